/* puma560, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PUMA560_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in puma560_batch.c. */
#include "puma560_batch.h"

#if defined(PUMA560_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PUMA560_BYTES 64
#elif defined(__AVX__)
#define PUMA560_BYTES 32
#else
#define PUMA560_BYTES 16
#endif
#define PUMA560_LANES (PUMA560_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PUMA560_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PUMA560_APART __attribute__((noinline, unused))
#endif
#define PUMA560_BODY static inline __attribute__((always_inline, unused))
#define PUMA560_INLINE static inline __attribute__((unused))

typedef double puma560_pack __attribute__((vector_size(PUMA560_BYTES)));
typedef double puma560_unaligned __attribute__((vector_size(PUMA560_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_mask __attribute__((vector_size(PUMA560_BYTES)));
typedef signed char puma560_bytes __attribute__((vector_size(PUMA560_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short puma560_shorts __attribute__((vector_size(2 * PUMA560_BYTES / sizeof(double))));

PUMA560_INLINE puma560_pack puma560_pack_splat(double x)
{
    return x - (puma560_pack){ 0.0 };
}

PUMA560_INLINE puma560_pack puma560_pack_at(const double *x)
{
    return *(const puma560_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PUMA560_INLINE puma560_pack puma560_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? puma560_pack_splat(prepared[k]) : puma560_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PUMA560_INLINE size_t puma560_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PUMA560_LANES;

    return (((count % PUMA560_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static PUMA560_APART void puma560_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_APART void puma560_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_INLINE puma560_pack puma560_pack_select(puma560_mask condition, puma560_pack x, puma560_pack y)
{
    return (puma560_pack)(((puma560_mask)x & condition) | ((puma560_mask)y & ~condition));
}

PUMA560_INLINE puma560_pack puma560_pack_abs(puma560_pack x)
{
    return (puma560_pack)((puma560_mask)x & ~(puma560_mask)puma560_pack_splat(-0.0));
}

PUMA560_INLINE bool puma560_pack_all(puma560_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long puma560_bits __attribute__((vector_size(PUMA560_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void puma560_pack_sincos_pair(const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, puma560_bits *beyond)
{
    const puma560_pack x = *angle;
    union { puma560_pack number; puma560_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_pack n = k.number - 6755399441186816.0;
    const puma560_pack w = x - (n * 1.5707963267923333);
    const puma560_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const puma560_pack z = r * r;
    const puma560_pack rz = r * z;

    const puma560_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const puma560_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const puma560_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const puma560_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
PUMA560_INLINE bool puma560_pack_within(puma560_bits beyond)
{
    return puma560_pack_all((puma560_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PUMA560_APART void puma560_pack_sincos_beyond(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_mask inside = (puma560_mask)(puma560_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PUMA560_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void puma560_pack_sincos_guard(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, const puma560_bits *beyond)
{
    if (!puma560_pack_within(*beyond)) {
        puma560_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_APART void puma560_pack_stiffness_matrix_again(puma560_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *K)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_prepared *own = (const puma560_prepared *)prepared;
            double q_lane[6];
            double K_lane[36];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            puma560_stiffness_matrix(own, q_lane, K_lane);
            for (size_t k = 0U; k < 36U; k++) {
                K[(k * stride) + lane] = K_lane[k];
            }
        }
    }
}

static PUMA560_APART void puma560_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    puma560_bits v_beyond = { 0U };
    const puma560_pack v0_angle[4] = {puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[stride]), puma560_pack_at(&q[2U * stride])};
    puma560_pack v0_sine[4];
    puma560_pack v0_cosine[4];
    puma560_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    *(puma560_unaligned *)&K[0] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[2U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[3U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[4U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[5U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[6U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[11U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[12U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[17U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[18U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[23U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[24U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[29U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[30U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[31U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[32U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[33U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[34U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&K[35U * stride] = puma560_pack_splat(0.0);
    const puma560_pack v8 = (v0_sine[2] * v0_cosine[3]) + (v0_cosine[2] * v0_sine[3]);
    const puma560_pack v9 = (v0_cosine[2] * v0_cosine[3]) - (v0_sine[2] * v0_sine[3]);
    const puma560_pack v10 = 0.028252799999999998 * v8;
    const puma560_pack v11 = v0_sine[1] * v10;
    const puma560_pack v12 = v0_cosine[0] * v11;
    *(puma560_unaligned *)&K[21U * stride] = v12;
    const puma560_pack v13 = 0.028252799999999998 * v9;
    const puma560_pack v14 = v0_cosine[1] * v13;
    const puma560_pack v15 = v12 - v14;
    *(puma560_unaligned *)&K[28U * stride] = v15;
    const puma560_pack v16 = ((8.7439473 * v9) + (0.24892875 * v8)) - v15;
    const puma560_pack v17 = (v0_sine[0] * v0_sine[1]) * v13;
    *(puma560_unaligned *)&K[9U * stride] = v17;
    *(puma560_unaligned *)&K[15U * stride] = v17;
    *(puma560_unaligned *)&K[19U * stride] = v17;
    *(puma560_unaligned *)&K[20U * stride] = v17;
    const puma560_pack v18 = (v0_sine[0] * v0_cosine[1]) * v10;
    *(puma560_unaligned *)&K[22U * stride] = v18;
    *(puma560_unaligned *)&K[27U * stride] = v18;
    *(puma560_unaligned *)&K[7U * stride] = -(((37.2347379 * v0_sine[2]) + (1.024164 * v0_cosine[2])) + v16);
    const puma560_pack v19 = -v16;
    *(puma560_unaligned *)&K[8U * stride] = v19;
    *(puma560_unaligned *)&K[13U * stride] = v19;
    *(puma560_unaligned *)&K[14U * stride] = v19;
    const puma560_pack v20 = -((v0_cosine[0] * v14) - v11);
    *(puma560_unaligned *)&K[10U * stride] = v20;
    *(puma560_unaligned *)&K[16U * stride] = v20;
    *(puma560_unaligned *)&K[25U * stride] = v20;
    *(puma560_unaligned *)&K[26U * stride] = v20;
    if (!puma560_pack_within(v_beyond)) {
        puma560_pack_stiffness_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, K);
    }
}

void puma560_stiffness_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, double *K)
{
    if (count >= PUMA560_LANES) {
        const size_t second = puma560_pack_second(PUMA560_LANES, count, 36U, K);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double K_rest[36U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_stiffness_matrix_block(0U, prepared->k, PUMA560_LANES, q_rest, K_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, K_rest, K);
    }
}

void puma560_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    if (count >= PUMA560_LANES) {
        const size_t second = puma560_pack_second(PUMA560_LANES, count, 36U, K);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double K_rest[36U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_stiffness_matrix_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, K_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, K_rest, K);
    }
}

static PUMA560_APART void puma560_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(puma560_unaligned *)&D[0] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[2U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[3U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[4U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[5U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[6U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[7U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[8U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[9U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[10U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[11U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[12U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[13U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[14U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[15U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[16U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[17U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[18U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[19U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[20U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[21U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[22U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[23U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[24U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[25U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[26U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[27U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[28U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[29U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[30U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[31U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[32U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[33U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[34U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&D[35U * stride] = puma560_pack_splat(0.0);
}

void puma560_damping_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, double *D)
{
    if (count >= PUMA560_LANES) {
        const size_t second = puma560_pack_second(PUMA560_LANES, count, 36U, D);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double D_rest[36U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_damping_matrix_block(0U, prepared->k, PUMA560_LANES, q_rest, D_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, D_rest, D);
    }
}

void puma560_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    if (count >= PUMA560_LANES) {
        const size_t second = puma560_pack_second(PUMA560_LANES, count, 36U, D);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double D_rest[36U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_damping_matrix_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, D_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, D_rest, D);
    }
}

#else

typedef int puma560_has_no_vector_code;

#endif
