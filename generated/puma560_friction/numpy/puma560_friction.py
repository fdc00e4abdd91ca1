"""PUMA 560 of Armstrong, Khatib and Burdick (1986), all joints with friction of about the size they have

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
    v5 = np.sin(v0)
    v6 = np.cos(v0)
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = v3 * v2
    v10 = v4 * v6
    v11 = (0.00011692799999999998 * v10) - (v6 * ((v9 * (0.0024871679999999997 + (0.0004043200000000001 * v4))) - 0.022546398))
    v12 = v3 * v3
    v13 = 0.00020216000000000006 * v12
    v14 = v1 * (0.00010000000000000026 + v13)
    v15 = 0.00011692799999999998 * v9
    v16 = v15 + (v1 * v14)
    v17 = 0.0024871679999999997 * v4
    v18 = v5 * ((v5 * ((((0.0004043200000000001 * v12) - 0.32402200550000004) - v17) - v16)) + v11)
    v19 = v3 * v1
    v20 = (3.155182285625 + (0.0008642879999999998 * v19)) - (v7 * ((1.601861202 * v7) + (0.0141984 * v8)))
    v21 = (0.0028799999999999997 * v9) - 0.025374999999999998
    v22 = 0.8913300000000002 + (0.0028799999999999997 * v4)
    v23 = v8 * ((v5 * v22) + (v6 * v21))
    v24 = v2 * v5
    v25 = (v5 * v21) - (v6 * v22)
    v26 = v5 * v19
    v27 = 0.0012435839999999998 + (0.00020216000000000006 * v4)
    v28 = v19 * v27
    v29 = (((0.15005 * v25) - (5.846399999999999e-05 * v26)) - (v6 * (0.0047376000000000015 + v28))) + (v24 * v14)
    v30 = 0.0012435839999999998 * v7
    v31 = v19 * v30
    v32 = -(((v31 + (0.023751 * v8)) + (0.6903913435000001 * v7)) - v29)
    v33 = 0.0012435839999999998 * v8
    v34 = v5 * v9
    v35 = 0.0016399999999999997 + v13
    v36 = v6 * (((0.0004321439999999999 * v19) + v35) - (5.846399999999999e-05 * v9))
    v37 = v36 + ((v27 * v34) - (v9 * v33))
    v38 = 0.0006421600000000001 + (0.0012435839999999998 * v4)
    v39 = (v3 * v5) - (v2 * v10)
    v40 = (0.0004321439999999999 * v39) - (v1 * (((v4 * v33) - (v5 * v38)) + (5.846399999999999e-05 * v10)))
    v41 = 4e-05 * (v10 - v34)
    v42 = 0.4318 * (v23 + (v7 * v25))
    v43 = (v17 + 0.3592922305) - v16
    v44 = v43 - v42
    v45 = ((v33 * v26) - v28) - (v6 * v31)
    v46 = (5.846399999999999e-05 * v3) - (v2 * v38)
    v47 = -((v46 + (v30 * v39)) + (v33 * ((v3 * v6) + (v4 * v24))))
    v48 = 4e-05 * v19
    v49 = -v28
    v50 = -v46
    v51 = 4e-05 * v4
    return (
        ((v20 + (v13 - v15)) - (0.8636 * v23)) - v18,
        v32,
        v29,
        v37,
        v40,
        v41,
        v32,
        (1.748114002 - v42) + v44,
        v44,
        v45,
        v47,
        v48,
        v29,
        v44,
        v43,
        v49,
        v50,
        v48,
        v37,
        v45,
        v49,
        v35,
        REAL(0.0),
        v51,
        v40,
        v47,
        v50,
        REAL(0.0),
        REAL(0.0006421600000000001),
        REAL(0.0),
        v41,
        v48,
        v48,
        v51,
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
    v9 = qd[0] * v1
    v10 = qd[2] + qd[1]
    v11 = (v10 * v4) + (v3 * v9)
    v12 = (v10 * v3) - (v4 * v9)
    v13 = v12 * v11
    v14 = v10 * v9
    v15 = v14 + v13
    v16 = qd[0] * v2
    v17 = qd[3] + v16
    v18 = v16 * v9
    v19 = v10 * v16
    v20 = 2.0 * v19
    v21 = ((v3 * v18) - (v17 * (2.0 * v11))) + (v4 * v20)
    v22 = (v5 * v15) - (v6 * v21)
    v23 = qd[4] + v11
    v24 = (v5 * v12) + (v6 * v17)
    v25 = (v24 * (2.0 * v23)) - v22
    v26 = v10 * v10
    v27 = v26 + (v16 * v16)
    v28 = 0.4318 * v8
    v29 = v2 * v28
    v30 = qd[1] * qd[1]
    v31 = qd[0] * qd[0]
    v32 = v31 + v30
    v33 = 0.4318 * v7
    v34 = (v30 * v33) - 9.81
    v35 = (v1 * v34) + (v32 * v29)
    v36 = ((0.4318 * v18) - v35) - (0.0203 * v27)
    v37 = qd[1] * qd[0]
    v38 = ((0.8636 * v37) * v7) - (0.15005 * v31)
    v39 = (v38 + (0.8636 * v19)) + (0.0406 * v14)
    v40 = 3.9999999999999996e-05 * qd[5]
    v41 = ((0.0028799999999999997 * ((v3 * v36) + (v4 * v39))) - (v40 * v23)) - (1.9999999999999998e-05 * v22)
    v42 = v41 + (0.0004221600000000001 * v25)
    v43 = (v5 * v17) - (v6 * v12)
    v44 = v23 * v43
    v45 = (v44 + (v6 * v15)) + (v5 * v21)
    v46 = (0.00020000000000000004 * v44) + (0.00024000000000000003 * v45)
    v47 = (((9.999999999999983e-05 * v13) + (0.0013999999999999998 * v14)) + (v6 * v46)) - (v5 * v42)
    v48 = 0.0028799999999999997 * ((v43 * v43) + (v23 * v23))
    v49 = v17 * v12
    v50 = (v3 * v20) - ((v4 * v18) + v49)
    v51 = 0.0028799999999999997 * ((v43 * v24) - v50)
    v52 = (v5 * v48) + (v6 * v51)
    v53 = 0.0028799999999999997 * v25
    v54 = (v4 * v53) - (v3 * v52)
    v55 = (((0.03353022499999997 * v14) + (0.025374999999999998 * v38)) + (0.022546398 * v19)) - (0.0047376000000000015 * v18)
    v56 = ((v5 * v46) + (0.00075 * v21)) + (v6 * v42)
    v57 = v26 + (v9 * v9)
    v58 = v1 * v28
    v59 = (v2 * v34) - (v32 * v58)
    v60 = v5 * (((0.0203 * v18) - v59) - (0.4318 * v57))
    v61 = 0.0028799999999999997 * (v60 + (v6 * ((v4 * v36) - (v3 * v39))))
    v62 = v61 + ((v43 * ((0.00020216000000000006 * v24) - v40)) - (0.0006421600000000001 * v50))
    v63 = v62 - (0.0006500000000000002 * (v50 - v49))
    v64 = (0.0047376000000000015 * (v57 - v31)) + (((0.022546398 * v14) + (0.8913300000000002 * v38)) + (0.6824699160000001 * v19))
    v65 = v1 * (((v64 - (v3 * v63)) + (v4 * v56)) + (0.4318 * v54))
    v66 = (v8 * ((1.601861202 * v7) + (0.0141984 * v8))) - 0.0070992
    v67 = ((v31 - v32) * ((0.6903913435000001 * v8) - (0.023751 * v7))) - ((2.0 * v37) * v66)
    v68 = v65 + ((v67 - (v8 * ((0.02191385 * v14) + (0.7697525880000002 * v19)))) - (v28 * v54))
    v69 = (v4 * v52) + (v3 * v53)
    v70 = ((0.8913300000000002 * v18) - (0.025374999999999998 * v27)) + v69
    v71 = (v5 * v51) - (v6 * v48)
    v72 = ((0.025374999999999998 * v18) - (0.8913300000000002 * v57)) + v71
    v73 = (v2 * v70) - (v1 * v72)
    v74 = (((0.3244698455 * v18) + (0.025374999999999998 * v59)) - (0.8913300000000002 * v35)) - (0.011273199 * (v27 - v57))
    v75 = (((v74 - (0.0203 * v71)) + (v4 * v63)) + (v3 * v56)) + (0.4318 * v69)
    v76 = (((v32 - v30) * v66) + ((37.2347379 * v8) - (1.024164 * v7))) + (v29 * v72)
    return (
        (v68 - (v2 * ((v55 + (0.0203 * v54)) + v47))) + (0.15005 * v73),
        ((v76 + (v58 * v70)) - (v33 * v73)) - v75,
        -v75,
        -v47,
        -v62,
        (-3.9999999999999996e-05) * v45,
    )


def bias(prepared, q, qd):
    """Velocity terms, gravity, springs, dampers and loads: M qdd + h = tau.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]  joint rates, rad/s or m/s

    Gives
      h[6]  bias, N m or N

    Operations: 96 add, 140 mul, 0 div, 0 sqrt, 4 sincos, 3 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:])
    with np.errstate(all="ignore"):
        values = _bias(prepared, q, qd)
    return _pack(values[0:6], REAL, (6,), lanes)


def _gravity(prepared, q):
    v0 = q[1] + q[2]
    v1 = np.sin(q[4])
    v2 = np.cos(q[4])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = np.sin(q[3])
    v6 = np.cos(q[3])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = 0.028252799999999998 * v1
    v10 = v4 * v9
    v11 = (0.028252799999999998 * v2) * v3
    v12 = (((8.743947300000002 * v3) + v11) - (0.24892875 * v4)) + (v6 * v10)
    return (
        REAL(0.0),
        ((37.2347379 * v8) - (1.024164 * v7)) - v12,
        -v12,
        v9 * (v5 * v3),
        -(v10 + (v6 * v11)),
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
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = v1 * v1
    v10 = 2.0 * v9
    v11 = 2.0 * v2
    v12 = v5 * v4
    v13 = 0.00020216000000000006 * v6
    v14 = 0.0012435839999999998 + v13
    v15 = v12 * v14
    v16 = 0.4318 * v1
    v17 = v8 * v16
    v18 = 0.0028799999999999997 * v12
    v19 = v18 - 0.025374999999999998
    v20 = 0.4318 * v2
    v21 = v8 * v20
    v22 = 0.8913300000000002 + (0.0028799999999999997 * v6)
    v23 = 2.0 * ((v19 * v17) - (v22 * v21))
    v24 = v23 - (((0.011273199 + (5.846399999999999e-05 * v6)) - v15) * ((v2 * v11) - v10))
    v25 = ((0.6480440110000001 + (0.004974335999999999 * v6)) - (v5 * (0.0008086400000000002 * v5))) + (0.00023385599999999995 * v12)
    v26 = 0.00020216000000000006 * v5
    v27 = v5 * v26
    v28 = 0.00010000000000000026 + v27
    v29 = v3 * v28
    v30 = v3 * v29
    v31 = ((v1 * v2) * (v25 + (2.0 * v30))) + v24
    v32 = (v1 * v22) + (v2 * v19)
    v33 = (0.8636 * v7) * v32
    v34 = ((v8 * (3.203722404 * v7)) + (0.0141984 * ((v8 * v8) - (v7 * v7)))) - v33
    v35 = v34 - v31
    v36 = 0.5 * qd[1]
    v37 = v27 - (v6 * v13)
    v38 = v4 * v1
    v39 = v38 * v37
    v40 = v5 * v3
    v41 = v1 * v40
    v42 = 0.0004043200000000001 * v41
    v43 = v6 * v3
    v44 = v1 * v43
    v45 = 0.0004043200000000001 * v6
    v46 = v5 * v45
    v47 = v6 * v4
    v48 = 5.846399999999999e-05 * v47
    v49 = v46 - v48
    v50 = 0.0008642879999999998 * v43
    v51 = v1 - v8
    v52 = 0.0024871679999999997 * v51
    v53 = v47 * v52
    v54 = ((v50 - (0.00011692799999999998 * v47)) - (v49 * v10)) + (v2 * v53)
    v55 = v5 * v1
    v56 = v54 + (v55 * ((0.00011692799999999998 * v2) - v52))
    v57 = v56 + ((v46 + (v44 * v42)) - (v11 * v39))
    v58 = 0.5 * qd[4]
    v59 = 0.00011692799999999998 * v40
    v60 = v59 + (0.0008642879999999998 * v12)
    v61 = (v40 * v52) + (v45 * v41)
    v62 = v4 * v29
    v63 = (2.0 * v62) - v59
    v64 = ((v2 * v61) - v60) - (v9 * v63)
    v65 = 0.5 * qd[3]
    v66 = 0.5 * qd[2]
    v67 = v20 + (0.0203 * v1)
    v68 = v12 * v2
    v69 = 0.0004321439999999999 * v41
    v70 = ((v69 + (0.0016399999999999997 * v1)) - (v13 * v68)) + ((v26 * v55) - (v18 * v67))
    v71 = (v69 + (v14 * v68)) - ((v4 * v38) * v28)
    v72 = v71 + (v1 * ((5.846399999999999e-05 * v12) + v30))
    v73 = v72 + v70
    v74 = 0.0006421600000000001 * v3
    v75 = (v5 * v2) + (v1 * v47)
    v76 = 0.0004321439999999999 * v75
    v77 = v76 + (((0.0028799999999999997 * v43) * v67) + (v2 * v74))
    v78 = 0.0012435839999999998 * v43
    v79 = (v3 * v37) - v78
    v80 = ((v76 - (5.846399999999999e-05 * v44)) + (v47 * v42)) + (v2 * v79)
    v81 = v80 + v77
    v82 = 5.846399999999999e-05 * v2
    v83 = (((0.0047376000000000015 * v1) - (v40 * v82)) + (v41 * v14)) + (0.15005 * v32)
    v84 = qd[2] + qd[1]
    v85 = ((v58 * v81) + (v84 * (v83 + (v2 * v62)))) - (v65 * v73)
    v86 = 0.5 * qd[0]
    v87 = v68 + (v6 * v1)
    v88 = 2e-05 * qd[5]
    v89 = v88 * v87
    v90 = v89 + (v86 * v35)
    v91 = (v86 * v31) - v89
    v92 = (v2 * v49) - v39
    v93 = (v47 * v82) - (0.0006421600000000001 * v38)
    v94 = ((v53 + (v2 * v50)) - v93) + v92
    v95 = 0.5 * v84
    v96 = (v88 * v41) - (v86 * v64)
    v97 = (v86 * v57) - (v88 * v75)
    v98 = (v65 * v94) - (qd[4] * ((v40 * ((0.0012435839999999998 * v51) - v82)) - (0.0004321439999999999 * v87)))
    v99 = 2e-05 * v84
    v100 = 2e-05 * qd[4]
    v101 = 2e-05 * qd[3]
    v102 = ((v101 * v41) - (v100 * v75)) - (v99 * v87)
    v103 = v72 - v70
    v104 = 0.0012435839999999998 * v12
    v105 = (0.5 * v103) + (v7 * v104)
    v106 = v80 - v77
    v107 = (v7 * v78) - (0.5 * v106)
    v108 = v21 + (v7 * v16)
    v109 = 0.0028799999999999997 * v108
    v110 = v17 - (v7 * v20)
    v111 = ((0.0028799999999999997 * v5) * v110) - (v47 * v109)
    v112 = v40 * v43
    v113 = v48 + (0.0012435839999999998 * v5)
    v114 = ((2.0 * v113) + (0.0004043200000000001 * v112)) - v111
    v115 = v111 - v114
    v116 = v40 * v109
    v117 = v116 - v63
    v118 = v116 + v117
    v119 = (v58 * v115) + (v65 * v118)
    v120 = v23 - v33
    v121 = qd[0] * v105
    v122 = v88 * v12
    v123 = (qd[3] * v15) - v122
    v124 = v18 * v110
    v125 = v78 + v74
    v126 = v79 - v125
    v127 = v126 + ((0.0057599999999999995 * v43) * v110)
    v128 = v88 * v43
    v129 = qd[4] * v6
    v130 = ((5.846399999999999e-05 * v129) - v128) + (qd[4] * v104)
    v131 = ((v65 * v127) + ((qd[4] * v124) - ((v129 * v109) + v130))) + (v95 * v115)
    v132 = qd[0] * v107
    v133 = 2e-05 * qd[0]
    v134 = v133 * v87
    v135 = (v101 * v12) + (v100 * v43)
    v136 = v135 + v134
    v137 = 0.5 * (v111 + v114)
    v138 = ((0.0014399999999999999 * v40) * v108) - (0.5 * v117)
    v139 = v113 + (0.00020216000000000006 * v112)
    v140 = ((qd[1] * v138) + (v66 * v63)) + (v86 * v103)
    v141 = (qd[1] * v137) + ((qd[2] * v139) - (v86 * v106))
    v142 = 0.5 * (v92 + v93)
    v143 = 0.5 * (v79 + v125)
    v144 = (qd[4] * v143) - v122
    v145 = (((v26 * (qd[3] * v6)) - (v88 * v5)) + (v84 * v143)) + (qd[0] * v142)
    v146 = (v133 * v41) + (v99 * v12)
    v147 = v100 * v5
    v148 = v128 + (qd[3] * v143)
    v149 = ((v101 * v5) - (v99 * v43)) + (v133 * v75)
    v150 = -(v134 - v135)
    return (
        (((v58 * v57) - (v65 * v64)) + (v66 * v31)) - (v36 * v35),
        (v85 - (qd[1] * ((v8 * (0.6903913435000001 + (0.0012435839999999998 * v40))) - (0.023751 * v7)))) - v90,
        v85 + v91,
        (v96 - (v95 * v73)) + ((v58 * v94) + (v65 * ((v2 * v60) - v61))),
        (v97 + (v95 * v81)) + v98,
        v102,
        (v90 - (qd[3] * v105)) - (qd[4] * v107),
        v119 + (v66 * v120),
        v119 + (v95 * v120),
        (((v58 * v127) + ((qd[3] * v124) - v123)) + (v95 * v118)) - v121,
        v131 - v132,
        v136,
        ((v58 * v106) - v91) - (v65 * v103),
        -(((qd[3] * v138) + (v36 * v120)) + (qd[4] * v137)),
        -((qd[4] * v139) + (v65 * v63)),
        ((v58 * v126) - v123) - v140,
        ((v65 * v126) - v130) - v141,
        v136,
        (qd[1] * v105) + (((qd[4] * v142) - v96) + (v66 * v103)),
        v121 + ((v144 + (qd[2] * v138)) - (v36 * v118)),
        v140 + v144,
        v26 * v129,
        v145,
        -(v146 + v147),
        (qd[1] * v107) - (((qd[3] * v142) + v97) + (v66 * v106)),
        v132 + ((qd[2] * v137) - ((v36 * v115) + v148)),
        v141 - v148,
        -v145,
        REAL(0.0),
        v149,
        v102,
        v150,
        v150,
        v146 - v147,
        -v149,
        REAL(0.0),
    )


def coriolis_matrix(prepared, q, qd):
    """Christoffel's matrix: C qd are the velocity terms, dM/dt - 2 C is skew-symmetric.

    Takes
      q[6]   joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]  joint rates, rad/s or m/s

    Gives
      C[6][6]  Christoffel's matrix; row by row

    Operations: 169 add, 235 mul, 0 div, 0 sqrt, 4 sincos, 6 other.
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
    v11 = (v10 * v4) + (v3 * v9)
    v12 = (v10 * v3) - (v4 * v9)
    v13 = v12 * v11
    v14 = v10 * v9
    v15 = qdd[0] * v2
    v16 = v15 - v14
    v17 = qdd[3] + v16
    v18 = v13 - v17
    v19 = qd[0] * v2
    v20 = qd[3] + v19
    v21 = (v5 * v20) - (v6 * v12)
    v22 = qd[4] + v11
    v23 = v22 * v21
    v24 = (qdd[0] * v1) + ((2.0 * v10) * v19)
    v25 = v19 * v9
    v26 = qdd[1] + qdd[2]
    v27 = v25 - v26
    v28 = ((v4 * v24) - (v11 * (2.0 * v20))) + (v3 * v27)
    v29 = (v23 + (v5 * v28)) + (v6 * v18)
    v30 = 4e-05 * (qdd[5] - v29)
    v31 = (0.00020000000000000004 * (v23 + v29)) - v30
    v32 = (v5 * v18) - (v6 * v28)
    v33 = (v5 * v12) + (v6 * v20)
    v34 = (v33 * (2.0 * v22)) - v32
    v35 = v10 * v10
    v36 = v35 + (v19 * v19)
    v37 = qd[1] * qd[1]
    v38 = qd[0] * qd[0]
    v39 = v38 + v37
    v40 = 0.4318 * v8
    v41 = 0.4318 * v7
    v42 = ((0.15005 * qdd[0]) - (qdd[1] * v41)) - (v39 * v40)
    v43 = (9.81 + (qdd[1] * v40)) - (v37 * v41)
    v44 = (v2 * v42) + (v1 * v43)
    v45 = (v44 - (0.0203 * v36)) + (0.4318 * v27)
    v46 = v14 - v16
    v47 = qd[0] * (2.0 * qd[1])
    v48 = ((v47 * v41) - (0.15005 * v38)) - (qdd[0] * v40)
    v49 = (v48 + (0.4318 * v24)) + (0.0203 * v46)
    v50 = (v4 * v49) + (v3 * v45)
    v51 = 4e-05 * qd[5]
    v52 = (((v51 * v22) + (1.9999999999999998e-05 * v32)) - (0.0028799999999999997 * v50)) - (0.0004221600000000001 * v34)
    v53 = (((0.0006500000000000002 * (v13 + v17)) - (0.00075 * v18)) - (v5 * v52)) - (v6 * v31)
    v54 = (v4 * v45) - (v3 * v49)
    v55 = 0.0028799999999999997 * ((v21 * v21) + (v22 * v22))
    v56 = v21 * v33
    v57 = v20 * v12
    v58 = (v57 - (v3 * v24)) + (v4 * v27)
    v59 = qdd[4] - v58
    v60 = v56 - v59
    v61 = 0.0028799999999999997 * v6
    v62 = ((v5 * v55) + (1.25 * v54)) + (v61 * v60)
    v63 = (1.25 * v50) + (0.0028799999999999997 * v34)
    v64 = (v4 * v63) - (v3 * v62)
    v65 = ((((0.00031627399999999964 * v24) - (0.0047376000000000015 * v27)) + (0.016249999999999987 * v46)) + (0.0203 * v64)) - v53
    v66 = (0.023751 * v8) + (0.1208630640000001 * v7)
    v67 = (qdd[1] * v66) + ((v38 - v39) * ((0.023751 * v7) - (0.1208630640000001 * v8)))
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
    v84 = v83 + (0.00022000000000000003 * (v56 + v59))
    v85 = (0.0006500000000000002 * (v57 + v58)) - v84
    v86 = ((0.0047376000000000015 * (v38 - v74)) - ((0.10817090799999998 * v24) + (0.35158 * v48))) - (0.00031627399999999964 * v46)
    v87 = v1 * ((((v3 * v85) + v86) - (0.4318 * v64)) - (v4 * v82))
    v88 = (((0.10817090799999998 * v27) + (0.0047376000000000015 * v15)) - (0.016249999999999987 * v75)) - (0.00031627399999999964 * (v36 - v74))
    v89 = ((v4 * v85) + ((v88 + (0.35158 * v44)) - (0.0203 * v78))) + (0.4318 * v71)
    v90 = v89 + (v3 * v82)
    v91 = (((0.10917823999999998 * qdd[1]) - (1.024164 * v7)) - (qdd[0] * v66)) + ((v37 - v39) * v69)
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
    v14 = (v5 * v11) - (v6 * v13)
    v15 = (v9 * v2) + (v1 * v10)
    v16 = qd[4] + v15
    v17 = v15 * v11
    v18 = v9 * v10
    v19 = v17 - v18
    v20 = v9 * v12
    v21 = v12 * v10
    v22 = (v1 * v21) + (2.0 * ((v2 * v20) - (v13 * v15)))
    v23 = (v6 * v22) + ((v5 * v19) - ((2.0 * v16) * v14))
    v24 = 4e-05 * (qd[5] - v14)
    v25 = v9 * v9
    v26 = v25 + (v12 * v12)
    v27 = 0.4318 * v8
    v28 = v4 * v27
    v29 = qd[1] * qd[1]
    v30 = qd[0] * qd[0]
    v31 = v30 + v29
    v32 = 0.4318 * v7
    v33 = (v29 * v32) - 9.81
    v34 = (v3 * v33) + (v31 * v28)
    v35 = ((0.4318 * v21) - v34) - (0.0203 * v26)
    v36 = 0.0028799999999999997 * v1
    v37 = qd[1] * qd[0]
    v38 = ((0.8636 * v37) * v7) - (0.15005 * v30)
    v39 = (v38 + (0.8636 * v20)) + (0.0406 * v18)
    v40 = 0.0028799999999999997 * v2
    v41 = (((v36 * v35) + (v40 * v39)) - (v16 * v24)) + (0.0004421600000000001 * v23)
    v42 = (v5 * v13) + (v6 * v11)
    v43 = v16 * v42
    v44 = (v43 - (v6 * v19)) + (v5 * v22)
    v45 = tau[5] - (0.00020000000000000004 * (v43 + v44))
    v46 = (v5 * v45) - ((v6 * v41) + (0.00075 * v22))
    v47 = 0.0028799999999999997 * ((v16 * v16) + (v42 * v42))
    v48 = v13 * v11
    v49 = ((v2 * v21) - v48) - ((2.0 * v1) * v20)
    v50 = 0.0028799999999999997 * ((v42 * v14) - v49)
    v51 = (v5 * v47) - (v6 * v50)
    v52 = (v2 * v51) + (v36 * v23)
    v53 = (v5 * v50) + (v6 * v47)
    v54 = v25 + (v10 * v10)
    v55 = v3 * v27
    v56 = (v4 * v33) - (v31 * v55)
    v57 = (((0.011273199 * (v26 - v54)) - (0.3244698455 * v21)) + (0.8913300000000002 * v34)) - (0.025374999999999998 * v56)
    v58 = v5 * (((0.4318 * v54) + v56) - (0.0203 * v21))
    v59 = (0.0028799999999999997 * (v58 - (v6 * ((v2 * v35) - (v1 * v39))))) - (0.0006421600000000001 * v49)
    v60 = v59 + (v42 * (v24 + (0.00024216000000000005 * v14)))
    v61 = v60 - (0.0006500000000000002 * (v49 - v48))
    v62 = (((v57 - (0.0203 * v53)) - (0.4318 * v52)) + (v2 * v61)) + (v1 * v46)
    v63 = ((v5 * v41) + ((9.999999999999983e-05 * v17) - (0.0013999999999999998 * v18))) + (v6 * v45)
    v64 = tau[3] - v63
    v65 = v5 * (0.00024216000000000005 * v5)
    v66 = 0.0015999999999999999 + v65
    v67 = 1.0 / v66
    v68 = v5 * v1
    v69 = 0.0012435839999999998 + (0.00024216000000000005 * v6)
    v70 = v68 * v69
    v71 = v70 * v67
    v72 = tau[4] - v60
    v73 = 0.0006421600000000001 + (0.0012435839999999998 * v6)
    v74 = (5.846399999999999e-05 * v5) - (v2 * v73)
    v75 = 1557.2443004858599 * v74
    v76 = ((tau[2] + (v75 * v72)) + (v71 * v64)) - v62
    v77 = v6 * v4
    v78 = ((0.0028799999999999997 * v5) * v3) - (v40 * v77)
    v79 = 0.0012435839999999998 * v8
    v80 = v3 * v79
    v81 = ((((v6 * v2) * v80) + v74) + (v4 * (v5 * v79))) + (v32 * v78)
    v82 = 1557.2443004858599 * v81
    v83 = 0.8913300000000002 + (0.0028799999999999997 * v6)
    v84 = v5 * v2
    v85 = (0.0028799999999999997 * v84) - 0.025374999999999998
    v86 = (v3 * v85) - (v4 * v83)
    v87 = (v83 * v55) + (v85 * v28)
    v88 = v87 + (v32 * v86)
    v89 = v65 - 0.00119216
    v90 = v1 * (0.0012921600000000003 + v89)
    v91 = v1 * v90
    v92 = 5.846399999999999e-05 * v84
    v93 = 0.0024871679999999997 * v6
    v94 = ((v93 + 0.3592922305) - (2.0 * v92)) - v91
    v95 = v94 - v88
    v96 = v4 * v68
    v97 = 0.0012435839999999998 * v7
    v98 = ((v68 * v80) - v70) - (v97 * v96)
    v99 = v98 * v67
    v100 = (v95 - (v74 * v82)) + (v70 * v99)
    v101 = 1.0 / ((v70 * v71) + ((v74 * v75) - v94))
    v102 = v100 * v101
    v103 = ((0.8913300000000002 * v21) - (0.025374999999999998 * v26)) + v52
    v104 = v53 + ((0.8913300000000002 * v54) - (0.025374999999999998 * v21))
    v105 = (v3 * v104) + (v4 * v103)
    v106 = (1.601861202 * v7) + (0.0141984 * v8)
    v107 = (v8 * v106) - 0.0070992
    v108 = (((1.024164 * v7) + tau[1]) - (37.2347379 * v8)) + ((v29 - v31) * v107)
    v109 = (((v108 + (v28 * v104)) - (v55 * v103)) + (v82 * v72)) + (v32 * v105)
    v110 = (v109 + (v102 * v76)) - ((v99 * v64) + v62)
    v111 = ((((v88 - 1.748114002) + (v81 * v82)) + (v98 * v99)) - v95) - (v100 * v102)
    v112 = 1.0 / v111
    v113 = (0.15005 * v78) - (v1 * ((5.846399999999999e-05 * v77) + ((v6 * v79) - (v3 * v73))))
    v114 = 1557.2443004858599 * v113
    v115 = (0.15005 * v86) - (v4 * (0.0047376000000000015 + v70))
    v116 = v115 + (v3 * ((v2 * v90) - (5.846399999999999e-05 * v68)))
    v117 = v92 - v66
    v118 = v84 * v69
    v119 = (((0.0004321439999999999 * v96) - (v84 * v79)) + (v3 * v118)) - (v4 * v117)
    v120 = v119 * v67
    v121 = (v116 + (v74 * v114)) + (v70 * v120)
    v122 = v121 * v101
    v123 = (((v68 * v97) + ((0.023751 * v8) + (0.6903913435000001 * v7))) - (v81 * v114)) - v116
    v124 = (v123 + (v119 * v99)) - (v100 * v122)
    v125 = v124 * v112
    v126 = (v1 * v51) - (v40 * v23)
    v127 = (0.0047376000000000015 * (v30 - v54)) - (((0.8913300000000002 * v38) + (0.022546398 * v18)) + (0.6824699160000001 * v20))
    v128 = v3 * (((v127 + (0.4318 * v126)) + (v2 * v46)) - (v1 * v61))
    v129 = (((0.03353022499999997 * v18) + (0.025374999999999998 * v38)) + (0.022546398 * v20)) - (0.0047376000000000015 * v21)
    v130 = tau[0] - ((v30 - v31) * ((0.6903913435000001 * v8) - (0.023751 * v7)))
    v131 = (((2.0 * v37) * v107) + v130) + (v8 * ((0.02191385 * v18) + (0.7697525880000002 * v20)))
    v132 = (v131 - (v27 * v126)) - (v114 * v72)
    v133 = (v132 + (v4 * ((v129 - (0.0203 * v126)) - v63))) - (0.15005 * v105)
    v134 = (((v133 - (v120 * v64)) + v128) + (v122 * v76)) - (v110 * v125)
    v135 = (v92 - 0.016765112499999985) + v117
    v136 = (((3.136777173125 + (0.0008642879999999998 * v68)) - (v7 * v106)) - (2.0 * v87)) - v135
    v137 = v3 * ((((v93 + 0.34123495800000003) - v89) + v135) + v91)
    v138 = v3 * (v137 + ((v4 * ((2.0 * v118) - 0.022546398)) - (0.00011692799999999998 * v77)))
    v139 = (((v136 - (v113 * v114)) - (v119 * v120)) + v138) + (v121 * v122)
    v140 = v134 * (1.0 / (v139 + (v124 * v125)))
    v141 = (v110 * v112) + (v125 * v140)
    v142 = ((v101 * v76) - (v122 * v140)) + (v102 * v141)
    v143 = (((v67 * v64) - (v120 * v140)) + (v99 * v141)) - (v71 * v142)
    v144 = ((v44 + (24999.999999999996 * tau[5])) + (((v3 * v84) - v77) * v140)) - (v6 * v143)
    return (
        v140,
        -v141,
        -v142,
        v143,
        (((1557.2443004858599 * v72) - (v114 * v140)) - (v82 * v141)) - (v75 * v142),
        v144 + (v68 * (v141 + v142)),
    )


def forward_dynamics(prepared, q, qd, tau):
    """Joint accelerations under given joint forces.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      tau[6]  joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange

    Gives
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Operations: 193 add, 252 mul, 4 div, 0 sqrt, 4 sincos, 2 other.
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
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = np.sin(q[5])
    v9 = np.cos(q[5])
    v10 = qd[2] + qd[1]
    v11 = qd[0] * v1
    v12 = qd[0] * v0
    v13 = (v7 * v11) - (v6 * v12)
    v14 = qd[3] + v13
    v15 = (v6 * v11) + (v7 * v12)
    v16 = (v10 * v5) + (v4 * v15)
    v17 = qd[4] + v16
    v18 = (v10 * v4) - (v5 * v15)
    v19 = (v2 * v18) + (v3 * v14)
    v20 = qd[5] + v19
    v21 = (0.0203 * v13) + (0.4318 * v11)
    v22 = qd[1] * v6
    v23 = (0.15005 * v13) + (0.4318 * v22)
    v24 = (v4 * v21) + (v5 * v23)
    v25 = (0.4318 * v16) - v24
    v26 = qd[1] * v7
    v27 = ((0.0203 * v10) + (0.4318 * v26)) - (0.15005 * v15)
    v28 = (v2 * v25) + (v3 * v27)
    v29 = (v4 * v23) - (v5 * v21)
    v30 = (0.4318 * v18) - v29
    v31 = (v2 * v27) - (v3 * v25)
    v32 = (v3 * v18) - (v2 * v14)
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.cos(q[3])
    v5 = np.sin(q[2])
    v6 = np.cos(q[2])
    v7 = 0.025374999999999998 - (v2 * (0.0028799999999999997 * v4))
    v8 = 0.89133 + (0.0028799999999999997 * v3)
    v9 = 15.7544135 + (v0 * ((3.79559 - (v5 * v8)) + (v6 * v7)))
    return (
        9.81 * (v9 + (v1 * ((0.10439999999999999 + (v6 * v8)) + (v5 * v7)))),
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
    v22 = 0.0203 * v13
    v23 = (0.4318 * v10) + v22
    v24 = (v9 * v10) - (v12 * v13)
    v25 = (0.05625 * v24) + v23
    v26 = (0.4318 * v2) + v25
    v27 = -(v5 * v26)
    v28 = -(v5 * v25)
    v29 = v22 - v25
    v30 = v19 + v21
    v31 = (v10 * v30) + (v14 * v29)
    v32 = v20 - v21
    v33 = v6 * v13
    v34 = v23 - v25
    v35 = (v6 * v11) - (v7 * v5)
    v36 = (v35 * v34) + (v33 * v32)
    v37 = -v36
    v38 = (v16 * v34) - (v24 * v32)
    v39 = v5 * v10
    v40 = v5 * v13
    v41 = ((v9 * v40) - (v4 * v15)) + (v12 * v39)
    v42 = (v5 * v18) + (0.15005 * v4)
    v43 = (0.4318 * v40) - v42
    v44 = v43 + (0.05625 * v41)
    v45 = v4 * v26
    v46 = v4 * v25
    v47 = v42 + v44
    v48 = (v10 * v47) + (v40 * v29)
    v49 = v43 - v44
    v50 = (v7 * v4) + (v6 * v39)
    v51 = (v50 * v34) + (v33 * v49)
    v52 = (v24 * v49) - (v41 * v34)
    v53 = (v4 * v21) + (v5 * v44)
    v54 = (v5 * v5) + (v4 * v4)
    v55 = v53 + (v17 * v54)
    v56 = (v14 * v47) - (v40 * v30)
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
        -((v16 * v58) + (v24 * v52)),
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
        (v24 * v38) + (v41 * v58),
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
    v114 = v10 * v10
    v115 = v11 * v11
    v116 = v115 + v114
    v117 = (v3 * (0.394 * v2)) * v116
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
    v9 = qd[0] * v1
    v10 = qd[2] + qd[1]
    v11 = (v10 * v4) + (v3 * v9)
    v12 = qd[0] * v2
    v13 = qd[3] + v12
    v14 = 2.0 * v13
    v15 = v10 * v12
    v16 = qdd[0] * v1
    v17 = v15 + v16
    v18 = v15 + v17
    v19 = v12 * v9
    v20 = qdd[1] + qdd[2]
    v21 = v19 - v20
    v22 = (v3 * v21) + (v4 * v18)
    v23 = v22 - (v11 * v14)
    v24 = v10 * v3
    v25 = (v4 * v9) - v24
    v26 = v11 * v25
    v27 = v10 * v9
    v28 = qdd[0] * v2
    v29 = v28 - v27
    v30 = qdd[3] + v29
    v31 = v30 + v26
    v32 = (v5 * v31) + (v6 * v23)
    v33 = (v5 * v25) - (v6 * v13)
    v34 = qd[4] + v11
    v35 = v34 * v33
    v36 = (2.0 * v35) - v32
    v37 = v2 * v12
    v38 = v10 * v10
    v39 = v38 + (qd[0] * v37)
    v40 = qd[1] * qd[1]
    v41 = qd[0] * qd[0]
    v42 = v41 + v40
    v43 = 0.4318 * v8
    v44 = 0.4318 * v7
    v45 = qdd[1] * v44
    v46 = v45 + ((v42 * v43) - (0.15005 * qdd[0]))
    v47 = qdd[1] * v43
    v48 = ((v40 * v44) - 9.81) - v47
    v49 = (v1 * v48) + (v2 * v46)
    v50 = (v49 + (0.0203 * v39)) - (0.4318 * v21)
    v51 = 0.0028799999999999997 * v3
    v52 = v27 - v29
    v53 = qd[0] * v7
    v54 = 0.8636 * qd[1]
    v55 = ((v54 * v53) - (0.15005 * v41)) - (qdd[0] * v43)
    v56 = (v55 + (0.0203 * v52)) + (0.4318 * v18)
    v57 = 0.0028799999999999997 * v4
    v58 = (v57 * v56) - (v51 * v50)
    v59 = 4e-05 * qd[5]
    v60 = (v58 - (0.0004221600000000001 * v36)) + ((1.9999999999999998e-05 * v32) - (v59 * v34))
    v61 = (v5 * v23) - (v6 * v31)
    v62 = (v5 * v13) + (v6 * v25)
    v63 = v34 * v62
    v64 = (0.00024000000000000003 * (v63 + v61)) + ((0.00020000000000000004 * v63) - (4e-05 * qdd[5]))
    v65 = (v5 * v60) - (v6 * v64)
    v66 = (v4 * v21) - (v3 * v18)
    v67 = v66 - (v13 * v25)
    v68 = qdd[4] - v67
    v69 = v62 * v33
    v70 = 0.0028799999999999997 * (v69 + v68)
    v71 = v62 * v62
    v72 = 0.0028799999999999997 * ((v34 * v34) + v71)
    v73 = (v5 * v72) - (v6 * v70)
    v74 = (v3 * v73) + (v57 * v36)
    v75 = 0.011273199 * v18
    v76 = (((9.999999999999983e-05 * v26) - (0.025374999999999998 * v55)) + (0.0047376000000000015 * v21)) + (0.0013999999999999998 * v30)
    v77 = (v4 * v50) + (v3 * v56)
    v78 = 0.0028799999999999997 * v6
    v79 = 0.0006500000000000002 * v13
    v80 = (0.0006500000000000002 * v67) - (((v59 * v62) + (v25 * v79)) + (0.00020216000000000006 * v69))
    v81 = v1 * v9
    v82 = v38 + (qd[0] * v81)
    v83 = (v1 * v46) - (v2 * v48)
    v84 = v19 + v20
    v85 = (v83 + (0.0203 * v84)) - (0.4318 * v82)
    v86 = 0.0028799999999999997 * v5
    v87 = ((v80 + (v86 * v85)) - (0.0006421600000000001 * v68)) - (v78 * v77)
    v88 = (((0.34123495800000003 * v18) + (0.8913300000000002 * v55)) + (0.011273199 * v52)) + (0.0047376000000000015 * (v82 - v41))
    v89 = (v5 * v64) + (v6 * v60)
    v90 = v89 + (0.00075 * v23)
    v91 = v2 * ((((v3 * v87) - v88) + (0.4318 * v74)) - (v4 * v90))
    v92 = v3 * v12
    v93 = v81 - v37
    v94 = qd[0] * v93
    v95 = v28 - (2.0 * v27)
    v96 = ((v4 * v95) - (v3 * v94)) - (2.0 * ((v13 * v92) - (v9 * v11)))
    v97 = v4 * v12
    v98 = (v25 * v92) + (v11 * v97)
    v99 = v17 - v98
    v100 = (v5 * v99) - (v6 * v96)
    v101 = v5 * v4
    v102 = (v6 * v9) + (v101 * v12)
    v103 = v100 + (2.0 * ((v34 * v102) + (v92 * v33)))
    v104 = v6 * v4
    v105 = (v104 * v12) - (v5 * v9)
    v106 = (v105 * v33) + (v102 * v62)
    v107 = (v13 * v97) - (v9 * v25)
    v108 = (v107 + (v3 * v95)) + (v4 * v94)
    v109 = 0.0028799999999999997 * (v108 + v106)
    v110 = 0.0057599999999999995 * v62
    v111 = 0.0057599999999999995 * v34
    v112 = (v105 * v110) + (v92 * v111)
    v113 = (v5 * v112) - (v6 * v109)
    v114 = (v3 * v113) + (v57 * v103)
    v115 = v91 + ((v8 * ((0.010956925 * v18) + (0.3848762940000001 * v95))) - (v43 * v114))
    v116 = v115 + (v1 * (((v76 - ((0.016765112499999985 * v52) + v75)) + (0.0203 * v74)) + v65))
    v117 = ((v6 * v72) + ((0.8913300000000002 * v82) - (0.025374999999999998 * v84))) + (v5 * v70)
    v118 = (v4 * v73) - (v51 * v36)
    v119 = v118 + ((0.8913300000000002 * v21) - (0.025374999999999998 * v39))
    v120 = (v1 * v119) - (v2 * v117)
    v121 = (v4 * v113) - (v51 * v103)
    v122 = v121 + ((0.050749999999999997 * v19) - (0.8913300000000002 * v94))
    v123 = (v5 * v109) + (v6 * v112)
    v124 = v123 + ((0.025374999999999998 * v94) + (1.7826600000000004 * v19))
    v125 = ((v1 * v124) + (v2 * v122)) - v120
    v126 = v116 - (0.15005 * v125)
    v127 = ((1.9999999999999998e-05 * v100) + (v59 * v92)) + (0.0004221600000000001 * v103)
    v128 = (0.0406 * v19) - (0.4318 * v94)
    v129 = (v42 * v44) - v47
    v130 = v45 + (v40 * v43)
    v131 = (v83 + (v2 * v129)) - (v1 * v130)
    v132 = v131 + v128
    v133 = (0.0203 * v18) + (0.4318 * v95)
    v134 = v54 * v8
    v135 = (qdd[0] * v44) + (qd[0] * v134)
    v136 = v135 + v133
    v137 = ((v57 * v136) + (v51 * v132)) - v127
    v138 = (v34 * v105) + (v92 * v62)
    v139 = (v138 + (v6 * v99)) + (v5 * v96)
    v140 = (0.00020000000000000004 * v138) + (0.00024000000000000003 * v139)
    v141 = ((0.0013999999999999998 * v17) - (9.999999999999983e-05 * v98)) + (v6 * v140)
    v142 = (v5 * v137) - v141
    v143 = (0.0203 * v114) - (((0.016765112499999985 * v18) + (0.011273199 * v95)) + (0.0047376000000000015 * v94))
    v144 = (0.4318 * v114) - (v75 + ((0.34123495800000003 * v95) + (0.009475200000000003 * v19)))
    v145 = (((0.00022216000000000005 * v106) + (v59 * v105)) + (0.0006221600000000001 * v108)) - (1.9999999999999998e-05 * (v106 - v108))
    v146 = (0.0203 * v94) + (0.8636 * v19)
    v147 = (v49 - (v1 * v129)) - (v2 * v130)
    v148 = v6 * v3
    v149 = (0.0028799999999999997 * (((v104 * v132) - (v148 * v136)) + (v5 * (v147 - v146)))) - v145
    v150 = 0.0006500000000000002 * (v107 + v108)
    v151 = v150 - v149
    v152 = (v5 * v140) + (0.00075 * v96)
    v153 = v152 + (v6 * v137)
    v154 = (0.0141984 * v7) - (1.601861202 * v8)
    v155 = v7 * (((qdd[0] * v154) + (0.3848762940000001 * v18)) + (0.010956925 * v52))
    v156 = (0.023751 * v8) + (0.6903913435000001 * v7)
    v157 = (0.023751 * v7) - (0.6903913435000001 * v8)
    v158 = (1.601861202 * v7) + (0.0141984 * v8)
    v159 = v8 * v158
    v160 = ((qdd[1] * v157) - ((v41 - v42) * v156)) - (qdd[0] * v159)
    v161 = v7 * v158
    v162 = v161 + (v8 * v154)
    v163 = ((((qd[1] * (qd[0] * 2.0)) * v162) + v160) + v155) - (v44 * v74)
    v164 = v163 + (v1 * (((v4 * v153) + (0.8913300000000002 * v135)) + ((v3 * v151) - v144)))
    v165 = v83 + v128
    v166 = ((v57 * v133) + (v51 * v165)) - v127
    v167 = (v5 * v166) - v141
    v168 = v152 + (v6 * v166)
    v169 = (0.0028799999999999997 * (((v104 * v165) - (v148 * v133)) - (v5 * (v146 - v49)))) - v145
    v170 = v150 - v169
    v171 = (v1 * (((v4 * v168) - v144) + (v3 * v170))) + (v2 * (v143 + v167))
    v172 = v5 * v11
    v173 = v6 * v11
    v174 = (v173 * v33) + (v172 * v62)
    v175 = v22 - (v13 * v11)
    v176 = 0.0028799999999999997 * (v175 - v174)
    v177 = (v25 * v111) - (v173 * v110)
    v178 = (v5 * v177) - (v6 * v176)
    v179 = v5 * v34
    v180 = (v25 * v25) - (v11 * v11)
    v181 = v66 - (v25 * v14)
    v182 = (v5 * v180) + (v6 * v181)
    v183 = v182 + (2.0 * ((v11 * v179) - (v25 * v33)))
    v184 = ((v57 * v183) - (v3 * v178)) - v118
    v185 = (((v57 * v50) + (v59 * v25)) + (v51 * v56)) - (1.9999999999999998e-05 * v182)
    v186 = v185 - (0.0004221600000000001 * v183)
    v187 = (v25 * v62) - (v34 * v173)
    v188 = (v187 - (v6 * v180)) + (v5 * v181)
    v189 = (0.00020000000000000004 * v187) + (0.00024000000000000003 * v188)
    v190 = v87 + ((v6 * v186) - ((v5 * v189) + (0.00075 * v181)))
    v191 = (((0.0006421600000000001 * v175) - (v59 * v173)) - (0.00020216000000000006 * v174)) + (v6 * v58)
    v192 = v90 + (((v11 * v79) - (0.0006500000000000002 * v175)) - v191)
    v193 = v1 * ((v3 * v192) + ((v4 * v190) - (0.4318 * v184)))
    v194 = v43 + (0.0203 * v2)
    v195 = (v5 * v186) + ((v6 * v189) - (9.999999999999983e-05 * v180))
    v196 = v74 - ((v4 * v178) + (v51 * v183))
    v197 = (v5 * v176) + (v6 * v177)
    v198 = (v1 * v197) - (v2 * v196)
    v199 = (v33 * v33) - v71
    v200 = v72 + (0.0028799999999999997 * v199)
    v201 = (v33 * v110) - v70
    v202 = (v5 * v201) - (v6 * v200)
    v203 = v61 + (2.0 * v63)
    v204 = (0.4318 * v1) - v194
    v205 = (((0.00020216000000000006 * v199) + (v59 * v33)) + (v78 * v85)) + (v86 * v77)
    v206 = v3 * v1
    v207 = (0.0004221600000000001 * v203) + (1.9999999999999998e-05 * v61)
    v208 = v32 - v35
    v209 = (0.00020000000000000004 * v35) - (0.00024000000000000003 * v208)
    v210 = (v89 + (v6 * v209)) - (v5 * v207)
    v211 = (v2 * v210) - ((v206 * v205) + (v204 * ((v57 * v203) - (v3 * v202))))
    v212 = (v4 * v202) + (v51 * v203)
    v213 = (v6 * v201) + (v5 * v200)
    v214 = (v1 * v213) + (v2 * v212)
    v215 = (v65 + (v5 * v209)) + (v6 * v207)
    v216 = v4 * v1
    v217 = (v44 * v125) - (v43 * ((v1 * (v122 + v117)) - (v2 * (v124 - v119))))
    v218 = (0.0203 * v123) + (((0.045092796 * v19) - (0.0047376000000000015 * v16)) - (0.3244698455 * v94))
    v219 = (0.4318 * v121) + v218
    v220 = ((v4 * v151) + ((0.025374999999999998 * v147) - (0.8913300000000002 * v131))) - ((v3 * v153) + v219)
    v221 = v2 * v43
    v222 = v1 * v43
    v223 = ((qdd[0] * v157) - ((37.2347379 * v7) + (1.024164 * v8))) - ((v42 - v40) * v162)
    v224 = ((v4 * v170) + ((0.025374999999999998 * v49) - (0.8913300000000002 * v83))) - ((v3 * v168) + v219)
    v225 = (((0.0203 * v197) - (0.4318 * v196)) - (v3 * v190)) + (v4 * v192)
    v226 = (((v4 * v205) - (0.0203 * v213)) - (0.4318 * v212)) - (v3 * v215)
    v227 = -(4e-05 * v139)
    v228 = v6 * v2
    v229 = (v5 * v216) - v228
    v230 = (v206 * v25) + (v216 * v11)
    v231 = v10 * v1
    v232 = v231 - v230
    v233 = v10 * v2
    v234 = 2.0 * v12
    v235 = (v206 * v234) + (2.0 * (((v4 * v233) - (v2 * v11)) - (v206 * v13)))
    v236 = (v5 * v232) - (v6 * v235)
    v237 = v236 + (2.0 * ((v229 * v34) + (v206 * v33)))
    v238 = (v5 * v2) + (v6 * v216)
    v239 = (v238 * v33) + (v229 * v62)
    v240 = (v2 * v25) + (v216 * v13)
    v241 = ((v216 * v234) - ((2.0 * v3) * v233)) - v240
    v242 = 0.0028799999999999997 * (v239 - v241)
    v243 = (v238 * v110) + (v206 * v111)
    v244 = (v5 * v243) - (v6 * v242)
    v245 = (v3 * v244) + (v57 * v237)
    v246 = v54 * v7
    v247 = v246 - (0.3001 * qd[0])
    v248 = v1 * v12
    v249 = (0.009475200000000003 * v248) - (((0.025374999999999998 * v247) + (0.03353022499999997 * v231)) + (0.022546398 * v233))
    v250 = v8 - v1
    v251 = 0.8636 * v12
    v252 = (0.0406 * v37) + (v250 * v251)
    v253 = (v247 + (0.0406 * v231)) + (0.8636 * v233)
    v254 = (((v57 * v253) - (v59 * v206)) - (v51 * v252)) - (1.9999999999999998e-05 * v236)
    v255 = v254 - (0.0004221600000000001 * v237)
    v256 = v238 * v34
    v257 = v256 + (v206 * v62)
    v258 = (v257 + (v5 * v235)) + (v6 * v232)
    v259 = (0.00020000000000000004 * v257) + (0.00024000000000000003 * v258)
    v260 = (v5 * v255) + (((9.999999999999983e-05 * v230) - (0.0013999999999999998 * v231)) - (v6 * v259))
    v261 = (v5 * ((v9 * (0.8636 * v250)) + (0.0406 * v248))) - (v148 * v253)
    v262 = (0.0028799999999999997 * (v261 - (v104 * v252))) + ((0.0006421600000000001 * v241) - (v59 * v238))
    v263 = v262 - (0.00020216000000000006 * v239)
    v264 = (0.0006500000000000002 * (v240 - v241)) - v263
    v265 = (((0.8913300000000002 * v247) + (0.022546398 * v231)) + (0.6824699160000001 * v233)) - (0.009475200000000003 * (qd[0] - v81))
    v266 = ((v5 * v259) + (0.00075 * v235)) + (v6 * v255)
    v267 = 2.0 * (v159 - 0.0070992)
    v268 = (v43 * v245) - ((qd[1] * v267) + (v8 * ((0.7697525880000002 * v233) + (0.02191385 * v231))))
    v269 = (v1 * (((v4 * v266) + ((v3 * v264) + v265)) - (0.4318 * v245))) + v268
    v270 = (v4 * v244) - (v51 * v237)
    v271 = v270 + ((1.7826600000000004 * v248) - (0.050749999999999997 * v37))
    v272 = (v5 * v242) + (v6 * v243)
    v273 = v272 + ((1.7826600000000004 * v81) - (0.050749999999999997 * v248))
    v274 = (v1 * v273) + (v2 * v271)
    v275 = v5 * v3
    v276 = v4 * v33
    v277 = (v4 * v25) - (v3 * v11)
    v278 = v9 - v277
    v279 = (2.0 * v97) - (v4 * v14)
    v280 = (v5 * v278) - (v6 * v279)
    v281 = v280 + (2.0 * (v276 - (v275 * v34)))
    v282 = (v148 * v33) + (v275 * v62)
    v283 = (2.0 * v92) - (v3 * v13)
    v284 = 0.0028799999999999997 * (v282 - v283)
    v285 = (v4 * v111) - (v148 * v110)
    v286 = (v5 * v285) + (v6 * v284)
    v287 = (v3 * v286) + (v57 * v281)
    v288 = (0.0203 * v287) - ((0.022546398 * v12) + (0.03353022499999997 * v9))
    v289 = v148 * v34
    v290 = (v4 * v62) - v289
    v291 = (v290 + (v5 * v279)) + (v6 * v278)
    v292 = (0.00020000000000000004 * v290) + (0.00024000000000000003 * v291)
    v293 = ((0.0013999999999999998 * v9) - (9.999999999999983e-05 * v277)) + (v6 * v292)
    v294 = ((1.9999999999999998e-05 * v280) + (v59 * v4)) + (0.0004221600000000001 * v281)
    v295 = (v2 * v134) + (v1 * v246)
    v296 = v295 + (0.0406 * v10)
    v297 = v251 + (0.0406 * v9)
    v298 = v297 + (0.8636 * v53)
    v299 = ((v57 * v298) - (v51 * v296)) - v294
    v300 = (v5 * v299) - v293
    v301 = qd[0] * v267
    v302 = (qd[1] * ((0.047502 * v7) - (1.3807826870000002 * v8))) - v301
    v303 = (0.4318 * v287) - (((0.009475200000000003 * v10) + (0.6824699160000001 * v12)) + (0.022546398 * v9))
    v304 = (v5 * v292) + (0.00075 * v279)
    v305 = v304 + (v6 * v299)
    v306 = ((0.00022216000000000005 * v282) + ((v59 * v148) - (0.0006221600000000001 * v283))) - (1.9999999999999998e-05 * (v283 + v282))
    v307 = (v2 * v246) - (v1 * v134)
    v308 = v10 * v5
    v309 = 0.0028799999999999997 * ((((v5 * v307) + (0.8636 * v308)) + (v104 * v296)) + (v148 * v298))
    v310 = v309 - v306
    v311 = (v3 * v79) - (0.0006500000000000002 * v283)
    v312 = v311 - v310
    v313 = v1 * ((((v4 * v305) + (0.7697525880000002 * v53)) - (v3 * v312)) - v303)
    v314 = (v4 * v286) - (v51 * v281)
    v315 = (0.050749999999999997 * v10) - v314
    v316 = (v5 * v284) - (v6 * v285)
    v317 = (1.7826600000000004 * v10) - v316
    v318 = (v1 * v317) - (v2 * v315)
    v319 = v8 * ((0.7697525880000002 * v12) + (0.02191385 * v9))
    v320 = (v319 - (v43 * v287)) - (0.15005 * v318)
    v321 = ((v57 * v297) - (0.00011692799999999998 * v24)) - v294
    v322 = (v5 * v321) - v293
    v323 = v304 + (v6 * v321)
    v324 = (((v6 * v51) * v297) + (((0.00011692799999999998 * v10) * v104) + (0.0024871679999999997 * v308))) - v306
    v325 = v311 - v324
    v326 = v1 * (((v4 * v323) - v303) - (v3 * v325))
    v327 = v6 * v34
    v328 = 2.0 * (v173 - v327)
    v329 = (0.0004221600000000001 * v328) + (4e-05 * v173)
    v330 = (2.0 * v172) - v179
    v331 = (0.00020000000000000004 * v179) - (0.00024000000000000003 * v330)
    v332 = ((v5 * v331) - (0.0015 * v11)) - (v6 * v329)
    v333 = (v5 * v329) + (v6 * v331)
    v334 = (v5 * v33) - (v6 * v62)
    v335 = ((0.0006421600000000001 * v25) + (v59 * v5)) + (0.00020216000000000006 * v334)
    v336 = v335 + (0.0013000000000000004 * v25)
    v337 = ((v206 * v336) - (v2 * v333)) + (v216 * v332)
    v338 = 0.0028799999999999997 * (v25 + v334)
    v339 = v5 * v5
    v340 = (v339 * v110) - (v6 * v338)
    v341 = (v4 * v340) - (v51 * v328)
    v342 = v5 * (v338 + (v6 * v110))
    v343 = (v1 * v342) + (v2 * v341)
    v344 = (v101 * v111) - ((0.0057599999999999995 * v3) * v33)
    v345 = (v2 * v344) + ((v6 * v1) * v111)
    v346 = 0.00044000000000000007 * v62
    v347 = v59 + (0.0008443200000000002 * v33)
    v348 = (v5 * v347) + (v6 * v346)
    v349 = ((0.15005 * v345) - (v204 * ((v275 * v111) + (0.0057599999999999995 * v276)))) - (v2 * v348)
    v350 = (v5 * v346) - (v6 * v347)
    v351 = 4e-05 * v62
    v352 = (((v319 - (0.648939691 * v248)) - (0.022546398 * v93)) + (v4 * v264)) - (0.0203 * v272)
    v353 = (v352 - (v3 * v266)) - (0.4318 * v270)
    v354 = (0.4318 * v314) - (0.0203 * v316)
    v355 = (v354 + (v3 * v305)) + ((v4 * v312) + ((0.025374999999999998 * v307) - (0.8913300000000002 * v295)))
    v356 = (v44 * v318) + ((v222 * v315) + (v221 * v317))
    v357 = (v354 + (v4 * v325)) + (v3 * v323)
    v358 = (((v4 * v336) - (v3 * v332)) - (0.4318 * v341)) - (0.0203 * v342)
    v359 = (v3 * v350) + ((0.4318 * v344) + (0.00011692799999999998 * v327))
    v360 = (v4 * v351) + (4e-05 * v289)
    v361 = -(4e-05 * v291)
    v362 = v101 * (0.0012435839999999998 + (0.00020216000000000006 * v6))
    v363 = 0.00020216000000000006 * v339
    v364 = 0.0016399999999999997 + v363
    v365 = 5.846399999999999e-05 * v101
    v366 = v365 - v364
    v367 = (v365 - 0.016765112499999985) + v366
    v368 = v363 - 0.00119216
    v369 = v3 * (0.0012921600000000003 + v368)
    v370 = v3 * v369
    v371 = v1 * (v370 + (v367 + ((0.34123495800000003 + (0.0024871679999999997 * v6)) - v368)))
    v372 = v1 * (v371 + ((v2 * ((2.0 * v362) - 0.022546398)) - (0.00011692799999999998 * v228)))
    v373 = (v5 * v57) - 0.025374999999999998
    v374 = 0.8913300000000002 + v78
    v375 = (v374 * v222) + (v221 * v373)
    v376 = 0.0004321439999999999 * v275
    v377 = 0.0012435839999999998 * v275
    v378 = v377 + (v148 * (0.00020216000000000006 * v5))
    v379 = (v1 * v373) - (v2 * v374)
    v380 = 5.846399999999999e-05 * v5
    v381 = (((0.15005 * v379) - (v380 * v206)) - (v2 * (0.0047376000000000015 + v378))) + (v216 * v369)
    v382 = v7 * v377
    v383 = -((v382 + v156) - v381)
    v384 = 0.0012435839999999998 * v8
    v385 = -((v2 * (v366 - v376)) + ((v101 * v384) - (v1 * v362)))
    v386 = (v57 * v228) - (v1 * v86)
    v387 = 0.0012435839999999998 * v6
    v388 = ((v148 * (v384 + (5.846399999999999e-05 * v2))) - ((0.0006421600000000001 + v387) * v206)) + (0.15005 * v386)
    v389 = -v388
    v390 = -(4e-05 * v229)
    v391 = v375 + (v44 * v379)
    v392 = v370 + ((2.0 * (v365 - v387)) - 0.3592922305)
    v393 = v392 + v391
    v394 = -v393
    v395 = -((v378 - ((v5 * v384) * v206)) + (v2 * v382))
    v396 = ((0.0006421600000000001 * v4) - v380) + (0.0012435839999999998 * v104)
    v397 = (v396 + (v44 * v386)) - (v384 * v238)
    v398 = 4e-05 * v275
    v399 = -v378
    v400 = 4e-05 * v6
    return (
        REAL(0.0),
        (v164 + (v2 * ((v143 - (0.025374999999999998 * v135)) + v142))) - v126,
        v171 - v126,
        ((0.15005 * v198) - ((v2 * v195) + (v194 * v184))) - v193,
        (v211 - (0.15005 * v214)) - (v216 * v215),
        REAL(0.0),
        REAL(0.0),
        ((v220 - (v44 * v120)) + ((v223 - (v222 * v117)) - (v221 * v119))) - v217,
        v224 - v217,
        -(v225 + ((v44 * v198) + ((v222 * v196) + (v221 * v197)))),
        ((v44 * v214) + ((v221 * v213) - (v222 * v212))) - v226,
        REAL(0.0),
        REAL(0.0),
        v220,
        v224,
        -v225,
        -v226,
        REAL(0.0),
        REAL(0.0),
        v142,
        v167,
        -v195,
        v210,
        REAL(0.0),
        REAL(0.0),
        -v149,
        -v169,
        v191,
        -v205,
        REAL(0.0),
        REAL(0.0),
        v227,
        v227,
        (-4e-05) * v188,
        (-4e-05) * v208,
        REAL(0.0),
        (v269 + (v2 * (v260 + ((0.0203 * v245) + v249)))) + (0.15005 * v274),
        (v313 + (v302 - (v2 * (((0.02191385 * v53) - v300) - v288)))) - v320,
        v326 + ((v2 * (v288 + v322)) - v320),
        (0.15005 * v343) + (v337 - (v204 * ((v3 * v340) + (v57 * v328)))),
        v349 + (v216 * v350),
        (v206 * v351) - (4e-05 * v256),
        (((v301 - (v221 * v273)) + (v222 * v271)) - (v44 * v274)) + v353,
        -(v356 + v355),
        -(v356 + v357),
        (v358 + (v222 * v341)) - ((v44 * v343) + (v221 * v342)),
        (((v222 * v344) - (((0.0024871679999999997 * v8) * v228) * v34)) - (v44 * v345)) - v359,
        v360,
        v353,
        -v355,
        -v357,
        v358,
        -v359,
        v360,
        v260,
        v300,
        v322,
        -v333,
        -v348,
        (-4e-05) * v179,
        -v263,
        v310,
        v324,
        v335,
        REAL(0.0),
        v351,
        (-4e-05) * v258,
        v361,
        v361,
        4e-05 * v330,
        -v351,
        REAL(0.0),
        (((3.136777173125 - v161) + (2.0 * (v376 - v375))) - v367) + v372,
        v383,
        v381,
        v385,
        v389,
        v390,
        v383,
        (1.748114002 - v391) - v393,
        v394,
        v395,
        v397,
        v398,
        v381,
        v394,
        -v392,
        v399,
        v396,
        v398,
        v385,
        v395,
        v399,
        v364,
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

    Operations: 558 add, 749 mul, 0 div, 0 sqrt, 4 sincos, 26 other.
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
    v10 = v9 * v1
    v11 = qd[0] * v3
    v12 = (v2 * v11) - v10
    v13 = qd[0] * v4
    v14 = qd[3] + v13
    v15 = (v5 * v14) + (v6 * v12)
    v16 = v15 * v15
    v17 = (v9 * v2) + (v1 * v11)
    v18 = qd[4] + v17
    v19 = 0.0028799999999999997 * ((v18 * v18) + v16)
    v20 = v5 * v2
    v21 = (v5 * v12) - (v6 * v14)
    v22 = v15 * v21
    v23 = v14 * v12
    v24 = v13 * v11
    v25 = v1 * v13
    v26 = 2.0 * v25
    v27 = ((v2 * v24) - v23) - (v9 * v26)
    v28 = v22 - v27
    v29 = 0.0028799999999999997 * v6
    v30 = v2 * v29
    v31 = v17 * v12
    v32 = v9 * v11
    v33 = v32 - v31
    v34 = 2.0 * v17
    v35 = v14 * v34
    v36 = v9 * v13
    v37 = 2.0 * v2
    v38 = ((v1 * v24) - v35) + (v37 * v36)
    v39 = (v5 * v33) - (v6 * v38)
    v40 = 2.0 * v18
    v41 = (v40 * v21) + v39
    v42 = 0.0028799999999999997 * v1
    v43 = (v42 * v41) + ((v30 * v28) - (v20 * v19))
    v44 = v6 * v19
    v45 = v3 * v11
    v46 = qd[0] * v45
    v47 = v9 * v9
    v48 = v47 + v46
    v49 = v4 * v13
    v50 = qd[0] * v49
    v51 = v47 + v50
    v52 = 0.8913300000000002 * v4
    v53 = v52 + (0.025374999999999998 * v3)
    v54 = qd[1] * qd[1]
    v55 = qd[0] * qd[0]
    v56 = v55 + v54
    v57 = 0.4318 * v8
    v58 = v56 * v57
    v59 = ((0.3244698455 * v24) + ((8.743947300000002 * v3) - (0.24892875 * v4))) - (v58 * v53)
    v60 = (0.8913300000000002 * v3) - (0.025374999999999998 * v4)
    v61 = 0.4318 * v7
    v62 = v54 * v61
    v63 = 5.846399999999999e-05 * v5
    v64 = ((v59 - (v62 * v60)) - (0.011273199 * (v51 - v48))) + (v63 * v28)
    v65 = 0.0203 * v51
    v66 = v4 * v57
    v67 = v62 - 9.81
    v68 = (((0.4318 * v24) - (v56 * v66)) - (v3 * v67)) - v65
    v69 = v5 * v3
    v70 = 0.0012435839999999998 * v8
    v71 = v6 * v1
    v72 = 0.0024871679999999997 * v71
    v73 = 0.8636 * qd[1]
    v74 = v73 * v7
    v75 = (0.15005 * v55) - (qd[0] * v74)
    v76 = (0.0406 * v32) - v75
    v77 = v1 * v29
    v78 = ((v77 * v76) + ((v72 * v36) - ((v56 * v70) * v69))) - (v30 * v68)
    v79 = 4e-05 * qd[5]
    v80 = (v79 * v15) + (0.00020216000000000006 * v22)
    v81 = (0.0203 * v24) - (0.4318 * v48)
    v82 = 0.0028799999999999997 * v5
    v83 = (v80 + (v82 * ((v4 * v67) - v81))) + v78
    v84 = v83 + ((0.0006500000000000002 * v23) - (0.0012921600000000003 * v27))
    v85 = 4e-05 * v15
    v86 = (v5 * v38) + (v6 * v33)
    v87 = (4e-05 * v86) + (v18 * v85)
    v88 = tau[5] + v87
    v89 = v5 * v1
    v90 = (((v64 + (0.0203 * v44)) - (v2 * v84)) - (0.4318 * v43)) - (v89 * v88)
    v91 = v18 * v15
    v92 = v87 + ((0.00020000000000000004 * v86) + (0.0004000000000000001 * v91))
    v93 = (v1 * v68) + (v2 * ((0.8636 * v36) + v76))
    v94 = v79 * v18
    v95 = (v94 + (1.9999999999999998e-05 * v39)) + (0.0004221600000000001 * v41)
    v96 = ((v5 * v92) + ((0.00075 * v38) + (v29 * v93))) - (v6 * v95)
    v97 = v90 + (v1 * v96)
    v98 = (9.999999999999983e-05 * v31) - (0.0013999999999999998 * v32)
    v99 = ((v5 * v95) - ((v82 * v93) + v98)) + (v6 * v92)
    v100 = v99 + (tau[3] - (v6 * v88))
    v101 = 4e-05 * v6
    v102 = 0.00020216000000000006 * v5
    v103 = v5 * v102
    v104 = 1.0 / (v103 + (0.0016399999999999997 - (v6 * v101)))
    v105 = 0.0012435839999999998 * v89
    v106 = v105 + (v89 * (0.00020216000000000006 * v6))
    v107 = v106 + (v89 * v101)
    v108 = v107 * v104
    v109 = (tau[4] + (0.0006421600000000001 * v27)) - v83
    v110 = v6 * v2
    v111 = (v63 - (0.0006421600000000001 * v2)) - (0.0012435839999999998 * v110)
    v112 = 1557.2443004858599 * v111
    v113 = ((tau[2] + (v112 * v109)) + (v108 * v100)) + v97
    v114 = v66 + (v3 * v61)
    v115 = v3 * v57
    v116 = v115 - (v4 * v61)
    v117 = (v111 + (v82 * v114)) + (v30 * v116)
    v118 = 4e-05 * v89
    v119 = 0.0024871679999999997 * v6
    v120 = (0.00010000000000000026 * v1) + (v89 * v102)
    v121 = 0.00011692799999999998 * v20
    v122 = v121 + (v1 * v120)
    v123 = v122 + ((v89 * v118) - v119)
    v124 = v123 - 0.3592922305
    v125 = v2 * v3
    v126 = (v82 * v125) - (v53 + (v4 * v29))
    v127 = (v57 * v60) + (v70 * ((v20 * v4) + (v6 * v3)))
    v128 = v127 + (v61 * v126)
    v129 = 0.0028799999999999997 * v89
    v130 = (v129 * v116) - v107
    v131 = (v130 * v108) - ((v124 + (v112 * v117)) + v128)
    v132 = 1.0 / ((v124 + (v111 * v112)) + (v107 * v108))
    v133 = v131 * v132
    v134 = v130 * v104
    v135 = 0.025374999999999998 * v51
    v136 = ((0.8913300000000002 * v24) - v135) - v43
    v137 = 1557.2443004858599 * v117
    v138 = (0.025374999999999998 * v24) - (0.8913300000000002 * v48)
    v139 = v44 + ((v82 * v28) - v138)
    v140 = (1.601861202 * v7) + (0.0141984 * v8)
    v141 = v8 * v140
    v142 = v141 - 0.0070992
    v143 = v54 - v56
    v144 = ((v143 * v142) + (((1.024164 * v7) + tau[1]) - (37.2347379 * v8))) + (v114 * v139)
    v145 = (((v144 + (v137 * v109)) - (v116 * v136)) - (v134 * v100)) + v97
    v146 = v145 + (v133 * v113)
    v147 = (((v123 - 2.1074062325) + (2.0 * v128)) + (v117 * v137)) + (v130 * v134)
    v148 = 1.0 / (v147 - (v131 * v133))
    v149 = 0.0047376000000000015 * v4
    v150 = ((v149 - (v125 * v120)) + (v4 * v106)) - (0.15005 * v126)
    v151 = (v5 * v125) - (v6 * v4)
    v152 = 4e-05 * v151
    v153 = v150 + (v89 * ((5.846399999999999e-05 * v3) - v152))
    v154 = 0.4318 * v3
    v155 = v154 - v57
    v156 = 5.846399999999999e-05 * v4
    v157 = v1 * v3
    v158 = 0.0004321439999999999 * v4
    v159 = ((0.0006421600000000001 * v157) + (0.0004321439999999999 * v69)) - (v110 * v158)
    v160 = v159 + ((v77 * v155) - (v71 * v156))
    v161 = 1557.2443004858599 * v160
    v162 = (((0.0016399999999999997 * v4) + (v89 * v158)) - (v20 * v156)) + (v101 * v151)
    v163 = v2 * v82
    v164 = v6 * v125
    v165 = (v5 * v4) + v164
    v166 = (v162 + (v163 * v155)) + (v102 * v165)
    v167 = (v166 * v108) + ((v111 * v161) - v153)
    v168 = (0.023751 * v8) + (0.6903913435000001 * v7)
    v169 = (((v7 * v105) + v168) - (v117 * v161)) + (v153 + (v166 * v134))
    v170 = v169 - (v167 * v133)
    v171 = v170 * v148
    v172 = v167 * v132
    v173 = 0.15005 * v4
    v174 = 0.0028799999999999997 * v2
    v175 = 0.0203 * v4
    v176 = (v57 - v154) + v175
    v177 = 0.15005 * v3
    v178 = (v176 * (((v89 * v19) - (v77 * v28)) + (v174 * v41))) + (v177 * v139)
    v179 = v104 * v166
    v180 = (0.6903913435000001 * v8) - (0.023751 * v7)
    v181 = v55 - v56
    v182 = 0.02191385 * v8
    v183 = (0.022546398 * v3) - v182
    v184 = ((((v181 * v180) - tau[0]) - (v75 * v60)) + (v183 * v32)) + (v149 * v24)
    v185 = (0.648939691 * v3) - (0.022546398 * v4)
    v186 = 0.7697525880000002 * v8
    v187 = v186 - v185
    v188 = 2.0 * qd[0]
    v189 = v188 * v142
    v190 = -(0.0047376000000000015 * (v48 - v55))
    v191 = (((v184 - (v36 * v187)) - (qd[1] * v189)) - (v3 * v190)) - (v151 * v88)
    v192 = (((v191 + (v161 * v109)) + (v157 * v84)) - (v4 * v99)) + (v179 * v100)
    v193 = v192 + (((v125 * v96) + (v178 + (v173 * v136))) - (v172 * v113))
    v194 = v193 + (v146 * v171)
    v195 = 0.0024871679999999997 * v5
    v196 = v121 + (v4 * ((v3 * (0.022546398 + (0.00011692799999999998 * v6))) - (v195 * v125)))
    v197 = (2.0 * v127) + (((0.0004043200000000001 * v5) * ((v3 * v69) - (v4 * v164))) + v196)
    v198 = v7 * v140
    v199 = ((v103 + ((0.0008642879999999998 * v89) + 3.155182285625)) - v198) - (v151 * v152)
    v200 = ((v199 + ((v3 * v3) * ((v119 + 0.32402200550000004) + v122))) - v197) - (v160 * v161)
    v201 = 1.0 / (((v200 - (v166 * v179)) + (v167 * v172)) + (v170 * v171))
    v202 = v171 * v201
    v203 = (v194 * v202) - (v146 * v148)
    v204 = v194 * v201
    v205 = ((v132 * v113) + (v172 * v204)) - (v133 * v203)
    v206 = (((v104 * v100) + (v179 * v204)) - (v134 * v203)) - (v108 * v205)
    v207 = v4 * v204
    v208 = v207 - v206
    v209 = v33 + v208
    v210 = v203 - v205
    v211 = v24 - v210
    v212 = v3 * v204
    v213 = v36 - v212
    v214 = v36 + v213
    v215 = (v1 * v211) + (v2 * v214)
    v216 = v35 - v215
    v217 = (v5 * v209) + (v6 * v216)
    v218 = (v58 + (0.15005 * v204)) + (v61 * v203)
    v219 = (v57 * v203) - v67
    v220 = (v3 * v219) - (v4 * v218)
    v221 = v220 + ((0.4318 * v211) - v65)
    v222 = (2.0 * v32) + v207
    v223 = (v57 * v204) - v75
    v224 = (v223 + (0.0203 * v222)) + (0.4318 * v214)
    v225 = v18 * v21
    v226 = (((v94 + (0.0008443200000000002 * v225)) - (v174 * v224)) - (v42 * v221)) + (0.0004421600000000001 * v217)
    v227 = (v5 * v216) - (v6 * v209)
    v228 = ((v101 * v206) + (((0.00044000000000000007 * v91) - v88) + (v152 * v204))) + (v118 * v210)
    v229 = v228 - (0.00024000000000000003 * v227)
    v230 = ((v5 * v229) - (0.00075 * v216)) - (v6 * v226)
    v231 = v2 * v4
    v232 = v46 - v50
    v233 = ((v1 * v232) + ((v14 * v26) - (v11 * v34))) + (v2 * v222)
    v234 = v2 * v13
    v235 = (v12 * v25) + (v17 * v234)
    v236 = v213 - v235
    v237 = (v5 * v236) + (v6 * v233)
    v238 = (v6 * v11) + (v20 * v13)
    v239 = v237 + ((v238 * v40) + (v26 * v21))
    v240 = (v14 * v234) - (v11 * v12)
    v241 = (v1 * v222) - ((v2 * v232) + v240)
    v242 = (v5 * v11) - (v110 * v13)
    v243 = (v242 * v21) - (v238 * v15)
    v244 = v243 + v241
    v245 = 2.0 * v15
    v246 = (v25 * v40) - (v242 * v245)
    v247 = (v29 * v244) + (v82 * v246)
    v248 = (v1 * v247) + (v174 * v239)
    v249 = 0.011273199 * v222
    v250 = v4 * ((((0.0047376000000000015 * v232) + (0.016765112499999985 * v214)) - v249) - (0.0203 * v248))
    v251 = (v18 * v242) - (v25 * v15)
    v252 = ((v6 * v236) - v251) - (v5 * v233)
    v253 = ((0.3848762940000001 * v8) * v222) + (v52 * v223)
    v254 = (v253 + (((0.34123495800000003 * v4) - (0.010956925 * v8)) * v214)) - (v152 * v252)
    v255 = (0.00024000000000000003 * v252) - (0.00020000000000000004 * v251)
    v256 = (v5 * v255) - (0.00075 * v233)
    v257 = 0.011273199 * v214
    v258 = ((v257 + ((0.009475200000000003 * v24) - (0.34123495800000003 * v222))) + (v2 * v256)) - (0.4318 * v248)
    v259 = (((v254 + (v57 * v248)) - v250) + (v3 * v258)) + (v231 * v230)
    v260 = (((0.025374999999999998 * v223) - v98) + (0.016765112499999985 * v222)) - (0.0047376000000000015 * v211)
    v261 = (((v257 + (0.0013999999999999998 * v208)) + v260) + (v5 * v226)) + (v6 * v229)
    v262 = (v29 * v216) + ((v82 * v209) + (0.0057599999999999995 * v225))
    v263 = (((v23 + (1557.2443004858599 * v109)) + (v161 * v204)) + (v137 * v203)) - (v112 * v205)
    v264 = (v1 * v214) - (v2 * v211)
    v265 = v263 + v264
    v266 = 0.0028799999999999997 * (v22 + v265)
    v267 = (v5 * v19) - (v6 * v266)
    v268 = (v1 * v267) + (v2 * v262)
    v269 = (v3 * v218) + (v4 * v219)
    v270 = v269 + (v81 + (0.0203 * v210))
    v271 = (((v80 + (0.0013000000000000004 * v23)) + (v77 * v224)) + (0.0006500000000000002 * v264)) - (v82 * v270)
    v272 = (v271 + (0.0006421600000000001 * v265)) - (v30 * v221)
    v273 = v4 * (((v1 * v272) + (v249 - v190)) - (0.4318 * v268))
    v274 = (v1 * v262) - (v2 * v267)
    v275 = ((0.8913300000000002 * v211) - v135) - v274
    v276 = (v82 * v244) - (v29 * v246)
    v277 = (((1.7826600000000004 * v24) + (0.025374999999999998 * v232)) - v276) - v275
    v278 = v44 + (v5 * v266)
    v279 = (v138 + (0.025374999999999998 * v210)) - v278
    v280 = ((((0.050749999999999997 * v24) - (0.8913300000000002 * v232)) + (v2 * v247)) - (v42 * v239)) - v279
    v281 = (v3 * v277) + (v4 * v280)
    v282 = (((v3 * (v261 - (0.0203 * v268))) + v259) + v273) + (0.15005 * v281)
    v283 = (v54 * v57) - v218
    v284 = (v56 * v61) + v219
    v285 = ((v3 * v284) - (v116 * v203)) + (v4 * v283)
    v286 = ((v82 * ((0.8636 * v24) + (0.0203 * v232))) - (v79 * v242)) - (0.00020216000000000006 * v243)
    v287 = v286 - (0.0006421600000000001 * v241)
    v288 = (0.4318 * v222) - (0.0203 * v214)
    v289 = v73 * v8
    v290 = (qd[0] * v289) - (v61 * v204)
    v291 = v290 - v288
    v292 = ((v3 * v283) + (v114 * v203)) - (v4 * v284)
    v293 = (0.0406 * v24) - (0.4318 * v232)
    v294 = v293 - v292
    v295 = ((v287 + (v82 * v285)) + (v77 * v291)) - (v30 * v294)
    v296 = 0.0006500000000000002 * (v240 - v241)
    v297 = v295 + v296
    v298 = ((v79 * v25) + (1.9999999999999998e-05 * v237)) + (0.0004221600000000001 * v239)
    v299 = ((v174 * v291) - v298) + (v42 * v294)
    v300 = (((0.025374999999999998 * v285) - (0.8913300000000002 * v292)) - (v2 * v297)) + (v71 * v299)
    v301 = (((0.045092796 * v24) - (0.3244698455 * v232)) + (0.0047376000000000015 * v212)) - (0.0203 * v276)
    v302 = 0.4318 * v2
    v303 = 0.0012435839999999998 * v1
    v304 = (((v301 - (v118 * v252)) + (v302 * v247)) - (v303 * v239)) + (v1 * v256)
    v305 = (v6 * v255) + ((0.0013999999999999998 * v213) - (9.999999999999983e-05 * v235))
    v306 = (v5 * v299) - v305
    v307 = v101 * v252
    v308 = v306 + v307
    v309 = ((v108 * v308) + ((v112 * v295) - v304)) - v300
    v310 = (1.601861202 * v8) - (0.0141984 * v7)
    v311 = (v8 * v310) - v198
    v312 = (((37.2347379 * v7) + (1.024164 * v8)) + (v143 * v311)) - (v180 * v204)
    v313 = ((v312 - (v137 * v295)) - (v116 * v279)) + (v134 * v308)
    v314 = (((v115 * v280) - v304) - (v66 * v277)) - (v61 * v281)
    v315 = (((v300 + (v114 * v275)) + v313) - (v133 * v309)) - v314
    v316 = ((v181 * v168) + ((qd[1] * v188) * v311)) - ((v141 + (v7 * v310)) * v204)
    v317 = (v316 + (v180 * v203)) - (v60 * v290)
    v318 = (v317 - (v7 * ((0.010956925 * v222) + (0.3848762940000001 * v214)))) + (v161 * v295)
    v319 = (((v318 - (v157 * v297)) - (v164 * v299)) - (v4 * v306)) + (v61 * v268)
    v320 = ((v319 + (v179 * v308)) - (v172 * v309)) - ((v171 * v315) + v282)
    v321 = v293 + v269
    v322 = ((v42 * v321) - (v174 * v288)) - v298
    v323 = (((v77 * v288) - v287) - (v82 * v220)) + (v30 * v321)
    v324 = v296 - v323
    v325 = (((v53 * v219) + (v60 * v218)) - (v2 * v324)) + (v71 * v322)
    v326 = (v5 * v322) - v305
    v327 = v307 + v326
    v328 = ((v108 * v327) - (v112 * v323)) - (v304 + v325)
    v329 = (v4 * v326) + (((v161 * v323) + (v157 * v324)) + (v164 * v322))
    v330 = ((v325 + ((v134 * v327) + (v137 * v323))) - (v133 * v328)) - v314
    v331 = (v282 + ((v329 - (v179 * v327)) + (v172 * v328))) + (v171 * v330)
    v332 = v14 * v17
    v333 = v332 - v215
    v334 = v230 + (0.0006500000000000002 * (v332 + v333))
    v335 = v264 + (2.0 * v23)
    v336 = (v17 * v17) - (v12 * v12)
    v337 = v6 * v18
    v338 = (v17 * v337) - (v12 * v15)
    v339 = (v338 - (v6 * v336)) + (v5 * v335)
    v340 = (0.00024000000000000003 * v339) + (0.00020000000000000004 * v338)
    v341 = ((v5 * v340) + (0.00075 * v335)) - v272
    v342 = (v5 * v336) + (v6 * v335)
    v343 = (((v79 * v12) + (v42 * v224)) - (v174 * v221)) + (1.9999999999999998e-05 * v342)
    v344 = 2.0 * v21
    v345 = v5 * v18
    v346 = ((v34 * v345) - (v12 * v344)) - v342
    v347 = v343 - (0.0004221600000000001 * v346)
    v348 = (v2 * v334) + (((v118 * v339) - (v71 * v347)) - (v1 * v341))
    v349 = v5 * v15
    v350 = v6 * v17
    v351 = (v350 * v21) + (v17 * v349)
    v352 = v351 + v333
    v353 = v6 * v15
    v354 = (v34 * v353) - (v12 * v40)
    v355 = (v82 * v354) - (v29 * v352)
    v356 = ((v42 * v346) - v268) - (v2 * v355)
    v357 = 0.4318 - v116
    v358 = (((0.00020216000000000006 * v351) + ((qd[5] * v101) * v17)) - (v30 * v224)) + (0.0006421600000000001 * v333)
    v359 = v358 - (v77 * v221)
    v360 = v2 + v137
    v361 = (v29 * v354) + (v82 * v352)
    v362 = 0.0203 + v114
    v363 = (v5 * v347) + ((9.999999999999983e-05 * v336) - (v6 * v340))
    v364 = v363 + (v101 * v339)
    v365 = ((((v362 * v361) - (v360 * v359)) + (v134 * v364)) - (v357 * v356)) - v348
    v366 = v2 + v112
    v367 = (v348 + (0.4318 * v356)) + (((v366 * v359) - (0.0203 * v361)) + (v108 * v364))
    v368 = v365 - (v133 * v367)
    v369 = (v157 * v334) + (v176 * ((v274 + (v1 * v355)) + (v174 * v346)))
    v370 = v161 - v157
    v371 = ((v177 * v361) - ((v152 * v339) + (v370 * v359))) + (v164 * v347)
    v372 = ((((v4 * v363) + v371) + (v125 * v341)) - (v179 * v364)) + (v172 * v367)
    v373 = v372 + ((v171 * v368) + (v369 - (v173 * v356)))
    v374 = v225 + v217
    v375 = (0.00020000000000000004 * (v225 + v374)) - v226
    v376 = (v40 * v15) - v227
    v377 = (v229 + (1.9999999999999998e-05 * v227)) - (0.0004221600000000001 * v376)
    v378 = (v5 * v377) + (v6 * v375)
    v379 = (v21 * v21) - v16
    v380 = (((v79 * v21) + (0.00020216000000000006 * v379)) + (v129 * v224)) + (v29 * v270)
    v381 = v380 - (v163 * v221)
    v382 = 0.0057599999999999995 * v353
    v383 = v267 + ((v82 * v379) + (v21 * v382))
    v384 = 0.0057599999999999995 * v349
    v385 = ((v21 * v384) - (v29 * v379)) - v278
    v386 = (v2 * v385) + (v42 * v376)
    v387 = (v5 * (v375 + (4e-05 * v374))) - (v6 * v377)
    v388 = (v118 * v374) - (v1 * v387)
    v389 = (((0.4318 * v386) + ((0.0203 * v383) - (v366 * v381))) + (v108 * v378)) - v388
    v390 = v388 + ((((v360 * v381) - (v362 * v383)) - (v357 * v386)) + (v134 * v378))
    v391 = v390 - (v133 * v389)
    v392 = -v370
    v393 = (v4 * v101) + v152
    v394 = (((v392 * v381) - (v393 * v374)) + (v177 * v383)) + (v173 * v386)
    v395 = v175 - v155
    v396 = (v394 + (v395 * ((v1 * v385) - (v174 * v376)))) + (v125 * v387)
    v397 = v4 - v179
    v398 = ((v396 - (v397 * v378)) - (v172 * v389)) - (v171 * v391)
    v399 = v9 * v4
    v400 = (v2 * v399) + (v157 * v13)
    v401 = (-(v4 * v34)) - (2.0 * ((v157 * v14) - v400))
    v402 = v157 * v12
    v403 = v402 + (v125 * v17)
    v404 = v9 * v3
    v405 = v404 - v403
    v406 = (v5 * v405) - (v6 * v401)
    v407 = v406 + ((v151 * v40) + (v157 * v344))
    v408 = ((v79 * v157) + (1.9999999999999998e-05 * v406)) + (0.0004221600000000001 * v407)
    v409 = (0.3001 * qd[0]) - v74
    v410 = (0.0406 * v404) - v409
    v411 = 0.8636 * v13
    v412 = (0.0406 * v49) + (v8 * v411)
    v413 = ((v2 * v410) + (0.8636 * v400)) - (v1 * v412)
    v414 = (v18 * v165) + (v157 * v15)
    v415 = (v414 + (v6 * v405)) + (v5 * v401)
    v416 = (0.00020000000000000004 * v414) + (0.00024000000000000003 * v415)
    v417 = ((v5 * v416) + ((0.00075 * v401) + (v29 * v413))) - (v6 * v408)
    v418 = 0.8636 * qd[0]
    v419 = (((v13 * v185) + (0.022546398 * v45)) - ((v418 * v8) * v53)) - (v118 * v415)
    v420 = (v165 * v21) + (v151 * v15)
    v421 = (v4 * v12) + (v125 * v14)
    v422 = (-v421) - (2.0 * ((v1 * v399) - (v13 * v125)))
    v423 = v420 - v422
    v424 = (v157 * v40) + (v165 * v245)
    v425 = (v29 * v424) + (v82 * v423)
    v426 = (v82 * v424) - (v29 * v423)
    v427 = (v1 * v417) + ((((0.0203 * v425) + v419) - (v303 * v407)) + (v302 * v426))
    v428 = (v79 * v165) + ((v77 * v410) + (v399 * v72))
    v429 = (v428 - (v195 * ((v8 * v11) - v45))) + (v30 * v412)
    v430 = 0.0024871679999999997 * v164
    v431 = ((v429 - (v13 * (v430 + (0.00011692799999999998 * v69)))) - (0.0006421600000000001 * v422)) + (0.00020216000000000006 * v420)
    v432 = v431 + (0.0006500000000000002 * (v421 - v422))
    v433 = v427 - (v2 * v432)
    v434 = (((9.999999999999983e-05 * v403) - (0.0013999999999999998 * v404)) + (v82 * v413)) - (v6 * v416)
    v435 = v434 - (v5 * v408)
    v436 = v435 + (v101 * v415)
    v437 = ((v108 * v436) + (v112 * v431)) - v433
    v438 = v3 * v13
    v439 = (((1.7826600000000004 * v438) - (0.050749999999999997 * v49)) + (v2 * v426)) - (v42 * v407)
    v440 = ((1.7826600000000004 * v45) - (0.050749999999999997 * v438)) + v425
    v441 = (((v189 - (v114 * v440)) + (v137 * v431)) + (v116 * v439)) - (v134 * v436)
    v442 = (v441 - v433) + (v133 * v437)
    v443 = ((v157 * v432) + (v176 * ((v1 * v426) + (v174 * v407)))) + (v173 * v439)
    v444 = 2.0 * qd[1]
    v445 = (((v404 * v183) - (v409 * v60)) - (v399 * v187)) - (v444 * v142)
    v446 = (v445 + (0.009475200000000003 * ((v3 * (v49 + v45)) - v11))) - (v152 * v415)
    v447 = ((v4 * v435) + ((v446 - (v161 * v431)) + (v177 * v440))) + (v125 * v417)
    v448 = ((v447 - (v179 * v436)) + ((v172 * v437) + v443)) - (v442 * v171)
    v449 = 0.0057599999999999995 * v2
    v450 = v449 * v337
    v451 = (v71 * v21) + (v89 * v15)
    v452 = v1 * v14
    v453 = v26 - v452
    v454 = v451 - v453
    v455 = (v82 * v454) + ((v71 * v382) - v450)
    v456 = (1.7826600000000004 * v9) - v455
    v457 = v449 * v345
    v458 = ((v89 * v382) - v457) - (v29 * v454)
    v459 = v2 * v12
    v460 = (v1 * v17) - v459
    v461 = v11 + v460
    v462 = -(v37 * (v14 - v13))
    v463 = (v5 * v461) - (v6 * v462)
    v464 = ((v89 * v40) - v463) - (v37 * v21)
    v465 = (v42 * v464) - (0.050749999999999997 * v9)
    v466 = ((v231 * v458) - (v3 * v456)) - (v4 * v465)
    v467 = ((((v57 * v125) * v458) + (v66 * v456)) - (v115 * v465)) - (v61 * v466)
    v468 = (v2 * v15) - (v71 * v18)
    v469 = ((-(v5 * v462)) - (v6 * v461)) - v468
    v470 = -(0.0006500000000000002 * (v453 - v452))
    v471 = (((v2 * v470) + (v118 * v469)) - (0.0203 * v455)) + (v303 * v464)
    v472 = v471 - (v302 * v458)
    v473 = ((v79 * v2) + (1.9999999999999998e-05 * v463)) - (0.0004221600000000001 * v464)
    v474 = v411 + (0.0406 * v11)
    v475 = v474 + (v418 * v7)
    v476 = (v4 * v289) + (0.0406 * v9)
    v477 = ((v1 * v476) + (v74 * v157)) - (v2 * v475)
    v478 = (0.00024000000000000003 * v469) - (0.00020000000000000004 * v468)
    v479 = (v5 * v478) - (0.00075 * v462)
    v480 = v479 + ((v6 * v473) + (v29 * v477))
    v481 = ((v1 * v480) + ((v74 * v60) + (v289 * v53))) - v472
    v482 = ((0.0013999999999999998 * v11) + (9.999999999999983e-05 * v460)) - (v6 * v478)
    v483 = v482 + ((v5 * v473) + (v82 * v477))
    v484 = v101 * v469
    v485 = v483 + v484
    v486 = v1 * v101
    v487 = (((v9 * v195) - (qd[5] * v486)) + (0.0006421600000000001 * v453)) - (0.00020216000000000006 * v451)
    v488 = qd[1] * ((v7 * v430) - (v195 * ((v8 * v3) - (v7 * v4))))
    v489 = ((-(v77 * v475)) - ((v30 * v476) + v488)) - v487
    v490 = ((v366 * v489) + (v108 * v485)) - v481
    v491 = (v481 - v467) + (((v134 * v485) - (v360 * v489)) - (v133 * v490))
    v492 = v189 + ((v444 * v180) + (v7 * ((0.02191385 * v13) - (0.7697525880000002 * v11))))
    v493 = (v179 * v485) + ((((v370 * v489) - v492) - (v4 * v483)) - (v125 * v480))
    v494 = (v1 * v458) + (v174 * v464)
    v495 = (v57 * v494) + (((v182 * v11) + (v186 * v13)) - (v152 * v469))
    v496 = (((0.022546398 * v11) + (0.009475200000000003 * v9)) + (0.6824699160000001 * v13)) - (v1 * v470)
    v497 = ((0.15005 * v466) + v495) - (v3 * (v496 + (0.4318 * v494)))
    v498 = v497 + (v4 * (((0.03353022499999997 * v11) + (0.022546398 * v13)) + (0.0203 * v494)))
    v499 = ((v493 - (v172 * v490)) - v498) - (v491 * v171)
    v500 = ((0.00011692799999999998 * v10) - (v174 * v474)) + v473
    v501 = ((v1 * v479) - v472) + (v71 * v500)
    v502 = v482 + (v5 * v500)
    v503 = v484 + v502
    v504 = v487 + (((0.00011692799999999998 * v9) * v110) + (v77 * v474))
    v505 = ((v108 * v503) - (v366 * v504)) - v501
    v506 = (v501 - v467) + (((v360 * v504) + (v134 * v503)) - (v133 * v505))
    v507 = (v4 * v502) + (((v125 * v479) + (v370 * v504)) + (v164 * v500))
    v508 = ((((v179 * v503) - v507) - (v172 * v505)) - v498) - (v506 * v171)
    v509 = (v5 * v34) - v345
    v510 = 0.0008843200000000002 * v350
    v511 = (v5 * v510) - (v6 * ((0.00020000000000000004 * v509) + (0.0006443200000000001 * v345)))
    v512 = (v6 * ((0.0008443200000000002 * v337) - v510)) - (0.0015 * v17)
    v513 = (v5 * ((0.00020000000000000004 * v345) - (0.00024000000000000003 * v509))) + v512
    v514 = (v1 * v513) + ((v118 * v509) - (0.0013000000000000004 * v459))
    v515 = (v5 * v21) - v353
    v516 = ((0.0006421600000000001 * v12) + (v79 * v5)) + (0.00020216000000000006 * v515)
    v517 = v12 + v515
    v518 = (v30 * v517) + (((0.0057599999999999995 * v71) * (v17 - v18)) - (v20 * v384))
    v519 = (v82 * v517) + (v5 * v382)
    v520 = ((0.4318 * v518) + (((v366 * v516) - v514) - (v108 * v511))) - (0.0203 * v519)
    v521 = ((((v360 * v516) - v514) + (v134 * v511)) + (v357 * v518)) - (v362 * v519)
    v522 = v521 + (v133 * v520)
    v523 = ((v125 * v513) + ((v393 * v509) + (0.0013000000000000004 * v402))) - (v516 * v370)
    v524 = v523 + (v176 * ((((v449 * v350) - v450) + (v89 * v384)) - (v77 * v517)))
    v525 = (v172 * v520) + ((v524 - (v173 * v518)) + ((v177 * v519) - (v511 * v397)))
    v526 = v525 - (v522 * v171)
    v527 = v79 + (0.0008443200000000002 * v21)
    v528 = (v5 * v527) + (0.0004000000000000001 * v353)
    v529 = ((0.0057599999999999995 * v1) * v21) - v457
    v530 = (0.00044000000000000007 * v349) - (v6 * v527)
    v531 = (v118 * v15) - (v1 * v530)
    v532 = (((v337 * (0.0057599999999999995 * v362)) - (v357 * v529)) - (v134 * v528)) - v531
    v533 = (((0.00011692799999999998 * v337) - (0.4318 * v529)) + (v108 * v528)) - v531
    v534 = (v533 * v133) + v532
    v535 = v395 * (((0.0057599999999999995 * v89) * v18) + (v449 * v21))
    v536 = ((((0.0008642879999999998 * v3) * v337) - (v15 * v393)) + v535) - (v173 * v529)
    v537 = (v534 * v171) + ((((v125 * v530) + v536) - (v528 * v397)) - (v533 * v172))
    v538 = v179 * v201
    v539 = 4e-05 * v345
    v540 = v486 * v18
    v541 = (v540 + (v366 * v85)) - (v539 * v108)
    v542 = ((v540 + (v85 * v360)) + (v539 * v134)) + (v541 * v133)
    v543 = (v542 * v202) + ((((v101 * v125) * v18) - (v85 * v392)) * v201)
    v544 = v172 * v201
    v545 = (v543 - (v541 * v544)) + (v539 * ((v4 * v201) - v538))
    v546 = (v148 * v315) + (v202 * v320)
    v547 = (v202 * v331) - (v148 * v330)
    v548 = (v202 * v373) - (v148 * v368)
    v549 = (v148 * v391) + (v202 * v398)
    v550 = (v442 * v148) + (v448 * v202)
    v551 = (v491 * v148) + (v499 * v202)
    v552 = (v506 * v148) + (v508 * v202)
    v553 = (v522 * v148) + (v526 * v202)
    v554 = (v537 * v202) - (v534 * v148)
    v555 = (v171 * v545) - (v542 * v148)
    v556 = ((v132 * v309) + (v544 * v320)) - (v133 * v546)
    v557 = ((v544 * v331) - (v132 * v328)) - (v133 * v547)
    v558 = ((v544 * v373) - (v132 * v367)) - (v133 * v548)
    v559 = ((v132 * v389) + (v544 * v398)) - (v133 * v549)
    v560 = ((v448 * v544) - (v132 * v437)) - (v133 * v550)
    v561 = ((v132 * v490) + (v499 * v544)) - (v133 * v551)
    v562 = ((v132 * v505) + (v508 * v544)) - (v133 * v552)
    v563 = ((v526 * v544) - (v132 * v520)) - (v133 * v553)
    v564 = ((v533 * v132) + (v537 * v544)) - (v133 * v554)
    v565 = ((v541 * v132) + (v172 * v545)) - (v133 * v555)
    v566 = (((v104 * v308) + (v538 * v320)) - (v134 * v546)) - (v108 * v556)
    v567 = (((v538 * v331) - (v104 * v327)) - (v134 * v547)) - (v108 * v557)
    v568 = (((v538 * v373) - (v104 * v364)) - (v134 * v548)) - (v108 * v558)
    v569 = (((v104 * v378) + (v538 * v398)) - (v134 * v549)) - (v108 * v559)
    v570 = (((v448 * v538) - (v104 * v436)) - (v134 * v550)) - (v108 * v560)
    v571 = (((v104 * v485) + (v499 * v538)) - (v134 * v551)) - (v108 * v561)
    v572 = (((v104 * v503) + (v508 * v538)) - (v134 * v552)) - (v108 * v562)
    v573 = (((v104 * v511) + (v526 * v538)) - (v134 * v553)) - (v108 * v563)
    v574 = (((v104 * v528) + (v537 * v538)) - (v134 * v554)) - (v108 * v564)
    v575 = (v108 * v565) + ((v134 * v555) + ((v539 * v104) - (v179 * v545)))
    v576 = v161 * v201
    v577 = v151 * v201
    v578 = -v202
    v579 = v172 - (v133 * v171)
    v580 = v579 * v201
    v581 = (v538 - (v134 * v202)) - (v108 * v580)
    v582 = -v581
    v583 = (v576 + (v137 * v202)) - (v112 * v580)
    v584 = -v583
    v585 = v89 + (v6 * v108)
    v586 = v89 - (v6 * v134)
    v587 = ((v577 + (v586 * v202)) + (v6 * v538)) - (v585 * v580)
    v588 = v133 * v148
    v589 = v588 + (v579 * v202)
    v590 = -v589
    v591 = ((v108 * v588) - (v134 * v148)) - (v171 * v581)
    v592 = -v591
    v593 = ((v137 * v148) + (v112 * v588)) - (v171 * v583)
    v594 = -v593
    v595 = ((v586 * v148) + (v585 * v588)) - (v171 * v587)
    v596 = (v133 * v591) + ((v108 * v132) + (v172 * v581))
    v597 = -v596
    v598 = (v133 * v593) + ((v172 * v583) + (v112 * v132))
    v599 = -v598
    v600 = ((v585 * v132) + (v172 * v587)) + (v133 * v595)
    v601 = ((v134 * v593) + (v179 * v583)) - (v108 * v598)
    v602 = (((v6 * v104) + (v179 * v587)) + (v134 * v595)) - (v108 * v600)
    v603 = -v602
    v604 = -(((v161 * v587) - (v137 * v595)) - (v112 * v600))
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
        v201 * v320,
        -(v201 * v331),
        v201 * v373,
        v201 * v398,
        REAL(0.0),
        -(v448 * v201),
        -(v499 * v201),
        -(v508 * v201),
        -(v526 * v201),
        -(v537 * v201),
        v545,
        REAL(0.0),
        -v546,
        v547,
        -v548,
        -v549,
        REAL(0.0),
        v550,
        v551,
        v552,
        v553,
        v554,
        -v555,
        REAL(0.0),
        v556,
        -v557,
        v558,
        v559,
        REAL(0.0),
        -v560,
        -v561,
        -v562,
        -v563,
        -v564,
        v565,
        REAL(0.0),
        -v566,
        v567,
        -v568,
        -v569,
        REAL(0.0),
        v570,
        v571,
        v572,
        v573,
        v574,
        v575,
        REAL(0.0),
        (v112 * v556) - (((1557.2443004858599 * v295) + (v576 * v320)) + (v137 * v546)),
        (((1557.2443004858599 * v323) + (v576 * v331)) + (v137 * v547)) - (v112 * v557),
        (((1557.2443004858599 * v359) - (v576 * v373)) - (v137 * v548)) + (v112 * v558),
        (((1557.2443004858599 * v381) - (v576 * v398)) - (v137 * v549)) + (v112 * v559),
        REAL(0.0),
        ((v137 * v550) + ((v448 * v576) - (1557.2443004858599 * v431))) - (v112 * v560),
        (((1557.2443004858599 * v489) + (v499 * v576)) + (v137 * v551)) - (v112 * v561),
        ((v137 * v552) + ((v508 * v576) - (1557.2443004858599 * v504))) - (v112 * v562),
        ((v137 * v553) + ((v526 * v576) - (1557.2443004858599 * v516))) - (v112 * v563),
        ((v137 * v554) + (v537 * v576)) - (v112 * v564),
        (v112 * v565) - (((0.06228977201943439 * v15) + (v161 * v545)) + (v137 * v555)),
        REAL(0.0),
        ((v252 + (v577 * v320)) + (v6 * v566)) + (v89 * (v546 - v556)),
        ((v252 - (v577 * v331)) - (v6 * v567)) - (v89 * (v547 - v557)),
        ((v6 * v568) + ((v577 * v373) - v339)) + (v89 * (v548 - v558)),
        ((v6 * v569) + ((v577 * v398) - v374)) + (v89 * (v549 - v559)),
        REAL(0.0),
        ((v415 - (v448 * v577)) - (v6 * v570)) - (v89 * (v550 - v560)),
        -(((v469 + (v499 * v577)) + (v6 * v571)) + (v89 * (v551 - v561))),
        -(((v469 + (v508 * v577)) + (v6 * v572)) + (v89 * (v552 - v562))),
        -(((v509 + (v526 * v577)) + (v6 * v573)) + (v89 * (v553 - v563))),
        ((v15 - (v537 * v577)) - (v6 * v574)) - (v89 * (v554 - v564)),
        ((v151 * v545) - (v6 * v575)) + (v89 * (v555 - v565)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        v201,
        v578,
        v580,
        v582,
        v584,
        v587,
        v578,
        (v171 * v202) - v148,
        v590,
        v592,
        v594,
        v595,
        v580,
        v590,
        ((v579 * v544) - v132) - (v133 * v589),
        v597,
        v599,
        v600,
        v582,
        v592,
        v597,
        ((v104 + (v179 * v581)) + (v134 * v591)) - (v108 * v596),
        v601,
        v603,
        v584,
        v594,
        v599,
        v601,
        ((1557.2443004858599 + (v161 * v583)) - (v137 * v593)) - (v112 * v598),
        v604,
        v587,
        v595,
        v600,
        v603,
        v604,
        ((24999.999999999996 + (v151 * v587)) + (v6 * v602)) - (v89 * (v595 + v600)),
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

    Operations: 949 add, 1210 mul, 4 div, 0 sqrt, 4 sincos, 40 other.
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
    v152 = v139 * v139
    v153 = v146 + v152
    v154 = ((qd[5] * v144) + (v8 * v110)) + (v9 * v120)
    v155 = v141 * v144
    v156 = v154 + v155
    v157 = v148 + v149
    v158 = (v8 * v69) + (v9 * v116)
    v159 = (v158 * v97) + (((v98 * v156) - (v137 * v153)) + (v135 * v157))
    v160 = v142 - v140
    v161 = v145 + v152
    v162 = v155 - v154
    v163 = (((v98 * v161) - (v135 * v160)) - (v137 * v162)) - (v138 * v134)
    v164 = v138 * v142
    v165 = v102 * v149
    v166 = v152 - v145
    v167 = v152 - v146
    v168 = v158 * v155
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
    v196 = v6 * v4
    v197 = (v5 * v97) + (v196 * v100)
    v198 = v7 * v4
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
    v0 = np.sin(q[1])
    v1 = np.cos(q[1])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
    v4 = np.sin(q[3])
    v5 = np.cos(q[3])
    v6 = np.sin(q[2])
    v7 = np.cos(q[2])
    v8 = (v0 * v7) + (v1 * v6)
    v9 = (v1 * v7) - (v0 * v6)
    v10 = 0.028252799999999998 * v8
    v11 = v2 * v10
    v12 = v5 * v11
    v13 = 0.028252799999999998 * v9
    v14 = v3 * v13
    v15 = v12 - v14
    v16 = ((8.7439473 * v9) + (0.24892875 * v8)) - v15
    v17 = (v2 * v4) * v13
    v18 = (v4 * v3) * v10
    v19 = -v16
    v20 = -((v5 * v14) - v11)
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        -(((37.2347379 * v0) + (1.024164 * v1)) + v16),
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


def _sticking_forces(prepared, q, qd, tau, stuck):
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
    v12 = (v9 * v2) + (v1 * v10)
    v13 = v12 * v11
    v14 = v9 * v10
    v15 = v14 - v13
    v16 = qd[0] * v4
    v17 = qd[3] + v16
    v18 = v9 * v16
    v19 = v16 * v10
    v20 = (v1 * v19) + (2.0 * ((v2 * v18) - (v17 * v12)))
    v21 = (v5 * v15) - (v6 * v20)
    v22 = (v5 * v11) - (v6 * v17)
    v23 = qd[4] + v12
    v24 = ((2.0 * v23) * v22) + v21
    v25 = 0.0028799999999999997 * v1
    v26 = (v5 * v17) + (v6 * v11)
    v27 = 0.0028799999999999997 * ((v23 * v23) + (v26 * v26))
    v28 = v17 * v11
    v29 = ((v2 * v19) - v28) - ((2.0 * v1) * v18)
    v30 = 0.0028799999999999997 * ((v26 * v22) - v29)
    v31 = (v5 * v27) - (v6 * v30)
    v32 = (v2 * v31) - (v25 * v24)
    v33 = (v5 * v30) + (v6 * v27)
    v34 = v9 * v9
    v35 = v34 + (v10 * v10)
    v36 = v34 + (v16 * v16)
    v37 = 0.4318 * v8
    v38 = v3 * v37
    v39 = qd[1] * qd[1]
    v40 = qd[0] * qd[0]
    v41 = v40 + v39
    v42 = 0.4318 * v7
    v43 = (v39 * v42) - 9.81
    v44 = (v41 * v38) - (v4 * v43)
    v45 = v4 * v37
    v46 = (v3 * v43) + (v41 * v45)
    v47 = (((0.3244698455 * v19) - (0.8913300000000002 * v46)) - (0.025374999999999998 * v44)) - (0.011273199 * (v36 - v35))
    v48 = v5 * (((0.4318 * v35) - v44) - (0.0203 * v19))
    v49 = ((0.4318 * v19) - v46) - (0.0203 * v36)
    v50 = qd[1] * qd[0]
    v51 = (0.15005 * v40) - ((0.8636 * v50) * v7)
    v52 = ((0.0406 * v14) - v51) + (0.8636 * v18)
    v53 = 0.0028799999999999997 * ((v6 * ((v2 * v49) - (v1 * v52))) - v48)
    v54 = 3.9999999999999996e-05 * qd[5]
    v55 = ((0.0006421600000000001 * v29) - (v26 * (v54 + (0.00020216000000000006 * v22)))) + v53
    v56 = (0.0006500000000000002 * (v28 - v29)) - v55
    v57 = 0.0028799999999999997 * v2
    v58 = ((v25 * v49) + ((v57 * v52) - (v54 * v23))) - (1.9999999999999998e-05 * v21)
    v59 = v58 - (0.0004221600000000001 * v24)
    v60 = v23 * v26
    v61 = (v60 + (v6 * v15)) + (v5 * v20)
    v62 = (0.00020000000000000004 * v60) + (0.00024000000000000003 * v61)
    v63 = ((0.00075 * v20) + (v5 * v62)) + (v6 * v59)
    v64 = (((v47 + (0.0203 * v33)) + (0.4318 * v32)) - (v2 * v56)) + (v1 * v63)
    v65 = tau[2] + v64
    v66 = (3.5 * qd[2]) + (4.8 * np.sign(qd[2]))
    v67 = (((0.0013999999999999998 * v14) - (9.999999999999983e-05 * v13)) + (v6 * v62)) - (v5 * v59)
    v68 = tau[3] + v67
    v69 = (0.13 * qd[3]) + np.sign(qd[3])
    v70 = tau[5] + (3.9999999999999996e-05 * v61)
    v71 = (0.15 * qd[5]) + (0.7 * np.sign(qd[5]))
    v72 = np.where(stuck[5], REAL(0.0), v70 - v71)
    v73 = np.where(stuck[5], REAL(0.0), REAL(24999.999999999996))
    v74 = 3.9999999999999996e-05 * v6
    v75 = ((v73 * v74) * v72) - np.where(stuck[3], REAL(0.0), v68 - v69)
    v76 = v5 * (0.00020216000000000006 * v5)
    v77 = 0.0016399999999999997 + v76
    v78 = -(1.0 / np.where(~stuck[3], (v6 * ((v73 * 1.6000000000000003e-09) * v6)) - v77, REAL(1.0)))
    v79 = np.where(stuck[3], REAL(0.0), v78)
    v80 = v5 * v1
    v81 = v73 * v80
    v82 = 1.6000000000000003e-09 * v81
    v83 = v6 * v82
    v84 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v85 = v80 * v84
    v86 = v85 + v83
    v87 = v86 * v79
    v88 = tau[4] + v55
    v89 = (0.17 * qd[4]) + (0.8 * np.sign(qd[4]))
    v90 = np.where(stuck[4], REAL(0.0), v88 - v89)
    v91 = 0.0012435839999999998 * v6
    v92 = 0.0006421600000000001 + v91
    v93 = (v2 * v92) - (5.846399999999999e-05 * v5)
    v94 = np.where(stuck[4], REAL(0.0), REAL(1557.2443004858599))
    v95 = v94 * v93
    v96 = 3.9999999999999996e-05 * v81
    v97 = v96 * v72
    v98 = ((v97 + (v95 * v90)) + (v87 * v75)) - np.where(stuck[2], REAL(0.0), v65 - v66)
    v99 = v80 * v82
    v100 = v5 * v2
    v101 = 5.846399999999999e-05 * v100
    v102 = v76 - 0.00119216
    v103 = v1 * (0.0012921600000000003 + v102)
    v104 = v1 * v103
    v105 = v104 + ((2.0 * (v101 - v91)) - 0.3592922305)
    v106 = 1.0 / np.where(~stuck[2], ((v99 + (v93 * v95)) + v105) + (v86 * v87), REAL(1.0))
    v107 = np.where(stuck[2], REAL(0.0), -v106)
    v108 = 0.0012435839999999998 * v8
    v109 = v6 * v108
    v110 = v2 * v3
    v111 = v6 * v4
    v112 = (v57 * v111) - (v3 * (0.0028799999999999997 * v5))
    v113 = (((v4 * (v5 * v108)) - v93) + (v110 * v109)) - (v42 * v112)
    v114 = v94 * v113
    v115 = 0.8913300000000002 + (0.0028799999999999997 * v6)
    v116 = (0.0028799999999999997 * v100) - 0.025374999999999998
    v117 = (v3 * v116) - (v4 * v115)
    v118 = (v115 * v38) + (v116 * v45)
    v119 = v118 + (v42 * v117)
    v120 = v105 + v119
    v121 = v99 + v120
    v122 = v3 * v80
    v123 = (0.0012435839999999998 * v7) * v80
    v124 = ((v108 * v122) - v85) - (v4 * v123)
    v125 = v83 - v124
    v126 = v125 * v79
    v127 = (v121 - (v93 * v114)) + (v86 * v126)
    v128 = v127 * v107
    v129 = ((0.8913300000000002 * v19) - (0.025374999999999998 * v36)) + v32
    v130 = ((0.025374999999999998 * v19) - (0.8913300000000002 * v35)) - v33
    v131 = (v3 * v130) - (v4 * v129)
    v132 = (1.601861202 * v7) + (0.0141984 * v8)
    v133 = (v8 * v132) - 0.0070992
    v134 = ((v41 - v39) * v133) + (((37.2347379 * v8) - tau[1]) - (1.024164 * v7))
    v135 = (((v134 + (v45 * v130)) + (v38 * v129)) + (v42 * v131)) - v64
    v136 = (3.5 * qd[1]) + (7.0 * np.sign(qd[1]))
    v137 = ((v97 - (v114 * v90)) + (v126 * v75)) - np.where(stuck[1], REAL(0.0), -(v135 + v136))
    v138 = v137 + (v128 * v98)
    v139 = (v121 + (((v119 - 1.748114002) + (v113 * v114)) + (v125 * v126))) + (v127 * v128)
    v140 = np.where(stuck[1], REAL(0.0), -(1.0 / np.where(~stuck[1], v139, REAL(1.0))))
    v141 = (-(0.15005 * v112)) - (v1 * (((5.846399999999999e-05 * v111) + v109) - (v3 * v92)))
    v142 = v94 * v141
    v143 = (v3 * (3.9999999999999996e-05 * v100)) - (v4 * v74)
    v144 = v143 * v96
    v145 = (v110 * v103) + (((0.15005 * v117) - (5.846399999999999e-05 * v122)) - (v4 * (0.0047376000000000015 + v85)))
    v146 = v100 * v84
    v147 = v101 - v77
    v148 = 0.0004321439999999999 * v80
    v149 = (v4 * (v147 - v148)) + ((v100 * v108) - (v3 * v146))
    v150 = v73 * v143
    v151 = (v74 * v150) - v149
    v152 = v151 * v79
    v153 = ((v144 - (v93 * v142)) + v145) + (v86 * v152)
    v154 = v153 * v107
    v155 = ((v123 + (0.023751 * v8)) + (0.6903913435000001 * v7)) - v145
    v156 = (((v144 + (v142 * v113)) - v155) + (v151 * v126)) + (v127 * v154)
    v157 = v156 * v140
    v158 = (v1 * v31) + (v57 * v24)
    v159 = (((0.8913300000000002 * v51) - (0.6824699160000001 * v18)) - (0.022546398 * v14)) - (0.0047376000000000015 * (v35 - v40))
    v160 = v3 * ((((0.4318 * v158) + v159) - (v1 * v56)) - (v2 * v63))
    v161 = (((0.0047376000000000015 * v19) + (0.025374999999999998 * v51)) - (0.022546398 * v18)) - (0.03353022499999997 * v14)
    v162 = tau[0] + ((v40 - v41) * ((0.023751 * v7) - (0.6903913435000001 * v8)))
    v163 = (((2.0 * v50) * v133) + v162) + (v8 * ((0.02191385 * v14) + (0.7697525880000002 * v18)))
    v164 = (v163 - (v37 * v158)) - (v4 * ((v161 + (0.0203 * v158)) - v67))
    v165 = (v164 + (0.15005 * v131)) + v160
    v166 = (4.9 * qd[0]) + (6.0 * np.sign(qd[0]))
    v167 = (((v142 * v90) - (v150 * v72)) - (v152 * v75)) - (v154 * v98)
    v168 = (((v7 * v132) - 3.136777173125) + (v143 * v150)) + (v141 * v142)
    v169 = (v101 - 0.016765112499999985) + v147
    v170 = v3 * (v104 + (((0.34123495800000003 + (0.0024871679999999997 * v6)) - v102) + v169))
    v171 = v3 * (((0.00011692799999999998 * v111) - (v4 * ((2.0 * v146) - 0.022546398))) - v170)
    v172 = (((v169 - (2.0 * (v148 - v118))) + v168) + v171) + (v151 * v152)
    v173 = -(1.0 / np.where(~stuck[0], (v172 + (v153 * v154)) + (v156 * v157), REAL(1.0)))
    v174 = ((v167 - np.where(stuck[0], REAL(0.0), v165 - v166)) - (v138 * v157)) * np.where(stuck[0], REAL(0.0), v173)
    v175 = (v138 * v140) - (v157 * v174)
    v176 = ((v107 * v98) - (v154 * v174)) + (v128 * v175)
    v177 = np.where(stuck[4], REAL(0.0), (((v94 * v90) + (v142 * v174)) - (v114 * v175)) + (v95 * v176))
    v178 = (((v79 * v75) - (v152 * v174)) + (v126 * v175)) + (v87 * v176)
    v179 = np.where(stuck[3], REAL(0.0), -v178)
    v180 = np.where(stuck[2], REAL(0.0), -v176)
    v181 = np.where(stuck[1], REAL(0.0), -v175)
    v182 = (((v165 + (v155 * v181)) - (v145 * v180)) + (v149 * v179)) - (v141 * v177)
    v183 = (v73 * (v72 + (v74 * v178))) + ((v96 * (v175 + v176)) - (v150 * v174))
    v184 = np.where(stuck[5], REAL(0.0), v183)
    v185 = np.where(stuck[0], REAL(0.0), -v174)
    v186 = ((v113 * v177) + ((v120 * v180) + ((v155 * v185) - v135))) - (v124 * v179)
    v187 = 3.9999999999999996e-05 * v80
    v188 = v187 * v184
    v189 = (((v65 - (v145 * v185)) + (v120 * v181)) - (v93 * v177)) + (v85 * v179)
    v190 = (((v68 + (v149 * v185)) - (v124 * v181)) + (v85 * v180)) - (v74 * v184)
    return (
        np.where(stuck[0], v182 + (v143 * v184), v166),
        np.where(stuck[1], v186 - v188, v136),
        np.where(stuck[2], v189 - v188, v66),
        np.where(stuck[3], v190, v69),
        np.where(stuck[4], ((v88 - (v141 * v185)) + (v113 * v181)) - (v93 * v180), v89),
        np.where(stuck[5], ((v70 + (v143 * v185)) - (v74 * v179)) - (v187 * (v180 + v181)), v71),
        v185,
        v181,
        v180,
        v179,
        v177,
        v184,
    )


def sticking_forces(prepared, q, qd, tau, stuck):
    """Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.

    Takes
      q[6]      joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]     joint rates, rad/s or m/s
      tau[6]    joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
      stuck[6]  joints to hold at rest

    Gives
      f[6]    friction, positive against positive rates, N m or N
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Operations: 243 add, 307 mul, 4 div, 0 sqrt, 4 sincos, 48 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(stuck)[1:])
    with np.errstate(all="ignore"):
        values = _sticking_forces(prepared, q, qd, tau, stuck)
    return _pack(values[0:6], REAL, (6,), lanes), _pack(values[6:12], REAL, (6,), lanes)


def _friction_dynamics(prepared, q, qd, tau, mode):
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
    v11 = (v2 * v10) - (v1 * v9)
    v12 = (v2 * v9) + (v1 * v10)
    v13 = v12 * v11
    v14 = v9 * v10
    v15 = v14 - v13
    v16 = qd[0] * v4
    v17 = qd[3] + v16
    v18 = v16 * v10
    v19 = v16 * v9
    v20 = 2.0 * v19
    v21 = (v2 * v20) + ((v1 * v18) - (v17 * (2.0 * v12)))
    v22 = (v5 * v15) - (v6 * v21)
    v23 = (v5 * v11) - (v6 * v17)
    v24 = qd[4] + v12
    v25 = ((2.0 * v24) * v23) + v22
    v26 = 0.0028799999999999997 * v1
    v27 = (v5 * v17) + (v6 * v11)
    v28 = 0.0028799999999999997 * ((v24 * v24) + (v27 * v27))
    v29 = v17 * v11
    v30 = ((v2 * v18) - v29) - (v1 * v20)
    v31 = 0.0028799999999999997 * ((v27 * v23) - v30)
    v32 = (v5 * v28) - (v6 * v31)
    v33 = (v2 * v32) - (v26 * v25)
    v34 = qd[1] * qd[0]
    v35 = qd[0] * qd[0]
    v36 = (0.15005 * v35) - (v34 * (0.8636 * v7))
    v37 = (0.8636 * v19) + ((0.0406 * v14) - v36)
    v38 = 0.0028799999999999997 * v2
    v39 = 4e-05 * qd[5]
    v40 = (((v38 * v37) - (1.9999999999999998e-05 * v22)) - (0.0004221600000000001 * v25)) - (v24 * v39)
    v41 = qd[1] * qd[1]
    v42 = v35 + v41
    v43 = 0.4318 * v8
    v44 = v4 * v43
    v45 = 0.4318 * v7
    v46 = (v45 * v41) - 9.81
    v47 = (v3 * v46) + (v44 * v42)
    v48 = v9 * v9
    v49 = v48 + (v16 * v16)
    v50 = ((0.4318 * v18) - (0.0203 * v49)) - v47
    v51 = (v50 * v26) + v40
    v52 = v24 * v27
    v53 = v52 + ((v6 * v15) + (v5 * v21))
    v54 = (0.00020000000000000004 * v52) + (0.00024000000000000003 * v53)
    v55 = ((v5 * v54) + (v6 * v51)) + (0.00075 * v21)
    v56 = v48 + (v10 * v10)
    v57 = v3 * v43
    v58 = (v57 * v42) - (v4 * v46)
    v59 = v5 * (v58 - ((0.4318 * v56) - (0.0203 * v18)))
    v60 = 0.0028799999999999997 * ((v6 * ((v2 * v50) - (v1 * v37))) + v59)
    v61 = ((v27 * (v39 + (0.00020216000000000006 * v23))) - (0.0006421600000000001 * v30)) - v60
    v62 = v61 - (0.0006500000000000002 * (v30 - v29))
    v63 = (((v1 * v55) - (v2 * v62)) - (0.8913300000000002 * v47)) - (0.025374999999999998 * v58)
    v64 = (v6 * v28) + (v5 * v31)
    v65 = (0.3244698455 * v18) + ((v63 + (0.4318 * v33)) + (0.0203 * v64))
    v66 = v65 - (0.011273199 * (v49 - v56))
    v67 = tau[2] + v66
    v68 = (3.5 * qd[2]) + (4.8 * _real_of(mode[2]))
    v69 = np.int8(0) == mode[2]
    v70 = v61 - tau[4]
    v71 = (0.17 * qd[4]) + (0.8 * _real_of(mode[4]))
    v72 = np.int8(0) == mode[4]
    v73 = np.where(v72, REAL(0.0), -(v70 + v71))
    v74 = 0.0012435839999999998 * v6
    v75 = 0.0006421600000000001 + v74
    v76 = (v2 * v75) - (5.846399999999999e-05 * v5)
    v77 = np.where(v72, REAL(0.0), REAL(1557.2443004858599))
    v78 = v77 * v76
    v79 = ((0.0013999999999999998 * v14) + ((v6 * v54) - (v5 * v51))) - (9.999999999999983e-05 * v13)
    v80 = tau[3] + v79
    v81 = (0.13 * qd[3]) + _real_of(mode[3])
    v82 = np.int8(0) == mode[3]
    v83 = tau[5] + (4e-05 * v53)
    v84 = (0.15 * qd[5]) + (0.7 * _real_of(mode[5]))
    v85 = np.int8(0) == mode[5]
    v86 = np.where(v85, REAL(0.0), v83 - v84)
    v87 = np.where(v85, REAL(0.0), REAL(24999.999999999996))
    v88 = v87 * v86
    v89 = 4e-05 * v6
    v90 = (v89 * v88) - np.where(v82, REAL(0.0), v80 - v81)
    v91 = 0.00020216000000000006 * (v5 * v5)
    v92 = 0.0016399999999999997 + v91
    v93 = -(1.0 / np.where(~v82, (v87 * (v6 * (1.6000000000000003e-09 * v6))) - v92, REAL(1.0)))
    v94 = np.where(v82, REAL(0.0), v93)
    v95 = v5 * v1
    v96 = v95 * v87
    v97 = 1.6000000000000003e-09 * v96
    v98 = v6 * v97
    v99 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v100 = v95 * v99
    v101 = v100 + v98
    v102 = v101 * v94
    v103 = 4e-05 * v96
    v104 = v103 * v86
    v105 = v104 + (((v78 * v73) - np.where(v69, REAL(0.0), v67 - v68)) + (v90 * v102))
    v106 = v3 * v95
    v107 = 0.0012435839999999998 * v8
    v108 = v4 * v95
    v109 = ((v107 * v106) - v100) - ((0.0012435839999999998 * v7) * v108)
    v110 = v98 - v109
    v111 = v6 * v4
    v112 = (v5 * (0.0028799999999999997 * v3)) - (v111 * v38)
    v113 = v6 * v107
    v114 = v3 * v2
    v115 = (v114 * v113) + ((v45 * v112) + ((v107 * (v5 * v4)) - v76))
    v116 = 0.8913300000000002 + (0.0028799999999999997 * v6)
    v117 = v5 * v2
    v118 = (0.0028799999999999997 * v117) - 0.025374999999999998
    v119 = (v3 * v118) - (v4 * v116)
    v120 = (v116 * v57) + (v118 * v44)
    v121 = v120 + (v45 * v119)
    v122 = 5.846399999999999e-05 * v117
    v123 = v91 - 0.00119216
    v124 = v1 * (0.0012921600000000003 + v123)
    v125 = v1 * v124
    v126 = v125 + ((2.0 * (v122 - v74)) - 0.3592922305)
    v127 = v126 + v121
    v128 = v95 * v97
    v129 = v128 + v127
    v130 = v129 + ((v102 * v110) - (v78 * v115))
    v131 = 1.0 / np.where(~v69, v128 + ((v126 + (v76 * v78)) + (v101 * v102)), REAL(1.0))
    v132 = np.where(v69, REAL(0.0), -v131)
    v133 = v132 * v130
    v134 = (0.8913300000000002 * v18) + (v33 - (0.025374999999999998 * v49))
    v135 = ((0.025374999999999998 * v18) - (0.8913300000000002 * v56)) - v64
    v136 = (v3 * v135) - (v4 * v134)
    v137 = ((((37.2347379 * v8) - (1.024164 * v7)) - v66) - tau[1]) + (v45 * v136)
    v138 = (1.601861202 * v7) + (0.0141984 * v8)
    v139 = (v8 * v138) - 0.0070992
    v140 = (v139 * (v42 - v41)) + ((v137 + (v57 * v134)) + (v44 * v135))
    v141 = (3.5 * qd[1]) + (7.0 * _real_of(mode[1]))
    v142 = np.int8(0) == mode[1]
    v143 = v94 * v110
    v144 = v77 * v115
    v145 = ((v90 * v143) - np.where(v142, REAL(0.0), -(v140 + v141))) - (v73 * v144)
    v146 = v104 + (v145 + (v105 * v133))
    v147 = ((v129 + ((v121 - 1.748114002) + (v110 * v143))) + (v115 * v144)) + (v130 * v133)
    v148 = np.where(v142, REAL(0.0), -(1.0 / np.where(~v142, v147, REAL(1.0))))
    v149 = v122 - v92
    v150 = v117 * v99
    v151 = (0.0004321439999999999 * v108) + (((v3 * v150) - (v4 * v149)) - (v117 * v107))
    v152 = (v117 * (4e-05 * v3)) - (v4 * v89)
    v153 = v152 * v87
    v154 = (v89 * v153) + v151
    v155 = (0.15005 * v112) + (v1 * ((v3 * v75) - ((5.846399999999999e-05 * v111) + v113)))
    v156 = (((0.15005 * v119) + (v124 * v114)) - (v4 * (0.0047376000000000015 + v100))) - (5.846399999999999e-05 * v106)
    v157 = v152 * v103
    v158 = v157 + ((v156 - (v78 * v155)) + (v102 * v154))
    v159 = v132 * v158
    v160 = (v7 * (0.6903913435000001 + (0.0012435839999999998 * v95))) + ((0.023751 * v8) - v156)
    v161 = v157 + ((((v154 * v143) - v160) + (v159 * v130)) + (v155 * v144))
    v162 = v161 * v148
    v163 = (v1 * v32) + (v38 * v25)
    v164 = ((0.0047376000000000015 * v18) + (((0.025374999999999998 * v36) + (0.0203 * v163)) - v79)) - (0.03353022499999997 * v14)
    v165 = (((0.8913300000000002 * v36) - (v2 * v55)) - (v1 * v62)) + (0.4318 * v163)
    v166 = v3 * (((v165 - (0.022546398 * v14)) - (0.6824699160000001 * v19)) - (0.0047376000000000015 * (v56 - v35)))
    v167 = (v166 - (v4 * (v164 - (0.022546398 * v19)))) + (0.15005 * v136)
    v168 = tau[0] + ((((0.023751 * v7) - (0.6903913435000001 * v8)) * (v35 - v42)) + v167)
    v169 = (v8 * ((0.02191385 * v14) + (0.7697525880000002 * v19))) + (v168 - (v43 * v163))
    v170 = (v34 * (2.0 * v139)) + v169
    v171 = (4.9 * qd[0]) + (6.0 * _real_of(mode[0]))
    v172 = np.int8(0) == mode[0]
    v173 = ((np.where(v172, REAL(0.0), v170 - v171) + (v105 * v159)) + (v153 * v86)) + (v162 * v146)
    v174 = v77 * v155
    v175 = v94 * v154
    v176 = v122 + (v149 - 0.016765112499999985)
    v177 = (v3 * (v125 + (0.34123495800000003 + (v176 + ((0.0024871679999999997 * v6) - v123))))) - (0.00011692799999999998 * v111)
    v178 = v3 * ((v4 * ((2.0 * v150) - 0.022546398)) + v177)
    v179 = 3.136777173125 + ((((2.0 * ((0.0004321439999999999 * v95) - v120)) + v178) - (v7 * v138)) - v176)
    v180 = (((v179 - (v158 * v159)) - (v152 * v153)) - (v161 * v162)) - (v155 * v174)
    v181 = np.where(v172, REAL(0.0), 1.0 / np.where(~v172, v180 - (v154 * v175), REAL(1.0)))
    v182 = v181 * ((v173 - (v73 * v174)) + (v90 * v175))
    v183 = (v148 * v146) + (v162 * v182)
    v184 = ((v132 * v105) + (v159 * v182)) + (v133 * v183)
    v185 = (((v94 * v90) + (v102 * v184)) + (v143 * v183)) + (v175 * v182)
    v186 = (v88 + ((v89 * (v87 * v185)) + (v153 * v182))) + (v103 * (v183 + v184))
    v187 = np.where(v85, REAL(0.0), v186)
    v188 = np.where(v82, REAL(0.0), -v185)
    v189 = np.where(v69, REAL(0.0), -v184)
    v190 = np.where(v72, REAL(0.0), (((v77 * v73) + (v78 * v184)) - (v144 * v183)) - (v174 * v182))
    v191 = (((v152 * v187) - (v151 * v188)) - (v156 * v189)) - (v155 * v190)
    v192 = np.where(v142, REAL(0.0), -v183)
    v193 = 4e-05 * v95
    v194 = v193 * v187
    v195 = np.where(v172, REAL(0.0), v182)
    v196 = ((((v127 * v189) + (v115 * v190)) - (v109 * v188)) + (v160 * v195)) - v140
    v197 = v67 + ((((v100 * v188) - (v76 * v190)) + (v127 * v192)) - (v156 * v195))
    v198 = (v80 + (((v100 * v189) - (v109 * v192)) - (v151 * v195))) - (v89 * v187)
    v199 = np.abs(v195) + (np.abs(v189) + (np.abs(v190) + np.abs(v188)))
    v200 = np.abs(v67) + (np.abs(v140) + (np.abs(v83) + np.abs(v170)))
    v201 = (np.abs(v70) + (np.abs(v80) + v200)) < 1e+38
    v202 = np.where(v201 & ((np.abs(v187) + (np.abs(v192) + v199)) < 1e+38), REAL(0.0), REAL(6.0))
    v203 = np.abs(q[1]) + (np.abs(q[0]) + (np.abs(q[4]) + np.abs(q[3])))
    v204 = np.abs(qd[2]) + (np.abs(qd[0]) + (np.abs(qd[5]) + np.abs(qd[1])))
    v205 = (np.abs(qd[4]) + (np.abs(qd[3]) + v204)) < 1e+38
    return (
        np.where(v172, v170 + (v191 + (v160 * v192)), v171),
        np.where(v142, v196 - v194, v141),
        np.where(v69, v197 - v194, v68),
        np.where(v82, v198, v81),
        np.where(v72, (((v115 * v192) - (v76 * v189)) - (v155 * v195)) - v70, v71),
        np.where(v85, ((v83 + (v152 * v195)) - (v89 * v188)) - (v193 * (v189 + v192)), v84),
        v195,
        v192,
        v189,
        v188,
        v190,
        v187,
        np.where(v205 & ((np.abs(q[5]) + (np.abs(q[2]) + v203)) < 1e+38), v202, REAL(6.0)),
    )


def friction_dynamics(prepared, q, qd, tau, mode):
    """Friction and accelerations for given modes.

    Takes
      q[6]     joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]    joint rates, rad/s or m/s
      tau[6]   joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
      mode[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate

    Gives
      f[6]    friction, positive against positive rates, N m or N
      qdd[6]  joint accelerations, rad/s^2 or m/s^2
      status  0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
              several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
              trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: 263 add, 309 mul, 4 div, 0 sqrt, 4 sincos, 84 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:])
    with np.errstate(all="ignore"):
        values = _friction_dynamics(prepared, q, qd, tau, mode)
    return _pack(values[0:6], REAL, (6,), lanes), _pack(values[6:12], REAL, (6,), lanes), _pack(values[12:13], REAL, (), lanes)


def _friction_limits(prepared, q, qd, tau, mode):
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
    v11 = (v2 * v10) - (v1 * v9)
    v12 = (v2 * v9) + (v1 * v10)
    v13 = v12 * v11
    v14 = v9 * v10
    v15 = v14 - v13
    v16 = qd[0] * v4
    v17 = qd[3] + v16
    v18 = v16 * v10
    v19 = v16 * v9
    v20 = 2.0 * v19
    v21 = (v2 * v20) + ((v1 * v18) - (v17 * (2.0 * v12)))
    v22 = (v5 * v15) - (v6 * v21)
    v23 = (v5 * v11) - (v6 * v17)
    v24 = qd[4] + v12
    v25 = ((2.0 * v24) * v23) + v22
    v26 = 0.0028799999999999997 * v1
    v27 = (v5 * v17) + (v6 * v11)
    v28 = 0.0028799999999999997 * ((v24 * v24) + (v27 * v27))
    v29 = v17 * v11
    v30 = ((v2 * v18) - v29) - (v1 * v20)
    v31 = 0.0028799999999999997 * ((v27 * v23) - v30)
    v32 = (v5 * v28) - (v6 * v31)
    v33 = (v2 * v32) - (v26 * v25)
    v34 = qd[1] * qd[0]
    v35 = qd[0] * qd[0]
    v36 = (0.15005 * v35) - (v34 * (0.8636 * v7))
    v37 = (0.8636 * v19) + ((0.0406 * v14) - v36)
    v38 = 0.0028799999999999997 * v2
    v39 = 4e-05 * qd[5]
    v40 = (((v38 * v37) - (1.9999999999999998e-05 * v22)) - (0.0004221600000000001 * v25)) - (v24 * v39)
    v41 = qd[1] * qd[1]
    v42 = v35 + v41
    v43 = 0.4318 * v8
    v44 = v4 * v43
    v45 = 0.4318 * v7
    v46 = (v45 * v41) - 9.81
    v47 = (v3 * v46) + (v44 * v42)
    v48 = v9 * v9
    v49 = v48 + (v16 * v16)
    v50 = ((0.4318 * v18) - (0.0203 * v49)) - v47
    v51 = (v50 * v26) + v40
    v52 = v24 * v27
    v53 = v52 + ((v6 * v15) + (v5 * v21))
    v54 = (0.00020000000000000004 * v52) + (0.00024000000000000003 * v53)
    v55 = ((v5 * v54) + (v6 * v51)) + (0.00075 * v21)
    v56 = v48 + (v10 * v10)
    v57 = v3 * v43
    v58 = (v57 * v42) - (v4 * v46)
    v59 = v5 * (v58 - ((0.4318 * v56) - (0.0203 * v18)))
    v60 = 0.0028799999999999997 * ((v6 * ((v2 * v50) - (v1 * v37))) + v59)
    v61 = ((v27 * (v39 + (0.00020216000000000006 * v23))) - (0.0006421600000000001 * v30)) - v60
    v62 = v61 - (0.0006500000000000002 * (v30 - v29))
    v63 = (((v1 * v55) - (v2 * v62)) - (0.8913300000000002 * v47)) - (0.025374999999999998 * v58)
    v64 = (v6 * v28) + (v5 * v31)
    v65 = (0.3244698455 * v18) + ((v63 + (0.4318 * v33)) + (0.0203 * v64))
    v66 = v65 - (0.011273199 * (v49 - v56))
    v67 = tau[2] + v66
    v68 = (3.5 * qd[2]) + (4.8 * _real_of(mode[2]))
    v69 = np.int8(0) == mode[2]
    v70 = v61 - tau[4]
    v71 = (0.17 * qd[4]) + (0.8 * _real_of(mode[4]))
    v72 = np.int8(0) == mode[4]
    v73 = np.where(v72, REAL(0.0), -(v70 + v71))
    v74 = 0.0012435839999999998 * v6
    v75 = 0.0006421600000000001 + v74
    v76 = (v2 * v75) - (5.846399999999999e-05 * v5)
    v77 = np.where(v72, REAL(0.0), REAL(1557.2443004858599))
    v78 = v77 * v76
    v79 = ((0.0013999999999999998 * v14) + ((v6 * v54) - (v5 * v51))) - (9.999999999999983e-05 * v13)
    v80 = tau[3] + v79
    v81 = (0.13 * qd[3]) + _real_of(mode[3])
    v82 = np.int8(0) == mode[3]
    v83 = tau[5] + (4e-05 * v53)
    v84 = (0.15 * qd[5]) + (0.7 * _real_of(mode[5]))
    v85 = np.int8(0) == mode[5]
    v86 = np.where(v85, REAL(0.0), v83 - v84)
    v87 = np.where(v85, REAL(0.0), REAL(24999.999999999996))
    v88 = v87 * v86
    v89 = 4e-05 * v6
    v90 = (v89 * v88) - np.where(v82, REAL(0.0), v80 - v81)
    v91 = 0.00020216000000000006 * (v5 * v5)
    v92 = 0.0016399999999999997 + v91
    v93 = -(1.0 / np.where(~v82, (v87 * (v6 * (1.6000000000000003e-09 * v6))) - v92, REAL(1.0)))
    v94 = np.where(v82, REAL(0.0), v93)
    v95 = v5 * v1
    v96 = v95 * v87
    v97 = 1.6000000000000003e-09 * v96
    v98 = v6 * v97
    v99 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v100 = v95 * v99
    v101 = v100 + v98
    v102 = v101 * v94
    v103 = 4e-05 * v96
    v104 = v103 * v86
    v105 = v104 + (((v78 * v73) - np.where(v69, REAL(0.0), v67 - v68)) + (v90 * v102))
    v106 = v3 * v95
    v107 = 0.0012435839999999998 * v8
    v108 = v4 * v95
    v109 = ((v107 * v106) - v100) - ((0.0012435839999999998 * v7) * v108)
    v110 = v98 - v109
    v111 = v6 * v4
    v112 = (v5 * (0.0028799999999999997 * v3)) - (v111 * v38)
    v113 = v6 * v107
    v114 = v3 * v2
    v115 = (v114 * v113) + ((v45 * v112) + ((v107 * (v5 * v4)) - v76))
    v116 = 0.8913300000000002 + (0.0028799999999999997 * v6)
    v117 = v5 * v2
    v118 = (0.0028799999999999997 * v117) - 0.025374999999999998
    v119 = (v3 * v118) - (v4 * v116)
    v120 = (v116 * v57) + (v118 * v44)
    v121 = v120 + (v45 * v119)
    v122 = 5.846399999999999e-05 * v117
    v123 = v91 - 0.00119216
    v124 = v1 * (0.0012921600000000003 + v123)
    v125 = v1 * v124
    v126 = v125 + ((2.0 * (v122 - v74)) - 0.3592922305)
    v127 = v126 + v121
    v128 = v95 * v97
    v129 = v128 + v127
    v130 = v129 + ((v102 * v110) - (v78 * v115))
    v131 = 1.0 / np.where(~v69, v128 + ((v126 + (v76 * v78)) + (v101 * v102)), REAL(1.0))
    v132 = np.where(v69, REAL(0.0), -v131)
    v133 = v132 * v130
    v134 = (0.8913300000000002 * v18) + (v33 - (0.025374999999999998 * v49))
    v135 = ((0.025374999999999998 * v18) - (0.8913300000000002 * v56)) - v64
    v136 = (v3 * v135) - (v4 * v134)
    v137 = ((((37.2347379 * v8) - (1.024164 * v7)) - v66) - tau[1]) + (v45 * v136)
    v138 = (1.601861202 * v7) + (0.0141984 * v8)
    v139 = (v8 * v138) - 0.0070992
    v140 = (v139 * (v42 - v41)) + ((v137 + (v57 * v134)) + (v44 * v135))
    v141 = (3.5 * qd[1]) + (7.0 * _real_of(mode[1]))
    v142 = np.int8(0) == mode[1]
    v143 = v94 * v110
    v144 = v77 * v115
    v145 = ((v90 * v143) - np.where(v142, REAL(0.0), -(v140 + v141))) - (v73 * v144)
    v146 = v104 + (v145 + (v105 * v133))
    v147 = ((v129 + ((v121 - 1.748114002) + (v110 * v143))) + (v115 * v144)) + (v130 * v133)
    v148 = np.where(v142, REAL(0.0), -(1.0 / np.where(~v142, v147, REAL(1.0))))
    v149 = v122 - v92
    v150 = v117 * v99
    v151 = (0.0004321439999999999 * v108) + (((v3 * v150) - (v4 * v149)) - (v117 * v107))
    v152 = (v117 * (4e-05 * v3)) - (v4 * v89)
    v153 = v152 * v87
    v154 = (v89 * v153) + v151
    v155 = (0.15005 * v112) + (v1 * ((v3 * v75) - ((5.846399999999999e-05 * v111) + v113)))
    v156 = (((0.15005 * v119) + (v124 * v114)) - (v4 * (0.0047376000000000015 + v100))) - (5.846399999999999e-05 * v106)
    v157 = v152 * v103
    v158 = v157 + ((v156 - (v78 * v155)) + (v102 * v154))
    v159 = v132 * v158
    v160 = (v7 * (0.6903913435000001 + (0.0012435839999999998 * v95))) + ((0.023751 * v8) - v156)
    v161 = v157 + ((((v154 * v143) - v160) + (v159 * v130)) + (v155 * v144))
    v162 = v161 * v148
    v163 = (v1 * v32) + (v38 * v25)
    v164 = ((0.0047376000000000015 * v18) + (((0.025374999999999998 * v36) + (0.0203 * v163)) - v79)) - (0.03353022499999997 * v14)
    v165 = (((0.8913300000000002 * v36) - (v2 * v55)) - (v1 * v62)) + (0.4318 * v163)
    v166 = v3 * (((v165 - (0.022546398 * v14)) - (0.6824699160000001 * v19)) - (0.0047376000000000015 * (v56 - v35)))
    v167 = (v166 - (v4 * (v164 - (0.022546398 * v19)))) + (0.15005 * v136)
    v168 = tau[0] + ((((0.023751 * v7) - (0.6903913435000001 * v8)) * (v35 - v42)) + v167)
    v169 = (v8 * ((0.02191385 * v14) + (0.7697525880000002 * v19))) + (v168 - (v43 * v163))
    v170 = (v34 * (2.0 * v139)) + v169
    v171 = (4.9 * qd[0]) + (6.0 * _real_of(mode[0]))
    v172 = np.int8(0) == mode[0]
    v173 = ((np.where(v172, REAL(0.0), v170 - v171) + (v105 * v159)) + (v153 * v86)) + (v162 * v146)
    v174 = v77 * v155
    v175 = v94 * v154
    v176 = v122 + (v149 - 0.016765112499999985)
    v177 = (v3 * (v125 + (0.34123495800000003 + (v176 + ((0.0024871679999999997 * v6) - v123))))) - (0.00011692799999999998 * v111)
    v178 = v3 * ((v4 * ((2.0 * v150) - 0.022546398)) + v177)
    v179 = 3.136777173125 + ((((2.0 * ((0.0004321439999999999 * v95) - v120)) + v178) - (v7 * v138)) - v176)
    v180 = (((v179 - (v158 * v159)) - (v152 * v153)) - (v161 * v162)) - (v155 * v174)
    v181 = np.where(v172, REAL(0.0), 1.0 / np.where(~v172, v180 - (v154 * v175), REAL(1.0)))
    v182 = v181 * ((v173 - (v73 * v174)) + (v90 * v175))
    v183 = (v148 * v146) + (v162 * v182)
    v184 = ((v132 * v105) + (v159 * v182)) + (v133 * v183)
    v185 = (((v94 * v90) + (v102 * v184)) + (v143 * v183)) + (v175 * v182)
    v186 = (v88 + ((v89 * (v87 * v185)) + (v153 * v182))) + (v103 * (v183 + v184))
    v187 = np.where(v85, REAL(0.0), v186)
    v188 = np.where(v82, REAL(0.0), -v185)
    v189 = np.where(v69, REAL(0.0), -v184)
    v190 = np.where(v72, REAL(0.0), (((v77 * v73) + (v78 * v184)) - (v144 * v183)) - (v174 * v182))
    v191 = (((v152 * v187) - (v151 * v188)) - (v156 * v189)) - (v155 * v190)
    v192 = np.where(v142, REAL(0.0), -v183)
    v193 = 4e-05 * v95
    v194 = v193 * v187
    v195 = np.where(v172, REAL(0.0), v182)
    v196 = ((((v127 * v189) + (v115 * v190)) - (v109 * v188)) + (v160 * v195)) - v140
    v197 = v67 + ((((v100 * v188) - (v76 * v190)) + (v127 * v192)) - (v156 * v195))
    v198 = (v80 + (((v100 * v189) - (v109 * v192)) - (v151 * v195))) - (v89 * v187)
    v199 = np.abs(v195) + (np.abs(v189) + (np.abs(v190) + np.abs(v188)))
    v200 = np.abs(v67) + (np.abs(v140) + (np.abs(v83) + np.abs(v170)))
    v201 = (np.abs(v70) + (np.abs(v80) + v200)) < 1e+38
    v202 = np.where(v201 & ((np.abs(v187) + (np.abs(v192) + v199)) < 1e+38), REAL(0.0), REAL(6.0))
    v203 = np.abs(q[1]) + (np.abs(q[0]) + (np.abs(q[4]) + np.abs(q[3])))
    v204 = np.abs(qd[2]) + (np.abs(qd[0]) + (np.abs(qd[5]) + np.abs(qd[1])))
    v205 = (np.abs(qd[4]) + (np.abs(qd[3]) + v204)) < 1e+38
    return (
        np.where(v172, v170 + (v191 + (v160 * v192)), v171),
        np.where(v142, v196 - v194, v141),
        np.where(v69, v197 - v194, v68),
        np.where(v82, v198, v81),
        np.where(v72, (((v115 * v192) - (v76 * v189)) - (v155 * v195)) - v70, v71),
        np.where(v85, ((v83 + (v152 * v195)) - (v89 * v188)) - (v193 * (v189 + v192)), v84),
        v195,
        v192,
        v189,
        v188,
        v190,
        v187,
        REAL(-8.4),
        REAL(-9.5),
        REAL(-6.5),
        REAL(-1.4),
        REAL(-1.1),
        REAL(-1.0),
        REAL(8.4),
        REAL(9.5),
        REAL(6.5),
        REAL(1.4),
        REAL(1.1),
        REAL(1.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        np.where(v205 & ((np.abs(q[5]) + (np.abs(q[2]) + v203)) < 1e+38), v202, REAL(6.0)),
    )


def friction_limits(prepared, q, qd, tau, mode):
    """The same with what an integrator watches between events: band of each stuck joint, load of each sliding one.

    Takes
      q[6]     joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]    joint rates, rad/s or m/s
      tau[6]   joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
      mode[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate

    Gives
      f[6]     friction, positive against positive rates, N m or N
      qdd[6]   joint accelerations, rad/s^2 or m/s^2
      low[6]   lowest friction that holds the joint, N m or N
      high[6]  highest friction that holds the joint, N m or N
      load[6]  what the friction's corner is in: load with its sign, or a drive's, N m or N
      status   0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; 4
               several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be
               trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: 263 add, 309 mul, 4 div, 0 sqrt, 4 sincos, 84 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:])
    with np.errstate(all="ignore"):
        values = _friction_limits(prepared, q, qd, tau, mode)
    return _pack(values[0:6], REAL, (6,), lanes), _pack(values[6:12], REAL, (6,), lanes), _pack(values[12:18], REAL, (6,), lanes), _pack(values[18:24], REAL, (6,), lanes), _pack(values[24:30], REAL, (6,), lanes), _pack(values[30:31], REAL, (), lanes)


def _decide_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[5]
    v1 = np.where(v0, REAL(0.0), REAL(24999.999999999996))
    v2 = context_real[15] * v1
    v3 = context_real[10] * v2
    v4 = v3 - context_real[12]
    v5 = np.int8(0) == pattern[3]
    v6 = np.where(v5, REAL(0.0), -(1.0 / np.where(~v5, (context_real[15] * v2) - context_real[14], REAL(1.0))))
    v7 = v6 * v4
    v8 = np.int8(0) == pattern[4]
    v9 = np.where(v8, REAL(0.0), REAL(1557.2443004858599))
    v10 = context_real[13] * v9
    v11 = context_real[10] * v1
    v12 = context_real[10] * v11
    v13 = np.int8(0) == pattern[2]
    v14 = 1.0 / np.where(~v13, (v12 + ((context_real[13] * v10) - context_real[11])) + (v4 * v7), REAL(1.0))
    v15 = np.where(v13, REAL(0.0), -v14)
    v16 = v3 - context_real[8]
    v17 = (v12 + ((v16 * v7) + (context_real[9] * v10))) - context_real[7]
    v18 = v17 * v15
    v19 = (context_real[5] * v2) - context_real[3]
    v20 = context_real[5] * v11
    v21 = v20 + (((context_real[4] * v10) + (v7 * v19)) - context_real[2])
    v22 = v6 * v16
    v23 = context_real[9] * v9
    v24 = v20 + ((((context_real[4] * v23) - context_real[1]) + (v22 * v19)) + (v18 * v21))
    v25 = ((v12 + ((v16 * v22) + (context_real[9] * v23))) + (v17 * v18)) - context_real[6]
    v26 = np.int8(0) == pattern[1]
    v27 = np.where(v26, REAL(0.0), -(1.0 / np.where(~v26, v25, REAL(1.0))))
    v28 = v27 * v24
    v29 = _real_of(pattern[5])
    v30 = context_real[32] + (0.7 * v29)
    v31 = np.where(v0, REAL(0.0), context_real[21] - v30)
    v32 = _real_of(pattern[3])
    v33 = context_real[28] + v32
    v34 = (v2 * v31) - np.where(v5, REAL(0.0), context_real[19] - v33)
    v35 = _real_of(pattern[4])
    v36 = context_real[30] + (0.8 * v35)
    v37 = np.where(v8, REAL(0.0), context_real[20] - v36)
    v38 = _real_of(pattern[2])
    v39 = context_real[26] + (4.8 * v38)
    v40 = v31 * v11
    v41 = v40 + (((v34 * v7) + (v10 * v37)) - np.where(v13, REAL(0.0), context_real[18] - v39))
    v42 = _real_of(pattern[1])
    v43 = context_real[24] + (7.0 * v42)
    v44 = (((v23 * v37) + (v34 * v22)) + (v18 * v41)) - np.where(v26, REAL(0.0), context_real[17] - v43)
    v45 = v40 + v44
    v46 = v15 * v21
    v47 = v6 * v19
    v48 = context_real[4] * v9
    v49 = context_real[5] * v1
    v50 = (((v31 * v49) + (v37 * v48)) + (v34 * v47)) + (v41 * v46)
    v51 = _real_of(pattern[0])
    v52 = context_real[22] + (6.0 * v51)
    v53 = np.int8(0) == pattern[0]
    v54 = (((context_real[4] * v48) + (context_real[5] * v49)) + (v19 * v47)) + (v21 * v46)
    v55 = np.where(v53, REAL(0.0), -(1.0 / np.where(~v53, (v54 + (v24 * v28)) - context_real[0], REAL(1.0))))
    v56 = v55 * ((v50 - np.where(v53, REAL(0.0), context_real[16] - v52)) + (v45 * v28))
    v57 = (v27 * v45) + (v28 * v56)
    v58 = ((v15 * v41) + (v18 * v57)) + (v46 * v56)
    v59 = (((v6 * v34) + (v22 * v57)) + (v7 * v58)) + (v47 * v56)
    v60 = (((v1 * v31) + (v2 * v59)) + (v49 * v56)) + (v11 * (v57 + v58))
    v61 = np.where(v0, REAL(0.0), v60)
    v62 = context_real[10] * v61
    v63 = np.where(v8, REAL(0.0), (((v9 * v37) + (v23 * v57)) + (v10 * v58)) + (v48 * v56))
    v64 = np.where(v5, REAL(0.0), -v59)
    v65 = np.where(v53, REAL(0.0), -v56)
    v66 = np.where(v13, REAL(0.0), -v58)
    v67 = (((context_real[17] - (context_real[8] * v64)) - (context_real[9] * v63)) - (context_real[1] * v65)) - (context_real[7] * v66)
    v68 = np.where(v26, v67 - v62, v43)
    v69 = np.where(v26, REAL(0.0), -v57)
    v70 = np.where(v26, _min(9.5 + v68, 9.5 - v68), v42 * v69)
    v71 = np.where(v26, v70, context_real[6] * v70)
    v72 = _max(np.abs(v68), np.abs(context_real[17]))
    v73 = ~flag[0]
    v74 = context_boolean[7] & v73
    v75 = (v74 & (((-1e-06) * v72) <= v71)) | ((0.0 < v70) | (v26 & (0.0 <= v70)))
    v76 = (((context_real[16] - (context_real[4] * v63)) - (context_real[5] * v61)) - (context_real[1] * v69)) - (context_real[3] * v64)
    v77 = np.where(v53, v76 - (context_real[2] * v66), v52)
    v78 = np.where(v53, _min(8.4 + v77, 8.4 - v77), v51 * v65)
    v79 = np.where(v53, v78, context_real[0] * v78)
    v80 = _max(np.abs(v77), np.abs(context_real[16]))
    v81 = context_boolean[6] & v73
    v82 = (v81 & (((-1e-06) * v80) <= v79)) | ((v53 & (0.0 <= v78)) | (0.0 < v78))
    v83 = (((context_real[18] - (context_real[12] * v64)) - (context_real[2] * v65)) - (context_real[13] * v63)) - (context_real[7] * v69)
    v84 = np.where(v13, v83 - v62, v39)
    v85 = np.where(v13, _min(6.5 + v84, 6.5 - v84), v38 * v66)
    v86 = np.where(v13, v85, context_real[11] * v85)
    v87 = _max(np.abs(context_real[18]), np.abs(v84))
    v88 = context_boolean[8] & v73
    v89 = (v88 & (((-1e-06) * v87) <= v86)) | ((v13 & (0.0 <= v85)) | (0.0 < v85))
    v90 = (((context_real[19] - (context_real[15] * v61)) - (context_real[8] * v69)) - (context_real[3] * v65)) - (context_real[12] * v66)
    v91 = np.where(v5, v90, v33)
    v92 = np.where(v5, _min(1.4 + v91, 1.4 - v91), v32 * v64)
    v93 = np.where(v5, v92, context_real[14] * v92)
    v94 = _max(np.abs(v91), np.abs(context_real[19]))
    v95 = context_boolean[9] & v73
    v96 = (v95 & (((-1e-06) * v94) <= v93)) | ((v5 & (0.0 <= v92)) | (0.0 < v92))
    v97 = ((context_boolean[2] | v89) & ((context_boolean[0] | v82) & (context_boolean[1] | v75))) & (context_boolean[3] | v96)
    v98 = np.where(v8, ((context_real[20] - (context_real[9] * v69)) - (context_real[4] * v65)) - (context_real[13] * v66), v36)
    v99 = np.where(v8, _min(1.1 + v98, 1.1 - v98), v35 * v63)
    v100 = np.where(v8, v99, 0.0006421600000000001 * v99)
    v101 = _max(np.abs(v98), np.abs(context_real[20]))
    v102 = context_boolean[10] & v73
    v103 = (v102 & (((-1e-06) * v101) <= v100)) | ((v8 & (0.0 <= v99)) | (0.0 < v99))
    v104 = np.where(v0, ((context_real[21] - (context_real[15] * v64)) - (context_real[5] * v65)) - (context_real[10] * (v66 + v69)), v30)
    v105 = np.where(v0, _min(1.0 + v104, 1.0 - v104), v29 * v61)
    v106 = np.where(v0, v105, 4e-05 * v105)
    v107 = _max(np.abs(v104), np.abs(context_real[21]))
    v108 = context_boolean[11] & v73
    v109 = (v108 & (((-1e-06) * v107) <= v106)) | ((v0 & (0.0 <= v105)) | (0.0 < v105))
    v110 = (context_boolean[5] | v109) & ((context_boolean[4] | v103) & v97)
    v111 = flag[1] | v110
    v112 = np.where(v53, REAL(0.0), REAL(1.0))
    v113 = v112 + np.where(v26, REAL(0.0), REAL(1.0))
    v114 = np.where(v13, REAL(0.0), REAL(1.0)) + v113
    v115 = np.where(v5, REAL(0.0), REAL(1.0)) + v114
    v116 = np.where(v8, REAL(0.0), REAL(1.0)) + v115
    v117 = np.where(v0, REAL(0.0), REAL(1.0)) + v116
    v118 = 1.0 - v117
    v119 = -(v116 + v118)
    v120 = np.where(v108, np.int8(-1) == context_mode[11], context_boolean[29])
    v121 = np.where(v108, np.int8(1) == context_mode[11], context_boolean[28])
    v122 = v121 | v120
    v123 = (v122 & (v0 & ((v119 <= 0.0) & (0.0 <= v119)))) | (v120 & (np.int8(1) == pattern[5]))
    v124 = -(v115 + v118)
    v125 = np.where(v122, REAL(1.0), REAL(0.0))
    v126 = context_boolean[27] & (~v108)
    v127 = np.where(v126, REAL(0.0), REAL(1.0))
    v128 = np.where(v102, np.int8(1) == context_mode[10], context_boolean[25])
    v129 = np.where(v102, np.int8(-1) == context_mode[10], context_boolean[26])
    v130 = v129 | v128
    v131 = (v129 & (np.int8(1) == pattern[4])) | (v130 & (v8 & ((v127 <= v124) & (v124 <= v125))))
    v132 = v131 | v123
    v133 = np.where(v130, REAL(1.0), REAL(0.0)) + v125
    v134 = -(v114 + v118)
    v135 = context_boolean[24] & (~v102)
    v136 = np.where(v135, REAL(0.0), REAL(1.0)) + v127
    v137 = np.where(v95, np.int8(1) == context_mode[9], context_boolean[22])
    v138 = np.where(v95, np.int8(-1) == context_mode[9], context_boolean[23])
    v139 = v138 | v137
    v140 = (v139 & (v5 & ((v136 <= v134) & (v134 <= v133)))) | (v138 & (np.int8(1) == pattern[3]))
    v141 = v132 | v140
    v142 = np.where(v139, REAL(1.0), REAL(0.0)) + v133
    v143 = -(v113 + v118)
    v144 = context_boolean[21] & (~v95)
    v145 = np.where(v144, REAL(0.0), REAL(1.0)) + v136
    v146 = np.where(v88, np.int8(-1) == context_mode[8], context_boolean[20])
    v147 = np.where(v88, np.int8(1) == context_mode[8], context_boolean[19])
    v148 = v147 | v146
    v149 = (v148 & (v13 & ((v143 <= v142) & (v145 <= v143)))) | (v146 & (np.int8(1) == pattern[2]))
    v150 = v149 | v141
    v151 = -(v112 + v118)
    v152 = context_boolean[18] & (~v88)
    v153 = np.where(v152, REAL(0.0), REAL(1.0)) + v145
    v154 = np.where(v148, REAL(1.0), REAL(0.0)) + v142
    v155 = np.where(v74, np.int8(-1) == context_mode[7], context_boolean[17])
    v156 = np.where(v74, np.int8(1) == context_mode[7], context_boolean[16])
    v157 = v156 | v155
    v158 = (v157 & (v26 & ((v151 <= v154) & (v153 <= v151)))) | (v155 & (np.int8(1) == pattern[1]))
    v159 = v150 | v158
    v160 = -v118
    v161 = context_boolean[15] & (~v74)
    v162 = np.where(v161, REAL(0.0), REAL(1.0)) + v153
    v163 = np.where(v157, REAL(1.0), REAL(0.0)) + v154
    v164 = np.where(v81, np.int8(-1) == context_mode[6], context_boolean[14])
    v165 = np.where(v81, np.int8(1) == context_mode[6], context_boolean[13])
    v166 = v165 | v164
    v167 = ((v53 & ((v160 <= v163) & (v162 <= v160))) & v166) | (v164 & (np.int8(1) == pattern[0]))
    v168 = v167 | v159
    v169 = np.where(v168, v117, 1.0 + v117)
    v170 = ~(v168 | (v169 <= (v163 + np.where(v166, REAL(1.0), REAL(0.0)))))
    v171 = v170 & (~v111)
    v172 = (v73 & v171) & (context_boolean[11] | (context_boolean[10] | (context_boolean[9] | (context_boolean[8] | (context_boolean[6] | context_boolean[7])))))
    v173 = (~(context_boolean[14] | (context_boolean[13] | context_boolean[12]))) | (~(context_boolean[17] | (context_boolean[16] | context_boolean[15])))
    v174 = (~(context_boolean[23] | (context_boolean[22] | context_boolean[21]))) | ((~(context_boolean[20] | (context_boolean[19] | context_boolean[18]))) | v173)
    v175 = (v174 | (~(context_boolean[26] | (context_boolean[25] | context_boolean[24])))) | (~(context_boolean[29] | (context_boolean[28] | context_boolean[27])))
    v176 = v172 & (~v175)
    v177 = np.where((context_boolean[12] & (~v81)) & ((v162 <= v169) & (v169 <= v163)), np.int8(0), np.where(v165, np.int8(1), np.int8(-1)))
    v178 = np.where(v159, pattern[0], np.where(v167, np.where(v53 & v165, np.int8(1), np.int8(-1)), v177))
    v179 = v169 - np.where(np.int8(0) == v178, REAL(0.0), REAL(1.0))
    v180 = np.where(v161 & ((v153 <= v179) & (v179 <= v154)), np.int8(0), np.where(v156, np.int8(1), np.int8(-1)))
    v181 = np.where(v150, pattern[1], np.where(v158, np.where(v26 & v156, np.int8(1), np.int8(-1)), v180))
    v182 = v179 - np.where(np.int8(0) == v181, REAL(0.0), REAL(1.0))
    v183 = np.where(v152 & ((v182 <= v142) & (v145 <= v182)), np.int8(0), np.where(v147, np.int8(1), np.int8(-1)))
    v184 = np.where(v141, pattern[2], np.where(v149, np.where(v13 & v147, np.int8(1), np.int8(-1)), v183))
    v185 = v182 - np.where(np.int8(0) == v184, REAL(0.0), REAL(1.0))
    v186 = np.where(v144 & ((v136 <= v185) & (v185 <= v133)), np.int8(0), np.where(v137, np.int8(1), np.int8(-1)))
    v187 = np.where(v132, pattern[3], np.where(v140, np.where(v5 & v137, np.int8(1), np.int8(-1)), v186))
    v188 = v185 - np.where(np.int8(0) == v187, REAL(0.0), REAL(1.0))
    v189 = np.where(v135 & ((v188 <= v125) & (v127 <= v188)), np.int8(0), np.where(v128, np.int8(1), np.int8(-1)))
    v190 = np.where(v123, pattern[4], np.where(v131, np.where(v8 & v128, np.int8(1), np.int8(-1)), v189))
    v191 = v188 - np.where(np.int8(0) == v190, REAL(0.0), REAL(1.0))
    v192 = np.where(v126 & ((v191 <= 0.0) & (0.0 <= v191)), np.int8(0), np.where(v121, np.int8(1), np.int8(-1)))
    v193 = ~flag[1]
    v194 = (context_boolean[1] | (((-1e-12) * v72) <= v71)) & (context_boolean[0] | (((-1e-12) * v80) <= v79))
    v195 = (v194 & (context_boolean[2] | (((-1e-12) * v87) <= v86))) & (context_boolean[3] | (((-1e-12) * v94) <= v93))
    v196 = ((context_boolean[4] | (((-1e-12) * v101) <= v100)) & v195) & (context_boolean[5] | (((-1e-12) * v107) <= v106))
    v197 = (v110 & v193) | ((~flag[2]) & (v193 & v196))
    v198 = flag[3] | (flag[1] & v110)
    v199 = v170 | ((~v168) | (v0 & (v8 & (v5 & (v13 & (v53 & v26))))))
    return (
        np.where(v176, np.where(context_boolean[12], np.int8(0), np.where(context_boolean[13], np.int8(1), np.int8(-1))), v178),
        np.where(v176, np.where(context_boolean[15], np.int8(0), np.where(context_boolean[16], np.int8(1), np.int8(-1))), v181),
        np.where(v176, np.where(context_boolean[18], np.int8(0), np.where(context_boolean[19], np.int8(1), np.int8(-1))), v184),
        np.where(v176, np.where(context_boolean[21], np.int8(0), np.where(context_boolean[22], np.int8(1), np.int8(-1))), v187),
        np.where(v176, np.where(context_boolean[24], np.int8(0), np.where(context_boolean[25], np.int8(1), np.int8(-1))), v190),
        np.where(v176, np.where(context_boolean[27], np.int8(0), np.where(context_boolean[28], np.int8(1), np.int8(-1))), np.where(v123, np.where(v0 & v121, np.int8(1), np.int8(-1)), v192)),
        np.where(v197, pattern[0], best[0]),
        np.where(v197, pattern[1], best[1]),
        np.where(v197, pattern[2], best[2]),
        np.where(v197, pattern[3], best[3]),
        np.where(v197, pattern[4], best[4]),
        np.where(v197, pattern[5], best[5]),
        flag[0] | v176,
        v111,
        flag[2] | v196,
        v198,
        flag[4],
        np.where(v197, np.bool_(True), flag[5]),
        np.where(v197, np.bool_(False), flag[6]),
        np.where(v197, v65, number[0]),
        np.where(v197, v69, number[1]),
        np.where(v197, v66, number[2]),
        np.where(v197, v64, number[3]),
        np.where(v197, v63, number[4]),
        np.where(v197, v61, number[5]),
        (v171 & (~v176)) | (v111 & (v198 | v199)),
    )


def _decide_pattern_search(prepared, context_real, context_boolean, context_mode):
    v0 = ((0.7 * context_real[56]) - context_real[55]) - context_real[57]
    v1 = np.where(context_boolean[5], np.int8(1) == context_mode[5], v0 < context_real[54])
    v2 = ((0.8 * context_real[52]) - context_real[51]) - context_real[53]
    v3 = np.where(context_boolean[4], np.int8(1) == context_mode[4], v2 < context_real[50])
    v4 = -(context_real[49] + (context_real[47] - context_real[48]))
    v5 = np.where(context_boolean[3], np.int8(1) == context_mode[3], v4 < context_real[46])
    v6 = ((4.8 * context_real[44]) - context_real[43]) - context_real[45]
    v7 = np.where(context_boolean[2], np.int8(1) == context_mode[2], v6 < context_real[42])
    v8 = ((7.0 * context_real[40]) - context_real[39]) - context_real[41]
    v9 = np.where(context_boolean[1], np.int8(1) == context_mode[1], v8 < context_real[38])
    v10 = ((6.0 * context_real[36]) - context_real[35]) - context_real[37]
    v11 = np.where(context_boolean[0], np.int8(1) == context_mode[0], v10 < context_real[34])
    v12 = np.where(context_boolean[17] & (~context_boolean[11]), np.int8(0), np.where(np.where(context_boolean[11], np.int8(1) == context_mode[11], v1), np.int8(1), np.int8(-1)))
    v13 = np.where(context_boolean[16] & (~context_boolean[10]), np.int8(0), np.where(np.where(context_boolean[10], np.int8(1) == context_mode[10], v3), np.int8(1), np.int8(-1)))
    v14 = np.where(context_boolean[15] & (~context_boolean[9]), np.int8(0), np.where(np.where(context_boolean[9], np.int8(1) == context_mode[9], v5), np.int8(1), np.int8(-1)))
    v15 = np.where(context_boolean[14] & (~context_boolean[8]), np.int8(0), np.where(np.where(context_boolean[8], np.int8(1) == context_mode[8], v7), np.int8(1), np.int8(-1)))
    v16 = np.where(context_boolean[13] & (~context_boolean[7]), np.int8(0), np.where(np.where(context_boolean[7], np.int8(1) == context_mode[7], v9), np.int8(1), np.int8(-1)))
    v17 = np.where(context_boolean[12] & (~context_boolean[6]), np.int8(0), np.where(np.where(context_boolean[6], np.int8(1) == context_mode[6], v11), np.int8(1), np.int8(-1)))
    v18 = (v17, v16, v15, v14, v13, v12, v17, v16, v15, v14, v13, v12, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v18_done = np.False_
    v18_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33])
    v18_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11], context_boolean[12], v11, np.where(context_boolean[0], np.int8(-1) == context_mode[0], v10 < (-context_real[34])), context_boolean[13], v9, np.where(context_boolean[1], np.int8(-1) == context_mode[1], v8 < (-context_real[38])), context_boolean[14], v7, np.where(context_boolean[2], np.int8(-1) == context_mode[2], v6 < (-context_real[42])), context_boolean[15], v5, np.where(context_boolean[3], np.int8(-1) == context_mode[3], v4 < (-context_real[46])), context_boolean[16], v3, np.where(context_boolean[4], np.int8(-1) == context_mode[4], v2 < (-context_real[50])), context_boolean[17], v1, np.where(context_boolean[5], np.int8(-1) == context_mode[5], v0 < (-context_real[54])))
    v18_of_context_mode = (context_mode[0], context_mode[1], context_mode[2], context_mode[3], context_mode[4], context_mode[5], context_mode[6], context_mode[7], context_mode[8], context_mode[9], context_mode[10], context_mode[11])
    for _ in range(1458):
        *v18_next, v18_now = _decide_pattern(prepared, v18[0:6], v18[6:12], v18[12:19], v18[19:25], v18_of_context_real, v18_of_context_boolean, v18_of_context_mode)
        v18 = tuple(np.where(v18_done, old, new) for old, new in zip(v18, v18_next))
        v18_done = v18_done | v18_now
        if np.all(v18_done):
            break
    v18 = (*v18, v18_done)
    v19 = np.where(v18[25], np.where(v18[14] | v18[13], np.where(v18[18], REAL(4.0), np.where(v18[15], REAL(1.0), np.where(v18[17], REAL(0.0), REAL(3.0)))), np.where(v18[16], REAL(5.0), REAL(2.0))), REAL(5.0))
    v20 = np.abs(v18[22]) + (np.abs(v18[21]) + (np.abs(v18[20]) + np.abs(v18[19])))
    v21 = np.abs(context_real[17]) + (np.abs(context_real[16]) + (np.abs(context_real[21]) + np.abs(context_real[19])))
    v22 = (np.abs(context_real[20]) + (np.abs(context_real[18]) + v21)) < 1e+38
    return (
        np.where(v22 & ((np.abs(v18[24]) + (np.abs(v18[23]) + v20)) < 1e+38), v19, REAL(6.0)),
        v18[19],
        v18[20],
        v18[21],
        v18[22],
        v18[23],
        v18[24],
        v18[6],
        v18[7],
        v18[8],
        v18[9],
        v18[10],
        v18[11],
    )


def _decide_pattern_let_go(prepared, context_real, context_boolean, context_mode):
    v0 = (context_real[45] * context_real[40]) - context_real[42]
    v1 = context_real[46] * context_real[34]
    v2 = (context_real[39] * context_real[34]) - context_real[35]
    v3 = context_real[46] * v2
    v4 = (context_real[43] * context_real[45]) - context_real[42]
    v5 = context_real[46] * context_real[36]
    v6 = context_real[46] * context_real[38]
    v7 = (((context_real[45] * v5) + (v4 * v3)) - (v1 * v0)) - v6
    v8 = context_real[47] * context_real[39]
    v9 = ((context_real[47] * v0) - (context_real[34] * v7)) - (v4 * v8)
    v10 = ((context_real[39] * v9) + (context_real[35] * v7)) - (context_real[48] * v4)
    v11 = (((context_real[40] * v9) + (context_real[49] * context_real[45])) - (context_real[43] * v10)) + (context_real[36] * v7)
    v12 = (24999.999999999996 + ((context_real[45] * v11) - (context_real[38] * v7))) - (context_real[42] * (v9 - v10))
    v13 = context_real[21] - np.where(context_boolean[5], context_real[32] + (0.7 * _real_of(context_mode[5])), REAL(0.0))
    v14 = v12 * v13
    v15 = context_real[18] - np.where(context_boolean[2], context_real[26] + (4.8 * _real_of(context_mode[2])), REAL(0.0))
    v16 = v10 * v15
    v17 = context_real[16] - np.where(context_boolean[0], context_real[22] + (6.0 * _real_of(context_mode[0])), REAL(0.0))
    v18 = v7 * v17
    v19 = ((context_real[37] * v7) + (context_real[41] * v9)) - (context_real[44] * v10)
    v20 = context_real[20] - np.where(context_boolean[4], context_real[30] + (0.8 * _real_of(context_mode[4])), REAL(0.0))
    v21 = v19 * v20
    v22 = np.abs(v21) + (np.abs(v14) + (np.abs(v18) + np.abs(v16)))
    v23 = context_real[19] - np.where(context_boolean[3], context_real[28] + _real_of(context_mode[3]), REAL(0.0))
    v24 = v11 * v23
    v25 = context_real[17] - np.where(context_boolean[1], context_real[24] + (7.0 * _real_of(context_mode[1])), REAL(0.0))
    v26 = v9 * v25
    v27 = 1e-08 * (np.abs(v26) + (np.abs(v24) + v22))
    v28 = np.where(context_boolean[5], REAL(0.0), REAL(1.0))
    v29 = np.abs(v19)
    v30 = np.where(context_boolean[4], REAL(0.0), REAL(1.1))
    v31 = np.abs(v10)
    v32 = np.where(context_boolean[2], REAL(0.0), REAL(6.5))
    v33 = np.abs(v7)
    v34 = np.where(context_boolean[0], REAL(0.0), REAL(8.4))
    v35 = np.abs(v9)
    v36 = np.where(context_boolean[1], REAL(0.0), REAL(9.5))
    v37 = (((v31 * v32) + (v34 * v33)) + (v35 * v36)) + (v29 * v30)
    v38 = np.abs(v11)
    v39 = np.where(context_boolean[3], REAL(0.0), REAL(1.4))
    v40 = 1.0001 * (v37 + (v38 * v39))
    v41 = (v14 + (((v18 + v26) - v16) - v24)) - v21
    v42 = (~context_boolean[5]) & (np.abs(v41) <= (v40 + (v27 + (v28 * (1.0001 * v12)))))
    v43 = v13 * v19
    v44 = context_real[46] * context_real[37]
    v45 = v44 + ((context_real[44] * v3) - (context_real[41] * v1))
    v46 = ((context_real[47] * context_real[41]) - (context_real[34] * v45)) - (context_real[44] * v8)
    v47 = ((context_real[39] * v46) + (context_real[35] * v45)) - (context_real[48] * context_real[44])
    v48 = 1557.2443004858599 + (((context_real[37] * v45) + (context_real[41] * v46)) - (context_real[44] * v47))
    v49 = v20 * v48
    v50 = ((context_real[40] * v46) - (context_real[43] * v47)) + (context_real[36] * v45)
    v51 = v23 * v50
    v52 = v25 * v46
    v53 = np.abs(v52) + (np.abs(v51) + (np.abs(v49) + np.abs(v43)))
    v54 = v17 * v45
    v55 = v15 * v47
    v56 = 1e-08 * (np.abs(v55) + (np.abs(v54) + v53))
    v57 = np.abs(v47)
    v58 = np.abs(v45)
    v59 = np.abs(v46)
    v60 = (((v28 * v29) + (v32 * v57)) + (v34 * v58)) + (v36 * v59)
    v61 = np.abs(v50)
    v62 = 1.0001 * (v60 + (v39 * v61))
    v63 = (v43 + (((v54 + v52) - v55) - v51)) - v49
    v64 = (np.abs(v63) <= (v62 + (v56 + (v30 * (1.0001 * v48))))) & (~context_boolean[4])
    v65 = ((context_real[40] * v1) - (context_real[43] * v3)) - v5
    v66 = ((context_real[47] * context_real[40]) - (context_real[43] * v8)) + (context_real[34] * v65)
    v67 = ((context_real[48] * context_real[43]) - (context_real[39] * v66)) + (context_real[35] * v65)
    v68 = v15 * v67
    v69 = v25 * v66
    v70 = v11 * v13
    v71 = v20 * v50
    v72 = np.abs(v71) + (np.abs(v70) + (np.abs(v69) + np.abs(v68)))
    v73 = context_real[49] + (((context_real[40] * v66) + (context_real[43] * v67)) - (context_real[36] * v65))
    v74 = v23 * v73
    v75 = v17 * v65
    v76 = 1e-08 * (np.abs(v75) + (np.abs(v74) + v72))
    v77 = np.abs(v67)
    v78 = np.abs(v65)
    v79 = np.abs(v66)
    v80 = (((v28 * v38) + (v32 * v77)) + (v34 * v78)) + (v36 * v79)
    v81 = 1.0001 * (v80 + (v30 * v61))
    v82 = v71 + (v74 + (((v75 - v69) - v68) - v70))
    v83 = (~context_boolean[3]) & (np.abs(v82) <= (v81 + (v76 + (v39 * (1.0001 * v73)))))
    v84 = v10 * v13
    v85 = v3 * v17
    v86 = v20 * v47
    v87 = v23 * v67
    v88 = np.abs(v87) + (np.abs(v86) + (np.abs(v85) + np.abs(v84)))
    v89 = v8 + (v1 * v2)
    v90 = context_real[48] + ((context_real[39] * v89) - (context_real[35] * v3))
    v91 = v15 * v90
    v92 = v25 * v89
    v93 = 1e-08 * (np.abs(v92) + (np.abs(v91) + v88))
    v94 = np.abs(v3)
    v95 = np.abs(v89)
    v96 = (((v28 * v31) + (v34 * v94)) + (v36 * v95)) + (v30 * v57)
    v97 = 1.0001 * (v96 + (v39 * v77))
    v98 = v86 + ((v91 + ((v85 - v92) - v84)) - v87)
    v99 = (~context_boolean[2]) & (np.abs(v98) <= (v97 + (v93 + (v32 * (1.0001 * v90)))))
    v100 = v20 * v46
    v101 = context_real[47] + (context_real[34] * v1)
    v102 = v25 * v101
    v103 = v9 * v13
    v104 = v23 * v66
    v105 = np.abs(v104) + (np.abs(v103) + (np.abs(v102) + np.abs(v100)))
    v106 = v15 * v89
    v107 = v1 * v17
    v108 = 1e-08 * (np.abs(v107) + (np.abs(v106) + v105))
    v109 = np.abs(v1)
    v110 = (((v28 * v35) + (v32 * v95)) + (v34 * v109)) + (v30 * v59)
    v111 = 1.0001 * (v110 + (v39 * v79))
    v112 = v100 + (v104 + (v106 + ((v107 - v103) - v102)))
    v113 = (~context_boolean[1]) & (np.abs(v112) <= (v111 + (v108 + (v36 * (1.0001 * v101)))))
    v114 = context_real[46] * v17
    v115 = v1 * v25
    v116 = v7 * v13
    v117 = v20 * v45
    v118 = np.abs(v117) + (np.abs(v116) + (np.abs(v115) + np.abs(v114)))
    v119 = v23 * v65
    v120 = v3 * v15
    v121 = 1e-08 * (np.abs(v120) + (np.abs(v119) + v118))
    v122 = (((v28 * v33) + (v32 * v94)) + (v36 * v109)) + (v30 * v58)
    v123 = 1.0001 * (v122 + (v39 * v78))
    v124 = (v119 + (v116 + ((v114 + v120) - v115))) - v117
    v125 = (~context_boolean[0]) & (np.abs(v124) <= (v123 + (v121 + (v34 * (1.0001 * context_real[46])))))
    v126 = -v63
    v127 = -v112
    v128 = _decide_pattern_search(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], v124, v123, context_real[46], v121, v127, v111, v101, v108, v98, v97, v90, v93, v82, v81, v73, v76, v126, v62, v48, v56, v41, v40, v12, v27), (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11], v125, v113, v99, v83, v64, v42), (context_mode[0], context_mode[1], context_mode[2], context_mode[3], context_mode[4], context_mode[5], context_mode[6], context_mode[7], context_mode[8], context_mode[9], context_mode[10], context_mode[11]))
    v129 = np.where(context_boolean[5], context_mode[5], _mode_of(v41))
    v130 = (context_real[32] - context_real[21]) + (0.7 * _real_of(v129))
    v131 = np.where(context_boolean[3], context_mode[3], _mode_of(v82))
    v132 = _real_of(v131) + (context_real[28] - context_real[19])
    v133 = (context_real[45] * v130) - v132
    v134 = np.where(context_boolean[4], context_mode[4], _mode_of(v126))
    v135 = (context_real[30] - context_real[20]) + (0.8 * _real_of(v134))
    v136 = np.where(context_boolean[2], context_mode[2], _mode_of(v98))
    v137 = (context_real[26] - context_real[18]) + (4.8 * _real_of(v136))
    v138 = context_real[42] * v130
    v139 = v138 + (((context_real[44] * v135) - (context_real[43] * v133)) - v137)
    v140 = np.where(context_boolean[0], context_mode[0], _mode_of(v124))
    v141 = (context_real[22] - context_real[16]) + (6.0 * _real_of(v140))
    v142 = np.where(context_boolean[1], context_mode[1], _mode_of(v127))
    v143 = (context_real[24] - context_real[17]) + (7.0 * _real_of(v142))
    v144 = (v143 + (((context_real[40] * v133) + (context_real[39] * v139)) - (context_real[41] * v135))) - v138
    v145 = (((v1 * v144) - (v5 * v133)) + (v6 * v130)) + (v44 * v135)
    v146 = v145 - (context_real[46] * (v141 + (context_real[35] * v139)))
    v147 = (context_real[47] * v144) + (context_real[34] * v146)
    v148 = ((context_real[39] * v147) - (context_real[35] * v146)) + (context_real[48] * v139)
    v149 = (((context_real[37] * v146) - (context_real[41] * v147)) + (context_real[44] * v148)) + (1557.2443004858599 * v135)
    v150 = np.abs(v148) + (np.abs(v146) + (np.abs(v149) + np.abs(v147)))
    v151 = (((context_real[40] * v147) - (context_real[43] * v148)) - (context_real[36] * v146)) + (context_real[49] * v133)
    v152 = (((context_real[45] * v151) + (context_real[38] * v146)) + (24999.999999999996 * v130)) - (context_real[42] * (v147 - v148))
    v153 = (np.abs(v152) + (np.abs(v151) + v150)) < 1e+38
    v154 = np.abs(v137) + (np.abs(v143) + (np.abs(v132) + np.abs(v141)))
    v155 = v153 & ((np.abs(v130) + (np.abs(v135) + v154)) < 1e+38)
    v156 = (context_boolean[9] | v83) | ((context_boolean[8] | v99) | ((context_boolean[6] | v125) | (context_boolean[7] | v113)))
    v157 = v155 & (~((context_boolean[11] | v42) | (v156 | (context_boolean[10] | v64))))
    return (
        np.where(v157, REAL(0.0), v128[0]),
        np.where(v157, v146, v128[1]),
        np.where(v157, -v147, v128[2]),
        np.where(v157, v148, v128[3]),
        np.where(v157, v151, v128[4]),
        np.where(v157, -v149, v128[5]),
        np.where(v157, -v152, v128[6]),
        np.where(v157, v140, v128[7]),
        np.where(v157, v142, v128[8]),
        np.where(v157, v136, v128[9]),
        np.where(v157, v131, v128[10]),
        np.where(v157, v134, v128[11]),
        np.where(v157, v129, v128[12]),
    )


def _decide(prepared, q, qd, tau, mode, reached):
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
    v11 = (v2 * v10) - (v1 * v9)
    v12 = qd[0] * v4
    v13 = qd[3] + v12
    v14 = (v5 * v13) + (v6 * v11)
    v15 = 0.0028799999999999997 * v14
    v16 = (v2 * v9) + (v1 * v10)
    v17 = qd[4] + v16
    v18 = (v17 * (0.0028799999999999997 * v17)) + (v14 * v15)
    v19 = v13 * v11
    v20 = v12 * v9
    v21 = v12 * v10
    v22 = ((v2 * v21) - (v20 * (2.0 * v1))) - v19
    v23 = (v5 * v11) - (v6 * v13)
    v24 = (v23 * v15) - (0.0028799999999999997 * v22)
    v25 = (v6 * v24) - (v5 * v18)
    v26 = v16 * v11
    v27 = v9 * v10
    v28 = v27 - v26
    v29 = (v1 * v21) + (2.0 * ((v2 * v20) - (v13 * v16)))
    v30 = (v6 * v29) - (v5 * v28)
    v31 = ((2.0 * v17) * v23) - v30
    v32 = 0.0028799999999999997 * v1
    v33 = (v2 * v25) + (v32 * v31)
    v34 = v9 * v9
    v35 = v34 + (v12 * v12)
    v36 = ((0.8913300000000002 * v21) - (0.025374999999999998 * v35)) - v33
    v37 = (v6 * v18) + (v5 * v24)
    v38 = v34 + (v10 * v10)
    v39 = ((0.025374999999999998 * v21) - (0.8913300000000002 * v38)) - v37
    v40 = (v3 * v39) - (v4 * v36)
    v41 = 0.4318 * v7
    v42 = v17 * v14
    v43 = v42 + ((v5 * v29) + (v6 * v28))
    v44 = (0.00020000000000000004 * v42) + (0.00024000000000000003 * v43)
    v45 = qd[1] * qd[0]
    v46 = qd[0] * qd[0]
    v47 = (0.15005 * v46) - (v45 * (0.8636 * v7))
    v48 = (0.8636 * v20) + ((0.0406 * v27) - v47)
    v49 = 0.0028799999999999997 * v2
    v50 = 3.9999999999999996e-05 * qd[5]
    v51 = (v17 * v50) + (((0.0004221600000000001 * v31) - (1.9999999999999998e-05 * v30)) - (v49 * v48))
    v52 = qd[1] * qd[1]
    v53 = v46 + v52
    v54 = 0.4318 * v8
    v55 = v4 * v54
    v56 = (v41 * v52) - 9.81
    v57 = (v3 * v56) + (v55 * v53)
    v58 = ((0.4318 * v21) - (0.0203 * v35)) - v57
    v59 = v51 - (v58 * v32)
    v60 = ((v6 * v59) - (v5 * v44)) - (0.00075 * v29)
    v61 = v6 * v2
    v62 = v6 * v1
    v63 = v3 * v54
    v64 = (v63 * v53) - (v4 * v56)
    v65 = v5 * (v64 - ((0.4318 * v38) - (0.0203 * v21)))
    v66 = 0.0028799999999999997 * (v65 + ((v61 * v58) - (v62 * v48)))
    v67 = ((v14 * (v50 + (0.00020216000000000006 * v23))) - v66) - (0.0006421600000000001 * v22)
    v68 = (0.0006500000000000002 * (v19 - v22)) + v67
    v69 = (((0.0203 * v37) - (v2 * v68)) - (v1 * v60)) - (0.4318 * v33)
    v70 = (0.3244698455 * v21) + ((v69 - (0.8913300000000002 * v57)) - (0.025374999999999998 * v64))
    v71 = v70 - (0.011273199 * (v35 - v38))
    v72 = ((((37.2347379 * v8) - (1.024164 * v7)) - v71) - tau[1]) + (v41 * v40)
    v73 = (1.601861202 * v7) + (0.0141984 * v8)
    v74 = (v8 * v73) - 0.0070992
    v75 = (v74 * (v53 - v52)) + ((v72 + (v63 * v36)) + (v55 * v39))
    v76 = 3.5 * qd[1]
    v77 = v76 + (7.0 * _real_of(mode[1]))
    v78 = np.int8(0) == mode[1]
    v79 = tau[2] + v71
    v80 = 3.5 * qd[2]
    v81 = v80 + (4.8 * _real_of(mode[2]))
    v82 = np.int8(0) == mode[2]
    v83 = ((0.0013999999999999998 * v27) + ((v6 * v44) + (v5 * v59))) - (9.999999999999983e-05 * v26)
    v84 = tau[3] + v83
    v85 = 0.13 * qd[3]
    v86 = v85 + _real_of(mode[3])
    v87 = np.int8(0) == mode[3]
    v88 = tau[5] + (3.9999999999999996e-05 * v43)
    v89 = 0.15 * qd[5]
    v90 = v89 + (0.7 * _real_of(mode[5]))
    v91 = np.int8(0) == mode[5]
    v92 = np.where(v91, REAL(0.0), v88 - v90)
    v93 = np.where(v91, REAL(0.0), REAL(24999.999999999996))
    v94 = v93 * v92
    v95 = 3.9999999999999996e-05 * v6
    v96 = (v95 * v94) - np.where(v87, REAL(0.0), v84 - v86)
    v97 = 1.6000000000000003e-09 * v93
    v98 = v5 * v1
    v99 = v98 * v97
    v100 = v6 * v99
    v101 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v102 = v98 * v101
    v103 = v102 + v100
    v104 = 0.00020216000000000006 * (v5 * v5)
    v105 = 0.0016399999999999997 + v104
    v106 = np.where(v87, REAL(0.0), -(1.0 / np.where(~v87, (v97 * (v6 * v6)) - v105, REAL(1.0))))
    v107 = v106 * v103
    v108 = v67 - tau[4]
    v109 = 0.17 * qd[4]
    v110 = v109 + (0.8 * _real_of(mode[4]))
    v111 = np.int8(0) == mode[4]
    v112 = np.where(v111, REAL(0.0), -(v110 + v108))
    v113 = 0.0012435839999999998 * v6
    v114 = 0.0006421600000000001 + v113
    v115 = (v2 * v114) - (5.846399999999999e-05 * v5)
    v116 = np.where(v111, REAL(0.0), REAL(1557.2443004858599))
    v117 = v116 * v115
    v118 = 3.9999999999999996e-05 * v98
    v119 = v93 * v118
    v120 = v119 * v92
    v121 = v120 + (((v107 * v96) - np.where(v82, REAL(0.0), v79 - v81)) + (v117 * v112))
    v122 = 0.0012435839999999998 * v8
    v123 = v3 * v122
    v124 = v4 * v98
    v125 = ((v98 * v123) - v102) - ((0.0012435839999999998 * v7) * v124)
    v126 = v100 - v125
    v127 = 0.8913300000000002 + (0.0028799999999999997 * v6)
    v128 = v5 * v2
    v129 = (0.0028799999999999997 * v128) - 0.025374999999999998
    v130 = (v3 * v129) - (v4 * v127)
    v131 = (v127 * v63) + (v129 * v55)
    v132 = v131 + (v41 * v130)
    v133 = 5.846399999999999e-05 * v128
    v134 = v104 - 0.00119216
    v135 = v1 * (0.0012921600000000003 + v134)
    v136 = v1 * v135
    v137 = v136 + ((2.0 * (v133 - v113)) - 0.3592922305)
    v138 = v137 + v132
    v139 = (v5 * (0.0028799999999999997 * v3)) - ((v6 * v4) * v49)
    v140 = (v61 * v123) + ((v41 * v139) + ((v122 * (v5 * v4)) - v115))
    v141 = v116 * v140
    v142 = v98 * v99
    v143 = v142 + ((v138 + (v107 * v126)) - (v115 * v141))
    v144 = 1.0 / np.where(~v82, (v115 * v117) + (v142 + (v137 + (v103 * v107))), REAL(1.0))
    v145 = np.where(v82, REAL(0.0), -v144)
    v146 = v145 * v143
    v147 = v106 * v126
    v148 = ((v146 * v121) - np.where(v78, REAL(0.0), -(v77 + v75))) + (v147 * v96)
    v149 = v120 + (v148 - (v141 * v112))
    v150 = (v132 + v138) - 1.748114002
    v151 = v142 + (((v150 + (v143 * v146)) + (v126 * v147)) + (v140 * v141))
    v152 = np.where(v78, REAL(0.0), -(1.0 / np.where(~v78, v151, REAL(1.0))))
    v153 = (v128 * (3.9999999999999996e-05 * v3)) - (v4 * v95)
    v154 = v93 * v153
    v155 = v133 - v105
    v156 = v128 * v101
    v157 = (0.0004321439999999999 * v124) + (((v3 * v156) - (v4 * v155)) - (v128 * v122))
    v158 = v157 + (v95 * v154)
    v159 = v3 * ((v2 * v135) - (5.846399999999999e-05 * v98))
    v160 = v159 + ((0.15005 * v130) - (v4 * (0.0047376000000000015 + v102)))
    v161 = ((v114 * (v3 * v1)) + (0.15005 * v139)) - (v62 * (v122 + (5.846399999999999e-05 * v4)))
    v162 = v116 * v161
    v163 = v153 * v119
    v164 = v163 + ((v160 + (v158 * v107)) - (v115 * v162))
    v165 = (v7 * (0.6903913435000001 + (0.0012435839999999998 * v98))) + ((0.023751 * v8) - v160)
    v166 = v163 + ((((v162 * v140) - v165) + (v164 * v146)) + (v158 * v147))
    v167 = v166 * v152
    v168 = (v49 * v31) - (v1 * v25)
    v169 = (((v1 * v68) - (v2 * v60)) - (0.4318 * v168)) - (0.8913300000000002 * v47)
    v170 = v3 * ((0.0047376000000000015 * (v38 - v46)) + ((0.6824699160000001 * v20) + ((0.022546398 * v27) + v169)))
    v171 = ((0.0047376000000000015 * v21) + (((0.025374999999999998 * v47) + (0.0203 * v168)) - v83)) - (0.03353022499999997 * v27)
    v172 = ((0.15005 * v40) - v170) - (v4 * (v171 - (0.022546398 * v20)))
    v173 = tau[0] + ((((0.023751 * v7) - (0.6903913435000001 * v8)) * (v46 - v53)) + v172)
    v174 = (v8 * ((0.02191385 * v27) + (0.7697525880000002 * v20))) + (v173 - (v54 * v168))
    v175 = (v45 * (2.0 * v74)) + v174
    v176 = 4.9 * qd[0]
    v177 = v176 + (6.0 * _real_of(mode[0]))
    v178 = np.int8(0) == mode[0]
    v179 = ((np.where(v178, REAL(0.0), v175 - v177) - (v162 * v112)) + (v154 * v92)) + (v167 * v149)
    v180 = v164 * v145
    v181 = v158 * v106
    v182 = v133 + (v155 - 0.016765112499999985)
    v183 = v3 * (v136 + (0.34123495800000003 + (v182 + ((0.0024871679999999997 * v6) - v134))))
    v184 = v3 * (v183 - (v4 * ((0.00011692799999999998 * v6) - ((2.0 * v156) - 0.022546398))))
    v185 = 3.136777173125 + ((((2.0 * ((0.0004321439999999999 * v98) - v131)) + v184) - (v7 * v73)) - v182)
    v186 = ((((v161 * v162) - v185) + (v153 * v154)) + (v166 * v167)) + (v164 * v180)
    v187 = np.where(v178, REAL(0.0), -(1.0 / np.where(~v178, v186 + (v158 * v181), REAL(1.0))))
    v188 = v187 * ((v179 + (v180 * v121)) + (v181 * v96))
    v189 = (v152 * v149) + (v167 * v188)
    v190 = ((v145 * v121) + (v146 * v189)) + (v180 * v188)
    v191 = (((v106 * v96) + (v107 * v190)) + (v147 * v189)) + (v181 * v188)
    v192 = (v94 + ((v95 * (v93 * v191)) + (v154 * v188))) + (v119 * (v189 + v190))
    v193 = np.where(v91, REAL(0.0), v192)
    v194 = v118 * v193
    v195 = np.where(v111, REAL(0.0), (((v116 * v112) - (v162 * v188)) - (v141 * v189)) + (v117 * v190))
    v196 = np.where(v82, REAL(0.0), -v190)
    v197 = np.where(v87, REAL(0.0), -v191)
    v198 = np.where(v178, REAL(0.0), v188)
    v199 = ((((v138 * v196) + (v140 * v195)) - (v125 * v197)) + (v165 * v198)) - v75
    v200 = _mode_of(np.where(v78, v199 - v194, v77))
    v201 = 0.0 == qd[1]
    v202 = (reached[1] & v201) & (~(np.int8(0) == v200))
    v203 = ~v201
    v204 = (((v153 * v193) - (v157 * v197)) - (v160 * v196)) - (v161 * v195)
    v205 = np.where(v78, REAL(0.0), -v189)
    v206 = _mode_of(np.where(v178, v175 + (v204 + (v165 * v205)), v177))
    v207 = 0.0 == qd[0]
    v208 = (~(np.int8(0) == v206)) & (reached[0] & v207)
    v209 = ~v207
    v210 = (~(np.abs(v175) <= 8.4)) | (v208 | v209)
    v211 = v210 | ((~(np.abs(v75) <= 9.5)) | (v202 | v203))
    v212 = v79 + ((((v102 * v197) - (v115 * v195)) + (v138 * v205)) - (v160 * v198))
    v213 = _mode_of(np.where(v82, v212 - v194, v81))
    v214 = 0.0 == qd[2]
    v215 = (reached[2] & v214) & (~(np.int8(0) == v213))
    v216 = ~v214
    v217 = v211 | ((v215 | v216) | (~(np.abs(v79) <= 6.5)))
    v218 = (((v84 + (v102 * v196)) - (v125 * v205)) - (v157 * v198)) - (v95 * v193)
    v219 = _mode_of(np.where(v87, v218, v86))
    v220 = 0.0 == qd[3]
    v221 = (reached[3] & v220) & (~(np.int8(0) == v219))
    v222 = ~v220
    v223 = v217 | ((~(np.abs(v84) <= 1.4)) | (v221 | v222))
    v224 = _mode_of(np.where(v111, (((v140 * v205) - (v115 * v196)) - (v161 * v198)) - v108, v110))
    v225 = 0.0 == qd[4]
    v226 = (~(np.int8(0) == v224)) & (reached[4] & v225)
    v227 = ~v225
    v228 = ((~(np.abs(v108) <= 1.1)) | (v226 | v227)) | v223
    v229 = np.where(v91, ((v88 + (v153 * v198)) - (v95 * v197)) - (v118 * (v196 + v205)), v90)
    v230 = _mode_of(v229)
    v231 = 0.0 == qd[5]
    v232 = (~(np.int8(0) == v230)) & (reached[5] & v231)
    v233 = ~v231
    v234 = ((v232 | v233) | (~(np.abs(v88) <= 1.0))) | v228
    v235 = 1.0 / np.where(v234, (v6 * v95) - v105, REAL(1.0))
    v236 = v6 * v118
    v237 = v102 + v236
    v238 = v235 * v237
    v239 = 1557.2443004858599 * v115
    v240 = v98 * v118
    v241 = 1.0 / np.where(v234, v240 + ((v137 - (v237 * v238)) + (v115 * v239)), REAL(1.0))
    v242 = v157 + (v6 * v153)
    v243 = v98 * v153
    v244 = v243 + ((v160 - (v238 * v242)) - (v161 * v239))
    v245 = v241 * v244
    v246 = v236 - v125
    v247 = v240 + ((v138 - (v246 * v238)) - (v140 * v239))
    v248 = 1557.2443004858599 * v140
    v249 = v246 * v235
    v250 = v243 + ((((v161 * v248) - v165) - (v247 * v245)) - (v249 * v242))
    v251 = v247 * v241
    v252 = np.where(v234, (v240 + ((v150 - (v246 * v249)) + (v140 * v248))) - (v247 * v251), REAL(1.0))
    v253 = 1.0 / v252
    v254 = v253 * v250
    v255 = 24999.999999999996 * v153
    v256 = v235 * v242
    v257 = ((((v153 * v255) - v185) - (v244 * v245)) - (v242 * v256)) - (v250 * v254)
    v258 = 1557.2443004858599 * v161
    v259 = _decide_pattern_let_go(prepared, (v185, -v165, v160, v157, v161, -v153, -v150, -v138, v125, -v140, v118, -v137, -v102, v115, v105, v95, v175, -v75, v79, v84, -v108, v88, v176, tau[0], v76, tau[1], v80, tau[2], v85, tau[3], v109, tau[4], v89, tau[5], -v254, -v245, -v256, v258, -v255, v251, v249, -v248, v98, v238, v239, v6, -(1.0 / np.where(v234, v257 + (v161 * v258), REAL(1.0))), -v253, -v241, -v235), (v209, v203, v216, v222, v227, v233, v208, v202, v215, v221, v226, v232), (np.where(v178, _mode_of(qd[0]), mode[0]), np.where(v78, _mode_of(qd[1]), mode[1]), np.where(v82, _mode_of(qd[2]), mode[2]), np.where(v87, _mode_of(qd[3]), mode[3]), np.where(v111, _mode_of(qd[4]), mode[4]), np.where(v91, _mode_of(qd[5]), mode[5]), v206, v200, v213, v219, v224, v230))
    v260 = np.abs(q[1]) + (np.abs(q[0]) + (np.abs(q[4]) + np.abs(q[3])))
    v261 = np.abs(qd[2]) + (np.abs(qd[0]) + (np.abs(qd[5]) + np.abs(qd[1])))
    v262 = (np.abs(qd[4]) + (np.abs(qd[3]) + v261)) < 1e+38
    return (
        np.where(v234, v259[7], np.int8(0)),
        np.where(v234, v259[8], np.int8(0)),
        np.where(v234, v259[9], np.int8(0)),
        np.where(v234, v259[10], np.int8(0)),
        np.where(v234, v259[11], np.int8(0)),
        np.where(v234, v259[12], np.int8(0)),
        np.where(v262 & ((np.abs(q[5]) + (np.abs(q[2]) + v260)) < 1e+38), np.where(v234, v259[0], REAL(0.0)), REAL(6.0)),
    )


def decide(prepared, q, qd, tau, mode, reached):
    """Modes after an event: all joints at zero rate are decided together.

    Takes
      q[6]        joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]       joint rates, rad/s or m/s
      tau[6]      joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
      mode[6]     modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      reached[6]  joints whose static limit was reached at this event

    Gives
      mode_next[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate; after the event
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 187125 add, 171120 mul, 5840 div, 0 sqrt, 4 sincos, 650714 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(tau)[1:], np.shape(mode)[1:], np.shape(reached)[1:])
    with np.errstate(all="ignore"):
        values = _decide(prepared, q, qd, tau, mode, reached)
    return _pack(values[0:6], np.int8, (6,), lanes), _pack(values[6:7], REAL, (), lanes)


def _friction_inverse_dynamics(prepared, q, qd, qdd):
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
    v11 = (v2 * v10) - (v1 * v9)
    v12 = qd[0] * v4
    v13 = qd[3] + v12
    v14 = (v6 * v13) - (v5 * v11)
    v15 = (v5 * v13) + (v6 * v11)
    v16 = 0.0028799999999999997 * v15
    v17 = v13 * v11
    v18 = v12 * v9
    v19 = 2.0 * v18
    v20 = v12 * v10
    v21 = ((v2 * v20) - (v1 * v19)) - v17
    v22 = (0.0028799999999999997 * v21) + (v16 * v14)
    v23 = (v2 * v9) + (v1 * v10)
    v24 = qd[4] + v23
    v25 = (v24 * (0.0028799999999999997 * v24)) + (v15 * v16)
    v26 = (v5 * v25) + (v6 * v22)
    v27 = v23 * v11
    v28 = v9 * v10
    v29 = v27 - v28
    v30 = ((v1 * v20) - (v23 * (2.0 * v13))) + (v2 * v19)
    v31 = (v6 * v30) + (v5 * v29)
    v32 = v31 + ((2.0 * v24) * v14)
    v33 = 0.0028799999999999997 * v2
    v34 = (v1 * v26) - (v33 * v32)
    v35 = qd[1] * qd[0]
    v36 = qd[0] * qd[0]
    v37 = (v35 * (0.8636 * v7)) - (0.15005 * v36)
    v38 = (0.03353022499999997 * v28) + (((0.025374999999999998 * v37) + (0.022546398 * v18)) - (0.0047376000000000015 * v20))
    v39 = 4e-05 * qd[5]
    v40 = v37 + ((0.8636 * v18) + (0.0406 * v28))
    v41 = (((v24 * v39) - (1.9999999999999998e-05 * v31)) - (v33 * v40)) - (0.0004221600000000001 * v32)
    v42 = qd[1] * qd[1]
    v43 = v36 + v42
    v44 = 0.4318 * v8
    v45 = v4 * v44
    v46 = 0.4318 * v7
    v47 = (v46 * v42) - 9.81
    v48 = (v3 * v47) + (v45 * v43)
    v49 = v9 * v9
    v50 = v49 + (v12 * v12)
    v51 = ((0.4318 * v20) - (0.0203 * v50)) - v48
    v52 = 0.0028799999999999997 * v1
    v53 = v41 - (v51 * v52)
    v54 = v24 * v15
    v55 = ((v6 * v29) - (v5 * v30)) - v54
    v56 = (0.00020000000000000004 * v54) - (0.00024000000000000003 * v55)
    v57 = ((0.0013999999999999998 * v28) + ((v6 * v56) + (v5 * v53))) - (9.999999999999983e-05 * v27)
    v58 = ((v6 * v53) - (v5 * v56)) - (0.00075 * v30)
    v59 = v49 + (v10 * v10)
    v60 = v3 * v44
    v61 = (v4 * v47) - (v60 * v43)
    v62 = v6 * v1
    v63 = (v5 * ((0.0203 * v20) - (v61 + (0.4318 * v59)))) - (v62 * v40)
    v64 = v6 * v2
    v65 = (v15 * (v39 - (0.00020216000000000006 * v14))) - (0.0028799999999999997 * ((v64 * v51) + v63))
    v66 = v65 - (0.0006421600000000001 * v21)
    v67 = v66 + (0.0006500000000000002 * (v17 - v21))
    v68 = (((v2 * v58) - (v1 * v67)) + (0.4318 * v34)) - (0.8913300000000002 * v37)
    v69 = v3 * ((0.0047376000000000015 * (v36 - v59)) + ((v68 - (0.022546398 * v28)) - (0.6824699160000001 * v18)))
    v70 = v5 * (0.00020216000000000006 * v5)
    v71 = v70 - 0.00119216
    v72 = v1 * (0.0012921600000000003 + v71)
    v73 = 0.8913300000000002 + (0.0028799999999999997 * v6)
    v74 = v5 * v2
    v75 = (0.0028799999999999997 * v74) - 0.025374999999999998
    v76 = (v3 * v75) - (v4 * v73)
    v77 = v5 * v1
    v78 = v3 * v77
    v79 = ((0.15005 * v76) + ((v3 * v2) * v72)) - (5.846399999999999e-05 * v78)
    v80 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v81 = v77 * v80
    v82 = v79 - (v4 * (0.0047376000000000015 + v81))
    v83 = v77 * (0.0012435839999999998 * v7)
    v84 = v83 + (((0.023751 * v8) + (0.6903913435000001 * v7)) - v82)
    v85 = v6 * v4
    v86 = 4e-05 * ((v3 * v74) - v85)
    v87 = 0.0016399999999999997 + v70
    v88 = 5.846399999999999e-05 * v74
    v89 = v88 - v87
    v90 = 0.0012435839999999998 * v8
    v91 = (v74 * ((v3 * v80) - v90)) - (v4 * (v89 - (0.0004321439999999999 * v77)))
    v92 = (((qdd[5] * v86) - (qdd[2] * v82)) + (qdd[1] * v84)) - (qdd[3] * v91)
    v93 = 0.0006421600000000001 + (0.0012435839999999998 * v6)
    v94 = (v5 * (0.0028799999999999997 * v3)) - (v85 * v33)
    v95 = ((0.15005 * v94) - (v62 * v90)) + (v1 * ((v3 * v93) - (5.846399999999999e-05 * v85)))
    v96 = ((v92 - (qdd[4] * v95)) + v69) + (v4 * (v57 + (v38 - (0.0203 * v34))))
    v97 = (v2 * v26) + (v52 * v32)
    v98 = ((0.8913300000000002 * v20) - (0.025374999999999998 * v50)) + v97
    v99 = (v6 * v25) - (v5 * v22)
    v100 = ((0.8913300000000002 * v59) - (0.025374999999999998 * v20)) + v99
    v101 = (v3 * v100) + (v4 * v98)
    v102 = (v36 - v43) * ((0.6903913435000001 * v8) - (0.023751 * v7))
    v103 = (1.601861202 * v7) + (0.0141984 * v8)
    v104 = (v8 * v103) - 0.0070992
    v105 = (v35 * (2.0 * v104)) + (((v96 - (v44 * v34)) - (0.15005 * v101)) - v102)
    v106 = (v8 * ((0.02191385 * v28) + (0.7697525880000002 * v18))) + v105
    v107 = (v88 + v89) - 0.016765112499999985
    v108 = 0.0024871679999999997 * v6
    v109 = v1 * v72
    v110 = (v3 * (v109 + (v108 + (0.34123495800000003 + (v107 - v71))))) - (0.00011692799999999998 * v85)
    v111 = (v3 * (v110 + (v4 * ((v80 * (2.0 * v74)) - 0.022546398)))) - v107
    v112 = (v73 * v60) + (v75 * v45)
    v113 = qdd[0] * (3.136777173125 + ((((0.0008642879999999998 * v77) + v111) - (2.0 * v112)) - (v7 * v103)))
    v114 = 0.0 == qd[0]
    v115 = (((4.9 * qd[0]) + v113) + (6.0 * np.where(v114, np.sign(qdd[0]), np.sign(qd[0])))) - v106
    v116 = (5.846399999999999e-05 * v5) - (v2 * v93)
    v117 = (v90 * ((v5 * v4) + (v3 * v64))) + (v116 + (v46 * v94))
    v118 = ((v90 * v78) - v81) - (v4 * v83)
    v119 = (((qdd[0] * v84) - (v118 * qdd[3])) + (qdd[4] * v117)) - (37.2347379 * v8)
    v120 = ((1.024164 * v7) + ((v119 - (v60 * v98)) + (v45 * v100))) + (v46 * v101)
    v121 = (0.8913300000000002 * v48) + (((v2 * v67) + (v1 * v58)) - (0.4318 * v97))
    v122 = ((v121 - (0.025374999999999998 * v61)) - (0.3244698455 * v20)) - (0.0203 * v99)
    v123 = 4e-05 * qdd[5]
    v124 = ((0.011273199 * (v50 - v59)) + v122) + (v77 * v123)
    v125 = (v104 * (v42 - v43)) + (v120 - v124)
    v126 = 0.0 == qd[1]
    v127 = (v125 - (3.5 * qd[1])) - (7.0 * np.where(v126, np.sign(qdd[1]), np.sign(qd[1])))
    v128 = v112 + (v46 * v76)
    v129 = (v108 + (0.3592922305 - (2.0 * v88))) - v109
    v130 = v129 - v128
    v131 = qdd[1] + qdd[2]
    v132 = -((v127 - (v131 * v130)) + (qdd[1] * (v128 - 1.748114002)))
    v133 = v124 + ((((qdd[0] * v82) + (qdd[1] * v130)) - (v81 * qdd[3])) - (v116 * qdd[4]))
    v134 = 0.0 == qd[2]
    v135 = ((3.5 * qd[2]) + (qdd[2] * v129)) + (4.8 * np.where(v134, np.sign(qdd[2]), np.sign(qd[2])))
    v136 = v133 + v135
    v137 = v57 + ((((v81 * qdd[2]) - (qdd[0] * v91)) - (v118 * qdd[1])) - (v6 * v123))
    v138 = 0.0 == qd[3]
    v139 = (np.where(v138, np.sign(qdd[3]), np.sign(qd[3])) + ((0.13 * qd[3]) + (qdd[3] * v87))) - v137
    v140 = (((v116 * qdd[2]) - (qdd[0] * v95)) + (qdd[1] * v117)) - v66
    v141 = 0.0 == qd[4]
    v142 = ((0.17 * qd[4]) + (0.0006421600000000001 * qdd[4])) + (0.8 * np.where(v141, np.sign(qdd[4]), np.sign(qd[4])))
    v143 = v142 - v140
    v144 = (qdd[0] * v86) - (4e-05 * ((v55 + (v77 * v131)) + (v6 * qdd[3])))
    v145 = 0.0 == qd[5]
    v146 = (((0.15 * qd[5]) + v123) + (0.7 * np.where(v145, np.sign(qdd[5]), np.sign(qd[5])))) - v144
    v147 = (qdd[2] * v130) - v125
    return (
        v115,
        v132,
        v136,
        v139,
        v143,
        v146,
        np.where(v114, -(8.4 + v106), v115),
        np.where(v126, v147 - 9.5, v132),
        np.where(v134, v133 - 6.5, v136),
        np.where(v138, -(1.4 + v137), v139),
        np.where(v141, -(1.1 + v140), v143),
        np.where(v145, -(1.0 + v144), v146),
        np.where(v114, 8.4 - v106, v115),
        np.where(v126, 9.5 + v147, v132),
        np.where(v134, 6.5 + v133, v136),
        np.where(v138, 1.4 - v137, v139),
        np.where(v141, 1.1 - v140, v143),
        np.where(v145, 1.0 - v144, v146),
    )


def friction_inverse_dynamics(prepared, q, qd, qdd):
    """Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[6]   joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
      low[6]   lowest torque that holds a joint at rest, N m or N
      high[6]  highest torque that holds a joint at rest, N m or N

    Operations: 203 add, 246 mul, 0 div, 0 sqrt, 4 sincos, 41 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _friction_inverse_dynamics(prepared, q, qd, qdd)
    return _pack(values[0:6], REAL, (6,), lanes), _pack(values[6:12], REAL, (6,), lanes), _pack(values[12:18], REAL, (6,), lanes)


def _drive_forces(prepared, q, qd, qdd):
    return (
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
    )


def drive_forces(prepared, q, qd, qdd):
    """Drive forces of the joints with kinematic input.

    Takes
      q[6]    joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]   joint rates, rad/s or m/s
      qdd[6]  joint accelerations, rad/s^2 or m/s^2

    Gives
      tau[6]  what the drives of prescribed joints must supply; zero at the others, N m or N: waist, shoulder,
              elbow, forearm, wrist, flange

    Operations: 0 add, 0 mul, 0 div, 0 sqrt, 0 sincos, 0 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(qdd)[1:])
    with np.errstate(all="ignore"):
        values = _drive_forces(prepared, q, qd, qdd)
    return _pack(values[0:6], REAL, (6,), lanes)


def _step_pattern(prepared, pattern, best, flag, number, context_real, context_boolean):
    v0 = np.int8(0) == pattern[1]
    v1 = np.int8(0) == pattern[0]
    v2 = np.where(v1, REAL(0.0), REAL(1.0))
    v3 = v2 + np.where(v0, REAL(0.0), REAL(1.0))
    v4 = np.int8(0) == pattern[2]
    v5 = np.where(v4, REAL(0.0), REAL(1.0)) + v3
    v6 = np.int8(0) == pattern[3]
    v7 = np.where(v6, REAL(0.0), REAL(1.0)) + v5
    v8 = np.int8(0) == pattern[4]
    v9 = np.where(v8, REAL(0.0), REAL(1.0)) + v7
    v10 = np.int8(0) == pattern[5]
    v11 = np.where(v10, REAL(0.0), REAL(1.0)) + v9
    v12 = 1.0 - v11
    v13 = -(v9 + v12)
    v14 = context_boolean[23] | context_boolean[22]
    v15 = ((v10 & ((v13 <= 0.0) & (0.0 <= v13))) & v14) | (context_boolean[23] & (np.int8(1) == pattern[5]))
    v16 = -(v7 + v12)
    v17 = np.where(context_boolean[21], REAL(0.0), REAL(1.0))
    v18 = np.where(v14, REAL(1.0), REAL(0.0))
    v19 = context_boolean[19] | context_boolean[20]
    v20 = (context_boolean[20] & (np.int8(1) == pattern[4])) | (v19 & (v8 & ((v16 <= v18) & (v17 <= v16))))
    v21 = v20 | v15
    v22 = -(v5 + v12)
    v23 = np.where(v19, REAL(1.0), REAL(0.0)) + v18
    v24 = v17 + np.where(context_boolean[18], REAL(0.0), REAL(1.0))
    v25 = context_boolean[16] | context_boolean[17]
    v26 = (context_boolean[17] & (np.int8(1) == pattern[3])) | (v25 & (v6 & ((v24 <= v22) & (v22 <= v23))))
    v27 = v26 | v21
    v28 = -(v3 + v12)
    v29 = np.where(v25, REAL(1.0), REAL(0.0)) + v23
    v30 = np.where(context_boolean[15], REAL(0.0), REAL(1.0)) + v24
    v31 = context_boolean[13] | context_boolean[14]
    v32 = (context_boolean[14] & (np.int8(1) == pattern[2])) | (v31 & (v4 & ((v30 <= v28) & (v28 <= v29))))
    v33 = v27 | v32
    v34 = np.where(v31, REAL(1.0), REAL(0.0)) + v29
    v35 = -(v2 + v12)
    v36 = np.where(context_boolean[12], REAL(0.0), REAL(1.0)) + v30
    v37 = context_boolean[10] | context_boolean[11]
    v38 = (context_boolean[11] & (np.int8(1) == pattern[1])) | (v37 & (v0 & ((v36 <= v35) & (v35 <= v34))))
    v39 = v38 | v33
    v40 = v34 + np.where(v37, REAL(1.0), REAL(0.0))
    v41 = -v12
    v42 = v36 + np.where(context_boolean[9], REAL(0.0), REAL(1.0))
    v43 = context_boolean[7] | context_boolean[8]
    v44 = ((v1 & ((v42 <= v41) & (v41 <= v40))) & v43) | (context_boolean[8] & (np.int8(1) == pattern[0]))
    v45 = v39 | v44
    v46 = np.where(v45, v11, 1.0 + v11)
    v47 = np.where(context_boolean[6] & ((v42 <= v46) & (v46 <= v40)), np.int8(0), np.where(context_boolean[7], np.int8(1), np.int8(-1)))
    v48 = np.where(v39, pattern[0], np.where(v44, np.where(context_boolean[7] & v1, np.int8(1), np.int8(-1)), v47))
    v49 = v46 - np.where(np.int8(0) == v48, REAL(0.0), REAL(1.0))
    v50 = np.where(context_boolean[9] & ((v49 <= v34) & (v36 <= v49)), np.int8(0), np.where(context_boolean[10], np.int8(1), np.int8(-1)))
    v51 = np.where(v33, pattern[1], np.where(v38, np.where(context_boolean[10] & v0, np.int8(1), np.int8(-1)), v50))
    v52 = v49 - np.where(np.int8(0) == v51, REAL(0.0), REAL(1.0))
    v53 = np.where(context_boolean[12] & ((v30 <= v52) & (v52 <= v29)), np.int8(0), np.where(context_boolean[13], np.int8(1), np.int8(-1)))
    v54 = np.where(v27, pattern[2], np.where(v32, np.where(context_boolean[13] & v4, np.int8(1), np.int8(-1)), v53))
    v55 = v52 - np.where(np.int8(0) == v54, REAL(0.0), REAL(1.0))
    v56 = np.where(context_boolean[15] & ((v24 <= v55) & (v55 <= v23)), np.int8(0), np.where(context_boolean[16], np.int8(1), np.int8(-1)))
    v57 = np.where(v21, pattern[3], np.where(v26, np.where(context_boolean[16] & v6, np.int8(1), np.int8(-1)), v56))
    v58 = v55 - np.where(np.int8(0) == v57, REAL(0.0), REAL(1.0))
    v59 = np.where(context_boolean[18] & ((v58 <= v18) & (v17 <= v58)), np.int8(0), np.where(context_boolean[19], np.int8(1), np.int8(-1)))
    v60 = np.where(v15, pattern[4], np.where(v20, np.where(context_boolean[19] & v8, np.int8(1), np.int8(-1)), v59))
    v61 = v58 - np.where(np.int8(0) == v60, REAL(0.0), REAL(1.0))
    v62 = np.where(context_boolean[21] & ((v61 <= 0.0) & (0.0 <= v61)), np.int8(0), np.where(context_boolean[22], np.int8(1), np.int8(-1)))
    v63 = np.where(v10, REAL(0.0), REAL(24999.999999999996))
    v64 = context_real[15] * v63
    v65 = context_real[10] * v64
    v66 = v65 - context_real[12]
    v67 = np.where(v6, REAL(0.0), -(1.0 / np.where(~v6, (context_real[15] * v64) - context_real[14], REAL(1.0))))
    v68 = v67 * v66
    v69 = np.where(v8, REAL(0.0), REAL(1557.2443004858599))
    v70 = context_real[13] * v69
    v71 = context_real[10] * v63
    v72 = context_real[10] * v71
    v73 = 1.0 / np.where(~v4, (v72 + ((context_real[13] * v70) - context_real[11])) + (v66 * v68), REAL(1.0))
    v74 = np.where(v4, REAL(0.0), -v73)
    v75 = v65 - context_real[8]
    v76 = (v72 + ((v75 * v68) + (context_real[9] * v70))) - context_real[7]
    v77 = v76 * v74
    v78 = (context_real[5] * v64) - context_real[3]
    v79 = context_real[5] * v71
    v80 = v79 + (((context_real[4] * v70) + (v68 * v78)) - context_real[2])
    v81 = v67 * v75
    v82 = context_real[9] * v69
    v83 = v79 + ((((context_real[4] * v82) - context_real[1]) + (v81 * v78)) + (v77 * v80))
    v84 = ((v72 + ((v75 * v81) + (context_real[9] * v82))) + (v76 * v77)) - context_real[6]
    v85 = np.where(v0, REAL(0.0), -(1.0 / np.where(~v0, v84, REAL(1.0))))
    v86 = v85 * v83
    v87 = _real_of(pattern[5])
    v88 = context_real[32] + (0.7 * v87)
    v89 = np.where(v10, REAL(0.0), context_real[21] - v88)
    v90 = _real_of(pattern[3])
    v91 = context_real[28] + v90
    v92 = (v64 * v89) - np.where(v6, REAL(0.0), context_real[19] - v91)
    v93 = _real_of(pattern[4])
    v94 = context_real[30] + (0.8 * v93)
    v95 = np.where(v8, REAL(0.0), context_real[20] - v94)
    v96 = _real_of(pattern[2])
    v97 = context_real[26] + (4.8 * v96)
    v98 = v89 * v71
    v99 = v98 + (((v92 * v68) + (v70 * v95)) - np.where(v4, REAL(0.0), context_real[18] - v97))
    v100 = _real_of(pattern[1])
    v101 = context_real[24] + (7.0 * v100)
    v102 = (((v82 * v95) + (v92 * v81)) + (v77 * v99)) - np.where(v0, REAL(0.0), context_real[17] - v101)
    v103 = v98 + v102
    v104 = v74 * v80
    v105 = v67 * v78
    v106 = context_real[4] * v69
    v107 = context_real[5] * v63
    v108 = (((v89 * v107) + (v95 * v106)) + (v92 * v105)) + (v99 * v104)
    v109 = _real_of(pattern[0])
    v110 = context_real[22] + (6.0 * v109)
    v111 = (((context_real[4] * v106) + (context_real[5] * v107)) + (v78 * v105)) + (v80 * v104)
    v112 = np.where(v1, REAL(0.0), -(1.0 / np.where(~v1, (v111 + (v83 * v86)) - context_real[0], REAL(1.0))))
    v113 = v112 * ((v108 - np.where(v1, REAL(0.0), context_real[16] - v110)) + (v103 * v86))
    v114 = (v85 * v103) + (v86 * v113)
    v115 = ((v74 * v99) + (v77 * v114)) + (v104 * v113)
    v116 = (((v67 * v92) + (v81 * v114)) + (v68 * v115)) + (v105 * v113)
    v117 = (((v63 * v89) + (v64 * v116)) + (v107 * v113)) + (v71 * (v114 + v115))
    v118 = np.where(v10, REAL(0.0), v117)
    v119 = context_real[10] * v118
    v120 = np.where(v6, REAL(0.0), -v116)
    v121 = np.where(v8, REAL(0.0), (((v69 * v95) + (v82 * v114)) + (v70 * v115)) + (v106 * v113))
    v122 = np.where(v1, REAL(0.0), -v113)
    v123 = np.where(v4, REAL(0.0), -v115)
    v124 = (((context_real[17] - (context_real[9] * v121)) - (context_real[1] * v122)) - (context_real[8] * v120)) - (context_real[7] * v123)
    v125 = np.where(v0, v124 - v119, v101)
    v126 = np.where(v0, REAL(0.0), -v114)
    v127 = np.where(v0, _min(9.5 + v125, 9.5 - v125), v100 * v126)
    v128 = context_boolean[1] | (((-1e-12) * _max(np.abs(context_real[17]), np.abs(v125))) <= np.where(v0, v127, context_real[6] * v127))
    v129 = (((context_real[16] - (context_real[4] * v121)) - (context_real[5] * v118)) - (context_real[1] * v126)) - (context_real[3] * v120)
    v130 = np.where(v1, v129 - (context_real[2] * v123), v110)
    v131 = np.where(v1, _min(8.4 + v130, 8.4 - v130), v109 * v122)
    v132 = context_boolean[0] | (((-1e-12) * _max(np.abs(v130), np.abs(context_real[16]))) <= np.where(v1, v131, context_real[0] * v131))
    v133 = (((context_real[18] - (context_real[12] * v120)) - (context_real[2] * v122)) - (context_real[13] * v121)) - (context_real[7] * v126)
    v134 = np.where(v4, v133 - v119, v97)
    v135 = np.where(v4, _min(6.5 + v134, 6.5 - v134), v96 * v123)
    v136 = context_boolean[2] | (((-1e-12) * _max(np.abs(context_real[18]), np.abs(v134))) <= np.where(v4, v135, context_real[11] * v135))
    v137 = (((context_real[19] - (context_real[15] * v118)) - (context_real[8] * v126)) - (context_real[3] * v122)) - (context_real[12] * v123)
    v138 = np.where(v6, v137, v91)
    v139 = np.where(v6, _min(1.4 + v138, 1.4 - v138), v90 * v120)
    v140 = context_boolean[3] | (((-1e-12) * _max(np.abs(v138), np.abs(context_real[19]))) <= np.where(v6, v139, context_real[14] * v139))
    v141 = np.where(v8, ((context_real[20] - (context_real[9] * v126)) - (context_real[4] * v122)) - (context_real[13] * v123), v94)
    v142 = np.where(v8, _min(1.1 + v141, 1.1 - v141), v93 * v121)
    v143 = context_boolean[4] | (((-1e-12) * _max(np.abs(v141), np.abs(context_real[20]))) <= np.where(v8, v142, 0.0006421600000000001 * v142))
    v144 = np.where(v10, ((context_real[21] - (context_real[5] * v122)) - (context_real[15] * v120)) - (context_real[10] * (v123 + v126)), v88)
    v145 = np.where(v10, _min(1.0 + v144, 1.0 - v144), v87 * v118)
    v146 = context_boolean[5] | (((-1e-12) * _max(np.abs(context_real[21]), np.abs(v144))) <= np.where(v10, v145, 4e-05 * v145))
    v147 = (v143 & (v140 & (v136 & (v132 & v128)))) & v146
    v148 = ~flag[1]
    v149 = context_boolean[0] | ((v1 & (0.0 <= v131)) | (0.0 < v131))
    v150 = v149 & (context_boolean[1] | ((0.0 < v127) | (v0 & (0.0 <= v127))))
    v151 = v150 & (context_boolean[2] | ((v4 & (0.0 <= v135)) | (0.0 < v135)))
    v152 = (context_boolean[3] | ((v6 & (0.0 <= v139)) | (0.0 < v139))) & v151
    v153 = (context_boolean[4] | ((v8 & (0.0 <= v142)) | (0.0 < v142))) & v152
    v154 = v153 & (context_boolean[5] | ((v10 & (0.0 <= v145)) | (0.0 < v145)))
    v155 = (v148 & v154) | ((~flag[2]) & (v148 & v147))
    v156 = flag[1] | v154
    v157 = flag[3] | (flag[1] & v154)
    v158 = np.where(v0, context_real[35], REAL(0.0))
    v159 = np.where(v4, context_real[36], REAL(0.0))
    v160 = np.where(v6, context_real[37], REAL(0.0))
    v161 = np.where(v1, context_real[34], REAL(0.0))
    v162 = np.where(v10, REAL(0.0), ((context_real[5] * v161) + (context_real[15] * v160)) + (context_real[10] * (v159 + v158)))
    v163 = np.where(v10, context_real[39], REAL(0.0))
    v164 = np.where(v6, REAL(0.0), (((context_real[15] * v163) + (context_real[8] * v158)) + (context_real[3] * v161)) + (context_real[12] * v159))
    v165 = (v64 * v162) - v164
    v166 = np.where(v8, REAL(0.0), ((context_real[9] * v158) + (context_real[4] * v161)) + (context_real[13] * v159))
    v167 = np.where(v8, context_real[38], REAL(0.0))
    v168 = context_real[10] * v163
    v169 = v168 + ((((context_real[12] * v160) + (context_real[2] * v161)) + (context_real[13] * v167)) + (context_real[7] * v158))
    v170 = v71 * v162
    v171 = v170 + (((v68 * v165) + (v70 * v166)) - np.where(v4, REAL(0.0), v169))
    v172 = v168 + ((((context_real[9] * v167) + (context_real[1] * v161)) + (context_real[8] * v160)) + (context_real[7] * v159))
    v173 = v170 + ((((v82 * v166) + (v81 * v165)) + (v77 * v171)) - np.where(v0, REAL(0.0), v172))
    v174 = (((v104 * v171) + (v107 * v162)) + (v106 * v166)) + (v105 * v165)
    v175 = (((context_real[4] * v167) + (context_real[5] * v163)) + (context_real[1] * v158)) + (context_real[3] * v160)
    v176 = v112 * ((v174 + (v86 * v173)) - np.where(v1, REAL(0.0), v175 + (context_real[2] * v159)))
    v177 = (v85 * v173) + (v86 * v176)
    v178 = ((v74 * v171) + (v77 * v177)) + (v104 * v176)
    v179 = (((v67 * v165) + (v81 * v177)) + (v68 * v178)) + (v105 * v176)
    v180 = np.where(v8, REAL(0.0), (((v69 * v166) + (v82 * v177)) + (v70 * v178)) + (v106 * v176))
    v181 = (((v63 * v162) + (v64 * v179)) + (v107 * v176)) + (v71 * (v177 + v178))
    v182 = ~(v45 | (v46 <= (v40 + np.where(v43, REAL(1.0), REAL(0.0)))))
    v183 = v182 | ((v10 & (v8 & (v6 & (v4 & (v1 & v0))))) | (~v45))
    return (
        v48,
        v51,
        v54,
        v57,
        v60,
        np.where(v15, np.where(context_boolean[22] & v10, np.int8(1), np.int8(-1)), v62),
        np.where(v155, pattern[0], best[0]),
        np.where(v155, pattern[1], best[1]),
        np.where(v155, pattern[2], best[2]),
        np.where(v155, pattern[3], best[3]),
        np.where(v155, pattern[4], best[4]),
        np.where(v155, pattern[5], best[5]),
        flag[0],
        v156,
        flag[2] | v147,
        v157,
        flag[4],
        np.where(v155, np.bool_(True), flag[5]),
        np.where(v155, np.bool_(False), flag[6]),
        np.where(v155, v122, number[0]),
        np.where(v155, v126, number[1]),
        np.where(v155, v123, number[2]),
        np.where(v155, v120, number[3]),
        np.where(v155, v121, number[4]),
        np.where(v155, v118, number[5]),
        np.where(v155, np.where(v1, REAL(0.0), -v176), number[6]),
        np.where(v155, np.where(v0, REAL(0.0), -v177), number[7]),
        np.where(v155, np.where(v4, REAL(0.0), -v178), number[8]),
        np.where(v155, np.where(v6, REAL(0.0), -v179), number[9]),
        np.where(v155, v180, number[10]),
        np.where(v155, np.where(v10, REAL(0.0), v181), number[11]),
        (v156 & (v157 | v183)) | (v182 & (~v156)),
    )


def _step_pattern_search(prepared, context_real, context_boolean, context_mode):
    v0 = ((0.7 * context_real[62]) - context_real[61]) - context_real[63]
    v1 = np.where(context_boolean[5], np.int8(1) == context_mode[5], v0 < context_real[60])
    v2 = ((0.8 * context_real[58]) - context_real[57]) - context_real[59]
    v3 = np.where(context_boolean[4], np.int8(1) == context_mode[4], v2 < context_real[56])
    v4 = -(context_real[55] + (context_real[53] - context_real[54]))
    v5 = np.where(context_boolean[3], np.int8(1) == context_mode[3], v4 < context_real[52])
    v6 = ((4.8 * context_real[50]) - context_real[49]) - context_real[51]
    v7 = np.where(context_boolean[2], np.int8(1) == context_mode[2], v6 < context_real[48])
    v8 = ((7.0 * context_real[46]) - context_real[45]) - context_real[47]
    v9 = np.where(context_boolean[1], np.int8(1) == context_mode[1], v8 < context_real[44])
    v10 = ((6.0 * context_real[42]) - context_real[41]) - context_real[43]
    v11 = np.where(context_boolean[0], np.int8(1) == context_mode[0], v10 < context_real[40])
    v12 = np.where(context_boolean[11], np.int8(0), np.where(v1, np.int8(1), np.int8(-1)))
    v13 = np.where(context_boolean[10], np.int8(0), np.where(v3, np.int8(1), np.int8(-1)))
    v14 = np.where(context_boolean[9], np.int8(0), np.where(v5, np.int8(1), np.int8(-1)))
    v15 = np.where(context_boolean[8], np.int8(0), np.where(v7, np.int8(1), np.int8(-1)))
    v16 = np.where(context_boolean[7], np.int8(0), np.where(v9, np.int8(1), np.int8(-1)))
    v17 = np.where(context_boolean[6], np.int8(0), np.where(v11, np.int8(1), np.int8(-1)))
    v18 = (v17, v16, v15, v14, v13, v12, v17, v16, v15, v14, v13, v12, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v18_done = np.False_
    v18_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[37], context_real[38], context_real[39])
    v18_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], context_boolean[6], v11, np.where(context_boolean[0], np.int8(-1) == context_mode[0], v10 < (-context_real[40])), context_boolean[7], v9, np.where(context_boolean[1], np.int8(-1) == context_mode[1], v8 < (-context_real[44])), context_boolean[8], v7, np.where(context_boolean[2], np.int8(-1) == context_mode[2], v6 < (-context_real[48])), context_boolean[9], v5, np.where(context_boolean[3], np.int8(-1) == context_mode[3], v4 < (-context_real[52])), context_boolean[10], v3, np.where(context_boolean[4], np.int8(-1) == context_mode[4], v2 < (-context_real[56])), context_boolean[11], v1, np.where(context_boolean[5], np.int8(-1) == context_mode[5], v0 < (-context_real[60])))
    for _ in range(1458):
        *v18_next, v18_now = _step_pattern(prepared, v18[0:6], v18[6:12], v18[12:19], v18[19:31], v18_of_context_real, v18_of_context_boolean)
        v18 = tuple(np.where(v18_done, old, new) for old, new in zip(v18, v18_next))
        v18_done = v18_done | v18_now
        if np.all(v18_done):
            break
    v18 = (*v18, v18_done)
    v19 = np.where(v18[31], np.where(v18[14] | v18[13], np.where(v18[18], REAL(4.0), np.where(v18[15], REAL(1.0), np.where(v18[17], REAL(0.0), REAL(3.0)))), np.where(v18[16], REAL(5.0), REAL(2.0))), REAL(5.0))
    v20 = np.abs(v18[19]) + (np.abs(v18[20]) + (np.abs(v18[23]) + np.abs(v18[21])))
    v21 = np.abs(context_real[17]) + (np.abs(context_real[16]) + (np.abs(context_real[21]) + np.abs(context_real[19])))
    v22 = (np.abs(context_real[20]) + (np.abs(context_real[18]) + v21)) < 1e+38
    return (
        np.where(v22 & ((np.abs(v18[24]) + (np.abs(v18[22]) + v20)) < 1e+38), v19, REAL(6.0)),
        v18[19],
        v18[20],
        v18[21],
        v18[22],
        v18[23],
        v18[24],
        v18[25],
        v18[26],
        v18[27],
        v18[28],
        v18[29],
        v18[30],
        v18[6],
        v18[7],
        v18[8],
        v18[9],
        v18[10],
        v18[11],
    )


def _step_pattern_let_go(prepared, context_real, context_boolean, context_mode):
    v0 = (context_real[50] * context_real[52]) - context_real[49]
    v1 = ((context_real[52] * context_real[47]) - context_real[49]) - (context_real[46] * v0)
    v2 = (((context_real[52] * context_real[43]) - (context_real[42] * v0)) - (context_real[41] * v1)) - context_real[45]
    v3 = context_real[28] * v2
    v4 = context_real[28] * context_real[41]
    v5 = (v2 * v4) - (context_real[53] * v1)
    v6 = ((context_real[46] * v5) + (context_real[54] * v0)) - (context_real[42] * v3)
    v7 = (((context_real[55] * context_real[52]) + (context_real[50] * v6)) - (context_real[47] * v5)) + (context_real[43] * v3)
    v8 = ((24999.999999999996 + (context_real[52] * v7)) - (context_real[45] * v3)) + (context_real[49] * (v5 - v6))
    v9 = np.where(context_boolean[5], REAL(0.0), REAL(1.0))
    v10 = np.abs(v6)
    v11 = np.where(context_boolean[2], REAL(0.0), REAL(6.5))
    v12 = np.abs(v7)
    v13 = np.where(context_boolean[3], REAL(0.0), REAL(1.4))
    v14 = np.abs(v5)
    v15 = np.where(context_boolean[1], REAL(0.0), REAL(9.5))
    v16 = np.abs(v3)
    v17 = np.where(context_boolean[0], REAL(0.0), REAL(8.4))
    v18 = (((v13 * v12) + (v11 * v10)) + (v15 * v14)) + (v17 * v16)
    v19 = ((context_real[51] * v6) - (context_real[48] * v5)) + (context_real[44] * v3)
    v20 = np.abs(v19)
    v21 = np.where(context_boolean[4], REAL(0.0), REAL(1.1))
    v22 = v18 + (v21 * v20)
    v23 = np.where(context_boolean[5], context_real[34] + (0.7 * _real_of(context_mode[5])), REAL(0.0)) - context_real[21]
    v24 = v8 * v23
    v25 = np.where(context_boolean[2], context_real[31] + (4.8 * _real_of(context_mode[2])), REAL(0.0)) - context_real[18]
    v26 = v6 * v25
    v27 = np.where(context_boolean[1], context_real[30] + (7.0 * _real_of(context_mode[1])), REAL(0.0)) - context_real[17]
    v28 = v5 * v27
    v29 = np.where(context_boolean[0], context_real[29] + (6.0 * _real_of(context_mode[0])), REAL(0.0)) - context_real[16]
    v30 = v3 * v29
    v31 = np.abs(v30) + (np.abs(v28) + (np.abs(v24) + np.abs(v26)))
    v32 = np.where(context_boolean[3], context_real[32] + _real_of(context_mode[3]), REAL(0.0)) - context_real[19]
    v33 = v7 * v32
    v34 = np.where(context_boolean[4], context_real[33] + (0.8 * _real_of(context_mode[4])), REAL(0.0)) - context_real[20]
    v35 = v19 * v34
    v36 = 1e-08 * (np.abs(v35) + (np.abs(v33) + v31))
    v37 = v30 + ((v26 + ((v24 - v35) - v33)) - v28)
    v38 = (~context_boolean[5]) & (np.abs(v37) <= (v36 + (1.0001 * (v22 + (v9 * v8)))))
    v39 = (context_real[51] * context_real[46]) - context_real[48]
    v40 = context_real[28] * context_real[42]
    v41 = ((context_real[28] * context_real[44]) + (v4 * v39)) - (context_real[51] * v40)
    v42 = (context_real[41] * v41) + (context_real[53] * v39)
    v43 = ((context_real[46] * v42) - (context_real[42] * v41)) + (context_real[54] * context_real[51])
    v44 = np.abs(v43)
    v45 = ((context_real[50] * v43) - (context_real[47] * v42)) + (context_real[43] * v41)
    v46 = np.abs(v45)
    v47 = np.abs(v42)
    v48 = np.abs(v41)
    v49 = (((v13 * v46) + (v11 * v44)) + (v15 * v47)) + (v17 * v48)
    v50 = v49 + (v9 * v20)
    v51 = 1557.2443004858599 + (((context_real[44] * v41) - (context_real[48] * v42)) + (context_real[51] * v43))
    v52 = v34 * v51
    v53 = v19 * v23
    v54 = v32 * v45
    v55 = v25 * v43
    v56 = np.abs(v55) + (np.abs(v54) + (np.abs(v53) + np.abs(v52)))
    v57 = v27 * v42
    v58 = v29 * v41
    v59 = 1e-08 * (np.abs(v58) + (np.abs(v57) + v56))
    v60 = v55 + (v58 + (((v53 - v54) - v52) - v57))
    v61 = (~context_boolean[4]) & (np.abs(v60) <= (v59 + (1.0001 * (v50 + (v21 * v51)))))
    v62 = (context_real[50] * context_real[46]) - context_real[47]
    v63 = ((context_real[50] * v40) - (context_real[28] * context_real[43])) - (v4 * v62)
    v64 = (context_real[41] * v63) - (context_real[53] * v62)
    v65 = ((context_real[54] * context_real[50]) - (context_real[46] * v64)) + (context_real[42] * v63)
    v66 = np.abs(v65)
    v67 = np.abs(v64)
    v68 = np.abs(v63)
    v69 = (((v9 * v12) + (v11 * v66)) + (v15 * v67)) + (v17 * v68)
    v70 = v69 + (v21 * v46)
    v71 = context_real[55] + (((context_real[50] * v65) + (context_real[47] * v64)) - (context_real[43] * v63))
    v72 = v25 * v65
    v73 = v27 * v64
    v74 = v29 * v63
    v75 = v32 * v71
    v76 = np.abs(v75) + (np.abs(v74) + (np.abs(v72) + np.abs(v73)))
    v77 = v34 * v45
    v78 = v7 * v23
    v79 = 1e-08 * (np.abs(v78) + (np.abs(v77) + v76))
    v80 = v73 + ((v78 + ((v72 - v75) - v77)) - v74)
    v81 = (~context_boolean[3]) & (np.abs(v80) <= (v79 + (1.0001 * (v70 + (v13 * v71)))))
    v82 = (context_real[46] * v4) - v40
    v83 = (context_real[53] * context_real[46]) + (context_real[41] * v82)
    v84 = np.abs(v83)
    v85 = np.abs(v82)
    v86 = (((v13 * v66) + (v9 * v10)) + (v15 * v84)) + (v17 * v85)
    v87 = v86 + (v21 * v44)
    v88 = context_real[54] + ((context_real[46] * v83) - (context_real[42] * v82))
    v89 = v29 * v82
    v90 = v34 * v43
    v91 = v27 * v83
    v92 = v25 * v88
    v93 = np.abs(v92) + (np.abs(v91) + (np.abs(v90) + np.abs(v89)))
    v94 = v32 * v65
    v95 = v6 * v23
    v96 = 1e-08 * (np.abs(v95) + (np.abs(v94) + v93))
    v97 = v89 + (v92 + (((v95 - v91) - v94) - v90))
    v98 = (~context_boolean[2]) & (np.abs(v97) <= (v96 + (1.0001 * (v87 + (v11 * v88)))))
    v99 = np.abs(v4)
    v100 = (((v13 * v67) + (v11 * v84)) + (v9 * v14)) + (v17 * v99)
    v101 = 1.0001 * (v100 + (v21 * v47))
    v102 = context_real[53] + (context_real[41] * v4)
    v103 = v25 * v83
    v104 = v34 * v42
    v105 = v27 * v102
    v106 = v4 * v29
    v107 = np.abs(v106) + (np.abs(v105) + (np.abs(v104) + np.abs(v103)))
    v108 = v32 * v64
    v109 = v5 * v23
    v110 = 1e-08 * (np.abs(v109) + (np.abs(v108) + v107))
    v111 = v103 + ((v108 + ((v109 + v106) - v104)) - v105)
    v112 = (~context_boolean[1]) & (np.abs(v111) <= (v110 + (v101 + (v102 * (1.0001 * v15)))))
    v113 = (((v13 * v68) + (v11 * v85)) + (v15 * v99)) + (v9 * v16)
    v114 = 1.0001 * (v113 + (v21 * v48))
    v115 = v32 * v63
    v116 = v34 * v41
    v117 = v25 * v82
    v118 = v4 * v27
    v119 = np.abs(v118) + (np.abs(v117) + (np.abs(v116) + np.abs(v115)))
    v120 = context_real[28] * v29
    v121 = v3 * v23
    v122 = 1e-08 * (np.abs(v121) + (np.abs(v120) + v119))
    v123 = ((((v118 + v116) - v117) - v115) - v120) - v121
    v124 = (~context_boolean[0]) & (np.abs(v123) <= (v122 + (v114 + (v17 * (1.0001 * context_real[28])))))
    v125 = -v37
    v126 = -v97
    v127 = _step_pattern_search(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[29], context_real[22], context_real[30], context_real[23], context_real[31], context_real[24], context_real[32], context_real[25], context_real[33], context_real[26], context_real[34], context_real[27], context_real[35], context_real[36], context_real[37], context_real[38], context_real[39], context_real[40], v123, v114, context_real[28], v122, v111, v101, v102, v110, v126, 1.0001 * v87, v88, v96, v80, 1.0001 * v70, v71, v79, v60, 1.0001 * v50, v51, v59, v125, 1.0001 * v22, v8, v36), (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], v124, v112, v98, v81, v61, v38), (context_mode[0], context_mode[1], context_mode[2], context_mode[3], context_mode[4], context_mode[5]))
    v128 = np.where(context_boolean[3], context_mode[3], _mode_of(v80))
    v129 = _real_of(v128) + (context_real[32] - context_real[19])
    v130 = np.where(context_boolean[5], context_mode[5], _mode_of(v125))
    v131 = (context_real[34] + (0.7 * _real_of(v130))) - context_real[21]
    v132 = (context_real[52] * v131) - v129
    v133 = np.where(context_boolean[4], context_mode[4], _mode_of(v60))
    v134 = (context_real[33] + (0.8 * _real_of(v133))) - context_real[20]
    v135 = np.where(context_boolean[2], context_mode[2], _mode_of(v126))
    v136 = (context_real[31] + (4.8 * _real_of(v135))) - context_real[18]
    v137 = context_real[49] * v131
    v138 = (v136 + ((context_real[50] * v132) - (context_real[51] * v134))) - v137
    v139 = np.where(context_boolean[1], context_mode[1], _mode_of(v111))
    v140 = (context_real[30] + (7.0 * _real_of(v139))) - context_real[17]
    v141 = v137 + ((((context_real[46] * v138) - (context_real[47] * v132)) + (context_real[48] * v134)) - v140)
    v142 = (((context_real[41] * v141) + (context_real[43] * v132)) - (context_real[45] * v131)) - (context_real[42] * v138)
    v143 = np.where(context_boolean[0], context_mode[0], _mode_of(v123))
    v144 = (context_real[29] + (6.0 * _real_of(v143))) - context_real[16]
    v145 = v144 + (v142 - (context_real[44] * v134))
    v146 = (context_real[53] * v141) + (v4 * v145)
    v147 = context_real[28] * v145
    v148 = ((context_real[46] * v146) + (context_real[54] * v138)) - (context_real[42] * v147)
    v149 = (((context_real[50] * v148) - (context_real[47] * v146)) + (context_real[55] * v132)) + (context_real[43] * v147)
    v150 = (((context_real[51] * v148) - (context_real[48] * v146)) - (1557.2443004858599 * v134)) + (context_real[44] * v147)
    v151 = np.abs(v147) + (np.abs(v148) + (np.abs(v150) + np.abs(v149)))
    v152 = (((context_real[52] * v149) + (24999.999999999996 * v131)) - (context_real[45] * v147)) + (context_real[49] * (v146 - v148))
    v153 = (np.abs(v152) + (np.abs(v146) + v151)) < 1e+38
    v154 = np.abs(v144) + (np.abs(v140) + (np.abs(v129) + np.abs(v136)))
    v155 = ~(v38 | (v61 | (v81 | (v98 | (v112 | v124)))))
    v156 = v155 & (v153 & ((np.abs(v131) + (np.abs(v134) + v154)) < 1e+38))
    return (
        np.where(v156, REAL(0.0), v127[0]),
        np.where(v156, -v147, v127[1]),
        np.where(v156, v146, v127[2]),
        np.where(v156, -v148, v127[3]),
        np.where(v156, v149, v127[4]),
        np.where(v156, v150, v127[5]),
        np.where(v156, -v152, v127[6]),
        np.where(v156, REAL(0.0), v127[7]),
        np.where(v156, REAL(0.0), v127[8]),
        np.where(v156, REAL(0.0), v127[9]),
        np.where(v156, REAL(0.0), v127[10]),
        np.where(v156, REAL(0.0), v127[11]),
        np.where(v156, REAL(0.0), v127[12]),
        np.where(v156, v143, v127[13]),
        np.where(v156, v139, v127[14]),
        np.where(v156, v135, v127[15]),
        np.where(v156, v128, v127[16]),
        np.where(v156, v133, v127[17]),
        np.where(v156, v130, v127[18]),
    )


def _step_at_rest(prepared, context_real, context_boolean):
    v0 = ~context_boolean[5]
    v1 = ~context_boolean[4]
    v2 = ~context_boolean[3]
    v3 = ~context_boolean[2]
    v4 = ~context_boolean[1]
    v5 = ~context_boolean[0]
    v6 = _step_pattern_let_go(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[40], context_real[44], context_real[45], context_real[46], context_real[47], context_real[48], context_real[49], context_real[50], context_real[51], context_real[52], context_real[53], context_real[54], context_real[55], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[37], context_real[38], context_real[39], context_real[41], context_real[42], context_real[43]), (v5, v4, v3, v2, v1, v0), (_mode_of(context_real[50]), _mode_of(context_real[51]), _mode_of(context_real[52]), _mode_of(context_real[53]), _mode_of(context_real[54]), _mode_of(context_real[55])))
    v7 = v5 | (~(np.abs(context_real[16]) <= 8.4))
    v8 = v7 | (v4 | (~(np.abs(context_real[17]) <= 9.5)))
    v9 = v8 | (v3 | (~(np.abs(context_real[18]) <= 6.5)))
    v10 = v9 | (v2 | (~(np.abs(context_real[19]) <= 1.4)))
    v11 = v10 | (v1 | (~(np.abs(context_real[20]) <= 1.1)))
    v12 = (v0 | (~(np.abs(context_real[21]) <= 1.0))) | v11
    v13 = np.where(v12, v6[13], np.int8(0))
    v14 = np.where(v12, v6[14], np.int8(0))
    v15 = np.where(v12, v6[15], np.int8(0))
    v16 = np.where(v12, v6[16], np.int8(0))
    v17 = np.where(v12, v6[17], np.int8(0))
    v18 = np.where(v12, v6[18], np.int8(0))
    return (
        np.where(v12, v6[0], REAL(0.0)),
        np.where(v12, v6[1], REAL(0.0)),
        np.where(v12, v6[2], REAL(0.0)),
        np.where(v12, v6[3], REAL(0.0)),
        np.where(v12, v6[4], REAL(0.0)),
        np.where(v12, v6[5], REAL(0.0)),
        np.where(v12, v6[6], REAL(0.0)),
        np.where(np.int8(0) == v13, REAL(0.0), context_real[50] + np.where(v12, v6[7], REAL(0.0))),
        np.where(np.int8(0) == v14, REAL(0.0), context_real[51] + np.where(v12, v6[8], REAL(0.0))),
        np.where(np.int8(0) == v15, REAL(0.0), context_real[52] + np.where(v12, v6[9], REAL(0.0))),
        np.where(np.int8(0) == v16, REAL(0.0), context_real[53] + np.where(v12, v6[10], REAL(0.0))),
        np.where(np.int8(0) == v17, REAL(0.0), context_real[54] + np.where(v12, v6[11], REAL(0.0))),
        np.where(np.int8(0) == v18, REAL(0.0), context_real[55] + np.where(v12, v6[12], REAL(0.0))),
        v13,
        v14,
        v15,
        v16,
        v17,
        v18,
    )


def _friction_stage(prepared, q, qd, tau, mode, sign):
    v0 = q[1] + q[2]
    v1 = np.sin(q[1])
    v2 = np.cos(q[1])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[3])
    v8 = np.cos(q[3])
    v9 = (1.601861202 * v1) + (0.0141984 * v2)
    v10 = np.int8(0) == mode[5]
    v11 = 0.00020000000000000004 + np.where(v10, REAL(4e-05), REAL(0.0))
    v12 = (v11 - 0.0004421600000000001) * v5
    v13 = v5 * v12
    v14 = 0.00119216 + v13
    v15 = v13 - (v11 + 0.0013999999999999998)
    v16 = v5 * v8
    v17 = 5.846399999999999e-05 * v16
    v18 = v15 + v17
    v19 = (v17 - 0.016765112499999985) + v18
    v20 = v7 * (v14 - 0.0012921600000000003)
    v21 = v7 * v20
    v22 = v6 * v8
    v23 = (0.0012435839999999998 * v16) - (v12 * v22)
    v24 = v3 * (v21 - ((((0.0024871679999999997 * v6) + 0.34123495800000003) + v14) + v19))
    v25 = 0.8913300000000002 + (0.0028799999999999997 * v6)
    v26 = 0.4318 * v2
    v27 = v3 * v26
    v28 = (0.0028799999999999997 * v16) - 0.025374999999999998
    v29 = v4 * v26
    v30 = (v25 * v27) + (v28 * v29)
    v31 = v5 * v7
    v32 = 0.0004321439999999999 * v31
    v33 = (v4 * v25) - (v3 * v28)
    v34 = v6 * v7
    v35 = 0.0012435839999999998 * v31
    v36 = v35 - (v12 * v34)
    v37 = (0.15005 * v33) + (v4 * (0.0047376000000000015 + v36))
    v38 = v37 + (v3 * ((v8 * v20) + (5.846399999999999e-05 * v31)))
    v39 = 0.0012435839999999998 * v2
    v40 = ((v3 * v23) - (v16 * v39)) - (v4 * (v18 - v32))
    v41 = np.where(np.int8(0) == mode[3], REAL(0.0), REAL(1.0)) / v15
    v42 = v36 * v41
    v43 = 0.0012435839999999998 * v6
    v44 = 0.0006421600000000001 + v43
    v45 = (5.846399999999999e-05 * v5) - (v8 * v44)
    v46 = 0.0028799999999999997 * ((v5 * v3) - (v4 * v22))
    v47 = ((v34 * (v39 + (5.846399999999999e-05 * v4))) - (v44 * (v7 * v3))) - (0.15005 * v46)
    v48 = 1557.2443004858599 * np.where(np.int8(0) == mode[4], REAL(0.0), REAL(1.0))
    v49 = v48 * v47
    v50 = (v38 + (v45 * v49)) + (v40 * v42)
    v51 = v21 + (0.3592922305 - (2.0 * (v17 - v43)))
    v52 = v48 * v45
    v53 = np.where(np.int8(0) == mode[2], REAL(0.0), REAL(1.0)) / ((v51 - (v45 * v52)) + (v36 * v42))
    v54 = v50 * v53
    v55 = v40 * v41
    v56 = 0.4318 * v1
    v57 = (v45 + (v39 * ((v5 * v4) + (v3 * v22)))) + (v56 * v46)
    v58 = v48 * v57
    v59 = (v56 * v33) - v30
    v60 = v51 + v59
    v61 = (v36 - (v31 * (v39 * v3))) + (v35 * (v1 * v4))
    v62 = (v60 - (v45 * v58)) + (v61 * v42)
    v63 = v61 * v41
    v64 = v38 + (((0.023751 * v2) + (v1 * (0.6903913435000001 + v35))) + (v47 * v58))
    v65 = (v64 + (v40 * v63)) - (v62 * v54)
    v66 = v62 * v53
    v67 = ((((1.748114002 + v59) - (v57 * v58)) + (v61 * v63)) + v60) - (v62 * v66)
    v68 = np.where(np.int8(0) == mode[1], REAL(0.0), REAL(1.0)) / v67
    v69 = v65 * v68
    v70 = v3 * (v24 + (v4 * (((0.00011692799999999998 * v6) + 0.022546398) - (2.0 * v23))))
    v71 = (v19 + (v47 * v49)) + (((v1 * v9) - 3.136777173125) - (2.0 * (v32 - v30)))
    v72 = (((v71 - (v40 * v55)) + v70) + (v50 * v54)) + (v65 * v69)
    v73 = qd[0] * qd[0]
    v74 = qd[1] * qd[0]
    v75 = ((0.8636 * v74) * v1) - (0.15005 * v73)
    v76 = qd[0] * v4
    v77 = qd[3] + v76
    v78 = qd[2] + qd[1]
    v79 = qd[0] * v3
    v80 = (v78 * v7) - (v8 * v79)
    v81 = (v5 * v77) - (v6 * v80)
    v82 = (v78 * v8) + (v7 * v79)
    v83 = qd[4] + v82
    v84 = 0.0028799999999999997 * ((v81 * v81) + (v83 * v83))
    v85 = v76 * v79
    v86 = v78 * v76
    v87 = v77 * v80
    v88 = (((2.0 * v7) * v86) - v87) - (v8 * v85)
    v89 = (v5 * v80) + (v6 * v77)
    v90 = v81 * v89
    v91 = -(0.0028799999999999997 * (v88 - v90))
    v92 = (v5 * v84) + (v6 * v91)
    v93 = v78 * v79
    v94 = v80 * v82
    v95 = v93 + v94
    v96 = (v7 * v85) + (2.0 * ((v8 * v86) - (v77 * v82)))
    v97 = ((v5 * v95) - (v89 * (2.0 * v83))) - (v6 * v96)
    v98 = 0.0028799999999999997 * v97
    v99 = (v7 * v92) + (v8 * v98)
    v100 = 4e-05 * (qd[5] + v89)
    v101 = v78 * v78
    v102 = v101 + (v76 * v76)
    v103 = qd[1] * qd[1]
    v104 = (v103 * v56) - 9.81
    v105 = v73 + v103
    v106 = (v3 * v104) + (v105 * v29)
    v107 = ((0.4318 * v85) - v106) - (0.0203 * v102)
    v108 = (v75 + (0.8636 * v86)) + (0.0406 * v93)
    v109 = ((0.0028799999999999997 * ((v7 * v107) + (v8 * v108))) - (v83 * v100)) - (0.0004421600000000001 * v97)
    v110 = v83 * v81
    v111 = (v110 + (v6 * v95)) + (v5 * v96)
    v112 = ((0.15 * qd[5]) - tau[5]) + (0.7 * sign[5])
    v113 = (0.00020000000000000004 * (v110 + v111)) - np.where(v10, (-4e-05) * v111, -v112)
    v114 = ((v5 * v109) - ((0.0013999999999999998 * v93) + (9.999999999999983e-05 * v94))) - (v6 * v113)
    v115 = (((0.0047376000000000015 * v85) - (0.025374999999999998 * v75)) - (0.022546398 * v86)) - (0.03353022499999997 * v93)
    v116 = v101 + (v79 * v79)
    v117 = (v4 * v104) - (v105 * v27)
    v118 = v5 * (((0.0203 * v85) - v117) - (0.4318 * v116))
    v119 = 0.0028799999999999997 * (((v34 * v108) - (v22 * v107)) - v118)
    v120 = v119 + (((0.0006421600000000001 * v88) - (0.00024216000000000005 * v90)) + (v81 * v100))
    v121 = (0.0006500000000000002 * (v87 - v88)) - v120
    v122 = ((v5 * v113) + (0.00075 * v96)) + (v6 * v109)
    v123 = (((0.8913300000000002 * v75) + (0.6824699160000001 * v86)) + (0.022546398 * v93)) + (0.0047376000000000015 * (v116 - v73))
    v124 = (v7 * v98) - (v8 * v92)
    v125 = ((0.8913300000000002 * v85) - (0.025374999999999998 * v102)) - v124
    v126 = (v5 * v91) - (v6 * v84)
    v127 = v126 + ((0.025374999999999998 * v85) - (0.8913300000000002 * v116))
    v128 = (v4 * v125) - (v3 * v127)
    v129 = (((0.3244698455 * v85) - (0.8913300000000002 * v106)) + (0.025374999999999998 * v117)) - (0.011273199 * (v102 - v116))
    v130 = (v7 * v122) + (((v8 * v121) + (v129 - (0.0203 * v126))) - (0.4318 * v124))
    v131 = v114 + ((sign[3] + (0.13 * qd[3])) - tau[3])
    v132 = v120 + (((0.17 * qd[4]) - tau[4]) + (0.8 * sign[4]))
    v133 = (((tau[2] - (3.5 * qd[2])) - (4.8 * sign[2])) - (v52 * v132)) + (v42 * v131)
    v134 = v133 + v130
    v135 = (v2 * v9) - 0.0070992
    v136 = ((37.2347379 * v2) + (((3.5 * qd[1]) - tau[1]) + (7.0 * sign[1]))) - (1.024164 * v1)
    v137 = ((v136 + ((v105 - v103) * v135)) + (v29 * v127)) + (v58 * v132)
    v138 = ((v137 + (v27 * v125)) - (v56 * v128)) - (v63 * v131)
    v139 = v138 + ((v66 * v134) - v130)
    v140 = v3 * ((((v7 * v121) - v123) + (0.4318 * v99)) - (v8 * v122))
    v141 = (v73 - v105) * ((0.023751 * v1) - (0.6903913435000001 * v2))
    v142 = (((tau[0] - (4.9 * qd[0])) - (6.0 * sign[0])) + v141) + ((2.0 * v74) * v135)
    v143 = (v142 + (v2 * ((0.02191385 * v93) + (0.7697525880000002 * v86)))) - (v26 * v99)
    v144 = (v143 - (v49 * v132)) - (v4 * (v114 + ((0.0203 * v99) + v115)))
    v145 = (((v144 - (0.15005 * v128)) - (v55 * v131)) + v140) + (v54 * v134)
    v146 = (v145 - (v139 * v69)) * (np.where(np.int8(0) == mode[0], REAL(0.0), REAL(1.0)) / v72)
    v147 = (v139 * v68) + (v69 * v146)
    v148 = ((v53 * v134) - (v54 * v146)) + (v66 * v147)
    v149 = (v42 * v148) + (((v55 * v146) - (v41 * v131)) - (v63 * v147))
    v150 = (v111 - (24999.999999999996 * v112)) + (((v6 * v4) - (v3 * v16)) * v146)
    return (
        -v146,
        -v147,
        v148,
        -v149,
        (v52 * v148) - (((v48 * v132) + (v49 * v146)) + (v58 * v147)),
        np.where(v10, REAL(0.0), (v150 + (v6 * v149)) + (v31 * (v147 - v148))),
    )


def _step_moving(prepared, context_real, context_mode):
    v0 = _real_of(context_mode[0])
    v1 = _real_of(context_mode[1])
    v2 = _real_of(context_mode[2])
    v3 = _real_of(context_mode[3])
    v4 = _real_of(context_mode[5])
    v5 = _real_of(context_mode[4])
    v6 = np.int8(0) == context_mode[0]
    v7 = 0.5 * context_real[12]
    v8 = context_real[19] + (context_real[13] * v7)
    v9 = context_real[20] + (context_real[14] * v7)
    v10 = context_real[21] + (context_real[15] * v7)
    v11 = context_real[22] + (context_real[16] * v7)
    v12 = context_real[23] + (context_real[17] * v7)
    v13 = context_real[24] + (context_real[18] * v7)
    v14 = _friction_stage(prepared, (context_real[6] + (context_real[19] * v7), context_real[7] + (context_real[20] * v7), context_real[8] + (context_real[21] * v7), context_real[9] + (context_real[22] * v7), context_real[10] + (context_real[23] * v7), context_real[11] + (context_real[24] * v7)), (v8, v9, v10, v11, v12, v13), (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5]), (context_mode[0], context_mode[1], context_mode[2], context_mode[3], context_mode[4], context_mode[5]), (v0, v1, v2, v3, v5, v4))
    v15 = context_real[19] + (v7 * v14[0])
    v16 = context_real[20] + (v7 * v14[1])
    v17 = context_real[21] + (v7 * v14[2])
    v18 = context_real[22] + (v7 * v14[3])
    v19 = context_real[23] + (v7 * v14[4])
    v20 = context_real[24] + (v7 * v14[5])
    v21 = _friction_stage(prepared, (context_real[6] + (v7 * v8), context_real[7] + (v7 * v9), context_real[8] + (v7 * v10), context_real[9] + (v7 * v11), context_real[10] + (v7 * v12), context_real[11] + (v7 * v13)), (v15, v16, v17, v18, v19, v20), (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5]), (context_mode[0], context_mode[1], context_mode[2], context_mode[3], context_mode[4], context_mode[5]), (v0, v1, v2, v3, v5, v4))
    v22 = context_real[12] * v21[0]
    v23 = 0.16666666666666666 * context_real[12]
    v24 = np.int8(0) == context_mode[1]
    v25 = context_real[12] * v21[1]
    v26 = np.int8(0) == context_mode[2]
    v27 = context_real[12] * v21[2]
    v28 = np.int8(0) == context_mode[3]
    v29 = context_real[12] * v21[3]
    v30 = np.int8(0) == context_mode[4]
    v31 = context_real[12] * v21[4]
    v32 = np.int8(0) == context_mode[5]
    v33 = context_real[12] * v21[5]
    v34 = _friction_stage(prepared, (context_real[6] + (context_real[12] * v15), context_real[7] + (context_real[12] * v16), context_real[8] + (context_real[12] * v17), context_real[9] + (context_real[12] * v18), context_real[10] + (context_real[12] * v19), context_real[11] + (context_real[12] * v20)), (context_real[19] + v22, context_real[20] + v25, context_real[21] + v27, context_real[22] + v29, context_real[23] + v31, context_real[24] + v33), (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5]), (context_mode[0], context_mode[1], context_mode[2], context_mode[3], context_mode[4], context_mode[5]), (v0, v1, v2, v3, v5, v4))
    return (
        np.where(v6, context_real[6], context_real[6] + (v23 * (v22 + (2.0 * (v15 + (context_real[19] + v8)))))),
        np.where(v24, context_real[7], context_real[7] + (v23 * (v25 + (2.0 * (v16 + (context_real[20] + v9)))))),
        np.where(v26, context_real[8], context_real[8] + (v23 * (v27 + (2.0 * (v17 + (context_real[21] + v10)))))),
        np.where(v28, context_real[9], context_real[9] + (v23 * (v29 + (2.0 * (v18 + (context_real[22] + v11)))))),
        np.where(v30, context_real[10], context_real[10] + (v23 * (v31 + (2.0 * (v19 + (context_real[23] + v12)))))),
        np.where(v32, context_real[11], context_real[11] + (v23 * (v33 + (2.0 * (v20 + (context_real[24] + v13)))))),
        np.where(v6, REAL(0.0), context_real[19] + (v23 * ((context_real[13] + (2.0 * (v14[0] + v21[0]))) + v34[0]))),
        np.where(v24, REAL(0.0), context_real[20] + (v23 * ((context_real[14] + (2.0 * (v14[1] + v21[1]))) + v34[1]))),
        np.where(v26, REAL(0.0), context_real[21] + (v23 * ((context_real[15] + (2.0 * (v14[2] + v21[2]))) + v34[2]))),
        np.where(v28, REAL(0.0), context_real[22] + (v23 * ((context_real[16] + (2.0 * (v14[3] + v21[3]))) + v34[3]))),
        np.where(v30, REAL(0.0), context_real[23] + (v23 * ((context_real[17] + (2.0 * (v14[4] + v21[4]))) + v34[4]))),
        np.where(v32, REAL(0.0), context_real[24] + (v23 * ((context_real[18] + (2.0 * (v14[5] + v21[5]))) + v34[5]))),
    )


def _step(prepared, q, qd, mode, tau, dt):
    v0 = q[1] + q[2]
    v1 = np.sin(q[3])
    v2 = np.cos(q[3])
    v3 = np.sin(q[4])
    v4 = np.cos(q[4])
    v5 = np.sin(v0)
    v6 = np.cos(v0)
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = v3 * v1
    v10 = 3.9999999999999996e-05 * v9
    v11 = v4 * v10
    v12 = 0.0012435839999999998 + (0.00020216000000000006 * v4)
    v13 = v9 * v12
    v14 = v13 + v11
    v15 = 0.00020216000000000006 * (v3 * v3)
    v16 = 0.0016399999999999997 + v15
    v17 = 3.9999999999999996e-05 * v4
    v18 = 1.0 / ((v4 * v17) - v16)
    v19 = v18 * v14
    v20 = v5 * v9
    v21 = 0.0012435839999999998 * v8
    v22 = v6 * v9
    v23 = 0.0012435839999999998 * v7
    v24 = (v23 * v22) + (v13 - (v21 * v20))
    v25 = v11 + v24
    v26 = 0.4318 * v8
    v27 = v6 * v26
    v28 = v3 * v2
    v29 = (0.0028799999999999997 * v28) - 0.025374999999999998
    v30 = v5 * v26
    v31 = 0.8913300000000002 + (0.0028799999999999997 * v4)
    v32 = (v31 * v30) + (v29 * v27)
    v33 = (v6 * v31) - (v5 * v29)
    v34 = 0.4318 * v7
    v35 = (v33 * v34) - v32
    v36 = 5.846399999999999e-05 * v28
    v37 = 0.0012435839999999998 * v4
    v38 = v15 - 0.00119216
    v39 = v1 * (0.0012921600000000003 + v38)
    v40 = v1 * v39
    v41 = v40 + ((2.0 * (v36 - v37)) - 0.3592922305)
    v42 = v41 - v35
    v43 = v4 * v6
    v44 = 0.0028799999999999997 * v2
    v45 = (v5 * (0.0028799999999999997 * v3)) - (v43 * v44)
    v46 = 0.0006421600000000001 + v37
    v47 = (5.846399999999999e-05 * v3) - (v2 * v46)
    v48 = v4 * v21
    v49 = v5 * v2
    v50 = (v49 * v48) + ((v47 + (v21 * (v3 * v6))) + (v34 * v45))
    v51 = 1557.2443004858599 * v47
    v52 = v9 * v10
    v53 = v52 + ((v42 - (v19 * v25)) + (v51 * v50))
    v54 = 1.0 / (v52 + ((v47 * v51) + (v41 - (v14 * v19))))
    v55 = v54 * v53
    v56 = v53 * v55
    v57 = 1.748114002 + (v35 - v42)
    v58 = 1557.2443004858599 * v50
    v59 = v18 * v25
    v60 = 1.0 / ((v52 + (((v50 * v58) - v57) - (v25 * v59))) - v56)
    v61 = 3.9999999999999996e-05 * ((v5 * v28) - v43)
    v62 = v36 - v16
    v63 = v28 * v12
    v64 = (0.0004321439999999999 * v22) + (((v5 * v63) - (v6 * v62)) - (v28 * v21))
    v65 = v64 + (v4 * v61)
    v66 = ((5.846399999999999e-05 * v20) + ((0.15005 * v33) + (v6 * (0.0047376000000000015 + v13)))) - (v39 * v49)
    v67 = v9 * v61
    v68 = (v1 * (v48 + ((5.846399999999999e-05 * v43) - (v5 * v46)))) - (0.15005 * v45)
    v69 = ((v67 - v66) - (v19 * v65)) - (v51 * v68)
    v70 = (v9 * v23) + ((0.6903913435000001 * v7) + ((0.023751 * v8) + v66))
    v71 = (((v67 - v70) - (v55 * v69)) - (v59 * v65)) - (v58 * v68)
    v72 = v60 * v71
    v73 = v9 - (v4 * v19)
    v74 = (v9 - (v73 * v55)) - (v4 * v59)
    v75 = v54 * v69
    v76 = v18 * v65
    v77 = 24999.999999999996 * v61
    v78 = (((v74 * v72) + (v73 * v75)) + (v4 * v76)) - v77
    v79 = v71 * v72
    v80 = v36 + (v62 - 0.016765112499999985)
    v81 = (0.00011692799999999998 * v43) - (v5 * (v40 + (0.34123495800000003 + (v80 + ((0.0024871679999999997 * v4) - v38)))))
    v82 = v5 * (v81 - (v6 * ((2.0 * v63) - 0.022546398)))
    v83 = (1.601861202 * v7) + (0.0141984 * v8)
    v84 = 3.136777173125 + ((((2.0 * ((0.0004321439999999999 * v9) - v32)) - v82) - v80) - (v7 * v83))
    v85 = 1557.2443004858599 * v68
    v86 = (((v84 + (v69 * v75)) + (v65 * v76)) - (v61 * v77)) - (v68 * v85)
    v87 = 1.0 / (v79 + v86)
    v88 = (24999.999999999996 - ((v4 * v4) * v18)) - (v73 * (v54 * v73))
    v89 = np.abs(qd[5])
    v90 = v89 < (dt * ((v88 - (v74 * (v60 * v74))) + (v78 * (v87 * v78))))
    v91 = (0.0 == v89) | v90
    v92 = (v51 * v55) - v58
    v93 = v85 + ((v51 * v75) - (v72 * v92))
    v94 = ((v54 * (v47 * (2425009.811395695 * v47))) - 1557.2443004858599) + (v92 * (v60 * v92))
    v95 = np.abs(qd[4])
    v96 = (0.0 == v95) | (v95 < ((v94 - (v93 * (v87 * v93))) * ((-1.1) * dt)))
    v97 = (v19 * v55) - v59
    v98 = ((v19 * v75) - (v72 * v97)) - v76
    v99 = (v18 + (v97 * (v60 * v97))) - (v98 * (v87 * v98))
    v100 = np.abs(qd[3])
    v101 = (v100 < ((v99 + (v19 * (v19 * v54))) * ((-1.4) * dt))) | (0.0 == v100)
    v102 = v75 - (v55 * v72)
    v103 = dt * v87
    v104 = 6.5 * (((1.0 + (v56 * v60)) * (dt * v54)) - (v103 * (v102 * v102)))
    v105 = np.abs(qd[2])
    v106 = (v105 < (-v104)) | (0.0 == v105)
    v107 = np.abs(qd[1])
    v108 = (0.0 == v107) | (v107 < (((v79 * v103) - dt) * (9.5 * v60)))
    v109 = 0.15 * np.where(v91, REAL(0.0), qd[5])
    v110 = 0.17 * np.where(v96, REAL(0.0), qd[4])
    v111 = 0.13 * np.where(v101, REAL(0.0), qd[3])
    v112 = 3.5 * np.where(v106, REAL(0.0), qd[2])
    v113 = 3.5 * np.where(v108, REAL(0.0), qd[1])
    v114 = qd[0] * v5
    v115 = qd[2] + qd[1]
    v116 = (v2 * v115) + (v1 * v114)
    v117 = qd[4] + v116
    v118 = (v1 * v115) - (v2 * v114)
    v119 = qd[0] * v6
    v120 = qd[3] + v119
    v121 = (v3 * v120) - (v4 * v118)
    v122 = 0.0028799999999999997 * ((v121 * v121) + (v117 * v117))
    v123 = (v3 * v118) + (v4 * v120)
    v124 = v121 * v123
    v125 = v120 * v118
    v126 = v119 * v114
    v127 = v119 * v115
    v128 = ((v127 * (2.0 * v1)) - (v2 * v126)) - v125
    v129 = -(0.0028799999999999997 * (v128 - v124))
    v130 = (v3 * v129) - (v4 * v122)
    v131 = v115 * v115
    v132 = v131 + (v114 * v114)
    v133 = (v130 - (0.8913300000000002 * v132)) + (0.025374999999999998 * v126)
    v134 = (v3 * v122) + (v4 * v129)
    v135 = v118 * v116
    v136 = v115 * v114
    v137 = v136 + v135
    v138 = (v1 * v126) + (2.0 * ((v2 * v127) - (v120 * v116)))
    v139 = (v3 * v137) - (v4 * v138)
    v140 = (v123 * (2.0 * v117)) - v139
    v141 = 0.0028799999999999997 * v1
    v142 = (v2 * v134) + (v140 * v141)
    v143 = v131 + (v119 * v119)
    v144 = (0.8913300000000002 * v126) + (v142 - (0.025374999999999998 * v143))
    v145 = (v6 * v144) - (v5 * v133)
    v146 = qd[1] * qd[0]
    v147 = qd[0] * qd[0]
    v148 = (0.15005 * v147) - (v146 * (0.8636 * v7))
    v149 = (0.8636 * v127) + ((0.0406 * v136) - v148)
    v150 = qd[1] * qd[1]
    v151 = v147 + v150
    v152 = (v34 * v150) - 9.81
    v153 = (v5 * v152) + (v27 * v151)
    v154 = ((0.4318 * v126) - (0.0203 * v143)) - v153
    v155 = (((1.9999999999999998e-05 * v139) - (0.0004221600000000001 * v140)) - (v44 * v149)) - (v154 * v141)
    v156 = 3.9999999999999996e-05 * qd[5]
    v157 = (v117 * v156) + v155
    v158 = v121 * v117
    v159 = v158 + ((v3 * v138) + (v4 * v137))
    v160 = (0.00024000000000000003 * v159) + (0.00020000000000000004 * v158)
    v161 = (0.00075 * v138) + ((v3 * v160) - (v4 * v157))
    v162 = (v6 * v152) - (v30 * v151)
    v163 = -(v4 * ((v1 * v149) - (v2 * v154)))
    v164 = 0.0028799999999999997 * (v163 - (v3 * ((0.4318 * v132) + (v162 - (0.0203 * v126)))))
    v165 = (((0.0006421600000000001 * v128) - v164) - (0.00020216000000000006 * v124)) + (v121 * v156)
    v166 = (0.0006500000000000002 * (v125 - v128)) - v165
    v167 = (0.025374999999999998 * v162) + (((v1 * v161) + (v2 * v166)) - (0.8913300000000002 * v153))
    v168 = (0.3244698455 * v126) + (((0.4318 * v142) + v167) - (0.0203 * v130))
    v169 = v168 + (0.011273199 * (v132 - v143))
    v170 = ((((37.2347379 * v8) - (1.024164 * v7)) - tau[1]) - v169) - (v34 * v145)
    v171 = (v8 * v83) - 0.0070992
    v172 = (v171 * (v151 - v150)) + ((v27 * v133) + ((v30 * v144) + v170))
    v173 = (9.999999999999983e-05 * v135) + ((0.0013999999999999998 * v136) + ((v4 * v160) + (v3 * v157)))
    v174 = (v1 * v134) - (v140 * v44)
    v175 = ((0.0047376000000000015 * v126) + (((0.0203 * v174) + (0.025374999999999998 * v148)) - v173)) - (0.03353022499999997 * v136)
    v176 = (0.4318 * v174) + ((0.8913300000000002 * v148) + ((v1 * v166) - (v2 * v161)))
    v177 = v5 * (((v176 - (0.022546398 * v136)) - (0.6824699160000001 * v127)) - (0.0047376000000000015 * (v132 - v147)))
    v178 = tau[0] + ((v177 - (v6 * (v175 - (0.022546398 * v127)))) - (0.15005 * v145))
    v179 = (v178 - ((v147 - v151) * ((0.6903913435000001 * v8) - (0.023751 * v7)))) - (v26 * v174)
    v180 = (v8 * ((0.02191385 * v136) + (0.7697525880000002 * v127))) + ((v146 * (2.0 * v171)) + v179)
    v181 = np.abs(qd[0])
    v182 = (0.0 == v181) | (v181 < (8.4 * v103))
    v183 = 4.9 * np.where(v182, REAL(0.0), qd[0])
    v184 = tau[2] + v169
    v185 = tau[3] + v173
    v186 = tau[5] + (3.9999999999999996e-05 * v159)
    v187 = tau[4] - v165
    v188 = _step_at_rest(prepared, (v84, -v70, -v66, v64, -v68, -v61, v57, -v42, -v24, -v50, v10, -v41, -v13, -v47, v16, v17, v180, -v172, v184, v185, v187, v186, tau[0], tau[1], tau[2], tau[3], tau[4], tau[5], -v72, -v75, -v76, -v85, -v77, v55, v59, -v58, v9, v19, -v51, v4, v87, -v60, -v54, -v18, v183, v113, v112, v111, v110, v109, qd[0], qd[1], qd[2], qd[3], qd[4], qd[5]), (v182, v108, v106, v101, v96, v91))
    v189 = v91 | (v96 | (v101 | (v106 | (v108 | v182))))
    v190 = _mode_of(qd[5])
    v191 = np.where(v189, v188[18], v190)
    v192 = _mode_of(qd[4])
    v193 = np.where(v189, v188[17], v192)
    v194 = _mode_of(qd[3])
    v195 = np.where(v189, v188[16], v194)
    v196 = _mode_of(qd[2])
    v197 = np.where(v189, v188[15], v196)
    v198 = _mode_of(qd[1])
    v199 = np.where(v189, v188[14], v198)
    v200 = _mode_of(qd[0])
    v201 = np.where(v189, v188[13], v200)
    v202 = np.where(v189, v188[12], qd[5])
    v203 = np.where(v189, v188[11], qd[4])
    v204 = np.where(v189, v188[10], qd[3])
    v205 = np.where(v189, v188[9], qd[2])
    v206 = np.where(v189, v188[8], qd[1])
    v207 = np.where(v189, v188[7], qd[0])
    v208 = v109 + ((0.7 * _real_of(v190)) - v186)
    v209 = ((v185 + (v4 * v208)) - _real_of(v194)) - v111
    v210 = v110 + ((0.8 * _real_of(v192)) - v187)
    v211 = (((v184 - (4.8 * _real_of(v196))) - (v19 * v209)) - (v51 * v210)) - v112
    v212 = v9 * v208
    v213 = v212 + v211
    v214 = (((v212 - v172) - (7.0 * _real_of(v198))) - (v55 * v213)) - (v59 * v209)
    v215 = (v214 - (v58 * v210)) - v113
    v216 = ((v180 - (6.0 * _real_of(v200))) + (v72 * v215)) + (v75 * v213)
    v217 = v87 * ((((v216 + (v76 * v209)) - (v77 * v208)) - (v85 * v210)) - v183)
    v218 = (v72 * v217) - (v60 * v215)
    v219 = ((v75 * v217) - (v54 * v213)) - (v55 * v218)
    v220 = (((v18 * v209) + (v19 * v219)) + (v59 * v218)) - (v76 * v217)
    v221 = (((v4 * v220) - (24999.999999999996 * v208)) + (v77 * v217)) - (v9 * (v218 + v219))
    v222 = _step_moving(prepared, (tau[0], tau[1], tau[2], tau[3], tau[4], tau[5], q[0], q[1], q[2], q[3], q[4], q[5], dt, np.where(v189, v188[1], v217), np.where(v189, v188[2], v218), np.where(v189, v188[3], v219), np.where(v189, v188[4], -v220), np.where(v189, v188[5], (((v51 * v219) - (1557.2443004858599 * v210)) + (v58 * v218)) + (v85 * v217)), np.where(v189, v188[6], v221), v207, v206, v205, v204, v203, v202), (v201, v199, v197, v195, v193, v191))
    v223 = ((~(np.int8(0) == v199)) | (~(np.int8(0) == v201))) | (~(np.int8(0) == v197))
    v224 = (v223 | (~(np.int8(0) == v195))) | (~(np.int8(0) == v193))
    v225 = (~(np.int8(0) == v191)) | v224
    v226 = np.where(v225, v222[2], q[2])
    v227 = np.where(v225, v222[4], q[4])
    v228 = np.where(v225, v222[1], q[1])
    v229 = np.where(v225, v222[0], q[0])
    v230 = np.abs(v229) + (np.abs(v228) + (np.abs(v227) + np.abs(v226)))
    v231 = np.where(v225, v222[3], q[3])
    v232 = (np.abs(v231) + (np.abs(tau[5]) + v230)) < 1e+38
    v233 = (np.abs(q[5]) + (v181 + (v107 + (v105 + (v100 + v95))))) < 1e+38
    v234 = np.abs(q[1]) + (np.abs(q[2]) + (np.abs(q[4]) + np.abs(q[3])))
    v235 = ((np.abs(q[0]) + (np.abs(dt) + v234)) < 1e+38) & v233
    v236 = np.abs(tau[2]) + (np.abs(tau[1]) + (np.abs(tau[0]) + (v89 + np.abs(tau[4]))))
    v237 = np.where(v225, v222[9], v204)
    v238 = np.where(v225, v222[10], v203)
    v239 = np.where(v225, v222[8], v205)
    v240 = np.where(v225, v222[7], v206)
    v241 = np.abs(v240) + (np.abs(v239) + (np.abs(v238) + np.abs(v237)))
    v242 = np.where(v225, v222[5], q[5])
    v243 = np.where(v225, v222[6], v207)
    v244 = (np.abs(v243) + (np.abs(v242) + v241)) < 1e+38
    v245 = v244 & ((((np.abs(tau[3]) + v236) < 1e+38) & v235) & v232)
    v246 = np.where(v225, v222[11], v202)
    v247 = ((np.abs(v246) < 1e+38) & v245) & (0.0 < dt)
    return (
        np.where(v247, v229, q[0]),
        np.where(v247, v228, q[1]),
        np.where(v247, v226, q[2]),
        np.where(v247, v231, q[3]),
        np.where(v247, v227, q[4]),
        np.where(v247, v242, q[5]),
        np.where(v247, v243, qd[0]),
        np.where(v247, v240, qd[1]),
        np.where(v247, v239, qd[2]),
        np.where(v247, v237, qd[3]),
        np.where(v247, v238, qd[4]),
        np.where(v247, v246, qd[5]),
        np.where(v247, v201, mode[0]),
        np.where(v247, v199, mode[1]),
        np.where(v247, v197, mode[2]),
        np.where(v247, v195, mode[3]),
        np.where(v247, v193, mode[4]),
        np.where(v247, v191, mode[5]),
        np.where(v247, np.where(v189, v188[0], REAL(0.0)), REAL(6.0)),
    )


def step(prepared, q, qd, mode, tau, dt):
    """One fixed step with Karnopp's dead band.

    Takes
      q[6]     joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]    joint rates, rad/s or m/s
      mode[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[6]   joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
      dt       step, s

    Gives
      q_next[6]     joint coordinates in the chain's order, rad or m
      qd_next[6]    joint rates, rad/s or m/s
      mode_next[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 254899 add, 241941 mul, 5848 div, 0 sqrt, 16 sincos, 525445 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _step(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:6], REAL, (6,), lanes), _pack(values[6:12], REAL, (6,), lanes), _pack(values[12:18], np.int8, (6,), lanes), _pack(values[18:19], REAL, (), lanes)


def _interpolated_pattern(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode):
    v0 = np.int8(0) == pattern[5]
    v1 = np.where(v0, REAL(0.0), REAL(24999.999999999996))
    v2 = context_real[15] * v1
    v3 = context_real[10] * v2
    v4 = v3 - context_real[12]
    v5 = np.int8(0) == pattern[3]
    v6 = np.where(v5, REAL(0.0), -(1.0 / np.where(~v5, (context_real[15] * v2) - context_real[14], REAL(1.0))))
    v7 = v6 * v4
    v8 = np.int8(0) == pattern[4]
    v9 = np.where(v8, REAL(0.0), REAL(1557.2443004858599))
    v10 = context_real[13] * v9
    v11 = context_real[10] * v1
    v12 = context_real[10] * v11
    v13 = np.int8(0) == pattern[2]
    v14 = 1.0 / np.where(~v13, (v12 + ((context_real[13] * v10) - context_real[11])) + (v4 * v7), REAL(1.0))
    v15 = np.where(v13, REAL(0.0), -v14)
    v16 = v3 - context_real[8]
    v17 = (v12 + ((v16 * v7) + (context_real[9] * v10))) - context_real[7]
    v18 = v17 * v15
    v19 = (context_real[5] * v2) - context_real[3]
    v20 = context_real[5] * v11
    v21 = v20 + (((context_real[4] * v10) + (v7 * v19)) - context_real[2])
    v22 = v6 * v16
    v23 = context_real[9] * v9
    v24 = v20 + ((((context_real[4] * v23) - context_real[1]) + (v22 * v19)) + (v18 * v21))
    v25 = ((v12 + ((v16 * v22) + (context_real[9] * v23))) + (v17 * v18)) - context_real[6]
    v26 = np.int8(0) == pattern[1]
    v27 = np.where(v26, REAL(0.0), -(1.0 / np.where(~v26, v25, REAL(1.0))))
    v28 = v27 * v24
    v29 = _real_of(pattern[5])
    v30 = context_real[32] + (0.7 * v29)
    v31 = np.where(v0, REAL(0.0), context_real[21] - v30)
    v32 = _real_of(pattern[3])
    v33 = context_real[28] + v32
    v34 = (v2 * v31) - np.where(v5, REAL(0.0), context_real[19] - v33)
    v35 = _real_of(pattern[4])
    v36 = context_real[30] + (0.8 * v35)
    v37 = np.where(v8, REAL(0.0), context_real[20] - v36)
    v38 = _real_of(pattern[2])
    v39 = context_real[26] + (4.8 * v38)
    v40 = v31 * v11
    v41 = v40 + (((v34 * v7) + (v10 * v37)) - np.where(v13, REAL(0.0), context_real[18] - v39))
    v42 = _real_of(pattern[1])
    v43 = context_real[24] + (7.0 * v42)
    v44 = (((v23 * v37) + (v34 * v22)) + (v18 * v41)) - np.where(v26, REAL(0.0), context_real[17] - v43)
    v45 = v40 + v44
    v46 = v15 * v21
    v47 = v6 * v19
    v48 = context_real[4] * v9
    v49 = context_real[5] * v1
    v50 = (((v31 * v49) + (v37 * v48)) + (v34 * v47)) + (v41 * v46)
    v51 = _real_of(pattern[0])
    v52 = context_real[22] + (6.0 * v51)
    v53 = np.int8(0) == pattern[0]
    v54 = (((context_real[4] * v48) + (context_real[5] * v49)) + (v19 * v47)) + (v21 * v46)
    v55 = np.where(v53, REAL(0.0), -(1.0 / np.where(~v53, (v54 + (v24 * v28)) - context_real[0], REAL(1.0))))
    v56 = v55 * ((v50 - np.where(v53, REAL(0.0), context_real[16] - v52)) + (v45 * v28))
    v57 = (v27 * v45) + (v28 * v56)
    v58 = ((v15 * v41) + (v18 * v57)) + (v46 * v56)
    v59 = (((v6 * v34) + (v22 * v57)) + (v7 * v58)) + (v47 * v56)
    v60 = (((v1 * v31) + (v2 * v59)) + (v49 * v56)) + (v11 * (v57 + v58))
    v61 = np.where(v0, REAL(0.0), v60)
    v62 = context_real[10] * v61
    v63 = np.where(v8, REAL(0.0), (((v9 * v37) + (v23 * v57)) + (v10 * v58)) + (v48 * v56))
    v64 = np.where(v5, REAL(0.0), -v59)
    v65 = np.where(v53, REAL(0.0), -v56)
    v66 = np.where(v13, REAL(0.0), -v58)
    v67 = (((context_real[17] - (context_real[8] * v64)) - (context_real[9] * v63)) - (context_real[1] * v65)) - (context_real[7] * v66)
    v68 = np.where(v26, v67 - v62, v43)
    v69 = np.where(v26, REAL(0.0), -v57)
    v70 = np.where(v26, _min(9.5 + v68, 9.5 - v68), v42 * v69)
    v71 = np.where(v26, v70, context_real[6] * v70)
    v72 = _max(np.abs(v68), np.abs(context_real[17]))
    v73 = ~flag[0]
    v74 = context_boolean[7] & v73
    v75 = (v74 & (((-1e-06) * v72) <= v71)) | ((0.0 < v70) | (v26 & (0.0 <= v70)))
    v76 = (((context_real[16] - (context_real[4] * v63)) - (context_real[5] * v61)) - (context_real[1] * v69)) - (context_real[3] * v64)
    v77 = np.where(v53, v76 - (context_real[2] * v66), v52)
    v78 = np.where(v53, _min(8.4 + v77, 8.4 - v77), v51 * v65)
    v79 = np.where(v53, v78, context_real[0] * v78)
    v80 = _max(np.abs(v77), np.abs(context_real[16]))
    v81 = context_boolean[6] & v73
    v82 = (v81 & (((-1e-06) * v80) <= v79)) | ((v53 & (0.0 <= v78)) | (0.0 < v78))
    v83 = (((context_real[18] - (context_real[12] * v64)) - (context_real[2] * v65)) - (context_real[13] * v63)) - (context_real[7] * v69)
    v84 = np.where(v13, v83 - v62, v39)
    v85 = np.where(v13, _min(6.5 + v84, 6.5 - v84), v38 * v66)
    v86 = np.where(v13, v85, context_real[11] * v85)
    v87 = _max(np.abs(context_real[18]), np.abs(v84))
    v88 = context_boolean[8] & v73
    v89 = (v88 & (((-1e-06) * v87) <= v86)) | ((v13 & (0.0 <= v85)) | (0.0 < v85))
    v90 = (((context_real[19] - (context_real[15] * v61)) - (context_real[8] * v69)) - (context_real[3] * v65)) - (context_real[12] * v66)
    v91 = np.where(v5, v90, v33)
    v92 = np.where(v5, _min(1.4 + v91, 1.4 - v91), v32 * v64)
    v93 = np.where(v5, v92, context_real[14] * v92)
    v94 = _max(np.abs(v91), np.abs(context_real[19]))
    v95 = context_boolean[9] & v73
    v96 = (v95 & (((-1e-06) * v94) <= v93)) | ((v5 & (0.0 <= v92)) | (0.0 < v92))
    v97 = ((context_boolean[2] | v89) & ((context_boolean[0] | v82) & (context_boolean[1] | v75))) & (context_boolean[3] | v96)
    v98 = np.where(v8, ((context_real[20] - (context_real[9] * v69)) - (context_real[4] * v65)) - (context_real[13] * v66), v36)
    v99 = np.where(v8, _min(1.1 + v98, 1.1 - v98), v35 * v63)
    v100 = np.where(v8, v99, 0.0006421600000000001 * v99)
    v101 = _max(np.abs(v98), np.abs(context_real[20]))
    v102 = context_boolean[10] & v73
    v103 = (v102 & (((-1e-06) * v101) <= v100)) | ((v8 & (0.0 <= v99)) | (0.0 < v99))
    v104 = np.where(v0, ((context_real[21] - (context_real[15] * v64)) - (context_real[5] * v65)) - (context_real[10] * (v66 + v69)), v30)
    v105 = np.where(v0, _min(1.0 + v104, 1.0 - v104), v29 * v61)
    v106 = np.where(v0, v105, 4e-05 * v105)
    v107 = _max(np.abs(v104), np.abs(context_real[21]))
    v108 = context_boolean[11] & v73
    v109 = (v108 & (((-1e-06) * v107) <= v106)) | ((v0 & (0.0 <= v105)) | (0.0 < v105))
    v110 = (context_boolean[5] | v109) & ((context_boolean[4] | v103) & v97)
    v111 = flag[1] | v110
    v112 = np.where(v53, REAL(0.0), REAL(1.0))
    v113 = v112 + np.where(v26, REAL(0.0), REAL(1.0))
    v114 = np.where(v13, REAL(0.0), REAL(1.0)) + v113
    v115 = np.where(v5, REAL(0.0), REAL(1.0)) + v114
    v116 = np.where(v8, REAL(0.0), REAL(1.0)) + v115
    v117 = np.where(v0, REAL(0.0), REAL(1.0)) + v116
    v118 = 1.0 - v117
    v119 = -(v116 + v118)
    v120 = np.where(v108, np.int8(-1) == context_mode[11], context_boolean[29])
    v121 = np.where(v108, np.int8(1) == context_mode[11], context_boolean[28])
    v122 = v121 | v120
    v123 = (v122 & (v0 & ((v119 <= 0.0) & (0.0 <= v119)))) | (v120 & (np.int8(1) == pattern[5]))
    v124 = -(v115 + v118)
    v125 = np.where(v122, REAL(1.0), REAL(0.0))
    v126 = context_boolean[27] & (~v108)
    v127 = np.where(v126, REAL(0.0), REAL(1.0))
    v128 = np.where(v102, np.int8(1) == context_mode[10], context_boolean[25])
    v129 = np.where(v102, np.int8(-1) == context_mode[10], context_boolean[26])
    v130 = v129 | v128
    v131 = (v129 & (np.int8(1) == pattern[4])) | (v130 & (v8 & ((v127 <= v124) & (v124 <= v125))))
    v132 = v131 | v123
    v133 = np.where(v130, REAL(1.0), REAL(0.0)) + v125
    v134 = -(v114 + v118)
    v135 = context_boolean[24] & (~v102)
    v136 = np.where(v135, REAL(0.0), REAL(1.0)) + v127
    v137 = np.where(v95, np.int8(1) == context_mode[9], context_boolean[22])
    v138 = np.where(v95, np.int8(-1) == context_mode[9], context_boolean[23])
    v139 = v138 | v137
    v140 = (v139 & (v5 & ((v136 <= v134) & (v134 <= v133)))) | (v138 & (np.int8(1) == pattern[3]))
    v141 = v132 | v140
    v142 = np.where(v139, REAL(1.0), REAL(0.0)) + v133
    v143 = -(v113 + v118)
    v144 = context_boolean[21] & (~v95)
    v145 = np.where(v144, REAL(0.0), REAL(1.0)) + v136
    v146 = np.where(v88, np.int8(-1) == context_mode[8], context_boolean[20])
    v147 = np.where(v88, np.int8(1) == context_mode[8], context_boolean[19])
    v148 = v147 | v146
    v149 = (v148 & (v13 & ((v143 <= v142) & (v145 <= v143)))) | (v146 & (np.int8(1) == pattern[2]))
    v150 = v149 | v141
    v151 = -(v112 + v118)
    v152 = context_boolean[18] & (~v88)
    v153 = np.where(v152, REAL(0.0), REAL(1.0)) + v145
    v154 = np.where(v148, REAL(1.0), REAL(0.0)) + v142
    v155 = np.where(v74, np.int8(-1) == context_mode[7], context_boolean[17])
    v156 = np.where(v74, np.int8(1) == context_mode[7], context_boolean[16])
    v157 = v156 | v155
    v158 = (v157 & (v26 & ((v151 <= v154) & (v153 <= v151)))) | (v155 & (np.int8(1) == pattern[1]))
    v159 = v150 | v158
    v160 = -v118
    v161 = context_boolean[15] & (~v74)
    v162 = np.where(v161, REAL(0.0), REAL(1.0)) + v153
    v163 = np.where(v157, REAL(1.0), REAL(0.0)) + v154
    v164 = np.where(v81, np.int8(-1) == context_mode[6], context_boolean[14])
    v165 = np.where(v81, np.int8(1) == context_mode[6], context_boolean[13])
    v166 = v165 | v164
    v167 = ((v53 & ((v160 <= v163) & (v162 <= v160))) & v166) | (v164 & (np.int8(1) == pattern[0]))
    v168 = v167 | v159
    v169 = np.where(v168, v117, 1.0 + v117)
    v170 = ~(v168 | (v169 <= (v163 + np.where(v166, REAL(1.0), REAL(0.0)))))
    v171 = v170 & (~v111)
    v172 = (v73 & v171) & (context_boolean[11] | (context_boolean[10] | (context_boolean[9] | (context_boolean[8] | (context_boolean[6] | context_boolean[7])))))
    v173 = (~(context_boolean[14] | (context_boolean[13] | context_boolean[12]))) | (~(context_boolean[17] | (context_boolean[16] | context_boolean[15])))
    v174 = (~(context_boolean[23] | (context_boolean[22] | context_boolean[21]))) | ((~(context_boolean[20] | (context_boolean[19] | context_boolean[18]))) | v173)
    v175 = (v174 | (~(context_boolean[26] | (context_boolean[25] | context_boolean[24])))) | (~(context_boolean[29] | (context_boolean[28] | context_boolean[27])))
    v176 = v172 & (~v175)
    v177 = np.where((context_boolean[12] & (~v81)) & ((v162 <= v169) & (v169 <= v163)), np.int8(0), np.where(v165, np.int8(1), np.int8(-1)))
    v178 = np.where(v159, pattern[0], np.where(v167, np.where(v53 & v165, np.int8(1), np.int8(-1)), v177))
    v179 = v169 - np.where(np.int8(0) == v178, REAL(0.0), REAL(1.0))
    v180 = np.where(v161 & ((v153 <= v179) & (v179 <= v154)), np.int8(0), np.where(v156, np.int8(1), np.int8(-1)))
    v181 = np.where(v150, pattern[1], np.where(v158, np.where(v26 & v156, np.int8(1), np.int8(-1)), v180))
    v182 = v179 - np.where(np.int8(0) == v181, REAL(0.0), REAL(1.0))
    v183 = np.where(v152 & ((v182 <= v142) & (v145 <= v182)), np.int8(0), np.where(v147, np.int8(1), np.int8(-1)))
    v184 = np.where(v141, pattern[2], np.where(v149, np.where(v13 & v147, np.int8(1), np.int8(-1)), v183))
    v185 = v182 - np.where(np.int8(0) == v184, REAL(0.0), REAL(1.0))
    v186 = np.where(v144 & ((v136 <= v185) & (v185 <= v133)), np.int8(0), np.where(v137, np.int8(1), np.int8(-1)))
    v187 = np.where(v132, pattern[3], np.where(v140, np.where(v5 & v137, np.int8(1), np.int8(-1)), v186))
    v188 = v185 - np.where(np.int8(0) == v187, REAL(0.0), REAL(1.0))
    v189 = np.where(v135 & ((v188 <= v125) & (v127 <= v188)), np.int8(0), np.where(v128, np.int8(1), np.int8(-1)))
    v190 = np.where(v123, pattern[4], np.where(v131, np.where(v8 & v128, np.int8(1), np.int8(-1)), v189))
    v191 = v188 - np.where(np.int8(0) == v190, REAL(0.0), REAL(1.0))
    v192 = np.where(v126 & ((v191 <= 0.0) & (0.0 <= v191)), np.int8(0), np.where(v121, np.int8(1), np.int8(-1)))
    v193 = ~flag[1]
    v194 = (context_boolean[1] | (((-1e-12) * v72) <= v71)) & (context_boolean[0] | (((-1e-12) * v80) <= v79))
    v195 = (v194 & (context_boolean[2] | (((-1e-12) * v87) <= v86))) & (context_boolean[3] | (((-1e-12) * v94) <= v93))
    v196 = ((context_boolean[4] | (((-1e-12) * v101) <= v100)) & v195) & (context_boolean[5] | (((-1e-12) * v107) <= v106))
    v197 = (v110 & v193) | ((~flag[2]) & (v193 & v196))
    v198 = flag[3] | (flag[1] & v110)
    v199 = v170 | ((~v168) | (v0 & (v8 & (v5 & (v13 & (v53 & v26))))))
    return (
        np.where(v176, np.where(context_boolean[12], np.int8(0), np.where(context_boolean[13], np.int8(1), np.int8(-1))), v178),
        np.where(v176, np.where(context_boolean[15], np.int8(0), np.where(context_boolean[16], np.int8(1), np.int8(-1))), v181),
        np.where(v176, np.where(context_boolean[18], np.int8(0), np.where(context_boolean[19], np.int8(1), np.int8(-1))), v184),
        np.where(v176, np.where(context_boolean[21], np.int8(0), np.where(context_boolean[22], np.int8(1), np.int8(-1))), v187),
        np.where(v176, np.where(context_boolean[24], np.int8(0), np.where(context_boolean[25], np.int8(1), np.int8(-1))), v190),
        np.where(v176, np.where(context_boolean[27], np.int8(0), np.where(context_boolean[28], np.int8(1), np.int8(-1))), np.where(v123, np.where(v0 & v121, np.int8(1), np.int8(-1)), v192)),
        np.where(v197, pattern[0], best[0]),
        np.where(v197, pattern[1], best[1]),
        np.where(v197, pattern[2], best[2]),
        np.where(v197, pattern[3], best[3]),
        np.where(v197, pattern[4], best[4]),
        np.where(v197, pattern[5], best[5]),
        flag[0] | v176,
        v111,
        flag[2] | v196,
        v198,
        flag[4],
        np.where(v197, np.bool_(True), flag[5]),
        np.where(v197, np.bool_(False), flag[6]),
        np.where(v197, v65, number[0]),
        np.where(v197, v69, number[1]),
        np.where(v197, v66, number[2]),
        np.where(v197, v64, number[3]),
        np.where(v197, v63, number[4]),
        np.where(v197, v61, number[5]),
        (v171 & (~v176)) | (v111 & (v198 | v199)),
    )


def _interpolated_pattern_search(prepared, context_real, context_boolean, context_mode):
    v0 = ((0.7 * context_real[33]) - context_real[56]) - context_real[57]
    v1 = np.where(context_boolean[5], np.int8(1) == context_mode[5], v0 < context_real[55])
    v2 = ((0.8 * context_real[32]) - context_real[53]) - context_real[54]
    v3 = np.where(context_boolean[4], np.int8(1) == context_mode[4], v2 < context_real[52])
    v4 = (context_real[31] - context_real[50]) - context_real[51]
    v5 = np.where(context_boolean[3], np.int8(1) == context_mode[3], v4 < context_real[49])
    v6 = ((4.8 * context_real[30]) - context_real[47]) - context_real[48]
    v7 = np.where(context_boolean[2], np.int8(1) == context_mode[2], v6 < context_real[46])
    v8 = ((7.0 * context_real[29]) - context_real[44]) - context_real[45]
    v9 = np.where(context_boolean[1], np.int8(1) == context_mode[1], v8 < context_real[43])
    v10 = ((6.0 * context_real[28]) - context_real[41]) - context_real[42]
    v11 = np.where(context_boolean[0], np.int8(1) == context_mode[0], v10 < context_real[40])
    v12 = np.where(context_boolean[17] & (~context_boolean[11]), np.int8(0), np.where(np.where(context_boolean[11], np.int8(1) == context_mode[11], v1), np.int8(1), np.int8(-1)))
    v13 = np.where(context_boolean[16] & (~context_boolean[10]), np.int8(0), np.where(np.where(context_boolean[10], np.int8(1) == context_mode[10], v3), np.int8(1), np.int8(-1)))
    v14 = np.where(context_boolean[15] & (~context_boolean[9]), np.int8(0), np.where(np.where(context_boolean[9], np.int8(1) == context_mode[9], v5), np.int8(1), np.int8(-1)))
    v15 = np.where(context_boolean[14] & (~context_boolean[8]), np.int8(0), np.where(np.where(context_boolean[8], np.int8(1) == context_mode[8], v7), np.int8(1), np.int8(-1)))
    v16 = np.where(context_boolean[13] & (~context_boolean[7]), np.int8(0), np.where(np.where(context_boolean[7], np.int8(1) == context_mode[7], v9), np.int8(1), np.int8(-1)))
    v17 = np.where(context_boolean[12] & (~context_boolean[6]), np.int8(0), np.where(np.where(context_boolean[6], np.int8(1) == context_mode[6], v11), np.int8(1), np.int8(-1)))
    v18 = (v17, v16, v15, v14, v13, v12, v17, v16, v15, v14, v13, v12, np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(True), np.bool_(False), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0), REAL(0.0))
    v18_done = np.False_
    v18_of_context_real = (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[34], context_real[22], context_real[35], context_real[23], context_real[36], context_real[24], context_real[37], context_real[25], context_real[38], context_real[26], context_real[39], context_real[27])
    v18_of_context_boolean = (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11], context_boolean[12], v11, np.where(context_boolean[0], np.int8(-1) == context_mode[0], v10 < (-context_real[40])), context_boolean[13], v9, np.where(context_boolean[1], np.int8(-1) == context_mode[1], v8 < (-context_real[43])), context_boolean[14], v7, np.where(context_boolean[2], np.int8(-1) == context_mode[2], v6 < (-context_real[46])), context_boolean[15], v5, np.where(context_boolean[3], np.int8(-1) == context_mode[3], v4 < (-context_real[49])), context_boolean[16], v3, np.where(context_boolean[4], np.int8(-1) == context_mode[4], v2 < (-context_real[52])), context_boolean[17], v1, np.where(context_boolean[5], np.int8(-1) == context_mode[5], v0 < (-context_real[55])))
    v18_of_context_mode = (context_mode[0], context_mode[1], context_mode[2], context_mode[3], context_mode[4], context_mode[5], context_mode[6], context_mode[7], context_mode[8], context_mode[9], context_mode[10], context_mode[11])
    for _ in range(1458):
        *v18_next, v18_now = _interpolated_pattern(prepared, v18[0:6], v18[6:12], v18[12:19], v18[19:25], v18_of_context_real, v18_of_context_boolean, v18_of_context_mode)
        v18 = tuple(np.where(v18_done, old, new) for old, new in zip(v18, v18_next))
        v18_done = v18_done | v18_now
        if np.all(v18_done):
            break
    v18 = (*v18, v18_done)
    v19 = np.where(v18[25], np.where(v18[14] | v18[13], np.where(v18[18], REAL(4.0), np.where(v18[15], REAL(1.0), np.where(v18[17], REAL(0.0), REAL(3.0)))), np.where(v18[16], REAL(5.0), REAL(2.0))), REAL(5.0))
    v20 = np.abs(v18[21]) + (np.abs(v18[22]) + (np.abs(v18[24]) + np.abs(v18[23])))
    v21 = np.abs(context_real[17]) + (np.abs(context_real[16]) + (np.abs(context_real[21]) + np.abs(context_real[19])))
    v22 = (np.abs(context_real[20]) + (np.abs(context_real[18]) + v21)) < 1e+38
    return (
        np.where(v22 & ((np.abs(v18[19]) + (np.abs(v18[20]) + v20)) < 1e+38), v19, REAL(6.0)),
        v18[19],
        v18[20],
        v18[21],
        v18[22],
        v18[23],
        v18[24],
        v18[6],
        v18[7],
        v18[8],
        v18[9],
        v18[10],
        v18[11],
    )


def _interpolated_pattern_let_go(prepared, context_real, context_boolean, context_mode):
    v0 = context_real[34] * context_real[35]
    v1 = (context_real[46] * context_real[41]) - context_real[43]
    v2 = (context_real[40] * context_real[35]) - context_real[36]
    v3 = context_real[34] * v2
    v4 = (context_real[46] * context_real[44]) - context_real[43]
    v5 = context_real[34] * context_real[37]
    v6 = context_real[39] * context_real[34]
    v7 = (((v4 * v3) - (v1 * v0)) + (context_real[46] * v5)) - v6
    v8 = context_real[47] * context_real[40]
    v9 = ((context_real[35] * v7) - (context_real[47] * v1)) + (v8 * v4)
    v10 = ((context_real[40] * v9) - (context_real[36] * v7)) + (context_real[48] * v4)
    v11 = (((context_real[41] * v9) - (context_real[46] * context_real[49])) - (context_real[44] * v10)) - (context_real[37] * v7)
    v12 = context_real[19] - np.where(context_boolean[3], context_real[28] + _real_of(context_mode[3]), REAL(0.0))
    v13 = v12 * v11
    v14 = context_real[17] - np.where(context_boolean[1], context_real[24] + (7.0 * _real_of(context_mode[1])), REAL(0.0))
    v15 = v14 * v9
    v16 = context_real[18] - np.where(context_boolean[2], context_real[26] + (4.8 * _real_of(context_mode[2])), REAL(0.0))
    v17 = v16 * v10
    v18 = context_real[16] - np.where(context_boolean[0], context_real[22] + (6.0 * _real_of(context_mode[0])), REAL(0.0))
    v19 = v18 * v7
    v20 = (np.abs(v17) + np.abs(v19)) + (np.abs(v15) + np.abs(v13))
    v21 = (((context_real[46] * v11) + (context_real[39] * v7)) - 24999.999999999996) - (context_real[43] * (v9 - v10))
    v22 = context_real[21] - np.where(context_boolean[5], context_real[32] + (0.7 * _real_of(context_mode[5])), REAL(0.0))
    v23 = v22 * v21
    v24 = ((context_real[45] * v10) - (context_real[42] * v9)) + (context_real[38] * v7)
    v25 = context_real[20] - np.where(context_boolean[4], context_real[30] + (0.8 * _real_of(context_mode[4])), REAL(0.0))
    v26 = v25 * v24
    v27 = 1e-08 * ((np.abs(v26) + np.abs(v23)) + v20)
    v28 = np.where(context_boolean[5], REAL(0.0), REAL(1.0))
    v29 = np.abs(v11)
    v30 = np.where(context_boolean[3], REAL(0.0), REAL(1.4))
    v31 = np.abs(v24)
    v32 = np.where(context_boolean[4], REAL(0.0), REAL(1.1))
    v33 = np.abs(v7)
    v34 = np.where(context_boolean[0], REAL(0.0), REAL(8.4))
    v35 = np.abs(v9)
    v36 = np.where(context_boolean[1], REAL(0.0), REAL(9.5))
    v37 = (((v32 * v31) + (v34 * v33)) + (v36 * v35)) + (v30 * v29)
    v38 = np.abs(v10)
    v39 = np.where(context_boolean[2], REAL(0.0), REAL(6.5))
    v40 = 1.0001 * (v37 + (v39 * v38))
    v41 = ((v13 + (v17 + (v19 - v15))) - v26) - v23
    v42 = (~context_boolean[5]) & (np.abs(v41) <= (v40 + (v27 - (v28 * (1.0001 * v21)))))
    v43 = context_real[38] * context_real[34]
    v44 = ((context_real[42] * v0) - (context_real[45] * v3)) - v43
    v45 = ((context_real[45] * v8) - (context_real[35] * v44)) - (context_real[47] * context_real[42])
    v46 = ((context_real[40] * v45) + (context_real[36] * v44)) + (context_real[48] * context_real[45])
    v47 = ((context_real[41] * v45) - (context_real[44] * v46)) + (context_real[37] * v44)
    v48 = v12 * v47
    v49 = v14 * v45
    v50 = v18 * v44
    v51 = v16 * v46
    v52 = (np.abs(v51) + np.abs(v50)) + (np.abs(v49) + np.abs(v48))
    v53 = v22 * v24
    v54 = 1557.2443004858599 + (((context_real[45] * v46) - (context_real[42] * v45)) - (context_real[38] * v44))
    v55 = v25 * v54
    v56 = 1e-08 * ((np.abs(v55) + np.abs(v53)) + v52)
    v57 = np.abs(v45)
    v58 = np.abs(v44)
    v59 = np.abs(v47)
    v60 = (((v34 * v58) + (v36 * v57)) + (v28 * v31)) + (v30 * v59)
    v61 = np.abs(v46)
    v62 = 1.0001 * (v60 + (v39 * v61))
    v63 = v55 + ((((v50 + v49) - v51) - v48) - v53)
    v64 = (~context_boolean[4]) & (np.abs(v63) <= (v62 + (v56 + (v32 * (1.0001 * v54)))))
    v65 = ((context_real[41] * v0) - (context_real[44] * v3)) - v5
    v66 = ((context_real[47] * context_real[41]) + (context_real[35] * v65)) - (context_real[44] * v8)
    v67 = ((context_real[48] * context_real[44]) - (context_real[40] * v66)) + (context_real[36] * v65)
    v68 = v16 * v67
    v69 = context_real[49] + (((context_real[41] * v66) + (context_real[44] * v67)) - (context_real[37] * v65))
    v70 = v12 * v69
    v71 = v22 * v11
    v72 = v25 * v47
    v73 = (np.abs(v71) + np.abs(v72)) + (np.abs(v70) + np.abs(v68))
    v74 = v18 * v65
    v75 = v14 * v66
    v76 = 1e-08 * ((np.abs(v75) + np.abs(v74)) + v73)
    v77 = np.abs(v65)
    v78 = np.abs(v66)
    v79 = (((v32 * v59) + (v34 * v77)) + (v36 * v78)) + (v28 * v29)
    v80 = np.abs(v67)
    v81 = 1.0001 * (v79 + (v39 * v80))
    v82 = (v70 + (v71 + ((v74 - v75) - v68))) - v72
    v83 = (~context_boolean[3]) & (np.abs(v82) <= (v81 + (v76 + (v30 * (1.0001 * v69)))))
    v84 = v22 * v10
    v85 = v12 * v67
    v86 = v8 + (v0 * v2)
    v87 = v14 * v86
    v88 = v18 * v3
    v89 = (np.abs(v84) + np.abs(v85)) + (np.abs(v88) + np.abs(v87))
    v90 = v25 * v46
    v91 = (context_real[48] + (context_real[40] * v86)) - (context_real[36] * v3)
    v92 = v16 * v91
    v93 = 1e-08 * ((np.abs(v92) + np.abs(v90)) + v89)
    v94 = np.abs(v86)
    v95 = np.abs(v3)
    v96 = (((v32 * v61) + (v34 * v95)) + (v36 * v94)) + (v28 * v38)
    v97 = 1.0001 * (v96 + (v30 * v80))
    v98 = ((v92 + (v84 + (v88 - v87))) - v85) - v90
    v99 = (~context_boolean[2]) & (np.abs(v98) <= (v97 + (v93 + (v39 * (1.0001 * v91)))))
    v100 = v12 * v66
    v101 = v25 * v45
    v102 = v16 * v86
    v103 = context_real[47] + (context_real[35] * v0)
    v104 = v14 * v103
    v105 = (np.abs(v101) + np.abs(v100)) + (np.abs(v102) + np.abs(v104))
    v106 = v22 * v9
    v107 = v18 * v0
    v108 = 1e-08 * ((np.abs(v107) + np.abs(v106)) + v105)
    v109 = np.abs(v0)
    v110 = (((v32 * v57) + (v34 * v109)) + (v28 * v35)) + (v30 * v78)
    v111 = 1.0001 * (v110 + (v39 * v94))
    v112 = (v100 + (v102 + ((v107 + v106) - v104))) - v101
    v113 = (~context_boolean[1]) & (np.abs(v112) <= (v111 + (v108 + (v36 * (1.0001 * v103)))))
    v114 = v12 * v65
    v115 = context_real[34] * v18
    v116 = v14 * v0
    v117 = v16 * v3
    v118 = (np.abs(v117) + np.abs(v116)) + (np.abs(v115) + np.abs(v114))
    v119 = v22 * v7
    v120 = v25 * v44
    v121 = 1e-08 * ((np.abs(v120) + np.abs(v119)) + v118)
    v122 = (((v32 * v58) + (v36 * v109)) + (v28 * v33)) + (v30 * v77)
    v123 = 1.0001 * (v122 + (v39 * v95))
    v124 = ((((v116 - v115) - v119) - v117) - v114) - v120
    v125 = (~context_boolean[0]) & (np.abs(v124) <= (v123 + (v121 + (v34 * (1.0001 * context_real[34])))))
    v126 = -v112
    v127 = -v124
    v128 = _interpolated_pattern_search(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[23], context_real[25], context_real[27], context_real[29], context_real[31], context_real[33], context_real[34], v103, v91, v69, v54, -v21, context_real[22], context_real[24], context_real[26], context_real[28], context_real[30], context_real[32], v127, v123, v121, v126, v111, v108, v98, v97, v93, v82, v81, v76, v63, v62, v56, v41, v40, v27), (context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11], v125, v113, v99, v83, v64, v42), (context_mode[0], context_mode[1], context_mode[2], context_mode[3], context_mode[4], context_mode[5], context_mode[6], context_mode[7], context_mode[8], context_mode[9], context_mode[10], context_mode[11]))
    v129 = np.where(context_boolean[5], context_mode[5], _mode_of(v41))
    v130 = (context_real[32] - context_real[21]) + (0.7 * _real_of(v129))
    v131 = np.where(context_boolean[3], context_mode[3], _mode_of(v82))
    v132 = (context_real[28] - context_real[19]) + _real_of(v131)
    v133 = (context_real[46] * v130) - v132
    v134 = np.where(context_boolean[4], context_mode[4], _mode_of(v63))
    v135 = (context_real[30] - context_real[20]) + (0.8 * _real_of(v134))
    v136 = np.where(context_boolean[2], context_mode[2], _mode_of(v98))
    v137 = (context_real[26] - context_real[18]) + (4.8 * _real_of(v136))
    v138 = context_real[43] * v130
    v139 = v138 + (((context_real[45] * v135) - (context_real[44] * v133)) - v137)
    v140 = np.where(context_boolean[0], context_mode[0], _mode_of(v127))
    v141 = (context_real[22] - context_real[16]) + (6.0 * _real_of(v140))
    v142 = np.where(context_boolean[1], context_mode[1], _mode_of(v126))
    v143 = (context_real[24] - context_real[17]) + (7.0 * _real_of(v142))
    v144 = (v143 + (((context_real[41] * v133) + (context_real[40] * v139)) - (context_real[42] * v135))) - v138
    v145 = (((v0 * v144) - (v5 * v133)) + (v6 * v130)) + (v43 * v135)
    v146 = v145 - (context_real[34] * (v141 + (context_real[36] * v139)))
    v147 = (context_real[35] * v146) + (context_real[47] * v144)
    v148 = ((context_real[40] * v147) - (context_real[36] * v146)) + (context_real[48] * v139)
    v149 = (((context_real[41] * v147) - (context_real[44] * v148)) - (context_real[37] * v146)) + (context_real[49] * v133)
    v150 = (((context_real[46] * v149) + (context_real[39] * v146)) + (24999.999999999996 * v130)) - (context_real[43] * (v147 - v148))
    v151 = (((context_real[45] * v148) - (context_real[42] * v147)) + (context_real[38] * v146)) + (1557.2443004858599 * v135)
    v152 = np.abs(v147) + (np.abs(v149) + (np.abs(v150) + np.abs(v151)))
    v153 = np.abs(v137) + (np.abs(v132) + (np.abs(v130) + np.abs(v135)))
    v154 = (np.abs(v141) + (np.abs(v143) + v153)) < 1e+38
    v155 = v154 & ((np.abs(v148) + (np.abs(v146) + v152)) < 1e+38)
    v156 = (context_boolean[9] | v83) | (((context_boolean[7] | v113) | (context_boolean[6] | v125)) | (context_boolean[8] | v99))
    v157 = v155 & (~(((context_boolean[10] | v64) | v156) | (context_boolean[11] | v42)))
    return (
        np.where(v157, REAL(0.0), v128[0]),
        np.where(v157, v146, v128[1]),
        np.where(v157, -v147, v128[2]),
        np.where(v157, v148, v128[3]),
        np.where(v157, v149, v128[4]),
        np.where(v157, -v151, v128[5]),
        np.where(v157, -v150, v128[6]),
        np.where(v157, v140, v128[7]),
        np.where(v157, v142, v128[8]),
        np.where(v157, v136, v128[9]),
        np.where(v157, v131, v128[10]),
        np.where(v157, v134, v128[11]),
        np.where(v157, v129, v128[12]),
    )


def _interpolated_at_rest(prepared, context_real, context_boolean, context_mode):
    v0 = ~(np.int8(0) == context_mode[5])
    v1 = v0 & (context_boolean[5] & v0)
    v2 = ~(np.int8(0) == context_mode[4])
    v3 = v2 & (context_boolean[4] & v2)
    v4 = ~(np.int8(0) == context_mode[3])
    v5 = v4 & (context_boolean[3] & v4)
    v6 = ~(np.int8(0) == context_mode[2])
    v7 = v6 & (context_boolean[2] & v6)
    v8 = ~(np.int8(0) == context_mode[1])
    v9 = v8 & (context_boolean[1] & v8)
    v10 = ~(np.int8(0) == context_mode[0])
    v11 = v10 & (context_boolean[0] & v10)
    v12 = ~context_boolean[5]
    v13 = ~context_boolean[4]
    v14 = ~context_boolean[3]
    v15 = ~context_boolean[2]
    v16 = ~context_boolean[1]
    v17 = ~context_boolean[0]
    v18 = _interpolated_pattern_let_go(prepared, (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], context_real[46], context_real[34], context_real[35], context_real[36], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42], context_real[43], context_real[44], context_real[45], context_real[47], context_real[48], context_real[49]), (v17, v16, v15, v14, v13, v12, v11, v9, v7, v5, v3, v1), (_mode_of(context_real[50]), _mode_of(context_real[51]), _mode_of(context_real[52]), _mode_of(context_real[53]), _mode_of(context_real[54]), _mode_of(context_real[55]), context_mode[0], context_mode[1], context_mode[2], context_mode[3], context_mode[4], context_mode[5]))
    v19 = (~(np.abs(context_real[16]) <= 8.4)) | (v17 | v11)
    v20 = v19 | ((~(np.abs(context_real[17]) <= 9.5)) | (v16 | v9))
    v21 = ((~(np.abs(context_real[18]) <= 6.5)) | (v15 | v7)) | v20
    v22 = ((~(np.abs(context_real[19]) <= 1.4)) | (v14 | v5)) | v21
    v23 = ((~(np.abs(context_real[20]) <= 1.1)) | (v13 | v3)) | v22
    v24 = v23 | ((~(np.abs(context_real[21]) <= 1.0)) | (v12 | v1))
    return (
        np.where(v24, v18[0], REAL(0.0)),
        np.where(v24, v18[1], REAL(0.0)),
        np.where(v24, v18[2], REAL(0.0)),
        np.where(v24, v18[3], REAL(0.0)),
        np.where(v24, v18[4], REAL(0.0)),
        np.where(v24, v18[5], REAL(0.0)),
        np.where(v24, v18[6], REAL(0.0)),
        context_real[50],
        context_real[51],
        context_real[52],
        context_real[53],
        context_real[54],
        context_real[55],
        np.where(v24, v18[7], np.int8(0)),
        np.where(v24, v18[8], np.int8(0)),
        np.where(v24, v18[9], np.int8(0)),
        np.where(v24, v18[10], np.int8(0)),
        np.where(v24, v18[11], np.int8(0)),
        np.where(v24, v18[12], np.int8(0)),
    )


def _interpolated_moving(prepared, context_real, context_mode):
    v0 = _real_of(context_mode[0])
    v1 = _real_of(context_mode[1])
    v2 = _real_of(context_mode[2])
    v3 = _real_of(context_mode[3])
    v4 = _real_of(context_mode[5])
    v5 = _real_of(context_mode[4])
    v6 = np.int8(0) == context_mode[0]
    v7 = 0.5 * context_real[12]
    v8 = context_real[19] + (context_real[13] * v7)
    v9 = context_real[20] + (context_real[14] * v7)
    v10 = context_real[21] + (context_real[15] * v7)
    v11 = context_real[22] + (context_real[16] * v7)
    v12 = context_real[23] + (context_real[17] * v7)
    v13 = context_real[24] + (context_real[18] * v7)
    v14 = _friction_stage(prepared, (context_real[6] + (context_real[19] * v7), context_real[7] + (context_real[20] * v7), context_real[8] + (context_real[21] * v7), context_real[9] + (context_real[22] * v7), context_real[10] + (context_real[23] * v7), context_real[11] + (context_real[24] * v7)), (v8, v9, v10, v11, v12, v13), (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5]), (context_mode[0], context_mode[1], context_mode[2], context_mode[3], context_mode[4], context_mode[5]), (v0, v1, v2, v3, v5, v4))
    v15 = context_real[19] + (v7 * v14[0])
    v16 = context_real[20] + (v7 * v14[1])
    v17 = context_real[21] + (v7 * v14[2])
    v18 = context_real[22] + (v7 * v14[3])
    v19 = context_real[23] + (v7 * v14[4])
    v20 = context_real[24] + (v7 * v14[5])
    v21 = _friction_stage(prepared, (context_real[6] + (v7 * v8), context_real[7] + (v7 * v9), context_real[8] + (v7 * v10), context_real[9] + (v7 * v11), context_real[10] + (v7 * v12), context_real[11] + (v7 * v13)), (v15, v16, v17, v18, v19, v20), (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5]), (context_mode[0], context_mode[1], context_mode[2], context_mode[3], context_mode[4], context_mode[5]), (v0, v1, v2, v3, v5, v4))
    v22 = context_real[12] * v21[0]
    v23 = 0.16666666666666666 * context_real[12]
    v24 = np.int8(0) == context_mode[1]
    v25 = context_real[12] * v21[1]
    v26 = np.int8(0) == context_mode[2]
    v27 = context_real[12] * v21[2]
    v28 = np.int8(0) == context_mode[3]
    v29 = context_real[12] * v21[3]
    v30 = np.int8(0) == context_mode[4]
    v31 = context_real[12] * v21[4]
    v32 = np.int8(0) == context_mode[5]
    v33 = context_real[12] * v21[5]
    v34 = _friction_stage(prepared, (context_real[6] + (context_real[12] * v15), context_real[7] + (context_real[12] * v16), context_real[8] + (context_real[12] * v17), context_real[9] + (context_real[12] * v18), context_real[10] + (context_real[12] * v19), context_real[11] + (context_real[12] * v20)), (context_real[19] + v22, context_real[20] + v25, context_real[21] + v27, context_real[22] + v29, context_real[23] + v31, context_real[24] + v33), (context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5]), (context_mode[0], context_mode[1], context_mode[2], context_mode[3], context_mode[4], context_mode[5]), (v0, v1, v2, v3, v5, v4))
    return (
        np.where(v6, context_real[6], context_real[6] + (v23 * (v22 + (2.0 * (v15 + (context_real[19] + v8)))))),
        np.where(v24, context_real[7], context_real[7] + (v23 * (v25 + (2.0 * (v16 + (context_real[20] + v9)))))),
        np.where(v26, context_real[8], context_real[8] + (v23 * (v27 + (2.0 * (v17 + (context_real[21] + v10)))))),
        np.where(v28, context_real[9], context_real[9] + (v23 * (v29 + (2.0 * (v18 + (context_real[22] + v11)))))),
        np.where(v30, context_real[10], context_real[10] + (v23 * (v31 + (2.0 * (v19 + (context_real[23] + v12)))))),
        np.where(v32, context_real[11], context_real[11] + (v23 * (v33 + (2.0 * (v20 + (context_real[24] + v13)))))),
        np.where(v6, REAL(0.0), context_real[19] + (v23 * ((context_real[13] + (2.0 * (v14[0] + v21[0]))) + v34[0]))),
        np.where(v24, REAL(0.0), context_real[20] + (v23 * ((context_real[14] + (2.0 * (v14[1] + v21[1]))) + v34[1]))),
        np.where(v26, REAL(0.0), context_real[21] + (v23 * ((context_real[15] + (2.0 * (v14[2] + v21[2]))) + v34[2]))),
        np.where(v28, REAL(0.0), context_real[22] + (v23 * ((context_real[16] + (2.0 * (v14[3] + v21[3]))) + v34[3]))),
        np.where(v30, REAL(0.0), context_real[23] + (v23 * ((context_real[17] + (2.0 * (v14[4] + v21[4]))) + v34[4]))),
        np.where(v32, REAL(0.0), context_real[24] + (v23 * ((context_real[18] + (2.0 * (v14[5] + v21[5]))) + v34[5]))),
    )


def _interpolated_breakaways(prepared, context_real, context_mode):
    v0 = context_real[32] + context_real[31]
    v1 = np.sin(context_real[33])
    v2 = np.cos(context_real[33])
    v3 = np.sin(v0)
    v4 = np.cos(v0)
    v5 = np.sin(context_real[34])
    v6 = np.cos(context_real[34])
    v7 = np.sin(context_real[31])
    v8 = np.cos(context_real[31])
    v9 = context_real[38] + context_real[37]
    v10 = context_real[36] * v3
    v11 = (v2 * v10) - (v9 * v1)
    v12 = context_real[36] * v4
    v13 = context_real[39] + v12
    v14 = (v6 * v13) - (v5 * v11)
    v15 = (v6 * v11) + (v5 * v13)
    v16 = v11 * v13
    v17 = v9 * v12
    v18 = 2.0 * v17
    v19 = v10 * v12
    v20 = ((v2 * v19) - (v1 * v18)) - v16
    v21 = 0.0028799999999999997 * (v20 + (v15 * v14))
    v22 = (v2 * v9) + (v10 * v1)
    v23 = context_real[40] + v22
    v24 = 0.0028799999999999997 * ((v23 * v23) + (v15 * v15))
    v25 = (v6 * v24) - (v5 * v21)
    v26 = v9 * v9
    v27 = v26 + (v10 * v10)
    v28 = ((0.025374999999999998 * v19) - (0.8913300000000002 * v27)) - v25
    v29 = (v6 * v21) + (v5 * v24)
    v30 = v11 * v22
    v31 = v9 * v10
    v32 = v31 - v30
    v33 = ((v1 * v19) - (v22 * (2.0 * v13))) + (v2 * v18)
    v34 = (v6 * v33) - (v5 * v32)
    v35 = v34 + (v14 * (2.0 * v23))
    v36 = 0.0028799999999999997 * v35
    v37 = (v2 * v29) + (v1 * v36)
    v38 = v26 + (v12 * v12)
    v39 = (v37 - (0.025374999999999998 * v38)) + (0.8913300000000002 * v19)
    v40 = (v4 * v39) - (v3 * v28)
    v41 = 0.4318 * v7
    v42 = v23 * v15
    v43 = v42 + ((v6 * v32) + (v5 * v33))
    v44 = (0.00024000000000000003 * v43) + (0.00020000000000000004 * v42)
    v45 = 0.4318 * v8
    v46 = v4 * v45
    v47 = context_real[37] * context_real[37]
    v48 = context_real[36] * context_real[36]
    v49 = v48 + v47
    v50 = (v41 * v47) - 9.81
    v51 = (v3 * v50) + (v49 * v46)
    v52 = ((0.4318 * v19) - (0.0203 * v38)) - v51
    v53 = context_real[36] * context_real[37]
    v54 = (v53 * (0.8636 * v7)) - (0.15005 * v48)
    v55 = (v54 + (0.0406 * v31)) + (0.8636 * v17)
    v56 = ((1.9999999999999998e-05 * v34) + (0.0004221600000000001 * v35)) + (0.0028799999999999997 * ((v2 * v55) + (v1 * v52)))
    v57 = 3.9999999999999996e-05 * context_real[41]
    v58 = v56 - (v23 * v57)
    v59 = ((v6 * v58) + (v5 * v44)) + (0.00075 * v33)
    v60 = v3 * v45
    v61 = (v49 * v60) - (v4 * v50)
    v62 = v5 * ((0.4318 * v27) - (v61 + (0.0203 * v19)))
    v63 = v2 * v6
    v64 = -(0.0028799999999999997 * (((v52 * v63) - (v55 * (v6 * v1))) - v62))
    v65 = (v64 - (0.0006421600000000001 * v20)) - (v15 * ((0.00020216000000000006 * v14) - v57))
    v66 = v65 - (0.0006500000000000002 * (v20 - v16))
    v67 = (((v1 * v59) - (v2 * v66)) + (0.4318 * v37)) - (0.8913300000000002 * v51)
    v68 = ((v67 + (0.0203 * v25)) - (0.025374999999999998 * v61)) + (0.3244698455 * v19)
    v69 = v68 - (0.011273199 * (v38 - v27))
    v70 = (context_real[19] + (v69 + ((1.024164 * v7) - (37.2347379 * v8)))) + (v41 * v40)
    v71 = (0.0141984 * v8) + (1.601861202 * v7)
    v72 = (v8 * v71) - 0.0070992
    v73 = ((v70 - (v60 * v39)) - (v46 * v28)) - (v72 * (v49 - v47))
    v74 = np.int8(0) == context_mode[1]
    v75 = context_real[20] + v69
    v76 = np.int8(0) == context_mode[2]
    v77 = (((v6 * v44) - (v5 * v58)) + (0.0013999999999999998 * v31)) - (9.999999999999983e-05 * v30)
    v78 = context_real[21] + v77
    v79 = np.int8(0) == context_mode[3]
    v80 = context_real[23] + (3.9999999999999996e-05 * v43)
    v81 = np.int8(0) == context_mode[5]
    v82 = np.where(v81, REAL(0.0), (v80 - (0.15 * context_real[41])) - (0.7 * _real_of(context_mode[5])))
    v83 = np.where(v81, REAL(0.0), REAL(24999.999999999996))
    v84 = v83 * v82
    v85 = 3.9999999999999996e-05 * v6
    v86 = (v85 * v84) - np.where(v79, REAL(0.0), (v78 - (0.13 * context_real[39])) - _real_of(context_mode[3]))
    v87 = v5 * v1
    v88 = v83 * v87
    v89 = 1.6000000000000003e-09 * v88
    v90 = v6 * v89
    v91 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v92 = v87 * v91
    v93 = v92 + v90
    v94 = 0.00020216000000000006 * (v5 * v5)
    v95 = 0.0016399999999999997 + v94
    v96 = -(1.0 / np.where(~v79, (v83 * (v6 * (1.6000000000000003e-09 * v6))) - v95, REAL(1.0)))
    v97 = np.where(v79, REAL(0.0), v96)
    v98 = v97 * v93
    v99 = (v86 * v98) - np.where(v76, REAL(0.0), (v75 - (3.5 * context_real[38])) - (4.8 * _real_of(context_mode[2])))
    v100 = v65 - context_real[22]
    v101 = np.int8(0) == context_mode[4]
    v102 = np.where(v101, REAL(0.0), -(v100 + ((0.8 * _real_of(context_mode[4])) + (0.17 * context_real[40]))))
    v103 = np.where(v101, REAL(0.0), REAL(1557.2443004858599))
    v104 = 0.0012435839999999998 * v6
    v105 = 0.0006421600000000001 + v104
    v106 = (v2 * v105) - (5.846399999999999e-05 * v5)
    v107 = v106 * v103
    v108 = 3.9999999999999996e-05 * v88
    v109 = v82 * v108
    v110 = v109 + (v99 + (v107 * v102))
    v111 = v3 * v87
    v112 = 0.0012435839999999998 * v8
    v113 = 0.0012435839999999998 * (v7 * v87)
    v114 = ((v112 * v111) - v92) - (v4 * v113)
    v115 = v90 - v114
    v116 = 0.0028799999999999997 * ((v4 * v63) - (v3 * v5))
    v117 = ((v112 * ((v5 * v4) + (v3 * v63))) - v106) - (v41 * v116)
    v118 = v103 * v117
    v119 = v2 * v5
    v120 = (0.0028799999999999997 * v119) - 0.025374999999999998
    v121 = 0.8913300000000002 + (0.0028799999999999997 * v6)
    v122 = (v60 * v121) + (v46 * v120)
    v123 = (v4 * v121) - (v3 * v120)
    v124 = (v41 * v123) - v122
    v125 = 5.846399999999999e-05 * v119
    v126 = v94 - 0.00119216
    v127 = v1 * (0.0012921600000000003 + v126)
    v128 = v1 * v127
    v129 = (v128 - (2.0 * (v104 - v125))) - 0.3592922305
    v130 = v129 - v124
    v131 = v87 * v89
    v132 = v131 + v130
    v133 = (v132 - (v106 * v118)) + (v98 * v115)
    v134 = 1.0 / np.where(~v76, v131 + ((v129 + (v93 * v98)) + (v106 * v107)), REAL(1.0))
    v135 = np.where(v76, REAL(0.0), -v134)
    v136 = v135 * v133
    v137 = (v110 * v136) - np.where(v74, REAL(0.0), (v73 - (3.5 * context_real[37])) - (7.0 * _real_of(context_mode[1])))
    v138 = v97 * v115
    v139 = v109 + ((v137 - (v102 * v118)) + (v86 * v138))
    v140 = ((v132 + (((v117 * v118) - v124) - 1.748114002)) + (v133 * v136)) + (v115 * v138)
    v141 = np.where(v74, REAL(0.0), -(1.0 / np.where(~v74, v140, REAL(1.0))))
    v142 = v125 - v95
    v143 = 0.0004321439999999999 * v87
    v144 = v119 * v91
    v145 = ((v119 * v112) - (v3 * v144)) + (v4 * (v142 - v143))
    v146 = (v4 * v85) - (v119 * (3.9999999999999996e-05 * v3))
    v147 = v146 * v83
    v148 = v145 + (v85 * v147)
    v149 = ((0.15005 * v123) - (v127 * (v3 * v2))) + (v4 * (0.0047376000000000015 + v92))
    v150 = v149 + (5.846399999999999e-05 * v111)
    v151 = (0.15005 * v116) + (v1 * ((v6 * (v112 + (5.846399999999999e-05 * v4))) - (v3 * v105)))
    v152 = v103 * v151
    v153 = v146 * v108
    v154 = v153 + ((v150 + (v98 * v148)) - (v106 * v152))
    v155 = v113 + (v150 + ((0.023751 * v8) + (0.6903913435000001 * v7)))
    v156 = v153 + (((v155 + (v118 * v151)) + (v136 * v154)) + (v138 * v148))
    v157 = v141 * v156
    v158 = (v2 * v36) - (v1 * v29)
    v159 = ((((0.0047376000000000015 * v19) - (0.025374999999999998 * v54)) - (0.0203 * v158)) - v77) - (0.03353022499999997 * v31)
    v160 = (((-(v2 * v59)) - (v1 * v66)) - (0.8913300000000002 * v54)) - (0.4318 * v158)
    v161 = v3 * (((v160 - (0.022546398 * v31)) - (0.6824699160000001 * v17)) - (0.0047376000000000015 * (v27 - v48)))
    v162 = v161 - (((0.6903913435000001 * v8) - (0.023751 * v7)) * (v48 - v49))
    v163 = context_real[18] + ((v162 - (v4 * (v159 - (0.022546398 * v17)))) - (0.15005 * v40))
    v164 = (v163 + (v45 * v158)) + (v53 * (2.0 * v72))
    v165 = v164 + (v8 * ((0.02191385 * v31) + (0.7697525880000002 * v17)))
    v166 = np.int8(0) == context_mode[0]
    v167 = np.where(v166, REAL(0.0), (v165 - (4.9 * context_real[36])) - (6.0 * _real_of(context_mode[0]))) - (v82 * v147)
    v168 = v97 * v148
    v169 = v135 * v154
    v170 = (((v167 + (v102 * v152)) - (v86 * v168)) - (v139 * v157)) - (v110 * v169)
    v171 = v125 + (v142 - 0.016765112499999985)
    v172 = -(v3 * (v128 + (0.34123495800000003 + (v171 + ((0.0024871679999999997 * v6) - v126)))))
    v173 = v3 * (v172 - (v4 * ((2.0 * v144) - (0.022546398 + (0.00011692799999999998 * v6)))))
    v174 = (v171 + (((v7 * v71) + v173) - (2.0 * (v143 - v122)))) - 3.136777173125
    v175 = (((v174 + (v146 * v147)) + (v151 * v152)) + (v148 * v168)) + (v156 * v157)
    v176 = np.where(v166, REAL(0.0), -(1.0 / np.where(~v166, v175 + (v154 * v169), REAL(1.0)))) * v170
    v177 = (v157 * v176) - (v141 * v139)
    v178 = ((v136 * v177) - (v135 * v110)) + (v169 * v176)
    v179 = np.where(v101, REAL(0.0), (((v103 * v102) + (v118 * v177)) + (v152 * v176)) - (v107 * v178))
    v180 = (((v98 * v178) - (v97 * v86)) + (v138 * v177)) + (v168 * v176)
    v181 = ((v84 - (v85 * (v83 * v180))) - (v147 * v176)) - (v108 * (v177 + v178))
    v182 = np.where(v81, REAL(0.0), v181)
    v183 = np.where(v76, REAL(0.0), v178)
    v184 = np.where(v79, REAL(0.0), v180)
    v185 = (((v146 * v182) - (v150 * v183)) - (v151 * v179)) - (v145 * v184)
    v186 = np.where(v74, REAL(0.0), v177)
    v187 = (v185 - (v155 * v186)) - v165
    v188 = v187 - 8.4
    v189 = 8.4 + v187
    v190 = _min(v189, -v188)
    v191 = (((context_real[2] * context_real[27]) + (context_real[1] * context_real[26])) + (context_real[0] * context_real[25])) + (context_real[3] * context_real[28])
    v192 = (v191 + (context_real[4] * context_real[29])) - context_real[12]
    v193 = _max(REAL(0.0), _min(8.4 - v192, 8.4 + v192))
    v194 = v166 & (v190 < 0.0)
    v195 = np.where(v166, REAL(0.0), v176)
    v196 = ((((v114 * v184) - (v117 * v179)) - (v130 * v183)) - (v155 * v195)) - v73
    v197 = 3.9999999999999996e-05 * v87
    v198 = v182 * v197
    v199 = v198 + v196
    v200 = 9.5 + v199
    v201 = 9.5 - v199
    v202 = _min(v201, v200)
    v203 = ((((context_real[6] * context_real[27]) + (context_real[5] * context_real[26])) + (context_real[24] * context_real[0])) + (context_real[7] * context_real[28])) - context_real[13]
    v204 = context_real[8] * context_real[29]
    v205 = v204 + v203
    v206 = _max(REAL(0.0), _min(9.5 - v205, 9.5 + v205))
    v207 = v74 & (v202 < 0.0)
    v208 = ((((v106 * v179) - (v130 * v186)) - (v92 * v184)) - (v150 * v195)) - v75
    v209 = v198 + v208
    v210 = 6.5 + v209
    v211 = 6.5 - v209
    v212 = _min(v211, v210)
    v213 = ((((context_real[9] * context_real[27]) + (context_real[1] * context_real[24])) + (context_real[5] * context_real[25])) + (context_real[10] * context_real[28])) - context_real[14]
    v214 = v204 + v213
    v215 = _max(REAL(0.0), _min(6.5 - v214, 6.5 + v214))
    v216 = v76 & (v212 < 0.0)
    v217 = ((((v114 * v186) - (v92 * v183)) - (v145 * v195)) - v78) + (v85 * v182)
    v218 = 1.4 + v217
    v219 = 1.4 - v217
    v220 = _min(v219, v218)
    v221 = ((((context_real[2] * context_real[24]) + (context_real[9] * context_real[26])) + (context_real[6] * context_real[25])) + (context_real[11] * context_real[29])) - context_real[15]
    v222 = _max(REAL(0.0), _min(1.4 - v221, 1.4 + v221))
    v223 = v79 & (v220 < 0.0)
    v224 = v100 + (((v106 * v183) - (v117 * v186)) - (v151 * v195))
    v225 = 1.1 + v224
    v226 = 1.1 - v224
    v227 = _min(v226, v225)
    v228 = (((context_real[10] * context_real[26]) + (context_real[7] * context_real[25])) + (context_real[3] * context_real[24])) - context_real[16]
    v229 = _max(REAL(0.0), _min(1.1 - v228, 1.1 + v228))
    v230 = v101 & (v227 < 0.0)
    v231 = (((v146 * v195) - v80) + (v85 * v184)) + (v197 * (v183 + v186))
    v232 = 1.0 + v231
    v233 = 1.0 - v231
    v234 = _min(v233, v232)
    v235 = (((context_real[11] * context_real[27]) + (context_real[4] * context_real[24])) - context_real[17]) + (context_real[8] * (context_real[26] + context_real[25]))
    v236 = _max(REAL(0.0), _min(1.0 - v235, 1.0 + v235))
    v237 = v81 & (v234 < 0.0)
    return (
        np.where(v194, v193 / np.where(v194, np.where(v194, v193 - v190, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        np.where(v207, v206 / np.where(v207, np.where(v207, v206 - v202, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        np.where(v216, v215 / np.where(v216, np.where(v216, v215 - v212, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        np.where(v223, v222 / np.where(v223, np.where(v223, v222 - v220, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        np.where(v230, v229 / np.where(v230, np.where(v230, v229 - v227, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        np.where(v237, v236 / np.where(v237, np.where(v237, v236 - v234, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        v194,
        v207,
        v216,
        v223,
        v230,
        v237,
        _mode_of(-(v188 + v189)),
        _mode_of(v201 - v200),
        _mode_of(v211 - v210),
        _mode_of(v219 - v218),
        _mode_of(v226 - v225),
        _mode_of(v233 - v232),
    )


def _interpolated_landing(prepared, context_real, context_boolean):
    v0 = np.where(context_boolean[5], REAL(0.0), REAL(24999.999999999996))
    v1 = context_real[15] * v0
    v2 = np.where(context_boolean[3], REAL(0.0), -(1.0 / np.where(~context_boolean[3], (context_real[15] * v1) - context_real[14], REAL(1.0))))
    v3 = context_real[10] * v0
    v4 = context_real[15] * v3
    v5 = context_real[12] - v4
    v6 = v5 * v2
    v7 = np.where(context_boolean[4], REAL(0.0), REAL(1557.2443004858599))
    v8 = context_real[13] * v7
    v9 = context_real[10] * v3
    v10 = 1.0 / np.where(~context_boolean[2], (v9 + ((context_real[13] * v8) - context_real[11])) + (v5 * v6), REAL(1.0))
    v11 = np.where(context_boolean[2], REAL(0.0), -v10)
    v12 = context_real[8] - v4
    v13 = v12 * v2
    v14 = context_real[9] * v7
    v15 = (v9 + ((context_real[13] * v14) - context_real[7])) + (v5 * v13)
    v16 = v15 * v11
    v17 = ((v9 + ((context_real[9] * v14) - context_real[6])) + (v12 * v13)) + (v15 * v16)
    v18 = np.where(context_boolean[1], REAL(0.0), -(1.0 / np.where(~context_boolean[1], v17, REAL(1.0))))
    v19 = (context_real[5] * v1) - context_real[3]
    v20 = context_real[4] * v7
    v21 = context_real[5] * v3
    v22 = (v21 + ((context_real[13] * v20) - context_real[2])) - (v19 * v6)
    v23 = v22 * v11
    v24 = ((v21 + ((context_real[4] * v14) - context_real[1])) - (v19 * v13)) + (v15 * v23)
    v25 = v24 * v18
    v26 = np.where(context_boolean[1], context_real[17], REAL(0.0))
    v27 = np.where(context_boolean[2], context_real[18], REAL(0.0))
    v28 = np.where(context_boolean[3], context_real[19], REAL(0.0))
    v29 = np.where(context_boolean[0], context_real[16], REAL(0.0))
    v30 = np.where(context_boolean[5], REAL(0.0), ((context_real[5] * v29) + (context_real[15] * v28)) + (context_real[10] * (v27 + v26)))
    v31 = v3 * v30
    v32 = np.where(context_boolean[4], context_real[20], REAL(0.0))
    v33 = np.where(context_boolean[5], context_real[21], REAL(0.0))
    v34 = context_real[10] * v33
    v35 = ((v34 + (context_real[13] * v32)) + (context_real[2] * v29)) + ((context_real[12] * v28) + (context_real[7] * v26))
    v36 = np.where(context_boolean[4], REAL(0.0), ((context_real[13] * v27) + (context_real[4] * v29)) + (context_real[9] * v26))
    v37 = np.where(context_boolean[3], REAL(0.0), (((context_real[15] * v33) + (context_real[3] * v29)) + (context_real[12] * v27)) + (context_real[8] * v26))
    v38 = (v1 * v30) - v37
    v39 = ((np.where(context_boolean[2], REAL(0.0), v35) - (v8 * v36)) - v31) + (v38 * v6)
    v40 = ((v34 + (context_real[8] * v28)) + (context_real[9] * v32)) + ((context_real[7] * v27) + (context_real[1] * v29))
    v41 = (((np.where(context_boolean[1], REAL(0.0), v40) - (v14 * v36)) - v31) + (v38 * v13)) + (v39 * v16)
    v42 = context_real[5] * v0
    v43 = ((context_real[4] * v32) + (context_real[5] * v33)) + (context_real[2] * v27)
    v44 = (v20 * v36) - np.where(context_boolean[0], REAL(0.0), v43 + ((context_real[3] * v28) + (context_real[1] * v26)))
    v45 = v19 * v2
    v46 = (((v44 + (v42 * v30)) + (v38 * v45)) - (v39 * v23)) - (v41 * v25)
    v47 = ((((context_real[4] * v20) - context_real[0]) + (context_real[5] * v42)) + (v19 * v45)) + (v22 * v23)
    v48 = v46 * np.where(context_boolean[0], REAL(0.0), -(1.0 / np.where(~context_boolean[0], v47 + (v24 * v25), REAL(1.0))))
    v49 = (v41 * v18) - (v25 * v48)
    v50 = ((v39 * v11) - (v23 * v48)) + (v16 * v49)
    v51 = (((v38 * v2) + (v45 * v48)) + (v13 * v49)) + (v6 * v50)
    v52 = np.where(context_boolean[4], REAL(0.0), (((v7 * v36) + (v20 * v48)) - (v14 * v49)) - (v8 * v50))
    v53 = (((v0 * v30) + (v42 * v48)) + (v1 * v51)) - (v3 * (v49 + v50))
    return (
        np.where(context_boolean[0], REAL(0.0), context_real[16] + np.where(context_boolean[0], REAL(0.0), -v48)),
        np.where(context_boolean[1], REAL(0.0), context_real[17] + np.where(context_boolean[1], REAL(0.0), v49)),
        np.where(context_boolean[2], REAL(0.0), context_real[18] + np.where(context_boolean[2], REAL(0.0), v50)),
        np.where(context_boolean[3], REAL(0.0), context_real[19] + np.where(context_boolean[3], REAL(0.0), -v51)),
        np.where(context_boolean[4], REAL(0.0), context_real[20] + v52),
        np.where(context_boolean[5], REAL(0.0), context_real[21] + np.where(context_boolean[5], REAL(0.0), v53)),
    )


def _interpolated_part(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau):
    v0 = q[1] + q[2]
    v1 = np.sin(q[4])
    v2 = np.cos(q[4])
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[1])
    v6 = np.cos(q[1])
    v7 = np.sin(v0)
    v8 = np.cos(v0)
    v9 = v1 * (0.00020216000000000006 * v1)
    v10 = 0.0016399999999999997 + v9
    v11 = 3.9999999999999996e-05 * v2
    v12 = 1.0 / ((v2 * v11) - v10)
    v13 = v1 * v3
    v14 = 3.9999999999999996e-05 * v13
    v15 = v2 * v14
    v16 = 0.0012435839999999998 + (0.00020216000000000006 * v2)
    v17 = v13 * v16
    v18 = v17 + v15
    v19 = v18 * v12
    v20 = 0.0012435839999999998 * v6
    v21 = v7 * v20
    v22 = 0.0012435839999999998 * (v5 * v13)
    v23 = (v8 * v22) + (v17 - (v13 * v21))
    v24 = v15 + v23
    v25 = 0.4318 * v6
    v26 = v8 * v25
    v27 = v1 * v4
    v28 = (0.0028799999999999997 * v27) - 0.025374999999999998
    v29 = v7 * v25
    v30 = 0.8913300000000002 + (0.0028799999999999997 * v2)
    v31 = (v30 * v29) + (v28 * v26)
    v32 = (v8 * v30) - (v7 * v28)
    v33 = 0.4318 * v5
    v34 = (v32 * v33) - v31
    v35 = v9 - 0.00119216
    v36 = v3 * (0.0012921600000000003 + v35)
    v37 = v3 * v36
    v38 = 5.846399999999999e-05 * v27
    v39 = 0.0012435839999999998 * v2
    v40 = ((2.0 * (v38 - v39)) - 0.3592922305) + v37
    v41 = v40 - v34
    v42 = v2 * v8
    v43 = 0.0028799999999999997 * v4
    v44 = (v7 * (0.0028799999999999997 * v1)) - (v42 * v43)
    v45 = 0.0006421600000000001 + v39
    v46 = (5.846399999999999e-05 * v1) - (v4 * v45)
    v47 = v2 * v4
    v48 = (v47 * v21) + ((v46 + (v20 * (v1 * v8))) + (v33 * v44))
    v49 = 1557.2443004858599 * v48
    v50 = v13 * v14
    v51 = v50 + ((v41 - (v24 * v19)) + (v46 * v49))
    v52 = 1557.2443004858599 * v46
    v53 = 1.0 / (v50 + ((v46 * v52) + (v40 - (v18 * v19))))
    v54 = v51 * v53
    v55 = 1.748114002 + (v34 - v41)
    v56 = v24 * v12
    v57 = 1.0 / (v50 + ((((v48 * v49) - v55) - (v24 * v56)) - (v51 * v54)))
    v58 = v38 - v10
    v59 = 0.0004321439999999999 * v13
    v60 = v27 * v16
    v61 = ((v7 * v60) - (v27 * v20)) - (v8 * (v58 - v59))
    v62 = 3.9999999999999996e-05 * ((v7 * v27) - v42)
    v63 = (v2 * v62) + v61
    v64 = (0.15005 * v32) - (v7 * ((v4 * v36) - (5.846399999999999e-05 * v13)))
    v65 = (v8 * (0.0047376000000000015 + v17)) + v64
    v66 = (v3 * ((v7 * v45) - ((5.846399999999999e-05 * v42) + (v2 * v20)))) + (0.15005 * v44)
    v67 = v13 * v62
    v68 = v67 + (((v52 * v66) - v65) - (v19 * v63))
    v69 = v53 * v68
    v70 = v22 + (((0.023751 * v6) + (0.6903913435000001 * v5)) + v65)
    v71 = v67 + ((((v66 * v49) - v70) - (v51 * v69)) - (v56 * v63))
    v72 = v57 * v71
    v73 = v38 + (v58 - 0.016765112499999985)
    v74 = (0.00011692799999999998 * v42) - (v7 * (v37 + (0.34123495800000003 + (v73 + ((0.0024871679999999997 * v2) - v35)))))
    v75 = (2.0 * (v59 - v31)) - (v7 * (v74 - (v8 * ((2.0 * v60) - 0.022546398))))
    v76 = (1.601861202 * v5) + (0.0141984 * v6)
    v77 = 3.136777173125 + ((v75 - (v5 * v76)) - v73)
    v78 = 24999.999999999996 * v62
    v79 = 1557.2443004858599 * v66
    v80 = (((v77 + (v68 * v69)) + (v71 * v72)) - (v62 * v78)) - (v66 * v79)
    v81 = v12 * v63
    v82 = 1.0 / (v80 + (v63 * v81))
    v83 = qd[2] + qd[1]
    v84 = qd[0] * v7
    v85 = (v4 * v84) - (v3 * v83)
    v86 = qd[0] * v8
    v87 = qd[3] + v86
    v88 = (v1 * v85) - (v2 * v87)
    v89 = (v1 * v87) + (v2 * v85)
    v90 = v89 * v88
    v91 = v87 * v85
    v92 = v86 * v83
    v93 = v86 * v84
    v94 = ((v4 * v93) - (v92 * (2.0 * v3))) - v91
    v95 = -(0.0028799999999999997 * (v94 - v90))
    v96 = (v4 * v83) + (v3 * v84)
    v97 = qd[4] + v96
    v98 = 0.0028799999999999997 * ((v97 * v97) + (v89 * v89))
    v99 = (v2 * v98) + (v1 * v95)
    v100 = v83 * v83
    v101 = v100 + (v84 * v84)
    v102 = ((0.025374999999999998 * v93) - (0.8913300000000002 * v101)) - v99
    v103 = (v1 * v98) - (v2 * v95)
    v104 = v96 * v85
    v105 = v83 * v84
    v106 = v105 - v104
    v107 = (v3 * v93) + (2.0 * ((v4 * v92) - (v87 * v96)))
    v108 = (v1 * v106) - (v2 * v107)
    v109 = ((2.0 * v97) * v88) + v108
    v110 = 0.0028799999999999997 * v3
    v111 = (v110 * v109) - (v4 * v103)
    v112 = v100 + (v86 * v86)
    v113 = ((0.8913300000000002 * v93) - (0.025374999999999998 * v112)) - v111
    v114 = (v8 * v113) - (v7 * v102)
    v115 = qd[1] * qd[0]
    v116 = qd[0] * qd[0]
    v117 = (v115 * (0.8636 * v5)) - (0.15005 * v116)
    v118 = (0.8636 * v92) + (v117 + (0.0406 * v105))
    v119 = 3.9999999999999996e-05 * qd[5]
    v120 = (v97 * v119) + (((1.9999999999999998e-05 * v108) + (0.0004221600000000001 * v109)) - (v118 * v43))
    v121 = qd[1] * qd[1]
    v122 = v116 + v121
    v123 = (v33 * v121) - 9.81
    v124 = (v7 * v123) + (v26 * v122)
    v125 = ((0.4318 * v93) - (0.0203 * v112)) - v124
    v126 = v120 - (v125 * v110)
    v127 = v97 * v89
    v128 = v127 + ((v1 * v107) + (v2 * v106))
    v129 = (0.00020000000000000004 * v127) + (0.00024000000000000003 * v128)
    v130 = (0.00075 * v107) + ((v1 * v129) - (v2 * v126))
    v131 = (v8 * v123) - (v29 * v122)
    v132 = v1 * (v131 + ((0.4318 * v101) - (0.0203 * v93)))
    v133 = 0.0028799999999999997 * (((v47 * v125) - ((v2 * v3) * v118)) - v132)
    v134 = (0.00020216000000000006 * v90) + (((v119 * v89) - (0.0006421600000000001 * v94)) - v133)
    v135 = (0.0006500000000000002 * (v91 - v94)) + v134
    v136 = (0.025374999999999998 * v131) + (((v3 * v130) - (v4 * v135)) - (0.8913300000000002 * v124))
    v137 = (0.3244698455 * v93) + ((v136 - (0.4318 * v111)) + (0.0203 * v99))
    v138 = (0.011273199 * (v101 - v112)) + v137
    v139 = (v138 + (tau[1] + ((1.024164 * v5) - (37.2347379 * v6)))) + (v33 * v114)
    v140 = (v6 * v76) - 0.0070992
    v141 = ((v139 - (v26 * v102)) - (v29 * v113)) - (v140 * (v122 - v121))
    v142 = ((0.0013999999999999998 * v105) + ((v2 * v129) + (v1 * v126))) - (9.999999999999983e-05 * v104)
    v143 = (v43 * v109) + (v3 * v103)
    v144 = ((0.0047376000000000015 * v93) + (((0.0203 * v143) - (0.025374999999999998 * v117)) - v142)) - (0.03353022499999997 * v105)
    v145 = (((0.4318 * v143) - (v3 * v135)) - (v4 * v130)) - (0.8913300000000002 * v117)
    v146 = v7 * (((v145 - (0.022546398 * v105)) - (0.6824699160000001 * v92)) - (0.0047376000000000015 * (v101 - v116)))
    v147 = tau[0] + ((v146 - (v8 * (v144 - (0.022546398 * v92)))) - (0.15005 * v114))
    v148 = ((((0.023751 * v5) - (0.6903913435000001 * v6)) * (v116 - v122)) + v147) - (v25 * v143)
    v149 = (v6 * ((0.02191385 * v105) + (0.7697525880000002 * v92))) + ((v115 * (2.0 * v140)) + v148)
    v150 = tau[2] + v138
    v151 = tau[3] + v142
    v152 = tau[5] + (3.9999999999999996e-05 * v128)
    v153 = tau[4] - v134
    v154 = -v48
    v155 = -v41
    v156 = -v65
    v157 = -v70
    v158 = -v40
    v159 = -v23
    v160 = -v62
    v161 = -v46
    v162 = -v17
    v163 = 0.0 == qd[5]
    v164 = 0.0 == qd[4]
    v165 = 0.0 == qd[3]
    v166 = 0.0 == qd[2]
    v167 = 0.0 == qd[1]
    v168 = 0.0 == qd[0]
    v169 = 0.15 * qd[5]
    v170 = 0.17 * qd[4]
    v171 = 0.13 * qd[3]
    v172 = 3.5 * qd[2]
    v173 = 3.5 * qd[1]
    v174 = 4.9 * qd[0]
    v175 = _interpolated_at_rest(prepared, (v77, v157, v156, v61, v66, v160, v55, v155, v159, v154, v14, v158, v162, v161, v10, v11, v149, v141, v150, v151, v153, v152, v174, tau[0], v173, tau[1], v172, tau[2], v171, tau[3], v170, tau[4], v169, tau[5], -v72, -v69, -v81, v79, -v78, v54, v56, -v49, v13, v19, -v52, v2, v82, -v57, -v53, -v12, qd[0], qd[1], qd[2], qd[3], qd[4], qd[5]), (v168, v167, v166, v165, v164, v163), (forced[0], forced[1], forced[2], forced[3], forced[4], forced[5]))
    v176 = v163 | (v164 | (v165 | (v166 | (v168 | v167))))
    v177 = _mode_of(qd[5])
    v178 = np.where(v176, v175[18], v177)
    v179 = _mode_of(qd[4])
    v180 = np.where(v176, v175[17], v179)
    v181 = _mode_of(qd[3])
    v182 = np.where(v176, v175[16], v181)
    v183 = _mode_of(qd[2])
    v184 = np.where(v176, v175[15], v183)
    v185 = _mode_of(qd[1])
    v186 = np.where(v176, v175[14], v185)
    v187 = _mode_of(qd[0])
    v188 = np.where(v176, v175[13], v187)
    v189 = np.where(v176, v175[12], qd[5])
    v190 = np.where(v176, v175[11], qd[4])
    v191 = np.where(v176, v175[10], qd[3])
    v192 = np.where(v176, v175[9], qd[2])
    v193 = np.where(v176, v175[8], qd[1])
    v194 = np.where(v176, v175[7], qd[0])
    v195 = v170 + ((0.8 * _real_of(v179)) - v153)
    v196 = v169 + ((0.7 * _real_of(v177)) - v152)
    v197 = v171 + ((_real_of(v181) - (v2 * v196)) - v151)
    v198 = (((7.0 * _real_of(v185)) - v141) + (v49 * v195)) - (v56 * v197)
    v199 = v172 + ((((4.8 * _real_of(v183)) - v150) - (v19 * v197)) + (v52 * v195))
    v200 = v13 * v196
    v201 = v199 - v200
    v202 = v173 + ((v198 - (v54 * v201)) - v200)
    v203 = (((6.0 * _real_of(v187)) - v149) + (v69 * v201)) + (v72 * v202)
    v204 = v82 * (v174 + (((v203 + (v78 * v196)) - (v79 * v195)) + (v81 * v197)))
    v205 = (v72 * v204) - (v57 * v202)
    v206 = ((v53 * v201) - (v69 * v204)) + (v54 * v205)
    v207 = (((v19 * v206) - (v12 * v197)) - (v56 * v205)) + (v81 * v204)
    v208 = (((v2 * v207) - (24999.999999999996 * v196)) - (v78 * v204)) + (v13 * (v205 - v206))
    v209 = np.where(v176, v175[6], v208)
    v210 = np.where(v176, v175[5], (((v52 * v206) - (1557.2443004858599 * v195)) - (v49 * v205)) + (v79 * v204))
    v211 = np.where(v176, v175[4], -v207)
    v212 = np.where(v176, v175[3], v206)
    v213 = np.where(v176, v175[2], -v205)
    v214 = np.where(v176, v175[1], -v204)
    v215 = _interpolated_moving(prepared, (tau[0], tau[1], tau[2], tau[3], tau[4], tau[5], q[0], q[1], q[2], q[3], q[4], q[5], trial, v214, v213, v212, v211, v210, v209, v194, v193, v192, v191, v190, v189), (v188, v186, v184, v182, v180, v178))
    v216 = np.int8(0) == v188
    v217 = np.int8(0) == v186
    v218 = np.int8(0) == v184
    v219 = np.int8(0) == v182
    v220 = (~v219) | ((~v218) | ((~v217) | (~v216)))
    v221 = np.int8(0) == v180
    v222 = np.int8(0) == v178
    v223 = (~v222) | ((~v221) | v220)
    v224 = np.where(v223, v215[11], v189)
    v225 = np.where(v223, v215[10], v190)
    v226 = np.where(v223, v215[9], v191)
    v227 = np.where(v223, v215[8], v192)
    v228 = np.where(v223, v215[7], v193)
    v229 = np.where(v223, v215[6], v194)
    v230 = np.where(v223, v215[5], q[5])
    v231 = np.where(v223, v215[4], q[4])
    v232 = np.where(v223, v215[3], q[3])
    v233 = np.where(v223, v215[2], q[2])
    v234 = np.where(v223, v215[1], q[1])
    v235 = np.where(v223, v215[0], q[0])
    v236 = _interpolated_breakaways(prepared, (v157, v156, v61, v66, v160, v155, v159, v154, v14, v162, v161, v11, v149, v141, v150, v151, v153, v152, tau[0], tau[1], tau[2], tau[3], tau[4], tau[5], v214, v213, v212, v211, v210, v209, v235, v234, v233, v232, v231, v230, v229, v228, v227, v226, v225, v224), (v188, v186, v184, v182, v180, v178))
    v237 = v222 | (v221 | (v219 | (v218 | (v217 | v216))))
    v238 = np.where(v237, v236[0], REAL(1.0))
    v239 = (v228 * _real_of(v186)) < 0.0
    v240 = (~v167) & v239
    v241 = np.where(v240, qd[1] / np.where(v240, np.where(v240, qd[1] - v228, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v242 = (v229 * _real_of(v188)) < 0.0
    v243 = (~v168) & v242
    v244 = np.where(v243, qd[0] / np.where(v243, np.where(v243, qd[0] - v229, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v245 = (v227 * _real_of(v184)) < 0.0
    v246 = (~v166) & v245
    v247 = np.where(v246, qd[2] / np.where(v246, np.where(v246, qd[2] - v227, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v248 = (v226 * _real_of(v182)) < 0.0
    v249 = (~v165) & v248
    v250 = np.where(v249, qd[3] / np.where(v249, np.where(v249, qd[3] - v226, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v251 = (v225 * _real_of(v180)) < 0.0
    v252 = (~v164) & v251
    v253 = np.where(v252, qd[4] / np.where(v252, np.where(v252, qd[4] - v225, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v254 = (v224 * _real_of(v178)) < 0.0
    v255 = (~v163) & v254
    v256 = np.where(v255, qd[5] / np.where(v255, np.where(v255, qd[5] - v224, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v257 = np.where(v237, v236[1], REAL(1.0))
    v258 = _min(v257, _min(_min(_min(_min(_min(v247, _min(_min(REAL(1.0), v244), v241)), v250), v253), v256), v238))
    v259 = np.where(v237, v236[2], REAL(1.0))
    v260 = np.where(v237, v236[3], REAL(1.0))
    v261 = np.where(v237, v236[4], REAL(1.0))
    v262 = np.where(v237, v236[5], REAL(1.0))
    v263 = _min(v262, _min(v261, _min(_min(v259, v258), v260)))
    v264 = (crossing[5] | (crossing[4] | (crossing[3] | (crossing[2] | (crossing[1] | crossing[0]))))) | (~(np.int8(0) == heading[0]))
    v265 = (~(np.int8(0) == heading[2])) | (v264 | (~(np.int8(0) == heading[1])))
    v266 = (v265 | (~(np.int8(0) == heading[3]))) | (~(np.int8(0) == heading[4]))
    v267 = v266 | (~(np.int8(0) == heading[5]))
    v268 = ((v263 < 1.0) & (~v267)) & (~(16.0 <= passes))
    v269 = ~v268
    v270 = crossing[0] | v242
    v271 = crossing[1] | v239
    v272 = crossing[2] | v245
    v273 = crossing[3] | v248
    v274 = crossing[4] | v251
    v275 = crossing[5] | v254
    v276 = (v275 | (v274 | (v273 | (v272 | (v271 | v270))))) & v269
    v277 = _interpolated_landing(prepared, (v77, v157, v156, v61, v66, v160, v55, v155, v159, v154, v14, v158, v162, v161, v10, v11, v229, v228, v227, v226, v225, v224), (v216 | v270, v217 | v271, v218 | v272, v219 | v273, v221 | v274, v222 | v275))
    v278 = np.where(v268, past, np.where(v267, trial + past, dt))
    v279 = np.where(v268, trial * v263, dt - v278)
    return (
        np.where(v268, q[0], v235),
        np.where(v268, q[1], v234),
        np.where(v268, q[2], v233),
        np.where(v268, q[3], v232),
        np.where(v268, q[4], v231),
        np.where(v268, q[5], v230),
        np.where(v268, qd[0], np.where(v276, v277[0], v229)),
        np.where(v268, qd[1], np.where(v276, v277[1], v228)),
        np.where(v268, qd[2], np.where(v276, v277[2], v227)),
        np.where(v268, qd[3], np.where(v276, v277[3], v226)),
        np.where(v268, qd[4], np.where(v276, v277[4], v225)),
        np.where(v268, qd[5], np.where(v276, v277[5], v224)),
        v188,
        v186,
        v184,
        v182,
        v180,
        v178,
        v268 & (v242 & (v244 <= v263)),
        v268 & (v239 & (v241 <= v263)),
        v268 & (v245 & (v247 <= v263)),
        v268 & (v248 & (v250 <= v263)),
        v268 & (v251 & (v253 <= v263)),
        v268 & (v254 & (v256 <= v263)),
        np.where(v268, forced[0], np.where(v267, heading[0], np.int8(0))),
        np.where(v268, forced[1], np.where(v267, heading[1], np.int8(0))),
        np.where(v268, forced[2], np.where(v267, heading[2], np.int8(0))),
        np.where(v268, forced[3], np.where(v267, heading[3], np.int8(0))),
        np.where(v268, forced[4], np.where(v267, heading[4], np.int8(0))),
        np.where(v268, forced[5], np.where(v267, heading[5], np.int8(0))),
        np.where((v238 <= v263) & (v268 & np.where(v237, v236[6], np.bool_(False))), np.where(v237, v236[12], np.int8(0)), np.int8(0)),
        np.where((v257 <= v263) & (v268 & np.where(v237, v236[7], np.bool_(False))), np.where(v237, v236[13], np.int8(0)), np.int8(0)),
        np.where((v259 <= v263) & (v268 & np.where(v237, v236[8], np.bool_(False))), np.where(v237, v236[14], np.int8(0)), np.int8(0)),
        np.where((v260 <= v263) & (v268 & np.where(v237, v236[9], np.bool_(False))), np.where(v237, v236[15], np.int8(0)), np.int8(0)),
        np.where((v261 <= v263) & (v268 & np.where(v237, v236[10], np.bool_(False))), np.where(v237, v236[16], np.int8(0)), np.int8(0)),
        np.where((v262 <= v263) & (v268 & np.where(v237, v236[11], np.bool_(False))), np.where(v237, v236[17], np.int8(0)), np.int8(0)),
        v278,
        v279,
        1.0 + passes,
        _max(worst, _max(REAL(0.0), np.where(v176, v175[0], REAL(0.0)))),
        v269 & (v279 <= 0.0),
    )


def _step_interpolated(prepared, q, qd, mode, tau, dt):
    v0 = (q[0], q[1], q[2], q[3], q[4], q[5], qd[0], qd[1], qd[2], qd[3], qd[4], qd[5], mode[0], mode[1], mode[2], mode[3], mode[4], mode[5], np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.bool_(False), np.int8(0), np.int8(0), np.int8(0), np.int8(0), np.int8(0), np.int8(0), np.int8(0), np.int8(0), np.int8(0), np.int8(0), np.int8(0), np.int8(0), REAL(0.0), dt, REAL(0.0), REAL(0.0))
    v0_done = np.False_
    v0_of_dt = dt
    v0_of_tau = (tau[0], tau[1], tau[2], tau[3], tau[4], tau[5])
    for _ in range(18):
        *v0_next, v0_now = _interpolated_part(prepared, v0[0:6], v0[6:12], v0[12:18], v0[18:24], v0[24:30], v0[30:36], v0[36], v0[37], v0[38], v0[39], v0_of_dt, v0_of_tau)
        v0 = tuple(np.where(v0_done, old, new) for old, new in zip(v0, v0_next))
        v0_done = v0_done | v0_now
        if np.all(v0_done):
            break
    v0 = (*v0, v0_done)
    v1 = np.abs(tau[5]) + (np.abs(v0[0]) + (np.abs(v0[3]) + np.abs(v0[2])))
    v2 = np.abs(qd[1]) + (np.abs(qd[0]) + (np.abs(qd[2]) + np.abs(q[5])))
    v3 = np.abs(q[1]) + (np.abs(q[2]) + (np.abs(q[4]) + np.abs(q[3])))
    v4 = (np.abs(q[0]) + (np.abs(dt) + v3)) < 1e+38
    v5 = v4 & ((np.abs(qd[4]) + (np.abs(qd[3]) + v2)) < 1e+38)
    v6 = np.abs(tau[1]) + (np.abs(tau[0]) + (np.abs(qd[5]) + np.abs(tau[4])))
    v7 = ((np.abs(tau[3]) + (np.abs(tau[2]) + v6)) < 1e+38) & v5
    v8 = ((np.abs(v0[4]) + (np.abs(v0[1]) + v1)) < 1e+38) & v7
    v9 = np.abs(v0[6]) + (np.abs(v0[7]) + (np.abs(v0[10]) + np.abs(v0[8])))
    v10 = ((np.abs(v0[9]) + (np.abs(v0[5]) + v9)) < 1e+38) & v8
    v11 = (0.0 < dt) & (v10 & (np.abs(v0[11]) < 1e+38))
    return (
        np.where(v11, v0[0], q[0]),
        np.where(v11, v0[1], q[1]),
        np.where(v11, v0[2], q[2]),
        np.where(v11, v0[3], q[3]),
        np.where(v11, v0[4], q[4]),
        np.where(v11, v0[5], q[5]),
        np.where(v11, v0[6], qd[0]),
        np.where(v11, v0[7], qd[1]),
        np.where(v11, v0[8], qd[2]),
        np.where(v11, v0[9], qd[3]),
        np.where(v11, v0[10], qd[4]),
        np.where(v11, v0[11], qd[5]),
        np.where(v11, v0[12], mode[0]),
        np.where(v11, v0[13], mode[1]),
        np.where(v11, v0[14], mode[2]),
        np.where(v11, v0[15], mode[3]),
        np.where(v11, v0[16], mode[4]),
        np.where(v11, v0[17], mode[5]),
        np.where(v11, np.where(v0[40], v0[39], _max(REAL(5.0), v0[39])), REAL(6.0)),
    )


def step_interpolated(prepared, q, qd, mode, tau, dt):
    """One fixed step with interpolated zero crossings (Morgowicz).

    Takes
      q[6]     joint coordinates in the chain's order, rad or m: waist, shoulder, elbow, forearm, wrist, flange
      qd[6]    joint rates, rad/s or m/s
      mode[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      tau[6]   joint torques and forces, N m or N: waist, shoulder, elbow, forearm, wrist, flange
      dt       step, s

    Gives
      q_next[6]     joint coordinates in the chain's order, rad or m
      qd_next[6]    joint rates, rad/s or m/s
      mode_next[6]  modes: +1, 0 (stuck), -1; of a joint that cannot stick, the sign of its rate
      status        0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go
                    on; 4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations):
                    not to be trusted, stop or try a smaller dt; 6 not finite: bad input, no answer

    Operations: at most 3387013 add, 3101976 mul, 105624 div, 0 sqrt, 360 sincos, 11720495 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:6], REAL, (6,), lanes), _pack(values[6:12], REAL, (6,), lanes), _pack(values[12:18], np.int8, (6,), lanes), _pack(values[18:19], REAL, (), lanes)
