#include "puma560_friction.h"

#include <math.h>

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
   the bits above them, zero for |x| <= 200000.0. */
PUMA560_FRICTION_INLINE void puma560_friction_sincos_pair(const puma560_friction_lane *angle, puma560_friction_lane *sine, puma560_friction_lane *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_lane x = *angle;
    union { puma560_friction_lane number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_lane n = k.number - 6755399441186816.0;
    const puma560_friction_lane w = x - (n * 1.5707963267923333);
    const puma560_friction_lane r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_lane rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const puma560_friction_lane z = r * r;
    const puma560_friction_lane u = 1.0 - (0.5 * z);
    const puma560_friction_lane rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const puma560_friction_lane zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
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
        (*sine)[i] = sin((*angle)[i]);
        (*cosine)[i] = cos((*angle)[i]);
    }
}

/* The library answers if an angle is out of range, infinite or not a number. */
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

static inline void puma560_friction_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void puma560_friction_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

void puma560_friction_default_parameters(puma560_friction_parameters *parameters)
{
    parameters->reserved = 0.0;
}

void puma560_friction_prepare(const puma560_friction_parameters *parameters, puma560_friction_prepared *prepared)
{
    (void)parameters;
    prepared->k[0] = 0.0;
}

void puma560_friction_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_parameters parameters_lane;
        puma560_friction_prepared prepared_lane;

        (void)parameters;
        parameters_lane.reserved = 0.0;
        puma560_friction_prepare(&parameters_lane, &prepared_lane);
        puma560_friction_scatter(1U, count, lane, prepared_lane.k, prepared);
    }
}

void puma560_friction_mass_matrix(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], double M[restrict 36])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const puma560_friction_four v1_angle = {q[3], q[4], q[1], v0};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = v1_sine[1] * v1_cosine[0];
    const double v10 = 0.00011692799999999998 * v9;
    const double v11 = v1_sine[1] * v1_sine[1];
    const double v12 = 0.00020216000000000006 * v11;
    const double v13 = v1_sine[1] * v1_sine[0];
    const double v14 = (3.155182285625 + (0.0008642879999999998 * v13)) - (v1_sine[2] * ((1.601861202 * v1_sine[2]) + (0.0141984 * v1_cosine[2])));
    const double v15 = (0.0028799999999999997 * v9) - 0.025374999999999998;
    const double v16 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[1]);
    const double v17 = v1_cosine[2] * ((v16 * v1_sine[3]) + (v1_cosine[3] * v15));
    const double v18 = 0.00010000000000000026 + v12;
    const double v19 = v10 + ((v1_sine[0] * v1_sine[0]) * v18);
    const double v20 = 0.0024871679999999997 * v1_cosine[1];
    const double v21 = v1_cosine[3] * ((v9 * (0.0024871679999999997 + (0.0004043200000000001 * v1_cosine[1]))) - ((0.00011692799999999998 * v1_cosine[1]) + 0.022546398));
    const double v22 = v1_sine[3] * ((v1_sine[3] * ((v20 + (0.32402200550000004 - (0.0004043200000000001 * v11))) + v19)) + v21);
    M[0] = ((v14 + (v12 - v10)) - (0.8636 * v17)) + v22;
    const double v23 = v1_sine[0] * v1_sine[3];
    const double v24 = (v1_sine[3] * v15) - (v1_cosine[3] * v16);
    const double v25 = v1_sine[3] * v13;
    const double v26 = ((0.15005 * v24) - (5.846399999999999e-05 * v25)) + ((v1_cosine[0] * v23) * v18);
    const double v27 = 0.00020216000000000006 * v1_cosine[1];
    const double v28 = v13 * (0.0012435839999999998 + v27);
    const double v29 = v26 - (v1_cosine[3] * (0.0047376000000000015 + v28));
    M[2] = v29;
    M[12] = v29;
    const double v30 = 0.0012435839999999998 * v1_sine[2];
    const double v31 = -(((v13 * v30) + ((0.6903913435000001 * v1_sine[2]) + (0.023751 * v1_cosine[2]))) - v29);
    M[1] = v31;
    M[6] = v31;
    const double v32 = 0.0012435839999999998 * v1_cosine[2];
    const double v33 = (v32 - (0.0012435839999999998 * v1_sine[3])) + (5.846399999999999e-05 * v1_cosine[3]);
    const double v34 = v9 * v1_sine[3];
    const double v35 = v1_cosine[3] * v13;
    const double v36 = 0.0016399999999999997 + v12;
    M[21] = v36;
    const double v37 = (((0.0004321439999999999 * v35) + (v27 * v34)) + (v1_cosine[3] * v36)) - (v9 * v33);
    M[3] = v37;
    M[18] = v37;
    const double v38 = v1_cosine[0] * v1_cosine[1];
    const double v39 = (v1_sine[1] * v1_sine[3]) - (v1_cosine[3] * v38);
    M[28] = 0.0006421600000000001;
    const double v40 = ((0.0004321439999999999 * v39) + (0.0006421600000000001 * v23)) - ((v1_cosine[1] * v1_sine[0]) * v33);
    M[4] = v40;
    M[24] = v40;
    M[35] = 4e-05;
    const double v41 = 4e-05 * v1_cosine[1];
    M[23] = v41;
    M[33] = v41;
    const double v42 = -((4e-05 * v34) - (v1_cosine[3] * v41));
    M[5] = v42;
    M[30] = v42;
    const double v43 = 0.4318 * (v17 + (v1_sine[2] * v24));
    const double v44 = (v20 + 0.3592922305) - v19;
    M[14] = v44;
    const double v45 = v43 - v44;
    M[7] = (1.748114002 - v43) - v45;
    const double v46 = -v45;
    M[8] = v46;
    M[13] = v46;
    const double v47 = ((v32 * v25) - v28) - (v30 * v35);
    M[9] = v47;
    M[19] = v47;
    const double v48 = ((0.0006421600000000001 * v1_cosine[0]) - (5.846399999999999e-05 * v1_sine[1])) + (0.0012435839999999998 * v38);
    M[16] = v48;
    M[26] = v48;
    const double v49 = -(((v32 * ((v1_sine[1] * v1_cosine[3]) + (v1_sine[3] * v38))) - v48) + (v30 * v39));
    M[10] = v49;
    M[25] = v49;
    const double v50 = 4e-05 * v13;
    M[11] = v50;
    M[17] = v50;
    M[31] = v50;
    M[32] = v50;
    const double v51 = -v28;
    M[15] = v51;
    M[20] = v51;
    M[22] = 0.0;
    M[27] = 0.0;
    M[29] = 0.0;
    M[34] = 0.0;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_mass_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double M_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_mass_matrix(prepared, q_lane, M_lane);
        puma560_friction_scatter(36U, count, lane, M_lane, M);
    }
}

void puma560_friction_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double M_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_mass_matrix(&prepared_lane, q_lane, M_lane);
        puma560_friction_scatter(36U, count, lane, M_lane, M);
    }
}

#endif

void puma560_friction_bias(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double h[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const puma560_friction_four v1_angle = {v0, q[3], q[4], q[1]};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = qd[0] * v1_sine[0];
    const double v10 = qd[2] + qd[1];
    const double v11 = (v10 * v1_cosine[1]) + (v1_sine[1] * v9);
    const double v12 = qd[0] * v1_cosine[0];
    const double v13 = qd[3] + v12;
    const double v14 = v9 * v12;
    const double v15 = v10 * v12;
    const double v16 = 2.0 * v15;
    const double v17 = ((v1_cosine[1] * v16) + (v1_sine[1] * v14)) - (v11 * (2.0 * v13));
    const double v18 = (v1_cosine[1] * v9) - (v10 * v1_sine[1]);
    const double v19 = v11 * v18;
    const double v20 = v10 * v9;
    const double v21 = v20 - v19;
    const double v22 = (v1_sine[2] * v21) - (v1_cosine[2] * v17);
    const double v23 = v10 * v10;
    const double v24 = v23 + (v12 * v12);
    const double v25 = 0.4318 * v1_cosine[3];
    const double v26 = v1_cosine[0] * v25;
    const double v27 = qd[0] * qd[0];
    const double v28 = qd[1] * qd[1];
    const double v29 = v28 + v27;
    const double v30 = 0.4318 * v1_sine[3];
    const double v31 = (v28 * v30) - 9.81;
    const double v32 = (v1_sine[0] * v31) + (v29 * v26);
    const double v33 = ((0.4318 * v14) - v32) - (0.0203 * v24);
    const double v34 = 0.0028799999999999997 * v1_sine[1];
    const double v35 = qd[1] * qd[0];
    const double v36 = ((0.8636 * v35) * v1_sine[3]) - (0.15005 * v27);
    const double v37 = (v36 + (0.0406 * v20)) + (0.8636 * v15);
    const double v38 = 0.0028799999999999997 * v1_cosine[1];
    const double v39 = qd[4] + v11;
    const double v40 = 3.9999999999999996e-05 * qd[5];
    const double v41 = (((v40 * v39) - (v38 * v37)) - (v34 * v33)) + (1.9999999999999998e-05 * v22);
    const double v42 = (v1_sine[2] * v18) - (v1_cosine[2] * v13);
    const double v43 = v22 + ((2.0 * v39) * v42);
    const double v44 = v41 + (0.0004221600000000001 * v43);
    const double v45 = (v1_sine[2] * v13) + (v1_cosine[2] * v18);
    const double v46 = v39 * v45;
    const double v47 = (v46 + (v1_cosine[2] * v21)) + (v1_sine[2] * v17);
    const double v48 = (0.00020000000000000004 * v46) + (0.00024000000000000003 * v47);
    const double v49 = (((0.0013999999999999998 * v20) - (9.999999999999983e-05 * v19)) + (v1_sine[2] * v44)) + (v1_cosine[2] * v48);
    const double v50 = 0.0028799999999999997 * ((v39 * v39) + (v45 * v45));
    const double v51 = v45 * v42;
    const double v52 = v13 * v18;
    const double v53 = ((v1_cosine[1] * v14) - v52) - (v1_sine[1] * v16);
    const double v54 = -(0.0028799999999999997 * (v53 - v51));
    const double v55 = (v1_sine[2] * v50) - (v1_cosine[2] * v54);
    const double v56 = ((v25 + (0.0203 * v1_cosine[0])) - (0.4318 * v1_sine[0])) * ((v1_sine[1] * v55) + (v38 * v43));
    const double v57 = (v1_cosine[3] * ((1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]))) - 0.0070992;
    const double v58 = ((v27 - v29) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]))) + ((2.0 * v35) * v57);
    const double v59 = v58 + (v36 * ((0.025374999999999998 * v1_cosine[0]) - (0.8913300000000002 * v1_sine[0])));
    const double v60 = v23 + (v9 * v9);
    const double v61 = 0.0047376000000000015 * (((v1_sine[0] * v60) - (qd[0] * v9)) + (v1_cosine[0] * v14));
    const double v62 = v61 - (v20 * (((0.02191385 * v1_cosine[3]) - (0.648939691 * v1_cosine[0])) - (0.022546398 * v1_sine[0])));
    const double v63 = (v62 - (v59 + (((0.022546398 * v1_cosine[0]) + (0.7697525880000002 * v1_cosine[3])) * v15))) + v56;
    const double v64 = (v34 * v43) - (v1_cosine[1] * v55);
    const double v65 = ((0.8913300000000002 * v14) - (0.025374999999999998 * v24)) - v64;
    const double v66 = (v1_cosine[2] * v50) + (v1_sine[2] * v54);
    const double v67 = ((0.025374999999999998 * v14) - (0.8913300000000002 * v60)) - v66;
    const double v68 = (v1_cosine[0] * v65) - (v1_sine[0] * v67);
    const double v69 = (0.15005 * v68) + (v63 - (v1_cosine[0] * v49));
    const double v70 = ((0.00075 * v17) + (v1_sine[2] * v48)) - (v1_cosine[2] * v44);
    const double v71 = v25 * v1_sine[0];
    const double v72 = (v1_cosine[0] * v31) - (v29 * v71);
    const double v73 = v1_sine[2] * (((5.846399999999999e-05 * v14) - (0.0012435839999999998 * v60)) - (0.0028799999999999997 * v72));
    const double v74 = (((0.0006421600000000001 * v53) - (v40 * v45)) - (0.00020216000000000006 * v51)) + v73;
    const double v75 = -(v74 - (v1_cosine[2] * ((v34 * v37) - (v38 * v33))));
    h[4] = v75;
    const double v76 = v75 - (0.0006500000000000002 * (v53 - v52));
    h[0] = v69 + (v1_sine[0] * ((v1_sine[1] * v76) + (v1_cosine[1] * v70)));
    const double v77 = (((0.3244698455 * v14) + (0.025374999999999998 * v72)) - (0.8913300000000002 * v32)) - (0.011273199 * (v24 - v60));
    const double v78 = (((v77 + (0.0203 * v66)) - (0.4318 * v64)) + (v1_sine[1] * v70)) - (v1_cosine[1] * v76);
    const double v79 = (((v29 - v28) * v57) + ((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3]))) + (v26 * v67);
    h[1] = ((v79 + (v71 * v65)) - (v30 * v68)) - v78;
    h[2] = -v78;
    h[3] = -v49;
    h[5] = (-4e-05) * v47;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_bias_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double h_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_bias(prepared, q_lane, qd_lane, h_lane);
        puma560_friction_scatter(6U, count, lane, h_lane, h);
    }
}

void puma560_friction_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double h_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        puma560_friction_scatter(6U, count, lane, h_lane, h);
    }
}

#endif

void puma560_friction_gravity(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], double g[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const puma560_friction_four v1_angle = {v0, q[4], q[3], q[1]};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    g[0] = 0.0;
    g[5] = 0.0;
    const double v9 = v1_cosine[1] * v1_sine[0];
    const double v10 = 0.028252799999999998 * ((v1_sine[1] * v1_cosine[0]) + (v1_cosine[2] * v9));
    const double v11 = 0.028252799999999998 * v1_sine[2];
    const double v12 = (((8.743947300000002 * v1_sine[0]) - (0.24892875 * v1_cosine[0])) + ((v1_sine[2] * v11) * v9)) + (v1_cosine[2] * v10);
    g[1] = ((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v12;
    g[2] = -v12;
    g[3] = v11 * (v1_sine[1] * v1_sine[0]);
    g[4] = -v10;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_gravity_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double g_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gravity(prepared, q_lane, g_lane);
        puma560_friction_scatter(6U, count, lane, g_lane, g);
    }
}

void puma560_friction_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double g_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gravity(&prepared_lane, q_lane, g_lane);
        puma560_friction_scatter(6U, count, lane, g_lane, g);
    }
}

#endif

void puma560_friction_coriolis_matrix(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double C[restrict 36])
{
    (void)prepared;
    const puma560_friction_four v0_angle = {q[0], q[1], q[2], q[3]};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const puma560_friction_four v8_angle = {q[4], q[5]};
    puma560_friction_four v8_sine;
    puma560_friction_four v8_cosine;
    puma560_friction_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v12 = v0_cosine[1] * v0_cosine[0];
    const double v13 = v0_sine[1] * v0_cosine[0];
    const double v14 = (v0_sine[2] * v13) - (v0_cosine[2] * v12);
    const double v15 = 0.4318 * v12;
    const double v16 = (v15 + (0.15005 * v0_sine[0])) - (0.0203 * v14);
    const double v17 = (v0_sine[2] * v12) + (v0_cosine[2] * v13);
    const double v18 = (0.4318 * v17) - v16;
    const double v19 = (v0_sine[1] * v0_cosine[2]) + (v0_cosine[1] * v0_sine[2]);
    const double v20 = v0_cosine[3] * v19;
    const double v21 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[1] * v0_cosine[2]);
    const double v22 = (v8_cosine[0] * v21) + (v8_sine[0] * v20);
    const double v23 = (v0_sine[3] * v0_sine[0]) + (v0_cosine[3] * v14);
    const double v24 = (v8_cosine[0] * v17) - (v8_sine[0] * v23);
    const double v25 = 0.67183 + (0.4318 * v0_sine[1]);
    const double v26 = v25 + (0.0203 * v19);
    const double v27 = (0.4318 * v21) - v26;
    const double v28 = (v27 * v24) - (v22 * v18);
    const double v29 = (v17 * v26) - (v21 * v16);
    const double v30 = v0_sine[0] * v25;
    const double v31 = qd[1] * v0_sine[0];
    const double v32 = (0.67183 * v31) + (qd[2] * v30);
    const double v33 = (qd[3] * v29) - v32;
    const double v34 = (v0_cosine[3] * v0_sine[0]) - (v0_sine[3] * v14);
    const double v35 = v0_sine[3] * v19;
    const double v36 = (v35 * v18) - (v27 * v34);
    const double v37 = (qd[4] * v36) - v33;
    const double v38 = v37 + (qd[5] * v28);
    const double v39 = v0_sine[1] * v0_sine[0];
    const double v40 = v0_cosine[1] * v0_sine[0];
    const double v41 = (v0_sine[2] * v40) + (v0_cosine[2] * v39);
    const double v42 = (v0_sine[2] * v39) - (v0_cosine[2] * v40);
    const double v43 = 0.4318 * v40;
    const double v44 = ((0.15005 * v0_cosine[0]) - v43) + (0.0203 * v42);
    const double v45 = v44 + (0.4318 * v41);
    const double v46 = (v0_sine[3] * v0_cosine[0]) - (v0_cosine[3] * v42);
    const double v47 = (v8_cosine[0] * v41) + (v8_sine[0] * v46);
    const double v48 = 0.0028799999999999997 * v47;
    const double v49 = v48 + (0.09 * v45);
    const double v50 = v49 * v38;
    const double v51 = 0.34 * v45;
    const double v52 = v50 + (v51 * v37);
    const double v53 = 0.369656 * v41;
    const double v54 = v53 + (0.82 * v44);
    const double v55 = (v54 * v33) - v52;
    const double v56 = (0.78792 * v0_cosine[0]) + (0.336 * v41);
    const double v57 = (2.07264 * v40) - v56;
    const double v58 = v55 + (v32 * v57);
    const double v59 = ((3.9585 * v0_cosine[0]) - (1.1832 * v40)) + (0.10439999999999999 * v39);
    const double v60 = 0.67183 * v59;
    const double v61 = (v31 * v60) - v58;
    const double v62 = (v27 * v47) - (v22 * v45);
    const double v63 = (v21 * v44) + (v41 * v26);
    const double v64 = v0_cosine[0] * v25;
    const double v65 = qd[1] * v0_cosine[0];
    const double v66 = (0.67183 * v65) + (qd[2] * v64);
    const double v67 = v66 + (qd[3] * v63);
    const double v68 = (v0_cosine[3] * v0_cosine[0]) + (v0_sine[3] * v42);
    const double v69 = (v68 * v27) + (v35 * v45);
    const double v70 = (qd[4] * v69) - v67;
    const double v71 = v70 + (qd[5] * v62);
    const double v72 = 0.0028799999999999997 * v24;
    const double v73 = v72 + (0.09 * v18);
    const double v74 = v73 * v71;
    const double v75 = 0.34 * v18;
    const double v76 = v74 + (v75 * v70);
    const double v77 = 0.369656 * v17;
    const double v78 = v77 - (0.82 * v16);
    const double v79 = (v78 * v67) - v76;
    const double v80 = (0.78792 * v0_sine[0]) - (0.336 * v17);
    const double v81 = v80 + (2.07264 * v12);
    const double v82 = (v66 * v81) - v79;
    const double v83 = ((0.10439999999999999 * v13) - (3.9585 * v0_sine[0])) - (1.1832 * v12);
    const double v84 = 0.67183 * v83;
    const double v85 = (v65 * v84) - v82;
    const double v86 = v22 * v24;
    const double v87 = 0.0028799999999999997 * v22;
    const double v88 = v87 + (0.045 * v27);
    const double v89 = (v8_cosine[0] * v20) - (v8_sine[0] * v21);
    const double v90 = (v8_sine[1] * v35) - (v8_cosine[1] * v89);
    const double v91 = 1.9999999999999998e-05 * v90;
    const double v92 = (v8_sine[0] * v17) + (v8_cosine[0] * v23);
    const double v93 = (v8_sine[1] * v34) + (v8_cosine[1] * v92);
    const double v94 = ((v18 * v88) + (0.00022216 * v86)) + (v93 * v91);
    const double v95 = (v8_sine[1] * v89) + (v8_cosine[1] * v35);
    const double v96 = 1.9999999999999998e-05 * v95;
    const double v97 = (v8_cosine[1] * v34) - (v8_sine[1] * v92);
    const double v98 = v72 + (0.045 * v18);
    const double v99 = ((v27 * v98) + (v97 * v96)) + v94;
    const double v100 = v65 + (qd[2] * v0_cosine[0]);
    const double v101 = v100 + (qd[3] * v41);
    const double v102 = v101 + (qd[4] * v68);
    const double v103 = v102 + (qd[5] * v47);
    const double v104 = v103 * v99;
    const double v105 = 0.00020000000000000004 * v89;
    const double v106 = 0.34 * v27;
    const double v107 = v35 * v34;
    const double v108 = (((v18 * v106) + (9.999999999999999e-05 * v107)) - (v92 * v105)) + (0.00020000000000000004 * v86);
    const double v109 = v104 + (v102 * v108);
    const double v110 = 0.369656 * v21;
    const double v111 = v110 - (0.41 * v26);
    const double v112 = 0.1677909248 * v17;
    const double v113 = v77 - (0.41 * v16);
    const double v114 = 0.0006500000000000117 * v23;
    const double v115 = (((v21 * v112) - (v16 * v111)) - (v26 * v113)) - (v20 * v114);
    const double v116 = v115 + (0.0006500000000000117 * v107);
    const double v117 = v109 + (v101 * v116);
    const double v118 = 0.016249999999999987 * v19;
    const double v119 = (0.0551544 * v0_sine[0]) - (0.09327000000000002 * v17);
    const double v120 = 0.336 * v21;
    const double v121 = (2.4 * v25) - v120;
    const double v122 = v80 + (1.03632 * v12);
    const double v123 = (v25 * v122) + ((v15 * v121) - ((v21 * v119) + (v14 * v118)));
    const double v124 = v117 + (v100 * v123);
    const double v125 = ((0.0070992 * v13) - (0.26917800000000003 * v0_sine[0])) - (0.5469575999999998 * v12);
    const double v126 = ((0.07312639999999981 * v13) - (0.023751 * v0_sine[0])) - (0.0070992 * v12);
    const double v127 = (v84 + (v0_sine[1] * v125)) + (v0_cosine[1] * v126);
    const double v128 = (v65 * v127) - v124;
    const double v129 = 0.00020000000000000004 * v47;
    const double v130 = 9.999999999999999e-05 * v68;
    const double v131 = (v8_sine[0] * v41) - (v8_cosine[0] * v46);
    const double v132 = 0.00020000000000000004 * v131;
    const double v133 = (((v35 * v130) - (v45 * v106)) - (v22 * v129)) + (v89 * v132);
    const double v134 = v31 + (qd[2] * v0_sine[0]);
    const double v135 = (qd[3] * v17) - v134;
    const double v136 = (qd[4] * v34) - v135;
    const double v137 = 0.00022216 * v47;
    const double v138 = v48 + (0.045 * v45);
    const double v139 = (v8_sine[1] * v68) - (v8_cosine[1] * v131);
    const double v140 = 1.9999999999999998e-05 * v139;
    const double v141 = ((v27 * v138) + ((v45 * v88) + (v22 * v137))) - (v90 * v140);
    const double v142 = (v8_cosine[1] * v68) + (v8_sine[1] * v131);
    const double v143 = 1.9999999999999998e-05 * v142;
    const double v144 = v141 - (v95 * v143);
    const double v145 = (qd[5] * v24) - v136;
    const double v146 = v145 * v144;
    const double v147 = v146 + (v136 * v133);
    const double v148 = v21 * v41;
    const double v149 = v53 + (0.41 * v44);
    const double v150 = 0.0006500000000000117 * v68;
    const double v151 = (((v44 * v111) + (0.1677909248 * v148)) - (v26 * v149)) - (v35 * v150);
    const double v152 = 0.0006500000000000117 * v46;
    const double v153 = v151 + (v20 * v152);
    const double v154 = v147 + (v135 * v153);
    const double v155 = 0.016249999999999987 * v42;
    const double v156 = v0_cosine[0] * v21;
    const double v157 = (((v43 * v121) + (0.0551544 * v156)) - (v19 * v155)) + (0.09327000000000002 * v148);
    const double v158 = (1.03632 * v40) - v56;
    const double v159 = (v25 * v158) + v157;
    const double v160 = (v134 * v159) - v154;
    const double v161 = ((0.023751 * v12) + (0.26917800000000003 * v13)) + (v39 * (0.0070992 * v0_sine[1]));
    const double v162 = (v60 - (v40 * ((0.4738312 * v0_sine[1]) + (0.0070992 * v0_cosine[1])))) + v161;
    const double v163 = (v31 * v162) - v160;
    C[0] = (v128 - (v85 + v61)) + v163;
    const double v164 = (v17 * v44) + (v41 * v16);
    const double v165 = v0_cosine[0] * v0_cosine[0];
    const double v166 = v165 + (v0_sine[0] * v0_sine[0]);
    const double v167 = (0.4318 * v0_cosine[1]) * v166;
    const double v168 = qd[2] * v167;
    const double v169 = v168 + (qd[3] * v164);
    const double v170 = (v68 * v18) + (v34 * v45);
    const double v171 = (qd[4] * v170) - v169;
    const double v172 = (v45 * v24) - (v18 * v47);
    const double v173 = (qd[5] * v172) - v171;
    const double v174 = ((((2.0 * v45) * v138) + (v47 * v137)) + (v139 * v140)) + (v142 * v143);
    const double v175 = (((v45 * v98) + (v24 * v137)) + (v18 * v138)) - (v93 * v140);
    const double v176 = v175 - (v97 * v143);
    const double v177 = ((v49 * v173) - (v145 * v174)) + (v103 * v176);
    const double v178 = (((v34 * v130) - (v18 * v51)) - (v24 * v129)) - (v92 * v132);
    const double v179 = (((v45 * v51) + (v68 * v130)) + (v47 * v129)) + (v131 * v132);
    const double v180 = (((v102 * v178) + (v51 * v171)) - (v136 * v179)) - v177;
    const double v181 = v41 * v41;
    const double v182 = (((v149 * (2.0 * v44)) + (0.1677909248 * v181)) + (v68 * v150)) + (v46 * v152);
    const double v183 = (((v44 * v113) + (v41 * v112)) - (v16 * v149)) - (v34 * v150);
    const double v184 = v183 - (v23 * v152);
    const double v185 = (((v54 * v169) - (v135 * v182)) + (v101 * v184)) - v180;
    const double v186 = (0.12558706799999997 * v0_sine[0]) - (0.0551544 * v17);
    const double v187 = (v15 * v158) + ((v14 * v155) - ((v0_cosine[0] * v186) + (v41 * v119)));
    const double v188 = v187 + (v43 * v122);
    const double v189 = ((((0.1103088 * v0_cosine[0]) * v41) + (0.12558706799999997 * v165)) + (v42 * v155)) + (0.09327000000000002 * v181);
    const double v190 = v189 + ((0.8636 * v40) * v158);
    const double v191 = v0_cosine[0] * ((((v168 * v57) - (v134 * v190)) - (v100 * v188)) - v185);
    const double v192 = v144 - v133;
    const double v193 = v153 + v192;
    const double v194 = qd[0] * v0_sine[0];
    const double v195 = v108 + v99;
    const double v196 = v116 + v195;
    const double v197 = qd[0] * v0_cosine[0];
    const double v198 = v24 * v24;
    const double v199 = ((2.0 * v18) * v98) + (0.00022216 * v198);
    const double v200 = v199 + (1.9999999999999998e-05 * ((v93 * v93) + (v97 * v97)));
    const double v201 = ((v73 * v173) + (v103 * v200)) - (v145 * v176);
    const double v202 = v34 * v34;
    const double v203 = ((v18 * v75) + (9.999999999999999e-05 * v202)) + (0.00020000000000000004 * (v198 + (v92 * v92)));
    const double v204 = ((v136 * v178) + ((v75 * v171) - (v102 * v203))) - v201;
    const double v205 = (((v17 * v112) - (v113 * (2.0 * v16))) + (v23 * v114)) + (0.0006500000000000117 * v202);
    const double v206 = (((v78 * v169) + (v101 * v205)) - (v135 * v184)) - v204;
    const double v207 = ((v0_sine[0] * v186) - (v17 * v119)) + (v14 * (0.016249999999999987 * v14));
    const double v208 = v207 + ((0.8636 * v12) * v122);
    const double v209 = v0_sine[0] * ((((v168 * v81) - (v100 * v208)) - (v134 * v188)) - v206);
    const double v210 = (((v197 * (v123 + v196)) + (v194 * (v159 + v193))) + v191) - v209;
    const double v211 = v60 - v162;
    const double v212 = v84 - v127;
    const double v213 = (v197 * v212) + (v194 * v211);
    const double v214 = ((0.023751 * v13) - (0.9580587499999998 * v0_sine[0])) - (0.26917800000000003 * v12);
    const double v215 = (0.9580587499999998 * v165) + (v39 * (0.07312639999999981 * v39));
    const double v216 = v215 + (v40 * ((0.5469575999999998 * v40) - (0.0141984 * v39)));
    const double v217 = (v216 - (v0_sine[0] * ((0.5383560000000001 * v12) - (0.047502 * v13)))) - (v13 * v126);
    const double v218 = (v0_sine[0] * v65) * (v217 + ((v0_sine[0] * v214) + (v12 * v125)));
    const double v219 = ((v0_cosine[0] * v214) - (v40 * v125)) + (v39 * v126);
    const double v220 = v0_sine[0] * v31;
    const double v221 = v0_cosine[0] * v65;
    const double v222 = v75 + v73;
    const double v223 = v78 + v222;
    const double v224 = v81 - v223;
    const double v225 = 0.67183 * v197;
    const double v226 = v51 + v49;
    const double v227 = v54 + v226;
    const double v228 = v57 - v227;
    const double v229 = 0.67183 * v194;
    const double v230 = ((v225 * v224) + ((v218 + ((v221 - v220) * v219)) - v213)) + (v229 * v228);
    C[1] = v230 - v210;
    const double v231 = (v65 * v167) - (v25 * v194);
    const double v232 = (v25 * v197) + (v31 * v167);
    C[2] = ((v232 * v224) - (v231 * v228)) - v210;
    const double v233 = v174 + v200;
    const double v234 = v233 + (v179 + v203);
    const double v235 = (v100 * v17) + (v134 * v41);
    const double v236 = (((v21 * v32) + (v41 * v168)) - (qd[0] * v29)) - (v100 * v164);
    const double v237 = ((qd[0] * v63) + ((v21 * v66) + (v17 * v168))) + (v134 * v164);
    const double v238 = (qd[0] * v41) + (v21 * v100);
    const double v239 = (qd[0] * v17) - (v21 * v134);
    const double v240 = (v239 * v193) - ((v238 * v196) + ((v237 * v223) + (v236 * v227)));
    const double v241 = (v17 * v206) + (v240 - (v235 * (v234 + (v182 + v205))));
    const double v242 = v21 * (((v79 - v55) + v117) - v154);
    const double v243 = (v242 + (v41 * v185)) + v241;
    C[3] = v243;
    const double v244 = v35 * (((v76 - v52) - v109) + v147);
    const double v245 = (v68 * v135) + (v34 * v101);
    const double v246 = (qd[3] * v21) - qd[0];
    const double v247 = (v246 * v68) + (v35 * v101);
    const double v248 = ((v34 * v169) + ((v35 * v67) - (v246 * v69))) - (v135 * v170);
    const double v249 = ((v68 * v169) + ((v35 * v33) - (v246 * v36))) + (v101 * v170);
    const double v250 = (v35 * v135) - (v246 * v34);
    const double v251 = (v250 * v192) + (((v226 * v249) - (v222 * v248)) - (v247 * v195));
    const double v252 = ((v68 * v180) + (v251 - (v245 * v234))) - ((v34 * v204) + v244);
    C[4] = -v252;
    const double v253 = (v47 * v136) + (v24 * v102);
    const double v254 = (qd[4] * v35) - v246;
    const double v255 = (v254 * v47) + (v22 * v102);
    const double v256 = (((v22 * v70) + (v254 * v62)) - (v136 * v172)) + (v24 * v171);
    const double v257 = (v47 * v171) + ((v102 * v172) - ((v22 * v37) + (v254 * v28)));
    const double v258 = (v22 * v136) - (v254 * v24);
    const double v259 = (((v73 * v256) - (v255 * v99)) + (v49 * v257)) - (v258 * v144);
    const double v260 = v22 * (((v74 - v50) - v104) + v146);
    const double v261 = ((((v47 * v177) - (v253 * v233)) + (v24 * v201)) + v259) - v260;
    C[5] = v261;
    const double v262 = v22 * v22;
    const double v263 = v35 * v35;
    const double v264 = (((v27 * v106) + (9.999999999999999e-05 * v263)) + (0.00020000000000000004 * v262)) + (v89 * v105);
    const double v265 = v87 + (0.09 * v27);
    const double v266 = ((((2.0 * v27) * v88) + (0.00022216 * v262)) + (v90 * v91)) + (v95 * v96);
    const double v267 = (qd[5] * v22) - v254;
    const double v268 = ((v265 * v71) - (v103 * v266)) + (v267 * v144);
    const double v269 = v268 + ((v254 * v133) + ((v106 * v70) - (v102 * v264)));
    const double v270 = v21 * v21;
    const double v271 = ((0.1677909248 * v270) - (v111 * (2.0 * v26))) + (0.0006500000000000117 * (v263 + (v20 * v20)));
    const double v272 = v110 - (0.82 * v26);
    const double v273 = (((v272 * v67) + (v101 * v271)) - (v246 * v153)) - v269;
    const double v274 = ((2.0 * v25) * v121) + ((v19 * v118) + (0.09327000000000002 * v270));
    const double v275 = (4.8 * v25) - v120;
    const double v276 = ((v265 * v38) - (v145 * v266)) + (v267 * v99);
    const double v277 = v276 + (((v136 * v264) + (v106 * v37)) - (v254 * v108));
    const double v278 = (((v272 * v33) + (v135 * v271)) - (v246 * v116)) - v277;
    const double v279 = v0_cosine[0] * (v278 + ((qd[0] * v123) + ((v32 * v275) - (v134 * v274))));
    const double v280 = v279 + (v0_sine[0] * (v273 + ((qd[0] * v159) + ((v100 * v274) - (v66 * v275)))));
    const double v281 = (0.09 * v71) + ((v267 * v49) - (v103 * v265));
    const double v282 = (((v106 * v102) + (v254 * v51)) - (0.34 * v70)) - v281;
    const double v283 = v282 + ((0.82 * v67) + ((v101 * v272) - (v246 * v54)));
    const double v284 = ((qd[0] * v57) + ((v100 * v275) - (4.8 * v66))) - v283;
    const double v285 = 0.67183 * v0_sine[0];
    const double v286 = (0.09 * v38) + ((v267 * v73) - (v145 * v265));
    const double v287 = v286 + ((0.34 * v37) + ((v136 * v106) - (v254 * v75)));
    const double v288 = ((0.82 * v33) + ((v135 * v272) - (v246 * v78))) - v287;
    const double v289 = ((qd[0] * v81) + ((4.8 * v32) - (v134 * v275))) - v288;
    const double v290 = 0.67183 * v0_cosine[0];
    C[6] = ((v213 - (v290 * v289)) - (v285 * v284)) + v280;
    const double v291 = ((v73 * v38) + (v267 * v200)) - (v145 * v99);
    const double v292 = v291 + ((v136 * v108) + ((v75 * v37) - (v254 * v203)));
    const double v293 = (((v78 * v33) - (v246 * v205)) + (v135 * v116)) - v292;
    const double v294 = v293 + ((qd[0] * v208) + ((v32 * v81) - (v134 * v123)));
    const double v295 = v106 + v265;
    const double v296 = v272 + v295;
    const double v297 = v275 - v296;
    const double v298 = ((11.689842 + (1.1832 * v0_sine[1])) + (0.10439999999999999 * v0_cosine[1])) + v297;
    const double v299 = v200 + v266;
    const double v300 = v299 + (v203 + v264);
    const double v301 = v300 + (v205 + v271);
    const double v302 = v301 + (v208 + v274);
    const double v303 = v0_sine[1] * ((1.5898185120000001 + (0.0141984 * v0_cosine[1])) + (0.5469575999999998 * v0_sine[1]));
    const double v304 = (7.853586550860001 + (v0_cosine[1] * (0.140278104 + (0.07312639999999981 * v0_cosine[1])))) + v303;
    const double v305 = v265 * v173;
    const double v306 = (v106 * v171) - v305;
    const double v307 = (v272 * v169) - v306;
    const double v308 = (v168 * v275) - v307;
    const double v309 = v0_cosine[0] * v308;
    const double v310 = v176 - v178;
    const double v311 = v184 + v310;
    const double v312 = v188 + v311;
    const double v313 = v219 + v312;
    const double v314 = (v309 + (v194 * (v304 + v302))) - (v197 * v313);
    const double v315 = v314 + (((v220 * v212) - (v229 * v298)) - (v0_sine[0] * v294));
    const double v316 = v267 * v176;
    const double v317 = v316 + (v254 * v178);
    const double v318 = v317 + (v246 * v184);
    const double v319 = (qd[0] * v188) - v318;
    const double v320 = v319 + (qd[0] * v219);
    const double v321 = v174 + v266;
    const double v322 = v321 + (v179 + v264);
    const double v323 = v322 + (v182 + v271);
    const double v324 = ((v49 * v71) + (v267 * v174)) - (v103 * v144);
    const double v325 = v324 + (((v102 * v133) + (v51 * v70)) - (v254 * v179));
    const double v326 = (((v54 * v67) - (v246 * v182)) + (v101 * v153)) - v325;
    const double v327 = v0_cosine[0] * (v326 + (((qd[0] * v190) - (v66 * v57)) + (v100 * v159)));
    const double v328 = v327 - (v197 * (v323 + (v190 + v274)));
    const double v329 = v0_sine[0] * v308;
    const double v330 = (v329 + (((v221 * v211) - (v197 * v304)) + (v225 * v298))) + (v194 * v313);
    const double v331 = (0.09 * v173) + ((v103 * v73) - (v145 * v49));
    const double v332 = v331 + (((v136 * v51) + (v102 * v75)) - (0.34 * v171));
    const double v333 = v332 + ((0.82 * v169) + ((v101 * v78) - (v135 * v54)));
    const double v334 = v333 + (((4.8 * v168) - (v100 * v81)) - (v134 * v57));
    const double v335 = (0.67183 * v166) * (v334 + ((v65 * v83) + (v31 * v59)));
    const double v336 = v335 - (v0_sine[0] * ((v330 + v328) - (v0_sine[0] * (v320 - (v61 + v128)))));
    C[7] = v336 - (v0_cosine[0] * (v315 + (v0_cosine[0] * ((v320 + v85) + v163))));
    const double v337 = ((v197 * v297) - (6.05 * v232)) - (v0_sine[0] * v334);
    const double v338 = (v0_cosine[0] * v334) + ((6.05 * v231) + (v194 * v297));
    const double v339 = (v0_sine[0] * v328) - (v197 * ((v0_cosine[0] * v312) - (v0_sine[0] * v302)));
    const double v340 = v339 - (v0_sine[0] * ((v0_cosine[0] * v294) - (v194 * v312)));
    const double v341 = v340 - (v0_sine[0] * ((v0_sine[0] * (v319 + (v58 + v124))) - v329));
    const double v342 = v341 - (v0_cosine[0] * ((-v309) - (v0_cosine[0] * ((v319 - v82) - v160))));
    const double v343 = v166 * (qd[1] * (0.67183 - v25));
    const double v344 = -(v343 * ((v0_cosine[0] * v224) + (v0_sine[0] * v228)));
    const double v345 = (v344 - (((v0_cosine[0] * v231) + (v0_sine[0] * v232)) * v297)) - v342;
    C[8] = v345 + ((v290 * v338) - (v285 * v337));
    const double v346 = (v21 * v283) - ((v235 * v223) + ((1.25 * v237) + (v238 * v296)));
    const double v347 = (v17 * v333) + v346;
    const double v348 = (v21 * v288) + ((v235 * v227) + ((1.25 * v236) - (v239 * v296)));
    const double v349 = v348 - (v41 * v333);
    const double v350 = (((v17 * v32) - (v66 * v41)) + (v100 * v63)) - (v134 * v29);
    const double v351 = (((v350 * v227) - (v237 * v296)) - (v235 * v196)) - (v239 * v311);
    const double v352 = v17 * (((v55 + v307) + v117) - v318);
    const double v353 = (v352 + (v41 * v326)) + ((v21 * v273) + (v351 - (v238 * v323)));
    const double v354 = (v17 * v293) + (((v350 * v223) + (v236 * v296)) - (v239 * v301));
    const double v355 = v41 * (((v79 - v307) + v154) - v318);
    const double v356 = v355 + (((v354 + (v21 * v278)) + (v235 * v193)) - (v238 * v311));
    const double v357 = (v0_cosine[0] * v356) + (v0_sine[0] * v353);
    C[9] = -(v357 + ((v290 * v349) + (v285 * v347)));
    const double v358 = (((v68 * v67) + (v101 * v69)) - (v34 * v33)) + (v135 * v36);
    const double v359 = ((v245 * v195) + ((v295 * v248) - (v226 * v358))) + (v250 * v310);
    const double v360 = v34 * (((v52 + v306) - v109) + v317);
    const double v361 = (v360 - (v68 * v325)) + ((v359 + (v247 * v322)) + (v35 * v269));
    const double v362 = (v34 * v292) + (((v295 * v249) - (v222 * v358)) + (v250 * v300));
    const double v363 = v68 * (((v76 - v306) - v147) + v317);
    const double v364 = ((v362 - (v245 * v192)) + ((v247 * v310) + (v35 * v277))) - v363;
    const double v365 = (v0_cosine[0] * v364) + (v0_sine[0] * v361);
    const double v366 = ((0.43000000000000005 * v249) + ((v250 * v295) - (v245 * v226))) + (v35 * v287);
    const double v367 = v366 - (v68 * v332);
    const double v368 = (v35 * v282) - (((v245 * v222) + (v247 * v295)) + (0.43000000000000005 * v248));
    const double v369 = (v34 * v332) + v368;
    C[10] = ((v285 * v369) - (v290 * v367)) - v365;
    const double v370 = ((v22 * v281) + ((v73 * v253) + (v265 * v255))) - (v24 * v331);
    const double v371 = v370 - (0.09 * v256);
    const double v372 = (v47 * v331) + ((v22 * v286) - ((v49 * v253) + (v265 * v258)));
    const double v373 = v372 + (0.09 * v257);
    const double v374 = v24 * (((v50 - v305) - v104) + v316);
    const double v375 = (((v47 * v70) - (v102 * v62)) + (v24 * v37)) + (v136 * v28);
    const double v376 = (((v253 * v99) - (v49 * v375)) - (v258 * v176)) + (v255 * v321);
    const double v377 = (v374 + (((v47 * v324) - (v265 * v256)) + (v22 * v268))) + v376;
    const double v378 = (((v22 * v276) - (v258 * v299)) + (v24 * v291)) - (v73 * v375);
    const double v379 = v47 * (((v74 + v305) - v146) + v316);
    const double v380 = v379 + (v378 + (((v255 * v176) - (v253 * v144)) + (v265 * v257)));
    const double v381 = (v0_cosine[0] * v380) + (v0_sine[0] * v377);
    C[11] = v381 + ((v290 * v373) + (v285 * v371));
    C[12] = v280 - ((v64 * v289) + (v30 * v284));
    const double v382 = v167 * (((v0_cosine[0] * v284) + ((v194 * v224) - (v197 * v228))) - (v0_sine[0] * v289));
    C[13] = (v382 + ((v25 * v166) * v334)) - v342;
    C[14] = ((v382 - (v30 * v337)) + ((v343 * (6.05 * v167)) + (v64 * v338))) + v345;
    const double v383 = (v17 * v288) + (((1.25 * v350) - (v239 * v223)) - (v238 * v227));
    const double v384 = v383 + (v41 * v283);
    C[15] = -(v357 + (((v167 * v384) + (v64 * v349)) + (v30 * v347)));
    const double v385 = ((v68 * v282) + ((v250 * v222) + (v247 * v226))) + (v34 * v287);
    const double v386 = v385 - (0.43000000000000005 * v358);
    C[16] = (((v30 * v369) - (v167 * v386)) - (v64 * v367)) - v365;
    const double v387 = ((v47 * v281) + ((v49 * v255) - (v73 * v258))) + (v24 * v286);
    const double v388 = v387 - (0.09 * v375);
    C[17] = v381 + (((v167 * v388) + (v64 * v373)) + (v30 * v371));
    C[18] = v242 + (((v41 * v278) + ((v63 * v288) - (v29 * v283))) - (v17 * v273));
    const double v389 = v197 * ((v17 * v323) + (((v29 * v296) - (v164 * v227)) - (v21 * v196)));
    const double v390 = v164 * ((v0_cosine[0] * v283) - (v0_sine[0] * v288));
    const double v391 = v194 * ((v41 * v301) + ((v63 * v296) + (v164 * v223)));
    const double v392 = (v156 * v185) + ((v390 - (((v0_cosine[0] * v63) - (v0_sine[0] * v29)) * v333)) + v391);
    const double v393 = (v392 + v389) - (v17 * ((v0_cosine[0] * v326) + (v194 * v311)));
    const double v394 = v21 * ((v0_sine[0] * v206) + (v194 * v193));
    const double v395 = (v0_sine[0] * v352) - (v394 + (v41 * ((v0_sine[0] * v293) + (v197 * v311))));
    const double v396 = ((v0_cosine[0] * v355) + v395) + v393;
    const double v397 = ((v17 * v296) + (1.25 * v29)) - (v21 * v223);
    const double v398 = (v21 * v227) - ((v41 * v296) + (1.25 * v63));
    C[19] = ((v229 * v398) - (v225 * v397)) - v396;
    const double v399 = v343 * (((1.25 * v164) - (v17 * v227)) + (v41 * v223));
    C[20] = (v399 - ((v231 * v398) + (v232 * v397))) - v396;
    const double v400 = (v17 * v353) + (((v29 * v347) - (v63 * v349)) - (v164 * v384));
    C[21] = (v400 - (v21 * v243)) - (v41 * v356);
    const double v401 = (v17 * v361) - (((v63 * v367) + (v29 * v369)) + (v164 * v386));
    C[22] = (v401 + (v21 * v252)) - (v41 * v364);
    const double v402 = (v41 * v380) + (((v63 * v373) - (v29 * v371)) + (v164 * v388));
    C[23] = (v402 - (v17 * v377)) - (v21 * v261);
    const double v403 = (((v68 * v277) - ((v69 * v287) + (v36 * v282))) + (v34 * v269)) - v244;
    C[24] = -v403;
    const double v404 = ((((v36 * v332) + (v170 * v287)) - (v68 * v292)) + (v35 * v204)) - v360;
    const double v405 = (((v170 * v226) - (v36 * v295)) + (v35 * v195)) - (v68 * v310);
    const double v406 = v405 - (v34 * v322);
    const double v407 = ((v68 * v300) - ((v69 * v295) + (v170 * v222))) + (v34 * v310);
    const double v408 = v407 + (v35 * v192);
    const double v409 = ((((v69 * v332) - (v170 * v282)) - (v34 * v325)) + (v35 * v180)) - v363;
    const double v410 = (v0_cosine[0] * v409) + (((v197 * v406) + (v194 * v408)) - (v0_sine[0] * v404));
    const double v411 = ((v68 * v295) - (0.43000000000000005 * v69)) + (v35 * v226);
    const double v412 = (v35 * v222) - ((v34 * v295) + (0.43000000000000005 * v36));
    C[25] = -(v410 + ((v225 * v412) + (v229 * v411)));
    const double v413 = ((v68 * v222) - (0.43000000000000005 * v170)) + (v34 * v226);
    C[26] = (((v231 * v411) - (v232 * v412)) + (v343 * v413)) - v410;
    const double v414 = (v239 * v408) - (((v236 * v411) + (v237 * v412)) + (v350 * v413));
    const double v415 = (v68 * v192) - (((v69 * v226) + (v36 * v222)) + (v34 * v195));
    const double v416 = (v21 * v403) + ((v414 - (v238 * v406)) - (v235 * (v415 + (v35 * v234))));
    C[27] = (v416 - (v17 * v404)) - (v41 * v409);
    const double v417 = (((v69 * v367) + (v36 * v369)) + (v170 * v386)) - (v68 * v364);
    C[28] = (v417 - (v34 * v361)) - (v35 * v252);
    const double v418 = (v68 * v380) + (((v36 * v371) - (v69 * v373)) - (v170 * v388));
    C[29] = (v418 + (v34 * v377)) + (v35 * v261);
    const double v419 = v260 + (((v47 * v276) + ((v28 * v281) - (v62 * v286))) - (v24 * v268));
    C[30] = -v419;
    const double v420 = (((v47 * v291) + ((v172 * v286) - (v28 * v331))) - (v22 * v201)) - v374;
    const double v421 = ((v47 * v299) + ((v73 * v172) - (v265 * v62))) - (v22 * v144);
    const double v422 = v421 - (v24 * v176);
    const double v423 = (v47 * v176) + ((v22 * v99) + ((v265 * v28) + (v49 * v172)));
    const double v424 = v423 - (v24 * v321);
    const double v425 = (((v22 * v177) + ((v62 * v331) - (v172 * v281))) + (v24 * v324)) - v379;
    const double v426 = (((v197 * v424) - (v194 * v422)) - (v0_sine[0] * v420)) - (v0_cosine[0] * v425);
    const double v427 = ((v47 * v265) - (v22 * v49)) - (0.09 * v62);
    const double v428 = ((v22 * v73) - (v24 * v265)) + (0.09 * v28);
    C[31] = v426 + ((v225 * v428) - (v229 * v427));
    const double v429 = ((v47 * v73) - (v24 * v49)) + (0.09 * v172);
    C[32] = v426 + (((v231 * v427) + (v232 * v428)) + (v343 * v429));
    const double v430 = (((v237 * v428) - (v236 * v427)) - (v350 * v429)) + (v239 * v422);
    const double v431 = (v47 * v144) + ((v24 * v99) - ((v62 * v49) + (v73 * v28)));
    const double v432 = v431 - (v22 * v233);
    const double v433 = ((v17 * v420) + ((v430 + (v238 * v424)) - (v235 * v432))) + (v21 * v419);
    C[33] = v433 - (v41 * v425);
    const double v434 = (v245 * v432) + ((v358 * v429) - ((v427 * v249) + (v428 * v248)));
    const double v435 = (((v434 - (v250 * v422)) - (v247 * v424)) - (v34 * v420)) - (v35 * v419);
    C[34] = v435 - (v68 * v425);
    const double v436 = (v47 * v380) + (((v28 * v371) - (v62 * v373)) + (v172 * v388));
    C[35] = (v436 - (v22 * v261)) - (v24 * v377);
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_coriolis_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double C_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        puma560_friction_scatter(36U, count, lane, C_lane, C);
    }
}

void puma560_friction_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double C_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        puma560_friction_scatter(36U, count, lane, C_lane, C);
    }
}

#endif

void puma560_friction_inverse_dynamics(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const puma560_friction_four v1_angle = {v0, q[3], q[4], q[1]};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = qd[0] * v1_sine[0];
    const double v10 = qd[2] + qd[1];
    const double v11 = (v10 * v1_cosine[1]) + (v1_sine[1] * v9);
    const double v12 = (v10 * v1_sine[1]) - (v1_cosine[1] * v9);
    const double v13 = v12 * v11;
    const double v14 = v10 * v9;
    const double v15 = qdd[0] * v1_cosine[0];
    const double v16 = v15 - v14;
    const double v17 = qdd[3] + v16;
    const double v18 = v13 - v17;
    const double v19 = qd[0] * v1_cosine[0];
    const double v20 = qd[3] + v19;
    const double v21 = (v1_sine[2] * v20) - (v1_cosine[2] * v12);
    const double v22 = qd[4] + v11;
    const double v23 = v22 * v21;
    const double v24 = (qdd[0] * v1_sine[0]) + ((2.0 * v10) * v19);
    const double v25 = v9 * v19;
    const double v26 = qdd[1] + qdd[2];
    const double v27 = v25 - v26;
    const double v28 = ((v1_cosine[1] * v24) - (v11 * (2.0 * v20))) + (v1_sine[1] * v27);
    const double v29 = (v23 + (v1_sine[2] * v28)) + (v1_cosine[2] * v18);
    const double v30 = 4e-05 * (qdd[5] - v29);
    tau[5] = v30;
    const double v31 = (0.00020000000000000004 * (v23 + v29)) - v30;
    const double v32 = (v1_sine[2] * v18) - (v1_cosine[2] * v28);
    const double v33 = (v1_sine[2] * v12) + (v1_cosine[2] * v20);
    const double v34 = (v33 * (2.0 * v22)) - v32;
    const double v35 = v10 * v10;
    const double v36 = v35 + (v19 * v19);
    const double v37 = qd[0] * qd[0];
    const double v38 = qd[1] * qd[1];
    const double v39 = v38 + v37;
    const double v40 = 0.4318 * v1_cosine[3];
    const double v41 = 0.4318 * v1_sine[3];
    const double v42 = ((0.15005 * qdd[0]) - (qdd[1] * v41)) - (v39 * v40);
    const double v43 = (9.81 + (qdd[1] * v40)) - (v38 * v41);
    const double v44 = (v1_cosine[0] * v42) + (v1_sine[0] * v43);
    const double v45 = (v44 - (0.0203 * v36)) + (0.4318 * v27);
    const double v46 = v14 - v16;
    const double v47 = qd[0] * (2.0 * qd[1]);
    const double v48 = ((v47 * v41) - (0.15005 * v37)) - (qdd[0] * v40);
    const double v49 = (v48 + (0.4318 * v24)) + (0.0203 * v46);
    const double v50 = (v1_cosine[1] * v49) + (v1_sine[1] * v45);
    const double v51 = 3.9999999999999996e-05 * qd[5];
    const double v52 = (((v51 * v22) + (1.9999999999999998e-05 * v32)) - (0.0028799999999999997 * v50)) - (0.0004221600000000001 * v34);
    const double v53 = (((0.0006500000000000002 * (v13 + v17)) - (0.00075 * v18)) - (v1_sine[2] * v52)) - (v1_cosine[2] * v31);
    tau[3] = v53;
    const double v54 = (v1_cosine[1] * v45) - (v1_sine[1] * v49);
    const double v55 = 0.0028799999999999997 * ((v22 * v22) + (v21 * v21));
    const double v56 = v33 * v21;
    const double v57 = v12 * v20;
    const double v58 = (v57 - (v1_sine[1] * v24)) + (v1_cosine[1] * v27);
    const double v59 = qdd[4] - v58;
    const double v60 = v56 - v59;
    const double v61 = 0.0028799999999999997 * v1_cosine[2];
    const double v62 = ((v1_sine[2] * v55) + (1.25 * v54)) + (v61 * v60);
    const double v63 = (1.25 * v50) + (0.0028799999999999997 * v34);
    const double v64 = (v1_cosine[1] * v63) - (v1_sine[1] * v62);
    const double v65 = ((((0.00031627399999999964 * v24) - (0.0047376000000000015 * v27)) + (0.016249999999999987 * v46)) + (0.0203 * v64)) - v53;
    const double v66 = (0.023751 * v1_cosine[3]) + (0.1208630640000001 * v1_sine[3]);
    const double v67 = (qdd[1] * v66) + ((v37 - v39) * ((0.023751 * v1_sine[3]) - (0.1208630640000001 * v1_cosine[3])));
    const double v68 = (0.03707455999999998 * v1_sine[3]) - (0.0141984 * v1_cosine[3]);
    const double v69 = 0.0070992 + (v1_cosine[3] * v68);
    const double v70 = ((v47 * v69) - v67) + (qdd[0] * (1.2999309934803147 + (v1_sine[3] * v68)));
    const double v71 = (v1_cosine[1] * v62) + (v1_sine[1] * v63);
    const double v72 = v71 + ((0.35158 * v27) + (7.54015748031496 * v44));
    const double v73 = (v1_cosine[0] * v43) - (v1_sine[0] * v42);
    const double v74 = v35 + (v9 * v9);
    const double v75 = v25 + v26;
    const double v76 = ((0.4318 * v74) - v73) - (0.0203 * v75);
    const double v77 = 0.0028799999999999997 * v1_sine[2];
    const double v78 = (v77 * v60) - ((v1_cosine[2] * v55) + (1.25 * v76));
    const double v79 = ((0.35158 * v74) - (7.54015748031496 * v73)) - v78;
    const double v80 = (v1_cosine[0] * v72) + (v1_sine[0] * v79);
    const double v81 = (0.15005 * v80) + (v70 - (v40 * (v64 + ((0.35158 * v24) + (7.54015748031496 * v48)))));
    const double v82 = ((v1_sine[2] * v31) + (0.00075 * v28)) - (v1_cosine[2] * v52);
    const double v83 = (((v51 * v21) + (v77 * v76)) - (0.0004221600000000001 * v60)) - (v61 * v54);
    const double v84 = v83 + (0.00022000000000000003 * (v59 + v56));
    tau[4] = v84;
    const double v85 = (0.0006500000000000002 * (v57 + v58)) - v84;
    const double v86 = ((0.0047376000000000015 * (v37 - v74)) - ((0.10817090799999998 * v24) + (0.35158 * v48))) - (0.00031627399999999964 * v46);
    const double v87 = v1_sine[0] * ((((v1_sine[1] * v85) + v86) - (0.4318 * v64)) - (v1_cosine[1] * v82));
    tau[0] = (v81 - (v1_cosine[0] * v65)) - v87;
    const double v88 = (((0.10817090799999998 * v27) + (0.0047376000000000015 * v15)) - (0.016249999999999987 * v75)) - (0.00031627399999999964 * (v36 - v74));
    const double v89 = ((v1_cosine[1] * v85) + ((v88 + (0.35158 * v44)) - (0.0203 * v78))) + (0.4318 * v71);
    const double v90 = v89 + (v1_sine[1] * v82);
    const double v91 = (((0.10917823999999998 * qdd[1]) - (1.024164 * v1_sine[3])) - (qdd[0] * v66)) + ((v38 - v39) * v69);
    tau[1] = ((v91 - (v41 * v80)) - (v40 * ((v1_cosine[0] * v79) - (v1_sine[0] * v72)))) - v90;
    tau[2] = -v90;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_inverse_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
    }
}

void puma560_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
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
        puma560_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
    }
}

#endif

void puma560_friction_forward_dynamics(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], double qdd[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const puma560_friction_four v1_angle = {q[3], v0, q[4], q[1]};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = qd[2] + qd[1];
    const double v10 = qd[0] * v1_sine[1];
    const double v11 = (v1_cosine[0] * v10) - (v9 * v1_sine[0]);
    const double v12 = qd[0] * v1_cosine[1];
    const double v13 = qd[3] + v12;
    const double v14 = (v1_sine[2] * v11) - (v1_cosine[2] * v13);
    const double v15 = (v9 * v1_cosine[0]) + (v1_sine[0] * v10);
    const double v16 = qd[4] + v15;
    const double v17 = v15 * v11;
    const double v18 = v9 * v10;
    const double v19 = v17 - v18;
    const double v20 = v10 * v12;
    const double v21 = v9 * v12;
    const double v22 = 2.0 * v21;
    const double v23 = ((v1_cosine[0] * v22) + (v1_sine[0] * v20)) - (v15 * (2.0 * v13));
    const double v24 = (v1_cosine[2] * v23) + ((v1_sine[2] * v19) - ((2.0 * v16) * v14));
    const double v25 = 0.0028799999999999997 * v1_sine[0];
    const double v26 = (v1_sine[2] * v13) + (v1_cosine[2] * v11);
    const double v27 = 0.0028799999999999997 * v26;
    const double v28 = (v16 * (0.0028799999999999997 * v16)) + (v26 * v27);
    const double v29 = v13 * v11;
    const double v30 = ((v1_cosine[0] * v20) - v29) - (v1_sine[0] * v22);
    const double v31 = (v14 * v27) - (0.0028799999999999997 * v30);
    const double v32 = (v1_sine[2] * v28) - (v1_cosine[2] * v31);
    const double v33 = (v1_cosine[0] * v32) + (v25 * v24);
    const double v34 = v9 * v9;
    const double v35 = v34 + (v12 * v12);
    const double v36 = 0.4318 * v1_cosine[3];
    const double v37 = v1_cosine[1] * v36;
    const double v38 = qd[0] * qd[0];
    const double v39 = qd[1] * qd[1];
    const double v40 = v39 + v38;
    const double v41 = 0.4318 * v1_sine[3];
    const double v42 = (v39 * v41) - 9.81;
    const double v43 = (v1_sine[1] * v42) + (v40 * v37);
    const double v44 = ((0.4318 * v20) - v43) - (0.0203 * v35);
    const double v45 = 0.0028799999999999997 * v1_cosine[0];
    const double v46 = qd[1] * qd[0];
    const double v47 = ((0.8636 * v46) * v1_sine[3]) - (0.15005 * v38);
    const double v48 = (v47 + (0.0406 * v18)) + (0.8636 * v21);
    const double v49 = v36 * v1_sine[1];
    const double v50 = (v1_cosine[1] * v42) - (v40 * v49);
    const double v51 = 0.0028799999999999997 * v1_sine[2];
    const double v52 = v34 + (v10 * v10);
    const double v53 = 5.846399999999999e-05 * v1_sine[2];
    const double v54 = (((v53 * v20) - ((0.0012435839999999998 * v1_sine[2]) * v52)) - (v51 * v50)) + (0.0006421600000000001 * v30);
    const double v55 = v54 + (v1_cosine[2] * ((v45 * v44) - (v25 * v48)));
    const double v56 = 4e-05 * (qd[5] - v14);
    const double v57 = v55 - (v26 * (v56 + (0.00024216000000000005 * v14)));
    const double v58 = (-v57) - (0.0006500000000000002 * (v30 - v29));
    const double v59 = (v1_sine[2] * v31) + (v1_cosine[2] * v28);
    const double v60 = (((0.011273199 * (v35 - v52)) - (0.3244698455 * v20)) + (0.8913300000000002 * v43)) - (0.025374999999999998 * v50);
    const double v61 = (((v25 * v44) + (v45 * v48)) - (v16 * v56)) + (0.0004421600000000001 * v24);
    const double v62 = v16 * v26;
    const double v63 = (v62 - (v1_cosine[2] * v19)) + (v1_sine[2] * v23);
    const double v64 = tau[5] - (0.00020000000000000004 * (v62 + v63));
    const double v65 = (v1_sine[2] * v64) - ((v1_cosine[2] * v61) + (0.00075 * v23));
    const double v66 = (((v60 - (0.0203 * v59)) + (v1_cosine[0] * v58)) - (0.4318 * v33)) + (v1_sine[0] * v65);
    const double v67 = (((9.999999999999983e-05 * v17) - (0.0013999999999999998 * v18)) + (v1_sine[2] * v61)) + (v1_cosine[2] * v64);
    const double v68 = tau[3] - v67;
    const double v69 = v1_sine[2] * (0.00024216000000000005 * v1_sine[2]);
    const double v70 = 0.0015999999999999999 + v69;
    const double v71 = 1.0 / v70;
    const double v72 = v1_sine[2] * v1_sine[0];
    const double v73 = 0.0012435839999999998 + (0.00024216000000000005 * v1_cosine[2]);
    const double v74 = v72 * v73;
    const double v75 = v74 * v71;
    const double v76 = tau[4] + v57;
    const double v77 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const double v78 = v53 - (v1_cosine[0] * v77);
    const double v79 = 1557.2443004858599 * v78;
    const double v80 = ((tau[2] + (v79 * v76)) + (v75 * v68)) - v66;
    const double v81 = v1_cosine[2] * v1_cosine[1];
    const double v82 = (v1_sine[1] * v51) - (v45 * v81);
    const double v83 = 0.0012435839999999998 * v1_cosine[3];
    const double v84 = v1_cosine[2] * v83;
    const double v85 = v1_cosine[0] * v1_sine[1];
    const double v86 = (((v85 * v84) + v78) + (v1_cosine[1] * (v1_sine[2] * v83))) + (v41 * v82);
    const double v87 = v1_cosine[1] * v72;
    const double v88 = 0.0012435839999999998 * v1_sine[3];
    const double v89 = v1_sine[1] * v72;
    const double v90 = ((v88 * v87) + v74) - (v83 * v89);
    const double v91 = v90 * v71;
    const double v92 = v1_sine[2] * v1_cosine[0];
    const double v93 = (0.0028799999999999997 * v92) - 0.025374999999999998;
    const double v94 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[2]);
    const double v95 = (v93 * v37) + (v94 * v49);
    const double v96 = (v1_cosine[1] * v94) - (v1_sine[1] * v93);
    const double v97 = (v41 * v96) - v95;
    const double v98 = 0.0024871679999999997 * v1_cosine[2];
    const double v99 = v69 - 0.00119216;
    const double v100 = v1_sine[0] * (0.0012921600000000003 + v99);
    const double v101 = v1_sine[0] * v100;
    const double v102 = v101 + (((0.00011692799999999998 * v92) - 0.3592922305) - v98);
    const double v103 = v102 - v97;
    const double v104 = v103 + ((v74 * v91) + (v79 * v86));
    const double v105 = 1.0 / ((v102 + (v78 * v79)) + (v74 * v75));
    const double v106 = v104 * v105;
    const double v107 = ((0.025374999999999998 * v35) - (0.8913300000000002 * v20)) - v33;
    const double v108 = 1557.2443004858599 * v86;
    const double v109 = ((0.025374999999999998 * v20) - (0.8913300000000002 * v52)) - v59;
    const double v110 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const double v111 = (v1_cosine[3] * v110) - 0.0070992;
    const double v112 = ((v39 - v40) * v111) + ((tau[1] + (1.024164 * v1_sine[3])) - (37.2347379 * v1_cosine[3]));
    const double v113 = (v1_cosine[1] * v107) + (v1_sine[1] * v109);
    const double v114 = (((v112 - (v37 * v109)) + (v108 * v76)) + (v49 * v107)) - (v41 * v113);
    const double v115 = (v114 - (v106 * v80)) + ((v91 * v68) - v66);
    const double v116 = ((((1.748114002 + v97) - (v86 * v108)) - (v90 * v91)) - v103) + (v104 * v106);
    const double v117 = 1.0 / v116;
    const double v118 = 0.0047376000000000015 * v1_cosine[1];
    const double v119 = ((((5.846399999999999e-05 * v89) + v118) + (v1_cosine[1] * v74)) + (0.15005 * v96)) - (v85 * v100);
    const double v120 = v1_sine[0] * v1_sine[1];
    const double v121 = ((v1_sine[0] * (v84 + (5.846399999999999e-05 * v81))) - (v77 * v120)) - (0.15005 * v82);
    const double v122 = 1557.2443004858599 * v121;
    const double v123 = 5.846399999999999e-05 * v92;
    const double v124 = v123 - v70;
    const double v125 = v92 * v1_sine[1];
    const double v126 = v73 * v125;
    const double v127 = ((v126 - (v92 * v83)) + (0.0004321439999999999 * v87)) - (v1_cosine[1] * v124);
    const double v128 = v127 * v71;
    const double v129 = (v74 * v128) - ((v78 * v122) + v119);
    const double v130 = v129 * v105;
    const double v131 = (((v72 * v88) + ((0.6903913435000001 * v1_sine[3]) + (0.023751 * v1_cosine[3]))) + (v86 * v122)) + v119;
    const double v132 = (v131 - (v90 * v128)) + (v104 * v130);
    const double v133 = v132 * v117;
    const double v134 = ((v36 + (0.0203 * v1_cosine[1])) - (0.4318 * v1_sine[1])) * ((v1_sine[0] * v32) - (v45 * v24));
    const double v135 = (v118 * v20) + (v18 * (((0.022546398 * v1_sine[1]) - (0.02191385 * v1_cosine[3])) + (0.648939691 * v1_cosine[1])));
    const double v136 = ((v38 - v40) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]))) + tau[0];
    const double v137 = (v47 * ((0.025374999999999998 * v1_cosine[1]) - (0.8913300000000002 * v1_sine[1]))) + v136;
    const double v138 = 0.022546398 * v1_cosine[1];
    const double v139 = (v137 + (v21 * (v138 + (0.7697525880000002 * v1_cosine[3])))) + ((2.0 * v46) * v111);
    const double v140 = (v139 + ((0.0047376000000000015 * ((qd[0] * v10) - (v1_sine[1] * v52))) - v135)) + (v122 * v76);
    const double v141 = (((v140 - v134) - (v120 * v58)) - (v1_cosine[1] * v67)) + (v130 * v80);
    const double v142 = (v141 + (((0.15005 * v113) + (v85 * v65)) - (v128 * v68))) + (v115 * v133);
    const double v143 = (v123 - 0.016765112499999985) + v124;
    const double v144 = ((v1_sine[3] * v110) - ((0.0008642879999999998 * v72) + 3.136777173125)) - (2.0 * ((v1_cosine[1] * v126) - v95));
    const double v145 = (v138 + (0.00011692799999999998 * v81)) - (v1_sine[1] * ((((v98 + 0.34123495800000003) - v99) + v143) + v101));
    const double v146 = (((v143 + (v121 * v122)) + v144) + (v127 * v128)) + (v1_sine[1] * v145);
    const double v147 = v142 * (1.0 / ((v146 - (v129 * v130)) + (v132 * v133)));
    qdd[0] = -v147;
    const double v148 = (v115 * v117) - (v133 * v147);
    qdd[1] = v148;
    const double v149 = ((v105 * v80) + (v130 * v147)) + (v106 * v148);
    qdd[2] = -v149;
    const double v150 = (((v71 * v68) + (v128 * v147)) + (v91 * v148)) - (v75 * v149);
    qdd[3] = v150;
    qdd[4] = (((1557.2443004858599 * v76) - (v122 * v147)) + (v108 * v148)) - (v79 * v149);
    const double v151 = ((v63 + (24999.999999999996 * tau[5])) + ((v81 - v125) * v147)) - (v1_cosine[2] * v150);
    qdd[5] = v151 - (v72 * (v148 - v149));
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_forward_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

void puma560_friction_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

#endif

void puma560_friction_kinetic_energy(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double *restrict T)
{
    (void)prepared;
    const puma560_friction_four v0_angle = {q[1], q[2], q[3], q[5]};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const puma560_friction_four v8_angle = {q[4]};
    puma560_friction_four v8_sine;
    puma560_friction_four v8_cosine;
    puma560_friction_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v10 = qd[0] * v0_sine[0];
    const double v11 = qd[0] * v0_cosine[0];
    const double v12 = (v0_cosine[1] * v11) - (v0_sine[1] * v10);
    const double v13 = (0.0203 * v12) + (0.4318 * v11);
    const double v14 = qd[1] * v0_sine[1];
    const double v15 = (0.15005 * v12) + (0.4318 * v14);
    const double v16 = (v0_sine[2] * v15) - (v0_cosine[2] * v13);
    const double v17 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const double v18 = qd[2] + qd[1];
    const double v19 = (v18 * v0_sine[2]) - (v0_cosine[2] * v17);
    const double v20 = (0.4318 * v19) - v16;
    const double v21 = (v0_sine[2] * v13) + (v0_cosine[2] * v15);
    const double v22 = (v18 * v0_cosine[2]) + (v0_sine[2] * v17);
    const double v23 = (0.4318 * v22) - v21;
    const double v24 = qd[1] * v0_cosine[1];
    const double v25 = ((0.0203 * v18) + (0.4318 * v24)) - (0.15005 * v17);
    const double v26 = (v8_sine[0] * v25) - (v8_cosine[0] * v23);
    const double v27 = (v0_sine[3] * v26) - (v0_cosine[3] * v20);
    const double v28 = (v0_sine[3] * v20) + (v0_cosine[3] * v26);
    const double v29 = qd[3] + v12;
    const double v30 = (v8_sine[0] * v19) + (v8_cosine[0] * v29);
    const double v31 = qd[5] + v30;
    const double v32 = ((0.620084 * qd[1]) - (0.5383560000000001 * v10)) + (0.894965952 * ((v0_cosine[1] * v24) + (v0_sine[1] * v14)));
    const double v33 = v11 * ((((0.047502 * qd[1]) - (2.3999823019999997 * v11)) + (0.0141984 * v10)) + (0.2901696 * v17));
    const double v34 = ((v17 * ((0.218857068 * v17) - (0.680447712 * v24))) + (qd[1] * v32)) - v33;
    const double v35 = qd[4] + v22;
    const double v36 = ((v35 * (0.0004 * v35)) + v34) + (v31 * (4e-05 * v31));
    const double v37 = v36 + (0.82 * (((v16 * v16) + (v25 * v25)) + (v21 * v21)));
    const double v38 = (v8_sine[0] * v23) + (v8_cosine[0] * v25);
    const double v39 = (v8_cosine[0] * v19) - (v8_sine[0] * v29);
    const double v40 = (v0_sine[3] * v35) + (v0_cosine[3] * v39);
    const double v41 = (v0_sine[3] * v39) - (v0_cosine[3] * v35);
    const double v42 = (v37 + (v38 * (0.43000000000000005 * v38))) + (0.00024216 * ((v41 * v41) + (v40 * v40)));
    const double v43 = (v12 * (0.14183706799999996 * v12)) + (v10 * (1.03118515 * v10));
    const double v44 = v43 + (v18 * ((0.10952 * v18) - (0.1103088 * v12)));
    const double v45 = (v44 - (v14 * ((0.2901696 * v18) - (0.680447712 * v12)))) + (v29 * (0.0013 * v29));
    const double v46 = v45 + (0.16844092479999997 * ((v19 * v19) + (v22 * v22)));
    const double v47 = v46 - (0.739312 * ((v19 * v16) + (v22 * v21)));
    const double v48 = v47 + (0.0003 * ((v39 * v39) + (v30 * v30)));
    const double v49 = v48 + (0.34 * ((v20 * v20) + (v26 * v26)));
    const double v50 = v49 + (0.0057599999999999995 * ((v41 * v28) - (v40 * v27)));
    const double v51 = 0.5 * (v50 + (v42 + (0.09 * ((v28 * v28) + (v27 * v27)))));
    *T = (qd[0] * (qd[0] * 0.175)) + v51;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_kinetic_energy_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void puma560_friction_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void puma560_friction_potential_energy(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], double *restrict V)
{
    (void)prepared;
    const puma560_friction_four v0_angle = {q[3], q[4], q[2], q[1]};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v7 = 0.025374999999999998 - (v0_sine[1] * (0.0028799999999999997 * v0_cosine[0]));
    const double v8 = 0.89133 + (0.0028799999999999997 * v0_cosine[1]);
    const double v9 = 15.7544135 + (v0_sine[3] * ((3.79559 - (v0_sine[2] * v8)) + (v0_cosine[2] * v7)));
    *V = 9.81 * (v9 + (v0_cosine[3] * ((0.10439999999999999 + (v0_cosine[2] * v8)) + (v0_sine[2] * v7))));
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_potential_energy_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void puma560_friction_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void puma560_friction_position_tip(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const puma560_friction_four v0_angle = {q[4], q[3], q[2], q[1]};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const puma560_friction_four v8_angle = {q[0]};
    puma560_friction_four v8_sine;
    puma560_friction_four v8_cosine;
    puma560_friction_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v10 = 0.05625 * v0_sine[0];
    const double v11 = (v0_cosine[1] * v10) - 0.0203;
    const double v12 = 0.4318 + (0.05625 * v0_cosine[0]);
    const double v13 = (v0_cosine[2] * v12) - (v0_sine[2] * v11);
    const double v14 = (v0_cosine[2] * v11) + ((v0_sine[2] * v12) - 0.4318);
    const double v15 = (v0_cosine[3] * v14) + (v0_sine[3] * v13);
    const double v16 = 0.15005 + (v0_sine[1] * v10);
    x[0] = (v8_sine[0] * v16) - (v8_cosine[0] * v15);
    x[1] = -((v8_sine[0] * v15) + (v8_cosine[0] * v16));
    x[2] = (0.67183 + (v0_cosine[3] * v13)) - (v0_sine[3] * v14);
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_position_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double x_lane[3];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_position_tip(prepared, q_lane, x_lane);
        puma560_friction_scatter(3U, count, lane, x_lane, x);
    }
}

void puma560_friction_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double x_lane[3];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_position_tip(&prepared_lane, q_lane, x_lane);
        puma560_friction_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void puma560_friction_rotation_tip(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const puma560_friction_four v0_angle = {q[2], q[1], q[4], q[3]};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const puma560_friction_four v8_angle = {q[5], q[0]};
    puma560_friction_four v8_sine;
    puma560_friction_four v8_cosine;
    puma560_friction_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const double v13 = v0_sine[2] * v12;
    const double v14 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v15 = v0_cosine[2] * v14;
    const double v16 = (v0_cosine[3] * v15) - v13;
    const double v17 = v0_sine[3] * v8_sine[0];
    const double v18 = (v8_cosine[0] * v16) - (v17 * v14);
    const double v19 = v0_sine[3] * v8_cosine[0];
    const double v20 = (v0_cosine[3] * v8_sine[0]) + (v0_cosine[2] * v19);
    R[0] = (v8_cosine[1] * v18) - (v8_sine[1] * v20);
    const double v21 = (v8_sine[0] * v16) + (v19 * v14);
    const double v22 = (v0_cosine[3] * v8_cosine[0]) - (v0_cosine[2] * v17);
    R[1] = -((v8_sine[1] * v22) + (v8_cosine[1] * v21));
    const double v23 = v0_sine[2] * v14;
    const double v24 = v0_cosine[2] * v12;
    const double v25 = v24 + (v0_cosine[3] * v23);
    const double v26 = v0_sine[2] * v0_sine[3];
    R[2] = (v8_sine[1] * v26) - (v8_cosine[1] * v25);
    R[3] = (v8_cosine[1] * v20) + (v8_sine[1] * v18);
    R[4] = (v8_cosine[1] * v22) - (v8_sine[1] * v21);
    R[5] = -((v8_sine[1] * v25) + (v8_cosine[1] * v26));
    const double v27 = v23 + (v0_cosine[3] * v24);
    R[6] = (v8_cosine[0] * v27) - (v17 * v12);
    R[7] = -((v8_sine[0] * v27) + (v19 * v12));
    R[8] = v15 - (v0_cosine[3] * v13);
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_rotation_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double R_lane[9];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_rotation_tip(prepared, q_lane, R_lane);
        puma560_friction_scatter(9U, count, lane, R_lane, R);
    }
}

void puma560_friction_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double R_lane[9];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_rotation_tip(&prepared_lane, q_lane, R_lane);
        puma560_friction_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void puma560_friction_jacobian_tip(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const puma560_friction_four v0_angle = {q[2], q[1], q[3], q[4]};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const puma560_friction_four v8_angle = {q[0]};
    puma560_friction_four v8_sine;
    puma560_friction_four v8_cosine;
    puma560_friction_sincos(&v8_angle, &v8_sine, &v8_cosine);
    J[19] = v8_sine[0];
    J[20] = v8_sine[0];
    const double v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    J[33] = v10;
    const double v11 = v0_sine[3] * v0_cosine[2];
    const double v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const double v13 = (v0_cosine[3] * v12) + (v11 * v10);
    const double v14 = v0_sine[2] * v8_cosine[0];
    const double v15 = (v8_sine[0] * v13) + (v0_sine[3] * v14);
    const double v16 = 0.4318 * v0_cosine[1];
    const double v17 = v16 + (0.0203 * v10);
    const double v18 = (v8_sine[0] * v17) - (0.15005 * v8_cosine[0]);
    const double v19 = v8_sine[0] * v12;
    const double v20 = (0.4318 * v19) - v18;
    const double v21 = v20 + (0.05625 * v15);
    J[0] = v21;
    const double v22 = (v0_cosine[3] * v10) - (v11 * v12);
    J[35] = v22;
    const double v23 = 0.0203 * v12;
    const double v24 = v23 + (0.4318 * v10);
    const double v25 = v24 + (0.05625 * v22);
    const double v26 = (0.4318 * v0_sine[1]) + v25;
    J[1] = -(v8_cosine[0] * v26);
    J[2] = -(v8_cosine[0] * v25);
    const double v27 = v23 - v25;
    const double v28 = v18 + v21;
    J[3] = (v10 * v28) + (v19 * v27);
    const double v29 = v20 - v21;
    const double v30 = v0_sine[2] * v12;
    J[34] = v30;
    const double v31 = v24 - v25;
    const double v32 = v0_sine[2] * v8_sine[0];
    const double v33 = (v32 * v10) - (v0_cosine[2] * v8_cosine[0]);
    J[28] = v33;
    J[4] = -((v33 * v31) + (v30 * v29));
    J[5] = (v15 * v31) - (v22 * v29);
    const double v34 = (0.15005 * v8_sine[0]) + (v8_cosine[0] * v17);
    const double v35 = v8_cosine[0] * v12;
    const double v36 = (0.4318 * v35) - v34;
    const double v37 = (v0_sine[3] * v32) - (v8_cosine[0] * v13);
    J[23] = v37;
    const double v38 = (0.05625 * v37) - v36;
    J[6] = v38;
    J[7] = -(v8_sine[0] * v26);
    J[8] = -(v8_sine[0] * v25);
    const double v39 = v34 - v38;
    J[9] = -((v10 * v39) + (v35 * v27));
    const double v40 = v36 + v38;
    const double v41 = (v0_cosine[2] * v8_sine[0]) + (v14 * v10);
    J[22] = v41;
    J[10] = (v41 * v31) + (v30 * v40);
    J[11] = (v22 * v40) + (v37 * v31);
    J[12] = 0.0;
    J[18] = 0.0;
    J[24] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    const double v42 = (v8_sine[0] * v21) - (v8_cosine[0] * v38);
    J[13] = -v42;
    J[14] = -((v16 * ((v8_cosine[0] * v8_cosine[0]) + (v8_sine[0] * v8_sine[0]))) + v42);
    J[15] = (v35 * v28) - (v19 * v39);
    J[16] = (v41 * v29) - (v33 * v40);
    J[17] = (v15 * v40) + (v37 * v29);
    J[21] = -v35;
    const double v43 = -v8_cosine[0];
    J[25] = v43;
    J[26] = v43;
    J[27] = -v19;
    J[29] = -v15;
    J[30] = 1.0;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_jacobian_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double J_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_jacobian_tip(prepared, q_lane, J_lane);
        puma560_friction_scatter(36U, count, lane, J_lane, J);
    }
}

void puma560_friction_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double J_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_jacobian_tip(&prepared_lane, q_lane, J_lane);
        puma560_friction_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

void puma560_friction_influence_tip(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const puma560_friction_four v0_angle = {q[2], q[1], q[0], q[3]};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const puma560_friction_four v8_angle = {q[4]};
    puma560_friction_four v8_sine;
    puma560_friction_four v8_cosine;
    puma560_friction_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v11 = v0_sine[2] * v10;
    const double v12 = v8_sine[0] * v0_cosine[3];
    const double v13 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const double v14 = v0_sine[2] * v13;
    const double v15 = v8_sine[0] * v0_sine[3];
    const double v16 = ((v0_cosine[2] * v15) + (v8_cosine[0] * v14)) + (v12 * v11);
    const double v17 = 0.4318 * v0_cosine[1];
    const double v18 = v17 + (0.0203 * v10);
    const double v19 = (v0_sine[2] * v18) - (0.15005 * v0_cosine[2]);
    const double v20 = (0.4318 * v14) - v19;
    const double v21 = v20 + (0.05625 * v16);
    G[0] = v21;
    H[36] = v21;
    const double v22 = (v8_cosine[0] * v10) - (v12 * v13);
    const double v23 = 0.0203 * v13;
    const double v24 = v23 + (0.4318 * v10);
    const double v25 = v24 + (0.05625 * v22);
    const double v26 = (0.4318 * v0_sine[1]) + v25;
    const double v27 = -(v0_cosine[2] * v26);
    G[1] = v27;
    H[37] = v27;
    H[42] = v27;
    const double v28 = -(v0_cosine[2] * v25);
    G[2] = v28;
    H[38] = v28;
    H[48] = v28;
    const double v29 = v19 + v21;
    const double v30 = v23 - v25;
    const double v31 = (v14 * v30) + (v10 * v29);
    G[3] = v31;
    H[39] = v31;
    H[54] = v31;
    const double v32 = v20 - v21;
    const double v33 = v0_sine[3] * v13;
    const double v34 = v24 - v25;
    const double v35 = (v0_sine[3] * v11) - (v0_cosine[3] * v0_cosine[2]);
    const double v36 = (v35 * v34) + (v33 * v32);
    const double v37 = -v36;
    G[4] = v37;
    H[40] = v37;
    H[60] = v37;
    const double v38 = (v16 * v34) - (v22 * v32);
    G[5] = v38;
    H[41] = v38;
    H[66] = v38;
    const double v39 = v0_cosine[2] * v10;
    const double v40 = v0_cosine[2] * v13;
    const double v41 = ((v8_cosine[0] * v40) - (v0_sine[2] * v15)) + (v12 * v39);
    const double v42 = (0.15005 * v0_sine[2]) + (v0_cosine[2] * v18);
    const double v43 = (0.4318 * v40) - v42;
    const double v44 = v43 + (0.05625 * v41);
    H[0] = v44;
    G[6] = -v44;
    const double v45 = v0_sine[2] * v26;
    H[1] = v45;
    H[6] = v45;
    G[7] = -v45;
    const double v46 = v0_sine[2] * v25;
    H[2] = v46;
    H[12] = v46;
    G[8] = -v46;
    const double v47 = v42 + v44;
    const double v48 = (v40 * v30) + (v10 * v47);
    H[3] = v48;
    H[18] = v48;
    G[9] = -v48;
    const double v49 = v43 - v44;
    const double v50 = (v0_cosine[3] * v0_sine[2]) + (v0_sine[3] * v39);
    const double v51 = (v50 * v34) + (v33 * v49);
    G[10] = v51;
    const double v52 = (v22 * v49) - (v41 * v34);
    G[11] = v52;
    G[12] = 0.0;
    H[72] = 0.0;
    H[73] = 0.0;
    H[74] = 0.0;
    H[75] = 0.0;
    H[76] = 0.0;
    H[77] = 0.0;
    H[78] = 0.0;
    H[84] = 0.0;
    H[90] = 0.0;
    H[96] = 0.0;
    H[102] = 0.0;
    const double v53 = (v0_sine[2] * v21) + (v0_cosine[2] * v44);
    G[13] = -v53;
    const double v54 = (v0_cosine[2] * v0_cosine[2]) + (v0_sine[2] * v0_sine[2]);
    const double v55 = (v17 * v54) + v53;
    G[14] = -v55;
    const double v56 = (v14 * v47) - (v40 * v29);
    G[15] = -v56;
    const double v57 = (v35 * v49) - (v50 * v32);
    G[16] = -v57;
    const double v58 = (v16 * v49) - (v41 * v32);
    G[17] = v58;
    const double v59 = -v51;
    H[4] = v59;
    H[24] = v59;
    const double v60 = -v52;
    H[5] = v60;
    H[30] = v60;
    H[7] = v0_cosine[2] * v53;
    const double v61 = v0_cosine[2] * v55;
    H[8] = v61;
    H[13] = v61;
    H[14] = v61;
    const double v62 = v0_cosine[2] * v56;
    H[9] = v62;
    H[15] = v62;
    H[19] = v62;
    H[20] = v62;
    const double v63 = v0_cosine[2] * v57;
    H[10] = v63;
    H[16] = v63;
    H[25] = v63;
    H[26] = v63;
    const double v64 = -(v0_cosine[2] * v58);
    H[11] = v64;
    H[17] = v64;
    H[31] = v64;
    H[32] = v64;
    H[21] = (v10 * v48) + (v14 * v56);
    const double v65 = -((v10 * v51) - (v14 * v57));
    H[22] = v65;
    H[27] = v65;
    const double v66 = -((v10 * v52) + (v14 * v58));
    H[23] = v66;
    H[33] = v66;
    H[28] = -((v35 * v57) + (v33 * v51));
    const double v67 = (v35 * v58) - (v33 * v52);
    H[29] = v67;
    H[34] = v67;
    H[35] = -((v16 * v58) + (v22 * v52));
    H[43] = v0_sine[2] * v53;
    const double v68 = v0_sine[2] * v55;
    H[44] = v68;
    H[49] = v68;
    H[50] = v68;
    const double v69 = v0_sine[2] * v56;
    H[45] = v69;
    H[51] = v69;
    H[55] = v69;
    H[56] = v69;
    const double v70 = v0_sine[2] * v57;
    H[46] = v70;
    H[52] = v70;
    H[61] = v70;
    H[62] = v70;
    const double v71 = -(v0_sine[2] * v58);
    H[47] = v71;
    H[53] = v71;
    H[67] = v71;
    H[68] = v71;
    H[57] = (v10 * v31) - (v40 * v56);
    const double v72 = -((v10 * v36) + (v40 * v57));
    H[58] = v72;
    H[63] = v72;
    const double v73 = (v10 * v38) + (v40 * v58);
    H[59] = v73;
    H[69] = v73;
    H[64] = (v50 * v57) - (v33 * v36);
    const double v74 = (v33 * v38) - (v50 * v58);
    H[65] = v74;
    H[70] = v74;
    H[71] = (v22 * v38) + (v41 * v58);
    H[79] = -(v54 * v26);
    const double v75 = -(v54 * v25);
    H[80] = v75;
    H[85] = v75;
    H[86] = v75;
    const double v76 = -((v0_sine[2] * v48) - (v0_cosine[2] * v31));
    H[81] = v76;
    H[87] = v76;
    H[91] = v76;
    H[92] = v76;
    const double v77 = (v0_sine[2] * v51) - (v0_cosine[2] * v36);
    H[82] = v77;
    H[88] = v77;
    H[97] = v77;
    H[98] = v77;
    const double v78 = (v0_sine[2] * v52) + (v0_cosine[2] * v38);
    H[83] = v78;
    H[89] = v78;
    H[103] = v78;
    H[104] = v78;
    H[93] = (v14 * v31) + (v40 * v48);
    const double v79 = -((v14 * v36) + (v40 * v51));
    H[94] = v79;
    H[99] = v79;
    const double v80 = (v14 * v38) - (v40 * v52);
    H[95] = v80;
    H[105] = v80;
    H[100] = (v35 * v36) + (v50 * v51);
    const double v81 = -((v35 * v38) - (v50 * v52));
    H[101] = v81;
    H[106] = v81;
    H[107] = (v16 * v38) - (v41 * v52);
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_influence_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_influence_tip(prepared, q_lane, G_lane, H_lane);
        puma560_friction_scatter(18U, count, lane, G_lane, G);
        puma560_friction_scatter(108U, count, lane, H_lane, H);
    }
}

void puma560_friction_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        puma560_friction_scatter(18U, count, lane, G_lane, G);
        puma560_friction_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void puma560_friction_influence_rotational_tip(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const puma560_friction_four v0_angle = {q[0], q[2], q[1], q[3]};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const puma560_friction_four v8_angle = {q[4]};
    puma560_friction_four v8_sine;
    puma560_friction_four v8_cosine;
    puma560_friction_sincos(&v8_angle, &v8_sine, &v8_cosine);
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    G[0] = 0.0;
    G[6] = 0.0;
    G[13] = 0.0;
    G[14] = 0.0;
    H[0] = 0.0;
    H[6] = 0.0;
    H[7] = 0.0;
    H[8] = 0.0;
    H[12] = 0.0;
    H[13] = 0.0;
    H[14] = 0.0;
    H[18] = 0.0;
    H[19] = 0.0;
    H[20] = 0.0;
    H[21] = 0.0;
    H[24] = 0.0;
    H[25] = 0.0;
    H[26] = 0.0;
    H[27] = 0.0;
    H[28] = 0.0;
    H[30] = 0.0;
    H[31] = 0.0;
    H[32] = 0.0;
    H[33] = 0.0;
    H[34] = 0.0;
    H[35] = 0.0;
    H[36] = 0.0;
    H[42] = 0.0;
    H[43] = 0.0;
    H[44] = 0.0;
    H[48] = 0.0;
    H[49] = 0.0;
    H[50] = 0.0;
    H[54] = 0.0;
    H[55] = 0.0;
    H[56] = 0.0;
    H[57] = 0.0;
    H[60] = 0.0;
    H[61] = 0.0;
    H[62] = 0.0;
    H[63] = 0.0;
    H[64] = 0.0;
    H[66] = 0.0;
    H[67] = 0.0;
    H[68] = 0.0;
    H[69] = 0.0;
    H[70] = 0.0;
    H[71] = 0.0;
    H[72] = 0.0;
    H[73] = 0.0;
    H[74] = 0.0;
    H[75] = 0.0;
    H[76] = 0.0;
    H[77] = 0.0;
    H[78] = 0.0;
    H[79] = 0.0;
    H[80] = 0.0;
    H[84] = 0.0;
    H[85] = 0.0;
    H[86] = 0.0;
    H[90] = 0.0;
    H[91] = 0.0;
    H[92] = 0.0;
    H[93] = 0.0;
    H[96] = 0.0;
    H[97] = 0.0;
    H[98] = 0.0;
    H[99] = 0.0;
    H[100] = 0.0;
    H[102] = 0.0;
    H[103] = 0.0;
    H[104] = 0.0;
    H[105] = 0.0;
    H[106] = 0.0;
    H[107] = 0.0;
    const double v10 = (v0_sine[2] * v0_cosine[1]) + (v0_cosine[2] * v0_sine[1]);
    const double v11 = v0_cosine[0] * v10;
    const double v12 = -v11;
    G[3] = v12;
    H[39] = v12;
    const double v13 = (v0_cosine[2] * v0_cosine[1]) - (v0_sine[2] * v0_sine[1]);
    G[15] = v13;
    const double v14 = v0_cosine[0] * v13;
    const double v15 = (v0_cosine[3] * v0_sine[0]) + (v0_sine[3] * v14);
    G[4] = v15;
    H[40] = v15;
    const double v16 = v8_sine[0] * v0_cosine[3];
    const double v17 = v8_sine[0] * v0_sine[3];
    const double v18 = ((v0_sine[0] * v17) - (v16 * v14)) - (v8_cosine[0] * v11);
    G[5] = v18;
    H[41] = v18;
    const double v19 = -v0_cosine[0];
    G[7] = v19;
    G[8] = v19;
    const double v20 = v0_sine[0] * v10;
    H[3] = v20;
    G[9] = -v20;
    const double v21 = v0_sine[0] * v13;
    const double v22 = (v0_cosine[3] * v0_cosine[0]) - (v0_sine[3] * v21);
    H[4] = v22;
    G[10] = -v22;
    const double v23 = ((v0_cosine[0] * v17) + (v8_cosine[0] * v20)) + (v16 * v21);
    H[5] = v23;
    G[11] = -v23;
    G[12] = 1.0;
    const double v24 = v0_sine[3] * v10;
    G[16] = v24;
    const double v25 = (v16 * v10) - (v8_cosine[0] * v13);
    G[17] = -v25;
    const double v26 = -v14;
    H[9] = v26;
    H[15] = v26;
    const double v27 = -(v0_cosine[0] * v24);
    H[10] = v27;
    H[16] = v27;
    const double v28 = v0_cosine[0] * v25;
    H[11] = v28;
    H[17] = v28;
    H[22] = (v13 * v22) - (v24 * v20);
    H[23] = (v13 * v23) + (v20 * v25);
    H[29] = (v24 * v23) + (v22 * v25);
    const double v29 = -v21;
    H[45] = v29;
    H[51] = v29;
    const double v30 = -(v0_sine[0] * v24);
    H[46] = v30;
    H[52] = v30;
    const double v31 = v0_sine[0] * v25;
    H[47] = v31;
    H[53] = v31;
    H[58] = (v13 * v15) + (v24 * v11);
    H[59] = (v13 * v18) - (v11 * v25);
    H[65] = (v24 * v18) + (v15 * v25);
    const double v32 = -((v0_sine[0] * v20) + (v0_cosine[0] * v11));
    H[81] = v32;
    H[87] = v32;
    const double v33 = -((v0_sine[0] * v22) - (v0_cosine[0] * v15));
    H[82] = v33;
    H[88] = v33;
    const double v34 = -((v0_sine[0] * v23) - (v0_cosine[0] * v18));
    H[83] = v34;
    H[89] = v34;
    H[94] = (v11 * v22) + (v20 * v15);
    H[95] = (v11 * v23) + (v20 * v18);
    H[101] = (v22 * v18) - (v15 * v23);
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_influence_rotational_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        puma560_friction_scatter(18U, count, lane, G_lane, G);
        puma560_friction_scatter(108U, count, lane, H_lane, H);
    }
}

void puma560_friction_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        puma560_friction_scatter(18U, count, lane, G_lane, G);
        puma560_friction_scatter(108U, count, lane, H_lane, H);
    }
}

#endif
