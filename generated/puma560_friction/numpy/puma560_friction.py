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
    v1 = np.sin(q[4])
    v2 = np.cos(q[4])
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(v0)
    v6 = np.cos(v0)
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = v1 * v1
    v10 = 0.00020216000000000006 * v9
    v11 = v3 * (0.00010000000000000026 + v10)
    v12 = v1 * v4
    v13 = 0.00011692799999999998 * v12
    v14 = v13 + (v3 * v11)
    v15 = 0.0024871679999999997 * v2
    v16 = v2 * v6
    v17 = (0.00011692799999999998 * v16) - (v6 * ((v12 * (0.0024871679999999997 + (0.0004043200000000001 * v2))) - 0.022546398))
    v18 = v5 * (v17 + (v5 * ((((0.0004043200000000001 * v9) - 0.32402200550000004) - v15) - v14)))
    v19 = v1 * v3
    v20 = (3.155182285625 + (0.0008642879999999998 * v19)) - (v7 * ((0.0141984 * v8) + (1.601861202 * v7)))
    v21 = (0.0028799999999999997 * v12) - 0.025374999999999998
    v22 = 0.8913300000000002 + (0.0028799999999999997 * v2)
    v23 = v8 * ((v5 * v22) + (v6 * v21))
    v24 = v4 * v5
    v25 = (v5 * v21) - (v6 * v22)
    v26 = v5 * v19
    v27 = 0.0012435839999999998 + (0.00020216000000000006 * v2)
    v28 = v19 * v27
    v29 = (((0.15005 * v25) - (5.846399999999999e-05 * v26)) - (v6 * (0.0047376000000000015 + v28))) + (v24 * v11)
    v30 = 0.0012435839999999998 * v7
    v31 = v19 * v30
    v32 = -(((v31 + (0.023751 * v8)) + (0.6903913435000001 * v7)) - v29)
    v33 = 0.0012435839999999998 * v8
    v34 = v5 * v12
    v35 = 0.0016399999999999997 + v10
    v36 = v6 * (((0.0004321439999999999 * v19) + v35) - (5.846399999999999e-05 * v12))
    v37 = v36 + ((v27 * v34) - (v33 * v12))
    v38 = 0.0006421600000000001 + (0.0012435839999999998 * v2)
    v39 = (v1 * v5) - (v4 * v16)
    v40 = (0.0004321439999999999 * v39) - (v3 * (((v2 * v33) - (v5 * v38)) + (5.846399999999999e-05 * v16)))
    v41 = 4e-05 * (v16 - v34)
    v42 = 0.4318 * (v23 + (v7 * v25))
    v43 = (v15 + 0.3592922305) - v14
    v44 = v43 - v42
    v45 = ((v33 * v26) - v28) - (v6 * v31)
    v46 = (5.846399999999999e-05 * v1) - (v4 * v38)
    v47 = -((v46 + (v30 * v39)) + (v33 * ((v1 * v6) + (v2 * v24))))
    v48 = 4e-05 * v19
    v49 = -v28
    v50 = -v46
    v51 = 4e-05 * v2
    return (
        ((v20 + (v10 - v13)) - (0.8636 * v23)) - v18,
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
    v10 = v3 * v9
    v11 = qd[2] + qd[1]
    v12 = (v11 * v4) + v10
    v13 = qd[0] * v2
    v14 = qd[3] + v13
    v15 = 2.0 * v11
    v16 = (v13 * (v10 + (v15 * v4))) - ((2.0 * v14) * v12)
    v17 = v4 * v9
    v18 = (v11 * v3) - v17
    v19 = v12 * v18
    v20 = v11 * v9
    v21 = v20 + v19
    v22 = (v5 * v21) - (v6 * v16)
    v23 = 0.4318 * v8
    v24 = v2 * v23
    v25 = qd[1] * qd[1]
    v26 = qd[0] * qd[0]
    v27 = v26 + v25
    v28 = v11 * v11
    v29 = 0.4318 * v7
    v30 = (v25 * v29) - 9.81
    v31 = (0.0203 * v2) - (0.4318 * v1)
    v32 = qd[0] * v31
    v33 = (v13 * v32) + (((v1 * v30) + (0.0203 * v28)) + (v27 * v24))
    v34 = 0.0028799999999999997 * v3
    v35 = ((qd[0] * (qd[1] * 0.8636)) * v7) - (0.15005 * v26)
    v36 = (v35 + ((0.8636 * v11) * v13)) + (0.0406 * v20)
    v37 = 0.0028799999999999997 * v4
    v38 = qd[4] + v12
    v39 = 3.9999999999999996e-05 * qd[5]
    v40 = (((v39 * v38) - (v37 * v36)) + (v34 * v33)) + (1.9999999999999998e-05 * v22)
    v41 = (v6 * v14) + (v5 * v18)
    v42 = (v41 * (2.0 * v38)) - v22
    v43 = v40 - (0.0004221600000000001 * v42)
    v44 = (v5 * v14) - (v6 * v18)
    v45 = v38 * v44
    v46 = (v45 + (v5 * v16)) + (v6 * v21)
    v47 = (0.00024000000000000003 * v46) + (0.00020000000000000004 * v45)
    v48 = (((0.0013999999999999998 * v20) + (9.999999999999983e-05 * v19)) + (v6 * v47)) + (v5 * v43)
    v49 = (0.025374999999999998 * v2) - (0.8913300000000002 * v1)
    v50 = v1 * v23
    v51 = (0.025374999999999998 * v50) + (0.8913300000000002 * v24)
    v52 = (v2 * ((0.022546398 * v2) - (0.3244698455 * v1))) - 0.011273199
    v53 = (v8 * ((0.0141984 * v8) + (1.601861202 * v7))) - 0.0070992
    v54 = qd[0] * ((((2.0 * qd[1]) * v53) + (0.0047376000000000015 * v9)) + (v15 * (v52 + v51)))
    v55 = ((v35 * v49) + ((v26 - v27) * ((0.023751 * v7) - (0.6903913435000001 * v8)))) + v54
    v56 = v14 * v18
    v57 = v56 + (v13 * (v17 - (v15 * v3)))
    v58 = 0.0028799999999999997 * (v57 + (v41 * v44))
    v59 = 0.0028799999999999997 * ((v38 * v38) + (v44 * v44))
    v60 = (v5 * v59) + (v6 * v58)
    v61 = ((v23 + v31) * ((v3 * v60) - (v37 * v42))) - ((v2 * v48) + v55)
    v62 = (v5 * v58) - (v6 * v59)
    v63 = v26 + v28
    v64 = (v4 * v60) + (v34 * v42)
    v65 = (v2 * v64) - ((v1 * v62) + (v63 * v49))
    v66 = ((v5 * v47) + (0.00075 * v16)) - (v6 * v43)
    v67 = (v9 * v32) + (((v27 * v50) - (0.4318 * v28)) - (v2 * v30))
    v68 = ((v44 * (v39 - (0.00020216000000000006 * v41))) - ((0.0028799999999999997 * v5) * v67)) - (0.0006421600000000001 * v57)
    v69 = v68 + (v6 * ((v37 * v33) + (v34 * v36)))
    v70 = (0.0006500000000000002 * (v56 + v57)) - v69
    v71 = v1 * ((v4 * v66) + ((0.0047376000000000015 * v63) - (v3 * v70)))
    v72 = (((37.2347379 * v8) - (1.024164 * v7)) - ((v25 - v27) * v53)) - (v28 * v51)
    v73 = (((v30 * v49) - (v27 * v51)) + ((v28 - v63) * v52)) + (v4 * v70)
    v74 = ((v73 - (0.0203 * v62)) + (v3 * v66)) + (0.4318 * v64)
    return (
        ((0.15005 * v65) + v61) + v71,
        (((v72 + (v24 * v62)) + (v50 * v64)) - (v29 * v65)) - v74,
        -v74,
        -v48,
        v69,
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
    v31 = ((v2 * v1) * (v25 + (2.0 * v30))) + v24
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
    v68 = v2 * v12
    v69 = 0.0004321439999999999 * v41
    v70 = ((v69 + (0.0016399999999999997 * v1)) - (v13 * v68)) + ((v26 * v55) - (v18 * v67))
    v71 = (v69 + (v68 * v14)) - ((v4 * v38) * v28)
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
    v87 = (v6 * v1) + v68
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
    v25 = v19 * v9
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
    v52 = (((1.9999999999999998e-05 * v32) + (v51 * v22)) - (0.0028799999999999997 * v50)) - (0.0004221600000000001 * v34)
    v53 = (((0.0006500000000000002 * (v13 + v17)) - (0.00075 * v18)) - (v5 * v52)) - (v6 * v31)
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
    v67 = (qdd[1] * v66) + ((v38 - v39) * ((0.023751 * v7) - (0.1208630640000001 * v8)))
    v68 = (0.03707455999999998 * v7) - (0.0141984 * v8)
    v69 = 0.0070992 + (v8 * v68)
    v70 = ((v47 * v69) - v67) + (qdd[0] * (1.2999309934803147 + (v7 * v68)))
    v71 = (v4 * v62) + (v3 * v63)
    v72 = v71 + ((0.35158 * v27) + (7.54015748031496 * v44))
    v73 = (v2 * v43) - (v1 * v42)
    v74 = v35 + (v9 * v9)
    v75 = v26 + v25
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
    v10 = v2 * v3
    v11 = (qd[0] * v10) - (v9 * v1)
    v12 = qd[3] + (qd[0] * v4)
    v13 = (v5 * v12) + (v6 * v11)
    v14 = v1 * v3
    v15 = (v9 * v2) + (qd[0] * v14)
    v16 = qd[4] + v15
    v17 = 0.0028799999999999997 * ((v16 * v16) + (v13 * v13))
    v18 = v12 * v11
    v19 = qd[0] * qd[0]
    v20 = v19 * v4
    v21 = qd[0] * v9
    v22 = v21 * v4
    v23 = ((v10 * v20) - v18) - ((2.0 * v1) * v22)
    v24 = (v5 * v11) - (v6 * v12)
    v25 = v24 * v13
    v26 = 0.0028799999999999997 * (v25 - v23)
    v27 = (v5 * v26) + (v6 * v17)
    v28 = (v5 * v17) - (v6 * v26)
    v29 = (2.0 * ((v2 * v22) - (v12 * v15))) + (v14 * v20)
    v30 = v15 * v11
    v31 = v21 * v3
    v32 = v31 - v30
    v33 = ((v5 * v32) - (v6 * v29)) + (v24 * (2.0 * v16))
    v34 = 0.0028799999999999997 * v1
    v35 = (v2 * v28) - (v34 * v33)
    v36 = 0.4318 * v8
    v37 = (0.8913300000000002 * v3) - (0.025374999999999998 * v4)
    v38 = v9 * v9
    v39 = v19 + v38
    v40 = ((v3 * v27) + (v39 * v37)) + (v4 * v35)
    v41 = 0.4318 * v7
    v42 = (0.8913300000000002 * v4) + (0.025374999999999998 * v3)
    v43 = v36 * v42
    v44 = (0.0141984 * v8) + (1.601861202 * v7)
    v45 = (v8 * v44) - 0.0070992
    v46 = qd[1] * qd[1]
    v47 = v19 + v46
    v48 = ((v47 - v46) * v45) + (((37.2347379 * v8) - tau[1]) - (1.024164 * v7))
    v49 = (0.4318 * v3) - (0.0203 * v4)
    v50 = (v47 * v36) - (v19 * v49)
    v51 = (v46 * v41) - 9.81
    v52 = 0.0028799999999999997 * v5
    v53 = (0.00024216000000000005 * v25) + (v52 * (((0.4318 * v38) + (v4 * v51)) - (v3 * v50)))
    v54 = 4e-05 * (qd[5] - v24)
    v55 = ((0.0006421600000000001 * v23) - v53) - (v13 * v54)
    v56 = ((-(v3 * v51)) - (0.0203 * v38)) - (v4 * v50)
    v57 = 0.0028799999999999997 * v2
    v58 = qd[1] * qd[0]
    v59 = (0.15005 * v19) - ((0.8636 * v58) * v7)
    v60 = ((0.0406 * v31) - v59) + (0.8636 * v22)
    v61 = v55 + (v6 * ((v57 * v56) - (v34 * v60)))
    v62 = tau[4] + v61
    v63 = v6 * v4
    v64 = (v57 * v63) - (v3 * v52)
    v65 = 0.0012435839999999998 * v8
    v66 = v6 * v65
    v67 = 0.0012435839999999998 * v6
    v68 = 0.0006421600000000001 + v67
    v69 = (v2 * v68) - (5.846399999999999e-05 * v5)
    v70 = (((v66 * v10) - v69) + (v4 * (v5 * v65))) - (v41 * v64)
    v71 = 1557.2443004858599 * v70
    v72 = ((v48 - (v38 * v43)) - (v41 * v40)) - (v71 * v62)
    v73 = (0.3244698455 * v3) - (0.022546398 * v4)
    v74 = 0.011273199 + (v4 * v73)
    v75 = (((v47 * v43) + (v51 * v37)) - ((v39 - v38) * v74)) - (0.0203 * v27)
    v76 = (0.0006500000000000002 * (v18 - v23)) - v61
    v77 = (((v57 * v60) + (v34 * v56)) - (v16 * v54)) - (0.0004421600000000001 * v33)
    v78 = v16 * v13
    v79 = (v78 + (v5 * v29)) + (v6 * v32)
    v80 = (0.00020000000000000004 * (v78 + v79)) - tau[5]
    v81 = ((0.00075 * v29) + (v5 * v80)) + (v6 * v77)
    v82 = ((v75 - (0.4318 * v35)) + (v2 * v76)) - (v1 * v81)
    v83 = ((v5 * v77) + ((9.999999999999983e-05 * v30) - (0.0013999999999999998 * v31))) - (v6 * v80)
    v84 = tau[3] - v83
    v85 = v5 * (0.00024216000000000005 * v5)
    v86 = 0.0015999999999999999 + v85
    v87 = 1.0 / v86
    v88 = v5 * v1
    v89 = 0.0012435839999999998 + (0.00024216000000000005 * v6)
    v90 = v88 * v89
    v91 = v90 * v87
    v92 = 1557.2443004858599 * v69
    v93 = v82 + (((v92 * v62) - tau[2]) - (v91 * v84))
    v94 = v5 * v2
    v95 = v65 * v94
    v96 = ((v4 * v95) + (v3 * v66)) + (v36 * v37)
    v97 = v3 * v94
    v98 = v63 - v97
    v99 = (-v42) - (0.0028799999999999997 * v98)
    v100 = (v41 * v99) + v96
    v101 = v85 - 0.00119216
    v102 = v1 * (0.0012921600000000003 + v101)
    v103 = v1 * v102
    v104 = 5.846399999999999e-05 * v94
    v105 = ((2.0 * (v104 - v67)) - 0.3592922305) + v103
    v106 = v105 + v100
    v107 = v3 * v88
    v108 = (0.0012435839999999998 * v7) * v88
    v109 = ((v65 * v107) - v90) - (v4 * v108)
    v110 = (v109 * v91) + ((v92 * v70) - v106)
    v111 = 1.0 / ((v105 + (v69 * v92)) + (v90 * v91))
    v112 = v110 * v111
    v113 = (v72 + (v36 * ((v3 * v35) - (v4 * v27)))) + (v112 * v93)
    v114 = v109 * v87
    v115 = v113 + (v82 + (v114 * v84))
    v116 = ((((v100 - 1.748114002) + (v70 * v71)) + (v109 * v114)) + v106) - (v110 * v112)
    v117 = 1.0 / v116
    v118 = ((v1 * (v66 + (5.846399999999999e-05 * v63))) - (v68 * v14)) + (0.15005 * v64)
    v119 = ((0.15005 * v99) - ((v4 * (0.0047376000000000015 + v90)) + (5.846399999999999e-05 * v107))) + (v10 * v102)
    v120 = v104 - v86
    v121 = 0.0004321439999999999 * v88
    v122 = v89 * v97
    v123 = (v95 - v122) + (v4 * (v120 - v121))
    v124 = (v119 + (v92 * v118)) - (v123 * v91)
    v125 = 1557.2443004858599 * v118
    v126 = (((v108 + (0.6903913435000001 * v7)) + (0.023751 * v8)) + (v125 * v70)) - v119
    v127 = v123 * v87
    v128 = (v126 - (v109 * v127)) - (v124 * v112)
    v129 = v128 * v117
    v130 = (v19 - v47) * ((0.6903913435000001 * v8) - (0.023751 * v7))
    v131 = ((((0.0047376000000000015 * (v39 - v19)) * v3) - tau[0]) + v130) - (v59 * v37)
    v132 = (v131 - ((2.0 * v58) * v45)) + ((2.0 * v21) * (v74 - v43))
    v133 = (v132 - ((v49 - v36) * ((v1 * v28) + (v57 * v33)))) + (v4 * v83)
    v134 = v124 * v111
    v135 = ((v133 + (0.15005 * v40)) + (v10 * v81)) + (v134 * v93)
    v136 = (v135 + (((v14 * v76) - (v125 * v62)) - (v127 * v84))) - (v115 * v129)
    v137 = v104 + v120
    v138 = (((v7 * v44) - 3.153542285625) + v137) + (v118 * v125)
    v139 = (v138 - (2.0 * ((v121 + (v4 * v122)) - v96))) + (v123 * v127)
    v140 = ((0.00011692799999999998 * v63) - v73) - (v3 * (v103 + (v137 + ((0.0024871679999999997 * v6) - v101))))
    v141 = v136 * (1.0 / (((v139 + (v3 * v140)) - (v124 * v134)) - (v128 * v129)))
    v142 = (v129 * v141) - (v115 * v117)
    v143 = ((v111 * v93) + (v134 * v141)) - (v112 * v142)
    v144 = (((v87 * v84) + (v127 * v141)) + (v114 * v142)) + (v91 * v143)
    v145 = ((v79 + (24999.999999999996 * tau[5])) - (v98 * v141)) - (v6 * v144)
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
    v9 = qd[0] * v2
    v10 = qd[2] + qd[1]
    v11 = v10 * v9
    v12 = qdd[0] * v1
    v13 = v12 + v11
    v14 = v11 + v13
    v15 = qd[0] * v1
    v16 = v9 * v15
    v17 = qdd[1] + qdd[2]
    v18 = v16 - v17
    v19 = (v3 * v14) - (v4 * v18)
    v20 = v10 * v3
    v21 = v4 * v1
    v22 = (qd[0] * v21) - v20
    v23 = qd[3] + v9
    v24 = v23 * v22
    v25 = v24 + v19
    v26 = qdd[4] + v25
    v27 = (v6 * v23) - (v5 * v22)
    v28 = (v5 * v23) + (v6 * v22)
    v29 = 0.0028799999999999997 * ((v28 * v27) - v26)
    v30 = v28 * v28
    v31 = v3 * v1
    v32 = (v10 * v4) + (qd[0] * v31)
    v33 = qd[4] + v32
    v34 = 0.0028799999999999997 * ((v33 * v33) + v30)
    v35 = (v5 * v34) + (v6 * v29)
    v36 = v32 * v22
    v37 = v10 * v15
    v38 = qdd[0] * v2
    v39 = v38 - v37
    v40 = qdd[3] + v39
    v41 = v40 + v36
    v42 = (v3 * v18) + (v4 * v14)
    v43 = v32 * v23
    v44 = (2.0 * v43) - v42
    v45 = (v6 * v44) - (v5 * v41)
    v46 = v33 * v27
    v47 = (2.0 * v46) - v45
    v48 = 0.0028799999999999997 * v4
    v49 = (v3 * v35) - (v48 * v47)
    v50 = 3.9999999999999996e-05 * qd[5]
    v51 = 0.4318 * v7
    v52 = qd[1] * qd[1]
    v53 = 0.4318 * v8
    v54 = qdd[1] * v53
    v55 = ((v52 * v51) - 9.81) - v54
    v56 = qd[0] * qd[0]
    v57 = v56 + v52
    v58 = qdd[1] * v51
    v59 = v58 + ((v57 * v53) - (0.15005 * qdd[0]))
    v60 = (v2 * v59) + (v1 * v55)
    v61 = v9 * v9
    v62 = v10 * v10
    v63 = ((0.0203 * (v62 + v61)) + v60) - (0.4318 * v18)
    v64 = 0.0028799999999999997 * v3
    v65 = 0.8636 * v7
    v66 = qd[1] * v65
    v67 = (qd[0] * v66) - ((qdd[0] * v53) + (0.15005 * v56))
    v68 = (v67 + (0.4318 * v14)) - (0.0203 * (v39 - v37))
    v69 = (v48 * v68) - (v64 * v63)
    v70 = (((1.9999999999999998e-05 * v45) + (v50 * v33)) - (0.0004221600000000001 * v47)) - v69
    v71 = (v6 * v41) + (v5 * v44)
    v72 = v33 * v28
    v73 = ((0.00020000000000000004 * v72) - (3.9999999999999996e-05 * qdd[5])) - (0.00024000000000000003 * (v71 - v72))
    v74 = (v6 * v73) + (v5 * v70)
    v75 = v1 * (v74 - (((0.0013999999999999998 * v40) + (9.999999999999983e-05 * v36)) + (0.0203 * v49)))
    v76 = v4 * v9
    v77 = v3 * v9
    v78 = (v77 * v22) + (v32 * v76)
    v79 = v13 - v78
    v80 = v61 - (v15 * v15)
    v81 = 2.0 * v10
    v82 = v38 - (v81 * v15)
    v83 = ((v3 * v80) + (v4 * v82)) - (2.0 * ((v23 * v77) - (v15 * v32)))
    v84 = (v6 * v83) - (v5 * v79)
    v85 = v5 * v4
    v86 = (v6 * v15) + (v85 * v9)
    v87 = v84 + (2.0 * ((v77 * v27) - (v33 * v86)))
    v88 = v5 * v15
    v89 = v6 * v4
    v90 = (v89 * v9) - v88
    v91 = (v86 * v28) - (v90 * v27)
    v92 = (v23 * v76) - (v15 * v22)
    v93 = (v92 + (v3 * v82)) - (v4 * v80)
    v94 = 0.0028799999999999997 * (v93 + v91)
    v95 = 0.0057599999999999995 * v28
    v96 = 0.0057599999999999995 * v33
    v97 = (v90 * v95) + (v77 * v96)
    v98 = (v6 * v94) - (v5 * v97)
    v99 = (v3 * v98) + (v48 * v87)
    v100 = (0.0203 * v2) - (0.4318 * v1)
    v101 = v56 + v62
    v102 = (0.022546398 * v2) - (0.3244698455 * v1)
    v103 = (0.3244698455 * v2) + (0.022546398 * v1)
    v104 = (v2 * v103) + (v1 * v102)
    v105 = 2.0 * qd[0]
    v106 = v10 * v105
    v107 = (v106 * v104) + (0.0047376000000000015 * (((v101 * v2) + (v17 * v1)) - (qd[0] * v9)))
    v108 = (0.8913300000000002 * v2) + (0.025374999999999998 * v1)
    v109 = v53 * v108
    v110 = ((qdd[0] * v109) + (((v38 * v102) - (v12 * v103)) - (v108 * v67))) - v107
    v111 = (0.025374999999999998 * v2) - (0.8913300000000002 * v1)
    v112 = ((v53 * (v99 + (v106 * v111))) + (v110 + (v100 * v99))) - v75
    v113 = (v6 * v34) - (v5 * v29)
    v114 = (v4 * v35) + (v64 * v47)
    v115 = (v1 * v114) + ((v17 * v111) - (v2 * v113))
    v116 = (v64 * v87) - (v4 * v98)
    v117 = (v6 * v97) + (v5 * v94)
    v118 = ((v2 * v116) + ((v1 * v117) + (v101 * v108))) - v115
    v119 = (v6 * v70) - (v5 * v73)
    v120 = v119 + (0.00075 * v44)
    v121 = (v3 * v68) + (v4 * v63)
    v122 = 0.0028799999999999997 * v6
    v123 = (v2 * v55) - (v1 * v59)
    v124 = (((qd[0] * v15) * v100) + ((0.0203 * v17) - (0.4318 * v62))) - v123
    v125 = 0.0028799999999999997 * v5
    v126 = (0.0006421600000000001 * v26) - ((v125 * v124) + (v28 * ((0.00020216000000000006 * v27) - v50)))
    v127 = (v126 + (0.0006500000000000002 * (v24 + v25))) + (v122 * v121)
    v128 = (v3 * v127) - (v4 * v120)
    v129 = (v112 - (0.15005 * v118)) - (-(v2 * ((0.4318 * v49) - v128)))
    v130 = (0.0004221600000000001 * v87) + ((1.9999999999999998e-05 * v84) - (v50 * v77))
    v131 = (0.4318 * v80) + ((0.0406 * v16) - v123)
    v132 = (v57 * v51) - v54
    v133 = v58 + (v52 * v53)
    v134 = ((v1 * v133) - (v2 * v132)) - v131
    v135 = (0.0203 * v14) + (0.4318 * v82)
    v136 = 0.8636 * v8
    v137 = qd[1] * v136
    v138 = qdd[0] * v51
    v139 = v138 + (qd[0] * v137)
    v140 = v139 + v135
    v141 = ((v64 * v134) - (v48 * v140)) - v130
    v142 = (v33 * v90) + (v77 * v28)
    v143 = (v142 + (v6 * v79)) + (v5 * v83)
    v144 = (0.00020000000000000004 * v142) + (0.00024000000000000003 * v143)
    v145 = (v5 * v144) + (0.00075 * v83)
    v146 = (v6 * v141) - v145
    v147 = ((0.0013999999999999998 * v13) - (9.999999999999983e-05 * v78)) + (v6 * v144)
    v148 = v147 + (v5 * v141)
    v149 = (0.0141984 * v7) - (1.601861202 * v8)
    v150 = (0.0141984 * v8) + (1.601861202 * v7)
    v151 = v7 * v150
    v152 = v151 + (v8 * v149)
    v153 = (0.023751 * v8) + (0.6903913435000001 * v7)
    v154 = (0.023751 * v7) - (0.6903913435000001 * v8)
    v155 = ((qdd[1] * v154) - ((v56 - v57) * v153)) + ((qd[1] * v105) * v152)
    v156 = v8 * v150
    v157 = (v155 - (v111 * (v138 + v139))) + (qdd[0] * ((v7 * v149) - v156))
    v158 = (((0.00022216000000000005 * v91) + (v50 * v90)) + (0.0006221600000000001 * v93)) - (1.9999999999999998e-05 * (v91 - v93))
    v159 = ((0.8636 * v16) - v60) - (0.0203 * v80)
    v160 = v158 + (v125 * (v159 + ((v2 * v133) + (v1 * v132))))
    v161 = v160 + (v6 * ((v48 * v134) + (v64 * v140)))
    v162 = 0.0006500000000000002 * (v92 + v93)
    v163 = v162 + v161
    v164 = ((v157 - (v2 * v148)) - (v21 * v146)) + (v31 * v163)
    v165 = -v131
    v166 = ((v64 * v165) - (v48 * v135)) - v130
    v167 = v147 + (v5 * v166)
    v168 = v6 * v3
    v169 = v158 + (0.0028799999999999997 * (((v168 * v135) + (v89 * v165)) + (v5 * v159)))
    v170 = v162 + v169
    v171 = (v6 * v166) - v145
    v172 = (v22 * v22) - (v32 * v32)
    v173 = v19 + (2.0 * v24)
    v174 = (v6 * v173) - (v5 * v172)
    v175 = v5 * v33
    v176 = (2.0 * ((v22 * v27) + (v32 * v175))) - v174
    v177 = v6 * v32
    v178 = (v177 * v95) - (v22 * v96)
    v179 = v5 * v28
    v180 = (v177 * v27) - (v32 * v179)
    v181 = v43 - v42
    v182 = 0.0028799999999999997 * (v181 - v180)
    v183 = (v6 * v182) - (v5 * v178)
    v184 = v114 + ((v3 * v183) - (v48 * v176))
    v185 = (1.9999999999999998e-05 * v174) + (((v48 * v63) + (v50 * v22)) + (v64 * v68))
    v186 = v185 - (0.0004221600000000001 * v176)
    v187 = (v33 * v177) - (v22 * v28)
    v188 = (v187 + (v6 * v172)) + (v5 * v173)
    v189 = (0.00020000000000000004 * v187) + (0.00024000000000000003 * v188)
    v190 = ((v6 * v189) + (9.999999999999983e-05 * v172)) - (v5 * v186)
    v191 = ((v4 * v183) + (v64 * v176)) - v49
    v192 = (v6 * v178) + (v5 * v182)
    v193 = (v2 * v191) - (v1 * v192)
    v194 = (v6 * v186) + ((v5 * v189) + (0.00075 * v173))
    v195 = (((0.0006421600000000001 * v181) + (v50 * v177)) - (0.00020216000000000006 * v180)) - (v6 * v69)
    v196 = v195 + (0.0006500000000000002 * (v43 + v181))
    v197 = v1 * ((v3 * (v120 - v196)) + ((v4 * (v127 - v194)) - (0.4318 * v184)))
    v198 = v30 - (v27 * v27)
    v199 = (0.0028799999999999997 * v198) - v34
    v200 = (v27 * v95) - v29
    v201 = (v6 * v199) - (v5 * v200)
    v202 = (2.0 * v72) - v71
    v203 = v53 + v100
    v204 = (v125 * v121) + (((v122 * v124) - (v50 * v27)) - (0.00020216000000000006 * v198))
    v205 = (1.9999999999999998e-05 * v71) - (0.0004221600000000001 * v202)
    v206 = v45 - v46
    v207 = (0.00020000000000000004 * v46) - (0.00024000000000000003 * v206)
    v208 = (v74 + (v6 * v205)) + (v5 * v207)
    v209 = (v21 * v208) - ((v31 * v204) + (v203 * ((v3 * v201) - (v48 * v202))))
    v210 = (v119 + (v6 * v207)) - (v5 * v205)
    v211 = (v5 * v199) + (v6 * v200)
    v212 = (v4 * v201) + (v64 * v202)
    v213 = (v2 * v212) - (v1 * v211)
    v214 = ((v17 * v108) - (v1 * v113)) - (v2 * v114)
    v215 = v53 * (v214 + (((v2 * v117) + (v62 * v111)) - (v1 * v116)))
    v216 = (v51 * v118) + v215
    v217 = (((v111 * v59) + (0.0047376000000000015 * v12)) + (v108 * v55)) - ((v101 - v62) * v104)
    v218 = (v217 - (0.0203 * v117)) - (0.4318 * v116)
    v219 = (v218 + (v4 * v163)) + ((v3 * v146) - ((v111 * v133) + (v108 * v132)))
    v220 = ((qdd[0] * v154) - ((37.2347379 * v7) + (1.024164 * v8))) - ((v57 - v52) * v152)
    v221 = v220 - (v53 * ((-(v101 * v111)) - v214))
    v222 = (v218 + (v3 * v171)) + (v4 * v170)
    v223 = v128 + ((((v4 * v196) - (0.0203 * v192)) - (v3 * v194)) + (0.4318 * v191))
    v224 = v1 * v53
    v225 = v2 * v53
    v226 = (v3 * v208) + (((v4 * v204) + (0.0203 * v211)) - (0.4318 * v212))
    v227 = -(3.9999999999999996e-05 * v143)
    v228 = v6 * v2
    v229 = (v5 * v21) - v228
    v230 = -v229
    v231 = (v31 * v22) + (v21 * v32)
    v232 = v10 * v1
    v233 = v232 - v231
    v234 = v81 * v2
    v235 = (v4 * v234) - (2.0 * (((v2 * v32) - (v31 * v9)) + (v31 * v23)))
    v236 = (v6 * v235) - (v5 * v233)
    v237 = v236 + (2.0 * ((v230 * v33) + (v31 * v27)))
    v238 = 0.8636 * v10
    v239 = v66 - (0.3001 * qd[0])
    v240 = (v239 + (v238 * v2)) + (0.0406 * v232)
    v241 = (0.8636 * v1) - v136
    v242 = 0.0406 * v9
    v243 = (v2 * v242) - (v9 * v241)
    v244 = (((v64 * v243) + (v50 * v31)) - (v48 * v240)) - (1.9999999999999998e-05 * v236)
    v245 = v244 - (0.0004221600000000001 * v237)
    v246 = v5 * v2
    v247 = v246 + (v6 * v21)
    v248 = (v247 * v33) + (v31 * v28)
    v249 = (v248 + (v6 * v233)) + (v5 * v235)
    v250 = (0.00020000000000000004 * v248) + (0.00024000000000000003 * v249)
    v251 = ((v6 * v250) + ((0.0013999999999999998 * v232) - (9.999999999999983e-05 * v231))) + (v5 * v245)
    v252 = (v230 * v28) + (v247 * v27)
    v253 = (v2 * v22) + (v21 * v23)
    v254 = ((v9 * (2.0 * v21)) - (v3 * v234)) - v253
    v255 = v5 * v1
    v256 = 0.0028799999999999997 * ((((v255 * v242) - (v241 * v88)) - (v89 * v243)) - (v168 * v240))
    v257 = (v256 + ((0.0006421600000000001 * v254) - (v50 * v247))) + (0.00020216000000000006 * v252)
    v258 = (0.0006500000000000002 * (v253 - v254)) - v257
    v259 = (v2 * v102) - 0.011273199
    v260 = v156 - 0.0070992
    v261 = (((2.0 * qd[1]) * v260) + (v111 * v239)) + (v81 * (v109 + v259))
    v262 = (v6 * v245) - ((v5 * v250) + (0.00075 * v235))
    v263 = (((v31 * v258) - v261) - (v2 * v251)) - (v21 * v262)
    v264 = 0.0028799999999999997 * (v254 + v252)
    v265 = (v247 * v95) + (v31 * v96)
    v266 = (v6 * v264) + (v5 * v265)
    v267 = (v4 * v266) + (v64 * v237)
    v268 = (v6 * v265) - (v5 * v264)
    v269 = ((v105 * v111) - (v1 * v268)) - (v2 * v267)
    v270 = v5 * v3
    v271 = (v3 * v32) - (v4 * v22)
    v272 = v15 + v271
    v273 = -(2.0 * ((v4 * v23) - v76))
    v274 = (v6 * v273) - (v5 * v272)
    v275 = v274 + (2.0 * ((v4 * v27) + (v270 * v33)))
    v276 = (v168 * v95) - (v4 * v96)
    v277 = (v168 * v27) - (v270 * v28)
    v278 = v3 * v23
    v279 = (2.0 * v77) - v278
    v280 = 0.0028799999999999997 * (v279 + v277)
    v281 = (v6 * v280) + (v5 * v276)
    v282 = (v3 * v281) + (v48 * v275)
    v283 = v136 * v108
    v284 = qd[0] * v283
    v285 = v105 * v259
    v286 = (((v284 - (0.009475200000000003 * v232)) + v285) + (v53 * v282)) + (v100 * v282)
    v287 = (v64 * v275) - (v4 * v281)
    v288 = (v6 * v276) - (v5 * v280)
    v289 = (v2 * v287) - ((v1 * v288) + (v81 * v111))
    v290 = v286 - (0.15005 * v289)
    v291 = (0.0004221600000000001 * v275) + ((1.9999999999999998e-05 * v274) - (v50 * v4))
    v292 = ((0.0406 * v10) + (v1 * v66)) + (v2 * v137)
    v293 = (0.8636 * v9) + (0.0406 * v15)
    v294 = qd[0] * v65
    v295 = v293 + v294
    v296 = ((v64 * v292) - (v48 * v295)) - v291
    v297 = (v168 * v33) - (v4 * v28)
    v298 = (v6 * v272) + ((v5 * v273) - v297)
    v299 = (0.00020000000000000004 * v297) - (0.00024000000000000003 * v298)
    v300 = (v5 * v299) - (0.00075 * v273)
    v301 = v300 + (v6 * v296)
    v302 = (v6 * v299) - ((9.999999999999983e-05 * v271) + (0.0013999999999999998 * v15))
    v303 = v302 - (v5 * v296)
    v304 = v105 * v260
    v305 = ((qd[1] * ((0.047502 * v7) - (1.3807826870000002 * v8))) - (v294 * v111)) - v304
    v306 = ((0.00022216000000000005 * v277) + ((0.0006221600000000001 * v279) - (v50 * v168))) - (1.9999999999999998e-05 * (v277 - v279))
    v307 = (v89 * v292) + (((v238 * v5) - (v255 * v137)) + (v246 * v66))
    v308 = v306 + (0.0028799999999999997 * ((v168 * v295) + v307))
    v309 = -(0.0006500000000000002 * (v279 - v278))
    v310 = v309 - v308
    v311 = ((0.00011692799999999998 * v20) - (v48 * v293)) - v291
    v312 = v300 + (v6 * v311)
    v313 = v302 - (v5 * v311)
    v314 = v306 + (((v6 * v64) * v293) + (v10 * ((0.00011692799999999998 * v89) + (0.0024871679999999997 * v5))))
    v315 = v309 - v314
    v316 = ((2.0 * v5) * v32) - v175
    v317 = (0.00020000000000000004 * v175) - (0.00024000000000000003 * v316)
    v318 = v6 * v33
    v319 = 2.0 * (v177 - v318)
    v320 = (0.0004221600000000001 * v319) + (3.9999999999999996e-05 * v177)
    v321 = (v6 * v320) + ((0.0015 * v32) - (v5 * v317))
    v322 = (v6 * v317) + (v5 * v320)
    v323 = v6 * v28
    v324 = v323 + (v5 * v27)
    v325 = ((0.0006421600000000001 * v22) + (v50 * v5)) - (0.00020216000000000006 * v324)
    v326 = v325 + (0.0013000000000000004 * v22)
    v327 = ((v31 * v326) - (v2 * v322)) - (v21 * v321)
    v328 = 0.0028799999999999997 * (v22 - v324)
    v329 = v5 * v95
    v330 = (v6 * v328) - (v5 * v329)
    v331 = (v4 * v330) + (v64 * v319)
    v332 = (v5 * v328) + (v6 * v329)
    v333 = (v2 * v331) - (v1 * v332)
    v334 = 0.0057599999999999995 * v27
    v335 = (v85 * v96) + (v3 * v334)
    v336 = v6 * v1
    v337 = (v2 * v335) + (v336 * v96)
    v338 = (0.0008443200000000002 * v27) - v50
    v339 = (0.00044000000000000007 * v323) - (v5 * v338)
    v340 = ((0.15005 * v337) + (v203 * ((v270 * v96) - (v4 * v334)))) - (v2 * v339)
    v341 = (v6 * v338) + (0.00044000000000000007 * v179)
    v342 = 3.9999999999999996e-05 * v33
    v343 = 3.9999999999999996e-05 * v28
    v344 = (((v285 + v284) + (v4 * v258)) - (0.0203 * v268)) + (v3 * v262)
    v345 = v344 - (0.4318 * v267)
    v346 = (v51 * v289) + (((v10 * v283) - (v225 * v288)) - (v224 * v287))
    v347 = (0.4318 * v287) - (0.0203 * v288)
    v348 = (v347 - (v3 * v301)) + ((v4 * v310) + ((v66 * v111) - (qd[1] * v283)))
    v349 = ((v3 * v312) - v347) - (v4 * v315)
    v350 = (((v3 * v321) + (v4 * v326)) - (0.0203 * v332)) + (0.4318 * v331)
    v351 = (v3 * v341) + ((0.4318 * v335) + (0.00011692799999999998 * v318))
    v352 = (v4 * v343) + (v168 * v342)
    v353 = -(3.9999999999999996e-05 * v298)
    v354 = v85 * (0.0012435839999999998 + (0.00020216000000000006 * v6))
    v355 = 0.00020216000000000006 * v5
    v356 = v5 * v355
    v357 = 0.0016399999999999997 + v356
    v358 = 5.846399999999999e-05 * v85
    v359 = v358 - v357
    v360 = v358 + v359
    v361 = v356 - 0.00119216
    v362 = v3 * (0.0012921600000000003 + v361)
    v363 = v3 * v362
    v364 = v1 * (v363 + (v360 + ((0.0024871679999999997 * v6) - v361)))
    v365 = v1 * (v364 + (((2.0 * v2) * v354) - ((0.00011692799999999998 * v228) + v102)))
    v366 = 0.0012435839999999998 * v8
    v367 = v366 * v85
    v368 = ((v2 * v367) + (v366 * v336)) - (v53 * v111)
    v369 = 0.0004321439999999999 * v270
    v370 = 0.0012435839999999998 * v270
    v371 = v370 + (v168 * v355)
    v372 = v5 * v31
    v373 = (v108 + (0.0028799999999999997 * v228)) - (v48 * v255)
    v374 = ((0.15005 * v373) + ((5.846399999999999e-05 * v372) + (v2 * (0.0047376000000000015 + v371)))) - (v21 * v362)
    v375 = v7 * v370
    v376 = -((v375 + v153) + v374)
    v377 = -v374
    v378 = -((v2 * (v359 - v369)) + (v367 - (v1 * v354)))
    v379 = (v48 * v228) - (0.0028799999999999997 * v255)
    v380 = 0.0012435839999999998 * v6
    v381 = ((v168 * (v366 + (5.846399999999999e-05 * v2))) - ((0.0006421600000000001 + v380) * v31)) + (0.15005 * v379)
    v382 = -v381
    v383 = -(3.9999999999999996e-05 * v229)
    v384 = (v51 * v373) - v368
    v385 = v363 - ((2.0 * (v380 - v358)) + 0.3592922305)
    v386 = v385 - v384
    v387 = -v386
    v388 = -(((v2 * v375) + v371) - (v366 * v372))
    v389 = ((0.0006421600000000001 * v4) - (5.846399999999999e-05 * v5)) + (0.0012435839999999998 * v89)
    v390 = (v389 - (v366 * v247)) + (v51 * v379)
    v391 = 3.9999999999999996e-05 * v270
    v392 = -v371
    v393 = 3.9999999999999996e-05 * v6
    return (
        REAL(0.0),
        (v164 + (v51 * ((v106 * v108) - v49))) - v129,
        (((v31 * v170) - (v2 * v167)) - (v21 * v171)) - v129,
        v197 + (((0.15005 * v193) + (v53 * v184)) + (v2 * (v190 + (0.0203 * v184)))),
        (v209 - (v2 * v210)) - (0.15005 * v213),
        REAL(0.0),
        REAL(0.0),
        ((v219 + (v51 * ((v62 * v108) - v115))) + v221) - v216,
        v222 - v216,
        (((v224 * v191) + (v225 * v192)) - (v51 * v193)) - v223,
        ((v51 * v213) - ((v224 * v212) + (v225 * v211))) - v226,
        REAL(0.0),
        REAL(0.0),
        v219,
        v222,
        -v223,
        -v226,
        REAL(0.0),
        REAL(0.0),
        -v148,
        -v167,
        v190,
        -v210,
        REAL(0.0),
        REAL(0.0),
        v161,
        v169,
        -v195,
        -v204,
        REAL(0.0),
        REAL(0.0),
        v227,
        v227,
        3.9999999999999996e-05 * v188,
        3.9999999999999996e-05 * v206,
        REAL(0.0),
        (v263 + (v203 * ((v3 * v266) - (v48 * v237)))) - (0.15005 * v269),
        ((((v2 * v303) + v305) - (v31 * v310)) - (v21 * v301)) - v290,
        (((v2 * v313) - (v31 * v315)) - (v21 * v312)) - v290,
        (v327 - (v203 * ((v3 * v330) - (v48 * v319)))) - (0.15005 * v333),
        v340 + (v21 * v341),
        (v31 * v343) - (v247 * v342),
        (((v304 - (v225 * v268)) + (v224 * v267)) + (v51 * v269)) + v345,
        -(v348 + v346),
        v349 - v346,
        v350 + ((v51 * v333) - ((v224 * v331) + (v225 * v332))),
        (((v224 * v335) - (((0.0024871679999999997 * v8) * v228) * v33)) - (v51 * v337)) - v351,
        v352,
        v345,
        -v348,
        v349,
        v350,
        -v351,
        v352,
        -v251,
        v303,
        v313,
        -v322,
        -v339,
        (-3.9999999999999996e-05) * v175,
        -v257,
        v308,
        v314,
        v325,
        REAL(0.0),
        v343,
        (-3.9999999999999996e-05) * v249,
        v353,
        v353,
        3.9999999999999996e-05 * v316,
        -v343,
        REAL(0.0),
        (((3.153542285625 - v151) - v360) + (2.0 * (v369 - v368))) + v365,
        v376,
        v377,
        v378,
        v382,
        v383,
        v376,
        (1.748114002 + v384) - v386,
        v387,
        v388,
        v390,
        v391,
        v377,
        v387,
        -v385,
        v392,
        v389,
        v391,
        v378,
        v388,
        v392,
        v357,
        REAL(0.0),
        v393,
        v382,
        v390,
        v389,
        REAL(0.0),
        REAL(0.0006421600000000001),
        REAL(0.0),
        v383,
        v391,
        v391,
        v393,
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

    Operations: 525 add, 718 mul, 0 div, 0 sqrt, 4 sincos, 32 other.
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
    v11 = v2 * v3
    v12 = (qd[0] * v11) - v10
    v13 = qd[0] * v4
    v14 = qd[3] + v13
    v15 = (v5 * v12) - (v6 * v14)
    v16 = qd[0] * v3
    v17 = (v9 * v2) + (v1 * v16)
    v18 = qd[4] + v17
    v19 = 2.0 * v18
    v20 = v17 * v12
    v21 = v9 * v16
    v22 = v21 - v20
    v23 = 2.0 * v14
    v24 = v17 * v23
    v25 = v2 * v13
    v26 = 2.0 * v9
    v27 = v1 * v13
    v28 = ((v26 * v25) - v24) + (v16 * v27)
    v29 = (v5 * v22) - (v6 * v28)
    v30 = v29 + (v19 * v15)
    v31 = qd[0] * v13
    v32 = 0.0203 * v4
    v33 = v9 * v9
    v34 = (0.0203 * v33) + (v32 * v31)
    v35 = 0.4318 * v7
    v36 = qd[1] * qd[1]
    v37 = (v36 * v35) - 9.81
    v38 = 0.4318 * v8
    v39 = v4 * v38
    v40 = qd[0] * qd[0]
    v41 = v40 + v36
    v42 = v13 * v16
    v43 = ((0.4318 * v42) - (v41 * v39)) - ((v3 * v37) + v34)
    v44 = 0.0028799999999999997 * v1
    v45 = 0.8636 * v7
    v46 = qd[1] * qd[0]
    v47 = (0.15005 * v40) - (v46 * v45)
    v48 = (0.0406 * v21) - v47
    v49 = 0.8636 * v13
    v50 = v48 + (v9 * v49)
    v51 = 0.0028799999999999997 * v2
    v52 = 4e-05 * qd[5]
    v53 = (((v52 * v18) - (v51 * v50)) - (v44 * v43)) + (1.9999999999999998e-05 * v29)
    v54 = v53 + (0.0004221600000000001 * v30)
    v55 = (v5 * v14) + (v6 * v12)
    v56 = v18 * v55
    v57 = (v5 * v28) + (v6 * v22)
    v58 = 4e-05 * v55
    v59 = (4e-05 * v57) + (v18 * v58)
    v60 = v59 + ((0.00020000000000000004 * v57) + (0.0004000000000000001 * v56))
    v61 = ((v5 * v60) + (0.00075 * v28)) - (v6 * v54)
    v62 = tau[5] + v59
    v63 = v5 * v1
    v64 = 0.0028799999999999997 * v6
    v65 = v2 * v64
    v66 = v15 * v55
    v67 = (v52 * v55) + (0.00020216000000000006 * v66)
    v68 = v5 * v3
    v69 = v8 * v68
    v70 = 0.0028799999999999997 * v5
    v71 = v4 * v70
    v72 = v16 * v16
    v73 = (0.4318 * (v33 + v72)) - (0.0203 * v42)
    v74 = v1 * v64
    v75 = ((v70 * v73) + ((v37 * v71) - ((0.0012435839999999998 * v41) * v69))) + (v74 * v50)
    v76 = (v67 - (v65 * v43)) + v75
    v77 = v14 * v12
    v78 = ((v11 * v31) - v77) - (v26 * v27)
    v79 = v76 + ((0.0006500000000000002 * v77) - (0.0012921600000000003 * v78))
    v80 = (0.8913300000000002 * v3) - (0.025374999999999998 * v4)
    v81 = (0.8913300000000002 * v4) + (0.025374999999999998 * v3)
    v82 = v38 * v81
    v83 = (0.3244698455 * v3) - (0.022546398 * v4)
    v84 = 0.011273199 + (v4 * v83)
    v85 = v40 + v33
    v86 = (((v41 * v82) + (v37 * v80)) - (v85 * v84)) + (v2 * v79)
    v87 = (v86 + (v63 * v62)) - (v1 * v61)
    v88 = (0.0013999999999999998 * v21) - (9.999999999999983e-05 * v20)
    v89 = (v88 + (v5 * v54)) + (v6 * v60)
    v90 = v89 + (tau[3] - (v6 * v62))
    v91 = 0.00020216000000000006 * v5
    v92 = v5 * v91
    v93 = 0.0016399999999999997 + v92
    v94 = 4e-05 * v6
    v95 = 1.0 / ((v6 * v94) - v93)
    v96 = 0.0012435839999999998 * v63
    v97 = v96 + (v63 * (0.00020216000000000006 * v6))
    v98 = v97 + (v63 * v94)
    v99 = v98 * v95
    v100 = v55 * v55
    v101 = 0.0028799999999999997 * ((v18 * v18) + v100)
    v102 = v5 * v2
    v103 = v66 - v78
    v104 = (v44 * v30) + ((v65 * v103) - (v102 * v101))
    v105 = v6 * v101
    v106 = v105 + (v70 * v103)
    v107 = (tau[4] + (0.0006421600000000001 * v78)) - v76
    v108 = v6 * v2
    v109 = ((5.846399999999999e-05 * v5) - (0.0006421600000000001 * v2)) - (0.0012435839999999998 * v108)
    v110 = 1557.2443004858599 * v109
    v111 = (((tau[2] - (v33 * v84)) - (0.4318 * v104)) + (0.0203 * v106)) + (v110 * v107)
    v112 = (v111 - (v99 * v90)) - v87
    v113 = v3 * v38
    v114 = v113 - (v4 * v35)
    v115 = 0.0028799999999999997 * v63
    v116 = (v115 * v114) - v98
    v117 = v39 + (v3 * v35)
    v118 = (v109 + (v70 * v117)) + (v65 * v114)
    v119 = 4e-05 * v63
    v120 = (0.00010000000000000026 * v1) + (v63 * v91)
    v121 = 0.00011692799999999998 * v102
    v122 = v121 + (v1 * v120)
    v123 = v122 + ((v63 * v119) - (0.0024871679999999997 * v6))
    v124 = v123 - 0.3592922305
    v125 = v2 * v70
    v126 = v35 * v81
    v127 = v38 * v80
    v128 = (v127 + (v64 * v114)) + ((v125 * v117) - v126)
    v129 = ((v124 + (v110 * v118)) + v128) + (v116 * v99)
    v130 = 1.0 / ((v98 * v99) - (v124 + (v109 * v110)))
    v131 = v129 * v130
    v132 = v116 * v95
    v133 = 0.4318 - v114
    v134 = (((1.024164 * v7) + tau[1]) - (37.2347379 * v8)) + ((v85 * v35) * v80)
    v135 = (0.0141984 * v8) + (1.601861202 * v7)
    v136 = v8 * v135
    v137 = v136 - 0.0070992
    v138 = v36 - v41
    v139 = v82 - v84
    v140 = 0.0203 + v117
    v141 = ((((v138 * v137) + v134) + (v33 * v139)) - (v133 * v104)) + (v140 * v106)
    v142 = 1557.2443004858599 * v118
    v143 = (((v141 + (v142 * v107)) + (v132 * v90)) - v87) + (v131 * v112)
    v144 = (((2.1074062325 - v123) - (2.0 * v128)) - (v118 * v142)) + (v116 * v132)
    v145 = 1.0 / (v144 - (v129 * v131))
    v146 = (v5 * v11) - (v6 * v4)
    v147 = 5.846399999999999e-05 * v4
    v148 = 0.0004321439999999999 * v4
    v149 = ((v4 * v93) + ((v63 * v148) - (v102 * v147))) + (v94 * v146)
    v150 = 0.4318 * v3
    v151 = v150 - v38
    v152 = v6 * v11
    v153 = v149 + ((v91 * v152) + (v125 * v151))
    v154 = v6 * v1
    v155 = v1 * v3
    v156 = ((0.0006421600000000001 * v155) + (0.0004321439999999999 * v68)) - (v108 * v148)
    v157 = v156 + ((v74 * v151) - (v154 * v147))
    v158 = 1557.2443004858599 * v157
    v159 = 0.0047376000000000015 * v4
    v160 = (((v159 - (v11 * v120)) + (v4 * v97)) + (0.15005 * v81)) - (0.0004321439999999999 * v146)
    v161 = 4e-05 * v146
    v162 = v160 + (v63 * ((5.846399999999999e-05 * v3) - v161))
    v163 = (v162 - (v109 * v158)) + (v153 * v99)
    v164 = (0.023751 * v8) + (0.6903913435000001 * v7)
    v165 = ((((v7 * v96) + v164) - (v118 * v158)) + v162) - (v153 * v132)
    v166 = v165 + (v163 * v131)
    v167 = v166 * v145
    v168 = v163 * v130
    v169 = v32 - v151
    v170 = 0.15005 * v4
    v171 = (v170 * v104) - (v169 * (((v63 * v101) - (v74 * v103)) + (v51 * v30)))
    v172 = 0.15005 * v3
    v173 = v153 * v95
    v174 = (0.6903913435000001 * v8) - (0.023751 * v7)
    v175 = v40 - v41
    v176 = (v47 * v80) + ((tau[0] - (v175 * v174)) + ((0.0047376000000000015 * qd[0]) * v16))
    v177 = 0.0047376000000000015 * v3
    v178 = v177 + (0.15005 * v80)
    v179 = 2.0 * qd[0]
    v180 = qd[1] * v179
    v181 = v180 + (qd[2] * v179)
    v182 = (((v176 - (v85 * v178)) + (v180 * v137)) + (v181 * v139)) + (v146 * v62)
    v183 = (((v182 - (v158 * v107)) - (v155 * v79)) + (v4 * v89)) + (v173 * v90)
    v184 = v183 + (((v171 - (v172 * v106)) - (v11 * v61)) + (v168 * v112))
    v185 = v7 * v135
    v186 = v3 - v8
    v187 = v6 * v3
    v188 = 0.8636 * v8
    v189 = v188 * v80
    v190 = (v121 + (v187 * ((0.00011692799999999998 * v4) - (0.0024871679999999997 * v186)))) + v189
    v191 = 0.0024871679999999997 * v5
    v192 = v4 * ((v102 * (0.0024871679999999997 * v8)) - (v191 * v11))
    v193 = ((v92 + (3.155182285625 + (0.0008642879999999998 * v63))) - v192) + ((v3 * v3) * (v122 - 0.0004478399999999997))
    v194 = v3 * v83
    v195 = (v194 - ((0.0004043200000000001 * v5) * ((v3 * v68) - (v4 * v152)))) + v193
    v196 = ((v195 - (((v146 * v161) + v185) + v190)) - (v157 * v158)) + (v153 * v173)
    v197 = 1.0 / ((v196 - (v163 * v168)) - (v166 * v167))
    v198 = (v184 + (v143 * v167)) * v197
    v199 = (v143 * v145) + (v167 * v198)
    v200 = ((v130 * v112) + (v168 * v198)) + (v131 * v199)
    v201 = v199 + v200
    v202 = v42 - v201
    v203 = v35 * v199
    v204 = v203 + ((v41 * v38) - (0.15005 * v198))
    v205 = v38 * v199
    v206 = v205 - v37
    v207 = (v3 * v206) - (v4 * v204)
    v208 = v207 + ((0.4318 * v202) - v34)
    v209 = v3 * v198
    v210 = v9 * v13
    v211 = v210 + v209
    v212 = v210 + v211
    v213 = v38 + v32
    v214 = ((v213 * v198) - v48) - (0.4318 * v212)
    v215 = v52 + (0.0008443200000000002 * v15)
    v216 = ((v132 * v199) + ((v173 * v198) - (v95 * v90))) - (v99 * v200)
    v217 = v4 * v198
    v218 = v217 + v216
    v219 = v22 - v218
    v220 = (v1 * v202) + (v2 * v212)
    v221 = v24 - v220
    v222 = (v5 * v219) + (v6 * v221)
    v223 = (0.0004421600000000001 * v222) + (((v51 * v214) + (v18 * v215)) - (v44 * v208))
    v224 = v188 * v81
    v225 = (0.3244698455 * v4) + (0.022546398 * v3)
    v226 = v194 - (v4 * v225)
    v227 = (((v47 * v81) - (v85 * v159)) + (0.0047376000000000015 * v31)) + (v181 * (v226 - v127))
    v228 = (((v227 + (v224 * v198)) - (v83 * v217)) - (v225 * v209)) - (v177 * v201)
    v229 = (v26 * v16) - v217
    v230 = 2.0 * v17
    v231 = v72 - (v4 * v31)
    v232 = (((v1 * v231) + (v27 * v23)) - (v16 * v230)) + (v2 * v229)
    v233 = (v27 * v12) + (v25 * v17)
    v234 = v211 - v233
    v235 = (v5 * v16) - (v6 * v25)
    v236 = (((v27 * v55) - (v18 * v235)) + (v6 * v234)) - (v5 * v232)
    v237 = ((v228 + (v3 * ((0.0013999999999999998 * v218) - v88))) + (v161 * v236)) - (v68 * v223)
    v238 = (v5 * v221) - (v6 * v219)
    v239 = ((v94 * v216) + (((0.00044000000000000007 * v56) - v62) - (v161 * v198))) + (v119 * v201)
    v240 = v239 - (0.00024000000000000003 * v238)
    v241 = 0.0057599999999999995 * v18
    v242 = (v64 * v221) + ((v70 * v219) + (v15 * v241))
    v243 = (((v158 * v198) - ((1557.2443004858599 * v107) + v77)) - (v142 * v199)) - (v110 * v200)
    v244 = (v1 * v212) - (v2 * v202)
    v245 = v243 - v244
    v246 = -(0.0028799999999999997 * (v245 - v66))
    v247 = (v5 * v101) - (v6 * v246)
    v248 = (v1 * v247) + (v2 * v242)
    v249 = (v237 - (v187 * v240)) + (((0.4318 * v4) + (0.0203 * v3)) * v248)
    v250 = ((v5 * v240) - (0.00075 * v221)) - (v6 * v223)
    v251 = (0.0006421600000000001 * v245) + (((v74 * v214) - (v67 + (0.0013000000000000004 * v77))) - (0.0006500000000000002 * v244))
    v252 = (v3 * v204) + (v4 * v206)
    v253 = v252 + ((0.0203 * v201) - v73)
    v254 = (v251 + (v70 * v253)) + (v65 * v208)
    v255 = (v1 * v254) - (v2 * v250)
    v256 = (v1 * v242) - (v2 * v247)
    v257 = v105 + (v5 * v246)
    v258 = (v3 * v256) + ((v4 * v257) + (v80 * v201))
    v259 = (v5 * v234) + (v6 * v232)
    v260 = (v6 * v16) + (v102 * v13)
    v261 = 2.0 * v15
    v262 = v259 + ((v260 * v19) + (v27 * v261))
    v263 = (v16 * v12) - (v14 * v25)
    v264 = (v263 - (v2 * v231)) + (v1 * v229)
    v265 = (v260 * v55) - (v235 * v15)
    v266 = v265 - v264
    v267 = v5 * v55
    v268 = 0.0057599999999999995 * v267
    v269 = v63 * v241
    v270 = ((v13 * v269) - (v235 * v268)) - (v64 * v266)
    v271 = (v44 * v262) - (v2 * v270)
    v272 = 0.0057599999999999995 * v6
    v273 = v272 * v55
    v274 = v272 * v18
    v275 = (v70 * v266) + ((v27 * v274) - (v235 * v273))
    v276 = v258 + (((v85 * v81) + (v3 * v275)) - (v4 * v271))
    v277 = ((v4 * v255) + v249) - (0.15005 * v276)
    v278 = ((0.0406 * v42) - (0.4318 * v231)) + v252
    v279 = v205 - (v41 * v35)
    v280 = (v36 * v38) + v203
    v281 = ((v3 * v280) + (v4 * v279)) - v278
    v282 = (0.4318 * v229) - (0.0203 * v212)
    v283 = ((v35 * v198) + (v46 * v188)) - v282
    v284 = ((v74 * v283) + ((v71 * v280) - ((v70 * v3) * v279))) + (v65 * v281)
    v285 = v70 * (((0.8636 * v42) + (0.0203 * v231)) + v207)
    v286 = v285 + (((0.00020216000000000006 * v265) - (v52 * v235)) - (0.0006421600000000001 * v264))
    v287 = v286 + v284
    v288 = 0.0006500000000000002 * (v263 + v264)
    v289 = v287 - v288
    v290 = (v1 * v281) - (v2 * v283)
    v291 = ((1.9999999999999998e-05 * v259) + (v52 * v27)) + (0.0004221600000000001 * v262)
    v292 = 0.00020000000000000004 * v18
    v293 = 0.00020000000000000004 * v55
    v294 = (0.00024000000000000003 * v236) + ((v27 * v293) - (v235 * v292))
    v295 = (v5 * v294) - (0.00075 * v232)
    v296 = ((v6 * v291) - v295) + (v64 * v290)
    v297 = ((v1 * v296) + ((v81 * v279) + (v80 * v280))) + (v2 * v289)
    v298 = (((v177 * v198) + ((v85 - v33) * v226)) - (v81 * v206)) - (v80 * v204)
    v299 = (0.4318 * v271) + ((v298 - (0.0203 * v275)) + (v119 * v236))
    v300 = (v6 * v294) + ((0.0013999999999999998 * v211) - (9.999999999999983e-05 * v233))
    v301 = (v300 + (v5 * v291)) + (v70 * v290)
    v302 = v94 * v236
    v303 = v302 - v301
    v304 = ((v99 * v303) - (v299 + (v110 * v287))) - v297
    v305 = (v1 * v270) + (v51 * v262)
    v306 = (1.601861202 * v8) - (0.0141984 * v7)
    v307 = v45 * v80
    v308 = (v8 * v306) - v185
    v309 = ((v181 * v126) - ((v175 * v164) + (v180 * v308))) + (v46 * v189)
    v310 = (v309 - (((v136 + (v7 * v306)) - v307) * v198)) - (v174 * v199)
    v311 = (((v310 + (v169 * v305)) - (v4 * v301)) - (v11 * v296)) - (v158 * v287)
    v312 = ((v173 * v303) + v311) + (((v155 * v289) - (v35 * v248)) - (v168 * v304))
    v313 = (((37.2347379 * v7) + (1.024164 * v8)) + (v138 * v308)) + (v85 * v127)
    v314 = (((v313 - (v33 * v126)) + (v174 * v198)) - (v142 * v287)) - (v132 * v303)
    v315 = v38 * (((v3 * v257) - (v81 * v201)) - (v4 * v256))
    v316 = (v35 * v276) + ((((v39 * v275) - (v33 * v127)) + (v113 * v271)) - v299)
    v317 = v316 - v315
    v318 = ((v315 + (v314 - (v35 * v258))) + ((v131 * v304) - v297)) + v317
    v319 = (v312 - v277) - (v167 * v318)
    v320 = ((v44 * v278) - (v51 * v282)) - v291
    v321 = (v5 * v320) - v300
    v322 = v302 + v321
    v323 = ((v74 * v282) + (v65 * v278)) - v286
    v324 = v288 + v323
    v325 = ((v1 * v295) + (v154 * v320)) + (v2 * v324)
    v326 = v325 + (((v110 * v323) - v299) + (v99 * v322))
    v327 = (((v132 * v322) - (v325 + (v142 * v323))) - (v131 * v326)) - v317
    v328 = v150 - v213
    v329 = (((v328 * v305) - (v11 * v295)) - (v158 * v323)) - (v152 * v320)
    v330 = (v168 * v326) + ((v155 * v324) - (v173 * v322))
    v331 = ((v277 + (v329 - (v4 * v321))) + v330) - (v167 * v327)
    v332 = v244 + (v12 * v23)
    v333 = (v12 * v12) - (v17 * v17)
    v334 = v6 * v17
    v335 = (v5 * v332) + (((v6 * v333) + (v18 * v334)) - (v12 * v55))
    v336 = (0.00024000000000000003 * v335) + ((v334 * v292) - (v12 * v293))
    v337 = (v5 * v336) + (0.00075 * v332)
    v338 = v14 * v17
    v339 = v338 - v220
    v340 = v338 + v339
    v341 = 0.0006500000000000002 * v2
    v342 = (v5 * v333) - (v6 * v332)
    v343 = (((v52 * v12) - (v44 * v214)) - (v51 * v208)) - (1.9999999999999998e-05 * v342)
    v344 = v5 * v18
    v345 = v342 + ((v230 * v344) - (v12 * v261))
    v346 = v343 - (0.0004221600000000001 * v345)
    v347 = ((((v119 * v335) + (v341 * v340)) - (v1 * v337)) - (v154 * v346)) - v255
    v348 = (v17 * v267) + (v334 * v15)
    v349 = v348 + v339
    v350 = v272 * v17
    v351 = ((v350 * v267) - ((0.0057599999999999995 * v12) * v344)) - (v64 * v349)
    v352 = ((v44 * v345) - v248) - (v2 * v351)
    v353 = (((0.00020216000000000006 * v348) + ((qd[5] * v94) * v17)) + (v65 * v214)) + (0.0006421600000000001 * v339)
    v354 = v353 - (v74 * v208)
    v355 = v2 + v110
    v356 = (v70 * v349) + ((v334 * v273) - (v12 * v274))
    v357 = (v5 * v346) - ((v6 * v336) + (9.999999999999983e-05 * v333))
    v358 = v357 + (v94 * v335)
    v359 = (v347 + (0.4318 * v352)) + (((v355 * v354) - (0.0203 * v356)) - (v99 * v358))
    v360 = v2 + v142
    v361 = (v347 + (v133 * v352)) + (((v360 * v354) - (v140 * v356)) + (v132 * v358))
    v362 = v361 + (v131 * v359)
    v363 = v328 * ((v256 + (v1 * v351)) + (v51 * v345))
    v364 = (v167 * v362) + (((v155 * (v250 + (0.0006500000000000002 * v340))) - v363) - (v170 * v352))
    v365 = v158 - v155
    v366 = ((v172 * v356) - ((v161 * v335) + (v365 * v354))) + (v152 * v346)
    v367 = (((v4 * v357) + v366) + (v11 * (v254 + v337))) + (v173 * v358)
    v368 = (v367 + (v168 * v359)) + v364
    v369 = v222 + (v18 * v15)
    v370 = ((0.00020000000000000004 * v369) + (v15 * v292)) - v223
    v371 = (v19 * v55) - v238
    v372 = (v240 + (1.9999999999999998e-05 * v238)) - (0.0004221600000000001 * v371)
    v373 = (v5 * v372) + (v6 * v370)
    v374 = v100 - (v15 * v15)
    v375 = (v64 * v253) + (((v52 * v15) - (0.00020216000000000006 * v374)) - (v115 * v214))
    v376 = v375 - (v125 * v208)
    v377 = ((v70 * v374) - (v15 * v273)) - v247
    v378 = ((v64 * v374) + (v15 * v268)) - v257
    v379 = (v2 * v378) + (v44 * v371)
    v380 = (v5 * (v370 + (4e-05 * v369))) - (v6 * v372)
    v381 = (v119 * v369) - (v1 * v380)
    v382 = (((0.4318 * v379) - ((0.0203 * v377) + (v355 * v376))) - (v99 * v373)) - v381
    v383 = (((v133 * v379) - ((v140 * v377) + (v360 * v376))) + (v132 * v373)) - v381
    v384 = v383 + (v131 * v382)
    v385 = -v365
    v386 = v161 + (v4 * v94)
    v387 = ((v385 * v376) - (v386 * v369)) - (v172 * v377)
    v388 = (v387 + (v169 * ((v1 * v378) - (v51 * v371)))) + (v170 * v379)
    v389 = v4 + v173
    v390 = (((v388 + (v11 * v380)) - (v389 * v373)) - (v168 * v382)) - (v167 * v384)
    v391 = 2.0 * v13
    v392 = v26 * v4
    v393 = ((v2 * v392) - (v4 * v230)) - (v155 * (v23 - v391))
    v394 = v155 * v12
    v395 = v394 + (v11 * v17)
    v396 = v9 * v3
    v397 = v396 - v395
    v398 = (v5 * v397) - (v6 * v393)
    v399 = v398 + ((v146 * v19) + (v155 * v261))
    v400 = ((1.9999999999999998e-05 * v398) + (v52 * v155)) + (0.0004221600000000001 * v399)
    v401 = (v5 * v4) + v152
    v402 = (((v155 * v55) + (v18 * v401)) + (v5 * v393)) + (v6 * v397)
    v403 = (0.00024000000000000003 * v402) + ((v401 * v292) + (v155 * v293))
    v404 = qd[1] * v45
    v405 = (((0.3001 * qd[0]) - ((0.8636 * v9) * v4)) - (0.0406 * v396)) - v404
    v406 = (v186 * v49) - (v13 * (0.0406 * v4))
    v407 = (v1 * v406) - (v2 * v405)
    v408 = (((9.999999999999983e-05 * v395) - (0.0013999999999999998 * v396)) + (v70 * v407)) - (v6 * v403)
    v409 = v408 - (v5 * v400)
    v410 = v409 + (v94 * v402)
    v411 = ((v5 * v403) + ((0.00075 * v393) + (v64 * v407))) - (v6 * v400)
    v412 = (v146 * v55) + (v401 * v15)
    v413 = (v4 * v12) + (v11 * v14)
    v414 = ((v11 * v391) - (v1 * v392)) - v413
    v415 = (v52 * v401) + ((v186 * (v191 * v16)) - (v13 * (0.00011692799999999998 * v68)))
    v416 = ((0.00020216000000000006 * v412) - ((0.0006421600000000001 * v414) + (v65 * v406))) + (v415 - (v74 * v405))
    v417 = (0.0006500000000000002 * (v413 - v414)) + v416
    v418 = (((qd[0] * v224) - (v179 * v84)) + (v119 * v402)) + (v2 * v417)
    v419 = v418 - (v1 * v411)
    v420 = v412 - v414
    v421 = (v70 * v420) + ((v155 * v274) + (v401 * v273))
    v422 = ((v401 * v268) + (v3 * v269)) - (v64 * v420)
    v423 = (v44 * v399) - (v2 * v422)
    v424 = (v419 - (v99 * v410)) + ((0.4318 * v423) + ((v110 * v416) - (0.0203 * v421)))
    v425 = qd[0] * v307
    v426 = (((v425 - (v179 * v137)) + (v140 * v421)) - (v142 * v416)) - (v133 * v423)
    v427 = ((v426 - (v132 * v410)) - v419) - (v131 * v424)
    v428 = v137 + v139
    v429 = 2.0 * qd[1]
    v430 = ((((2.0 * qd[2]) * v139) - (qd[1] * v307)) + (v429 * v428)) + (v161 * v402)
    v431 = (((v430 + (v158 * v416)) - (v172 * v421)) - (v155 * v417)) - (v4 * v409)
    v432 = ((v170 * v423) - (v169 * ((v1 * v422) + (v51 * v399)))) - (v173 * v410)
    v433 = (((v431 - (v11 * v411)) - (v168 * v424)) + v432) + (v427 * v167)
    v434 = v2 * v12
    v435 = (v1 * v17) - v434
    v436 = v16 + v435
    v437 = (2.0 * v25) - (v2 * v23)
    v438 = (v5 * v436) - (v6 * v437)
    v439 = ((v63 * v19) - v438) - (v2 * v261)
    v440 = ((1.9999999999999998e-05 * v438) + (v52 * v2)) - (0.0004221600000000001 * v439)
    v441 = (0.0406 * v9) + (v4 * (qd[1] * v188))
    v442 = v49 + (0.0406 * v16)
    v443 = v442 + (qd[0] * v45)
    v444 = ((v1 * v441) + (v155 * v404)) - (v2 * v443)
    v445 = (((v154 * v18) - (v5 * v437)) - (v2 * v55)) - (v6 * v436)
    v446 = (0.00024000000000000003 * v445) + ((v154 * v292) - (v2 * v293))
    v447 = ((0.0013999999999999998 * v16) + (9.999999999999983e-05 * v435)) - (v6 * v446)
    v448 = v447 + ((v5 * v440) + (v70 * v444))
    v449 = v94 * v445
    v450 = v448 + v449
    v451 = (v5 * v446) - (0.00075 * v437)
    v452 = v451 + ((v6 * v440) + (v64 * v444))
    v453 = v1 * v14
    v454 = (2.0 * v27) - v453
    v455 = v453 - v454
    v456 = (v119 * v445) + (v341 * v455)
    v457 = v224 + v307
    v458 = (v1 * v452) + ((qd[1] * v457) - v456)
    v459 = (v63 * v55) + (v154 * v15)
    v460 = v459 - v454
    v461 = (v70 * v460) + ((v154 * v273) - (v2 * v274))
    v462 = 0.0057599999999999995 * v2
    v463 = v462 * v344
    v464 = ((v63 * v273) - v463) - (v64 * v460)
    v465 = (v44 * v439) - (v2 * v464)
    v466 = (0.4318 * v465) - (0.0203 * v461)
    v467 = v1 * v94
    v468 = (((v9 * v191) - (qd[5] * v467)) + (0.0006421600000000001 * v454)) - (0.00020216000000000006 * v459)
    v469 = (((0.0024871679999999997 * qd[1]) * (v69 - (v7 * v401))) - (v65 * v441)) - (v74 * v443)
    v470 = v469 - v468
    v471 = (v458 + (v99 * v450)) - ((v355 * v470) + v466)
    v472 = (v133 * v465) + ((v9 * v457) - (v140 * v461))
    v473 = (((v472 + (v360 * v470)) + (v132 * v450)) - v458) - (v131 * v471)
    v474 = (((v425 - (v429 * v174)) - (v179 * v428)) + (v365 * v470)) - (v4 * v448)
    v475 = (v1 * v464) + (v51 * v439)
    v476 = (v38 * v475) + ((v172 * v461) - ((v161 * v445) + (v26 * v178)))
    v477 = v3 * (((0.0006500000000000002 * v1) * v455) - (0.4318 * v475))
    v478 = ((v476 - (v170 * v465)) + (v32 * v475)) + v477
    v479 = (((v474 - (v11 * v452)) - (v173 * v450)) + (v168 * v471)) - v478
    v480 = v479 - (v473 * v167)
    v481 = ((0.00011692799999999998 * v10) - (v51 * v442)) + v440
    v482 = v447 + (v5 * v481)
    v483 = v449 + v482
    v484 = ((v1 * v451) - v456) + (v154 * v481)
    v485 = v468 + ((v74 * v442) + ((0.00011692799999999998 * v9) * v108))
    v486 = (v484 + (v355 * v485)) + ((v99 * v483) - v466)
    v487 = ((v472 - (v360 * v485)) + ((v132 * v483) - v484)) - (v131 * v486)
    v488 = ((v11 * v451) + ((v365 * v485) + (v179 * v139))) + (v152 * v481)
    v489 = v478 + ((((v4 * v482) + v488) + (v173 * v483)) - (v168 * v486))
    v490 = v489 + (v487 * v167)
    v491 = (v5 * v230) - v344
    v492 = 0.0008843200000000002 * v334
    v493 = (v5 * v492) - (v6 * ((0.00020000000000000004 * v491) + (0.0006443200000000001 * v344)))
    v494 = v6 * v18
    v495 = (v6 * ((0.0008443200000000002 * v494) - v492)) - (0.0015 * v17)
    v496 = (v5 * ((0.00020000000000000004 * v344) - (0.00024000000000000003 * v491))) + v495
    v497 = (v1 * v496) + ((v119 * v491) - (0.0013000000000000004 * v434))
    v498 = v6 * v55
    v499 = (v5 * v15) - v498
    v500 = ((0.0006421600000000001 * v12) + (v52 * v5)) + (0.00020216000000000006 * v499)
    v501 = v350 - v274
    v502 = v12 + v499
    v503 = (v65 * v502) + ((v1 * v501) - (v102 * v268))
    v504 = (v70 * v502) + (v272 * v267)
    v505 = ((0.4318 * v503) + (((v355 * v500) - v497) + (v493 * v99))) - (0.0203 * v504)
    v506 = (((v497 - (v360 * v500)) + (v493 * v132)) + (v140 * v504)) - (v133 * v503)
    v507 = v506 - (v505 * v131)
    v508 = ((v11 * v496) + ((v386 * v491) + (0.0013000000000000004 * v394))) - (v365 * v500)
    v509 = v508 - (v328 * (((v63 * v268) + (v2 * v501)) - (v74 * v502)))
    v510 = ((v509 - (v170 * v503)) + ((v172 * v504) - (v493 * v389))) + (v505 * v168)
    v511 = v510 - (v507 * v167)
    v512 = (v5 * v215) + (0.0004000000000000001 * v498)
    v513 = ((0.0057599999999999995 * v1) * v15) - v463
    v514 = (0.00044000000000000007 * v267) - (v6 * v215)
    v515 = (v119 * v55) - (v1 * v514)
    v516 = (((0.00011692799999999998 * v494) - (0.4318 * v513)) - (v512 * v99)) - v515
    v517 = (v516 * v131) + ((((v140 * v274) - (v133 * v513)) + (v512 * v132)) - v515)
    v518 = (v169 * (v269 + (v462 * v15))) + (((0.0008642879999999998 * v187) * v18) - (v55 * v386))
    v519 = (((v11 * v514) + (v518 - (v170 * v513))) - (v512 * v389)) - (v516 * v168)
    v520 = v519 - (v517 * v167)
    v521 = v167 * v197
    v522 = 4e-05 * v344
    v523 = v467 * v18
    v524 = (v523 + (v355 * v58)) + (v522 * v99)
    v525 = ((v523 + (v58 * v360)) - (v522 * v132)) + (v524 * v131)
    v526 = ((((v94 * v11) * v18) - (v58 * v385)) * v197) - (v525 * v521)
    v527 = v168 * v197
    v528 = v173 * v197
    v529 = (v522 * (v528 + (v4 * v197))) + (v526 - (v524 * v527))
    v530 = (v521 * v319) - (v145 * v318)
    v531 = (v521 * v331) - (v145 * v327)
    v532 = (v145 * v362) + (v521 * v368)
    v533 = (v521 * v390) - (v145 * v384)
    v534 = (v427 * v145) + (v433 * v521)
    v535 = (v480 * v521) - (v473 * v145)
    v536 = (v487 * v145) + (v490 * v521)
    v537 = (v511 * v521) - (v507 * v145)
    v538 = (v520 * v521) - (v517 * v145)
    v539 = (v167 * v529) - (v525 * v145)
    v540 = (v131 * v530) + ((v527 * v319) - (v130 * v304))
    v541 = ((v130 * v326) + (v527 * v331)) + (v131 * v531)
    v542 = ((v130 * v359) + (v527 * v368)) + (v131 * v532)
    v543 = (v131 * v533) + ((v527 * v390) - (v130 * v382))
    v544 = (v131 * v534) + ((v433 * v527) - (v130 * v424))
    v545 = ((v130 * v471) + (v480 * v527)) + (v131 * v535)
    v546 = (v131 * v536) + ((v490 * v527) - (v130 * v486))
    v547 = ((v130 * v505) + (v511 * v527)) + (v131 * v537)
    v548 = (v131 * v538) + ((v520 * v527) - (v516 * v130))
    v549 = (v131 * v539) + ((v168 * v529) - (v524 * v130))
    v550 = ((v132 * v530) + ((v528 * v319) - (v95 * v303))) - (v99 * v540)
    v551 = (((v95 * v322) + (v528 * v331)) + (v132 * v531)) - (v99 * v541)
    v552 = ((v132 * v532) + ((v528 * v368) - (v95 * v358))) - (v99 * v542)
    v553 = (((v95 * v373) + (v528 * v390)) + (v132 * v533)) - (v99 * v543)
    v554 = (((v95 * v410) + (v433 * v528)) + (v132 * v534)) - (v99 * v544)
    v555 = (((v95 * v450) + (v480 * v528)) + (v132 * v535)) - (v99 * v545)
    v556 = ((v132 * v536) + ((v490 * v528) - (v95 * v483))) - (v99 * v546)
    v557 = (((v95 * v493) + (v511 * v528)) + (v132 * v537)) - (v99 * v547)
    v558 = (((v95 * v512) + (v520 * v528)) + (v132 * v538)) - (v99 * v548)
    v559 = (v99 * v549) + (((v522 * v95) - (v173 * v529)) - (v132 * v539))
    v560 = v158 * v197
    v561 = v146 * v197
    v562 = v168 + (v131 * v167)
    v563 = v562 * v197
    v564 = (v528 + (v132 * v521)) - (v99 * v563)
    v565 = (v560 - (v142 * v521)) - (v110 * v563)
    v566 = -v565
    v567 = v63 - (v6 * v99)
    v568 = v63 + (v6 * v132)
    v569 = (((v568 * v521) - v561) + (v6 * v528)) + (v567 * v563)
    v570 = -v569
    v571 = v131 * v145
    v572 = v571 + (v562 * v521)
    v573 = ((v99 * v571) - (v132 * v145)) - (v167 * v564)
    v574 = -v573
    v575 = ((v142 * v145) + (v110 * v571)) - (v167 * v565)
    v576 = ((v568 * v145) + (v567 * v571)) + (v167 * v569)
    v577 = -v576
    v578 = (v131 * v573) + ((v99 * v130) - (v168 * v564))
    v579 = -v578
    v580 = (v131 * v575) + ((v110 * v130) - (v168 * v565))
    v581 = ((v567 * v130) + (v168 * v569)) + (v131 * v576)
    v582 = -v581
    v583 = -((v99 * v580) + ((v173 * v565) - (v132 * v575)))
    v584 = (((v6 * v95) - (v173 * v569)) - (v132 * v576)) + (v99 * v581)
    v585 = ((v158 * v569) - (v142 * v576)) - (v110 * v581)
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
        -(v197 * v319),
        v197 * v331,
        v197 * v368,
        v197 * v390,
        REAL(0.0),
        v433 * v197,
        -(v480 * v197),
        v490 * v197,
        -(v511 * v197),
        -(v520 * v197),
        v529,
        REAL(0.0),
        -v530,
        v531,
        v532,
        v533,
        REAL(0.0),
        v534,
        -v535,
        v536,
        -v537,
        -v538,
        v539,
        REAL(0.0),
        -v540,
        v541,
        v542,
        v543,
        REAL(0.0),
        v544,
        -v545,
        v546,
        -v547,
        -v548,
        v549,
        REAL(0.0),
        -v550,
        v551,
        v552,
        v553,
        REAL(0.0),
        v554,
        -v555,
        v556,
        -v557,
        -v558,
        -v559,
        REAL(0.0),
        (((v560 * v319) - (1557.2443004858599 * v287)) - (v142 * v530)) - (v110 * v540),
        (((1557.2443004858599 * v323) - (v560 * v331)) + (v142 * v531)) + (v110 * v541),
        (((1557.2443004858599 * v354) - (v560 * v368)) + (v142 * v532)) + (v110 * v542),
        (((1557.2443004858599 * v376) - (v560 * v390)) + (v142 * v533)) + (v110 * v543),
        REAL(0.0),
        (v110 * v544) + ((v142 * v534) - ((1557.2443004858599 * v416) + (v433 * v560))),
        (((1557.2443004858599 * v470) + (v480 * v560)) - (v142 * v535)) - (v110 * v545),
        (v110 * v546) + ((v142 * v536) - ((1557.2443004858599 * v485) + (v490 * v560))),
        (((v511 * v560) - (1557.2443004858599 * v500)) - (v142 * v537)) - (v110 * v547),
        ((v520 * v560) - (v142 * v538)) - (v110 * v548),
        (v110 * v549) + ((v142 * v539) - ((0.06228977201943439 * v55) + (v158 * v529))),
        REAL(0.0),
        ((v236 - (v561 * v319)) + (v6 * v550)) + (v63 * (v530 + v540)),
        ((v236 + (v561 * v331)) - (v6 * v551)) - (v63 * (v531 + v541)),
        (((v561 * v368) - v335) - (v6 * v552)) - (v63 * (v532 + v542)),
        (((v561 * v390) - v369) - (v6 * v553)) - (v63 * (v533 + v543)),
        REAL(0.0),
        ((v402 + (v433 * v561)) - (v6 * v554)) - (v63 * (v534 + v544)),
        ((v6 * v555) - (v445 + (v480 * v561))) + (v63 * (v535 + v545)),
        (((v490 * v561) - v445) - (v6 * v556)) - (v63 * (v536 + v546)),
        ((v6 * v557) - (v491 + (v511 * v561))) + (v63 * (v537 + v547)),
        ((v55 - (v520 * v561)) + (v6 * v558)) + (v63 * (v538 + v548)),
        ((v6 * v559) + (v146 * v529)) - (v63 * (v539 + v549)),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
        REAL(0.0),
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
        v521,
        v563,
        v564,
        v566,
        v570,
        v521,
        v145 + (v167 * v521),
        v572,
        v574,
        v575,
        v577,
        v563,
        v572,
        (v130 + (v562 * v527)) + (v131 * v572),
        v579,
        v580,
        v582,
        v564,
        v574,
        v579,
        (v99 * v578) + (((v173 * v564) - v95) - (v132 * v573)),
        v583,
        v584,
        v566,
        v575,
        v580,
        v583,
        ((1557.2443004858599 + (v158 * v565)) + (v142 * v575)) + (v110 * v580),
        v585,
        v570,
        v577,
        v582,
        v584,
        v585,
        ((24999.999999999996 - (v146 * v569)) - (v6 * v584)) + (v63 * (v576 + v581)),
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

    Operations: 920 add, 1183 mul, 4 div, 0 sqrt, 4 sincos, 26 other.
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
    v11 = v2 * v10
    v12 = v11 - (v9 * v1)
    v13 = qd[0] * v4
    v14 = qd[3] + v13
    v15 = (v6 * v14) - (v5 * v12)
    v16 = (v5 * v14) + (v6 * v12)
    v17 = v16 * v15
    v18 = v14 * v12
    v19 = 2.0 * v9
    v20 = (-(v13 * ((v19 * v1) - v11))) - v18
    v21 = 0.0028799999999999997 * (v20 + v17)
    v22 = v1 * v10
    v23 = (v9 * v2) + v22
    v24 = qd[4] + v23
    v25 = 0.0028799999999999997 * ((v16 * v16) + (v24 * v24))
    v26 = (v6 * v25) - (v5 * v21)
    v27 = (v5 * v25) + (v6 * v21)
    v28 = v12 * v23
    v29 = v9 * v10
    v30 = v29 - v28
    v31 = (v13 * (v22 + (v19 * v2))) - (v23 * (2.0 * v14))
    v32 = (v6 * v31) - (v5 * v30)
    v33 = v32 + (v15 * (2.0 * v24))
    v34 = 0.0028799999999999997 * v33
    v35 = (v2 * v27) + (v1 * v34)
    v36 = 0.4318 * v8
    v37 = (0.8913300000000002 * v3) - (0.025374999999999998 * v4)
    v38 = v9 * v9
    v39 = qd[0] * qd[0]
    v40 = v39 + v38
    v41 = ((v40 * v37) + (v3 * v26)) + (v4 * v35)
    v42 = 0.4318 * v7
    v43 = (0.8913300000000002 * v4) + (0.025374999999999998 * v3)
    v44 = v36 * v43
    v45 = (0.0141984 * v8) + (1.601861202 * v7)
    v46 = (v8 * v45) - 0.0070992
    v47 = qd[1] * qd[1]
    v48 = v39 + v47
    v49 = ((v48 - v47) * v46) + (((37.2347379 * v8) - tau[1]) - (1.024164 * v7))
    v50 = (v49 - (v38 * v44)) - (v42 * v41)
    v51 = qd[1] * qd[0]
    v52 = (0.15005 * v39) - ((0.8636 * v51) * v7)
    v53 = (0.0406 * v29) + (((0.8636 * v9) * v13) - v52)
    v54 = (v47 * v42) - 9.81
    v55 = v48 * v36
    v56 = (0.4318 * v3) - (0.0203 * v4)
    v57 = qd[0] * v56
    v58 = (v13 * v57) - (((v3 * v54) + (0.0203 * v38)) + (v4 * v55))
    v59 = 4e-05 * qd[5]
    v60 = (1.9999999999999998e-05 * v32) + ((0.0028799999999999997 * ((v1 * v58) + (v2 * v53))) - (v59 * v24))
    v61 = v60 + (0.0004221600000000001 * v33)
    v62 = v16 * v24
    v63 = (v62 + (v6 * v30)) + (v5 * v31)
    v64 = (0.00020000000000000004 * v62) + (0.00024000000000000003 * v63)
    v65 = (v6 * v61) + ((v5 * v64) + (0.00075 * v31))
    v66 = (0.3244698455 * v3) - (0.022546398 * v4)
    v67 = 0.011273199 + (v4 * v66)
    v68 = (((v40 - v38) * v67) - ((v54 * v37) + (v55 * v43))) + (0.0203 * v26)
    v69 = 0.0028799999999999997 * v5
    v70 = v69 * ((((v4 * v54) + (0.4318 * v38)) - (v3 * v55)) + (v10 * v57))
    v71 = (((v59 * v16) + v70) - (0.0006421600000000001 * v20)) - (0.00020216000000000006 * v17)
    v72 = 0.0028799999999999997 * v6
    v73 = v71 + (v72 * ((v1 * v53) - (v2 * v58)))
    v74 = v73 + (0.0006500000000000002 * (v18 - v20))
    v75 = ((v68 + (v1 * v65)) - (v2 * v74)) + (0.4318 * v35)
    v76 = (v50 + (v36 * ((v3 * v35) - (v4 * v26)))) - v75
    v77 = (3.5 * qd[1]) + (7.0 * np.sign(qd[1]))
    v78 = tau[2] + v75
    v79 = (3.5 * qd[2]) + (4.8 * np.sign(qd[2]))
    v80 = (((0.0013999999999999998 * v29) - (9.999999999999983e-05 * v28)) + (v6 * v64)) - (v5 * v61)
    v81 = tau[3] + v80
    v82 = (0.13 * qd[3]) + np.sign(qd[3])
    v83 = tau[5] + (4e-05 * v63)
    v84 = (0.15 * qd[5]) + (0.7 * np.sign(qd[5]))
    v85 = np.where(stuck[5], REAL(0.0), v83 - v84)
    v86 = np.where(stuck[5], REAL(0.0), REAL(24999.999999999996))
    v87 = 4e-05 * v6
    v88 = v86 * v87
    v89 = (v88 * v85) - np.where(stuck[3], REAL(0.0), v81 - v82)
    v90 = v5 * (0.00020216000000000006 * v5)
    v91 = 0.0016399999999999997 + v90
    v92 = -(1.0 / np.where(~stuck[3], (v6 * ((1.6000000000000003e-09 * v86) * v6)) - v91, REAL(1.0)))
    v93 = np.where(stuck[3], REAL(0.0), v92)
    v94 = v5 * v1
    v95 = v86 * v94
    v96 = 1.6000000000000003e-09 * v95
    v97 = v6 * v96
    v98 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v99 = v94 * v98
    v100 = v99 + v97
    v101 = v100 * v93
    v102 = v73 - tau[4]
    v103 = (0.17 * qd[4]) + (0.8 * np.sign(qd[4]))
    v104 = np.where(stuck[4], REAL(0.0), -(v102 + v103))
    v105 = 0.0012435839999999998 * v6
    v106 = 0.0006421600000000001 + v105
    v107 = (v2 * v106) - (5.846399999999999e-05 * v5)
    v108 = np.where(stuck[4], REAL(0.0), REAL(1557.2443004858599))
    v109 = v108 * v107
    v110 = 4e-05 * v95
    v111 = v110 * v85
    v112 = ((v111 + (v109 * v104)) + (v101 * v89)) - np.where(stuck[2], REAL(0.0), v78 - v79)
    v113 = v94 * v96
    v114 = v5 * v2
    v115 = 5.846399999999999e-05 * v114
    v116 = v90 - 0.00119216
    v117 = v1 * (0.0012921600000000003 + v116)
    v118 = v1 * v117
    v119 = v118 - ((2.0 * (v105 - v115)) + 0.3592922305)
    v120 = 1.0 / np.where(~stuck[2], ((v113 + (v107 * v109)) + v119) + (v100 * v101), REAL(1.0))
    v121 = np.where(stuck[2], REAL(0.0), -v120)
    v122 = v4 * v72
    v123 = (v3 * v69) - (v2 * v122)
    v124 = 0.0012435839999999998 * v8
    v125 = v6 * v3
    v126 = v124 * v125
    v127 = (((v4 * (v5 * v124)) - v107) + (v42 * v123)) + (v2 * v126)
    v128 = v108 * v127
    v129 = v3 * v114
    v130 = ((0.0028799999999999997 * v129) - v122) - v43
    v131 = v124 * v114
    v132 = ((v4 * v131) + v126) + (v36 * v37)
    v133 = v132 + (v42 * v130)
    v134 = v119 + v133
    v135 = v113 + v134
    v136 = v3 * v94
    v137 = (0.0012435839999999998 * v7) * v94
    v138 = ((v124 * v136) - v99) - (v4 * v137)
    v139 = v97 - v138
    v140 = v139 * v93
    v141 = (v135 - (v107 * v128)) + (v100 * v140)
    v142 = v141 * v121
    v143 = ((v111 - (v128 * v104)) + (v140 * v89)) + (v142 * v112)
    v144 = v143 - np.where(stuck[1], REAL(0.0), -(v76 + v77))
    v145 = (v135 + (((v133 - 1.748114002) + (v127 * v128)) + (v139 * v140))) + (v141 * v142)
    v146 = np.where(stuck[1], REAL(0.0), -(1.0 / np.where(~stuck[1], v145, REAL(1.0))))
    v147 = v115 - v91
    v148 = 0.0004321439999999999 * v94
    v149 = v114 * v98
    v150 = ((v3 * v149) - v131) - (v4 * (v147 - v148))
    v151 = (4e-05 * v129) - (v4 * v87)
    v152 = v86 * v151
    v153 = v150 + (v87 * v152)
    v154 = (0.15005 * v123) + (v1 * ((v3 * v106) - (v6 * (v124 + (5.846399999999999e-05 * v4)))))
    v155 = v108 * v154
    v156 = v151 * v110
    v157 = v2 * v3
    v158 = (((5.846399999999999e-05 * v136) + (v4 * (0.0047376000000000015 + v99))) - (0.15005 * v130)) - (v157 * v117)
    v159 = ((v156 - (v107 * v155)) - v158) + (v153 * v101)
    v160 = ((v137 + (0.023751 * v8)) + (0.6903913435000001 * v7)) + v158
    v161 = (((v156 + (v155 * v127)) - v160) + (v153 * v140)) + (v159 * v142)
    v162 = v161 * v146
    v163 = tau[0] - ((v39 - v48) * ((0.6903913435000001 * v8) - (0.023751 * v7)))
    v164 = (((2.0 * v51) * v46) + v163) + (v52 * v37)
    v165 = v164 + (0.0047376000000000015 * ((qd[0] * v10) - (v40 * v3)))
    v166 = (v165 + ((qd[0] * v19) * (v44 - v67))) + (v4 * v80)
    v167 = (v166 - ((v1 * v3) * v74)) - (v157 * v65)
    v168 = (v167 + ((v56 - v36) * ((v1 * v27) - (v2 * v34)))) - (0.15005 * v41)
    v169 = (4.9 * qd[0]) + (6.0 * np.sign(qd[0]))
    v170 = v159 * v121
    v171 = v153 * v93
    v172 = (((v155 * v104) - (v152 * v85)) - (v171 * v89)) - (v170 * v112)
    v173 = v115 + v147
    v174 = (((3.153542285625 - (v7 * v45)) - (v125 * (0.00011692799999999998 * v4))) - (v151 * v152)) - v173
    v175 = (v174 + (2.0 * (v148 - v132))) - (v154 * v155)
    v176 = v3 * (v118 + (v173 + ((0.0024871679999999997 * v6) - v116)))
    v177 = (v175 + (v3 * ((((2.0 * v4) * v149) + v66) + v176))) - (v153 * v171)
    v178 = np.where(stuck[0], REAL(0.0), 1.0 / np.where(~stuck[0], (v177 - (v159 * v170)) - (v161 * v162), REAL(1.0)))
    v179 = ((v172 - np.where(stuck[0], REAL(0.0), v168 - v169)) - (v144 * v162)) * v178
    v180 = (v162 * v179) - (v146 * v144)
    v181 = (v142 * v180) + ((v170 * v179) - (v121 * v112))
    v182 = ((v140 * v180) + ((v171 * v179) - (v93 * v89))) + (v101 * v181)
    v183 = np.where(stuck[3], REAL(0.0), v182)
    v184 = np.where(stuck[4], REAL(0.0), (((v108 * v104) + (v155 * v179)) + (v128 * v180)) - (v109 * v181))
    v185 = np.where(stuck[2], REAL(0.0), v181)
    v186 = np.where(stuck[1], REAL(0.0), v180)
    v187 = (((v168 + (v160 * v186)) + (v158 * v185)) - (v154 * v184)) - (v150 * v183)
    v188 = (((v86 * v85) - (v152 * v179)) - (v88 * v182)) - (v110 * (v180 + v181))
    v189 = np.where(stuck[5], REAL(0.0), v188)
    v190 = np.where(stuck[0], REAL(0.0), -v179)
    v191 = ((v127 * v184) + (((v160 * v190) - v76) + (v134 * v185))) - (v138 * v183)
    v192 = 4e-05 * v94
    v193 = v192 * v189
    v194 = (((v78 + (v158 * v190)) + (v134 * v186)) + (v99 * v183)) - (v107 * v184)
    v195 = (((v81 - (v150 * v190)) - (v138 * v186)) + (v99 * v185)) - (v87 * v189)
    return (
        np.where(stuck[0], v187 + (v151 * v189), v169),
        np.where(stuck[1], v191 - v193, v77),
        np.where(stuck[2], v194 - v193, v79),
        np.where(stuck[3], v195, v82),
        np.where(stuck[4], ((v127 * v186) - ((v154 * v190) + v102)) - (v107 * v185), v103),
        np.where(stuck[5], ((v83 + (v151 * v190)) - (v87 * v183)) - (v192 * (v185 + v186)), v84),
        v190,
        v186,
        v185,
        v183,
        v184,
        v189,
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

    Operations: 235 add, 305 mul, 4 div, 0 sqrt, 4 sincos, 45 other.
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
    v10 = v3 * v2
    v11 = (qd[0] * v10) - (v1 * v9)
    v12 = qd[3] + (qd[0] * v4)
    v13 = (v5 * v12) + (v6 * v11)
    v14 = (v5 * v11) - (v6 * v12)
    v15 = v14 * v13
    v16 = v12 * v11
    v17 = qd[0] * qd[0]
    v18 = v4 * v17
    v19 = qd[0] * v9
    v20 = v4 * v19
    v21 = 2.0 * v20
    v22 = ((v10 * v18) - v16) - (v1 * v21)
    v23 = -(0.0028799999999999997 * (v22 - v15))
    v24 = v3 * v1
    v25 = (v2 * v9) + (qd[0] * v24)
    v26 = qd[4] + v25
    v27 = 0.0028799999999999997 * ((v26 * v26) + (v13 * v13))
    v28 = (v5 * v27) - (v6 * v23)
    v29 = ((v24 * v18) - (v12 * (2.0 * v25))) + (v2 * v21)
    v30 = v25 * v11
    v31 = v3 * v19
    v32 = v31 - v30
    v33 = (v5 * v32) - (v6 * v29)
    v34 = v33 + (v14 * (2.0 * v26))
    v35 = 0.0028799999999999997 * v1
    v36 = (v2 * v28) - (v35 * v34)
    v37 = (v6 * v27) + (v5 * v23)
    v38 = (0.8913300000000002 * v3) - (0.025374999999999998 * v4)
    v39 = v9 * v9
    v40 = v17 + v39
    v41 = (v40 * v38) + ((v3 * v37) + (v4 * v36))
    v42 = 0.4318 * v7
    v43 = qd[1] * qd[0]
    v44 = (0.15005 * v17) - (v43 * (0.8636 * v7))
    v45 = (0.8636 * v20) + ((0.0406 * v31) - v44)
    v46 = 0.0028799999999999997 * v2
    v47 = (0.4318 * v3) - (0.0203 * v4)
    v48 = qd[1] * qd[1]
    v49 = v17 + v48
    v50 = 0.4318 * v8
    v51 = (v50 * v49) - (v17 * v47)
    v52 = (v42 * v48) - 9.81
    v53 = ((-(v3 * v52)) - (v4 * v51)) - (0.0203 * v39)
    v54 = (v35 * v53) + (((v46 * v45) - (1.9999999999999998e-05 * v33)) - (0.0004221600000000001 * v34))
    v55 = 4e-05 * qd[5]
    v56 = v54 - (v26 * v55)
    v57 = v26 * v13
    v58 = v57 + ((v6 * v32) + (v5 * v29))
    v59 = (0.00020000000000000004 * v57) + (0.00024000000000000003 * v58)
    v60 = ((v5 * v59) + (v6 * v56)) + (0.00075 * v29)
    v61 = 0.0028799999999999997 * v5
    v62 = (0.0006421600000000001 * v22) - (v61 * ((0.4318 * v39) + ((v4 * v52) - (v3 * v51))))
    v63 = (v62 - (v55 * v13)) - (0.00020216000000000006 * v15)
    v64 = v63 + (v6 * ((v46 * v53) - (v35 * v45)))
    v65 = (-v64) - (0.0006500000000000002 * (v22 - v16))
    v66 = ((v52 * v38) + ((v2 * v65) - (v1 * v60))) - (0.4318 * v36)
    v67 = (0.8913300000000002 * v4) + (0.025374999999999998 * v3)
    v68 = v50 * v67
    v69 = (0.3244698455 * v3) - (0.022546398 * v4)
    v70 = 0.011273199 + (v4 * v69)
    v71 = ((v49 * v68) + (v66 - (0.0203 * v37))) - ((v40 - v39) * v70)
    v72 = ((((37.2347379 * v8) - (1.024164 * v7)) + v71) - tau[1]) - (v42 * v41)
    v73 = (0.0141984 * v8) + (1.601861202 * v7)
    v74 = (v8 * v73) - 0.0070992
    v75 = (v74 * (v49 - v48)) + (v72 - (v39 * v68))
    v76 = v75 + (v50 * ((v3 * v36) - (v4 * v37)))
    v77 = (3.5 * qd[1]) + (7.0 * _real_of(mode[1]))
    v78 = np.int8(0) == mode[1]
    v79 = ((0.0013999999999999998 * v31) + ((v6 * v59) - (v5 * v56))) - (9.999999999999983e-05 * v30)
    v80 = tau[3] + v79
    v81 = (0.13 * qd[3]) + _real_of(mode[3])
    v82 = np.int8(0) == mode[3]
    v83 = tau[5] + (4e-05 * v58)
    v84 = (0.15 * qd[5]) + (0.7 * _real_of(mode[5]))
    v85 = np.int8(0) == mode[5]
    v86 = np.where(v85, REAL(0.0), v83 - v84)
    v87 = np.where(v85, REAL(0.0), REAL(24999.999999999996))
    v88 = 4e-05 * v6
    v89 = (v88 * (v87 * v86)) - np.where(v82, REAL(0.0), v80 - v81)
    v90 = 0.0012435839999999998 * v8
    v91 = v5 * v1
    v92 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v93 = v91 * v92
    v94 = (v91 * ((v3 * v90) - (v7 * (0.0012435839999999998 * v4)))) - v93
    v95 = v91 * v87
    v96 = 1.6000000000000003e-09 * v95
    v97 = v6 * v96
    v98 = v97 - v94
    v99 = 0.00020216000000000006 * (v5 * v5)
    v100 = 0.0016399999999999997 + v99
    v101 = -(1.0 / np.where(~v82, (v87 * (v6 * (1.6000000000000003e-09 * v6))) - v100, REAL(1.0)))
    v102 = np.where(v82, REAL(0.0), v101)
    v103 = v102 * v98
    v104 = tau[4] + v64
    v105 = (0.17 * qd[4]) + (0.8 * _real_of(mode[4]))
    v106 = np.int8(0) == mode[4]
    v107 = np.where(v106, REAL(0.0), v104 - v105)
    v108 = 0.0012435839999999998 * v6
    v109 = 0.0006421600000000001 + v108
    v110 = (v2 * v109) - (5.846399999999999e-05 * v5)
    v111 = v4 * v6
    v112 = (v3 * v61) - (v46 * v111)
    v113 = v6 * v90
    v114 = (v113 * v10) + ((v112 * v42) + ((v90 * (v4 * v5)) - v110))
    v115 = np.where(v106, REAL(0.0), REAL(1557.2443004858599))
    v116 = v115 * v114
    v117 = ((v103 * v89) - np.where(v78, REAL(0.0), -(v76 + v77))) - (v116 * v107)
    v118 = v71 - tau[2]
    v119 = (3.5 * qd[2]) + (4.8 * _real_of(mode[2]))
    v120 = np.int8(0) == mode[2]
    v121 = v115 * v110
    v122 = v93 + v97
    v123 = v122 * v102
    v124 = 4e-05 * v95
    v125 = v124 * v86
    v126 = v125 + (((v121 * v107) - np.where(v120, REAL(0.0), -(v118 + v119))) + (v123 * v89))
    v127 = v5 * v2
    v128 = (v3 * v127) - v111
    v129 = (0.0028799999999999997 * v128) - v67
    v130 = v90 * v127
    v131 = (v4 * v130) + ((v3 * v113) + (v50 * v38))
    v132 = v131 + (v42 * v129)
    v133 = v99 - 0.00119216
    v134 = v1 * (0.0012921600000000003 + v133)
    v135 = v1 * v134
    v136 = 5.846399999999999e-05 * v127
    v137 = ((2.0 * (v136 - v108)) - 0.3592922305) + v135
    v138 = v137 + v132
    v139 = v91 * v96
    v140 = v139 + v138
    v141 = v140 + ((v122 * v103) - (v110 * v116))
    v142 = 1.0 / np.where(~v120, v139 + ((v137 + (v110 * v121)) + (v122 * v123)), REAL(1.0))
    v143 = np.where(v120, REAL(0.0), -v142)
    v144 = v143 * v141
    v145 = v125 + (v117 + (v144 * v126))
    v146 = v140 + ((((v132 - 1.748114002) + (v114 * v116)) + (v98 * v103)) + (v141 * v144))
    v147 = np.where(v78, REAL(0.0), -(1.0 / np.where(~v78, v146, REAL(1.0))))
    v148 = v136 - v100
    v149 = 0.0004321439999999999 * v91
    v150 = v127 * v92
    v151 = ((v3 * v150) - v130) - (v4 * (v148 - v149))
    v152 = 4e-05 * v128
    v153 = v87 * v152
    v154 = v151 + (v88 * v153)
    v155 = v154 * v102
    v156 = ((0.15005 * v129) - (v91 * (5.846399999999999e-05 * v3))) + (v10 * v134)
    v157 = v156 - (v4 * (0.0047376000000000015 + v93))
    v158 = ((0.15005 * v112) + (v109 * v24)) - (v1 * (v113 + (5.846399999999999e-05 * v111)))
    v159 = v115 * v158
    v160 = v152 * v124
    v161 = v160 + ((v157 + (v122 * v155)) - (v110 * v159))
    v162 = v161 * v143
    v163 = (v7 * (0.6903913435000001 + (0.0012435839999999998 * v91))) + ((0.023751 * v8) - v157)
    v164 = v160 + ((((v158 * v116) - v163) + (v155 * v98)) + (v162 * v141))
    v165 = v164 * v147
    v166 = (v38 * v44) + ((v4 * v79) - (0.15005 * v41))
    v167 = tau[0] + (v166 - (((0.6903913435000001 * v8) - (0.023751 * v7)) * (v17 - v49)))
    v168 = ((v167 - (v10 * v60)) - (v24 * v65)) - ((v40 - v17) * (0.0047376000000000015 * v3))
    v169 = ((v43 * (2.0 * v74)) + v168) - ((2.0 * v19) * (v70 - v68))
    v170 = v169 + ((v47 - v50) * ((v1 * v28) + (v46 * v34)))
    v171 = (4.9 * qd[0]) + (6.0 * _real_of(mode[0]))
    v172 = np.int8(0) == mode[0]
    v173 = ((np.where(v172, REAL(0.0), v170 - v171) + (v155 * v89)) + (v162 * v126)) - (v159 * v107)
    v174 = v136 + v148
    v175 = (3.153542285625 + (((2.0 * (v149 - v131)) - (v7 * v73)) - v174)) - (v154 * v155)
    v176 = (((v175 - (v161 * v162)) - (v158 * v159)) - (v152 * v153)) - (v164 * v165)
    v177 = v69 + (v3 * (v135 + (v174 + ((0.0024871679999999997 * v6) - v133))))
    v178 = v176 - (v3 * ((0.00011692799999999998 * v111) - (((2.0 * v4) * v150) + v177)))
    v179 = np.where(v172, REAL(0.0), 1.0 / np.where(~v172, v178, REAL(1.0)))
    v180 = v179 * ((v173 + (v153 * v86)) + (v165 * v145))
    v181 = (v147 * v145) + (v165 * v180)
    v182 = ((v143 * v126) + (v162 * v180)) + (v144 * v181)
    v183 = (((v102 * v89) + (v155 * v180)) + (v103 * v181)) + (v123 * v182)
    v184 = np.where(v82, REAL(0.0), -v183)
    v185 = ((v153 * v180) + (v87 * (v86 + (v88 * v183)))) + (v124 * (v181 + v182))
    v186 = np.where(v85, REAL(0.0), v185)
    v187 = np.where(v120, REAL(0.0), -v182)
    v188 = np.where(v106, REAL(0.0), (((v115 * v107) - (v116 * v181)) - (v159 * v180)) + (v121 * v182))
    v189 = (((v152 * v186) - (v151 * v184)) - (v157 * v187)) - (v158 * v188)
    v190 = np.where(v78, REAL(0.0), -v181)
    v191 = np.where(v172, REAL(0.0), v180)
    v192 = ((((v138 * v187) - (v94 * v184)) + (v114 * v188)) + (v163 * v191)) - v76
    v193 = 4e-05 * v91
    v194 = v193 * v186
    v195 = ((((v93 * v184) - (v110 * v188)) - (v157 * v191)) + (v138 * v190)) - v118
    v196 = (v80 + (((v93 * v187) - (v151 * v191)) - (v94 * v190))) - (v88 * v186)
    v197 = np.abs(v190) + (np.abs(v191) + (np.abs(v186) + np.abs(v184)))
    v198 = np.abs(v76) + (np.abs(v170) + (np.abs(v83) + np.abs(v118)))
    v199 = (np.abs(v104) + (np.abs(v80) + v198)) < 1e+38
    v200 = np.where(v199 & ((np.abs(v188) + (np.abs(v187) + v197)) < 1e+38), REAL(0.0), REAL(6.0))
    v201 = np.abs(q[1]) + (np.abs(q[0]) + (np.abs(q[4]) + np.abs(q[3])))
    v202 = np.abs(qd[2]) + (np.abs(qd[0]) + (np.abs(qd[5]) + np.abs(qd[1])))
    v203 = (np.abs(qd[4]) + (np.abs(qd[3]) + v202)) < 1e+38
    return (
        np.where(v172, v170 + (v189 + (v163 * v190)), v171),
        np.where(v78, v192 - v194, v77),
        np.where(v120, v195 - v194, v119),
        np.where(v82, v196, v81),
        np.where(v106, v104 + (((v114 * v190) - (v110 * v187)) - (v158 * v191)), v105),
        np.where(v85, ((v83 + (v152 * v191)) - (v88 * v184)) - (v193 * (v187 + v190)), v84),
        v191,
        v190,
        v187,
        v184,
        v188,
        v186,
        np.where(v203 & ((np.abs(q[5]) + (np.abs(q[2]) + v201)) < 1e+38), v200, REAL(6.0)),
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

    Operations: 253 add, 300 mul, 4 div, 0 sqrt, 4 sincos, 87 other.
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
    v10 = v3 * v2
    v11 = (qd[0] * v10) - (v1 * v9)
    v12 = qd[3] + (qd[0] * v4)
    v13 = (v5 * v12) + (v6 * v11)
    v14 = (v5 * v11) - (v6 * v12)
    v15 = v14 * v13
    v16 = v12 * v11
    v17 = qd[0] * qd[0]
    v18 = v4 * v17
    v19 = qd[0] * v9
    v20 = v4 * v19
    v21 = 2.0 * v20
    v22 = ((v10 * v18) - v16) - (v1 * v21)
    v23 = -(0.0028799999999999997 * (v22 - v15))
    v24 = v3 * v1
    v25 = (v2 * v9) + (qd[0] * v24)
    v26 = qd[4] + v25
    v27 = 0.0028799999999999997 * ((v26 * v26) + (v13 * v13))
    v28 = (v5 * v27) - (v6 * v23)
    v29 = ((v24 * v18) - (v12 * (2.0 * v25))) + (v2 * v21)
    v30 = v25 * v11
    v31 = v3 * v19
    v32 = v31 - v30
    v33 = (v5 * v32) - (v6 * v29)
    v34 = v33 + (v14 * (2.0 * v26))
    v35 = 0.0028799999999999997 * v1
    v36 = (v2 * v28) - (v35 * v34)
    v37 = (v6 * v27) + (v5 * v23)
    v38 = (0.8913300000000002 * v3) - (0.025374999999999998 * v4)
    v39 = v9 * v9
    v40 = v17 + v39
    v41 = (v40 * v38) + ((v3 * v37) + (v4 * v36))
    v42 = 0.4318 * v7
    v43 = qd[1] * qd[0]
    v44 = (0.15005 * v17) - (v43 * (0.8636 * v7))
    v45 = (0.8636 * v20) + ((0.0406 * v31) - v44)
    v46 = 0.0028799999999999997 * v2
    v47 = (0.4318 * v3) - (0.0203 * v4)
    v48 = qd[1] * qd[1]
    v49 = v17 + v48
    v50 = 0.4318 * v8
    v51 = (v50 * v49) - (v17 * v47)
    v52 = (v42 * v48) - 9.81
    v53 = ((-(v3 * v52)) - (v4 * v51)) - (0.0203 * v39)
    v54 = (v35 * v53) + (((v46 * v45) - (1.9999999999999998e-05 * v33)) - (0.0004221600000000001 * v34))
    v55 = 4e-05 * qd[5]
    v56 = v54 - (v26 * v55)
    v57 = v26 * v13
    v58 = v57 + ((v6 * v32) + (v5 * v29))
    v59 = (0.00020000000000000004 * v57) + (0.00024000000000000003 * v58)
    v60 = ((v5 * v59) + (v6 * v56)) + (0.00075 * v29)
    v61 = 0.0028799999999999997 * v5
    v62 = (0.0006421600000000001 * v22) - (v61 * ((0.4318 * v39) + ((v4 * v52) - (v3 * v51))))
    v63 = (v62 - (v55 * v13)) - (0.00020216000000000006 * v15)
    v64 = v63 + (v6 * ((v46 * v53) - (v35 * v45)))
    v65 = (-v64) - (0.0006500000000000002 * (v22 - v16))
    v66 = ((v52 * v38) + ((v2 * v65) - (v1 * v60))) - (0.4318 * v36)
    v67 = (0.8913300000000002 * v4) + (0.025374999999999998 * v3)
    v68 = v50 * v67
    v69 = (0.3244698455 * v3) - (0.022546398 * v4)
    v70 = 0.011273199 + (v4 * v69)
    v71 = ((v49 * v68) + (v66 - (0.0203 * v37))) - ((v40 - v39) * v70)
    v72 = ((((37.2347379 * v8) - (1.024164 * v7)) + v71) - tau[1]) - (v42 * v41)
    v73 = (0.0141984 * v8) + (1.601861202 * v7)
    v74 = (v8 * v73) - 0.0070992
    v75 = (v74 * (v49 - v48)) + (v72 - (v39 * v68))
    v76 = v75 + (v50 * ((v3 * v36) - (v4 * v37)))
    v77 = (3.5 * qd[1]) + (7.0 * _real_of(mode[1]))
    v78 = np.int8(0) == mode[1]
    v79 = ((0.0013999999999999998 * v31) + ((v6 * v59) - (v5 * v56))) - (9.999999999999983e-05 * v30)
    v80 = tau[3] + v79
    v81 = (0.13 * qd[3]) + _real_of(mode[3])
    v82 = np.int8(0) == mode[3]
    v83 = tau[5] + (4e-05 * v58)
    v84 = (0.15 * qd[5]) + (0.7 * _real_of(mode[5]))
    v85 = np.int8(0) == mode[5]
    v86 = np.where(v85, REAL(0.0), v83 - v84)
    v87 = np.where(v85, REAL(0.0), REAL(24999.999999999996))
    v88 = 4e-05 * v6
    v89 = (v88 * (v87 * v86)) - np.where(v82, REAL(0.0), v80 - v81)
    v90 = 0.0012435839999999998 * v8
    v91 = v5 * v1
    v92 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v93 = v91 * v92
    v94 = (v91 * ((v3 * v90) - (v7 * (0.0012435839999999998 * v4)))) - v93
    v95 = v91 * v87
    v96 = 1.6000000000000003e-09 * v95
    v97 = v6 * v96
    v98 = v97 - v94
    v99 = 0.00020216000000000006 * (v5 * v5)
    v100 = 0.0016399999999999997 + v99
    v101 = -(1.0 / np.where(~v82, (v87 * (v6 * (1.6000000000000003e-09 * v6))) - v100, REAL(1.0)))
    v102 = np.where(v82, REAL(0.0), v101)
    v103 = v102 * v98
    v104 = tau[4] + v64
    v105 = (0.17 * qd[4]) + (0.8 * _real_of(mode[4]))
    v106 = np.int8(0) == mode[4]
    v107 = np.where(v106, REAL(0.0), v104 - v105)
    v108 = 0.0012435839999999998 * v6
    v109 = 0.0006421600000000001 + v108
    v110 = (v2 * v109) - (5.846399999999999e-05 * v5)
    v111 = v4 * v6
    v112 = (v3 * v61) - (v46 * v111)
    v113 = v6 * v90
    v114 = (v113 * v10) + ((v112 * v42) + ((v90 * (v4 * v5)) - v110))
    v115 = np.where(v106, REAL(0.0), REAL(1557.2443004858599))
    v116 = v115 * v114
    v117 = ((v103 * v89) - np.where(v78, REAL(0.0), -(v76 + v77))) - (v116 * v107)
    v118 = v71 - tau[2]
    v119 = (3.5 * qd[2]) + (4.8 * _real_of(mode[2]))
    v120 = np.int8(0) == mode[2]
    v121 = v115 * v110
    v122 = v93 + v97
    v123 = v122 * v102
    v124 = 4e-05 * v95
    v125 = v124 * v86
    v126 = v125 + (((v121 * v107) - np.where(v120, REAL(0.0), -(v118 + v119))) + (v123 * v89))
    v127 = v5 * v2
    v128 = (v3 * v127) - v111
    v129 = (0.0028799999999999997 * v128) - v67
    v130 = v90 * v127
    v131 = (v4 * v130) + ((v3 * v113) + (v50 * v38))
    v132 = v131 + (v42 * v129)
    v133 = v99 - 0.00119216
    v134 = v1 * (0.0012921600000000003 + v133)
    v135 = v1 * v134
    v136 = 5.846399999999999e-05 * v127
    v137 = ((2.0 * (v136 - v108)) - 0.3592922305) + v135
    v138 = v137 + v132
    v139 = v91 * v96
    v140 = v139 + v138
    v141 = v140 + ((v122 * v103) - (v110 * v116))
    v142 = 1.0 / np.where(~v120, v139 + ((v137 + (v110 * v121)) + (v122 * v123)), REAL(1.0))
    v143 = np.where(v120, REAL(0.0), -v142)
    v144 = v143 * v141
    v145 = v125 + (v117 + (v144 * v126))
    v146 = v140 + ((((v132 - 1.748114002) + (v114 * v116)) + (v98 * v103)) + (v141 * v144))
    v147 = np.where(v78, REAL(0.0), -(1.0 / np.where(~v78, v146, REAL(1.0))))
    v148 = v136 - v100
    v149 = 0.0004321439999999999 * v91
    v150 = v127 * v92
    v151 = ((v3 * v150) - v130) - (v4 * (v148 - v149))
    v152 = 4e-05 * v128
    v153 = v87 * v152
    v154 = v151 + (v88 * v153)
    v155 = v154 * v102
    v156 = ((0.15005 * v129) - (v91 * (5.846399999999999e-05 * v3))) + (v10 * v134)
    v157 = v156 - (v4 * (0.0047376000000000015 + v93))
    v158 = ((0.15005 * v112) + (v109 * v24)) - (v1 * (v113 + (5.846399999999999e-05 * v111)))
    v159 = v115 * v158
    v160 = v152 * v124
    v161 = v160 + ((v157 + (v122 * v155)) - (v110 * v159))
    v162 = v161 * v143
    v163 = (v7 * (0.6903913435000001 + (0.0012435839999999998 * v91))) + ((0.023751 * v8) - v157)
    v164 = v160 + ((((v158 * v116) - v163) + (v155 * v98)) + (v162 * v141))
    v165 = v164 * v147
    v166 = (v38 * v44) + ((v4 * v79) - (0.15005 * v41))
    v167 = tau[0] + (v166 - (((0.6903913435000001 * v8) - (0.023751 * v7)) * (v17 - v49)))
    v168 = ((v167 - (v10 * v60)) - (v24 * v65)) - ((v40 - v17) * (0.0047376000000000015 * v3))
    v169 = ((v43 * (2.0 * v74)) + v168) - ((2.0 * v19) * (v70 - v68))
    v170 = v169 + ((v47 - v50) * ((v1 * v28) + (v46 * v34)))
    v171 = (4.9 * qd[0]) + (6.0 * _real_of(mode[0]))
    v172 = np.int8(0) == mode[0]
    v173 = ((np.where(v172, REAL(0.0), v170 - v171) + (v155 * v89)) + (v162 * v126)) - (v159 * v107)
    v174 = v136 + v148
    v175 = (3.153542285625 + (((2.0 * (v149 - v131)) - (v7 * v73)) - v174)) - (v154 * v155)
    v176 = (((v175 - (v161 * v162)) - (v158 * v159)) - (v152 * v153)) - (v164 * v165)
    v177 = v69 + (v3 * (v135 + (v174 + ((0.0024871679999999997 * v6) - v133))))
    v178 = v176 - (v3 * ((0.00011692799999999998 * v111) - (((2.0 * v4) * v150) + v177)))
    v179 = np.where(v172, REAL(0.0), 1.0 / np.where(~v172, v178, REAL(1.0)))
    v180 = v179 * ((v173 + (v153 * v86)) + (v165 * v145))
    v181 = (v147 * v145) + (v165 * v180)
    v182 = ((v143 * v126) + (v162 * v180)) + (v144 * v181)
    v183 = (((v102 * v89) + (v155 * v180)) + (v103 * v181)) + (v123 * v182)
    v184 = np.where(v82, REAL(0.0), -v183)
    v185 = ((v153 * v180) + (v87 * (v86 + (v88 * v183)))) + (v124 * (v181 + v182))
    v186 = np.where(v85, REAL(0.0), v185)
    v187 = np.where(v120, REAL(0.0), -v182)
    v188 = np.where(v106, REAL(0.0), (((v115 * v107) - (v116 * v181)) - (v159 * v180)) + (v121 * v182))
    v189 = (((v152 * v186) - (v151 * v184)) - (v157 * v187)) - (v158 * v188)
    v190 = np.where(v78, REAL(0.0), -v181)
    v191 = np.where(v172, REAL(0.0), v180)
    v192 = ((((v138 * v187) - (v94 * v184)) + (v114 * v188)) + (v163 * v191)) - v76
    v193 = 4e-05 * v91
    v194 = v193 * v186
    v195 = ((((v93 * v184) - (v110 * v188)) - (v157 * v191)) + (v138 * v190)) - v118
    v196 = (v80 + (((v93 * v187) - (v151 * v191)) - (v94 * v190))) - (v88 * v186)
    v197 = np.abs(v190) + (np.abs(v191) + (np.abs(v186) + np.abs(v184)))
    v198 = np.abs(v76) + (np.abs(v170) + (np.abs(v83) + np.abs(v118)))
    v199 = (np.abs(v104) + (np.abs(v80) + v198)) < 1e+38
    v200 = np.where(v199 & ((np.abs(v188) + (np.abs(v187) + v197)) < 1e+38), REAL(0.0), REAL(6.0))
    v201 = np.abs(q[1]) + (np.abs(q[0]) + (np.abs(q[4]) + np.abs(q[3])))
    v202 = np.abs(qd[2]) + (np.abs(qd[0]) + (np.abs(qd[5]) + np.abs(qd[1])))
    v203 = (np.abs(qd[4]) + (np.abs(qd[3]) + v202)) < 1e+38
    return (
        np.where(v172, v170 + (v189 + (v163 * v190)), v171),
        np.where(v78, v192 - v194, v77),
        np.where(v120, v195 - v194, v119),
        np.where(v82, v196, v81),
        np.where(v106, v104 + (((v114 * v190) - (v110 * v187)) - (v158 * v191)), v105),
        np.where(v85, ((v83 + (v152 * v191)) - (v88 * v184)) - (v193 * (v187 + v190)), v84),
        v191,
        v190,
        v187,
        v184,
        v188,
        v186,
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
        np.where(v203 & ((np.abs(q[5]) + (np.abs(q[2]) + v201)) < 1e+38), v200, REAL(6.0)),
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

    Operations: 253 add, 300 mul, 4 div, 0 sqrt, 4 sincos, 87 other.
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
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(q[4])
    v6 = np.cos(q[4])
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = qd[0] * v1
    v10 = v4 * v9
    v11 = qd[2] + qd[1]
    v12 = (v3 * v11) - v10
    v13 = qd[0] * v2
    v14 = qd[3] + v13
    v15 = (v5 * v14) - (v6 * v12)
    v16 = 0.0028799999999999997 * v15
    v17 = v3 * v9
    v18 = (v4 * v11) + v17
    v19 = qd[4] + v18
    v20 = (v19 * (0.0028799999999999997 * v19)) + (v15 * v16)
    v21 = v14 * v12
    v22 = v11 * v13
    v23 = 2.0 * v22
    v24 = ((v3 * v23) - (v13 * v10)) - v21
    v25 = (v6 * v14) + (v5 * v12)
    v26 = (v25 * v16) - (0.0028799999999999997 * v24)
    v27 = (v5 * v26) - (v6 * v20)
    v28 = (v5 * v20) + (v6 * v26)
    v29 = v18 * v12
    v30 = v11 * v9
    v31 = v30 + v29
    v32 = ((v4 * v23) - (v14 * (2.0 * v18))) + (v13 * v17)
    v33 = (v5 * v31) - (v6 * v32)
    v34 = ((2.0 * v19) * v25) - v33
    v35 = 0.0028799999999999997 * v3
    v36 = (v4 * v28) + (v35 * v34)
    v37 = v11 * v11
    v38 = qd[0] * qd[0]
    v39 = v38 + v37
    v40 = (0.025374999999999998 * v2) - (0.8913300000000002 * v1)
    v41 = ((v2 * v36) - (v1 * v27)) - (v40 * v39)
    v42 = 0.4318 * v7
    v43 = (0.15005 * v38) - (qd[1] * (qd[0] * (0.8636 * v7)))
    v44 = ((0.0406 * v30) - v43) + (0.8636 * v22)
    v45 = 0.0028799999999999997 * v4
    v46 = 0.4318 * v8
    v47 = v2 * v46
    v48 = qd[1] * qd[1]
    v49 = v38 + v48
    v50 = (v42 * v48) - 9.81
    v51 = (0.0203 * v2) - (0.4318 * v1)
    v52 = qd[0] * v51
    v53 = (v13 * v52) + (((v1 * v50) + (0.0203 * v37)) + (v49 * v47))
    v54 = (v35 * v53) + (((1.9999999999999998e-05 * v33) - (0.0004221600000000001 * v34)) - (v45 * v44))
    v55 = 4e-05 * qd[5]
    v56 = (v19 * v55) + v54
    v57 = v19 * v15
    v58 = v57 + ((v6 * v31) + (v5 * v32))
    v59 = (0.00020000000000000004 * v57) + (0.00024000000000000003 * v58)
    v60 = ((v5 * v59) - (v6 * v56)) + (0.00075 * v32)
    v61 = v1 * v46
    v62 = (v9 * v52) + (((v49 * v61) - (v2 * v50)) - (0.4318 * v37))
    v63 = ((0.0006421600000000001 * v24) - ((0.0028799999999999997 * v5) * v62)) + (v15 * (v55 - (0.00020216000000000006 * v25)))
    v64 = v63 + (v6 * ((v45 * v53) + (v35 * v44)))
    v65 = (0.0006500000000000002 * (v21 - v24)) - v64
    v66 = ((v40 * v50) + ((v3 * v60) + (v4 * v65))) + (0.4318 * v36)
    v67 = (0.8913300000000002 * v2) + (0.025374999999999998 * v1)
    v68 = v46 * v67
    v69 = (0.022546398 * v2) - (0.3244698455 * v1)
    v70 = (v2 * v69) - 0.011273199
    v71 = ((v66 - (0.0203 * v27)) - (v49 * v68)) - (v70 * (v39 - v37))
    v72 = ((((37.2347379 * v8) - (1.024164 * v7)) - v71) - tau[1]) - (v42 * v41)
    v73 = (0.0141984 * v8) + (1.601861202 * v7)
    v74 = (v8 * v73) - 0.0070992
    v75 = ((v74 * (v49 - v48)) + (v72 - (v37 * v68))) + (v61 * v36)
    v76 = v75 + (v47 * v27)
    v77 = 3.5 * qd[1]
    v78 = v77 + (7.0 * _real_of(mode[1]))
    v79 = np.int8(0) == mode[1]
    v80 = (9.999999999999983e-05 * v29) + ((0.0013999999999999998 * v30) + ((v5 * v56) + (v6 * v59)))
    v81 = tau[3] + v80
    v82 = 0.13 * qd[3]
    v83 = v82 + _real_of(mode[3])
    v84 = np.int8(0) == mode[3]
    v85 = tau[5] + (4e-05 * v58)
    v86 = 0.15 * qd[5]
    v87 = v86 + (0.7 * _real_of(mode[5]))
    v88 = np.int8(0) == mode[5]
    v89 = np.where(v88, REAL(0.0), v85 - v87)
    v90 = np.where(v88, REAL(0.0), REAL(24999.999999999996))
    v91 = 4e-05 * v6
    v92 = v90 * v91
    v93 = (v89 * v92) - np.where(v84, REAL(0.0), v81 - v83)
    v94 = v5 * v3
    v95 = v1 * v94
    v96 = 0.0012435839999999998 * v8
    v97 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v98 = v94 * v97
    v99 = 0.0012435839999999998 * (v7 * v94)
    v100 = (v2 * v99) + (v98 - (v96 * v95))
    v101 = 1.6000000000000003e-09 * v90
    v102 = v94 * v101
    v103 = v6 * v102
    v104 = v103 + v100
    v105 = 0.00020216000000000006 * (v5 * v5)
    v106 = 0.0016399999999999997 + v105
    v107 = np.where(v84, REAL(0.0), -(1.0 / np.where(~v84, (v101 * (v6 * v6)) - v106, REAL(1.0))))
    v108 = v107 * v104
    v109 = tau[4] - v64
    v110 = 0.17 * qd[4]
    v111 = v110 + (0.8 * _real_of(mode[4]))
    v112 = np.int8(0) == mode[4]
    v113 = np.where(v112, REAL(0.0), v109 - v111)
    v114 = v2 * v6
    v115 = 0.0028799999999999997 * v1
    v116 = (v5 * v115) - (v45 * v114)
    v117 = 0.0012435839999999998 * v6
    v118 = 0.0006421600000000001 + v117
    v119 = (5.846399999999999e-05 * v5) - (v4 * v118)
    v120 = v1 * v4
    v121 = v6 * v96
    v122 = v2 * v96
    v123 = ((v121 * v120) + (v119 + (v42 * v116))) + (v5 * v122)
    v124 = np.where(v112, REAL(0.0), REAL(1557.2443004858599))
    v125 = v124 * v123
    v126 = ((v108 * v93) - np.where(v79, REAL(0.0), -(v78 + v76))) - (v125 * v113)
    v127 = tau[2] + v71
    v128 = 3.5 * qd[2]
    v129 = v128 + (4.8 * _real_of(mode[2]))
    v130 = np.int8(0) == mode[2]
    v131 = v98 + v103
    v132 = v131 * v107
    v133 = v119 * v124
    v134 = 4e-05 * v94
    v135 = v90 * v134
    v136 = v135 * v89
    v137 = v136 + (((v132 * v93) - np.where(v130, REAL(0.0), v127 - v129)) - (v133 * v113))
    v138 = v5 * v4
    v139 = ((v1 * v121) - (v40 * v46)) + (v138 * v122)
    v140 = ((v138 * v115) - v67) - (0.0028799999999999997 * v114)
    v141 = v139 + (v42 * v140)
    v142 = v105 - 0.00119216
    v143 = v3 * (0.0012921600000000003 + v142)
    v144 = v3 * v143
    v145 = 5.846399999999999e-05 * v138
    v146 = ((2.0 * (v145 - v117)) - 0.3592922305) + v144
    v147 = v146 + v141
    v148 = v94 * v102
    v149 = v148 + ((v147 + (v119 * v125)) + (v131 * v108))
    v150 = 1.0 / np.where(~v130, ((v119 * v133) + (v146 + v148)) + (v131 * v132), REAL(1.0))
    v151 = np.where(v130, REAL(0.0), -v150)
    v152 = v151 * v149
    v153 = v136 + (v126 + (v152 * v137))
    v154 = (v141 + v147) - 1.748114002
    v155 = (v148 + ((v154 + (v123 * v125)) + (v104 * v108))) + (v149 * v152)
    v156 = np.where(v79, REAL(0.0), -(1.0 / np.where(~v79, v155, REAL(1.0))))
    v157 = (v2 * (0.0047376000000000015 + v98)) + (((5.846399999999999e-05 * v95) - (0.15005 * v140)) - (v120 * v143))
    v158 = v145 - v106
    v159 = 0.0004321439999999999 * v94
    v160 = v138 * v97
    v161 = ((v1 * v160) - (v96 * v138)) - (v2 * (v158 - v159))
    v162 = (v138 * (4e-05 * v1)) - (v2 * v91)
    v163 = v90 * v162
    v164 = v161 + (v91 * v163)
    v165 = v107 * v164
    v166 = v1 * v3
    v167 = ((v3 * (v121 + (5.846399999999999e-05 * v114))) - (0.15005 * v116)) - (v118 * v166)
    v168 = v124 * v167
    v169 = v162 * v135
    v170 = v169 + (((v131 * v165) - v157) - (v119 * v168))
    v171 = v170 * v151
    v172 = v99 + ((0.6903913435000001 * v7) + ((0.023751 * v8) + v157))
    v173 = v169 + ((((v164 * v108) - v172) - (v167 * v125)) + (v171 * v149))
    v174 = v173 * v156
    v175 = (((v2 * v80) - (v39 * (0.0047376000000000015 * v1))) - (0.15005 * v41)) - (v40 * v43)
    v176 = tau[0] + (v175 - (((0.6903913435000001 * v8) - (0.023751 * v7)) * (v38 - v49)))
    v177 = qd[0] * ((v74 * (2.0 * qd[1])) + (0.0047376000000000015 * v9))
    v178 = v177 + ((v176 - (v120 * v60)) + (v166 * v65))
    v179 = v178 + ((v68 + v70) * (v11 * (2.0 * qd[0])))
    v180 = v179 - ((v46 + v51) * ((v3 * v28) - (v45 * v34)))
    v181 = 4.9 * qd[0]
    v182 = v181 + (6.0 * _real_of(mode[0]))
    v183 = np.int8(0) == mode[0]
    v184 = ((np.where(v183, REAL(0.0), v180 - v182) + (v168 * v113)) + (v171 * v137)) + (v165 * v93)
    v185 = v145 + v158
    v186 = (v1 * (v144 + (v185 + ((0.0024871679999999997 * v6) - v142)))) - (0.00011692799999999998 * v114)
    v187 = (v185 + ((v7 * v73) - (2.0 * (v159 - v139)))) - 3.153542285625
    v188 = v187 - (v1 * ((((2.0 * v2) * v160) - v69) + v186))
    v189 = (((v188 + (v167 * v168)) + (v170 * v171)) + (v164 * v165)) + (v162 * v163)
    v190 = np.where(v183, REAL(0.0), -(1.0 / np.where(~v183, v189 + (v173 * v174), REAL(1.0))))
    v191 = v190 * ((v184 + (v163 * v89)) + (v174 * v153))
    v192 = (v156 * v153) + (v174 * v191)
    v193 = ((v151 * v137) + (v171 * v191)) + (v152 * v192)
    v194 = (((v107 * v93) + (v108 * v192)) + (v165 * v191)) + (v132 * v193)
    v195 = np.where(v84, REAL(0.0), -v194)
    v196 = (((v90 * v89) + (v163 * v191)) + (v92 * v194)) + (v135 * (v192 + v193))
    v197 = np.where(v88, REAL(0.0), v196)
    v198 = np.where(v130, REAL(0.0), -v193)
    v199 = np.where(v112, REAL(0.0), (((v124 * v113) - (v125 * v192)) + (v168 * v191)) - (v133 * v193))
    v200 = (((v162 * v197) - (v161 * v195)) + (v157 * v198)) + (v167 * v199)
    v201 = np.where(v79, REAL(0.0), -v192)
    v202 = _mode_of(np.where(v183, v180 + (v200 + (v172 * v201)), v182))
    v203 = 0.0 == qd[0]
    v204 = (~(np.int8(0) == v202)) & (reached[0] & v203)
    v205 = ~v203
    v206 = np.where(v183, REAL(0.0), v191)
    v207 = ((((v100 * v195) + (v147 * v198)) + (v123 * v199)) + (v172 * v206)) - v76
    v208 = v134 * v197
    v209 = _mode_of(np.where(v79, v207 - v208, v78))
    v210 = 0.0 == qd[1]
    v211 = (reached[1] & v210) & (~(np.int8(0) == v209))
    v212 = ~v210
    v213 = (v211 | v212) | (~(np.abs(v76) <= 9.5))
    v214 = v213 | ((~(np.abs(v180) <= 8.4)) | (v204 | v205))
    v215 = v127 + ((((v98 * v195) + (v119 * v199)) + (v157 * v206)) + (v147 * v201))
    v216 = _mode_of(np.where(v130, v215 - v208, v129))
    v217 = 0.0 == qd[2]
    v218 = (~(np.int8(0) == v216)) & (reached[2] & v217)
    v219 = ~v217
    v220 = v214 | ((~(np.abs(v127) <= 6.5)) | (v218 | v219))
    v221 = (v81 + (((v98 * v198) - (v161 * v206)) + (v100 * v201))) - (v91 * v197)
    v222 = _mode_of(np.where(v84, v221, v83))
    v223 = 0.0 == qd[3]
    v224 = (~(np.int8(0) == v222)) & (reached[3] & v223)
    v225 = ~v223
    v226 = v220 | ((~(np.abs(v81) <= 1.4)) | (v224 | v225))
    v227 = _mode_of(np.where(v112, v109 + (((v119 * v198) + (v167 * v206)) + (v123 * v201)), v111))
    v228 = 0.0 == qd[4]
    v229 = (~(np.int8(0) == v227)) & (reached[4] & v228)
    v230 = ~v228
    v231 = v226 | ((v229 | v230) | (~(np.abs(v109) <= 1.1)))
    v232 = np.where(v88, ((v85 + (v162 * v206)) - (v91 * v195)) - (v134 * (v198 + v201)), v87)
    v233 = _mode_of(v232)
    v234 = 0.0 == qd[5]
    v235 = (~(np.int8(0) == v233)) & (reached[5] & v234)
    v236 = ~v234
    v237 = ((v235 | v236) | (~(np.abs(v85) <= 1.0))) | v231
    v238 = 1.0 / np.where(v237, (v6 * v91) - v106, REAL(1.0))
    v239 = v6 * v134
    v240 = v98 + v239
    v241 = v238 * v240
    v242 = 1557.2443004858599 * v119
    v243 = v94 * v134
    v244 = 1.0 / np.where(v237, v243 + ((v146 - (v240 * v241)) + (v119 * v242)), REAL(1.0))
    v245 = v100 + v239
    v246 = v243 + ((v147 - (v245 * v241)) + (v123 * v242))
    v247 = v246 * v244
    v248 = v161 + (v6 * v162)
    v249 = v94 * v162
    v250 = ((v249 - v157) - (v241 * v248)) - (v167 * v242)
    v251 = v238 * v248
    v252 = 1557.2443004858599 * v167
    v253 = (((v249 - v172) - (v245 * v251)) - (v123 * v252)) - (v247 * v250)
    v254 = v245 * v238
    v255 = 1557.2443004858599 * v123
    v256 = np.where(v237, ((v243 + (v154 - (v246 * v247))) - (v245 * v254)) + (v123 * v255), REAL(1.0))
    v257 = 1.0 / v256
    v258 = v257 * v253
    v259 = 24999.999999999996 * v162
    v260 = (((v188 - (v248 * v251)) + (v167 * v252)) + (v162 * v259)) - (v253 * v258)
    v261 = v244 * v250
    v262 = _decide_pattern_let_go(prepared, (-v188, -v172, -v157, v161, -v167, -v162, -v154, -v147, -v100, -v123, v134, -v146, -v98, -v119, v106, v91, v180, -v76, v127, v81, v109, v85, v181, tau[0], v77, tau[1], v128, tau[2], v82, tau[3], v110, tau[4], v86, tau[5], -v258, -v261, -v251, -v252, -v259, v247, v254, -v255, v94, v241, -v242, v6, -(1.0 / np.where(v237, v260 - (v250 * v261), REAL(1.0))), -v257, -v244, -v238), (v205, v212, v219, v225, v230, v236, v204, v211, v218, v224, v229, v235), (np.where(v183, _mode_of(qd[0]), mode[0]), np.where(v79, _mode_of(qd[1]), mode[1]), np.where(v130, _mode_of(qd[2]), mode[2]), np.where(v84, _mode_of(qd[3]), mode[3]), np.where(v112, _mode_of(qd[4]), mode[4]), np.where(v88, _mode_of(qd[5]), mode[5]), v202, v209, v216, v222, v227, v233))
    v263 = np.abs(q[1]) + (np.abs(q[0]) + (np.abs(q[4]) + np.abs(q[3])))
    v264 = np.abs(qd[2]) + (np.abs(qd[0]) + (np.abs(qd[5]) + np.abs(qd[1])))
    v265 = (np.abs(qd[4]) + (np.abs(qd[3]) + v264)) < 1e+38
    return (
        np.where(v237, v262[7], np.int8(0)),
        np.where(v237, v262[8], np.int8(0)),
        np.where(v237, v262[9], np.int8(0)),
        np.where(v237, v262[10], np.int8(0)),
        np.where(v237, v262[11], np.int8(0)),
        np.where(v237, v262[12], np.int8(0)),
        np.where(v265 & ((np.abs(q[5]) + (np.abs(q[2]) + v263)) < 1e+38), np.where(v237, v262[0], REAL(0.0)), REAL(6.0)),
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

    Operations: at most 187117 add, 171116 mul, 5840 div, 0 sqrt, 4 sincos, 650719 other.
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
    v11 = v2 * v10
    v12 = v11 - (v1 * v9)
    v13 = qd[0] * v4
    v14 = qd[3] + v13
    v15 = (v5 * v12) - (v6 * v14)
    v16 = (v5 * v14) + (v6 * v12)
    v17 = v16 * v15
    v18 = v14 * v12
    v19 = 2.0 * v9
    v20 = (v13 * (v11 - (v1 * v19))) - v18
    v21 = -(0.0028799999999999997 * (v20 - v17))
    v22 = v1 * v10
    v23 = (v2 * v9) + v22
    v24 = qd[4] + v23
    v25 = 0.0028799999999999997 * ((v16 * v16) + (v24 * v24))
    v26 = (v5 * v25) - (v6 * v21)
    v27 = v12 * v23
    v28 = v9 * v10
    v29 = v27 - v28
    v30 = (v13 * (v22 + (v2 * v19))) - (v14 * (2.0 * v23))
    v31 = (v6 * v30) + (v5 * v29)
    v32 = (v15 * (2.0 * v24)) - v31
    v33 = 0.0028799999999999997 * v1
    v34 = (v2 * v26) - (v33 * v32)
    v35 = (v6 * v25) + (v5 * v21)
    v36 = (0.8913300000000002 * v3) - (0.025374999999999998 * v4)
    v37 = v9 * v9
    v38 = qd[0] * qd[0]
    v39 = v38 + v37
    v40 = (v39 * v36) + ((v3 * v35) + (v4 * v34))
    v41 = (v7 * (qd[1] * (0.8636 * qd[0]))) - (0.15005 * v38)
    v42 = v41 + ((v13 * (0.8636 * v9)) + (0.0406 * v28))
    v43 = 0.0028799999999999997 * v2
    v44 = qd[1] * qd[1]
    v45 = 0.4318 * v7
    v46 = (v45 * v44) - 9.81
    v47 = (0.4318 * v3) - (0.0203 * v4)
    v48 = qd[0] * v47
    v49 = v38 + v44
    v50 = 0.4318 * v8
    v51 = v50 * v49
    v52 = (((v13 * v48) - (v3 * v46)) - (v4 * v51)) - (0.0203 * v37)
    v53 = (((0.0004221600000000001 * v32) - (v43 * v42)) - (1.9999999999999998e-05 * v31)) - (v33 * v52)
    v54 = 3.9999999999999996e-05 * qd[5]
    v55 = (v54 * v24) + v53
    v56 = v16 * v24
    v57 = v56 + ((v5 * v30) - (v6 * v29))
    v58 = (0.00020000000000000004 * v56) + (0.00024000000000000003 * v57)
    v59 = ((0.0013999999999999998 * v28) + ((v5 * v55) + (v6 * v58))) - (9.999999999999983e-05 * v27)
    v60 = v5 * (0.00020216000000000006 * v5)
    v61 = 0.0016399999999999997 + v60
    v62 = v5 * v2
    v63 = 5.846399999999999e-05 * v62
    v64 = v63 - v61
    v65 = v5 * v1
    v66 = 0.0012435839999999998 * v8
    v67 = v66 * v62
    v68 = v3 * v62
    v69 = 0.0012435839999999998 + (0.00020216000000000006 * v6)
    v70 = v68 * v69
    v71 = (v70 - v67) - (v4 * (v64 - (0.0004321439999999999 * v65)))
    v72 = v4 * v6
    v73 = 0.0028799999999999997 * v5
    v74 = (v3 * v73) - (v43 * v72)
    v75 = v6 * v66
    v76 = 0.0006421600000000001 + (0.0012435839999999998 * v6)
    v77 = (v1 * ((5.846399999999999e-05 * v72) - ((v3 * v76) - v75))) - (0.15005 * v74)
    v78 = v68 - v72
    v79 = (0.8913300000000002 * v4) + (0.025374999999999998 * v3)
    v80 = (0.0028799999999999997 * v78) - v79
    v81 = v60 - 0.00119216
    v82 = v1 * (0.0012921600000000003 + v81)
    v83 = v3 * v2
    v84 = v3 * v65
    v85 = v65 * v69
    v86 = (((v83 * v82) + (0.15005 * v80)) - (5.846399999999999e-05 * v84)) - (v4 * (0.0047376000000000015 + v85))
    v87 = 0.0012435839999999998 * v65
    v88 = (v7 * (0.6903913435000001 + v87)) + ((0.023751 * v8) - v86)
    v89 = (((qdd[4] * v77) - (qdd[3] * v71)) - (qdd[2] * v86)) + (qdd[1] * v88)
    v90 = ((v89 + (v4 * v59)) - (v41 * v36)) - (0.15005 * v40)
    v91 = ((v38 - v49) * ((0.023751 * v7) - (0.6903913435000001 * v8))) + v90
    v92 = (0.00075 * v30) + ((v5 * v58) - (v6 * v55))
    v93 = (v91 - (((v1 * v26) + (v43 * v32)) * (v50 - v47))) - (v83 * v92)
    v94 = v73 * ((v10 * v48) + ((0.4318 * v37) + ((v4 * v46) - (v3 * v51))))
    v95 = (v16 * v54) + ((0.00020216000000000006 * v17) + (v94 - (0.0006421600000000001 * v20)))
    v96 = v95 - (v6 * ((v43 * v52) - (v33 * v42)))
    v97 = v96 + (0.0006500000000000002 * (v18 - v20))
    v98 = 3.9999999999999996e-05 * qdd[5]
    v99 = (v93 - (v3 * ((0.0047376000000000015 * v39) + (v1 * v97)))) + (v98 * v78)
    v100 = (0.3244698455 * v3) - (0.022546398 * v4)
    v101 = 0.011273199 + (v4 * v100)
    v102 = (0.0141984 * v8) + (1.601861202 * v7)
    v103 = (v8 * v102) - 0.0070992
    v104 = ((v103 * (2.0 * qd[1])) + (0.0047376000000000015 * v10)) + (v19 * ((v50 * v79) - v101))
    v105 = v99 + (qd[0] * v104)
    v106 = v63 + v64
    v107 = 0.0024871679999999997 * v6
    v108 = v1 * v82
    v109 = v3 * ((0.00011692799999999998 * v72) - (v100 + (v3 * (v108 + (v107 + (v106 - v81))))))
    v110 = ((((v7 * v102) + v106) - (0.0008642879999999998 * v65)) - 3.153542285625) + v109
    v111 = (v4 * v67) + ((v3 * v75) + (v50 * v36))
    v112 = (4.9 * qd[0]) - (qdd[0] * (v110 - (2.0 * ((v4 * v70) - v111))))
    v113 = 0.0 == qd[0]
    v114 = (v112 + (6.0 * np.where(v113, np.sign(qdd[0]), np.sign(qd[0])))) - v105
    v115 = ((v46 * v36) + ((v2 * v97) - (v1 * v92))) - (0.4318 * v34)
    v116 = ((v79 * v51) + (v115 - (0.0203 * v35))) + ((v37 - v39) * v101)
    v117 = v116 + (v65 * v98)
    v118 = (5.846399999999999e-05 * v5) - (v2 * v76)
    v119 = (v75 * v83) + (v118 + ((v66 * (v4 * v5)) + (v74 * v45)))
    v120 = (v85 + (v87 * (v7 * v4))) - (v66 * v84)
    v121 = (1.024164 * v7) + (((qdd[0] * v88) + (qdd[4] * v119)) + (qdd[3] * v120))
    v122 = v50 * ((v3 * v34) - ((v79 * v37) + (v4 * v35)))
    v123 = (((v121 - (37.2347379 * v8)) + (v45 * v40)) - v117) - v122
    v124 = (v103 * (v44 - v49)) + v123
    v125 = v111 + (v45 * v80)
    v126 = v108 + (((2.0 * v63) - 0.3592922305) - v107)
    v127 = v125 + v126
    v128 = qdd[1] + qdd[2]
    v129 = 0.0 == qd[1]
    v130 = ((3.5 * qd[1]) + (7.0 * np.where(v129, np.sign(qdd[1]), np.sign(qd[1])))) - (v128 * v127)
    v131 = (v130 - v124) - (qdd[1] * (v125 - 1.748114002))
    v132 = v117 + ((((qdd[0] * v86) - (v118 * qdd[4])) - (v85 * qdd[3])) - (qdd[1] * v127))
    v133 = 0.0 == qd[2]
    v134 = ((3.5 * qd[2]) - (qdd[2] * v126)) + (4.8 * np.where(v133, np.sign(qdd[2]), np.sign(qd[2])))
    v135 = v132 + v134
    v136 = ((((qdd[0] * v71) - (v85 * qdd[2])) - (qdd[1] * v120)) + (v6 * v98)) - v59
    v137 = 0.0 == qd[3]
    v138 = v136 + (np.where(v137, np.sign(qdd[3]), np.sign(qd[3])) + ((0.13 * qd[3]) + (v61 * qdd[3])))
    v139 = (((qdd[0] * v77) + (v118 * qdd[2])) + (qdd[1] * v119)) - v96
    v140 = 0.0 == qd[4]
    v141 = ((0.17 * qd[4]) + (0.0006421600000000001 * qdd[4])) + (0.8 * np.where(v140, np.sign(qdd[4]), np.sign(qd[4])))
    v142 = v141 - v139
    v143 = -(3.9999999999999996e-05 * ((v6 * qdd[3]) - (v57 + ((qdd[0] * v78) - (v65 * v128)))))
    v144 = 0.0 == qd[5]
    v145 = (((0.15 * qd[5]) + v98) + (0.7 * np.where(v144, np.sign(qdd[5]), np.sign(qd[5])))) - v143
    v146 = v124 + (qdd[2] * v127)
    return (
        v114,
        v131,
        v135,
        v138,
        v142,
        v145,
        np.where(v113, -(8.4 + v105), v114),
        np.where(v129, -(9.5 + v146), v131),
        np.where(v133, v132 - 6.5, v135),
        np.where(v137, v136 - 1.4, v138),
        np.where(v140, -(1.1 + v139), v142),
        np.where(v144, -(1.0 + v143), v145),
        np.where(v113, 8.4 - v105, v114),
        np.where(v129, 9.5 - v146, v131),
        np.where(v133, 6.5 + v132, v135),
        np.where(v137, 1.4 + v136, v138),
        np.where(v140, 1.1 - v139, v142),
        np.where(v144, 1.0 - v143, v145),
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

    Operations: 194 add, 235 mul, 0 div, 0 sqrt, 4 sincos, 42 other.
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
    v9 = (0.0141984 * v2) + (1.601861202 * v1)
    v10 = (0.025374999999999998 * v4) - (0.8913300000000002 * v3)
    v11 = 0.4318 * v2
    v12 = 0.0012435839999999998 * v2
    v13 = v6 * v12
    v14 = v5 * v8
    v15 = v12 * v14
    v16 = ((v3 * v13) + (v4 * v15)) - (v11 * v10)
    v17 = v5 * v7
    v18 = 0.0004321439999999999 * v17
    v19 = np.int8(0) == mode[5]
    v20 = 0.00020000000000000004 + np.where(v19, REAL(4e-05), REAL(0.0))
    v21 = (v20 - 0.0004421600000000001) * v5
    v22 = v5 * v21
    v23 = v22 - (v20 + 0.0013999999999999998)
    v24 = 5.846399999999999e-05 * v14
    v25 = v23 + v24
    v26 = v24 + v25
    v27 = 0.0028799999999999997 * v8
    v28 = v6 * v4
    v29 = 0.0028799999999999997 * v5
    v30 = (v3 * v29) - (v27 * v28)
    v31 = 0.0012435839999999998 * v6
    v32 = 0.0006421600000000001 + v31
    v33 = v7 * v3
    v34 = ((v7 * (v13 + (5.846399999999999e-05 * v28))) - (v32 * v33)) - (0.15005 * v30)
    v35 = 1557.2443004858599 * np.where(np.int8(0) == mode[4], REAL(0.0), REAL(1.0))
    v36 = v35 * v34
    v37 = (0.8913300000000002 * v4) + (0.025374999999999998 * v3)
    v38 = v28 - (v3 * v14)
    v39 = (-v37) - (0.0028799999999999997 * v38)
    v40 = 0.00119216 + v22
    v41 = v7 * (v40 - 0.0012921600000000003)
    v42 = v8 * v3
    v43 = 0.0012435839999999998 * v17
    v44 = v6 * v21
    v45 = v43 - (v7 * v44)
    v46 = v3 * v17
    v47 = (v42 * v41) + (((5.846399999999999e-05 * v46) - (0.15005 * v39)) + (v4 * (0.0047376000000000015 + v45)))
    v48 = (5.846399999999999e-05 * v5) - (v8 * v32)
    v49 = (0.0012435839999999998 * v14) - (v8 * v44)
    v50 = ((v3 * v49) - v15) - (v4 * (v25 - v18))
    v51 = np.where(np.int8(0) == mode[3], REAL(0.0), REAL(1.0)) / v23
    v52 = v45 * v51
    v53 = (v47 + (v48 * v36)) + (v50 * v52)
    v54 = v7 * v41
    v55 = v54 + (0.3592922305 - (2.0 * (v24 - v31)))
    v56 = v35 * v48
    v57 = np.where(np.int8(0) == mode[2], REAL(0.0), REAL(1.0)) / ((v55 - (v48 * v56)) + (v45 * v52))
    v58 = v53 * v57
    v59 = v1 * v43
    v60 = (v45 - (v12 * v46)) + (v4 * v59)
    v61 = v60 * v51
    v62 = 0.4318 * v1
    v63 = ((v48 + (v4 * (v5 * v12))) + (v13 * v42)) + (v62 * v30)
    v64 = v16 + (v62 * v39)
    v65 = v55 - v64
    v66 = v35 * v63
    v67 = (v65 - (v48 * v66)) + (v45 * v61)
    v68 = ((v59 + ((0.023751 * v2) + (0.6903913435000001 * v1))) + (v36 * v63)) + v47
    v69 = (v68 + (v50 * v61)) - (v67 * v58)
    v70 = v67 * v57
    v71 = ((((1.748114002 - v64) - (v63 * v66)) + (v60 * v61)) + v65) - (v67 * v70)
    v72 = np.where(np.int8(0) == mode[1], REAL(0.0), REAL(1.0)) / v71
    v73 = v69 * v72
    v74 = v50 * v51
    v75 = (0.022546398 * v4) - (0.3244698455 * v3)
    v76 = v3 * (v54 - (((0.0024871679999999997 * v6) + v40) + v26))
    v77 = v3 * (v76 + ((v75 + (0.00011692799999999998 * v28)) - ((2.0 * v4) * v49)))
    v78 = ((v26 + ((v1 * v9) - 3.153542285625)) - (2.0 * (v18 - v16))) + (v34 * v36)
    v79 = (((v78 - (v50 * v74)) + v77) + (v53 * v58)) + (v69 * v73)
    v80 = qd[2] + qd[1]
    v81 = qd[0] * v80
    v82 = v81 * v3
    v83 = (v80 * v7) - (qd[0] * v42)
    v84 = (v80 * v8) + (qd[0] * v33)
    v85 = v83 * v84
    v86 = v82 + v85
    v87 = v81 * v4
    v88 = qd[3] + (qd[0] * v4)
    v89 = qd[0] * qd[0]
    v90 = v89 * v4
    v91 = (2.0 * ((v8 * v87) - (v88 * v84))) + (v33 * v90)
    v92 = (v5 * v83) + (v6 * v88)
    v93 = qd[4] + v84
    v94 = ((v5 * v86) - (v6 * v91)) - (v92 * (2.0 * v93))
    v95 = 4e-05 * (qd[5] + v92)
    v96 = qd[1] * qd[0]
    v97 = ((0.8636 * v96) * v1) - (0.15005 * v89)
    v98 = (v97 + (0.8636 * v87)) + (0.0406 * v82)
    v99 = qd[1] * qd[1]
    v100 = (v99 * v62) - 9.81
    v101 = v89 + v99
    v102 = (0.0203 * v4) - (0.4318 * v3)
    v103 = (v101 * v11) + (v89 * v102)
    v104 = v80 * v80
    v105 = ((v3 * v100) + (0.0203 * v104)) + (v4 * v103)
    v106 = 0.0028799999999999997 * v7
    v107 = (0.0004421600000000001 * v94) + ((v93 * v95) + ((v106 * v105) - (v27 * v98)))
    v108 = (v5 * v88) - (v6 * v83)
    v109 = v93 * v108
    v110 = (v109 + (v5 * v91)) + (v6 * v86)
    v111 = ((0.15 * qd[5]) - tau[5]) + (0.7 * sign[5])
    v112 = (0.00020000000000000004 * (v109 + v110)) - np.where(v19, (-4e-05) * v110, -v111)
    v113 = ((v5 * v107) + ((0.0013999999999999998 * v82) + (9.999999999999983e-05 * v85))) + (v6 * v112)
    v114 = 0.0028799999999999997 * ((v93 * v93) + (v108 * v108))
    v115 = v88 * v83
    v116 = (((2.0 * v7) * v87) - v115) - (v42 * v90)
    v117 = 0.0028799999999999997 * ((v92 * v108) - v116)
    v118 = (v5 * v114) + (v6 * v117)
    v119 = (v106 * v94) - (v8 * v118)
    v120 = (v5 * v117) - (v6 * v114)
    v121 = v89 + v104
    v122 = (v4 * v119) + ((v3 * v120) + (v121 * v10))
    v123 = (0.0006421600000000001 * v116) - (v29 * ((v3 * v103) - ((v4 * v100) + (0.4318 * v104))))
    v124 = v123 + (v6 * ((v27 * v105) + (v106 * v98)))
    v125 = v124 - (v108 * ((0.00024216000000000005 * v92) - v95))
    v126 = v125 + (((0.17 * qd[4]) - tau[4]) + (0.8 * sign[4]))
    v127 = ((v5 * v112) + (0.00075 * v91)) - (v6 * v107)
    v128 = (0.0006500000000000002 * (v115 - v116)) - v125
    v129 = v11 * v37
    v130 = (v4 * v75) - 0.011273199
    v131 = (((v100 * v10) - (v101 * v129)) - ((v121 - v104) * v130)) - (0.0203 * v120)
    v132 = (v7 * v127) + (((v8 * v128) + v131) - (0.4318 * v119))
    v133 = ((sign[3] + (0.13 * qd[3])) - tau[3]) - v113
    v134 = (((tau[2] - (3.5 * qd[2])) - (4.8 * sign[2])) - (v56 * v126)) + (v52 * v133)
    v135 = v132 + v134
    v136 = (v2 * v9) - 0.0070992
    v137 = ((37.2347379 * v2) + (((3.5 * qd[1]) - tau[1]) + (7.0 * sign[1]))) - (1.024164 * v1)
    v138 = ((v137 + ((v101 - v99) * v136)) - (v104 * v129)) + (v66 * v126)
    v139 = (v138 + (v62 * v122)) + (v11 * ((v4 * v120) - (v3 * v119)))
    v140 = (v139 - (v61 * v133)) + ((v70 * v135) - v132)
    v141 = (v11 + v102) * ((v7 * v118) + (v27 * v94))
    v142 = ((tau[0] - (4.9 * qd[0])) - (6.0 * sign[0])) - ((0.0047376000000000015 * (v121 - v89)) * v3)
    v143 = (v142 - ((v89 - v101) * ((0.6903913435000001 * v2) - (0.023751 * v1)))) + (v97 * v10)
    v144 = (v143 + ((2.0 * v96) * v136)) + ((2.0 * v81) * (v129 + v130))
    v145 = (((v144 - (v36 * v126)) + (v33 * v128)) - v141) + (v4 * v113)
    v146 = (v145 + (v58 * v135)) + (((0.15005 * v122) - (v42 * v127)) - (v74 * v133))
    v147 = (v146 - (v140 * v73)) * (np.where(np.int8(0) == mode[0], REAL(0.0), REAL(1.0)) / v79)
    v148 = (v140 * v72) + (v73 * v147)
    v149 = ((v58 * v147) - (v57 * v135)) - (v70 * v148)
    v150 = (((v74 * v147) - (v51 * v133)) - (v61 * v148)) - (v52 * v149)
    v151 = ((v110 - (24999.999999999996 * v111)) + (v38 * v147)) + (v6 * v150)
    return (
        -v147,
        -v148,
        -v149,
        -v150,
        -((((v35 * v126) + (v36 * v147)) + (v66 * v148)) + (v56 * v149)),
        np.where(v19, REAL(0.0), v151 + (v17 * (v148 + v149))),
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
    v1 = np.sin(q[4])
    v2 = np.cos(q[4])
    v3 = np.sin(q[3])
    v4 = np.cos(q[3])
    v5 = np.sin(v0)
    v6 = np.cos(v0)
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
    v9 = v1 * (0.00020216000000000006 * v1)
    v10 = 0.0016399999999999997 + v9
    v11 = v2 * v2
    v12 = 1.0 / ((3.9999999999999996e-05 * v11) - v10)
    v13 = v1 * v3
    v14 = 3.9999999999999996e-05 * v13
    v15 = v2 * v14
    v16 = 0.0012435839999999998 + (0.00020216000000000006 * v2)
    v17 = v13 * v16
    v18 = v17 + v15
    v19 = v18 * v12
    v20 = v5 * v13
    v21 = 0.0012435839999999998 * v8
    v22 = 0.0012435839999999998 * (v7 * v13)
    v23 = (v6 * v22) + (v17 - (v21 * v20))
    v24 = v23 + v15
    v25 = v6 * v21
    v26 = v1 * v4
    v27 = (0.025374999999999998 * v6) - (0.8913300000000002 * v5)
    v28 = 0.4318 * v8
    v29 = v2 * v21
    v30 = ((v5 * v29) - (v27 * v28)) + (v26 * v25)
    v31 = v6 * v2
    v32 = v31 - (v5 * v26)
    v33 = (0.8913300000000002 * v6) + (0.025374999999999998 * v5)
    v34 = (-v33) - (0.0028799999999999997 * v32)
    v35 = 0.4318 * v7
    v36 = (v34 * v35) + v30
    v37 = 5.846399999999999e-05 * v26
    v38 = 0.0012435839999999998 * v2
    v39 = v9 - 0.00119216
    v40 = v3 * (0.0012921600000000003 + v39)
    v41 = v3 * v40
    v42 = v41 + ((2.0 * (v37 - v38)) - 0.3592922305)
    v43 = v42 + v36
    v44 = 0.0028799999999999997 * v4
    v45 = 0.0028799999999999997 * v1
    v46 = (v5 * v45) - (v44 * v31)
    v47 = 0.0006421600000000001 + v38
    v48 = (5.846399999999999e-05 * v1) - (v4 * v47)
    v49 = v5 * v4
    v50 = (v1 * v25) + ((v29 * v49) + (v48 + (v46 * v35)))
    v51 = 1557.2443004858599 * v48
    v52 = v13 * v14
    v53 = v52 + ((v43 - (v19 * v24)) + (v51 * v50))
    v54 = 1.0 / (v52 + ((v48 * v51) + (v42 - (v18 * v19))))
    v55 = v54 * v53
    v56 = v53 * v55
    v57 = 1557.2443004858599 * v50
    v58 = (v36 + v43) - 1.748114002
    v59 = v12 * v24
    v60 = 1.0 / ((v52 + ((v58 + (v50 * v57)) - (v24 * v59))) - v56)
    v61 = v37 - v10
    v62 = 0.0004321439999999999 * v13
    v63 = v26 * v16
    v64 = ((v5 * v63) - (v21 * v26)) - (v6 * (v61 - v62))
    v65 = 3.9999999999999996e-05 * v32
    v66 = -v65
    v67 = v64 + (v2 * v66)
    v68 = (5.846399999999999e-05 * v20) + (((v6 * (0.0047376000000000015 + v17)) - (0.15005 * v34)) - (v49 * v40))
    v69 = v13 * v66
    v70 = v5 * v3
    v71 = ((v3 * (v29 + (5.846399999999999e-05 * v31))) - (0.15005 * v46)) - (v47 * v70)
    v72 = ((v69 - v68) - (v19 * v67)) - (v71 * v51)
    v73 = v22 + (((0.023751 * v8) + (0.6903913435000001 * v7)) + v68)
    v74 = v12 * v67
    v75 = (((v69 - v73) - (v55 * v72)) - (v24 * v74)) - (v71 * v57)
    v76 = v60 * v75
    v77 = v13 - (v2 * v19)
    v78 = (v13 - (v77 * v55)) - (v2 * v59)
    v79 = v54 * v72
    v80 = 24999.999999999996 * v66
    v81 = (((v78 * v76) + (v77 * v79)) + (v2 * v74)) - v80
    v82 = v75 * v76
    v83 = v37 + v61
    v84 = v5 * (v41 + (v83 + ((0.0024871679999999997 * v2) - v39)))
    v85 = (0.022546398 * v6) - (0.3244698455 * v5)
    v86 = v5 * (v85 - (v84 + (((2.0 * v6) * v63) - (0.00011692799999999998 * v31))))
    v87 = (0.0141984 * v8) + (1.601861202 * v7)
    v88 = ((v83 + ((v7 * v87) - (2.0 * (v62 - v30)))) - 3.153542285625) + v86
    v89 = 1557.2443004858599 * v71
    v90 = ((((v72 * v79) - v88) + (v67 * v74)) - (v66 * v80)) - (v71 * v89)
    v91 = 1.0 / (v82 + v90)
    v92 = (24999.999999999996 - (v77 * (v54 * v77))) - (v78 * (v60 * v78))
    v93 = np.abs(qd[5])
    v94 = v93 < (dt * ((v92 + (v81 * (v91 * v81))) - (v11 * v12)))
    v95 = v94 | (0.0 == v93)
    v96 = (v51 * v55) - v57
    v97 = v89 + ((v51 * v79) - (v76 * v96))
    v98 = ((v54 * (v48 * (2425009.811395695 * v48))) - 1557.2443004858599) + (v96 * (v60 * v96))
    v99 = np.abs(qd[4])
    v100 = (0.0 == v99) | (v99 < ((v98 - (v97 * (v91 * v97))) * ((-1.1) * dt)))
    v101 = v59 - (v19 * v55)
    v102 = ((v76 * v101) + (v19 * v79)) - v74
    v103 = (v12 + (v101 * (v60 * v101))) - (v102 * (v91 * v102))
    v104 = np.abs(qd[3])
    v105 = (0.0 == v104) | (v104 < ((v103 + (v19 * (v19 * v54))) * ((-1.4) * dt)))
    v106 = (v55 * v76) - v79
    v107 = ((v54 - (v106 * (v91 * v106))) + (v56 * (v54 * v60))) * (6.5 * dt)
    v108 = np.abs(qd[2])
    v109 = (v108 < (-v107)) | (0.0 == v108)
    v110 = np.abs(qd[1])
    v111 = v110 < (-((1.0 - (v82 * v91)) * (dt * (9.5 * v60))))
    v112 = (0.0 == v110) | v111
    v113 = 0.15 * np.where(v95, REAL(0.0), qd[5])
    v114 = 0.17 * np.where(v100, REAL(0.0), qd[4])
    v115 = 0.13 * np.where(v105, REAL(0.0), qd[3])
    v116 = 3.5 * np.where(v109, REAL(0.0), qd[2])
    v117 = 3.5 * np.where(v112, REAL(0.0), qd[1])
    v118 = qd[0] * v5
    v119 = v4 * v118
    v120 = qd[2] + qd[1]
    v121 = (v3 * v120) - v119
    v122 = qd[0] * v6
    v123 = qd[3] + v122
    v124 = (v1 * v123) - (v2 * v121)
    v125 = 0.0028799999999999997 * v124
    v126 = v3 * v118
    v127 = (v4 * v120) + v126
    v128 = qd[4] + v127
    v129 = (v128 * (0.0028799999999999997 * v128)) + (v124 * v125)
    v130 = v123 * v121
    v131 = 2.0 * v120
    v132 = (v122 * ((v3 * v131) - v119)) - v130
    v133 = (v2 * v123) + (v1 * v121)
    v134 = (v133 * v125) - (0.0028799999999999997 * v132)
    v135 = (v1 * v134) - (v2 * v129)
    v136 = (v1 * v129) + (v2 * v134)
    v137 = (v122 * (v126 + (v4 * v131))) - (v127 * (2.0 * v123))
    v138 = v127 * v121
    v139 = v120 * v118
    v140 = v139 + v138
    v141 = (v1 * v140) - (v2 * v137)
    v142 = ((2.0 * v128) * v133) - v141
    v143 = 0.0028799999999999997 * v3
    v144 = (v4 * v136) + (v143 * v142)
    v145 = v120 * v120
    v146 = qd[0] * qd[0]
    v147 = v146 + v145
    v148 = ((v6 * v144) - (v5 * v135)) - (v27 * v147)
    v149 = qd[1] * qd[0]
    v150 = (v149 * (0.8636 * v7)) - (0.15005 * v146)
    v151 = (0.0406 * v139) + (v150 + (v122 * (0.8636 * v120)))
    v152 = (0.0203 * v6) - (0.4318 * v5)
    v153 = qd[1] * qd[1]
    v154 = (v35 * v153) - 9.81
    v155 = v146 + v153
    v156 = v28 * v155
    v157 = (v6 * v156) + ((0.0203 * v145) + ((v5 * v154) + (v122 * (qd[0] * v152))))
    v158 = (((1.9999999999999998e-05 * v141) - (0.0004221600000000001 * v142)) - (v44 * v151)) + (v143 * v157)
    v159 = 3.9999999999999996e-05 * qd[5]
    v160 = (v159 * v128) + v158
    v161 = v128 * v124
    v162 = v161 + ((v2 * v140) + (v1 * v137))
    v163 = (0.00020000000000000004 * v161) + (0.00024000000000000003 * v162)
    v164 = (0.00075 * v137) + ((v1 * v163) - (v2 * v160))
    v165 = qd[0] * v118
    v166 = v45 * ((((v5 * v156) - (v6 * v154)) - (0.4318 * v145)) + (v152 * v165))
    v167 = ((0.0006421600000000001 * v132) - v166) + (v2 * ((v44 * v157) + (v143 * v151)))
    v168 = v167 - (v124 * ((0.00020216000000000006 * v133) - v159))
    v169 = (0.0006500000000000002 * (v130 - v132)) - v168
    v170 = (v27 * v154) + (((v3 * v164) + (v4 * v169)) + (0.4318 * v144))
    v171 = (v6 * v85) - 0.011273199
    v172 = ((v170 - (0.0203 * v135)) - (v33 * v156)) - (v171 * (v147 - v145))
    v173 = ((((37.2347379 * v8) - (1.024164 * v7)) - tau[1]) - v172) - (v35 * v148)
    v174 = v173 + (v28 * (((v6 * v135) - (v33 * v145)) + (v5 * v144)))
    v175 = (v8 * v87) - 0.0070992
    v176 = (v175 * (v155 - v153)) + v174
    v177 = np.abs(qd[0])
    v178 = (0.0 == v177) | (v177 < (dt * (8.4 * v91)))
    v179 = 4.9 * np.where(v178, REAL(0.0), qd[0])
    v180 = tau[2] + v172
    v181 = (9.999999999999983e-05 * v138) + ((0.0013999999999999998 * v139) + ((v1 * v160) + (v2 * v163)))
    v182 = qd[0] * v131
    v183 = (tau[0] + (((v27 * v150) + (v6 * v181)) - (0.15005 * v148))) + (v171 * v182)
    v184 = (v3 * v136) - (v44 * v142)
    v185 = (((v146 - v155) * ((0.023751 * v7) - (0.6903913435000001 * v8))) + v183) - (v152 * v184)
    v186 = ((v185 - (v49 * v164)) + (v70 * v169)) - (0.0047376000000000015 * ((v5 * v147) - v165))
    v187 = (v149 * (2.0 * v175)) + (v186 + (v28 * ((v33 * v182) - v184)))
    v188 = tau[3] + v181
    v189 = tau[5] + (3.9999999999999996e-05 * v162)
    v190 = tau[4] - v168
    v191 = _step_at_rest(prepared, (-v88, -v73, -v68, v64, -v71, v65, -v58, -v43, -v23, -v50, v14, -v42, -v17, -v48, v10, 3.9999999999999996e-05 * v2, v187, -v176, v180, v188, v190, v189, tau[0], tau[1], tau[2], tau[3], tau[4], tau[5], -v76, -v79, -v74, -v89, -v80, v55, v59, -v57, v13, v19, -v51, v2, v91, -v60, -v54, -v12, v179, v117, v116, v115, v114, v113, qd[0], qd[1], qd[2], qd[3], qd[4], qd[5]), (v178, v112, v109, v105, v100, v95))
    v192 = v95 | (v100 | (v105 | (v109 | (v112 | v178))))
    v193 = _mode_of(qd[5])
    v194 = np.where(v192, v191[18], v193)
    v195 = _mode_of(qd[4])
    v196 = np.where(v192, v191[17], v195)
    v197 = _mode_of(qd[3])
    v198 = np.where(v192, v191[16], v197)
    v199 = _mode_of(qd[2])
    v200 = np.where(v192, v191[15], v199)
    v201 = _mode_of(qd[1])
    v202 = np.where(v192, v191[14], v201)
    v203 = _mode_of(qd[0])
    v204 = np.where(v192, v191[13], v203)
    v205 = np.where(v192, v191[12], qd[5])
    v206 = np.where(v192, v191[11], qd[4])
    v207 = np.where(v192, v191[10], qd[3])
    v208 = np.where(v192, v191[9], qd[2])
    v209 = np.where(v192, v191[8], qd[1])
    v210 = np.where(v192, v191[7], qd[0])
    v211 = v113 + ((0.7 * _real_of(v193)) - v189)
    v212 = ((v188 + (v2 * v211)) - _real_of(v197)) - v115
    v213 = v114 + ((0.8 * _real_of(v195)) - v190)
    v214 = (((v180 - (4.8 * _real_of(v199))) - (v19 * v212)) - (v51 * v213)) - v116
    v215 = v13 * v211
    v216 = v215 + v214
    v217 = (((v215 - v176) - (7.0 * _real_of(v201))) - (v55 * v216)) - (v57 * v213)
    v218 = (v217 - (v59 * v212)) - v117
    v219 = ((v187 - (6.0 * _real_of(v203))) + (v76 * v218)) + (v79 * v216)
    v220 = v91 * ((((v219 + (v74 * v212)) - (v80 * v211)) - (v89 * v213)) - v179)
    v221 = (v76 * v220) - (v60 * v218)
    v222 = ((v54 * v216) + (v55 * v221)) - (v79 * v220)
    v223 = (((v12 * v212) - (v19 * v222)) + (v59 * v221)) - (v74 * v220)
    v224 = (((v2 * v223) - (24999.999999999996 * v211)) + (v80 * v220)) - (v13 * (v221 - v222))
    v225 = _step_moving(prepared, (tau[0], tau[1], tau[2], tau[3], tau[4], tau[5], q[0], q[1], q[2], q[3], q[4], q[5], dt, np.where(v192, v191[1], v220), np.where(v192, v191[2], v221), np.where(v192, v191[3], -v222), np.where(v192, v191[4], -v223), np.where(v192, v191[5], (((v57 * v221) - (1557.2443004858599 * v213)) - (v51 * v222)) + (v89 * v220)), np.where(v192, v191[6], v224), v210, v209, v208, v207, v206, v205), (v204, v202, v200, v198, v196, v194))
    v226 = ((~(np.int8(0) == v202)) | (~(np.int8(0) == v204))) | (~(np.int8(0) == v200))
    v227 = (~(np.int8(0) == v196)) | (v226 | (~(np.int8(0) == v198)))
    v228 = v227 | (~(np.int8(0) == v194))
    v229 = np.where(v228, v225[0], q[0])
    v230 = np.where(v228, v225[1], q[1])
    v231 = np.where(v228, v225[2], q[2])
    v232 = np.abs(v231) + (np.abs(v230) + (np.abs(tau[5]) + np.abs(v229)))
    v233 = np.where(v228, v225[3], q[3])
    v234 = np.where(v228, v225[4], q[4])
    v235 = (np.abs(v234) + (np.abs(v233) + v232)) < 1e+38
    v236 = (np.abs(q[5]) + (v177 + (v110 + (v108 + (v104 + v99))))) < 1e+38
    v237 = np.abs(q[1]) + (np.abs(q[2]) + (np.abs(q[4]) + np.abs(q[3])))
    v238 = ((np.abs(q[0]) + (np.abs(dt) + v237)) < 1e+38) & v236
    v239 = np.abs(tau[2]) + (np.abs(tau[1]) + (np.abs(tau[0]) + (v93 + np.abs(tau[4]))))
    v240 = np.where(v228, v225[9], v207)
    v241 = np.where(v228, v225[10], v206)
    v242 = np.where(v228, v225[7], v209)
    v243 = np.where(v228, v225[6], v210)
    v244 = np.abs(v243) + (np.abs(v242) + (np.abs(v241) + np.abs(v240)))
    v245 = np.where(v228, v225[5], q[5])
    v246 = np.where(v228, v225[8], v208)
    v247 = (np.abs(v246) + (np.abs(v245) + v244)) < 1e+38
    v248 = v247 & (v235 & (((np.abs(tau[3]) + v239) < 1e+38) & v238))
    v249 = np.where(v228, v225[11], v205)
    v250 = ((np.abs(v249) < 1e+38) & v248) & (0.0 < dt)
    return (
        np.where(v250, v229, q[0]),
        np.where(v250, v230, q[1]),
        np.where(v250, v231, q[2]),
        np.where(v250, v233, q[3]),
        np.where(v250, v234, q[4]),
        np.where(v250, v245, q[5]),
        np.where(v250, v243, qd[0]),
        np.where(v250, v242, qd[1]),
        np.where(v250, v246, qd[2]),
        np.where(v250, v240, qd[3]),
        np.where(v250, v241, qd[4]),
        np.where(v250, v249, qd[5]),
        np.where(v250, v204, mode[0]),
        np.where(v250, v202, mode[1]),
        np.where(v250, v200, mode[2]),
        np.where(v250, v198, mode[3]),
        np.where(v250, v196, mode[4]),
        np.where(v250, v194, mode[5]),
        np.where(v250, np.where(v192, v191[0], REAL(0.0)), REAL(6.0)),
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

    Operations: at most 254860 add, 241916 mul, 5848 div, 0 sqrt, 16 sincos, 525454 other.
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
    v1 = np.sin(v0)
    v2 = np.cos(v0)
    v3 = np.sin(context_real[34])
    v4 = np.cos(context_real[34])
    v5 = np.sin(context_real[33])
    v6 = np.cos(context_real[33])
    v7 = np.sin(context_real[31])
    v8 = np.cos(context_real[31])
    v9 = np.int8(0) == context_mode[0]
    v10 = np.int8(0) == context_mode[1]
    v11 = np.int8(0) == context_mode[2]
    v12 = np.int8(0) == context_mode[3]
    v13 = np.int8(0) == context_mode[4]
    v14 = np.int8(0) == context_mode[5]
    v15 = v6 * v1
    v16 = context_real[38] + context_real[37]
    v17 = (context_real[36] * v15) - (v5 * v16)
    v18 = context_real[39] + (context_real[36] * v2)
    v19 = (v4 * v17) + (v3 * v18)
    v20 = v1 * v5
    v21 = (v6 * v16) + (context_real[36] * v20)
    v22 = context_real[40] + v21
    v23 = v19 * v22
    v24 = context_real[36] * v16
    v25 = v1 * v24
    v26 = v17 * v21
    v27 = v25 - v26
    v28 = context_real[36] * context_real[36]
    v29 = v2 * v28
    v30 = 2.0 * v2
    v31 = v24 * v30
    v32 = ((v20 * v29) - (v21 * (2.0 * v18))) + (v6 * v31)
    v33 = v23 + ((v4 * v27) + (v3 * v32))
    v34 = (0.00024000000000000003 * v33) + (0.00020000000000000004 * v23)
    v35 = (v4 * v32) - (v3 * v27)
    v36 = (v4 * v18) - (v3 * v17)
    v37 = v35 + (v36 * (2.0 * v22))
    v38 = 4e-05 * context_real[41]
    v39 = ((1.9999999999999998e-05 * v35) + (0.0004221600000000001 * v37)) - (v38 * v22)
    v40 = context_real[36] * context_real[37]
    v41 = (0.15005 * v28) - (v40 * (0.8636 * v7))
    v42 = ((v24 * (0.8636 * v2)) - v41) + (0.0406 * v25)
    v43 = 0.4318 * v7
    v44 = context_real[37] * context_real[37]
    v45 = (v43 * v44) - 9.81
    v46 = v28 + v44
    v47 = 0.4318 * v8
    v48 = (0.0203 * v2) - (0.4318 * v1)
    v49 = (v46 * v47) + (v28 * v48)
    v50 = v16 * v16
    v51 = ((v1 * v45) + (v2 * v49)) + (0.0203 * v50)
    v52 = v39 + (0.0028799999999999997 * ((v6 * v42) - (v5 * v51)))
    v53 = (((v4 * v34) - (v3 * v52)) + (0.0013999999999999998 * v25)) - (9.999999999999983e-05 * v26)
    v54 = v18 * v17
    v55 = ((v15 * v29) - v54) - (v5 * v31)
    v56 = v36 * v19
    v57 = 0.0028799999999999997 * (v55 + v56)
    v58 = 0.0028799999999999997 * ((v22 * v22) + (v19 * v19))
    v59 = (v4 * v57) + (v3 * v58)
    v60 = 0.0028799999999999997 * v37
    v61 = (v6 * v59) + (v5 * v60)
    v62 = (v4 * v58) - (v3 * v57)
    v63 = (0.025374999999999998 * v2) - (0.8913300000000002 * v1)
    v64 = v28 + v50
    v65 = ((v2 * v61) + (v1 * v62)) - (v63 * v64)
    v66 = ((v2 * v53) - (0.15005 * v65)) - (v41 * v63)
    v67 = context_real[18] + (v66 - (((0.6903913435000001 * v8) - (0.023751 * v7)) * (v28 - v46)))
    v68 = ((v4 * v52) + (v3 * v34)) + (0.00075 * v32)
    v69 = 0.0028799999999999997 * v4
    v70 = (((v69 * (v5 * v42)) - (0.0006421600000000001 * v55)) - (0.00020216000000000006 * v56)) + (v19 * v38)
    v71 = v6 * v69
    v72 = 0.0028799999999999997 * v3
    v73 = v72 * (((v1 * v49) - (v2 * v45)) - (0.4318 * v50))
    v74 = (v70 + (v71 * v51)) - v73
    v75 = v74 + (0.0006500000000000002 * (v54 - v55))
    v76 = ((v67 - (v15 * v68)) - (v20 * v75)) - ((v64 - v28) * (0.0047376000000000015 * v1))
    v77 = (0.0141984 * v8) + (1.601861202 * v7)
    v78 = (v8 * v77) - 0.0070992
    v79 = (0.022546398 * v2) - (0.3244698455 * v1)
    v80 = (v2 * v79) - 0.011273199
    v81 = (0.8913300000000002 * v2) + (0.025374999999999998 * v1)
    v82 = v47 * v81
    v83 = (v76 + (v40 * (2.0 * v78))) + ((2.0 * v24) * (v80 + v82))
    v84 = v83 + (((v6 * v60) - (v5 * v59)) * (v47 + v48))
    v85 = (v2 * v71) - (v1 * v72)
    v86 = 0.0012435839999999998 * v4
    v87 = 0.0006421600000000001 + v86
    v88 = 0.0012435839999999998 * v8
    v89 = v4 * v88
    v90 = v2 * v4
    v91 = ((0.15005 * v85) - (v87 * v20)) + (v5 * (v89 + (5.846399999999999e-05 * v90)))
    v92 = np.where(v13, REAL(0.0), REAL(1557.2443004858599))
    v93 = v74 - context_real[22]
    v94 = np.where(v13, REAL(0.0), -(v93 + ((0.8 * _real_of(context_mode[4])) + (0.17 * context_real[40]))))
    v95 = v91 * v92
    v96 = v6 * v3
    v97 = 5.846399999999999e-05 * v96
    v98 = 0.00020216000000000006 * (v3 * v3)
    v99 = 0.0016399999999999997 + v98
    v100 = v97 - v99
    v101 = v97 + v100
    v102 = v3 * v5
    v103 = 0.0004321439999999999 * v102
    v104 = v88 * v96
    v105 = ((v1 * v89) - (v47 * v63)) + (v2 * v104)
    v106 = 4e-05 * v4
    v107 = np.where(v14, REAL(0.0), REAL(24999.999999999996))
    v108 = v1 * v96
    v109 = (v2 * v106) - (4e-05 * v108)
    v110 = v107 * v109
    v111 = 0.0012435839999999998 + (0.00020216000000000006 * v4)
    v112 = v96 * v111
    v113 = ((v1 * v112) - v104) - (v2 * (v100 - v103))
    v114 = (v106 * v110) - v113
    v115 = -(1.0 / np.where(~v12, (v107 * (v4 * (1.6000000000000003e-09 * v4))) - v99, REAL(1.0)))
    v116 = np.where(v12, REAL(0.0), v115)
    v117 = v114 * v116
    v118 = (((v101 - (2.0 * (v103 - v105))) + (v7 * v77)) - 3.153542285625) + (v114 * v117)
    v119 = v102 * v107
    v120 = 4e-05 * v119
    v121 = v109 * v120
    v122 = (v81 + (v2 * v69)) - (0.0028799999999999997 * v108)
    v123 = v98 - 0.00119216
    v124 = v5 * (0.0012921600000000003 + v123)
    v125 = ((0.15005 * v122) + (v102 * (5.846399999999999e-05 * v1))) - (v15 * v124)
    v126 = v102 * v111
    v127 = v125 + (v2 * (0.0047376000000000015 + v126))
    v128 = 1.6000000000000003e-09 * v119
    v129 = v4 * v128
    v130 = v126 + v129
    v131 = (v6 * v87) - (5.846399999999999e-05 * v3)
    v132 = v121 + ((v127 + (v117 * v130)) - (v95 * v131))
    v133 = v102 * v128
    v134 = v5 * v124
    v135 = (v134 - (2.0 * (v86 - v97))) - 0.3592922305
    v136 = v116 * v130
    v137 = v92 * v131
    v138 = 1.0 / np.where(~v11, v133 + ((v135 + (v130 * v136)) + (v131 * v137)), REAL(1.0))
    v139 = np.where(v11, REAL(0.0), -v138)
    v140 = v132 * v139
    v141 = 0.0012435839999999998 * v7
    v142 = ((v127 + (0.023751 * v8)) + (0.6903913435000001 * v7)) + (v102 * v141)
    v143 = v126 + (v102 * ((v2 * v141) - (v1 * v88)))
    v144 = v129 + v143
    v145 = (((v88 * (v2 * v3)) - v131) - (v85 * v43)) + (v89 * v15)
    v146 = (v43 * v122) - v105
    v147 = v135 - v146
    v148 = v133 + v147
    v149 = (v148 + (v136 * v144)) - (v137 * v145)
    v150 = v121 + (((v142 + (v117 * v144)) + (v95 * v145)) + (v140 * v149))
    v151 = v139 * v149
    v152 = v116 * v144
    v153 = v92 * v145
    v154 = ((((v148 - v146) - 1.748114002) + (v149 * v151)) + (v144 * v152)) + (v145 * v153)
    v155 = np.where(v10, REAL(0.0), -(1.0 / np.where(~v10, v154, REAL(1.0))))
    v156 = v150 * v155
    v157 = (((v118 + (v91 * v95)) + (v132 * v140)) + (v109 * v110)) + (v150 * v156)
    v158 = (0.00011692799999999998 * v90) - (v1 * (v134 + (v101 + ((0.0024871679999999997 * v4) - v123))))
    v159 = 1.0 / np.where(~v9, v157 + (v1 * (v158 - ((v30 * v112) - v79))), REAL(1.0))
    v160 = context_real[23] + (4e-05 * v33)
    v161 = np.where(v14, REAL(0.0), (v160 - (0.15 * context_real[41])) - (0.7 * _real_of(context_mode[5])))
    v162 = v107 * v161
    v163 = context_real[21] + v53
    v164 = (v106 * v162) - np.where(v12, REAL(0.0), (v163 - (0.13 * context_real[39])) - _real_of(context_mode[3]))
    v165 = np.where(v9, REAL(0.0), (v84 - (4.9 * context_real[36])) - (6.0 * _real_of(context_mode[0]))) - (v117 * v164)
    v166 = v120 * v161
    v167 = (((v6 * v75) - (v5 * v68)) - (v45 * v63)) - (0.4318 * v61)
    v168 = ((v167 - (0.0203 * v62)) + (v46 * v82)) + (v80 * (v64 - v50))
    v169 = context_real[20] - v168
    v170 = (v136 * v164) - np.where(v11, REAL(0.0), (v169 - (4.8 * _real_of(context_mode[2]))) - (3.5 * context_real[38]))
    v171 = v166 + (v170 + (v94 * v137))
    v172 = (context_real[19] + (((1.024164 * v7) - (37.2347379 * v8)) - v168)) + (v43 * v65)
    v173 = (v172 + (v50 * v82)) + (v47 * ((v2 * v62) - (v1 * v61)))
    v174 = v173 - (v78 * (v46 - v44))
    v175 = (v151 * v171) - np.where(v10, REAL(0.0), (v174 - (3.5 * context_real[37])) - (7.0 * _real_of(context_mode[1])))
    v176 = v166 + ((v175 + (v152 * v164)) - (v94 * v153))
    v177 = (((v165 + (v94 * v95)) - (v140 * v171)) - (v110 * v161)) - (v156 * v176)
    v178 = np.where(v9, REAL(0.0), -v159) * v177
    v179 = (v156 * v178) - (v155 * v176)
    v180 = ((v140 * v178) - (v139 * v171)) + (v151 * v179)
    v181 = np.where(v13, REAL(0.0), (((v92 * v94) + (v95 * v178)) - (v137 * v180)) + (v153 * v179))
    v182 = (((v117 * v178) - (v116 * v164)) + (v136 * v180)) + (v152 * v179)
    v183 = ((v162 - (v106 * (v107 * v182))) - (v110 * v178)) - (v120 * (v179 + v180))
    v184 = np.where(v14, REAL(0.0), v183)
    v185 = np.where(v11, REAL(0.0), v180)
    v186 = np.where(v12, REAL(0.0), v182)
    v187 = (((v91 * v181) - (v109 * v184)) + (v127 * v185)) - (v113 * v186)
    v188 = np.where(v10, REAL(0.0), v179)
    v189 = v84 + (v187 + (v142 * v188))
    v190 = 8.4 + v189
    v191 = 8.4 - v189
    v192 = _min(v190, v191)
    v193 = v9 & (v192 < 0.0)
    v194 = (((context_real[2] * context_real[27]) + (context_real[1] * context_real[26])) + (context_real[0] * context_real[25])) + (context_real[3] * context_real[28])
    v195 = (v194 + (context_real[4] * context_real[29])) - context_real[12]
    v196 = _max(REAL(0.0), _min(8.4 - v195, 8.4 + v195))
    v197 = 4e-05 * v102
    v198 = v184 * v197
    v199 = np.where(v9, REAL(0.0), v178)
    v200 = (((v198 - (v147 * v185)) - (v145 * v181)) - (v143 * v186)) - (v142 * v199)
    v201 = v200 - v174
    v202 = 9.5 - v201
    v203 = 9.5 + v201
    v204 = _min(v202, v203)
    v205 = v10 & (v204 < 0.0)
    v206 = context_real[8] * context_real[29]
    v207 = ((((context_real[6] * context_real[27]) + (context_real[5] * context_real[26])) + (context_real[24] * context_real[0])) + (context_real[7] * context_real[28])) - context_real[13]
    v208 = v206 + v207
    v209 = _max(REAL(0.0), _min(9.5 - v208, 9.5 + v208))
    v210 = ((((v131 * v181) - (v126 * v186)) - (v127 * v199)) - (v147 * v188)) - v169
    v211 = v198 + v210
    v212 = 6.5 - v211
    v213 = 6.5 + v211
    v214 = _min(v212, v213)
    v215 = v11 & (v214 < 0.0)
    v216 = ((((context_real[9] * context_real[27]) + (context_real[1] * context_real[24])) + (context_real[5] * context_real[25])) + (context_real[10] * context_real[28])) - context_real[14]
    v217 = v206 + v216
    v218 = _max(REAL(0.0), _min(6.5 - v217, 6.5 + v217))
    v219 = ((((v113 * v199) - (v126 * v185)) - (v143 * v188)) - v163) + (v106 * v184)
    v220 = 1.4 + v219
    v221 = v219 - 1.4
    v222 = _min(v220, -v221)
    v223 = v12 & (v222 < 0.0)
    v224 = ((((context_real[2] * context_real[24]) + (context_real[9] * context_real[26])) + (context_real[6] * context_real[25])) + (context_real[11] * context_real[29])) - context_real[15]
    v225 = _max(REAL(0.0), _min(1.4 - v224, 1.4 + v224))
    v226 = v93 + (((v131 * v185) - (v91 * v199)) - (v145 * v188))
    v227 = 1.1 + v226
    v228 = v226 - 1.1
    v229 = _min(v227, -v228)
    v230 = v13 & (v229 < 0.0)
    v231 = (((context_real[10] * context_real[26]) + (context_real[7] * context_real[25])) + (context_real[3] * context_real[24])) - context_real[16]
    v232 = _max(REAL(0.0), _min(1.1 - v231, 1.1 + v231))
    v233 = (((v109 * v199) - v160) + (v106 * v186)) + (v197 * (v185 + v188))
    v234 = 1.0 - v233
    v235 = 1.0 + v233
    v236 = _min(v234, v235)
    v237 = v14 & (v236 < 0.0)
    v238 = (((context_real[11] * context_real[27]) + (context_real[4] * context_real[24])) - context_real[17]) + (context_real[8] * (context_real[26] + context_real[25]))
    v239 = _max(REAL(0.0), _min(1.0 - v238, 1.0 + v238))
    return (
        np.where(v193, v196 / np.where(v193, np.where(v193, v196 - v192, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        np.where(v205, v209 / np.where(v205, np.where(v205, v209 - v204, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        np.where(v215, v218 / np.where(v215, np.where(v215, v218 - v214, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        np.where(v223, v225 / np.where(v223, np.where(v223, v225 - v222, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        np.where(v230, v232 / np.where(v230, np.where(v230, v232 - v229, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        np.where(v237, v239 / np.where(v237, np.where(v237, v239 - v236, REAL(1.0)), REAL(1.0)), REAL(1.0)),
        v193,
        v205,
        v215,
        v223,
        v230,
        v237,
        _mode_of(v190 - v191),
        _mode_of(v202 - v203),
        _mode_of(v212 - v213),
        _mode_of(-(v221 + v220)),
        _mode_of(-(v228 + v227)),
        _mode_of(v234 - v235),
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
    v5 = np.sin(v0)
    v6 = np.cos(v0)
    v7 = np.sin(q[1])
    v8 = np.cos(q[1])
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
    v20 = v1 * v4
    v21 = 5.846399999999999e-05 * v20
    v22 = v21 - v10
    v23 = 0.0004321439999999999 * v13
    v24 = 0.0012435839999999998 * v8
    v25 = v5 * (v20 * v16)
    v26 = (v25 - (v24 * v20)) - (v6 * (v22 - v23))
    v27 = v6 * v2
    v28 = v27 - (v5 * v20)
    v29 = 3.9999999999999996e-05 * v28
    v30 = -v29
    v31 = v26 + (v2 * v30)
    v32 = v9 - 0.00119216
    v33 = v3 * (0.0012921600000000003 + v32)
    v34 = v5 * v4
    v35 = (0.8913300000000002 * v6) + (0.025374999999999998 * v5)
    v36 = (-v35) - (0.0028799999999999997 * v28)
    v37 = v5 * v13
    v38 = (v6 * (0.0047376000000000015 + v17)) + (((5.846399999999999e-05 * v37) - (0.15005 * v36)) - (v34 * v33))
    v39 = v13 * v30
    v40 = 0.0028799999999999997 * v4
    v41 = 0.0028799999999999997 * v1
    v42 = (v5 * v41) - (v40 * v27)
    v43 = v2 * v24
    v44 = v5 * v3
    v45 = 0.0012435839999999998 * v2
    v46 = 0.0006421600000000001 + v45
    v47 = ((v3 * (v43 + (5.846399999999999e-05 * v27))) - (0.15005 * v42)) - (v46 * v44)
    v48 = (5.846399999999999e-05 * v1) - (v4 * v46)
    v49 = 1557.2443004858599 * v48
    v50 = ((v39 - v38) - (v31 * v19)) - (v47 * v49)
    v51 = 0.0012435839999999998 * v13
    v52 = (v17 + (v51 * (v7 * v6))) - (v24 * v37)
    v53 = v52 + v15
    v54 = v6 * v24
    v55 = (0.025374999999999998 * v6) - (0.8913300000000002 * v5)
    v56 = 0.4318 * v8
    v57 = ((v5 * v43) - (v55 * v56)) + (v20 * v54)
    v58 = 0.4318 * v7
    v59 = (v36 * v58) + v57
    v60 = v3 * v33
    v61 = v60 + ((2.0 * (v21 - v45)) - 0.3592922305)
    v62 = v61 + v59
    v63 = (v1 * v54) + ((v43 * v34) + (v48 + (v42 * v58)))
    v64 = v13 * v14
    v65 = v64 + ((v49 * v63) + (v62 - (v53 * v19)))
    v66 = 1.0 / (v64 + ((v48 * v49) + (v61 - (v18 * v19))))
    v67 = v65 * v66
    v68 = v31 * v12
    v69 = (v7 * (0.6903913435000001 + v51)) + ((0.023751 * v8) + v38)
    v70 = 1557.2443004858599 * v63
    v71 = (((v39 - v69) - (v53 * v68)) - (v67 * v50)) - (v47 * v70)
    v72 = (v59 + v62) - 1.748114002
    v73 = v53 * v12
    v74 = 1.0 / (v64 + (((v63 * v70) + (v72 - (v65 * v67))) - (v53 * v73)))
    v75 = v74 * v71
    v76 = (0.022546398 * v6) - (0.3244698455 * v5)
    v77 = v21 + v22
    v78 = (v5 * (v60 + (v77 + ((0.0024871679999999997 * v2) - v32)))) - (v76 + (0.00011692799999999998 * v27))
    v79 = (0.0141984 * v8) + (1.601861202 * v7)
    v80 = (((v7 * v79) + v77) - 3.153542285625) - (v5 * v78)
    v81 = v80 - (2.0 * ((v23 - v57) + (v6 * v25)))
    v82 = 24999.999999999996 * v30
    v83 = v66 * v50
    v84 = ((((v31 * v68) - v81) - (v30 * v82)) + (v71 * v75)) + (v50 * v83)
    v85 = 1557.2443004858599 * v47
    v86 = 1.0 / (v84 - (v47 * v85))
    v87 = qd[2] + qd[1]
    v88 = qd[0] * v5
    v89 = v4 * v88
    v90 = v89 - (v3 * v87)
    v91 = qd[0] * v6
    v92 = qd[3] + v91
    v93 = (v1 * v92) + (v2 * v90)
    v94 = 0.0028799999999999997 * v93
    v95 = v3 * v88
    v96 = (v4 * v87) + v95
    v97 = qd[4] + v96
    v98 = (v97 * (0.0028799999999999997 * v97)) + (v93 * v94)
    v99 = (v1 * v90) - (v2 * v92)
    v100 = v92 * v90
    v101 = v87 * v91
    v102 = 2.0 * v101
    v103 = ((v91 * v89) - v100) - (v3 * v102)
    v104 = (v99 * v94) - (0.0028799999999999997 * v103)
    v105 = (v1 * v98) - (v2 * v104)
    v106 = v90 * v96
    v107 = v87 * v88
    v108 = v107 - v106
    v109 = (v4 * v102) + ((v91 * v95) - (v96 * (2.0 * v92)))
    v110 = (v1 * v108) - (v2 * v109)
    v111 = (v99 * (2.0 * v97)) + v110
    v112 = 0.0028799999999999997 * v3
    v113 = (v112 * v111) - (v4 * v105)
    v114 = qd[0] * qd[0]
    v115 = (v7 * (qd[0] * (0.8636 * qd[1]))) - (0.15005 * v114)
    v116 = (0.0406 * v107) + ((0.8636 * v101) + v115)
    v117 = (0.0203 * v6) - (0.4318 * v5)
    v118 = qd[1] * qd[1]
    v119 = (v58 * v118) - 9.81
    v120 = v87 * v87
    v121 = v114 + v118
    v122 = v56 * v121
    v123 = (v6 * v122) + ((0.0203 * v120) + ((v5 * v119) + (v91 * (qd[0] * v117))))
    v124 = (v112 * v123) + (((1.9999999999999998e-05 * v110) + (0.0004221600000000001 * v111)) - (v40 * v116))
    v125 = 3.9999999999999996e-05 * qd[5]
    v126 = (v125 * v97) + v124
    v127 = v93 * v97
    v128 = v127 + ((v2 * v108) + (v1 * v109))
    v129 = (0.00020000000000000004 * v127) + (0.00024000000000000003 * v128)
    v130 = ((v1 * v129) - (v2 * v126)) + (0.00075 * v109)
    v131 = qd[0] * v88
    v132 = v41 * ((v5 * v122) + (((v117 * v131) - (v6 * v119)) - (0.4318 * v120)))
    v133 = ((v93 * (v125 + (0.00020216000000000006 * v99))) - (0.0006421600000000001 * v103)) - v132
    v134 = v133 + (v2 * ((v40 * v123) + (v112 * v116)))
    v135 = v134 - (0.0006500000000000002 * (v103 - v100))
    v136 = (v55 * v119) + (((v3 * v130) - (v4 * v135)) - (0.4318 * v113))
    v137 = (v1 * v104) + (v2 * v98)
    v138 = v56 * v35
    v139 = v114 + v120
    v140 = (v6 * v76) - 0.011273199
    v141 = ((v136 + (0.0203 * v137)) - (v121 * v138)) - (v140 * (v139 - v120))
    v142 = tau[2] + v141
    v143 = (v55 * v139) + ((v6 * v113) - (v5 * v137))
    v144 = (v141 + (tau[1] + ((1.024164 * v7) - (37.2347379 * v8)))) - (v58 * v143)
    v145 = (v8 * v79) - 0.0070992
    v146 = ((v120 * v138) + v144) - (v145 * (v121 - v118))
    v147 = v146 + (v56 * ((v6 * v137) + (v5 * v113)))
    v148 = ((0.0013999999999999998 * v107) + ((v1 * v126) + (v2 * v129))) - (9.999999999999983e-05 * v106)
    v149 = tau[0] + (((v6 * v148) + (v55 * v115)) + (0.15005 * v143))
    v150 = (((v114 - v121) * ((0.023751 * v7) - (0.6903913435000001 * v8))) + v149) - (v34 * v130)
    v151 = (v150 - (v44 * v135)) - ((v56 + v117) * ((v3 * v105) + (v40 * v111)))
    v152 = 2.0 * qd[0]
    v153 = ((v138 + v140) * (v87 * v152)) + (v151 + (v152 * (qd[1] * v145)))
    v154 = v153 - (0.0047376000000000015 * ((v5 * v139) - v131))
    v155 = tau[3] + v148
    v156 = tau[5] + (3.9999999999999996e-05 * v128)
    v157 = tau[4] - v134
    v158 = -v72
    v159 = -v81
    v160 = -v63
    v161 = -v62
    v162 = -v47
    v163 = -v38
    v164 = -v69
    v165 = -v61
    v166 = -v52
    v167 = -v48
    v168 = -v17
    v169 = 0.0 == qd[5]
    v170 = 0.0 == qd[4]
    v171 = 0.0 == qd[3]
    v172 = 0.0 == qd[2]
    v173 = 0.0 == qd[1]
    v174 = 0.0 == qd[0]
    v175 = 0.15 * qd[5]
    v176 = 0.17 * qd[4]
    v177 = 0.13 * qd[3]
    v178 = 3.5 * qd[2]
    v179 = 3.5 * qd[1]
    v180 = 4.9 * qd[0]
    v181 = _interpolated_at_rest(prepared, (v159, v164, v163, v26, v162, v29, v158, v161, v166, v160, v14, v165, v168, v167, v10, v11, v154, v147, v142, v155, v157, v156, v180, tau[0], v179, tau[1], v178, tau[2], v177, tau[3], v176, tau[4], v175, tau[5], -v75, -v83, -v68, -v85, -v82, v67, v73, -v70, v13, v19, -v49, v2, v86, -v74, -v66, -v12, qd[0], qd[1], qd[2], qd[3], qd[4], qd[5]), (v174, v173, v172, v171, v170, v169), (forced[0], forced[1], forced[2], forced[3], forced[4], forced[5]))
    v182 = v169 | (v170 | (v171 | (v172 | (v173 | v174))))
    v183 = _mode_of(qd[5])
    v184 = np.where(v182, v181[18], v183)
    v185 = _mode_of(qd[4])
    v186 = np.where(v182, v181[17], v185)
    v187 = _mode_of(qd[3])
    v188 = np.where(v182, v181[16], v187)
    v189 = _mode_of(qd[2])
    v190 = np.where(v182, v181[15], v189)
    v191 = _mode_of(qd[1])
    v192 = np.where(v182, v181[14], v191)
    v193 = _mode_of(qd[0])
    v194 = np.where(v182, v181[13], v193)
    v195 = np.where(v182, v181[12], qd[5])
    v196 = np.where(v182, v181[11], qd[4])
    v197 = np.where(v182, v181[10], qd[3])
    v198 = np.where(v182, v181[9], qd[2])
    v199 = np.where(v182, v181[8], qd[1])
    v200 = np.where(v182, v181[7], qd[0])
    v201 = v175 + ((0.7 * _real_of(v183)) - v156)
    v202 = v177 + ((_real_of(v187) - (v2 * v201)) - v155)
    v203 = v176 + ((0.8 * _real_of(v185)) - v157)
    v204 = v178 + ((((4.8 * _real_of(v189)) - v142) - (v19 * v202)) + (v49 * v203))
    v205 = v13 * v201
    v206 = v204 - v205
    v207 = (((7.0 * _real_of(v191)) - v147) - (v67 * v206)) + (v70 * v203)
    v208 = v179 + ((v207 - (v73 * v202)) - v205)
    v209 = (((6.0 * _real_of(v193)) - v154) + (v68 * v202)) + (v82 * v201)
    v210 = v86 * (v180 + (((v209 + (v75 * v208)) + (v83 * v206)) + (v85 * v203)))
    v211 = (v75 * v210) - (v74 * v208)
    v212 = ((v66 * v206) + (v67 * v211)) - (v83 * v210)
    v213 = (((v19 * v212) - (v12 * v202)) + (v68 * v210)) - (v73 * v211)
    v214 = (((v2 * v213) - (24999.999999999996 * v201)) - (v82 * v210)) + (v13 * (v211 - v212))
    v215 = np.where(v182, v181[6], v214)
    v216 = np.where(v182, v181[5], (((v49 * v212) - (1557.2443004858599 * v203)) - (v70 * v211)) - (v85 * v210))
    v217 = np.where(v182, v181[4], -v213)
    v218 = np.where(v182, v181[3], v212)
    v219 = np.where(v182, v181[2], -v211)
    v220 = np.where(v182, v181[1], -v210)
    v221 = _interpolated_moving(prepared, (tau[0], tau[1], tau[2], tau[3], tau[4], tau[5], q[0], q[1], q[2], q[3], q[4], q[5], trial, v220, v219, v218, v217, v216, v215, v200, v199, v198, v197, v196, v195), (v194, v192, v190, v188, v186, v184))
    v222 = np.int8(0) == v194
    v223 = np.int8(0) == v192
    v224 = np.int8(0) == v190
    v225 = np.int8(0) == v188
    v226 = ((~v224) | ((~v223) | (~v222))) | (~v225)
    v227 = np.int8(0) == v186
    v228 = np.int8(0) == v184
    v229 = (~v228) | ((~v227) | v226)
    v230 = np.where(v229, v221[11], v195)
    v231 = np.where(v229, v221[10], v196)
    v232 = np.where(v229, v221[9], v197)
    v233 = np.where(v229, v221[8], v198)
    v234 = np.where(v229, v221[7], v199)
    v235 = np.where(v229, v221[6], v200)
    v236 = np.where(v229, v221[5], q[5])
    v237 = np.where(v229, v221[4], q[4])
    v238 = np.where(v229, v221[3], q[3])
    v239 = np.where(v229, v221[2], q[2])
    v240 = np.where(v229, v221[1], q[1])
    v241 = np.where(v229, v221[0], q[0])
    v242 = _interpolated_breakaways(prepared, (v164, v163, v26, v162, v29, v161, v166, v160, v14, v168, v167, v11, v154, v147, v142, v155, v157, v156, tau[0], tau[1], tau[2], tau[3], tau[4], tau[5], v220, v219, v218, v217, v216, v215, v241, v240, v239, v238, v237, v236, v235, v234, v233, v232, v231, v230), (v194, v192, v190, v188, v186, v184))
    v243 = v228 | (v227 | (v225 | (v224 | (v223 | v222))))
    v244 = np.where(v243, v242[1], REAL(1.0))
    v245 = np.where(v243, v242[0], REAL(1.0))
    v246 = (v235 * _real_of(v194)) < 0.0
    v247 = (~v174) & v246
    v248 = np.where(v247, qd[0] / np.where(v247, np.where(v247, qd[0] - v235, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v249 = (v234 * _real_of(v192)) < 0.0
    v250 = (~v173) & v249
    v251 = np.where(v250, qd[1] / np.where(v250, np.where(v250, qd[1] - v234, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v252 = (v233 * _real_of(v190)) < 0.0
    v253 = (~v172) & v252
    v254 = np.where(v253, qd[2] / np.where(v253, np.where(v253, qd[2] - v233, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v255 = (v232 * _real_of(v188)) < 0.0
    v256 = (~v171) & v255
    v257 = np.where(v256, qd[3] / np.where(v256, np.where(v256, qd[3] - v232, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v258 = (v231 * _real_of(v186)) < 0.0
    v259 = (~v170) & v258
    v260 = np.where(v259, qd[4] / np.where(v259, np.where(v259, qd[4] - v231, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v261 = (v230 * _real_of(v184)) < 0.0
    v262 = (~v169) & v261
    v263 = np.where(v262, qd[5] / np.where(v262, np.where(v262, qd[5] - v230, REAL(1.0)), REAL(1.0)), REAL(1.0))
    v264 = _min(_min(v245, _min(v263, _min(v260, _min(_min(_min(v251, _min(REAL(1.0), v248)), v254), v257)))), v244)
    v265 = np.where(v243, v242[2], REAL(1.0))
    v266 = np.where(v243, v242[3], REAL(1.0))
    v267 = np.where(v243, v242[4], REAL(1.0))
    v268 = np.where(v243, v242[5], REAL(1.0))
    v269 = _min(v268, _min(_min(_min(v264, v265), v266), v267))
    v270 = (crossing[5] | (crossing[4] | (crossing[3] | (crossing[2] | (crossing[1] | crossing[0]))))) | (~(np.int8(0) == heading[0]))
    v271 = (~(np.int8(0) == heading[2])) | (v270 | (~(np.int8(0) == heading[1])))
    v272 = (v271 | (~(np.int8(0) == heading[3]))) | (~(np.int8(0) == heading[4]))
    v273 = v272 | (~(np.int8(0) == heading[5]))
    v274 = (~(16.0 <= passes)) & ((v269 < 1.0) & (~v273))
    v275 = ~v274
    v276 = crossing[0] | v246
    v277 = crossing[1] | v249
    v278 = crossing[2] | v252
    v279 = crossing[3] | v255
    v280 = crossing[4] | v258
    v281 = crossing[5] | v261
    v282 = (v281 | (v280 | (v279 | (v278 | (v277 | v276))))) & v275
    v283 = _interpolated_landing(prepared, (v159, v164, v163, v26, v162, v29, v158, v161, v166, v160, v14, v165, v168, v167, v10, v11, v235, v234, v233, v232, v231, v230), (v222 | v276, v223 | v277, v224 | v278, v225 | v279, v227 | v280, v228 | v281))
    v284 = np.where(v274, past, np.where(v273, trial + past, dt))
    v285 = np.where(v274, trial * v269, dt - v284)
    return (
        np.where(v274, q[0], v241),
        np.where(v274, q[1], v240),
        np.where(v274, q[2], v239),
        np.where(v274, q[3], v238),
        np.where(v274, q[4], v237),
        np.where(v274, q[5], v236),
        np.where(v274, qd[0], np.where(v282, v283[0], v235)),
        np.where(v274, qd[1], np.where(v282, v283[1], v234)),
        np.where(v274, qd[2], np.where(v282, v283[2], v233)),
        np.where(v274, qd[3], np.where(v282, v283[3], v232)),
        np.where(v274, qd[4], np.where(v282, v283[4], v231)),
        np.where(v274, qd[5], np.where(v282, v283[5], v230)),
        v194,
        v192,
        v190,
        v188,
        v186,
        v184,
        v274 & (v246 & (v248 <= v269)),
        v274 & (v249 & (v251 <= v269)),
        v274 & (v252 & (v254 <= v269)),
        v274 & (v255 & (v257 <= v269)),
        v274 & (v258 & (v260 <= v269)),
        v274 & (v261 & (v263 <= v269)),
        np.where(v274, forced[0], np.where(v273, heading[0], np.int8(0))),
        np.where(v274, forced[1], np.where(v273, heading[1], np.int8(0))),
        np.where(v274, forced[2], np.where(v273, heading[2], np.int8(0))),
        np.where(v274, forced[3], np.where(v273, heading[3], np.int8(0))),
        np.where(v274, forced[4], np.where(v273, heading[4], np.int8(0))),
        np.where(v274, forced[5], np.where(v273, heading[5], np.int8(0))),
        np.where((v274 & np.where(v243, v242[6], np.bool_(False))) & (v245 <= v269), np.where(v243, v242[12], np.int8(0)), np.int8(0)),
        np.where((v274 & np.where(v243, v242[7], np.bool_(False))) & (v244 <= v269), np.where(v243, v242[13], np.int8(0)), np.int8(0)),
        np.where((v274 & np.where(v243, v242[8], np.bool_(False))) & (v265 <= v269), np.where(v243, v242[14], np.int8(0)), np.int8(0)),
        np.where((v274 & np.where(v243, v242[9], np.bool_(False))) & (v266 <= v269), np.where(v243, v242[15], np.int8(0)), np.int8(0)),
        np.where((v274 & np.where(v243, v242[10], np.bool_(False))) & (v267 <= v269), np.where(v243, v242[16], np.int8(0)), np.int8(0)),
        np.where((v274 & np.where(v243, v242[11], np.bool_(False))) & (v268 <= v269), np.where(v243, v242[17], np.int8(0)), np.int8(0)),
        v284,
        v285,
        1.0 + passes,
        _max(worst, _max(REAL(0.0), np.where(v182, v181[0], REAL(0.0)))),
        v275 & (v285 <= 0.0),
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

    Operations: at most 3386149 add, 3101454 mul, 105624 div, 0 sqrt, 360 sincos, 11720657 other.
    """
    lanes = np.broadcast_shapes(np.shape(prepared)[1:], np.shape(q)[1:], np.shape(qd)[1:], np.shape(mode)[1:], np.shape(tau)[1:], np.shape(dt))
    with np.errstate(all="ignore"):
        values = _step_interpolated(prepared, q, qd, mode, tau, dt)
    return _pack(values[0:6], REAL, (6,), lanes), _pack(values[6:12], REAL, (6,), lanes), _pack(values[12:18], np.int8, (6,), lanes), _pack(values[18:19], REAL, (), lanes)
