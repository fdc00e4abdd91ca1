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
#define BEHI_SIX_JOINT_APART __attribute__((noinline, unused))
#define BEHI_SIX_JOINT_BODY static inline __attribute__((always_inline, unused))
#define BEHI_SIX_JOINT_INLINE static inline __attribute__((unused))

typedef double behi_six_joint_pack __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef double behi_six_joint_unaligned __attribute__((vector_size(BEHI_SIX_JOINT_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t behi_six_joint_mask __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef signed char behi_six_joint_bytes __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short behi_six_joint_shorts __attribute__((vector_size(2 * BEHI_SIX_JOINT_BYTES / sizeof(double))));

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_splat(double x)
{
    return x - (behi_six_joint_pack){ 0.0 };
}

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_at(const double *x)
{
    return *(const behi_six_joint_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? behi_six_joint_pack_splat(prepared[k]) : behi_six_joint_pack_at(&prepared[(k * spacing) + ahead]);
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

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_select(behi_six_joint_mask condition, behi_six_joint_pack x, behi_six_joint_pack y)
{
    return (behi_six_joint_pack)(((behi_six_joint_mask)x & condition) | ((behi_six_joint_mask)y & ~condition));
}

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_abs(behi_six_joint_pack x)
{
    return (behi_six_joint_pack)((behi_six_joint_mask)x & ~(behi_six_joint_mask)behi_six_joint_pack_splat(-0.0));
}

BEHI_SIX_JOINT_INLINE bool behi_six_joint_pack_all(behi_six_joint_mask condition)
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
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void behi_six_joint_pack_sincos_pair(const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, behi_six_joint_bits *beyond)
{
    const behi_six_joint_pack x = *angle;
    union { behi_six_joint_pack number; behi_six_joint_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const behi_six_joint_pack n = k.number - 6755399441186816.0;
    const behi_six_joint_pack w = x - (n * 1.5707963267923333);
    const behi_six_joint_pack r = w - (n * 2.5633441515839558e-12);
    const behi_six_joint_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const behi_six_joint_pack z = r * r;
    const behi_six_joint_pack u = 1.0 - (0.5 * z);
    const behi_six_joint_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const behi_six_joint_pack zz = z * z;

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


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_sincos_beyond(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < BEHI_SIX_JOINT_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void behi_six_joint_pack_sincos_guard(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, const behi_six_joint_bits *beyond)
{
    if (!behi_six_joint_pack_all((behi_six_joint_mask)((*beyond >> 18) == 0ULL))) {
        behi_six_joint_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

BEHI_SIX_JOINT_BODY void behi_six_joint_pack_linearize_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    const behi_six_joint_pack v0 = behi_six_joint_pack_at(&q[stride]) + behi_six_joint_pack_at(&q[2U * stride]);
    const behi_six_joint_pack v1 = behi_six_joint_pack_at(&q[3U * stride]) + v0;
    const behi_six_joint_pack v2_angle[4] = {v1, behi_six_joint_pack_at(&q[4U * stride]), v0, behi_six_joint_pack_at(&q[stride])};
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
    *(behi_six_joint_unaligned *)&A[6U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[19U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[32U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[45U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[58U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[71U * stride] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v10 = behi_six_joint_pack_at(&qd[0]) * v2_sine[0];
    const behi_six_joint_pack v11 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v12 = behi_six_joint_pack_at(&qd[3U * stride]) + v11;
    const behi_six_joint_pack v13 = v12 * v2_sine[1];
    const behi_six_joint_pack v14 = v13 + (v2_cosine[1] * v10);
    const behi_six_joint_pack v15 = v14 * v14;
    const behi_six_joint_pack v16 = behi_six_joint_pack_at(&qd[0]) * v2_cosine[0];
    const behi_six_joint_pack v17 = v16 - behi_six_joint_pack_at(&qd[4U * stride]);
    const behi_six_joint_pack v18 = (v17 * v17) + v15;
    const behi_six_joint_pack v19 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v20 = v16 * v16;
    const behi_six_joint_pack v21 = (v12 * v12) + v20;
    const behi_six_joint_pack v22 = (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v21) + (v19 * v18);
    const behi_six_joint_pack v23 = (v2_sine[1] * v10) - (v12 * v2_cosine[1]);
    const behi_six_joint_pack v24 = v14 * v23;
    const behi_six_joint_pack v25 = v12 * v10;
    const behi_six_joint_pack v26 = v25 + v24;
    const behi_six_joint_pack v27 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v28 = (v27 * v26) - v22;
    const behi_six_joint_pack v29 = 50.0 * v2_sine[2];
    const behi_six_joint_pack v30 = 50.0 * v2_cosine[2];
    const behi_six_joint_pack v31 = (v2_sine[0] * v30) - (v2_cosine[0] * v29);
    const behi_six_joint_pack v32 = behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * v2_sine[2];
    const behi_six_joint_pack v33 = v2_cosine[3] * v32;
    const behi_six_joint_pack v34 = behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v35 = behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v36 = v35 + v34;
    const behi_six_joint_pack v37 = v11 * v11;
    const behi_six_joint_pack v38 = v35 + v37;
    const behi_six_joint_pack v39 = v37 - v38;
    const behi_six_joint_pack v40 = v2_sine[2] * v2_cosine[2];
    const behi_six_joint_pack v41 = behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * v40;
    const behi_six_joint_pack v42 = behi_six_joint_pack_at(&qd[stride]) * v2_sine[3];
    const behi_six_joint_pack v43 = behi_six_joint_pack_at(&qd[stride]) * v42;
    const behi_six_joint_pack v44 = behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v45 = (((v39 * v41) + (v44 * v43)) - (v36 * v33)) - (v31 * v28);
    const behi_six_joint_pack v46 = 2.0 * v17;
    const behi_six_joint_pack v47 = v10 * v16;
    const behi_six_joint_pack v48 = v2_cosine[1] * v16;
    const behi_six_joint_pack v49 = 2.0 * v48;
    const behi_six_joint_pack v50 = ((v2_sine[1] * v47) - (v23 * v46)) - (v12 * v49);
    const behi_six_joint_pack v51 = (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v47) - (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v50);
    const behi_six_joint_pack v52 = v2_cosine[0] * v30;
    const behi_six_joint_pack v53 = v52 + (v2_sine[0] * v29);
    const behi_six_joint_pack v54 = 50.0 * v2_sine[3];
    const behi_six_joint_pack v55 = (v37 * v29) + (v34 * v54);
    const behi_six_joint_pack v56 = 50.0 * v2_cosine[3];
    const behi_six_joint_pack v57 = (v36 * v56) + (v38 * v30);
    const behi_six_joint_pack v58 = (v2_sine[0] * v57) - (v2_cosine[0] * v55);
    const behi_six_joint_pack v59 = v17 * v14;
    const behi_six_joint_pack v60 = v2_sine[1] * v16;
    const behi_six_joint_pack v61 = behi_six_joint_pack_number(prepared, 22U, spacing, 0U) * v60;
    const behi_six_joint_pack v62 = (v12 * v61) + (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * ((v10 * v48) - v59));
    const behi_six_joint_pack v63 = ((v2_cosine[1] * v62) - ((behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v47) + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v58))) + (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v50);
    const behi_six_joint_pack v64 = behi_six_joint_pack_at(&tau[5U * stride]) - v62;
    const behi_six_joint_pack v65 = behi_six_joint_pack_number(prepared, 85U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v66 = behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v67 = behi_six_joint_pack_at(&qd[5U * stride]) * behi_six_joint_pack_number(prepared, 24U, spacing, 0U);
    const behi_six_joint_pack v68 = v67 * v17;
    const behi_six_joint_pack v69 = behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v48;
    const behi_six_joint_pack v70 = ((v68 - ((behi_six_joint_pack_number(prepared, 6U, spacing, 0U) - v66) * v47)) - (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v58)) - (v12 * v69);
    const behi_six_joint_pack v71 = v70 + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v50);
    const behi_six_joint_pack v72 = (v2_sine[1] * v71) + (v63 + (v65 * v64));
    const behi_six_joint_pack v73 = v72 + (v45 - (v53 * v51));
    const behi_six_joint_pack v74 = behi_six_joint_pack_at(&tau[3U * stride]) + v72;
    const behi_six_joint_pack v75 = behi_six_joint_pack_number(prepared, 46U, spacing, 0U) + v19;
    const behi_six_joint_pack v76 = v75 * v53;
    const behi_six_joint_pack v77 = (behi_six_joint_pack_number(prepared, 9U, spacing, 0U) * v2_sine[1]) - behi_six_joint_pack_number(prepared, 7U, spacing, 0U);
    const behi_six_joint_pack v78 = ((v2_sine[1] * v77) - behi_six_joint_pack_number(prepared, 2U, spacing, 0U)) + (v2_cosine[1] * (behi_six_joint_pack_number(prepared, 89U, spacing, 0U) * v2_cosine[1]));
    const behi_six_joint_pack v79 = v78 - v76;
    const behi_six_joint_pack v80 = 1.0 / v78;
    const behi_six_joint_pack v81 = v79 * v80;
    const behi_six_joint_pack v82 = v2_cosine[1] * v2_sine[0];
    const behi_six_joint_pack v83 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v82;
    const behi_six_joint_pack v84 = v67 * v14;
    const behi_six_joint_pack v85 = 2.0 * v11;
    const behi_six_joint_pack v86 = behi_six_joint_pack_at(&qd[0]) * v85;
    const behi_six_joint_pack v87 = 100.0 * v42;
    const behi_six_joint_pack v88 = (behi_six_joint_pack_at(&qd[0]) * v87) + (v86 * v29);
    const behi_six_joint_pack v89 = behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v90 = ((v19 * v88) - (((v27 * v2_cosine[0]) * v57) + v84)) - (v89 * v21);
    const behi_six_joint_pack v91 = v90 + ((((behi_six_joint_pack_number(prepared, 8U, spacing, 0U) + (behi_six_joint_pack_number(prepared, 78U, spacing, 0U) * v2_sine[1])) * v25) - (v55 * v83)) - (behi_six_joint_pack_number(prepared, 86U, spacing, 0U) * v24));
    const behi_six_joint_pack v92 = behi_six_joint_pack_at(&tau[4U * stride]) - v91;
    const behi_six_joint_pack v93 = v2_cosine[1] * v31;
    const behi_six_joint_pack v94 = behi_six_joint_pack_number(prepared, 91U, spacing, 0U) * v93;
    const behi_six_joint_pack v95 = ((behi_six_joint_pack_at(&tau[2U * stride]) - (v94 * v92)) - (v81 * v74)) + v73;
    const behi_six_joint_pack v96 = v54 * v2_sine[0];
    const behi_six_joint_pack v97 = v56 * v2_cosine[0];
    const behi_six_joint_pack v98 = v97 + v96;
    const behi_six_joint_pack v99 = (v75 * v98) - v79;
    const behi_six_joint_pack v100 = (v56 * v2_sine[0]) - (v54 * v2_cosine[0]);
    const behi_six_joint_pack v101 = (v27 * v100) + (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v93);
    const behi_six_joint_pack v102 = v2_cosine[3] * v44;
    const behi_six_joint_pack v103 = v102 + (v75 * v97);
    const behi_six_joint_pack v104 = v103 + (v75 * v52);
    const behi_six_joint_pack v105 = v54 + v29;
    const behi_six_joint_pack v106 = v2_sine[0] * v105;
    const behi_six_joint_pack v107 = v2_sine[3] * v32;
    const behi_six_joint_pack v108 = ((((v107 + behi_six_joint_pack_number(prepared, 5U, spacing, 0U)) + (v75 * v106)) + v104) - (v94 * v101)) - v79;
    const behi_six_joint_pack v109 = v108 - (v99 * v81);
    const behi_six_joint_pack v110 = 1.0 - v81;
    const behi_six_joint_pack v111 = 1.0 / ((v79 * v110) + ((v93 * (behi_six_joint_pack_number(prepared, 92U, spacing, 0U) * v93)) - (v76 + behi_six_joint_pack_number(prepared, 5U, spacing, 0U))));
    const behi_six_joint_pack v112 = v109 * v111;
    const behi_six_joint_pack v113 = v2_sine[3] * v44;
    const behi_six_joint_pack v114 = v34 - v36;
    const behi_six_joint_pack v115 = behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_sine[3];
    const behi_six_joint_pack v116 = ((behi_six_joint_pack_at(&tau[stride]) + (v115 * (v114 * v2_cosine[3]))) + (v37 * v33)) - (v38 * v113);
    const behi_six_joint_pack v117 = behi_six_joint_pack_number(prepared, 43U, spacing, 0U) * v101;
    const behi_six_joint_pack v118 = v80 * v99;
    const behi_six_joint_pack v119 = (((v116 - (v98 * v51)) - (v100 * v28)) - (v117 * v92)) + (v118 * v74);
    const behi_six_joint_pack v120 = (v119 + v73) + (v112 * v95);
    const behi_six_joint_pack v121 = 100.0 * v2_sine[0];
    const behi_six_joint_pack v122 = behi_six_joint_pack_number(prepared, 3U, spacing, 0U) * v2_sine[2];
    const behi_six_joint_pack v123 = ((behi_six_joint_pack_number(prepared, 44U, spacing, 0U) + (2.0 * v103)) + (v2_sine[3] * (v122 + (v75 * v121)))) + v76;
    const behi_six_joint_pack v124 = 1.0 / (((v123 + (v99 * v118)) - (v79 + (v101 * v117))) + (v109 * v112));
    const behi_six_joint_pack v125 = v2_sine[1] * v2_sine[0];
    const behi_six_joint_pack v126 = (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v82) + ((behi_six_joint_pack_number(prepared, 90U, spacing, 0U) * v2_cosine[1]) * v125);
    const behi_six_joint_pack v127 = v126 * v80;
    const behi_six_joint_pack v128 = behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v129 = v128 * v2_cosine[0];
    const behi_six_joint_pack v130 = v56 + v30;
    const behi_six_joint_pack v131 = (v19 * v130) + ((behi_six_joint_pack_number(prepared, 8U, spacing, 0U) * v2_cosine[0]) + v129);
    const behi_six_joint_pack v132 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v133 = (((v2_sine[2] * v132) + v126) + (v131 * v94)) - (v79 * v127);
    const behi_six_joint_pack v134 = (((v126 + (v27 * v105)) + (v131 * v117)) + (v99 * v127)) + (v133 * v112);
    const behi_six_joint_pack v135 = v134 * v124;
    const behi_six_joint_pack v136 = v133 * v111;
    const behi_six_joint_pack v137 = behi_six_joint_pack_number(prepared, 80U, spacing, 0U) * v42;
    const behi_six_joint_pack v138 = (behi_six_joint_pack_at(&qd[0]) * v137) + (v132 * v18);
    const behi_six_joint_pack v139 = behi_six_joint_pack_number(prepared, 85U, spacing, 0U) * v125;
    const behi_six_joint_pack v140 = ((v2_cosine[2] * v138) + (v130 * ((v19 * v26) + (behi_six_joint_pack_number(prepared, 76U, spacing, 0U) * v25)))) - (v139 * v64);
    const behi_six_joint_pack v141 = v2_cosine[1] * v2_cosine[0];
    const behi_six_joint_pack v142 = behi_six_joint_pack_number(prepared, 81U, spacing, 0U) * v42;
    const behi_six_joint_pack v143 = behi_six_joint_pack_at(&qd[0]) * v2_cosine[3];
    const behi_six_joint_pack v144 = behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v145 = behi_six_joint_pack_number(prepared, 79U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v146 = (((behi_six_joint_pack_at(&tau[0]) + (v143 * v142)) + (v86 * v41)) + (v144 * v88)) + (v145 * v25);
    const behi_six_joint_pack v147 = ((v146 + ((behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v141) * v18)) + (v129 * v26)) - (v125 * v62);
    const behi_six_joint_pack v148 = ((behi_six_joint_pack_number(prepared, 42U, spacing, 0U) * v86) * v2_sine[2]) + (v27 * v18);
    const behi_six_joint_pack v149 = behi_six_joint_pack_number(prepared, 43U, spacing, 0U) * v131;
    const behi_six_joint_pack v150 = ((v147 + (v56 * v148)) + (v2_cosine[0] * v91)) + (v149 * v92);
    const behi_six_joint_pack v151 = (v150 + ((v127 * v74) + ((v82 * v71) + v140))) + (v136 * v95);
    const behi_six_joint_pack v152 = v151 - (v120 * v135);
    const behi_six_joint_pack v153 = v2_sine[0] * ((behi_six_joint_pack_number(prepared, 48U, spacing, 0U) * v2_sine[0]) - (((behi_six_joint_pack_number(prepared, 89U, spacing, 0U) * v2_sine[1]) - v77) * v125));
    const behi_six_joint_pack v154 = v2_sine[2] * (behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * v2_sine[2]);
    const behi_six_joint_pack v155 = v2_sine[3] * v115;
    const behi_six_joint_pack v156 = (((v155 - ((behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v2_sine[1]) + behi_six_joint_pack_number(prepared, 49U, spacing, 0U))) + v154) - v153) - (2.0 * v104);
    const behi_six_joint_pack v157 = (((v156 + (v131 * v149)) - (v126 * v127)) - (v133 * v136)) + (v134 * v135);
    const behi_six_joint_pack v158 = 1.0 / v157;
    const behi_six_joint_pack v159 = v135 * v158;
    *(behi_six_joint_unaligned *)&B[37U * stride] = v159;
    *(behi_six_joint_unaligned *)&B[42U * stride] = v159;
    const behi_six_joint_pack v160 = (v120 * v124) + (v152 * v159);
    const behi_six_joint_pack v161 = v152 * v158;
    const behi_six_joint_pack v162 = ((v111 * v95) + (v136 * v161)) - (v112 * v160);
    const behi_six_joint_pack v163 = v160 - v162;
    const behi_six_joint_pack v164 = v29 * v163;
    const behi_six_joint_pack v165 = v164 + (v57 + (v54 * v160));
    const behi_six_joint_pack v166 = v30 * v163;
    const behi_six_joint_pack v167 = v166 + ((v56 * v160) - v55);
    const behi_six_joint_pack v168 = (v2_sine[0] * v167) - (v2_cosine[0] * v165);
    const behi_six_joint_pack v169 = (v10 * v10) - v20;
    const behi_six_joint_pack v170 = v168 + (10.0 * v169);
    const behi_six_joint_pack v171 = v164 + (v37 * v30);
    const behi_six_joint_pack v172 = v166 - (v38 * v29);
    const behi_six_joint_pack v173 = (v2_sine[0] * v172) - (v2_cosine[0] * v171);
    const behi_six_joint_pack v174 = (((v36 * v96) + (v34 * v97)) - (v100 * v160)) - v173;
    const behi_six_joint_pack v175 = v174 + v170;
    const behi_six_joint_pack v176 = behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v168;
    const behi_six_joint_pack v177 = (v176 + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v174)) + (v19 * v175);
    const behi_six_joint_pack v178 = v177 + ((v34 * v102) + (v36 * v107));
    const behi_six_joint_pack v179 = v25 + (v2_cosine[0] * v161);
    const behi_six_joint_pack v180 = v25 + v179;
    const behi_six_joint_pack v181 = (((v10 * v14) - (v17 * v48)) - (v2_cosine[1] * v169)) - (v2_sine[1] * v180);
    const behi_six_joint_pack v182 = behi_six_joint_pack_number(prepared, 93U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v183 = (v2_sine[1] * v169) - (v2_cosine[1] * v180);
    const behi_six_joint_pack v184 = 2.0 * v23;
    const behi_six_joint_pack v185 = v2_sine[1] * v17;
    const behi_six_joint_pack v186 = v183 + (((2.0 * v16) * v185) - (v10 * v184));
    const behi_six_joint_pack v187 = (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v186) + (v182 * v181);
    const behi_six_joint_pack v188 = ((v67 * v10) + (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v183)) + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v186);
    const behi_six_joint_pack v189 = behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v169;
    const behi_six_joint_pack v190 = ((v2_sine[1] * v188) - v189) + v187;
    const behi_six_joint_pack v191 = v177 - v190;
    const behi_six_joint_pack v192 = (v2_sine[0] * v165) + (v2_cosine[0] * v167);
    const behi_six_joint_pack v193 = (20.0 * v47) + v192;
    const behi_six_joint_pack v194 = v27 * (((v2_sine[0] * v171) + (v2_cosine[0] * v172)) - v193);
    const behi_six_joint_pack v195 = v12 * v16;
    const behi_six_joint_pack v196 = v195 - (v2_sine[0] * v161);
    const behi_six_joint_pack v197 = v195 + v196;
    const behi_six_joint_pack v198 = (v86 * v30) - (v29 * v161);
    const behi_six_joint_pack v199 = (v23 * v48) + (v14 * v60);
    const behi_six_joint_pack v200 = v196 + v199;
    const behi_six_joint_pack v201 = ((v67 * v48) - (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v200)) - (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * (v196 - v199));
    const behi_six_joint_pack v202 = (v201 - (v19 * (v198 + (10.0 * v197)))) + v194;
    const behi_six_joint_pack v203 = v82 * ((v34 * v2_cosine[3]) + (v2_sine[3] * v160));
    const behi_six_joint_pack v204 = ((100.0 * behi_six_joint_pack_at(&qd[stride])) * v143) - (v54 * v161);
    const behi_six_joint_pack v205 = (behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * (v203 + (v141 * ((v2_cosine[3] * v160) - (v36 * v2_sine[3]))))) - (v19 * v204);
    const behi_six_joint_pack v206 = v202 + v205;
    const behi_six_joint_pack v207 = ((((v80 * v74) + (v127 * v161)) - (v118 * v160)) - (v81 * v162)) - v163;
    const behi_six_joint_pack v208 = v47 + v207;
    const behi_six_joint_pack v209 = (v2_sine[1] * v208) - (v2_cosine[1] * v197);
    const behi_six_joint_pack v210 = v17 * v23;
    const behi_six_joint_pack v211 = v209 - v210;
    const behi_six_joint_pack v212 = v210 - v211;
    const behi_six_joint_pack v213 = v47 - v207;
    const behi_six_joint_pack v214 = (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v213) + (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v212);
    const behi_six_joint_pack v215 = (v179 - (v117 * v160)) + (((behi_six_joint_pack_number(prepared, 43U, spacing, 0U) * v92) - (v149 * v161)) + (v94 * v162));
    const behi_six_joint_pack v216 = v24 + v215;
    const behi_six_joint_pack v217 = (v27 * v216) - v22;
    const behi_six_joint_pack v218 = (v2_sine[0] * v217) + (v2_cosine[0] * v214);
    const behi_six_joint_pack v219 = (v27 * v23) + (v19 * v14);
    const behi_six_joint_pack v220 = (v10 * v46) - (v14 * v49);
    const behi_six_joint_pack v221 = (((behi_six_joint_pack_number(prepared, 76U, spacing, 0U) * v47) + (v48 * v219)) + (v19 * v220)) + (v27 * v196);
    const behi_six_joint_pack v222 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v186) - (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v169);
    const behi_six_joint_pack v223 = v218 + ((v2_sine[0] * v222) - (v2_cosine[0] * v221));
    const behi_six_joint_pack v224 = (v2_sine[0] * v214) - (v2_cosine[0] * v217);
    const behi_six_joint_pack v225 = ((v2_sine[0] * v221) + (v2_cosine[0] * v222)) - v224;
    const behi_six_joint_pack v226 = (v30 * v225) + (v29 * v223);
    const behi_six_joint_pack v227 = (v2_cosine[2] * (behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * v2_cosine[2])) - v154;
    const behi_six_joint_pack v228 = (v190 + (((v36 * v102) + (v43 * v32)) - (v39 * v227))) + (v30 * v224);
    const behi_six_joint_pack v229 = v228 - (v29 * v218);
    const behi_six_joint_pack v230 = v229 + v226;
    const behi_six_joint_pack v231 = v230 + (((v81 * v191) - v178) + (v94 * v206));
    const behi_six_joint_pack v232 = v33 - v113;
    const behi_six_joint_pack v233 = (v2_cosine[3] * (behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_cosine[3])) - v155;
    const behi_six_joint_pack v234 = (((v114 * v233) - (v38 * v102)) - (v37 * v107)) - (v232 * v163);
    const behi_six_joint_pack v235 = (v178 + (v54 * v218)) - (v117 * v206);
    const behi_six_joint_pack v236 = (v130 * v225) + (v105 * v223);
    const behi_six_joint_pack v237 = -v232;
    const behi_six_joint_pack v238 = ((((v38 * v107) + (v37 * v102)) - (v237 * v163)) - v229) - v236;
    const behi_six_joint_pack v239 = (v238 + (v235 + ((v234 - (v56 * v224)) + (v118 * v191)))) - (v112 * v231);
    const behi_six_joint_pack v240 = (((v68 - (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v213)) + (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v209)) - (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v192)) - (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v212);
    const behi_six_joint_pack v241 = (v2_sine[1] * v197) + (v2_cosine[1] * v208);
    const behi_six_joint_pack v242 = v241 + ((((behi_six_joint_pack_number(prepared, 45U, spacing, 0U) * v64) - v59) + (v139 * v161)) - (v65 * v207));
    const behi_six_joint_pack v243 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v244 = (v243 * v242) - (v2_cosine[1] * v240);
    const behi_six_joint_pack v245 = v88 + (v130 * v161);
    const behi_six_joint_pack v246 = v245 + (10.0 * v180);
    const behi_six_joint_pack v247 = (((v84 - (v89 * v18)) - (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v245)) - (behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v180)) - (v19 * v246);
    const behi_six_joint_pack v248 = (10.0 * v21) - v168;
    const behi_six_joint_pack v249 = ((v247 - ((behi_six_joint_pack_number(prepared, 21U, spacing, 0U) + v128) * v216)) - (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * (v215 - v24))) + (v27 * v248);
    const behi_six_joint_pack v250 = (v19 * v200) - (v27 * v220);
    const behi_six_joint_pack v251 = (((behi_six_joint_pack_number(prepared, 89U, spacing, 0U) * v125) * v181) + (v130 * (v250 + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v197)))) + (v2_sine[0] * v249);
    const behi_six_joint_pack v252 = v251 - (v2_cosine[0] * v244);
    const behi_six_joint_pack v253 = (behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v197) + (10.0 * v250);
    const behi_six_joint_pack v254 = v2_cosine[3] * v161;
    const behi_six_joint_pack v255 = ((v2_sine[2] * v138) - (v86 * (v102 + v227))) + ((behi_six_joint_pack_number(prepared, 36U, spacing, 0U) * v40) * v161);
    const behi_six_joint_pack v256 = (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v180) + (v19 * v216);
    const behi_six_joint_pack v257 = (v29 * v256) + ((v255 + (v122 * v254)) - (v2_cosine[0] * (v253 + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v198))));
    const behi_six_joint_pack v258 = (v257 + (v2_sine[0] * ((v2_cosine[1] * v188) + (v243 * v181)))) - v252;
    const behi_six_joint_pack v259 = (((behi_six_joint_pack_at(&qd[0]) * (behi_six_joint_pack_at(&qd[stride]) * 2.0)) * v233) - (v113 * v161)) - ((behi_six_joint_pack_number(prepared, 35U, spacing, 0U) * v2_sine[3]) * v254);
    const behi_six_joint_pack v260 = (v259 + (((behi_six_joint_pack_number(prepared, 42U, spacing, 0U) * v2_cosine[2]) + v144) * v204)) - (v54 * (v148 + v256));
    const behi_six_joint_pack v261 = v2_cosine[0] - v149;
    const behi_six_joint_pack v262 = (((v260 + (v83 * v175)) + (v127 * v191)) - (v261 * v206)) - v258;
    const behi_six_joint_pack v263 = (v262 - (v136 * v231)) - (v135 * v239);
    *(behi_six_joint_unaligned *)&A[73U * stride] = -(v158 * v263);
    const behi_six_joint_pack v264 = v173 - v170;
    const behi_six_joint_pack v265 = ((behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v173) - v176) + (v19 * v264);
    const behi_six_joint_pack v266 = v265 + (v237 * v160);
    const behi_six_joint_pack v267 = -v202;
    const behi_six_joint_pack v268 = v190 + v265;
    const behi_six_joint_pack v269 = ((v81 * v268) + ((v94 * v267) - v266)) - v230;
    const behi_six_joint_pack v270 = (((v266 - (v117 * v267)) + (v118 * v268)) - v238) - (v112 * v269);
    const behi_six_joint_pack v271 = v136 * v158;
    const behi_six_joint_pack v272 = v127 * v158;
    const behi_six_joint_pack v273 = v82 * v158;
    const behi_six_joint_pack v274 = ((v272 * v268) + ((behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v273) * v264)) - (v158 * ((v261 * v267) - v258));
    const behi_six_joint_pack v275 = (v274 - (v271 * v269)) - (v159 * v270);
    *(behi_six_joint_unaligned *)&A[74U * stride] = v275;
    const behi_six_joint_pack v276 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v170) - v188;
    const behi_six_joint_pack v277 = ((v189 - v187) + v176) + (v2_sine[1] * v276);
    const behi_six_joint_pack v278 = (v27 * v193) + ((v128 * v197) - v201);
    const behi_six_joint_pack v279 = v261 * v158;
    const behi_six_joint_pack v280 = v125 * v158;
    const behi_six_joint_pack v281 = ((((behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v280) * v181) - (v273 * v276)) - (v279 * v278)) - (v272 * v277);
    const behi_six_joint_pack v282 = ((v94 * v278) + (v110 * v277)) - v226;
    const behi_six_joint_pack v283 = 1.0 + v118;
    const behi_six_joint_pack v284 = (v112 * v282) + (((v117 * v278) + (v283 * v277)) - v236);
    const behi_six_joint_pack v285 = (v159 * v284) + ((v281 - (v158 * (v252 + (v2_cosine[0] * v253)))) - (v271 * v282));
    *(behi_six_joint_unaligned *)&A[75U * stride] = v285;
    const behi_six_joint_pack v286 = (v14 * v46) - v241;
    const behi_six_joint_pack v287 = behi_six_joint_pack_number(prepared, 6U, spacing, 0U) + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v2_sine[1]);
    const behi_six_joint_pack v288 = (((v66 * v241) - ((behi_six_joint_pack_number(prepared, 94U, spacing, 0U) * v2_cosine[1]) * v211)) - (v287 * v286)) - v244;
    const behi_six_joint_pack v289 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v286;
    const behi_six_joint_pack v290 = v2_cosine[0] * v130;
    const behi_six_joint_pack v291 = v290 + v106;
    const behi_six_joint_pack v292 = (2.0 * v24) - v216;
    const behi_six_joint_pack v293 = v15 - (v23 * v23);
    const behi_six_joint_pack v294 = v18 - v293;
    const behi_six_joint_pack v295 = (v19 * v292) - (v27 * v294);
    const behi_six_joint_pack v296 = v2_sine[0] * v130;
    const behi_six_joint_pack v297 = v296 - (v2_cosine[0] * v105);
    const behi_six_joint_pack v298 = (((v67 * v23) + (behi_six_joint_pack_number(prepared, 75U, spacing, 0U) * v293)) + (v27 * v246)) + (v19 * v248);
    const behi_six_joint_pack v299 = ((v117 * v298) - ((v297 * v295) + (v291 * v289))) + (v283 * v288);
    const behi_six_joint_pack v300 = ((v94 * v298) - ((v31 * v295) + (v53 * v289))) + (v110 * v288);
    const behi_six_joint_pack v301 = (v112 * v300) + v299;
    const behi_six_joint_pack v302 = 10.0 * v2_cosine[0];
    const behi_six_joint_pack v303 = v130 + v302;
    const behi_six_joint_pack v304 = (v261 * v298) - (v303 * ((v27 * v292) + (v19 * v294)));
    const behi_six_joint_pack v305 = v304 + (v82 * (((behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v241) - (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v242)) - (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v286)));
    const behi_six_joint_pack v306 = ((v305 + (v125 * ((behi_six_joint_pack_number(prepared, 94U, spacing, 0U) * v211) - v240))) + (v127 * v288)) + (v136 * v300);
    const behi_six_joint_pack v307 = v306 - (v135 * v301);
    *(behi_six_joint_unaligned *)&A[76U * stride] = -(v158 * v307);
    const behi_six_joint_pack v308 = (v82 * v23) + (v125 * v14);
    const behi_six_joint_pack v309 = v12 * v2_sine[0];
    const behi_six_joint_pack v310 = v309 + v308;
    const behi_six_joint_pack v311 = behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v130;
    const behi_six_joint_pack v312 = v87 + (v85 * v29);
    const behi_six_joint_pack v313 = ((v67 * v82) - ((behi_six_joint_pack_number(prepared, 78U, spacing, 0U) * v12) * v125)) - (v19 * v312);
    const behi_six_joint_pack v314 = (v313 + (v48 * (v311 + (behi_six_joint_pack_number(prepared, 78U, spacing, 0U) * v2_cosine[0])))) - (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v310);
    const behi_six_joint_pack v315 = v314 + (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * (v308 - v309));
    const behi_six_joint_pack v316 = ((2.0 * v82) * v14) + (v2_cosine[0] * v46);
    const behi_six_joint_pack v317 = (((v16 * (behi_six_joint_pack_number(prepared, 76U, spacing, 0U) * v2_cosine[0])) - (v12 * v83)) - (v82 * v219)) + (v19 * v316);
    const behi_six_joint_pack v318 = 2.0 * v2_cosine[0];
    const behi_six_joint_pack v319 = (-(v125 * v46)) - (v318 * (v23 - v23));
    const behi_six_joint_pack v320 = behi_six_joint_pack_number(prepared, 76U, spacing, 0U) * v10;
    const behi_six_joint_pack v321 = (v2_cosine[0] * v320) - (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v319);
    const behi_six_joint_pack v322 = ((behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_number(prepared, 82U, spacing, 0U)) * v40) + (v143 * v122);
    const behi_six_joint_pack v323 = (((v10 * (2.0 * v141)) + (v13 * v318)) - (v2_cosine[0] * v14)) - (v82 * v17);
    const behi_six_joint_pack v324 = (((v130 * v320) + (v10 * v145)) - (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v319)) + (v182 * v323);
    const behi_six_joint_pack v325 = (v2_cosine[0] * (v67 + (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v23))) - (v10 * (v311 + (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v2_cosine[0])));
    const behi_six_joint_pack v326 = (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v319) + v325;
    const behi_six_joint_pack v327 = v324 - (v2_sine[1] * v326);
    const behi_six_joint_pack v328 = (((v322 + (v53 * v321)) - (v31 * v317)) + (v94 * v315)) + (v110 * v327);
    const behi_six_joint_pack v329 = v322 + (v143 * (behi_six_joint_pack_number(prepared, 81U, spacing, 0U) * v2_sine[3]));
    const behi_six_joint_pack v330 = behi_six_joint_pack_at(&qd[0]) * v2_sine[3];
    const behi_six_joint_pack v331 = v2_cosine[2] * v330;
    const behi_six_joint_pack v332 = (((v329 + (behi_six_joint_pack_number(prepared, 84U, spacing, 0U) * v331)) - (v296 * v317)) + (v290 * v321)) + (v117 * v315);
    const behi_six_joint_pack v333 = (v332 + (v283 * v327)) + (v105 * ((v2_sine[0] * v321) + (v2_cosine[0] * v317)));
    const behi_six_joint_pack v334 = v333 + (v328 * v112);
    const behi_six_joint_pack v335 = v2_cosine[2] * v137;
    const behi_six_joint_pack v336 = ((v335 + (v2_cosine[3] * v142)) + (v144 * v312)) + (v309 * v145);
    const behi_six_joint_pack v337 = ((v336 + (v85 * (v33 + v41))) + ((behi_six_joint_pack_number(prepared, 96U, spacing, 0U) * v125) * v323)) + (v82 * v326);
    const behi_six_joint_pack v338 = (v19 * v310) + (v27 * v316);
    const behi_six_joint_pack v339 = ((v337 + (v302 * v338)) - (v261 * v315)) + (v130 * ((behi_six_joint_pack_number(prepared, 76U, spacing, 0U) * v309) + v338));
    const behi_six_joint_pack v340 = ((v339 - (v127 * v327)) - (v328 * v136)) + (v334 * v135);
    *(behi_six_joint_unaligned *)&A[78U * stride] = -(v340 * v158);
    const behi_six_joint_pack v341 = behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v342 = (((v2_cosine[1] * v19) * v23) - (behi_six_joint_pack_number(prepared, 76U, spacing, 0U) * v12)) - ((v2_sine[1] * v341) * v14);
    const behi_six_joint_pack v343 = v2_cosine[1] * v14;
    const behi_six_joint_pack v344 = v342 + (v27 * (v10 - v343));
    const behi_six_joint_pack v345 = v49 - (v2_cosine[1] * v46);
    const behi_six_joint_pack v346 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v345;
    const behi_six_joint_pack v347 = (v2_sine[0] * v344) + (v2_cosine[0] * v346);
    const behi_six_joint_pack v348 = v61 - (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v185);
    const behi_six_joint_pack v349 = (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v345) + (v65 * v348);
    const behi_six_joint_pack v350 = (v2_sine[0] * v346) - (v2_cosine[0] * v344);
    const behi_six_joint_pack v351 = (v349 + (v30 * v347)) + (v29 * v350);
    const behi_six_joint_pack v352 = behi_six_joint_pack_at(&qd[stride]) * v2_cosine[3];
    const behi_six_joint_pack v353 = v11 * ((v2_cosine[2] * v121) - ((100.0 * v2_sine[2]) * v2_cosine[0]));
    const behi_six_joint_pack v354 = v353 + ((v352 * v121) - (v2_cosine[0] * v87));
    const behi_six_joint_pack v355 = v2_cosine[1] * v348;
    const behi_six_joint_pack v356 = v69 + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v345);
    const behi_six_joint_pack v357 = (v2_sine[1] * v356) - v355;
    const behi_six_joint_pack v358 = v357 + (v75 * v354);
    const behi_six_joint_pack v359 = ((v335 - (v352 * v122)) - v358) - v351;
    const behi_six_joint_pack v360 = v358 + v349;
    const behi_six_joint_pack v361 = (v2_sine[1] * v23) - v343;
    const behi_six_joint_pack v362 = v10 + v361;
    const behi_six_joint_pack v363 = v67 * v2_sine[1];
    const behi_six_joint_pack v364 = ((behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v362) - v363) - (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * (v361 - v10));
    const behi_six_joint_pack v365 = behi_six_joint_pack_number(prepared, 78U, spacing, 0U) * v23;
    const behi_six_joint_pack v366 = v364 + (v365 - ((behi_six_joint_pack_number(prepared, 12U, spacing, 0U) * v11) * ((v2_sine[2] * v82) + (v2_cosine[2] * v141))));
    const behi_six_joint_pack v367 = behi_six_joint_pack_at(&qd[0]) * v2_sine[2];
    const behi_six_joint_pack v368 = 100.0 * (v330 + v367);
    const behi_six_joint_pack v369 = ((v19 * v368) - (behi_six_joint_pack_number(prepared, 12U, spacing, 0U) * ((v352 * v141) + (v42 * v82)))) + v366;
    const behi_six_joint_pack v370 = (v359 + (v81 * v360)) + (v94 * v369);
    const behi_six_joint_pack v371 = (v56 * v347) + (v54 * v350);
    const behi_six_joint_pack v372 = v371 + (v85 * v237);
    const behi_six_joint_pack v373 = ((v372 + (v118 * v360)) - (v359 + (v117 * v369))) - (v112 * v370);
    const behi_six_joint_pack v374 = ((((v144 * v368) + (behi_six_joint_pack_number(prepared, 3U, spacing, 0U) * v331)) + v329) - (v83 * v354)) - (v82 * v356);
    const behi_six_joint_pack v375 = (v19 * v362) + (v341 * v343);
    const behi_six_joint_pack v376 = (v130 * (v320 + v375)) + ((behi_six_joint_pack_number(prepared, 95U, spacing, 0U) * v125) * v348);
    const behi_six_joint_pack v377 = v2_cosine[0] * ((behi_six_joint_pack_number(prepared, 79U, spacing, 0U) * v10) + (10.0 * v375));
    const behi_six_joint_pack v378 = (((v377 + v376) + (v261 * v369)) + (v374 - (v127 * v360))) + (v136 * v370);
    const behi_six_joint_pack v379 = v378 + (v373 * v135);
    *(behi_six_joint_unaligned *)&A[79U * stride] = -(v379 * v158);
    const behi_six_joint_pack v380 = v356 + (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v353);
    const behi_six_joint_pack v381 = (v2_sine[1] * v380) + ((behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v353) - v355);
    const behi_six_joint_pack v382 = v351 + v381;
    const behi_six_joint_pack v383 = v349 + v381;
    const behi_six_joint_pack v384 = ((behi_six_joint_pack_number(prepared, 12U, spacing, 0U) * v2_sine[1]) * v367) + v366;
    const behi_six_joint_pack v385 = ((v81 * v383) - v382) + (v94 * v384);
    const behi_six_joint_pack v386 = ((v372 + (v118 * v383)) + (v382 - (v117 * v384))) - (v112 * v385);
    const behi_six_joint_pack v387 = v376 + v377;
    const behi_six_joint_pack v388 = ((((behi_six_joint_pack_number(prepared, 13U, spacing, 0U) * v2_sine[2]) * v16) + v322) - (v82 * v380)) - (v127 * v383);
    const behi_six_joint_pack v389 = (((v387 + (v261 * v384)) + v388) + (v136 * v385)) + (v386 * v135);
    *(behi_six_joint_unaligned *)&A[80U * stride] = -(v389 * v158);
    const behi_six_joint_pack v390 = v365 + v364;
    const behi_six_joint_pack v391 = v357 + v349;
    const behi_six_joint_pack v392 = v357 + v351;
    const behi_six_joint_pack v393 = ((v81 * v391) + (v94 * v390)) - v392;
    const behi_six_joint_pack v394 = (((v371 + (v118 * v391)) - (v117 * v390)) + v392) - (v393 * v112);
    const behi_six_joint_pack v395 = (((v391 * v272) - (v387 * v158)) - (v394 * v159)) - (v393 * v271);
    const behi_six_joint_pack v396 = v395 + ((v356 * v273) - (v390 * v279));
    *(behi_six_joint_unaligned *)&A[81U * stride] = v396;
    const behi_six_joint_pack v397 = ((behi_six_joint_pack_number(prepared, 96U, spacing, 0U) * v14) * v280) + (((behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v23) - v67) * v273);
    const behi_six_joint_pack v398 = (v363 - (behi_six_joint_pack_number(prepared, 94U, spacing, 0U) * v343)) - (v287 * v184);
    const behi_six_joint_pack v399 = behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v23;
    const behi_six_joint_pack v400 = behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v185;
    const behi_six_joint_pack v401 = (v398 * v110) + ((v31 * v400) - (v53 * v399));
    const behi_six_joint_pack v402 = (v401 * v112) + ((v398 * v283) + ((v297 * v400) - (v399 * v291)));
    const behi_six_joint_pack v403 = (((v17 * ((behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v2_cosine[1]) * v303)) * v158) - (v402 * v159)) + (v398 * v272);
    const behi_six_joint_pack v404 = (v403 + (v401 * v271)) - v397;
    *(behi_six_joint_unaligned *)&A[82U * stride] = v404;
    const behi_six_joint_pack v405 = behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v185;
    const behi_six_joint_pack v406 = (v405 * v110) - (v93 * (behi_six_joint_pack_number(prepared, 97U, spacing, 0U) * v14));
    const behi_six_joint_pack v407 = (v406 * v112) + ((v405 * v283) - ((behi_six_joint_pack_number(prepared, 98U, spacing, 0U) * v14) * v101));
    const behi_six_joint_pack v408 = ((v406 * v271) - (v407 * v159)) + (v405 * v272);
    const behi_six_joint_pack v409 = v408 - (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * ((v14 * v279) - (v17 * v273)));
    *(behi_six_joint_unaligned *)&A[83U * stride] = -v409;
    const behi_six_joint_pack v410 = (v124 * v239) + (v159 * v263);
    *(behi_six_joint_unaligned *)&A[85U * stride] = v410;
    const behi_six_joint_pack v411 = (v124 * v270) + (v135 * v275);
    *(behi_six_joint_unaligned *)&A[86U * stride] = -v411;
    const behi_six_joint_pack v412 = (v135 * v285) - (v124 * v284);
    *(behi_six_joint_unaligned *)&A[87U * stride] = -v412;
    const behi_six_joint_pack v413 = (v124 * v301) + (v159 * v307);
    *(behi_six_joint_unaligned *)&A[88U * stride] = v413;
    const behi_six_joint_pack v414 = (v340 * v159) - (v334 * v124);
    *(behi_six_joint_unaligned *)&A[90U * stride] = v414;
    const behi_six_joint_pack v415 = (v379 * v159) - (v373 * v124);
    *(behi_six_joint_unaligned *)&A[91U * stride] = v415;
    const behi_six_joint_pack v416 = (v389 * v159) - (v386 * v124);
    *(behi_six_joint_unaligned *)&A[92U * stride] = v416;
    const behi_six_joint_pack v417 = (v394 * v124) + (v135 * v396);
    *(behi_six_joint_unaligned *)&A[93U * stride] = -v417;
    const behi_six_joint_pack v418 = (v402 * v124) + (v135 * v404);
    *(behi_six_joint_unaligned *)&A[94U * stride] = -v418;
    const behi_six_joint_pack v419 = (v407 * v124) + (v135 * v409);
    *(behi_six_joint_unaligned *)&A[95U * stride] = v419;
    const behi_six_joint_pack v420 = ((v271 * v263) - (v111 * v231)) - (v112 * v410);
    *(behi_six_joint_unaligned *)&A[97U * stride] = -v420;
    const behi_six_joint_pack v421 = ((v136 * v275) - (v111 * v269)) - (v112 * v411);
    *(behi_six_joint_unaligned *)&A[98U * stride] = v421;
    const behi_six_joint_pack v422 = ((v136 * v285) - (v111 * v282)) - (v112 * v412);
    *(behi_six_joint_unaligned *)&A[99U * stride] = v422;
    const behi_six_joint_pack v423 = ((v111 * v300) + (v271 * v307)) - (v112 * v413);
    *(behi_six_joint_unaligned *)&A[100U * stride] = -v423;
    const behi_six_joint_pack v424 = ((v340 * v271) - (v328 * v111)) - (v112 * v414);
    *(behi_six_joint_unaligned *)&A[102U * stride] = -v424;
    const behi_six_joint_pack v425 = ((v111 * v370) + (v379 * v271)) - (v112 * v415);
    *(behi_six_joint_unaligned *)&A[103U * stride] = -v425;
    const behi_six_joint_pack v426 = ((v111 * v385) + (v389 * v271)) - (v112 * v416);
    *(behi_six_joint_unaligned *)&A[104U * stride] = -v426;
    const behi_six_joint_pack v427 = ((v136 * v396) - (v111 * v393)) - (v112 * v417);
    *(behi_six_joint_unaligned *)&A[105U * stride] = v427;
    const behi_six_joint_pack v428 = ((v401 * v111) + (v136 * v404)) - (v112 * v418);
    *(behi_six_joint_unaligned *)&A[106U * stride] = v428;
    const behi_six_joint_pack v429 = ((v406 * v111) + (v136 * v409)) - (v112 * v419);
    *(behi_six_joint_unaligned *)&A[107U * stride] = -v429;
    const behi_six_joint_pack v430 = (((v80 * v191) + (v272 * v263)) - (v118 * v410)) - (v81 * v420);
    *(behi_six_joint_unaligned *)&A[109U * stride] = -v430;
    const behi_six_joint_pack v431 = (((v80 * v268) + (v127 * v275)) - (v118 * v411)) - (v81 * v421);
    *(behi_six_joint_unaligned *)&A[110U * stride] = v431;
    const behi_six_joint_pack v432 = (((v127 * v285) - (v80 * v277)) - (v118 * v412)) - (v81 * v422);
    *(behi_six_joint_unaligned *)&A[111U * stride] = v432;
    const behi_six_joint_pack v433 = (((v80 * v288) + (v272 * v307)) - (v118 * v413)) - (v81 * v423);
    *(behi_six_joint_unaligned *)&A[112U * stride] = -v433;
    const behi_six_joint_pack v434 = (((v340 * v272) - (v80 * v327)) - (v118 * v414)) - (v81 * v424);
    *(behi_six_joint_unaligned *)&A[114U * stride] = -v434;
    const behi_six_joint_pack v435 = (((v379 * v272) - (v80 * v360)) - (v118 * v415)) - (v81 * v425);
    *(behi_six_joint_unaligned *)&A[115U * stride] = -v435;
    const behi_six_joint_pack v436 = (((v389 * v272) - (v80 * v383)) - (v118 * v416)) - (v81 * v426);
    *(behi_six_joint_unaligned *)&A[116U * stride] = -v436;
    const behi_six_joint_pack v437 = (((v80 * v391) + (v127 * v396)) - (v118 * v417)) - (v81 * v427);
    *(behi_six_joint_unaligned *)&A[117U * stride] = v437;
    const behi_six_joint_pack v438 = (((v80 * v398) + (v127 * v404)) - (v118 * v418)) - (v81 * v428);
    *(behi_six_joint_unaligned *)&A[118U * stride] = v438;
    const behi_six_joint_pack v439 = (((v127 * v409) + (v405 * v80)) - (v118 * v419)) - (v81 * v429);
    *(behi_six_joint_unaligned *)&A[119U * stride] = -v439;
    const behi_six_joint_pack v440 = v149 * v158;
    *(behi_six_joint_unaligned *)&A[121U * stride] = (((behi_six_joint_pack_number(prepared, 43U, spacing, 0U) * v206) - (v440 * v263)) - (v117 * v410)) + (v94 * v420);
    *(behi_six_joint_unaligned *)&A[122U * stride] = ((v117 * v411) + ((v149 * v275) - (behi_six_joint_pack_number(prepared, 43U, spacing, 0U) * v267))) - (v94 * v421);
    *(behi_six_joint_unaligned *)&A[123U * stride] = ((v117 * v412) + ((v149 * v285) - (behi_six_joint_pack_number(prepared, 43U, spacing, 0U) * v278))) - (v94 * v422);
    *(behi_six_joint_unaligned *)&A[124U * stride] = (v94 * v423) - (((behi_six_joint_pack_number(prepared, 43U, spacing, 0U) * v298) + (v440 * v307)) + (v117 * v413));
    *(behi_six_joint_unaligned *)&A[126U * stride] = (((behi_six_joint_pack_number(prepared, 43U, spacing, 0U) * v315) - (v340 * v440)) - (v117 * v414)) + (v94 * v424);
    *(behi_six_joint_unaligned *)&A[127U * stride] = (v94 * v425) - (((behi_six_joint_pack_number(prepared, 43U, spacing, 0U) * v369) + (v379 * v440)) + (v117 * v415));
    *(behi_six_joint_unaligned *)&A[128U * stride] = (v94 * v426) - (((behi_six_joint_pack_number(prepared, 43U, spacing, 0U) * v384) + (v389 * v440)) + (v117 * v416));
    *(behi_six_joint_unaligned *)&A[129U * stride] = ((v117 * v417) + ((v149 * v396) - (behi_six_joint_pack_number(prepared, 43U, spacing, 0U) * v390))) - (v94 * v427);
    *(behi_six_joint_unaligned *)&A[130U * stride] = ((v117 * v418) + (v149 * v404)) - (v94 * v428);
    *(behi_six_joint_unaligned *)&A[131U * stride] = (((behi_six_joint_pack_number(prepared, 87U, spacing, 0U) * v14) - (v149 * v409)) - (v117 * v419)) + (v94 * v429);
    const behi_six_joint_pack v441 = v139 * v158;
    const behi_six_joint_pack v442 = behi_six_joint_pack_number(prepared, 85U, spacing, 0U) * v181;
    *(behi_six_joint_unaligned *)&A[133U * stride] = ((v441 * v263) - v442) - (v65 * (v430 + (v420 - v410)));
    *(behi_six_joint_unaligned *)&A[134U * stride] = (v65 * (v431 + (v421 - v411))) - ((v139 * v275) + v442);
    *(behi_six_joint_unaligned *)&A[135U * stride] = (v65 * (v432 + (v422 - v412))) - ((v139 * v285) + v442);
    *(behi_six_joint_unaligned *)&A[136U * stride] = ((behi_six_joint_pack_number(prepared, 85U, spacing, 0U) * v211) + (v441 * v307)) - (v65 * (v433 + (v423 - v413)));
    *(behi_six_joint_unaligned *)&A[138U * stride] = ((v340 * v441) - (behi_six_joint_pack_number(prepared, 85U, spacing, 0U) * v323)) - (v65 * (v434 + (v424 - v414)));
    const behi_six_joint_pack v443 = (behi_six_joint_pack_number(prepared, 88U, spacing, 0U) * v60) - (behi_six_joint_pack_number(prepared, 85U, spacing, 0U) * v185);
    *(behi_six_joint_unaligned *)&A[139U * stride] = ((v379 * v441) - v443) - (v65 * (v435 + (v425 - v415)));
    *(behi_six_joint_unaligned *)&A[140U * stride] = ((v389 * v441) - v443) - (v65 * (v436 + (v426 - v416)));
    *(behi_six_joint_unaligned *)&A[141U * stride] = (v65 * (v437 + (v427 - v417))) - (v443 + (v139 * v396));
    *(behi_six_joint_unaligned *)&A[142U * stride] = (v65 * (v438 + (v428 - v418))) - ((behi_six_joint_pack_number(prepared, 85U, spacing, 0U) * v14) + (v139 * v404));
    *(behi_six_joint_unaligned *)&A[143U * stride] = (v139 * v409) - (v65 * (v439 + (v429 - v419)));
    *(behi_six_joint_unaligned *)&B[36U * stride] = -v158;
    const behi_six_joint_pack v444 = v136 - (v112 * v135);
    const behi_six_joint_pack v445 = v444 * v158;
    const behi_six_joint_pack v446 = -v445;
    *(behi_six_joint_unaligned *)&B[38U * stride] = v446;
    *(behi_six_joint_unaligned *)&B[48U * stride] = v446;
    const behi_six_joint_pack v447 = (v272 - (v118 * v159)) - (v81 * v445);
    const behi_six_joint_pack v448 = -v447;
    *(behi_six_joint_unaligned *)&B[39U * stride] = v448;
    *(behi_six_joint_unaligned *)&B[54U * stride] = v448;
    const behi_six_joint_pack v449 = ((v94 * v445) - v440) - (v117 * v159);
    *(behi_six_joint_unaligned *)&B[40U * stride] = v449;
    *(behi_six_joint_unaligned *)&B[60U * stride] = v449;
    const behi_six_joint_pack v450 = v65 * v110;
    const behi_six_joint_pack v451 = v65 * v283;
    const behi_six_joint_pack v452 = ((v441 - (v65 * v272)) - (v450 * v445)) + (v451 * v159);
    *(behi_six_joint_unaligned *)&B[41U * stride] = v452;
    *(behi_six_joint_unaligned *)&B[66U * stride] = v452;
    *(behi_six_joint_unaligned *)&B[43U * stride] = v124 - (v135 * v159);
    const behi_six_joint_pack v453 = v112 * v124;
    const behi_six_joint_pack v454 = v453 + (v444 * v159);
    *(behi_six_joint_unaligned *)&B[44U * stride] = v454;
    *(behi_six_joint_unaligned *)&B[49U * stride] = v454;
    const behi_six_joint_pack v455 = ((v81 * v453) - (v118 * v124)) - (v135 * v447);
    const behi_six_joint_pack v456 = -v455;
    *(behi_six_joint_unaligned *)&B[45U * stride] = v456;
    *(behi_six_joint_unaligned *)&B[55U * stride] = v456;
    const behi_six_joint_pack v457 = (v135 * v449) + ((v117 * v124) + (v94 * v453));
    const behi_six_joint_pack v458 = -v457;
    *(behi_six_joint_unaligned *)&B[46U * stride] = v458;
    *(behi_six_joint_unaligned *)&B[61U * stride] = v458;
    const behi_six_joint_pack v459 = ((v450 * v453) + (v451 * v124)) - (v135 * v452);
    *(behi_six_joint_unaligned *)&B[47U * stride] = v459;
    *(behi_six_joint_unaligned *)&B[67U * stride] = v459;
    *(behi_six_joint_unaligned *)&B[50U * stride] = (v112 * v454) - (v111 + (v444 * v271));
    const behi_six_joint_pack v460 = ((v81 * v111) - (v136 * v447)) - (v112 * v455);
    *(behi_six_joint_unaligned *)&B[51U * stride] = v460;
    *(behi_six_joint_unaligned *)&B[56U * stride] = v460;
    const behi_six_joint_pack v461 = ((v136 * v449) + (v94 * v111)) - (v112 * v457);
    *(behi_six_joint_unaligned *)&B[52U * stride] = v461;
    *(behi_six_joint_unaligned *)&B[62U * stride] = v461;
    const behi_six_joint_pack v462 = ((v450 * v111) - (v136 * v452)) - (v112 * v459);
    const behi_six_joint_pack v463 = -v462;
    *(behi_six_joint_unaligned *)&B[53U * stride] = v463;
    *(behi_six_joint_unaligned *)&B[68U * stride] = v463;
    *(behi_six_joint_unaligned *)&B[57U * stride] = -(((v80 + (v127 * v447)) + (v118 * v455)) + (v81 * v460));
    const behi_six_joint_pack v464 = ((v127 * v449) - (v118 * v457)) - (v81 * v461);
    *(behi_six_joint_unaligned *)&B[58U * stride] = v464;
    *(behi_six_joint_unaligned *)&B[63U * stride] = v464;
    const behi_six_joint_pack v465 = (((v65 * v80) - (v127 * v452)) - (v118 * v459)) - (v81 * v462);
    const behi_six_joint_pack v466 = -v465;
    *(behi_six_joint_unaligned *)&B[59U * stride] = v466;
    *(behi_six_joint_unaligned *)&B[69U * stride] = v466;
    *(behi_six_joint_unaligned *)&B[64U * stride] = ((behi_six_joint_pack_number(prepared, 43U, spacing, 0U) + (v149 * v449)) + (v117 * v457)) - (v94 * v461);
    const behi_six_joint_pack v467 = (v94 * v462) + ((v149 * v452) - (v117 * v459));
    *(behi_six_joint_unaligned *)&B[65U * stride] = v467;
    *(behi_six_joint_unaligned *)&B[70U * stride] = v467;
    *(behi_six_joint_unaligned *)&B[71U * stride] = (behi_six_joint_pack_number(prepared, 45U, spacing, 0U) - (v139 * v452)) - (v65 * (v465 + (v462 - v459)));
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_linearize_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    behi_six_joint_pack_linearize_block_body(0U, prepared, stride, q, qd, tau, A, B);
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_linearize_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    behi_six_joint_pack_linearize_block_body(spacing, prepared, stride, q, qd, tau, A, B);
}

BEHI_SIX_JOINT_INLINE void behi_six_joint_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        behi_six_joint_pack_linearize_block_same(prepared, stride, q, qd, tau, A, B);
    } else {
        behi_six_joint_pack_linearize_block_each(spacing, prepared, stride, q, qd, tau, A, B);
    }
}

void behi_six_joint_linearize_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= BEHI_SIX_JOINT_LANES; first += BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
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
        behi_six_joint_pack_linearize_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
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
        double prepared_rest[99U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(14U, count, first, BEHI_SIX_JOINT_LANES, &prepared[2U * count], &prepared_rest[2U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[21U * count], &prepared_rest[21U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[29U * count], &prepared_rest[29U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(2U, count, first, BEHI_SIX_JOINT_LANES, &prepared[35U * count], &prepared_rest[35U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(8U, count, first, BEHI_SIX_JOINT_LANES, &prepared[42U * count], &prepared_rest[42U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(24U, count, first, BEHI_SIX_JOINT_LANES, &prepared[75U * count], &prepared_rest[75U * BEHI_SIX_JOINT_LANES]);
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
