#include "behi_six_joint.h"

#include <math.h>

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
   the bits above them, zero for |x| <= 200000.0. */
BEHI_SIX_JOINT_INLINE void behi_six_joint_sincos_pair(const behi_six_joint_lane *angle, behi_six_joint_lane *sine, behi_six_joint_lane *cosine, behi_six_joint_bits *beyond)
{
    const behi_six_joint_lane x = *angle;
    union { behi_six_joint_lane number; behi_six_joint_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const behi_six_joint_lane n = k.number - 6755399441186816.0;
    const behi_six_joint_lane w = x - (n * 1.5707963267923333);
    const behi_six_joint_lane r = w - (n * 2.5633441515839558e-12);
    const behi_six_joint_lane rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const behi_six_joint_lane z = r * r;
    const behi_six_joint_lane u = 1.0 - (0.5 * z);
    const behi_six_joint_lane rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const behi_six_joint_lane zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
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
        (*sine)[i] = sin((*angle)[i]);
        (*cosine)[i] = cos((*angle)[i]);
    }
}

/* The library answers if an angle is out of range, infinite or not a number. */
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

static inline void behi_six_joint_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void behi_six_joint_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
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
    prepared->k[0] = parameters->M6;
    const double v0 = 20.0 * parameters->M6;
    prepared->k[1] = v0;
    prepared->k[2] = parameters->M5;
    const double v1 = parameters->M6 + parameters->M5;
    prepared->k[3] = v1;
    const double v2 = 10.0 * v1;
    prepared->k[4] = parameters->M4;
    const double v3 = 10.0 * parameters->M4;
    prepared->k[5] = v3;
    const double v4 = v2 + v3;
    prepared->k[6] = v4;
    prepared->k[7] = parameters->J6;
    const double v5 = 0.5 * parameters->J6;
    prepared->k[8] = v5;
    const double v6 = v5 - (2.0 * (20.0 * (0.5 * v0)));
    prepared->k[9] = v6;
    const double v7 = v5 - v6;
    prepared->k[10] = v7;
    const double v8 = parameters->J6 - v7;
    prepared->k[11] = v8;
    const double v9 = 10.0 * v0;
    prepared->k[12] = v9;
    prepared->k[13] = 2.0 * v9;
    const double v10 = 2.0 * (10.0 * (0.5 * v3));
    prepared->k[14] = v10;
    const double v11 = v10 + (2.0 * (10.0 * (0.5 * v2)));
    prepared->k[15] = v11;
    const double v12 = v7 + v11;
    prepared->k[16] = v7 - v12;
    const double v13 = v1 + parameters->M4;
    prepared->k[17] = v13;
    const double v14 = 50.0 * v13;
    prepared->k[18] = parameters->M3;
    const double v15 = 50.0 * parameters->M3;
    prepared->k[19] = v15;
    const double v16 = 0.5 * v15;
    prepared->k[20] = v16;
    const double v17 = 2.0 * (50.0 * v16);
    prepared->k[21] = v17;
    const double v18 = (2.0 * (50.0 * (0.5 * v14))) + v17;
    prepared->k[22] = v18;
    const double v19 = v14 + v15;
    prepared->k[23] = v19;
    const double v20 = v13 + parameters->M3;
    prepared->k[24] = v20;
    const double v21 = 50.0 * parameters->M2;
    prepared->k[25] = v21;
    const double v22 = 2.0 * (50.0 * (0.5 * v21));
    prepared->k[26] = v22;
    const double v23 = (2.0 * (50.0 * (0.5 * (50.0 * v20)))) + v22;
    prepared->k[27] = v23;
    prepared->k[28] = (v12 + v18) + v23;
    prepared->k[29] = parameters->J6 + v11;
    const double v24 = 2.0 * v5;
    prepared->k[30] = v24;
    prepared->k[31] = 2.0 * parameters->J6;
    const double v25 = 0.5 * parameters->M5;
    prepared->k[32] = v25;
    prepared->k[33] = v25 + v25;
    const double v26 = 0.5 * parameters->M6;
    prepared->k[34] = parameters->J6 - v5;
    prepared->k[35] = v26 + v26;
    prepared->k[36] = 0.5 * parameters->M4;
    const double v27 = 0.5 * (v10 + v10);
    prepared->k[37] = v27;
    prepared->k[38] = v10 - v27;
    prepared->k[39] = 0.5 * parameters->M3;
    const double v28 = 0.5 * (v17 + v17);
    prepared->k[40] = v28;
    prepared->k[41] = v17 - v28;
    const double v29 = 0.5 * (v22 + v22);
    prepared->k[42] = v29;
    const double v30 = v22 - v29;
    prepared->k[43] = v30;
    prepared->k[44] = v29 + v30;
    prepared->k[45] = 30.0 * v21;
    const double v31 = 30.0 * parameters->M2;
    prepared->k[46] = v31;
    prepared->k[47] = 30.0 * (0.5 * v31);
    prepared->k[48] = v18 + v23;
    const double v32 = 1.0 / v7;
    prepared->k[49] = v32;
    prepared->k[50] = v12 - v7;
    const double v33 = 1.0 / parameters->J6;
    prepared->k[51] = v33;
    prepared->k[52] = 0.5 * v22;
    const double v34 = 2.0 * v15;
    prepared->k[53] = v34;
    prepared->k[54] = 50.0 * v15;
    prepared->k[55] = 50.0 * v34;
    prepared->k[56] = 2.0 * v3;
    prepared->k[57] = 50.0 * v21;
    prepared->k[58] = 10.0 * parameters->M5;
    prepared->k[59] = 50.0 * parameters->M4;
    prepared->k[60] = 50.0 * v3;
    const double v35 = parameters->J6 * v33;
    prepared->k[61] = v35;
    prepared->k[62] = v6 - v5;
    prepared->k[63] = v5 + v6;
    prepared->k[64] = 2.0 * v4;
    prepared->k[65] = 2.0 * (v5 * v32);
    prepared->k[66] = 2.0 * v35;
    const double v36 = parameters->J6 * v35;
    prepared->k[67] = v36;
    prepared->k[68] = v36 - v8;
    const double v37 = v0 * v32;
    prepared->k[69] = v37;
    prepared->k[70] = 50.0 * v0;
    prepared->k[71] = v0 * v37;
    const double v38 = 50.0 * v19;
    prepared->k[72] = v38;
    prepared->k[73] = 2.0 * v38;
    prepared->k[74] = 20.0 * v0;
    prepared->k[75] = 2.0 * v11;
    prepared->k[76] = 100.0 * v19;
    prepared->k[77] = 2.0 * v23;
    prepared->k[78] = v36 - parameters->J6;
    prepared->k[79] = v23 + v23;
    prepared->k[80] = v18 + v18;
    prepared->k[81] = parameters->J6 - v36;
    prepared->k[82] = 2.0 * v0;
    prepared->k[83] = 2.0 * v18;
    prepared->k[84] = 50.0 * (2.0 * v19);
    const double v39 = (-1.0) + v35;
    prepared->k[85] = v39;
    prepared->k[86] = parameters->J6 * v39;
    prepared->k[87] = 100.0 * v0;
    prepared->k[88] = 100.0 * v4;
    prepared->k[89] = 2.0 * v6;
    prepared->k[90] = v24 * v37;
    prepared->k[91] = v24 * v32;
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
        behi_six_joint_scatter(92U, count, lane, prepared_lane.k, prepared);
    }
}

void behi_six_joint_mass_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double M[restrict 36])
{
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const behi_six_joint_four v2_angle = {q[4], v0, q[1], v1};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    M[35] = prepared->k[7];
    M[28] = prepared->k[10];
    M[22] = 0.0;
    M[27] = 0.0;
    M[29] = 0.0;
    M[34] = 0.0;
    const double v10 = v2_sine[0] * v2_sine[3];
    const double v11 = (prepared->k[11] * v2_sine[0]) - prepared->k[13];
    const double v12 = 50.0 * v2_cosine[1];
    const double v13 = prepared->k[1] * v2_sine[0];
    const double v14 = prepared->k[6] + v13;
    const double v15 = v2_cosine[3] * v14;
    const double v16 = v12 * v15;
    const double v17 = 50.0 * v2_cosine[2];
    const double v18 = v17 * (v15 + (prepared->k[23] * v2_cosine[1]));
    const double v19 = ((prepared->k[13] * v2_sine[0]) - (v2_sine[1] * (prepared->k[22] * v2_sine[1]))) - (v2_sine[2] * (prepared->k[27] * v2_sine[2]));
    const double v20 = (v19 + (v2_sine[3] * ((prepared->k[16] * v2_sine[3]) + (v10 * v11)))) + (2.0 * (v16 + v18));
    M[0] = prepared->k[28] + v20;
    const double v21 = prepared->k[1] * v2_cosine[0];
    const double v22 = 50.0 * v2_sine[2];
    const double v23 = v2_cosine[0] * ((prepared->k[12] * v2_sine[3]) - (prepared->k[11] * v10));
    M[3] = v23;
    M[18] = v23;
    const double v24 = 50.0 * v2_sine[1];
    const double v25 = v23 + (v21 * v24);
    M[2] = v25;
    M[12] = v25;
    const double v26 = v25 + (v21 * v22);
    M[1] = v26;
    M[6] = v26;
    const double v27 = prepared->k[7] * v10;
    M[5] = v27;
    M[30] = v27;
    const double v28 = v2_sine[3] * v14;
    const double v29 = v18 + (v22 * (v28 + (prepared->k[23] * v2_sine[1])));
    const double v30 = v16 + (v24 * v28);
    const double v31 = (v2_sine[0] * v11) - prepared->k[29];
    const double v32 = v31 - v30;
    const double v33 = v30 - (v32 - prepared->k[22]);
    M[14] = v33;
    const double v34 = v29 + v33;
    M[8] = v34;
    M[13] = v34;
    M[7] = v29 + (prepared->k[27] + v34);
    const double v35 = ((v22 * v28) - v32) + (v15 * v17);
    M[9] = v35;
    M[19] = v35;
    const double v36 = v2_sine[3] * v21;
    const double v37 = v2_cosine[3] * v21;
    const double v38 = (v12 * v36) - (v24 * v37);
    M[16] = v38;
    M[26] = v38;
    const double v39 = (v38 + (v17 * v36)) - (v22 * v37);
    M[10] = v39;
    M[25] = v39;
    const double v40 = -((v2_cosine[3] * (prepared->k[10] + (prepared->k[12] * v2_sine[0]))) + (v13 * (v12 + v17)));
    M[4] = v40;
    M[24] = v40;
    const double v41 = -(prepared->k[7] * v2_cosine[0]);
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_mass_matrix(&prepared_lane, q_lane, M_lane);
        behi_six_joint_scatter(36U, count, lane, M_lane, M);
    }
}

#endif

void behi_six_joint_bias(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double h[restrict 6])
{
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const behi_six_joint_four v2_angle = {v1, q[4], v0, q[1]};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v10 = v2_sine[0] * qd[0];
    const double v11 = qd[2] + qd[1];
    const double v12 = qd[3] + v11;
    const double v13 = v2_cosine[1] * v12;
    const double v14 = v13 - (v2_sine[1] * v10);
    const double v15 = v2_sine[1] * v12;
    const double v16 = v15 + (v2_cosine[1] * v10);
    const double v17 = v16 * v14;
    const double v18 = v12 * v10;
    const double v19 = v17 - v18;
    const double v20 = v2_cosine[0] * qd[0];
    const double v21 = (v12 * v12) + (v20 * v20);
    const double v22 = v11 * v11;
    const double v23 = qd[0] * qd[0];
    const double v24 = v22 + v23;
    const double v25 = 50.0 * v2_cosine[2];
    const double v26 = qd[1] * qd[1];
    const double v27 = 50.0 * v2_cosine[3];
    const double v28 = v27 * (v26 + v23);
    const double v29 = v28 + (v25 * v24);
    const double v30 = 50.0 * v2_sine[2];
    const double v31 = 50.0 * v2_sine[3];
    const double v32 = (v31 * v26) + (v30 * v22);
    const double v33 = v2_sine[0] * v2_cosine[1];
    const double v34 = (v32 * v33) + (v2_cosine[1] * ((v2_cosine[0] * v29) + (10.0 * v21)));
    const double v35 = 2.0 * qd[0];
    const double v36 = qd[1] * v35;
    const double v37 = v36 + (qd[2] * v35);
    const double v38 = (v31 * v36) + (v30 * v37);
    const double v39 = 2.0 * v18;
    const double v40 = (prepared->k[1] * (v34 - (v2_sine[1] * (v38 + (10.0 * v39))))) - (prepared->k[9] * v19);
    const double v41 = qd[5] * prepared->k[30];
    const double v42 = (v40 + (v16 * v41)) - (prepared->k[8] * (v18 + v17));
    const double v43 = prepared->k[1] * v2_sine[1];
    const double v44 = qd[4] - v20;
    const double v45 = (v16 * v16) + (v44 * v44);
    const double v46 = prepared->k[1] * v2_cosine[1];
    const double v47 = (v46 * v45) - (v43 * v19);
    const double v48 = v2_cosine[0] * ((((prepared->k[15] * v39) + (prepared->k[6] * v38)) + (10.0 * v47)) - v42);
    const double v49 = v10 * v20;
    const double v50 = (v15 * (prepared->k[31] * v20)) + (prepared->k[7] * ((v2_cosine[1] * v49) + (v16 * v44)));
    h[5] = v50;
    const double v51 = (((v2_sine[1] * v2_sine[0]) * v50) - v48) - ((v25 + v27) * (v47 + (prepared->k[6] * v39)));
    const double v52 = (v2_cosine[0] * v32) - (v2_sine[0] * v29);
    const double v53 = v20 * v13;
    const double v54 = v2_sine[1] * v49;
    const double v55 = (2.0 * (v53 + (v44 * v14))) - v54;
    const double v56 = (((prepared->k[12] * v49) - (prepared->k[1] * v52)) - (prepared->k[9] * v55)) + (v44 * v41);
    const double v57 = (v56 - (prepared->k[8] * v54)) + (prepared->k[30] * v53);
    const double v58 = prepared->k[27] * (v2_sine[3] * v2_cosine[3]);
    const double v59 = v2_cosine[2] * (prepared->k[23] * v31);
    const double v60 = prepared->k[22] * (v2_sine[2] * v2_cosine[2]);
    const double v61 = prepared->k[23] * v2_sine[2];
    const double v62 = v27 * v61;
    h[0] = ((v51 + (v33 * v57)) - (v36 * (v59 + v58))) - (v37 * (v62 + v60));
    const double v63 = ((prepared->k[6] * v21) + (v46 * v19)) + (v43 * v45);
    const double v64 = (prepared->k[1] * v55) + (prepared->k[6] * v49);
    const double v65 = (v2_cosine[0] * v64) - (v2_sine[0] * v63);
    const double v66 = (v2_cosine[0] * v63) + (v2_sine[0] * v64);
    const double v67 = (((v2_cosine[1] * v50) - (v2_sine[1] * v57)) - (prepared->k[15] * v49)) + (prepared->k[6] * v52);
    const double v68 = v67 - (prepared->k[12] * v55);
    const double v69 = (v68 + (((v26 * v59) - (v30 * v66)) - (v25 * v65))) - (v61 * v28);
    const double v70 = v69 + (v60 * (v22 - v24));
    const double v71 = ((((v31 * v66) + (v27 * v65)) + (v24 * v59)) - v70) - (v22 * v62);
    h[1] = v71 + (v23 * v58);
    h[2] = -v70;
    h[3] = -v68;
    h[4] = -v42;
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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
    g[0] = 0.0;
    g[1] = 0.0;
    g[2] = 0.0;
    g[3] = 0.0;
    g[4] = 0.0;
    g[5] = 0.0;
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gravity(&prepared_lane, q_lane, g_lane);
        behi_six_joint_scatter(6U, count, lane, g_lane, g);
    }
}

#endif

void behi_six_joint_coriolis_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], double C[restrict 36])
{
    const behi_six_joint_four v0_angle = {q[4], q[1], q[3], q[2]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const behi_six_joint_four v8_angle = {q[0], q[5]};
    behi_six_joint_four v8_sine;
    behi_six_joint_four v8_cosine;
    behi_six_joint_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v12 = qd[2] + qd[1];
    const double v13 = v0_sine[1] * v0_sine[3];
    const double v14 = (v0_cosine[1] * v0_cosine[3]) - v13;
    const double v15 = v0_sine[1] * v0_cosine[3];
    const double v16 = v15 + (v0_cosine[1] * v0_sine[3]);
    const double v17 = (v0_sine[2] * v14) + (v0_cosine[2] * v16);
    const double v18 = 30.0 + (50.0 * v0_sine[1]);
    const double v19 = v18 + (50.0 * v16);
    const double v20 = v19 + (10.0 * v17);
    const double v21 = v0_cosine[1] * v8_cosine[0];
    const double v22 = (v0_cosine[3] * v21) - (v13 * v8_cosine[0]);
    const double v23 = (v0_sine[3] * v21) + (v15 * v8_cosine[0]);
    const double v24 = (v0_sine[2] * v22) + (v0_cosine[2] * v23);
    const double v25 = (v0_sine[2] * v23) - (v0_cosine[2] * v22);
    const double v26 = v21 + v22;
    const double v27 = 50.0 * v26;
    const double v28 = (10.0 * v25) - v27;
    const double v29 = (v0_sine[2] * v16) - (v14 * v0_cosine[2]);
    const double v30 = (v20 * v24) + (v28 * v29);
    const double v31 = (30.0 * qd[1]) + (qd[2] * v18);
    const double v32 = v8_sine[0] * v31;
    const double v33 = v19 * v8_sine[0];
    const double v34 = v32 + (qd[3] * v33);
    const double v35 = v34 + (qd[4] * v30);
    const double v36 = (v0_cosine[0] * v8_sine[0]) + (v0_sine[0] * v25);
    const double v37 = v0_sine[0] * v17;
    const double v38 = v20 + (20.0 * v37);
    const double v39 = v28 + (20.0 * v36);
    const double v40 = (v37 * v39) - (v36 * v38);
    const double v41 = v35 + (qd[5] * v40);
    const double v42 = v0_cosine[1] * v8_sine[0];
    const double v43 = (v0_sine[3] * v42) + (v15 * v8_sine[0]);
    const double v44 = (v0_cosine[3] * v42) - (v13 * v8_sine[0]);
    const double v45 = (v0_sine[2] * v43) - (v0_cosine[2] * v44);
    const double v46 = v42 + v44;
    const double v47 = 50.0 * v46;
    const double v48 = (10.0 * v45) - v47;
    const double v49 = (v0_sine[0] * v45) - (v0_cosine[0] * v8_cosine[0]);
    const double v50 = v48 + (20.0 * v49);
    const double v51 = prepared->k[0] * v50;
    const double v52 = v41 * v51;
    const double v53 = (v0_sine[2] * v44) + (v0_cosine[2] * v43);
    const double v54 = (v29 * v48) + (v20 * v53);
    const double v55 = v8_cosine[0] * v31;
    const double v56 = v19 * v8_cosine[0];
    const double v57 = v55 + (qd[3] * v56);
    const double v58 = (qd[4] * v54) - v57;
    const double v59 = (v37 * v50) - (v38 * v49);
    const double v60 = v58 + (qd[5] * v59);
    const double v61 = prepared->k[0] * v39;
    const double v62 = v60 * v61;
    const double v63 = v12 * v8_cosine[0];
    const double v64 = v63 + (qd[3] * v8_cosine[0]);
    const double v65 = (qd[4] * v53) - v64;
    const double v66 = v65 - (qd[5] * v49);
    const double v67 = v0_cosine[0] * v17;
    const double v68 = (v8_sine[1] * v67) - (v29 * v8_cosine[1]);
    const double v69 = (v0_sine[0] * v8_sine[0]) - (v0_cosine[0] * v25);
    const double v70 = (v24 * v8_cosine[1]) - (v8_sine[1] * v69);
    const double v71 = prepared->k[8] * v70;
    const double v72 = (v29 * v8_sine[1]) + (v8_cosine[1] * v67);
    const double v73 = (v24 * v8_sine[1]) + (v8_cosine[1] * v69);
    const double v74 = prepared->k[8] * v73;
    const double v75 = prepared->k[34] * v36;
    const double v76 = prepared->k[35] * v38;
    const double v77 = (((v72 * v74) - (v68 * v71)) + (v37 * v75)) - (v39 * v76);
    const double v78 = v66 * v77;
    const double v79 = v12 * v8_sine[0];
    const double v80 = v79 + (qd[3] * v8_sine[0]);
    const double v81 = v80 + (qd[4] * v24);
    const double v82 = v81 - (qd[5] * v36);
    const double v83 = prepared->k[34] * v49;
    const double v84 = prepared->k[35] * v50;
    const double v85 = (v0_cosine[0] * v45) + (v0_sine[0] * v8_cosine[0]);
    const double v86 = (v53 * v8_cosine[1]) + (v8_sine[1] * v85);
    const double v87 = prepared->k[8] * v68;
    const double v88 = (v53 * v8_sine[1]) - (v8_cosine[1] * v85);
    const double v89 = prepared->k[8] * v72;
    const double v90 = (((v37 * v83) - (v38 * v84)) - (v86 * v87)) + (v88 * v89);
    const double v91 = v82 * v90;
    const double v92 = v91 + ((v52 - v62) - v78);
    const double v93 = (v48 * v81) - (v28 * v65);
    const double v94 = prepared->k[33] * v20;
    const double v95 = prepared->k[2] * v48;
    const double v96 = v35 * v95;
    const double v97 = prepared->k[2] * v28;
    const double v98 = v58 * v97;
    const double v99 = v98 + (((v93 * v94) - v92) - v96);
    const double v100 = v8_sine[0] * v8_sine[0];
    const double v101 = v8_cosine[0] * v8_cosine[0];
    const double v102 = v100 + v101;
    const double v103 = qd[1] * v102;
    const double v104 = prepared->k[45] * v103;
    const double v105 = prepared->k[45] + (v0_sine[1] * prepared->k[44]);
    const double v106 = v42 * v105;
    const double v107 = qd[1] * v8_sine[0];
    const double v108 = v21 * v105;
    const double v109 = qd[1] * v8_cosine[0];
    const double v110 = (prepared->k[19] * v44) + (prepared->k[20] * v42);
    const double v111 = prepared->k[41] * v43;
    const double v112 = prepared->k[40] * v44;
    const double v113 = prepared->k[19] * v16;
    const double v114 = v113 + (prepared->k[39] * v18);
    const double v115 = 50.0 * v114;
    const double v116 = (((v18 * v110) + (v14 * v111)) + (v16 * v112)) + (v42 * v115);
    const double v117 = v79 * v116;
    const double v118 = prepared->k[5] * v17;
    const double v119 = v118 + (prepared->k[36] * v19);
    const double v120 = prepared->k[5] * v45;
    const double v121 = v120 - (prepared->k[36] * v47);
    const double v122 = prepared->k[37] * v45;
    const double v123 = prepared->k[38] * v53;
    const double v124 = (((v19 * v121) - (v47 * v119)) + (v17 * v122)) + (v29 * v123);
    const double v125 = v80 * v124;
    const double v126 = (prepared->k[19] * v22) + (prepared->k[20] * v21);
    const double v127 = prepared->k[40] * v16;
    const double v128 = prepared->k[41] * v14;
    const double v129 = (((v18 * v126) + (v21 * v115)) + (v22 * v127)) + (v23 * v128);
    const double v130 = v63 * v129;
    const double v131 = prepared->k[5] * v25;
    const double v132 = v131 - (prepared->k[36] * v27);
    const double v133 = prepared->k[38] * v24;
    const double v134 = prepared->k[37] * v17;
    const double v135 = (((v19 * v132) - (v27 * v119)) + (v29 * v133)) + (v25 * v134);
    const double v136 = v64 * v135;
    const double v137 = prepared->k[19] * v46;
    const double v138 = v32 * v137;
    const double v139 = v120 - (prepared->k[4] * v47);
    const double v140 = v34 * v139;
    const double v141 = prepared->k[19] * v26;
    const double v142 = v55 * v141;
    const double v143 = v131 - (prepared->k[4] * v27);
    const double v144 = v57 * v143;
    const double v145 = v125 + ((((v99 + (v0_cosine[1] * v104)) - (v106 * v107)) - (v108 * v109)) - v117);
    C[0] = (v142 + ((v138 + (v136 + (v145 - v130))) - v140)) - v144;
    const double v146 = v51 + v95;
    const double v147 = v139 + v146;
    const double v148 = v137 - v147;
    const double v149 = qd[0] * v8_sine[0];
    const double v150 = 30.0 * v149;
    const double v151 = v61 + v97;
    const double v152 = v143 + v151;
    const double v153 = v141 - v152;
    const double v154 = qd[0] * v8_cosine[0];
    const double v155 = 30.0 * v154;
    const double v156 = v0_cosine[1] * v102;
    const double v157 = (v108 * v154) - ((v156 * (qd[0] * prepared->k[45])) - (v106 * v149));
    const double v158 = v8_cosine[0] * v8_sine[0];
    const double v159 = v0_cosine[1] * v0_cosine[1];
    const double v160 = v0_sine[1] * v0_sine[1];
    const double v161 = (prepared->k[42] * v159) - (prepared->k[43] * v160);
    const double v162 = v158 * (prepared->k[43] + v161);
    const double v163 = qd[1] * v158;
    const double v164 = ((prepared->k[41] * v158) - (v23 * v111)) + (v22 * v112);
    const double v165 = v164 + (50.0 * ((v42 * v126) + (v21 * v110)));
    const double v166 = (v22 * (prepared->k[40] * v22)) + (v21 * (100.0 * v126));
    const double v167 = v166 - (prepared->k[41] * (v100 + (v23 * v23)));
    const double v168 = (((prepared->k[38] * v158) - (v47 * v132)) - (v27 * v121)) + (v25 * v122);
    const double v169 = v168 - (v53 * v133);
    const double v170 = ((v132 * (2.0 * v27)) - (v25 * (prepared->k[37] * v25))) + (prepared->k[38] * v100);
    const double v171 = v170 + (v24 * v133);
    const double v172 = (v8_sine[0] * v47) + (v8_cosine[0] * v27);
    const double v173 = 50.0 * v156;
    const double v174 = qd[2] * v173;
    const double v175 = v174 + (qd[3] * v172);
    const double v176 = (((v36 * v75) - (v39 * (prepared->k[35] * v39))) - (v70 * v71)) - (v73 * v74);
    const double v177 = (((v36 * v83) - (v39 * v84)) - (v71 * v86)) - (v74 * v88);
    const double v178 = (v39 * v49) - (v36 * v50);
    const double v179 = (v24 * v48) - (v28 * v53);
    const double v180 = (qd[4] * v179) - v175;
    const double v181 = v180 + (qd[5] * v178);
    const double v182 = ((v82 * v177) - (v66 * v176)) + (v61 * v181);
    const double v183 = prepared->k[33] * v28;
    const double v184 = ((v93 * v183) - v182) - (v97 * v180);
    const double v185 = v184 + (((v80 * v169) - (v64 * v171)) + (v143 * v175));
    const double v186 = (((v42 * (100.0 * v110)) - (prepared->k[41] * v101)) - (v43 * v111)) + (v44 * v112);
    const double v187 = (((v45 * v122) - (v121 * (2.0 * v47))) - (prepared->k[38] * v101)) - (v53 * v123);
    const double v188 = ((v49 * v83) - (v50 * v84)) - (prepared->k[8] * ((v88 * v88) + (v86 * v86)));
    const double v189 = ((v82 * v188) - (v66 * v177)) + (v51 * v181);
    const double v190 = prepared->k[33] * v48;
    const double v191 = ((v93 * v190) - v189) - (v95 * v180);
    const double v192 = v191 + (((v80 * v187) + (v64 * v169)) + (v139 * v175));
    const double v193 = v8_sine[0] * ((((v141 * v174) - (v79 * v165)) - (v63 * v167)) - v185);
    const double v194 = v193 - (v8_cosine[0] * ((((v137 * v174) - (v79 * v186)) - (v63 * v165)) - v192));
    const double v195 = (v28 * v94) - v77;
    const double v196 = v135 + v195;
    const double v197 = (v20 * v190) - v90;
    const double v198 = v124 + v197;
    const double v199 = v194 - ((v154 * (v129 - v196)) + (v149 * (v116 - v198)));
    const double v200 = (((v148 * v150) + (v153 * v155)) - v157) - ((v100 - v101) * (qd[1] * v162));
    const double v201 = v163 * (((v100 * v161) - (prepared->k[43] * v101)) - ((v101 * v161) - (prepared->k[43] * v100)));
    C[1] = v199 + (v200 + v201);
    const double v202 = (v18 * v154) + (v107 * v173);
    const double v203 = (v18 * v149) - (v109 * v173);
    C[2] = v199 + ((v153 * v202) + (v148 * v203));
    const double v204 = ((v8_sine[0] * v174) - (v79 * v172)) - (v19 * v154);
    const double v205 = ((v19 * v149) - (v63 * v172)) + (v8_cosine[0] * v174);
    const double v206 = v176 + v188;
    const double v207 = v48 * v190;
    const double v208 = v28 * v183;
    const double v209 = v208 + (v207 - v206);
    const double v210 = (v8_sine[0] * v63) - (v8_cosine[0] * v79);
    const double v211 = (((v8_cosine[0] * v192) - (v8_sine[0] * v185)) + (v152 * v204)) - (v147 * v205);
    C[3] = ((v211 + ((v209 + (v187 - v171)) * v210)) + (v149 * v198)) + (v154 * v196);
    const double v212 = (((v24 * v175) + (v80 * v179)) + (v29 * v57)) + (qd[0] * v54);
    const double v213 = (((v53 * v175) - (v64 * v179)) + (v29 * v34)) - (qd[0] * v30);
    const double v214 = (qd[0] * v53) + (v29 * v64);
    const double v215 = (qd[0] * v24) - (v29 * v80);
    const double v216 = (v24 * v64) + (v53 * v80);
    const double v217 = v29 * v99;
    const double v218 = (((v24 * v184) + (v53 * v191)) - (v151 * v212)) - (v146 * v213);
    const double v219 = (((v218 + (v195 * v214)) - (v197 * v215)) - (v209 * v216)) - v217;
    const double v220 = qd[0] + (qd[4] * v29);
    const double v221 = (v49 * v220) + (v37 * v65);
    const double v222 = (v36 * v220) + (v37 * v81);
    const double v223 = (v49 * v81) - (v36 * v65);
    const double v224 = (((v65 * v178) + (v49 * v180)) - (v40 * v220)) + (v35 * v37);
    const double v225 = (((v37 * v58) - (v81 * v178)) - (v36 * v180)) - (v59 * v220);
    const double v226 = v37 * v92;
    const double v227 = (((v49 * v189) + (v36 * v182)) + (v77 * v221)) - (v90 * v222);
    const double v228 = v226 + (((v227 - (v206 * v223)) - (v51 * v224)) + (v61 * v225));
    const double v229 = v113 + (prepared->k[18] * v18);
    const double v230 = v118 + (prepared->k[4] * v19);
    const double v231 = v220 + (qd[5] * v37);
    const double v232 = prepared->k[0] * v38;
    const double v233 = ((v51 * v231) - (prepared->k[0] * v60)) + (v66 * v232);
    const double v234 = (v48 * v220) + (v20 * v65);
    const double v235 = v233 - (prepared->k[2] * (v58 - v234));
    const double v236 = (((v64 * v230) - (prepared->k[4] * v57)) - (qd[0] * v139)) - v235;
    const double v237 = v236 + (((v63 * v229) - (prepared->k[18] * v55)) + (qd[0] * v137));
    const double v238 = ((v82 * v232) - (prepared->k[0] * v41)) + (v61 * v231);
    const double v239 = (v20 * v81) + (v28 * v220);
    const double v240 = v238 - (prepared->k[2] * (v35 - v239));
    const double v241 = v240 + (((v80 * v230) - (prepared->k[4] * v34)) + (qd[0] * v143));
    const double v242 = v241 + (((v79 * v229) - (prepared->k[18] * v32)) - (qd[0] * v141));
    const double v243 = (v8_sine[0] * v237) - (v8_cosine[0] * v242);
    const double v244 = ((v114 * (2.0 * v18)) + (v16 * v127)) - (v14 * v128);
    const double v245 = ((v119 * (2.0 * v19)) - (v29 * (prepared->k[38] * v29))) + (v17 * v134);
    const double v246 = (((v37 * (prepared->k[34] * v37)) - (v38 * v76)) - (v68 * v87)) - (v72 * v89);
    const double v247 = ((v66 * v246) + (v90 * v231)) + (v60 * v232);
    const double v248 = prepared->k[2] * v20;
    const double v249 = ((v94 * v234) - v247) - (v58 * v248);
    const double v250 = (((v64 * v245) - (v57 * v230)) - (qd[0] * v124)) - v249;
    const double v251 = ((v77 * v231) + (v82 * v246)) + (v41 * v232);
    const double v252 = ((v94 * v239) - v251) - (v35 * v248);
    const double v253 = v252 + (((v80 * v245) - (v34 * v230)) + (qd[0] * v135));
    const double v254 = v8_sine[0] * (v250 + (((v63 * v244) - (v55 * v229)) + (qd[0] * v116)));
    const double v255 = v254 - (v8_cosine[0] * (v253 + (((v79 * v244) - (v32 * v229)) - (qd[0] * v129))));
    C[6] = v157 + (v255 - (30.0 * v243));
    const double v256 = v181 * v232;
    const double v257 = v177 * v231;
    const double v258 = v257 + ((v52 + v78) - v256);
    const double v259 = v180 * v248;
    const double v260 = v259 + (((v183 * v234) - v258) - v96);
    const double v261 = v175 * v230;
    const double v262 = qd[0] * v169;
    const double v263 = (v261 + (v140 + (v136 - v260))) - v262;
    const double v264 = qd[0] * v165;
    const double v265 = v174 * v229;
    const double v266 = v265 + (((v263 - v130) - v138) - v264);
    const double v267 = ((v66 * v90) + (v188 * v231)) + (v51 * v60);
    const double v268 = ((v190 * v234) - v267) - (v58 * v95);
    const double v269 = (((v64 * v124) - (v57 * v139)) - (qd[0] * v187)) - v268;
    const double v270 = (((v63 * v116) - (v55 * v137)) + (qd[0] * v186)) - v269;
    const double v271 = v232 + v248;
    const double v272 = v230 + v271;
    const double v273 = v229 + v272;
    const double v274 = (prepared->k[46] + (prepared->k[25] * v0_sine[1])) + v273;
    const double v275 = (v28 * v190) - v177;
    const double v276 = v169 + v275;
    const double v277 = v165 + v276;
    const double v278 = v162 - (v162 + v277);
    const double v279 = ((prepared->k[43] * v159) - (2.0 * (prepared->k[47] + (v0_sine[1] * prepared->k[45])))) - (prepared->k[42] * v160);
    const double v280 = v188 + v246;
    const double v281 = v20 * v94;
    const double v282 = v281 + (v207 - v280);
    const double v283 = v282 + (v187 + v245);
    const double v284 = v283 + (v186 + v244);
    const double v285 = (((v108 * v163) - (v8_sine[0] * v266)) - (v8_cosine[0] * v270)) - (v101 * (qd[1] * v106));
    const double v286 = ((v285 - (v155 * v274)) + (v149 * v278)) + (v42 * v104);
    const double v287 = ((v77 * v82) + (v176 * v231)) + (v41 * v61);
    const double v288 = ((v183 * v239) - v287) - (v35 * v97);
    const double v289 = v288 + (((v80 * v135) - (v34 * v143)) - (qd[0] * v171));
    const double v290 = (((v79 * v129) - (v32 * v141)) - (qd[0] * v167)) - v289;
    const double v291 = v257 + (v256 + (v62 + v91));
    const double v292 = (((v190 * v239) - v291) - v98) - v259;
    const double v293 = v262 + (v261 + (v144 + (v125 + v292)));
    const double v294 = v265 + (v264 + ((v293 - v117) - v142));
    const double v295 = v176 + v246;
    const double v296 = v208 + (v281 - v295);
    const double v297 = (v171 - v245) - v296;
    const double v298 = (v167 + v244) - v297;
    const double v299 = (((v150 * v274) - (v8_sine[0] * v290)) - (v8_cosine[0] * v294)) - (v100 * (qd[1] * v108));
    const double v300 = ((v299 + (v106 * v163)) - (v154 * v278)) + (v21 * v104);
    const double v301 = ((v51 * v82) - (prepared->k[0] * v181)) - (v61 * v66);
    const double v302 = v301 - (prepared->k[2] * (v180 - v93));
    const double v303 = v302 + (((v80 * v139) + (v64 * v143)) + (prepared->k[4] * v175));
    const double v304 = ((v303 - (v79 * v137)) - (v63 * v141)) + (prepared->k[18] * v174);
    const double v305 = v8_sine[0] * (v286 - (v154 * (v279 - v284)));
    const double v306 = v305 + (v8_cosine[0] * (v300 + (v149 * (v279 - v298))));
    C[7] = v306 - (v102 * (30.0 * ((v103 * (prepared->k[25] * v0_cosine[1])) - v304)));
    const double v307 = v103 * (30.0 - v18);
    const double v308 = v8_cosine[0] * v149;
    const double v309 = (v8_sine[0] * v149) - (v8_cosine[0] * v154);
    const double v310 = ((v277 * v309) + (v158 * v290)) + ((v101 * v294) + (v100 * v266));
    const double v311 = ((v158 * v270) + (v308 * (v298 - v284))) + v310;
    const double v312 = v307 * ((v8_sine[0] * v148) + (v8_cosine[0] * v153));
    const double v313 = v311 + (v312 + (v273 * ((v8_sine[0] * v202) - (v8_cosine[0] * v203))));
    const double v314 = v8_sine[0] * (((v8_sine[0] * v304) + (prepared->k[24] * v202)) - (v154 * v273));
    const double v315 = v314 + (v8_cosine[0] * (((v8_cosine[0] * v304) - (prepared->k[24] * v203)) + (v149 * v273)));
    C[8] = (30.0 * v315) - v313;
    const double v316 = (((v33 * v79) - (v8_sine[0] * v32)) - (v8_cosine[0] * v55)) + (v56 * v63);
    const double v317 = (v8_sine[0] * v147) + (v8_cosine[0] * v152);
    const double v318 = (v276 * v309) - (v308 * (v283 + v297));
    const double v319 = (v158 * (v269 + v289)) - ((v101 * v293) + (v100 * v263));
    const double v320 = ((v318 + (v316 * v317)) - v319) - (v210 * ((v8_sine[0] * v196) - (v8_cosine[0] * v198)));
    const double v321 = v320 - (v272 * ((v8_sine[0] * v204) + (v8_cosine[0] * v205)));
    const double v322 = v8_sine[0] * ((((v8_sine[0] * v303) - (v152 * v210)) - (prepared->k[17] * v204)) - (v154 * v272));
    const double v323 = v8_cosine[0] * ((((v8_cosine[0] * v303) + (v147 * v210)) - (prepared->k[17] * v205)) + (v149 * v272));
    const double v324 = v322 + v323;
    C[9] = (30.0 * v324) - v321;
    const double v325 = (((v24 * v34) - (v30 * v80)) - (v53 * v57)) + (v54 * v64);
    const double v326 = v24 * v260;
    const double v327 = (((v53 * v268) - (v29 * v249)) + (v146 * v325)) + (v195 * v216);
    const double v328 = v326 + (((v327 - (v214 * v282)) - (v215 * v275)) + (v212 * v271));
    const double v329 = v53 * v292;
    const double v330 = (((v24 * v288) - (v29 * v252)) + (v151 * v325)) - (v197 * v216);
    const double v331 = v329 + (((v330 - (v214 * v275)) - (v215 * v296)) - (v213 * v271));
    const double v332 = (v8_sine[0] * v328) + (v8_cosine[0] * v331);
    const double v333 = (((v24 * v302) + (v29 * v235)) - (v151 * v216)) + (v214 * v271);
    const double v334 = v333 - (prepared->k[3] * v212);
    const double v335 = (((v53 * v302) - (v29 * v240)) - (v146 * v216)) - (v215 * v271);
    const double v336 = v335 - (prepared->k[3] * v213);
    const double v337 = (v8_sine[0] * v334) - (v8_cosine[0] * v336);
    C[10] = v332 + (30.0 * v337);
    const double v338 = (((v40 * v81) + (v59 * v65)) + (v35 * v36)) + (v49 * v58);
    const double v339 = v36 * v258;
    const double v340 = (((v49 * v267) + (v77 * v223)) - (v177 * v222)) - (v221 * v280);
    const double v341 = v339 + (((v340 + (v37 * v247)) - (v51 * v338)) - (v225 * v232));
    const double v342 = v49 * v291;
    const double v343 = (((v36 * v287) - (v90 * v223)) - (v177 * v221)) - (v222 * v295);
    const double v344 = v342 + (((v343 + (v37 * v251)) - (v224 * v232)) - (v61 * v338));
    const double v345 = (v8_sine[0] * v341) + (v8_cosine[0] * v344);
    const double v346 = (((prepared->k[0] * v225) - (v36 * v301)) + (v37 * v233)) - (v221 * v232);
    const double v347 = v346 + (v61 * v223);
    const double v348 = (((v49 * v301) + (prepared->k[0] * v224)) + (v37 * v238)) - (v51 * v223);
    const double v349 = v348 - (v222 * v232);
    const double v350 = (v8_sine[0] * v347) + (v8_cosine[0] * v349);
    C[11] = v345 + (30.0 * v350);
    C[12] = v255 - (v18 * v243);
    const double v351 = v173 * (((v8_sine[0] * v242) + (v8_cosine[0] * v237)) + ((v149 * v153) - (v148 * v154)));
    C[13] = (v351 + (v102 * (v18 * v304))) - v311;
    C[14] = v351 + (((v307 * (prepared->k[24] * v173)) - v313) + (v18 * v315));
    const double v352 = (v8_sine[0] * v241) + (v8_cosine[0] * v236);
    const double v353 = (v149 * v152) - (v147 * v154);
    const double v354 = v353 + ((prepared->k[17] * v316) - v352);
    C[15] = ((v18 * v324) - (v173 * v354)) - v321;
    const double v355 = (((v24 * v240) + (v53 * v235)) - (v151 * v215)) - (v146 * v214);
    const double v356 = v355 + (prepared->k[3] * v325);
    C[16] = (v332 + (v173 * v356)) + (v18 * v337);
    const double v357 = (((v49 * v233) + (v36 * v238)) + (prepared->k[0] * v338)) - (v51 * v221);
    const double v358 = v357 - (v61 * v222);
    C[17] = (v345 - (v173 * v358)) + (v18 * v350);
    C[18] = (((v8_sine[0] * v250) - (v8_cosine[0] * v253)) - (v33 * v236)) + (v56 * v241);
    const double v359 = (prepared->k[17] * v19) - v272;
    const double v360 = v8_cosine[0] * v359;
    const double v361 = v8_sine[0] * v359;
    const double v362 = (v318 + (v172 * v353)) - (v319 + ((v102 * (v19 * v303)) + (v172 * v352)));
    C[19] = ((v155 * v361) - (v150 * v360)) - v362;
    C[20] = (((v202 * v361) - (v203 * v360)) + (v307 * (v317 + (prepared->k[17] * v172)))) - v362;
    C[21] = ((v19 * v324) - (v172 * v354)) - v321;
    C[22] = (v332 + (v172 * v356)) + (v19 * v337);
    C[23] = (v345 - (v172 * v358)) + (v19 * v350);
    C[24] = v217 + ((((v53 * v252) - (v24 * v249)) + (v30 * v235)) - (v54 * v240));
    const double v363 = ((v53 * v271) + (v29 * v146)) - (prepared->k[3] * v54);
    const double v364 = ((v24 * v271) + (v29 * v151)) - (prepared->k[3] * v30);
    const double v365 = (v146 * v179) - ((v24 * v282) - (v53 * v275));
    const double v366 = (v151 * v179) - ((v24 * v275) - (v53 * v296));
    const double v367 = -(v154 * (((v29 * v195) - (v30 * v271)) - v365));
    const double v368 = v302 * ((v30 * v8_sine[0]) - (v8_cosine[0] * v54));
    const double v369 = v368 - (v29 * ((v8_sine[0] * v184) - (v8_cosine[0] * v191)));
    const double v370 = v369 - (v179 * ((v8_sine[0] * v240) - (v8_cosine[0] * v235)));
    const double v371 = (v370 - (v8_cosine[0] * ((v24 * v268) - v329))) - (v8_sine[0] * ((v53 * v288) - v326));
    const double v372 = (v367 - (v149 * (((v29 * v197) - (v54 * v271)) + v366))) - v371;
    const double v373 = ((v24 * v146) - (v53 * v151)) - (prepared->k[3] * v179);
    C[26] = (((v307 * v373) - (v203 * v363)) - (v202 * v364)) - v372;
    const double v374 = (((v24 * v195) + (v53 * v197)) + (v29 * v209)) - (v30 * v151);
    const double v375 = ((v210 * (v374 - (v54 * v146))) - (v205 * v363)) + (v204 * v364);
    C[27] = (v375 - (v316 * v373)) - v372;
    const double v376 = (((v24 * v328) - (v53 * v331)) - (v29 * v219)) + (v30 * v334);
    C[28] = (v376 + (v54 * v336)) - (v179 * v356);
    const double v377 = (((v24 * v341) - (v53 * v344)) - (v29 * v228)) + (v30 * v347);
    C[29] = (v377 - (v54 * v349)) + (v179 * v358);
    const double v378 = v226 + ((((v36 * v247) - (v49 * v251)) - (v40 * v233)) + (v59 * v238));
    const double v379 = ((v37 * v51) - (prepared->k[0] * v59)) - (v49 * v232);
    const double v380 = ((v37 * v61) - (prepared->k[0] * v40)) - (v36 * v232);
    const double v381 = (((v36 * v177) - (v49 * v295)) + (v37 * v90)) + (v59 * v232);
    const double v382 = v381 - (v61 * v178);
    const double v383 = (((v49 * v177) - (v36 * v280)) + (v37 * v77)) + (v51 * v178);
    const double v384 = v383 + (v40 * v232);
    const double v385 = v339 + ((((v40 * v301) - (v49 * v287)) - (v178 * v238)) + (v37 * v182));
    const double v386 = ((((v36 * v267) + (v59 * v301)) - (v178 * v233)) + (v37 * v189)) - v342;
    const double v387 = ((v149 * v382) + (v154 * v384)) - ((v8_sine[0] * v385) - (v8_cosine[0] * v386));
    const double v388 = ((v49 * v61) - (prepared->k[0] * v178)) - (v36 * v51);
    C[32] = (((v307 * v388) - (v203 * v379)) - (v202 * v380)) - v387;
    const double v389 = (((v37 * v206) - (v49 * v90)) - (v36 * v77)) + (v51 * v59);
    const double v390 = v389 + (v40 * v61);
    C[33] = ((((v204 * v380) - (v210 * v390)) - (v205 * v379)) - (v316 * v388)) - v387;
    const double v391 = (((v24 * v385) + (v53 * v386)) - (v29 * v378)) + (v214 * v384);
    const double v392 = (((v391 - (v215 * v382)) - (v216 * v390)) + (v212 * v380)) + (v213 * v379);
    C[34] = v392 + (v325 * v388);
    const double v393 = (((v49 * v344) - (v36 * v341)) + (v40 * v347)) - (v59 * v349);
    C[35] = (v393 + (v178 * v358)) - (v37 * v228);
    C[4] = -v219;
    C[5] = -v228;
    C[25] = -(v372 + ((v150 * v363) + (v155 * v364)));
    C[30] = -v378;
    C[31] = -(v387 + ((v150 * v379) + (v155 * v380)));
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_coriolis_matrix(&prepared_lane, q_lane, qd_lane, C_lane);
        behi_six_joint_scatter(36U, count, lane, C_lane, C);
    }
}

#endif

void behi_six_joint_inverse_dynamics(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6])
{
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const behi_six_joint_four v2_angle = {v1, q[4], v0, q[1]};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v10 = v2_sine[0] * qd[0];
    const double v11 = qd[2] + qd[1];
    const double v12 = qd[3] + v11;
    const double v13 = (v2_cosine[1] * v12) - (v2_sine[1] * v10);
    const double v14 = (v2_sine[1] * v12) + (v2_cosine[1] * v10);
    const double v15 = v14 * v13;
    const double v16 = v12 * v10;
    const double v17 = v2_cosine[0] * qdd[0];
    const double v18 = qdd[4] - (v17 - v16);
    const double v19 = v15 - v18;
    const double v20 = v2_cosine[0] * qd[0];
    const double v21 = qd[4] - v20;
    const double v22 = (v14 * v14) + (v21 * v21);
    const double v23 = (v2_cosine[1] * v22) - (v2_sine[1] * v19);
    const double v24 = 2.0 * qd[0];
    const double v25 = qd[1] * v24;
    const double v26 = v25 + (qd[2] * v24);
    const double v27 = 50.0 * v2_sine[2];
    const double v28 = 50.0 * v2_cosine[2];
    const double v29 = 50.0 * v2_sine[3];
    const double v30 = 50.0 * v2_cosine[3];
    const double v31 = (v30 * qdd[0]) - (v29 * v25);
    const double v32 = v31 + ((v28 * qdd[0]) - (v27 * v26));
    const double v33 = v17 - (2.0 * v16);
    const double v34 = 2.0 * qd[5];
    const double v35 = (prepared->k[9] * v19) - (prepared->k[8] * (((v14 * v34) - v15) - v18));
    const double v36 = qdd[1] + qdd[2];
    const double v37 = v11 * v11;
    const double v38 = qd[1] * qd[1];
    const double v39 = (v29 * v38) - (v30 * qdd[1]);
    const double v40 = v39 + ((v27 * v37) - (v28 * v36));
    const double v41 = qd[0] * qd[0];
    const double v42 = v37 + v41;
    const double v43 = (v30 * (v38 + v41)) + (v29 * qdd[1]);
    const double v44 = v43 + ((v28 * v42) + (v27 * v36));
    const double v45 = (v12 * v12) + (v20 * v20);
    const double v46 = v2_cosine[1] * ((10.0 * v45) + ((v2_cosine[0] * v44) + (v2_sine[0] * v40)));
    const double v47 = (prepared->k[1] * (v46 + (v2_sine[1] * (v32 + (10.0 * v33))))) - v35;
    const double v48 = v2_cosine[0] * (v47 + (((prepared->k[15] * v33) + (prepared->k[6] * v32)) - (prepared->k[12] * v23)));
    const double v49 = prepared->k[27] * v2_sine[3];
    const double v50 = prepared->k[22] * v2_sine[2];
    const double v51 = v48 - (qdd[0] * ((v2_sine[2] * v50) + ((v2_sine[3] * v49) - prepared->k[48])));
    const double v52 = (prepared->k[6] * v33) - (prepared->k[1] * v23);
    const double v53 = prepared->k[23] * v2_sine[2];
    const double v54 = prepared->k[23] * v2_cosine[2];
    const double v55 = (v51 + (v30 * (v52 + ((v54 * qdd[0]) - (v53 * v26))))) + (v54 * v31);
    const double v56 = v2_cosine[3] * v49;
    const double v57 = v2_cosine[2] * v50;
    const double v58 = ((v55 + (v28 * v52)) - (v25 * v56)) - (v26 * v57);
    const double v59 = (v2_cosine[0] * v40) - (v2_sine[0] * v44);
    const double v60 = v10 * v20;
    const double v61 = qdd[3] + v36;
    const double v62 = v61 - v60;
    const double v63 = (v2_sine[0] * qdd[0]) + (v20 * (2.0 * v12));
    const double v64 = (v2_cosine[1] * v63) + (v2_sine[1] * v62);
    const double v65 = v64 + (v13 * (2.0 * v21));
    const double v66 = v60 + v61;
    const double v67 = ((prepared->k[9] * v65) - (prepared->k[8] * (v64 + (v21 * v34)))) - (prepared->k[12] * v66);
    const double v68 = v67 + (prepared->k[1] * v59);
    const double v69 = prepared->k[7] * (((v14 * v21) + (qdd[5] - (v2_cosine[1] * v62))) + (v2_sine[1] * v63));
    tau[5] = v69;
    tau[0] = v58 - (v2_sine[0] * ((v2_cosine[1] * v68) - (v2_sine[1] * v69)));
    const double v70 = (prepared->k[6] * v45) + (prepared->k[1] * ((v2_cosine[1] * v19) + (v2_sine[1] * v22)));
    const double v71 = (prepared->k[6] * v66) + (prepared->k[1] * v65);
    const double v72 = (v2_cosine[0] * v70) + (v2_sine[0] * v71);
    const double v73 = (v2_cosine[0] * v71) - (v2_sine[0] * v70);
    const double v74 = (((v37 - v42) * v57) - (v28 * v73)) - ((v27 * v72) + (prepared->k[22] * v36));
    const double v75 = ((v2_cosine[1] * v69) + (v2_sine[1] * v68)) + (prepared->k[6] * v59);
    const double v76 = ((prepared->k[15] * v66) + (prepared->k[12] * v65)) - v75;
    tau[3] = v76;
    const double v77 = v74 + (((v54 * v39) - (v53 * v43)) - v76);
    const double v78 = (prepared->k[27] * qdd[1]) + (v30 * (v73 + ((v54 * v36) - (v53 * v37))));
    const double v79 = (v78 + (v29 * (v72 + ((v54 * v42) + (v53 * v36))))) + (v41 * v56);
    tau[1] = v79 - v77;
    tau[2] = -v77;
    tau[4] = -v47;
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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
    const double v0 = q[1] + q[2];
    const double v1 = q[3] + v0;
    const behi_six_joint_four v2_angle = {v0, q[1], v1, q[4]};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v10 = qd[2] + qd[1];
    const double v11 = v10 * v10;
    const double v12 = 50.0 * v2_sine[0];
    const double v13 = qd[1] * qd[1];
    const double v14 = 50.0 * v2_sine[1];
    const double v15 = (v14 * v13) + (v12 * v11);
    const double v16 = qd[0] * qd[0];
    const double v17 = v11 + v16;
    const double v18 = 50.0 * v2_cosine[0];
    const double v19 = 50.0 * v2_cosine[1];
    const double v20 = v19 * (v13 + v16);
    const double v21 = v20 + (v18 * v17);
    const double v22 = (v2_sine[2] * v21) - (v2_cosine[2] * v15);
    const double v23 = qd[3] + v10;
    const double v24 = v2_cosine[3] * v23;
    const double v25 = v2_sine[2] * qd[0];
    const double v26 = (v2_sine[3] * v25) - v24;
    const double v27 = v2_cosine[2] * qd[0];
    const double v28 = qd[4] - v27;
    const double v29 = v25 * v27;
    const double v30 = 2.0 * v27;
    const double v31 = ((v2_sine[3] * v29) + ((2.0 * v28) * v26)) - (v24 * v30);
    const double v32 = ((prepared->k[12] * v29) - (prepared->k[10] * v31)) + (prepared->k[1] * v22);
    const double v33 = v32 + ((qd[5] + v26) * (prepared->k[7] * v28));
    const double v34 = (prepared->k[6] * v22) - ((v2_cosine[3] * tau[5]) - (v2_sine[3] * v33));
    const double v35 = ((prepared->k[15] * v29) - (prepared->k[12] * v31)) + v34;
    const double v36 = tau[3] - v35;
    const double v37 = prepared->k[1] * v2_sine[3];
    const double v38 = prepared->k[6] + v37;
    const double v39 = v2_sine[2] * v38;
    const double v40 = v2_cosine[2] * v38;
    const double v41 = (v18 * v40) + (v12 * v39);
    const double v42 = prepared->k[13] + (prepared->k[10] * v2_sine[3]);
    const double v43 = prepared->k[15] + (v2_sine[3] * v42);
    const double v44 = v41 + v43;
    const double v45 = 1.0 / v43;
    const double v46 = v45 * v44;
    const double v47 = v2_sine[3] * v23;
    const double v48 = v47 + (v2_cosine[3] * v25);
    const double v49 = v48 * v26;
    const double v50 = 2.0 * qd[0];
    const double v51 = qd[1] * v50;
    const double v52 = v51 + (qd[2] * v50);
    const double v53 = (v14 * v51) + (v12 * v52);
    const double v54 = v23 * v25;
    const double v55 = (((v48 * (prepared->k[7] * qd[5])) - (prepared->k[10] * v54)) - (v37 * v53)) + (prepared->k[11] * v49);
    const double v56 = prepared->k[1] * v2_cosine[3];
    const double v57 = v55 + (v56 * ((v2_cosine[2] * v21) + (v2_sine[2] * v15)));
    const double v58 = (v23 * v23) + (v27 * v27);
    const double v59 = 2.0 * v54;
    const double v60 = v57 - (10.0 * ((v37 * v59) - (v56 * v58)));
    const double v61 = tau[4] + v60;
    const double v62 = (v2_sine[2] * v18) - (v2_cosine[2] * v12);
    const double v63 = v56 * v62;
    const double v64 = prepared->k[49] * v63;
    const double v65 = v54 + v49;
    const double v66 = (v48 * v48) + (v28 * v28);
    const double v67 = ((prepared->k[6] * v58) + (v37 * v66)) - (v56 * v65);
    const double v68 = prepared->k[23] * v2_sine[0];
    const double v69 = prepared->k[23] * v2_cosine[0];
    const double v70 = v69 * v14;
    const double v71 = (prepared->k[1] * v31) - (prepared->k[6] * v29);
    const double v72 = v2_sine[2] * v71;
    const double v73 = (((v62 * v67) - (v68 * v20)) + (v13 * v70)) + (v12 * v72);
    const double v74 = v2_cosine[2] * v71;
    const double v75 = prepared->k[22] * v2_sine[0];
    const double v76 = v2_cosine[0] * v75;
    const double v77 = (((v11 - v17) * v76) + (v73 + (v18 * v74))) - v35;
    const double v78 = v77 + ((tau[2] - (v64 * v61)) - (v46 * v36));
    const double v79 = (v14 * v39) + (v40 * v19);
    const double v80 = v44 + v79;
    const double v81 = (v2_sine[2] * v19) - (v2_cosine[2] * v14);
    const double v82 = v63 + (v56 * v81);
    const double v83 = v41 + v44;
    const double v84 = prepared->k[22] + v83;
    const double v85 = v19 * v69;
    const double v86 = v85 + (v79 + (v14 * v68));
    const double v87 = (((v64 * v82) + (v46 * v80)) - v84) - v86;
    const double v88 = 1.0 / (((v44 * v46) + (v63 * v64)) - v84);
    const double v89 = v88 * v87;
    const double v90 = v45 * v80;
    const double v91 = prepared->k[49] * v82;
    const double v92 = v77 + (((tau[1] - (v91 * v61)) - (v90 * v36)) - (v89 * v78));
    const double v93 = prepared->k[27] * v2_sine[1];
    const double v94 = v2_cosine[1] * v93;
    const double v95 = (((v92 + (v81 * v67)) - (v17 * v70)) + (v14 * v72)) - (v16 * v94);
    const double v96 = v19 * v68;
    const double v97 = ((v11 * v96) + v95) + (v19 * v74);
    const double v98 = (((v83 - (v80 * v90)) - (v82 * v91)) + (2.0 * v86)) + (v87 * v89);
    const double v99 = 1.0 / (prepared->k[48] + v98);
    const double v100 = v18 + v19;
    const double v101 = (v2_cosine[2] * (prepared->k[10] + (prepared->k[12] * v2_sine[3]))) + (v37 * v100);
    const double v102 = v2_sine[2] * v2_cosine[3];
    const double v103 = v2_sine[3] * v2_sine[2];
    const double v104 = (v2_cosine[3] * (prepared->k[10] * v103)) + (prepared->k[12] * v102);
    const double v105 = (v56 * v12) + v104;
    const double v106 = ((v104 * v46) - (v101 * v64)) - v105;
    const double v107 = ((((v104 * v90) - (v101 * v91)) - (v56 * v14)) - v105) - (v106 * v89);
    const double v108 = v107 * v99;
    const double v109 = v106 * v88;
    const double v110 = (v2_cosine[3] * v66) + (v2_sine[3] * v65);
    const double v111 = v2_cosine[2] * (((prepared->k[6] * v53) + ((prepared->k[15] * v59) + (prepared->k[12] * v110))) - v60);
    const double v112 = v104 * v45;
    const double v113 = v101 * prepared->k[49];
    const double v114 = ((((v103 * tau[5]) - tau[0]) - v111) + (v112 * v36)) - (v113 * v61);
    const double v115 = (v114 + (v109 * v78)) - (v108 * v97);
    const double v116 = (v115 - (v100 * ((prepared->k[6] * v59) + (prepared->k[1] * v110)))) + (v102 * v33);
    const double v117 = (v116 - (v52 * (v96 + v76))) - (v51 * (v94 + v70));
    const double v118 = (((prepared->k[13] * v2_sine[3]) - (v104 * v112)) - (v101 * v113)) + (v106 * v109);
    const double v119 = ((prepared->k[28] + (v118 - (v107 * v108))) - (v2_sine[0] * v75)) - (v2_sine[1] * v93);
    const double v120 = v119 - (v2_sine[2] * ((v2_sine[2] * prepared->k[50]) + (v103 * v42)));
    const double v121 = (1.0 / (v120 + (2.0 * (v85 + (v40 * v100))))) * v117;
    qdd[0] = -v121;
    const double v122 = (v99 * v97) - (v108 * v121);
    qdd[1] = v122;
    const double v123 = ((v88 * v78) + (v89 * v122)) - (v109 * v121);
    qdd[2] = -v123;
    const double v124 = (((v45 * v36) + (v46 * v123)) - (v90 * v122)) + (v112 * v121);
    qdd[3] = v124;
    qdd[4] = (((prepared->k[49] * v61) + (v64 * v123)) - (v91 * v122)) - (v113 * v121);
    const double v125 = ((tau[5] * prepared->k[51]) + (v103 * v121)) - (v2_cosine[3] * ((v123 + (v29 - v122)) - v124));
    qdd[5] = (v125 - (v48 * v28)) - (v47 * v30);
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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
    const behi_six_joint_four v0_angle = {q[1], q[2], q[3], q[4]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const behi_six_joint_four v8_angle = {q[5]};
    behi_six_joint_four v8_sine;
    behi_six_joint_four v8_cosine;
    behi_six_joint_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v10 = v0_sine[0] * qd[0];
    const double v11 = v0_cosine[0] * qd[0];
    const double v12 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const double v13 = (v0_sine[1] * v10) - (v0_cosine[1] * v11);
    const double v14 = (v0_cosine[2] * v13) + (v0_sine[2] * v12);
    const double v15 = 50.0 * (v11 - v13);
    const double v16 = (10.0 * v14) - v15;
    const double v17 = 50.0 * qd[1];
    const double v18 = v0_cosine[1] * v17;
    const double v19 = qd[2] + qd[1];
    const double v20 = v18 + (50.0 * v19);
    const double v21 = v0_sine[1] * v17;
    const double v22 = (v0_cosine[2] * v21) + (v0_sine[2] * v20);
    const double v23 = (v0_cosine[3] * v22) + (v0_sine[3] * v16);
    const double v24 = v23 + (20.0 * (qd[4] + v14));
    const double v25 = (v0_cosine[2] * v12) - (v0_sine[2] * v13);
    const double v26 = qd[3] + v19;
    const double v27 = (v0_cosine[2] * v20) - (v0_sine[2] * v21);
    const double v28 = v27 + (10.0 * v26);
    const double v29 = v28 + (20.0 * ((v0_sine[3] * v26) + (v0_cosine[3] * v25)));
    const double v30 = (v8_sine[0] * v24) + (v8_cosine[0] * v29);
    const double v31 = (v8_sine[0] * v29) - (v8_cosine[0] * v24);
    const double v32 = (v0_cosine[3] * v16) - (v0_sine[3] * v22);
    const double v33 = v32 * v32;
    const double v34 = (qd[5] - (v0_cosine[3] * v26)) + (v0_sine[3] * v25);
    const double v35 = (v34 * (prepared->k[7] * v34)) + (prepared->k[0] * (v33 + ((v31 * v31) + (v30 * v30))));
    const double v36 = v35 + (prepared->k[4] * (((v15 * v15) + (v22 * v22)) + (v27 * v27)));
    const double v37 = v11 * v11;
    const double v38 = (v36 + (prepared->k[54] * v37)) - (v13 * ((prepared->k[55] * v11) - (prepared->k[21] * v13)));
    const double v39 = v38 + (v19 * ((prepared->k[21] * v19) + (prepared->k[53] * v18)));
    const double v40 = v39 + (prepared->k[14] * ((v26 * v26) + (v14 * v14)));
    const double v41 = v40 + (prepared->k[56] * ((v26 * v27) - (v14 * v15)));
    const double v42 = 0.5 * (v41 + (prepared->k[18] * ((v18 * v18) + (v21 * v21))));
    const double v43 = v42 + (prepared->k[32] * (v33 + ((v28 * v28) + (v23 * v23))));
    *T = v43 + (prepared->k[52] * ((qd[1] * qd[1]) + v37));
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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
    R[5] = 0.0;
    R[6] = 0.0;
    R[7] = 0.0;
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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
    const behi_six_joint_four v0_angle = {q[1], q[0]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = 50.0 * v0_cosine[0];
    x[2] = 30.0 + (50.0 * v0_sine[0]);
    x[0] = v4 * v0_cosine[1];
    x[1] = v4 * v0_sine[1];
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C2(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void behi_six_joint_rotation_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {q[1], q[0]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    R[6] = v0_sine[0];
    R[7] = v0_cosine[0];
    R[2] = v0_sine[1];
    R[8] = 0.0;
    R[0] = v0_cosine[0] * v0_cosine[1];
    R[3] = v0_cosine[0] * v0_sine[1];
    R[5] = -v0_cosine[1];
    R[1] = -(v0_sine[0] * v0_cosine[1]);
    R[4] = -(v0_sine[0] * v0_sine[1]);
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C2(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void behi_six_joint_jacobian_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {q[1], q[0]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    J[19] = v0_sine[1];
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
    const double v4 = 50.0 * v0_cosine[0];
    const double v5 = 50.0 * v0_sine[0];
    J[30] = 1.0;
    const double v6 = v4 * v0_cosine[1];
    J[6] = v6;
    const double v7 = v4 * v0_sine[1];
    J[25] = -v0_cosine[1];
    J[13] = (v0_sine[1] * v7) + (v0_cosine[1] * v6);
    J[0] = -v7;
    J[1] = -(v5 * v0_cosine[1]);
    J[7] = -(v5 * v0_sine[1]);
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C2(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

void behi_six_joint_influence_C2(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {q[0], q[1]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v4 = 50.0 * v0_cosine[1];
    const double v5 = -(v4 * v0_sine[0]);
    G[0] = v5;
    H[36] = v5;
    const double v6 = 50.0 * v0_sine[1];
    const double v7 = -(v6 * v0_cosine[0]);
    G[1] = v7;
    H[37] = v7;
    H[42] = v7;
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
    const double v8 = v4 * v0_cosine[0];
    G[6] = v8;
    const double v9 = v6 * v0_sine[0];
    H[1] = v9;
    H[6] = v9;
    G[7] = -v9;
    const double v10 = (v0_sine[0] * v0_sine[0]) + (v0_cosine[0] * v0_cosine[0]);
    const double v11 = v4 * v10;
    G[13] = v11;
    H[0] = -v8;
    H[7] = -(v0_cosine[0] * v11);
    H[43] = -(v0_sine[0] * v11);
    H[79] = -(v6 * v10);
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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
    const behi_six_joint_four v0_angle = {q[1], q[2], q[0]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v6 = 1.0 + v0_cosine[1];
    const double v7 = 50.0 * ((v0_cosine[0] * v6) - (v0_sine[0] * v0_sine[1]));
    x[0] = v0_cosine[2] * v7;
    x[1] = v0_sine[2] * v7;
    x[2] = 30.0 + (50.0 * ((v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v6)));
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C3(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void behi_six_joint_rotation_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {q[1], q[2], q[0]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    R[2] = v0_sine[2];
    R[8] = 0.0;
    const double v6 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    R[7] = v6;
    const double v7 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    R[6] = v7;
    R[5] = -v0_cosine[2];
    R[0] = v6 * v0_cosine[2];
    R[3] = v6 * v0_sine[2];
    R[1] = -(v7 * v0_cosine[2]);
    R[4] = -(v7 * v0_sine[2]);
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C3(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void behi_six_joint_jacobian_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {q[2], q[1], q[0]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    J[19] = v0_sine[2];
    J[20] = v0_sine[2];
    const double v6 = (v0_cosine[1] + (v0_cosine[1] * v0_cosine[0])) - (v0_sine[1] * v0_sine[0]);
    const double v7 = 50.0 * v0_sine[2];
    J[0] = -(v6 * v7);
    const double v8 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const double v9 = v0_sine[1] + v8;
    const double v10 = 50.0 * v0_cosine[2];
    J[1] = -(v9 * v10);
    J[2] = -(v8 * v10);
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
    J[6] = v6 * v10;
    J[7] = -(v7 * v9);
    J[8] = -(v8 * v7);
    const double v11 = (v0_sine[2] * v7) + (v0_cosine[2] * v10);
    const double v12 = v6 * v11;
    J[13] = v12;
    J[14] = v12 - (v0_cosine[1] * v11);
    const double v13 = -v0_cosine[2];
    J[25] = v13;
    J[26] = v13;
    J[30] = 1.0;
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C3(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

void behi_six_joint_influence_C3(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {q[2], q[1], q[0]};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const double v6 = (v0_cosine[1] + (v0_cosine[1] * v0_cosine[0])) - (v0_sine[1] * v0_sine[0]);
    const double v7 = 50.0 * v0_sine[2];
    const double v8 = -(v6 * v7);
    G[0] = v8;
    H[36] = v8;
    const double v9 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const double v10 = v0_sine[1] + v9;
    const double v11 = 50.0 * v0_cosine[2];
    const double v12 = -(v10 * v11);
    G[1] = v12;
    H[37] = v12;
    H[42] = v12;
    const double v13 = -(v9 * v11);
    G[2] = v13;
    H[38] = v13;
    H[48] = v13;
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
    const double v14 = v6 * v11;
    G[6] = v14;
    const double v15 = v7 * v10;
    H[1] = v15;
    H[6] = v15;
    G[7] = -v15;
    const double v16 = v9 * v7;
    H[2] = v16;
    H[12] = v16;
    G[8] = -v16;
    const double v17 = (v0_sine[2] * v7) + (v0_cosine[2] * v11);
    const double v18 = v6 * v17;
    G[13] = v18;
    const double v19 = (v0_cosine[1] * v17) - v18;
    G[14] = -v19;
    H[0] = -v14;
    H[7] = -(v0_cosine[2] * v18);
    const double v20 = v0_cosine[2] * v19;
    H[8] = v20;
    H[13] = v20;
    H[14] = v20;
    H[43] = -(v0_sine[2] * v18);
    const double v21 = v0_sine[2] * v19;
    H[44] = v21;
    H[49] = v21;
    H[50] = v21;
    H[79] = -(v10 * v17);
    const double v22 = -(v9 * v17);
    H[80] = v22;
    H[85] = v22;
    H[86] = v22;
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
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
    const behi_six_joint_four v0_angle = {q[3], q[2], q[1], q[0]};
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
    x[2] = 30.0 + ((v0_cosine[2] * v10) + (v0_sine[2] * v11));
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

        behi_six_joint_gather(92U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_position_C4(&prepared_lane, q_lane, x_lane);
        behi_six_joint_scatter(3U, count, lane, x_lane, x);
    }
}

#endif
