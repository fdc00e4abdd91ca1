/* behi_six_joint, emitted by symgen 0.1.0 */
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
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
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
    const behi_six_joint_lane rz = r * z;

    const behi_six_joint_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const behi_six_joint_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const behi_six_joint_bits odd = 0ULL - (k.bits & 1ULL);
    const behi_six_joint_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const behi_six_joint_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
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
    prepared->k[41] = parameters->M5;
    prepared->k[38] = parameters->M6;
    const double v0 = parameters->M5 + parameters->M6;
    prepared->k[45] = v0;
    prepared->k[39] = parameters->M4;
    const double v1 = v0 + parameters->M4;
    prepared->k[46] = v1;
    prepared->k[40] = parameters->M3;
    const double v2 = v1 + parameters->M3;
    const double v3 = 50.0 * parameters->M2;
    prepared->k[42] = v3;
    const double v4 = 2.0 * (50.0 * (0.5 * v3));
    prepared->k[43] = v4;
    const double v5 = (2.0 * (50.0 * (0.5 * (50.0 * v2)))) + v4;
    prepared->k[2] = v5;
    const double v6 = 20.0 * parameters->M6;
    prepared->k[15] = v6;
    const double v7 = 10.0 * v0;
    const double v8 = 10.0 * parameters->M4;
    prepared->k[47] = v8;
    const double v9 = v7 + v8;
    prepared->k[32] = v9;
    const double v10 = 50.0 * v1;
    const double v11 = 50.0 * parameters->M3;
    prepared->k[48] = v11;
    const double v12 = v10 + v11;
    prepared->k[44] = v12;
    prepared->k[4] = 50.0 * v12;
    const double v13 = 2.0 * (50.0 * (0.5 * v11));
    prepared->k[36] = v13;
    const double v14 = (2.0 * (50.0 * (0.5 * v10))) + v13;
    prepared->k[3] = v14;
    const double v15 = 2.0 * (20.0 * (0.5 * v6));
    prepared->k[11] = parameters->J6;
    const double v16 = 0.5 * ((v15 + v15) - parameters->J6);
    const double v17 = v16 + (v15 - v16);
    prepared->k[5] = v17;
    const double v18 = parameters->J6 - v17;
    prepared->k[20] = v18;
    const double v19 = 10.0 * v6;
    prepared->k[6] = v19;
    const double v20 = 2.0 * v19;
    prepared->k[49] = v20;
    const double v21 = 2.0 * (10.0 * (0.5 * v8));
    prepared->k[37] = v21;
    const double v22 = v21 + (2.0 * (10.0 * (0.5 * v7)));
    prepared->k[33] = v22;
    const double v23 = v17 + v22;
    prepared->k[0] = v23;
    const double v24 = 50.0 * v6;
    prepared->k[7] = v24;
    prepared->k[1] = parameters->J6 + v22;
    prepared->k[8] = 50.0 * v9;
    const double v25 = v23 - v17;
    prepared->k[50] = v25;
    prepared->k[9] = 100.0 * v6;
    prepared->k[10] = 100.0 * v9;
    const double v26 = v0 - (v0 + (v8 / 10.0));
    const double v27 = parameters->M4 + v26;
    const double v28 = v27 - (v27 + (v11 / 50.0));
    const double v29 = v13 + (2.0 * (50.0 * (0.5 * (50.0 * v28))));
    prepared->k[16] = v29;
    const double v30 = 0.5 * parameters->J6;
    prepared->k[21] = v30;
    const double v31 = v15 - v30;
    prepared->k[14] = v31;
    const double v32 = 2.0 * v30;
    prepared->k[51] = v32;
    prepared->k[52] = 2.0 * parameters->J6;
    prepared->k[17] = v0 - v26;
    const double v33 = v21 + (2.0 * (10.0 * (0.5 * (10.0 * v26))));
    prepared->k[18] = v33;
    prepared->k[53] = 2.0 * v33;
    const double v34 = v27 - v28;
    prepared->k[19] = v34;
    const double v35 = parameters->M3 + v28;
    const double v36 = v35 - ((v3 / 50.0) + v35);
    const double v37 = v35 - v36;
    const double v38 = v4 + (2.0 * (50.0 * (0.5 * (50.0 * v36))));
    prepared->k[25] = v38;
    const double v39 = 2.0 * v38;
    prepared->k[54] = v39;
    prepared->k[12] = (50.0 * (100.0 * v37)) + v39;
    const double v40 = 50.0 * v37;
    prepared->k[26] = v40;
    prepared->k[13] = v38 + (50.0 * v40);
    prepared->k[55] = 50.0 * v34;
    prepared->k[56] = 2.0 * v29;
    prepared->k[22] = v14 + v14;
    prepared->k[23] = v25 + v25;
    prepared->k[57] = v18 + v18;
    prepared->k[58] = v20 + v20;
    prepared->k[24] = v5 + v5;
    prepared->k[59] = 0.5 * (v19 + v19);
    const double v41 = 2.0 * v24;
    prepared->k[60] = v41;
    prepared->k[61] = 0.5 * v41;
    prepared->k[27] = v30 - v15;
    const double v42 = v30 + v31;
    prepared->k[28] = v42;
    const double v43 = 1.0 / v42;
    prepared->k[30] = v43;
    prepared->k[29] = 100.0 * v12;
    prepared->k[62] = 2.0 * v22;
    const double v44 = 2.0 * v9;
    prepared->k[63] = v44;
    prepared->k[64] = 2.0 * v5;
    prepared->k[65] = v22 + v42;
    const double v45 = 1.0 / parameters->J6;
    prepared->k[31] = v45;
    prepared->k[66] = 50.0 * v44;
    prepared->k[34] = 0.5 * v4;
    const double v46 = 2.0 * v11;
    prepared->k[67] = v46;
    prepared->k[68] = 50.0 * v46;
    prepared->k[69] = 50.0 * v11;
    prepared->k[70] = 2.0 * v8;
    prepared->k[35] = 0.5 * parameters->M5;
    prepared->k[71] = 30.0 * v3;
    prepared->k[72] = 30.0 * v0;
    prepared->k[73] = 30.0 * parameters->M6;
    prepared->k[74] = 30.0 * v2;
    prepared->k[75] = 30.0 * v1;
    prepared->k[76] = 10.0 * parameters->M5;
    prepared->k[77] = 50.0 * parameters->M4;
    prepared->k[78] = 50.0 * v8;
    const double v47 = 2.0 * v6;
    prepared->k[79] = v47;
    prepared->k[80] = 20.0 * v6;
    prepared->k[81] = v31 - v30;
    prepared->k[82] = 2.0 * v14;
    prepared->k[83] = 50.0 * (2.0 * v12);
    prepared->k[84] = 50.0 * v47;
    prepared->k[85] = 10.0 * v47;
    prepared->k[86] = 2.0 * v31;
    const double v48 = parameters->J6 - v42;
    prepared->k[87] = v48;
    const double v49 = parameters->J6 * v45;
    prepared->k[88] = v49;
    const double v50 = parameters->J6 * v49;
    prepared->k[89] = v50;
    prepared->k[90] = v50 - v48;
    prepared->k[91] = parameters->J6 - v50;
    prepared->k[92] = v30 - v31;
    prepared->k[93] = v50 - parameters->J6;
    prepared->k[94] = v32 * v43;
    prepared->k[95] = 2.0 * (v30 * v43);
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

int behi_six_joint_valid(const behi_six_joint_parameters *parameters)
{
    bool kept[14];
    int rule = 0;

    kept[0] = fabs(parameters->M1) <= 1e+50;
    kept[1] = fabs(parameters->M2) <= 1e+50;
    kept[2] = fabs(parameters->M3) <= 1e+50;
    kept[3] = fabs(parameters->M4) <= 1e+50;
    kept[4] = fabs(parameters->M5) <= 1e+50;
    kept[5] = fabs(parameters->M6) <= 1e+50;
    const double v0 = fabs(parameters->J6);
    kept[6] = v0 <= 1e+50;
    kept[7] = 0.0 <= parameters->M1;
    kept[8] = 0.0 <= parameters->M2;
    kept[9] = 0.0 <= parameters->M3;
    kept[10] = 0.0 <= parameters->M4;
    kept[11] = 0.0 <= parameters->M5;
    kept[12] = 0.0 <= parameters->M6;
    kept[13] = (-1e-09) <= (parameters->J6 / ((0.0 < v0) ? v0 : 1.0));
    while ((rule < 14) && kept[rule]) {
        rule++;
    }
    return (rule < 14) ? (rule + 1) : 0;
}

void behi_six_joint_valid_ensemble(size_t count, const double *parameters, int *rules)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_parameters parameters_lane;

        parameters_lane.M1 = parameters[lane];
        parameters_lane.M2 = parameters[(1U * count) + lane];
        parameters_lane.M3 = parameters[(2U * count) + lane];
        parameters_lane.M4 = parameters[(3U * count) + lane];
        parameters_lane.M5 = parameters[(4U * count) + lane];
        parameters_lane.M6 = parameters[(5U * count) + lane];
        parameters_lane.J6 = parameters[(6U * count) + lane];
        rules[lane] = behi_six_joint_valid(&parameters_lane);
    }
}

const char *behi_six_joint_rule(int number)
{
    static const char *const texts[14] = {
        "parameters.M1: must be finite and at most 1e+50 in magnitude",
        "parameters.M2: must be finite and at most 1e+50 in magnitude",
        "parameters.M3: must be finite and at most 1e+50 in magnitude",
        "parameters.M4: must be finite and at most 1e+50 in magnitude",
        "parameters.M5: must be finite and at most 1e+50 in magnitude",
        "parameters.M6: must be finite and at most 1e+50 in magnitude",
        "parameters.J6: must be finite and at most 1e+50 in magnitude",
        "joints.theta1.mass: must be at least 0",
        "joints.theta2.mass: must be at least 0",
        "joints.theta3.mass: must be at least 0",
        "joints.theta4.mass: must be at least 0",
        "joints.theta5.mass: must be at least 0",
        "joints.theta6.mass: must be at least 0",
        "joints.theta6.inertia: must be positive semidefinite",
    };

    return ((number >= 1) && (number <= 14)) ? texts[number - 1] : "";
}

void behi_six_joint_mass_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double M[restrict 36])
{
    const double v0 = behi_six_joint_alone(&q[1]) + behi_six_joint_alone(&q[2]);
    const double v1 = behi_six_joint_alone(&q[3]) + v0;
    const behi_six_joint_four v2_angle = {behi_six_joint_alone(&q[4]), v1, v0, behi_six_joint_alone(&q[1])};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v10 = prepared->k[20] * v2_sine[0];
    const double v11 = -(v2_sine[0] * (prepared->k[49] - v10));
    const double v12 = v2_cosine[2] * ((prepared->k[3] * v2_cosine[2]) + ((prepared->k[10] + (prepared->k[9] * v2_sine[0])) * v2_cosine[1]));
    const double v13 = ((prepared->k[0] + (prepared->k[49] * v2_sine[0])) + (v2_cosine[3] * (prepared->k[2] * v2_cosine[3]))) + v12;
    const double v14 = prepared->k[7] * v2_sine[0];
    const double v15 = prepared->k[8] + v14;
    const double v16 = v2_cosine[1] * v15;
    const double v17 = v2_cosine[3] * (v16 + (prepared->k[4] * v2_cosine[2]));
    M[0] = (v13 + ((v2_sine[1] * v2_sine[1]) * (v11 - prepared->k[50]))) + (2.0 * v17);
    const double v18 = v2_sine[1] * (v2_cosine[0] * (v10 - prepared->k[6]));
    const double v19 = prepared->k[7] * v2_cosine[0];
    const double v20 = v2_sine[2] * v19;
    const double v21 = v20 - v18;
    M[2] = v21;
    M[12] = v21;
    const double v22 = v2_sine[3] * v19;
    const double v23 = v21 + v22;
    M[1] = v23;
    M[6] = v23;
    const double v24 = -v18;
    M[3] = v24;
    M[18] = v24;
    M[28] = prepared->k[5];
    const double v25 = -((v14 * (v2_cosine[3] + v2_cosine[2])) + ((prepared->k[5] + (prepared->k[6] * v2_sine[0])) * v2_cosine[1]));
    M[4] = v25;
    M[24] = v25;
    M[35] = prepared->k[11];
    const double v26 = (prepared->k[11] * v2_sine[0]) * v2_sine[1];
    M[5] = v26;
    M[30] = v26;
    const double v27 = v15 * v2_sine[1];
    const double v28 = (v2_cosine[2] * v16) + (v2_sine[2] * v27);
    const double v29 = v11 - prepared->k[1];
    const double v30 = v28 - v29;
    M[15] = v30;
    M[20] = v30;
    const double v31 = (prepared->k[3] + v28) + v30;
    M[14] = v31;
    const double v32 = v2_sine[3] * v27;
    const double v33 = (v32 + ((prepared->k[4] * v2_sine[3]) * v2_sine[2])) + v17;
    const double v34 = v33 + v31;
    M[8] = v34;
    M[13] = v34;
    M[7] = (prepared->k[2] + v33) + v34;
    const double v35 = (v32 + (v2_cosine[3] * v16)) + v30;
    M[9] = v35;
    M[19] = v35;
    const double v36 = v19 * v2_sine[1];
    const double v37 = (v2_cosine[2] * v36) - (v2_cosine[1] * v20);
    M[16] = v37;
    M[26] = v37;
    const double v38 = (v37 - (v2_cosine[1] * v22)) + (v2_cosine[3] * v36);
    M[10] = v38;
    M[25] = v38;
    const double v39 = -(prepared->k[11] * v2_cosine[0]);
    M[11] = v39;
    M[17] = v39;
    M[23] = v39;
    M[31] = v39;
    M[32] = v39;
    M[33] = v39;
    M[21] = -v29;
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
    const behi_six_joint_four v2_angle = {behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[4]), v0, v1};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v10 = qd[2] + qd[1];
    const double v11 = v10 * v2_sine[2];
    const double v12 = qd[1] * v2_sine[0];
    const double v13 = (100.0 * qd[0]) * (v11 + v12);
    const double v14 = qd[3] + v10;
    const double v15 = qd[0] * v2_sine[3];
    const double v16 = v14 * v15;
    const double v17 = v13 + (20.0 * v16);
    const double v18 = qd[0] * qd[0];
    const double v19 = v18 + (v10 * v10);
    const double v20 = qd[1] * qd[1];
    const double v21 = v18 + v20;
    const double v22 = 50.0 * ((v19 * v2_cosine[2]) + (v21 * v2_cosine[0]));
    const double v23 = v10 * v11;
    const double v24 = 50.0 * (v23 + (v20 * v2_sine[0]));
    const double v25 = (v2_cosine[3] * v22) + (v2_sine[3] * v24);
    const double v26 = qd[0] * v2_cosine[3];
    const double v27 = v25 + (10.0 * ((v14 * v14) + (v26 * v26)));
    const double v28 = v26 - qd[4];
    const double v29 = v14 * v2_sine[1];
    const double v30 = v29 + (v2_cosine[1] * v15);
    const double v31 = prepared->k[17] * ((v2_cosine[1] * v17) + (v2_sine[1] * v27));
    const double v32 = v31 + (prepared->k[15] * ((v28 * v28) + (v30 * v30)));
    const double v33 = v14 * v2_cosine[1];
    const double v34 = (v2_sine[1] * v15) - v33;
    const double v35 = v30 * v34;
    const double v36 = v16 + v35;
    const double v37 = (v2_cosine[1] * v27) - (v2_sine[1] * v17);
    const double v38 = (prepared->k[15] * v36) - (prepared->k[17] * v37);
    const double v39 = (v2_cosine[1] * v32) + (v2_sine[1] * v38);
    const double v40 = qd[5] * prepared->k[51];
    const double v41 = (((prepared->k[14] * v36) - (v40 * v30)) + (prepared->k[21] * (v16 - v35))) - (prepared->k[15] * v37);
    h[4] = v41;
    const double v42 = (v2_cosine[3] * v24) - (v2_sine[3] * v22);
    const double v43 = v15 * v26;
    const double v44 = (10.0 * v43) - v42;
    const double v45 = (v2_sine[1] * v43) - ((2.0 * v33) * v26);
    const double v46 = (v28 * (2.0 * v34)) - v45;
    const double v47 = (((prepared->k[21] * v45) + (v40 * v28)) - (prepared->k[14] * v46)) - (prepared->k[15] * v44);
    const double v48 = ((prepared->k[52] * v29) * v26) + (prepared->k[11] * ((v2_cosine[1] * v43) - (v28 * v30)));
    h[5] = v48;
    const double v49 = (v2_cosine[0] + v2_cosine[2]) * ((prepared->k[55] * v13) + (50.0 * v39));
    const double v50 = qd[0] * ((v11 * (prepared->k[56] * v2_cosine[2])) + (v12 * (prepared->k[12] * v2_cosine[0])));
    const double v51 = v49 + (v50 + (v2_sine[3] * ((v2_cosine[1] * v47) - (v2_sine[1] * v48))));
    const double v52 = (prepared->k[15] * v46) + (prepared->k[17] * v44);
    const double v53 = (prepared->k[19] * v42) - v52;
    const double v54 = ((v2_cosine[1] * v38) - (prepared->k[19] * v25)) - (v2_sine[1] * v32);
    const double v55 = 50.0 * ((v2_cosine[3] * v53) - (v2_sine[3] * v54));
    const double v56 = ((10.0 * v52) + ((prepared->k[18] * v43) - (v2_cosine[1] * v48))) - (v2_sine[1] * v47);
    h[3] = v56;
    const double v57 = 50.0 * ((v2_cosine[3] * v54) + (v2_sine[3] * v53));
    const double v58 = (v2_cosine[2] * (v55 + (prepared->k[16] * (v23 - (v19 * v2_sine[2]))))) + ((v2_sine[2] * v57) - v56);
    const double v59 = (v58 + (v2_cosine[0] * v55)) + (v2_sine[0] * (v57 + ((prepared->k[13] * (v20 - v21)) * v2_cosine[0])));
    h[0] = -(v51 + (v2_cosine[3] * ((v41 + (prepared->k[53] * v16)) + (10.0 * v39))));
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
    const behi_six_joint_four v2_angle = {v1, behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[4]), v0};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v10 = v2_cosine[1] * v2_sine[0];
    const double v11 = prepared->k[7] * v2_sine[2];
    const double v12 = prepared->k[8] + v11;
    const double v13 = (v2_sine[3] * (prepared->k[4] * v2_cosine[1])) + (v12 * v10);
    const double v14 = v2_sine[3] * v2_cosine[0];
    const double v15 = v2_cosine[3] * v2_sine[0];
    const double v16 = 2.0 * v12;
    const double v17 = v2_sine[2] * v2_sine[0];
    const double v18 = prepared->k[57] * v2_sine[2];
    const double v19 = v2_cosine[0] * ((prepared->k[23] * v2_sine[0]) - ((v18 - prepared->k[58]) * v17));
    const double v20 = (v19 + (v16 * (v15 + v14))) + ((v2_cosine[3] * (prepared->k[22] * v2_sine[3])) + (2.0 * v13));
    const double v21 = 0.5 * qd[2];
    const double v22 = v2_cosine[2] * v2_cosine[0];
    const double v23 = prepared->k[60] * v22;
    const double v24 = v2_cosine[1] + v2_cosine[3];
    const double v25 = prepared->k[49] * v2_cosine[2];
    const double v26 = (v2_cosine[2] * v18) - v25;
    const double v27 = (v25 + (v26 * (v2_sine[0] * v2_sine[0]))) + (v24 * v23);
    const double v28 = 0.5 * qd[4];
    const double v29 = v19 + (v24 * ((prepared->k[10] * v2_sine[0]) + (prepared->k[9] * v17)));
    const double v30 = 0.5 * qd[3];
    const double v31 = v2_sine[1] * v2_cosine[0];
    const double v32 = ((prepared->k[4] * v2_sine[1]) * v2_cosine[3]) + (v12 * v31);
    const double v33 = v20 + ((v2_cosine[1] * (prepared->k[24] * v2_sine[1])) + (2.0 * v32));
    const double v34 = 0.5 * qd[1];
    C[0] = (((v28 * v27) - (v30 * v29)) - (v21 * v20)) - (v34 * v33);
    const double v35 = 0.5 * qd[0];
    const double v36 = v35 * v33;
    const double v37 = (prepared->k[20] * v2_sine[2]) - prepared->k[6];
    const double v38 = v2_cosine[2] * v2_sine[0];
    const double v39 = ((prepared->k[20] * v2_cosine[2]) * v38) - (v37 * v17);
    const double v40 = (prepared->k[5] * v2_sine[0]) + (prepared->k[6] * v17);
    const double v41 = v39 - v40;
    const double v42 = qd[2] + qd[1];
    const double v43 = qd[3] + v42;
    const double v44 = ((v43 * v37) * v22) + (v28 * v41);
    const double v45 = prepared->k[7] * v2_cosine[2];
    const double v46 = prepared->k[21] * v2_sine[2];
    const double v47 = qd[5] * v46;
    const double v48 = v2_cosine[0] * v47;
    const double v49 = (v48 + (v2_cosine[3] * (v42 * v45))) - v44;
    C[1] = (v49 + (v45 * (qd[1] * v2_cosine[1]))) - v36;
    const double v50 = v35 * v20;
    C[2] = v49 - v50;
    const double v51 = (v35 * v29) - v48;
    C[3] = -(v44 + v51);
    const double v52 = prepared->k[21] * v38;
    const double v53 = (qd[5] * v52) + (v35 * v27);
    const double v54 = 0.5 * v42;
    const double v55 = v30 + v54;
    C[4] = (v53 - (qd[4] * ((prepared->k[59] * v22) + (v45 * v24)))) - (v55 * v41);
    const double v56 = v46 * v2_cosine[0];
    const double v57 = (qd[4] * v52) + (v43 * v56);
    C[5] = v57;
    C[30] = v57;
    const double v58 = v39 + v40;
    const double v59 = (v2_sine[3] * (prepared->k[61] * v2_sine[2])) + (0.5 * v58);
    const double v60 = v59 + (v2_sine[1] * v11);
    C[6] = v36 - ((qd[4] * v60) + v48);
    const double v61 = v15 - v14;
    const double v62 = v10 - v31;
    const double v63 = v12 * v62;
    const double v64 = v63 + (v16 * v61);
    const double v65 = (((prepared->k[60] * v2_sine[3]) * v38) - v26) + (v2_cosine[3] * v23);
    const double v66 = prepared->k[7] * ((v2_cosine[1] * v22) + (v2_sine[1] * v38));
    const double v67 = v66 + v65;
    const double v68 = (v28 * v67) - (v30 * v64);
    const double v69 = (v28 * v66) - (v30 * v63);
    const double v70 = v68 + v69;
    const double v71 = v13 - v32;
    C[7] = v70 - (qd[2] * v71);
    C[8] = v70 - (v42 * v71);
    const double v72 = v34 * v63;
    const double v73 = v72 + (v54 * v64);
    const double v74 = v12 * v61;
    const double v75 = (qd[3] * v74) - (v28 * v65);
    const double v76 = v21 * v63;
    C[9] = ((qd[4] * v66) - ((qd[3] * v63) + v76)) - (v75 + v73);
    const double v77 = (qd[0] * v60) - (v54 * v67);
    const double v78 = qd[4] * v11;
    const double v79 = ((v78 * v61) - v47) - (v30 * v65);
    C[10] = (((qd[3] + v54) * v66) - (v79 + (v78 * v62))) - v77;
    const double v80 = qd[0] * v56;
    const double v81 = qd[4] * v46;
    const double v82 = v81 - v80;
    C[11] = v82;
    C[17] = v82;
    C[23] = v82;
    C[12] = v50 - ((qd[4] * v59) + v48);
    C[13] = v68 + ((qd[1] * v71) - v69);
    C[14] = -v75;
    const double v83 = (v34 * v64) + ((qd[2] * v74) - v72);
    C[15] = -(v75 + v83);
    const double v84 = v34 * v66;
    const double v85 = ((v84 - (v21 * v65)) + (qd[0] * v59)) - (v34 * v67);
    C[16] = -(v79 + v85);
    C[18] = v51 - (v28 * v58);
    const double v86 = v28 * v26;
    C[19] = v73 - (v86 + v76);
    C[20] = v83 - v86;
    C[21] = -v86;
    const double v87 = ((v55 * v26) - v47) + (v35 * v58);
    C[27] = v87;
    C[22] = -v87;
    C[24] = ((qd[2] * v59) + ((v30 * v58) - v53)) + (qd[1] * v60);
    const double v88 = (v30 * v26) - v47;
    C[25] = ((v88 + (v21 * v66)) - v84) + v77;
    C[26] = v85 + v88;
    C[28] = 0.0;
    C[35] = 0.0;
    const double v89 = (qd[0] * v52) + (v43 * v46);
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
    const behi_six_joint_four v2_angle = {v1, v0, behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[4])};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v10 = qd[0] * v2_sine[0];
    const double v11 = qd[2] + qd[1];
    const double v12 = qd[3] + v11;
    const double v13 = v12 * v10;
    const double v14 = (qdd[0] * v2_cosine[0]) - v13;
    const double v15 = v13 - v14;
    const double v16 = ((v11 * (2.0 * qd[0])) * v2_sine[1]) - (qdd[0] * v2_cosine[1]);
    const double v17 = (qd[0] * qd[1]) * v2_sine[2];
    const double v18 = 50.0 * v2_cosine[2];
    const double v19 = (100.0 * v17) - (qdd[0] * v18);
    const double v20 = v19 + (50.0 * v16);
    const double v21 = v20 + (10.0 * v15);
    const double v22 = 50.0 * v2_sine[2];
    const double v23 = qd[1] * qd[1];
    const double v24 = (qdd[1] * v18) - (v23 * v22);
    const double v25 = v11 * v11;
    const double v26 = 50.0 * v2_sine[1];
    const double v27 = 50.0 * v2_cosine[1];
    const double v28 = qdd[1] + qdd[2];
    const double v29 = ((v25 * v26) - v24) - (v28 * v27);
    const double v30 = qd[0] * qd[0];
    const double v31 = v30 + v23;
    const double v32 = (qdd[1] * v22) + (v31 * v18);
    const double v33 = v30 + v25;
    const double v34 = (v32 + (v28 * v26)) + (v33 * v27);
    const double v35 = (v2_cosine[0] * v34) + (v2_sine[0] * v29);
    const double v36 = qd[0] * v2_cosine[0];
    const double v37 = (10.0 * ((v12 * v12) + (v36 * v36))) + v35;
    const double v38 = (v2_cosine[3] * v37) - (v2_sine[3] * v21);
    const double v39 = (v12 * v2_cosine[3]) - (v2_sine[3] * v10);
    const double v40 = (v12 * v2_sine[3]) + (v2_cosine[3] * v10);
    const double v41 = v40 * v39;
    const double v42 = qdd[4] - v14;
    const double v43 = v41 - v42;
    const double v44 = qd[5] * prepared->k[51];
    const double v45 = (((v44 * v40) - (prepared->k[27] * v43)) - (prepared->k[21] * (v42 + v41))) + (prepared->k[15] * v38);
    const double v46 = (prepared->k[15] * v43) + (prepared->k[17] * v38);
    const double v47 = prepared->k[17] * ((v2_cosine[3] * v21) + (v2_sine[3] * v37));
    const double v48 = qd[4] - v36;
    const double v49 = v47 + (prepared->k[15] * ((v40 * v40) + (v48 * v48)));
    const double v50 = (v2_cosine[3] * v49) - (v2_sine[3] * v46);
    const double v51 = v10 * v36;
    const double v52 = qdd[3] + v28;
    const double v53 = v51 - v52;
    const double v54 = (qdd[0] * v2_sine[0]) + ((2.0 * v12) * v36);
    const double v55 = (v2_cosine[3] * v54) - (v2_sine[3] * v53);
    const double v56 = v55 + (v48 * (2.0 * v39));
    const double v57 = (v2_cosine[0] * v29) - (v2_sine[0] * v34);
    const double v58 = v51 + v52;
    const double v59 = (10.0 * v58) - v57;
    const double v60 = (prepared->k[15] * v59) + (((prepared->k[21] * v55) + (v44 * v48)) - (prepared->k[27] * v56));
    const double v61 = prepared->k[11] * (((qdd[5] + (v2_sine[3] * v54)) + (v40 * v48)) + (v2_cosine[3] * v53));
    tau[5] = v61;
    const double v62 = prepared->k[16] * v2_cosine[1];
    const double v63 = prepared->k[25] * v2_cosine[2];
    const double v64 = prepared->k[26] * v2_cosine[2];
    const double v65 = ((v2_cosine[2] * ((prepared->k[54] * v17) - (qdd[0] * v63))) + (v62 * v16)) + (v64 * v19);
    const double v66 = (v2_sine[0] * ((v2_cosine[3] * v60) + (v2_sine[3] * v61))) - v65;
    const double v67 = v66 - ((v18 + v27) * (v50 + (prepared->k[19] * v20)));
    tau[0] = v67 - (v2_cosine[0] * ((10.0 * v50) + ((prepared->k[18] * v15) - v45)));
    const double v68 = ((v2_cosine[3] * v46) + (prepared->k[19] * v35)) + (v2_sine[3] * v49);
    const double v69 = (prepared->k[17] * v59) + (prepared->k[15] * v56);
    const double v70 = (prepared->k[19] * v57) - v69;
    const double v71 = (v2_cosine[0] * v70) + (v2_sine[0] * v68);
    const double v72 = (((v2_cosine[3] * v61) - (prepared->k[18] * v58)) - (v2_sine[3] * v60)) - (10.0 * v69);
    const double v73 = (v72 + ((v62 * ((v25 - v33) * v2_sine[1])) - (prepared->k[16] * v28))) + (v27 * v71);
    const double v74 = (v2_cosine[0] * v68) - (v2_sine[0] * v70);
    const double v75 = v73 - (v26 * v74);
    const double v76 = v2_sine[2] * ((prepared->k[26] * v32) - ((v23 - v31) * v63));
    const double v77 = ((((prepared->k[25] * qdd[1]) + (v64 * v24)) + v76) - (v18 * v71)) + (v22 * v74);
    tau[1] = v77 - v75;
    tau[2] = -v75;
    tau[3] = -v72;
    tau[4] = -v45;
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
    const behi_six_joint_four v2_angle = {v1, behi_six_joint_alone(&q[4]), v0, behi_six_joint_alone(&q[1])};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    const double v10 = prepared->k[32] + (prepared->k[15] * v2_sine[1]);
    const double v11 = v10 * v2_cosine[0];
    const double v12 = 50.0 * v2_cosine[2];
    const double v13 = v2_sine[0] * (50.0 * v10);
    const double v14 = (v2_sine[2] * v13) + (v12 * v11);
    const double v15 = prepared->k[28] * v2_sine[1];
    const double v16 = prepared->k[33] + (v2_sine[1] * (prepared->k[49] + v15));
    const double v17 = v16 + v14;
    const double v18 = (prepared->k[3] + v14) + v17;
    const double v19 = prepared->k[7] * v2_cosine[1];
    const double v20 = v2_sine[2] * v19;
    const double v21 = v2_cosine[1] * v2_sine[0];
    const double v22 = prepared->k[7] * v21;
    const double v23 = (v2_cosine[2] * v22) - (v2_cosine[0] * v20);
    const double v24 = prepared->k[30] * v23;
    const double v25 = 1.0 / v16;
    const double v26 = v17 * v25;
    const double v27 = 1.0 / (((v23 * v24) - v18) + (v17 * v26));
    const double v28 = prepared->k[4] * v2_cosine[3];
    const double v29 = 50.0 * v2_cosine[3];
    const double v30 = v29 * v11;
    const double v31 = v30 + (v2_cosine[2] * v28);
    const double v32 = v2_sine[3] * v13;
    const double v33 = (v32 + ((prepared->k[4] * v2_sine[3]) * v2_sine[2])) + v31;
    const double v34 = v18 + v33;
    const double v35 = v2_sine[3] * v19;
    const double v36 = v23 + ((v2_cosine[3] * v22) - (v2_cosine[0] * v35));
    const double v37 = (v32 + v30) + v17;
    const double v38 = v25 * v37;
    const double v39 = (v17 * v38) + ((v24 * v36) - v34);
    const double v40 = v39 * v27;
    const double v41 = prepared->k[30] * v36;
    const double v42 = ((((prepared->k[2] + v33) - (v36 * v41)) - (v37 * v38)) + v34) + (v39 * v40);
    const double v43 = 1.0 / v42;
    const double v44 = v2_cosine[3] + v2_cosine[2];
    const double v45 = (prepared->k[28] * v2_cosine[0]) + (v2_sine[1] * ((prepared->k[6] * v2_cosine[0]) + (prepared->k[7] * v44)));
    const double v46 = (prepared->k[6] + v15) * v21;
    const double v47 = v20 + v46;
    const double v48 = v46 * v25;
    const double v49 = (v17 * v48) - (v47 + (v45 * v24));
    const double v50 = v49 * v27;
    const double v51 = prepared->k[30] * v45;
    const double v52 = (((v35 + v47) + (v51 * v36)) - (v37 * v48)) + (v39 * v50);
    const double v53 = v52 * v43;
    const double v54 = qd[2] + qd[1];
    const double v55 = qd[3] + v54;
    const double v56 = qd[0] * v2_sine[0];
    const double v57 = (v2_sine[1] * v56) - (v55 * v2_cosine[1]);
    const double v58 = (v55 * v2_sine[1]) + (v2_cosine[1] * v56);
    const double v59 = v55 * v56;
    const double v60 = v59 + (v58 * v57);
    const double v61 = prepared->k[11] * (qd[5] + v57);
    const double v62 = qd[0] * qd[0];
    const double v63 = v62 + (v54 * v54);
    const double v64 = v62 + (qd[1] * qd[1]);
    const double v65 = (v64 * v29) + (v63 * v12);
    const double v66 = qd[0] * v2_cosine[0];
    const double v67 = (v55 * v55) + (v66 * v66);
    const double v68 = v54 * v2_sine[2];
    const double v69 = qd[1] * v2_sine[3];
    const double v70 = (100.0 * qd[0]) * (v68 + v69);
    const double v71 = v54 * v68;
    const double v72 = qd[1] * v69;
    const double v73 = 50.0 * (v71 + v72);
    const double v74 = (v21 * v73) - (v2_sine[1] * (v70 + (20.0 * v59)));
    const double v75 = prepared->k[15] * (v74 + (v2_cosine[1] * ((10.0 * v67) + (v2_cosine[0] * v65))));
    const double v76 = v75 + ((v58 * v61) - (prepared->k[28] * v60));
    const double v77 = tau[4] + v76;
    const double v78 = qd[4] - v66;
    const double v79 = (2.0 * v55) * v66;
    const double v80 = v56 * v66;
    const double v81 = ((v2_sine[1] * v80) - (v2_cosine[1] * v79)) + (v78 * (2.0 * v57));
    const double v82 = (v2_cosine[0] * v73) - (v2_sine[0] * v65);
    const double v83 = (((prepared->k[15] * v82) - (prepared->k[6] * v80)) - (v78 * v61)) + (prepared->k[28] * v81);
    const double v84 = (((tau[5] * v2_cosine[1]) - (prepared->k[33] * v80)) + (prepared->k[32] * v82)) + (prepared->k[6] * v81);
    const double v85 = v84 + (v2_sine[1] * v83);
    const double v86 = tau[3] + v85;
    const double v87 = prepared->k[15] * v60;
    const double v88 = prepared->k[15] * ((v58 * v58) + (v78 * v78));
    const double v89 = (v2_sine[1] * v88) + ((prepared->k[32] * v67) - (v2_cosine[1] * v87));
    const double v90 = (prepared->k[15] * v81) - (prepared->k[32] * v80);
    const double v91 = (v2_cosine[0] * v90) + (v2_sine[0] * v89);
    const double v92 = prepared->k[4] * v2_cosine[2];
    const double v93 = prepared->k[3] * v2_cosine[2];
    const double v94 = v85 + (((v93 * v71) + (v92 * v72)) + (v12 * v91));
    const double v95 = 50.0 * ((v2_cosine[0] * v89) - (v2_sine[0] * v90));
    const double v96 = v94 - (v2_sine[2] * (v95 + ((v63 * v93) + (v64 * v28))));
    const double v97 = v96 + ((tau[2] - (v24 * v77)) - (v26 * v86));
    const double v98 = prepared->k[2] * v2_cosine[3];
    const double v99 = (((tau[1] + (v98 * v72)) + (v28 * v71)) - (v41 * v77)) + (v29 * v91);
    const double v100 = v96 - (v2_sine[3] * (v95 + ((v64 * v98) + (v63 * v92))));
    const double v101 = v100 + ((v99 - (v38 * v86)) - (v40 * v97));
    const double v102 = (v2_cosine[1] * v88) + (v2_sine[1] * v87);
    const double v103 = v2_cosine[0] * ((((prepared->k[32] * v70) + (prepared->k[62] * v59)) + (10.0 * v102)) - v76);
    const double v104 = ((2.0 * v68) * (v93 + v28)) + (v69 * ((prepared->k[29] * v2_cosine[2]) + (prepared->k[64] * v2_cosine[3])));
    const double v105 = ((tau[0] - ((tau[5] * v2_sine[1]) * v2_sine[0])) + (qd[0] * v104)) + (v21 * v83);
    const double v106 = ((v105 + (v44 * ((50.0 * v102) + (prepared->k[66] * v59)))) + v103) + (v51 * v77);
    const double v107 = (prepared->k[49] * v2_sine[1]) + prepared->k[65];
    const double v108 = (v107 + (v2_cosine[3] * v98)) + (v2_sine[0] * (((prepared->k[28] * v2_cosine[1]) * v21) - (v107 * v2_sine[0])));
    const double v109 = ((v108 + (v2_cosine[2] * (v93 + (100.0 * v11)))) + (2.0 * v31)) - (v45 * v51);
    const double v110 = 1.0 / (((v109 - (v46 * v48)) + (v49 * v50)) - (v52 * v53));
    const double v111 = (((v106 - (v48 * v86)) - (v50 * v97)) - (v101 * v53)) * v110;
    qdd[0] = v111;
    const double v112 = (v101 * v43) - (v53 * v111);
    qdd[1] = v112;
    const double v113 = ((v27 * v97) + (v50 * v111)) + (v40 * v112);
    qdd[2] = -v113;
    const double v114 = (((v25 * v86) - (v48 * v111)) - (v38 * v112)) + (v26 * v113);
    qdd[3] = v114;
    qdd[4] = (((prepared->k[30] * v77) + (v51 * v111)) - (v41 * v112)) + (v24 * v113);
    const double v115 = ((tau[5] * prepared->k[31]) - (v58 * v78)) - (v2_sine[1] * (v79 + (v2_sine[0] * v111)));
    qdd[5] = v115 - (v2_cosine[1] * ((v113 + (v80 - v112)) - v114));
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
    const double v35 = (prepared->k[69] * v34) + (v19 * ((prepared->k[36] * v19) + (prepared->k[67] * v18)));
    const double v36 = v35 + (prepared->k[40] * ((v18 * v18) + (v21 * v21)));
    const double v37 = prepared->k[39] * ((v15 * v15) + ((v22 * v22) + (v27 * v27)));
    const double v38 = v37 + (v36 - (v13 * ((prepared->k[68] * v11) - (prepared->k[36] * v13))));
    const double v39 = v38 + (prepared->k[37] * ((v26 * v26) + (v14 * v14)));
    const double v40 = (qd[5] - (v26 * v0_cosine[3])) + (v0_sine[3] * v25);
    const double v41 = (v40 * (prepared->k[11] * v40)) + (v39 + (prepared->k[70] * ((v26 * v27) - (v14 * v15))));
    const double v42 = 0.5 * (v41 + (prepared->k[38] * ((v33 + (v31 * v31)) + (v30 * v30))));
    const double v43 = prepared->k[35] * (v33 + ((v28 * v28) + (v23 * v23)));
    *T = v42 + (v43 + (prepared->k[34] * ((qd[1] * qd[1]) + v34)));
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
    R[7] = v0_cosine[0];
    R[6] = v0_sine[0];
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
