/* Many states at a time. Compiled with PENDULUM_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "pendulum.h"

#if defined(PENDULUM_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PENDULUM_BYTES 64
#elif defined(__AVX__)
#define PENDULUM_BYTES 32
#else
#define PENDULUM_BYTES 16
#endif
#define PENDULUM_LANES (PENDULUM_BYTES / sizeof(double))
#define PENDULUM_APART __attribute__((noinline))

typedef double pendulum_pack __attribute__((vector_size(PENDULUM_BYTES)));
typedef double pendulum_unaligned __attribute__((vector_size(PENDULUM_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t pendulum_mask __attribute__((vector_size(PENDULUM_BYTES)));
typedef signed char pendulum_bytes __attribute__((vector_size(PENDULUM_BYTES / sizeof(double)), aligned(1), may_alias));

static inline pendulum_pack pendulum_pack_splat(double x)
{
    return x - (pendulum_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static PENDULUM_APART void pendulum_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, pendulum_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < PENDULUM_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static PENDULUM_APART void pendulum_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const pendulum_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void pendulum_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, pendulum_pack *one)
{
    if (lanes < PENDULUM_LANES) {
        pendulum_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const pendulum_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void pendulum_pack_give(size_t size, size_t count, size_t first, size_t lanes, const pendulum_pack *one, double *many)
{
    if (lanes < PENDULUM_LANES) {
        pendulum_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(pendulum_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline pendulum_pack pendulum_pack_select(pendulum_mask condition, pendulum_pack x, pendulum_pack y)
{
    return (pendulum_pack)(((pendulum_mask)x & condition) | ((pendulum_mask)y & ~condition));
}

static inline pendulum_pack pendulum_pack_abs(pendulum_pack x)
{
    return (pendulum_pack)((pendulum_mask)x & ~(pendulum_mask)pendulum_pack_splat(-0.0));
}

static inline bool pendulum_pack_all(pendulum_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PENDULUM_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long pendulum_bits __attribute__((vector_size(PENDULUM_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void pendulum_pack_sincos_pair(const pendulum_pack *angle, pendulum_pack *sine, pendulum_pack *cosine, pendulum_bits *beyond)
{
    const pendulum_pack x = *angle;
    union { pendulum_pack number; pendulum_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const pendulum_pack n = k.number - 6755399441186816.0;
    const pendulum_pack w = x - (n * 1.5707963267923333);
    const pendulum_pack r = w - (n * 2.5633441515839558e-12);
    const pendulum_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const pendulum_pack z = r * r;
    const pendulum_pack u = 1.0 - (0.5 * z);
    const pendulum_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const pendulum_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const pendulum_bits odd = 0ULL - (k.bits & 1ULL);
    const pendulum_bits sign = k.bits << 62;
    const pendulum_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const pendulum_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static PENDULUM_APART void pendulum_pack_sincos_beyond(size_t size, const pendulum_pack *angle, pendulum_pack *sine, pendulum_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const pendulum_mask inside = (pendulum_mask)(pendulum_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < PENDULUM_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void pendulum_pack_sincos_guard(size_t size, const pendulum_pack *angle, pendulum_pack *sine, pendulum_pack *cosine, const pendulum_bits *beyond)
{
    if (!pendulum_pack_all((pendulum_mask)((*beyond >> 18) == 0ULL))) {
        pendulum_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PENDULUM_APART void pendulum_pack_mass_matrix(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, pendulum_pack *restrict M)
{
    (void)q;
    M[0] = prepared[5];
}

void pendulum_mass_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *M)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack M_pack[1];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        pendulum_pack_give(1U, count, first, lanes, M_pack, M);
    }
}

void pendulum_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack M_pack[1];

        pendulum_pack_take(1U, count, first, lanes, &prepared[5U * count], &prepared_pack[5]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        pendulum_pack_give(1U, count, first, lanes, M_pack, M);
    }
}

static PENDULUM_APART void pendulum_pack_bias(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, const pendulum_pack *restrict qd, pendulum_pack *restrict h)
{
    const pendulum_pack v0_angle[1] = {q[0]};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    h[0] = (prepared[4] * v0_sine[0]) + (qd[0] * prepared[0]);
}

void pendulum_bias_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack h_pack[1];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        pendulum_pack_give(1U, count, first, lanes, h_pack, h);
    }
}

void pendulum_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack h_pack[1];

        pendulum_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        pendulum_pack_take(1U, count, first, lanes, &prepared[4U * count], &prepared_pack[4]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        pendulum_pack_give(1U, count, first, lanes, h_pack, h);
    }
}

static PENDULUM_APART void pendulum_pack_gravity(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, pendulum_pack *restrict g)
{
    const pendulum_pack v0_angle[1] = {q[0]};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    g[0] = prepared[4] * v0_sine[0];
}

void pendulum_gravity_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *g)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack g_pack[1];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_gravity(prepared_pack, q_pack, g_pack);
        pendulum_pack_give(1U, count, first, lanes, g_pack, g);
    }
}

void pendulum_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack g_pack[1];

        pendulum_pack_take(1U, count, first, lanes, &prepared[4U * count], &prepared_pack[4]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_gravity(prepared_pack, q_pack, g_pack);
        pendulum_pack_give(1U, count, first, lanes, g_pack, g);
    }
}

static PENDULUM_APART void pendulum_pack_coriolis_matrix(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, const pendulum_pack *restrict qd, pendulum_pack *restrict C)
{
    (void)prepared;
    (void)q;
    (void)qd;
    C[0] = pendulum_pack_splat(0.0);
}

void pendulum_coriolis_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack C_pack[1];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        pendulum_pack_give(1U, count, first, lanes, C_pack, C);
    }
}

void pendulum_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack C_pack[1];

        (void)prepared;
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        pendulum_pack_give(1U, count, first, lanes, C_pack, C);
    }
}

static PENDULUM_APART void pendulum_pack_inverse_dynamics(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, const pendulum_pack *restrict qd, const pendulum_pack *restrict qdd, pendulum_pack *restrict tau)
{
    const pendulum_pack v0_angle[1] = {q[0]};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    tau[0] = ((qd[0] * prepared[0]) + (prepared[5] * qdd[0])) + (prepared[4] * v0_sine[0]);
}

void pendulum_inverse_dynamics_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack qdd_pack[1];
        pendulum_pack tau_pack[1];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_take(1U, count, first, lanes, qdd, qdd_pack);
        pendulum_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        pendulum_pack_give(1U, count, first, lanes, tau_pack, tau);
    }
}

void pendulum_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack qdd_pack[1];
        pendulum_pack tau_pack[1];

        pendulum_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        pendulum_pack_take(2U, count, first, lanes, &prepared[4U * count], &prepared_pack[4]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_take(1U, count, first, lanes, qdd, qdd_pack);
        pendulum_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        pendulum_pack_give(1U, count, first, lanes, tau_pack, tau);
    }
}

static PENDULUM_APART void pendulum_pack_forward_dynamics(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, const pendulum_pack *restrict qd, const pendulum_pack *restrict tau, pendulum_pack *restrict qdd)
{
    const pendulum_pack v0_angle[1] = {q[0]};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    qdd[0] = ((tau[0] * prepared[6]) - (qd[0] * prepared[8])) - (prepared[7] * v0_sine[0]);
}

void pendulum_forward_dynamics_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack tau_pack[1];
        pendulum_pack qdd_pack[1];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_take(1U, count, first, lanes, tau, tau_pack);
        pendulum_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        pendulum_pack_give(1U, count, first, lanes, qdd_pack, qdd);
    }
}

void pendulum_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack tau_pack[1];
        pendulum_pack qdd_pack[1];

        pendulum_pack_take(3U, count, first, lanes, &prepared[6U * count], &prepared_pack[6]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_take(1U, count, first, lanes, tau, tau_pack);
        pendulum_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        pendulum_pack_give(1U, count, first, lanes, qdd_pack, qdd);
    }
}

static PENDULUM_APART void pendulum_pack_kinetic_energy(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, const pendulum_pack *restrict qd, pendulum_pack *restrict T)
{
    (void)q;
    *T = prepared[11] * (qd[0] * qd[0]);
}

void pendulum_kinetic_energy_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack T_pack[1];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        pendulum_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void pendulum_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack T_pack[1];

        pendulum_pack_take(1U, count, first, lanes, &prepared[11U * count], &prepared_pack[11]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        pendulum_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static PENDULUM_APART void pendulum_pack_potential_energy(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, pendulum_pack *restrict V)
{
    const pendulum_pack v0_angle[1] = {q[0]};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *V = prepared[12] * v0_cosine[0];
}

void pendulum_potential_energy_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *V)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack V_pack[1];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_potential_energy(prepared_pack, q_pack, V_pack);
        pendulum_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void pendulum_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack V_pack[1];

        pendulum_pack_take(1U, count, first, lanes, &prepared[12U * count], &prepared_pack[12]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_potential_energy(prepared_pack, q_pack, V_pack);
        pendulum_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static PENDULUM_APART void pendulum_pack_position_tip(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, pendulum_pack *restrict x)
{
    const pendulum_pack v0_angle[1] = {q[0]};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    x[2] = pendulum_pack_splat(0.0);
    x[0] = prepared[1] * v0_cosine[0];
    x[1] = prepared[1] * v0_sine[0];
}

void pendulum_position_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *x)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack x_pack[3];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_position_tip(prepared_pack, q_pack, x_pack);
        pendulum_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void pendulum_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack x_pack[3];

        pendulum_pack_take(1U, count, first, lanes, &prepared[1U * count], &prepared_pack[1]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_position_tip(prepared_pack, q_pack, x_pack);
        pendulum_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static PENDULUM_APART void pendulum_pack_rotation_tip(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, pendulum_pack *restrict R)
{
    (void)prepared;
    const pendulum_pack v0_angle[1] = {q[0]};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    R[3] = v0_sine[0];
    R[0] = v0_cosine[0];
    R[4] = v0_cosine[0];
    R[2] = pendulum_pack_splat(0.0);
    R[5] = pendulum_pack_splat(0.0);
    R[6] = pendulum_pack_splat(0.0);
    R[7] = pendulum_pack_splat(0.0);
    R[8] = pendulum_pack_splat(1.0);
    R[1] = -v0_sine[0];
}

void pendulum_rotation_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *R)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack R_pack[9];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        pendulum_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void pendulum_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack R_pack[9];

        (void)prepared;
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        pendulum_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static PENDULUM_APART void pendulum_pack_jacobian_tip(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, pendulum_pack *restrict J)
{
    const pendulum_pack v0_angle[1] = {q[0]};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    J[2] = pendulum_pack_splat(0.0);
    J[3] = pendulum_pack_splat(0.0);
    J[4] = pendulum_pack_splat(0.0);
    J[1] = prepared[1] * v0_cosine[0];
    J[5] = pendulum_pack_splat(1.0);
    J[0] = prepared[13] * v0_sine[0];
}

void pendulum_jacobian_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *J)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack J_pack[6];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        pendulum_pack_give(6U, count, first, lanes, J_pack, J);
    }
}

void pendulum_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack J_pack[6];

        pendulum_pack_take(1U, count, first, lanes, &prepared[1U * count], &prepared_pack[1]);
        pendulum_pack_take(1U, count, first, lanes, &prepared[13U * count], &prepared_pack[13]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        pendulum_pack_give(6U, count, first, lanes, J_pack, J);
    }
}

static PENDULUM_APART void pendulum_pack_influence_tip(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, pendulum_pack *restrict G, pendulum_pack *restrict H)
{
    const pendulum_pack v0_angle[1] = {q[0]};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    G[2] = pendulum_pack_splat(0.0);
    H[2] = pendulum_pack_splat(0.0);
    const pendulum_pack v2 = prepared[1] * v0_cosine[0];
    G[1] = v2;
    const pendulum_pack v3 = -(prepared[1] * v0_sine[0]);
    G[0] = v3;
    H[1] = v3;
    H[0] = -v2;
}

void pendulum_influence_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack G_pack[3];
        pendulum_pack H_pack[3];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        pendulum_pack_give(3U, count, first, lanes, G_pack, G);
        pendulum_pack_give(3U, count, first, lanes, H_pack, H);
    }
}

void pendulum_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack G_pack[3];
        pendulum_pack H_pack[3];

        pendulum_pack_take(1U, count, first, lanes, &prepared[1U * count], &prepared_pack[1]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        pendulum_pack_give(3U, count, first, lanes, G_pack, G);
        pendulum_pack_give(3U, count, first, lanes, H_pack, H);
    }
}

static PENDULUM_APART void pendulum_pack_influence_rotational_tip(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, pendulum_pack *restrict G, pendulum_pack *restrict H)
{
    (void)prepared;
    (void)q;
    G[0] = pendulum_pack_splat(0.0);
    G[1] = pendulum_pack_splat(0.0);
    H[0] = pendulum_pack_splat(0.0);
    H[1] = pendulum_pack_splat(0.0);
    H[2] = pendulum_pack_splat(0.0);
    G[2] = pendulum_pack_splat(1.0);
}

void pendulum_influence_rotational_tip_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack G_pack[3];
        pendulum_pack H_pack[3];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        pendulum_pack_give(3U, count, first, lanes, G_pack, G);
        pendulum_pack_give(3U, count, first, lanes, H_pack, H);
    }
}

void pendulum_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack G_pack[3];
        pendulum_pack H_pack[3];

        (void)prepared;
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        pendulum_pack_give(3U, count, first, lanes, G_pack, G);
        pendulum_pack_give(3U, count, first, lanes, H_pack, H);
    }
}

static PENDULUM_APART void pendulum_pack_inertia_power(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, pendulum_pack *restrict P)
{
    (void)prepared;
    (void)q;
    P[0] = pendulum_pack_splat(0.0);
}

void pendulum_inertia_power_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *P)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack P_pack[1];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_inertia_power(prepared_pack, q_pack, P_pack);
        pendulum_pack_give(1U, count, first, lanes, P_pack, P);
    }
}

void pendulum_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack P_pack[1];

        (void)prepared;
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_inertia_power(prepared_pack, q_pack, P_pack);
        pendulum_pack_give(1U, count, first, lanes, P_pack, P);
    }
}

static PENDULUM_APART void pendulum_pack_reactions(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, const pendulum_pack *restrict qd, const pendulum_pack *restrict qdd, pendulum_pack *restrict F)
{
    const pendulum_pack v0_angle[1] = {q[0]};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    F[0] = -((prepared[14] * v0_cosine[0]) + (prepared[2] * (qd[0] * qd[0])));
    F[1] = (prepared[2] * qdd[0]) + (prepared[14] * v0_sine[0]);
    F[2] = pendulum_pack_splat(0.0);
    F[3] = pendulum_pack_splat(0.0);
    F[4] = pendulum_pack_splat(0.0);
    F[5] = (prepared[4] * v0_sine[0]) + (prepared[5] * qdd[0]);
}

void pendulum_reactions_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack qdd_pack[1];
        pendulum_pack F_pack[6];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_take(1U, count, first, lanes, qdd, qdd_pack);
        pendulum_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        pendulum_pack_give(6U, count, first, lanes, F_pack, F);
    }
}

void pendulum_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack qdd_pack[1];
        pendulum_pack F_pack[6];

        pendulum_pack_take(4U, count, first, lanes, &prepared[2U * count], &prepared_pack[2]);
        pendulum_pack_take(1U, count, first, lanes, &prepared[14U * count], &prepared_pack[14]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_take(1U, count, first, lanes, qdd, qdd_pack);
        pendulum_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        pendulum_pack_give(6U, count, first, lanes, F_pack, F);
    }
}

static PENDULUM_APART void pendulum_pack_linearize(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, const pendulum_pack *restrict qd, const pendulum_pack *restrict tau, pendulum_pack *restrict A, pendulum_pack *restrict B)
{
    (void)qd;
    (void)tau;
    const pendulum_pack v0_angle[1] = {q[0]};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    A[0] = pendulum_pack_splat(0.0);
    B[0] = pendulum_pack_splat(0.0);
    B[1] = prepared[6];
    A[1] = pendulum_pack_splat(1.0);
    A[3] = prepared[10];
    A[2] = prepared[9] * v0_cosine[0];
}

void pendulum_linearize_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack tau_pack[1];
        pendulum_pack A_pack[4];
        pendulum_pack B_pack[2];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_take(1U, count, first, lanes, tau, tau_pack);
        pendulum_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        pendulum_pack_give(4U, count, first, lanes, A_pack, A);
        pendulum_pack_give(2U, count, first, lanes, B_pack, B);
    }
}

void pendulum_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack tau_pack[1];
        pendulum_pack A_pack[4];
        pendulum_pack B_pack[2];

        pendulum_pack_take(1U, count, first, lanes, &prepared[6U * count], &prepared_pack[6]);
        pendulum_pack_take(2U, count, first, lanes, &prepared[9U * count], &prepared_pack[9]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_take(1U, count, first, lanes, tau, tau_pack);
        pendulum_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        pendulum_pack_give(4U, count, first, lanes, A_pack, A);
        pendulum_pack_give(2U, count, first, lanes, B_pack, B);
    }
}

static PENDULUM_APART void pendulum_pack_linearize_step(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, const pendulum_pack *restrict qd, const pendulum_pack *restrict tau, pendulum_pack dt, pendulum_pack *restrict q_next, pendulum_pack *restrict qd_next, pendulum_pack *restrict A, pendulum_pack *restrict B)
{
    const pendulum_pack v0 = 0.5 * dt;
    const pendulum_pack v1 = q[0] + (qd[0] * v0);
    const pendulum_pack v2_angle[2] = {q[0], v1};
    pendulum_pack v2_sine[2];
    pendulum_pack v2_cosine[2];
    pendulum_bits v2_beyond = { 0U };
    pendulum_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v2_beyond);
    pendulum_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v2_beyond);
    pendulum_pack_sincos_guard(2U, v2_angle, v2_sine, v2_cosine, &v2_beyond);
    const pendulum_pack v6 = q[0] + (qd[0] * dt);
    const pendulum_pack v7 = 0.16666666666666666 * dt;
    const pendulum_pack v8 = dt * v7;
    const pendulum_pack v9 = (prepared[7] * v2_sine[0]) + ((qd[0] * prepared[8]) - (tau[0] * prepared[6]));
    const pendulum_pack v10 = qd[0] - (v0 * v9);
    const pendulum_pack v11 = (tau[0] - (prepared[4] * v2_sine[1])) - (prepared[0] * v10);
    const pendulum_pack v12 = q[0] + (v0 * v10);
    const pendulum_pack v13_angle[1] = {v12};
    pendulum_pack v13_sine[1];
    pendulum_pack v13_cosine[1];
    pendulum_bits v13_beyond = { 0U };
    pendulum_pack_sincos_pair(&v13_angle[0], &v13_sine[0], &v13_cosine[0], &v13_beyond);
    pendulum_pack_sincos_guard(1U, v13_angle, v13_sine, v13_cosine, &v13_beyond);
    const pendulum_pack v15 = (qd[0] * prepared[0]) - tau[0];
    const pendulum_pack v16 = prepared[8] * v0;
    const pendulum_pack v17 = (v15 + (v16 * v11)) + (prepared[4] * v13_sine[0]);
    const pendulum_pack v18 = v11 - v17;
    q_next[0] = v6 + (v8 * ((prepared[6] * v18) - v9));
    const pendulum_pack v19 = dt * v0;
    const pendulum_pack v20 = v6 + ((prepared[6] * v19) * v11);
    const pendulum_pack v21_angle[1] = {v20};
    pendulum_pack v21_sine[1];
    pendulum_pack v21_cosine[1];
    pendulum_bits v21_beyond = { 0U };
    pendulum_pack_sincos_pair(&v21_angle[0], &v21_sine[0], &v21_cosine[0], &v21_beyond);
    pendulum_pack_sincos_guard(1U, v21_angle, v21_sine, v21_cosine, &v21_beyond);
    const pendulum_pack v23 = prepared[8] * dt;
    const pendulum_pack v24 = prepared[6] * v23;
    const pendulum_pack v25 = (((v9 + (prepared[6] * v15)) - (v24 * v17)) - (prepared[15] * v18)) + (prepared[7] * v21_sine[0]);
    qd_next[0] = qd[0] - (v7 * v25);
    const pendulum_pack v26 = prepared[7] * v2_cosine[0];
    const pendulum_pack v27 = (prepared[7] * v2_cosine[1]) - (v16 * v26);
    const pendulum_pack v28 = 1.0 - v16;
    const pendulum_pack v29 = prepared[7] * v0;
    const pendulum_pack v30 = v29 * v13_cosine[0];
    const pendulum_pack v31 = v0 * v30;
    const pendulum_pack v32 = (prepared[7] * v13_cosine[0]) - (v26 * v31);
    const pendulum_pack v33 = v32 + (v28 * v27);
    A[0] = 1.0 - (v8 * (v26 + v33));
    const pendulum_pack v34 = (prepared[8] * v28) + (v29 * v2_cosine[1]);
    const pendulum_pack v35 = v30 - (prepared[8] * v31);
    const pendulum_pack v36 = v35 + (v28 * v34);
    A[1] = dt - (v8 * (prepared[16] + v36));
    const pendulum_pack v37 = prepared[7] * v21_cosine[0];
    const pendulum_pack v38 = (v19 * v37) - (v23 * v16);
    A[2] = v7 * ((((v23 * v32) - v26) - (2.0 * v33)) + ((v27 * v38) - v37));
    const pendulum_pack v39 = ((v34 * v38) - ((dt * v37) + prepared[18])) - (2.0 * v36);
    A[3] = 1.0 + (v7 * (v39 + (v23 * (prepared[8] + v35))));
    const pendulum_pack v40 = prepared[6] * v28;
    const pendulum_pack v41 = (prepared[6] * v31) - (v28 * v40);
    B[1] = v7 * ((((prepared[19] - v24) + (v24 * v31)) - (2.0 * v41)) - (v40 * v38));
    B[0] = -(v8 * (v41 - prepared[17]));
}

void pendulum_linearize_step_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack tau_pack[1];
        pendulum_pack dt_pack[1];
        pendulum_pack q_next_pack[1];
        pendulum_pack qd_next_pack[1];
        pendulum_pack A_pack[4];
        pendulum_pack B_pack[2];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_take(1U, count, first, lanes, tau, tau_pack);
        pendulum_pack_take(1U, count, first, lanes, dt, dt_pack);
        pendulum_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        pendulum_pack_give(1U, count, first, lanes, q_next_pack, q_next);
        pendulum_pack_give(1U, count, first, lanes, qd_next_pack, qd_next);
        pendulum_pack_give(4U, count, first, lanes, A_pack, A);
        pendulum_pack_give(2U, count, first, lanes, B_pack, B);
    }
}

void pendulum_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack tau_pack[1];
        pendulum_pack dt_pack[1];
        pendulum_pack q_next_pack[1];
        pendulum_pack qd_next_pack[1];
        pendulum_pack A_pack[4];
        pendulum_pack B_pack[2];

        pendulum_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        pendulum_pack_take(5U, count, first, lanes, &prepared[4U * count], &prepared_pack[4]);
        pendulum_pack_take(5U, count, first, lanes, &prepared[15U * count], &prepared_pack[15]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_take(1U, count, first, lanes, tau, tau_pack);
        pendulum_pack_take(1U, count, first, lanes, dt, dt_pack);
        pendulum_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        pendulum_pack_give(1U, count, first, lanes, q_next_pack, q_next);
        pendulum_pack_give(1U, count, first, lanes, qd_next_pack, qd_next);
        pendulum_pack_give(4U, count, first, lanes, A_pack, A);
        pendulum_pack_give(2U, count, first, lanes, B_pack, B);
    }
}

static PENDULUM_APART void pendulum_pack_regressor(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, const pendulum_pack *restrict qd, const pendulum_pack *restrict qdd, pendulum_pack *restrict Y)
{
    (void)qd;
    const pendulum_pack v0_angle[1] = {q[0]};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    Y[0] = pendulum_pack_splat(0.0);
    Y[3] = pendulum_pack_splat(0.0);
    Y[4] = pendulum_pack_splat(0.0);
    Y[5] = pendulum_pack_splat(0.0);
    Y[6] = pendulum_pack_splat(0.0);
    Y[7] = pendulum_pack_splat(0.0);
    Y[8] = pendulum_pack_splat(0.0);
    Y[9] = qdd[0];
    Y[2] = prepared[3] * v0_cosine[0];
    Y[1] = prepared[3] * v0_sine[0];
}

void pendulum_regressor_batch(const pendulum_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack qdd_pack[1];
        pendulum_pack Y_pack[10];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_take(1U, count, first, lanes, qdd, qdd_pack);
        pendulum_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        pendulum_pack_give(10U, count, first, lanes, Y_pack, Y);
    }
}

void pendulum_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack qd_pack[1];
        pendulum_pack qdd_pack[1];
        pendulum_pack Y_pack[10];

        pendulum_pack_take(1U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_take(1U, count, first, lanes, qd, qd_pack);
        pendulum_pack_take(1U, count, first, lanes, qdd, qdd_pack);
        pendulum_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        pendulum_pack_give(10U, count, first, lanes, Y_pack, Y);
    }
}

static PENDULUM_APART void pendulum_pack_stiffness_matrix(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, pendulum_pack *restrict K)
{
    const pendulum_pack v0_angle[1] = {q[0]};
    pendulum_pack v0_sine[1];
    pendulum_pack v0_cosine[1];
    pendulum_bits v0_beyond = { 0U };
    pendulum_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    pendulum_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    K[0] = prepared[4] * v0_cosine[0];
}

void pendulum_stiffness_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *K)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack K_pack[1];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        pendulum_pack_give(1U, count, first, lanes, K_pack, K);
    }
}

void pendulum_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack K_pack[1];

        pendulum_pack_take(1U, count, first, lanes, &prepared[4U * count], &prepared_pack[4]);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        pendulum_pack_give(1U, count, first, lanes, K_pack, K);
    }
}

static PENDULUM_APART void pendulum_pack_damping_matrix(const pendulum_pack *restrict prepared, const pendulum_pack *restrict q, pendulum_pack *restrict D)
{
    (void)q;
    D[0] = prepared[0];
}

void pendulum_damping_matrix_batch(const pendulum_prepared *prepared, size_t count, const double *q, double *D)
{
    pendulum_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = pendulum_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack q_pack[1];
        pendulum_pack D_pack[1];

        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        pendulum_pack_give(1U, count, first, lanes, D_pack, D);
    }
}

void pendulum_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += PENDULUM_LANES) {
        const size_t lanes = ((count - first) < PENDULUM_LANES) ? (count - first) : PENDULUM_LANES;
        pendulum_pack prepared_pack[20];
        pendulum_pack q_pack[1];
        pendulum_pack D_pack[1];

        pendulum_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        pendulum_pack_take(1U, count, first, lanes, q, q_pack);
        pendulum_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        pendulum_pack_give(1U, count, first, lanes, D_pack, D);
    }
}

#else

typedef int pendulum_has_no_vector_code;

#endif
