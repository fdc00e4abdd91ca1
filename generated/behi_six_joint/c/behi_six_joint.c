#include "behi_six_joint.h"

#include <math.h>

/* Sine and cosine, at most 1 ULP off for |x| <= 100000.0: nearest multiple of pi/2 subtracted in three parts, then
   polynomials; no branch but the one to the library for what is larger, infinite or not a number. */
static inline void behi_six_joint_sincos(double x, double *sine, double *cosine)
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

static void behi_six_joint_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static void behi_six_joint_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

void behi_six_joint_default_parameters(behi_six_joint_parameters *parameters)
{
    parameters->M1 = 1.0;
    parameters->M2 = 1.0;
    parameters->M3 = 1.0;
    parameters->M4 = 1.0;
    parameters->M5 = 1.0;
    parameters->M6 = 1.0;
    parameters->J6 = 1.0;
}

void behi_six_joint_prepare(const behi_six_joint_parameters *parameters, behi_six_joint_prepared *prepared)
{
    prepared->k[0] = parameters->M3;
    prepared->k[1] = parameters->M4;
    prepared->k[2] = parameters->M5;
    prepared->k[3] = parameters->M6;
    prepared->k[4] = parameters->J6;
    const double v0 = 50.0 * parameters->M2;
    prepared->k[5] = v0;
    const double v1 = 2.0 * (50.0 * (0.5 * v0));
    prepared->k[6] = v1;
    const double v2 = 50.0 * parameters->M3;
    prepared->k[7] = v2;
    const double v3 = 0.5 * v2;
    prepared->k[8] = v3;
    const double v4 = 2.0 * (50.0 * v3);
    prepared->k[9] = v4;
    const double v5 = 10.0 * parameters->M4;
    prepared->k[10] = v5;
    const double v6 = 2.0 * (10.0 * (0.5 * v5));
    prepared->k[11] = v6;
    const double v7 = 0.5 * parameters->J6;
    prepared->k[12] = v7;
    const double v8 = 20.0 * parameters->M6;
    prepared->k[13] = v8;
    const double v9 = v7 - (2.0 * (20.0 * (0.5 * v8)));
    prepared->k[14] = v9;
    const double v10 = parameters->M5 + parameters->M6;
    prepared->k[15] = v10;
    const double v11 = 10.0 * v10;
    const double v12 = v6 + (2.0 * (10.0 * (0.5 * v11)));
    prepared->k[16] = v12;
    const double v13 = parameters->M4 + v10;
    prepared->k[17] = v13;
    const double v14 = v5 + v11;
    prepared->k[18] = v14;
    const double v15 = 50.0 * v13;
    prepared->k[19] = v15;
    const double v16 = v4 + (2.0 * (50.0 * (0.5 * v15)));
    prepared->k[20] = v16;
    const double v17 = parameters->M3 + v13;
    prepared->k[21] = v17;
    const double v18 = v2 + v15;
    prepared->k[22] = v18;
    const double v19 = 50.0 * v17;
    prepared->k[23] = v19;
    const double v20 = v1 + (2.0 * (50.0 * (0.5 * v19)));
    prepared->k[24] = v20;
    const double v21 = v7 - v9;
    prepared->k[25] = v21;
    const double v22 = parameters->J6 - v21;
    prepared->k[26] = v22;
    const double v23 = 10.0 * v8;
    prepared->k[27] = v23;
    prepared->k[28] = 2.0 * v23;
    const double v24 = v12 + v21;
    prepared->k[29] = parameters->J6 + v12;
    prepared->k[30] = v21 - v24;
    prepared->k[31] = v20 + (v16 + v24);
    const double v25 = 2.0 * v7;
    prepared->k[32] = v25;
    prepared->k[33] = 2.0 * parameters->J6;
    prepared->k[34] = parameters->J6 - v7;
    const double v26 = 0.5 * (v1 + v1);
    prepared->k[35] = v26;
    const double v27 = v1 - v26;
    prepared->k[36] = v27;
    const double v28 = 30.0 * parameters->M2;
    prepared->k[37] = v28;
    const double v29 = 30.0 * v0;
    prepared->k[38] = v29;
    const double v30 = 30.0 * (0.5 * v28);
    prepared->k[39] = v29 + v29;
    prepared->k[40] = v30 + v30;
    const double v31 = 0.5 * (v4 + v4);
    prepared->k[41] = v31;
    prepared->k[42] = v4 - v31;
    const double v32 = 0.5 * parameters->M3;
    const double v33 = 0.5 * (v6 + v6);
    prepared->k[43] = v33;
    prepared->k[44] = v6 - v33;
    const double v34 = 0.5 * parameters->M4;
    prepared->k[45] = v34;
    const double v35 = 0.5 * parameters->M5;
    prepared->k[46] = v35;
    const double v36 = 0.5 * parameters->M6;
    prepared->k[47] = v26 + v27;
    prepared->k[48] = v35 + v35;
    prepared->k[49] = v36 + v36;
    prepared->k[50] = 2.0 * v35;
    prepared->k[51] = 2.0 * v36;
    prepared->k[52] = ((-30.0) * v28) + (30.0 * v28);
    const double v37 = 30.0 * (parameters->M2 + v17);
    prepared->k[53] = ((-30.0) * v37) + (30.0 * v37);
    prepared->k[54] = 50.0 * v32;
    prepared->k[55] = 50.0 * v2;
    prepared->k[56] = 2.0 * v32;
    const double v38 = 2.0 * v2;
    prepared->k[57] = v38;
    prepared->k[58] = 50.0 * parameters->M4;
    prepared->k[59] = 50.0 * v34;
    prepared->k[60] = v16 + v20;
    const double v39 = 1.0 / parameters->J6;
    prepared->k[61] = v39;
    const double v40 = parameters->J6 * v39;
    prepared->k[62] = v40;
    const double v41 = 1.0 / v21;
    prepared->k[63] = v41;
    prepared->k[64] = 0.5 * v1;
    prepared->k[65] = (-50.0) * v38;
    prepared->k[66] = 2.0 * v5;
    prepared->k[67] = 50.0 * v38;
    prepared->k[68] = (-2.0) * parameters->J6;
    prepared->k[69] = (-50.0) * parameters->M3;
    prepared->k[70] = (-50.0) * (30.0 * v17);
    prepared->k[71] = 10.0 * parameters->M5;
    prepared->k[72] = 50.0 * v5;
    prepared->k[73] = v9 - v7;
    prepared->k[74] = v7 + v9;
    prepared->k[75] = 2.0 * v14;
    prepared->k[76] = (-10.0) * v8;
    prepared->k[77] = 2.0 * v40;
    prepared->k[78] = 2.0 * (v7 * v41);
    const double v42 = parameters->J6 * v40;
    prepared->k[79] = v42;
    prepared->k[80] = v42 - v22;
    const double v43 = v8 * v41;
    prepared->k[81] = v43;
    prepared->k[82] = 50.0 * v8;
    prepared->k[83] = v8 * v43;
    const double v44 = 50.0 * v18;
    prepared->k[84] = v44;
    prepared->k[85] = 2.0 * v44;
    prepared->k[86] = 20.0 * v8;
    prepared->k[87] = (-50.0) * v18;
    prepared->k[88] = 2.0 * v12;
    prepared->k[89] = 100.0 * v18;
    prepared->k[90] = 2.0 * v20;
    prepared->k[91] = (-50.0) * v8;
    prepared->k[92] = v42 - parameters->J6;
    prepared->k[93] = v20 + v20;
    prepared->k[94] = v16 + v16;
    prepared->k[95] = parameters->J6 - v42;
    prepared->k[96] = 2.0 * v8;
    prepared->k[97] = (-20.0) * v8;
    prepared->k[98] = (-2.0) * v7;
    prepared->k[99] = 2.0 * v16;
    prepared->k[100] = (-50.0) * (2.0 * v18);
    prepared->k[101] = parameters->J6 * ((-1.0) + v40);
    prepared->k[102] = (-100.0) * v8;
    prepared->k[103] = 1.0 - v40;
    prepared->k[104] = 100.0 * v8;
    prepared->k[105] = 100.0 * v14;
    prepared->k[106] = (-2.0) * v8;
    prepared->k[107] = 2.0 * v9;
    prepared->k[108] = v25 * v43;
    prepared->k[109] = v25 * v41;
}

void behi_six_joint_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_parameters parameters_lane;
        behi_six_joint_prepared prepared_lane;

        parameters_lane.M1 = parameters[lane];
        parameters_lane.M2 = parameters[(1U * count) + lane];
        parameters_lane.M3 = parameters[(2U * count) + lane];
        parameters_lane.M4 = parameters[(3U * count) + lane];
        parameters_lane.M5 = parameters[(4U * count) + lane];
        parameters_lane.M6 = parameters[(5U * count) + lane];
        parameters_lane.J6 = parameters[(6U * count) + lane];
        behi_six_joint_prepare(&parameters_lane, &prepared_lane);
        behi_six_joint_scatter(110U, count, lane, prepared_lane.k, prepared);
    }
}

void behi_six_joint_mass_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double M[restrict 36])
{
    M[35] = prepared->k[4];
    M[28] = prepared->k[25];
    M[22] = 0.0;
    M[27] = 0.0;
    M[29] = 0.0;
    M[34] = 0.0;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    const double v2 = q[1] + q[2];
    double v3;
    double v4;
    behi_six_joint_sincos(v2, &v3, &v4);
    double v5;
    double v6;
    behi_six_joint_sincos(q[4], &v5, &v6);
    const double v7 = q[3] + v2;
    double v8;
    double v9;
    behi_six_joint_sincos(v7, &v8, &v9);
    const double v10 = v5 * v8;
    const double v11 = (prepared->k[26] * v5) - prepared->k[28];
    const double v12 = 50.0 * v4;
    const double v13 = prepared->k[13] * v5;
    const double v14 = prepared->k[18] + v13;
    const double v15 = v9 * v14;
    const double v16 = v12 * v15;
    const double v17 = 50.0 * v1;
    const double v18 = v17 * (v15 + (prepared->k[22] * v4));
    const double v19 = ((prepared->k[28] * v5) - (v0 * (prepared->k[24] * v0))) - (v3 * (prepared->k[20] * v3));
    const double v20 = (v19 + (v8 * ((prepared->k[30] * v8) + (v10 * v11)))) + (2.0 * (v16 + v18));
    M[0] = prepared->k[31] + v20;
    const double v21 = prepared->k[13] * v6;
    const double v22 = 50.0 * v0;
    const double v23 = v6 * ((prepared->k[27] * v8) - (prepared->k[26] * v10));
    M[3] = v23;
    M[18] = v23;
    const double v24 = 50.0 * v3;
    const double v25 = v23 + (v21 * v24);
    M[2] = v25;
    M[12] = v25;
    const double v26 = v25 + (v21 * v22);
    M[1] = v26;
    M[6] = v26;
    const double v27 = prepared->k[4] * v10;
    M[5] = v27;
    M[30] = v27;
    const double v28 = v8 * v14;
    const double v29 = v18 + (v22 * (v28 + (prepared->k[22] * v3)));
    const double v30 = v16 + (v24 * v28);
    const double v31 = (v5 * v11) - prepared->k[29];
    const double v32 = v31 - v30;
    const double v33 = v30 - (v32 - prepared->k[20]);
    M[14] = v33;
    const double v34 = v29 + v33;
    M[8] = v34;
    M[13] = v34;
    M[7] = v29 + (prepared->k[24] + v34);
    const double v35 = ((v22 * v28) - v32) + (v15 * v17);
    M[9] = v35;
    M[19] = v35;
    const double v36 = v8 * v21;
    const double v37 = v9 * v21;
    const double v38 = (v12 * v36) - (v24 * v37);
    M[16] = v38;
    M[26] = v38;
    const double v39 = (v38 + (v17 * v36)) - (v22 * v37);
    M[10] = v39;
    M[25] = v39;
    const double v40 = -((v9 * (prepared->k[25] + (prepared->k[27] * v5))) + (v13 * (v12 + v17)));
    M[4] = v40;
    M[24] = v40;
    const double v41 = -(prepared->k[4] * v6);
    M[11] = v41;
    M[17] = v41;
    M[23] = v41;
    M[31] = v41;
    M[32] = v41;
    M[33] = v41;
    const double v42 = -v32;
    M[15] = v42;
    M[20] = v42;
    M[21] = -v31;
}

void behi_six_joint_mass_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double M_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_mass_matrix(prepared, q_lane, M_lane);
        behi_six_joint_scatter(36U, count, lane, M_lane, M);
    }
}

void behi_six_joint_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double M_lane[36];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_mass_matrix(&prepared_lane, q_lane, M_lane);
        behi_six_joint_scatter(36U, count, lane, M_lane, M);
    }
}

void behi_six_joint_bias(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double h[restrict 6])
{
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    const double v2 = q[1] + q[2];
    double v3;
    double v4;
    behi_six_joint_sincos(v2, &v3, &v4);
    double v5;
    double v6;
    behi_six_joint_sincos(q[4], &v5, &v6);
    const double v7 = q[3] + v2;
    double v8;
    double v9;
    behi_six_joint_sincos(v7, &v8, &v9);
    const double v10 = 50.0 * v4;
    const double v11 = 50.0 * v1;
    const double v12 = prepared->k[22] * v4;
    const double v13 = 50.0 * v0;
    const double v14 = 50.0 * v3;
    const double v15 = prepared->k[22] * v3;
    const double v16 = qd[1] + qd[2];
    const double v17 = qd[3] + v16;
    const double v18 = v8 * qd[0];
    const double v19 = v17 * v18;
    const double v20 = 2.0 * v19;
    const double v21 = 2.0 * qd[0];
    const double v22 = qd[1] * v21;
    const double v23 = v22 + (qd[2] * v21);
    const double v24 = v13 * v22;
    const double v25 = v24 + (v14 * v23);
    const double v26 = v5 * v17;
    const double v27 = v26 + (v6 * v18);
    const double v28 = v6 * v17;
    const double v29 = (v5 * v18) - v28;
    const double v30 = v27 * v29;
    const double v31 = v19 + v30;
    const double v32 = v9 * qd[0];
    const double v33 = qd[4] - v32;
    const double v34 = (v27 * v27) + (v33 * v33);
    const double v35 = prepared->k[13] * ((v5 * v31) + (v6 * v34));
    const double v36 = v16 * v16;
    const double v37 = qd[0] * qd[0];
    const double v38 = v36 + v37;
    const double v39 = qd[1] * qd[1];
    const double v40 = v11 * (v37 + v39);
    const double v41 = v40 + (v10 * v38);
    const double v42 = v13 * v39;
    const double v43 = v42 + (v14 * v36);
    const double v44 = (v17 * v17) + (v32 * v32);
    const double v45 = v6 * (((v9 * v41) + (v8 * v43)) + (10.0 * v44));
    const double v46 = (prepared->k[14] * v31) - (prepared->k[13] * ((v5 * (v25 + (10.0 * v20))) - v45));
    const double v47 = v46 + (prepared->k[12] * (v30 + ((v27 * (2.0 * qd[5])) - v19)));
    const double v48 = v18 * v32;
    const double v49 = (v32 * (prepared->k[33] * v26)) + (prepared->k[4] * ((v6 * v48) + (v27 * v33)));
    h[5] = v49;
    const double v50 = v28 * v32;
    const double v51 = v5 * v48;
    const double v52 = v51 + (2.0 * ((v29 * v33) - v50));
    const double v53 = (v9 * v43) - (v8 * v41);
    const double v54 = ((prepared->k[14] * v52) + (prepared->k[13] * ((10.0 * v48) - v53))) - (prepared->k[12] * v51);
    const double v55 = v54 + (prepared->k[32] * (v50 + (qd[5] * v33)));
    const double v56 = v1 * (prepared->k[24] * v0);
    const double v57 = v4 * (prepared->k[20] * v3);
    const double v58 = v35 + (prepared->k[18] * v20);
    const double v59 = v9 * ((((prepared->k[16] * v20) + (prepared->k[18] * v25)) + (10.0 * v35)) - v47);
    const double v60 = ((v8 * ((v5 * v49) + (v6 * v55))) - v59) - (v22 * v56);
    const double v61 = ((v60 - (v23 * v57)) - (v12 * v24)) - (v11 * (v58 + (v15 * v23)));
    h[0] = v61 - (v10 * v58);
    const double v62 = (prepared->k[18] * v44) + (prepared->k[13] * ((v5 * v34) - (v6 * v31)));
    const double v63 = (prepared->k[13] * v52) - (prepared->k[18] * v48);
    const double v64 = (v9 * v62) - (v8 * v63);
    const double v65 = (v9 * v63) + (v8 * v62);
    const double v66 = (((v5 * v55) - (v6 * v49)) - (prepared->k[18] * v53)) + (prepared->k[16] * v48);
    const double v67 = v66 - (prepared->k[27] * v52);
    h[3] = v67;
    const double v68 = (((v14 * v64) - (v12 * v42)) - (v10 * v65)) + (v15 * v40);
    const double v69 = v67 + (v68 - (v57 * (v36 - v38)));
    h[2] = v69;
    const double v70 = (v13 * (v64 + (v12 * v38))) + (v37 * v56);
    h[1] = v69 + (v70 - (v11 * (v65 + (v15 * v36))));
    h[4] = -v47;
}

void behi_six_joint_bias_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double h_lane[6];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_bias(prepared, q_lane, qd_lane, h_lane);
        behi_six_joint_scatter(6U, count, lane, h_lane, h);
    }
}

void behi_six_joint_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double h_lane[6];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        behi_six_joint_scatter(6U, count, lane, h_lane, h);
    }
}

void behi_six_joint_gravity(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double g[restrict 6])
{
    (void)prepared;
    (void)q;
    g[0] = 0.0;
    g[1] = 0.0;
    g[2] = 0.0;
    g[3] = 0.0;
    g[4] = 0.0;
    g[5] = 0.0;
}

void behi_six_joint_gravity_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double g_lane[6];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gravity(prepared, q_lane, g_lane);
        behi_six_joint_scatter(6U, count, lane, g_lane, g);
    }
}

void behi_six_joint_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double g_lane[6];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gravity(&prepared_lane, q_lane, g_lane);
        behi_six_joint_scatter(6U, count, lane, g_lane, g);
    }
}

void behi_six_joint_coriolis_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double C[restrict 36])
{
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[4], &v2, &v3);
    const double v4 = qd[1] + qd[2];
    double v5;
    double v6;
    behi_six_joint_sincos(q[0], &v5, &v6);
    const double v7 = 30.0 + (50.0 * v0);
    const double v8 = (30.0 * qd[1]) + (qd[2] * v7);
    const double v9 = v6 * v8;
    double v10;
    double v11;
    behi_six_joint_sincos(q[2], &v10, &v11);
    const double v12 = v1 * v6;
    const double v13 = v0 * v10;
    const double v14 = (v11 * v12) - (v6 * v13);
    const double v15 = v12 + v14;
    const double v16 = prepared->k[7] * v15;
    const double v17 = v0 * v11;
    const double v18 = v17 + (v1 * v10);
    const double v19 = v7 + (50.0 * v18);
    const double v20 = v6 * v19;
    const double v21 = v9 + (qd[3] * v20);
    double v22;
    double v23;
    behi_six_joint_sincos(q[3], &v22, &v23);
    const double v24 = (v12 * v10) + (v6 * v17);
    const double v25 = (v14 * v23) - (v22 * v24);
    const double v26 = prepared->k[10] * v25;
    const double v27 = v26 + (prepared->k[58] * v15);
    const double v28 = v21 * v27;
    const double v29 = v28 + (v9 * v16);
    const double v30 = v6 * v6;
    const double v31 = qd[1] * prepared->k[38];
    const double v32 = v29 + (v31 * (v1 * v30));
    const double v33 = v4 * v6;
    const double v34 = (prepared->k[7] * v14) + (prepared->k[8] * v12);
    const double v35 = (prepared->k[54] * v7) + (prepared->k[55] * v18);
    const double v36 = prepared->k[41] * v14;
    const double v37 = (v1 * v11) - v13;
    const double v38 = prepared->k[42] * v24;
    const double v39 = (((v7 * v34) + (v12 * v35)) + (v18 * v36)) + (v37 * v38);
    const double v40 = v33 + (qd[3] * v6);
    const double v41 = v26 + (prepared->k[59] * v15);
    const double v42 = (v18 * v23) + (v22 * v37);
    const double v43 = prepared->k[10] * v42;
    const double v44 = v43 + (prepared->k[45] * v19);
    const double v45 = 50.0 * v15;
    const double v46 = prepared->k[43] * v25;
    const double v47 = (v14 * v22) + (v23 * v24);
    const double v48 = (v18 * v22) - (v23 * v37);
    const double v49 = prepared->k[44] * v48;
    const double v50 = (((v19 * v41) + (v44 * v45)) + (v42 * v46)) - (v47 * v49);
    const double v51 = v40 * v50;
    const double v52 = v51 + (v33 * v39);
    const double v53 = prepared->k[38] + (v0 * prepared->k[47]);
    const double v54 = v12 * v53;
    const double v55 = qd[1] * v6;
    const double v56 = v52 + (v54 * v55);
    const double v57 = v8 * v5;
    const double v58 = v1 * v5;
    const double v59 = (v11 * v58) - (v13 * v5);
    const double v60 = v58 + v59;
    const double v61 = prepared->k[7] * v60;
    const double v62 = v19 * v5;
    const double v63 = v57 + (qd[3] * v62);
    const double v64 = (v10 * v58) + (v17 * v5);
    const double v65 = (v23 * v59) - (v22 * v64);
    const double v66 = prepared->k[10] * v65;
    const double v67 = v66 + (prepared->k[58] * v60);
    const double v68 = v63 * v67;
    const double v69 = v68 + (v57 * v61);
    const double v70 = v31 * v58;
    const double v71 = v69 + (v5 * v70);
    const double v72 = v4 * v5;
    const double v73 = (prepared->k[7] * v59) + (prepared->k[8] * v58);
    const double v74 = prepared->k[41] * v18;
    const double v75 = prepared->k[42] * v37;
    const double v76 = (((v7 * v73) + (v35 * v58)) + (v59 * v74)) + (v64 * v75);
    const double v77 = v72 + (qd[3] * v5);
    const double v78 = v66 + (prepared->k[59] * v60);
    const double v79 = 50.0 * v60;
    const double v80 = (v23 * v64) + (v22 * v59);
    const double v81 = prepared->k[43] * v42;
    const double v82 = (((v19 * v78) + (v44 * v79)) - (v49 * v80)) + (v65 * v81);
    const double v83 = v77 * v82;
    const double v84 = v83 + (v72 * v76);
    const double v85 = v53 * v58;
    const double v86 = qd[1] * v5;
    const double v87 = v84 + (v85 * v86);
    const double v88 = (qd[4] * v80) - v40;
    const double v89 = v45 + (10.0 * v25);
    const double v90 = v19 + (10.0 * v42);
    const double v91 = prepared->k[48] * v90;
    const double v92 = v89 * v91;
    const double v93 = (v3 * v6) + (v2 * v65);
    const double v94 = v88 + (qd[5] * v93);
    double v95;
    double v96;
    behi_six_joint_sincos(q[5], &v95, &v96);
    const double v97 = v3 * v42;
    const double v98 = (v95 * v97) - (v48 * v96);
    const double v99 = (v3 * v25) + (v2 * v5);
    const double v100 = (v47 * v96) - (v95 * v99);
    const double v101 = prepared->k[12] * v100;
    const double v102 = (v48 * v95) + (v96 * v97);
    const double v103 = (v47 * v95) + (v96 * v99);
    const double v104 = prepared->k[12] * v103;
    const double v105 = v2 * v42;
    const double v106 = (v2 * v25) - (v3 * v5);
    const double v107 = prepared->k[34] * v106;
    const double v108 = v90 + (20.0 * v105);
    const double v109 = v89 + (20.0 * v106);
    const double v110 = prepared->k[49] * v109;
    const double v111 = (((v98 * v101) - (v102 * v104)) + (v105 * v107)) - (v108 * v110);
    const double v112 = v94 * v111;
    const double v113 = (v88 * v92) - v112;
    const double v114 = v77 + (qd[4] * v47);
    const double v115 = v79 + (10.0 * v65);
    const double v116 = v91 * v115;
    const double v117 = v114 + (qd[5] * v106);
    const double v118 = v115 + (20.0 * v93);
    const double v119 = prepared->k[34] * v93;
    const double v120 = (v2 * v6) - (v3 * v65);
    const double v121 = (v80 * v96) + (v95 * v120);
    const double v122 = prepared->k[12] * v98;
    const double v123 = (v80 * v95) - (v96 * v120);
    const double v124 = prepared->k[12] * v102;
    const double v125 = (((v105 * v119) - (v118 * (prepared->k[49] * v108))) + (v121 * v122)) - (v123 * v124);
    const double v126 = v117 * v125;
    const double v127 = (v114 * v116) - v126;
    const double v128 = (v48 * v89) - (v47 * v90);
    const double v129 = (qd[4] * v128) - v63;
    const double v130 = prepared->k[2] * v115;
    const double v131 = (v105 * v109) - (v106 * v108);
    const double v132 = v129 + (qd[5] * v131);
    const double v133 = prepared->k[3] * v118;
    const double v134 = v132 * v133;
    const double v135 = v134 + (v129 * v130);
    const double v136 = (v48 * v115) - (v80 * v90);
    const double v137 = v21 + (qd[4] * v136);
    const double v138 = prepared->k[2] * v89;
    const double v139 = (v105 * v118) - (v93 * v108);
    const double v140 = v137 + (qd[5] * v139);
    const double v141 = prepared->k[3] * v109;
    const double v142 = v140 * v141;
    const double v143 = v142 + (v137 * v138);
    const double v144 = v143 + ((v113 - v127) - v135);
    C[0] = v144 + ((v71 + (v32 - v56)) - v87);
    const double v145 = qd[0] * v6;
    const double v146 = qd[0] * v5;
    const double v147 = v5 * v5;
    const double v148 = v30 + v147;
    const double v149 = v1 * v148;
    const double v150 = ((v54 * v145) + (v85 * v146)) - (v149 * (qd[0] * prepared->k[38]));
    const double v151 = v6 * v5;
    const double v152 = ((prepared->k[42] * v151) + (v36 * v59)) - (v38 * v64);
    const double v153 = v152 + (50.0 * ((v34 * v58) + (v12 * v73)));
    const double v154 = (prepared->k[42] * (v30 + (v64 * v64))) - (v59 * (prepared->k[41] * v59));
    const double v155 = v154 - (v58 * (100.0 * v73));
    const double v156 = prepared->k[44] * v47;
    const double v157 = (((prepared->k[44] * v151) + (v45 * v78)) + (v41 * v79)) + (v46 * v65);
    const double v158 = v157 - (v80 * v156);
    const double v159 = (v6 * v45) + (v5 * v79);
    const double v160 = 50.0 * v149;
    const double v161 = qd[2] * v160;
    const double v162 = v161 + (qd[3] * v159);
    const double v163 = (prepared->k[44] * (v30 + (v80 * v80))) - (v65 * (prepared->k[43] * v65));
    const double v164 = v163 - (v78 * (100.0 * v60));
    const double v165 = (((v106 * v119) - (v101 * v121)) - (v104 * v123)) - (v110 * v118);
    const double v166 = (v93 * v119) - (v118 * (prepared->k[51] * v118));
    const double v167 = v166 - (prepared->k[12] * ((v121 * v121) + (v123 * v123)));
    const double v168 = (v93 * v109) - (v106 * v118);
    const double v169 = (v47 * v115) - (v80 * v89);
    const double v170 = v162 + (qd[4] * v169);
    const double v171 = (qd[5] * v168) - v170;
    const double v172 = ((v94 * v165) - (v117 * v167)) + (v133 * v171);
    const double v173 = prepared->k[48] * (v89 * v115);
    const double v174 = prepared->k[50] * (v115 * v115);
    const double v175 = (((v130 * v170) - v172) + (v88 * v173)) - (v114 * v174);
    const double v176 = (((v40 * v158) - (v67 * v162)) - (v77 * v164)) - v175;
    const double v177 = qd[2] * v149;
    const double v178 = prepared->k[55] * v177;
    const double v179 = (((v12 * (100.0 * v34)) - (prepared->k[42] * v147)) + (v14 * v36)) - (v24 * v38);
    const double v180 = (((v41 * (100.0 * v15)) - (prepared->k[44] * v147)) + (v25 * v46)) - (v47 * v156);
    const double v181 = (((v109 * (prepared->k[51] * v109)) + (v100 * v101)) + (v103 * v104)) - (v106 * v107);
    const double v182 = ((v141 * v171) - (v94 * v181)) - (v117 * v165);
    const double v183 = prepared->k[50] * (v89 * v89);
    const double v184 = (((v138 * v170) - v182) - (v114 * v173)) + (v88 * v183);
    const double v185 = v184 + (((v27 * v162) - (v40 * v180)) - (v77 * v158));
    const double v186 = v92 - v111;
    const double v187 = v50 + v186;
    const double v188 = v116 - v125;
    const double v189 = v82 + v188;
    const double v190 = (v145 * v187) + (v146 * v189);
    const double v191 = v6 * ((((v72 * v155) - (v33 * v153)) - v176) + (v60 * v178));
    const double v192 = v191 - (v5 * (((v185 - (v33 * v179)) - (v72 * v153)) + (v15 * v178)));
    const double v193 = ((v190 + v192) + (v39 * v145)) + (v76 * v146);
    const double v194 = v138 + v141;
    const double v195 = v27 + v194;
    const double v196 = v16 + v195;
    const double v197 = 30.0 * v145;
    const double v198 = v130 + v133;
    const double v199 = v67 + v198;
    const double v200 = v61 + v199;
    const double v201 = 30.0 * v146;
    C[1] = (((v196 * v197) - v150) - v193) + (v200 * v201);
    const double v202 = (v7 * v146) - (v55 * v160);
    const double v203 = (v7 * v145) + (v86 * v160);
    C[2] = ((v200 * v202) + (v196 * v203)) - v193;
    const double v204 = ((v19 * v146) - (v33 * v159)) + (v6 * v161);
    const double v205 = ((v72 * v159) + (v19 * v145)) - (v5 * v161);
    const double v206 = (v6 * v72) - (v33 * v5);
    const double v207 = v167 - v181;
    const double v208 = v174 + (v183 - v207);
    const double v209 = ((((v6 * v176) + (v5 * v185)) + (v199 * v204)) + (v195 * v205)) - v190;
    C[3] = v209 - (v206 * (v208 - (v164 - v180)));
    const double v210 = (((qd[0] * v128) + (v48 * v63)) + (v40 * v169)) + (v80 * v162);
    const double v211 = (((qd[0] * v136) - (v21 * v48)) - (v47 * v162)) + (v77 * v169);
    const double v212 = (qd[0] * v47) - (v48 * v77);
    const double v213 = (qd[0] * v80) + (v40 * v48);
    const double v214 = (v40 * v47) + (v77 * v80);
    const double v215 = v48 * v144;
    const double v216 = (((v47 * v184) + (v80 * v175)) - (v198 * v210)) + (v194 * v211);
    const double v217 = v215 + (((v216 - (v188 * v212)) + (v186 * v213)) + (v208 * v214));
    C[4] = v217;
    const double v218 = qd[0] + (qd[4] * v48);
    const double v219 = (v88 * v105) - (v93 * v218);
    const double v220 = (v105 * v114) - (v106 * v218);
    const double v221 = (v93 * v114) - (v88 * v106);
    const double v222 = (((v106 * v170) + (v114 * v168)) - (v139 * v218)) + (v105 * v137);
    const double v223 = (((v105 * v129) - (v93 * v170)) - (v88 * v168)) - (v131 * v218);
    const double v224 = v105 * (v142 + ((v126 - v112) - v134));
    const double v225 = (((v111 * v219) - (v93 * v172)) - (v106 * v182)) - (v125 * v220);
    const double v226 = v224 + (((v225 - (v207 * v221)) - (v141 * v222)) + (v133 * v223));
    C[5] = v226;
    const double v227 = (prepared->k[0] * v7) + (prepared->k[7] * v18);
    const double v228 = v43 + (prepared->k[1] * v19);
    const double v229 = v218 + (qd[5] * v105);
    const double v230 = prepared->k[3] * v108;
    const double v231 = ((v141 * v229) - (prepared->k[3] * v132)) - (v117 * v230);
    const double v232 = prepared->k[2] * v90;
    const double v233 = (((prepared->k[2] * v129) - v231) + (v114 * v232)) - (v138 * v218);
    const double v234 = (((qd[0] * v27) + (prepared->k[1] * v63)) - (v77 * v228)) - v233;
    const double v235 = (v234 + ((prepared->k[0] * v57) - (v72 * v227))) + (qd[0] * v16);
    const double v236 = ((prepared->k[3] * v140) + (v94 * v230)) - (v133 * v229);
    const double v237 = ((v236 + (prepared->k[2] * v137)) + (v88 * v232)) - (v130 * v218);
    const double v238 = (((qd[0] * v67) - (prepared->k[1] * v21)) + (v40 * v228)) - v237;
    const double v239 = (v238 + ((v33 * v227) - (prepared->k[0] * v9))) + (qd[0] * v61);
    const double v240 = (v6 * v235) + (v5 * v239);
    const double v241 = ((v18 * v74) - (v37 * v75)) + (v7 * ((prepared->k[56] * v7) + (prepared->k[57] * v18)));
    const double v242 = ((v44 * (2.0 * v19)) - (v48 * v49)) + (v42 * v81);
    const double v243 = ((v105 * (prepared->k[34] * v105)) - (v108 * (prepared->k[51] * v108))) - (v98 * v122);
    const double v244 = v243 - (v102 * v124);
    const double v245 = ((v111 * v229) - (v117 * v244)) + (v132 * v230);
    const double v246 = prepared->k[50] * (v90 * v90);
    const double v247 = ((v245 + (v129 * v232)) - (v92 * v218)) + (v114 * v246);
    const double v248 = (((qd[0] * v50) + (v63 * v228)) - (v77 * v242)) - v247;
    const double v249 = ((v125 * v229) - (v94 * v244)) + (v140 * v230);
    const double v250 = ((v249 + (v137 * v232)) - (v116 * v218)) + (v88 * v246);
    const double v251 = (((qd[0] * v82) - (v21 * v228)) + (v40 * v242)) - v250;
    const double v252 = v6 * (v248 + (((qd[0] * v39) + (v57 * v227)) - (v72 * v241)));
    const double v253 = v252 + (v5 * (v251 + (((qd[0] * v76) - (v9 * v227)) + (v33 * v241))));
    C[6] = (v253 + (v150 - (30.0 * v240))) - (v151 * (qd[1] * prepared->k[52]));
    const double v254 = v165 * v229;
    const double v255 = (v173 * v218) - v254;
    const double v256 = v255 + (qd[0] * v158);
    const double v257 = v256 + (qd[0] * v153);
    const double v258 = v1 * v1;
    const double v259 = v0 * v0;
    const double v260 = (prepared->k[36] + (prepared->k[35] * v258)) - (prepared->k[36] * v259);
    const double v261 = v5 * v145;
    const double v262 = v257 + (v260 * v261);
    const double v263 = v127 + v143;
    const double v264 = v171 * v230;
    const double v265 = (v170 * v232) - v264;
    const double v266 = v265 + (v162 * v228);
    const double v267 = v266 + (v161 * v227);
    const double v268 = v263 - v267;
    const double v269 = v173 - v165;
    const double v270 = v158 + v269;
    const double v271 = v153 + v270;
    const double v272 = v271 + (v151 * v260);
    const double v273 = (qd[0] * v180) + (v27 * v63);
    const double v274 = (v273 + ((qd[0] * v179) - (v39 * v72))) + (v16 * v57);
    const double v275 = ((v132 * v141) - (v111 * v117)) - (v181 * v229);
    const double v276 = ((v275 + (v129 * v138)) + (v92 * v114)) - (v183 * v218);
    const double v277 = v276 + (v50 * v77);
    const double v278 = v241 + v242;
    const double v279 = v181 - v244;
    const double v280 = v183 + (v246 + v279);
    const double v281 = v180 + v280;
    const double v282 = v281 + (v179 + v278);
    const double v283 = v230 + v232;
    const double v284 = v228 + v283;
    const double v285 = v227 + v284;
    const double v286 = (((prepared->k[36] * v258) - (v0 * prepared->k[39])) - prepared->k[40]) - (prepared->k[35] * v259);
    const double v287 = v286 + (30.0 * (prepared->k[37] + (v285 + (prepared->k[5] * v0))));
    const double v288 = (v6 * (v268 + ((v32 + v87) - v262))) + (v145 * v272);
    const double v289 = ((v288 - (v147 * (qd[1] * v54))) + (v70 * v151)) + (v5 * (v274 - v277));
    const double v290 = v113 + v135;
    const double v291 = v267 + v290;
    const double v292 = ((v94 * v125) - (v167 * v229)) - (v133 * v140);
    const double v293 = (((v130 * v137) - v292) + (v88 * v116)) - (v174 * v218);
    const double v294 = (v40 * v82) - v293;
    const double v295 = (qd[0] * v164) + (v21 * v67);
    const double v296 = (v295 + ((qd[0] * v155) - (v33 * v76))) + (v9 * v61);
    const double v297 = v167 + v244;
    const double v298 = v174 + (v246 - v297);
    const double v299 = v164 - v298;
    const double v300 = v299 + (v155 - v278);
    const double v301 = (v146 * v272) - (v5 * ((v262 + (v56 + v71)) - v291));
    const double v302 = (v301 + (v30 * ((qd[1] * v85) - v70))) + (v6 * (v294 - v296));
    const double v303 = ((v94 * v141) - (prepared->k[3] * v171)) - (v117 * v133);
    const double v304 = ((v303 + (prepared->k[2] * v170)) + (v88 * v138)) - (v114 * v130);
    const double v305 = (((v27 * v40) + (v67 * v77)) - (prepared->k[1] * v162)) - v304;
    const double v306 = v148 * ((((prepared->k[7] * v177) - v305) - (v16 * v33)) - (v61 * v72));
    const double v307 = v6 * (v289 - (v146 * (v282 - v287)));
    const double v308 = (v307 - (v5 * (v302 + (v145 * (v287 + v300))))) - (prepared->k[53] * v261);
    C[7] = (v308 - (v31 * (v148 * v149))) + (30.0 * v306);
    const double v309 = (v6 * v202) - (v5 * v203);
    const double v310 = v306 - (prepared->k[21] * v309);
    const double v311 = (v30 * v268) - (v147 * v291);
    const double v312 = (v6 * v145) - (v5 * v146);
    const double v313 = v151 * (v277 + v294);
    const double v314 = ((v313 - (v271 * v312)) - (v151 * (v274 + v296))) + (v261 * (v282 + v300));
    const double v315 = (v314 + (v30 * (v257 - (v29 + v84)))) - (v147 * (v257 + (v52 + v69)));
    const double v316 = (30.0 - v7) * (qd[1] * v148);
    const double v317 = (v315 - (v285 * v309)) + (v316 * ((v6 * v196) + (v5 * v200)));
    C[8] = (v311 + (30.0 * v310)) - v317;
    const double v318 = v6 * ((((v199 * v206) - (v6 * v305)) - (prepared->k[17] * v204)) + (v146 * v284));
    const double v319 = v5 * ((((v5 * v305) + (v195 * v206)) - (prepared->k[17] * v205)) + (v145 * v284));
    const double v320 = v318 - v319;
    const double v321 = (((v20 * v33) - (v6 * v9)) - (v5 * v57)) + (v62 * v72);
    const double v322 = (v6 * v195) + (v5 * v199);
    const double v323 = (v313 - (v270 * v312)) - (v30 * (v83 + (v28 + ((v263 - v266) - v256))));
    const double v324 = v323 - (v147 * (v68 + (v51 + ((v256 - v266) - v290))));
    const double v325 = (v324 - (v151 * (v273 + v295))) + (v261 * (v281 + v299));
    const double v326 = (v325 - (v321 * v322)) + (v206 * ((v6 * v189) - (v5 * v187)));
    const double v327 = v326 - (v284 * ((v6 * v204) - (v5 * v205)));
    C[9] = (30.0 * v320) - v327;
    const double v328 = (((v48 * v233) - (v80 * v304)) - (v198 * v214)) + (prepared->k[15] * v210);
    const double v329 = v328 + (v212 * v283);
    const double v330 = (((v48 * v237) + (v47 * v304)) + (v194 * v214)) + (prepared->k[15] * v211);
    const double v331 = v330 + (v213 * v283);
    const double v332 = (v6 * v329) + (v5 * v331);
    const double v333 = (((v21 * v80) - (v47 * v63)) + (v40 * v136)) - (v77 * v128);
    const double v334 = v80 * (v255 + (v265 - v263));
    const double v335 = (((v48 * v247) + (v47 * v276)) - (v194 * v333)) - (v188 * v214);
    const double v336 = (((v335 + (v210 * v283)) + (v212 * v280)) + (v213 * v269)) - v334;
    const double v337 = v47 * (v290 + (v265 - v255));
    const double v338 = (((v48 * v250) + (v80 * v293)) - (v198 * v333)) + (v186 * v214);
    const double v339 = v337 + (((v338 + (v211 * v283)) + (v212 * v269)) + (v213 * v298));
    const double v340 = (v6 * v336) + (v5 * v339);
    C[10] = (30.0 * v332) - v340;
    const double v341 = (((v93 * v303) + (prepared->k[3] * v223)) + (v105 * v231)) + (v220 * v230);
    const double v342 = v341 + (v133 * v221);
    const double v343 = (((v106 * v303) - (prepared->k[3] * v222)) + (v105 * v236)) + (v141 * v221);
    const double v344 = v343 - (v219 * v230);
    const double v345 = (v6 * v342) - (v5 * v344);
    const double v346 = (((v93 * v137) - (v88 * v139)) + (v106 * v129)) - (v114 * v131);
    const double v347 = v93 * (v264 + (v254 + (v142 - v126)));
    const double v348 = (((v106 * v275) + (v125 * v221)) + (v165 * v219)) - (v220 * v279);
    const double v349 = v347 + (((v348 + (v105 * v245)) - (v141 * v346)) - (v223 * v230));
    const double v350 = v106 * (v264 + ((v112 - v134) - v254));
    const double v351 = (((v165 * v220) - (v93 * v292)) - (v111 * v221)) + (v219 * v297);
    const double v352 = (((v351 + (v105 * v249)) - (v222 * v230)) - (v133 * v346)) - v350;
    const double v353 = (v6 * v349) + (v5 * v352);
    C[12] = v253 - (v7 * v240);
    const double v354 = v160 * ((((v5 * v235) - (v6 * v239)) + (v145 * v200)) - (v146 * v196));
    const double v355 = v354 - v311;
    C[13] = ((v7 * v306) - v315) - v355;
    C[14] = (((v7 * v310) - v317) - v355) + (v149 * (prepared->k[23] * v316));
    const double v356 = (((v5 * v234) - (v6 * v238)) + (v145 * v199)) - (v146 * v195);
    const double v357 = v356 + (prepared->k[17] * v321);
    C[15] = ((v7 * v320) - v327) - (v160 * v357);
    const double v358 = (((v47 * v233) + (v80 * v237)) + (v198 * v213)) + (v194 * v212);
    const double v359 = v358 - (prepared->k[15] * v333);
    C[16] = ((v7 * v332) - v340) + (v160 * v359);
    const double v360 = (((v93 * v236) - (v106 * v231)) - (prepared->k[3] * v346)) - (v141 * v220);
    const double v361 = v360 - (v133 * v219);
    C[17] = ((v160 * v361) - (v7 * v345)) - v353;
    C[18] = (((v6 * v248) + (v5 * v251)) - (v20 * v234)) - (v62 * v238);
    const double v362 = v325 + ((v305 * (v19 * v148)) + (v159 * v356));
    C[20] = ((v316 * ((prepared->k[17] * v159) - v322)) - (v309 * ((prepared->k[17] * v19) - v284))) - v362;
    C[21] = ((v19 * v320) - (v159 * v357)) - v327;
    C[22] = ((v19 * v332) + (v159 * v359)) - v340;
    C[23] = ((v159 * v361) - (v19 * v345)) - v353;
    C[24] = v215 + ((((v80 * v247) - (v47 * v250)) - (v128 * v237)) + (v136 * v233));
    const double v363 = v145 * ((((v48 * v186) - (v47 * v298)) - (v128 * v283)) + (v169 * v198));
    const double v364 = v146 * ((((v48 * v188) - (v80 * v280)) - (v136 * v283)) - (v169 * v194));
    const double v365 = (((v5 * v337) - (v6 * v334)) + v363) + v364;
    const double v366 = v365 - (v304 * ((v6 * v136) - (v5 * v128)));
    const double v367 = v366 + (v48 * ((v6 * v175) - (v5 * v184)));
    const double v368 = v367 + (v169 * ((v6 * v237) - (v5 * v233)));
    const double v369 = v368 - (v47 * ((v6 * v293) - (v146 * v269)));
    const double v370 = v369 - (v80 * ((v5 * v276) - (v145 * v269)));
    const double v371 = ((v48 * v194) - (v47 * v283)) - (prepared->k[15] * v128);
    const double v372 = ((v48 * v198) - (v80 * v283)) - (prepared->k[15] * v136);
    C[25] = ((v197 * v371) - v370) + (v201 * v372);
    const double v373 = ((v47 * v198) - (v80 * v194)) - (prepared->k[15] * v169);
    C[26] = (((v203 * v371) + (v202 * v372)) - (v316 * v373)) - v370;
    const double v374 = (((v48 * v208) - (v47 * v186)) - (v80 * v188)) - (v128 * v194);
    const double v375 = ((v204 * v372) + (v205 * v371)) - (v206 * (v374 - (v136 * v198)));
    C[27] = (v375 + (v321 * v373)) - v370;
    const double v376 = (((v48 * v217) - (v47 * v339)) + (v80 * v336)) - (v128 * v331);
    C[28] = (v376 + (v136 * v329)) + (v169 * v359);
    const double v377 = (((v48 * v226) - (v47 * v352)) + (v80 * v349)) - (v128 * v344);
    C[29] = (v377 - (v136 * v342)) + (v169 * v361);
    const double v378 = v224 + ((((v93 * v245) - (v106 * v249)) - (v131 * v236)) - (v139 * v231));
    C[30] = v378;
    const double v379 = ((((v139 * v303) - (v106 * v292)) + (v168 * v236)) + (v105 * v172)) - v347;
    const double v380 = ((((v131 * v303) - (v93 * v275)) - (v168 * v231)) + (v105 * v182)) - v350;
    const double v381 = (((v93 * v165) - (v106 * v297)) + (v105 * v111)) + (v131 * v230);
    const double v382 = v381 + (v133 * v168);
    const double v383 = (((v93 * v279) + (v106 * v165)) + (v105 * v125)) - (v141 * v168);
    const double v384 = v383 + (v139 * v230);
    const double v385 = (((v6 * v379) - (v5 * v380)) + (v145 * v382)) + (v146 * v384);
    const double v386 = ((v105 * v141) - (prepared->k[3] * v131)) - (v106 * v230);
    const double v387 = ((v105 * v133) - (prepared->k[3] * v139)) - (v93 * v230);
    C[31] = (v385 + (v197 * v386)) + (v201 * v387);
    const double v388 = ((v93 * v141) - (prepared->k[3] * v168)) - (v106 * v133);
    C[32] = v385 + (((v203 * v386) + (v202 * v387)) + (v316 * v388));
    const double v389 = (((v105 * v207) - (v93 * v125)) - (v106 * v111)) + (v131 * v141);
    const double v390 = v389 + (v133 * v139);
    C[33] = v385 + ((((v204 * v387) + (v205 * v386)) + (v206 * v390)) - (v321 * v388));
    const double v391 = (((v48 * v378) - (v47 * v380)) - (v80 * v379)) - (v210 * v387);
    const double v392 = (((v391 + (v211 * v386)) + (v212 * v384)) - (v213 * v382)) - (v214 * v390);
    C[34] = v392 - (v333 * v388);
    const double v393 = (((v93 * v349) - (v106 * v352)) - (v131 * v344)) - (v139 * v342);
    C[35] = (v393 - (v168 * v361)) + (v105 * v226);
    C[11] = -(v353 + (30.0 * v345));
    C[19] = -v362;
}

void behi_six_joint_coriolis_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double C_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_coriolis_matrix(prepared, q_lane, qd_lane, C_lane);
        behi_six_joint_scatter(36U, count, lane, C_lane, C);
    }
}

void behi_six_joint_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double C_lane[36];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        behi_six_joint_scatter(36U, count, lane, C_lane, C);
    }
}

void behi_six_joint_inverse_dynamics(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6])
{
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    const double v2 = q[1] + q[2];
    double v3;
    double v4;
    behi_six_joint_sincos(v2, &v3, &v4);
    double v5;
    double v6;
    behi_six_joint_sincos(q[4], &v5, &v6);
    const double v7 = q[3] + v2;
    double v8;
    double v9;
    behi_six_joint_sincos(v7, &v8, &v9);
    const double v10 = 50.0 * v4;
    const double v11 = prepared->k[13] * v5;
    const double v12 = 50.0 * v1;
    const double v13 = prepared->k[22] * v4;
    const double v14 = prepared->k[24] * v0;
    const double v15 = prepared->k[20] * v3;
    const double v16 = prepared->k[13] * v6;
    const double v17 = 50.0 * v0;
    const double v18 = 50.0 * v3;
    const double v19 = prepared->k[22] * v3;
    const double v20 = qd[1] + qd[2];
    const double v21 = qd[3] + v20;
    const double v22 = v8 * qd[0];
    const double v23 = v21 * v22;
    const double v24 = 2.0 * qd[0];
    const double v25 = qd[1] * v24;
    const double v26 = v25 + (qd[2] * v24);
    const double v27 = (v5 * v21) + (v6 * v22);
    const double v28 = v9 * qd[0];
    const double v29 = qd[4] - v28;
    const double v30 = (v27 * v27) + (v29 * v29);
    const double v31 = v20 * v20;
    const double v32 = qd[0] * qd[0];
    const double v33 = v31 + v32;
    const double v34 = qd[1] * qd[1];
    const double v35 = (v21 * v21) + (v28 * v28);
    const double v36 = v22 * v28;
    const double v37 = v1 * v14;
    const double v38 = v4 * v15;
    const double v39 = v9 * qdd[0];
    const double v40 = (2.0 * v23) - v39;
    const double v41 = v12 * qdd[0];
    const double v42 = (v17 * v25) - v41;
    const double v43 = ((v10 * qdd[0]) - (v18 * v26)) - v42;
    const double v44 = (v23 + qdd[4]) - v39;
    const double v45 = (v6 * v21) - (v5 * v22);
    const double v46 = v27 * v45;
    const double v47 = v44 - v46;
    const double v48 = (v11 * v47) + (v16 * v30);
    const double v49 = qd[5] * prepared->k[32];
    const double v50 = qdd[1] + qdd[2];
    const double v51 = (v12 * (v32 + v34)) + (v17 * qdd[1]);
    const double v52 = v51 + ((v10 * v33) + (v18 * v50));
    const double v53 = (v12 * qdd[1]) - (v17 * v34);
    const double v54 = v53 + ((v10 * v50) - (v18 * v31));
    const double v55 = v8 * v6;
    const double v56 = (v5 * ((10.0 * v40) - v43)) - (v6 * ((10.0 * v35) + (v9 * v52)));
    const double v57 = ((v27 * v49) + (prepared->k[14] * v47)) - (prepared->k[13] * (v56 + (v54 * v55)));
    const double v58 = v57 - (prepared->k[12] * (v44 + v46));
    const double v59 = (v8 * qdd[0]) + (v28 * (2.0 * v21));
    const double v60 = qdd[3] + v50;
    const double v61 = v36 - v60;
    const double v62 = prepared->k[4] * ((v27 * v29) + ((qdd[5] + (v5 * v59)) + (v6 * v61)));
    tau[5] = v62;
    const double v63 = v12 * v19;
    const double v64 = (v9 * v54) + (v8 * v52);
    const double v65 = (v5 * v61) - (v6 * v59);
    const double v66 = (v29 * (2.0 * v45)) - v65;
    const double v67 = v36 + v60;
    const double v68 = (((v29 * v49) + (prepared->k[13] * v64)) - (prepared->k[14] * v66)) - (prepared->k[12] * v65);
    const double v69 = v68 + (prepared->k[27] * v67);
    const double v70 = ((v5 * v8) * v62) - (qdd[0] * (((v0 * v14) + (v3 * v15)) - prepared->k[60]));
    const double v71 = v70 - (v9 * ((((prepared->k[16] * v40) - (prepared->k[18] * v43)) + (10.0 * v48)) - v58));
    const double v72 = ((v71 - (v25 * v37)) - (v26 * (v38 + v63))) + (v55 * v69);
    tau[0] = (v72 - ((v10 + v12) * (v48 + (prepared->k[18] * v40)))) + (v13 * (v41 - v42));
    const double v73 = (prepared->k[13] * v66) + (prepared->k[18] * v67);
    const double v74 = ((v16 * v47) - (v11 * v30)) - (prepared->k[18] * v35);
    const double v75 = (v9 * v73) + (v8 * v74);
    const double v76 = (v9 * v74) - (v8 * v73);
    const double v77 = (((v5 * v69) - (v6 * v62)) + (prepared->k[18] * v64)) + (prepared->k[27] * v66);
    const double v78 = v77 + (prepared->k[16] * v67);
    tau[3] = v78;
    const double v79 = (((v10 * v75) - (v18 * v76)) + (prepared->k[20] * v50)) + (v13 * v53);
    const double v80 = v78 + ((v79 + (v19 * v51)) - (v38 * (v31 - v33)));
    tau[2] = v80;
    const double v81 = ((prepared->k[24] * qdd[1]) + (v12 * v75)) + (v17 * ((v19 * v50) - v76));
    const double v82 = (v32 * v37) + (v81 - (v31 * v63));
    tau[1] = v80 + (v82 + (v13 * ((v12 * v50) + (v17 * v33))));
    tau[4] = -v58;
}

void behi_six_joint_inverse_dynamics_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, qdd, qdd_lane);
        behi_six_joint_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        behi_six_joint_scatter(6U, count, lane, tau_lane, tau);
    }
}

void behi_six_joint_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, qdd, qdd_lane);
        behi_six_joint_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        behi_six_joint_scatter(6U, count, lane, tau_lane, tau);
    }
}

void behi_six_joint_forward_dynamics(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], double qdd[restrict 6])
{
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    const double v2 = q[1] + q[2];
    double v3;
    double v4;
    behi_six_joint_sincos(v2, &v3, &v4);
    double v5;
    double v6;
    behi_six_joint_sincos(q[4], &v5, &v6);
    const double v7 = q[3] + v2;
    double v8;
    double v9;
    behi_six_joint_sincos(v7, &v8, &v9);
    const double v10 = v5 * v8;
    const double v11 = prepared->k[26] * v5;
    const double v12 = v11 - prepared->k[28];
    const double v13 = 50.0 * v4;
    const double v14 = prepared->k[13] * v5;
    const double v15 = prepared->k[18] + v14;
    const double v16 = v9 * v15;
    const double v17 = 50.0 * v1;
    const double v18 = prepared->k[22] * v4;
    const double v19 = prepared->k[24] * v0;
    const double v20 = prepared->k[20] * v3;
    const double v21 = prepared->k[13] * v6;
    const double v22 = 50.0 * v0;
    const double v23 = 50.0 * v3;
    const double v24 = v13 + v17;
    const double v25 = (v9 * (prepared->k[25] + (prepared->k[27] * v5))) + (v14 * v24);
    const double v26 = prepared->k[4] * v10;
    const double v27 = prepared->k[22] * v3;
    const double v28 = prepared->k[4] * v6;
    const double v29 = qd[1] + qd[2];
    const double v30 = qd[3] + v29;
    const double v31 = v8 * qd[0];
    const double v32 = v30 * v31;
    const double v33 = 2.0 * v32;
    const double v34 = 2.0 * qd[0];
    const double v35 = qd[1] * v34;
    const double v36 = v35 + (qd[2] * v34);
    const double v37 = (v22 * v35) + (v23 * v36);
    const double v38 = v5 * v30;
    const double v39 = v38 + (v6 * v31);
    const double v40 = v6 * v30;
    const double v41 = (v5 * v31) - v40;
    const double v42 = v39 * v41;
    const double v43 = v32 + v42;
    const double v44 = v9 * qd[0];
    const double v45 = qd[4] - v44;
    const double v46 = (v39 * v39) + (v45 * v45);
    const double v47 = (v5 * v43) + (v6 * v46);
    const double v48 = v29 * v29;
    const double v49 = qd[0] * qd[0];
    const double v50 = v48 + v49;
    const double v51 = qd[1] * qd[1];
    const double v52 = v17 * (v49 + v51);
    const double v53 = v52 + (v13 * v50);
    const double v54 = (v22 * v51) + (v23 * v48);
    const double v55 = (v30 * v30) + (v44 * v44);
    const double v56 = v31 * v44;
    const double v57 = v40 * v44;
    const double v58 = v5 * v56;
    const double v59 = v58 + (2.0 * ((v41 * v45) - v57));
    const double v60 = v1 * v19;
    const double v61 = v4 * v20;
    const double v62 = (prepared->k[13] * v59) - (prepared->k[18] * v56);
    const double v63 = v9 * v62;
    const double v64 = qd[5] * prepared->k[32];
    const double v65 = v8 * v6;
    const double v66 = v17 * v27;
    const double v67 = v26 * prepared->k[61];
    const double v68 = v25 * prepared->k[63];
    const double v69 = v6 * prepared->k[62];
    const double v70 = (v26 * v69) + (v65 * (prepared->k[27] - v11));
    const double v71 = ((v5 * v12) + (v28 * v69)) - prepared->k[29];
    const double v72 = 1.0 / v71;
    const double v73 = v70 * v72;
    const double v74 = (v8 * v13) - (v9 * v23);
    const double v75 = v21 * v74;
    const double v76 = prepared->k[63] * v75;
    const double v77 = v8 * v23;
    const double v78 = (v13 * v16) + (v15 * v77);
    const double v79 = v71 - v78;
    const double v80 = v72 * v79;
    const double v81 = (v21 * v23) + v70;
    const double v82 = v81 + ((v25 * v76) - (v70 * v80));
    const double v83 = v78 - v79;
    const double v84 = prepared->k[20] + v83;
    const double v85 = 1.0 / (((v75 * v76) - (v79 * v80)) - v84);
    const double v86 = v82 * v85;
    const double v87 = v17 * v18;
    const double v88 = (v8 * v17) - (v9 * v22);
    const double v89 = v75 + (v21 * v88);
    const double v90 = prepared->k[63] * v89;
    const double v91 = v8 * v22;
    const double v92 = (v16 * v17) + (v15 * v91);
    const double v93 = v79 - v92;
    const double v94 = v72 * v93;
    const double v95 = v87 + (v92 + (v22 * v27));
    const double v96 = (((v76 * v89) - (v80 * v93)) - v84) - v95;
    const double v97 = v85 * v96;
    const double v98 = (v81 + ((v21 * v22) + ((v25 * v90) - (v70 * v94)))) - (v82 * v97);
    const double v99 = (((v83 - (v89 * v90)) + (v93 * v94)) + (2.0 * v95)) + (v96 * v97);
    const double v100 = 1.0 / (prepared->k[60] + v99);
    const double v101 = v98 * v100;
    const double v102 = ((prepared->k[28] * v5) + (v8 * ((prepared->k[30] * v8) + (v10 * v12)))) - (v26 * v67);
    const double v103 = (((v102 - (v25 * v68)) + (v70 * v73)) - (v3 * v20)) + (v82 * v86);
    const double v104 = ((v103 - (v0 * v19)) + (2.0 * (v87 + (v16 * v24)))) - (v98 * v101);
    const double v105 = (v44 * (prepared->k[33] * v38)) + ((v45 * (prepared->k[4] * v39)) + (v28 * v56));
    const double v106 = ((v5 * v37) - (v53 * (v9 * v6))) - (v54 * v65);
    const double v107 = (prepared->k[13] * (v106 + (10.0 * ((v5 * v33) - (v6 * v55))))) - (v39 * v64);
    const double v108 = (v107 - (prepared->k[14] * v43)) + (prepared->k[12] * (v32 - v42));
    const double v109 = (v8 * v53) - (v9 * v54);
    const double v110 = ((v45 * v64) + ((prepared->k[13] * v109) + (prepared->k[27] * v56))) + (prepared->k[32] * v57);
    const double v111 = ((prepared->k[14] * v59) + v110) - (prepared->k[12] * v58);
    const double v112 = tau[5] - v105;
    const double v113 = tau[4] - v108;
    const double v114 = (((v5 * v111) - (prepared->k[27] * v59)) - (v6 * v105)) - (v69 * v112);
    const double v115 = (prepared->k[16] * v56) + (v114 + (prepared->k[18] * v109));
    const double v116 = tau[3] - v115;
    const double v117 = (prepared->k[18] * v55) + ((v14 * v46) - (v21 * v43));
    const double v118 = v18 * v22;
    const double v119 = (((v13 * v63) + (v74 * v117)) + (v62 * v77)) - (v27 * v52);
    const double v120 = (v61 * (v48 - v50)) + ((v119 + (v51 * v118)) - v115);
    const double v121 = v120 + ((tau[2] - (v76 * v113)) - (v80 * v116));
    const double v122 = (((tau[1] + (v17 * v63)) + (v88 * v117)) + (v62 * v91)) - (v90 * v113);
    const double v123 = ((v48 * v66) + ((v122 - (v94 * v116)) - (v97 * v121))) - (v49 * v60);
    const double v124 = v120 + (v123 - (v50 * v118));
    const double v125 = v9 * (v108 + ((prepared->k[16] * v33) + ((prepared->k[18] * v37) + (prepared->k[27] * v47))));
    const double v126 = ((tau[0] - (v10 * v105)) + v125) + (v24 * ((prepared->k[13] * v47) + (prepared->k[18] * v33)));
    const double v127 = (((v126 - (v65 * v111)) - (v67 * v112)) + (v68 * v113)) + (v73 * v116);
    const double v128 = ((v127 + (v86 * v121)) - (v101 * v124)) + (v35 * (v60 + v118));
    const double v129 = (1.0 / (prepared->k[31] + v104)) * ((v36 * (v61 + v66)) + v128);
    qdd[0] = v129;
    const double v130 = (v100 * v124) - (v101 * v129);
    qdd[1] = v130;
    const double v131 = ((v85 * v121) + (v97 * v130)) - (v86 * v129);
    const double v132 = (((v72 * v116) - (v80 * v131)) + (v94 * v130)) - (v73 * v129);
    qdd[4] = (((prepared->k[63] * v113) + (v76 * v131)) - (v90 * v130)) + (v68 * v129);
    qdd[5] = ((v69 * ((v130 - v131) - v132)) + (prepared->k[61] * v112)) - (v67 * v129);
    qdd[2] = -v131;
    qdd[3] = -v132;
}

void behi_six_joint_forward_dynamics_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double qdd_lane[6];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, tau, tau_lane);
        behi_six_joint_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        behi_six_joint_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

void behi_six_joint_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double qdd_lane[6];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, tau, tau_lane);
        behi_six_joint_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        behi_six_joint_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

void behi_six_joint_kinetic_energy(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double *restrict T)
{
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[4], &v2, &v3);
    const double v4 = qd[1] + qd[2];
    const double v5 = qd[3] + v4;
    const double v6 = qd[1] * qd[1];
    double v7;
    double v8;
    behi_six_joint_sincos(q[2], &v7, &v8);
    double v9;
    double v10;
    behi_six_joint_sincos(q[3], &v9, &v10);
    double v11;
    double v12;
    behi_six_joint_sincos(q[5], &v11, &v12);
    const double v13 = v1 * qd[0];
    const double v14 = v0 * qd[0];
    const double v15 = (v8 * v13) - (v7 * v14);
    const double v16 = (v7 * v13) + (v8 * v14);
    const double v17 = (v9 * v15) + (v10 * v16);
    const double v18 = (qd[5] - (v3 * v5)) + (v2 * v17);
    const double v19 = (v9 * v16) - (v10 * v15);
    const double v20 = 50.0 * qd[1];
    const double v21 = (50.0 * v4) + (v8 * v20);
    const double v22 = v7 * v20;
    const double v23 = (v9 * v22) - (v10 * v21);
    const double v24 = 50.0 * (v13 + v15);
    const double v25 = (v9 * v21) + (v10 * v22);
    const double v26 = v13 * v13;
    const double v27 = (10.0 * v19) - v24;
    const double v28 = (v3 * v27) - (v2 * v25);
    const double v29 = v28 * v28;
    const double v30 = (v3 * v25) + (v2 * v27);
    const double v31 = v30 + (20.0 * (qd[4] + v19));
    const double v32 = (10.0 * v5) - v23;
    const double v33 = v32 + (20.0 * ((v2 * v5) + (v3 * v17)));
    const double v34 = (v12 * v31) - (v11 * v33);
    const double v35 = (v12 * v33) + (v11 * v31);
    const double v36 = (v18 * (prepared->k[4] * v18)) + (v4 * ((v8 * (qd[1] * prepared->k[67])) + (prepared->k[9] * v4)));
    const double v37 = v36 + (v15 * ((prepared->k[9] * v15) - (prepared->k[65] * v13)));
    const double v38 = v37 + (prepared->k[11] * ((v5 * v5) + (v19 * v19)));
    const double v39 = prepared->k[1] * (((v24 * v24) + (v25 * v25)) + (v23 * v23));
    const double v40 = (v38 - (prepared->k[66] * ((v5 * v23) + (v19 * v24)))) + v39;
    const double v41 = v40 + (prepared->k[55] * (v26 + (v6 * ((v8 * v8) + (v7 * v7)))));
    const double v42 = 0.5 * (v41 + (prepared->k[3] * (v29 + ((v34 * v34) + (v35 * v35)))));
    const double v43 = prepared->k[46] * (v29 + ((v30 * v30) + (v32 * v32)));
    *T = (v42 + (prepared->k[64] * (v6 + v26))) + v43;
}

void behi_six_joint_kinetic_energy_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void behi_six_joint_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

void behi_six_joint_potential_energy(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double *restrict V)
{
    (void)prepared;
    (void)q;
    *V = 0.0;
}

void behi_six_joint_potential_energy_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void behi_six_joint_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

void behi_six_joint_position_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    (void)q;
    x[0] = 0.0;
    x[1] = 0.0;
    x[2] = 30.0;
}

void behi_six_joint_position_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C1(prepared, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_position_C1_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C1(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_rotation_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    R[2] = 0.0;
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
    double v0;
    double v1;
    behi_six_joint_sincos(q[0], &v0, &v1);
    R[0] = v1;
    R[4] = v1;
    R[3] = v0;
    R[8] = 1.0;
    R[1] = -v0;
}

void behi_six_joint_rotation_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C1(prepared, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_rotation_C1_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C1(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_jacobian_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    (void)q;
    J[0] = 0.0;
    J[1] = 0.0;
    J[2] = 0.0;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[6] = 0.0;
    J[7] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[13] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
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
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    J[30] = 1.0;
}

void behi_six_joint_jacobian_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C1(prepared, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_jacobian_C1_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C1(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_influence_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    (void)q;
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
    G[16] = 0.0;
    G[17] = 0.0;
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
}

void behi_six_joint_influence_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C1(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_C1_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C1(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    (void)q;
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
    G[13] = 0.0;
    G[14] = 0.0;
    G[15] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
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
    G[12] = 1.0;
}

void behi_six_joint_influence_rotational_C1_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C1(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C1_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C1(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_position_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    const double v2 = 50.0 * v1;
    double v3;
    double v4;
    behi_six_joint_sincos(q[0], &v3, &v4);
    x[2] = 30.0 + (50.0 * v0);
    x[0] = v2 * v4;
    x[1] = v2 * v3;
}

void behi_six_joint_position_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C2(prepared, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_position_C2_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C2(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_rotation_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    R[8] = 0.0;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    R[6] = v0;
    R[7] = v1;
    double v2;
    double v3;
    behi_six_joint_sincos(q[0], &v2, &v3);
    R[0] = v1 * v3;
    R[2] = v2;
    R[3] = v1 * v2;
    R[5] = -v3;
    R[1] = -(v0 * v3);
    R[4] = -(v0 * v2);
}

void behi_six_joint_rotation_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C2(prepared, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_rotation_C2_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C2(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_jacobian_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    J[2] = 0.0;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[8] = 0.0;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[14] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[20] = 0.0;
    J[21] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = 0.0;
    J[26] = 0.0;
    J[27] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    const double v2 = 50.0 * v1;
    const double v3 = 50.0 * v0;
    double v4;
    double v5;
    behi_six_joint_sincos(q[0], &v4, &v5);
    J[19] = v4;
    J[30] = 1.0;
    const double v6 = v2 * v5;
    J[6] = v6;
    const double v7 = v2 * v4;
    J[25] = -v5;
    J[13] = (v4 * v7) + (v5 * v6);
    J[0] = -v7;
    J[1] = -(v3 * v5);
    J[7] = -(v3 * v4);
}

void behi_six_joint_jacobian_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C2(prepared, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_jacobian_C2_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C2(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_influence_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    G[2] = 0.0;
    G[3] = 0.0;
    G[4] = 0.0;
    G[5] = 0.0;
    G[8] = 0.0;
    G[9] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[12] = 0.0;
    G[14] = 0.0;
    G[15] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
    H[2] = 0.0;
    H[3] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
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
    H[38] = 0.0;
    H[39] = 0.0;
    H[40] = 0.0;
    H[41] = 0.0;
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
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    const double v2 = 50.0 * v1;
    const double v3 = 50.0 * v0;
    double v4;
    double v5;
    behi_six_joint_sincos(q[0], &v4, &v5);
    const double v6 = (v5 * v5) + (v4 * v4);
    const double v7 = v2 * v5;
    G[6] = v7;
    const double v8 = v3 * v4;
    H[1] = v8;
    H[6] = v8;
    const double v9 = -(v2 * v4);
    G[0] = v9;
    H[36] = v9;
    const double v10 = -(v3 * v5);
    G[1] = v10;
    H[37] = v10;
    H[42] = v10;
    G[7] = -v8;
    const double v11 = v2 * v6;
    G[13] = v11;
    H[0] = -v7;
    H[7] = -(v5 * v11);
    H[43] = -(v4 * v11);
    H[79] = -(v3 * v6);
}

void behi_six_joint_influence_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C2(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_C2_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C2(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    G[0] = 0.0;
    G[2] = 0.0;
    G[3] = 0.0;
    G[4] = 0.0;
    G[5] = 0.0;
    G[6] = 0.0;
    G[8] = 0.0;
    G[9] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[13] = 0.0;
    G[14] = 0.0;
    G[15] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
    H[0] = 0.0;
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
    double v0;
    double v1;
    behi_six_joint_sincos(q[0], &v0, &v1);
    H[1] = v1;
    G[1] = v0;
    H[37] = v0;
    G[12] = 1.0;
    G[7] = -v1;
}

void behi_six_joint_influence_rotational_C2_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C2(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C2_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C2(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_position_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[0], &v2, &v3);
    double v4;
    double v5;
    behi_six_joint_sincos(q[2], &v4, &v5);
    const double v6 = 1.0 + v5;
    const double v7 = 50.0 * ((v0 * v4) - (v1 * v6));
    x[2] = 30.0 + (50.0 * ((v1 * v4) + (v0 * v6)));
    x[0] = -(v3 * v7);
    x[1] = -(v2 * v7);
}

void behi_six_joint_position_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C3(prepared, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_position_C3_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C3(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_rotation_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    R[8] = 0.0;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[0], &v2, &v3);
    double v4;
    double v5;
    behi_six_joint_sincos(q[2], &v4, &v5);
    const double v6 = (v0 * v5) + (v1 * v4);
    R[6] = v6;
    R[2] = v2;
    R[5] = -v3;
    const double v7 = (v0 * v4) - (v1 * v5);
    R[0] = -(v3 * v7);
    R[1] = -(v3 * v6);
    R[3] = -(v2 * v7);
    R[4] = -(v6 * v2);
    R[7] = -v7;
}

void behi_six_joint_rotation_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C3(prepared, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_rotation_C3_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C3(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_jacobian_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    J[3] = 0.0;
    J[4] = 0.0;
    J[5] = 0.0;
    J[9] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[15] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[21] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = 0.0;
    J[27] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[0], &v2, &v3);
    double v4;
    double v5;
    behi_six_joint_sincos(q[2], &v4, &v5);
    const double v6 = (v0 * v5) + (v1 * v4);
    J[19] = v2;
    J[20] = v2;
    J[30] = 1.0;
    const double v7 = -v3;
    J[25] = v7;
    J[26] = v7;
    const double v8 = (v1 + (v1 * v5)) - (v0 * v4);
    const double v9 = 50.0 * v2;
    const double v10 = v0 + v6;
    const double v11 = 50.0 * v3;
    J[6] = v8 * v11;
    const double v12 = (v2 * v9) + (v3 * v11);
    const double v13 = v8 * v12;
    J[13] = v13;
    J[14] = v13 - (v1 * v12);
    J[0] = -(v8 * v9);
    J[1] = -(v10 * v11);
    J[2] = -(v6 * v11);
    J[7] = -(v9 * v10);
    J[8] = -(v6 * v9);
}

void behi_six_joint_jacobian_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C3(prepared, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_jacobian_C3_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C3(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_influence_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    G[3] = 0.0;
    G[4] = 0.0;
    G[5] = 0.0;
    G[9] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[12] = 0.0;
    G[15] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
    H[3] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[9] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
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
    H[39] = 0.0;
    H[40] = 0.0;
    H[41] = 0.0;
    H[45] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
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
    H[81] = 0.0;
    H[82] = 0.0;
    H[83] = 0.0;
    H[84] = 0.0;
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
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[0], &v2, &v3);
    double v4;
    double v5;
    behi_six_joint_sincos(q[2], &v4, &v5);
    const double v6 = (v0 * v5) + (v1 * v4);
    const double v7 = (v1 + (v1 * v5)) - (v0 * v4);
    const double v8 = 50.0 * v2;
    const double v9 = v0 + v6;
    const double v10 = 50.0 * v3;
    const double v11 = v7 * v10;
    G[6] = v11;
    const double v12 = v8 * v9;
    H[1] = v12;
    H[6] = v12;
    const double v13 = v6 * v8;
    H[2] = v13;
    H[12] = v13;
    const double v14 = (v2 * v8) + (v3 * v10);
    const double v15 = v7 * v14;
    G[13] = v15;
    const double v16 = -(v7 * v8);
    G[0] = v16;
    H[36] = v16;
    const double v17 = -(v9 * v10);
    G[1] = v17;
    H[37] = v17;
    H[42] = v17;
    const double v18 = -(v6 * v10);
    G[2] = v18;
    H[38] = v18;
    H[48] = v18;
    G[7] = -v12;
    G[8] = -v13;
    const double v19 = (v1 * v14) - v15;
    const double v20 = v3 * v19;
    H[8] = v20;
    H[13] = v20;
    H[14] = v20;
    const double v21 = v2 * v19;
    H[44] = v21;
    H[49] = v21;
    H[50] = v21;
    G[14] = -v19;
    H[0] = -v11;
    H[7] = -(v3 * v15);
    H[43] = -(v2 * v15);
    H[79] = -(v9 * v14);
    const double v22 = -(v6 * v14);
    H[80] = v22;
    H[85] = v22;
    H[86] = v22;
}

void behi_six_joint_influence_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C3(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_C3_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C3(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    G[0] = 0.0;
    G[3] = 0.0;
    G[4] = 0.0;
    G[5] = 0.0;
    G[6] = 0.0;
    G[9] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[13] = 0.0;
    G[14] = 0.0;
    G[15] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
    H[0] = 0.0;
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
    double v0;
    double v1;
    behi_six_joint_sincos(q[0], &v0, &v1);
    H[1] = v1;
    H[2] = v1;
    G[1] = v0;
    G[2] = v0;
    H[37] = v0;
    H[38] = v0;
    G[12] = 1.0;
    const double v2 = -v1;
    G[7] = v2;
    G[8] = v2;
}

void behi_six_joint_influence_rotational_C3_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C3(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C3_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C3(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_position_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[0], &v2, &v3);
    double v4;
    double v5;
    behi_six_joint_sincos(q[2], &v4, &v5);
    double v6;
    double v7;
    behi_six_joint_sincos(q[3], &v6, &v7);
    const double v8 = 50.0 + (10.0 * v7);
    const double v9 = 10.0 * v6;
    const double v10 = (50.0 + (v5 * v8)) - (v4 * v9);
    const double v11 = (v4 * v8) + (v5 * v9);
    const double v12 = (v1 * v10) - (v0 * v11);
    x[0] = v3 * v12;
    x[1] = v2 * v12;
    x[2] = 30.0 + ((v1 * v11) + (v0 * v10));
}

void behi_six_joint_position_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C4(prepared, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_position_C4_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C4(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_rotation_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    R[8] = 0.0;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[0], &v2, &v3);
    double v4;
    double v5;
    behi_six_joint_sincos(q[2], &v4, &v5);
    const double v6 = (v0 * v5) + (v1 * v4);
    double v7;
    double v8;
    behi_six_joint_sincos(q[3], &v7, &v8);
    R[2] = v2;
    R[5] = -v3;
    const double v9 = (v0 * v4) - (v1 * v5);
    const double v10 = (v6 * v7) + (v8 * v9);
    const double v11 = (v7 * v9) - (v6 * v8);
    R[1] = v3 * v11;
    R[4] = v2 * v11;
    R[0] = -(v3 * v10);
    R[3] = -(v2 * v10);
    R[6] = -v11;
    R[7] = -v10;
}

void behi_six_joint_rotation_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C4(prepared, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_rotation_C4_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C4(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_jacobian_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    J[4] = 0.0;
    J[5] = 0.0;
    J[10] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[16] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[22] = 0.0;
    J[23] = 0.0;
    J[24] = 0.0;
    J[28] = 0.0;
    J[29] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    J[34] = 0.0;
    J[35] = 0.0;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[0], &v2, &v3);
    double v4;
    double v5;
    behi_six_joint_sincos(q[2], &v4, &v5);
    const double v6 = (v0 * v5) + (v1 * v4);
    double v7;
    double v8;
    behi_six_joint_sincos(q[3], &v7, &v8);
    const double v9 = (v1 * v5) - (v0 * v4);
    J[19] = v2;
    J[20] = v2;
    J[21] = v2;
    const double v10 = 10.0 * ((v6 * v8) + (v7 * v9));
    const double v11 = (v3 * v3) + (v2 * v2);
    J[30] = 1.0;
    const double v12 = -v3;
    J[25] = v12;
    J[26] = v12;
    J[27] = v12;
    const double v13 = 50.0 * (v1 + v9);
    const double v14 = (10.0 * ((v6 * v7) - (v8 * v9))) - v13;
    J[0] = v2 * v14;
    const double v15 = (50.0 * v6) + v10;
    const double v16 = (50.0 * v0) + v15;
    const double v17 = v11 * v14;
    J[1] = -(v3 * v16);
    J[2] = -(v3 * v15);
    J[3] = -(v3 * v10);
    J[6] = -(v3 * v14);
    J[7] = -(v2 * v16);
    J[8] = -(v2 * v15);
    J[9] = -(v2 * v10);
    J[13] = -v17;
    J[14] = -(((50.0 * v1) * v11) + v17);
    J[15] = -(v17 + (v11 * v13));
}

void behi_six_joint_jacobian_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C4(prepared, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_jacobian_C4_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C4(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}
