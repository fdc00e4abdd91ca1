/* cart_double_pendulum, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with CART_DOUBLE_PENDULUM_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in cart_double_pendulum_batch.c. */
#include "cart_double_pendulum_batch.h"

#if defined(CART_DOUBLE_PENDULUM_VECTOR) && defined(__GNUC__)

#include "cart_double_pendulum_inline.h"

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_prepare_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict parameters, double *restrict ready)
{
    (void)spacing;
    (void)prepared;
    *(cart_double_pendulum_unaligned *)&ready[11U * stride] = cart_double_pendulum_pack_at(&parameters[0]);
    *(cart_double_pendulum_unaligned *)&ready[28U * stride] = cart_double_pendulum_pack_at(&parameters[stride]);
    *(cart_double_pendulum_unaligned *)&ready[25U * stride] = cart_double_pendulum_pack_at(&parameters[2U * stride]);
    *(cart_double_pendulum_unaligned *)&ready[24U * stride] = cart_double_pendulum_pack_at(&parameters[3U * stride]);
    *(cart_double_pendulum_unaligned *)&ready[10U * stride] = cart_double_pendulum_pack_at(&parameters[4U * stride]);
    *(cart_double_pendulum_unaligned *)&ready[22U * stride] = cart_double_pendulum_pack_at(&parameters[5U * stride]);
    *(cart_double_pendulum_unaligned *)&ready[7U * stride] = cart_double_pendulum_pack_at(&parameters[6U * stride]);
    const cart_double_pendulum_pack v0 = 0.5 * cart_double_pendulum_pack_at(&parameters[5U * stride]);
    const cart_double_pendulum_pack v1 = v0 * cart_double_pendulum_pack_at(&parameters[3U * stride]);
    *(cart_double_pendulum_unaligned *)&ready[6U * stride] = v1;
    const cart_double_pendulum_pack v2 = ((cart_double_pendulum_pack_at(&parameters[3U * stride]) * (cart_double_pendulum_pack_at(&parameters[5U * stride]) * cart_double_pendulum_pack_at(&parameters[5U * stride]))) / 12.0) + (2.0 * (v0 * (0.5 * v1)));
    *(cart_double_pendulum_unaligned *)&ready[3U * stride] = v2;
    const cart_double_pendulum_pack v3 = 1.0 / v2;
    *(cart_double_pendulum_unaligned *)&ready[14U * stride] = v3;
    const cart_double_pendulum_pack v4 = 0.5 * cart_double_pendulum_pack_at(&parameters[4U * stride]);
    const cart_double_pendulum_pack v5 = v4 * cart_double_pendulum_pack_at(&parameters[2U * stride]);
    *(cart_double_pendulum_unaligned *)&ready[26U * stride] = v5;
    const cart_double_pendulum_pack v6 = cart_double_pendulum_pack_at(&parameters[3U * stride]) * cart_double_pendulum_pack_at(&parameters[4U * stride]);
    const cart_double_pendulum_pack v7 = v5 + v6;
    *(cart_double_pendulum_unaligned *)&ready[5U * stride] = v7;
    *(cart_double_pendulum_unaligned *)&ready[8U * stride] = cart_double_pendulum_pack_at(&parameters[0]) * v7;
    const cart_double_pendulum_pack v8 = v1 * cart_double_pendulum_pack_at(&parameters[4U * stride]);
    *(cart_double_pendulum_unaligned *)&ready[4U * stride] = v8;
    const cart_double_pendulum_pack v9 = (2.0 * (v4 * (0.5 * v5))) + ((cart_double_pendulum_pack_at(&parameters[2U * stride]) * (cart_double_pendulum_pack_at(&parameters[4U * stride]) * cart_double_pendulum_pack_at(&parameters[4U * stride]))) / 12.0);
    *(cart_double_pendulum_unaligned *)&ready[27U * stride] = v9;
    const cart_double_pendulum_pack v10 = v9 + (2.0 * (cart_double_pendulum_pack_at(&parameters[4U * stride]) * (0.5 * v6)));
    *(cart_double_pendulum_unaligned *)&ready[12U * stride] = v10;
    *(cart_double_pendulum_unaligned *)&ready[0] = v2 + v10;
    *(cart_double_pendulum_unaligned *)&ready[stride] = 2.0 * v8;
    *(cart_double_pendulum_unaligned *)&ready[2U * stride] = (cart_double_pendulum_pack_at(&parameters[3U * stride]) + cart_double_pendulum_pack_at(&parameters[2U * stride])) + cart_double_pendulum_pack_at(&parameters[stride]);
    *(cart_double_pendulum_unaligned *)&ready[30U * stride] = 2.0 * v7;
    *(cart_double_pendulum_unaligned *)&ready[32U * stride] = v3 * cart_double_pendulum_pack_at(&parameters[6U * stride]);
    const cart_double_pendulum_pack v11 = v1 * (2.0 * cart_double_pendulum_pack_at(&parameters[4U * stride]));
    *(cart_double_pendulum_unaligned *)&ready[31U * stride] = v11;
    *(cart_double_pendulum_unaligned *)&ready[33U * stride] = v3 * v11;
    *(cart_double_pendulum_unaligned *)&ready[9U * stride] = v1 * cart_double_pendulum_pack_at(&parameters[0]);
    *(cart_double_pendulum_unaligned *)&ready[13U * stride] = v1 * v3;
    const cart_double_pendulum_pack v12 = (cart_double_pendulum_pack_at(&parameters[5U * stride]) * (cart_double_pendulum_pack_at(&parameters[5U * stride]) * cart_double_pendulum_pack_at(&parameters[3U * stride]))) / 12.0;
    const cart_double_pendulum_pack v13 = 0.5 * cart_double_pendulum_pack_at(&parameters[2U * stride]);
    const cart_double_pendulum_pack v14 = 0.5 * cart_double_pendulum_pack_at(&parameters[3U * stride]);
    *(cart_double_pendulum_unaligned *)&ready[15U * stride] = (v13 + (0.5 * cart_double_pendulum_pack_at(&parameters[stride]))) + v14;
    *(cart_double_pendulum_unaligned *)&ready[20U * stride] = v6 + (cart_double_pendulum_pack_at(&parameters[4U * stride]) * v13);
    const cart_double_pendulum_pack v15 = (cart_double_pendulum_pack_at(&parameters[4U * stride]) * (cart_double_pendulum_pack_at(&parameters[4U * stride]) * (0.125 * cart_double_pendulum_pack_at(&parameters[2U * stride])))) + (0.5 * ((cart_double_pendulum_pack_at(&parameters[4U * stride]) * (cart_double_pendulum_pack_at(&parameters[4U * stride]) * cart_double_pendulum_pack_at(&parameters[2U * stride]))) / 12.0));
    const cart_double_pendulum_pack v16 = 0.5 * v12;
    const cart_double_pendulum_pack v17 = cart_double_pendulum_pack_at(&parameters[5U * stride]) * (cart_double_pendulum_pack_at(&parameters[5U * stride]) * (0.125 * cart_double_pendulum_pack_at(&parameters[3U * stride])));
    *(cart_double_pendulum_unaligned *)&ready[16U * stride] = ((v15 + (cart_double_pendulum_pack_at(&parameters[3U * stride]) * (cart_double_pendulum_pack_at(&parameters[4U * stride]) * v4))) + v16) + v17;
    const cart_double_pendulum_pack v18 = cart_double_pendulum_pack_at(&parameters[5U * stride]) * v14;
    *(cart_double_pendulum_unaligned *)&ready[21U * stride] = v18;
    *(cart_double_pendulum_unaligned *)&ready[17U * stride] = cart_double_pendulum_pack_at(&parameters[5U * stride]) * (cart_double_pendulum_pack_at(&parameters[3U * stride]) * v4);
    *(cart_double_pendulum_unaligned *)&ready[18U * stride] = v12 + (cart_double_pendulum_pack_at(&parameters[5U * stride]) * (cart_double_pendulum_pack_at(&parameters[5U * stride]) * (0.25 * cart_double_pendulum_pack_at(&parameters[3U * stride]))));
    *(cart_double_pendulum_unaligned *)&ready[19U * stride] = v16 + v17;
    *(cart_double_pendulum_unaligned *)&ready[23U * stride] = cart_double_pendulum_pack_at(&parameters[5U * stride]) * (cart_double_pendulum_pack_at(&parameters[4U * stride]) * v14);
    *(cart_double_pendulum_unaligned *)&ready[29U * stride] = cart_double_pendulum_pack_at(&parameters[0]) * cart_double_pendulum_pack_at(&parameters[stride]);
    *(cart_double_pendulum_unaligned *)&ready[34U * stride] = (cart_double_pendulum_pack_at(&parameters[0]) * v5) + (cart_double_pendulum_pack_at(&parameters[0]) * v6);
    *(cart_double_pendulum_unaligned *)&ready[35U * stride] = cart_double_pendulum_pack_at(&parameters[0]) * v18;
}

void cart_double_pendulum_prepare_ensemble(size_t count, const double *parameters, double *prepared)
{
    for (size_t first = 0U; cart_double_pendulum_pack_place(0U, first) < cart_double_pendulum_ensemble_size(count); first += CART_DOUBLE_PENDULUM_SETS) {
        double group[7U * CART_DOUBLE_PENDULUM_SETS];

        cart_double_pendulum_pack_take(7U, count, first, CART_DOUBLE_PENDULUM_SETS, parameters, group);
        for (size_t lane = 0U; lane < CART_DOUBLE_PENDULUM_SETS; lane += CART_DOUBLE_PENDULUM_LANES) {
            cart_double_pendulum_pack_prepare_block(0U, group, CART_DOUBLE_PENDULUM_SETS, &group[lane], &prepared[cart_double_pendulum_pack_place(0U, first) + lane]);
        }
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_mass_matrix_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *M)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double M_lane[9];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[cart_double_pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            cart_double_pendulum_mass_matrix(own, q_lane, M_lane);
            for (size_t k = 0U; k < 9U; k++) {
                M[(k * stride) + lane] = M_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_mass_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[2U * stride]), cart_double_pendulum_pack_at(&q[stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&M[0] = cart_double_pendulum_pack_number(prepared, 2U, spacing, 0U);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]));
    *(cart_double_pendulum_unaligned *)&M[2U * stride] = v4;
    *(cart_double_pendulum_unaligned *)&M[6U * stride] = v4;
    const cart_double_pendulum_pack v5 = (cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U) * v0_cosine[1]) + v4;
    *(cart_double_pendulum_unaligned *)&M[stride] = v5;
    *(cart_double_pendulum_unaligned *)&M[3U * stride] = v5;
    *(cart_double_pendulum_unaligned *)&M[4U * stride] = cart_double_pendulum_pack_number(prepared, 0U, spacing, 0U) + (cart_double_pendulum_pack_number(prepared, 1U, spacing, 0U) * v0_cosine[0]);
    *(cart_double_pendulum_unaligned *)&M[8U * stride] = cart_double_pendulum_pack_number(prepared, 3U, spacing, 0U);
    const cart_double_pendulum_pack v6 = cart_double_pendulum_pack_number(prepared, 3U, spacing, 0U) + (cart_double_pendulum_pack_number(prepared, 4U, spacing, 0U) * v0_cosine[0]);
    *(cart_double_pendulum_unaligned *)&M[5U * stride] = v6;
    *(cart_double_pendulum_unaligned *)&M[7U * stride] = v6;
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_mass_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, M);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_mass_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    cart_double_pendulum_pack_mass_matrix_block_body(0U, prepared, stride, q, M);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_mass_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_mass_matrix_block_body(spacing, prepared, stride, q, M);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_mass_matrix_block_same(prepared, stride, q, M);
    } else {
        cart_double_pendulum_pack_mass_matrix_block_each(spacing, prepared, stride, q, M);
    }
}

void cart_double_pendulum_mass_matrix_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *M)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_mass_matrix_block(0U, prepared->k, count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double M_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_mass_matrix_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, M_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, M_rest, M);
    }
}

void cart_double_pendulum_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_mass_matrix_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &M[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double M_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_mass_matrix_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, M_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, M_rest, M);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_bias_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *h)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double qd_lane[3];
            double h_lane[3];

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
            cart_double_pendulum_bias(own, q_lane, qd_lane, h_lane);
            for (size_t k = 0U; k < 3U; k++) {
                h[(k * stride) + lane] = h_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_bias_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const cart_double_pendulum_pack v4 = (v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]);
    const cart_double_pendulum_pack v5 = cart_double_pendulum_pack_at(&qd[2U * stride]) + cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v6 = v5 * v5;
    const cart_double_pendulum_pack v7 = cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_at(&qd[stride]);
    *(cart_double_pendulum_unaligned *)&h[0] = -(((cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U) * v7) * v0_sine[0]) + ((cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * v6) * v4));
    const cart_double_pendulum_pack v8 = cart_double_pendulum_pack_number(prepared, 4U, spacing, 0U) * v0_sine[1];
    const cart_double_pendulum_pack v9 = (v7 * v8) + (cart_double_pendulum_pack_number(prepared, 9U, spacing, 0U) * v4);
    *(cart_double_pendulum_unaligned *)&h[stride] = v9 + (((cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U) * cart_double_pendulum_pack_at(&qd[stride])) + (cart_double_pendulum_pack_number(prepared, 8U, spacing, 0U) * v0_sine[0])) - (v6 * v8));
    *(cart_double_pendulum_unaligned *)&h[2U * stride] = (cart_double_pendulum_pack_at(&qd[2U * stride]) * cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U)) + v9;
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_bias_again(v_beyond, 0U, spacing, prepared, stride, q, qd, h);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_bias_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    cart_double_pendulum_pack_bias_block_body(0U, prepared, stride, q, qd, h);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_bias_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_bias_block_body(spacing, prepared, stride, q, qd, h);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_bias_block_same(prepared, stride, q, qd, h);
    } else {
        cart_double_pendulum_pack_bias_block_each(spacing, prepared, stride, q, qd, h);
    }
}

void cart_double_pendulum_bias_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_bias_block(0U, prepared->k, count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double h_rest[3U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_bias_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, h_rest);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, h_rest, h);
    }
}

void cart_double_pendulum_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_bias_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &h[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double h_rest[3U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_bias_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, h_rest);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, h_rest, h);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_gravity_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *g)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double g_lane[3];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[cart_double_pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            cart_double_pendulum_gravity(own, q_lane, g_lane);
            for (size_t k = 0U; k < 3U; k++) {
                g[(k * stride) + lane] = g_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_gravity_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[stride]) + cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&g[0] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v2 = cart_double_pendulum_pack_number(prepared, 9U, spacing, 0U) * v0_sine[1];
    *(cart_double_pendulum_unaligned *)&g[2U * stride] = v2;
    *(cart_double_pendulum_unaligned *)&g[stride] = (cart_double_pendulum_pack_number(prepared, 8U, spacing, 0U) * v0_sine[0]) + v2;
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_gravity_again(v_beyond, 0U, spacing, prepared, stride, q, g);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_gravity_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    cart_double_pendulum_pack_gravity_block_body(0U, prepared, stride, q, g);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_gravity_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_gravity_block_body(spacing, prepared, stride, q, g);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_gravity_block_same(prepared, stride, q, g);
    } else {
        cart_double_pendulum_pack_gravity_block_each(spacing, prepared, stride, q, g);
    }
}

void cart_double_pendulum_gravity_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *g)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_gravity_block(0U, prepared->k, count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double g_rest[3U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_gravity_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, g_rest);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, g_rest, g);
    }
}

void cart_double_pendulum_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_gravity_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &g[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double g_rest[3U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_gravity_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, g_rest);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, g_rest, g);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_coriolis_matrix_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *C)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double qd_lane[3];
            double C_lane[9];

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
            cart_double_pendulum_coriolis_matrix(own, q_lane, qd_lane, C_lane);
            for (size_t k = 0U; k < 9U; k++) {
                C[(k * stride) + lane] = C_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_coriolis_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&C[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&C[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&C[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&C[8U * stride] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_number(prepared, 4U, spacing, 0U) * v0_sine[1];
    const cart_double_pendulum_pack v5 = cart_double_pendulum_pack_at(&qd[2U * stride]) + cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v6 = (cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * v5) * ((v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]));
    *(cart_double_pendulum_unaligned *)&C[7U * stride] = cart_double_pendulum_pack_at(&qd[stride]) * v4;
    *(cart_double_pendulum_unaligned *)&C[stride] = -(v6 + ((cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U)) * v0_sine[0]));
    *(cart_double_pendulum_unaligned *)&C[2U * stride] = -v6;
    *(cart_double_pendulum_unaligned *)&C[4U * stride] = -(cart_double_pendulum_pack_at(&qd[2U * stride]) * v4);
    *(cart_double_pendulum_unaligned *)&C[5U * stride] = -(v5 * v4);
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_coriolis_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, qd, C);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_coriolis_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    cart_double_pendulum_pack_coriolis_matrix_block_body(0U, prepared, stride, q, qd, C);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_coriolis_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_coriolis_matrix_block_body(spacing, prepared, stride, q, qd, C);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_coriolis_matrix_block_same(prepared, stride, q, qd, C);
    } else {
        cart_double_pendulum_pack_coriolis_matrix_block_each(spacing, prepared, stride, q, qd, C);
    }
}

void cart_double_pendulum_coriolis_matrix_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double C_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_coriolis_matrix_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, C_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, C_rest, C);
    }
}

void cart_double_pendulum_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_coriolis_matrix_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &C[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double C_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_coriolis_matrix_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, C_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, C_rest, C);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_inverse_dynamics_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double qd_lane[3];
            double qdd_lane[3];
            double tau_lane[3];

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
            cart_double_pendulum_inverse_dynamics(own, q_lane, qd_lane, qdd_lane, tau_lane);
            for (size_t k = 0U; k < 3U; k++) {
                tau[(k * stride) + lane] = tau_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[2U * stride]), cart_double_pendulum_pack_at(&q[stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_at(&qd[2U * stride]) + cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v5 = v4 * v4;
    const cart_double_pendulum_pack v6 = cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * v0_cosine[0];
    const cart_double_pendulum_pack v7 = cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * v0_sine[0];
    const cart_double_pendulum_pack v8 = cart_double_pendulum_pack_at(&qdd[stride]) + cart_double_pendulum_pack_at(&qdd[2U * stride]);
    const cart_double_pendulum_pack v9 = cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v10 = (cart_double_pendulum_pack_number(prepared, 2U, spacing, 0U) * cart_double_pendulum_pack_at(&qdd[0])) - (v0_sine[1] * (((v8 * v7) + (cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U) * v9)) + (v5 * v6)));
    const cart_double_pendulum_pack v11 = (v8 * v6) - (v5 * v7);
    *(cart_double_pendulum_unaligned *)&tau[0] = (v0_cosine[1] * (v11 + (cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U) * cart_double_pendulum_pack_at(&qdd[stride])))) + v10;
    const cart_double_pendulum_pack v12 = (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v0_sine[1]) + (cart_double_pendulum_pack_at(&qdd[0]) * v0_cosine[1]);
    const cart_double_pendulum_pack v13 = (cart_double_pendulum_pack_number(prepared, 3U, spacing, 0U) * v8) + (v7 * (((cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v9) - (cart_double_pendulum_pack_at(&qdd[0]) * v0_sine[1])) + (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v0_cosine[1])));
    const cart_double_pendulum_pack v14 = v13 + (v6 * (v12 + (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * cart_double_pendulum_pack_at(&qdd[stride]))));
    *(cart_double_pendulum_unaligned *)&tau[stride] = v14 + ((((cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U) * cart_double_pendulum_pack_at(&qd[stride])) + (cart_double_pendulum_pack_number(prepared, 12U, spacing, 0U) * cart_double_pendulum_pack_at(&qdd[stride]))) + (cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U) * v12)) + (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v11));
    *(cart_double_pendulum_unaligned *)&tau[2U * stride] = (cart_double_pendulum_pack_at(&qd[2U * stride]) * cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U)) + v14;
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_inverse_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, tau);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    cart_double_pendulum_pack_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau);
    } else {
        cart_double_pendulum_pack_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau);
    }
}

void cart_double_pendulum_inverse_dynamics_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double tau_rest[3U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_inverse_dynamics_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, tau_rest, tau);
    }
}

void cart_double_pendulum_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_inverse_dynamics_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &qdd[first], &tau[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double tau_rest[3U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_inverse_dynamics_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, tau_rest, tau);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_forward_dynamics_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double qd_lane[3];
            double tau_lane[3];
            double qdd_lane[3];

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
            cart_double_pendulum_forward_dynamics(own, q_lane, qd_lane, tau_lane, qdd_lane);
            for (size_t k = 0U; k < 3U; k++) {
                qdd[(k * stride) + lane] = qdd_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_forward_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0 = cart_double_pendulum_pack_at(&q[stride]) + cart_double_pendulum_pack_at(&q[2U * stride]);
    const cart_double_pendulum_pack v1_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), v0};
    cart_double_pendulum_pack v1_sine[2];
    cart_double_pendulum_pack v1_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    const cart_double_pendulum_pack v5 = cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v6 = cart_double_pendulum_pack_at(&qd[2U * stride]) + cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v7 = v6 * v6;
    const cart_double_pendulum_pack v8 = cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * v1_cosine[1];
    const cart_double_pendulum_pack v9 = cart_double_pendulum_pack_number(prepared, 13U, spacing, 0U) * v1_cosine[1];
    const cart_double_pendulum_pack v10 = cart_double_pendulum_pack_number(prepared, 6U, spacing, 0U) * v1_sine[1];
    const cart_double_pendulum_pack v11 = cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * ((v1_cosine[0] * v8) + (v1_sine[0] * v10));
    const cart_double_pendulum_pack v12 = cart_double_pendulum_pack_number(prepared, 3U, spacing, 0U) + v11;
    const cart_double_pendulum_pack v13 = cart_double_pendulum_pack_number(prepared, 14U, spacing, 0U) * v12;
    const cart_double_pendulum_pack v14 = 1.0 - v13;
    const cart_double_pendulum_pack v15 = (cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U) * v1_cosine[0]) + (v8 * v14);
    const cart_double_pendulum_pack v16 = 1.0 / ((cart_double_pendulum_pack_number(prepared, 12U, spacing, 0U) + v11) + (v12 * v14));
    const cart_double_pendulum_pack v17 = v15 * v16;
    const cart_double_pendulum_pack v18 = cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * ((v1_cosine[0] * v10) - (v1_sine[0] * v8));
    const cart_double_pendulum_pack v19 = (cart_double_pendulum_pack_number(prepared, 11U, spacing, 0U) * v10) + (v5 * v18);
    const cart_double_pendulum_pack v20 = ((cart_double_pendulum_pack_at(&qd[2U * stride]) * cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U)) - cart_double_pendulum_pack_at(&tau[2U * stride])) + v19;
    const cart_double_pendulum_pack v21 = v19 + ((((cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U) * cart_double_pendulum_pack_at(&qd[stride])) - cart_double_pendulum_pack_at(&tau[stride])) + (cart_double_pendulum_pack_number(prepared, 8U, spacing, 0U) * v1_sine[0])) - (v7 * v18));
    const cart_double_pendulum_pack v22 = v21 - (v13 * v20);
    const cart_double_pendulum_pack v23 = ((((cart_double_pendulum_pack_number(prepared, 5U, spacing, 0U) * v5) * v1_sine[0]) + cart_double_pendulum_pack_at(&tau[0])) + (v7 * v10)) + (v9 * v20);
    const cart_double_pendulum_pack v24 = (v23 + (v22 * v17)) * (1.0 / (((v8 * v9) - cart_double_pendulum_pack_number(prepared, 2U, spacing, 0U)) + (v15 * v17)));
    const cart_double_pendulum_pack v25 = (v22 * v16) - (v17 * v24);
    *(cart_double_pendulum_unaligned *)&qdd[2U * stride] = ((v9 * v24) - (cart_double_pendulum_pack_number(prepared, 14U, spacing, 0U) * v20)) + (v13 * v25);
    *(cart_double_pendulum_unaligned *)&qdd[0] = -v24;
    *(cart_double_pendulum_unaligned *)&qdd[stride] = -v25;
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_forward_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, qdd);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_forward_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    cart_double_pendulum_pack_forward_dynamics_block_body(0U, prepared, stride, q, qd, tau, qdd);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_forward_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_forward_dynamics_block_body(spacing, prepared, stride, q, qd, tau, qdd);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_forward_dynamics_block_same(prepared, stride, q, qd, tau, qdd);
    } else {
        cart_double_pendulum_pack_forward_dynamics_block_each(spacing, prepared, stride, q, qd, tau, qdd);
    }
}

void cart_double_pendulum_forward_dynamics_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double tau_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, tau, tau_rest);
        cart_double_pendulum_pack_forward_dynamics_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd_rest, qdd);
    }
}

void cart_double_pendulum_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_forward_dynamics_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &tau[first], &qdd[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double tau_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, tau, tau_rest);
        cart_double_pendulum_pack_forward_dynamics_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd_rest, qdd);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_kinetic_energy_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *T)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double qd_lane[3];

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
            cart_double_pendulum_kinetic_energy(own, q_lane, qd_lane, &T[lane]);
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_kinetic_energy_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_at(&qd[2U * stride]) + cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v5 = cart_double_pendulum_pack_at(&qd[0]) * ((cart_double_pendulum_pack_at(&qd[0]) * cart_double_pendulum_pack_number(prepared, 15U, spacing, 0U)) - ((cart_double_pendulum_pack_number(prepared, 21U, spacing, 0U) * v4) * ((v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]))));
    const cart_double_pendulum_pack v6 = cart_double_pendulum_pack_at(&qd[stride]) * ((((cart_double_pendulum_pack_at(&qd[0]) * cart_double_pendulum_pack_number(prepared, 20U, spacing, 0U)) * v0_cosine[0]) + (cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_number(prepared, 16U, spacing, 0U))) + ((cart_double_pendulum_pack_number(prepared, 17U, spacing, 0U) * v4) * v0_cosine[1]));
    *(cart_double_pendulum_unaligned *)&T[0] = v5 + ((cart_double_pendulum_pack_at(&qd[2U * stride]) * ((cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_number(prepared, 18U, spacing, 0U)) + (cart_double_pendulum_pack_at(&qd[2U * stride]) * cart_double_pendulum_pack_number(prepared, 19U, spacing, 0U)))) + v6);
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_kinetic_energy_again(v_beyond, 0U, spacing, prepared, stride, q, qd, T);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_kinetic_energy_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    cart_double_pendulum_pack_kinetic_energy_block_body(0U, prepared, stride, q, qd, T);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_kinetic_energy_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_kinetic_energy_block_body(spacing, prepared, stride, q, qd, T);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_kinetic_energy_block_same(prepared, stride, q, qd, T);
    } else {
        cart_double_pendulum_pack_kinetic_energy_block_each(spacing, prepared, stride, q, qd, T);
    }
}

void cart_double_pendulum_kinetic_energy_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double T_rest[1U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_kinetic_energy_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, T_rest);
        cart_double_pendulum_pack_give(1U, count, first, CART_DOUBLE_PENDULUM_LANES, T_rest, T);
    }
}

void cart_double_pendulum_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_kinetic_energy_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &qd[first], &T[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double T_rest[1U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_kinetic_energy_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, T_rest);
        cart_double_pendulum_pack_give(1U, count, first, CART_DOUBLE_PENDULUM_LANES, T_rest, T);
    }
}

#else

typedef int cart_double_pendulum_has_no_vector_code;

#endif
