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
#define CART_DOUBLE_PENDULUM_APART __attribute__((noinline))

typedef double cart_double_pendulum_pack __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES)));
typedef double cart_double_pendulum_unaligned __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t cart_double_pendulum_mask __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES)));
typedef signed char cart_double_pendulum_bytes __attribute__((vector_size(CART_DOUBLE_PENDULUM_BYTES / sizeof(double)), aligned(1), may_alias));

static inline cart_double_pendulum_pack cart_double_pendulum_pack_splat(double x)
{
    return x - (cart_double_pendulum_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, cart_double_pendulum_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < CART_DOUBLE_PENDULUM_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const cart_double_pendulum_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void cart_double_pendulum_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, cart_double_pendulum_pack *one)
{
    if (lanes < CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const cart_double_pendulum_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void cart_double_pendulum_pack_give(size_t size, size_t count, size_t first, size_t lanes, const cart_double_pendulum_pack *one, double *many)
{
    if (lanes < CART_DOUBLE_PENDULUM_LANES) {
        cart_double_pendulum_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(cart_double_pendulum_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline cart_double_pendulum_pack cart_double_pendulum_pack_select(cart_double_pendulum_mask condition, cart_double_pendulum_pack x, cart_double_pendulum_pack y)
{
    return (cart_double_pendulum_pack)(((cart_double_pendulum_mask)x & condition) | ((cart_double_pendulum_mask)y & ~condition));
}

static inline cart_double_pendulum_pack cart_double_pendulum_pack_abs(cart_double_pendulum_pack x)
{
    return (cart_double_pendulum_pack)((cart_double_pendulum_mask)x & ~(cart_double_pendulum_mask)cart_double_pendulum_pack_splat(-0.0));
}

static inline bool cart_double_pendulum_pack_all(cart_double_pendulum_mask condition)
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
static inline __attribute__((always_inline)) void cart_double_pendulum_pack_sincos_pair(const cart_double_pendulum_pack *angle, cart_double_pendulum_pack *sine, cart_double_pendulum_pack *cosine, cart_double_pendulum_bits *beyond)
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

static inline __attribute__((always_inline)) void cart_double_pendulum_pack_sincos_guard(size_t size, const cart_double_pendulum_pack *angle, cart_double_pendulum_pack *sine, cart_double_pendulum_pack *cosine, const cart_double_pendulum_bits *beyond)
{
    if (!cart_double_pendulum_pack_all((cart_double_pendulum_mask)((*beyond >> 18) == 0ULL))) {
        cart_double_pendulum_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_mass_matrix(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, cart_double_pendulum_pack *restrict M)
{
    const cart_double_pendulum_pack v0 = q[1] + q[2];
    const cart_double_pendulum_pack v1_angle[2] = {v0, q[1]};
    cart_double_pendulum_pack v1_sine[2];
    cart_double_pendulum_pack v1_cosine[2];
    cart_double_pendulum_bits v1_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    cart_double_pendulum_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    M[8] = prepared[4];
    M[0] = prepared[17];
    const cart_double_pendulum_pack v5 = prepared[3] * v1_cosine[0];
    M[2] = v5;
    M[6] = v5;
    const cart_double_pendulum_pack v6 = v5 + (prepared[11] * v1_cosine[1]);
    M[1] = v6;
    M[3] = v6;
    const cart_double_pendulum_pack v7 = ((prepared[0] * v1_cosine[1]) * v5) + (v1_sine[0] * (prepared[20] * v1_sine[1]));
    const cart_double_pendulum_pack v8 = prepared[4] + v7;
    M[5] = v8;
    M[7] = v8;
    M[4] = (v7 + prepared[10]) + v8;
}

void cart_double_pendulum_mass_matrix_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *M)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack M_pack[9];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        cart_double_pendulum_pack_give(9U, count, first, lanes, M_pack, M);
    }
}

void cart_double_pendulum_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack M_pack[9];

        cart_double_pendulum_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        cart_double_pendulum_pack_take(2U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        cart_double_pendulum_pack_take(2U, count, first, lanes, &prepared[10U * count], &prepared_pack[10]);
        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[17U * count], &prepared_pack[17]);
        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[20U * count], &prepared_pack[20]);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        cart_double_pendulum_pack_give(9U, count, first, lanes, M_pack, M);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_bias(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, const cart_double_pendulum_pack *restrict qd, cart_double_pendulum_pack *restrict h)
{
    const cart_double_pendulum_pack v0 = q[1] + q[2];
    const cart_double_pendulum_pack v1_angle[2] = {q[1], v0};
    cart_double_pendulum_pack v1_sine[2];
    cart_double_pendulum_pack v1_cosine[2];
    cart_double_pendulum_bits v1_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    cart_double_pendulum_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const cart_double_pendulum_pack v5 = qd[1] * qd[1];
    const cart_double_pendulum_pack v6 = qd[2] + qd[1];
    const cart_double_pendulum_pack v7 = v6 * v6;
    h[0] = -(((prepared[3] * v7) * v1_sine[1]) + ((prepared[11] * v5) * v1_sine[0]));
    const cart_double_pendulum_pack v8 = (v1_cosine[0] * v1_sine[1]) - (v1_sine[0] * v1_cosine[1]);
    const cart_double_pendulum_pack v9 = (prepared[21] * v1_sine[1]) + ((prepared[20] * v5) * v8);
    h[1] = v9 + (((prepared[12] * qd[1]) + (prepared[14] * v1_sine[0])) - ((prepared[20] * v7) * v8));
    h[2] = (qd[2] * prepared[12]) + v9;
}

void cart_double_pendulum_bias_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack h_pack[3];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        cart_double_pendulum_pack_give(3U, count, first, lanes, h_pack, h);
    }
}

void cart_double_pendulum_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack h_pack[3];

        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        cart_double_pendulum_pack_take(4U, count, first, lanes, &prepared[11U * count], &prepared_pack[11]);
        cart_double_pendulum_pack_take(2U, count, first, lanes, &prepared[20U * count], &prepared_pack[20]);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        cart_double_pendulum_pack_give(3U, count, first, lanes, h_pack, h);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_gravity(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, cart_double_pendulum_pack *restrict g)
{
    const cart_double_pendulum_pack v0_angle[2] = {q[1] + q[2], q[1]};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    g[0] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v2 = prepared[21] * v0_sine[0];
    g[2] = v2;
    g[1] = (prepared[14] * v0_sine[1]) + v2;
}

void cart_double_pendulum_gravity_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *g)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack g_pack[3];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_gravity(prepared_pack, q_pack, g_pack);
        cart_double_pendulum_pack_give(3U, count, first, lanes, g_pack, g);
    }
}

void cart_double_pendulum_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack g_pack[3];

        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[14U * count], &prepared_pack[14]);
        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[21U * count], &prepared_pack[21]);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_gravity(prepared_pack, q_pack, g_pack);
        cart_double_pendulum_pack_give(3U, count, first, lanes, g_pack, g);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_coriolis_matrix(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, const cart_double_pendulum_pack *restrict qd, cart_double_pendulum_pack *restrict C)
{
    const cart_double_pendulum_pack v0_angle[2] = {q[1], q[2]};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    C[0] = cart_double_pendulum_pack_splat(0.0);
    C[3] = cart_double_pendulum_pack_splat(0.0);
    C[6] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v4 = prepared[3] * v0_cosine[0];
    const cart_double_pendulum_pack v5 = prepared[3] * v0_sine[0];
    const cart_double_pendulum_pack v6 = (prepared[0] * v0_sine[0]) + q[0];
    const cart_double_pendulum_pack v7 = prepared[2] * v6;
    const cart_double_pendulum_pack v8 = (v7 + (v0_cosine[1] * v5)) + (v0_sine[1] * v4);
    const cart_double_pendulum_pack v9 = qd[2] + qd[1];
    const cart_double_pendulum_pack v10 = qd[1] * q[0];
    const cart_double_pendulum_pack v11 = prepared[2] * v10;
    const cart_double_pendulum_pack v12 = (v11 + (qd[2] * v7)) - (v9 * v8);
    C[1] = v12 - ((prepared[7] * qd[1]) * v0_sine[0]);
    C[2] = v12 + ((qd[1] * v7) - v11);
    const cart_double_pendulum_pack v13 = prepared[0] * v0_cosine[0];
    const cart_double_pendulum_pack v14 = prepared[9] * v0_cosine[0];
    const cart_double_pendulum_pack v15 = ((v0_sine[1] * v5) - v14) - (v0_cosine[1] * v4);
    const cart_double_pendulum_pack v16 = (v6 * v15) + (v13 * v8);
    const cart_double_pendulum_pack v17 = (qd[2] * v16) + (v10 * v15);
    const cart_double_pendulum_pack v18 = prepared[2] * qd[0];
    const cart_double_pendulum_pack v19 = (v9 * v15) + ((qd[2] * v14) - v18);
    C[4] = -(v17 + (q[0] * ((qd[0] * prepared[22]) - v19)));
    const cart_double_pendulum_pack v20 = (v10 * v14) - (v9 * v16);
    const cart_double_pendulum_pack v21 = v18 + v19;
    C[5] = v20 + (q[0] * v21);
    const cart_double_pendulum_pack v22 = (v6 * v21) - (v13 * v12);
    C[7] = v22 - v17;
    C[8] = v20 + v22;
}

void cart_double_pendulum_coriolis_matrix_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack C_pack[9];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        cart_double_pendulum_pack_give(9U, count, first, lanes, C_pack, C);
    }
}

void cart_double_pendulum_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack C_pack[9];

        cart_double_pendulum_pack_take(4U, count, first, lanes, prepared, prepared_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, &prepared[7U * count], &prepared_pack[7]);
        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[22U * count], &prepared_pack[22]);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        cart_double_pendulum_pack_give(9U, count, first, lanes, C_pack, C);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_inverse_dynamics(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, const cart_double_pendulum_pack *restrict qd, const cart_double_pendulum_pack *restrict qdd, cart_double_pendulum_pack *restrict tau)
{
    const cart_double_pendulum_pack v0 = q[1] + q[2];
    const cart_double_pendulum_pack v1_angle[2] = {q[1], v0};
    cart_double_pendulum_pack v1_sine[2];
    cart_double_pendulum_pack v1_cosine[2];
    cart_double_pendulum_bits v1_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    cart_double_pendulum_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const cart_double_pendulum_pack v5 = qd[1] * qd[1];
    const cart_double_pendulum_pack v6 = prepared[11] * v1_cosine[0];
    const cart_double_pendulum_pack v7 = prepared[3] * v1_cosine[1];
    const cart_double_pendulum_pack v8 = qdd[1] + qdd[2];
    const cart_double_pendulum_pack v9 = (v8 * v7) + (((prepared[17] * qdd[0]) - ((prepared[11] * v5) * v1_sine[0])) + (qdd[1] * v6));
    const cart_double_pendulum_pack v10 = qd[2] + qd[1];
    const cart_double_pendulum_pack v11 = v10 * v10;
    const cart_double_pendulum_pack v12 = prepared[3] * v1_sine[1];
    tau[0] = v9 - (v11 * v12);
    const cart_double_pendulum_pack v13 = prepared[0] * v1_sine[0];
    const cart_double_pendulum_pack v14 = prepared[0] * v1_cosine[0];
    const cart_double_pendulum_pack v15 = (v14 * v12) - (v13 * v7);
    const cart_double_pendulum_pack v16 = (v14 * v7) + (v13 * v12);
    const cart_double_pendulum_pack v17 = ((prepared[14] * v1_sine[0]) + ((prepared[12] * qd[1]) + (prepared[10] * qdd[1]))) + (qdd[0] * v6);
    const cart_double_pendulum_pack v18 = (((qdd[0] * v7) + (prepared[4] * v8)) + (prepared[13] * v12)) + (v5 * v15);
    const cart_double_pendulum_pack v19 = v18 + (qdd[1] * v16);
    tau[1] = v19 + ((v17 + (v8 * v16)) - (v11 * v15));
    tau[2] = (qd[2] * prepared[12]) + v19;
}

void cart_double_pendulum_inverse_dynamics_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack qdd_pack[3];
        cart_double_pendulum_pack tau_pack[3];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qdd, qdd_pack);
        cart_double_pendulum_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        cart_double_pendulum_pack_give(3U, count, first, lanes, tau_pack, tau);
    }
}

void cart_double_pendulum_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack qdd_pack[3];
        cart_double_pendulum_pack tau_pack[3];

        cart_double_pendulum_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        cart_double_pendulum_pack_take(2U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        cart_double_pendulum_pack_take(5U, count, first, lanes, &prepared[10U * count], &prepared_pack[10]);
        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[17U * count], &prepared_pack[17]);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qdd, qdd_pack);
        cart_double_pendulum_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        cart_double_pendulum_pack_give(3U, count, first, lanes, tau_pack, tau);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_forward_dynamics(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, const cart_double_pendulum_pack *restrict qd, const cart_double_pendulum_pack *restrict tau, cart_double_pendulum_pack *restrict qdd)
{
    const cart_double_pendulum_pack v0 = q[1] + q[2];
    const cart_double_pendulum_pack v1_angle[2] = {v0, q[1]};
    cart_double_pendulum_pack v1_sine[2];
    cart_double_pendulum_pack v1_cosine[2];
    cart_double_pendulum_bits v1_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    cart_double_pendulum_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const cart_double_pendulum_pack v5 = prepared[3] * v1_cosine[0];
    const cart_double_pendulum_pack v6 = prepared[3] * v1_sine[0];
    const cart_double_pendulum_pack v7 = prepared[0] * ((v1_cosine[1] * v6) - (v1_sine[1] * v5));
    const cart_double_pendulum_pack v8 = qd[1] * qd[1];
    const cart_double_pendulum_pack v9 = (prepared[13] * v6) + (v8 * v7);
    const cart_double_pendulum_pack v10 = ((qd[2] * prepared[12]) - tau[2]) + v9;
    const cart_double_pendulum_pack v11 = prepared[0] * ((v1_cosine[1] * v5) + (v1_sine[1] * v6));
    const cart_double_pendulum_pack v12 = prepared[4] + v11;
    const cart_double_pendulum_pack v13 = prepared[5] * v12;
    const cart_double_pendulum_pack v14 = qd[2] + qd[1];
    const cart_double_pendulum_pack v15 = v14 * v14;
    const cart_double_pendulum_pack v16 = v9 + ((((prepared[12] * qd[1]) - tau[1]) + (prepared[14] * v1_sine[1])) - (v15 * v7));
    const cart_double_pendulum_pack v17 = v16 - (v13 * v10);
    const cart_double_pendulum_pack v18 = 1.0 - v13;
    const cart_double_pendulum_pack v19 = 1.0 / ((prepared[10] + v11) + (v12 * v18));
    const cart_double_pendulum_pack v20 = (prepared[11] * v1_cosine[1]) + (v5 * v18);
    const cart_double_pendulum_pack v21 = v20 * v19;
    const cart_double_pendulum_pack v22 = prepared[15] * v1_cosine[0];
    const cart_double_pendulum_pack v23 = ((v15 * v6) + (((prepared[11] * v8) * v1_sine[1]) + tau[0])) + (v22 * v10);
    const cart_double_pendulum_pack v24 = (v23 + (v17 * v21)) * (1.0 / (((v5 * v22) - prepared[17]) + (v20 * v21)));
    qdd[0] = -v24;
    const cart_double_pendulum_pack v25 = (v17 * v19) - (v21 * v24);
    qdd[1] = -v25;
    qdd[2] = ((v22 * v24) - (prepared[5] * v10)) + (v13 * v25);
}

void cart_double_pendulum_forward_dynamics_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack tau_pack[3];
        cart_double_pendulum_pack qdd_pack[3];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, tau, tau_pack);
        cart_double_pendulum_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        cart_double_pendulum_pack_give(3U, count, first, lanes, qdd_pack, qdd);
    }
}

void cart_double_pendulum_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack tau_pack[3];
        cart_double_pendulum_pack qdd_pack[3];

        cart_double_pendulum_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        cart_double_pendulum_pack_take(8U, count, first, lanes, &prepared[10U * count], &prepared_pack[10]);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, tau, tau_pack);
        cart_double_pendulum_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        cart_double_pendulum_pack_give(3U, count, first, lanes, qdd_pack, qdd);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_kinetic_energy(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, const cart_double_pendulum_pack *restrict qd, cart_double_pendulum_pack *restrict T)
{
    const cart_double_pendulum_pack v0_angle[2] = {q[1], q[2]};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const cart_double_pendulum_pack v4 = qd[2] + qd[1];
    const cart_double_pendulum_pack v5 = qd[0] * v0_cosine[0];
    const cart_double_pendulum_pack v6 = v5 + (prepared[0] * qd[1]);
    const cart_double_pendulum_pack v7 = qd[0] * v0_sine[0];
    const cart_double_pendulum_pack v8 = (v0_sine[1] * v6) + (v0_cosine[1] * v7);
    const cart_double_pendulum_pack v9 = (v0_sine[1] * v7) - (v0_cosine[1] * v6);
    const cart_double_pendulum_pack v10 = (qd[0] * qd[0]) * (prepared[26] + (prepared[23] * ((v0_sine[0] * v0_sine[0]) + (v0_cosine[0] * v0_cosine[0]))));
    const cart_double_pendulum_pack v11 = v10 + (qd[1] * ((qd[1] * prepared[25]) + (prepared[24] * v5)));
    const cart_double_pendulum_pack v12 = v11 - (v4 * ((prepared[28] * v9) - (prepared[29] * v4)));
    *T = v12 + (prepared[27] * ((v8 * v8) + (v9 * v9)));
}

void cart_double_pendulum_kinetic_energy_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack T_pack[1];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        cart_double_pendulum_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void cart_double_pendulum_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack T_pack[1];

        cart_double_pendulum_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        cart_double_pendulum_pack_take(7U, count, first, lanes, &prepared[23U * count], &prepared_pack[23]);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        cart_double_pendulum_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_potential_energy(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, cart_double_pendulum_pack *restrict V)
{
    const cart_double_pendulum_pack v0_angle[2] = {q[2], q[1]};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *V = (prepared[21] * ((v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]))) - (prepared[14] * v0_cosine[1]);
}

void cart_double_pendulum_potential_energy_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *V)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack V_pack[1];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_potential_energy(prepared_pack, q_pack, V_pack);
        cart_double_pendulum_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void cart_double_pendulum_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack V_pack[1];

        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[14U * count], &prepared_pack[14]);
        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[21U * count], &prepared_pack[21]);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_potential_energy(prepared_pack, q_pack, V_pack);
        cart_double_pendulum_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_position_tip(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, cart_double_pendulum_pack *restrict x)
{
    const cart_double_pendulum_pack v0_angle[2] = {q[1], q[2]};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    x[2] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v4 = prepared[0] + (prepared[1] * v0_cosine[1]);
    const cart_double_pendulum_pack v5 = prepared[1] * v0_sine[1];
    x[0] = (q[0] + (v0_sine[0] * v4)) + (v0_cosine[0] * v5);
    x[1] = (v0_sine[0] * v5) - (v0_cosine[0] * v4);
}

void cart_double_pendulum_position_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *x)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack x_pack[3];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_position_tip(prepared_pack, q_pack, x_pack);
        cart_double_pendulum_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void cart_double_pendulum_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack x_pack[3];

        cart_double_pendulum_pack_take(2U, count, first, lanes, prepared, prepared_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_position_tip(prepared_pack, q_pack, x_pack);
        cart_double_pendulum_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_rotation_tip(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, cart_double_pendulum_pack *restrict R)
{
    (void)prepared;
    const cart_double_pendulum_pack v0_angle[2] = {q[1], q[2]};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    R[2] = cart_double_pendulum_pack_splat(0.0);
    R[5] = cart_double_pendulum_pack_splat(0.0);
    R[6] = cart_double_pendulum_pack_splat(0.0);
    R[7] = cart_double_pendulum_pack_splat(0.0);
    R[8] = cart_double_pendulum_pack_splat(1.0);
    const cart_double_pendulum_pack v4 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    R[0] = v4;
    R[4] = v4;
    const cart_double_pendulum_pack v5 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    R[1] = v5;
    R[3] = -v5;
}

void cart_double_pendulum_rotation_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *R)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack R_pack[9];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        cart_double_pendulum_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void cart_double_pendulum_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack R_pack[9];

        (void)prepared;
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        cart_double_pendulum_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_jacobian_tip(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, cart_double_pendulum_pack *restrict J)
{
    const cart_double_pendulum_pack v0_angle[2] = {q[2], q[1]};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    J[0] = cart_double_pendulum_pack_splat(1.0);
    J[16] = cart_double_pendulum_pack_splat(1.0);
    J[17] = cart_double_pendulum_pack_splat(1.0);
    const cart_double_pendulum_pack v4 = prepared[1] * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]));
    J[2] = v4;
    J[1] = (prepared[0] * v0_cosine[1]) + v4;
    J[3] = cart_double_pendulum_pack_splat(0.0);
    J[6] = cart_double_pendulum_pack_splat(0.0);
    J[7] = cart_double_pendulum_pack_splat(0.0);
    J[8] = cart_double_pendulum_pack_splat(0.0);
    J[9] = cart_double_pendulum_pack_splat(0.0);
    J[10] = cart_double_pendulum_pack_splat(0.0);
    J[11] = cart_double_pendulum_pack_splat(0.0);
    J[12] = cart_double_pendulum_pack_splat(0.0);
    J[13] = cart_double_pendulum_pack_splat(0.0);
    J[14] = cart_double_pendulum_pack_splat(0.0);
    J[15] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v5 = prepared[1] * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]));
    J[5] = v5;
    J[4] = (prepared[0] * v0_sine[1]) + v5;
}

void cart_double_pendulum_jacobian_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *J)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack J_pack[18];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        cart_double_pendulum_pack_give(18U, count, first, lanes, J_pack, J);
    }
}

void cart_double_pendulum_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack J_pack[18];

        cart_double_pendulum_pack_take(2U, count, first, lanes, prepared, prepared_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        cart_double_pendulum_pack_give(18U, count, first, lanes, J_pack, J);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_influence_tip(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, cart_double_pendulum_pack *restrict G, cart_double_pendulum_pack *restrict H)
{
    const cart_double_pendulum_pack v0_angle[2] = {q[2], q[1]};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    G[0] = cart_double_pendulum_pack_splat(1.0);
    const cart_double_pendulum_pack v4 = prepared[0] * v0_cosine[1];
    const cart_double_pendulum_pack v5 = v4 + (prepared[1] * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0])));
    G[1] = v5;
    H[13] = v5;
    const cart_double_pendulum_pack v6 = -(v4 - v5);
    G[2] = v6;
    H[14] = v6;
    H[16] = v6;
    H[17] = v6;
    G[3] = cart_double_pendulum_pack_splat(0.0);
    G[6] = cart_double_pendulum_pack_splat(0.0);
    G[7] = cart_double_pendulum_pack_splat(0.0);
    G[8] = cart_double_pendulum_pack_splat(0.0);
    H[0] = cart_double_pendulum_pack_splat(0.0);
    H[1] = cart_double_pendulum_pack_splat(0.0);
    H[2] = cart_double_pendulum_pack_splat(0.0);
    H[3] = cart_double_pendulum_pack_splat(0.0);
    H[6] = cart_double_pendulum_pack_splat(0.0);
    H[9] = cart_double_pendulum_pack_splat(0.0);
    H[10] = cart_double_pendulum_pack_splat(0.0);
    H[11] = cart_double_pendulum_pack_splat(0.0);
    H[12] = cart_double_pendulum_pack_splat(0.0);
    H[15] = cart_double_pendulum_pack_splat(0.0);
    H[18] = cart_double_pendulum_pack_splat(0.0);
    H[19] = cart_double_pendulum_pack_splat(0.0);
    H[20] = cart_double_pendulum_pack_splat(0.0);
    H[21] = cart_double_pendulum_pack_splat(0.0);
    H[22] = cart_double_pendulum_pack_splat(0.0);
    H[23] = cart_double_pendulum_pack_splat(0.0);
    H[24] = cart_double_pendulum_pack_splat(0.0);
    H[25] = cart_double_pendulum_pack_splat(0.0);
    H[26] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v7 = prepared[1] * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]));
    G[5] = v7;
    const cart_double_pendulum_pack v8 = (prepared[0] * v0_sine[1]) + v7;
    G[4] = v8;
    H[4] = -v8;
    const cart_double_pendulum_pack v9 = -v7;
    H[5] = v9;
    H[7] = v9;
    H[8] = v9;
}

void cart_double_pendulum_influence_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack G_pack[9];
        cart_double_pendulum_pack H_pack[27];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        cart_double_pendulum_pack_give(9U, count, first, lanes, G_pack, G);
        cart_double_pendulum_pack_give(27U, count, first, lanes, H_pack, H);
    }
}

void cart_double_pendulum_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack G_pack[9];
        cart_double_pendulum_pack H_pack[27];

        cart_double_pendulum_pack_take(2U, count, first, lanes, prepared, prepared_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        cart_double_pendulum_pack_give(9U, count, first, lanes, G_pack, G);
        cart_double_pendulum_pack_give(27U, count, first, lanes, H_pack, H);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_influence_rotational_tip(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, cart_double_pendulum_pack *restrict G, cart_double_pendulum_pack *restrict H)
{
    (void)prepared;
    (void)q;
    G[0] = cart_double_pendulum_pack_splat(0.0);
    G[1] = cart_double_pendulum_pack_splat(0.0);
    G[2] = cart_double_pendulum_pack_splat(0.0);
    G[3] = cart_double_pendulum_pack_splat(0.0);
    G[4] = cart_double_pendulum_pack_splat(0.0);
    G[5] = cart_double_pendulum_pack_splat(0.0);
    G[6] = cart_double_pendulum_pack_splat(0.0);
    H[0] = cart_double_pendulum_pack_splat(0.0);
    H[1] = cart_double_pendulum_pack_splat(0.0);
    H[2] = cart_double_pendulum_pack_splat(0.0);
    H[3] = cart_double_pendulum_pack_splat(0.0);
    H[4] = cart_double_pendulum_pack_splat(0.0);
    H[5] = cart_double_pendulum_pack_splat(0.0);
    H[6] = cart_double_pendulum_pack_splat(0.0);
    H[7] = cart_double_pendulum_pack_splat(0.0);
    H[8] = cart_double_pendulum_pack_splat(0.0);
    H[9] = cart_double_pendulum_pack_splat(0.0);
    H[10] = cart_double_pendulum_pack_splat(0.0);
    H[11] = cart_double_pendulum_pack_splat(0.0);
    H[12] = cart_double_pendulum_pack_splat(0.0);
    H[13] = cart_double_pendulum_pack_splat(0.0);
    H[14] = cart_double_pendulum_pack_splat(0.0);
    H[15] = cart_double_pendulum_pack_splat(0.0);
    H[16] = cart_double_pendulum_pack_splat(0.0);
    H[17] = cart_double_pendulum_pack_splat(0.0);
    H[18] = cart_double_pendulum_pack_splat(0.0);
    H[19] = cart_double_pendulum_pack_splat(0.0);
    H[20] = cart_double_pendulum_pack_splat(0.0);
    H[21] = cart_double_pendulum_pack_splat(0.0);
    H[22] = cart_double_pendulum_pack_splat(0.0);
    H[23] = cart_double_pendulum_pack_splat(0.0);
    H[24] = cart_double_pendulum_pack_splat(0.0);
    H[25] = cart_double_pendulum_pack_splat(0.0);
    H[26] = cart_double_pendulum_pack_splat(0.0);
    G[7] = cart_double_pendulum_pack_splat(1.0);
    G[8] = cart_double_pendulum_pack_splat(1.0);
}

void cart_double_pendulum_influence_rotational_tip_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack G_pack[9];
        cart_double_pendulum_pack H_pack[27];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        cart_double_pendulum_pack_give(9U, count, first, lanes, G_pack, G);
        cart_double_pendulum_pack_give(27U, count, first, lanes, H_pack, H);
    }
}

void cart_double_pendulum_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack G_pack[9];
        cart_double_pendulum_pack H_pack[27];

        (void)prepared;
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        cart_double_pendulum_pack_give(9U, count, first, lanes, G_pack, G);
        cart_double_pendulum_pack_give(27U, count, first, lanes, H_pack, H);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_inertia_power(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, cart_double_pendulum_pack *restrict P)
{
    const cart_double_pendulum_pack v0_angle[2] = {q[2], q[1]};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    P[0] = cart_double_pendulum_pack_splat(0.0);
    P[1] = cart_double_pendulum_pack_splat(0.0);
    P[2] = cart_double_pendulum_pack_splat(0.0);
    P[3] = cart_double_pendulum_pack_splat(0.0);
    P[6] = cart_double_pendulum_pack_splat(0.0);
    P[9] = cart_double_pendulum_pack_splat(0.0);
    P[10] = cart_double_pendulum_pack_splat(0.0);
    P[11] = cart_double_pendulum_pack_splat(0.0);
    P[12] = cart_double_pendulum_pack_splat(0.0);
    P[13] = cart_double_pendulum_pack_splat(0.0);
    P[15] = cart_double_pendulum_pack_splat(0.0);
    P[18] = cart_double_pendulum_pack_splat(0.0);
    P[19] = cart_double_pendulum_pack_splat(0.0);
    P[20] = cart_double_pendulum_pack_splat(0.0);
    P[21] = cart_double_pendulum_pack_splat(0.0);
    P[23] = cart_double_pendulum_pack_splat(0.0);
    P[24] = cart_double_pendulum_pack_splat(0.0);
    P[25] = cart_double_pendulum_pack_splat(0.0);
    P[26] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v4 = prepared[3] * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]));
    P[4] = ((q[0] * prepared[30]) - (prepared[11] * v0_sine[1])) - v4;
    const cart_double_pendulum_pack v5 = -v4;
    P[5] = v5;
    P[7] = v5;
    P[8] = v5;
    const cart_double_pendulum_pack v6 = ((prepared[0] * v0_cosine[1]) * v4) + ((prepared[20] * v0_sine[1]) * ((v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0])));
    P[22] = v6;
    const cart_double_pendulum_pack v7 = -v6;
    P[14] = v7;
    P[16] = v7;
    P[17] = v7;
}

void cart_double_pendulum_inertia_power_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, double *P)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack P_pack[27];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_inertia_power(prepared_pack, q_pack, P_pack);
        cart_double_pendulum_pack_give(27U, count, first, lanes, P_pack, P);
    }
}

void cart_double_pendulum_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack P_pack[27];

        cart_double_pendulum_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[11U * count], &prepared_pack[11]);
        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[20U * count], &prepared_pack[20]);
        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[30U * count], &prepared_pack[30]);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_inertia_power(prepared_pack, q_pack, P_pack);
        cart_double_pendulum_pack_give(27U, count, first, lanes, P_pack, P);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_reactions(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, const cart_double_pendulum_pack *restrict qd, const cart_double_pendulum_pack *restrict qdd, cart_double_pendulum_pack *restrict F)
{
    const cart_double_pendulum_pack v0_angle[2] = {q[1], q[2]};
    cart_double_pendulum_pack v0_sine[2];
    cart_double_pendulum_pack v0_cosine[2];
    cart_double_pendulum_bits v0_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    cart_double_pendulum_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    F[2] = cart_double_pendulum_pack_splat(0.0);
    F[3] = cart_double_pendulum_pack_splat(0.0);
    F[4] = cart_double_pendulum_pack_splat(0.0);
    F[8] = cart_double_pendulum_pack_splat(0.0);
    F[9] = cart_double_pendulum_pack_splat(0.0);
    F[10] = cart_double_pendulum_pack_splat(0.0);
    F[14] = cart_double_pendulum_pack_splat(0.0);
    F[15] = cart_double_pendulum_pack_splat(0.0);
    F[16] = cart_double_pendulum_pack_splat(0.0);
    const cart_double_pendulum_pack v4 = qd[2] + qd[1];
    const cart_double_pendulum_pack v5 = qd[1] * qd[1];
    const cart_double_pendulum_pack v6 = qdd[1] + qdd[2];
    const cart_double_pendulum_pack v7 = (qdd[0] * v0_cosine[0]) + (prepared[13] * v0_sine[0]);
    const cart_double_pendulum_pack v8 = v7 + (prepared[0] * qdd[1]);
    const cart_double_pendulum_pack v9 = (qdd[0] * v0_sine[0]) - (prepared[13] * v0_cosine[0]);
    const cart_double_pendulum_pack v10 = (prepared[0] * v5) - v9;
    const cart_double_pendulum_pack v11 = (v0_cosine[1] * v8) + (v0_sine[1] * v10);
    const cart_double_pendulum_pack v12 = (prepared[2] * v11) + (prepared[3] * v6);
    F[13] = v12;
    const cart_double_pendulum_pack v13 = (v4 * (prepared[3] * v4)) + (prepared[2] * ((v0_cosine[1] * v10) - (v0_sine[1] * v8)));
    const cart_double_pendulum_pack v14 = (v0_cosine[1] * v12) - (v0_sine[1] * v13);
    const cart_double_pendulum_pack v15 = v14 + ((prepared[7] * qdd[1]) + (prepared[6] * v7));
    F[7] = v15;
    const cart_double_pendulum_pack v16 = ((v0_cosine[1] * v13) + ((prepared[7] * v5) - (prepared[6] * v9))) + (v0_sine[1] * v12);
    F[0] = ((prepared[16] * qdd[0]) - (v0_sine[0] * v16)) + (v0_cosine[0] * v15);
    F[1] = (prepared[31] + (v0_cosine[0] * v16)) + (v0_sine[0] * v15);
    const cart_double_pendulum_pack v17 = (prepared[4] * v6) + (prepared[3] * v11);
    F[17] = v17;
    const cart_double_pendulum_pack v18 = (v17 + ((prepared[8] * qdd[1]) + (prepared[7] * v7))) + (prepared[0] * v14);
    F[5] = v18;
    F[11] = v18;
    F[6] = -v16;
    F[12] = -v13;
}

void cart_double_pendulum_reactions_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack qdd_pack[3];
        cart_double_pendulum_pack F_pack[18];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qdd, qdd_pack);
        cart_double_pendulum_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        cart_double_pendulum_pack_give(18U, count, first, lanes, F_pack, F);
    }
}

void cart_double_pendulum_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack qdd_pack[3];
        cart_double_pendulum_pack F_pack[18];

        cart_double_pendulum_pack_take(9U, count, first, lanes, prepared, prepared_pack);
        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[13U * count], &prepared_pack[13]);
        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[16U * count], &prepared_pack[16]);
        cart_double_pendulum_pack_take(1U, count, first, lanes, &prepared[31U * count], &prepared_pack[31]);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qdd, qdd_pack);
        cart_double_pendulum_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        cart_double_pendulum_pack_give(18U, count, first, lanes, F_pack, F);
    }
}

static CART_DOUBLE_PENDULUM_APART void cart_double_pendulum_pack_linearize(const cart_double_pendulum_pack *restrict prepared, const cart_double_pendulum_pack *restrict q, const cart_double_pendulum_pack *restrict qd, const cart_double_pendulum_pack *restrict tau, cart_double_pendulum_pack *restrict A, cart_double_pendulum_pack *restrict B)
{
    const cart_double_pendulum_pack v0 = q[1] + q[2];
    const cart_double_pendulum_pack v1_angle[2] = {v0, q[1]};
    cart_double_pendulum_pack v1_sine[2];
    cart_double_pendulum_pack v1_cosine[2];
    cart_double_pendulum_bits v1_beyond = { 0U };
    cart_double_pendulum_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    cart_double_pendulum_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    cart_double_pendulum_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    A[0] = cart_double_pendulum_pack_splat(0.0);
    A[1] = cart_double_pendulum_pack_splat(0.0);
    A[2] = cart_double_pendulum_pack_splat(0.0);
    A[4] = cart_double_pendulum_pack_splat(0.0);
    A[5] = cart_double_pendulum_pack_splat(0.0);
    A[6] = cart_double_pendulum_pack_splat(0.0);
    A[7] = cart_double_pendulum_pack_splat(0.0);
    A[8] = cart_double_pendulum_pack_splat(0.0);
    A[9] = cart_double_pendulum_pack_splat(0.0);
    A[11] = cart_double_pendulum_pack_splat(0.0);
    A[12] = cart_double_pendulum_pack_splat(0.0);
    A[13] = cart_double_pendulum_pack_splat(0.0);
    A[14] = cart_double_pendulum_pack_splat(0.0);
    A[15] = cart_double_pendulum_pack_splat(0.0);
    A[16] = cart_double_pendulum_pack_splat(0.0);
    A[18] = cart_double_pendulum_pack_splat(0.0);
    A[21] = cart_double_pendulum_pack_splat(0.0);
    A[24] = cart_double_pendulum_pack_splat(0.0);
    A[27] = cart_double_pendulum_pack_splat(0.0);
    A[30] = cart_double_pendulum_pack_splat(0.0);
    A[33] = cart_double_pendulum_pack_splat(0.0);
    B[0] = cart_double_pendulum_pack_splat(0.0);
    B[1] = cart_double_pendulum_pack_splat(0.0);
    B[2] = cart_double_pendulum_pack_splat(0.0);
    A[3] = cart_double_pendulum_pack_splat(1.0);
    A[10] = cart_double_pendulum_pack_splat(1.0);
    A[17] = cart_double_pendulum_pack_splat(1.0);
    const cart_double_pendulum_pack v5 = prepared[3] * v1_cosine[0];
    const cart_double_pendulum_pack v6 = prepared[0] * v1_cosine[1];
    const cart_double_pendulum_pack v7 = prepared[3] * v1_sine[0];
    const cart_double_pendulum_pack v8 = prepared[0] * v1_sine[1];
    const cart_double_pendulum_pack v9 = (v6 * v5) + (v8 * v7);
    const cart_double_pendulum_pack v10 = prepared[4] + v9;
    const cart_double_pendulum_pack v11 = prepared[5] * v10;
    const cart_double_pendulum_pack v12 = 1.0 - v11;
    const cart_double_pendulum_pack v13 = 1.0 / ((prepared[10] + v9) + (v10 * v12));
    const cart_double_pendulum_pack v14 = prepared[11] * v1_cosine[1];
    const cart_double_pendulum_pack v15 = (v14 + (v5 * v12)) * v13;
    const cart_double_pendulum_pack v16 = prepared[15] * v1_cosine[0];
    const cart_double_pendulum_pack v17 = (v11 * v15) - v16;
    const cart_double_pendulum_pack v18 = 1.0 / ((((v5 + v14) * v15) - prepared[17]) - (v5 * v17));
    const cart_double_pendulum_pack v19 = qd[2] + qd[1];
    const cart_double_pendulum_pack v20 = v19 * v19;
    const cart_double_pendulum_pack v21 = v20 * v7;
    const cart_double_pendulum_pack v22 = qd[1] * qd[1];
    const cart_double_pendulum_pack v23 = v8 * v5;
    const cart_double_pendulum_pack v24 = (v6 * v7) - v23;
    const cart_double_pendulum_pack v25 = (prepared[13] * v7) + (v22 * v24);
    const cart_double_pendulum_pack v26 = v25 + ((qd[2] * prepared[12]) - tau[2]);
    const cart_double_pendulum_pack v27 = ((((prepared[12] * qd[1]) - tau[1]) + (prepared[14] * v1_sine[1])) - (v6 * v21)) + (v20 * v23);
    const cart_double_pendulum_pack v28 = (v25 + v27) - (v11 * v26);
    const cart_double_pendulum_pack v29 = prepared[11] * v1_sine[1];
    const cart_double_pendulum_pack v30 = (((v21 + (tau[0] + (v22 * v29))) + (v16 * v26)) + (v28 * v15)) * v18;
    const cart_double_pendulum_pack v31 = (v28 * v13) - (v15 * v30);
    const cart_double_pendulum_pack v32 = (prepared[13] * v5) + (v7 * v30);
    const cart_double_pendulum_pack v33 = ((prepared[14] * v1_cosine[1]) + (v29 * v30)) + (v12 * v32);
    const cart_double_pendulum_pack v34 = ((prepared[5] * v26) - (v16 * v30)) + (v12 * v31);
    const cart_double_pendulum_pack v35 = (v20 * v5) - (v7 * v34);
    const cart_double_pendulum_pack v36 = v32 + ((v22 * v9) + (v24 * v31));
    const cart_double_pendulum_pack v37 = v15 * v18;
    B[4] = v37;
    const cart_double_pendulum_pack v38 = 2.0 * qd[1];
    const cart_double_pendulum_pack v39 = v38 * v24;
    const cart_double_pendulum_pack v40 = 2.0 * v19;
    const cart_double_pendulum_pack v41 = v40 * v7;
    const cart_double_pendulum_pack v42 = (v6 * v41) - (v40 * v23);
    const cart_double_pendulum_pack v43 = (prepared[12] - v42) + (v39 * v12);
    const cart_double_pendulum_pack v44 = (((v41 + (v38 * v29)) + (v16 * v39)) + (v43 * v15)) * v18;
    const cart_double_pendulum_pack v45 = v42 + (prepared[18] * v10);
    const cart_double_pendulum_pack v46 = ((v41 + (prepared[19] * v1_cosine[0])) * v18) - (v45 * v37);
    A[28] = (v15 * v44) - (v43 * v13);
    const cart_double_pendulum_pack v47 = (v45 * v13) + (v15 * v46);
    A[29] = v47;
    const cart_double_pendulum_pack v48 = v11 * v13;
    A[34] = ((v43 * v48) - (prepared[5] * v39)) - (v17 * v44);
    A[35] = ((v16 * v46) - prepared[18]) - (v11 * v47);
    A[22] = -v44;
    A[23] = -v46;
    B[3] = -v18;
    B[5] = -(v17 * v18);
    const cart_double_pendulum_pack v49 = ((((v22 * v14) + (v16 * v32)) - (v29 * v31)) + (v15 * v33)) + v35;
    const cart_double_pendulum_pack v50 = v18 * v49;
    const cart_double_pendulum_pack v51 = (((v8 * v21) + (v23 * v34)) + (v6 * v35)) - (v12 * v36);
    const cart_double_pendulum_pack v52 = (v37 * v51) - (v18 * ((v16 * v36) + v35));
    A[20] = v52;
    A[25] = (v15 * v50) - (v13 * v33);
    A[26] = (v13 * v51) - (v15 * v52);
    A[31] = ((v48 * v33) - (prepared[5] * v32)) - (v17 * v50);
    A[32] = (v17 * v52) - ((prepared[5] * v36) + (v48 * v51));
    A[19] = -v50;
}

void cart_double_pendulum_linearize_batch(const cart_double_pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    cart_double_pendulum_pack prepared_pack[32];

    for (size_t k = 0U; k < 32U; k++) {
        prepared_pack[k] = cart_double_pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack tau_pack[3];
        cart_double_pendulum_pack A_pack[36];
        cart_double_pendulum_pack B_pack[6];

        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, tau, tau_pack);
        cart_double_pendulum_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        cart_double_pendulum_pack_give(36U, count, first, lanes, A_pack, A);
        cart_double_pendulum_pack_give(6U, count, first, lanes, B_pack, B);
    }
}

void cart_double_pendulum_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += CART_DOUBLE_PENDULUM_LANES) {
        const size_t lanes = ((count - first) < CART_DOUBLE_PENDULUM_LANES) ? (count - first) : CART_DOUBLE_PENDULUM_LANES;
        cart_double_pendulum_pack prepared_pack[32];
        cart_double_pendulum_pack q_pack[3];
        cart_double_pendulum_pack qd_pack[3];
        cart_double_pendulum_pack tau_pack[3];
        cart_double_pendulum_pack A_pack[36];
        cart_double_pendulum_pack B_pack[6];

        cart_double_pendulum_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        cart_double_pendulum_pack_take(10U, count, first, lanes, &prepared[10U * count], &prepared_pack[10]);
        cart_double_pendulum_pack_take(3U, count, first, lanes, q, q_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, qd, qd_pack);
        cart_double_pendulum_pack_take(3U, count, first, lanes, tau, tau_pack);
        cart_double_pendulum_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        cart_double_pendulum_pack_give(36U, count, first, lanes, A_pack, A);
        cart_double_pendulum_pack_give(6U, count, first, lanes, B_pack, B);
    }
}

#else

typedef int cart_double_pendulum_has_no_vector_code;

#endif
