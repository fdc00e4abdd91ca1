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

void planar8_stiffness_matrix(const planar8_prepared *restrict prepared, const double q[restrict 8], double K[restrict 64])
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
    const double v17 = (v0 * v2) - (v1 * v3);
    const double v18 = (v4 * v5) + (v6 * v17);
    const double v19 = (v5 * v17) - (v4 * v6);
    const double v20 = (v7 * v18) + (v8 * v19);
    const double v21 = 87.4968615 * v4;
    const double v22 = (v8 * v18) - (v7 * v19);
    const double v23 = (v10 * v20) + (v9 * v22);
    const double v24 = (v10 * v22) - (v9 * v20);
    const double v25 = (v12 * v23) + (v11 * v24);
    const double v26 = (v12 * v24) - (v11 * v23);
    const double v27 = (v14 * v25) + (v13 * v26);
    const double v28 = 5.9286734999999995 * ((v16 * v27) + (v15 * ((v14 * v26) - (v13 * v25))));
    K[7] = v28;
    K[15] = v28;
    K[23] = v28;
    K[31] = v28;
    K[39] = v28;
    K[47] = v28;
    K[55] = v28;
    K[56] = v28;
    K[57] = v28;
    K[58] = v28;
    K[59] = v28;
    K[60] = v28;
    K[61] = v28;
    K[62] = v28;
    K[63] = v28;
    const double v29 = v28 + (19.466964 * v27);
    K[6] = v29;
    K[14] = v29;
    K[22] = v29;
    K[30] = v29;
    K[38] = v29;
    K[46] = v29;
    K[48] = v29;
    K[49] = v29;
    K[50] = v29;
    K[51] = v29;
    K[52] = v29;
    K[53] = v29;
    K[54] = v29;
    const double v30 = v29 + (33.145537499999996 * v25);
    K[5] = v30;
    K[13] = v30;
    K[21] = v30;
    K[29] = v30;
    K[37] = v30;
    K[40] = v30;
    K[41] = v30;
    K[42] = v30;
    K[43] = v30;
    K[44] = v30;
    K[45] = v30;
    const double v31 = v30 + (46.876104 * v23);
    K[4] = v31;
    K[12] = v31;
    K[20] = v31;
    K[28] = v31;
    K[32] = v31;
    K[33] = v31;
    K[34] = v31;
    K[35] = v31;
    K[36] = v31;
    const double v32 = v31 + (60.5703735 * v20);
    K[3] = v32;
    K[11] = v32;
    K[19] = v32;
    K[24] = v32;
    K[25] = v32;
    K[26] = v32;
    K[27] = v32;
    const double v33 = v32 + (74.14005599999999 * v19);
    K[0] = (v33 - (100.55250000000001 * v0)) - v21;
    const double v34 = (1.4210854715202004e-14 * v0) - v33;
    const double v35 = -(v21 + v34);
    K[1] = v35;
    K[8] = v35;
    K[9] = v35;
    const double v36 = -(v34 + (1.4210854715202004e-14 * v4));
    K[2] = v36;
    K[10] = v36;
    K[16] = v36;
    K[17] = v36;
    K[18] = v36;
}

void planar8_stiffness_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double K_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_stiffness_matrix(prepared, q_lane, K_lane);
        planar8_scatter(64U, count, lane, K_lane, K);
    }
}

void planar8_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double K_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        planar8_scatter(64U, count, lane, K_lane, K);
    }
}

void planar8_damping_matrix(const planar8_prepared *restrict prepared, const double q[restrict 8], double D[restrict 64])
{
    (void)prepared;
    (void)q;
    D[0] = 0.0;
    D[1] = 0.0;
    D[2] = 0.0;
    D[3] = 0.0;
    D[4] = 0.0;
    D[5] = 0.0;
    D[6] = 0.0;
    D[7] = 0.0;
    D[8] = 0.0;
    D[9] = 0.0;
    D[10] = 0.0;
    D[11] = 0.0;
    D[12] = 0.0;
    D[13] = 0.0;
    D[14] = 0.0;
    D[15] = 0.0;
    D[16] = 0.0;
    D[17] = 0.0;
    D[18] = 0.0;
    D[19] = 0.0;
    D[20] = 0.0;
    D[21] = 0.0;
    D[22] = 0.0;
    D[23] = 0.0;
    D[24] = 0.0;
    D[25] = 0.0;
    D[26] = 0.0;
    D[27] = 0.0;
    D[28] = 0.0;
    D[29] = 0.0;
    D[30] = 0.0;
    D[31] = 0.0;
    D[32] = 0.0;
    D[33] = 0.0;
    D[34] = 0.0;
    D[35] = 0.0;
    D[36] = 0.0;
    D[37] = 0.0;
    D[38] = 0.0;
    D[39] = 0.0;
    D[40] = 0.0;
    D[41] = 0.0;
    D[42] = 0.0;
    D[43] = 0.0;
    D[44] = 0.0;
    D[45] = 0.0;
    D[46] = 0.0;
    D[47] = 0.0;
    D[48] = 0.0;
    D[49] = 0.0;
    D[50] = 0.0;
    D[51] = 0.0;
    D[52] = 0.0;
    D[53] = 0.0;
    D[54] = 0.0;
    D[55] = 0.0;
    D[56] = 0.0;
    D[57] = 0.0;
    D[58] = 0.0;
    D[59] = 0.0;
    D[60] = 0.0;
    D[61] = 0.0;
    D[62] = 0.0;
    D[63] = 0.0;
}

void planar8_damping_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double D_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_damping_matrix(prepared, q_lane, D_lane);
        planar8_scatter(64U, count, lane, D_lane, D);
    }
}

void planar8_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double D_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_damping_matrix(&prepared_lane, q_lane, D_lane);
        planar8_scatter(64U, count, lane, D_lane, D);
    }
}
