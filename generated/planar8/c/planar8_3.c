#include "planar8.h"

#include <math.h>

/* Arrays of angles are filled up to whole vectors where the processor has them. */
#if defined(__AVX2__)
#define PLANAR8_ANGLES(n) ((((n) + 3U) / 4U) * 4U)
#else
#define PLANAR8_ANGLES(n) (n)
#endif

/* Sines and cosines, at most 1 ULP off for |x| <= 100000.0: the nearest multiple of pi/2 is subtracted in three
   parts, then polynomials, without a branch. The library answers if an angle is larger, infinite or not a number. */
static inline void planar8_sincos(size_t size, const double *angle, double *sine, double *cosine)
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
    const double v0_angle[PLANAR8_ANGLES(8U)] = {q[1], q[0], q[2], q[3], q[4], q[5], q[6], q[7]};
    double v0_sine[PLANAR8_ANGLES(8U)];
    double v0_cosine[PLANAR8_ANGLES(8U)];
    planar8_sincos(PLANAR8_ANGLES(8U), v0_angle, v0_sine, v0_cosine);
    const double v16 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v17 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const double v18 = (v0_sine[2] * v17) - (v16 * v0_cosine[2]);
    const double v19 = (v16 * v0_sine[2]) + (v0_cosine[2] * v17);
    const double v20 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const double v21 = (v0_cosine[3] * v19) - (v0_sine[3] * v18);
    const double v22 = (v0_cosine[4] * v21) - (v0_sine[4] * v20);
    const double v23 = (v0_cosine[4] * v20) + (v0_sine[4] * v21);
    const double v24 = (v0_cosine[5] * v23) + (v0_sine[5] * v22);
    const double v25 = (v0_cosine[5] * v22) - (v0_sine[5] * v23);
    const double v26 = (v0_cosine[6] * v24) + (v0_sine[6] * v25);
    const double v27 = 5.9286734999999995 * ((v0_cosine[7] * v26) + (v0_sine[7] * ((v0_cosine[6] * v25) - (v0_sine[6] * v24))));
    K[7] = v27;
    K[15] = v27;
    K[23] = v27;
    K[31] = v27;
    K[39] = v27;
    K[47] = v27;
    K[55] = v27;
    K[56] = v27;
    K[57] = v27;
    K[58] = v27;
    K[59] = v27;
    K[60] = v27;
    K[61] = v27;
    K[62] = v27;
    K[63] = v27;
    const double v28 = v27 + (19.466964 * v26);
    K[6] = v28;
    K[14] = v28;
    K[22] = v28;
    K[30] = v28;
    K[38] = v28;
    K[46] = v28;
    K[48] = v28;
    K[49] = v28;
    K[50] = v28;
    K[51] = v28;
    K[52] = v28;
    K[53] = v28;
    K[54] = v28;
    const double v29 = v28 + (33.145537499999996 * v24);
    K[5] = v29;
    K[13] = v29;
    K[21] = v29;
    K[29] = v29;
    K[37] = v29;
    K[40] = v29;
    K[41] = v29;
    K[42] = v29;
    K[43] = v29;
    K[44] = v29;
    K[45] = v29;
    const double v30 = v29 + (46.876104 * v23);
    K[4] = v30;
    K[12] = v30;
    K[20] = v30;
    K[28] = v30;
    K[32] = v30;
    K[33] = v30;
    K[34] = v30;
    K[35] = v30;
    K[36] = v30;
    const double v31 = v30 + (60.5703735 * v20);
    K[3] = v31;
    K[11] = v31;
    K[19] = v31;
    K[24] = v31;
    K[25] = v31;
    K[26] = v31;
    K[27] = v31;
    const double v32 = v31 + (74.14005599999999 * v18);
    const double v33 = 87.49686150000001 * v16;
    K[0] = (v32 - (100.55250000000001 * v0_sine[1])) - v33;
    const double v34 = (1.4210854715202004e-14 * v0_sine[1]) - v32;
    const double v35 = -(v33 + v34);
    K[1] = v35;
    K[8] = v35;
    K[9] = v35;
    const double v36 = -(v34 + (1.3784529073745943e-14 * v16));
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
