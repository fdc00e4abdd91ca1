#include "puma560.h"

#include <math.h>

/* Arrays of angles are filled up to whole vectors where the processor has them. */
#if defined(__AVX2__)
#define PUMA560_ANGLES(n) ((((n) + 3U) / 4U) * 4U)
#else
#define PUMA560_ANGLES(n) (n)
#endif

/* Sines and cosines, at most 1 ULP off for |x| <= 100000.0: the nearest multiple of pi/2 is subtracted in three
   parts, then polynomials, without a branch. The library answers if an angle is larger, infinite or not a number. */
static inline void puma560_sincos(size_t size, const double *angle, double *sine, double *cosine)
{
    size_t outside = 0U;

    for (size_t i = 0U; i < size; i++) {
        outside += (fabs(angle[i]) <= 100000.0) ? 0U : 1U;
    }
    if (outside > 0U) {
        for (size_t i = 0U; i < size; i++) {
            sine[i] = sin(angle[i]);
            cosine[i] = cos(angle[i]);
        }
    } else {
        for (size_t i = 0U; i < size; i++) {
            const int turns = (int)((angle[i] * 0.6366197723675814) + 65536.5);
            const double n = (double)turns - 65536.0;
            const double odd = (double)(int)((unsigned int)turns & 1U);
            const double sign = 1.0 - (double)(int)((unsigned int)turns & 2U);
            const double a = angle[i] - (n * 1.5707963267341256);
            const double b = a - (n * 6.077100506303966e-11);
            const double rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
            const double r = b - rest;
            const double low = (b - r) - rest;
            const double z = r * r;
            const double h = 0.5 * z;
            const double w = 1.0 - h;
            const double s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
            const double c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
            const double across = sign * odd;
            const double along = sign - across;

            sine[i] = (s * along) + (c * across);
            cosine[i] = (c * along) - (s * across);
        }
    }
}

static inline void puma560_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void puma560_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

void puma560_default_parameters(puma560_parameters *parameters)
{
    parameters->reserved = 0.0;
}

void puma560_prepare(const puma560_parameters *parameters, puma560_prepared *prepared)
{
    (void)parameters;
    prepared->k[0] = 0.0;
}

void puma560_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_parameters parameters_lane;
        puma560_prepared prepared_lane;

        (void)parameters;
        parameters_lane.reserved = 0.0;
        puma560_prepare(&parameters_lane, &prepared_lane);
        puma560_scatter(1U, count, lane, prepared_lane.k, prepared);
    }
}

void puma560_mass_matrix(const puma560_prepared *restrict prepared, const double q[restrict 6], double M[restrict 36])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const double v1_angle[PUMA560_ANGLES(4U)] = {q[3], q[4], v0, q[1]};
    double v1_sine[PUMA560_ANGLES(4U)];
    double v1_cosine[PUMA560_ANGLES(4U)];
    puma560_sincos(PUMA560_ANGLES(4U), v1_angle, v1_sine, v1_cosine);
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
    M[0] = (v17 - (v1_sine[3] * ((0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3])))) + v22;
    const double v23 = v1_sine[0] * v1_sine[2];
    const double v24 = (v1_sine[2] * v10) - (v11 * v1_cosine[2]);
    const double v25 = v13 * v1_sine[2];
    const double v26 = ((0.15005 * v24) + (v23 * (v1_cosine[0] * v18))) - (5.846399999999999e-05 * v25);
    const double v27 = 0.00020216000000000006 * v1_cosine[1];
    const double v28 = v13 * (0.0012435839999999998 + v27);
    const double v29 = v26 - (v1_cosine[2] * (0.0047376000000000015 + v28));
    M[2] = v29;
    M[12] = v29;
    const double v30 = 0.0012435839999999998 * v1_sine[3];
    const double v31 = -((((0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3])) - v29) + (v13 * v30));
    M[1] = v31;
    M[6] = v31;
    const double v32 = 0.0012435839999999998 * v1_cosine[3];
    const double v33 = v32 - ((0.0012435839999999998 * v1_sine[2]) - (5.846399999999999e-05 * v1_cosine[2]));
    const double v34 = 0.0016399999999999997 + v15;
    M[21] = v34;
    const double v35 = v1_sine[2] * v9;
    const double v36 = v13 * v1_cosine[2];
    const double v37 = (((v1_cosine[2] * v34) - (v9 * v33)) + (v27 * v35)) + (0.0004321439999999999 * v36);
    M[3] = v37;
    M[18] = v37;
    const double v38 = v1_cosine[1] * v1_cosine[0];
    const double v39 = (v1_sine[1] * v1_sine[2]) - (v1_cosine[2] * v38);
    M[28] = 0.0006421600000000001;
    const double v40 = ((0.0004321439999999999 * v39) - (v33 * (v1_sine[0] * v1_cosine[1]))) + (0.0006421600000000001 * v23);
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
    const double v47 = ((v25 * v32) - v28) - (v30 * v36);
    M[9] = v47;
    M[19] = v47;
    const double v48 = ((0.0006421600000000001 * v1_cosine[0]) - (5.846399999999999e-05 * v1_sine[1])) + (0.0012435839999999998 * v38);
    M[16] = v48;
    M[26] = v48;
    const double v49 = -(((v30 * v39) - v48) + (v32 * ((v1_sine[2] * v38) + (v1_sine[1] * v1_cosine[2]))));
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

#if !defined(PUMA560_VECTOR)

void puma560_mass_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double M_lane[36];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_mass_matrix(prepared, q_lane, M_lane);
        puma560_scatter(36U, count, lane, M_lane, M);
    }
}

void puma560_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double M_lane[36];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_mass_matrix(&prepared_lane, q_lane, M_lane);
        puma560_scatter(36U, count, lane, M_lane, M);
    }
}

#endif

void puma560_bias(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double h[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const double v1_angle[PUMA560_ANGLES(4U)] = {q[3], v0, q[4], q[1]};
    double v1_sine[PUMA560_ANGLES(4U)];
    double v1_cosine[PUMA560_ANGLES(4U)];
    puma560_sincos(PUMA560_ANGLES(4U), v1_angle, v1_sine, v1_cosine);
    const double v9 = qd[1] + qd[2];
    const double v10 = v1_sine[1] * qd[0];
    const double v11 = (v1_cosine[0] * v10) - (v1_sine[0] * v9);
    const double v12 = v1_cosine[1] * qd[0];
    const double v13 = qd[3] + v12;
    const double v14 = (v1_sine[2] * v13) + (v1_cosine[2] * v11);
    const double v15 = (v1_cosine[0] * v9) + (v1_sine[0] * v10);
    const double v16 = qd[4] + v15;
    const double v17 = 0.0028799999999999997 * ((v16 * v16) + (v14 * v14));
    const double v18 = (v1_sine[2] * v11) - (v1_cosine[2] * v13);
    const double v19 = v18 * v14;
    const double v20 = v11 * v13;
    const double v21 = v10 * v12;
    const double v22 = v9 * v12;
    const double v23 = 2.0 * v22;
    const double v24 = ((v1_cosine[0] * v21) - v20) - (v1_sine[0] * v23);
    const double v25 = 0.0028799999999999997 * (v24 - v19);
    const double v26 = (v1_sine[2] * v17) + (v1_cosine[2] * v25);
    const double v27 = v11 * v15;
    const double v28 = v9 * v10;
    const double v29 = v28 - v27;
    const double v30 = ((v1_sine[0] * v21) - (v15 * (2.0 * v13))) + (v1_cosine[0] * v23);
    const double v31 = (v1_sine[2] * v29) - (v1_cosine[2] * v30);
    const double v32 = v31 + (v18 * (2.0 * v16));
    const double v33 = 0.0028799999999999997 * v1_sine[0];
    const double v34 = (v32 * v33) - (v1_cosine[0] * v26);
    const double v35 = v9 * v9;
    const double v36 = v35 + (v12 * v12);
    const double v37 = ((0.8913300000000002 * v21) - (0.025374999999999998 * v36)) - v34;
    const double v38 = (v1_sine[2] * v25) - (v1_cosine[2] * v17);
    const double v39 = v35 + (v10 * v10);
    const double v40 = (v38 - (0.8913300000000002 * v39)) + (0.025374999999999998 * v21);
    const double v41 = (v1_sine[1] * v40) - (v1_cosine[1] * v37);
    const double v42 = 0.4318 * v1_cosine[3];
    const double v43 = v1_cosine[1] * v42;
    const double v44 = qd[0] * qd[0];
    const double v45 = qd[1] * qd[1];
    const double v46 = v45 + v44;
    const double v47 = 0.4318 * v1_sine[3];
    const double v48 = (v45 * v47) - 9.81;
    const double v49 = (v1_sine[1] * v48) + (v46 * v43);
    const double v50 = ((0.4318 * v21) - (0.0203 * v36)) - v49;
    const double v51 = qd[0] * qd[1];
    const double v52 = (v51 * (0.8636 * v1_sine[3])) - (0.15005 * v44);
    const double v53 = (v52 + (0.0406 * v28)) + (0.8636 * v22);
    const double v54 = 0.0028799999999999997 * v1_cosine[0];
    const double v55 = (((v50 * v33) - (1.9999999999999998e-05 * v31)) - (0.0004221600000000001 * v32)) + (v53 * v54);
    const double v56 = 3.9999999999999996e-05 * qd[5];
    const double v57 = v55 - (v16 * v56);
    const double v58 = v16 * v14;
    const double v59 = v58 + ((v1_sine[2] * v30) + (v1_cosine[2] * v29));
    const double v60 = (0.00024000000000000003 * v59) + (0.00020000000000000004 * v58);
    const double v61 = (((v1_cosine[2] * v60) - (v1_sine[2] * v57)) + (0.0013999999999999998 * v28)) - (9.999999999999983e-05 * v27);
    const double v62 = ((v52 * ((0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]))) - (v1_cosine[1] * v61)) - (0.15005 * v41);
    const double v63 = v62 - (((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v44 - v46));
    const double v64 = (v1_cosine[3] * ((0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]))) - 0.0070992;
    const double v65 = (v63 - (v51 * (2.0 * v64))) - (v22 * ((0.7697525880000002 * v1_cosine[3]) + (0.022546398 * v1_cosine[1])));
    const double v66 = v65 + (v28 * ((0.648939691 * v1_cosine[1]) - ((0.02191385 * v1_cosine[3]) - (0.022546398 * v1_sine[1]))));
    const double v67 = ((v1_sine[2] * v60) + (v1_cosine[2] * v57)) + (0.00075 * v30);
    const double v68 = ((0.0006421600000000001 * v24) - (v56 * v14)) - (0.00020216000000000006 * v19);
    const double v69 = v1_sine[1] * v42;
    const double v70 = (v46 * v69) - (v1_cosine[1] * v48);
    const double v71 = v1_sine[2] * ((5.846399999999999e-05 * v21) - ((0.0012435839999999998 * v39) - (0.0028799999999999997 * v70)));
    const double v72 = -((v68 + (v1_cosine[2] * ((v50 * v54) - (v33 * v53)))) + v71);
    h[4] = v72;
    const double v73 = v72 - (0.0006500000000000002 * (v24 - v20));
    const double v74 = 0.0047376000000000015 * ((qd[0] * v10) - ((v1_sine[1] * v39) + (v1_cosine[1] * v21)));
    const double v75 = ((v1_sine[0] * v26) + (v32 * v54)) * (v42 - ((0.4318 * v1_sine[1]) - (0.0203 * v1_cosine[1])));
    h[0] = ((v66 + (v1_sine[1] * ((v1_sine[0] * v73) + (v1_cosine[0] * v67)))) - v74) + v75;
    const double v76 = (((v1_sine[0] * v67) - (v1_cosine[0] * v73)) - (0.4318 * v34)) - (0.8913300000000002 * v49);
    const double v77 = ((v76 - (0.025374999999999998 * v70)) - (0.0203 * v38)) + (0.3244698455 * v21);
    const double v78 = v77 - (0.011273199 * (v36 - v39));
    const double v79 = ((((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v78) + (v47 * v41)) + (v37 * v69);
    h[1] = (v79 + (v43 * v40)) + (v64 * (v46 - v45));
    h[2] = -v78;
    h[3] = -v61;
    h[5] = (-4e-05) * v59;
}

#if !defined(PUMA560_VECTOR)

void puma560_bias_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double h_lane[6];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_bias(prepared, q_lane, qd_lane, h_lane);
        puma560_scatter(6U, count, lane, h_lane, h);
    }
}

void puma560_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double h_lane[6];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        puma560_scatter(6U, count, lane, h_lane, h);
    }
}

#endif

void puma560_gravity(const puma560_prepared *restrict prepared, const double q[restrict 6], double g[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const double v1_angle[PUMA560_ANGLES(4U)] = {q[4], v0, q[3], q[1]};
    double v1_sine[PUMA560_ANGLES(4U)];
    double v1_cosine[PUMA560_ANGLES(4U)];
    puma560_sincos(PUMA560_ANGLES(4U), v1_angle, v1_sine, v1_cosine);
    g[0] = 0.0;
    g[5] = 0.0;
    const double v9 = v1_sine[1] * v1_cosine[0];
    const double v10 = 0.028252799999999998 * ((v1_sine[0] * v1_cosine[1]) + (v1_cosine[2] * v9));
    const double v11 = 0.028252799999999998 * v1_sine[2];
    const double v12 = (((8.743947300000002 * v1_sine[1]) - (0.24892875 * v1_cosine[1])) + (v1_cosine[2] * v10)) + (v11 * (v1_sine[2] * v9));
    g[1] = ((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v12;
    g[2] = -v12;
    g[3] = (v1_sine[0] * v1_sine[1]) * v11;
    g[4] = -v10;
}

#if !defined(PUMA560_VECTOR)

void puma560_gravity_batch(const puma560_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double g_lane[6];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gravity(prepared, q_lane, g_lane);
        puma560_scatter(6U, count, lane, g_lane, g);
    }
}

void puma560_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double g_lane[6];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gravity(&prepared_lane, q_lane, g_lane);
        puma560_scatter(6U, count, lane, g_lane, g);
    }
}

#endif

void puma560_coriolis_matrix(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double C[restrict 36])
{
    (void)prepared;
    const double v0_angle[PUMA560_ANGLES(6U)] = {q[2], q[1], q[3], q[4], q[0], q[5]};
    double v0_sine[PUMA560_ANGLES(6U)];
    double v0_cosine[PUMA560_ANGLES(6U)];
    puma560_sincos(PUMA560_ANGLES(6U), v0_angle, v0_sine, v0_cosine);
    const double v12 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v13 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v14 = 0.67183 + (0.4318 * v0_sine[1]);
    const double v15 = v14 + (0.0203 * v13);
    const double v16 = v15 + (0.4318 * v12);
    const double v17 = v0_cosine[2] * v13;
    const double v18 = (v0_cosine[3] * v12) - (v0_sine[3] * v17);
    const double v19 = 0.0028799999999999997 * v18;
    const double v20 = v19 + (0.045 * v16);
    const double v21 = v0_sine[1] * v0_sine[4];
    const double v22 = v0_cosine[1] * v0_sine[4];
    const double v23 = (v22 * v0_cosine[0]) - (v0_sine[0] * v21);
    const double v24 = 0.4318 * v22;
    const double v25 = v24 + ((0.0203 * v23) - (0.15005 * v0_cosine[4]));
    const double v26 = (v0_sine[0] * v22) + (v0_cosine[0] * v21);
    const double v27 = (0.4318 * v26) - v25;
    const double v28 = (v0_sine[2] * v0_cosine[4]) + (v0_cosine[2] * v23);
    const double v29 = (v0_cosine[3] * v26) + (v0_sine[3] * v28);
    const double v30 = 0.0028799999999999997 * v29;
    const double v31 = v30 + (0.045 * v27);
    const double v32 = 0.00022216 * v18;
    const double v33 = (v0_sine[3] * v26) - (v0_cosine[3] * v28);
    const double v34 = (v0_cosine[2] * v0_cosine[4]) - (v0_sine[2] * v23);
    const double v35 = (v34 * v0_sine[5]) - (v33 * v0_cosine[5]);
    const double v36 = 1.9999999999999998e-05 * v35;
    const double v37 = (v0_sine[3] * v12) + (v0_cosine[3] * v17);
    const double v38 = v0_sine[2] * v13;
    const double v39 = (v38 * v0_sine[5]) - (v37 * v0_cosine[5]);
    const double v40 = (((v16 * v31) + (v27 * v20)) + (v29 * v32)) + (v39 * v36);
    const double v41 = (v34 * v0_cosine[5]) + (v33 * v0_sine[5]);
    const double v42 = 1.9999999999999998e-05 * v41;
    const double v43 = (v37 * v0_sine[5]) + (v38 * v0_cosine[5]);
    const double v44 = v40 + (v43 * v42);
    const double v45 = v0_sine[1] * v0_cosine[4];
    const double v46 = v0_cosine[1] * v0_cosine[4];
    const double v47 = (v0_sine[0] * v46) + (v0_cosine[0] * v45);
    const double v48 = qd[1] * v0_sine[4];
    const double v49 = v48 + (qd[2] * v0_sine[4]);
    const double v50 = (qd[3] * v47) - v49;
    const double v51 = (v0_cosine[0] * v46) - (v0_sine[0] * v45);
    const double v52 = (v0_cosine[2] * v0_sine[4]) + (v0_sine[2] * v51);
    const double v53 = (qd[4] * v52) - v50;
    const double v54 = (v0_sine[2] * v0_sine[4]) - (v0_cosine[2] * v51);
    const double v55 = (v0_cosine[3] * v47) - (v0_sine[3] * v54);
    const double v56 = (qd[5] * v55) - v53;
    const double v57 = v56 * v44;
    const double v58 = 0.00020000000000000004 * v33;
    const double v59 = 0.34 * v16;
    const double v60 = 9.999999999999999e-05 * v34;
    const double v61 = 0.00020000000000000004 * v18;
    const double v62 = (((v27 * v59) + (v38 * v60)) + (v37 * v58)) + (v29 * v61);
    const double v63 = (v53 * v62) - v57;
    const double v64 = 0.369656 * v12;
    const double v65 = v64 + (0.41 * v15);
    const double v66 = 0.369656 * v26;
    const double v67 = v66 - (0.41 * v25);
    const double v68 = 0.1677909248 * v12;
    const double v69 = 0.0006500000000000117 * v28;
    const double v70 = (((v15 * v67) - (v25 * v65)) + (v26 * v68)) - (v17 * v69);
    const double v71 = 0.0006500000000000117 * v34;
    const double v72 = v70 + (v38 * v71);
    const double v73 = (v50 * v72) - v63;
    const double v74 = 0.016249999999999987 * v23;
    const double v75 = 0.336 * v12;
    const double v76 = v75 + (2.4 * v14);
    const double v77 = (0.78792 * v0_cosine[4]) + (0.336 * v26);
    const double v78 = (1.03632 * v22) - v77;
    const double v79 = v0_cosine[4] * v12;
    const double v80 = (((v14 * v78) + (v76 * v24)) + (v13 * v74)) - (0.0551544 * v79);
    const double v81 = 0.09327000000000002 * v12;
    const double v82 = v80 - (v26 * v81);
    const double v83 = v73 + (v49 * v82);
    const double v84 = ((1.1832 * v22) - (3.9585 * v0_cosine[4])) - (0.10439999999999999 * v21);
    const double v85 = 0.67183 * v84;
    const double v86 = ((v85 - (0.023751 * v46)) - (0.26917800000000003 * v45)) - (v21 * (0.0070992 * v0_sine[1]));
    const double v87 = v86 + (v22 * ((0.0070992 * v0_cosine[1]) + (0.4738312 * v0_sine[1])));
    const double v88 = v83 + (v48 * v87);
    const double v89 = (v12 * v25) + (v26 * v15);
    const double v90 = v14 * v0_cosine[4];
    const double v91 = qd[1] * v0_cosine[4];
    const double v92 = (0.67183 * v91) + (qd[2] * v90);
    const double v93 = v92 + (qd[3] * v89);
    const double v94 = (v38 * v27) - (v34 * v16);
    const double v95 = (qd[4] * v94) - v93;
    const double v96 = (v16 * v29) - (v27 * v18);
    const double v97 = (qd[5] * v96) - v95;
    const double v98 = 0.4318 * v46;
    const double v99 = v98 + ((0.15005 * v0_sine[4]) + (0.0203 * v51));
    const double v100 = (0.4318 * v47) - v99;
    const double v101 = 0.0028799999999999997 * v55;
    const double v102 = v101 + (0.09 * v100);
    const double v103 = v97 * v102;
    const double v104 = 0.34 * v100;
    const double v105 = (v95 * v104) - v103;
    const double v106 = 0.369656 * v47;
    const double v107 = v106 - (0.82 * v99);
    const double v108 = (v93 * v107) - v105;
    const double v109 = (0.78792 * v0_sine[4]) - (0.336 * v47);
    const double v110 = v109 + (2.07264 * v46);
    const double v111 = (v92 * v110) - v108;
    const double v112 = ((3.9585 * v0_sine[4]) + (1.1832 * v46)) - (0.10439999999999999 * v45);
    const double v113 = 0.67183 * v112;
    const double v114 = v111 + (v91 * v113);
    const double v115 = v101 + (0.045 * v100);
    const double v116 = 1.9999999999999998e-05 * v39;
    const double v117 = (v0_sine[3] * v47) + (v0_cosine[3] * v54);
    const double v118 = (v52 * v0_sine[5]) + (v0_cosine[5] * v117);
    const double v119 = (((v16 * v115) + (v20 * v100)) + (v55 * v32)) - (v118 * v116);
    const double v120 = 1.9999999999999998e-05 * v43;
    const double v121 = (v52 * v0_cosine[5]) - (v0_sine[5] * v117);
    const double v122 = v119 - (v121 * v120);
    const double v123 = v91 + (qd[2] * v0_cosine[4]);
    const double v124 = v123 + (qd[3] * v26);
    const double v125 = v124 + (qd[4] * v34);
    const double v126 = v125 + (qd[5] * v29);
    const double v127 = v126 * v122;
    const double v128 = v38 * v52;
    const double v129 = 0.00020000000000000004 * v37;
    const double v130 = (((9.999999999999999e-05 * v128) - (v59 * v100)) - (v61 * v55)) - (v117 * v129);
    const double v131 = (v125 * v130) - v127;
    const double v132 = v106 - (0.41 * v99);
    const double v133 = (((v15 * v132) - (v65 * v99)) + (v47 * v68)) - (0.0006500000000000117 * v128);
    const double v134 = 0.0006500000000000117 * v54;
    const double v135 = v133 + (v17 * v134);
    const double v136 = (v124 * v135) - v131;
    const double v137 = 0.016249999999999987 * v13;
    const double v138 = (0.0551544 * v0_sine[4]) - (0.09327000000000002 * v47);
    const double v139 = v109 + (1.03632 * v46);
    const double v140 = (((v12 * v138) + (v14 * v139)) + (v76 * v98)) + (v51 * v137);
    const double v141 = (v123 * v140) - v136;
    const double v142 = ((0.26917800000000003 * v0_sine[4]) + (0.5469575999999998 * v46)) - (0.0070992 * v45);
    const double v143 = ((0.023751 * v0_sine[4]) + (0.0070992 * v46)) - (0.07312639999999981 * v45);
    const double v144 = v113 + ((v0_cosine[1] * v143) + (v0_sine[1] * v142));
    const double v145 = v141 + (v91 * v144);
    const double v146 = (v12 * v99) + (v47 * v15);
    const double v147 = v0_sine[4] * v14;
    const double v148 = (0.67183 * v48) + (qd[2] * v147);
    const double v149 = (qd[3] * v146) - v148;
    const double v150 = (v52 * v16) + (v38 * v100);
    const double v151 = (qd[4] * v150) - v149;
    const double v152 = (v16 * v55) - (v18 * v100);
    const double v153 = (qd[5] * v152) - v151;
    const double v154 = v30 + (0.09 * v27);
    const double v155 = v153 * v154;
    const double v156 = 0.34 * v27;
    const double v157 = (v151 * v156) - v155;
    const double v158 = v66 - (0.82 * v25);
    const double v159 = (v149 * v158) - v157;
    const double v160 = (2.07264 * v22) - v77;
    const double v161 = v159 + (v148 * v160);
    const double v162 = v161 + (v48 * v85);
    C[0] = v162 + ((v114 - v88) - v145);
    const double v163 = (v26 * v99) - (v47 * v25);
    const double v164 = v0_cosine[4] * v0_cosine[4];
    const double v165 = v164 + (v0_sine[4] * v0_sine[4]);
    const double v166 = (0.4318 * v0_cosine[1]) * v165;
    const double v167 = qd[2] * v166;
    const double v168 = v167 + (qd[3] * v163);
    const double v169 = (v34 * v100) + (v52 * v27);
    const double v170 = (qd[4] * v169) - v168;
    const double v171 = (v27 * v55) - (v29 * v100);
    const double v172 = (qd[5] * v171) - v170;
    const double v173 = (((v27 * v115) + (v31 * v100)) - (v36 * v118)) - (v42 * v121);
    const double v174 = v29 * v55;
    const double v175 = v173 + (0.00022216 * v174);
    const double v176 = v29 * v29;
    const double v177 = (((v31 * (2.0 * v27)) + (v35 * v36)) + (v41 * v42)) + (0.00022216 * v176);
    const double v178 = ((v56 * v177) - (v126 * v175)) - (v154 * v172);
    const double v179 = (((v27 * v156) + (v34 * v60)) + (v33 * v58)) + (0.00020000000000000004 * v176);
    const double v180 = (((v52 * v60) - (v100 * v156)) - (v58 * v117)) - (0.00020000000000000004 * v174);
    const double v181 = (v178 + ((v125 * v180) - (v53 * v179))) + (v156 * v170);
    const double v182 = 0.1677909248 * v47;
    const double v183 = (((v26 * v182) - (v25 * v132)) - (v67 * v99)) - (v69 * v54);
    const double v184 = v183 - (v71 * v52);
    const double v185 = v26 * v26;
    const double v186 = (((v28 * v69) - (v67 * (2.0 * v25))) + (v34 * v71)) + (0.1677909248 * v185);
    const double v187 = v181 + (((v50 * v186) - (v124 * v184)) - (v158 * v168));
    const double v188 = ((v26 * (0.1103088 * v0_cosine[4])) + (v22 * (0.8636 * v78))) + (0.12558706799999997 * v164);
    const double v189 = (v188 + (v23 * v74)) + (0.09327000000000002 * v185);
    const double v190 = (0.12558706799999997 * v0_sine[4]) - (0.0551544 * v47);
    const double v191 = (((v24 * v139) - (v0_cosine[4] * v190)) - (v26 * v138)) + (v78 * v98);
    const double v192 = v191 + (v74 * v51);
    const double v193 = v55 * v55;
    const double v194 = (v115 * (2.0 * v100)) + (0.00022216 * v193);
    const double v195 = v194 + (1.9999999999999998e-05 * ((v118 * v118) + (v121 * v121)));
    const double v196 = ((v56 * v175) - (v126 * v195)) - (v102 * v172);
    const double v197 = v52 * v52;
    const double v198 = ((v100 * v104) + (9.999999999999999e-05 * v197)) + (0.00020000000000000004 * (v193 + (v117 * v117)));
    const double v199 = (v196 + ((v53 * v180) - (v125 * v198))) + (v104 * v170);
    const double v200 = (((v47 * v182) - (v132 * (2.0 * v99))) + (0.0006500000000000117 * v197)) + (v54 * v134);
    const double v201 = v199 + (((v50 * v184) - (v124 * v200)) - (v107 * v168));
    const double v202 = ((v0_sine[4] * v190) - (v47 * v138)) + (v51 * (0.016249999999999987 * v51));
    const double v203 = v202 + (v46 * (0.8636 * v139));
    const double v204 = v0_sine[4] * (((v201 - (v49 * v192)) - (v123 * v203)) + (v110 * v167));
    const double v205 = v204 - (v0_cosine[4] * (((v187 - (v49 * v189)) - (v123 * v192)) + (v160 * v167)));
    const double v206 = v122 - v130;
    const double v207 = v135 + v206;
    const double v208 = qd[0] * v0_cosine[4];
    const double v209 = v62 + v44;
    const double v210 = v72 + v209;
    const double v211 = qd[0] * v0_sine[4];
    const double v212 = ((v211 * (v82 - v210)) + (v208 * (v140 - v207))) - v205;
    const double v213 = v104 + v102;
    const double v214 = v107 + v213;
    const double v215 = v110 - v214;
    const double v216 = 0.67183 * v208;
    const double v217 = v156 + v154;
    const double v218 = v158 + v217;
    const double v219 = v160 - v218;
    const double v220 = 0.67183 * v211;
    const double v221 = v113 - v144;
    const double v222 = v85 - v87;
    const double v223 = (v211 * v222) + (v208 * v221);
    const double v224 = (v45 * (0.047502 * v0_sine[4])) + (0.9580587499999998 * v164);
    const double v225 = v224 - (v22 * ((0.5383560000000001 * v0_cosine[4]) - (0.5469575999999998 * v22)));
    const double v226 = ((0.9580587499999998 * v0_sine[4]) + (0.26917800000000003 * v46)) - (0.023751 * v45);
    const double v227 = ((v0_sine[4] * v226) + (v46 * v142)) - (v45 * v143);
    const double v228 = (v227 - (v225 + (v21 * ((0.07312639999999981 * v21) - (0.0141984 * v22))))) * (v48 * v0_cosine[4]);
    const double v229 = ((v223 + ((v219 * v220) + (v215 * v216))) - v228) - v212;
    const double v230 = ((v22 * v142) - (v0_cosine[4] * v226)) - (v21 * v143);
    const double v231 = v0_cosine[4] * v91;
    const double v232 = v0_sine[4] * v48;
    C[1] = v229 - (v230 * (v232 - v231));
    const double v233 = (v14 * v211) - (v91 * v166);
    const double v234 = (v14 * v208) + (v48 * v166);
    C[2] = ((v215 * v234) + (v219 * v233)) - v212;
    const double v235 = (qd[0] * v26) - (v12 * v123);
    const double v236 = (qd[0] * v47) + (v49 * v12);
    const double v237 = (((v26 * v187) + (v47 * v201)) - (v207 * v235)) + (v210 * v236);
    const double v238 = (((qd[0] * v89) - (v12 * v92)) + (v49 * v163)) + (v47 * v167);
    const double v239 = (((qd[0] * v146) + (v12 * v148)) + (v123 * v163)) - (v26 * v167);
    const double v240 = v195 + v177;
    const double v241 = v240 + (v198 + v179);
    const double v242 = (v49 * v26) + (v47 * v123);
    const double v243 = ((v237 + (v214 * v238)) - (v218 * v239)) + ((v241 + (v200 + v186)) * v242);
    const double v244 = v12 * ((v73 - v136) + (v108 - v159));
    const double v245 = v244 + v243;
    C[3] = -v245;
    const double v246 = v38 * ((v63 - v131) + (v105 - v157));
    const double v247 = qd[0] + (qd[3] * v12);
    const double v248 = (v38 * v124) - (v34 * v247);
    const double v249 = (v52 * v247) + (v50 * v38);
    const double v250 = (((v34 * v181) - (v52 * v199)) + (v206 * v248)) - (v209 * v249);
    const double v251 = (((v52 * v168) - (v50 * v169)) + (v94 * v247)) + (v38 * v93);
    const double v252 = (((v34 * v168) + (v124 * v169)) + (v150 * v247)) + (v38 * v149);
    const double v253 = (v50 * v34) + (v52 * v124);
    const double v254 = (((v250 - (v213 * v251)) + (v217 * v252)) - (v241 * v253)) - v246;
    C[4] = -v254;
    const double v255 = v247 + (qd[4] * v38);
    const double v256 = (v53 * v18) + (v55 * v255);
    const double v257 = (v18 * v125) - (v29 * v255);
    const double v258 = (((v29 * v178) + (v55 * v196)) + (v44 * v256)) + (v122 * v257);
    const double v259 = (((v18 * v95) - (v55 * v170)) + (v53 * v171)) + (v96 * v255);
    const double v260 = (((v18 * v151) + (v29 * v170)) + (v125 * v171)) + (v152 * v255);
    const double v261 = (v53 * v29) + (v55 * v125);
    const double v262 = v18 * ((v57 - v127) + (v103 - v155));
    const double v263 = v262 + (((v258 + (v102 * v259)) - (v154 * v260)) + (v240 * v261));
    C[5] = -v263;
    const double v264 = v19 + (0.09 * v16);
    const double v265 = v255 + (qd[5] * v18);
    const double v266 = (((v20 * (2.0 * v16)) + (v18 * v32)) + (v39 * v116)) + (v43 * v120);
    const double v267 = ((v56 * v266) - (v122 * v265)) - (v153 * v264);
    const double v268 = v38 * v38;
    const double v269 = (((v16 * v59) + (v18 * v61)) + (v37 * v129)) + (9.999999999999999e-05 * v268);
    const double v270 = (v267 + ((v130 * v255) - (v53 * v269))) + (v59 * v151);
    const double v271 = ((v65 * (2.0 * v15)) + (v12 * v68)) + (0.0006500000000000117 * (v268 + (v17 * v17)));
    const double v272 = v64 + (0.82 * v15);
    const double v273 = v270 + (((v50 * v271) - (v135 * v247)) - (v149 * v272));
    const double v274 = ((v76 * (2.0 * v14)) + (v12 * v81)) + (v13 * v137);
    const double v275 = v75 + (4.8 * v14);
    const double v276 = ((v44 * v265) - (v126 * v266)) + (v97 * v264);
    const double v277 = (((v125 * v269) - (v62 * v255)) - v276) + (v59 * v95);
    const double v278 = (((v72 * v247) - (v124 * v271)) + (v93 * v272)) - v277;
    const double v279 = v0_sine[4] * ((((qd[0] * v82) + (v123 * v274)) - (v92 * v275)) - v278);
    const double v280 = v279 + (v0_cosine[4] * (v273 + (((qd[0] * v140) - (v49 * v274)) + (v148 * v275))));
    const double v281 = ((v126 * v264) - (0.09 * v97)) - (v154 * v265);
    const double v282 = ((v281 + (0.34 * v95)) + (v59 * v125)) - (v156 * v255);
    const double v283 = v282 + (((v124 * v272) - (0.82 * v93)) - (v158 * v247));
    const double v284 = v283 + (((qd[0] * v160) + (v123 * v275)) - (4.8 * v92));
    const double v285 = 0.67183 * v0_sine[4];
    const double v286 = ((v56 * v264) - (0.09 * v153)) - (v102 * v265);
    const double v287 = (((v53 * v59) - (0.34 * v151)) - v286) + (v104 * v255);
    const double v288 = (((v50 * v272) - (0.82 * v149)) - (v107 * v247)) - v287;
    const double v289 = v288 + (((qd[0] * v110) - (v49 * v275)) + (4.8 * v148));
    const double v290 = 0.67183 * v0_cosine[4];
    C[6] = ((v280 - (v284 * v285)) - (v289 * v290)) - v223;
    const double v291 = v177 + v266;
    const double v292 = v291 + (v179 + v269);
    const double v293 = v292 + (v186 + v271);
    const double v294 = v293 + (v189 + v274);
    const double v295 = v0_cosine[1] * (0.140278104 + ((0.07312639999999981 * v0_cosine[1]) + (0.0141984 * v0_sine[1])));
    const double v296 = (7.853586550860001 + (v0_sine[1] * (1.5898185120000001 + (0.5469575999999998 * v0_sine[1])))) + v295;
    const double v297 = ((v44 * v126) - (v97 * v154)) - (v177 * v265);
    const double v298 = (v297 + ((v62 * v125) - (v179 * v255))) + (v95 * v156);
    const double v299 = v298 + (((v72 * v124) - (v93 * v158)) - (v186 * v247));
    const double v300 = (((qd[0] * v189) + (v82 * v123)) - (v92 * v160)) - v299;
    const double v301 = v175 - v180;
    const double v302 = v184 + v301;
    const double v303 = v192 + v302;
    const double v304 = v230 + v303;
    const double v305 = v59 + v264;
    const double v306 = v272 + v305;
    const double v307 = v275 + v306;
    const double v308 = (11.689842 + ((0.10439999999999999 * v0_cosine[1]) + (1.1832 * v0_sine[1]))) + v307;
    const double v309 = v172 * v264;
    const double v310 = (v59 * v170) - v309;
    const double v311 = (v168 * v272) - v310;
    const double v312 = v311 + (v167 * v275);
    const double v313 = v0_sine[4] * v312;
    const double v314 = (v313 + (((v0_cosine[4] * v300) + (v211 * v304)) + (v216 * v308))) - (v222 * v231);
    const double v315 = v175 * v265;
    const double v316 = v315 - (v180 * v255);
    const double v317 = v316 + (v184 * v247);
    const double v318 = v317 + (qd[0] * v192);
    const double v319 = v318 + (qd[0] * v230);
    const double v320 = v0_sine[4] * ((v314 - (v208 * (v296 + v294))) - (v0_sine[4] * (v319 + (v145 + v162))));
    const double v321 = v195 + v266;
    const double v322 = v321 + (v198 + v269);
    const double v323 = v322 + (v200 + v271);
    const double v324 = ((v56 * v122) - (v102 * v153)) - (v195 * v265);
    const double v325 = (v324 + ((v53 * v130) - (v198 * v255))) + (v104 * v151);
    const double v326 = v325 + (((v50 * v135) - (v107 * v149)) - (v200 * v247));
    const double v327 = v0_sine[4] * ((((qd[0] * v203) - (v49 * v140)) + (v110 * v148)) - v326);
    const double v328 = v327 - (v211 * (v323 + (v203 + v274)));
    const double v329 = ((v328 + ((v208 * v304) - (v211 * v296))) + (v220 * v308)) + (v221 * v232);
    const double v330 = v0_cosine[4] * v312;
    const double v331 = (v0_cosine[4] * ((v329 - v330) - (v0_cosine[4] * (v319 - (v88 + v114))))) - v320;
    const double v332 = ((v56 * v154) - (v126 * v102)) - (0.09 * v172);
    const double v333 = (((v53 * v156) - (0.34 * v170)) - v332) + (v125 * v104);
    const double v334 = (((v50 * v158) - (v124 * v107)) - (0.82 * v168)) - v333;
    const double v335 = (((4.8 * v167) - (v49 * v160)) - (v123 * v110)) - v334;
    C[7] = v331 - (v165 * (0.67183 * (((v48 * v84) - v335) + (v91 * v112))));
    const double v336 = v0_cosine[4] * ((-v330) - (v0_cosine[4] * (v318 - (v83 + v111))));
    const double v337 = (v0_sine[4] * ((v0_sine[4] * (v318 + (v141 + v161))) - v313)) + v336;
    const double v338 = (v0_cosine[4] * v328) - (v211 * ((v0_sine[4] * v303) - (v0_cosine[4] * v294)));
    const double v339 = v338 - ((v0_cosine[4] * ((v0_sine[4] * v300) - (v208 * v303))) - v337);
    const double v340 = (0.67183 - v14) * (qd[1] * v165);
    const double v341 = v340 * ((v0_sine[4] * v219) + (v0_cosine[4] * v215));
    const double v342 = (v341 + (v307 * ((v0_sine[4] * v234) - (v0_cosine[4] * v233)))) - v339;
    const double v343 = ((v0_cosine[4] * v335) - (6.05 * v233)) + (v211 * v307);
    const double v344 = ((v208 * v307) - (v0_sine[4] * v335)) - (6.05 * v234);
    C[8] = ((v290 * v343) - v342) - (v285 * v344);
    const double v345 = (((v26 * v92) - (v47 * v148)) + (v49 * v146)) - (v123 * v89);
    const double v346 = (((v12 * v273) + (v47 * v326)) + (v210 * v242)) + (v214 * v345);
    const double v347 = v26 * ((v73 - v108) - (v311 + v317));
    const double v348 = v347 + (((v346 - (v239 * v306)) + (v235 * v302)) + (v236 * v323));
    const double v349 = v47 * ((v136 - v159) + (v311 - v317));
    const double v350 = (((v12 * v278) - (v26 * v299)) + (v207 * v242)) - (v218 * v345);
    const double v351 = (((v350 + (v238 * v306)) - (v235 * v293)) - (v236 * v302)) - v349;
    const double v352 = (v0_sine[4] * v351) - (v0_cosine[4] * v348);
    const double v353 = (((v12 * v283) - (v47 * v334)) - (v214 * v242)) - (1.25 * v238);
    const double v354 = v353 + (v235 * v306);
    const double v355 = (((v12 * v288) + (v26 * v334)) + (v218 * v242)) - (1.25 * v239);
    const double v356 = v355 + (v236 * v306);
    C[9] = -((v352 + (v285 * v354)) + (v290 * v356));
    const double v357 = v34 * ((v63 - v105) - (v310 - v316));
    const double v358 = (((v34 * v93) - (v52 * v149)) + (v50 * v150)) + (v124 * v94);
    const double v359 = (((v213 * v358) - (v52 * v325)) - (v209 * v253)) + (v252 * v305);
    const double v360 = (((v359 - (v248 * v301)) - (v249 * v322)) - v357) + (v38 * v270);
    const double v361 = (((v34 * v298) + (v206 * v253)) + (v217 * v358)) + (v251 * v305);
    const double v362 = v52 * ((v131 - v157) + (v310 + v316));
    const double v363 = (v362 + ((v361 - (v248 * v292)) - (v249 * v301))) + (v38 * v277);
    const double v364 = (v0_sine[4] * v363) + (v0_cosine[4] * v360);
    const double v365 = (((v213 * v253) - (v52 * v333)) + (0.43000000000000005 * v251)) - (v248 * v305);
    const double v366 = v365 + (v38 * v282);
    const double v367 = (((v34 * v333) + (v217 * v253)) - (0.43000000000000005 * v252)) + (v249 * v305);
    const double v368 = v367 + (v38 * v287);
    C[10] = (v364 - (v285 * v366)) + (v290 * v368);
    const double v369 = (((v29 * v95) + (v55 * v151)) - (v53 * v152)) + (v125 * v96);
    const double v370 = (((v18 * v267) + (v55 * v324)) + (v44 * v261)) - (v102 * v369);
    const double v371 = v29 * ((v57 - v103) - (v309 + v315));
    const double v372 = v371 + (((v370 - (v175 * v257)) - (v260 * v264)) + (v256 * v321));
    const double v373 = v55 * ((v127 - v155) + (v309 - v315));
    const double v374 = (((v18 * v276) - (v29 * v297)) + (v122 * v261)) + (v154 * v369);
    const double v375 = (((v374 - (v175 * v256)) + (v259 * v264)) + (v257 * v291)) - v373;
    const double v376 = (v0_sine[4] * v375) - (v0_cosine[4] * v372);
    const double v377 = (((v18 * v281) - (v55 * v332)) - (0.09 * v259)) - (v102 * v261);
    const double v378 = v377 - (v257 * v264);
    const double v379 = (((v18 * v286) + (v29 * v332)) - (0.09 * v260)) + (v154 * v261);
    const double v380 = v379 + (v256 * v264);
    C[11] = -((v376 + (v285 * v378)) + (v290 * v380));
    C[12] = (v280 - (v147 * v284)) - (v90 * v289);
    const double v381 = v166 * (((v0_sine[4] * v289) - (v0_cosine[4] * v284)) - ((v211 * v215) - (v219 * v208)));
    C[13] = v339 + ((v165 * (v14 * v335)) - v381);
    C[14] = ((((v340 * (6.05 * v166)) - v342) - (v147 * v344)) + (v90 * v343)) - v381;
    const double v382 = (((v26 * v283) + (v47 * v288)) + (v214 * v236)) + (v218 * v235);
    const double v383 = v382 + (1.25 * v345);
    C[15] = (((v166 * v383) - v352) - (v147 * v354)) - (v90 * v356);
    const double v384 = (((v34 * v282) + (v52 * v287)) - (v213 * v249)) - (v217 * v248);
    const double v385 = v384 + (0.43000000000000005 * v358);
    C[16] = ((v364 + (v166 * v385)) - (v147 * v366)) + (v90 * v368);
    const double v386 = (((v29 * v281) + (v55 * v286)) - (0.09 * v369)) + (v102 * v256);
    const double v387 = v386 - (v154 * v257);
    C[17] = (((v166 * v387) - v376) - (v147 * v378)) - (v90 * v380);
    C[18] = ((((v26 * v273) + (v47 * v278)) - (v89 * v288)) + (v146 * v283)) - v244;
    const double v388 = ((v0_sine[4] * v349) + (v0_cosine[4] * v347)) - (v79 * v187);
    const double v389 = v388 + (v334 * ((v0_sine[4] * v146) - (v0_cosine[4] * v89)));
    const double v390 = v389 + (v12 * ((v0_sine[4] * v201) + (v208 * v207)));
    const double v391 = v390 - (v163 * ((v0_sine[4] * v288) - (v0_cosine[4] * v283)));
    const double v392 = v391 - (v26 * ((v0_sine[4] * v326) - (v208 * v302)));
    const double v393 = v208 * ((v218 * v163) - ((v47 * v293) - (v146 * v306)));
    const double v394 = v211 * (((v12 * v210) - (v26 * v323)) + ((v89 * v306) - (v214 * v163)));
    const double v395 = ((v392 - (v47 * ((v0_cosine[4] * v299) - (v211 * v302)))) + v393) + v394;
    const double v396 = ((v12 * v218) - (v26 * v306)) + (1.25 * v89);
    const double v397 = ((v12 * v214) - (v47 * v306)) + (1.25 * v146);
    C[19] = (v395 - (v220 * v396)) - (v216 * v397);
    const double v398 = v340 * (((v26 * v214) - (v47 * v218)) + (1.25 * v163));
    C[20] = ((v395 - (v234 * v397)) - (v233 * v396)) + v398;
    const double v399 = (((v26 * v348) - (v12 * v245)) + (v47 * v351)) - (v89 * v356);
    C[21] = (v399 + (v146 * v354)) + (v163 * v383);
    const double v400 = (((v26 * v360) - (v12 * v254)) - (v47 * v363)) + (v89 * v368);
    C[22] = (v400 + (v146 * v366)) + (v163 * v385);
    const double v401 = (((v26 * v372) - (v12 * v263)) + (v47 * v375)) - (v89 * v380);
    C[23] = (v401 + (v146 * v378)) + (v163 * v387);
    const double v402 = v246 + ((((v34 * v270) + (v52 * v277)) - (v94 * v287)) - (v150 * v282));
    C[24] = v402;
    const double v403 = (v357 + (((v94 * v333) - (v52 * v298)) + (v169 * v282))) + (v38 * v181);
    const double v404 = (v362 + (((v150 * v333) - (v34 * v325)) - (v169 * v287))) + (v38 * v199);
    const double v405 = (((v213 * v169) - (v34 * v322)) - (v52 * v301)) - (v94 * v305);
    const double v406 = v405 + (v38 * v209);
    const double v407 = (((v34 * v301) + (v52 * v292)) - (v150 * v305)) - (v217 * v169);
    const double v408 = v407 + (v38 * v206);
    const double v409 = (((v0_sine[4] * v404) - (v0_cosine[4] * v403)) + (v211 * v406)) + (v208 * v408);
    const double v410 = ((v38 * v217) - (v34 * v305)) - (0.43000000000000005 * v94);
    const double v411 = ((v52 * v305) - (0.43000000000000005 * v150)) + (v38 * v213);
    C[25] = (v409 - (v220 * v410)) - (v216 * v411);
    const double v412 = ((v34 * v213) + (v52 * v217)) - (0.43000000000000005 * v169);
    C[26] = v409 + (((v340 * v412) - (v234 * v411)) - (v233 * v410));
    const double v413 = (((v12 * v402) - (v26 * v403)) - (v47 * v404)) - (v238 * v411);
    const double v414 = ((v413 + (v239 * v410)) + (v235 * v408)) - (v236 * v406);
    const double v415 = (((v52 * v206) - (v34 * v209)) - (v94 * v217)) - (v150 * v213);
    C[27] = (v414 - (v242 * (v415 + (v38 * v241)))) + (v345 * v412);
    const double v416 = (((v34 * v360) + (v52 * v363)) - (v94 * v368)) - (v150 * v366);
    C[28] = (v416 - (v169 * v385)) - (v38 * v254);
    const double v417 = (((v34 * v372) - (v52 * v375)) + (v94 * v380)) - (v150 * v378);
    C[29] = (v417 - (v169 * v387)) - (v38 * v263);
    const double v418 = ((((v29 * v267) + (v55 * v276)) - (v96 * v286)) + (v152 * v281)) - v262;
    C[30] = v418;
    const double v419 = ((((v18 * v178) + (v55 * v297)) + (v96 * v332)) - (v171 * v281)) - v371;
    const double v420 = v373 + ((((v18 * v196) - (v29 * v324)) + (v152 * v332)) - (v171 * v286));
    const double v421 = (((v18 * v44) - (v29 * v321)) + (v55 * v175)) + (v96 * v264);
    const double v422 = v421 - (v102 * v171);
    const double v423 = (((v18 * v122) + (v29 * v175)) - (v55 * v291)) + (v152 * v264);
    const double v424 = v423 + (v154 * v171);
    const double v425 = (((v0_sine[4] * v420) - (v0_cosine[4] * v419)) + (v211 * v422)) + (v208 * v424);
    const double v426 = ((v18 * v154) - (v29 * v264)) + (0.09 * v96);
    const double v427 = ((v18 * v102) - (v55 * v264)) + (0.09 * v152);
    C[31] = (v425 - (v220 * v426)) - (v216 * v427);
    const double v428 = ((v29 * v102) - (v55 * v154)) + (0.09 * v171);
    C[32] = v425 + (((v340 * v428) - (v234 * v427)) - (v233 * v426));
    const double v429 = (((v12 * v418) - (v26 * v419)) - (v47 * v420)) - (v238 * v427);
    const double v430 = (((v18 * v240) - (v29 * v44)) - (v55 * v122)) + (v96 * v154);
    const double v431 = v430 + (v102 * v152);
    const double v432 = (((v429 + (v239 * v426)) + (v235 * v424)) - (v236 * v422)) - (v242 * v431);
    C[33] = v432 + (v345 * v428);
    const double v433 = (((v52 * v420) - (v34 * v419)) + (v251 * v427)) - (v252 * v426);
    const double v434 = (((v433 - (v248 * v424)) + (v249 * v422)) + (v253 * v431)) + (v358 * v428);
    C[34] = v434 + (v38 * v418);
    const double v435 = (((v29 * v372) - (v18 * v263)) + (v55 * v375)) - (v96 * v380);
    C[35] = (v435 + (v152 * v378)) + (v171 * v387);
}

#if !defined(PUMA560_VECTOR)

void puma560_coriolis_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double C_lane[36];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        puma560_scatter(36U, count, lane, C_lane, C);
    }
}

void puma560_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double C_lane[36];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        puma560_scatter(36U, count, lane, C_lane, C);
    }
}

#endif

void puma560_inverse_dynamics(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const double v1_angle[PUMA560_ANGLES(4U)] = {v0, q[3], q[4], q[1]};
    double v1_sine[PUMA560_ANGLES(4U)];
    double v1_cosine[PUMA560_ANGLES(4U)];
    puma560_sincos(PUMA560_ANGLES(4U), v1_angle, v1_sine, v1_cosine);
    const double v9 = v1_sine[0] * qd[0];
    const double v10 = qd[1] + qd[2];
    const double v11 = (v1_cosine[1] * v10) + (v1_sine[1] * v9);
    const double v12 = (v1_cosine[1] * v9) - (v1_sine[1] * v10);
    const double v13 = v12 * v11;
    const double v14 = v10 * v9;
    const double v15 = v1_cosine[0] * qdd[0];
    const double v16 = v14 - v15;
    const double v17 = qdd[3] - v16;
    const double v18 = v13 + v17;
    const double v19 = v1_cosine[0] * qd[0];
    const double v20 = qd[3] + v19;
    const double v21 = (v1_sine[0] * qdd[0]) + (v19 * (2.0 * v10));
    const double v22 = qd[0] * qd[0];
    const double v23 = v1_sine[0] * v22;
    const double v24 = v1_cosine[0] * v23;
    const double v25 = qdd[1] + qdd[2];
    const double v26 = v24 - v25;
    const double v27 = ((v1_sine[1] * v26) + (v1_cosine[1] * v21)) - (v11 * (2.0 * v20));
    const double v28 = (v1_sine[2] * v20) + (v1_cosine[2] * v12);
    const double v29 = qd[4] + v11;
    const double v30 = v29 * v28;
    const double v31 = v30 + ((v1_sine[2] * v27) - (v1_cosine[2] * v18));
    const double v32 = 4e-05 * (qdd[5] - v31);
    tau[5] = v32;
    const double v33 = (0.00020000000000000004 * (v30 + v31)) - v32;
    const double v34 = (v1_sine[2] * v18) + (v1_cosine[2] * v27);
    const double v35 = (v1_sine[2] * v12) - (v1_cosine[2] * v20);
    const double v36 = (v35 * (2.0 * v29)) - v34;
    const double v37 = v10 * v10;
    const double v38 = v37 + (v22 * (v1_cosine[0] * v1_cosine[0]));
    const double v39 = qd[1] * qd[1];
    const double v40 = v39 + v22;
    const double v41 = 0.4318 * v1_cosine[3];
    const double v42 = 0.4318 * v1_sine[3];
    const double v43 = ((v40 * v41) - (0.15005 * qdd[0])) + (v42 * qdd[1]);
    const double v44 = ((v39 * v42) - 9.81) - (v41 * qdd[1]);
    const double v45 = (v1_sine[0] * v44) + (v1_cosine[0] * v43);
    const double v46 = v45 + ((0.0203 * v38) - (0.4318 * v26));
    const double v47 = v14 + v16;
    const double v48 = qd[0] * qd[1];
    const double v49 = ((v48 * (0.8636 * v1_sine[3])) - (0.15005 * v22)) - (v41 * qdd[0]);
    const double v50 = v49 + ((0.4318 * v21) + (0.0203 * v47));
    const double v51 = (v1_sine[1] * v46) - (v1_cosine[1] * v50);
    const double v52 = 3.9999999999999996e-05 * qd[5];
    const double v53 = (v29 * v52) + (((0.0028799999999999997 * v51) - (1.9999999999999998e-05 * v34)) + (0.0004221600000000001 * v36));
    const double v54 = (((v1_sine[2] * v53) + (v1_cosine[2] * v33)) - (0.00075 * v18)) - (0.0006500000000000002 * (v17 - v13));
    const double v55 = v12 * v20;
    const double v56 = v55 + ((v1_sine[1] * v21) - (v1_cosine[1] * v26));
    const double v57 = qdd[4] + v56;
    const double v58 = v35 * v28;
    const double v59 = v58 + v57;
    const double v60 = 0.0028799999999999997 * v1_cosine[2];
    const double v61 = 0.0028799999999999997 * ((v29 * v29) + (v28 * v28));
    const double v62 = (v1_sine[1] * v50) + (v1_cosine[1] * v46);
    const double v63 = ((v1_sine[2] * v61) - (1.25 * v62)) - (v60 * v59);
    const double v64 = (0.0028799999999999997 * v36) + (1.25 * v51);
    const double v65 = (v1_sine[1] * v63) + (v1_cosine[1] * v64);
    const double v66 = ((((0.0047376000000000015 * v26) - (0.016249999999999987 * v47)) - (0.00031627399999999964 * v21)) + (0.0203 * v65)) - v54;
    const double v67 = ((v1_sine[2] * v33) - (v1_cosine[2] * v53)) + (0.00075 * v27);
    const double v68 = (v1_sine[0] * v43) - (v1_cosine[0] * v44);
    const double v69 = v37 + (v1_sine[0] * v23);
    const double v70 = v25 + v24;
    const double v71 = ((0.4318 * v69) - (0.0203 * v70)) - v68;
    const double v72 = 0.0028799999999999997 * v1_sine[2];
    const double v73 = (((0.0004221600000000001 * v59) - (0.00022000000000000003 * (v58 - v57))) + (v71 * v72)) + (v60 * v62);
    const double v74 = (v52 * v28) + v73;
    tau[4] = v74;
    const double v75 = v74 + (0.0006500000000000002 * (v55 + v56));
    const double v76 = (((v1_sine[1] * v75) + (v1_cosine[1] * v67)) - (0.4318 * v65)) + (0.00031627399999999964 * v47);
    const double v77 = v1_sine[0] * (((v76 + (0.10817090799999998 * v21)) + (0.35158 * v49)) + (0.0047376000000000015 * (v69 - v22)));
    const double v78 = (0.023751 * v1_cosine[3]) + (0.1208630640000001 * v1_sine[3]);
    const double v79 = (v22 - v40) * ((0.023751 * v1_sine[3]) - (0.1208630640000001 * v1_cosine[3]));
    const double v80 = (v1_sine[1] * v64) - (v1_cosine[1] * v63);
    const double v81 = ((0.35158 * v26) - (7.54015748031496 * v45)) - v80;
    const double v82 = ((v1_cosine[2] * v61) + (1.25 * v71)) + (v59 * v72);
    const double v83 = v82 + ((0.35158 * v69) - (7.54015748031496 * v68));
    const double v84 = (v1_sine[0] * v83) + (v1_cosine[0] * v81);
    const double v85 = (((v77 + (v1_cosine[0] * v66)) - (qdd[1] * v78)) - v79) + (0.15005 * v84);
    const double v86 = (0.03707455999999998 * v1_sine[3]) - (0.0141984 * v1_cosine[3]);
    const double v87 = 0.0070992 + (v1_cosine[3] * v86);
    const double v88 = (v85 + (v41 * v65)) + (v48 * (2.0 * v87));
    const double v89 = v88 + (qdd[0] * (1.2999309934803147 + (v1_sine[3] * v86)));
    tau[0] = v89 - (v1_cosine[3] * ((0.151812244 * v21) + (3.25584 * v49)));
    const double v90 = (((v1_sine[1] * v67) - (v1_cosine[1] * v75)) - (0.4318 * v80)) + (0.10817090799999998 * v26);
    const double v91 = (((v90 - (0.016249999999999987 * v70)) - (0.35158 * v45)) + (0.0203 * v82)) + (0.0047376000000000015 * v15);
    const double v92 = v91 - (0.00031627399999999964 * (v38 - v69));
    const double v93 = ((((0.10917823999999998 * qdd[1]) - (1.024164 * v1_sine[3])) - (qdd[0] * v78)) - v92) - (v42 * v84);
    tau[1] = (v93 + (v41 * ((v1_sine[0] * v81) - (v1_cosine[0] * v83)))) - ((v40 - v39) * v87);
    tau[2] = -v92;
    tau[3] = -v54;
}

#if !defined(PUMA560_VECTOR)

void puma560_inverse_dynamics_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_gather(6U, count, lane, qdd, qdd_lane);
        puma560_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        puma560_scatter(6U, count, lane, tau_lane, tau);
    }
}

void puma560_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_gather(6U, count, lane, qdd, qdd_lane);
        puma560_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        puma560_scatter(6U, count, lane, tau_lane, tau);
    }
}

#endif

void puma560_forward_dynamics(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], double qdd[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const double v1_angle[PUMA560_ANGLES(4U)] = {q[3], v0, q[4], q[1]};
    double v1_sine[PUMA560_ANGLES(4U)];
    double v1_cosine[PUMA560_ANGLES(4U)];
    puma560_sincos(PUMA560_ANGLES(4U), v1_angle, v1_sine, v1_cosine);
    const double v9 = qd[1] + qd[2];
    const double v10 = v1_sine[1] * qd[0];
    const double v11 = (v1_cosine[0] * v10) - (v1_sine[0] * v9);
    const double v12 = v1_cosine[1] * qd[0];
    const double v13 = qd[3] + v12;
    const double v14 = v11 * v13;
    const double v15 = v9 * v12;
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
    const double v27 = v11 * v23;
    const double v28 = v9 * v10;
    const double v29 = v27 - v28;
    const double v30 = (v1_cosine[0] * v16) + ((v1_sine[0] * v17) - (v13 * (2.0 * v23)));
    const double v31 = ((v1_sine[2] * v29) + (v1_cosine[2] * v30)) - (v21 * (2.0 * v24));
    const double v32 = 0.0028799999999999997 * v1_sine[0];
    const double v33 = (v1_cosine[0] * v26) + (v32 * v31);
    const double v34 = 4e-05 * (qd[5] - v21);
    const double v35 = qd[0] * qd[1];
    const double v36 = qd[0] * qd[0];
    const double v37 = (v35 * (0.8636 * v1_sine[3])) - (0.15005 * v36);
    const double v38 = v37 + ((0.0406 * v28) + (0.8636 * v15));
    const double v39 = 0.0028799999999999997 * v1_cosine[0];
    const double v40 = 0.4318 * v1_cosine[3];
    const double v41 = v1_cosine[1] * v40;
    const double v42 = qd[1] * qd[1];
    const double v43 = v42 + v36;
    const double v44 = 0.4318 * v1_sine[3];
    const double v45 = (v42 * v44) - 9.81;
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
    const double v57 = v1_sine[1] * v40;
    const double v58 = (v1_cosine[1] * v45) - (v43 * v57);
    const double v59 = 0.0028799999999999997 * v1_sine[2];
    const double v60 = (((0.0006421600000000001 * v18) - (v55 * (0.0012435839999999998 * v1_sine[2]))) + (v56 * v17)) - (v59 * v58);
    const double v61 = v60 - (v19 * (v34 + (0.00024216000000000005 * v21)));
    const double v62 = v61 + (v1_cosine[2] * ((v49 * v39) - (v32 * v38)));
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
    const double v82 = v1_sine[1] * v1_cosine[0];
    const double v83 = 0.0012435839999999998 * v1_cosine[3];
    const double v84 = v1_cosine[2] * v83;
    const double v85 = v1_cosine[2] * v1_cosine[1];
    const double v86 = (v1_sine[1] * v59) - (v39 * v85);
    const double v87 = (v79 + ((v83 * (v1_sine[2] * v1_cosine[1])) + (v44 * v86))) + (v84 * v82);
    const double v88 = v70 * v1_sine[1];
    const double v89 = 0.0012435839999999998 * (v70 * v1_sine[3]);
    const double v90 = (v72 - (v88 * v83)) + (v1_cosine[1] * v89);
    const double v91 = v75 * v90;
    const double v92 = v1_sine[2] * v1_cosine[0];
    const double v93 = (0.0028799999999999997 * v92) - 0.025374999999999998;
    const double v94 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[2]);
    const double v95 = (v93 * v41) + (v94 * v57);
    const double v96 = (v94 * v1_cosine[1]) - (v1_sine[1] * v93);
    const double v97 = (v44 * v96) - v95;
    const double v98 = v73 - 0.00119216;
    const double v99 = v1_sine[0] * (0.0012921600000000003 + v98);
    const double v100 = v1_sine[0] * v99;
    const double v101 = 0.0024871679999999997 * v1_cosine[2];
    const double v102 = (v100 + ((0.00011692799999999998 * v92) - 0.3592922305)) - v101;
    const double v103 = v102 - v97;
    const double v104 = v103 + ((v72 * v91) + (v80 * v87));
    const double v105 = 1.0 / (v102 + ((v72 * v76) + (v79 * v80)));
    const double v106 = v105 * v104;
    const double v107 = ((0.025374999999999998 * v17) - (0.8913300000000002 * v55)) - v65;
    const double v108 = ((0.025374999999999998 * v48) - (0.8913300000000002 * v17)) - v33;
    const double v109 = (v1_cosine[1] * v108) + (v1_sine[1] * v107);
    const double v110 = ((((1.024164 * v1_sine[3]) + tau[1]) - (37.2347379 * v1_cosine[3])) - (v44 * v109)) + (v57 * v108);
    const double v111 = 1557.2443004858599 * v87;
    const double v112 = (((v110 - (v41 * v107)) + (v91 * v69)) + (v111 * v77)) - (v106 * v81);
    const double v113 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const double v114 = (v1_cosine[3] * v113) - 0.0070992;
    const double v115 = (v112 - v67) + (v114 * (v42 - v43));
    const double v116 = 1.748114002 + ((((v97 - (v90 * v91)) - v103) - (v87 * v111)) + (v104 * v106));
    const double v117 = 1.0 / v116;
    const double v118 = 0.0047376000000000015 * v1_cosine[1];
    const double v119 = (5.846399999999999e-05 * v88) + (v118 + (((v1_cosine[1] * v72) + (0.15005 * v96)) - (v99 * v82)));
    const double v120 = 5.846399999999999e-05 * v92;
    const double v121 = v120 - v74;
    const double v122 = v1_sine[1] * v92;
    const double v123 = v122 * v71;
    const double v124 = (v123 - (v92 * v83)) - (v1_cosine[1] * (v121 - (0.0004321439999999999 * v70)));
    const double v125 = v124 * v75;
    const double v126 = v1_sine[0] * v1_sine[1];
    const double v127 = ((v1_sine[0] * (v84 + (5.846399999999999e-05 * v85))) - (0.15005 * v86)) - (v126 * v78);
    const double v128 = 1557.2443004858599 * v127;
    const double v129 = ((v125 * v72) - v119) - (v128 * v79);
    const double v130 = v129 * v105;
    const double v131 = (v119 + (((0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3])) - (v125 * v90))) + (v128 * v87);
    const double v132 = v89 + (v131 + (v130 * v104));
    const double v133 = v132 * v117;
    const double v134 = (((tau[0] - (v1_cosine[1] * v68)) + (0.15005 * v109)) + (v82 * v54)) - (v125 * v69);
    const double v135 = ((v134 + (v128 * v77)) + (v130 * v81)) + (v133 * v115);
    const double v136 = ((v1_sine[0] * v26) - (v39 * v31)) * (v40 + ((0.0203 * v1_cosine[1]) - (0.4318 * v1_sine[1])));
    const double v137 = ((((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v36 - v43)) + v135) - v136;
    const double v138 = (((v35 * (2.0 * v114)) + v137) - (v126 * v63)) - (v17 * v118);
    const double v139 = v138 + (0.0047376000000000015 * ((qd[0] * v10) - (v1_sine[1] * v55)));
    const double v140 = 0.022546398 * v1_cosine[1];
    const double v141 = (v15 * ((0.7697525880000002 * v1_cosine[3]) + v140)) + v139;
    const double v142 = v28 * ((0.022546398 * v1_sine[1]) - ((0.02191385 * v1_cosine[3]) - (0.648939691 * v1_cosine[1])));
    const double v143 = (((v1_sine[3] * v113) - (0.0008642879999999998 * v70)) + (v124 * v125)) + (v127 * v128);
    const double v144 = v120 + (v121 - 0.016765112499999985);
    const double v145 = (v144 + ((v143 - (v129 * v130)) + (v132 * v133))) - 3.136777173125;
    const double v146 = v140 - ((v1_sine[1] * (v101 + (v100 + (0.34123495800000003 + (v144 - v98))))) - (0.00011692799999999998 * v85));
    const double v147 = 1.0 / ((v145 - (2.0 * ((v1_cosine[1] * v123) - v95))) + (v1_sine[1] * v146));
    const double v148 = v147 * ((v141 + (v37 * ((0.025374999999999998 * v1_cosine[1]) - (0.8913300000000002 * v1_sine[1])))) - v142);
    qdd[0] = -v148;
    const double v149 = (v117 * v115) - (v133 * v148);
    qdd[1] = v149;
    const double v150 = ((v105 * v81) + (v130 * v148)) + (v106 * v149);
    qdd[2] = -v150;
    const double v151 = (((v75 * v69) + (v125 * v148)) - (v76 * v150)) + (v91 * v149);
    qdd[3] = v151;
    qdd[4] = (((1557.2443004858599 * v77) - (v128 * v148)) - (v80 * v150)) + (v111 * v149);
    const double v152 = (v52 + ((24999.999999999996 * tau[5]) - (v1_cosine[2] * v151))) + (v148 * (v85 - v122));
    qdd[5] = v152 - (v70 * (v149 - v150));
}

#if !defined(PUMA560_VECTOR)

void puma560_forward_dynamics_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double qdd_lane[6];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_gather(6U, count, lane, tau, tau_lane);
        puma560_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        puma560_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

void puma560_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double qdd_lane[6];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_gather(6U, count, lane, tau, tau_lane);
        puma560_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        puma560_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

#endif

void puma560_kinetic_energy(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double *restrict T)
{
    (void)prepared;
    const double v0_angle[PUMA560_ANGLES(5U)] = {q[1], q[2], q[3], q[5], q[4]};
    double v0_sine[PUMA560_ANGLES(5U)];
    double v0_cosine[PUMA560_ANGLES(5U)];
    puma560_sincos(PUMA560_ANGLES(5U), v0_angle, v0_sine, v0_cosine);
    const double v10 = v0_cosine[0] * qd[0];
    const double v11 = v0_sine[0] * qd[0];
    const double v12 = (v0_sine[1] * v11) - (v0_cosine[1] * v10);
    const double v13 = (0.4318 * v10) - (0.0203 * v12);
    const double v14 = qd[1] * v0_sine[1];
    const double v15 = (0.4318 * v14) - (0.15005 * v12);
    const double v16 = (v0_sine[2] * v15) - (v0_cosine[2] * v13);
    const double v17 = (v0_sine[1] * v10) + (v0_cosine[1] * v11);
    const double v18 = qd[1] + qd[2];
    const double v19 = (v0_sine[2] * v18) - (v0_cosine[2] * v17);
    const double v20 = (0.4318 * v19) - v16;
    const double v21 = (v0_sine[2] * v13) + (v0_cosine[2] * v15);
    const double v22 = (v0_cosine[2] * v18) + (v0_sine[2] * v17);
    const double v23 = (0.4318 * v22) - v21;
    const double v24 = qd[1] * v0_cosine[1];
    const double v25 = ((0.0203 * v18) - (0.15005 * v17)) + (0.4318 * v24);
    const double v26 = (v0_sine[4] * v25) - (v0_cosine[4] * v23);
    const double v27 = (v0_sine[3] * v26) - (v0_cosine[3] * v20);
    const double v28 = (v0_cosine[3] * v26) + (v0_sine[3] * v20);
    const double v29 = 0.82 * (((v21 * v21) + (v16 * v16)) + (v25 * v25));
    const double v30 = qd[3] - v12;
    const double v31 = (v0_sine[4] * v19) + (v0_cosine[4] * v30);
    const double v32 = qd[5] + v31;
    const double v33 = (v0_cosine[4] * v25) + (v0_sine[4] * v23);
    const double v34 = ((v18 * (0.10952 * v18)) + (v30 * (0.0013 * v30))) + (v33 * (0.43000000000000005 * v33));
    const double v35 = qd[4] + v22;
    const double v36 = (v34 + (v35 * (0.0004 * v35))) + (v32 * (4e-05 * v32));
    const double v37 = (v36 + (v11 * (1.03118515 * v11))) + (v12 * ((0.14183706799999996 * v12) + (0.1103088 * v18)));
    const double v38 = v37 - (v14 * ((0.680447712 * v12) + (0.2901696 * v18)));
    const double v39 = v38 + (v17 * ((0.218857068 * v17) - (0.680447712 * v24)));
    const double v40 = v39 - (0.739312 * ((v22 * v21) + (v19 * v16)));
    const double v41 = (v40 + (0.16844092479999997 * ((v22 * v22) + (v19 * v19)))) + v29;
    const double v42 = (v0_cosine[4] * v19) - (v0_sine[4] * v30);
    const double v43 = v41 + (0.0003 * ((v42 * v42) + (v31 * v31)));
    const double v44 = v43 + (0.34 * ((v26 * v26) + (v20 * v20)));
    const double v45 = v44 + (0.09 * ((v28 * v28) + (v27 * v27)));
    const double v46 = (v0_cosine[3] * v42) + (v0_sine[3] * v35);
    const double v47 = (v0_sine[3] * v42) - (v0_cosine[3] * v35);
    const double v48 = v45 + (0.0057599999999999995 * ((v28 * v47) - (v27 * v46)));
    const double v49 = ((0.620084 * qd[1]) - (0.5383560000000001 * v11)) + (0.894965952 * ((v0_sine[1] * v14) + (v0_cosine[1] * v24)));
    const double v50 = v10 * (((0.047502 * qd[1]) + (0.2901696 * v17)) - ((2.3999823019999997 * v10) - (0.0141984 * v11)));
    const double v51 = ((v48 + (0.00024216 * ((v47 * v47) + (v46 * v46)))) + (qd[1] * v49)) - v50;
    *T = (qd[0] * (0.175 * qd[0])) + (0.5 * v51);
}

#if !defined(PUMA560_VECTOR)

void puma560_kinetic_energy_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void puma560_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void puma560_potential_energy(const puma560_prepared *restrict prepared, const double q[restrict 6], double *restrict V)
{
    (void)prepared;
    const double v0_angle[PUMA560_ANGLES(4U)] = {q[4], q[2], q[3], q[1]};
    double v0_sine[PUMA560_ANGLES(4U)];
    double v0_cosine[PUMA560_ANGLES(4U)];
    puma560_sincos(PUMA560_ANGLES(4U), v0_angle, v0_sine, v0_cosine);
    const double v7 = 0.89133 + (0.0028799999999999997 * v0_cosine[0]);
    const double v8 = 0.025374999999999998 - (v0_cosine[2] * (0.0028799999999999997 * v0_sine[0]));
    const double v9 = v0_sine[3] * (3.79559 + ((v0_cosine[1] * v8) - (v0_sine[1] * v7)));
    *V = 9.81 * (15.7544135 + (v9 + (v0_cosine[3] * (0.10439999999999999 + ((v0_sine[1] * v8) + (v0_cosine[1] * v7))))));
}

#if !defined(PUMA560_VECTOR)

void puma560_potential_energy_batch(const puma560_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void puma560_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void puma560_position_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[PUMA560_ANGLES(5U)] = {q[4], q[3], q[2], q[1], q[0]};
    double v0_sine[PUMA560_ANGLES(5U)];
    double v0_cosine[PUMA560_ANGLES(5U)];
    puma560_sincos(PUMA560_ANGLES(5U), v0_angle, v0_sine, v0_cosine);
    const double v10 = 0.05625 * v0_sine[0];
    const double v11 = (v0_cosine[1] * v10) - 0.0203;
    const double v12 = 0.4318 + (0.05625 * v0_cosine[0]);
    const double v13 = (v0_cosine[2] * v12) - (v0_sine[2] * v11);
    const double v14 = ((v0_cosine[2] * v11) - 0.4318) + (v0_sine[2] * v12);
    const double v15 = (v0_cosine[3] * v14) + (v0_sine[3] * v13);
    const double v16 = 0.15005 + (v0_sine[1] * v10);
    x[0] = (v0_sine[4] * v16) - (v0_cosine[4] * v15);
    x[1] = -((v0_sine[4] * v15) + (v0_cosine[4] * v16));
    x[2] = 0.67183 + ((v0_cosine[3] * v13) - (v0_sine[3] * v14));
}

#if !defined(PUMA560_VECTOR)

void puma560_position_tip_batch(const puma560_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double x_lane[3];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_position_tip(prepared, q_lane, x_lane);
        puma560_scatter(3U, count, lane, x_lane, x);
    }
}

void puma560_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double x_lane[3];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_position_tip(&prepared_lane, q_lane, x_lane);
        puma560_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void puma560_rotation_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[PUMA560_ANGLES(6U)] = {q[2], q[1], q[4], q[0], q[3], q[5]};
    double v0_sine[PUMA560_ANGLES(6U)];
    double v0_cosine[PUMA560_ANGLES(6U)];
    puma560_sincos(PUMA560_ANGLES(6U), v0_angle, v0_sine, v0_cosine);
    const double v12 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v13 = v0_sine[2] * v12;
    const double v14 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const double v15 = v0_cosine[4] * v0_cosine[3];
    const double v16 = v0_sine[4] * v0_sine[3];
    const double v17 = v16 + (v15 * v14);
    const double v18 = (v0_cosine[2] * v17) + (v0_cosine[3] * v13);
    const double v19 = v0_sine[4] * v0_cosine[3];
    const double v20 = v0_cosine[4] * v0_sine[3];
    const double v21 = (v19 * v14) - v20;
    R[0] = (v0_sine[5] * v21) - (v0_cosine[5] * v18);
    R[1] = (v0_sine[5] * v18) + (v0_cosine[5] * v21);
    const double v22 = v0_cosine[2] * v12;
    R[2] = (v0_sine[2] * v17) - (v0_cosine[3] * v22);
    const double v23 = v19 - (v20 * v14);
    const double v24 = (v0_sine[3] * v13) - (v0_cosine[2] * v23);
    const double v25 = v15 + (v16 * v14);
    R[3] = (v0_sine[5] * v25) - (v0_cosine[5] * v24);
    R[4] = (v0_sine[5] * v24) + (v0_cosine[5] * v25);
    R[5] = (-(v0_sine[2] * v23)) - (v0_sine[3] * v22);
    const double v26 = (v0_cosine[4] * v22) - (v0_sine[2] * v14);
    const double v27 = v0_sine[4] * v12;
    R[6] = (v0_cosine[5] * v26) - (v27 * v0_sine[5]);
    R[7] = -((v27 * v0_cosine[5]) + (v0_sine[5] * v26));
    R[8] = -((v0_cosine[2] * v14) + (v0_cosine[4] * v13));
}

#if !defined(PUMA560_VECTOR)

void puma560_rotation_tip_batch(const puma560_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double R_lane[9];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_rotation_tip(prepared, q_lane, R_lane);
        puma560_scatter(9U, count, lane, R_lane, R);
    }
}

void puma560_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double R_lane[9];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_rotation_tip(&prepared_lane, q_lane, R_lane);
        puma560_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void puma560_jacobian_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const double v0_angle[PUMA560_ANGLES(5U)] = {q[2], q[1], q[3], q[4], q[0]};
    double v0_sine[PUMA560_ANGLES(5U)];
    double v0_cosine[PUMA560_ANGLES(5U)];
    puma560_sincos(PUMA560_ANGLES(5U), v0_angle, v0_sine, v0_cosine);
    J[19] = v0_sine[4];
    J[20] = v0_sine[4];
    const double v10 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const double v11 = v0_sine[3] * v0_cosine[2];
    const double v12 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v13 = (v0_cosine[3] * v12) - (v11 * v10);
    const double v14 = v0_sine[2] * v0_cosine[4];
    const double v15 = (v0_sine[4] * v13) + (v0_sine[3] * v14);
    const double v16 = 0.4318 * v0_cosine[1];
    const double v17 = v16 - (0.0203 * v10);
    const double v18 = (v0_sine[4] * v17) - (0.15005 * v0_cosine[4]);
    const double v19 = v0_sine[4] * v12;
    const double v20 = (0.4318 * v19) - v18;
    const double v21 = v20 + (0.05625 * v15);
    J[0] = v21;
    const double v22 = 0.0203 * v12;
    const double v23 = v22 - (0.4318 * v10);
    const double v24 = (v0_cosine[3] * v10) + (v11 * v12);
    const double v25 = (0.05625 * v24) - v23;
    const double v26 = (0.4318 * v0_sine[1]) - v25;
    J[1] = -(v0_cosine[4] * v26);
    J[2] = v0_cosine[4] * v25;
    const double v27 = v18 + v21;
    const double v28 = v22 + v25;
    J[3] = (v19 * v28) - (v10 * v27);
    const double v29 = v20 - v21;
    const double v30 = v0_sine[2] * v12;
    J[34] = v30;
    const double v31 = v23 + v25;
    const double v32 = v0_sine[2] * v0_sine[4];
    const double v33 = (v0_cosine[2] * v0_cosine[4]) + (v32 * v10);
    J[4] = (v33 * v31) - (v30 * v29);
    J[5] = (v15 * v31) + (v24 * v29);
    const double v34 = (0.15005 * v0_sine[4]) + (v0_cosine[4] * v17);
    const double v35 = v0_cosine[4] * v12;
    const double v36 = (0.4318 * v35) - v34;
    const double v37 = (v0_sine[3] * v32) - (v0_cosine[4] * v13);
    J[23] = v37;
    const double v38 = (0.05625 * v37) - v36;
    J[6] = v38;
    J[7] = -(v0_sine[4] * v26);
    J[8] = v0_sine[4] * v25;
    const double v39 = v34 - v38;
    J[9] = (v10 * v39) - (v28 * v35);
    const double v40 = v36 + v38;
    const double v41 = (v0_cosine[2] * v0_sine[4]) - (v14 * v10);
    J[22] = v41;
    J[10] = (v31 * v41) + (v30 * v40);
    J[11] = (v31 * v37) - (v24 * v40);
    J[12] = 0.0;
    J[18] = 0.0;
    J[24] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    const double v42 = (v0_sine[4] * v21) - (v0_cosine[4] * v38);
    J[13] = -v42;
    J[14] = -((v16 * ((v0_cosine[4] * v0_cosine[4]) + (v0_sine[4] * v0_sine[4]))) + v42);
    J[15] = (v27 * v35) - (v19 * v39);
    J[16] = (v33 * v40) + (v29 * v41);
    J[17] = (v15 * v40) + (v29 * v37);
    J[21] = -v35;
    const double v43 = -v0_cosine[4];
    J[25] = v43;
    J[26] = v43;
    J[27] = -v19;
    J[28] = -v33;
    J[29] = -v15;
    J[30] = 1.0;
    J[33] = -v10;
    J[35] = -v24;
}

#if !defined(PUMA560_VECTOR)

void puma560_jacobian_tip_batch(const puma560_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double J_lane[36];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_jacobian_tip(prepared, q_lane, J_lane);
        puma560_scatter(36U, count, lane, J_lane, J);
    }
}

void puma560_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double J_lane[36];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_jacobian_tip(&prepared_lane, q_lane, J_lane);
        puma560_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

void puma560_influence_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[PUMA560_ANGLES(5U)] = {q[2], q[1], q[0], q[3], q[4]};
    double v0_sine[PUMA560_ANGLES(5U)];
    double v0_cosine[PUMA560_ANGLES(5U)];
    puma560_sincos(PUMA560_ANGLES(5U), v0_angle, v0_sine, v0_cosine);
    const double v10 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const double v11 = v0_sine[2] * v10;
    const double v12 = v0_sine[4] * v0_cosine[3];
    const double v13 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v14 = v0_sine[2] * v13;
    const double v15 = v0_sine[4] * v0_sine[3];
    const double v16 = ((v0_cosine[4] * v14) - (v12 * v11)) + (v15 * v0_cosine[2]);
    const double v17 = 0.4318 * v0_cosine[1];
    const double v18 = v17 - (0.0203 * v10);
    const double v19 = (v0_sine[2] * v18) - (0.15005 * v0_cosine[2]);
    const double v20 = (0.4318 * v14) - v19;
    const double v21 = v20 + (0.05625 * v16);
    G[0] = v21;
    H[36] = v21;
    const double v22 = 0.0203 * v13;
    const double v23 = v22 - (0.4318 * v10);
    const double v24 = (v0_cosine[4] * v10) + (v12 * v13);
    const double v25 = (0.05625 * v24) - v23;
    const double v26 = (0.4318 * v0_sine[1]) - v25;
    const double v27 = -(v0_cosine[2] * v26);
    G[1] = v27;
    H[37] = v27;
    H[42] = v27;
    const double v28 = v0_cosine[2] * v25;
    G[2] = v28;
    H[38] = v28;
    H[48] = v28;
    const double v29 = v19 + v21;
    const double v30 = v22 + v25;
    const double v31 = (v14 * v30) - (v10 * v29);
    G[3] = v31;
    H[39] = v31;
    H[54] = v31;
    const double v32 = v23 + v25;
    const double v33 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v11);
    const double v34 = v20 - v21;
    const double v35 = v0_sine[3] * v13;
    const double v36 = (v35 * v34) - (v32 * v33);
    const double v37 = -v36;
    G[4] = v37;
    H[40] = v37;
    H[60] = v37;
    const double v38 = (v32 * v16) + (v24 * v34);
    G[5] = v38;
    H[41] = v38;
    H[66] = v38;
    const double v39 = v0_cosine[2] * v10;
    const double v40 = v0_cosine[2] * v13;
    const double v41 = ((v0_cosine[4] * v40) - (v12 * v39)) - (v15 * v0_sine[2]);
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
    G[8] = v46;
    const double v47 = v42 + v44;
    const double v48 = (v30 * v40) - (v10 * v47);
    H[3] = v48;
    H[18] = v48;
    G[9] = -v48;
    const double v49 = v43 - v44;
    const double v50 = (v0_cosine[3] * v0_sine[2]) - (v0_sine[3] * v39);
    const double v51 = (v32 * v50) + (v35 * v49);
    G[10] = v51;
    const double v52 = (v24 * v49) + (v32 * v41);
    H[5] = v52;
    H[30] = v52;
    G[11] = -v52;
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
    const double v57 = (v34 * v50) + (v33 * v49);
    G[16] = v57;
    const double v58 = (v16 * v49) - (v34 * v41);
    G[17] = v58;
    const double v59 = -v46;
    H[2] = v59;
    H[12] = v59;
    const double v60 = -v51;
    H[4] = v60;
    H[24] = v60;
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
    const double v63 = -(v0_cosine[2] * v57);
    H[10] = v63;
    H[16] = v63;
    H[25] = v63;
    H[26] = v63;
    const double v64 = -(v0_cosine[2] * v58);
    H[11] = v64;
    H[17] = v64;
    H[31] = v64;
    H[32] = v64;
    H[21] = (v14 * v56) - (v10 * v48);
    const double v65 = -((v14 * v57) - (v10 * v51));
    H[22] = v65;
    H[27] = v65;
    const double v66 = -((v10 * v52) + (v14 * v58));
    H[23] = v66;
    H[33] = v66;
    H[28] = -((v33 * v57) + (v35 * v51));
    const double v67 = (v35 * v52) - (v33 * v58);
    H[29] = v67;
    H[34] = v67;
    H[35] = -((v16 * v58) + (v24 * v52));
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
    const double v70 = -(v0_sine[2] * v57);
    H[46] = v70;
    H[52] = v70;
    H[61] = v70;
    H[62] = v70;
    const double v71 = -(v0_sine[2] * v58);
    H[47] = v71;
    H[53] = v71;
    H[67] = v71;
    H[68] = v71;
    H[57] = -((v10 * v31) + (v40 * v56));
    const double v72 = (v10 * v36) + (v40 * v57);
    H[58] = v72;
    H[63] = v72;
    const double v73 = (v40 * v58) - (v10 * v38);
    H[59] = v73;
    H[69] = v73;
    H[64] = -((v50 * v57) + (v35 * v36));
    const double v74 = (v35 * v38) - (v50 * v58);
    H[65] = v74;
    H[70] = v74;
    H[71] = (v41 * v58) - (v24 * v38);
    H[79] = -(v54 * v26);
    const double v75 = v54 * v25;
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
    const double v78 = -((v0_sine[2] * v52) - (v0_cosine[2] * v38));
    H[83] = v78;
    H[89] = v78;
    H[103] = v78;
    H[104] = v78;
    H[93] = (v14 * v31) + (v40 * v48);
    const double v79 = -((v14 * v36) + (v40 * v51));
    H[94] = v79;
    H[99] = v79;
    const double v80 = (v14 * v38) + (v40 * v52);
    H[95] = v80;
    H[105] = v80;
    H[100] = (v50 * v51) - (v33 * v36);
    const double v81 = (v33 * v38) - (v50 * v52);
    H[101] = v81;
    H[106] = v81;
    H[107] = (v16 * v38) + (v41 * v52);
}

#if !defined(PUMA560_VECTOR)

void puma560_influence_tip_batch(const puma560_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_influence_tip(prepared, q_lane, G_lane, H_lane);
        puma560_scatter(18U, count, lane, G_lane, G);
        puma560_scatter(108U, count, lane, H_lane, H);
    }
}

void puma560_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        puma560_scatter(18U, count, lane, G_lane, G);
        puma560_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void puma560_influence_rotational_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const double v0_angle[PUMA560_ANGLES(5U)] = {q[0], q[2], q[1], q[3], q[4]};
    double v0_sine[PUMA560_ANGLES(5U)];
    double v0_cosine[PUMA560_ANGLES(5U)];
    puma560_sincos(PUMA560_ANGLES(5U), v0_angle, v0_sine, v0_cosine);
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
    const double v10 = (v0_cosine[2] * v0_sine[1]) + (v0_sine[2] * v0_cosine[1]);
    const double v11 = v0_cosine[0] * v10;
    const double v12 = -v11;
    G[3] = v12;
    H[39] = v12;
    const double v13 = (v0_sine[2] * v0_sine[1]) - (v0_cosine[2] * v0_cosine[1]);
    const double v14 = v0_cosine[0] * v13;
    H[9] = v14;
    H[15] = v14;
    const double v15 = (v0_sine[3] * v14) - (v0_cosine[3] * v0_sine[0]);
    const double v16 = -v15;
    G[4] = v16;
    H[40] = v16;
    const double v17 = v0_sine[4] * v0_cosine[3];
    const double v18 = v0_sine[4] * v0_sine[3];
    const double v19 = (v18 * v0_sine[0]) + ((v17 * v14) - (v0_cosine[4] * v11));
    G[5] = v19;
    H[41] = v19;
    const double v20 = -v0_cosine[0];
    G[7] = v20;
    G[8] = v20;
    const double v21 = v0_sine[0] * v10;
    H[3] = v21;
    G[9] = -v21;
    const double v22 = v0_sine[0] * v13;
    H[45] = v22;
    H[51] = v22;
    const double v23 = (v0_cosine[3] * v0_cosine[0]) + (v0_sine[3] * v22);
    H[4] = v23;
    G[10] = -v23;
    const double v24 = ((v17 * v22) - (v0_cosine[4] * v21)) - (v18 * v0_cosine[0]);
    G[11] = v24;
    G[12] = 1.0;
    G[15] = -v13;
    const double v25 = v0_sine[3] * v10;
    G[16] = v25;
    const double v26 = (v0_cosine[4] * v13) + (v17 * v10);
    G[17] = -v26;
    H[5] = -v24;
    const double v27 = -(v0_cosine[0] * v25);
    H[10] = v27;
    H[16] = v27;
    const double v28 = v0_cosine[0] * v26;
    H[11] = v28;
    H[17] = v28;
    H[22] = -((v25 * v21) + (v13 * v23));
    H[23] = (v21 * v26) + (v13 * v24);
    H[29] = (v26 * v23) - (v25 * v24);
    const double v29 = -(v0_sine[0] * v25);
    H[46] = v29;
    H[52] = v29;
    const double v30 = v0_sine[0] * v26;
    H[47] = v30;
    H[53] = v30;
    H[58] = (v25 * v11) + (v13 * v15);
    H[59] = -((v26 * v11) + (v13 * v19));
    H[65] = (v25 * v19) - (v26 * v15);
    const double v31 = -((v0_sine[0] * v21) + (v0_cosine[0] * v11));
    H[81] = v31;
    H[87] = v31;
    const double v32 = -((v0_sine[0] * v23) + (v0_cosine[0] * v15));
    H[82] = v32;
    H[88] = v32;
    const double v33 = (v0_sine[0] * v24) + (v0_cosine[0] * v19);
    H[83] = v33;
    H[89] = v33;
    H[94] = (v11 * v23) - (v21 * v15);
    H[95] = (v21 * v19) - (v11 * v24);
    H[101] = (v23 * v19) - (v15 * v24);
}

#if !defined(PUMA560_VECTOR)

void puma560_influence_rotational_tip_batch(const puma560_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        puma560_scatter(18U, count, lane, G_lane, G);
        puma560_scatter(108U, count, lane, H_lane, H);
    }
}

void puma560_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        puma560_scatter(18U, count, lane, G_lane, G);
        puma560_scatter(108U, count, lane, H_lane, H);
    }
}

#endif
