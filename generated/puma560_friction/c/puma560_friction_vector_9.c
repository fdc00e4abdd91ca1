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

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_stiffness_matrix_again(puma560_friction_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *K)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_FRICTION_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_friction_prepared *own = (const puma560_friction_prepared *)prepared;
            double q_lane[6];
            double K_lane[36];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            puma560_friction_stiffness_matrix(own, q_lane, K_lane);
            for (size_t k = 0U; k < 36U; k++) {
                K[(k * stride) + lane] = K_lane[k];
            }
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    puma560_friction_bits v_beyond = { 0U };
    const puma560_friction_pack v0_angle[4] = {puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[2U * stride])};
    puma560_friction_pack v0_sine[4];
    puma560_friction_pack v0_cosine[4];
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    *(puma560_friction_unaligned *)&K[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[2U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[3U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[4U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[5U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[6U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[11U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[12U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[17U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[18U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[23U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[24U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[29U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[30U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[31U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[32U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[33U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[34U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&K[35U * stride] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v8 = (v0_sine[0] * v0_cosine[3]) + (v0_cosine[0] * v0_sine[3]);
    const puma560_friction_pack v9 = (v0_cosine[0] * v0_cosine[3]) - (v0_sine[0] * v0_sine[3]);
    const puma560_friction_pack v10 = 0.028252799999999998 * v8;
    const puma560_friction_pack v11 = v0_sine[1] * v10;
    const puma560_friction_pack v12 = v0_cosine[2] * v11;
    *(puma560_friction_unaligned *)&K[21U * stride] = v12;
    const puma560_friction_pack v13 = 0.028252799999999998 * v9;
    const puma560_friction_pack v14 = v0_cosine[1] * v13;
    const puma560_friction_pack v15 = v12 - v14;
    *(puma560_friction_unaligned *)&K[28U * stride] = v15;
    const puma560_friction_pack v16 = ((8.7439473 * v9) + (0.24892875 * v8)) - v15;
    const puma560_friction_pack v17 = (v0_sine[1] * v0_sine[2]) * v13;
    *(puma560_friction_unaligned *)&K[9U * stride] = v17;
    *(puma560_friction_unaligned *)&K[15U * stride] = v17;
    *(puma560_friction_unaligned *)&K[19U * stride] = v17;
    *(puma560_friction_unaligned *)&K[20U * stride] = v17;
    const puma560_friction_pack v18 = (v0_sine[2] * v0_cosine[1]) * v10;
    *(puma560_friction_unaligned *)&K[22U * stride] = v18;
    *(puma560_friction_unaligned *)&K[27U * stride] = v18;
    *(puma560_friction_unaligned *)&K[7U * stride] = -(((37.2347379 * v0_sine[0]) + (1.024164 * v0_cosine[0])) + v16);
    const puma560_friction_pack v19 = -v16;
    *(puma560_friction_unaligned *)&K[8U * stride] = v19;
    *(puma560_friction_unaligned *)&K[13U * stride] = v19;
    *(puma560_friction_unaligned *)&K[14U * stride] = v19;
    const puma560_friction_pack v20 = -((v0_cosine[2] * v14) - v11);
    *(puma560_friction_unaligned *)&K[10U * stride] = v20;
    *(puma560_friction_unaligned *)&K[16U * stride] = v20;
    *(puma560_friction_unaligned *)&K[25U * stride] = v20;
    *(puma560_friction_unaligned *)&K[26U * stride] = v20;
    if (!puma560_friction_pack_within(v_beyond)) {
        puma560_friction_pack_stiffness_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, K);
    }
}

void puma560_friction_stiffness_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *K)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 36U, K);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double K_rest[36U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_stiffness_matrix_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, K_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, K_rest, K);
    }
}

void puma560_friction_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 36U, K);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double K_rest[36U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_stiffness_matrix_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, K_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, K_rest, K);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(puma560_friction_unaligned *)&D[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[2U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[3U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[4U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[5U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[6U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[7U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[8U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[9U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[10U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[11U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[12U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[13U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[14U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[15U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[16U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[17U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[18U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[19U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[20U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[21U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[22U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[23U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[24U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[25U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[26U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[27U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[28U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[29U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[30U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[31U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[32U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[33U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[34U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&D[35U * stride] = puma560_friction_pack_splat(0.0);
}

void puma560_friction_damping_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *D)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 36U, D);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double D_rest[36U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_damping_matrix_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, D_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, D_rest, D);
    }
}

void puma560_friction_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 36U, D);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double D_rest[36U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_damping_matrix_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, D_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, D_rest, D);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_sticking_forces_again(puma560_friction_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_FRICTION_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_friction_prepared *own = (const puma560_friction_prepared *)prepared;
            double q_lane[6];
            double qd_lane[6];
            double tau_lane[6];
            bool stuck_lane[6];
            double f_lane[6];
            double qdd_lane[6];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                tau_lane[k] = tau[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                stuck_lane[k] = stuck[(k * stride) + lane];
            }
            puma560_friction_sticking_forces(own, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
            for (size_t k = 0U; k < 6U; k++) {
                f[(k * stride) + lane] = f_lane[k];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qdd[(k * stride) + lane] = qdd_lane[k];
            }
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_sticking_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    puma560_friction_bits v_beyond = { 0U };
    const puma560_friction_pack v0 = puma560_friction_pack_at(&q[stride]) + puma560_friction_pack_at(&q[2U * stride]);
    const puma560_friction_pack v1_angle[4] = {puma560_friction_pack_at(&q[3U * stride]), v0, puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[stride])};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    const puma560_friction_pack v9 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v10 = puma560_friction_pack_at(&qd[0]) * v1_sine[1];
    const puma560_friction_pack v11 = v1_cosine[0] * v10;
    const puma560_friction_pack v12 = v11 - (v9 * v1_sine[0]);
    const puma560_friction_pack v13 = puma560_friction_pack_at(&qd[0]) * v1_cosine[1];
    const puma560_friction_pack v14 = puma560_friction_pack_at(&qd[3U * stride]) + v13;
    const puma560_friction_pack v15 = (v1_cosine[2] * v14) - (v1_sine[2] * v12);
    const puma560_friction_pack v16 = (v1_sine[2] * v14) + (v1_cosine[2] * v12);
    const puma560_friction_pack v17 = v16 * v15;
    const puma560_friction_pack v18 = v14 * v12;
    const puma560_friction_pack v19 = 2.0 * v9;
    const puma560_friction_pack v20 = (-(v13 * ((v19 * v1_sine[0]) - v11))) - v18;
    const puma560_friction_pack v21 = 0.0028799999999999997 * (v20 + v17);
    const puma560_friction_pack v22 = v1_sine[0] * v10;
    const puma560_friction_pack v23 = (v9 * v1_cosine[0]) + v22;
    const puma560_friction_pack v24 = puma560_friction_pack_at(&qd[4U * stride]) + v23;
    const puma560_friction_pack v25 = 0.0028799999999999997 * ((v16 * v16) + (v24 * v24));
    const puma560_friction_pack v26 = (v1_cosine[2] * v25) - (v1_sine[2] * v21);
    const puma560_friction_pack v27 = (v1_sine[2] * v25) + (v1_cosine[2] * v21);
    const puma560_friction_pack v28 = v12 * v23;
    const puma560_friction_pack v29 = v9 * v10;
    const puma560_friction_pack v30 = v29 - v28;
    const puma560_friction_pack v31 = (v13 * (v22 + (v19 * v1_cosine[0]))) - (v23 * (2.0 * v14));
    const puma560_friction_pack v32 = (v1_cosine[2] * v31) - (v1_sine[2] * v30);
    const puma560_friction_pack v33 = v32 + (v15 * (2.0 * v24));
    const puma560_friction_pack v34 = 0.0028799999999999997 * v33;
    const puma560_friction_pack v35 = (v1_cosine[0] * v27) + (v1_sine[0] * v34);
    const puma560_friction_pack v36 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v37 = (0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]);
    const puma560_friction_pack v38 = v9 * v9;
    const puma560_friction_pack v39 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v40 = v39 + v38;
    const puma560_friction_pack v41 = ((v40 * v37) + (v1_sine[1] * v26)) + (v1_cosine[1] * v35);
    const puma560_friction_pack v42 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v43 = (0.8913300000000002 * v1_cosine[1]) + (0.025374999999999998 * v1_sine[1]);
    const puma560_friction_pack v44 = v36 * v43;
    const puma560_friction_pack v45 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_friction_pack v46 = (v1_cosine[3] * v45) - 0.0070992;
    const puma560_friction_pack v47 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v48 = v39 + v47;
    const puma560_friction_pack v49 = ((v48 - v47) * v46) + (((37.2347379 * v1_cosine[3]) - puma560_friction_pack_at(&tau[stride])) - (1.024164 * v1_sine[3]));
    const puma560_friction_pack v50 = (v49 - (v38 * v44)) - (v42 * v41);
    const puma560_friction_pack v51 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v52 = (0.15005 * v39) - ((0.8636 * v51) * v1_sine[3]);
    const puma560_friction_pack v53 = (0.0406 * v29) + (((0.8636 * v9) * v13) - v52);
    const puma560_friction_pack v54 = (v47 * v42) - 9.81;
    const puma560_friction_pack v55 = v48 * v36;
    const puma560_friction_pack v56 = (0.4318 * v1_sine[1]) - (0.0203 * v1_cosine[1]);
    const puma560_friction_pack v57 = puma560_friction_pack_at(&qd[0]) * v56;
    const puma560_friction_pack v58 = (v13 * v57) - (((v1_sine[1] * v54) + (0.0203 * v38)) + (v1_cosine[1] * v55));
    const puma560_friction_pack v59 = 4e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v60 = (1.9999999999999998e-05 * v32) + ((0.0028799999999999997 * ((v1_sine[0] * v58) + (v1_cosine[0] * v53))) - (v59 * v24));
    const puma560_friction_pack v61 = v60 + (0.0004221600000000001 * v33);
    const puma560_friction_pack v62 = v16 * v24;
    const puma560_friction_pack v63 = (v62 + (v1_cosine[2] * v30)) + (v1_sine[2] * v31);
    const puma560_friction_pack v64 = (0.00020000000000000004 * v62) + (0.00024000000000000003 * v63);
    const puma560_friction_pack v65 = (v1_cosine[2] * v61) + ((v1_sine[2] * v64) + (0.00075 * v31));
    const puma560_friction_pack v66 = (0.3244698455 * v1_sine[1]) - (0.022546398 * v1_cosine[1]);
    const puma560_friction_pack v67 = 0.011273199 + (v1_cosine[1] * v66);
    const puma560_friction_pack v68 = (((v40 - v38) * v67) - ((v54 * v37) + (v55 * v43))) + (0.0203 * v26);
    const puma560_friction_pack v69 = 0.0028799999999999997 * v1_sine[2];
    const puma560_friction_pack v70 = v69 * ((((v1_cosine[1] * v54) + (0.4318 * v38)) - (v1_sine[1] * v55)) + (v10 * v57));
    const puma560_friction_pack v71 = (((v59 * v16) + v70) - (0.0006421600000000001 * v20)) - (0.00020216000000000006 * v17);
    const puma560_friction_pack v72 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_friction_pack v73 = v71 + (v72 * ((v1_sine[0] * v53) - (v1_cosine[0] * v58)));
    const puma560_friction_pack v74 = v73 + (0.0006500000000000002 * (v18 - v20));
    const puma560_friction_pack v75 = ((v68 + (v1_sine[0] * v65)) - (v1_cosine[0] * v74)) + (0.4318 * v35);
    const puma560_friction_pack v76 = (v50 + (v36 * ((v1_sine[1] * v35) - (v1_cosine[1] * v26)))) - v75;
    const puma560_friction_pack v77 = (3.5 * puma560_friction_pack_at(&qd[stride])) + (7.0 * puma560_friction_pack_sign(puma560_friction_pack_at(&qd[stride])));
    const puma560_friction_pack v78 = puma560_friction_pack_at(&tau[2U * stride]) + v75;
    const puma560_friction_pack v79 = (3.5 * puma560_friction_pack_at(&qd[2U * stride])) + (4.8 * puma560_friction_pack_sign(puma560_friction_pack_at(&qd[2U * stride])));
    const puma560_friction_pack v80 = (((0.0013999999999999998 * v29) - (9.999999999999983e-05 * v28)) + (v1_cosine[2] * v64)) - (v1_sine[2] * v61);
    const puma560_friction_pack v81 = puma560_friction_pack_at(&tau[3U * stride]) + v80;
    const puma560_friction_pack v82 = (0.13 * puma560_friction_pack_at(&qd[3U * stride])) + puma560_friction_pack_sign(puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_pack v83 = puma560_friction_pack_at(&tau[5U * stride]) + (4e-05 * v63);
    const puma560_friction_pack v84 = (0.15 * puma560_friction_pack_at(&qd[5U * stride])) + (0.7 * puma560_friction_pack_sign(puma560_friction_pack_at(&qd[5U * stride])));
    const puma560_friction_pack v85 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[5U * stride]), puma560_friction_pack_splat(0.0), v83 - v84);
    const puma560_friction_pack v86 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[5U * stride]), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(25000.0));
    const puma560_friction_pack v87 = 4e-05 * v1_cosine[2];
    const puma560_friction_pack v88 = v86 * v87;
    const puma560_friction_pack v89 = (v88 * v85) - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[3U * stride]), puma560_friction_pack_splat(0.0), v81 - v82);
    const puma560_friction_pack v90 = v1_sine[2] * (0.00020216000000000006 * v1_sine[2]);
    const puma560_friction_pack v91 = 0.0016399999999999997 + v90;
    const puma560_friction_pack v92 = -(1.0 / puma560_friction_pack_select(~puma560_friction_pack_at_flags(&stuck[3U * stride]), (v1_cosine[2] * ((1.6000000000000003e-09 * v86) * v1_cosine[2])) - v91, puma560_friction_pack_splat(1.0)));
    const puma560_friction_pack v93 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[3U * stride]), puma560_friction_pack_splat(0.0), v92);
    const puma560_friction_pack v94 = v1_sine[2] * v1_sine[0];
    const puma560_friction_pack v95 = v86 * v94;
    const puma560_friction_pack v96 = 1.6000000000000003e-09 * v95;
    const puma560_friction_pack v97 = v1_cosine[2] * v96;
    const puma560_friction_pack v98 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const puma560_friction_pack v99 = v94 * v98;
    const puma560_friction_pack v100 = v99 + v97;
    const puma560_friction_pack v101 = v100 * v93;
    const puma560_friction_pack v102 = v73 - puma560_friction_pack_at(&tau[4U * stride]);
    const puma560_friction_pack v103 = (0.17 * puma560_friction_pack_at(&qd[4U * stride])) + (0.8 * puma560_friction_pack_sign(puma560_friction_pack_at(&qd[4U * stride])));
    const puma560_friction_pack v104 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[4U * stride]), puma560_friction_pack_splat(0.0), -(v102 + v103));
    const puma560_friction_pack v105 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_friction_pack v106 = 0.0006421600000000001 + v105;
    const puma560_friction_pack v107 = (v1_cosine[0] * v106) - (5.846399999999999e-05 * v1_sine[2]);
    const puma560_friction_pack v108 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[4U * stride]), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1557.2443004858599));
    const puma560_friction_pack v109 = v108 * v107;
    const puma560_friction_pack v110 = 4e-05 * v95;
    const puma560_friction_pack v111 = v110 * v85;
    const puma560_friction_pack v112 = ((v111 + (v109 * v104)) + (v101 * v89)) - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[2U * stride]), puma560_friction_pack_splat(0.0), v78 - v79);
    const puma560_friction_pack v113 = v94 * v96;
    const puma560_friction_pack v114 = v1_sine[2] * v1_cosine[0];
    const puma560_friction_pack v115 = 5.846399999999999e-05 * v114;
    const puma560_friction_pack v116 = v90 - 0.00119216;
    const puma560_friction_pack v117 = v1_sine[0] * (0.0012921600000000003 + v116);
    const puma560_friction_pack v118 = v1_sine[0] * v117;
    const puma560_friction_pack v119 = v118 - ((2.0 * (v105 - v115)) + 0.3592922305);
    const puma560_friction_pack v120 = 1.0 / puma560_friction_pack_select(~puma560_friction_pack_at_flags(&stuck[2U * stride]), ((v113 + (v107 * v109)) + v119) + (v100 * v101), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v121 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[2U * stride]), puma560_friction_pack_splat(0.0), -v120);
    const puma560_friction_pack v122 = v1_cosine[1] * v72;
    const puma560_friction_pack v123 = (v1_sine[1] * v69) - (v1_cosine[0] * v122);
    const puma560_friction_pack v124 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v125 = v1_cosine[2] * v1_sine[1];
    const puma560_friction_pack v126 = v124 * v125;
    const puma560_friction_pack v127 = (((v1_cosine[1] * (v1_sine[2] * v124)) - v107) + (v42 * v123)) + (v1_cosine[0] * v126);
    const puma560_friction_pack v128 = v108 * v127;
    const puma560_friction_pack v129 = v1_sine[1] * v114;
    const puma560_friction_pack v130 = ((0.0028799999999999997 * v129) - v122) - v43;
    const puma560_friction_pack v131 = v124 * v114;
    const puma560_friction_pack v132 = ((v1_cosine[1] * v131) + v126) + (v36 * v37);
    const puma560_friction_pack v133 = v132 + (v42 * v130);
    const puma560_friction_pack v134 = v119 + v133;
    const puma560_friction_pack v135 = v113 + v134;
    const puma560_friction_pack v136 = v1_sine[1] * v94;
    const puma560_friction_pack v137 = (0.0012435839999999998 * v1_sine[3]) * v94;
    const puma560_friction_pack v138 = ((v124 * v136) - v99) - (v1_cosine[1] * v137);
    const puma560_friction_pack v139 = v97 - v138;
    const puma560_friction_pack v140 = v139 * v93;
    const puma560_friction_pack v141 = (v135 - (v107 * v128)) + (v100 * v140);
    const puma560_friction_pack v142 = v141 * v121;
    const puma560_friction_pack v143 = ((v111 - (v128 * v104)) + (v140 * v89)) + (v142 * v112);
    const puma560_friction_pack v144 = v143 - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[stride]), puma560_friction_pack_splat(0.0), -(v76 + v77));
    const puma560_friction_pack v145 = ((v135 + ((v133 - 1.748114002) + (v127 * v128))) + (v139 * v140)) + (v141 * v142);
    const puma560_friction_pack v146 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[stride]), puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~puma560_friction_pack_at_flags(&stuck[stride]), v145, puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v147 = v115 - v91;
    const puma560_friction_pack v148 = 0.0004321439999999999 * v94;
    const puma560_friction_pack v149 = v114 * v98;
    const puma560_friction_pack v150 = ((v1_sine[1] * v149) - v131) - (v1_cosine[1] * (v147 - v148));
    const puma560_friction_pack v151 = (4e-05 * v129) - (v1_cosine[1] * v87);
    const puma560_friction_pack v152 = v86 * v151;
    const puma560_friction_pack v153 = v150 + (v87 * v152);
    const puma560_friction_pack v154 = (0.15005 * v123) + (v1_sine[0] * ((v1_sine[1] * v106) - (v1_cosine[2] * (v124 + (5.846399999999999e-05 * v1_cosine[1])))));
    const puma560_friction_pack v155 = v108 * v154;
    const puma560_friction_pack v156 = v151 * v110;
    const puma560_friction_pack v157 = v1_cosine[0] * v1_sine[1];
    const puma560_friction_pack v158 = (((5.846399999999999e-05 * v136) + (v1_cosine[1] * (0.0047376000000000015 + v99))) - (0.15005 * v130)) - (v157 * v117);
    const puma560_friction_pack v159 = ((v156 - (v107 * v155)) - v158) + (v153 * v101);
    const puma560_friction_pack v160 = ((v137 + (0.023751 * v1_cosine[3])) + (0.6903913435000001 * v1_sine[3])) + v158;
    const puma560_friction_pack v161 = (((v156 + (v155 * v127)) - v160) + (v153 * v140)) + (v159 * v142);
    const puma560_friction_pack v162 = v161 * v146;
    const puma560_friction_pack v163 = puma560_friction_pack_at(&tau[0]) - ((v39 - v48) * ((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3])));
    const puma560_friction_pack v164 = (((2.0 * v51) * v46) + v163) + (v52 * v37);
    const puma560_friction_pack v165 = v164 + (0.0047376000000000015 * ((puma560_friction_pack_at(&qd[0]) * v10) - (v40 * v1_sine[1])));
    const puma560_friction_pack v166 = (v165 + ((puma560_friction_pack_at(&qd[0]) * v19) * (v44 - v67))) + (v1_cosine[1] * v80);
    const puma560_friction_pack v167 = (v166 - ((v1_sine[0] * v1_sine[1]) * v74)) - (v157 * v65);
    const puma560_friction_pack v168 = (v167 + ((v56 - v36) * ((v1_sine[0] * v27) - (v1_cosine[0] * v34)))) - (0.15005 * v41);
    const puma560_friction_pack v169 = (4.9 * puma560_friction_pack_at(&qd[0])) + (6.0 * puma560_friction_pack_sign(puma560_friction_pack_at(&qd[0])));
    const puma560_friction_pack v170 = v159 * v121;
    const puma560_friction_pack v171 = v153 * v93;
    const puma560_friction_pack v172 = (((v155 * v104) - (v152 * v85)) - (v171 * v89)) - (v170 * v112);
    const puma560_friction_pack v173 = v115 + v147;
    const puma560_friction_pack v174 = (((3.153542285625 - (v1_sine[3] * v45)) - (v125 * (0.00011692799999999998 * v1_cosine[1]))) - (v151 * v152)) - v173;
    const puma560_friction_pack v175 = (v174 + (2.0 * (v148 - v132))) - (v154 * v155);
    const puma560_friction_pack v176 = v1_sine[1] * (v118 + (v173 + ((0.0024871679999999997 * v1_cosine[2]) - v116)));
    const puma560_friction_pack v177 = (v175 + (v1_sine[1] * ((v66 + ((2.0 * v1_cosine[1]) * v149)) + v176))) - (v153 * v171);
    const puma560_friction_pack v178 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[0]), puma560_friction_pack_splat(0.0), 1.0 / puma560_friction_pack_select(~puma560_friction_pack_at_flags(&stuck[0]), (v177 - (v159 * v170)) - (v161 * v162), puma560_friction_pack_splat(1.0)));
    const puma560_friction_pack v179 = ((v172 - puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[0]), puma560_friction_pack_splat(0.0), v168 - v169)) - (v144 * v162)) * v178;
    const puma560_friction_pack v180 = (v162 * v179) - (v144 * v146);
    const puma560_friction_pack v181 = (v142 * v180) + ((v170 * v179) - (v121 * v112));
    const puma560_friction_pack v182 = ((v140 * v180) + ((v171 * v179) - (v93 * v89))) + (v101 * v181);
    const puma560_friction_pack v183 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[3U * stride]), puma560_friction_pack_splat(0.0), v182);
    *(puma560_friction_unaligned *)&qdd[3U * stride] = v183;
    const puma560_friction_pack v184 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[4U * stride]), puma560_friction_pack_splat(0.0), (((v108 * v104) + (v155 * v179)) + (v128 * v180)) - (v109 * v181));
    *(puma560_friction_unaligned *)&qdd[4U * stride] = v184;
    const puma560_friction_pack v185 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[2U * stride]), puma560_friction_pack_splat(0.0), v181);
    *(puma560_friction_unaligned *)&qdd[2U * stride] = v185;
    const puma560_friction_pack v186 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[stride]), puma560_friction_pack_splat(0.0), v180);
    *(puma560_friction_unaligned *)&qdd[stride] = v186;
    const puma560_friction_pack v187 = (((v168 + (v160 * v186)) + (v158 * v185)) - (v154 * v184)) - (v150 * v183);
    const puma560_friction_pack v188 = (((v86 * v85) - (v152 * v179)) - (v88 * v182)) - (v110 * (v180 + v181));
    const puma560_friction_pack v189 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[5U * stride]), puma560_friction_pack_splat(0.0), v188);
    *(puma560_friction_unaligned *)&qdd[5U * stride] = v189;
    *(puma560_friction_unaligned *)&f[0] = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[0]), v187 + (v151 * v189), v169);
    const puma560_friction_pack v190 = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[0]), puma560_friction_pack_splat(0.0), -v179);
    *(puma560_friction_unaligned *)&qdd[0] = v190;
    const puma560_friction_pack v191 = ((v127 * v184) + (((v160 * v190) - v76) + (v134 * v185))) - (v138 * v183);
    const puma560_friction_pack v192 = 4e-05 * v94;
    const puma560_friction_pack v193 = v192 * v189;
    *(puma560_friction_unaligned *)&f[stride] = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[stride]), v191 - v193, v77);
    const puma560_friction_pack v194 = (((v78 + (v158 * v190)) + (v134 * v186)) + (v99 * v183)) - (v107 * v184);
    *(puma560_friction_unaligned *)&f[2U * stride] = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[2U * stride]), v194 - v193, v79);
    const puma560_friction_pack v195 = (((v81 - (v150 * v190)) - (v138 * v186)) + (v99 * v185)) - (v87 * v189);
    *(puma560_friction_unaligned *)&f[3U * stride] = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[3U * stride]), v195, v82);
    *(puma560_friction_unaligned *)&f[4U * stride] = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[4U * stride]), ((v127 * v186) - ((v154 * v190) + v102)) - (v107 * v185), v103);
    *(puma560_friction_unaligned *)&f[5U * stride] = puma560_friction_pack_select(puma560_friction_pack_at_flags(&stuck[5U * stride]), ((v83 + (v151 * v190)) - (v87 * v183)) - (v192 * (v185 + v186)), v84);
    if (!puma560_friction_pack_within(v_beyond)) {
        puma560_friction_pack_sticking_forces_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, stuck, f, qdd);
    }
}

void puma560_friction_sticking_forces_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_sticking_forces_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        bool stuck_rest[6U * PUMA560_FRICTION_LANES];
        double f_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_flags(6U, count, first, PUMA560_FRICTION_LANES, stuck, stuck_rest);
        puma560_friction_pack_sticking_forces_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, f_rest, f);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qdd_rest, qdd);
    }
}

void puma560_friction_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_sticking_forces_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        bool stuck_rest[6U * PUMA560_FRICTION_LANES];
        double f_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_flags(6U, count, first, PUMA560_FRICTION_LANES, stuck, stuck_rest);
        puma560_friction_pack_sticking_forces_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, f_rest, f);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qdd_rest, qdd);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
