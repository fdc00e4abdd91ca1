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
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline, unused)) void cart_double_pendulum_pack_sincos_pair(const cart_double_pendulum_pack *angle, cart_double_pendulum_pack *sine, cart_double_pendulum_pack *cosine, cart_double_pendulum_bits *beyond)
{
    const cart_double_pendulum_pack x = *angle;
    union { cart_double_pendulum_pack number; cart_double_pendulum_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const cart_double_pendulum_pack n = k.number - 6755399441186816.0;
    const cart_double_pendulum_pack w = x - (n * 1.5707963267923333);
    const cart_double_pendulum_pack r = w - (n * 2.5633441515839558e-12);
    const cart_double_pendulum_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const cart_double_pendulum_pack z = r * r;
    const cart_double_pendulum_pack u = 1.0 - (0.5 * z);
    const cart_double_pendulum_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const cart_double_pendulum_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
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


/* The library answers for lanes whose angle is out of range, and for them only. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_sincos_beyond(size_t size, const cart_double_pendulum_pack *angle, cart_double_pendulum_pack *sine, cart_double_pendulum_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const cart_double_pendulum_mask inside = (cart_double_pendulum_mask)(cart_double_pendulum_pack_abs(angle[i]) <= 200000.0);

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
    const cart_double_pendulum_pack v4 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    *(cart_double_pendulum_unaligned *)&R[0] = v4;
    *(cart_double_pendulum_unaligned *)&R[4U * stride] = v4;
    const cart_double_pendulum_pack v5 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    *(cart_double_pendulum_unaligned *)&R[stride] = v5;
    *(cart_double_pendulum_unaligned *)&R[3U * stride] = -v5;
}

void cart_double_pendulum_rotation_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *R)
{
    double spread[32U * CART_DOUBLE_PENDULUM_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_rotation_tip_block(CART_DOUBLE_PENDULUM_LANES, spread, count, &q[first], &R[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double R_rest[9U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_rotation_tip_block(CART_DOUBLE_PENDULUM_LANES, spread, CART_DOUBLE_PENDULUM_LANES, q_rest, R_rest);
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
        double prepared_rest[32U * CART_DOUBLE_PENDULUM_LANES] = { 0.0 };

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_rotation_tip_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, R_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, R_rest, R);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_jacobian_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[2U * stride]), cart_double_pendulum_pack_at(&q[stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(cart_double_pendulum_unaligned *)&J[0] = cart_double_pendulum_pack_splat(1.0);
    *(cart_double_pendulum_unaligned *)&J[16U * stride] = cart_double_pendulum_pack_splat(1.0);
    *(cart_double_pendulum_unaligned *)&J[17U * stride] = cart_double_pendulum_pack_splat(1.0);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_at(&prepared[spacing]) * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]));
    *(cart_double_pendulum_unaligned *)&J[2U * stride] = v4;
    *(cart_double_pendulum_unaligned *)&J[stride] = (cart_double_pendulum_pack_at(&prepared[0]) * v0_cosine[1]) + v4;
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
    const cart_double_pendulum_pack v5 = cart_double_pendulum_pack_at(&prepared[spacing]) * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]));
    *(cart_double_pendulum_unaligned *)&J[5U * stride] = v5;
    *(cart_double_pendulum_unaligned *)&J[4U * stride] = (cart_double_pendulum_pack_at(&prepared[0]) * v0_sine[1]) + v5;
}

void cart_double_pendulum_jacobian_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *J)
{
    double spread[32U * CART_DOUBLE_PENDULUM_LANES];
    size_t first = 0U;

    for (size_t k = 0U; k < 2U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_jacobian_tip_block(CART_DOUBLE_PENDULUM_LANES, spread, count, &q[first], &J[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double J_rest[18U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_jacobian_tip_block(CART_DOUBLE_PENDULUM_LANES, spread, CART_DOUBLE_PENDULUM_LANES, q_rest, J_rest);
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
        double prepared_rest[32U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(2U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[0U * count], &prepared_rest[0U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_jacobian_tip_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, J_rest);
        cart_double_pendulum_pack_give(18U, count, first, CART_DOUBLE_PENDULUM_LANES, J_rest, J);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_influence_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[2U * stride]), cart_double_pendulum_pack_at(&q[stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(cart_double_pendulum_unaligned *)&G[0] = cart_double_pendulum_pack_splat(1.0);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_at(&prepared[0]) * v0_cosine[1];
    const cart_double_pendulum_pack v5 = v4 + (cart_double_pendulum_pack_at(&prepared[spacing]) * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0])));
    *(cart_double_pendulum_unaligned *)&G[stride] = v5;
    *(cart_double_pendulum_unaligned *)&H[13U * stride] = v5;
    const cart_double_pendulum_pack v6 = -(v4 - v5);
    *(cart_double_pendulum_unaligned *)&G[2U * stride] = v6;
    *(cart_double_pendulum_unaligned *)&H[14U * stride] = v6;
    *(cart_double_pendulum_unaligned *)&H[16U * stride] = v6;
    *(cart_double_pendulum_unaligned *)&H[17U * stride] = v6;
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
    const cart_double_pendulum_pack v7 = cart_double_pendulum_pack_at(&prepared[spacing]) * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]));
    *(cart_double_pendulum_unaligned *)&G[5U * stride] = v7;
    const cart_double_pendulum_pack v8 = (cart_double_pendulum_pack_at(&prepared[0]) * v0_sine[1]) + v7;
    *(cart_double_pendulum_unaligned *)&G[4U * stride] = v8;
    *(cart_double_pendulum_unaligned *)&H[4U * stride] = -v8;
    const cart_double_pendulum_pack v9 = -v7;
    *(cart_double_pendulum_unaligned *)&H[5U * stride] = v9;
    *(cart_double_pendulum_unaligned *)&H[7U * stride] = v9;
    *(cart_double_pendulum_unaligned *)&H[8U * stride] = v9;
}

void cart_double_pendulum_influence_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    double spread[32U * CART_DOUBLE_PENDULUM_LANES];
    size_t first = 0U;

    for (size_t k = 0U; k < 2U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_influence_tip_block(CART_DOUBLE_PENDULUM_LANES, spread, count, &q[first], &G[first], &H[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double G_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double H_rest[27U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_influence_tip_block(CART_DOUBLE_PENDULUM_LANES, spread, CART_DOUBLE_PENDULUM_LANES, q_rest, G_rest, H_rest);
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
        double prepared_rest[32U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(2U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[0U * count], &prepared_rest[0U * CART_DOUBLE_PENDULUM_LANES]);
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
    double spread[32U * CART_DOUBLE_PENDULUM_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_influence_rotational_tip_block(CART_DOUBLE_PENDULUM_LANES, spread, count, &q[first], &G[first], &H[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double G_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double H_rest[27U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_influence_rotational_tip_block(CART_DOUBLE_PENDULUM_LANES, spread, CART_DOUBLE_PENDULUM_LANES, q_rest, G_rest, H_rest);
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
        double prepared_rest[32U * CART_DOUBLE_PENDULUM_LANES] = { 0.0 };

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_influence_rotational_tip_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, G_rest, H_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, G_rest, G);
        cart_double_pendulum_pack_give(27U, count, first, CART_DOUBLE_PENDULUM_LANES, H_rest, H);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[2U * stride]), cart_double_pendulum_pack_at(&q[stride])};
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
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_at(&prepared[3U * spacing]) * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]));
    *(cart_double_pendulum_unaligned *)&P[4U * stride] = ((cart_double_pendulum_pack_at(&q[0]) * cart_double_pendulum_pack_at(&prepared[30U * spacing])) - (cart_double_pendulum_pack_at(&prepared[11U * spacing]) * v0_sine[1])) - v4;
    const cart_double_pendulum_pack v5 = -v4;
    *(cart_double_pendulum_unaligned *)&P[5U * stride] = v5;
    *(cart_double_pendulum_unaligned *)&P[7U * stride] = v5;
    *(cart_double_pendulum_unaligned *)&P[8U * stride] = v5;
    const cart_double_pendulum_pack v6 = ((cart_double_pendulum_pack_at(&prepared[0]) * v0_cosine[1]) * v4) + ((cart_double_pendulum_pack_at(&prepared[20U * spacing]) * v0_sine[1]) * ((v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0])));
    *(cart_double_pendulum_unaligned *)&P[22U * stride] = v6;
    const cart_double_pendulum_pack v7 = -v6;
    *(cart_double_pendulum_unaligned *)&P[14U * stride] = v7;
    *(cart_double_pendulum_unaligned *)&P[16U * stride] = v7;
    *(cart_double_pendulum_unaligned *)&P[17U * stride] = v7;
}

void cart_double_pendulum_inertia_power_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *P)
{
    double spread[32U * CART_DOUBLE_PENDULUM_LANES];
    size_t first = 0U;

    for (size_t k = 0U; k < 1U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 3U; k < 4U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 11U; k < 12U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 20U; k < 21U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 30U; k < 31U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_inertia_power_block(CART_DOUBLE_PENDULUM_LANES, spread, count, &q[first], &P[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double P_rest[27U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_inertia_power_block(CART_DOUBLE_PENDULUM_LANES, spread, CART_DOUBLE_PENDULUM_LANES, q_rest, P_rest);
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
        double prepared_rest[32U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[0U * count], &prepared_rest[0U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[3U * count], &prepared_rest[3U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[11U * count], &prepared_rest[11U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[20U * count], &prepared_rest[20U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[30U * count], &prepared_rest[30U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_inertia_power_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, P_rest);
        cart_double_pendulum_pack_give(27U, count, first, CART_DOUBLE_PENDULUM_LANES, P_rest, P);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    const cart_double_pendulum_pack v0_angle[2] = {cart_double_pendulum_pack_at(&q[stride]), cart_double_pendulum_pack_at(&q[2U * stride])};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(cart_double_pendulum_unaligned *)&F[2U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[4U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[8U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[9U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[10U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[14U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[15U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&F[16U * stride] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v4 = cart_double_pendulum_pack_at(&qd[2U * stride]) + cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v5 = cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v6 = cart_double_pendulum_pack_at(&qdd[stride]) + cart_double_pendulum_pack_at(&qdd[2U * stride]);
    const cart_double_pendulum_pack v7 = (cart_double_pendulum_pack_at(&qdd[0]) * v0_cosine[0]) + (cart_double_pendulum_pack_at(&prepared[13U * spacing]) * v0_sine[0]);
    const cart_double_pendulum_pack v8 = v7 + (cart_double_pendulum_pack_at(&prepared[0]) * cart_double_pendulum_pack_at(&qdd[stride]));
    const cart_double_pendulum_pack v9 = (cart_double_pendulum_pack_at(&qdd[0]) * v0_sine[0]) - (cart_double_pendulum_pack_at(&prepared[13U * spacing]) * v0_cosine[0]);
    const cart_double_pendulum_pack v10 = (cart_double_pendulum_pack_at(&prepared[0]) * v5) - v9;
    const cart_double_pendulum_pack v11 = (v0_cosine[1] * v8) + (v0_sine[1] * v10);
    const cart_double_pendulum_pack v12 = (cart_double_pendulum_pack_at(&prepared[2U * spacing]) * v11) + (cart_double_pendulum_pack_at(&prepared[3U * spacing]) * v6);
    *(cart_double_pendulum_unaligned *)&F[13U * stride] = v12;
    const cart_double_pendulum_pack v13 = (v4 * (cart_double_pendulum_pack_at(&prepared[3U * spacing]) * v4)) + (cart_double_pendulum_pack_at(&prepared[2U * spacing]) * ((v0_cosine[1] * v10) - (v0_sine[1] * v8)));
    const cart_double_pendulum_pack v14 = (v0_cosine[1] * v12) - (v0_sine[1] * v13);
    const cart_double_pendulum_pack v15 = v14 + ((cart_double_pendulum_pack_at(&prepared[7U * spacing]) * cart_double_pendulum_pack_at(&qdd[stride])) + (cart_double_pendulum_pack_at(&prepared[6U * spacing]) * v7));
    *(cart_double_pendulum_unaligned *)&F[7U * stride] = v15;
    const cart_double_pendulum_pack v16 = ((v0_cosine[1] * v13) + ((cart_double_pendulum_pack_at(&prepared[7U * spacing]) * v5) - (cart_double_pendulum_pack_at(&prepared[6U * spacing]) * v9))) + (v0_sine[1] * v12);
    *(cart_double_pendulum_unaligned *)&F[0] = ((cart_double_pendulum_pack_at(&prepared[16U * spacing]) * cart_double_pendulum_pack_at(&qdd[0])) - (v0_sine[0] * v16)) + (v0_cosine[0] * v15);
    *(cart_double_pendulum_unaligned *)&F[stride] = (cart_double_pendulum_pack_at(&prepared[31U * spacing]) + (v0_cosine[0] * v16)) + (v0_sine[0] * v15);
    const cart_double_pendulum_pack v17 = (cart_double_pendulum_pack_at(&prepared[4U * spacing]) * v6) + (cart_double_pendulum_pack_at(&prepared[3U * spacing]) * v11);
    *(cart_double_pendulum_unaligned *)&F[17U * stride] = v17;
    const cart_double_pendulum_pack v18 = (v17 + ((cart_double_pendulum_pack_at(&prepared[8U * spacing]) * cart_double_pendulum_pack_at(&qdd[stride])) + (cart_double_pendulum_pack_at(&prepared[7U * spacing]) * v7))) + (cart_double_pendulum_pack_at(&prepared[0]) * v14);
    *(cart_double_pendulum_unaligned *)&F[5U * stride] = v18;
    *(cart_double_pendulum_unaligned *)&F[11U * stride] = v18;
    *(cart_double_pendulum_unaligned *)&F[6U * stride] = -v16;
    *(cart_double_pendulum_unaligned *)&F[12U * stride] = -v13;
}

void cart_double_pendulum_reactions_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    double spread[32U * CART_DOUBLE_PENDULUM_LANES];
    size_t first = 0U;

    for (size_t k = 0U; k < 9U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 13U; k < 14U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 16U; k < 17U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 31U; k < 32U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_reactions_block(CART_DOUBLE_PENDULUM_LANES, spread, count, &q[first], &qd[first], &qdd[first], &F[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double F_rest[18U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_reactions_block(CART_DOUBLE_PENDULUM_LANES, spread, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, F_rest);
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
        double prepared_rest[32U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(9U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[0U * count], &prepared_rest[0U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[13U * count], &prepared_rest[13U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[16U * count], &prepared_rest[16U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[31U * count], &prepared_rest[31U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_reactions_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        cart_double_pendulum_pack_give(18U, count, first, CART_DOUBLE_PENDULUM_LANES, F_rest, F);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    const cart_double_pendulum_pack v0 = cart_double_pendulum_pack_at(&q[stride]) + cart_double_pendulum_pack_at(&q[2U * stride]);
    const cart_double_pendulum_pack v1_angle[2] = {v0, cart_double_pendulum_pack_at(&q[stride])};
    cart_double_pendulum_pack v1_sine[2];
    cart_double_pendulum_pack v1_cosine[2];
    cart_double_pendulum_bits v1_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    cart_double_pendulum_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    *(cart_double_pendulum_unaligned *)&by_q[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&by_q[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&by_q[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&by_qd[0] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&by_qd[3U * stride] = cart_double_pendulum_pack_splat(0.0);
    *(cart_double_pendulum_unaligned *)&by_qd[6U * stride] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v5 = cart_double_pendulum_pack_at(&qd[2U * stride]) + cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v6 = cart_double_pendulum_pack_at(&prepared[3U * spacing]) * v1_cosine[0];
    *(cart_double_pendulum_unaligned *)&by_qdd[2U * stride] = v6;
    *(cart_double_pendulum_unaligned *)&by_qdd[6U * stride] = v6;
    const cart_double_pendulum_pack v7 = cart_double_pendulum_pack_at(&prepared[3U * spacing]) * v1_sine[0];
    const cart_double_pendulum_pack v8 = cart_double_pendulum_pack_at(&qdd[stride]) * v7;
    const cart_double_pendulum_pack v9 = (v8 + ((v5 * v5) * v6)) + (cart_double_pendulum_pack_at(&qdd[2U * stride]) * v7);
    const cart_double_pendulum_pack v10 = cart_double_pendulum_pack_at(&prepared[11U * spacing]) * v1_cosine[1];
    const cart_double_pendulum_pack v11 = cart_double_pendulum_pack_at(&qd[stride]) * cart_double_pendulum_pack_at(&qd[stride]);
    const cart_double_pendulum_pack v12 = cart_double_pendulum_pack_at(&prepared[11U * spacing]) * v1_sine[1];
    *(cart_double_pendulum_unaligned *)&by_q[stride] = -(((v11 * v10) + (cart_double_pendulum_pack_at(&qdd[stride]) * v12)) + v9);
    *(cart_double_pendulum_unaligned *)&by_q[2U * stride] = -v9;
    const cart_double_pendulum_pack v13 = (cart_double_pendulum_pack_at(&qdd[0]) * v7) - (cart_double_pendulum_pack_at(&prepared[13U * spacing]) * v6);
    *(cart_double_pendulum_unaligned *)&by_q[4U * stride] = ((cart_double_pendulum_pack_at(&prepared[14U * spacing]) * v1_cosine[1]) - (cart_double_pendulum_pack_at(&qdd[0]) * v12)) - v13;
    const cart_double_pendulum_pack v14 = v5 * v7;
    const cart_double_pendulum_pack v15 = cart_double_pendulum_pack_at(&prepared[0]) * v1_sine[1];
    const cart_double_pendulum_pack v16 = v15 * v6;
    const cart_double_pendulum_pack v17 = 2.0 * v16;
    const cart_double_pendulum_pack v18 = cart_double_pendulum_pack_at(&prepared[0]) * v1_cosine[1];
    const cart_double_pendulum_pack v19 = ((cart_double_pendulum_pack_at(&qdd[stride]) * v17) - ((v5 * v15) * v14)) - (v18 * (v8 + v9));
    const cart_double_pendulum_pack v20 = (v18 * v6) + (v15 * v7);
    const cart_double_pendulum_pack v21 = (v11 * v20) - v13;
    *(cart_double_pendulum_unaligned *)&by_q[5U * stride] = (v21 + (cart_double_pendulum_pack_at(&qdd[2U * stride]) * v16)) + v19;
    *(cart_double_pendulum_unaligned *)&by_q[7U * stride] = -v13;
    const cart_double_pendulum_pack v22 = (v18 * v7) - v16;
    *(cart_double_pendulum_unaligned *)&by_q[8U * stride] = v21 - (cart_double_pendulum_pack_at(&qdd[stride]) * v22);
    const cart_double_pendulum_pack v23 = 2.0 * v14;
    const cart_double_pendulum_pack v24 = 2.0 * cart_double_pendulum_pack_at(&qd[stride]);
    *(cart_double_pendulum_unaligned *)&by_qd[stride] = -((v24 * v12) + v23);
    *(cart_double_pendulum_unaligned *)&by_qd[2U * stride] = -v23;
    const cart_double_pendulum_pack v25 = (v5 * v17) - (v18 * v23);
    *(cart_double_pendulum_unaligned *)&by_qd[5U * stride] = v25;
    const cart_double_pendulum_pack v26 = v24 * v22;
    *(cart_double_pendulum_unaligned *)&by_qd[7U * stride] = v26;
    *(cart_double_pendulum_unaligned *)&by_qd[8U * stride] = cart_double_pendulum_pack_at(&prepared[12U * spacing]);
    *(cart_double_pendulum_unaligned *)&by_qd[4U * stride] = (v26 + cart_double_pendulum_pack_at(&prepared[12U * spacing])) + v25;
    *(cart_double_pendulum_unaligned *)&by_qdd[0] = cart_double_pendulum_pack_at(&prepared[17U * spacing]);
    const cart_double_pendulum_pack v27 = v6 + v10;
    *(cart_double_pendulum_unaligned *)&by_qdd[stride] = v27;
    *(cart_double_pendulum_unaligned *)&by_qdd[3U * stride] = v27;
    *(cart_double_pendulum_unaligned *)&by_qdd[8U * stride] = cart_double_pendulum_pack_at(&prepared[4U * spacing]);
    const cart_double_pendulum_pack v28 = cart_double_pendulum_pack_at(&prepared[4U * spacing]) + v20;
    *(cart_double_pendulum_unaligned *)&by_qdd[5U * stride] = v28;
    *(cart_double_pendulum_unaligned *)&by_qdd[7U * stride] = v28;
    *(cart_double_pendulum_unaligned *)&by_qdd[4U * stride] = (cart_double_pendulum_pack_at(&prepared[10U * spacing]) + v20) + v28;
}

void cart_double_pendulum_inverse_dynamics_gradients_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    double spread[32U * CART_DOUBLE_PENDULUM_LANES];
    size_t first = 0U;

    for (size_t k = 0U; k < 1U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 3U; k < 5U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 10U; k < 15U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 17U; k < 18U; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            spread[(k * CART_DOUBLE_PENDULUM_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_inverse_dynamics_gradients_block(CART_DOUBLE_PENDULUM_LANES, spread, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
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
        cart_double_pendulum_pack_inverse_dynamics_gradients_block(CART_DOUBLE_PENDULUM_LANES, spread, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, by_q_rest, by_q);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, by_qd_rest, by_qd);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, by_qdd_rest, by_qdd);
    }
}

void cart_double_pendulum_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= CART_DOUBLE_PENDULUM_LANES; first += CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double qdd_rest[3U * CART_DOUBLE_PENDULUM_LANES];
        double by_q_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double by_qd_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double by_qdd_rest[9U * CART_DOUBLE_PENDULUM_LANES];
        double prepared_rest[32U * CART_DOUBLE_PENDULUM_LANES];

        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[0U * count], &prepared_rest[0U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(2U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[3U * count], &prepared_rest[3U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(5U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[10U * count], &prepared_rest[10U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(1U, count, first, CART_DOUBLE_PENDULUM_LANES, &prepared[17U * count], &prepared_rest[17U * CART_DOUBLE_PENDULUM_LANES]);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, q, q_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qd, qd_rest);
        cart_double_pendulum_pack_take(3U, count, first, CART_DOUBLE_PENDULUM_LANES, qdd, qdd_rest);
        cart_double_pendulum_pack_inverse_dynamics_gradients_block(CART_DOUBLE_PENDULUM_LANES, prepared_rest, CART_DOUBLE_PENDULUM_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, by_q_rest, by_q);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, by_qd_rest, by_qd);
        cart_double_pendulum_pack_give(9U, count, first, CART_DOUBLE_PENDULUM_LANES, by_qdd_rest, by_qdd);
    }
}

#else

typedef int cart_double_pendulum_has_no_vector_code;

#endif
