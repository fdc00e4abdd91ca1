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
    v9 = qd[0] * v1
    v10 = qd[2] + qd[1]
    v11 = (v10 * v4) + (v3 * v9)
    v12 = qd[4] + v11
    v13 = (v10 * v3) - (v4 * v9)
    v14 = qd[0] * v2
    v15 = qd[3] + v14
    v16 = (v5 * v15) - (v6 * v13)
    v17 = 0.0028799999999999997 * ((v16 * v16) + (v12 * v12))
    v18 = (v5 * v13) + (v6 * v15)
    v19 = v15 * v13
    v20 = v14 * v9
    v21 = v10 * v14
    v22 = 2.0 * v21
    v23 = (v3 * v22) - ((v4 * v20) + v19)
    v24 = 0.0028799999999999997 * ((v16 * v18) - v23)
    v25 = (v5 * v17) + (v6 * v24)
    v26 = v13 * v11
    v27 = v10 * v9
    v28 = v27 + v26
    v29 = ((v3 * v20) - (v15 * (2.0 * v11))) + (v4 * v22)
    v30 = (v5 * v28) - (v6 * v29)
    v31 = (v18 * (2.0 * v12)) - v30
    v32 = 0.0028799999999999997 * v31
    v33 = (v4 * v32) - (v3 * v25)
    v34 = qd[1] * qd[0]
    v35 = qd[0] * qd[0]
    v36 = ((0.8636 * v34) * v7) - (0.15005 * v35)
    v37 = (((0.025374999999999998 * v36) - (0.0047376000000000015 * v20)) + (0.022546398 * v21)) + (0.03353022499999997 * v27)
    v38 = 3.9999999999999996e-05 * qd[5]
    v39 = v10 * v10
    v40 = v39 + (v14 * v14)
    v41 = 0.4318 * v8
    v42 = v2 * v41
    v43 = qd[1] * qd[1]
    v44 = v35 + v43
    v45 = 0.4318 * v7
    v46 = (v43 * v45) - 9.81
    v47 = (v1 * v46) + (v44 * v42)
    v48 = ((0.4318 * v20) - v47) - (0.0203 * v40)
    v49 = (v36 + (0.8636 * v21)) + (0.0406 * v27)
    v50 = (0.0028799999999999997 * ((v4 * v49) + (v3 * v48))) - ((1.9999999999999998e-05 * v30) + (v38 * v12))
    v51 = (0.0004221600000000001 * v31) + v50
    v52 = v12 * v16
    v53 = (v52 + (v6 * v28)) + (v5 * v29)
    v54 = (0.00024000000000000003 * v53) + (0.00020000000000000004 * v52)
    v55 = ((v6 * v54) + ((0.0013999999999999998 * v27) + (9.999999999999983e-05 * v26))) - (v5 * v51)
    v56 = ((v5 * v54) + (0.00075 * v29)) + (v6 * v51)
    v57 = v39 + (v9 * v9)
    v58 = v1 * v41
    v59 = (v2 * v46) - (v44 * v58)
    v60 = v5 * (((0.0203 * v20) - v59) - (0.4318 * v57))
    v61 = 0.0028799999999999997 * ((v6 * ((v4 * v48) - (v3 * v49))) + v60)
    v62 = v61 + ((v16 * ((0.00020216000000000006 * v18) - v38)) - (0.0006421600000000001 * v23))
    v63 = v62 - (0.0006500000000000002 * (v23 - v19))
    v64 = (((0.8913300000000002 * v36) + (0.6824699160000001 * v21)) + (0.022546398 * v27)) + (0.0047376000000000015 * (v57 - v35))
    v65 = v1 * (((v4 * v56) + (v64 - (v3 * v63))) + (0.4318 * v33))
    v66 = (v8 * ((0.0141984 * v8) + (1.601861202 * v7))) - 0.0070992
    v67 = ((v35 - v44) * ((0.6903913435000001 * v8) - (0.023751 * v7))) - ((2.0 * v34) * v66)
    v68 = v65 + ((v67 - (v8 * ((0.02191385 * v27) + (0.7697525880000002 * v21)))) - (v41 * v33))
    v69 = (v4 * v25) + (v3 * v32)
    v70 = v69 + ((0.8913300000000002 * v20) - (0.025374999999999998 * v40))
    v71 = (v5 * v24) - (v6 * v17)
    v72 = v71 + ((0.025374999999999998 * v20) - (0.8913300000000002 * v57))
    v73 = (v2 * v70) - (v1 * v72)
    v74 = (((0.025374999999999998 * v59) + (0.3244698455 * v20)) - (0.8913300000000002 * v47)) - (0.011273199 * (v40 - v57))
    v75 = (((v4 * v63) + (v74 - (0.0203 * v71))) + (v3 * v56)) + (0.4318 * v69)
    v76 = (((37.2347379 * v8) - (1.024164 * v7)) + ((v44 - v43) * v66)) + (v42 * v72)
    return (
        (v68 - (v2 * (v55 + (v37 + (0.0203 * v33))))) + (0.15005 * v73),
        ((v76 + (v58 * v70)) - (v45 * v73)) - v75,
        -v75,
        -v55,
        -v62,
        (-3.9999999999999996e-05) * v53,
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
        v3 * (v5 * v9),
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
    v40 = v3 * v5
    v41 = v1 * v40
    v42 = 0.0004043200000000001 * v41
    v43 = v3 * v6
    v44 = v1 * v43
    v45 = 0.0004043200000000001 * v6
    v46 = v5 * v45
    v47 = v4 * v6
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
    v52 = (((1.9999999999999998e-05 * v32) + (v51 * v22)) - (0.0028799999999999997 * v50)) - (0.0004221600000000001 * v34)
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
    v23 = ((v5 * v19) - ((2.0 * v16) * v14)) + (v6 * v22)
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
    v41 = (((v40 * v39) + (v36 * v35)) - (v16 * v24)) + (0.0004421600000000001 * v23)
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
    v68 = v1 * v5
    v69 = 0.0012435839999999998 + (0.00024216000000000005 * v6)
    v70 = v68 * v69
    v71 = v70 * v67
    v72 = tau[4] - v60
    v73 = 0.0006421600000000001 + (0.0012435839999999998 * v6)
    v74 = (5.846399999999999e-05 * v5) - (v2 * v73)
    v75 = 1557.2443004858599 * v74
    v76 = ((tau[2] + (v75 * v72)) + (v71 * v64)) - v62
    v77 = 0.0012435839999999998 * v8
    v78 = v3 * v77
    v79 = v6 * v4
    v80 = ((0.0028799999999999997 * v5) * v3) - (v40 * v79)
    v81 = ((v74 + (v4 * (v5 * v77))) + ((v2 * v6) * v78)) + (v32 * v80)
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
    v98 = ((v68 * v78) - v70) - (v97 * v96)
    v99 = v98 * v67
    v100 = (v95 - (v74 * v82)) + (v70 * v99)
    v101 = 1.0 / ((v70 * v71) + ((v74 * v75) - v94))
    v102 = v100 * v101
    v103 = v52 + ((0.8913300000000002 * v21) - (0.025374999999999998 * v26))
    v104 = v53 + ((0.8913300000000002 * v54) - (0.025374999999999998 * v21))
    v105 = (v3 * v104) + (v4 * v103)
    v106 = (0.0141984 * v8) + (1.601861202 * v7)
    v107 = (v8 * v106) - 0.0070992
    v108 = (((1.024164 * v7) + tau[1]) - (37.2347379 * v8)) + ((v29 - v31) * v107)
    v109 = (((v108 + (v28 * v104)) - (v55 * v103)) + (v82 * v72)) + (v32 * v105)
    v110 = (v109 + (v102 * v76)) - ((v99 * v64) + v62)
    v111 = ((((v88 - 1.748114002) + (v81 * v82)) + (v98 * v99)) - v95) - (v100 * v102)
    v112 = 1.0 / v111
    v113 = (0.15005 * v80) - (v1 * ((5.846399999999999e-05 * v79) + ((v6 * v77) - (v3 * v73))))
    v114 = 1557.2443004858599 * v113
    v115 = (0.15005 * v86) - (v4 * (0.0047376000000000015 + v70))
    v116 = v115 + (v3 * ((v2 * v90) - (5.846399999999999e-05 * v68)))
    v117 = v92 - v66
    v118 = v84 * v69
    v119 = (((0.0004321439999999999 * v96) - (v84 * v77)) + (v3 * v118)) - (v4 * v117)
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
    v138 = v3 * (v137 + ((v4 * ((2.0 * v118) - 0.022546398)) - (0.00011692799999999998 * v79)))
    v139 = (((v136 - (v113 * v114)) - (v119 * v120)) + v138) + (v121 * v122)
    v140 = v134 * (1.0 / (v139 + (v124 * v125)))
    v141 = (v110 * v112) + (v125 * v140)
    v142 = ((v101 * v76) - (v122 * v140)) + (v102 * v141)
    v143 = (((v67 * v64) - (v120 * v140)) + (v99 * v141)) - (v71 * v142)
    v144 = ((v44 + (24999.999999999996 * tau[5])) + (((v3 * v84) - v79) * v140)) - (v6 * v143)
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
    v0 = np.sin(q[3])
    v1 = np.cos(q[3])
    v2 = np.sin(q[4])
    v3 = np.cos(q[4])
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
    v16 = (v10 * v1) + (v0 * v15)
    v17 = qd[4] + v16
    v18 = (v10 * v0) - (v1 * v15)
    v19 = (v2 * v18) + (v3 * v14)
    v20 = qd[5] + v19
    v21 = (0.0203 * v13) + (0.4318 * v11)
    v22 = qd[1] * v6
    v23 = (0.15005 * v13) + (0.4318 * v22)
    v24 = (v0 * v21) + (v1 * v23)
    v25 = (0.4318 * v16) - v24
    v26 = qd[1] * v7
    v27 = ((0.0203 * v10) + (0.4318 * v26)) - (0.15005 * v15)
    v28 = (v2 * v25) + (v3 * v27)
    v29 = (v0 * v23) - (v1 * v21)
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
    v0 = np.sin(q[4])
    v1 = np.cos(q[4])
    v2 = np.cos(q[3])
    v3 = np.sin(q[1])
    v4 = np.cos(q[1])
    v5 = np.sin(q[2])
    v6 = np.cos(q[2])
    v7 = 0.025374999999999998 - (v0 * (0.0028799999999999997 * v2))
    v8 = 0.89133 + (0.0028799999999999997 * v1)
    v9 = 15.7544135 + (v3 * ((3.79559 - (v5 * v8)) + (v6 * v7)))
    return (
        9.81 * (v9 + (v4 * ((0.10439999999999999 + (v6 * v8)) + (v5 * v7)))),
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
    v15 = v6 * v8
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
    v17 = v6 * v8
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
    v104 = v4 * v6
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
    v148 = v3 * v6
    v149 = (0.0028799999999999997 * (((v104 * v132) - (v148 * v136)) + (v5 * (v147 - v146)))) - v145
    v150 = 0.0006500000000000002 * (v107 + v108)
    v151 = v150 - v149
    v152 = (v5 * v140) + (0.00075 * v96)
    v153 = v152 + (v6 * v137)
    v154 = (0.0141984 * v7) - (1.601861202 * v8)
    v155 = v7 * (((qdd[0] * v154) + (0.3848762940000001 * v18)) + (0.010956925 * v52))
    v156 = (0.023751 * v8) + (0.6903913435000001 * v7)
    v157 = (0.023751 * v7) - (0.6903913435000001 * v8)
    v158 = (0.0141984 * v8) + (1.601861202 * v7)
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
    v275 = v3 * v5
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
    v385 = -(((v101 * v384) - (v1 * v362)) + (v2 * (v366 - v376)))
    v386 = 0.0012435839999999998 * v6
    v387 = (v57 * v228) - (v1 * v86)
    v388 = (0.15005 * v387) + ((v148 * (v384 + (5.846399999999999e-05 * v2))) - ((0.0006421600000000001 + v386) * v206))
    v389 = -v388
    v390 = -(4e-05 * v229)
    v391 = v375 + (v44 * v379)
    v392 = v370 + ((2.0 * (v365 - v386)) - 0.3592922305)
    v393 = v391 + v392
    v394 = -v393
    v395 = -((v378 - ((v5 * v384) * v206)) + (v2 * v382))
    v396 = ((0.0006421600000000001 * v4) - v380) + (0.0012435839999999998 * v104)
    v397 = (v396 + (v44 * v387)) - (v384 * v238)
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
    v71 = v1 * v6
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
    v89 = v1 * v5
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
    v110 = v2 * v6
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
    v140 = (0.0141984 * v8) + (1.601861202 * v7)
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
    v393 = v152 + (v4 * v101)
    v394 = (((v392 * v381) - (v393 * v374)) + (v177 * v383)) + (v173 * v386)
    v395 = v175 - v155
    v396 = (v394 + (v395 * ((v1 * v385) - (v174 * v376)))) + (v125 * v387)
    v397 = v4 - v179
    v398 = ((v396 - (v397 * v378)) - (v172 * v389)) - (v171 * v391)
    v399 = v9 * v4
    v400 = (v2 * v399) + (v13 * v157)
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
    v414 = (v165 * v18) + (v157 * v15)
    v415 = (v414 + (v6 * v405)) + (v5 * v401)
    v416 = (0.00020000000000000004 * v414) + (0.00024000000000000003 * v415)
    v417 = ((v5 * v416) + ((0.00075 * v401) + (v29 * v413))) - (v6 * v408)
    v418 = 0.8636 * qd[0]
    v419 = (((v13 * v185) + (0.022546398 * v45)) - ((v418 * v8) * v53)) - (v118 * v415)
    v420 = (v165 * v21) + (v151 * v15)
    v421 = (v4 * v12) + (v125 * v14)
    v422 = (-v421) - (2.0 * ((v1 * v399) - (v125 * v13)))
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
