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

void behi_six_joint_influence_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    G[4] = 0.0;
    G[5] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[12] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
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
    H[40] = 0.0;
    H[41] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[52] = 0.0;
    H[53] = 0.0;
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
    H[82] = 0.0;
    H[83] = 0.0;
    H[84] = 0.0;
    H[88] = 0.0;
    H[89] = 0.0;
    H[90] = 0.0;
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
    double v6;
    double v7;
    behi_six_joint_sincos(q[2], &v6, &v7);
    const double v8 = (v0 * v7) + (v1 * v6);
    double v9;
    double v10;
    behi_six_joint_sincos(q[3], &v9, &v10);
    const double v11 = (v1 * v7) - (v0 * v6);
    const double v12 = (v5 * v5) + (v4 * v4);
    const double v13 = 10.0 * v10;
    const double v14 = 10.0 * v9;
    const double v15 = v2 + (50.0 * v11);
    const double v16 = ((v8 * v14) - v15) - (v11 * v13);
    const double v17 = v4 * v16;
    G[0] = v17;
    H[36] = v17;
    const double v18 = v3 + (50.0 * v8);
    const double v19 = (v18 + (v11 * v14)) + (v8 * v13);
    const double v20 = v3 - v19;
    const double v21 = v5 * v20;
    G[2] = v21;
    H[38] = v21;
    H[48] = v21;
    const double v22 = v18 - v19;
    const double v23 = v5 * v22;
    G[3] = v23;
    H[39] = v23;
    H[54] = v23;
    const double v24 = v5 * v16;
    H[0] = v24;
    const double v25 = v4 * v19;
    H[1] = v25;
    H[6] = v25;
    const double v26 = v4 * v20;
    G[8] = v26;
    const double v27 = v4 * v22;
    G[9] = v27;
    const double v28 = v12 * v16;
    const double v29 = (v2 * v12) + v28;
    const double v30 = v28 + (v12 * v15);
    H[7] = v5 * v28;
    const double v31 = v5 * v29;
    H[8] = v31;
    H[13] = v31;
    H[14] = v31;
    const double v32 = v5 * v30;
    H[9] = v32;
    H[15] = v32;
    H[19] = v32;
    H[20] = v32;
    H[21] = v32;
    H[43] = v4 * v28;
    const double v33 = v4 * v29;
    H[44] = v33;
    H[49] = v33;
    H[50] = v33;
    const double v34 = v4 * v30;
    H[45] = v34;
    H[51] = v34;
    H[55] = v34;
    H[56] = v34;
    H[57] = v34;
    const double v35 = v12 * v20;
    H[80] = v35;
    H[85] = v35;
    H[86] = v35;
    const double v36 = v12 * v22;
    H[81] = v36;
    H[87] = v36;
    H[91] = v36;
    H[92] = v36;
    H[93] = v36;
    const double v37 = -(v5 * v19);
    G[1] = v37;
    H[37] = v37;
    H[42] = v37;
    G[6] = -v24;
    G[7] = -v25;
    G[13] = -v28;
    G[14] = -v29;
    G[15] = -v30;
    const double v38 = -v26;
    H[2] = v38;
    H[12] = v38;
    const double v39 = -v27;
    H[3] = v39;
    H[18] = v39;
    H[79] = -(v12 * v19);
}

void behi_six_joint_influence_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C4(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_C4_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C4(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    G[0] = 0.0;
    G[4] = 0.0;
    G[5] = 0.0;
    G[6] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[13] = 0.0;
    G[14] = 0.0;
    G[15] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
    H[0] = 0.0;
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
    H[3] = v1;
    G[1] = v0;
    G[2] = v0;
    G[3] = v0;
    H[37] = v0;
    H[38] = v0;
    H[39] = v0;
    G[12] = 1.0;
    const double v2 = -v1;
    G[7] = v2;
    G[8] = v2;
    G[9] = v2;
}

void behi_six_joint_influence_rotational_C4_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C4(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C4_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C4(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_position_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
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

void behi_six_joint_position_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C5(prepared, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_position_C5_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C5(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_rotation_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[4], &v2, &v3);
    double v4;
    double v5;
    behi_six_joint_sincos(q[0], &v4, &v5);
    double v6;
    double v7;
    behi_six_joint_sincos(q[2], &v6, &v7);
    const double v8 = (v0 * v7) + (v1 * v6);
    double v9;
    double v10;
    behi_six_joint_sincos(q[3], &v9, &v10);
    const double v11 = v3 * v5;
    const double v12 = v2 * v4;
    const double v13 = v3 * v4;
    const double v14 = v2 * v5;
    const double v15 = (v0 * v6) - (v1 * v7);
    const double v16 = (v8 * v9) + (v10 * v15);
    R[8] = v16;
    const double v17 = (v9 * v15) - (v8 * v10);
    R[0] = v12 - (v11 * v16);
    R[1] = v13 + (v14 * v16);
    R[4] = (v12 * v16) - v11;
    R[7] = v2 * v17;
    R[2] = -(v5 * v17);
    R[3] = -(v14 + (v13 * v16));
    R[5] = -(v4 * v17);
    R[6] = -(v3 * v17);
}

void behi_six_joint_rotation_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C5(prepared, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_rotation_C5_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C5(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_jacobian_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
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
    J[23] = 0.0;
    J[24] = 0.0;
    J[29] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
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
    J[19] = v2;
    J[20] = v2;
    J[21] = v2;
    const double v9 = (v3 * v3) + (v2 * v2);
    J[30] = 1.0;
    const double v10 = -v3;
    J[25] = v10;
    J[26] = v10;
    J[27] = v10;
    const double v11 = (v0 * v4) - (v1 * v5);
    const double v12 = (v6 * v7) + (v8 * v11);
    J[34] = v12;
    const double v13 = v1 - v11;
    const double v14 = (10.0 * v12) - (50.0 * v13);
    J[0] = v2 * v14;
    const double v15 = (v6 * v8) - (v7 * v11);
    const double v16 = 10.0 * v15;
    const double v17 = (50.0 * v6) + v16;
    const double v18 = (50.0 * v0) + v17;
    J[6] = -(v3 * v14);
    const double v19 = v9 * (-v14);
    J[13] = v19;
    const double v20 = 50.0 * v9;
    J[14] = v19 - (v1 * v20);
    J[15] = v19 - (v13 * v20);
    J[22] = v3 * v15;
    J[28] = v2 * v15;
    J[1] = -(v3 * v18);
    J[2] = -(v3 * v17);
    J[3] = -(v3 * v16);
    J[7] = -(v2 * v18);
    J[8] = -(v2 * v17);
    J[9] = -(v2 * v16);
}

void behi_six_joint_jacobian_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C5(prepared, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_jacobian_C5_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C5(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_influence_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    G[4] = 0.0;
    G[5] = 0.0;
    G[10] = 0.0;
    G[11] = 0.0;
    G[12] = 0.0;
    G[16] = 0.0;
    G[17] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
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
    H[40] = 0.0;
    H[41] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[52] = 0.0;
    H[53] = 0.0;
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
    H[82] = 0.0;
    H[83] = 0.0;
    H[84] = 0.0;
    H[88] = 0.0;
    H[89] = 0.0;
    H[90] = 0.0;
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
    double v6;
    double v7;
    behi_six_joint_sincos(q[2], &v6, &v7);
    const double v8 = (v0 * v7) + (v1 * v6);
    double v9;
    double v10;
    behi_six_joint_sincos(q[3], &v9, &v10);
    const double v11 = (v1 * v7) - (v0 * v6);
    const double v12 = (v5 * v5) + (v4 * v4);
    const double v13 = 10.0 * v10;
    const double v14 = 10.0 * v9;
    const double v15 = v2 + (50.0 * v11);
    const double v16 = ((v8 * v14) - v15) - (v11 * v13);
    const double v17 = v4 * v16;
    G[0] = v17;
    H[36] = v17;
    const double v18 = v3 + (50.0 * v8);
    const double v19 = (v18 + (v11 * v14)) + (v8 * v13);
    const double v20 = v3 - v19;
    const double v21 = v5 * v20;
    G[2] = v21;
    H[38] = v21;
    H[48] = v21;
    const double v22 = v18 - v19;
    const double v23 = v5 * v22;
    G[3] = v23;
    H[39] = v23;
    H[54] = v23;
    const double v24 = v5 * v16;
    H[0] = v24;
    const double v25 = v4 * v19;
    H[1] = v25;
    H[6] = v25;
    const double v26 = v4 * v20;
    G[8] = v26;
    const double v27 = v4 * v22;
    G[9] = v27;
    const double v28 = v12 * v16;
    const double v29 = (v2 * v12) + v28;
    const double v30 = v28 + (v12 * v15);
    H[7] = v5 * v28;
    const double v31 = v5 * v29;
    H[8] = v31;
    H[13] = v31;
    H[14] = v31;
    const double v32 = v5 * v30;
    H[9] = v32;
    H[15] = v32;
    H[19] = v32;
    H[20] = v32;
    H[21] = v32;
    H[43] = v4 * v28;
    const double v33 = v4 * v29;
    H[44] = v33;
    H[49] = v33;
    H[50] = v33;
    const double v34 = v4 * v30;
    H[45] = v34;
    H[51] = v34;
    H[55] = v34;
    H[56] = v34;
    H[57] = v34;
    const double v35 = v12 * v20;
    H[80] = v35;
    H[85] = v35;
    H[86] = v35;
    const double v36 = v12 * v22;
    H[81] = v36;
    H[87] = v36;
    H[91] = v36;
    H[92] = v36;
    H[93] = v36;
    const double v37 = -(v5 * v19);
    G[1] = v37;
    H[37] = v37;
    H[42] = v37;
    G[6] = -v24;
    G[7] = -v25;
    G[13] = -v28;
    G[14] = -v29;
    G[15] = -v30;
    const double v38 = -v26;
    H[2] = v38;
    H[12] = v38;
    const double v39 = -v27;
    H[3] = v39;
    H[18] = v39;
    H[79] = -(v12 * v19);
}

void behi_six_joint_influence_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C5(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_C5_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C5(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    G[0] = 0.0;
    G[5] = 0.0;
    G[6] = 0.0;
    G[11] = 0.0;
    G[13] = 0.0;
    G[14] = 0.0;
    G[15] = 0.0;
    G[17] = 0.0;
    H[0] = 0.0;
    H[5] = 0.0;
    H[6] = 0.0;
    H[7] = 0.0;
    H[8] = 0.0;
    H[9] = 0.0;
    H[11] = 0.0;
    H[12] = 0.0;
    H[13] = 0.0;
    H[14] = 0.0;
    H[15] = 0.0;
    H[17] = 0.0;
    H[18] = 0.0;
    H[19] = 0.0;
    H[20] = 0.0;
    H[21] = 0.0;
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
    H[41] = 0.0;
    H[42] = 0.0;
    H[43] = 0.0;
    H[44] = 0.0;
    H[45] = 0.0;
    H[47] = 0.0;
    H[48] = 0.0;
    H[49] = 0.0;
    H[50] = 0.0;
    H[51] = 0.0;
    H[53] = 0.0;
    H[54] = 0.0;
    H[55] = 0.0;
    H[56] = 0.0;
    H[57] = 0.0;
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
    H[83] = 0.0;
    H[84] = 0.0;
    H[85] = 0.0;
    H[86] = 0.0;
    H[87] = 0.0;
    H[89] = 0.0;
    H[90] = 0.0;
    H[91] = 0.0;
    H[92] = 0.0;
    H[93] = 0.0;
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
    H[1] = v3;
    H[2] = v3;
    H[3] = v3;
    double v4;
    double v5;
    behi_six_joint_sincos(q[2], &v4, &v5);
    const double v6 = (v0 * v5) + (v1 * v4);
    double v7;
    double v8;
    behi_six_joint_sincos(q[3], &v7, &v8);
    G[1] = v2;
    G[2] = v2;
    G[3] = v2;
    H[37] = v2;
    H[38] = v2;
    H[39] = v2;
    G[12] = 1.0;
    const double v9 = -v3;
    G[7] = v9;
    G[8] = v9;
    G[9] = v9;
    const double v10 = (v0 * v4) - (v1 * v5);
    const double v11 = (v6 * v7) + (v8 * v10);
    G[16] = v11;
    const double v12 = (v7 * v10) - (v6 * v8);
    const double v13 = v3 * v12;
    const double v14 = v2 * v12;
    H[4] = v14;
    const double v15 = -(v3 * v11);
    H[10] = v15;
    H[16] = v15;
    H[22] = v15;
    const double v16 = -(v2 * v11);
    H[46] = v16;
    H[52] = v16;
    H[58] = v16;
    const double v17 = -v13;
    G[4] = v17;
    H[40] = v17;
    G[10] = -v14;
    const double v18 = -((v2 * v14) + (v3 * v13));
    H[82] = v18;
    H[88] = v18;
    H[94] = v18;
}

void behi_six_joint_influence_rotational_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C5(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C5_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C5(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_position_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[4], &v2, &v3);
    double v4;
    double v5;
    behi_six_joint_sincos(q[0], &v4, &v5);
    double v6;
    double v7;
    behi_six_joint_sincos(q[2], &v6, &v7);
    double v8;
    double v9;
    behi_six_joint_sincos(q[3], &v8, &v9);
    const double v10 = 10.0 + (20.0 * v2);
    const double v11 = 50.0 + (v9 * v10);
    const double v12 = v8 * v10;
    const double v13 = (50.0 + (v7 * v11)) - (v6 * v12);
    const double v14 = (v6 * v11) + (v7 * v12);
    const double v15 = (v1 * v13) - (v0 * v14);
    const double v16 = 20.0 * v3;
    x[0] = (v5 * v15) - (v4 * v16);
    x[1] = (v4 * v15) + (v5 * v16);
    x[2] = 30.0 + ((v1 * v14) + (v0 * v13));
}

void behi_six_joint_position_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C6(prepared, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_position_C6_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double x_lane[3];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C6(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

void behi_six_joint_rotation_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[4], &v2, &v3);
    double v4;
    double v5;
    behi_six_joint_sincos(q[0], &v4, &v5);
    double v6;
    double v7;
    behi_six_joint_sincos(q[2], &v6, &v7);
    const double v8 = (v0 * v7) + (v1 * v6);
    double v9;
    double v10;
    behi_six_joint_sincos(q[3], &v9, &v10);
    const double v11 = v3 * v5;
    double v12;
    double v13;
    behi_six_joint_sincos(q[5], &v12, &v13);
    const double v14 = v2 * v4;
    const double v15 = v3 * v4;
    const double v16 = v2 * v5;
    const double v17 = (v0 * v6) - (v1 * v7);
    const double v18 = (v8 * v9) + (v10 * v17);
    const double v19 = (v9 * v17) - (v8 * v10);
    const double v20 = v16 + (v15 * v18);
    const double v21 = (v11 * v18) - v14;
    const double v22 = v12 * v19;
    const double v23 = v13 * v19;
    R[1] = (v12 * v21) - (v5 * v23);
    R[4] = (v12 * v20) - (v4 * v23);
    R[5] = v11 - (v14 * v18);
    R[6] = (v12 * v18) - (v3 * v23);
    R[7] = (v13 * v18) + (v3 * v22);
    R[0] = -((v13 * v21) + (v5 * v22));
    R[2] = -(v15 + (v16 * v18));
    R[3] = -((v13 * v20) + (v4 * v22));
    R[8] = -(v2 * v19);
}

void behi_six_joint_rotation_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C6(prepared, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_rotation_C6_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double R_lane[9];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C6(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

void behi_six_joint_jacobian_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    J[5] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[24] = 0.0;
    J[31] = 0.0;
    J[32] = 0.0;
    J[33] = 0.0;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[4], &v2, &v3);
    const double v4 = 50.0 * v1;
    double v5;
    double v6;
    behi_six_joint_sincos(q[0], &v5, &v6);
    const double v7 = 30.0 + (50.0 * v0);
    double v8;
    double v9;
    behi_six_joint_sincos(q[2], &v8, &v9);
    const double v10 = (v0 * v9) + (v1 * v8);
    const double v11 = v7 + (50.0 * v10);
    double v12;
    double v13;
    behi_six_joint_sincos(q[3], &v12, &v13);
    J[19] = v5;
    J[20] = v5;
    J[21] = v5;
    const double v14 = (v6 * v6) + (v5 * v5);
    J[30] = 1.0;
    const double v15 = -v6;
    J[25] = v15;
    J[26] = v15;
    J[27] = v15;
    const double v16 = (v0 * v8) - (v1 * v9);
    const double v17 = (v10 * v12) + (v13 * v16);
    J[34] = v17;
    const double v18 = (v12 * v16) - (v10 * v13);
    const double v19 = v6 * v18;
    const double v20 = v5 * v18;
    const double v21 = v2 * v18;
    J[22] = -v19;
    J[28] = -v20;
    J[35] = -v21;
    const double v22 = v2 * v17;
    const double v23 = (v3 * v6) - (v5 * v22);
    J[29] = v23;
    const double v24 = (50.0 * v16) - v4;
    const double v25 = (10.0 * v17) + v24;
    const double v26 = v5 * v25;
    const double v27 = (20.0 * v23) - v26;
    const double v28 = (10.0 * v18) - v11;
    const double v29 = v28 + (20.0 * v21);
    const double v30 = 30.0 + v29;
    J[1] = v6 * v30;
    const double v31 = v7 + v29;
    J[2] = v6 * v31;
    const double v32 = v11 + v29;
    J[3] = v6 * v32;
    const double v33 = v26 + v27;
    const double v34 = v28 - v29;
    const double v35 = (v3 * v5) + (v6 * v22);
    const double v36 = v6 * v25;
    const double v37 = v36 + (20.0 * v35);
    J[7] = v5 * v30;
    J[8] = v5 * v31;
    J[9] = v5 * v32;
    const double v38 = v36 - v37;
    J[10] = (v17 * v38) + (v19 * v34);
    const double v39 = (v6 * v37) - (v5 * v27);
    J[15] = (v14 * v24) - v39;
    J[16] = (v20 * v38) - (v19 * v33);
    J[0] = -v27;
    J[4] = -((v17 * v33) + (v20 * v34));
    J[6] = -v37;
    J[13] = -v39;
    J[14] = -((v4 * v14) + v39);
    J[23] = -v35;
}

void behi_six_joint_jacobian_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C6(prepared, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_jacobian_C6_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double J_lane[36];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C6(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

void behi_six_joint_influence_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    G[5] = 0.0;
    G[11] = 0.0;
    G[12] = 0.0;
    G[17] = 0.0;
    H[5] = 0.0;
    H[11] = 0.0;
    H[17] = 0.0;
    H[23] = 0.0;
    H[29] = 0.0;
    H[30] = 0.0;
    H[31] = 0.0;
    H[32] = 0.0;
    H[33] = 0.0;
    H[34] = 0.0;
    H[35] = 0.0;
    H[41] = 0.0;
    H[47] = 0.0;
    H[53] = 0.0;
    H[59] = 0.0;
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
    H[83] = 0.0;
    H[84] = 0.0;
    H[89] = 0.0;
    H[90] = 0.0;
    H[95] = 0.0;
    H[96] = 0.0;
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
    behi_six_joint_sincos(q[4], &v2, &v3);
    double v4;
    double v5;
    behi_six_joint_sincos(q[0], &v4, &v5);
    double v6;
    double v7;
    behi_six_joint_sincos(q[2], &v6, &v7);
    const double v8 = (v0 * v7) + (v1 * v6);
    double v9;
    double v10;
    behi_six_joint_sincos(q[3], &v9, &v10);
    const double v11 = (v1 * v7) - (v0 * v6);
    const double v12 = (v8 * v10) + (v9 * v11);
    const double v13 = (v5 * v5) + (v4 * v4);
    const double v14 = 50.0 * (v1 + v11);
    const double v15 = 10.0 + (20.0 * v2);
    const double v16 = 20.0 * v3;
    const double v17 = (v10 * v11) - (v8 * v9);
    const double v18 = v14 + (v15 * v17);
    const double v19 = (v5 * v16) + (v4 * v18);
    const double v20 = v12 * v15;
    const double v21 = (50.0 * v8) + v20;
    const double v22 = (50.0 * v0) + v21;
    const double v23 = v14 + (10.0 * v17);
    const double v24 = (v4 * v23) - v19;
    const double v25 = v12 * v4;
    const double v26 = (10.0 * v12) - v20;
    const double v27 = (v17 * v24) + (v25 * v26);
    const double v28 = (v5 * v18) - (v4 * v16);
    G[6] = v28;
    const double v29 = v4 * v22;
    H[1] = v29;
    H[6] = v29;
    const double v30 = v4 * v21;
    H[2] = v30;
    H[12] = v30;
    const double v31 = v4 * v20;
    H[3] = v31;
    H[18] = v31;
    const double v32 = (v5 * v23) - v28;
    const double v33 = v5 * v12;
    const double v34 = (v17 * v32) + (v26 * v33);
    G[10] = v34;
    const double v35 = (v4 * v19) + (v5 * v28);
    G[13] = v35;
    const double v36 = ((50.0 * v1) * v13) - v35;
    const double v37 = (v13 * v14) - v35;
    const double v38 = (v24 * v33) - (v25 * v32);
    const double v39 = v5 * v36;
    H[8] = v39;
    H[13] = v39;
    H[14] = v39;
    const double v40 = v5 * v37;
    H[9] = v40;
    H[15] = v40;
    H[19] = v40;
    H[20] = v40;
    H[21] = v40;
    const double v41 = v5 * v38;
    H[10] = v41;
    H[16] = v41;
    H[22] = v41;
    H[25] = v41;
    H[26] = v41;
    H[27] = v41;
    H[28] = (v17 * v34) - (v25 * v38);
    const double v42 = v4 * v36;
    H[44] = v42;
    H[49] = v42;
    H[50] = v42;
    const double v43 = v4 * v37;
    H[45] = v43;
    H[51] = v43;
    H[55] = v43;
    H[56] = v43;
    H[57] = v43;
    const double v44 = v4 * v38;
    H[46] = v44;
    H[52] = v44;
    H[58] = v44;
    H[61] = v44;
    H[62] = v44;
    H[63] = v44;
    H[64] = (v17 * v27) + (v33 * v38);
    const double v45 = (v4 * v34) - (v5 * v27);
    H[82] = v45;
    H[88] = v45;
    H[94] = v45;
    H[97] = v45;
    H[98] = v45;
    H[99] = v45;
    H[100] = (v25 * v27) + (v33 * v34);
    const double v46 = -v19;
    G[0] = v46;
    H[36] = v46;
    const double v47 = -(v5 * v22);
    G[1] = v47;
    H[37] = v47;
    H[42] = v47;
    const double v48 = -(v5 * v21);
    G[2] = v48;
    H[38] = v48;
    H[48] = v48;
    const double v49 = -(v5 * v20);
    G[3] = v49;
    H[39] = v49;
    H[54] = v49;
    const double v50 = -v27;
    G[4] = v50;
    H[40] = v50;
    H[60] = v50;
    G[7] = -v29;
    G[8] = -v30;
    G[9] = -v31;
    G[14] = -v36;
    G[15] = -v37;
    G[16] = -v38;
    H[0] = -v28;
    const double v51 = -v34;
    H[4] = v51;
    H[24] = v51;
    H[7] = -(v5 * v35);
    H[43] = -(v4 * v35);
    H[79] = -(v13 * v22);
    const double v52 = -(v13 * v21);
    H[80] = v52;
    H[85] = v52;
    H[86] = v52;
    const double v53 = -(v13 * v20);
    H[81] = v53;
    H[87] = v53;
    H[91] = v53;
    H[92] = v53;
    H[93] = v53;
}

void behi_six_joint_influence_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C6(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_C6_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C6(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    G[0] = 0.0;
    G[6] = 0.0;
    G[13] = 0.0;
    G[14] = 0.0;
    G[15] = 0.0;
    H[0] = 0.0;
    H[6] = 0.0;
    H[7] = 0.0;
    H[8] = 0.0;
    H[9] = 0.0;
    H[12] = 0.0;
    H[13] = 0.0;
    H[14] = 0.0;
    H[15] = 0.0;
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
    H[45] = 0.0;
    H[48] = 0.0;
    H[49] = 0.0;
    H[50] = 0.0;
    H[51] = 0.0;
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
    H[81] = 0.0;
    H[84] = 0.0;
    H[85] = 0.0;
    H[86] = 0.0;
    H[87] = 0.0;
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
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[4], &v2, &v3);
    double v4;
    double v5;
    behi_six_joint_sincos(q[0], &v4, &v5);
    H[1] = v5;
    H[2] = v5;
    H[3] = v5;
    double v6;
    double v7;
    behi_six_joint_sincos(q[2], &v6, &v7);
    const double v8 = (v0 * v7) + (v1 * v6);
    double v9;
    double v10;
    behi_six_joint_sincos(q[3], &v9, &v10);
    G[1] = v4;
    G[2] = v4;
    G[3] = v4;
    H[37] = v4;
    H[38] = v4;
    H[39] = v4;
    G[12] = 1.0;
    const double v11 = -v5;
    G[7] = v11;
    G[8] = v11;
    G[9] = v11;
    const double v12 = (v0 * v6) - (v1 * v7);
    const double v13 = (v8 * v9) + (v10 * v12);
    G[16] = v13;
    const double v14 = v5 * v13;
    const double v15 = (v9 * v12) - (v8 * v10);
    const double v16 = v5 * v15;
    const double v17 = v4 * v13;
    const double v18 = v4 * v15;
    H[4] = v18;
    const double v19 = -v14;
    H[10] = v19;
    H[16] = v19;
    H[22] = v19;
    const double v20 = -v17;
    H[46] = v20;
    H[52] = v20;
    H[58] = v20;
    const double v21 = v2 * v15;
    const double v22 = -v16;
    G[4] = v22;
    H[40] = v22;
    G[10] = -v18;
    const double v23 = -((v4 * v18) + (v5 * v16));
    H[82] = v23;
    H[88] = v23;
    H[94] = v23;
    G[17] = -v21;
    const double v24 = (v3 * v4) + (v2 * v14);
    const double v25 = (v2 * v17) - (v3 * v5);
    H[5] = v25;
    const double v26 = v5 * v21;
    H[11] = v26;
    H[17] = v26;
    H[23] = v26;
    H[29] = (v18 * v21) + (v13 * v25);
    const double v27 = v4 * v21;
    H[47] = v27;
    H[53] = v27;
    H[59] = v27;
    H[101] = (v16 * v25) - (v18 * v24);
    const double v28 = -v24;
    G[5] = v28;
    H[41] = v28;
    G[11] = -v25;
    H[65] = -((v13 * v24) + (v16 * v21));
    const double v29 = -((v4 * v25) + (v5 * v24));
    H[83] = v29;
    H[89] = v29;
    H[95] = v29;
}

void behi_six_joint_influence_rotational_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C6(prepared, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_influence_rotational_C6_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double G_lane[18];
        double H_lane[108];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C6(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

void behi_six_joint_inertia_power(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double P[restrict 216])
{
    P[0] = 0.0;
    P[43] = 0.0;
    P[80] = 0.0;
    P[85] = 0.0;
    P[86] = 0.0;
    P[117] = 0.0;
    P[123] = 0.0;
    P[127] = 0.0;
    P[128] = 0.0;
    P[129] = 0.0;
    P[172] = 0.0;
    P[210] = 0.0;
    P[211] = 0.0;
    P[212] = 0.0;
    P[213] = 0.0;
    P[215] = 0.0;
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[4], &v2, &v3);
    double v4;
    double v5;
    behi_six_joint_sincos(q[0], &v4, &v5);
    const double v6 = 30.0 + (50.0 * v0);
    double v7;
    double v8;
    behi_six_joint_sincos(q[2], &v7, &v8);
    const double v9 = (v0 * v8) + (v1 * v7);
    const double v10 = v6 + (50.0 * v9);
    double v11;
    double v12;
    behi_six_joint_sincos(q[3], &v11, &v12);
    const double v13 = v5 * v5;
    const double v14 = (v1 * v8) - (v0 * v7);
    const double v15 = (v9 * v12) + (v11 * v14);
    const double v16 = v10 + (10.0 * v15);
    const double v17 = v2 * v15;
    const double v18 = v16 + (20.0 * v17);
    const double v19 = v13 + (v4 * v4);
    const double v20 = v1 * v19;
    const double v21 = 50.0 * v20;
    const double v22 = prepared->k[3] * v18;
    const double v23 = prepared->k[2] * v16;
    const double v24 = v22 + v23;
    const double v25 = 50.0 * (v1 + v14);
    const double v26 = (v12 * v14) - (v9 * v11);
    const double v27 = v15 * v4;
    const double v28 = v5 * v15;
    const double v29 = v4 * v25;
    const double v30 = v5 * v25;
    const double v31 = v5 * v30;
    const double v32 = v31 + (v4 * v29);
    const double v33 = prepared->k[0] * v32;
    const double v34 = v4 * v26;
    const double v35 = v29 + (10.0 * v34);
    const double v36 = prepared->k[1] * v35;
    const double v37 = v5 * v26;
    const double v38 = v30 + (10.0 * v37);
    const double v39 = prepared->k[1] * v38;
    const double v40 = (v4 * v36) + (v5 * v39);
    const double v41 = prepared->k[2] * v35;
    const double v42 = (v3 * v5) + (v2 * v34);
    const double v43 = v35 + (20.0 * v42);
    const double v44 = (v16 * v41) + (v22 * v43);
    const double v45 = prepared->k[2] * v38;
    const double v46 = (v3 * v4) - (v2 * v37);
    const double v47 = v38 - (20.0 * v46);
    const double v48 = (v16 * v45) + (v22 * v47);
    const double v49 = (v4 * v44) + (v5 * v48);
    const double v50 = v49 + (v16 * v40);
    const double v51 = v50 + (v10 * v33);
    const double v52 = prepared->k[3] * v43;
    const double v53 = v41 + v52;
    const double v54 = v36 + v53;
    const double v55 = prepared->k[3] * v47;
    const double v56 = v45 + v55;
    const double v57 = v39 + v56;
    const double v58 = (v4 * v54) + (v5 * v57);
    const double v59 = v33 + v58;
    const double v60 = 30.0 * v59;
    const double v61 = (v60 - v51) - (v20 * ((prepared->k[5] * v6) - prepared->k[38]));
    P[6] = v61;
    const double v62 = (v4 * v42) - (v5 * v46);
    const double v63 = v17 * prepared->k[68];
    const double v64 = v62 * v63;
    P[1] = v61 - v64;
    const double v65 = v6 * v59;
    const double v66 = v65 - v51;
    P[12] = v66;
    P[2] = v66 - v64;
    const double v67 = v10 * v58;
    const double v68 = v67 - v50;
    P[18] = v68;
    P[3] = v68 - v64;
    const double v69 = (v26 * v38) + (v16 * v28);
    const double v70 = (v26 * v35) + (v16 * v27);
    const double v71 = (((v28 * v44) - (v27 * v48)) - (v53 * v69)) + (v56 * v70);
    const double v72 = (v28 * v42) + (v27 * v46);
    const double v73 = v17 * v47;
    const double v74 = v73 + (v18 * v46);
    const double v75 = v17 * v43;
    const double v76 = (v18 * v42) - v75;
    const double v77 = (v42 * v47) + (v43 * v46);
    const double v78 = v22 * v77;
    const double v79 = ((v52 * v74) + (v55 * v76)) - v78;
    P[180] = v79;
    const double v80 = (v35 * v41) + (v43 * v52);
    const double v81 = v47 * v52;
    const double v82 = v81 + (v38 * v41);
    const double v83 = v47 * v55;
    const double v84 = v83 + (v38 * v45);
    const double v85 = (v4 * v82) + (v5 * v84);
    const double v86 = v85 + (v38 * v40);
    const double v87 = v5 * v35;
    const double v88 = v5 * v29;
    const double v89 = prepared->k[0] * v88;
    const double v90 = ((((v5 * v80) - (v30 * v33)) - v86) + (v36 * v87)) + (v29 * v89);
    const double v91 = (v4 * v46) + (v5 * v42);
    const double v92 = prepared->k[4] * v91;
    const double v93 = v62 * v92;
    P[42] = v93;
    P[48] = v93;
    P[54] = v93;
    P[78] = v93;
    P[84] = v93;
    P[90] = v93;
    P[114] = v93;
    P[120] = v93;
    P[126] = v93;
    P[7] = (((v4 * v90) - v93) + (v31 * v89)) + (v13 * (v82 + (v36 * v38)));
    const double v94 = (v4 * v57) - (v5 * v54);
    const double v95 = (v4 * v80) + (v5 * v82);
    const double v96 = (v93 + ((v4 * v86) - (v5 * v95))) - (v40 * v87);
    const double v97 = (v96 - (v21 * v94)) + ((v33 - (prepared->k[7] * v20)) * (v4 * v30));
    const double v98 = (v32 * v94) - v96;
    P[9] = v98;
    P[15] = v98;
    P[19] = v98;
    P[20] = v98;
    P[21] = v98;
    const double v99 = (v28 * v35) - (v27 * v38);
    const double v100 = ((v56 * v99) - (v28 * v82)) + (v27 * v84);
    const double v101 = ((v53 * v99) - (v28 * v80)) + (v27 * v82);
    const double v102 = (v4 * v100) - (v5 * v101);
    const double v103 = v72 * v92;
    const double v104 = prepared->k[4] * v17;
    const double v105 = v62 * v104;
    const double v106 = (v4 * v27) + (v5 * v28);
    const double v107 = v17 * v104;
    const double v108 = (v26 * v105) + (v106 * v107);
    const double v109 = v108 + (v102 - v103);
    P[10] = v109;
    P[16] = v109;
    P[22] = v109;
    const double v110 = (v42 * v55) + (v46 * v52);
    const double v111 = (v47 * v110) - (v55 * v77);
    const double v112 = v4 * v111;
    P[11] = v112;
    P[17] = v112;
    P[23] = v112;
    const double v113 = (v27 * v42) - (v28 * v46);
    const double v114 = (v26 * v104) - (prepared->k[4] * v113);
    const double v115 = v62 * v114;
    const double v116 = v102 - v115;
    P[25] = v116;
    P[26] = v116;
    P[27] = v116;
    const double v117 = v72 * v114;
    P[168] = v117;
    P[28] = (((v26 * v71) + (v28 * v100)) + (v27 * v101)) - v117;
    const double v118 = (v26 * v46) - (v17 * v28);
    const double v119 = (v26 * v42) + (v17 * v27);
    const double v120 = (v42 * v118) - (v46 * v119);
    const double v121 = (v72 * v107) + (v104 * v120);
    const double v122 = (v26 * v79) + (v28 * v111);
    P[29] = v121 + v122;
    const double v123 = (v42 * v42) + (v46 * v46);
    const double v124 = v107 + (prepared->k[4] * v123);
    const double v125 = v62 * v124;
    const double v126 = v112 + v125;
    P[31] = v126;
    P[32] = v126;
    P[33] = v126;
    const double v127 = v72 * v124;
    P[34] = v122 + v127;
    const double v128 = v42 * v92;
    const double v129 = v46 * v92;
    const double v130 = (v4 * v128) - (v5 * v129);
    const double v131 = ((v26 * v53) + (v24 * v27)) - (prepared->k[15] * v70);
    const double v132 = ((v26 * v56) + (v24 * v28)) - (prepared->k[15] * v69);
    const double v133 = (v4 * v131) + (v5 * v132);
    const double v134 = v4 * v24;
    const double v135 = v5 * v24;
    const double v136 = ((v70 * v134) - (v26 * v49)) + (v69 * v135);
    const double v137 = v136 - (v106 * ((v16 * v23) + (v18 * v22)));
    const double v138 = v137 + (30.0 * v133);
    const double v139 = ((v28 * v128) + (v27 * v129)) - v108;
    P[40] = v138 - v139;
    const double v140 = (v42 * v129) - (v46 * v128);
    const double v141 = ((v22 * v42) - (v17 * v52)) - (prepared->k[3] * v76);
    const double v142 = ((v17 * v55) - (prepared->k[3] * v74)) + (v22 * v46);
    const double v143 = (v4 * v141) - (v5 * v142);
    const double v144 = v22 * v62;
    const double v145 = (v5 * v73) + (v4 * v75);
    const double v146 = (v22 * (v145 + ((v4 * v76) - (v5 * v74)))) - (v18 * v144);
    const double v147 = v146 + (30.0 * v143);
    P[41] = v147 - v140;
    const double v148 = v24 + (prepared->k[1] * v16);
    const double v149 = v10 * v20;
    const double v150 = v19 * (((v60 + ((v20 * prepared->k[70]) + (v21 * v148))) - v65) + (prepared->k[7] * v149));
    P[79] = v150;
    const double v151 = v19 * v148;
    const double v152 = (v19 * v67) - (v32 * v151);
    const double v153 = (prepared->k[17] * v32) - v58;
    const double v154 = 30.0 * v19;
    const double v155 = v152 + (v153 * v154);
    P[45] = v155;
    P[51] = v155;
    P[55] = v155;
    P[56] = v155;
    P[57] = v155;
    const double v156 = v91 * v104;
    const double v157 = (v26 * v130) + (v106 * v156);
    const double v158 = (v4 * v53) + (v5 * v56);
    const double v159 = (((v26 * v85) + (v48 * v106)) - (v69 * v158)) + (v99 * v134);
    const double v160 = (((v26 * v95) + (v44 * v106)) - (v70 * v158)) - (v99 * v135);
    const double v161 = ((v28 * v53) - (v27 * v56)) - (prepared->k[15] * v99);
    const double v162 = ((v4 * v159) - (v5 * v160)) + (v154 * v161);
    const double v163 = (v62 * (prepared->k[4] * v26)) + (v104 * v106);
    const double v164 = v46 * v163;
    const double v165 = v42 * v163;
    const double v166 = (v4 * v164) + (v5 * v165);
    const double v167 = v162 + v166;
    P[151] = v167;
    const double v168 = (prepared->k[3] * v77) - v110;
    const double v169 = v4 * v168;
    const double v170 = (v4 * v52) + (v5 * v55);
    const double v171 = ((v4 * v78) - (v47 * v144)) - (v170 * (v74 - v73));
    const double v172 = (30.0 * v169) - v171;
    const double v173 = v5 * v168;
    const double v174 = (((v5 * v78) + (v43 * v144)) - (v52 * v145)) - (v76 * v170);
    const double v175 = (30.0 * v173) - v174;
    const double v176 = (v4 * v172) + (v5 * v175);
    P[187] = v176;
    const double v177 = (v42 * v156) - (v17 * v128);
    const double v178 = (v17 * v129) - (v46 * v156);
    const double v179 = (v4 * v177) + (v5 * v178);
    P[60] = v115 + v138;
    const double v180 = ((v26 * v108) + (v28 * v164)) - (v27 * v165);
    P[169] = v180;
    P[170] = v180;
    P[171] = v180;
    const double v181 = v4 * v161;
    const double v182 = v5 * v161;
    const double v183 = ((v27 * ((30.0 * v182) - v160)) - (v26 * v138)) - v180;
    P[64] = v183 - (v28 * (v159 + (30.0 * v181)));
    const double v184 = ((v26 * v147) + (v28 * v172)) - (v27 * v175);
    const double v185 = ((v26 * v140) - (v28 * v177)) + (v27 * v178);
    P[65] = v185 - v184;
    P[66] = v147 - v125;
    const double v186 = ((v42 * v165) + (v17 * v108)) + (v46 * v164);
    P[70] = v186 - v184;
    P[71] = ((v42 * v175) + (v17 * v147)) + (v46 * v172);
    const double v187 = v137 + (v6 * v133);
    P[76] = v187 - v139;
    const double v188 = v146 + (v6 * v143);
    P[77] = v188 - v140;
    const double v189 = (v152 + (v21 * v151)) + (v19 * ((v6 * v153) - (prepared->k[19] * v149)));
    P[81] = v189;
    P[87] = v189;
    P[91] = v189;
    P[92] = v189;
    P[93] = v189;
    const double v190 = v159 + ((v6 * v181) - (v21 * v132));
    const double v191 = ((v6 * v182) + (v21 * v131)) - v160;
    const double v192 = (v4 * v190) + (v5 * v191);
    const double v193 = v166 + v192;
    P[152] = v193;
    P[157] = v193;
    P[158] = v193;
    const double v194 = ((v6 * v169) + (v21 * v142)) - v171;
    const double v195 = ((v6 * v173) + (v21 * v141)) - v174;
    const double v196 = (v4 * v194) + (v5 * v195);
    P[188] = v196;
    P[193] = v196;
    P[194] = v196;
    P[96] = v115 + v187;
    P[100] = (((v27 * v191) - (v26 * v187)) - (v28 * v190)) - v180;
    const double v197 = ((v26 * v188) + (v28 * v194)) - (v27 * v195);
    P[101] = v185 - v197;
    P[102] = v188 - v125;
    P[106] = v186 - v197;
    P[107] = ((v42 * v195) + (v17 * v188)) + (v46 * v194);
    const double v198 = v137 + (v10 * v133);
    P[112] = v198 - v139;
    const double v199 = v146 + (v10 * v143);
    P[113] = v199 - v140;
    const double v200 = v159 + ((v10 * v181) - (v32 * v132));
    const double v201 = ((v10 * v182) + (v32 * v131)) - v160;
    const double v202 = (v4 * v200) + (v5 * v201);
    const double v203 = v166 + v202;
    P[153] = v203;
    P[159] = v203;
    P[163] = v203;
    P[164] = v203;
    P[165] = v203;
    const double v204 = ((v10 * v169) + (v32 * v142)) - v171;
    const double v205 = ((v10 * v173) + (v32 * v141)) - v174;
    const double v206 = (v4 * v204) + (v5 * v205);
    P[189] = v206;
    P[195] = v206;
    P[199] = v206;
    P[200] = v206;
    P[201] = v206;
    P[132] = v115 + v198;
    P[136] = (((v27 * v201) - (v26 * v198)) - (v28 * v200)) - v180;
    const double v207 = ((v26 * v199) + (v28 * v204)) - (v27 * v205);
    P[137] = v185 - v207;
    P[138] = v199 - v125;
    P[142] = v186 - v207;
    P[143] = ((v42 * v205) + (v17 * v199)) + (v46 * v204);
    const double v208 = v72 * v104;
    P[144] = v71 - v208;
    const double v209 = v42 * v114;
    const double v210 = v46 * v114;
    const double v211 = (v4 * v209) - (v5 * v210);
    const double v212 = v108 + v211;
    const double v213 = v22 * v72;
    const double v214 = (v43 * v118) + (v47 * v119);
    const double v215 = (v26 * v55) + (v22 * v28);
    const double v216 = (v26 * v52) + (v22 * v27);
    const double v217 = (((v18 * v213) + (v22 * v214)) - (v69 * v141)) - (v70 * v142);
    const double v218 = (v217 - (v76 * v215)) - (v74 * v216);
    P[204] = v218;
    const double v219 = v121 - v218;
    P[149] = v219 + ((v46 * v209) - (v42 * v210));
    P[150] = v103 - v138;
    const double v220 = (v26 * v107) - (v104 * v113);
    const double v221 = v208 + (prepared->k[4] * v120);
    const double v222 = v46 * v221;
    const double v223 = v42 * v221;
    const double v224 = (v28 * v52) - (v27 * v55);
    const double v225 = (((v47 * v213) + (v69 * v168)) - (v77 * v215)) + (v74 * v224);
    const double v226 = ((v225 + (v99 * v142)) + (v81 * v118)) + (v83 * v119);
    const double v227 = (((v43 * v213) + (v52 * v214)) + (v70 * v168)) - (v77 * v216);
    const double v228 = (v227 - (v76 * v224)) - (v99 * v141);
    const double v229 = (v4 * v226) - (v5 * v228);
    P[205] = v229;
    P[206] = v229;
    P[207] = v229;
    const double v230 = v229 + ((v4 * v222) + (v5 * v223));
    const double v231 = ((v17 * v211) - (v62 * v220)) - v230;
    P[155] = v231;
    P[161] = v231;
    P[167] = v231;
    P[156] = v103 - v187;
    P[162] = v103 - v198;
    const double v232 = (v28 * v226) + (v27 * v228);
    const double v233 = v232 + (((v26 * v219) + (v28 * v222)) - (v27 * v223));
    P[208] = v233;
    P[173] = (((v119 * v210) - (v72 * v220)) - (v118 * v209)) - v233;
    P[178] = (v26 * v218) - v232;
    const double v234 = (v42 * v223) + (v46 * v222);
    P[179] = v234 + (((v17 * v219) - (v42 * v228)) + (v46 * v226));
    const double v235 = v42 * v124;
    const double v236 = v46 * v124;
    const double v237 = (v4 * v235) - (v5 * v236);
    P[181] = v237 - v147;
    P[182] = v237 - v188;
    P[183] = v237 - v199;
    P[184] = ((v28 * v235) + (v27 * v236)) - v219;
    P[185] = (v42 * v236) - (v46 * v235);
    const double v238 = (v17 * v107) + (v104 * v123);
    const double v239 = v230 + ((v26 * v237) + (v106 * v238));
    P[190] = v239;
    P[196] = v239;
    P[202] = v239;
    P[209] = ((v72 * v238) + (v118 * v235)) - (v119 * v236);
    P[4] = -(v71 + (v63 * v72));
    const double v240 = -v79;
    P[5] = v240;
    P[30] = v240;
    const double v241 = -(v97 - (v88 * (v33 + (v20 * prepared->k[69]))));
    P[8] = v241;
    P[13] = v241;
    P[14] = v241;
    P[24] = -v71;
    P[35] = -((v17 * v79) + (v46 * v111));
    P[36] = -(v61 + v105);
    const double v242 = -v130;
    P[37] = v242;
    P[38] = v242;
    P[39] = v242;
    P[73] = v242;
    P[74] = v242;
    P[75] = v242;
    P[109] = v242;
    P[110] = v242;
    P[111] = v242;
    const double v243 = -v150;
    P[44] = v243;
    P[49] = v243;
    P[50] = v243;
    const double v244 = -(v157 + v167);
    P[46] = v244;
    P[52] = v244;
    P[58] = v244;
    const double v245 = -(v176 + v179);
    P[47] = v245;
    P[53] = v245;
    P[59] = v245;
    const double v246 = -v162;
    P[61] = v246;
    P[62] = v246;
    P[63] = v246;
    const double v247 = -v176;
    P[67] = v247;
    P[68] = v247;
    P[69] = v247;
    P[72] = -(v66 + v105);
    const double v248 = -(v157 + v193);
    P[82] = v248;
    P[88] = v248;
    P[94] = v248;
    const double v249 = -(v179 + v196);
    P[83] = v249;
    P[89] = v249;
    P[95] = v249;
    const double v250 = -v192;
    P[97] = v250;
    P[98] = v250;
    P[99] = v250;
    const double v251 = -v196;
    P[103] = v251;
    P[104] = v251;
    P[105] = v251;
    P[108] = -(v68 + v105);
    P[115] = -v155;
    const double v252 = -v189;
    P[116] = v252;
    P[121] = v252;
    P[122] = v252;
    const double v253 = -(v157 + v203);
    P[118] = v253;
    P[124] = v253;
    P[130] = v253;
    const double v254 = -(v179 + v206);
    P[119] = v254;
    P[125] = v254;
    P[131] = v254;
    const double v255 = -v202;
    P[133] = v255;
    P[134] = v255;
    P[135] = v255;
    const double v256 = -v206;
    P[139] = v256;
    P[140] = v256;
    P[141] = v256;
    P[145] = -(v138 + v212);
    P[146] = -(v187 + v212);
    P[147] = -(v198 + v212);
    P[148] = -((v28 * v209) + (v27 * v210));
    const double v257 = -((v26 * v211) + (v106 * v220));
    P[154] = v257;
    P[160] = v257;
    P[166] = v257;
    P[174] = -(v127 + v218);
    const double v258 = -(v186 + v229);
    P[175] = v258;
    P[176] = v258;
    P[177] = v258;
    P[186] = -v147;
    const double v259 = -((v17 * v237) - (v62 * v238));
    P[191] = v259;
    P[197] = v259;
    P[203] = v259;
    P[192] = -v188;
    P[198] = -v199;
    P[214] = -(v234 + (v17 * v121));
}

void behi_six_joint_inertia_power_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double P_lane[216];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_inertia_power(prepared, q_lane, P_lane);
        behi_six_joint_scatter(216U, count, lane, P_lane, P);
    }
}

void behi_six_joint_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double P_lane[216];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_inertia_power(&prepared_lane, q_lane, P_lane);
        behi_six_joint_scatter(216U, count, lane, P_lane, P);
    }
}

void behi_six_joint_reactions(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double F[restrict 36])
{
    double v0;
    double v1;
    behi_six_joint_sincos(q[1], &v0, &v1);
    double v2;
    double v3;
    behi_six_joint_sincos(q[4], &v2, &v3);
    const double v4 = qd[1] + qd[2];
    const double v5 = qd[3] + v4;
    double v6;
    double v7;
    behi_six_joint_sincos(q[2], &v6, &v7);
    double v8;
    double v9;
    behi_six_joint_sincos(q[3], &v8, &v9);
    double v10;
    double v11;
    behi_six_joint_sincos(q[5], &v10, &v11);
    const double v12 = qdd[1] + qdd[2];
    const double v13 = qdd[3] + v12;
    const double v14 = v1 * qd[0];
    const double v15 = v0 * qd[0];
    const double v16 = (v6 * v14) + (v7 * v15);
    const double v17 = (qd[1] * qd[1]) + (v14 * v14);
    const double v18 = qdd[1] + (v14 * v15);
    const double v19 = (v6 * v15) - (v7 * v14);
    const double v20 = (v8 * v16) + (v9 * v19);
    const double v21 = (v8 * v19) - (v9 * v16);
    const double v22 = v13 + (v20 * v21);
    const double v23 = ((v6 * v18) - (v19 * v19)) - (v4 * v4);
    const double v24 = v7 * v17;
    const double v25 = 50.0 * (v23 - v24);
    const double v26 = (v16 * v19) - v12;
    const double v27 = 50.0 * ((v6 * v17) + (v7 * v18));
    const double v28 = (50.0 * v26) - v27;
    const double v29 = (v8 * v25) + (v9 * v28);
    const double v30 = (qd[1] * v14) + (v0 * qdd[0]);
    const double v31 = qd[1] * v15;
    const double v32 = (v1 * qdd[0]) - v31;
    const double v33 = ((qd[2] * v16) + (v6 * v30)) - (v7 * v32);
    const double v34 = ((qd[2] * v19) - (v6 * v32)) - (v7 * v30);
    const double v35 = ((qd[3] * v20) + (v8 * v33)) + (v9 * v34);
    const double v36 = (v3 * v5) + (v2 * v21);
    const double v37 = 20.0 * v36;
    const double v38 = qd[4] + v20;
    const double v39 = ((10.0 * v22) - v29) + (20.0 * ((v2 * v13) - (v3 * v35)));
    const double v40 = v39 + (v37 * (qd[4] + v38));
    const double v41 = prepared->k[3] * v10;
    const double v42 = ((qd[3] * v21) + (v8 * v34)) - (v9 * v33);
    const double v43 = (v3 * v21) - (v2 * v5);
    const double v44 = v31 - v32;
    const double v45 = v33 + (v4 * v16);
    const double v46 = v44 + v45;
    const double v47 = v42 + (v5 * v21);
    const double v48 = (50.0 * v46) - (10.0 * v47);
    const double v49 = (v5 * v5) + (v20 * v20);
    const double v50 = (v8 * v28) - (v9 * v25);
    const double v51 = v50 + (10.0 * v49);
    const double v52 = (v2 * v48) - (v3 * v51);
    const double v53 = v52 + ((20.0 * (qdd[4] - v42)) + (v37 * v43));
    const double v54 = prepared->k[3] * v11;
    const double v55 = (v40 * v41) - (v53 * v54);
    const double v56 = (v40 * v54) + (v41 * v53);
    const double v57 = (v10 * v55) + (v11 * v56);
    const double v58 = v57 + ((prepared->k[71] * v22) - (prepared->k[2] * v29));
    const double v59 = v58 + ((prepared->k[10] * v22) - (prepared->k[1] * v29));
    F[19] = v59;
    const double v60 = (v2 * v51) + (v3 * v48);
    const double v61 = prepared->k[13] * ((v38 * v38) + (v43 * v43));
    const double v62 = v61 + (prepared->k[15] * v60);
    F[25] = v62;
    const double v63 = (v10 * v56) - (v11 * v55);
    const double v64 = v63 + (prepared->k[2] * v52);
    F[24] = v64;
    const double v65 = (((v2 * v62) - (v3 * v64)) + (prepared->k[10] * v49)) + (prepared->k[1] * v50);
    const double v66 = (((v8 * v59) + (v9 * v65)) - (prepared->k[7] * v23)) - (prepared->k[69] * v24);
    const double v67 = (v8 * v65) - (v9 * v59);
    const double v68 = v67 + ((prepared->k[7] * v26) - (prepared->k[0] * v27));
    const double v69 = (v6 * v66) + (v7 * v68);
    const double v70 = (prepared->k[5] * v18) - v69;
    F[7] = v70;
    const double v71 = ((v6 * v68) - (v7 * v66)) - (prepared->k[5] * v17);
    F[6] = v71;
    F[0] = (v1 * v71) - (v0 * v70);
    const double v72 = (v2 * v64) + (v3 * v62);
    const double v73 = v72 + ((prepared->k[58] * v46) - (prepared->k[10] * v47));
    F[20] = v73;
    const double v74 = v73 + (prepared->k[7] * v46);
    F[14] = v74;
    const double v75 = v74 + (prepared->k[5] * v44);
    F[8] = v75;
    F[2] = (v0 * v71) + (v1 * v70);
    const double v76 = prepared->k[4] * (qd[5] - v36);
    const double v77 = v11 * v76;
    const double v78 = v10 * v76;
    const double v79 = (v38 * v77) + (v43 * v78);
    F[33] = v79;
    const double v80 = (v38 * v78) - (v43 * v77);
    const double v81 = ((v10 * v79) + (20.0 * v63)) - (v11 * v80);
    F[29] = v81;
    const double v82 = v81 + (((prepared->k[72] * v46) - (prepared->k[11] * v47)) + (10.0 * v72));
    const double v83 = prepared->k[4] * ((((qd[4] * v43) - qdd[5]) + (v3 * v13)) + (v2 * v35));
    F[28] = v83;
    const double v84 = ((v10 * v80) + (20.0 * v57)) + (v11 * v79);
    F[27] = v84;
    const double v85 = (v2 * v83) - (v3 * v84);
    const double v86 = (v8 * v82) - (v9 * v85);
    F[15] = v86;
    const double v87 = (((v8 * v85) + (v9 * v82)) + (50.0 * v73)) + (prepared->k[55] * v44);
    const double v88 = v87 + (prepared->k[9] * v45);
    const double v89 = (((v6 * v86) - (v7 * v88)) - (50.0 * v74)) - (prepared->k[6] * v44);
    F[10] = v89;
    const double v90 = (v6 * v88) + (v7 * v86);
    F[9] = v90;
    F[3] = (v1 * v90) - (v0 * v89);
    const double v91 = (((v2 * v84) + (v3 * v83)) + (prepared->k[11] * v22)) - (prepared->k[10] * v29);
    const double v92 = v91 + (10.0 * v58);
    F[23] = v92;
    const double v93 = (((50.0 * v67) + (prepared->k[9] * v26)) - (prepared->k[7] * v27)) - v92;
    const double v94 = ((prepared->k[6] * v18) - (50.0 * v69)) - v93;
    F[11] = v94;
    F[5] = (v0 * v90) + (v1 * v89);
    F[1] = -v75;
    F[4] = -v94;
    F[12] = -v66;
    F[13] = -v68;
    F[16] = -v88;
    F[17] = -v93;
    F[18] = -v65;
    F[21] = -v85;
    F[22] = -v82;
    F[26] = -v58;
    F[30] = -v55;
    F[31] = -v56;
    F[32] = -(v61 + (prepared->k[3] * v60));
    F[34] = -v80;
    F[35] = -v83;
}

void behi_six_joint_reactions_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double F_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, qdd, qdd_lane);
        behi_six_joint_reactions(prepared, q_lane, qd_lane, qdd_lane, F_lane);
        behi_six_joint_scatter(36U, count, lane, F_lane, F);
    }
}

void behi_six_joint_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double F_lane[36];

        behi_six_joint_gather(110U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, qdd, qdd_lane);
        behi_six_joint_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        behi_six_joint_scatter(36U, count, lane, F_lane, F);
    }
}
