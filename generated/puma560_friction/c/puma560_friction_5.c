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

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double puma560_friction_alone(const double *number)
{
    return *(const volatile double *)number;
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define PUMA560_FRICTION_INLINE static inline __attribute__((always_inline))
#define PUMA560_FRICTION_APART __attribute__((noinline, cold))
typedef double puma560_friction_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long puma560_friction_bits __attribute__((vector_size(4 * sizeof(double))));
typedef puma560_friction_lane puma560_friction_four;
typedef puma560_friction_bits puma560_friction_four_bits;
#else
#define PUMA560_FRICTION_INLINE static inline
#define PUMA560_FRICTION_APART
typedef double puma560_friction_lane;
typedef unsigned long long puma560_friction_bits;
typedef double puma560_friction_four[4];
typedef unsigned long long puma560_friction_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
PUMA560_FRICTION_INLINE void puma560_friction_sincos_pair(const puma560_friction_lane *angle, puma560_friction_lane *sine, puma560_friction_lane *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_lane x = *angle;
    union { puma560_friction_lane number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_lane n = k.number - 6755399441186816.0;
    const puma560_friction_lane w = x - (n * 1.5707963267923333);
    const puma560_friction_lane r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const puma560_friction_lane z = r * r;
    const puma560_friction_lane u = 1.0 - (0.5 * z);
    const puma560_friction_lane rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const puma560_friction_lane zz = z * z;

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = k.bits << 62;
    const puma560_friction_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const puma560_friction_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static PUMA560_FRICTION_APART void puma560_friction_sincos_beyond(const puma560_friction_four *angle, puma560_friction_four *sine, puma560_friction_four *cosine)
{
    for (size_t i = 0U; i < 4U; i++) {
        const int inside = ((*angle)[i] >= -205889.0) && ((*angle)[i] <= 205889.0);

        if (inside == 0) {
            (*sine)[i] = sin((*angle)[i]);
            (*cosine)[i] = cos((*angle)[i]);
        }
    }
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
PUMA560_FRICTION_INLINE void puma560_friction_sincos(const puma560_friction_four *angle, puma560_friction_four *sine, puma560_friction_four *cosine)
{
    puma560_friction_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    puma560_friction_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        puma560_friction_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        puma560_friction_sincos_beyond(angle, sine, cosine);
    }
}

#if !defined(PUMA560_FRICTION_VECTOR)
static inline void puma560_friction_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PUMA560_FRICTION_VECTOR)
static inline void puma560_friction_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void puma560_friction_friction_inverse_dynamics(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6], double low[restrict 6], double high[restrict 6])
{
    (void)prepared;
    const double v0 = puma560_friction_alone(&q[1]) + puma560_friction_alone(&q[2]);
    const puma560_friction_four v1_angle = {puma560_friction_alone(&q[3]), v0, puma560_friction_alone(&q[4]), puma560_friction_alone(&q[1])};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = qd[2] + qd[1];
    const double v10 = qd[0] * v1_sine[1];
    const double v11 = (v1_cosine[0] * v10) - (v1_sine[0] * v9);
    const double v12 = qd[0] * v1_cosine[1];
    const double v13 = qd[3] + v12;
    const double v14 = v13 * v11;
    const double v15 = v12 * v9;
    const double v16 = v12 * v10;
    const double v17 = ((v1_cosine[0] * v16) - (v15 * (2.0 * v1_sine[0]))) - v14;
    const double v18 = (v1_sine[2] * v11) - (v1_cosine[2] * v13);
    const double v19 = (v1_sine[2] * v13) + (v1_cosine[2] * v11);
    const double v20 = v19 * v18;
    const double v21 = 0.0028799999999999997 * (v20 - v17);
    const double v22 = (v1_cosine[0] * v9) + (v1_sine[0] * v10);
    const double v23 = qd[4] + v22;
    const double v24 = 0.0028799999999999997 * ((v23 * v23) + (v19 * v19));
    const double v25 = (v1_sine[2] * v24) - (v1_cosine[2] * v21);
    const double v26 = v22 * v11;
    const double v27 = v9 * v10;
    const double v28 = v27 - v26;
    const double v29 = (v1_sine[0] * v16) + (2.0 * ((v1_cosine[0] * v15) - (v13 * v22)));
    const double v30 = (v1_sine[2] * v28) - (v1_cosine[2] * v29);
    const double v31 = v30 + ((2.0 * v23) * v18);
    const double v32 = 0.0028799999999999997 * v1_cosine[0];
    const double v33 = (v32 * v31) + (v1_sine[0] * v25);
    const double v34 = qd[1] * qd[0];
    const double v35 = qd[0] * qd[0];
    const double v36 = (0.15005 * v35) - (v34 * (0.8636 * v1_sine[3]));
    const double v37 = (0.8636 * v15) + ((0.0406 * v27) - v36);
    const double v38 = qd[1] * qd[1];
    const double v39 = v35 + v38;
    const double v40 = 0.4318 * v1_cosine[3];
    const double v41 = v1_cosine[1] * v40;
    const double v42 = 0.4318 * v1_sine[3];
    const double v43 = (v42 * v38) - 9.81;
    const double v44 = (v1_sine[1] * v43) + (v41 * v39);
    const double v45 = v9 * v9;
    const double v46 = v45 + (v12 * v12);
    const double v47 = ((0.4318 * v16) - (0.0203 * v46)) - v44;
    const double v48 = 0.0028799999999999997 * v1_sine[0];
    const double v49 = (v47 * v48) + (((v32 * v37) - (1.9999999999999998e-05 * v30)) - (0.0004221600000000001 * v31));
    const double v50 = 3.9999999999999996e-05 * qd[5];
    const double v51 = v49 - (v23 * v50);
    const double v52 = v23 * v19;
    const double v53 = v52 + ((v1_sine[2] * v29) + (v1_cosine[2] * v28));
    const double v54 = (0.00024000000000000003 * v53) + (0.00020000000000000004 * v52);
    const double v55 = (0.00075 * v29) + ((v1_sine[2] * v54) + (v1_cosine[2] * v51));
    const double v56 = v1_cosine[2] * v1_cosine[0];
    const double v57 = v1_cosine[2] * v1_sine[0];
    const double v58 = v45 + (v10 * v10);
    const double v59 = v1_sine[1] * v40;
    const double v60 = (v59 * v39) - (v1_cosine[1] * v43);
    const double v61 = v1_sine[2] * (v60 - ((0.4318 * v58) - (0.0203 * v16)));
    const double v62 = (0.00020216000000000006 * v20) - (0.0028799999999999997 * (v61 + ((v56 * v47) - (v57 * v37))));
    const double v63 = (v50 * v19) + (v62 - (0.0006421600000000001 * v17));
    const double v64 = v63 - (0.0006500000000000002 * (v17 - v14));
    const double v65 = (((v1_cosine[0] * v55) + (v1_sine[0] * v64)) - (0.8913300000000002 * v36)) - (0.4318 * v33);
    const double v66 = v1_sine[1] * ((0.0047376000000000015 * (v58 - v35)) + ((0.6824699160000001 * v15) + ((0.022546398 * v27) + v65)));
    const double v67 = (v1_cosine[0] * v25) - (v48 * v31);
    const double v68 = (0.8913300000000002 * v16) + (v67 - (0.025374999999999998 * v46));
    const double v69 = (v1_cosine[2] * v24) + (v1_sine[2] * v21);
    const double v70 = ((0.025374999999999998 * v16) - (0.8913300000000002 * v58)) - v69;
    const double v71 = (v1_sine[1] * v70) - (v1_cosine[1] * v68);
    const double v72 = ((0.0013999999999999998 * v27) + ((v1_cosine[2] * v54) - (v1_sine[2] * v51))) - (9.999999999999983e-05 * v26);
    const double v73 = ((0.0047376000000000015 * v16) + (((0.025374999999999998 * v36) + (0.0203 * v33)) - v72)) - (0.03353022499999997 * v27);
    const double v74 = ((0.15005 * v71) - v66) - (v1_cosine[1] * (v73 - (0.022546398 * v15)));
    const double v75 = (v74 - ((v35 - v39) * ((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3])))) - (v40 * v33);
    const double v76 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const double v77 = (v1_cosine[3] * v76) - 0.0070992;
    const double v78 = (v1_cosine[3] * ((0.02191385 * v27) + (0.7697525880000002 * v15))) + ((v34 * (2.0 * v77)) + v75);
    const double v79 = v1_sine[2] * (0.00020216000000000006 * v1_sine[2]);
    const double v80 = v79 - 0.00119216;
    const double v81 = v1_sine[0] * (0.0012921600000000003 + v80);
    const double v82 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[2]);
    const double v83 = v1_sine[2] * v1_cosine[0];
    const double v84 = (0.0028799999999999997 * v83) - 0.025374999999999998;
    const double v85 = (v1_sine[1] * v84) - (v1_cosine[1] * v82);
    const double v86 = v1_sine[2] * v1_sine[0];
    const double v87 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const double v88 = v86 * v87;
    const double v89 = ((0.15005 * v85) + ((v1_sine[1] * v1_cosine[0]) * v81)) - (v1_cosine[1] * (0.0047376000000000015 + v88));
    const double v90 = v1_sine[1] * v86;
    const double v91 = v89 - (5.846399999999999e-05 * v90);
    const double v92 = 0.0012435839999999998 * (v1_sine[3] * v86);
    const double v93 = v92 + ((0.6903913435000001 * v1_sine[3]) + ((0.023751 * v1_cosine[3]) - v91));
    const double v94 = v1_cosine[2] * v1_cosine[1];
    const double v95 = 4e-05 * ((v1_sine[1] * v83) - v94);
    const double v96 = ((qdd[5] * v95) - (qdd[2] * v91)) + (qdd[1] * v93);
    const double v97 = 0.0012435839999999998 * v1_cosine[2];
    const double v98 = 0.0006421600000000001 + v97;
    const double v99 = (v1_sine[2] * (0.0028799999999999997 * v1_sine[1])) - (v94 * v32);
    const double v100 = 0.0012435839999999998 * v1_cosine[3];
    const double v101 = ((0.15005 * v99) - (v57 * v100)) + (v1_sine[0] * ((v1_sine[1] * v98) - (5.846399999999999e-05 * v94)));
    const double v102 = 0.0016399999999999997 + v79;
    const double v103 = 5.846399999999999e-05 * v83;
    const double v104 = v103 - v102;
    const double v105 = 0.0004321439999999999 * v86;
    const double v106 = v83 * v87;
    const double v107 = ((v1_sine[1] * v106) - (v83 * v100)) - (v1_cosine[1] * (v104 - v105));
    const double v108 = v78 - (((qdd[3] * v107) + (qdd[4] * v101)) - v96);
    const double v109 = v103 + (v104 - 0.016765112499999985);
    const double v110 = v1_sine[0] * v81;
    const double v111 = (v1_sine[1] * (v110 + (0.34123495800000003 + (v109 + ((0.0024871679999999997 * v1_cosine[2]) - v80))))) - (0.00011692799999999998 * v94);
    const double v112 = (v1_sine[1] * ((v1_cosine[1] * ((2.0 * v106) - 0.022546398)) + v111)) - v109;
    const double v113 = (v82 * v59) + (v84 * v41);
    const double v114 = v108 - (qdd[0] * (3.136777173125 + (((2.0 * (v105 - v113)) + v112) - (v1_sine[3] * v76))));
    const bool v115 = puma560_friction_eq(0.0, qd[0]);
    const double v116 = -((v114 - (4.9 * qd[0])) - (6.0 * (v115 ? puma560_friction_sign(qdd[0]) : puma560_friction_sign(qd[0]))));
    tau[0] = v116;
    const double v117 = (((v1_sine[0] * v55) - (v1_cosine[0] * v64)) - (0.8913300000000002 * v44)) - (0.025374999999999998 * v60);
    const double v118 = (0.3244698455 * v16) + ((0.0203 * v69) + ((0.4318 * v67) + v117));
    const double v119 = v118 - (0.011273199 * (v46 - v58));
    const double v120 = (v59 * v68) + ((v42 * v71) + (((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v119));
    const double v121 = (v1_cosine[0] * v98) - (5.846399999999999e-05 * v1_sine[2]);
    const double v122 = (v100 * ((v1_sine[2] * v1_cosine[1]) + (v1_sine[1] * v56))) + ((v42 * v99) - v121);
    const double v123 = 4e-05 * qdd[5];
    const double v124 = v86 * v123;
    const double v125 = v124 - ((qdd[4] * v122) - ((v77 * (v39 - v38)) + ((v41 * v70) + v120)));
    const double v126 = ((v100 * v90) - v88) - (v1_cosine[1] * v92);
    const double v127 = ((qdd[0] * v93) - (qdd[3] * v126)) - v125;
    const double v128 = v113 + (v42 * v85);
    const double v129 = ((2.0 * (v103 - v97)) - 0.3592922305) + v110;
    const double v130 = v128 + v129;
    const double v131 = qdd[1] + qdd[2];
    const bool v132 = puma560_friction_eq(0.0, qd[1]);
    const double v133 = ((3.5 * qd[1]) + (7.0 * (v132 ? puma560_friction_sign(qdd[1]) : puma560_friction_sign(qd[1])))) - (v131 * v130);
    const double v134 = (v133 - (qdd[1] * (v128 - 1.748114002))) - v127;
    tau[1] = v134;
    const double v135 = ((v88 * qdd[3]) - (qdd[4] * v121)) - (v124 + ((qdd[0] * v91) - (qdd[1] * v130)));
    const double v136 = v119 + v135;
    const bool v137 = puma560_friction_eq(0.0, qd[2]);
    const double v138 = ((3.5 * qd[2]) - (qdd[2] * v129)) + (4.8 * (v137 ? puma560_friction_sign(qdd[2]) : puma560_friction_sign(qd[2])));
    const double v139 = v138 - v136;
    tau[2] = v139;
    const double v140 = (((v88 * qdd[2]) - (qdd[0] * v107)) - (qdd[1] * v126)) - ((v1_cosine[2] * v123) - v72);
    const bool v141 = puma560_friction_eq(0.0, qd[3]);
    const double v142 = ((v141 ? puma560_friction_sign(qdd[3]) : puma560_friction_sign(qd[3])) + ((0.13 * qd[3]) + (qdd[3] * v102))) - v140;
    tau[3] = v142;
    const double v143 = v63 + (((qdd[2] * v121) + (qdd[0] * v101)) - (qdd[1] * v122));
    const bool v144 = puma560_friction_eq(0.0, qd[4]);
    const double v145 = ((0.17 * qd[4]) + (0.0006421600000000001 * qdd[4])) + (0.8 * (v144 ? puma560_friction_sign(qdd[4]) : puma560_friction_sign(qd[4])));
    const double v146 = v143 + v145;
    tau[4] = v146;
    const double v147 = (4e-05 * v53) - ((4e-05 * ((v1_cosine[2] * qdd[3]) + (v86 * v131))) - (qdd[0] * v95));
    const bool v148 = puma560_friction_eq(0.0, qd[5]);
    const double v149 = (v123 + ((0.15 * qd[5]) + (0.7 * (v148 ? puma560_friction_sign(qdd[5]) : puma560_friction_sign(qd[5]))))) - v147;
    tau[5] = v149;
    low[0] = v115 ? (-(8.4 + v108)) : v116;
    const double v150 = (-(qdd[2] * v130)) - v127;
    low[1] = v132 ? (v150 - 9.5) : v134;
    const double v151 = -v136;
    low[2] = v137 ? (v151 - 6.5) : v139;
    const double v152 = -v140;
    low[3] = v141 ? (v152 - 1.4) : v142;
    low[4] = v144 ? (v143 - 1.1) : v146;
    low[5] = v148 ? (-(1.0 + v147)) : v149;
    high[0] = v115 ? (8.4 - v108) : v116;
    high[1] = v132 ? (9.5 + v150) : v134;
    high[2] = v137 ? (6.5 + v151) : v139;
    high[3] = v141 ? (1.4 + v152) : v142;
    high[4] = v144 ? (1.1 + v143) : v146;
    high[5] = v148 ? (1.0 - v147) : v149;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_friction_inverse_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];
        double low_lane[6];
        double high_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
        puma560_friction_scatter(6U, count, lane, low_lane, low);
        puma560_friction_scatter(6U, count, lane, high_lane, high);
    }
}

void puma560_friction_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];
        double low_lane[6];
        double high_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
        puma560_friction_scatter(6U, count, lane, low_lane, low);
        puma560_friction_scatter(6U, count, lane, high_lane, high);
    }
}

#endif

void puma560_friction_drive_forces(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
    tau[2] = 0.0;
    tau[3] = 0.0;
    tau[4] = 0.0;
    tau[5] = 0.0;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_drive_forces_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_drive_forces(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
    }
}

void puma560_friction_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
    }
}

#endif
