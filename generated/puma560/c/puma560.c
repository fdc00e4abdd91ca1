#include "puma560.h"

#include <math.h>

/* Sine and cosine, at most 1 ULP off for |x| <= 100000.0: nearest multiple of pi/2 subtracted in three parts, then
   polynomials; no branch but the one to the library for what is larger, infinite or not a number. */
static inline void puma560_sincos(double x, double *sine, double *cosine)
{
    static const double sine_of[4] = { 0.0, 1.0, 0.0, -1.0 };
    static const double cosine_of[4] = { 1.0, 0.0, -1.0, 0.0 };

    if (fabs(x) <= 100000.0) {
        const int turns = (int)((x * 0.6366197723675814) + ((x < 0.0) ? -0.5 : 0.5));
        const unsigned int quadrant = (unsigned int)turns & 3U;
        const double n = (double)turns;
        const double a = x - (n * 1.5707963267341256);
        const double b = a - (n * 6.077100506303966e-11);
        const double rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
        const double r = b - rest;
        const double low = (b - r) - rest;
        const double z = r * r;
        const double h = 0.5 * z;
        const double w = 1.0 - h;
        const double s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
        const double c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
        *sine = (s * cosine_of[quadrant]) + (c * sine_of[quadrant]);
        *cosine = (c * cosine_of[quadrant]) - (s * sine_of[quadrant]);
    } else {
        *sine = sin(x);
        *cosine = cos(x);
    }
}

static void puma560_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static void puma560_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
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
    M[22] = 0.0;
    M[27] = 0.0;
    M[29] = 0.0;
    M[34] = 0.0;
    M[35] = 4e-05;
    M[28] = 0.0006421600000000001;
    double v0;
    double v1;
    puma560_sincos(q[4], &v0, &v1);
    const double v2 = v0 * v0;
    const double v3 = 0.00020216000000000006 * v2;
    double v4;
    double v5;
    puma560_sincos(q[3], &v4, &v5);
    const double v6 = v0 * v4;
    double v7;
    double v8;
    puma560_sincos(q[1], &v7, &v8);
    const double v9 = q[1] + q[2];
    double v10;
    double v11;
    puma560_sincos(v9, &v10, &v11);
    const double v12 = 0.8913300000000002 + (0.0028799999999999997 * v1);
    const double v13 = v0 * v5;
    const double v14 = (0.0028799999999999997 * v13) - 0.025374999999999998;
    const double v15 = v8 * ((v10 * v12) + (v11 * v14));
    const double v16 = 0.00011692799999999998 * v13;
    const double v17 = 0.00010000000000000026 + v3;
    const double v18 = v16 + (v17 * (v4 * v4));
    const double v19 = 0.0024871679999999997 * v1;
    const double v20 = v11 * (((v13 * (0.0024871679999999997 + (0.0004043200000000001 * v1))) - (0.00011692799999999998 * v1)) - 0.022546398);
    const double v21 = ((3.155182285625 + (v3 + (0.0008642879999999998 * v6))) - (0.8636 * v15)) - v16;
    const double v22 = v10 * ((v10 * ((v19 + (0.32402200550000004 + v18)) - (0.0004043200000000001 * v2))) + v20);
    M[0] = (v21 - (v7 * ((0.0141984 * v8) + (1.601861202 * v7)))) + v22;
    const double v23 = (v10 * v14) - (v12 * v11);
    const double v24 = v4 * v10;
    const double v25 = v6 * v10;
    const double v26 = 0.00020216000000000006 * v1;
    const double v27 = v6 * (0.0012435839999999998 + v26);
    const double v28 = ((0.15005 * v23) + (v24 * (v5 * v17))) - (5.846399999999999e-05 * v25);
    const double v29 = v28 - (v11 * (0.0047376000000000015 + v27));
    M[2] = v29;
    M[12] = v29;
    const double v30 = 0.0012435839999999998 * v7;
    const double v31 = 0.0012435839999999998 * v8;
    const double v32 = v31 - ((0.0012435839999999998 * v10) - (5.846399999999999e-05 * v11));
    const double v33 = 0.0016399999999999997 + v3;
    M[21] = v33;
    const double v34 = v10 * v13;
    const double v35 = v6 * v11;
    const double v36 = (((v11 * v33) - (v13 * v32)) + (v26 * v34)) + (0.0004321439999999999 * v35);
    M[3] = v36;
    M[18] = v36;
    const double v37 = v1 * v5;
    const double v38 = (v0 * v10) - (v11 * v37);
    const double v39 = ((0.0004321439999999999 * v38) - (v32 * (v4 * v1))) + (0.0006421600000000001 * v24);
    M[4] = v39;
    M[24] = v39;
    const double v40 = 4e-05 * v1;
    M[23] = v40;
    M[33] = v40;
    const double v41 = 0.4318 * (v15 + (v7 * v23));
    const double v42 = v19 + (0.3592922305 - v18);
    M[14] = v42;
    const double v43 = v41 - v42;
    M[7] = (1.748114002 - v43) - v41;
    const double v44 = ((v25 * v31) - v27) - (v30 * v35);
    M[9] = v44;
    M[19] = v44;
    const double v45 = ((0.0006421600000000001 * v5) - (5.846399999999999e-05 * v0)) + (0.0012435839999999998 * v37);
    M[16] = v45;
    M[26] = v45;
    const double v46 = 4e-05 * v6;
    M[11] = v46;
    M[17] = v46;
    M[31] = v46;
    M[32] = v46;
    const double v47 = -((((0.023751 * v8) + (0.6903913435000001 * v7)) - v29) + (v6 * v30));
    M[1] = v47;
    M[6] = v47;
    const double v48 = -((4e-05 * v34) - (v11 * v40));
    M[5] = v48;
    M[30] = v48;
    const double v49 = -v43;
    M[8] = v49;
    M[13] = v49;
    const double v50 = -(((v30 * v38) - v45) + (v31 * ((v10 * v37) + (v0 * v11))));
    M[10] = v50;
    M[25] = v50;
    const double v51 = -v27;
    M[15] = v51;
    M[20] = v51;
}

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

void puma560_bias(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double h[restrict 6])
{
    (void)prepared;
    double v0;
    double v1;
    puma560_sincos(q[4], &v0, &v1);
    double v2;
    double v3;
    puma560_sincos(q[3], &v2, &v3);
    double v4;
    double v5;
    puma560_sincos(q[1], &v4, &v5);
    const double v6 = q[1] + q[2];
    double v7;
    double v8;
    puma560_sincos(v6, &v7, &v8);
    const double v9 = qd[1] + qd[2];
    const double v10 = v7 * qd[0];
    const double v11 = v9 * v10;
    const double v12 = (v3 * v10) - (v2 * v9);
    const double v13 = (v3 * v9) + (v2 * v10);
    const double v14 = v12 * v13;
    const double v15 = v11 - v14;
    const double v16 = v8 * qd[0];
    const double v17 = qd[3] + v16;
    const double v18 = v10 * v16;
    const double v19 = v9 * v16;
    const double v20 = 2.0 * v19;
    const double v21 = ((v2 * v18) - (v13 * (2.0 * v17))) + (v3 * v20);
    const double v22 = (v0 * v15) - (v1 * v21);
    const double v23 = qd[4] + v13;
    const double v24 = (v0 * v12) - (v1 * v17);
    const double v25 = v22 + (v24 * (2.0 * v23));
    const double v26 = v9 * v9;
    const double v27 = v26 + (v16 * v16);
    const double v28 = qd[1] * qd[1];
    const double v29 = 0.4318 * v4;
    const double v30 = (v28 * v29) - 9.81;
    const double v31 = qd[0] * qd[0];
    const double v32 = v28 + v31;
    const double v33 = 0.4318 * v5;
    const double v34 = v8 * v33;
    const double v35 = (v7 * v30) + (v32 * v34);
    const double v36 = ((0.4318 * v18) - (0.0203 * v27)) - v35;
    const double v37 = 0.0028799999999999997 * v2;
    const double v38 = qd[0] * qd[1];
    const double v39 = (v38 * (0.8636 * v4)) - (0.15005 * v31);
    const double v40 = (v39 + (0.0406 * v11)) + (0.8636 * v19);
    const double v41 = 0.0028799999999999997 * v3;
    const double v42 = 3.9999999999999996e-05 * qd[5];
    const double v43 = (((v36 * v37) - (1.9999999999999998e-05 * v22)) - (0.0004221600000000001 * v25)) + (v40 * v41);
    const double v44 = v43 - (v23 * v42);
    const double v45 = (v0 * v17) + (v1 * v12);
    const double v46 = v23 * v45;
    const double v47 = v46 + ((v0 * v21) + (v1 * v15));
    const double v48 = (0.00024000000000000003 * v47) + (0.00020000000000000004 * v46);
    const double v49 = (((v1 * v48) - (v0 * v44)) + (0.0013999999999999998 * v11)) - (9.999999999999983e-05 * v14);
    const double v50 = v26 + (v10 * v10);
    const double v51 = v12 * v17;
    const double v52 = ((v3 * v18) - v51) - (v2 * v20);
    const double v53 = v24 * v45;
    const double v54 = 0.0028799999999999997 * (v52 - v53);
    const double v55 = 0.0028799999999999997 * ((v23 * v23) + (v45 * v45));
    const double v56 = (v0 * v54) - (v1 * v55);
    const double v57 = (v56 - (0.8913300000000002 * v50)) + (0.025374999999999998 * v18);
    const double v58 = (v0 * v55) + (v1 * v54);
    const double v59 = (v25 * v37) - (v3 * v58);
    const double v60 = ((0.8913300000000002 * v18) - (0.025374999999999998 * v27)) - v59;
    const double v61 = (v7 * v57) - (v8 * v60);
    const double v62 = (v5 * ((0.0141984 * v5) + (1.601861202 * v4))) - 0.0070992;
    const double v63 = v7 * v33;
    const double v64 = (v32 * v63) - (v8 * v30);
    const double v65 = ((0.0006421600000000001 * v52) - (v42 * v45)) - (0.00020216000000000006 * v53);
    const double v66 = v0 * ((5.846399999999999e-05 * v18) - ((0.0012435839999999998 * v50) - (0.0028799999999999997 * v64)));
    const double v67 = -((v65 + (v1 * ((v36 * v41) - (v37 * v40)))) + v66);
    h[4] = v67;
    const double v68 = v67 - (0.0006500000000000002 * (v52 - v51));
    const double v69 = ((v0 * v48) + (v1 * v44)) + (0.00075 * v21);
    const double v70 = ((v39 * ((0.8913300000000002 * v7) - (0.025374999999999998 * v8))) - (v8 * v49)) - (0.15005 * v61);
    const double v71 = v70 - (((0.023751 * v4) - (0.6903913435000001 * v5)) * (v31 - v32));
    const double v72 = (v71 - (v38 * (2.0 * v62))) - (v19 * ((0.7697525880000002 * v5) + (0.022546398 * v8)));
    const double v73 = v72 + (v11 * ((0.648939691 * v8) - ((0.02191385 * v5) - (0.022546398 * v7))));
    const double v74 = 0.0047376000000000015 * ((qd[0] * v10) - ((v7 * v50) + (v8 * v18)));
    const double v75 = ((v2 * v58) + (v25 * v41)) * (v33 - ((0.4318 * v7) - (0.0203 * v8)));
    h[0] = ((v73 + (v7 * ((v2 * v68) + (v3 * v69)))) - v74) + v75;
    const double v76 = (((v2 * v69) - (v3 * v68)) - (0.4318 * v59)) - (0.8913300000000002 * v35);
    const double v77 = ((v76 - (0.025374999999999998 * v64)) - (0.0203 * v56)) + (0.3244698455 * v18);
    const double v78 = v77 - (0.011273199 * (v27 - v50));
    const double v79 = ((((37.2347379 * v5) - (1.024164 * v4)) - v78) + (v29 * v61)) + (v60 * v63);
    h[1] = (v79 + (v34 * v57)) + (v62 * (v32 - v28));
    h[5] = (-4e-05) * v47;
    h[2] = -v78;
    h[3] = -v49;
}

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

void puma560_gravity(const puma560_prepared *restrict prepared, const double q[restrict 6], double g[restrict 6])
{
    (void)prepared;
    g[0] = 0.0;
    g[5] = 0.0;
    double v0;
    double v1;
    puma560_sincos(q[4], &v0, &v1);
    double v2;
    double v3;
    puma560_sincos(q[3], &v2, &v3);
    double v4;
    double v5;
    puma560_sincos(q[1], &v4, &v5);
    const double v6 = q[1] + q[2];
    double v7;
    double v8;
    puma560_sincos(v6, &v7, &v8);
    const double v9 = v7 * v1;
    const double v10 = 0.028252799999999998 * ((v0 * v8) + (v3 * v9));
    const double v11 = 0.028252799999999998 * v2;
    const double v12 = (((8.743947300000002 * v7) - (0.24892875 * v8)) + (v3 * v10)) + (v11 * (v2 * v9));
    g[1] = ((37.2347379 * v5) - (1.024164 * v4)) - v12;
    g[3] = (v0 * v7) * v11;
    g[2] = -v12;
    g[4] = -v10;
}

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

void puma560_coriolis_matrix(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double C[restrict 36])
{
    (void)prepared;
    double v0;
    double v1;
    puma560_sincos(q[4], &v0, &v1);
    double v2;
    double v3;
    puma560_sincos(q[3], &v2, &v3);
    double v4;
    double v5;
    puma560_sincos(q[1], &v4, &v5);
    const double v6 = 0.4318 * v5;
    double v7;
    double v8;
    puma560_sincos(q[0], &v7, &v8);
    const double v9 = qd[1] * v8;
    const double v10 = 0.67183 + (0.4318 * v4);
    const double v11 = v8 * v10;
    const double v12 = (0.67183 * v9) + (qd[2] * v11);
    double v13;
    double v14;
    puma560_sincos(q[2], &v13, &v14);
    const double v15 = v5 * v8;
    const double v16 = v4 * v8;
    const double v17 = (v13 * v15) + (v14 * v16);
    const double v18 = (0.78792 * v7) - (0.336 * v17);
    const double v19 = v18 + (2.07264 * v15);
    const double v20 = v5 * v7;
    const double v21 = v4 * v7;
    const double v22 = (v13 * v20) + (v14 * v21);
    const double v23 = (v4 * v14) + (v5 * v13);
    const double v24 = v10 + (0.0203 * v23);
    const double v25 = (v4 * v13) - (v5 * v14);
    const double v26 = (v13 * v21) - (v14 * v20);
    const double v27 = v6 * v7;
    const double v28 = (v27 - (0.15005 * v8)) - (0.0203 * v26);
    const double v29 = (v22 * v24) - (v25 * v28);
    const double v30 = v12 + (qd[3] * v29);
    const double v31 = (v13 * v16) - (v15 * v14);
    const double v32 = v6 * v8;
    const double v33 = v32 + ((0.15005 * v7) - (0.0203 * v31));
    const double v34 = 0.369656 * v17;
    const double v35 = v34 - (0.82 * v33);
    const double v36 = (v3 * v8) + (v2 * v26);
    const double v37 = (0.4318 * v25) - v24;
    const double v38 = (0.4318 * v22) - v28;
    const double v39 = v2 * v23;
    const double v40 = (v36 * v37) + (v38 * v39);
    const double v41 = (qd[4] * v40) - v30;
    const double v42 = (0.4318 * v17) - v33;
    const double v43 = 0.34 * v42;
    const double v44 = (v2 * v8) - (v3 * v26);
    const double v45 = (v1 * v22) + (v0 * v44);
    const double v46 = v3 * v23;
    const double v47 = (v1 * v25) + (v0 * v46);
    const double v48 = (v37 * v45) - (v38 * v47);
    const double v49 = v41 + (qd[5] * v48);
    const double v50 = (v2 * v7) + (v3 * v31);
    const double v51 = (v1 * v17) - (v0 * v50);
    const double v52 = 0.0028799999999999997 * v51;
    const double v53 = v52 + (0.09 * v42);
    const double v54 = v49 * v53;
    const double v55 = v54 + (v41 * v43);
    const double v56 = (v30 * v35) - v55;
    const double v57 = (v12 * v19) - v56;
    const double v58 = 0.67183 * (((3.9585 * v7) + (1.1832 * v15)) - (0.10439999999999999 * v16));
    const double v59 = v9 * v58;
    const double v60 = v57 + v59;
    const double v61 = qd[1] * v7;
    const double v62 = v61 + (qd[2] * v7);
    const double v63 = (0.78792 * v8) + (0.336 * v22);
    const double v64 = (1.03632 * v20) - v63;
    const double v65 = 0.336 * v25;
    const double v66 = v65 - (2.4 * v10);
    const double v67 = 0.016249999999999987 * v26;
    const double v68 = v8 * v25;
    const double v69 = 0.09327000000000002 * v22;
    const double v70 = (((v27 * v66) - (v10 * v64)) + (v23 * v67)) - (0.0551544 * v68);
    const double v71 = v70 - (v25 * v69);
    const double v72 = (qd[3] * v17) - v62;
    const double v73 = 0.369656 * v25;
    const double v74 = v73 - (0.41 * v24);
    const double v75 = 0.369656 * v22;
    const double v76 = v75 - (0.41 * v28);
    const double v77 = 0.1677909248 * v22;
    const double v78 = 0.0006500000000000117 * v44;
    const double v79 = 0.0006500000000000117 * v36;
    const double v80 = (((v25 * v77) - (v28 * v74)) - (v24 * v76)) + (v46 * v78);
    const double v81 = v80 - (v39 * v79);
    const double v82 = (v3 * v7) - (v2 * v31);
    const double v83 = (qd[4] * v82) - v72;
    const double v84 = 0.34 * v37;
    const double v85 = 9.999999999999999e-05 * v36;
    const double v86 = (v0 * v25) - (v1 * v46);
    const double v87 = (v0 * v22) - (v1 * v44);
    const double v88 = 0.00020000000000000004 * v87;
    const double v89 = 0.00020000000000000004 * v47;
    const double v90 = (((v39 * v85) - (v38 * v84)) - (v86 * v88)) - (v45 * v89);
    const double v91 = (qd[5] * v51) - v83;
    const double v92 = 0.0028799999999999997 * v45;
    const double v93 = v92 + (0.045 * v38);
    const double v94 = 0.0028799999999999997 * v47;
    const double v95 = v94 + (0.045 * v37);
    const double v96 = 0.00022216 * v47;
    double v97;
    double v98;
    puma560_sincos(q[5], &v97, &v98);
    const double v99 = (v86 * v98) + (v39 * v97);
    const double v100 = (v36 * v97) - (v87 * v98);
    const double v101 = 1.9999999999999998e-05 * v100;
    const double v102 = (v39 * v98) - (v86 * v97);
    const double v103 = (v36 * v98) + (v87 * v97);
    const double v104 = 1.9999999999999998e-05 * v103;
    const double v105 = (((v37 * v93) + (v38 * v95)) + (v45 * v96)) - (v99 * v101);
    const double v106 = v105 - (v102 * v104);
    const double v107 = v91 * v106;
    const double v108 = v107 + (v83 * v90);
    const double v109 = v108 + (v72 * v81);
    const double v110 = v109 + (v62 * v71);
    const double v111 = 0.67183 * (((3.9585 * v8) - (1.1832 * v20)) + (0.10439999999999999 * v21));
    const double v112 = v111 + (((0.023751 * v15) + (0.26917800000000003 * v16)) + (v21 * (0.0070992 * v4)));
    const double v113 = v112 - (v20 * ((0.4738312 * v4) + (0.0070992 * v5)));
    const double v114 = v110 + (v61 * v113);
    const double v115 = v9 + (qd[2] * v8);
    const double v116 = (0.0551544 * v7) - (0.09327000000000002 * v17);
    const double v117 = v18 + (1.03632 * v15);
    const double v118 = 0.016249999999999987 * v23;
    const double v119 = (((v25 * v116) - (v10 * v117)) + (v32 * v66)) + (v31 * v118);
    const double v120 = v115 + (qd[3] * v22);
    const double v121 = v34 - (0.41 * v33);
    const double v122 = 0.1677909248 * v17;
    const double v123 = v39 * v82;
    const double v124 = 0.0006500000000000117 * v50;
    const double v125 = (((v25 * v122) - (v24 * v121)) - (v33 * v74)) + (0.0006500000000000117 * v123);
    const double v126 = v125 - (v46 * v124);
    const double v127 = v120 + (qd[4] * v36);
    const double v128 = (v0 * v17) + (v1 * v50);
    const double v129 = 0.00020000000000000004 * v86;
    const double v130 = (((v42 * v84) + (v51 * v89)) + (9.999999999999999e-05 * v123)) + (v128 * v129);
    const double v131 = v127 + (qd[5] * v45);
    const double v132 = v52 + (0.045 * v42);
    const double v133 = (v82 * v97) + (v98 * v128);
    const double v134 = 1.9999999999999998e-05 * v99;
    const double v135 = (v82 * v98) - (v97 * v128);
    const double v136 = 1.9999999999999998e-05 * v102;
    const double v137 = (((v37 * v132) + (v42 * v95)) + (v51 * v96)) + (v133 * v134);
    const double v138 = v137 + (v135 * v136);
    const double v139 = v131 * v138;
    const double v140 = v139 + (v127 * v130);
    const double v141 = v140 + (v120 * v126);
    const double v142 = (v115 * v119) - v141;
    const double v143 = ((0.26917800000000003 * v7) + (0.5469575999999998 * v15)) - (0.0070992 * v16);
    const double v144 = ((0.023751 * v7) + (0.0070992 * v15)) - (0.07312639999999981 * v16);
    const double v145 = v58 + ((v4 * v143) + (v5 * v144));
    const double v146 = (v9 * v145) - v142;
    const double v147 = v10 * v7;
    const double v148 = (0.67183 * v61) + (qd[2] * v147);
    const double v149 = (2.07264 * v20) - v63;
    const double v150 = (v25 * v33) - (v17 * v24);
    const double v151 = v148 + (qd[3] * v150);
    const double v152 = v75 - (0.82 * v28);
    const double v153 = (v39 * v42) - (v37 * v82);
    const double v154 = v151 + (qd[4] * v153);
    const double v155 = 0.34 * v38;
    const double v156 = (v37 * v51) - (v42 * v47);
    const double v157 = v154 + (qd[5] * v156);
    const double v158 = v92 + (0.09 * v38);
    const double v159 = v157 * v158;
    const double v160 = v159 + (v154 * v155);
    const double v161 = v160 + (v151 * v152);
    const double v162 = (v148 * v149) - v161;
    const double v163 = v61 * v111;
    const double v164 = v163 - v162;
    C[0] = ((v60 + v114) - v146) - v164;
    const double v165 = v58 - v145;
    const double v166 = qd[0] * v8;
    const double v167 = v111 - v113;
    const double v168 = qd[0] * v7;
    const double v169 = (v167 * v168) - (v165 * v166);
    const double v170 = (0.12558706799999997 * v7) - (0.0551544 * v17);
    const double v171 = (((v27 * v117) - (v8 * v170)) - (v22 * v116)) + (v32 * v64);
    const double v172 = v171 + (v31 * v67);
    const double v173 = ((v7 * v170) - (v17 * v116)) + (v31 * (0.016249999999999987 * v31));
    const double v174 = v173 + (v15 * (0.8636 * v117));
    const double v175 = (((v17 * v77) - (v28 * v121)) - (v33 * v76)) - (v50 * v78);
    const double v176 = v175 - (v79 * v82);
    const double v177 = v82 * v82;
    const double v178 = (((v17 * v122) - (v121 * (2.0 * v33))) + (0.0006500000000000117 * v177)) + (v50 * v124);
    const double v179 = (v22 * v33) - (v17 * v28);
    const double v180 = v8 * v8;
    const double v181 = v180 + (v7 * v7);
    const double v182 = v6 * v181;
    const double v183 = qd[2] * v182;
    const double v184 = v183 + (qd[3] * v179);
    const double v185 = v45 * v51;
    const double v186 = (((v82 * v85) - (v42 * v155)) - (v88 * v128)) - (0.00020000000000000004 * v185);
    const double v187 = v51 * v51;
    const double v188 = ((v42 * v43) + (9.999999999999999e-05 * v177)) + (0.00020000000000000004 * (v187 + (v128 * v128)));
    const double v189 = (((v38 * v132) + (v42 * v93)) - (v101 * v133)) - (v104 * v135);
    const double v190 = v189 + (0.00022216 * v185);
    const double v191 = (v132 * (2.0 * v42)) + (0.00022216 * v187);
    const double v192 = v191 + (1.9999999999999998e-05 * ((v133 * v133) + (v135 * v135)));
    const double v193 = (v38 * v51) - (v42 * v45);
    const double v194 = (v36 * v42) + (v38 * v82);
    const double v195 = (qd[4] * v194) - v184;
    const double v196 = (qd[5] * v193) - v195;
    const double v197 = ((v91 * v190) - (v131 * v192)) - (v53 * v196);
    const double v198 = (v197 + ((v83 * v186) - (v127 * v188))) + (v43 * v195);
    const double v199 = v198 + (((v72 * v176) - (v120 * v178)) - (v35 * v184));
    const double v200 = v8 * v22;
    const double v201 = (((v20 * (0.8636 * v64)) + (0.12558706799999997 * v180)) + (v26 * v67)) + (0.1103088 * v200);
    const double v202 = v201 + (v22 * v69);
    const double v203 = (((v22 * v77) - (v76 * (2.0 * v28))) + (v44 * v78)) + (v36 * v79);
    const double v204 = v45 * v45;
    const double v205 = (((v38 * v155) + (v36 * v85)) + (v87 * v88)) + (0.00020000000000000004 * v204);
    const double v206 = (((v93 * (2.0 * v38)) + (v100 * v101)) + (v103 * v104)) + (0.00022216 * v204);
    const double v207 = ((v91 * v206) - (v131 * v190)) - (v158 * v196);
    const double v208 = (v207 + ((v127 * v186) - (v83 * v205))) + (v155 * v195);
    const double v209 = v208 + (((v72 * v203) - (v120 * v176)) - (v152 * v184));
    const double v210 = v130 + v138;
    const double v211 = v126 + v210;
    const double v212 = v166 * v211;
    const double v213 = v106 - v90;
    const double v214 = v81 + v213;
    const double v215 = v7 * (((v199 - (v62 * v172)) - (v115 * v174)) + (v19 * v183));
    const double v216 = v215 - (v8 * (((v209 - (v62 * v202)) - (v115 * v172)) + (v149 * v183)));
    const double v217 = ((v216 + (v119 * v166)) - v212) + (v168 * (v71 - v214));
    const double v218 = ((0.9580587499999998 * v7) + (0.26917800000000003 * v15)) - (0.023751 * v16);
    const double v219 = ((0.9580587499999998 * v180) - (v7 * v218)) - (v15 * v143);
    const double v220 = v219 + (v16 * (v144 + (0.047502 * v7)));
    const double v221 = v220 - (v20 * ((0.5383560000000001 * v8) - (0.5469575999999998 * v20)));
    const double v222 = v43 + v53;
    const double v223 = v35 + v222;
    const double v224 = v19 - v223;
    const double v225 = 0.67183 * v166;
    const double v226 = v155 + v158;
    const double v227 = v152 + v226;
    const double v228 = v149 - v227;
    const double v229 = 0.67183 * v168;
    const double v230 = ((v8 * v218) - (v20 * v143)) + (v21 * v144);
    const double v231 = v7 * v61;
    const double v232 = v8 * v9;
    const double v233 = v61 * (v8 * (v221 + (v21 * ((0.07312639999999981 * v21) - (0.0141984 * v20)))));
    const double v234 = (((v217 - v169) + v233) + (v224 * v225)) + (v228 * v229);
    C[1] = v234 + (v230 * (v231 - v232));
    const double v235 = (v10 * v168) - (v9 * v182);
    const double v236 = (v10 * v166) + (v61 * v182);
    C[2] = v217 + ((v228 * v235) + (v224 * v236));
    const double v237 = (((qd[0] * v150) + (v25 * v148)) - (v115 * v179)) + (v22 * v183);
    const double v238 = (((qd[0] * v29) + (v12 * v25)) + (v62 * v179)) + (v17 * v183);
    const double v239 = (qd[0] * v17) - (v25 * v62);
    const double v240 = (qd[0] * v22) + (v25 * v115);
    const double v241 = v25 * (((v109 - v141) - v56) - v161);
    const double v242 = (v22 * v62) + (v17 * v115);
    const double v243 = v192 + v206;
    const double v244 = v243 + (v188 + v205);
    const double v245 = (((v22 * v209) + (v17 * v199)) + (v227 * v237)) + (v223 * v238);
    const double v246 = v241 + ((v245 - (v214 * v239)) + (v211 * v240));
    const double v247 = v246 + (v242 * (v244 + (v178 + v203)));
    const double v248 = qd[0] - (qd[3] * v25);
    const double v249 = (((v39 * v151) - (v36 * v184)) - (v120 * v194)) - (v153 * v248);
    const double v250 = (((v82 * v184) - (v72 * v194)) + (v40 * v248)) + (v30 * v39);
    const double v251 = (v82 * v248) + (v39 * v72);
    const double v252 = (v39 * v120) - (v36 * v248);
    const double v253 = (v36 * v72) + (v82 * v120);
    const double v254 = v39 * ((v55 + (v108 - v140)) - v160);
    const double v255 = (((v82 * v198) - (v36 * v208)) + (v226 * v249)) + (v222 * v250);
    const double v256 = v254 + (((v255 - (v213 * v251)) + (v210 * v252)) + (v244 * v253));
    C[4] = v256;
    const double v257 = v248 + (qd[4] * v39);
    const double v258 = (v47 * v83) - (v51 * v257);
    const double v259 = (v47 * v127) + (v45 * v257);
    const double v260 = (((v41 * v47) + (v51 * v195)) - (v83 * v193)) + (v48 * v257);
    const double v261 = (((v47 * v154) - (v45 * v195)) - (v127 * v193)) + (v156 * v257);
    const double v262 = (v45 * v83) + (v51 * v127);
    const double v263 = v47 * ((v54 + (v107 - v139)) - v159);
    const double v264 = (((v45 * v207) + (v51 * v197)) + (v106 * v258)) + (v138 * v259);
    const double v265 = v263 + (((v264 - (v53 * v260)) + (v158 * v261)) + (v243 * v262));
    const double v266 = v25 * v25;
    const double v267 = ((0.09327000000000002 * v266) - (v66 * (2.0 * v10))) + (v23 * v118);
    const double v268 = v65 - (4.8 * v10);
    const double v269 = v39 * v39;
    const double v270 = ((0.1677909248 * v266) - (v74 * (2.0 * v24))) + (0.0006500000000000117 * (v269 + (v46 * v46)));
    const double v271 = v73 - (0.82 * v24);
    const double v272 = (((v37 * v84) + (v47 * v89)) + (v86 * v129)) + (9.999999999999999e-05 * v269);
    const double v273 = (qd[5] * v47) - v257;
    const double v274 = (((v95 * (2.0 * v37)) + (v47 * v96)) + (v99 * v134)) + (v102 * v136);
    const double v275 = v94 + (0.09 * v37);
    const double v276 = ((v106 * v273) - (v131 * v274)) + (v49 * v275);
    const double v277 = (v276 + ((v90 * v257) - (v127 * v272))) + (v41 * v84);
    const double v278 = (((v81 * v248) + (v120 * v270)) + (v30 * v271)) - v277;
    const double v279 = ((v91 * v274) - (v138 * v273)) - (v157 * v275);
    const double v280 = (((v83 * v272) - (v130 * v257)) - v279) + (v84 * v154);
    const double v281 = (((v72 * v270) + (v126 * v248)) - (v151 * v271)) - v280;
    const double v282 = v7 * ((((qd[0] * v71) - (v115 * v267)) - (v12 * v268)) - v278);
    const double v283 = v282 + (v8 * ((((qd[0] * v119) + (v62 * v267)) + (v148 * v268)) - v281));
    const double v284 = ((v131 * v275) - (0.09 * v49)) - (v158 * v273);
    const double v285 = ((v284 - (0.34 * v41)) + (v84 * v127)) + (v155 * v257);
    const double v286 = v285 + (((v120 * v271) + (0.82 * v30)) + (v152 * v248));
    const double v287 = (((qd[0] * v149) - (v115 * v268)) - (4.8 * v12)) - v286;
    const double v288 = 0.67183 * v7;
    const double v289 = ((v91 * v275) - (0.09 * v157)) - (v53 * v273);
    const double v290 = (((0.34 * v154) - v289) + (v83 * v84)) - (v43 * v257);
    const double v291 = (((v72 * v271) - (0.82 * v151)) + (v35 * v248)) - v290;
    const double v292 = (((qd[0] * v19) + (v62 * v268)) + (4.8 * v148)) - v291;
    const double v293 = 0.67183 * v8;
    C[6] = ((v169 - v283) - (v287 * v288)) - (v292 * v293);
    const double v294 = v4 * (1.5898185120000001 + ((0.0141984 * v5) + (0.5469575999999998 * v4)));
    const double v295 = (7.853586550860001 + (v5 * (0.140278104 + (0.07312639999999981 * v5)))) + v294;
    const double v296 = v190 - v186;
    const double v297 = v176 + v296;
    const double v298 = v172 + v297;
    const double v299 = v230 - v298;
    const double v300 = v84 + v275;
    const double v301 = v271 + v300;
    const double v302 = v268 + v301;
    const double v303 = 11.689842 + (((1.1832 * v4) + (0.10439999999999999 * v5)) - v302);
    const double v304 = ((v106 * v131) - (v49 * v158)) - (v206 * v273);
    const double v305 = (((v90 * v127) - (v205 * v257)) - v304) + (v41 * v155);
    const double v306 = (((v81 * v120) + (v30 * v152)) + (v203 * v248)) - v305;
    const double v307 = v206 + v274;
    const double v308 = v307 + (v205 + v272);
    const double v309 = v308 + (v203 + v270);
    const double v310 = v8 * (v306 + (((qd[0] * v202) - (v71 * v115)) - (v12 * v149)));
    const double v311 = v310 - (v166 * (v309 + (v202 + v267)));
    const double v312 = v196 * v275;
    const double v313 = (v84 * v195) - v312;
    const double v314 = (v184 * v271) - v313;
    const double v315 = v314 + (v183 * v268);
    const double v316 = v7 * v315;
    const double v317 = v190 * v273;
    const double v318 = v317 + (v186 * v257);
    const double v319 = (v176 * v248) - v318;
    const double v320 = v319 + (qd[0] * v172);
    const double v321 = (qd[0] * v230) - v320;
    const double v322 = v316 + ((((v166 * v295) + (v168 * v299)) - (v225 * v303)) - v311);
    const double v323 = ((v91 * v138) - (v53 * v157)) - (v192 * v273);
    const double v324 = (((v83 * v130) - (v188 * v257)) - v323) + (v43 * v154);
    const double v325 = (((v72 * v126) - (v35 * v151)) + (v178 * v248)) - v324;
    const double v326 = v192 + v274;
    const double v327 = v326 + (v188 + v272);
    const double v328 = v327 + (v178 + v270);
    const double v329 = v7 * (v325 + (((qd[0] * v174) + (v62 * v119)) + (v19 * v148)));
    const double v330 = (v168 * (v328 + (v174 + v267))) - v329;
    const double v331 = v8 * v315;
    const double v332 = ((((v229 * v303) - v330) - (v166 * v299)) - (v168 * v295)) + (v165 * v231);
    const double v333 = ((v91 * v158) - (v53 * v131)) - (0.09 * v196);
    const double v334 = (((v83 * v155) - (0.34 * v195)) - v333) + (v43 * v127);
    const double v335 = (((v72 * v152) - (v35 * v120)) - (0.82 * v184)) - v334;
    const double v336 = v5 * v181;
    const double v337 = (((v336 * (2.07264 * qd[2])) - (v62 * v149)) - (v19 * v115)) - v335;
    const double v338 = v181 * v337;
    const double v339 = v7 * ((v322 - (v167 * v232)) - (v7 * (v321 - (v146 - v164))));
    const double v340 = v339 + (v8 * ((v331 + v332) + (v8 * (v321 + (v60 - v114)))));
    C[7] = (v340 + (0.67183 * v338)) + (v181 * (v163 - v59));
    const double v341 = v8 * (v330 + ((v8 * (v320 + (v110 - v57))) - v331));
    const double v342 = v7 * (v311 + ((-v316) - (v7 * (v320 - (v142 - v162)))));
    const double v343 = ((v298 * ((v7 * v168) - (v8 * v166))) + v341) + v342;
    const double v344 = (0.67183 - v10) * (qd[1] * v181);
    const double v345 = v343 + (v344 * ((v7 * v228) + (v8 * v224)));
    const double v346 = v345 - (v302 * ((v7 * v236) - (v8 * v235)));
    const double v347 = ((v7 * v337) + (6.05 * v236)) + (v166 * v302);
    const double v348 = ((6.05 * v235) - (v8 * v337)) + (v168 * v302);
    C[8] = ((v288 * v347) - v346) - (v293 * v348);
    const double v349 = (((v12 * v22) - (v17 * v148)) - (v62 * v150)) - (v29 * v115);
    const double v350 = v17 * (v319 + (v314 + (v141 - v161)));
    const double v351 = (((v22 * v306) + (v25 * v278)) - (v227 * v349)) - (v211 * v242);
    const double v352 = v350 + (((v351 - (v240 * v309)) - (v239 * v297)) - (v238 * v301));
    const double v353 = v319 + ((v56 + v109) - v314);
    const double v354 = (((v22 * v353) + (v25 * v281)) + (v17 * v325)) - (v223 * v349);
    const double v355 = (((v354 + (v214 * v242)) - (v240 * v297)) - (v239 * v328)) + (v237 * v301);
    const double v356 = (v7 * v352) + (v8 * v355);
    const double v357 = (((v25 * v286) - (v17 * v335)) - (v223 * v242)) - (v240 * v301);
    const double v358 = v357 - (1.25 * v238);
    const double v359 = (((v22 * v335) + (v25 * v291)) + (v227 * v242)) - (v239 * v301);
    const double v360 = v359 + (1.25 * v237);
    const double v361 = (((v30 * v36) + (v82 * v151)) + (v72 * v153)) + (v40 * v120);
    const double v362 = v82 * (((v140 - v160) - v313) - v318);
    const double v363 = (((v210 * v253) - (v36 * v305)) - (v226 * v361)) + (v252 * v308);
    const double v364 = (((v363 + (v251 * v296)) + (v250 * v300)) + (v39 * v277)) - v362;
    const double v365 = v36 * ((v313 + (v108 - v55)) - v318);
    const double v366 = (((v82 * v324) - (v222 * v361)) - (v213 * v253)) + (v252 * v296);
    const double v367 = v365 + (((v366 + (v251 * v327)) - (v249 * v300)) + (v39 * v280));
    const double v368 = (v7 * v364) + (v8 * v367);
    const double v369 = (((v82 * v334) - (v222 * v253)) - (v252 * v300)) - (0.43000000000000005 * v250);
    const double v370 = v369 + (v39 * v285);
    const double v371 = (((v251 * v300) - (v36 * v334)) - (v226 * v253)) - (0.43000000000000005 * v249);
    const double v372 = v371 + (v39 * v290);
    C[10] = ((v288 * v370) - v368) - (v293 * v372);
    const double v373 = (((v41 * v45) + (v51 * v154)) + (v83 * v156)) - (v48 * v127);
    const double v374 = v51 * (v312 + ((v139 - v159) - v317));
    const double v375 = (((v47 * v276) - (v45 * v304)) + (v138 * v262)) - (v158 * v373);
    const double v376 = (((v375 - (v190 * v258)) + (v259 * v307)) - (v260 * v275)) - v374;
    const double v377 = v45 * (((v107 - v54) - v317) - v312);
    const double v378 = (((v47 * v279) + (v51 * v323)) + (v106 * v262)) + (v53 * v373);
    const double v379 = v377 + (((v378 - (v190 * v259)) + (v258 * v326)) + (v261 * v275));
    const double v380 = (v7 * v376) - (v8 * v379);
    const double v381 = (((v47 * v284) - (v51 * v333)) + (0.09 * v260)) - (v53 * v262);
    const double v382 = v381 - (v259 * v275);
    const double v383 = (((v47 * v289) + (v45 * v333)) + (0.09 * v261)) + (v158 * v262);
    const double v384 = v383 + (v258 * v275);
    C[11] = (v380 - (v288 * v382)) - (v293 * v384);
    const double v385 = v182 * ((((v8 * v287) - (v7 * v292)) - (v166 * v228)) + (v168 * v224));
    C[13] = v385 + ((v10 * v338) - v343);
    C[14] = v385 + ((((v147 * v347) - v346) - (v11 * v348)) + (v336 * (2.61239 * v344)));
    const double v386 = (((v22 * v286) + (v17 * v291)) - (v227 * v240)) - (v223 * v239);
    const double v387 = v386 - (1.25 * v349);
    const double v388 = (((v36 * v285) + (v82 * v290)) + (v226 * v252)) + (v222 * v251);
    const double v389 = v388 - (0.43000000000000005 * v361);
    C[16] = (((v147 * v370) - v368) - (v182 * v389)) - (v11 * v372);
    const double v390 = (((v45 * v284) + (v51 * v289)) + (0.09 * v373)) + (v53 * v258);
    const double v391 = v390 - (v158 * v259);
    C[17] = ((v380 - (v182 * v391)) - (v147 * v382)) - (v11 * v384);
    C[18] = ((((v22 * v281) - (v17 * v278)) + (v29 * v291)) + (v150 * v286)) - v241;
    const double v392 = v168 * ((((v22 * v328) - (v25 * v214)) + (v29 * v301)) + (v179 * v223));
    const double v393 = (((v68 * v209) - v392) - (v200 * v353)) - (v7 * v350);
    const double v394 = v393 - (v335 * ((v7 * v150) + (v8 * v29)));
    const double v395 = v394 - (v25 * ((v7 * v199) - v212));
    const double v396 = v395 + (v179 * ((v7 * v291) - (v8 * v286)));
    const double v397 = v396 + (v22 * ((v7 * v325) + (v166 * v297)));
    const double v398 = v166 * ((v179 * v227) - ((v17 * v309) - (v150 * v301)));
    const double v399 = (v397 + (v17 * ((v8 * v306) + (v168 * v297)))) + v398;
    const double v400 = ((v25 * v223) - (v17 * v301)) + (1.25 * v150);
    const double v401 = ((v22 * v301) - (v25 * v227)) + (1.25 * v29);
    C[19] = (v399 + (v225 * v400)) - (v229 * v401);
    const double v402 = v344 * (((v22 * v223) - (v17 * v227)) + (1.25 * v179));
    C[20] = (v399 + ((v236 * v400) - (v235 * v401))) + v402;
    const double v403 = (((v25 * v247) - (v22 * v355)) + (v17 * v352)) - (v29 * v360);
    C[21] = (v403 - (v150 * v358)) - (v179 * v387);
    const double v404 = (((v17 * v364) - (v22 * v367)) - (v25 * v256)) - (v29 * v372);
    C[22] = (v404 + (v150 * v370)) - (v179 * v389);
    const double v405 = (((v25 * v265) - (v22 * v379)) - (v17 * v376)) - (v29 * v384);
    C[23] = (v405 - (v150 * v382)) - (v179 * v391);
    const double v406 = v254 + ((((v40 * v290) - (v36 * v280)) - (v82 * v277)) + (v153 * v285));
    C[24] = v406;
    const double v407 = v362 + ((((v153 * v334) - (v36 * v324)) + (v194 * v290)) + (v39 * v198));
    const double v408 = v365 + ((((v40 * v334) - (v82 * v305)) - (v194 * v285)) + (v39 * v208));
    const double v409 = (((v194 * v226) - (v36 * v296)) - (v82 * v308)) - (v153 * v300);
    const double v410 = v409 + (v39 * v210);
    const double v411 = (((v36 * v327) + (v82 * v296)) - (v40 * v300)) - (v194 * v222);
    const double v412 = v411 + (v39 * v213);
    const double v413 = (((v8 * v408) - (v7 * v407)) + (v166 * v410)) + (v168 * v412);
    const double v414 = ((v39 * v222) - (v82 * v300)) - (0.43000000000000005 * v153);
    const double v415 = ((v36 * v300) - (0.43000000000000005 * v40)) + (v39 * v226);
    const double v416 = ((v36 * v222) + (v82 * v226)) - (0.43000000000000005 * v194);
    C[26] = (((v344 * v416) - (v236 * v414)) - (v235 * v415)) - v413;
    const double v417 = (((v36 * v213) - (v82 * v210)) - (v40 * v226)) - (v153 * v222);
    const double v418 = (((v239 * v412) - (v22 * v408)) - (v25 * v406)) - (v17 * v407);
    const double v419 = ((v418 - (v240 * v410)) - (v238 * v414)) - (v237 * v415);
    C[27] = (v419 - (v242 * (v417 + (v39 * v244)))) + (v349 * v416);
    const double v420 = (((v40 * v372) - (v36 * v367)) - (v82 * v364)) + (v153 * v370);
    C[28] = (v420 + (v194 * v389)) + (v39 * v256);
    const double v421 = (((v82 * v376) - (v36 * v379)) + (v40 * v384)) - (v153 * v382);
    C[29] = (v421 + (v194 * v391)) - (v39 * v265);
    const double v422 = v263 + ((((v48 * v289) - (v45 * v279)) - (v51 * v276)) - (v156 * v284));
    const double v423 = v374 + ((((v47 * v197) - (v45 * v323)) + (v156 * v333)) - (v193 * v289));
    const double v424 = ((((v47 * v207) + (v51 * v304)) + (v48 * v333)) - (v193 * v284)) - v377;
    const double v425 = (((v47 * v138) + (v45 * v190)) - (v51 * v307)) + (v156 * v275);
    const double v426 = v425 + (v158 * v193);
    const double v427 = (((v47 * v106) - (v45 * v326)) + (v51 * v190)) + (v48 * v275);
    const double v428 = v427 - (v53 * v193);
    const double v429 = (((v8 * v424) - (v7 * v423)) + (v166 * v426)) + (v168 * v428);
    const double v430 = ((v47 * v53) - (v51 * v275)) + (0.09 * v156);
    const double v431 = ((v47 * v158) - (v45 * v275)) + (0.09 * v48);
    C[31] = (v429 + (v225 * v430)) + (v229 * v431);
    const double v432 = ((v45 * v53) - (v51 * v158)) + (0.09 * v193);
    C[32] = v429 + (((v236 * v430) + (v235 * v431)) + (v344 * v432));
    const double v433 = (((v47 * v243) - (v45 * v106)) - (v51 * v138)) + (v48 * v158);
    const double v434 = v433 + (v53 * v156);
    const double v435 = (((v22 * v424) + (v25 * v422)) + (v17 * v423)) + (v240 * v426);
    const double v436 = (((v435 - (v239 * v428)) + (v238 * v430)) + (v237 * v431)) + (v242 * v434);
    C[33] = v436 + (v349 * v432);
    const double v437 = (((v36 * v424) - (v82 * v423)) - (v252 * v426)) + (v251 * v428);
    const double v438 = (((v437 - (v250 * v430)) - (v249 * v431)) - (v253 * v434)) + (v361 * v432);
    C[34] = v438 - (v39 * v422);
    const double v439 = (((v47 * v265) - (v45 * v379)) - (v51 * v376)) + (v48 * v384);
    C[35] = (v439 - (v156 * v382)) - (v193 * v391);
    C[3] = -v247;
    C[5] = -v265;
    C[9] = -((v356 + (v288 * v358)) + (v293 * v360));
    C[12] = -((v283 + (v147 * v287)) + (v11 * v292));
    C[15] = -(((v356 + (v182 * v387)) + (v147 * v358)) + (v11 * v360));
    C[25] = -((v413 + (v225 * v414)) + (v229 * v415));
    C[30] = -v422;
}

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

void puma560_inverse_dynamics(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6])
{
    (void)prepared;
    double v0;
    double v1;
    puma560_sincos(q[4], &v0, &v1);
    double v2;
    double v3;
    puma560_sincos(q[3], &v2, &v3);
    double v4;
    double v5;
    puma560_sincos(q[1], &v4, &v5);
    const double v6 = q[1] + q[2];
    double v7;
    double v8;
    puma560_sincos(v6, &v7, &v8);
    const double v9 = 0.0028799999999999997 * v1;
    const double v10 = qd[1] + qd[2];
    const double v11 = v7 * qd[0];
    const double v12 = v10 * v11;
    const double v13 = (v3 * v10) + (v2 * v11);
    const double v14 = v8 * qd[0];
    const double v15 = qd[3] + v14;
    const double v16 = qd[4] + v13;
    const double v17 = v10 * v10;
    const double v18 = qd[1] * qd[1];
    const double v19 = 0.4318 * v4;
    const double v20 = qd[0] * qd[0];
    const double v21 = v18 + v20;
    const double v22 = 0.4318 * v5;
    const double v23 = qd[0] * qd[1];
    const double v24 = 3.9999999999999996e-05 * qd[5];
    const double v25 = (0.0141984 * v5) - (0.03707455999999998 * v4);
    const double v26 = (0.023751 * v5) + (0.1208630640000001 * v4);
    const double v27 = (v2 * v10) - (v3 * v11);
    const double v28 = v15 * v27;
    const double v29 = (v7 * qdd[0]) + (v14 * (2.0 * v10));
    const double v30 = v7 * v20;
    const double v31 = v8 * v30;
    const double v32 = qdd[1] + qdd[2];
    const double v33 = v31 - v32;
    const double v34 = ((v2 * v29) - (v3 * v33)) - v28;
    const double v35 = (v0 * v15) - (v1 * v27);
    const double v36 = (v1 * v15) + (v0 * v27);
    const double v37 = v35 * v36;
    const double v38 = qdd[4] + v34;
    const double v39 = v37 - v38;
    const double v40 = v17 + (v7 * v30);
    const double v41 = v31 + v32;
    const double v42 = ((0.15005 * qdd[0]) - (v19 * qdd[1])) - (v21 * v22);
    const double v43 = 9.81 + ((v22 * qdd[1]) - (v18 * v19));
    const double v44 = (v7 * v42) - (v8 * v43);
    const double v45 = v44 + ((0.4318 * v40) - (0.0203 * v41));
    const double v46 = 0.0028799999999999997 * v0;
    const double v47 = v8 * qdd[0];
    const double v48 = v12 - v47;
    const double v49 = v12 + v48;
    const double v50 = ((0.15005 * v20) + (v22 * qdd[0])) - (v23 * (0.8636 * v4));
    const double v51 = ((0.4318 * v29) + (0.0203 * v49)) - v50;
    const double v52 = v17 + (v20 * (v8 * v8));
    const double v53 = (v7 * v43) + (v8 * v42);
    const double v54 = v53 + ((0.4318 * v33) - (0.0203 * v52));
    const double v55 = (v2 * v51) - (v3 * v54);
    const double v56 = (((v24 * v35) - (0.0004221600000000001 * v39)) + (0.00022000000000000003 * (v37 + v38))) + (v45 * v46);
    const double v57 = v56 + (v9 * v55);
    tau[4] = v57;
    const double v58 = (0.0006500000000000002 * (v28 - v34)) - v57;
    const double v59 = v16 * v35;
    const double v60 = ((v2 * v33) + (v3 * v29)) - (v13 * (2.0 * v15));
    const double v61 = qdd[3] - v48;
    const double v62 = v13 * v27;
    const double v63 = v61 - v62;
    const double v64 = v59 + ((v0 * v60) - (v1 * v63));
    const double v65 = 4e-05 * (qdd[5] - v64);
    tau[5] = v65;
    const double v66 = (0.00020000000000000004 * (v59 + v64)) - v65;
    const double v67 = (v2 * v54) + (v3 * v51);
    const double v68 = (v0 * v63) + (v1 * v60);
    const double v69 = v68 + (v16 * (2.0 * v36));
    const double v70 = (((0.0028799999999999997 * v67) - (v16 * v24)) + (0.0004221600000000001 * v69)) + (1.9999999999999998e-05 * v68);
    const double v71 = ((v0 * v66) + (v1 * v70)) + (0.00075 * v60);
    const double v72 = 0.0028799999999999997 * ((v16 * v16) + (v35 * v35));
    const double v73 = ((v0 * v72) + (v9 * v39)) - (1.25 * v55);
    const double v74 = (0.0028799999999999997 * v69) + (1.25 * v67);
    const double v75 = (v2 * v73) - (v3 * v74);
    const double v76 = (((v2 * v58) - (v3 * v71)) - (0.10817090799999998 * v29)) + (0.4318 * v75);
    const double v77 = (((v0 * v70) - (v1 * v66)) + (0.00075 * v63)) + (0.0006500000000000002 * (v61 + v62));
    tau[3] = v77;
    const double v78 = ((((0.00031627399999999964 * v29) - (0.0047376000000000015 * v33)) + (0.016249999999999987 * v49)) - (0.0203 * v75)) - v77;
    const double v79 = (v5 * v25) - 0.0070992;
    const double v80 = ((v1 * v72) - (v39 * v46)) + (1.25 * v45);
    const double v81 = v80 + ((0.35158 * v40) + (7.54015748031496 * v44));
    const double v82 = (v2 * v74) + (v3 * v73);
    const double v83 = v82 + ((0.35158 * v33) + (7.54015748031496 * v53));
    const double v84 = (v7 * v81) + (v8 * v83);
    const double v85 = v7 * (((v76 - (0.00031627399999999964 * v49)) + (0.35158 * v50)) + (0.0047376000000000015 * (v20 - v40)));
    const double v86 = (((v22 * v75) - (qdd[0] * ((v4 * v25) - 1.2999309934803147))) - (qdd[1] * v26)) - v85;
    const double v87 = (v86 - (v8 * v78)) - (v79 * (2.0 * v23));
    const double v88 = (v87 - (v5 * ((0.151812244 * v29) - (3.25584 * v50)))) + (0.15005 * v84);
    tau[0] = v88 + ((v20 - v21) * ((0.1208630640000001 * v5) - (0.023751 * v4)));
    const double v89 = (((v2 * v71) + (v3 * v58)) + (0.10817090799999998 * v33)) + (0.4318 * v82);
    const double v90 = (((v89 - (0.016249999999999987 * v41)) + (0.0047376000000000015 * v47)) + (0.35158 * v53)) + (0.0203 * v80);
    const double v91 = v90 + (0.00031627399999999964 * (v40 - v52));
    const double v92 = ((0.10917823999999998 * qdd[1]) - (qdd[0] * v26)) - (1.024164 * v4);
    const double v93 = (v92 + (v22 * ((v7 * v83) - (v8 * v81)))) - (v19 * v84);
    tau[1] = (v93 - (v79 * (v18 - v21))) - v91;
    tau[2] = -v91;
}

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

void puma560_forward_dynamics(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], double qdd[restrict 6])
{
    (void)prepared;
    double v0;
    double v1;
    puma560_sincos(q[4], &v0, &v1);
    double v2;
    double v3;
    puma560_sincos(q[3], &v2, &v3);
    const double v4 = v0 * v2;
    double v5;
    double v6;
    puma560_sincos(q[1], &v5, &v6);
    const double v7 = q[1] + q[2];
    double v8;
    double v9;
    puma560_sincos(v7, &v8, &v9);
    const double v10 = 0.8913300000000002 + (0.0028799999999999997 * v1);
    const double v11 = v0 * v3;
    const double v12 = (0.0028799999999999997 * v11) - 0.025374999999999998;
    const double v13 = (0.0141984 * v6) + (1.601861202 * v5);
    const double v14 = 0.0024871679999999997 * v1;
    const double v15 = v2 * v8;
    const double v16 = v4 * v8;
    const double v17 = 0.0012435839999999998 * v6;
    const double v18 = v8 * v11;
    const double v19 = 5.846399999999999e-05 * v0;
    const double v20 = qd[1] + qd[2];
    const double v21 = v8 * qd[0];
    const double v22 = v20 * v21;
    const double v23 = (v3 * v21) - (v2 * v20);
    const double v24 = (v3 * v20) + (v2 * v21);
    const double v25 = v23 * v24;
    const double v26 = v9 * qd[0];
    const double v27 = qd[3] + v26;
    const double v28 = v21 * v26;
    const double v29 = v20 * v26;
    const double v30 = 2.0 * v29;
    const double v31 = qd[4] + v24;
    const double v32 = (v0 * v23) - (v1 * v27);
    const double v33 = v20 * v20;
    const double v34 = v33 + (v26 * v26);
    const double v35 = qd[1] * qd[1];
    const double v36 = 0.4318 * v5;
    const double v37 = (v35 * v36) - 9.81;
    const double v38 = qd[0] * qd[0];
    const double v39 = v35 + v38;
    const double v40 = 0.4318 * v6;
    const double v41 = v9 * v40;
    const double v42 = (v8 * v37) + (v39 * v41);
    const double v43 = ((0.4318 * v28) - (0.0203 * v34)) - v42;
    const double v44 = 0.0028799999999999997 * v2;
    const double v45 = qd[0] * qd[1];
    const double v46 = (v45 * (0.8636 * v5)) - (0.15005 * v38);
    const double v47 = 0.0028799999999999997 * v3;
    const double v48 = (v0 * v27) + (v1 * v23);
    const double v49 = v31 * v48;
    const double v50 = v33 + (v21 * v21);
    const double v51 = v23 * v27;
    const double v52 = (v6 * v13) - 0.0070992;
    const double v53 = 0.022546398 * v9;
    const double v54 = v8 * v40;
    const double v55 = 0.0028799999999999997 * v0;
    const double v56 = 0.0012435839999999998 + (0.00024216000000000005 * v1);
    const double v57 = v18 * v56;
    const double v58 = 0.00024216000000000005 * (v0 * v0);
    const double v59 = 0.0015999999999999999 + v58;
    const double v60 = 5.846399999999999e-05 * v11;
    const double v61 = v60 - v59;
    const double v62 = (v57 - (v11 * v17)) - (v9 * (v61 - (0.0004321439999999999 * v4)));
    const double v63 = 1.0 / v59;
    const double v64 = v62 * v63;
    const double v65 = v1 * v9;
    const double v66 = (v8 * v55) - (v47 * v65);
    const double v67 = 0.0006421600000000001 + (0.0012435839999999998 * v1);
    const double v68 = v1 * v17;
    const double v69 = ((v2 * (v68 + (5.846399999999999e-05 * v65))) - (0.15005 * v66)) - (v15 * v67);
    const double v70 = 1557.2443004858599 * v69;
    const double v71 = v4 * v56;
    const double v72 = (v10 * v9) - (v8 * v12);
    const double v73 = v58 - 0.00119216;
    const double v74 = v2 * (0.0012921600000000003 + v73);
    const double v75 = v8 * v3;
    const double v76 = 0.0047376000000000015 * v9;
    const double v77 = (5.846399999999999e-05 * v16) + (v76 + (((v9 * v71) + (0.15005 * v72)) - (v74 * v75)));
    const double v78 = v19 - (v3 * v67);
    const double v79 = ((v64 * v71) - v77) - (v70 * v78);
    const double v80 = v63 * v71;
    const double v81 = 1557.2443004858599 * v78;
    const double v82 = v2 * v74;
    const double v83 = (v82 + ((0.00011692799999999998 * v11) - 0.3592922305)) - v14;
    const double v84 = 1.0 / (v83 + ((v71 * v80) + (v78 * v81)));
    const double v85 = v79 * v84;
    const double v86 = 0.0012435839999999998 * (v4 * v5);
    const double v87 = (v71 - (v16 * v17)) + (v9 * v86);
    const double v88 = (v78 + ((v17 * (v0 * v9)) + (v36 * v66))) + (v68 * v75);
    const double v89 = v63 * v87;
    const double v90 = (v12 * v41) + (v10 * v54);
    const double v91 = (v36 * v72) - v90;
    const double v92 = v83 - v91;
    const double v93 = v92 + ((v71 * v89) + (v81 * v88));
    const double v94 = (v77 + (((0.023751 * v6) + (0.6903913435000001 * v5)) - (v64 * v87))) + (v70 * v88);
    const double v95 = v86 + (v94 + (v85 * v93));
    const double v96 = 1557.2443004858599 * v88;
    const double v97 = v84 * v93;
    const double v98 = 1.748114002 + ((((v91 - (v87 * v89)) - v92) - (v88 * v96)) + (v93 * v97));
    const double v99 = 1.0 / v98;
    const double v100 = v95 * v99;
    const double v101 = v60 + (v61 - 0.016765112499999985);
    const double v102 = v53 - ((v8 * (v14 + (v82 + (0.34123495800000003 + (v101 - v73))))) - (0.00011692799999999998 * v65));
    const double v103 = (((v5 * v13) - (0.0008642879999999998 * v4)) + (v62 * v64)) + (v69 * v70);
    const double v104 = (v101 + ((v103 - (v79 * v85)) + (v95 * v100))) - 3.136777173125;
    const double v105 = 1.0 / ((v104 - (2.0 * ((v9 * v57) - v90))) + (v8 * v102));
    const double v106 = v46 + ((0.0406 * v22) + (0.8636 * v29));
    const double v107 = 4e-05 * (qd[5] - v32);
    const double v108 = v25 - v22;
    const double v109 = (v3 * v30) + ((v2 * v28) - (v27 * (2.0 * v24)));
    const double v110 = ((v0 * v108) + (v1 * v109)) - (v32 * (2.0 * v31));
    const double v111 = (v43 * v44) + (((v47 * v106) - (v31 * v107)) + (0.0004421600000000001 * v110));
    const double v112 = v49 + ((v0 * v109) - (v1 * v108));
    const double v113 = tau[5] - (0.00020000000000000004 * (v49 + v112));
    const double v114 = (9.999999999999983e-05 * v25) + (((v0 * v111) + (v1 * v113)) - (0.0013999999999999998 * v22));
    const double v115 = 0.0028799999999999997 * v48;
    const double v116 = (v31 * (0.0028799999999999997 * v31)) + (v48 * v115);
    const double v117 = ((v3 * v28) - (v2 * v30)) - v51;
    const double v118 = (v32 * v115) - (0.0028799999999999997 * v117);
    const double v119 = (v0 * v116) - (v1 * v118);
    const double v120 = (v3 * v119) + (v44 * v110);
    const double v121 = ((0.025374999999999998 * v34) - (0.8913300000000002 * v28)) - v120;
    const double v122 = (v0 * v118) + (v1 * v116);
    const double v123 = ((0.025374999999999998 * v28) - (0.8913300000000002 * v50)) - v122;
    const double v124 = (v9 * v121) + (v8 * v123);
    const double v125 = ((v0 * v113) - (v1 * v111)) - (0.00075 * v109);
    const double v126 = tau[3] - v114;
    const double v127 = (v9 * v37) - (v39 * v54);
    const double v128 = (((0.0006421600000000001 * v117) - (v50 * (0.0012435839999999998 * v0))) + (v19 * v28)) - (v55 * v127);
    const double v129 = v128 - (v48 * (v107 + (0.00024216000000000005 * v32)));
    const double v130 = v129 + (v1 * ((v43 * v47) - (v44 * v106)));
    const double v131 = tau[4] + v130;
    const double v132 = (-v130) - (0.0006500000000000002 * (v117 - v51));
    const double v133 = (0.8913300000000002 * v42) + (((v3 * v132) + (v2 * v125)) - (0.025374999999999998 * v127));
    const double v134 = ((v133 - (0.4318 * v120)) - (0.3244698455 * v28)) - (0.0203 * v122);
    const double v135 = (0.011273199 * (v34 - v50)) + v134;
    const double v136 = ((tau[2] + (v81 * v131)) + (v80 * v126)) - v135;
    const double v137 = ((((1.024164 * v5) + tau[1]) - (37.2347379 * v6)) - (v36 * v124)) + (v54 * v121);
    const double v138 = (((v137 - (v41 * v123)) + (v89 * v126)) + (v96 * v131)) - (v97 * v136);
    const double v139 = (v138 - v135) + (v52 * (v35 - v39));
    const double v140 = (((tau[0] - (v9 * v114)) + (0.15005 * v124)) + (v75 * v125)) - (v64 * v126);
    const double v141 = ((v140 + (v70 * v131)) + (v85 * v136)) + (v100 * v139);
    const double v142 = ((v2 * v119) - (v47 * v110)) * (v40 + ((0.0203 * v9) - (0.4318 * v8)));
    const double v143 = ((((0.023751 * v5) - (0.6903913435000001 * v6)) * (v38 - v39)) + v141) - v142;
    const double v144 = (((v45 * (2.0 * v52)) + v143) - (v15 * v132)) - (v28 * v76);
    const double v145 = v144 + (0.0047376000000000015 * ((qd[0] * v21) - (v8 * v50)));
    const double v146 = (v29 * ((0.7697525880000002 * v6) + v53)) + v145;
    const double v147 = v22 * ((0.022546398 * v8) - ((0.02191385 * v6) - (0.648939691 * v9)));
    const double v148 = v105 * ((v146 + (v46 * ((0.025374999999999998 * v9) - (0.8913300000000002 * v8)))) - v147);
    const double v149 = (v99 * v139) - (v100 * v148);
    qdd[1] = v149;
    const double v150 = ((v84 * v136) + (v85 * v148)) + (v97 * v149);
    const double v151 = (((v63 * v126) + (v64 * v148)) - (v80 * v150)) + (v89 * v149);
    qdd[3] = v151;
    qdd[4] = (((1557.2443004858599 * v131) - (v70 * v148)) - (v81 * v150)) + (v96 * v149);
    const double v152 = (v112 + ((24999.999999999996 * tau[5]) - (v1 * v151))) + (v148 * (v65 - v18));
    qdd[5] = v152 - (v4 * (v149 - v150));
    qdd[0] = -v148;
    qdd[2] = -v150;
}

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

void puma560_kinetic_energy(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double *restrict T)
{
    (void)prepared;
    double v0;
    double v1;
    puma560_sincos(q[4], &v0, &v1);
    double v2;
    double v3;
    puma560_sincos(q[3], &v2, &v3);
    double v4;
    double v5;
    puma560_sincos(q[1], &v4, &v5);
    const double v6 = qd[1] + qd[2];
    double v7;
    double v8;
    puma560_sincos(q[2], &v7, &v8);
    double v9;
    double v10;
    puma560_sincos(q[5], &v9, &v10);
    const double v11 = v5 * qd[0];
    const double v12 = v4 * qd[0];
    const double v13 = (v7 * v12) - (v8 * v11);
    const double v14 = qd[3] - v13;
    const double v15 = (v7 * v11) + (v8 * v12);
    const double v16 = qd[1] * v8;
    const double v17 = ((0.0203 * v6) - (0.15005 * v15)) + (0.4318 * v16);
    const double v18 = (v3 * v6) + (v2 * v15);
    const double v19 = (0.4318 * v11) - (0.0203 * v13);
    const double v20 = qd[1] * v7;
    const double v21 = (0.4318 * v20) - (0.15005 * v13);
    const double v22 = (v2 * v19) + (v3 * v21);
    const double v23 = (0.4318 * v18) - v22;
    const double v24 = (v1 * v17) + (v0 * v23);
    const double v25 = qd[4] + v18;
    const double v26 = (v2 * v6) - (v3 * v15);
    const double v27 = (v0 * v26) + (v1 * v14);
    const double v28 = qd[5] + v27;
    const double v29 = (v2 * v21) - (v3 * v19);
    const double v30 = (v1 * v26) - (v0 * v14);
    const double v31 = (v0 * v17) - (v1 * v23);
    const double v32 = (0.4318 * v26) - v29;
    const double v33 = (v10 * v31) + (v9 * v32);
    const double v34 = (v9 * v31) - (v10 * v32);
    const double v35 = (v9 * v30) - (v10 * v25);
    const double v36 = (v10 * v30) + (v9 * v25);
    const double v37 = ((0.620084 * qd[1]) - (0.5383560000000001 * v12)) + (0.894965952 * ((v7 * v20) + (v8 * v16)));
    const double v38 = ((v6 * (0.10952 * v6)) + (v14 * (0.0013 * v14))) + (v24 * (0.43000000000000005 * v24));
    const double v39 = (v38 + (v25 * (0.0004 * v25))) + (v28 * (4e-05 * v28));
    const double v40 = (v39 + (v12 * (1.03118515 * v12))) + (v13 * ((0.14183706799999996 * v13) + (0.1103088 * v6)));
    const double v41 = v40 - (v20 * ((0.680447712 * v13) + (0.2901696 * v6)));
    const double v42 = v41 + (v15 * ((0.218857068 * v15) - (0.680447712 * v16)));
    const double v43 = v42 - (0.739312 * ((v18 * v22) + (v26 * v29)));
    const double v44 = 0.82 * (((v22 * v22) + (v29 * v29)) + (v17 * v17));
    const double v45 = (v43 + (0.16844092479999997 * ((v18 * v18) + (v26 * v26)))) + v44;
    const double v46 = v45 + (0.0003 * ((v30 * v30) + (v27 * v27)));
    const double v47 = v46 + (0.34 * ((v31 * v31) + (v32 * v32)));
    const double v48 = v47 + (0.09 * ((v33 * v33) + (v34 * v34)));
    const double v49 = v48 + (0.0057599999999999995 * ((v33 * v35) - (v34 * v36)));
    const double v50 = v11 * (((0.047502 * qd[1]) + (0.2901696 * v15)) - ((2.3999823019999997 * v11) - (0.0141984 * v12)));
    const double v51 = ((v49 + (0.00024216 * ((v35 * v35) + (v36 * v36)))) + (qd[1] * v37)) - v50;
    *T = (qd[0] * (0.175 * qd[0])) + (0.5 * v51);
}

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

void puma560_potential_energy(const puma560_prepared *restrict prepared, const double q[restrict 6], double *restrict V)
{
    (void)prepared;
    double v0;
    double v1;
    puma560_sincos(q[4], &v0, &v1);
    double v2;
    double v3;
    puma560_sincos(q[1], &v2, &v3);
    double v4_other;
    double v4;
    puma560_sincos(q[3], &v4_other, &v4);
    double v5;
    double v6;
    puma560_sincos(q[2], &v5, &v6);
    const double v7 = 0.025374999999999998 - (v4 * (0.0028799999999999997 * v0));
    const double v8 = 0.89133 + (0.0028799999999999997 * v1);
    const double v9 = v2 * (3.79559 + ((v6 * v7) - (v5 * v8)));
    *V = 9.81 * (15.7544135 + (v9 + (v3 * (0.10439999999999999 + ((v5 * v7) + (v6 * v8))))));
}

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

void puma560_position_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    double v0;
    double v1;
    puma560_sincos(q[4], &v0, &v1);
    double v2;
    double v3;
    puma560_sincos(q[3], &v2, &v3);
    double v4;
    double v5;
    puma560_sincos(q[1], &v4, &v5);
    double v6;
    double v7;
    puma560_sincos(q[0], &v6, &v7);
    double v8;
    double v9;
    puma560_sincos(q[2], &v8, &v9);
    const double v10 = 0.05625 * v0;
    const double v11 = (v3 * v10) - 0.0203;
    const double v12 = 0.4318 + (0.05625 * v1);
    const double v13 = ((v9 * v11) - 0.4318) + (v8 * v12);
    const double v14 = (v9 * v12) - (v8 * v11);
    const double v15 = (v5 * v13) + (v4 * v14);
    const double v16 = 0.15005 + (v2 * v10);
    x[0] = (v6 * v16) - (v7 * v15);
    x[2] = 0.67183 + ((v5 * v14) - (v4 * v13));
    x[1] = -((v6 * v15) + (v7 * v16));
}

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

void puma560_rotation_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    double v0;
    double v1;
    puma560_sincos(q[4], &v0, &v1);
    double v2;
    double v3;
    puma560_sincos(q[3], &v2, &v3);
    double v4;
    double v5;
    puma560_sincos(q[1], &v4, &v5);
    double v6;
    double v7;
    puma560_sincos(q[0], &v6, &v7);
    double v8;
    double v9;
    puma560_sincos(q[2], &v8, &v9);
    const double v10 = (v4 * v9) + (v5 * v8);
    const double v11 = (v4 * v8) - (v5 * v9);
    const double v12 = v3 * v7;
    const double v13 = v2 * v10;
    const double v14 = v2 * v7;
    const double v15 = v2 * v6;
    const double v16 = v3 * v6;
    double v17;
    double v18;
    puma560_sincos(q[5], &v17, &v18);
    const double v19 = v0 * v10;
    const double v20 = v15 + (v11 * v12);
    const double v21 = (v7 * v19) + (v1 * v20);
    const double v22 = (v11 * v14) - v16;
    R[0] = (v17 * v22) - (v18 * v21);
    R[1] = (v17 * v21) + (v18 * v22);
    const double v23 = v1 * v10;
    R[2] = (v0 * v20) - (v7 * v23);
    const double v24 = (v11 * v16) - v14;
    const double v25 = (v6 * v19) + (v1 * v24);
    const double v26 = v12 + (v11 * v15);
    R[3] = (v17 * v26) - (v18 * v25);
    R[4] = (v17 * v25) + (v18 * v26);
    R[5] = (v0 * v24) - (v6 * v23);
    const double v27 = (v3 * v23) - (v0 * v11);
    R[6] = (v18 * v27) - (v13 * v17);
    R[7] = -((v13 * v18) + (v17 * v27));
    R[8] = -((v1 * v11) + (v3 * v19));
}

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

void puma560_jacobian_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    J[12] = 0.0;
    J[18] = 0.0;
    J[24] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    double v0;
    double v1;
    puma560_sincos(q[4], &v0, &v1);
    double v2;
    double v3;
    puma560_sincos(q[3], &v2, &v3);
    double v4;
    double v5;
    puma560_sincos(q[1], &v4, &v5);
    const double v6 = v0 * v3;
    const double v7 = 0.4318 * v5;
    double v8;
    double v9;
    puma560_sincos(q[0], &v8, &v9);
    J[19] = v8;
    J[20] = v8;
    double v10;
    double v11;
    puma560_sincos(q[2], &v10, &v11);
    const double v12 = (v4 * v11) + (v5 * v10);
    const double v13 = 0.0203 * v12;
    const double v14 = (v4 * v10) - (v5 * v11);
    const double v15 = v2 * v12;
    J[34] = v15;
    const double v16 = v2 * v9;
    const double v17 = v2 * v8;
    J[30] = 1.0;
    const double v18 = (v3 * v9) + (v14 * v17);
    const double v19 = (v1 * v12) - (v6 * v14);
    const double v20 = (v8 * v19) + (v0 * v16);
    const double v21 = v8 * v12;
    const double v22 = v7 - (0.0203 * v14);
    const double v23 = (v8 * v22) - (0.15005 * v9);
    const double v24 = (0.4318 * v21) - v23;
    const double v25 = v24 + (0.05625 * v20);
    J[0] = v25;
    const double v26 = (v1 * v14) + (v6 * v12);
    const double v27 = v13 - (0.4318 * v14);
    const double v28 = (0.05625 * v26) - v27;
    const double v29 = (0.4318 * v4) - v28;
    J[2] = v9 * v28;
    const double v30 = v23 + v25;
    const double v31 = v13 + v28;
    J[3] = (v21 * v31) - (v14 * v30);
    const double v32 = v27 + v28;
    const double v33 = v24 - v25;
    J[4] = (v18 * v32) - (v15 * v33);
    J[5] = (v20 * v32) + (v26 * v33);
    const double v34 = (v0 * v17) - (v9 * v19);
    J[23] = v34;
    const double v35 = v9 * v12;
    const double v36 = (0.15005 * v8) + (v9 * v22);
    const double v37 = (0.4318 * v35) - v36;
    const double v38 = (0.05625 * v34) - v37;
    J[6] = v38;
    J[8] = v8 * v28;
    const double v39 = v36 - v38;
    J[9] = (v14 * v39) - (v31 * v35);
    const double v40 = (v3 * v8) - (v14 * v16);
    J[22] = v40;
    const double v41 = v37 + v38;
    J[10] = (v32 * v40) + (v15 * v41);
    J[11] = (v32 * v34) - (v26 * v41);
    const double v42 = (v8 * v25) - (v9 * v38);
    J[15] = (v30 * v35) - (v21 * v39);
    J[16] = (v18 * v41) + (v33 * v40);
    J[17] = (v20 * v41) + (v33 * v34);
    J[1] = -(v9 * v29);
    J[7] = -(v8 * v29);
    J[13] = -v42;
    J[14] = -((v7 * ((v9 * v9) + (v8 * v8))) + v42);
    J[21] = -v35;
    const double v43 = -v9;
    J[25] = v43;
    J[26] = v43;
    J[27] = -v21;
    J[28] = -v18;
    J[29] = -v20;
    J[33] = -v14;
    J[35] = -v26;
}

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

void puma560_influence_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
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
    double v0;
    double v1;
    puma560_sincos(q[4], &v0, &v1);
    double v2;
    double v3;
    puma560_sincos(q[3], &v2, &v3);
    const double v4 = v0 * v2;
    double v5;
    double v6;
    puma560_sincos(q[1], &v5, &v6);
    const double v7 = v0 * v3;
    const double v8 = 0.4318 * v6;
    double v9;
    double v10;
    puma560_sincos(q[0], &v9, &v10);
    double v11;
    double v12;
    puma560_sincos(q[2], &v11, &v12);
    const double v13 = (v5 * v12) + (v6 * v11);
    const double v14 = 0.0203 * v13;
    const double v15 = (v5 * v11) - (v6 * v12);
    const double v16 = v2 * v13;
    const double v17 = v10 * v15;
    const double v18 = (v10 * v10) + (v9 * v9);
    const double v19 = v9 * v13;
    const double v20 = v8 - (0.0203 * v15);
    const double v21 = (v9 * v20) - (0.15005 * v10);
    const double v22 = (0.4318 * v19) - v21;
    const double v23 = (v1 * v15) + (v7 * v13);
    const double v24 = v14 - (0.4318 * v15);
    const double v25 = (0.05625 * v23) - v24;
    const double v26 = (0.4318 * v5) - v25;
    const double v27 = v10 * v25;
    G[2] = v27;
    H[38] = v27;
    H[48] = v27;
    const double v28 = v14 + v25;
    const double v29 = v24 + v25;
    const double v30 = v10 * v13;
    const double v31 = (0.15005 * v9) + (v10 * v20);
    const double v32 = (0.4318 * v30) - v31;
    const double v33 = v9 * v26;
    H[1] = v33;
    H[6] = v33;
    const double v34 = v9 * v25;
    G[8] = v34;
    const double v35 = -(v10 * v26);
    G[1] = v35;
    H[37] = v35;
    H[42] = v35;
    G[7] = -v33;
    const double v36 = v9 * v15;
    const double v37 = ((v1 * v19) - (v7 * v36)) + (v4 * v10);
    const double v38 = v22 + (0.05625 * v37);
    G[0] = v38;
    H[36] = v38;
    const double v39 = v21 + v38;
    const double v40 = (v19 * v28) - (v15 * v39);
    G[3] = v40;
    H[39] = v40;
    H[54] = v40;
    const double v41 = (v3 * v10) + (v2 * v36);
    const double v42 = v22 - v38;
    const double v43 = (v16 * v42) - (v29 * v41);
    const double v44 = (v29 * v37) + (v23 * v42);
    G[5] = v44;
    H[41] = v44;
    H[66] = v44;
    const double v45 = ((v1 * v30) - (v7 * v17)) - (v4 * v9);
    const double v46 = v32 + (0.05625 * v45);
    H[0] = v46;
    const double v47 = v31 + v46;
    const double v48 = (v28 * v30) - (v15 * v47);
    H[3] = v48;
    H[18] = v48;
    const double v49 = (v3 * v9) - (v2 * v17);
    const double v50 = v32 - v46;
    const double v51 = (v29 * v49) + (v16 * v50);
    G[10] = v51;
    const double v52 = (v23 * v50) + (v29 * v45);
    H[5] = v52;
    H[30] = v52;
    const double v53 = (v9 * v38) + (v10 * v46);
    const double v54 = (v8 * v18) + v53;
    const double v55 = (v19 * v47) - (v30 * v39);
    const double v56 = (v42 * v49) + (v41 * v50);
    G[16] = v56;
    const double v57 = (v37 * v50) - (v42 * v45);
    G[17] = v57;
    H[7] = v10 * v53;
    const double v58 = v10 * v54;
    H[8] = v58;
    H[13] = v58;
    H[14] = v58;
    const double v59 = v10 * v55;
    H[9] = v59;
    H[15] = v59;
    H[19] = v59;
    H[20] = v59;
    H[21] = (v19 * v55) - (v15 * v48);
    const double v60 = (v16 * v52) - (v41 * v57);
    H[29] = v60;
    H[34] = v60;
    H[43] = v9 * v53;
    const double v61 = v9 * v54;
    H[44] = v61;
    H[49] = v61;
    H[50] = v61;
    const double v62 = v9 * v55;
    H[45] = v62;
    H[51] = v62;
    H[55] = v62;
    H[56] = v62;
    const double v63 = (v15 * v43) + (v30 * v56);
    H[58] = v63;
    H[63] = v63;
    const double v64 = (v30 * v57) - (v15 * v44);
    H[59] = v64;
    H[69] = v64;
    const double v65 = (v16 * v44) - (v49 * v57);
    H[65] = v65;
    H[70] = v65;
    H[71] = (v45 * v57) - (v23 * v44);
    const double v66 = v18 * v25;
    H[80] = v66;
    H[85] = v66;
    H[86] = v66;
    const double v67 = (v9 * v51) - (v10 * v43);
    H[82] = v67;
    H[88] = v67;
    H[97] = v67;
    H[98] = v67;
    H[93] = (v19 * v40) + (v30 * v48);
    const double v68 = (v19 * v44) + (v30 * v52);
    H[95] = v68;
    H[105] = v68;
    H[100] = (v49 * v51) - (v41 * v43);
    const double v69 = (v41 * v44) - (v49 * v52);
    H[101] = v69;
    H[106] = v69;
    H[107] = (v37 * v44) + (v45 * v52);
    const double v70 = -v43;
    G[4] = v70;
    H[40] = v70;
    H[60] = v70;
    G[6] = -v46;
    G[9] = -v48;
    G[11] = -v52;
    G[13] = -v53;
    G[14] = -v54;
    G[15] = -v55;
    const double v71 = -v34;
    H[2] = v71;
    H[12] = v71;
    const double v72 = -v51;
    H[4] = v72;
    H[24] = v72;
    const double v73 = -(v10 * v56);
    H[10] = v73;
    H[16] = v73;
    H[25] = v73;
    H[26] = v73;
    const double v74 = -(v10 * v57);
    H[11] = v74;
    H[17] = v74;
    H[31] = v74;
    H[32] = v74;
    const double v75 = -((v19 * v56) - (v15 * v51));
    H[22] = v75;
    H[27] = v75;
    const double v76 = -((v15 * v52) + (v19 * v57));
    H[23] = v76;
    H[33] = v76;
    H[28] = -((v41 * v56) + (v16 * v51));
    H[35] = -((v37 * v57) + (v23 * v52));
    const double v77 = -(v9 * v56);
    H[46] = v77;
    H[52] = v77;
    H[61] = v77;
    H[62] = v77;
    const double v78 = -(v9 * v57);
    H[47] = v78;
    H[53] = v78;
    H[67] = v78;
    H[68] = v78;
    H[57] = -((v15 * v40) + (v30 * v55));
    H[64] = -((v49 * v56) + (v16 * v43));
    H[79] = -(v18 * v26);
    const double v79 = -((v9 * v48) - (v10 * v40));
    H[81] = v79;
    H[87] = v79;
    H[91] = v79;
    H[92] = v79;
    const double v80 = -((v9 * v52) - (v10 * v44));
    H[83] = v80;
    H[89] = v80;
    H[103] = v80;
    H[104] = v80;
    const double v81 = -((v19 * v43) + (v30 * v51));
    H[94] = v81;
    H[99] = v81;
}

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

void puma560_influence_rotational_tip(const puma560_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
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
    double v0;
    double v1;
    puma560_sincos(q[4], &v0, &v1);
    double v2;
    double v3;
    puma560_sincos(q[3], &v2, &v3);
    const double v4 = v0 * v2;
    double v5;
    double v6;
    puma560_sincos(q[1], &v5, &v6);
    const double v7 = v0 * v3;
    double v8;
    double v9;
    puma560_sincos(q[0], &v8, &v9);
    H[1] = v9;
    H[2] = v9;
    G[1] = v8;
    G[2] = v8;
    H[37] = v8;
    H[38] = v8;
    double v10;
    double v11;
    puma560_sincos(q[2], &v10, &v11);
    const double v12 = (v5 * v11) + (v6 * v10);
    const double v13 = (v5 * v10) - (v6 * v11);
    const double v14 = v2 * v12;
    G[16] = v14;
    const double v15 = v9 * v13;
    H[9] = v15;
    H[15] = v15;
    G[12] = 1.0;
    const double v16 = v8 * v12;
    H[3] = v16;
    const double v17 = (v1 * v13) + (v7 * v12);
    const double v18 = v9 * v12;
    const double v19 = -v18;
    G[3] = v19;
    H[39] = v19;
    const double v20 = -v9;
    G[7] = v20;
    G[8] = v20;
    G[9] = -v16;
    G[15] = -v13;
    G[17] = -v17;
    const double v21 = v8 * v13;
    H[45] = v21;
    H[51] = v21;
    const double v22 = (v3 * v9) + (v2 * v21);
    H[4] = v22;
    const double v23 = (v2 * v15) - (v3 * v8);
    const double v24 = (v4 * v8) + ((v7 * v15) - (v1 * v18));
    G[5] = v24;
    H[41] = v24;
    const double v25 = ((v7 * v21) - (v1 * v16)) - (v4 * v9);
    G[11] = v25;
    const double v26 = v9 * v17;
    H[11] = v26;
    H[17] = v26;
    H[23] = (v16 * v17) + (v13 * v25);
    H[29] = (v17 * v22) - (v14 * v25);
    const double v27 = v8 * v17;
    H[47] = v27;
    H[53] = v27;
    H[58] = (v14 * v18) + (v13 * v23);
    H[65] = (v14 * v24) - (v17 * v23);
    const double v28 = (v8 * v25) + (v9 * v24);
    H[83] = v28;
    H[89] = v28;
    H[94] = (v18 * v22) - (v16 * v23);
    H[95] = (v16 * v24) - (v18 * v25);
    H[101] = (v22 * v24) - (v23 * v25);
    const double v29 = -v23;
    G[4] = v29;
    H[40] = v29;
    G[10] = -v22;
    H[5] = -v25;
    const double v30 = -(v9 * v14);
    H[10] = v30;
    H[16] = v30;
    H[22] = -((v14 * v16) + (v13 * v22));
    const double v31 = -(v8 * v14);
    H[46] = v31;
    H[52] = v31;
    H[59] = -((v17 * v18) + (v13 * v24));
    const double v32 = -((v8 * v16) + (v9 * v18));
    H[81] = v32;
    H[87] = v32;
    const double v33 = -((v8 * v22) + (v9 * v23));
    H[82] = v33;
    H[88] = v33;
}

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
