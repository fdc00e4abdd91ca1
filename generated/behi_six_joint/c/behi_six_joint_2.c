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

void behi_six_joint_rotation_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double R[restrict 9])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[0])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const behi_six_joint_four v8_angle = {behi_six_joint_alone(&q[4]), behi_six_joint_alone(&q[5])};
    behi_six_joint_four v8_sine;
    behi_six_joint_four v8_cosine;
    behi_six_joint_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v12 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[1] * v0_cosine[0]);
    const double v13 = (v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]);
    const double v14 = (v0_sine[2] * v13) + (v0_cosine[2] * v12);
    const double v15 = v8_cosine[0] * v0_cosine[3];
    const double v16 = v8_sine[0] * v0_sine[3];
    const double v17 = (v15 * v14) - v16;
    const double v18 = (v0_cosine[2] * v13) - (v0_sine[2] * v12);
    const double v19 = v8_sine[1] * v18;
    R[0] = (v0_cosine[3] * v19) - (v8_cosine[1] * v17);
    const double v20 = v8_cosine[1] * v18;
    R[1] = (v8_sine[1] * v17) + (v0_cosine[3] * v20);
    const double v21 = v8_sine[0] * v0_cosine[3];
    const double v22 = v8_cosine[0] * v0_sine[3];
    R[2] = -(v22 + (v21 * v14));
    const double v23 = v21 + (v22 * v14);
    R[3] = (v0_sine[3] * v19) - (v8_cosine[1] * v23);
    R[4] = (v8_sine[1] * v23) + (v0_sine[3] * v20);
    R[5] = v15 - (v16 * v14);
    R[6] = (v8_sine[1] * v14) + (v8_cosine[0] * v20);
    R[7] = (v8_cosine[1] * v14) - (v8_cosine[0] * v19);
    R[8] = v8_sine[0] * v18;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(99U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_rotation_C6(&prepared_lane, q_lane, R_lane);
        behi_six_joint_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void behi_six_joint_jacobian_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double J[restrict 36])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[4])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const behi_six_joint_four v8_angle = {q[0]};
    behi_six_joint_four v8_sine;
    behi_six_joint_four v8_cosine;
    behi_six_joint_sincos(&v8_angle, &v8_sine, &v8_cosine);
    J[19] = v8_sine[0];
    J[20] = v8_sine[0];
    J[21] = v8_sine[0];
    const double v10 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v11 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v12 = (v0_cosine[2] * v11) - (v0_sine[2] * v10);
    const double v13 = v0_sine[3] * v12;
    const double v14 = (v0_cosine[3] * v8_cosine[0]) + (v8_sine[0] * v13);
    J[29] = v14;
    const double v15 = 50.0 * (v0_cosine[1] + v11);
    const double v16 = v15 + (10.0 * v12);
    const double v17 = v8_sine[0] * v16;
    const double v18 = v17 + (20.0 * v14);
    J[0] = -v18;
    const double v19 = (v0_sine[2] * v11) + (v0_cosine[2] * v10);
    const double v20 = v0_sine[3] * v19;
    J[35] = v20;
    const double v21 = 30.0 + (50.0 * v0_sine[1]);
    const double v22 = v21 + (50.0 * v10);
    const double v23 = (10.0 * v19) + v22;
    const double v24 = v23 + (20.0 * v20);
    const double v25 = 30.0 - v24;
    J[1] = v8_cosine[0] * v25;
    const double v26 = v21 - v24;
    J[2] = v8_cosine[0] * v26;
    const double v27 = v22 - v24;
    J[3] = v8_cosine[0] * v27;
    const double v28 = v23 - v24;
    const double v29 = v8_sine[0] * v19;
    J[28] = v29;
    const double v30 = v17 - v18;
    J[4] = -((v12 * v30) + (v29 * v28));
    J[5] = 0.0;
    J[11] = 0.0;
    J[12] = 0.0;
    J[17] = 0.0;
    J[18] = 0.0;
    J[24] = 0.0;
    for (size_t k = 31U; k < 34U; k++) {
        J[k] = 0.0;
    }
    const double v31 = (v8_cosine[0] * v13) - (v0_cosine[3] * v8_sine[0]);
    J[23] = v31;
    const double v32 = v8_cosine[0] * v16;
    const double v33 = v32 + (20.0 * v31);
    J[6] = v33;
    J[7] = v8_sine[0] * v25;
    J[8] = v8_sine[0] * v26;
    J[9] = v8_sine[0] * v27;
    const double v34 = v8_cosine[0] * v19;
    J[22] = v34;
    const double v35 = v32 - v33;
    J[10] = (v12 * v35) + (v34 * v28);
    const double v36 = (v8_sine[0] * v18) + (v8_cosine[0] * v33);
    J[13] = v36;
    const double v37 = (v8_sine[0] * v8_sine[0]) + (v8_cosine[0] * v8_cosine[0]);
    J[14] = v36 - ((50.0 * v0_cosine[1]) * v37);
    J[15] = v36 - (v37 * v15);
    J[16] = (v29 * v35) - (v34 * v30);
    const double v38 = -v8_cosine[0];
    J[25] = v38;
    J[26] = v38;
    J[27] = v38;
    J[30] = 1.0;
    J[34] = -v12;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(99U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_jacobian_C6(&prepared_lane, q_lane, J_lane);
        behi_six_joint_scatter(36U, count, lane, J_lane, J);
    }
}

#endif

void behi_six_joint_influence_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[4])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const behi_six_joint_four v8_angle = {q[0]};
    behi_six_joint_four v8_sine;
    behi_six_joint_four v8_cosine;
    behi_six_joint_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v10 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v11 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v12 = (v0_cosine[2] * v11) - (v0_sine[2] * v10);
    const double v13 = 20.0 * v0_sine[3];
    const double v14 = 50.0 * v0_cosine[1];
    const double v15 = v14 + (50.0 * v11);
    const double v16 = (10.0 * v12) + v15;
    const double v17 = v16 + (v13 * v12);
    const double v18 = 20.0 * v0_cosine[3];
    const double v19 = (v8_cosine[0] * v18) + (v8_sine[0] * v17);
    const double v20 = -v19;
    G[0] = v20;
    H[36] = v20;
    const double v21 = (v0_sine[2] * v11) + (v0_cosine[2] * v10);
    const double v22 = 30.0 + (50.0 * v0_sine[1]);
    const double v23 = v22 + (50.0 * v10);
    const double v24 = 10.0 * v21;
    const double v25 = v24 + (v23 + (v13 * v21));
    const double v26 = 30.0 - v25;
    const double v27 = v8_cosine[0] * v26;
    G[1] = v27;
    H[37] = v27;
    H[42] = v27;
    const double v28 = v22 - v25;
    const double v29 = v8_cosine[0] * v28;
    G[2] = v29;
    H[38] = v29;
    H[48] = v29;
    const double v30 = v23 - v25;
    const double v31 = v8_cosine[0] * v30;
    G[3] = v31;
    H[39] = v31;
    H[54] = v31;
    const double v32 = v24 + v30;
    const double v33 = v8_sine[0] * v21;
    const double v34 = (v8_sine[0] * v16) - v19;
    const double v35 = (v12 * v34) + (v33 * v32);
    const double v36 = -v35;
    G[4] = v36;
    H[40] = v36;
    H[60] = v36;
    G[5] = 0.0;
    G[11] = 0.0;
    G[12] = 0.0;
    G[17] = 0.0;
    H[5] = 0.0;
    H[11] = 0.0;
    H[17] = 0.0;
    H[23] = 0.0;
    for (size_t k = 29U; k < 36U; k++) {
        H[k] = 0.0;
    }
    H[41] = 0.0;
    H[47] = 0.0;
    H[53] = 0.0;
    H[59] = 0.0;
    for (size_t k = 65U; k < 79U; k++) {
        H[k] = 0.0;
    }
    H[83] = 0.0;
    H[84] = 0.0;
    H[89] = 0.0;
    H[90] = 0.0;
    H[95] = 0.0;
    H[96] = 0.0;
    for (size_t k = 101U; k < 108U; k++) {
        H[k] = 0.0;
    }
    const double v37 = (v8_sine[0] * v18) - (v8_cosine[0] * v17);
    H[0] = v37;
    G[6] = -v37;
    const double v38 = v8_sine[0] * v26;
    G[7] = v38;
    const double v39 = v8_sine[0] * v28;
    G[8] = v39;
    const double v40 = v8_sine[0] * v30;
    G[9] = v40;
    const double v41 = v8_cosine[0] * v21;
    const double v42 = v37 + (v8_cosine[0] * v16);
    const double v43 = (v12 * v42) + (v41 * v32);
    G[10] = v43;
    const double v44 = (v8_sine[0] * v19) - (v8_cosine[0] * v37);
    G[13] = v44;
    const double v45 = (v8_sine[0] * v8_sine[0]) + (v8_cosine[0] * v8_cosine[0]);
    const double v46 = (v14 * v45) - v44;
    G[14] = -v46;
    const double v47 = (v45 * v15) - v44;
    G[15] = -v47;
    const double v48 = (v41 * v34) - (v33 * v42);
    G[16] = -v48;
    const double v49 = -v38;
    H[1] = v49;
    H[6] = v49;
    const double v50 = -v39;
    H[2] = v50;
    H[12] = v50;
    const double v51 = -v40;
    H[3] = v51;
    H[18] = v51;
    const double v52 = -v43;
    H[4] = v52;
    H[24] = v52;
    H[7] = -(v8_cosine[0] * v44);
    const double v53 = v8_cosine[0] * v46;
    H[8] = v53;
    H[13] = v53;
    H[14] = v53;
    const double v54 = v8_cosine[0] * v47;
    H[9] = v54;
    H[15] = v54;
    H[19] = v54;
    H[20] = v54;
    H[21] = v54;
    const double v55 = v8_cosine[0] * v48;
    H[10] = v55;
    H[16] = v55;
    H[22] = v55;
    H[25] = v55;
    H[26] = v55;
    H[27] = v55;
    H[28] = (v12 * v43) - (v33 * v48);
    H[43] = -(v8_sine[0] * v44);
    const double v56 = v8_sine[0] * v46;
    H[44] = v56;
    H[49] = v56;
    H[50] = v56;
    const double v57 = v8_sine[0] * v47;
    H[45] = v57;
    H[51] = v57;
    H[55] = v57;
    H[56] = v57;
    H[57] = v57;
    const double v58 = v8_sine[0] * v48;
    H[46] = v58;
    H[52] = v58;
    H[58] = v58;
    H[61] = v58;
    H[62] = v58;
    H[63] = v58;
    H[64] = (v12 * v35) + (v41 * v48);
    H[79] = v45 * v26;
    const double v59 = v45 * v28;
    H[80] = v59;
    H[85] = v59;
    H[86] = v59;
    const double v60 = v45 * v30;
    H[81] = v60;
    H[87] = v60;
    H[91] = v60;
    H[92] = v60;
    H[93] = v60;
    const double v61 = (v8_sine[0] * v43) - (v8_cosine[0] * v35);
    H[82] = v61;
    H[88] = v61;
    H[94] = v61;
    H[97] = v61;
    H[98] = v61;
    H[99] = v61;
    H[100] = (v33 * v35) + (v41 * v43);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(99U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_C6(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_influence_rotational_C6(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double G[restrict 18], double H[restrict 108])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[0]), behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const behi_six_joint_four v8_angle = {q[4]};
    behi_six_joint_four v8_sine;
    behi_six_joint_four v8_cosine;
    behi_six_joint_sincos(&v8_angle, &v8_sine, &v8_cosine);
    G[1] = v0_sine[0];
    G[2] = v0_sine[0];
    G[3] = v0_sine[0];
    H[37] = v0_sine[0];
    H[38] = v0_sine[0];
    H[39] = v0_sine[0];
    H[1] = v0_cosine[0];
    H[2] = v0_cosine[0];
    H[3] = v0_cosine[0];
    G[0] = 0.0;
    G[6] = 0.0;
    for (size_t k = 13U; k < 16U; k++) {
        G[k] = 0.0;
    }
    H[0] = 0.0;
    for (size_t k = 6U; k < 10U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 12U; k < 16U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 18U; k < 22U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 24U; k < 29U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 30U; k < 37U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 42U; k < 46U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 48U; k < 52U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 54U; k < 58U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 60U; k < 65U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 66U; k < 82U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 84U; k < 88U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 90U; k < 94U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 96U; k < 101U; k++) {
        H[k] = 0.0;
    }
    for (size_t k = 102U; k < 108U; k++) {
        H[k] = 0.0;
    }
    const double v10 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[2] * v0_cosine[1]);
    const double v11 = (v0_sine[1] * v0_cosine[2]) + (v0_sine[2] * v0_cosine[1]);
    const double v12 = (v0_cosine[3] * v11) - (v0_sine[3] * v10);
    const double v13 = v0_cosine[0] * v12;
    G[4] = v13;
    H[40] = v13;
    const double v14 = (v0_sine[3] * v11) + (v0_cosine[3] * v10);
    G[16] = v14;
    const double v15 = v0_cosine[0] * v14;
    const double v16 = (v8_cosine[0] * v0_sine[0]) + (v8_sine[0] * v15);
    const double v17 = -v16;
    G[5] = v17;
    H[41] = v17;
    const double v18 = -v0_cosine[0];
    G[7] = v18;
    G[8] = v18;
    G[9] = v18;
    const double v19 = v0_sine[0] * v12;
    G[10] = v19;
    const double v20 = v0_sine[0] * v14;
    const double v21 = (v8_cosine[0] * v0_cosine[0]) - (v8_sine[0] * v20);
    G[11] = v21;
    G[12] = 1.0;
    const double v22 = v8_sine[0] * v12;
    G[17] = v22;
    H[4] = -v19;
    H[5] = -v21;
    const double v23 = -v15;
    H[10] = v23;
    H[16] = v23;
    H[22] = v23;
    const double v24 = -(v0_cosine[0] * v22);
    H[11] = v24;
    H[17] = v24;
    H[23] = v24;
    H[29] = (v19 * v22) - (v14 * v21);
    const double v25 = -v20;
    H[46] = v25;
    H[52] = v25;
    H[58] = v25;
    const double v26 = -(v0_sine[0] * v22);
    H[47] = v26;
    H[53] = v26;
    H[59] = v26;
    H[65] = -((v14 * v16) + (v13 * v22));
    const double v27 = (v0_sine[0] * v19) + (v0_cosine[0] * v13);
    H[82] = v27;
    H[88] = v27;
    H[94] = v27;
    const double v28 = (v0_sine[0] * v21) - (v0_cosine[0] * v16);
    H[83] = v28;
    H[89] = v28;
    H[95] = v28;
    H[101] = (v19 * v16) + (v13 * v21);
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(99U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C6(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_inertia_power(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double P[restrict 216])
{
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[4])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const behi_six_joint_four v8_angle = {q[0]};
    behi_six_joint_four v8_sine;
    behi_six_joint_four v8_cosine;
    behi_six_joint_sincos(&v8_angle, &v8_sine, &v8_cosine);
    P[0] = 0.0;
    P[43] = 0.0;
    P[80] = 0.0;
    P[85] = 0.0;
    P[86] = 0.0;
    P[117] = 0.0;
    P[123] = 0.0;
    for (size_t k = 127U; k < 130U; k++) {
        P[k] = 0.0;
    }
    P[172] = 0.0;
    P[210] = 0.0;
    P[215] = 0.0;
    const double v10 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v11 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v12 = (v0_sine[2] * v11) + (v0_cosine[2] * v10);
    const double v13 = v0_sine[3] * v12;
    const double v14 = 30.0 + (50.0 * v0_sine[1]);
    const double v15 = v14 + (50.0 * v10);
    const double v16 = (10.0 * v12) + v15;
    const double v17 = v16 + (20.0 * v13);
    const double v18 = prepared->k[58] * v17;
    const double v19 = v8_cosine[0] * v11;
    const double v20 = v8_cosine[0] * v10;
    const double v21 = (v0_sine[2] * v20) - (v0_cosine[2] * v19);
    const double v22 = (v0_cosine[3] * v8_sine[0]) + (v0_sine[3] * v21);
    const double v23 = 50.0 * v0_cosine[1];
    const double v24 = (v8_cosine[0] * v23) + (50.0 * v19);
    const double v25 = (10.0 * v21) - v24;
    const double v26 = v25 + (20.0 * v22);
    const double v27 = v26 * v18;
    const double v28 = prepared->k[65] * v16;
    const double v29 = v27 + (v25 * v28);
    const double v30 = v8_sine[0] * v10;
    const double v31 = v8_sine[0] * v11;
    const double v32 = (v0_cosine[2] * v31) - (v0_sine[2] * v30);
    const double v33 = (v0_cosine[3] * v8_cosine[0]) + (v0_sine[3] * v32);
    const double v34 = (v8_sine[0] * v23) + (50.0 * v31);
    const double v35 = v34 + (10.0 * v32);
    const double v36 = v35 + (20.0 * v33);
    const double v37 = v36 * v18;
    const double v38 = v37 + (v35 * v28);
    const double v39 = (v8_sine[0] * v38) - (v8_cosine[0] * v29);
    const double v40 = prepared->k[59] * ((v8_sine[0] * v35) - (v8_cosine[0] * v25));
    const double v41 = v39 + (v16 * v40);
    const double v42 = (v8_sine[0] * v34) + (v8_cosine[0] * v24);
    const double v43 = prepared->k[60] * v42;
    const double v44 = v15 * v43;
    const double v45 = v8_cosine[0] * v8_cosine[0];
    const double v46 = (v8_sine[0] * v8_sine[0]) + v45;
    const double v47 = prepared->k[58] * v26;
    const double v48 = prepared->k[65] * v25;
    const double v49 = v47 + v48;
    const double v50 = v49 + (prepared->k[59] * v25);
    const double v51 = (prepared->k[60] * v24) - v50;
    const double v52 = prepared->k[58] * v36;
    const double v53 = prepared->k[65] * v35;
    const double v54 = v52 + v53;
    const double v55 = prepared->k[59] * v35;
    const double v56 = v54 + v55;
    const double v57 = prepared->k[60] * v34;
    const double v58 = v56 + v57;
    const double v59 = (v8_sine[0] * v58) + (v8_cosine[0] * v51);
    const double v60 = ((v44 + (v46 * (v0_cosine[1] * ((prepared->k[67] * v14) - prepared->k[63])))) + v41) - (30.0 * v59);
    const double v61 = (v8_sine[0] * v33) - (v8_cosine[0] * v22);
    const double v62 = prepared->k[15] * v13;
    const double v63 = v62 * v61;
    const double v64 = 2.0 * v63;
    P[1] = v64 - v60;
    const double v65 = v14 * v59;
    const double v66 = v65 - (v41 + v44);
    P[12] = v66;
    P[2] = v64 + v66;
    const double v67 = (v8_sine[0] * v56) - (v8_cosine[0] * v50);
    const double v68 = v15 * v67;
    const double v69 = v68 - v41;
    P[18] = v69;
    P[3] = v64 + v69;
    const double v70 = (v0_sine[2] * v31) + (v0_cosine[2] * v30);
    const double v71 = (v0_sine[2] * v19) + (v0_cosine[2] * v20);
    const double v72 = (v0_sine[2] * v10) - (v0_cosine[2] * v11);
    const double v73 = (v16 * v70) - (v72 * v35);
    const double v74 = (v16 * v71) + (v72 * v25);
    const double v75 = (((v71 * v38) + (v70 * v29)) - (v73 * v49)) - (v74 * v54);
    const double v76 = (v71 * v33) + (v70 * v22);
    const double v77 = v62 * v76;
    const double v78 = v77 - v75;
    P[4] = v77 + v78;
    const double v79 = (v13 * v36) - (v17 * v33);
    const double v80 = (v33 * v26) - (v22 * v36);
    const double v81 = v18 * v80;
    const double v82 = v13 * v26;
    const double v83 = v82 - (v17 * v22);
    const double v84 = (v81 + (v47 * v79)) - (v52 * v83);
    P[180] = v84;
    const double v85 = -v84;
    P[5] = v85;
    P[30] = v85;
    P[6] = -v60;
    const double v86 = (v26 * v47) + (v25 * v48);
    const double v87 = v26 * v52;
    const double v88 = v87 + (v25 * v53);
    const double v89 = (v8_sine[0] * v88) - (v8_cosine[0] * v86);
    const double v90 = v89 + (v25 * v40);
    const double v91 = (v36 * v52) + (v35 * v53);
    const double v92 = v24 * v43;
    const double v93 = (v0_cosine[1] * v0_cosine[1]) * ((prepared->k[64] * v8_cosine[0]) * v45);
    const double v94 = ((v93 - v93) + v92) - (v8_cosine[0] * (v91 + ((v34 * v57) + (v35 * v55))));
    const double v95 = prepared->k[15] * v33;
    const double v96 = v95 * v61;
    const double v97 = prepared->k[15] * v22;
    const double v98 = v97 * v61;
    const double v99 = (v8_sine[0] * v98) + (v8_cosine[0] * v96);
    P[42] = v99;
    P[48] = v99;
    P[78] = v99;
    P[84] = v99;
    P[126] = v99;
    const double v100 = (-v99) - (v45 * (v88 + ((v25 * v55) - (v24 * v57))));
    P[7] = v100 - (v8_sine[0] * (v94 - v90));
    const double v101 = (v8_sine[0] * v91) - (v8_cosine[0] * v88);
    const double v102 = v101 + (v35 * v40);
    const double v103 = v13 * v62;
    const double v104 = (v8_sine[0] * ((v8_cosine[0] * v103) - v90)) - (v8_cosine[0] * (v102 + (v8_sine[0] * v103)));
    const double v105 = v23 * v46;
    const double v106 = v99 + (v8_sine[0] * (v92 - (v105 * v51)));
    const double v107 = v106 - (v8_cosine[0] * ((v34 * v43) - (v105 * v58)));
    P[8] = -(v104 + v107);
    const double v108 = v99 + (v42 * ((v8_sine[0] * v50) + (v8_cosine[0] * v56)));
    const double v109 = -(v104 + v108);
    P[9] = v109;
    P[15] = v109;
    const double v110 = (v71 * v35) + (v70 * v25);
    const double v111 = ((v110 * v54) - (v71 * v91)) - (v70 * v88);
    const double v112 = ((v110 * v49) - (v70 * v86)) - (v71 * v88);
    const double v113 = (v8_sine[0] * v112) + (v8_cosine[0] * v111);
    const double v114 = v95 * v76;
    const double v115 = v97 * v76;
    const double v116 = (v8_sine[0] * v115) + (v8_cosine[0] * v114);
    const double v117 = (v8_sine[0] * v70) + (v8_cosine[0] * v71);
    const double v118 = v103 * v117;
    const double v119 = v72 * v63;
    const double v120 = ((v118 - v119) - v116) - v113;
    P[10] = v120;
    P[16] = v120;
    P[22] = v120;
    const double v121 = (v33 * v47) - (v22 * v52);
    const double v122 = (v26 * v121) - (v47 * v80);
    const double v123 = 0.0 * v8_cosine[0];
    const double v124 = (v8_sine[0] * v122) + v123;
    const double v125 = v13 * v63;
    const double v126 = v124 + ((v103 * v61) - v125);
    P[11] = v126;
    P[17] = v126;
    P[23] = v126;
    const double v127 = (v8_sine[0] * v90) + (v8_cosine[0] * v102);
    const double v128 = v127 - v107;
    P[13] = v128;
    P[14] = v128;
    const double v129 = -(v108 - v127);
    P[19] = v129;
    P[20] = v129;
    P[21] = v129;
    P[24] = -v75;
    const double v130 = (v119 + (v70 * v96)) - (v71 * v98);
    const double v131 = -(v113 - v130);
    P[25] = v131;
    P[26] = v131;
    P[27] = v131;
    const double v132 = (v71 * v115) - (v70 * v114);
    P[28] = (((v70 * v111) - v132) - (v71 * v112)) + (v72 * v78);
    const double v133 = 0.0 * v70;
    const double v134 = (v72 * v84) + (v133 - (v71 * v122));
    const double v135 = (v13 * v70) - (v72 * v33);
    const double v136 = (v72 * v22) + (v13 * v71);
    const double v137 = (v33 * v136) + (v22 * v135);
    const double v138 = (v103 * v76) - (v62 * v137);
    P[29] = v138 - v134;
    const double v139 = (v125 + (v33 * v96)) + (v22 * v98);
    const double v140 = v124 + v139;
    P[31] = v140;
    P[32] = v140;
    P[33] = v140;
    const double v141 = ((v33 * v114) + (v22 * v115)) + (v13 * v77);
    P[34] = v141 - v134;
    const double v142 = 0.0 * v33;
    P[35] = -((v142 + (v22 * v122)) + (v13 * v84));
    P[36] = v60 - v63;
    const double v143 = v22 * v97;
    const double v144 = v22 * v95;
    const double v145 = (v8_cosine[0] * v144) + (v8_sine[0] * v143);
    const double v146 = v33 * v95;
    const double v147 = (v8_sine[0] * v144) + (v8_cosine[0] * v146);
    const double v148 = (v8_sine[0] * v147) - (v8_cosine[0] * v145);
    const double v149 = -v148;
    P[37] = v149;
    P[38] = v149;
    P[73] = v149;
    P[74] = v149;
    P[111] = v149;
    const double v150 = v28 + v18;
    const double v151 = v150 + (prepared->k[59] * v16);
    const double v152 = (prepared->k[61] * v15) - v151;
    const double v153 = v8_sine[0] * v152;
    const double v154 = v8_cosine[0] * v152;
    const double v155 = (v8_sine[0] * v154) - (v8_cosine[0] * v153);
    const double v156 = 30.0 * v155;
    P[39] = v156 - v148;
    const double v157 = v8_cosine[0] * v150;
    const double v158 = v8_sine[0] * v150;
    const double v159 = v17 * v18;
    const double v160 = ((v73 * v158) + (v74 * v157)) - (v117 * (v159 + (v16 * v28)));
    const double v161 = (v72 * v39) + v160;
    const double v162 = (v72 * v49) + ((v71 * v150) - (prepared->k[66] * v74));
    const double v163 = (v72 * v54) + ((prepared->k[66] * v73) - (v70 * v150));
    const double v164 = (v8_sine[0] * v163) - (v8_cosine[0] * v162);
    const double v165 = (30.0 * v164) - v161;
    const double v166 = v72 * v61;
    const double v167 = (v62 * v166) - v118;
    const double v168 = (v167 + (v71 * v147)) + (v70 * v145);
    P[40] = -(v165 + v168);
    const double v169 = ((v13 * v47) - (v22 * v18)) - (prepared->k[58] * v83);
    const double v170 = v13 * v52;
    const double v171 = (v170 - (v33 * v18)) - (prepared->k[58] * v79);
    const double v172 = (v8_sine[0] * v171) - (v8_cosine[0] * v169);
    const double v173 = (v8_sine[0] * v36) - (v8_cosine[0] * v26);
    const double v174 = (v18 * (((v13 * v173) - (v8_sine[0] * v79)) + (v8_cosine[0] * v83))) - (v61 * v159);
    const double v175 = (30.0 * v172) - v174;
    P[186] = v175;
    const double v176 = (v33 * v145) - (v22 * v147);
    const double v177 = 0.0 + v176;
    P[41] = -(v177 + v175);
    const double v178 = ((v105 * (v151 + (prepared->k[60] * v15))) - (30.0 * ((prepared->k[62] * v105) - v59))) - v65;
    const double v179 = (v8_sine[0] * (-(v8_sine[0] * v178))) + (v8_cosine[0] * (-(v8_cosine[0] * v178)));
    P[44] = v179;
    P[49] = v179;
    P[50] = v179;
    const double v180 = (prepared->k[61] * v42) - v67;
    const double v181 = 30.0 * v8_cosine[0];
    const double v182 = v68 - (v42 * v151);
    const double v183 = v8_cosine[0] * v182;
    const double v184 = 30.0 * v8_sine[0];
    const double v185 = v8_sine[0] * v182;
    const double v186 = (v8_sine[0] * (v185 + (v184 * v180))) + (v8_cosine[0] * (v183 + (v181 * v180)));
    P[45] = v186;
    P[51] = v186;
    P[55] = v186;
    P[56] = v186;
    P[57] = v186;
    const double v187 = (v8_sine[0] * v54) - (v8_cosine[0] * v49);
    const double v188 = ((v73 * v187) + ((v110 * v157) - (v117 * v38))) + (v72 * v101);
    const double v189 = ((v70 * v49) - (prepared->k[66] * v110)) + (v71 * v54);
    const double v190 = v188 + (v181 * v189);
    const double v191 = ((v72 * v89) + ((v110 * v158) - (v117 * v29))) - (v74 * v187);
    const double v192 = v191 + (v184 * v189);
    const double v193 = (v8_sine[0] * v192) + (v8_cosine[0] * v190);
    const double v194 = v33 * v62;
    const double v195 = (v95 * v166) - (v117 * v194);
    const double v196 = v22 * v62;
    const double v197 = (v97 * v166) - (v117 * v196);
    const double v198 = (v8_sine[0] * v197) + (v8_cosine[0] * v195);
    const double v199 = v198 - v193;
    const double v200 = (v8_cosine[0] * v194) + (v8_sine[0] * v196);
    const double v201 = (v117 * v200) - (v72 * v148);
    const double v202 = -(v201 - v199);
    P[46] = v202;
    P[52] = v202;
    P[58] = v202;
    const double v203 = (v8_sine[0] * v52) - (v8_cosine[0] * v47);
    const double v204 = ((v8_cosine[0] * v81) + ((v173 * v170) - (v37 * v61))) - (v79 * v203);
    const double v205 = v121 - (prepared->k[58] * v80);
    const double v206 = v204 + (v181 * v205);
    const double v207 = (((v8_sine[0] * v81) - (v27 * v61)) - (v83 * v203)) + (v82 * v203);
    const double v208 = v207 + (v184 * v205);
    const double v209 = (v8_sine[0] * v208) + (v8_cosine[0] * v206);
    const double v210 = v123 + (0.0 * v8_sine[0]);
    const double v211 = v210 - v209;
    const double v212 = (v13 * v145) - (v22 * v200);
    const double v213 = (v13 * v147) - (v33 * v200);
    const double v214 = (v8_sine[0] * v213) - (v8_cosine[0] * v212);
    const double v215 = v214 + v211;
    P[47] = v215;
    P[53] = v215;
    P[59] = v215;
    P[54] = v99 + v156;
    P[60] = -(v130 + v165);
    const double v216 = -v193;
    P[61] = v216;
    P[62] = v216;
    P[63] = v216;
    const double v217 = ((v71 * v197) - (v70 * v195)) - (v72 * v167);
    P[64] = ((v217 + (v70 * v190)) - (v71 * v192)) - (v72 * v165);
    const double v218 = (v71 * v208) + ((v72 * v175) - (v70 * v206));
    const double v219 = (0.0 * v71) - (v133 + (0.0 * v72));
    const double v220 = ((v219 + (v71 * v213)) + (v70 * v212)) - (v72 * v176);
    P[65] = v220 - v218;
    P[66] = -(v139 + v175);
    const double v221 = -v209;
    P[67] = v221;
    P[68] = v221;
    P[69] = v221;
    const double v222 = ((v33 * v195) + (v22 * v197)) + (v13 * v167);
    P[70] = -(v218 + v222);
    const double v223 = (v142 + (0.0 * v13)) + (0.0 * v22);
    P[211] = v223;
    P[212] = v223;
    P[213] = v223;
    P[71] = (((v33 * v206) - v223) - (v13 * v175)) + (v22 * v208);
    P[72] = -(v63 + v66);
    const double v224 = v14 * v155;
    P[75] = v224 - v148;
    const double v225 = (v14 * v164) - v161;
    P[76] = -(v168 + v225);
    const double v226 = (v14 * v172) - v174;
    P[192] = v226;
    P[77] = -(v177 + v226);
    P[79] = -v179;
    const double v227 = ((v14 * v46) * v180) - (v105 * ((v8_sine[0] * v153) + (v8_cosine[0] * v154)));
    const double v228 = ((v8_sine[0] * v185) + v227) + (v8_cosine[0] * v183);
    P[81] = v228;
    P[87] = v228;
    P[91] = v228;
    P[92] = v228;
    P[93] = v228;
    const double v229 = v8_cosine[0] * v14;
    const double v230 = v188 + ((v229 * v189) - (v105 * v163));
    const double v231 = v8_sine[0] * v14;
    const double v232 = v191 + ((v231 * v189) - (v105 * v162));
    const double v233 = (v8_sine[0] * v232) + (v8_cosine[0] * v230);
    const double v234 = v198 - v233;
    const double v235 = -(v201 - v234);
    P[82] = v235;
    P[88] = v235;
    P[94] = v235;
    const double v236 = v207 + ((v231 * v205) - (v105 * v169));
    const double v237 = (v204 - (v105 * v171)) + (v229 * v205);
    const double v238 = (v8_sine[0] * v236) + (v8_cosine[0] * v237);
    const double v239 = v210 - v238;
    const double v240 = v214 + v239;
    P[83] = v240;
    P[89] = v240;
    P[95] = v240;
    P[90] = v99 + v224;
    P[96] = -(v130 + v225);
    const double v241 = -v233;
    P[97] = v241;
    P[98] = v241;
    P[99] = v241;
    P[100] = ((v217 + (v70 * v230)) - (v71 * v232)) - (v72 * v225);
    const double v242 = ((v71 * v236) + (v72 * v226)) - (v70 * v237);
    P[101] = v220 - v242;
    P[102] = -(v139 + v226);
    const double v243 = -v238;
    P[103] = v243;
    P[104] = v243;
    P[105] = v243;
    P[106] = -(v222 + v242);
    P[107] = ((v33 * v237) - (v223 + (v13 * v226))) + (v22 * v236);
    P[108] = -(v63 + v69);
    P[109] = -(v148 + v156);
    P[110] = -(v148 + v224);
    const double v244 = (v15 * v164) - v161;
    P[112] = -(v168 + v244);
    const double v245 = (v15 * v172) - v174;
    P[198] = v245;
    P[113] = -(v177 + v245);
    P[114] = v99 - v156;
    P[115] = -v186;
    const double v246 = -v228;
    P[116] = v246;
    P[121] = v246;
    P[122] = v246;
    const double v247 = v8_cosine[0] * v15;
    const double v248 = v188 + ((v247 * v189) - (v42 * v163));
    const double v249 = v8_sine[0] * v15;
    const double v250 = v191 + ((v249 * v189) - (v42 * v162));
    const double v251 = (v8_sine[0] * v250) + (v8_cosine[0] * v248);
    const double v252 = v198 - v251;
    const double v253 = -(v201 - v252);
    P[118] = v253;
    P[124] = v253;
    P[130] = v253;
    const double v254 = v207 + ((v249 * v205) - (v42 * v169));
    const double v255 = (v204 - (v42 * v171)) + (v247 * v205);
    const double v256 = (v8_sine[0] * v254) + (v8_cosine[0] * v255);
    const double v257 = v210 - v256;
    const double v258 = v214 + v257;
    P[119] = v258;
    P[125] = v258;
    P[131] = v258;
    P[120] = v99 - v224;
    P[132] = -(v130 + v244);
    const double v259 = -v251;
    P[133] = v259;
    P[134] = v259;
    P[135] = v259;
    P[136] = ((v217 + (v70 * v248)) - (v71 * v250)) - (v72 * v244);
    const double v260 = ((v71 * v254) + (v72 * v245)) - (v70 * v255);
    P[137] = v220 - v260;
    P[138] = -(v139 + v245);
    const double v261 = -v256;
    P[139] = v261;
    P[140] = v261;
    P[141] = v261;
    P[142] = -(v222 + v260);
    P[143] = ((v33 * v255) - (v223 + (v13 * v245))) + (v22 * v254);
    P[144] = -v78;
    const double v262 = ((v72 * v196) + (v70 * v144)) - (v71 * v143);
    const double v263 = ((v72 * v194) - (v71 * v144)) + (v70 * v146);
    const double v264 = (v8_sine[0] * v263) - (v8_cosine[0] * v262);
    const double v265 = v167 + v264;
    P[145] = v165 + v265;
    P[146] = v225 + v265;
    P[147] = v244 + v265;
    P[148] = (v71 * v263) + (v70 * v262);
    const double v266 = (v71 * v18) + (v72 * v47);
    const double v267 = (v70 * v18) - (v72 * v52);
    const double v268 = v26 * v135;
    const double v269 = v268 + (v36 * v136);
    const double v270 = (((v79 * v266) + (v76 * v159)) + (v83 * v267)) - (v18 * v269);
    const double v271 = ((v73 * v169) + v270) + (v74 * v171);
    P[204] = v271;
    const double v272 = v271 - v138;
    P[149] = ((v33 * v262) - (v22 * v263)) - v272;
    P[150] = v116 + v165;
    P[151] = -v199;
    const double v273 = -v234;
    P[152] = v273;
    P[157] = v273;
    P[158] = v273;
    const double v274 = -v252;
    P[153] = v274;
    P[159] = v274;
    P[163] = v274;
    P[164] = v274;
    P[165] = v274;
    const double v275 = ((v72 * v103) + (v70 * v194)) - (v71 * v196);
    const double v276 = -((v72 * v264) - (v117 * v275));
    P[154] = v276;
    P[160] = v276;
    P[166] = v276;
    const double v277 = (((v27 * v76) - (v47 * v268)) - (v80 * v266)) - (v136 * v87);
    const double v278 = (v71 * v52) + (v70 * v47);
    const double v279 = ((v83 * v278) + v277) + ((v110 * v169) - (v74 * v205));
    const double v280 = (v79 * v278) + (((v80 * v267) + (v37 * v76)) - (v52 * v269));
    const double v281 = ((v73 * v205) + v280) + (v110 * v171);
    const double v282 = (v8_sine[0] * v279) + (v8_cosine[0] * v281);
    const double v283 = (v194 * v76) - (v95 * v137);
    const double v284 = (v196 * v76) - (v97 * v137);
    const double v285 = ((v8_sine[0] * v284) + (v8_cosine[0] * v283)) - v282;
    const double v286 = -(v285 + ((v13 * v264) - (v61 * v275)));
    P[155] = v286;
    P[161] = v286;
    P[167] = v286;
    P[156] = v116 + v225;
    P[162] = v116 + v244;
    P[168] = v132 - (v72 * v77);
    const double v287 = -v217;
    P[169] = v287;
    P[170] = v287;
    P[171] = v287;
    const double v288 = (v71 * v279) - (v70 * v281);
    const double v289 = (((v71 * v284) - (v70 * v283)) + (v72 * v272)) - v288;
    P[208] = v289;
    P[173] = (((v76 * v275) - (v135 * v262)) - (v136 * v263)) - v289;
    P[174] = -(v141 + v271);
    const double v290 = v222 + v282;
    P[175] = v290;
    P[176] = v290;
    P[177] = v290;
    P[178] = v288 - (v72 * v271);
    const double v291 = (v33 * v283) + (v22 * v284);
    P[179] = ((v291 - (v33 * v281)) - (v22 * v279)) - (v13 * v272);
    const double v292 = (v33 * v144) + (v22 * (v103 + v143));
    const double v293 = (v22 * v144) + (v33 * (v103 + v146));
    const double v294 = (v8_sine[0] * v293) - (v8_cosine[0] * v292);
    const double v295 = 0.0 + v294;
    P[181] = v175 + v295;
    P[182] = v226 + v295;
    P[183] = v245 + v295;
    P[184] = v272 + ((v71 * v293) + (v70 * v292));
    P[185] = (v33 * v292) - (v22 * v293);
    P[187] = -v211;
    const double v296 = -v239;
    P[188] = v296;
    P[193] = v296;
    P[194] = v296;
    const double v297 = -v257;
    P[189] = v297;
    P[195] = v297;
    P[199] = v297;
    P[200] = v297;
    P[201] = v297;
    const double v298 = ((v33 * v194) + (v22 * v196)) + (v13 * v103);
    const double v299 = -(((v72 * v294) - (v117 * v298)) - v285);
    P[190] = v299;
    P[196] = v299;
    P[202] = v299;
    const double v300 = -((v13 * v294) - (v61 * v298));
    P[191] = v300;
    P[197] = v300;
    P[203] = v300;
    const double v301 = -(v219 + v282);
    P[205] = v301;
    P[206] = v301;
    P[207] = v301;
    P[209] = ((v76 * v298) - (v135 * v292)) - (v136 * v293);
    P[214] = -(v291 + (v13 * v138));
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(99U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_inertia_power(&prepared_lane, q_lane, P_lane);
        behi_six_joint_scatter(216U, count, lane, P_lane, P);
    }
}

#endif

void behi_six_joint_reactions(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double F[restrict 36])
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
    const double v12 = (v0_cosine[1] * v11) - (v0_sine[1] * v10);
    const double v13 = (qd[1] * qd[1]) + (v11 * v11);
    const double v14 = qd[2] + qd[1];
    const double v15 = qdd[1] + (v11 * v10);
    const double v16 = (((v14 * v14) + (v0_cosine[1] * v13)) - (v0_sine[1] * v15)) + (v12 * v12);
    const double v17 = 50.0 * v16;
    const double v18 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const double v19 = qdd[1] + qdd[2];
    const double v20 = v19 + (v18 * v12);
    const double v21 = 50.0 * ((v0_cosine[1] * v15) + (v0_sine[1] * v13));
    const double v22 = v21 + (50.0 * v20);
    const double v23 = (v0_cosine[2] * v22) + (v0_sine[2] * v17);
    const double v24 = (v0_cosine[2] * v18) + (v0_sine[2] * v12);
    const double v25 = (v0_cosine[2] * v12) - (v0_sine[2] * v18);
    const double v26 = qdd[3] + v19;
    const double v27 = v26 + (v25 * v24);
    const double v28 = qd[4] - v25;
    const double v29 = qd[3] + v14;
    const double v30 = (v0_sine[3] * v24) - (v29 * v0_cosine[3]);
    const double v31 = 20.0 * v30;
    const double v32 = (v31 * (qd[4] + v28)) - ((10.0 * v27) + v23);
    const double v33 = (qdd[0] * v0_sine[0]) + (qd[1] * v11);
    const double v34 = qd[1] * v10;
    const double v35 = v34 - (qdd[0] * v0_cosine[0]);
    const double v36 = ((qd[2] * v12) + (v0_cosine[1] * v33)) - (v0_sine[1] * v35);
    const double v37 = ((qd[2] * v18) + (v0_sine[1] * v33)) + (v0_cosine[1] * v35);
    const double v38 = ((qd[3] * v25) + (v0_cosine[2] * v36)) - (v0_sine[2] * v37);
    const double v39 = v32 - (20.0 * ((v26 * v0_sine[3]) + (v0_cosine[3] * v38)));
    const double v40 = prepared->k[58] * v8_sine[0];
    const double v41 = (v29 * v29) + (v25 * v25);
    const double v42 = (v0_cosine[2] * v17) - (v0_sine[2] * v22);
    const double v43 = v42 + (10.0 * v41);
    const double v44 = ((qd[3] * v24) + (v0_cosine[2] * v37)) + (v0_sine[2] * v36);
    const double v45 = v44 + (v29 * v24);
    const double v46 = v37 + (v14 * v18);
    const double v47 = v34 + v35;
    const double v48 = v47 + v46;
    const double v49 = (50.0 * v48) + (10.0 * v45);
    const double v50 = (v0_sine[3] * v49) - (v0_cosine[3] * v43);
    const double v51 = (v29 * v0_sine[3]) + (v0_cosine[3] * v24);
    const double v52 = v50 + ((v51 * v31) + (20.0 * (qdd[4] + v44)));
    const double v53 = prepared->k[58] * v8_cosine[0];
    const double v54 = (v53 * v52) + (v40 * v39);
    F[30] = v54;
    const double v55 = (v53 * v39) - (v40 * v52);
    F[31] = v55;
    const double v56 = (v8_cosine[0] * v55) + (v8_sine[0] * v54);
    const double v57 = ((prepared->k[71] * v27) + (prepared->k[65] * v23)) - v56;
    const double v58 = v57 + ((prepared->k[69] * v27) + (prepared->k[59] * v23));
    F[19] = v58;
    const double v59 = (v8_cosine[0] * v54) - (v8_sine[0] * v55);
    const double v60 = v59 + (prepared->k[65] * v50);
    F[24] = v60;
    const double v61 = (v0_sine[3] * v43) + (v0_cosine[3] * v49);
    const double v62 = prepared->k[23] * ((v28 * v28) + (v51 * v51));
    const double v63 = v62 + (prepared->k[66] * v61);
    F[25] = v63;
    const double v64 = ((v0_sine[3] * v63) + ((prepared->k[69] * v41) + (prepared->k[59] * v42))) - (v0_cosine[3] * v60);
    const double v65 = ((v0_cosine[2] * v64) + (prepared->k[70] * v16)) + (v0_sine[2] * v58);
    const double v66 = (v0_cosine[2] * v58) - (v0_sine[2] * v64);
    const double v67 = v66 + ((prepared->k[70] * v20) + (prepared->k[60] * v21));
    F[13] = v67;
    const double v68 = (v0_cosine[1] * v67) - (v0_sine[1] * v65);
    const double v69 = v68 + (prepared->k[67] * v15);
    F[7] = v69;
    const double v70 = ((v0_cosine[1] * v65) + (prepared->k[67] * v13)) + (v0_sine[1] * v67);
    F[0] = -((v0_cosine[0] * v70) + (v0_sine[0] * v69));
    const double v71 = (v0_sine[3] * v60) + (v0_cosine[3] * v63);
    const double v72 = v71 + ((prepared->k[72] * v48) + (prepared->k[69] * v45));
    F[20] = v72;
    const double v73 = v72 + (prepared->k[70] * v48);
    F[14] = v73;
    const double v74 = v73 + (prepared->k[67] * v47);
    F[8] = v74;
    F[1] = -v74;
    F[2] = (v0_cosine[0] * v69) - (v0_sine[0] * v70);
    const double v75 = prepared->k[15] * (qd[5] + v30);
    const double v76 = v51 * v75;
    const double v77 = v28 * v75;
    const double v78 = (v8_cosine[0] * v77) - (v8_sine[0] * v76);
    F[33] = v78;
    const double v79 = (v8_sine[0] * v77) + (v8_cosine[0] * v76);
    const double v80 = ((v8_cosine[0] * v79) - (v8_sine[0] * v78)) - (20.0 * v59);
    const double v81 = (((prepared->k[73] * v48) + (prepared->k[55] * v45)) - v80) + (10.0 * v71);
    const double v82 = ((v8_cosine[0] * v78) + (v8_sine[0] * v79)) - (20.0 * v56);
    F[27] = v82;
    const double v83 = prepared->k[15] * (((qdd[5] - (v26 * v0_cosine[3])) + (qd[4] * v51)) + (v0_sine[3] * v38));
    F[35] = v83;
    const double v84 = (v0_cosine[3] * v82) + (v0_sine[3] * v83);
    F[21] = v84;
    const double v85 = (v0_cosine[2] * v84) + (v0_sine[2] * v81);
    F[15] = v85;
    const double v86 = (v0_cosine[2] * v81) + (((prepared->k[57] * v47) + (prepared->k[56] * v46)) - (v0_sine[2] * v84));
    const double v87 = v86 + (50.0 * v72);
    const double v88 = (v0_cosine[1] * v87) + (((prepared->k[68] * v47) - (v0_sine[1] * v85)) + (50.0 * v73));
    const double v89 = (v0_cosine[1] * v85) + (v0_sine[1] * v87);
    F[9] = v89;
    F[3] = (v0_cosine[0] * v89) + (v0_sine[0] * v88);
    const double v90 = (10.0 * v57) + (((prepared->k[55] * v27) + (prepared->k[69] * v23)) - (v0_cosine[3] * v83));
    const double v91 = v90 + (v0_sine[3] * v82);
    F[23] = v91;
    const double v92 = (v91 + ((prepared->k[56] * v20) + (prepared->k[70] * v21))) + (50.0 * v66);
    F[17] = v92;
    const double v93 = (v92 + (prepared->k[68] * v15)) + (50.0 * v68);
    F[11] = v93;
    F[4] = -v93;
    F[5] = (v0_sine[0] * v89) - (v0_cosine[0] * v88);
    F[6] = -v70;
    F[10] = -v88;
    F[12] = -v65;
    F[16] = -v87;
    F[18] = -v64;
    F[22] = -v81;
    F[26] = -v57;
    F[28] = -v83;
    F[29] = -v80;
    F[32] = -(v62 + (prepared->k[58] * v61));
    F[34] = -v79;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

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

        behi_six_joint_gather(99U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, qdd, qdd_lane);
        behi_six_joint_reactions(&prepared_lane, q_lane, qd_lane, qdd_lane, F_lane);
        behi_six_joint_scatter(36U, count, lane, F_lane, F);
    }
}

#endif

void behi_six_joint_inverse_dynamics_gradients(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double by_q[restrict 36], double by_qd[restrict 36], double by_qdd[restrict 36])
{
    const double v0 = behi_six_joint_alone(&q[1]) + behi_six_joint_alone(&q[2]);
    const double v1 = behi_six_joint_alone(&q[3]) + v0;
    const behi_six_joint_four v2_angle = {v0, v1, behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[4])};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
    by_q[0] = 0.0;
    by_q[5] = 0.0;
    by_q[6] = 0.0;
    by_q[11] = 0.0;
    by_q[12] = 0.0;
    by_q[17] = 0.0;
    by_q[18] = 0.0;
    by_q[23] = 0.0;
    by_q[24] = 0.0;
    by_q[29] = 0.0;
    by_q[30] = 0.0;
    by_q[35] = 0.0;
    by_qd[28] = 0.0;
    by_qd[35] = 0.0;
    by_qdd[22] = 0.0;
    by_qdd[27] = 0.0;
    by_qdd[29] = 0.0;
    by_qdd[34] = 0.0;
    const double v10 = 50.0 * v2_cosine[0];
    const double v11 = v2_sine[1] * v10;
    const double v12 = qd[2] + qd[1];
    const double v13 = v12 * v12;
    const double v14 = 50.0 * v2_sine[0];
    const double v15 = v2_cosine[1] * v14;
    const double v16 = qd[0] * qd[0];
    const double v17 = v16 + v13;
    const double v18 = v2_sine[1] * v14;
    const double v19 = v2_cosine[1] * v10;
    const double v20 = v19 + v18;
    const double v21 = qdd[1] + qdd[2];
    const double v22 = qd[1] * qd[1];
    const double v23 = v16 + v22;
    const double v24 = 50.0 * v2_cosine[2];
    const double v25 = 50.0 * v2_sine[2];
    const double v26 = (((v23 * v24) + (qdd[1] * v25)) + (v17 * v10)) + (v21 * v14);
    const double v27 = ((v21 * v10) + ((qdd[1] * v24) - (v22 * v25))) - (v13 * v14);
    const double v28 = (v2_cosine[1] * v27) + (v2_sine[1] * v26);
    const double v29 = qd[0] * v2_cosine[1];
    const double v30 = qd[0] * v2_sine[1];
    const double v31 = v30 * v29;
    const double v32 = v28 + (20.0 * v31);
    const double v33 = prepared->k[23] * v2_cosine[3];
    const double v34 = v2_cosine[3] * v2_sine[1];
    const double v35 = qd[3] + v12;
    const double v36 = (v35 * v2_sine[3]) + (qd[0] * v34);
    const double v37 = v2_sine[3] * v29;
    const double v38 = (v2_sine[3] * v30) - (v35 * v2_cosine[3]);
    const double v39 = v2_cosine[3] * v29;
    const double v40 = (v38 * v39) + (v36 * v37);
    const double v41 = v35 * v29;
    const double v42 = (qdd[0] * v2_sine[1]) + v41;
    const double v43 = v42 + v40;
    const double v44 = v41 + v42;
    const double v45 = v2_sine[3] * v44;
    const double v46 = qd[5] * prepared->k[24];
    const double v47 = (((prepared->k[6] * v45) - (v46 * v39)) + (prepared->k[21] * v43)) - (prepared->k[29] * (v40 - v42));
    const double v48 = v47 + (v33 * (v32 + (((v17 * v15) - (v13 * v11)) - (v21 * v20))));
    const double v49 = qd[1] * v2_cosine[2];
    const double v50 = 100.0 * v49;
    const double v51 = 2.0 * qd[0];
    const double v52 = v12 * v51;
    const double v53 = (qdd[0] * v14) + (v52 * v10);
    const double v54 = v53 + ((qdd[0] * v25) + (qd[0] * v50));
    const double v55 = prepared->k[23] * v2_sine[3];
    const double v56 = v2_cosine[3] * v2_cosine[1];
    const double v57 = ((prepared->k[11] * v2_cosine[2]) * ((qdd[1] * v56) + (v22 * v34))) - (v55 * v54);
    const double v58 = prepared->k[11] * v2_sine[2];
    const double v59 = (v57 + (v58 * ((qdd[1] * v34) - (v23 * v56)))) - v48;
    const double v60 = v38 * v36;
    const double v61 = v35 * v30;
    const double v62 = qdd[0] * v2_cosine[1];
    const double v63 = (qdd[4] - v62) + v61;
    const double v64 = (-v60) - v63;
    const double v65 = v36 * v36;
    const double v66 = qd[4] - v29;
    const double v67 = (v66 * v66) + v65;
    const double v68 = (v33 * v67) - (v55 * v64);
    const double v69 = v62 - (2.0 * v61);
    const double v70 = (prepared->k[46] * v69) - v68;
    const double v71 = prepared->k[10] * v2_cosine[0];
    const double v72 = v2_sine[2] * v71;
    const double v73 = v72 + (v2_sine[2] * (prepared->k[4] * v2_cosine[2]));
    const double v74 = prepared->k[10] * v2_sine[0];
    const double v75 = v2_sine[2] * v74;
    const double v76 = v2_cosine[2] * v71;
    const double v77 = v76 - v75;
    const double v78 = v2_sine[2] * v2_sine[2];
    const double v79 = prepared->k[4] * (v78 - (v2_cosine[2] * v2_cosine[2]));
    const double v80 = ((qd[1] * v51) * (v79 - v77)) + ((v52 * v75) - ((2.0 * qdd[0]) * v73));
    const double v81 = prepared->k[46] * v2_cosine[1];
    const double v82 = (v2_cosine[1] * v26) - (v2_sine[1] * v27);
    const double v83 = v29 * v29;
    const double v84 = v83 - (v30 * v30);
    const double v85 = v82 + (10.0 * v84);
    const double v86 = v15 - v11;
    const double v87 = (v21 * v86) + ((v13 * v19) + (v17 * v18));
    const double v88 = v87 - v85;
    const double v89 = (v25 * v2_cosine[1]) - (v24 * v2_sine[1]);
    const double v90 = v25 * v2_sine[1];
    const double v91 = v24 * v2_cosine[1];
    const double v92 = ((v22 * v91) + (v23 * v90)) + (qdd[1] * v89);
    const double v93 = v88 + v92;
    const double v94 = prepared->k[23] * v34;
    const double v95 = (((v80 - (v81 * v54)) - (v25 * v70)) - (v94 * v93)) + (v2_cosine[1] * v59);
    const double v96 = v24 + v10;
    const double v97 = qd[1] * v2_sine[2];
    const double v98 = 100.0 * v97;
    const double v99 = ((v52 * v14) + (qd[0] * v98)) - (qdd[0] * v96);
    const double v100 = v99 - (10.0 * v69);
    const double v101 = (((v46 * v36) + (prepared->k[47] * v69)) - (prepared->k[46] * v99)) - (v55 * v100);
    const double v102 = (v101 + (prepared->k[21] * v64)) - (10.0 * v68);
    const double v103 = (v35 * v35) + v83;
    const double v104 = (10.0 * v103) + v82;
    const double v105 = qdd[3] + v21;
    const double v106 = v31 + v105;
    const double v107 = (10.0 * v106) + v28;
    const double v108 = 2.0 * v66;
    const double v109 = v38 * v108;
    const double v110 = v105 - v31;
    const double v111 = (v2_sine[3] * v110) + (v2_cosine[3] * v44);
    by_qdd[28] = prepared->k[8];
    const double v112 = (prepared->k[8] * v111) + ((v46 * v66) - (prepared->k[21] * v109));
    const double v113 = (v2_cosine[3] * (-v112)) - (v33 * v107);
    const double v114 = 2.0 * v36;
    const double v115 = v30 * v108;
    const double v116 = (v55 * v43) + (v33 * (v115 + (v39 * v114)));
    const double v117 = 10.0 * v2_cosine[1];
    const double v118 = ((v117 * v116) + (v2_cosine[1] * v113)) + (v96 * (v116 + (prepared->k[46] * v44)));
    const double v119 = (v2_sine[1] * (v102 + ((v33 * v104) + (prepared->k[29] * (v60 - v63))))) + v118;
    const double v120 = v2_sine[0] * v2_sine[0];
    const double v121 = prepared->k[5] * (v120 - (v2_cosine[0] * v2_cosine[0]));
    const double v122 = prepared->k[3] * v2_cosine[2];
    const double v123 = (((prepared->k[36] * v2_cosine[0]) + v122) * (qdd[0] * v2_sine[0])) - (v52 * (v121 - v76));
    by_qdd[35] = prepared->k[15];
    const double v124 = prepared->k[15] * v2_cosine[3];
    const double v125 = prepared->k[15] * v36;
    by_qd[34] = v125;
    const double v126 = prepared->k[15] * v66;
    const double v127 = ((((prepared->k[15] * v2_sine[3]) * v69) + (v30 * v125)) + (v39 * v126)) + (v124 * v84);
    by_q[31] = v127;
    by_q[32] = v127;
    by_q[33] = v127;
    const double v128 = v2_sine[3] * v2_sine[1];
    const double v129 = v128 * v127;
    const double v130 = 2.0 * v38;
    const double v131 = (v2_sine[3] * v84) - (v2_cosine[3] * v69);
    const double v132 = (v131 + (v30 * v130)) + (v37 * v108);
    const double v133 = (prepared->k[21] * v132) + ((prepared->k[29] * v131) - (v46 * v30));
    const double v134 = v34 * v133;
    const double v135 = v45 - (v2_cosine[3] * v110);
    const double v136 = prepared->k[15] * (v135 + (qdd[5] + (v66 * v36)));
    const double v137 = v2_sine[3] * v2_cosine[1];
    const double v138 = ((prepared->k[47] * v2_cosine[1]) * v44) - (v137 * v136);
    const double v139 = ((((v123 + (v14 * v70)) - v129) + v134) + v138) + v119;
    by_q[1] = v95 - v139;
    const double v140 = prepared->k[46] + v55;
    const double v141 = v2_cosine[1] * v140;
    const double v142 = qd[0] * v2_sine[0];
    const double v143 = (((v142 * (prepared->k[3] * v97)) - (v141 * v53)) - (v94 * v88)) - (v2_cosine[1] * v48);
    by_q[2] = v143 - v139;
    const double v144 = v47 + (v33 * v32);
    by_q[27] = v144;
    by_q[3] = (((v129 + (v94 * v85)) - (v2_cosine[1] * v144)) - (v138 + v134)) - v119;
    const double v145 = v65 - (v38 * v38);
    const double v146 = v2_cosine[3] * v36;
    const double v147 = (v33 * v64) + (v55 * v67);
    const double v148 = (((v46 * v38) + (v33 * v100)) + (prepared->k[75] * v145)) + (v55 * v104);
    by_q[28] = v148;
    const double v149 = (v38 * v126) - (prepared->k[15] * v111);
    const double v150 = -v149;
    by_q[34] = v150;
    const double v151 = ((v128 * (v150 - v112)) - ((v55 * v2_sine[1]) * v107)) - (v2_cosine[1] * v148);
    const double v152 = v151 + ((v96 + v117) * (v147 + ((v146 * (prepared->k[77] * v38)) - (v55 * v145))));
    const double v153 = v135 + (v36 * v108);
    const double v154 = (prepared->k[29] * v135) - v136;
    by_q[4] = v152 - (v34 * (v154 + (prepared->k[21] * v153)));
    const double v155 = (v55 * v36) - (v33 * v38);
    const double v156 = (-(prepared->k[46] * v106)) - (prepared->k[23] * (v111 - v109));
    const double v157 = v156 + ((((prepared->k[76] * v31) + (v33 * v42)) - (v39 * v155)) - (v55 * v115));
    const double v158 = (prepared->k[46] * v103) + v147;
    const double v159 = v158 + ((prepared->k[23] * v132) - (prepared->k[46] * v84));
    const double v160 = (v2_cosine[1] * v159) - (v2_sine[1] * v157);
    const double v161 = (v2_cosine[1] * v157) + (v2_sine[1] * v159);
    const double v162 = (v14 * v161) + (v10 * v160);
    const double v163 = v13 - v17;
    const double v164 = ((prepared->k[46] * v82) - (v2_cosine[3] * v127)) - (v2_sine[3] * v133);
    const double v165 = ((prepared->k[6] * v132) - (prepared->k[47] * v84)) - v164;
    const double v166 = v162 + (v165 - (((v86 * v156) + (v163 * v121)) + (v20 * v158)));
    const double v167 = (v55 * v93) + (prepared->k[46] * (v87 + v92));
    const double v168 = v22 - v23;
    const double v169 = v166 + (v167 + (v168 * v77));
    const double v170 = (v25 * v161) + (v24 * v160);
    const double v171 = v91 + v90;
    const double v172 = ((((v168 * v79) - (v163 * v77)) + (v89 * v156)) + (v171 * v158)) - v170;
    by_q[7] = v172 - v169;
    const double v173 = v2_cosine[2] * v74;
    const double v174 = v173 - v72;
    const double v175 = (v55 * v88) + (prepared->k[46] * v87);
    const double v176 = ((((v23 * v76) + (v22 * v75)) - (qdd[1] * v174)) - v175) - v166;
    by_q[14] = v176;
    by_q[8] = v176 - ((((v13 * v76) + (v17 * v75)) + (v21 * v174)) + v170);
    const double v177 = v25 + v14;
    const double v178 = (v55 * v85) - v165;
    by_q[21] = v178;
    by_q[9] = (v178 - (v96 * v160)) - (v177 * v161);
    const double v179 = prepared->k[77] * v2_sine[3];
    const double v180 = ((v33 * v145) + (v179 * v60)) - v68;
    const double v181 = (v2_cosine[1] * v177) - (v2_sine[1] * v96);
    const double v182 = (v2_cosine[1] * v96) + (v2_sine[1] * v177);
    const double v183 = prepared->k[6] + (prepared->k[21] * v2_sine[3]);
    const double v184 = v183 + (prepared->k[23] * v182);
    const double v185 = (v113 - (v2_cosine[3] * v149)) + (v2_sine[3] * v154);
    by_q[10] = -(v185 + ((v184 * v153) + (v181 * v180)));
    by_q[13] = -v169;
    by_q[15] = v178 - v162;
    const double v186 = prepared->k[23] * v20;
    const double v187 = v183 + v186;
    by_q[16] = -(v185 + ((v86 * v180) + (v187 * v153)));
    by_q[19] = -(v167 + v165);
    by_q[20] = -(v175 + v165);
    by_q[22] = -(v185 + (v183 * v153));
    by_q[25] = -v59;
    by_q[26] = v48 + (v55 * v53);
    const double v188 = 2.0 * v12;
    const double v189 = v97 * (prepared->k[80] * v2_cosine[0]);
    const double v190 = prepared->k[81] * v2_cosine[2];
    const double v191 = v98 + (v188 * v14);
    const double v192 = (v81 * v191) + ((v97 * v190) + v189);
    const double v193 = (prepared->k[22] * v29) + v126;
    const double v194 = ((v2_cosine[1] * v125) - ((prepared->k[22] * v35) * v137)) - (v34 * v193);
    const double v195 = (v128 * v194) + (v192 + (v188 * ((v2_sine[0] * (prepared->k[5] * v2_cosine[0])) + v173)));
    const double v196 = (v35 * v56) - (v29 * v128);
    const double v197 = ((v2_cosine[1] * v130) - (v128 * v108)) + (2.0 * v196);
    const double v198 = prepared->k[77] * v96;
    const double v199 = v2_sine[1] * v29;
    const double v200 = (((v46 * v2_cosine[1]) - (v30 * v198)) - (prepared->k[7] * v199)) - (prepared->k[24] * v196);
    const double v201 = v200 - (prepared->k[21] * v197);
    const double v202 = v34 * v38;
    const double v203 = v202 + (v128 * v36);
    const double v204 = v35 * v2_sine[1];
    const double v205 = v204 + v203;
    const double v206 = v2_cosine[1] * v108;
    const double v207 = (v33 * (v206 - (v34 * v114))) - (v55 * v205);
    const double v208 = (v96 * (v207 - (prepared->k[76] * v204))) + ((v117 * v207) - ((v34 * v201) + v195));
    const double v209 = v46 * v34;
    const double v210 = prepared->k[78] * ((v29 * v56) - (v35 * v128));
    const double v211 = (prepared->k[29] * (v203 - v204)) + (v210 + ((v209 - (v55 * v191)) + (v39 * v198)));
    const double v212 = v211 - (prepared->k[21] * v205);
    by_qd[0] = v208 - (v2_cosine[1] * ((prepared->k[79] * v204) - v212));
    const double v213 = (v2_sine[3] * v38) - v146;
    const double v214 = v30 + v213;
    const double v215 = (prepared->k[21] * v214) - (prepared->k[29] * (v213 - v30));
    const double v216 = v46 * v2_sine[3];
    const double v217 = v216 - (prepared->k[78] * v38);
    const double v218 = v215 - (v217 + ((prepared->k[12] * v12) * ((v2_sine[0] * v34) + (v2_cosine[0] * v56))));
    const double v219 = qd[0] * v2_sine[2];
    const double v220 = 100.0 * (v219 + v142);
    const double v221 = v218 + ((v55 * v220) - (prepared->k[12] * ((v49 * v56) + (v97 * v34))));
    by_qd[25] = v221;
    const double v222 = (100.0 * v12) * ((v2_sine[0] * v2_cosine[1]) - (v2_cosine[0] * v2_sine[1]));
    const double v223 = v222 + ((v2_cosine[1] * v98) - (v2_sine[1] * v50));
    const double v224 = v142 * (v122 + (prepared->k[82] * v2_cosine[0]));
    const double v225 = (v2_cosine[1] * v221) + ((((v51 * v73) + v224) + (v81 * v220)) + (v94 * v223));
    const double v226 = (v55 * v214) + (v179 * v146);
    const double v227 = prepared->k[76] * v30;
    const double v228 = v2_sine[3] * v193;
    by_qd[31] = v228;
    by_qd[32] = v228;
    by_qd[33] = v228;
    const double v229 = (v96 * (v226 + v227)) - (v128 * v228);
    const double v230 = v229 + (v2_cosine[1] * ((prepared->k[79] * v30) + (10.0 * v226)));
    const double v231 = (2.0 * v39) + (v2_cosine[3] * v108);
    const double v232 = (prepared->k[24] * v39) + (prepared->k[21] * v231);
    const double v233 = (v34 * v232) - v230;
    by_qd[1] = v233 - v225;
    const double v234 = (-((prepared->k[12] * v2_sine[3]) * v142)) - v218;
    const double v235 = (prepared->k[23] * v222) - v232;
    by_qd[2] = ((v2_cosine[1] * v234) - ((((prepared->k[13] * v2_sine[0]) * v29) + v224) + (v34 * v235))) - v230;
    const double v236 = v217 - v215;
    by_qd[3] = v233 + (v2_cosine[1] * v236);
    const double v237 = (v209 + (v128 * v125)) - (prepared->k[83] * v202);
    by_qd[4] = v237 - (v66 * ((v2_cosine[3] * v198) + (prepared->k[74] * v56)));
    const double v238 = prepared->k[24] * v36;
    const double v239 = prepared->k[24] * v66;
    by_qd[5] = (v2_cosine[1] * v238) + (v34 * v239);
    const double v240 = ((v2_cosine[3] * v194) + ((prepared->k[79] * v199) + (v96 * v227))) + (prepared->k[6] * v197);
    const double v241 = v240 - (v2_sine[3] * v201);
    by_qd[18] = v241;
    const double v242 = v224 + v241;
    const double v243 = (prepared->k[23] * v197) + (prepared->k[76] * v199);
    const double v244 = (((v29 * (prepared->k[76] * v2_cosine[1])) - (v35 * v94)) + (v34 * v155)) - (v55 * v206);
    by_qd[6] = v242 + (((v181 * v244) + (v219 * (v190 + (prepared->k[84] * v2_cosine[0])))) + (v182 * v243));
    const double v245 = prepared->k[6] * v231;
    const double v246 = ((qd[0] * v94) - (prepared->k[76] * v35)) - ((v2_sine[3] * v179) * v36);
    const double v247 = (v246 + ((v2_cosine[3] * v55) * v38)) - (v33 * v146);
    const double v248 = (v86 * v247) - (v245 + (v186 * v231));
    const double v249 = ((prepared->k[23] * v171) * v231) - (v89 * v247);
    const double v250 = (v249 - (v188 * v174)) - v248;
    const double v251 = v2_cosine[3] * v228;
    const double v252 = (v2_sine[3] * v232) - v251;
    const double v253 = (v140 * v223) - v252;
    const double v254 = ((v2_sine[0] * (prepared->k[3] * v49)) - v189) - v253;
    by_qd[7] = v250 + v254;
    const double v255 = v251 + ((v2_sine[3] * v235) + (prepared->k[46] * v222));
    by_qd[8] = v250 - v255;
    const double v256 = v252 - v248;
    by_qd[15] = v256;
    by_qd[9] = v249 + v256;
    const double v257 = v179 * v66;
    const double v258 = v216 - (prepared->k[15] * v146);
    by_qd[10] = (v258 + (v181 * v257)) - (v130 * v184);
    const double v259 = v2_sine[3] * v239;
    by_qd[11] = v259;
    by_qd[17] = v259;
    by_qd[23] = v259;
    by_qd[12] = v242 + ((v86 * v244) + (v20 * v243));
    by_qd[13] = v254 - v248;
    by_qd[14] = -(v248 + v255);
    by_qd[16] = (v258 + (v86 * v257)) - (v130 * v187);
    by_qd[19] = v245 - v253;
    by_qd[20] = v245 - v255;
    by_qd[21] = v245 + v252;
    by_qd[22] = v258 - (v183 * v130);
    by_qd[24] = -v212;
    by_qd[26] = -v234;
    by_qd[27] = -v236;
    by_qd[29] = -v238;
    by_qd[30] = -v194;
    const double v260 = (v96 * v141) + v76;
    const double v261 = (((prepared->k[49] + (prepared->k[7] * v2_sine[3])) - (prepared->k[4] * v78)) - (prepared->k[5] * v120)) + (2.0 * v260);
    const double v262 = prepared->k[9] * v2_sine[3];
    const double v263 = v262 - prepared->k[7];
    by_qdd[0] = v261 + (v2_sine[1] * ((prepared->k[48] * v2_sine[1]) + (v263 * v128)));
    const double v264 = (prepared->k[6] - v262) * v34;
    by_qdd[3] = v264;
    by_qdd[18] = v264;
    const double v265 = ((prepared->k[11] * v2_cosine[3]) * v2_sine[0]) - (-v264);
    by_qdd[2] = v265;
    by_qdd[12] = v265;
    const double v266 = v265 + (v2_cosine[3] * v58);
    by_qdd[1] = v266;
    by_qdd[6] = v266;
    const double v267 = -(((v55 * v96) + (prepared->k[8] * v2_cosine[1])) + (prepared->k[6] * v137));
    by_qdd[4] = v267;
    by_qdd[24] = v267;
    const double v268 = prepared->k[15] * v128;
    by_qdd[5] = v268;
    by_qdd[30] = v268;
    const double v269 = v2_sine[1] * v140;
    const double v270 = (v10 * v141) + (v14 * v269);
    const double v271 = (v2_sine[3] * v263) - prepared->k[2];
    const double v272 = v270 - v271;
    by_qdd[15] = v272;
    by_qdd[20] = v272;
    const double v273 = prepared->k[5] + v272;
    const double v274 = v273 + (v260 + (v75 + (v269 * v177)));
    by_qdd[8] = v274;
    by_qdd[13] = v274;
    const double v275 = (v24 * v141) + (v25 * v269);
    by_qdd[7] = (v275 + ((prepared->k[4] + v76) + v75)) + v274;
    const double v276 = v275 + v272;
    by_qdd[9] = v276;
    by_qdd[19] = v276;
    const double v277 = v33 * v86;
    const double v278 = -(v277 + (v33 * v89));
    by_qdd[10] = v278;
    by_qdd[25] = v278;
    const double v279 = -v124;
    by_qdd[11] = v279;
    by_qdd[17] = v279;
    by_qdd[23] = v279;
    by_qdd[31] = v279;
    by_qdd[32] = v279;
    by_qdd[33] = v279;
    by_qdd[14] = v270 + v273;
    const double v280 = -v277;
    by_qdd[16] = v280;
    by_qdd[26] = v280;
    by_qdd[21] = -v271;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_inverse_dynamics_gradients_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double by_q_lane[36];
        double by_qd_lane[36];
        double by_qdd_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, qdd, qdd_lane);
        behi_six_joint_inverse_dynamics_gradients(prepared, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        behi_six_joint_scatter(36U, count, lane, by_q_lane, by_q);
        behi_six_joint_scatter(36U, count, lane, by_qd_lane, by_qd);
        behi_six_joint_scatter(36U, count, lane, by_qdd_lane, by_qdd);
    }
}

void behi_six_joint_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double by_q_lane[36];
        double by_qd_lane[36];
        double by_qdd_lane[36];

        behi_six_joint_gather(99U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, qdd, qdd_lane);
        behi_six_joint_inverse_dynamics_gradients(&prepared_lane, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
        behi_six_joint_scatter(36U, count, lane, by_q_lane, by_q);
        behi_six_joint_scatter(36U, count, lane, by_qd_lane, by_qd);
        behi_six_joint_scatter(36U, count, lane, by_qdd_lane, by_qdd);
    }
}

#endif
