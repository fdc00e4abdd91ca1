/* cart_double_pendulum, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with CART_DOUBLE_PENDULUM_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "cart_double_pendulum.h"

#if defined(CART_DOUBLE_PENDULUM_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define CART_DOUBLE_PENDULUM_BYTES 64
#elif defined(__AVX__)
#define CART_DOUBLE_PENDULUM_BYTES 32
#else
#define CART_DOUBLE_PENDULUM_BYTES 16
#endif
#define CART_DOUBLE_PENDULUM_LANES (CART_DOUBLE_PENDULUM_BYTES / sizeof(double))
#define CART_DOUBLE_PENDULUM_APART __attribute__((noinline, unused))
#define CART_DOUBLE_PENDULUM_BODY static inline __attribute__((always_inline, unused))
#define CART_DOUBLE_PENDULUM_INLINE static inline __attribute__((unused))

typedef double cart_double_pendulum_pack __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES)));
typedef double cart_double_pendulum_unaligned __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t cart_double_pendulum_mask __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES)));
typedef signed char cart_double_pendulum_bytes __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short cart_double_pendulum_shorts __attribute__((vector_size(2 * CART_DOUBLE_PENDULUM_BYTES / sizeof(double))));

CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_splat(double x)
{
    return x - (cart_double_pendulum_pack){ 0.0 };
}

CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_at(const double *x)
{
    return *(const cart_double_pendulum_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? cart_double_pendulum_pack_splat(prepared[k]) : cart_double_pendulum_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The last block of a batch is filled up with copies of its last state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_select(cart_double_pendulum_mask condition, cart_double_pendulum_pack x, cart_double_pendulum_pack y)
{
    return (cart_double_pendulum_pack)(((cart_double_pendulum_mask)x & condition) | ((cart_double_pendulum_mask)y & ~condition));
}

CART_DOUBLE_PENDULUM_INLINE cart_double_pendulum_pack cart_double_pendulum_pack_abs(cart_double_pendulum_pack x)
{
    return (cart_double_pendulum_pack)((cart_double_pendulum_mask)x & ~(cart_double_pendulum_mask)cart_double_pendulum_pack_splat(-0.0));
}

CART_DOUBLE_PENDULUM_INLINE bool cart_double_pendulum_pack_all(cart_double_pendulum_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long cart_double_pendulum_bits __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void cart_double_pendulum_pack_sincos_pair(const cart_double_pendulum_pack *angle, cart_double_pendulum_pack *sine, cart_double_pendulum_pack *cosine, cart_double_pendulum_bits *beyond)
{
    const cart_double_pendulum_pack x = *angle;
    union { cart_double_pendulum_pack number; cart_double_pendulum_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const cart_double_pendulum_pack n = k.number - 6755399441186816.0;
    const cart_double_pendulum_pack w = x - (n * 1.5707963267923333);
    const cart_double_pendulum_pack r = w - (n * 2.5633441515839558e-12);
    const cart_double_pendulum_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const cart_double_pendulum_pack z = r * r;
    const cart_double_pendulum_pack u = 1.0 - (0.5 * z);
    const cart_double_pendulum_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const cart_double_pendulum_pack zz = z * z;

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const cart_double_pendulum_bits odd = 0ULL - (k.bits & 1ULL);
    const cart_double_pendulum_bits sign = k.bits << 62;
    const cart_double_pendulum_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const cart_double_pendulum_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_sincos_beyond(size_t size, const cart_double_pendulum_pack *angle, cart_double_pendulum_pack *sine, cart_double_pendulum_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const cart_double_pendulum_mask inside = (cart_double_pendulum_mask)(cart_double_pendulum_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < CART_DOUBLE_PENDULUM_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void cart_double_pendulum_pack_sincos_guard(size_t size, const cart_double_pendulum_pack *angle, cart_double_pendulum_pack *sine, cart_double_pendulum_pack *cosine, const cart_double_pendulum_bits *beyond)
{
    if (!cart_double_pendulum_pack_all((cart_double_pendulum_mask)((*beyond >> 18) == 0ULL))) {
        cart_double_pendulum_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_rotation_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict R)
{
    (void)spacing;
    (void)prepared;
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
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
}

void cart_double_pendulum_rotation_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *R)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_rotation_tip_block(0U, prepared->k, count, &q[first], &R[first]);
    }
    if (first < count) {
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
        cart_double_pendulum_pack_rotation_tip_block(count, &prepared[first], count, &q[first], &R[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double R_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double prepared_rest[36U * CART_DOUBLE_PENDULUM_LANES] = { 0.0 };

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_rotation_tip_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, R_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, R_rest, R);
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_jacobian_tip_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
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
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_jacobian_tip_block(0U, prepared->k, count, &q[first], &J[first]);
    }
    if (first < count) {
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
        cart_double_pendulum_pack_jacobian_tip_block(count, &prepared[first], count, &q[first], &J[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double J_rest[18U * CART_DOUBLE_PENDULUM_LANES];
        double prepared_rest[36U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[10U * count], &prepared_rest[10U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[22U * count], &prepared_rest[22U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_jacobian_tip_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, J_rest);
        cart_double_pendulum_pack_give(18U, count, first, CART_DOUBLE_PENDULUM_LANES, J_rest, J);
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_influence_tip_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
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
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_influence_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
    }
    if (first < count) {
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
        cart_double_pendulum_pack_influence_tip_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double G_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double H_rest[27U * CART_DOUBLE_PENDULUM_LANES];
        double prepared_rest[36U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[10U * count], &prepared_rest[10U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[22U * count], &prepared_rest[22U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_influence_tip_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, G_rest, H_rest);
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
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_influence_rotational_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
    }
    if (first < count) {
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
        cart_double_pendulum_pack_influence_rotational_tip_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double G_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double H_rest[27U * CART_DOUBLE_PENDULUM_LANES];
        double prepared_rest[36U * CART_DOUBLE_PENDULUM_LANES] = { 0.0 };

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_influence_rotational_tip_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, G_rest, H_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, G_rest, G);
        cart_double_pendulum_pack_give(27U, count, first, CART_DOUBLE_PENDULUM_LANES, H_rest, H);
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_inertia_power_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
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
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
    }
    if (first < count) {
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
        cart_double_pendulum_pack_inertia_power_block(count, &prepared[first], count, &q[first], &P[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double P_rest[27U * CART_DOUBLE_PENDULUM_LANES];
        double prepared_rest[36U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(4U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[20U * count], &prepared_rest[20U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_inertia_power_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, P_rest);
        cart_double_pendulum_pack_give(27U, count, first, CART_DOUBLE_PENDULUM_LANES, P_rest, P);
    }
}

CART_DOUBLE_PENDULUM_BODY void cart_double_pendulum_pack_reactions_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
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
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
    }
    if (first < count) {
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
        cart_double_pendulum_pack_reactions_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &F[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double F_rest[18U * CART_DOUBLE_PENDULUM_LANES];
        double prepared_rest[36U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[3U * count], &prepared_rest[3U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[6U * count], &prepared_rest[6U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(2U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[10U * count], &prepared_rest[10U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(6U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[24U * count], &prepared_rest[24U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_reactions_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        cart_double_pendulum_pack_give(18U, count, first, CART_DOUBLE_PENDULUM_LANES, F_rest, F);
    }
}

#else

typedef int cart_double_pendulum_has_no_vector_code;

#endif
