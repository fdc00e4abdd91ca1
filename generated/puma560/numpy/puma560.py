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
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = v5 * v5
    v10 = 0.00020216000000000006 * v9
    v11 = v3 * (0.00010000000000000026 + v10)
    v12 = v5 * v4
    v13 = 0.00011692799999999998 * v12
    v14 = v13 + (v3 * v11)
    v15 = 0.0024871679999999997 * v6
    v16 = v6 * v2
    v17 = (0.00011692799999999998 * v16) - (v2 * ((v12 * (0.0024871679999999997 + (0.0004043200000000001 * v6))) - 0.022546398))
    v18 = v3 * v5
    v19 = 0.8913300000000002 + (0.0028799999999999997 * v6)
    v20 = (0.0028799999999999997 * v12) - 0.025374999999999998
    v21 = v8 * ((v1 * v19) + (v2 * v20))
    v22 = v1 * ((v1 * ((((0.0004043200000000001 * v9) - 0.32402200550000004) - v15) - v14)) + v17)
    v23 = (3.155182285625 + (0.0008642879999999998 * v18)) - (v7 * ((0.0141984 * v8) + (1.601861202 * v7)))
    v24 = (v1 * v20) - (v2 * v19)
    v25 = v1 * v18
    v26 = v4 * v1
    v27 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v28 = v18 * v27
    v29 = (((0.15005 * v24) - (5.846399999999999e-05 * v25)) - (v2 * (0.0047376000000000015 + v28))) + (v26 * v11)
    v30 = 0.0012435839999999998 * v7
    v31 = v18 * v30
    v32 = 0.0012435839999999998 * v8
    v33 = 0.0016399999999999997 + v10
    v34 = v1 * v12
    v35 = v2 * (((0.0004321439999999999 * v18) + v33) - (5.846399999999999e-05 * v12))
    v36 = v35 + ((v27 * v34) - (v12 * v32))
    v37 = (v5 * v1) - (v4 * v16)
    v38 = 0.0006421600000000001 + (0.0012435839999999998 * v6)
    v39 = (0.0004321439999999999 * v37) - (v3 * (((v6 * v32) - (v1 * v38)) + (5.846399999999999e-05 * v16)))
    v40 = 4e-05 * (v16 - v34)
    v41 = 0.4318 * (v21 + (v7 * v24))
    v42 = (v15 + 0.3592922305) - v14
    v43 = v42 - v41
    v44 = ((v32 * v25) - v28) - (v2 * v31)
    v45 = (5.846399999999999e-05 * v5) - (v4 * v38)
    v46 = 4e-05 * v18
    v47 = 4e-05 * v6
    v48 = -(((v31 + (0.023751 * v8)) + (0.6903913435000001 * v7)) - v29)
    v49 = -((v45 + (v30 * v37)) + (v32 * ((v5 * v2) + (v6 * v26))))
    v50 = -v28
    v51 = -v45
    return (
        ((v23 + (v10 - v13)) - (0.8636 * v21)) - v22,
        v48,
        v29,
        v36,
        v39,
        v40,
        v48,
        (1.748114002 - v41) + v43,
        v43,
        v44,
        v49,
        v46,
        v29,
        v43,
        v42,
        v50,
        v51,
        v46,
        v36,
        v44,
        v50,
        v33,
        REAL(0.0),
        v47,
        v39,
        v49,
        v51,
        REAL(0.0),
        REAL(0.0006421600000000001),
        REAL(0.0),
        v40,
        v46,
        v46,
        v47,
        REAL(0.0),
        REAL(4e-05),
    )


def mass_matrix(prepared, q):
    """Inertia matrix of the chain.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      M[6][6]  inertia matrix; row by row

    Operations: 52 add, 68 mul, 0 div, 0 sqrt, 4 sincos, 4 other.
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
    v9 = qd[2] + qd[1]
    v10 = qd[0] * v1
    v11 = v9 * v10
    v12 = v4 * v10
    v13 = (v9 * v3) - v12
    v14 = v3 * v10
    v15 = v14 + (v9 * v4)
    v16 = v13 * v15
    v17 = v11 + v16
    v18 = qd[0] * v2
    v19 = qd[3] + v18
    v20 = 2.0 * v9
    v21 = (v18 * (v14 + (v20 * v4))) - ((2.0 * v19) * v15)
    v22 = (v5 * v17) - (v6 * v21)
    v23 = qd[4] + v15
    v24 = (v5 * v13) + (v6 * v19)
    v25 = (v23 * (2.0 * v24)) - v22
    v26 = qd[1] * qd[1]
    v27 = 0.4318 * v7
    v28 = (v26 * v27) - 9.81
    v29 = v9 * v9
    v30 = qd[0] * qd[0]
    v31 = v26 + v30
    v32 = 0.4318 * v8
    v33 = v2 * v32
    v34 = (0.0203 * v2) - (0.4318 * v1)
    v35 = qd[0] * v34
    v36 = (((v1 * v28) + (0.0203 * v29)) + (v31 * v33)) + (v18 * v35)
    v37 = 0.0028799999999999997 * v3
    v38 = ((qd[0] * (qd[1] * 0.8636)) * v7) - (0.15005 * v30)
    v39 = (v38 + ((0.8636 * v9) * v18)) + (0.0406 * v11)
    v40 = 0.0028799999999999997 * v4
    v41 = 3.9999999999999996e-05 * qd[5]
    v42 = (1.9999999999999998e-05 * v22) + (((v37 * v36) - (v40 * v39)) + (v41 * v23))
    v43 = v42 - (0.0004221600000000001 * v25)
    v44 = (v5 * v19) - (v6 * v13)
    v45 = v23 * v44
    v46 = (v45 + (v5 * v21)) + (v6 * v17)
    v47 = (0.00024000000000000003 * v46) + (0.00020000000000000004 * v45)
    v48 = (v5 * v43) + (((0.0013999999999999998 * v11) + (9.999999999999983e-05 * v16)) + (v6 * v47))
    v49 = 0.0028799999999999997 * ((v23 * v23) + (v44 * v44))
    v50 = v19 * v13
    v51 = v50 + (v18 * (v12 - (v20 * v3)))
    v52 = 0.0028799999999999997 * (v51 + (v24 * v44))
    v53 = (v5 * v49) + (v6 * v52)
    v54 = (v4 * v53) + (v37 * v25)
    v55 = (v5 * v52) - (v6 * v49)
    v56 = v29 + v30
    v57 = (0.025374999999999998 * v2) - (0.8913300000000002 * v1)
    v58 = (v2 * v54) - ((v1 * v55) + (v56 * v57))
    v59 = (v8 * ((0.0141984 * v8) + (1.601861202 * v7))) - 0.0070992
    v60 = (v2 * ((0.022546398 * v2) - (0.3244698455 * v1))) - 0.011273199
    v61 = v1 * v32
    v62 = (0.025374999999999998 * v61) + (0.8913300000000002 * v33)
    v63 = ((v5 * v47) + (0.00075 * v21)) - (v6 * v43)
    v64 = (((v31 * v61) - (0.4318 * v29)) - (v2 * v28)) + (v10 * v35)
    v65 = ((v44 * (v41 - (0.00020216000000000006 * v24))) - ((0.0028799999999999997 * v5) * v64)) - (0.0006421600000000001 * v51)
    v66 = v65 + (v6 * ((v40 * v36) + (v37 * v39)))
    v67 = (0.0006500000000000002 * (v50 + v51)) - v66
    v68 = qd[0] * (((0.0047376000000000015 * v10) + ((2.0 * qd[1]) * v59)) + (v20 * (v60 + v62)))
    v69 = v1 * ((v4 * v63) + ((0.0047376000000000015 * v56) - (v3 * v67)))
    v70 = ((v38 * v57) + ((v30 - v31) * ((0.023751 * v7) - (0.6903913435000001 * v8)))) + v68
    v71 = ((v32 + v34) * ((v3 * v53) - (v40 * v25))) - ((v2 * v48) + v70)
    v72 = (v4 * v67) + (((v28 * v57) - (v31 * v62)) + ((v29 - v56) * v60))
    v73 = ((v3 * v63) + (v72 - (0.0203 * v55))) + (0.4318 * v54)
    v74 = (((37.2347379 * v8) - (1.024164 * v7)) - ((v26 - v31) * v59)) - (v29 * v62)
    return (
        ((0.15005 * v58) + v71) + v69,
        (((v74 + (v33 * v55)) + (v61 * v54)) - (v27 * v58)) - v73,
        -v73,
        -v48,
        v66,
        (-3.9999999999999996e-05) * v46,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]  joint rates, rad/s or m/s

    Gives
      h[6]  bias, N m or N

    Operations: 90 add, 136 mul, 0 div, 0 sqrt, 4 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:6], REAL, (6,), lanes)


def _gravity(prepared, q):
    v0 = q[1] + q[2]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = 0.028252799999999998 * v1
    v10 = v6 * v9
    v11 = (0.028252799999999998 * v5) * v2
    v12 = (v10 + (8.743947300000002 * v1)) + ((v4 * v11) - (0.24892875 * v2))
    return (
        REAL(0.0),
        ((37.2347379 * v8) - (1.024164 * v7)) - v12,
        -v12,
        (v3 * v5) * v9,
        -(v11 + (v4 * v10)),
        REAL(0.0),
    )


def gravity(prepared, q):
    """Generalised forces of gravity alone.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      g[6]  gravity terms, N m or N

    Operations: 7 add, 12 mul, 0 div, 0 sqrt, 4 sincos, 2 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _gravity(prepared, q)
    return _pack(values[0:6], REAL, (6,), lanes)


def _coriolis_matrix(prepared, q, qd):
    v0 = q[1] + q[2]
    v1 = np.sin(q[4])
    v2 = np.cos(q[4])
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(v0)
    v6 = np.cos(v0)
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = v3 * v2
    v10 = v4 * v2
    v11 = 0.00011692799999999998 * v10
    v12 = v11 - (0.0008642879999999998 * v9)
    v13 = v3 * v1
    v14 = v5 * v13
    v15 = 0.0004043200000000001 * v14
    v16 = 0.00020216000000000006 * v2
    v17 = v1 * v1
    v18 = 0.00020216000000000006 * v17
    v19 = v18 - (v2 * v16)
    v20 = v4 * v5
    v21 = v20 * v19
    v22 = 2.0 * v6
    v23 = (v1 * v6) + (v5 * v10)
    v24 = 0.00011692799999999998 * v5
    v25 = v1 * v2
    v26 = v5 * v5
    v27 = 0.0004043200000000001 * v25
    v28 = (v1 * v5) - (v6 * v10)
    v29 = 0.0024871679999999997 * (v5 - v8)
    v30 = ((v27 - (v26 * (0.0008086400000000002 * v25))) + (v24 * v23)) - (v28 * v29)
    v31 = v30 + ((((v5 * v9) * v15) - v12) - (v22 * v21))
    v32 = 0.5 * qd[4]
    v33 = v3 * v5
    v34 = 0.0004043200000000001 * v17
    v35 = 0.00020000000000000052 + v34
    v36 = v1 * v4
    v37 = ((v14 * v24) - (0.0008642879999999998 * v36)) - ((v33 * v20) * v35)
    v38 = 0.0024871679999999997 * v14
    v39 = v8 * v6
    v40 = v13 * (0.00011692799999999998 + (0.0024871679999999997 * v39))
    v41 = (v37 + (v6 * (v38 + (v2 * v15)))) - v40
    v42 = 0.5 * qd[3]
    v43 = 0.0012435839999999998 * v36
    v44 = v8 * v5
    v45 = 0.0012435839999999998 * v39
    v46 = ((-(0.3848762940000001 * v39)) - (v2 * v45)) - (v44 * (0.010956925 - v43))
    v47 = v43 + (v36 * v16)
    v48 = (v26 - (v6 * v6)) * ((0.022546398 + (0.00011692799999999998 * v2)) - (2.0 * v47))
    v49 = 0.00010000000000000026 + v18
    v50 = v3 * v49
    v51 = (v34 - (((0.0024871679999999997 * v2) + 0.32402200550000004) + (0.00011692799999999998 * v36))) - (v3 * v50)
    v52 = ((v5 * v22) * v51) - v48
    v53 = 0.5 * qd[2]
    v54 = (((qd[2] * v46) - (v42 * v41)) + (v32 * v31)) - (v53 * v52)
    v55 = v36 * v6
    v56 = v55 + (v2 * v5)
    v57 = ((0.8913300000000002 * v5) - (0.025374999999999998 * v6)) + (0.0028799999999999997 * v56)
    v58 = (0.8636 * v7) * v57
    v59 = ((v8 * (3.203722404 * v7)) + (0.0141984 * ((v8 * v8) - (v7 * v7)))) - v58
    v60 = 2.0 * v46
    v61 = (v52 + v59) - v60
    v62 = 0.5 * qd[1]
    v63 = 0.5 * qd[0]
    v64 = 2e-05 * qd[5]
    v65 = v64 * v56
    v66 = v65 + (v63 * v61)
    v67 = 0.0012435839999999998 * v9
    v68 = v67 - (v3 * v19)
    v69 = (v10 * v15) - (v6 * v68)
    v70 = v67 + (0.0006421600000000001 * v3)
    v71 = v6 * v70
    v72 = (v71 + (0.0008642879999999998 * v23)) + v69
    v73 = v5 * (5.846399999999999e-05 * v36)
    v74 = (v73 - ((v4 * v20) * v49)) + (v33 * v50)
    v75 = (v5 * (0.0016399999999999997 + v18)) - v73
    v76 = v74 + (v75 + (0.0008642879999999998 * v14))
    v77 = 5.846399999999999e-05 * v13
    v78 = v6 * v77
    v79 = (v16 * v14) - v78
    v80 = v4 * v50
    v81 = (v79 + (v6 * v80)) + (((0.0047376000000000015 * v5) + (0.0012435839999999998 * v14)) + (0.15005 * v57))
    v82 = qd[2] + qd[1]
    v83 = ((v42 * v76) - (v32 * v72)) - (v82 * v81)
    v84 = (v83 + (qd[1] * ((v8 * (0.6903913435000001 + (0.0012435839999999998 * v13))) - (0.023751 * v7)))) + v66
    v85 = (v65 - (qd[0] * v46)) + (v63 * v52)
    v86 = v21 - (v6 * v27)
    v87 = (((v10 * v29) + (0.0006421600000000001 * v20)) - (v6 * v12)) - v86
    v88 = (0.0008642879999999998 * v55) - (v13 * v29)
    v89 = 0.5 * v82
    v90 = (v64 * v14) - (v63 * v41)
    v91 = (v64 * v23) - (v63 * v31)
    v92 = qd[4] * v2
    v93 = (v42 * v87) + ((v32 * v88) + ((v5 * (0.0004321439999999999 * v92)) + (qd[4] * v78)))
    v94 = 2e-05 * v82
    v95 = 2e-05 * qd[4]
    v96 = 2e-05 * qd[3]
    v97 = ((v96 * v14) - (v95 * v23)) - (v94 * v56)
    v98 = v74 + ((v22 * v47) - v75)
    v99 = (0.5 * v98) + (v7 * v43)
    v100 = (v71 + (v9 * v24)) - v69
    v101 = 0.0012435839999999998 * v7
    v102 = (0.5 * v100) + (v101 * v9)
    v103 = v45 + (v5 * v101)
    v104 = v44 - (v7 * v6)
    v105 = 0.0012435839999999998 * v1
    v106 = (v105 * v104) - (v10 * v103)
    v107 = v13 * v9
    v108 = ((v11 + (0.0024871679999999997 * v1)) + (0.0004043200000000001 * v107)) - v106
    v109 = v106 - v108
    v110 = (v40 - ((v3 * v4) * v35)) + (v7 * v38)
    v111 = v42 * v110
    v112 = v60 - v58
    v113 = ((0.0012435839999999998 * v8) * v28) - (v101 * v23)
    v114 = v108 - v113
    v115 = qd[0] * v99
    v116 = v64 * v36
    v117 = (qd[3] * v47) - v116
    v118 = v68 + v70
    v119 = ((0.0024871679999999997 * v9) * v104) - v118
    v120 = v64 * v9
    v121 = qd[4] * v43
    v122 = v121 + ((5.846399999999999e-05 * v92) - v120)
    v123 = ((((v104 * v121) - v122) - (v92 * v103)) + (v42 * v119)) - (v53 * v114)
    v124 = (v62 * v109) - (qd[0] * v102)
    v125 = 2e-05 * qd[0]
    v126 = v125 * v56
    v127 = (v95 * v9) + (v96 * v36)
    v128 = v127 + v126
    v129 = 0.5 * (v108 + v113)
    v130 = v77 - v80
    v131 = qd[3] * v130
    v132 = (v105 + (5.846399999999999e-05 * v10)) + (0.00020216000000000006 * v107)
    v133 = (v63 * v98) - (v82 * v130)
    v134 = (qd[1] * v129) + ((qd[2] * v132) + (v63 * v100))
    v135 = (0.5 * v86) + (0.00032108000000000006 * v20)
    v136 = 0.5 * (v68 - v70)
    v137 = v116 + (qd[4] * v136)
    v138 = 0.00020216000000000006 * v25
    v139 = (((qd[3] * v138) - (v64 * v1)) - (qd[0] * v135)) - (v82 * v136)
    v140 = (v125 * v14) + (v94 * v36)
    v141 = v95 * v1
    v142 = (qd[3] * v136) - v120
    v143 = (v125 * v23) + ((v96 * v1) - (v94 * v9))
    v144 = -(v126 - v127)
    return (
        v54 - (v62 * v61),
        -v84,
        -(v83 + v85),
        (v90 - (v89 * v76)) + (((v42 * v88) - (qd[3] * v79)) + (v32 * v87)),
        (v93 + (v89 * v72)) - v91,
        v97,
        (v66 - (qd[3] * v99)) - (qd[4] * v102),
        (v111 + (v32 * v109)) + (v53 * v112),
        (v111 + (v89 * v112)) - (v32 * v114),
        (((v32 * v119) + (((qd[3] * v43) * v104) - v117)) + (v89 * v110)) - v115,
        v124 + v123,
        v128,
        (v85 - (v42 * v98)) - (v32 * v100),
        (v131 - (v62 * v112)) - (qd[4] * v129),
        v131 - (qd[4] * v132),
        -((v117 + (v32 * v118)) + v133),
        -((v122 + (v42 * v118)) + v134),
        v128,
        (qd[1] * v99) + ((v53 * v98) - ((qd[4] * v135) + v90)),
        (v115 - (v62 * v110)) - ((qd[2] * v130) + v137),
        v133 - v137,
        qd[4] * v138,
        v139,
        -(v140 + v141),
        ((v91 + (qd[3] * v135)) + (v53 * v100)) + (qd[1] * v102),
        (v142 + (qd[2] * v129)) - v124,
        v134 + v142,
        -v139,
        REAL(0.0),
        v143,
        v97,
        v144,
        v144,
        v140 - v141,
        -v143,
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]  joint rates, rad/s or m/s

    Gives
      C[6][6]  Christoffel's matrix; row by row

    Operations: 172 add, 237 mul, 0 div, 0 sqrt, 4 sincos, 9 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _coriolis_matrix(prepared, q, qd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _inverse_dynamics(prepared, q, qd, qdd):
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
    v11 = (v1 * v10) + (v9 * v2)
    v12 = (v9 * v1) - (v2 * v10)
    v13 = v12 * v11
    v14 = v9 * v10
    v15 = qdd[0] * v4
    v16 = v15 - v14
    v17 = qdd[3] + v16
    v18 = v13 - v17
    v19 = qd[0] * v4
    v20 = qd[3] + v19
    v21 = (v5 * v20) - (v6 * v12)
    v22 = qd[4] + v11
    v23 = v22 * v21
    v24 = (qdd[0] * v3) + ((2.0 * v9) * v19)
    v25 = v10 * v19
    v26 = qdd[1] + qdd[2]
    v27 = v25 - v26
    v28 = ((v20 * (2.0 * v11)) - (v2 * v24)) - (v1 * v27)
    v29 = ((v5 * v28) - v23) - (v6 * v18)
    v30 = 4e-05 * (qdd[5] + v29)
    v31 = (-v30) - (0.00020000000000000004 * (v29 - v23))
    v32 = (v5 * v18) + (v6 * v28)
    v33 = (v5 * v12) + (v6 * v20)
    v34 = ((2.0 * v22) * v33) - v32
    v35 = v9 * v9
    v36 = v35 + (v19 * v19)
    v37 = qd[0] * qd[0]
    v38 = qd[1] * qd[1]
    v39 = v38 + v37
    v40 = 0.4318 * v8
    v41 = 0.4318 * v7
    v42 = ((0.15005 * qdd[0]) - (qdd[1] * v41)) - (v39 * v40)
    v43 = (9.81 + (qdd[1] * v40)) - (v38 * v41)
    v44 = (v4 * v42) + (v3 * v43)
    v45 = (v44 - (0.0203 * v36)) + (0.4318 * v27)
    v46 = v14 - v16
    v47 = qd[0] * (qd[1] * 2.0)
    v48 = ((v47 * v41) - (0.15005 * v37)) - (qdd[0] * v40)
    v49 = (v48 + (0.4318 * v24)) + (0.0203 * v46)
    v50 = (v2 * v49) + (v1 * v45)
    v51 = 4e-05 * qd[5]
    v52 = (((0.0028799999999999997 * v50) - (v51 * v22)) - (1.9999999999999998e-05 * v32)) + (0.0004221600000000001 * v34)
    v53 = ((v5 * v52) + ((0.0006500000000000002 * (v13 + v17)) - (0.00075 * v18))) - (v6 * v31)
    v54 = (v2 * v45) - (v1 * v49)
    v55 = 0.0028799999999999997 * ((v22 * v22) + (v21 * v21))
    v56 = v33 * v21
    v57 = v12 * v20
    v58 = ((v1 * v24) - v57) - (v2 * v27)
    v59 = qdd[4] + v58
    v60 = v56 - v59
    v61 = 0.0028799999999999997 * v60
    v62 = ((v5 * v55) + (1.25 * v54)) + (v6 * v61)
    v63 = (1.25 * v50) + (0.0028799999999999997 * v34)
    v64 = (v2 * v63) - (v1 * v62)
    v65 = ((((0.00031627399999999964 * v24) - (0.0047376000000000015 * v27)) + (0.016249999999999987 * v46)) + (0.0203 * v64)) - v53
    v66 = (0.023751 * v8) + (0.1208630640000001 * v7)
    v67 = (qdd[1] * v66) + ((v37 - v39) * ((0.023751 * v7) - (0.1208630640000001 * v8)))
    v68 = (0.03707455999999998 * v7) - (0.0141984 * v8)
    v69 = 0.0070992 + (v8 * v68)
    v70 = ((qdd[0] * (1.2999309934803147 + (v7 * v68))) - v67) + (v47 * v69)
    v71 = (v2 * v62) + (v1 * v63)
    v72 = v71 + ((0.35158 * v27) + (7.54015748031496 * v44))
    v73 = (v4 * v43) - (v3 * v42)
    v74 = v35 + (v10 * v10)
    v75 = v26 + v25
    v76 = ((0.4318 * v74) - v73) - (0.0203 * v75)
    v77 = (v5 * v61) - ((v6 * v55) + (1.25 * v76))
    v78 = v77 + ((7.54015748031496 * v73) - (0.35158 * v74))
    v79 = (v4 * v72) - (v3 * v78)
    v80 = (0.15005 * v79) + (v70 - (v40 * (v64 + ((0.35158 * v24) + (7.54015748031496 * v48)))))
    v81 = ((v5 * v31) - (0.00075 * v28)) + (v6 * v52)
    v82 = ((0.00022000000000000003 * (v56 + v59)) + (v51 * v21)) - (0.0004221600000000001 * v60)
    v83 = v82 + (0.0028799999999999997 * ((v5 * v76) - (v6 * v54)))
    v84 = (-v83) - (0.0006500000000000002 * (v58 - v57))
    v85 = ((0.0047376000000000015 * (v37 - v74)) - ((0.10817090799999998 * v24) + (0.35158 * v48))) - (0.00031627399999999964 * v46)
    v86 = v3 * ((((v1 * v84) + v85) - (0.4318 * v64)) - (v2 * v81))
    v87 = (((0.10817090799999998 * v27) + (0.0047376000000000015 * v15)) - (0.016249999999999987 * v75)) - (0.00031627399999999964 * (v36 - v74))
    v88 = ((0.4318 * v71) + ((v87 + (0.35158 * v44)) - (0.0203 * v77))) + (v2 * v84)
    v89 = v88 + (v1 * v81)
    v90 = (((0.10917823999999998 * qdd[1]) - (1.024164 * v7)) - (qdd[0] * v66)) + ((v38 - v39) * v69)
    return (
        (v80 - (v4 * v65)) - v86,
        ((v90 - (v41 * v79)) + (v40 * ((v4 * v78) + (v3 * v72)))) - v89,
        -v89,
        v53,
        v83,
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

    Operations: 120 add, 152 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
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
    v9 = v3 * v1
    v10 = qd[2] + qd[1]
    v11 = (v10 * v4) + (qd[0] * v9)
    v12 = qd[4] + v11
    v13 = v4 * v1
    v14 = (qd[0] * v13) - (v10 * v3)
    v15 = qd[3] + (qd[0] * v2)
    v16 = (v5 * v15) + (v6 * v14)
    v17 = 0.0028799999999999997 * ((v16 * v16) + (v12 * v12))
    v18 = v15 * v14
    v19 = qd[0] * qd[0]
    v20 = v19 * v2
    v21 = qd[0] * v10
    v22 = v21 * v2
    v23 = ((v13 * v20) - v18) - ((2.0 * v3) * v22)
    v24 = (v5 * v14) - (v6 * v15)
    v25 = v24 * v16
    v26 = 0.0028799999999999997 * (v25 - v23)
    v27 = (v5 * v26) + (v6 * v17)
    v28 = (v5 * v17) - (v6 * v26)
    v29 = (2.0 * ((v4 * v22) - (v15 * v11))) + (v9 * v20)
    v30 = v14 * v11
    v31 = v21 * v1
    v32 = v31 - v30
    v33 = ((v5 * v32) - (v6 * v29)) + (v24 * (2.0 * v12))
    v34 = 0.0028799999999999997 * v3
    v35 = (v4 * v28) - (v34 * v33)
    v36 = 0.4318 * v8
    v37 = (0.8913300000000002 * v1) - (0.025374999999999998 * v2)
    v38 = v10 * v10
    v39 = v38 + v19
    v40 = ((v1 * v27) + (v39 * v37)) + (v2 * v35)
    v41 = 0.4318 * v7
    v42 = (0.025374999999999998 * v1) + (0.8913300000000002 * v2)
    v43 = v36 * v42
    v44 = (0.0141984 * v8) + (1.601861202 * v7)
    v45 = (v8 * v44) - 0.0070992
    v46 = qd[1] * qd[1]
    v47 = v46 + v19
    v48 = (((37.2347379 * v8) - tau[1]) - (1.024164 * v7)) + ((v47 - v46) * v45)
    v49 = (0.4318 * v1) - (0.0203 * v2)
    v50 = (v47 * v36) - (v19 * v49)
    v51 = (v46 * v41) - 9.81
    v52 = 0.0028799999999999997 * v5
    v53 = (0.00024216000000000005 * v25) + (v52 * (((0.4318 * v38) + (v2 * v51)) - (v1 * v50)))
    v54 = 4e-05 * (v24 - qd[5])
    v55 = ((0.0006421600000000001 * v23) - v53) + (v16 * v54)
    v56 = ((-(v1 * v51)) - (0.0203 * v38)) - (v2 * v50)
    v57 = 0.0028799999999999997 * v4
    v58 = qd[0] * qd[1]
    v59 = (0.15005 * v19) - ((0.8636 * v58) * v7)
    v60 = ((0.8636 * v22) - v59) + (0.0406 * v31)
    v61 = v55 + (v6 * ((v57 * v56) - (v34 * v60)))
    v62 = tau[4] + v61
    v63 = 0.0012435839999999998 * v8
    v64 = v6 * v63
    v65 = 0.0012435839999999998 * v6
    v66 = 0.0006421600000000001 + v65
    v67 = (v4 * v66) - (5.846399999999999e-05 * v5)
    v68 = v6 * v2
    v69 = (v57 * v68) - (v1 * v52)
    v70 = (((v2 * (v5 * v63)) - v67) + (v13 * v64)) - (v41 * v69)
    v71 = 1557.2443004858599 * v70
    v72 = ((v48 - (v38 * v43)) - (v41 * v40)) - (v71 * v62)
    v73 = (0.3244698455 * v1) - (0.022546398 * v2)
    v74 = 0.011273199 + (v2 * v73)
    v75 = (((v51 * v37) + (v47 * v43)) - ((v39 - v38) * v74)) - (0.0203 * v27)
    v76 = (0.0006500000000000002 * (v18 - v23)) - v61
    v77 = ((v12 * v54) + ((v57 * v60) + (v34 * v56))) - (0.0004421600000000001 * v33)
    v78 = v12 * v16
    v79 = (v78 + (v5 * v29)) + (v6 * v32)
    v80 = (0.00020000000000000004 * (v78 + v79)) - tau[5]
    v81 = ((v5 * v80) + (0.00075 * v29)) + (v6 * v77)
    v82 = ((v4 * v76) + (v75 - (0.4318 * v35))) - (v3 * v81)
    v83 = ((v5 * v77) + ((9.999999999999983e-05 * v30) - (0.0013999999999999998 * v31))) - (v6 * v80)
    v84 = tau[3] - v83
    v85 = v5 * (0.00024216000000000005 * v5)
    v86 = 0.0015999999999999999 + v85
    v87 = 1.0 / v86
    v88 = v3 * v5
    v89 = 0.0012435839999999998 + (0.00024216000000000005 * v6)
    v90 = v88 * v89
    v91 = v90 * v87
    v92 = 1557.2443004858599 * v67
    v93 = v82 + (((v92 * v62) - tau[2]) - (v91 * v84))
    v94 = v5 * v4
    v95 = v1 * v94
    v96 = v68 - v95
    v97 = (-v42) - (0.0028799999999999997 * v96)
    v98 = v94 * v63
    v99 = (v36 * v37) + ((v1 * v64) + (v2 * v98))
    v100 = v99 + (v41 * v97)
    v101 = 5.846399999999999e-05 * v94
    v102 = v85 - 0.00119216
    v103 = v3 * (0.0012921600000000003 + v102)
    v104 = v3 * v103
    v105 = v104 + ((2.0 * (v101 - v65)) - 0.3592922305)
    v106 = v105 + v100
    v107 = v1 * v88
    v108 = (0.0012435839999999998 * v7) * v88
    v109 = ((v63 * v107) - v90) - (v2 * v108)
    v110 = (v109 * v91) + ((v92 * v70) - v106)
    v111 = 1.0 / ((v105 + (v67 * v92)) + (v90 * v91))
    v112 = v110 * v111
    v113 = (v72 + (v36 * ((v1 * v35) - (v2 * v27)))) + (v112 * v93)
    v114 = v109 * v87
    v115 = v113 + (v82 + (v114 * v84))
    v116 = ((((v100 - 1.748114002) + (v70 * v71)) + (v109 * v114)) + v106) - (v110 * v112)
    v117 = 1.0 / v116
    v118 = ((0.15005 * v69) - (v66 * v9)) + (v3 * ((5.846399999999999e-05 * v68) + v64))
    v119 = ((0.15005 * v97) - ((v2 * (0.0047376000000000015 + v90)) + (5.846399999999999e-05 * v107))) + (v13 * v103)
    v120 = v101 - v86
    v121 = 0.0004321439999999999 * v88
    v122 = v89 * v95
    v123 = (v98 - v122) + (v2 * (v120 - v121))
    v124 = (v119 + (v92 * v118)) - (v123 * v91)
    v125 = 1557.2443004858599 * v118
    v126 = (((v108 + (0.6903913435000001 * v7)) + (0.023751 * v8)) + (v125 * v70)) - v119
    v127 = v123 * v87
    v128 = (v126 - (v109 * v127)) - (v124 * v112)
    v129 = v128 * v117
    v130 = (v19 - v47) * ((0.6903913435000001 * v8) - (0.023751 * v7))
    v131 = (v130 + (((0.0047376000000000015 * (v39 - v19)) * v1) - tau[0])) - (v59 * v37)
    v132 = (v131 - ((2.0 * v58) * v45)) + ((2.0 * v21) * (v74 - v43))
    v133 = (v2 * v83) + (v132 - ((v49 - v36) * ((v3 * v28) + (v57 * v33))))
    v134 = v124 * v111
    v135 = ((v133 + (0.15005 * v40)) + (v13 * v81)) + (v134 * v93)
    v136 = (v135 + (((v9 * v76) - (v125 * v62)) - (v127 * v84))) - (v115 * v129)
    v137 = v101 + v120
    v138 = (((v7 * v44) - 3.153542285625) + v137) + (v118 * v125)
    v139 = (v138 - (2.0 * ((v121 + (v2 * v122)) - v99))) + (v123 * v127)
    v140 = ((0.00011692799999999998 * v68) - v73) - (v1 * (v104 + (v137 + ((0.0024871679999999997 * v6) - v102))))
    v141 = v136 * (1.0 / (((v139 + (v1 * v140)) - (v124 * v134)) - (v128 * v129)))
    v142 = (v129 * v141) - (v115 * v117)
    v143 = ((v111 * v93) + (v134 * v141)) - (v112 * v142)
    v144 = (((v87 * v84) + (v127 * v141)) + (v114 * v142)) + (v91 * v143)
    v145 = ((v79 + (24999.999999999996 * tau[5])) - (v96 * v141)) - (v6 * v144)
    return (
        v141,
        -v142,
        v143,
        v144,
        (((1557.2443004858599 * v62) + (v125 * v141)) - (v71 * v142)) - (v92 * v143),
        v145 + (v88 * (v142 - v143)),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Operations: 183 add, 240 mul, 4 div, 0 sqrt, 4 sincos, 3 other.
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
    v6 = np.sin(q[5])
    v7 = np.cos(q[5])
    v8 = np.sin(q[4])
    v9 = np.cos(q[4])
    v10 = qd[0] * v0
    v11 = qd[0] * v1
    v12 = (v3 * v11) - (v2 * v10)
    v13 = (0.0203 * v12) + (0.4318 * v11)
    v14 = qd[1] * v2
    v15 = (0.15005 * v12) + (0.4318 * v14)
    v16 = (v4 * v15) - (v5 * v13)
    v17 = (v2 * v11) + (v3 * v10)
    v18 = qd[2] + qd[1]
    v19 = (v18 * v4) - (v5 * v17)
    v20 = (0.4318 * v19) - v16
    v21 = (v4 * v13) + (v5 * v15)
    v22 = (v18 * v5) + (v4 * v17)
    v23 = (0.4318 * v22) - v21
    v24 = qd[1] * v3
    v25 = ((0.0203 * v18) + (0.4318 * v24)) - (0.15005 * v17)
    v26 = (v8 * v25) - (v9 * v23)
    v27 = (v6 * v26) - (v7 * v20)
    v28 = (v6 * v20) + (v7 * v26)
    v29 = qd[3] + v12
    v30 = (v8 * v19) + (v9 * v29)
    v31 = qd[5] + v30
    v32 = v17 * ((0.218857068 * v17) - (0.680447712 * v24))
    v33 = ((0.620084 * qd[1]) - (0.047502 * v11)) + (0.894965952 * ((v3 * v24) + (v2 * v14)))
    v34 = (v32 - (v11 * ((0.2901696 * v17) - (2.3999823019999997 * v11)))) + (qd[1] * v33)
    v35 = qd[4] + v22
    v36 = ((v35 * (0.0004 * v35)) + v34) + (v31 * (4e-05 * v31))
    v37 = v36 + (0.82 * (((v16 * v16) + (v25 * v25)) + (v21 * v21)))
    v38 = (v8 * v23) + (v9 * v25)
    v39 = (v9 * v19) - (v8 * v29)
    v40 = (v6 * v35) + (v7 * v39)
    v41 = (v6 * v39) - (v7 * v35)
    v42 = (v37 + (v38 * (0.43000000000000005 * v38))) + (0.00024216 * ((v41 * v41) + (v40 * v40)))
    v43 = v10 * (((1.03118515 * v10) - (0.5383560000000001 * qd[1])) - (0.0141984 * v11))
    v44 = ((v12 * (0.14183706799999996 * v12)) + v43) + (v18 * ((0.10952 * v18) - (0.1103088 * v12)))
    v45 = (v44 - (v14 * ((0.2901696 * v18) - (0.680447712 * v12)))) + (v29 * (0.0013 * v29))
    v46 = v45 + (0.16844092479999997 * ((v19 * v19) + (v22 * v22)))
    v47 = v46 - (0.739312 * ((v19 * v16) + (v22 * v21)))
    v48 = v47 + (0.0003 * ((v39 * v39) + (v30 * v30)))
    v49 = v48 + (0.34 * ((v20 * v20) + (v26 * v26)))
    v50 = v49 + (0.0057599999999999995 * ((v41 * v28) - (v40 * v27)))
    v51 = 0.5 * (v50 + (v42 + (0.09 * ((v28 * v28) + (v27 * v27)))))
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
    v0 = np.sin(q[4])
    v1 = np.cos(q[4])
    v2 = np.cos(q[3])
    v3 = np.sin(q[2])
    v4 = np.cos(q[2])
    v5 = np.sin(q[1])
    v6 = np.cos(q[1])
    v7 = (v2 * (0.0028799999999999997 * v0)) - 0.025374999999999998
    v8 = 0.89133 + (0.0028799999999999997 * v1)
    v9 = v5 * ((v4 * v7) + ((v3 * v8) - 3.79559))
    return (
        154.550796435 - (9.81 * (v9 - (v6 * ((0.10439999999999999 + (v4 * v8)) - (v3 * v7))))),
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
    v26 = v6 * v4
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
    v16 = 0.05625 * v15
    v17 = v8 * v12
    v18 = v16 + (0.4318 * v17)
    v19 = 0.0203 * v10
    v20 = (0.4318 * v3) + v19
    v21 = (v7 * v10) - (v11 * v12)
    v22 = 0.4318 * v10
    v23 = 0.0203 * v12
    v24 = (v23 + v22) + (0.05625 * v21)
    v25 = (0.4318 * v2) + v24
    v26 = v23 - v24
    v27 = v22 + v26
    v28 = v4 * v8
    v29 = (v5 * v9) - (v28 * v10)
    v30 = v4 * v12
    v31 = (v9 * v13) - (v6 * v28)
    v32 = 0.05625 * v31
    v33 = v9 * v12
    v34 = v32 + (0.4318 * v33)
    v35 = (v5 * v8) + (v14 * v10)
    v36 = (v9 * v34) + (v8 * v18)
    v37 = (v9 * v9) + (v8 * v8)
    v38 = -v9
    return (
        v18 + ((0.15005 * v9) - (v8 * v20)),
        -(v9 * v25),
        -(v9 * v24),
        (v10 * v18) + (v17 * v26),
        (v29 * v27) + (v30 * v16),
        (v15 * v27) + (v21 * v16),
        ((v9 * v20) + (0.15005 * v8)) - v34,
        -(v8 * v25),
        -(v8 * v24),
        -((v10 * v34) + (v33 * v26)),
        (v35 * v27) - (v30 * v32),
        -((v31 * v27) + (v21 * v32)),
        REAL(0.0),
        (v37 * v20) - v36,
        (v37 * v19) - v36,
        (v33 * v16) - (v17 * v32),
        -((v35 * v16) + (v29 * v32)),
        REAL(0.0),
        REAL(0.0),
        v8,
        v8,
        -v33,
        v35,
        -v31,
        REAL(0.0),
        v38,
        v38,
        -v17,
        -v29,
        -v15,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        v10,
        v30,
        v21,
    )


def jacobian_tip(prepared, q):
    """First-order influence coefficients of tip and its link: velocity, then angular velocity, = J qd.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      J[6][6]  Jacobian: translational rows, then rotational ones; row by row

    Operations: 32 add, 62 mul, 0 div, 0 sqrt, 5 sincos, 13 other.
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
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[4])
    v7 = np.cos(q[4])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = (v3 * v1) - (v2 * v0)
    v11 = v6 * v5
    v12 = v11 * v10
    v13 = (v2 * v1) + (v3 * v0)
    v14 = v8 * v13
    v15 = v4 * v6
    v16 = ((v9 * v15) + (v7 * v14)) + (v8 * v12)
    v17 = 0.4318 * v3
    v18 = v17 + (0.0203 * v10)
    v19 = (v8 * v18) - (0.15005 * v9)
    v20 = (0.4318 * v14) - v19
    v21 = v20 + (0.05625 * v16)
    v22 = 0.4318 * v2
    v23 = v22 + (0.0203 * v13)
    v24 = (0.4318 * v10) + v23
    v25 = (v7 * v10) - (v11 * v13)
    v26 = (0.05625 * v25) + v24
    v27 = -(v9 * v26)
    v28 = v22 - v26
    v29 = v9 * v28
    v30 = v23 - v26
    v31 = v19 + v21
    v32 = (v10 * v31) + (v14 * v30)
    v33 = v20 - v21
    v34 = v4 * v13
    v35 = v24 - v26
    v36 = v4 * v10
    v37 = (v8 * v36) - (v5 * v9)
    v38 = (v37 * v35) + (v34 * v33)
    v39 = -v38
    v40 = (v16 * v35) - (v25 * v33)
    v41 = v9 * v13
    v42 = ((v7 * v41) - (v8 * v15)) + (v9 * v12)
    v43 = (v9 * v18) + (0.15005 * v8)
    v44 = (0.4318 * v41) - v43
    v45 = v44 + (0.05625 * v42)
    v46 = v8 * v26
    v47 = v8 * v28
    v48 = v43 + v45
    v49 = (v10 * v48) + (v41 * v30)
    v50 = v44 - v45
    v51 = (v5 * v8) + (v9 * v36)
    v52 = (v51 * v35) + (v34 * v50)
    v53 = (v25 * v50) - (v42 * v35)
    v54 = (v8 * v21) + (v9 * v45)
    v55 = (v9 * v9) + (v8 * v8)
    v56 = v54 + (v17 * v55)
    v57 = (v14 * v48) - (v41 * v31)
    v58 = (v51 * v33) - (v37 * v50)
    v59 = (v16 * v50) - (v42 * v33)
    v60 = -v47
    v61 = -v52
    v62 = -v53
    v63 = v9 * v56
    v64 = v9 * v57
    v65 = -(v9 * v58)
    v66 = -(v9 * v59)
    v67 = -((v10 * v52) + (v14 * v58))
    v68 = -((v10 * v53) + (v14 * v59))
    v69 = -((v34 * v53) - (v37 * v59))
    v70 = v8 * v56
    v71 = v8 * v57
    v72 = -(v8 * v58)
    v73 = -(v8 * v59)
    v74 = (v41 * v58) - (v10 * v38)
    v75 = (v10 * v40) + (v41 * v59)
    v76 = (v34 * v40) - (v51 * v59)
    v77 = v55 * v28
    v78 = -((v8 * v49) - (v9 * v32))
    v79 = (v8 * v52) - (v9 * v38)
    v80 = (v8 * v53) + (v9 * v40)
    v81 = -((v41 * v52) + (v14 * v38))
    v82 = (v14 * v40) - (v41 * v53)
    v83 = -((v37 * v40) - (v51 * v53))
    return (
        v21,
        v27,
        v29,
        v32,
        v39,
        v40,
        -v45,
        -v46,
        v47,
        -v49,
        v52,
        v53,
        REAL(0.0),
        -v54,
        -v56,
        -v57,
        v58,
        v59,
        v45,
        v46,
        v60,
        v49,
        v61,
        v62,
        v46,
        v9 * v54,
        v63,
        v64,
        v65,
        v66,
        v60,
        v63,
        v63,
        v64,
        v65,
        v66,
        v49,
        v64,
        v64,
        (v10 * v49) + (v14 * v57),
        v67,
        v68,
        v61,
        v65,
        v65,
        v67,
        (v37 * v58) - (v34 * v52),
        v69,
        v62,
        v66,
        v66,
        v68,
        v69,
        -((v16 * v59) + (v25 * v53)),
        v21,
        v27,
        v29,
        v32,
        v39,
        v40,
        v27,
        v8 * v54,
        v70,
        v71,
        v72,
        v73,
        v29,
        v70,
        v70,
        v71,
        v72,
        v73,
        v32,
        v71,
        v71,
        (v10 * v32) - (v41 * v57),
        v74,
        v75,
        v39,
        v72,
        v72,
        v74,
        -((v51 * v58) + (v34 * v38)),
        v76,
        v40,
        v73,
        v73,
        v75,
        v76,
        (v25 * v40) + (v42 * v59),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(v55 * v26),
        v77,
        v78,
        v79,
        v80,
        REAL(0.0),
        v77,
        v77,
        v78,
        v79,
        v80,
        REAL(0.0),
        v78,
        v78,
        (v41 * v49) + (v14 * v32),
        v81,
        v82,
        REAL(0.0),
        v79,
        v79,
        v81,
        (v37 * v38) + (v51 * v52),
        v83,
        REAL(0.0),
        v80,
        v80,
        v82,
        v83,
        (v16 * v40) - (v42 * v53),
    )


def influence_tip(prepared, q):
    """Influence coefficients of tip, base frame.

    Takes
      q[6]  joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      G[3][6]     first-order influence coefficients; row by row
      H[3][6][6]  second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m; row by row

    Operations: 59 add, 118 mul, 0 div, 0 sqrt, 5 sincos, 24 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:])
    with np.errstate(all="ignore"):
        values = _influence_tip(prepared, q)
    return _pack(values[0:18], REAL, (3, 6), lanes), _pack(values[18:126], REAL, (3, 6, 6), lanes)


def _influence_rotational_tip(prepared, q):
    v0 = np.sin(q[3])
    v1 = np.cos(q[3])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = np.sin(q[0])
    v9 = np.cos(q[0])
    v10 = v2 * v1
    v11 = v0 * v2
    v12 = (v4 * v7) + (v5 * v6)
    v13 = (v5 * v7) - (v4 * v6)
    v14 = v8 * v12
    v15 = v0 * v12
    v16 = v9 * v12
    v17 = -v16
    v18 = -v9
    v19 = v9 * v13
    v20 = (v1 * v8) + (v0 * v19)
    v21 = ((v8 * v11) - (v10 * v19)) - (v3 * v16)
    v22 = v8 * v13
    v23 = (v1 * v9) - (v0 * v22)
    v24 = ((v9 * v11) + (v3 * v14)) + (v10 * v22)
    v25 = (v10 * v12) - (v3 * v13)
    v26 = v9 * v25
    v27 = v8 * v25
    v28 = -v19
    v29 = -(v9 * v15)
    v30 = -v22
    v31 = -(v8 * v15)
    v32 = -((v8 * v14) + (v9 * v16))
    v33 = -((v8 * v23) - (v9 * v20))
    v34 = -((v8 * v24) - (v9 * v21))
    return (
        REAL(0.0),
        v8,
        v8,
        v17,
        v20,
        v21,
        REAL(0.0),
        v18,
        v18,
        -v14,
        -v23,
        -v24,
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        v13,
        v15,
        -v25,
        REAL(0.0),
        v9,
        v9,
        v14,
        v23,
        v24,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v28,
        v29,
        v26,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v28,
        v29,
        v26,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v13 * v23) - (v14 * v15),
        (v13 * v24) + (v14 * v25),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v15 * v24) + (v23 * v25),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v8,
        v8,
        v17,
        v20,
        v21,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v30,
        v31,
        v27,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v30,
        v31,
        v27,
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v13 * v20) + (v15 * v16),
        (v13 * v21) - (v16 * v25),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v15 * v21) + (v20 * v25),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        (v16 * v23) + (v14 * v20),
        (v16 * v24) + (v14 * v21),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        (v23 * v21) - (v20 * v24),
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
    v114 = v10 * v10
    v115 = v11 * v11
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
    v130 = (v66 * v48) + (v16 * v83)
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
    v160 = ((v19 * (0.066 * v19)) + ((0.086 * v114) - (0.086 * v115))) + (0.0125 * v158)
    v161 = 0.066 * v41
    v162 = v11 * v10
    v163 = v162 * ((v159 + ((v160 - (v43 * v61)) - (v41 * v161))) - v154)
    v164 = ((v25 * v52) - (v24 * v51)) - (v30 * v54)
    v165 = (((v23 * v49) + (v22 * v47)) - (v25 * v45)) - v164
    v166 = v165 + (((v21 * v58) + (v23 * v57)) - (v20 * v59))
    v167 = (((0.086 * v162) - (v21 * v61)) - (v19 * v161)) - v166
    v168 = v162 * ((0.539 - (v3 * (0.13 * v3))) - (v2 * (0.524 * v2)))
    v169 = v114 - v115
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
    v247 = v67 * v68
    v248 = v247 + (v66 * v75)
    v249 = v75 - v68
    v250 = v78 + v249
    v251 = v11 * v250
    v252 = v10 * v250
    v253 = ((v41 * v88) + (v19 * v80)) + (v124 * v252)
    v254 = v253 + ((v125 * v251) - (v182 * (v248 + (v77 * v78))))
    v255 = (v14 * v102) + ((1.25 * v125) - (v21 * v250))
    v256 = 0.67183 * v11
    v257 = ((v43 * v250) - (1.25 * v124)) - (v14 * v109)
    v258 = 0.67183 * v10
    v259 = v254 + ((v258 * v257) - (v256 * v255))
    v260 = v183 - v220
    v261 = v260 + v259
    v262 = (v10 * v165) - (v11 * v153)
    v263 = (v10 * v157) - (v11 * v165)
    v264 = (v48 * v263) - (v23 * v262)
    v265 = -v191
    v266 = v129 * v249
    v267 = v130 * v249
    v268 = ((v189 * v248) + (v188 * v86)) + (v190 * v76)
    v269 = v268 - ((v10 * v267) + (v11 * v266))
    v270 = ((v23 * v249) - (0.43000000000000005 * v129)) + (v16 * v100)
    v271 = ((v48 * v249) - (0.43000000000000005 * v130)) + (v16 * v107)
    v272 = ((v258 * v271) + (v256 * v270)) - v269
    v273 = v272 - v265
    v274 = v11 * v26
    v275 = v10 * v26
    v276 = (v10 * v44) - (v11 * v25)
    v277 = v68 * v134
    v278 = (((v275 * v85) - (v274 * v74)) - (v247 * v276)) - (v10 * v277)
    v279 = v68 * v135
    v280 = v278 - (v11 * v279)
    v281 = ((0.09 * v135) - (v25 * v68)) + (v26 * v98)
    v282 = ((0.09 * v134) + (v44 * v68)) - (v26 * v105)
    v283 = ((v258 * v282) + (v256 * v281)) - v280
    v284 = (v10 * v164) + (v11 * v152)
    v285 = (v10 * v156) + (v11 * v164)
    v286 = (v44 * v285) - (v25 * v284)
    v287 = v286 + v283
    v288 = ((v275 * v55) - (v276 * v180)) - (v274 * v31)
    v289 = v11 * v64
    v290 = v172 * (v92 + v250)
    v291 = (6.05 * v172) - v112
    v292 = v10 * v64
    v293 = v10 * ((v258 * v291) + ((v292 * v112) - (v10 * v290)))
    v294 = v293 + (v11 * ((v256 * v291) + ((v289 * v112) - (v11 * v290))))
    v295 = (v10 * v38) + (v11 * v60)
    v296 = v10 * ((v43 * v295) + (v14 * v184))
    v297 = v296 + (v11 * ((v14 * v185) + (v21 * v295)))
    v298 = ((v41 * v184) + (v19 * v185)) + (v182 * v295)
    v299 = ((v41 * v149) + ((v174 * v251) - (v182 * v88))) + (v19 * v145)
    v300 = (v10 * v109) + (v11 * v102)
    v301 = (v124 * v300) + v299
    v302 = ((v43 * v102) + (1.25 * v174)) - (v21 * v109)
    v303 = (v256 * v302) - v301
    v304 = ((v41 * v145) - ((v182 * v80) + (v174 * v252))) + (v19 * v142)
    v305 = (v125 * v300) + v304
    v306 = v305 + (v258 * v302)
    v307 = (v10 * v306) + (v11 * v303)
    v308 = v298 - v307
    v309 = -(v297 + v308)
    v310 = (v10 * v34) - (v11 * v56)
    v311 = (v16 * v262) - (v48 * v310)
    v312 = v192 * v249
    v313 = (((v189 * v76) - (v10 * v312)) + (v188 * v144)) + (v190 * v141)
    v314 = (v10 * v107) + (v11 * v100)
    v315 = v313 - (v129 * v314)
    v316 = ((v48 * v100) - (0.43000000000000005 * v192)) - (v23 * v107)
    v317 = (v258 * v316) - v315
    v318 = v311 + v317
    v319 = ((v188 * v153) - (v189 * v56)) + (v190 * v165)
    v320 = ((v188 * v165) - (v189 * v34)) + (v190 * v157)
    v321 = (v10 * v320) - (v11 * v319)
    v322 = (v16 * v263) - (v23 * v310)
    v323 = (((v189 * v86) + (v11 * v312)) + (v188 * v148)) + (v190 * v144)
    v324 = v323 - (v130 * v314)
    v325 = v324 + (v256 * v316)
    v326 = v322 + v325
    v327 = -((v321 + (v10 * v318)) + (v11 * v326))
    v328 = (v10 * v31) + (v11 * v55)
    v329 = (v26 * v285) - (v25 * v328)
    v330 = (v10 * v105) - (v11 * v98)
    v331 = v68 * v209
    v332 = (((v275 * v147) - (v85 * v276)) - (v274 * v143)) - (v11 * v331)
    v333 = v332 - (v134 * v330)
    v334 = ((0.09 * v209) - (v25 * v105)) + (v44 * v98)
    v335 = (v256 * v334) - v333
    v336 = v335 - v329
    v337 = (v44 * v328) - (v26 * v284)
    v338 = (((v275 * v143) - (v74 * v276)) - (v10 * v331)) - (v274 * v140)
    v339 = (v135 * v330) + v338
    v340 = (v258 * v334) - v339
    v341 = v340 - v337
    v342 = ((v275 * v152) - (v276 * v55)) - (v274 * v164)
    v343 = ((v275 * v164) - (v276 * v31)) - (v274 * v156)
    v344 = (v10 * v343) + (v11 * v342)
    v345 = -((v344 + (v10 * v341)) + (v11 * v336))
    v346 = v182 * ((v43 * v60) - (v21 * v38))
    v347 = (((v41 * v219) - v346) + (v19 * v221)) - (v14 * v260)
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
    v366 = v254 + ((v292 * v257) - (v289 * v255))
    v367 = v260 + v366
    v368 = ((v292 * v271) + (v289 * v270)) - v269
    v369 = v265 - v368
    v370 = ((v292 * v282) + (v289 * v281)) - v280
    v371 = v286 + v370
    v372 = ((v172 * v257) + (v289 * v302)) - v301
    v373 = v305 + ((v172 * v255) + (v292 * v302))
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
    v395 = (v14 * v131) + ((v124 * v270) + ((v43 * v266) - (v21 * v267)))
    v396 = v395 + ((((v227 * v86) - (v228 * v76)) - (v226 * v248)) - (v125 * v271))
    v397 = v229 + v396
    v398 = ((v43 * v153) - (v14 * v56)) + (v21 * v165)
    v399 = ((v43 * v165) - (v14 * v34)) + (v21 * v157)
    v400 = (v48 * v399) - (v23 * v398)
    v401 = (v43 * v25) + (v21 * v44)
    v402 = (v14 * v25) - (v21 * v26)
    v403 = (v43 * v26) + (v14 * v44)
    v404 = ((v402 * v55) + (v401 * v180)) - (v403 * v31)
    v405 = (v43 * v152) - (v21 * v164)
    v406 = (v43 * v164) - (v21 * v156)
    v407 = (((v14 * v136) + (v43 * v279)) + (v124 * v281)) - (v125 * v282)
    v408 = v407 + ((((v403 * v74) - (v402 * v85)) - (v247 * v401)) - (v21 * v277))
    v409 = (v14 * v138) - v408
    v410 = v409 + (((v25 * v405) - v404) - (v44 * v406))
    v411 = -(v346 - (v14 * (v394 - v183)))
    v412 = v14 * v192
    v413 = (v43 * v100) - (v21 * v107)
    v414 = ((v129 * v413) - ((v228 * v141) + (v174 * v270))) - (v125 * v316)
    v415 = v414 + (((v100 * v412) - ((v226 * v76) + (v21 * v312))) + (v227 * v144))
    v416 = ((v43 * v56) - (v14 * v181)) + (v21 * v34)
    v417 = (v16 * v398) - ((v48 * v416) + v415)
    v418 = ((v226 * v56) - (v228 * v165)) + (v227 * v153)
    v419 = ((v226 * v34) + (v227 * v165)) - (v228 * v157)
    v420 = (v10 * v419) - (v11 * v418)
    v421 = (((v226 * v86) + (v43 * v312)) - (v107 * v412)) + (v228 * v144)
    v422 = (v421 - (v130 * v413)) + ((v124 * v316) + ((v174 * v271) - (v227 * v148)))
    v423 = (v16 * v399) - ((v23 * v416) + v422)
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
    v437 = (v14 * v397) - ((v43 * v418) + (v21 * v419))
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
    v450 = (v16 * v44) - (v26 * v48)
    v451 = ((v449 * v55) - (v448 * v180)) - (v450 * v31)
    v452 = (v48 * v164) - (v23 * v156)
    v453 = (v48 * v152) - (v23 * v164)
    v454 = (((v129 * v282) - (v48 * v279)) - (v130 * v281)) + (v16 * v136)
    v455 = v454 + ((((v450 * v74) - (v449 * v85)) + (v247 * v448)) + (v23 * v277))
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
        v222 - v259,
        v307,
        v307,
        v347 + (((v43 * v303) - (v14 * v259)) - (v21 * v306)),
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
        v259 - v186,
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
        ((v437 + (v14 * v400)) + (v43 * v423)) - (v21 * v417),
        ((v21 * v434) - (v43 * v430)) - (v14 * v410),
        v396 - v236,
        v439,
        v439,
        (v14 * v396) - v440,
        ((v441 + (v48 * v422)) - (v23 * v415)) + (v16 * v397),
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
        v236 - v397,
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
        ((v14 * v128) - v396) - v225,
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
    v17 = (v3 * v11) - (v2 * v10)
    v18 = v13 * v17
    v19 = qd[1] * v10
    v20 = (qdd[0] * v1) - v19
    v21 = qd[1] * v11
    v22 = v21 + (qdd[0] * v0)
    v23 = ((qd[2] * v17) + (v2 * v20)) + (v3 * v22)
    v24 = v23 - v18
    v25 = v17 * v12
    v26 = qdd[1] + qdd[2]
    v27 = v11 * v10
    v28 = qdd[1] + v27
    v29 = (9.81 * v1) + (0.4318 * v28)
    v30 = v11 * v11
    v31 = qd[1] * qd[1]
    v32 = v31 + v30
    v33 = (9.81 * v0) - (0.4318 * v32)
    v34 = (v2 * v33) - (v3 * v29)
    v35 = (v34 - (0.0203 * (v26 + v25))) + (0.15005 * v24)
    v36 = v35 + (0.4318 * v16)
    v37 = v12 * v12
    v38 = v17 * v17
    v39 = v38 + v37
    v40 = v19 - v20
    v41 = 0.4318 * v40
    v42 = ((qd[2] * v12) + (v2 * v22)) - (v3 * v20)
    v43 = v13 * v12
    v44 = (v41 - (0.15005 * v39)) + (0.0203 * (v43 + v42))
    v45 = v43 - v42
    v46 = v13 * v13
    v47 = (v2 * v29) + (v3 * v33)
    v48 = ((0.0203 * (v46 + v38)) - v47) - (0.15005 * v45)
    v49 = (v5 * v48) + (v4 * v44)
    v50 = ((qd[3] * v14) + (v26 * v5)) + (v4 * v23)
    v51 = qd[3] + v17
    v52 = v51 * v14
    v53 = v52 - v50
    v54 = (0.4318 * v53) - v49
    v55 = (v7 * v54) - (v6 * v36)
    v56 = (v5 * v44) - (v4 * v48)
    v57 = ((qd[3] * v15) + (v26 * v4)) - (v5 * v23)
    v58 = v51 * v15
    v59 = v58 - v57
    v60 = v56 + (0.4318 * v59)
    v61 = (v8 * v55) + (v9 * v60)
    v62 = (v6 * v51) + (v7 * v14)
    v63 = qd[4] + v15
    v64 = (v9 * v63) + (v8 * v62)
    v65 = (v6 * v14) - (v7 * v51)
    v66 = qdd[3] - v42
    v67 = ((qd[4] * v65) + (v7 * v57)) - (v6 * v66)
    v68 = qdd[4] + v50
    v69 = (v8 * v68) + (v9 * v67)
    v70 = (0.0028799999999999997 * (v69 + (v65 * v64))) - (0.09 * v61)
    v71 = (v8 * v60) - (v9 * v55)
    v72 = (v8 * v63) - (v9 * v62)
    v73 = (v8 * v67) - (v9 * v68)
    v74 = (0.0028799999999999997 * (v73 + (v65 * v72))) - (0.09 * v71)
    v75 = ((v8 * v74) - (0.34 * v60)) + (v9 * v70)
    v76 = ((0.369656 * v59) + (0.82 * v56)) - v75
    v77 = ((v8 * v70) - (0.34 * v55)) - (v9 * v74)
    v78 = (v7 * v36) + (v6 * v54)
    v79 = 0.0028799999999999997 * ((v64 * v64) + (v72 * v72))
    v80 = v79 + (0.43000000000000005 * v78)
    v81 = (v7 * v77) - (v6 * v80)
    v82 = ((0.369656 * v53) - (0.82 * v49)) - v81
    v83 = (v5 * v82) + (v4 * v76)
    v84 = v26 - v25
    v85 = v83 + ((0.78792 * v45) + ((4.8 * v47) - (0.336 * v84)))
    v86 = ((v7 * v80) + ((0.369656 * v16) + (0.82 * v35))) + (v6 * v77)
    v87 = v86 + ((0.78792 * v24) + ((4.8 * v34) + (0.336 * (v46 + v37))))
    v88 = qdd[1] - v27
    v89 = v19 + v20
    v90 = (((170.694 * v0) - (1.1832 * v32)) - (0.10439999999999999 * v88)) + (3.9585 * v89)
    v91 = (v90 + (v2 * v87)) + (v3 * v85)
    v92 = (v2 * v85) - (v3 * v87)
    v93 = v10 * v10
    v94 = v21 - v22
    v95 = (((170.694 * v1) + (1.1832 * v28)) - (0.10439999999999999 * (v31 + v93))) + (3.9585 * v94)
    v96 = v92 + v95
    v97 = (v0 * v96) - (v1 * v91)
    v98 = (v5 * v76) - (v4 * v82)
    v99 = (((0.78792 * v39) - (4.8 * v41)) - (0.336 * (v23 + v18))) - v98
    v100 = v21 + v22
    v101 = v99 + (((3.9585 * (v30 + v93)) - (1.1832 * v40)) - (0.10439999999999999 * v100))
    v102 = (3.9999999999999996e-05 * qd[5]) + (0.00020216 * v65)
    v103 = ((v64 * v102) + (0.00024216 * v69)) - (0.0028799999999999997 * v61)
    v104 = ((v72 * v102) + (0.00024216 * v73)) - (0.0028799999999999997 * v71)
    v105 = 0.00010000000000000005 * v63
    v106 = ((v8 * v104) + ((0.0003 * v67) + (v65 * v105))) + (v9 * v103)
    v107 = ((qd[4] * v62) - (v7 * v66)) - (v6 * v57)
    v108 = 3.9999999999999996e-05 * (qdd[5] - v107)
    v109 = ((0.0003 * v107) + (v62 * v105)) - v108
    v110 = ((v7 * v109) - (0.0013 * v66)) + (v6 * v106)
    v111 = ((((0.10933706799999998 * v43) - (0.0551544 * v84)) - (0.14183706799999996 * v42)) + (0.78792 * v47)) - v110
    v112 = (v111 + (0.15005 * v83)) - (0.0203 * v98)
    v113 = ((v8 * v103) + (0.0004 * v68)) - (v9 * v104)
    v114 = (v113 + (((0.16844092479999997 * v50) - (0.16714092479999998 * v52)) + (0.369656 * v49))) + (0.4318 * v81)
    v115 = (((0.16844092479999997 * v57) - (0.16714092479999998 * v58)) - (0.369656 * v56)) - (v6 * v109)
    v116 = ((0.4318 * v75) + v115) + (v7 * v106)
    v117 = (((0.03231706799999995 * v18) - (0.336 * v41)) + (0.0551544 * (v38 - v46))) - (0.218857068 * v23)
    v118 = ((v5 * v116) + ((v117 - (0.78792 * v34)) - (0.15005 * v86))) - (v4 * v114)
    v119 = (((38.832885000000005 * v1) + (0.88493235 * v21)) + (0.26917800000000003 * v28)) - (1.03118515 * v22)
    v120 = ((v119 + (0.023751 * (v30 - v31))) - (0.0070992 * v40)) + (v3 * v118)
    v121 = v120 + (v2 * v112)
    v122 = (((38.832885000000005 * v0) + (0.41110115 * v19)) + (1.50501635 * v20)) - (0.023751 * v88)
    v123 = ((v122 - (0.26917800000000003 * (v31 - v93))) - (0.0070992 * v100)) - (v2 * v118)
    v124 = (v123 + (0.4318 * v99)) + (v3 * v112)
    v125 = (((0.10952 * v26) - (0.07702000000000003 * v25)) - (0.336 * v47)) - (0.0551544 * v45)
    v126 = ((v5 * v114) + (v125 - (0.0203 * v86))) + (v4 * v116)
    v127 = (((0.620084 * qdd[1]) - (1.024164 * v0)) + (11.607192000000001 * v1)) + (0.4738312 * v27)
    v128 = v126 + (((v127 + (0.0070992 * (v30 - v93))) + (0.26917800000000003 * v94)) - (0.023751 * v89))
    v129 = v128 + (0.4318 * v92)
    return (
        -v97,
        v101,
        (v0 * v91) + (v1 * v96),
        -((v0 * v124) + ((v1 * v121) + (0.67183 * v101))),
        -(v129 + (0.67183 * v97)),
        ((0.35 * qdd[0]) - (v0 * v121)) + (v1 * v124),
        v91,
        v96,
        -v101,
        -v121,
        v124,
        v129,
        v85,
        -v87,
        -v99,
        -v118,
        v112,
        v126,
        v82,
        -v76,
        -v86,
        -v116,
        -v114,
        -v110,
        -v77,
        -v80,
        -v75,
        -v106,
        -v109,
        v113,
        v74,
        v70,
        -(v79 + (0.09 * v78)),
        -v103,
        v104,
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

    Operations: 190 add, 232 mul, 0 div, 0 sqrt, 5 sincos, 20 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _reactions(prepared, q, qd, qdd)
    return _pack(values[0:36], REAL, (6, 6), lanes)


def _inverse_dynamics_gradients(prepared, q, qd, qdd):
    v0 = q[1] + q[2]
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = qd[0] * v2
    v10 = qd[2] + qd[1]
    v11 = v10 * v9
    v12 = qdd[0] * v1
    v13 = v12 + v11
    v14 = v11 + v13
    v15 = v10 * v3
    v16 = v4 * v1
    v17 = (qd[0] * v16) - v15
    v18 = qd[3] + v9
    v19 = v18 * v17
    v20 = qd[0] * v1
    v21 = v20 * v9
    v22 = qdd[1] + qdd[2]
    v23 = v21 - v22
    v24 = (v19 - (v4 * v23)) + (v3 * v14)
    v25 = qdd[4] + v24
    v26 = (v6 * v18) - (v5 * v17)
    v27 = (v5 * v18) + (v6 * v17)
    v28 = 0.0028799999999999997 * ((v27 * v26) - v25)
    v29 = v3 * v1
    v30 = (v10 * v4) + (qd[0] * v29)
    v31 = qd[4] + v30
    v32 = v27 * v27
    v33 = 0.0028799999999999997 * (v32 + (v31 * v31))
    v34 = (v5 * v33) + (v6 * v28)
    v35 = v17 * v30
    v36 = v10 * v20
    v37 = (qdd[0] * v2) - v36
    v38 = qdd[3] + v37
    v39 = v38 + v35
    v40 = v18 * v30
    v41 = (v40 - (v3 * v23)) - (v4 * v14)
    v42 = v40 + v41
    v43 = (v6 * v42) - (v5 * v39)
    v44 = v31 * v26
    v45 = v44 - v43
    v46 = v44 + v45
    v47 = 0.0028799999999999997 * v4
    v48 = (v3 * v34) - (v47 * v46)
    v49 = 3.9999999999999996e-05 * qd[5]
    v50 = v36 - v37
    v51 = qd[0] * qd[0]
    v52 = 0.4318 * v8
    v53 = 0.8636 * v7
    v54 = qd[1] * v53
    v55 = (qd[0] * v54) - ((qdd[0] * v52) + (0.15005 * v51))
    v56 = ((0.0203 * v50) + v55) + (0.4318 * v14)
    v57 = v2 * v9
    v58 = v10 * v10
    v59 = 0.4318 * v7
    v60 = qd[1] * qd[1]
    v61 = qdd[1] * v52
    v62 = ((v60 * v59) - 9.81) - v61
    v63 = v60 + v51
    v64 = qdd[1] * v59
    v65 = v64 + ((v63 * v52) - (0.15005 * qdd[0]))
    v66 = (v2 * v65) + (v1 * v62)
    v67 = (v66 - (0.4318 * v23)) + (0.0203 * (v58 + (qd[0] * v57)))
    v68 = (v3 * v67) - (v4 * v56)
    v69 = ((0.0028799999999999997 * v68) + ((1.9999999999999998e-05 * v43) + (v49 * v31))) - (0.0004221600000000001 * v46)
    v70 = (v6 * v39) + (v5 * v42)
    v71 = v31 * v27
    v72 = v71 - v70
    v73 = (0.00024000000000000003 * v72) + ((0.00020000000000000004 * v71) - (3.9999999999999996e-05 * qdd[5]))
    v74 = ((v6 * v73) - ((0.0013999999999999998 * v38) + (9.999999999999983e-05 * v35))) + (v5 * v69)
    v75 = v4 * v9
    v76 = v3 * v9
    v77 = (v17 * v76) + (v30 * v75)
    v78 = v13 - v77
    v79 = -(qd[0] * ((v1 * v20) - v57))
    v80 = ((v3 * v79) - (v4 * v50)) - (2.0 * ((v18 * v76) - (v20 * v30)))
    v81 = (v6 * v80) - (v5 * v78)
    v82 = v5 * v4
    v83 = (v6 * v20) + (v82 * v9)
    v84 = v81 + (2.0 * ((v76 * v26) - (v31 * v83)))
    v85 = v5 * v20
    v86 = v4 * v6
    v87 = (v86 * v9) - v85
    v88 = (v83 * v27) - (v87 * v26)
    v89 = (v18 * v75) - (v20 * v17)
    v90 = ((v3 * v50) - v89) + (v4 * v79)
    v91 = 0.0028799999999999997 * (v88 - v90)
    v92 = 0.0057599999999999995 * v27
    v93 = 0.0057599999999999995 * v31
    v94 = (v87 * v92) + (v76 * v93)
    v95 = (v6 * v91) - (v5 * v94)
    v96 = (v3 * v95) + (v47 * v84)
    v97 = (0.025374999999999998 * v1) + (0.8913300000000002 * v2)
    v98 = 0.0203 * v2
    v99 = v98 - (0.4318 * v1)
    v100 = (0.025374999999999998 * v2) - (0.8913300000000002 * v1)
    v101 = v52 * v100
    v102 = 2.0 * qd[0]
    v103 = v10 * v102
    v104 = (0.3244698455 * v2) + (0.022546398 * v1)
    v105 = (0.022546398 * v2) - (0.3244698455 * v1)
    v106 = v1 * v105
    v107 = v106 + (v2 * v104)
    v108 = v58 + v51
    v109 = 0.0047376000000000015 * ((qd[0] * v9) - ((v108 * v2) + (v22 * v1)))
    v110 = v2 * v105
    v111 = (((v12 * v104) + (v97 * v55)) - v109) - (qdd[0] * v110)
    v112 = (v111 + ((v103 * v107) - (v103 * v101))) - (v99 * v96)
    v113 = (v112 - (v52 * (v96 + (qdd[0] * v97)))) + (v1 * (v74 - (0.0203 * v48)))
    v114 = 0.0028799999999999997 * v3
    v115 = (v4 * v34) + (v114 * v46)
    v116 = (v6 * v33) - (v5 * v28)
    v117 = ((v22 * v100) - (v2 * v116)) + (v1 * v115)
    v118 = (v114 * v84) - (v4 * v95)
    v119 = (v6 * v94) + (v5 * v91)
    v120 = ((v2 * v118) + ((v1 * v119) + (v108 * v97))) - v117
    v121 = (v6 * v69) + ((0.00075 * v42) - (v5 * v73))
    v122 = (v3 * v56) + (v4 * v67)
    v123 = 0.0028799999999999997 * v6
    v124 = (v2 * v62) - (v1 * v65)
    v125 = (((qd[0] * v20) * v99) + ((0.0203 * v22) - (0.4318 * v58))) - v124
    v126 = 0.0028799999999999997 * v5
    v127 = (0.0006421600000000001 * v25) - ((v126 * v125) + (v27 * ((0.00020216000000000006 * v26) - v49)))
    v128 = v19 + v24
    v129 = (v127 + (0.0006500000000000002 * v128)) + (v123 * v122)
    v130 = (v3 * v129) - (v4 * v121)
    v131 = ((-(v2 * ((0.4318 * v48) - v130))) + (0.15005 * v120)) + v113
    v132 = (((0.00022216000000000005 * v88) + (v49 * v87)) - (0.0006221600000000001 * v90)) - (1.9999999999999998e-05 * (v88 + v90))
    v133 = (0.4318 * v79) + (0.0406 * v21)
    v134 = v62 + (v61 - (v63 * v59))
    v135 = (v64 + (v60 * v52)) - v65
    v136 = ((v2 * v134) - v133) + (v1 * v135)
    v137 = (0.0203 * v14) - (0.4318 * v50)
    v138 = 0.8636 * v8
    v139 = qd[1] * v138
    v140 = (qdd[0] * v59) + (qd[0] * v139)
    v141 = v137 + v140
    v142 = v6 * v114
    v143 = (0.8636 * v21) - (0.0203 * v79)
    v144 = (v126 * ((v143 - (v1 * v134)) + (v2 * v135))) + (v142 * v141)
    v145 = (v132 + ((v6 * v47) * v136)) + v144
    v146 = 0.0006500000000000002 * (v89 - v90)
    v147 = v145 + v146
    v148 = (0.0004221600000000001 * v84) + ((1.9999999999999998e-05 * v81) - (v49 * v76))
    v149 = ((v114 * v136) - (v47 * v141)) - v148
    v150 = (v31 * v87) + (v76 * v27)
    v151 = (v150 + (v6 * v78)) + (v5 * v80)
    v152 = (0.00020000000000000004 * v150) + (0.00024000000000000003 * v151)
    v153 = ((0.0013999999999999998 * v13) - (9.999999999999983e-05 * v77)) + (v6 * v152)
    v154 = v153 + (v5 * v149)
    v155 = (0.023751 * v8) + (0.6903913435000001 * v7)
    v156 = (0.023751 * v7) - (0.6903913435000001 * v8)
    v157 = ((qdd[1] * v156) - ((v51 - v63) * v155)) - (v100 * v140)
    v158 = (0.0141984 * v7) - (1.601861202 * v8)
    v159 = (0.0141984 * v8) + (1.601861202 * v7)
    v160 = v7 * v159
    v161 = v160 + (v8 * v158)
    v162 = v8 * v159
    v163 = (v157 + ((qd[1] * v102) * v161)) + (qdd[0] * ((v7 * v158) - v162))
    v164 = (v5 * v152) + (0.00075 * v80)
    v165 = (v6 * v149) - v164
    v166 = ((v163 - (v2 * v154)) + (v29 * v147)) - (v16 * v165)
    v167 = v133 - v124
    v168 = v148 + ((v47 * v137) + (v114 * v167))
    v169 = v153 - (v5 * v168)
    v170 = v3 * v6
    v171 = v132 + (0.0028799999999999997 * (((v170 * v137) - (v86 * v167)) + (v5 * (v143 - v66))))
    v172 = v146 + v171
    v173 = v164 + (v6 * v168)
    v174 = (v17 * v17) - (v30 * v30)
    v175 = (v6 * v128) - (v5 * v174)
    v176 = v5 * v31
    v177 = (2.0 * ((v17 * v26) + (v30 * v176))) - v175
    v178 = v6 * v30
    v179 = (v178 * v92) - (v17 * v93)
    v180 = v5 * v30
    v181 = (v178 * v26) - (v180 * v27)
    v182 = 0.0028799999999999997 * (v41 - v181)
    v183 = (v6 * v182) - (v5 * v179)
    v184 = v115 + ((v3 * v183) - (v47 * v177))
    v185 = ((0.0028799999999999997 * v122) + ((1.9999999999999998e-05 * v175) + (v49 * v17))) - (0.0004221600000000001 * v177)
    v186 = (v31 * v178) - (v17 * v27)
    v187 = (v186 + (v6 * v174)) + (v5 * v128)
    v188 = (0.00024000000000000003 * v187) + (0.00020000000000000004 * v186)
    v189 = (v6 * v185) + ((v5 * v188) + (0.00075 * v128))
    v190 = (((0.0006421600000000001 * v41) + (v49 * v178)) - (0.00020216000000000006 * v181)) + (v123 * v68)
    v191 = v190 + (0.0006500000000000002 * v42)
    v192 = v1 * (((v4 * (v129 - v189)) - (0.4318 * v184)) + (v3 * (v121 - v191)))
    v193 = ((v6 * v188) + (9.999999999999983e-05 * v174)) - (v5 * v185)
    v194 = ((v4 * v183) + (v114 * v177)) - v48
    v195 = (v6 * v179) + (v5 * v182)
    v196 = (v2 * v194) - (v1 * v195)
    v197 = v32 - (v26 * v26)
    v198 = (0.0028799999999999997 * v197) - v33
    v199 = (v26 * v92) - v28
    v200 = (v6 * v198) - (v5 * v199)
    v201 = v71 + v72
    v202 = v52 + v99
    v203 = (v126 * v122) + (((v123 * v125) - (v49 * v26)) - (0.00020216000000000006 * v197))
    v204 = (v5 * v198) + (v6 * v199)
    v205 = (v4 * v200) + (v114 * v201)
    v206 = (v2 * v205) - (v1 * v204)
    v207 = (0.15005 * v206) + ((v29 * v203) + (v202 * ((v3 * v200) - (v47 * v201))))
    v208 = 3.9999999999999996e-05 * v45
    v209 = v69 + (v208 + (0.00020000000000000004 * v46))
    v210 = (v73 + (1.9999999999999998e-05 * v70)) - (0.0004221600000000001 * v201)
    v211 = (v5 * v209) + (v6 * v210)
    v212 = (v6 * v209) - (v5 * v210)
    v213 = ((v1 * v116) - (v22 * v97)) + (v2 * v115)
    v214 = v52 * ((((v2 * v119) + (v58 * v100)) - (v1 * v118)) - v213)
    v215 = (v59 * v120) + v214
    v216 = ((0.0203 * v119) + (((v108 - v58) * v107) - (0.0047376000000000015 * v12))) + (0.4318 * v118)
    v217 = ((v3 * v165) + ((v97 * v134) - (v100 * v135))) + ((v4 * v147) - v216)
    v218 = v217 + (v59 * ((v58 * v97) - v117))
    v219 = ((qdd[0] * v156) - ((37.2347379 * v7) + (1.024164 * v8))) - ((v63 - v60) * v161)
    v220 = (v216 + (v3 * v173)) - ((v4 * v172) + ((v100 * v65) + (v97 * v62)))
    v221 = (v130 + (0.4318 * v194)) + (((v4 * v191) - (0.0203 * v195)) - (v3 * v189))
    v222 = v1 * v52
    v223 = v2 * v52
    v224 = (v3 * v211) + (((v4 * v203) + (0.0203 * v204)) - (0.4318 * v205))
    v225 = -(3.9999999999999996e-05 * v151)
    v226 = (v29 * v17) + (v16 * v30)
    v227 = v10 * v1
    v228 = v227 - v226
    v229 = 2.0 * v10
    v230 = v229 * v2
    v231 = 2.0 * v9
    v232 = ((v29 * v231) + (v4 * v230)) - (2.0 * ((v2 * v30) + (v29 * v18)))
    v233 = (v6 * v232) - (v5 * v228)
    v234 = v6 * v2
    v235 = v234 - (v5 * v16)
    v236 = v233 + (2.0 * ((v235 * v31) + (v29 * v26)))
    v237 = 0.8636 * v10
    v238 = v54 - (0.3001 * qd[0])
    v239 = (v238 + (v237 * v2)) + (0.0406 * v227)
    v240 = (0.8636 * v1) - v138
    v241 = (0.0406 * v57) - (v9 * v240)
    v242 = (((v114 * v241) + (v49 * v29)) - (v47 * v239)) - (1.9999999999999998e-05 * v233)
    v243 = v242 - (0.0004221600000000001 * v236)
    v244 = (v5 * v2) + (v6 * v16)
    v245 = (v244 * v31) + (v29 * v27)
    v246 = (v245 + (v6 * v228)) + (v5 * v232)
    v247 = (0.00024000000000000003 * v246) + (0.00020000000000000004 * v245)
    v248 = ((v6 * v247) + ((0.0013999999999999998 * v227) - (9.999999999999983e-05 * v226))) + (v5 * v243)
    v249 = (v235 * v27) + (v244 * v26)
    v250 = (v2 * v17) + (v16 * v18)
    v251 = ((v16 * v231) - (v3 * v230)) - v250
    v252 = v5 * v1
    v253 = (((v9 * (0.0406 * v252)) - (v240 * v85)) - (v86 * v241)) - (v170 * v239)
    v254 = ((0.0028799999999999997 * v253) + ((0.0006421600000000001 * v251) - (v49 * v244))) + (0.00020216000000000006 * v249)
    v255 = (0.0006500000000000002 * (v250 - v251)) - v254
    v256 = v110 - 0.011273199
    v257 = v162 - 0.0070992
    v258 = (((2.0 * qd[1]) * v257) + (v100 * v238)) + (v229 * (v256 + (v52 * v97)))
    v259 = (v6 * v243) - ((v5 * v247) + (0.00075 * v232))
    v260 = (((v29 * v255) - v258) - (v2 * v248)) - (v16 * v259)
    v261 = 0.0028799999999999997 * (v251 + v249)
    v262 = (v244 * v92) + (v29 * v93)
    v263 = (v6 * v261) + (v5 * v262)
    v264 = (v4 * v263) + (v114 * v236)
    v265 = (v6 * v262) - (v5 * v261)
    v266 = ((v102 * v100) - (v1 * v265)) - (v2 * v264)
    v267 = v3 * v5
    v268 = (v3 * v30) - (v4 * v17)
    v269 = v20 + v268
    v270 = -(2.0 * ((v4 * v18) - v75))
    v271 = (v6 * v270) - (v5 * v269)
    v272 = v271 + (2.0 * ((v4 * v26) + (v267 * v31)))
    v273 = (v170 * v92) - (v4 * v93)
    v274 = (v170 * v26) - (v267 * v27)
    v275 = v3 * v18
    v276 = (2.0 * v76) - v275
    v277 = 0.0028799999999999997 * (v274 + v276)
    v278 = (v6 * v277) + (v5 * v273)
    v279 = (v3 * v278) + (v47 * v272)
    v280 = v138 * v97
    v281 = qd[0] * v280
    v282 = v102 * v256
    v283 = ((v282 + (v281 - (0.009475200000000003 * v227))) + (v52 * v279)) + (v99 * v279)
    v284 = (v114 * v272) - (v4 * v278)
    v285 = (v6 * v273) - (v5 * v277)
    v286 = (v2 * v284) - ((v1 * v285) + (v229 * v100))
    v287 = v283 - (0.15005 * v286)
    v288 = v170 * v31
    v289 = v288 - (v4 * v27)
    v290 = (v6 * v269) + ((v5 * v270) - v289)
    v291 = (0.00024000000000000003 * v290) - (0.00020000000000000004 * v289)
    v292 = (v5 * v291) + (0.00075 * v270)
    v293 = (0.0004221600000000001 * v272) + ((1.9999999999999998e-05 * v271) - (v49 * v4))
    v294 = ((0.0406 * v10) + (v1 * v54)) + (v2 * v139)
    v295 = (0.8636 * v9) + (0.0406 * v20)
    v296 = qd[0] * v53
    v297 = v295 + v296
    v298 = ((v114 * v294) - (v47 * v297)) - v293
    v299 = (v6 * v298) - v292
    v300 = ((9.999999999999983e-05 * v268) + (0.0013999999999999998 * v20)) + (v6 * v291)
    v301 = v300 + (v5 * v298)
    v302 = ((0.00022216000000000005 * v274) + ((0.0006221600000000001 * v276) - (v49 * v170))) + (1.9999999999999998e-05 * (v276 - v274))
    v303 = (v86 * v294) + ((v5 * (v237 + (v2 * v54))) - (v252 * v139))
    v304 = v302 + (0.0028799999999999997 * ((v170 * v297) + v303))
    v305 = 0.0006500000000000002 * (v275 - v276)
    v306 = v304 - v305
    v307 = v102 * v257
    v308 = ((qd[1] * ((0.047502 * v7) - (1.3807826870000002 * v8))) - (v296 * v100)) - v307
    v309 = ((0.00011692799999999998 * v15) - (v47 * v295)) - v293
    v310 = (v6 * v309) - v292
    v311 = v300 + (v5 * v309)
    v312 = v302 + ((v142 * v295) + (v10 * ((0.00011692799999999998 * v86) + (0.0024871679999999997 * v5))))
    v313 = v305 - v312
    v314 = (2.0 * v180) - v176
    v315 = (0.00020000000000000004 * v176) - (0.00024000000000000003 * v314)
    v316 = v6 * v31
    v317 = 2.0 * (v178 - v316)
    v318 = (0.0004221600000000001 * v317) + (3.9999999999999996e-05 * v178)
    v319 = (v6 * v318) + ((0.0015 * v30) - (v5 * v315))
    v320 = (v6 * v315) + (v5 * v318)
    v321 = (v6 * v27) + (v5 * v26)
    v322 = ((0.0006421600000000001 * v17) + (v49 * v5)) - (0.00020216000000000006 * v321)
    v323 = v322 + (0.0013000000000000004 * v17)
    v324 = ((v29 * v323) - (v2 * v320)) - (v16 * v319)
    v325 = 0.0028799999999999997 * (v17 - v321)
    v326 = v5 * v5
    v327 = (v6 * v325) - (v326 * v92)
    v328 = (v4 * v327) + (v114 * v317)
    v329 = v5 * (v325 + (v6 * v92))
    v330 = (v2 * v328) - (v1 * v329)
    v331 = 0.0057599999999999995 * v26
    v332 = (v82 * v93) + (v3 * v331)
    v333 = v6 * v1
    v334 = (v2 * v332) + (v333 * v93)
    v335 = (0.0008443200000000002 * v26) - v49
    v336 = 0.00044000000000000007 * v27
    v337 = (v6 * v336) - (v5 * v335)
    v338 = ((0.15005 * v334) + (v202 * ((v267 * v93) - (v4 * v331)))) - (v2 * v337)
    v339 = (v6 * v335) + (v5 * v336)
    v340 = 3.9999999999999996e-05 * v27
    v341 = (((v281 + v282) + (v4 * v255)) - (0.0203 * v265)) + (v3 * v259)
    v342 = v341 - (0.4318 * v264)
    v343 = (v59 * v286) + (((v10 * v280) - (v223 * v285)) - (v222 * v284))
    v344 = (0.4318 * v284) - (0.0203 * v285)
    v345 = (v344 - (v4 * v306)) + (((v54 * v100) - (qd[1] * v280)) - (v3 * v299))
    v346 = ((v3 * v310) - v344) - (v4 * v313)
    v347 = (((v3 * v319) + (v4 * v323)) + (0.4318 * v328)) - (0.0203 * v329)
    v348 = (v3 * v339) + ((0.4318 * v332) + (0.00011692799999999998 * v316))
    v349 = (v4 * v340) + (3.9999999999999996e-05 * v288)
    v350 = -(3.9999999999999996e-05 * v290)
    v351 = 0.0012435839999999998 * v8
    v352 = (v351 * ((v82 * v2) + v333)) - v101
    v353 = (0.0012435839999999998 + (0.00020216000000000006 * v6)) * (v1 * v82)
    v354 = 0.0004321439999999999 * v267
    v355 = 0.00020216000000000006 * v326
    v356 = 0.0016399999999999997 + v355
    v357 = 5.846399999999999e-05 * v82
    v358 = v357 - v356
    v359 = v357 + v358
    v360 = (((3.153542285625 - v160) - v106) - v359) + (2.0 * ((v354 + (v2 * v353)) - v352))
    v361 = v355 - 0.00119216
    v362 = v3 * (0.0012921600000000003 + v361)
    v363 = v3 * v362
    v364 = v1 * ((v1 * (v363 + (v359 + ((0.0024871679999999997 * v6) - v361)))) - (0.00011692799999999998 * v234))
    v365 = 0.0012435839999999998 * v267
    v366 = v365 + (v170 * (0.00020216000000000006 * v5))
    v367 = v97 + (0.0028799999999999997 * v235)
    v368 = v5 * v29
    v369 = (((0.15005 * v367) + (5.846399999999999e-05 * v368)) + (v2 * (0.0047376000000000015 + v366))) - (v16 * v362)
    v370 = v7 * v365
    v371 = -((v370 + v155) + v369)
    v372 = -v369
    v373 = -(((v82 * v351) - v353) + (v2 * (v358 - v354)))
    v374 = 0.0012435839999999998 * v6
    v375 = (v47 * v234) - (v1 * v126)
    v376 = (0.15005 * v375) + ((v170 * (v351 + (5.846399999999999e-05 * v2))) - ((0.0006421600000000001 + v374) * v29))
    v377 = -v376
    v378 = 3.9999999999999996e-05 * v235
    v379 = (v59 * v367) - v352
    v380 = v363 - ((2.0 * (v374 - v357)) + 0.3592922305)
    v381 = v380 - v379
    v382 = -v381
    v383 = -((v366 + (v2 * v370)) - (v351 * v368))
    v384 = ((0.0006421600000000001 * v4) - (5.846399999999999e-05 * v5)) + (0.0012435839999999998 * v86)
    v385 = ((v59 * v375) + v384) - (v351 * v244)
    v386 = 3.9999999999999996e-05 * v267
    v387 = -v366
    v388 = 3.9999999999999996e-05 * v6
    return (
        REAL(0.0),
        v131 + (v166 - (v59 * (v48 + ((qdd[0] * v100) - (v103 * v97))))),
        v131 + (((v29 * v172) - (v2 * v169)) + (v16 * v173)),
        (((v2 * v193) + ((v52 + v98) * v184)) + (0.15005 * v196)) + v192,
        ((v16 * v211) - v207) - (v2 * v212),
        REAL(0.0),
        REAL(0.0),
        (v218 + (v219 - (v52 * (v213 - (v108 * v100))))) - v215,
        -(v215 + v220),
        (((v222 * v194) + (v223 * v195)) - (v59 * v196)) - v221,
        ((v59 * v206) - ((v222 * v205) + (v223 * v204))) - v224,
        REAL(0.0),
        REAL(0.0),
        v217,
        -v220,
        -v221,
        -v224,
        REAL(0.0),
        REAL(0.0),
        -v154,
        -v169,
        v193,
        -v212,
        REAL(0.0),
        REAL(0.0),
        v145,
        v171,
        -v190,
        -v203,
        REAL(0.0),
        REAL(0.0),
        v225,
        v225,
        3.9999999999999996e-05 * v187,
        -v208,
        REAL(0.0),
        (v260 + (v202 * ((v3 * v263) - (v47 * v236)))) - (0.15005 * v266),
        ((((v29 * v306) + v308) - (v2 * v301)) - (v16 * v299)) - v287,
        -(v287 + (((v2 * v311) + (v29 * v313)) + (v16 * v310))),
        (v324 - (v202 * ((v3 * v327) - (v47 * v317)))) - (0.15005 * v330),
        v338 + (v16 * v339),
        (v29 * v340) - ((3.9999999999999996e-05 * v244) * v31),
        (((v307 - (v223 * v265)) + (v222 * v264)) + (v59 * v266)) + v342,
        -(v345 + v343),
        v346 - v343,
        (v347 - (v222 * v328)) + ((v59 * v330) - (v223 * v329)),
        (((v222 * v332) - (((0.0024871679999999997 * v8) * v234) * v31)) - (v59 * v334)) - v348,
        v349,
        v342,
        -v345,
        v346,
        v347,
        -v348,
        v349,
        -v248,
        -v301,
        -v311,
        -v320,
        -v337,
        (-3.9999999999999996e-05) * v176,
        -v254,
        v304,
        v312,
        v322,
        REAL(0.0),
        v340,
        (-3.9999999999999996e-05) * v246,
        v350,
        v350,
        3.9999999999999996e-05 * v314,
        -v340,
        REAL(0.0),
        v360 + v364,
        v371,
        v372,
        v373,
        v377,
        v378,
        v371,
        (1.748114002 + v379) - v381,
        v382,
        v383,
        v385,
        v386,
        v372,
        v382,
        -v380,
        v387,
        v384,
        v386,
        v373,
        v383,
        v387,
        v356,
        REAL(0.0),
        v388,
        v377,
        v385,
        v384,
        REAL(0.0),
        REAL(0.0006421600000000001),
        REAL(0.0),
        v378,
        v386,
        v386,
        v388,
        REAL(0.0),
        REAL(3.9999999999999996e-05),
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

    Operations: 522 add, 712 mul, 0 div, 0 sqrt, 4 sincos, 34 other.
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
    v11 = (v1 * v10) + (v9 * v2)
    v12 = qd[0] * v4
    v13 = qd[3] + v12
    v14 = 2.0 * v13
    v15 = v2 * v12
    v16 = 2.0 * v9
    v17 = v1 * v12
    v18 = ((v10 * v17) + (v16 * v15)) - (v11 * v14)
    v19 = v9 * v1
    v20 = v2 * v3
    v21 = (qd[0] * v20) - v19
    v22 = v11 * v21
    v23 = v9 * v10
    v24 = v23 - v22
    v25 = (v5 * v24) - (v6 * v18)
    v26 = qd[0] * v12
    v27 = 0.0203 * v4
    v28 = v9 * v9
    v29 = (0.0203 * v28) + (v27 * v26)
    v30 = 0.4318 * v7
    v31 = qd[1] * qd[1]
    v32 = (v31 * v30) - 9.81
    v33 = 0.4318 * v8
    v34 = v4 * v33
    v35 = qd[0] * qd[0]
    v36 = v31 + v35
    v37 = v10 * v12
    v38 = ((0.4318 * v37) - (v36 * v34)) - ((v3 * v32) + v29)
    v39 = 0.0028799999999999997 * v1
    v40 = 0.8636 * v7
    v41 = qd[0] * qd[1]
    v42 = (0.15005 * v35) - (v41 * v40)
    v43 = 0.8636 * v12
    v44 = v43 + (0.0406 * v10)
    v45 = (v9 * v44) - v42
    v46 = 0.0028799999999999997 * v2
    v47 = qd[4] + v11
    v48 = 4e-05 * qd[5]
    v49 = v48 * v47
    v50 = (v5 * v21) - (v6 * v13)
    v51 = 2.0 * v50
    v52 = v25 + (v47 * v51)
    v53 = (((v49 - (v46 * v45)) - (v39 * v38)) + (1.9999999999999998e-05 * v25)) + (0.0004221600000000001 * v52)
    v54 = (v5 * v18) + (v6 * v24)
    v55 = (v5 * v13) + (v6 * v21)
    v56 = 4e-05 * v55
    v57 = (4e-05 * v54) + (v47 * v56)
    v58 = v47 * v55
    v59 = (v57 + (0.0004000000000000001 * v58)) + (0.00020000000000000004 * v54)
    v60 = (v5 * v59) + ((0.00075 * v18) - (v6 * v53))
    v61 = 0.0028799999999999997 * v6
    v62 = v2 * v61
    v63 = v50 * v55
    v64 = (v48 * v55) + (0.00020216000000000006 * v63)
    v65 = v5 * v3
    v66 = 0.0028799999999999997 * v5
    v67 = v4 * v66
    v68 = v10 * v10
    v69 = (0.4318 * (v28 + v68)) - (0.0203 * v37)
    v70 = (v66 * v69) + ((v32 * v67) - (((0.0012435839999999998 * v36) * v8) * v65))
    v71 = v1 * v61
    v72 = (v64 - (v62 * v38)) + (v70 + (v71 * v45))
    v73 = v13 * v21
    v74 = ((v20 * v26) - v73) - (v16 * v17)
    v75 = v72 + ((0.0006500000000000002 * v73) - (0.0012921600000000003 * v74))
    v76 = tau[5] + v57
    v77 = v1 * v5
    v78 = (0.8913300000000002 * v3) - (0.025374999999999998 * v4)
    v79 = (0.025374999999999998 * v3) + (0.8913300000000002 * v4)
    v80 = v33 * v79
    v81 = (0.3244698455 * v3) - (0.022546398 * v4)
    v82 = 0.011273199 + (v4 * v81)
    v83 = v28 + v35
    v84 = (((v36 * v80) + (v32 * v78)) - (v83 * v82)) + (v77 * v76)
    v85 = (v84 + (v2 * v75)) - (v1 * v60)
    v86 = (0.0013999999999999998 * v23) - (9.999999999999983e-05 * v22)
    v87 = (v86 + (v5 * v53)) + (v6 * v59)
    v88 = v87 + (tau[3] - (v6 * v76))
    v89 = 0.00020216000000000006 * v5
    v90 = v5 * v89
    v91 = 0.0016399999999999997 + v90
    v92 = 4e-05 * v6
    v93 = 1.0 / ((v6 * v92) - v91)
    v94 = 0.0012435839999999998 * v77
    v95 = v94 + (v77 * (0.00020216000000000006 * v6))
    v96 = v95 + (v77 * v92)
    v97 = v96 * v93
    v98 = v55 * v55
    v99 = (v47 * v47) + v98
    v100 = v2 * v66
    v101 = v100 * v99
    v102 = v63 - v74
    v103 = (v39 * v52) + ((v62 * v102) - v101)
    v104 = v61 * v99
    v105 = v104 + (v66 * v102)
    v106 = (tau[4] + (0.0006421600000000001 * v74)) - v72
    v107 = v2 * v6
    v108 = ((5.846399999999999e-05 * v5) - (0.0006421600000000001 * v2)) - (0.0012435839999999998 * v107)
    v109 = 1557.2443004858599 * v108
    v110 = (((tau[2] - (v28 * v82)) + (0.0203 * v105)) - (0.4318 * v103)) + (v109 * v106)
    v111 = (v110 - (v97 * v88)) - v85
    v112 = v3 * v33
    v113 = v112 - (v4 * v30)
    v114 = 0.0028799999999999997 * v77
    v115 = (v114 * v113) - v96
    v116 = v34 + (v3 * v30)
    v117 = (v108 + (v66 * v116)) + (v62 * v113)
    v118 = 4e-05 * v77
    v119 = (0.00010000000000000026 * v1) + (v77 * v89)
    v120 = v5 * v2
    v121 = 0.00011692799999999998 * v120
    v122 = v121 + (v1 * v119)
    v123 = v122 + ((v77 * v118) - (0.0024871679999999997 * v6))
    v124 = v123 - 0.3592922305
    v125 = v30 * v79
    v126 = v33 * v78
    v127 = (v126 + (v61 * v113)) + ((v100 * v116) - v125)
    v128 = ((v124 + (v109 * v117)) + v127) + (v115 * v97)
    v129 = 1.0 / ((v96 * v97) - (v124 + (v108 * v109)))
    v130 = v128 * v129
    v131 = v115 * v93
    v132 = 0.4318 - v113
    v133 = 0.0203 + v116
    v134 = (0.0141984 * v8) + (1.601861202 * v7)
    v135 = (v8 * v134) - 0.0070992
    v136 = v31 - v36
    v137 = (v136 * v135) + (((1.024164 * v7) + tau[1]) - (37.2347379 * v8))
    v138 = v80 - v82
    v139 = ((v137 + ((v83 * v30) * v78)) + (v28 * v138)) + (v133 * v105)
    v140 = 1557.2443004858599 * v117
    v141 = (((v139 - (v132 * v103)) + (v140 * v106)) + (v131 * v88)) - v85
    v142 = v141 + (v130 * v111)
    v143 = (((2.1074062325 - v123) - (2.0 * v127)) - (v117 * v140)) + (v115 * v131)
    v144 = 1.0 / (v143 - (v128 * v130))
    v145 = (v5 * v20) - (v6 * v4)
    v146 = 5.846399999999999e-05 * v4
    v147 = 0.0004321439999999999 * v4
    v148 = ((v4 * v91) + ((v77 * v147) - (v120 * v146))) + (v92 * v145)
    v149 = 0.4318 * v3
    v150 = v149 - v33
    v151 = v6 * v20
    v152 = v148 + ((v89 * v151) + (v100 * v150))
    v153 = v1 * v6
    v154 = v1 * v3
    v155 = ((0.0006421600000000001 * v154) + (0.0004321439999999999 * v65)) - (v107 * v147)
    v156 = v155 + ((v71 * v150) - (v153 * v146))
    v157 = 1557.2443004858599 * v156
    v158 = 0.0047376000000000015 * v4
    v159 = (((v158 - (v20 * v119)) + (v4 * v95)) + (0.15005 * v79)) - (0.0004321439999999999 * v145)
    v160 = 4e-05 * v145
    v161 = v159 + (v77 * ((5.846399999999999e-05 * v3) - v160))
    v162 = (v161 - (v108 * v157)) + (v152 * v97)
    v163 = (0.023751 * v8) + (0.6903913435000001 * v7)
    v164 = ((((v7 * v94) + v163) - (v117 * v157)) + v161) - (v152 * v131)
    v165 = v164 + (v162 * v130)
    v166 = v165 * v144
    v167 = v114 * v99
    v168 = v27 - v150
    v169 = 0.15005 * v4
    v170 = (v169 * v103) - (v168 * ((v167 - (v71 * v102)) + (v46 * v52)))
    v171 = v152 * v93
    v172 = v162 * v129
    v173 = 0.15005 * v3
    v174 = (0.6903913435000001 * v8) - (0.023751 * v7)
    v175 = v35 - v36
    v176 = (v42 * v78) + ((tau[0] - (v175 * v174)) + ((0.0047376000000000015 * qd[0]) * v10))
    v177 = 2.0 * qd[0]
    v178 = qd[1] * v177
    v179 = 0.0047376000000000015 * v3
    v180 = v179 + (0.15005 * v78)
    v181 = v178 + (qd[2] * v177)
    v182 = (((v176 + (v178 * v135)) - (v83 * v180)) + (v181 * v138)) + (v145 * v76)
    v183 = (((v182 - (v173 * v105)) - (v157 * v106)) - (v154 * v75)) - (v20 * v60)
    v184 = (v183 + (v172 * v111)) + (((v4 * v87) + v170) + (v171 * v88))
    v185 = 0.0024871679999999997 * v5
    v186 = v4 * v185
    v187 = (((0.0008642879999999998 * v77) + 3.155182285625) - v121) - (v186 * ((v2 * v8) - v20))
    v188 = 0.8636 * v8
    v189 = v188 * v78
    v190 = ((0.0004043200000000001 * v5) * ((v3 * v65) - (v4 * v151))) + v189
    v191 = v3 - v8
    v192 = v6 * v3
    v193 = (v90 - (v7 * v134)) + (v3 * v81)
    v194 = v3 * v3
    v195 = (v193 - (v192 * ((0.00011692799999999998 * v4) - (0.0024871679999999997 * v191)))) + (v194 * (v122 - 0.0004478399999999997))
    v196 = ((v195 + ((v187 - (v145 * v160)) - v190)) - (v156 * v157)) + (v152 * v171)
    v197 = 1.0 / ((v196 - (v162 * v172)) - (v165 * v166))
    v198 = (v184 + (v142 * v166)) * v197
    v199 = (v142 * v144) + (v166 * v198)
    v200 = v30 * v199
    v201 = v200 + ((v36 * v33) - (0.15005 * v198))
    v202 = v33 * v199
    v203 = v202 - v32
    v204 = (v3 * v201) + (v4 * v203)
    v205 = v68 - (v4 * v26)
    v206 = ((0.0406 * v37) - (0.4318 * v205)) + v204
    v207 = v202 - (v36 * v30)
    v208 = (v31 * v33) + v200
    v209 = ((v3 * v208) + (v4 * v207)) - v206
    v210 = v9 * v12
    v211 = v210 + (v3 * v198)
    v212 = v210 + v211
    v213 = v4 * v198
    v214 = (v16 * v10) - v213
    v215 = (0.4318 * v214) - (0.0203 * v212)
    v216 = ((v30 * v198) + (v41 * v188)) - v215
    v217 = ((v71 * v216) + ((v67 * v208) - ((v66 * v3) * v207))) + (v62 * v209)
    v218 = (v3 * v203) - (v4 * v201)
    v219 = v66 * (((0.8636 * v37) + (0.0203 * v205)) + v218)
    v220 = (v13 * v15) - (v10 * v21)
    v221 = (v1 * v214) - ((v2 * v205) + v220)
    v222 = (v5 * v10) - (v6 * v15)
    v223 = (v6 * v10) + (v5 * v15)
    v224 = (v223 * v55) - (v222 * v50)
    v225 = v219 + (((0.00020216000000000006 * v224) - (v48 * v222)) - (0.0006421600000000001 * v221))
    v226 = v225 + v217
    v227 = 0.0006500000000000002 * (v220 - v221)
    v228 = v226 + v227
    v229 = (v1 * v209) - (v2 * v216)
    v230 = 2.0 * v11
    v231 = (((v1 * v205) + (v17 * v14)) - (v10 * v230)) + (v2 * v214)
    v232 = (v21 * v17) + (v11 * v15)
    v233 = v211 - v232
    v234 = (v5 * v233) + (v6 * v231)
    v235 = 2.0 * v47
    v236 = v234 + ((v17 * v51) + (v223 * v235))
    v237 = ((1.9999999999999998e-05 * v234) + (v48 * v17)) + (0.0004221600000000001 * v236)
    v238 = (v17 * v55) - (v47 * v222)
    v239 = (v238 + (v6 * v233)) - (v5 * v231)
    v240 = (0.00024000000000000003 * v239) + (0.00020000000000000004 * v238)
    v241 = (v5 * v240) - (0.00075 * v231)
    v242 = ((v6 * v237) - v241) + (v61 * v229)
    v243 = ((v1 * v242) + ((v79 * v207) + (v78 * v208))) + (v2 * v228)
    v244 = v194 - (v4 * v4)
    v245 = (v3 * (0.045092796 * v4)) - (0.3244698455 * v244)
    v246 = (((v179 * v198) - ((v83 - v28) * v245)) - (v79 * v203)) - (v78 * v201)
    v247 = v224 - v221
    v248 = 0.0057599999999999995 * v6
    v249 = v248 * v55
    v250 = v248 * v47
    v251 = (v66 * v247) + ((v17 * v250) - (v222 * v249))
    v252 = v5 * v55
    v253 = 0.0057599999999999995 * v252
    v254 = v77 * v47
    v255 = 0.0057599999999999995 * v254
    v256 = ((v12 * v255) - (v222 * v253)) - (v61 * v247)
    v257 = (v39 * v236) - (v2 * v256)
    v258 = (0.4318 * v257) + ((v246 + (v118 * v239)) - (0.0203 * v251))
    v259 = (v6 * v240) + ((0.0013999999999999998 * v211) - (9.999999999999983e-05 * v232))
    v260 = (v259 + (v5 * v237)) + (v66 * v229)
    v261 = v92 * v239
    v262 = v261 - v260
    v263 = ((v97 * v262) - (v258 + (v109 * v226))) - v243
    v264 = (v8 * v8) - (v7 * v7)
    v265 = v8 * v7
    v266 = (0.0283968 * v265) - (1.601861202 * v264)
    v267 = (((37.2347379 * v7) + (1.024164 * v8)) - (v136 * v266)) + (v83 * v126)
    v268 = (((v267 - (v28 * v125)) + (v174 * v198)) - (v140 * v226)) - (v131 * v262)
    v269 = ((v129 * v111) + (v172 * v198)) + (v130 * v199)
    v270 = (((v157 * v198) - ((1557.2443004858599 * v106) + v73)) - (v140 * v199)) - (v109 * v269)
    v271 = v199 + v269
    v272 = v37 - v271
    v273 = (v1 * v212) - (v2 * v272)
    v274 = v270 - v273
    v275 = v63 - v274
    v276 = ((v131 * v199) + ((v171 * v198) - (v93 * v88))) - (v97 * v269)
    v277 = v213 + v276
    v278 = v24 - v277
    v279 = v11 * v13
    v280 = (v1 * v272) + ((v2 * v212) - v279)
    v281 = v279 - v280
    v282 = (v5 * v278) + (v6 * v281)
    v283 = v47 * v50
    v284 = v282 + v283
    v285 = v283 + v284
    v286 = (v39 * v285) + ((v62 * v275) - v101)
    v287 = v104 + (v66 * v275)
    v288 = (v3 * v286) + ((v4 * v287) + (v78 * v271))
    v289 = v33 * (((v3 * v287) - (v79 * v271)) - (v4 * v286))
    v290 = v288 + (((v83 * v79) + (v3 * v251)) - (v4 * v257))
    v291 = (v30 * v290) + ((((v34 * v251) - (v28 * v126)) + (v112 * v257)) - v258)
    v292 = v291 - v289
    v293 = ((v289 + (v268 - (v30 * v288))) + ((v130 * v263) - v243)) + v292
    v294 = (v167 - (v71 * v275)) + (v46 * v285)
    v295 = (v1 * v256) + (v46 * v236)
    v296 = v40 * v78
    v297 = (((v178 * v266) - (v175 * v163)) + (v181 * v125)) + (v41 * v189)
    v298 = (v297 + ((v296 - ((0.0141984 * v264) + (3.203722404 * v265))) * v198)) - (v174 * v199)
    v299 = (((v298 + (v168 * v295)) - (v4 * v260)) - (v20 * v242)) - (v157 * v226)
    v300 = ((v171 * v262) + v299) + (((v154 * v228) - (v30 * v294)) - (v172 * v263))
    v301 = v218 + ((0.4318 * v272) - v29)
    v302 = ((v42 + (v33 * v198)) - (0.4318 * v212)) - (0.0203 * v214)
    v303 = (((v49 + (v46 * v302)) - (v39 * v301)) + (1.9999999999999998e-05 * v282)) + (0.0004221600000000001 * v285)
    v304 = v188 * v79
    v305 = (((v42 * v79) - (v83 * v158)) + (0.0047376000000000015 * v26)) - (v181 * (v126 + v245))
    v306 = ((v305 - (((0.022546398 * v244) - v304) * v198)) - (v179 * v271)) + (v160 * v239)
    v307 = (v306 - (v3 * ((v86 + (0.648939691 * v213)) - (0.0013999999999999998 * v277)))) - (v65 * v303)
    v308 = (v5 * v281) - (v6 * v278)
    v309 = v58 - v308
    v310 = (4e-05 * v309) + (((v92 * v276) - (v76 + (v160 * v198))) + (v118 * v271))
    v311 = v58 + v309
    v312 = v310 + (0.00020000000000000004 * v311)
    v313 = (v307 - (v192 * v312)) + (((0.0203 * v3) + (0.4318 * v4)) * v294)
    v314 = ((v5 * v312) - (0.00075 * v281)) - (v6 * v303)
    v315 = v204 + ((0.0203 * v271) - v69)
    v316 = v273 + (v21 * v14)
    v317 = (v1 * v302) + (v2 * v301)
    v318 = ((((0.0006421600000000001 * v274) - v64) - (0.0006500000000000002 * v316)) + (v66 * v315)) + (v61 * v317)
    v319 = (v1 * v318) - (v2 * v314)
    v320 = (v4 * v319) + (v313 - (0.15005 * v290))
    v321 = (v300 - (v166 * v293)) - v320
    v322 = ((v71 * v215) + (v62 * v206)) - v225
    v323 = (v39 * v206) - (v237 + (v46 * v215))
    v324 = (v5 * v323) - v259
    v325 = v261 + v324
    v326 = v227 - v322
    v327 = ((v1 * v241) + (v153 * v323)) - (v2 * v326)
    v328 = v327 + (((v109 * v322) - v258) + (v97 * v325))
    v329 = (((v131 * v325) - (v327 + (v140 * v322))) - (v130 * v328)) - v292
    v330 = (v33 - v149) + v27
    v331 = (((v20 * v241) + (v330 * v295)) + (v157 * v322)) + (v151 * v323)
    v332 = ((((v4 * v324) + v331) + (v154 * v326)) + (v171 * v325)) - (v172 * v328)
    v333 = (v332 + (v166 * v329)) - v320
    v334 = v6 * v11
    v335 = (v11 * v252) + (v334 * v50)
    v336 = (((0.00020216000000000006 * v335) + ((qd[5] * v92) * v11)) + (v62 * v302)) - (0.0006421600000000001 * v280)
    v337 = v336 - (v71 * v301)
    v338 = v2 + v109
    v339 = v280 - v335
    v340 = (v66 * v339) + ((v21 * v250) - (v334 * v249))
    v341 = v5 * v47
    v342 = v248 * v11
    v343 = (v61 * v339) + ((v342 * v252) - ((0.0057599999999999995 * v21) * v341))
    v344 = (v21 * v21) - (v11 * v11)
    v345 = (v5 * v344) - (v6 * v316)
    v346 = v345 + ((v230 * v341) - (v21 * v51))
    v347 = ((v39 * v346) - (v2 * v343)) - v294
    v348 = (((v48 * v21) - (0.0028799999999999997 * v317)) - (1.9999999999999998e-05 * v345)) - (0.0004221600000000001 * v346)
    v349 = (v21 * v55) - (v47 * v334)
    v350 = (v5 * v316) + ((v6 * v344) - v349)
    v351 = (0.00024000000000000003 * v350) - (0.00020000000000000004 * v349)
    v352 = (v5 * v348) - ((v6 * v351) + (9.999999999999983e-05 * v344))
    v353 = v352 + (v92 * v350)
    v354 = (v5 * v351) + (0.00075 * v316)
    v355 = 0.0006500000000000002 * v2
    v356 = ((((v118 * v350) + (v355 * v281)) - (v1 * v354)) - (v153 * v348)) - v319
    v357 = v356 + (((0.4318 * v347) + ((0.0203 * v340) + (v338 * v337))) - (v97 * v353))
    v358 = v2 + v140
    v359 = v356 + (((v132 * v347) + ((v133 * v340) + (v358 * v337))) + (v131 * v353))
    v360 = v359 + (v130 * v357)
    v361 = ((v171 * v353) + (v20 * (v318 + v354))) + (v154 * (v314 + (0.0006500000000000002 * v281)))
    v362 = v157 - v154
    v363 = (v151 * v348) - (((v160 * v350) + (v362 * v337)) + (v173 * v340))
    v364 = v330 * (v286 + ((v1 * v343) + (v46 * v346)))
    v365 = (((((v4 * v352) + v363) - (v169 * v347)) + v364) + v361) + (v172 * v357)
    v366 = v365 + (v166 * v360)
    v367 = v312 + ((1.9999999999999998e-05 * v308) - (0.0004221600000000001 * v311))
    v368 = (0.00020000000000000004 * v285) - v303
    v369 = (v5 * v367) + (v6 * v368)
    v370 = v98 - (v50 * v50)
    v371 = ((v61 * v315) + ((v48 * v50) - (0.00020216000000000006 * v370))) - (v66 * v317)
    v372 = ((v50 * v249) + (v66 * (v99 - v370))) - (v61 * v275)
    v373 = ((v61 * v370) + (v50 * v253)) - v287
    v374 = (v2 * v373) + (v39 * v311)
    v375 = (v5 * (v368 + (4e-05 * v284))) - (v6 * v367)
    v376 = (v118 * v284) - (v1 * v375)
    v377 = (((0.4318 * v374) + ((0.0203 * v372) - (v338 * v371))) - (v97 * v369)) - v376
    v378 = (((v132 * v374) + ((v133 * v372) - (v358 * v371))) + (v131 * v369)) - v376
    v379 = v378 + (v130 * v377)
    v380 = -v362
    v381 = v160 + (v4 * v92)
    v382 = ((v380 * v371) - (v381 * v284)) + (v173 * v372)
    v383 = (v382 + (v168 * ((v1 * v373) - (v46 * v311)))) + (v169 * v374)
    v384 = v4 + v171
    v385 = (((v383 + (v20 * v375)) - (v384 * v369)) - (v172 * v377)) - (v166 * v379)
    v386 = 2.0 * v12
    v387 = v16 * v4
    v388 = ((v2 * v387) - (v4 * v230)) - (v154 * (v14 - v386))
    v389 = v154 * v21
    v390 = v389 + (v20 * v11)
    v391 = v9 * v3
    v392 = v391 - v390
    v393 = (v5 * v392) - (v6 * v388)
    v394 = v393 + ((v154 * v51) + (v145 * v235))
    v395 = ((1.9999999999999998e-05 * v393) + (v48 * v154)) + (0.0004221600000000001 * v394)
    v396 = (v5 * v4) + v151
    v397 = (v154 * v55) + (v396 * v47)
    v398 = (v397 + (v5 * v388)) + (v6 * v392)
    v399 = (0.00024000000000000003 * v398) + (0.00020000000000000004 * v397)
    v400 = qd[1] * v40
    v401 = (((0.3001 * qd[0]) - ((0.8636 * v9) * v4)) - (0.0406 * v391)) - v400
    v402 = (v191 * v43) - (v12 * (0.0406 * v4))
    v403 = (v1 * v402) - (v2 * v401)
    v404 = (((9.999999999999983e-05 * v390) - (0.0013999999999999998 * v391)) + (v66 * v403)) - (v6 * v399)
    v405 = v404 - (v5 * v395)
    v406 = v405 + (v92 * v398)
    v407 = ((v5 * v399) + ((0.00075 * v388) + (v61 * v403))) - (v6 * v395)
    v408 = (v145 * v55) + (v396 * v50)
    v409 = (v4 * v21) + (v20 * v13)
    v410 = ((v20 * v386) - (v1 * v387)) - v409
    v411 = (v48 * v396) + ((v191 * (v185 * v10)) - (v12 * (0.00011692799999999998 * v65)))
    v412 = ((0.00020216000000000006 * v408) - ((0.0006421600000000001 * v410) + (v62 * v402))) + (v411 - (v71 * v401))
    v413 = (0.0006500000000000002 * (v409 - v410)) + v412
    v414 = (((qd[0] * v304) - (v177 * v82)) + (v118 * v398)) + (v2 * v413)
    v415 = v414 - (v1 * v407)
    v416 = v408 - v410
    v417 = (v66 * v416) + ((v154 * v250) + (v396 * v249))
    v418 = ((v396 * v253) + (v3 * v255)) - (v61 * v416)
    v419 = (v39 * v394) - (v2 * v418)
    v420 = (v415 - (v97 * v406)) + ((0.4318 * v419) + ((v109 * v412) - (0.0203 * v417)))
    v421 = qd[0] * v296
    v422 = (((v421 - (v177 * v135)) + (v133 * v417)) - (v140 * v412)) - (v132 * v419)
    v423 = ((v422 - (v131 * v406)) - v415) - (v130 * v420)
    v424 = v135 + v138
    v425 = 2.0 * qd[1]
    v426 = ((((2.0 * qd[2]) * v138) - (qd[1] * v296)) + (v425 * v424)) + (v160 * v398)
    v427 = (((v426 + (v157 * v412)) - (v173 * v417)) - (v154 * v413)) - (v4 * v405)
    v428 = ((v169 * v419) - (v168 * ((v1 * v418) + (v46 * v394)))) - (v171 * v406)
    v429 = (((v427 - (v20 * v407)) - (v172 * v420)) + v428) + (v423 * v166)
    v430 = v2 * v21
    v431 = (v1 * v11) - v430
    v432 = v10 + v431
    v433 = (2.0 * v15) - (v2 * v14)
    v434 = (v5 * v432) - (v6 * v433)
    v435 = ((2.0 * v254) - v434) - (v2 * v51)
    v436 = ((1.9999999999999998e-05 * v434) + (v48 * v2)) - (0.0004221600000000001 * v435)
    v437 = (0.0406 * v9) + (v4 * (qd[1] * v188))
    v438 = v44 + (qd[0] * v40)
    v439 = ((v1 * v437) + (v154 * v400)) - (v2 * v438)
    v440 = (v2 * v55) - (v153 * v47)
    v441 = ((-(v5 * v433)) - (v6 * v432)) - v440
    v442 = (0.00024000000000000003 * v441) - (0.00020000000000000004 * v440)
    v443 = ((0.0013999999999999998 * v10) + (9.999999999999983e-05 * v431)) - (v6 * v442)
    v444 = v443 + ((v5 * v436) + (v66 * v439))
    v445 = v92 * v441
    v446 = v444 + v445
    v447 = (v5 * v442) - (0.00075 * v433)
    v448 = v447 + ((v6 * v436) + (v61 * v439))
    v449 = v1 * v13
    v450 = (2.0 * v17) - v449
    v451 = v449 - v450
    v452 = (v118 * v441) + (v355 * v451)
    v453 = v304 + v296
    v454 = (v1 * v448) + ((qd[1] * v453) - v452)
    v455 = (v77 * v55) + (v153 * v50)
    v456 = v455 - v450
    v457 = (v66 * v456) + ((v153 * v249) - (v2 * v250))
    v458 = 0.0057599999999999995 * v2
    v459 = v458 * v341
    v460 = ((v77 * v249) - v459) - (v61 * v456)
    v461 = (v39 * v435) - (v2 * v460)
    v462 = (0.4318 * v461) - (0.0203 * v457)
    v463 = v1 * v92
    v464 = (((v9 * v185) - (qd[5] * v463)) + (0.0006421600000000001 * v450)) - (0.00020216000000000006 * v455)
    v465 = qd[1] * ((v185 * (v8 * v3)) - (v7 * (v186 + (0.0024871679999999997 * v151))))
    v466 = ((v465 - (v62 * v437)) - (v71 * v438)) - v464
    v467 = (v454 + (v97 * v446)) - ((v338 * v466) + v462)
    v468 = (v132 * v461) + ((v9 * v453) - (v133 * v457))
    v469 = (((v468 + (v358 * v466)) + (v131 * v446)) - v454) - (v130 * v467)
    v470 = (((v421 - (v425 * v174)) - (v177 * v424)) + (v362 * v466)) - (v4 * v444)
    v471 = (v1 * v460) + (v46 * v435)
    v472 = (v33 * v471) + ((v173 * v457) - ((v160 * v441) + (v16 * v180)))
    v473 = v3 * (((0.0006500000000000002 * v1) * v451) - (0.4318 * v471))
    v474 = ((v472 - (v169 * v461)) + (v27 * v471)) + v473
    v475 = (((v470 - (v20 * v448)) - (v171 * v446)) + (v172 * v467)) - v474
    v476 = v475 - (v469 * v166)
    v477 = ((0.00011692799999999998 * v19) - (v46 * v44)) + v436
    v478 = v443 + (v5 * v477)
    v479 = v445 + v478
    v480 = ((v1 * v447) - v452) + (v153 * v477)
    v481 = v464 + ((v71 * v44) + ((0.00011692799999999998 * v9) * v107))
    v482 = (v480 + (v338 * v481)) + ((v97 * v479) - v462)
    v483 = ((v468 - (v358 * v481)) + ((v131 * v479) - v480)) - (v130 * v482)
    v484 = ((v20 * v447) + ((v362 * v481) + (v177 * v138))) + (v151 * v477)
    v485 = v474 + ((((v4 * v478) + v484) + (v171 * v479)) - (v172 * v482))
    v486 = v485 + (v483 * v166)
    v487 = (v5 * v230) - v341
    v488 = 0.0008843200000000002 * v334
    v489 = (v5 * v488) - (v6 * ((0.00020000000000000004 * v487) + (0.0006443200000000001 * v341)))
    v490 = v6 * v47
    v491 = (v6 * ((0.0008443200000000002 * v490) - v488)) - (0.0015 * v11)
    v492 = (v5 * ((0.00020000000000000004 * v341) - (0.00024000000000000003 * v487))) + v491
    v493 = (v1 * v492) + ((v118 * v487) - (0.0013000000000000004 * v430))
    v494 = v6 * v55
    v495 = (v5 * v50) - v494
    v496 = ((0.0006421600000000001 * v21) + (v48 * v5)) + (0.00020216000000000006 * v495)
    v497 = v342 - v250
    v498 = v21 + v495
    v499 = (v62 * v498) + ((v1 * v497) - (v120 * v253))
    v500 = (v66 * v498) + (v248 * v252)
    v501 = ((0.4318 * v499) + (((v338 * v496) - v493) + (v489 * v97))) - (0.0203 * v500)
    v502 = (((v493 - (v358 * v496)) + (v489 * v131)) + (v133 * v500)) - (v132 * v499)
    v503 = v502 - (v501 * v130)
    v504 = (v330 * (((v77 * v253) + (v2 * v497)) - (v71 * v498))) - (v489 * v384)
    v505 = ((v20 * v492) + ((v381 * v487) + (0.0013000000000000004 * v389))) - (v362 * v496)
    v506 = (((v505 - (v169 * v499)) + (v173 * v500)) + v504) + (v501 * v172)
    v507 = v506 - (v503 * v166)
    v508 = v48 + (0.0008443200000000002 * v50)
    v509 = (v5 * v508) + (0.0004000000000000001 * v494)
    v510 = ((0.0057599999999999995 * v1) * v50) - v459
    v511 = (0.00044000000000000007 * v252) - (v6 * v508)
    v512 = (v118 * v55) - (v1 * v511)
    v513 = (((0.00011692799999999998 * v490) - (0.4318 * v510)) - (v509 * v97)) - v512
    v514 = (v513 * v130) + ((((v133 * v250) - (v132 * v510)) + (v509 * v131)) - v512)
    v515 = (v168 * (v255 + (v458 * v50))) + (((0.0008642879999999998 * v192) * v47) - (v55 * v381))
    v516 = (((v20 * v511) + (v515 - (v169 * v510))) - (v509 * v384)) - (v513 * v172)
    v517 = v516 - (v514 * v166)
    v518 = v166 * v197
    v519 = 4e-05 * v341
    v520 = v463 * v47
    v521 = (v520 + (v338 * v56)) + (v519 * v97)
    v522 = ((v520 + (v56 * v358)) - (v519 * v131)) + (v521 * v130)
    v523 = ((((v92 * v20) * v47) - (v56 * v380)) * v197) - (v522 * v518)
    v524 = v172 * v197
    v525 = v171 * v197
    v526 = (v519 * (v525 + (v4 * v197))) + (v523 - (v521 * v524))
    v527 = (v518 * v321) - (v144 * v293)
    v528 = (v144 * v329) + (v518 * v333)
    v529 = (v144 * v360) + (v518 * v366)
    v530 = (v518 * v385) - (v144 * v379)
    v531 = (v423 * v144) + (v429 * v518)
    v532 = (v476 * v518) - (v469 * v144)
    v533 = (v483 * v144) + (v486 * v518)
    v534 = (v507 * v518) - (v503 * v144)
    v535 = (v517 * v518) - (v514 * v144)
    v536 = (v166 * v526) - (v522 * v144)
    v537 = (v130 * v527) + ((v524 * v321) - (v129 * v263))
    v538 = (v130 * v528) + ((v524 * v333) - (v129 * v328))
    v539 = ((v129 * v357) + (v524 * v366)) + (v130 * v529)
    v540 = (v130 * v530) + ((v524 * v385) - (v129 * v377))
    v541 = (v130 * v531) + ((v429 * v524) - (v129 * v420))
    v542 = ((v129 * v467) + (v476 * v524)) + (v130 * v532)
    v543 = (v130 * v533) + ((v486 * v524) - (v129 * v482))
    v544 = ((v129 * v501) + (v507 * v524)) + (v130 * v534)
    v545 = (v130 * v535) + ((v517 * v524) - (v513 * v129))
    v546 = (v130 * v536) + ((v172 * v526) - (v521 * v129))
    v547 = ((v131 * v527) + ((v525 * v321) - (v93 * v262))) - (v97 * v537)
    v548 = ((v131 * v528) + ((v525 * v333) - (v93 * v325))) - (v97 * v538)
    v549 = ((v131 * v529) + ((v525 * v366) - (v93 * v353))) - (v97 * v539)
    v550 = (((v93 * v369) + (v525 * v385)) + (v131 * v530)) - (v97 * v540)
    v551 = (((v93 * v406) + (v429 * v525)) + (v131 * v531)) - (v97 * v541)
    v552 = (((v93 * v446) + (v476 * v525)) + (v131 * v532)) - (v97 * v542)
    v553 = ((v131 * v533) + ((v486 * v525) - (v93 * v479))) - (v97 * v543)
    v554 = (((v93 * v489) + (v507 * v525)) + (v131 * v534)) - (v97 * v544)
    v555 = (((v93 * v509) + (v517 * v525)) + (v131 * v535)) - (v97 * v545)
    v556 = (v97 * v546) + (((v519 * v93) - (v171 * v526)) - (v131 * v536))
    v557 = v157 * v197
    v558 = v145 * v197
    v559 = v172 + (v130 * v166)
    v560 = v559 * v197
    v561 = (v525 + (v131 * v518)) - (v97 * v560)
    v562 = (v557 - (v140 * v518)) - (v109 * v560)
    v563 = -v562
    v564 = v77 - (v6 * v97)
    v565 = v77 + (v6 * v131)
    v566 = (((v565 * v518) - v558) + (v6 * v525)) + (v564 * v560)
    v567 = -v566
    v568 = v130 * v144
    v569 = v568 + (v559 * v518)
    v570 = ((v97 * v568) - (v131 * v144)) - (v166 * v561)
    v571 = -v570
    v572 = ((v140 * v144) + (v109 * v568)) - (v166 * v562)
    v573 = ((v565 * v144) + (v564 * v568)) + (v166 * v566)
    v574 = -v573
    v575 = (v130 * v570) + ((v97 * v129) - (v172 * v561))
    v576 = -v575
    v577 = (v130 * v572) + ((v109 * v129) - (v172 * v562))
    v578 = ((v564 * v129) + (v172 * v566)) + (v130 * v573)
    v579 = -v578
    v580 = -((v97 * v577) + ((v171 * v562) - (v131 * v572)))
    v581 = (((v6 * v93) - (v171 * v566)) - (v131 * v573)) + (v97 * v578)
    v582 = ((v157 * v566) - (v140 * v573)) - (v109 * v578)
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
        -(v197 * v321),
        -(v197 * v333),
        v197 * v366,
        v197 * v385,
        REAL(0.0),
        v429 * v197,
        -(v476 * v197),
        v486 * v197,
        -(v507 * v197),
        -(v517 * v197),
        v526,
        REAL(0.0),
        -v527,
        -v528,
        v529,
        v530,
        REAL(0.0),
        v531,
        -v532,
        v533,
        -v534,
        -v535,
        v536,
        REAL(0.0),
        -v537,
        -v538,
        v539,
        v540,
        REAL(0.0),
        v541,
        -v542,
        v543,
        -v544,
        -v545,
        v546,
        REAL(0.0),
        -v547,
        -v548,
        v549,
        v550,
        REAL(0.0),
        v551,
        -v552,
        v553,
        -v554,
        -v555,
        -v556,
        REAL(0.0),
        (((v557 * v321) - (1557.2443004858599 * v226)) - (v140 * v527)) - (v109 * v537),
        (((1557.2443004858599 * v322) + (v557 * v333)) - (v140 * v528)) - (v109 * v538),
        (((1557.2443004858599 * v337) - (v557 * v366)) + (v140 * v529)) + (v109 * v539),
        (((1557.2443004858599 * v371) - (v557 * v385)) + (v140 * v530)) + (v109 * v540),
        REAL(0.0),
        (v109 * v541) + ((v140 * v531) - ((1557.2443004858599 * v412) + (v429 * v557))),
        (((1557.2443004858599 * v466) + (v476 * v557)) - (v140 * v532)) - (v109 * v542),
        (v109 * v543) + ((v140 * v533) - ((1557.2443004858599 * v481) + (v486 * v557))),
        (((v507 * v557) - (1557.2443004858599 * v496)) - (v140 * v534)) - (v109 * v544),
        ((v517 * v557) - (v140 * v535)) - (v109 * v545),
        (v109 * v546) + ((v140 * v536) - ((0.06228977201943439 * v55) + (v157 * v526))),
        REAL(0.0),
        ((v239 - (v558 * v321)) + (v6 * v547)) + (v77 * (v527 + v537)),
        ((v239 - (v558 * v333)) + (v6 * v548)) + (v77 * (v528 + v538)),
        (((v558 * v366) - v350) - (v6 * v549)) - (v77 * (v529 + v539)),
        (((v558 * v385) - v284) - (v6 * v550)) - (v77 * (v530 + v540)),
        REAL(0.0),
        ((v398 + (v429 * v558)) - (v6 * v551)) - (v77 * (v531 + v541)),
        ((v6 * v552) - (v441 + (v476 * v558))) + (v77 * (v532 + v542)),
        (((v486 * v558) - v441) - (v6 * v553)) - (v77 * (v533 + v543)),
        ((v6 * v554) - (v487 + (v507 * v558))) + (v77 * (v534 + v544)),
        ((v55 - (v517 * v558)) + (v6 * v555)) + (v77 * (v535 + v545)),
        ((v6 * v556) + (v145 * v526)) - (v77 * (v536 + v546)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v197,
        v518,
        v560,
        v561,
        v563,
        v567,
        v518,
        v144 + (v166 * v518),
        v569,
        v571,
        v572,
        v574,
        v560,
        v569,
        (v129 + (v559 * v524)) + (v130 * v569),
        v576,
        v577,
        v579,
        v561,
        v571,
        v576,
        (v97 * v575) + (((v171 * v561) - v93) - (v131 * v570)),
        v580,
        v581,
        v563,
        v572,
        v577,
        v580,
        ((1557.2443004858599 + (v157 * v562)) + (v140 * v572)) + (v109 * v577),
        v582,
        v567,
        v574,
        v579,
        v581,
        v582,
        ((24999.999999999996 - (v145 * v566)) - (v6 * v581)) + (v77 * (v573 + v578)),
    )


def linearize(prepared, q, qd, tau):
    """Linearisation of the smooth forward dynamics about a state.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      A[12][12]  state matrix, state (q, qd); row by row
      B[12][6]   input matrix, one column per joint; row by row

    Operations: 915 add, 1172 mul, 4 div, 0 sqrt, 4 sincos, 30 other.
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
    v28 = v21 * v27
    v29 = ((qd[2] * v27) - (v3 * v12)) - (v2 * v16)
    v30 = v29 + v28
    v31 = (v0 * v3) + (v1 * v2)
    v32 = v27 * v27
    v33 = v19 * v19
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
    v46 = v31 * v28
    v47 = v43 + v42
    v48 = (0.15005 * v19) - (0.0203 * v21)
    v49 = ((v39 + (v21 * v48)) - (0.0203 * v32)) - (0.15005 * v20)
    v50 = ((v26 - (v19 * v48)) - (0.15005 * v32)) + (0.0203 * v20)
    v51 = (v5 * v50) + (v4 * v49)
    v52 = 0.15005 * v25
    v53 = v24 - (0.0203 * v25)
    v54 = (v5 * v53) + (v4 * v52)
    v55 = (v5 * v49) - (v4 * v50)
    v56 = (v5 * v52) - (v4 * v53)
    v57 = v28 - v29
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
    v70 = v60 * v65
    v71 = ((v43 * v5) + (qd[3] * v60)) - (v4 * v29)
    v72 = v71 + v70
    v73 = (((v56 * v68) - (v54 * v64)) + (v69 * v58)) - (v59 * v72)
    v74 = v60 * v60
    v75 = v74 + v66
    v76 = v63 + v62
    v77 = v5 * v31
    v78 = v61 * v65
    v79 = ((v43 * v4) + (qd[3] * v61)) + (v5 * v29)
    v80 = v79 + v78
    v81 = (((v56 * v76) - (v54 * v75)) + (v77 * v58)) + (v59 * v80)
    v82 = v70 - v71
    v83 = v67 + v74
    v84 = v78 - v79
    v85 = (v77 * v51) + (((v59 * v83) - (v56 * v82)) - (v54 * v84))
    v86 = v25 * v62
    v87 = v69 * v70
    v88 = v67 - v74
    v89 = v74 - v66
    v90 = v77 * v78
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
    v110 = qdd[4] + v71
    v111 = v109 - v110
    v112 = ((qd[4] * v108) - (v7 * v63)) - (v6 * v79)
    v113 = v105 * v108
    v114 = v112 + v113
    v115 = (((v98 * v111) + (v96 * v107)) + (v101 * v114)) + (v102 * v100)
    v116 = (v6 * v25) - (v7 * v77)
    v117 = v110 + v109
    v118 = v108 * v108
    v119 = v106 + v118
    v120 = ((qd[4] * v103) - (v6 * v63)) + (v7 * v79)
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
    v144 = (v9 * v105) + (v8 * v108)
    v145 = v144 * v144
    v146 = v141 * v141
    v147 = v146 + v145
    v148 = qdd[5] - v112
    v149 = v139 * v144
    v150 = v149 - v148
    v151 = (((v135 * v147) - (v98 * v143)) - (v137 * v150)) - (v138 * v97)
    v152 = (v8 * v69) + (v9 * v116)
    v153 = v139 * v139
    v154 = v146 + v153
    v155 = ((qd[5] * v144) + (v8 * v110)) + (v9 * v120)
    v156 = v141 * v144
    v157 = v155 + v156
    v158 = v148 + v149
    v159 = (((v98 * v157) - (v137 * v154)) + (v135 * v158)) + (v152 * v97)
    v160 = v142 - v140
    v161 = v145 + v153
    v162 = v156 - v155
    v163 = (((v98 * v161) - (v135 * v160)) - (v137 * v162)) - (v138 * v134)
    v164 = v138 * v142
    v165 = v102 * v149
    v166 = v153 - v145
    v167 = v153 - v146
    v168 = v152 * v156
    v169 = v146 - v145
    v170 = 0.4318 * v3
    v171 = 0.4318 * v2
    v172 = v22 - v20
    v173 = v33 - v32
    v174 = -v42
    v175 = v4 * v171
    v176 = v5 * v171
    v177 = 0.0203 + v170
    v178 = v5 * v58
    v179 = v4 * v58
    v180 = (v5 * v55) + (v4 * v51)
    v181 = v5 * v70
    v182 = -(v181 - (v4 * v79))
    v183 = (v5 * v80) + (v4 * v72)
    v184 = (v5 * v89) + (v4 * v64)
    v185 = v4 * v78
    v186 = (v5 * v71) - v185
    v187 = -((v5 * v76) + (v4 * v91))
    v188 = v181 + v185
    v189 = 0.4318 * v5
    v190 = v176 - v189
    v191 = (v7 * v177) - (v6 * v190)
    v192 = v191 * v97
    v193 = 0.4318 * v4
    v194 = v175 - v193
    v195 = (v7 * v190) + (v6 * v177)
    v196 = v4 * v6
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
    v219 = (v218 - v217) + (v214 * v155)
    v220 = ((v214 * v143) + (v196 * v166)) + (v212 * v157)
    v221 = ((v214 * v150) + (v212 * v167)) + (v196 * v162)
    v222 = v214 * v156
    v223 = -((v218 + v222) - (v212 * v140))
    v224 = ((v214 * v169) - (v212 * v158)) + (v196 * v160)
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
    v237 = v234 * v156
    v238 = v9 * v142
    v239 = v8 * v156
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
        -(v41 + (v31 * v29)),
        (v25 * v30) - (v31 * v23),
        (v25 * (v33 - v45)) - (v31 * v44),
        v46 + (v25 * v20),
        (v31 * (v32 - v45)) - (v25 * v47),
        v41 - v46,
        -(((v56 * v55) + (v59 * v58)) + (v54 * v51)),
        (v25 * v51) + v73,
        (v25 * v55) + v81,
        v85 - (v69 * v55),
        -((v87 + v86) + (v77 * v79)),
        ((v25 * v88) + (v69 * v80)) - (v77 * v72),
        ((v69 * v89) - (v25 * v84)) - (v77 * v64),
        (v90 + v86) + (v69 * v71),
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
        v163 - (v152 * v136),
        (v152 * v155) - (v165 + v164),
        ((v152 * v143) - (v102 * v166)) + (v138 * v157),
        ((v138 * v167) - (v102 * v162)) + (v152 * v150),
        (v165 - v168) + (v138 * v140),
        ((v152 * v169) - (v102 * v160)) - (v138 * v158),
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
        (v40 - (v170 * v44)) - (v171 * (v45 + v32)),
        -((v39 + (v171 * v47)) + (v170 * (v45 + v33))),
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
        (((v211 * v154) - (v210 * v158)) - (v191 * v157)) - v215,
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
        -(v215 + (((v229 * v158) + (v230 * v154)) + (v227 * v157))),
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
        (v236 - v235) - (v234 * v155),
        ((v7 * v166) - (v234 * v143)) + (v233 * v157),
        ((v7 * v162) + (v233 * v167)) - (v234 * v150),
        (v237 - v236) + (v233 * v140),
        ((v7 * v160) - (v234 * v169)) - (v233 * v158),
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
        (v8 * v155) - v238,
        (v9 * v157) + (v8 * v143),
        (v9 * v167) + (v8 * v150),
        (v9 * v140) - v239,
        (v8 * v169) - (v9 * v158),
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
    v0 = np.sin(q[3])
    v1 = np.cos(q[3])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[1])
    v5 = np.cos(q[1])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = (v4 * v7) + (v5 * v6)
    v9 = (v5 * v7) - (v4 * v6)
    v10 = 0.028252799999999998 * v8
    v11 = v2 * v10
    v12 = v1 * v11
    v13 = 0.028252799999999998 * v9
    v14 = v3 * v13
    v15 = v12 - v14
    v16 = ((8.7439473 * v9) + (0.24892875 * v8)) - v15
    v17 = (v0 * v2) * v13
    v18 = (v0 * v3) * v10
    v19 = -v16
    v20 = -((v1 * v14) - v11)
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(((37.2347379 * v4) + (1.024164 * v5)) + v16),
        v19,
        v17,
        v20,
        REAL(0.0),
        REAL(0.0),
        v19,
        v19,
        v17,
        v20,
        REAL(0.0),
        REAL(0.0),
        v17,
        v17,
        v12,
        v18,
        REAL(0.0),
        REAL(0.0),
        v20,
        v20,
        v18,
        v15,
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

    Operations: 8 add, 18 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
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
