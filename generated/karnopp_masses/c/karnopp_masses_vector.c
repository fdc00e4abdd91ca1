/* karnopp_masses, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with KARNOPP_MASSES_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in karnopp_masses_batch.c. */
#include "karnopp_masses_batch.h"

#if defined(KARNOPP_MASSES_VECTOR) && defined(__GNUC__)

#include "karnopp_masses_inline.h"

static KARNOPP_MASSES_APART void karnopp_masses_pack_prepare_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict parameters, double *restrict ready)
{
    (void)spacing;
    (void)prepared;
    *(karnopp_masses_unaligned *)&ready[stride] = karnopp_masses_pack_at(&parameters[0]);
    *(karnopp_masses_unaligned *)&ready[3U * stride] = karnopp_masses_pack_at(&parameters[stride]);
    *(karnopp_masses_unaligned *)&ready[2U * stride] = karnopp_masses_pack_at(&parameters[2U * stride]);
    *(karnopp_masses_unaligned *)&ready[37U * stride] = karnopp_masses_pack_at(&parameters[3U * stride]);
    *(karnopp_masses_unaligned *)&ready[38U * stride] = karnopp_masses_pack_at(&parameters[4U * stride]);
    const karnopp_masses_pack v0 = 1.0 / karnopp_masses_pack_at(&parameters[0]);
    *(karnopp_masses_unaligned *)&ready[5U * stride] = v0;
    const karnopp_masses_pack v1 = karnopp_masses_pack_at(&parameters[0]) * v0;
    *(karnopp_masses_unaligned *)&ready[4U * stride] = v1;
    const karnopp_masses_pack v2 = karnopp_masses_pack_at(&parameters[0]) + karnopp_masses_pack_at(&parameters[stride]);
    *(karnopp_masses_unaligned *)&ready[0] = v2;
    const karnopp_masses_pack v3 = karnopp_masses_pack_at(&parameters[0]) * karnopp_masses_pack_at(&parameters[0]);
    *(karnopp_masses_unaligned *)&ready[36U * stride] = v3;
    const karnopp_masses_pack v4 = v0 * v3;
    *(karnopp_masses_unaligned *)&ready[46U * stride] = v4;
    const karnopp_masses_pack v5 = 1.5 * karnopp_masses_pack_at(&parameters[4U * stride]);
    *(karnopp_masses_unaligned *)&ready[41U * stride] = v5;
    const karnopp_masses_pack v6 = 1.5 * karnopp_masses_pack_at(&parameters[3U * stride]);
    *(karnopp_masses_unaligned *)&ready[42U * stride] = v6;
    const karnopp_masses_pack v7 = karnopp_masses_pack_at(&parameters[0]) * v1;
    const karnopp_masses_pack v8 = 1.0 / (v7 - v2);
    *(karnopp_masses_unaligned *)&ready[6U * stride] = -v8;
    const karnopp_masses_pack v9 = v1 * v8;
    *(karnopp_masses_unaligned *)&ready[7U * stride] = v9;
    const karnopp_masses_pack v10 = v8 * (karnopp_masses_pack_at(&parameters[2U * stride]) * v1);
    *(karnopp_masses_unaligned *)&ready[11U * stride] = -v10;
    const karnopp_masses_pack v11 = karnopp_masses_pack_at(&parameters[2U * stride]) * v0;
    *(karnopp_masses_unaligned *)&ready[12U * stride] = -(v11 - (v1 * v10));
    *(karnopp_masses_unaligned *)&ready[13U * stride] = v0 - (v1 * v9);
    *(karnopp_masses_unaligned *)&ready[8U * stride] = 0.5 * karnopp_masses_pack_at(&parameters[stride]);
    const karnopp_masses_pack v12 = 0.5 * karnopp_masses_pack_at(&parameters[0]);
    *(karnopp_masses_unaligned *)&ready[9U * stride] = v12;
    const karnopp_masses_pack v13 = 0.5 * karnopp_masses_pack_at(&parameters[2U * stride]);
    *(karnopp_masses_unaligned *)&ready[10U * stride] = v13;
    const karnopp_masses_pack v14 = 1.0 / (karnopp_masses_pack_at(&parameters[stride]) + (karnopp_masses_pack_at(&parameters[0]) - v4));
    *(karnopp_masses_unaligned *)&ready[14U * stride] = v14;
    const karnopp_masses_pack v15 = karnopp_masses_pack_at(&parameters[0]) * v13;
    *(karnopp_masses_unaligned *)&ready[15U * stride] = v14 * (v0 * v15);
    *(karnopp_masses_unaligned *)&ready[16U * stride] = v14 * (v0 * v12);
    *(karnopp_masses_unaligned *)&ready[17U * stride] = 0.5 * v14;
    const karnopp_masses_pack v16 = 0.16666666666666666 * karnopp_masses_pack_at(&parameters[2U * stride]);
    const karnopp_masses_pack v17 = karnopp_masses_pack_at(&parameters[0]) * v16;
    const karnopp_masses_pack v18 = v0 * v17;
    *(karnopp_masses_unaligned *)&ready[18U * stride] = v14 * v18;
    const karnopp_masses_pack v19 = 0.041666666666666664 * karnopp_masses_pack_at(&parameters[2U * stride]);
    const karnopp_masses_pack v20 = karnopp_masses_pack_at(&parameters[2U * stride]) * v19;
    const karnopp_masses_pack v21 = karnopp_masses_pack_at(&parameters[0]) * v20;
    const karnopp_masses_pack v22 = karnopp_masses_pack_at(&parameters[0]) * (karnopp_masses_pack_at(&parameters[0]) * v21);
    const karnopp_masses_pack v23 = v14 * (v14 * (v0 * (v0 * (v0 * v22))));
    *(karnopp_masses_unaligned *)&ready[19U * stride] = (v14 * (v0 * (v0 * v21))) + v23;
    const karnopp_masses_pack v24 = karnopp_masses_pack_at(&parameters[0]) * v19;
    const karnopp_masses_pack v25 = karnopp_masses_pack_at(&parameters[0]) * v24;
    const karnopp_masses_pack v26 = karnopp_masses_pack_at(&parameters[0]) * v25;
    const karnopp_masses_pack v27 = v14 * (v14 * (v0 * (v0 * (v0 * v26))));
    *(karnopp_masses_unaligned *)&ready[20U * stride] = (v14 * (v0 * (v0 * v24))) + v27;
    *(karnopp_masses_unaligned *)&ready[21U * stride] = v14 * (v14 * (v0 * (v0 * v25)));
    *(karnopp_masses_unaligned *)&ready[22U * stride] = (v0 * v13) + (v14 * (v0 * (v0 * (karnopp_masses_pack_at(&parameters[0]) * v15))));
    *(karnopp_masses_unaligned *)&ready[23U * stride] = (0.5 * v0) + (v14 * (v0 * (v0 * (karnopp_masses_pack_at(&parameters[0]) * v12))));
    const karnopp_masses_pack v28 = karnopp_masses_pack_at(&parameters[0]) * v17;
    const karnopp_masses_pack v29 = v14 * (v0 * (v0 * v28));
    const karnopp_masses_pack v30 = v0 * v16;
    *(karnopp_masses_unaligned *)&ready[24U * stride] = v29 + v30;
    const karnopp_masses_pack v31 = 0.08333333333333333 * karnopp_masses_pack_at(&parameters[2U * stride]);
    const karnopp_masses_pack v32 = v14 * (v0 * (v0 * (v0 * (karnopp_masses_pack_at(&parameters[0]) * (karnopp_masses_pack_at(&parameters[0]) * (karnopp_masses_pack_at(&parameters[2U * stride]) * v31))))));
    const karnopp_masses_pack v33 = v32 + (v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (karnopp_masses_pack_at(&parameters[0]) * v22)))))));
    *(karnopp_masses_unaligned *)&ready[25U * stride] = v33 + (v0 * (v0 * v20));
    const karnopp_masses_pack v34 = v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (karnopp_masses_pack_at(&parameters[0]) * v26))))));
    const karnopp_masses_pack v35 = (v14 * (v0 * (v0 * (v0 * (karnopp_masses_pack_at(&parameters[0]) * (karnopp_masses_pack_at(&parameters[0]) * v31)))))) + v34;
    *(karnopp_masses_unaligned *)&ready[26U * stride] = v35 + (v0 * (v0 * v19));
    const karnopp_masses_pack v36 = karnopp_masses_pack_at(&parameters[2U * stride]) * karnopp_masses_pack_at(&parameters[0]);
    *(karnopp_masses_unaligned *)&ready[27U * stride] = v14 * (v0 * v36);
    *(karnopp_masses_unaligned *)&ready[28U * stride] = v1 * v14;
    *(karnopp_masses_unaligned *)&ready[29U * stride] = v14 * v29;
    const karnopp_masses_pack v37 = karnopp_masses_pack_at(&parameters[0]) * v28;
    *(karnopp_masses_unaligned *)&ready[30U * stride] = (v14 * (v14 * (v0 * (v0 * (v0 * v37))))) + (v14 * (v0 * v18));
    const karnopp_masses_pack v38 = karnopp_masses_pack_at(&parameters[2U * stride]) * v16;
    const karnopp_masses_pack v39 = karnopp_masses_pack_at(&parameters[0]) * v38;
    const karnopp_masses_pack v40 = karnopp_masses_pack_at(&parameters[0]) * (karnopp_masses_pack_at(&parameters[0]) * v39);
    const karnopp_masses_pack v41 = v14 * (v14 * (v0 * (v0 * (v0 * v40))));
    *(karnopp_masses_unaligned *)&ready[31U * stride] = v41 + (v14 * (v0 * (v0 * v39)));
    *(karnopp_masses_unaligned *)&ready[32U * stride] = v0 + (v14 * (v0 * v4));
    *(karnopp_masses_unaligned *)&ready[33U * stride] = v11 + (v14 * (v0 * (v0 * (karnopp_masses_pack_at(&parameters[0]) * v36))));
    const karnopp_masses_pack v42 = 0.3333333333333333 * karnopp_masses_pack_at(&parameters[2U * stride]);
    const karnopp_masses_pack v43 = v14 * (v0 * (v0 * (v0 * (karnopp_masses_pack_at(&parameters[0]) * (karnopp_masses_pack_at(&parameters[0]) * (karnopp_masses_pack_at(&parameters[2U * stride]) * v42))))));
    const karnopp_masses_pack v44 = v43 + (v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (karnopp_masses_pack_at(&parameters[0]) * v40)))))));
    *(karnopp_masses_unaligned *)&ready[34U * stride] = v44 + (v0 * (v0 * v38));
    const karnopp_masses_pack v45 = v14 * (v14 * (v0 * (v0 * (v0 * (v0 * (karnopp_masses_pack_at(&parameters[0]) * v37))))));
    const karnopp_masses_pack v46 = (v14 * (v0 * (v0 * (v0 * (karnopp_masses_pack_at(&parameters[0]) * (karnopp_masses_pack_at(&parameters[0]) * v42)))))) + v45;
    *(karnopp_masses_unaligned *)&ready[35U * stride] = v46 + (v0 * v30);
    *(karnopp_masses_unaligned *)&ready[39U * stride] = -v5;
    *(karnopp_masses_unaligned *)&ready[40U * stride] = -v6;
    *(karnopp_masses_unaligned *)&ready[43U * stride] = 1.0 / (v2 - v7);
    const karnopp_masses_pack v47 = v0 - (v8 * (v1 * v1));
    *(karnopp_masses_unaligned *)&ready[47U * stride] = v47;
    *(karnopp_masses_unaligned *)&ready[44U * stride] = v6 * v47;
    *(karnopp_masses_unaligned *)&ready[45U * stride] = -(v5 * v8);
    const karnopp_masses_pack v48 = 7.839999999999999 * karnopp_masses_pack_at(&parameters[0]);
    *(karnopp_masses_unaligned *)&ready[48U * stride] = v48;
    *(karnopp_masses_unaligned *)&ready[49U * stride] = v48 * v48;
    *(karnopp_masses_unaligned *)&ready[50U * stride] = 7.839999999999999 * v2;
}

void karnopp_masses_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; karnopp_masses_pack_place(0U, first) < karnopp_masses_ensemble_size(count); first += KARNOPP_MASSES_SETS) {
        double group[5U * KARNOPP_MASSES_SETS];

        karnopp_masses_pack_take(5U, count, first, KARNOPP_MASSES_SETS, parameters, group);
        for (size_t lane = 0U; lane < KARNOPP_MASSES_SETS; lane += KARNOPP_MASSES_LANES) {
            karnopp_masses_pack_prepare_block(0U, group, KARNOPP_MASSES_SETS, &group[lane], &prepared[karnopp_masses_pack_place(0U, first) + lane]);
        }
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_mass_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    (void)q;
    *(karnopp_masses_unaligned *)&M[stride] = karnopp_masses_pack_number(prepared, 1U, spacing, 0U);
    *(karnopp_masses_unaligned *)&M[2U * stride] = karnopp_masses_pack_number(prepared, 1U, spacing, 0U);
    *(karnopp_masses_unaligned *)&M[3U * stride] = karnopp_masses_pack_number(prepared, 1U, spacing, 0U);
    *(karnopp_masses_unaligned *)&M[0] = karnopp_masses_pack_number(prepared, 0U, spacing, 0U);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_mass_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    karnopp_masses_pack_mass_matrix_block_body(0U, prepared, stride, q, M);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_mass_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_mass_matrix_block_body(spacing, prepared, stride, q, M);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        karnopp_masses_pack_mass_matrix_block_same(prepared, stride, q, M);
    } else {
        karnopp_masses_pack_mass_matrix_block_each(spacing, prepared, stride, q, M);
    }
}

void karnopp_masses_mass_matrix_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *M)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_mass_matrix_block(0U, prepared->k, count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double M_rest[4U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_mass_matrix_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, M_rest);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, M_rest, M);
    }
}

void karnopp_masses_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_mass_matrix_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &M[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double M_rest[4U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_mass_matrix_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, M_rest);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, M_rest, M);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_bias_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    (void)qd;
    *(karnopp_masses_unaligned *)&h[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&h[stride] = karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_bias_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    karnopp_masses_pack_bias_block_body(0U, prepared, stride, q, qd, h);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_bias_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_bias_block_body(spacing, prepared, stride, q, qd, h);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        karnopp_masses_pack_bias_block_same(prepared, stride, q, qd, h);
    } else {
        karnopp_masses_pack_bias_block_each(spacing, prepared, stride, q, qd, h);
    }
}

void karnopp_masses_bias_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_bias_block(0U, prepared->k, count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double h_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_bias_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, h_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, h_rest, h);
    }
}

void karnopp_masses_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_bias_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &h[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double h_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_bias_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, h_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, h_rest, h);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(karnopp_masses_unaligned *)&g[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&g[stride] = karnopp_masses_pack_splat(0.0);
}

void karnopp_masses_gravity_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *g)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_gravity_block(0U, prepared->k, count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double g_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_gravity_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, g_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, g_rest, g);
    }
}

void karnopp_masses_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_gravity_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &g[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double g_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_gravity_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, g_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, g_rest, g);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    *(karnopp_masses_unaligned *)&C[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&C[stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&C[2U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&C[3U * stride] = karnopp_masses_pack_splat(0.0);
}

void karnopp_masses_coriolis_matrix_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double C_rest[4U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_coriolis_matrix_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, C_rest);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, C_rest, C);
    }
}

void karnopp_masses_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_coriolis_matrix_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &C[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double C_rest[4U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_coriolis_matrix_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, C_rest);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, C_rest, C);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)qd;
    const karnopp_masses_pack v0 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * (karnopp_masses_pack_at(&qdd[stride]) + karnopp_masses_pack_at(&qdd[0]));
    *(karnopp_masses_unaligned *)&tau[0] = v0 + (karnopp_masses_pack_number(prepared, 3U, spacing, 0U) * karnopp_masses_pack_at(&qdd[0]));
    *(karnopp_masses_unaligned *)&tau[stride] = (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U)) + v0;
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    karnopp_masses_pack_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        karnopp_masses_pack_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau);
    } else {
        karnopp_masses_pack_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau);
    }
}

void karnopp_masses_inverse_dynamics_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_inverse_dynamics_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, tau_rest, tau);
    }
}

void karnopp_masses_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_inverse_dynamics_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &tau[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_inverse_dynamics_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, tau_rest, tau);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_forward_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    (void)qd;
    const karnopp_masses_pack v0 = (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U)) - karnopp_masses_pack_at(&tau[stride]);
    const karnopp_masses_pack v1 = karnopp_masses_pack_at(&tau[0]) + (karnopp_masses_pack_number(prepared, 4U, spacing, 0U) * v0);
    *(karnopp_masses_unaligned *)&qdd[0] = karnopp_masses_pack_number(prepared, 6U, spacing, 0U) * v1;
    *(karnopp_masses_unaligned *)&qdd[stride] = (karnopp_masses_pack_number(prepared, 7U, spacing, 0U) * v1) - (karnopp_masses_pack_number(prepared, 5U, spacing, 0U) * v0);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_forward_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    karnopp_masses_pack_forward_dynamics_block_body(0U, prepared, stride, q, qd, tau, qdd);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_forward_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_forward_dynamics_block_body(spacing, prepared, stride, q, qd, tau, qdd);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        karnopp_masses_pack_forward_dynamics_block_same(prepared, stride, q, qd, tau, qdd);
    } else {
        karnopp_masses_pack_forward_dynamics_block_each(spacing, prepared, stride, q, qd, tau, qdd);
    }
}

void karnopp_masses_forward_dynamics_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_forward_dynamics_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qdd_rest, qdd);
    }
}

void karnopp_masses_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_forward_dynamics_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &qdd[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_forward_dynamics_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qdd_rest, qdd);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_kinetic_energy_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    (void)q;
    const karnopp_masses_pack v0 = karnopp_masses_pack_at(&qd[stride]) + karnopp_masses_pack_at(&qd[0]);
    *(karnopp_masses_unaligned *)&T[0] = (karnopp_masses_pack_number(prepared, 8U, spacing, 0U) * (karnopp_masses_pack_at(&qd[0]) * karnopp_masses_pack_at(&qd[0]))) + (v0 * (karnopp_masses_pack_number(prepared, 9U, spacing, 0U) * v0));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_kinetic_energy_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    karnopp_masses_pack_kinetic_energy_block_body(0U, prepared, stride, q, qd, T);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_kinetic_energy_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_kinetic_energy_block_body(spacing, prepared, stride, q, qd, T);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        karnopp_masses_pack_kinetic_energy_block_same(prepared, stride, q, qd, T);
    } else {
        karnopp_masses_pack_kinetic_energy_block_each(spacing, prepared, stride, q, qd, T);
    }
}

void karnopp_masses_kinetic_energy_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double T_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_kinetic_energy_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, T_rest);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, T_rest, T);
    }
}

void karnopp_masses_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_kinetic_energy_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &T[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double T_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_kinetic_energy_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, T_rest);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, T_rest, T);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_potential_energy_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    *(karnopp_masses_unaligned *)&V[0] = karnopp_masses_pack_number(prepared, 10U, spacing, 0U) * (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_at(&q[stride]));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_potential_energy_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    karnopp_masses_pack_potential_energy_block_body(0U, prepared, stride, q, V);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_potential_energy_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_potential_energy_block_body(spacing, prepared, stride, q, V);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    if (spacing == 0U) {
        karnopp_masses_pack_potential_energy_block_same(prepared, stride, q, V);
    } else {
        karnopp_masses_pack_potential_energy_block_each(spacing, prepared, stride, q, V);
    }
}

void karnopp_masses_potential_energy_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *V)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double V_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_potential_energy_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, V_rest);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, V_rest, V);
    }
}

void karnopp_masses_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_potential_energy_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &V[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double V_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_potential_energy_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, V_rest);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, V_rest, V);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(karnopp_masses_unaligned *)&P[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&P[stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&P[2U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&P[3U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&P[4U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&P[5U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&P[6U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&P[7U * stride] = karnopp_masses_pack_splat(0.0);
}

void karnopp_masses_inertia_power_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *P)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double P_rest[8U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_inertia_power_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, P_rest);
        karnopp_masses_pack_give(8U, count, first, KARNOPP_MASSES_LANES, P_rest, P);
    }
}

void karnopp_masses_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_inertia_power_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &P[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double P_rest[8U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_inertia_power_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, P_rest);
        karnopp_masses_pack_give(8U, count, first, KARNOPP_MASSES_LANES, P_rest, P);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_reactions_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    (void)q;
    (void)qd;
    *(karnopp_masses_unaligned *)&F[stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&F[2U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&F[3U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&F[4U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&F[5U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&F[7U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&F[8U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&F[9U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&F[10U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&F[11U * stride] = karnopp_masses_pack_splat(0.0);
    const karnopp_masses_pack v0 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * (karnopp_masses_pack_at(&qdd[stride]) + karnopp_masses_pack_at(&qdd[0]));
    *(karnopp_masses_unaligned *)&F[6U * stride] = v0;
    *(karnopp_masses_unaligned *)&F[0] = v0 + (karnopp_masses_pack_number(prepared, 3U, spacing, 0U) * karnopp_masses_pack_at(&qdd[0]));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_reactions_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    karnopp_masses_pack_reactions_block_body(0U, prepared, stride, q, qd, qdd, F);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_reactions_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_reactions_block_body(spacing, prepared, stride, q, qd, qdd, F);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    if (spacing == 0U) {
        karnopp_masses_pack_reactions_block_same(prepared, stride, q, qd, qdd, F);
    } else {
        karnopp_masses_pack_reactions_block_each(spacing, prepared, stride, q, qd, qdd, F);
    }
}

void karnopp_masses_reactions_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double F_rest[12U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_reactions_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        karnopp_masses_pack_give(12U, count, first, KARNOPP_MASSES_LANES, F_rest, F);
    }
}

void karnopp_masses_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_reactions_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &F[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double F_rest[12U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_reactions_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        karnopp_masses_pack_give(12U, count, first, KARNOPP_MASSES_LANES, F_rest, F);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_inverse_dynamics_gradients_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    (void)q;
    (void)qd;
    (void)qdd;
    *(karnopp_masses_unaligned *)&by_qdd[stride] = karnopp_masses_pack_number(prepared, 1U, spacing, 0U);
    *(karnopp_masses_unaligned *)&by_qdd[2U * stride] = karnopp_masses_pack_number(prepared, 1U, spacing, 0U);
    *(karnopp_masses_unaligned *)&by_qdd[3U * stride] = karnopp_masses_pack_number(prepared, 1U, spacing, 0U);
    *(karnopp_masses_unaligned *)&by_qdd[0] = karnopp_masses_pack_number(prepared, 0U, spacing, 0U);
    *(karnopp_masses_unaligned *)&by_q[3U * stride] = karnopp_masses_pack_number(prepared, 2U, spacing, 0U);
    *(karnopp_masses_unaligned *)&by_q[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&by_q[stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&by_q[2U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&by_qd[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&by_qd[stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&by_qd[2U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&by_qd[3U * stride] = karnopp_masses_pack_splat(0.0);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_inverse_dynamics_gradients_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    karnopp_masses_pack_inverse_dynamics_gradients_block_body(0U, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_inverse_dynamics_gradients_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_inverse_dynamics_gradients_block_body(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        karnopp_masses_pack_inverse_dynamics_gradients_block_same(prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    } else {
        karnopp_masses_pack_inverse_dynamics_gradients_block_each(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

void karnopp_masses_inverse_dynamics_gradients_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double by_q_rest[4U * KARNOPP_MASSES_LANES];
        double by_qd_rest[4U * KARNOPP_MASSES_LANES];
        double by_qdd_rest[4U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_inverse_dynamics_gradients_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, by_q_rest, by_q);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, by_qd_rest, by_qd);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, by_qdd_rest, by_qdd);
    }
}

void karnopp_masses_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_inverse_dynamics_gradients_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double qdd_rest[2U * KARNOPP_MASSES_LANES];
        double by_q_rest[4U * KARNOPP_MASSES_LANES];
        double by_qd_rest[4U * KARNOPP_MASSES_LANES];
        double by_qdd_rest[4U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qdd, qdd_rest);
        karnopp_masses_pack_inverse_dynamics_gradients_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, by_q_rest, by_q);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, by_qd_rest, by_qd);
        karnopp_masses_pack_give(4U, count, first, KARNOPP_MASSES_LANES, by_qdd_rest, by_qdd);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_linearize_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    (void)q;
    (void)qd;
    (void)tau;
    *(karnopp_masses_unaligned *)&A[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[3U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[4U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[5U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[6U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[8U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[10U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[11U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[12U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[14U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&A[15U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&B[0] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&B[stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&B[2U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&B[3U * stride] = karnopp_masses_pack_splat(0.0);
    *(karnopp_masses_unaligned *)&B[4U * stride] = karnopp_masses_pack_number(prepared, 6U, spacing, 0U);
    *(karnopp_masses_unaligned *)&B[5U * stride] = karnopp_masses_pack_number(prepared, 7U, spacing, 0U);
    *(karnopp_masses_unaligned *)&B[6U * stride] = karnopp_masses_pack_number(prepared, 7U, spacing, 0U);
    *(karnopp_masses_unaligned *)&A[9U * stride] = karnopp_masses_pack_number(prepared, 11U, spacing, 0U);
    *(karnopp_masses_unaligned *)&A[13U * stride] = karnopp_masses_pack_number(prepared, 12U, spacing, 0U);
    *(karnopp_masses_unaligned *)&B[7U * stride] = karnopp_masses_pack_number(prepared, 13U, spacing, 0U);
    *(karnopp_masses_unaligned *)&A[2U * stride] = karnopp_masses_pack_splat(1.0);
    *(karnopp_masses_unaligned *)&A[7U * stride] = karnopp_masses_pack_splat(1.0);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_linearize_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    karnopp_masses_pack_linearize_block_body(0U, prepared, stride, q, qd, tau, A, B);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_linearize_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_linearize_block_body(spacing, prepared, stride, q, qd, tau, A, B);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        karnopp_masses_pack_linearize_block_same(prepared, stride, q, qd, tau, A, B);
    } else {
        karnopp_masses_pack_linearize_block_each(spacing, prepared, stride, q, qd, tau, A, B);
    }
}

void karnopp_masses_linearize_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= KARNOPP_MASSES_LANES) {
        const size_t second = karnopp_masses_pack_second(KARNOPP_MASSES_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        double A_rest[16U * KARNOPP_MASSES_LANES];
        double B_rest[8U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_linearize_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        karnopp_masses_pack_give(16U, count, first, KARNOPP_MASSES_LANES, A_rest, A);
        karnopp_masses_pack_give(8U, count, first, KARNOPP_MASSES_LANES, B_rest, B);
    }
}

void karnopp_masses_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= KARNOPP_MASSES_LANES; first += KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_linearize_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        double A_rest[16U * KARNOPP_MASSES_LANES];
        double B_rest[8U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_linearize_block(KARNOPP_MASSES_SETS, &prepared[karnopp_masses_pack_place(0U, first)], KARNOPP_MASSES_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        karnopp_masses_pack_give(16U, count, first, KARNOPP_MASSES_LANES, A_rest, A);
        karnopp_masses_pack_give(8U, count, first, KARNOPP_MASSES_LANES, B_rest, B);
    }
}

#else

typedef int karnopp_masses_has_no_vector_code;

#endif
