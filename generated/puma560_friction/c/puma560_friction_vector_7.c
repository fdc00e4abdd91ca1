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
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline, unused)) void puma560_friction_pack_sincos_pair(const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_pack x = *angle;
    union { puma560_friction_pack number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_pack n = k.number - 6755399441186816.0;
    const puma560_friction_pack w = x - (n * 1.5707963267923333);
    const puma560_friction_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const puma560_friction_pack z = r * r;
    const puma560_friction_pack u = 1.0 - (0.5 * z);
    const puma560_friction_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const puma560_friction_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
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


/* The library answers for lanes whose angle is out of range, and for them only. */
static PUMA560_FRICTION_APART void puma560_friction_pack_sincos_beyond(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_friction_mask inside = (puma560_friction_mask)(puma560_friction_pack_abs(angle[i]) <= 200000.0);

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
    const puma560_friction_pack v1_angle[4] = {puma560_friction_pack_at(&q[3U * stride]), v0, puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[stride])};
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
    const puma560_friction_pack v9 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    live[8] = v9;
    const puma560_friction_pack v10 = puma560_friction_pack_at(&qd[0]) * v1_sine[1];
    live[9] = v10;
    const puma560_friction_pack v11 = (v1_cosine[0] * v10) - (v9 * v1_sine[0]);
    live[10] = v11;
    const puma560_friction_pack v12 = puma560_friction_pack_at(&qd[0]) * v1_cosine[1];
    live[11] = v12;
    const puma560_friction_pack v13 = puma560_friction_pack_at(&qd[3U * stride]) + v12;
    live[12] = v13;
    const puma560_friction_pack v14 = (v1_sine[2] * v13) + (v1_cosine[2] * v11);
    live[13] = v14;
    const puma560_friction_pack v15 = v14 * v14;
    live[14] = v15;
    const puma560_friction_pack v16 = (v9 * v1_cosine[0]) + (v1_sine[0] * v10);
    live[15] = v16;
    const puma560_friction_pack v17 = puma560_friction_pack_at(&qd[4U * stride]) + v16;
    live[16] = v17;
    const puma560_friction_pack v18 = (v17 * v17) + v15;
    const puma560_friction_pack v19 = 0.0028799999999999997 * v1_sine[2];
    live[17] = v19;
    const puma560_friction_pack v20 = (v1_sine[2] * v11) - (v1_cosine[2] * v13);
    live[18] = v20;
    const puma560_friction_pack v21 = v14 * v20;
    live[19] = v21;
    const puma560_friction_pack v22 = 0.0028799999999999997 * v1_cosine[2];
    live[20] = v22;
    const puma560_friction_pack v23 = (v19 * v18) - (v22 * v21);
    live[21] = v23;
    const puma560_friction_pack v24 = v13 * v11;
    live[22] = v24;
    const puma560_friction_pack v25 = v10 * v12;
    live[23] = v25;
    const puma560_friction_pack v26 = v1_sine[0] * v12;
    live[24] = v26;
    const puma560_friction_pack v27 = 2.0 * v26;
    live[25] = v27;
    const puma560_friction_pack v28 = ((v1_cosine[0] * v25) - v24) - (v9 * v27);
    const puma560_friction_pack v29 = v23 + (v22 * v28);
    const puma560_friction_pack v30 = v16 * v11;
    const puma560_friction_pack v31 = v9 * v10;
    live[26] = v31;
    const puma560_friction_pack v32 = v31 - v30;
    live[27] = v32;
    const puma560_friction_pack v33 = 2.0 * v16;
    live[28] = v33;
    const puma560_friction_pack v34 = v13 * v33;
    live[29] = v34;
    const puma560_friction_pack v35 = v9 * v12;
    live[30] = v35;
    const puma560_friction_pack v36 = 2.0 * v1_cosine[0];
    live[31] = v36;
    const puma560_friction_pack v37 = ((v1_sine[0] * v25) - v34) + (v36 * v35);
    const puma560_friction_pack v38 = (v1_sine[2] * v32) - (v1_cosine[2] * v37);
    const puma560_friction_pack v39 = 2.0 * v17;
    live[32] = v39;
    const puma560_friction_pack v40 = (v39 * v20) + v38;
    const puma560_friction_pack v41 = 0.0028799999999999997 * v1_sine[0];
    live[33] = v41;
    const puma560_friction_pack v42 = (v41 * v40) - (v1_cosine[0] * v29);
    const puma560_friction_pack v43 = v1_sine[1] * v10;
    live[34] = v43;
    const puma560_friction_pack v44 = puma560_friction_pack_at(&qd[0]) * v43;
    live[35] = v44;
    const puma560_friction_pack v45 = v9 * v9;
    const puma560_friction_pack v46 = v45 + v44;
    const puma560_friction_pack v47 = v1_cosine[1] * v12;
    live[36] = v47;
    const puma560_friction_pack v48 = puma560_friction_pack_at(&qd[0]) * v47;
    live[37] = v48;
    const puma560_friction_pack v49 = v45 + v48;
    const puma560_friction_pack v50 = 0.8913300000000002 * v1_cosine[1];
    live[38] = v50;
    const puma560_friction_pack v51 = v50 + (0.025374999999999998 * v1_sine[1]);
    live[39] = v51;
    const puma560_friction_pack v52 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v53 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    live[40] = v53;
    const puma560_friction_pack v54 = v53 + v52;
    live[41] = v54;
    const puma560_friction_pack v55 = 0.4318 * v1_cosine[3];
    live[42] = v55;
    const puma560_friction_pack v56 = v54 * v55;
    live[43] = v56;
    const puma560_friction_pack v57 = ((0.3244698455 * v25) + ((8.743947300000002 * v1_sine[1]) - (0.24892875 * v1_cosine[1]))) - (v56 * v51);
    const puma560_friction_pack v58 = (0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]);
    live[44] = v58;
    const puma560_friction_pack v59 = 0.4318 * v1_sine[3];
    live[45] = v59;
    const puma560_friction_pack v60 = v53 * v59;
    const puma560_friction_pack v61 = ((v57 - (v60 * v58)) - (0.011273199 * (v49 - v46))) + ((5.846399999999999e-05 * v1_cosine[2]) * v18);
    const puma560_friction_pack v62 = v21 - v28;
    const puma560_friction_pack v63 = 5.846399999999999e-05 * v1_sine[2];
    const puma560_friction_pack v64 = 0.0203 * v49;
    live[46] = v64;
    const puma560_friction_pack v65 = v1_cosine[1] * v55;
    live[47] = v65;
    const puma560_friction_pack v66 = v60 - 9.81;
    live[48] = v66;
    const puma560_friction_pack v67 = v1_sine[1] * v66;
    live[49] = v67;
    const puma560_friction_pack v68 = ((0.4318 * v25) - ((v54 * v65) + v67)) - v64;
    const puma560_friction_pack v69 = v1_cosine[0] * v22;
    live[50] = v69;
    const puma560_friction_pack v70 = v1_sine[2] * v1_sine[1];
    live[51] = v70;
    const puma560_friction_pack v71 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v72 = 0.8636 * puma560_friction_pack_at(&qd[stride]);
    live[52] = v72;
    const puma560_friction_pack v73 = v72 * v1_sine[3];
    live[53] = v73;
    const puma560_friction_pack v74 = (0.15005 * v52) - (puma560_friction_pack_at(&qd[0]) * v73);
    live[54] = v74;
    const puma560_friction_pack v75 = v1_sine[0] * v22;
    live[55] = v75;
    const puma560_friction_pack v76 = v1_cosine[2] * v1_sine[0];
    live[56] = v76;
    const puma560_friction_pack v77 = ((0.00011692799999999998 * v76) * v31) - ((v75 * v74) + ((v54 * v71) * v70));
    const puma560_friction_pack v78 = 0.0024871679999999997 * v76;
    live[57] = v78;
    const puma560_friction_pack v79 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    live[58] = v79;
    const puma560_friction_pack v80 = (v79 * v14) + (0.00020216000000000006 * v21);
    live[59] = v80;
    const puma560_friction_pack v81 = (0.0203 * v25) - (0.4318 * v46);
    live[60] = v81;
    const puma560_friction_pack v82 = v1_cosine[1] * v66;
    live[61] = v82;
    const puma560_friction_pack v83 = (v80 - (v19 * (v81 - v82))) + ((v77 + (v78 * v35)) - (v69 * v68));
    const puma560_friction_pack v84 = v83 + ((0.0006500000000000002 * v24) - (0.0012921600000000003 * v28));
    const puma560_friction_pack v85 = (v1_cosine[2] * v32) + (v1_sine[2] * v37);
    const puma560_friction_pack v86 = v17 * v14;
    live[62] = v86;
    const puma560_friction_pack v87 = 4e-05 * v86;
    live[63] = v87;
    const puma560_friction_pack v88 = v87 + (4e-05 * v85);
    const puma560_friction_pack v89 = puma560_friction_pack_at(&tau[5U * stride]) + v88;
    live[64] = v89;
    const puma560_friction_pack v90 = v1_sine[2] * v1_sine[0];
    live[65] = v90;
    const puma560_friction_pack v91 = 0.9999999999999999 * v90;
    live[66] = v91;
    const puma560_friction_pack v92 = (((v61 + (v63 * v62)) - (v1_cosine[0] * v84)) - (v91 * v89)) - (0.4318 * v42);
    const puma560_friction_pack v93 = 0.0004000000000000001 * v86;
    live[67] = v93;
    const puma560_friction_pack v94 = (v93 + (0.00020000000000000004 * v85)) + v88;
    const puma560_friction_pack v95 = (v1_sine[0] * v68) + (v1_cosine[0] * (((0.0406 * v31) - v74) + (0.8636 * v35)));
    const puma560_friction_pack v96 = v79 * v17;
    live[68] = v96;
    const puma560_friction_pack v97 = (v96 + (1.9999999999999998e-05 * v38)) + (0.0004221600000000001 * v40);
    const puma560_friction_pack v98 = ((v1_sine[2] * v94) + ((0.00075 * v37) + (v22 * v95))) - (v1_cosine[2] * v97);
    const puma560_friction_pack v99 = v92 + (v1_sine[0] * v98);
    const puma560_friction_pack v100 = (9.999999999999983e-05 * v30) - (0.0013999999999999998 * v31);
    live[69] = v100;
    const puma560_friction_pack v101 = ((v1_sine[2] * v97) - ((v19 * v95) + v100)) + (v1_cosine[2] * v94);
    const puma560_friction_pack v102 = 0.9999999999999999 * v1_cosine[2];
    live[70] = v102;
    const puma560_friction_pack v103 = (puma560_friction_pack_at(&tau[3U * stride]) - (v102 * v89)) + v101;
    live[71] = v103;
    const puma560_friction_pack v104 = 3.9999999999999996e-05 * v1_cosine[2];
    live[72] = v104;
    const puma560_friction_pack v105 = v1_sine[2] * v1_sine[2];
    live[73] = v105;
    const puma560_friction_pack v106 = 0.00020216000000000006 * v105;
    const puma560_friction_pack v107 = 1.0 / (v106 + (0.0016399999999999997 - (v1_cosine[2] * v104)));
    live[74] = v107;
    const puma560_friction_pack v108 = 0.0012435839999999998 * v90;
    const puma560_friction_pack v109 = v108 + (v90 * (0.00020216000000000006 * v1_cosine[2]));
    const puma560_friction_pack v110 = v109 + (v90 * v104);
    const puma560_friction_pack v111 = v110 * v107;
    live[75] = v111;
    const puma560_friction_pack v112 = (puma560_friction_pack_at(&tau[4U * stride]) + (0.0006421600000000001 * v28)) - v83;
    live[76] = v112;
    const puma560_friction_pack v113 = v1_cosine[0] * v1_cosine[2];
    live[77] = v113;
    const puma560_friction_pack v114 = 0.0012435839999999998 * v113;
    live[78] = v114;
    const puma560_friction_pack v115 = (v63 - (0.0006421600000000001 * v1_cosine[0])) - v114;
    const puma560_friction_pack v116 = 1557.2443004858599 * v115;
    live[79] = v116;
    const puma560_friction_pack v117 = ((puma560_friction_pack_at(&tau[2U * stride]) + (v116 * v112)) + (v111 * v103)) + v99;
    live[80] = v117;
    const puma560_friction_pack v118 = v65 + (v1_sine[1] * v59);
    live[81] = v118;
    const puma560_friction_pack v119 = v55 * v1_sine[1];
    live[82] = v119;
    const puma560_friction_pack v120 = v119 - (v1_cosine[1] * v59);
    live[83] = v120;
    const puma560_friction_pack v121 = ((v19 * v118) + v115) + (v69 * v120);
    const puma560_friction_pack v122 = 3.9999999999999996e-05 * v90;
    live[84] = v122;
    const puma560_friction_pack v123 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_friction_pack v124 = 0.00020216000000000006 * v1_sine[2];
    const puma560_friction_pack v125 = (0.00010000000000000026 * v1_sine[0]) + (v90 * v124);
    const puma560_friction_pack v126 = v1_sine[2] * v1_cosine[0];
    live[85] = v126;
    const puma560_friction_pack v127 = 0.00011692799999999998 * v126;
    const puma560_friction_pack v128 = v127 + (v1_sine[0] * v125);
    const puma560_friction_pack v129 = v128 + ((v90 * v122) - v123);
    const puma560_friction_pack v130 = v129 - 0.3592922305;
    const puma560_friction_pack v131 = v1_cosine[0] * v1_sine[1];
    live[86] = v131;
    const puma560_friction_pack v132 = (v19 * v131) - (v51 + (v1_cosine[1] * v22));
    const puma560_friction_pack v133 = (v55 * v58) + (v71 * ((v1_cosine[2] * v1_sine[1]) + (v126 * v1_cosine[1])));
    const puma560_friction_pack v134 = v133 + (v59 * v132);
    const puma560_friction_pack v135 = ((0.0028799999999999997 * v90) * v120) - v110;
    const puma560_friction_pack v136 = (v135 * v111) - ((v130 + (v116 * v121)) + v134);
    const puma560_friction_pack v137 = 1.0 / ((v130 + (v115 * v116)) + (v110 * v111));
    live[87] = v137;
    const puma560_friction_pack v138 = v136 * v137;
    live[88] = v138;
    const puma560_friction_pack v139 = v135 * v107;
    live[89] = v139;
    const puma560_friction_pack v140 = 0.025374999999999998 * v49;
    live[90] = v140;
    const puma560_friction_pack v141 = ((0.8913300000000002 * v25) - v140) - v42;
    const puma560_friction_pack v142 = 1557.2443004858599 * v121;
    live[91] = v142;
    const puma560_friction_pack v143 = v22 * v18;
    live[92] = v143;
    const puma560_friction_pack v144 = (0.025374999999999998 * v25) - (0.8913300000000002 * v46);
    live[93] = v144;
    const puma560_friction_pack v145 = v143 + ((v19 * v62) - v144);
    const puma560_friction_pack v146 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const puma560_friction_pack v147 = (v1_cosine[3] * v146) - 0.0070992;
    live[94] = v147;
    const puma560_friction_pack v148 = v53 - v54;
    live[95] = v148;
    const puma560_friction_pack v149 = ((v148 * v147) + (((1.024164 * v1_sine[3]) + puma560_friction_pack_at(&tau[stride])) - (37.2347379 * v1_cosine[3]))) + (v118 * v145);
    const puma560_friction_pack v150 = (((v149 + (v142 * v112)) - (v120 * v141)) - (v139 * v103)) + v99;
    const puma560_friction_pack v151 = v150 + (v138 * v117);
    live[96] = v151;
    const puma560_friction_pack v152 = (((v129 - 2.1074062325) + (2.0 * v134)) + (v121 * v142)) + (v135 * v139);
    const puma560_friction_pack v153 = 1.0 / (v152 - (v136 * v138));
    live[97] = v153;
    const puma560_friction_pack v154 = 0.0047376000000000015 * v1_cosine[1];
    const puma560_friction_pack v155 = ((v154 - (v131 * v125)) + (v1_cosine[1] * v109)) - (0.15005 * v132);
    const puma560_friction_pack v156 = (v1_sine[2] * v131) - (v1_cosine[2] * v1_cosine[1]);
    live[98] = v156;
    const puma560_friction_pack v157 = 3.9999999999999996e-05 * v156;
    live[99] = v157;
    const puma560_friction_pack v158 = v155 + (v90 * ((5.846399999999999e-05 * v1_sine[1]) - v157));
    const puma560_friction_pack v159 = 0.4318 * v1_sine[1];
    const puma560_friction_pack v160 = v159 - v55;
    live[100] = v160;
    const puma560_friction_pack v161 = 5.846399999999999e-05 * v1_cosine[1];
    const puma560_friction_pack v162 = v1_sine[0] * v1_sine[1];
    live[101] = v162;
    const puma560_friction_pack v163 = 0.0004321439999999999 * v1_cosine[1];
    const puma560_friction_pack v164 = ((0.0006421600000000001 * v162) + (0.0004321439999999999 * v70)) - (v113 * v163);
    const puma560_friction_pack v165 = v164 + ((v75 * v160) - (v76 * v161));
    const puma560_friction_pack v166 = 1557.2443004858599 * v165;
    live[102] = v166;
    const puma560_friction_pack v167 = (((0.0016399999999999997 * v1_cosine[1]) + (v90 * v163)) - (v126 * v161)) + ((v1_cosine[0] * v19) * v160);
    const puma560_friction_pack v168 = v1_cosine[2] * v131;
    live[103] = v168;
    const puma560_friction_pack v169 = v1_sine[2] * v1_cosine[1];
    const puma560_friction_pack v170 = v169 + v168;
    live[104] = v170;
    const puma560_friction_pack v171 = (v124 * v170) + (v167 + (v104 * v156));
    const puma560_friction_pack v172 = (v171 * v111) + ((v115 * v166) - v158);
    const puma560_friction_pack v173 = (0.6903913435000001 * v1_sine[3]) + (0.023751 * v1_cosine[3]);
    live[105] = v173;
    const puma560_friction_pack v174 = (((v1_sine[3] * v108) + v173) - (v121 * v166)) + (v158 + (v171 * v139));
    const puma560_friction_pack v175 = v174 - (v172 * v138);
    const puma560_friction_pack v176 = v175 * v153;
    live[106] = v176;
    const puma560_friction_pack v177 = v172 * v137;
    live[107] = v177;
    const puma560_friction_pack v178 = 0.0028799999999999997 * v1_cosine[0];
    live[108] = v178;
    const puma560_friction_pack v179 = 0.0203 * v1_cosine[1];
    live[109] = v179;
    const puma560_friction_pack v180 = (v55 - v159) + v179;
    live[110] = v180;
    const puma560_friction_pack v181 = 0.15005 * v1_sine[1];
    live[111] = v181;
    const puma560_friction_pack v182 = (0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]);
    live[112] = v182;
    const puma560_friction_pack v183 = v52 - v54;
    live[113] = v183;
    const puma560_friction_pack v184 = 0.02191385 * v1_cosine[3];
    live[114] = v184;
    const puma560_friction_pack v185 = (0.022546398 * v1_sine[1]) - v184;
    live[115] = v185;
    const puma560_friction_pack v186 = (((v154 * v25) + ((v183 * v182) - puma560_friction_pack_at(&tau[0]))) - (v74 * v58)) + (v185 * v31);
    const puma560_friction_pack v187 = (0.648939691 * v1_sine[1]) - (0.022546398 * v1_cosine[1]);
    live[116] = v187;
    const puma560_friction_pack v188 = 0.7697525880000002 * v1_cosine[3];
    live[117] = v188;
    const puma560_friction_pack v189 = v188 - v187;
    live[118] = v189;
    const puma560_friction_pack v190 = -(0.0047376000000000015 * (v46 - v52));
    live[119] = v190;
    const puma560_friction_pack v191 = 2.0 * puma560_friction_pack_at(&qd[0]);
    live[120] = v191;
    const puma560_friction_pack v192 = v191 * v147;
    live[121] = v192;
    const puma560_friction_pack v193 = ((v186 - (v35 * v189)) - ((v1_sine[1] * v190) + (puma560_friction_pack_at(&qd[stride]) * v192))) + (v181 * v145);
    const puma560_friction_pack v194 = 0.9999999999999999 * v156;
    live[122] = v194;
    const puma560_friction_pack v195 = ((v193 + (v166 * v112)) + (v162 * v84)) - (v194 * v89);
    const puma560_friction_pack v196 = (v195 + (v180 * ((v1_sine[0] * v29) + (v178 * v40)))) - (v1_cosine[1] * v101);
    const puma560_friction_pack v197 = 0.15005 * v1_cosine[1];
    live[123] = v197;
    const puma560_friction_pack v198 = v107 * v171;
    live[124] = v198;
    const puma560_friction_pack v199 = (v196 - (v177 * v117)) + ((v198 * v103) + ((v131 * v98) + (v197 * v141)));
    const puma560_friction_pack v200 = v199 + (v151 * v176);
    live[125] = v200;
    const puma560_friction_pack v201 = ((v106 - (v1_sine[3] * v146)) + ((0.0004043200000000001 * v169) * v168)) - (v156 * v157);
    const puma560_friction_pack v202 = 0.0024871679999999997 * v1_sine[2];
    live[126] = v202;
    const puma560_friction_pack v203 = v1_cosine[1] * ((v1_sine[1] * (0.022546398 + (0.00011692799999999998 * v1_cosine[2]))) - (v202 * v131));
    const puma560_friction_pack v204 = (v1_sine[1] * v1_sine[1]) * (((0.32402200550000004 - (0.0004043200000000001 * v105)) + v123) + v128);
    const puma560_friction_pack v205 = (v201 - (2.0 * v133)) + (((((0.0008642879999999998 * v90) + 3.155182285625) - v127) - v203) + v204);
    const puma560_friction_pack v206 = (((v205 - (v165 * v166)) - (v171 * v198)) + (v172 * v177)) + (v175 * v176);
    const puma560_friction_pack v207 = 1.0 / v206;
    live[127] = v207;
    *(puma560_friction_unaligned *)&B[36U * stride] = v207;
    const puma560_friction_pack v208 = v176 * v207;
    live[128] = v208;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block_part2(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)tau;
    (void)B;
    const puma560_friction_pack v209 = (live[125] * live[128]) - (live[96] * live[97]);
    const puma560_friction_pack v210 = live[125] * live[127];
    const puma560_friction_pack v211 = ((live[87] * live[80]) + (live[107] * v210)) - (live[88] * v209);
    const puma560_friction_pack v212 = (((live[74] * live[71]) + (live[124] * v210)) - (live[89] * v209)) - (live[75] * v211);
    const puma560_friction_pack v213 = live[3] * v210;
    const puma560_friction_pack v214 = v213 - v212;
    const puma560_friction_pack v215 = live[27] + v214;
    const puma560_friction_pack v216 = v209 - v211;
    const puma560_friction_pack v217 = live[23] - v216;
    const puma560_friction_pack v218 = live[2] * v210;
    const puma560_friction_pack v219 = live[30] - v218;
    const puma560_friction_pack v220 = live[30] + v219;
    const puma560_friction_pack v221 = (live[0] * v217) + (live[1] * v220);
    const puma560_friction_pack v222 = live[29] - v221;
    const puma560_friction_pack v223 = (live[4] * v215) + (live[5] * v222);
    const puma560_friction_pack v224 = live[16] * live[18];
    const puma560_friction_pack v225 = v223 + v224;
    live[129] = v225;
    const puma560_friction_pack v226 = v224 + v225;
    live[130] = v226;
    const puma560_friction_pack v227 = (((live[22] + (1557.2443004858599 * live[76])) + (live[102] * v210)) + (live[91] * v209)) - (live[79] * v211);
    const puma560_friction_pack v228 = (live[0] * v220) - (live[1] * v217);
    const puma560_friction_pack v229 = v227 + v228;
    const puma560_friction_pack v230 = (live[20] * v229) - live[21];
    live[131] = v230;
    const puma560_friction_pack v231 = (live[0] * v230) - (live[108] * v226);
    const puma560_friction_pack v232 = live[43] + (0.15005 * v210);
    const puma560_friction_pack v233 = ((live[2] * v232) - live[61]) + (live[81] * v209);
    const puma560_friction_pack v234 = v233 + (live[60] + (0.0203 * v216));
    live[132] = v234;
    const puma560_friction_pack v235 = v228 + (2.0 * live[22]);
    const puma560_friction_pack v236 = (live[49] + (live[3] * v232)) - (live[83] * v209);
    const puma560_friction_pack v237 = (v236 + live[46]) - (0.4318 * v217);
    const puma560_friction_pack v238 = (2.0 * live[26]) + v213;
    const puma560_friction_pack v239 = (live[42] * v210) - live[54];
    const puma560_friction_pack v240 = (v239 + (0.0203 * v238)) + (0.4318 * v220);
    const puma560_friction_pack v241 = (live[0] * v240) + (live[1] * v237);
    live[133] = v241;
    const puma560_friction_pack v242 = ((((live[17] * v234) - live[59]) - (0.0006421600000000001 * v229)) - (0.0006500000000000002 * v235)) - (live[20] * v241);
    const puma560_friction_pack v243 = 0.011273199 * v238;
    const puma560_friction_pack v244 = (live[1] * v240) - (live[0] * v237);
    const puma560_friction_pack v245 = ((live[68] - (0.0028799999999999997 * v244)) + (1.9999999999999998e-05 * v223)) + (0.0004221600000000001 * v226);
    live[134] = v245;
    const puma560_friction_pack v246 = (live[4] * v222) - (live[5] * v215);
    live[135] = v246;
    const puma560_friction_pack v247 = (((live[63] - (0.9999999999999999 * live[64])) + (live[99] * v210)) + (live[72] * v212)) + (live[84] * v216);
    const puma560_friction_pack v248 = v247 - (4e-05 * v246);
    live[136] = v248;
    const puma560_friction_pack v249 = (live[67] - (0.00020000000000000004 * v246)) + v248;
    const puma560_friction_pack v250 = ((live[4] * v249) - (0.00075 * v222)) - (live[5] * v245);
    const puma560_friction_pack v251 = live[1] * live[3];
    live[137] = v251;
    const puma560_friction_pack v252 = live[35] - live[37];
    const puma560_friction_pack v253 = ((live[0] * v252) + ((live[12] * live[25]) - (live[9] * live[28]))) + (live[1] * v238);
    const puma560_friction_pack v254 = live[1] * live[11];
    const puma560_friction_pack v255 = (live[10] * live[24]) + (live[15] * v254);
    const puma560_friction_pack v256 = v219 - v255;
    const puma560_friction_pack v257 = (live[4] * v256) + (live[5] * v253);
    const puma560_friction_pack v258 = (live[5] * live[9]) + (live[85] * live[11]);
    const puma560_friction_pack v259 = ((v258 * live[32]) + (live[25] * live[18])) + v257;
    const puma560_friction_pack v260 = (live[12] * v254) - (live[9] * live[10]);
    const puma560_friction_pack v261 = (live[0] * v238) - ((live[1] * v252) + v260);
    const puma560_friction_pack v262 = (live[4] * live[9]) - (live[77] * live[11]);
    const puma560_friction_pack v263 = (v262 * live[18]) - (v258 * live[13]);
    const puma560_friction_pack v264 = v263 + v261;
    const puma560_friction_pack v265 = 2.0 * live[13];
    live[138] = v265;
    const puma560_friction_pack v266 = (live[24] * live[32]) - (v262 * v265);
    const puma560_friction_pack v267 = (live[20] * v264) + (live[17] * v266);
    const puma560_friction_pack v268 = (live[0] * v267) + (live[108] * v259);
    const puma560_friction_pack v269 = 0.011273199 * v220;
    const puma560_friction_pack v270 = live[2] * ((v269 + ((0.009475200000000003 * live[23]) - (0.34123495800000003 * v238))) - (0.4318 * v268));
    const puma560_friction_pack v271 = ((0.3848762940000001 * live[7]) * v238) + (live[38] * v239);
    const puma560_friction_pack v272 = (live[16] * v262) - (live[24] * live[13]);
    const puma560_friction_pack v273 = ((live[5] * v256) - v272) - (live[4] * v253);
    live[139] = v273;
    const puma560_friction_pack v274 = (live[99] * v273) - (v271 + (((0.34123495800000003 * live[3]) - (0.010956925 * live[7])) * v220));
    const puma560_friction_pack v275 = live[3] * ((((0.0047376000000000015 * v252) + (0.016765112499999985 * v220)) - v243) - (0.0203 * v268));
    const puma560_friction_pack v276 = (((v274 - (live[42] * v268)) - v270) + v275) - (v251 * v250);
    const puma560_friction_pack v277 = v276 + (live[3] * (((live[0] * v242) + (live[119] - v243)) - (0.4318 * v231)));
    const puma560_friction_pack v278 = (((0.025374999999999998 * v239) - live[69]) + (0.016765112499999985 * v238)) - (0.0047376000000000015 * v217);
    const puma560_friction_pack v279 = (((v269 + (0.0013999999999999998 * v214)) + v278) + (live[5] * v249)) + (live[4] * v245);
    const puma560_friction_pack v280 = (live[1] * v230) + (live[33] * v226);
    const puma560_friction_pack v281 = ((0.8913300000000002 * v217) - live[90]) - v280;
    const puma560_friction_pack v282 = (live[17] * v264) - (live[20] * v266);
    const puma560_friction_pack v283 = (((1.7826600000000004 * live[23]) + (0.025374999999999998 * v252)) - v282) - v281;
    const puma560_friction_pack v284 = live[92] + (live[17] * (live[19] + v229));
    live[140] = v284;
    const puma560_friction_pack v285 = (live[93] + (0.025374999999999998 * v216)) - v284;
    const puma560_friction_pack v286 = ((((0.050749999999999997 * live[23]) - (0.8913300000000002 * v252)) + (live[1] * v267)) - (live[33] * v259)) - v285;
    const puma560_friction_pack v287 = (live[2] * v283) + (live[3] * v286);
    const puma560_friction_pack v288 = (v277 - (live[2] * (v279 + (0.0203 * v231)))) - (0.15005 * v287);
    const puma560_friction_pack v289 = (0.4318 * v238) - (0.0203 * v220);
    const puma560_friction_pack v290 = live[52] * live[7];
    live[141] = v290;
    const puma560_friction_pack v291 = (puma560_friction_pack_at(&qd[0]) * v290) - (live[45] * v210);
    const puma560_friction_pack v292 = v291 - v289;
    const puma560_friction_pack v293 = (live[40] * live[42]) - v232;
    const puma560_friction_pack v294 = (live[41] * live[45]) - live[48];
    const puma560_friction_pack v295 = (live[2] * v294) + (live[3] * v293);
    const puma560_friction_pack v296 = ((live[17] * ((0.8636 * live[23]) + (0.0203 * v252))) - (live[58] * v262)) - (0.00020216000000000006 * v263);
    const puma560_friction_pack v297 = v296 - (0.0006421600000000001 * v261);
    const puma560_friction_pack v298 = (live[2] * v293) - (live[3] * v294);
    const puma560_friction_pack v299 = (0.4318 * v252) - (0.0406 * live[23]);
    const puma560_friction_pack v300 = (-v298) - v299;
    const puma560_friction_pack v301 = ((v297 + (live[17] * v295)) - (live[50] * v300)) + (live[55] * v292);
    live[142] = v301;
    const puma560_friction_pack v302 = (live[7] * live[7]) - (live[6] * live[6]);
    const puma560_friction_pack v303 = live[6] * live[7];
    const puma560_friction_pack v304 = (0.0283968 * v303) - (1.601861202 * v302);
    const puma560_friction_pack v305 = (((37.2347379 * live[6]) + (1.024164 * live[7])) - (live[95] * v304)) - (live[112] * v210);
    const puma560_friction_pack v306 = ((v305 - (live[91] * v301)) - (live[83] * v285)) + (live[81] * v281);
    const puma560_friction_pack v307 = 0.0006500000000000002 * (v260 - v261);
    const puma560_friction_pack v308 = v301 + v307;
    const puma560_friction_pack v309 = (0.00024000000000000003 * v273) - (0.00020000000000000004 * v272);
    const puma560_friction_pack v310 = (live[4] * v309) - (0.00075 * v253);
    const puma560_friction_pack v311 = ((live[0] * v310) + ((0.025374999999999998 * v295) - (0.8913300000000002 * v298))) - (live[1] * v308);
    const puma560_friction_pack v312 = ((live[58] * live[24]) + (1.9999999999999998e-05 * v257)) + (0.0004221600000000001 * v259);
    const puma560_friction_pack v313 = ((live[108] * v292) + (live[33] * v300)) - v312;
    const puma560_friction_pack v314 = v311 + (live[56] * v313);
    const puma560_friction_pack v315 = (((0.045092796 * live[23]) - (0.3244698455 * v252)) + (0.0047376000000000015 * v218)) - (0.0203 * v282);
    const puma560_friction_pack v316 = 0.4318 * live[1];
    live[143] = v316;
    const puma560_friction_pack v317 = 0.0012435839999999998 * live[0];
    live[144] = v317;
    const puma560_friction_pack v318 = ((v315 - (live[84] * v273)) + (v316 * v267)) - (v317 * v259);
    const puma560_friction_pack v319 = (live[5] * v309) + ((0.0013999999999999998 * v219) - (9.999999999999983e-05 * v255));
    const puma560_friction_pack v320 = (live[4] * v313) - v319;
    const puma560_friction_pack v321 = live[72] * v273;
    const puma560_friction_pack v322 = v320 + v321;
    live[145] = v322;
    const puma560_friction_pack v323 = ((live[75] * v322) + ((live[79] * v301) - v318)) - v314;
    live[146] = v323;
    const puma560_friction_pack v324 = (((live[82] * v286) - v318) - (live[47] * v283)) - (live[45] * v287);
    const puma560_friction_pack v325 = (((v314 + (live[89] * v322)) - (live[88] * v323)) + v306) - v324;
    live[147] = v325;
    const puma560_friction_pack v326 = ((puma560_friction_pack_at(&qd[stride]) * live[120]) * v304) - (live[113] * live[105]);
    const puma560_friction_pack v327 = (v326 + (((0.0141984 * v302) + (3.203722404 * v303)) * v210)) - (live[112] * v209);
    const puma560_friction_pack v328 = (v327 + (live[44] * v291)) + (live[6] * ((0.010956925 * v238) + (0.3848762940000001 * v220)));
    const puma560_friction_pack v329 = (((v328 + (live[86] * v310)) - (live[102] * v301)) + (live[101] * v308)) + (live[103] * v313);
    const puma560_friction_pack v330 = (((live[3] * v320) + v329) - (live[124] * v322)) + ((live[107] * v323) + (live[45] * v231));
    const puma560_friction_pack v331 = (v330 + (live[106] * v325)) - v288;
    live[148] = v331;
    *(puma560_friction_unaligned *)&A[73U * stride] = -(live[127] * v331);
    const puma560_friction_pack v332 = ((live[17] * v236) + (((0.00011692799999999998 * live[77]) * live[23]) - (live[78] * v252))) + (live[50] * v233);
    const puma560_friction_pack v333 = v332 + ((live[55] * v289) - v297);
    live[149] = v333;
    const puma560_friction_pack v334 = v307 - v333;
    const puma560_friction_pack v335 = (live[0] * (v233 - v299)) - (live[1] * v289);
    const puma560_friction_pack v336 = (v310 + (live[20] * v335)) - (live[5] * v312);
    const puma560_friction_pack v337 = (live[0] * v336) + (((0.8913300000000002 * v233) - (0.025374999999999998 * v236)) - (live[1] * v334));
    const puma560_friction_pack v338 = ((live[17] * v335) - v319) - (live[4] * v312);
    const puma560_friction_pack v339 = v321 + v338;
    live[150] = v339;
    const puma560_friction_pack v340 = ((live[75] * v339) - (v318 + (live[79] * v333))) - v337;
    live[151] = v340;
    const puma560_friction_pack v341 = ((v337 + ((live[89] * v339) + (live[91] * v333))) - (live[88] * v340)) - v324;
    live[152] = v341;
    const puma560_friction_pack v342 = ((live[3] * v338) + ((live[102] * v333) + (live[101] * v334))) + (live[86] * v336);
    const puma560_friction_pack v343 = (((v342 - (live[124] * v339)) + (live[107] * v340)) + (live[106] * v341)) - v288;
    live[153] = v343;
    *(puma560_friction_unaligned *)&A[74U * stride] = -(live[127] * v343);
    const puma560_friction_pack v344 = (live[15] * live[15]) - (live[10] * live[10]);
    const puma560_friction_pack v345 = (live[4] * v344) + (live[5] * v235);
    const puma560_friction_pack v346 = 2.0 * live[18];
    live[154] = v346;
    const puma560_friction_pack v347 = live[4] * live[16];
    live[155] = v347;
    const puma560_friction_pack v348 = ((live[28] * v347) - (live[10] * v346)) - v345;
    const puma560_friction_pack v349 = (((live[58] * live[10]) + (0.0028799999999999997 * v241)) + (1.9999999999999998e-05 * v345)) - (0.0004221600000000001 * v348);
    const puma560_friction_pack v350 = live[5] * live[16];
    live[156] = v350;
    const puma560_friction_pack v351 = (live[15] * v350) - (live[10] * live[13]);
    const puma560_friction_pack v352 = (v351 - (live[5] * v344)) + (live[4] * v235);
    live[157] = v352;
    const puma560_friction_pack v353 = (0.00024000000000000003 * v352) + (0.00020000000000000004 * v351);
    const puma560_friction_pack v354 = ((9.999999999999983e-05 * v344) - (live[5] * v353)) + (live[4] * v349);
    const puma560_friction_pack v355 = v354 + (live[72] * v352);
    live[158] = v355;
    const puma560_friction_pack v356 = live[15] * live[12];
    const puma560_friction_pack v357 = v356 - v221;
    const puma560_friction_pack v358 = live[4] * live[13];
    live[159] = v358;
    const puma560_friction_pack v359 = live[5] * live[15];
    live[160] = v359;
    const puma560_friction_pack v360 = (v359 * live[18]) + (live[15] * v358);
    const puma560_friction_pack v361 = (((0.00020216000000000006 * v360) + ((puma560_friction_pack_at(&qd[5U * stride]) * live[72]) * live[15])) + (0.0006421600000000001 * v357)) - (live[20] * v244);
    live[161] = v361;
    const puma560_friction_pack v362 = live[1] + live[79];
    live[162] = v362;
    const puma560_friction_pack v363 = v360 + v357;
    const puma560_friction_pack v364 = live[5] * live[13];
    live[163] = v364;
    const puma560_friction_pack v365 = (live[28] * v364) - (live[10] * live[32]);
    const puma560_friction_pack v366 = (live[20] * v365) + (live[17] * v363);
    const puma560_friction_pack v367 = (live[17] * v365) - (live[20] * v363);
    const puma560_friction_pack v368 = (v231 - (live[1] * v367)) + (live[33] * v348);
    const puma560_friction_pack v369 = v250 + (0.0006500000000000002 * (v356 + v357));
    const puma560_friction_pack v370 = v242 + ((live[4] * v353) + (0.00075 * v235));
    const puma560_friction_pack v371 = (live[1] * v369) + (((live[84] * v352) - (live[56] * v349)) - (live[0] * v370));
    const puma560_friction_pack v372 = v371 + ((0.4318 * v368) + (((v362 * v361) - (0.0203 * v366)) + (live[75] * v355)));
    live[164] = v372;
    const puma560_friction_pack v373 = 0.4318 - live[83];
    live[165] = v373;
    const puma560_friction_pack v374 = live[1] + live[91];
    live[166] = v374;
    const puma560_friction_pack v375 = 0.0203 + live[81];
    live[167] = v375;
    const puma560_friction_pack v376 = ((((v375 * v366) - (v374 * v361)) + (live[89] * v355)) - (v373 * v368)) - v371;
    const puma560_friction_pack v377 = v376 - (live[88] * v372);
    live[168] = v377;
    const puma560_friction_pack v378 = live[102] - live[101];
    live[169] = v378;
    const puma560_friction_pack v379 = ((live[111] * v366) - ((live[99] * v352) + (v378 * v361))) + (live[103] * v349);
    const puma560_friction_pack v380 = ((((live[3] * v354) + v379) + (live[86] * v370)) - (live[124] * v355)) + (live[101] * v369);
    live[170] = v380;
    const puma560_friction_pack v381 = (live[110] * ((v280 + (live[0] * v367)) + (live[108] * v348))) - (live[123] * v368);
    live[171] = v381;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block_part3(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)tau;
    (void)B;
    const puma560_friction_pack v382 = (live[170] + (live[106] * live[168])) + ((live[107] * live[164]) + live[171]);
    live[21] = v382;
    *(puma560_friction_unaligned *)&A[75U * stride] = live[127] * v382;
    const puma560_friction_pack v383 = ((4e-05 * live[129]) - live[134]) + (0.00020000000000000004 * live[130]);
    const puma560_friction_pack v384 = ((0.0004443200000000001 * live[62]) - (0.00024216000000000005 * live[135])) - live[136];
    const puma560_friction_pack v385 = (live[4] * v384) - (live[5] * v383);
    const puma560_friction_pack v386 = v385 + (live[72] * live[129]);
    live[22] = v386;
    const puma560_friction_pack v387 = (live[18] * live[18]) - live[14];
    const puma560_friction_pack v388 = (((0.00020216000000000006 * v387) + (live[58] * live[18])) + (live[20] * live[132])) + (live[17] * live[133]);
    live[23] = v388;
    const puma560_friction_pack v389 = ((live[17] * v387) + ((0.0057599999999999995 * live[5]) * live[19])) - live[131];
    const puma560_friction_pack v390 = 0.0057599999999999995 * live[4];
    const puma560_friction_pack v391 = ((v390 * live[19]) - (live[20] * v387)) - live[140];
    const puma560_friction_pack v392 = 0.0057599999999999995 * live[0];
    live[24] = v392;
    const puma560_friction_pack v393 = ((live[33] * live[135]) - (v392 * live[62])) - (live[1] * v391);
    const puma560_friction_pack v394 = (live[4] * v383) + (live[5] * v384);
    const puma560_friction_pack v395 = (live[84] * live[129]) - (live[0] * v394);
    const puma560_friction_pack v396 = v395 + (((0.4318 * v393) + ((live[162] * v388) - (0.0203 * v389))) + (live[75] * v386));
    live[26] = v396;
    const puma560_friction_pack v397 = ((((live[167] * v389) - (live[166] * v388)) - (live[165] * v393)) + (live[89] * v386)) - v395;
    const puma560_friction_pack v398 = v397 - (live[88] * v396);
    live[27] = v398;
    const puma560_friction_pack v399 = -live[169];
    live[29] = v399;
    const puma560_friction_pack v400 = (((v399 * v388) - (live[99] * live[129])) + (live[111] * v389)) - (live[123] * v393);
    const puma560_friction_pack v401 = 0.0057599999999999995 * live[1];
    live[30] = v401;
    const puma560_friction_pack v402 = live[109] - live[100];
    live[35] = v402;
    const puma560_friction_pack v403 = v400 + (v402 * ((live[0] * v391) + ((live[108] * live[135]) - (v401 * live[62]))));
    const puma560_friction_pack v404 = ((((live[3] * v385) + v403) + (live[86] * v394)) - (live[124] * v386)) + (live[107] * v396);
    const puma560_friction_pack v405 = v404 + (live[106] * v398);
    live[37] = v405;
    *(puma560_friction_unaligned *)&A[76U * stride] = live[127] * v405;
    const puma560_friction_pack v406 = live[8] * live[3];
    const puma560_friction_pack v407 = (live[1] * v406) + (live[101] * live[11]);
    const puma560_friction_pack v408 = (-(live[3] * live[28])) - (2.0 * ((live[101] * live[12]) - v407));
    const puma560_friction_pack v409 = live[101] * live[10];
    const puma560_friction_pack v410 = (live[86] * live[15]) + v409;
    const puma560_friction_pack v411 = live[8] * live[2];
    const puma560_friction_pack v412 = v411 - v410;
    const puma560_friction_pack v413 = (live[4] * v412) - (live[5] * v408);
    const puma560_friction_pack v414 = ((live[98] * live[32]) + (live[101] * live[154])) + v413;
    const puma560_friction_pack v415 = ((live[58] * live[101]) + (1.9999999999999998e-05 * v413)) + (0.0004221600000000001 * v414);
    const puma560_friction_pack v416 = (0.3001 * puma560_friction_pack_at(&qd[0])) - live[53];
    const puma560_friction_pack v417 = 0.0406 * live[8];
    const puma560_friction_pack v418 = 0.8636 * live[11];
    const puma560_friction_pack v419 = (0.0406 * live[36]) + (live[7] * v418);
    const puma560_friction_pack v420 = ((0.8636 * v407) + ((v417 * live[86]) - (live[1] * v416))) - (live[0] * v419);
    const puma560_friction_pack v421 = (live[16] * live[104]) + (live[101] * live[13]);
    const puma560_friction_pack v422 = (v421 + (live[5] * v412)) + (live[4] * v408);
    live[38] = v422;
    const puma560_friction_pack v423 = (0.00024000000000000003 * v422) + (0.00020000000000000004 * v421);
    const puma560_friction_pack v424 = ((live[4] * v423) + ((0.00075 * v408) + (live[20] * v420))) - (live[5] * v415);
    const puma560_friction_pack v425 = 0.8636 * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v426 = (((live[11] * live[116]) + (0.022546398 * live[34])) - ((v425 * live[7]) * live[39])) - (live[84] * v422);
    const puma560_friction_pack v427 = (live[98] * live[13]) + (live[104] * live[18]);
    const puma560_friction_pack v428 = (live[3] * live[10]) + (live[86] * live[12]);
    const puma560_friction_pack v429 = (-v428) - (2.0 * ((live[0] * v406) - (live[86] * live[11])));
    const puma560_friction_pack v430 = v427 - v429;
    const puma560_friction_pack v431 = (live[101] * live[32]) + (live[104] * live[138]);
    const puma560_friction_pack v432 = (live[20] * v431) + (live[17] * v430);
    const puma560_friction_pack v433 = (live[17] * v431) - (live[20] * v430);
    const puma560_friction_pack v434 = 0.0024871679999999997 * live[103];
    const puma560_friction_pack v435 = (0.00020216000000000006 * v427) - ((0.0006421600000000001 * v429) + (live[11] * (v434 + (0.00011692799999999998 * live[51]))));
    const puma560_friction_pack v436 = 0.00011692799999999998 * live[8];
    const puma560_friction_pack v437 = (((live[57] * v406) - (live[55] * v416)) + ((v436 * live[5]) * live[101])) + (live[58] * live[104]);
    const puma560_friction_pack v438 = ((v437 - (live[126] * ((live[7] * live[9]) - live[34]))) + (live[50] * v419)) + v435;
    live[40] = v438;
    const puma560_friction_pack v439 = v438 + (0.0006500000000000002 * (v428 - v429));
    const puma560_friction_pack v440 = ((((0.0203 * v432) + v426) - (live[144] * v414)) + (live[143] * v433)) - (live[1] * v439);
    const puma560_friction_pack v441 = (live[0] * v424) + v440;
    const puma560_friction_pack v442 = (((9.999999999999983e-05 * v410) - (0.0013999999999999998 * v411)) + (live[17] * v420)) - (live[5] * v423);
    const puma560_friction_pack v443 = v442 - (live[4] * v415);
    const puma560_friction_pack v444 = v443 + (live[72] * v422);
    live[41] = v444;
    const puma560_friction_pack v445 = ((live[75] * v444) + (live[79] * v438)) - v441;
    live[43] = v445;
    const puma560_friction_pack v446 = live[2] * live[11];
    const puma560_friction_pack v447 = (((1.7826600000000004 * v446) - (0.050749999999999997 * live[36])) + (live[1] * v433)) - (live[33] * v414);
    const puma560_friction_pack v448 = ((1.7826600000000004 * live[34]) - (0.050749999999999997 * v446)) + v432;
    const puma560_friction_pack v449 = (((live[121] + (live[91] * v438)) - (live[81] * v448)) + (live[83] * v447)) - (live[89] * v444);
    const puma560_friction_pack v450 = (v449 - v441) + (live[88] * v445);
    live[46] = v450;
    const puma560_friction_pack v451 = ((live[110] * ((live[0] * v433) + (live[108] * v414))) + (live[123] * v447)) - (live[124] * v444);
    const puma560_friction_pack v452 = 2.0 * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v453 = (((v411 * live[115]) - (v416 * live[44])) - (v452 * live[94])) - (v406 * live[118]);
    const puma560_friction_pack v454 = (v453 + (0.009475200000000003 * ((live[2] * (live[36] + live[34])) - live[9]))) - (live[99] * v422);
    const puma560_friction_pack v455 = (live[3] * v443) + (((v454 - (live[102] * v438)) + (live[101] * v439)) + (live[111] * v448));
    const puma560_friction_pack v456 = (((v455 + (live[86] * v424)) + v451) + (live[107] * v445)) - (v450 * live[106]);
    live[48] = v456;
    *(puma560_friction_unaligned *)&A[78U * stride] = -(v456 * live[127]);
    const puma560_friction_pack v457 = (live[65] * live[13]) + (live[56] * live[18]);
    const puma560_friction_pack v458 = live[0] * live[12];
    const puma560_friction_pack v459 = live[25] - v458;
    const puma560_friction_pack v460 = v457 - v459;
    const puma560_friction_pack v461 = (live[56] * live[138]) - (live[1] * live[32]);
    const puma560_friction_pack v462 = (live[20] * v461) + (live[17] * v460);
    const puma560_friction_pack v463 = (1.7826600000000004 * live[8]) - v462;
    const puma560_friction_pack v464 = (live[17] * v461) - (live[20] * v460);
    const puma560_friction_pack v465 = live[1] * live[10];
    const puma560_friction_pack v466 = (live[0] * live[15]) - v465;
    const puma560_friction_pack v467 = live[9] + v466;
    const puma560_friction_pack v468 = -(live[31] * (live[12] - live[11]));
    const puma560_friction_pack v469 = (live[4] * v467) - (live[5] * v468);
    const puma560_friction_pack v470 = ((live[65] * live[32]) - v469) - (live[31] * live[18]);
    const puma560_friction_pack v471 = (live[33] * v470) - (0.050749999999999997 * live[8]);
    const puma560_friction_pack v472 = ((live[137] * v464) - (live[2] * v463)) - (live[3] * v471);
    const puma560_friction_pack v473 = ((((live[42] * live[86]) * v464) + (live[47] * v463)) - (live[82] * v471)) - (live[45] * v472);
    const puma560_friction_pack v474 = (live[1] * live[13]) - (live[56] * live[16]);
    const puma560_friction_pack v475 = ((-(live[4] * v468)) - (live[5] * v467)) - v474;
    live[49] = v475;
    const puma560_friction_pack v476 = -(0.0006500000000000002 * (v459 - v458));
    const puma560_friction_pack v477 = (((live[1] * v476) + (live[84] * v475)) - (0.0203 * v462)) + (live[144] * v470);
    const puma560_friction_pack v478 = v477 - (live[143] * v464);
    const puma560_friction_pack v479 = ((live[58] * live[1]) + (1.9999999999999998e-05 * v469)) - (0.0004221600000000001 * v470);
    const puma560_friction_pack v480 = v418 + (0.0406 * live[9]);
    const puma560_friction_pack v481 = v480 + (v425 * live[6]);
    const puma560_friction_pack v482 = v417 + (live[3] * live[141]);
    const puma560_friction_pack v483 = ((live[53] * live[101]) + (live[0] * v482)) - (live[1] * v481);
    const puma560_friction_pack v484 = (0.00024000000000000003 * v475) - (0.00020000000000000004 * v474);
    const puma560_friction_pack v485 = (live[4] * v484) - (0.00075 * v468);
    const puma560_friction_pack v486 = v485 + ((live[5] * v479) + (live[20] * v483));
    const puma560_friction_pack v487 = (((live[141] * live[39]) + (live[53] * live[44])) + (live[0] * v486)) - v478;
    const puma560_friction_pack v488 = ((0.0013999999999999998 * live[9]) + (9.999999999999983e-05 * v466)) - (live[5] * v484);
    const puma560_friction_pack v489 = v488 + ((live[4] * v479) + (live[17] * v483));
    const puma560_friction_pack v490 = live[72] * v475;
    const puma560_friction_pack v491 = v489 + v490;
    live[52] = v491;
    const puma560_friction_pack v492 = live[0] * live[72];
    live[54] = v492;
    const puma560_friction_pack v493 = (((live[8] * live[126]) - (puma560_friction_pack_at(&qd[5U * stride]) * v492)) + (0.0006421600000000001 * v459)) - (0.00020216000000000006 * v457);
    const puma560_friction_pack v494 = puma560_friction_pack_at(&qd[stride]) * ((live[6] * v434) - (live[126] * ((live[7] * live[2]) - (live[6] * live[3]))));
    const puma560_friction_pack v495 = ((-(live[55] * v481)) - ((live[50] * v482) + v494)) - v493;
    live[59] = v495;
    const puma560_friction_pack v496 = ((live[162] * v495) + (live[75] * v491)) - v487;
    live[60] = v496;
    const puma560_friction_pack v497 = (v487 - v473) + (((live[89] * v491) - (live[166] * v495)) - (live[88] * v496));
    live[61] = v497;
    const puma560_friction_pack v498 = (live[121] + (v452 * live[112])) + (live[6] * ((0.02191385 * live[11]) - (0.7697525880000002 * live[9])));
    const puma560_friction_pack v499 = (live[124] * v491) + ((((live[169] * v495) - v498) - (live[3] * v489)) - (live[86] * v486));
    const puma560_friction_pack v500 = (live[0] * v464) + (live[108] * v470);
    const puma560_friction_pack v501 = (((live[117] * live[11]) + (live[114] * live[9])) - (live[99] * v475)) + (live[42] * v500);
    const puma560_friction_pack v502 = (((0.022546398 * live[9]) + (0.009475200000000003 * live[8])) + (0.6824699160000001 * live[11])) - (live[0] * v476);
    const puma560_friction_pack v503 = (v501 + (0.15005 * v472)) - (live[2] * (v502 + (0.4318 * v500)));
    const puma560_friction_pack v504 = v503 + (live[3] * (((0.03353022499999997 * live[9]) + (0.022546398 * live[11])) + (0.0203 * v500)));
    const puma560_friction_pack v505 = ((v499 - (live[107] * v496)) - v504) - (v497 * live[106]);
    live[63] = v505;
    *(puma560_friction_unaligned *)&A[79U * stride] = -(v505 * live[127]);
    const puma560_friction_pack v506 = v479 + ((v436 * live[0]) - (live[108] * v480));
    const puma560_friction_pack v507 = ((live[0] * v485) - v478) + (live[56] * v506);
    const puma560_friction_pack v508 = v488 + (live[4] * v506);
    const puma560_friction_pack v509 = v490 + v508;
    live[64] = v509;
    const puma560_friction_pack v510 = v493 + ((live[55] * v480) + (v436 * live[77]));
    live[67] = v510;
    const puma560_friction_pack v511 = ((live[75] * v509) - (live[162] * v510)) - v507;
    live[68] = v511;
    const puma560_friction_pack v512 = (v507 - v473) + (((live[166] * v510) + (live[89] * v509)) - (live[88] * v511));
    live[69] = v512;
    const puma560_friction_pack v513 = (live[3] * v508) + (((live[86] * v485) + (live[169] * v510)) + (live[103] * v506));
    const puma560_friction_pack v514 = ((((live[124] * v509) - v513) - (live[107] * v511)) - v504) - (v512 * live[106]);
    live[71] = v514;
    *(puma560_friction_unaligned *)&A[80U * stride] = -(v514 * live[127]);
    const puma560_friction_pack v515 = (live[4] * live[28]) - live[155];
    live[76] = v515;
    const puma560_friction_pack v516 = 0.00024000000000000003 * v515;
    const puma560_friction_pack v517 = 0.0008843200000000002 * live[160];
    const puma560_friction_pack v518 = (live[5] * ((0.0008443200000000002 * live[156]) - v517)) - (0.0015 * live[15]);
    const puma560_friction_pack v519 = v518 + (live[4] * ((0.00020000000000000004 * live[155]) - v516));
    live[78] = v519;
    const puma560_friction_pack v520 = (live[0] * v519) + ((live[84] * v515) - (0.0013000000000000004 * v465));
    const puma560_friction_pack v521 = (live[4] * live[18]) - live[163];
    const puma560_friction_pack v522 = ((live[58] * live[4]) + (0.0006421600000000001 * live[10])) + (0.00020216000000000006 * v521);
    live[80] = v522;
    const puma560_friction_pack v523 = live[10] + v521;
    const puma560_friction_pack v524 = (v390 * live[163]) + (live[17] * v523);
    live[85] = v524;
    const puma560_friction_pack v525 = ((0.0057599999999999995 * live[73]) * live[13]) - (live[20] * v523);
    live[90] = v525;
    const puma560_friction_pack v526 = 0.0057599999999999995 * (live[15] - live[16]);
    live[92] = v526;
    const puma560_friction_pack v527 = (live[56] * v526) - (live[1] * v525);
    live[93] = v527;
    const puma560_friction_pack v528 = (live[4] * v517) - (live[5] * (v516 + (0.0006443200000000001 * live[155])));
    const puma560_friction_pack v529 = v528 + (live[72] * v515);
    live[95] = v529;
    const puma560_friction_pack v530 = ((0.4318 * v527) + (((live[162] * v522) - v520) - (0.0203 * v524))) - (live[75] * v529);
    live[96] = v530;
    const puma560_friction_pack v531 = ((((live[166] * v522) - v520) - (live[167] * v524)) + (live[165] * v527)) + (live[89] * v529);
    const puma560_friction_pack v532 = v531 + (live[88] * v530);
    live[105] = v532;
    const puma560_friction_pack v533 = (((live[99] * v515) + (0.0013000000000000004 * v409)) - (live[169] * v522)) - (live[3] * v528);
    live[113] = v533;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block_part4(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)tau;
    const puma560_friction_pack v534 = (live[124] * live[95]) + ((live[113] + (live[86] * live[78])) + (live[111] * live[85]));
    const puma560_friction_pack v535 = v534 + ((live[110] * ((live[0] * live[90]) + (live[77] * live[92]))) - (live[123] * live[93]));
    const puma560_friction_pack v536 = (v535 + (live[107] * live[96])) - (live[105] * live[106]);
    *(puma560_friction_unaligned *)&A[81U * stride] = -(v536 * live[127]);
    const puma560_friction_pack v537 = live[58] + (0.0008443200000000002 * live[18]);
    const puma560_friction_pack v538 = (0.00044000000000000007 * live[163]) + (live[4] * v537);
    const puma560_friction_pack v539 = (live[72] * live[13]) - v538;
    const puma560_friction_pack v540 = (live[24] * live[18]) - (live[30] * live[155]);
    const puma560_friction_pack v541 = (0.00044000000000000007 * live[159]) - (live[5] * v537);
    const puma560_friction_pack v542 = (live[84] * live[13]) - (live[0] * v541);
    const puma560_friction_pack v543 = (((live[156] * (0.0057599999999999995 * live[167])) - (live[165] * v540)) + (live[89] * v539)) - v542;
    const puma560_friction_pack v544 = (((0.00011692799999999998 * live[156]) - (0.4318 * v540)) - (live[75] * v539)) - v542;
    const puma560_friction_pack v545 = (v544 * live[88]) + v543;
    const puma560_friction_pack v546 = live[35] * (((0.0057599999999999995 * live[65]) * live[16]) + (live[30] * live[18]));
    const puma560_friction_pack v547 = ((((0.0008642879999999998 * live[2]) * live[156]) - (live[99] * live[13])) + v546) - (live[123] * v540);
    const puma560_friction_pack v548 = (((v547 - (live[3] * v538)) + (live[86] * v541)) - (live[124] * v539)) - (v544 * live[107]);
    const puma560_friction_pack v549 = v548 + (v545 * live[106]);
    *(puma560_friction_unaligned *)&A[82U * stride] = -(v549 * live[127]);
    const puma560_friction_pack v550 = live[124] * live[127];
    const puma560_friction_pack v551 = 3.9999999999999996e-05 * live[155];
    const puma560_friction_pack v552 = 3.9999999999999996e-05 * live[13];
    const puma560_friction_pack v553 = live[54] * live[16];
    const puma560_friction_pack v554 = (v553 + (live[162] * v552)) - (v551 * live[75]);
    const puma560_friction_pack v555 = ((v553 + (v552 * live[166])) + (v551 * live[89])) + (v554 * live[88]);
    const puma560_friction_pack v556 = (v555 * live[128]) + ((((live[72] * live[86]) * live[16]) - (v552 * live[29])) * live[127]);
    const puma560_friction_pack v557 = live[107] * live[127];
    const puma560_friction_pack v558 = (v556 - (v554 * v557)) + (v551 * ((live[3] * live[127]) - v550));
    *(puma560_friction_unaligned *)&A[83U * stride] = v558;
    const puma560_friction_pack v559 = (live[128] * live[148]) - (live[97] * live[147]);
    *(puma560_friction_unaligned *)&A[85U * stride] = v559;
    const puma560_friction_pack v560 = (live[128] * live[153]) - (live[97] * live[152]);
    *(puma560_friction_unaligned *)&A[86U * stride] = v560;
    const puma560_friction_pack v561 = (live[128] * live[21]) - (live[97] * live[168]);
    *(puma560_friction_unaligned *)&A[87U * stride] = -v561;
    const puma560_friction_pack v562 = (live[128] * live[37]) - (live[97] * live[27]);
    *(puma560_friction_unaligned *)&A[88U * stride] = -v562;
    const puma560_friction_pack v563 = (live[46] * live[97]) + (live[48] * live[128]);
    *(puma560_friction_unaligned *)&A[90U * stride] = v563;
    const puma560_friction_pack v564 = (live[61] * live[97]) + (live[63] * live[128]);
    *(puma560_friction_unaligned *)&A[91U * stride] = v564;
    const puma560_friction_pack v565 = (live[69] * live[97]) + (live[71] * live[128]);
    *(puma560_friction_unaligned *)&A[92U * stride] = v565;
    const puma560_friction_pack v566 = (live[105] * live[97]) + (v536 * live[128]);
    *(puma560_friction_unaligned *)&A[93U * stride] = v566;
    const puma560_friction_pack v567 = (v549 * live[128]) - (v545 * live[97]);
    *(puma560_friction_unaligned *)&A[94U * stride] = v567;
    const puma560_friction_pack v568 = (live[106] * v558) - (v555 * live[97]);
    *(puma560_friction_unaligned *)&A[95U * stride] = -v568;
    const puma560_friction_pack v569 = ((v557 * live[148]) - (live[87] * live[146])) - (live[88] * v559);
    *(puma560_friction_unaligned *)&A[97U * stride] = -v569;
    const puma560_friction_pack v570 = ((v557 * live[153]) - (live[87] * live[151])) - (live[88] * v560);
    *(puma560_friction_unaligned *)&A[98U * stride] = -v570;
    const puma560_friction_pack v571 = ((v557 * live[21]) - (live[87] * live[164])) - (live[88] * v561);
    *(puma560_friction_unaligned *)&A[99U * stride] = v571;
    const puma560_friction_pack v572 = ((v557 * live[37]) - (live[87] * live[26])) - (live[88] * v562);
    *(puma560_friction_unaligned *)&A[100U * stride] = v572;
    const puma560_friction_pack v573 = ((live[48] * v557) - (live[87] * live[43])) - (live[88] * v563);
    *(puma560_friction_unaligned *)&A[102U * stride] = -v573;
    const puma560_friction_pack v574 = ((live[87] * live[60]) + (live[63] * v557)) - (live[88] * v564);
    *(puma560_friction_unaligned *)&A[103U * stride] = -v574;
    const puma560_friction_pack v575 = ((live[87] * live[68]) + (live[71] * v557)) - (live[88] * v565);
    *(puma560_friction_unaligned *)&A[104U * stride] = -v575;
    const puma560_friction_pack v576 = ((v536 * v557) - (live[87] * live[96])) - (live[88] * v566);
    *(puma560_friction_unaligned *)&A[105U * stride] = -v576;
    const puma560_friction_pack v577 = ((v544 * live[87]) + (v549 * v557)) - (live[88] * v567);
    *(puma560_friction_unaligned *)&A[106U * stride] = -v577;
    const puma560_friction_pack v578 = ((v554 * live[87]) + (live[107] * v558)) - (live[88] * v568);
    *(puma560_friction_unaligned *)&A[107U * stride] = v578;
    const puma560_friction_pack v579 = (((v550 * live[148]) - (live[74] * live[145])) - (live[89] * v559)) - (live[75] * v569);
    *(puma560_friction_unaligned *)&A[109U * stride] = v579;
    const puma560_friction_pack v580 = (((v550 * live[153]) - (live[74] * live[150])) - (live[89] * v560)) - (live[75] * v570);
    *(puma560_friction_unaligned *)&A[110U * stride] = v580;
    const puma560_friction_pack v581 = (((v550 * live[21]) - (live[74] * live[158])) - (live[89] * v561)) - (live[75] * v571);
    *(puma560_friction_unaligned *)&A[111U * stride] = -v581;
    const puma560_friction_pack v582 = (((v550 * live[37]) - (live[74] * live[22])) - (live[89] * v562)) - (live[75] * v572);
    *(puma560_friction_unaligned *)&A[112U * stride] = -v582;
    const puma560_friction_pack v583 = (((live[48] * v550) - (live[74] * live[41])) - (live[89] * v563)) - (live[75] * v573);
    *(puma560_friction_unaligned *)&A[114U * stride] = v583;
    const puma560_friction_pack v584 = (((live[74] * live[52]) + (live[63] * v550)) - (live[89] * v564)) - (live[75] * v574);
    *(puma560_friction_unaligned *)&A[115U * stride] = v584;
    const puma560_friction_pack v585 = (((live[74] * live[64]) + (live[71] * v550)) - (live[89] * v565)) - (live[75] * v575);
    *(puma560_friction_unaligned *)&A[116U * stride] = v585;
    const puma560_friction_pack v586 = (((live[74] * live[95]) + (v536 * v550)) - (live[89] * v566)) - (live[75] * v576);
    *(puma560_friction_unaligned *)&A[117U * stride] = v586;
    const puma560_friction_pack v587 = (((v549 * v550) - (live[74] * v539)) - (live[89] * v567)) - (live[75] * v577);
    *(puma560_friction_unaligned *)&A[118U * stride] = v587;
    const puma560_friction_pack v588 = (live[75] * v578) + ((live[89] * v568) + ((v551 * live[74]) - (live[124] * v558)));
    *(puma560_friction_unaligned *)&A[119U * stride] = v588;
    const puma560_friction_pack v589 = live[102] * live[127];
    *(puma560_friction_unaligned *)&A[121U * stride] = ((live[91] * v559) + ((v589 * live[148]) - (1557.2443004858599 * live[142]))) - (live[79] * v569);
    *(puma560_friction_unaligned *)&A[122U * stride] = (((1557.2443004858599 * live[149]) + (v589 * live[153])) + (live[91] * v560)) - (live[79] * v570);
    *(puma560_friction_unaligned *)&A[123U * stride] = (((1557.2443004858599 * live[161]) - (v589 * live[21])) - (live[91] * v561)) + (live[79] * v571);
    *(puma560_friction_unaligned *)&A[124U * stride] = (((1557.2443004858599 * live[23]) - (v589 * live[37])) - (live[91] * v562)) + (live[79] * v572);
    *(puma560_friction_unaligned *)&A[126U * stride] = ((live[91] * v563) + ((live[48] * v589) - (1557.2443004858599 * live[40]))) - (live[79] * v573);
    *(puma560_friction_unaligned *)&A[127U * stride] = (((1557.2443004858599 * live[59]) + (live[63] * v589)) + (live[91] * v564)) - (live[79] * v574);
    *(puma560_friction_unaligned *)&A[128U * stride] = ((live[91] * v565) + ((live[71] * v589) - (1557.2443004858599 * live[67]))) - (live[79] * v575);
    *(puma560_friction_unaligned *)&A[129U * stride] = ((live[91] * v566) + ((v536 * v589) - (1557.2443004858599 * live[80]))) - (live[79] * v576);
    *(puma560_friction_unaligned *)&A[130U * stride] = ((live[91] * v567) + (v549 * v589)) - (live[79] * v577);
    *(puma560_friction_unaligned *)&A[131U * stride] = (live[79] * v578) - (((0.06228977201943439 * live[13]) + (live[102] * v558)) + (live[91] * v568));
    const puma560_friction_pack v590 = live[122] * live[127];
    const puma560_friction_pack v591 = 0.9999999999999999 * live[139];
    *(puma560_friction_unaligned *)&A[133U * stride] = ((v591 - (v590 * live[148])) - (live[70] * v579)) - (live[66] * (v559 - v569));
    *(puma560_friction_unaligned *)&A[134U * stride] = ((v591 - (v590 * live[153])) - (live[70] * v580)) - (live[66] * (v560 - v570));
    *(puma560_friction_unaligned *)&A[135U * stride] = ((live[70] * v581) + ((v590 * live[21]) - (0.9999999999999999 * live[157]))) + (live[66] * (v561 - v571));
    *(puma560_friction_unaligned *)&A[136U * stride] = ((live[70] * v582) + ((v590 * live[37]) - (0.9999999999999999 * live[129]))) + (live[66] * (v562 - v572));
    *(puma560_friction_unaligned *)&A[138U * stride] = (((0.9999999999999999 * live[38]) - (live[48] * v590)) - (live[70] * v583)) - (live[66] * (v563 - v573));
    const puma560_friction_pack v592 = 0.9999999999999999 * live[49];
    *(puma560_friction_unaligned *)&A[139U * stride] = -(((v592 + (live[63] * v590)) + (live[70] * v584)) + (live[66] * (v564 - v574)));
    *(puma560_friction_unaligned *)&A[140U * stride] = -(((v592 + (live[71] * v590)) + (live[70] * v585)) + (live[66] * (v565 - v575)));
    const puma560_friction_pack v593 = (((0.9999999999999999 * live[76]) + (v536 * v590)) + (live[70] * v586)) + (live[66] * (v566 - v576));
    *(puma560_friction_unaligned *)&A[141U * stride] = -v593;
    *(puma560_friction_unaligned *)&A[142U * stride] = (((0.9999999999999999 * live[13]) - (v549 * v590)) - (live[70] * v587)) - (live[66] * (v567 - v577));
    *(puma560_friction_unaligned *)&A[143U * stride] = ((live[122] * v558) - (live[70] * v588)) + (live[66] * (v568 - v578));
    const puma560_friction_pack v594 = -live[128];
    *(puma560_friction_unaligned *)&B[37U * stride] = v594;
    *(puma560_friction_unaligned *)&B[42U * stride] = v594;
    const puma560_friction_pack v595 = live[107] - (live[88] * live[106]);
    const puma560_friction_pack v596 = v595 * live[127];
    *(puma560_friction_unaligned *)&B[38U * stride] = v596;
    *(puma560_friction_unaligned *)&B[48U * stride] = v596;
    const puma560_friction_pack v597 = (v550 - (live[89] * live[128])) - (live[75] * v596);
    const puma560_friction_pack v598 = -v597;
    *(puma560_friction_unaligned *)&B[39U * stride] = v598;
    *(puma560_friction_unaligned *)&B[54U * stride] = v598;
    const puma560_friction_pack v599 = (v589 + (live[91] * live[128])) - (live[79] * v596);
    const puma560_friction_pack v600 = -v599;
    *(puma560_friction_unaligned *)&B[40U * stride] = v600;
    *(puma560_friction_unaligned *)&B[60U * stride] = v600;
    const puma560_friction_pack v601 = live[66] + (live[70] * live[75]);
    const puma560_friction_pack v602 = live[66] - (live[70] * live[89]);
    const puma560_friction_pack v603 = ((v590 + (v602 * live[128])) + (live[70] * v550)) - (v601 * v596);
    *(puma560_friction_unaligned *)&B[41U * stride] = v603;
    *(puma560_friction_unaligned *)&B[66U * stride] = v603;
    *(puma560_friction_unaligned *)&B[43U * stride] = (live[106] * live[128]) - live[97];
    const puma560_friction_pack v604 = live[88] * live[97];
    const puma560_friction_pack v605 = v604 + (v595 * live[128]);
    const puma560_friction_pack v606 = -v605;
    *(puma560_friction_unaligned *)&B[44U * stride] = v606;
    *(puma560_friction_unaligned *)&B[49U * stride] = v606;
    const puma560_friction_pack v607 = ((live[75] * v604) - (live[89] * live[97])) - (live[106] * v597);
    const puma560_friction_pack v608 = -v607;
    *(puma560_friction_unaligned *)&B[45U * stride] = v608;
    *(puma560_friction_unaligned *)&B[55U * stride] = v608;
    const puma560_friction_pack v609 = ((live[91] * live[97]) + (live[79] * v604)) - (live[106] * v599);
    const puma560_friction_pack v610 = -v609;
    *(puma560_friction_unaligned *)&B[46U * stride] = v610;
    *(puma560_friction_unaligned *)&B[61U * stride] = v610;
    const puma560_friction_pack v611 = ((v602 * live[97]) + (v601 * v604)) - (live[106] * v603);
    *(puma560_friction_unaligned *)&B[47U * stride] = v611;
    *(puma560_friction_unaligned *)&B[67U * stride] = v611;
    *(puma560_friction_unaligned *)&B[50U * stride] = ((v595 * v557) - live[87]) - (live[88] * v605);
    const puma560_friction_pack v612 = (live[88] * v607) + ((live[75] * live[87]) + (live[107] * v597));
    const puma560_friction_pack v613 = -v612;
    *(puma560_friction_unaligned *)&B[51U * stride] = v613;
    *(puma560_friction_unaligned *)&B[56U * stride] = v613;
    const puma560_friction_pack v614 = (live[88] * v609) + ((live[107] * v599) + (live[79] * live[87]));
    const puma560_friction_pack v615 = -v614;
    *(puma560_friction_unaligned *)&B[52U * stride] = v615;
    *(puma560_friction_unaligned *)&B[62U * stride] = v615;
    const puma560_friction_pack v616 = ((v601 * live[87]) + (live[107] * v603)) + (live[88] * v611);
    *(puma560_friction_unaligned *)&B[53U * stride] = v616;
    *(puma560_friction_unaligned *)&B[68U * stride] = v616;
    *(puma560_friction_unaligned *)&B[57U * stride] = ((live[74] + (live[124] * v597)) + (live[89] * v607)) - (live[75] * v612);
    const puma560_friction_pack v617 = ((live[89] * v609) + (live[124] * v599)) - (live[75] * v614);
    *(puma560_friction_unaligned *)&B[58U * stride] = v617;
    *(puma560_friction_unaligned *)&B[63U * stride] = v617;
    const puma560_friction_pack v618 = ((live[89] * v611) + ((live[124] * v603) + (live[70] * live[74]))) - (live[75] * v616);
    const puma560_friction_pack v619 = -v618;
    *(puma560_friction_unaligned *)&B[59U * stride] = v619;
    *(puma560_friction_unaligned *)&B[69U * stride] = v619;
    *(puma560_friction_unaligned *)&B[64U * stride] = ((1557.2443004858599 + (live[102] * v599)) - (live[91] * v609)) - (live[79] * v614);
    const puma560_friction_pack v620 = -(((live[102] * v603) - (live[91] * v611)) - (live[79] * v616));
    *(puma560_friction_unaligned *)&B[65U * stride] = v620;
    *(puma560_friction_unaligned *)&B[70U * stride] = v620;
    *(puma560_friction_unaligned *)&B[71U * stride] = ((24999.999999999996 + (live[122] * v603)) + (live[70] * v618)) - (live[66] * (v611 + v616));
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    puma560_friction_pack live[172];
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
