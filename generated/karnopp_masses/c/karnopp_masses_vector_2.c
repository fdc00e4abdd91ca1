/* karnopp_masses, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with KARNOPP_MASSES_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in karnopp_masses_batch.c. */
#include "karnopp_masses_batch.h"

#if defined(KARNOPP_MASSES_VECTOR) && defined(__GNUC__)

#include "karnopp_masses_inline.h"

KARNOPP_MASSES_BODY void karnopp_masses_pack_linearize_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    *(karnopp_masses_unaligned *)&A[2U * stride] = karnopp_masses_pack_at(&dt[0]);
    const karnopp_masses_pack v0 = karnopp_masses_pack_at(&dt[0]) * karnopp_masses_pack_at(&dt[0]);
    const karnopp_masses_pack v1 = karnopp_masses_pack_at(&dt[0]) * v0;
    const karnopp_masses_pack v2 = karnopp_masses_pack_at(&dt[0]) * v1;
    const karnopp_masses_pack v3 = (karnopp_masses_pack_number(prepared, 17U, spacing, 0U) * v0) - (karnopp_masses_pack_number(prepared, 21U, spacing, 0U) * v2);
    *(karnopp_masses_unaligned *)&B[0] = v3;
    const karnopp_masses_pack v4 = karnopp_masses_pack_number(prepared, 18U, spacing, 0U) * v1;
    *(karnopp_masses_unaligned *)&A[3U * stride] = v4;
    const karnopp_masses_pack v5 = (karnopp_masses_pack_number(prepared, 20U, spacing, 0U) * v2) - (karnopp_masses_pack_number(prepared, 16U, spacing, 0U) * v0);
    *(karnopp_masses_unaligned *)&B[stride] = v5;
    *(karnopp_masses_unaligned *)&B[2U * stride] = v5;
    const karnopp_masses_pack v6 = (((karnopp_masses_pack_at(&q[0]) + (karnopp_masses_pack_at(&qd[0]) * karnopp_masses_pack_at(&dt[0]))) + (karnopp_masses_pack_at(&qd[stride]) * v4)) + (karnopp_masses_pack_at(&tau[0]) * v3)) + (karnopp_masses_pack_at(&tau[stride]) * v5);
    const karnopp_masses_pack v7 = (karnopp_masses_pack_number(prepared, 19U, spacing, 0U) * v2) - (karnopp_masses_pack_number(prepared, 15U, spacing, 0U) * v0);
    *(karnopp_masses_unaligned *)&q_next[0] = v6 - (karnopp_masses_pack_at(&q[stride]) * v7);
    const karnopp_masses_pack v8 = (karnopp_masses_pack_number(prepared, 23U, spacing, 0U) * v0) - (karnopp_masses_pack_number(prepared, 26U, spacing, 0U) * v2);
    *(karnopp_masses_unaligned *)&B[3U * stride] = v8;
    const karnopp_masses_pack v9 = karnopp_masses_pack_at(&dt[0]) - (karnopp_masses_pack_number(prepared, 24U, spacing, 0U) * v1);
    *(karnopp_masses_unaligned *)&A[7U * stride] = v9;
    const karnopp_masses_pack v10 = ((karnopp_masses_pack_at(&q[stride]) + (karnopp_masses_pack_at(&qd[stride]) * v9)) + (karnopp_masses_pack_at(&tau[stride]) * v8)) + (karnopp_masses_pack_at(&tau[0]) * v5);
    const karnopp_masses_pack v11 = karnopp_masses_pack_number(prepared, 25U, spacing, 0U) * v2;
    const karnopp_masses_pack v12 = karnopp_masses_pack_number(prepared, 22U, spacing, 0U) * v0;
    *(karnopp_masses_unaligned *)&q_next[stride] = v10 - (karnopp_masses_pack_at(&q[stride]) * (v12 - v11));
    const karnopp_masses_pack v13 = (karnopp_masses_pack_at(&dt[0]) * karnopp_masses_pack_number(prepared, 14U, spacing, 0U)) - (karnopp_masses_pack_number(prepared, 29U, spacing, 0U) * v1);
    *(karnopp_masses_unaligned *)&B[4U * stride] = v13;
    const karnopp_masses_pack v14 = (karnopp_masses_pack_number(prepared, 30U, spacing, 0U) * v1) - (karnopp_masses_pack_at(&dt[0]) * karnopp_masses_pack_number(prepared, 28U, spacing, 0U));
    *(karnopp_masses_unaligned *)&B[5U * stride] = v14;
    *(karnopp_masses_unaligned *)&B[6U * stride] = v14;
    const karnopp_masses_pack v15 = (karnopp_masses_pack_at(&dt[0]) * karnopp_masses_pack_number(prepared, 27U, spacing, 0U)) - (karnopp_masses_pack_number(prepared, 31U, spacing, 0U) * v1);
    *(karnopp_masses_unaligned *)&A[9U * stride] = v15;
    *(karnopp_masses_unaligned *)&qd_next[0] = (((karnopp_masses_pack_at(&qd[0]) + (karnopp_masses_pack_at(&tau[stride]) * v14)) + (karnopp_masses_pack_at(&tau[0]) * v13)) + (karnopp_masses_pack_at(&q[stride]) * v15)) - (karnopp_masses_pack_at(&qd[stride]) * v7);
    const karnopp_masses_pack v16 = (karnopp_masses_pack_at(&dt[0]) * karnopp_masses_pack_number(prepared, 32U, spacing, 0U)) - (karnopp_masses_pack_number(prepared, 35U, spacing, 0U) * v1);
    *(karnopp_masses_unaligned *)&B[7U * stride] = v16;
    const karnopp_masses_pack v17 = (karnopp_masses_pack_number(prepared, 34U, spacing, 0U) * v1) - (karnopp_masses_pack_at(&dt[0]) * karnopp_masses_pack_number(prepared, 33U, spacing, 0U));
    *(karnopp_masses_unaligned *)&A[13U * stride] = v17;
    *(karnopp_masses_unaligned *)&A[0] = karnopp_masses_pack_splat(1.0);
    *(karnopp_masses_unaligned *)&A[10U * stride] = karnopp_masses_pack_splat(1.0);
    const karnopp_masses_pack v18 = v11 + (1.0 - v12);
    *(karnopp_masses_unaligned *)&A[5U * stride] = v18;
    *(karnopp_masses_unaligned *)&A[15U * stride] = v18;
    *(karnopp_masses_unaligned *)&qd_next[stride] = (((karnopp_masses_pack_at(&tau[0]) * v14) + (karnopp_masses_pack_at(&tau[stride]) * v16)) + (karnopp_masses_pack_at(&q[stride]) * v17)) + (karnopp_masses_pack_at(&qd[stride]) * v18);
    const karnopp_masses_pack v19 = -v7;
    *(karnopp_masses_unaligned *)&A[stride] = v19;
    *(karnopp_masses_unaligned *)&A[11U * stride] = v19;
    *(karnopp_masses_unaligned *)&A[4U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[6U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[8U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[12U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[14U * stride] = karnopp_masses_pack_splat(0.0);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_linearize_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    karnopp_masses_pack_linearize_step_block_body(0U, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_linearize_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_linearize_step_block_body(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        karnopp_masses_pack_linearize_step_block_same(prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    } else {
        karnopp_masses_pack_linearize_step_block_each(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    }
}

void karnopp_masses_linearize_step_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= KARNOPP_MASSES_LANES) {
        const size_t second = karnopp_masses_pack_second(KARNOPP_MASSES_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_linearize_step_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        double dt_rest[1U * KARNOPP_MASSES_LANES];
        double q_next_rest[2U * KARNOPP_MASSES_LANES];
        double qd_next_rest[2U * KARNOPP_MASSES_LANES];
        double A_rest[16U * KARNOPP_MASSES_LANES];
        double B_rest[8U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take(1U, count, first, KARNOPP_MASSES_LANES, dt, dt_rest);
        karnopp_masses_pack_linearize_step_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, q_next_rest, q_next);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qd_next_rest, qd_next);
        karnopp_masses_pack_give(16U, count, first, KARNOPP_MASSES_LANES, A_rest, A);
        karnopp_masses_pack_give(8U, count, first, KARNOPP_MASSES_LANES, B_rest, B);
    }
}

void karnopp_masses_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_linearize_step_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        double dt_rest[1U * KARNOPP_MASSES_LANES];
        double q_next_rest[2U * KARNOPP_MASSES_LANES];
        double qd_next_rest[2U * KARNOPP_MASSES_LANES];
        double A_rest[16U * KARNOPP_MASSES_LANES];
        double B_rest[8U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take(1U, count, first, KARNOPP_MASSES_LANES, dt, dt_rest);
        karnopp_masses_pack_linearize_step_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, q_next_rest, q_next);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qd_next_rest, qd_next);
        karnopp_masses_pack_give(16U, count, first, KARNOPP_MASSES_LANES, A_rest, A);
        karnopp_masses_pack_give(8U, count, first, KARNOPP_MASSES_LANES, B_rest, B);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    *(karnopp_masses_unaligned *)&Y[stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[2U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[3U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[4U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[5U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[6U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[7U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[8U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[9U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[11U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[12U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[13U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[14U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[15U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[16U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[17U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[18U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[19U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[20U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[21U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[22U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[23U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[24U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[25U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[26U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[27U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[28U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[29U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[31U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[32U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[33U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[34U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[35U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[36U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[37U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[38U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[39U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&Y[0] = karnopp_masses_pack_at(&qdd[0]);
    const karnopp_masses_pack v0 = karnopp_masses_pack_at(&qdd[stride]) + karnopp_masses_pack_at(&qdd[0]);
    *(karnopp_masses_unaligned *)&Y[10U * stride] = v0;
    *(karnopp_masses_unaligned *)&Y[30U * stride] = v0;
}

void karnopp_masses_regressor_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= KARNOPP_MASSES_LANES) {
        const size_t second = karnopp_masses_pack_second(KARNOPP_MASSES_LANES, count, 40U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double Y_rest[40U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_regressor_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        karnopp_masses_pack_give(40U, count, first, KARNOPP_MASSES_LANES, Y_rest, Y);
    }
}

void karnopp_masses_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_regressor_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double Y_rest[40U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_regressor_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        karnopp_masses_pack_give(40U, count, first, KARNOPP_MASSES_LANES, Y_rest, Y);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_stiffness_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    (void)q;
    *(karnopp_masses_unaligned *)&K[3U * stride] = karnopp_masses_pack_number(prepared, 2U, spacing, 0U);
    *(karnopp_masses_unaligned *)&K[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&K[stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&K[2U * stride] = karnopp_masses_pack_splat(0.0);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_stiffness_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    karnopp_masses_pack_stiffness_matrix_block_body(0U, prepared, stride, q, K);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_stiffness_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_stiffness_matrix_block_body(spacing, prepared, stride, q, K);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    if (spacing == 0U) {
        karnopp_masses_pack_stiffness_matrix_block_same(prepared, stride, q, K);
    } else {
        karnopp_masses_pack_stiffness_matrix_block_each(spacing, prepared, stride, q, K);
    }
}

void karnopp_masses_stiffness_matrix_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *K)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double K_rest[4U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_stiffness_matrix_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, K_rest);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, K_rest, K);
    }
}

void karnopp_masses_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_stiffness_matrix_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double K_rest[4U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_stiffness_matrix_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, K_rest);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, K_rest, K);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(karnopp_masses_unaligned *)&D[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&D[stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&D[2U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&D[3U * stride] = karnopp_masses_pack_splat(0.0);
}

void karnopp_masses_damping_matrix_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *D)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double D_rest[4U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_damping_matrix_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, D_rest);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, D_rest, D);
    }
}

void karnopp_masses_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_damping_matrix_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double D_rest[4U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_damping_matrix_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, D_rest);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, D_rest, D);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_sticking_forces_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    const karnopp_masses_pack v0 = karnopp_masses_pack_select(karnopp_masses_pack_at_flags(&stuck[stride]), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 5U, spacing, 0U));
    const karnopp_masses_pack v1 = karnopp_masses_pack_at(&tau[stride]) - (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U));
    const karnopp_masses_pack v2 = karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_sign(karnopp_masses_pack_at(&qd[stride]));
    const karnopp_masses_pack v3 = karnopp_masses_pack_select(karnopp_masses_pack_at_flags(&stuck[stride]), karnopp_masses_pack_splat(0.0), v1 - v2);
    const karnopp_masses_pack v4 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v0;
    const karnopp_masses_pack v5 = karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_sign(karnopp_masses_pack_at(&qd[0]));
    const karnopp_masses_pack v6 = karnopp_masses_pack_select(karnopp_masses_pack_at_flags(&stuck[0]), karnopp_masses_pack_splat(0.0), 1.0 / karnopp_masses_pack_select(~karnopp_masses_pack_at_flags(&stuck[0]), karnopp_masses_pack_number(prepared, 0U, spacing, 0U) - (karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * v0), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_pack v7 = (karnopp_masses_pack_select(karnopp_masses_pack_at_flags(&stuck[0]), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_at(&tau[0]) - v5) - (v4 * v3)) * v6;
    const karnopp_masses_pack v8 = karnopp_masses_pack_select(karnopp_masses_pack_at_flags(&stuck[stride]), karnopp_masses_pack_splat(0.0), (v0 * v3) - (v4 * v7));
    *(karnopp_masses_unaligned *)&qdd[stride] = v8;
    *(karnopp_masses_unaligned *)&f[0] = karnopp_masses_pack_select(karnopp_masses_pack_at_flags(&stuck[0]), karnopp_masses_pack_at(&tau[0]) - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v8), v5);
    const karnopp_masses_pack v9 = karnopp_masses_pack_select(karnopp_masses_pack_at_flags(&stuck[0]), karnopp_masses_pack_splat(0.0), v7);
    *(karnopp_masses_unaligned *)&qdd[0] = v9;
    *(karnopp_masses_unaligned *)&f[stride] = karnopp_masses_pack_select(karnopp_masses_pack_at_flags(&stuck[stride]), v1 - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v9), v2);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_sticking_forces_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    karnopp_masses_pack_sticking_forces_block_body(0U, prepared, stride, q, qd, tau, stuck, f, qdd);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_sticking_forces_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_sticking_forces_block_body(spacing, prepared, stride, q, qd, tau, stuck, f, qdd);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_sticking_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    if (spacing == 0U) {
        karnopp_masses_pack_sticking_forces_block_same(prepared, stride, q, qd, tau, stuck, f, qdd);
    } else {
        karnopp_masses_pack_sticking_forces_block_each(spacing, prepared, stride, q, qd, tau, stuck, f, qdd);
    }
}

void karnopp_masses_sticking_forces_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_sticking_forces_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        bool stuck_rest[2U * KARNOPP_MASSES_LANES];
        double f_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take_flags(2U, count, first, KARNOPP_MASSES_LANES, stuck, stuck_rest);
        karnopp_masses_pack_sticking_forces_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, f_rest, f);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qdd_rest, qdd);
    }
}

void karnopp_masses_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_sticking_forces_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        bool stuck_rest[2U * KARNOPP_MASSES_LANES];
        double f_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take_flags(2U, count, first, KARNOPP_MASSES_LANES, stuck, stuck_rest);
        karnopp_masses_pack_sticking_forces_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, f_rest, f);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qdd_rest, qdd);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_friction_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    const karnopp_masses_pack v0 = karnopp_masses_pack_at(&tau[stride]) - (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U));
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == karnopp_masses_pack_at_modes(&mode[0]));
    const karnopp_masses_mask v2 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == karnopp_masses_pack_at_modes(&mode[stride]));
    const karnopp_masses_pack v3 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 5U, spacing, 0U));
    const karnopp_masses_pack v4 = karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&mode[stride]));
    const karnopp_masses_pack v5 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), v0 - v4);
    const karnopp_masses_pack v6 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v3;
    const karnopp_masses_pack v7 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), 1.0 / karnopp_masses_pack_select(~v1, karnopp_masses_pack_number(prepared, 0U, spacing, 0U) - (karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * v3), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_pack v8 = karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&mode[0]));
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
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_friction_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    karnopp_masses_pack_friction_dynamics_block_body(0U, prepared, stride, q, qd, tau, mode, f, qdd, status);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_friction_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_friction_dynamics_block_body(spacing, prepared, stride, q, qd, tau, mode, f, qdd, status);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_friction_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    if (spacing == 0U) {
        karnopp_masses_pack_friction_dynamics_block_same(prepared, stride, q, qd, tau, mode, f, qdd, status);
    } else {
        karnopp_masses_pack_friction_dynamics_block_each(spacing, prepared, stride, q, qd, tau, mode, f, qdd, status);
    }
}

void karnopp_masses_friction_dynamics_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_friction_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        double f_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_friction_dynamics_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, f_rest, f);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qdd_rest, qdd);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

void karnopp_masses_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_friction_dynamics_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &status[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        double f_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_friction_dynamics_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, f_rest, f);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qdd_rest, qdd);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_friction_limits_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    *(karnopp_masses_unaligned *)&load[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&load[stride] = karnopp_masses_pack_splat(0.0);
    const karnopp_masses_pack v0 = karnopp_masses_pack_at(&tau[stride]) - (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U));
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == karnopp_masses_pack_at_modes(&mode[0]));
    const karnopp_masses_mask v2 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == karnopp_masses_pack_at_modes(&mode[stride]));
    const karnopp_masses_pack v3 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 5U, spacing, 0U));
    const karnopp_masses_pack v4 = karnopp_masses_pack_number(prepared, 37U, spacing, 0U) * karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&mode[stride]));
    const karnopp_masses_pack v5 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), v0 - v4);
    const karnopp_masses_pack v6 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v3;
    const karnopp_masses_pack v7 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), 1.0 / karnopp_masses_pack_select(~v1, karnopp_masses_pack_number(prepared, 0U, spacing, 0U) - (karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * v3), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_pack v8 = karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * karnopp_masses_pack_real_of(karnopp_masses_pack_at_modes(&mode[0]));
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
    *(karnopp_masses_unaligned *)&low[0] = karnopp_masses_pack_number(prepared, 39U, spacing, 0U);
    *(karnopp_masses_unaligned *)&low[stride] = karnopp_masses_pack_number(prepared, 40U, spacing, 0U);
    *(karnopp_masses_unaligned *)&high[0] = karnopp_masses_pack_number(prepared, 41U, spacing, 0U);
    *(karnopp_masses_unaligned *)&high[stride] = karnopp_masses_pack_number(prepared, 42U, spacing, 0U);
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
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_friction_limits_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
    }
    if (first < count) {
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
        karnopp_masses_pack_friction_limits_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, f_rest, f);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qdd_rest, qdd);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, low_rest, low);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, high_rest, high);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, load_rest, load);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

#else

typedef int karnopp_masses_has_no_vector_code;

#endif
