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
    const behi_six_joint_pack v2_angle[4] = {behi_six_joint_pack_at(&q[4U * stride]), v1, v0, behi_six_joint_pack_at(&q[stride])};
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
    const behi_six_joint_pack v10 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v11 = behi_six_joint_pack_at(&qd[3U * stride]) + v10;
    const behi_six_joint_pack v12 = v2_sine[0] * v2_sine[1];
    const behi_six_joint_pack v13 = behi_six_joint_pack_at(&qd[0]) * v12;
    const behi_six_joint_pack v14 = v13 - (v11 * v2_cosine[0]);
    const behi_six_joint_pack v15 = behi_six_joint_pack_at(&qd[0]) * v2_cosine[1];
    const behi_six_joint_pack v16 = behi_six_joint_pack_at(&qd[4U * stride]) - v15;
    const behi_six_joint_pack v17 = v16 * v14;
    const behi_six_joint_pack v18 = v2_cosine[0] * v15;
    const behi_six_joint_pack v19 = 2.0 * v11;
    const behi_six_joint_pack v20 = behi_six_joint_pack_at(&qd[0]) * v15;
    const behi_six_joint_pack v21 = (v12 * v20) - (v19 * v18);
    const behi_six_joint_pack v22 = v21 + (2.0 * v17);
    const behi_six_joint_pack v23 = v10 * v10;
    const behi_six_joint_pack v24 = behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v25 = v24 + v23;
    const behi_six_joint_pack v26 = 50.0 * v2_cosine[2];
    const behi_six_joint_pack v27 = v25 * v26;
    const behi_six_joint_pack v28 = behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v29 = v24 + v28;
    const behi_six_joint_pack v30 = 50.0 * v2_cosine[3];
    const behi_six_joint_pack v31 = v29 * v30;
    const behi_six_joint_pack v32 = v31 + v27;
    const behi_six_joint_pack v33 = 50.0 * v2_sine[3];
    const behi_six_joint_pack v34 = v28 * v33;
    const behi_six_joint_pack v35 = 50.0 * v2_sine[2];
    const behi_six_joint_pack v36 = v23 * v35;
    const behi_six_joint_pack v37 = v36 + v34;
    const behi_six_joint_pack v38 = (v2_cosine[1] * v37) - (v2_sine[1] * v32);
    const behi_six_joint_pack v39 = behi_six_joint_pack_at(&qd[0]) * v2_sine[1];
    const behi_six_joint_pack v40 = v39 * v15;
    const behi_six_joint_pack v41 = v2_cosine[0] * v2_sine[1];
    const behi_six_joint_pack v42 = (v11 * v2_sine[0]) + (behi_six_joint_pack_at(&qd[0]) * v41);
    const behi_six_joint_pack v43 = v16 * v42;
    const behi_six_joint_pack v44 = v41 * v20;
    const behi_six_joint_pack v45 = v2_sine[0] * v15;
    const behi_six_joint_pack v46 = ((behi_six_joint_pack_number(prepared, 22U, spacing, 0U) * v11) * v45) + (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * (v43 + v44));
    const behi_six_joint_pack v47 = (((behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v38) - (behi_six_joint_pack_number(prepared, 48U, spacing, 0U) * v40)) + (v2_cosine[0] * v46)) + (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v22);
    const behi_six_joint_pack v48 = behi_six_joint_pack_at(&tau[5U * stride]) - v46;
    const behi_six_joint_pack v49 = behi_six_joint_pack_number(prepared, 89U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v50 = behi_six_joint_pack_at(&qd[5U * stride]) * behi_six_joint_pack_number(prepared, 24U, spacing, 0U);
    const behi_six_joint_pack v51 = v50 * v16;
    const behi_six_joint_pack v52 = (((behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v38) - ((behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v40) + v51)) + (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v21)) + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v22);
    const behi_six_joint_pack v53 = (v2_sine[0] * v52) + (v47 + (v49 * v48));
    const behi_six_joint_pack v54 = behi_six_joint_pack_at(&tau[3U * stride]) + v53;
    const behi_six_joint_pack v55 = behi_six_joint_pack_number(prepared, 90U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v56 = v2_cosine[0] * v55;
    const behi_six_joint_pack v57 = v2_sine[0] * v2_sine[0];
    const behi_six_joint_pack v58 = behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v2_sine[0];
    const behi_six_joint_pack v59 = ((behi_six_joint_pack_number(prepared, 9U, spacing, 0U) * v57) - behi_six_joint_pack_number(prepared, 3U, spacing, 0U)) - v58;
    const behi_six_joint_pack v60 = 1.0 / (v59 + v56);
    const behi_six_joint_pack v61 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v2_sine[0];
    const behi_six_joint_pack v62 = behi_six_joint_pack_number(prepared, 46U, spacing, 0U) + v61;
    const behi_six_joint_pack v63 = v2_sine[1] * v62;
    const behi_six_joint_pack v64 = v2_cosine[1] * v62;
    const behi_six_joint_pack v65 = (v26 * v64) + (v35 * v63);
    const behi_six_joint_pack v66 = v59 - v65;
    const behi_six_joint_pack v67 = v56 + v66;
    const behi_six_joint_pack v68 = v67 * v60;
    const behi_six_joint_pack v69 = v42 * v14;
    const behi_six_joint_pack v70 = (v50 * v42) + (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v69);
    const behi_six_joint_pack v71 = v2_cosine[1] * v20;
    const behi_six_joint_pack v72 = (v11 * v11) + v71;
    const behi_six_joint_pack v73 = behi_six_joint_pack_number(prepared, 78U, spacing, 0U) * v11;
    const behi_six_joint_pack v74 = v11 * v39;
    const behi_six_joint_pack v75 = v74 + v69;
    const behi_six_joint_pack v76 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v41;
    const behi_six_joint_pack v77 = 2.0 * v10;
    const behi_six_joint_pack v78 = behi_six_joint_pack_at(&qd[0]) * v77;
    const behi_six_joint_pack v79 = v78 * v35;
    const behi_six_joint_pack v80 = behi_six_joint_pack_at(&qd[0]) * v2_sine[3];
    const behi_six_joint_pack v81 = 100.0 * behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v82 = v81 * v80;
    const behi_six_joint_pack v83 = v82 + v79;
    const behi_six_joint_pack v84 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v85 = v84 * v2_cosine[1];
    const behi_six_joint_pack v86 = (((v61 * v83) - (v37 * v76)) - (v85 * v32)) + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v75);
    const behi_six_joint_pack v87 = v86 + ((((behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v74) + (v73 * v13)) - ((behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v2_cosine[0]) * v72)) - v70);
    const behi_six_joint_pack v88 = behi_six_joint_pack_at(&tau[4U * stride]) - v87;
    const behi_six_joint_pack v89 = v2_cosine[0] * v2_cosine[1];
    const behi_six_joint_pack v90 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v89;
    const behi_six_joint_pack v91 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v41;
    const behi_six_joint_pack v92 = (v2_cosine[2] * v91) - (v2_sine[2] * v90);
    const behi_six_joint_pack v93 = behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v92;
    const behi_six_joint_pack v94 = v42 * v42;
    const behi_six_joint_pack v95 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * ((v16 * v16) + v94);
    const behi_six_joint_pack v96 = v2_sine[0] * v95;
    const behi_six_joint_pack v97 = v96 + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v72);
    const behi_six_joint_pack v98 = (v84 * v75) - v97;
    const behi_six_joint_pack v99 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v22) - (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v40);
    const behi_six_joint_pack v100 = (v2_cosine[1] * v98) + (v2_sine[1] * v99);
    const behi_six_joint_pack v101 = (v2_cosine[1] * v99) - (v2_sine[1] * v98);
    const behi_six_joint_pack v102 = v23 - v25;
    const behi_six_joint_pack v103 = v2_sine[2] * v2_cosine[2];
    const behi_six_joint_pack v104 = behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * v103;
    const behi_six_joint_pack v105 = behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * v2_cosine[3];
    const behi_six_joint_pack v106 = v2_sine[2] * v105;
    const behi_six_joint_pack v107 = v2_sine[3] * v2_cosine[2];
    const behi_six_joint_pack v108 = behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * v107;
    const behi_six_joint_pack v109 = (v26 * v101) + (((v28 * v108) - (v29 * v106)) + (v102 * v104));
    const behi_six_joint_pack v110 = (v53 + (v35 * v100)) + v109;
    const behi_six_joint_pack v111 = v110 + ((behi_six_joint_pack_at(&tau[2U * stride]) - (v93 * v88)) - (v68 * v54));
    const behi_six_joint_pack v112 = v30 * v64;
    const behi_six_joint_pack v113 = v33 * v63;
    const behi_six_joint_pack v114 = (v113 + v112) - v67;
    const behi_six_joint_pack v115 = v2_cosine[2] * v105;
    const behi_six_joint_pack v116 = v112 + v115;
    const behi_six_joint_pack v117 = (behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * v2_sine[3]) * v2_sine[2];
    const behi_six_joint_pack v118 = (v113 + v117) + v116;
    const behi_six_joint_pack v119 = ((v56 - behi_six_joint_pack_number(prepared, 5U, spacing, 0U)) - v65) + v66;
    const behi_six_joint_pack v120 = v119 - v118;
    const behi_six_joint_pack v121 = ((v2_cosine[3] * v91) + v92) - (v2_sine[3] * v90);
    const behi_six_joint_pack v122 = (v120 + (v93 * v121)) + (v114 * v68);
    const behi_six_joint_pack v123 = 1.0 / ((v119 + (v92 * v93)) - (v67 * v68));
    const behi_six_joint_pack v124 = v122 * v123;
    const behi_six_joint_pack v125 = behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v121;
    const behi_six_joint_pack v126 = v28 - v29;
    const behi_six_joint_pack v127 = behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_sine[3];
    const behi_six_joint_pack v128 = ((behi_six_joint_pack_at(&tau[stride]) + (v127 * (v126 * v2_cosine[3]))) + (v23 * v106)) - (v25 * v108);
    const behi_six_joint_pack v129 = (((v128 - (v125 * v88)) + (v30 * v101)) + (v33 * v100)) - (v124 * v111);
    const behi_six_joint_pack v130 = v60 * v114;
    const behi_six_joint_pack v131 = (v110 + (v130 * v54)) + v129;
    const behi_six_joint_pack v132 = ((((behi_six_joint_pack_number(prepared, 4U, spacing, 0U) + v118) - v120) - (v121 * v125)) + (v114 * v130)) + (v122 * v124);
    const behi_six_joint_pack v133 = 1.0 / v132;
    const behi_six_joint_pack v134 = v2_sine[0] * v2_cosine[1];
    const behi_six_joint_pack v135 = v2_cosine[2] + v2_cosine[3];
    const behi_six_joint_pack v136 = (((behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v2_sine[0]) * v135) + (behi_six_joint_pack_number(prepared, 8U, spacing, 0U) * v2_cosine[1])) + (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v134);
    const behi_six_joint_pack v137 = ((v55 * v12) - ((behi_six_joint_pack_number(prepared, 9U, spacing, 0U) * v2_cosine[0]) * v12)) + (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v41);
    const behi_six_joint_pack v138 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v139 = (v2_sine[2] * v138) + v137;
    const behi_six_joint_pack v140 = (v137 * v68) - (v139 + (v136 * v93));
    const behi_six_joint_pack v141 = ((((v2_sine[3] * v138) + v139) + (v137 * v130)) + (v136 * v125)) + (v140 * v124);
    const behi_six_joint_pack v142 = v141 * v133;
    const behi_six_joint_pack v143 = v140 * v123;
    const behi_six_joint_pack v144 = behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v136;
    const behi_six_joint_pack v145 = 50.0 * v135;
    const behi_six_joint_pack v146 = behi_six_joint_pack_number(prepared, 80U, spacing, 0U) * v145;
    const behi_six_joint_pack v147 = v2_cosine[0] * v95;
    const behi_six_joint_pack v148 = 10.0 * v2_cosine[1];
    const behi_six_joint_pack v149 = v148 + v145;
    const behi_six_joint_pack v150 = behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v151 = v106 + v104;
    const behi_six_joint_pack v152 = behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v2_cosine[3];
    const behi_six_joint_pack v153 = v152 + (behi_six_joint_pack_number(prepared, 81U, spacing, 0U) * v2_cosine[2]);
    const behi_six_joint_pack v154 = behi_six_joint_pack_at(&qd[stride]) * v153;
    const behi_six_joint_pack v155 = v11 * v2_sine[1];
    const behi_six_joint_pack v156 = behi_six_joint_pack_number(prepared, 82U, spacing, 0U) * v155;
    const behi_six_joint_pack v157 = (((behi_six_joint_pack_at(&tau[0]) + (v80 * v154)) + (v78 * v151)) + (v150 * v83)) + (v15 * v156);
    const behi_six_joint_pack v158 = behi_six_joint_pack_number(prepared, 89U, spacing, 0U) * v12;
    const behi_six_joint_pack v159 = ((v157 - (v158 * v48)) + (v41 * v52)) + (v149 * (v147 + (v61 * v75)));
    const behi_six_joint_pack v160 = v159 + (((v2_cosine[1] * v87) + ((v74 * v146) - (v12 * v46))) + (v144 * v88));
    const behi_six_joint_pack v161 = v137 * v60;
    const behi_six_joint_pack v162 = ((v160 + (v161 * v54)) - (v143 * v111)) - (v131 * v142);
    const behi_six_joint_pack v163 = v2_sine[2] * (behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * v2_sine[2]);
    const behi_six_joint_pack v164 = v2_sine[3] * v127;
    const behi_six_joint_pack v165 = v58 + behi_six_joint_pack_number(prepared, 76U, spacing, 0U);
    const behi_six_joint_pack v166 = (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) + v165) + ((v2_sine[1] * v2_sine[1]) * (behi_six_joint_pack_number(prepared, 8U, spacing, 0U) - v165));
    const behi_six_joint_pack v167 = (v166 + (((100.0 * v2_cosine[2]) * v64) - v164)) + (2.0 * v116);
    const behi_six_joint_pack v168 = (v167 - (((v12 * (behi_six_joint_pack_number(prepared, 91U, spacing, 0U) * v12)) + v163) + (v136 * v144))) + (v137 * v161);
    const behi_six_joint_pack v169 = 1.0 / ((v168 + (v140 * v143)) - (v141 * v142));
    *(behi_six_joint_unaligned *)&B[36U * stride] = v169;
    const behi_six_joint_pack v170 = v142 * v169;
    const behi_six_joint_pack v171 = (v131 * v133) - (v162 * v170);
    const behi_six_joint_pack v172 = v143 * v169;
    const behi_six_joint_pack v173 = ((v123 * v111) + (v162 * v172)) + (v124 * v171);
    const behi_six_joint_pack v174 = v162 * v169;
    const behi_six_joint_pack v175 = v171 - v173;
    const behi_six_joint_pack v176 = ((((v60 * v54) - (v161 * v174)) - (v130 * v171)) - (v68 * v173)) - v175;
    const behi_six_joint_pack v177 = v40 - v176;
    const behi_six_joint_pack v178 = v40 + v176;
    const behi_six_joint_pack v179 = v11 * v15;
    const behi_six_joint_pack v180 = v179 + (v2_sine[1] * v174);
    const behi_six_joint_pack v181 = v179 + v180;
    const behi_six_joint_pack v182 = (v2_sine[0] * v178) - (v2_cosine[0] * v181);
    const behi_six_joint_pack v183 = v17 + v182;
    const behi_six_joint_pack v184 = v17 + v183;
    const behi_six_joint_pack v185 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v184) - (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v177);
    const behi_six_joint_pack v186 = (v2_cosine[1] * v174) - v74;
    const behi_six_joint_pack v187 = (((behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v88) + (v144 * v174)) - (v125 * v171)) + ((v93 * v173) - v186);
    const behi_six_joint_pack v188 = v69 + v187;
    const behi_six_joint_pack v189 = v84 * v188;
    const behi_six_joint_pack v190 = v189 - v97;
    const behi_six_joint_pack v191 = (v2_cosine[1] * v185) - (v2_sine[1] * v190);
    const behi_six_joint_pack v192 = v74 - v186;
    const behi_six_joint_pack v193 = v71 - (v39 * v39);
    const behi_six_joint_pack v194 = (v2_sine[0] * v193) + (v2_cosine[0] * v192);
    const behi_six_joint_pack v195 = 2.0 * v14;
    const behi_six_joint_pack v196 = v2_sine[0] * v16;
    const behi_six_joint_pack v197 = 2.0 * v15;
    const behi_six_joint_pack v198 = ((v39 * v195) + (v197 * v196)) + v194;
    const behi_six_joint_pack v199 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v198) - (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v193);
    const behi_six_joint_pack v200 = (v18 * v14) + (v42 * v45);
    const behi_six_joint_pack v201 = v200 + v180;
    const behi_six_joint_pack v202 = behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v42;
    const behi_six_joint_pack v203 = (v18 * v202) + ((behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v39) * v16);
    const behi_six_joint_pack v204 = ((v2_sine[0] * v203) - (behi_six_joint_pack_number(prepared, 80U, spacing, 0U) * v40)) - (v84 * v201);
    const behi_six_joint_pack v205 = ((v2_cosine[1] * v204) - (v2_sine[1] * v199)) - v191;
    const behi_six_joint_pack v206 = (v2_cosine[1] * v190) + (v2_sine[1] * v185);
    const behi_six_joint_pack v207 = ((v2_cosine[1] * v199) + (v2_sine[1] * v204)) - v206;
    const behi_six_joint_pack v208 = (v26 * v207) - (v35 * v205);
    const behi_six_joint_pack v209 = v30 * v171;
    const behi_six_joint_pack v210 = v209 - v34;
    const behi_six_joint_pack v211 = behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v2_sine[2];
    const behi_six_joint_pack v212 = v33 * v171;
    const behi_six_joint_pack v213 = v31 + v212;
    const behi_six_joint_pack v214 = behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v215 = (v2_cosine[2] * (behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * v2_cosine[2])) - v163;
    const behi_six_joint_pack v216 = (v35 * v191) + (((v214 * v213) - (v102 * v215)) - (v211 * v210));
    const behi_six_joint_pack v217 = (v216 - (v26 * v206)) - v208;
    const behi_six_joint_pack v218 = v26 * v175;
    const behi_six_joint_pack v219 = v218 + (v210 - v36);
    const behi_six_joint_pack v220 = v35 * v175;
    const behi_six_joint_pack v221 = v220 + (v27 + v213);
    const behi_six_joint_pack v222 = (v2_cosine[1] * v221) - (v2_sine[1] * v219);
    const behi_six_joint_pack v223 = (v23 * v26) + v220;
    const behi_six_joint_pack v224 = (v28 * v30) + v212;
    const behi_six_joint_pack v225 = v223 + v224;
    const behi_six_joint_pack v226 = v218 - (v25 * v35);
    const behi_six_joint_pack v227 = v209 - (v29 * v33);
    const behi_six_joint_pack v228 = v227 + v226;
    const behi_six_joint_pack v229 = ((v2_cosine[1] * v225) - v222) - (v2_sine[1] * v228);
    const behi_six_joint_pack v230 = (((v50 * v39) + (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v193)) - (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v194)) - (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v198);
    const behi_six_joint_pack v231 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v229) - v230;
    const behi_six_joint_pack v232 = (v2_sine[0] * v192) - ((v2_cosine[0] * v193) + ((v16 * v18) + (v39 * v42)));
    const behi_six_joint_pack v233 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v234 = (v55 * v232) + ((behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v198) - ((behi_six_joint_pack_number(prepared, 48U, spacing, 0U) * v193) + (v233 * v232)));
    const behi_six_joint_pack v235 = (v234 + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v229)) + (v2_sine[0] * v231);
    const behi_six_joint_pack v236 = (v235 + ((v214 * v224) - (v211 * v227))) - v217;
    const behi_six_joint_pack v237 = (v78 * v26) + (v35 * v174);
    const behi_six_joint_pack v238 = v81 * v2_cosine[3];
    const behi_six_joint_pack v239 = (behi_six_joint_pack_at(&qd[0]) * v238) + (v33 * v174);
    const behi_six_joint_pack v240 = v239 + v237;
    const behi_six_joint_pack v241 = ((behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v201) + ((behi_six_joint_pack_number(prepared, 78U, spacing, 0U) * v44) - (v50 * v18))) + (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * (v180 - v200));
    const behi_six_joint_pack v242 = v2_sine[0] * v181;
    const behi_six_joint_pack v243 = v241 + (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v242);
    const behi_six_joint_pack v244 = (v243 + (v85 * v219)) + (v76 * v221);
    const behi_six_joint_pack v245 = (v244 - (v76 * v225)) + ((v61 * v240) - (v85 * v228));
    const behi_six_joint_pack v246 = (v2_cosine[3] * v2_sine[2]) - v107;
    const behi_six_joint_pack v247 = (v2_cosine[3] * (behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_cosine[3])) - v164;
    const behi_six_joint_pack v248 = ((v126 * v247) - ((v25 * v115) + (v23 * v117))) - ((behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * v246) * v175);
    const behi_six_joint_pack v249 = (((v30 * v206) + (v248 + (v125 * v245))) - (v33 * v191)) + (v130 * v235);
    const behi_six_joint_pack v250 = (v30 * v207) - (v33 * v205);
    const behi_six_joint_pack v251 = v250 + (((v23 * v115) + (v25 * v117)) + ((v106 - v108) * v175));
    const behi_six_joint_pack v252 = ((v68 * v235) - (v93 * v245)) - v236;
    const behi_six_joint_pack v253 = ((v251 + v249) + v236) + (v124 * v252);
    const behi_six_joint_pack v254 = v2_cosine[1] - v144;
    const behi_six_joint_pack v255 = v147 + (v61 * v188);
    const behi_six_joint_pack v256 = v255 + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v192);
    const behi_six_joint_pack v257 = ((behi_six_joint_pack_at(&qd[0]) * (behi_six_joint_pack_at(&qd[stride]) * 2.0)) * v247) - (v78 * v117);
    const behi_six_joint_pack v258 = (v257 + (((v2_cosine[3] * (behi_six_joint_pack_number(prepared, 35U, spacing, 0U) * v2_sine[3])) + v108) * v174)) + (v214 * v239);
    const behi_six_joint_pack v259 = (((v258 + (v150 * v240)) - (v33 * v256)) + (v254 * v245)) + (v41 * v231);
    const behi_six_joint_pack v260 = v242 + (v2_cosine[0] * v178);
    const behi_six_joint_pack v261 = v43 + v260;
    const behi_six_joint_pack v262 = ((v55 * v176) + (((behi_six_joint_pack_number(prepared, 90U, spacing, 0U) * v12) * v174) - (behi_six_joint_pack_number(prepared, 89U, spacing, 0U) * v48))) - (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v261);
    const behi_six_joint_pack v263 = (((behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v187) + ((behi_six_joint_pack_number(prepared, 48U, spacing, 0U) * v192) - v70)) + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v188)) + (10.0 * v255);
    const behi_six_joint_pack v264 = (v30 * v174) - v82;
    const behi_six_joint_pack v265 = v264 + ((v26 * v174) - v79);
    const behi_six_joint_pack v266 = (10.0 * v192) - v265;
    const behi_six_joint_pack v267 = behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v268 = (((behi_six_joint_pack_number(prepared, 48U, spacing, 0U) * v2_cosine[1]) * v181) + (v267 * v265)) - ((behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v12) * v266);
    const behi_six_joint_pack v269 = behi_six_joint_pack_number(prepared, 92U, spacing, 0U) * v12;
    const behi_six_joint_pack v270 = (v2_cosine[0] * v203) + (v61 * v201);
    const behi_six_joint_pack v271 = (((v268 + (v269 * v232)) + (v148 * v270)) - (v2_sine[1] * v263)) + (v134 * v262);
    const behi_six_joint_pack v272 = v222 + (10.0 * v72);
    const behi_six_joint_pack v273 = (v2_cosine[1] * v219) + (v2_sine[1] * v221);
    const behi_six_joint_pack v274 = (((v51 + (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v177)) - (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v182)) + (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v273)) - (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v184);
    const behi_six_joint_pack v275 = (v271 + (v76 * v272)) - (v89 * v274);
    const behi_six_joint_pack v276 = (v211 * v264) + ((v78 * (v215 + v115)) + ((v106 + (behi_six_joint_pack_number(prepared, 36U, spacing, 0U) * v103)) * v174));
    const behi_six_joint_pack v277 = v270 + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v181);
    const behi_six_joint_pack v278 = v30 + v26;
    const behi_six_joint_pack v279 = v275 + (((v278 * v277) + v276) - (v35 * v256));
    const behi_six_joint_pack v280 = ((v279 + (v259 + (v161 * v235))) + (v143 * v252)) - (v142 * v253);
    *(behi_six_joint_unaligned *)&A[73U * stride] = v169 * v280;
    const behi_six_joint_pack v281 = v244 + (((v61 * v237) - (v85 * v226)) - (v76 * v223));
    const behi_six_joint_pack v282 = ((v2_cosine[1] * v223) - v222) - (v2_sine[1] * v226);
    const behi_six_joint_pack v283 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v282) - v230;
    const behi_six_joint_pack v284 = (v234 + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v282)) + (v2_sine[0] * v283);
    const behi_six_joint_pack v285 = v284 - v217;
    const behi_six_joint_pack v286 = ((v68 * v284) - (v93 * v281)) - v285;
    const behi_six_joint_pack v287 = (v285 + (v251 + ((v130 * v284) + (v125 * v281)))) + (v124 * v286);
    const behi_six_joint_pack v288 = v279 + (((v41 * v283) + ((v150 * v237) + (v254 * v281))) + (v161 * v284));
    const behi_six_joint_pack v289 = (v288 + (v143 * v286)) - (v142 * v287);
    *(behi_six_joint_unaligned *)&A[74U * stride] = v169 * v289;
    const behi_six_joint_pack v290 = v230 + (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v222);
    const behi_six_joint_pack v291 = (v234 - (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v222)) - (v2_sine[0] * v290);
    const behi_six_joint_pack v292 = v208 + v291;
    const behi_six_joint_pack v293 = v243 + (v84 * v273);
    const behi_six_joint_pack v294 = ((v68 * v291) - (v93 * v293)) - v292;
    const behi_six_joint_pack v295 = ((v250 + ((v130 * v291) + (v125 * v293))) + v292) + (v124 * v294);
    const behi_six_joint_pack v296 = ((((v41 * v290) - (v145 * v277)) - (v254 * v293)) - (v161 * v291)) - v275;
    const behi_six_joint_pack v297 = (v296 - (v143 * v294)) + (v142 * v295);
    *(behi_six_joint_unaligned *)&A[75U * stride] = -(v169 * v297);
    const behi_six_joint_pack v298 = v43 + v261;
    const behi_six_joint_pack v299 = ((behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v298) + ((v55 * v183) - (v233 * v183))) - (v2_cosine[0] * v274);
    const behi_six_joint_pack v300 = (v262 + (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v260)) + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v298);
    const behi_six_joint_pack v301 = (v2_sine[0] * v300) + v299;
    const behi_six_joint_pack v302 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v303 = v94 - (v14 * v14);
    const behi_six_joint_pack v304 = behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v69;
    const behi_six_joint_pack v305 = ((v84 * v303) + (v2_sine[0] * v304)) - v255;
    const behi_six_joint_pack v306 = (v2_cosine[1] * v305) + (v302 * v298);
    const behi_six_joint_pack v307 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v308 = (v307 * v298) - (v2_sine[1] * v305);
    const behi_six_joint_pack v309 = (((behi_six_joint_pack_number(prepared, 79U, spacing, 0U) * v303) + (v50 * v14)) + (v84 * v266)) + (v61 * v272);
    const behi_six_joint_pack v310 = v301 + ((v26 * v308) + (v35 * v306));
    const behi_six_joint_pack v311 = v310 + ((((v30 * v308) + (v33 * v306)) + (v125 * v309)) + (v130 * v301));
    const behi_six_joint_pack v312 = ((v68 * v301) - (v93 * v309)) - v310;
    const behi_six_joint_pack v313 = v311 + (v124 * v312);
    const behi_six_joint_pack v314 = (v269 * v183) - (v149 * (((v96 - (v61 * v303)) + (v2_cosine[0] * v304)) - v189));
    const behi_six_joint_pack v315 = ((((v12 * v274) + v314) + (v254 * v309)) + (v41 * v300)) + (v161 * v301);
    const behi_six_joint_pack v316 = (v315 + (v143 * v312)) - (v142 * v313);
    *(behi_six_joint_unaligned *)&A[76U * stride] = v169 * v316;
    const behi_six_joint_pack v317 = ((v2_cosine[1] * v42) - (v19 * v134)) - (v41 * (v197 + v16));
    const behi_six_joint_pack v318 = v2_sine[1] * v15;
    const behi_six_joint_pack v319 = behi_six_joint_pack_number(prepared, 82U, spacing, 0U) * v318;
    const behi_six_joint_pack v320 = (100.0 * behi_six_joint_pack_at(&qd[0])) * v135;
    const behi_six_joint_pack v321 = (v12 * v197) - (v19 * v89);
    const behi_six_joint_pack v322 = v12 * v16;
    const behi_six_joint_pack v323 = (v2_cosine[1] * v195) - (v321 + (2.0 * v322));
    const behi_six_joint_pack v324 = ((v55 * v317) - ((v233 * v317) + ((v267 * v320) + v319))) - (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v323);
    const behi_six_joint_pack v325 = (((v50 * v2_cosine[1]) - (v302 * v320)) - (behi_six_joint_pack_number(prepared, 78U, spacing, 0U) * v318)) + (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v321);
    const behi_six_joint_pack v326 = v325 - (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v323);
    const behi_six_joint_pack v327 = (v2_sine[0] * v326) + v324;
    const behi_six_joint_pack v328 = (v41 * v14) + (v12 * v42);
    const behi_six_joint_pack v329 = v328 + v155;
    const behi_six_joint_pack v330 = v81 * v2_sine[3];
    const behi_six_joint_pack v331 = v330 + (v77 * v35);
    const behi_six_joint_pack v332 = ((v85 * v320) + (v50 * v41)) - (v61 * v331);
    const behi_six_joint_pack v333 = (v332 + (((behi_six_joint_pack_number(prepared, 78U, spacing, 0U) * v2_cosine[1]) * v18) - (v73 * v12))) - (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v329);
    const behi_six_joint_pack v334 = v333 - (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * (v155 - v328));
    const behi_six_joint_pack v335 = (behi_six_joint_pack_number(prepared, 80U, spacing, 0U) * v318) + (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v323);
    const behi_six_joint_pack v336 = behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v337 = (v41 * v202) - (v336 * v16);
    const behi_six_joint_pack v338 = ((v15 * (behi_six_joint_pack_number(prepared, 80U, spacing, 0U) * v2_cosine[1])) + (v2_sine[0] * v337)) - (v84 * v329);
    const behi_six_joint_pack v339 = (v2_cosine[1] * v338) + (v2_sine[1] * v335);
    const behi_six_joint_pack v340 = (v2_cosine[1] * v335) - (v2_sine[1] * v338);
    const behi_six_joint_pack v341 = behi_six_joint_pack_at(&qd[0]) * v2_sine[2];
    const behi_six_joint_pack v342 = v2_cosine[3] * v341;
    const behi_six_joint_pack v343 = (behi_six_joint_pack_number(prepared, 84U, spacing, 0U) * behi_six_joint_pack_at(&qd[0])) * v103;
    const behi_six_joint_pack v344 = ((v343 + (behi_six_joint_pack_number(prepared, 81U, spacing, 0U) * v342)) + (v26 * v340)) + ((v35 * v339) - v327);
    const behi_six_joint_pack v345 = v344 + ((v68 * v327) + (v93 * v334));
    const behi_six_joint_pack v346 = ((v80 * (v152 + (behi_six_joint_pack_number(prepared, 85U, spacing, 0U) * v2_cosine[2]))) + (v125 * v334)) + (v30 * v340);
    const behi_six_joint_pack v347 = (((v346 + (v33 * v339)) - (v130 * v327)) + v344) - (v345 * v124);
    const behi_six_joint_pack v348 = behi_six_joint_pack_number(prepared, 93U, spacing, 0U) * v12;
    const behi_six_joint_pack v349 = (((v150 * v331) + (v2_sine[3] * v154)) + (v77 * v151)) + (v2_cosine[1] * v156);
    const behi_six_joint_pack v350 = (v349 + ((v155 * v146) - (v348 * v317))) + (v41 * v326);
    const behi_six_joint_pack v351 = (v350 + (v149 * ((v61 * v329) + (v2_cosine[0] * v337)))) - (v254 * v334);
    const behi_six_joint_pack v352 = ((v351 + (v161 * v327)) + (v345 * v143)) + (v347 * v142);
    *(behi_six_joint_unaligned *)&A[78U * stride] = v352 * v169;
    const behi_six_joint_pack v353 = 100.0 * v10;
    const behi_six_joint_pack v354 = v353 * v2_cosine[2];
    const behi_six_joint_pack v355 = v238 + v354;
    const behi_six_joint_pack v356 = v353 * v2_sine[2];
    const behi_six_joint_pack v357 = v330 + v356;
    const behi_six_joint_pack v358 = (v2_cosine[1] * v357) - (v2_sine[1] * v355);
    const behi_six_joint_pack v359 = 2.0 * (v18 + (v2_cosine[0] * v16));
    const behi_six_joint_pack v360 = (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v18) + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v359);
    const behi_six_joint_pack v361 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v358) - v360;
    const behi_six_joint_pack v362 = v196 + (2.0 * v45);
    const behi_six_joint_pack v363 = (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v359) - (v233 * v362);
    const behi_six_joint_pack v364 = ((behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v358) + (v2_sine[0] * v361)) - v363;
    const behi_six_joint_pack v365 = (v2_sine[0] * v14) - (v2_cosine[0] * v42);
    const behi_six_joint_pack v366 = v39 + v365;
    const behi_six_joint_pack v367 = ((behi_six_joint_pack_number(prepared, 80U, spacing, 0U) * v11) + (v57 * v202)) - (v84 * v366);
    const behi_six_joint_pack v368 = (v2_cosine[1] * v367) + (v302 * v359);
    const behi_six_joint_pack v369 = (v307 * v359) - (v2_sine[1] * v367);
    const behi_six_joint_pack v370 = v55 * v362;
    const behi_six_joint_pack v371 = (v370 + (v26 * v369)) + (v35 * v368);
    const behi_six_joint_pack v372 = v371 + (((behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_number(prepared, 81U, spacing, 0U)) * v246) - v364);
    const behi_six_joint_pack v373 = (((v50 * v2_sine[0]) - (behi_six_joint_pack_number(prepared, 78U, spacing, 0U) * v14)) - (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v366)) - (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * (v39 - v365));
    const behi_six_joint_pack v374 = 100.0 * (v80 + v341);
    const behi_six_joint_pack v375 = (((v61 * v374) - (v85 * v355)) - (v357 * v76)) - v373;
    const behi_six_joint_pack v376 = v370 - v364;
    const behi_six_joint_pack v377 = (v68 * v376) + ((v93 * v375) - v372);
    const behi_six_joint_pack v378 = (v30 * v369) + (v33 * v368);
    const behi_six_joint_pack v379 = ((behi_six_joint_pack_number(prepared, 85U, spacing, 0U) * v10) * v246) - v378;
    const behi_six_joint_pack v380 = ((v372 - (v125 * v375)) + ((v130 * v376) - v379)) + (v124 * v377);
    const behi_six_joint_pack v381 = (v61 * v366) + ((v2_sine[0] * v2_cosine[0]) * v202);
    const behi_six_joint_pack v382 = (v319 + (v348 * v362)) + (v148 * v381);
    const behi_six_joint_pack v383 = (behi_six_joint_pack_number(prepared, 80U, spacing, 0U) * v39) + v381;
    const behi_six_joint_pack v384 = ((v343 + (behi_six_joint_pack_number(prepared, 85U, spacing, 0U) * v342)) + (v278 * v383)) + v382;
    const behi_six_joint_pack v385 = (((v150 * v374) + (v80 * v153)) + (v41 * v361)) + (v254 * v375);
    const behi_six_joint_pack v386 = (((v384 - (v161 * v376)) + v385) - (v143 * v377)) + (v380 * v142);
    *(behi_six_joint_unaligned *)&A[79U * stride] = v386 * v169;
    const behi_six_joint_pack v387 = (v2_sine[1] * v354) - (v2_cosine[1] * v356);
    const behi_six_joint_pack v388 = v360 + (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v387);
    const behi_six_joint_pack v389 = v363 + ((v2_sine[0] * v388) + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v387));
    const behi_six_joint_pack v390 = v371 + v389;
    const behi_six_joint_pack v391 = v373 - (behi_six_joint_pack_number(prepared, 12U, spacing, 0U) * ((v2_sine[0] * v341) - (v10 * ((v2_cosine[2] * v89) + (v2_sine[2] * v41)))));
    const behi_six_joint_pack v392 = v370 + v389;
    const behi_six_joint_pack v393 = (v68 * v392) - ((v93 * v391) + v390);
    const behi_six_joint_pack v394 = ((v390 + (v125 * v391)) + ((v130 * v392) - v379)) + (v124 * v393);
    const behi_six_joint_pack v395 = (((v41 * v388) - ((behi_six_joint_pack_number(prepared, 13U, spacing, 0U) * v2_sine[2]) * v15)) + (v254 * v391)) + (v161 * v392);
    const behi_six_joint_pack v396 = ((v395 - v384) + (v143 * v393)) - (v394 * v142);
    *(behi_six_joint_unaligned *)&A[80U * stride] = -(v396 * v169);
    const behi_six_joint_pack v397 = v363 + (v2_sine[0] * v360);
    const behi_six_joint_pack v398 = v370 + v397;
    const behi_six_joint_pack v399 = v371 + v397;
    const behi_six_joint_pack v400 = ((v68 * v398) - (v93 * v373)) - v399;
    const behi_six_joint_pack v401 = ((v399 + (v130 * v398)) + (v378 + (v373 * v125))) + (v400 * v124);
    const behi_six_joint_pack v402 = ((((v41 * v360) - v382) - (v145 * v383)) + (v254 * v373)) + (v161 * v398);
    const behi_six_joint_pack v403 = (v402 + (v400 * v143)) - (v401 * v142);
    *(behi_six_joint_unaligned *)&A[81U * stride] = -(v403 * v169);
    const behi_six_joint_pack v404 = v16 * v169;
    const behi_six_joint_pack v405 = v42 * v169;
    const behi_six_joint_pack v406 = (behi_six_joint_pack_number(prepared, 88U, spacing, 0U) * v14) - v50;
    const behi_six_joint_pack v407 = (((v55 * v42) - (v233 * v42)) - (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v14)) - (v2_sine[0] * v406);
    const behi_six_joint_pack v408 = (v336 * v14) + (behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v322);
    const behi_six_joint_pack v409 = ((behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v2_sine[1]) * v14) - (v336 * v196);
    const behi_six_joint_pack v410 = (v407 - (v26 * v408)) - (v35 * v409);
    const behi_six_joint_pack v411 = (v407 * v68) - v410;
    const behi_six_joint_pack v412 = ((((v30 * v408) + (v33 * v409)) - (v407 * v130)) - v410) - (v411 * v124);
    const behi_six_joint_pack v413 = v161 * v169;
    const behi_six_joint_pack v414 = ((((v41 * v406) * v169) - (v412 * v170)) - (v411 * v172)) - (v407 * v413);
    const behi_six_joint_pack v415 = v414 + ((v348 * v405) + ((((behi_six_joint_pack_number(prepared, 86U, spacing, 0U) * v2_cosine[0]) * v135) + (behi_six_joint_pack_number(prepared, 87U, spacing, 0U) * v89)) * v404));
    *(behi_six_joint_unaligned *)&A[82U * stride] = v415;
    const behi_six_joint_pack v416 = ((behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v41) * v404) + (((behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v2_cosine[1]) - (behi_six_joint_pack_number(prepared, 94U, spacing, 0U) * v136)) * v405);
    const behi_six_joint_pack v417 = behi_six_joint_pack_number(prepared, 94U, spacing, 0U) * v42;
    const behi_six_joint_pack v418 = 1.0 - v68;
    const behi_six_joint_pack v419 = behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v196;
    const behi_six_joint_pack v420 = (v419 * v418) + (v417 * v92);
    const behi_six_joint_pack v421 = 1.0 + v130;
    const behi_six_joint_pack v422 = ((v419 * v421) + (v417 * v121)) - (v420 * v124);
    const behi_six_joint_pack v423 = (((v419 * v413) - (v422 * v170)) - (v420 * v172)) + v416;
    *(behi_six_joint_unaligned *)&A[83U * stride] = -v423;
    const behi_six_joint_pack v424 = (v133 * v253) - (v170 * v280);
    *(behi_six_joint_unaligned *)&A[85U * stride] = v424;
    const behi_six_joint_pack v425 = (v133 * v287) - (v170 * v289);
    *(behi_six_joint_unaligned *)&A[86U * stride] = v425;
    const behi_six_joint_pack v426 = (v133 * v295) + (v170 * v297);
    *(behi_six_joint_unaligned *)&A[87U * stride] = v426;
    const behi_six_joint_pack v427 = (v133 * v313) - (v170 * v316);
    *(behi_six_joint_unaligned *)&A[88U * stride] = v427;
    const behi_six_joint_pack v428 = (v347 * v133) + (v352 * v170);
    *(behi_six_joint_unaligned *)&A[90U * stride] = -v428;
    const behi_six_joint_pack v429 = (v380 * v133) + (v386 * v170);
    *(behi_six_joint_unaligned *)&A[91U * stride] = -v429;
    const behi_six_joint_pack v430 = (v394 * v133) - (v396 * v170);
    *(behi_six_joint_unaligned *)&A[92U * stride] = -v430;
    const behi_six_joint_pack v431 = (v401 * v133) - (v403 * v170);
    *(behi_six_joint_unaligned *)&A[93U * stride] = -v431;
    const behi_six_joint_pack v432 = (v412 * v133) - (v142 * v415);
    *(behi_six_joint_unaligned *)&A[94U * stride] = v432;
    const behi_six_joint_pack v433 = (v422 * v133) - (v142 * v423);
    *(behi_six_joint_unaligned *)&A[95U * stride] = -v433;
    const behi_six_joint_pack v434 = ((v123 * v252) - (v172 * v280)) - (v124 * v424);
    *(behi_six_joint_unaligned *)&A[97U * stride] = v434;
    const behi_six_joint_pack v435 = ((v123 * v286) - (v172 * v289)) - (v124 * v425);
    *(behi_six_joint_unaligned *)&A[98U * stride] = v435;
    const behi_six_joint_pack v436 = ((v123 * v294) + (v172 * v297)) - (v124 * v426);
    *(behi_six_joint_unaligned *)&A[99U * stride] = v436;
    const behi_six_joint_pack v437 = ((v123 * v312) - (v172 * v316)) - (v124 * v427);
    *(behi_six_joint_unaligned *)&A[100U * stride] = v437;
    const behi_six_joint_pack v438 = ((v123 * v345) - (v352 * v172)) + (v124 * v428);
    *(behi_six_joint_unaligned *)&A[102U * stride] = v438;
    const behi_six_joint_pack v439 = ((v123 * v377) + (v386 * v172)) - (v124 * v429);
    *(behi_six_joint_unaligned *)&A[103U * stride] = -v439;
    const behi_six_joint_pack v440 = ((v123 * v393) - (v396 * v172)) - (v124 * v430);
    *(behi_six_joint_unaligned *)&A[104U * stride] = -v440;
    const behi_six_joint_pack v441 = ((v123 * v400) - (v403 * v172)) - (v124 * v431);
    *(behi_six_joint_unaligned *)&A[105U * stride] = -v441;
    const behi_six_joint_pack v442 = ((v411 * v123) + (v143 * v415)) + (v124 * v432);
    *(behi_six_joint_unaligned *)&A[106U * stride] = -v442;
    const behi_six_joint_pack v443 = ((v420 * v123) + (v143 * v423)) + (v124 * v433);
    *(behi_six_joint_unaligned *)&A[107U * stride] = v443;
    const behi_six_joint_pack v444 = (((v60 * v235) - (v413 * v280)) - (v130 * v424)) + (v68 * v434);
    *(behi_six_joint_unaligned *)&A[109U * stride] = -v444;
    const behi_six_joint_pack v445 = (((v60 * v284) - (v413 * v289)) - (v130 * v425)) + (v68 * v435);
    *(behi_six_joint_unaligned *)&A[110U * stride] = -v445;
    const behi_six_joint_pack v446 = (((v60 * v291) + (v413 * v297)) - (v130 * v426)) + (v68 * v436);
    *(behi_six_joint_unaligned *)&A[111U * stride] = -v446;
    const behi_six_joint_pack v447 = (((v60 * v301) - (v413 * v316)) - (v130 * v427)) + (v68 * v437);
    *(behi_six_joint_unaligned *)&A[112U * stride] = -v447;
    const behi_six_joint_pack v448 = (((v60 * v327) - (v352 * v413)) + (v130 * v428)) + (v68 * v438);
    *(behi_six_joint_unaligned *)&A[114U * stride] = -v448;
    const behi_six_joint_pack v449 = (((v60 * v376) + (v386 * v413)) - (v130 * v429)) + (v68 * v439);
    *(behi_six_joint_unaligned *)&A[115U * stride] = v449;
    const behi_six_joint_pack v450 = (((v60 * v392) - (v396 * v413)) - (v130 * v430)) + (v68 * v440);
    *(behi_six_joint_unaligned *)&A[116U * stride] = v450;
    const behi_six_joint_pack v451 = (((v60 * v398) - (v403 * v413)) - (v130 * v431)) + (v68 * v441);
    *(behi_six_joint_unaligned *)&A[117U * stride] = v451;
    const behi_six_joint_pack v452 = (((v60 * v407) + (v161 * v415)) + (v130 * v432)) + (v68 * v442);
    *(behi_six_joint_unaligned *)&A[118U * stride] = v452;
    const behi_six_joint_pack v453 = (((v419 * v60) - (v161 * v423)) - (v130 * v433)) - (v68 * v443);
    *(behi_six_joint_unaligned *)&A[119U * stride] = v453;
    const behi_six_joint_pack v454 = v144 * v169;
    *(behi_six_joint_unaligned *)&A[121U * stride] = (((v454 * v280) - (behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v245)) - (v125 * v424)) - (v93 * v434);
    *(behi_six_joint_unaligned *)&A[122U * stride] = (((v454 * v289) - (behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v281)) - (v125 * v425)) - (v93 * v435);
    *(behi_six_joint_unaligned *)&A[123U * stride] = -((((behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v293) + (v454 * v297)) + (v125 * v426)) + (v93 * v436));
    *(behi_six_joint_unaligned *)&A[124U * stride] = (((v454 * v316) - (behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v309)) - (v125 * v427)) - (v93 * v437);
    *(behi_six_joint_unaligned *)&A[126U * stride] = (((behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v334) + (v352 * v454)) + (v125 * v428)) - (v93 * v438);
    *(behi_six_joint_unaligned *)&A[127U * stride] = (v93 * v439) + (((v386 * v454) - (behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v375)) + (v125 * v429));
    *(behi_six_joint_unaligned *)&A[128U * stride] = (((behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v391) - (v396 * v454)) + (v125 * v430)) + (v93 * v440);
    *(behi_six_joint_unaligned *)&A[129U * stride] = (((behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v373) - (v403 * v454)) + (v125 * v431)) + (v93 * v441);
    *(behi_six_joint_unaligned *)&A[130U * stride] = (v93 * v442) + ((v144 * v415) - (v125 * v432));
    *(behi_six_joint_unaligned *)&A[131U * stride] = ((v125 * v433) + ((behi_six_joint_pack_number(prepared, 95U, spacing, 0U) * v42) - (v144 * v423))) - (v93 * v443);
    const behi_six_joint_pack v455 = v158 * v169;
    const behi_six_joint_pack v456 = behi_six_joint_pack_number(prepared, 89U, spacing, 0U) * v232;
    *(behi_six_joint_unaligned *)&A[133U * stride] = (v456 - (v455 * v280)) - (v49 * (v444 - (v424 + v434)));
    *(behi_six_joint_unaligned *)&A[134U * stride] = (v456 - (v455 * v289)) - (v49 * (v445 - (v425 + v435)));
    *(behi_six_joint_unaligned *)&A[135U * stride] = (v456 + (v455 * v297)) - (v49 * (v446 - (v426 + v436)));
    *(behi_six_joint_unaligned *)&A[136U * stride] = ((behi_six_joint_pack_number(prepared, 89U, spacing, 0U) * v183) - (v455 * v316)) - (v49 * (v447 - (v427 + v437)));
    *(behi_six_joint_unaligned *)&A[138U * stride] = ((behi_six_joint_pack_number(prepared, 89U, spacing, 0U) * v317) - (v352 * v455)) - (v49 * (v448 + (v428 - v438)));
    const behi_six_joint_pack v457 = behi_six_joint_pack_number(prepared, 89U, spacing, 0U) * v362;
    *(behi_six_joint_unaligned *)&A[139U * stride] = (v49 * (v449 - (v429 + v439))) - ((v386 * v455) + v457);
    *(behi_six_joint_unaligned *)&A[140U * stride] = ((v396 * v455) - v457) + (v49 * (v450 - (v430 + v440)));
    *(behi_six_joint_unaligned *)&A[141U * stride] = ((v403 * v455) - v457) + (v49 * (v451 - (v431 + v441)));
    *(behi_six_joint_unaligned *)&A[142U * stride] = (v49 * (v452 + (v432 - v442))) - ((behi_six_joint_pack_number(prepared, 89U, spacing, 0U) * v42) + (v158 * v415));
    *(behi_six_joint_unaligned *)&A[143U * stride] = (v158 * v423) + (v49 * (v453 + (v443 - v433)));
    const behi_six_joint_pack v458 = -v170;
    *(behi_six_joint_unaligned *)&B[37U * stride] = v458;
    *(behi_six_joint_unaligned *)&B[42U * stride] = v458;
    const behi_six_joint_pack v459 = (v124 * v170) - v172;
    *(behi_six_joint_unaligned *)&B[38U * stride] = v459;
    *(behi_six_joint_unaligned *)&B[48U * stride] = v459;
    const behi_six_joint_pack v460 = v130 + (v68 * v124);
    const behi_six_joint_pack v461 = (v413 + (v68 * v172)) - (v460 * v170);
    *(behi_six_joint_unaligned *)&B[39U * stride] = v461;
    *(behi_six_joint_unaligned *)&B[54U * stride] = v461;
    const behi_six_joint_pack v462 = (v93 * v124) - v125;
    const behi_six_joint_pack v463 = (v454 + (v93 * v172)) - (v462 * v170);
    *(behi_six_joint_unaligned *)&B[40U * stride] = v463;
    *(behi_six_joint_unaligned *)&B[60U * stride] = v463;
    const behi_six_joint_pack v464 = v49 * v418;
    const behi_six_joint_pack v465 = (v464 * v124) - (v49 * v421);
    const behi_six_joint_pack v466 = (((v49 * v413) - v455) + (v465 * v170)) - (v464 * v172);
    *(behi_six_joint_unaligned *)&B[41U * stride] = v466;
    *(behi_six_joint_unaligned *)&B[66U * stride] = v466;
    *(behi_six_joint_unaligned *)&B[43U * stride] = v133 + (v142 * v170);
    const behi_six_joint_pack v467 = (v124 * v133) + (v142 * v459);
    const behi_six_joint_pack v468 = -v467;
    *(behi_six_joint_unaligned *)&B[44U * stride] = v468;
    *(behi_six_joint_unaligned *)&B[49U * stride] = v468;
    const behi_six_joint_pack v469 = (v460 * v133) - (v142 * v461);
    *(behi_six_joint_unaligned *)&B[45U * stride] = v469;
    *(behi_six_joint_unaligned *)&B[55U * stride] = v469;
    const behi_six_joint_pack v470 = (v462 * v133) - (v142 * v463);
    *(behi_six_joint_unaligned *)&B[46U * stride] = v470;
    *(behi_six_joint_unaligned *)&B[61U * stride] = v470;
    const behi_six_joint_pack v471 = (v465 * v133) + (v142 * v466);
    const behi_six_joint_pack v472 = -v471;
    *(behi_six_joint_unaligned *)&B[47U * stride] = v472;
    *(behi_six_joint_unaligned *)&B[67U * stride] = v472;
    *(behi_six_joint_unaligned *)&B[50U * stride] = (v124 * v467) - (v123 + (v143 * v459));
    const behi_six_joint_pack v473 = ((v68 * v123) - (v143 * v461)) - (v124 * v469);
    *(behi_six_joint_unaligned *)&B[51U * stride] = v473;
    *(behi_six_joint_unaligned *)&B[56U * stride] = v473;
    const behi_six_joint_pack v474 = ((v93 * v123) - (v143 * v463)) - (v124 * v470);
    *(behi_six_joint_unaligned *)&B[52U * stride] = v474;
    *(behi_six_joint_unaligned *)&B[62U * stride] = v474;
    const behi_six_joint_pack v475 = ((v464 * v123) + (v143 * v466)) - (v124 * v471);
    const behi_six_joint_pack v476 = -v475;
    *(behi_six_joint_unaligned *)&B[53U * stride] = v476;
    *(behi_six_joint_unaligned *)&B[68U * stride] = v476;
    *(behi_six_joint_unaligned *)&B[57U * stride] = ((v130 * v469) + ((v161 * v461) - v60)) - (v68 * v473);
    const behi_six_joint_pack v477 = -((v68 * v474) - ((v130 * v470) + (v161 * v463)));
    *(behi_six_joint_unaligned *)&B[58U * stride] = v477;
    *(behi_six_joint_unaligned *)&B[63U * stride] = v477;
    const behi_six_joint_pack v478 = (((v49 * v60) - (v161 * v466)) + (v130 * v471)) - (v68 * v475);
    const behi_six_joint_pack v479 = -v478;
    *(behi_six_joint_unaligned *)&B[59U * stride] = v479;
    *(behi_six_joint_unaligned *)&B[69U * stride] = v479;
    *(behi_six_joint_unaligned *)&B[64U * stride] = ((behi_six_joint_pack_number(prepared, 44U, spacing, 0U) + (v144 * v463)) - (v125 * v470)) - (v93 * v474);
    const behi_six_joint_pack v480 = (v93 * v475) + ((v125 * v471) + (v144 * v466));
    *(behi_six_joint_unaligned *)&B[65U * stride] = v480;
    *(behi_six_joint_unaligned *)&B[70U * stride] = v480;
    *(behi_six_joint_unaligned *)&B[71U * stride] = (behi_six_joint_pack_number(prepared, 45U, spacing, 0U) - (v158 * v466)) - (v49 * (v478 + (v471 + v475)));
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
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(13U, count, first, BEHI_SIX_JOINT_LANES, &prepared[3U * count], &prepared_rest[3U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[21U * count], &prepared_rest[21U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[29U * count], &prepared_rest[29U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(2U, count, first, BEHI_SIX_JOINT_LANES, &prepared[35U * count], &prepared_rest[35U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, &prepared[44U * count], &prepared_rest[44U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(20U, count, first, BEHI_SIX_JOINT_LANES, &prepared[76U * count], &prepared_rest[76U * BEHI_SIX_JOINT_LANES]);
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
