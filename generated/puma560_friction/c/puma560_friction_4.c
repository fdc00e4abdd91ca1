/* puma560_friction, emitted by symgen 0.1.0 */
#include "puma560_friction.h"

#include <math.h>

static double puma560_friction_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

static bool puma560_friction_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

#if defined(PUMA560_FRICTION_VECTOR)
#include "puma560_friction_vector.h"
#else
/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are
   rounded once. */
static inline void puma560_friction_sincos_pair(double x, double *sine, double *cosine)
{
    union { double number; unsigned long long bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const double n = k.number - 6755399441186816.0;
    const double w = x - (n * 1.5707963267923333);
    const double r = w - (n * 2.5633441515839558e-12);
    const double excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const double z = r * r;
    const double rz = r * z;

    const double rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const double u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const unsigned long long odd = 0ULL - (k.bits & 1ULL);
    const unsigned long long sign = (k.bits << 62) & 0x8000000000000000ULL;
    const unsigned long long swap = ((s.bits ^ c.bits) & odd) ^ sign;

    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* Sines and cosines of some angles. The library answers for those that are out of range, infinite or not a number. */
static inline void puma560_friction_sincos(size_t count, const double *angle, double *sine, double *cosine)
{
    for (size_t i = 0U; i < count; i++) {
        const double x = angle[i];

        if ((x >= -205889.0) && (x <= 205889.0)) {
            puma560_friction_sincos_pair(x, &sine[i], &cosine[i]);
        } else {
            sine[i] = sin(x);
            cosine[i] = cos(x);
        }
    }
}
#endif

void puma560_friction_friction_inverse_dynamics(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6], double low[restrict 6], double high[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const double v1_angle[4] = {v0, q[3], q[4], q[1]};
    double v1_sine[4];
    double v1_cosine[4];
    puma560_friction_sincos(4U, v1_angle, v1_sine, v1_cosine);
    /* angular velocities of the links, tip-ward */
    const double v9 = qd[0] * v1_sine[0];
    const double v10 = qd[2] + qd[1];
    const double v11 = (v1_cosine[1] * v10) + (v1_sine[1] * v9);
    const double v12 = (v1_cosine[1] * v9) - (v1_sine[1] * v10);
    const double v13 = v12 * v11;
    const double v14 = v10 * v9;
    const double v15 = v13 - v14;
    const double v16 = qd[0] * v1_cosine[0];
    const double v17 = qd[3] + v16;
    /* accelerations of the links, tip-ward */
    const double v18 = v16 * v9;
    const double v19 = 2.0 * v10;
    const double v20 = v16 * v19;
    const double v21 = (v1_cosine[1] * v20) + ((v1_sine[1] * v18) - (v17 * (2.0 * v11)));
    const double v22 = (v1_sine[2] * v15) + (v1_cosine[2] * v21);
    const double v23 = qd[4] + v11;
    const double v24 = (v1_sine[2] * v12) - (v1_cosine[2] * v17);
    const double v25 = (v24 * (2.0 * v23)) - v22;
    const double v26 = 0.0028799999999999997 * v1_sine[1];
    const double v27 = (v1_sine[2] * v17) + (v1_cosine[2] * v12);
    const double v28 = 0.0028799999999999997 * ((v27 * v27) + (v23 * v23));
    const double v29 = v17 * v12;
    const double v30 = ((v1_cosine[1] * v18) - v29) - (v1_sine[1] * v20);
    const double v31 = 0.0028799999999999997 * ((v27 * v24) - v30);
    const double v32 = (v1_sine[2] * v28) - (v1_cosine[2] * v31);
    const double v33 = (v1_cosine[1] * v32) - (v26 * v25);
    const double v34 = (v1_cosine[2] * v28) + (v1_sine[2] * v31);
    const double v35 = (0.8913300000000002 * v1_sine[0]) - (0.025374999999999998 * v1_cosine[0]);
    const double v36 = v10 * v10;
    const double v37 = qd[0] * qd[0];
    const double v38 = v37 + v36;
    const double v39 = (v38 * v35) + ((v1_sine[0] * v34) + (v1_cosine[0] * v33));
    const double v40 = v27 * v23;
    const double v41 = v40 + ((v1_sine[2] * v21) - (v1_cosine[2] * v15));
    const double v42 = (0.00020000000000000004 * v40) + (0.00024000000000000003 * v41);
    const double v43 = (v1_sine[3] * (qd[1] * (0.8636 * qd[0]))) - (0.15005 * v37);
    const double v44 = v43 + ((v16 * (0.8636 * v10)) + (0.0406 * v14));
    const double v45 = 0.0028799999999999997 * v1_cosine[1];
    const double v46 = qd[1] * qd[1];
    const double v47 = 0.4318 * v1_sine[3];
    const double v48 = (v47 * v46) - 9.81;
    const double v49 = (0.4318 * v1_sine[0]) - (0.0203 * v1_cosine[0]);
    const double v50 = qd[0] * v49;
    const double v51 = v37 + v46;
    const double v52 = 0.4318 * v1_cosine[3];
    const double v53 = v52 * v51;
    const double v54 = (((v16 * v50) - (v1_sine[0] * v48)) - (v1_cosine[0] * v53)) - (0.0203 * v36);
    const double v55 = (((0.0004221600000000001 * v25) - (v45 * v44)) - (1.9999999999999998e-05 * v22)) - (v26 * v54);
    const double v56 = 3.9999999999999996e-05 * qd[5];
    const double v57 = (v56 * v23) + v55;
    const double v58 = ((0.0013999999999999998 * v14) + ((v1_sine[2] * v57) + (v1_cosine[2] * v42))) - (9.999999999999983e-05 * v13);
    /* inertia matrix */
    const double v59 = v1_cosine[0] * v1_cosine[2];
    const double v60 = v1_sine[2] * v1_cosine[1];
    const double v61 = v1_sine[0] * v60;
    const double v62 = v61 - v59;
    const double v63 = (0.8913300000000002 * v1_cosine[0]) + (0.025374999999999998 * v1_sine[0]);
    const double v64 = (0.0028799999999999997 * v62) - v63;
    const double v65 = v1_sine[2] * v1_sine[1];
    const double v66 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const double v67 = v65 * v66;
    const double v68 = v1_sine[2] * (0.00020216000000000006 * v1_sine[2]);
    const double v69 = v68 - 0.00119216;
    const double v70 = v1_sine[1] * (0.0012921600000000003 + v69);
    const double v71 = v1_sine[0] * ((v1_cosine[1] * v70) - (5.846399999999999e-05 * v65));
    const double v72 = v71 + ((0.15005 * v64) - (v1_cosine[0] * (0.0047376000000000015 + v67)));
    const double v73 = 0.0028799999999999997 * v1_sine[2];
    const double v74 = (v1_sine[0] * v73) - (v45 * v59);
    const double v75 = 0.0012435839999999998 * v1_cosine[3];
    const double v76 = v1_sine[0] * v1_sine[1];
    const double v77 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const double v78 = ((v1_sine[1] * ((v1_cosine[2] * v75) + (5.846399999999999e-05 * v59))) - (0.15005 * v74)) - (v77 * v76);
    const double v79 = 0.0016399999999999997 + v68;
    const double v80 = 5.846399999999999e-05 * v60;
    const double v81 = v80 - v79;
    const double v82 = v61 * v66;
    const double v83 = v75 * v60;
    const double v84 = (v82 - (v1_cosine[0] * (v81 - (0.0004321439999999999 * v65)))) - v83;
    /* accelerations of the links, tip-ward */
    const double v85 = v1_sine[3] * (0.0012435839999999998 * v65);
    const double v86 = v85 + (((0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3])) - v72);
    const double v87 = (((v78 * qdd[4]) - (qdd[3] * v84)) - (qdd[2] * v72)) + (qdd[1] * v86);
    const double v88 = ((v87 + (v1_cosine[0] * v58)) - (v43 * v35)) - (0.15005 * v39);
    const double v89 = ((v37 - v51) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]))) + v88;
    const double v90 = (v27 * (v56 + (0.00020216000000000006 * v24))) - (0.0006421600000000001 * v30);
    const double v91 = v73 * ((v9 * v50) + ((0.4318 * v36) + ((v1_cosine[0] * v48) - (v1_sine[0] * v53))));
    const double v92 = (v90 - (v1_cosine[2] * ((v45 * v54) - (v26 * v44)))) + v91;
    const double v93 = v92 - (0.0006500000000000002 * (v30 - v29));
    /* forces between the links, base-ward */
    const double v94 = (v89 - (((v1_sine[1] * v32) + (v45 * v25)) * (v52 - v49))) - (v76 * v93);
    const double v95 = ((v1_sine[2] * v42) - (v1_cosine[2] * v57)) + (0.00075 * v21);
    const double v96 = 3.9999999999999996e-05 * qdd[5];
    const double v97 = (v94 - (v1_sine[0] * ((0.0047376000000000015 * v38) + (v1_cosine[1] * v95)))) + (v96 * v62);
    const double v98 = (0.3244698455 * v1_sine[0]) - (0.022546398 * v1_cosine[0]);
    const double v99 = 0.011273199 + (v1_cosine[0] * v98);
    const double v100 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const double v101 = (v1_cosine[3] * v100) - 0.0070992;
    const double v102 = ((v101 * (2.0 * qd[1])) + (0.0047376000000000015 * v9)) + (v19 * ((v52 * v63) - v99));
    const double v103 = v97 + (qd[0] * v102);
    const double v104 = v1_sine[0] * v75;
    const double v105 = v1_cosine[2] * v104;
    const double v106 = v105 + ((v1_cosine[0] * v83) + (v52 * v35));
    const double v107 = v80 + v81;
    const double v108 = (((v1_sine[3] * v100) + v107) - (0.0008642879999999998 * v65)) - 3.153542285625;
    const double v109 = 0.0024871679999999997 * v1_cosine[2];
    const double v110 = v1_sine[1] * v70;
    const double v111 = v1_sine[0] * (v98 + ((v1_sine[0] * (v110 + (v109 + (v107 - v69)))) - (0.00011692799999999998 * v59)));
    const double v112 = (4.9 * qd[0]) - (qdd[0] * ((v108 - (2.0 * ((v1_cosine[0] * v82) - v106))) - v111));
    const bool v113 = puma560_friction_eq(0.0, qd[0]);
    const double v114 = (v112 + (6.0 * (v113 ? puma560_friction_sign(qdd[0]) : puma560_friction_sign(qd[0])))) - v103;
    tau[0] = v114;
    const double v115 = ((v48 * v35) + ((v1_cosine[1] * v93) - (v1_sine[1] * v95))) - (0.4318 * v33);
    const double v116 = ((v63 * v53) + (v115 - (0.0203 * v34))) + ((v36 - v38) * v99);
    const double v117 = v116 + (v65 * v96);
    const double v118 = (5.846399999999999e-05 * v1_sine[2]) - (v1_cosine[1] * v77);
    const double v119 = (v1_cosine[1] * v105) + (v118 + ((v75 * (v1_cosine[0] * v1_sine[2])) + (v74 * v47)));
    const double v120 = (v1_cosine[0] * v85) + (v67 - (v65 * v104));
    const double v121 = (1.024164 * v1_sine[3]) + (((qdd[0] * v86) + (qdd[4] * v119)) + (qdd[3] * v120));
    const double v122 = v52 * ((v1_sine[0] * v33) - ((v63 * v36) + (v1_cosine[0] * v34)));
    /* accelerations of the links, tip-ward */
    const double v123 = (((v121 - (37.2347379 * v1_cosine[3])) + (v47 * v39)) - v117) - v122;
    const double v124 = (v101 * (v46 - v51)) + v123;
    const double v125 = v106 + (v47 * v64);
    const double v126 = v110 + (((2.0 * v80) - 0.3592922305) - v109);
    const double v127 = v126 + v125;
    const double v128 = qdd[1] + qdd[2];
    const bool v129 = puma560_friction_eq(0.0, qd[1]);
    const double v130 = ((3.5 * qd[1]) + (7.0 * (v129 ? puma560_friction_sign(qdd[1]) : puma560_friction_sign(qd[1])))) - (v128 * v127);
    const double v131 = (v130 - v124) - (qdd[1] * (v125 - 1.748114002));
    tau[1] = v131;
    const double v132 = v117 + ((((qdd[0] * v72) - (v118 * qdd[4])) - (v67 * qdd[3])) - (qdd[1] * v127));
    const bool v133 = puma560_friction_eq(0.0, qd[2]);
    const double v134 = ((3.5 * qd[2]) - (qdd[2] * v126)) + (4.8 * (v133 ? puma560_friction_sign(qdd[2]) : puma560_friction_sign(qd[2])));
    const double v135 = v132 + v134;
    tau[2] = v135;
    const double v136 = ((((qdd[0] * v84) - (v67 * qdd[2])) - (qdd[1] * v120)) + (v1_cosine[2] * v96)) - v58;
    const bool v137 = puma560_friction_eq(0.0, qd[3]);
    const double v138 = v136 + ((v137 ? puma560_friction_sign(qdd[3]) : puma560_friction_sign(qd[3])) + ((0.13 * qd[3]) + (v79 * qdd[3])));
    tau[3] = v138;
    const double v139 = (((v78 * qdd[0]) + (v118 * qdd[2])) + (qdd[1] * v119)) - v92;
    const bool v140 = puma560_friction_eq(0.0, qd[4]);
    const double v141 = ((0.17 * qd[4]) + (0.0006421600000000001 * qdd[4])) + (0.8 * (v140 ? puma560_friction_sign(qdd[4]) : puma560_friction_sign(qd[4])));
    const double v142 = v141 - v139;
    tau[4] = v142;
    const double v143 = -(3.9999999999999996e-05 * ((v1_cosine[2] * qdd[3]) - (v41 + ((qdd[0] * v62) - (v65 * v128)))));
    const bool v144 = puma560_friction_eq(0.0, qd[5]);
    const double v145 = (((0.15 * qd[5]) + v96) + (0.7 * (v144 ? puma560_friction_sign(qdd[5]) : puma560_friction_sign(qd[5])))) - v143;
    tau[5] = v145;
    low[0] = v113 ? (-(8.4 + v103)) : v114;
    const double v146 = v124 + (qdd[2] * v127);
    low[1] = v129 ? (-(9.5 + v146)) : v131;
    low[2] = v133 ? (v132 - 6.5) : v135;
    low[3] = v137 ? (v136 - 1.4) : v138;
    low[4] = v140 ? (-(1.1 + v139)) : v142;
    low[5] = v144 ? (-(1.0 + v143)) : v145;
    high[0] = v113 ? (8.4 - v103) : v114;
    high[1] = v129 ? (9.5 - v146) : v131;
    high[2] = v133 ? (6.5 + v132) : v135;
    high[3] = v137 ? (1.4 + v136) : v138;
    high[4] = v140 ? (1.1 - v139) : v142;
    high[5] = v144 ? (1.0 - v143) : v145;
}

void puma560_friction_drive_forces(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    for (size_t k = 0U; k < 6U; k++) {
        tau[k] = 0.0;
    }
}
