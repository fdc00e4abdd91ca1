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
    const double v11 = v1_cosine[0] * v10;
    const double v12 = v11 - (v1_sine[0] * v9);
    const double v13 = qd[0] * v1_cosine[1];
    const double v14 = qd[3] + v13;
    const double v15 = (v1_sine[2] * v12) - (v1_cosine[2] * v14);
    const double v16 = (v1_sine[2] * v14) + (v1_cosine[2] * v12);
    const double v17 = v16 * v15;
    const double v18 = v14 * v12;
    const double v19 = 2.0 * v9;
    const double v20 = (v13 * (v11 - (v1_sine[0] * v19))) - v18;
    const double v21 = -(0.0028799999999999997 * (v20 - v17));
    const double v22 = v1_sine[0] * v10;
    const double v23 = (v1_cosine[0] * v9) + v22;
    const double v24 = qd[4] + v23;
    const double v25 = 0.0028799999999999997 * ((v16 * v16) + (v24 * v24));
    const double v26 = (v1_sine[2] * v25) - (v1_cosine[2] * v21);
    const double v27 = v12 * v23;
    const double v28 = v9 * v10;
    const double v29 = v27 - v28;
    const double v30 = (v13 * (v22 + (v1_cosine[0] * v19))) - (v14 * (2.0 * v23));
    const double v31 = (v1_cosine[2] * v30) + (v1_sine[2] * v29);
    const double v32 = (v15 * (2.0 * v24)) - v31;
    const double v33 = 0.0028799999999999997 * v1_sine[0];
    const double v34 = (v1_cosine[0] * v26) - (v33 * v32);
    const double v35 = (v1_cosine[2] * v25) + (v1_sine[2] * v21);
    const double v36 = (0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]);
    const double v37 = v9 * v9;
    const double v38 = qd[0] * qd[0];
    const double v39 = v38 + v37;
    const double v40 = (v39 * v36) + ((v1_sine[1] * v35) + (v1_cosine[1] * v34));
    const double v41 = (v1_sine[3] * (qd[1] * (0.8636 * qd[0]))) - (0.15005 * v38);
    const double v42 = v41 + ((v13 * (0.8636 * v9)) + (0.0406 * v28));
    const double v43 = 0.0028799999999999997 * v1_cosine[0];
    const double v44 = qd[1] * qd[1];
    const double v45 = 0.4318 * v1_sine[3];
    const double v46 = (v45 * v44) - 9.81;
    const double v47 = (0.4318 * v1_sine[1]) - (0.0203 * v1_cosine[1]);
    const double v48 = qd[0] * v47;
    const double v49 = v38 + v44;
    const double v50 = 0.4318 * v1_cosine[3];
    const double v51 = v50 * v49;
    const double v52 = (((v13 * v48) - (v1_sine[1] * v46)) - (v1_cosine[1] * v51)) - (0.0203 * v37);
    const double v53 = (((0.0004221600000000001 * v32) - (v43 * v42)) - (1.9999999999999998e-05 * v31)) - (v33 * v52);
    const double v54 = 3.9999999999999996e-05 * qd[5];
    const double v55 = (v54 * v24) + v53;
    const double v56 = v16 * v24;
    const double v57 = v56 + ((v1_sine[2] * v30) - (v1_cosine[2] * v29));
    const double v58 = (0.00020000000000000004 * v56) + (0.00024000000000000003 * v57);
    const double v59 = ((0.0013999999999999998 * v28) + ((v1_sine[2] * v55) + (v1_cosine[2] * v58))) - (9.999999999999983e-05 * v27);
    const double v60 = v1_sine[2] * (0.00020216000000000006 * v1_sine[2]);
    const double v61 = 0.0016399999999999997 + v60;
    const double v62 = v1_sine[2] * v1_cosine[0];
    const double v63 = 5.846399999999999e-05 * v62;
    const double v64 = v63 - v61;
    const double v65 = v1_sine[2] * v1_sine[0];
    const double v66 = 0.0012435839999999998 * v1_cosine[3];
    const double v67 = v66 * v62;
    const double v68 = v1_sine[1] * v62;
    const double v69 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const double v70 = v68 * v69;
    const double v71 = (v70 - v67) - (v1_cosine[1] * (v64 - (0.0004321439999999999 * v65)));
    const double v72 = v1_cosine[1] * v1_cosine[2];
    const double v73 = 0.0028799999999999997 * v1_sine[2];
    const double v74 = (v1_sine[1] * v73) - (v43 * v72);
    const double v75 = v1_cosine[2] * v66;
    const double v76 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const double v77 = (v1_sine[0] * ((5.846399999999999e-05 * v72) - ((v1_sine[1] * v76) - v75))) - (0.15005 * v74);
    const double v78 = v68 - v72;
    const double v79 = (0.8913300000000002 * v1_cosine[1]) + (0.025374999999999998 * v1_sine[1]);
    const double v80 = (0.0028799999999999997 * v78) - v79;
    const double v81 = v60 - 0.00119216;
    const double v82 = v1_sine[0] * (0.0012921600000000003 + v81);
    const double v83 = v1_sine[1] * v1_cosine[0];
    const double v84 = v1_sine[1] * v65;
    const double v85 = v65 * v69;
    const double v86 = (((v83 * v82) + (0.15005 * v80)) - (5.846399999999999e-05 * v84)) - (v1_cosine[1] * (0.0047376000000000015 + v85));
    const double v87 = 0.0012435839999999998 * v65;
    const double v88 = (v1_sine[3] * (0.6903913435000001 + v87)) + ((0.023751 * v1_cosine[3]) - v86);
    const double v89 = (((qdd[4] * v77) - (qdd[3] * v71)) - (qdd[2] * v86)) + (qdd[1] * v88);
    const double v90 = ((v89 + (v1_cosine[1] * v59)) - (v41 * v36)) - (0.15005 * v40);
    const double v91 = ((v38 - v49) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]))) + v90;
    const double v92 = (0.00075 * v30) + ((v1_sine[2] * v58) - (v1_cosine[2] * v55));
    const double v93 = (v91 - (((v1_sine[0] * v26) + (v43 * v32)) * (v50 - v47))) - (v83 * v92);
    const double v94 = v73 * ((v10 * v48) + ((0.4318 * v37) + ((v1_cosine[1] * v46) - (v1_sine[1] * v51))));
    const double v95 = (v16 * v54) + ((0.00020216000000000006 * v17) + (v94 - (0.0006421600000000001 * v20)));
    const double v96 = v95 - (v1_cosine[2] * ((v43 * v52) - (v33 * v42)));
    const double v97 = v96 + (0.0006500000000000002 * (v18 - v20));
    const double v98 = 3.9999999999999996e-05 * qdd[5];
    const double v99 = (v93 - (v1_sine[1] * ((0.0047376000000000015 * v39) + (v1_sine[0] * v97)))) + (v98 * v78);
    const double v100 = (0.3244698455 * v1_sine[1]) - (0.022546398 * v1_cosine[1]);
    const double v101 = 0.011273199 + (v1_cosine[1] * v100);
    const double v102 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const double v103 = (v1_cosine[3] * v102) - 0.0070992;
    const double v104 = ((v103 * (2.0 * qd[1])) + (0.0047376000000000015 * v10)) + (v19 * ((v50 * v79) - v101));
    const double v105 = v99 + (qd[0] * v104);
    const double v106 = v63 + v64;
    const double v107 = 0.0024871679999999997 * v1_cosine[2];
    const double v108 = v1_sine[0] * v82;
    const double v109 = v1_sine[1] * ((0.00011692799999999998 * v72) - (v100 + (v1_sine[1] * (v108 + (v107 + (v106 - v81))))));
    const double v110 = ((((v1_sine[3] * v102) + v106) - (0.0008642879999999998 * v65)) - 3.153542285625) + v109;
    const double v111 = (v1_cosine[1] * v67) + ((v1_sine[1] * v75) + (v50 * v36));
    const double v112 = (4.9 * qd[0]) - (qdd[0] * (v110 - (2.0 * ((v1_cosine[1] * v70) - v111))));
    const bool v113 = puma560_friction_eq(0.0, qd[0]);
    const double v114 = (v112 + (6.0 * (v113 ? puma560_friction_sign(qdd[0]) : puma560_friction_sign(qd[0])))) - v105;
    tau[0] = v114;
    const double v115 = ((v46 * v36) + ((v1_cosine[0] * v97) - (v1_sine[0] * v92))) - (0.4318 * v34);
    const double v116 = ((v79 * v51) + (v115 - (0.0203 * v35))) + ((v37 - v39) * v101);
    const double v117 = v116 + (v65 * v98);
    const double v118 = (5.846399999999999e-05 * v1_sine[2]) - (v1_cosine[0] * v76);
    const double v119 = (v75 * v83) + (v118 + ((v66 * (v1_cosine[1] * v1_sine[2])) + (v74 * v45)));
    const double v120 = (v85 + (v87 * (v1_sine[3] * v1_cosine[1]))) - (v66 * v84);
    const double v121 = (1.024164 * v1_sine[3]) + (((qdd[0] * v88) + (qdd[4] * v119)) + (qdd[3] * v120));
    const double v122 = v50 * ((v1_sine[1] * v34) - ((v79 * v37) + (v1_cosine[1] * v35)));
    const double v123 = (((v121 - (37.2347379 * v1_cosine[3])) + (v45 * v40)) - v117) - v122;
    const double v124 = (v103 * (v44 - v49)) + v123;
    const double v125 = v111 + (v45 * v80);
    const double v126 = v108 + (((2.0 * v63) - 0.3592922305) - v107);
    const double v127 = v125 + v126;
    const double v128 = qdd[1] + qdd[2];
    const bool v129 = puma560_friction_eq(0.0, qd[1]);
    const double v130 = ((3.5 * qd[1]) + (7.0 * (v129 ? puma560_friction_sign(qdd[1]) : puma560_friction_sign(qd[1])))) - (v128 * v127);
    const double v131 = (v130 - v124) - (qdd[1] * (v125 - 1.748114002));
    tau[1] = v131;
    const double v132 = v117 + ((((qdd[0] * v86) - (v118 * qdd[4])) - (v85 * qdd[3])) - (qdd[1] * v127));
    const bool v133 = puma560_friction_eq(0.0, qd[2]);
    const double v134 = ((3.5 * qd[2]) - (qdd[2] * v126)) + (4.8 * (v133 ? puma560_friction_sign(qdd[2]) : puma560_friction_sign(qd[2])));
    const double v135 = v132 + v134;
    tau[2] = v135;
    const double v136 = ((((qdd[0] * v71) - (v85 * qdd[2])) - (qdd[1] * v120)) + (v1_cosine[2] * v98)) - v59;
    const bool v137 = puma560_friction_eq(0.0, qd[3]);
    const double v138 = v136 + ((v137 ? puma560_friction_sign(qdd[3]) : puma560_friction_sign(qd[3])) + ((0.13 * qd[3]) + (v61 * qdd[3])));
    tau[3] = v138;
    const double v139 = (((qdd[0] * v77) + (v118 * qdd[2])) + (qdd[1] * v119)) - v96;
    const bool v140 = puma560_friction_eq(0.0, qd[4]);
    const double v141 = ((0.17 * qd[4]) + (0.0006421600000000001 * qdd[4])) + (0.8 * (v140 ? puma560_friction_sign(qdd[4]) : puma560_friction_sign(qd[4])));
    const double v142 = v141 - v139;
    tau[4] = v142;
    const double v143 = -(3.9999999999999996e-05 * ((v1_cosine[2] * qdd[3]) - (v57 + ((qdd[0] * v78) - (v65 * v128)))));
    const bool v144 = puma560_friction_eq(0.0, qd[5]);
    const double v145 = (((0.15 * qd[5]) + v98) + (0.7 * (v144 ? puma560_friction_sign(qdd[5]) : puma560_friction_sign(qd[5])))) - v143;
    tau[5] = v145;
    low[0] = v113 ? (-(8.4 + v105)) : v114;
    const double v146 = v124 + (qdd[2] * v127);
    low[1] = v129 ? (-(9.5 + v146)) : v131;
    low[2] = v133 ? (v132 - 6.5) : v135;
    low[3] = v137 ? (v136 - 1.4) : v138;
    low[4] = v140 ? (-(1.1 + v139)) : v142;
    low[5] = v144 ? (-(1.0 + v143)) : v145;
    high[0] = v113 ? (8.4 - v105) : v114;
    high[1] = v129 ? (9.5 - v146) : v131;
    high[2] = v133 ? (6.5 + v132) : v135;
    high[3] = v137 ? (1.4 + v136) : v138;
    high[4] = v140 ? (1.1 - v139) : v142;
    high[5] = v144 ? (1.0 - v143) : v145;
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
