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

static inline behi_six_joint_pack behi_six_joint_pack_at(const double *x)
{
    return *(const behi_six_joint_unaligned *)x;
}

/* The last block of a batch is filled up with copies of its last state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
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

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    const behi_six_joint_pack v0 = behi_six_joint_pack_at(&q[stride]) + behi_six_joint_pack_at(&q[2U * stride]);
    const behi_six_joint_pack v1 = behi_six_joint_pack_at(&q[3U * stride]) + v0;
    const behi_six_joint_pack v2_angle[4] = {behi_six_joint_pack_at(&q[4U * stride]), v0, behi_six_joint_pack_at(&q[stride]), v1};
    behi_six_joint_pack v2_sine[4];
    behi_six_joint_pack v2_cosine[4];
    behi_six_joint_bits v2_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[2], &v2_sine[2], &v2_cosine[2], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[3], &v2_sine[3], &v2_cosine[3], &v2_beyond);
    behi_six_joint_pack_sincos_guard(4U, v2_angle, v2_sine, v2_cosine, &v2_beyond);
    *(behi_six_joint_unaligned *)&A[0] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[2U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[3U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[4U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[5U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[7U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[8U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[9U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[10U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[11U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[12U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[13U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[14U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[15U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[16U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[17U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[18U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[20U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[21U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[22U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[23U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[24U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[25U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[26U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[27U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[28U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[29U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[30U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[31U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[33U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[34U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[35U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[36U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[37U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[38U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[39U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[40U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[41U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[42U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[43U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[44U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[46U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[47U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[48U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[49U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[50U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[51U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[52U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[53U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[54U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[55U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[56U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[57U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[59U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[60U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[61U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[62U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[63U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[64U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[65U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[66U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[67U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[68U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[69U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[70U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[72U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[77U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[84U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[89U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[96U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[101U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[108U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[113U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[120U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[125U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[132U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[137U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[0] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[2U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[3U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[4U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[5U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[6U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[7U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[8U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[9U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[10U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[11U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[12U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[13U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[14U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[15U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[16U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[17U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[18U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[19U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[20U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[21U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[22U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[23U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[24U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[25U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[26U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[27U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[28U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[29U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[30U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[31U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[32U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[33U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[34U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[35U * stride] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v10 = v2_sine[0] * v2_sine[3];
    const behi_six_joint_pack v11 = (behi_six_joint_pack_at(&prepared[11U * spacing]) * v2_sine[0]) - behi_six_joint_pack_at(&prepared[13U * spacing]);
    const behi_six_joint_pack v12 = 50.0 * v2_cosine[1];
    const behi_six_joint_pack v13 = behi_six_joint_pack_at(&prepared[spacing]) * v2_sine[0];
    const behi_six_joint_pack v14 = behi_six_joint_pack_at(&prepared[6U * spacing]) + v13;
    const behi_six_joint_pack v15 = 50.0 * v2_cosine[2];
    const behi_six_joint_pack v16 = v2_sine[1] * (behi_six_joint_pack_at(&prepared[22U * spacing]) * v2_sine[1]);
    const behi_six_joint_pack v17 = behi_six_joint_pack_at(&prepared[27U * spacing]) * v2_sine[2];
    const behi_six_joint_pack v18 = v2_sine[2] * v17;
    const behi_six_joint_pack v19 = behi_six_joint_pack_at(&prepared[spacing]) * v2_cosine[0];
    const behi_six_joint_pack v20 = 50.0 * v2_sine[2];
    const behi_six_joint_pack v21 = 50.0 * v2_sine[1];
    const behi_six_joint_pack v22 = behi_six_joint_pack_at(&prepared[12U * spacing]) * v2_sine[0];
    const behi_six_joint_pack v23 = v12 + v15;
    const behi_six_joint_pack v24 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v25 = behi_six_joint_pack_at(&qd[3U * stride]) + v24;
    const behi_six_joint_pack v26 = behi_six_joint_pack_at(&qd[0]) * v2_sine[3];
    const behi_six_joint_pack v27 = v25 * v26;
    const behi_six_joint_pack v28 = v25 * v2_sine[0];
    const behi_six_joint_pack v29 = v28 + (v2_cosine[0] * v26);
    const behi_six_joint_pack v30 = behi_six_joint_pack_at(&qd[0]) * v2_cosine[3];
    const behi_six_joint_pack v31 = v29 * v29;
    const behi_six_joint_pack v32 = behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v33 = v24 * v24;
    const behi_six_joint_pack v34 = (v32 * v20) + (v33 * v21);
    const behi_six_joint_pack v35 = v2_cosine[0] * v2_sine[3];
    const behi_six_joint_pack v36 = behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v37 = v33 + v36;
    const behi_six_joint_pack v38 = v32 + v36;
    const behi_six_joint_pack v39 = (v38 * v15) + (v37 * v12);
    const behi_six_joint_pack v40 = v30 * v30;
    const behi_six_joint_pack v41 = (v25 * v25) + v40;
    const behi_six_joint_pack v42 = behi_six_joint_pack_at(&qd[5U * stride]) * behi_six_joint_pack_at(&prepared[30U * spacing]);
    const behi_six_joint_pack v43 = v42 * v29;
    const behi_six_joint_pack v44 = v26 * v30;
    const behi_six_joint_pack v45 = v33 - v37;
    *(behi_six_joint_unaligned *)&A[6U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[19U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[32U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[45U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[58U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[71U * stride] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v46 = (v2_sine[3] * v12) - (v2_cosine[3] * v21);
    const behi_six_joint_pack v47 = (v15 * v2_sine[3]) - (v20 * v2_cosine[3]);
    const behi_six_joint_pack v48 = (v2_sine[0] * v26) - (v25 * v2_cosine[0]);
    const behi_six_joint_pack v49 = v29 * v48;
    const behi_six_joint_pack v50 = v27 + v49;
    const behi_six_joint_pack v51 = (v2_sine[3] * v39) - (v2_cosine[3] * v34);
    const behi_six_joint_pack v52 = behi_six_joint_pack_at(&qd[0]) * v2_cosine[2];
    const behi_six_joint_pack v53 = behi_six_joint_pack_at(&qd[0]) * v2_sine[2];
    const behi_six_joint_pack v54 = v2_sine[1] * v2_cosine[1];
    const behi_six_joint_pack v55 = behi_six_joint_pack_at(&prepared[22U * spacing]) * v54;
    const behi_six_joint_pack v56 = behi_six_joint_pack_at(&prepared[72U * spacing]) * v2_cosine[1];
    const behi_six_joint_pack v57 = v2_cosine[2] * v56;
    const behi_six_joint_pack v58 = v15 * v2_cosine[3];
    const behi_six_joint_pack v59 = v57 + (v14 * v58);
    const behi_six_joint_pack v60 = v12 * v2_cosine[3];
    const behi_six_joint_pack v61 = v59 + (v14 * v60);
    const behi_six_joint_pack v62 = (behi_six_joint_pack_at(&prepared[12U * spacing]) * v35) + ((behi_six_joint_pack_at(&prepared[68U * spacing]) * v2_cosine[0]) * v10);
    const behi_six_joint_pack v63 = v60 + (v2_sine[3] * v21);
    const behi_six_joint_pack v64 = v14 * v63;
    const behi_six_joint_pack v65 = ((v2_sine[0] * v11) - behi_six_joint_pack_at(&prepared[29U * spacing])) + (v2_cosine[0] * (behi_six_joint_pack_at(&prepared[67U * spacing]) * v2_cosine[0]));
    const behi_six_joint_pack v66 = v65 - v64;
    const behi_six_joint_pack v67 = 1.0 / v65;
    const behi_six_joint_pack v68 = v62 * v67;
    const behi_six_joint_pack v69 = v22 * v2_cosine[3];
    const behi_six_joint_pack v70 = (v69 + (behi_six_joint_pack_at(&prepared[10U * spacing]) * v2_cosine[3])) + (v13 * v23);
    const behi_six_joint_pack v71 = v2_cosine[0] * v46;
    const behi_six_joint_pack v72 = behi_six_joint_pack_at(&prepared[69U * spacing]) * v71;
    const behi_six_joint_pack v73 = behi_six_joint_pack_at(&prepared[70U * spacing]) * v2_cosine[0];
    const behi_six_joint_pack v74 = ((v62 + (v2_sine[1] * v73)) + (v70 * v72)) - (v66 * v68);
    const behi_six_joint_pack v75 = v66 * v67;
    const behi_six_joint_pack v76 = 1.0 - v75;
    const behi_six_joint_pack v77 = 1.0 / ((v66 * v76) + ((v71 * (behi_six_joint_pack_at(&prepared[71U * spacing]) * v71)) - (v64 + behi_six_joint_pack_at(&prepared[22U * spacing]))));
    const behi_six_joint_pack v78 = v20 * v2_sine[3];
    const behi_six_joint_pack v79 = v58 + v78;
    const behi_six_joint_pack v80 = (v14 * v79) - v66;
    const behi_six_joint_pack v81 = (v19 * v47) + (behi_six_joint_pack_at(&prepared[spacing]) * v71);
    const behi_six_joint_pack v82 = behi_six_joint_pack_at(&prepared[72U * spacing]) * v2_sine[1];
    const behi_six_joint_pack v83 = v2_sine[2] * v82;
    const behi_six_joint_pack v84 = v20 + v21;
    const behi_six_joint_pack v85 = v2_sine[3] * v84;
    const behi_six_joint_pack v86 = ((((v83 + behi_six_joint_pack_at(&prepared[22U * spacing])) + (v14 * v85)) + v61) - (v72 * v81)) - v66;
    const behi_six_joint_pack v87 = v86 - (v80 * v75);
    const behi_six_joint_pack v88 = v87 * v77;
    const behi_six_joint_pack v89 = behi_six_joint_pack_at(&prepared[49U * spacing]) * v81;
    const behi_six_joint_pack v90 = (((v62 + (v19 * v84)) + (v70 * v89)) + (v80 * v68)) + (v74 * v88);
    const behi_six_joint_pack v91 = v67 * v80;
    const behi_six_joint_pack v92 = 100.0 * v2_sine[3];
    const behi_six_joint_pack v93 = behi_six_joint_pack_at(&prepared[73U * spacing]) * v2_sine[1];
    const behi_six_joint_pack v94 = ((behi_six_joint_pack_at(&prepared[48U * spacing]) + (2.0 * v59)) + (v2_sine[2] * (v93 + (v14 * v92)))) + v64;
    const behi_six_joint_pack v95 = 1.0 / (((v94 + (v80 * v91)) - (v66 + (v81 * v89))) + (v87 * v88));
    const behi_six_joint_pack v96 = v90 * v95;
    const behi_six_joint_pack v97 = v74 * v77;
    const behi_six_joint_pack v98 = behi_six_joint_pack_at(&prepared[49U * spacing]) * v70;
    const behi_six_joint_pack v99 = v2_sine[3] * ((behi_six_joint_pack_at(&prepared[16U * spacing]) * v2_sine[3]) - (((behi_six_joint_pack_at(&prepared[67U * spacing]) * v2_sine[0]) - v11) * v10));
    const behi_six_joint_pack v100 = (((v18 - ((behi_six_joint_pack_at(&prepared[13U * spacing]) * v2_sine[0]) + behi_six_joint_pack_at(&prepared[28U * spacing]))) + v16) - v99) - (2.0 * v61);
    const behi_six_joint_pack v101 = (((v100 + (v70 * v98)) - (v62 * v68)) - (v74 * v97)) + (v90 * v96);
    const behi_six_joint_pack v102 = 1.0 / v101;
    const behi_six_joint_pack v103 = (v2_cosine[2] * (behi_six_joint_pack_at(&prepared[27U * spacing]) * v2_cosine[2])) - v18;
    const behi_six_joint_pack v104 = v32 - v38;
    const behi_six_joint_pack v105 = v30 - behi_six_joint_pack_at(&qd[4U * stride]);
    const behi_six_joint_pack v106 = v31 + (v105 * v105);
    const behi_six_joint_pack v107 = (behi_six_joint_pack_at(&prepared[6U * spacing]) * v41) + (v13 * v106);
    const behi_six_joint_pack v108 = (v19 * v50) - v107;
    const behi_six_joint_pack v109 = 2.0 * v105;
    const behi_six_joint_pack v110 = v2_cosine[0] * v30;
    const behi_six_joint_pack v111 = 2.0 * v110;
    const behi_six_joint_pack v112 = ((v2_sine[0] * v44) - (v48 * v109)) - (v25 * v111);
    const behi_six_joint_pack v113 = (behi_six_joint_pack_at(&prepared[6U * spacing]) * v44) - (behi_six_joint_pack_at(&prepared[spacing]) * v112);
    const behi_six_joint_pack v114 = v2_cosine[2] * v82;
    const behi_six_joint_pack v115 = behi_six_joint_pack_at(&qd[stride]) * v2_sine[2];
    const behi_six_joint_pack v116 = behi_six_joint_pack_at(&qd[stride]) * v115;
    const behi_six_joint_pack v117 = v42 * v105;
    const behi_six_joint_pack v118 = behi_six_joint_pack_at(&prepared[30U * spacing]) * v110;
    const behi_six_joint_pack v119 = behi_six_joint_pack_at(&prepared[8U * spacing]) * v2_sine[0];
    const behi_six_joint_pack v120 = ((v117 - ((behi_six_joint_pack_at(&prepared[12U * spacing]) - v119) * v44)) - (behi_six_joint_pack_at(&prepared[spacing]) * v51)) - (v25 * v118);
    const behi_six_joint_pack v121 = v120 - (behi_six_joint_pack_at(&prepared[9U * spacing]) * v112);
    const behi_six_joint_pack v122 = v2_sine[0] * v30;
    const behi_six_joint_pack v123 = behi_six_joint_pack_at(&prepared[31U * spacing]) * v122;
    const behi_six_joint_pack v124 = v29 * v105;
    const behi_six_joint_pack v125 = (v25 * v123) + (behi_six_joint_pack_at(&prepared[7U * spacing]) * ((v26 * v110) - v124));
    const behi_six_joint_pack v126 = behi_six_joint_pack_at(&tau[5U * stride]) - v125;
    const behi_six_joint_pack v127 = behi_six_joint_pack_at(&prepared[61U * spacing]) * v2_cosine[0];
    const behi_six_joint_pack v128 = ((v2_cosine[0] * v125) - ((behi_six_joint_pack_at(&prepared[15U * spacing]) * v44) + (behi_six_joint_pack_at(&prepared[6U * spacing]) * v51))) + (behi_six_joint_pack_at(&prepared[12U * spacing]) * v112);
    const behi_six_joint_pack v129 = (v2_sine[0] * v121) + (v128 + (v127 * v126));
    const behi_six_joint_pack v130 = (((v45 * v55) + (v56 * v116)) - (v38 * v114)) - (v46 * v108);
    const behi_six_joint_pack v131 = v129 + (v130 - (v63 * v113));
    const behi_six_joint_pack v132 = behi_six_joint_pack_at(&tau[3U * stride]) + v129;
    const behi_six_joint_pack v133 = 2.0 * v24;
    const behi_six_joint_pack v134 = behi_six_joint_pack_at(&qd[0]) * v133;
    const behi_six_joint_pack v135 = 100.0 * v115;
    const behi_six_joint_pack v136 = (v134 * v21) + (behi_six_joint_pack_at(&qd[0]) * v135);
    const behi_six_joint_pack v137 = behi_six_joint_pack_at(&prepared[spacing]) * v35;
    const behi_six_joint_pack v138 = behi_six_joint_pack_at(&prepared[12U * spacing]) * v2_cosine[0];
    const behi_six_joint_pack v139 = ((v13 * v136) - (((v19 * v2_cosine[3]) * v39) + v43)) - (v138 * v41);
    const behi_six_joint_pack v140 = v139 + (((((behi_six_joint_pack_at(&prepared[74U * spacing]) * v2_sine[0]) - behi_six_joint_pack_at(&prepared[62U * spacing])) * v27) - (v34 * v137)) - (behi_six_joint_pack_at(&prepared[63U * spacing]) * v49));
    const behi_six_joint_pack v141 = behi_six_joint_pack_at(&tau[4U * stride]) - v140;
    const behi_six_joint_pack v142 = ((behi_six_joint_pack_at(&tau[2U * stride]) - (v72 * v141)) - (v75 * v132)) + v131;
    const behi_six_joint_pack v143 = v2_sine[2] * v56;
    const behi_six_joint_pack v144 = ((behi_six_joint_pack_at(&tau[stride]) + (v17 * (v104 * v2_cosine[2]))) + (v33 * v114)) - (v37 * v143);
    const behi_six_joint_pack v145 = (((v144 - (v79 * v113)) - (v47 * v108)) - (v89 * v141)) + (v91 * v132);
    const behi_six_joint_pack v146 = (v145 + v131) + (v88 * v142);
    const behi_six_joint_pack v147 = ((behi_six_joint_pack_at(&prepared[23U * spacing]) * v134) * v2_sine[1]) + (v19 * v106);
    const behi_six_joint_pack v148 = behi_six_joint_pack_at(&prepared[61U * spacing]) * v10;
    const behi_six_joint_pack v149 = behi_six_joint_pack_at(&prepared[76U * spacing]) * v115;
    const behi_six_joint_pack v150 = (behi_six_joint_pack_at(&qd[0]) * v149) + (v73 * v106);
    const behi_six_joint_pack v151 = v2_cosine[0] * v2_cosine[3];
    const behi_six_joint_pack v152 = behi_six_joint_pack_at(&prepared[6U * spacing]) * v2_cosine[3];
    const behi_six_joint_pack v153 = behi_six_joint_pack_at(&prepared[75U * spacing]) * v2_cosine[3];
    const behi_six_joint_pack v154 = behi_six_joint_pack_at(&prepared[77U * spacing]) * v115;
    const behi_six_joint_pack v155 = (((behi_six_joint_pack_at(&tau[0]) + (v52 * v154)) + (v134 * v55)) + (v152 * v136)) + (v153 * v27);
    const behi_six_joint_pack v156 = ((v155 + ((behi_six_joint_pack_at(&prepared[12U * spacing]) * v151) * v106)) + (v69 * v50)) - (v10 * v125);
    const behi_six_joint_pack v157 = ((v2_cosine[1] * v150) + (v23 * ((v13 * v50) + (behi_six_joint_pack_at(&prepared[64U * spacing]) * v27)))) - (v148 * v126);
    const behi_six_joint_pack v158 = ((v156 + (v15 * v147)) + (v2_cosine[3] * v140)) + (v98 * v141);
    const behi_six_joint_pack v159 = (v158 + ((v68 * v132) + ((v35 * v121) + v157))) + (v97 * v142);
    const behi_six_joint_pack v160 = v159 - (v146 * v96);
    const behi_six_joint_pack v161 = v96 * v102;
    *(behi_six_joint_unaligned *)&B[37U * stride] = v161;
    *(behi_six_joint_unaligned *)&B[42U * stride] = v161;
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
    const behi_six_joint_pack v178 = behi_six_joint_pack_at(&prepared[6U * spacing]) * v175;
    const behi_six_joint_pack v179 = (v178 + (behi_six_joint_pack_at(&prepared[6U * spacing]) * v171)) + (v13 * v177);
    const behi_six_joint_pack v180 = v179 + ((v32 * v57) + (v38 * v83));
    const behi_six_joint_pack v181 = v114 - v143;
    const behi_six_joint_pack v182 = -v181;
    const behi_six_joint_pack v183 = (v2_cosine[1] * (behi_six_joint_pack_at(&prepared[22U * spacing]) * v2_cosine[1])) - v16;
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
    const behi_six_joint_pack v194 = (behi_six_joint_pack_at(&prepared[6U * spacing]) * v185) + (behi_six_joint_pack_at(&prepared[spacing]) * v193);
    const behi_six_joint_pack v195 = v2_cosine[3] - v98;
    const behi_six_joint_pack v196 = (((behi_six_joint_pack_at(&prepared[49U * spacing]) * v141) + (v195 * v163)) - (v89 * v162)) + (v72 * v164);
    const behi_six_joint_pack v197 = v50 + v196;
    const behi_six_joint_pack v198 = (v19 * v197) - v107;
    const behi_six_joint_pack v199 = (v2_sine[3] * v194) - (v2_cosine[3] * v198);
    const behi_six_joint_pack v200 = (v2_sine[3] * v198) + (v2_cosine[3] * v194);
    const behi_six_joint_pack v201 = v2_sine[0] * v105;
    const behi_six_joint_pack v202 = (2.0 * v27) + (v2_cosine[3] * v163);
    const behi_six_joint_pack v203 = (v2_sine[0] * v172) - (v2_cosine[0] * v202);
    const behi_six_joint_pack v204 = 2.0 * v48;
    const behi_six_joint_pack v205 = v203 + (((2.0 * v30) * v201) - (v26 * v204));
    const behi_six_joint_pack v206 = ((v42 * v26) + (behi_six_joint_pack_at(&prepared[8U * spacing]) * v203)) - (behi_six_joint_pack_at(&prepared[9U * spacing]) * v205);
    const behi_six_joint_pack v207 = behi_six_joint_pack_at(&prepared[15U * spacing]) * v172;
    const behi_six_joint_pack v208 = (((v26 * v29) - (v105 * v110)) - (v2_cosine[0] * v172)) - (v2_sine[0] * v202);
    const behi_six_joint_pack v209 = behi_six_joint_pack_at(&prepared[78U * spacing]) * v2_cosine[0];
    const behi_six_joint_pack v210 = (behi_six_joint_pack_at(&prepared[12U * spacing]) * v205) + (v209 * v208);
    const behi_six_joint_pack v211 = ((v2_sine[0] * v206) - v207) + v210;
    const behi_six_joint_pack v212 = (v211 + (((v38 * v57) + (v82 * v116)) - (v45 * v183))) + (v12 * v199);
    const behi_six_joint_pack v213 = v212 - (v21 * v200);
    const behi_six_joint_pack v214 = (v26 * v109) - (v29 * v111);
    const behi_six_joint_pack v215 = (v13 * v29) + (v19 * v48);
    const behi_six_joint_pack v216 = ((v13 * v214) + ((v110 * v215) + (behi_six_joint_pack_at(&prepared[64U * spacing]) * v44))) + (v19 * v188);
    const behi_six_joint_pack v217 = (behi_six_joint_pack_at(&prepared[spacing]) * v205) - (behi_six_joint_pack_at(&prepared[6U * spacing]) * v172);
    const behi_six_joint_pack v218 = ((v2_sine[3] * v216) + (v2_cosine[3] * v217)) - v199;
    const behi_six_joint_pack v219 = v200 + ((v2_sine[3] * v217) - (v2_cosine[3] * v216));
    const behi_six_joint_pack v220 = (v23 * v218) + (v84 * v219);
    const behi_six_joint_pack v221 = ((((v33 * v57) + (v37 * v83)) - (v182 * v165)) - v213) - v220;
    const behi_six_joint_pack v222 = (v12 * v218) + (v21 * v219);
    const behi_six_joint_pack v223 = v213 + v222;
    const behi_six_joint_pack v224 = v179 - v211;
    const behi_six_joint_pack v225 = ((100.0 * behi_six_joint_pack_at(&qd[stride])) * v52) - (v20 * v163);
    const behi_six_joint_pack v226 = (v48 * v110) + (v29 * v122);
    const behi_six_joint_pack v227 = v188 + v226;
    const behi_six_joint_pack v228 = ((behi_six_joint_pack_at(&prepared[9U * spacing]) * v227) + (v42 * v110)) - (behi_six_joint_pack_at(&prepared[8U * spacing]) * (v188 - v226));
    const behi_six_joint_pack v229 = (v134 * v12) - (v21 * v163);
    const behi_six_joint_pack v230 = (v2_sine[3] * v174) + (v2_cosine[3] * v173);
    const behi_six_joint_pack v231 = v230 + (20.0 * v44);
    const behi_six_joint_pack v232 = v19 * (((v2_sine[3] * v169) + (v2_cosine[3] * v167)) - v231);
    const behi_six_joint_pack v233 = (v228 - (v13 * (v229 + (10.0 * v189)))) + v232;
    const behi_six_joint_pack v234 = v35 * ((v32 * v2_cosine[2]) + (v2_sine[2] * v162));
    const behi_six_joint_pack v235 = (behi_six_joint_pack_at(&prepared[70U * spacing]) * (v234 + (v151 * ((v2_cosine[2] * v162) - (v38 * v2_sine[2]))))) - (v13 * v225);
    const behi_six_joint_pack v236 = v233 + v235;
    const behi_six_joint_pack v237 = v223 + (((v75 * v224) - v180) + (v72 * v236));
    const behi_six_joint_pack v238 = (((v104 * v103) - (v37 * v57)) - (v33 * v83)) - (v181 * v165);
    const behi_six_joint_pack v239 = (v180 + (v20 * v200)) - (v89 * v236);
    const behi_six_joint_pack v240 = (v221 + (v239 + ((v238 - (v15 * v199)) + (v91 * v224)))) - (v88 * v237);
    const behi_six_joint_pack v241 = (behi_six_joint_pack_at(&prepared[6U * spacing]) * v202) + (v13 * v197);
    const behi_six_joint_pack v242 = v136 + (v23 * v163);
    const behi_six_joint_pack v243 = v242 + (10.0 * v202);
    const behi_six_joint_pack v244 = (10.0 * v41) - v175;
    const behi_six_joint_pack v245 = (((behi_six_joint_pack_at(&prepared[6U * spacing]) * v242) + ((v138 * v106) - v43)) + (behi_six_joint_pack_at(&prepared[15U * spacing]) * v202)) + (v13 * v243);
    const behi_six_joint_pack v246 = (v245 - ((behi_six_joint_pack_at(&prepared[9U * spacing]) - v22) * v197)) - (behi_six_joint_pack_at(&prepared[8U * spacing]) * ((v49 - v27) - v196));
    const behi_six_joint_pack v247 = (((v117 - (behi_six_joint_pack_at(&prepared[12U * spacing]) * v185)) + (behi_six_joint_pack_at(&prepared[8U * spacing]) * v190)) - (behi_six_joint_pack_at(&prepared[spacing]) * v230)) + (behi_six_joint_pack_at(&prepared[9U * spacing]) * v193);
    const behi_six_joint_pack v248 = (v2_sine[0] * v189) + (v2_cosine[0] * v186);
    const behi_six_joint_pack v249 = v248 + ((((behi_six_joint_pack_at(&prepared[51U * spacing]) * v126) - v124) + (v148 * v163)) - (v127 * v184));
    const behi_six_joint_pack v250 = behi_six_joint_pack_at(&prepared[7U * spacing]) * v2_sine[0];
    const behi_six_joint_pack v251 = (v250 * v249) - (v2_cosine[0] * v247);
    const behi_six_joint_pack v252 = (v13 * v227) - (v19 * v214);
    const behi_six_joint_pack v253 = ((behi_six_joint_pack_at(&prepared[67U * spacing]) * v10) * v208) + (v23 * (v252 + (behi_six_joint_pack_at(&prepared[6U * spacing]) * v189)));
    const behi_six_joint_pack v254 = ((v2_sine[3] * (v246 - (v19 * v244))) - v253) + (v2_cosine[3] * v251);
    const behi_six_joint_pack v255 = v2_cosine[2] * v163;
    const behi_six_joint_pack v256 = (behi_six_joint_pack_at(&prepared[15U * spacing]) * v189) + (10.0 * v252);
    const behi_six_joint_pack v257 = ((v2_sine[1] * v150) - (v134 * (v57 + v183))) + ((behi_six_joint_pack_at(&prepared[80U * spacing]) * v54) * v163);
    const behi_six_joint_pack v258 = (v21 * v241) + (v257 + (v93 * v255));
    const behi_six_joint_pack v259 = v258 + (v2_sine[3] * ((v2_cosine[0] * v206) + (v250 * v208)));
    const behi_six_joint_pack v260 = v254 + (v259 - (v2_cosine[3] * (v256 + (behi_six_joint_pack_at(&prepared[6U * spacing]) * v229))));
    const behi_six_joint_pack v261 = (((behi_six_joint_pack_at(&qd[0]) * (behi_six_joint_pack_at(&qd[stride]) * 2.0)) * v103) - (v143 * v163)) - ((behi_six_joint_pack_at(&prepared[79U * spacing]) * v2_sine[2]) * v255);
    const behi_six_joint_pack v262 = (v261 + (((behi_six_joint_pack_at(&prepared[23U * spacing]) * v2_cosine[1]) + v152) * v225)) - (v20 * (v147 + v241));
    const behi_six_joint_pack v263 = (((v262 + (v137 * v177)) + (v68 * v224)) - (v195 * v236)) - v260;
    const behi_six_joint_pack v264 = (v263 - (v97 * v237)) - (v96 * v240);
    const behi_six_joint_pack v265 = v170 - v176;
    const behi_six_joint_pack v266 = ((behi_six_joint_pack_at(&prepared[6U * spacing]) * v170) - v178) + (v13 * v265);
    const behi_six_joint_pack v267 = v266 + (v182 * v162);
    const behi_six_joint_pack v268 = v211 + v266;
    const behi_six_joint_pack v269 = -v233;
    const behi_six_joint_pack v270 = ((v75 * v268) + ((v72 * v269) - v267)) - v223;
    const behi_six_joint_pack v271 = (((v267 - (v89 * v269)) + (v91 * v268)) - v221) - (v88 * v270);
    const behi_six_joint_pack v272 = v68 * v102;
    const behi_six_joint_pack v273 = v97 * v102;
    const behi_six_joint_pack v274 = v35 * v102;
    const behi_six_joint_pack v275 = ((v272 * v268) + ((behi_six_joint_pack_at(&prepared[spacing]) * v274) * v265)) - (v102 * ((v195 * v269) - v260));
    const behi_six_joint_pack v276 = (v275 - (v273 * v270)) - (v161 * v271);
    *(behi_six_joint_unaligned *)&A[74U * stride] = v276;
    const behi_six_joint_pack v277 = (v19 * v231) + ((v22 * v189) - v228);
    const behi_six_joint_pack v278 = (behi_six_joint_pack_at(&prepared[spacing]) * v176) - v206;
    const behi_six_joint_pack v279 = ((v207 - v210) + v178) + (v2_sine[0] * v278);
    const behi_six_joint_pack v280 = ((v72 * v277) + (v76 * v279)) - v222;
    const behi_six_joint_pack v281 = 1.0 + v91;
    const behi_six_joint_pack v282 = (v88 * v280) + (((v89 * v277) + (v281 * v279)) - v220);
    const behi_six_joint_pack v283 = v195 * v102;
    const behi_six_joint_pack v284 = v10 * v102;
    const behi_six_joint_pack v285 = ((((behi_six_joint_pack_at(&prepared[7U * spacing]) * v284) * v208) - (v274 * v278)) - (v283 * v277)) - (v272 * v279);
    const behi_six_joint_pack v286 = (v161 * v282) + ((v285 - (v102 * ((v2_cosine[3] * v256) - v254))) - (v273 * v280));
    *(behi_six_joint_unaligned *)&A[75U * stride] = v286;
    const behi_six_joint_pack v287 = v31 - (v48 * v48);
    const behi_six_joint_pack v288 = (v13 * v244) + (((v42 * v48) - (behi_six_joint_pack_at(&prepared[63U * spacing]) * v287)) + (v19 * v243));
    const behi_six_joint_pack v289 = (v29 * v204) - v197;
    const behi_six_joint_pack v290 = v106 - v287;
    const behi_six_joint_pack v291 = (v13 * v289) - (v19 * v290);
    const behi_six_joint_pack v292 = v2_sine[3] * v23;
    const behi_six_joint_pack v293 = v292 - (v2_cosine[3] * v84);
    const behi_six_joint_pack v294 = (v29 * v109) - v248;
    const behi_six_joint_pack v295 = (behi_six_joint_pack_at(&prepared[9U * spacing]) * v2_sine[0]) - behi_six_joint_pack_at(&prepared[12U * spacing]);
    const behi_six_joint_pack v296 = (((v295 * v294) + (v119 * v248)) - ((behi_six_joint_pack_at(&prepared[81U * spacing]) * v2_cosine[0]) * v192)) - v251;
    const behi_six_joint_pack v297 = behi_six_joint_pack_at(&prepared[spacing]) * v294;
    const behi_six_joint_pack v298 = ((v72 * v288) - ((v46 * v291) + (v63 * v297))) + (v76 * v296);
    const behi_six_joint_pack v299 = v2_cosine[3] * v23;
    const behi_six_joint_pack v300 = v85 + v299;
    const behi_six_joint_pack v301 = ((v89 * v288) - ((v293 * v291) + (v300 * v297))) + (v281 * v296);
    const behi_six_joint_pack v302 = (v88 * v298) + v301;
    const behi_six_joint_pack v303 = 10.0 * v2_cosine[3];
    const behi_six_joint_pack v304 = v23 + v303;
    const behi_six_joint_pack v305 = (v195 * v288) - (v304 * ((v19 * v289) + (v13 * v290)));
    const behi_six_joint_pack v306 = v305 + (v35 * (((behi_six_joint_pack_at(&prepared[8U * spacing]) * v248) - (behi_six_joint_pack_at(&prepared[7U * spacing]) * v249)) + (behi_six_joint_pack_at(&prepared[9U * spacing]) * v294)));
    const behi_six_joint_pack v307 = ((v306 + (v10 * ((behi_six_joint_pack_at(&prepared[81U * spacing]) * v192) - v247))) + (v68 * v296)) + (v97 * v298);
    const behi_six_joint_pack v308 = v307 - (v96 * v302);
    const behi_six_joint_pack v309 = ((behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_at(&prepared[83U * spacing])) * v54) + (v52 * v93);
    const behi_six_joint_pack v310 = v309 + (v52 * (behi_six_joint_pack_at(&prepared[77U * spacing]) * v2_sine[2]));
    const behi_six_joint_pack v311 = ((2.0 * v35) * v29) + (v2_cosine[3] * v109);
    const behi_six_joint_pack v312 = (((v30 * (behi_six_joint_pack_at(&prepared[64U * spacing]) * v2_cosine[3])) - (v25 * v137)) - (v35 * v215)) + (v13 * v311);
    const behi_six_joint_pack v313 = 2.0 * v2_cosine[3];
    const behi_six_joint_pack v314 = ((v313 * v48) - (v10 * v109)) - (v2_cosine[3] * v204);
    const behi_six_joint_pack v315 = behi_six_joint_pack_at(&prepared[64U * spacing]) * v26;
    const behi_six_joint_pack v316 = (v2_cosine[3] * v315) - (behi_six_joint_pack_at(&prepared[spacing]) * v314);
    const behi_six_joint_pack v317 = (v10 * v29) + (v35 * v48);
    const behi_six_joint_pack v318 = v25 * v2_sine[3];
    const behi_six_joint_pack v319 = v317 + v318;
    const behi_six_joint_pack v320 = v135 + (v133 * v21);
    const behi_six_joint_pack v321 = behi_six_joint_pack_at(&prepared[82U * spacing]) * v23;
    const behi_six_joint_pack v322 = (v42 * v35) - (((behi_six_joint_pack_at(&prepared[74U * spacing]) * v25) * v10) + (v13 * v320));
    const behi_six_joint_pack v323 = (behi_six_joint_pack_at(&prepared[9U * spacing]) * v319) + (v322 + (v110 * (v321 + (behi_six_joint_pack_at(&prepared[74U * spacing]) * v2_cosine[3]))));
    const behi_six_joint_pack v324 = v323 + (behi_six_joint_pack_at(&prepared[8U * spacing]) * (v317 - v318));
    const behi_six_joint_pack v325 = (v2_cosine[3] * (v42 + (behi_six_joint_pack_at(&prepared[30U * spacing]) * v48))) - (v26 * (v321 + (behi_six_joint_pack_at(&prepared[13U * spacing]) * v2_cosine[3])));
    const behi_six_joint_pack v326 = v325 - (behi_six_joint_pack_at(&prepared[9U * spacing]) * v314);
    const behi_six_joint_pack v327 = (((v26 * (2.0 * v151)) + (v28 * v313)) - (v2_cosine[3] * v29)) - (v35 * v105);
    const behi_six_joint_pack v328 = (((v26 * v153) + (v23 * v315)) - (behi_six_joint_pack_at(&prepared[12U * spacing]) * v314)) + (v209 * v327);
    const behi_six_joint_pack v329 = v328 - (v2_sine[0] * v326);
    const behi_six_joint_pack v330 = (((v309 + (v63 * v316)) - (v46 * v312)) + (v72 * v324)) + (v76 * v329);
    const behi_six_joint_pack v331 = v2_cosine[1] * v53;
    const behi_six_joint_pack v332 = (((v310 + (behi_six_joint_pack_at(&prepared[84U * spacing]) * v331)) - (v292 * v312)) + (v299 * v316)) + (v89 * v324);
    const behi_six_joint_pack v333 = (v332 + (v281 * v329)) + (v84 * ((v2_sine[3] * v316) + (v2_cosine[3] * v312)));
    const behi_six_joint_pack v334 = v333 + (v330 * v88);
    const behi_six_joint_pack v335 = (v13 * v319) + (v19 * v311);
    const behi_six_joint_pack v336 = v2_cosine[1] * v149;
    const behi_six_joint_pack v337 = ((v336 + (v2_cosine[2] * v154)) + (v152 * v320)) + (v153 * v318);
    const behi_six_joint_pack v338 = ((v337 + (v133 * (v55 + v114))) + ((behi_six_joint_pack_at(&prepared[86U * spacing]) * v10) * v327)) + (v35 * v326);
    const behi_six_joint_pack v339 = ((v338 + (v303 * v335)) - (v195 * v324)) + (v23 * (v335 + (behi_six_joint_pack_at(&prepared[64U * spacing]) * v318)));
    const behi_six_joint_pack v340 = ((v339 - (v68 * v329)) - (v330 * v97)) + (v334 * v96);
    const behi_six_joint_pack v341 = v24 * ((v2_cosine[1] * v92) - ((100.0 * v2_sine[1]) * v2_cosine[3]));
    const behi_six_joint_pack v342 = behi_six_joint_pack_at(&qd[stride]) * v2_cosine[2];
    const behi_six_joint_pack v343 = v341 + ((v342 * v92) - (v2_cosine[3] * v135));
    const behi_six_joint_pack v344 = v111 - (v2_cosine[0] * v109);
    const behi_six_joint_pack v345 = v118 - (behi_six_joint_pack_at(&prepared[9U * spacing]) * v344);
    const behi_six_joint_pack v346 = v123 - (behi_six_joint_pack_at(&prepared[7U * spacing]) * v201);
    const behi_six_joint_pack v347 = v2_cosine[0] * v346;
    const behi_six_joint_pack v348 = (v2_sine[0] * v345) - v347;
    const behi_six_joint_pack v349 = v348 + (v14 * v343);
    const behi_six_joint_pack v350 = (behi_six_joint_pack_at(&prepared[12U * spacing]) * v344) + (v127 * v346);
    const behi_six_joint_pack v351 = behi_six_joint_pack_at(&prepared[82U * spacing]) * v2_sine[0];
    const behi_six_joint_pack v352 = v2_cosine[0] * v29;
    const behi_six_joint_pack v353 = (((v2_cosine[0] * v13) * v48) - (behi_six_joint_pack_at(&prepared[64U * spacing]) * v25)) - ((v2_sine[0] * v351) * v29);
    const behi_six_joint_pack v354 = v353 + (v19 * (v26 - v352));
    const behi_six_joint_pack v355 = behi_six_joint_pack_at(&prepared[spacing]) * v344;
    const behi_six_joint_pack v356 = (v2_sine[3] * v354) + (v2_cosine[3] * v355);
    const behi_six_joint_pack v357 = (v2_sine[3] * v355) - (v2_cosine[3] * v354);
    const behi_six_joint_pack v358 = (v350 + (v12 * v356)) + (v21 * v357);
    const behi_six_joint_pack v359 = ((v336 - (v342 * v93)) - v349) - v358;
    const behi_six_joint_pack v360 = (v15 * v356) + (v20 * v357);
    const behi_six_joint_pack v361 = v360 + (v133 * v182);
    const behi_six_joint_pack v362 = v349 + v350;
    const behi_six_joint_pack v363 = behi_six_joint_pack_at(&qd[0]) * v2_sine[1];
    const behi_six_joint_pack v364 = 100.0 * (v53 + v363);
    const behi_six_joint_pack v365 = (v2_sine[0] * v48) - v352;
    const behi_six_joint_pack v366 = v26 + v365;
    const behi_six_joint_pack v367 = v42 * v2_sine[0];
    const behi_six_joint_pack v368 = (-(behi_six_joint_pack_at(&prepared[9U * spacing]) * v366)) - (v367 + (behi_six_joint_pack_at(&prepared[8U * spacing]) * (v365 - v26)));
    const behi_six_joint_pack v369 = behi_six_joint_pack_at(&prepared[74U * spacing]) * v48;
    const behi_six_joint_pack v370 = v368 + (v369 - ((behi_six_joint_pack_at(&prepared[87U * spacing]) * v24) * ((v2_sine[1] * v35) + (v2_cosine[1] * v151))));
    const behi_six_joint_pack v371 = v370 + ((v13 * v364) - (behi_six_joint_pack_at(&prepared[87U * spacing]) * ((v115 * v35) + (v342 * v151))));
    const behi_six_joint_pack v372 = (v359 + (v75 * v362)) + (v72 * v371);
    const behi_six_joint_pack v373 = ((v361 + (v91 * v362)) - (v359 + (v89 * v371))) - (v88 * v372);
    const behi_six_joint_pack v374 = (v13 * v366) + (v351 * v352);
    const behi_six_joint_pack v375 = (v23 * (v315 + v374)) + ((behi_six_joint_pack_at(&prepared[85U * spacing]) * v10) * v346);
    const behi_six_joint_pack v376 = v2_cosine[3] * ((10.0 * v374) + (behi_six_joint_pack_at(&prepared[75U * spacing]) * v26));
    const behi_six_joint_pack v377 = ((v310 + ((v152 * v364) + (behi_six_joint_pack_at(&prepared[73U * spacing]) * v331))) - (v137 * v343)) - (v35 * v345);
    const behi_six_joint_pack v378 = (((v376 + v375) + (v195 * v371)) + (v377 - (v68 * v362))) + (v97 * v372);
    const behi_six_joint_pack v379 = v378 + (v373 * v96);
    const behi_six_joint_pack v380 = v345 + (behi_six_joint_pack_at(&prepared[spacing]) * v341);
    const behi_six_joint_pack v381 = (v2_sine[0] * v380) + ((behi_six_joint_pack_at(&prepared[6U * spacing]) * v341) - v347);
    const behi_six_joint_pack v382 = v358 + v381;
    const behi_six_joint_pack v383 = v350 + v381;
    const behi_six_joint_pack v384 = v370 + ((behi_six_joint_pack_at(&prepared[87U * spacing]) * v2_sine[0]) * v363);
    const behi_six_joint_pack v385 = ((v75 * v383) - v382) + (v72 * v384);
    const behi_six_joint_pack v386 = ((v361 + (v91 * v383)) + (v382 - (v89 * v384))) - (v88 * v385);
    const behi_six_joint_pack v387 = v375 + v376;
    const behi_six_joint_pack v388 = ((v309 + ((behi_six_joint_pack_at(&prepared[88U * spacing]) * v2_sine[1]) * v30)) - (v35 * v380)) - (v68 * v383);
    const behi_six_joint_pack v389 = (((v387 + (v195 * v384)) + v388) + (v97 * v385)) + (v386 * v96);
    const behi_six_joint_pack v390 = v348 + v358;
    const behi_six_joint_pack v391 = v348 + v350;
    const behi_six_joint_pack v392 = v368 + v369;
    const behi_six_joint_pack v393 = ((v75 * v391) + (v72 * v392)) - v390;
    const behi_six_joint_pack v394 = (((v360 + (v91 * v391)) - (v89 * v392)) + v390) - (v393 * v88);
    const behi_six_joint_pack v395 = (((v391 * v272) - (v387 * v102)) - (v394 * v161)) - (v393 * v273);
    const behi_six_joint_pack v396 = v395 + ((v345 * v274) - (v392 * v283));
    *(behi_six_joint_unaligned *)&A[81U * stride] = v396;
    const behi_six_joint_pack v397 = (v367 + (v295 * v204)) - (behi_six_joint_pack_at(&prepared[81U * spacing]) * v352);
    const behi_six_joint_pack v398 = behi_six_joint_pack_at(&prepared[82U * spacing]) * v48;
    const behi_six_joint_pack v399 = behi_six_joint_pack_at(&prepared[82U * spacing]) * v201;
    const behi_six_joint_pack v400 = (v397 * v76) + ((v46 * v399) - (v63 * v398));
    const behi_six_joint_pack v401 = (v400 * v88) + ((v397 * v281) + ((v293 * v399) - (v300 * v398)));
    const behi_six_joint_pack v402 = (((v105 * ((behi_six_joint_pack_at(&prepared[82U * spacing]) * v2_cosine[0]) * v304)) * v102) - (v401 * v161)) + (v397 * v272);
    const behi_six_joint_pack v403 = ((v42 + (behi_six_joint_pack_at(&prepared[89U * spacing]) * v48)) * v274) - ((behi_six_joint_pack_at(&prepared[86U * spacing]) * v29) * v284);
    const behi_six_joint_pack v404 = (v402 + (v400 * v273)) + v403;
    *(behi_six_joint_unaligned *)&A[82U * stride] = v404;
    const behi_six_joint_pack v405 = behi_six_joint_pack_at(&prepared[30U * spacing]) * v201;
    const behi_six_joint_pack v406 = (v405 * v76) - (v71 * (behi_six_joint_pack_at(&prepared[90U * spacing]) * v29));
    const behi_six_joint_pack v407 = (v406 * v88) + ((v405 * v281) - ((behi_six_joint_pack_at(&prepared[91U * spacing]) * v29) * v81));
    const behi_six_joint_pack v408 = ((v406 * v273) - (v407 * v161)) + (v405 * v272);
    const behi_six_joint_pack v409 = v408 - (behi_six_joint_pack_at(&prepared[30U * spacing]) * ((v29 * v283) - (v105 * v274)));
    const behi_six_joint_pack v410 = (v95 * v240) + (v161 * v264);
    *(behi_six_joint_unaligned *)&A[85U * stride] = v410;
    const behi_six_joint_pack v411 = (v95 * v271) + (v96 * v276);
    const behi_six_joint_pack v412 = (v96 * v286) - (v95 * v282);
    const behi_six_joint_pack v413 = (v95 * v302) + (v161 * v308);
    *(behi_six_joint_unaligned *)&A[88U * stride] = v413;
    const behi_six_joint_pack v414 = (v340 * v161) - (v334 * v95);
    *(behi_six_joint_unaligned *)&A[90U * stride] = v414;
    const behi_six_joint_pack v415 = (v379 * v161) - (v373 * v95);
    *(behi_six_joint_unaligned *)&A[91U * stride] = v415;
    const behi_six_joint_pack v416 = (v389 * v161) - (v386 * v95);
    *(behi_six_joint_unaligned *)&A[92U * stride] = v416;
    const behi_six_joint_pack v417 = (v394 * v95) + (v96 * v396);
    const behi_six_joint_pack v418 = (v401 * v95) + (v96 * v404);
    const behi_six_joint_pack v419 = (v407 * v95) + (v96 * v409);
    *(behi_six_joint_unaligned *)&A[95U * stride] = v419;
    const behi_six_joint_pack v420 = ((v273 * v264) - (v77 * v237)) - (v88 * v410);
    const behi_six_joint_pack v421 = ((v97 * v276) - (v77 * v270)) - (v88 * v411);
    *(behi_six_joint_unaligned *)&A[98U * stride] = v421;
    const behi_six_joint_pack v422 = ((v97 * v286) - (v77 * v280)) - (v88 * v412);
    *(behi_six_joint_unaligned *)&A[99U * stride] = v422;
    const behi_six_joint_pack v423 = ((v77 * v298) + (v273 * v308)) - (v88 * v413);
    const behi_six_joint_pack v424 = ((v340 * v273) - (v330 * v77)) - (v88 * v414);
    const behi_six_joint_pack v425 = ((v77 * v372) + (v379 * v273)) - (v88 * v415);
    const behi_six_joint_pack v426 = ((v77 * v385) + (v389 * v273)) - (v88 * v416);
    const behi_six_joint_pack v427 = ((v97 * v396) - (v77 * v393)) - (v88 * v417);
    *(behi_six_joint_unaligned *)&A[105U * stride] = v427;
    const behi_six_joint_pack v428 = ((v400 * v77) + (v97 * v404)) - (v88 * v418);
    *(behi_six_joint_unaligned *)&A[106U * stride] = v428;
    const behi_six_joint_pack v429 = ((v406 * v77) + (v97 * v409)) - (v88 * v419);
    const behi_six_joint_pack v430 = (((v67 * v224) + (v272 * v264)) - (v91 * v410)) - (v75 * v420);
    const behi_six_joint_pack v431 = (((v67 * v268) + (v68 * v276)) - (v91 * v411)) - (v75 * v421);
    *(behi_six_joint_unaligned *)&A[110U * stride] = v431;
    const behi_six_joint_pack v432 = (((v68 * v286) - (v67 * v279)) - (v91 * v412)) - (v75 * v422);
    *(behi_six_joint_unaligned *)&A[111U * stride] = v432;
    const behi_six_joint_pack v433 = (((v67 * v296) + (v272 * v308)) - (v91 * v413)) - (v75 * v423);
    const behi_six_joint_pack v434 = (((v340 * v272) - (v67 * v329)) - (v91 * v414)) - (v75 * v424);
    const behi_six_joint_pack v435 = (((v379 * v272) - (v67 * v362)) - (v91 * v415)) - (v75 * v425);
    const behi_six_joint_pack v436 = (((v389 * v272) - (v67 * v383)) - (v91 * v416)) - (v75 * v426);
    const behi_six_joint_pack v437 = (((v67 * v391) + (v68 * v396)) - (v91 * v417)) - (v75 * v427);
    *(behi_six_joint_unaligned *)&A[117U * stride] = v437;
    const behi_six_joint_pack v438 = (((v67 * v397) + (v68 * v404)) - (v91 * v418)) - (v75 * v428);
    *(behi_six_joint_unaligned *)&A[118U * stride] = v438;
    const behi_six_joint_pack v439 = (((v68 * v409) + (v405 * v67)) - (v91 * v419)) - (v75 * v429);
    const behi_six_joint_pack v440 = v98 * v102;
    *(behi_six_joint_unaligned *)&A[121U * stride] = (((behi_six_joint_pack_at(&prepared[49U * spacing]) * v236) - (v440 * v264)) - (v89 * v410)) + (v72 * v420);
    *(behi_six_joint_unaligned *)&A[122U * stride] = ((v89 * v411) + ((v98 * v276) - (behi_six_joint_pack_at(&prepared[49U * spacing]) * v269))) - (v72 * v421);
    *(behi_six_joint_unaligned *)&A[123U * stride] = ((v89 * v412) + ((v98 * v286) - (behi_six_joint_pack_at(&prepared[49U * spacing]) * v277))) - (v72 * v422);
    *(behi_six_joint_unaligned *)&A[124U * stride] = (v72 * v423) - (((behi_six_joint_pack_at(&prepared[49U * spacing]) * v288) + (v440 * v308)) + (v89 * v413));
    *(behi_six_joint_unaligned *)&A[126U * stride] = (((behi_six_joint_pack_at(&prepared[49U * spacing]) * v324) - (v340 * v440)) - (v89 * v414)) + (v72 * v424);
    *(behi_six_joint_unaligned *)&A[127U * stride] = (v72 * v425) - (((behi_six_joint_pack_at(&prepared[49U * spacing]) * v371) + (v379 * v440)) + (v89 * v415));
    *(behi_six_joint_unaligned *)&A[128U * stride] = (v72 * v426) - (((behi_six_joint_pack_at(&prepared[49U * spacing]) * v384) + (v389 * v440)) + (v89 * v416));
    *(behi_six_joint_unaligned *)&A[129U * stride] = ((v89 * v417) + ((v98 * v396) - (behi_six_joint_pack_at(&prepared[49U * spacing]) * v392))) - (v72 * v427);
    *(behi_six_joint_unaligned *)&A[130U * stride] = ((v89 * v418) + (v98 * v404)) - (v72 * v428);
    *(behi_six_joint_unaligned *)&A[131U * stride] = (((behi_six_joint_pack_at(&prepared[65U * spacing]) * v29) - (v98 * v409)) - (v89 * v419)) + (v72 * v429);
    const behi_six_joint_pack v441 = v148 * v102;
    const behi_six_joint_pack v442 = behi_six_joint_pack_at(&prepared[61U * spacing]) * v208;
    *(behi_six_joint_unaligned *)&A[133U * stride] = ((v441 * v264) - v442) - (v127 * (v430 + (v420 - v410)));
    *(behi_six_joint_unaligned *)&A[134U * stride] = (v127 * (v431 + (v421 - v411))) - ((v148 * v276) + v442);
    *(behi_six_joint_unaligned *)&A[135U * stride] = (v127 * (v432 + (v422 - v412))) - ((v148 * v286) + v442);
    *(behi_six_joint_unaligned *)&A[136U * stride] = ((behi_six_joint_pack_at(&prepared[61U * spacing]) * v192) + (v441 * v308)) - (v127 * (v433 + (v423 - v413)));
    *(behi_six_joint_unaligned *)&A[138U * stride] = ((v340 * v441) - (behi_six_joint_pack_at(&prepared[61U * spacing]) * v327)) - (v127 * (v434 + (v424 - v414)));
    const behi_six_joint_pack v443 = (behi_six_joint_pack_at(&prepared[66U * spacing]) * v122) - (behi_six_joint_pack_at(&prepared[61U * spacing]) * v201);
    *(behi_six_joint_unaligned *)&A[139U * stride] = ((v379 * v441) - v443) - (v127 * (v435 + (v425 - v415)));
    *(behi_six_joint_unaligned *)&A[140U * stride] = ((v389 * v441) - v443) - (v127 * (v436 + (v426 - v416)));
    *(behi_six_joint_unaligned *)&A[141U * stride] = (v127 * (v437 + (v427 - v417))) - (v443 + (v148 * v396));
    *(behi_six_joint_unaligned *)&A[142U * stride] = (v127 * (v438 + (v428 - v418))) - ((behi_six_joint_pack_at(&prepared[61U * spacing]) * v29) + (v148 * v404));
    *(behi_six_joint_unaligned *)&A[143U * stride] = (v148 * v409) - (v127 * (v439 + (v429 - v419)));
    const behi_six_joint_pack v444 = v97 - (v88 * v96);
    const behi_six_joint_pack v445 = v444 * v102;
    const behi_six_joint_pack v446 = (v272 - (v91 * v161)) - (v75 * v445);
    const behi_six_joint_pack v447 = ((v72 * v445) - v440) - (v89 * v161);
    *(behi_six_joint_unaligned *)&B[40U * stride] = v447;
    *(behi_six_joint_unaligned *)&B[60U * stride] = v447;
    const behi_six_joint_pack v448 = v127 * v76;
    const behi_six_joint_pack v449 = v127 * v281;
    const behi_six_joint_pack v450 = ((v441 - (v127 * v272)) - (v448 * v445)) + (v449 * v161);
    *(behi_six_joint_unaligned *)&B[41U * stride] = v450;
    *(behi_six_joint_unaligned *)&B[66U * stride] = v450;
    *(behi_six_joint_unaligned *)&B[43U * stride] = v95 - (v96 * v161);
    const behi_six_joint_pack v451 = v88 * v95;
    const behi_six_joint_pack v452 = v451 + (v444 * v161);
    *(behi_six_joint_unaligned *)&B[44U * stride] = v452;
    *(behi_six_joint_unaligned *)&B[49U * stride] = v452;
    const behi_six_joint_pack v453 = ((v75 * v451) - (v91 * v95)) - (v96 * v446);
    const behi_six_joint_pack v454 = (v96 * v447) + ((v89 * v95) + (v72 * v451));
    const behi_six_joint_pack v455 = ((v448 * v451) + (v449 * v95)) - (v96 * v450);
    *(behi_six_joint_unaligned *)&B[47U * stride] = v455;
    *(behi_six_joint_unaligned *)&B[67U * stride] = v455;
    *(behi_six_joint_unaligned *)&B[50U * stride] = (v88 * v452) - (v77 + (v444 * v273));
    const behi_six_joint_pack v456 = ((v75 * v77) - (v97 * v446)) - (v88 * v453);
    *(behi_six_joint_unaligned *)&B[51U * stride] = v456;
    *(behi_six_joint_unaligned *)&B[56U * stride] = v456;
    const behi_six_joint_pack v457 = ((v97 * v447) + (v72 * v77)) - (v88 * v454);
    *(behi_six_joint_unaligned *)&B[52U * stride] = v457;
    *(behi_six_joint_unaligned *)&B[62U * stride] = v457;
    const behi_six_joint_pack v458 = ((v448 * v77) - (v97 * v450)) - (v88 * v455);
    const behi_six_joint_pack v459 = ((v68 * v447) - (v91 * v454)) - (v75 * v457);
    *(behi_six_joint_unaligned *)&B[58U * stride] = v459;
    *(behi_six_joint_unaligned *)&B[63U * stride] = v459;
    const behi_six_joint_pack v460 = (((v127 * v67) - (v68 * v450)) - (v91 * v455)) - (v75 * v458);
    *(behi_six_joint_unaligned *)&B[64U * stride] = ((behi_six_joint_pack_at(&prepared[49U * spacing]) + (v98 * v447)) + (v89 * v454)) - (v72 * v457);
    const behi_six_joint_pack v461 = (v72 * v458) + ((v98 * v450) - (v89 * v455));
    *(behi_six_joint_unaligned *)&B[65U * stride] = v461;
    *(behi_six_joint_unaligned *)&B[70U * stride] = v461;
    *(behi_six_joint_unaligned *)&B[71U * stride] = (behi_six_joint_pack_at(&prepared[51U * spacing]) - (v148 * v450)) - (v127 * (v460 + (v458 - v455)));
    *(behi_six_joint_unaligned *)&A[73U * stride] = -(v102 * v264);
    *(behi_six_joint_unaligned *)&A[76U * stride] = -(v102 * v308);
    *(behi_six_joint_unaligned *)&A[78U * stride] = -(v340 * v102);
    *(behi_six_joint_unaligned *)&A[79U * stride] = -(v379 * v102);
    *(behi_six_joint_unaligned *)&A[80U * stride] = -(v389 * v102);
    *(behi_six_joint_unaligned *)&A[83U * stride] = -v409;
    *(behi_six_joint_unaligned *)&A[86U * stride] = -v411;
    *(behi_six_joint_unaligned *)&A[87U * stride] = -v412;
    *(behi_six_joint_unaligned *)&A[93U * stride] = -v417;
    *(behi_six_joint_unaligned *)&A[94U * stride] = -v418;
    *(behi_six_joint_unaligned *)&A[97U * stride] = -v420;
    *(behi_six_joint_unaligned *)&A[100U * stride] = -v423;
    *(behi_six_joint_unaligned *)&A[102U * stride] = -v424;
    *(behi_six_joint_unaligned *)&A[103U * stride] = -v425;
    *(behi_six_joint_unaligned *)&A[104U * stride] = -v426;
    *(behi_six_joint_unaligned *)&A[107U * stride] = -v429;
    *(behi_six_joint_unaligned *)&A[109U * stride] = -v430;
    *(behi_six_joint_unaligned *)&A[112U * stride] = -v433;
    *(behi_six_joint_unaligned *)&A[114U * stride] = -v434;
    *(behi_six_joint_unaligned *)&A[115U * stride] = -v435;
    *(behi_six_joint_unaligned *)&A[116U * stride] = -v436;
    *(behi_six_joint_unaligned *)&A[119U * stride] = -v439;
    *(behi_six_joint_unaligned *)&B[36U * stride] = -v102;
    const behi_six_joint_pack v462 = -v445;
    *(behi_six_joint_unaligned *)&B[38U * stride] = v462;
    *(behi_six_joint_unaligned *)&B[48U * stride] = v462;
    const behi_six_joint_pack v463 = -v446;
    *(behi_six_joint_unaligned *)&B[39U * stride] = v463;
    *(behi_six_joint_unaligned *)&B[54U * stride] = v463;
    const behi_six_joint_pack v464 = -v453;
    *(behi_six_joint_unaligned *)&B[45U * stride] = v464;
    *(behi_six_joint_unaligned *)&B[55U * stride] = v464;
    const behi_six_joint_pack v465 = -v454;
    *(behi_six_joint_unaligned *)&B[46U * stride] = v465;
    *(behi_six_joint_unaligned *)&B[61U * stride] = v465;
    const behi_six_joint_pack v466 = -v458;
    *(behi_six_joint_unaligned *)&B[53U * stride] = v466;
    *(behi_six_joint_unaligned *)&B[68U * stride] = v466;
    *(behi_six_joint_unaligned *)&B[57U * stride] = -(((v67 + (v68 * v446)) + (v91 * v453)) + (v75 * v456));
    const behi_six_joint_pack v467 = -v460;
    *(behi_six_joint_unaligned *)&B[59U * stride] = v467;
    *(behi_six_joint_unaligned *)&B[69U * stride] = v467;
}

void behi_six_joint_linearize_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    double spread[92U * BEHI_SIX_JOINT_LANES];
    size_t first = 0U;

    for (size_t k = 1U; k < 2U; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            spread[(k * BEHI_SIX_JOINT_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 6U; k < 17U; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            spread[(k * BEHI_SIX_JOINT_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 22U; k < 24U; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            spread[(k * BEHI_SIX_JOINT_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 27U; k < 32U; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            spread[(k * BEHI_SIX_JOINT_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 48U; k < 52U; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            spread[(k * BEHI_SIX_JOINT_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 61U; k < 92U; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            spread[(k * BEHI_SIX_JOINT_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= BEHI_SIX_JOINT_LANES; first += BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_linearize_block(BEHI_SIX_JOINT_LANES, spread, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double tau_rest[6U * BEHI_SIX_JOINT_LANES];
        double A_rest[144U * BEHI_SIX_JOINT_LANES];
        double B_rest[72U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, tau, tau_rest);
        behi_six_joint_pack_linearize_block(BEHI_SIX_JOINT_LANES, spread, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        behi_six_joint_pack_give(144U, count, first, BEHI_SIX_JOINT_LANES, A_rest, A);
        behi_six_joint_pack_give(72U, count, first, BEHI_SIX_JOINT_LANES, B_rest, B);
    }
}

void behi_six_joint_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= BEHI_SIX_JOINT_LANES; first += BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_linearize_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double tau_rest[6U * BEHI_SIX_JOINT_LANES];
        double A_rest[144U * BEHI_SIX_JOINT_LANES];
        double B_rest[72U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[92U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[1U * count], &prepared_rest[1U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(11U, count, first, BEHI_SIX_JOINT_LANES, &prepared[6U * count], &prepared_rest[6U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(2U, count, first, BEHI_SIX_JOINT_LANES, &prepared[22U * count], &prepared_rest[22U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(5U, count, first, BEHI_SIX_JOINT_LANES, &prepared[27U * count], &prepared_rest[27U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[48U * count], &prepared_rest[48U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(31U, count, first, BEHI_SIX_JOINT_LANES, &prepared[61U * count], &prepared_rest[61U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, tau, tau_rest);
        behi_six_joint_pack_linearize_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        behi_six_joint_pack_give(144U, count, first, BEHI_SIX_JOINT_LANES, A_rest, A);
        behi_six_joint_pack_give(72U, count, first, BEHI_SIX_JOINT_LANES, B_rest, B);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
