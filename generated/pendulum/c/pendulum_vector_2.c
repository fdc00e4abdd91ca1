/* pendulum, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with PENDULUM_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in pendulum_batch.c. */
#include "pendulum_batch.h"

#if defined(PENDULUM_VECTOR) && defined(__GNUC__)

#include "pendulum_inline.h"

static PENDULUM_APART void pendulum_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    *(pendulum_unaligned *)&P[0] = pendulum_pack_splat(0.0);
}

void pendulum_inertia_power_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *P)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double P_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_inertia_power_block(0U, prepared->k, PENDULUM_LANES, q_rest, P_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, P_rest, P);
    }
}

void pendulum_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_inertia_power_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &P[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double P_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_inertia_power_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, P_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, P_rest, P);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_reactions_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double qd_lane[1];
            double qdd_lane[1];
            double F_lane[6];

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
            pendulum_reactions(own, q_lane, qd_lane, qdd_lane, F_lane);
            for (size_t k = 0U; k < 6U; k++) {
                F[(k * stride) + lane] = F_lane[k];
            }
        }
    }
}

PENDULUM_BODY void pendulum_pack_reactions_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&F[0] = -((pendulum_pack_number(prepared, 11U, spacing, 0U) * v0_cosine[0]) + (pendulum_pack_number(prepared, 10U, spacing, 0U) * (pendulum_pack_at(&qd[0]) * pendulum_pack_at(&qd[0]))));
    *(pendulum_unaligned *)&F[stride] = (pendulum_pack_number(prepared, 11U, spacing, 0U) * v0_sine[0]) + (pendulum_pack_number(prepared, 10U, spacing, 0U) * pendulum_pack_at(&qdd[0]));
    *(pendulum_unaligned *)&F[2U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&F[3U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&F[4U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&F[5U * stride] = (pendulum_pack_number(prepared, 2U, spacing, 0U) * v0_sine[0]) + (pendulum_pack_number(prepared, 0U, spacing, 0U) * pendulum_pack_at(&qdd[0]));
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_reactions_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, F);
    }
}

static PENDULUM_APART void pendulum_pack_reactions_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    pendulum_pack_reactions_block_body(0U, prepared, stride, q, qd, qdd, F);
}

static PENDULUM_APART void pendulum_pack_reactions_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_reactions_block_body(spacing, prepared, stride, q, qd, qdd, F);
}

PENDULUM_INLINE void pendulum_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    if (spacing == 0U) {
        pendulum_pack_reactions_block_same(prepared, stride, q, qd, qdd, F);
    } else {
        pendulum_pack_reactions_block_each(spacing, prepared, stride, q, qd, qdd, F);
    }
}

void pendulum_reactions_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];
        double F_rest[6U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qdd, qdd_rest);
        pendulum_pack_reactions_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        pendulum_pack_give(6U, count, first, PENDULUM_LANES, F_rest, F);
    }
}

void pendulum_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_reactions_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &F[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];
        double F_rest[6U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qdd, qdd_rest);
        pendulum_pack_reactions_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        pendulum_pack_give(6U, count, first, PENDULUM_LANES, F_rest, F);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_inverse_dynamics_gradients_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double qd_lane[1];
            double qdd_lane[1];
            double by_q_lane[1];
            double by_qd_lane[1];
            double by_qdd_lane[1];

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
            pendulum_inverse_dynamics_gradients(own, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
            for (size_t k = 0U; k < 1U; k++) {
                by_q[(k * stride) + lane] = by_q_lane[k];
            }
            for (size_t k = 0U; k < 1U; k++) {
                by_qd[(k * stride) + lane] = by_qd_lane[k];
            }
            for (size_t k = 0U; k < 1U; k++) {
                by_qdd[(k * stride) + lane] = by_qdd_lane[k];
            }
        }
    }
}

PENDULUM_BODY void pendulum_pack_inverse_dynamics_gradients_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&by_qdd[0] = pendulum_pack_number(prepared, 0U, spacing, 0U);
    *(pendulum_unaligned *)&by_qd[0] = pendulum_pack_number(prepared, 1U, spacing, 0U);
    *(pendulum_unaligned *)&by_q[0] = pendulum_pack_number(prepared, 2U, spacing, 0U) * v0_cosine[0];
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_inverse_dynamics_gradients_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

static PENDULUM_APART void pendulum_pack_inverse_dynamics_gradients_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    pendulum_pack_inverse_dynamics_gradients_block_body(0U, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

static PENDULUM_APART void pendulum_pack_inverse_dynamics_gradients_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_inverse_dynamics_gradients_block_body(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

PENDULUM_INLINE void pendulum_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        pendulum_pack_inverse_dynamics_gradients_block_same(prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    } else {
        pendulum_pack_inverse_dynamics_gradients_block_each(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

void pendulum_inverse_dynamics_gradients_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];
        double by_q_rest[1U * PENDULUM_LANES];
        double by_qd_rest[1U * PENDULUM_LANES];
        double by_qdd_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qdd, qdd_rest);
        pendulum_pack_inverse_dynamics_gradients_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, by_q_rest, by_q);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, by_qd_rest, by_qd);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, by_qdd_rest, by_qdd);
    }
}

void pendulum_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_inverse_dynamics_gradients_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];
        double by_q_rest[1U * PENDULUM_LANES];
        double by_qd_rest[1U * PENDULUM_LANES];
        double by_qdd_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qdd, qdd_rest);
        pendulum_pack_inverse_dynamics_gradients_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, by_q_rest, by_q);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, by_qd_rest, by_qd);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, by_qdd_rest, by_qdd);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_linearize_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double qd_lane[1];
            double tau_lane[1];
            double A_lane[4];
            double B_lane[2];

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
            pendulum_linearize(own, q_lane, qd_lane, tau_lane, A_lane, B_lane);
            for (size_t k = 0U; k < 4U; k++) {
                A[(k * stride) + lane] = A_lane[k];
            }
            for (size_t k = 0U; k < 2U; k++) {
                B[(k * stride) + lane] = B_lane[k];
            }
        }
    }
}

PENDULUM_BODY void pendulum_pack_linearize_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&A[0] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&B[0] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&B[stride] = pendulum_pack_number(prepared, 5U, spacing, 0U);
    *(pendulum_unaligned *)&A[stride] = pendulum_pack_splat(1.0);
    *(pendulum_unaligned *)&A[3U * stride] = pendulum_pack_number(prepared, 12U, spacing, 0U);
    *(pendulum_unaligned *)&A[2U * stride] = pendulum_pack_number(prepared, 13U, spacing, 0U) * v0_cosine[0];
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_linearize_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, A, B);
    }
}

static PENDULUM_APART void pendulum_pack_linearize_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    pendulum_pack_linearize_block_body(0U, prepared, stride, q, qd, tau, A, B);
}

static PENDULUM_APART void pendulum_pack_linearize_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_linearize_block_body(spacing, prepared, stride, q, qd, tau, A, B);
}

PENDULUM_INLINE void pendulum_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        pendulum_pack_linearize_block_same(prepared, stride, q, qd, tau, A, B);
    } else {
        pendulum_pack_linearize_block_each(spacing, prepared, stride, q, qd, tau, A, B);
    }
}

void pendulum_linearize_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double tau_rest[1U * PENDULUM_LANES];
        double A_rest[4U * PENDULUM_LANES];
        double B_rest[2U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, tau, tau_rest);
        pendulum_pack_linearize_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        pendulum_pack_give(4U, count, first, PENDULUM_LANES, A_rest, A);
        pendulum_pack_give(2U, count, first, PENDULUM_LANES, B_rest, B);
    }
}

void pendulum_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_linearize_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double tau_rest[1U * PENDULUM_LANES];
        double A_rest[4U * PENDULUM_LANES];
        double B_rest[2U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, tau, tau_rest);
        pendulum_pack_linearize_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        pendulum_pack_give(4U, count, first, PENDULUM_LANES, A_rest, A);
        pendulum_pack_give(2U, count, first, PENDULUM_LANES, B_rest, B);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_linearize_step_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double qd_lane[1];
            double tau_lane[1];
            double q_next_lane[1];
            double qd_next_lane[1];
            double A_lane[4];
            double B_lane[2];

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
            pendulum_linearize_step(own, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
            for (size_t k = 0U; k < 1U; k++) {
                q_next[(k * stride) + lane] = q_next_lane[k];
            }
            for (size_t k = 0U; k < 1U; k++) {
                qd_next[(k * stride) + lane] = qd_next_lane[k];
            }
            for (size_t k = 0U; k < 4U; k++) {
                A[(k * stride) + lane] = A_lane[k];
            }
            for (size_t k = 0U; k < 2U; k++) {
                B[(k * stride) + lane] = B_lane[k];
            }
        }
    }
}

PENDULUM_BODY void pendulum_pack_linearize_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0 = 0.5 * pendulum_pack_at(&dt[0]);
    const pendulum_pack v1 = pendulum_pack_at(&q[0]) + (pendulum_pack_at(&qd[0]) * v0);
    const pendulum_pack v2_angle[2] = {pendulum_pack_at(&q[0]), v1};
    pendulum_pack v2_sine[2];
    pendulum_pack v2_cosine[2];
    pendulum_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v_beyond);
    pendulum_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v_beyond);
    const pendulum_pack v6 = pendulum_pack_at(&tau[0]) * pendulum_pack_number(prepared, 5U, spacing, 0U);
    const pendulum_pack v7 = ((pendulum_pack_at(&qd[0]) * pendulum_pack_number(prepared, 3U, spacing, 0U)) - v6) + (pendulum_pack_number(prepared, 4U, spacing, 0U) * v2_sine[0]);
    const pendulum_pack v8 = pendulum_pack_at(&qd[0]) - (v0 * v7);
    const pendulum_pack v9 = pendulum_pack_at(&q[0]) + (v0 * v8);
    const pendulum_pack v10_angle[1] = {v9};
    pendulum_pack v10_sine[1];
    pendulum_pack v10_cosine[1];
    pendulum_pack_sincos_pair(&v10_angle[0], &v10_sine[0], &v10_cosine[0], &v_beyond);
    const pendulum_pack v12 = (v6 - (pendulum_pack_number(prepared, 3U, spacing, 0U) * v8)) - (pendulum_pack_number(prepared, 4U, spacing, 0U) * v2_sine[1]);
    const pendulum_pack v13 = pendulum_pack_at(&qd[0]) + (v0 * v12);
    const pendulum_pack v14 = (v6 - (pendulum_pack_number(prepared, 3U, spacing, 0U) * v13)) - (pendulum_pack_number(prepared, 4U, spacing, 0U) * v10_sine[0]);
    const pendulum_pack v15 = 0.16666666666666666 * pendulum_pack_at(&dt[0]);
    const pendulum_pack v16 = v15 * (v12 + v14);
    const pendulum_pack v17 = pendulum_pack_at(&qd[0]) - (v15 * v7);
    *(pendulum_unaligned *)&q_next[0] = pendulum_pack_at(&q[0]) + (pendulum_pack_at(&dt[0]) * (v17 + v16));
    const pendulum_pack v18 = pendulum_pack_at(&q[0]) + (pendulum_pack_at(&dt[0]) * v13);
    const pendulum_pack v19_angle[1] = {v18};
    pendulum_pack v19_sine[1];
    pendulum_pack v19_cosine[1];
    pendulum_pack_sincos_pair(&v19_angle[0], &v19_sine[0], &v19_cosine[0], &v_beyond);
    const pendulum_pack v21 = (pendulum_pack_number(prepared, 5U, spacing, 0U) * v15) * ((pendulum_pack_number(prepared, 2U, spacing, 0U) * v19_sine[0]) + ((pendulum_pack_number(prepared, 1U, spacing, 0U) * (pendulum_pack_at(&qd[0]) + (pendulum_pack_at(&dt[0]) * v14))) - pendulum_pack_at(&tau[0])));
    *(pendulum_unaligned *)&qd_next[0] = (v17 + (2.0 * v16)) - v21;
    const pendulum_pack v22 = pendulum_pack_number(prepared, 4U, spacing, 0U) * v10_cosine[0];
    const pendulum_pack v23 = pendulum_pack_number(prepared, 4U, spacing, 0U) * v2_cosine[0];
    const pendulum_pack v24 = pendulum_pack_number(prepared, 3U, spacing, 0U) * v0;
    const pendulum_pack v25 = pendulum_pack_number(prepared, 4U, spacing, 0U) * v2_cosine[1];
    const pendulum_pack v26 = v25 - (v24 * v23);
    const pendulum_pack v27 = v0 * v22;
    const pendulum_pack v28 = v0 * v27;
    const pendulum_pack v29 = (v23 * v28) + ((v24 * v26) - v22);
    const pendulum_pack v30 = v26 - v29;
    const pendulum_pack v31 = pendulum_pack_at(&dt[0]) * v15;
    *(pendulum_unaligned *)&A[0] = 1.0 - (v31 * (v23 + v30));
    const pendulum_pack v32 = 1.0 - v24;
    const pendulum_pack v33 = (pendulum_pack_number(prepared, 3U, spacing, 0U) * v32) + (v0 * v25);
    const pendulum_pack v34 = 1.0 - v28;
    const pendulum_pack v35 = (v27 - (v24 * v33)) + (pendulum_pack_number(prepared, 3U, spacing, 0U) * v34);
    const pendulum_pack v36 = v33 + v35;
    *(pendulum_unaligned *)&A[stride] = pendulum_pack_at(&dt[0]) - (v31 * (pendulum_pack_number(prepared, 3U, spacing, 0U) + v36));
    const pendulum_pack v37 = pendulum_pack_number(prepared, 3U, spacing, 0U) * pendulum_pack_at(&dt[0]);
    const pendulum_pack v38 = pendulum_pack_number(prepared, 4U, spacing, 0U) * v19_cosine[0];
    const pendulum_pack v39 = pendulum_pack_at(&dt[0]) * v38;
    const pendulum_pack v40 = v0 * v39;
    *(pendulum_unaligned *)&A[2U * stride] = v15 * (((v26 * v40) - (v23 + (v37 * v29))) - ((2.0 * v30) + v38));
    const pendulum_pack v41 = v15 * ((v39 + (2.0 * v36)) + ((pendulum_pack_number(prepared, 14U, spacing, 0U) - (v37 * v35)) - (v33 * v40)));
    *(pendulum_unaligned *)&A[3U * stride] = 1.0 - v41;
    const pendulum_pack v42 = pendulum_pack_number(prepared, 5U, spacing, 0U) * v32;
    const pendulum_pack v43 = (pendulum_pack_number(prepared, 5U, spacing, 0U) * v34) - (v24 * v42);
    const pendulum_pack v44 = v42 + v43;
    *(pendulum_unaligned *)&B[0] = v31 * (pendulum_pack_number(prepared, 5U, spacing, 0U) + v44);
    *(pendulum_unaligned *)&B[stride] = v15 * (((pendulum_pack_number(prepared, 15U, spacing, 0U) - (v37 * v43)) + (2.0 * v44)) - (v42 * v40));
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_linearize_step_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    }
}

static PENDULUM_APART void pendulum_pack_linearize_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    pendulum_pack_linearize_step_block_body(0U, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

static PENDULUM_APART void pendulum_pack_linearize_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_linearize_step_block_body(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

PENDULUM_INLINE void pendulum_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        pendulum_pack_linearize_step_block_same(prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    } else {
        pendulum_pack_linearize_step_block_each(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    }
}

void pendulum_linearize_step_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_linearize_step_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double tau_rest[1U * PENDULUM_LANES];
        double dt_rest[1U * PENDULUM_LANES];
        double q_next_rest[1U * PENDULUM_LANES];
        double qd_next_rest[1U * PENDULUM_LANES];
        double A_rest[4U * PENDULUM_LANES];
        double B_rest[2U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, tau, tau_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, dt, dt_rest);
        pendulum_pack_linearize_step_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, q_next_rest, q_next);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, qd_next_rest, qd_next);
        pendulum_pack_give(4U, count, first, PENDULUM_LANES, A_rest, A);
        pendulum_pack_give(2U, count, first, PENDULUM_LANES, B_rest, B);
    }
}

void pendulum_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_linearize_step_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double tau_rest[1U * PENDULUM_LANES];
        double dt_rest[1U * PENDULUM_LANES];
        double q_next_rest[1U * PENDULUM_LANES];
        double qd_next_rest[1U * PENDULUM_LANES];
        double A_rest[4U * PENDULUM_LANES];
        double B_rest[2U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, tau, tau_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, dt, dt_rest);
        pendulum_pack_linearize_step_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, q_next_rest, q_next);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, qd_next_rest, qd_next);
        pendulum_pack_give(4U, count, first, PENDULUM_LANES, A_rest, A);
        pendulum_pack_give(2U, count, first, PENDULUM_LANES, B_rest, B);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_regressor_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double qd_lane[1];
            double qdd_lane[1];
            double Y_lane[10];

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
            pendulum_regressor(own, q_lane, qd_lane, qdd_lane, Y_lane);
            for (size_t k = 0U; k < 10U; k++) {
                Y[(k * stride) + lane] = Y_lane[k];
            }
        }
    }
}

PENDULUM_BODY void pendulum_pack_regressor_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&Y[0] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[3U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[4U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[5U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[6U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[7U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[8U * stride] = pendulum_pack_splat(0.0);
    *(pendulum_unaligned *)&Y[9U * stride] = pendulum_pack_at(&qdd[0]);
    *(pendulum_unaligned *)&Y[stride] = pendulum_pack_number(prepared, 16U, spacing, 0U) * v0_sine[0];
    *(pendulum_unaligned *)&Y[2U * stride] = pendulum_pack_number(prepared, 16U, spacing, 0U) * v0_cosine[0];
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_regressor_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, Y);
    }
}

static PENDULUM_APART void pendulum_pack_regressor_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    pendulum_pack_regressor_block_body(0U, prepared, stride, q, qd, qdd, Y);
}

static PENDULUM_APART void pendulum_pack_regressor_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_regressor_block_body(spacing, prepared, stride, q, qd, qdd, Y);
}

PENDULUM_INLINE void pendulum_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    if (spacing == 0U) {
        pendulum_pack_regressor_block_same(prepared, stride, q, qd, qdd, Y);
    } else {
        pendulum_pack_regressor_block_each(spacing, prepared, stride, q, qd, qdd, Y);
    }
}

void pendulum_regressor_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];
        double Y_rest[10U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qdd, qdd_rest);
        pendulum_pack_regressor_block(0U, prepared->k, PENDULUM_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        pendulum_pack_give(10U, count, first, PENDULUM_LANES, Y_rest, Y);
    }
}

void pendulum_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_regressor_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double qd_rest[1U * PENDULUM_LANES];
        double qdd_rest[1U * PENDULUM_LANES];
        double Y_rest[10U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qd, qd_rest);
        pendulum_pack_take(1U, count, first, PENDULUM_LANES, qdd, qdd_rest);
        pendulum_pack_regressor_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        pendulum_pack_give(10U, count, first, PENDULUM_LANES, Y_rest, Y);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PENDULUM_APART void pendulum_pack_stiffness_matrix_again(pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *K)
{
    for (size_t lane = ahead; lane < (ahead + PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const pendulum_prepared *own = (const pendulum_prepared *)prepared;
            pendulum_prepared prepared_lane;
            double q_lane[1];
            double K_lane[1];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 17U; k++) {
                    prepared_lane.k[k] = prepared[pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 1U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            pendulum_stiffness_matrix(own, q_lane, K_lane);
            for (size_t k = 0U; k < 1U; k++) {
                K[(k * stride) + lane] = K_lane[k];
            }
        }
    }
}

PENDULUM_BODY void pendulum_pack_stiffness_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    pendulum_bits v_beyond = { 0U };
    const pendulum_pack v0_angle[1] = {pendulum_pack_at(&q[0])};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(pendulum_unaligned *)&K[0] = pendulum_pack_number(prepared, 2U, spacing, 0U) * v0_cosine[0];
    if (!pendulum_pack_within(v_beyond)) {
        pendulum_pack_stiffness_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, K);
    }
}

static PENDULUM_APART void pendulum_pack_stiffness_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    pendulum_pack_stiffness_matrix_block_body(0U, prepared, stride, q, K);
}

static PENDULUM_APART void pendulum_pack_stiffness_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_stiffness_matrix_block_body(spacing, prepared, stride, q, K);
}

PENDULUM_INLINE void pendulum_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    if (spacing == 0U) {
        pendulum_pack_stiffness_matrix_block_same(prepared, stride, q, K);
    } else {
        pendulum_pack_stiffness_matrix_block_each(spacing, prepared, stride, q, K);
    }
}

void pendulum_stiffness_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *K)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double K_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_stiffness_matrix_block(0U, prepared->k, PENDULUM_LANES, q_rest, K_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, K_rest, K);
    }
}

void pendulum_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_stiffness_matrix_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double K_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_stiffness_matrix_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, K_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, K_rest, K);
    }
}

PENDULUM_BODY void pendulum_pack_damping_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)stride;
    (void)q;
    *(pendulum_unaligned *)&D[0] = pendulum_pack_number(prepared, 1U, spacing, 0U);
}

static PENDULUM_APART void pendulum_pack_damping_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    pendulum_pack_damping_matrix_block_body(0U, prepared, stride, q, D);
}

static PENDULUM_APART void pendulum_pack_damping_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    pendulum_pack_damping_matrix_block_body(spacing, prepared, stride, q, D);
}

PENDULUM_INLINE void pendulum_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    if (spacing == 0U) {
        pendulum_pack_damping_matrix_block_same(prepared, stride, q, D);
    } else {
        pendulum_pack_damping_matrix_block_each(spacing, prepared, stride, q, D);
    }
}

void pendulum_damping_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *D)
{
    if (count >= PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += PENDULUM_LANES) {
            const size_t first = (next < (count - PENDULUM_LANES)) ? next : (count - PENDULUM_LANES);

            pendulum_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * PENDULUM_LANES];
        double D_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_damping_matrix_block(0U, prepared->k, PENDULUM_LANES, q_rest, D_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, D_rest, D);
    }
}

void pendulum_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    size_t first = 0U;

    for (; (count - first) >= PENDULUM_LANES; first += PENDULUM_LANES) {
        pendulum_pack_damping_matrix_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[1U * PENDULUM_LANES];
        double D_rest[1U * PENDULUM_LANES];

        pendulum_pack_take(1U, count, first, PENDULUM_LANES, q, q_rest);
        pendulum_pack_damping_matrix_block(PENDULUM_SETS, &prepared[pendulum_pack_place(0U, first)], PENDULUM_LANES, q_rest, D_rest);
        pendulum_pack_give(1U, count, first, PENDULUM_LANES, D_rest, D);
    }
}

#else

typedef int pendulum_has_no_vector_code;

#endif
