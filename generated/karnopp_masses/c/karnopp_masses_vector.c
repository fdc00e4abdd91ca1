/* Many states at a time. Compiled with KARNOPP_MASSES_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "karnopp_masses.h"

#if defined(KARNOPP_MASSES_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define KARNOPP_MASSES_BYTES 64
#elif defined(__AVX__)
#define KARNOPP_MASSES_BYTES 32
#else
#define KARNOPP_MASSES_BYTES 16
#endif
#define KARNOPP_MASSES_LANES (KARNOPP_MASSES_BYTES / sizeof(double))
#define KARNOPP_MASSES_APART __attribute__((noinline))

typedef double karnopp_masses_pack __attribute__((vector_size(KARNOPP_MASSES_BYTES)));
typedef double karnopp_masses_unaligned __attribute__((vector_size(KARNOPP_MASSES_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t karnopp_masses_mask __attribute__((vector_size(KARNOPP_MASSES_BYTES)));
typedef signed char karnopp_masses_bytes __attribute__((vector_size(KARNOPP_MASSES_BYTES / sizeof(double)), aligned(1), may_alias));

static inline karnopp_masses_pack karnopp_masses_pack_splat(double x)
{
    return x - (karnopp_masses_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, karnopp_masses_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const karnopp_masses_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void karnopp_masses_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, karnopp_masses_pack *one)
{
    if (lanes < KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const karnopp_masses_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void karnopp_masses_pack_give(size_t size, size_t count, size_t first, size_t lanes, const karnopp_masses_pack *one, double *many)
{
    if (lanes < KARNOPP_MASSES_LANES) {
        karnopp_masses_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(karnopp_masses_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_take_flags(size_t size, size_t count, size_t first, size_t lanes, const bool *many, karnopp_masses_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < KARNOPP_MASSES_LANES) {
            for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const karnopp_masses_bytes *)&many[(k * count) + first], karnopp_masses_mask);
        }
        one[k] = -one[k];
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give_flags(size_t size, size_t count, size_t first, size_t lanes, const karnopp_masses_mask *one, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < KARNOPP_MASSES_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (bool)(one[k] & 1)[i];
            }
        } else {
            *(karnopp_masses_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k] & 1, karnopp_masses_bytes);
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_take_modes(size_t size, size_t count, size_t first, size_t lanes, const signed char *many, karnopp_masses_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < KARNOPP_MASSES_LANES) {
            for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const karnopp_masses_bytes *)&many[(k * count) + first], karnopp_masses_mask);
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give_modes(size_t size, size_t count, size_t first, size_t lanes, const karnopp_masses_mask *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < KARNOPP_MASSES_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (signed char)(one[k])[i];
            }
        } else {
            *(karnopp_masses_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k], karnopp_masses_bytes);
        }
    }
}

static inline karnopp_masses_pack karnopp_masses_pack_select(karnopp_masses_mask condition, karnopp_masses_pack x, karnopp_masses_pack y)
{
    return (karnopp_masses_pack)(((karnopp_masses_mask)x & condition) | ((karnopp_masses_mask)y & ~condition));
}

static inline karnopp_masses_pack karnopp_masses_pack_abs(karnopp_masses_pack x)
{
    return (karnopp_masses_pack)((karnopp_masses_mask)x & ~(karnopp_masses_mask)karnopp_masses_pack_splat(-0.0));
}

static inline karnopp_masses_pack karnopp_masses_pack_min(karnopp_masses_pack x, karnopp_masses_pack y)
{
    return karnopp_masses_pack_select((karnopp_masses_mask)(x < y), x, y);
}

static inline karnopp_masses_pack karnopp_masses_pack_max(karnopp_masses_pack x, karnopp_masses_pack y)
{
    return karnopp_masses_pack_select((karnopp_masses_mask)(x > y), x, y);
}

static inline karnopp_masses_pack karnopp_masses_pack_sign(karnopp_masses_pack x)
{
    const karnopp_masses_pack one = karnopp_masses_pack_splat(1.0);

    return karnopp_masses_pack_select((karnopp_masses_mask)(x > 0.0), one, karnopp_masses_pack_select((karnopp_masses_mask)(x < 0.0), -one, x));
}

static inline karnopp_masses_mask karnopp_masses_pack_select_whole(karnopp_masses_mask condition, karnopp_masses_mask x, karnopp_masses_mask y)
{
    return (x & condition) | (y & ~condition);
}

static inline karnopp_masses_mask karnopp_masses_pack_whole(int64_t x)
{
    return x + (karnopp_masses_mask){ 0 };
}

static inline bool karnopp_masses_pack_all(karnopp_masses_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

static inline karnopp_masses_mask karnopp_masses_pack_mode_of(karnopp_masses_pack x)
{
    return (karnopp_masses_mask)(x < 0.0) - (karnopp_masses_mask)(x > 0.0);
}

static inline karnopp_masses_pack karnopp_masses_pack_real_of(karnopp_masses_mask mode)
{
    const karnopp_masses_mask sign = mode & (karnopp_masses_mask)karnopp_masses_pack_splat(-0.0);

    return (karnopp_masses_pack)(sign | ((karnopp_masses_mask)karnopp_masses_pack_splat(1.0) & (karnopp_masses_mask)(mode != 0)));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_mass_matrix(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, karnopp_masses_pack *restrict M)
{
    (void)q;
    M[1] = prepared[0];
    M[2] = prepared[0];
    M[3] = prepared[0];
    M[0] = prepared[5];
}

void karnopp_masses_mass_matrix_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *M)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack M_pack[4];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        karnopp_masses_pack_give(4U, count, first, lanes, M_pack, M);
    }
}

void karnopp_masses_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack M_pack[4];

        karnopp_masses_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        karnopp_masses_pack_take(1U, count, first, lanes, &prepared[5U * count], &prepared_pack[5]);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        karnopp_masses_pack_give(4U, count, first, lanes, M_pack, M);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_bias(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, karnopp_masses_pack *restrict h)
{
    (void)qd;
    h[0] = karnopp_masses_pack_splat(0.0);
    h[1] = q[1] * prepared[2];
}

void karnopp_masses_bias_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack h_pack[2];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, h_pack, h);
    }
}

void karnopp_masses_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack h_pack[2];

        karnopp_masses_pack_take(1U, count, first, lanes, &prepared[2U * count], &prepared_pack[2]);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, h_pack, h);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_gravity(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, karnopp_masses_pack *restrict g)
{
    (void)prepared;
    (void)q;
    g[0] = karnopp_masses_pack_splat(0.0);
    g[1] = karnopp_masses_pack_splat(0.0);
}

void karnopp_masses_gravity_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *g)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack g_pack[2];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_gravity(prepared_pack, q_pack, g_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, g_pack, g);
    }
}

void karnopp_masses_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack g_pack[2];

        (void)prepared;
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_gravity(prepared_pack, q_pack, g_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, g_pack, g);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_coriolis_matrix(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, karnopp_masses_pack *restrict C)
{
    (void)prepared;
    (void)q;
    (void)qd;
    C[0] = karnopp_masses_pack_splat(0.0);
    C[1] = karnopp_masses_pack_splat(0.0);
    C[2] = karnopp_masses_pack_splat(0.0);
    C[3] = karnopp_masses_pack_splat(0.0);
}

void karnopp_masses_coriolis_matrix_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack C_pack[4];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        karnopp_masses_pack_give(4U, count, first, lanes, C_pack, C);
    }
}

void karnopp_masses_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack C_pack[4];

        (void)prepared;
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        karnopp_masses_pack_give(4U, count, first, lanes, C_pack, C);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_inverse_dynamics(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_pack *restrict qdd, karnopp_masses_pack *restrict tau)
{
    (void)qd;
    const karnopp_masses_pack v0 = prepared[0] * (qdd[0] + qdd[1]);
    tau[0] = (prepared[1] * qdd[0]) + v0;
    tau[1] = (q[1] * prepared[2]) + v0;
}

void karnopp_masses_inverse_dynamics_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack tau_pack[2];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        karnopp_masses_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

void karnopp_masses_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack tau_pack[2];

        karnopp_masses_pack_take(3U, count, first, lanes, prepared, prepared_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        karnopp_masses_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_forward_dynamics(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_pack *restrict tau, karnopp_masses_pack *restrict qdd)
{
    (void)qd;
    const karnopp_masses_pack v0 = tau[1] - (q[1] * prepared[2]);
    const karnopp_masses_pack v1 = tau[0] - (prepared[9] * v0);
    qdd[0] = prepared[10] * v1;
    qdd[1] = (prepared[8] * v0) - (prepared[11] * v1);
}

void karnopp_masses_forward_dynamics_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_pack qdd_pack[2];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

void karnopp_masses_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_pack qdd_pack[2];

        karnopp_masses_pack_take(1U, count, first, lanes, &prepared[2U * count], &prepared_pack[2]);
        karnopp_masses_pack_take(4U, count, first, lanes, &prepared[8U * count], &prepared_pack[8]);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_kinetic_energy(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, karnopp_masses_pack *restrict T)
{
    (void)q;
    const karnopp_masses_pack v0 = qd[1] + qd[0];
    *T = (prepared[18] * (qd[0] * qd[0])) + (v0 * (prepared[19] * v0));
}

void karnopp_masses_kinetic_energy_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack T_pack[1];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        karnopp_masses_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void karnopp_masses_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack T_pack[1];

        karnopp_masses_pack_take(2U, count, first, lanes, &prepared[18U * count], &prepared_pack[18]);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        karnopp_masses_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_potential_energy(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, karnopp_masses_pack *restrict V)
{
    *V = prepared[20] * (q[1] * q[1]);
}

void karnopp_masses_potential_energy_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *V)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack V_pack[1];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_potential_energy(prepared_pack, q_pack, V_pack);
        karnopp_masses_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void karnopp_masses_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack V_pack[1];

        karnopp_masses_pack_take(1U, count, first, lanes, &prepared[20U * count], &prepared_pack[20]);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_potential_energy(prepared_pack, q_pack, V_pack);
        karnopp_masses_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_inertia_power(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, karnopp_masses_pack *restrict P)
{
    (void)prepared;
    (void)q;
    P[0] = karnopp_masses_pack_splat(0.0);
    P[1] = karnopp_masses_pack_splat(0.0);
    P[2] = karnopp_masses_pack_splat(0.0);
    P[3] = karnopp_masses_pack_splat(0.0);
    P[4] = karnopp_masses_pack_splat(0.0);
    P[5] = karnopp_masses_pack_splat(0.0);
    P[6] = karnopp_masses_pack_splat(0.0);
    P[7] = karnopp_masses_pack_splat(0.0);
}

void karnopp_masses_inertia_power_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *P)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack P_pack[8];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_inertia_power(prepared_pack, q_pack, P_pack);
        karnopp_masses_pack_give(8U, count, first, lanes, P_pack, P);
    }
}

void karnopp_masses_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack P_pack[8];

        (void)prepared;
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_inertia_power(prepared_pack, q_pack, P_pack);
        karnopp_masses_pack_give(8U, count, first, lanes, P_pack, P);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_reactions(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_pack *restrict qdd, karnopp_masses_pack *restrict F)
{
    (void)q;
    (void)qd;
    F[1] = karnopp_masses_pack_splat(0.0);
    F[2] = karnopp_masses_pack_splat(0.0);
    F[3] = karnopp_masses_pack_splat(0.0);
    F[4] = karnopp_masses_pack_splat(0.0);
    F[5] = karnopp_masses_pack_splat(0.0);
    F[7] = karnopp_masses_pack_splat(0.0);
    F[8] = karnopp_masses_pack_splat(0.0);
    F[9] = karnopp_masses_pack_splat(0.0);
    F[10] = karnopp_masses_pack_splat(0.0);
    F[11] = karnopp_masses_pack_splat(0.0);
    const karnopp_masses_pack v0 = prepared[0] * (qdd[0] + qdd[1]);
    F[6] = v0;
    F[0] = (prepared[1] * qdd[0]) + v0;
}

void karnopp_masses_reactions_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack F_pack[12];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        karnopp_masses_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        karnopp_masses_pack_give(12U, count, first, lanes, F_pack, F);
    }
}

void karnopp_masses_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack F_pack[12];

        karnopp_masses_pack_take(2U, count, first, lanes, prepared, prepared_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        karnopp_masses_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        karnopp_masses_pack_give(12U, count, first, lanes, F_pack, F);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_linearize(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_pack *restrict tau, karnopp_masses_pack *restrict A, karnopp_masses_pack *restrict B)
{
    (void)q;
    (void)qd;
    (void)tau;
    A[0] = karnopp_masses_pack_splat(0.0);
    A[1] = karnopp_masses_pack_splat(0.0);
    A[3] = karnopp_masses_pack_splat(0.0);
    A[4] = karnopp_masses_pack_splat(0.0);
    A[5] = karnopp_masses_pack_splat(0.0);
    A[6] = karnopp_masses_pack_splat(0.0);
    A[8] = karnopp_masses_pack_splat(0.0);
    A[10] = karnopp_masses_pack_splat(0.0);
    A[11] = karnopp_masses_pack_splat(0.0);
    A[12] = karnopp_masses_pack_splat(0.0);
    A[14] = karnopp_masses_pack_splat(0.0);
    A[15] = karnopp_masses_pack_splat(0.0);
    B[0] = karnopp_masses_pack_splat(0.0);
    B[1] = karnopp_masses_pack_splat(0.0);
    B[2] = karnopp_masses_pack_splat(0.0);
    B[3] = karnopp_masses_pack_splat(0.0);
    B[4] = prepared[10];
    A[9] = prepared[13];
    A[13] = prepared[15];
    B[5] = prepared[16];
    B[6] = prepared[16];
    B[7] = prepared[17];
    A[2] = karnopp_masses_pack_splat(1.0);
    A[7] = karnopp_masses_pack_splat(1.0);
}

void karnopp_masses_linearize_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_pack A_pack[16];
        karnopp_masses_pack B_pack[8];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        karnopp_masses_pack_give(16U, count, first, lanes, A_pack, A);
        karnopp_masses_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

void karnopp_masses_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_pack A_pack[16];
        karnopp_masses_pack B_pack[8];

        karnopp_masses_pack_take(1U, count, first, lanes, &prepared[10U * count], &prepared_pack[10]);
        karnopp_masses_pack_take(5U, count, first, lanes, &prepared[13U * count], &prepared_pack[13]);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        karnopp_masses_pack_give(16U, count, first, lanes, A_pack, A);
        karnopp_masses_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_linearize_step(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_pack *restrict tau, karnopp_masses_pack dt, karnopp_masses_pack *restrict q_next, karnopp_masses_pack *restrict qd_next, karnopp_masses_pack *restrict A, karnopp_masses_pack *restrict B)
{
    A[4] = karnopp_masses_pack_splat(0.0);
    A[6] = karnopp_masses_pack_splat(0.0);
    A[8] = karnopp_masses_pack_splat(0.0);
    A[12] = karnopp_masses_pack_splat(0.0);
    A[14] = karnopp_masses_pack_splat(0.0);
    A[0] = karnopp_masses_pack_splat(1.0);
    A[10] = karnopp_masses_pack_splat(1.0);
    A[2] = dt;
    const karnopp_masses_pack v0 = (q[1] * prepared[13]) - (tau[1] * prepared[11]);
    const karnopp_masses_pack v1 = dt * dt;
    const karnopp_masses_pack v2 = 0.16666666666666666 * v1;
    const karnopp_masses_pack v3 = qd[1] * dt;
    const karnopp_masses_pack v4 = q[1] + (0.5 * v3);
    const karnopp_masses_pack v5 = tau[0] * prepared[11];
    const karnopp_masses_pack v6 = (v5 + (q[1] * prepared[21])) - (tau[1] * prepared[17]);
    const karnopp_masses_pack v7 = (tau[1] - (prepared[2] * v4)) + ((prepared[22] * v1) * v6);
    const karnopp_masses_pack v8 = ((tau[1] * prepared[9]) - tau[0]) - (prepared[12] * v4);
    const karnopp_masses_pack v9 = v1 * ((prepared[25] * v7) + ((prepared[24] * v8) - (tau[0] * prepared[23])));
    q_next[0] = ((q[0] + (qd[0] * dt)) + (v0 * v2)) - v9;
    const karnopp_masses_pack v10 = q[1] + v3;
    const karnopp_masses_pack v11 = ((tau[1] * prepared[8]) - (prepared[14] * v4)) + (prepared[11] * v8);
    const karnopp_masses_pack v12 = v11 + (prepared[17] * v7);
    const karnopp_masses_pack v13 = v5 + v6;
    q_next[1] = v10 + (v2 * (v12 - v13));
    const karnopp_masses_pack v14 = tau[0] * dt;
    const karnopp_masses_pack v15 = dt * (((prepared[2] * v10) - tau[1]) + ((prepared[20] * v1) * v11));
    const karnopp_masses_pack v16 = 0.16666666666666666 * dt;
    const karnopp_masses_pack v17 = (qd[0] + (prepared[26] * v14)) + (v16 * v0);
    qd_next[0] = (v17 - (dt * ((prepared[27] * v8) + (prepared[28] * v7)))) + (prepared[25] * v15);
    const karnopp_masses_pack v18 = ((qd[1] - (prepared[28] * v14)) - (v16 * v13)) + ((0.3333333333333333 * dt) * v12);
    qd_next[1] = v18 - (prepared[29] * v15);
    const karnopp_masses_pack v19 = dt * v1;
    const karnopp_masses_pack v20 = dt * v19;
    A[1] = (prepared[30] * v1) - (prepared[31] * v20);
    A[3] = prepared[32] * v19;
    A[5] = (1.0 - (prepared[33] * v1)) + (prepared[34] * v20);
    A[7] = dt - (prepared[35] * v19);
    A[9] = (dt * prepared[36]) - (prepared[37] * v19);
    A[11] = (prepared[38] * v1) - (prepared[39] * v20);
    A[13] = (prepared[41] * v19) - (dt * prepared[40]);
    A[15] = (1.0 - (prepared[43] * v1)) + (prepared[42] * v20);
    B[0] = (prepared[44] * v1) - (prepared[45] * v20);
    const karnopp_masses_pack v21 = prepared[46] * v1;
    B[1] = (prepared[47] * v20) - v21;
    B[2] = (prepared[48] * v20) - v21;
    B[3] = (prepared[49] * v1) - (prepared[50] * v20);
    B[4] = (dt * prepared[51]) - (prepared[52] * v19);
    const karnopp_masses_pack v22 = dt * prepared[53];
    B[5] = (prepared[54] * v19) - v22;
    B[6] = (prepared[55] * v19) - v22;
    B[7] = (dt * prepared[56]) - (prepared[57] * v19);
}

void karnopp_masses_linearize_step_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_pack dt_pack[1];
        karnopp_masses_pack q_next_pack[2];
        karnopp_masses_pack qd_next_pack[2];
        karnopp_masses_pack A_pack[16];
        karnopp_masses_pack B_pack[8];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_take(1U, count, first, lanes, dt, dt_pack);
        karnopp_masses_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, q_next_pack, q_next);
        karnopp_masses_pack_give(2U, count, first, lanes, qd_next_pack, qd_next);
        karnopp_masses_pack_give(16U, count, first, lanes, A_pack, A);
        karnopp_masses_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

void karnopp_masses_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_pack dt_pack[1];
        karnopp_masses_pack q_next_pack[2];
        karnopp_masses_pack qd_next_pack[2];
        karnopp_masses_pack A_pack[16];
        karnopp_masses_pack B_pack[8];

        karnopp_masses_pack_take(1U, count, first, lanes, &prepared[2U * count], &prepared_pack[2]);
        karnopp_masses_pack_take(7U, count, first, lanes, &prepared[8U * count], &prepared_pack[8]);
        karnopp_masses_pack_take(1U, count, first, lanes, &prepared[17U * count], &prepared_pack[17]);
        karnopp_masses_pack_take(38U, count, first, lanes, &prepared[20U * count], &prepared_pack[20]);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_take(1U, count, first, lanes, dt, dt_pack);
        karnopp_masses_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, q_next_pack, q_next);
        karnopp_masses_pack_give(2U, count, first, lanes, qd_next_pack, qd_next);
        karnopp_masses_pack_give(16U, count, first, lanes, A_pack, A);
        karnopp_masses_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_regressor(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_pack *restrict qdd, karnopp_masses_pack *restrict Y)
{
    (void)prepared;
    (void)q;
    (void)qd;
    Y[1] = karnopp_masses_pack_splat(0.0);
    Y[2] = karnopp_masses_pack_splat(0.0);
    Y[3] = karnopp_masses_pack_splat(0.0);
    Y[4] = karnopp_masses_pack_splat(0.0);
    Y[5] = karnopp_masses_pack_splat(0.0);
    Y[6] = karnopp_masses_pack_splat(0.0);
    Y[7] = karnopp_masses_pack_splat(0.0);
    Y[8] = karnopp_masses_pack_splat(0.0);
    Y[9] = karnopp_masses_pack_splat(0.0);
    Y[11] = karnopp_masses_pack_splat(0.0);
    Y[12] = karnopp_masses_pack_splat(0.0);
    Y[13] = karnopp_masses_pack_splat(0.0);
    Y[14] = karnopp_masses_pack_splat(0.0);
    Y[15] = karnopp_masses_pack_splat(0.0);
    Y[16] = karnopp_masses_pack_splat(0.0);
    Y[17] = karnopp_masses_pack_splat(0.0);
    Y[18] = karnopp_masses_pack_splat(0.0);
    Y[19] = karnopp_masses_pack_splat(0.0);
    Y[20] = karnopp_masses_pack_splat(0.0);
    Y[21] = karnopp_masses_pack_splat(0.0);
    Y[22] = karnopp_masses_pack_splat(0.0);
    Y[23] = karnopp_masses_pack_splat(0.0);
    Y[24] = karnopp_masses_pack_splat(0.0);
    Y[25] = karnopp_masses_pack_splat(0.0);
    Y[26] = karnopp_masses_pack_splat(0.0);
    Y[27] = karnopp_masses_pack_splat(0.0);
    Y[28] = karnopp_masses_pack_splat(0.0);
    Y[29] = karnopp_masses_pack_splat(0.0);
    Y[31] = karnopp_masses_pack_splat(0.0);
    Y[32] = karnopp_masses_pack_splat(0.0);
    Y[33] = karnopp_masses_pack_splat(0.0);
    Y[34] = karnopp_masses_pack_splat(0.0);
    Y[35] = karnopp_masses_pack_splat(0.0);
    Y[36] = karnopp_masses_pack_splat(0.0);
    Y[37] = karnopp_masses_pack_splat(0.0);
    Y[38] = karnopp_masses_pack_splat(0.0);
    Y[39] = karnopp_masses_pack_splat(0.0);
    Y[0] = qdd[0];
    const karnopp_masses_pack v0 = qdd[0] + qdd[1];
    Y[10] = v0;
    Y[30] = v0;
}

void karnopp_masses_regressor_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack Y_pack[40];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        karnopp_masses_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        karnopp_masses_pack_give(40U, count, first, lanes, Y_pack, Y);
    }
}

void karnopp_masses_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack Y_pack[40];

        (void)prepared;
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        karnopp_masses_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        karnopp_masses_pack_give(40U, count, first, lanes, Y_pack, Y);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_stiffness_matrix(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, karnopp_masses_pack *restrict K)
{
    (void)q;
    K[3] = prepared[2];
    K[0] = karnopp_masses_pack_splat(0.0);
    K[1] = karnopp_masses_pack_splat(0.0);
    K[2] = karnopp_masses_pack_splat(0.0);
}

void karnopp_masses_stiffness_matrix_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *K)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack K_pack[4];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        karnopp_masses_pack_give(4U, count, first, lanes, K_pack, K);
    }
}

void karnopp_masses_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack K_pack[4];

        karnopp_masses_pack_take(1U, count, first, lanes, &prepared[2U * count], &prepared_pack[2]);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        karnopp_masses_pack_give(4U, count, first, lanes, K_pack, K);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_damping_matrix(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, karnopp_masses_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = karnopp_masses_pack_splat(0.0);
    D[1] = karnopp_masses_pack_splat(0.0);
    D[2] = karnopp_masses_pack_splat(0.0);
    D[3] = karnopp_masses_pack_splat(0.0);
}

void karnopp_masses_damping_matrix_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, double *D)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack D_pack[4];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        karnopp_masses_pack_give(4U, count, first, lanes, D_pack, D);
    }
}

void karnopp_masses_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack D_pack[4];

        (void)prepared;
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        karnopp_masses_pack_give(4U, count, first, lanes, D_pack, D);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_sticking_forces(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_pack *restrict tau, const karnopp_masses_mask *restrict stuck, karnopp_masses_pack *restrict f, karnopp_masses_pack *restrict qdd)
{
    const karnopp_masses_pack v0 = tau[1] - (q[1] * prepared[2]);
    const karnopp_masses_pack v1 = 1.0 / karnopp_masses_pack_select(stuck[1], karnopp_masses_pack_splat(1.0), prepared[0]);
    const karnopp_masses_pack v2 = karnopp_masses_pack_select(stuck[0] | stuck[1], karnopp_masses_pack_splat(0.0), prepared[0]);
    const karnopp_masses_pack v3 = v1 * v2;
    const karnopp_masses_pack v4 = 1.0 / (karnopp_masses_pack_select(stuck[0], karnopp_masses_pack_splat(1.0), prepared[5]) - (v2 * v3));
    const karnopp_masses_pack v5 = prepared[4] * karnopp_masses_pack_sign(qd[0]);
    const karnopp_masses_pack v6 = prepared[3] * karnopp_masses_pack_sign(qd[1]);
    const karnopp_masses_pack v7 = karnopp_masses_pack_select(stuck[1], karnopp_masses_pack_splat(0.0), v0 - v6);
    const karnopp_masses_pack v8 = v4 * (karnopp_masses_pack_select(stuck[0], karnopp_masses_pack_splat(0.0), tau[0] - v5) - (v3 * v7));
    const karnopp_masses_pack v9 = karnopp_masses_pack_select(stuck[0], karnopp_masses_pack_splat(0.0), v8);
    qdd[0] = v9;
    const karnopp_masses_pack v10 = karnopp_masses_pack_select(stuck[1], karnopp_masses_pack_splat(0.0), (v1 * v7) - (v3 * v8));
    qdd[1] = v10;
    f[0] = karnopp_masses_pack_select(stuck[0], tau[0] - (prepared[0] * v10), v5);
    f[1] = karnopp_masses_pack_select(stuck[1], v0 - (prepared[0] * v9), v6);
}

void karnopp_masses_sticking_forces_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_mask stuck_pack[2];
        karnopp_masses_pack f_pack[2];
        karnopp_masses_pack qdd_pack[2];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_take_flags(2U, count, first, lanes, stuck, stuck_pack);
        karnopp_masses_pack_sticking_forces(prepared_pack, q_pack, qd_pack, tau_pack, stuck_pack, f_pack, qdd_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, f_pack, f);
        karnopp_masses_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

void karnopp_masses_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_mask stuck_pack[2];
        karnopp_masses_pack f_pack[2];
        karnopp_masses_pack qdd_pack[2];

        karnopp_masses_pack_take(6U, count, first, lanes, prepared, prepared_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_take_flags(2U, count, first, lanes, stuck, stuck_pack);
        karnopp_masses_pack_sticking_forces(prepared_pack, q_pack, qd_pack, tau_pack, stuck_pack, f_pack, qdd_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, f_pack, f);
        karnopp_masses_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_friction_dynamics(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_pack *restrict tau, const karnopp_masses_mask *restrict mode, karnopp_masses_pack *restrict f, karnopp_masses_pack *restrict qdd, karnopp_masses_pack *restrict status)
{
    (void)qd;
    const karnopp_masses_pack v0 = tau[1] - (q[1] * prepared[2]);
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == mode[0]);
    const karnopp_masses_mask v2 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == mode[1]);
    const karnopp_masses_pack v3 = 1.0 / karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(1.0), prepared[0]);
    const karnopp_masses_pack v4 = karnopp_masses_pack_select(v1 | v2, karnopp_masses_pack_splat(0.0), prepared[0]);
    const karnopp_masses_pack v5 = v3 * v4;
    const karnopp_masses_pack v6 = 1.0 / (karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(1.0), prepared[5]) - (v4 * v5));
    const karnopp_masses_pack v7 = prepared[4] * karnopp_masses_pack_real_of(mode[0]);
    const karnopp_masses_pack v8 = prepared[3] * karnopp_masses_pack_real_of(mode[1]);
    const karnopp_masses_pack v9 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), v0 - v8);
    const karnopp_masses_pack v10 = v6 * (karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), tau[0] - v7) - (v5 * v9));
    const karnopp_masses_pack v11 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), v10);
    qdd[0] = v11;
    const karnopp_masses_pack v12 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), (v3 * v9) - (v5 * v10));
    qdd[1] = v12;
    f[0] = karnopp_masses_pack_select(v1, tau[0] - (prepared[0] * v12), v7);
    f[1] = karnopp_masses_pack_select(v2, v0 - (prepared[0] * v11), v8);
    const karnopp_masses_mask v13 = ((karnopp_masses_mask)(karnopp_masses_pack_abs(v11) < karnopp_masses_pack_splat(1e+38)) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v12) < karnopp_masses_pack_splat(1e+38))) & (karnopp_masses_mask)(karnopp_masses_pack_abs(tau[0]) < karnopp_masses_pack_splat(1e+38));
    *status = karnopp_masses_pack_select(v13 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v0) < karnopp_masses_pack_splat(1e+38)), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(6.0));
}

void karnopp_masses_friction_dynamics_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_mask mode_pack[2];
        karnopp_masses_pack f_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack status_pack[1];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        karnopp_masses_pack_friction_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, status_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, f_pack, f);
        karnopp_masses_pack_give(2U, count, first, lanes, qdd_pack, qdd);
        karnopp_masses_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

void karnopp_masses_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_mask mode_pack[2];
        karnopp_masses_pack f_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack status_pack[1];

        karnopp_masses_pack_take(6U, count, first, lanes, prepared, prepared_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        karnopp_masses_pack_friction_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, status_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, f_pack, f);
        karnopp_masses_pack_give(2U, count, first, lanes, qdd_pack, qdd);
        karnopp_masses_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_friction_limits(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_pack *restrict tau, const karnopp_masses_mask *restrict mode, karnopp_masses_pack *restrict f, karnopp_masses_pack *restrict qdd, karnopp_masses_pack *restrict low, karnopp_masses_pack *restrict high, karnopp_masses_pack *restrict load, karnopp_masses_pack *restrict status)
{
    (void)qd;
    load[0] = karnopp_masses_pack_splat(0.0);
    load[1] = karnopp_masses_pack_splat(0.0);
    const karnopp_masses_pack v0 = tau[1] - (q[1] * prepared[2]);
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == mode[0]);
    const karnopp_masses_mask v2 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == mode[1]);
    const karnopp_masses_pack v3 = 1.0 / karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(1.0), prepared[0]);
    const karnopp_masses_pack v4 = karnopp_masses_pack_select(v1 | v2, karnopp_masses_pack_splat(0.0), prepared[0]);
    const karnopp_masses_pack v5 = v3 * v4;
    const karnopp_masses_pack v6 = 1.0 / (karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(1.0), prepared[5]) - (v4 * v5));
    const karnopp_masses_pack v7 = prepared[4] * karnopp_masses_pack_real_of(mode[0]);
    const karnopp_masses_pack v8 = prepared[3] * karnopp_masses_pack_real_of(mode[1]);
    const karnopp_masses_pack v9 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), v0 - v8);
    const karnopp_masses_pack v10 = v6 * (karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), tau[0] - v7) - (v5 * v9));
    const karnopp_masses_pack v11 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), v10);
    qdd[0] = v11;
    const karnopp_masses_pack v12 = karnopp_masses_pack_select(v2, karnopp_masses_pack_splat(0.0), (v3 * v9) - (v5 * v10));
    qdd[1] = v12;
    f[0] = karnopp_masses_pack_select(v1, tau[0] - (prepared[0] * v12), v7);
    f[1] = karnopp_masses_pack_select(v2, v0 - (prepared[0] * v11), v8);
    const karnopp_masses_mask v13 = ((karnopp_masses_mask)(karnopp_masses_pack_abs(v11) < karnopp_masses_pack_splat(1e+38)) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v12) < karnopp_masses_pack_splat(1e+38))) & (karnopp_masses_mask)(karnopp_masses_pack_abs(tau[0]) < karnopp_masses_pack_splat(1e+38));
    *status = karnopp_masses_pack_select(v13 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v0) < karnopp_masses_pack_splat(1e+38)), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(6.0));
    high[0] = prepared[6];
    high[1] = prepared[7];
    low[0] = prepared[58];
    low[1] = prepared[59];
}

void karnopp_masses_friction_limits_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_mask mode_pack[2];
        karnopp_masses_pack f_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack low_pack[2];
        karnopp_masses_pack high_pack[2];
        karnopp_masses_pack load_pack[2];
        karnopp_masses_pack status_pack[1];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        karnopp_masses_pack_friction_limits(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, low_pack, high_pack, load_pack, status_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, f_pack, f);
        karnopp_masses_pack_give(2U, count, first, lanes, qdd_pack, qdd);
        karnopp_masses_pack_give(2U, count, first, lanes, low_pack, low);
        karnopp_masses_pack_give(2U, count, first, lanes, high_pack, high);
        karnopp_masses_pack_give(2U, count, first, lanes, load_pack, load);
        karnopp_masses_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

void karnopp_masses_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_mask mode_pack[2];
        karnopp_masses_pack f_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack low_pack[2];
        karnopp_masses_pack high_pack[2];
        karnopp_masses_pack load_pack[2];
        karnopp_masses_pack status_pack[1];

        karnopp_masses_pack_take(8U, count, first, lanes, prepared, prepared_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, &prepared[58U * count], &prepared_pack[58]);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        karnopp_masses_pack_friction_limits(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, low_pack, high_pack, load_pack, status_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, f_pack, f);
        karnopp_masses_pack_give(2U, count, first, lanes, qdd_pack, qdd);
        karnopp_masses_pack_give(2U, count, first, lanes, low_pack, low);
        karnopp_masses_pack_give(2U, count, first, lanes, high_pack, high);
        karnopp_masses_pack_give(2U, count, first, lanes, load_pack, load);
        karnopp_masses_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_decide_pattern(const karnopp_masses_pack *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    flag_out[4] = flag[4];
    const karnopp_masses_mask v0 = ~((~(context_boolean[5] | (context_boolean[4] | context_boolean[3]))) | (~(context_boolean[2] | (context_boolean[1] | context_boolean[0]))));
    const karnopp_masses_mask v1 = ~flag[0];
    const karnopp_masses_mask v2 = context_boolean[9] & v1;
    const karnopp_masses_mask v3 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == pattern[1]);
    const karnopp_masses_mask v4 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == pattern[0]);
    const karnopp_masses_pack v5 = karnopp_masses_pack_select(v3 | v4, karnopp_masses_pack_splat(0.0), prepared[0]);
    const karnopp_masses_pack v6 = 1.0 / karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(1.0), prepared[0]);
    const karnopp_masses_pack v7 = v5 * v6;
    const karnopp_masses_pack v8 = 1.0 / ((v5 * v7) - karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(1.0), context_real[0]));
    const karnopp_masses_pack v9 = karnopp_masses_pack_real_of(pattern[1]);
    const karnopp_masses_pack v10 = prepared[3] * v9;
    const karnopp_masses_pack v11 = karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), context_real[2] - v10);
    const karnopp_masses_pack v12 = karnopp_masses_pack_real_of(pattern[0]);
    const karnopp_masses_pack v13 = prepared[4] * v12;
    const karnopp_masses_pack v14 = v8 * ((v7 * v11) - karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), context_real[1] - v13));
    const karnopp_masses_pack v15 = karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), v14);
    const karnopp_masses_pack v16 = karnopp_masses_pack_select(v3, context_real[2] - (prepared[0] * v15), v10);
    const karnopp_masses_pack v17 = karnopp_masses_pack_max(karnopp_masses_pack_abs(context_real[2]), karnopp_masses_pack_abs(v16));
    const karnopp_masses_pack v18 = karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), (v6 * v11) - (v7 * v14));
    const karnopp_masses_pack v19 = karnopp_masses_pack_select(v3, karnopp_masses_pack_min(context_real[4] + v16, context_real[4] - v16), v9 * v18);
    const karnopp_masses_pack v20 = karnopp_masses_pack_select(v3, v19, prepared[0] * v19);
    const karnopp_masses_mask v21 = (v2 & (karnopp_masses_mask)(((-1e-06) * v17) <= v20)) | ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v19) | (v3 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v19)));
    const karnopp_masses_mask v22 = context_boolean[8] & v1;
    const karnopp_masses_pack v23 = karnopp_masses_pack_select(v4, context_real[1] - (prepared[0] * v18), v13);
    const karnopp_masses_pack v24 = karnopp_masses_pack_max(karnopp_masses_pack_abs(context_real[1]), karnopp_masses_pack_abs(v23));
    const karnopp_masses_pack v25 = karnopp_masses_pack_select(v4, karnopp_masses_pack_min(context_real[3] + v23, context_real[3] - v23), v12 * v15);
    const karnopp_masses_pack v26 = karnopp_masses_pack_select(v4, v25, context_real[0] * v25);
    const karnopp_masses_mask v27 = (v22 & (karnopp_masses_mask)(((-1e-06) * v24) <= v26)) | ((v4 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v25)) | (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v25));
    const karnopp_masses_mask v28 = (context_boolean[7] | v21) & (context_boolean[6] | v27);
    const karnopp_masses_mask v29 = flag[1] | v28;
    flag_out[1] = v29;
    const karnopp_masses_mask v30 = karnopp_masses_pack_select_whole(v2, (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == context_mode[1]), context_boolean[5]);
    const karnopp_masses_mask v31 = karnopp_masses_pack_select_whole(v2, (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[1]), context_boolean[4]);
    const karnopp_masses_mask v32 = v30 | v31;
    const karnopp_masses_pack v33 = karnopp_masses_pack_select(v4, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v34 = v33 + karnopp_masses_pack_select(v3, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v35 = 1.0 - v34;
    const karnopp_masses_pack v36 = -(v33 + v35);
    const karnopp_masses_mask v37 = ((karnopp_masses_mask)(karnopp_masses_pack_whole(1) == pattern[1]) & v30) | (v32 & (v3 & ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v36) & (karnopp_masses_mask)(v36 <= karnopp_masses_pack_splat(0.0)))));
    const karnopp_masses_mask v38 = karnopp_masses_pack_select_whole(v22, (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[0]), context_boolean[1]);
    const karnopp_masses_mask v39 = karnopp_masses_pack_select_whole(v22, (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == context_mode[0]), context_boolean[2]);
    const karnopp_masses_mask v40 = v38 | v39;
    const karnopp_masses_pack v41 = karnopp_masses_pack_select(v32, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v42 = -v35;
    const karnopp_masses_mask v43 = context_boolean[3] & (~v2);
    const karnopp_masses_pack v44 = karnopp_masses_pack_select(v43, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_mask v45 = (v40 & (v4 & ((karnopp_masses_mask)(v42 <= v41) & (karnopp_masses_mask)(v44 <= v42)))) | (v39 & (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == pattern[0]));
    const karnopp_masses_mask v46 = v37 | v45;
    const karnopp_masses_pack v47 = karnopp_masses_pack_select(v46, v34, 1.0 + v34);
    const karnopp_masses_mask v48 = ~(v46 | (karnopp_masses_mask)(v47 <= (v41 + karnopp_masses_pack_select(v40, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0)))));
    const karnopp_masses_mask v49 = (~v29) & v48;
    const karnopp_masses_mask v50 = v0 & ((v1 & v49) & (context_boolean[8] | context_boolean[9]));
    const karnopp_masses_mask v51 = karnopp_masses_pack_select_whole(((karnopp_masses_mask)(v44 <= v47) & (karnopp_masses_mask)(v47 <= v41)) & (context_boolean[0] & (~v22)), karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(v38, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    const karnopp_masses_mask v52 = karnopp_masses_pack_select_whole(v37, pattern[0], karnopp_masses_pack_select_whole(v45, karnopp_masses_pack_select_whole(v4 & v38, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)), v51));
    pattern_out[0] = karnopp_masses_pack_select_whole(v50, karnopp_masses_pack_select_whole(context_boolean[0], karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(context_boolean[1], karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1))), v52);
    const karnopp_masses_pack v53 = v47 - karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v52), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_mask v54 = karnopp_masses_pack_select_whole(v43 & ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v53) & (karnopp_masses_mask)(v53 <= karnopp_masses_pack_splat(0.0))), karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(v31, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    pattern_out[1] = karnopp_masses_pack_select_whole(v50, karnopp_masses_pack_select_whole(context_boolean[3], karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(context_boolean[4], karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1))), karnopp_masses_pack_select_whole(v37, karnopp_masses_pack_select_whole(v3 & v31, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)), v54));
    const karnopp_masses_mask v55 = ~flag[1];
    const karnopp_masses_mask v56 = (context_boolean[6] | (karnopp_masses_mask)(((-1e-12) * v24) <= v26)) & (context_boolean[7] | (karnopp_masses_mask)(((-1e-12) * v17) <= v20));
    const karnopp_masses_mask v57 = (v28 & v55) | ((~flag[2]) & (v55 & v56));
    best_out[0] = karnopp_masses_pack_select_whole(v57, pattern[0], best[0]);
    best_out[1] = karnopp_masses_pack_select_whole(v57, pattern[1], best[1]);
    flag_out[0] = flag[0] | v50;
    flag_out[2] = flag[2] | v56;
    const karnopp_masses_mask v58 = flag[3] | (flag[1] & v28);
    flag_out[3] = v58;
    flag_out[5] = karnopp_masses_pack_select_whole(v57, karnopp_masses_pack_whole(-1), flag[5]);
    flag_out[6] = karnopp_masses_pack_select_whole(v57, karnopp_masses_pack_whole(0), flag[6]);
    number_out[0] = karnopp_masses_pack_select(v57, v15, number[0]);
    number_out[1] = karnopp_masses_pack_select(v57, v18, number[1]);
    const karnopp_masses_mask v59 = v29 & (v58 | (v48 | ((context_boolean[10] | (v3 & v4)) | (~v46))));
    *done = v59 | (v49 & (~v50));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_decide(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_pack *restrict tau, const karnopp_masses_mask *restrict mode, const karnopp_masses_mask *restrict reached, karnopp_masses_mask *restrict mode_next, karnopp_masses_pack *restrict status)
{
    const karnopp_masses_mask v0 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == mode[0]);
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == mode[1]);
    const karnopp_masses_pack v2 = 1.0 / karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(1.0), prepared[0]);
    const karnopp_masses_pack v3 = karnopp_masses_pack_select(v0 | v1, karnopp_masses_pack_splat(0.0), prepared[0]);
    const karnopp_masses_pack v4 = v2 * v3;
    const karnopp_masses_pack v5 = prepared[4] * karnopp_masses_pack_real_of(mode[0]);
    const karnopp_masses_pack v6 = prepared[3] * karnopp_masses_pack_real_of(mode[1]);
    const karnopp_masses_mask v7 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == qd[0]);
    const karnopp_masses_mask v8 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == qd[1]);
    const karnopp_masses_mask v9 = karnopp_masses_pack_select_whole(v1, karnopp_masses_pack_mode_of(qd[1]), mode[1]);
    const karnopp_masses_pack v10 = (q[1] * prepared[2]) - tau[1];
    const karnopp_masses_pack v11 = karnopp_masses_pack_select(v8, karnopp_masses_pack_splat(0.0), prepared[3] * karnopp_masses_pack_real_of(v9)) + v10;
    const karnopp_masses_pack v12 = prepared[11] * v11;
    const karnopp_masses_mask v13 = karnopp_masses_pack_select_whole(v0, karnopp_masses_pack_mode_of(qd[0]), mode[0]);
    const karnopp_masses_pack v14 = tau[0] - karnopp_masses_pack_select(v7, karnopp_masses_pack_splat(0.0), prepared[4] * karnopp_masses_pack_real_of(v13));
    const karnopp_masses_pack v15 = prepared[10] * v14;
    const karnopp_masses_pack v16 = v12 + v15;
    const karnopp_masses_pack v17 = karnopp_masses_pack_select(v7, prepared[6], karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v18 = karnopp_masses_pack_select(v8, prepared[7], karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v19 = (prepared[60] * v18) + (1e-08 * (karnopp_masses_pack_abs(v15) + karnopp_masses_pack_abs(v12)));
    const karnopp_masses_mask v20 = v7 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v16) <= (v19 + (prepared[64] * v17)));
    const karnopp_masses_pack v21 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), -(v6 + v10));
    const karnopp_masses_pack v22 = 1.0 / ((v3 * v4) - karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(1.0), prepared[5]));
    const karnopp_masses_pack v23 = v22 * ((v4 * v21) - karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), tau[0] - v5));
    const karnopp_masses_mask v24 = karnopp_masses_pack_mode_of(karnopp_masses_pack_select(v0, tau[0] - (prepared[0] * karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), (v2 * v21) - (v4 * v23))), v5));
    const karnopp_masses_mask v25 = (~(karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v24)) & (reached[0] & v7);
    const karnopp_masses_pack v26 = -(v19 - prepared[63]);
    const karnopp_masses_mask v27 = karnopp_masses_pack_select_whole(v7, (karnopp_masses_mask)(v26 < v16), (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == v13));
    const karnopp_masses_mask v28 = karnopp_masses_pack_select_whole(v20 & (~v25), karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(karnopp_masses_pack_select_whole(v25, (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == v24), v27), karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    const karnopp_masses_pack v29 = prepared[17] * v11;
    const karnopp_masses_pack v30 = prepared[11] * v14;
    const karnopp_masses_pack v31 = v29 + v30;
    const karnopp_masses_pack v32 = (prepared[60] * v17) + (1e-08 * (karnopp_masses_pack_abs(v30) + karnopp_masses_pack_abs(v29)));
    const karnopp_masses_mask v33 = v8 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v31) <= (v32 + (prepared[62] * v18)));
    const karnopp_masses_mask v34 = karnopp_masses_pack_mode_of(karnopp_masses_pack_select(v1, -(v10 + (prepared[0] * karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), v23))), v6));
    const karnopp_masses_mask v35 = (reached[1] & v8) & (~(karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v34));
    const karnopp_masses_pack v36 = -(v32 - prepared[61]);
    const karnopp_masses_mask v37 = karnopp_masses_pack_select_whole(v8, (karnopp_masses_mask)(v36 < (-v31)), (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == v9));
    const karnopp_masses_mask v38 = karnopp_masses_pack_select_whole(v33 & (~v35), karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(karnopp_masses_pack_select_whole(v35, (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == v34), v37), karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    karnopp_masses_mask v39_pattern[2] = {v28, v38};
    karnopp_masses_mask v39_best[2] = {v28, v38};
    karnopp_masses_mask v39_flag[7] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(-1), karnopp_masses_pack_whole(0)};
    karnopp_masses_pack v39_number[2] = {karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0)};
    const karnopp_masses_pack v39_of_context_real[6] = {prepared[5], tau[0], -v10, prepared[6], prepared[7], tau[1]};
    const karnopp_masses_mask v39_of_context_boolean[11] = {v20, v27, karnopp_masses_pack_select_whole(v7, (karnopp_masses_mask)(v26 < (-v16)), (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == v13)), v33, v37, karnopp_masses_pack_select_whole(v8, (karnopp_masses_mask)(v36 < v31), (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == v9)), ~v7, ~v8, v25, v35, (karnopp_masses_mask)(prepared[3] == prepared[7]) & (karnopp_masses_mask)(prepared[4] == prepared[6])};
    const karnopp_masses_mask v39_of_context_mode[2] = {v24, v34};
    karnopp_masses_mask v39_done = { 0 };
    for (int v39_pass = 0; (v39_pass < 18) && !karnopp_masses_pack_all(v39_done); v39_pass++) {
        karnopp_masses_mask v39_next_pattern[2];
        karnopp_masses_mask v39_next_best[2];
        karnopp_masses_mask v39_next_flag[7];
        karnopp_masses_pack v39_next_number[2];
        karnopp_masses_mask v39_ends;
        karnopp_masses_pack_decide_pattern(prepared, v39_pattern, v39_best, v39_flag, v39_number, v39_of_context_real, v39_of_context_boolean, v39_of_context_mode, v39_next_pattern, v39_next_best, v39_next_flag, v39_next_number, &v39_ends);
        v39_pattern[0] = karnopp_masses_pack_select_whole(v39_done, v39_pattern[0], v39_next_pattern[0]);
        v39_pattern[1] = karnopp_masses_pack_select_whole(v39_done, v39_pattern[1], v39_next_pattern[1]);
        v39_best[0] = karnopp_masses_pack_select_whole(v39_done, v39_best[0], v39_next_best[0]);
        v39_best[1] = karnopp_masses_pack_select_whole(v39_done, v39_best[1], v39_next_best[1]);
        v39_flag[0] = karnopp_masses_pack_select_whole(v39_done, v39_flag[0], v39_next_flag[0]);
        v39_flag[1] = karnopp_masses_pack_select_whole(v39_done, v39_flag[1], v39_next_flag[1]);
        v39_flag[2] = karnopp_masses_pack_select_whole(v39_done, v39_flag[2], v39_next_flag[2]);
        v39_flag[3] = karnopp_masses_pack_select_whole(v39_done, v39_flag[3], v39_next_flag[3]);
        v39_flag[4] = karnopp_masses_pack_select_whole(v39_done, v39_flag[4], v39_next_flag[4]);
        v39_flag[5] = karnopp_masses_pack_select_whole(v39_done, v39_flag[5], v39_next_flag[5]);
        v39_flag[6] = karnopp_masses_pack_select_whole(v39_done, v39_flag[6], v39_next_flag[6]);
        v39_number[0] = karnopp_masses_pack_select(v39_done, v39_number[0], v39_next_number[0]);
        v39_number[1] = karnopp_masses_pack_select(v39_done, v39_number[1], v39_next_number[1]);
        v39_done |= v39_ends;
    }
    mode_next[0] = v39_best[0];
    mode_next[1] = v39_best[1];
    const karnopp_masses_mask v40 = (karnopp_masses_mask)(karnopp_masses_pack_abs(tau[0]) < karnopp_masses_pack_splat(1e+38)) & ((karnopp_masses_mask)(karnopp_masses_pack_abs(v39_number[1]) < karnopp_masses_pack_splat(1e+38)) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v39_number[0]) < karnopp_masses_pack_splat(1e+38)));
    const karnopp_masses_pack v41 = karnopp_masses_pack_select(v39_done, karnopp_masses_pack_select(v39_flag[2] | v39_flag[1], karnopp_masses_pack_select(v39_flag[6], karnopp_masses_pack_splat(4.0), karnopp_masses_pack_select(v39_flag[3], karnopp_masses_pack_splat(1.0), karnopp_masses_pack_select(v39_flag[5], karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(3.0)))), karnopp_masses_pack_select(v39_flag[4], karnopp_masses_pack_splat(5.0), karnopp_masses_pack_splat(2.0))), karnopp_masses_pack_splat(5.0));
    *status = karnopp_masses_pack_select(v40 & (karnopp_masses_mask)(karnopp_masses_pack_abs(v10) < karnopp_masses_pack_splat(1e+38)), v41, karnopp_masses_pack_splat(6.0));
}

void karnopp_masses_decide_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_mask mode_pack[2];
        karnopp_masses_mask reached_pack[2];
        karnopp_masses_mask mode_next_pack[2];
        karnopp_masses_pack status_pack[1];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        karnopp_masses_pack_take_flags(2U, count, first, lanes, reached, reached_pack);
        karnopp_masses_pack_decide(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, reached_pack, mode_next_pack, status_pack);
        karnopp_masses_pack_give_modes(2U, count, first, lanes, mode_next_pack, mode_next);
        karnopp_masses_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

void karnopp_masses_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_mask mode_pack[2];
        karnopp_masses_mask reached_pack[2];
        karnopp_masses_mask mode_next_pack[2];
        karnopp_masses_pack status_pack[1];

        karnopp_masses_pack_take(8U, count, first, lanes, prepared, prepared_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, &prepared[10U * count], &prepared_pack[10]);
        karnopp_masses_pack_take(1U, count, first, lanes, &prepared[17U * count], &prepared_pack[17]);
        karnopp_masses_pack_take(5U, count, first, lanes, &prepared[60U * count], &prepared_pack[60]);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, tau, tau_pack);
        karnopp_masses_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        karnopp_masses_pack_take_flags(2U, count, first, lanes, reached, reached_pack);
        karnopp_masses_pack_decide(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, reached_pack, mode_next_pack, status_pack);
        karnopp_masses_pack_give_modes(2U, count, first, lanes, mode_next_pack, mode_next);
        karnopp_masses_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_friction_inverse_dynamics(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_pack *restrict qdd, karnopp_masses_pack *restrict tau, karnopp_masses_pack *restrict low, karnopp_masses_pack *restrict high)
{
    const karnopp_masses_mask v0 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == qd[0]);
    const karnopp_masses_pack v1 = prepared[0] * qdd[1];
    const karnopp_masses_pack v2 = v1 + ((prepared[5] * qdd[0]) + (prepared[4] * karnopp_masses_pack_select(v0, karnopp_masses_pack_sign(qdd[0]), karnopp_masses_pack_sign(qd[0]))));
    tau[0] = v2;
    const karnopp_masses_mask v3 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == qd[1]);
    const karnopp_masses_pack v4 = (q[1] * prepared[2]) + (prepared[0] * qdd[0]);
    const karnopp_masses_pack v5 = v4 + (v1 + (prepared[3] * karnopp_masses_pack_select(v3, karnopp_masses_pack_sign(qdd[1]), karnopp_masses_pack_sign(qd[1]))));
    tau[1] = v5;
    low[0] = karnopp_masses_pack_select(v0, v1 - prepared[6], v2);
    low[1] = karnopp_masses_pack_select(v3, v4 - prepared[7], v5);
    high[0] = karnopp_masses_pack_select(v0, prepared[6] + v1, v2);
    high[1] = karnopp_masses_pack_select(v3, prepared[7] + v4, v5);
}

void karnopp_masses_friction_inverse_dynamics_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_pack low_pack[2];
        karnopp_masses_pack high_pack[2];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        karnopp_masses_pack_friction_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack, low_pack, high_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, tau_pack, tau);
        karnopp_masses_pack_give(2U, count, first, lanes, low_pack, low);
        karnopp_masses_pack_give(2U, count, first, lanes, high_pack, high);
    }
}

void karnopp_masses_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack tau_pack[2];
        karnopp_masses_pack low_pack[2];
        karnopp_masses_pack high_pack[2];

        karnopp_masses_pack_take(8U, count, first, lanes, prepared, prepared_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        karnopp_masses_pack_friction_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack, low_pack, high_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, tau_pack, tau);
        karnopp_masses_pack_give(2U, count, first, lanes, low_pack, low);
        karnopp_masses_pack_give(2U, count, first, lanes, high_pack, high);
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_drive_forces(const karnopp_masses_pack *restrict prepared, const karnopp_masses_pack *restrict q, const karnopp_masses_pack *restrict qd, const karnopp_masses_pack *restrict qdd, karnopp_masses_pack *restrict tau)
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = karnopp_masses_pack_splat(0.0);
    tau[1] = karnopp_masses_pack_splat(0.0);
}

void karnopp_masses_drive_forces_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    karnopp_masses_pack prepared_pack[71];

    for (size_t k = 0U; k < 71U; k++) {
        prepared_pack[k] = karnopp_masses_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack tau_pack[2];

        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        karnopp_masses_pack_drive_forces(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

void karnopp_masses_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += KARNOPP_MASSES_LANES) {
        const size_t lanes = ((count - first) < KARNOPP_MASSES_LANES) ? (count - first) : KARNOPP_MASSES_LANES;
        karnopp_masses_pack prepared_pack[71];
        karnopp_masses_pack q_pack[2];
        karnopp_masses_pack qd_pack[2];
        karnopp_masses_pack qdd_pack[2];
        karnopp_masses_pack tau_pack[2];

        (void)prepared;
        karnopp_masses_pack_take(2U, count, first, lanes, q, q_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qd, qd_pack);
        karnopp_masses_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        karnopp_masses_pack_drive_forces(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        karnopp_masses_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

#else

typedef int karnopp_masses_has_no_vector_code;

#endif
