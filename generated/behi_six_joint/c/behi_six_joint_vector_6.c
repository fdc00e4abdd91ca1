/* Many states at a time. Compiled with BEHI_SIX_JOINT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "behi_six_joint.h"

#if defined(BEHI_SIX_JOINT_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define BEHI_SIX_JOINT_BYTES 64
#elif defined(__AVX__)
#define BEHI_SIX_JOINT_BYTES 32
#else
#define BEHI_SIX_JOINT_BYTES 16
#endif
#define BEHI_SIX_JOINT_LANES (BEHI_SIX_JOINT_BYTES / sizeof(double))
#define BEHI_SIX_JOINT_APART __attribute__((noinline))

typedef double behi_six_joint_pack __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef double behi_six_joint_unaligned __attribute__((vector_size(BEHI_SIX_JOINT_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t behi_six_joint_mask __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef signed char behi_six_joint_bytes __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double)), aligned(1), may_alias));

static inline behi_six_joint_pack behi_six_joint_pack_splat(double x)
{
    return x - (behi_six_joint_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, behi_six_joint_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const behi_six_joint_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void behi_six_joint_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, behi_six_joint_pack *one)
{
    if (lanes < BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const behi_six_joint_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void behi_six_joint_pack_give(size_t size, size_t count, size_t first, size_t lanes, const behi_six_joint_pack *one, double *many)
{
    if (lanes < BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(behi_six_joint_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline behi_six_joint_pack behi_six_joint_pack_select(behi_six_joint_mask condition, behi_six_joint_pack x, behi_six_joint_pack y)
{
    return (behi_six_joint_pack)(((behi_six_joint_mask)x & condition) | ((behi_six_joint_mask)y & ~condition));
}

static inline behi_six_joint_pack behi_six_joint_pack_abs(behi_six_joint_pack x)
{
    return (behi_six_joint_pack)((behi_six_joint_mask)x & ~(behi_six_joint_mask)behi_six_joint_pack_splat(-0.0));
}

static inline bool behi_six_joint_pack_all(behi_six_joint_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long behi_six_joint_bits __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void behi_six_joint_pack_sincos_pair(const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, behi_six_joint_bits *beyond)
{
    const behi_six_joint_pack x = *angle;
    union { behi_six_joint_pack number; behi_six_joint_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const behi_six_joint_pack n = k.number - 6755399441186816.0;
    const behi_six_joint_pack w = x - (n * 1.5707963267923333);
    const behi_six_joint_pack r = w - (n * 2.5633441515839558e-12);
    const behi_six_joint_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const behi_six_joint_pack z = r * r;
    const behi_six_joint_pack u = 1.0 - (0.5 * z);
    const behi_six_joint_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const behi_six_joint_pack zz = z * z;

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


/* The library answers for lanes whose angle is out of range, and for them only. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_sincos_beyond(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < BEHI_SIX_JOINT_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void behi_six_joint_pack_sincos_guard(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, const behi_six_joint_bits *beyond)
{
    if (!behi_six_joint_pack_all((behi_six_joint_mask)((*beyond >> 18) == 0ULL))) {
        behi_six_joint_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_linearize(const behi_six_joint_pack *restrict prepared, const behi_six_joint_pack *restrict q, const behi_six_joint_pack *restrict qd, const behi_six_joint_pack *restrict tau, behi_six_joint_pack *restrict A, behi_six_joint_pack *restrict B)
{
    const behi_six_joint_pack v0 = q[1] + q[2];
    const behi_six_joint_pack v1 = q[3] + v0;
    const behi_six_joint_pack v2_angle[4] = {q[4], v0, q[1], v1};
    behi_six_joint_pack v2_sine[4];
    behi_six_joint_pack v2_cosine[4];
    behi_six_joint_bits v2_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[2], &v2_sine[2], &v2_cosine[2], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[3], &v2_sine[3], &v2_cosine[3], &v2_beyond);
    behi_six_joint_pack_sincos_guard(4U, v2_angle, v2_sine, v2_cosine, &v2_beyond);
    A[0] = behi_six_joint_pack_splat(0.0);
    A[1] = behi_six_joint_pack_splat(0.0);
    A[2] = behi_six_joint_pack_splat(0.0);
    A[3] = behi_six_joint_pack_splat(0.0);
    A[4] = behi_six_joint_pack_splat(0.0);
    A[5] = behi_six_joint_pack_splat(0.0);
    A[7] = behi_six_joint_pack_splat(0.0);
    A[8] = behi_six_joint_pack_splat(0.0);
    A[9] = behi_six_joint_pack_splat(0.0);
    A[10] = behi_six_joint_pack_splat(0.0);
    A[11] = behi_six_joint_pack_splat(0.0);
    A[12] = behi_six_joint_pack_splat(0.0);
    A[13] = behi_six_joint_pack_splat(0.0);
    A[14] = behi_six_joint_pack_splat(0.0);
    A[15] = behi_six_joint_pack_splat(0.0);
    A[16] = behi_six_joint_pack_splat(0.0);
    A[17] = behi_six_joint_pack_splat(0.0);
    A[18] = behi_six_joint_pack_splat(0.0);
    A[20] = behi_six_joint_pack_splat(0.0);
    A[21] = behi_six_joint_pack_splat(0.0);
    A[22] = behi_six_joint_pack_splat(0.0);
    A[23] = behi_six_joint_pack_splat(0.0);
    A[24] = behi_six_joint_pack_splat(0.0);
    A[25] = behi_six_joint_pack_splat(0.0);
    A[26] = behi_six_joint_pack_splat(0.0);
    A[27] = behi_six_joint_pack_splat(0.0);
    A[28] = behi_six_joint_pack_splat(0.0);
    A[29] = behi_six_joint_pack_splat(0.0);
    A[30] = behi_six_joint_pack_splat(0.0);
    A[31] = behi_six_joint_pack_splat(0.0);
    A[33] = behi_six_joint_pack_splat(0.0);
    A[34] = behi_six_joint_pack_splat(0.0);
    A[35] = behi_six_joint_pack_splat(0.0);
    A[36] = behi_six_joint_pack_splat(0.0);
    A[37] = behi_six_joint_pack_splat(0.0);
    A[38] = behi_six_joint_pack_splat(0.0);
    A[39] = behi_six_joint_pack_splat(0.0);
    A[40] = behi_six_joint_pack_splat(0.0);
    A[41] = behi_six_joint_pack_splat(0.0);
    A[42] = behi_six_joint_pack_splat(0.0);
    A[43] = behi_six_joint_pack_splat(0.0);
    A[44] = behi_six_joint_pack_splat(0.0);
    A[46] = behi_six_joint_pack_splat(0.0);
    A[47] = behi_six_joint_pack_splat(0.0);
    A[48] = behi_six_joint_pack_splat(0.0);
    A[49] = behi_six_joint_pack_splat(0.0);
    A[50] = behi_six_joint_pack_splat(0.0);
    A[51] = behi_six_joint_pack_splat(0.0);
    A[52] = behi_six_joint_pack_splat(0.0);
    A[53] = behi_six_joint_pack_splat(0.0);
    A[54] = behi_six_joint_pack_splat(0.0);
    A[55] = behi_six_joint_pack_splat(0.0);
    A[56] = behi_six_joint_pack_splat(0.0);
    A[57] = behi_six_joint_pack_splat(0.0);
    A[59] = behi_six_joint_pack_splat(0.0);
    A[60] = behi_six_joint_pack_splat(0.0);
    A[61] = behi_six_joint_pack_splat(0.0);
    A[62] = behi_six_joint_pack_splat(0.0);
    A[63] = behi_six_joint_pack_splat(0.0);
    A[64] = behi_six_joint_pack_splat(0.0);
    A[65] = behi_six_joint_pack_splat(0.0);
    A[66] = behi_six_joint_pack_splat(0.0);
    A[67] = behi_six_joint_pack_splat(0.0);
    A[68] = behi_six_joint_pack_splat(0.0);
    A[69] = behi_six_joint_pack_splat(0.0);
    A[70] = behi_six_joint_pack_splat(0.0);
    A[72] = behi_six_joint_pack_splat(0.0);
    A[77] = behi_six_joint_pack_splat(0.0);
    A[84] = behi_six_joint_pack_splat(0.0);
    A[89] = behi_six_joint_pack_splat(0.0);
    A[96] = behi_six_joint_pack_splat(0.0);
    A[101] = behi_six_joint_pack_splat(0.0);
    A[108] = behi_six_joint_pack_splat(0.0);
    A[113] = behi_six_joint_pack_splat(0.0);
    A[120] = behi_six_joint_pack_splat(0.0);
    A[125] = behi_six_joint_pack_splat(0.0);
    A[132] = behi_six_joint_pack_splat(0.0);
    A[137] = behi_six_joint_pack_splat(0.0);
    B[0] = behi_six_joint_pack_splat(0.0);
    B[1] = behi_six_joint_pack_splat(0.0);
    B[2] = behi_six_joint_pack_splat(0.0);
    B[3] = behi_six_joint_pack_splat(0.0);
    B[4] = behi_six_joint_pack_splat(0.0);
    B[5] = behi_six_joint_pack_splat(0.0);
    B[6] = behi_six_joint_pack_splat(0.0);
    B[7] = behi_six_joint_pack_splat(0.0);
    B[8] = behi_six_joint_pack_splat(0.0);
    B[9] = behi_six_joint_pack_splat(0.0);
    B[10] = behi_six_joint_pack_splat(0.0);
    B[11] = behi_six_joint_pack_splat(0.0);
    B[12] = behi_six_joint_pack_splat(0.0);
    B[13] = behi_six_joint_pack_splat(0.0);
    B[14] = behi_six_joint_pack_splat(0.0);
    B[15] = behi_six_joint_pack_splat(0.0);
    B[16] = behi_six_joint_pack_splat(0.0);
    B[17] = behi_six_joint_pack_splat(0.0);
    B[18] = behi_six_joint_pack_splat(0.0);
    B[19] = behi_six_joint_pack_splat(0.0);
    B[20] = behi_six_joint_pack_splat(0.0);
    B[21] = behi_six_joint_pack_splat(0.0);
    B[22] = behi_six_joint_pack_splat(0.0);
    B[23] = behi_six_joint_pack_splat(0.0);
    B[24] = behi_six_joint_pack_splat(0.0);
    B[25] = behi_six_joint_pack_splat(0.0);
    B[26] = behi_six_joint_pack_splat(0.0);
    B[27] = behi_six_joint_pack_splat(0.0);
    B[28] = behi_six_joint_pack_splat(0.0);
    B[29] = behi_six_joint_pack_splat(0.0);
    B[30] = behi_six_joint_pack_splat(0.0);
    B[31] = behi_six_joint_pack_splat(0.0);
    B[32] = behi_six_joint_pack_splat(0.0);
    B[33] = behi_six_joint_pack_splat(0.0);
    B[34] = behi_six_joint_pack_splat(0.0);
    B[35] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v10 = v2_sine[0] * v2_sine[3];
    const behi_six_joint_pack v11 = (prepared[11] * v2_sine[0]) - prepared[13];
    const behi_six_joint_pack v12 = 50.0 * v2_cosine[1];
    const behi_six_joint_pack v13 = prepared[1] * v2_sine[0];
    const behi_six_joint_pack v14 = prepared[6] + v13;
    const behi_six_joint_pack v15 = 50.0 * v2_cosine[2];
    const behi_six_joint_pack v16 = v2_sine[1] * (prepared[22] * v2_sine[1]);
    const behi_six_joint_pack v17 = prepared[27] * v2_sine[2];
    const behi_six_joint_pack v18 = v2_sine[2] * v17;
    const behi_six_joint_pack v19 = prepared[1] * v2_cosine[0];
    const behi_six_joint_pack v20 = 50.0 * v2_sine[2];
    const behi_six_joint_pack v21 = 50.0 * v2_sine[1];
    const behi_six_joint_pack v22 = prepared[12] * v2_sine[0];
    const behi_six_joint_pack v23 = v12 + v15;
    const behi_six_joint_pack v24 = qd[2] + qd[1];
    const behi_six_joint_pack v25 = qd[3] + v24;
    const behi_six_joint_pack v26 = qd[0] * v2_sine[3];
    const behi_six_joint_pack v27 = v25 * v26;
    const behi_six_joint_pack v28 = v25 * v2_sine[0];
    const behi_six_joint_pack v29 = v28 + (v2_cosine[0] * v26);
    const behi_six_joint_pack v30 = qd[0] * v2_cosine[3];
    const behi_six_joint_pack v31 = v29 * v29;
    const behi_six_joint_pack v32 = qd[1] * qd[1];
    const behi_six_joint_pack v33 = v24 * v24;
    const behi_six_joint_pack v34 = (v32 * v20) + (v33 * v21);
    const behi_six_joint_pack v35 = v2_cosine[0] * v2_sine[3];
    const behi_six_joint_pack v36 = qd[0] * qd[0];
    const behi_six_joint_pack v37 = v33 + v36;
    const behi_six_joint_pack v38 = v32 + v36;
    const behi_six_joint_pack v39 = (v38 * v15) + (v37 * v12);
    const behi_six_joint_pack v40 = v30 * v30;
    const behi_six_joint_pack v41 = (v25 * v25) + v40;
    const behi_six_joint_pack v42 = qd[5] * prepared[30];
    const behi_six_joint_pack v43 = v42 * v29;
    const behi_six_joint_pack v44 = v26 * v30;
    const behi_six_joint_pack v45 = v33 - v37;
    A[6] = behi_six_joint_pack_splat(1.0);
    A[19] = behi_six_joint_pack_splat(1.0);
    A[32] = behi_six_joint_pack_splat(1.0);
    A[45] = behi_six_joint_pack_splat(1.0);
    A[58] = behi_six_joint_pack_splat(1.0);
    A[71] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v46 = (v2_sine[3] * v12) - (v2_cosine[3] * v21);
    const behi_six_joint_pack v47 = (v15 * v2_sine[3]) - (v20 * v2_cosine[3]);
    const behi_six_joint_pack v48 = (v2_sine[0] * v26) - (v25 * v2_cosine[0]);
    const behi_six_joint_pack v49 = v29 * v48;
    const behi_six_joint_pack v50 = v27 + v49;
    const behi_six_joint_pack v51 = (v2_sine[3] * v39) - (v2_cosine[3] * v34);
    const behi_six_joint_pack v52 = qd[0] * v2_cosine[2];
    const behi_six_joint_pack v53 = qd[0] * v2_sine[2];
    const behi_six_joint_pack v54 = v2_sine[1] * v2_cosine[1];
    const behi_six_joint_pack v55 = prepared[22] * v54;
    const behi_six_joint_pack v56 = prepared[72] * v2_cosine[1];
    const behi_six_joint_pack v57 = v2_cosine[2] * v56;
    const behi_six_joint_pack v58 = v15 * v2_cosine[3];
    const behi_six_joint_pack v59 = v57 + (v14 * v58);
    const behi_six_joint_pack v60 = v12 * v2_cosine[3];
    const behi_six_joint_pack v61 = v59 + (v14 * v60);
    const behi_six_joint_pack v62 = (prepared[12] * v35) + ((prepared[68] * v2_cosine[0]) * v10);
    const behi_six_joint_pack v63 = v60 + (v2_sine[3] * v21);
    const behi_six_joint_pack v64 = v14 * v63;
    const behi_six_joint_pack v65 = ((v2_sine[0] * v11) - prepared[29]) + (v2_cosine[0] * (prepared[67] * v2_cosine[0]));
    const behi_six_joint_pack v66 = v65 - v64;
    const behi_six_joint_pack v67 = 1.0 / v65;
    const behi_six_joint_pack v68 = v62 * v67;
    const behi_six_joint_pack v69 = v22 * v2_cosine[3];
    const behi_six_joint_pack v70 = (v69 + (prepared[10] * v2_cosine[3])) + (v13 * v23);
    const behi_six_joint_pack v71 = v2_cosine[0] * v46;
    const behi_six_joint_pack v72 = prepared[69] * v71;
    const behi_six_joint_pack v73 = prepared[70] * v2_cosine[0];
    const behi_six_joint_pack v74 = ((v62 + (v2_sine[1] * v73)) + (v70 * v72)) - (v66 * v68);
    const behi_six_joint_pack v75 = v66 * v67;
    const behi_six_joint_pack v76 = 1.0 - v75;
    const behi_six_joint_pack v77 = 1.0 / ((v66 * v76) + ((v71 * (prepared[71] * v71)) - (v64 + prepared[22])));
    const behi_six_joint_pack v78 = v20 * v2_sine[3];
    const behi_six_joint_pack v79 = v58 + v78;
    const behi_six_joint_pack v80 = (v14 * v79) - v66;
    const behi_six_joint_pack v81 = (v19 * v47) + (prepared[1] * v71);
    const behi_six_joint_pack v82 = prepared[72] * v2_sine[1];
    const behi_six_joint_pack v83 = v2_sine[2] * v82;
    const behi_six_joint_pack v84 = v20 + v21;
    const behi_six_joint_pack v85 = v2_sine[3] * v84;
    const behi_six_joint_pack v86 = ((((v83 + prepared[22]) + (v14 * v85)) + v61) - (v72 * v81)) - v66;
    const behi_six_joint_pack v87 = v86 - (v80 * v75);
    const behi_six_joint_pack v88 = v87 * v77;
    const behi_six_joint_pack v89 = prepared[49] * v81;
    const behi_six_joint_pack v90 = (((v62 + (v19 * v84)) + (v70 * v89)) + (v80 * v68)) + (v74 * v88);
    const behi_six_joint_pack v91 = v67 * v80;
    const behi_six_joint_pack v92 = 100.0 * v2_sine[3];
    const behi_six_joint_pack v93 = prepared[73] * v2_sine[1];
    const behi_six_joint_pack v94 = ((prepared[48] + (2.0 * v59)) + (v2_sine[2] * (v93 + (v14 * v92)))) + v64;
    const behi_six_joint_pack v95 = 1.0 / (((v94 + (v80 * v91)) - (v66 + (v81 * v89))) + (v87 * v88));
    const behi_six_joint_pack v96 = v90 * v95;
    const behi_six_joint_pack v97 = v74 * v77;
    const behi_six_joint_pack v98 = prepared[49] * v70;
    const behi_six_joint_pack v99 = v2_sine[3] * ((prepared[16] * v2_sine[3]) - (((prepared[67] * v2_sine[0]) - v11) * v10));
    const behi_six_joint_pack v100 = (((v18 - ((prepared[13] * v2_sine[0]) + prepared[28])) + v16) - v99) - (2.0 * v61);
    const behi_six_joint_pack v101 = (((v100 + (v70 * v98)) - (v62 * v68)) - (v74 * v97)) + (v90 * v96);
    const behi_six_joint_pack v102 = 1.0 / v101;
    const behi_six_joint_pack v103 = (v2_cosine[2] * (prepared[27] * v2_cosine[2])) - v18;
    const behi_six_joint_pack v104 = v32 - v38;
    const behi_six_joint_pack v105 = v30 - qd[4];
    const behi_six_joint_pack v106 = v31 + (v105 * v105);
    const behi_six_joint_pack v107 = (prepared[6] * v41) + (v13 * v106);
    const behi_six_joint_pack v108 = (v19 * v50) - v107;
    const behi_six_joint_pack v109 = 2.0 * v105;
    const behi_six_joint_pack v110 = v2_cosine[0] * v30;
    const behi_six_joint_pack v111 = 2.0 * v110;
    const behi_six_joint_pack v112 = ((v2_sine[0] * v44) - (v48 * v109)) - (v25 * v111);
    const behi_six_joint_pack v113 = (prepared[6] * v44) - (prepared[1] * v112);
    const behi_six_joint_pack v114 = v2_cosine[2] * v82;
    const behi_six_joint_pack v115 = qd[1] * v2_sine[2];
    const behi_six_joint_pack v116 = qd[1] * v115;
    const behi_six_joint_pack v117 = v42 * v105;
    const behi_six_joint_pack v118 = prepared[30] * v110;
    const behi_six_joint_pack v119 = prepared[8] * v2_sine[0];
    const behi_six_joint_pack v120 = ((v117 - ((prepared[12] - v119) * v44)) - (prepared[1] * v51)) - (v25 * v118);
    const behi_six_joint_pack v121 = v120 - (prepared[9] * v112);
    const behi_six_joint_pack v122 = v2_sine[0] * v30;
    const behi_six_joint_pack v123 = prepared[31] * v122;
    const behi_six_joint_pack v124 = v29 * v105;
    const behi_six_joint_pack v125 = (v25 * v123) + (prepared[7] * ((v26 * v110) - v124));
    const behi_six_joint_pack v126 = tau[5] - v125;
    const behi_six_joint_pack v127 = prepared[61] * v2_cosine[0];
    const behi_six_joint_pack v128 = ((v2_cosine[0] * v125) - ((prepared[15] * v44) + (prepared[6] * v51))) + (prepared[12] * v112);
    const behi_six_joint_pack v129 = (v2_sine[0] * v121) + (v128 + (v127 * v126));
    const behi_six_joint_pack v130 = (((v45 * v55) + (v56 * v116)) - (v38 * v114)) - (v46 * v108);
    const behi_six_joint_pack v131 = v129 + (v130 - (v63 * v113));
    const behi_six_joint_pack v132 = tau[3] + v129;
    const behi_six_joint_pack v133 = 2.0 * v24;
    const behi_six_joint_pack v134 = qd[0] * v133;
    const behi_six_joint_pack v135 = 100.0 * v115;
    const behi_six_joint_pack v136 = (v134 * v21) + (qd[0] * v135);
    const behi_six_joint_pack v137 = prepared[1] * v35;
    const behi_six_joint_pack v138 = prepared[12] * v2_cosine[0];
    const behi_six_joint_pack v139 = ((v13 * v136) - (((v19 * v2_cosine[3]) * v39) + v43)) - (v138 * v41);
    const behi_six_joint_pack v140 = v139 + (((((prepared[74] * v2_sine[0]) - prepared[62]) * v27) - (v34 * v137)) - (prepared[63] * v49));
    const behi_six_joint_pack v141 = tau[4] - v140;
    const behi_six_joint_pack v142 = ((tau[2] - (v72 * v141)) - (v75 * v132)) + v131;
    const behi_six_joint_pack v143 = v2_sine[2] * v56;
    const behi_six_joint_pack v144 = ((tau[1] + (v17 * (v104 * v2_cosine[2]))) + (v33 * v114)) - (v37 * v143);
    const behi_six_joint_pack v145 = (((v144 - (v79 * v113)) - (v47 * v108)) - (v89 * v141)) + (v91 * v132);
    const behi_six_joint_pack v146 = (v145 + v131) + (v88 * v142);
    const behi_six_joint_pack v147 = ((prepared[23] * v134) * v2_sine[1]) + (v19 * v106);
    const behi_six_joint_pack v148 = prepared[61] * v10;
    const behi_six_joint_pack v149 = prepared[76] * v115;
    const behi_six_joint_pack v150 = (qd[0] * v149) + (v73 * v106);
    const behi_six_joint_pack v151 = v2_cosine[0] * v2_cosine[3];
    const behi_six_joint_pack v152 = prepared[6] * v2_cosine[3];
    const behi_six_joint_pack v153 = prepared[75] * v2_cosine[3];
    const behi_six_joint_pack v154 = prepared[77] * v115;
    const behi_six_joint_pack v155 = (((tau[0] + (v52 * v154)) + (v134 * v55)) + (v152 * v136)) + (v153 * v27);
    const behi_six_joint_pack v156 = ((v155 + ((prepared[12] * v151) * v106)) + (v69 * v50)) - (v10 * v125);
    const behi_six_joint_pack v157 = ((v2_cosine[1] * v150) + (v23 * ((v13 * v50) + (prepared[64] * v27)))) - (v148 * v126);
    const behi_six_joint_pack v158 = ((v156 + (v15 * v147)) + (v2_cosine[3] * v140)) + (v98 * v141);
    const behi_six_joint_pack v159 = (v158 + ((v68 * v132) + ((v35 * v121) + v157))) + (v97 * v142);
    const behi_six_joint_pack v160 = v159 - (v146 * v96);
    const behi_six_joint_pack v161 = v96 * v102;
    B[37] = v161;
    B[42] = v161;
    const behi_six_joint_pack v162 = (v146 * v95) + (v160 * v161);
    const behi_six_joint_pack v163 = v160 * v102;
    const behi_six_joint_pack v164 = ((v77 * v142) + (v97 * v163)) - (v88 * v162);
    const behi_six_joint_pack v165 = v162 - v164;
    const behi_six_joint_pack v166 = v12 * v165;
    const behi_six_joint_pack v167 = v166 - (v37 * v21);
    const behi_six_joint_pack v168 = v21 * v165;
    const behi_six_joint_pack v169 = v168 + (v33 * v12);
    const behi_six_joint_pack v170 = (v2_sine[3] * v167) - (v2_cosine[3] * v169);
    const behi_six_joint_pack v171 = (((v32 * v58) + (v38 * v78)) - (v47 * v162)) - v170;
    const behi_six_joint_pack v172 = (v26 * v26) - v40;
    const behi_six_joint_pack v173 = v166 + ((v15 * v162) - v34);
    const behi_six_joint_pack v174 = v168 + (v39 + (v20 * v162));
    const behi_six_joint_pack v175 = (v2_sine[3] * v173) - (v2_cosine[3] * v174);
    const behi_six_joint_pack v176 = v175 + (10.0 * v172);
    const behi_six_joint_pack v177 = v171 + v176;
    const behi_six_joint_pack v178 = prepared[6] * v175;
    const behi_six_joint_pack v179 = (v178 + (prepared[6] * v171)) + (v13 * v177);
    const behi_six_joint_pack v180 = v179 + ((v32 * v57) + (v38 * v83));
    const behi_six_joint_pack v181 = v114 - v143;
    const behi_six_joint_pack v182 = -v181;
    const behi_six_joint_pack v183 = (v2_cosine[1] * (prepared[22] * v2_cosine[1])) - v16;
    const behi_six_joint_pack v184 = ((((v67 * v132) + (v68 * v163)) - (v91 * v162)) - (v75 * v164)) - v165;
    const behi_six_joint_pack v185 = v44 - v184;
    const behi_six_joint_pack v186 = v44 + v184;
    const behi_six_joint_pack v187 = v25 * v30;
    const behi_six_joint_pack v188 = v187 - (v2_sine[3] * v163);
    const behi_six_joint_pack v189 = v187 + v188;
    const behi_six_joint_pack v190 = (v2_sine[0] * v186) - (v2_cosine[0] * v189);
    const behi_six_joint_pack v191 = v48 * v105;
    const behi_six_joint_pack v192 = v190 - v191;
    const behi_six_joint_pack v193 = v191 - v192;
    const behi_six_joint_pack v194 = (prepared[6] * v185) + (prepared[1] * v193);
    const behi_six_joint_pack v195 = v2_cosine[3] - v98;
    const behi_six_joint_pack v196 = (((prepared[49] * v141) + (v195 * v163)) - (v89 * v162)) + (v72 * v164);
    const behi_six_joint_pack v197 = v50 + v196;
    const behi_six_joint_pack v198 = (v19 * v197) - v107;
    const behi_six_joint_pack v199 = (v2_sine[3] * v194) - (v2_cosine[3] * v198);
    const behi_six_joint_pack v200 = (v2_sine[3] * v198) + (v2_cosine[3] * v194);
    const behi_six_joint_pack v201 = v2_sine[0] * v105;
    const behi_six_joint_pack v202 = (2.0 * v27) + (v2_cosine[3] * v163);
    const behi_six_joint_pack v203 = (v2_sine[0] * v172) - (v2_cosine[0] * v202);
    const behi_six_joint_pack v204 = 2.0 * v48;
    const behi_six_joint_pack v205 = v203 + (((2.0 * v30) * v201) - (v26 * v204));
    const behi_six_joint_pack v206 = ((v42 * v26) + (prepared[8] * v203)) - (prepared[9] * v205);
    const behi_six_joint_pack v207 = prepared[15] * v172;
    const behi_six_joint_pack v208 = (((v26 * v29) - (v105 * v110)) - (v2_cosine[0] * v172)) - (v2_sine[0] * v202);
    const behi_six_joint_pack v209 = prepared[78] * v2_cosine[0];
    const behi_six_joint_pack v210 = (prepared[12] * v205) + (v209 * v208);
    const behi_six_joint_pack v211 = ((v2_sine[0] * v206) - v207) + v210;
    const behi_six_joint_pack v212 = (v211 + (((v38 * v57) + (v82 * v116)) - (v45 * v183))) + (v12 * v199);
    const behi_six_joint_pack v213 = v212 - (v21 * v200);
    const behi_six_joint_pack v214 = (v26 * v109) - (v29 * v111);
    const behi_six_joint_pack v215 = (v13 * v29) + (v19 * v48);
    const behi_six_joint_pack v216 = ((v13 * v214) + ((v110 * v215) + (prepared[64] * v44))) + (v19 * v188);
    const behi_six_joint_pack v217 = (prepared[1] * v205) - (prepared[6] * v172);
    const behi_six_joint_pack v218 = ((v2_sine[3] * v216) + (v2_cosine[3] * v217)) - v199;
    const behi_six_joint_pack v219 = v200 + ((v2_sine[3] * v217) - (v2_cosine[3] * v216));
    const behi_six_joint_pack v220 = (v23 * v218) + (v84 * v219);
    const behi_six_joint_pack v221 = ((((v33 * v57) + (v37 * v83)) - (v182 * v165)) - v213) - v220;
    const behi_six_joint_pack v222 = (v12 * v218) + (v21 * v219);
    const behi_six_joint_pack v223 = v213 + v222;
    const behi_six_joint_pack v224 = v179 - v211;
    const behi_six_joint_pack v225 = ((100.0 * qd[1]) * v52) - (v20 * v163);
    const behi_six_joint_pack v226 = (v48 * v110) + (v29 * v122);
    const behi_six_joint_pack v227 = v188 + v226;
    const behi_six_joint_pack v228 = ((prepared[9] * v227) + (v42 * v110)) - (prepared[8] * (v188 - v226));
    const behi_six_joint_pack v229 = (v134 * v12) - (v21 * v163);
    const behi_six_joint_pack v230 = (v2_sine[3] * v174) + (v2_cosine[3] * v173);
    const behi_six_joint_pack v231 = v230 + (20.0 * v44);
    const behi_six_joint_pack v232 = v19 * (((v2_sine[3] * v169) + (v2_cosine[3] * v167)) - v231);
    const behi_six_joint_pack v233 = (v228 - (v13 * (v229 + (10.0 * v189)))) + v232;
    const behi_six_joint_pack v234 = v35 * ((v32 * v2_cosine[2]) + (v2_sine[2] * v162));
    const behi_six_joint_pack v235 = (prepared[70] * (v234 + (v151 * ((v2_cosine[2] * v162) - (v38 * v2_sine[2]))))) - (v13 * v225);
    const behi_six_joint_pack v236 = v233 + v235;
    const behi_six_joint_pack v237 = v223 + (((v75 * v224) - v180) + (v72 * v236));
    const behi_six_joint_pack v238 = (((v104 * v103) - (v37 * v57)) - (v33 * v83)) - (v181 * v165);
    const behi_six_joint_pack v239 = (v180 + (v20 * v200)) - (v89 * v236);
    const behi_six_joint_pack v240 = (v221 + (v239 + ((v238 - (v15 * v199)) + (v91 * v224)))) - (v88 * v237);
    const behi_six_joint_pack v241 = (prepared[6] * v202) + (v13 * v197);
    const behi_six_joint_pack v242 = v136 + (v23 * v163);
    const behi_six_joint_pack v243 = v242 + (10.0 * v202);
    const behi_six_joint_pack v244 = (10.0 * v41) - v175;
    const behi_six_joint_pack v245 = (((prepared[6] * v242) + ((v138 * v106) - v43)) + (prepared[15] * v202)) + (v13 * v243);
    const behi_six_joint_pack v246 = (v245 - ((prepared[9] - v22) * v197)) - (prepared[8] * ((v49 - v27) - v196));
    const behi_six_joint_pack v247 = (((v117 - (prepared[12] * v185)) + (prepared[8] * v190)) - (prepared[1] * v230)) + (prepared[9] * v193);
    const behi_six_joint_pack v248 = (v2_sine[0] * v189) + (v2_cosine[0] * v186);
    const behi_six_joint_pack v249 = v248 + ((((prepared[51] * v126) - v124) + (v148 * v163)) - (v127 * v184));
    const behi_six_joint_pack v250 = prepared[7] * v2_sine[0];
    const behi_six_joint_pack v251 = (v250 * v249) - (v2_cosine[0] * v247);
    const behi_six_joint_pack v252 = (v13 * v227) - (v19 * v214);
    const behi_six_joint_pack v253 = ((prepared[67] * v10) * v208) + (v23 * (v252 + (prepared[6] * v189)));
    const behi_six_joint_pack v254 = ((v2_sine[3] * (v246 - (v19 * v244))) - v253) + (v2_cosine[3] * v251);
    const behi_six_joint_pack v255 = v2_cosine[2] * v163;
    const behi_six_joint_pack v256 = (prepared[15] * v189) + (10.0 * v252);
    const behi_six_joint_pack v257 = ((v2_sine[1] * v150) - (v134 * (v57 + v183))) + ((prepared[80] * v54) * v163);
    const behi_six_joint_pack v258 = (v21 * v241) + (v257 + (v93 * v255));
    const behi_six_joint_pack v259 = v258 + (v2_sine[3] * ((v2_cosine[0] * v206) + (v250 * v208)));
    const behi_six_joint_pack v260 = v254 + (v259 - (v2_cosine[3] * (v256 + (prepared[6] * v229))));
    const behi_six_joint_pack v261 = (((qd[0] * (qd[1] * 2.0)) * v103) - (v143 * v163)) - ((prepared[79] * v2_sine[2]) * v255);
    const behi_six_joint_pack v262 = (v261 + (((prepared[23] * v2_cosine[1]) + v152) * v225)) - (v20 * (v147 + v241));
    const behi_six_joint_pack v263 = (((v262 + (v137 * v177)) + (v68 * v224)) - (v195 * v236)) - v260;
    const behi_six_joint_pack v264 = (v263 - (v97 * v237)) - (v96 * v240);
    const behi_six_joint_pack v265 = v170 - v176;
    const behi_six_joint_pack v266 = ((prepared[6] * v170) - v178) + (v13 * v265);
    const behi_six_joint_pack v267 = v266 + (v182 * v162);
    const behi_six_joint_pack v268 = v211 + v266;
    const behi_six_joint_pack v269 = -v233;
    const behi_six_joint_pack v270 = ((v75 * v268) + ((v72 * v269) - v267)) - v223;
    const behi_six_joint_pack v271 = (((v267 - (v89 * v269)) + (v91 * v268)) - v221) - (v88 * v270);
    const behi_six_joint_pack v272 = v68 * v102;
    const behi_six_joint_pack v273 = v97 * v102;
    const behi_six_joint_pack v274 = v35 * v102;
    const behi_six_joint_pack v275 = ((v272 * v268) + ((prepared[1] * v274) * v265)) - (v102 * ((v195 * v269) - v260));
    const behi_six_joint_pack v276 = (v275 - (v273 * v270)) - (v161 * v271);
    A[74] = v276;
    const behi_six_joint_pack v277 = (v19 * v231) + ((v22 * v189) - v228);
    const behi_six_joint_pack v278 = (prepared[1] * v176) - v206;
    const behi_six_joint_pack v279 = ((v207 - v210) + v178) + (v2_sine[0] * v278);
    const behi_six_joint_pack v280 = ((v72 * v277) + (v76 * v279)) - v222;
    const behi_six_joint_pack v281 = 1.0 + v91;
    const behi_six_joint_pack v282 = (v88 * v280) + (((v89 * v277) + (v281 * v279)) - v220);
    const behi_six_joint_pack v283 = v195 * v102;
    const behi_six_joint_pack v284 = v10 * v102;
    const behi_six_joint_pack v285 = ((((prepared[7] * v284) * v208) - (v274 * v278)) - (v283 * v277)) - (v272 * v279);
    const behi_six_joint_pack v286 = (v161 * v282) + ((v285 - (v102 * ((v2_cosine[3] * v256) - v254))) - (v273 * v280));
    A[75] = v286;
    const behi_six_joint_pack v287 = v31 - (v48 * v48);
    const behi_six_joint_pack v288 = (v13 * v244) + (((v42 * v48) - (prepared[63] * v287)) + (v19 * v243));
    const behi_six_joint_pack v289 = (v29 * v204) - v197;
    const behi_six_joint_pack v290 = v106 - v287;
    const behi_six_joint_pack v291 = (v13 * v289) - (v19 * v290);
    const behi_six_joint_pack v292 = v2_sine[3] * v23;
    const behi_six_joint_pack v293 = v292 - (v2_cosine[3] * v84);
    const behi_six_joint_pack v294 = (v29 * v109) - v248;
    const behi_six_joint_pack v295 = (prepared[9] * v2_sine[0]) - prepared[12];
    const behi_six_joint_pack v296 = (((v295 * v294) + (v119 * v248)) - ((prepared[81] * v2_cosine[0]) * v192)) - v251;
    const behi_six_joint_pack v297 = prepared[1] * v294;
    const behi_six_joint_pack v298 = ((v72 * v288) - ((v46 * v291) + (v63 * v297))) + (v76 * v296);
    const behi_six_joint_pack v299 = v2_cosine[3] * v23;
    const behi_six_joint_pack v300 = v85 + v299;
    const behi_six_joint_pack v301 = ((v89 * v288) - ((v293 * v291) + (v300 * v297))) + (v281 * v296);
    const behi_six_joint_pack v302 = (v88 * v298) + v301;
    const behi_six_joint_pack v303 = 10.0 * v2_cosine[3];
    const behi_six_joint_pack v304 = v23 + v303;
    const behi_six_joint_pack v305 = (v195 * v288) - (v304 * ((v19 * v289) + (v13 * v290)));
    const behi_six_joint_pack v306 = v305 + (v35 * (((prepared[8] * v248) - (prepared[7] * v249)) + (prepared[9] * v294)));
    const behi_six_joint_pack v307 = ((v306 + (v10 * ((prepared[81] * v192) - v247))) + (v68 * v296)) + (v97 * v298);
    const behi_six_joint_pack v308 = v307 - (v96 * v302);
    const behi_six_joint_pack v309 = ((qd[0] * prepared[83]) * v54) + (v52 * v93);
    const behi_six_joint_pack v310 = v309 + (v52 * (prepared[77] * v2_sine[2]));
    const behi_six_joint_pack v311 = ((2.0 * v35) * v29) + (v2_cosine[3] * v109);
    const behi_six_joint_pack v312 = (((v30 * (prepared[64] * v2_cosine[3])) - (v25 * v137)) - (v35 * v215)) + (v13 * v311);
    const behi_six_joint_pack v313 = 2.0 * v2_cosine[3];
    const behi_six_joint_pack v314 = ((v313 * v48) - (v10 * v109)) - (v2_cosine[3] * v204);
    const behi_six_joint_pack v315 = prepared[64] * v26;
    const behi_six_joint_pack v316 = (v2_cosine[3] * v315) - (prepared[1] * v314);
    const behi_six_joint_pack v317 = (v10 * v29) + (v35 * v48);
    const behi_six_joint_pack v318 = v25 * v2_sine[3];
    const behi_six_joint_pack v319 = v317 + v318;
    const behi_six_joint_pack v320 = v135 + (v133 * v21);
    const behi_six_joint_pack v321 = prepared[82] * v23;
    const behi_six_joint_pack v322 = (v42 * v35) - (((prepared[74] * v25) * v10) + (v13 * v320));
    const behi_six_joint_pack v323 = (prepared[9] * v319) + (v322 + (v110 * (v321 + (prepared[74] * v2_cosine[3]))));
    const behi_six_joint_pack v324 = v323 + (prepared[8] * (v317 - v318));
    const behi_six_joint_pack v325 = (v2_cosine[3] * (v42 + (prepared[30] * v48))) - (v26 * (v321 + (prepared[13] * v2_cosine[3])));
    const behi_six_joint_pack v326 = v325 - (prepared[9] * v314);
    const behi_six_joint_pack v327 = (((v26 * (2.0 * v151)) + (v28 * v313)) - (v2_cosine[3] * v29)) - (v35 * v105);
    const behi_six_joint_pack v328 = (((v26 * v153) + (v23 * v315)) - (prepared[12] * v314)) + (v209 * v327);
    const behi_six_joint_pack v329 = v328 - (v2_sine[0] * v326);
    const behi_six_joint_pack v330 = (((v309 + (v63 * v316)) - (v46 * v312)) + (v72 * v324)) + (v76 * v329);
    const behi_six_joint_pack v331 = v2_cosine[1] * v53;
    const behi_six_joint_pack v332 = (((v310 + (prepared[84] * v331)) - (v292 * v312)) + (v299 * v316)) + (v89 * v324);
    const behi_six_joint_pack v333 = (v332 + (v281 * v329)) + (v84 * ((v2_sine[3] * v316) + (v2_cosine[3] * v312)));
    const behi_six_joint_pack v334 = v333 + (v330 * v88);
    const behi_six_joint_pack v335 = (v13 * v319) + (v19 * v311);
    const behi_six_joint_pack v336 = v2_cosine[1] * v149;
    const behi_six_joint_pack v337 = ((v336 + (v2_cosine[2] * v154)) + (v152 * v320)) + (v153 * v318);
    const behi_six_joint_pack v338 = ((v337 + (v133 * (v55 + v114))) + ((prepared[86] * v10) * v327)) + (v35 * v326);
    const behi_six_joint_pack v339 = ((v338 + (v303 * v335)) - (v195 * v324)) + (v23 * (v335 + (prepared[64] * v318)));
    const behi_six_joint_pack v340 = ((v339 - (v68 * v329)) - (v330 * v97)) + (v334 * v96);
    const behi_six_joint_pack v341 = v24 * ((v2_cosine[1] * v92) - ((100.0 * v2_sine[1]) * v2_cosine[3]));
    const behi_six_joint_pack v342 = qd[1] * v2_cosine[2];
    const behi_six_joint_pack v343 = v341 + ((v342 * v92) - (v2_cosine[3] * v135));
    const behi_six_joint_pack v344 = v111 - (v2_cosine[0] * v109);
    const behi_six_joint_pack v345 = v118 - (prepared[9] * v344);
    const behi_six_joint_pack v346 = v123 - (prepared[7] * v201);
    const behi_six_joint_pack v347 = v2_cosine[0] * v346;
    const behi_six_joint_pack v348 = (v2_sine[0] * v345) - v347;
    const behi_six_joint_pack v349 = v348 + (v14 * v343);
    const behi_six_joint_pack v350 = (prepared[12] * v344) + (v127 * v346);
    const behi_six_joint_pack v351 = prepared[82] * v2_sine[0];
    const behi_six_joint_pack v352 = v2_cosine[0] * v29;
    const behi_six_joint_pack v353 = (((v2_cosine[0] * v13) * v48) - (prepared[64] * v25)) - ((v2_sine[0] * v351) * v29);
    const behi_six_joint_pack v354 = v353 + (v19 * (v26 - v352));
    const behi_six_joint_pack v355 = prepared[1] * v344;
    const behi_six_joint_pack v356 = (v2_sine[3] * v354) + (v2_cosine[3] * v355);
    const behi_six_joint_pack v357 = (v2_sine[3] * v355) - (v2_cosine[3] * v354);
    const behi_six_joint_pack v358 = (v350 + (v12 * v356)) + (v21 * v357);
    const behi_six_joint_pack v359 = ((v336 - (v342 * v93)) - v349) - v358;
    const behi_six_joint_pack v360 = (v15 * v356) + (v20 * v357);
    const behi_six_joint_pack v361 = v360 + (v133 * v182);
    const behi_six_joint_pack v362 = v349 + v350;
    const behi_six_joint_pack v363 = qd[0] * v2_sine[1];
    const behi_six_joint_pack v364 = 100.0 * (v53 + v363);
    const behi_six_joint_pack v365 = (v2_sine[0] * v48) - v352;
    const behi_six_joint_pack v366 = v26 + v365;
    const behi_six_joint_pack v367 = v42 * v2_sine[0];
    const behi_six_joint_pack v368 = (-(prepared[9] * v366)) - (v367 + (prepared[8] * (v365 - v26)));
    const behi_six_joint_pack v369 = prepared[74] * v48;
    const behi_six_joint_pack v370 = v368 + (v369 - ((prepared[87] * v24) * ((v2_sine[1] * v35) + (v2_cosine[1] * v151))));
    const behi_six_joint_pack v371 = v370 + ((v13 * v364) - (prepared[87] * ((v115 * v35) + (v342 * v151))));
    const behi_six_joint_pack v372 = (v359 + (v75 * v362)) + (v72 * v371);
    const behi_six_joint_pack v373 = ((v361 + (v91 * v362)) - (v359 + (v89 * v371))) - (v88 * v372);
    const behi_six_joint_pack v374 = (v13 * v366) + (v351 * v352);
    const behi_six_joint_pack v375 = (v23 * (v315 + v374)) + ((prepared[85] * v10) * v346);
    const behi_six_joint_pack v376 = v2_cosine[3] * ((10.0 * v374) + (prepared[75] * v26));
    const behi_six_joint_pack v377 = ((v310 + ((v152 * v364) + (prepared[73] * v331))) - (v137 * v343)) - (v35 * v345);
    const behi_six_joint_pack v378 = (((v376 + v375) + (v195 * v371)) + (v377 - (v68 * v362))) + (v97 * v372);
    const behi_six_joint_pack v379 = v378 + (v373 * v96);
    const behi_six_joint_pack v380 = v345 + (prepared[1] * v341);
    const behi_six_joint_pack v381 = (v2_sine[0] * v380) + ((prepared[6] * v341) - v347);
    const behi_six_joint_pack v382 = v358 + v381;
    const behi_six_joint_pack v383 = v350 + v381;
    const behi_six_joint_pack v384 = v370 + ((prepared[87] * v2_sine[0]) * v363);
    const behi_six_joint_pack v385 = ((v75 * v383) - v382) + (v72 * v384);
    const behi_six_joint_pack v386 = ((v361 + (v91 * v383)) + (v382 - (v89 * v384))) - (v88 * v385);
    const behi_six_joint_pack v387 = v375 + v376;
    const behi_six_joint_pack v388 = ((v309 + ((prepared[88] * v2_sine[1]) * v30)) - (v35 * v380)) - (v68 * v383);
    const behi_six_joint_pack v389 = (((v387 + (v195 * v384)) + v388) + (v97 * v385)) + (v386 * v96);
    const behi_six_joint_pack v390 = v348 + v358;
    const behi_six_joint_pack v391 = v348 + v350;
    const behi_six_joint_pack v392 = v368 + v369;
    const behi_six_joint_pack v393 = ((v75 * v391) + (v72 * v392)) - v390;
    const behi_six_joint_pack v394 = (((v360 + (v91 * v391)) - (v89 * v392)) + v390) - (v393 * v88);
    const behi_six_joint_pack v395 = (((v391 * v272) - (v387 * v102)) - (v394 * v161)) - (v393 * v273);
    const behi_six_joint_pack v396 = v395 + ((v345 * v274) - (v392 * v283));
    A[81] = v396;
    const behi_six_joint_pack v397 = (v367 + (v295 * v204)) - (prepared[81] * v352);
    const behi_six_joint_pack v398 = prepared[82] * v48;
    const behi_six_joint_pack v399 = prepared[82] * v201;
    const behi_six_joint_pack v400 = (v397 * v76) + ((v46 * v399) - (v63 * v398));
    const behi_six_joint_pack v401 = (v400 * v88) + ((v397 * v281) + ((v293 * v399) - (v300 * v398)));
    const behi_six_joint_pack v402 = (((v105 * ((prepared[82] * v2_cosine[0]) * v304)) * v102) - (v401 * v161)) + (v397 * v272);
    const behi_six_joint_pack v403 = ((v42 + (prepared[89] * v48)) * v274) - ((prepared[86] * v29) * v284);
    const behi_six_joint_pack v404 = (v402 + (v400 * v273)) + v403;
    A[82] = v404;
    const behi_six_joint_pack v405 = prepared[30] * v201;
    const behi_six_joint_pack v406 = (v405 * v76) - (v71 * (prepared[90] * v29));
    const behi_six_joint_pack v407 = (v406 * v88) + ((v405 * v281) - ((prepared[91] * v29) * v81));
    const behi_six_joint_pack v408 = ((v406 * v273) - (v407 * v161)) + (v405 * v272);
    const behi_six_joint_pack v409 = v408 - (prepared[30] * ((v29 * v283) - (v105 * v274)));
    const behi_six_joint_pack v410 = (v95 * v240) + (v161 * v264);
    A[85] = v410;
    const behi_six_joint_pack v411 = (v95 * v271) + (v96 * v276);
    const behi_six_joint_pack v412 = (v96 * v286) - (v95 * v282);
    const behi_six_joint_pack v413 = (v95 * v302) + (v161 * v308);
    A[88] = v413;
    const behi_six_joint_pack v414 = (v340 * v161) - (v334 * v95);
    A[90] = v414;
    const behi_six_joint_pack v415 = (v379 * v161) - (v373 * v95);
    A[91] = v415;
    const behi_six_joint_pack v416 = (v389 * v161) - (v386 * v95);
    A[92] = v416;
    const behi_six_joint_pack v417 = (v394 * v95) + (v96 * v396);
    const behi_six_joint_pack v418 = (v401 * v95) + (v96 * v404);
    const behi_six_joint_pack v419 = (v407 * v95) + (v96 * v409);
    A[95] = v419;
    const behi_six_joint_pack v420 = ((v273 * v264) - (v77 * v237)) - (v88 * v410);
    const behi_six_joint_pack v421 = ((v97 * v276) - (v77 * v270)) - (v88 * v411);
    A[98] = v421;
    const behi_six_joint_pack v422 = ((v97 * v286) - (v77 * v280)) - (v88 * v412);
    A[99] = v422;
    const behi_six_joint_pack v423 = ((v77 * v298) + (v273 * v308)) - (v88 * v413);
    const behi_six_joint_pack v424 = ((v340 * v273) - (v330 * v77)) - (v88 * v414);
    const behi_six_joint_pack v425 = ((v77 * v372) + (v379 * v273)) - (v88 * v415);
    const behi_six_joint_pack v426 = ((v77 * v385) + (v389 * v273)) - (v88 * v416);
    const behi_six_joint_pack v427 = ((v97 * v396) - (v77 * v393)) - (v88 * v417);
    A[105] = v427;
    const behi_six_joint_pack v428 = ((v400 * v77) + (v97 * v404)) - (v88 * v418);
    A[106] = v428;
    const behi_six_joint_pack v429 = ((v406 * v77) + (v97 * v409)) - (v88 * v419);
    const behi_six_joint_pack v430 = (((v67 * v224) + (v272 * v264)) - (v91 * v410)) - (v75 * v420);
    const behi_six_joint_pack v431 = (((v67 * v268) + (v68 * v276)) - (v91 * v411)) - (v75 * v421);
    A[110] = v431;
    const behi_six_joint_pack v432 = (((v68 * v286) - (v67 * v279)) - (v91 * v412)) - (v75 * v422);
    A[111] = v432;
    const behi_six_joint_pack v433 = (((v67 * v296) + (v272 * v308)) - (v91 * v413)) - (v75 * v423);
    const behi_six_joint_pack v434 = (((v340 * v272) - (v67 * v329)) - (v91 * v414)) - (v75 * v424);
    const behi_six_joint_pack v435 = (((v379 * v272) - (v67 * v362)) - (v91 * v415)) - (v75 * v425);
    const behi_six_joint_pack v436 = (((v389 * v272) - (v67 * v383)) - (v91 * v416)) - (v75 * v426);
    const behi_six_joint_pack v437 = (((v67 * v391) + (v68 * v396)) - (v91 * v417)) - (v75 * v427);
    A[117] = v437;
    const behi_six_joint_pack v438 = (((v67 * v397) + (v68 * v404)) - (v91 * v418)) - (v75 * v428);
    A[118] = v438;
    const behi_six_joint_pack v439 = (((v68 * v409) + (v405 * v67)) - (v91 * v419)) - (v75 * v429);
    const behi_six_joint_pack v440 = v98 * v102;
    A[121] = (((prepared[49] * v236) - (v440 * v264)) - (v89 * v410)) + (v72 * v420);
    A[122] = ((v89 * v411) + ((v98 * v276) - (prepared[49] * v269))) - (v72 * v421);
    A[123] = ((v89 * v412) + ((v98 * v286) - (prepared[49] * v277))) - (v72 * v422);
    A[124] = (v72 * v423) - (((prepared[49] * v288) + (v440 * v308)) + (v89 * v413));
    A[126] = (((prepared[49] * v324) - (v340 * v440)) - (v89 * v414)) + (v72 * v424);
    A[127] = (v72 * v425) - (((prepared[49] * v371) + (v379 * v440)) + (v89 * v415));
    A[128] = (v72 * v426) - (((prepared[49] * v384) + (v389 * v440)) + (v89 * v416));
    A[129] = ((v89 * v417) + ((v98 * v396) - (prepared[49] * v392))) - (v72 * v427);
    A[130] = ((v89 * v418) + (v98 * v404)) - (v72 * v428);
    A[131] = (((prepared[65] * v29) - (v98 * v409)) - (v89 * v419)) + (v72 * v429);
    const behi_six_joint_pack v441 = v148 * v102;
    const behi_six_joint_pack v442 = prepared[61] * v208;
    A[133] = ((v441 * v264) - v442) - (v127 * (v430 + (v420 - v410)));
    A[134] = (v127 * (v431 + (v421 - v411))) - ((v148 * v276) + v442);
    A[135] = (v127 * (v432 + (v422 - v412))) - ((v148 * v286) + v442);
    A[136] = ((prepared[61] * v192) + (v441 * v308)) - (v127 * (v433 + (v423 - v413)));
    A[138] = ((v340 * v441) - (prepared[61] * v327)) - (v127 * (v434 + (v424 - v414)));
    const behi_six_joint_pack v443 = (prepared[66] * v122) - (prepared[61] * v201);
    A[139] = ((v379 * v441) - v443) - (v127 * (v435 + (v425 - v415)));
    A[140] = ((v389 * v441) - v443) - (v127 * (v436 + (v426 - v416)));
    A[141] = (v127 * (v437 + (v427 - v417))) - (v443 + (v148 * v396));
    A[142] = (v127 * (v438 + (v428 - v418))) - ((prepared[61] * v29) + (v148 * v404));
    A[143] = (v148 * v409) - (v127 * (v439 + (v429 - v419)));
    const behi_six_joint_pack v444 = v97 - (v88 * v96);
    const behi_six_joint_pack v445 = v444 * v102;
    const behi_six_joint_pack v446 = (v272 - (v91 * v161)) - (v75 * v445);
    const behi_six_joint_pack v447 = ((v72 * v445) - v440) - (v89 * v161);
    B[40] = v447;
    B[60] = v447;
    const behi_six_joint_pack v448 = v127 * v76;
    const behi_six_joint_pack v449 = v127 * v281;
    const behi_six_joint_pack v450 = ((v441 - (v127 * v272)) - (v448 * v445)) + (v449 * v161);
    B[41] = v450;
    B[66] = v450;
    B[43] = v95 - (v96 * v161);
    const behi_six_joint_pack v451 = v88 * v95;
    const behi_six_joint_pack v452 = v451 + (v444 * v161);
    B[44] = v452;
    B[49] = v452;
    const behi_six_joint_pack v453 = ((v75 * v451) - (v91 * v95)) - (v96 * v446);
    const behi_six_joint_pack v454 = (v96 * v447) + ((v89 * v95) + (v72 * v451));
    const behi_six_joint_pack v455 = ((v448 * v451) + (v449 * v95)) - (v96 * v450);
    B[47] = v455;
    B[67] = v455;
    B[50] = (v88 * v452) - (v77 + (v444 * v273));
    const behi_six_joint_pack v456 = ((v75 * v77) - (v97 * v446)) - (v88 * v453);
    B[51] = v456;
    B[56] = v456;
    const behi_six_joint_pack v457 = ((v97 * v447) + (v72 * v77)) - (v88 * v454);
    B[52] = v457;
    B[62] = v457;
    const behi_six_joint_pack v458 = ((v448 * v77) - (v97 * v450)) - (v88 * v455);
    const behi_six_joint_pack v459 = ((v68 * v447) - (v91 * v454)) - (v75 * v457);
    B[58] = v459;
    B[63] = v459;
    const behi_six_joint_pack v460 = (((v127 * v67) - (v68 * v450)) - (v91 * v455)) - (v75 * v458);
    B[64] = ((prepared[49] + (v98 * v447)) + (v89 * v454)) - (v72 * v457);
    const behi_six_joint_pack v461 = (v72 * v458) + ((v98 * v450) - (v89 * v455));
    B[65] = v461;
    B[70] = v461;
    B[71] = (prepared[51] - (v148 * v450)) - (v127 * (v460 + (v458 - v455)));
    A[73] = -(v102 * v264);
    A[76] = -(v102 * v308);
    A[78] = -(v340 * v102);
    A[79] = -(v379 * v102);
    A[80] = -(v389 * v102);
    A[83] = -v409;
    A[86] = -v411;
    A[87] = -v412;
    A[93] = -v417;
    A[94] = -v418;
    A[97] = -v420;
    A[100] = -v423;
    A[102] = -v424;
    A[103] = -v425;
    A[104] = -v426;
    A[107] = -v429;
    A[109] = -v430;
    A[112] = -v433;
    A[114] = -v434;
    A[115] = -v435;
    A[116] = -v436;
    A[119] = -v439;
    B[36] = -v102;
    const behi_six_joint_pack v462 = -v445;
    B[38] = v462;
    B[48] = v462;
    const behi_six_joint_pack v463 = -v446;
    B[39] = v463;
    B[54] = v463;
    const behi_six_joint_pack v464 = -v453;
    B[45] = v464;
    B[55] = v464;
    const behi_six_joint_pack v465 = -v454;
    B[46] = v465;
    B[61] = v465;
    const behi_six_joint_pack v466 = -v458;
    B[53] = v466;
    B[68] = v466;
    B[57] = -(((v67 + (v68 * v446)) + (v91 * v453)) + (v75 * v456));
    const behi_six_joint_pack v467 = -v460;
    B[59] = v467;
    B[69] = v467;
}

void behi_six_joint_linearize_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    behi_six_joint_pack prepared_pack[92];

    for (size_t k = 0U; k < 92U; k++) {
        prepared_pack[k] = behi_six_joint_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack tau_pack[6];
        behi_six_joint_pack A_pack[144];
        behi_six_joint_pack B_pack[72];

        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, tau, tau_pack);
        behi_six_joint_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        behi_six_joint_pack_give(144U, count, first, lanes, A_pack, A);
        behi_six_joint_pack_give(72U, count, first, lanes, B_pack, B);
    }
}

void behi_six_joint_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += BEHI_SIX_JOINT_LANES) {
        const size_t lanes = ((count - first) < BEHI_SIX_JOINT_LANES) ? (count - first) : BEHI_SIX_JOINT_LANES;
        behi_six_joint_pack prepared_pack[92];
        behi_six_joint_pack q_pack[6];
        behi_six_joint_pack qd_pack[6];
        behi_six_joint_pack tau_pack[6];
        behi_six_joint_pack A_pack[144];
        behi_six_joint_pack B_pack[72];

        behi_six_joint_pack_take(1U, count, first, lanes, &prepared[1U * count], &prepared_pack[1]);
        behi_six_joint_pack_take(11U, count, first, lanes, &prepared[6U * count], &prepared_pack[6]);
        behi_six_joint_pack_take(2U, count, first, lanes, &prepared[22U * count], &prepared_pack[22]);
        behi_six_joint_pack_take(5U, count, first, lanes, &prepared[27U * count], &prepared_pack[27]);
        behi_six_joint_pack_take(4U, count, first, lanes, &prepared[48U * count], &prepared_pack[48]);
        behi_six_joint_pack_take(31U, count, first, lanes, &prepared[61U * count], &prepared_pack[61]);
        behi_six_joint_pack_take(6U, count, first, lanes, q, q_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, qd, qd_pack);
        behi_six_joint_pack_take(6U, count, first, lanes, tau, tau_pack);
        behi_six_joint_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        behi_six_joint_pack_give(144U, count, first, lanes, A_pack, A);
        behi_six_joint_pack_give(72U, count, first, lanes, B_pack, B);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
