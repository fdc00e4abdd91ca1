/* pendulum, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with PENDULUM_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in pendulum_batch.c. */
#include "pendulum_batch.h"

#if defined(PENDULUM_VECTOR) && defined(__GNUC__)

#include "pendulum_inline.h"

static PENDULUM_APART void pendulum_pack_prepare_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict parameters, double *restrict ready)
{
    (void)spacing;
    (void)prepared;
    *(pendulum_unaligned *)&ready[16U * stride] = pendulum_pack_at(&parameters[0]);
    *(pendulum_unaligned *)&ready[8U * stride] = pendulum_pack_at(&parameters[2U * stride]);
    *(pendulum_unaligned *)&ready[stride] = pendulum_pack_at(&parameters[3U * stride]);
    const pendulum_pack v0 = 0.5 * pendulum_pack_at(&parameters[2U * stride]);
    const pendulum_pack v1 = v0 * pendulum_pack_at(&parameters[stride]);
    *(pendulum_unaligned *)&ready[10U * stride] = v1;
    const pendulum_pack v2 = v1 * pendulum_pack_at(&parameters[0]);
    *(pendulum_unaligned *)&ready[2U * stride] = v2;
    const pendulum_pack v3 = ((pendulum_pack_at(&parameters[stride]) * (pendulum_pack_at(&parameters[2U * stride]) * pendulum_pack_at(&parameters[2U * stride]))) / 12.0) + (2.0 * (v0 * (0.5 * v1)));
    *(pendulum_unaligned *)&ready[0] = v3;
    const pendulum_pack v4 = 1.0 / v3;
    *(pendulum_unaligned *)&ready[5U * stride] = v4;
    const pendulum_pack v5 = pendulum_pack_at(&parameters[3U * stride]) * v4;
    *(pendulum_unaligned *)&ready[3U * stride] = v5;
    const pendulum_pack v6 = v2 * v4;
    *(pendulum_unaligned *)&ready[4U * stride] = v6;
    *(pendulum_unaligned *)&ready[12U * stride] = -v5;
    *(pendulum_unaligned *)&ready[13U * stride] = -v6;
    *(pendulum_unaligned *)&ready[6U * stride] = 0.5 * v3;
    *(pendulum_unaligned *)&ready[7U * stride] = -v2;
    *(pendulum_unaligned *)&ready[9U * stride] = -pendulum_pack_at(&parameters[2U * stride]);
    *(pendulum_unaligned *)&ready[11U * stride] = pendulum_pack_at(&parameters[stride]) * pendulum_pack_at(&parameters[0]);
    *(pendulum_unaligned *)&ready[14U * stride] = v5 + v5;
    *(pendulum_unaligned *)&ready[15U * stride] = v4 + v4;
}

void pendulum_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; pendulum_pack_place(0U, first) < pendulum_ensemble_size(count); first += PENDULUM_SETS) {
        double group[4U * PENDULUM_SETS];

        pendulum_pack_take(4U, count, first, PENDULUM_SETS, parameters, group);
        for (size_t lane = 0U; lane < PENDULUM_SETS; lane += PENDULUM_LANES) {
            pendulum_pack_prepare_block(0U, group, PENDULUM_SETS, &group[lane], &prepared[pendulum_pack_place(0U, first) + lane]);
        }
    }
}

PENDULUM_BODY void pendulum_pack_mass_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    (void)stride;
    (void)q;
    *(pendulum_unaligned *)&M[0] = pendulum_pack_number(prepared, 0U, spacing, 0U);
}

static PENDULUM_APART void pendulum_pack_mass_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    pendulum_pack_mass_matrix_block_body(0U, prepared, stride, q, M);
}

static PENDULUM_APART void pendulum_pack_mass_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_mass_matrix_block_body(spacing, prepared, stride, q, M);
}

PENDULUM_INLINE void pendulum_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        pendulum_pack_mass_matrix_block_same(prepared, stride, q, M);
    } else {
        pendulum_pack_mass_matrix_block_each(spacing, prepared, stride, q, M);
    }
}

void pendulum_mass_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *M)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_mass_matrix_block(0U, prepared->k, count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double M_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_mass_matrix_block(0U, prepared->k, PENDULUM_LANES, q_rest, M_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, M_rest, M);
    }
}

void pendulum_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_mass_matrix_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &M[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double M_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_mass_matrix_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, M_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, M_rest, M);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_bias_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *h)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double qd_lane[1];
            double h_lane[1];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 17U; k++) {
                    prepared_lane.k[k] = prepared[pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 1U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 1U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            pendulum_bias(own, q_lane, qd_lane, h_lane);
            for (size_t k = 0U; k < 1U; k++) {
                h[(k * stride) + lane] = h_lane[k];
            }
        }
    }
}

PENDULUM_BODY void pendulum_pack_bias_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&h[0] = (pendulum_pack_at(&qd[0]) * pendulum_pack_number(prepared, 1U, spacing, 0U)) + (pendulum_pack_number(prepared, 2U, spacing, 0U) * v0_sine[0]);
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_bias_again(v_beyond, 0U, spacing, prepared, stride, q, qd, h);
    }
}

static PENDULUM_APART void pendulum_pack_bias_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    pendulum_pack_bias_block_body(0U, prepared, stride, q, qd, h);
}

static PENDULUM_APART void pendulum_pack_bias_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_bias_block_body(spacing, prepared, stride, q, qd, h);
}

PENDULUM_INLINE void pendulum_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        pendulum_pack_bias_block_same(prepared, stride, q, qd, h);
    } else {
        pendulum_pack_bias_block_each(spacing, prepared, stride, q, qd, h);
    }
}

void pendulum_bias_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_bias_block(0U, prepared->k, count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double h_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_bias_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, h_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, h_rest, h);
    }
}

void pendulum_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_bias_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &h[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double h_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_bias_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, qd_rest, h_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, h_rest, h);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_gravity_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *g)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double g_lane[1];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 17U; k++) {
                    prepared_lane.k[k] = prepared[pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 1U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            pendulum_gravity(own, q_lane, g_lane);
            for (size_t k = 0U; k < 1U; k++) {
                g[(k * stride) + lane] = g_lane[k];
            }
        }
    }
}

PENDULUM_BODY void pendulum_pack_gravity_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&g[0] = pendulum_pack_number(prepared, 2U, spacing, 0U) * v0_sine[0];
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_gravity_again(v_beyond, 0U, spacing, prepared, stride, q, g);
    }
}

static PENDULUM_APART void pendulum_pack_gravity_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    pendulum_pack_gravity_block_body(0U, prepared, stride, q, g);
}

static PENDULUM_APART void pendulum_pack_gravity_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_gravity_block_body(spacing, prepared, stride, q, g);
}

PENDULUM_INLINE void pendulum_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    if (spacing == 0U) {
        pendulum_pack_gravity_block_same(prepared, stride, q, g);
    } else {
        pendulum_pack_gravity_block_each(spacing, prepared, stride, q, g);
    }
}

void pendulum_gravity_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *g)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_gravity_block(0U, prepared->k, count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double g_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_gravity_block(0U, prepared->k, PENDULUM_LANES, q_rest, g_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, g_rest, g);
    }
}

void pendulum_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_gravity_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &g[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double g_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_gravity_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, g_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, g_rest, g);
    }
}

static PENDULUM_APART void pendulum_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    (void)qd;
    *(pendulum_unaligned *)&C[0] = pendulum_pack_splat(0.0);
}

void pendulum_coriolis_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double C_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_coriolis_matrix_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, C_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, C_rest, C);
    }
}

void pendulum_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_coriolis_matrix_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &C[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double C_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_coriolis_matrix_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, qd_rest, C_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, C_rest, C);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_inverse_dynamics_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double qd_lane[1];
            double qdd_lane[1];
            double tau_lane[1];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 17U; k++) {
                    prepared_lane.k[k] = prepared[pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 1U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 1U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 1U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            pendulum_inverse_dynamics(own, q_lane, qd_lane, qdd_lane, tau_lane);
            for (size_t k = 0U; k < 1U; k++) {
                tau[(k * stride) + lane] = tau_lane[k];
            }
        }
    }
}

PENDULUM_BODY void pendulum_pack_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&tau[0] = ((pendulum_pack_at(&qd[0]) * pendulum_pack_number(prepared, 1U, spacing, 0U)) + (pendulum_pack_number(prepared, 0U, spacing, 0U) * pendulum_pack_at(&qdd[0]))) + (pendulum_pack_number(prepared, 2U, spacing, 0U) * v0_sine[0]);
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_inverse_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, tau);
    }
}

static PENDULUM_APART void pendulum_pack_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    pendulum_pack_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau);
}

static PENDULUM_APART void pendulum_pack_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau);
}

PENDULUM_INLINE void pendulum_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        pendulum_pack_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau);
    } else {
        pendulum_pack_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau);
    }
}

void pendulum_inverse_dynamics_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];
        double tau_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qdd, qdd_rest);
        pendulum_pack_inverse_dynamics_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, tau_rest, tau);
    }
}

void pendulum_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_inverse_dynamics_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &tau[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];
        double tau_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qdd, qdd_rest);
        pendulum_pack_inverse_dynamics_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, tau_rest, tau);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_forward_dynamics_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double qd_lane[1];
            double tau_lane[1];
            double qdd_lane[1];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 17U; k++) {
                    prepared_lane.k[k] = prepared[pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 1U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 1U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 1U; k++) {
                tau_lane[k] = tau[(k * stride) + lane];
            }
            pendulum_forward_dynamics(own, q_lane, qd_lane, tau_lane, qdd_lane);
            for (size_t k = 0U; k < 1U; k++) {
                qdd[(k * stride) + lane] = qdd_lane[k];
            }
        }
    }
}

PENDULUM_BODY void pendulum_pack_forward_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&qdd[0] = ((pendulum_pack_at(&tau[0]) * pendulum_pack_number(prepared, 5U, spacing, 0U)) - (pendulum_pack_at(&qd[0]) * pendulum_pack_number(prepared, 3U, spacing, 0U))) - (pendulum_pack_number(prepared, 4U, spacing, 0U) * v0_sine[0]);
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_forward_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, qdd);
    }
}

static PENDULUM_APART void pendulum_pack_forward_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    pendulum_pack_forward_dynamics_block_body(0U, prepared, stride, q, qd, tau, qdd);
}

static PENDULUM_APART void pendulum_pack_forward_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_forward_dynamics_block_body(spacing, prepared, stride, q, qd, tau, qdd);
}

PENDULUM_INLINE void pendulum_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        pendulum_pack_forward_dynamics_block_same(prepared, stride, q, qd, tau, qdd);
    } else {
        pendulum_pack_forward_dynamics_block_each(spacing, prepared, stride, q, qd, tau, qdd);
    }
}

void pendulum_forward_dynamics_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double tau_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, tau, tau_rest);
        pendulum_pack_forward_dynamics_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, qdd_rest, qdd);
    }
}

void pendulum_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_forward_dynamics_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &qdd[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double tau_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, tau, tau_rest);
        pendulum_pack_forward_dynamics_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, qdd_rest, qdd);
    }
}

PENDULUM_BODY void pendulum_pack_kinetic_energy_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    (void)stride;
    (void)q;
    *(pendulum_unaligned *)&T[0] = pendulum_pack_number(prepared, 6U, spacing, 0U) * (pendulum_pack_at(&qd[0]) * pendulum_pack_at(&qd[0]));
}

static PENDULUM_APART void pendulum_pack_kinetic_energy_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    pendulum_pack_kinetic_energy_block_body(0U, prepared, stride, q, qd, T);
}

static PENDULUM_APART void pendulum_pack_kinetic_energy_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_kinetic_energy_block_body(spacing, prepared, stride, q, qd, T);
}

PENDULUM_INLINE void pendulum_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        pendulum_pack_kinetic_energy_block_same(prepared, stride, q, qd, T);
    } else {
        pendulum_pack_kinetic_energy_block_each(spacing, prepared, stride, q, qd, T);
    }
}

void pendulum_kinetic_energy_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double T_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_kinetic_energy_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, T_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, T_rest, T);
    }
}

void pendulum_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_kinetic_energy_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &T[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double T_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_kinetic_energy_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, qd_rest, T_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, T_rest, T);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_potential_energy_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *V)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 17U; k++) {
                    prepared_lane.k[k] = prepared[pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 1U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            pendulum_potential_energy(own, q_lane, &V[lane]);
        }
    }
}

PENDULUM_BODY void pendulum_pack_potential_energy_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&V[0] = pendulum_pack_number(prepared, 7U, spacing, 0U) * v0_cosine[0];
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_potential_energy_again(v_beyond, 0U, spacing, prepared, stride, q, V);
    }
}

static PENDULUM_APART void pendulum_pack_potential_energy_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    pendulum_pack_potential_energy_block_body(0U, prepared, stride, q, V);
}

static PENDULUM_APART void pendulum_pack_potential_energy_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_potential_energy_block_body(spacing, prepared, stride, q, V);
}

PENDULUM_INLINE void pendulum_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    if (spacing == 0U) {
        pendulum_pack_potential_energy_block_same(prepared, stride, q, V);
    } else {
        pendulum_pack_potential_energy_block_each(spacing, prepared, stride, q, V);
    }
}

void pendulum_potential_energy_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *V)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double V_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_potential_energy_block(0U, prepared->k, PENDULUM_LANES, q_rest, V_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, V_rest, V);
    }
}

void pendulum_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_potential_energy_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &V[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double V_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_potential_energy_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, V_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, V_rest, V);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_position_tip_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *x)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double x_lane[3];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 17U; k++) {
                    prepared_lane.k[k] = prepared[pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 1U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            pendulum_position_tip(own, q_lane, x_lane);
            for (size_t k = 0U; k < 3U; k++) {
                x[(k * stride) + lane] = x_lane[k];
            }
        }
    }
}

PENDULUM_BODY void pendulum_pack_position_tip_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&x[2U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&x[0] = pendulum_pack_number(prepared, 8U, spacing, 0U) * v0_cosine[0];
    *(pendulum_unaligned *)&x[stride] = pendulum_pack_number(prepared, 8U, spacing, 0U) * v0_sine[0];
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_position_tip_again(v_beyond, 0U, spacing, prepared, stride, q, x);
    }
}

static PENDULUM_APART void pendulum_pack_position_tip_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    pendulum_pack_position_tip_block_body(0U, prepared, stride, q, x);
}

static PENDULUM_APART void pendulum_pack_position_tip_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_position_tip_block_body(spacing, prepared, stride, q, x);
}

PENDULUM_INLINE void pendulum_pack_position_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    if (spacing == 0U) {
        pendulum_pack_position_tip_block_same(prepared, stride, q, x);
    } else {
        pendulum_pack_position_tip_block_each(spacing, prepared, stride, q, x);
    }
}

void pendulum_position_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *x)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_position_tip_block(0U, prepared->k, count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double x_rest[3U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_position_tip_block(0U, prepared->k, PENDULUM_LANES, q_rest, x_rest);
        pendulum_pack_give(3U, count, first, PENDULUM_LANES, x_rest, x);
    }
}

void pendulum_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_position_tip_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &x[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double x_rest[3U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_position_tip_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, x_rest);
        pendulum_pack_give(3U, count, first, PENDULUM_LANES, x_rest, x);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_rotation_tip_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *R)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double R_lane[9];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 17U; k++) {
                    prepared_lane.k[k] = prepared[pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 1U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            pendulum_rotation_tip(own, q_lane, R_lane);
            for (size_t k = 0U; k < 9U; k++) {
                R[(k * stride) + lane] = R_lane[k];
            }
        }
    }
}

static PENDULUM_APART void pendulum_pack_rotation_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict R)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&R[3U * stride] = v0_sine[0];
    *(pendulum_unaligned *)&R[0] = v0_cosine[0];
    *(pendulum_unaligned *)&R[4U * stride] = v0_cosine[0];
    *(pendulum_unaligned *)&R[2U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&R[5U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&R[6U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&R[7U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&R[8U * stride] = pendulum_pack_splat(1.0);
    *(pendulum_unaligned *)&R[stride] = -v0_sine[0];
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_rotation_tip_again(v_beyond, 0U, spacing, prepared, stride, q, R);
    }
}

void pendulum_rotation_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *R)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_rotation_tip_block(0U, prepared->k, count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double R_rest[9U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_rotation_tip_block(0U, prepared->k, PENDULUM_LANES, q_rest, R_rest);
        pendulum_pack_give(9U, count, first, PENDULUM_LANES, R_rest, R);
    }
}

void pendulum_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_rotation_tip_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &R[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double R_rest[9U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_rotation_tip_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, R_rest);
        pendulum_pack_give(9U, count, first, PENDULUM_LANES, R_rest, R);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_jacobian_tip_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *J)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double J_lane[6];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 17U; k++) {
                    prepared_lane.k[k] = prepared[pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 1U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            pendulum_jacobian_tip(own, q_lane, J_lane);
            for (size_t k = 0U; k < 6U; k++) {
                J[(k * stride) + lane] = J_lane[k];
            }
        }
    }
}

PENDULUM_BODY void pendulum_pack_jacobian_tip_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&J[2U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&J[3U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&J[4U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&J[stride] = pendulum_pack_number(prepared, 8U, spacing, 0U) * v0_cosine[0];
    *(pendulum_unaligned *)&J[5U * stride] = pendulum_pack_splat(1.0);
    *(pendulum_unaligned *)&J[0] = pendulum_pack_number(prepared, 9U, spacing, 0U) * v0_sine[0];
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_jacobian_tip_again(v_beyond, 0U, spacing, prepared, stride, q, J);
    }
}

static PENDULUM_APART void pendulum_pack_jacobian_tip_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    pendulum_pack_jacobian_tip_block_body(0U, prepared, stride, q, J);
}

static PENDULUM_APART void pendulum_pack_jacobian_tip_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_jacobian_tip_block_body(spacing, prepared, stride, q, J);
}

PENDULUM_INLINE void pendulum_pack_jacobian_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    if (spacing == 0U) {
        pendulum_pack_jacobian_tip_block_same(prepared, stride, q, J);
    } else {
        pendulum_pack_jacobian_tip_block_each(spacing, prepared, stride, q, J);
    }
}

void pendulum_jacobian_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *J)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_jacobian_tip_block(0U, prepared->k, count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double J_rest[6U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_jacobian_tip_block(0U, prepared->k, PENDULUM_LANES, q_rest, J_rest);
        pendulum_pack_give(6U, count, first, PENDULUM_LANES, J_rest, J);
    }
}

void pendulum_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_jacobian_tip_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &J[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double J_rest[6U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_jacobian_tip_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, J_rest);
        pendulum_pack_give(6U, count, first, PENDULUM_LANES, J_rest, J);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_influence_tip_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *G, double *H)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double G_lane[3];
            double H_lane[3];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 17U; k++) {
                    prepared_lane.k[k] = prepared[pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 1U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            pendulum_influence_tip(own, q_lane, G_lane, H_lane);
            for (size_t k = 0U; k < 3U; k++) {
                G[(k * stride) + lane] = G_lane[k];
            }
            for (size_t k = 0U; k < 3U; k++) {
                H[(k * stride) + lane] = H_lane[k];
            }
        }
    }
}

PENDULUM_BODY void pendulum_pack_influence_tip_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&G[2U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&H[2U * stride] = pendulum_pack_splat(0.0);
    const pendulum_pack v2 = pendulum_pack_number(prepared, 8U, spacing, 0U) * v0_cosine[0];
    *(pendulum_unaligned *)&G[stride] = v2;
    const pendulum_pack v3 = -(pendulum_pack_number(prepared, 8U, spacing, 0U) * v0_sine[0]);
    *(pendulum_unaligned *)&G[0] = v3;
    *(pendulum_unaligned *)&H[stride] = v3;
    *(pendulum_unaligned *)&H[0] = -v2;
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_influence_tip_again(v_beyond, 0U, spacing, prepared, stride, q, G, H);
    }
}

static PENDULUM_APART void pendulum_pack_influence_tip_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    pendulum_pack_influence_tip_block_body(0U, prepared, stride, q, G, H);
}

static PENDULUM_APART void pendulum_pack_influence_tip_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_influence_tip_block_body(spacing, prepared, stride, q, G, H);
}

PENDULUM_INLINE void pendulum_pack_influence_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    if (spacing == 0U) {
        pendulum_pack_influence_tip_block_same(prepared, stride, q, G, H);
    } else {
        pendulum_pack_influence_tip_block_each(spacing, prepared, stride, q, G, H);
    }
}

void pendulum_influence_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_influence_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double G_rest[3U * PENDULUM_LANES];
        double H_rest[3U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_influence_tip_block(0U, prepared->k, PENDULUM_LANES, q_rest, G_rest, H_rest);
        pendulum_pack_give(3U, count, first, PENDULUM_LANES, G_rest, G);
        pendulum_pack_give(3U, count, first, PENDULUM_LANES, H_rest, H);
    }
}

void pendulum_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_influence_tip_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &G[first], &H[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double G_rest[3U * PENDULUM_LANES];
        double H_rest[3U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_influence_tip_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, G_rest, H_rest);
        pendulum_pack_give(3U, count, first, PENDULUM_LANES, G_rest, G);
        pendulum_pack_give(3U, count, first, PENDULUM_LANES, H_rest, H);
    }
}

static PENDULUM_APART void pendulum_pack_influence_rotational_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(pendulum_unaligned *)&G[0] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&G[stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&H[0] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&H[stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&H[2U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&G[2U * stride] = pendulum_pack_splat(1.0);
}

void pendulum_influence_rotational_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_influence_rotational_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double G_rest[3U * PENDULUM_LANES];
        double H_rest[3U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_influence_rotational_tip_block(0U, prepared->k, PENDULUM_LANES, q_rest, G_rest, H_rest);
        pendulum_pack_give(3U, count, first, PENDULUM_LANES, G_rest, G);
        pendulum_pack_give(3U, count, first, PENDULUM_LANES, H_rest, H);
    }
}

void pendulum_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_influence_rotational_tip_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &G[first], &H[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double G_rest[3U * PENDULUM_LANES];
        double H_rest[3U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_influence_rotational_tip_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, G_rest, H_rest);
        pendulum_pack_give(3U, count, first, PENDULUM_LANES, G_rest, G);
        pendulum_pack_give(3U, count, first, PENDULUM_LANES, H_rest, H);
    }
}

#else

typedef int pendulum_has_no_vector_code;

#endif
