/* Many states at a time. Compiled with PUMA560_FRICTION_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "puma560_friction.h"

#if defined(PUMA560_FRICTION_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PUMA560_FRICTION_BYTES 64
#elif defined(__AVX__)
#define PUMA560_FRICTION_BYTES 32
#else
#define PUMA560_FRICTION_BYTES 16
#endif
#define PUMA560_FRICTION_LANES (PUMA560_FRICTION_BYTES / sizeof(double))
#define PUMA560_FRICTION_APART __attribute__((noinline, unused))
#define PUMA560_FRICTION_BODY static inline __attribute__((always_inline, unused))
#define PUMA560_FRICTION_INLINE static inline __attribute__((unused))

typedef double puma560_friction_pack __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef double puma560_friction_unaligned __attribute__((vector_size(PUMA560_FRICTION_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_friction_mask __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef signed char puma560_friction_bytes __attribute__((vector_size(PUMA560_FRICTION_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short puma560_friction_shorts __attribute__((vector_size(2 * PUMA560_FRICTION_BYTES / sizeof(double))));

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_splat(double x)
{
    return x - (puma560_friction_pack){ 0.0 };
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_at(const double *x)
{
    return *(const puma560_friction_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? puma560_friction_pack_splat(prepared[k]) : puma560_friction_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_flags(const bool *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return -__builtin_convertvector(wide, puma560_friction_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_modes(const signed char *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return __builtin_convertvector(wide, puma560_friction_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_select(puma560_friction_mask condition, puma560_friction_pack x, puma560_friction_pack y)
{
    return (puma560_friction_pack)(((puma560_friction_mask)x & condition) | ((puma560_friction_mask)y & ~condition));
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_abs(puma560_friction_pack x)
{
    return (puma560_friction_pack)((puma560_friction_mask)x & ~(puma560_friction_mask)puma560_friction_pack_splat(-0.0));
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_min(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x < y), x, y);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_max(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x > y), x, y);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_sign(puma560_friction_pack x)
{
    const puma560_friction_pack one = puma560_friction_pack_splat(1.0);

    return puma560_friction_pack_select((puma560_friction_mask)(x > 0.0), one, puma560_friction_pack_select((puma560_friction_mask)(x < 0.0), -one, x));
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_select_whole(puma560_friction_mask condition, puma560_friction_mask x, puma560_friction_mask y)
{
    return (x & condition) | (y & ~condition);
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_whole(int64_t x)
{
    return x + (puma560_friction_mask){ 0 };
}

PUMA560_FRICTION_INLINE bool puma560_friction_pack_all(puma560_friction_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_mode_of(puma560_friction_pack x)
{
    return (puma560_friction_mask)(x < 0.0) - (puma560_friction_mask)(x > 0.0);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_real_of(puma560_friction_mask mode)
{
    const puma560_friction_mask sign = mode & (puma560_friction_mask)puma560_friction_pack_splat(-0.0);

    return (puma560_friction_pack)(sign | ((puma560_friction_mask)puma560_friction_pack_splat(1.0) & (puma560_friction_mask)(mode != 0)));
}

typedef unsigned long long puma560_friction_bits __attribute__((vector_size(PUMA560_FRICTION_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void puma560_friction_pack_sincos_pair(const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_pack x = *angle;
    union { puma560_friction_pack number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_pack n = k.number - 6755399441186816.0;
    const puma560_friction_pack w = x - (n * 1.5707963267923333);
    const puma560_friction_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const puma560_friction_pack z = r * r;
    const puma560_friction_pack u = 1.0 - (0.5 * z);
    const puma560_friction_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const puma560_friction_pack zz = z * z;

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = k.bits << 62;
    const puma560_friction_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const puma560_friction_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PUMA560_FRICTION_APART void puma560_friction_pack_sincos_beyond(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_friction_mask inside = (puma560_friction_mask)(puma560_friction_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PUMA560_FRICTION_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void puma560_friction_pack_sincos_guard(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, const puma560_friction_bits *beyond)
{
    if (!puma560_friction_pack_all((puma560_friction_mask)((*beyond >> 18) == 0ULL))) {
        puma560_friction_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block_part1(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_pack v0 = puma560_friction_pack_at(&q[stride]) + puma560_friction_pack_at(&q[2U * stride]);
    const puma560_friction_pack v1_angle[4] = {v0, puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[stride])};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    live[0] = v1_sine[0];
    live[1] = v1_cosine[0];
    live[2] = v1_sine[1];
    live[3] = v1_cosine[1];
    live[4] = v1_sine[2];
    live[5] = v1_cosine[2];
    live[6] = v1_sine[3];
    live[7] = v1_cosine[3];
    *(puma560_friction_unaligned *)&A[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[2U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[3U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[4U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[5U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[7U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[8U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[9U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[10U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[11U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[12U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[13U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[14U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[15U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[16U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[17U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[18U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[20U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[21U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[22U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[23U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[24U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[25U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[26U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[27U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[28U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[29U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[30U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[31U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[33U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[34U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[35U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[36U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[37U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[38U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[39U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[40U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[41U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[42U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[43U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[44U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[46U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[47U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[48U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[49U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[50U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[51U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[52U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[53U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[54U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[55U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[56U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[57U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[59U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[60U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[61U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[62U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[63U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[64U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[65U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[66U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[67U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[68U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[69U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[70U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[72U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[77U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[84U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[89U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[96U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[101U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[108U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[113U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[120U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[125U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[132U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[137U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[2U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[3U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[4U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[5U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[6U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[7U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[8U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[9U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[10U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[11U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[12U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[13U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[14U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[15U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[16U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[17U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[18U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[19U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[20U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[21U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[22U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[23U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[24U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[25U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[26U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[27U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[28U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[29U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[30U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[31U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[32U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[33U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[34U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&B[35U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&A[6U * stride] = puma560_friction_pack_splat(1.0);
    *(puma560_friction_unaligned *)&A[19U * stride] = puma560_friction_pack_splat(1.0);
    *(puma560_friction_unaligned *)&A[32U * stride] = puma560_friction_pack_splat(1.0);
    *(puma560_friction_unaligned *)&A[45U * stride] = puma560_friction_pack_splat(1.0);
    *(puma560_friction_unaligned *)&A[58U * stride] = puma560_friction_pack_splat(1.0);
    *(puma560_friction_unaligned *)&A[71U * stride] = puma560_friction_pack_splat(1.0);
    const puma560_friction_pack v9 = puma560_friction_pack_at(&qd[0]) * v1_sine[0];
    live[8] = v9;
    const puma560_friction_pack v10 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    live[9] = v10;
    const puma560_friction_pack v11 = (v10 * v1_cosine[1]) + (v1_sine[1] * v9);
    live[10] = v11;
    const puma560_friction_pack v12 = puma560_friction_pack_at(&qd[0]) * v1_cosine[0];
    live[11] = v12;
    const puma560_friction_pack v13 = puma560_friction_pack_at(&qd[3U * stride]) + v12;
    live[12] = v13;
    const puma560_friction_pack v14 = 2.0 * v13;
    live[13] = v14;
    const puma560_friction_pack v15 = v1_cosine[1] * v12;
    live[14] = v15;
    const puma560_friction_pack v16 = 2.0 * v10;
    live[15] = v16;
    const puma560_friction_pack v17 = v1_sine[1] * v12;
    live[16] = v17;
    const puma560_friction_pack v18 = ((v9 * v17) + (v16 * v15)) - (v11 * v14);
    const puma560_friction_pack v19 = v10 * v1_sine[1];
    live[17] = v19;
    const puma560_friction_pack v20 = v1_cosine[1] * v1_sine[0];
    live[18] = v20;
    const puma560_friction_pack v21 = (puma560_friction_pack_at(&qd[0]) * v20) - v19;
    live[19] = v21;
    const puma560_friction_pack v22 = v11 * v21;
    const puma560_friction_pack v23 = v10 * v9;
    const puma560_friction_pack v24 = v23 - v22;
    live[20] = v24;
    const puma560_friction_pack v25 = (v1_sine[2] * v24) - (v1_cosine[2] * v18);
    const puma560_friction_pack v26 = puma560_friction_pack_at(&qd[0]) * v12;
    live[21] = v26;
    const puma560_friction_pack v27 = 0.0203 * v1_cosine[0];
    live[22] = v27;
    const puma560_friction_pack v28 = v10 * v10;
    live[23] = v28;
    const puma560_friction_pack v29 = (0.0203 * v28) + (v27 * v26);
    live[24] = v29;
    const puma560_friction_pack v30 = 0.4318 * v1_sine[3];
    live[25] = v30;
    const puma560_friction_pack v31 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    live[26] = v31;
    const puma560_friction_pack v32 = (v31 * v30) - 9.81;
    live[27] = v32;
    const puma560_friction_pack v33 = 0.4318 * v1_cosine[3];
    live[28] = v33;
    const puma560_friction_pack v34 = v1_cosine[0] * v33;
    live[29] = v34;
    const puma560_friction_pack v35 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v36 = v35 + v31;
    live[30] = v36;
    const puma560_friction_pack v37 = v12 * v9;
    live[31] = v37;
    const puma560_friction_pack v38 = ((0.4318 * v37) - (v36 * v34)) - ((v1_sine[0] * v32) + v29);
    const puma560_friction_pack v39 = 0.0028799999999999997 * v1_sine[1];
    live[32] = v39;
    const puma560_friction_pack v40 = 0.8636 * v1_sine[3];
    live[33] = v40;
    const puma560_friction_pack v41 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[0]);
    live[34] = v41;
    const puma560_friction_pack v42 = (0.15005 * v35) - (v41 * v40);
    live[35] = v42;
    const puma560_friction_pack v43 = 0.8636 * v12;
    live[36] = v43;
    const puma560_friction_pack v44 = v43 + (0.0406 * v9);
    live[37] = v44;
    const puma560_friction_pack v45 = (v10 * v44) - v42;
    const puma560_friction_pack v46 = 0.0028799999999999997 * v1_cosine[1];
    live[38] = v46;
    const puma560_friction_pack v47 = puma560_friction_pack_at(&qd[4U * stride]) + v11;
    live[39] = v47;
    const puma560_friction_pack v48 = 4e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    live[40] = v48;
    const puma560_friction_pack v49 = v48 * v47;
    live[41] = v49;
    const puma560_friction_pack v50 = (v1_sine[2] * v21) - (v1_cosine[2] * v13);
    live[42] = v50;
    const puma560_friction_pack v51 = 2.0 * v50;
    live[43] = v51;
    const puma560_friction_pack v52 = v25 + (v47 * v51);
    const puma560_friction_pack v53 = (((v49 - (v46 * v45)) - (v39 * v38)) + (1.9999999999999998e-05 * v25)) + (0.0004221600000000001 * v52);
    const puma560_friction_pack v54 = (v1_sine[2] * v18) + (v1_cosine[2] * v24);
    const puma560_friction_pack v55 = (v1_sine[2] * v13) + (v1_cosine[2] * v21);
    live[44] = v55;
    const puma560_friction_pack v56 = 4e-05 * v55;
    live[45] = v56;
    const puma560_friction_pack v57 = (4e-05 * v54) + (v47 * v56);
    const puma560_friction_pack v58 = v47 * v55;
    live[46] = v58;
    const puma560_friction_pack v59 = (v57 + (0.0004000000000000001 * v58)) + (0.00020000000000000004 * v54);
    const puma560_friction_pack v60 = (v1_sine[2] * v59) + ((0.00075 * v18) - (v1_cosine[2] * v53));
    const puma560_friction_pack v61 = 0.0028799999999999997 * v1_cosine[2];
    live[47] = v61;
    const puma560_friction_pack v62 = v1_cosine[1] * v61;
    live[48] = v62;
    const puma560_friction_pack v63 = v50 * v55;
    live[49] = v63;
    const puma560_friction_pack v64 = (v48 * v55) + (0.00020216000000000006 * v63);
    live[50] = v64;
    const puma560_friction_pack v65 = v1_sine[2] * v1_sine[0];
    live[51] = v65;
    const puma560_friction_pack v66 = 0.0028799999999999997 * v1_sine[2];
    live[52] = v66;
    const puma560_friction_pack v67 = v1_cosine[0] * v66;
    live[53] = v67;
    const puma560_friction_pack v68 = v9 * v9;
    live[54] = v68;
    const puma560_friction_pack v69 = (0.4318 * (v28 + v68)) - (0.0203 * v37);
    live[55] = v69;
    const puma560_friction_pack v70 = (v66 * v69) + ((v32 * v67) - (((0.0012435839999999998 * v36) * v1_cosine[3]) * v65));
    const puma560_friction_pack v71 = v1_sine[1] * v61;
    live[56] = v71;
    const puma560_friction_pack v72 = (v64 - (v62 * v38)) + (v70 + (v71 * v45));
    const puma560_friction_pack v73 = v13 * v21;
    live[57] = v73;
    const puma560_friction_pack v74 = ((v20 * v26) - v73) - (v16 * v17);
    const puma560_friction_pack v75 = v72 + ((0.0006500000000000002 * v73) - (0.0012921600000000003 * v74));
    const puma560_friction_pack v76 = puma560_friction_pack_at(&tau[5U * stride]) + v57;
    live[58] = v76;
    const puma560_friction_pack v77 = v1_sine[2] * v1_sine[1];
    live[59] = v77;
    const puma560_friction_pack v78 = (0.8913300000000002 * v1_sine[0]) - (0.025374999999999998 * v1_cosine[0]);
    live[60] = v78;
    const puma560_friction_pack v79 = (0.8913300000000002 * v1_cosine[0]) + (0.025374999999999998 * v1_sine[0]);
    live[61] = v79;
    const puma560_friction_pack v80 = v33 * v79;
    const puma560_friction_pack v81 = (0.3244698455 * v1_sine[0]) - (0.022546398 * v1_cosine[0]);
    const puma560_friction_pack v82 = 0.011273199 + (v1_cosine[0] * v81);
    live[62] = v82;
    const puma560_friction_pack v83 = v35 + v28;
    live[63] = v83;
    const puma560_friction_pack v84 = (((v36 * v80) + (v32 * v78)) - (v83 * v82)) + (v77 * v76);
    const puma560_friction_pack v85 = (v84 + (v1_cosine[1] * v75)) - (v1_sine[1] * v60);
    const puma560_friction_pack v86 = (0.0013999999999999998 * v23) - (9.999999999999983e-05 * v22);
    live[64] = v86;
    const puma560_friction_pack v87 = (v86 + (v1_sine[2] * v53)) + (v1_cosine[2] * v59);
    const puma560_friction_pack v88 = v87 + (puma560_friction_pack_at(&tau[3U * stride]) - (v1_cosine[2] * v76));
    live[65] = v88;
    const puma560_friction_pack v89 = 0.00020216000000000006 * v1_sine[2];
    const puma560_friction_pack v90 = v1_sine[2] * v89;
    const puma560_friction_pack v91 = 0.0016399999999999997 + v90;
    const puma560_friction_pack v92 = 4e-05 * v1_cosine[2];
    live[66] = v92;
    const puma560_friction_pack v93 = 1.0 / ((v1_cosine[2] * v92) - v91);
    live[67] = v93;
    const puma560_friction_pack v94 = 0.0012435839999999998 * v77;
    const puma560_friction_pack v95 = v94 + (v77 * (0.00020216000000000006 * v1_cosine[2]));
    const puma560_friction_pack v96 = v95 + (v77 * v92);
    const puma560_friction_pack v97 = v96 * v93;
    live[68] = v97;
    const puma560_friction_pack v98 = v55 * v55;
    live[69] = v98;
    const puma560_friction_pack v99 = (v47 * v47) + v98;
    live[70] = v99;
    const puma560_friction_pack v100 = v1_cosine[1] * v66;
    const puma560_friction_pack v101 = v100 * v99;
    live[71] = v101;
    const puma560_friction_pack v102 = v63 - v74;
    const puma560_friction_pack v103 = (v39 * v52) + ((v62 * v102) - v101);
    const puma560_friction_pack v104 = v61 * v99;
    live[72] = v104;
    const puma560_friction_pack v105 = v104 + (v66 * v102);
    const puma560_friction_pack v106 = (puma560_friction_pack_at(&tau[4U * stride]) + (0.0006421600000000001 * v74)) - v72;
    live[73] = v106;
    const puma560_friction_pack v107 = v1_cosine[2] * v1_cosine[1];
    live[74] = v107;
    const puma560_friction_pack v108 = ((5.846399999999999e-05 * v1_sine[2]) - (0.0006421600000000001 * v1_cosine[1])) - (0.0012435839999999998 * v107);
    const puma560_friction_pack v109 = 1557.2443004858599 * v108;
    live[75] = v109;
    const puma560_friction_pack v110 = (((puma560_friction_pack_at(&tau[2U * stride]) - (v28 * v82)) + (0.0203 * v105)) - (0.4318 * v103)) + (v109 * v106);
    const puma560_friction_pack v111 = (v110 - (v97 * v88)) - v85;
    live[76] = v111;
    const puma560_friction_pack v112 = v1_sine[0] * v33;
    live[77] = v112;
    const puma560_friction_pack v113 = v112 - (v1_cosine[0] * v30);
    const puma560_friction_pack v114 = 0.0028799999999999997 * v77;
    const puma560_friction_pack v115 = (v114 * v113) - v96;
    const puma560_friction_pack v116 = v34 + (v1_sine[0] * v30);
    const puma560_friction_pack v117 = (v108 + (v66 * v116)) + (v62 * v113);
    const puma560_friction_pack v118 = 4e-05 * v77;
    live[78] = v118;
    const puma560_friction_pack v119 = (0.00010000000000000026 * v1_sine[1]) + (v77 * v89);
    const puma560_friction_pack v120 = v1_sine[2] * v1_cosine[1];
    live[79] = v120;
    const puma560_friction_pack v121 = 0.00011692799999999998 * v120;
    const puma560_friction_pack v122 = v121 + (v1_sine[1] * v119);
    const puma560_friction_pack v123 = v122 + ((v77 * v118) - (0.0024871679999999997 * v1_cosine[2]));
    const puma560_friction_pack v124 = v123 - 0.3592922305;
    const puma560_friction_pack v125 = v30 * v79;
    live[80] = v125;
    const puma560_friction_pack v126 = v33 * v78;
    live[81] = v126;
    const puma560_friction_pack v127 = (v126 + (v61 * v113)) + ((v100 * v116) - v125);
    const puma560_friction_pack v128 = ((v124 + (v109 * v117)) + v127) + (v115 * v97);
    const puma560_friction_pack v129 = 1.0 / ((v96 * v97) - (v124 + (v108 * v109)));
    live[82] = v129;
    const puma560_friction_pack v130 = v128 * v129;
    live[83] = v130;
    const puma560_friction_pack v131 = v115 * v93;
    live[84] = v131;
    const puma560_friction_pack v132 = 0.4318 - v113;
    live[85] = v132;
    const puma560_friction_pack v133 = 0.0203 + v116;
    live[86] = v133;
    const puma560_friction_pack v134 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_friction_pack v135 = (v1_cosine[3] * v134) - 0.0070992;
    live[87] = v135;
    const puma560_friction_pack v136 = v31 - v36;
    live[88] = v136;
    const puma560_friction_pack v137 = (v136 * v135) + (((1.024164 * v1_sine[3]) + puma560_friction_pack_at(&tau[stride])) - (37.2347379 * v1_cosine[3]));
    const puma560_friction_pack v138 = v80 - v82;
    live[89] = v138;
    const puma560_friction_pack v139 = ((v137 + ((v83 * v30) * v78)) + (v28 * v138)) + (v133 * v105);
    const puma560_friction_pack v140 = 1557.2443004858599 * v117;
    live[90] = v140;
    const puma560_friction_pack v141 = (((v139 - (v132 * v103)) + (v140 * v106)) + (v131 * v88)) - v85;
    const puma560_friction_pack v142 = v141 + (v130 * v111);
    live[91] = v142;
    const puma560_friction_pack v143 = (((2.1074062325 - v123) - (2.0 * v127)) - (v117 * v140)) + (v115 * v131);
    const puma560_friction_pack v144 = 1.0 / (v143 - (v128 * v130));
    live[92] = v144;
    const puma560_friction_pack v145 = (v1_sine[2] * v20) - (v1_cosine[2] * v1_cosine[0]);
    live[93] = v145;
    const puma560_friction_pack v146 = 5.846399999999999e-05 * v1_cosine[0];
    const puma560_friction_pack v147 = 0.0004321439999999999 * v1_cosine[0];
    const puma560_friction_pack v148 = ((v1_cosine[0] * v91) + ((v77 * v147) - (v120 * v146))) + (v92 * v145);
    const puma560_friction_pack v149 = 0.4318 * v1_sine[0];
    live[94] = v149;
    const puma560_friction_pack v150 = v149 - v33;
    const puma560_friction_pack v151 = v1_cosine[2] * v20;
    live[95] = v151;
    const puma560_friction_pack v152 = v148 + ((v89 * v151) + (v100 * v150));
    const puma560_friction_pack v153 = v1_cosine[2] * v1_sine[1];
    live[96] = v153;
    const puma560_friction_pack v154 = v1_sine[1] * v1_sine[0];
    live[97] = v154;
    const puma560_friction_pack v155 = ((0.0006421600000000001 * v154) + (0.0004321439999999999 * v65)) - (v107 * v147);
    const puma560_friction_pack v156 = v155 + ((v71 * v150) - (v153 * v146));
    const puma560_friction_pack v157 = 1557.2443004858599 * v156;
    live[98] = v157;
    const puma560_friction_pack v158 = 0.0047376000000000015 * v1_cosine[0];
    live[99] = v158;
    const puma560_friction_pack v159 = (((v158 - (v20 * v119)) + (v1_cosine[0] * v95)) + (0.15005 * v79)) - (0.0004321439999999999 * v145);
    const puma560_friction_pack v160 = 4e-05 * v145;
    live[100] = v160;
    const puma560_friction_pack v161 = v159 + (v77 * ((5.846399999999999e-05 * v1_sine[0]) - v160));
    const puma560_friction_pack v162 = (v161 - (v108 * v157)) + (v152 * v97);
    const puma560_friction_pack v163 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    live[101] = v163;
    const puma560_friction_pack v164 = ((((v1_sine[3] * v94) + v163) - (v117 * v157)) + v161) - (v152 * v131);
    const puma560_friction_pack v165 = v164 + (v162 * v130);
    const puma560_friction_pack v166 = v165 * v144;
    live[102] = v166;
    const puma560_friction_pack v167 = v114 * v99;
    live[103] = v167;
    const puma560_friction_pack v168 = v27 - v150;
    live[104] = v168;
    const puma560_friction_pack v169 = 0.15005 * v1_cosine[0];
    live[105] = v169;
    const puma560_friction_pack v170 = (v169 * v103) - (v168 * ((v167 - (v71 * v102)) + (v46 * v52)));
    const puma560_friction_pack v171 = v152 * v93;
    live[106] = v171;
    const puma560_friction_pack v172 = v162 * v129;
    live[107] = v172;
    const puma560_friction_pack v173 = 0.15005 * v1_sine[0];
    live[108] = v173;
    const puma560_friction_pack v174 = (0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]);
    live[109] = v174;
    const puma560_friction_pack v175 = v35 - v36;
    live[110] = v175;
    const puma560_friction_pack v176 = (v42 * v78) + ((puma560_friction_pack_at(&tau[0]) - (v175 * v174)) + ((0.0047376000000000015 * puma560_friction_pack_at(&qd[0])) * v9));
    const puma560_friction_pack v177 = 2.0 * puma560_friction_pack_at(&qd[0]);
    live[111] = v177;
    const puma560_friction_pack v178 = puma560_friction_pack_at(&qd[stride]) * v177;
    live[112] = v178;
    const puma560_friction_pack v179 = 0.0047376000000000015 * v1_sine[0];
    live[113] = v179;
    const puma560_friction_pack v180 = v179 + (0.15005 * v78);
    live[114] = v180;
    const puma560_friction_pack v181 = v178 + (puma560_friction_pack_at(&qd[2U * stride]) * v177);
    live[115] = v181;
    const puma560_friction_pack v182 = (((v176 + (v178 * v135)) - (v83 * v180)) + (v181 * v138)) + (v145 * v76);
    const puma560_friction_pack v183 = (((v182 - (v173 * v105)) - (v157 * v106)) - (v154 * v75)) - (v20 * v60);
    const puma560_friction_pack v184 = (v183 + (v172 * v111)) + (((v1_cosine[0] * v87) + v170) + (v171 * v88));
    live[116] = v184;
    const puma560_friction_pack v185 = 0.0024871679999999997 * v1_sine[2];
    live[117] = v185;
    const puma560_friction_pack v186 = v1_cosine[0] * v185;
    live[118] = v186;
    const puma560_friction_pack v187 = (((0.0008642879999999998 * v77) + 3.155182285625) - v121) - (v186 * ((v1_cosine[3] * v1_cosine[1]) - v20));
    const puma560_friction_pack v188 = 0.8636 * v1_cosine[3];
    live[119] = v188;
    const puma560_friction_pack v189 = v188 * v78;
    live[120] = v189;
    const puma560_friction_pack v190 = ((0.0004043200000000001 * v1_sine[2]) * ((v1_sine[0] * v65) - (v1_cosine[0] * v151))) + v189;
    const puma560_friction_pack v191 = v1_sine[0] - v1_cosine[3];
    live[121] = v191;
    const puma560_friction_pack v192 = v1_cosine[2] * v1_sine[0];
    live[122] = v192;
    const puma560_friction_pack v193 = (v90 - (v1_sine[3] * v134)) + (v1_sine[0] * v81);
    const puma560_friction_pack v194 = v1_sine[0] * v1_sine[0];
    live[123] = v194;
    const puma560_friction_pack v195 = (v193 - (v192 * ((0.00011692799999999998 * v1_cosine[0]) - (0.0024871679999999997 * v191)))) + (v194 * (v122 - 0.0004478399999999997));
    const puma560_friction_pack v196 = ((v195 + ((v187 - (v145 * v160)) - v190)) - (v156 * v157)) + (v152 * v171);
    const puma560_friction_pack v197 = 1.0 / ((v196 - (v162 * v172)) - (v165 * v166));
    live[124] = v197;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block_part2(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)tau;
    *(puma560_friction_unaligned *)&B[36U * stride] = live[124];
    const puma560_friction_pack v198 = (live[116] + (live[91] * live[102])) * live[124];
    const puma560_friction_pack v199 = (live[91] * live[92]) + (live[102] * v198);
    const puma560_friction_pack v200 = live[25] * v199;
    const puma560_friction_pack v201 = v200 + ((live[30] * live[28]) - (0.15005 * v198));
    const puma560_friction_pack v202 = live[28] * v199;
    const puma560_friction_pack v203 = v202 - live[27];
    const puma560_friction_pack v204 = (live[0] * v201) + (live[1] * v203);
    const puma560_friction_pack v205 = live[54] - (live[1] * live[21]);
    const puma560_friction_pack v206 = ((0.0406 * live[31]) - (0.4318 * v205)) + v204;
    const puma560_friction_pack v207 = v202 - (live[30] * live[25]);
    const puma560_friction_pack v208 = (live[26] * live[28]) + v200;
    const puma560_friction_pack v209 = ((live[0] * v208) + (live[1] * v207)) - v206;
    const puma560_friction_pack v210 = live[9] * live[11];
    const puma560_friction_pack v211 = v210 + (live[0] * v198);
    const puma560_friction_pack v212 = v210 + v211;
    const puma560_friction_pack v213 = live[1] * v198;
    const puma560_friction_pack v214 = (live[15] * live[8]) - v213;
    const puma560_friction_pack v215 = (0.4318 * v214) - (0.0203 * v212);
    const puma560_friction_pack v216 = ((live[25] * v198) + (live[34] * live[119])) - v215;
    const puma560_friction_pack v217 = ((live[56] * v216) + ((live[53] * v208) - ((live[52] * live[0]) * v207))) + (live[48] * v209);
    const puma560_friction_pack v218 = (live[0] * v203) - (live[1] * v201);
    const puma560_friction_pack v219 = live[52] * (((0.8636 * live[31]) + (0.0203 * v205)) + v218);
    const puma560_friction_pack v220 = (live[12] * live[14]) - (live[8] * live[19]);
    const puma560_friction_pack v221 = (live[2] * v214) - ((live[3] * v205) + v220);
    const puma560_friction_pack v222 = (live[4] * live[8]) - (live[5] * live[14]);
    const puma560_friction_pack v223 = (live[5] * live[8]) + (live[4] * live[14]);
    const puma560_friction_pack v224 = (v223 * live[44]) - (v222 * live[42]);
    const puma560_friction_pack v225 = v219 + (((0.00020216000000000006 * v224) - (live[40] * v222)) - (0.0006421600000000001 * v221));
    const puma560_friction_pack v226 = v225 + v217;
    live[125] = v226;
    const puma560_friction_pack v227 = 0.0006500000000000002 * (v220 - v221);
    const puma560_friction_pack v228 = v226 + v227;
    const puma560_friction_pack v229 = (live[2] * v209) - (live[3] * v216);
    const puma560_friction_pack v230 = 2.0 * live[10];
    live[126] = v230;
    const puma560_friction_pack v231 = (((live[2] * v205) + (live[16] * live[13])) - (live[8] * v230)) + (live[3] * v214);
    const puma560_friction_pack v232 = (live[19] * live[16]) + (live[10] * live[14]);
    const puma560_friction_pack v233 = v211 - v232;
    const puma560_friction_pack v234 = (live[4] * v233) + (live[5] * v231);
    const puma560_friction_pack v235 = 2.0 * live[39];
    live[127] = v235;
    const puma560_friction_pack v236 = v234 + ((live[16] * live[43]) + (v223 * v235));
    const puma560_friction_pack v237 = ((1.9999999999999998e-05 * v234) + (live[40] * live[16])) + (0.0004221600000000001 * v236);
    const puma560_friction_pack v238 = (live[16] * live[44]) - (live[39] * v222);
    const puma560_friction_pack v239 = (v238 + (live[5] * v233)) - (live[4] * v231);
    live[128] = v239;
    const puma560_friction_pack v240 = (0.00024000000000000003 * v239) + (0.00020000000000000004 * v238);
    const puma560_friction_pack v241 = (live[4] * v240) - (0.00075 * v231);
    const puma560_friction_pack v242 = ((live[5] * v237) - v241) + (live[47] * v229);
    const puma560_friction_pack v243 = ((live[2] * v242) + ((live[61] * v207) + (live[60] * v208))) + (live[3] * v228);
    const puma560_friction_pack v244 = live[123] - (live[1] * live[1]);
    const puma560_friction_pack v245 = (live[0] * (0.045092796 * live[1])) - (0.3244698455 * v244);
    const puma560_friction_pack v246 = (((live[113] * v198) - ((live[63] - live[23]) * v245)) - (live[61] * v203)) - (live[60] * v201);
    const puma560_friction_pack v247 = v224 - v221;
    const puma560_friction_pack v248 = 0.0057599999999999995 * live[5];
    live[129] = v248;
    const puma560_friction_pack v249 = v248 * live[44];
    live[130] = v249;
    const puma560_friction_pack v250 = v248 * live[39];
    live[131] = v250;
    const puma560_friction_pack v251 = (live[52] * v247) + ((live[16] * v250) - (v222 * v249));
    const puma560_friction_pack v252 = live[4] * live[44];
    live[132] = v252;
    const puma560_friction_pack v253 = 0.0057599999999999995 * v252;
    live[133] = v253;
    const puma560_friction_pack v254 = live[59] * live[39];
    live[134] = v254;
    const puma560_friction_pack v255 = 0.0057599999999999995 * v254;
    live[135] = v255;
    const puma560_friction_pack v256 = ((live[11] * v255) - (v222 * v253)) - (live[47] * v247);
    const puma560_friction_pack v257 = (live[32] * v236) - (live[3] * v256);
    const puma560_friction_pack v258 = (0.4318 * v257) + ((v246 + (live[78] * v239)) - (0.0203 * v251));
    const puma560_friction_pack v259 = (live[5] * v240) + ((0.0013999999999999998 * v211) - (9.999999999999983e-05 * v232));
    const puma560_friction_pack v260 = (v259 + (live[4] * v237)) + (live[52] * v229);
    const puma560_friction_pack v261 = live[66] * v239;
    const puma560_friction_pack v262 = v261 - v260;
    live[136] = v262;
    const puma560_friction_pack v263 = ((live[68] * v262) - (v258 + (live[75] * v226))) - v243;
    live[137] = v263;
    const puma560_friction_pack v264 = (live[7] * live[7]) - (live[6] * live[6]);
    const puma560_friction_pack v265 = live[6] * live[7];
    const puma560_friction_pack v266 = (0.0283968 * v265) - (1.601861202 * v264);
    const puma560_friction_pack v267 = (((37.2347379 * live[6]) + (1.024164 * live[7])) - (live[88] * v266)) + (live[63] * live[81]);
    const puma560_friction_pack v268 = (((v267 - (live[23] * live[80])) + (live[109] * v198)) - (live[90] * v226)) - (live[84] * v262);
    const puma560_friction_pack v269 = ((live[82] * live[76]) + (live[107] * v198)) + (live[83] * v199);
    const puma560_friction_pack v270 = (((live[98] * v198) - ((1557.2443004858599 * live[73]) + live[57])) - (live[90] * v199)) - (live[75] * v269);
    const puma560_friction_pack v271 = v199 + v269;
    const puma560_friction_pack v272 = live[31] - v271;
    const puma560_friction_pack v273 = (live[2] * v212) - (live[3] * v272);
    const puma560_friction_pack v274 = v270 - v273;
    const puma560_friction_pack v275 = live[49] - v274;
    live[138] = v275;
    const puma560_friction_pack v276 = ((live[84] * v199) + ((live[106] * v198) - (live[67] * live[65]))) - (live[68] * v269);
    const puma560_friction_pack v277 = v213 + v276;
    const puma560_friction_pack v278 = live[20] - v277;
    const puma560_friction_pack v279 = live[12] * live[10];
    const puma560_friction_pack v280 = (live[2] * v272) + ((live[3] * v212) - v279);
    const puma560_friction_pack v281 = v279 - v280;
    live[139] = v281;
    const puma560_friction_pack v282 = (live[4] * v278) + (live[5] * v281);
    const puma560_friction_pack v283 = live[39] * live[42];
    const puma560_friction_pack v284 = v282 + v283;
    live[140] = v284;
    const puma560_friction_pack v285 = v283 + v284;
    live[141] = v285;
    const puma560_friction_pack v286 = (live[32] * v285) + ((live[48] * v275) - live[71]);
    live[142] = v286;
    const puma560_friction_pack v287 = live[72] + (live[52] * v275);
    live[143] = v287;
    const puma560_friction_pack v288 = (live[0] * v286) + ((live[1] * v287) + (live[60] * v271));
    const puma560_friction_pack v289 = live[28] * (((live[0] * v287) - (live[61] * v271)) - (live[1] * v286));
    const puma560_friction_pack v290 = v288 + (((live[63] * live[61]) + (live[0] * v251)) - (live[1] * v257));
    const puma560_friction_pack v291 = (live[25] * v290) + ((((live[29] * v251) - (live[23] * live[81])) + (live[77] * v257)) - v258);
    const puma560_friction_pack v292 = v291 - v289;
    const puma560_friction_pack v293 = ((v289 + (v268 - (live[25] * v288))) + ((live[83] * v263) - v243)) + v292;
    live[144] = v293;
    const puma560_friction_pack v294 = (live[103] - (live[56] * v275)) + (live[38] * v285);
    const puma560_friction_pack v295 = (live[2] * v256) + (live[38] * v236);
    const puma560_friction_pack v296 = live[33] * live[60];
    live[145] = v296;
    const puma560_friction_pack v297 = (((live[112] * v266) - (live[110] * live[101])) + (live[115] * live[80])) + (live[34] * live[120]);
    const puma560_friction_pack v298 = (v297 + ((v296 - ((0.0141984 * v264) + (3.203722404 * v265))) * v198)) - (live[109] * v199);
    const puma560_friction_pack v299 = (((v298 + (live[104] * v295)) - (live[1] * v260)) - (live[18] * v242)) - (live[98] * v226);
    const puma560_friction_pack v300 = ((live[106] * v262) + v299) + (((live[97] * v228) - (live[25] * v294)) - (live[107] * v263));
    const puma560_friction_pack v301 = v218 + ((0.4318 * v272) - live[24]);
    const puma560_friction_pack v302 = ((live[35] + (live[28] * v198)) - (0.4318 * v212)) - (0.0203 * v214);
    const puma560_friction_pack v303 = (((live[41] + (live[38] * v302)) - (live[32] * v301)) + (1.9999999999999998e-05 * v282)) + (0.0004221600000000001 * v285);
    live[146] = v303;
    const puma560_friction_pack v304 = live[119] * live[61];
    live[147] = v304;
    const puma560_friction_pack v305 = (((live[35] * live[61]) - (live[63] * live[99])) + (0.0047376000000000015 * live[21])) - (live[115] * (live[81] + v245));
    const puma560_friction_pack v306 = ((v305 - (((0.022546398 * v244) - v304) * v198)) - (live[113] * v271)) + (live[100] * v239);
    const puma560_friction_pack v307 = (v306 - (live[0] * ((live[64] + (0.648939691 * v213)) - (0.0013999999999999998 * v277)))) - (live[51] * v303);
    const puma560_friction_pack v308 = (live[4] * v281) - (live[5] * v278);
    live[148] = v308;
    const puma560_friction_pack v309 = live[46] - v308;
    const puma560_friction_pack v310 = (4e-05 * v309) + (((live[66] * v276) - (live[58] + (live[100] * v198))) + (live[78] * v271));
    const puma560_friction_pack v311 = live[46] + v309;
    live[149] = v311;
    const puma560_friction_pack v312 = v310 + (0.00020000000000000004 * v311);
    live[150] = v312;
    const puma560_friction_pack v313 = (v307 - (live[122] * v312)) + (((0.0203 * live[0]) + (0.4318 * live[1])) * v294);
    const puma560_friction_pack v314 = ((live[4] * v312) - (0.00075 * v281)) - (live[5] * v303);
    live[151] = v314;
    const puma560_friction_pack v315 = v204 + ((0.0203 * v271) - live[55]);
    live[152] = v315;
    const puma560_friction_pack v316 = v273 + (live[19] * live[13]);
    const puma560_friction_pack v317 = (live[2] * v302) + (live[3] * v301);
    live[153] = v317;
    const puma560_friction_pack v318 = ((((0.0006421600000000001 * v274) - live[50]) - (0.0006500000000000002 * v316)) + (live[52] * v315)) + (live[47] * v317);
    live[154] = v318;
    const puma560_friction_pack v319 = (live[2] * v318) - (live[3] * v314);
    const puma560_friction_pack v320 = (live[1] * v319) + (v313 - (0.15005 * v290));
    const puma560_friction_pack v321 = (v300 - (live[102] * v293)) - v320;
    live[155] = v321;
    *(puma560_friction_unaligned *)&A[73U * stride] = -(live[124] * v321);
    const puma560_friction_pack v322 = ((live[56] * v215) + (live[48] * v206)) - v225;
    live[156] = v322;
    const puma560_friction_pack v323 = (live[32] * v206) - (v237 + (live[38] * v215));
    const puma560_friction_pack v324 = (live[4] * v323) - v259;
    const puma560_friction_pack v325 = v261 + v324;
    live[157] = v325;
    const puma560_friction_pack v326 = v227 - v322;
    const puma560_friction_pack v327 = ((live[2] * v241) + (live[96] * v323)) - (live[3] * v326);
    const puma560_friction_pack v328 = v327 + (((live[75] * v322) - v258) + (live[68] * v325));
    live[158] = v328;
    const puma560_friction_pack v329 = (((live[84] * v325) - (v327 + (live[90] * v322))) - (live[83] * v328)) - v292;
    live[159] = v329;
    const puma560_friction_pack v330 = (live[28] - live[94]) + live[22];
    live[160] = v330;
    const puma560_friction_pack v331 = (((live[18] * v241) + (v330 * v295)) + (live[98] * v322)) + (live[95] * v323);
    const puma560_friction_pack v332 = ((((live[1] * v324) + v331) + (live[97] * v326)) + (live[106] * v325)) - (live[107] * v328);
    const puma560_friction_pack v333 = (v332 + (live[102] * v329)) - v320;
    live[161] = v333;
    *(puma560_friction_unaligned *)&A[74U * stride] = -(live[124] * v333);
    const puma560_friction_pack v334 = live[5] * live[10];
    live[162] = v334;
    const puma560_friction_pack v335 = (live[10] * v252) + (v334 * live[42]);
    const puma560_friction_pack v336 = (((0.00020216000000000006 * v335) + ((puma560_friction_pack_at(&qd[5U * stride]) * live[66]) * live[10])) + (live[48] * v302)) - (0.0006421600000000001 * v280);
    const puma560_friction_pack v337 = v336 - (live[56] * v301);
    live[163] = v337;
    const puma560_friction_pack v338 = live[3] + live[75];
    live[164] = v338;
    const puma560_friction_pack v339 = v280 - v335;
    const puma560_friction_pack v340 = (live[52] * v339) + ((live[19] * v250) - (v334 * v249));
    live[165] = v340;
    const puma560_friction_pack v341 = live[4] * live[39];
    live[166] = v341;
    const puma560_friction_pack v342 = v248 * live[10];
    live[167] = v342;
    const puma560_friction_pack v343 = (live[47] * v339) + ((v342 * v252) - ((0.0057599999999999995 * live[19]) * v341));
    live[168] = v343;
    const puma560_friction_pack v344 = (live[19] * live[19]) - (live[10] * live[10]);
    const puma560_friction_pack v345 = (live[4] * v344) - (live[5] * v316);
    const puma560_friction_pack v346 = v345 + ((v230 * v341) - (live[19] * live[43]));
    live[169] = v346;
    const puma560_friction_pack v347 = ((live[32] * v346) - (live[3] * v343)) - v294;
    live[170] = v347;
    const puma560_friction_pack v348 = (((live[40] * live[19]) - (0.0028799999999999997 * v317)) - (1.9999999999999998e-05 * v345)) - (0.0004221600000000001 * v346);
    live[171] = v348;
    const puma560_friction_pack v349 = (live[19] * live[44]) - (live[39] * v334);
    const puma560_friction_pack v350 = (live[4] * v316) + ((live[5] * v344) - v349);
    live[172] = v350;
    const puma560_friction_pack v351 = (0.00024000000000000003 * v350) - (0.00020000000000000004 * v349);
    const puma560_friction_pack v352 = (live[4] * v348) - ((live[5] * v351) + (9.999999999999983e-05 * v344));
    live[173] = v352;
    const puma560_friction_pack v353 = v352 + (live[66] * v350);
    live[174] = v353;
    const puma560_friction_pack v354 = (live[4] * v351) + (0.00075 * v316);
    live[175] = v354;
    const puma560_friction_pack v355 = 0.0006500000000000002 * live[3];
    live[176] = v355;
    const puma560_friction_pack v356 = ((((live[78] * v350) + (v355 * v281)) - (live[2] * v354)) - (live[96] * v348)) - v319;
    const puma560_friction_pack v357 = v356 + (((0.4318 * v347) + ((0.0203 * v340) + (v338 * v337))) - (live[68] * v353));
    live[177] = v357;
    const puma560_friction_pack v358 = live[3] + live[90];
    live[178] = v358;
    const puma560_friction_pack v359 = v356 + (((live[85] * v347) + ((live[86] * v340) + (v358 * v337))) + (live[84] * v353));
    live[179] = v359;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block_part3(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)tau;
    (void)B;
    const puma560_friction_pack v360 = live[179] + (live[83] * live[177]);
    live[20] = v360;
    const puma560_friction_pack v361 = ((live[106] * live[174]) + (live[18] * (live[154] + live[175]))) + (live[97] * (live[151] + (0.0006500000000000002 * live[139])));
    const puma560_friction_pack v362 = live[98] - live[97];
    const puma560_friction_pack v363 = (live[95] * live[171]) - (((live[100] * live[172]) + (v362 * live[163])) + (live[108] * live[165]));
    const puma560_friction_pack v364 = live[160] * (live[142] + ((live[2] * live[168]) + (live[38] * live[169])));
    const puma560_friction_pack v365 = (((((live[1] * live[173]) + v363) - (live[105] * live[170])) + v364) + v361) + (live[107] * live[177]);
    const puma560_friction_pack v366 = v365 + (live[102] * v360);
    live[21] = v366;
    *(puma560_friction_unaligned *)&A[75U * stride] = live[124] * v366;
    const puma560_friction_pack v367 = live[150] + ((1.9999999999999998e-05 * live[148]) - (0.0004221600000000001 * live[149]));
    const puma560_friction_pack v368 = (0.00020000000000000004 * live[141]) - live[146];
    const puma560_friction_pack v369 = (live[4] * v367) + (live[5] * v368);
    live[23] = v369;
    const puma560_friction_pack v370 = live[69] - (live[42] * live[42]);
    const puma560_friction_pack v371 = ((live[47] * live[152]) + ((live[40] * live[42]) - (0.00020216000000000006 * v370))) - (live[52] * live[153]);
    live[24] = v371;
    const puma560_friction_pack v372 = ((live[42] * live[130]) + (live[52] * (live[70] - v370))) - (live[47] * live[138]);
    const puma560_friction_pack v373 = ((live[47] * v370) + (live[42] * live[133])) - live[143];
    const puma560_friction_pack v374 = (live[3] * v373) + (live[32] * live[149]);
    const puma560_friction_pack v375 = (live[4] * (v368 + (4e-05 * live[140]))) - (live[5] * v367);
    const puma560_friction_pack v376 = (live[78] * live[140]) - (live[2] * v375);
    const puma560_friction_pack v377 = (((0.4318 * v374) + ((0.0203 * v372) - (live[164] * v371))) - (live[68] * v369)) - v376;
    live[25] = v377;
    const puma560_friction_pack v378 = (((live[85] * v374) + ((live[86] * v372) - (live[178] * v371))) + (live[84] * v369)) - v376;
    const puma560_friction_pack v379 = v378 + (live[83] * v377);
    live[26] = v379;
    const puma560_friction_pack v380 = -v362;
    live[27] = v380;
    const puma560_friction_pack v381 = live[100] + (live[1] * live[66]);
    live[29] = v381;
    const puma560_friction_pack v382 = ((v380 * v371) - (v381 * live[140])) + (live[108] * v372);
    const puma560_friction_pack v383 = (v382 + (live[104] * ((live[2] * v373) - (live[38] * live[149])))) + (live[105] * v374);
    const puma560_friction_pack v384 = live[1] + live[106];
    live[30] = v384;
    const puma560_friction_pack v385 = (((v383 + (live[18] * v375)) - (v384 * v369)) - (live[107] * v377)) - (live[102] * v379);
    live[31] = v385;
    *(puma560_friction_unaligned *)&A[76U * stride] = live[124] * v385;
    const puma560_friction_pack v386 = 2.0 * live[11];
    const puma560_friction_pack v387 = live[15] * live[1];
    const puma560_friction_pack v388 = ((live[3] * v387) - (live[1] * live[126])) - (live[97] * (live[13] - v386));
    const puma560_friction_pack v389 = live[97] * live[19];
    const puma560_friction_pack v390 = v389 + (live[18] * live[10]);
    const puma560_friction_pack v391 = live[9] * live[0];
    const puma560_friction_pack v392 = v391 - v390;
    const puma560_friction_pack v393 = (live[4] * v392) - (live[5] * v388);
    const puma560_friction_pack v394 = v393 + ((live[97] * live[43]) + (live[93] * live[127]));
    const puma560_friction_pack v395 = ((1.9999999999999998e-05 * v393) + (live[40] * live[97])) + (0.0004221600000000001 * v394);
    const puma560_friction_pack v396 = (live[4] * live[1]) + live[95];
    const puma560_friction_pack v397 = (live[97] * live[44]) + (live[39] * v396);
    const puma560_friction_pack v398 = (v397 + (live[4] * v388)) + (live[5] * v392);
    live[34] = v398;
    const puma560_friction_pack v399 = (0.00024000000000000003 * v398) + (0.00020000000000000004 * v397);
    const puma560_friction_pack v400 = puma560_friction_pack_at(&qd[stride]) * live[33];
    const puma560_friction_pack v401 = (((0.3001 * puma560_friction_pack_at(&qd[0])) - ((0.8636 * live[9]) * live[1])) - (0.0406 * v391)) - v400;
    const puma560_friction_pack v402 = (live[121] * live[36]) - (live[11] * (0.0406 * live[1]));
    const puma560_friction_pack v403 = (live[2] * v402) - (live[3] * v401);
    const puma560_friction_pack v404 = (((9.999999999999983e-05 * v390) - (0.0013999999999999998 * v391)) + (live[52] * v403)) - (live[5] * v399);
    const puma560_friction_pack v405 = v404 - (live[4] * v395);
    const puma560_friction_pack v406 = v405 + (live[66] * v398);
    live[35] = v406;
    const puma560_friction_pack v407 = ((live[4] * v399) + ((0.00075 * v388) + (live[47] * v403))) - (live[5] * v395);
    const puma560_friction_pack v408 = (live[93] * live[44]) + (v396 * live[42]);
    const puma560_friction_pack v409 = (live[1] * live[19]) + (live[18] * live[12]);
    const puma560_friction_pack v410 = ((live[18] * v386) - (live[2] * v387)) - v409;
    const puma560_friction_pack v411 = (live[40] * v396) + ((live[121] * (live[117] * live[8])) - (live[11] * (0.00011692799999999998 * live[51])));
    const puma560_friction_pack v412 = ((0.00020216000000000006 * v408) - ((0.0006421600000000001 * v410) + (live[48] * v402))) + (v411 - (live[56] * v401));
    live[41] = v412;
    const puma560_friction_pack v413 = (0.0006500000000000002 * (v409 - v410)) + v412;
    const puma560_friction_pack v414 = (((puma560_friction_pack_at(&qd[0]) * live[147]) - (live[111] * live[62])) + (live[78] * v398)) + (live[3] * v413);
    const puma560_friction_pack v415 = v414 - (live[2] * v407);
    const puma560_friction_pack v416 = v408 - v410;
    const puma560_friction_pack v417 = (live[52] * v416) + ((live[97] * live[131]) + (v396 * live[130]));
    const puma560_friction_pack v418 = ((v396 * live[133]) + (live[0] * live[135])) - (live[47] * v416);
    const puma560_friction_pack v419 = (live[32] * v394) - (live[3] * v418);
    const puma560_friction_pack v420 = (v415 - (live[68] * v406)) + ((0.4318 * v419) + ((live[75] * v412) - (0.0203 * v417)));
    live[46] = v420;
    const puma560_friction_pack v421 = puma560_friction_pack_at(&qd[0]) * live[145];
    const puma560_friction_pack v422 = (((v421 - (live[111] * live[87])) + (live[86] * v417)) - (live[90] * v412)) - (live[85] * v419);
    const puma560_friction_pack v423 = ((v422 - (live[84] * v406)) - v415) - (live[83] * v420);
    live[49] = v423;
    const puma560_friction_pack v424 = live[87] + live[89];
    const puma560_friction_pack v425 = 2.0 * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v426 = ((((2.0 * puma560_friction_pack_at(&qd[2U * stride])) * live[89]) - (puma560_friction_pack_at(&qd[stride]) * live[145])) + (v425 * v424)) + (live[100] * v398);
    const puma560_friction_pack v427 = (((v426 + (live[98] * v412)) - (live[108] * v417)) - (live[97] * v413)) - (live[1] * v405);
    const puma560_friction_pack v428 = ((live[105] * v419) - (live[104] * ((live[2] * v418) + (live[38] * v394)))) - (live[106] * v406);
    const puma560_friction_pack v429 = (((v427 - (live[18] * v407)) - (live[107] * v420)) + v428) + (v423 * live[102]);
    live[50] = v429;
    *(puma560_friction_unaligned *)&A[78U * stride] = v429 * live[124];
    const puma560_friction_pack v430 = live[3] * live[19];
    const puma560_friction_pack v431 = (live[2] * live[10]) - v430;
    const puma560_friction_pack v432 = live[8] + v431;
    const puma560_friction_pack v433 = (2.0 * live[14]) - (live[3] * live[13]);
    const puma560_friction_pack v434 = (live[4] * v432) - (live[5] * v433);
    const puma560_friction_pack v435 = ((2.0 * live[134]) - v434) - (live[3] * live[43]);
    const puma560_friction_pack v436 = ((1.9999999999999998e-05 * v434) + (live[40] * live[3])) - (0.0004221600000000001 * v435);
    const puma560_friction_pack v437 = (0.0406 * live[9]) + (live[1] * (puma560_friction_pack_at(&qd[stride]) * live[119]));
    const puma560_friction_pack v438 = live[37] + (puma560_friction_pack_at(&qd[0]) * live[33]);
    const puma560_friction_pack v439 = ((live[2] * v437) + (live[97] * v400)) - (live[3] * v438);
    const puma560_friction_pack v440 = (live[3] * live[44]) - (live[96] * live[39]);
    const puma560_friction_pack v441 = ((-(live[4] * v433)) - (live[5] * v432)) - v440;
    live[53] = v441;
    const puma560_friction_pack v442 = (0.00024000000000000003 * v441) - (0.00020000000000000004 * v440);
    const puma560_friction_pack v443 = ((0.0013999999999999998 * live[8]) + (9.999999999999983e-05 * v431)) - (live[5] * v442);
    const puma560_friction_pack v444 = v443 + ((live[4] * v436) + (live[52] * v439));
    const puma560_friction_pack v445 = live[66] * v441;
    const puma560_friction_pack v446 = v444 + v445;
    live[54] = v446;
    const puma560_friction_pack v447 = (live[4] * v442) - (0.00075 * v433);
    const puma560_friction_pack v448 = v447 + ((live[5] * v436) + (live[47] * v439));
    const puma560_friction_pack v449 = live[2] * live[12];
    const puma560_friction_pack v450 = (2.0 * live[16]) - v449;
    const puma560_friction_pack v451 = v449 - v450;
    const puma560_friction_pack v452 = (live[78] * v441) + (live[176] * v451);
    const puma560_friction_pack v453 = live[147] + live[145];
    const puma560_friction_pack v454 = (live[2] * v448) + ((puma560_friction_pack_at(&qd[stride]) * v453) - v452);
    const puma560_friction_pack v455 = (live[59] * live[44]) + (live[96] * live[42]);
    const puma560_friction_pack v456 = v455 - v450;
    const puma560_friction_pack v457 = (live[52] * v456) + ((live[96] * live[130]) - (live[3] * live[131]));
    const puma560_friction_pack v458 = 0.0057599999999999995 * live[3];
    live[55] = v458;
    const puma560_friction_pack v459 = v458 * live[166];
    live[57] = v459;
    const puma560_friction_pack v460 = ((live[59] * live[130]) - v459) - (live[47] * v456);
    const puma560_friction_pack v461 = (live[32] * v435) - (live[3] * v460);
    const puma560_friction_pack v462 = (0.4318 * v461) - (0.0203 * v457);
    const puma560_friction_pack v463 = live[2] * live[66];
    live[58] = v463;
    const puma560_friction_pack v464 = (((live[9] * live[117]) - (puma560_friction_pack_at(&qd[5U * stride]) * v463)) + (0.0006421600000000001 * v450)) - (0.00020216000000000006 * v455);
    const puma560_friction_pack v465 = puma560_friction_pack_at(&qd[stride]) * ((live[117] * (live[7] * live[0])) - (live[6] * (live[118] + (0.0024871679999999997 * live[95]))));
    const puma560_friction_pack v466 = ((v465 - (live[48] * v437)) - (live[56] * v438)) - v464;
    live[60] = v466;
    const puma560_friction_pack v467 = (v454 + (live[68] * v446)) - ((live[164] * v466) + v462);
    live[61] = v467;
    const puma560_friction_pack v468 = (live[85] * v461) + ((live[9] * v453) - (live[86] * v457));
    const puma560_friction_pack v469 = (((v468 + (live[178] * v466)) + (live[84] * v446)) - v454) - (live[83] * v467);
    live[63] = v469;
    const puma560_friction_pack v470 = (((v421 - (v425 * live[109])) - (live[111] * v424)) + (v362 * v466)) - (live[1] * v444);
    const puma560_friction_pack v471 = (live[2] * v460) + (live[38] * v435);
    const puma560_friction_pack v472 = (live[28] * v471) + ((live[108] * v457) - ((live[100] * v441) + (live[15] * live[114])));
    const puma560_friction_pack v473 = live[0] * (((0.0006500000000000002 * live[2]) * v451) - (0.4318 * v471));
    const puma560_friction_pack v474 = ((v472 - (live[105] * v461)) + (live[22] * v471)) + v473;
    const puma560_friction_pack v475 = (((v470 - (live[18] * v448)) - (live[106] * v446)) + (live[107] * v467)) - v474;
    const puma560_friction_pack v476 = v475 - (v469 * live[102]);
    live[64] = v476;
    *(puma560_friction_unaligned *)&A[79U * stride] = -(v476 * live[124]);
    const puma560_friction_pack v477 = ((0.00011692799999999998 * live[17]) - (live[38] * live[37])) + v436;
    const puma560_friction_pack v478 = v443 + (live[4] * v477);
    const puma560_friction_pack v479 = v445 + v478;
    live[65] = v479;
    const puma560_friction_pack v480 = ((live[2] * v447) - v452) + (live[96] * v477);
    const puma560_friction_pack v481 = v464 + ((live[56] * live[37]) + ((0.00011692799999999998 * live[9]) * live[74]));
    live[71] = v481;
    const puma560_friction_pack v482 = (v480 + (live[164] * v481)) + ((live[68] * v479) - v462);
    live[72] = v482;
    const puma560_friction_pack v483 = ((v468 - (live[178] * v481)) + ((live[84] * v479) - v480)) - (live[83] * v482);
    live[73] = v483;
    const puma560_friction_pack v484 = ((live[18] * v447) + ((v362 * v481) + (live[111] * live[89]))) + (live[95] * v477);
    const puma560_friction_pack v485 = v474 + ((((live[1] * v478) + v484) + (live[106] * v479)) - (live[107] * v482));
    const puma560_friction_pack v486 = v485 + (v483 * live[102]);
    live[76] = v486;
    *(puma560_friction_unaligned *)&A[80U * stride] = v486 * live[124];
    const puma560_friction_pack v487 = (live[4] * live[126]) - live[166];
    live[77] = v487;
    const puma560_friction_pack v488 = 0.0008843200000000002 * live[162];
    const puma560_friction_pack v489 = (live[4] * v488) - (live[5] * ((0.00020000000000000004 * v487) + (0.0006443200000000001 * live[166])));
    live[80] = v489;
    const puma560_friction_pack v490 = live[5] * live[39];
    live[81] = v490;
    const puma560_friction_pack v491 = (live[5] * ((0.0008443200000000002 * v490) - v488)) - (0.0015 * live[10]);
    const puma560_friction_pack v492 = (live[4] * ((0.00020000000000000004 * live[166]) - (0.00024000000000000003 * v487))) + v491;
    const puma560_friction_pack v493 = (live[2] * v492) + ((live[78] * v487) - (0.0013000000000000004 * v430));
    const puma560_friction_pack v494 = live[5] * live[44];
    live[88] = v494;
    const puma560_friction_pack v495 = (live[4] * live[42]) - v494;
    const puma560_friction_pack v496 = ((0.0006421600000000001 * live[19]) + (live[40] * live[4])) + (0.00020216000000000006 * v495);
    live[91] = v496;
    const puma560_friction_pack v497 = live[167] - live[131];
    const puma560_friction_pack v498 = live[19] + v495;
    const puma560_friction_pack v499 = (live[48] * v498) + ((live[2] * v497) - (live[79] * live[133]));
    live[94] = v499;
    const puma560_friction_pack v500 = (live[52] * v498) + (live[129] * live[132]);
    live[99] = v500;
    const puma560_friction_pack v501 = ((0.4318 * v499) + (((live[164] * v496) - v493) + (v489 * live[68]))) - (0.0203 * v500);
    live[101] = v501;
    const puma560_friction_pack v502 = (((v493 - (live[178] * v496)) + (v489 * live[84])) + (live[86] * v500)) - (live[85] * v499);
    const puma560_friction_pack v503 = v502 - (v501 * live[83]);
    live[103] = v503;
    const puma560_friction_pack v504 = (live[160] * (((live[59] * live[133]) + (live[3] * v497)) - (live[56] * v498))) - (v489 * v384);
    live[110] = v504;
    const puma560_friction_pack v505 = ((live[18] * v492) + ((v381 * v487) + (0.0013000000000000004 * v389))) - (v362 * v496);
    live[112] = v505;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block_part4(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)tau;
    const puma560_friction_pack v506 = (((live[112] - (live[105] * live[94])) + (live[108] * live[99])) + live[110]) + (live[101] * live[107]);
    const puma560_friction_pack v507 = v506 - (live[103] * live[102]);
    *(puma560_friction_unaligned *)&A[81U * stride] = -(v507 * live[124]);
    const puma560_friction_pack v508 = live[40] + (0.0008443200000000002 * live[42]);
    const puma560_friction_pack v509 = (live[4] * v508) + (0.0004000000000000001 * live[88]);
    const puma560_friction_pack v510 = ((0.0057599999999999995 * live[2]) * live[42]) - live[57];
    const puma560_friction_pack v511 = (0.00044000000000000007 * live[132]) - (live[5] * v508);
    const puma560_friction_pack v512 = (live[78] * live[44]) - (live[2] * v511);
    const puma560_friction_pack v513 = (((0.00011692799999999998 * live[81]) - (0.4318 * v510)) - (v509 * live[68])) - v512;
    const puma560_friction_pack v514 = (v513 * live[83]) + ((((live[86] * live[131]) - (live[85] * v510)) + (v509 * live[84])) - v512);
    const puma560_friction_pack v515 = (live[104] * (live[135] + (live[55] * live[42]))) + (((0.0008642879999999998 * live[122]) * live[39]) - (live[44] * live[29]));
    const puma560_friction_pack v516 = (((live[18] * v511) + (v515 - (live[105] * v510))) - (v509 * live[30])) - (v513 * live[107]);
    const puma560_friction_pack v517 = v516 - (v514 * live[102]);
    *(puma560_friction_unaligned *)&A[82U * stride] = -(v517 * live[124]);
    const puma560_friction_pack v518 = live[102] * live[124];
    *(puma560_friction_unaligned *)&B[37U * stride] = v518;
    *(puma560_friction_unaligned *)&B[42U * stride] = v518;
    const puma560_friction_pack v519 = 4e-05 * live[166];
    const puma560_friction_pack v520 = live[58] * live[39];
    const puma560_friction_pack v521 = (v520 + (live[164] * live[45])) + (v519 * live[68]);
    const puma560_friction_pack v522 = ((v520 + (live[45] * live[178])) - (v519 * live[84])) + (v521 * live[83]);
    const puma560_friction_pack v523 = ((((live[66] * live[18]) * live[39]) - (live[45] * live[27])) * live[124]) - (v522 * v518);
    const puma560_friction_pack v524 = live[107] * live[124];
    const puma560_friction_pack v525 = live[106] * live[124];
    const puma560_friction_pack v526 = (v519 * (v525 + (live[1] * live[124]))) + (v523 - (v521 * v524));
    *(puma560_friction_unaligned *)&A[83U * stride] = v526;
    const puma560_friction_pack v527 = (v518 * live[155]) - (live[92] * live[144]);
    *(puma560_friction_unaligned *)&A[85U * stride] = -v527;
    const puma560_friction_pack v528 = (live[92] * live[159]) + (v518 * live[161]);
    *(puma560_friction_unaligned *)&A[86U * stride] = -v528;
    const puma560_friction_pack v529 = (live[92] * live[20]) + (v518 * live[21]);
    *(puma560_friction_unaligned *)&A[87U * stride] = v529;
    const puma560_friction_pack v530 = (v518 * live[31]) - (live[92] * live[26]);
    *(puma560_friction_unaligned *)&A[88U * stride] = v530;
    const puma560_friction_pack v531 = (live[49] * live[92]) + (live[50] * v518);
    *(puma560_friction_unaligned *)&A[90U * stride] = v531;
    const puma560_friction_pack v532 = (live[64] * v518) - (live[63] * live[92]);
    *(puma560_friction_unaligned *)&A[91U * stride] = -v532;
    const puma560_friction_pack v533 = (live[73] * live[92]) + (live[76] * v518);
    *(puma560_friction_unaligned *)&A[92U * stride] = v533;
    const puma560_friction_pack v534 = (v507 * v518) - (live[103] * live[92]);
    *(puma560_friction_unaligned *)&A[93U * stride] = -v534;
    const puma560_friction_pack v535 = (v517 * v518) - (v514 * live[92]);
    *(puma560_friction_unaligned *)&A[94U * stride] = -v535;
    const puma560_friction_pack v536 = (live[102] * v526) - (v522 * live[92]);
    *(puma560_friction_unaligned *)&A[95U * stride] = v536;
    const puma560_friction_pack v537 = (live[83] * v527) + ((v524 * live[155]) - (live[82] * live[137]));
    *(puma560_friction_unaligned *)&A[97U * stride] = -v537;
    const puma560_friction_pack v538 = (live[83] * v528) + ((v524 * live[161]) - (live[82] * live[158]));
    *(puma560_friction_unaligned *)&A[98U * stride] = -v538;
    const puma560_friction_pack v539 = ((live[82] * live[177]) + (v524 * live[21])) + (live[83] * v529);
    *(puma560_friction_unaligned *)&A[99U * stride] = v539;
    const puma560_friction_pack v540 = (live[83] * v530) + ((v524 * live[31]) - (live[82] * live[25]));
    *(puma560_friction_unaligned *)&A[100U * stride] = v540;
    const puma560_friction_pack v541 = (live[83] * v531) + ((live[50] * v524) - (live[82] * live[46]));
    *(puma560_friction_unaligned *)&A[102U * stride] = v541;
    const puma560_friction_pack v542 = ((live[82] * live[61]) + (live[64] * v524)) + (live[83] * v532);
    *(puma560_friction_unaligned *)&A[103U * stride] = -v542;
    const puma560_friction_pack v543 = (live[83] * v533) + ((live[76] * v524) - (live[82] * live[72]));
    *(puma560_friction_unaligned *)&A[104U * stride] = v543;
    const puma560_friction_pack v544 = ((live[82] * live[101]) + (v507 * v524)) + (live[83] * v534);
    *(puma560_friction_unaligned *)&A[105U * stride] = -v544;
    const puma560_friction_pack v545 = (live[83] * v535) + ((v517 * v524) - (v513 * live[82]));
    *(puma560_friction_unaligned *)&A[106U * stride] = -v545;
    const puma560_friction_pack v546 = (live[83] * v536) + ((live[107] * v526) - (v521 * live[82]));
    *(puma560_friction_unaligned *)&A[107U * stride] = v546;
    const puma560_friction_pack v547 = ((live[84] * v527) + ((v525 * live[155]) - (live[67] * live[136]))) - (live[68] * v537);
    *(puma560_friction_unaligned *)&A[109U * stride] = -v547;
    const puma560_friction_pack v548 = ((live[84] * v528) + ((v525 * live[161]) - (live[67] * live[157]))) - (live[68] * v538);
    *(puma560_friction_unaligned *)&A[110U * stride] = -v548;
    const puma560_friction_pack v549 = ((live[84] * v529) + ((v525 * live[21]) - (live[67] * live[174]))) - (live[68] * v539);
    *(puma560_friction_unaligned *)&A[111U * stride] = v549;
    const puma560_friction_pack v550 = (((live[67] * live[23]) + (v525 * live[31])) + (live[84] * v530)) - (live[68] * v540);
    *(puma560_friction_unaligned *)&A[112U * stride] = v550;
    const puma560_friction_pack v551 = (((live[67] * live[35]) + (live[50] * v525)) + (live[84] * v531)) - (live[68] * v541);
    *(puma560_friction_unaligned *)&A[114U * stride] = v551;
    const puma560_friction_pack v552 = (((live[67] * live[54]) + (live[64] * v525)) + (live[84] * v532)) - (live[68] * v542);
    *(puma560_friction_unaligned *)&A[115U * stride] = -v552;
    const puma560_friction_pack v553 = ((live[84] * v533) + ((live[76] * v525) - (live[67] * live[65]))) - (live[68] * v543);
    *(puma560_friction_unaligned *)&A[116U * stride] = v553;
    const puma560_friction_pack v554 = (((live[67] * live[80]) + (v507 * v525)) + (live[84] * v534)) - (live[68] * v544);
    *(puma560_friction_unaligned *)&A[117U * stride] = -v554;
    const puma560_friction_pack v555 = (((live[67] * v509) + (v517 * v525)) + (live[84] * v535)) - (live[68] * v545);
    *(puma560_friction_unaligned *)&A[118U * stride] = -v555;
    const puma560_friction_pack v556 = (live[68] * v546) + (((v519 * live[67]) - (live[106] * v526)) - (live[84] * v536));
    *(puma560_friction_unaligned *)&A[119U * stride] = -v556;
    const puma560_friction_pack v557 = live[98] * live[124];
    *(puma560_friction_unaligned *)&A[121U * stride] = (((v557 * live[155]) - (1557.2443004858599 * live[125])) - (live[90] * v527)) - (live[75] * v537);
    *(puma560_friction_unaligned *)&A[122U * stride] = (((1557.2443004858599 * live[156]) + (v557 * live[161])) - (live[90] * v528)) - (live[75] * v538);
    *(puma560_friction_unaligned *)&A[123U * stride] = (((1557.2443004858599 * live[163]) - (v557 * live[21])) + (live[90] * v529)) + (live[75] * v539);
    *(puma560_friction_unaligned *)&A[124U * stride] = (((1557.2443004858599 * live[24]) - (v557 * live[31])) + (live[90] * v530)) + (live[75] * v540);
    *(puma560_friction_unaligned *)&A[126U * stride] = (live[75] * v541) + ((live[90] * v531) - ((1557.2443004858599 * live[41]) + (live[50] * v557)));
    *(puma560_friction_unaligned *)&A[127U * stride] = (((1557.2443004858599 * live[60]) + (live[64] * v557)) - (live[90] * v532)) - (live[75] * v542);
    *(puma560_friction_unaligned *)&A[128U * stride] = (live[75] * v543) + ((live[90] * v533) - ((1557.2443004858599 * live[71]) + (live[76] * v557)));
    *(puma560_friction_unaligned *)&A[129U * stride] = (((v507 * v557) - (1557.2443004858599 * live[91])) - (live[90] * v534)) - (live[75] * v544);
    *(puma560_friction_unaligned *)&A[130U * stride] = ((v517 * v557) - (live[90] * v535)) - (live[75] * v545);
    *(puma560_friction_unaligned *)&A[131U * stride] = (live[75] * v546) + ((live[90] * v536) - ((0.06228977201943439 * live[44]) + (live[98] * v526)));
    const puma560_friction_pack v558 = live[93] * live[124];
    *(puma560_friction_unaligned *)&A[133U * stride] = ((live[128] - (v558 * live[155])) + (live[5] * v547)) + (live[59] * (v527 + v537));
    *(puma560_friction_unaligned *)&A[134U * stride] = ((live[128] - (v558 * live[161])) + (live[5] * v548)) + (live[59] * (v528 + v538));
    *(puma560_friction_unaligned *)&A[135U * stride] = (((v558 * live[21]) - live[172]) - (live[5] * v549)) - (live[59] * (v529 + v539));
    *(puma560_friction_unaligned *)&A[136U * stride] = (((v558 * live[31]) - live[140]) - (live[5] * v550)) - (live[59] * (v530 + v540));
    *(puma560_friction_unaligned *)&A[138U * stride] = ((live[34] + (live[50] * v558)) - (live[5] * v551)) - (live[59] * (v531 + v541));
    *(puma560_friction_unaligned *)&A[139U * stride] = ((live[5] * v552) - (live[53] + (live[64] * v558))) + (live[59] * (v532 + v542));
    *(puma560_friction_unaligned *)&A[140U * stride] = (((live[76] * v558) - live[53]) - (live[5] * v553)) - (live[59] * (v533 + v543));
    *(puma560_friction_unaligned *)&A[141U * stride] = ((live[5] * v554) - (live[77] + (v507 * v558))) + (live[59] * (v534 + v544));
    *(puma560_friction_unaligned *)&A[142U * stride] = ((live[44] - (v517 * v558)) + (live[5] * v555)) + (live[59] * (v535 + v545));
    *(puma560_friction_unaligned *)&A[143U * stride] = ((live[5] * v556) + (live[93] * v526)) - (live[59] * (v536 + v546));
    const puma560_friction_pack v559 = live[107] + (live[83] * live[102]);
    const puma560_friction_pack v560 = v559 * live[124];
    *(puma560_friction_unaligned *)&B[38U * stride] = v560;
    *(puma560_friction_unaligned *)&B[48U * stride] = v560;
    const puma560_friction_pack v561 = (v525 + (live[84] * v518)) - (live[68] * v560);
    *(puma560_friction_unaligned *)&B[39U * stride] = v561;
    *(puma560_friction_unaligned *)&B[54U * stride] = v561;
    const puma560_friction_pack v562 = (v557 - (live[90] * v518)) - (live[75] * v560);
    const puma560_friction_pack v563 = -v562;
    *(puma560_friction_unaligned *)&B[40U * stride] = v563;
    *(puma560_friction_unaligned *)&B[60U * stride] = v563;
    const puma560_friction_pack v564 = live[59] - (live[5] * live[68]);
    const puma560_friction_pack v565 = live[59] + (live[5] * live[84]);
    const puma560_friction_pack v566 = (((v565 * v518) - v558) + (live[5] * v525)) + (v564 * v560);
    const puma560_friction_pack v567 = -v566;
    *(puma560_friction_unaligned *)&B[41U * stride] = v567;
    *(puma560_friction_unaligned *)&B[66U * stride] = v567;
    *(puma560_friction_unaligned *)&B[43U * stride] = live[92] + (live[102] * v518);
    const puma560_friction_pack v568 = live[83] * live[92];
    const puma560_friction_pack v569 = v568 + (v559 * v518);
    *(puma560_friction_unaligned *)&B[44U * stride] = v569;
    *(puma560_friction_unaligned *)&B[49U * stride] = v569;
    const puma560_friction_pack v570 = ((live[68] * v568) - (live[84] * live[92])) - (live[102] * v561);
    const puma560_friction_pack v571 = -v570;
    *(puma560_friction_unaligned *)&B[45U * stride] = v571;
    *(puma560_friction_unaligned *)&B[55U * stride] = v571;
    const puma560_friction_pack v572 = ((live[90] * live[92]) + (live[75] * v568)) - (live[102] * v562);
    *(puma560_friction_unaligned *)&B[46U * stride] = v572;
    *(puma560_friction_unaligned *)&B[61U * stride] = v572;
    const puma560_friction_pack v573 = ((v565 * live[92]) + (v564 * v568)) + (live[102] * v566);
    const puma560_friction_pack v574 = -v573;
    *(puma560_friction_unaligned *)&B[47U * stride] = v574;
    *(puma560_friction_unaligned *)&B[67U * stride] = v574;
    *(puma560_friction_unaligned *)&B[50U * stride] = (live[82] + (v559 * v524)) + (live[83] * v569);
    const puma560_friction_pack v575 = (live[83] * v570) + ((live[68] * live[82]) - (live[107] * v561));
    const puma560_friction_pack v576 = -v575;
    *(puma560_friction_unaligned *)&B[51U * stride] = v576;
    *(puma560_friction_unaligned *)&B[56U * stride] = v576;
    const puma560_friction_pack v577 = (live[83] * v572) + ((live[75] * live[82]) - (live[107] * v562));
    *(puma560_friction_unaligned *)&B[52U * stride] = v577;
    *(puma560_friction_unaligned *)&B[62U * stride] = v577;
    const puma560_friction_pack v578 = ((v564 * live[82]) + (live[107] * v566)) + (live[83] * v573);
    const puma560_friction_pack v579 = -v578;
    *(puma560_friction_unaligned *)&B[53U * stride] = v579;
    *(puma560_friction_unaligned *)&B[68U * stride] = v579;
    *(puma560_friction_unaligned *)&B[57U * stride] = (live[68] * v575) + (((live[106] * v561) - live[67]) - (live[84] * v570));
    const puma560_friction_pack v580 = -((live[68] * v577) + ((live[106] * v562) - (live[84] * v572)));
    *(puma560_friction_unaligned *)&B[58U * stride] = v580;
    *(puma560_friction_unaligned *)&B[63U * stride] = v580;
    const puma560_friction_pack v581 = (((live[5] * live[67]) - (live[106] * v566)) - (live[84] * v573)) + (live[68] * v578);
    *(puma560_friction_unaligned *)&B[59U * stride] = v581;
    *(puma560_friction_unaligned *)&B[69U * stride] = v581;
    *(puma560_friction_unaligned *)&B[64U * stride] = ((1557.2443004858599 + (live[98] * v562)) + (live[90] * v572)) + (live[75] * v577);
    const puma560_friction_pack v582 = ((live[98] * v566) - (live[90] * v573)) - (live[75] * v578);
    *(puma560_friction_unaligned *)&B[65U * stride] = v582;
    *(puma560_friction_unaligned *)&B[70U * stride] = v582;
    *(puma560_friction_unaligned *)&B[71U * stride] = ((24999.999999999996 - (live[93] * v566)) - (live[5] * v581)) + (live[59] * (v573 + v578));
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    puma560_friction_pack live[180];
    puma560_friction_pack_linearize_block_part1(spacing, prepared, stride, q, qd, tau, A, B, live);
    puma560_friction_pack_linearize_block_part2(spacing, prepared, stride, q, qd, tau, A, B, live);
    puma560_friction_pack_linearize_block_part3(spacing, prepared, stride, q, qd, tau, A, B, live);
    puma560_friction_pack_linearize_block_part4(spacing, prepared, stride, q, qd, tau, A, B, live);
}

void puma560_friction_linearize_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double A_rest[144U * PUMA560_FRICTION_LANES];
        double B_rest[72U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_linearize_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        puma560_friction_pack_give(144U, count, first, PUMA560_FRICTION_LANES, A_rest, A);
        puma560_friction_pack_give(72U, count, first, PUMA560_FRICTION_LANES, B_rest, B);
    }
}

void puma560_friction_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_linearize_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double A_rest[144U * PUMA560_FRICTION_LANES];
        double B_rest[72U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_linearize_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        puma560_friction_pack_give(144U, count, first, PUMA560_FRICTION_LANES, A_rest, A);
        puma560_friction_pack_give(72U, count, first, PUMA560_FRICTION_LANES, B_rest, B);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
