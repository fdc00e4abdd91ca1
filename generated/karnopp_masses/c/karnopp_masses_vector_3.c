/* karnopp_masses, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with KARNOPP_MASSES_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in karnopp_masses_batch.c. */
#include "karnopp_masses_batch.h"

#if defined(KARNOPP_MASSES_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define KARNOPP_MASSES_BYTES 64
#elif defined(__AVX__)
#define KARNOPP_MASSES_BYTES 32
#else
#define KARNOPP_MASSES_BYTES 16
#endif
#define KARNOPP_MASSES_LANES (KARNOPP_MASSES_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define KARNOPP_MASSES_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define KARNOPP_MASSES_APART __attribute__((noinline, unused))
#endif
#define KARNOPP_MASSES_BODY static inline __attribute__((always_inline, unused))
#define KARNOPP_MASSES_INLINE static inline __attribute__((unused))

typedef double karnopp_masses_pack __attribute__((vector_size(KARNOPP_MASSES_BYTES)));
typedef double karnopp_masses_unaligned __attribute__((vector_size(KARNOPP_MASSES_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t karnopp_masses_mask __attribute__((vector_size(KARNOPP_MASSES_BYTES)));
typedef signed char karnopp_masses_bytes __attribute__((vector_size(KARNOPP_MASSES_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short karnopp_masses_shorts __attribute__((vector_size(2 * KARNOPP_MASSES_BYTES / sizeof(double))));

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_splat(double x)
{
    return x - (karnopp_masses_pack){ 0.0 };
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_at(const double *x)
{
    return *(const karnopp_masses_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? karnopp_masses_pack_splat(prepared[k]) : karnopp_masses_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The same of a number that ensembles compute again from others instead of reading it. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_number_or(const double *prepared, size_t k, size_t spacing, karnopp_masses_pack again)
{
    return (spacing == 0U) ? karnopp_masses_pack_splat(prepared[k]) : again;
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
KARNOPP_MASSES_INLINE size_t karnopp_masses_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % KARNOPP_MASSES_LANES;

    return (((count % KARNOPP_MASSES_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_at_flags(const bool *x)
{
    const karnopp_masses_shorts wide = __builtin_convertvector(*(const karnopp_masses_bytes *)x, karnopp_masses_shorts);

    return -__builtin_convertvector(wide, karnopp_masses_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_at_modes(const signed char *x)
{
    const karnopp_masses_shorts wide = __builtin_convertvector(*(const karnopp_masses_bytes *)x, karnopp_masses_shorts);

    return __builtin_convertvector(wide, karnopp_masses_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_select(karnopp_masses_mask condition, karnopp_masses_pack x, karnopp_masses_pack y)
{
    return (karnopp_masses_pack)(((karnopp_masses_mask)x & condition) | ((karnopp_masses_mask)y & ~condition));
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_abs(karnopp_masses_pack x)
{
    return (karnopp_masses_pack)((karnopp_masses_mask)x & ~(karnopp_masses_mask)karnopp_masses_pack_splat(-0.0));
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_min(karnopp_masses_pack x, karnopp_masses_pack y)
{
    return karnopp_masses_pack_select((karnopp_masses_mask)(x < y), x, y);
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_max(karnopp_masses_pack x, karnopp_masses_pack y)
{
    return karnopp_masses_pack_select((karnopp_masses_mask)(x > y), x, y);
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_sign(karnopp_masses_pack x)
{
    const karnopp_masses_pack one = karnopp_masses_pack_splat(1.0);

    return karnopp_masses_pack_select((karnopp_masses_mask)(x > 0.0), one, karnopp_masses_pack_select((karnopp_masses_mask)(x < 0.0), -one, x));
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_sqrt(karnopp_masses_pack x)
{
    double one[KARNOPP_MASSES_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_select_whole(karnopp_masses_mask condition, karnopp_masses_mask x, karnopp_masses_mask y)
{
    return (x & condition) | (y & ~condition);
}

KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_whole(int64_t x)
{
    return x + (karnopp_masses_mask){ 0 };
}

KARNOPP_MASSES_INLINE bool karnopp_masses_pack_all(karnopp_masses_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_mode_of(karnopp_masses_pack x)
{
    return (karnopp_masses_mask)(x < 0.0) - (karnopp_masses_mask)(x > 0.0);
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_real_of(karnopp_masses_mask mode)
{
    const karnopp_masses_mask sign = mode & (karnopp_masses_mask)karnopp_masses_pack_splat(-0.0);

    return (karnopp_masses_pack)(sign | ((karnopp_masses_mask)karnopp_masses_pack_splat(1.0) & (karnopp_masses_mask)(mode != 0)));
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_friction_limits_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    *(karnopp_masses_unaligned *)&load[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&load[stride] = karnopp_masses_pack_splat(0.0);
    const karnopp_masses_pack v0 = karnopp_masses_pack_at(&tau[stride]) - (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U));
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == karnopp_masses_pack_at_modes(&mode[0]));
    const karnopp_masses_mask v2 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == karnopp_masses_pack_at_modes(&mode[stride]));
    const karnopp_masses_pack v3 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 5U, spacing, 0U));
    const karnopp_masses_pack v4 = karnopp_masses_pack_number(prepared, 35U, spacing, 0U) * karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&mode[stride]));
    const karnopp_masses_pack v5 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), v0 - v4);
    const karnopp_masses_pack v6 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v3;
    const karnopp_masses_pack v_prepared38 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_number(prepared, 1U, spacing, 0U);
    const karnopp_masses_pack v7 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), 1.0 / karnopp_masses_pack_select(~v1, karnopp_masses_pack_number(prepared, 0U, spacing, 0U) - (karnopp_masses_pack_number_or(prepared, 38U, spacing, v_prepared38) * v3), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_pack v8 = karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&mode[0]));
    const karnopp_masses_pack v9 = v7 * (karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&tau[0]) - v8) - (v6 * v5));
    const karnopp_masses_pack v10 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), (v3 * v5) - (v6 * v9));
    *(karnopp_masses_unaligned *)&qdd[stride] = v10;
    *(karnopp_masses_unaligned *)&f[0] = karnopp_masses_pack_select(v1, karnopp_masses_pack_at(&tau[0]) - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v10), v8);
    const karnopp_masses_pack v11 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), v9);
    *(karnopp_masses_unaligned *)&qdd[0] = v11;
    *(karnopp_masses_unaligned *)&f[stride] = karnopp_masses_pack_select(v2, v0 - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v11), v4);
    const karnopp_masses_mask v12 = (karnopp_masses_mask)((karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[stride])) + ((karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[0])) + karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[stride]))) + karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[0])))) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v13 = (karnopp_masses_mask)((karnopp_masses_pack_abs(v0) + (karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[0])) + (karnopp_masses_pack_abs(v11) + karnopp_masses_pack_abs(v10)))) < karnopp_masses_pack_splat(1e+38));
    *(karnopp_masses_unaligned *)&status[0] = karnopp_masses_pack_select(v12, karnopp_masses_pack_select(v13, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(6.0)), karnopp_masses_pack_splat(6.0));
    const karnopp_masses_pack v_prepared39 = 1.5 * karnopp_masses_pack_number(prepared, 36U, spacing, 0U);
    const karnopp_masses_pack v_prepared49 = -v_prepared39;
    *(karnopp_masses_unaligned *)&low[0] = karnopp_masses_pack_number_or(prepared, 49U, spacing, v_prepared49);
    const karnopp_masses_pack v_prepared40 = 1.5 * karnopp_masses_pack_number(prepared, 35U, spacing, 0U);
    const karnopp_masses_pack v_prepared50 = -v_prepared40;
    *(karnopp_masses_unaligned *)&low[stride] = karnopp_masses_pack_number_or(prepared, 50U, spacing, v_prepared50);
    *(karnopp_masses_unaligned *)&high[0] = karnopp_masses_pack_number_or(prepared, 39U, spacing, v_prepared39);
    *(karnopp_masses_unaligned *)&high[stride] = karnopp_masses_pack_number_or(prepared, 40U, spacing, v_prepared40);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_friction_limits_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    karnopp_masses_pack_friction_limits_block_body(0U, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_friction_limits_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_friction_limits_block_body(spacing, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_friction_limits_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        karnopp_masses_pack_friction_limits_block_same(prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
    } else {
        karnopp_masses_pack_friction_limits_block_each(spacing, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
    }
}

void karnopp_masses_friction_limits_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_friction_limits_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        double f_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double low_rest[2U * KARNOPP_MASSES_LANES];
        double high_rest[2U * KARNOPP_MASSES_LANES];
        double load_rest[2U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_friction_limits_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, f_rest, f);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qdd_rest, qdd);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, low_rest, low);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, high_rest, high);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, load_rest, load);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

void karnopp_masses_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_friction_limits_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        double f_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double low_rest[2U * KARNOPP_MASSES_LANES];
        double high_rest[2U * KARNOPP_MASSES_LANES];
        double load_rest[2U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];
        double prepared_rest[51U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(3U, count, first, KARNOPP_MASSES_LANES, &prepared[0U * count], &prepared_rest[0U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(1U, count, first, KARNOPP_MASSES_LANES, &prepared[5U * count], &prepared_rest[5U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(6U, count, first, KARNOPP_MASSES_LANES, &prepared[35U * count], &prepared_rest[35U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, &prepared[49U * count], &prepared_rest[49U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_friction_limits_block(KARNOPP_MASSES_LANES, prepared_rest, KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, f_rest, f);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qdd_rest, qdd);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, low_rest, low);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, high_rest, high);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, load_rest, load);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_switching_functions_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict rate, double *restrict lower, double *restrict upper, double *restrict load, double *restrict status)
{
    const karnopp_masses_pack v0 = karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&mode[0]));
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == karnopp_masses_pack_at_modes(&mode[0]));
    *(karnopp_masses_unaligned *)&load[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&load[stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&load[2U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&load[3U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&load[4U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&load[5U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&rate[0] = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&qd[0]) * v0);
    const karnopp_masses_pack v2 = karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&mode[stride]));
    const karnopp_masses_mask v3 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == karnopp_masses_pack_at_modes(&mode[stride]));
    *(karnopp_masses_unaligned *)&rate[stride] = karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&qd[stride]) * v2);
    const karnopp_masses_pack v4 = karnopp_masses_pack_number(prepared, 35U, spacing, 0U) * v2;
    const karnopp_masses_pack v5 = karnopp_masses_pack_at(&tau[stride]) - (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U));
    const karnopp_masses_pack v6 = karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), v5 - v4);
    const karnopp_masses_pack v7 = karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 5U, spacing, 0U));
    const karnopp_masses_pack v8 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v7;
    const karnopp_masses_pack v9 = karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * v0;
    const karnopp_masses_pack v_prepared38 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_number(prepared, 1U, spacing, 0U);
    const karnopp_masses_pack v10 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), 1.0 / karnopp_masses_pack_select(~v1, karnopp_masses_pack_number(prepared, 0U, spacing, 0U) - (karnopp_masses_pack_number_or(prepared, 38U, spacing, v_prepared38) * v7), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_pack v11 = v10 * (karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&tau[0]) - v9) - (v8 * v6));
    const karnopp_masses_pack v12 = karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), (v7 * v6) - (v8 * v11));
    const karnopp_masses_pack v13 = karnopp_masses_pack_select(v1, karnopp_masses_pack_at(&tau[0]) - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v12), v9);
    const karnopp_masses_pack v_prepared39 = 1.5 * karnopp_masses_pack_number(prepared, 36U, spacing, 0U);
    *(karnopp_masses_unaligned *)&lower[0] = karnopp_masses_pack_select(v1, karnopp_masses_pack_number_or(prepared, 39U, spacing, v_prepared39) + v13, karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v14 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), v11);
    const karnopp_masses_pack v15 = karnopp_masses_pack_select(v3, v5 - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v14), v4);
    const karnopp_masses_pack v_prepared40 = 1.5 * karnopp_masses_pack_number(prepared, 35U, spacing, 0U);
    *(karnopp_masses_unaligned *)&lower[stride] = karnopp_masses_pack_select(v3, karnopp_masses_pack_number_or(prepared, 40U, spacing, v_prepared40) + v15, karnopp_masses_pack_splat(0.0));
    *(karnopp_masses_unaligned *)&upper[0] = karnopp_masses_pack_select(v1, karnopp_masses_pack_number_or(prepared, 39U, spacing, v_prepared39) - v13, karnopp_masses_pack_splat(0.0));
    *(karnopp_masses_unaligned *)&upper[stride] = karnopp_masses_pack_select(v3, karnopp_masses_pack_number_or(prepared, 40U, spacing, v_prepared40) - v15, karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v16 = (karnopp_masses_mask)((karnopp_masses_pack_abs(v5) + (karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[0])) + (karnopp_masses_pack_abs(v14) + karnopp_masses_pack_abs(v12)))) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v17 = (karnopp_masses_mask)((karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[stride])) + ((karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[0])) + karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[stride]))) + karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[0])))) < karnopp_masses_pack_splat(1e+38));
    *(karnopp_masses_unaligned *)&status[0] = karnopp_masses_pack_select(v17, karnopp_masses_pack_select(v16, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(6.0)), karnopp_masses_pack_splat(6.0));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_switching_functions_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict rate, double *restrict lower, double *restrict upper, double *restrict load, double *restrict status)
{
    karnopp_masses_pack_switching_functions_block_body(0U, prepared, stride, q, qd, tau, mode, rate, lower, upper, load, status);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_switching_functions_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict rate, double *restrict lower, double *restrict upper, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_switching_functions_block_body(spacing, prepared, stride, q, qd, tau, mode, rate, lower, upper, load, status);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_switching_functions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict rate, double *restrict lower, double *restrict upper, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        karnopp_masses_pack_switching_functions_block_same(prepared, stride, q, qd, tau, mode, rate, lower, upper, load, status);
    } else {
        karnopp_masses_pack_switching_functions_block_each(spacing, prepared, stride, q, qd, tau, mode, rate, lower, upper, load, status);
    }
}

void karnopp_masses_switching_functions_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_switching_functions_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &rate[first], &lower[first], &upper[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        double rate_rest[2U * KARNOPP_MASSES_LANES];
        double lower_rest[2U * KARNOPP_MASSES_LANES];
        double upper_rest[2U * KARNOPP_MASSES_LANES];
        double load_rest[6U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_switching_functions_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, mode_rest, rate_rest, lower_rest, upper_rest, load_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, rate_rest, rate);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, lower_rest, lower);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, upper_rest, upper);
        karnopp_masses_pack_give(6U, count, first, KARNOPP_MASSES_LANES, load_rest, load);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

void karnopp_masses_switching_functions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_switching_functions_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &rate[first], &lower[first], &upper[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        double rate_rest[2U * KARNOPP_MASSES_LANES];
        double lower_rest[2U * KARNOPP_MASSES_LANES];
        double upper_rest[2U * KARNOPP_MASSES_LANES];
        double load_rest[6U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];
        double prepared_rest[51U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(3U, count, first, KARNOPP_MASSES_LANES, &prepared[0U * count], &prepared_rest[0U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(1U, count, first, KARNOPP_MASSES_LANES, &prepared[5U * count], &prepared_rest[5U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(6U, count, first, KARNOPP_MASSES_LANES, &prepared[35U * count], &prepared_rest[35U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_switching_functions_block(KARNOPP_MASSES_LANES, prepared_rest, KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, mode_rest, rate_rest, lower_rest, upper_rest, load_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, rate_rest, rate);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, lower_rest, lower);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, upper_rest, upper);
        karnopp_masses_pack_give(6U, count, first, KARNOPP_MASSES_LANES, load_rest, load);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

#else

typedef int karnopp_masses_has_no_vector_code;

#endif
