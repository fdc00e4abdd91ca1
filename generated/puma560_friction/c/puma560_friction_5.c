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
    const double v14 = (v1_cosine[2] * v13) - (v1_sine[2] * v11);
    const double v15 = (v1_sine[2] * v13) + (v1_cosine[2] * v11);
    const double v16 = 0.0028799999999999997 * v15;
    const double v17 = v13 * v11;
    const double v18 = v12 * v9;
    const double v19 = 2.0 * v18;
    const double v20 = v12 * v10;
    const double v21 = ((v1_cosine[0] * v20) - (v1_sine[0] * v19)) - v17;
    const double v22 = (0.0028799999999999997 * v21) + (v16 * v14);
    const double v23 = (v1_cosine[0] * v9) + (v1_sine[0] * v10);
    const double v24 = qd[4] + v23;
    const double v25 = (v24 * (0.0028799999999999997 * v24)) + (v15 * v16);
    const double v26 = (v1_sine[2] * v25) + (v1_cosine[2] * v22);
    const double v27 = v23 * v11;
    const double v28 = v9 * v10;
    const double v29 = v27 - v28;
    const double v30 = ((v1_sine[0] * v20) - (v23 * (2.0 * v13))) + (v1_cosine[0] * v19);
    const double v31 = (v1_cosine[2] * v30) + (v1_sine[2] * v29);
    const double v32 = v31 + ((2.0 * v24) * v14);
    const double v33 = 0.0028799999999999997 * v1_cosine[0];
    const double v34 = (v1_sine[0] * v26) - (v33 * v32);
    const double v35 = qd[1] * qd[0];
    const double v36 = qd[0] * qd[0];
    const double v37 = (v35 * (0.8636 * v1_sine[3])) - (0.15005 * v36);
    const double v38 = (0.03353022499999997 * v28) + (((0.025374999999999998 * v37) + (0.022546398 * v18)) - (0.0047376000000000015 * v20));
    const double v39 = 4e-05 * qd[5];
    const double v40 = v37 + ((0.8636 * v18) + (0.0406 * v28));
    const double v41 = (((v24 * v39) - (1.9999999999999998e-05 * v31)) - (v33 * v40)) - (0.0004221600000000001 * v32);
    const double v42 = qd[1] * qd[1];
    const double v43 = v36 + v42;
    const double v44 = 0.4318 * v1_cosine[3];
    const double v45 = v1_cosine[1] * v44;
    const double v46 = 0.4318 * v1_sine[3];
    const double v47 = (v46 * v42) - 9.81;
    const double v48 = (v1_sine[1] * v47) + (v45 * v43);
    const double v49 = v9 * v9;
    const double v50 = v49 + (v12 * v12);
    const double v51 = ((0.4318 * v20) - (0.0203 * v50)) - v48;
    const double v52 = 0.0028799999999999997 * v1_sine[0];
    const double v53 = v41 - (v51 * v52);
    const double v54 = v24 * v15;
    const double v55 = ((v1_cosine[2] * v29) - (v1_sine[2] * v30)) - v54;
    const double v56 = (0.00020000000000000004 * v54) - (0.00024000000000000003 * v55);
    const double v57 = ((0.0013999999999999998 * v28) + ((v1_cosine[2] * v56) + (v1_sine[2] * v53))) - (9.999999999999983e-05 * v27);
    const double v58 = ((v1_cosine[2] * v53) - (v1_sine[2] * v56)) - (0.00075 * v30);
    const double v59 = v49 + (v10 * v10);
    const double v60 = v1_sine[1] * v44;
    const double v61 = (v1_cosine[1] * v47) - (v60 * v43);
    const double v62 = v1_cosine[2] * v1_sine[0];
    const double v63 = (v1_sine[2] * ((0.0203 * v20) - (v61 + (0.4318 * v59)))) - (v62 * v40);
    const double v64 = v1_cosine[2] * v1_cosine[0];
    const double v65 = (v15 * (v39 - (0.00020216000000000006 * v14))) - (0.0028799999999999997 * ((v64 * v51) + v63));
    const double v66 = v65 - (0.0006421600000000001 * v21);
    const double v67 = v66 + (0.0006500000000000002 * (v17 - v21));
    const double v68 = (((v1_cosine[0] * v58) - (v1_sine[0] * v67)) + (0.4318 * v34)) - (0.8913300000000002 * v37);
    const double v69 = v1_sine[1] * ((0.0047376000000000015 * (v36 - v59)) + ((v68 - (0.022546398 * v28)) - (0.6824699160000001 * v18)));
    const double v70 = v1_sine[2] * (0.00020216000000000006 * v1_sine[2]);
    const double v71 = v70 - 0.00119216;
    const double v72 = v1_sine[0] * (0.0012921600000000003 + v71);
    const double v73 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[2]);
    const double v74 = v1_sine[2] * v1_cosine[0];
    const double v75 = (0.0028799999999999997 * v74) - 0.025374999999999998;
    const double v76 = (v1_sine[1] * v75) - (v1_cosine[1] * v73);
    const double v77 = v1_sine[2] * v1_sine[0];
    const double v78 = v1_sine[1] * v77;
    const double v79 = ((0.15005 * v76) + ((v1_sine[1] * v1_cosine[0]) * v72)) - (5.846399999999999e-05 * v78);
    const double v80 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const double v81 = v77 * v80;
    const double v82 = v79 - (v1_cosine[1] * (0.0047376000000000015 + v81));
    const double v83 = v77 * (0.0012435839999999998 * v1_sine[3]);
    const double v84 = v83 + (((0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3])) - v82);
    const double v85 = v1_cosine[2] * v1_cosine[1];
    const double v86 = 4e-05 * ((v1_sine[1] * v74) - v85);
    const double v87 = 0.0016399999999999997 + v70;
    const double v88 = 5.846399999999999e-05 * v74;
    const double v89 = v88 - v87;
    const double v90 = 0.0012435839999999998 * v1_cosine[3];
    const double v91 = (v74 * ((v1_sine[1] * v80) - v90)) - (v1_cosine[1] * (v89 - (0.0004321439999999999 * v77)));
    const double v92 = (((qdd[5] * v86) - (qdd[2] * v82)) + (qdd[1] * v84)) - (qdd[3] * v91);
    const double v93 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const double v94 = (v1_sine[2] * (0.0028799999999999997 * v1_sine[1])) - (v85 * v33);
    const double v95 = ((0.15005 * v94) - (v62 * v90)) + (v1_sine[0] * ((v1_sine[1] * v93) - (5.846399999999999e-05 * v85)));
    const double v96 = ((v92 - (qdd[4] * v95)) + v69) + (v1_cosine[1] * (v57 + (v38 - (0.0203 * v34))));
    const double v97 = (v1_cosine[0] * v26) + (v52 * v32);
    const double v98 = ((0.8913300000000002 * v20) - (0.025374999999999998 * v50)) + v97;
    const double v99 = (v1_cosine[2] * v25) - (v1_sine[2] * v22);
    const double v100 = ((0.8913300000000002 * v59) - (0.025374999999999998 * v20)) + v99;
    const double v101 = (v1_sine[1] * v100) + (v1_cosine[1] * v98);
    const double v102 = (v36 - v43) * ((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]));
    const double v103 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const double v104 = (v1_cosine[3] * v103) - 0.0070992;
    const double v105 = (v35 * (2.0 * v104)) + (((v96 - (v44 * v34)) - (0.15005 * v101)) - v102);
    const double v106 = (v1_cosine[3] * ((0.02191385 * v28) + (0.7697525880000002 * v18))) + v105;
    const double v107 = (v88 + v89) - 0.016765112499999985;
    const double v108 = 0.0024871679999999997 * v1_cosine[2];
    const double v109 = v1_sine[0] * v72;
    const double v110 = (v1_sine[1] * (v109 + (v108 + (0.34123495800000003 + (v107 - v71))))) - (0.00011692799999999998 * v85);
    const double v111 = (v1_sine[1] * (v110 + (v1_cosine[1] * ((v80 * (2.0 * v74)) - 0.022546398)))) - v107;
    const double v112 = (v73 * v60) + (v75 * v45);
    const double v113 = qdd[0] * (3.136777173125 + ((((0.0008642879999999998 * v77) + v111) - (2.0 * v112)) - (v1_sine[3] * v103)));
    const bool v114 = puma560_friction_eq(0.0, qd[0]);
    const double v115 = (((4.9 * qd[0]) + v113) + (6.0 * (v114 ? puma560_friction_sign(qdd[0]) : puma560_friction_sign(qd[0])))) - v106;
    tau[0] = v115;
    const double v116 = (5.846399999999999e-05 * v1_sine[2]) - (v1_cosine[0] * v93);
    const double v117 = (v90 * ((v1_sine[2] * v1_cosine[1]) + (v1_sine[1] * v64))) + (v116 + (v46 * v94));
    const double v118 = ((v90 * v78) - v81) - (v1_cosine[1] * v83);
    const double v119 = (((qdd[0] * v84) - (v118 * qdd[3])) + (qdd[4] * v117)) - (37.2347379 * v1_cosine[3]);
    const double v120 = ((1.024164 * v1_sine[3]) + ((v119 - (v60 * v98)) + (v45 * v100))) + (v46 * v101);
    const double v121 = (0.8913300000000002 * v48) + (((v1_cosine[0] * v67) + (v1_sine[0] * v58)) - (0.4318 * v97));
    const double v122 = ((v121 - (0.025374999999999998 * v61)) - (0.3244698455 * v20)) - (0.0203 * v99);
    const double v123 = 4e-05 * qdd[5];
    const double v124 = ((0.011273199 * (v50 - v59)) + v122) + (v77 * v123);
    const double v125 = (v104 * (v42 - v43)) + (v120 - v124);
    const bool v126 = puma560_friction_eq(0.0, qd[1]);
    const double v127 = (v125 - (3.5 * qd[1])) - (7.0 * (v126 ? puma560_friction_sign(qdd[1]) : puma560_friction_sign(qd[1])));
    const double v128 = v112 + (v46 * v76);
    const double v129 = (v108 + (0.3592922305 - (2.0 * v88))) - v109;
    const double v130 = v129 - v128;
    const double v131 = qdd[1] + qdd[2];
    const double v132 = -((v127 - (v131 * v130)) + (qdd[1] * (v128 - 1.748114002)));
    tau[1] = v132;
    const double v133 = v124 + ((((qdd[0] * v82) + (qdd[1] * v130)) - (v81 * qdd[3])) - (v116 * qdd[4]));
    const bool v134 = puma560_friction_eq(0.0, qd[2]);
    const double v135 = ((3.5 * qd[2]) + (qdd[2] * v129)) + (4.8 * (v134 ? puma560_friction_sign(qdd[2]) : puma560_friction_sign(qd[2])));
    const double v136 = v133 + v135;
    tau[2] = v136;
    const double v137 = v57 + ((((v81 * qdd[2]) - (qdd[0] * v91)) - (v118 * qdd[1])) - (v1_cosine[2] * v123));
    const bool v138 = puma560_friction_eq(0.0, qd[3]);
    const double v139 = ((v138 ? puma560_friction_sign(qdd[3]) : puma560_friction_sign(qd[3])) + ((0.13 * qd[3]) + (qdd[3] * v87))) - v137;
    tau[3] = v139;
    const double v140 = (((v116 * qdd[2]) - (qdd[0] * v95)) + (qdd[1] * v117)) - v66;
    const bool v141 = puma560_friction_eq(0.0, qd[4]);
    const double v142 = ((0.17 * qd[4]) + (0.0006421600000000001 * qdd[4])) + (0.8 * (v141 ? puma560_friction_sign(qdd[4]) : puma560_friction_sign(qd[4])));
    const double v143 = v142 - v140;
    tau[4] = v143;
    const double v144 = (qdd[0] * v86) - (4e-05 * ((v55 + (v77 * v131)) + (v1_cosine[2] * qdd[3])));
    const bool v145 = puma560_friction_eq(0.0, qd[5]);
    const double v146 = (((0.15 * qd[5]) + v123) + (0.7 * (v145 ? puma560_friction_sign(qdd[5]) : puma560_friction_sign(qd[5])))) - v144;
    tau[5] = v146;
    low[0] = v114 ? (-(8.4 + v106)) : v115;
    const double v147 = (qdd[2] * v130) - v125;
    low[1] = v126 ? (v147 - 9.5) : v132;
    low[2] = v134 ? (v133 - 6.5) : v136;
    low[3] = v138 ? (-(1.4 + v137)) : v139;
    low[4] = v141 ? (-(1.1 + v140)) : v143;
    low[5] = v145 ? (-(1.0 + v144)) : v146;
    high[0] = v114 ? (8.4 - v106) : v115;
    high[1] = v126 ? (9.5 + v147) : v132;
    high[2] = v134 ? (6.5 + v133) : v136;
    high[3] = v138 ? (1.4 - v137) : v139;
    high[4] = v141 ? (1.1 - v140) : v143;
    high[5] = v145 ? (1.0 - v144) : v146;
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
