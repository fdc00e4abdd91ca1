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
    const puma560_friction_four v1_angle = {q[3], q[4], v0, q[1]};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = v1_sine[1] * v1_cosine[0];
    const double v10 = (0.0028799999999999997 * v9) - 0.025374999999999998;
    const double v11 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[1]);
    const double v12 = v1_cosine[3] * ((v1_sine[2] * v11) + (v1_cosine[2] * v10));
    const double v13 = v1_sine[1] * v1_sine[0];
    const double v14 = v1_sine[1] * v1_sine[1];
    const double v15 = 0.00020216000000000006 * v14;
    const double v16 = 0.00011692799999999998 * v9;
    const double v17 = ((3.155182285625 + (v15 + (0.0008642879999999998 * v13))) - (0.8636 * v12)) - v16;
    const double v18 = 0.00010000000000000026 + v15;
    const double v19 = v16 + (v18 * (v1_sine[0] * v1_sine[0]));
    const double v20 = 0.0024871679999999997 * v1_cosine[1];
    const double v21 = v1_cosine[2] * (((v9 * (0.0024871679999999997 + (0.0004043200000000001 * v1_cosine[1]))) - (0.00011692799999999998 * v1_cosine[1])) - 0.022546398);
    const double v22 = v1_sine[2] * ((v1_sine[2] * ((v20 + (0.32402200550000004 + v19)) - (0.0004043200000000001 * v14))) + v21);
    M[0] = (v17 - (v1_sine[3] * ((1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3])))) + v22;
    const double v23 = v1_sine[0] * v1_sine[2];
    const double v24 = (v1_sine[2] * v10) - (v1_cosine[2] * v11);
    const double v25 = v13 * v1_sine[2];
    const double v26 = ((0.15005 * v24) + (v23 * (v1_cosine[0] * v18))) - (5.846399999999999e-05 * v25);
    const double v27 = 0.00020216000000000006 * v1_cosine[1];
    const double v28 = v13 * (0.0012435839999999998 + v27);
    const double v29 = v26 - (v1_cosine[2] * (0.0047376000000000015 + v28));
    M[2] = v29;
    M[12] = v29;
    const double v30 = 0.0012435839999999998 * v1_sine[3];
    const double v31 = -((v13 * v30) + (((0.6903913435000001 * v1_sine[3]) + (0.023751 * v1_cosine[3])) - v29));
    M[1] = v31;
    M[6] = v31;
    const double v32 = 0.0012435839999999998 * v1_cosine[3];
    const double v33 = v32 - ((0.0012435839999999998 * v1_sine[2]) - (5.846399999999999e-05 * v1_cosine[2]));
    const double v34 = 0.0016399999999999997 + v15;
    M[21] = v34;
    const double v35 = v9 * v1_sine[2];
    const double v36 = v13 * v1_cosine[2];
    const double v37 = (0.0004321439999999999 * v36) + (((v34 * v1_cosine[2]) - (v9 * v33)) + (v27 * v35));
    M[3] = v37;
    M[18] = v37;
    const double v38 = v1_cosine[0] * v1_cosine[1];
    const double v39 = (v1_sine[1] * v1_sine[2]) - (v1_cosine[2] * v38);
    M[28] = 0.0006421600000000001;
    const double v40 = (0.0006421600000000001 * v23) + ((0.0004321439999999999 * v39) - ((v1_sine[0] * v1_cosine[1]) * v33));
    M[4] = v40;
    M[24] = v40;
    M[35] = 4e-05;
    const double v41 = 4e-05 * v1_cosine[1];
    M[23] = v41;
    M[33] = v41;
    const double v42 = -((4e-05 * v35) - (v1_cosine[2] * v41));
    M[5] = v42;
    M[30] = v42;
    const double v43 = 0.4318 * (v12 + (v1_sine[3] * v24));
    const double v44 = v20 + (0.3592922305 - v19);
    M[14] = v44;
    const double v45 = v43 - v44;
    M[7] = (1.748114002 - v45) - v43;
    const double v46 = -v45;
    M[8] = v46;
    M[13] = v46;
    const double v47 = ((v32 * v25) - v28) - (v36 * v30);
    M[9] = v47;
    M[19] = v47;
    const double v48 = ((0.0006421600000000001 * v1_cosine[0]) - (5.846399999999999e-05 * v1_sine[1])) + (0.0012435839999999998 * v38);
    M[16] = v48;
    M[26] = v48;
    const double v49 = -(((v30 * v39) - v48) + (v32 * ((v1_sine[1] * v1_cosine[2]) + (v1_sine[2] * v38))));
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
    const puma560_friction_four v1_angle = {q[3], v0, q[4], q[1]};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = qd[2] + qd[1];
    const double v10 = qd[0] * v1_sine[1];
    const double v11 = (v1_cosine[0] * v10) - (v1_sine[0] * v9);
    const double v12 = (v1_cosine[0] * v9) + (v1_sine[0] * v10);
    const double v13 = v12 * v11;
    const double v14 = v10 * v9;
    const double v15 = v14 - v13;
    const double v16 = qd[0] * v1_cosine[1];
    const double v17 = qd[3] + v16;
    const double v18 = v10 * v16;
    const double v19 = v16 * v9;
    const double v20 = 2.0 * v19;
    const double v21 = ((v1_sine[0] * v18) - (v17 * (2.0 * v12))) + (v1_cosine[0] * v20);
    const double v22 = (v1_sine[2] * v15) - (v1_cosine[2] * v21);
    const double v23 = qd[4] + v12;
    const double v24 = (v1_sine[2] * v11) - (v1_cosine[2] * v17);
    const double v25 = (v24 * (2.0 * v23)) + v22;
    const double v26 = qd[0] * qd[0];
    const double v27 = qd[1] * qd[1];
    const double v28 = v27 + v26;
    const double v29 = 0.4318 * v1_cosine[3];
    const double v30 = v1_cosine[1] * v29;
    const double v31 = 0.4318 * v1_sine[3];
    const double v32 = (v31 * v27) - 9.81;
    const double v33 = (v1_sine[1] * v32) + (v30 * v28);
    const double v34 = v9 * v9;
    const double v35 = v34 + (v16 * v16);
    const double v36 = ((0.4318 * v18) - (0.0203 * v35)) - v33;
    const double v37 = 0.0028799999999999997 * v1_sine[0];
    const double v38 = qd[0] * qd[1];
    const double v39 = (v38 * (0.8636 * v1_sine[3])) - (0.15005 * v26);
    const double v40 = (0.8636 * v19) + (v39 + (0.0406 * v14));
    const double v41 = 0.0028799999999999997 * v1_cosine[0];
    const double v42 = (((1.9999999999999998e-05 * v22) + (0.0004221600000000001 * v25)) - (v36 * v37)) - (v41 * v40);
    const double v43 = 3.9999999999999996e-05 * qd[5];
    const double v44 = (v23 * v43) + v42;
    const double v45 = (v1_sine[2] * v17) + (v1_cosine[2] * v11);
    const double v46 = v23 * v45;
    const double v47 = v46 + ((v1_sine[2] * v21) + (v1_cosine[2] * v15));
    const double v48 = (0.00020000000000000004 * v46) + (0.00024000000000000003 * v47);
    const double v49 = ((0.0013999999999999998 * v14) + ((v1_cosine[2] * v48) + (v1_sine[2] * v44))) - (9.999999999999983e-05 * v13);
    const double v50 = 0.0028799999999999997 * ((v23 * v23) + (v45 * v45));
    const double v51 = v45 * v24;
    const double v52 = v17 * v11;
    const double v53 = ((v1_cosine[0] * v18) - v52) - (v1_sine[0] * v20);
    const double v54 = -(0.0028799999999999997 * (v53 - v51));
    const double v55 = (v1_sine[2] * v50) - (v1_cosine[2] * v54);
    const double v56 = (v37 * v25) - (v1_cosine[0] * v55);
    const double v57 = ((0.8913300000000002 * v18) - (0.025374999999999998 * v35)) - v56;
    const double v58 = (v1_sine[2] * v54) + (v1_cosine[2] * v50);
    const double v59 = v34 + (v10 * v10);
    const double v60 = ((0.025374999999999998 * v18) - (0.8913300000000002 * v59)) - v58;
    const double v61 = (v1_cosine[1] * v57) - (v1_sine[1] * v60);
    const double v62 = ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v26 - v28);
    const double v63 = (v29 + ((0.0203 * v1_cosine[1]) - (0.4318 * v1_sine[1]))) * ((v1_sine[0] * v55) + (v41 * v25));
    const double v64 = (v1_cosine[3] * ((1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]))) - 0.0070992;
    const double v65 = ((((0.15005 * v61) - (v1_cosine[1] * v49)) - v62) + v63) - (v38 * (2.0 * v64));
    const double v66 = v65 - (v39 * ((0.025374999999999998 * v1_cosine[1]) - (0.8913300000000002 * v1_sine[1])));
    const double v67 = 0.0047376000000000015 * ((v1_sine[1] * v59) - ((qd[0] * v10) - (v1_cosine[1] * v18)));
    const double v68 = (v66 - (v19 * ((0.022546398 * v1_cosine[1]) + (0.7697525880000002 * v1_cosine[3])))) + v67;
    const double v69 = (0.00075 * v21) + ((v1_sine[2] * v48) - (v1_cosine[2] * v44));
    const double v70 = ((0.0006421600000000001 * v53) - (v45 * v43)) - (0.00020216000000000006 * v51);
    const double v71 = v1_sine[1] * v29;
    const double v72 = (v1_cosine[1] * v32) - (v71 * v28);
    const double v73 = v1_sine[2] * ((5.846399999999999e-05 * v18) - ((0.0028799999999999997 * v72) + (0.0012435839999999998 * v59)));
    const double v74 = -((v70 - (v1_cosine[2] * ((v37 * v40) - (v41 * v36)))) + v73);
    h[4] = v74;
    const double v75 = v74 - (0.0006500000000000002 * (v53 - v52));
    const double v76 = v14 * ((0.02191385 * v1_cosine[3]) - ((0.648939691 * v1_cosine[1]) + (0.022546398 * v1_sine[1])));
    h[0] = (v68 + (v1_sine[1] * ((v1_sine[0] * v75) + (v1_cosine[0] * v69)))) - v76;
    const double v77 = (((v1_sine[0] * v69) - (v1_cosine[0] * v75)) - (0.4318 * v56)) - (0.8913300000000002 * v33);
    const double v78 = (0.3244698455 * v18) + ((0.025374999999999998 * v72) + ((0.0203 * v58) + v77));
    const double v79 = v78 - (0.011273199 * (v35 - v59));
    const double v80 = (v71 * v57) + ((v30 * v60) + (((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v79));
    h[1] = (v64 * (v28 - v27)) + (v80 - (v31 * v61));
    h[2] = -v79;
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
    const double v12 = (((8.743947300000002 * v1_sine[0]) - (0.24892875 * v1_cosine[0])) + (v1_cosine[2] * v10)) + (v11 * (v1_sine[2] * v9));
    g[1] = ((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v12;
    g[2] = -v12;
    g[3] = (v1_sine[1] * v1_sine[0]) * v11;
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
    const puma560_friction_four v0_angle = {q[2], q[1], q[3], q[4]};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const puma560_friction_four v8_angle = {q[0], q[5]};
    puma560_friction_four v8_sine;
    puma560_friction_four v8_cosine;
    puma560_friction_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const double v13 = v0_cosine[2] * v12;
    const double v14 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const double v15 = (v0_cosine[3] * v14) + (v0_sine[3] * v13);
    const double v16 = v0_sine[1] * v8_sine[0];
    const double v17 = v0_cosine[1] * v8_sine[0];
    const double v18 = (v0_sine[0] * v17) + (v0_cosine[0] * v16);
    const double v19 = (v0_sine[0] * v16) - (v0_cosine[0] * v17);
    const double v20 = 0.4318 * v17;
    const double v21 = ((0.15005 * v8_cosine[0]) + (0.0203 * v19)) - v20;
    const double v22 = v21 + (0.4318 * v18);
    const double v23 = (v0_sine[2] * v8_cosine[0]) - (v0_cosine[2] * v19);
    const double v24 = (v0_cosine[3] * v18) + (v0_sine[3] * v23);
    const double v25 = 0.67183 + (0.4318 * v0_sine[1]);
    const double v26 = v25 + (0.0203 * v12);
    const double v27 = (0.4318 * v14) - v26;
    const double v28 = (v27 * v24) - (v22 * v15);
    const double v29 = (v14 * v21) + (v18 * v26);
    const double v30 = v8_cosine[0] * v25;
    const double v31 = qd[1] * v8_cosine[0];
    const double v32 = (0.67183 * v31) + (qd[2] * v30);
    const double v33 = v32 + (qd[3] * v29);
    const double v34 = v0_sine[2] * v12;
    const double v35 = (v0_cosine[2] * v8_cosine[0]) + (v0_sine[2] * v19);
    const double v36 = (v35 * v27) + (v22 * v34);
    const double v37 = (qd[4] * v36) - v33;
    const double v38 = v37 + (qd[5] * v28);
    const double v39 = v0_cosine[1] * v8_cosine[0];
    const double v40 = v0_sine[1] * v8_cosine[0];
    const double v41 = (v0_sine[0] * v40) - (v39 * v0_cosine[0]);
    const double v42 = 0.4318 * v39;
    const double v43 = v42 + ((0.15005 * v8_sine[0]) - (0.0203 * v41));
    const double v44 = (v0_sine[0] * v39) + (v0_cosine[0] * v40);
    const double v45 = (0.4318 * v44) - v43;
    const double v46 = (v0_sine[2] * v8_sine[0]) + (v0_cosine[2] * v41);
    const double v47 = (v0_cosine[3] * v44) - (v0_sine[3] * v46);
    const double v48 = 0.0028799999999999997 * v47;
    const double v49 = v48 + (0.09 * v45);
    const double v50 = v38 * v49;
    const double v51 = 0.34 * v45;
    const double v52 = v50 + (v37 * v51);
    const double v53 = 0.369656 * v44;
    const double v54 = v53 - (0.82 * v43);
    const double v55 = (v33 * v54) - v52;
    const double v56 = (0.78792 * v8_sine[0]) - (0.336 * v44);
    const double v57 = v56 + (2.07264 * v39);
    const double v58 = (v32 * v57) - v55;
    const double v59 = ((0.10439999999999999 * v40) - (3.9585 * v8_sine[0])) - (1.1832 * v39);
    const double v60 = 0.67183 * v59;
    const double v61 = (v31 * v60) - v58;
    const double v62 = 0.00020000000000000004 * v24;
    const double v63 = 0.34 * v27;
    const double v64 = 9.999999999999999e-05 * v35;
    const double v65 = (v0_sine[3] * v18) - (v0_cosine[3] * v23);
    const double v66 = 0.00020000000000000004 * v65;
    const double v67 = (v0_cosine[3] * v13) - (v0_sine[3] * v14);
    const double v68 = (((v34 * v64) - (v22 * v63)) - (v15 * v62)) + (v67 * v66);
    const double v69 = qd[1] * v8_sine[0];
    const double v70 = v69 + (qd[2] * v8_sine[0]);
    const double v71 = (qd[3] * v44) - v70;
    const double v72 = (v0_cosine[2] * v8_sine[0]) - (v0_sine[2] * v41);
    const double v73 = (qd[4] * v72) - v71;
    const double v74 = 0.0028799999999999997 * v15;
    const double v75 = v74 + (0.045 * v27);
    const double v76 = 0.0028799999999999997 * v24;
    const double v77 = v76 + (0.045 * v22);
    const double v78 = 0.00022216 * v24;
    const double v79 = (v35 * v8_sine[1]) - (v65 * v8_cosine[1]);
    const double v80 = 1.9999999999999998e-05 * v79;
    const double v81 = (v34 * v8_sine[1]) - (v67 * v8_cosine[1]);
    const double v82 = (((v27 * v77) + (v22 * v75)) + (v15 * v78)) - (v81 * v80);
    const double v83 = (v35 * v8_cosine[1]) + (v65 * v8_sine[1]);
    const double v84 = 1.9999999999999998e-05 * v83;
    const double v85 = (v67 * v8_sine[1]) + (v34 * v8_cosine[1]);
    const double v86 = v82 - (v85 * v84);
    const double v87 = (qd[5] * v47) - v73;
    const double v88 = v87 * v86;
    const double v89 = v88 + (v73 * v68);
    const double v90 = 0.369656 * v18;
    const double v91 = v90 + (0.41 * v21);
    const double v92 = 0.369656 * v14;
    const double v93 = v92 - (0.41 * v26);
    const double v94 = 0.0006500000000000117 * v35;
    const double v95 = 0.0006500000000000117 * v23;
    const double v96 = (((v21 * v93) - (v26 * v91)) - (v34 * v94)) + (v13 * v95);
    const double v97 = v14 * v18;
    const double v98 = v96 + (0.1677909248 * v97);
    const double v99 = v89 + (v71 * v98);
    const double v100 = 0.016249999999999987 * v19;
    const double v101 = 0.336 * v14;
    const double v102 = (2.4 * v25) - v101;
    const double v103 = (0.78792 * v8_cosine[0]) + (0.336 * v18);
    const double v104 = (1.03632 * v17) - v103;
    const double v105 = v8_cosine[0] * v14;
    const double v106 = (((v25 * v104) + (v20 * v102)) - (v12 * v100)) + (0.0551544 * v105);
    const double v107 = v106 + (0.09327000000000002 * v97);
    const double v108 = (v70 * v107) - v99;
    const double v109 = ((3.9585 * v8_cosine[0]) - (1.1832 * v17)) + (0.10439999999999999 * v16);
    const double v110 = 0.67183 * v109;
    const double v111 = v110 + (((0.023751 * v39) + (0.26917800000000003 * v40)) + (v16 * (0.0070992 * v0_sine[1])));
    const double v112 = v111 - (v17 * ((0.4738312 * v0_sine[1]) + (0.0070992 * v0_cosine[1])));
    const double v113 = (v69 * v112) - v108;
    const double v114 = (v27 * v47) - (v45 * v15);
    const double v115 = (v44 * v26) - (v14 * v43);
    const double v116 = v25 * v8_sine[0];
    const double v117 = (0.67183 * v69) + (qd[2] * v116);
    const double v118 = (qd[3] * v115) - v117;
    const double v119 = (v34 * v45) - (v27 * v72);
    const double v120 = (qd[4] * v119) - v118;
    const double v121 = v120 + (qd[5] * v114);
    const double v122 = v76 + (0.09 * v22);
    const double v123 = v121 * v122;
    const double v124 = 0.34 * v22;
    const double v125 = v123 + (v120 * v124);
    const double v126 = v90 + (0.82 * v21);
    const double v127 = (v118 * v126) - v125;
    const double v128 = (2.07264 * v17) - v103;
    const double v129 = v127 + (v117 * v128);
    const double v130 = (v69 * v110) - v129;
    const double v131 = v15 * v47;
    const double v132 = v34 * v72;
    const double v133 = 0.00020000000000000004 * v67;
    const double v134 = (v0_sine[3] * v44) + (v0_cosine[3] * v46);
    const double v135 = (((v45 * v63) + (0.00020000000000000004 * v131)) + (9.999999999999999e-05 * v132)) - (v134 * v133);
    const double v136 = v31 + (qd[2] * v8_cosine[0]);
    const double v137 = v136 + (qd[3] * v18);
    const double v138 = v137 + (qd[4] * v35);
    const double v139 = v48 + (0.045 * v45);
    const double v140 = 1.9999999999999998e-05 * v81;
    const double v141 = (v72 * v8_sine[1]) + (v8_cosine[1] * v134);
    const double v142 = (((v27 * v139) + (v45 * v75)) + (0.00022216 * v131)) + (v141 * v140);
    const double v143 = 1.9999999999999998e-05 * v85;
    const double v144 = (v72 * v8_cosine[1]) - (v8_sine[1] * v134);
    const double v145 = v142 + (v144 * v143);
    const double v146 = v138 + (qd[5] * v24);
    const double v147 = v146 * v145;
    const double v148 = v147 + (v138 * v135);
    const double v149 = v53 - (0.41 * v43);
    const double v150 = 0.1677909248 * v44;
    const double v151 = 0.0006500000000000117 * v46;
    const double v152 = (((v14 * v150) - (v26 * v149)) - (v43 * v93)) - (v13 * v151);
    const double v153 = v152 + (0.0006500000000000117 * v132);
    const double v154 = v148 + (v137 * v153);
    const double v155 = 0.016249999999999987 * v12;
    const double v156 = (0.0551544 * v8_sine[0]) - (0.09327000000000002 * v44);
    const double v157 = v56 + (1.03632 * v39);
    const double v158 = (((v25 * v157) - (v14 * v156)) + (v42 * v102)) - (v41 * v155);
    const double v159 = v154 + (v136 * v158);
    const double v160 = ((0.07312639999999981 * v40) - (0.023751 * v8_sine[0])) - (0.0070992 * v39);
    const double v161 = ((0.0070992 * v40) - (0.26917800000000003 * v8_sine[0])) - (0.5469575999999998 * v39);
    const double v162 = v60 + ((v0_sine[1] * v161) + (v0_cosine[1] * v160));
    const double v163 = (v31 * v162) - v159;
    C[0] = v163 + ((v113 - v61) - v130);
    const double v164 = v47 * v47;
    const double v165 = (v139 * (2.0 * v45)) + (0.00022216 * v164);
    const double v166 = v165 + (1.9999999999999998e-05 * ((v141 * v141) + (v144 * v144)));
    const double v167 = (v44 * v21) + (v18 * v43);
    const double v168 = v8_cosine[0] * v8_cosine[0];
    const double v169 = v168 + (v8_sine[0] * v8_sine[0]);
    const double v170 = (0.4318 * v0_cosine[1]) * v169;
    const double v171 = qd[2] * v170;
    const double v172 = v171 + (qd[3] * v167);
    const double v173 = (v35 * v45) + (v22 * v72);
    const double v174 = (qd[4] * v173) - v172;
    const double v175 = (v22 * v47) - (v45 * v24);
    const double v176 = (qd[5] * v175) - v174;
    const double v177 = (((v22 * v139) + (v45 * v77)) + (v47 * v78)) - (v80 * v141);
    const double v178 = v177 - (v84 * v144);
    const double v179 = ((v49 * v176) - (v87 * v178)) + (v146 * v166);
    const double v180 = v72 * v72;
    const double v181 = ((v45 * v51) + (9.999999999999999e-05 * v180)) + (0.00020000000000000004 * (v164 + (v134 * v134)));
    const double v182 = (((v72 * v64) - (v45 * v124)) - (v47 * v62)) - (v66 * v134);
    const double v183 = (((v73 * v182) - (v138 * v181)) - v179) + (v51 * v174);
    const double v184 = (((v21 * v149) - (v43 * v91)) + (v18 * v150)) - (v72 * v94);
    const double v185 = v184 - (v46 * v95);
    const double v186 = (((v44 * v150) - (v149 * (2.0 * v43))) + (v46 * v151)) + (0.0006500000000000117 * v180);
    const double v187 = (((v54 * v172) - (v71 * v185)) + (v137 * v186)) - v183;
    const double v188 = (0.12558706799999997 * v8_sine[0]) - (0.0551544 * v44);
    const double v189 = ((v8_sine[0] * v188) - (v44 * v156)) + (v41 * (0.016249999999999987 * v41));
    const double v190 = v189 + (v39 * (0.8636 * v157));
    const double v191 = (((v42 * v104) - (v8_cosine[0] * v188)) - (v18 * v156)) + (v20 * v157);
    const double v192 = v191 + (v41 * v100);
    const double v193 = (((v77 * (2.0 * v22)) + (v24 * v78)) + (v79 * v80)) + (v83 * v84);
    const double v194 = ((v122 * v176) - (v87 * v193)) + (v146 * v178);
    const double v195 = (((v22 * v124) + (v35 * v64)) + (v24 * v62)) + (v65 * v66);
    const double v196 = (((v138 * v182) - (v73 * v195)) - v194) + (v124 * v174);
    const double v197 = v18 * v18;
    const double v198 = (((v91 * (2.0 * v21)) + (v35 * v94)) + (v23 * v95)) + (0.1677909248 * v197);
    const double v199 = (((v126 * v172) - (v71 * v198)) + (v137 * v185)) - v196;
    const double v200 = ((v18 * (0.1103088 * v8_cosine[0])) + (v17 * (0.8636 * v104))) + (0.12558706799999997 * v168);
    const double v201 = (v200 + (v19 * v100)) + (0.09327000000000002 * v197);
    const double v202 = v8_cosine[0] * ((((v128 * v171) - (v70 * v201)) - (v136 * v192)) - v199);
    const double v203 = v202 - (v8_sine[0] * ((((v57 * v171) - (v70 * v192)) - (v136 * v190)) - v187));
    const double v204 = v86 - v68;
    const double v205 = v98 + v204;
    const double v206 = qd[0] * v8_sine[0];
    const double v207 = v135 + v145;
    const double v208 = v153 + v207;
    const double v209 = qd[0] * v8_cosine[0];
    const double v210 = ((v209 * (v158 + v208)) + (v206 * (v107 + v205))) + v203;
    const double v211 = v124 + v122;
    const double v212 = v126 + v211;
    const double v213 = v128 - v212;
    const double v214 = 0.67183 * v206;
    const double v215 = v51 + v49;
    const double v216 = v54 + v215;
    const double v217 = v57 - v216;
    const double v218 = 0.67183 * v209;
    const double v219 = v110 - v112;
    const double v220 = v60 - v162;
    const double v221 = (v209 * v220) + (v206 * v219);
    const double v222 = ((0.023751 * v40) - (0.9580587499999998 * v8_sine[0])) - (0.26917800000000003 * v39);
    const double v223 = (0.9580587499999998 * v168) + (v16 * (0.07312639999999981 * v16));
    const double v224 = v223 + (v17 * ((0.5469575999999998 * v17) - (0.0141984 * v16)));
    const double v225 = v224 - (v8_sine[0] * ((0.5383560000000001 * v39) - (0.047502 * v40)));
    const double v226 = (v225 - (((v40 * v160) - (v8_sine[0] * v222)) - (v39 * v161))) * (v31 * v8_sine[0]);
    const double v227 = ((((v217 * v218) + (v213 * v214)) - v221) + v226) - v210;
    const double v228 = ((v8_cosine[0] * v222) - (v17 * v161)) + (v16 * v160);
    const double v229 = v8_sine[0] * v69;
    const double v230 = v8_cosine[0] * v31;
    C[1] = v227 + (v228 * (v230 - v229));
    const double v231 = (v31 * v170) - (v25 * v206);
    const double v232 = (v25 * v209) + (v69 * v170);
    C[2] = ((v217 * v232) - (v213 * v231)) - v210;
    const double v233 = (qd[0] * v44) - (v14 * v70);
    const double v234 = (qd[0] * v18) + (v14 * v136);
    const double v235 = (((v44 * v187) + (v18 * v199)) + (v205 * v233)) - (v208 * v234);
    const double v236 = (((qd[0] * v29) + (v32 * v14)) + (v70 * v167)) + (v44 * v171);
    const double v237 = (((v14 * v117) - (qd[0] * v115)) - (v136 * v167)) + (v18 * v171);
    const double v238 = v193 + v166;
    const double v239 = v238 + (v195 + v181);
    const double v240 = (v44 * v136) + (v18 * v70);
    const double v241 = ((v235 - (v216 * v236)) - (v212 * v237)) - ((v239 + (v198 + v186)) * v240);
    const double v242 = v14 * ((v55 - v127) - (v99 - v154));
    const double v243 = v242 + v241;
    C[3] = v243;
    const double v244 = v34 * ((v52 - v125) + (v89 - v148));
    const double v245 = (qd[3] * v14) - qd[0];
    const double v246 = (v34 * v71) - (v72 * v245);
    const double v247 = (v35 * v245) + (v34 * v137);
    const double v248 = (((v35 * v196) - (v72 * v183)) + (v204 * v246)) - (v207 * v247);
    const double v249 = (((v72 * v172) - (v36 * v245)) - (v71 * v173)) + (v33 * v34);
    const double v250 = (((v35 * v172) - (v119 * v245)) + (v137 * v173)) + (v34 * v118);
    const double v251 = (v35 * v71) + (v72 * v137);
    const double v252 = (((v248 - (v215 * v249)) + (v211 * v250)) - (v239 * v251)) - v244;
    C[4] = -v252;
    const double v253 = v15 * ((v50 - v123) + (v88 - v147));
    const double v254 = (qd[4] * v34) - v245;
    const double v255 = (((v37 * v15) + (v28 * v254)) + (v47 * v174)) - (v73 * v175);
    const double v256 = (((v24 * v174) - (v15 * v120)) - (v114 * v254)) + (v138 * v175);
    const double v257 = (((v24 * v194) + (v47 * v179)) + (v49 * v255)) + (v122 * v256);
    const double v258 = (v15 * v73) - (v47 * v254);
    const double v259 = (v24 * v254) + (v15 * v138);
    const double v260 = (v24 * v73) + (v47 * v138);
    const double v261 = (((v257 - (v86 * v258)) - (v145 * v259)) - (v238 * v260)) - v253;
    C[5] = v261;
    const double v262 = v15 * v15;
    const double v263 = v34 * v34;
    const double v264 = (((v27 * v63) + (0.00020000000000000004 * v262)) + (v67 * v133)) + (9.999999999999999e-05 * v263);
    const double v265 = v74 + (0.09 * v27);
    const double v266 = (qd[5] * v15) - v254;
    const double v267 = (((v75 * (2.0 * v27)) + (0.00022216 * v262)) + (v81 * v140)) + (v85 * v143);
    const double v268 = ((v38 * v265) + (v86 * v266)) - (v146 * v267);
    const double v269 = (v268 + ((v68 * v254) - (v138 * v264))) + (v37 * v63);
    const double v270 = v14 * v14;
    const double v271 = ((0.1677909248 * v270) - (v93 * (2.0 * v26))) + (0.0006500000000000117 * (v263 + (v13 * v13)));
    const double v272 = v92 - (0.82 * v26);
    const double v273 = (((v33 * v272) - (v98 * v245)) + (v137 * v271)) - v269;
    const double v274 = ((v102 * (2.0 * v25)) + (v12 * v155)) + (0.09327000000000002 * v270);
    const double v275 = (4.8 * v25) - v101;
    const double v276 = ((v121 * v265) - (v87 * v267)) + (v145 * v266);
    const double v277 = (v276 + ((v73 * v264) - (v135 * v254))) + (v120 * v63);
    const double v278 = (((v118 * v272) + (v71 * v271)) - (v153 * v245)) - v277;
    const double v279 = v8_cosine[0] * (v278 + (((qd[0] * v158) + (v117 * v275)) - (v70 * v274)));
    const double v280 = v279 + (v8_sine[0] * (v273 + (((qd[0] * v107) - (v32 * v275)) + (v136 * v274))));
    const double v281 = ((0.09 * v121) + (v49 * v266)) - (v87 * v265);
    const double v282 = ((v281 + (0.34 * v120)) + (v73 * v63)) - (v51 * v254);
    const double v283 = (((0.82 * v118) - (v54 * v245)) + (v71 * v272)) - v282;
    const double v284 = (((qd[0] * v57) + (4.8 * v117)) - (v70 * v275)) - v283;
    const double v285 = 0.67183 * v8_cosine[0];
    const double v286 = ((0.09 * v38) + (v122 * v266)) - (v146 * v265);
    const double v287 = (((v63 * v138) - (0.34 * v37)) - v286) + (v124 * v254);
    const double v288 = v287 + (((0.82 * v33) - (v126 * v245)) + (v137 * v272));
    const double v289 = (((qd[0] * v128) - (4.8 * v32)) + (v136 * v275)) - v288;
    const double v290 = 0.67183 * v8_sine[0];
    C[6] = v221 + ((v280 - (v284 * v285)) - (v289 * v290));
    const double v291 = v193 + v267;
    const double v292 = v291 + (v195 + v264);
    const double v293 = v292 + (v198 + v271);
    const double v294 = ((v38 * v122) - (v86 * v146)) + (v193 * v266);
    const double v295 = (v294 + ((v68 * v138) - (v195 * v254))) + (v37 * v124);
    const double v296 = (((v33 * v126) + (v98 * v137)) - (v198 * v245)) - v295;
    const double v297 = v8_cosine[0] * (v296 + (((qd[0] * v201) - (v32 * v128)) + (v107 * v136)));
    const double v298 = v297 - (v209 * (v293 + (v201 + v274)));
    const double v299 = v178 - v182;
    const double v300 = v185 + v299;
    const double v301 = v192 + v300;
    const double v302 = v228 + v301;
    const double v303 = v0_sine[1] * (1.5898185120000001 + ((0.0141984 * v0_cosine[1]) + (0.5469575999999998 * v0_sine[1])));
    const double v304 = (7.853586550860001 + (v0_cosine[1] * (0.140278104 + (0.07312639999999981 * v0_cosine[1])))) + v303;
    const double v305 = v63 + v265;
    const double v306 = v272 + v305;
    const double v307 = v275 - v306;
    const double v308 = (11.689842 + ((1.1832 * v0_sine[1]) + (0.10439999999999999 * v0_cosine[1]))) + v307;
    const double v309 = ((v298 + ((v206 * v302) - (v209 * v304))) + (v218 * v308)) + (v219 * v230);
    const double v310 = v176 * v265;
    const double v311 = (v63 * v174) - v310;
    const double v312 = (v172 * v272) - v311;
    const double v313 = (v171 * v275) - v312;
    const double v314 = v8_sine[0] * v313;
    const double v315 = v178 * v266;
    const double v316 = v315 + (v182 * v254);
    const double v317 = v316 + (v185 * v245);
    const double v318 = (qd[0] * v192) - v317;
    const double v319 = v318 + (qd[0] * v228);
    const double v320 = v166 + v267;
    const double v321 = v320 + (v181 + v264);
    const double v322 = v321 + (v186 + v271);
    const double v323 = v322 + (v190 + v274);
    const double v324 = ((v49 * v121) - (v87 * v145)) + (v166 * v266);
    const double v325 = (v324 + ((v73 * v135) - (v181 * v254))) + (v51 * v120);
    const double v326 = (((v54 * v118) + (v71 * v153)) - (v186 * v245)) - v325;
    const double v327 = v326 + (((qd[0] * v190) + (v57 * v117)) - (v70 * v158));
    const double v328 = v8_cosine[0] * v313;
    const double v329 = (((v328 - (v8_sine[0] * v327)) - (v209 * v302)) - (v214 * v308)) + (v220 * v229);
    const double v330 = v8_cosine[0] * ((v329 + (v206 * (v304 + v323))) + (v8_cosine[0] * (v319 + (v61 + v113))));
    const double v331 = ((0.09 * v176) + (v49 * v146)) - (v122 * v87);
    const double v332 = ((v331 - (0.34 * v174)) + (v124 * v73)) + (v51 * v138);
    const double v333 = v332 + (((0.82 * v172) + (v54 * v137)) - (v126 * v71));
    const double v334 = ((v333 - (v57 * v136)) - (v128 * v70)) + (4.8 * v171);
    const double v335 = (v169 * (0.67183 * ((v334 + (v31 * v59)) + (v69 * v109)))) - v330;
    C[7] = v335 - (v8_sine[0] * ((v314 + v309) - (v8_sine[0] * (v319 - (v130 + v163)))));
    const double v336 = v8_cosine[0] * ((-v328) - (v8_cosine[0] * (v318 - (v58 + v108))));
    const double v337 = v336 + (v8_sine[0] * ((v8_sine[0] * (v318 + (v129 + v159))) - v314));
    const double v338 = (v8_sine[0] * v298) - (v209 * ((v8_cosine[0] * v301) - (v8_sine[0] * v323)));
    const double v339 = v338 - (v337 + (v8_sine[0] * ((v8_cosine[0] * v327) - (v206 * v301))));
    const double v340 = (0.67183 - v25) * (qd[1] * v169);
    const double v341 = -(v340 * ((v8_cosine[0] * v217) + (v8_sine[0] * v213)));
    const double v342 = (v341 - (v307 * ((v8_cosine[0] * v231) + (v8_sine[0] * v232)))) - v339;
    const double v343 = ((v8_cosine[0] * v334) + (6.05 * v231)) + (v206 * v307);
    const double v344 = ((v209 * v307) - (v8_sine[0] * v334)) - (6.05 * v232);
    C[8] = (v342 + (v285 * v343)) - (v290 * v344);
    const double v345 = (((v44 * v117) - (v32 * v18)) + (v29 * v136)) - (v115 * v70);
    const double v346 = (((v14 * v273) + (v18 * v296)) - (v208 * v240)) + (v212 * v345);
    const double v347 = v44 * ((v127 + v154) + (v312 - v317));
    const double v348 = v347 + (((v346 - (v236 * v306)) - (v233 * v300)) - (v234 * v293));
    const double v349 = (((v44 * v326) + (v14 * v278)) + (v205 * v240)) + (v216 * v345);
    const double v350 = v18 * ((v55 + v99) - (v312 + v317));
    const double v351 = v350 + (((v349 + (v237 * v306)) - (v233 * v322)) - (v234 * v300));
    const double v352 = (v8_cosine[0] * v351) + (v8_sine[0] * v348);
    const double v353 = (((v14 * v283) - (v18 * v333)) + (v212 * v240)) + (1.25 * v237);
    const double v354 = v353 - (v233 * v306);
    const double v355 = (((v44 * v333) + (v14 * v288)) - (v216 * v240)) - (1.25 * v236);
    const double v356 = v355 - (v234 * v306);
    C[9] = -((v352 + (v285 * v354)) + (v290 * v356));
    const double v357 = (((v33 * v35) + (v36 * v137)) - (v118 * v72)) + (v119 * v71);
    const double v358 = (((v207 * v251) - (v35 * v295)) - (v211 * v357)) + (v249 * v305);
    const double v359 = v72 * ((v125 - v148) + (v311 + v316));
    const double v360 = (v359 + ((v358 + (v246 * v299)) + (v247 * v292))) + (v34 * v269);
    const double v361 = v35 * ((v52 - v89) - (v311 - v316));
    const double v362 = (((v72 * v325) - (v204 * v251)) - (v215 * v357)) + (v250 * v305);
    const double v363 = (((v362 + (v246 * v321)) + (v247 * v299)) - v361) + (v34 * v277);
    const double v364 = (v8_cosine[0] * v363) + (v8_sine[0] * v360);
    const double v365 = (((v72 * v332) - (v215 * v251)) - (0.43000000000000005 * v249)) - (v247 * v305);
    const double v366 = v365 + (v34 * v287);
    const double v367 = (((0.43000000000000005 * v250) - (v35 * v332)) - (v211 * v251)) + (v246 * v305);
    const double v368 = v367 + (v34 * v282);
    C[10] = ((v290 * v366) - v364) - (v285 * v368);
    const double v369 = (((v37 * v24) - (v28 * v138)) + (v47 * v120)) + (v114 * v73);
    const double v370 = (((v24 * v294) + (v15 * v268)) - (v122 * v369)) + (v145 * v260);
    const double v371 = v47 * ((v123 - v147) + (v315 - v310));
    const double v372 = v371 + (((v370 - (v178 * v258)) + (v259 * v291)) - (v255 * v265));
    const double v373 = (((v15 * v276) + (v47 * v324)) - (v49 * v369)) - (v86 * v260);
    const double v374 = v24 * ((v50 - v88) + (v310 + v315));
    const double v375 = v374 + (((v373 + (v178 * v259)) - (v258 * v320)) + (v256 * v265));
    const double v376 = (v8_cosine[0] * v375) + (v8_sine[0] * v372);
    const double v377 = (((v24 * v331) + (v15 * v281)) + (0.09 * v256)) - (v122 * v260);
    const double v378 = v377 - (v258 * v265);
    const double v379 = (((v15 * v286) - (v47 * v331)) - (0.09 * v255)) + (v49 * v260);
    const double v380 = v379 + (v259 * v265);
    C[11] = (v376 + (v285 * v378)) + (v290 * v380);
    C[12] = (v280 - (v30 * v284)) - (v116 * v289);
    const double v381 = v170 * (((v8_cosine[0] * v289) - (v8_sine[0] * v284)) + ((v217 * v206) - (v209 * v213)));
    C[13] = (v381 + (v169 * (v25 * v334))) - v339;
    C[14] = v381 + (((v342 + (v340 * (6.05 * v170))) + (v30 * v343)) - (v116 * v344));
    const double v382 = (((v44 * v283) + (v18 * v288)) - (v216 * v233)) - (v212 * v234);
    const double v383 = v382 + (1.25 * v345);
    C[15] = -(((v352 + (v170 * v383)) + (v30 * v354)) + (v116 * v356));
    const double v384 = (((v35 * v287) + (v72 * v282)) + (v215 * v246)) + (v211 * v247);
    const double v385 = v384 - (0.43000000000000005 * v357);
    C[16] = (((v116 * v366) - (v170 * v385)) - v364) - (v30 * v368);
    const double v386 = (((v24 * v286) + (v47 * v281)) - (0.09 * v369)) - (v49 * v258);
    const double v387 = v386 + (v122 * v259);
    C[17] = ((v376 + (v170 * v387)) + (v30 * v378)) + (v116 * v380);
    C[18] = v242 + ((((v18 * v278) - (v44 * v273)) + (v29 * v283)) - (v115 * v288));
    const double v388 = ((v8_cosine[0] * v350) + (v8_sine[0] * v347)) + (v105 * v199);
    const double v389 = v388 - (v333 * ((v8_cosine[0] * v29) - (v8_sine[0] * v115)));
    const double v390 = v389 + (v167 * ((v8_cosine[0] * v288) - (v8_sine[0] * v283)));
    const double v391 = v390 - (v44 * ((v8_cosine[0] * v296) + (v206 * v300)));
    const double v392 = v391 - (v14 * ((v8_sine[0] * v187) + (v206 * v205)));
    const double v393 = v206 * (((v18 * v322) + (v29 * v306)) + (v216 * v167));
    const double v394 = v209 * (((v44 * v293) - (v14 * v208)) + ((v115 * v306) - (v212 * v167)));
    const double v395 = ((v392 - (v18 * ((v8_sine[0] * v326) + (v209 * v300)))) + v393) + v394;
    const double v396 = ((v14 * v212) - (v18 * v306)) - (1.25 * v29);
    const double v397 = ((v44 * v306) - (v14 * v216)) + (1.25 * v115);
    C[19] = ((v214 * v396) - v395) - (v218 * v397);
    const double v398 = (v340 * ((1.25 * v167) - ((v44 * v212) - (v18 * v216)))) - (v231 * v396);
    C[20] = (v398 - (v232 * v397)) - v395;
    const double v399 = (((v44 * v348) - (v14 * v243)) - (v18 * v351)) - (v29 * v354);
    C[21] = (v399 + (v115 * v356)) - (v167 * v383);
    const double v400 = (((v44 * v360) + (v14 * v252)) - (v18 * v363)) - (v29 * v368);
    C[22] = (v400 - (v115 * v366)) - (v167 * v385);
    const double v401 = (((v18 * v375) - (v44 * v372)) - (v14 * v261)) + (v29 * v378);
    C[23] = (v401 - (v115 * v380)) + (v167 * v387);
    const double v402 = ((((v35 * v277) - (v36 * v282)) + (v72 * v269)) - (v119 * v287)) - v244;
    C[24] = -v402;
    const double v403 = ((((v119 * v332) - (v35 * v325)) + (v173 * v282)) - v359) + (v34 * v183);
    const double v404 = ((((v36 * v332) - (v72 * v295)) - (v173 * v287)) - v361) + (v34 * v196);
    const double v405 = (((v211 * v173) - (v35 * v299)) - (v72 * v292)) - (v119 * v305);
    const double v406 = v405 + (v34 * v207);
    const double v407 = (((v35 * v321) - (v36 * v305)) + (v72 * v299)) - (v215 * v173);
    const double v408 = v407 + (v34 * v204);
    const double v409 = (((v8_cosine[0] * v404) - (v8_sine[0] * v403)) + (v209 * v406)) + (v206 * v408);
    const double v410 = ((v34 * v215) - (v72 * v305)) - (0.43000000000000005 * v119);
    const double v411 = ((v35 * v305) - (0.43000000000000005 * v36)) + (v34 * v211);
    C[25] = -((v409 + (v218 * v410)) + (v214 * v411));
    const double v412 = ((v35 * v215) + (v72 * v211)) - (0.43000000000000005 * v173);
    C[26] = (((v231 * v411) - (v232 * v410)) + (v340 * v412)) - v409;
    const double v413 = (((v14 * v402) - (v44 * v403)) - (v18 * v404)) - (v237 * v411);
    const double v414 = ((v413 - (v236 * v410)) + (v233 * v408)) - (v234 * v406);
    const double v415 = (((v35 * v204) - (v36 * v211)) - (v72 * v207)) - (v119 * v215);
    C[27] = (v414 - (v240 * (v415 + (v34 * v239)))) - (v345 * v412);
    const double v416 = (((v36 * v368) - (v35 * v363)) - (v72 * v360)) + (v119 * v366);
    C[28] = (v416 + (v173 * v385)) - (v34 * v252);
    const double v417 = (((v35 * v375) - (v36 * v378)) + (v72 * v372)) + (v119 * v380);
    C[29] = (v417 - (v173 * v387)) + (v34 * v261);
    const double v418 = v253 + ((((v24 * v276) - (v28 * v281)) - (v47 * v268)) + (v114 * v286));
    C[30] = -v418;
    const double v419 = ((((v24 * v324) - (v15 * v179)) - (v114 * v331)) + (v175 * v281)) - v371;
    const double v420 = ((((v15 * v194) + (v28 * v331)) + (v47 * v294)) - (v175 * v286)) - v374;
    const double v421 = (((v24 * v178) + (v15 * v145)) - (v47 * v291)) + (v114 * v265);
    const double v422 = v421 + (v122 * v175);
    const double v423 = (((v24 * v320) - (v15 * v86)) - (v28 * v265)) - (v47 * v178);
    const double v424 = v423 + (v49 * v175);
    const double v425 = (((v209 * v422) - (v8_cosine[0] * v420)) - (v8_sine[0] * v419)) - (v206 * v424);
    const double v426 = ((v15 * v49) - (v47 * v265)) + (0.09 * v114);
    const double v427 = ((v24 * v265) - (v15 * v122)) - (0.09 * v28);
    C[31] = (v425 + (v218 * v426)) - (v214 * v427);
    const double v428 = ((v24 * v49) - (v47 * v122)) + (0.09 * v175);
    C[32] = v425 + (((v231 * v427) + (v232 * v426)) + (v340 * v428));
    const double v429 = (((v44 * v419) + (v14 * v418)) - (v18 * v420)) - (v237 * v427);
    const double v430 = (((v24 * v86) - (v15 * v238)) - (v28 * v122)) + (v47 * v145);
    const double v431 = v430 - (v49 * v114);
    const double v432 = (((v429 + (v236 * v426)) + (v233 * v424)) + (v234 * v422)) - (v240 * v431);
    C[33] = v432 - (v345 * v428);
    const double v433 = (((v251 * v431) - (v35 * v420)) - (v72 * v419)) - (v250 * v427);
    const double v434 = (((v433 - (v249 * v426)) - (v246 * v424)) - (v247 * v422)) + (v357 * v428);
    C[34] = v434 - (v34 * v418);
    const double v435 = (((v24 * v375) - (v15 * v261)) - (v28 * v378)) - (v47 * v372);
    C[35] = (v435 + (v114 * v380)) + (v175 * v387);
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
    const puma560_friction_four v1_angle = {v0, q[1], q[3], q[4]};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = qd[2] + qd[1];
    const double v10 = qd[0] * v1_sine[0];
    const double v11 = v10 * v9;
    const double v12 = v1_cosine[0] * qdd[0];
    const double v13 = v12 - v11;
    const double v14 = v11 - v13;
    const double v15 = qd[0] * v1_cosine[0];
    const double v16 = (v1_sine[0] * qdd[0]) + (v15 * (2.0 * v9));
    const double v17 = 2.0 * (qd[0] * qd[1]);
    const double v18 = 0.4318 * v1_sine[1];
    const double v19 = 0.4318 * v1_cosine[1];
    const double v20 = qd[0] * qd[0];
    const double v21 = ((v18 * v17) - (v19 * qdd[0])) - (0.15005 * v20);
    const double v22 = (v21 + (0.4318 * v16)) + (0.0203 * v14);
    const double v23 = v9 * v9;
    const double v24 = v23 + (v15 * v15);
    const double v25 = v10 * v15;
    const double v26 = qdd[1] + qdd[2];
    const double v27 = v25 - v26;
    const double v28 = qd[1] * qd[1];
    const double v29 = v28 + v20;
    const double v30 = ((0.15005 * qdd[0]) - (v18 * qdd[1])) - (v19 * v29);
    const double v31 = 9.81 + ((v19 * qdd[1]) - (v18 * v28));
    const double v32 = (v1_cosine[0] * v30) + (v1_sine[0] * v31);
    const double v33 = v32 + ((0.4318 * v27) - (0.0203 * v24));
    const double v34 = (v1_cosine[2] * v33) - (v1_sine[2] * v22);
    const double v35 = (v1_sine[2] * v9) - (v1_cosine[2] * v10);
    const double v36 = qd[3] + v15;
    const double v37 = (v1_sine[3] * v36) - (v1_cosine[3] * v35);
    const double v38 = (v1_cosine[2] * v9) + (v1_sine[2] * v10);
    const double v39 = qd[4] + v38;
    const double v40 = 0.0028799999999999997 * ((v39 * v39) + (v37 * v37));
    const double v41 = v36 * v35;
    const double v42 = v41 + ((v1_cosine[2] * v27) - (v1_sine[2] * v16));
    const double v43 = qdd[4] - v42;
    const double v44 = (v1_cosine[3] * v36) + (v1_sine[3] * v35);
    const double v45 = v44 * v37;
    const double v46 = v45 - v43;
    const double v47 = 0.0028799999999999997 * v1_cosine[3];
    const double v48 = ((v1_sine[3] * v40) + (1.25 * v34)) + (v47 * v46);
    const double v49 = v38 * v35;
    const double v50 = qdd[3] + v13;
    const double v51 = v49 - v50;
    const double v52 = ((v1_cosine[2] * v16) - (v36 * (2.0 * v38))) + (v1_sine[2] * v27);
    const double v53 = (v1_sine[3] * v51) - (v1_cosine[3] * v52);
    const double v54 = ((2.0 * v39) * v44) - v53;
    const double v55 = (v1_cosine[2] * v22) + (v1_sine[2] * v33);
    const double v56 = (1.25 * v55) + (0.0028799999999999997 * v54);
    const double v57 = (v1_cosine[2] * v56) - (v1_sine[2] * v48);
    const double v58 = 3.9999999999999996e-05 * qd[5];
    const double v59 = (v39 * v58) + (((1.9999999999999998e-05 * v53) - (0.0028799999999999997 * v55)) - (0.0004221600000000001 * v54));
    const double v60 = v39 * v37;
    const double v61 = v60 + ((v1_sine[3] * v52) + (v1_cosine[3] * v51));
    const double v62 = 4e-05 * (qdd[5] - v61);
    tau[5] = v62;
    const double v63 = (0.00020000000000000004 * (v60 + v61)) - v62;
    const double v64 = ((v1_sine[3] * v63) - (v1_cosine[3] * v59)) + (0.00075 * v52);
    const double v65 = (v1_cosine[0] * v31) - (v1_sine[0] * v30);
    const double v66 = v23 + (v10 * v10);
    const double v67 = v25 + v26;
    const double v68 = ((0.4318 * v66) - (0.0203 * v67)) - v65;
    const double v69 = 0.0028799999999999997 * v1_sine[3];
    const double v70 = (((v58 * v37) - (0.0004221600000000001 * v46)) + (v69 * v68)) - (v47 * v34);
    const double v71 = v70 + (0.00022000000000000003 * (v43 + v45));
    tau[4] = v71;
    const double v72 = (0.0006500000000000002 * (v41 + v42)) - v71;
    const double v73 = (((v1_sine[2] * v72) - (v1_cosine[2] * v64)) - (0.4318 * v57)) - (0.10817090799999998 * v16);
    const double v74 = v1_sine[0] * (((v73 - (0.35158 * v21)) - (0.00031627399999999964 * v14)) + (0.0047376000000000015 * (v20 - v66)));
    const double v75 = (((0.0006500000000000002 * (v50 + v49)) - (v1_sine[3] * v59)) - (v1_cosine[3] * v63)) - (0.00075 * v51);
    tau[3] = v75;
    const double v76 = ((((0.00031627399999999964 * v16) + (0.016249999999999987 * v14)) - (0.0047376000000000015 * v27)) + (0.0203 * v57)) - v75;
    const double v77 = (v1_cosine[2] * v48) + (v1_sine[2] * v56);
    const double v78 = v77 + ((0.35158 * v27) + (7.54015748031496 * v32));
    const double v79 = ((v69 * v46) - (v1_cosine[3] * v40)) - (1.25 * v68);
    const double v80 = ((0.35158 * v66) - (7.54015748031496 * v65)) - v79;
    const double v81 = (v1_cosine[0] * v78) + (v1_sine[0] * v80);
    const double v82 = (0.023751 * v1_cosine[1]) + (0.1208630640000001 * v1_sine[1]);
    const double v83 = (((0.15005 * v81) - (qdd[1] * v82)) - (v1_cosine[0] * v76)) - v74;
    const double v84 = (0.03707455999999998 * v1_sine[1]) - (0.0141984 * v1_cosine[1]);
    const double v85 = 0.0070992 + (v1_cosine[1] * v84);
    const double v86 = (v83 - ((v20 - v29) * ((0.023751 * v1_sine[1]) - (0.1208630640000001 * v1_cosine[1])))) + (v17 * v85);
    const double v87 = v19 * (v57 + ((0.35158 * v16) + (7.54015748031496 * v21)));
    tau[0] = (v86 + (qdd[0] * (1.2999309934803147 + (v1_sine[1] * v84)))) - v87;
    const double v88 = (((v1_cosine[2] * v72) + (0.4318 * v77)) + (v1_sine[2] * v64)) + (0.10817090799999998 * v27);
    const double v89 = (((v88 + (0.35158 * v32)) - (0.0203 * v79)) - (0.016249999999999987 * v67)) + (0.0047376000000000015 * v12);
    const double v90 = v89 - (0.00031627399999999964 * (v24 - v66));
    const double v91 = ((((0.10917823999999998 * qdd[1]) - (qdd[0] * v82)) - (1.024164 * v1_sine[1])) - (v18 * v81)) - v90;
    tau[1] = (v91 + ((v28 - v29) * v85)) - (v19 * ((v1_cosine[0] * v80) - (v1_sine[0] * v78)));
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
    const double v11 = (v1_cosine[0] * v10) - (v1_sine[0] * v9);
    const double v12 = qd[0] * v1_cosine[1];
    const double v13 = qd[3] + v12;
    const double v14 = v13 * v11;
    const double v15 = v12 * v9;
    const double v16 = 2.0 * v15;
    const double v17 = v10 * v12;
    const double v18 = ((v1_cosine[0] * v17) - (v1_sine[0] * v16)) - v14;
    const double v19 = (v1_sine[2] * v13) + (v1_cosine[2] * v11);
    const double v20 = 0.0028799999999999997 * v19;
    const double v21 = (v1_sine[2] * v11) - (v1_cosine[2] * v13);
    const double v22 = (v21 * v20) - (0.0028799999999999997 * v18);
    const double v23 = (v1_cosine[0] * v9) + (v1_sine[0] * v10);
    const double v24 = qd[4] + v23;
    const double v25 = (v24 * (0.0028799999999999997 * v24)) + (v19 * v20);
    const double v26 = (v1_sine[2] * v25) - (v1_cosine[2] * v22);
    const double v27 = v23 * v11;
    const double v28 = v10 * v9;
    const double v29 = v27 - v28;
    const double v30 = ((v1_sine[0] * v17) - (v13 * (2.0 * v23))) + (v1_cosine[0] * v16);
    const double v31 = ((v1_sine[2] * v29) + (v1_cosine[2] * v30)) - (v21 * (2.0 * v24));
    const double v32 = 0.0028799999999999997 * v1_sine[0];
    const double v33 = (v1_cosine[0] * v26) + (v32 * v31);
    const double v34 = 4e-05 * (qd[5] - v21);
    const double v35 = qd[0] * qd[1];
    const double v36 = qd[0] * qd[0];
    const double v37 = (v35 * (0.8636 * v1_sine[3])) - (0.15005 * v36);
    const double v38 = v37 + ((0.0406 * v28) + (0.8636 * v15));
    const double v39 = 0.0028799999999999997 * v1_cosine[0];
    const double v40 = qd[1] * qd[1];
    const double v41 = v40 + v36;
    const double v42 = 0.4318 * v1_cosine[3];
    const double v43 = v1_cosine[1] * v42;
    const double v44 = 0.4318 * v1_sine[3];
    const double v45 = (v44 * v40) - 9.81;
    const double v46 = (v1_sine[1] * v45) + (v43 * v41);
    const double v47 = v9 * v9;
    const double v48 = v47 + (v12 * v12);
    const double v49 = ((0.4318 * v17) - (0.0203 * v48)) - v46;
    const double v50 = (v49 * v32) + (((v39 * v38) - (v24 * v34)) + (0.0004421600000000001 * v31));
    const double v51 = v24 * v19;
    const double v52 = v51 + ((v1_sine[2] * v30) - (v1_cosine[2] * v29));
    const double v53 = tau[5] - (0.00020000000000000004 * (v51 + v52));
    const double v54 = ((v1_sine[2] * v53) - (v1_cosine[2] * v50)) - (0.00075 * v30);
    const double v55 = v47 + (v10 * v10);
    const double v56 = 5.846399999999999e-05 * v1_sine[2];
    const double v57 = v1_sine[1] * v42;
    const double v58 = (v1_cosine[1] * v45) - (v57 * v41);
    const double v59 = 0.0028799999999999997 * v1_sine[2];
    const double v60 = ((v56 * v17) + ((0.0006421600000000001 * v18) - (v55 * (0.0012435839999999998 * v1_sine[2])))) - (v59 * v58);
    const double v61 = v1_cosine[2] * ((v39 * v49) - (v38 * v32));
    const double v62 = v61 + (v60 - (v19 * (v34 + (0.00024216000000000005 * v21))));
    const double v63 = (-v62) - (0.0006500000000000002 * (v18 - v14));
    const double v64 = (0.8913300000000002 * v46) + (((v1_cosine[0] * v63) + (v1_sine[0] * v54)) - (0.025374999999999998 * v58));
    const double v65 = (v1_sine[2] * v22) + (v1_cosine[2] * v25);
    const double v66 = ((v64 - (0.4318 * v33)) - (0.3244698455 * v17)) - (0.0203 * v65);
    const double v67 = (0.011273199 * (v48 - v55)) + v66;
    const double v68 = (9.999999999999983e-05 * v27) + (((v1_sine[2] * v50) + (v1_cosine[2] * v53)) - (0.0013999999999999998 * v28));
    const double v69 = tau[3] - v68;
    const double v70 = v1_sine[2] * v1_sine[0];
    const double v71 = 0.0012435839999999998 + (0.00024216000000000005 * v1_cosine[2]);
    const double v72 = v70 * v71;
    const double v73 = 0.00024216000000000005 * (v1_sine[2] * v1_sine[2]);
    const double v74 = 0.0015999999999999999 + v73;
    const double v75 = 1.0 / v74;
    const double v76 = v75 * v72;
    const double v77 = tau[4] + v62;
    const double v78 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const double v79 = v56 - (v1_cosine[0] * v78);
    const double v80 = 1557.2443004858599 * v79;
    const double v81 = ((tau[2] + (v80 * v77)) + (v76 * v69)) - v67;
    const double v82 = v1_cosine[0] * v1_sine[1];
    const double v83 = 0.0012435839999999998 * v1_cosine[3];
    const double v84 = v1_cosine[2] * v83;
    const double v85 = v1_cosine[1] * v1_cosine[2];
    const double v86 = (v1_sine[1] * v59) - (v85 * v39);
    const double v87 = (v79 + ((v83 * (v1_sine[2] * v1_cosine[1])) + (v86 * v44))) + (v84 * v82);
    const double v88 = v70 * v1_cosine[1];
    const double v89 = 0.0012435839999999998 * v1_sine[3];
    const double v90 = v70 * v1_sine[1];
    const double v91 = ((v88 * v89) + v72) - (v83 * v90);
    const double v92 = v75 * v91;
    const double v93 = v1_sine[2] * v1_cosine[0];
    const double v94 = (0.0028799999999999997 * v93) - 0.025374999999999998;
    const double v95 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[2]);
    const double v96 = (v94 * v43) + (v95 * v57);
    const double v97 = (v1_cosine[1] * v95) - (v1_sine[1] * v94);
    const double v98 = (v97 * v44) - v96;
    const double v99 = v73 - 0.00119216;
    const double v100 = v1_sine[0] * (0.0012921600000000003 + v99);
    const double v101 = v1_sine[0] * v100;
    const double v102 = 0.0024871679999999997 * v1_cosine[2];
    const double v103 = (((0.00011692799999999998 * v93) - 0.3592922305) + v101) - v102;
    const double v104 = v103 - v98;
    const double v105 = v104 + ((v72 * v92) + (v87 * v80));
    const double v106 = 1.0 / (v103 + ((v72 * v76) + (v79 * v80)));
    const double v107 = v106 * v105;
    const double v108 = ((0.025374999999999998 * v48) - (0.8913300000000002 * v17)) - v33;
    const double v109 = ((0.025374999999999998 * v17) - (0.8913300000000002 * v55)) - v65;
    const double v110 = (v1_sine[1] * v109) + (v1_cosine[1] * v108);
    const double v111 = (((tau[1] + (1.024164 * v1_sine[3])) - (37.2347379 * v1_cosine[3])) - (v44 * v110)) + (v57 * v108);
    const double v112 = 1557.2443004858599 * v87;
    const double v113 = (((v111 - (v43 * v109)) + (v92 * v69)) + (v112 * v77)) - (v107 * v81);
    const double v114 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const double v115 = (v1_cosine[3] * v114) - 0.0070992;
    const double v116 = (v115 * (v40 - v41)) + (v113 - v67);
    const double v117 = 1.748114002 + ((((v98 - (v91 * v92)) - v104) - (v87 * v112)) + (v105 * v107));
    const double v118 = 1.0 / v117;
    const double v119 = v1_sine[0] * v1_sine[1];
    const double v120 = ((v1_sine[0] * (v84 + (5.846399999999999e-05 * v85))) - (0.15005 * v86)) - (v78 * v119);
    const double v121 = 1557.2443004858599 * v120;
    const double v122 = 5.846399999999999e-05 * v93;
    const double v123 = v122 - v74;
    const double v124 = v93 * v1_sine[1];
    const double v125 = v124 * v71;
    const double v126 = v125 + (((0.0004321439999999999 * v88) - (v93 * v83)) - (v1_cosine[1] * v123));
    const double v127 = v126 * v75;
    const double v128 = 0.0047376000000000015 * v1_cosine[1];
    const double v129 = (5.846399999999999e-05 * v90) + (v128 + (((0.15005 * v97) + (v1_cosine[1] * v72)) - (v82 * v100)));
    const double v130 = ((v127 * v72) - (v79 * v121)) - v129;
    const double v131 = v130 * v106;
    const double v132 = (v129 + (((0.6903913435000001 * v1_sine[3]) + (0.023751 * v1_cosine[3])) + (v87 * v121))) - (v127 * v91);
    const double v133 = (v70 * v89) + (v132 + (v131 * v105));
    const double v134 = v133 * v118;
    const double v135 = (((tau[0] - (v1_cosine[1] * v68)) + (0.15005 * v110)) + (v82 * v54)) + (v121 * v77);
    const double v136 = ((v135 - (v127 * v69)) + (v131 * v81)) + (v134 * v116);
    const double v137 = (v42 + ((0.0203 * v1_cosine[1]) - (0.4318 * v1_sine[1]))) * ((v1_sine[0] * v26) - (v39 * v31));
    const double v138 = ((((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v36 - v41)) + v136) - v137;
    const double v139 = (((v35 * (2.0 * v115)) + v138) - (v119 * v63)) - (v128 * v17);
    const double v140 = (0.0047376000000000015 * ((qd[0] * v10) - (v1_sine[1] * v55))) + v139;
    const double v141 = 0.022546398 * v1_cosine[1];
    const double v142 = v37 * ((0.025374999999999998 * v1_cosine[1]) - (0.8913300000000002 * v1_sine[1]));
    const double v143 = v28 * ((0.022546398 * v1_sine[1]) - ((0.02191385 * v1_cosine[3]) - (0.648939691 * v1_cosine[1])));
    const double v144 = (((v1_sine[3] * v114) + (v120 * v121)) - (0.0008642879999999998 * v70)) + (v126 * v127);
    const double v145 = v122 + (v123 - 0.016765112499999985);
    const double v146 = (v145 + ((v144 - (v130 * v131)) + (v133 * v134))) - 3.136777173125;
    const double v147 = v141 - ((v1_sine[1] * (v102 + (v101 + (0.34123495800000003 + (v145 - v99))))) - (0.00011692799999999998 * v85));
    const double v148 = 1.0 / ((v146 - (2.0 * ((v1_cosine[1] * v125) - v96))) + (v1_sine[1] * v147));
    const double v149 = v148 * ((v142 + ((v15 * (v141 + (0.7697525880000002 * v1_cosine[3]))) + v140)) - v143);
    qdd[0] = -v149;
    const double v150 = (v118 * v116) - (v134 * v149);
    qdd[1] = v150;
    const double v151 = ((v106 * v81) + (v131 * v149)) + (v107 * v150);
    qdd[2] = -v151;
    const double v152 = (((v75 * v69) + (v127 * v149)) - (v76 * v151)) + (v92 * v150);
    qdd[3] = v152;
    qdd[4] = (((1557.2443004858599 * v77) - (v121 * v149)) - (v80 * v151)) + (v112 * v150);
    const double v153 = (v52 + ((24999.999999999996 * tau[5]) - (v1_cosine[2] * v152))) + ((v85 - v124) * v149);
    qdd[5] = v153 - (v70 * (v150 - v151));
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
    const double v19 = (v0_sine[2] * v18) - (v0_cosine[2] * v17);
    const double v20 = (0.4318 * v19) - v16;
    const double v21 = (v0_sine[2] * v13) + (v0_cosine[2] * v15);
    const double v22 = (v0_cosine[2] * v18) + (v0_sine[2] * v17);
    const double v23 = (0.4318 * v22) - v21;
    const double v24 = qd[1] * v0_cosine[1];
    const double v25 = ((0.0203 * v18) - (0.15005 * v17)) + (0.4318 * v24);
    const double v26 = (v8_sine[0] * v25) - (v8_cosine[0] * v23);
    const double v27 = (v0_sine[3] * v26) - (v0_cosine[3] * v20);
    const double v28 = (v0_sine[3] * v20) + (v0_cosine[3] * v26);
    const double v29 = 0.82 * (((v16 * v16) + (v21 * v21)) + (v25 * v25));
    const double v30 = qd[3] + v12;
    const double v31 = (v8_sine[0] * v19) + (v8_cosine[0] * v30);
    const double v32 = qd[5] + v31;
    const double v33 = qd[4] + v22;
    const double v34 = ((v12 * (0.14183706799999996 * v12)) + (v30 * (0.0013 * v30))) + (v33 * (0.0004 * v33));
    const double v35 = (v8_sine[0] * v23) + (v8_cosine[0] * v25);
    const double v36 = (v34 + (v32 * (4e-05 * v32))) + (v35 * (0.43000000000000005 * v35));
    const double v37 = (v36 + (v10 * (1.03118515 * v10))) + (v18 * ((0.10952 * v18) - (0.1103088 * v12)));
    const double v38 = v37 - (v14 * ((0.2901696 * v18) - (0.680447712 * v12)));
    const double v39 = v38 + (v17 * ((0.218857068 * v17) - (0.680447712 * v24)));
    const double v40 = v39 + (0.16844092479999997 * ((v19 * v19) + (v22 * v22)));
    const double v41 = (v40 - (0.739312 * ((v19 * v16) + (v22 * v21)))) + v29;
    const double v42 = v41 + (0.34 * ((v20 * v20) + (v26 * v26)));
    const double v43 = (v8_cosine[0] * v19) - (v8_sine[0] * v30);
    const double v44 = v42 + (0.0003 * ((v43 * v43) + (v31 * v31)));
    const double v45 = (v0_sine[3] * v33) + (v0_cosine[3] * v43);
    const double v46 = (v0_sine[3] * v43) - (v0_cosine[3] * v33);
    const double v47 = v44 + (0.00024216 * ((v46 * v46) + (v45 * v45)));
    const double v48 = v47 + (0.0057599999999999995 * ((v46 * v28) - (v45 * v27)));
    const double v49 = ((0.620084 * qd[1]) - (0.5383560000000001 * v10)) + (0.894965952 * ((v0_cosine[1] * v24) + (v0_sine[1] * v14)));
    const double v50 = v11 * (((0.047502 * qd[1]) + (0.2901696 * v17)) - ((2.3999823019999997 * v11) - (0.0141984 * v10)));
    const double v51 = ((v48 + (0.09 * ((v28 * v28) + (v27 * v27)))) + (qd[1] * v49)) - v50;
    *T = (qd[0] * (0.175 * qd[0])) + (0.5 * v51);
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
    const puma560_friction_four v0_angle = {q[4], q[2], q[3], q[1]};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v7 = 0.89133 + (0.0028799999999999997 * v0_cosine[0]);
    const double v8 = 0.025374999999999998 - (v0_cosine[2] * (0.0028799999999999997 * v0_sine[0]));
    const double v9 = v0_sine[3] * (3.79559 + ((v0_cosine[1] * v8) - (v0_sine[1] * v7)));
    *V = 9.81 * (15.7544135 + (v9 + (v0_cosine[3] * (0.10439999999999999 + ((v0_sine[1] * v8) + (v0_cosine[1] * v7))))));
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
    const double v14 = ((v0_cosine[2] * v11) - 0.4318) + (v0_sine[2] * v12);
    const double v15 = (v0_cosine[3] * v14) + (v0_sine[3] * v13);
    const double v16 = 0.15005 + (v0_sine[1] * v10);
    x[0] = (v8_sine[0] * v16) - (v8_cosine[0] * v15);
    x[1] = -((v8_sine[0] * v15) + (v8_cosine[0] * v16));
    x[2] = 0.67183 + ((v0_cosine[3] * v13) - (v0_sine[3] * v14));
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
    const double v18 = (v8_cosine[0] * v16) - (v14 * v17);
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
    R[2] = (v26 * v8_sine[1]) - (v8_cosine[1] * v25);
    R[3] = (v8_cosine[1] * v20) + (v8_sine[1] * v18);
    R[4] = (v8_cosine[1] * v22) - (v8_sine[1] * v21);
    R[5] = -((v8_sine[1] * v25) + (v26 * v8_cosine[1]));
    const double v27 = v23 + (v0_cosine[3] * v24);
    R[6] = (v8_cosine[0] * v27) - (v12 * v17);
    R[7] = -((v8_sine[0] * v27) + (v12 * v19));
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
    J[9] = -((v10 * v39) + (v27 * v35));
    const double v40 = v36 + v38;
    const double v41 = (v0_cosine[2] * v8_sine[0]) + (v14 * v10);
    J[22] = v41;
    J[10] = (v31 * v41) + (v30 * v40);
    J[11] = (v22 * v40) + (v31 * v37);
    J[12] = 0.0;
    J[18] = 0.0;
    J[24] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    const double v42 = (v8_sine[0] * v21) - (v8_cosine[0] * v38);
    J[13] = -v42;
    J[14] = -((v16 * ((v8_cosine[0] * v8_cosine[0]) + (v8_sine[0] * v8_sine[0]))) + v42);
    J[15] = (v28 * v35) - (v19 * v39);
    J[16] = (v29 * v41) - (v33 * v40);
    J[17] = (v15 * v40) + (v29 * v37);
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
    const double v16 = (v15 * v0_cosine[2]) + ((v8_cosine[0] * v14) + (v12 * v11));
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
    const double v36 = (v34 * v35) + (v33 * v32);
    const double v37 = -v36;
    G[4] = v37;
    H[40] = v37;
    H[60] = v37;
    const double v38 = (v34 * v16) - (v22 * v32);
    G[5] = v38;
    H[41] = v38;
    H[66] = v38;
    const double v39 = v0_cosine[2] * v10;
    const double v40 = v0_cosine[2] * v13;
    const double v41 = ((v8_cosine[0] * v40) - (v15 * v0_sine[2])) + (v12 * v39);
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
    const double v48 = (v30 * v40) + (v10 * v47);
    H[3] = v48;
    H[18] = v48;
    G[9] = -v48;
    const double v49 = v43 - v44;
    const double v50 = (v0_cosine[3] * v0_sine[2]) + (v0_sine[3] * v39);
    const double v51 = (v34 * v50) + (v33 * v49);
    G[10] = v51;
    const double v52 = (v22 * v49) - (v34 * v41);
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
    const double v57 = (v35 * v49) - (v32 * v50);
    G[16] = -v57;
    const double v58 = (v16 * v49) - (v32 * v41);
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
    const double v18 = ((v17 * v0_sine[0]) - (v16 * v14)) - (v8_cosine[0] * v11);
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
    const double v23 = (v17 * v0_cosine[0]) + ((v8_cosine[0] * v20) + (v16 * v21));
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
    H[101] = (v18 * v22) - (v23 * v15);
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
