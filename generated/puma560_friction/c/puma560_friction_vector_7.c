/* puma560_friction, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PUMA560_FRICTION_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in puma560_friction_batch.c. */
#include "puma560_friction_batch.h"

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
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PUMA560_FRICTION_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PUMA560_FRICTION_APART __attribute__((noinline, unused))
#endif
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

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PUMA560_FRICTION_INLINE size_t puma560_friction_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PUMA560_FRICTION_LANES;

    return (((count % PUMA560_FRICTION_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_flags(const bool *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return -__builtin_convertvector(wide, puma560_friction_mask);
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_modes(const signed char *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return __builtin_convertvector(wide, puma560_friction_mask);
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
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

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_sqrt(puma560_friction_pack x)
{
    double one[PUMA560_FRICTION_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
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

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
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
    const puma560_friction_pack rz = r * z;

    const puma560_friction_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const puma560_friction_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const puma560_friction_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
PUMA560_FRICTION_INLINE bool puma560_friction_pack_within(puma560_friction_bits beyond)
{
    return puma560_friction_pack_all((puma560_friction_mask)((beyond >> 18) == 0ULL));
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
    if (!puma560_friction_pack_within(*beyond)) {
        puma560_friction_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block_part1(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_pack v0 = puma560_friction_pack_at(&q[stride]) + puma560_friction_pack_at(&q[2U * stride]);
    const puma560_friction_pack v1_angle[4] = {puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[3U * stride]), v0, puma560_friction_pack_at(&q[stride])};
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
    const puma560_friction_pack v9 = 3.9999999999999996e-05 * v1_cosine[0];
    live[8] = v9;
    const puma560_friction_pack v10 = v1_sine[0] * v1_sine[0];
    live[9] = v10;
    const puma560_friction_pack v11 = 0.00020216000000000006 * v10;
    const puma560_friction_pack v12 = 0.0016399999999999997 + v11;
    const puma560_friction_pack v13 = 1.0 / (v12 - (v1_cosine[0] * v9));
    live[10] = v13;
    const puma560_friction_pack v14 = v1_sine[0] * v1_sine[1];
    live[11] = v14;
    const puma560_friction_pack v15 = 3.9999999999999996e-05 * v14;
    live[12] = v15;
    const puma560_friction_pack v16 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[0]);
    const puma560_friction_pack v17 = (v14 * v16) + (v1_cosine[0] * v15);
    const puma560_friction_pack v18 = v17 * v13;
    live[13] = v18;
    const puma560_friction_pack v19 = (v1_sine[3] * v1_cosine[2]) - (v1_cosine[3] * v1_sine[2]);
    live[14] = v19;
    const puma560_friction_pack v20 = 0.0012435839999999998 * v14;
    const puma560_friction_pack v21 = v17 + (v20 * v19);
    const puma560_friction_pack v22 = v1_cosine[1] * v1_sine[2];
    live[15] = v22;
    const puma560_friction_pack v23 = (v1_sine[0] * v1_cosine[2]) + (v1_cosine[0] * v22);
    live[16] = v23;
    const puma560_friction_pack v24 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v25 = v1_cosine[0] * v1_cosine[2];
    live[17] = v25;
    const puma560_friction_pack v26 = 0.0028799999999999997 * v1_cosine[1];
    live[18] = v26;
    const puma560_friction_pack v27 = 0.0028799999999999997 * v1_sine[0];
    live[19] = v27;
    const puma560_friction_pack v28 = v1_sine[2] * v27;
    live[20] = v28;
    const puma560_friction_pack v29 = v28 - (v26 * v25);
    const puma560_friction_pack v30 = 0.4318 * v1_sine[3];
    live[21] = v30;
    const puma560_friction_pack v31 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[0]);
    const puma560_friction_pack v32 = 5.846399999999999e-05 * v1_sine[0];
    const puma560_friction_pack v33 = v32 - (v1_cosine[1] * v31);
    live[22] = v33;
    const puma560_friction_pack v34 = (v33 + (v30 * v29)) + (v24 * v23);
    live[23] = v34;
    const puma560_friction_pack v35 = 1557.2443004858599 * v33;
    live[24] = v35;
    const puma560_friction_pack v36 = v1_cosine[0] * v1_sine[2];
    live[25] = v36;
    const puma560_friction_pack v37 = v1_sine[0] * v1_cosine[1];
    live[26] = v37;
    const puma560_friction_pack v38 = v1_cosine[2] * v37;
    const puma560_friction_pack v39 = (0.025374999999999998 * v1_cosine[2]) - (0.8913300000000002 * v1_sine[2]);
    live[27] = v39;
    const puma560_friction_pack v40 = 0.4318 * v1_cosine[3];
    live[28] = v40;
    const puma560_friction_pack v41 = v40 * v39;
    live[29] = v41;
    const puma560_friction_pack v42 = (v24 * (v38 + v36)) - v41;
    const puma560_friction_pack v43 = (0.8913300000000002 * v1_cosine[2]) + (0.025374999999999998 * v1_sine[2]);
    live[30] = v43;
    const puma560_friction_pack v44 = v1_sine[0] * v1_sine[2];
    live[31] = v44;
    const puma560_friction_pack v45 = (v43 + (0.0028799999999999997 * v25)) - (v26 * v44);
    const puma560_friction_pack v46 = (v30 * v45) - v42;
    const puma560_friction_pack v47 = 5.846399999999999e-05 * v37;
    const puma560_friction_pack v48 = v11 - 0.00119216;
    const puma560_friction_pack v49 = v1_sine[1] * (0.0012921600000000003 + v48);
    const puma560_friction_pack v50 = (v1_sine[1] * v49) + (((2.0 * v47) - ((0.0024871679999999997 * v1_cosine[0]) + 0.3592922305)) + (v14 * v15));
    const puma560_friction_pack v51 = v50 - v46;
    const puma560_friction_pack v52 = (v51 + (v35 * v34)) + (v21 * v18);
    const puma560_friction_pack v53 = 1.0 / ((v50 + (v33 * v35)) + (v17 * v18));
    live[32] = v53;
    const puma560_friction_pack v54 = v52 * v53;
    live[33] = v54;
    const puma560_friction_pack v55 = v21 * v13;
    live[34] = v55;
    const puma560_friction_pack v56 = 1557.2443004858599 * v34;
    live[35] = v56;
    const puma560_friction_pack v57 = ((((1.748114002 - (v34 * v56)) + v46) - v51) - (v21 * v55)) + (v52 * v54);
    const puma560_friction_pack v58 = 1.0 / v57;
    live[36] = v58;
    const puma560_friction_pack v59 = v1_cosine[0] * v1_sine[1];
    live[37] = v59;
    const puma560_friction_pack v60 = v1_sine[1] * v1_sine[2];
    live[38] = v60;
    const puma560_friction_pack v61 = ((((5.846399999999999e-05 * v1_sine[1]) * v25) + (v24 * v59)) - (v31 * v60)) - (0.15005 * v29);
    live[39] = v61;
    const puma560_friction_pack v62 = v1_cosine[2] * v14;
    const puma560_friction_pack v63 = 0.0047376000000000015 * v1_cosine[2];
    live[40] = v63;
    const puma560_friction_pack v64 = ((v63 + (v16 * v62)) + (0.15005 * v45)) - (v22 * v49);
    const puma560_friction_pack v65 = v1_sine[0] * v22;
    live[41] = v65;
    const puma560_friction_pack v66 = (3.9999999999999996e-05 * v65) - (v1_cosine[2] * v9);
    live[42] = v66;
    const puma560_friction_pack v67 = v64 + (v14 * ((5.846399999999999e-05 * v1_sine[2]) - v66));
    const puma560_friction_pack v68 = v1_sine[2] * v16;
    const puma560_friction_pack v69 = v47 - v12;
    const puma560_friction_pack v70 = ((v1_cosine[0] * v66) + ((0.0004321439999999999 * v62) - (v37 * (v24 - v68)))) - (v1_cosine[2] * v69);
    const puma560_friction_pack v71 = (v70 * v18) - (v67 + (v35 * v61));
    const puma560_friction_pack v72 = v70 * v13;
    live[43] = v72;
    const puma560_friction_pack v73 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    live[44] = v73;
    const puma560_friction_pack v74 = ((((v1_sine[3] * v20) + v73) + (v61 * v56)) + v67) - (v21 * v72);
    const puma560_friction_pack v75 = v74 + (v71 * v54);
    const puma560_friction_pack v76 = v75 * v58;
    live[45] = v76;
    const puma560_friction_pack v77 = puma560_friction_pack_at(&qd[0]) * v1_cosine[2];
    live[46] = v77;
    const puma560_friction_pack v78 = v1_cosine[1] * v77;
    live[47] = v78;
    const puma560_friction_pack v79 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    live[48] = v79;
    const puma560_friction_pack v80 = 2.0 * v79;
    live[49] = v80;
    const puma560_friction_pack v81 = v1_sine[1] * v77;
    live[50] = v81;
    const puma560_friction_pack v82 = puma560_friction_pack_at(&qd[0]) * v1_sine[2];
    live[51] = v82;
    const puma560_friction_pack v83 = v79 * v1_cosine[1];
    live[52] = v83;
    const puma560_friction_pack v84 = v83 + (v1_sine[1] * v82);
    live[53] = v84;
    const puma560_friction_pack v85 = puma560_friction_pack_at(&qd[3U * stride]) + v77;
    live[54] = v85;
    const puma560_friction_pack v86 = v85 * v84;
    live[55] = v86;
    const puma560_friction_pack v87 = (2.0 * v86) - ((v82 * v81) + (v80 * v78));
    const puma560_friction_pack v88 = v79 * v1_sine[1];
    live[56] = v88;
    const puma560_friction_pack v89 = (v1_cosine[1] * v82) - v88;
    live[57] = v89;
    const puma560_friction_pack v90 = v89 * v84;
    live[58] = v90;
    const puma560_friction_pack v91 = v79 * v82;
    live[59] = v91;
    const puma560_friction_pack v92 = v91 - v90;
    const puma560_friction_pack v93 = (v1_sine[0] * v92) + (v1_cosine[0] * v87);
    const puma560_friction_pack v94 = (v1_sine[0] * v89) - (v1_cosine[0] * v85);
    live[60] = v94;
    const puma560_friction_pack v95 = puma560_friction_pack_at(&qd[4U * stride]) + v84;
    live[61] = v95;
    const puma560_friction_pack v96 = v95 * v94;
    live[62] = v96;
    const puma560_friction_pack v97 = v93 + (2.0 * v96);
    const puma560_friction_pack v98 = 0.0028799999999999997 * v1_sine[1];
    live[63] = v98;
    const puma560_friction_pack v99 = (v1_sine[0] * v85) + (v1_cosine[0] * v89);
    live[64] = v99;
    const puma560_friction_pack v100 = 0.0028799999999999997 * v99;
    const puma560_friction_pack v101 = (v95 * (0.0028799999999999997 * v95)) + (v99 * v100);
    const puma560_friction_pack v102 = v1_sine[0] * v101;
    live[65] = v102;
    const puma560_friction_pack v103 = v94 * v100;
    live[66] = v103;
    const puma560_friction_pack v104 = v85 * v89;
    live[67] = v104;
    const puma560_friction_pack v105 = v77 * v82;
    live[68] = v105;
    const puma560_friction_pack v106 = ((v1_cosine[1] * v105) - v104) - (v80 * v81);
    const puma560_friction_pack v107 = v103 - (0.0028799999999999997 * v106);
    const puma560_friction_pack v108 = (v1_cosine[0] * v107) - v102;
    const puma560_friction_pack v109 = (v1_cosine[1] * v108) + (v98 * v97);
    const puma560_friction_pack v110 = v1_cosine[0] * v101;
    live[69] = v110;
    const puma560_friction_pack v111 = v110 + (v1_sine[0] * v107);
    const puma560_friction_pack v112 = v95 * v99;
    live[70] = v112;
    const puma560_friction_pack v113 = (v1_sine[0] * v87) - ((v1_cosine[0] * v92) + v112);
    const puma560_friction_pack v114 = puma560_friction_pack_at(&tau[5U * stride]) - (3.9999999999999996e-05 * v113);
    live[71] = v114;
    const puma560_friction_pack v115 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    live[72] = v115;
    const puma560_friction_pack v116 = (v115 * v30) - 9.81;
    live[73] = v116;
    const puma560_friction_pack v117 = v40 * v43;
    live[74] = v117;
    const puma560_friction_pack v118 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v119 = v118 + v115;
    live[75] = v119;
    const puma560_friction_pack v120 = v79 * v79;
    live[76] = v120;
    const puma560_friction_pack v121 = v118 + v120;
    live[77] = v121;
    const puma560_friction_pack v122 = v120 - v121;
    live[78] = v122;
    const puma560_friction_pack v123 = (0.022546398 * v1_cosine[2]) - (0.3244698455 * v1_sine[2]);
    const puma560_friction_pack v124 = v1_cosine[2] * v123;
    live[79] = v124;
    const puma560_friction_pack v125 = v124 - 0.011273199;
    live[80] = v125;
    const puma560_friction_pack v126 = (((v119 * v117) - (v116 * v39)) - (v122 * v125)) + (v14 * v114);
    const puma560_friction_pack v127 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    live[81] = v127;
    const puma560_friction_pack v128 = v99 * (v127 + (0.00020216000000000006 * v94));
    live[82] = v128;
    const puma560_friction_pack v129 = v77 * v77;
    live[83] = v129;
    const puma560_friction_pack v130 = 0.0203 * (v120 + v129);
    live[84] = v130;
    const puma560_friction_pack v131 = v1_cosine[2] * v40;
    live[85] = v131;
    const puma560_friction_pack v132 = (((v119 * v131) + (v1_sine[2] * v116)) - (0.4318 * v105)) + v130;
    const puma560_friction_pack v133 = v1_cosine[0] * v26;
    live[86] = v133;
    const puma560_friction_pack v134 = v1_cosine[2] * v27;
    live[87] = v134;
    const puma560_friction_pack v135 = 0.8636 * puma560_friction_pack_at(&qd[stride]);
    live[88] = v135;
    const puma560_friction_pack v136 = v135 * v1_sine[3];
    live[89] = v136;
    const puma560_friction_pack v137 = (puma560_friction_pack_at(&qd[0]) * v136) - (0.15005 * v118);
    live[90] = v137;
    const puma560_friction_pack v138 = 0.8636 * v79;
    live[91] = v138;
    const puma560_friction_pack v139 = ((v138 * v77) + v137) + (0.0406 * v91);
    const puma560_friction_pack v140 = v1_cosine[0] * v98;
    live[92] = v140;
    const puma560_friction_pack v141 = ((((v119 * v24) * v44) - (v116 * v134)) + (v32 * v105)) - (v140 * v139);
    const puma560_friction_pack v142 = v82 * v82;
    live[93] = v142;
    const puma560_friction_pack v143 = 0.4318 * (v120 + v142);
    live[94] = v143;
    const puma560_friction_pack v144 = ((v141 - (v27 * v143)) + (0.0006421600000000001 * v106)) - ((v133 * v132) + v128);
    const puma560_friction_pack v145 = (0.0006500000000000002 * (v104 - v106)) - v144;
    const puma560_friction_pack v146 = v127 * v95;
    live[95] = v146;
    const puma560_friction_pack v147 = ((((v26 * v139) - v146) - (v98 * v132)) - (1.9999999999999998e-05 * v93)) - (0.0004221600000000001 * v97);
    const puma560_friction_pack v148 = 0.00020000000000000004 * v112;
    live[96] = v148;
    const puma560_friction_pack v149 = v148 - (0.00024000000000000003 * v113);
    const puma560_friction_pack v150 = ((v1_sine[0] * v149) - (0.00075 * v87)) + (v1_cosine[0] * v147);
    const puma560_friction_pack v151 = (((v126 - (0.0203 * v111)) + (v1_cosine[1] * v145)) + (0.4318 * v109)) - (v1_sine[1] * v150);
    const puma560_friction_pack v152 = v1_sine[2] * v40;
    live[97] = v152;
    const puma560_friction_pack v153 = puma560_friction_pack_at(&tau[4U * stride]) + v144;
    live[98] = v153;
    const puma560_friction_pack v154 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_friction_pack v155 = v1_cosine[3] * v154;
    live[99] = v155;
    const puma560_friction_pack v156 = v155 - 0.0070992;
    live[100] = v156;
    const puma560_friction_pack v157 = v115 - v119;
    live[101] = v157;
    const puma560_friction_pack v158 = ((v157 * v156) + (((1.024164 * v1_sine[3]) + puma560_friction_pack_at(&tau[stride])) - (37.2347379 * v1_cosine[3]))) + (v120 * v117);
    const puma560_friction_pack v159 = ((v121 * v39) - (v1_sine[2] * v111)) + (v1_cosine[2] * v109);
    const puma560_friction_pack v160 = (((v158 + (v131 * v111)) + (v56 * v153)) + (v152 * v109)) - (v30 * v159);
    const puma560_friction_pack v161 = 9.999999999999983e-05 * v90;
    live[102] = v161;
    const puma560_friction_pack v162 = ((v161 - (0.0013999999999999998 * v91)) + (v1_sine[0] * v147)) - (v1_cosine[0] * v149);
    const puma560_friction_pack v163 = (puma560_friction_pack_at(&tau[3U * stride]) - (v1_cosine[0] * v114)) - v162;
    live[103] = v163;
    const puma560_friction_pack v164 = ((puma560_friction_pack_at(&tau[2U * stride]) + (v35 * v153)) + (v18 * v163)) - v151;
    live[104] = v164;
    const puma560_friction_pack v165 = ((v160 + (v55 * v163)) - v151) - (v54 * v164);
    const puma560_friction_pack v166 = 25000.0 * v66;
    live[105] = v166;
    const puma560_friction_pack v167 = (v40 + (0.0203 * v1_cosine[2])) - (0.4318 * v1_sine[2]);
    live[106] = v167;
    const puma560_friction_pack v168 = v26 * v167;
    live[107] = v168;
    const puma560_friction_pack v169 = (0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]);
    live[108] = v169;
    const puma560_friction_pack v170 = v118 - v119;
    live[109] = v170;
    const puma560_friction_pack v171 = v118 - v121;
    live[110] = v171;
    const puma560_friction_pack v172 = 0.0047376000000000015 * v1_sine[2];
    live[111] = v172;
    const puma560_friction_pack v173 = 2.0 * puma560_friction_pack_at(&qd[0]);
    live[112] = v173;
    const puma560_friction_pack v174 = v173 * v156;
    live[113] = v174;
    const puma560_friction_pack v175 = (((puma560_friction_pack_at(&tau[0]) - (v170 * v169)) + (v171 * v172)) + (v137 * v39)) + (puma560_friction_pack_at(&qd[stride]) * v174);
    const puma560_friction_pack v176 = v117 + v125;
    live[114] = v176;
    const puma560_friction_pack v177 = v79 * v173;
    live[115] = v177;
    const puma560_friction_pack v178 = v1_sine[1] * v167;
    live[116] = v178;
    const puma560_friction_pack v179 = (((v175 + (v177 * v176)) - (v168 * v97)) + (v166 * v114)) + (v178 * v108);
    const puma560_friction_pack v180 = 1557.2443004858599 * v61;
    live[117] = v180;
    const puma560_friction_pack v181 = ((v179 - (v60 * v145)) + (v180 * v153)) - (v1_cosine[2] * v162);
    const puma560_friction_pack v182 = v71 * v53;
    live[118] = v182;
    const puma560_friction_pack v183 = (v181 + (((0.15005 * v159) - (v22 * v150)) - (v72 * v163))) + (v182 * v164);
    const puma560_friction_pack v184 = v47 + v69;
    const puma560_friction_pack v185 = v1_sine[3] * v154;
    live[119] = v185;
    const puma560_friction_pack v186 = v1_sine[2] * v123;
    live[120] = v186;
    const puma560_friction_pack v187 = (((3.153542285625 + (0.0008642879999999998 * v14)) - v185) - v186) - (v66 * v166);
    const puma560_friction_pack v188 = (v1_sine[2] * (v48 - v184)) + (((0.00011692799999999998 * v25) - (0.0024871679999999997 * v36)) - (v60 * v49));
    const puma560_friction_pack v189 = (v187 - (2.0 * (v42 - (v38 * v68)))) - (v1_sine[2] * v188);
    const puma560_friction_pack v190 = ((v189 - ((v61 * v180) + v184)) - (v70 * v72)) + (v71 * v182);
    const puma560_friction_pack v191 = 1.0 / (v190 - (v75 * v76));
    live[121] = v191;
    *(puma560_friction_unaligned *)&B[36U * stride] = v191;
    const puma560_friction_pack v192 = (v183 + (v165 * v76)) * v191;
    live[122] = v192;
    const puma560_friction_pack v193 = (v165 * v58) + (v76 * v192);
    live[123] = v193;
    const puma560_friction_pack v194 = v30 * v193;
    live[124] = v194;
    const puma560_friction_pack v195 = ((0.15005 * v192) - (v119 * v40)) - v194;
    live[125] = v195;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block_part2(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)tau;
    (void)B;
    const puma560_friction_pack v196 = (live[124] + (live[72] * live[28])) + live[125];
    const puma560_friction_pack v197 = live[28] * live[123];
    const puma560_friction_pack v198 = v197 - live[73];
    const puma560_friction_pack v199 = ((live[75] * live[21]) - v197) + v198;
    const puma560_friction_pack v200 = live[93] - live[83];
    const puma560_friction_pack v201 = (0.4318 * v200) - (0.0406 * live[68]);
    const puma560_friction_pack v202 = ((live[5] * v199) - v201) - (live[4] * v196);
    const puma560_friction_pack v203 = (live[5] * live[122]) - live[59];
    const puma560_friction_pack v204 = live[59] - v203;
    const puma560_friction_pack v205 = 2.0 * live[53];
    live[126] = v205;
    const puma560_friction_pack v206 = 2.0 * live[54];
    live[127] = v206;
    const puma560_friction_pack v207 = (((live[50] * v206) + (live[2] * v200)) - (live[51] * v205)) + (live[3] * v204);
    const puma560_friction_pack v208 = live[4] * live[122];
    const puma560_friction_pack v209 = live[48] * live[46];
    const puma560_friction_pack v210 = v209 + v208;
    const puma560_friction_pack v211 = (live[57] * live[50]) + (live[53] * live[47]);
    const puma560_friction_pack v212 = v210 - v211;
    const puma560_friction_pack v213 = (live[0] * v212) + (live[1] * v207);
    const puma560_friction_pack v214 = 2.0 * live[61];
    live[128] = v214;
    const puma560_friction_pack v215 = (live[26] * live[46]) + (live[1] * live[51]);
    const puma560_friction_pack v216 = 2.0 * live[60];
    live[129] = v216;
    const puma560_friction_pack v217 = v213 + ((v215 * v214) + (live[50] * v216));
    const puma560_friction_pack v218 = ((live[81] * live[50]) + (1.9999999999999998e-05 * v213)) + (0.0004221600000000001 * v217);
    const puma560_friction_pack v219 = v209 + v210;
    const puma560_friction_pack v220 = (0.4318 * v204) - (0.0203 * v219);
    const puma560_friction_pack v221 = live[21] * live[122];
    const puma560_friction_pack v222 = live[88] * live[7];
    live[130] = v222;
    const puma560_friction_pack v223 = v221 + (puma560_friction_pack_at(&qd[0]) * v222);
    const puma560_friction_pack v224 = v223 - v220;
    const puma560_friction_pack v225 = ((live[18] * v224) - v218) + (live[63] * v202);
    const puma560_friction_pack v226 = (live[0] * live[51]) - (live[1] * live[47]);
    const puma560_friction_pack v227 = (live[50] * live[64]) - (live[61] * v226);
    const puma560_friction_pack v228 = ((live[0] * v207) - v227) - (live[1] * v212);
    live[131] = v228;
    const puma560_friction_pack v229 = (0.00024000000000000003 * v228) - (0.00020000000000000004 * v227);
    const puma560_friction_pack v230 = (live[0] * v229) + (0.00075 * v207);
    const puma560_friction_pack v231 = (live[1] * v225) - v230;
    const puma560_friction_pack v232 = (0.3244698455 * live[5]) + (0.022546398 * live[4]);
    const puma560_friction_pack v233 = live[120] + (live[5] * v232);
    const puma560_friction_pack v234 = (live[51] * live[57]) - (live[54] * live[47]);
    const puma560_friction_pack v235 = ((live[3] * v200) - v234) - (live[2] * v204);
    const puma560_friction_pack v236 = (v226 * live[60]) - (v215 * live[64]);
    const puma560_friction_pack v237 = 0.0028799999999999997 * (v236 - v235);
    const puma560_friction_pack v238 = 0.0057599999999999995 * live[64];
    live[132] = v238;
    const puma560_friction_pack v239 = 0.0057599999999999995 * live[61];
    live[133] = v239;
    const puma560_friction_pack v240 = (live[50] * v239) - (v226 * v238);
    const puma560_friction_pack v241 = (live[0] * v237) - (live[1] * v240);
    const puma560_friction_pack v242 = ((live[12] * v228) - ((live[78] * v233) + (live[111] * live[122]))) - (0.0203 * v241);
    const puma560_friction_pack v243 = (live[0] * v240) + (live[1] * v237);
    const puma560_friction_pack v244 = (live[3] * v243) - (live[63] * v217);
    const puma560_friction_pack v245 = (0.4318 * v244) + v242;
    const puma560_friction_pack v246 = ((live[81] * v226) - (live[19] * ((0.8636 * live[68]) + (0.0203 * v200)))) + (0.00020216000000000006 * v236);
    const puma560_friction_pack v247 = v246 - (0.0006421600000000001 * v235);
    const puma560_friction_pack v248 = ((live[92] * v224) + (((live[87] * v196) - v247) + (live[20] * v199))) - (live[86] * v202);
    live[134] = v248;
    const puma560_friction_pack v249 = 0.0006500000000000002 * (v234 - v235);
    const puma560_friction_pack v250 = v248 - v249;
    const puma560_friction_pack v251 = ((live[3] * v250) - ((live[30] * v199) + (live[27] * v196))) - ((live[2] * v231) + v245);
    const puma560_friction_pack v252 = (live[1] * v229) + ((9.999999999999983e-05 * v211) - (0.0013999999999999998 * v210));
    const puma560_friction_pack v253 = v252 + (live[0] * v225);
    const puma560_friction_pack v254 = live[8] * v228;
    const puma560_friction_pack v255 = v254 - v253;
    live[135] = v255;
    const puma560_friction_pack v256 = ((live[13] * v255) - (live[24] * v248)) - v251;
    live[136] = v256;
    const puma560_friction_pack v257 = ((live[32] * live[104]) - (live[118] * live[122])) + (live[33] * live[123]);
    const puma560_friction_pack v258 = (((live[10] * live[103]) - (live[43] * live[122])) + (live[34] * live[123])) - (live[13] * v257);
    const puma560_friction_pack v259 = v203 + v258;
    const puma560_friction_pack v260 = live[58] + v259;
    const puma560_friction_pack v261 = live[123] - v257;
    const puma560_friction_pack v262 = live[68] - v261;
    const puma560_friction_pack v263 = ((live[3] * v219) - live[55]) + (live[2] * v262);
    const puma560_friction_pack v264 = live[55] - v263;
    const puma560_friction_pack v265 = (live[0] * v260) - (live[1] * v264);
    const puma560_friction_pack v266 = live[62] - v265;
    live[137] = v266;
    const puma560_friction_pack v267 = live[62] + v266;
    live[138] = v267;
    const puma560_friction_pack v268 = (live[3] * v262) - ((live[2] * v219) + live[67]);
    const puma560_friction_pack v269 = ((((1557.2443004858599 * live[98]) + (live[117] * live[122])) + (live[35] * live[123])) - (live[24] * v257)) - v268;
    const puma560_friction_pack v270 = live[66] + (0.0028799999999999997 * v269);
    live[139] = v270;
    const puma560_friction_pack v271 = (live[1] * v270) - live[65];
    const puma560_friction_pack v272 = (live[3] * v271) + (live[63] * v267);
    const puma560_friction_pack v273 = live[69] + (live[0] * v270);
    const puma560_friction_pack v274 = (live[85] * v272) + ((live[74] * v261) - (live[97] * v273));
    const puma560_friction_pack v275 = ((live[5] * v273) - (live[27] * v261)) + (live[4] * v272);
    const puma560_friction_pack v276 = (1.601861202 * live[7]) - (0.0141984 * live[6]);
    const puma560_friction_pack v277 = (live[7] * v276) - live[119];
    const puma560_friction_pack v278 = (((37.2347379 * live[6]) + (1.024164 * live[7])) - (live[77] * live[29])) + (live[101] * v277);
    const puma560_friction_pack v279 = live[21] * live[30];
    const puma560_friction_pack v280 = (((v278 - (live[76] * v279)) + (live[108] * live[122])) - (live[35] * v248)) - (live[21] * v275);
    const puma560_friction_pack v281 = v275 + (((live[77] * live[30]) - (live[4] * v241)) + (live[5] * v244));
    const puma560_friction_pack v282 = (v274 + (((live[76] * live[29]) - (live[85] * v241)) - (live[97] * v244))) + (live[21] * v281);
    const puma560_friction_pack v283 = (v282 + (v280 + ((live[34] * v255) - v274))) - ((live[33] * v256) + v251);
    live[140] = v283;
    const puma560_friction_pack v284 = (live[5] * live[125]) + (live[4] * v198);
    const puma560_friction_pack v285 = v284 + ((0.4318 * v262) - live[84]);
    const puma560_friction_pack v286 = (live[28] * live[122]) - live[90];
    const puma560_friction_pack v287 = (0.4318 * v219) + ((0.0203 * v204) - v286);
    const puma560_friction_pack v288 = (live[3] * v287) + (live[2] * v285);
    const puma560_friction_pack v289 = (((0.0028799999999999997 * v288) - live[95]) + (1.9999999999999998e-05 * v265)) - (0.0004221600000000001 * v267);
    const puma560_friction_pack v290 = (live[0] * v264) + (live[1] * v260);
    live[141] = v290;
    const puma560_friction_pack v291 = live[70] - v290;
    live[142] = v291;
    const puma560_friction_pack v292 = (((live[96] - live[71]) - (live[42] * live[122])) + (live[8] * v258)) + (live[12] * v261);
    const puma560_friction_pack v293 = v292 + (0.00024000000000000003 * v291);
    const puma560_friction_pack v294 = (live[0] * v293) + (live[1] * v289);
    live[143] = v294;
    const puma560_friction_pack v295 = (0.00075 * v264) - v294;
    const puma560_friction_pack v296 = (live[5] * v198) - (live[4] * live[125]);
    const puma560_friction_pack v297 = v296 + ((0.0203 * (live[68] + v261)) - live[94]);
    live[144] = v297;
    const puma560_friction_pack v298 = live[67] - v268;
    const puma560_friction_pack v299 = (live[3] * v285) - (live[2] * v287);
    live[145] = v299;
    const puma560_friction_pack v300 = 0.0028799999999999997 * live[1];
    live[146] = v300;
    const puma560_friction_pack v301 = ((((live[19] * v297) - live[82]) - (0.0006421600000000001 * v269)) - (0.0006500000000000002 * v298)) + (v300 * v299);
    const puma560_friction_pack v302 = (live[3] * v295) + (live[2] * v301);
    const puma560_friction_pack v303 = (live[2] * v271) - (live[18] * v267);
    const puma560_friction_pack v304 = (live[0] * v289) - (live[1] * v293);
    live[147] = v304;
    const puma560_friction_pack v305 = live[4] * (((live[102] + (0.0013999999999999998 * v259)) - (0.0203 * v303)) + v304);
    const puma560_friction_pack v306 = ((live[110] * live[40]) + (live[115] * (live[29] - v233))) + ((live[74] + live[79]) * live[122]);
    const puma560_friction_pack v307 = ((((live[30] * v286) + v306) - (v232 * v208)) - (live[111] * v261)) - (live[42] * v228);
    const puma560_friction_pack v308 = (v305 + (v307 - (live[106] * ((live[2] * v243) + (live[18] * v217))))) - (0.15005 * v281);
    const puma560_friction_pack v309 = v308 - (live[5] * ((0.4318 * v303) - v302));
    const puma560_friction_pack v310 = ((live[109] * live[44]) + ((puma560_friction_pack_at(&qd[stride]) * live[112]) * v277)) - (live[115] * v279);
    const puma560_friction_pack v311 = (v310 + ((live[99] + (live[6] * v276)) * live[122])) + (live[108] * live[123]);
    const puma560_friction_pack v312 = ((v311 + (live[27] * (v221 + v223))) - (live[117] * v248)) - (live[38] * v250);
    const puma560_friction_pack v313 = (((v312 - (live[5] * v253)) - (live[15] * v231)) - (live[21] * v303)) - (live[43] * v255);
    const puma560_friction_pack v314 = (v309 + (live[45] * v283)) + (v313 + (live[118] * v256));
    live[148] = v314;
    *(puma560_friction_unaligned *)&A[73U * stride] = live[121] * v314;
    const puma560_friction_pack v315 = v201 - v296;
    const puma560_friction_pack v316 = v218 + ((live[18] * v220) + (live[63] * v315));
    const puma560_friction_pack v317 = v230 + (live[1] * v316);
    const puma560_friction_pack v318 = ((live[19] * v284) - ((live[92] * v220) + v247)) + (live[86] * v315);
    live[149] = v318;
    const puma560_friction_pack v319 = v249 - v318;
    const puma560_friction_pack v320 = (v245 - (live[2] * v317)) + ((live[3] * v319) + ((live[30] * v198) + (live[27] * live[125])));
    const puma560_friction_pack v321 = (live[0] * v316) - v252;
    const puma560_friction_pack v322 = v254 + v321;
    live[150] = v322;
    const puma560_friction_pack v323 = v320 + ((live[13] * v322) - (live[24] * v318));
    live[151] = v323;
    const puma560_friction_pack v324 = ((live[33] * v323) + (((live[35] * v318) - (live[34] * v322)) - v320)) - v282;
    live[152] = v324;
    const puma560_friction_pack v325 = ((live[5] * v321) + ((live[38] * v319) - (live[117] * v318))) + (live[15] * v317);
    const puma560_friction_pack v326 = v309 + (((v325 - (live[43] * v322)) + (live[118] * v323)) - (live[45] * v324));
    live[153] = v326;
    *(puma560_friction_unaligned *)&A[74U * stride] = live[121] * v326;
    const puma560_friction_pack v327 = (live[57] * live[57]) - (live[53] * live[53]);
    const puma560_friction_pack v328 = (live[0] * v327) - (live[1] * v298);
    const puma560_friction_pack v329 = live[0] * live[61];
    live[154] = v329;
    const puma560_friction_pack v330 = ((live[57] * v216) - (v205 * v329)) - v328;
    const puma560_friction_pack v331 = (((0.0028799999999999997 * v299) - (live[81] * live[57])) + (1.9999999999999998e-05 * v328)) - (0.0004221600000000001 * v330);
    const puma560_friction_pack v332 = live[1] * live[53];
    live[155] = v332;
    const puma560_friction_pack v333 = (live[57] * live[64]) - (live[61] * v332);
    const puma560_friction_pack v334 = (live[0] * v298) + ((live[1] * v327) - v333);
    live[156] = v334;
    const puma560_friction_pack v335 = (0.00024000000000000003 * v334) - (0.00020000000000000004 * v333);
    const puma560_friction_pack v336 = ((live[0] * v335) + (0.00075 * v298)) - (live[1] * v331);
    const puma560_friction_pack v337 = live[0] * live[64];
    live[157] = v337;
    const puma560_friction_pack v338 = (v332 * live[60]) + (live[53] * v337);
    const puma560_friction_pack v339 = 0.0028799999999999997 * (v263 - v338);
    const puma560_friction_pack v340 = (live[57] * v239) - (v332 * v238);
    const puma560_friction_pack v341 = (live[0] * v339) + (live[1] * v340);
    const puma560_friction_pack v342 = puma560_friction_pack_at(&qd[5U * stride]) * live[8];
    live[158] = v342;
    const puma560_friction_pack v343 = (((0.00020216000000000006 * v338) + (v342 * live[53])) - (0.0006421600000000001 * v263)) - (v300 * v288);
    live[159] = v343;
    const puma560_friction_pack v344 = v343 + (0.0006500000000000002 * v264);
    const puma560_friction_pack v345 = ((live[3] * v344) + ((live[12] * v334) + (0.0203 * v341))) - (live[2] * v336);
    const puma560_friction_pack v346 = (live[0] * v340) - (live[1] * v339);
    const puma560_friction_pack v347 = (v303 + (live[3] * v346)) - (live[63] * v330);
    const puma560_friction_pack v348 = (v345 + (0.4318 * v347)) - v302;
    const puma560_friction_pack v349 = (live[0] * v331) + ((live[1] * v335) + (9.999999999999983e-05 * v327));
    const puma560_friction_pack v350 = (live[8] * v334) - v349;
    live[160] = v350;
    const puma560_friction_pack v351 = v348 + ((live[13] * v350) + (live[24] * v343));
    live[161] = v351;
    const puma560_friction_pack v352 = (((live[35] * v343) + (live[85] * v341)) + (live[34] * v350)) - (live[97] * v347);
    const puma560_friction_pack v353 = (live[5] * v347) + (live[4] * v341);
    const puma560_friction_pack v354 = (v348 + (live[21] * v353)) + (v352 - (live[33] * v351));
    live[162] = v354;
    const puma560_friction_pack v355 = (((live[42] * v334) - (live[117] * v343)) + (live[116] * v346)) + (live[107] * v330);
    const puma560_friction_pack v356 = ((live[5] * v349) + (v355 - (live[106] * v272))) + (live[43] * v350);
    const puma560_friction_pack v357 = (v356 - (live[15] * (v301 + v336))) + (0.15005 * v353);
    const puma560_friction_pack v358 = (v357 + ((live[38] * (v295 - v344)) - (live[118] * v351))) - (live[45] * v354);
    live[163] = v358;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block_part3(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)tau;
    (void)B;
    *(puma560_friction_unaligned *)&A[75U * stride] = -(live[121] * live[163]);
    const puma560_friction_pack v359 = (3.9999999999999996e-05 * live[137]) + (0.00020000000000000004 * live[138]);
    const puma560_friction_pack v360 = live[70] + live[142];
    const puma560_friction_pack v361 = (1.9999999999999998e-05 * live[141]) - (0.0004221600000000001 * v360);
    const puma560_friction_pack v362 = (live[147] + (live[0] * v359)) - (live[1] * v361);
    const puma560_friction_pack v363 = (live[60] * live[132]) - live[139];
    const puma560_friction_pack v364 = (live[60] * live[60]) - (live[64] * live[64]);
    const puma560_friction_pack v365 = (live[0] * v363) - (live[69] + (live[146] * v364));
    const puma560_friction_pack v366 = (live[3] * v365) + (live[63] * v360);
    const puma560_friction_pack v367 = (((0.00020216000000000006 * v364) + (live[81] * live[60])) + (live[146] * live[144])) - (live[19] * live[145]);
    live[20] = v367;
    const puma560_friction_pack v368 = (live[65] + (live[19] * v364)) + (live[1] * v363);
    const puma560_friction_pack v369 = (((live[3] * v367) + (live[12] * live[137])) - (0.0203 * v368)) - (0.4318 * v366);
    const puma560_friction_pack v370 = v369 - (live[2] * v362);
    const puma560_friction_pack v371 = (live[143] + (live[0] * v361)) + (live[1] * v359);
    const puma560_friction_pack v372 = (live[8] * live[137]) - v371;
    live[28] = v372;
    const puma560_friction_pack v373 = (live[5] * v366) + (live[4] * v368);
    const puma560_friction_pack v374 = (live[21] * v373) + (((live[85] * v368) - (live[35] * v367)) - (live[97] * v366));
    const puma560_friction_pack v375 = v370 + ((live[13] * v372) + (live[24] * v367));
    live[29] = v375;
    const puma560_friction_pack v376 = ((v374 - (live[34] * v372)) - v370) + (live[33] * v375);
    live[40] = v376;
    const puma560_friction_pack v377 = (((live[42] * live[137]) - ((live[38] + live[117]) * v367)) - (live[116] * v365)) + (live[107] * v360);
    const puma560_friction_pack v378 = (((live[5] * v371) + (v377 - (0.15005 * v373))) - (live[15] * v362)) + (live[43] * v372);
    const puma560_friction_pack v379 = (v378 - (live[118] * v375)) + (live[45] * v376);
    live[44] = v379;
    *(puma560_friction_unaligned *)&A[76U * stride] = -(live[121] * v379);
    const puma560_friction_pack v380 = 2.0 * live[46];
    const puma560_friction_pack v381 = live[49] * live[5];
    const puma560_friction_pack v382 = ((live[3] * v381) - (live[5] * live[126])) - (live[38] * (live[127] - v380));
    const puma560_friction_pack v383 = (live[15] * live[53]) + (live[38] * live[57]);
    const puma560_friction_pack v384 = live[48] * live[4];
    const puma560_friction_pack v385 = v383 - v384;
    const puma560_friction_pack v386 = (live[0] * v385) + (live[1] * v382);
    const puma560_friction_pack v387 = live[41] - live[17];
    const puma560_friction_pack v388 = ((v387 * live[128]) + (live[38] * live[129])) - v386;
    const puma560_friction_pack v389 = (live[16] * live[60]) + (v387 * live[64]);
    const puma560_friction_pack v390 = (live[15] * live[54]) + (live[5] * live[57]);
    const puma560_friction_pack v391 = ((live[2] * v381) - (live[15] * v380)) + v390;
    const puma560_friction_pack v392 = 0.0028799999999999997 * (v389 + v391);
    const puma560_friction_pack v393 = (live[38] * live[133]) + (live[16] * live[132]);
    const puma560_friction_pack v394 = (live[0] * v393) - (live[1] * v392);
    const puma560_friction_pack v395 = (live[3] * v394) - (live[63] * v388);
    const puma560_friction_pack v396 = 0.0024871679999999997 * live[0];
    const puma560_friction_pack v397 = live[4] - live[7];
    const puma560_friction_pack v398 = ((live[81] * live[16]) - (live[31] * (0.00011692799999999998 * live[46]))) + (v397 * (v396 * live[51]));
    const puma560_friction_pack v399 = (0.3001 * puma560_friction_pack_at(&qd[0])) - live[89];
    const puma560_friction_pack v400 = (0.0406 * v384) + ((live[91] * live[5]) - v399);
    const puma560_friction_pack v401 = 0.8636 * live[46];
    const puma560_friction_pack v402 = (live[46] * (0.0406 * live[5])) - (v397 * v401);
    const puma560_friction_pack v403 = ((v398 + (live[92] * v400)) + (0.00020216000000000006 * v389)) + ((0.0006421600000000001 * v391) + (live[86] * v402));
    live[55] = v403;
    const puma560_friction_pack v404 = v403 + (0.0006500000000000002 * (v390 + v391));
    const puma560_friction_pack v405 = live[38] * live[64];
    live[58] = v405;
    const puma560_friction_pack v406 = v405 + (live[16] * live[61]);
    const puma560_friction_pack v407 = (v406 + (live[0] * v382)) - (live[1] * v385);
    live[59] = v407;
    const puma560_friction_pack v408 = live[7] * live[30];
    const puma560_friction_pack v409 = 0.8636 * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v410 = (live[112] * live[80]) + (v409 * v408);
    const puma560_friction_pack v411 = (live[0] * v392) + (live[1] * v393);
    const puma560_friction_pack v412 = (((v410 + (live[12] * v407)) + (live[3] * v404)) - (0.0203 * v411)) - (0.4318 * v395);
    const puma560_friction_pack v413 = (((live[18] * v400) - (live[81] * live[38])) - (live[63] * v402)) + (1.9999999999999998e-05 * v386);
    const puma560_friction_pack v414 = v413 - (0.0004221600000000001 * v388);
    const puma560_friction_pack v415 = (0.00024000000000000003 * v407) + (0.00020000000000000004 * v406);
    const puma560_friction_pack v416 = ((live[0] * v415) + (0.00075 * v382)) + (live[1] * v414);
    const puma560_friction_pack v417 = v412 - (live[2] * v416);
    const puma560_friction_pack v418 = (live[5] * v395) + ((live[4] * v411) - (live[112] * live[27]));
    const puma560_friction_pack v419 = (live[21] * v418) + (((live[85] * v411) - ((live[35] * v403) + live[113])) - (live[97] * v395));
    const puma560_friction_pack v420 = ((live[0] * v414) + ((9.999999999999983e-05 * v383) - (0.0013999999999999998 * v384))) - (live[1] * v415);
    const puma560_friction_pack v421 = v420 + (live[8] * v407);
    live[62] = v421;
    const puma560_friction_pack v422 = v417 + ((live[13] * v421) + (live[24] * v403));
    live[66] = v422;
    const puma560_friction_pack v423 = ((v419 - (live[34] * v421)) - v417) + (live[33] * v422);
    live[67] = v423;
    const puma560_friction_pack v424 = (((live[5] * v420) + (live[116] * v394)) + (0.15005 * v418)) + (live[118] * v422);
    const puma560_friction_pack v425 = 2.0 * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v426 = (((v425 * live[100]) - (v399 * live[27])) + (live[49] * live[114])) + (live[42] * v407);
    const puma560_friction_pack v427 = (((v426 - (live[117] * v403)) - (live[107] * v388)) - (live[38] * v404)) - (live[15] * v416);
    const puma560_friction_pack v428 = ((v427 + (live[43] * v421)) - v424) + (v423 * live[45]);
    live[68] = v428;
    *(puma560_friction_unaligned *)&A[78U * stride] = v428 * live[121];
    const puma560_friction_pack v429 = (live[3] * live[57]) - (live[2] * live[53]);
    const puma560_friction_pack v430 = live[51] - v429;
    const puma560_friction_pack v431 = live[3] * live[64];
    live[71] = v431;
    const puma560_friction_pack v432 = v431 - (live[37] * live[61]);
    const puma560_friction_pack v433 = (live[3] * live[127]) - (2.0 * live[47]);
    const puma560_friction_pack v434 = ((live[0] * v433) - v432) - (live[1] * v430);
    live[72] = v434;
    const puma560_friction_pack v435 = (0.00024000000000000003 * v434) - (0.00020000000000000004 * v432);
    const puma560_friction_pack v436 = (0.00075 * v433) + (live[0] * v435);
    const puma560_friction_pack v437 = (live[1] * v433) + (live[0] * v430);
    const puma560_friction_pack v438 = (v437 - (live[11] * live[128])) + (live[3] * live[129]);
    const puma560_friction_pack v439 = ((live[81] * live[3]) + (1.9999999999999998e-05 * v437)) + (0.0004221600000000001 * v438);
    const puma560_friction_pack v440 = ((0.0406 * live[48]) + (live[4] * live[89])) + (live[5] * live[130]);
    const puma560_friction_pack v441 = v409 * live[6];
    const puma560_friction_pack v442 = v401 + (0.0406 * live[51]);
    const puma560_friction_pack v443 = v442 + v441;
    const puma560_friction_pack v444 = ((live[18] * v443) - (live[63] * v440)) - v439;
    const puma560_friction_pack v445 = (live[1] * v444) - v436;
    const puma560_friction_pack v446 = (live[11] * live[64]) + (live[37] * live[60]);
    const puma560_friction_pack v447 = live[2] * live[54];
    const puma560_friction_pack v448 = v447 - (2.0 * live[50]);
    const puma560_friction_pack v449 = ((0.0006421600000000001 * v448) + ((live[2] * live[158]) - (live[48] * v396))) + (0.00020216000000000006 * v446);
    const puma560_friction_pack v450 = ((((puma560_friction_pack_at(&qd[stride]) * v396) * live[14]) + (live[86] * v440)) + (live[92] * v443)) - v449;
    live[73] = v450;
    const puma560_friction_pack v451 = 0.0006500000000000002 * (v447 + v448);
    const puma560_friction_pack v452 = v451 - v450;
    const puma560_friction_pack v453 = (live[3] * live[133]) - (live[37] * live[132]);
    const puma560_friction_pack v454 = 0.0028799999999999997 * (v448 + v446);
    const puma560_friction_pack v455 = (live[0] * v454) - (live[1] * v453);
    const puma560_friction_pack v456 = (live[0] * v453) + (live[1] * v454);
    const puma560_friction_pack v457 = (live[3] * v456) - (live[63] * v438);
    const puma560_friction_pack v458 = (0.4318 * v457) + ((live[12] * v434) - (0.0203 * v455));
    const puma560_friction_pack v459 = v458 + (((live[3] * v452) + ((live[89] * live[27]) - (live[88] * v408))) + (live[2] * v445));
    const puma560_friction_pack v460 = (live[1] * v435) + ((9.999999999999983e-05 * v429) - (0.0013999999999999998 * live[51]));
    const puma560_friction_pack v461 = v460 + (live[0] * v444);
    const puma560_friction_pack v462 = live[8] * v434;
    const puma560_friction_pack v463 = v462 - v461;
    live[74] = v463;
    const puma560_friction_pack v464 = v459 + ((live[13] * v463) - (live[24] * v450));
    live[75] = v464;
    const puma560_friction_pack v465 = (live[5] * v457) - ((live[4] * v455) + (live[49] * live[27]));
    const puma560_friction_pack v466 = (live[21] * v465) + (((live[91] * v408) - (live[85] * v455)) - (live[97] * v457));
    const puma560_friction_pack v467 = ((live[33] * v464) - v459) + (((live[35] * v450) - (live[34] * v463)) - v466);
    live[76] = v467;
    const puma560_friction_pack v468 = ((live[113] + ((v425 * live[108]) + (v441 * live[27]))) - (live[117] * v450)) + (live[38] * v452);
    const puma560_friction_pack v469 = (v410 - (0.009475200000000003 * v384)) - (live[42] * v434);
    const puma560_friction_pack v470 = (v469 - (live[106] * ((live[2] * v456) + (live[18] * v438)))) - (0.15005 * v465);
    const puma560_friction_pack v471 = (v470 - (live[15] * v445)) + ((v468 - (live[5] * v461)) - (live[43] * v463));
    const puma560_friction_pack v472 = (v471 + (live[118] * v464)) - (v467 * live[45]);
    live[77] = v472;
    *(puma560_friction_unaligned *)&A[79U * stride] = v472 * live[121];
    const puma560_friction_pack v473 = ((0.00011692799999999998 * live[56]) - (live[18] * v442)) + v439;
    const puma560_friction_pack v474 = v436 + (live[1] * v473);
    const puma560_friction_pack v475 = 0.00011692799999999998 * live[1];
    live[78] = v475;
    const puma560_friction_pack v476 = ((live[52] * v475) + (live[92] * v442)) - v449;
    live[79] = v476;
    const puma560_friction_pack v477 = v451 - v476;
    const puma560_friction_pack v478 = (v458 + (live[3] * v477)) - (live[2] * v474);
    const puma560_friction_pack v479 = (live[0] * v473) - v460;
    const puma560_friction_pack v480 = v462 + v479;
    live[82] = v480;
    const puma560_friction_pack v481 = v478 + ((live[13] * v480) - (live[24] * v476));
    live[83] = v481;
    const puma560_friction_pack v482 = ((live[33] * v481) - v478) + (((live[35] * v476) - (live[34] * v480)) - v466);
    live[84] = v482;
    const puma560_friction_pack v483 = ((live[5] * v479) + ((live[38] * v477) - (live[117] * v476))) - (live[43] * v480);
    const puma560_friction_pack v484 = (((v470 + (live[15] * v474)) + v483) + (live[118] * v481)) - (v482 * live[45]);
    live[87] = v484;
    *(puma560_friction_unaligned *)&A[80U * stride] = v484 * live[121];
    const puma560_friction_pack v485 = (live[1] * live[128]) - (2.0 * live[155]);
    const puma560_friction_pack v486 = (live[8] * live[53]) - (0.0004221600000000001 * v485);
    const puma560_friction_pack v487 = (live[0] * live[126]) - live[154];
    live[90] = v487;
    const puma560_friction_pack v488 = (0.00024000000000000003 * v487) - (0.00020000000000000004 * live[154]);
    const puma560_friction_pack v489 = ((live[0] * v488) + (0.0015 * live[53])) + (live[1] * v486);
    const puma560_friction_pack v490 = live[1] * live[64];
    live[93] = v490;
    const puma560_friction_pack v491 = (live[0] * live[60]) - v490;
    const puma560_friction_pack v492 = ((live[81] * live[0]) + (0.0006421600000000001 * live[57])) + (0.00020216000000000006 * v491);
    live[94] = v492;
    const puma560_friction_pack v493 = v492 + (0.0013000000000000004 * live[57]);
    const puma560_friction_pack v494 = 0.0028799999999999997 * (live[57] + v491);
    const puma560_friction_pack v495 = (live[9] * live[132]) - (live[1] * v494);
    const puma560_friction_pack v496 = (live[3] * v495) + (live[63] * v485);
    const puma560_friction_pack v497 = (((live[3] * v493) - (live[12] * v487)) + (live[2] * v489)) - (0.4318 * v496);
    const puma560_friction_pack v498 = live[0] * (v494 + (live[1] * live[132]));
    const puma560_friction_pack v499 = v497 - (0.0203 * v498);
    const puma560_friction_pack v500 = (live[0] * v486) - (live[1] * v488);
    const puma560_friction_pack v501 = v500 + (live[8] * v487);
    live[95] = v501;
    const puma560_friction_pack v502 = ((live[13] * v501) - (live[24] * v492)) - v499;
    live[96] = v502;
    const puma560_friction_pack v503 = (((live[34] * v501) - (live[35] * v492)) + (live[85] * v498)) - (live[97] * v496);
    const puma560_friction_pack v504 = (live[5] * v496) + (live[4] * v498);
    const puma560_friction_pack v505 = ((live[21] * v504) + v503) - ((live[33] * v502) + v499);
    live[98] = v505;
    const puma560_friction_pack v506 = (live[5] * v500) + (((live[107] * v485) - (live[42] * v487)) - (live[117] * v492));
    const puma560_friction_pack v507 = (((v506 + (live[15] * v489)) - (live[38] * v493)) - (live[43] * v501)) + (live[118] * v502);
    const puma560_friction_pack v508 = (v507 - ((0.15005 * v504) + (live[116] * v495))) + (v505 * live[45]);
    live[99] = v508;
    *(puma560_friction_unaligned *)&A[81U * stride] = v508 * live[121];
    const puma560_friction_pack v509 = 0.0057599999999999995 * live[60];
    live[101] = v509;
    const puma560_friction_pack v510 = (live[26] * live[133]) - (live[2] * v509);
    live[102] = v510;
    const puma560_friction_pack v511 = live[81] + (0.0008443200000000002 * live[60]);
    live[103] = v511;
    const puma560_friction_pack v512 = (0.00044000000000000007 * live[157]) - (live[1] * v511);
    live[104] = v512;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block_part4(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)tau;
    const puma560_friction_pack v513 = (live[2] * live[104]) + (((live[78] * live[61]) - (live[12] * live[64])) + (0.4318 * live[102]));
    const puma560_friction_pack v514 = (live[0] * live[103]) + (0.00044000000000000007 * live[93]);
    const puma560_friction_pack v515 = (live[8] * live[64]) - v514;
    const puma560_friction_pack v516 = (live[13] * v515) - v513;
    const puma560_friction_pack v517 = (live[5] * live[102]) + (live[25] * live[133]);
    const puma560_friction_pack v518 = ((((0.0024871679999999997 * live[7]) * live[17]) * live[61]) - (live[97] * live[102])) + (live[21] * v517);
    const puma560_friction_pack v519 = ((v513 - (live[34] * v515)) + v518) + (v516 * live[33]);
    const puma560_friction_pack v520 = (live[15] * live[104]) + ((live[106] * ((live[3] * live[101]) + (live[11] * live[133]))) - (live[42] * live[64]));
    const puma560_friction_pack v521 = (((v520 - (live[5] * v514)) + (0.15005 * v517)) - (live[43] * v515)) + (v516 * live[118]);
    const puma560_friction_pack v522 = v521 - (v519 * live[45]);
    *(puma560_friction_unaligned *)&A[82U * stride] = -(v522 * live[121]);
    const puma560_friction_pack v523 = live[45] * live[121];
    *(puma560_friction_unaligned *)&B[37U * stride] = v523;
    *(puma560_friction_unaligned *)&B[42U * stride] = v523;
    const puma560_friction_pack v524 = 3.9999999999999996e-05 * live[154];
    const puma560_friction_pack v525 = live[8] * live[61];
    const puma560_friction_pack v526 = (3.9999999999999996e-05 * live[71]) + (live[2] * v525);
    const puma560_friction_pack v527 = 0.06228977201943439 * live[64];
    const puma560_friction_pack v528 = (v526 + (live[22] * v527)) - (v524 * live[13]);
    const puma560_friction_pack v529 = ((v526 + (live[23] * v527)) - (v524 * live[34])) - (v528 * live[33]);
    const puma560_friction_pack v530 = live[118] * live[121];
    const puma560_friction_pack v531 = (v528 * v530) + ((((live[39] * v527) - (live[15] * v525)) + (3.9999999999999996e-05 * live[58])) * live[121]);
    const puma560_friction_pack v532 = live[43] * live[121];
    const puma560_friction_pack v533 = (v524 * ((live[5] * live[121]) - v532)) - (v531 + (v529 * v523));
    *(puma560_friction_unaligned *)&A[83U * stride] = v533;
    const puma560_friction_pack v534 = (live[36] * live[140]) + (v523 * live[148]);
    *(puma560_friction_unaligned *)&A[85U * stride] = v534;
    const puma560_friction_pack v535 = (live[36] * live[152]) - (v523 * live[153]);
    *(puma560_friction_unaligned *)&A[86U * stride] = -v535;
    const puma560_friction_pack v536 = (live[36] * live[162]) - (v523 * live[163]);
    *(puma560_friction_unaligned *)&A[87U * stride] = v536;
    const puma560_friction_pack v537 = (live[36] * live[40]) + (v523 * live[44]);
    *(puma560_friction_unaligned *)&A[88U * stride] = -v537;
    const puma560_friction_pack v538 = (live[67] * live[36]) + (live[68] * v523);
    *(puma560_friction_unaligned *)&A[90U * stride] = v538;
    const puma560_friction_pack v539 = (live[76] * live[36]) - (live[77] * v523);
    *(puma560_friction_unaligned *)&A[91U * stride] = -v539;
    const puma560_friction_pack v540 = (live[84] * live[36]) - (live[87] * v523);
    *(puma560_friction_unaligned *)&A[92U * stride] = -v540;
    const puma560_friction_pack v541 = (live[98] * live[36]) + (live[99] * v523);
    *(puma560_friction_unaligned *)&A[93U * stride] = v541;
    const puma560_friction_pack v542 = (v519 * live[36]) - (v522 * v523);
    *(puma560_friction_unaligned *)&A[94U * stride] = v542;
    const puma560_friction_pack v543 = (v529 * live[36]) - (live[45] * v533);
    *(puma560_friction_unaligned *)&A[95U * stride] = -v543;
    const puma560_friction_pack v544 = ((live[32] * live[136]) - (v530 * live[148])) + (live[33] * v534);
    *(puma560_friction_unaligned *)&A[97U * stride] = -v544;
    const puma560_friction_pack v545 = ((live[32] * live[151]) - (v530 * live[153])) - (live[33] * v535);
    *(puma560_friction_unaligned *)&A[98U * stride] = -v545;
    const puma560_friction_pack v546 = ((live[32] * live[161]) + (v530 * live[163])) + (live[33] * v536);
    *(puma560_friction_unaligned *)&A[99U * stride] = -v546;
    const puma560_friction_pack v547 = ((live[32] * live[29]) + (v530 * live[44])) - (live[33] * v537);
    *(puma560_friction_unaligned *)&A[100U * stride] = -v547;
    const puma560_friction_pack v548 = ((live[32] * live[66]) + (live[68] * v530)) - (live[33] * v538);
    *(puma560_friction_unaligned *)&A[102U * stride] = v548;
    const puma560_friction_pack v549 = ((live[32] * live[75]) - (live[77] * v530)) - (live[33] * v539);
    *(puma560_friction_unaligned *)&A[103U * stride] = -v549;
    const puma560_friction_pack v550 = ((live[32] * live[83]) - (live[87] * v530)) - (live[33] * v540);
    *(puma560_friction_unaligned *)&A[104U * stride] = -v550;
    const puma560_friction_pack v551 = ((live[32] * live[96]) - (live[99] * v530)) + (live[33] * v541);
    *(puma560_friction_unaligned *)&A[105U * stride] = -v551;
    const puma560_friction_pack v552 = ((v516 * live[32]) - (v522 * v530)) - (live[33] * v542);
    *(puma560_friction_unaligned *)&A[106U * stride] = v552;
    const puma560_friction_pack v553 = ((v528 * live[32]) + (live[118] * v533)) + (live[33] * v543);
    *(puma560_friction_unaligned *)&A[107U * stride] = v553;
    const puma560_friction_pack v554 = (((live[10] * live[135]) - (v532 * live[148])) + (live[34] * v534)) - (live[13] * v544);
    *(puma560_friction_unaligned *)&A[109U * stride] = v554;
    const puma560_friction_pack v555 = (((live[10] * live[150]) - (v532 * live[153])) - (live[34] * v535)) - (live[13] * v545);
    *(puma560_friction_unaligned *)&A[110U * stride] = v555;
    const puma560_friction_pack v556 = (((live[10] * live[160]) + (v532 * live[163])) + (live[34] * v536)) - (live[13] * v546);
    *(puma560_friction_unaligned *)&A[111U * stride] = v556;
    const puma560_friction_pack v557 = (((live[10] * live[28]) + (v532 * live[44])) - (live[34] * v537)) - (live[13] * v547);
    *(puma560_friction_unaligned *)&A[112U * stride] = v557;
    const puma560_friction_pack v558 = (((live[10] * live[62]) + (live[68] * v532)) - (live[34] * v538)) - (live[13] * v548);
    *(puma560_friction_unaligned *)&A[114U * stride] = -v558;
    const puma560_friction_pack v559 = (((live[10] * live[74]) - (live[77] * v532)) - (live[34] * v539)) - (live[13] * v549);
    *(puma560_friction_unaligned *)&A[115U * stride] = v559;
    const puma560_friction_pack v560 = (((live[10] * live[82]) - (live[87] * v532)) - (live[34] * v540)) - (live[13] * v550);
    *(puma560_friction_unaligned *)&A[116U * stride] = v560;
    const puma560_friction_pack v561 = (((live[10] * live[95]) - (live[99] * v532)) + (live[34] * v541)) - (live[13] * v551);
    *(puma560_friction_unaligned *)&A[117U * stride] = v561;
    const puma560_friction_pack v562 = (((live[10] * v515) - (v522 * v532)) - (live[34] * v542)) - (live[13] * v552);
    *(puma560_friction_unaligned *)&A[118U * stride] = -v562;
    const puma560_friction_pack v563 = (((v524 * live[10]) - (live[43] * v533)) - (live[34] * v543)) + (live[13] * v553);
    *(puma560_friction_unaligned *)&A[119U * stride] = v563;
    const puma560_friction_pack v564 = live[117] * live[121];
    *(puma560_friction_unaligned *)&A[121U * stride] = ((live[35] * v534) + ((v564 * live[148]) - (1557.2443004858599 * live[134]))) - (live[24] * v544);
    *(puma560_friction_unaligned *)&A[122U * stride] = (((v564 * live[153]) - (1557.2443004858599 * live[149])) - (live[35] * v535)) - (live[24] * v545);
    *(puma560_friction_unaligned *)&A[123U * stride] = (((1557.2443004858599 * live[159]) - (v564 * live[163])) + (live[35] * v536)) - (live[24] * v546);
    *(puma560_friction_unaligned *)&A[124U * stride] = (((1557.2443004858599 * live[20]) - (v564 * live[44])) - (live[35] * v537)) - (live[24] * v547);
    *(puma560_friction_unaligned *)&A[126U * stride] = (live[24] * v548) + (((live[68] * v564) - (1557.2443004858599 * live[55])) + (live[35] * v538));
    *(puma560_friction_unaligned *)&A[127U * stride] = (((live[77] * v564) - (1557.2443004858599 * live[73])) - (live[35] * v539)) - (live[24] * v549);
    *(puma560_friction_unaligned *)&A[128U * stride] = (((live[87] * v564) - (1557.2443004858599 * live[79])) - (live[35] * v540)) - (live[24] * v550);
    *(puma560_friction_unaligned *)&A[129U * stride] = ((live[35] * v541) + ((live[99] * v564) - (1557.2443004858599 * live[94]))) - (live[24] * v551);
    *(puma560_friction_unaligned *)&A[130U * stride] = (live[24] * v552) + ((live[35] * v542) - (v522 * v564));
    *(puma560_friction_unaligned *)&A[131U * stride] = (live[24] * v553) + (((live[117] * v533) - v527) - (live[35] * v543));
    const puma560_friction_pack v565 = live[105] * live[121];
    *(puma560_friction_unaligned *)&A[133U * stride] = (((v565 * live[148]) - live[131]) - (live[1] * v554)) - (live[11] * (v534 - v544));
    *(puma560_friction_unaligned *)&A[134U * stride] = (((v565 * live[153]) - live[131]) - (live[1] * v555)) + (live[11] * (v535 + v545));
    *(puma560_friction_unaligned *)&A[135U * stride] = -(((live[156] + (v565 * live[163])) + (live[1] * v556)) + (live[11] * (v536 - v546)));
    *(puma560_friction_unaligned *)&A[136U * stride] = ((live[11] * (v537 + v547)) - (live[137] + (v565 * live[44]))) - (live[1] * v557);
    *(puma560_friction_unaligned *)&A[138U * stride] = ((live[59] + (live[68] * v565)) + (live[1] * v558)) - (live[11] * (v538 + v548));
    *(puma560_friction_unaligned *)&A[139U * stride] = (((live[77] * v565) - live[72]) - (live[1] * v559)) + (live[11] * (v539 + v549));
    *(puma560_friction_unaligned *)&A[140U * stride] = (((live[87] * v565) - live[72]) - (live[1] * v560)) + (live[11] * (v540 + v550));
    *(puma560_friction_unaligned *)&A[141U * stride] = (((live[99] * v565) - live[90]) - (live[1] * v561)) - (live[11] * (v541 - v551));
    *(puma560_friction_unaligned *)&A[142U * stride] = ((live[64] - (v522 * v565)) + (live[1] * v562)) - (live[11] * (v542 + v552));
    *(puma560_friction_unaligned *)&A[143U * stride] = ((live[105] * v533) - (live[1] * v563)) + (live[11] * (v543 - v553));
    const puma560_friction_pack v566 = (live[33] * v523) - v530;
    const puma560_friction_pack v567 = -v566;
    *(puma560_friction_unaligned *)&B[38U * stride] = v567;
    *(puma560_friction_unaligned *)&B[48U * stride] = v567;
    const puma560_friction_pack v568 = (live[13] * live[33]) - live[34];
    const puma560_friction_pack v569 = ((live[13] * v530) - v532) - (v568 * v523);
    *(puma560_friction_unaligned *)&B[39U * stride] = v569;
    *(puma560_friction_unaligned *)&B[54U * stride] = v569;
    const puma560_friction_pack v570 = (live[24] * live[33]) - live[35];
    const puma560_friction_pack v571 = (v564 + (live[24] * v530)) - (v570 * v523);
    *(puma560_friction_unaligned *)&B[40U * stride] = v571;
    *(puma560_friction_unaligned *)&B[60U * stride] = v571;
    const puma560_friction_pack v572 = live[11] + (live[1] * live[13]);
    const puma560_friction_pack v573 = (live[11] + (live[1] * live[34])) - (v572 * live[33]);
    const puma560_friction_pack v574 = ((v565 + (live[1] * v532)) - (v573 * v523)) - (v572 * v530);
    *(puma560_friction_unaligned *)&B[41U * stride] = v574;
    *(puma560_friction_unaligned *)&B[66U * stride] = v574;
    *(puma560_friction_unaligned *)&B[43U * stride] = live[36] + (live[45] * v523);
    const puma560_friction_pack v575 = (live[33] * live[36]) + (live[45] * v566);
    const puma560_friction_pack v576 = -v575;
    *(puma560_friction_unaligned *)&B[44U * stride] = v576;
    *(puma560_friction_unaligned *)&B[49U * stride] = v576;
    const puma560_friction_pack v577 = (v568 * live[36]) - (live[45] * v569);
    const puma560_friction_pack v578 = -v577;
    *(puma560_friction_unaligned *)&B[45U * stride] = v578;
    *(puma560_friction_unaligned *)&B[55U * stride] = v578;
    const puma560_friction_pack v579 = (v570 * live[36]) - (live[45] * v571);
    const puma560_friction_pack v580 = -v579;
    *(puma560_friction_unaligned *)&B[46U * stride] = v580;
    *(puma560_friction_unaligned *)&B[61U * stride] = v580;
    const puma560_friction_pack v581 = (v573 * live[36]) - (live[45] * v574);
    const puma560_friction_pack v582 = -v581;
    *(puma560_friction_unaligned *)&B[47U * stride] = v582;
    *(puma560_friction_unaligned *)&B[67U * stride] = v582;
    *(puma560_friction_unaligned *)&B[50U * stride] = (live[33] * v575) - (live[32] + (live[118] * v566));
    const puma560_friction_pack v583 = ((live[13] * live[32]) - (live[118] * v569)) - (live[33] * v577);
    const puma560_friction_pack v584 = -v583;
    *(puma560_friction_unaligned *)&B[51U * stride] = v584;
    *(puma560_friction_unaligned *)&B[56U * stride] = v584;
    const puma560_friction_pack v585 = ((live[24] * live[32]) - (live[118] * v571)) - (live[33] * v579);
    const puma560_friction_pack v586 = -v585;
    *(puma560_friction_unaligned *)&B[52U * stride] = v586;
    *(puma560_friction_unaligned *)&B[62U * stride] = v586;
    const puma560_friction_pack v587 = ((v572 * live[32]) + (live[118] * v574)) + (live[33] * v581);
    *(puma560_friction_unaligned *)&B[53U * stride] = v587;
    *(puma560_friction_unaligned *)&B[68U * stride] = v587;
    *(puma560_friction_unaligned *)&B[57U * stride] = ((live[10] - (live[43] * v569)) - (live[34] * v577)) - (live[13] * v583);
    const puma560_friction_pack v588 = -((live[13] * v585) + ((live[43] * v571) + (live[34] * v579)));
    *(puma560_friction_unaligned *)&B[58U * stride] = v588;
    *(puma560_friction_unaligned *)&B[63U * stride] = v588;
    const puma560_friction_pack v589 = (((live[1] * live[10]) + (live[43] * v574)) + (live[34] * v581)) - (live[13] * v587);
    const puma560_friction_pack v590 = -v589;
    *(puma560_friction_unaligned *)&B[59U * stride] = v590;
    *(puma560_friction_unaligned *)&B[69U * stride] = v590;
    *(puma560_friction_unaligned *)&B[64U * stride] = ((1557.2443004858599 + (live[117] * v571)) - (live[35] * v579)) - (live[24] * v585);
    const puma560_friction_pack v591 = (live[24] * v587) + ((live[117] * v574) - (live[35] * v581));
    *(puma560_friction_unaligned *)&B[65U * stride] = v591;
    *(puma560_friction_unaligned *)&B[70U * stride] = v591;
    *(puma560_friction_unaligned *)&B[71U * stride] = ((25000.0 + (live[105] * v574)) + (live[1] * v589)) + (live[11] * (v581 - v587));
}

static PUMA560_FRICTION_APART void puma560_friction_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    puma560_friction_pack live[164];
    puma560_friction_pack_linearize_block_part1(spacing, prepared, stride, q, qd, tau, A, B, live);
    puma560_friction_pack_linearize_block_part2(spacing, prepared, stride, q, qd, tau, A, B, live);
    puma560_friction_pack_linearize_block_part3(spacing, prepared, stride, q, qd, tau, A, B, live);
    puma560_friction_pack_linearize_block_part4(spacing, prepared, stride, q, qd, tau, A, B, live);
}

void puma560_friction_linearize_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 144U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
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
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 144U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_linearize_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
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
