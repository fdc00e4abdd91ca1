#include "planar8.h"

#include <math.h>

/* Sine and cosine, at most 1 ULP off for |x| <= 100000.0: nearest multiple of pi/2 subtracted in three parts, then
   polynomials; no branch but the one to the library for what is larger, infinite or not a number. */
static inline void planar8_sincos(double x, double *sine, double *cosine)
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

static void planar8_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static void planar8_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

void planar8_default_parameters(planar8_parameters *parameters)
{
    parameters->reserved = 0.0;
}

void planar8_prepare(const planar8_parameters *parameters, planar8_prepared *prepared)
{
    (void)parameters;
    prepared->k[0] = 0.0;
}

void planar8_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_parameters parameters_lane;
        planar8_prepared prepared_lane;

        (void)parameters;
        parameters_lane.reserved = 0.0;
        planar8_prepare(&parameters_lane, &prepared_lane);
        planar8_scatter(1U, count, lane, prepared_lane.k, prepared);
    }
}

void planar8_mass_matrix(const planar8_prepared *restrict prepared, const double q[restrict 8], double M[restrict 64])
{
    (void)prepared;
    M[63] = 0.30326059166666663;
    double v0;
    double v1;
    planar8_sincos(q[0], &v0, &v1);
    const double v2 = q[0] + q[1];
    double v3;
    double v4;
    planar8_sincos(v2, &v3, &v4);
    const double v5 = q[2] + v2;
    double v6;
    double v7;
    planar8_sincos(v5, &v6, &v7);
    const double v8 = q[3] + v5;
    double v9;
    double v10;
    planar8_sincos(v8, &v9, &v10);
    const double v11 = q[4] + v8;
    double v12;
    double v13;
    planar8_sincos(v11, &v12, &v13);
    const double v14 = q[5] + v11;
    double v15;
    double v16;
    planar8_sincos(v14, &v15, &v16);
    const double v17 = q[6] + v14;
    double v18;
    double v19;
    planar8_sincos(v17, &v18, &v19);
    const double v20 = q[7] + v17;
    double v21;
    double v22;
    planar8_sincos(v20, &v21, &v22);
    const double v23 = 0.6043499999999999 * v21;
    const double v24 = v23 + (1.9844 * v18);
    const double v25 = v24 + (3.3787499999999997 * v15);
    const double v26 = v25 + (4.7784 * v12);
    const double v27 = v26 + (6.17435 * v9);
    const double v28 = v27 + (7.557599999999999 * v6);
    const double v29 = 0.6043499999999999 * v22;
    const double v30 = v29 + (1.9844 * v19);
    const double v31 = v30 + (3.3787499999999997 * v16);
    const double v32 = v31 + (4.7784 * v13);
    const double v33 = v32 + (6.17435 * v10);
    const double v34 = v33 + (7.557599999999999 * v7);
    const double v35 = (v0 * v28) + (v1 * v34);
    const double v36 = v35 + (8.919149999999998 * ((v0 * v3) + (v1 * v4)));
    const double v37 = 0.97 * v4;
    const double v38 = 0.97 * v3;
    const double v39 = (v34 * v37) + (v28 * v38);
    const double v40 = 0.94 * v7;
    const double v41 = 0.94 * v6;
    const double v42 = (v33 * v40) + (v27 * v41);
    const double v43 = 0.91 * v10;
    const double v44 = 0.91 * v9;
    const double v45 = (v32 * v43) + (v26 * v44);
    const double v46 = 0.88 * v13;
    const double v47 = 0.88 * v12;
    const double v48 = (v31 * v46) + (v25 * v47);
    const double v49 = 0.85 * ((v15 * v24) + (v16 * v30));
    const double v50 = 0.82 * ((v18 * v23) + (v19 * v29));
    const double v51 = 0.30326059166666663 + v50;
    M[55] = v51;
    M[62] = v51;
    const double v52 = v50 + (1.4505909333333333 + v51);
    M[54] = v52;
    const double v53 = v49 + v52;
    M[46] = v53;
    M[53] = v53;
    const double v54 = v49 + (2.694021875 + v53);
    M[45] = v54;
    const double v55 = v48 + v54;
    M[37] = v55;
    M[44] = v55;
    const double v56 = v48 + (4.0270090666666665 + v55);
    M[36] = v56;
    const double v57 = v45 + v56;
    M[28] = v57;
    M[35] = v57;
    const double v58 = v45 + (5.441928158333333 + v57);
    M[27] = v58;
    const double v59 = v42 + v58;
    M[19] = v59;
    M[26] = v59;
    const double v60 = v42 + (6.930074799999999 + v59);
    M[18] = v60;
    const double v61 = v39 + v60;
    M[10] = v61;
    M[17] = v61;
    const double v62 = v39 + (8.481664641666665 + v61);
    M[9] = v62;
    const double v63 = v36 + v62;
    M[1] = v63;
    M[8] = v63;
    M[0] = v36 + (10.085833333333332 + v63);
    const double v64 = v35 + v61;
    M[2] = v64;
    M[16] = v64;
    const double v65 = v59 + ((v33 * v37) + (v27 * v38));
    M[11] = v65;
    M[25] = v65;
    const double v66 = v65 + ((v0 * v27) + (v1 * v33));
    M[3] = v66;
    M[24] = v66;
    const double v67 = v57 + ((v32 * v40) + (v26 * v41));
    M[20] = v67;
    M[34] = v67;
    const double v68 = v67 + ((v32 * v37) + (v26 * v38));
    M[12] = v68;
    M[33] = v68;
    const double v69 = v68 + ((v0 * v26) + (v1 * v32));
    M[4] = v69;
    M[32] = v69;
    const double v70 = v55 + ((v31 * v43) + (v25 * v44));
    M[29] = v70;
    M[43] = v70;
    const double v71 = v70 + ((v31 * v40) + (v25 * v41));
    M[21] = v71;
    M[42] = v71;
    const double v72 = v71 + ((v31 * v37) + (v25 * v38));
    M[13] = v72;
    M[41] = v72;
    const double v73 = v72 + ((v0 * v25) + (v1 * v31));
    M[5] = v73;
    M[40] = v73;
    const double v74 = v53 + ((v30 * v46) + (v24 * v47));
    M[38] = v74;
    M[52] = v74;
    const double v75 = v74 + ((v30 * v43) + (v24 * v44));
    M[30] = v75;
    M[51] = v75;
    const double v76 = v75 + ((v30 * v40) + (v24 * v41));
    M[22] = v76;
    M[50] = v76;
    const double v77 = v76 + ((v30 * v37) + (v24 * v38));
    M[14] = v77;
    M[49] = v77;
    const double v78 = v77 + ((v0 * v24) + (v1 * v30));
    M[6] = v78;
    M[48] = v78;
    const double v79 = v51 + (0.85 * ((v15 * v23) + (v16 * v29)));
    M[47] = v79;
    M[61] = v79;
    const double v80 = v79 + ((v29 * v46) + (v23 * v47));
    M[39] = v80;
    M[60] = v80;
    const double v81 = v80 + ((v29 * v43) + (v23 * v44));
    M[31] = v81;
    M[59] = v81;
    const double v82 = v81 + ((v29 * v40) + (v23 * v41));
    M[23] = v82;
    M[58] = v82;
    const double v83 = v82 + ((v29 * v37) + (v23 * v38));
    M[15] = v83;
    M[57] = v83;
    const double v84 = v83 + ((v0 * v23) + (v1 * v29));
    M[7] = v84;
    M[56] = v84;
}

void planar8_mass_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double M_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_mass_matrix(prepared, q_lane, M_lane);
        planar8_scatter(64U, count, lane, M_lane, M);
    }
}

void planar8_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double M_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_mass_matrix(&prepared_lane, q_lane, M_lane);
        planar8_scatter(64U, count, lane, M_lane, M);
    }
}

void planar8_bias(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], double h[restrict 8])
{
    (void)prepared;
    double v0;
    double v1;
    planar8_sincos(q[0], &v0, &v1);
    const double v2 = q[0] + q[1];
    double v3;
    double v4;
    planar8_sincos(v2, &v3, &v4);
    const double v5 = q[2] + v2;
    double v6;
    double v7;
    planar8_sincos(v5, &v6, &v7);
    const double v8 = q[3] + v5;
    double v9;
    double v10;
    planar8_sincos(v8, &v9, &v10);
    const double v11 = q[4] + v8;
    double v12;
    double v13;
    planar8_sincos(v11, &v12, &v13);
    const double v14 = q[5] + v11;
    double v15;
    double v16;
    planar8_sincos(v14, &v15, &v16);
    const double v17 = q[6] + v14;
    double v18;
    double v19;
    planar8_sincos(v17, &v18, &v19);
    const double v20 = q[7] + v17;
    double v21;
    double v22;
    planar8_sincos(v20, &v21, &v22);
    const double v23 = 0.6043499999999999 * v21;
    const double v24 = 0.6043499999999999 * v22;
    const double v25 = 0.97 * v4;
    const double v26 = 0.97 * v3;
    const double v27 = 0.94 * v7;
    const double v28 = 0.94 * v6;
    const double v29 = 0.91 * v10;
    const double v30 = 0.91 * v9;
    const double v31 = 0.88 * v13;
    const double v32 = 0.88 * v12;
    const double v33 = qd[0] * qd[0];
    const double v34 = qd[0] + qd[1];
    const double v35 = v34 * v34;
    const double v36 = (v1 * v33) + (v25 * v35);
    const double v37 = qd[2] + v34;
    const double v38 = v37 * v37;
    const double v39 = v36 + (v27 * v38);
    const double v40 = qd[3] + v37;
    const double v41 = v40 * v40;
    const double v42 = v39 + (v29 * v41);
    const double v43 = qd[4] + v40;
    const double v44 = v43 * v43;
    const double v45 = v42 + (v31 * v44);
    const double v46 = 0.85 * v16;
    const double v47 = qd[5] + v43;
    const double v48 = v47 * v47;
    const double v49 = v45 + (v46 * v48);
    const double v50 = 0.82 * v19;
    const double v51 = qd[6] + v47;
    const double v52 = v51 * v51;
    const double v53 = v49 + (v50 * v52);
    const double v54 = qd[7] + v51;
    const double v55 = v54 * v54;
    const double v56 = (2.42 * v53) + (v24 * v55);
    const double v57 = v56 + (1.5550000000000002 * v49);
    const double v58 = v57 + (1.455 * v45);
    const double v59 = v58 + (1.3549999999999998 * v42);
    const double v60 = v59 + (1.255 * v39);
    const double v61 = v60 + (1.1550000000000002 * v36);
    const double v62 = v0 * v33;
    const double v63 = v62 - 9.81;
    const double v64 = v63 + (v26 * v35);
    const double v65 = v64 + (v28 * v38);
    const double v66 = v65 + (v30 * v41);
    const double v67 = v66 + (v32 * v44);
    const double v68 = 0.85 * v15;
    const double v69 = v67 + (v48 * v68);
    const double v70 = 0.82 * v18;
    const double v71 = v69 + (v52 * v70);
    const double v72 = (v23 * v53) - (v24 * v71);
    h[7] = v72;
    const double v73 = (2.42 * v71) + (v23 * v55);
    const double v74 = (v72 + (v56 * v70)) - (v50 * v73);
    h[6] = v74;
    const double v75 = v73 + (1.5550000000000002 * v69);
    const double v76 = (v74 + (v57 * v68)) - (v46 * v75);
    h[5] = v76;
    const double v77 = v75 + (1.455 * v67);
    const double v78 = (v76 + (v32 * v58)) - (v31 * v77);
    h[4] = v78;
    const double v79 = v77 + (1.3549999999999998 * v66);
    const double v80 = (v78 + (v30 * v59)) - (v29 * v79);
    h[3] = v80;
    const double v81 = v79 + (1.255 * v65);
    const double v82 = (v80 + (v28 * v60)) - (v27 * v81);
    h[2] = v82;
    const double v83 = v81 + (1.1550000000000002 * v64);
    const double v84 = (v82 + (v26 * v61)) - (v25 * v83);
    h[1] = v84;
    h[0] = (v84 + (v0 * v61)) - (v1 * (v83 - (1.055 * (v62 - v63))));
}

void planar8_bias_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double h_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_bias(prepared, q_lane, qd_lane, h_lane);
        planar8_scatter(8U, count, lane, h_lane, h);
    }
}

void planar8_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double h_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        planar8_scatter(8U, count, lane, h_lane, h);
    }
}

void planar8_gravity(const planar8_prepared *restrict prepared, const double q[restrict 8], double g[restrict 8])
{
    (void)prepared;
    const double v0 = q[0] + q[1];
    double v1_other;
    double v1;
    planar8_sincos(q[0], &v1_other, &v1);
    double v2_other;
    double v2;
    planar8_sincos(v0, &v2_other, &v2);
    const double v3 = q[2] + v0;
    const double v4 = q[3] + v3;
    const double v5 = q[4] + v4;
    const double v6 = q[5] + v5;
    const double v7 = q[6] + v6;
    double v8_other;
    double v8;
    planar8_sincos(v3, &v8_other, &v8);
    double v9_other;
    double v9;
    planar8_sincos(v4, &v9_other, &v9);
    double v10_other;
    double v10;
    planar8_sincos(v5, &v10_other, &v10);
    double v11_other;
    double v11;
    planar8_sincos(v6, &v11_other, &v11);
    double v12_other;
    double v12;
    planar8_sincos(v7, &v12_other, &v12);
    double v13_other;
    double v13;
    planar8_sincos(q[7] + v7, &v13_other, &v13);
    const double v14 = 5.9286734999999995 * v13;
    g[7] = v14;
    const double v15 = (19.466964 * v12) + v14;
    g[6] = v15;
    const double v16 = (33.145537499999996 * v11) + v15;
    g[5] = v16;
    const double v17 = (46.876104000000005 * v10) + v16;
    g[4] = v17;
    const double v18 = (60.5703735 * v9) + v17;
    g[3] = v18;
    const double v19 = (74.14005599999999 * v8) + v18;
    g[2] = v19;
    const double v20 = (87.4968615 * v2) + v19;
    g[1] = v20;
    g[0] = (100.55249999999998 * v1) + v20;
}

void planar8_gravity_batch(const planar8_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double g_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gravity(prepared, q_lane, g_lane);
        planar8_scatter(8U, count, lane, g_lane, g);
    }
}

void planar8_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double g_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gravity(&prepared_lane, q_lane, g_lane);
        planar8_scatter(8U, count, lane, g_lane, g);
    }
}

void planar8_coriolis_matrix(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], double C[restrict 64])
{
    (void)prepared;
    double v0;
    double v1;
    planar8_sincos(q[0], &v0, &v1);
    const double v2 = qd[0] + qd[1];
    const double v3 = qd[2] + v2;
    const double v4 = qd[3] + v3;
    const double v5 = qd[4] + v4;
    const double v6 = qd[5] + v5;
    const double v7 = qd[6] + v6;
    const double v8 = qd[7] + v7;
    double v9;
    double v10;
    planar8_sincos(q[1], &v9, &v10);
    const double v11 = (v1 * v9) + (v0 * v10);
    const double v12 = (v1 * v10) - (v0 * v9);
    const double v13 = 0.48015 * ((v1 * v11) - (v0 * v12));
    const double v14 = v1 + (0.97 * v12);
    const double v15 = v1 * qd[1];
    const double v16 = v15 + (qd[2] * v14);
    double v17;
    double v18;
    planar8_sincos(q[2], &v17, &v18);
    const double v19 = (v11 * v18) + (v12 * v17);
    const double v20 = v0 + (0.97 * v11);
    const double v21 = (0.5075999999999999 * v19) + (1.2 * v20);
    const double v22 = v0 * qd[1];
    const double v23 = v22 + (qd[2] * v20);
    const double v24 = (v11 * v17) - (v12 * v18);
    const double v25 = (1.2 * v14) - (0.5075999999999999 * v24);
    const double v26 = v20 + (0.94 * v19);
    const double v27 = v23 + (qd[3] * v26);
    const double v28 = v14 - (0.94 * v24);
    double v29;
    double v30;
    planar8_sincos(q[3], &v29, &v30);
    const double v31 = (v19 * v29) + (v24 * v30);
    const double v32 = (1.3 * v28) - (0.53235 * v31);
    const double v33 = v16 + (qd[3] * v28);
    const double v34 = (v19 * v30) - (v24 * v29);
    const double v35 = (0.53235 * v34) + (1.3 * v26);
    const double v36 = v26 + (0.91 * v34);
    const double v37 = v27 + (qd[4] * v36);
    const double v38 = v28 - (0.91 * v31);
    double v39;
    double v40;
    planar8_sincos(q[4], &v39, &v40);
    const double v41 = (v34 * v39) + (v31 * v40);
    const double v42 = (1.4 * v38) - (0.5544 * v41);
    const double v43 = v33 + (qd[4] * v38);
    const double v44 = (v34 * v40) - (v31 * v39);
    const double v45 = (1.4 * v36) + (0.5544 * v44);
    const double v46 = v36 + (0.88 * v44);
    const double v47 = v37 + (qd[5] * v46);
    const double v48 = v38 - (0.88 * v41);
    double v49;
    double v50;
    planar8_sincos(q[5], &v49, &v50);
    const double v51 = (v41 * v50) + (v44 * v49);
    const double v52 = (1.5 * v48) - (0.57375 * v51);
    const double v53 = v43 + (qd[5] * v48);
    const double v54 = (v41 * v49) - (v44 * v50);
    const double v55 = (1.5 * v46) - (0.57375 * v54);
    const double v56 = v46 - (0.85 * v54);
    const double v57 = v47 + (qd[6] * v56);
    const double v58 = v48 - (0.85 * v51);
    double v59;
    double v60;
    planar8_sincos(q[6], &v59, &v60);
    const double v61 = (v51 * v60) - (v54 * v59);
    const double v62 = (1.6 * v58) - (0.5904 * v61);
    const double v63 = v53 + (qd[6] * v58);
    const double v64 = (v51 * v59) + (v54 * v60);
    const double v65 = (1.6 * v56) - (0.5904 * v64);
    const double v66 = v56 - (0.82 * v64);
    const double v67 = v57 + (qd[7] * v66);
    double v68;
    double v69;
    planar8_sincos(q[7], &v68, &v69);
    const double v70 = 0.6043499999999999 * v61;
    const double v71 = 0.6043499999999999 * v64;
    const double v72 = v58 - (0.82 * v61);
    const double v73 = 1.7 * v72;
    const double v74 = ((v69 * v70) - (v68 * v71)) - v73;
    const double v75 = v63 + (qd[7] * v72);
    const double v76 = 1.7 * v66;
    const double v77 = ((v70 * v68) + (v69 * v71)) - v76;
    const double v78 = (v67 * v74) - (v75 * v77);
    const double v79 = ((v57 * v62) - (v63 * v65)) - v78;
    const double v80 = v79 + ((v47 * v52) - (v53 * v55));
    const double v81 = v80 + ((v37 * v42) - (v43 * v45));
    const double v82 = v81 + ((v27 * v32) - (v33 * v35));
    const double v83 = ((v16 * v21) - (v23 * v25)) - v82;
    const double v84 = v83 + (qd[1] * v13);
    const double v85 = v77 - v65;
    const double v86 = v55 - v85;
    const double v87 = v45 + v86;
    const double v88 = v35 + v87;
    const double v89 = v21 + v88;
    const double v90 = v1 * qd[0];
    const double v91 = v74 - v62;
    const double v92 = v52 - v91;
    const double v93 = v42 + v92;
    const double v94 = v32 + v93;
    const double v95 = v25 + v94;
    const double v96 = v0 * qd[0];
    const double v97 = (v89 * v90) - (v95 * v96);
    const double v98 = v97 + (v84 + (qd[0] * v13));
    const double v99 = v15 - (v2 * v14);
    const double v100 = v22 - (v2 * v20);
    const double v101 = (v83 - (v89 * v99)) + (v95 * v100);
    const double v102 = (v3 * v28) - v16;
    const double v103 = (v3 * v26) - v23;
    const double v104 = (v82 - (v88 * v102)) + (v94 * v103);
    C[3] = v104;
    const double v105 = (v4 * v38) - v33;
    const double v106 = (v4 * v36) - v27;
    const double v107 = (v81 - (v87 * v105)) + (v93 * v106);
    C[4] = v107;
    const double v108 = (v5 * v48) - v43;
    const double v109 = (v5 * v46) - v37;
    const double v110 = (v80 - (v86 * v108)) + (v92 * v109);
    C[5] = v110;
    const double v111 = (v6 * v58) - v53;
    const double v112 = (v6 * v56) - v47;
    const double v113 = (v79 + (v85 * v111)) - (v91 * v112);
    C[6] = v113;
    const double v114 = (v7 * v66) - v57;
    const double v115 = (v7 * v72) - v63;
    const double v116 = v78 + ((v74 * v114) - (v77 * v115));
    const double v117 = (1.7 * v67) + (v8 * v77);
    const double v118 = v117 + ((1.6 * v57) - (v7 * v65));
    const double v119 = v118 + ((1.5 * v47) - (v6 * v55));
    const double v120 = v119 + ((1.4 * v37) - (v5 * v45));
    const double v121 = v120 + ((1.3 * v27) - (v4 * v35));
    const double v122 = v121 + ((1.2 * v23) - (v3 * v21));
    const double v123 = (1.7 * v75) + (v8 * v74);
    const double v124 = v123 + ((1.6 * v63) - (v7 * v62));
    const double v125 = v124 + ((1.5 * v53) - (v6 * v52));
    const double v126 = v125 + ((1.4 * v43) - (v5 * v42));
    const double v127 = v126 + ((1.3 * v33) - (v4 * v32));
    const double v128 = v127 + ((1.2 * v16) - (v3 * v25));
    const double v129 = ((v1 * v122) - (v0 * v128)) - (v2 * v13);
    const double v130 = (8.7 * v100) - v122;
    const double v131 = (8.7 * v99) - v128;
    C[10] = ((v1 * v130) - (v0 * v131)) - v101;
    const double v132 = v121 + (7.499999999999999 * v103);
    const double v133 = v127 + (7.499999999999999 * v102);
    C[11] = v104 + ((v0 * v133) - (v1 * v132));
    const double v134 = v120 + (6.199999999999999 * v106);
    const double v135 = v126 + (6.199999999999999 * v105);
    C[12] = v107 + ((v0 * v135) - (v1 * v134));
    const double v136 = v119 + (4.8 * v109);
    const double v137 = v125 + (4.8 * v108);
    C[13] = v110 + ((v0 * v137) - (v1 * v136));
    const double v138 = v118 + (3.3 * v112);
    const double v139 = v124 + (3.3 * v111);
    C[14] = v113 + ((v0 * v139) - (v1 * v138));
    const double v140 = v117 + (1.7 * v114);
    const double v141 = v123 + (1.7 * v115);
    C[15] = ((v0 * v141) - (v1 * v140)) - v116;
    const double v142 = v83 + ((v14 * v122) - (v20 * v128));
    C[17] = ((-v97) - v142) - (8.7 * ((v14 * v96) - (v20 * v90)));
    C[18] = ((v14 * v130) - (v20 * v131)) - v101;
    C[19] = v104 + ((v20 * v133) - (v14 * v132));
    C[20] = v107 + ((v20 * v135) - (v14 * v134));
    C[21] = v110 + ((v20 * v137) - (v14 * v136));
    C[22] = v113 + ((v20 * v139) - (v14 * v138));
    C[23] = ((v20 * v141) - (v14 * v140)) - v116;
    const double v143 = ((v28 * v121) - (v26 * v127)) - v82;
    const double v144 = (7.499999999999999 * v26) - v88;
    const double v145 = (7.499999999999999 * v28) - v94;
    C[25] = ((v90 * v144) - v143) - (v96 * v145);
    C[26] = ((v100 * v145) - (v99 * v144)) - v143;
    C[27] = v104 + ((v26 * v133) - (v28 * v132));
    C[28] = v107 + ((v26 * v135) - (v28 * v134));
    C[29] = v110 + ((v26 * v137) - (v28 * v136));
    C[30] = v113 + ((v26 * v139) - (v28 * v138));
    C[31] = ((v26 * v141) - (v28 * v140)) - v116;
    const double v146 = v81 + ((v36 * v126) - (v38 * v120));
    C[32] = v146;
    const double v147 = (6.199999999999999 * v36) - v87;
    const double v148 = (6.199999999999999 * v38) - v93;
    C[33] = (v146 + (v90 * v147)) - (v96 * v148);
    C[34] = v146 + ((v100 * v148) - (v99 * v147));
    C[35] = v146 + ((v102 * v147) - (v103 * v148));
    C[36] = v107 + ((v36 * v135) - (v38 * v134));
    C[37] = v110 + ((v36 * v137) - (v38 * v136));
    C[38] = v113 + ((v36 * v139) - (v38 * v138));
    C[39] = ((v36 * v141) - (v38 * v140)) - v116;
    const double v149 = v80 + ((v46 * v125) - (v48 * v119));
    C[40] = v149;
    const double v150 = (4.8 * v46) - v86;
    const double v151 = (4.8 * v48) - v92;
    C[41] = (v149 + (v90 * v150)) - (v96 * v151);
    C[42] = v149 + ((v100 * v151) - (v99 * v150));
    C[43] = v149 + ((v102 * v150) - (v103 * v151));
    C[44] = v149 + ((v105 * v150) - (v106 * v151));
    C[45] = v110 + ((v46 * v137) - (v48 * v136));
    C[46] = v113 + ((v46 * v139) - (v48 * v138));
    C[47] = ((v46 * v141) - (v48 * v140)) - v116;
    const double v152 = v79 + ((v56 * v124) - (v58 * v118));
    C[48] = v152;
    const double v153 = v85 + (3.3 * v56);
    const double v154 = v91 + (3.3 * v58);
    C[49] = (v152 + (v90 * v153)) - (v96 * v154);
    C[50] = v152 + ((v100 * v154) - (v99 * v153));
    C[51] = v152 + ((v102 * v153) - (v103 * v154));
    C[52] = v152 + ((v105 * v153) - (v106 * v154));
    C[53] = v152 + ((v108 * v153) - (v109 * v154));
    C[54] = v113 + ((v56 * v139) - (v58 * v138));
    C[55] = ((v56 * v141) - (v58 * v140)) - v116;
    const double v155 = ((v66 * v123) - (v72 * v117)) - v78;
    C[56] = v155;
    const double v156 = v76 + v77;
    const double v157 = v73 + v74;
    C[57] = (v155 + (v90 * v156)) - (v96 * v157);
    C[58] = v155 + ((v100 * v157) - (v99 * v156));
    C[59] = v155 + ((v102 * v156) - (v103 * v157));
    C[60] = v155 + ((v105 * v156) - (v106 * v157));
    C[61] = v155 + ((v108 * v156) - (v109 * v157));
    C[62] = v155 + ((v111 * v156) - (v112 * v157));
    C[63] = ((v66 * v141) - (v72 * v140)) - v116;
    C[0] = -v84;
    C[1] = -v98;
    C[2] = -v101;
    C[7] = -v116;
    C[8] = -(v84 + v129);
    C[9] = -(v98 + v129);
    C[16] = -v142;
    C[24] = -v143;
}

void planar8_coriolis_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double C_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        planar8_scatter(64U, count, lane, C_lane, C);
    }
}

void planar8_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double C_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        planar8_scatter(64U, count, lane, C_lane, C);
    }
}

void planar8_inverse_dynamics(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], const double qdd[restrict 8], double tau[restrict 8])
{
    (void)prepared;
    double v0;
    double v1;
    planar8_sincos(q[0], &v0, &v1);
    const double v2 = q[0] + q[1];
    double v3;
    double v4;
    planar8_sincos(v2, &v3, &v4);
    const double v5 = q[2] + v2;
    double v6;
    double v7;
    planar8_sincos(v5, &v6, &v7);
    const double v8 = q[3] + v5;
    double v9;
    double v10;
    planar8_sincos(v8, &v9, &v10);
    const double v11 = q[4] + v8;
    double v12;
    double v13;
    planar8_sincos(v11, &v12, &v13);
    const double v14 = q[5] + v11;
    double v15;
    double v16;
    planar8_sincos(v14, &v15, &v16);
    const double v17 = q[6] + v14;
    double v18;
    double v19;
    planar8_sincos(v17, &v18, &v19);
    const double v20 = q[7] + v17;
    double v21;
    double v22;
    planar8_sincos(v20, &v21, &v22);
    const double v23 = 0.6043499999999999 * v21;
    const double v24 = 0.6043499999999999 * v22;
    const double v25 = 0.97 * v4;
    const double v26 = 0.97 * v3;
    const double v27 = 0.94 * v7;
    const double v28 = 0.94 * v6;
    const double v29 = 0.91 * v10;
    const double v30 = 0.91 * v9;
    const double v31 = 0.88 * v13;
    const double v32 = 0.88 * v12;
    const double v33 = qd[0] * qd[0];
    const double v34 = qd[0] + qd[1];
    const double v35 = v34 * v34;
    const double v36 = qd[2] + v34;
    const double v37 = v36 * v36;
    const double v38 = qd[3] + v36;
    const double v39 = v38 * v38;
    const double v40 = qd[4] + v38;
    const double v41 = v40 * v40;
    const double v42 = 0.85 * v16;
    const double v43 = qd[5] + v40;
    const double v44 = v43 * v43;
    const double v45 = 0.82 * v19;
    const double v46 = qd[6] + v43;
    const double v47 = v46 * v46;
    const double v48 = qd[7] + v46;
    const double v49 = v48 * v48;
    const double v50 = 0.85 * v15;
    const double v51 = 0.82 * v18;
    const double v52 = (v1 * v33) + (v0 * qdd[0]);
    const double v53 = qdd[0] + qdd[1];
    const double v54 = v52 + ((v25 * v35) + (v26 * v53));
    const double v55 = qdd[2] + v53;
    const double v56 = v54 + ((v27 * v37) + (v28 * v55));
    const double v57 = qdd[3] + v55;
    const double v58 = v56 + ((v29 * v39) + (v30 * v57));
    const double v59 = qdd[4] + v57;
    const double v60 = v58 + ((v31 * v41) + (v32 * v59));
    const double v61 = qdd[5] + v59;
    const double v62 = v60 + ((v42 * v44) + (v50 * v61));
    const double v63 = qdd[6] + v61;
    const double v64 = qdd[7] + v63;
    const double v65 = v62 + ((v45 * v47) + (v51 * v63));
    const double v66 = ((v24 * v49) + (v23 * v64)) + (2.42 * v65);
    const double v67 = v66 + (1.5550000000000002 * v62);
    const double v68 = v67 + (1.455 * v60);
    const double v69 = v68 + (1.3549999999999998 * v58);
    const double v70 = v69 + (1.255 * v56);
    const double v71 = v70 + (1.1550000000000002 * v54);
    const double v72 = ((v0 * v33) - (v1 * qdd[0])) - 9.81;
    const double v73 = ((v25 * v53) - (v26 * v35)) - v72;
    const double v74 = v73 + ((v27 * v55) - (v28 * v37));
    const double v75 = v74 + ((v29 * v57) - (v30 * v39));
    const double v76 = v75 + ((v31 * v59) - (v32 * v41));
    const double v77 = v76 + ((v42 * v61) - (v44 * v50));
    const double v78 = v77 + ((v45 * v63) - (v47 * v51));
    const double v79 = ((v24 * v64) - (v23 * v49)) + (2.42 * v78);
    const double v80 = v79 + (1.5550000000000002 * v77);
    const double v81 = v80 + (1.455 * v76);
    const double v82 = v81 + (1.3549999999999998 * v75);
    const double v83 = v82 + (1.255 * v74);
    const double v84 = v83 + (1.1550000000000002 * v73);
    const double v85 = ((v24 * v78) + (v23 * v65)) + (0.30326059166666663 * v64);
    tau[7] = v85;
    const double v86 = v85 + (((v45 * v79) + (v51 * v66)) - (0.17661706666666654 * v63));
    tau[6] = v86;
    const double v87 = v86 + (((v42 * v80) + (v50 * v67)) - (0.17791562500000002 * v61));
    tau[5] = v87;
    const double v88 = v87 + (((v31 * v81) + (v32 * v68)) - (0.17798293333333343 * v59));
    tau[4] = v88;
    const double v89 = v88 + (((v29 * v82) + (v30 * v69)) - (0.17673034166666668 * v57));
    tau[3] = v89;
    const double v90 = v89 + (((v27 * v83) + (v28 * v70)) - (0.1740691999999998 * v55));
    tau[2] = v90;
    const double v91 = v90 + (((v25 * v84) + (v26 * v71)) - (0.16991085833333336 * v53));
    tau[1] = v91;
    const double v92 = (v0 * (v71 + (1.055 * v52))) - (v1 * ((1.055 * v72) - v84));
    tau[0] = v91 + (v92 - (0.16416666666666663 * qdd[0]));
}

void planar8_inverse_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double tau_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        planar8_scatter(8U, count, lane, tau_lane, tau);
    }
}

void planar8_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double tau_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        planar8_scatter(8U, count, lane, tau_lane, tau);
    }
}

void planar8_forward_dynamics(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], const double tau[restrict 8], double qdd[restrict 8])
{
    (void)prepared;
    double v0;
    double v1;
    planar8_sincos(q[0], &v0, &v1);
    const double v2 = q[0] + q[1];
    double v3;
    double v4;
    planar8_sincos(v2, &v3, &v4);
    const double v5 = q[2] + v2;
    double v6;
    double v7;
    planar8_sincos(v5, &v6, &v7);
    const double v8 = q[3] + v5;
    double v9;
    double v10;
    planar8_sincos(v8, &v9, &v10);
    const double v11 = q[4] + v8;
    double v12;
    double v13;
    planar8_sincos(v11, &v12, &v13);
    const double v14 = q[5] + v11;
    double v15;
    double v16;
    planar8_sincos(v14, &v15, &v16);
    const double v17 = q[6] + v14;
    double v18;
    double v19;
    planar8_sincos(v17, &v18, &v19);
    const double v20 = q[7] + v17;
    double v21;
    double v22;
    planar8_sincos(v20, &v21, &v22);
    const double v23 = 0.6043499999999999 * v21;
    const double v24 = 0.6043499999999999 * v22;
    const double v25 = 0.97 * v4;
    const double v26 = 0.97 * v3;
    const double v27 = 0.94 * v7;
    const double v28 = 0.94 * v6;
    const double v29 = 0.91 * v10;
    const double v30 = 0.91 * v9;
    const double v31 = 0.88 * v13;
    const double v32 = 0.88 * v12;
    const double v33 = qd[0] * qd[0];
    const double v34 = qd[0] + qd[1];
    const double v35 = v34 * v34;
    const double v36 = (v1 * v33) + (v25 * v35);
    const double v37 = qd[2] + v34;
    const double v38 = v37 * v37;
    const double v39 = v36 + (v27 * v38);
    const double v40 = qd[3] + v37;
    const double v41 = v40 * v40;
    const double v42 = v39 + (v29 * v41);
    const double v43 = qd[4] + v40;
    const double v44 = v43 * v43;
    const double v45 = v42 + (v31 * v44);
    const double v46 = 0.85 * v16;
    const double v47 = qd[5] + v43;
    const double v48 = v47 * v47;
    const double v49 = v45 + (v46 * v48);
    const double v50 = 0.82 * v19;
    const double v51 = qd[6] + v47;
    const double v52 = v51 * v51;
    const double v53 = v49 + (v50 * v52);
    const double v54 = qd[7] + v51;
    const double v55 = v54 * v54;
    const double v56 = v0 * v33;
    const double v57 = v56 - 9.81;
    const double v58 = v57 + (v26 * v35);
    const double v59 = v58 + (v28 * v38);
    const double v60 = v59 + (v30 * v41);
    const double v61 = v60 + (v32 * v44);
    const double v62 = 0.85 * v15;
    const double v63 = v61 + (v48 * v62);
    const double v64 = 0.82 * v18;
    const double v65 = v63 + (v52 * v64);
    const double v66 = 1.9928405358526773 * v22;
    const double v67 = v23 * v66;
    const double v68 = 1.9928405358526773 * v21;
    const double v69 = (v23 * v68) - 2.42;
    const double v70 = (v50 * v67) + (v64 * v69);
    const double v71 = (v24 * v66) - 2.42;
    const double v72 = (v50 * v71) + (v64 * v67);
    const double v73 = 1.0 / (0.17661706666666654 + ((v50 * v72) + (v64 * v70)));
    const double v74 = v72 * v73;
    const double v75 = v67 - (v70 * v74);
    const double v76 = v70 * v73;
    const double v77 = (v69 - (v70 * v76)) - 1.5550000000000002;
    const double v78 = (v46 * v75) + (v62 * v77);
    const double v79 = (v71 - (v72 * v74)) - 1.5550000000000002;
    const double v80 = (v46 * v79) + (v62 * v75);
    const double v81 = 1.0 / (0.17791562500000002 + ((v46 * v80) + (v62 * v78)));
    const double v82 = v80 * v81;
    const double v83 = v75 - (v78 * v82);
    const double v84 = v78 * v81;
    const double v85 = (v77 - (v78 * v84)) - 1.455;
    const double v86 = (v31 * v83) + (v32 * v85);
    const double v87 = (v79 - (v80 * v82)) - 1.455;
    const double v88 = (v31 * v87) + (v32 * v83);
    const double v89 = 1.0 / (0.17798293333333343 + ((v31 * v88) + (v32 * v86)));
    const double v90 = v88 * v89;
    const double v91 = v83 - (v86 * v90);
    const double v92 = v86 * v89;
    const double v93 = (v85 - (v86 * v92)) - 1.3549999999999998;
    const double v94 = (v29 * v91) + (v30 * v93);
    const double v95 = (v87 - (v88 * v90)) - 1.3549999999999998;
    const double v96 = (v29 * v95) + (v30 * v91);
    const double v97 = 1.0 / (0.17673034166666668 + ((v29 * v96) + (v30 * v94)));
    const double v98 = v96 * v97;
    const double v99 = v91 - (v94 * v98);
    const double v100 = v94 * v97;
    const double v101 = (v93 - (v94 * v100)) - 1.255;
    const double v102 = (v27 * v99) + (v28 * v101);
    const double v103 = (v95 - (v96 * v98)) - 1.255;
    const double v104 = (v27 * v103) + (v28 * v99);
    const double v105 = 1.0 / (0.1740691999999998 + ((v27 * v104) + (v28 * v102)));
    const double v106 = v104 * v105;
    const double v107 = v99 - (v102 * v106);
    const double v108 = v102 * v105;
    const double v109 = (v101 - (v102 * v108)) - 1.1550000000000002;
    const double v110 = (v25 * v107) + (v26 * v109);
    const double v111 = (v103 - (v104 * v106)) - 1.1550000000000002;
    const double v112 = (v25 * v111) + (v26 * v107);
    const double v113 = 1.0 / (0.16991085833333336 + ((v25 * v112) + (v26 * v110)));
    const double v114 = v112 * v113;
    const double v115 = v107 - (v110 * v114);
    const double v116 = v0 * (v110 * v113);
    const double v117 = 1.055 * v1;
    const double v118 = v1 * v114;
    const double v119 = v0 * (((v1 * v115) - (v110 * v116)) + (v0 * (v109 - 1.055)));
    const double v120 = v119 + (v1 * ((((v0 * v115) + (v1 * v111)) - v117) - (v112 * v118)));
    const double v121 = tau[7] + ((v24 * v65) - (v23 * v53));
    const double v122 = (v24 * v55) + ((2.42 * v53) + (v68 * v121));
    const double v123 = (v23 * v55) + ((2.42 * v65) - (v66 * v121));
    const double v124 = (tau[6] + ((v50 * v123) - (v64 * v122))) - tau[7];
    const double v125 = ((1.5550000000000002 * v49) + v122) + (v76 * v124);
    const double v126 = ((1.5550000000000002 * v63) + v123) - (v74 * v124);
    const double v127 = (tau[5] + ((v46 * v126) - (v62 * v125))) - tau[6];
    const double v128 = ((1.455 * v45) + v125) + (v84 * v127);
    const double v129 = ((1.455 * v61) + v126) - (v82 * v127);
    const double v130 = (tau[4] + ((v31 * v129) - (v32 * v128))) - tau[5];
    const double v131 = ((1.3549999999999998 * v42) + v128) + (v92 * v130);
    const double v132 = ((1.3549999999999998 * v60) + v129) - (v90 * v130);
    const double v133 = (tau[3] + ((v29 * v132) - (v30 * v131))) - tau[4];
    const double v134 = ((1.255 * v39) + v131) + (v100 * v133);
    const double v135 = ((1.255 * v59) + v132) - (v98 * v133);
    const double v136 = (tau[2] + ((v27 * v135) - (v28 * v134))) - tau[3];
    const double v137 = ((1.1550000000000002 * v36) + v134) + (v108 * v136);
    const double v138 = ((1.1550000000000002 * v58) + v135) - (v106 * v136);
    const double v139 = (tau[1] + ((v25 * v138) - (v26 * v137))) - tau[2];
    const double v140 = v116 + v118;
    const double v141 = (tau[1] + (((v0 * v137) - (v1 * v138)) - tau[0])) + (v139 * v140);
    const double v142 = (1.0 / (0.16416666666666663 + v120)) * (v141 - (v117 * (v57 - v56)));
    qdd[0] = v142;
    const double v143 = (v113 * v139) + (v140 * v142);
    const double v144 = (v0 * v142) - (v26 * v143);
    const double v145 = (v1 * v142) - (v25 * v143);
    const double v146 = ((v105 * v136) + (v108 * v144)) + (v106 * v145);
    qdd[2] = v143 - v146;
    const double v147 = (v28 * v146) - v144;
    const double v148 = (v27 * v146) - v145;
    const double v149 = ((v97 * v133) - (v100 * v147)) - (v98 * v148);
    qdd[3] = v146 - v149;
    const double v150 = v147 + (v30 * v149);
    const double v151 = v148 + (v29 * v149);
    const double v152 = ((v89 * v130) - (v92 * v150)) - (v90 * v151);
    qdd[4] = v149 - v152;
    const double v153 = v150 + (v32 * v152);
    const double v154 = v151 + (v31 * v152);
    const double v155 = ((v81 * v127) - (v84 * v153)) - (v82 * v154);
    qdd[5] = v152 - v155;
    const double v156 = v153 + (v62 * v155);
    const double v157 = v154 + (v46 * v155);
    const double v158 = ((v73 * v124) - (v76 * v156)) - (v74 * v157);
    qdd[6] = v155 - v158;
    const double v159 = v158 + (((3.2974940611444983 * v121) + (v68 * v156)) + (v66 * v157));
    qdd[7] = v159 + (v158 * ((v50 * v66) + (v64 * v68)));
    qdd[1] = -(v142 + v143);
}

void planar8_forward_dynamics_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double tau_lane[8];
        double qdd_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, tau, tau_lane);
        planar8_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        planar8_scatter(8U, count, lane, qdd_lane, qdd);
    }
}

void planar8_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double tau_lane[8];
        double qdd_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, tau, tau_lane);
        planar8_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        planar8_scatter(8U, count, lane, qdd_lane, qdd);
    }
}

void planar8_kinetic_energy(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], double *restrict T)
{
    (void)prepared;
    const double v0 = qd[0] + qd[1];
    const double v1 = qd[2] + v0;
    const double v2 = qd[3] + v1;
    const double v3 = qd[4] + v2;
    const double v4 = qd[5] + v3;
    const double v5 = qd[6] + v4;
    const double v6 = qd[7] + v5;
    double v7;
    double v8;
    planar8_sincos(q[1], &v7, &v8);
    double v9;
    double v10;
    planar8_sincos(q[2], &v9, &v10);
    double v11;
    double v12;
    planar8_sincos(q[3], &v11, &v12);
    double v13;
    double v14;
    planar8_sincos(q[4], &v13, &v14);
    double v15;
    double v16;
    planar8_sincos(q[5], &v15, &v16);
    double v17;
    double v18;
    planar8_sincos(q[6], &v17, &v18);
    double v19;
    double v20;
    planar8_sincos(q[7], &v19, &v20);
    const double v21 = qd[0] * v8;
    const double v22 = v21 + (0.97 * v0);
    const double v23 = qd[0] * v7;
    const double v24 = (v9 * v22) + (v10 * v23);
    const double v25 = (v9 * v23) - (v10 * v22);
    const double v26 = (0.94 * v1) - v25;
    const double v27 = (v12 * v24) + (v11 * v26);
    const double v28 = (v12 * v26) - (v11 * v24);
    const double v29 = v28 + (0.91 * v2);
    const double v30 = (v14 * v27) + (v13 * v29);
    const double v31 = (v14 * v29) - (v13 * v27);
    const double v32 = v31 + (0.88 * v3);
    const double v33 = (v16 * v30) + (v15 * v32);
    const double v34 = (v16 * v32) - (v15 * v30);
    const double v35 = v34 + (0.85 * v4);
    const double v36 = (v18 * v33) + (v17 * v35);
    const double v37 = (v18 * v35) - (v17 * v33);
    const double v38 = v37 + (0.82 * v5);
    const double v39 = (v20 * v36) + (v19 * v38);
    const double v40 = (v19 * v36) - (v20 * v38);
    const double v41 = (qd[0] * qd[0]) * (0.14291666666666666 + (0.55 * ((v8 * v8) + (v7 * v7))));
    const double v42 = (v41 + (v39 * (0.85 * v39))) + (v40 * ((0.85 * v40) - (0.6043499999999999 * v6)));
    const double v43 = (v42 + (v6 * (0.15163029583333332 * v6))) + (v0 * ((0.14791732083333334 * v0) + (0.48015 * v21)));
    const double v44 = v43 + (v1 * ((0.1515374 * v1) - (0.5075999999999999 * v25)));
    const double v45 = v44 + (v2 * ((0.15385407916666666 * v2) + (0.53235 * v28)));
    const double v46 = v45 + (v3 * ((0.15494453333333333 * v3) + (0.5544 * v31)));
    const double v47 = v46 + (v4 * ((0.1548859375 * v4) + (0.57375 * v34)));
    const double v48 = v47 + (0.6 * ((v25 * v25) + (v24 * v24)));
    const double v49 = v48 + (0.65 * ((v28 * v28) + (v27 * v27)));
    const double v50 = v49 + (0.7 * ((v31 * v31) + (v30 * v30)));
    const double v51 = v50 + (0.75 * ((v34 * v34) + (v33 * v33)));
    const double v52 = v51 + (v5 * ((0.15375546666666667 * v5) + (0.5904 * v37)));
    *T = v52 + (0.8 * ((v37 * v37) + (v36 * v36)));
}

void planar8_kinetic_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void planar8_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

void planar8_potential_energy(const planar8_prepared *restrict prepared, const double q[restrict 8], double *restrict V)
{
    (void)prepared;
    double v0;
    double v1;
    planar8_sincos(q[0], &v0, &v1);
    double v2;
    double v3;
    planar8_sincos(q[1], &v2, &v3);
    double v4;
    double v5;
    planar8_sincos(q[2], &v4, &v5);
    double v6;
    double v7;
    planar8_sincos(q[3], &v6, &v7);
    double v8;
    double v9;
    planar8_sincos(q[4], &v8, &v9);
    double v10;
    double v11;
    planar8_sincos(q[5], &v10, &v11);
    double v12;
    double v13;
    planar8_sincos(q[6], &v12, &v13);
    double v14;
    double v15;
    planar8_sincos(q[7], &v14, &v15);
    const double v16 = 0.6043499999999999 * v14;
    const double v17 = 1.9844 + (0.6043499999999999 * v15);
    const double v18 = (v12 * v17) + (v13 * v16);
    const double v19 = 3.3787499999999997 + ((v13 * v17) - (v12 * v16));
    const double v20 = (v10 * v19) + (v11 * v18);
    const double v21 = 4.7784 + ((v11 * v19) - (v10 * v18));
    const double v22 = (v8 * v21) + (v9 * v20);
    const double v23 = 6.17435 + ((v9 * v21) - (v8 * v20));
    const double v24 = (v6 * v23) + (v7 * v22);
    const double v25 = 7.557599999999999 + ((v7 * v23) - (v6 * v22));
    const double v26 = (v4 * v25) + (v5 * v24);
    const double v27 = 8.919149999999998 + ((v5 * v25) - (v4 * v24));
    const double v28 = v0 * (10.249999999999998 + ((v3 * v27) - (v2 * v26)));
    *V = 9.81 * (v28 + (v1 * ((v2 * v27) + (v3 * v26))));
}

void planar8_potential_energy_batch(const planar8_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void planar8_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

void planar8_position_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double x[restrict 3])
{
    (void)prepared;
    double v0;
    double v1;
    planar8_sincos(q[0], &v0, &v1);
    double v2;
    double v3;
    planar8_sincos(q[1], &v2, &v3);
    const double v4 = (v1 * v2) + (v0 * v3);
    double v5;
    double v6;
    planar8_sincos(q[2], &v5, &v6);
    double v7;
    double v8;
    planar8_sincos(q[3], &v7, &v8);
    double v9;
    double v10;
    planar8_sincos(q[4], &v9, &v10);
    double v11;
    double v12;
    planar8_sincos(q[5], &v11, &v12);
    double v13;
    double v14;
    planar8_sincos(q[6], &v13, &v14);
    double v15;
    double v16;
    planar8_sincos(q[7], &v15, &v16);
    x[2] = 0.0;
    const double v17 = (v0 * v2) - (v1 * v3);
    const double v18 = (v4 * v5) + (v6 * v17);
    const double v19 = (v5 * v17) - (v4 * v6);
    const double v20 = (v7 * v19) - (v8 * v18);
    const double v21 = (v7 * v18) + (v8 * v19);
    const double v22 = (v9 * v21) + (v10 * v20);
    const double v23 = (v9 * v20) - (v10 * v21);
    const double v24 = (v11 * v23) - (v12 * v22);
    const double v25 = (v11 * v22) + (v12 * v23);
    const double v26 = (v13 * v25) + (v14 * v24);
    const double v27 = 0.82 + (0.79 * v16);
    const double v28 = (v13 * v24) - (v14 * v25);
    const double v29 = 0.79 * v15;
    const double v30 = (((v1 - (0.97 * v17)) - (0.94 * v18)) + (0.91 * v20)) + (0.88 * v22);
    x[0] = ((v30 - (0.85 * v24)) - (v26 * v27)) + (v28 * v29);
    const double v31 = (((v0 + (0.97 * v4)) - (0.94 * v19)) - (0.91 * v21)) + (0.88 * v23);
    x[1] = ((v31 + (0.85 * v25)) - (v27 * v28)) - (v26 * v29);
}

void planar8_position_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double x_lane[3];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_position_tip(prepared, q_lane, x_lane);
        planar8_scatter(3U, count, lane, x_lane, x);
    }
}

void planar8_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double x_lane[3];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_position_tip(&prepared_lane, q_lane, x_lane);
        planar8_scatter(3U, count, lane, x_lane, x);
    }
}

void planar8_rotation_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double R[restrict 9])
{
    (void)prepared;
    double v0;
    double v1;
    planar8_sincos(q[0], &v0, &v1);
    double v2;
    double v3;
    planar8_sincos(q[1], &v2, &v3);
    const double v4 = (v1 * v2) + (v0 * v3);
    const double v5 = (v1 * v3) - (v0 * v2);
    double v6;
    double v7;
    planar8_sincos(q[2], &v6, &v7);
    const double v8 = (v4 * v7) + (v5 * v6);
    double v9;
    double v10;
    planar8_sincos(q[3], &v9, &v10);
    double v11;
    double v12;
    planar8_sincos(q[4], &v11, &v12);
    double v13;
    double v14;
    planar8_sincos(q[5], &v13, &v14);
    double v15;
    double v16;
    planar8_sincos(q[6], &v15, &v16);
    double v17;
    double v18;
    planar8_sincos(q[7], &v17, &v18);
    R[8] = 1.0;
    R[2] = 0.0;
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
    const double v19 = (v5 * v7) - (v4 * v6);
    const double v20 = (v10 * v19) - (v8 * v9);
    const double v21 = (v8 * v10) + (v9 * v19);
    const double v22 = (v12 * v20) - (v11 * v21);
    const double v23 = (v12 * v21) + (v11 * v20);
    const double v24 = (v14 * v22) - (v13 * v23);
    const double v25 = (v14 * v23) + (v13 * v22);
    const double v26 = (v16 * v24) - (v15 * v25);
    const double v27 = (v16 * v25) + (v15 * v24);
    const double v28 = (v18 * v26) - (v17 * v27);
    R[0] = v28;
    R[4] = v28;
    const double v29 = (v18 * v27) + (v17 * v26);
    R[3] = v29;
    R[1] = -v29;
}

void planar8_rotation_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double R_lane[9];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_rotation_tip(prepared, q_lane, R_lane);
        planar8_scatter(9U, count, lane, R_lane, R);
    }
}

void planar8_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double R_lane[9];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_rotation_tip(&prepared_lane, q_lane, R_lane);
        planar8_scatter(9U, count, lane, R_lane, R);
    }
}

void planar8_jacobian_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double J[restrict 48])
{
    (void)prepared;
    double v0;
    double v1;
    planar8_sincos(q[0], &v0, &v1);
    double v2;
    double v3;
    planar8_sincos(q[1], &v2, &v3);
    const double v4 = (v1 * v2) + (v0 * v3);
    double v5;
    double v6;
    planar8_sincos(q[2], &v5, &v6);
    const double v7 = 0.97 * v4;
    double v8;
    double v9;
    planar8_sincos(q[3], &v8, &v9);
    double v10;
    double v11;
    planar8_sincos(q[4], &v10, &v11);
    double v12;
    double v13;
    planar8_sincos(q[5], &v12, &v13);
    double v14;
    double v15;
    planar8_sincos(q[6], &v14, &v15);
    double v16;
    double v17;
    planar8_sincos(q[7], &v16, &v17);
    J[40] = 1.0;
    J[41] = 1.0;
    J[42] = 1.0;
    J[43] = 1.0;
    J[44] = 1.0;
    J[45] = 1.0;
    J[46] = 1.0;
    J[47] = 1.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[19] = 0.0;
    J[20] = 0.0;
    J[21] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = 0.0;
    J[25] = 0.0;
    J[26] = 0.0;
    J[27] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[30] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    J[36] = 0.0;
    J[37] = 0.0;
    J[38] = 0.0;
    J[39] = 0.0;
    const double v18 = (v0 * v2) - (v1 * v3);
    const double v19 = (v4 * v5) + (v6 * v18);
    const double v20 = (v5 * v18) - (v4 * v6);
    const double v21 = (v8 * v20) - (v9 * v19);
    const double v22 = (v8 * v19) + (v9 * v20);
    const double v23 = (v10 * v22) + (v11 * v21);
    const double v24 = (v10 * v21) - (v11 * v22);
    const double v25 = (v12 * v24) - (v13 * v23);
    const double v26 = (v12 * v23) + (v13 * v24);
    const double v27 = (v14 * v26) + (v15 * v25);
    const double v28 = 0.82 + (0.79 * v17);
    const double v29 = (v14 * v25) - (v15 * v26);
    const double v30 = 0.79 * v16;
    const double v31 = 0.97 * v18;
    const double v32 = 0.91 * v21;
    const double v33 = 0.91 * v22;
    const double v34 = v7 - (0.94 * v20);
    const double v35 = v33 - (0.88 * v24);
    const double v36 = ((0.85 * v26) + v34) - v35;
    const double v37 = (v27 * v30) + ((v28 * v29) - v36);
    J[1] = v37;
    J[0] = v37 - v0;
    J[2] = v7 + v37;
    const double v38 = v34 + v37;
    J[3] = v38;
    J[4] = v38 - v33;
    J[5] = v38 - v35;
    const double v39 = v36 + v37;
    J[6] = v39;
    J[7] = v39 - (0.82 * v29);
    const double v40 = v31 + (0.94 * v19);
    const double v41 = v32 + (0.88 * v23);
    const double v42 = ((0.85 * v25) + v40) - v41;
    const double v43 = ((v29 * v30) - (v27 * v28)) - v42;
    J[9] = v43;
    J[8] = v1 + v43;
    J[10] = v31 + v43;
    const double v44 = v40 + v43;
    J[11] = v44;
    J[12] = v44 - v32;
    J[13] = v44 - v41;
    const double v45 = v42 + v43;
    J[14] = v45;
    J[15] = v45 + (0.82 * v27);
}

void planar8_jacobian_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double J_lane[48];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_jacobian_tip(prepared, q_lane, J_lane);
        planar8_scatter(48U, count, lane, J_lane, J);
    }
}

void planar8_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double J_lane[48];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_jacobian_tip(&prepared_lane, q_lane, J_lane);
        planar8_scatter(48U, count, lane, J_lane, J);
    }
}

void planar8_influence_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double G[restrict 24], double H[restrict 192])
{
    (void)prepared;
    double v0;
    double v1;
    planar8_sincos(q[0], &v0, &v1);
    double v2;
    double v3;
    planar8_sincos(q[1], &v2, &v3);
    const double v4 = (v1 * v2) + (v0 * v3);
    double v5;
    double v6;
    planar8_sincos(q[2], &v5, &v6);
    const double v7 = 0.97 * v4;
    double v8;
    double v9;
    planar8_sincos(q[3], &v8, &v9);
    double v10;
    double v11;
    planar8_sincos(q[4], &v10, &v11);
    double v12;
    double v13;
    planar8_sincos(q[5], &v12, &v13);
    double v14;
    double v15;
    planar8_sincos(q[6], &v14, &v15);
    double v16;
    double v17;
    planar8_sincos(q[7], &v16, &v17);
    G[16] = 0.0;
    G[17] = 0.0;
    G[18] = 0.0;
    G[19] = 0.0;
    G[20] = 0.0;
    G[21] = 0.0;
    G[22] = 0.0;
    G[23] = 0.0;
    H[128] = 0.0;
    H[129] = 0.0;
    H[130] = 0.0;
    H[131] = 0.0;
    H[132] = 0.0;
    H[133] = 0.0;
    H[134] = 0.0;
    H[135] = 0.0;
    H[136] = 0.0;
    H[137] = 0.0;
    H[138] = 0.0;
    H[139] = 0.0;
    H[140] = 0.0;
    H[141] = 0.0;
    H[142] = 0.0;
    H[143] = 0.0;
    H[144] = 0.0;
    H[145] = 0.0;
    H[146] = 0.0;
    H[147] = 0.0;
    H[148] = 0.0;
    H[149] = 0.0;
    H[150] = 0.0;
    H[151] = 0.0;
    H[152] = 0.0;
    H[153] = 0.0;
    H[154] = 0.0;
    H[155] = 0.0;
    H[156] = 0.0;
    H[157] = 0.0;
    H[158] = 0.0;
    H[159] = 0.0;
    H[160] = 0.0;
    H[161] = 0.0;
    H[162] = 0.0;
    H[163] = 0.0;
    H[164] = 0.0;
    H[165] = 0.0;
    H[166] = 0.0;
    H[167] = 0.0;
    H[168] = 0.0;
    H[169] = 0.0;
    H[170] = 0.0;
    H[171] = 0.0;
    H[172] = 0.0;
    H[173] = 0.0;
    H[174] = 0.0;
    H[175] = 0.0;
    H[176] = 0.0;
    H[177] = 0.0;
    H[178] = 0.0;
    H[179] = 0.0;
    H[180] = 0.0;
    H[181] = 0.0;
    H[182] = 0.0;
    H[183] = 0.0;
    H[184] = 0.0;
    H[185] = 0.0;
    H[186] = 0.0;
    H[187] = 0.0;
    H[188] = 0.0;
    H[189] = 0.0;
    H[190] = 0.0;
    H[191] = 0.0;
    const double v18 = (v0 * v2) - (v1 * v3);
    const double v19 = (v4 * v5) + (v6 * v18);
    const double v20 = (v5 * v18) - (v4 * v6);
    const double v21 = (v8 * v20) - (v9 * v19);
    const double v22 = (v8 * v19) + (v9 * v20);
    const double v23 = (v10 * v22) + (v11 * v21);
    const double v24 = 0.82 + (0.79 * v17);
    const double v25 = 0.79 * v16;
    const double v26 = 0.97 * v18;
    const double v27 = 0.91 * v21;
    const double v28 = 0.91 * v22;
    const double v29 = v7 - (0.94 * v20);
    const double v30 = v26 + (0.94 * v19);
    const double v31 = v27 + (0.88 * v23);
    const double v32 = (v11 * v22) - (v10 * v21);
    const double v33 = (v13 * v23) + (v12 * v32);
    const double v34 = (v12 * v23) - (v13 * v32);
    const double v35 = (v14 * v33) + (v15 * v34);
    const double v36 = v28 + (0.88 * v32);
    const double v37 = (v29 + (0.85 * v34)) - v36;
    const double v38 = (v14 * v34) - (v15 * v33);
    const double v39 = ((v25 * v38) - (v24 * v35)) - v37;
    G[1] = v39;
    H[65] = v39;
    H[72] = v39;
    H[73] = v39;
    const double v40 = v7 + v39;
    G[2] = v40;
    H[66] = v40;
    H[74] = v40;
    H[80] = v40;
    H[81] = v40;
    H[82] = v40;
    const double v41 = v29 + v39;
    G[3] = v41;
    H[67] = v41;
    H[75] = v41;
    H[83] = v41;
    H[88] = v41;
    H[89] = v41;
    H[90] = v41;
    H[91] = v41;
    const double v42 = v37 + v39;
    G[6] = v42;
    H[70] = v42;
    H[78] = v42;
    H[86] = v42;
    H[94] = v42;
    H[102] = v42;
    H[110] = v42;
    H[112] = v42;
    H[113] = v42;
    H[114] = v42;
    H[115] = v42;
    H[116] = v42;
    H[117] = v42;
    H[118] = v42;
    const double v43 = v42 + (0.82 * v35);
    G[7] = v43;
    H[71] = v43;
    H[79] = v43;
    H[87] = v43;
    H[95] = v43;
    H[103] = v43;
    H[111] = v43;
    H[119] = v43;
    H[120] = v43;
    H[121] = v43;
    H[122] = v43;
    H[123] = v43;
    H[124] = v43;
    H[125] = v43;
    H[126] = v43;
    H[127] = v43;
    const double v44 = v31 + ((0.85 * v33) - v30);
    const double v45 = ((v24 * v38) - v44) + (v25 * v35);
    H[1] = v45;
    H[8] = v45;
    H[9] = v45;
    const double v46 = v1 - v45;
    G[8] = v46;
    const double v47 = v26 - v45;
    G[10] = v47;
    const double v48 = v30 - v45;
    G[11] = v48;
    const double v49 = v27 - v48;
    H[4] = v49;
    H[12] = v49;
    H[20] = v49;
    H[28] = v49;
    H[32] = v49;
    H[33] = v49;
    H[34] = v49;
    H[35] = v49;
    H[36] = v49;
    const double v50 = v31 - v48;
    H[5] = v50;
    H[13] = v50;
    H[21] = v50;
    H[29] = v50;
    H[37] = v50;
    H[40] = v50;
    H[41] = v50;
    H[42] = v50;
    H[43] = v50;
    H[44] = v50;
    H[45] = v50;
    const double v51 = v44 + v45;
    H[6] = v51;
    H[14] = v51;
    H[22] = v51;
    H[30] = v51;
    H[38] = v51;
    H[46] = v51;
    H[48] = v51;
    H[49] = v51;
    H[50] = v51;
    H[51] = v51;
    H[52] = v51;
    H[53] = v51;
    H[54] = v51;
    const double v52 = (0.82 * v38) - v51;
    G[15] = v52;
    const double v53 = -(v0 - v39);
    G[0] = v53;
    H[64] = v53;
    const double v54 = -(v28 - v41);
    G[4] = v54;
    H[68] = v54;
    H[76] = v54;
    H[84] = v54;
    H[92] = v54;
    H[96] = v54;
    H[97] = v54;
    H[98] = v54;
    H[99] = v54;
    H[100] = v54;
    const double v55 = -(v36 - v41);
    G[5] = v55;
    H[69] = v55;
    H[77] = v55;
    H[85] = v55;
    H[93] = v55;
    H[101] = v55;
    H[104] = v55;
    H[105] = v55;
    H[106] = v55;
    H[107] = v55;
    H[108] = v55;
    H[109] = v55;
    G[9] = -v45;
    G[12] = -v49;
    G[13] = -v50;
    G[14] = -v51;
    H[0] = -v46;
    const double v56 = -v47;
    H[2] = v56;
    H[10] = v56;
    H[16] = v56;
    H[17] = v56;
    H[18] = v56;
    const double v57 = -v48;
    H[3] = v57;
    H[11] = v57;
    H[19] = v57;
    H[24] = v57;
    H[25] = v57;
    H[26] = v57;
    H[27] = v57;
    const double v58 = -v52;
    H[7] = v58;
    H[15] = v58;
    H[23] = v58;
    H[31] = v58;
    H[39] = v58;
    H[47] = v58;
    H[55] = v58;
    H[56] = v58;
    H[57] = v58;
    H[58] = v58;
    H[59] = v58;
    H[60] = v58;
    H[61] = v58;
    H[62] = v58;
    H[63] = v58;
}

void planar8_influence_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double G_lane[24];
        double H_lane[192];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_influence_tip(prepared, q_lane, G_lane, H_lane);
        planar8_scatter(24U, count, lane, G_lane, G);
        planar8_scatter(192U, count, lane, H_lane, H);
    }
}

void planar8_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double G_lane[24];
        double H_lane[192];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        planar8_scatter(24U, count, lane, G_lane, G);
        planar8_scatter(192U, count, lane, H_lane, H);
    }
}

void planar8_influence_rotational_tip(const planar8_prepared *restrict prepared, const double q[restrict 8], double G[restrict 24], double H[restrict 192])
{
    (void)prepared;
    (void)q;
    G[16] = 1.0;
    G[17] = 1.0;
    G[18] = 1.0;
    G[19] = 1.0;
    G[20] = 1.0;
    G[21] = 1.0;
    G[22] = 1.0;
    G[23] = 1.0;
    G[0] = 0.0;
    G[1] = 0.0;
    G[2] = 0.0;
    G[3] = 0.0;
    G[4] = 0.0;
    G[5] = 0.0;
    G[6] = 0.0;
    G[7] = 0.0;
    G[8] = 0.0;
    G[9] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[12] = 0.0;
    G[13] = 0.0;
    G[14] = 0.0;
    G[15] = 0.0;
    H[0] = 0.0;
    H[1] = 0.0;
    H[2] = 0.0;
    H[3] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[6] = 0.0;
    H[7] = 0.0;
    H[8] = 0.0;
    H[9] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    H[12] = 0.0;
    H[13] = 0.0;
    H[14] = 0.0;
    H[15] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
    H[18] = 0.0;
    H[19] = 0.0;
    H[20] = 0.0;
    H[21] = 0.0;
    H[22] = 0.0;
    H[23] = 0.0;
    H[24] = 0.0;
    H[25] = 0.0;
    H[26] = 0.0;
    H[27] = 0.0;
    H[28] = 0.0;
    H[29] = 0.0;
    H[30] = 0.0;
    H[31] = 0.0;
    H[32] = 0.0;
    H[33] = 0.0;
    H[34] = 0.0;
    H[35] = 0.0;
    H[36] = 0.0;
    H[37] = 0.0;
    H[38] = 0.0;
    H[39] = 0.0;
    H[40] = 0.0;
    H[41] = 0.0;
    H[42] = 0.0;
    H[43] = 0.0;
    H[44] = 0.0;
    H[45] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[48] = 0.0;
    H[49] = 0.0;
    H[50] = 0.0;
    H[51] = 0.0;
    H[52] = 0.0;
    H[53] = 0.0;
    H[54] = 0.0;
    H[55] = 0.0;
    H[56] = 0.0;
    H[57] = 0.0;
    H[58] = 0.0;
    H[59] = 0.0;
    H[60] = 0.0;
    H[61] = 0.0;
    H[62] = 0.0;
    H[63] = 0.0;
    H[64] = 0.0;
    H[65] = 0.0;
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
    H[81] = 0.0;
    H[82] = 0.0;
    H[83] = 0.0;
    H[84] = 0.0;
    H[85] = 0.0;
    H[86] = 0.0;
    H[87] = 0.0;
    H[88] = 0.0;
    H[89] = 0.0;
    H[90] = 0.0;
    H[91] = 0.0;
    H[92] = 0.0;
    H[93] = 0.0;
    H[94] = 0.0;
    H[95] = 0.0;
    H[96] = 0.0;
    H[97] = 0.0;
    H[98] = 0.0;
    H[99] = 0.0;
    H[100] = 0.0;
    H[101] = 0.0;
    H[102] = 0.0;
    H[103] = 0.0;
    H[104] = 0.0;
    H[105] = 0.0;
    H[106] = 0.0;
    H[107] = 0.0;
    H[108] = 0.0;
    H[109] = 0.0;
    H[110] = 0.0;
    H[111] = 0.0;
    H[112] = 0.0;
    H[113] = 0.0;
    H[114] = 0.0;
    H[115] = 0.0;
    H[116] = 0.0;
    H[117] = 0.0;
    H[118] = 0.0;
    H[119] = 0.0;
    H[120] = 0.0;
    H[121] = 0.0;
    H[122] = 0.0;
    H[123] = 0.0;
    H[124] = 0.0;
    H[125] = 0.0;
    H[126] = 0.0;
    H[127] = 0.0;
    H[128] = 0.0;
    H[129] = 0.0;
    H[130] = 0.0;
    H[131] = 0.0;
    H[132] = 0.0;
    H[133] = 0.0;
    H[134] = 0.0;
    H[135] = 0.0;
    H[136] = 0.0;
    H[137] = 0.0;
    H[138] = 0.0;
    H[139] = 0.0;
    H[140] = 0.0;
    H[141] = 0.0;
    H[142] = 0.0;
    H[143] = 0.0;
    H[144] = 0.0;
    H[145] = 0.0;
    H[146] = 0.0;
    H[147] = 0.0;
    H[148] = 0.0;
    H[149] = 0.0;
    H[150] = 0.0;
    H[151] = 0.0;
    H[152] = 0.0;
    H[153] = 0.0;
    H[154] = 0.0;
    H[155] = 0.0;
    H[156] = 0.0;
    H[157] = 0.0;
    H[158] = 0.0;
    H[159] = 0.0;
    H[160] = 0.0;
    H[161] = 0.0;
    H[162] = 0.0;
    H[163] = 0.0;
    H[164] = 0.0;
    H[165] = 0.0;
    H[166] = 0.0;
    H[167] = 0.0;
    H[168] = 0.0;
    H[169] = 0.0;
    H[170] = 0.0;
    H[171] = 0.0;
    H[172] = 0.0;
    H[173] = 0.0;
    H[174] = 0.0;
    H[175] = 0.0;
    H[176] = 0.0;
    H[177] = 0.0;
    H[178] = 0.0;
    H[179] = 0.0;
    H[180] = 0.0;
    H[181] = 0.0;
    H[182] = 0.0;
    H[183] = 0.0;
    H[184] = 0.0;
    H[185] = 0.0;
    H[186] = 0.0;
    H[187] = 0.0;
    H[188] = 0.0;
    H[189] = 0.0;
    H[190] = 0.0;
    H[191] = 0.0;
}

void planar8_influence_rotational_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double G_lane[24];
        double H_lane[192];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        planar8_scatter(24U, count, lane, G_lane, G);
        planar8_scatter(192U, count, lane, H_lane, H);
    }
}

void planar8_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double G_lane[24];
        double H_lane[192];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        planar8_scatter(24U, count, lane, G_lane, G);
        planar8_scatter(192U, count, lane, H_lane, H);
    }
}

void planar8_inertia_power(const planar8_prepared *restrict prepared, const double q[restrict 8], double P[restrict 512])
{
    (void)prepared;
    double v0;
    double v1;
    planar8_sincos(q[0], &v0, &v1);
    double v2;
    double v3;
    planar8_sincos(q[1], &v2, &v3);
    const double v4 = (v1 * v2) + (v0 * v3);
    double v5;
    double v6;
    planar8_sincos(q[2], &v5, &v6);
    const double v7 = v0 + (0.97 * v4);
    double v8;
    double v9;
    planar8_sincos(q[3], &v8, &v9);
    double v10;
    double v11;
    planar8_sincos(q[4], &v10, &v11);
    double v12;
    double v13;
    planar8_sincos(q[5], &v12, &v13);
    double v14;
    double v15;
    planar8_sincos(q[6], &v14, &v15);
    double v16;
    double v17;
    planar8_sincos(q[7], &v16, &v17);
    const double v18 = 0.6043499999999999 * v17;
    const double v19 = 0.6043499999999999 * v16;
    P[0] = 0.0;
    P[65] = 0.0;
    P[72] = 0.0;
    P[73] = 0.0;
    P[130] = 0.0;
    P[138] = 0.0;
    P[144] = 0.0;
    P[145] = 0.0;
    P[146] = 0.0;
    P[195] = 0.0;
    P[203] = 0.0;
    P[211] = 0.0;
    P[216] = 0.0;
    P[217] = 0.0;
    P[218] = 0.0;
    P[219] = 0.0;
    P[260] = 0.0;
    P[268] = 0.0;
    P[276] = 0.0;
    P[284] = 0.0;
    P[288] = 0.0;
    P[289] = 0.0;
    P[290] = 0.0;
    P[291] = 0.0;
    P[292] = 0.0;
    P[325] = 0.0;
    P[333] = 0.0;
    P[341] = 0.0;
    P[349] = 0.0;
    P[357] = 0.0;
    P[360] = 0.0;
    P[361] = 0.0;
    P[362] = 0.0;
    P[363] = 0.0;
    P[364] = 0.0;
    P[365] = 0.0;
    P[390] = 0.0;
    P[398] = 0.0;
    P[406] = 0.0;
    P[414] = 0.0;
    P[422] = 0.0;
    P[430] = 0.0;
    P[432] = 0.0;
    P[433] = 0.0;
    P[434] = 0.0;
    P[435] = 0.0;
    P[436] = 0.0;
    P[437] = 0.0;
    P[438] = 0.0;
    P[455] = 0.0;
    P[463] = 0.0;
    P[471] = 0.0;
    P[479] = 0.0;
    P[487] = 0.0;
    P[495] = 0.0;
    P[503] = 0.0;
    P[504] = 0.0;
    P[505] = 0.0;
    P[506] = 0.0;
    P[507] = 0.0;
    P[508] = 0.0;
    P[509] = 0.0;
    P[510] = 0.0;
    P[511] = 0.0;
    const double v20 = (v0 * v2) - (v1 * v3);
    const double v21 = (v4 * v5) + (v6 * v20);
    const double v22 = (v5 * v20) - (v4 * v6);
    const double v23 = (v8 * v22) - (v9 * v21);
    const double v24 = (v8 * v21) + (v9 * v22);
    const double v25 = (v10 * v24) + (v11 * v23);
    const double v26 = (v10 * v23) - (v11 * v24);
    const double v27 = (v12 * v26) - (v13 * v25);
    const double v28 = (v12 * v25) + (v13 * v26);
    const double v29 = (v14 * v28) + (v15 * v27);
    const double v30 = (v14 * v27) - (v15 * v28);
    const double v31 = v1 - (0.97 * v20);
    const double v32 = (0.94 * v21) - v31;
    const double v33 = (0.91 * v23) - v32;
    const double v34 = (0.88 * v25) + v33;
    const double v35 = (0.85 * v27) - v34;
    const double v36 = (0.82 * v29) + v35;
    const double v37 = 1.7 * v36;
    const double v38 = ((v19 * v30) - (v18 * v29)) - v37;
    const double v39 = ((0.5904 * v29) + (1.6 * v35)) - v38;
    const double v40 = v39 + ((0.57375 * v27) - (1.5 * v34));
    const double v41 = ((0.5544 * v25) + (1.4 * v33)) - v40;
    const double v42 = v41 + ((0.53235 * v23) - (1.3 * v32));
    const double v43 = ((0.5075999999999999 * v21) - (1.2 * v31)) - v42;
    const double v44 = (0.94 * v22) - v7;
    const double v45 = (0.91 * v24) + v44;
    const double v46 = (0.88 * v26) - v45;
    const double v47 = (0.85 * v28) + v46;
    const double v48 = (0.82 * v30) - v47;
    const double v49 = 1.7 * v48;
    const double v50 = v49 + ((v19 * v29) + (v18 * v30));
    const double v51 = v50 + ((0.5904 * v30) - (1.6 * v47));
    const double v52 = ((0.57375 * v28) + (1.5 * v46)) - v51;
    const double v53 = v52 + ((0.5544 * v26) - (1.4 * v45));
    const double v54 = ((0.53235 * v24) + (1.3 * v44)) - v53;
    const double v55 = v54 + ((0.5075999999999999 * v22) - (1.2 * v7));
    const double v56 = (v0 * v43) - (v1 * v55);
    const double v57 = v56 + (0.48015 * ((v1 * v4) + (v0 * v20)));
    P[64] = v57;
    const double v58 = (v31 * v55) - (v7 * v43);
    P[2] = v58;
    P[10] = v58;
    P[16] = v58;
    P[17] = v58;
    P[18] = v58;
    const double v59 = (v32 * v54) + (v42 * v44);
    P[192] = v59;
    const double v60 = (v33 * v53) + (v41 * v45);
    P[256] = v60;
    const double v61 = (v34 * v52) + (v40 * v46);
    P[320] = v61;
    const double v62 = (v35 * v51) + (v39 * v47);
    P[384] = v62;
    const double v63 = (v36 * v50) + (v38 * v48);
    P[448] = v63;
    const double v64 = (v56 + v58) + (8.7 * ((v0 * v31) - (v1 * v7)));
    P[66] = v64;
    P[74] = v64;
    P[80] = v64;
    P[81] = v64;
    P[82] = v64;
    const double v65 = v42 + (7.499999999999999 * v32);
    const double v66 = (7.499999999999999 * v44) - v54;
    const double v67 = (v59 + (v0 * v65)) - (v1 * v66);
    P[193] = v67;
    P[200] = v67;
    P[201] = v67;
    const double v68 = (6.199999999999999 * v33) - v41;
    const double v69 = v53 + (6.199999999999999 * v45);
    const double v70 = ((v0 * v68) - v60) + (v1 * v69);
    P[68] = v70;
    P[76] = v70;
    P[84] = v70;
    P[92] = v70;
    P[96] = v70;
    P[97] = v70;
    P[98] = v70;
    P[99] = v70;
    P[100] = v70;
    const double v71 = v40 + (4.8 * v34);
    const double v72 = (4.8 * v46) - v52;
    const double v73 = ((v0 * v71) - v61) - (v1 * v72);
    P[69] = v73;
    P[77] = v73;
    P[85] = v73;
    P[93] = v73;
    P[101] = v73;
    P[104] = v73;
    P[105] = v73;
    P[106] = v73;
    P[107] = v73;
    P[108] = v73;
    P[109] = v73;
    const double v74 = (3.3 * v35) - v39;
    const double v75 = v51 + (3.3 * v47);
    const double v76 = (v62 + (v0 * v74)) + (v1 * v75);
    P[385] = v76;
    P[392] = v76;
    P[393] = v76;
    const double v77 = v37 + v38;
    const double v78 = v49 - v50;
    const double v79 = (v63 + (v0 * v77)) - (v1 * v78);
    P[449] = v79;
    P[456] = v79;
    P[457] = v79;
    const double v80 = ((v31 * v66) - v59) - (v7 * v65);
    P[131] = v80;
    P[139] = v80;
    P[147] = v80;
    P[152] = v80;
    P[153] = v80;
    P[154] = v80;
    P[155] = v80;
    const double v81 = ((v7 * v68) - v60) + (v31 * v69);
    P[132] = v81;
    P[140] = v81;
    P[148] = v81;
    P[156] = v81;
    P[160] = v81;
    P[161] = v81;
    P[162] = v81;
    P[163] = v81;
    P[164] = v81;
    const double v82 = (v61 - (v7 * v71)) + (v31 * v72);
    P[322] = v82;
    P[330] = v82;
    P[336] = v82;
    P[337] = v82;
    P[338] = v82;
    const double v83 = (v62 + (v7 * v74)) + (v31 * v75);
    P[386] = v83;
    P[394] = v83;
    P[400] = v83;
    P[401] = v83;
    P[402] = v83;
    const double v84 = ((v31 * v78) - v63) - (v7 * v77);
    P[135] = v84;
    P[143] = v84;
    P[151] = v84;
    P[159] = v84;
    P[167] = v84;
    P[175] = v84;
    P[183] = v84;
    P[184] = v84;
    P[185] = v84;
    P[186] = v84;
    P[187] = v84;
    P[188] = v84;
    P[189] = v84;
    P[190] = v84;
    P[191] = v84;
    const double v85 = (v60 + (v44 * v68)) + (v32 * v69);
    P[259] = v85;
    P[267] = v85;
    P[275] = v85;
    P[280] = v85;
    P[281] = v85;
    P[282] = v85;
    P[283] = v85;
    const double v86 = ((v32 * v72) - v61) - (v44 * v71);
    P[197] = v86;
    P[205] = v86;
    P[213] = v86;
    P[221] = v86;
    P[229] = v86;
    P[232] = v86;
    P[233] = v86;
    P[234] = v86;
    P[235] = v86;
    P[236] = v86;
    P[237] = v86;
    const double v87 = ((v44 * v74) - v62) + (v32 * v75);
    P[198] = v87;
    P[206] = v87;
    P[214] = v87;
    P[222] = v87;
    P[230] = v87;
    P[238] = v87;
    P[240] = v87;
    P[241] = v87;
    P[242] = v87;
    P[243] = v87;
    P[244] = v87;
    P[245] = v87;
    P[246] = v87;
    const double v88 = (v63 - (v44 * v77)) + (v32 * v78);
    P[451] = v88;
    P[459] = v88;
    P[467] = v88;
    P[472] = v88;
    P[473] = v88;
    P[474] = v88;
    P[475] = v88;
    const double v89 = (v61 + (v45 * v71)) + (v33 * v72);
    P[324] = v89;
    P[332] = v89;
    P[340] = v89;
    P[348] = v89;
    P[352] = v89;
    P[353] = v89;
    P[354] = v89;
    P[355] = v89;
    P[356] = v89;
    const double v90 = (v62 - (v45 * v74)) + (v33 * v75);
    P[388] = v90;
    P[396] = v90;
    P[404] = v90;
    P[412] = v90;
    P[416] = v90;
    P[417] = v90;
    P[418] = v90;
    P[419] = v90;
    P[420] = v90;
    const double v91 = ((v45 * v77) - v63) + (v33 * v78);
    P[263] = v91;
    P[271] = v91;
    P[279] = v91;
    P[287] = v91;
    P[295] = v91;
    P[303] = v91;
    P[311] = v91;
    P[312] = v91;
    P[313] = v91;
    P[314] = v91;
    P[315] = v91;
    P[316] = v91;
    P[317] = v91;
    P[318] = v91;
    P[319] = v91;
    const double v92 = (v62 + (v46 * v74)) + (v34 * v75);
    P[389] = v92;
    P[397] = v92;
    P[405] = v92;
    P[413] = v92;
    P[421] = v92;
    P[424] = v92;
    P[425] = v92;
    P[426] = v92;
    P[427] = v92;
    P[428] = v92;
    P[429] = v92;
    const double v93 = ((v34 * v78) - v63) - (v46 * v77);
    P[327] = v93;
    P[335] = v93;
    P[343] = v93;
    P[351] = v93;
    P[359] = v93;
    P[367] = v93;
    P[375] = v93;
    P[376] = v93;
    P[377] = v93;
    P[378] = v93;
    P[379] = v93;
    P[380] = v93;
    P[381] = v93;
    P[382] = v93;
    P[383] = v93;
    const double v94 = (v63 + (v47 * v77)) + (v35 * v78);
    P[454] = v94;
    P[462] = v94;
    P[470] = v94;
    P[478] = v94;
    P[486] = v94;
    P[494] = v94;
    P[496] = v94;
    P[497] = v94;
    P[498] = v94;
    P[499] = v94;
    P[500] = v94;
    P[501] = v94;
    P[502] = v94;
    const double v95 = -v57;
    P[1] = v95;
    P[8] = v95;
    P[9] = v95;
    const double v96 = -v59;
    P[3] = v96;
    P[11] = v96;
    P[19] = v96;
    P[24] = v96;
    P[25] = v96;
    P[26] = v96;
    P[27] = v96;
    const double v97 = -v60;
    P[4] = v97;
    P[12] = v97;
    P[20] = v97;
    P[28] = v97;
    P[32] = v97;
    P[33] = v97;
    P[34] = v97;
    P[35] = v97;
    P[36] = v97;
    const double v98 = -v61;
    P[5] = v98;
    P[13] = v98;
    P[21] = v98;
    P[29] = v98;
    P[37] = v98;
    P[40] = v98;
    P[41] = v98;
    P[42] = v98;
    P[43] = v98;
    P[44] = v98;
    P[45] = v98;
    const double v99 = -v62;
    P[6] = v99;
    P[14] = v99;
    P[22] = v99;
    P[30] = v99;
    P[38] = v99;
    P[46] = v99;
    P[48] = v99;
    P[49] = v99;
    P[50] = v99;
    P[51] = v99;
    P[52] = v99;
    P[53] = v99;
    P[54] = v99;
    const double v100 = -v63;
    P[7] = v100;
    P[15] = v100;
    P[23] = v100;
    P[31] = v100;
    P[39] = v100;
    P[47] = v100;
    P[55] = v100;
    P[56] = v100;
    P[57] = v100;
    P[58] = v100;
    P[59] = v100;
    P[60] = v100;
    P[61] = v100;
    P[62] = v100;
    P[63] = v100;
    const double v101 = -v67;
    P[67] = v101;
    P[75] = v101;
    P[83] = v101;
    P[88] = v101;
    P[89] = v101;
    P[90] = v101;
    P[91] = v101;
    const double v102 = -v76;
    P[70] = v102;
    P[78] = v102;
    P[86] = v102;
    P[94] = v102;
    P[102] = v102;
    P[110] = v102;
    P[112] = v102;
    P[113] = v102;
    P[114] = v102;
    P[115] = v102;
    P[116] = v102;
    P[117] = v102;
    P[118] = v102;
    const double v103 = -v79;
    P[71] = v103;
    P[79] = v103;
    P[87] = v103;
    P[95] = v103;
    P[103] = v103;
    P[111] = v103;
    P[119] = v103;
    P[120] = v103;
    P[121] = v103;
    P[122] = v103;
    P[123] = v103;
    P[124] = v103;
    P[125] = v103;
    P[126] = v103;
    P[127] = v103;
    P[128] = -v58;
    const double v104 = -v64;
    P[129] = v104;
    P[136] = v104;
    P[137] = v104;
    const double v105 = -v82;
    P[133] = v105;
    P[141] = v105;
    P[149] = v105;
    P[157] = v105;
    P[165] = v105;
    P[168] = v105;
    P[169] = v105;
    P[170] = v105;
    P[171] = v105;
    P[172] = v105;
    P[173] = v105;
    const double v106 = -v83;
    P[134] = v106;
    P[142] = v106;
    P[150] = v106;
    P[158] = v106;
    P[166] = v106;
    P[174] = v106;
    P[176] = v106;
    P[177] = v106;
    P[178] = v106;
    P[179] = v106;
    P[180] = v106;
    P[181] = v106;
    P[182] = v106;
    const double v107 = -v80;
    P[194] = v107;
    P[202] = v107;
    P[208] = v107;
    P[209] = v107;
    P[210] = v107;
    const double v108 = -v85;
    P[196] = v108;
    P[204] = v108;
    P[212] = v108;
    P[220] = v108;
    P[224] = v108;
    P[225] = v108;
    P[226] = v108;
    P[227] = v108;
    P[228] = v108;
    const double v109 = -v88;
    P[199] = v109;
    P[207] = v109;
    P[215] = v109;
    P[223] = v109;
    P[231] = v109;
    P[239] = v109;
    P[247] = v109;
    P[248] = v109;
    P[249] = v109;
    P[250] = v109;
    P[251] = v109;
    P[252] = v109;
    P[253] = v109;
    P[254] = v109;
    P[255] = v109;
    const double v110 = -v70;
    P[257] = v110;
    P[264] = v110;
    P[265] = v110;
    const double v111 = -v81;
    P[258] = v111;
    P[266] = v111;
    P[272] = v111;
    P[273] = v111;
    P[274] = v111;
    const double v112 = -v89;
    P[261] = v112;
    P[269] = v112;
    P[277] = v112;
    P[285] = v112;
    P[293] = v112;
    P[296] = v112;
    P[297] = v112;
    P[298] = v112;
    P[299] = v112;
    P[300] = v112;
    P[301] = v112;
    const double v113 = -v90;
    P[262] = v113;
    P[270] = v113;
    P[278] = v113;
    P[286] = v113;
    P[294] = v113;
    P[302] = v113;
    P[304] = v113;
    P[305] = v113;
    P[306] = v113;
    P[307] = v113;
    P[308] = v113;
    P[309] = v113;
    P[310] = v113;
    const double v114 = -v73;
    P[321] = v114;
    P[328] = v114;
    P[329] = v114;
    const double v115 = -v86;
    P[323] = v115;
    P[331] = v115;
    P[339] = v115;
    P[344] = v115;
    P[345] = v115;
    P[346] = v115;
    P[347] = v115;
    const double v116 = -v92;
    P[326] = v116;
    P[334] = v116;
    P[342] = v116;
    P[350] = v116;
    P[358] = v116;
    P[366] = v116;
    P[368] = v116;
    P[369] = v116;
    P[370] = v116;
    P[371] = v116;
    P[372] = v116;
    P[373] = v116;
    P[374] = v116;
    const double v117 = -v87;
    P[387] = v117;
    P[395] = v117;
    P[403] = v117;
    P[408] = v117;
    P[409] = v117;
    P[410] = v117;
    P[411] = v117;
    const double v118 = -v94;
    P[391] = v118;
    P[399] = v118;
    P[407] = v118;
    P[415] = v118;
    P[423] = v118;
    P[431] = v118;
    P[439] = v118;
    P[440] = v118;
    P[441] = v118;
    P[442] = v118;
    P[443] = v118;
    P[444] = v118;
    P[445] = v118;
    P[446] = v118;
    P[447] = v118;
    const double v119 = -v84;
    P[450] = v119;
    P[458] = v119;
    P[464] = v119;
    P[465] = v119;
    P[466] = v119;
    const double v120 = -v91;
    P[452] = v120;
    P[460] = v120;
    P[468] = v120;
    P[476] = v120;
    P[480] = v120;
    P[481] = v120;
    P[482] = v120;
    P[483] = v120;
    P[484] = v120;
    const double v121 = -v93;
    P[453] = v121;
    P[461] = v121;
    P[469] = v121;
    P[477] = v121;
    P[485] = v121;
    P[488] = v121;
    P[489] = v121;
    P[490] = v121;
    P[491] = v121;
    P[492] = v121;
    P[493] = v121;
}

void planar8_inertia_power_batch(const planar8_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double P_lane[512];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_inertia_power(prepared, q_lane, P_lane);
        planar8_scatter(512U, count, lane, P_lane, P);
    }
}

void planar8_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double P_lane[512];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_inertia_power(&prepared_lane, q_lane, P_lane);
        planar8_scatter(512U, count, lane, P_lane, P);
    }
}

void planar8_reactions(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], const double qdd[restrict 8], double F[restrict 48])
{
    (void)prepared;
    double v0;
    double v1;
    planar8_sincos(q[0], &v0, &v1);
    const double v2 = qd[0] * qd[0];
    const double v3 = qd[0] + qd[1];
    const double v4 = v3 * v3;
    const double v5 = qd[2] + v3;
    const double v6 = v5 * v5;
    const double v7 = qd[3] + v5;
    const double v8 = v7 * v7;
    const double v9 = qd[4] + v7;
    const double v10 = v9 * v9;
    const double v11 = qd[5] + v9;
    const double v12 = v11 * v11;
    const double v13 = qd[6] + v11;
    const double v14 = v13 * v13;
    const double v15 = qd[7] + v13;
    double v16;
    double v17;
    planar8_sincos(q[1], &v16, &v17);
    double v18;
    double v19;
    planar8_sincos(q[2], &v18, &v19);
    double v20;
    double v21;
    planar8_sincos(q[3], &v20, &v21);
    double v22;
    double v23;
    planar8_sincos(q[4], &v22, &v23);
    double v24;
    double v25;
    planar8_sincos(q[5], &v24, &v25);
    double v26;
    double v27;
    planar8_sincos(q[6], &v26, &v27);
    double v28;
    double v29;
    planar8_sincos(q[7], &v28, &v29);
    const double v30 = qdd[0] + qdd[1];
    const double v31 = qdd[2] + v30;
    const double v32 = qdd[3] + v31;
    const double v33 = qdd[4] + v32;
    const double v34 = qdd[5] + v33;
    const double v35 = qdd[6] + v34;
    const double v36 = qdd[7] + v35;
    F[2] = 0.0;
    F[3] = 0.0;
    F[4] = 0.0;
    F[8] = 0.0;
    F[9] = 0.0;
    F[10] = 0.0;
    F[14] = 0.0;
    F[15] = 0.0;
    F[16] = 0.0;
    F[20] = 0.0;
    F[21] = 0.0;
    F[22] = 0.0;
    F[26] = 0.0;
    F[27] = 0.0;
    F[28] = 0.0;
    F[32] = 0.0;
    F[33] = 0.0;
    F[34] = 0.0;
    F[38] = 0.0;
    F[39] = 0.0;
    F[40] = 0.0;
    F[44] = 0.0;
    F[45] = 0.0;
    F[46] = 0.0;
    const double v37 = 9.81 * v0;
    const double v38 = v37 - v2;
    const double v39 = 9.81 * v1;
    const double v40 = qdd[0] + v39;
    const double v41 = (v16 * v38) - (v17 * v40);
    const double v42 = (0.97 * v30) - v41;
    const double v43 = (v16 * v40) + (v17 * v38);
    const double v44 = (0.97 * v4) - v43;
    const double v45 = (v18 * v42) - (v19 * v44);
    const double v46 = (0.94 * v6) - v45;
    const double v47 = (v18 * v44) + (v19 * v42);
    const double v48 = v47 + (0.94 * v31);
    const double v49 = (v20 * v46) + (v21 * v48);
    const double v50 = v49 + (0.91 * v32);
    const double v51 = (v20 * v48) - (v21 * v46);
    const double v52 = (0.91 * v8) - v51;
    const double v53 = (v22 * v50) - (v23 * v52);
    const double v54 = (0.88 * v10) - v53;
    const double v55 = (v22 * v52) + (v23 * v50);
    const double v56 = v55 + (0.88 * v33);
    const double v57 = (v24 * v54) + (v25 * v56);
    const double v58 = v57 + (0.85 * v34);
    const double v59 = (v24 * v56) - (v25 * v54);
    const double v60 = (0.85 * v12) - v59;
    const double v61 = (v26 * v58) - (v27 * v60);
    const double v62 = (0.82 * v14) - v61;
    const double v63 = (v26 * v60) + (v27 * v58);
    const double v64 = v63 + (0.82 * v35);
    const double v65 = (v28 * v62) + (v29 * v64);
    const double v66 = (0.6043499999999999 * v36) + (1.7 * v65);
    F[43] = v66;
    const double v67 = (1.7 * ((v28 * v64) - (v29 * v62))) - (v15 * (0.6043499999999999 * v15));
    F[42] = v67;
    const double v68 = (((v28 * v66) - (v29 * v67)) - (1.6 * v61)) + (0.5904 * v14);
    const double v69 = (v28 * v67) + (v29 * v66);
    const double v70 = v69 + ((0.5904 * v35) + (1.6 * v63));
    F[37] = v70;
    const double v71 = (v26 * v68) - (v27 * v70);
    const double v72 = ((0.57375 * v34) + (1.5 * v57)) - v71;
    F[31] = v72;
    const double v73 = (((v26 * v70) + (v27 * v68)) - (1.5 * v59)) + (0.57375 * v12);
    const double v74 = (((v24 * v72) + (v25 * v73)) - (1.4 * v53)) + (0.5544 * v10);
    const double v75 = (v24 * v73) - (v25 * v72);
    const double v76 = ((0.5544 * v33) + (1.4 * v55)) - v75;
    F[25] = v76;
    const double v77 = (v22 * v74) - (v23 * v76);
    const double v78 = ((0.53235 * v32) + (1.3 * v49)) - v77;
    F[19] = v78;
    const double v79 = (((v22 * v76) + (v23 * v74)) - (1.3 * v51)) + (0.53235 * v8);
    const double v80 = (((v20 * v78) + (v21 * v79)) - (1.2 * v45)) + (0.5075999999999999 * v6);
    const double v81 = (v20 * v79) - (v21 * v78);
    const double v82 = ((0.5075999999999999 * v31) + (1.2 * v47)) - v81;
    F[13] = v82;
    const double v83 = (v18 * v80) - (v19 * v82);
    const double v84 = ((0.48015 * v30) - (1.1 * v41)) - v83;
    F[7] = v84;
    const double v85 = (((v18 * v82) + (v19 * v80)) - (1.1 * v43)) + (0.48015 * v4);
    F[0] = ((v37 - (v16 * v84)) - (v17 * v85)) - (0.45 * v2);
    const double v86 = (v16 * v85) - (v17 * v84);
    F[1] = v39 + ((0.45 * qdd[0]) - v86);
    const double v87 = (0.30326059166666663 * v36) + (0.6043499999999999 * v65);
    F[47] = v87;
    const double v88 = v87 + (((0.30751093333333335 * v35) + (0.5904 * v63)) + (0.82 * v69));
    F[41] = v88;
    const double v89 = v88 + (((0.309771875 * v34) + (0.57375 * v57)) - (0.85 * v71));
    F[35] = v89;
    const double v90 = v89 + (((0.30988906666666666 * v33) + (0.5544 * v55)) - (0.88 * v75));
    F[29] = v90;
    const double v91 = v90 + (((0.3077081583333333 * v32) + (0.53235 * v49)) - (0.91 * v77));
    F[23] = v91;
    const double v92 = v91 + (((0.3030748 * v31) + (0.5075999999999999 * v47)) - (0.94 * v81));
    F[17] = v92;
    const double v93 = v92 + (((0.2958346416666667 * v30) - (0.48015 * v41)) - (0.97 * v83));
    F[11] = v93;
    F[5] = (v93 + ((4.4145 * v1) + (0.28583333333333333 * qdd[0]))) - v86;
    F[6] = -v85;
    F[12] = -v80;
    F[18] = -v79;
    F[24] = -v74;
    F[30] = -v73;
    F[36] = -v68;
}

void planar8_reactions_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double F_lane[48];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        planar8_scatter(48U, count, lane, F_lane, F);
    }
}

void planar8_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double F_lane[48];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        planar8_scatter(48U, count, lane, F_lane, F);
    }
}
