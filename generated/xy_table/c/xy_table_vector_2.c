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

XY_TABLE_BODY void xy_table_pack_linearize_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    *(xy_table_unaligned *)&A[stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[3U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[4U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[6U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[8U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[9U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[11U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[12U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[13U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[14U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&B[stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&B[2U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&B[5U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&B[6U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&A[0] = xy_table_pack_splat(1.0);
    *(xy_table_unaligned *)&A[5U * stride] = xy_table_pack_splat(1.0);
    *(xy_table_unaligned *)&A[10U * stride] = xy_table_pack_splat(1.0);
    *(xy_table_unaligned *)&A[15U * stride] = xy_table_pack_splat(1.0);
    *(xy_table_unaligned *)&A[2U * stride] = xy_table_pack_at(&dt[0]);
    *(xy_table_unaligned *)&A[7U * stride] = xy_table_pack_at(&dt[0]);
    const xy_table_pack v0 = xy_table_pack_at(&dt[0]) * xy_table_pack_at(&dt[0]);
    const xy_table_pack v_prepared12 = 0.5 * xy_table_pack_number(prepared, 3U, spacing, 0U);
    const xy_table_pack v1 = xy_table_pack_number_or(prepared, 12U, spacing, v_prepared12) * v0;
    *(xy_table_unaligned *)&B[0] = v1;
    *(xy_table_unaligned *)&q_next[0] = (xy_table_pack_at(&q[0]) + (xy_table_pack_at(&qd[0]) * xy_table_pack_at(&dt[0]))) + (xy_table_pack_at(&tau[0]) * v1);
    const xy_table_pack v_prepared13 = 0.5 * xy_table_pack_number(prepared, 2U, spacing, 0U);
    const xy_table_pack v2 = xy_table_pack_number_or(prepared, 13U, spacing, v_prepared13) * v0;
    *(xy_table_unaligned *)&B[3U * stride] = v2;
    *(xy_table_unaligned *)&q_next[stride] = (xy_table_pack_at(&q[stride]) + (xy_table_pack_at(&qd[stride]) * xy_table_pack_at(&dt[0]))) + (xy_table_pack_at(&tau[stride]) * v2);
    const xy_table_pack v3 = xy_table_pack_number(prepared, 3U, spacing, 0U) * xy_table_pack_at(&dt[0]);
    *(xy_table_unaligned *)&B[4U * stride] = v3;
    *(xy_table_unaligned *)&qd_next[0] = xy_table_pack_at(&qd[0]) + (xy_table_pack_at(&tau[0]) * v3);
    const xy_table_pack v4 = xy_table_pack_number(prepared, 2U, spacing, 0U) * xy_table_pack_at(&dt[0]);
    *(xy_table_unaligned *)&B[7U * stride] = v4;
    *(xy_table_unaligned *)&qd_next[stride] = xy_table_pack_at(&qd[stride]) + (xy_table_pack_at(&tau[stride]) * v4);
}

static XY_TABLE_APART void xy_table_pack_linearize_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    xy_table_pack_linearize_step_block_body(0U, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

static XY_TABLE_APART void xy_table_pack_linearize_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_linearize_step_block_body(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

XY_TABLE_INLINE void xy_table_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        xy_table_pack_linearize_step_block_same(prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    } else {
        xy_table_pack_linearize_step_block_each(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    }
}

void xy_table_linearize_step_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= XY_TABLE_LANES) {
        const size_t second = xy_table_pack_second(XY_TABLE_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_linearize_step_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double dt_rest[1U * XY_TABLE_LANES];
        double q_next_rest[2U * XY_TABLE_LANES];
        double qd_next_rest[2U * XY_TABLE_LANES];
        double A_rest[16U * XY_TABLE_LANES];
        double B_rest[8U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take(1U, count, first, XY_TABLE_LANES, dt, dt_rest);
        xy_table_pack_linearize_step_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, q_next_rest, q_next);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qd_next_rest, qd_next);
        xy_table_pack_give(16U, count, first, XY_TABLE_LANES, A_rest, A);
        xy_table_pack_give(8U, count, first, XY_TABLE_LANES, B_rest, B);
    }
}

void xy_table_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= XY_TABLE_LANES) {
        const size_t second = xy_table_pack_second(XY_TABLE_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_linearize_step_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double dt_rest[1U * XY_TABLE_LANES];
        double q_next_rest[2U * XY_TABLE_LANES];
        double qd_next_rest[2U * XY_TABLE_LANES];
        double A_rest[16U * XY_TABLE_LANES];
        double B_rest[8U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, &prepared[2U * count], &prepared_rest[2U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, &prepared[12U * count], &prepared_rest[12U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take(1U, count, first, XY_TABLE_LANES, dt, dt_rest);
        xy_table_pack_linearize_step_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, q_next_rest, q_next);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qd_next_rest, qd_next);
        xy_table_pack_give(16U, count, first, XY_TABLE_LANES, A_rest, A);
        xy_table_pack_give(8U, count, first, XY_TABLE_LANES, B_rest, B);
    }
}

static XY_TABLE_APART void xy_table_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    *(xy_table_unaligned *)&Y[stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[2U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[3U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[4U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[5U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[6U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[7U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[8U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[9U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[11U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[12U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[13U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[14U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[15U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[16U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[17U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[18U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[19U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[20U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[21U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[22U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[23U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[24U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[25U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[26U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[27U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[28U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[29U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[31U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[32U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[33U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[34U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[35U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[36U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[37U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[38U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[39U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&Y[0] = xy_table_pack_at(&qdd[0]);
    *(xy_table_unaligned *)&Y[10U * stride] = xy_table_pack_at(&qdd[0]);
    *(xy_table_unaligned *)&Y[30U * stride] = xy_table_pack_at(&qdd[stride]);
}

void xy_table_regressor_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= XY_TABLE_LANES) {
        const size_t second = xy_table_pack_second(XY_TABLE_LANES, count, 40U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double Y_rest[40U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qdd, qdd_rest);
        xy_table_pack_regressor_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        xy_table_pack_give(40U, count, first, XY_TABLE_LANES, Y_rest, Y);
    }
}

void xy_table_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= XY_TABLE_LANES) {
        const size_t second = xy_table_pack_second(XY_TABLE_LANES, count, 40U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double Y_rest[40U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES] = { 0.0 };

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qdd, qdd_rest);
        xy_table_pack_regressor_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        xy_table_pack_give(40U, count, first, XY_TABLE_LANES, Y_rest, Y);
    }
}

static XY_TABLE_APART void xy_table_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(xy_table_unaligned *)&K[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&K[stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&K[2U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&K[3U * stride] = xy_table_pack_splat(0.0);
}

void xy_table_stiffness_matrix_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *K)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double K_rest[4U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_stiffness_matrix_block(0U, prepared->k, XY_TABLE_LANES, q_rest, K_rest);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, K_rest, K);
    }
}

void xy_table_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double K_rest[4U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES] = { 0.0 };

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_stiffness_matrix_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, K_rest);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, K_rest, K);
    }
}

static XY_TABLE_APART void xy_table_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(xy_table_unaligned *)&D[0] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&D[stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&D[2U * stride] = xy_table_pack_splat(0.0);
    *(xy_table_unaligned *)&D[3U * stride] = xy_table_pack_splat(0.0);
}

void xy_table_damping_matrix_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *D)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double D_rest[4U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_damping_matrix_block(0U, prepared->k, XY_TABLE_LANES, q_rest, D_rest);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, D_rest, D);
    }
}

void xy_table_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double D_rest[4U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES] = { 0.0 };

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_damping_matrix_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, D_rest);
        xy_table_pack_give(4U, count, first, XY_TABLE_LANES, D_rest, D);
    }
}

XY_TABLE_BODY void xy_table_pack_sticking_loads_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    const xy_table_pack v0 = xy_table_pack_select(context_boolean[0], xy_table_pack_abs(context_real[1]) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * context_real[0]), xy_table_pack_splat(0.0));
    const xy_table_pack v1 = u[0] - v0;
    const xy_table_pack v2 = xy_table_pack_abs(v1);
    const xy_table_mask v3 = (xy_table_mask)(xy_table_pack_splat(0.0) < v2);
    const xy_table_pack v4 = xy_table_pack_select(v3, xy_table_pack_splat(0.0), v2);
    const xy_table_pack v5 = 0.5 * v1;
    const xy_table_pack v6 = xy_table_pack_abs(v5);
    const xy_table_mask v7 = (xy_table_mask)(v6 < v4);
    const xy_table_pack v8 = xy_table_pack_select(v7, v6, v4);
    const xy_table_pack v9 = xy_table_pack_abs(0.875 * v1);
    const xy_table_mask v10 = (xy_table_mask)(v9 < v8);
    const xy_table_pack v11 = xy_table_pack_select(v10, v9, v8);
    const xy_table_mask v12 = (xy_table_mask)(xy_table_pack_splat(0.0) < v11);
    u_out[0] = xy_table_pack_select(v12, v0, xy_table_pack_select(v10, u[0] - (0.125 * v1), xy_table_pack_select(v7, u[0] - v5, xy_table_pack_select(v3, u[0] - v1, u[0]))));
    const xy_table_pack v13 = polished[0] + xy_table_pack_select((xy_table_mask)(v2 <= (1e-05 * xy_table_pack_max(xy_table_pack_abs(v0), xy_table_pack_abs(u[0])))), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    polished_out[0] = v13;
    const xy_table_mask v14 = (xy_table_mask)(xy_table_pack_splat(12.0) <= v13) | (~(v12 | (v10 | (v3 | v7))));
    *done = v14 | (xy_table_mask)(xy_table_pack_select(v12, xy_table_pack_splat(0.0), v11) <= xy_table_pack_splat(0.0));
}

static XY_TABLE_APART void xy_table_pack_sticking_loads_same(const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    xy_table_pack_sticking_loads_body(0U, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

static XY_TABLE_APART void xy_table_pack_sticking_loads_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_sticking_loads_body(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

XY_TABLE_INLINE void xy_table_pack_sticking_loads(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_sticking_loads_same(prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    } else {
        xy_table_pack_sticking_loads_each(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_sticking_forces_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    (void)q;
    *(xy_table_unaligned *)&f[0] = xy_table_pack_select(xy_table_pack_at_flags(&stuck[0]), xy_table_pack_at(&tau[0]), xy_table_pack_splat(0.0));
    const xy_table_pack v0 = xy_table_pack_select(xy_table_pack_at_flags(&stuck[0]), xy_table_pack_splat(0.0), xy_table_pack_select(xy_table_pack_at_flags(&stuck[0]), xy_table_pack_splat(0.0), xy_table_pack_at(&tau[0])) * xy_table_pack_select(xy_table_pack_at_flags(&stuck[0]), xy_table_pack_splat(0.0), xy_table_pack_number(prepared, 3U, spacing, 0U)));
    xy_table_pack v1_u[1] = {xy_table_pack_splat(0.0)};
    xy_table_pack v1_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v1_of_context_real[2] = {xy_table_pack_sign(xy_table_pack_at(&qd[stride])), xy_table_pack_number(prepared, 0U, spacing, 0U) * v0};
    const xy_table_mask v1_of_context_boolean[1] = {~xy_table_pack_at_flags(&stuck[stride])};
    xy_table_mask v1_done = { 0 };
    for (int v1_pass = 0; (v1_pass < 40) && !xy_table_pack_all(v1_done); v1_pass++) {
        xy_table_pack v1_next_u[1];
        xy_table_pack v1_next_polished[1];
        xy_table_mask v1_ends;
        xy_table_pack_sticking_loads(spacing, prepared, v1_u, v1_polished, v1_of_context_real, v1_of_context_boolean, v1_next_u, v1_next_polished, &v1_ends);
        v1_u[0] = xy_table_pack_select(v1_done, v1_u[0], v1_next_u[0]);
        v1_polished[0] = xy_table_pack_select(v1_done, v1_polished[0], v1_next_polished[0]);
        v1_done |= v1_ends;
    }
    *(xy_table_unaligned *)&f[stride] = xy_table_pack_select(xy_table_pack_at_flags(&stuck[stride]), xy_table_pack_at(&tau[stride]), v1_u[0]);
    *(xy_table_unaligned *)&qdd[0] = xy_table_pack_select(xy_table_pack_at_flags(&stuck[0]), xy_table_pack_splat(0.0), v0);
    const xy_table_pack v2 = xy_table_pack_select(xy_table_pack_at_flags(&stuck[stride]), xy_table_pack_splat(0.0), xy_table_pack_number(prepared, 2U, spacing, 0U));
    const xy_table_pack v3 = xy_table_pack_select(xy_table_pack_at_flags(&stuck[stride]), xy_table_pack_splat(0.0), v2 * xy_table_pack_select(xy_table_pack_at_flags(&stuck[stride]), xy_table_pack_splat(0.0), xy_table_pack_at(&tau[stride]))) - (xy_table_pack_select(xy_table_pack_at_flags(&stuck[stride]), xy_table_pack_splat(0.0), xy_table_pack_select(xy_table_pack_at_flags(&stuck[stride]), xy_table_pack_splat(0.0), xy_table_pack_splat(1.0)) * v2) * v1_u[0]);
    *(xy_table_unaligned *)&qdd[stride] = xy_table_pack_select(xy_table_pack_at_flags(&stuck[stride]), xy_table_pack_splat(0.0), v3);
}

static XY_TABLE_APART void xy_table_pack_sticking_forces_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    xy_table_pack_sticking_forces_block_body(0U, prepared, stride, q, qd, tau, stuck, f, qdd);
}

static XY_TABLE_APART void xy_table_pack_sticking_forces_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_sticking_forces_block_body(spacing, prepared, stride, q, qd, tau, stuck, f, qdd);
}

XY_TABLE_INLINE void xy_table_pack_sticking_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    if (spacing == 0U) {
        xy_table_pack_sticking_forces_block_same(prepared, stride, q, qd, tau, stuck, f, qdd);
    } else {
        xy_table_pack_sticking_forces_block_each(spacing, prepared, stride, q, qd, tau, stuck, f, qdd);
    }
}

void xy_table_sticking_forces_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_sticking_forces_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        bool stuck_rest[2U * XY_TABLE_LANES];
        double f_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take_flags(2U, count, first, XY_TABLE_LANES, stuck, stuck_rest);
        xy_table_pack_sticking_forces_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, f_rest, f);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qdd_rest, qdd);
    }
}

void xy_table_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_sticking_forces_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        bool stuck_rest[2U * XY_TABLE_LANES];
        double f_rest[2U * XY_TABLE_LANES];
        double qdd_rest[2U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(4U, count, first, XY_TABLE_LANES, &prepared[0U * count], &prepared_rest[0U * XY_TABLE_LANES]);
        xy_table_pack_take(1U, count, first, XY_TABLE_LANES, &prepared[6U * count], &prepared_rest[6U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take_flags(2U, count, first, XY_TABLE_LANES, stuck, stuck_rest);
        xy_table_pack_sticking_forces_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, f_rest, f);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qdd_rest, qdd);
    }
}

#else

typedef int xy_table_has_no_vector_code;

#endif
