/* cart_double_pendulum, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with CART_DOUBLE_PENDULUM_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in cart_double_pendulum_batch.c. */
#include "cart_double_pendulum_batch.h"

#if defined(CART_DOUBLE_PENDULUM_VECTOR) && defined(__GNUC__)

#include "cart_double_pendulum_inline.h"

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_reactions_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double qd_lane[3];
            double qdd_lane[3];
            double F_lane[18];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[cart_double_pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            cart_double_pendulum_reactions(own, q_lane, qd_lane, qdd_lane, F_lane);
            for (size_t k = 0U; k < 18U; k++) {
                F[(k * stride) + lane] = F_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_reactions_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const cart_double_pendulum_pack v4 = (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v0_sine[0]) + (cart_double_pendulum_pack_at(&qdd[0]) * v0_cosine[0]);
    const cart_double_pendulum_pack v5 = v4 + (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * cart_double_pendulum_pack_at(&qdd[stride]));
    const cart_double_pendulum_pack v6 = (cart_double_pendulum_pack_at(&qdd[0]) * v0_sine[0]) - (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v0_cosine[0]);
    const cart_double_pendulum_pack v7 = cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v8 = (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v7) - v6;
    const cart_double_pendulum_pack v9 = cart_double_pendulum_pack_at(&qd[2U * stride]) + cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v10 = (v9 * (cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * v9)) + (cart_double_pendulum_pack_number(prepared, 24U, spacing, 0U) * ((v0_cosine[1] * v8) - (v0_sine[1] * v5)));
    const cart_double_pendulum_pack v11 = (v0_cosine[1] * v5) + (v0_sine[1] * v8);
    const cart_double_pendulum_pack v12 = cart_double_pendulum_pack_at(&qdd[stride]) + cart_double_pendulum_pack_at(&qdd[2U * stride]);
    const cart_double_pendulum_pack v13 = (cart_double_pendulum_pack_number(prepared, 24U, spacing, 0U) * v11) + (cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * v12);
    *(cart_double_pendulum_unaligned *)&F[13U * stride] = v13;
    const cart_double_pendulum_pack v14 = (v0_cosine[1] * v13) - (v0_sine[1] * v10);
    const cart_double_pendulum_pack v15 = v14 + ((cart_double_pendulum_pack_number(prepared, 26U, spacing, 0U) * cart_double_pendulum_pack_at(&qdd[stride])) + (cart_double_pendulum_pack_number(prepared, 25U, spacing, 0U) * v4));
    *(cart_double_pendulum_unaligned *)&F[7U * stride] = v15;
    const cart_double_pendulum_pack v16 = ((v0_cosine[1] * v10) + ((cart_double_pendulum_pack_number(prepared, 26U, spacing, 0U) * v7) - (cart_double_pendulum_pack_number(prepared, 25U, spacing, 0U) * v6))) + (v0_sine[1] * v13);
    *(cart_double_pendulum_unaligned *)&F[0] = ((cart_double_pendulum_pack_number(prepared, 28U, spacing, 0U) * cart_double_pendulum_pack_at(&qdd[0])) - (v0_sine[0] * v16)) + (v0_cosine[0] * v15);
    *(cart_double_pendulum_unaligned *)&F[stride] = (cart_double_pendulum_pack_number(prepared, 29U, spacing, 0U) + (v0_cosine[0] * v16)) + (v0_sine[0] * v15);
    *(cart_double_pendulum_unaligned *)&F[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[4U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[8U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[9U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[10U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[14U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[15U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[16U * stride] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v17 = (cart_double_pendulum_pack_number(prepared, 3U, spacing, 0U) * v12) + (cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * v11);
    *(cart_double_pendulum_unaligned *)&F[17U * stride] = v17;
    const cart_double_pendulum_pack v18 = (v17 + ((cart_double_pendulum_pack_number(prepared, 27U, spacing, 0U) * cart_double_pendulum_pack_at(&qdd[stride])) + (cart_double_pendulum_pack_number(prepared, 26U, spacing, 0U) * v4))) + (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v14);
    *(cart_double_pendulum_unaligned *)&F[5U * stride] = v18;
    *(cart_double_pendulum_unaligned *)&F[11U * stride] = v18;
    *(cart_double_pendulum_unaligned *)&F[6U * stride] = -v16;
    *(cart_double_pendulum_unaligned *)&F[12U * stride] = -v10;
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_reactions_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, F);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_reactions_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    cart_double_pendulum_pack_reactions_block_body(0U, prepared, stride, q, qd, qdd, F);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_reactions_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_reactions_block_body(spacing, prepared, stride, q, qd, qdd, F);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_reactions_block_same(prepared, stride, q, qd, qdd, F);
    } else {
        cart_double_pendulum_pack_reactions_block_each(spacing, prepared, stride, q, qd, qdd, F);
    }
}

void cart_double_pendulum_reactions_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        const size_t second = cart_double_pendulum_pack_second(CART_DOUBLE_PENDULUM_LANES, count, 18U, F);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double F_rest[18U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_reactions_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        cart_double_pendulum_pack_give(18U, count, first, CART_DOUBLE_PENDULUM_LANES, F_rest, F);
    }
}

void cart_double_pendulum_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_reactions_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &F[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double F_rest[18U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_reactions_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        cart_double_pendulum_pack_give(18U, count, first, CART_DOUBLE_PENDULUM_LANES, F_rest, F);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_inverse_dynamics_gradients_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double qd_lane[3];
            double qdd_lane[3];
            double by_q_lane[9];
            double by_qd_lane[9];
            double by_qdd_lane[9];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[cart_double_pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            cart_double_pendulum_inverse_dynamics_gradients(own, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
            for (size_t k = 0U; k < 9U; k++) {
                by_q[(k * stride) + lane] = by_q_lane[k];
            }
            for (size_t k = 0U; k < 9U; k++) {
                by_qd[(k * stride) + lane] = by_qd_lane[k];
            }
            for (size_t k = 0U; k < 9U; k++) {
                by_qdd[(k * stride) + lane] = by_qdd_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_inverse_dynamics_gradients_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[2U * stride]), cart_double_pendulum_pack_at(&q[stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&by_q[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&by_q[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&by_q[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&by_qd[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&by_qd[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&by_qd[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * v0_sine[0];
    const cart_double_pendulum_pack v5 = cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * v0_cosine[0];
    const cart_double_pendulum_pack v6 = (v0_cosine[1] * v5) - (v0_sine[1] * v4);
    *(cart_double_pendulum_unaligned *)&by_qdd[2U * stride] = v6;
    *(cart_double_pendulum_unaligned *)&by_qdd[6U * stride] = v6;
    const cart_double_pendulum_pack v7 = cart_double_pendulum_pack_at(&qd[2U * stride]) + cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v8 = v7 * v7;
    const cart_double_pendulum_pack v9 = (v0_cosine[1] * v4) + (v0_sine[1] * v5);
    const cart_double_pendulum_pack v10 = cart_double_pendulum_pack_at(&qdd[stride]) + cart_double_pendulum_pack_at(&qdd[2U * stride]);
    const cart_double_pendulum_pack v11 = (v10 * v9) + (v8 * v6);
    const cart_double_pendulum_pack v12 = cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U) * v0_cosine[1];
    const cart_double_pendulum_pack v13 = cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v14 = cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U) * v0_sine[1];
    *(cart_double_pendulum_unaligned *)&by_q[stride] = -(((v13 * v12) + (cart_double_pendulum_pack_at(&qdd[stride]) * v14)) + v11);
    *(cart_double_pendulum_unaligned *)&by_q[2U * stride] = -v11;
    const cart_double_pendulum_pack v15 = (cart_double_pendulum_pack_at(&qdd[0]) * v9) - (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v6);
    *(cart_double_pendulum_unaligned *)&by_q[4U * stride] = ((cart_double_pendulum_pack_number(prepared, 8U, spacing, 0U) * v0_cosine[1]) - (cart_double_pendulum_pack_at(&qdd[0]) * v14)) - v15;
    const cart_double_pendulum_pack v16 = v15 + (cart_double_pendulum_pack_number(prepared, 4U, spacing, 0U) * ((cart_double_pendulum_pack_at(&qdd[stride]) * v0_sine[0]) - (v13 * v0_cosine[0])));
    *(cart_double_pendulum_unaligned *)&by_q[5U * stride] = -(v16 + (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * ((v10 * v4) + (v8 * v5))));
    *(cart_double_pendulum_unaligned *)&by_q[7U * stride] = -v15;
    *(cart_double_pendulum_unaligned *)&by_q[8U * stride] = -v16;
    const cart_double_pendulum_pack v17 = (2.0 * v7) * v9;
    *(cart_double_pendulum_unaligned *)&by_qd[stride] = -(((cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_number(prepared, 30U, spacing, 0U)) * v0_sine[1]) + v17);
    *(cart_double_pendulum_unaligned *)&by_qd[2U * stride] = -v17;
    const cart_double_pendulum_pack v18 = cart_double_pendulum_pack_number(prepared, 31U, spacing, 0U) * v0_sine[0];
    const cart_double_pendulum_pack v19 = v7 * v18;
    const cart_double_pendulum_pack v20 = cart_double_pendulum_pack_at(&qd[stride]) * v18;
    *(cart_double_pendulum_unaligned *)&by_qd[7U * stride] = v20;
    *(cart_double_pendulum_unaligned *)&by_qd[8U * stride] = cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U);
    *(cart_double_pendulum_unaligned *)&by_qd[4U * stride] = (cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U) + v20) - v19;
    *(cart_double_pendulum_unaligned *)&by_qd[5U * stride] = -v19;
    *(cart_double_pendulum_unaligned *)&by_qdd[0] = cart_double_pendulum_pack_number(prepared, 2U, spacing, 0U);
    const cart_double_pendulum_pack v21 = v12 + v6;
    *(cart_double_pendulum_unaligned *)&by_qdd[stride] = v21;
    *(cart_double_pendulum_unaligned *)&by_qdd[3U * stride] = v21;
    *(cart_double_pendulum_unaligned *)&by_qdd[4U * stride] = cart_double_pendulum_pack_number(prepared, 0U, spacing, 0U) + (cart_double_pendulum_pack_number(prepared, 1U, spacing, 0U) * v0_cosine[0]);
    *(cart_double_pendulum_unaligned *)&by_qdd[8U * stride] = cart_double_pendulum_pack_number(prepared, 3U, spacing, 0U);
    const cart_double_pendulum_pack v22 = cart_double_pendulum_pack_number(prepared, 3U, spacing, 0U) + (cart_double_pendulum_pack_number(prepared, 4U, spacing, 0U) * v0_cosine[0]);
    *(cart_double_pendulum_unaligned *)&by_qdd[5U * stride] = v22;
    *(cart_double_pendulum_unaligned *)&by_qdd[7U * stride] = v22;
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_inverse_dynamics_gradients_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_inverse_dynamics_gradients_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    cart_double_pendulum_pack_inverse_dynamics_gradients_block_body(0U, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_inverse_dynamics_gradients_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_inverse_dynamics_gradients_block_body(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_inverse_dynamics_gradients_block_same(prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    } else {
        cart_double_pendulum_pack_inverse_dynamics_gradients_block_each(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

void cart_double_pendulum_inverse_dynamics_gradients_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double by_q_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double by_qd_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double by_qdd_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_inverse_dynamics_gradients_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, by_q_rest, by_q);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, by_qd_rest, by_qd);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, by_qdd_rest, by_qdd);
    }
}

void cart_double_pendulum_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_inverse_dynamics_gradients_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double by_q_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double by_qd_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double by_qdd_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_inverse_dynamics_gradients_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, by_q_rest, by_q);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, by_qd_rest, by_qd);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, by_qdd_rest, by_qdd);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_linearize_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double qd_lane[3];
            double tau_lane[3];
            double A_lane[36];
            double B_lane[6];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[cart_double_pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                tau_lane[k] = tau[(k * stride) + lane];
            }
            cart_double_pendulum_linearize(own, q_lane, qd_lane, tau_lane, A_lane, B_lane);
            for (size_t k = 0U; k < 36U; k++) {
                A[(k * stride) + lane] = A_lane[k];
            }
            for (size_t k = 0U; k < 6U; k++) {
                B[(k * stride) + lane] = B_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_linearize_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[2U * stride]), cart_double_pendulum_pack_at(&q[stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&A[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[4U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[5U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[7U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[8U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[9U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[11U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[12U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[13U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[14U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[15U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[16U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[18U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[21U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[24U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[27U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[30U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[33U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&B[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&B[stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&B[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&A[3U * stride] = cart_double_pendulum_pack_splat(1.0);
    *(cart_double_pendulum_unaligned *)&A[10U * stride] = cart_double_pendulum_pack_splat(1.0);
    *(cart_double_pendulum_unaligned *)&A[17U * stride] = cart_double_pendulum_pack_splat(1.0);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * ((v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]));
    const cart_double_pendulum_pack v5 = cart_double_pendulum_pack_number(prepared, 14U, spacing, 0U) * v4;
    const cart_double_pendulum_pack v6 = cart_double_pendulum_pack_number(prepared, 4U, spacing, 0U) * v0_cosine[0];
    const cart_double_pendulum_pack v7 = cart_double_pendulum_pack_number(prepared, 3U, spacing, 0U) + v6;
    const cart_double_pendulum_pack v8 = cart_double_pendulum_pack_number(prepared, 14U, spacing, 0U) * v7;
    const cart_double_pendulum_pack v9 = 1.0 - v8;
    const cart_double_pendulum_pack v10 = cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U) * v0_cosine[1];
    const cart_double_pendulum_pack v11 = v10 - (v4 * v9);
    const cart_double_pendulum_pack v12 = 1.0 / ((cart_double_pendulum_pack_number(prepared, 0U, spacing, 0U) + (cart_double_pendulum_pack_number(prepared, 1U, spacing, 0U) * v0_cosine[0])) - (v7 * v8));
    const cart_double_pendulum_pack v13 = v11 * v12;
    const cart_double_pendulum_pack v14 = 1.0 / ((v11 * v13) + ((v4 * v5) - cart_double_pendulum_pack_number(prepared, 2U, spacing, 0U)));
    const cart_double_pendulum_pack v15 = v13 * v14;
    *(cart_double_pendulum_unaligned *)&B[4U * stride] = v15;
    const cart_double_pendulum_pack v16 = cart_double_pendulum_pack_at(&qd[2U * stride]) + cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v17 = v16 * v16;
    const cart_double_pendulum_pack v18 = cart_double_pendulum_pack_number(prepared, 4U, spacing, 0U) * v0_sine[0];
    const cart_double_pendulum_pack v19 = cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * ((v0_sine[1] * v0_cosine[0]) + (v0_sine[0] * v0_cosine[1]));
    const cart_double_pendulum_pack v20 = cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v21 = (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v19) + (v20 * v18);
    const cart_double_pendulum_pack v22 = v21 + ((((cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U) * cart_double_pendulum_pack_at(&qd[stride])) - cart_double_pendulum_pack_at(&tau[stride])) + (cart_double_pendulum_pack_number(prepared, 8U, spacing, 0U) * v0_sine[1])) - (v17 * v18));
    const cart_double_pendulum_pack v23 = v21 + ((cart_double_pendulum_pack_at(&qd[2U * stride]) * cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U)) - cart_double_pendulum_pack_at(&tau[2U * stride]));
    const cart_double_pendulum_pack v24 = v22 - (v8 * v23);
    const cart_double_pendulum_pack v25 = cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U) * v0_sine[1];
    const cart_double_pendulum_pack v26 = (((cart_double_pendulum_pack_at(&tau[0]) + (v20 * v25)) + (v17 * v19)) - (v5 * v23)) + (v24 * v13);
    const cart_double_pendulum_pack v27 = (v26 * v15) - (v24 * v12);
    const cart_double_pendulum_pack v28 = v26 * v14;
    const cart_double_pendulum_pack v29 = ((v5 * v28) + (cart_double_pendulum_pack_number(prepared, 14U, spacing, 0U) * v23)) - (v9 * v27);
    const cart_double_pendulum_pack v30 = (v17 * v4) + (v19 * v29);
    const cart_double_pendulum_pack v31 = (cart_double_pendulum_pack_number(prepared, 8U, spacing, 0U) * v0_cosine[1]) + (v25 * v28);
    const cart_double_pendulum_pack v32 = (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v4) - (v19 * v28);
    const cart_double_pendulum_pack v33 = v5 + (v8 * v13);
    const cart_double_pendulum_pack v34 = v13 - v33;
    const cart_double_pendulum_pack v35 = ((((v20 * v10) + (v25 * v27)) + (v13 * v31)) - (v34 * v32)) - v30;
    const cart_double_pendulum_pack v36 = v14 * v35;
    *(cart_double_pendulum_unaligned *)&A[19U * stride] = -v36;
    const cart_double_pendulum_pack v37 = ((v20 * v6) - (v18 * v27)) - v32;
    const cart_double_pendulum_pack v38 = (v18 * v29) - (v17 * v6);
    const cart_double_pendulum_pack v39 = (v15 * v38) + (v14 * ((v34 * v37) - v30));
    *(cart_double_pendulum_unaligned *)&A[20U * stride] = -v39;
    const cart_double_pendulum_pack v40 = cart_double_pendulum_pack_at(&qd[stride]) * v0_sine[0];
    const cart_double_pendulum_pack v41 = (cart_double_pendulum_pack_number(prepared, 31U, spacing, 0U) * v16) * v0_sine[0];
    const cart_double_pendulum_pack v42 = (cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U) - v41) + ((cart_double_pendulum_pack_number(prepared, 31U, spacing, 0U) * v40) * v9);
    const cart_double_pendulum_pack v43 = cart_double_pendulum_pack_number(prepared, 33U, spacing, 0U) * v40;
    const cart_double_pendulum_pack v44 = (2.0 * v16) * v19;
    const cart_double_pendulum_pack v45 = (v44 + (((cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_number(prepared, 30U, spacing, 0U)) * v0_sine[1]) - (v43 * v4))) + (v42 * v13);
    *(cart_double_pendulum_unaligned *)&A[22U * stride] = -(v45 * v14);
    const cart_double_pendulum_pack v46 = v41 + (cart_double_pendulum_pack_number(prepared, 32U, spacing, 0U) * v7);
    const cart_double_pendulum_pack v47 = (v46 * v15) + (((cart_double_pendulum_pack_number(prepared, 32U, spacing, 0U) * v4) - v44) * v14);
    *(cart_double_pendulum_unaligned *)&A[23U * stride] = v47;
    const cart_double_pendulum_pack v48 = v9 * v12;
    const cart_double_pendulum_pack v49 = ((v48 * v32) - (v12 * v31)) + (v15 * v35);
    *(cart_double_pendulum_unaligned *)&A[25U * stride] = v49;
    const cart_double_pendulum_pack v50 = ((v48 * v37) + (v12 * v38)) - (v13 * v39);
    *(cart_double_pendulum_unaligned *)&A[26U * stride] = -v50;
    const cart_double_pendulum_pack v51 = v42 * v12;
    *(cart_double_pendulum_unaligned *)&A[28U * stride] = (v45 * v15) - v51;
    const cart_double_pendulum_pack v52 = v46 * v12;
    *(cart_double_pendulum_unaligned *)&A[29U * stride] = v52 - (v13 * v47);
    *(cart_double_pendulum_unaligned *)&A[31U * stride] = ((cart_double_pendulum_pack_number(prepared, 14U, spacing, 0U) * v32) - (v8 * v49)) - (v5 * v36);
    *(cart_double_pendulum_unaligned *)&A[32U * stride] = (v8 * v50) - ((cart_double_pendulum_pack_number(prepared, 14U, spacing, 0U) * v37) + (v5 * v39));
    const cart_double_pendulum_pack v53 = v33 * v14;
    *(cart_double_pendulum_unaligned *)&A[34U * stride] = ((v8 * v51) - v43) - (v45 * v53);
    *(cart_double_pendulum_unaligned *)&A[35U * stride] = (v33 * v47) - (cart_double_pendulum_pack_number(prepared, 32U, spacing, 0U) + (v8 * v52));
    *(cart_double_pendulum_unaligned *)&B[3U * stride] = -v14;
    *(cart_double_pendulum_unaligned *)&B[5U * stride] = -v53;
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_linearize_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, A, B);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_linearize_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    cart_double_pendulum_pack_linearize_block_body(0U, prepared, stride, q, qd, tau, A, B);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_linearize_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_linearize_block_body(spacing, prepared, stride, q, qd, tau, A, B);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_linearize_block_same(prepared, stride, q, qd, tau, A, B);
    } else {
        cart_double_pendulum_pack_linearize_block_each(spacing, prepared, stride, q, qd, tau, A, B);
    }
}

void cart_double_pendulum_linearize_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        const size_t second = cart_double_pendulum_pack_second(CART_DOUBLE_PENDULUM_LANES, count, 36U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double tau_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double A_rest[36U * CART_DOUBLE_PENDULUM_LANES];
        double B_rest[6U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, tau, tau_rest);
        cart_double_pendulum_pack_linearize_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        cart_double_pendulum_pack_give(36U, count, first, CART_DOUBLE_PENDULUM_LANES, A_rest, A);
        cart_double_pendulum_pack_give(6U, count, first, CART_DOUBLE_PENDULUM_LANES, B_rest, B);
    }
}

void cart_double_pendulum_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_linearize_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double tau_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double A_rest[36U * CART_DOUBLE_PENDULUM_LANES];
        double B_rest[6U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, tau, tau_rest);
        cart_double_pendulum_pack_linearize_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        cart_double_pendulum_pack_give(36U, count, first, CART_DOUBLE_PENDULUM_LANES, A_rest, A);
        cart_double_pendulum_pack_give(6U, count, first, CART_DOUBLE_PENDULUM_LANES, B_rest, B);
    }
}

#else

typedef int cart_double_pendulum_has_no_vector_code;

#endif
