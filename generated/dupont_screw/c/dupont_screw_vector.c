/* Many states at a time. Compiled with DUPONT_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "dupont_screw.h"

#if defined(DUPONT_SCREW_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define DUPONT_SCREW_BYTES 64
#elif defined(__AVX__)
#define DUPONT_SCREW_BYTES 32
#else
#define DUPONT_SCREW_BYTES 16
#endif
#define DUPONT_SCREW_LANES (DUPONT_SCREW_BYTES / sizeof(double))
#define DUPONT_SCREW_APART __attribute__((noinline))

typedef double dupont_screw_pack __attribute__((vector_size(DUPONT_SCREW_BYTES)));
typedef double dupont_screw_unaligned __attribute__((vector_size(DUPONT_SCREW_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t dupont_screw_mask __attribute__((vector_size(DUPONT_SCREW_BYTES)));
typedef signed char dupont_screw_bytes __attribute__((vector_size(DUPONT_SCREW_BYTES / sizeof(double)), aligned(1), may_alias));

static inline dupont_screw_pack dupont_screw_pack_splat(double x)
{
    return x - (dupont_screw_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static DUPONT_SCREW_APART void dupont_screw_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, dupont_screw_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < DUPONT_SCREW_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const dupont_screw_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void dupont_screw_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, dupont_screw_pack *one)
{
    if (lanes < DUPONT_SCREW_LANES) {
        dupont_screw_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const dupont_screw_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void dupont_screw_pack_give(size_t size, size_t count, size_t first, size_t lanes, const dupont_screw_pack *one, double *many)
{
    if (lanes < DUPONT_SCREW_LANES) {
        dupont_screw_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(dupont_screw_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_take_flags(size_t size, size_t count, size_t first, size_t lanes, const bool *many, dupont_screw_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < DUPONT_SCREW_LANES) {
            for (size_t i = 0U; i < DUPONT_SCREW_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const dupont_screw_bytes *)&many[(k * count) + first], dupont_screw_mask);
        }
        one[k] = -one[k];
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_give_flags(size_t size, size_t count, size_t first, size_t lanes, const dupont_screw_mask *one, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < DUPONT_SCREW_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (bool)(one[k] & 1)[i];
            }
        } else {
            *(dupont_screw_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k] & 1, dupont_screw_bytes);
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_take_modes(size_t size, size_t count, size_t first, size_t lanes, const signed char *many, dupont_screw_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < DUPONT_SCREW_LANES) {
            for (size_t i = 0U; i < DUPONT_SCREW_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const dupont_screw_bytes *)&many[(k * count) + first], dupont_screw_mask);
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_give_modes(size_t size, size_t count, size_t first, size_t lanes, const dupont_screw_mask *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < DUPONT_SCREW_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (signed char)(one[k])[i];
            }
        } else {
            *(dupont_screw_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k], dupont_screw_bytes);
        }
    }
}

static inline dupont_screw_pack dupont_screw_pack_select(dupont_screw_mask condition, dupont_screw_pack x, dupont_screw_pack y)
{
    return (dupont_screw_pack)(((dupont_screw_mask)x & condition) | ((dupont_screw_mask)y & ~condition));
}

static inline dupont_screw_pack dupont_screw_pack_abs(dupont_screw_pack x)
{
    return (dupont_screw_pack)((dupont_screw_mask)x & ~(dupont_screw_mask)dupont_screw_pack_splat(-0.0));
}

static inline dupont_screw_pack dupont_screw_pack_min(dupont_screw_pack x, dupont_screw_pack y)
{
    return dupont_screw_pack_select((dupont_screw_mask)(x < y), x, y);
}

static inline dupont_screw_pack dupont_screw_pack_max(dupont_screw_pack x, dupont_screw_pack y)
{
    return dupont_screw_pack_select((dupont_screw_mask)(x > y), x, y);
}

static inline dupont_screw_pack dupont_screw_pack_sign(dupont_screw_pack x)
{
    const dupont_screw_pack one = dupont_screw_pack_splat(1.0);

    return dupont_screw_pack_select((dupont_screw_mask)(x > 0.0), one, dupont_screw_pack_select((dupont_screw_mask)(x < 0.0), -one, x));
}

static inline dupont_screw_mask dupont_screw_pack_select_whole(dupont_screw_mask condition, dupont_screw_mask x, dupont_screw_mask y)
{
    return (x & condition) | (y & ~condition);
}

static inline dupont_screw_mask dupont_screw_pack_whole(int64_t x)
{
    return x + (dupont_screw_mask){ 0 };
}

static inline bool dupont_screw_pack_all(dupont_screw_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < DUPONT_SCREW_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

static inline dupont_screw_mask dupont_screw_pack_mode_of(dupont_screw_pack x)
{
    return (dupont_screw_mask)(x < 0.0) - (dupont_screw_mask)(x > 0.0);
}

static inline dupont_screw_pack dupont_screw_pack_real_of(dupont_screw_mask mode)
{
    const dupont_screw_mask sign = mode & (dupont_screw_mask)dupont_screw_pack_splat(-0.0);

    return (dupont_screw_pack)(sign | ((dupont_screw_mask)dupont_screw_pack_splat(1.0) & (dupont_screw_mask)(mode != 0)));
}

static DUPONT_SCREW_APART void dupont_screw_pack_mass_matrix(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, dupont_screw_pack *restrict M)
{
    (void)prepared;
    (void)q;
    M[0] = dupont_screw_pack_splat(55.0);
}

void dupont_screw_mass_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *M)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack M_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        dupont_screw_pack_give(1U, count, first, lanes, M_pack, M);
    }
}

void dupont_screw_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack M_pack[1];

        (void)prepared;
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        dupont_screw_pack_give(1U, count, first, lanes, M_pack, M);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_bias(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, dupont_screw_pack *restrict h)
{
    (void)q;
    (void)qd;
    h[0] = prepared[0];
}

void dupont_screw_bias_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack h_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        dupont_screw_pack_give(1U, count, first, lanes, h_pack, h);
    }
}

void dupont_screw_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack h_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        dupont_screw_pack_give(1U, count, first, lanes, h_pack, h);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_gravity(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, dupont_screw_pack *restrict g)
{
    (void)prepared;
    (void)q;
    g[0] = dupont_screw_pack_splat(0.0);
}

void dupont_screw_gravity_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *g)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack g_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_gravity(prepared_pack, q_pack, g_pack);
        dupont_screw_pack_give(1U, count, first, lanes, g_pack, g);
    }
}

void dupont_screw_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack g_pack[1];

        (void)prepared;
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_gravity(prepared_pack, q_pack, g_pack);
        dupont_screw_pack_give(1U, count, first, lanes, g_pack, g);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_coriolis_matrix(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, dupont_screw_pack *restrict C)
{
    (void)prepared;
    (void)q;
    (void)qd;
    C[0] = dupont_screw_pack_splat(0.0);
}

void dupont_screw_coriolis_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack C_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        dupont_screw_pack_give(1U, count, first, lanes, C_pack, C);
    }
}

void dupont_screw_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack C_pack[1];

        (void)prepared;
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        dupont_screw_pack_give(1U, count, first, lanes, C_pack, C);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_inverse_dynamics(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_pack *restrict qdd, dupont_screw_pack *restrict tau)
{
    (void)q;
    (void)qd;
    tau[0] = prepared[0] + (55.0 * qdd[0]);
}

void dupont_screw_inverse_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack qdd_pack[1];
        dupont_screw_pack tau_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qdd, qdd_pack);
        dupont_screw_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        dupont_screw_pack_give(1U, count, first, lanes, tau_pack, tau);
    }
}

void dupont_screw_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack qdd_pack[1];
        dupont_screw_pack tau_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qdd, qdd_pack);
        dupont_screw_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        dupont_screw_pack_give(1U, count, first, lanes, tau_pack, tau);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_forward_dynamics(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_pack *restrict tau, dupont_screw_pack *restrict qdd)
{
    (void)q;
    (void)qd;
    qdd[0] = 0.01818181818181818 * (tau[0] - prepared[0]);
}

void dupont_screw_forward_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack tau_pack[1];
        dupont_screw_pack qdd_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, tau, tau_pack);
        dupont_screw_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        dupont_screw_pack_give(1U, count, first, lanes, qdd_pack, qdd);
    }
}

void dupont_screw_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack tau_pack[1];
        dupont_screw_pack qdd_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, tau, tau_pack);
        dupont_screw_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        dupont_screw_pack_give(1U, count, first, lanes, qdd_pack, qdd);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_kinetic_energy(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, dupont_screw_pack *restrict T)
{
    (void)prepared;
    (void)q;
    *T = qd[0] * (qd[0] * 27.5);
}

void dupont_screw_kinetic_energy_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack T_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        dupont_screw_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void dupont_screw_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack T_pack[1];

        (void)prepared;
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        dupont_screw_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_potential_energy(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, dupont_screw_pack *restrict V)
{
    (void)prepared;
    (void)q;
    *V = dupont_screw_pack_splat(0.0);
}

void dupont_screw_potential_energy_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *V)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack V_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_potential_energy(prepared_pack, q_pack, V_pack);
        dupont_screw_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void dupont_screw_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack V_pack[1];

        (void)prepared;
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_potential_energy(prepared_pack, q_pack, V_pack);
        dupont_screw_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_inertia_power(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, dupont_screw_pack *restrict P)
{
    (void)prepared;
    (void)q;
    P[0] = dupont_screw_pack_splat(0.0);
}

void dupont_screw_inertia_power_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *P)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack P_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_inertia_power(prepared_pack, q_pack, P_pack);
        dupont_screw_pack_give(1U, count, first, lanes, P_pack, P);
    }
}

void dupont_screw_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack P_pack[1];

        (void)prepared;
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_inertia_power(prepared_pack, q_pack, P_pack);
        dupont_screw_pack_give(1U, count, first, lanes, P_pack, P);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_reactions(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_pack *restrict qdd, dupont_screw_pack *restrict F)
{
    (void)prepared;
    (void)q;
    (void)qd;
    F[0] = dupont_screw_pack_splat(0.0);
    F[1] = dupont_screw_pack_splat(0.0);
    F[2] = dupont_screw_pack_splat(0.0);
    F[3] = dupont_screw_pack_splat(0.0);
    F[4] = dupont_screw_pack_splat(0.0);
    F[5] = 50.0 * qdd[0];
}

void dupont_screw_reactions_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack qdd_pack[1];
        dupont_screw_pack F_pack[6];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qdd, qdd_pack);
        dupont_screw_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        dupont_screw_pack_give(6U, count, first, lanes, F_pack, F);
    }
}

void dupont_screw_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack qdd_pack[1];
        dupont_screw_pack F_pack[6];

        (void)prepared;
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qdd, qdd_pack);
        dupont_screw_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        dupont_screw_pack_give(6U, count, first, lanes, F_pack, F);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_linearize(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_pack *restrict tau, dupont_screw_pack *restrict A, dupont_screw_pack *restrict B)
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)tau;
    A[0] = dupont_screw_pack_splat(0.0);
    A[2] = dupont_screw_pack_splat(0.0);
    A[3] = dupont_screw_pack_splat(0.0);
    B[0] = dupont_screw_pack_splat(0.0);
    A[1] = dupont_screw_pack_splat(1.0);
    B[1] = dupont_screw_pack_splat(0.01818181818181818);
}

void dupont_screw_linearize_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack tau_pack[1];
        dupont_screw_pack A_pack[4];
        dupont_screw_pack B_pack[2];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, tau, tau_pack);
        dupont_screw_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        dupont_screw_pack_give(4U, count, first, lanes, A_pack, A);
        dupont_screw_pack_give(2U, count, first, lanes, B_pack, B);
    }
}

void dupont_screw_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack tau_pack[1];
        dupont_screw_pack A_pack[4];
        dupont_screw_pack B_pack[2];

        (void)prepared;
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, tau, tau_pack);
        dupont_screw_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        dupont_screw_pack_give(4U, count, first, lanes, A_pack, A);
        dupont_screw_pack_give(2U, count, first, lanes, B_pack, B);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_linearize_step(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_pack *restrict tau, dupont_screw_pack dt, dupont_screw_pack *restrict q_next, dupont_screw_pack *restrict qd_next, dupont_screw_pack *restrict A, dupont_screw_pack *restrict B)
{
    A[2] = dupont_screw_pack_splat(0.0);
    A[0] = dupont_screw_pack_splat(1.0);
    A[3] = dupont_screw_pack_splat(1.0);
    A[1] = dt;
    const dupont_screw_pack v0 = (0.01818181818181818 * tau[0]) - prepared[1];
    const dupont_screw_pack v1 = dt * dt;
    q_next[0] = (q[0] + (qd[0] * dt)) + (v0 * (0.5 * v1));
    qd_next[0] = qd[0] + (dt * v0);
    B[0] = 0.00909090909090909 * v1;
    B[1] = 0.01818181818181818 * dt;
}

void dupont_screw_linearize_step_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack tau_pack[1];
        dupont_screw_pack dt_pack[1];
        dupont_screw_pack q_next_pack[1];
        dupont_screw_pack qd_next_pack[1];
        dupont_screw_pack A_pack[4];
        dupont_screw_pack B_pack[2];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, tau, tau_pack);
        dupont_screw_pack_take(1U, count, first, lanes, dt, dt_pack);
        dupont_screw_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        dupont_screw_pack_give(1U, count, first, lanes, q_next_pack, q_next);
        dupont_screw_pack_give(1U, count, first, lanes, qd_next_pack, qd_next);
        dupont_screw_pack_give(4U, count, first, lanes, A_pack, A);
        dupont_screw_pack_give(2U, count, first, lanes, B_pack, B);
    }
}

void dupont_screw_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack tau_pack[1];
        dupont_screw_pack dt_pack[1];
        dupont_screw_pack q_next_pack[1];
        dupont_screw_pack qd_next_pack[1];
        dupont_screw_pack A_pack[4];
        dupont_screw_pack B_pack[2];

        dupont_screw_pack_take(1U, count, first, lanes, &prepared[1U * count], &prepared_pack[1]);
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, tau, tau_pack);
        dupont_screw_pack_take(1U, count, first, lanes, dt, dt_pack);
        dupont_screw_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        dupont_screw_pack_give(1U, count, first, lanes, q_next_pack, q_next);
        dupont_screw_pack_give(1U, count, first, lanes, qd_next_pack, qd_next);
        dupont_screw_pack_give(4U, count, first, lanes, A_pack, A);
        dupont_screw_pack_give(2U, count, first, lanes, B_pack, B);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_regressor(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_pack *restrict qdd, dupont_screw_pack *restrict Y)
{
    (void)prepared;
    (void)q;
    (void)qd;
    Y[0] = dupont_screw_pack_splat(0.0);
    Y[1] = dupont_screw_pack_splat(0.0);
    Y[2] = dupont_screw_pack_splat(0.0);
    Y[3] = dupont_screw_pack_splat(0.0);
    Y[4] = dupont_screw_pack_splat(0.0);
    Y[5] = dupont_screw_pack_splat(0.0);
    Y[6] = dupont_screw_pack_splat(0.0);
    Y[7] = dupont_screw_pack_splat(0.0);
    Y[8] = dupont_screw_pack_splat(0.0);
    Y[9] = qdd[0];
}

void dupont_screw_regressor_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack qdd_pack[1];
        dupont_screw_pack Y_pack[10];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qdd, qdd_pack);
        dupont_screw_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        dupont_screw_pack_give(10U, count, first, lanes, Y_pack, Y);
    }
}

void dupont_screw_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack qdd_pack[1];
        dupont_screw_pack Y_pack[10];

        (void)prepared;
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qdd, qdd_pack);
        dupont_screw_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        dupont_screw_pack_give(10U, count, first, lanes, Y_pack, Y);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_stiffness_matrix(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, dupont_screw_pack *restrict K)
{
    (void)prepared;
    (void)q;
    K[0] = dupont_screw_pack_splat(0.0);
}

void dupont_screw_stiffness_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *K)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack K_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        dupont_screw_pack_give(1U, count, first, lanes, K_pack, K);
    }
}

void dupont_screw_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack K_pack[1];

        (void)prepared;
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        dupont_screw_pack_give(1U, count, first, lanes, K_pack, K);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_damping_matrix(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, dupont_screw_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = dupont_screw_pack_splat(0.0);
}

void dupont_screw_damping_matrix_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, double *D)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack D_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        dupont_screw_pack_give(1U, count, first, lanes, D_pack, D);
    }
}

void dupont_screw_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack D_pack[1];

        (void)prepared;
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        dupont_screw_pack_give(1U, count, first, lanes, D_pack, D);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_sticking_loads(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)prepared;
    const dupont_screw_pack v0 = context_real[1] * context_real[0];
    const dupont_screw_pack v1 = context_real[0] * context_real[2];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v16), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v18 = dupont_screw_pack_abs(v7);
    const dupont_screw_mask v19 = (dupont_screw_mask)(v17 < v18);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, v17, v18);
    const dupont_screw_mask v21 = (dupont_screw_mask)(v14 < v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v21, v14, v20);
    const dupont_screw_mask v23 = (dupont_screw_mask)(v11 < v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v23, v11, v22);
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 < v24);
    u_out[0] = dupont_screw_pack_select(v25, v4, dupont_screw_pack_select(v23, v9, dupont_screw_pack_select(v21, v12, dupont_screw_pack_select(v19, v15, u[0]))));
    const dupont_screw_pack v26 = polished[0] + dupont_screw_pack_select((dupont_screw_mask)(v18 <= (1e-05 * dupont_screw_pack_max(dupont_screw_pack_abs(u[0]), dupont_screw_pack_abs(v4)))), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const dupont_screw_mask v27 = (dupont_screw_mask)(dupont_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = (dupont_screw_mask)(dupont_screw_pack_select(v25, v6, v24) <= dupont_screw_pack_splat(0.0)) | v27;
}

static DUPONT_SCREW_APART void dupont_screw_pack_sticking_forces(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_pack *restrict tau, const dupont_screw_mask *restrict stuck, dupont_screw_pack *restrict f, dupont_screw_pack *restrict qdd)
{
    (void)q;
    const dupont_screw_pack v0 = tau[0] - prepared[0];
    const dupont_screw_mask v1 = ~stuck[0];
    const dupont_screw_pack v2 = 1.0 / dupont_screw_pack_select(v1, dupont_screw_pack_select(stuck[0], dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(55.0)), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v3 = dupont_screw_pack_select(stuck[0], dupont_screw_pack_splat(0.0), v2 * dupont_screw_pack_select(stuck[0], dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0)));
    const dupont_screw_pack v4 = dupont_screw_pack_select(stuck[0], dupont_screw_pack_splat(0.0), v2 * dupont_screw_pack_select(stuck[0], dupont_screw_pack_splat(0.0), v0));
    dupont_screw_pack v5_u[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_pack v5_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v5_of_context_real[3] = {dupont_screw_pack_sign(qd[0]), (5.0 * v3) - 1.0, tau[0] - (5.0 * v4)};
    const dupont_screw_mask v5_of_context_boolean[1] = {v1};
    dupont_screw_mask v5_done = { 0 };
    for (int v5_pass = 0; (v5_pass < 40) && !dupont_screw_pack_all(v5_done); v5_pass++) {
        dupont_screw_pack v5_next_u[1];
        dupont_screw_pack v5_next_polished[1];
        dupont_screw_mask v5_ends;
        dupont_screw_pack_sticking_loads(prepared, v5_u, v5_polished, v5_of_context_real, v5_of_context_boolean, v5_next_u, v5_next_polished, &v5_ends);
        v5_u[0] = dupont_screw_pack_select(v5_done, v5_u[0], v5_next_u[0]);
        v5_polished[0] = dupont_screw_pack_select(v5_done, v5_polished[0], v5_next_polished[0]);
        v5_done |= v5_ends;
    }
    f[0] = dupont_screw_pack_select(stuck[0], v0, v5_u[0]);
    qdd[0] = dupont_screw_pack_select(stuck[0], dupont_screw_pack_splat(0.0), v4 - (v3 * v5_u[0]));
}

void dupont_screw_sticking_forces_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack tau_pack[1];
        dupont_screw_mask stuck_pack[1];
        dupont_screw_pack f_pack[1];
        dupont_screw_pack qdd_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, tau, tau_pack);
        dupont_screw_pack_take_flags(1U, count, first, lanes, stuck, stuck_pack);
        dupont_screw_pack_sticking_forces(prepared_pack, q_pack, qd_pack, tau_pack, stuck_pack, f_pack, qdd_pack);
        dupont_screw_pack_give(1U, count, first, lanes, f_pack, f);
        dupont_screw_pack_give(1U, count, first, lanes, qdd_pack, qdd);
    }
}

void dupont_screw_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack tau_pack[1];
        dupont_screw_mask stuck_pack[1];
        dupont_screw_pack f_pack[1];
        dupont_screw_pack qdd_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, tau, tau_pack);
        dupont_screw_pack_take_flags(1U, count, first, lanes, stuck, stuck_pack);
        dupont_screw_pack_sticking_forces(prepared_pack, q_pack, qd_pack, tau_pack, stuck_pack, f_pack, qdd_pack);
        dupont_screw_pack_give(1U, count, first, lanes, f_pack, f);
        dupont_screw_pack_give(1U, count, first, lanes, qdd_pack, qdd);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_dynamics_loads(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)prepared;
    const dupont_screw_pack v0 = context_real[1] * context_real[0];
    const dupont_screw_pack v1 = context_real[0] * context_real[2];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v16), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v18 = dupont_screw_pack_abs(v7);
    const dupont_screw_mask v19 = (dupont_screw_mask)(v17 < v18);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, v17, v18);
    const dupont_screw_mask v21 = (dupont_screw_mask)(v14 < v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v21, v14, v20);
    const dupont_screw_mask v23 = (dupont_screw_mask)(v11 < v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v23, v11, v22);
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 < v24);
    u_out[0] = dupont_screw_pack_select(v25, v4, dupont_screw_pack_select(v23, v9, dupont_screw_pack_select(v21, v12, dupont_screw_pack_select(v19, v15, u[0]))));
    const dupont_screw_pack v26 = polished[0] + dupont_screw_pack_select((dupont_screw_mask)(v18 <= (1e-05 * dupont_screw_pack_max(dupont_screw_pack_abs(u[0]), dupont_screw_pack_abs(v4)))), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const dupont_screw_mask v27 = (dupont_screw_mask)(dupont_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = (dupont_screw_mask)(dupont_screw_pack_select(v25, v6, v24) <= dupont_screw_pack_splat(0.0)) | v27;
}

static DUPONT_SCREW_APART void dupont_screw_pack_friction_dynamics(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_pack *restrict tau, const dupont_screw_mask *restrict mode, dupont_screw_pack *restrict f, dupont_screw_pack *restrict qdd, dupont_screw_pack *restrict status)
{
    (void)q;
    (void)qd;
    const dupont_screw_pack v0 = tau[0] - prepared[0];
    const dupont_screw_mask v1 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == mode[0]);
    const dupont_screw_pack v2 = dupont_screw_pack_real_of(mode[0]);
    const dupont_screw_mask v3 = ~v1;
    const dupont_screw_pack v4 = 1.0 / dupont_screw_pack_select(v3, dupont_screw_pack_select(v1, dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(55.0)), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v5 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v6 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v4 * v5);
    const dupont_screw_pack v7 = 1.0 - (5.0 * v6);
    const dupont_screw_pack v8 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v0) * v4);
    const dupont_screw_pack v9 = tau[0] - (5.0 * v8);
    dupont_screw_pack v10_u[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_pack v10_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v10_of_context_real[3] = {v2, -v7, v9};
    const dupont_screw_mask v10_of_context_boolean[1] = {v3};
    dupont_screw_mask v10_done = { 0 };
    for (int v10_pass = 0; (v10_pass < 40) && !dupont_screw_pack_all(v10_done); v10_pass++) {
        dupont_screw_pack v10_next_u[1];
        dupont_screw_pack v10_next_polished[1];
        dupont_screw_mask v10_ends;
        dupont_screw_pack_dynamics_loads(prepared, v10_u, v10_polished, v10_of_context_real, v10_of_context_boolean, v10_next_u, v10_next_polished, &v10_ends);
        v10_u[0] = dupont_screw_pack_select(v10_done, v10_u[0], v10_next_u[0]);
        v10_polished[0] = dupont_screw_pack_select(v10_done, v10_polished[0], v10_next_polished[0]);
        v10_done |= v10_ends;
    }
    f[0] = dupont_screw_pack_select(v1, v0, v10_u[0]);
    const dupont_screw_pack v11 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v8 - (v6 * v10_u[0]));
    qdd[0] = v11;
    const dupont_screw_mask v12 = (dupont_screw_mask)(dupont_screw_pack_abs(v11) < dupont_screw_pack_splat(1e+38)) & (dupont_screw_mask)(dupont_screw_pack_abs(v0) < dupont_screw_pack_splat(1e+38));
    const dupont_screw_pack v13 = v2 * (v9 - (v7 * v10_u[0]));
    const dupont_screw_pack v14 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v2 * v13));
    const dupont_screw_pack v15 = dupont_screw_pack_abs(v10_u[0] - v14);
    const dupont_screw_pack v16 = dupont_screw_pack_max(dupont_screw_pack_abs(v10_u[0]), dupont_screw_pack_abs(v14));
    const dupont_screw_mask v17 = v10_done & (dupont_screw_mask)(v15 <= (v16 * dupont_screw_pack_select((dupont_screw_mask)(v16 < (1.0000000009313226 * v16)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_pack v18 = 1.0 + (0.5082956259426847 * v7);
    const dupont_screw_pack v19 = 1.0 - (0.47643979057591623 * v7);
    const dupont_screw_pack v20 = v18 * v19;
    const dupont_screw_mask v21 = v3 & (dupont_screw_mask)(v20 < dupont_screw_pack_splat(0.0));
    const dupont_screw_mask v22 = (dupont_screw_mask)(v5 <= dupont_screw_pack_splat(1.0));
    const dupont_screw_mask v23 = v21 & v22;
    const dupont_screw_pack v24 = dupont_screw_pack_select(v1 | (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_select(v22 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v20), dupont_screw_pack_splat(1.0), dupont_screw_pack_min(v18, v19))), dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(3.0));
    const dupont_screw_pack v25 = dupont_screw_pack_select((dupont_screw_mask)((1e-05 * v16) < v15) & (v23 & (~v17)), dupont_screw_pack_splat(2.0), dupont_screw_pack_splat(5.0));
    *status = dupont_screw_pack_select(v12, dupont_screw_pack_select(v17, dupont_screw_pack_select(v21 & (v17 & v23), dupont_screw_pack_splat(4.0), v24), v25), dupont_screw_pack_splat(6.0));
}

void dupont_screw_friction_dynamics_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack tau_pack[1];
        dupont_screw_mask mode_pack[1];
        dupont_screw_pack f_pack[1];
        dupont_screw_pack qdd_pack[1];
        dupont_screw_pack status_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, tau, tau_pack);
        dupont_screw_pack_take_modes(1U, count, first, lanes, mode, mode_pack);
        dupont_screw_pack_friction_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, status_pack);
        dupont_screw_pack_give(1U, count, first, lanes, f_pack, f);
        dupont_screw_pack_give(1U, count, first, lanes, qdd_pack, qdd);
        dupont_screw_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

void dupont_screw_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack tau_pack[1];
        dupont_screw_mask mode_pack[1];
        dupont_screw_pack f_pack[1];
        dupont_screw_pack qdd_pack[1];
        dupont_screw_pack status_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, tau, tau_pack);
        dupont_screw_pack_take_modes(1U, count, first, lanes, mode, mode_pack);
        dupont_screw_pack_friction_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, status_pack);
        dupont_screw_pack_give(1U, count, first, lanes, f_pack, f);
        dupont_screw_pack_give(1U, count, first, lanes, qdd_pack, qdd);
        dupont_screw_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_limits_loads(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)prepared;
    const dupont_screw_pack v0 = context_real[1] * context_real[0];
    const dupont_screw_pack v1 = context_real[0] * context_real[2];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v16), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v18 = dupont_screw_pack_abs(v7);
    const dupont_screw_mask v19 = (dupont_screw_mask)(v17 < v18);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, v17, v18);
    const dupont_screw_mask v21 = (dupont_screw_mask)(v14 < v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v21, v14, v20);
    const dupont_screw_mask v23 = (dupont_screw_mask)(v11 < v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v23, v11, v22);
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 < v24);
    u_out[0] = dupont_screw_pack_select(v25, v4, dupont_screw_pack_select(v23, v9, dupont_screw_pack_select(v21, v12, dupont_screw_pack_select(v19, v15, u[0]))));
    const dupont_screw_pack v26 = polished[0] + dupont_screw_pack_select((dupont_screw_mask)(v18 <= (1e-05 * dupont_screw_pack_max(dupont_screw_pack_abs(u[0]), dupont_screw_pack_abs(v4)))), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const dupont_screw_mask v27 = (dupont_screw_mask)(dupont_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = (dupont_screw_mask)(dupont_screw_pack_select(v25, v6, v24) <= dupont_screw_pack_splat(0.0)) | v27;
}

static DUPONT_SCREW_APART void dupont_screw_pack_friction_limits(const dupont_screw_pack *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_pack *restrict tau, const dupont_screw_mask *restrict mode, dupont_screw_pack *restrict f, dupont_screw_pack *restrict qdd, dupont_screw_pack *restrict low, dupont_screw_pack *restrict high, dupont_screw_pack *restrict load, dupont_screw_pack *restrict status)
{
    (void)q;
    (void)qd;
    const dupont_screw_mask v0 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == mode[0]);
    const dupont_screw_mask v1 = ~v0;
    const dupont_screw_pack v2 = 1.0 / dupont_screw_pack_select(v1, dupont_screw_pack_select(v0, dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(55.0)), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v3 = tau[0] - prepared[0];
    const dupont_screw_pack v4 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v3) * v2);
    const dupont_screw_pack v5 = tau[0] - (5.0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v7 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v2 * v6);
    const dupont_screw_pack v8 = 1.0 - (5.0 * v7);
    const dupont_screw_pack v9 = dupont_screw_pack_real_of(mode[0]);
    dupont_screw_pack v10_u[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_pack v10_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v10_of_context_real[3] = {v9, -v8, v5};
    const dupont_screw_mask v10_of_context_boolean[1] = {v1};
    dupont_screw_mask v10_done = { 0 };
    for (int v10_pass = 0; (v10_pass < 40) && !dupont_screw_pack_all(v10_done); v10_pass++) {
        dupont_screw_pack v10_next_u[1];
        dupont_screw_pack v10_next_polished[1];
        dupont_screw_mask v10_ends;
        dupont_screw_pack_limits_loads(prepared, v10_u, v10_polished, v10_of_context_real, v10_of_context_boolean, v10_next_u, v10_next_polished, &v10_ends);
        v10_u[0] = dupont_screw_pack_select(v10_done, v10_u[0], v10_next_u[0]);
        v10_polished[0] = dupont_screw_pack_select(v10_done, v10_polished[0], v10_next_polished[0]);
        v10_done |= v10_ends;
    }
    const dupont_screw_pack v11 = dupont_screw_pack_select(v0, v3, v10_u[0]);
    f[0] = v11;
    const dupont_screw_pack v12 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v4 - (v7 * v10_u[0]));
    qdd[0] = v12;
    const dupont_screw_pack v13 = (tau[0] - (5.0 * v12)) - v11;
    const dupont_screw_pack v14 = 0.41666666666666674 * v13;
    const dupont_screw_pack v15 = 1.6666666666666667 * v13;
    low[0] = dupont_screw_pack_min(v15, v14) - v13;
    high[0] = dupont_screw_pack_max(v15, v14) - v13;
    load[0] = v9 * v13;
    const dupont_screw_pack v16 = v9 * (v5 - (v8 * v10_u[0]));
    const dupont_screw_pack v17 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v9 * v16));
    const dupont_screw_pack v18 = dupont_screw_pack_max(dupont_screw_pack_abs(v10_u[0]), dupont_screw_pack_abs(v17));
    const dupont_screw_pack v19 = dupont_screw_pack_abs(v10_u[0] - v17);
    const dupont_screw_mask v20 = v10_done & (dupont_screw_mask)(v19 <= (v18 * dupont_screw_pack_select((dupont_screw_mask)(v18 < (1.0000000009313226 * v18)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_pack v21 = 1.0 - (0.47643979057591623 * v8);
    const dupont_screw_pack v22 = 1.0 + (0.5082956259426847 * v8);
    const dupont_screw_pack v23 = v22 * v21;
    const dupont_screw_mask v24 = v1 & (dupont_screw_mask)(v23 < dupont_screw_pack_splat(0.0));
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 <= dupont_screw_pack_splat(1.0));
    const dupont_screw_mask v26 = v24 & v25;
    const dupont_screw_pack v27 = dupont_screw_pack_select((dupont_screw_mask)((1e-05 * v18) < v19) & (v26 & (~v20)), dupont_screw_pack_splat(2.0), dupont_screw_pack_splat(5.0));
    const dupont_screw_pack v28 = dupont_screw_pack_select(v0 | (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_select(v25 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v23), dupont_screw_pack_splat(1.0), dupont_screw_pack_min(v22, v21))), dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(3.0));
    const dupont_screw_mask v29 = (dupont_screw_mask)(dupont_screw_pack_abs(v3) < dupont_screw_pack_splat(1e+38)) & (dupont_screw_mask)(dupont_screw_pack_abs(v12) < dupont_screw_pack_splat(1e+38));
    *status = dupont_screw_pack_select(v29, dupont_screw_pack_select(v20, dupont_screw_pack_select(v24 & (v26 & v20), dupont_screw_pack_splat(4.0), v28), v27), dupont_screw_pack_splat(6.0));
}

void dupont_screw_friction_limits_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    dupont_screw_pack prepared_pack[4];

    for (size_t k = 0U; k < 4U; k++) {
        prepared_pack[k] = dupont_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack tau_pack[1];
        dupont_screw_mask mode_pack[1];
        dupont_screw_pack f_pack[1];
        dupont_screw_pack qdd_pack[1];
        dupont_screw_pack low_pack[1];
        dupont_screw_pack high_pack[1];
        dupont_screw_pack load_pack[1];
        dupont_screw_pack status_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, tau, tau_pack);
        dupont_screw_pack_take_modes(1U, count, first, lanes, mode, mode_pack);
        dupont_screw_pack_friction_limits(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, low_pack, high_pack, load_pack, status_pack);
        dupont_screw_pack_give(1U, count, first, lanes, f_pack, f);
        dupont_screw_pack_give(1U, count, first, lanes, qdd_pack, qdd);
        dupont_screw_pack_give(1U, count, first, lanes, low_pack, low);
        dupont_screw_pack_give(1U, count, first, lanes, high_pack, high);
        dupont_screw_pack_give(1U, count, first, lanes, load_pack, load);
        dupont_screw_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

void dupont_screw_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t first = 0U; first < count; first += DUPONT_SCREW_LANES) {
        const size_t lanes = ((count - first) < DUPONT_SCREW_LANES) ? (count - first) : DUPONT_SCREW_LANES;
        dupont_screw_pack prepared_pack[4];
        dupont_screw_pack q_pack[1];
        dupont_screw_pack qd_pack[1];
        dupont_screw_pack tau_pack[1];
        dupont_screw_mask mode_pack[1];
        dupont_screw_pack f_pack[1];
        dupont_screw_pack qdd_pack[1];
        dupont_screw_pack low_pack[1];
        dupont_screw_pack high_pack[1];
        dupont_screw_pack load_pack[1];
        dupont_screw_pack status_pack[1];

        dupont_screw_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        dupont_screw_pack_take(1U, count, first, lanes, q, q_pack);
        dupont_screw_pack_take(1U, count, first, lanes, qd, qd_pack);
        dupont_screw_pack_take(1U, count, first, lanes, tau, tau_pack);
        dupont_screw_pack_take_modes(1U, count, first, lanes, mode, mode_pack);
        dupont_screw_pack_friction_limits(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, low_pack, high_pack, load_pack, status_pack);
        dupont_screw_pack_give(1U, count, first, lanes, f_pack, f);
        dupont_screw_pack_give(1U, count, first, lanes, qdd_pack, qdd);
        dupont_screw_pack_give(1U, count, first, lanes, low_pack, low);
        dupont_screw_pack_give(1U, count, first, lanes, high_pack, high);
        dupont_screw_pack_give(1U, count, first, lanes, load_pack, load);
        dupont_screw_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

#else

typedef int dupont_screw_has_no_vector_code;

#endif
