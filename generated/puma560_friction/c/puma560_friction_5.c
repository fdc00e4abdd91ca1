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
    const double v14 = (v1_sine[2] * v13) + (v1_cosine[2] * v11);
    const double v15 = (v1_cosine[0] * v9) + (v1_sine[0] * v10);
    const double v16 = qd[4] + v15;
    const double v17 = (v16 * v16) + (v14 * v14);
    const double v18 = 0.0028799999999999997 * v1_sine[2];
    const double v19 = (v1_cosine[2] * v13) - (v1_sine[2] * v11);
    const double v20 = v14 * v19;
    const double v21 = v13 * v11;
    const double v22 = v10 * v12;
    const double v23 = v9 * v12;
    const double v24 = 2.0 * v23;
    const double v25 = ((v1_cosine[0] * v22) - v21) - (v1_sine[0] * v24);
    const double v26 = v25 + v20;
    const double v27 = 0.0028799999999999997 * v1_cosine[2];
    const double v28 = (v18 * v17) + (v27 * v26);
    const double v29 = v15 * v11;
    const double v30 = v9 * v10;
    const double v31 = v30 - v29;
    const double v32 = (v1_cosine[0] * v24) + ((v1_sine[0] * v22) - (v13 * (2.0 * v15)));
    const double v33 = (v1_cosine[2] * v32) - (v1_sine[2] * v31);
    const double v34 = v33 + (v16 * (2.0 * v19));
    const double v35 = 0.0028799999999999997 * v34;
    const double v36 = 0.4318 * v1_cosine[3];
    const double v37 = (v36 + ((0.0203 * v1_cosine[1]) - (0.4318 * v1_sine[1]))) * ((v1_cosine[0] * v35) - (v1_sine[0] * v28));
    const double v38 = 3.9999999999999996e-05 * qd[5];
    const double v39 = ((v16 * v38) - (1.9999999999999998e-05 * v33)) - (0.0004221600000000001 * v34);
    const double v40 = (v1_sine[2] * v32) + (v1_cosine[2] * v31);
    const double v41 = v16 * v14;
    const double v42 = 4e-05 * (v41 + v40);
    const double v43 = (0.0004000000000000001 * v41) + (v42 + (0.00020000000000000004 * v40));
    const double v44 = qd[0] * qd[0];
    const double v45 = qd[1] * qd[1];
    const double v46 = v45 + v44;
    const double v47 = v1_cosine[1] * v36;
    const double v48 = 0.4318 * v1_sine[3];
    const double v49 = v1_sine[1] * v48;
    const double v50 = (v47 * v46) + (v45 * v49);
    const double v51 = v9 * v9;
    const double v52 = v51 + (v12 * v12);
    const double v53 = (0.4318 * v22) + (((9.81 * v1_sine[1]) - (0.0203 * v52)) - v50);
    const double v54 = qd[1] * qd[0];
    const double v55 = (v54 * (0.8636 * v1_sine[3])) - (0.15005 * v44);
    const double v56 = (v55 + (0.0406 * v30)) + (0.8636 * v23);
    const double v57 = (v1_cosine[0] * v56) + (v1_sine[0] * v53);
    const double v58 = ((0.0013999999999999998 * v30) + ((v1_cosine[2] * v43) + (v1_sine[2] * v39))) - (v18 * v57);
    const double v59 = v58 - (9.999999999999983e-05 * v29);
    const double v60 = v1_sine[2] * v1_sine[0];
    const double v61 = (0.00010000000000000026 * v1_sine[0]) + (v60 * (0.00020216000000000006 * v1_sine[2]));
    const double v62 = v1_cosine[0] * v1_sine[1];
    const double v63 = 0.8913300000000002 + v27;
    const double v64 = v1_sine[2] * v1_cosine[0];
    const double v65 = (0.0028799999999999997 * v64) - 0.025374999999999998;
    const double v66 = (v65 * v1_sine[1]) - (v1_cosine[1] * v63);
    const double v67 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const double v68 = v60 * v67;
    const double v69 = ((v1_cosine[1] * v68) + ((v60 * (5.846399999999999e-05 * v1_sine[1])) - (0.15005 * v66))) - (v62 * v61);
    const double v70 = 0.0047376000000000015 * v1_cosine[1];
    const double v71 = v70 + v69;
    const double v72 = ((0.023751 * v1_cosine[3]) + v71) + (v1_sine[3] * (0.6903913435000001 + (0.0012435839999999998 * v60)));
    const double v73 = v64 * v1_sine[1];
    const double v74 = v1_cosine[1] * v1_cosine[2];
    const double v75 = 4e-05 * (v74 - v73);
    const double v76 = (0.0012435839999999998 * v1_cosine[3]) + (5.846399999999999e-05 * v1_cosine[1]);
    const double v77 = v73 * v67;
    const double v78 = v1_sine[2] * v1_sine[2];
    const double v79 = 0.00020216000000000006 * v78;
    const double v80 = 0.0016399999999999997 + v79;
    const double v81 = (v1_cosine[1] * ((0.0004321439999999999 * v60) + v80)) + (v77 - (v64 * v76));
    const double v82 = (((qdd[5] * v75) - (qdd[2] * v71)) - (qdd[1] * v72)) + (qdd[3] * v81);
    const double v83 = v1_sine[1] * v1_sine[0];
    const double v84 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const double v85 = ((v1_cosine[2] * v1_sine[0]) * v76) - (v84 * v83);
    const double v86 = v85 - (0.0004321439999999999 * ((v1_sine[2] * v1_sine[1]) - (v1_cosine[0] * v74)));
    const double v87 = ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v44 - v46);
    const double v88 = ((0.00075 * v32) + ((v1_sine[2] * v43) - (v1_cosine[2] * v39))) + (v27 * v57);
    const double v89 = ((((v82 - (qdd[4] * v86)) - (v1_cosine[1] * v59)) - v87) - v37) + (v62 * v88);
    const double v90 = v1_cosine[0] * v27;
    const double v91 = v36 * v1_sine[1];
    const double v92 = v1_cosine[1] * v48;
    const double v93 = (v45 * v92) - (v91 * v46);
    const double v94 = (((0.0006421600000000001 * v25) - (v27 * (v1_sine[0] * v56))) - (v18 * v93)) - (v14 * v38);
    const double v95 = 5.846399999999999e-05 * v1_sine[2];
    const double v96 = (0.00020216000000000006 * v20) + (((v95 * v22) + v94) + (v90 * v53));
    const double v97 = v51 + (v10 * v10);
    const double v98 = v96 + (v1_sine[2] * ((0.028252799999999998 * v1_cosine[1]) - (0.0012435839999999998 * v97)));
    const double v99 = (-v98) - (0.0006500000000000002 * (v25 - v21));
    const double v100 = (v70 * v22) + (v89 + (v83 * v99));
    const double v101 = v100 - (0.0047376000000000015 * ((qd[0] * v10) - (v1_sine[1] * v97)));
    const double v102 = v54 * ((v1_cosine[3] * ((3.203722404 * v1_sine[3]) + (0.0283968 * v1_cosine[3]))) - 0.0141984);
    const double v103 = (v101 - (v23 * ((0.022546398 * v1_cosine[1]) + (0.7697525880000002 * v1_cosine[3])))) - v102;
    const double v104 = v103 + (v55 * ((0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1])));
    const double v105 = v1_cosine[0] * v28;
    const double v106 = (((0.8913300000000002 * v22) - (0.025374999999999998 * v52)) + v105) + (v1_sine[0] * v35);
    const double v107 = (v27 * v17) - (v18 * v26);
    const double v108 = ((0.025374999999999998 * v22) - (0.8913300000000002 * v97)) - v107;
    const double v109 = 0.022546398 * v1_sine[1];
    const double v110 = v30 * (v109 - ((0.02191385 * v1_cosine[3]) - (0.648939691 * v1_cosine[1])));
    const double v111 = v110 + (v104 - (0.15005 * ((v1_sine[1] * v108) - (v1_cosine[1] * v106))));
    const double v112 = 0.00011692799999999998 * v64;
    const double v113 = v112 + (v1_sine[0] * v61);
    const double v114 = 0.0024871679999999997 * v1_cosine[2];
    const double v115 = v1_sine[1] * ((v1_sine[1] * (v114 + ((0.32402200550000004 + v113) - (0.0004043200000000001 * v78)))) - (0.00011692799999999998 * v74));
    const double v116 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const double v117 = v112 + (((((v1_sine[3] * v116) - 3.155182285625) - (0.0008642879999999998 * v60)) + (v1_cosine[1] * v109)) - v79);
    const double v118 = (v65 * v47) + (v63 * v91);
    const double v119 = (qdd[0] * ((v117 - v115) - (2.0 * ((v1_cosine[1] * v77) - v118)))) - (4.9 * qd[0]);
    const bool v120 = puma560_friction_eq(0.0, qd[0]);
    const double v121 = -((v119 - (6.0 * (v120 ? puma560_friction_sign(qdd[0]) : puma560_friction_sign(qd[0])))) - v111);
    tau[0] = v121;
    const double v122 = (0.8913300000000002 * v50) + ((0.24892875 * v1_cosine[1]) + ((v1_cosine[0] * v99) - (8.743947300000002 * v1_sine[1])));
    const double v123 = 4e-05 * qdd[5];
    const double v124 = (((v122 - (0.025374999999999998 * v93)) - (0.0203 * v107)) - (0.3244698455 * v22)) + (v60 * v123);
    const double v125 = (v124 - (0.4318 * v105)) - (v1_sine[0] * (v88 + (0.0012435839999999998 * v34)));
    const double v126 = (0.011273199 * (v52 - v97)) + v125;
    const double v127 = v92 - v91;
    const double v128 = v47 + v49;
    const double v129 = v118 + (v48 * v66);
    const double v130 = v114 + (0.3592922305 - v113);
    const double v131 = v129 - v130;
    const double v132 = v68 + (v60 * (0.0028799999999999997 * v127));
    const double v133 = v95 - (v1_cosine[0] * v84);
    const double v134 = ((v127 * v90) - v133) - (v18 * v128);
    const double v135 = (((qdd[2] * v131) + (qdd[0] * v72)) + (qdd[3] * v132)) - (qdd[4] * v134);
    const double v136 = ((((1.024164 * v1_sine[3]) + v135) - (37.2347379 * v1_cosine[3])) - (v128 * v108)) + (v127 * v106);
    const double v137 = (((v1_cosine[3] * v116) - 0.0070992) * (v45 - v46)) + (v136 - v126);
    const bool v138 = puma560_friction_eq(0.0, qd[1]);
    const double v139 = qdd[1] * v131;
    const double v140 = v139 + ((v137 - (3.5 * qd[1])) - (7.0 * (v138 ? puma560_friction_sign(qdd[1]) : puma560_friction_sign(qd[1]))));
    const double v141 = -(v140 + (qdd[1] * (v129 - 1.748114002)));
    tau[1] = v141;
    const double v142 = v139 + ((((qdd[0] * v71) + (v133 * qdd[4])) - v126) + (v68 * qdd[3]));
    const bool v143 = puma560_friction_eq(0.0, qd[2]);
    const double v144 = ((3.5 * qd[2]) + (qdd[2] * v130)) + (4.8 * (v143 ? puma560_friction_sign(qdd[2]) : puma560_friction_sign(qd[2])));
    const double v145 = v144 - v142;
    tau[2] = v145;
    const double v146 = ((((qdd[0] * v81) - (qdd[1] * v132)) - v59) - (v68 * qdd[2])) + (v1_cosine[2] * v123);
    const bool v147 = puma560_friction_eq(0.0, qd[3]);
    const double v148 = v146 + ((v147 ? puma560_friction_sign(qdd[3]) : puma560_friction_sign(qd[3])) + ((0.13 * qd[3]) + (v80 * qdd[3])));
    tau[3] = v148;
    const double v149 = v98 + (((v133 * qdd[2]) + (qdd[0] * v86)) - (qdd[1] * v134));
    const bool v150 = puma560_friction_eq(0.0, qd[4]);
    const double v151 = ((0.17 * qd[4]) + (0.0006421600000000001 * qdd[4])) + (0.8 * (v150 ? puma560_friction_sign(qdd[4]) : puma560_friction_sign(qd[4])));
    const double v152 = v151 - v149;
    tau[4] = v152;
    const double v153 = ((qdd[0] * v75) - v42) + (4e-05 * ((v1_cosine[2] * qdd[3]) + (v60 * (qdd[1] + qdd[2]))));
    const bool v154 = puma560_friction_eq(0.0, qd[5]);
    const double v155 = v123 + (v153 + ((0.15 * qd[5]) + (0.7 * (v154 ? puma560_friction_sign(qdd[5]) : puma560_friction_sign(qd[5])))));
    tau[5] = v155;
    low[0] = v120 ? (v111 - 8.4) : v121;
    low[1] = v138 ? (-(9.5 + v137)) : v141;
    low[2] = v143 ? (-(6.5 + v142)) : v145;
    low[3] = v147 ? (v146 - 1.4) : v148;
    low[4] = v150 ? (-(1.1 + v149)) : v152;
    low[5] = v154 ? (v153 - 1.0) : v155;
    high[0] = v120 ? (8.4 + v111) : v121;
    high[1] = v138 ? (9.5 - v137) : v141;
    high[2] = v143 ? (6.5 - v142) : v145;
    high[3] = v147 ? (1.4 + v146) : v148;
    high[4] = v150 ? (1.1 - v149) : v152;
    high[5] = v154 ? (1.0 + v153) : v155;
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
