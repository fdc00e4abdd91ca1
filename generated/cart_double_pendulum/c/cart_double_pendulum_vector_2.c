/* cart_double_pendulum, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with CART_DOUBLE_PENDULUM_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in cart_double_pendulum_batch.c. */
#include "cart_double_pendulum_batch.h"

#if defined(CART_DOUBLE_PENDULUM_VECTOR) && defined(__GNUC__)

#include "cart_double_pendulum_inline.h"

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_potential_energy_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *V)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[cart_double_pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            cart_double_pendulum_potential_energy(own, q_lane, &V[lane]);
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_potential_energy_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&V[0] = (cart_double_pendulum_pack_number(prepared, 9U, spacing, 0U) * ((v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]))) - (cart_double_pendulum_pack_number(prepared, 8U, spacing, 0U) * v0_cosine[0]);
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_potential_energy_again(v_beyond, 0U, spacing, prepared, stride, q, V);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_potential_energy_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    cart_double_pendulum_pack_potential_energy_block_body(0U, prepared, stride, q, V);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_potential_energy_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_potential_energy_block_body(spacing, prepared, stride, q, V);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_potential_energy_block_same(prepared, stride, q, V);
    } else {
        cart_double_pendulum_pack_potential_energy_block_each(spacing, prepared, stride, q, V);
    }
}

void cart_double_pendulum_potential_energy_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *V)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double V_rest[1U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_potential_energy_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, V_rest);
        cart_double_pendulum_pack_give(1U, count, first, CART_DOUBLE_PENDULUM_LANES, V_rest, V);
    }
}

void cart_double_pendulum_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_potential_energy_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &V[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double V_rest[1U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_potential_energy_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, V_rest);
        cart_double_pendulum_pack_give(1U, count, first, CART_DOUBLE_PENDULUM_LANES, V_rest, V);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_position_tip_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *x)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double x_lane[3];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[cart_double_pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            cart_double_pendulum_position_tip(own, q_lane, x_lane);
            for (size_t k = 0U; k < 3U; k++) {
                x[(k * stride) + lane] = x_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_position_tip_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&x[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) + (cart_double_pendulum_pack_number(prepared, 22U, spacing, 0U) * v0_cosine[1]);
    const cart_double_pendulum_pack v5 = cart_double_pendulum_pack_number(prepared, 22U, spacing, 0U) * v0_sine[1];
    *(cart_double_pendulum_unaligned *)&x[0] = (cart_double_pendulum_pack_at(&q[0]) + (v0_sine[0] * v4)) + (v0_cosine[0] * v5);
    *(cart_double_pendulum_unaligned *)&x[stride] = (v0_sine[0] * v5) - (v0_cosine[0] * v4);
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_position_tip_again(v_beyond, 0U, spacing, prepared, stride, q, x);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_position_tip_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    cart_double_pendulum_pack_position_tip_block_body(0U, prepared, stride, q, x);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_position_tip_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_position_tip_block_body(spacing, prepared, stride, q, x);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_position_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_position_tip_block_same(prepared, stride, q, x);
    } else {
        cart_double_pendulum_pack_position_tip_block_each(spacing, prepared, stride, q, x);
    }
}

void cart_double_pendulum_position_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *x)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_position_tip_block(0U, prepared->k, count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double x_rest[3U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_position_tip_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, x_rest);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, x_rest, x);
    }
}

void cart_double_pendulum_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_position_tip_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &x[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double x_rest[3U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_position_tip_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, x_rest);
        cart_double_pendulum_pack_give(3U, count, first, CART_DOUBLE_PENDULUM_LANES, x_rest, x);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_rotation_tip_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *R)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double R_lane[9];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[cart_double_pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            cart_double_pendulum_rotation_tip(own, q_lane, R_lane);
            for (size_t k = 0U; k < 9U; k++) {
                R[(k * stride) + lane] = R_lane[k];
            }
        }
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_rotation_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict R)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&R[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&R[5U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&R[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&R[7U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&R[8U * stride] = cart_double_pendulum_pack_splat(1.0);
    const cart_double_pendulum_pack v4 = (v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]);
    *(cart_double_pendulum_unaligned *)&R[0] = v4;
    *(cart_double_pendulum_unaligned *)&R[4U * stride] = v4;
    const cart_double_pendulum_pack v5 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    *(cart_double_pendulum_unaligned *)&R[stride] = v5;
    *(cart_double_pendulum_unaligned *)&R[3U * stride] = -v5;
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_rotation_tip_again(v_beyond, 0U, spacing, prepared, stride, q, R);
    }
}

void cart_double_pendulum_rotation_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *R)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_rotation_tip_block(0U, prepared->k, count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double R_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_rotation_tip_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, R_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, R_rest, R);
    }
}

void cart_double_pendulum_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_rotation_tip_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &R[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double R_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_rotation_tip_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, R_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, R_rest, R);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_jacobian_tip_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *J)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double J_lane[18];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[cart_double_pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            cart_double_pendulum_jacobian_tip(own, q_lane, J_lane);
            for (size_t k = 0U; k < 18U; k++) {
                J[(k * stride) + lane] = J_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_jacobian_tip_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&J[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&J[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&J[7U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&J[8U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&J[9U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&J[10U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&J[11U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&J[12U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&J[13U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&J[14U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&J[15U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&J[0] = cart_double_pendulum_pack_splat(1.0);
    *(cart_double_pendulum_unaligned *)&J[16U * stride] = cart_double_pendulum_pack_splat(1.0);
    *(cart_double_pendulum_unaligned *)&J[17U * stride] = cart_double_pendulum_pack_splat(1.0);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_number(prepared, 22U, spacing, 0U) * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    *(cart_double_pendulum_unaligned *)&J[2U * stride] = v4;
    *(cart_double_pendulum_unaligned *)&J[stride] = v4 + (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v0_cosine[0]);
    const cart_double_pendulum_pack v5 = cart_double_pendulum_pack_number(prepared, 22U, spacing, 0U) * ((v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]));
    *(cart_double_pendulum_unaligned *)&J[5U * stride] = v5;
    *(cart_double_pendulum_unaligned *)&J[4U * stride] = v5 + (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v0_sine[0]);
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_jacobian_tip_again(v_beyond, 0U, spacing, prepared, stride, q, J);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_jacobian_tip_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    cart_double_pendulum_pack_jacobian_tip_block_body(0U, prepared, stride, q, J);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_jacobian_tip_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_jacobian_tip_block_body(spacing, prepared, stride, q, J);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_jacobian_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_jacobian_tip_block_same(prepared, stride, q, J);
    } else {
        cart_double_pendulum_pack_jacobian_tip_block_each(spacing, prepared, stride, q, J);
    }
}

void cart_double_pendulum_jacobian_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *J)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        const size_t second = cart_double_pendulum_pack_second(CART_DOUBLE_PENDULUM_LANES, count, 18U, J);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_jacobian_tip_block(0U, prepared->k, count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double J_rest[18U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_jacobian_tip_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, J_rest);
        cart_double_pendulum_pack_give(18U, count, first, CART_DOUBLE_PENDULUM_LANES, J_rest, J);
    }
}

void cart_double_pendulum_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_jacobian_tip_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &J[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double J_rest[18U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_jacobian_tip_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, J_rest);
        cart_double_pendulum_pack_give(18U, count, first, CART_DOUBLE_PENDULUM_LANES, J_rest, J);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_influence_tip_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *G, double *H)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double G_lane[9];
            double H_lane[27];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[cart_double_pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            cart_double_pendulum_influence_tip(own, q_lane, G_lane, H_lane);
            for (size_t k = 0U; k < 9U; k++) {
                G[(k * stride) + lane] = G_lane[k];
            }
            for (size_t k = 0U; k < 27U; k++) {
                H[(k * stride) + lane] = H_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_influence_tip_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&G[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&G[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&G[7U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&G[8U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[9U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[10U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[11U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[12U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[15U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[18U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[19U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[20U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[21U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[22U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[23U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[24U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[25U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[26U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&G[0] = cart_double_pendulum_pack_splat(1.0);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_number(prepared, 22U, spacing, 0U) * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    *(cart_double_pendulum_unaligned *)&G[2U * stride] = v4;
    *(cart_double_pendulum_unaligned *)&H[14U * stride] = v4;
    *(cart_double_pendulum_unaligned *)&H[16U * stride] = v4;
    *(cart_double_pendulum_unaligned *)&H[17U * stride] = v4;
    const cart_double_pendulum_pack v5 = v4 + (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v0_cosine[0]);
    *(cart_double_pendulum_unaligned *)&G[stride] = v5;
    *(cart_double_pendulum_unaligned *)&H[13U * stride] = v5;
    const cart_double_pendulum_pack v6 = cart_double_pendulum_pack_number(prepared, 22U, spacing, 0U) * ((v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]));
    *(cart_double_pendulum_unaligned *)&G[5U * stride] = v6;
    const cart_double_pendulum_pack v7 = v6 + (cart_double_pendulum_pack_number(prepared, 10U, spacing, 0U) * v0_sine[0]);
    *(cart_double_pendulum_unaligned *)&G[4U * stride] = v7;
    *(cart_double_pendulum_unaligned *)&H[4U * stride] = -v7;
    const cart_double_pendulum_pack v8 = -v6;
    *(cart_double_pendulum_unaligned *)&H[5U * stride] = v8;
    *(cart_double_pendulum_unaligned *)&H[7U * stride] = v8;
    *(cart_double_pendulum_unaligned *)&H[8U * stride] = v8;
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_influence_tip_again(v_beyond, 0U, spacing, prepared, stride, q, G, H);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_influence_tip_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    cart_double_pendulum_pack_influence_tip_block_body(0U, prepared, stride, q, G, H);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_influence_tip_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_influence_tip_block_body(spacing, prepared, stride, q, G, H);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_influence_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_influence_tip_block_same(prepared, stride, q, G, H);
    } else {
        cart_double_pendulum_pack_influence_tip_block_each(spacing, prepared, stride, q, G, H);
    }
}

void cart_double_pendulum_influence_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        const size_t second = cart_double_pendulum_pack_second(CART_DOUBLE_PENDULUM_LANES, count, 27U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_influence_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double G_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double H_rest[27U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_influence_tip_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, G_rest, H_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, G_rest, G);
        cart_double_pendulum_pack_give(27U, count, first, CART_DOUBLE_PENDULUM_LANES, H_rest, H);
    }
}

void cart_double_pendulum_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_influence_tip_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &G[first], &H[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double G_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double H_rest[27U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_influence_tip_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, G_rest, H_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, G_rest, G);
        cart_double_pendulum_pack_give(27U, count, first, CART_DOUBLE_PENDULUM_LANES, H_rest, H);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_influence_rotational_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(cart_double_pendulum_unaligned *)&G[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&G[stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&G[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&G[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&G[4U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&G[5U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&G[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[4U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[5U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[7U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[8U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[9U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[10U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[11U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[12U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[13U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[14U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[15U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[16U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[17U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[18U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[19U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[20U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[21U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[22U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[23U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[24U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[25U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&H[26U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&G[7U * stride] = cart_double_pendulum_pack_splat(1.0);
    *(cart_double_pendulum_unaligned *)&G[8U * stride] = cart_double_pendulum_pack_splat(1.0);
}

void cart_double_pendulum_influence_rotational_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        const size_t second = cart_double_pendulum_pack_second(CART_DOUBLE_PENDULUM_LANES, count, 27U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_influence_rotational_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double G_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double H_rest[27U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_influence_rotational_tip_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, G_rest, H_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, G_rest, G);
        cart_double_pendulum_pack_give(27U, count, first, CART_DOUBLE_PENDULUM_LANES, H_rest, H);
    }
}

void cart_double_pendulum_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_influence_rotational_tip_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &G[first], &H[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double G_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double H_rest[27U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_influence_rotational_tip_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, G_rest, H_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, G_rest, G);
        cart_double_pendulum_pack_give(27U, count, first, CART_DOUBLE_PENDULUM_LANES, H_rest, H);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_inertia_power_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *P)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double P_lane[27];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[cart_double_pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            cart_double_pendulum_inertia_power(own, q_lane, P_lane);
            for (size_t k = 0U; k < 27U; k++) {
                P[(k * stride) + lane] = P_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_inertia_power_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&P[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[9U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[10U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[11U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[12U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[13U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[15U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[18U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[19U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[20U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[21U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[23U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[24U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[25U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&P[26U * stride] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_number(prepared, 21U, spacing, 0U) * ((v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]));
    const cart_double_pendulum_pack v5 = cart_double_pendulum_pack_number(prepared, 23U, spacing, 0U) * v0_sine[1];
    *(cart_double_pendulum_unaligned *)&P[22U * stride] = v5;
    *(cart_double_pendulum_unaligned *)&P[4U * stride] = -(v4 + (cart_double_pendulum_pack_number(prepared, 20U, spacing, 0U) * v0_sine[0]));
    const cart_double_pendulum_pack v6 = -v4;
    *(cart_double_pendulum_unaligned *)&P[5U * stride] = v6;
    *(cart_double_pendulum_unaligned *)&P[7U * stride] = v6;
    *(cart_double_pendulum_unaligned *)&P[8U * stride] = v6;
    const cart_double_pendulum_pack v7 = -v5;
    *(cart_double_pendulum_unaligned *)&P[14U * stride] = v7;
    *(cart_double_pendulum_unaligned *)&P[16U * stride] = v7;
    *(cart_double_pendulum_unaligned *)&P[17U * stride] = v7;
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_inertia_power_again(v_beyond, 0U, spacing, prepared, stride, q, P);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_inertia_power_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    cart_double_pendulum_pack_inertia_power_block_body(0U, prepared, stride, q, P);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_inertia_power_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_inertia_power_block_body(spacing, prepared, stride, q, P);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_inertia_power_block_same(prepared, stride, q, P);
    } else {
        cart_double_pendulum_pack_inertia_power_block_each(spacing, prepared, stride, q, P);
    }
}

void cart_double_pendulum_inertia_power_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *P)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        const size_t second = cart_double_pendulum_pack_second(CART_DOUBLE_PENDULUM_LANES, count, 27U, P);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double P_rest[27U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_inertia_power_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, P_rest);
        cart_double_pendulum_pack_give(27U, count, first, CART_DOUBLE_PENDULUM_LANES, P_rest, P);
    }
}

void cart_double_pendulum_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_inertia_power_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &P[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double P_rest[27U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_inertia_power_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, P_rest);
        cart_double_pendulum_pack_give(27U, count, first, CART_DOUBLE_PENDULUM_LANES, P_rest, P);
    }
}

#else

typedef int cart_double_pendulum_has_no_vector_code;

#endif
