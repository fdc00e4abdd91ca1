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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_influence_rotational_C6(&prepared_lane, q_lane, G_lane, H_lane);
        behi_six_joint_scatter(18U, count, lane, G_lane, G);
        behi_six_joint_scatter(108U, count, lane, H_lane, H);
    }
}

#endif

void behi_six_joint_inertia_power(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double P[restrict 216])
{
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[0]), behi_six_joint_alone(&q[3])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const behi_six_joint_four v8_angle = {q[4]};
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
    for (size_t k = 210U; k < 214U; k++) {
        P[k] = 0.0;
    }
    P[215] = 0.0;
    const double v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const double v11 = v0_cosine[2] * v10;
    const double v12 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v13 = v0_sine[3] * v12;
    const double v14 = (v0_cosine[2] * v13) - (v0_cosine[3] * v11);
    const double v15 = (v8_cosine[0] * v0_sine[2]) + (v8_sine[0] * v14);
    const double v16 = 50.0 * v0_cosine[1];
    const double v17 = (v0_cosine[2] * v16) + (50.0 * v11);
    const double v18 = v17 - (10.0 * v14);
    const double v19 = v18 - (20.0 * v15);
    const double v20 = prepared->k[38] * v19;
    const double v21 = v0_cosine[3] * v12;
    const double v22 = (v0_sine[3] * v10) + v21;
    const double v23 = v8_sine[0] * v22;
    const double v24 = 30.0 + (50.0 * v0_sine[1]);
    const double v25 = v24 + (50.0 * v12);
    const double v26 = (10.0 * v22) + v25;
    const double v27 = v26 + (20.0 * v23);
    const double v28 = v27 * v20;
    const double v29 = prepared->k[41] * v26;
    const double v30 = v28 + (v29 * v18);
    const double v31 = v0_sine[2] * v10;
    const double v32 = (v0_sine[2] * v13) - (v0_cosine[3] * v31);
    const double v33 = (v8_cosine[0] * v0_cosine[2]) - (v8_sine[0] * v32);
    const double v34 = (v0_sine[2] * v16) + (50.0 * v31);
    const double v35 = v34 - (10.0 * v32);
    const double v36 = v35 + (20.0 * v33);
    const double v37 = prepared->k[38] * v36;
    const double v38 = v27 * v37;
    const double v39 = v38 + (v35 * v29);
    const double v40 = prepared->k[39] * v18;
    const double v41 = v0_cosine[2] * v40;
    const double v42 = prepared->k[39] * v35;
    const double v43 = v0_sine[2] * v42;
    const double v44 = ((v0_sine[2] * v39) + (v26 * (v43 + v41))) + (v0_cosine[2] * v30);
    const double v45 = v0_sine[2] * v34;
    const double v46 = prepared->k[40] * v17;
    const double v47 = (v0_cosine[2] * v46) + (prepared->k[40] * v45);
    const double v48 = v44 + (v25 * v47);
    const double v49 = (v0_sine[2] * v0_sine[2]) + (v0_cosine[2] * v0_cosine[2]);
    const double v50 = prepared->k[41] * v18;
    const double v51 = v20 + v50;
    const double v52 = v40 + v51;
    const double v53 = prepared->k[41] * v35;
    const double v54 = v37 + v53;
    const double v55 = v42 + v54;
    const double v56 = (v0_sine[2] * v55) + (v0_cosine[2] * v52);
    const double v57 = v47 + v56;
    const double v58 = 30.0 * v57;
    const double v59 = (v48 + (v49 * (v0_cosine[1] * ((prepared->k[42] * v24) - prepared->k[71])))) - v58;
    const double v60 = (v0_sine[2] * v33) - (v0_cosine[2] * v15);
    const double v61 = prepared->k[11] * v23;
    const double v62 = v61 * v60;
    const double v63 = 2.0 * v62;
    P[1] = v63 - v59;
    const double v64 = v24 * v57;
    const double v65 = v64 - v48;
    P[12] = v65;
    P[2] = v63 + v65;
    const double v66 = v25 * v56;
    const double v67 = v66 - v44;
    P[18] = v67;
    P[3] = v63 + v67;
    const double v68 = (v0_cosine[2] * v21) + (v0_sine[3] * v11);
    const double v69 = (v0_cosine[3] * v10) - v13;
    const double v70 = (v69 * v18) + (v26 * v68);
    const double v71 = (v0_sine[2] * v21) + (v0_sine[3] * v31);
    const double v72 = (v69 * v35) + (v26 * v71);
    const double v73 = ((v68 * v39) + ((v72 * v51) - (v70 * v54))) - (v71 * v30);
    const double v74 = (v68 * v33) + (v71 * v15);
    const double v75 = v61 * v74;
    P[4] = (2.0 * v75) - v73;
    const double v76 = v23 * v36;
    const double v77 = (v27 * v33) - v76;
    const double v78 = (v23 * v19) + (v27 * v15);
    const double v79 = (v33 * v20) + (v15 * v37);
    const double v80 = ((v37 * v78) + (v20 * v77)) - (v27 * v79);
    P[180] = v80;
    const double v81 = -v80;
    P[5] = v81;
    P[30] = v81;
    P[6] = -v59;
    const double v82 = v36 * v20;
    const double v83 = v82 + (v35 * v50);
    const double v84 = v83 + (v35 * v40);
    const double v85 = (v36 * v37) + (v35 * v53);
    const double v86 = ((v0_sine[2] * v85) + (v35 * v43)) + (v0_cosine[2] * v84);
    const double v87 = v19 * v20;
    const double v88 = v87 + (v18 * v50);
    const double v89 = (v0_sine[2] * v84) + ((v0_cosine[2] * v88) + (v18 * v41));
    const double v90 = v45 + (v0_cosine[2] * v17);
    const double v91 = prepared->k[11] * v33;
    const double v92 = v91 * v60;
    const double v93 = prepared->k[11] * v15;
    const double v94 = v93 * v60;
    const double v95 = (v0_sine[2] * v94) + (v0_cosine[2] * v92);
    P[42] = v95;
    P[48] = v95;
    P[54] = v95;
    P[78] = v95;
    P[84] = v95;
    P[90] = v95;
    P[114] = v95;
    P[120] = v95;
    P[126] = v95;
    const double v96 = (v95 + (v0_sine[2] * (v89 + (v46 * v90)))) - (v0_cosine[2] * (v86 + (v34 * v47)));
    P[7] = -v96;
    const double v97 = (v0_sine[2] * v52) - (v0_cosine[2] * v55);
    const double v98 = v16 * v49;
    const double v99 = prepared->k[40] * v98;
    const double v100 = ((v98 * (v97 + (v0_sine[2] * v46))) - (v34 * (v0_cosine[2] * v99))) - v96;
    P[8] = v100;
    P[13] = v100;
    P[14] = v100;
    const double v101 = (((v0_cosine[2] * v86) - v95) - (v0_sine[2] * v89)) + (v90 * v97);
    P[9] = v101;
    P[15] = v101;
    P[19] = v101;
    P[20] = v101;
    P[21] = v101;
    const double v102 = (v68 * v35) - (v71 * v18);
    const double v103 = ((v102 * v54) - (v68 * v85)) + (v71 * v83);
    const double v104 = ((v102 * v51) - (v68 * v83)) + (v71 * v88);
    const double v105 = (v0_sine[2] * v104) - (v0_cosine[2] * v103);
    const double v106 = v91 * v74;
    const double v107 = v93 * v74;
    const double v108 = (v0_sine[2] * v107) + (v0_cosine[2] * v106);
    const double v109 = v23 * v61;
    const double v110 = (v0_sine[2] * v71) + (v0_cosine[2] * v68);
    const double v111 = v69 * v60;
    const double v112 = (v61 * v111) + (v110 * v109);
    const double v113 = -((v108 - v112) - v105);
    P[10] = v113;
    P[16] = v113;
    P[22] = v113;
    const double v114 = (v33 * v19) + (v15 * v36);
    const double v115 = (v36 * v79) - (v37 * v114);
    const double v116 = v0_cosine[2] * v115;
    const double v117 = -v116;
    P[11] = v117;
    P[17] = v117;
    P[23] = v117;
    P[24] = -v73;
    const double v118 = ((v69 * v62) + (v68 * v94)) - (v71 * v92);
    const double v119 = v105 - v118;
    P[25] = v119;
    P[26] = v119;
    P[27] = v119;
    const double v120 = ((v68 * v107) - (v71 * v106)) + (v69 * v75);
    P[168] = v120;
    P[28] = (((v68 * v104) - v120) + (v71 * v103)) + (v69 * v73);
    const double v121 = (v71 * v115) + (v69 * v80);
    P[29] = v121;
    const double v122 = ((v33 * v92) + (v23 * v62)) + (v15 * v94);
    const double v123 = v122 - v116;
    P[31] = v123;
    P[32] = v123;
    P[33] = v123;
    const double v124 = ((v33 * v106) + (v23 * v75)) + (v15 * v107);
    P[34] = v121 + v124;
    P[35] = (v33 * v115) - (v23 * v80);
    P[36] = v59 - v62;
    const double v125 = v15 * v91;
    const double v126 = v15 * v93;
    const double v127 = (v0_sine[2] * v126) + (v0_cosine[2] * v125);
    const double v128 = v33 * v91;
    const double v129 = (v0_sine[2] * v125) + (v0_cosine[2] * v128);
    const double v130 = (v0_sine[2] * v129) - (v0_cosine[2] * v127);
    const double v131 = -v130;
    P[37] = v131;
    P[38] = v131;
    P[39] = v131;
    P[73] = v131;
    P[74] = v131;
    P[75] = v131;
    P[109] = v131;
    P[110] = v131;
    P[111] = v131;
    const double v132 = (v0_sine[2] * v72) + (v0_cosine[2] * v70);
    const double v133 = prepared->k[38] * v27;
    const double v134 = v29 + v133;
    const double v135 = (v0_sine[2] * v54) + (v0_cosine[2] * v51);
    const double v136 = (v69 * v135) + (v110 * v134);
    const double v137 = v0_sine[2] * v69;
    const double v138 = (v137 * v39) + ((v110 * ((v26 * v29) + (v27 * v133))) - (v134 * v132));
    const double v139 = v0_cosine[2] * v69;
    const double v140 = v138 + (v139 * v30);
    const double v141 = ((30.0 * v136) - (prepared->k[72] * v132)) - v140;
    const double v142 = ((v68 * v129) - v112) + (v71 * v127);
    P[40] = v141 - v142;
    const double v143 = (v0_sine[2] * v37) + (v0_cosine[2] * v20);
    const double v144 = v23 * v143;
    const double v145 = (v0_sine[2] * v77) - (v0_cosine[2] * v78);
    const double v146 = v27 * v60;
    const double v147 = (v27 * v144) - (v133 * (v146 - v145));
    const double v148 = ((prepared->k[73] * v145) - (30.0 * ((v133 * v60) - v144))) - v147;
    P[186] = v148;
    const double v149 = (v33 * v127) - (v15 * v129);
    P[41] = -(v149 + v148);
    const double v150 = v134 + (prepared->k[39] * v26);
    const double v151 = v98 * v150;
    const double v152 = v49 * (((v151 + ((v25 * v99) - (prepared->k[74] * v98))) + v58) - v64);
    P[79] = v152;
    const double v153 = -v152;
    P[44] = v153;
    P[49] = v153;
    P[50] = v153;
    const double v154 = v66 - (v90 * v150);
    const double v155 = v49 * (((30.0 * v56) - (prepared->k[75] * v90)) - v154);
    P[115] = v155;
    const double v156 = -v155;
    P[45] = v156;
    P[51] = v156;
    P[55] = v156;
    P[56] = v156;
    P[57] = v156;
    const double v157 = v102 * v134;
    const double v158 = (((v0_cosine[2] * v157) - (v137 * v85)) - (v110 * v39)) - (v139 * v83);
    const double v159 = (v72 * v135) + v158;
    const double v160 = (v68 * v54) - (v71 * v51);
    const double v161 = (30.0 * v160) - (prepared->k[72] * v102);
    const double v162 = v159 + (v0_cosine[2] * v161);
    const double v163 = (((v110 * v30) + (v0_sine[2] * v157)) + (v137 * v83)) + (v139 * v88);
    const double v164 = v163 - (v70 * v135);
    const double v165 = v164 + (v0_sine[2] * v161);
    const double v166 = (v0_sine[2] * v165) + (v0_cosine[2] * v162);
    const double v167 = v33 * v61;
    const double v168 = (v91 * v111) + (v110 * v167);
    const double v169 = v15 * v61;
    const double v170 = (v93 * v111) + (v110 * v169);
    const double v171 = (v0_sine[2] * v170) + (v0_cosine[2] * v168);
    const double v172 = v171 + v166;
    P[151] = v172;
    const double v173 = (v0_sine[2] * v169) + (v0_cosine[2] * v167);
    const double v174 = (v69 * v130) + (v110 * v173);
    const double v175 = -(v174 + v172);
    P[46] = v175;
    P[52] = v175;
    P[58] = v175;
    const double v176 = v133 * v114;
    const double v177 = ((v37 * v146) + (v0_cosine[2] * v176)) - (v143 * (v76 + v77));
    const double v178 = (30.0 * v79) - (prepared->k[73] * v114);
    const double v179 = v177 + (v0_cosine[2] * v178);
    const double v180 = (((v0_cosine[2] * v23) * v87) - (v78 * v143)) + (v0_sine[2] * v176);
    const double v181 = v180 + (v20 * ((v0_sine[2] * v76) - v146));
    const double v182 = v181 + (v0_sine[2] * v178);
    const double v183 = (v0_sine[2] * v182) + (v0_cosine[2] * v179);
    P[67] = v183;
    P[68] = v183;
    P[69] = v183;
    const double v184 = (v23 * v127) - (v15 * v173);
    const double v185 = (v33 * v173) - (v23 * v129);
    const double v186 = (v0_sine[2] * v185) + (v0_cosine[2] * v184);
    const double v187 = -(v186 - v183);
    P[47] = v187;
    P[53] = v187;
    P[59] = v187;
    P[60] = v118 + v141;
    const double v188 = -v166;
    P[61] = v188;
    P[62] = v188;
    P[63] = v188;
    const double v189 = ((v68 * v170) - (v71 * v168)) + (v69 * v112);
    P[169] = v189;
    P[170] = v189;
    P[171] = v189;
    P[64] = ((v71 * v162) - ((v69 * v141) + v189)) - (v68 * v165);
    const double v190 = ((v68 * v182) - (v71 * v179)) + (v69 * v148);
    const double v191 = ((v68 * v185) - (v71 * v184)) - (v69 * v149);
    P[65] = v190 - v191;
    P[66] = -(v122 + v148);
    const double v192 = ((v33 * v168) + (v23 * v112)) + (v15 * v170);
    P[70] = v190 + v192;
    P[71] = -(((v33 * v179) + (v23 * v148)) + (v15 * v182));
    P[72] = -(v62 + v65);
    const double v193 = (prepared->k[45] * v132) - v136;
    const double v194 = v140 + (v24 * v193);
    P[76] = -(v142 + v194);
    const double v195 = ((v23 * v20) + (v15 * v133)) - (prepared->k[38] * v78);
    const double v196 = ((v33 * v133) - (v23 * v37)) - (prepared->k[38] * v77);
    const double v197 = (v0_sine[2] * v196) - (v0_cosine[2] * v195);
    const double v198 = v147 + (v24 * v197);
    P[77] = v198 - v149;
    const double v199 = ((v24 * v56) - (v151 + (prepared->k[46] * ((v24 * v90) - (v98 * v25))))) - v154;
    const double v200 = v49 * v199;
    P[116] = v200;
    P[121] = v200;
    P[122] = v200;
    const double v201 = -v200;
    P[81] = v201;
    P[87] = v201;
    P[91] = v201;
    P[92] = v201;
    P[93] = v201;
    const double v202 = (prepared->k[45] * v102) - v160;
    const double v203 = v0_cosine[2] * v24;
    const double v204 = (v69 * v54) + ((v71 * v134) - (prepared->k[45] * v72));
    const double v205 = ((v203 * v202) - (v98 * v204)) - v159;
    const double v206 = v0_sine[2] * v24;
    const double v207 = (v69 * v51) + ((v68 * v134) - (prepared->k[45] * v70));
    const double v208 = ((v98 * v207) + (v206 * v202)) - v164;
    const double v209 = (v0_sine[2] * v208) + (v0_cosine[2] * v205);
    P[97] = v209;
    P[98] = v209;
    P[99] = v209;
    const double v210 = v171 - v209;
    P[152] = v210;
    P[157] = v210;
    P[158] = v210;
    const double v211 = -(v174 + v210);
    P[82] = v211;
    P[88] = v211;
    P[94] = v211;
    const double v212 = (prepared->k[38] * v114) - v79;
    const double v213 = ((v98 * v196) - v177) + (v203 * v212);
    const double v214 = ((v98 * v195) + (v206 * v212)) - v181;
    const double v215 = (v0_sine[2] * v214) + (v0_cosine[2] * v213);
    P[188] = v215;
    P[193] = v215;
    P[194] = v215;
    const double v216 = -(v186 + v215);
    P[83] = v216;
    P[89] = v216;
    P[95] = v216;
    P[96] = v118 - v194;
    P[100] = ((v68 * v208) + ((v69 * v194) - v189)) - (v71 * v205);
    const double v217 = ((v68 * v214) - (v71 * v213)) + (v69 * v198);
    P[101] = -(v191 + v217);
    P[102] = v198 - v122;
    const double v218 = -v215;
    P[103] = v218;
    P[104] = v218;
    P[105] = v218;
    P[106] = v192 - v217;
    P[107] = ((v33 * v213) + (v23 * v198)) + (v15 * v214);
    P[108] = -(v62 + v67);
    const double v219 = v140 + (v25 * v193);
    P[112] = -(v142 + v219);
    const double v220 = v147 + (v25 * v197);
    P[113] = v220 - v149;
    const double v221 = v0_cosine[2] * v25;
    const double v222 = ((v221 * v202) - (v90 * v204)) - v159;
    const double v223 = v0_sine[2] * v25;
    const double v224 = ((v90 * v207) + (v223 * v202)) - v164;
    const double v225 = (v0_sine[2] * v224) + (v0_cosine[2] * v222);
    P[133] = v225;
    P[134] = v225;
    P[135] = v225;
    const double v226 = v171 - v225;
    P[153] = v226;
    P[159] = v226;
    P[163] = v226;
    P[164] = v226;
    P[165] = v226;
    const double v227 = -(v174 + v226);
    P[118] = v227;
    P[124] = v227;
    P[130] = v227;
    const double v228 = ((v90 * v196) - v177) + (v221 * v212);
    const double v229 = ((v90 * v195) + (v223 * v212)) - v181;
    const double v230 = (v0_sine[2] * v229) + (v0_cosine[2] * v228);
    P[189] = v230;
    P[195] = v230;
    P[199] = v230;
    P[200] = v230;
    P[201] = v230;
    const double v231 = -(v186 + v230);
    P[119] = v231;
    P[125] = v231;
    P[131] = v231;
    P[132] = v118 - v219;
    P[136] = ((v68 * v224) + ((v69 * v219) - v189)) - (v71 * v222);
    const double v232 = ((v68 * v229) - (v71 * v228)) + (v69 * v220);
    P[137] = -(v191 + v232);
    P[138] = v220 - v122;
    const double v233 = -v230;
    P[139] = v233;
    P[140] = v233;
    P[141] = v233;
    P[142] = v192 - v232;
    P[143] = ((v33 * v228) + (v23 * v220)) + (v15 * v229);
    P[144] = v73 - v75;
    const double v234 = ((v68 * v126) + (v69 * v169)) - (v71 * v125);
    const double v235 = ((v68 * v125) + (v69 * v167)) - (v71 * v128);
    const double v236 = (v0_sine[2] * v235) - (v0_cosine[2] * v234);
    const double v237 = v112 + v236;
    P[145] = -(v141 + v237);
    P[146] = v194 - v237;
    P[147] = v219 - v237;
    P[148] = -((v68 * v235) + (v71 * v234));
    const double v238 = (v69 * v20) + (v68 * v133);
    const double v239 = (v69 * v37) + (v71 * v133);
    const double v240 = (v23 * v68) - (v69 * v15);
    const double v241 = (v69 * v33) + (v23 * v71);
    const double v242 = v27 * v74;
    const double v243 = ((v70 * v196) - ((v241 * v28) + (v133 * v242))) + (v72 * v195);
    const double v244 = v243 + (((v78 * v239) + (v77 * v238)) + (v240 * v38));
    const double v245 = (v109 * v74) - ((v169 * v241) + (v167 * v240));
    const double v246 = v244 + v245;
    P[149] = v246 + ((v15 * v235) - (v33 * v234));
    P[150] = v108 - v141;
    const double v247 = ((v68 * v169) - (v71 * v167)) + (v69 * v109);
    const double v248 = -(((v110 * v247) + (v137 * v235)) - (v139 * v234));
    P[154] = v248;
    P[160] = v248;
    P[166] = v248;
    const double v249 = (v36 * v240) - v242;
    const double v250 = (v68 * v37) - (v71 * v20);
    const double v251 = (((v241 * v82) - (v114 * v239)) - (v37 * v249)) - (v77 * v250);
    const double v252 = ((v72 * v212) - (v102 * v196)) + v251;
    const double v253 = ((v167 * v74) - (v241 * v125)) - (v240 * v128);
    const double v254 = v252 - v253;
    const double v255 = ((v20 * v249) + ((v114 * v238) - (v241 * v87))) - (v78 * v250);
    const double v256 = v255 - ((v70 * v212) + (v102 * v195));
    const double v257 = ((v169 * v74) - (v240 * v125)) - (v241 * v126);
    const double v258 = v256 - v257;
    const double v259 = ((v0_sine[2] * v258) + ((v23 * v236) - (v60 * v247))) + (v0_cosine[2] * v254);
    P[155] = v259;
    P[161] = v259;
    P[167] = v259;
    P[156] = v108 + v194;
    P[162] = v108 + v219;
    const double v260 = ((v68 * v258) - (v71 * v254)) - (v69 * v246);
    P[173] = v260 + (((v240 * v235) - (v74 * v247)) + (v241 * v234));
    P[174] = v244 - v124;
    const double v261 = (v0_sine[2] * v256) + (v0_cosine[2] * v252);
    const double v262 = -(v192 - v261);
    P[175] = v262;
    P[176] = v262;
    P[177] = v262;
    P[178] = ((v68 * v256) - (v71 * v252)) - (v69 * v244);
    P[179] = ((v23 * v246) - (v33 * v254)) - (v15 * v258);
    const double v263 = ((v33 * v125) + (v23 * v169)) + (v15 * v126);
    const double v264 = ((v33 * v128) + (v23 * v167)) + (v15 * v125);
    const double v265 = (v0_sine[2] * v264) - (v0_cosine[2] * v263);
    P[181] = v148 + v265;
    P[182] = v265 - v198;
    P[183] = v265 - v220;
    P[184] = ((v68 * v264) + (v71 * v263)) - v246;
    P[185] = (v33 * v263) - (v15 * v264);
    P[187] = -v183;
    const double v266 = ((v33 * v167) + (v23 * v109)) + (v15 * v169);
    const double v267 = (v0_sine[2] * v257) + (((v110 * v266) + (v137 * v264)) - (v139 * v263));
    const double v268 = (v267 + (v0_cosine[2] * v253)) - v261;
    P[190] = v268;
    P[196] = v268;
    P[202] = v268;
    const double v269 = -((v23 * v265) - (v60 * v266));
    P[191] = v269;
    P[197] = v269;
    P[203] = v269;
    P[192] = -v198;
    P[198] = -v220;
    P[204] = -v244;
    const double v270 = -v261;
    P[205] = v270;
    P[206] = v270;
    P[207] = v270;
    P[208] = -v260;
    P[209] = ((v74 * v266) - (v240 * v264)) - (v241 * v263);
    P[214] = -(((v33 * v253) + (v23 * v245)) + (v15 * v257));
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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
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
    const double v40 = prepared->k[38] * v8_sine[0];
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
    const double v53 = prepared->k[38] * v8_cosine[0];
    const double v54 = (v53 * v52) + (v40 * v39);
    F[30] = v54;
    const double v55 = (v53 * v39) - (v40 * v52);
    F[31] = v55;
    const double v56 = (v8_cosine[0] * v55) + (v8_sine[0] * v54);
    const double v57 = ((prepared->k[76] * v27) + (prepared->k[41] * v23)) - v56;
    const double v58 = v57 + ((prepared->k[47] * v27) + (prepared->k[39] * v23));
    F[19] = v58;
    const double v59 = (v8_cosine[0] * v54) - (v8_sine[0] * v55);
    const double v60 = v59 + (prepared->k[41] * v50);
    F[24] = v60;
    const double v61 = (v0_sine[3] * v43) + (v0_cosine[3] * v49);
    const double v62 = prepared->k[15] * ((v28 * v28) + (v51 * v51));
    const double v63 = v62 + (prepared->k[45] * v61);
    F[25] = v63;
    const double v64 = ((v0_sine[3] * v63) + ((prepared->k[47] * v41) + (prepared->k[39] * v42))) - (v0_cosine[3] * v60);
    const double v65 = ((v0_cosine[2] * v64) + (prepared->k[48] * v16)) + (v0_sine[2] * v58);
    const double v66 = (v0_cosine[2] * v58) - (v0_sine[2] * v64);
    const double v67 = v66 + ((prepared->k[48] * v20) + (prepared->k[40] * v21));
    F[13] = v67;
    const double v68 = (v0_cosine[1] * v67) - (v0_sine[1] * v65);
    const double v69 = v68 + (prepared->k[42] * v15);
    F[7] = v69;
    const double v70 = ((v0_cosine[1] * v65) + (prepared->k[42] * v13)) + (v0_sine[1] * v67);
    F[0] = -((v0_cosine[0] * v70) + (v0_sine[0] * v69));
    const double v71 = (v0_sine[3] * v60) + (v0_cosine[3] * v63);
    const double v72 = v71 + ((prepared->k[77] * v48) + (prepared->k[47] * v45));
    F[20] = v72;
    const double v73 = v72 + (prepared->k[48] * v48);
    F[14] = v73;
    const double v74 = v73 + (prepared->k[42] * v47);
    F[8] = v74;
    F[1] = -v74;
    F[2] = (v0_cosine[0] * v69) - (v0_sine[0] * v70);
    const double v75 = prepared->k[11] * (qd[5] + v30);
    const double v76 = v51 * v75;
    const double v77 = v28 * v75;
    const double v78 = (v8_cosine[0] * v77) - (v8_sine[0] * v76);
    F[33] = v78;
    const double v79 = (v8_sine[0] * v77) + (v8_cosine[0] * v76);
    const double v80 = ((v8_cosine[0] * v79) - (v8_sine[0] * v78)) - (20.0 * v59);
    const double v81 = (((prepared->k[78] * v48) + (prepared->k[37] * v45)) - v80) + (10.0 * v71);
    const double v82 = ((v8_cosine[0] * v78) + (v8_sine[0] * v79)) - (20.0 * v56);
    F[27] = v82;
    const double v83 = prepared->k[11] * (((qdd[5] - (v26 * v0_cosine[3])) + (qd[4] * v51)) + (v0_sine[3] * v38));
    F[35] = v83;
    const double v84 = (v0_cosine[3] * v82) + (v0_sine[3] * v83);
    F[21] = v84;
    const double v85 = (v0_cosine[2] * v84) + (v0_sine[2] * v81);
    F[15] = v85;
    const double v86 = (v0_cosine[2] * v81) + (((prepared->k[69] * v47) + (prepared->k[36] * v46)) - (v0_sine[2] * v84));
    const double v87 = v86 + (50.0 * v72);
    const double v88 = (v0_cosine[1] * v87) + (((prepared->k[43] * v47) - (v0_sine[1] * v85)) + (50.0 * v73));
    const double v89 = (v0_cosine[1] * v85) + (v0_sine[1] * v87);
    F[9] = v89;
    F[3] = (v0_cosine[0] * v89) + (v0_sine[0] * v88);
    const double v90 = (10.0 * v57) + (((prepared->k[37] * v27) + (prepared->k[47] * v23)) - (v0_cosine[3] * v83));
    const double v91 = v90 + (v0_sine[3] * v82);
    F[23] = v91;
    const double v92 = (v91 + ((prepared->k[36] * v20) + (prepared->k[48] * v21))) + (50.0 * v66);
    F[17] = v92;
    const double v93 = (v92 + (prepared->k[43] * v15)) + (50.0 * v68);
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
    F[32] = -(v62 + (prepared->k[38] * v61));
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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
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
    const behi_six_joint_four v2_angle = {v1, behi_six_joint_alone(&q[4]), v0, behi_six_joint_alone(&q[1])};
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
    const double v10 = v2_cosine[1] * v2_sine[0];
    const double v11 = qd[0] * v10;
    const double v12 = qd[2] + qd[1];
    const double v13 = qd[3] + v12;
    const double v14 = (v13 * v2_sine[1]) + v11;
    const double v15 = v2_sine[1] * v2_sine[0];
    const double v16 = (qd[0] * v15) - (v13 * v2_cosine[1]);
    const double v17 = v16 * v14;
    const double v18 = qd[0] * v2_sine[0];
    const double v19 = v13 * v18;
    const double v20 = (qdd[0] * v2_cosine[0]) - v19;
    const double v21 = qdd[4] - v20;
    const double v22 = v21 + v17;
    const double v23 = prepared->k[15] * v2_sine[1];
    const double v24 = v14 * v14;
    const double v25 = qd[0] * v2_cosine[0];
    const double v26 = qd[4] - v25;
    const double v27 = prepared->k[15] * ((v26 * v26) + v24);
    const double v28 = (v2_cosine[1] * v27) + (v23 * v22);
    const double v29 = v19 - v20;
    const double v30 = qd[5] * prepared->k[51];
    const double v31 = (((v30 * v14) - (prepared->k[33] * v29)) - (prepared->k[14] * v22)) - (prepared->k[21] * (v21 - v17));
    const double v32 = v12 * v12;
    const double v33 = 50.0 * v2_sine[2];
    const double v34 = 50.0 * v2_cosine[2];
    const double v35 = qdd[1] + qdd[2];
    const double v36 = v35 * v34;
    const double v37 = 50.0 * v2_sine[3];
    const double v38 = qd[1] * qd[1];
    const double v39 = 50.0 * v2_cosine[3];
    const double v40 = qdd[1] * v39;
    const double v41 = v40 - (v38 * v37);
    const double v42 = (v36 - (v32 * v33)) + v41;
    const double v43 = qd[0] * qd[0];
    const double v44 = v43 + v32;
    const double v45 = v35 * v33;
    const double v46 = v43 + v38;
    const double v47 = qdd[1] * v37;
    const double v48 = v47 + (v46 * v39);
    const double v49 = (v45 + (v44 * v34)) + v48;
    const double v50 = (v2_cosine[0] * v49) - (v2_sine[0] * v42);
    const double v51 = v25 * v25;
    const double v52 = (v13 * v13) + v51;
    const double v53 = (10.0 * v52) + v50;
    const double v54 = prepared->k[15] * v10;
    const double v55 = 2.0 * v12;
    const double v56 = qd[0] * v55;
    const double v57 = qd[0] * v2_sine[3];
    const double v58 = 100.0 * qd[1];
    const double v59 = (qdd[0] * v39) - (v58 * v57);
    const double v60 = (v59 + (qdd[0] * v34)) - (v56 * v33);
    const double v61 = prepared->k[32] * v2_sine[0];
    const double v62 = v13 * v25;
    const double v63 = (qdd[0] * v2_sine[0]) + v62;
    const double v64 = v62 + v63;
    const double v65 = v2_sine[1] * v25;
    const double v66 = v2_cosine[1] * v25;
    const double v67 = (v66 * v16) + (v65 * v14);
    const double v68 = v63 + v67;
    const double v69 = prepared->k[79] * v14;
    const double v70 = prepared->k[79] * v26;
    const double v71 = (v66 * v69) + (v18 * v70);
    const double v72 = (v2_cosine[1] * v71) + (v23 * v68);
    const double v73 = 10.0 * v2_cosine[0];
    const double v74 = ((((prepared->k[33] * v2_cosine[0]) * v64) + (v61 * v60)) + (v54 * v53)) + (v73 * v72);
    const double v75 = v26 * v16;
    const double v76 = v18 * v25;
    const double v77 = qdd[3] + v35;
    const double v78 = v76 - v77;
    const double v79 = (v2_sine[1] * v78) - (v2_cosine[1] * v64);
    const double v80 = v79 + v75;
    const double v81 = v75 + v80;
    const double v82 = (v2_cosine[0] * v42) + (v2_sine[0] * v49);
    const double v83 = v76 + v77;
    const double v84 = (((v30 * v26) + (prepared->k[6] * v83)) + (prepared->k[15] * v82)) - (prepared->k[21] * v79);
    const double v85 = v84 - (prepared->k[14] * v81);
    const double v86 = v2_cosine[1] * v2_cosine[0];
    const double v87 = (v74 + (v2_sine[0] * (v31 - (10.0 * v28)))) - (v86 * v85);
    const double v88 = v51 - (v18 * v18);
    by_qdd[35] = prepared->k[11];
    const double v89 = prepared->k[11] * v2_cosine[1];
    const double v90 = prepared->k[11] * v26;
    const double v91 = prepared->k[11] * v14;
    by_qd[34] = v91;
    const double v92 = (((prepared->k[11] * v2_sine[1]) * v29) - ((v89 * v88) + (v66 * v90))) - (v18 * v91);
    const double v93 = (10.0 * v29) - v60;
    const double v94 = v26 * v14;
    const double v95 = v2_sine[1] * v64;
    const double v96 = (v2_cosine[1] * v78) + v95;
    const double v97 = v96 + v94;
    const double v98 = prepared->k[11] * (qdd[5] + v97);
    const double v99 = v2_sine[1] * v2_cosine[0];
    const double v100 = (v87 - (v15 * ((prepared->k[15] * v93) - v92))) - (v99 * v98);
    const double v101 = v28 + (prepared->k[32] * v29);
    const double v102 = v2_cosine[2] * (prepared->k[3] * v2_cosine[2]);
    const double v103 = v102 - (v2_sine[2] * (prepared->k[3] * v2_sine[2]));
    const double v104 = prepared->k[4] * v2_cosine[2];
    const double v105 = v2_cosine[3] * v104;
    const double v106 = v2_cosine[3] * v2_sine[2];
    const double v107 = prepared->k[4] * v106;
    const double v108 = prepared->k[44] * v2_sine[2];
    const double v109 = (v108 * v59) + (qdd[0] * ((v2_cosine[2] * (prepared->k[22] * v2_sine[2])) + v107));
    const double v110 = v72 + (prepared->k[32] * v64);
    const double v111 = v39 + v34;
    const double v112 = v100 + (((v109 + (v56 * (v103 + v105))) - (v33 * v101)) + (v111 * v110));
    const double v113 = (v2_sine[1] * v88) + (v2_cosine[1] * v29);
    const double v114 = 2.0 * v26;
    const double v115 = v113 + (((2.0 * v18) * v16) + (v65 * v114));
    const double v116 = (((v30 * v18) + (prepared->k[6] * v88)) - (prepared->k[21] * v113)) - (prepared->k[14] * v115);
    const double v117 = v45 + (v32 * v34);
    const double v118 = v47 + (v38 * v39);
    const double v119 = v117 + v118;
    const double v120 = v36 - (v44 * v33);
    const double v121 = v40 - (v46 * v37);
    const double v122 = v121 + v120;
    const double v123 = ((v2_cosine[0] * v119) - v50) - (v2_sine[0] * v122);
    const double v124 = (prepared->k[15] * v123) - v116;
    const double v125 = (qdd[0] * v33) + (v56 * v34);
    const double v126 = v58 * v2_cosine[3];
    const double v127 = (qdd[0] * v37) + (qd[0] * v126);
    const double v128 = v127 + v125;
    const double v129 = prepared->k[32] * v2_cosine[0];
    const double v130 = v2_cosine[3] * (prepared->k[2] * v2_cosine[3]);
    const double v131 = (v2_sine[3] * (prepared->k[2] * v2_sine[3])) - v130;
    const double v132 = v2_sine[2] * (prepared->k[4] * v2_sine[3]);
    const double v133 = prepared->k[44] * v2_cosine[2];
    const double v134 = (((qd[0] * (qd[1] * 2.0)) * v131) + (v56 * v132)) - (v133 * v127);
    const double v135 = (v134 - ((qdd[0] * v2_sine[3]) * (v104 + (prepared->k[24] * v2_cosine[3])))) - (v129 * v128);
    const double v136 = ((prepared->k[14] * v68) + ((v11 * (prepared->k[80] * v25)) - (v30 * v66))) + (prepared->k[6] * v95);
    const double v137 = v136 + (prepared->k[21] * (v63 - v67));
    const double v138 = prepared->k[15] * v2_cosine[1];
    const double v139 = v138 * v2_cosine[0];
    const double v140 = v137 + ((v54 * v49) + (v139 * v42));
    const double v141 = (((v54 * v119) + (v139 * v122)) - (v23 * v128)) - v140;
    by_q[1] = (((v135 + (v37 * v101)) - (v10 * v124)) + (v2_cosine[0] * v141)) - v112;
    const double v142 = ((v2_cosine[0] * v117) - (v2_sine[0] * v120)) - v50;
    const double v143 = (prepared->k[15] * v142) - v116;
    const double v144 = v140 + (((v23 * v125) - (v139 * v120)) - (v54 * v117));
    by_q[26] = v144;
    by_q[2] = -(v112 + ((v2_cosine[0] * v144) + ((v129 * v125) + (v10 * v143))));
    const double v145 = v137 + (v138 * v82);
    by_q[27] = v145;
    const double v146 = v116 + (prepared->k[15] * v50);
    const double v147 = v2_cosine[3] + v2_cosine[2];
    const double v148 = 50.0 * v147;
    by_q[3] = (((v10 * v146) - (v148 * v110)) - (v2_cosine[0] * v145)) - v100;
    const double v149 = v24 - (v16 * v16);
    const double v150 = (v2_sine[1] * v27) - (v138 * v22);
    const double v151 = v73 + v148;
    const double v152 = (((v138 * v93) + (v30 * v16)) + (prepared->k[81] * v149)) + (v23 * v53);
    by_q[28] = v152;
    const double v153 = (v151 * (v150 + (((v2_cosine[1] * v16) * v69) - (v23 * v149)))) - (v2_cosine[0] * v152);
    const double v154 = prepared->k[11] * v80;
    const double v155 = v85 + v154;
    const double v156 = v94 + v97;
    const double v157 = ((prepared->k[14] * v156) + (prepared->k[21] * v96)) - v98;
    by_q[4] = (v153 - (v15 * v155)) - (v10 * v157);
    const double v158 = (prepared->k[32] * v52) + v150;
    const double v159 = (prepared->k[15] * v81) - (prepared->k[32] * v83);
    const double v160 = (v2_cosine[0] * v159) + (v2_sine[0] * v158);
    const double v161 = (prepared->k[15] * v115) - (prepared->k[32] * v88);
    const double v162 = ((v2_sine[1] * v71) - (prepared->k[63] * v76)) - (v138 * v68);
    const double v163 = ((v2_cosine[0] * v162) - (v2_sine[0] * v161)) - v160;
    const double v164 = (v2_cosine[0] * v158) - (v2_sine[0] * v159);
    const double v165 = v164 + ((v2_cosine[0] * v161) + (v2_sine[0] * v162));
    const double v166 = (v34 * v165) - (v33 * v163);
    const double v167 = (v34 * v164) + (((v133 * v48) - (v108 * v41)) - ((v32 - v44) * v103));
    const double v168 = (v167 + (v33 * v160)) - v166;
    const double v169 = (v2_cosine[1] * v92) + ((prepared->k[33] * v88) - (prepared->k[6] * v115));
    const double v170 = (v2_sine[1] * v124) + ((prepared->k[32] * v123) - v169);
    const double v171 = (v170 + ((v133 * v118) - (v108 * v121))) - v168;
    const double v172 = (v37 * v163) - (v39 * v165);
    const double v173 = v172 + ((v35 * ((v2_sine[3] * v104) - v107)) - ((v32 * v105) + (v44 * v132)));
    const double v174 = (v2_sine[3] * v2_cosine[2]) - v106;
    const double v175 = ((v32 * v132) - ((prepared->k[4] * v35) * v174)) + (v44 * v105);
    const double v176 = v173 + (((v37 * v160) + (v175 + ((v38 - v46) * v131))) + (v39 * v164));
    by_q[7] = v176 - v171;
    const double v177 = (v2_sine[1] * v143) + ((prepared->k[32] * v142) - v169);
    const double v178 = v168 - v177;
    by_q[14] = v178;
    by_q[8] = v173 + v178;
    const double v179 = v169 + ((v2_sine[1] * v146) + (prepared->k[32] * v50));
    by_q[21] = v179;
    const double v180 = v166 - v179;
    by_q[9] = v172 - v180;
    const double v181 = v2_sine[1] * v69;
    const double v182 = ((v138 * v149) - v28) + (v16 * v181);
    const double v183 = prepared->k[15] * v2_cosine[0];
    const double v184 = (v183 * v156) - (v2_sine[0] * v182);
    const double v185 = prepared->k[15] * v2_sine[0];
    const double v186 = (v2_cosine[0] * v182) + (v185 * v156);
    const double v187 = (v2_sine[1] * v157) + ((prepared->k[6] * v156) - (v2_cosine[1] * v155));
    const double v188 = (v187 + (v34 * v184)) + (v33 * v186);
    by_q[10] = -(v188 + ((v37 * v186) + (v39 * v184)));
    by_q[13] = -v171;
    by_q[15] = -v180;
    by_q[16] = -v188;
    by_q[19] = -v170;
    by_q[20] = -v177;
    by_q[22] = -v187;
    by_q[25] = -v141;
    const double v189 = -v92;
    by_q[31] = v189;
    by_q[32] = v189;
    by_q[33] = v189;
    by_q[34] = -v154;
    const double v190 = (prepared->k[52] * v25) + v90;
    const double v191 = ((v2_cosine[0] * v91) - ((prepared->k[52] * v13) * v99)) - (v10 * v190);
    const double v192 = v58 * v2_sine[3];
    const double v193 = v192 + (v55 * v33);
    const double v194 = prepared->k[82] * v2_cosine[2];
    const double v195 = prepared->k[64] * v2_cosine[3];
    const double v196 = (prepared->k[29] * v2_cosine[2]) + v195;
    const double v197 = (((qd[1] * v2_sine[3]) * v196) + ((v12 * v2_sine[2]) * v194)) + (v129 * v193);
    const double v198 = v13 * v2_sine[0];
    const double v199 = (v197 + (v55 * v107)) + (v198 * ((prepared->k[62] * v2_cosine[0]) + (prepared->k[63] * v148)));
    const double v200 = (v10 * v16) + (v15 * v14);
    const double v201 = v200 + v198;
    const double v202 = (100.0 * qd[0]) * v147;
    const double v203 = ((v30 * v10) + (v139 * v202)) - (v23 * v193);
    const double v204 = (v203 + (prepared->k[80] * ((v2_cosine[0] * v66) - (v13 * v15)))) - (prepared->k[14] * v201);
    const double v205 = v204 + (prepared->k[21] * (v200 - v198));
    const double v206 = v2_cosine[0] * v16;
    const double v207 = 2.0 * ((v13 * v86) - (v25 * v15));
    const double v208 = (v207 - (v15 * v114)) + (2.0 * v206);
    const double v209 = v2_sine[0] * v25;
    const double v210 = (((v30 * v2_cosine[0]) - (v185 * v202)) - (prepared->k[80] * v209)) - (prepared->k[21] * v207);
    const double v211 = v210 - (prepared->k[14] * v208);
    const double v212 = ((v2_cosine[0] * v205) - (v199 + (v15 * v191))) - (v10 * v211);
    const double v213 = (v2_cosine[0] * v70) - (v10 * v69);
    by_qd[0] = v212 + (v151 * ((v2_cosine[1] * v213) - (v23 * v201)));
    const double v214 = (v2_sine[1] * v16) - (v2_cosine[1] * v14);
    const double v215 = v18 + v214;
    const double v216 = (v2_cosine[1] * v181) + (v23 * v215);
    const double v217 = v2_sine[1] * v190;
    by_qd[31] = v217;
    by_qd[32] = v217;
    by_qd[33] = v217;
    const double v218 = prepared->k[62] * v209;
    const double v219 = ((v15 * v217) - v218) - (v73 * v216);
    const double v220 = v216 + (prepared->k[63] * v18);
    const double v221 = qd[0] * v2_sine[2];
    const double v222 = v2_cosine[3] * v221;
    const double v223 = v194 * v221;
    const double v224 = ((v223 + (prepared->k[83] * v222)) + (v111 * v220)) - v219;
    const double v225 = (((v30 * v2_sine[1]) - (prepared->k[80] * v16)) - (prepared->k[14] * v215)) - (prepared->k[21] * (v18 - v214));
    const double v226 = 100.0 * v12;
    const double v227 = v226 * v2_cosine[2];
    const double v228 = v126 + v227;
    const double v229 = v226 * v2_sine[2];
    const double v230 = v192 + v229;
    const double v231 = 100.0 * (v57 + v221);
    const double v232 = v225 + (((v230 * v54) + (v139 * v228)) - (v23 * v231));
    const double v233 = (v2_cosine[0] * v230) - (v2_sine[0] * v228);
    const double v234 = (2.0 * v66) + (v2_cosine[1] * v114);
    const double v235 = (prepared->k[51] * v66) + (prepared->k[14] * v234);
    const double v236 = (prepared->k[15] * v233) - v235;
    by_qd[1] = ((v2_cosine[0] * v232) - ((v10 * v236) + ((v57 * v196) + (v129 * v231)))) - v224;
    const double v237 = v225 + (prepared->k[9] * ((v12 * ((v2_cosine[2] * v86) + (v2_sine[2] * v10))) - (v2_sine[1] * v221)));
    const double v238 = (v2_cosine[0] * v229) - (v2_sine[0] * v227);
    const double v239 = (prepared->k[15] * v238) - v235;
    by_qd[2] = ((v2_cosine[0] * v237) - (((prepared->k[10] * v2_sine[2]) * v25) + (v10 * v239))) - v224;
    by_qd[3] = (v219 - (v148 * v220)) + ((v2_cosine[0] * v225) + (v10 * v235));
    const double v240 = (prepared->k[86] * v16) - v30;
    const double v241 = (v10 * v240) + (v26 * (((prepared->k[84] * v2_cosine[1]) * v147) + (prepared->k[85] * v86)));
    by_qd[4] = (v15 * v91) - v241;
    const double v242 = prepared->k[51] * v14;
    const double v243 = prepared->k[51] * v26;
    by_qd[5] = (v2_cosine[0] * v242) + (v10 * v243);
    const double v244 = ((v25 * (prepared->k[63] * v2_cosine[0])) - (v2_sine[1] * v213)) - (v138 * v201);
    const double v245 = (prepared->k[15] * v208) + (prepared->k[63] * v209);
    const double v246 = (v2_cosine[0] * v245) - (v2_sine[0] * v244);
    const double v247 = (v2_cosine[0] * v244) + (v2_sine[0] * v245);
    const double v248 = (v2_sine[1] * v211) - (((v2_cosine[1] * v191) + ((v61 * v202) + v218)) + (prepared->k[6] * v208));
    const double v249 = ((v223 + (prepared->k[29] * v222)) + (v34 * v246)) + ((v33 * v247) - v248);
    by_qd[12] = v249;
    by_qd[6] = v249 + (((v37 * v247) + (v57 * (v195 + (prepared->k[83] * v2_cosine[2])))) + (v39 * v246));
    const double v250 = ((v2_sine[1] * v181) + (prepared->k[63] * v13)) - (v138 * v215);
    const double v251 = (v2_cosine[0] * v250) + (v185 * v234);
    const double v252 = (v183 * v234) - (v2_sine[0] * v250);
    const double v253 = (v34 * v252) + (v33 * v251);
    const double v254 = (v2_cosine[1] * v217) - (prepared->k[6] * v234);
    const double v255 = v254 + ((v2_sine[1] * v236) + (prepared->k[32] * v233));
    const double v256 = (v255 + ((qd[1] * prepared->k[29]) * v174)) - v253;
    const double v257 = (v37 * v251) + (v39 * v252);
    const double v258 = v257 + ((prepared->k[83] * v12) * v174);
    by_qd[7] = v258 - v256;
    const double v259 = v254 + ((v2_sine[1] * v239) + (prepared->k[32] * v238));
    const double v260 = v253 - v259;
    by_qd[14] = v260;
    by_qd[8] = v258 + v260;
    const double v261 = (v2_sine[1] * v235) - v254;
    by_qd[21] = v261;
    const double v262 = v253 + v261;
    by_qd[15] = v262;
    by_qd[9] = v257 + v262;
    const double v263 = (v15 * v70) + (prepared->k[79] * v206);
    const double v264 = ((prepared->k[79] * v2_sine[0]) * v16) - (v99 * v70);
    const double v265 = ((v2_sine[1] * v240) + (prepared->k[49] * v16)) + (v2_cosine[1] * v91);
    const double v266 = (v265 + (v33 * v264)) + (v34 * v263);
    by_qd[10] = -(v266 + ((v37 * v264) + (v39 * v263)));
    const double v267 = v2_sine[1] * v243;
    by_qd[11] = v267;
    by_qd[17] = v267;
    by_qd[23] = v267;
    by_qd[13] = -v256;
    by_qd[16] = -v266;
    by_qd[18] = -v248;
    by_qd[19] = -v255;
    by_qd[20] = -v259;
    by_qd[22] = -v265;
    by_qd[24] = -v205;
    by_qd[25] = -v232;
    by_qd[26] = -v237;
    by_qd[27] = -v225;
    by_qd[29] = -v242;
    by_qd[30] = -v191;
    const double v268 = prepared->k[32] + v23;
    const double v269 = v2_cosine[0] * v268;
    const double v270 = v39 * v269;
    const double v271 = v270 + v105;
    const double v272 = prepared->k[49] * v2_sine[1];
    const double v273 = v272 + prepared->k[65];
    const double v274 = (((v130 + v273) + ((100.0 * v2_cosine[2]) * v269)) + v102) + (2.0 * v271);
    const double v275 = prepared->k[87] * v2_sine[1];
    by_qdd[28] = prepared->k[28];
    by_qdd[0] = v274 - (v2_sine[0] * ((v2_sine[0] * (v273 - prepared->k[28])) - (v275 * v15)));
    const double v276 = prepared->k[7] * v2_sine[2];
    const double v277 = (prepared->k[6] - v275) * v10;
    by_qdd[3] = v277;
    by_qdd[18] = v277;
    const double v278 = v277 + (v2_cosine[1] * v276);
    by_qdd[2] = v278;
    by_qdd[12] = v278;
    const double v279 = prepared->k[7] * v2_sine[3];
    const double v280 = v278 + (v2_cosine[1] * v279);
    by_qdd[1] = v280;
    by_qdd[6] = v280;
    const double v281 = -((((prepared->k[7] * v2_sine[1]) * v147) + (prepared->k[28] * v2_cosine[0])) + (prepared->k[6] * v99));
    by_qdd[4] = v281;
    by_qdd[24] = v281;
    const double v282 = prepared->k[11] * v15;
    by_qdd[5] = v282;
    by_qdd[30] = v282;
    const double v283 = v2_sine[0] * v268;
    const double v284 = (v34 * v269) + (v33 * v283);
    const double v285 = v272 + (prepared->k[1] - (v2_sine[1] * v275));
    by_qdd[21] = v285;
    const double v286 = v284 + v285;
    by_qdd[15] = v286;
    by_qdd[20] = v286;
    const double v287 = v286 + (prepared->k[3] + v284);
    by_qdd[14] = v287;
    const double v288 = v37 * v283;
    const double v289 = (v288 + v132) + v271;
    const double v290 = v289 + v287;
    by_qdd[8] = v290;
    by_qdd[13] = v290;
    by_qdd[7] = v290 + (prepared->k[2] + v289);
    const double v291 = (v270 + v288) + v286;
    by_qdd[9] = v291;
    by_qdd[19] = v291;
    const double v292 = prepared->k[7] * v10;
    const double v293 = (v2_cosine[2] * v292) - (v276 * v86);
    by_qdd[16] = v293;
    by_qdd[26] = v293;
    const double v294 = -(((v279 * v86) - v293) - (v2_cosine[3] * v292));
    by_qdd[10] = v294;
    by_qdd[25] = v294;
    const double v295 = -v89;
    by_qdd[11] = v295;
    by_qdd[17] = v295;
    by_qdd[23] = v295;
    by_qdd[31] = v295;
    by_qdd[32] = v295;
    by_qdd[33] = v295;
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

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
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
