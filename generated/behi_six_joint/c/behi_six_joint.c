#include "behi_six_joint.h"

#include <math.h>

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double behi_six_joint_alone(const double *number)
{
    return *(const volatile double *)number;
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define BEHI_SIX_JOINT_INLINE static inline __attribute__((always_inline))
#define BEHI_SIX_JOINT_APART __attribute__((noinline, cold))
typedef double behi_six_joint_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long behi_six_joint_bits __attribute__((vector_size(4 * sizeof(double))));
typedef behi_six_joint_lane behi_six_joint_four;
typedef behi_six_joint_bits behi_six_joint_four_bits;
#else
#define BEHI_SIX_JOINT_INLINE static inline
#define BEHI_SIX_JOINT_APART
typedef double behi_six_joint_lane;
typedef unsigned long long behi_six_joint_bits;
typedef double behi_six_joint_four[4];
typedef unsigned long long behi_six_joint_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
BEHI_SIX_JOINT_INLINE void behi_six_joint_sincos_pair(const behi_six_joint_lane *angle, behi_six_joint_lane *sine, behi_six_joint_lane *cosine, behi_six_joint_bits *beyond)
{
    const behi_six_joint_lane x = *angle;
    union { behi_six_joint_lane number; behi_six_joint_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const behi_six_joint_lane n = k.number - 6755399441186816.0;
    const behi_six_joint_lane w = x - (n * 1.5707963267923333);
    const behi_six_joint_lane r = w - (n * 2.5633441515839558e-12);
    const behi_six_joint_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const behi_six_joint_lane z = r * r;
    const behi_six_joint_lane u = 1.0 - (0.5 * z);
    const behi_six_joint_lane rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const behi_six_joint_lane zz = z * z;

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const behi_six_joint_bits odd = 0ULL - (k.bits & 1ULL);
    const behi_six_joint_bits sign = k.bits << 62;
    const behi_six_joint_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const behi_six_joint_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static BEHI_SIX_JOINT_APART void behi_six_joint_sincos_beyond(const behi_six_joint_four *angle, behi_six_joint_four *sine, behi_six_joint_four *cosine)
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
BEHI_SIX_JOINT_INLINE void behi_six_joint_sincos(const behi_six_joint_four *angle, behi_six_joint_four *sine, behi_six_joint_four *cosine)
{
    behi_six_joint_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    behi_six_joint_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        behi_six_joint_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        behi_six_joint_sincos_beyond(angle, sine, cosine);
    }
}

#if !defined(BEHI_SIX_JOINT_VECTOR)
static inline void behi_six_joint_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(BEHI_SIX_JOINT_VECTOR)
static inline void behi_six_joint_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

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
    prepared->k[67] = parameters->M5;
    prepared->k[58] = parameters->M6;
    const double v0 = parameters->M5 + parameters->M6;
    prepared->k[68] = v0;
    prepared->k[59] = parameters->M4;
    const double v1 = v0 + parameters->M4;
    prepared->k[61] = v1;
    prepared->k[60] = parameters->M3;
    const double v2 = v1 + parameters->M3;
    const double v3 = 50.0 * parameters->M2;
    prepared->k[69] = v3;
    const double v4 = 2.0 * (50.0 * (0.5 * v3));
    prepared->k[70] = v4;
    const double v5 = (2.0 * (50.0 * (0.5 * (50.0 * v2)))) + v4;
    prepared->k[4] = v5;
    const double v6 = 20.0 * parameters->M6;
    prepared->k[23] = v6;
    const double v7 = 10.0 * v0;
    const double v8 = 10.0 * parameters->M4;
    prepared->k[71] = v8;
    const double v9 = v7 + v8;
    prepared->k[46] = v9;
    const double v10 = 50.0 * v1;
    const double v11 = 50.0 * parameters->M3;
    prepared->k[72] = v11;
    const double v12 = v10 + v11;
    prepared->k[47] = v12;
    const double v13 = 50.0 * v12;
    prepared->k[10] = v13;
    const double v14 = 2.0 * (10.0 * (0.5 * v8));
    prepared->k[55] = v14;
    const double v15 = v14 + (2.0 * (10.0 * (0.5 * v7)));
    prepared->k[48] = v15;
    const double v16 = 10.0 * v6;
    prepared->k[6] = v16;
    const double v17 = 2.0 * v16;
    prepared->k[7] = v17;
    const double v18 = 2.0 * (20.0 * (0.5 * v6));
    prepared->k[15] = parameters->J6;
    const double v19 = 0.5 * parameters->J6;
    prepared->k[29] = v19;
    const double v20 = v18 - v19;
    prepared->k[21] = v20;
    const double v21 = v19 + v20;
    prepared->k[8] = v21;
    const double v22 = parameters->J6 - v21;
    prepared->k[9] = v22;
    const double v23 = 2.0 * (50.0 * (0.5 * v11));
    prepared->k[56] = v23;
    const double v24 = (2.0 * (50.0 * (0.5 * v10))) + v23;
    prepared->k[5] = v24;
    const double v25 = 50.0 * v6;
    prepared->k[11] = v25;
    prepared->k[3] = v15 + parameters->J6;
    prepared->k[14] = 50.0 * v9;
    prepared->k[0] = v21 - (v21 - v15);
    prepared->k[12] = 100.0 * v6;
    prepared->k[13] = 100.0 * v9;
    prepared->k[1] = 2.0 * v13;
    prepared->k[2] = v21 + (v5 + (v15 + v24));
    const double v26 = v0 - (v0 + (v8 / 10.0));
    const double v27 = parameters->M4 + v26;
    const double v28 = v27 - (v27 + (v11 / 50.0));
    const double v29 = v23 + (2.0 * (50.0 * (0.5 * (50.0 * v28))));
    prepared->k[25] = v29;
    const double v30 = 2.0 * v19;
    prepared->k[24] = v30;
    prepared->k[22] = 2.0 * parameters->J6;
    prepared->k[26] = v0 - v26;
    const double v31 = v14 + (2.0 * (10.0 * (0.5 * (10.0 * v26))));
    prepared->k[27] = v31;
    prepared->k[16] = 2.0 * v31;
    const double v32 = v27 - v28;
    prepared->k[28] = v32;
    const double v33 = parameters->M3 + v28;
    const double v34 = v33 - ((v3 / 50.0) + v33);
    const double v35 = v33 - v34;
    const double v36 = v4 + (2.0 * (50.0 * (0.5 * (50.0 * v34))));
    prepared->k[37] = v36;
    const double v37 = 2.0 * v36;
    prepared->k[38] = v37;
    prepared->k[17] = (50.0 * (100.0 * v35)) + v37;
    const double v38 = 50.0 * v35;
    prepared->k[39] = v38;
    prepared->k[18] = v36 + (50.0 * v38);
    prepared->k[19] = 50.0 * v32;
    prepared->k[20] = 2.0 * v29;
    prepared->k[35] = v5 + v5;
    prepared->k[36] = v24 + v24;
    prepared->k[30] = v15 + v15;
    prepared->k[31] = v17 + v17;
    prepared->k[32] = v22 + v22;
    prepared->k[33] = 0.5 * (v16 + v16);
    prepared->k[34] = 2.0 * v25;
    prepared->k[40] = v19 - v18;
    prepared->k[41] = v29 + v36;
    const double v39 = 1.0 / v21;
    prepared->k[44] = v39;
    prepared->k[49] = v5 + v24;
    const double v40 = v15 + v21;
    prepared->k[76] = v40;
    prepared->k[42] = v21 - v40;
    prepared->k[43] = v5 + (v24 + v40);
    const double v41 = 1.0 / parameters->J6;
    prepared->k[45] = v41;
    prepared->k[50] = 0.5 * v4;
    const double v42 = 2.0 * v11;
    prepared->k[51] = v42;
    prepared->k[52] = 50.0 * v42;
    prepared->k[57] = 50.0 * v11;
    prepared->k[53] = 2.0 * v8;
    prepared->k[54] = 0.5 * parameters->M5;
    prepared->k[62] = 30.0 * v3;
    prepared->k[63] = 30.0 * v0;
    prepared->k[64] = 30.0 * parameters->M6;
    prepared->k[65] = 30.0 * v2;
    prepared->k[66] = 30.0 * v1;
    prepared->k[73] = 10.0 * parameters->M5;
    prepared->k[74] = 50.0 * parameters->M4;
    prepared->k[75] = 50.0 * v8;
    const double v43 = 2.0 * v6;
    prepared->k[77] = v43;
    prepared->k[78] = 20.0 * v6;
    prepared->k[79] = v20 - v19;
    prepared->k[80] = 2.0 * v9;
    prepared->k[81] = 100.0 * v12;
    prepared->k[82] = 2.0 * v15;
    prepared->k[83] = 2.0 * v5;
    prepared->k[84] = 2.0 * v24;
    prepared->k[85] = 50.0 * (2.0 * v12);
    prepared->k[86] = 50.0 * v43;
    prepared->k[87] = 10.0 * v43;
    prepared->k[88] = 2.0 * v20;
    const double v44 = parameters->J6 * v41;
    prepared->k[89] = v44;
    const double v45 = parameters->J6 * v44;
    prepared->k[90] = v45;
    prepared->k[91] = v45 - v22;
    prepared->k[92] = parameters->J6 - v45;
    prepared->k[93] = v45 - parameters->J6;
    prepared->k[94] = v30 * v39;
    prepared->k[95] = 2.0 * (v19 * v39);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; first < count; first += 8U) {
        const size_t end = ((count - first) < 8U) ? count : (first + 8U);
        behi_six_joint_prepared block[8];
        size_t lane = first;

        do {
            behi_six_joint_parameters parameters_lane;

            parameters_lane.M1 = parameters[lane];
            parameters_lane.M2 = parameters[(1U * count) + lane];
            parameters_lane.M3 = parameters[(2U * count) + lane];
            parameters_lane.M4 = parameters[(3U * count) + lane];
            parameters_lane.M5 = parameters[(4U * count) + lane];
            parameters_lane.M6 = parameters[(5U * count) + lane];
            parameters_lane.J6 = parameters[(6U * count) + lane];
            behi_six_joint_prepare(&parameters_lane, &block[lane - first]);
            lane++;
        } while (lane < end);
        for (size_t k = 0U; k < 96U; k++) {
            for (lane = first; lane < end; lane++) {
                prepared[(k * count) + lane] = block[lane - first].k[k];
            }
        }
    }
}

#endif

void behi_six_joint_mass_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double M[restrict 36])
{
    const double v0 = behi_six_joint_alone(&q[1]) + behi_six_joint_alone(&q[2]);
    const double v1 = behi_six_joint_alone(&q[3]) + v0;
    const behi_six_joint_four v2_angle = {v0, behi_six_joint_alone(&q[1]), v1, behi_six_joint_alone(&q[4])};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v10 = v2_cosine[1] * v2_cosine[0];
    const double v11 = (prepared->k[2] - (v2_sine[1] * (prepared->k[4] * v2_sine[1]))) + (prepared->k[1] * v10);
    const double v12 = v2_cosine[0] * v2_cosine[2];
    const double v13 = prepared->k[9] * v2_sine[3];
    const double v14 = prepared->k[7] * v2_sine[3];
    const double v15 = (v2_sine[3] * v13) - v14;
    const double v16 = (v14 - (v2_sine[0] * (prepared->k[5] * v2_sine[0]))) + ((v15 - prepared->k[0]) * (v2_sine[2] * v2_sine[2]));
    const double v17 = prepared->k[11] * v2_sine[3];
    const double v18 = prepared->k[14] + v17;
    const double v19 = v18 * (v2_cosine[1] * v2_cosine[2]);
    M[0] = (v16 + (2.0 * v19)) + (v11 + ((prepared->k[13] + (prepared->k[12] * v2_sine[3])) * v12));
    const double v20 = v2_sine[2] * (v2_cosine[3] * (v13 - prepared->k[6]));
    const double v21 = prepared->k[11] * v2_cosine[3];
    const double v22 = v2_sine[0] * v21;
    const double v23 = v22 - v20;
    M[2] = v23;
    M[12] = v23;
    const double v24 = v2_sine[1] * v21;
    const double v25 = v23 + v24;
    M[1] = v25;
    M[6] = v25;
    const double v26 = -v20;
    M[3] = v26;
    M[18] = v26;
    M[28] = prepared->k[8];
    const double v27 = -(((prepared->k[8] + (prepared->k[6] * v2_sine[3])) * v2_cosine[2]) + (v17 * (v2_cosine[0] + v2_cosine[1])));
    M[4] = v27;
    M[24] = v27;
    M[35] = prepared->k[15];
    const double v28 = (prepared->k[15] * v2_sine[3]) * v2_sine[2];
    M[5] = v28;
    M[30] = v28;
    const double v29 = v2_sine[2] * v18;
    const double v30 = (v18 * v12) + (v2_sine[0] * v29);
    const double v31 = v15 - prepared->k[3];
    const double v32 = v30 - v31;
    M[15] = v32;
    M[20] = v32;
    const double v33 = (prepared->k[5] + v30) + v32;
    M[14] = v33;
    const double v34 = v19 + (v2_sine[1] * v29);
    const double v35 = v34 + (prepared->k[10] * (v10 + (v2_sine[1] * v2_sine[0])));
    const double v36 = v35 + v33;
    M[8] = v36;
    M[13] = v36;
    M[7] = (prepared->k[4] + v35) + v36;
    const double v37 = v34 + v32;
    M[9] = v37;
    M[19] = v37;
    const double v38 = v21 * v2_sine[2];
    const double v39 = (v2_cosine[2] * v22) - (v2_cosine[0] * v38);
    const double v40 = -((v39 + (v2_cosine[2] * v24)) - (v2_cosine[1] * v38));
    M[10] = v40;
    M[25] = v40;
    const double v41 = -(prepared->k[15] * v2_cosine[3]);
    M[11] = v41;
    M[17] = v41;
    M[23] = v41;
    M[31] = v41;
    M[32] = v41;
    M[33] = v41;
    const double v42 = -v39;
    M[16] = v42;
    M[26] = v42;
    M[21] = -v31;
    M[22] = 0.0;
    M[27] = 0.0;
    M[29] = 0.0;
    M[34] = 0.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_mass_matrix(&prepared_lane, q_lane, M_lane);
        behi_six_joint_scatter(36U, count, lane, M_lane, M);
    }
}

#endif

void behi_six_joint_bias(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double h[restrict 6])
{
    const double v0 = behi_six_joint_alone(&q[1]) + behi_six_joint_alone(&q[2]);
    const double v1 = behi_six_joint_alone(&q[3]) + v0;
    const behi_six_joint_four v2_angle = {behi_six_joint_alone(&q[1]), v0, v1, behi_six_joint_alone(&q[4])};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v10 = qd[2] + qd[1];
    const double v11 = v10 * v2_sine[1];
    const double v12 = qd[1] * v2_sine[0];
    const double v13 = (100.0 * qd[0]) * (v11 + v12);
    const double v14 = qd[3] + v10;
    const double v15 = qd[0] * v2_sine[2];
    const double v16 = v14 * v15;
    const double v17 = v13 + (20.0 * v16);
    const double v18 = qd[0] * qd[0];
    const double v19 = v18 + (v10 * v10);
    const double v20 = qd[1] * qd[1];
    const double v21 = v18 + v20;
    const double v22 = 50.0 * ((v19 * v2_cosine[1]) + (v21 * v2_cosine[0]));
    const double v23 = v10 * v11;
    const double v24 = 50.0 * (v23 + (v20 * v2_sine[0]));
    const double v25 = (v2_cosine[2] * v22) + (v2_sine[2] * v24);
    const double v26 = qd[0] * v2_cosine[2];
    const double v27 = v25 + (10.0 * ((v14 * v14) + (v26 * v26)));
    const double v28 = v26 - qd[4];
    const double v29 = v14 * v2_sine[3];
    const double v30 = v29 + (v2_cosine[3] * v15);
    const double v31 = prepared->k[26] * ((v2_cosine[3] * v17) + (v2_sine[3] * v27));
    const double v32 = v31 + (prepared->k[23] * ((v28 * v28) + (v30 * v30)));
    const double v33 = v14 * v2_cosine[3];
    const double v34 = (v2_sine[3] * v15) - v33;
    const double v35 = v30 * v34;
    const double v36 = v16 + v35;
    const double v37 = (v2_cosine[3] * v27) - (v2_sine[3] * v17);
    const double v38 = (prepared->k[23] * v36) - (prepared->k[26] * v37);
    const double v39 = (v2_cosine[3] * v32) + (v2_sine[3] * v38);
    const double v40 = qd[5] * prepared->k[24];
    const double v41 = (((prepared->k[21] * v36) - (v40 * v30)) + (prepared->k[29] * (v16 - v35))) - (prepared->k[23] * v37);
    h[4] = v41;
    const double v42 = (v2_cosine[2] * v24) - (v2_sine[2] * v22);
    const double v43 = v15 * v26;
    const double v44 = (10.0 * v43) - v42;
    const double v45 = (v2_sine[3] * v43) - ((2.0 * v33) * v26);
    const double v46 = (v28 * (2.0 * v34)) - v45;
    const double v47 = (((prepared->k[29] * v45) + (v40 * v28)) - (prepared->k[21] * v46)) - (prepared->k[23] * v44);
    const double v48 = ((prepared->k[22] * v29) * v26) + (prepared->k[15] * ((v2_cosine[3] * v43) - (v28 * v30)));
    h[5] = v48;
    const double v49 = (v2_cosine[1] + v2_cosine[0]) * ((prepared->k[19] * v13) + (50.0 * v39));
    const double v50 = qd[0] * ((v11 * (prepared->k[20] * v2_cosine[1])) + (v12 * (prepared->k[17] * v2_cosine[0])));
    const double v51 = v49 + (v50 + (v2_sine[2] * ((v2_cosine[3] * v47) - (v2_sine[3] * v48))));
    const double v52 = (prepared->k[23] * v46) + (prepared->k[26] * v44);
    const double v53 = (prepared->k[28] * v42) - v52;
    const double v54 = ((v2_cosine[3] * v38) - (prepared->k[28] * v25)) - (v2_sine[3] * v32);
    const double v55 = 50.0 * ((v2_cosine[2] * v53) - (v2_sine[2] * v54));
    const double v56 = ((10.0 * v52) + ((prepared->k[27] * v43) - (v2_cosine[3] * v48))) - (v2_sine[3] * v47);
    h[3] = v56;
    const double v57 = 50.0 * ((v2_cosine[2] * v54) + (v2_sine[2] * v53));
    const double v58 = (v2_cosine[1] * (v55 + (prepared->k[25] * (v23 - (v19 * v2_sine[1]))))) + ((v2_sine[1] * v57) - v56);
    const double v59 = (v58 + (v2_cosine[0] * v55)) + (v2_sine[0] * (v57 + ((prepared->k[18] * (v20 - v21)) * v2_cosine[0])));
    h[0] = -(v51 + (v2_cosine[2] * ((v41 + (prepared->k[16] * v16)) + (10.0 * v39))));
    h[1] = -v59;
    h[2] = -v58;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_bias(&prepared_lane, q_lane, qd_lane, h_lane);
        behi_six_joint_scatter(6U, count, lane, h_lane, h);
    }
}

#endif

void behi_six_joint_gravity(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double g[restrict 6])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 6U; k++) {
        g[k] = 0.0;
    }
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gravity(&prepared_lane, q_lane, g_lane);
        behi_six_joint_scatter(6U, count, lane, g_lane, g);
    }
}

#endif

void behi_six_joint_coriolis_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double C[restrict 36])
{
    const double v0 = behi_six_joint_alone(&q[1]) + behi_six_joint_alone(&q[2]);
    const double v1 = behi_six_joint_alone(&q[3]) + v0;
    const behi_six_joint_four v2_angle = {v1, behi_six_joint_alone(&q[4]), behi_six_joint_alone(&q[1]), v0};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v10 = v2_sine[1] * v2_cosine[0];
    const double v11 = v2_sine[1] * v2_sine[0];
    const double v12 = (v11 * (prepared->k[32] * v10)) - (v2_cosine[0] * ((prepared->k[30] * v2_sine[0]) + (prepared->k[31] * v11)));
    const double v13 = v2_cosine[3] + v2_cosine[2];
    const double v14 = (v13 * ((prepared->k[13] * v2_sine[0]) + (prepared->k[12] * v11))) - v12;
    const double v15 = 0.5 * qd[3];
    const double v16 = v2_cosine[1] * v2_cosine[0];
    const double v17 = prepared->k[34] * v16;
    const double v18 = prepared->k[7] * v2_cosine[1];
    const double v19 = (v2_cosine[1] * (prepared->k[32] * v2_sine[1])) - v18;
    const double v20 = (v18 + (v19 * (v2_sine[0] * v2_sine[0]))) + (v13 * v17);
    const double v21 = 0.5 * qd[4];
    const double v22 = (prepared->k[14] * v2_sine[0]) + (prepared->k[11] * v11);
    const double v23 = v2_cosine[2] * v22;
    const double v24 = v23 + (v2_sine[3] * (prepared->k[10] * v2_cosine[2]));
    const double v25 = v2_cosine[3] * v22;
    const double v26 = (prepared->k[14] * v2_cosine[0]) + (prepared->k[11] * v10);
    const double v27 = v2_sine[3] * v26;
    const double v28 = ((v2_cosine[3] * (prepared->k[36] * v2_sine[3])) - v12) + (2.0 * ((v27 + v25) + v24));
    const double v29 = 0.5 * qd[2];
    const double v30 = v2_sine[2] * v26;
    const double v31 = v30 + ((prepared->k[10] * v2_sine[2]) * v2_cosine[3]);
    const double v32 = v28 + ((v2_cosine[2] * (prepared->k[35] * v2_sine[2])) + (2.0 * v31));
    const double v33 = 0.5 * qd[1];
    C[0] = (((v21 * v20) - (v15 * v14)) - (v29 * v28)) - (v33 * v32);
    const double v34 = 0.5 * qd[0];
    const double v35 = v34 * v32;
    const double v36 = (prepared->k[9] * v2_sine[1]) - prepared->k[6];
    const double v37 = qd[2] + qd[1];
    const double v38 = qd[3] + v37;
    const double v39 = v2_cosine[1] * v2_sine[0];
    const double v40 = ((prepared->k[9] * v2_cosine[1]) * v39) - (v36 * v11);
    const double v41 = (prepared->k[8] * v2_sine[0]) + (prepared->k[6] * v11);
    const double v42 = v40 - v41;
    const double v43 = (v21 * v42) + ((v38 * v36) * v16);
    const double v44 = prepared->k[11] * v2_cosine[1];
    const double v45 = prepared->k[29] * v2_sine[1];
    const double v46 = qd[5] * v45;
    const double v47 = v2_cosine[0] * v46;
    const double v48 = (v47 + (v2_cosine[3] * (v37 * v44))) - v43;
    C[1] = (v48 + (v44 * (qd[1] * v2_cosine[2]))) - v35;
    const double v49 = v34 * v28;
    C[2] = v48 - v49;
    const double v50 = v47 - (v34 * v14);
    C[3] = v50 - v43;
    const double v51 = 0.5 * v37;
    const double v52 = v15 + v51;
    const double v53 = prepared->k[11] * qd[4];
    const double v54 = prepared->k[29] * v39;
    const double v55 = (v34 * v20) + (qd[5] * v54);
    C[4] = v55 - ((((v53 * v2_cosine[1]) * v13) + ((qd[4] * prepared->k[33]) * v16)) + (v52 * v42));
    const double v56 = v45 * v2_cosine[0];
    const double v57 = (v38 * v56) + (qd[4] * v54);
    C[5] = v57;
    C[30] = v57;
    const double v58 = 0.5 * (v40 + v41);
    const double v59 = prepared->k[11] * v2_sine[1];
    const double v60 = v58 + (v2_sine[3] * v59);
    const double v61 = v60 + (v2_sine[2] * v59);
    C[6] = v35 - ((qd[4] * v61) + v47);
    const double v62 = (((prepared->k[34] * v2_sine[3]) * v39) - v19) + (v2_cosine[3] * v17);
    const double v63 = prepared->k[11] * ((v2_cosine[2] * v16) + (v2_sine[2] * v39));
    const double v64 = v63 + v62;
    const double v65 = v25 - v27;
    const double v66 = v23 - v30;
    const double v67 = v66 + (2.0 * v65);
    const double v68 = (v15 * v67) - (v21 * v64);
    const double v69 = (v15 * v66) - (v21 * v63);
    const double v70 = v69 + v68;
    const double v71 = v24 - v31;
    C[7] = -(v70 + (qd[2] * v71));
    C[8] = -(v70 + (v37 * v71));
    const double v72 = v29 * v66;
    const double v73 = (qd[3] * v65) - (v21 * v62);
    const double v74 = v33 * v66;
    const double v75 = v74 + (v51 * v67);
    C[9] = (((qd[4] * v63) - v73) - ((qd[3] * v66) + v72)) - v75;
    const double v76 = v53 * v11;
    const double v77 = v53 * v10;
    const double v78 = ((v46 - (v2_cosine[3] * v76)) + (v2_sine[3] * v77)) + (v15 * v62);
    const double v79 = (qd[0] * v61) - (v51 * v64);
    C[10] = (v78 + (((v2_sine[2] * v77) - (v2_cosine[2] * v76)) + ((qd[3] + v51) * v63))) - v79;
    const double v80 = qd[0] * v56;
    const double v81 = qd[4] * v45;
    const double v82 = v81 - v80;
    C[11] = v82;
    C[17] = v82;
    C[23] = v82;
    C[12] = v49 - ((qd[4] * v60) + v47);
    C[13] = (v69 + (qd[1] * v71)) - v68;
    C[14] = -v73;
    const double v83 = (v74 - (qd[2] * v65)) - (v33 * v67);
    C[15] = v83 - v73;
    const double v84 = v33 * v63;
    const double v85 = ((v84 - (v29 * v62)) - (v33 * v64)) + (qd[0] * v60);
    C[16] = v78 - v85;
    C[18] = -(v50 + (qd[4] * v58));
    const double v86 = v21 * v19;
    C[19] = v75 - (v86 + v72);
    C[20] = -(v83 + v86);
    C[21] = -v86;
    const double v87 = (qd[0] * v58) + ((v52 * v19) - v46);
    C[27] = v87;
    C[22] = -v87;
    C[24] = (qd[1] * v61) + ((qd[2] * v60) + ((qd[3] * v58) - v55));
    const double v88 = (v15 * v19) - v46;
    C[25] = v79 + ((v88 + (v29 * v63)) - v84);
    C[26] = v85 + v88;
    C[28] = 0.0;
    C[35] = 0.0;
    const double v89 = (v38 * v45) + (qd[0] * v54);
    C[34] = v89;
    C[29] = -v89;
    const double v90 = v81 + v80;
    C[31] = v90;
    C[32] = v90;
    C[33] = v90;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        behi_six_joint_scatter(36U, count, lane, C_lane, C);
    }
}

#endif

void behi_six_joint_inverse_dynamics(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6])
{
    const double v0 = behi_six_joint_alone(&q[1]) + behi_six_joint_alone(&q[2]);
    const double v1 = behi_six_joint_alone(&q[3]) + v0;
    const behi_six_joint_four v2_angle = {v0, behi_six_joint_alone(&q[1]), v1, behi_six_joint_alone(&q[4])};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v10 = qd[2] + qd[1];
    const double v11 = v10 * (2.0 * qd[0]);
    const double v12 = 50.0 * v2_sine[0];
    const double v13 = qd[1] * v2_sine[1];
    const double v14 = qd[0] * v13;
    const double v15 = 50.0 * v2_cosine[1];
    const double v16 = (qdd[0] * v15) - (100.0 * v14);
    const double v17 = 50.0 * v2_cosine[0];
    const double v18 = (v16 + (qdd[0] * v17)) - (v11 * v12);
    const double v19 = qd[0] * v2_sine[2];
    const double v20 = qd[3] + v10;
    const double v21 = v20 * v19;
    const double v22 = v21 - (qdd[0] * v2_cosine[2]);
    const double v23 = v21 + v22;
    const double v24 = (10.0 * v23) - v18;
    const double v25 = v10 * v10;
    const double v26 = qd[0] * qd[0];
    const double v27 = v26 + v25;
    const double v28 = v26 + (qd[1] * qd[1]);
    const double v29 = 50.0 * v2_sine[1];
    const double v30 = (v28 * v15) + (qdd[1] * v29);
    const double v31 = qdd[1] + qdd[2];
    const double v32 = (v30 + (v27 * v17)) + (v31 * v12);
    const double v33 = qd[1] * v13;
    const double v34 = (qdd[1] * v15) - (50.0 * v33);
    const double v35 = ((v25 * v12) - v34) - (v31 * v17);
    const double v36 = (v2_sine[2] * v35) + (v2_cosine[2] * v32);
    const double v37 = qd[0] * v2_cosine[2];
    const double v38 = (10.0 * ((v20 * v20) + (v37 * v37))) + v36;
    const double v39 = (v2_cosine[3] * v38) - (v2_sine[3] * v24);
    const double v40 = (v2_sine[3] * v19) - (v20 * v2_cosine[3]);
    const double v41 = (v20 * v2_sine[3]) + (v2_cosine[3] * v19);
    const double v42 = v41 * v40;
    const double v43 = qdd[4] + v22;
    const double v44 = v42 + v43;
    const double v45 = (prepared->k[23] * v44) - (prepared->k[26] * v39);
    const double v46 = v37 - qd[4];
    const double v47 = prepared->k[23] * ((v46 * v46) + (v41 * v41));
    const double v48 = v47 + (prepared->k[26] * ((v2_cosine[3] * v24) + (v2_sine[3] * v38)));
    const double v49 = (v2_cosine[3] * v48) + (v2_sine[3] * v45);
    const double v50 = qd[5] * prepared->k[24];
    const double v51 = (((v50 * v41) + (prepared->k[40] * v44)) - (prepared->k[29] * (v43 - v42))) + (prepared->k[23] * v39);
    const double v52 = (v2_sine[2] * v32) - (v2_cosine[2] * v35);
    const double v53 = v19 * v37;
    const double v54 = qdd[3] + v31;
    const double v55 = v53 + v54;
    const double v56 = v52 + (10.0 * v55);
    const double v57 = v53 - v54;
    const double v58 = (qdd[0] * v2_sine[2]) + ((2.0 * v20) * v37);
    const double v59 = (v2_cosine[3] * v58) - (v2_sine[3] * v57);
    const double v60 = (v46 * (2.0 * v40)) + v59;
    const double v61 = (((v50 * v46) - (prepared->k[29] * v59)) + (prepared->k[40] * v60)) - (prepared->k[23] * v56);
    const double v62 = prepared->k[15] * ((v2_cosine[3] * v57) + (((v2_sine[3] * v58) + qdd[5]) - (v46 * v41)));
    tau[5] = v62;
    const double v63 = prepared->k[25] * v2_sine[0];
    const double v64 = v2_cosine[0] * v63;
    const double v65 = prepared->k[39] * v2_cosine[1];
    const double v66 = ((v65 * v16) - ((prepared->k[38] * v2_cosine[1]) * v14)) - (v11 * v64);
    const double v67 = v66 + (qdd[0] * ((prepared->k[41] - (v2_sine[1] * (prepared->k[37] * v2_sine[1]))) - (v2_sine[0] * v63)));
    const double v68 = v67 - (v2_sine[2] * ((v2_cosine[3] * v61) - (v2_sine[3] * v62)));
    const double v69 = v68 + (v2_cosine[2] * ((v51 - (prepared->k[27] * v23)) - (10.0 * v49)));
    tau[0] = v69 + ((v15 + v17) * ((prepared->k[28] * v18) - v49));
    const double v70 = ((v2_cosine[3] * v45) - (prepared->k[28] * v36)) - (v2_sine[3] * v48);
    const double v71 = (prepared->k[23] * v60) + (prepared->k[26] * v56);
    const double v72 = v71 + (prepared->k[28] * v52);
    const double v73 = (v2_sine[2] * v72) - (v2_cosine[2] * v70);
    const double v74 = (v2_sine[2] * v70) + (v2_cosine[2] * v72);
    const double v75 = prepared->k[37] * (qdd[1] + (v2_cosine[1] * ((v28 * v2_sine[1]) - v33)));
    const double v76 = ((((prepared->k[39] * v2_sine[1]) * v30) + (v65 * v34)) + v75) + (v15 * v74);
    const double v77 = (((v2_cosine[3] * v62) - (prepared->k[27] * v55)) + (v2_sine[3] * v61)) - (10.0 * v71);
    const double v78 = (((prepared->k[25] * v31) + ((v27 - v25) * v64)) - v77) + (v17 * v74);
    const double v79 = v78 + (v12 * v73);
    tau[2] = v79;
    tau[1] = v79 + (v76 + (v29 * v73));
    tau[3] = -v77;
    tau[4] = -v51;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, qdd, qdd_lane);
        behi_six_joint_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        behi_six_joint_scatter(6U, count, lane, tau_lane, tau);
    }
}

#endif

void behi_six_joint_forward_dynamics(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], double qdd[restrict 6])
{
    const double v0 = behi_six_joint_alone(&q[1]) + behi_six_joint_alone(&q[2]);
    const double v1 = behi_six_joint_alone(&q[3]) + v0;
    const behi_six_joint_four v2_angle = {behi_six_joint_alone(&q[4]), v1, behi_six_joint_alone(&q[1]), v0};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v10 = qd[2] + qd[1];
    const double v11 = qd[3] + v10;
    const double v12 = v11 * v2_cosine[0];
    const double v13 = qd[0] * v2_sine[1];
    const double v14 = (v2_sine[0] * v13) - v12;
    const double v15 = qd[0] * v2_cosine[1];
    const double v16 = qd[4] - v15;
    const double v17 = 2.0 * v15;
    const double v18 = v13 * v15;
    const double v19 = ((v2_sine[0] * v18) - (v12 * v17)) + (v16 * (2.0 * v14));
    const double v20 = 50.0 * v2_sine[2];
    const double v21 = qd[1] * qd[1];
    const double v22 = v10 * v10;
    const double v23 = 50.0 * v2_sine[3];
    const double v24 = (v22 * v23) + (v21 * v20);
    const double v25 = qd[0] * qd[0];
    const double v26 = v25 + v22;
    const double v27 = 50.0 * v2_cosine[3];
    const double v28 = 50.0 * v2_cosine[2];
    const double v29 = (v25 + v21) * v28;
    const double v30 = v29 + (v26 * v27);
    const double v31 = (v2_sine[1] * v30) - (v2_cosine[1] * v24);
    const double v32 = ((prepared->k[6] * v18) + (prepared->k[23] * v31)) + ((qd[5] + v14) * (prepared->k[15] * v16));
    const double v33 = v32 - (prepared->k[8] * v19);
    const double v34 = (((prepared->k[48] * v18) - (tau[5] * v2_cosine[0])) + (prepared->k[46] * v31)) - (prepared->k[6] * v19);
    const double v35 = v34 + (v2_sine[0] * v33);
    const double v36 = tau[3] - v35;
    const double v37 = prepared->k[23] * v2_sine[0];
    const double v38 = prepared->k[46] + v37;
    const double v39 = v2_sine[1] * v38;
    const double v40 = v2_cosine[1] * v38;
    const double v41 = (v27 * v40) + (v23 * v39);
    const double v42 = prepared->k[7] + (prepared->k[8] * v2_sine[0]);
    const double v43 = prepared->k[48] + (v2_sine[0] * v42);
    const double v44 = v43 + v41;
    const double v45 = 1.0 / v43;
    const double v46 = v45 * v44;
    const double v47 = (prepared->k[23] * v19) - (prepared->k[46] * v18);
    const double v48 = v2_cosine[1] * v47;
    const double v49 = v11 * v2_sine[0];
    const double v50 = v49 + (v2_cosine[0] * v13);
    const double v51 = v50 * v14;
    const double v52 = v11 * v13;
    const double v53 = v52 + v51;
    const double v54 = prepared->k[23] * v2_cosine[0];
    const double v55 = (v50 * v50) + (v16 * v16);
    const double v56 = (v11 * v11) + (v15 * v15);
    const double v57 = ((v37 * v55) + (prepared->k[46] * v56)) - (v54 * v53);
    const double v58 = (v2_sine[1] * v27) - (v2_cosine[1] * v23);
    const double v59 = prepared->k[5] * v2_sine[3];
    const double v60 = v2_cosine[3] * v59;
    const double v61 = prepared->k[47] * v2_sine[3];
    const double v62 = prepared->k[47] * v2_cosine[3];
    const double v63 = v20 * v62;
    const double v64 = (v58 * v57) + (((v21 * v63) - (v29 * v61)) + ((v22 - v26) * v60));
    const double v65 = v2_sine[1] * v47;
    const double v66 = (v64 + (v23 * v65)) + ((v27 * v48) - v35);
    const double v67 = 2.0 * qd[0];
    const double v68 = qd[1] * v67;
    const double v69 = v68 + (qd[2] * v67);
    const double v70 = (v69 * v23) + (v68 * v20);
    const double v71 = ((((prepared->k[15] * qd[5]) * v50) - (v37 * v70)) - (prepared->k[8] * v52)) + (prepared->k[9] * v51);
    const double v72 = v71 + (v54 * ((v2_sine[1] * v24) + (v2_cosine[1] * v30)));
    const double v73 = 2.0 * v52;
    const double v74 = v72 - (10.0 * ((v37 * v73) - (v54 * v56)));
    const double v75 = tau[4] + v74;
    const double v76 = v54 * v58;
    const double v77 = prepared->k[44] * v76;
    const double v78 = (v66 - (v46 * v36)) + (tau[2] - (v77 * v75));
    const double v79 = v41 + v44;
    const double v80 = prepared->k[5] + v79;
    const double v81 = 1.0 / ((v44 * v46) + ((v76 * v77) - v80));
    const double v82 = (v28 * v40) + (v20 * v39);
    const double v83 = v28 * v62;
    const double v84 = (v83 + (v20 * v61)) + v82;
    const double v85 = (v28 * v2_sine[1]) - (v20 * v2_cosine[1]);
    const double v86 = v76 + (v54 * v85);
    const double v87 = v44 + v82;
    const double v88 = (((v77 * v86) - v84) + (v46 * v87)) - v80;
    const double v89 = v88 * v81;
    const double v90 = v45 * v87;
    const double v91 = v28 * v61;
    const double v92 = prepared->k[4] * v2_sine[2];
    const double v93 = v2_cosine[2] * v92;
    const double v94 = (((tau[1] - (v25 * v93)) - (v26 * v63)) + (v22 * v91)) + (v85 * v57);
    const double v95 = ((v94 + (v20 * v65)) + (v28 * v48)) - (v90 * v36);
    const double v96 = prepared->k[44] * v86;
    const double v97 = ((v66 - (v96 * v75)) + v95) - (v78 * v89);
    const double v98 = ((prepared->k[49] + (2.0 * v84)) - (v86 * v96)) + (v79 - (v87 * v90));
    const double v99 = 1.0 / (v98 + (v88 * v89));
    const double v100 = v28 + v27;
    const double v101 = ((prepared->k[8] + (prepared->k[6] * v2_sine[0])) * v2_cosine[1]) + (v37 * v100);
    const double v102 = v2_cosine[0] * v2_sine[1];
    const double v103 = v2_sine[0] * v2_sine[1];
    const double v104 = ((prepared->k[8] * v2_cosine[0]) * v103) + (prepared->k[6] * v102);
    const double v105 = v104 + (v54 * v23);
    const double v106 = (v104 * v46) - ((v101 * v77) + v105);
    const double v107 = ((v104 * v90) - ((v101 * v96) + ((v20 * v54) + v105))) - (v106 * v89);
    const double v108 = v107 * v99;
    const double v109 = v106 * v81;
    const double v110 = (v2_sine[0] * v53) + (v2_cosine[0] * v55);
    const double v111 = (((tau[5] * v103) - tau[0]) - (v69 * (v60 + v91))) - (v68 * (v63 + v93));
    const double v112 = (v111 + (v102 * v33)) - (v100 * ((prepared->k[23] * v110) + (prepared->k[46] * v73)));
    const double v113 = v112 - (v2_cosine[1] * ((((prepared->k[48] * v73) + (prepared->k[46] * v70)) + (prepared->k[6] * v110)) - v74));
    const double v114 = v104 * v45;
    const double v115 = prepared->k[44] * v101;
    const double v116 = (((v113 + (v114 * v36)) - (v115 * v75)) + (v78 * v109)) - (v97 * v108);
    const double v117 = ((prepared->k[43] + (prepared->k[7] * v2_sine[0])) - (v2_sine[2] * v92)) - (v2_sine[3] * v59);
    const double v118 = v117 + (v2_sine[1] * ((prepared->k[42] * v2_sine[1]) - (v42 * v103)));
    const double v119 = ((v118 + (2.0 * (v83 + (v100 * v40)))) - (v101 * v115)) - (v104 * v114);
    const double v120 = v116 * (1.0 / ((v119 + (v106 * v109)) - (v107 * v108)));
    qdd[0] = -v120;
    const double v121 = (v97 * v99) - (v108 * v120);
    qdd[1] = v121;
    const double v122 = ((v78 * v81) - (v109 * v120)) + (v89 * v121);
    qdd[2] = -v122;
    const double v123 = (((v45 * v36) + (v114 * v120)) - (v90 * v121)) + (v46 * v122);
    qdd[3] = v123;
    qdd[4] = (((prepared->k[44] * v75) - (v115 * v120)) - (v96 * v121)) + (v77 * v122);
    const double v124 = (((tau[5] * prepared->k[45]) - (v50 * v16)) - (v49 * v17)) + (v103 * v120);
    qdd[5] = v124 - (v2_cosine[0] * ((v122 + (v18 - v121)) - v123));
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, tau, tau_lane);
        behi_six_joint_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        behi_six_joint_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

#endif

void behi_six_joint_kinetic_energy(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double *restrict T)
{
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[4])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const behi_six_joint_four v8_angle = {q[5]};
    behi_six_joint_four v8_sine;
    behi_six_joint_four v8_cosine;
    behi_six_joint_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v10 = qd[0] * v0_sine[0];
    const double v11 = qd[0] * v0_cosine[0];
    const double v12 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const double v13 = (v0_sine[1] * v10) - (v0_cosine[1] * v11);
    const double v14 = (v0_cosine[2] * v13) + (v0_sine[2] * v12);
    const double v15 = 50.0 * (v11 - v13);
    const double v16 = (10.0 * v14) - v15;
    const double v17 = 50.0 * qd[1];
    const double v18 = v17 * v0_cosine[1];
    const double v19 = qd[2] + qd[1];
    const double v20 = v18 + (50.0 * v19);
    const double v21 = v17 * v0_sine[1];
    const double v22 = (v0_cosine[2] * v21) + (v0_sine[2] * v20);
    const double v23 = (v0_cosine[3] * v22) + (v0_sine[3] * v16);
    const double v24 = v23 + (20.0 * (qd[4] + v14));
    const double v25 = (v0_cosine[2] * v12) - (v0_sine[2] * v13);
    const double v26 = qd[3] + v19;
    const double v27 = (v0_cosine[2] * v20) - (v0_sine[2] * v21);
    const double v28 = v27 + (10.0 * v26);
    const double v29 = v28 + (20.0 * ((v26 * v0_sine[3]) + (v0_cosine[3] * v25)));
    const double v30 = (v8_sine[0] * v24) + (v8_cosine[0] * v29);
    const double v31 = (v8_sine[0] * v29) - (v8_cosine[0] * v24);
    const double v32 = (v0_cosine[3] * v16) - (v0_sine[3] * v22);
    const double v33 = v32 * v32;
    const double v34 = v11 * v11;
    const double v35 = (prepared->k[57] * v34) + (v19 * ((prepared->k[56] * v19) + (prepared->k[51] * v18)));
    const double v36 = v35 + (prepared->k[60] * ((v18 * v18) + (v21 * v21)));
    const double v37 = prepared->k[59] * ((v15 * v15) + ((v22 * v22) + (v27 * v27)));
    const double v38 = v37 + (v36 - (v13 * ((prepared->k[52] * v11) - (prepared->k[56] * v13))));
    const double v39 = v38 + (prepared->k[55] * ((v26 * v26) + (v14 * v14)));
    const double v40 = (qd[5] - (v26 * v0_cosine[3])) + (v0_sine[3] * v25);
    const double v41 = (v40 * (prepared->k[15] * v40)) + (v39 + (prepared->k[53] * ((v26 * v27) - (v14 * v15))));
    const double v42 = 0.5 * (v41 + (prepared->k[58] * ((v33 + (v31 * v31)) + (v30 * v30))));
    const double v43 = prepared->k[54] * (v33 + ((v28 * v28) + (v23 * v23)));
    *T = v42 + (v43 + (prepared->k[50] * ((qd[1] * qd[1]) + v34)));
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void behi_six_joint_potential_energy(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double *restrict V)
{
    (void)prepared;
    (void)q;
    *V = 0.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void behi_six_joint_position_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    (void)q;
    x[0] = 0.0;
    x[1] = 0.0;
    x[2] = 30.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C1(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void behi_six_joint_rotation_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {q[0]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    R[0] = v0_cosine[0];
    R[4] = v0_cosine[0];
    R[3] = v0_sine[0];
    R[2] = 0.0;
    for (size_t k = 5U; k < 8U; k++) {
        R[k] = 0.0;
    }
    R[8] = 1.0;
    R[1] = -v0_sine[0];
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C1(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void behi_six_joint_jacobian_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 30U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 31U; k < 36U; k++) {
        J[k] = 0.0;
    }
    J[30] = 1.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C1(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

void behi_six_joint_influence_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 18U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 108U; k++) {
        H[k] = 0.0;
    }
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C1(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_influence_rotational_C1(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 12U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 13U; k < 18U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 0U; k < 108U; k++) {
        H[k] = 0.0;
    }
    G[12] = 1.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C1(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_position_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = 50.0 * v0_cosine[0];
    x[0] = v0_cosine[1] * v4;
    x[1] = v0_sine[1] * v4;
    x[2] = 30.0 + (50.0 * v0_sine[0]);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C2(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void behi_six_joint_rotation_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    R[6] = v0_sine[0];
    R[7] = v0_cosine[0];
    R[2] = v0_sine[1];
    R[8] = 0.0;
    R[0] = v0_cosine[0] * v0_cosine[1];
    R[3] = v0_cosine[0] * v0_sine[1];
    R[1] = -(v0_sine[0] * v0_cosine[1]);
    R[4] = -(v0_sine[0] * v0_sine[1]);
    R[5] = -v0_cosine[1];
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C2(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void behi_six_joint_jacobian_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    J[19] = v0_sine[1];
    for (size_t k = 2U; k < 6U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 8U; k < 13U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 14U; k < 19U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 20U; k < 25U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 26U; k < 30U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 31U; k < 36U; k++) {
        J[k] = 0.0;
    }
    const double v4 = 50.0 * v0_cosine[0];
    J[13] = v4;
    const double v5 = 50.0 * v0_sine[0];
    J[30] = 1.0;
    J[6] = v0_cosine[1] * v4;
    J[25] = -v0_cosine[1];
    J[0] = -(v0_sine[1] * v4);
    J[1] = -(v0_cosine[1] * v5);
    J[7] = -(v0_sine[1] * v5);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C2(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

void behi_six_joint_influence_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    for (size_t k = 2U; k < 6U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 8U; k < 13U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 14U; k < 18U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 2U; k < 6U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 8U; k < 36U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 38U; k < 42U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 44U; k < 79U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 80U; k < 108U; k++) {
        H[k] = 0.0;
    }
    const double v4 = 50.0 * v0_cosine[0];
    G[13] = v4;
    const double v5 = 50.0 * v0_sine[0];
    const double v6 = v0_cosine[1] * v4;
    G[6] = v6;
    const double v7 = v0_sine[1] * v5;
    H[1] = v7;
    H[6] = v7;
    const double v8 = -(v0_sine[1] * v4);
    G[0] = v8;
    H[36] = v8;
    H[43] = v8;
    const double v9 = -(v0_cosine[1] * v5);
    G[1] = v9;
    H[37] = v9;
    H[42] = v9;
    G[7] = -v7;
    const double v10 = -v6;
    H[0] = v10;
    H[7] = v10;
    H[79] = -v5;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C2(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_influence_rotational_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {q[0]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    H[1] = v0_cosine[0];
    G[1] = v0_sine[0];
    H[37] = v0_sine[0];
    G[0] = 0.0;
    for (size_t k = 2U; k < 7U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 8U; k < 12U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 13U; k < 18U; k++) {
        G[k] = 0.0;
    }
    H[0] = 0.0;
    for (size_t k = 2U; k < 37U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 38U; k < 108U; k++) {
        H[k] = 0.0;
    }
    G[12] = 1.0;
    G[7] = -v0_cosine[0];
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C2(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_position_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v6 = 1.0 + v0_cosine[0];
    const double v7 = 50.0 * ((v0_cosine[1] * v6) - (v0_sine[1] * v0_sine[0]));
    x[0] = v0_cosine[2] * v7;
    x[1] = v0_sine[2] * v7;
    x[2] = 30.0 + (50.0 * ((v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v6)));
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C3(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void behi_six_joint_rotation_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    R[2] = v0_sine[2];
    R[8] = 0.0;
    R[5] = -v0_cosine[2];
    const double v6 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    R[7] = v6;
    R[0] = v0_cosine[2] * v6;
    const double v7 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    R[6] = v7;
    R[3] = v0_sine[2] * v6;
    R[1] = -(v0_cosine[2] * v7);
    R[4] = -(v0_sine[2] * v7);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C3(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void behi_six_joint_jacobian_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    J[19] = v0_sine[2];
    J[20] = v0_sine[2];
    for (size_t k = 3U; k < 6U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 9U; k < 13U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 15U; k < 19U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 21U; k < 25U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 27U; k < 30U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 31U; k < 36U; k++) {
        J[k] = 0.0;
    }
    J[30] = 1.0;
    const double v6 = -v0_cosine[2];
    J[25] = v6;
    J[26] = v6;
    const double v7 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    const double v8 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    const double v9 = 50.0 * v0_sine[2];
    const double v10 = v0_cosine[0] + v7;
    const double v11 = v0_sine[0] + v8;
    const double v12 = 50.0 * v0_cosine[2];
    J[6] = v12 * v10;
    J[13] = 50.0 * v10;
    J[14] = 50.0 * v7;
    J[0] = -(v9 * v10);
    J[1] = -(v12 * v11);
    J[2] = -(v12 * v8);
    J[7] = -(v9 * v11);
    J[8] = -(v9 * v8);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C3(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

void behi_six_joint_influence_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v6 = 50.0 * v0_sine[0];
    const double v7 = 50.0 * v0_cosine[0];
    const double v8 = (v0_cosine[1] * v7) - (v0_sine[1] * v6);
    G[14] = v8;
    const double v9 = v7 + v8;
    G[13] = v9;
    const double v10 = -(v0_sine[2] * v9);
    G[0] = v10;
    H[36] = v10;
    H[43] = v10;
    const double v11 = (v0_sine[1] * v7) + (v0_cosine[1] * v6);
    const double v12 = v6 + v11;
    const double v13 = -(v0_cosine[2] * v12);
    G[1] = v13;
    H[37] = v13;
    H[42] = v13;
    const double v14 = -(v0_cosine[2] * v11);
    G[2] = v14;
    H[38] = v14;
    H[48] = v14;
    for (size_t k = 3U; k < 6U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 9U; k < 13U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 15U; k < 18U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 3U; k < 6U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 9U; k < 12U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 15U; k < 36U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 39U; k < 42U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 45U; k < 48U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 51U; k < 79U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 81U; k < 85U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 87U; k < 108U; k++) {
        H[k] = 0.0;
    }
    const double v15 = v0_cosine[2] * v9;
    G[6] = v15;
    const double v16 = v0_sine[2] * v12;
    H[1] = v16;
    H[6] = v16;
    G[7] = -v16;
    const double v17 = v0_sine[2] * v11;
    H[2] = v17;
    H[12] = v17;
    G[8] = -v17;
    const double v18 = -v15;
    H[0] = v18;
    H[7] = v18;
    const double v19 = -(v0_cosine[2] * v8);
    H[8] = v19;
    H[13] = v19;
    H[14] = v19;
    const double v20 = -(v0_sine[2] * v8);
    H[44] = v20;
    H[49] = v20;
    H[50] = v20;
    H[79] = -v12;
    const double v21 = -v11;
    H[80] = v21;
    H[85] = v21;
    H[86] = v21;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C3(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_influence_rotational_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {q[0]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    G[0] = 0.0;
    for (size_t k = 3U; k < 7U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 9U; k < 12U; k++) {
        G[k] = 0.0;
    }
    for (size_t k = 13U; k < 18U; k++) {
        G[k] = 0.0;
    }
    H[0] = 0.0;
    for (size_t k = 3U; k < 37U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 39U; k < 108U; k++) {
        H[k] = 0.0;
    }
    G[12] = 1.0;
    const double v2 = -v0_cosine[0];
    G[7] = v2;
    G[8] = v2;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C3(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_position_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v8 = 10.0 * v0_sine[0];
    const double v9 = 50.0 + (10.0 * v0_cosine[0]);
    const double v10 = (v0_sine[1] * v9) + (v0_cosine[1] * v8);
    const double v11 = (50.0 + (v0_cosine[1] * v9)) - (v0_sine[1] * v8);
    const double v12 = (v0_cosine[2] * v11) - (v0_sine[2] * v10);
    x[0] = v0_cosine[3] * v12;
    x[1] = v0_sine[3] * v12;
    x[2] = (30.0 + (v0_cosine[2] * v10)) + (v0_sine[2] * v11);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C4(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void behi_six_joint_rotation_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    R[2] = v0_sine[3];
    const double v8 = (v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]);
    const double v9 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[0] * v0_sine[1]);
    const double v10 = (v0_cosine[2] * v9) - (v0_sine[2] * v8);
    R[7] = v10;
    R[0] = v0_cosine[3] * v10;
    const double v11 = (v0_cosine[2] * v8) + (v0_sine[2] * v9);
    R[6] = v11;
    R[1] = -(v0_cosine[3] * v11);
    R[3] = v0_sine[3] * v10;
    R[4] = -(v0_sine[3] * v11);
    R[5] = -v0_cosine[3];
    R[8] = 0.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C4(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void behi_six_joint_jacobian_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    J[19] = v0_sine[3];
    J[20] = v0_sine[3];
    J[21] = v0_sine[3];
    const double v8 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v9 = 10.0 * v0_sine[2];
    const double v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v11 = 50.0 + (10.0 * v0_cosine[2]);
    const double v12 = 50.0 * v0_cosine[1];
    const double v13 = (v12 + (v11 * v10)) - (v9 * v8);
    J[0] = -(v0_sine[3] * v13);
    const double v14 = (v11 * v8) + (v9 * v10);
    const double v15 = (50.0 * v0_sine[1]) + v14;
    J[1] = -(v0_cosine[3] * v15);
    J[2] = -(v0_cosine[3] * v14);
    const double v16 = (50.0 * v8) - v14;
    J[3] = v0_cosine[3] * v16;
    J[4] = 0.0;
    J[5] = 0.0;
    for (size_t k = 10U; k < 13U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 16U; k < 19U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 22U; k < 25U; k++) {
        J[k] = 0.0;
    }
    J[28] = 0.0;
    J[29] = 0.0;
    for (size_t k = 31U; k < 36U; k++) {
        J[k] = 0.0;
    }
    J[6] = v0_cosine[3] * v13;
    J[7] = -(v0_sine[3] * v15);
    J[8] = -(v0_sine[3] * v14);
    J[9] = v0_sine[3] * v16;
    const double v17 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const double v18 = v17 * v13;
    J[13] = v18;
    const double v19 = (v12 * v17) - v18;
    J[14] = -v19;
    J[15] = -(v19 + (v17 * (50.0 * v10)));
    const double v20 = -v0_cosine[3];
    J[25] = v20;
    J[26] = v20;
    J[27] = v20;
    J[30] = 1.0;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C4(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

void behi_six_joint_influence_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v8 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v9 = 50.0 + (10.0 * v0_cosine[2]);
    const double v10 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v11 = 10.0 * v0_sine[2];
    const double v12 = ((50.0 * v0_cosine[1]) - (v11 * v10)) + (v9 * v8);
    const double v13 = -(v0_sine[3] * v12);
    G[0] = v13;
    H[36] = v13;
    const double v14 = (v9 * v10) + (v11 * v8);
    const double v15 = (50.0 * v0_sine[1]) + v14;
    const double v16 = -(v0_cosine[3] * v15);
    G[1] = v16;
    H[37] = v16;
    H[42] = v16;
    const double v17 = -(v0_cosine[3] * v14);
    G[2] = v17;
    H[38] = v17;
    H[48] = v17;
    const double v18 = (50.0 * v10) - v14;
    const double v19 = v0_cosine[3] * v18;
    G[3] = v19;
    H[39] = v19;
    H[54] = v19;
    G[4] = 0.0;
    G[5] = 0.0;
    for (size_t k = 10U; k < 13U; k++) {
        G[k] = 0.0;
    }
    G[16] = 0.0;
    G[17] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
    for (size_t k = 22U; k < 36U; k++) {
        H[k] = 0.0;
    }
    H[40] = 0.0;
    H[41] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[52] = 0.0;
    H[53] = 0.0;
    for (size_t k = 58U; k < 79U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 82U; k < 85U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 88U; k < 91U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 94U; k < 108U; k++) {
        H[k] = 0.0;
    }
    const double v20 = v0_cosine[3] * v12;
    G[6] = v20;
    const double v21 = v0_sine[3] * v15;
    H[1] = v21;
    H[6] = v21;
    G[7] = -v21;
    const double v22 = v0_sine[3] * v14;
    H[2] = v22;
    H[12] = v22;
    G[8] = -v22;
    const double v23 = v0_sine[3] * v18;
    G[9] = v23;
    const double v24 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const double v25 = v24 * v12;
    G[13] = v25;
    const double v26 = -v25;
    const double v27 = 50.0 * v24;
    const double v28 = v26 + (v0_cosine[1] * v27);
    G[14] = -v28;
    const double v29 = v28 + (v8 * v27);
    G[15] = -v29;
    H[0] = -v20;
    const double v30 = -v23;
    H[3] = v30;
    H[18] = v30;
    H[7] = v0_cosine[3] * v26;
    const double v31 = v0_cosine[3] * v28;
    H[8] = v31;
    H[13] = v31;
    H[14] = v31;
    const double v32 = v0_cosine[3] * v29;
    H[9] = v32;
    H[15] = v32;
    H[19] = v32;
    H[20] = v32;
    H[21] = v32;
    H[43] = v0_sine[3] * v26;
    const double v33 = v0_sine[3] * v28;
    H[44] = v33;
    H[49] = v33;
    H[50] = v33;
    const double v34 = v0_sine[3] * v29;
    H[45] = v34;
    H[51] = v34;
    H[55] = v34;
    H[56] = v34;
    H[57] = v34;
    H[79] = -(v24 * v15);
    const double v35 = -(v24 * v14);
    H[80] = v35;
    H[85] = v35;
    H[86] = v35;
    const double v36 = v24 * v18;
    H[81] = v36;
    H[87] = v36;
    H[91] = v36;
    H[92] = v36;
    H[93] = v36;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C4(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_influence_rotational_C4(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {q[0]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    H[3] = v0_cosine[0];
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    G[3] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    H[39] = v0_sine[0];
    G[0] = 0.0;
    for (size_t k = 4U; k < 7U; k++) {
        G[k] = 0.0;
    }
    G[10] = 0.0;
    G[11] = 0.0;
    for (size_t k = 13U; k < 18U; k++) {
        G[k] = 0.0;
    }
    H[0] = 0.0;
    for (size_t k = 4U; k < 37U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 40U; k < 108U; k++) {
        H[k] = 0.0;
    }
    G[12] = 1.0;
    const double v2 = -v0_cosine[0];
    G[7] = v2;
    G[8] = v2;
    G[9] = v2;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C4(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_position_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v8 = 10.0 * v0_sine[0];
    const double v9 = 50.0 + (10.0 * v0_cosine[0]);
    const double v10 = (v0_sine[1] * v9) + (v0_cosine[1] * v8);
    const double v11 = (50.0 + (v0_cosine[1] * v9)) - (v0_sine[1] * v8);
    const double v12 = (v0_cosine[2] * v11) - (v0_sine[2] * v10);
    x[0] = v0_cosine[3] * v12;
    x[1] = v0_sine[3] * v12;
    x[2] = (30.0 + (v0_cosine[2] * v10)) + (v0_sine[2] * v11);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C5(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void behi_six_joint_rotation_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[4]), behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[2])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const behi_six_joint_four v8_angle = {q[0]};
    behi_six_joint_four v8_sine;
    behi_six_joint_four v8_cosine;
    behi_six_joint_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v10 = (v0_cosine[0] * v0_cosine[3]) - (v0_sine[0] * v0_sine[3]);
    const double v11 = (v0_cosine[0] * v0_sine[3]) + (v0_sine[0] * v0_cosine[3]);
    const double v12 = v0_sine[1] * v8_sine[0];
    const double v13 = (v0_sine[2] * v11) - (v0_cosine[2] * v10);
    R[8] = v13;
    const double v14 = v0_cosine[1] * v8_cosine[0];
    R[0] = v12 - (v14 * v13);
    const double v15 = v0_sine[1] * v8_cosine[0];
    const double v16 = v0_cosine[1] * v8_sine[0];
    R[1] = v16 + (v15 * v13);
    const double v17 = (v0_sine[2] * v10) + (v0_cosine[2] * v11);
    R[2] = v8_cosine[0] * v17;
    R[4] = (v12 * v13) - v14;
    R[5] = v8_sine[0] * v17;
    R[6] = v0_cosine[1] * v17;
    R[3] = -(v15 + (v16 * v13));
    R[7] = -(v0_sine[1] * v17);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C5(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void behi_six_joint_jacobian_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    J[19] = v0_sine[3];
    J[20] = v0_sine[3];
    J[21] = v0_sine[3];
    const double v8 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v9 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v10 = (v0_cosine[2] * v9) - (v0_sine[2] * v8);
    const double v11 = 10.0 * v10;
    const double v12 = (50.0 * v9) + v11;
    const double v13 = (50.0 * v0_cosine[1]) + v12;
    J[0] = -(v0_sine[3] * v13);
    const double v14 = (v0_sine[2] * v9) + (v0_cosine[2] * v8);
    const double v15 = 10.0 * v14;
    const double v16 = (50.0 * v8) + v15;
    const double v17 = (50.0 * v0_sine[1]) + v16;
    J[1] = -(v0_cosine[3] * v17);
    J[2] = -(v0_cosine[3] * v16);
    J[3] = -(v0_cosine[3] * v15);
    J[4] = 0.0;
    J[5] = 0.0;
    for (size_t k = 10U; k < 13U; k++) {
        J[k] = 0.0;
    }
    for (size_t k = 16U; k < 19U; k++) {
        J[k] = 0.0;
    }
    J[23] = 0.0;
    J[24] = 0.0;
    J[29] = 0.0;
    for (size_t k = 31U; k < 34U; k++) {
        J[k] = 0.0;
    }
    J[35] = 0.0;
    J[6] = v0_cosine[3] * v13;
    J[7] = -(v0_sine[3] * v17);
    J[8] = -(v0_sine[3] * v16);
    J[9] = -(v0_sine[3] * v15);
    const double v18 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    J[13] = v18 * v13;
    J[14] = v18 * v12;
    J[15] = v18 * v11;
    J[22] = v0_cosine[3] * v14;
    const double v19 = -v0_cosine[3];
    J[25] = v19;
    J[26] = v19;
    J[27] = v19;
    J[28] = v0_sine[3] * v14;
    J[30] = 1.0;
    J[34] = -v10;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C5(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

void behi_six_joint_influence_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v8 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v9 = 50.0 + (10.0 * v0_cosine[2]);
    const double v10 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v11 = 10.0 * v0_sine[2];
    const double v12 = ((50.0 * v0_cosine[1]) - (v11 * v10)) + (v9 * v8);
    const double v13 = -(v0_sine[3] * v12);
    G[0] = v13;
    H[36] = v13;
    const double v14 = (v9 * v10) + (v11 * v8);
    const double v15 = (50.0 * v0_sine[1]) + v14;
    const double v16 = -(v0_cosine[3] * v15);
    G[1] = v16;
    H[37] = v16;
    H[42] = v16;
    const double v17 = -(v0_cosine[3] * v14);
    G[2] = v17;
    H[38] = v17;
    H[48] = v17;
    const double v18 = (50.0 * v10) - v14;
    const double v19 = v0_cosine[3] * v18;
    G[3] = v19;
    H[39] = v19;
    H[54] = v19;
    G[4] = 0.0;
    G[5] = 0.0;
    for (size_t k = 10U; k < 13U; k++) {
        G[k] = 0.0;
    }
    G[16] = 0.0;
    G[17] = 0.0;
    H[4] = 0.0;
    H[5] = 0.0;
    H[10] = 0.0;
    H[11] = 0.0;
    H[16] = 0.0;
    H[17] = 0.0;
    for (size_t k = 22U; k < 36U; k++) {
        H[k] = 0.0;
    }
    H[40] = 0.0;
    H[41] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[52] = 0.0;
    H[53] = 0.0;
    for (size_t k = 58U; k < 79U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 82U; k < 85U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 88U; k < 91U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 94U; k < 108U; k++) {
        H[k] = 0.0;
    }
    const double v20 = v0_cosine[3] * v12;
    G[6] = v20;
    const double v21 = v0_sine[3] * v15;
    H[1] = v21;
    H[6] = v21;
    G[7] = -v21;
    const double v22 = v0_sine[3] * v14;
    H[2] = v22;
    H[12] = v22;
    G[8] = -v22;
    const double v23 = v0_sine[3] * v18;
    G[9] = v23;
    const double v24 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const double v25 = v24 * v12;
    G[13] = v25;
    const double v26 = -v25;
    const double v27 = 50.0 * v24;
    const double v28 = v26 + (v0_cosine[1] * v27);
    G[14] = -v28;
    const double v29 = v28 + (v8 * v27);
    G[15] = -v29;
    H[0] = -v20;
    const double v30 = -v23;
    H[3] = v30;
    H[18] = v30;
    H[7] = v0_cosine[3] * v26;
    const double v31 = v0_cosine[3] * v28;
    H[8] = v31;
    H[13] = v31;
    H[14] = v31;
    const double v32 = v0_cosine[3] * v29;
    H[9] = v32;
    H[15] = v32;
    H[19] = v32;
    H[20] = v32;
    H[21] = v32;
    H[43] = v0_sine[3] * v26;
    const double v33 = v0_sine[3] * v28;
    H[44] = v33;
    H[49] = v33;
    H[50] = v33;
    const double v34 = v0_sine[3] * v29;
    H[45] = v34;
    H[51] = v34;
    H[55] = v34;
    H[56] = v34;
    H[57] = v34;
    H[79] = -(v24 * v15);
    const double v35 = -(v24 * v14);
    H[80] = v35;
    H[85] = v35;
    H[86] = v35;
    const double v36 = v24 * v18;
    H[81] = v36;
    H[87] = v36;
    H[91] = v36;
    H[92] = v36;
    H[93] = v36;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C5(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_influence_rotational_C5(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    H[1] = v0_cosine[3];
    H[2] = v0_cosine[3];
    H[3] = v0_cosine[3];
    G[1] = v0_sine[3];
    G[2] = v0_sine[3];
    G[3] = v0_sine[3];
    H[37] = v0_sine[3];
    H[38] = v0_sine[3];
    H[39] = v0_sine[3];
    G[0] = 0.0;
    G[5] = 0.0;
    G[6] = 0.0;
    G[11] = 0.0;
    for (size_t k = 13U; k < 16U; k++) {
        G[k] = 0.0;
    }
    G[17] = 0.0;
    H[0] = 0.0;
    for (size_t k = 5U; k < 10U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 11U; k < 16U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 17U; k < 22U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 23U; k < 37U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 41U; k < 46U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 47U; k < 52U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 53U; k < 58U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 59U; k < 82U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 83U; k < 88U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 89U; k < 94U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 95U; k < 108U; k++) {
        H[k] = 0.0;
    }
    G[12] = 1.0;
    const double v8 = -v0_cosine[3];
    G[7] = v8;
    G[8] = v8;
    G[9] = v8;
    const double v9 = (v0_sine[1] * v0_cosine[2]) + (v0_sine[2] * v0_cosine[1]);
    const double v10 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[2] * v0_cosine[1]);
    const double v11 = (v0_cosine[0] * v9) - (v0_sine[0] * v10);
    const double v12 = v0_cosine[3] * v11;
    G[4] = v12;
    H[40] = v12;
    const double v13 = v0_sine[3] * v11;
    G[10] = v13;
    const double v14 = (v0_sine[0] * v9) + (v0_cosine[0] * v10);
    G[16] = v14;
    const double v15 = (v0_sine[3] * v13) + (v0_cosine[3] * v12);
    H[82] = v15;
    H[88] = v15;
    H[94] = v15;
    H[4] = -v13;
    const double v16 = -(v0_cosine[3] * v14);
    H[10] = v16;
    H[16] = v16;
    H[22] = v16;
    const double v17 = -(v0_sine[3] * v14);
    H[46] = v17;
    H[52] = v17;
    H[58] = v17;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C5(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_position_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double x[restrict 3])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[4]), behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const behi_six_joint_four v8_angle = {q[0]};
    behi_six_joint_four v8_sine;
    behi_six_joint_four v8_cosine;
    behi_six_joint_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v10 = 10.0 + (20.0 * v0_sine[0]);
    const double v11 = v0_sine[1] * v10;
    const double v12 = 50.0 + (v0_cosine[1] * v10);
    const double v13 = (v0_sine[2] * v12) + (v0_cosine[2] * v11);
    const double v14 = (50.0 + (v0_cosine[2] * v12)) - (v0_sine[2] * v11);
    const double v15 = (v0_cosine[3] * v14) - (v0_sine[3] * v13);
    const double v16 = 20.0 * v0_cosine[0];
    x[0] = (v8_cosine[0] * v15) - (v8_sine[0] * v16);
    x[1] = (v8_sine[0] * v15) + (v8_cosine[0] * v16);
    x[2] = (30.0 + (v0_cosine[3] * v13)) + (v0_sine[3] * v14);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C6(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

#endif
