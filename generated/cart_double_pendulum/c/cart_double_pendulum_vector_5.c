/* cart_double_pendulum, emitted by symgen 0.2.0 */
/* Many states at a time. Compiled with CART_DOUBLE_PENDULUM_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in cart_double_pendulum_batch.c. */
#include "cart_double_pendulum_batch.h"

#if defined(CART_DOUBLE_PENDULUM_VECTOR) && defined(__GNUC__)

#include "cart_double_pendulum_inline.h"

/* States with an angle out of the sines' range, by the function for one state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_stiffness_matrix_again(cart_double_pendulum_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *K)
{
    for (size_t lane = ahead; lane < (ahead + CART_DOUBLE_PENDULUM_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const cart_double_pendulum_prepared *own = (const cart_double_pendulum_prepared *)prepared;
            cart_double_pendulum_prepared prepared_lane;
            double q_lane[3];
            double K_lane[9];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 36U; k++) {
                    prepared_lane.k[k] = prepared[cart_double_pendulum_pack_place(k, lane)];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            cart_double_pendulum_stiffness_matrix(own, q_lane, K_lane);
            for (size_t k = 0U; k < 9U; k++) {
                K[(k * stride) + lane] = K_lane[k];
            }
        }
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_stiffness_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    cart_double_pendulum_bits v_beyond = { 0U };
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(cart_double_pendulum_unaligned *)&K[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&K[stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&K[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&K[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&K[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_number(prepared, 35U, spacing, 0U) * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    *(cart_double_pendulum_unaligned *)&K[5U * stride] = v4;
    *(cart_double_pendulum_unaligned *)&K[7U * stride] = v4;
    *(cart_double_pendulum_unaligned *)&K[8U * stride] = v4;
    *(cart_double_pendulum_unaligned *)&K[4U * stride] = v4 + (cart_double_pendulum_pack_number(prepared, 34U, spacing, 0U) * v0_cosine[0]);
    if (!cart_double_pendulum_pack_within(v_beyond)) {
        cart_double_pendulum_pack_stiffness_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, K);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_stiffness_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    cart_double_pendulum_pack_stiffness_matrix_block_body(0U, prepared, stride, q, K);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_stiffness_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_stiffness_matrix_block_body(spacing, prepared, stride, q, K);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_stiffness_matrix_block_same(prepared, stride, q, K);
    } else {
        cart_double_pendulum_pack_stiffness_matrix_block_each(spacing, prepared, stride, q, K);
    }
}

void cart_double_pendulum_stiffness_matrix_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *K)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double K_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_stiffness_matrix_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, K_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, K_rest, K);
    }
}

void cart_double_pendulum_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_stiffness_matrix_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double K_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_stiffness_matrix_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, K_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, K_rest, K);
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_damping_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)q;
    *(cart_double_pendulum_unaligned *)&D[4U * stride] = cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U);
    *(cart_double_pendulum_unaligned *)&D[8U * stride] = cart_double_pendulum_pack_number(prepared, 7U, spacing, 0U);
    *(cart_double_pendulum_unaligned *)&D[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&D[stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&D[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&D[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&D[5U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&D[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&D[7U * stride] = cart_double_pendulum_pack_splat(0.0);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_damping_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    cart_double_pendulum_pack_damping_matrix_block_body(0U, prepared, stride, q, D);
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_damping_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    cart_double_pendulum_pack_damping_matrix_block_body(spacing, prepared, stride, q, D);
}

CART_DOUBLE_PENDULUM_INLINE void cart_double_pendulum_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    if (spacing == 0U) {
        cart_double_pendulum_pack_damping_matrix_block_same(prepared, stride, q, D);
    } else {
        cart_double_pendulum_pack_damping_matrix_block_each(spacing, prepared, stride, q, D);
    }
}

void cart_double_pendulum_damping_matrix_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *D)
{
    if (count >= CART_DOUBLE_PENDULUM_LANES) {
        for (size_t next = 0U; next < count; next += CART_DOUBLE_PENDULUM_LANES) {
            const size_t first = (next < (count - CART_DOUBLE_PENDULUM_LANES)) ? next : (count - CART_DOUBLE_PENDULUM_LANES);

            cart_double_pendulum_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double D_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_damping_matrix_block(0U, prepared->k, CART_DOUBLE_PENDULUM_LANES, q_rest, D_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, D_rest, D);
    }
}

void cart_double_pendulum_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_damping_matrix_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double D_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_damping_matrix_block(CART_DOUBLE_PENDULUM_SETS, &prepared[cart_double_pendulum_pack_place(0U, first)], CART_DOUBLE_PENDULUM_LANES, q_rest, D_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, D_rest, D);
    }
}

#else

typedef int cart_double_pendulum_has_no_vector_code;

#endif
