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

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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
    const behi_six_joint_pack v13 = (v12 * v2_sine[1]) + (v2_cosine[1] * v10);
    const behi_six_joint_pack v14 = v13 * v13;
    const behi_six_joint_pack v15 = behi_six_joint_pack_at(&qd[0]) * v2_cosine[0];
    const behi_six_joint_pack v16 = v15 - behi_six_joint_pack_at(&qd[4U * stride]);
    const behi_six_joint_pack v17 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * ((v16 * v16) + v14);
    const behi_six_joint_pack v18 = v2_sine[1] * v17;
    const behi_six_joint_pack v19 = (v2_sine[1] * v10) - (v12 * v2_cosine[1]);
    const behi_six_joint_pack v20 = v13 * v19;
    const behi_six_joint_pack v21 = v12 * v10;
    const behi_six_joint_pack v22 = v21 + v20;
    const behi_six_joint_pack v23 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v24 = v15 * v15;
    const behi_six_joint_pack v25 = (v12 * v12) + v24;
    const behi_six_joint_pack v26 = behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v25;
    const behi_six_joint_pack v27 = (v26 - (v23 * v22)) + v18;
    const behi_six_joint_pack v28 = 50.0 * v2_sine[2];
    const behi_six_joint_pack v29 = 50.0 * v2_cosine[2];
    const behi_six_joint_pack v30 = (v2_sine[0] * v29) - (v2_cosine[0] * v28);
    const behi_six_joint_pack v31 = 2.0 * v16;
    const behi_six_joint_pack v32 = v10 * v15;
    const behi_six_joint_pack v33 = v2_sine[1] * v32;
    const behi_six_joint_pack v34 = v2_cosine[1] * v15;
    const behi_six_joint_pack v35 = 2.0 * v34;
    const behi_six_joint_pack v36 = (v33 - (v19 * v31)) - (v12 * v35);
    const behi_six_joint_pack v37 = v2_cosine[0] * v29;
    const behi_six_joint_pack v38 = v37 + (v2_sine[0] * v28);
    const behi_six_joint_pack v39 = behi_six_joint_pack_number(prepared, 7U, spacing, 0U) + (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v38);
    const behi_six_joint_pack v40 = v11 * v11;
    const behi_six_joint_pack v41 = behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v42 = v41 + v40;
    const behi_six_joint_pack v43 = v40 - v42;
    const behi_six_joint_pack v44 = behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v45 = behi_six_joint_pack_number(prepared, 9U, spacing, 0U) * v2_cosine[3];
    const behi_six_joint_pack v46 = v2_sine[2] * v45;
    const behi_six_joint_pack v47 = behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v48 = v41 + v47;
    const behi_six_joint_pack v49 = behi_six_joint_pack_at(&qd[stride]) * v2_sine[3];
    const behi_six_joint_pack v50 = (behi_six_joint_pack_number(prepared, 9U, spacing, 0U) * behi_six_joint_pack_at(&qd[stride])) * v49;
    const behi_six_joint_pack v51 = behi_six_joint_pack_number(prepared, 50U, spacing, 0U) + (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v38);
    const behi_six_joint_pack v52 = (v32 * v51) + (((v48 * v46) - (v44 * (v43 * v2_sine[2]))) - (v2_cosine[2] * v50));
    const behi_six_joint_pack v53 = 50.0 * v2_sine[3];
    const behi_six_joint_pack v54 = (v40 * v28) + (v47 * v53);
    const behi_six_joint_pack v55 = 50.0 * v2_cosine[3];
    const behi_six_joint_pack v56 = (v48 * v55) + (v42 * v29);
    const behi_six_joint_pack v57 = (v2_sine[0] * v56) - (v2_cosine[0] * v54);
    const behi_six_joint_pack v58 = v13 * (behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v16);
    const behi_six_joint_pack v59 = v2_sine[1] * v15;
    const behi_six_joint_pack v60 = behi_six_joint_pack_number(prepared, 22U, spacing, 0U) * v59;
    const behi_six_joint_pack v61 = ((v34 * (behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v10)) - v58) + (v12 * v60);
    const behi_six_joint_pack v62 = behi_six_joint_pack_at(&qd[5U * stride]) * behi_six_joint_pack_number(prepared, 25U, spacing, 0U);
    const behi_six_joint_pack v63 = (((v62 * v16) - (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v32)) - (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v57)) + (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v33);
    const behi_six_joint_pack v64 = behi_six_joint_pack_number(prepared, 25U, spacing, 0U) * v34;
    const behi_six_joint_pack v65 = v63 - ((behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v36) + (v12 * v64));
    const behi_six_joint_pack v66 = behi_six_joint_pack_at(&tau[5U * stride]) - v61;
    const behi_six_joint_pack v67 = behi_six_joint_pack_number(prepared, 92U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v68 = ((v2_sine[1] * v65) + ((v2_cosine[1] * v61) - (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v57))) + (v67 * v66);
    const behi_six_joint_pack v69 = ((v52 - (v39 * v36)) - (v30 * v27)) - v68;
    const behi_six_joint_pack v70 = (((behi_six_joint_pack_number(prepared, 50U, spacing, 0U) * v32) - behi_six_joint_pack_at(&tau[3U * stride])) - (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v36)) - v68;
    const behi_six_joint_pack v71 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v72 = behi_six_joint_pack_number(prepared, 49U, spacing, 0U) + v71;
    const behi_six_joint_pack v73 = v72 * v38;
    const behi_six_joint_pack v74 = behi_six_joint_pack_number(prepared, 95U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v75 = (behi_six_joint_pack_number(prepared, 53U, spacing, 0U) * v2_sine[1]) - behi_six_joint_pack_number(prepared, 8U, spacing, 0U);
    const behi_six_joint_pack v76 = ((v2_sine[1] * v75) - behi_six_joint_pack_number(prepared, 3U, spacing, 0U)) + (v2_cosine[1] * v74);
    const behi_six_joint_pack v77 = v76 - v73;
    const behi_six_joint_pack v78 = 1.0 / v76;
    const behi_six_joint_pack v79 = v77 * v78;
    const behi_six_joint_pack v80 = v62 * v13;
    const behi_six_joint_pack v81 = 2.0 * v11;
    const behi_six_joint_pack v82 = behi_six_joint_pack_at(&qd[0]) * v81;
    const behi_six_joint_pack v83 = 100.0 * v49;
    const behi_six_joint_pack v84 = (behi_six_joint_pack_at(&qd[0]) * v83) + (v82 * v28);
    const behi_six_joint_pack v85 = v2_cosine[1] * v2_sine[0];
    const behi_six_joint_pack v86 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v85;
    const behi_six_joint_pack v87 = ((((behi_six_joint_pack_number(prepared, 86U, spacing, 0U) * v2_sine[1]) - behi_six_joint_pack_number(prepared, 81U, spacing, 0U)) * v21) - (v54 * v86)) - ((behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v2_cosine[1]) * v25);
    const behi_six_joint_pack v88 = (((v71 * v84) - (((v23 * v2_cosine[0]) * v56) + v80)) - (behi_six_joint_pack_number(prepared, 82U, spacing, 0U) * v20)) + v87;
    const behi_six_joint_pack v89 = behi_six_joint_pack_at(&tau[4U * stride]) - v88;
    const behi_six_joint_pack v90 = v2_cosine[1] * v30;
    const behi_six_joint_pack v91 = behi_six_joint_pack_number(prepared, 97U, spacing, 0U) * v90;
    const behi_six_joint_pack v92 = ((behi_six_joint_pack_at(&tau[2U * stride]) - (v91 * v89)) + (v79 * v70)) - v69;
    const behi_six_joint_pack v93 = v53 * v2_sine[0];
    const behi_six_joint_pack v94 = v55 * v2_cosine[0];
    const behi_six_joint_pack v95 = v94 + v93;
    const behi_six_joint_pack v96 = (v72 * v95) - v77;
    const behi_six_joint_pack v97 = (v55 * v2_sine[0]) - (v53 * v2_cosine[0]);
    const behi_six_joint_pack v98 = (v23 * v97) + (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v90);
    const behi_six_joint_pack v99 = v2_cosine[2] * v45;
    const behi_six_joint_pack v100 = v99 + (v72 * v94);
    const behi_six_joint_pack v101 = v100 + (v72 * v37);
    const behi_six_joint_pack v102 = v53 + v28;
    const behi_six_joint_pack v103 = behi_six_joint_pack_number(prepared, 9U, spacing, 0U) * v2_sine[3];
    const behi_six_joint_pack v104 = v2_sine[2] * v103;
    const behi_six_joint_pack v105 = ((((v104 + behi_six_joint_pack_number(prepared, 6U, spacing, 0U)) + ((v2_sine[0] * v72) * v102)) + v101) - (v91 * v98)) - v77;
    const behi_six_joint_pack v106 = v105 - (v96 * v79);
    const behi_six_joint_pack v107 = 1.0 - v79;
    const behi_six_joint_pack v108 = 1.0 / ((v77 * v107) + ((v90 * (behi_six_joint_pack_number(prepared, 98U, spacing, 0U) * v90)) - (v73 + behi_six_joint_pack_number(prepared, 6U, spacing, 0U))));
    const behi_six_joint_pack v109 = v106 * v108;
    const behi_six_joint_pack v110 = v2_cosine[2] * v103;
    const behi_six_joint_pack v111 = v47 - v48;
    const behi_six_joint_pack v112 = behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * v2_sine[3];
    const behi_six_joint_pack v113 = ((behi_six_joint_pack_at(&tau[stride]) + (v112 * (v111 * v2_cosine[3]))) - (v42 * v110)) + (v40 * v46);
    const behi_six_joint_pack v114 = (v113 - (v95 * ((behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v32) - (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v36)))) + (v97 * v27);
    const behi_six_joint_pack v115 = behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v98;
    const behi_six_joint_pack v116 = v78 * v96;
    const behi_six_joint_pack v117 = (((v114 - (v115 * v89)) - (v116 * v70)) - v69) + (v109 * v92);
    const behi_six_joint_pack v118 = 100.0 * v2_sine[0];
    const behi_six_joint_pack v119 = behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_sine[2];
    const behi_six_joint_pack v120 = ((behi_six_joint_pack_number(prepared, 46U, spacing, 0U) + (2.0 * v100)) + (v2_sine[3] * (v119 + (v72 * v118)))) + v73;
    const behi_six_joint_pack v121 = 1.0 / (((v120 + (v96 * v116)) - (v77 + (v98 * v115))) + (v106 * v109));
    const behi_six_joint_pack v122 = v2_sine[1] * v2_sine[0];
    const behi_six_joint_pack v123 = (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v85) + ((behi_six_joint_pack_number(prepared, 96U, spacing, 0U) * v2_cosine[1]) * v122);
    const behi_six_joint_pack v124 = v123 * v78;
    const behi_six_joint_pack v125 = behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v126 = v125 * v2_cosine[0];
    const behi_six_joint_pack v127 = v55 + v29;
    const behi_six_joint_pack v128 = (v71 * v127) + ((behi_six_joint_pack_number(prepared, 51U, spacing, 0U) * v2_cosine[0]) + v126);
    const behi_six_joint_pack v129 = (((v2_sine[2] * (behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * v2_cosine[1])) + v123) + (v128 * v91)) - (v77 * v124);
    const behi_six_joint_pack v130 = (((v123 + (v23 * v102)) + (v128 * v115)) + (v96 * v124)) + (v129 * v109);
    const behi_six_joint_pack v131 = v130 * v121;
    const behi_six_joint_pack v132 = v129 * v108;
    const behi_six_joint_pack v133 = v2_cosine[1] * v17;
    const behi_six_joint_pack v134 = behi_six_joint_pack_number(prepared, 88U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v135 = behi_six_joint_pack_number(prepared, 89U, spacing, 0U) * v2_cosine[3];
    const behi_six_joint_pack v136 = v49 * (v135 + v134);
    const behi_six_joint_pack v137 = (((v126 * v22) + (behi_six_joint_pack_at(&qd[0]) * v136)) - (v122 * v61)) + (v85 * v65);
    const behi_six_joint_pack v138 = (v137 + (v127 * (v133 + ((v71 * v22) + (behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v21))))) - (v124 * v70);
    const behi_six_joint_pack v139 = behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v128;
    const behi_six_joint_pack v140 = v2_cosine[1] * v2_cosine[0];
    const behi_six_joint_pack v141 = behi_six_joint_pack_number(prepared, 87U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v142 = behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v143 = v2_sine[2] * (v45 + v44);
    const behi_six_joint_pack v144 = ((behi_six_joint_pack_at(&tau[0]) + (v142 * v84)) + (v141 * v21)) + (v82 * v143);
    const behi_six_joint_pack v145 = behi_six_joint_pack_number(prepared, 92U, spacing, 0U) * v122;
    const behi_six_joint_pack v146 = ((v144 + ((10.0 * v140) * v17)) + (v2_cosine[0] * v88)) - (v145 * v66);
    const behi_six_joint_pack v147 = (((v146 + (v139 * v89)) + v138) + (v132 * v92)) - (v117 * v131);
    const behi_six_joint_pack v148 = v2_sine[0] * ((behi_six_joint_pack_number(prepared, 85U, spacing, 0U) * v2_sine[0]) - (((behi_six_joint_pack_number(prepared, 95U, spacing, 0U) * v2_sine[1]) - v75) * v122));
    const behi_six_joint_pack v149 = v2_sine[2] * (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v2_sine[2]);
    const behi_six_joint_pack v150 = v2_sine[3] * v112;
    const behi_six_joint_pack v151 = (((v150 - ((behi_six_joint_pack_number(prepared, 8U, spacing, 0U) * v2_sine[1]) + behi_six_joint_pack_number(prepared, 52U, spacing, 0U))) + v149) - v148) - (2.0 * v101);
    const behi_six_joint_pack v152 = (((v151 + (v128 * v139)) - (v123 * v124)) - (v129 * v132)) + (v130 * v131);
    const behi_six_joint_pack v153 = 1.0 / v152;
    const behi_six_joint_pack v154 = v131 * v153;
    *(behi_six_joint_unaligned *)&B[37U * stride] = v154;
    *(behi_six_joint_unaligned *)&B[42U * stride] = v154;
    const behi_six_joint_pack v155 = (v117 * v121) + (v147 * v154);
    const behi_six_joint_pack v156 = v147 * v153;
    const behi_six_joint_pack v157 = ((v108 * v92) + (v132 * v156)) - (v109 * v155);
    const behi_six_joint_pack v158 = v155 - v157;
    const behi_six_joint_pack v159 = ((((v124 * v156) - (v78 * v70)) - (v116 * v155)) - (v79 * v157)) - v158;
    const behi_six_joint_pack v160 = v32 - v159;
    const behi_six_joint_pack v161 = v32 + v159;
    const behi_six_joint_pack v162 = v12 * v15;
    const behi_six_joint_pack v163 = v162 - (v2_sine[0] * v156);
    const behi_six_joint_pack v164 = v162 + v163;
    const behi_six_joint_pack v165 = v16 * v19;
    const behi_six_joint_pack v166 = ((v71 * v161) - ((v23 * v164) + (behi_six_joint_pack_number(prepared, 84U, spacing, 0U) * v165))) - (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v160);
    const behi_six_joint_pack v167 = v2_cosine[0] - v139;
    const behi_six_joint_pack v168 = (((behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v89) + (v167 * v156)) - (v115 * v155)) + (v91 * v157);
    const behi_six_joint_pack v169 = v22 + v168;
    const behi_six_joint_pack v170 = v18 - (v23 * v169);
    const behi_six_joint_pack v171 = v26 + v170;
    const behi_six_joint_pack v172 = (v2_sine[0] * v171) + (v2_cosine[0] * v166);
    const behi_six_joint_pack v173 = (v23 * v19) + (v71 * v13);
    const behi_six_joint_pack v174 = (v10 * v31) - (v13 * v35);
    const behi_six_joint_pack v175 = (((behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v32) + (v34 * v173)) + (v71 * v174)) + (v23 * v163);
    const behi_six_joint_pack v176 = (2.0 * v21) + (v2_cosine[0] * v156);
    const behi_six_joint_pack v177 = (v10 * v10) - v24;
    const behi_six_joint_pack v178 = (v2_sine[1] * v177) - (v2_cosine[1] * v176);
    const behi_six_joint_pack v179 = 2.0 * v19;
    const behi_six_joint_pack v180 = v2_sine[1] * v16;
    const behi_six_joint_pack v181 = v178 + (((2.0 * v15) * v180) - (v10 * v179));
    const behi_six_joint_pack v182 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v181) - (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v177);
    const behi_six_joint_pack v183 = ((v2_sine[0] * v182) - (v2_cosine[0] * v175)) - v172;
    const behi_six_joint_pack v184 = (v2_sine[0] * v166) - (v2_cosine[0] * v171);
    const behi_six_joint_pack v185 = v184 + ((v2_sine[0] * v175) + (v2_cosine[0] * v182));
    const behi_six_joint_pack v186 = (v29 * v185) + (v28 * v183);
    const behi_six_joint_pack v187 = ((v62 * v10) + (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v178)) - (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v181);
    const behi_six_joint_pack v188 = behi_six_joint_pack_number(prepared, 50U, spacing, 0U) * v177;
    const behi_six_joint_pack v189 = (v2_sine[1] * v187) - v188;
    const behi_six_joint_pack v190 = (v2_cosine[2] * v44) - v149;
    const behi_six_joint_pack v191 = (v189 + (((v48 * v99) + (v2_sine[2] * v50)) - (v43 * v190))) - (v30 * v166);
    const behi_six_joint_pack v192 = (((v10 * v13) - (v16 * v34)) - (v2_cosine[1] * v177)) - (v2_sine[1] * v176);
    const behi_six_joint_pack v193 = behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v192;
    const behi_six_joint_pack v194 = (v2_cosine[1] * v193) - (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v181);
    const behi_six_joint_pack v195 = v186 + (v191 + ((v38 * v171) - v194));
    const behi_six_joint_pack v196 = v28 * v158;
    const behi_six_joint_pack v197 = v196 + (v56 + (v53 * v155));
    const behi_six_joint_pack v198 = v29 * v158;
    const behi_six_joint_pack v199 = v198 + ((v55 * v155) - v54);
    const behi_six_joint_pack v200 = (v2_sine[0] * v199) - (v2_cosine[0] * v197);
    const behi_six_joint_pack v201 = v200 + (10.0 * v177);
    const behi_six_joint_pack v202 = v196 + (v40 * v29);
    const behi_six_joint_pack v203 = v198 - (v42 * v28);
    const behi_six_joint_pack v204 = (v2_sine[0] * v203) - (v2_cosine[0] * v202);
    const behi_six_joint_pack v205 = (((v48 * v93) + (v47 * v94)) - (v97 * v155)) - v204;
    const behi_six_joint_pack v206 = v205 + v201;
    const behi_six_joint_pack v207 = behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v200;
    const behi_six_joint_pack v208 = (v207 + (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v205)) + (v71 * v206);
    const behi_six_joint_pack v209 = (v208 + ((v47 * v99) + (v48 * v104))) - v195;
    const behi_six_joint_pack v210 = v74 * v192;
    const behi_six_joint_pack v211 = v210 - v194;
    const behi_six_joint_pack v212 = v189 + v211;
    const behi_six_joint_pack v213 = v208 - v212;
    const behi_six_joint_pack v214 = v110 - v46;
    const behi_six_joint_pack v215 = v214 * v158;
    const behi_six_joint_pack v216 = (v2_cosine[3] * (behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * v2_cosine[3])) - v150;
    const behi_six_joint_pack v217 = (v215 + ((v111 * v216) - ((v42 * v99) + (v40 * v104)))) + (v55 * v184);
    const behi_six_joint_pack v218 = ((v210 - ((v40 * v99) + (v42 * v104))) + v215) + (v55 * v185);
    const behi_six_joint_pack v219 = v218 + (v53 * v183);
    const behi_six_joint_pack v220 = (v2_sine[0] * v197) + (v2_cosine[0] * v199);
    const behi_six_joint_pack v221 = (20.0 * v32) + v220;
    const behi_six_joint_pack v222 = v23 * (((v2_sine[0] * v202) + (v2_cosine[0] * v203)) - v221);
    const behi_six_joint_pack v223 = (v82 * v29) - (v28 * v156);
    const behi_six_joint_pack v224 = (v19 * v34) + (v13 * v59);
    const behi_six_joint_pack v225 = v163 + v224;
    const behi_six_joint_pack v226 = ((v62 * v34) + (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v225)) - (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * (v163 - v224));
    const behi_six_joint_pack v227 = (v226 - (v71 * (v223 + (10.0 * v164)))) + v222;
    const behi_six_joint_pack v228 = behi_six_joint_pack_at(&qd[stride]) * v2_cosine[3];
    const behi_six_joint_pack v229 = ((100.0 * behi_six_joint_pack_at(&qd[0])) * v228) - (v53 * v156);
    const behi_six_joint_pack v230 = behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * (((v47 * v2_cosine[3]) * v85) - ((v48 * v2_sine[3]) * v140));
    const behi_six_joint_pack v231 = v227 + ((((v23 * v95) * v155) + v230) - (v71 * v229));
    const behi_six_joint_pack v232 = (((v217 - (v53 * v172)) + (v116 * v213)) - (v219 + (v115 * v231))) + v209;
    const behi_six_joint_pack v233 = ((v210 + (v79 * v213)) + (v91 * v231)) - v209;
    const behi_six_joint_pack v234 = v232 - (v109 * v233);
    const behi_six_joint_pack v235 = v2_sine[1] * v161;
    const behi_six_joint_pack v236 = v2_cosine[1] * v164;
    const behi_six_joint_pack v237 = v62 + (behi_six_joint_pack_number(prepared, 80U, spacing, 0U) * v19);
    const behi_six_joint_pack v238 = (((v16 * v237) + (behi_six_joint_pack_number(prepared, 81U, spacing, 0U) * v236)) - (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v160)) + (behi_six_joint_pack_number(prepared, 51U, spacing, 0U) * v235);
    const behi_six_joint_pack v239 = v238 - (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v220);
    const behi_six_joint_pack v240 = behi_six_joint_pack_number(prepared, 95U, spacing, 0U) * v122;
    const behi_six_joint_pack v241 = (v2_sine[1] * v164) + (v2_cosine[1] * v161);
    const behi_six_joint_pack v242 = (behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v241) + ((((behi_six_joint_pack_number(prepared, 92U, spacing, 0U) * v66) - v58) + (v240 * v156)) - (v74 * v159));
    const behi_six_joint_pack v243 = (v2_sine[1] * v242) - (v2_cosine[1] * v239);
    const behi_six_joint_pack v244 = v84 + (v127 * v156);
    const behi_six_joint_pack v245 = v244 + (10.0 * v176);
    const behi_six_joint_pack v246 = ((((behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v244) - v80) + (behi_six_joint_pack_number(prepared, 50U, spacing, 0U) * v176)) + (v71 * v245)) - (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v169);
    const behi_six_joint_pack v247 = v133 + (v71 * v169);
    const behi_six_joint_pack v248 = (10.0 * v25) - v200;
    const behi_six_joint_pack v249 = ((v246 - (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * ((v20 - v21) - v168))) + (10.0 * v247)) - (v23 * v248);
    const behi_six_joint_pack v250 = (v71 * v225) - (v23 * v174);
    const behi_six_joint_pack v251 = (v2_sine[0] * v249) - ((v240 * v192) + (v127 * (v250 + (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v164))));
    const behi_six_joint_pack v252 = v251 + (v2_cosine[0] * v243);
    const behi_six_joint_pack v253 = v2_cosine[3] * v156;
    const behi_six_joint_pack v254 = behi_six_joint_pack_at(&qd[0]) * v2_sine[2];
    const behi_six_joint_pack v255 = (v254 * (behi_six_joint_pack_number(prepared, 88U, spacing, 0U) * v49)) - (v82 * (v99 + v190));
    const behi_six_joint_pack v256 = (((v2_cosine[2] * (behi_six_joint_pack_number(prepared, 39U, spacing, 0U) * v2_sine[2])) * v156) + v255) + (v119 * v253);
    const behi_six_joint_pack v257 = v256 + (v2_sine[0] * ((v2_cosine[1] * v187) + (v2_sine[1] * v193)));
    const behi_six_joint_pack v258 = (behi_six_joint_pack_number(prepared, 50U, spacing, 0U) * v164) + (10.0 * v250);
    const behi_six_joint_pack v259 = v247 + (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v176);
    const behi_six_joint_pack v260 = v252 + ((v28 * v259) + (v257 - (v2_cosine[0] * (v258 + (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v223)))));
    const behi_six_joint_pack v261 = (((behi_six_joint_pack_at(&qd[0]) * (behi_six_joint_pack_at(&qd[stride]) * 2.0)) * v216) - (v82 * v104)) - (v110 * v156);
    const behi_six_joint_pack v262 = (v261 - ((behi_six_joint_pack_number(prepared, 38U, spacing, 0U) * v2_sine[3]) * v253)) + (((behi_six_joint_pack_number(prepared, 45U, spacing, 0U) * v2_cosine[2]) + v142) * v229);
    const behi_six_joint_pack v263 = (((v262 - (v53 * v259)) + (v86 * v206)) + (v124 * v213)) - (v167 * v231);
    const behi_six_joint_pack v264 = ((v263 - v260) - (v132 * v233)) - (v131 * v234);
    *(behi_six_joint_unaligned *)&A[73U * stride] = -(v153 * v264);
    const behi_six_joint_pack v265 = v204 - v201;
    const behi_six_joint_pack v266 = ((behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v204) - v207) + (v71 * v265);
    const behi_six_joint_pack v267 = (v266 + (v214 * v155)) + v195;
    const behi_six_joint_pack v268 = v212 + v266;
    const behi_six_joint_pack v269 = -v227;
    const behi_six_joint_pack v270 = ((v210 - (v91 * v269)) - (v79 * v268)) + v267;
    const behi_six_joint_pack v271 = (((v219 - (v115 * v269)) + (v116 * v268)) + v267) + (v109 * v270);
    const behi_six_joint_pack v272 = v132 * v153;
    const behi_six_joint_pack v273 = v124 * v153;
    const behi_six_joint_pack v274 = (v273 * v268) + (v153 * (v260 + ((v86 * v265) - (v167 * v269))));
    const behi_six_joint_pack v275 = (v274 + (v272 * v270)) - (v154 * v271);
    *(behi_six_joint_unaligned *)&A[74U * stride] = v275;
    const behi_six_joint_pack v276 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v201) - v187;
    const behi_six_joint_pack v277 = ((v188 - v211) + v207) + (v2_sine[1] * v276);
    const behi_six_joint_pack v278 = v85 * v153;
    const behi_six_joint_pack v279 = (v23 * v221) + ((v125 * v164) - v226);
    const behi_six_joint_pack v280 = v167 * v153;
    const behi_six_joint_pack v281 = v122 * v153;
    const behi_six_joint_pack v282 = (((v281 * v193) - (v280 * v279)) - (v278 * v276)) - (v273 * v277);
    const behi_six_joint_pack v283 = ((v91 * v279) - v186) + (v107 * v277);
    const behi_six_joint_pack v284 = 1.0 + v116;
    const behi_six_joint_pack v285 = ((v115 * v279) - ((v127 * v185) + (v102 * v183))) + (v284 * v277);
    const behi_six_joint_pack v286 = (v109 * v283) + v285;
    const behi_six_joint_pack v287 = (v154 * v286) + ((v282 - (v153 * ((v2_cosine[0] * v258) - v252))) - (v272 * v283));
    *(behi_six_joint_unaligned *)&A[75U * stride] = v287;
    const behi_six_joint_pack v288 = v235 - (v236 + v165);
    const behi_six_joint_pack v289 = (v13 * v31) - v241;
    const behi_six_joint_pack v290 = (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v289) + (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v241);
    const behi_six_joint_pack v291 = (v2_sine[1] * v290) + (((behi_six_joint_pack_number(prepared, 99U, spacing, 0U) * v2_cosine[1]) * v288) - v243);
    const behi_six_joint_pack v292 = (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v289) - v291;
    const behi_six_joint_pack v293 = v14 - (v19 * v19);
    const behi_six_joint_pack v294 = behi_six_joint_pack_number(prepared, 84U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v295 = ((v23 * v293) + (v294 * v20)) - v247;
    const behi_six_joint_pack v296 = (((v62 * v19) - (behi_six_joint_pack_number(prepared, 82U, spacing, 0U) * v293)) + (v23 * v245)) + (v71 * v248);
    const behi_six_joint_pack v297 = (v291 + ((v91 * v296) - ((v30 * v295) + (v39 * v289)))) + (v79 * v292);
    const behi_six_joint_pack v298 = v2_cosine[0] * v102;
    const behi_six_joint_pack v299 = v2_sine[0] * v127;
    const behi_six_joint_pack v300 = v299 - v298;
    const behi_six_joint_pack v301 = v39 + (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v95);
    const behi_six_joint_pack v302 = ((((v301 * v289) + (v300 * v295)) - (v115 * v296)) - v291) + (v116 * v292);
    const behi_six_joint_pack v303 = v302 - (v109 * v297);
    const behi_six_joint_pack v304 = 10.0 * v2_cosine[0];
    const behi_six_joint_pack v305 = v127 + v304;
    const behi_six_joint_pack v306 = behi_six_joint_pack_number(prepared, 84U, spacing, 0U) * v305;
    const behi_six_joint_pack v307 = v2_cosine[1] * v13;
    const behi_six_joint_pack v308 = ((v307 * (v19 * v306)) + (v305 * (v170 - (v71 * v293)))) - (v167 * v296);
    const behi_six_joint_pack v309 = (v308 + (v122 * (v239 - (behi_six_joint_pack_number(prepared, 100U, spacing, 0U) * v288)))) + (v85 * (v242 - v290));
    const behi_six_joint_pack v310 = (((v124 * v292) + v309) - (v132 * v297)) - (v131 * v303);
    *(behi_six_joint_unaligned *)&A[76U * stride] = v153 * v310;
    const behi_six_joint_pack v311 = 2.0 * v2_cosine[0];
    const behi_six_joint_pack v312 = (-(v122 * v31)) - (v311 * (v19 - v19));
    const behi_six_joint_pack v313 = behi_six_joint_pack_number(prepared, 84U, spacing, 0U) * v127;
    const behi_six_joint_pack v314 = (v2_cosine[0] * (v62 + (behi_six_joint_pack_number(prepared, 25U, spacing, 0U) * v19))) - (v10 * (v313 + (behi_six_joint_pack_number(prepared, 8U, spacing, 0U) * v2_cosine[0])));
    const behi_six_joint_pack v315 = v314 - (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v312);
    const behi_six_joint_pack v316 = ((v311 * v13) - (v2_cosine[0] * v13)) - (v85 * v16);
    const behi_six_joint_pack v317 = behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v10;
    const behi_six_joint_pack v318 = ((v127 * v317) - ((behi_six_joint_pack_number(prepared, 100U, spacing, 0U) * v2_cosine[1]) * v316)) - (v2_sine[1] * v315);
    const behi_six_joint_pack v319 = v318 + ((v10 * v141) - (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v312));
    const behi_six_joint_pack v320 = v318 + (((v311 * v10) * v51) - (v39 * v312));
    const behi_six_joint_pack v321 = (v85 * v19) + (v122 * v13);
    const behi_six_joint_pack v322 = v12 * v2_sine[0];
    const behi_six_joint_pack v323 = v322 + v321;
    const behi_six_joint_pack v324 = v83 + (v81 * v28);
    const behi_six_joint_pack v325 = ((v62 * v85) - ((behi_six_joint_pack_number(prepared, 86U, spacing, 0U) * v12) * v122)) - (v71 * v324);
    const behi_six_joint_pack v326 = (v325 + (v34 * (v313 + (behi_six_joint_pack_number(prepared, 86U, spacing, 0U) * v2_cosine[0])))) + (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v323);
    const behi_six_joint_pack v327 = v326 + (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * (v321 - v322));
    const behi_six_joint_pack v328 = ((2.0 * v85) * v13) + (v311 * v16);
    const behi_six_joint_pack v329 = (((v15 * (behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v2_cosine[0])) - (v12 * v86)) - (v85 * v173)) + (v71 * v328);
    const behi_six_joint_pack v330 = v254 * ((behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_cosine[3]) + (behi_six_joint_pack_number(prepared, 90U, spacing, 0U) * v2_cosine[2]));
    const behi_six_joint_pack v331 = (v320 - (v79 * v319)) + ((v330 - (v30 * v329)) + (v91 * v327));
    const behi_six_joint_pack v332 = behi_six_joint_pack_at(&qd[0]) * v2_sine[3];
    const behi_six_joint_pack v333 = v330 + (v332 * v135);
    const behi_six_joint_pack v334 = v2_cosine[2] * v332;
    const behi_six_joint_pack v335 = (v333 + (behi_six_joint_pack_number(prepared, 91U, spacing, 0U) * v334)) + (v95 * ((v2_cosine[0] * v317) - (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v312)));
    const behi_six_joint_pack v336 = (v320 + (v115 * v327)) + ((v335 + ((v298 - v299) * v329)) + (v116 * v319));
    const behi_six_joint_pack v337 = v336 + (v331 * v109);
    const behi_six_joint_pack v338 = ((v136 + (v142 * v324)) + (v322 * v141)) + (v81 * v143);
    const behi_six_joint_pack v339 = (v71 * v323) + (v23 * v328);
    const behi_six_joint_pack v340 = ((v338 + ((behi_six_joint_pack_number(prepared, 102U, spacing, 0U) * v122) * v316)) + (v85 * v315)) + (v304 * v339);
    const behi_six_joint_pack v341 = ((v340 - (v167 * v327)) + (v127 * ((behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v322) + v339))) - (v124 * v319);
    const behi_six_joint_pack v342 = (v341 - (v331 * v132)) + (v337 * v131);
    *(behi_six_joint_unaligned *)&A[78U * stride] = -(v342 * v153);
    const behi_six_joint_pack v343 = (((v2_cosine[1] * v71) * v19) - (behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v12)) - ((v2_sine[1] * v294) * v13);
    const behi_six_joint_pack v344 = v343 + (v23 * (v10 - v307));
    const behi_six_joint_pack v345 = v35 - (v2_cosine[1] * v31);
    const behi_six_joint_pack v346 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v345;
    const behi_six_joint_pack v347 = (v2_sine[0] * v344) + (v2_cosine[0] * v346);
    const behi_six_joint_pack v348 = v60 - (behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v180);
    const behi_six_joint_pack v349 = (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v345) + (v67 * v348);
    const behi_six_joint_pack v350 = (v2_sine[0] * v346) - (v2_cosine[0] * v344);
    const behi_six_joint_pack v351 = (v349 + (v29 * v347)) + (v28 * v350);
    const behi_six_joint_pack v352 = -(v11 * (((100.0 * v2_sine[2]) * v2_cosine[0]) - (v2_cosine[2] * v118)));
    const behi_six_joint_pack v353 = v352 + ((v228 * v118) - (v2_cosine[0] * v83));
    const behi_six_joint_pack v354 = v2_cosine[1] * v348;
    const behi_six_joint_pack v355 = v64 - (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v345);
    const behi_six_joint_pack v356 = (v2_sine[1] * v355) - v354;
    const behi_six_joint_pack v357 = v356 + (v72 * v353);
    const behi_six_joint_pack v358 = (((v49 * v134) - (v228 * v119)) - v357) - v351;
    const behi_six_joint_pack v359 = v357 + v349;
    const behi_six_joint_pack v360 = (v2_sine[1] * v19) - v307;
    const behi_six_joint_pack v361 = v10 + v360;
    const behi_six_joint_pack v362 = (-(behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v361)) - ((v62 * v2_sine[1]) + (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * (v360 - v10)));
    const behi_six_joint_pack v363 = behi_six_joint_pack_number(prepared, 86U, spacing, 0U) * v19;
    const behi_six_joint_pack v364 = v362 + (v363 - ((behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v11) * ((v2_sine[2] * v85) + (v2_cosine[2] * v140))));
    const behi_six_joint_pack v365 = 100.0 * (v332 + v254);
    const behi_six_joint_pack v366 = ((v71 * v365) - (behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * ((v228 * v140) + (v49 * v85)))) + v364;
    const behi_six_joint_pack v367 = (v358 + (v79 * v359)) + (v91 * v366);
    const behi_six_joint_pack v368 = (v55 * v347) + (v53 * v350);
    const behi_six_joint_pack v369 = v368 + (v81 * v214);
    const behi_six_joint_pack v370 = ((v369 + (v116 * v359)) - (v358 + (v115 * v366))) - (v109 * v367);
    const behi_six_joint_pack v371 = (((v142 * v365) + (v333 + (behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v334))) - (v86 * v353)) - (v124 * v359);
    const behi_six_joint_pack v372 = (v71 * v361) + (v294 * v307);
    const behi_six_joint_pack v373 = v2_cosine[0] * ((behi_six_joint_pack_number(prepared, 87U, spacing, 0U) * v10) + (10.0 * v372));
    const behi_six_joint_pack v374 = v373 - (v85 * v355);
    const behi_six_joint_pack v375 = (v127 * (v317 + v372)) + ((behi_six_joint_pack_number(prepared, 101U, spacing, 0U) * v122) * v348);
    const behi_six_joint_pack v376 = (((v375 + (v167 * v366)) + (v371 + v374)) + (v132 * v367)) + (v370 * v131);
    *(behi_six_joint_unaligned *)&A[79U * stride] = -(v376 * v153);
    const behi_six_joint_pack v377 = v355 + (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v352);
    const behi_six_joint_pack v378 = (v2_sine[1] * v377) + ((behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v352) - v354);
    const behi_six_joint_pack v379 = v351 + v378;
    const behi_six_joint_pack v380 = v349 + v378;
    const behi_six_joint_pack v381 = ((behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v2_sine[1]) * v254) + v364;
    const behi_six_joint_pack v382 = ((v79 * v380) - v379) + (v91 * v381);
    const behi_six_joint_pack v383 = ((v369 + (v116 * v380)) + (v379 - (v115 * v381))) - (v109 * v382);
    const behi_six_joint_pack v384 = ((((behi_six_joint_pack_number(prepared, 12U, spacing, 0U) * v2_sine[2]) * v15) + v330) - (v85 * v377)) - (v124 * v380);
    const behi_six_joint_pack v385 = ((((v373 + v375) + (v167 * v381)) + v384) + (v132 * v382)) + (v383 * v131);
    *(behi_six_joint_unaligned *)&A[80U * stride] = -(v385 * v153);
    const behi_six_joint_pack v386 = v363 + v362;
    const behi_six_joint_pack v387 = v356 + v349;
    const behi_six_joint_pack v388 = v356 + v351;
    const behi_six_joint_pack v389 = ((v79 * v387) + (v91 * v386)) - v388;
    const behi_six_joint_pack v390 = (((v368 + (v116 * v387)) - (v115 * v386)) + v388) - (v389 * v109);
    const behi_six_joint_pack v391 = (((v387 * v273) - ((v374 + v375) * v153)) - (v390 * v154)) - (v389 * v272);
    const behi_six_joint_pack v392 = v391 - (v386 * v280);
    *(behi_six_joint_unaligned *)&A[81U * stride] = v392;
    const behi_six_joint_pack v393 = (v2_sine[1] * v237) + (behi_six_joint_pack_number(prepared, 99U, spacing, 0U) * v307);
    const behi_six_joint_pack v394 = (behi_six_joint_pack_number(prepared, 8U, spacing, 0U) * v19) - v393;
    const behi_six_joint_pack v395 = behi_six_joint_pack_number(prepared, 84U, spacing, 0U) * v180;
    const behi_six_joint_pack v396 = ((v393 - (v179 * v39)) + (v30 * v395)) + (v79 * v394);
    const behi_six_joint_pack v397 = (((v393 - (v179 * v301)) + (v300 * v395)) - (v116 * v394)) + (v396 * v109);
    const behi_six_joint_pack v398 = ((v397 * v154) - ((v306 * (v2_cosine[1] * v16)) * v153)) + (v394 * v273);
    const behi_six_joint_pack v399 = (v398 - (v396 * v272)) + (((behi_six_joint_pack_number(prepared, 102U, spacing, 0U) * v13) * v281) - (v237 * v278));
    *(behi_six_joint_unaligned *)&A[82U * stride] = -v399;
    const behi_six_joint_pack v400 = behi_six_joint_pack_number(prepared, 25U, spacing, 0U) * v180;
    const behi_six_joint_pack v401 = (v400 * v107) - (v90 * (behi_six_joint_pack_number(prepared, 103U, spacing, 0U) * v13));
    const behi_six_joint_pack v402 = (v401 * v109) + ((v400 * v284) - ((behi_six_joint_pack_number(prepared, 104U, spacing, 0U) * v13) * v98));
    const behi_six_joint_pack v403 = ((v401 * v272) - (v402 * v154)) + (v400 * v273);
    const behi_six_joint_pack v404 = v403 - (behi_six_joint_pack_number(prepared, 25U, spacing, 0U) * ((v13 * v280) - (v16 * v278)));
    *(behi_six_joint_unaligned *)&A[83U * stride] = -v404;
    const behi_six_joint_pack v405 = (v121 * v234) + (v154 * v264);
    *(behi_six_joint_unaligned *)&A[85U * stride] = v405;
    const behi_six_joint_pack v406 = (v121 * v271) + (v131 * v275);
    *(behi_six_joint_unaligned *)&A[86U * stride] = -v406;
    const behi_six_joint_pack v407 = (v131 * v287) - (v121 * v286);
    *(behi_six_joint_unaligned *)&A[87U * stride] = -v407;
    const behi_six_joint_pack v408 = (v121 * v303) + (v154 * v310);
    *(behi_six_joint_unaligned *)&A[88U * stride] = -v408;
    const behi_six_joint_pack v409 = (v342 * v154) - (v337 * v121);
    *(behi_six_joint_unaligned *)&A[90U * stride] = v409;
    const behi_six_joint_pack v410 = (v376 * v154) - (v370 * v121);
    *(behi_six_joint_unaligned *)&A[91U * stride] = v410;
    const behi_six_joint_pack v411 = (v385 * v154) - (v383 * v121);
    *(behi_six_joint_unaligned *)&A[92U * stride] = v411;
    const behi_six_joint_pack v412 = (v390 * v121) + (v131 * v392);
    *(behi_six_joint_unaligned *)&A[93U * stride] = -v412;
    const behi_six_joint_pack v413 = (v131 * v399) - (v397 * v121);
    *(behi_six_joint_unaligned *)&A[94U * stride] = v413;
    const behi_six_joint_pack v414 = (v402 * v121) + (v131 * v404);
    *(behi_six_joint_unaligned *)&A[95U * stride] = v414;
    const behi_six_joint_pack v415 = ((v272 * v264) - (v108 * v233)) - (v109 * v405);
    *(behi_six_joint_unaligned *)&A[97U * stride] = -v415;
    const behi_six_joint_pack v416 = ((v108 * v270) + (v132 * v275)) - (v109 * v406);
    *(behi_six_joint_unaligned *)&A[98U * stride] = v416;
    const behi_six_joint_pack v417 = ((v132 * v287) - (v108 * v283)) - (v109 * v407);
    *(behi_six_joint_unaligned *)&A[99U * stride] = v417;
    const behi_six_joint_pack v418 = ((v272 * v310) - (v108 * v297)) - (v109 * v408);
    *(behi_six_joint_unaligned *)&A[100U * stride] = v418;
    const behi_six_joint_pack v419 = ((v342 * v272) - (v331 * v108)) - (v109 * v409);
    *(behi_six_joint_unaligned *)&A[102U * stride] = -v419;
    const behi_six_joint_pack v420 = ((v108 * v367) + (v376 * v272)) - (v109 * v410);
    *(behi_six_joint_unaligned *)&A[103U * stride] = -v420;
    const behi_six_joint_pack v421 = ((v108 * v382) + (v385 * v272)) - (v109 * v411);
    *(behi_six_joint_unaligned *)&A[104U * stride] = -v421;
    const behi_six_joint_pack v422 = ((v132 * v392) - (v108 * v389)) - (v109 * v412);
    *(behi_six_joint_unaligned *)&A[105U * stride] = v422;
    const behi_six_joint_pack v423 = ((v132 * v399) - (v396 * v108)) - (v109 * v413);
    *(behi_six_joint_unaligned *)&A[106U * stride] = -v423;
    const behi_six_joint_pack v424 = ((v401 * v108) + (v132 * v404)) - (v109 * v414);
    *(behi_six_joint_unaligned *)&A[107U * stride] = -v424;
    const behi_six_joint_pack v425 = (((v78 * v213) + (v273 * v264)) - (v116 * v405)) - (v79 * v415);
    *(behi_six_joint_unaligned *)&A[109U * stride] = -v425;
    const behi_six_joint_pack v426 = (((v78 * v268) + (v124 * v275)) - (v116 * v406)) - (v79 * v416);
    *(behi_six_joint_unaligned *)&A[110U * stride] = v426;
    const behi_six_joint_pack v427 = (((v124 * v287) - (v78 * v277)) - (v116 * v407)) - (v79 * v417);
    *(behi_six_joint_unaligned *)&A[111U * stride] = v427;
    const behi_six_joint_pack v428 = (((v78 * v292) + (v273 * v310)) - (v116 * v408)) - (v79 * v418);
    *(behi_six_joint_unaligned *)&A[112U * stride] = v428;
    const behi_six_joint_pack v429 = (((v342 * v273) - (v78 * v319)) - (v116 * v409)) - (v79 * v419);
    *(behi_six_joint_unaligned *)&A[114U * stride] = -v429;
    const behi_six_joint_pack v430 = (((v376 * v273) - (v78 * v359)) - (v116 * v410)) - (v79 * v420);
    *(behi_six_joint_unaligned *)&A[115U * stride] = -v430;
    const behi_six_joint_pack v431 = (((v385 * v273) - (v78 * v380)) - (v116 * v411)) - (v79 * v421);
    *(behi_six_joint_unaligned *)&A[116U * stride] = -v431;
    const behi_six_joint_pack v432 = (((v78 * v387) + (v124 * v392)) - (v116 * v412)) - (v79 * v422);
    *(behi_six_joint_unaligned *)&A[117U * stride] = v432;
    const behi_six_joint_pack v433 = (((v78 * v394) + (v124 * v399)) - (v116 * v413)) - (v79 * v423);
    *(behi_six_joint_unaligned *)&A[118U * stride] = -v433;
    const behi_six_joint_pack v434 = (((v124 * v404) + (v400 * v78)) - (v116 * v414)) - (v79 * v424);
    *(behi_six_joint_unaligned *)&A[119U * stride] = -v434;
    const behi_six_joint_pack v435 = v139 * v153;
    *(behi_six_joint_unaligned *)&A[121U * stride] = (((behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v231) - (v435 * v264)) - (v115 * v405)) + (v91 * v415);
    *(behi_six_joint_unaligned *)&A[122U * stride] = ((v115 * v406) + ((v139 * v275) - (behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v269))) - (v91 * v416);
    *(behi_six_joint_unaligned *)&A[123U * stride] = ((v115 * v407) + ((v139 * v287) - (behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v279))) - (v91 * v417);
    *(behi_six_joint_unaligned *)&A[124U * stride] = ((v115 * v408) + ((v435 * v310) - (behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v296))) - (v91 * v418);
    *(behi_six_joint_unaligned *)&A[126U * stride] = (((behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v327) - (v342 * v435)) - (v115 * v409)) + (v91 * v419);
    *(behi_six_joint_unaligned *)&A[127U * stride] = (v91 * v420) - (((behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v366) + (v376 * v435)) + (v115 * v410));
    *(behi_six_joint_unaligned *)&A[128U * stride] = (v91 * v421) - (((behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v381) + (v385 * v435)) + (v115 * v411));
    *(behi_six_joint_unaligned *)&A[129U * stride] = ((v115 * v412) + ((v139 * v392) - (behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v386))) - (v91 * v422);
    *(behi_six_joint_unaligned *)&A[130U * stride] = (v91 * v423) - ((v115 * v413) + (v139 * v399));
    *(behi_six_joint_unaligned *)&A[131U * stride] = (((behi_six_joint_pack_number(prepared, 93U, spacing, 0U) * v13) - (v139 * v404)) - (v115 * v414)) + (v91 * v424);
    const behi_six_joint_pack v436 = v145 * v153;
    const behi_six_joint_pack v437 = behi_six_joint_pack_number(prepared, 92U, spacing, 0U) * v192;
    *(behi_six_joint_unaligned *)&A[133U * stride] = ((v436 * v264) - v437) - (v67 * (v425 + (v415 - v405)));
    *(behi_six_joint_unaligned *)&A[134U * stride] = (v67 * (v426 + (v416 - v406))) - ((v145 * v275) + v437);
    *(behi_six_joint_unaligned *)&A[135U * stride] = (v67 * (v427 + (v417 - v407))) - ((v145 * v287) + v437);
    *(behi_six_joint_unaligned *)&A[136U * stride] = ((behi_six_joint_pack_number(prepared, 92U, spacing, 0U) * v288) - (v436 * v310)) + (v67 * (v428 + (v418 - v408)));
    *(behi_six_joint_unaligned *)&A[138U * stride] = ((v342 * v436) - (behi_six_joint_pack_number(prepared, 92U, spacing, 0U) * v316)) - (v67 * (v429 + (v419 - v409)));
    const behi_six_joint_pack v438 = (behi_six_joint_pack_number(prepared, 94U, spacing, 0U) * v59) - (behi_six_joint_pack_number(prepared, 92U, spacing, 0U) * v180);
    *(behi_six_joint_unaligned *)&A[139U * stride] = ((v376 * v436) - v438) - (v67 * (v430 + (v420 - v410)));
    *(behi_six_joint_unaligned *)&A[140U * stride] = ((v385 * v436) - v438) - (v67 * (v431 + (v421 - v411)));
    *(behi_six_joint_unaligned *)&A[141U * stride] = (v67 * (v432 + (v422 - v412))) - (v438 + (v145 * v392));
    *(behi_six_joint_unaligned *)&A[142U * stride] = ((v145 * v399) - (behi_six_joint_pack_number(prepared, 92U, spacing, 0U) * v13)) - (v67 * (v433 + (v423 - v413)));
    *(behi_six_joint_unaligned *)&A[143U * stride] = (v145 * v404) - (v67 * (v434 + (v424 - v414)));
    *(behi_six_joint_unaligned *)&B[36U * stride] = -v153;
    const behi_six_joint_pack v439 = v132 - (v109 * v131);
    const behi_six_joint_pack v440 = v439 * v153;
    const behi_six_joint_pack v441 = -v440;
    *(behi_six_joint_unaligned *)&B[38U * stride] = v441;
    *(behi_six_joint_unaligned *)&B[48U * stride] = v441;
    const behi_six_joint_pack v442 = (v273 - (v116 * v154)) - (v79 * v440);
    const behi_six_joint_pack v443 = -v442;
    *(behi_six_joint_unaligned *)&B[39U * stride] = v443;
    *(behi_six_joint_unaligned *)&B[54U * stride] = v443;
    const behi_six_joint_pack v444 = ((v91 * v440) - v435) - (v115 * v154);
    *(behi_six_joint_unaligned *)&B[40U * stride] = v444;
    *(behi_six_joint_unaligned *)&B[60U * stride] = v444;
    const behi_six_joint_pack v445 = v67 * v107;
    const behi_six_joint_pack v446 = v67 * v284;
    const behi_six_joint_pack v447 = ((v436 - (v67 * v273)) - (v445 * v440)) + (v446 * v154);
    *(behi_six_joint_unaligned *)&B[41U * stride] = v447;
    *(behi_six_joint_unaligned *)&B[66U * stride] = v447;
    *(behi_six_joint_unaligned *)&B[43U * stride] = v121 - (v131 * v154);
    const behi_six_joint_pack v448 = v109 * v121;
    const behi_six_joint_pack v449 = v448 + (v439 * v154);
    *(behi_six_joint_unaligned *)&B[44U * stride] = v449;
    *(behi_six_joint_unaligned *)&B[49U * stride] = v449;
    const behi_six_joint_pack v450 = ((v79 * v448) - (v116 * v121)) - (v131 * v442);
    const behi_six_joint_pack v451 = -v450;
    *(behi_six_joint_unaligned *)&B[45U * stride] = v451;
    *(behi_six_joint_unaligned *)&B[55U * stride] = v451;
    const behi_six_joint_pack v452 = (v131 * v444) + ((v115 * v121) + (v91 * v448));
    const behi_six_joint_pack v453 = -v452;
    *(behi_six_joint_unaligned *)&B[46U * stride] = v453;
    *(behi_six_joint_unaligned *)&B[61U * stride] = v453;
    const behi_six_joint_pack v454 = ((v445 * v448) + (v446 * v121)) - (v131 * v447);
    *(behi_six_joint_unaligned *)&B[47U * stride] = v454;
    *(behi_six_joint_unaligned *)&B[67U * stride] = v454;
    *(behi_six_joint_unaligned *)&B[50U * stride] = (v109 * v449) - (v108 + (v439 * v272));
    const behi_six_joint_pack v455 = ((v79 * v108) - (v132 * v442)) - (v109 * v450);
    *(behi_six_joint_unaligned *)&B[51U * stride] = v455;
    *(behi_six_joint_unaligned *)&B[56U * stride] = v455;
    const behi_six_joint_pack v456 = ((v132 * v444) + (v91 * v108)) - (v109 * v452);
    *(behi_six_joint_unaligned *)&B[52U * stride] = v456;
    *(behi_six_joint_unaligned *)&B[62U * stride] = v456;
    const behi_six_joint_pack v457 = ((v445 * v108) - (v132 * v447)) - (v109 * v454);
    const behi_six_joint_pack v458 = -v457;
    *(behi_six_joint_unaligned *)&B[53U * stride] = v458;
    *(behi_six_joint_unaligned *)&B[68U * stride] = v458;
    *(behi_six_joint_unaligned *)&B[57U * stride] = -(((v78 + (v124 * v442)) + (v116 * v450)) + (v79 * v455));
    const behi_six_joint_pack v459 = ((v124 * v444) - (v116 * v452)) - (v79 * v456);
    *(behi_six_joint_unaligned *)&B[58U * stride] = v459;
    *(behi_six_joint_unaligned *)&B[63U * stride] = v459;
    const behi_six_joint_pack v460 = (((v67 * v78) - (v124 * v447)) - (v116 * v454)) - (v79 * v457);
    const behi_six_joint_pack v461 = -v460;
    *(behi_six_joint_unaligned *)&B[59U * stride] = v461;
    *(behi_six_joint_unaligned *)&B[69U * stride] = v461;
    *(behi_six_joint_unaligned *)&B[64U * stride] = ((behi_six_joint_pack_number(prepared, 47U, spacing, 0U) + (v139 * v444)) + (v115 * v452)) - (v91 * v456);
    const behi_six_joint_pack v462 = (v91 * v457) + ((v139 * v447) - (v115 * v454));
    *(behi_six_joint_unaligned *)&B[65U * stride] = v462;
    *(behi_six_joint_unaligned *)&B[70U * stride] = v462;
    *(behi_six_joint_unaligned *)&B[71U * stride] = (behi_six_joint_pack_number(prepared, 48U, spacing, 0U) - (v145 * v447)) - (v67 * (v460 + (v457 - v454)));
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
        double prepared_rest[105U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(10U, count, first, BEHI_SIX_JOINT_LANES, &prepared[3U * count], &prepared_rest[3U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[16U * count], &prepared_rest[16U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[22U * count], &prepared_rest[22U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[30U * count], &prepared_rest[30U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(2U, count, first, BEHI_SIX_JOINT_LANES, &prepared[38U * count], &prepared_rest[38U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(9U, count, first, BEHI_SIX_JOINT_LANES, &prepared[45U * count], &prepared_rest[45U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(25U, count, first, BEHI_SIX_JOINT_LANES, &prepared[80U * count], &prepared_rest[80U * BEHI_SIX_JOINT_LANES]);
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
