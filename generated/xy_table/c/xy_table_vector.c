/* xy_table, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with XY_TABLE_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in xy_table_batch.c. */
#include "xy_table_batch.h"

#if defined(XY_TABLE_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define XY_TABLE_BYTES 64
#elif defined(__AVX__)
#define XY_TABLE_BYTES 32
#else
#define XY_TABLE_BYTES 16
#endif
#define XY_TABLE_LANES (XY_TABLE_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define XY_TABLE_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define XY_TABLE_APART __attribute__((noinline, unused))
#endif
#define XY_TABLE_BODY static inline __attribute__((always_inline, unused))
#define XY_TABLE_INLINE static inline __attribute__((unused))

typedef double xy_table_pack __attribute__((vector_size(XY_TABLE_BYTES)));
typedef double xy_table_unaligned __attribute__((vector_size(XY_TABLE_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t xy_table_mask __attribute__((vector_size(XY_TABLE_BYTES)));
typedef signed char xy_table_bytes __attribute__((vector_size(XY_TABLE_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short xy_table_shorts __attribute__((vector_size(2 * XY_TABLE_BYTES / sizeof(double))));

XY_TABLE_INLINE xy_table_pack xy_table_pack_splat(double x)
{
    return x - (xy_table_pack){ 0.0 };
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_at(const double *x)
{
    return *(const xy_table_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
XY_TABLE_INLINE xy_table_pack xy_table_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? xy_table_pack_splat(prepared[k]) : xy_table_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The same of a number that ensembles compute again from others instead of reading it. */
XY_TABLE_INLINE xy_table_pack xy_table_pack_number_or(const double *prepared, size_t k, size_t spacing, xy_table_pack again)
{
    return (spacing == 0U) ? xy_table_pack_splat(prepared[k]) : again;
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
XY_TABLE_INLINE size_t xy_table_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % XY_TABLE_LANES;

    return (((count % XY_TABLE_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static XY_TABLE_APART void xy_table_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static XY_TABLE_APART void xy_table_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_at_flags(const bool *x)
{
    const xy_table_shorts wide = __builtin_convertvector(*(const xy_table_bytes *)x, xy_table_shorts);

    return -__builtin_convertvector(wide, xy_table_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static XY_TABLE_APART void xy_table_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static XY_TABLE_APART void xy_table_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_at_modes(const signed char *x)
{
    const xy_table_shorts wide = __builtin_convertvector(*(const xy_table_bytes *)x, xy_table_shorts);

    return __builtin_convertvector(wide, xy_table_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static XY_TABLE_APART void xy_table_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static XY_TABLE_APART void xy_table_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_select(xy_table_mask condition, xy_table_pack x, xy_table_pack y)
{
    return (xy_table_pack)(((xy_table_mask)x & condition) | ((xy_table_mask)y & ~condition));
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_abs(xy_table_pack x)
{
    return (xy_table_pack)((xy_table_mask)x & ~(xy_table_mask)xy_table_pack_splat(-0.0));
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_min(xy_table_pack x, xy_table_pack y)
{
    return xy_table_pack_select((xy_table_mask)(x < y), x, y);
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_max(xy_table_pack x, xy_table_pack y)
{
    return xy_table_pack_select((xy_table_mask)(x > y), x, y);
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_sign(xy_table_pack x)
{
    const xy_table_pack one = xy_table_pack_splat(1.0);

    return xy_table_pack_select((xy_table_mask)(x > 0.0), one, xy_table_pack_select((xy_table_mask)(x < 0.0), -one, x));
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_sqrt(xy_table_pack x)
{
    double one[XY_TABLE_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < XY_TABLE_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_select_whole(xy_table_mask condition, xy_table_mask x, xy_table_mask y)
{
    return (x & condition) | (y & ~condition);
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_whole(int64_t x)
{
    return x + (xy_table_mask){ 0 };
}

XY_TABLE_INLINE bool xy_table_pack_all(xy_table_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < XY_TABLE_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_mode_of(xy_table_pack x)
{
    return (xy_table_mask)(x < 0.0) - (xy_table_mask)(x > 0.0);
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_real_of(xy_table_mask mode)
{
    const xy_table_mask sign = mode & (xy_table_mask)xy_table_pack_splat(-0.0);

    return (xy_table_pack)(sign | ((xy_table_mask)xy_table_pack_splat(1.0) & (xy_table_mask)(mode != 0)));
}

static XY_TABLE_APART void xy_table_pack_prepare_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict parameters, double *restrict ready)
{
    (void)spacing;
    (void)prepared;
    *(xy_table_unaligned *)&ready[0] = xy_table_pack_at(&parameters[0]);
    *(xy_table_unaligned *)&ready[6U * stride] = xy_table_pack_at(&parameters[2U * stride]);
    const xy_table_pack v0 = xy_table_pack_at(&parameters[stride]) + xy_table_pack_at(&parameters[0]);
    *(xy_table_unaligned *)&ready[stride] = v0;
    const xy_table_pack v1 = 1.0 / v0;
    *(xy_table_unaligned *)&ready[3U * stride] = v1;
    const xy_table_pack v2 = 1.0 / xy_table_pack_at(&parameters[0]);
    *(xy_table_unaligned *)&ready[2U * stride] = v2;
    const xy_table_pack v3 = xy_table_pack_at(&parameters[0]) * v1;
    *(xy_table_unaligned *)&ready[7U * stride] = v3;
    const xy_table_pack v4 = 0.5 * xy_table_pack_at(&parameters[0]);
    *(xy_table_unaligned *)&ready[4U * stride] = v4;
    *(xy_table_unaligned *)&ready[5U * stride] = v4 + (0.5 * xy_table_pack_at(&parameters[stride]));
    const xy_table_pack v5 = 0.5 * v1;
    *(xy_table_unaligned *)&ready[12U * stride] = v5;
    *(xy_table_unaligned *)&ready[13U * stride] = 0.5 * v2;
    *(xy_table_unaligned *)&ready[8U * stride] = xy_table_pack_at(&parameters[2U * stride]) * (1.0001 * v2);
    *(xy_table_unaligned *)&ready[9U * stride] = 0.16666666666666666 * (v1 + (2.0 * v5));
    const xy_table_pack v6 = 2.0 * v1;
    *(xy_table_unaligned *)&ready[10U * stride] = 0.16666666666666666 * (v1 + (v6 + v6));
    *(xy_table_unaligned *)&ready[11U * stride] = v3 * v3;
}

void xy_table_prepare_ensemble(size_t count, const double *parameters, double *ready)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_prepare_block(0U, parameters, count, &parameters[first], &ready[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double parameters_rest[3U * XY_TABLE_LANES];
        double ready_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(3U, count, first, XY_TABLE_LANES, parameters, parameters_rest);
        xy_table_pack_prepare_block(0U, parameters, XY_TABLE_LANES, parameters_rest, ready_rest);
        xy_table_pack_give(14U, count, first, XY_TABLE_LANES, ready_rest, ready);
    }
}

XY_TABLE_BODY void xy_table_pack_mass_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    (void)q;
    *(xy_table_unaligned *)&M[stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&M[2U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&M[3U * stride] = xy_table_pack_number(prepared, 0U, spacing, 0U);
    *(xy_table_unaligned *)&M[0] = xy_table_pack_number(prepared, 1U, spacing, 0U);
}

static XY_TABLE_APART void xy_table_pack_mass_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    xy_table_pack_mass_matrix_block_body(0U, prepared, stride, q, M);
}

static XY_TABLE_APART void xy_table_pack_mass_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_mass_matrix_block_body(spacing, prepared, stride, q, M);
}

XY_TABLE_INLINE void xy_table_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        xy_table_pack_mass_matrix_block_same(prepared, stride, q, M);
    } else {
        xy_table_pack_mass_matrix_block_each(spacing, prepared, stride, q, M);
    }
}

void xy_table_mass_matrix_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *M)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_mass_matrix_block(0U, prepared->k, count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double M_rest[4U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_mass_matrix_block(0U, prepared->k, XY_TABLE_LANES, q_rest, M_rest);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, M_rest, M);
    }
}

void xy_table_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_mass_matrix_block(count, &prepared[first], count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double M_rest[4U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, &prepared[0U * count], &prepared_rest[0U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_mass_matrix_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, M_rest);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, M_rest, M);
    }
}

static XY_TABLE_APART void xy_table_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    *(xy_table_unaligned *)&h[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&h[stride] = xy_table_pack_splat(0.0);
}

void xy_table_bias_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_bias_block(0U, prepared->k, count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double h_rest[2U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_bias_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, h_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, h_rest, h);
    }
}

void xy_table_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_bias_block(count, &prepared[first], count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double h_rest[2U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES] = { 0.0 };

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_bias_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, h_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, h_rest, h);
    }
}

static XY_TABLE_APART void xy_table_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(xy_table_unaligned *)&g[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&g[stride] = xy_table_pack_splat(0.0);
}

void xy_table_gravity_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *g)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_gravity_block(0U, prepared->k, count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double g_rest[2U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_gravity_block(0U, prepared->k, XY_TABLE_LANES, q_rest, g_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, g_rest, g);
    }
}

void xy_table_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_gravity_block(count, &prepared[first], count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double g_rest[2U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES] = { 0.0 };

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_gravity_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, g_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, g_rest, g);
    }
}

static XY_TABLE_APART void xy_table_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    *(xy_table_unaligned *)&C[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&C[stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&C[2U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&C[3U * stride] = xy_table_pack_splat(0.0);
}

void xy_table_coriolis_matrix_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double C_rest[4U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_coriolis_matrix_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, C_rest);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, C_rest, C);
    }
}

void xy_table_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_coriolis_matrix_block(count, &prepared[first], count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double C_rest[4U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES] = { 0.0 };

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_coriolis_matrix_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, C_rest);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, C_rest, C);
    }
}

XY_TABLE_BODY void xy_table_pack_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)q;
    (void)qd;
    *(xy_table_unaligned *)&tau[0] = xy_table_pack_number(prepared, 1U, spacing, 0U) * xy_table_pack_at(&qdd[0]);
    *(xy_table_unaligned *)&tau[stride] = xy_table_pack_number(prepared, 0U, spacing, 0U) * xy_table_pack_at(&qdd[stride]);
}

static XY_TABLE_APART void xy_table_pack_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    xy_table_pack_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau);
}

static XY_TABLE_APART void xy_table_pack_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau);
}

XY_TABLE_INLINE void xy_table_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        xy_table_pack_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau);
    } else {
        xy_table_pack_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau);
    }
}

void xy_table_inverse_dynamics_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qdd, qdd_rest);
        xy_table_pack_inverse_dynamics_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, tau_rest, tau);
    }
}

void xy_table_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, &prepared[0U * count], &prepared_rest[0U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qdd, qdd_rest);
        xy_table_pack_inverse_dynamics_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, tau_rest, tau);
    }
}

XY_TABLE_BODY void xy_table_pack_forward_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    (void)q;
    (void)qd;
    *(xy_table_unaligned *)&qdd[0] = xy_table_pack_number(prepared, 3U, spacing, 0U) * xy_table_pack_at(&tau[0]);
    *(xy_table_unaligned *)&qdd[stride] = xy_table_pack_at(&tau[stride]) * xy_table_pack_number(prepared, 2U, spacing, 0U);
}

static XY_TABLE_APART void xy_table_pack_forward_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    xy_table_pack_forward_dynamics_block_body(0U, prepared, stride, q, qd, tau, qdd);
}

static XY_TABLE_APART void xy_table_pack_forward_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_forward_dynamics_block_body(spacing, prepared, stride, q, qd, tau, qdd);
}

XY_TABLE_INLINE void xy_table_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        xy_table_pack_forward_dynamics_block_same(prepared, stride, q, qd, tau, qdd);
    } else {
        xy_table_pack_forward_dynamics_block_each(spacing, prepared, stride, q, qd, tau, qdd);
    }
}

void xy_table_forward_dynamics_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_forward_dynamics_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qdd_rest, qdd);
    }
}

void xy_table_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_forward_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, &prepared[2U * count], &prepared_rest[2U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_forward_dynamics_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qdd_rest, qdd);
    }
}

XY_TABLE_BODY void xy_table_pack_kinetic_energy_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    (void)q;
    *(xy_table_unaligned *)&T[0] = (xy_table_pack_number(prepared, 4U, spacing, 0U) * (xy_table_pack_at(&qd[stride]) * xy_table_pack_at(&qd[stride]))) + (xy_table_pack_number(prepared, 5U, spacing, 0U) * (xy_table_pack_at(&qd[0]) * xy_table_pack_at(&qd[0])));
}

static XY_TABLE_APART void xy_table_pack_kinetic_energy_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    xy_table_pack_kinetic_energy_block_body(0U, prepared, stride, q, qd, T);
}

static XY_TABLE_APART void xy_table_pack_kinetic_energy_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_kinetic_energy_block_body(spacing, prepared, stride, q, qd, T);
}

XY_TABLE_INLINE void xy_table_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        xy_table_pack_kinetic_energy_block_same(prepared, stride, q, qd, T);
    } else {
        xy_table_pack_kinetic_energy_block_each(spacing, prepared, stride, q, qd, T);
    }
}

void xy_table_kinetic_energy_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double T_rest[1U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_kinetic_energy_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, T_rest);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, T_rest, T);
    }
}

void xy_table_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_kinetic_energy_block(count, &prepared[first], count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double T_rest[1U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, &prepared[4U * count], &prepared_rest[4U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_kinetic_energy_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, T_rest);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, T_rest, T);
    }
}

static XY_TABLE_APART void xy_table_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    *(xy_table_unaligned *)&V[0] = xy_table_pack_splat(0.0);
}

void xy_table_potential_energy_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *V)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double V_rest[1U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_potential_energy_block(0U, prepared->k, XY_TABLE_LANES, q_rest, V_rest);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, V_rest, V);
    }
}

void xy_table_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_potential_energy_block(count, &prepared[first], count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double V_rest[1U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES] = { 0.0 };

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_potential_energy_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, V_rest);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, V_rest, V);
    }
}

static XY_TABLE_APART void xy_table_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(xy_table_unaligned *)&P[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&P[stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&P[2U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&P[3U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&P[4U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&P[5U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&P[6U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&P[7U * stride] = xy_table_pack_splat(0.0);
}

void xy_table_inertia_power_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *P)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double P_rest[8U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_inertia_power_block(0U, prepared->k, XY_TABLE_LANES, q_rest, P_rest);
        xy_table_pack_give(8U, count, first, XY_TABLE_LANES, P_rest, P);
    }
}

void xy_table_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_inertia_power_block(count, &prepared[first], count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double P_rest[8U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES] = { 0.0 };

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_inertia_power_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, P_rest);
        xy_table_pack_give(8U, count, first, XY_TABLE_LANES, P_rest, P);
    }
}

XY_TABLE_BODY void xy_table_pack_reactions_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    (void)qd;
    *(xy_table_unaligned *)&F[2U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&F[3U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&F[4U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&F[8U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&F[9U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&F[10U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&F[11U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&F[stride] = xy_table_pack_number(prepared, 1U, spacing, 0U) * xy_table_pack_at(&qdd[0]);
    const xy_table_pack v0 = xy_table_pack_number(prepared, 0U, spacing, 0U) * xy_table_pack_at(&qdd[stride]);
    *(xy_table_unaligned *)&F[0] = v0;
    *(xy_table_unaligned *)&F[6U * stride] = v0;
    const xy_table_pack v1 = xy_table_pack_number(prepared, 0U, spacing, 0U) * xy_table_pack_at(&qdd[0]);
    *(xy_table_unaligned *)&F[7U * stride] = v1;
    *(xy_table_unaligned *)&F[5U * stride] = xy_table_pack_at(&q[stride]) * v1;
}

static XY_TABLE_APART void xy_table_pack_reactions_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    xy_table_pack_reactions_block_body(0U, prepared, stride, q, qd, qdd, F);
}

static XY_TABLE_APART void xy_table_pack_reactions_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_reactions_block_body(spacing, prepared, stride, q, qd, qdd, F);
}

XY_TABLE_INLINE void xy_table_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    if (spacing == 0U) {
        xy_table_pack_reactions_block_same(prepared, stride, q, qd, qdd, F);
    } else {
        xy_table_pack_reactions_block_each(spacing, prepared, stride, q, qd, qdd, F);
    }
}

void xy_table_reactions_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double F_rest[12U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qdd, qdd_rest);
        xy_table_pack_reactions_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        xy_table_pack_give(12U, count, first, XY_TABLE_LANES, F_rest, F);
    }
}

void xy_table_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_reactions_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double F_rest[12U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, &prepared[0U * count], &prepared_rest[0U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qdd, qdd_rest);
        xy_table_pack_reactions_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        xy_table_pack_give(12U, count, first, XY_TABLE_LANES, F_rest, F);
    }
}

XY_TABLE_BODY void xy_table_pack_inverse_dynamics_gradients_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    (void)q;
    (void)qd;
    (void)qdd;
    *(xy_table_unaligned *)&by_q[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&by_q[stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&by_q[2U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&by_q[3U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&by_qd[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&by_qd[stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&by_qd[2U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&by_qd[3U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&by_qdd[stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&by_qdd[2U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&by_qdd[3U * stride] = xy_table_pack_number(prepared, 0U, spacing, 0U);
    *(xy_table_unaligned *)&by_qdd[0] = xy_table_pack_number(prepared, 1U, spacing, 0U);
}

static XY_TABLE_APART void xy_table_pack_inverse_dynamics_gradients_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    xy_table_pack_inverse_dynamics_gradients_block_body(0U, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

static XY_TABLE_APART void xy_table_pack_inverse_dynamics_gradients_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_inverse_dynamics_gradients_block_body(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

XY_TABLE_INLINE void xy_table_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        xy_table_pack_inverse_dynamics_gradients_block_same(prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    } else {
        xy_table_pack_inverse_dynamics_gradients_block_each(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

void xy_table_inverse_dynamics_gradients_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double by_q_rest[4U * XY_TABLE_LANES];
        double by_qd_rest[4U * XY_TABLE_LANES];
        double by_qdd_rest[4U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qdd, qdd_rest);
        xy_table_pack_inverse_dynamics_gradients_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, by_q_rest, by_q);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, by_qd_rest, by_qd);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, by_qdd_rest, by_qdd);
    }
}

void xy_table_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double by_q_rest[4U * XY_TABLE_LANES];
        double by_qd_rest[4U * XY_TABLE_LANES];
        double by_qdd_rest[4U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, &prepared[0U * count], &prepared_rest[0U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qdd, qdd_rest);
        xy_table_pack_inverse_dynamics_gradients_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, by_q_rest, by_q);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, by_qd_rest, by_qd);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, by_qdd_rest, by_qdd);
    }
}

XY_TABLE_BODY void xy_table_pack_linearize_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    (void)q;
    (void)qd;
    (void)tau;
    *(xy_table_unaligned *)&A[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[3U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[4U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[5U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[6U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[8U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[9U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[10U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[11U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[12U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[13U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[14U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[15U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&B[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&B[stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&B[2U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&B[3U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&B[5U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&B[6U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[2U * stride] = xy_table_pack_splat(1.0);
    *(xy_table_unaligned *)&A[7U * stride] = xy_table_pack_splat(1.0);
    *(xy_table_unaligned *)&B[4U * stride] = xy_table_pack_number(prepared, 3U, spacing, 0U);
    *(xy_table_unaligned *)&B[7U * stride] = xy_table_pack_number(prepared, 2U, spacing, 0U);
}

static XY_TABLE_APART void xy_table_pack_linearize_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    xy_table_pack_linearize_block_body(0U, prepared, stride, q, qd, tau, A, B);
}

static XY_TABLE_APART void xy_table_pack_linearize_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_linearize_block_body(spacing, prepared, stride, q, qd, tau, A, B);
}

XY_TABLE_INLINE void xy_table_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        xy_table_pack_linearize_block_same(prepared, stride, q, qd, tau, A, B);
    } else {
        xy_table_pack_linearize_block_each(spacing, prepared, stride, q, qd, tau, A, B);
    }
}

void xy_table_linearize_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= XY_TABLE_LANES) {
        const size_t second = xy_table_pack_second(XY_TABLE_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double A_rest[16U * XY_TABLE_LANES];
        double B_rest[8U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_linearize_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        xy_table_pack_give(16U, count, first, XY_TABLE_LANES, A_rest, A);
        xy_table_pack_give(8U, count, first, XY_TABLE_LANES, B_rest, B);
    }
}

void xy_table_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= XY_TABLE_LANES) {
        const size_t second = xy_table_pack_second(XY_TABLE_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_linearize_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double A_rest[16U * XY_TABLE_LANES];
        double B_rest[8U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, &prepared[2U * count], &prepared_rest[2U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_linearize_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        xy_table_pack_give(16U, count, first, XY_TABLE_LANES, A_rest, A);
        xy_table_pack_give(8U, count, first, XY_TABLE_LANES, B_rest, B);
    }
}

#else

typedef int xy_table_has_no_vector_code;

#endif
