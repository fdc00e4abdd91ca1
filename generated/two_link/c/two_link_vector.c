/* Many states at a time. Compiled with TWO_LINK_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "two_link.h"

#if defined(TWO_LINK_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define TWO_LINK_BYTES 64
#elif defined(__AVX__)
#define TWO_LINK_BYTES 32
#else
#define TWO_LINK_BYTES 16
#endif
#define TWO_LINK_LANES (TWO_LINK_BYTES / sizeof(double))
#define TWO_LINK_APART __attribute__((noinline))

typedef double two_link_pack __attribute__((vector_size(TWO_LINK_BYTES)));
typedef double two_link_unaligned __attribute__((vector_size(TWO_LINK_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t two_link_mask __attribute__((vector_size(TWO_LINK_BYTES)));
typedef signed char two_link_bytes __attribute__((vector_size(TWO_LINK_BYTES / sizeof(double)), aligned(1), may_alias));

static inline two_link_pack two_link_pack_splat(double x)
{
    return x - (two_link_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static TWO_LINK_APART void two_link_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, two_link_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static TWO_LINK_APART void two_link_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const two_link_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void two_link_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, two_link_pack *one)
{
    if (lanes < TWO_LINK_LANES) {
        two_link_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const two_link_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void two_link_pack_give(size_t size, size_t count, size_t first, size_t lanes, const two_link_pack *one, double *many)
{
    if (lanes < TWO_LINK_LANES) {
        two_link_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(two_link_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline two_link_pack two_link_pack_select(two_link_mask condition, two_link_pack x, two_link_pack y)
{
    return (two_link_pack)(((two_link_mask)x & condition) | ((two_link_mask)y & ~condition));
}

static inline two_link_pack two_link_pack_abs(two_link_pack x)
{
    return (two_link_pack)((two_link_mask)x & ~(two_link_mask)two_link_pack_splat(-0.0));
}

static inline bool two_link_pack_all(two_link_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long two_link_bits __attribute__((vector_size(TWO_LINK_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void two_link_pack_sincos_pair(const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine, two_link_bits *beyond)
{
    const two_link_pack x = *angle;
    union { two_link_pack number; two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const two_link_pack n = k.number - 6755399441186816.0;
    const two_link_pack w = x - (n * 1.5707963267923333);
    const two_link_pack r = w - (n * 2.5633441515839558e-12);
    const two_link_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const two_link_pack z = r * r;
    const two_link_pack u = 1.0 - (0.5 * z);
    const two_link_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const two_link_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const two_link_bits sign = k.bits << 62;
    const two_link_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const two_link_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static TWO_LINK_APART void two_link_pack_sincos_beyond(size_t size, const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const two_link_mask inside = (two_link_mask)(two_link_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < TWO_LINK_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void two_link_pack_sincos_guard(size_t size, const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine, const two_link_bits *beyond)
{
    if (!two_link_pack_all((two_link_mask)((*beyond >> 18) == 0ULL))) {
        two_link_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static TWO_LINK_APART void two_link_pack_mass_matrix(const two_link_pack *restrict prepared, const two_link_pack *restrict q, two_link_pack *restrict M)
{
    const two_link_pack v0 = q[0] + q[1];
    const two_link_pack v1_angle[2] = {v0, q[0]};
    two_link_pack v1_sine[2];
    two_link_pack v1_cosine[2];
    two_link_bits v1_beyond = { 0U };
    two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    M[3] = prepared[2];
    const two_link_pack v5 = prepared[10] * ((v1_sine[1] * v1_sine[0]) + (v1_cosine[1] * v1_cosine[0]));
    const two_link_pack v6 = prepared[2] + v5;
    M[1] = v6;
    M[2] = v6;
    M[0] = (v5 + prepared[5]) + v6;
}

void two_link_mass_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *M)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack M_pack[4];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        two_link_pack_give(4U, count, first, lanes, M_pack, M);
    }
}

void two_link_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack M_pack[4];

        two_link_pack_take(1U, count, first, lanes, &prepared[2U * count], &prepared_pack[2]);
        two_link_pack_take(1U, count, first, lanes, &prepared[5U * count], &prepared_pack[5]);
        two_link_pack_take(1U, count, first, lanes, &prepared[10U * count], &prepared_pack[10]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        two_link_pack_give(4U, count, first, lanes, M_pack, M);
    }
}

static TWO_LINK_APART void two_link_pack_bias(const two_link_pack *restrict prepared, const two_link_pack *restrict q, const two_link_pack *restrict qd, two_link_pack *restrict h)
{
    const two_link_pack v0 = q[0] + q[1];
    const two_link_pack v1_angle[2] = {v0, q[0]};
    two_link_pack v1_sine[2];
    two_link_pack v1_cosine[2];
    two_link_bits v1_beyond = { 0U };
    two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const two_link_pack v5 = prepared[10] * ((v1_sine[1] * v1_cosine[0]) - (v1_cosine[1] * v1_sine[0]));
    const two_link_pack v6 = ((qd[0] * qd[0]) * v5) - (prepared[11] * v1_cosine[0]);
    const two_link_pack v7 = qd[1] + qd[0];
    h[0] = (((0.05 * qd[0]) + (prepared[8] * v1_cosine[1])) + ((v7 * v7) * v5)) - v6;
    h[1] = (0.03 * qd[1]) - v6;
}

void two_link_bias_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack h_pack[2];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        two_link_pack_give(2U, count, first, lanes, h_pack, h);
    }
}

void two_link_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack h_pack[2];

        two_link_pack_take(4U, count, first, lanes, &prepared[8U * count], &prepared_pack[8]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        two_link_pack_give(2U, count, first, lanes, h_pack, h);
    }
}

static TWO_LINK_APART void two_link_pack_gravity(const two_link_pack *restrict prepared, const two_link_pack *restrict q, two_link_pack *restrict g)
{
    const two_link_pack v0_angle[2] = {q[0], q[0] + q[1]};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const two_link_pack v2 = prepared[11] * v0_cosine[1];
    g[1] = v2;
    g[0] = v2 + (prepared[8] * v0_cosine[0]);
}

void two_link_gravity_batch(const two_link_prepared *prepared, size_t count, const double *q, double *g)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack g_pack[2];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_gravity(prepared_pack, q_pack, g_pack);
        two_link_pack_give(2U, count, first, lanes, g_pack, g);
    }
}

void two_link_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack g_pack[2];

        two_link_pack_take(1U, count, first, lanes, &prepared[8U * count], &prepared_pack[8]);
        two_link_pack_take(1U, count, first, lanes, &prepared[11U * count], &prepared_pack[11]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_gravity(prepared_pack, q_pack, g_pack);
        two_link_pack_give(2U, count, first, lanes, g_pack, g);
    }
}

static TWO_LINK_APART void two_link_pack_coriolis_matrix(const two_link_pack *restrict prepared, const two_link_pack *restrict q, const two_link_pack *restrict qd, two_link_pack *restrict C)
{
    const two_link_pack v0_angle[2] = {q[0], q[1]};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    C[3] = two_link_pack_splat(0.0);
    const two_link_pack v3 = (prepared[10] * v0_sine[1]) * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]));
    const two_link_pack v4 = qd[1] * v3;
    const two_link_pack v5 = qd[0] * v3;
    C[2] = v5;
    C[0] = -v4;
    C[1] = -(v4 + v5);
}

void two_link_coriolis_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack C_pack[4];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        two_link_pack_give(4U, count, first, lanes, C_pack, C);
    }
}

void two_link_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack C_pack[4];

        two_link_pack_take(1U, count, first, lanes, &prepared[10U * count], &prepared_pack[10]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        two_link_pack_give(4U, count, first, lanes, C_pack, C);
    }
}

static TWO_LINK_APART void two_link_pack_inverse_dynamics(const two_link_pack *restrict prepared, const two_link_pack *restrict q, const two_link_pack *restrict qd, const two_link_pack *restrict qdd, two_link_pack *restrict tau)
{
    const two_link_pack v0 = q[0] + q[1];
    const two_link_pack v1_angle[2] = {q[0], v0};
    two_link_pack v1_sine[2];
    two_link_pack v1_cosine[2];
    two_link_bits v1_beyond = { 0U };
    two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const two_link_pack v5 = prepared[10] * v1_sine[0];
    const two_link_pack v6 = prepared[10] * v1_cosine[0];
    const two_link_pack v7 = (v1_cosine[1] * v6) + (v1_sine[1] * v5);
    const two_link_pack v8 = qdd[1] + qdd[0];
    const two_link_pack v9 = (v1_sine[1] * v6) - (v1_cosine[1] * v5);
    const two_link_pack v10 = qd[1] + qd[0];
    const two_link_pack v11 = ((prepared[8] * v1_cosine[0]) + ((0.05 * qd[0]) + (prepared[5] * qdd[0]))) - ((v10 * v10) * v9);
    const two_link_pack v12 = (((prepared[11] * v1_cosine[1]) + (prepared[2] * v8)) + ((qd[0] * qd[0]) * v9)) + (qdd[0] * v7);
    tau[0] = v12 + (v11 + (v8 * v7));
    tau[1] = (0.03 * qd[1]) + v12;
}

void two_link_inverse_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack qdd_pack[2];
        two_link_pack tau_pack[2];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        two_link_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        two_link_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

void two_link_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack qdd_pack[2];
        two_link_pack tau_pack[2];

        two_link_pack_take(1U, count, first, lanes, &prepared[2U * count], &prepared_pack[2]);
        two_link_pack_take(1U, count, first, lanes, &prepared[5U * count], &prepared_pack[5]);
        two_link_pack_take(4U, count, first, lanes, &prepared[8U * count], &prepared_pack[8]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        two_link_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        two_link_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

static TWO_LINK_APART void two_link_pack_forward_dynamics(const two_link_pack *restrict prepared, const two_link_pack *restrict q, const two_link_pack *restrict qd, const two_link_pack *restrict tau, two_link_pack *restrict qdd)
{
    const two_link_pack v0 = q[0] + q[1];
    const two_link_pack v1_angle[2] = {v0, q[0]};
    two_link_pack v1_sine[2];
    two_link_pack v1_cosine[2];
    two_link_bits v1_beyond = { 0U };
    two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const two_link_pack v5 = prepared[10] * v1_cosine[0];
    const two_link_pack v6 = prepared[10] * v1_sine[0];
    const two_link_pack v7 = (v1_sine[1] * v6) + (v1_cosine[1] * v5);
    const two_link_pack v8 = prepared[2] + v7;
    const two_link_pack v9 = prepared[6] * v8;
    const two_link_pack v10 = (v1_cosine[1] * v6) - (v1_sine[1] * v5);
    const two_link_pack v11 = (prepared[11] * v1_cosine[0]) + ((qd[0] * qd[0]) * v10);
    const two_link_pack v12 = ((0.03 * qd[1]) - tau[1]) + v11;
    const two_link_pack v13 = qd[1] + qd[0];
    const two_link_pack v14 = v11 + ((((0.05 * qd[0]) - tau[0]) + (prepared[8] * v1_cosine[1])) - ((v13 * v13) * v10));
    const two_link_pack v15 = (v14 - (v9 * v12)) * (1.0 / (((prepared[5] + v7) + v8) - (v8 * v9)));
    qdd[0] = -v15;
    qdd[1] = (v9 * v15) - (prepared[6] * v12);
}

void two_link_forward_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack tau_pack[2];
        two_link_pack qdd_pack[2];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_take(2U, count, first, lanes, tau, tau_pack);
        two_link_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        two_link_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

void two_link_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack tau_pack[2];
        two_link_pack qdd_pack[2];

        two_link_pack_take(1U, count, first, lanes, &prepared[2U * count], &prepared_pack[2]);
        two_link_pack_take(7U, count, first, lanes, &prepared[5U * count], &prepared_pack[5]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_take(2U, count, first, lanes, tau, tau_pack);
        two_link_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        two_link_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

static TWO_LINK_APART void two_link_pack_kinetic_energy(const two_link_pack *restrict prepared, const two_link_pack *restrict q, const two_link_pack *restrict qd, two_link_pack *restrict T)
{
    const two_link_pack v0_angle[1] = {q[1]};
    two_link_pack v0_sine[1];
    two_link_pack v0_cosine[1];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const two_link_pack v2 = (qd[0] * qd[0]) * (prepared[15] + (prepared[16] * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]))));
    const two_link_pack v3 = qd[1] + qd[0];
    *T = v2 + (v3 * (((qd[0] * prepared[17]) * v0_cosine[0]) + (prepared[18] * v3)));
}

void two_link_kinetic_energy_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack T_pack[1];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        two_link_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void two_link_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack T_pack[1];

        two_link_pack_take(4U, count, first, lanes, &prepared[15U * count], &prepared_pack[15]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        two_link_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static TWO_LINK_APART void two_link_pack_potential_energy(const two_link_pack *restrict prepared, const two_link_pack *restrict q, two_link_pack *restrict V)
{
    const two_link_pack v0_angle[2] = {q[1], q[0]};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *V = (prepared[8] * v0_sine[1]) + (prepared[11] * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0])));
}

void two_link_potential_energy_batch(const two_link_prepared *prepared, size_t count, const double *q, double *V)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack V_pack[1];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_potential_energy(prepared_pack, q_pack, V_pack);
        two_link_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void two_link_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack V_pack[1];

        two_link_pack_take(1U, count, first, lanes, &prepared[8U * count], &prepared_pack[8]);
        two_link_pack_take(1U, count, first, lanes, &prepared[11U * count], &prepared_pack[11]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_potential_energy(prepared_pack, q_pack, V_pack);
        two_link_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static TWO_LINK_APART void two_link_pack_position_tip(const two_link_pack *restrict prepared, const two_link_pack *restrict q, two_link_pack *restrict x)
{
    (void)prepared;
    const two_link_pack v0_angle[2] = {q[0], q[1]};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    x[2] = two_link_pack_splat(0.0);
    const two_link_pack v4 = 0.4 + (0.3 * v0_cosine[1]);
    const two_link_pack v5 = 0.3 * v0_sine[1];
    x[0] = (v0_cosine[0] * v4) - (v0_sine[0] * v5);
    x[1] = (v0_sine[0] * v4) + (v0_cosine[0] * v5);
}

void two_link_position_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *x)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack x_pack[3];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_position_tip(prepared_pack, q_pack, x_pack);
        two_link_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void two_link_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack x_pack[3];

        (void)prepared;
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_position_tip(prepared_pack, q_pack, x_pack);
        two_link_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static TWO_LINK_APART void two_link_pack_rotation_tip(const two_link_pack *restrict prepared, const two_link_pack *restrict q, two_link_pack *restrict R)
{
    (void)prepared;
    const two_link_pack v0_angle[2] = {q[0], q[1]};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    R[2] = two_link_pack_splat(0.0);
    R[5] = two_link_pack_splat(0.0);
    R[6] = two_link_pack_splat(0.0);
    R[7] = two_link_pack_splat(0.0);
    R[8] = two_link_pack_splat(1.0);
    const two_link_pack v4 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    R[3] = v4;
    const two_link_pack v5 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    R[0] = v5;
    R[4] = v5;
    R[1] = -v4;
}

void two_link_rotation_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *R)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack R_pack[9];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        two_link_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void two_link_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack R_pack[9];

        (void)prepared;
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        two_link_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static TWO_LINK_APART void two_link_pack_jacobian_tip(const two_link_pack *restrict prepared, const two_link_pack *restrict q, two_link_pack *restrict J)
{
    (void)prepared;
    const two_link_pack v0_angle[2] = {q[0], q[1]};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    J[4] = two_link_pack_splat(0.0);
    J[5] = two_link_pack_splat(0.0);
    J[6] = two_link_pack_splat(0.0);
    J[7] = two_link_pack_splat(0.0);
    J[8] = two_link_pack_splat(0.0);
    J[9] = two_link_pack_splat(0.0);
    J[10] = two_link_pack_splat(1.0);
    J[11] = two_link_pack_splat(1.0);
    const two_link_pack v4 = 0.3 * ((v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]));
    const two_link_pack v5 = 0.3 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    J[3] = v5;
    J[2] = v5 + (0.4 * v0_cosine[0]);
    J[0] = -(v4 + (0.4 * v0_sine[0]));
    J[1] = -v4;
}

void two_link_jacobian_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *J)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack J_pack[12];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        two_link_pack_give(12U, count, first, lanes, J_pack, J);
    }
}

void two_link_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack J_pack[12];

        (void)prepared;
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        two_link_pack_give(12U, count, first, lanes, J_pack, J);
    }
}

static TWO_LINK_APART void two_link_pack_influence_tip(const two_link_pack *restrict prepared, const two_link_pack *restrict q, two_link_pack *restrict G, two_link_pack *restrict H)
{
    (void)prepared;
    const two_link_pack v0_angle[2] = {q[0], q[1]};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    G[4] = two_link_pack_splat(0.0);
    G[5] = two_link_pack_splat(0.0);
    H[8] = two_link_pack_splat(0.0);
    H[9] = two_link_pack_splat(0.0);
    H[10] = two_link_pack_splat(0.0);
    H[11] = two_link_pack_splat(0.0);
    const two_link_pack v4 = 0.4 + (0.3 * v0_cosine[1]);
    const two_link_pack v5 = 0.3 * v0_sine[1];
    const two_link_pack v6 = (v0_cosine[0] * v4) - (v0_sine[0] * v5);
    G[2] = v6;
    const two_link_pack v7 = (v0_sine[0] * v4) + (v0_cosine[0] * v5);
    const two_link_pack v8 = (0.4 * v0_sine[0]) - v7;
    G[1] = v8;
    H[5] = v8;
    H[6] = v8;
    H[7] = v8;
    const two_link_pack v9 = (0.4 * v0_cosine[0]) - v6;
    H[1] = v9;
    H[2] = v9;
    H[3] = v9;
    const two_link_pack v10 = -v7;
    G[0] = v10;
    H[4] = v10;
    G[3] = -v9;
    H[0] = -v6;
}

void two_link_influence_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack G_pack[6];
        two_link_pack H_pack[12];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        two_link_pack_give(6U, count, first, lanes, G_pack, G);
        two_link_pack_give(12U, count, first, lanes, H_pack, H);
    }
}

void two_link_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack G_pack[6];
        two_link_pack H_pack[12];

        (void)prepared;
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        two_link_pack_give(6U, count, first, lanes, G_pack, G);
        two_link_pack_give(12U, count, first, lanes, H_pack, H);
    }
}

static TWO_LINK_APART void two_link_pack_influence_rotational_tip(const two_link_pack *restrict prepared, const two_link_pack *restrict q, two_link_pack *restrict G, two_link_pack *restrict H)
{
    (void)prepared;
    (void)q;
    G[0] = two_link_pack_splat(0.0);
    G[1] = two_link_pack_splat(0.0);
    G[2] = two_link_pack_splat(0.0);
    G[3] = two_link_pack_splat(0.0);
    H[0] = two_link_pack_splat(0.0);
    H[1] = two_link_pack_splat(0.0);
    H[2] = two_link_pack_splat(0.0);
    H[3] = two_link_pack_splat(0.0);
    H[4] = two_link_pack_splat(0.0);
    H[5] = two_link_pack_splat(0.0);
    H[6] = two_link_pack_splat(0.0);
    H[7] = two_link_pack_splat(0.0);
    H[8] = two_link_pack_splat(0.0);
    H[9] = two_link_pack_splat(0.0);
    H[10] = two_link_pack_splat(0.0);
    H[11] = two_link_pack_splat(0.0);
    G[4] = two_link_pack_splat(1.0);
    G[5] = two_link_pack_splat(1.0);
}

void two_link_influence_rotational_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack G_pack[6];
        two_link_pack H_pack[12];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        two_link_pack_give(6U, count, first, lanes, G_pack, G);
        two_link_pack_give(12U, count, first, lanes, H_pack, H);
    }
}

void two_link_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack G_pack[6];
        two_link_pack H_pack[12];

        (void)prepared;
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        two_link_pack_give(6U, count, first, lanes, G_pack, G);
        two_link_pack_give(12U, count, first, lanes, H_pack, H);
    }
}

static TWO_LINK_APART void two_link_pack_inertia_power(const two_link_pack *restrict prepared, const two_link_pack *restrict q, two_link_pack *restrict P)
{
    const two_link_pack v0_angle[2] = {q[0], q[1]};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    P[0] = two_link_pack_splat(0.0);
    P[5] = two_link_pack_splat(0.0);
    P[6] = two_link_pack_splat(0.0);
    P[7] = two_link_pack_splat(0.0);
    const two_link_pack v3 = (prepared[10] * v0_sine[1]) * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]));
    P[4] = v3;
    const two_link_pack v4 = -v3;
    P[1] = v4;
    P[2] = v4;
    P[3] = v4;
}

void two_link_inertia_power_batch(const two_link_prepared *prepared, size_t count, const double *q, double *P)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack P_pack[8];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_inertia_power(prepared_pack, q_pack, P_pack);
        two_link_pack_give(8U, count, first, lanes, P_pack, P);
    }
}

void two_link_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack P_pack[8];

        two_link_pack_take(1U, count, first, lanes, &prepared[10U * count], &prepared_pack[10]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_inertia_power(prepared_pack, q_pack, P_pack);
        two_link_pack_give(8U, count, first, lanes, P_pack, P);
    }
}

static TWO_LINK_APART void two_link_pack_reactions(const two_link_pack *restrict prepared, const two_link_pack *restrict q, const two_link_pack *restrict qd, const two_link_pack *restrict qdd, two_link_pack *restrict F)
{
    const two_link_pack v0_angle[2] = {q[0], q[1]};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const two_link_pack v4 = qd[1] + qd[0];
    const two_link_pack v5 = qd[0] * qd[0];
    F[2] = two_link_pack_splat(0.0);
    F[3] = two_link_pack_splat(0.0);
    F[4] = two_link_pack_splat(0.0);
    F[8] = two_link_pack_splat(0.0);
    F[9] = two_link_pack_splat(0.0);
    F[10] = two_link_pack_splat(0.0);
    const two_link_pack v6 = qdd[1] + qdd[0];
    const two_link_pack v7 = (prepared[7] * v0_sine[0]) - (0.4 * v5);
    const two_link_pack v8 = (0.4 * qdd[0]) + (prepared[7] * v0_cosine[0]);
    const two_link_pack v9 = (prepared[0] * ((v0_cosine[1] * v7) + (v0_sine[1] * v8))) - (v4 * (prepared[1] * v4));
    F[6] = v9;
    const two_link_pack v10 = (v0_cosine[1] * v8) - (v0_sine[1] * v7);
    const two_link_pack v11 = (prepared[0] * v10) + (prepared[1] * v6);
    F[7] = v11;
    F[0] = ((v0_cosine[1] * v9) + ((prepared[19] * v0_sine[0]) - (prepared[3] * v5))) - (v0_sine[1] * v11);
    const two_link_pack v12 = (v0_cosine[1] * v11) + (v0_sine[1] * v9);
    F[1] = v12 + ((prepared[3] * qdd[0]) + (prepared[19] * v0_cosine[0]));
    const two_link_pack v13 = (prepared[2] * v6) + (prepared[1] * v10);
    F[11] = v13;
    F[5] = (v13 + ((prepared[4] * qdd[0]) + (prepared[20] * v0_cosine[0]))) + (0.4 * v12);
}

void two_link_reactions_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack qdd_pack[2];
        two_link_pack F_pack[12];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        two_link_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        two_link_pack_give(12U, count, first, lanes, F_pack, F);
    }
}

void two_link_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack qdd_pack[2];
        two_link_pack F_pack[12];

        two_link_pack_take(5U, count, first, lanes, prepared, prepared_pack);
        two_link_pack_take(1U, count, first, lanes, &prepared[7U * count], &prepared_pack[7]);
        two_link_pack_take(2U, count, first, lanes, &prepared[19U * count], &prepared_pack[19]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        two_link_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        two_link_pack_give(12U, count, first, lanes, F_pack, F);
    }
}

static TWO_LINK_APART void two_link_pack_linearize(const two_link_pack *restrict prepared, const two_link_pack *restrict q, const two_link_pack *restrict qd, const two_link_pack *restrict tau, two_link_pack *restrict A, two_link_pack *restrict B)
{
    const two_link_pack v0 = q[0] + q[1];
    const two_link_pack v1_angle[2] = {v0, q[0]};
    two_link_pack v1_sine[2];
    two_link_pack v1_cosine[2];
    two_link_bits v1_beyond = { 0U };
    two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const two_link_pack v5 = qd[1] + qd[0];
    A[0] = two_link_pack_splat(0.0);
    A[1] = two_link_pack_splat(0.0);
    A[3] = two_link_pack_splat(0.0);
    A[4] = two_link_pack_splat(0.0);
    A[5] = two_link_pack_splat(0.0);
    A[6] = two_link_pack_splat(0.0);
    B[0] = two_link_pack_splat(0.0);
    B[1] = two_link_pack_splat(0.0);
    B[2] = two_link_pack_splat(0.0);
    B[3] = two_link_pack_splat(0.0);
    const two_link_pack v6 = prepared[10] * v1_cosine[1];
    const two_link_pack v7 = prepared[10] * v1_sine[1];
    const two_link_pack v8 = (v1_cosine[0] * v6) + (v1_sine[0] * v7);
    A[2] = two_link_pack_splat(1.0);
    A[7] = two_link_pack_splat(1.0);
    const two_link_pack v9 = prepared[11] * v1_sine[0];
    const two_link_pack v10 = prepared[2] + v8;
    const two_link_pack v11 = prepared[6] * v10;
    const two_link_pack v12 = 1.0 - v11;
    const two_link_pack v13 = 1.0 / ((prepared[5] + v8) + (v10 * v12));
    B[4] = v13;
    const two_link_pack v14 = (prepared[8] * v1_sine[1]) + (v9 * v12);
    A[8] = v14 * v13;
    const two_link_pack v15 = (v1_cosine[0] * v7) - (v1_sine[0] * v6);
    const two_link_pack v16 = qd[0] * v15;
    const two_link_pack v17 = (qd[0] * v16) - (prepared[11] * v1_cosine[0]);
    const two_link_pack v18 = v15 * (((0.03 * qd[1]) - tau[1]) - v17);
    const two_link_pack v19 = v5 * v15;
    const two_link_pack v20 = v11 * v13;
    const two_link_pack v21 = v15 * (((((0.05 * qd[0]) - tau[0]) + (prepared[8] * v1_cosine[1])) + (v5 * v19)) - v17);
    const two_link_pack v22 = (v21 * v13) - (v18 * v20);
    const two_link_pack v23 = (((qd[0] * qd[0]) * v8) - v9) - v22;
    const two_link_pack v24 = (((v5 * v5) * v8) + (prepared[6] * v18)) + (v12 * (v22 - v23));
    A[9] = v13 * v24;
    const two_link_pack v25 = 2.0 * v19;
    const two_link_pack v26 = ((2.0 * v16) * v12) - (0.05 + v25);
    A[10] = v26 * v13;
    const two_link_pack v27 = (prepared[9] * v10) - v25;
    A[11] = v27 * v13;
    A[12] = (prepared[12] * v1_sine[0]) - (v14 * v20);
    A[14] = (prepared[13] * v16) - (v26 * v20);
    B[7] = prepared[6] + ((v10 * (prepared[14] * v10)) * v13);
    A[13] = -((prepared[6] * v23) + (v20 * v24));
    A[15] = -(prepared[9] + (v27 * v20));
    const two_link_pack v28 = -v20;
    B[5] = v28;
    B[6] = v28;
}

void two_link_linearize_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack tau_pack[2];
        two_link_pack A_pack[16];
        two_link_pack B_pack[8];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_take(2U, count, first, lanes, tau, tau_pack);
        two_link_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        two_link_pack_give(16U, count, first, lanes, A_pack, A);
        two_link_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

void two_link_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack tau_pack[2];
        two_link_pack A_pack[16];
        two_link_pack B_pack[8];

        two_link_pack_take(1U, count, first, lanes, &prepared[2U * count], &prepared_pack[2]);
        two_link_pack_take(10U, count, first, lanes, &prepared[5U * count], &prepared_pack[5]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_take(2U, count, first, lanes, tau, tau_pack);
        two_link_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        two_link_pack_give(16U, count, first, lanes, A_pack, A);
        two_link_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

static TWO_LINK_APART void two_link_pack_linearize_step(const two_link_pack *restrict prepared, const two_link_pack *restrict q, const two_link_pack *restrict qd, const two_link_pack *restrict tau, two_link_pack dt, two_link_pack *restrict q_next, two_link_pack *restrict qd_next, two_link_pack *restrict A, two_link_pack *restrict B)
{
    const two_link_pack v0 = q[0] + q[1];
    const two_link_pack v1 = 0.5 * dt;
    const two_link_pack v2 = q[0] + (qd[0] * v1);
    const two_link_pack v3 = v2 + (q[1] + (qd[1] * v1));
    const two_link_pack v4_angle[4] = {v0, q[0], v3, v2};
    two_link_pack v4_sine[4];
    two_link_pack v4_cosine[4];
    two_link_bits v4_beyond = { 0U };
    two_link_pack_sincos_pair(&v4_angle[0], &v4_sine[0], &v4_cosine[0], &v4_beyond);
    two_link_pack_sincos_pair(&v4_angle[1], &v4_sine[1], &v4_cosine[1], &v4_beyond);
    two_link_pack_sincos_pair(&v4_angle[2], &v4_sine[2], &v4_cosine[2], &v4_beyond);
    two_link_pack_sincos_pair(&v4_angle[3], &v4_sine[3], &v4_cosine[3], &v4_beyond);
    two_link_pack_sincos_guard(4U, v4_angle, v4_sine, v4_cosine, &v4_beyond);
    const two_link_pack v12 = prepared[1] * v4_cosine[0];
    const two_link_pack v13 = 0.4 * v4_sine[1];
    const two_link_pack v14 = prepared[1] * v4_sine[0];
    const two_link_pack v15 = 0.4 * v4_cosine[1];
    const two_link_pack v16 = (v15 * v14) - (v13 * v12);
    const two_link_pack v17 = qd[0] * v16;
    const two_link_pack v18 = (prepared[7] * v12) + (qd[0] * v17);
    const two_link_pack v19 = ((0.03 * qd[1]) - tau[1]) + v18;
    const two_link_pack v20 = (v13 * v14) + (v15 * v12);
    const two_link_pack v21 = prepared[2] + v20;
    const two_link_pack v22 = prepared[6] * v21;
    const two_link_pack v23 = qd[1] + qd[0];
    const two_link_pack v24 = v23 * v23;
    const two_link_pack v25 = v18 + ((((0.05 * qd[0]) - tau[0]) + (prepared[8] * v4_cosine[1])) - (v24 * v16));
    const two_link_pack v26 = 1.0 - v22;
    const two_link_pack v27 = 1.0 / ((v20 + prepared[5]) + (v21 * v26));
    const two_link_pack v28 = (v25 - (v22 * v19)) * v27;
    const two_link_pack v29 = (prepared[6] * v19) - (v22 * v28);
    const two_link_pack v30 = qd[1] - (v1 * v29);
    const two_link_pack v31 = qd[0] - (v1 * v28);
    const two_link_pack v32 = v31 + v30;
    const two_link_pack v33 = v32 * v32;
    const two_link_pack v34 = prepared[1] * v4_cosine[2];
    const two_link_pack v35 = 0.4 * v4_sine[3];
    const two_link_pack v36 = prepared[1] * v4_sine[2];
    const two_link_pack v37 = 0.4 * v4_cosine[3];
    const two_link_pack v38 = (v37 * v36) - (v35 * v34);
    const two_link_pack v39 = v38 * v31;
    const two_link_pack v40 = (prepared[7] * v34) + (v31 * v39);
    const two_link_pack v41 = (tau[1] - (0.03 * v30)) - v40;
    const two_link_pack v42 = (v37 * v34) + (v35 * v36);
    const two_link_pack v43 = prepared[2] + v42;
    const two_link_pack v44 = prepared[6] * v43;
    const two_link_pack v45 = (((tau[0] - (prepared[8] * v4_cosine[3])) - (0.05 * v31)) - v40) - (v44 * v41);
    const two_link_pack v46 = 1.0 - v44;
    const two_link_pack v47 = 1.0 / ((v42 + prepared[5]) + (v43 * v46));
    const two_link_pack v48 = v47 * (v45 + (v38 * v33));
    const two_link_pack v49 = (prepared[6] * v41) - (v44 * v48);
    const two_link_pack v50 = qd[1] + (v1 * v49);
    const two_link_pack v51 = qd[0] + (v1 * v48);
    const two_link_pack v52 = v51 + v50;
    const two_link_pack v53 = v52 * v52;
    const two_link_pack v54 = q[0] + (v1 * v31);
    const two_link_pack v55 = v54 + (q[1] + (v1 * v30));
    const two_link_pack v56_angle[1] = {v55};
    two_link_pack v56_sine[1];
    two_link_pack v56_cosine[1];
    two_link_bits v56_beyond = { 0U };
    two_link_pack_sincos_pair(&v56_angle[0], &v56_sine[0], &v56_cosine[0], &v56_beyond);
    two_link_pack_sincos_guard(1U, v56_angle, v56_sine, v56_cosine, &v56_beyond);
    const two_link_pack v58 = prepared[1] * v56_cosine[0];
    const two_link_pack v59_angle[1] = {v54};
    two_link_pack v59_sine[1];
    two_link_pack v59_cosine[1];
    two_link_bits v59_beyond = { 0U };
    two_link_pack_sincos_pair(&v59_angle[0], &v59_sine[0], &v59_cosine[0], &v59_beyond);
    two_link_pack_sincos_guard(1U, v59_angle, v59_sine, v59_cosine, &v59_beyond);
    const two_link_pack v61 = 0.4 * v59_sine[0];
    const two_link_pack v62 = prepared[1] * v56_sine[0];
    const two_link_pack v63 = 0.4 * v59_cosine[0];
    const two_link_pack v64 = (v63 * v62) - (v61 * v58);
    const two_link_pack v65 = v51 * v64;
    const two_link_pack v66 = (prepared[7] * v58) + (v51 * v65);
    const two_link_pack v67 = (((tau[0] - (0.05 * v51)) - (prepared[8] * v59_cosine[0])) + (v53 * v64)) - v66;
    const two_link_pack v68 = (tau[1] - (0.03 * v50)) - v66;
    const two_link_pack v69 = (v61 * v62) + (v63 * v58);
    const two_link_pack v70 = prepared[2] + v69;
    const two_link_pack v71 = prepared[6] * v70;
    const two_link_pack v72 = 1.0 - v71;
    const two_link_pack v73 = 1.0 / ((v69 + prepared[5]) + (v70 * v72));
    const two_link_pack v74 = (v67 - (v71 * v68)) * v73;
    const two_link_pack v75 = v48 + v74;
    const two_link_pack v76 = 0.16666666666666666 * dt;
    const two_link_pack v77 = dt * v76;
    q_next[0] = (q[0] + (qd[0] * dt)) - (v77 * (v28 - v75));
    const two_link_pack v78 = (prepared[6] * v68) - (v71 * v74);
    const two_link_pack v79 = v49 + v78;
    q_next[1] = (q[1] + (qd[1] * dt)) - (v77 * (v29 - v79));
    const two_link_pack v80 = qd[1] + (dt * v78);
    const two_link_pack v81 = qd[0] + (dt * v74);
    const two_link_pack v82 = v81 + v80;
    const two_link_pack v83 = v82 * v82;
    const two_link_pack v84 = q[0] + (dt * v51);
    const two_link_pack v85 = v84 + (q[1] + (dt * v50));
    const two_link_pack v86_angle[1] = {v85};
    two_link_pack v86_sine[1];
    two_link_pack v86_cosine[1];
    two_link_bits v86_beyond = { 0U };
    two_link_pack_sincos_pair(&v86_angle[0], &v86_sine[0], &v86_cosine[0], &v86_beyond);
    two_link_pack_sincos_guard(1U, v86_angle, v86_sine, v86_cosine, &v86_beyond);
    const two_link_pack v88 = prepared[1] * v86_sine[0];
    const two_link_pack v89_angle[1] = {v84};
    two_link_pack v89_sine[1];
    two_link_pack v89_cosine[1];
    two_link_bits v89_beyond = { 0U };
    two_link_pack_sincos_pair(&v89_angle[0], &v89_sine[0], &v89_cosine[0], &v89_beyond);
    two_link_pack_sincos_guard(1U, v89_angle, v89_sine, v89_cosine, &v89_beyond);
    const two_link_pack v91 = 0.4 * v89_cosine[0];
    const two_link_pack v92 = prepared[1] * v86_cosine[0];
    const two_link_pack v93 = 0.4 * v89_sine[0];
    const two_link_pack v94 = (v93 * v92) - (v91 * v88);
    const two_link_pack v95 = v94 * v81;
    const two_link_pack v96 = (prepared[7] * v92) - (v81 * v95);
    const two_link_pack v97 = v96 + ((0.03 * v80) - tau[1]);
    const two_link_pack v98 = (v91 * v92) + (v93 * v88);
    const two_link_pack v99 = prepared[2] + v98;
    const two_link_pack v100 = prepared[6] * v99;
    const two_link_pack v101 = (((tau[0] - (prepared[8] * v89_cosine[0])) - (0.05 * v81)) - v96) + (v100 * v97);
    const two_link_pack v102 = 1.0 - v100;
    const two_link_pack v103 = 1.0 / ((v98 + prepared[5]) + (v99 * v102));
    const two_link_pack v104 = v103 * (v101 - (v94 * v83));
    qd_next[0] = qd[0] - (v76 * ((v28 - (2.0 * v75)) - v104));
    const two_link_pack v105 = prepared[6] * v97;
    qd_next[1] = qd[1] - (v76 * ((v105 + (v29 - (2.0 * v79))) + (v100 * v104)));
    const two_link_pack v106 = v64 * v74;
    const two_link_pack v107 = prepared[7] * v62;
    const two_link_pack v108 = v106 + (v107 - ((v51 * v51) * v69));
    const two_link_pack v109 = v73 * ((v106 + (v72 * v108)) + ((v64 * v78) + (v53 * v69)));
    const two_link_pack v110 = v1 * v1;
    const two_link_pack v111 = v110 * v109;
    const two_link_pack v112 = prepared[7] * v14;
    const two_link_pack v113 = ((prepared[8] * v4_sine[1]) + (v112 * v26)) * v27;
    const two_link_pack v114 = (prepared[21] * v14) - (v22 * v113);
    const two_link_pack v115 = (2.0 * v52) * v64;
    const two_link_pack v116 = ((0.05 - v115) + ((2.0 * v65) * v72)) * v73;
    const two_link_pack v117 = v1 * v116;
    const two_link_pack v118 = (2.0 * v38) * v32;
    const two_link_pack v119 = v47 * (v118 + (prepared[9] * v43));
    const two_link_pack v120 = v1 * v119;
    const two_link_pack v121 = v47 * ((0.05 + ((2.0 * v46) * v39)) - v118);
    const two_link_pack v122 = v1 * v121;
    const two_link_pack v123 = prepared[7] * v36;
    const two_link_pack v124 = ((prepared[8] * v4_sine[3]) + (v123 * v46)) * v47;
    const two_link_pack v125 = ((v113 * v122) - v124) - (v114 * v120);
    const two_link_pack v126 = ((prepared[8] * v59_sine[0]) + (v107 * v72)) * v73;
    const two_link_pack v127 = v110 * v126;
    const two_link_pack v128 = (v115 + (prepared[9] * v70)) * v73;
    const two_link_pack v129 = v1 * v128;
    const two_link_pack v130 = prepared[9] + (v44 * v119);
    const two_link_pack v131 = v1 * v130;
    const two_link_pack v132 = (v44 * v121) - (prepared[13] * v39);
    const two_link_pack v133 = v1 * v132;
    const two_link_pack v134 = (prepared[21] * v36) - (v44 * v124);
    const two_link_pack v135 = (v134 + (v113 * v133)) - (v114 * v131);
    const two_link_pack v136 = (((v126 + (v113 * v127)) + (v125 * v117)) + (v135 * v129)) + (v114 * v111);
    A[0] = 1.0 + (v77 * (v136 + (v113 - v125)));
    const two_link_pack v137 = v16 * v28;
    const two_link_pack v138 = v137 + (((qd[0] * qd[0]) * v20) - v112);
    const two_link_pack v139 = v27 * (((v24 * v20) - (v16 * v29)) - ((v26 * v138) + v137));
    const two_link_pack v140 = (prepared[6] * v138) + (v22 * v139);
    const two_link_pack v141 = v38 * v48;
    const two_link_pack v142 = v141 + (v123 - (v31 * (v42 * v31)));
    const two_link_pack v143 = v47 * ((v141 + (v46 * v142)) + ((v38 * v49) + (v42 * v33)));
    const two_link_pack v144 = (prepared[6] * v142) - (v44 * v143);
    const two_link_pack v145 = v144 + ((v139 * v133) + (v140 * v131));
    const two_link_pack v146 = ((v139 * v122) + (v140 * v120)) - v143;
    const two_link_pack v147 = (v109 + (((v139 * v127) + (v146 * v117)) + (v145 * v129))) - (v140 * v111);
    A[1] = v77 * (v147 + (v139 - v146));
    const two_link_pack v148 = (2.0 * v23) * v16;
    const two_link_pack v149 = ((0.05 - v148) + ((2.0 * v17) * v26)) * v27;
    const two_link_pack v150 = (prepared[13] * v17) - (v22 * v149);
    const two_link_pack v151 = (((v1 * v124) - v121) + (v149 * v122)) - (v150 * v120);
    const two_link_pack v152 = ((v132 + (v1 * v134)) + (v150 * v131)) - (v149 * v133);
    const two_link_pack v153 = ((((v1 * v126) - v116) - (v149 * v127)) - (v151 * v117)) + (v152 * v129);
    const two_link_pack v154 = v153 - (v150 * v111);
    A[2] = dt - (v77 * ((v149 - v151) - v154));
    const two_link_pack v155 = (v148 + (prepared[9] * v21)) * v27;
    const two_link_pack v156 = prepared[9] + (v22 * v155);
    const two_link_pack v157 = (((v155 * v133) - v130) + (v156 * v131)) + (v1 * v144);
    const two_link_pack v158 = ((v119 - (v155 * v122)) - (v156 * v120)) + (v1 * v143);
    const two_link_pack v159 = (((v128 + (v155 * v127)) - (v158 * v117)) + (v157 * v129)) + (v1 * v109);
    const two_link_pack v160 = v159 - (v156 * v111);
    A[3] = v77 * (v160 + (v155 + v158));
    const two_link_pack v161 = (prepared[6] * v108) - (v71 * v109);
    const two_link_pack v162 = v110 * v161;
    const two_link_pack v163 = (v71 * v116) - (prepared[13] * v65);
    const two_link_pack v164 = v1 * v163;
    const two_link_pack v165 = (prepared[21] * v62) - (v71 * v126);
    const two_link_pack v166 = v110 * v165;
    const two_link_pack v167 = prepared[9] + (v71 * v128);
    const two_link_pack v168 = v1 * v167;
    const two_link_pack v169 = (((v165 + (v113 * v166)) - (v125 * v164)) - (v135 * v168)) + (v114 * v162);
    A[4] = v77 * (v169 + (v114 + v135));
    const two_link_pack v170 = (v161 + (((v139 * v166) - (v146 * v164)) - (v145 * v168))) - (v140 * v162);
    A[5] = 1.0 - (v77 * ((v140 - v145) - v170));
    const two_link_pack v171 = (((v163 + (v1 * v165)) - (v149 * v166)) + (v151 * v164)) - (v152 * v168);
    const two_link_pack v172 = v171 - (v150 * v162);
    A[6] = v77 * (v172 + (v152 - v150));
    const two_link_pack v173 = (v1 * v161) + ((((v155 * v166) - v167) + (v158 * v164)) - (v157 * v168));
    const two_link_pack v174 = v173 - (v156 * v162);
    A[7] = dt - (v77 * ((v156 - v157) - v174));
    const two_link_pack v175 = prepared[7] * v88;
    const two_link_pack v176 = (v175 - (v81 * (v98 * v81))) - (v94 * v104);
    const two_link_pack v177 = v105 - (v102 * v104);
    const two_link_pack v178 = (v91 * ((v88 * v177) - (v92 * v83))) - (v102 * v176);
    const two_link_pack v179 = v103 * (v178 - (v93 * ((v88 * v83) + (v92 * v177))));
    const two_link_pack v180 = dt * v1;
    const two_link_pack v181 = v180 * v179;
    const two_link_pack v182 = (2.0 * v94) * v82;
    const two_link_pack v183 = ((prepared[9] * v99) - v182) * v103;
    const two_link_pack v184 = dt * v183;
    const two_link_pack v185 = (v182 + (0.05 - (v95 * (2.0 * v102)))) * v103;
    const two_link_pack v186 = (dt * v185) - 2.0;
    const two_link_pack v187 = ((prepared[8] * v89_sine[0]) + (v175 * v102)) * v103;
    const two_link_pack v188 = 2.0 + (v180 * v187);
    const two_link_pack v189 = (((v187 + v113) - (v125 * v188)) - (v136 * v186)) + (v169 * v184);
    A[8] = v76 * (v189 - (v135 * v181));
    const two_link_pack v190 = (((v139 - (v146 * v188)) - (v147 * v186)) + (v170 * v184)) - v179;
    A[9] = v76 * (v190 - (v145 * v181));
    const two_link_pack v191 = (((dt * v187) - v149) - (v154 * v186)) + (v172 * v184);
    A[10] = 1.0 + (v76 * ((v191 + ((v151 * v188) - v185)) - (v152 * v181)));
    const two_link_pack v192 = (((v183 + v155) + (v158 * v188)) - (v160 * v186)) + (v174 * v184);
    A[11] = v76 * ((v192 - (dt * v179)) - (v157 * v181));
    const two_link_pack v193 = (prepared[6] * v176) + (v100 * v179);
    const two_link_pack v194 = 2.0 + (v180 * v193);
    const two_link_pack v195 = prepared[9] + (v100 * v183);
    const two_link_pack v196 = (dt * v195) - 2.0;
    const two_link_pack v197 = (v100 * v185) + (prepared[13] * v95);
    const two_link_pack v198 = dt * v197;
    const two_link_pack v199 = (prepared[21] * v88) - (v100 * v187);
    const two_link_pack v200 = v180 * v199;
    const two_link_pack v201 = (((v199 + v114) - (v125 * v200)) + (v136 * v198)) - (v169 * v196);
    A[12] = v76 * (v201 + (v135 * v194));
    const two_link_pack v202 = v193 + (((v147 * v198) - (v140 + (v146 * v200))) - (v170 * v196));
    A[13] = v76 * (v202 + (v145 * v194));
    const two_link_pack v203 = (v197 + (v151 * v200)) - (v172 * v196);
    A[14] = v76 * ((v203 + (((dt * v199) - v150) + (v154 * v198))) + (v152 * v194));
    const two_link_pack v204 = (((v158 * v200) - (v156 + v195)) + (v160 * v198)) - (v174 * v196);
    A[15] = 1.0 + (v76 * (((dt * v193) + v204) + (v157 * v194)));
    const two_link_pack v205 = v22 * v27;
    const two_link_pack v206 = ((v27 * v122) - v47) + (v205 * v120);
    const two_link_pack v207 = v44 * v47;
    const two_link_pack v208 = ((v27 * v133) - v207) + (v205 * v131);
    const two_link_pack v209 = (((v73 + (v27 * v127)) + (v206 * v117)) + (v208 * v129)) - (v205 * v111);
    B[0] = v77 * (v209 + (v27 - v206));
    const two_link_pack v210 = prepared[6] + (v22 * v205);
    const two_link_pack v211 = ((v205 * v122) - v207) + (v210 * v120);
    const two_link_pack v212 = v71 * v73;
    const two_link_pack v213 = ((prepared[6] + (v44 * v207)) - (v205 * v133)) - (v210 * v131);
    const two_link_pack v214 = (((v212 + (v205 * v127)) + (v211 * v117)) - (v213 * v129)) - (v210 * v111);
    const two_link_pack v215 = v77 * v205;
    B[1] = (v77 * (v211 - v214)) - v215;
    const two_link_pack v216 = ((((v27 * v166) - v212) - (v206 * v164)) - (v208 * v168)) - (v205 * v162);
    B[2] = (v77 * (v208 + v216)) - v215;
    const two_link_pack v217 = (((prepared[6] + (v71 * v212)) - (v205 * v166)) + (v211 * v164)) - (v213 * v168);
    const two_link_pack v218 = v217 + (v210 * v162);
    B[3] = v77 * (v218 + (v210 + v213));
    const two_link_pack v219 = (((v27 + v103) + (v184 * v216)) - (v206 * v188)) - (v209 * v186);
    B[4] = v76 * (v219 - (v208 * v181));
    const two_link_pack v220 = v100 * v103;
    const two_link_pack v221 = v205 + v220;
    const two_link_pack v222 = ((((v184 * v218) - v221) + (v211 * v188)) + (v214 * v186)) - (v213 * v181);
    B[5] = v76 * v222;
    const two_link_pack v223 = ((((v209 * v198) - v221) - (v206 * v200)) - (v216 * v196)) + (v208 * v194);
    B[6] = v76 * v223;
    const two_link_pack v224 = (((v210 + prepared[6]) + (v100 * v220)) + (v211 * v200)) - (v214 * v198);
    B[7] = v76 * ((v224 - (v218 * v196)) + (v213 * v194));
}

void two_link_linearize_step_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack tau_pack[2];
        two_link_pack dt_pack[1];
        two_link_pack q_next_pack[2];
        two_link_pack qd_next_pack[2];
        two_link_pack A_pack[16];
        two_link_pack B_pack[8];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_take(2U, count, first, lanes, tau, tau_pack);
        two_link_pack_take(1U, count, first, lanes, dt, dt_pack);
        two_link_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        two_link_pack_give(2U, count, first, lanes, q_next_pack, q_next);
        two_link_pack_give(2U, count, first, lanes, qd_next_pack, qd_next);
        two_link_pack_give(16U, count, first, lanes, A_pack, A);
        two_link_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

void two_link_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack tau_pack[2];
        two_link_pack dt_pack[1];
        two_link_pack q_next_pack[2];
        two_link_pack qd_next_pack[2];
        two_link_pack A_pack[16];
        two_link_pack B_pack[8];

        two_link_pack_take(2U, count, first, lanes, &prepared[1U * count], &prepared_pack[1]);
        two_link_pack_take(5U, count, first, lanes, &prepared[5U * count], &prepared_pack[5]);
        two_link_pack_take(1U, count, first, lanes, &prepared[13U * count], &prepared_pack[13]);
        two_link_pack_take(1U, count, first, lanes, &prepared[21U * count], &prepared_pack[21]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_take(2U, count, first, lanes, tau, tau_pack);
        two_link_pack_take(1U, count, first, lanes, dt, dt_pack);
        two_link_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        two_link_pack_give(2U, count, first, lanes, q_next_pack, q_next);
        two_link_pack_give(2U, count, first, lanes, qd_next_pack, qd_next);
        two_link_pack_give(16U, count, first, lanes, A_pack, A);
        two_link_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

static TWO_LINK_APART void two_link_pack_regressor(const two_link_pack *restrict prepared, const two_link_pack *restrict q, const two_link_pack *restrict qd, const two_link_pack *restrict qdd, two_link_pack *restrict Y)
{
    const two_link_pack v0_angle[2] = {q[0], q[1]};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    Y[0] = two_link_pack_splat(0.0);
    Y[3] = two_link_pack_splat(0.0);
    Y[4] = two_link_pack_splat(0.0);
    Y[5] = two_link_pack_splat(0.0);
    Y[6] = two_link_pack_splat(0.0);
    Y[7] = two_link_pack_splat(0.0);
    Y[8] = two_link_pack_splat(0.0);
    Y[13] = two_link_pack_splat(0.0);
    Y[14] = two_link_pack_splat(0.0);
    Y[15] = two_link_pack_splat(0.0);
    Y[16] = two_link_pack_splat(0.0);
    Y[17] = two_link_pack_splat(0.0);
    Y[18] = two_link_pack_splat(0.0);
    Y[20] = two_link_pack_splat(0.0);
    Y[21] = two_link_pack_splat(0.0);
    Y[22] = two_link_pack_splat(0.0);
    Y[23] = two_link_pack_splat(0.0);
    Y[24] = two_link_pack_splat(0.0);
    Y[25] = two_link_pack_splat(0.0);
    Y[26] = two_link_pack_splat(0.0);
    Y[27] = two_link_pack_splat(0.0);
    Y[28] = two_link_pack_splat(0.0);
    Y[29] = two_link_pack_splat(0.0);
    Y[30] = two_link_pack_splat(0.0);
    Y[33] = two_link_pack_splat(0.0);
    Y[34] = two_link_pack_splat(0.0);
    Y[35] = two_link_pack_splat(0.0);
    Y[36] = two_link_pack_splat(0.0);
    Y[37] = two_link_pack_splat(0.0);
    Y[38] = two_link_pack_splat(0.0);
    const two_link_pack v4 = prepared[7] * v0_cosine[0];
    Y[1] = v4;
    const two_link_pack v5 = prepared[7] * v0_sine[0];
    Y[2] = -v5;
    Y[9] = qdd[0];
    const two_link_pack v6 = v5 - (qd[0] * (qd[0] * 0.4));
    const two_link_pack v7 = (0.4 * qdd[0]) + v4;
    const two_link_pack v8 = (v0_sine[1] * v7) + (v0_cosine[1] * v6);
    const two_link_pack v9 = 0.4 * v0_sine[1];
    const two_link_pack v10 = (v0_cosine[1] * v7) - (v0_sine[1] * v6);
    Y[31] = v10;
    const two_link_pack v11 = 0.4 * v0_cosine[1];
    Y[10] = (v11 * v10) + (v9 * v8);
    const two_link_pack v12 = qd[1] + qd[0];
    const two_link_pack v13 = v12 * v12;
    const two_link_pack v14 = qdd[1] + qdd[0];
    Y[19] = v14;
    Y[39] = v14;
    Y[11] = v10 + ((v14 * v11) - (v13 * v9));
    Y[12] = -(v8 + ((v14 * v9) + (v13 * v11)));
    Y[32] = -v8;
}

void two_link_regressor_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack qdd_pack[2];
        two_link_pack Y_pack[40];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        two_link_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        two_link_pack_give(40U, count, first, lanes, Y_pack, Y);
    }
}

void two_link_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack qd_pack[2];
        two_link_pack qdd_pack[2];
        two_link_pack Y_pack[40];

        two_link_pack_take(1U, count, first, lanes, &prepared[7U * count], &prepared_pack[7]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        two_link_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        two_link_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        two_link_pack_give(40U, count, first, lanes, Y_pack, Y);
    }
}

static TWO_LINK_APART void two_link_pack_stiffness_matrix(const two_link_pack *restrict prepared, const two_link_pack *restrict q, two_link_pack *restrict K)
{
    const two_link_pack v0_angle[2] = {q[1], q[0]};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const two_link_pack v4 = prepared[11] * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]));
    K[0] = -((prepared[8] * v0_sine[1]) + v4);
    const two_link_pack v5 = -v4;
    K[1] = v5;
    K[2] = v5;
    K[3] = v5;
}

void two_link_stiffness_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *K)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack K_pack[4];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        two_link_pack_give(4U, count, first, lanes, K_pack, K);
    }
}

void two_link_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack K_pack[4];

        two_link_pack_take(1U, count, first, lanes, &prepared[8U * count], &prepared_pack[8]);
        two_link_pack_take(1U, count, first, lanes, &prepared[11U * count], &prepared_pack[11]);
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        two_link_pack_give(4U, count, first, lanes, K_pack, K);
    }
}

static TWO_LINK_APART void two_link_pack_damping_matrix(const two_link_pack *restrict prepared, const two_link_pack *restrict q, two_link_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = two_link_pack_splat(0.05);
    D[3] = two_link_pack_splat(0.03);
    D[1] = two_link_pack_splat(0.0);
    D[2] = two_link_pack_splat(0.0);
}

void two_link_damping_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *D)
{
    two_link_pack prepared_pack[22];

    for (size_t k = 0U; k < 22U; k++) {
        prepared_pack[k] = two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack q_pack[2];
        two_link_pack D_pack[4];

        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        two_link_pack_give(4U, count, first, lanes, D_pack, D);
    }
}

void two_link_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < TWO_LINK_LANES) ? (count - first) : TWO_LINK_LANES;
        two_link_pack prepared_pack[22];
        two_link_pack q_pack[2];
        two_link_pack D_pack[4];

        (void)prepared;
        two_link_pack_take(2U, count, first, lanes, q, q_pack);
        two_link_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        two_link_pack_give(4U, count, first, lanes, D_pack, D);
    }
}

#else

typedef int two_link_has_no_vector_code;

#endif
