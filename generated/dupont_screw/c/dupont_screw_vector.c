/* dupont_screw, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with DUPONT_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in dupont_screw_batch.c. */
#include "dupont_screw_batch.h"

#if defined(DUPONT_SCREW_VECTOR) && defined(__GNUC__)

#include "dupont_screw_inline.h"

static DUPONT_SCREW_APART void dupont_screw_pack_prepare_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict parameters, double *restrict ready)
{
    (void)spacing;
    (void)prepared;
    *(dupont_screw_unaligned *)&ready[0] = dupont_screw_pack_at(&parameters[0]);
    *(dupont_screw_unaligned *)&ready[stride] = 0.01818181818181818 * dupont_screw_pack_at(&parameters[0]);
    *(dupont_screw_unaligned *)&ready[2U * stride] = -dupont_screw_pack_at(&parameters[0]);
    const dupont_screw_pack v0 = 1.6666666666666667 * dupont_screw_pack_at(&parameters[0]);
    const dupont_screw_pack v1 = 0.41666666666666674 * dupont_screw_pack_at(&parameters[0]);
    *(dupont_screw_unaligned *)&ready[3U * stride] = dupont_screw_pack_min(v0, v1);
    *(dupont_screw_unaligned *)&ready[4U * stride] = dupont_screw_pack_max(v0, v1);
}

void dupont_screw_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; dupont_screw_pack_place(0U, first) < dupont_screw_ensemble_size(count); first += DUPONT_SCREW_SETS) {
        double group[1U * DUPONT_SCREW_SETS];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_SETS, parameters, group);
        for (size_t lane = 0U; lane < DUPONT_SCREW_SETS; lane += DUPONT_SCREW_LANES) {
            dupont_screw_pack_prepare_block(0U, group, DUPONT_SCREW_SETS, &group[lane], &prepared[dupont_screw_pack_place(0U, first) + lane]);
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    *(dupont_screw_unaligned *)&M[0] = dupont_screw_pack_splat(55.0);
}

void dupont_screw_mass_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *M)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_mass_matrix_block(0U, prepared->k, count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double M_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_mass_matrix_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, M_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, M_rest, M);
    }
}

void dupont_screw_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_mass_matrix_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &M[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double M_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_mass_matrix_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, M_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, M_rest, M);
    }
}

DUPONT_SCREW_BODY void dupont_screw_pack_bias_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    (void)stride;
    (void)q;
    (void)qd;
    *(dupont_screw_unaligned *)&h[0] = dupont_screw_pack_number(prepared, 0U, spacing, 0U);
}

static DUPONT_SCREW_APART void dupont_screw_pack_bias_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    dupont_screw_pack_bias_block_body(0U, prepared, stride, q, qd, h);
}

static DUPONT_SCREW_APART void dupont_screw_pack_bias_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_bias_block_body(spacing, prepared, stride, q, qd, h);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        dupont_screw_pack_bias_block_same(prepared, stride, q, qd, h);
    } else {
        dupont_screw_pack_bias_block_each(spacing, prepared, stride, q, qd, h);
    }
}

void dupont_screw_bias_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_bias_block(0U, prepared->k, count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double h_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_bias_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, h_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, h_rest, h);
    }
}

void dupont_screw_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_bias_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &h[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double h_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_bias_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, h_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, h_rest, h);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    *(dupont_screw_unaligned *)&g[0] = dupont_screw_pack_splat(0.0);
}

void dupont_screw_gravity_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *g)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_gravity_block(0U, prepared->k, count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double g_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_gravity_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, g_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, g_rest, g);
    }
}

void dupont_screw_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_gravity_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &g[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double g_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_gravity_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, g_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, g_rest, g);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    (void)qd;
    *(dupont_screw_unaligned *)&C[0] = dupont_screw_pack_splat(0.0);
}

void dupont_screw_coriolis_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double C_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_coriolis_matrix_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, C_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, C_rest, C);
    }
}

void dupont_screw_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_coriolis_matrix_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &C[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double C_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_coriolis_matrix_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, C_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, C_rest, C);
    }
}

DUPONT_SCREW_BODY void dupont_screw_pack_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)stride;
    (void)q;
    (void)qd;
    *(dupont_screw_unaligned *)&tau[0] = dupont_screw_pack_number(prepared, 0U, spacing, 0U) + (55.0 * dupont_screw_pack_at(&qdd[0]));
}

static DUPONT_SCREW_APART void dupont_screw_pack_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    dupont_screw_pack_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau);
}

static DUPONT_SCREW_APART void dupont_screw_pack_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        dupont_screw_pack_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau);
    } else {
        dupont_screw_pack_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau);
    }
}

void dupont_screw_inverse_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_inverse_dynamics_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, tau_rest, tau);
    }
}

void dupont_screw_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_inverse_dynamics_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &tau[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_inverse_dynamics_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, tau_rest, tau);
    }
}

DUPONT_SCREW_BODY void dupont_screw_pack_forward_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    (void)stride;
    (void)q;
    (void)qd;
    *(dupont_screw_unaligned *)&qdd[0] = (0.01818181818181818 * dupont_screw_pack_at(&tau[0])) - dupont_screw_pack_number(prepared, 1U, spacing, 0U);
}

static DUPONT_SCREW_APART void dupont_screw_pack_forward_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    dupont_screw_pack_forward_dynamics_block_body(0U, prepared, stride, q, qd, tau, qdd);
}

static DUPONT_SCREW_APART void dupont_screw_pack_forward_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_forward_dynamics_block_body(spacing, prepared, stride, q, qd, tau, qdd);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        dupont_screw_pack_forward_dynamics_block_same(prepared, stride, q, qd, tau, qdd);
    } else {
        dupont_screw_pack_forward_dynamics_block_each(spacing, prepared, stride, q, qd, tau, qdd);
    }
}

void dupont_screw_forward_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_forward_dynamics_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qdd_rest, qdd);
    }
}

void dupont_screw_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_forward_dynamics_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &qdd[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_forward_dynamics_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qdd_rest, qdd);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    *(dupont_screw_unaligned *)&T[0] = dupont_screw_pack_at(&qd[0]) * (dupont_screw_pack_at(&qd[0]) * 27.5);
}

void dupont_screw_kinetic_energy_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double T_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_kinetic_energy_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, T_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, T_rest, T);
    }
}

void dupont_screw_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_kinetic_energy_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &T[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double T_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_kinetic_energy_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, T_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, T_rest, T);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    *(dupont_screw_unaligned *)&V[0] = dupont_screw_pack_splat(0.0);
}

void dupont_screw_potential_energy_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *V)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double V_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_potential_energy_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, V_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, V_rest, V);
    }
}

void dupont_screw_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_potential_energy_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &V[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double V_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_potential_energy_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, V_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, V_rest, V);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    *(dupont_screw_unaligned *)&P[0] = dupont_screw_pack_splat(0.0);
}

void dupont_screw_inertia_power_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *P)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double P_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_inertia_power_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, P_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, P_rest, P);
    }
}

void dupont_screw_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_inertia_power_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &P[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double P_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_inertia_power_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, P_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, P_rest, P);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    *(dupont_screw_unaligned *)&F[0] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&F[stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&F[2U * stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&F[3U * stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&F[4U * stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&F[5U * stride] = 50.0 * dupont_screw_pack_at(&qdd[0]);
}

void dupont_screw_reactions_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double F_rest[6U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_reactions_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        dupont_screw_pack_give(6U, count, first, DUPONT_SCREW_LANES, F_rest, F);
    }
}

void dupont_screw_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_reactions_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &F[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double F_rest[6U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_reactions_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        dupont_screw_pack_give(6U, count, first, DUPONT_SCREW_LANES, F_rest, F);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    (void)qd;
    (void)qdd;
    *(dupont_screw_unaligned *)&by_q[0] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&by_qd[0] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&by_qdd[0] = dupont_screw_pack_splat(55.0);
}

void dupont_screw_inverse_dynamics_gradients_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double by_q_rest[1U * DUPONT_SCREW_LANES];
        double by_qd_rest[1U * DUPONT_SCREW_LANES];
        double by_qdd_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_inverse_dynamics_gradients_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, by_q_rest, by_q);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, by_qd_rest, by_qd);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, by_qdd_rest, by_qdd);
    }
}

void dupont_screw_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_inverse_dynamics_gradients_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double by_q_rest[1U * DUPONT_SCREW_LANES];
        double by_qd_rest[1U * DUPONT_SCREW_LANES];
        double by_qdd_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_inverse_dynamics_gradients_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, by_q_rest, by_q);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, by_qd_rest, by_qd);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, by_qdd_rest, by_qdd);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)tau;
    *(dupont_screw_unaligned *)&A[0] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&A[2U * stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&A[3U * stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&B[0] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&A[stride] = dupont_screw_pack_splat(1.0);
    *(dupont_screw_unaligned *)&B[stride] = dupont_screw_pack_splat(0.01818181818181818);
}

void dupont_screw_linearize_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double A_rest[4U * DUPONT_SCREW_LANES];
        double B_rest[2U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_linearize_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        dupont_screw_pack_give(4U, count, first, DUPONT_SCREW_LANES, A_rest, A);
        dupont_screw_pack_give(2U, count, first, DUPONT_SCREW_LANES, B_rest, B);
    }
}

void dupont_screw_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_linearize_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double A_rest[4U * DUPONT_SCREW_LANES];
        double B_rest[2U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_linearize_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        dupont_screw_pack_give(4U, count, first, DUPONT_SCREW_LANES, A_rest, A);
        dupont_screw_pack_give(2U, count, first, DUPONT_SCREW_LANES, B_rest, B);
    }
}

DUPONT_SCREW_BODY void dupont_screw_pack_linearize_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    *(dupont_screw_unaligned *)&A[2U * stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&A[0] = dupont_screw_pack_splat(1.0);
    *(dupont_screw_unaligned *)&A[3U * stride] = dupont_screw_pack_splat(1.0);
    *(dupont_screw_unaligned *)&A[stride] = dupont_screw_pack_at(&dt[0]);
    const dupont_screw_pack v0 = dupont_screw_pack_at(&dt[0]) * ((0.01818181818181818 * dupont_screw_pack_at(&tau[0])) - dupont_screw_pack_number(prepared, 1U, spacing, 0U));
    *(dupont_screw_unaligned *)&q_next[0] = dupont_screw_pack_at(&q[0]) + (dupont_screw_pack_at(&dt[0]) * (dupont_screw_pack_at(&qd[0]) + (0.5 * v0)));
    *(dupont_screw_unaligned *)&qd_next[0] = dupont_screw_pack_at(&qd[0]) + v0;
    *(dupont_screw_unaligned *)&B[0] = dupont_screw_pack_at(&dt[0]) * (dupont_screw_pack_at(&dt[0]) * 0.00909090909090909);
    *(dupont_screw_unaligned *)&B[stride] = 0.01818181818181818 * dupont_screw_pack_at(&dt[0]);
}

static DUPONT_SCREW_APART void dupont_screw_pack_linearize_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    dupont_screw_pack_linearize_step_block_body(0U, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

static DUPONT_SCREW_APART void dupont_screw_pack_linearize_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_linearize_step_block_body(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        dupont_screw_pack_linearize_step_block_same(prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    } else {
        dupont_screw_pack_linearize_step_block_each(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    }
}

void dupont_screw_linearize_step_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_linearize_step_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double dt_rest[1U * DUPONT_SCREW_LANES];
        double q_next_rest[1U * DUPONT_SCREW_LANES];
        double qd_next_rest[1U * DUPONT_SCREW_LANES];
        double A_rest[4U * DUPONT_SCREW_LANES];
        double B_rest[2U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, dt, dt_rest);
        dupont_screw_pack_linearize_step_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, q_next_rest, q_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qd_next_rest, qd_next);
        dupont_screw_pack_give(4U, count, first, DUPONT_SCREW_LANES, A_rest, A);
        dupont_screw_pack_give(2U, count, first, DUPONT_SCREW_LANES, B_rest, B);
    }
}

void dupont_screw_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_linearize_step_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double dt_rest[1U * DUPONT_SCREW_LANES];
        double q_next_rest[1U * DUPONT_SCREW_LANES];
        double qd_next_rest[1U * DUPONT_SCREW_LANES];
        double A_rest[4U * DUPONT_SCREW_LANES];
        double B_rest[2U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, dt, dt_rest);
        dupont_screw_pack_linearize_step_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, q_next_rest, q_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qd_next_rest, qd_next);
        dupont_screw_pack_give(4U, count, first, DUPONT_SCREW_LANES, A_rest, A);
        dupont_screw_pack_give(2U, count, first, DUPONT_SCREW_LANES, B_rest, B);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    *(dupont_screw_unaligned *)&Y[0] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&Y[stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&Y[2U * stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&Y[3U * stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&Y[4U * stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&Y[5U * stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&Y[6U * stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&Y[7U * stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&Y[8U * stride] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&Y[9U * stride] = dupont_screw_pack_at(&qdd[0]);
}

void dupont_screw_regressor_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double Y_rest[10U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_regressor_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        dupont_screw_pack_give(10U, count, first, DUPONT_SCREW_LANES, Y_rest, Y);
    }
}

void dupont_screw_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_regressor_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double qdd_rest[1U * DUPONT_SCREW_LANES];
        double Y_rest[10U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qdd, qdd_rest);
        dupont_screw_pack_regressor_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        dupont_screw_pack_give(10U, count, first, DUPONT_SCREW_LANES, Y_rest, Y);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    *(dupont_screw_unaligned *)&K[0] = dupont_screw_pack_splat(0.0);
}

void dupont_screw_stiffness_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *K)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double K_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_stiffness_matrix_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, K_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, K_rest, K);
    }
}

void dupont_screw_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_stiffness_matrix_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double K_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_stiffness_matrix_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, K_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, K_rest, K);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    *(dupont_screw_unaligned *)&D[0] = dupont_screw_pack_splat(0.0);
}

void dupont_screw_damping_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *D)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double D_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_damping_matrix_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, D_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, D_rest, D);
    }
}

void dupont_screw_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_damping_matrix_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double D_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_damping_matrix_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, D_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, D_rest, D);
    }
}

DUPONT_SCREW_BODY void dupont_screw_pack_applied_forces_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict Q, double *restrict pull, double *restrict V)
{
    (void)stride;
    (void)q;
    (void)qd;
    *(dupont_screw_unaligned *)&pull[0] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&V[0] = dupont_screw_pack_splat(0.0);
    *(dupont_screw_unaligned *)&Q[0] = dupont_screw_pack_number(prepared, 2U, spacing, 0U);
}

static DUPONT_SCREW_APART void dupont_screw_pack_applied_forces_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict Q, double *restrict pull, double *restrict V)
{
    dupont_screw_pack_applied_forces_block_body(0U, prepared, stride, q, qd, Q, pull, V);
}

static DUPONT_SCREW_APART void dupont_screw_pack_applied_forces_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict Q, double *restrict pull, double *restrict V)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_applied_forces_block_body(spacing, prepared, stride, q, qd, Q, pull, V);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_applied_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict Q, double *restrict pull, double *restrict V)
{
    if (spacing == 0U) {
        dupont_screw_pack_applied_forces_block_same(prepared, stride, q, qd, Q, pull, V);
    } else {
        dupont_screw_pack_applied_forces_block_each(spacing, prepared, stride, q, qd, Q, pull, V);
    }
}

void dupont_screw_applied_forces_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *Q, double *pull, double *V)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_applied_forces_block(0U, prepared->k, count, &q[first], &qd[first], &Q[first], &pull[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double Q_rest[1U * DUPONT_SCREW_LANES];
        double pull_rest[1U * DUPONT_SCREW_LANES];
        double V_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_applied_forces_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, Q_rest, pull_rest, V_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, Q_rest, Q);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, pull_rest, pull);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, V_rest, V);
    }
}

void dupont_screw_applied_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *Q, double *pull, double *V)
{
    size_t first = 0U;

    for (; (count - first) >= DUPONT_SCREW_LANES; first += DUPONT_SCREW_LANES) {
        dupont_screw_pack_applied_forces_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], count, &q[first], &qd[first], &Q[first], &pull[first], &V[first]);
    }
    if (first < count) {
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        double Q_rest[1U * DUPONT_SCREW_LANES];
        double pull_rest[1U * DUPONT_SCREW_LANES];
        double V_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_applied_forces_block(DUPONT_SCREW_SETS, &prepared[dupont_screw_pack_place(0U, first)], DUPONT_SCREW_LANES, q_rest, qd_rest, Q_rest, pull_rest, V_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, Q_rest, Q);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, pull_rest, pull);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, V_rest, V);
    }
}

#else

typedef int dupont_screw_has_no_vector_code;

#endif
