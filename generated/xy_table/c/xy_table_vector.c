/* Many states at a time. Compiled with XY_TABLE_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "xy_table.h"

#if defined(XY_TABLE_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define XY_TABLE_BYTES 64
#elif defined(__AVX__)
#define XY_TABLE_BYTES 32
#else
#define XY_TABLE_BYTES 16
#endif
#define XY_TABLE_LANES (XY_TABLE_BYTES / sizeof(double))
#define XY_TABLE_APART __attribute__((noinline))

typedef double xy_table_pack __attribute__((vector_size(XY_TABLE_BYTES)));
typedef double xy_table_unaligned __attribute__((vector_size(XY_TABLE_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t xy_table_mask __attribute__((vector_size(XY_TABLE_BYTES)));
typedef signed char xy_table_bytes __attribute__((vector_size(XY_TABLE_BYTES / sizeof(double)), aligned(1), may_alias));

static inline xy_table_pack xy_table_pack_splat(double x)
{
    return x - (xy_table_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static XY_TABLE_APART void xy_table_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, xy_table_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < XY_TABLE_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static XY_TABLE_APART void xy_table_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const xy_table_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void xy_table_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, xy_table_pack *one)
{
    if (lanes < XY_TABLE_LANES) {
        xy_table_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const xy_table_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void xy_table_pack_give(size_t size, size_t count, size_t first, size_t lanes, const xy_table_pack *one, double *many)
{
    if (lanes < XY_TABLE_LANES) {
        xy_table_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(xy_table_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static XY_TABLE_APART void xy_table_pack_take_flags(size_t size, size_t count, size_t first, size_t lanes, const bool *many, xy_table_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < XY_TABLE_LANES) {
            for (size_t i = 0U; i < XY_TABLE_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const xy_table_bytes *)&many[(k * count) + first], xy_table_mask);
        }
        one[k] = -one[k];
    }
}

static XY_TABLE_APART void xy_table_pack_give_flags(size_t size, size_t count, size_t first, size_t lanes, const xy_table_mask *one, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < XY_TABLE_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (bool)(one[k] & 1)[i];
            }
        } else {
            *(xy_table_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k] & 1, xy_table_bytes);
        }
    }
}

static XY_TABLE_APART void xy_table_pack_take_modes(size_t size, size_t count, size_t first, size_t lanes, const signed char *many, xy_table_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < XY_TABLE_LANES) {
            for (size_t i = 0U; i < XY_TABLE_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const xy_table_bytes *)&many[(k * count) + first], xy_table_mask);
        }
    }
}

static XY_TABLE_APART void xy_table_pack_give_modes(size_t size, size_t count, size_t first, size_t lanes, const xy_table_mask *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < XY_TABLE_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (signed char)(one[k])[i];
            }
        } else {
            *(xy_table_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k], xy_table_bytes);
        }
    }
}

static inline xy_table_pack xy_table_pack_select(xy_table_mask condition, xy_table_pack x, xy_table_pack y)
{
    return (xy_table_pack)(((xy_table_mask)x & condition) | ((xy_table_mask)y & ~condition));
}

static inline xy_table_pack xy_table_pack_abs(xy_table_pack x)
{
    return (xy_table_pack)((xy_table_mask)x & ~(xy_table_mask)xy_table_pack_splat(-0.0));
}

static inline xy_table_pack xy_table_pack_min(xy_table_pack x, xy_table_pack y)
{
    return xy_table_pack_select((xy_table_mask)(x < y), x, y);
}

static inline xy_table_pack xy_table_pack_max(xy_table_pack x, xy_table_pack y)
{
    return xy_table_pack_select((xy_table_mask)(x > y), x, y);
}

static inline xy_table_pack xy_table_pack_sign(xy_table_pack x)
{
    const xy_table_pack one = xy_table_pack_splat(1.0);

    return xy_table_pack_select((xy_table_mask)(x > 0.0), one, xy_table_pack_select((xy_table_mask)(x < 0.0), -one, x));
}

static inline xy_table_pack xy_table_pack_sqrt(xy_table_pack x)
{
    double one[XY_TABLE_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < XY_TABLE_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

static inline xy_table_mask xy_table_pack_select_whole(xy_table_mask condition, xy_table_mask x, xy_table_mask y)
{
    return (x & condition) | (y & ~condition);
}

static inline xy_table_mask xy_table_pack_whole(int64_t x)
{
    return x + (xy_table_mask){ 0 };
}

static inline bool xy_table_pack_all(xy_table_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < XY_TABLE_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

static inline xy_table_mask xy_table_pack_mode_of(xy_table_pack x)
{
    return (xy_table_mask)(x < 0.0) - (xy_table_mask)(x > 0.0);
}

static inline xy_table_pack xy_table_pack_real_of(xy_table_mask mode)
{
    const xy_table_mask sign = mode & (xy_table_mask)xy_table_pack_splat(-0.0);

    return (xy_table_pack)(sign | ((xy_table_mask)xy_table_pack_splat(1.0) & (xy_table_mask)(mode != 0)));
}

static XY_TABLE_APART void xy_table_pack_mass_matrix(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, xy_table_pack *restrict M)
{
    (void)q;
    M[1] = xy_table_pack_splat(0.0);
    M[2] = xy_table_pack_splat(0.0);
    M[3] = prepared[1];
    M[0] = prepared[2];
}

void xy_table_mass_matrix_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *M)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack M_pack[4];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        xy_table_pack_give(4U, count, first, lanes, M_pack, M);
    }
}

void xy_table_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack M_pack[4];

        xy_table_pack_take(2U, count, first, lanes, &prepared[1U * count], &prepared_pack[1]);
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        xy_table_pack_give(4U, count, first, lanes, M_pack, M);
    }
}

static XY_TABLE_APART void xy_table_pack_bias(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, xy_table_pack *restrict h)
{
    (void)prepared;
    (void)q;
    (void)qd;
    h[0] = xy_table_pack_splat(0.0);
    h[1] = xy_table_pack_splat(0.0);
}

void xy_table_bias_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack h_pack[2];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        xy_table_pack_give(2U, count, first, lanes, h_pack, h);
    }
}

void xy_table_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack h_pack[2];

        (void)prepared;
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        xy_table_pack_give(2U, count, first, lanes, h_pack, h);
    }
}

static XY_TABLE_APART void xy_table_pack_gravity(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, xy_table_pack *restrict g)
{
    (void)prepared;
    (void)q;
    g[0] = xy_table_pack_splat(0.0);
    g[1] = xy_table_pack_splat(0.0);
}

void xy_table_gravity_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *g)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack g_pack[2];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_gravity(prepared_pack, q_pack, g_pack);
        xy_table_pack_give(2U, count, first, lanes, g_pack, g);
    }
}

void xy_table_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack g_pack[2];

        (void)prepared;
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_gravity(prepared_pack, q_pack, g_pack);
        xy_table_pack_give(2U, count, first, lanes, g_pack, g);
    }
}

static XY_TABLE_APART void xy_table_pack_coriolis_matrix(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, xy_table_pack *restrict C)
{
    (void)prepared;
    (void)q;
    (void)qd;
    C[0] = xy_table_pack_splat(0.0);
    C[1] = xy_table_pack_splat(0.0);
    C[2] = xy_table_pack_splat(0.0);
    C[3] = xy_table_pack_splat(0.0);
}

void xy_table_coriolis_matrix_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack C_pack[4];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        xy_table_pack_give(4U, count, first, lanes, C_pack, C);
    }
}

void xy_table_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack C_pack[4];

        (void)prepared;
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        xy_table_pack_give(4U, count, first, lanes, C_pack, C);
    }
}

static XY_TABLE_APART void xy_table_pack_inverse_dynamics(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_pack *restrict qdd, xy_table_pack *restrict tau)
{
    (void)q;
    (void)qd;
    tau[0] = prepared[2] * qdd[0];
    tau[1] = prepared[1] * qdd[1];
}

void xy_table_inverse_dynamics_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack tau_pack[2];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        xy_table_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        xy_table_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

void xy_table_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack tau_pack[2];

        xy_table_pack_take(2U, count, first, lanes, &prepared[1U * count], &prepared_pack[1]);
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        xy_table_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        xy_table_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

static XY_TABLE_APART void xy_table_pack_forward_dynamics(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_pack *restrict tau, xy_table_pack *restrict qdd)
{
    (void)q;
    (void)qd;
    qdd[0] = tau[0] * prepared[3];
    qdd[1] = tau[1] * prepared[5];
}

void xy_table_forward_dynamics_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_pack qdd_pack[2];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        xy_table_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

void xy_table_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_pack qdd_pack[2];

        xy_table_pack_take(3U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        xy_table_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

static XY_TABLE_APART void xy_table_pack_kinetic_energy(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, xy_table_pack *restrict T)
{
    (void)q;
    *T = (prepared[6] * (qd[1] * qd[1])) + (prepared[7] * (qd[0] * qd[0]));
}

void xy_table_kinetic_energy_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack T_pack[1];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        xy_table_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void xy_table_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack T_pack[1];

        xy_table_pack_take(2U, count, first, lanes, &prepared[6U * count], &prepared_pack[6]);
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        xy_table_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static XY_TABLE_APART void xy_table_pack_potential_energy(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, xy_table_pack *restrict V)
{
    (void)prepared;
    (void)q;
    *V = xy_table_pack_splat(0.0);
}

void xy_table_potential_energy_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *V)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack V_pack[1];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_potential_energy(prepared_pack, q_pack, V_pack);
        xy_table_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void xy_table_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack V_pack[1];

        (void)prepared;
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_potential_energy(prepared_pack, q_pack, V_pack);
        xy_table_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static XY_TABLE_APART void xy_table_pack_inertia_power(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, xy_table_pack *restrict P)
{
    (void)prepared;
    (void)q;
    P[0] = xy_table_pack_splat(0.0);
    P[1] = xy_table_pack_splat(0.0);
    P[2] = xy_table_pack_splat(0.0);
    P[3] = xy_table_pack_splat(0.0);
    P[4] = xy_table_pack_splat(0.0);
    P[5] = xy_table_pack_splat(0.0);
    P[6] = xy_table_pack_splat(0.0);
    P[7] = xy_table_pack_splat(0.0);
}

void xy_table_inertia_power_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *P)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack P_pack[8];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_inertia_power(prepared_pack, q_pack, P_pack);
        xy_table_pack_give(8U, count, first, lanes, P_pack, P);
    }
}

void xy_table_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack P_pack[8];

        (void)prepared;
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_inertia_power(prepared_pack, q_pack, P_pack);
        xy_table_pack_give(8U, count, first, lanes, P_pack, P);
    }
}

static XY_TABLE_APART void xy_table_pack_reactions(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_pack *restrict qdd, xy_table_pack *restrict F)
{
    (void)qd;
    F[2] = xy_table_pack_splat(0.0);
    F[3] = xy_table_pack_splat(0.0);
    F[4] = xy_table_pack_splat(0.0);
    F[8] = xy_table_pack_splat(0.0);
    F[9] = xy_table_pack_splat(0.0);
    F[10] = xy_table_pack_splat(0.0);
    F[11] = xy_table_pack_splat(0.0);
    F[1] = prepared[2] * qdd[0];
    const xy_table_pack v0 = prepared[1] * qdd[1];
    F[0] = v0;
    F[6] = v0;
    const xy_table_pack v1 = prepared[1] * qdd[0];
    F[7] = v1;
    F[5] = q[1] * v1;
}

void xy_table_reactions_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack F_pack[12];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        xy_table_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        xy_table_pack_give(12U, count, first, lanes, F_pack, F);
    }
}

void xy_table_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack F_pack[12];

        xy_table_pack_take(2U, count, first, lanes, &prepared[1U * count], &prepared_pack[1]);
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        xy_table_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        xy_table_pack_give(12U, count, first, lanes, F_pack, F);
    }
}

static XY_TABLE_APART void xy_table_pack_linearize(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_pack *restrict tau, xy_table_pack *restrict A, xy_table_pack *restrict B)
{
    (void)q;
    (void)qd;
    (void)tau;
    A[0] = xy_table_pack_splat(0.0);
    A[1] = xy_table_pack_splat(0.0);
    A[3] = xy_table_pack_splat(0.0);
    A[4] = xy_table_pack_splat(0.0);
    A[5] = xy_table_pack_splat(0.0);
    A[6] = xy_table_pack_splat(0.0);
    A[8] = xy_table_pack_splat(0.0);
    A[9] = xy_table_pack_splat(0.0);
    A[10] = xy_table_pack_splat(0.0);
    A[11] = xy_table_pack_splat(0.0);
    A[12] = xy_table_pack_splat(0.0);
    A[13] = xy_table_pack_splat(0.0);
    A[14] = xy_table_pack_splat(0.0);
    A[15] = xy_table_pack_splat(0.0);
    B[0] = xy_table_pack_splat(0.0);
    B[1] = xy_table_pack_splat(0.0);
    B[2] = xy_table_pack_splat(0.0);
    B[3] = xy_table_pack_splat(0.0);
    B[5] = xy_table_pack_splat(0.0);
    B[6] = xy_table_pack_splat(0.0);
    A[2] = xy_table_pack_splat(1.0);
    A[7] = xy_table_pack_splat(1.0);
    B[4] = prepared[3];
    B[7] = prepared[5];
}

void xy_table_linearize_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_pack A_pack[16];
        xy_table_pack B_pack[8];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        xy_table_pack_give(16U, count, first, lanes, A_pack, A);
        xy_table_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

void xy_table_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_pack A_pack[16];
        xy_table_pack B_pack[8];

        xy_table_pack_take(3U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        xy_table_pack_give(16U, count, first, lanes, A_pack, A);
        xy_table_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

static XY_TABLE_APART void xy_table_pack_linearize_step(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_pack *restrict tau, xy_table_pack dt, xy_table_pack *restrict q_next, xy_table_pack *restrict qd_next, xy_table_pack *restrict A, xy_table_pack *restrict B)
{
    A[1] = xy_table_pack_splat(0.0);
    A[3] = xy_table_pack_splat(0.0);
    A[4] = xy_table_pack_splat(0.0);
    A[6] = xy_table_pack_splat(0.0);
    A[8] = xy_table_pack_splat(0.0);
    A[9] = xy_table_pack_splat(0.0);
    A[11] = xy_table_pack_splat(0.0);
    A[12] = xy_table_pack_splat(0.0);
    A[13] = xy_table_pack_splat(0.0);
    A[14] = xy_table_pack_splat(0.0);
    B[1] = xy_table_pack_splat(0.0);
    B[2] = xy_table_pack_splat(0.0);
    B[5] = xy_table_pack_splat(0.0);
    B[6] = xy_table_pack_splat(0.0);
    A[0] = xy_table_pack_splat(1.0);
    A[5] = xy_table_pack_splat(1.0);
    A[10] = xy_table_pack_splat(1.0);
    A[15] = xy_table_pack_splat(1.0);
    A[2] = dt;
    A[7] = dt;
    const xy_table_pack v0 = dt * dt;
    q_next[0] = (q[0] + (qd[0] * dt)) + (v0 * (tau[0] * prepared[8]));
    q_next[1] = (q[1] + (qd[1] * dt)) + (v0 * (tau[1] * prepared[9]));
    qd_next[0] = qd[0] + (prepared[10] * (tau[0] * dt));
    qd_next[1] = qd[1] + (prepared[11] * (tau[1] * dt));
    B[0] = prepared[12] * v0;
    B[3] = prepared[13] * v0;
    B[4] = dt * prepared[14];
    B[7] = dt * prepared[15];
}

void xy_table_linearize_step_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_pack dt_pack[1];
        xy_table_pack q_next_pack[2];
        xy_table_pack qd_next_pack[2];
        xy_table_pack A_pack[16];
        xy_table_pack B_pack[8];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_take(1U, count, first, lanes, dt, dt_pack);
        xy_table_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        xy_table_pack_give(2U, count, first, lanes, q_next_pack, q_next);
        xy_table_pack_give(2U, count, first, lanes, qd_next_pack, qd_next);
        xy_table_pack_give(16U, count, first, lanes, A_pack, A);
        xy_table_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

void xy_table_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_pack dt_pack[1];
        xy_table_pack q_next_pack[2];
        xy_table_pack qd_next_pack[2];
        xy_table_pack A_pack[16];
        xy_table_pack B_pack[8];

        xy_table_pack_take(8U, count, first, lanes, &prepared[8U * count], &prepared_pack[8]);
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_take(1U, count, first, lanes, dt, dt_pack);
        xy_table_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        xy_table_pack_give(2U, count, first, lanes, q_next_pack, q_next);
        xy_table_pack_give(2U, count, first, lanes, qd_next_pack, qd_next);
        xy_table_pack_give(16U, count, first, lanes, A_pack, A);
        xy_table_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

static XY_TABLE_APART void xy_table_pack_regressor(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_pack *restrict qdd, xy_table_pack *restrict Y)
{
    (void)prepared;
    (void)q;
    (void)qd;
    Y[1] = xy_table_pack_splat(0.0);
    Y[2] = xy_table_pack_splat(0.0);
    Y[3] = xy_table_pack_splat(0.0);
    Y[4] = xy_table_pack_splat(0.0);
    Y[5] = xy_table_pack_splat(0.0);
    Y[6] = xy_table_pack_splat(0.0);
    Y[7] = xy_table_pack_splat(0.0);
    Y[8] = xy_table_pack_splat(0.0);
    Y[9] = xy_table_pack_splat(0.0);
    Y[11] = xy_table_pack_splat(0.0);
    Y[12] = xy_table_pack_splat(0.0);
    Y[13] = xy_table_pack_splat(0.0);
    Y[14] = xy_table_pack_splat(0.0);
    Y[15] = xy_table_pack_splat(0.0);
    Y[16] = xy_table_pack_splat(0.0);
    Y[17] = xy_table_pack_splat(0.0);
    Y[18] = xy_table_pack_splat(0.0);
    Y[19] = xy_table_pack_splat(0.0);
    Y[20] = xy_table_pack_splat(0.0);
    Y[21] = xy_table_pack_splat(0.0);
    Y[22] = xy_table_pack_splat(0.0);
    Y[23] = xy_table_pack_splat(0.0);
    Y[24] = xy_table_pack_splat(0.0);
    Y[25] = xy_table_pack_splat(0.0);
    Y[26] = xy_table_pack_splat(0.0);
    Y[27] = xy_table_pack_splat(0.0);
    Y[28] = xy_table_pack_splat(0.0);
    Y[29] = xy_table_pack_splat(0.0);
    Y[31] = xy_table_pack_splat(0.0);
    Y[32] = xy_table_pack_splat(0.0);
    Y[33] = xy_table_pack_splat(0.0);
    Y[34] = xy_table_pack_splat(0.0);
    Y[35] = xy_table_pack_splat(0.0);
    Y[36] = xy_table_pack_splat(0.0);
    Y[37] = xy_table_pack_splat(0.0);
    Y[38] = xy_table_pack_splat(0.0);
    Y[39] = xy_table_pack_splat(0.0);
    Y[0] = qdd[0];
    Y[10] = qdd[0];
    Y[30] = qdd[1];
}

void xy_table_regressor_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack Y_pack[40];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        xy_table_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        xy_table_pack_give(40U, count, first, lanes, Y_pack, Y);
    }
}

void xy_table_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack Y_pack[40];

        (void)prepared;
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        xy_table_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        xy_table_pack_give(40U, count, first, lanes, Y_pack, Y);
    }
}

static XY_TABLE_APART void xy_table_pack_stiffness_matrix(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, xy_table_pack *restrict K)
{
    (void)prepared;
    (void)q;
    K[0] = xy_table_pack_splat(0.0);
    K[1] = xy_table_pack_splat(0.0);
    K[2] = xy_table_pack_splat(0.0);
    K[3] = xy_table_pack_splat(0.0);
}

void xy_table_stiffness_matrix_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *K)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack K_pack[4];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        xy_table_pack_give(4U, count, first, lanes, K_pack, K);
    }
}

void xy_table_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack K_pack[4];

        (void)prepared;
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        xy_table_pack_give(4U, count, first, lanes, K_pack, K);
    }
}

static XY_TABLE_APART void xy_table_pack_damping_matrix(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, xy_table_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = xy_table_pack_splat(0.0);
    D[1] = xy_table_pack_splat(0.0);
    D[2] = xy_table_pack_splat(0.0);
    D[3] = xy_table_pack_splat(0.0);
}

void xy_table_damping_matrix_batch(const xy_table_prepared *prepared, size_t count, const double *q, double *D)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack D_pack[4];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        xy_table_pack_give(4U, count, first, lanes, D_pack, D);
    }
}

void xy_table_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack D_pack[4];

        (void)prepared;
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        xy_table_pack_give(4U, count, first, lanes, D_pack, D);
    }
}

static XY_TABLE_APART void xy_table_pack_sticking_loads(const xy_table_pack *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    const xy_table_pack v0 = xy_table_pack_select(context_boolean[0], context_real[0] * (prepared[0] * xy_table_pack_abs(context_real[1])), xy_table_pack_splat(0.0));
    const xy_table_pack v1 = u[0] - v0;
    const xy_table_pack v2 = xy_table_pack_abs(v1);
    const xy_table_pack v3 = u[0] - v1;
    const xy_table_pack v4 = u[0] - (0.5 * v1);
    const xy_table_pack v5 = u[0] - (0.125 * v1);
    const xy_table_pack v6 = xy_table_pack_abs(v0 - v3);
    const xy_table_mask v7 = (xy_table_mask)(v6 < v2);
    const xy_table_pack v8 = xy_table_pack_select(v7, v6, v2);
    const xy_table_pack v9 = xy_table_pack_abs(v0 - v4);
    const xy_table_mask v10 = (xy_table_mask)(v9 < v8);
    const xy_table_pack v11 = xy_table_pack_select(v10, v9, v8);
    const xy_table_pack v12 = xy_table_pack_abs(v0 - v5);
    const xy_table_mask v13 = (xy_table_mask)(v12 < v11);
    const xy_table_pack v14 = xy_table_pack_select(v13, v12, v11);
    const xy_table_mask v15 = (xy_table_mask)(xy_table_pack_splat(0.0) < v14);
    u_out[0] = xy_table_pack_select(v15, v0, xy_table_pack_select(v13, v5, xy_table_pack_select(v10, v4, xy_table_pack_select(v7, v3, u[0]))));
    const xy_table_pack v16 = polished[0] + xy_table_pack_select((xy_table_mask)(v2 <= (1e-05 * xy_table_pack_max(xy_table_pack_abs(u[0]), xy_table_pack_abs(v0)))), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    polished_out[0] = v16;
    const xy_table_mask v17 = (xy_table_mask)(xy_table_pack_splat(12.0) <= v16) | (~(((v7 | v10) | v13) | v15));
    *done = (xy_table_mask)(xy_table_pack_select(v15, xy_table_pack_splat(0.0), v14) <= xy_table_pack_splat(0.0)) | v17;
}

static XY_TABLE_APART void xy_table_pack_sticking_forces(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_pack *restrict tau, const xy_table_mask *restrict stuck, xy_table_pack *restrict f, xy_table_pack *restrict qdd)
{
    (void)q;
    f[0] = xy_table_pack_select(stuck[0], tau[0], xy_table_pack_splat(0.0));
    const xy_table_pack v0 = xy_table_pack_select(stuck[0], xy_table_pack_splat(0.0), (1.0 / xy_table_pack_select(~stuck[0], xy_table_pack_select(stuck[0], xy_table_pack_splat(1.0), prepared[2]), xy_table_pack_splat(1.0))) * xy_table_pack_select(stuck[0], xy_table_pack_splat(0.0), tau[0]));
    const xy_table_mask v1 = ~stuck[1];
    xy_table_pack v2_u[1] = {xy_table_pack_splat(0.0)};
    xy_table_pack v2_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v2_of_context_real[2] = {xy_table_pack_sign(qd[1]), prepared[1] * v0};
    const xy_table_mask v2_of_context_boolean[1] = {v1};
    xy_table_mask v2_done = { 0 };
    for (int v2_pass = 0; (v2_pass < 40) && !xy_table_pack_all(v2_done); v2_pass++) {
        xy_table_pack v2_next_u[1];
        xy_table_pack v2_next_polished[1];
        xy_table_mask v2_ends;
        xy_table_pack_sticking_loads(prepared, v2_u, v2_polished, v2_of_context_real, v2_of_context_boolean, v2_next_u, v2_next_polished, &v2_ends);
        v2_u[0] = xy_table_pack_select(v2_done, v2_u[0], v2_next_u[0]);
        v2_polished[0] = xy_table_pack_select(v2_done, v2_polished[0], v2_next_polished[0]);
        v2_done |= v2_ends;
    }
    f[1] = xy_table_pack_select(stuck[1], tau[1], v2_u[0]);
    qdd[0] = xy_table_pack_select(stuck[0], xy_table_pack_splat(0.0), v0);
    const xy_table_pack v3 = 1.0 / xy_table_pack_select(v1, xy_table_pack_select(stuck[1], xy_table_pack_splat(1.0), prepared[1]), xy_table_pack_splat(1.0));
    const xy_table_pack v4 = xy_table_pack_select(stuck[1], xy_table_pack_splat(0.0), v3 * xy_table_pack_select(stuck[1], xy_table_pack_splat(0.0), tau[1])) - (xy_table_pack_select(stuck[1], xy_table_pack_splat(0.0), v3 * xy_table_pack_select(stuck[1], xy_table_pack_splat(0.0), xy_table_pack_splat(1.0))) * v2_u[0]);
    qdd[1] = xy_table_pack_select(stuck[1], xy_table_pack_splat(0.0), v4);
}

void xy_table_sticking_forces_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_mask stuck_pack[2];
        xy_table_pack f_pack[2];
        xy_table_pack qdd_pack[2];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_take_flags(2U, count, first, lanes, stuck, stuck_pack);
        xy_table_pack_sticking_forces(prepared_pack, q_pack, qd_pack, tau_pack, stuck_pack, f_pack, qdd_pack);
        xy_table_pack_give(2U, count, first, lanes, f_pack, f);
        xy_table_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

void xy_table_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_mask stuck_pack[2];
        xy_table_pack f_pack[2];
        xy_table_pack qdd_pack[2];

        xy_table_pack_take(3U, count, first, lanes, prepared, prepared_pack);
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_take_flags(2U, count, first, lanes, stuck, stuck_pack);
        xy_table_pack_sticking_forces(prepared_pack, q_pack, qd_pack, tau_pack, stuck_pack, f_pack, qdd_pack);
        xy_table_pack_give(2U, count, first, lanes, f_pack, f);
        xy_table_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

static XY_TABLE_APART void xy_table_pack_dynamics_loads(const xy_table_pack *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    const xy_table_pack v0 = xy_table_pack_select(context_boolean[0], context_real[0] * (prepared[0] * xy_table_pack_abs(context_real[1])), xy_table_pack_splat(0.0));
    const xy_table_pack v1 = u[0] - v0;
    const xy_table_pack v2 = xy_table_pack_abs(v1);
    const xy_table_pack v3 = u[0] - v1;
    const xy_table_pack v4 = u[0] - (0.5 * v1);
    const xy_table_pack v5 = u[0] - (0.125 * v1);
    const xy_table_pack v6 = xy_table_pack_abs(v0 - v3);
    const xy_table_mask v7 = (xy_table_mask)(v6 < v2);
    const xy_table_pack v8 = xy_table_pack_select(v7, v6, v2);
    const xy_table_pack v9 = xy_table_pack_abs(v0 - v4);
    const xy_table_mask v10 = (xy_table_mask)(v9 < v8);
    const xy_table_pack v11 = xy_table_pack_select(v10, v9, v8);
    const xy_table_pack v12 = xy_table_pack_abs(v0 - v5);
    const xy_table_mask v13 = (xy_table_mask)(v12 < v11);
    const xy_table_pack v14 = xy_table_pack_select(v13, v12, v11);
    const xy_table_mask v15 = (xy_table_mask)(xy_table_pack_splat(0.0) < v14);
    u_out[0] = xy_table_pack_select(v15, v0, xy_table_pack_select(v13, v5, xy_table_pack_select(v10, v4, xy_table_pack_select(v7, v3, u[0]))));
    const xy_table_pack v16 = polished[0] + xy_table_pack_select((xy_table_mask)(v2 <= (1e-05 * xy_table_pack_max(xy_table_pack_abs(u[0]), xy_table_pack_abs(v0)))), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    polished_out[0] = v16;
    const xy_table_mask v17 = (xy_table_mask)(xy_table_pack_splat(12.0) <= v16) | (~(((v7 | v10) | v13) | v15));
    *done = (xy_table_mask)(xy_table_pack_select(v15, xy_table_pack_splat(0.0), v14) <= xy_table_pack_splat(0.0)) | v17;
}

static XY_TABLE_APART void xy_table_pack_friction_dynamics(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_pack *restrict tau, const xy_table_mask *restrict mode, xy_table_pack *restrict f, xy_table_pack *restrict qdd, xy_table_pack *restrict status)
{
    (void)q;
    (void)qd;
    f[0] = xy_table_pack_splat(0.0);
    const xy_table_pack v0 = tau[0] * prepared[3];
    qdd[0] = v0;
    const xy_table_mask v1 = (xy_table_mask)(xy_table_pack_whole(0) == mode[1]);
    const xy_table_pack v2 = xy_table_pack_real_of(mode[1]);
    const xy_table_pack v3 = tau[0] * prepared[4];
    const xy_table_mask v4 = ~v1;
    xy_table_pack v5_u[1] = {xy_table_pack_splat(0.0)};
    xy_table_pack v5_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v5_of_context_real[2] = {v2, v3};
    const xy_table_mask v5_of_context_boolean[1] = {v4};
    xy_table_mask v5_done = { 0 };
    for (int v5_pass = 0; (v5_pass < 40) && !xy_table_pack_all(v5_done); v5_pass++) {
        xy_table_pack v5_next_u[1];
        xy_table_pack v5_next_polished[1];
        xy_table_mask v5_ends;
        xy_table_pack_dynamics_loads(prepared, v5_u, v5_polished, v5_of_context_real, v5_of_context_boolean, v5_next_u, v5_next_polished, &v5_ends);
        v5_u[0] = xy_table_pack_select(v5_done, v5_u[0], v5_next_u[0]);
        v5_polished[0] = xy_table_pack_select(v5_done, v5_polished[0], v5_next_polished[0]);
        v5_done |= v5_ends;
    }
    f[1] = xy_table_pack_select(v1, tau[1], v5_u[0]);
    const xy_table_pack v6 = 1.0 / xy_table_pack_select(v4, xy_table_pack_select(v1, xy_table_pack_splat(1.0), prepared[1]), xy_table_pack_splat(1.0));
    const xy_table_pack v7 = xy_table_pack_select(v1, xy_table_pack_splat(0.0), v6 * xy_table_pack_select(v1, xy_table_pack_splat(0.0), tau[1])) - (xy_table_pack_select(v1, xy_table_pack_splat(0.0), v6 * xy_table_pack_select(v1, xy_table_pack_splat(0.0), xy_table_pack_splat(1.0))) * v5_u[0]);
    const xy_table_pack v8 = xy_table_pack_select(v1, xy_table_pack_splat(0.0), v7);
    qdd[1] = v8;
    const xy_table_mask v9 = ((xy_table_mask)(xy_table_pack_abs(v0) < xy_table_pack_splat(1e+38)) & (xy_table_mask)(xy_table_pack_abs(v8) < xy_table_pack_splat(1e+38))) & (xy_table_mask)(xy_table_pack_abs(tau[0]) < xy_table_pack_splat(1e+38));
    const xy_table_pack v10 = xy_table_pack_select(v1, xy_table_pack_splat(0.0), v2 * (prepared[0] * xy_table_pack_abs(v3)));
    const xy_table_pack v11 = xy_table_pack_max(xy_table_pack_abs(v10), xy_table_pack_abs(v5_u[0]));
    const xy_table_mask v12 = v5_done & (xy_table_mask)(xy_table_pack_abs(v5_u[0] - v10) <= (v11 * xy_table_pack_select((xy_table_mask)(v11 < (1.0000000009313226 * v11)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    *status = xy_table_pack_select(v9 & (xy_table_mask)(xy_table_pack_abs(tau[1]) < xy_table_pack_splat(1e+38)), xy_table_pack_select(v12, xy_table_pack_splat(0.0), xy_table_pack_splat(5.0)), xy_table_pack_splat(6.0));
}

void xy_table_friction_dynamics_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_mask mode_pack[2];
        xy_table_pack f_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack status_pack[1];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        xy_table_pack_friction_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, status_pack);
        xy_table_pack_give(2U, count, first, lanes, f_pack, f);
        xy_table_pack_give(2U, count, first, lanes, qdd_pack, qdd);
        xy_table_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

void xy_table_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_mask mode_pack[2];
        xy_table_pack f_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack status_pack[1];

        xy_table_pack_take(5U, count, first, lanes, prepared, prepared_pack);
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        xy_table_pack_friction_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, status_pack);
        xy_table_pack_give(2U, count, first, lanes, f_pack, f);
        xy_table_pack_give(2U, count, first, lanes, qdd_pack, qdd);
        xy_table_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

static XY_TABLE_APART void xy_table_pack_limits_loads(const xy_table_pack *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    const xy_table_pack v0 = xy_table_pack_select(context_boolean[0], context_real[0] * (prepared[0] * xy_table_pack_abs(context_real[1])), xy_table_pack_splat(0.0));
    const xy_table_pack v1 = u[0] - v0;
    const xy_table_pack v2 = xy_table_pack_abs(v1);
    const xy_table_pack v3 = u[0] - v1;
    const xy_table_pack v4 = u[0] - (0.5 * v1);
    const xy_table_pack v5 = u[0] - (0.125 * v1);
    const xy_table_pack v6 = xy_table_pack_abs(v0 - v3);
    const xy_table_mask v7 = (xy_table_mask)(v6 < v2);
    const xy_table_pack v8 = xy_table_pack_select(v7, v6, v2);
    const xy_table_pack v9 = xy_table_pack_abs(v0 - v4);
    const xy_table_mask v10 = (xy_table_mask)(v9 < v8);
    const xy_table_pack v11 = xy_table_pack_select(v10, v9, v8);
    const xy_table_pack v12 = xy_table_pack_abs(v0 - v5);
    const xy_table_mask v13 = (xy_table_mask)(v12 < v11);
    const xy_table_pack v14 = xy_table_pack_select(v13, v12, v11);
    const xy_table_mask v15 = (xy_table_mask)(xy_table_pack_splat(0.0) < v14);
    u_out[0] = xy_table_pack_select(v15, v0, xy_table_pack_select(v13, v5, xy_table_pack_select(v10, v4, xy_table_pack_select(v7, v3, u[0]))));
    const xy_table_pack v16 = polished[0] + xy_table_pack_select((xy_table_mask)(v2 <= (1e-05 * xy_table_pack_max(xy_table_pack_abs(u[0]), xy_table_pack_abs(v0)))), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    polished_out[0] = v16;
    const xy_table_mask v17 = (xy_table_mask)(xy_table_pack_splat(12.0) <= v16) | (~(((v7 | v10) | v13) | v15));
    *done = (xy_table_mask)(xy_table_pack_select(v15, xy_table_pack_splat(0.0), v14) <= xy_table_pack_splat(0.0)) | v17;
}

static XY_TABLE_APART void xy_table_pack_friction_limits(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_pack *restrict tau, const xy_table_mask *restrict mode, xy_table_pack *restrict f, xy_table_pack *restrict qdd, xy_table_pack *restrict low, xy_table_pack *restrict high, xy_table_pack *restrict load, xy_table_pack *restrict status)
{
    (void)q;
    (void)qd;
    f[0] = xy_table_pack_splat(0.0);
    low[0] = xy_table_pack_splat(0.0);
    high[0] = xy_table_pack_splat(0.0);
    load[0] = xy_table_pack_splat(0.0);
    const xy_table_mask v0 = (xy_table_mask)(xy_table_pack_whole(0) == mode[1]);
    const xy_table_mask v1 = ~v0;
    const xy_table_pack v2 = tau[0] * prepared[4];
    load[1] = v2;
    const xy_table_pack v3 = xy_table_pack_real_of(mode[1]);
    xy_table_pack v4_u[1] = {xy_table_pack_splat(0.0)};
    xy_table_pack v4_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v4_of_context_real[2] = {v3, v2};
    const xy_table_mask v4_of_context_boolean[1] = {v1};
    xy_table_mask v4_done = { 0 };
    for (int v4_pass = 0; (v4_pass < 40) && !xy_table_pack_all(v4_done); v4_pass++) {
        xy_table_pack v4_next_u[1];
        xy_table_pack v4_next_polished[1];
        xy_table_mask v4_ends;
        xy_table_pack_limits_loads(prepared, v4_u, v4_polished, v4_of_context_real, v4_of_context_boolean, v4_next_u, v4_next_polished, &v4_ends);
        v4_u[0] = xy_table_pack_select(v4_done, v4_u[0], v4_next_u[0]);
        v4_polished[0] = xy_table_pack_select(v4_done, v4_polished[0], v4_next_polished[0]);
        v4_done |= v4_ends;
    }
    f[1] = xy_table_pack_select(v0, tau[1], v4_u[0]);
    const xy_table_pack v5 = tau[0] * prepared[3];
    qdd[0] = v5;
    const xy_table_pack v6 = 1.0 / xy_table_pack_select(v1, xy_table_pack_select(v0, xy_table_pack_splat(1.0), prepared[1]), xy_table_pack_splat(1.0));
    const xy_table_pack v7 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), v6 * xy_table_pack_select(v0, xy_table_pack_splat(0.0), tau[1])) - (xy_table_pack_select(v0, xy_table_pack_splat(0.0), v6 * xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_splat(1.0))) * v4_u[0]);
    const xy_table_pack v8 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), v7);
    qdd[1] = v8;
    const xy_table_pack v9 = prepared[0] * xy_table_pack_abs(v2);
    high[1] = v9;
    low[1] = -v9;
    const xy_table_pack v10 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), v3 * v9);
    const xy_table_pack v11 = xy_table_pack_max(xy_table_pack_abs(v10), xy_table_pack_abs(v4_u[0]));
    const xy_table_mask v12 = v4_done & (xy_table_mask)(xy_table_pack_abs(v10 - v4_u[0]) <= (v11 * xy_table_pack_select((xy_table_mask)(v11 < (1.0000000009313226 * v11)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    const xy_table_mask v13 = (xy_table_mask)(xy_table_pack_abs(tau[0]) < xy_table_pack_splat(1e+38)) & ((xy_table_mask)(xy_table_pack_abs(v5) < xy_table_pack_splat(1e+38)) & (xy_table_mask)(xy_table_pack_abs(v8) < xy_table_pack_splat(1e+38)));
    *status = xy_table_pack_select((xy_table_mask)(xy_table_pack_abs(tau[1]) < xy_table_pack_splat(1e+38)) & v13, xy_table_pack_select(v12, xy_table_pack_splat(0.0), xy_table_pack_splat(5.0)), xy_table_pack_splat(6.0));
}

void xy_table_friction_limits_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_mask mode_pack[2];
        xy_table_pack f_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack low_pack[2];
        xy_table_pack high_pack[2];
        xy_table_pack load_pack[2];
        xy_table_pack status_pack[1];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        xy_table_pack_friction_limits(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, low_pack, high_pack, load_pack, status_pack);
        xy_table_pack_give(2U, count, first, lanes, f_pack, f);
        xy_table_pack_give(2U, count, first, lanes, qdd_pack, qdd);
        xy_table_pack_give(2U, count, first, lanes, low_pack, low);
        xy_table_pack_give(2U, count, first, lanes, high_pack, high);
        xy_table_pack_give(2U, count, first, lanes, load_pack, load);
        xy_table_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

void xy_table_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_mask mode_pack[2];
        xy_table_pack f_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack low_pack[2];
        xy_table_pack high_pack[2];
        xy_table_pack load_pack[2];
        xy_table_pack status_pack[1];

        xy_table_pack_take(5U, count, first, lanes, prepared, prepared_pack);
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        xy_table_pack_friction_limits(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, low_pack, high_pack, load_pack, status_pack);
        xy_table_pack_give(2U, count, first, lanes, f_pack, f);
        xy_table_pack_give(2U, count, first, lanes, qdd_pack, qdd);
        xy_table_pack_give(2U, count, first, lanes, low_pack, low);
        xy_table_pack_give(2U, count, first, lanes, high_pack, high);
        xy_table_pack_give(2U, count, first, lanes, load_pack, load);
        xy_table_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

static XY_TABLE_APART void xy_table_pack_before_loads(const xy_table_pack *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    const xy_table_pack v0 = xy_table_pack_select(context_boolean[0], context_real[0] * (prepared[0] * xy_table_pack_abs(context_real[1])), xy_table_pack_splat(0.0));
    const xy_table_pack v1 = u[0] - v0;
    const xy_table_pack v2 = xy_table_pack_abs(v1);
    const xy_table_pack v3 = u[0] - v1;
    const xy_table_pack v4 = u[0] - (0.5 * v1);
    const xy_table_pack v5 = u[0] - (0.125 * v1);
    const xy_table_pack v6 = xy_table_pack_abs(v0 - v3);
    const xy_table_mask v7 = (xy_table_mask)(v6 < v2);
    const xy_table_pack v8 = xy_table_pack_select(v7, v6, v2);
    const xy_table_pack v9 = xy_table_pack_abs(v0 - v4);
    const xy_table_mask v10 = (xy_table_mask)(v9 < v8);
    const xy_table_pack v11 = xy_table_pack_select(v10, v9, v8);
    const xy_table_pack v12 = xy_table_pack_abs(v0 - v5);
    const xy_table_mask v13 = (xy_table_mask)(v12 < v11);
    const xy_table_pack v14 = xy_table_pack_select(v13, v12, v11);
    const xy_table_mask v15 = (xy_table_mask)(xy_table_pack_splat(0.0) < v14);
    u_out[0] = xy_table_pack_select(v15, v0, xy_table_pack_select(v13, v5, xy_table_pack_select(v10, v4, xy_table_pack_select(v7, v3, u[0]))));
    const xy_table_pack v16 = polished[0] + xy_table_pack_select((xy_table_mask)(v2 <= (1e-05 * xy_table_pack_max(xy_table_pack_abs(u[0]), xy_table_pack_abs(v0)))), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    polished_out[0] = v16;
    const xy_table_mask v17 = (xy_table_mask)(xy_table_pack_splat(12.0) <= v16) | (~(((v7 | v10) | v13) | v15));
    *done = (xy_table_mask)(xy_table_pack_select(v15, xy_table_pack_splat(0.0), v14) <= xy_table_pack_splat(0.0)) | v17;
}

static XY_TABLE_APART void xy_table_pack_decide_pattern_loads(const xy_table_pack *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    const xy_table_pack v0 = xy_table_pack_select(context_boolean[0], context_real[0] * (prepared[0] * xy_table_pack_abs(context_real[1])), xy_table_pack_splat(0.0));
    const xy_table_pack v1 = u[0] - v0;
    const xy_table_pack v2 = xy_table_pack_abs(v1);
    const xy_table_pack v3 = u[0] - v1;
    const xy_table_pack v4 = u[0] - (0.5 * v1);
    const xy_table_pack v5 = u[0] - (0.125 * v1);
    const xy_table_pack v6 = xy_table_pack_abs(v0 - v3);
    const xy_table_mask v7 = (xy_table_mask)(v6 < v2);
    const xy_table_pack v8 = xy_table_pack_select(v7, v6, v2);
    const xy_table_pack v9 = xy_table_pack_abs(v0 - v4);
    const xy_table_mask v10 = (xy_table_mask)(v9 < v8);
    const xy_table_pack v11 = xy_table_pack_select(v10, v9, v8);
    const xy_table_pack v12 = xy_table_pack_abs(v0 - v5);
    const xy_table_mask v13 = (xy_table_mask)(v12 < v11);
    const xy_table_pack v14 = xy_table_pack_select(v13, v12, v11);
    const xy_table_mask v15 = (xy_table_mask)(xy_table_pack_splat(0.0) < v14);
    u_out[0] = xy_table_pack_select(v15, v0, xy_table_pack_select(v13, v5, xy_table_pack_select(v10, v4, xy_table_pack_select(v7, v3, u[0]))));
    const xy_table_pack v16 = polished[0] + xy_table_pack_select((xy_table_mask)(v2 <= (1e-05 * xy_table_pack_max(xy_table_pack_abs(u[0]), xy_table_pack_abs(v0)))), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    polished_out[0] = v16;
    const xy_table_mask v17 = (xy_table_mask)(xy_table_pack_splat(12.0) <= v16) | (~(((v7 | v10) | v13) | v15));
    *done = (xy_table_mask)(xy_table_pack_select(v15, xy_table_pack_splat(0.0), v14) <= xy_table_pack_splat(0.0)) | v17;
}

static XY_TABLE_APART void xy_table_pack_decide_pattern(const xy_table_pack *restrict prepared, const xy_table_mask *restrict pattern, const xy_table_mask *restrict best, const xy_table_mask *restrict flag, const xy_table_pack *restrict number, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict pattern_out, xy_table_mask *restrict best_out, xy_table_mask *restrict flag_out, xy_table_pack *restrict number_out, xy_table_mask *restrict done)
{
    const xy_table_mask v0 = (xy_table_mask)(xy_table_pack_whole(0) == pattern[0]);
    const xy_table_mask v1 = ~v0;
    const xy_table_pack v2 = context_real[1] * (1.0 / context_real[0]);
    const xy_table_pack v3 = prepared[1] * v2;
    const xy_table_pack v4 = xy_table_pack_real_of(pattern[0]);
    xy_table_pack v5_u[1] = {number[2]};
    xy_table_pack v5_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v5_of_context_real[2] = {v4, v3};
    const xy_table_mask v5_of_context_boolean[1] = {v1};
    xy_table_mask v5_done = { 0 };
    for (int v5_pass = 0; (v5_pass < 40) && !xy_table_pack_all(v5_done); v5_pass++) {
        xy_table_pack v5_next_u[1];
        xy_table_pack v5_next_polished[1];
        xy_table_mask v5_ends;
        xy_table_pack_decide_pattern_loads(prepared, v5_u, v5_polished, v5_of_context_real, v5_of_context_boolean, v5_next_u, v5_next_polished, &v5_ends);
        v5_u[0] = xy_table_pack_select(v5_done, v5_u[0], v5_next_u[0]);
        v5_polished[0] = xy_table_pack_select(v5_done, v5_polished[0], v5_next_polished[0]);
        v5_done |= v5_ends;
    }
    number_out[2] = v5_u[0];
    const xy_table_pack v6 = xy_table_pack_select(v0, context_real[2], v5_u[0]);
    const xy_table_pack v7 = prepared[0] * xy_table_pack_abs(v3);
    const xy_table_pack v8 = 1.0 / xy_table_pack_select(v1, xy_table_pack_select(v0, xy_table_pack_splat(1.0), prepared[1]), xy_table_pack_splat(1.0));
    const xy_table_pack v9 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_splat(1.0));
    const xy_table_pack v10 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_select(v0, xy_table_pack_splat(0.0), v8 * xy_table_pack_select(v0, xy_table_pack_splat(0.0), context_real[2])) - (v5_u[0] * xy_table_pack_select(v0, xy_table_pack_splat(0.0), v9 * v8)));
    const xy_table_pack v11 = xy_table_pack_select(v0, xy_table_pack_min(v6 + v7, v7 - v6), v4 * v10);
    const xy_table_pack v12 = xy_table_pack_select(v0, v11, prepared[1] * v11);
    const xy_table_pack v13 = xy_table_pack_max(xy_table_pack_abs(context_real[2]), xy_table_pack_abs(v6));
    const xy_table_mask v14 = ~flag[0];
    const xy_table_mask v15 = context_boolean[4] & v14;
    const xy_table_mask v16 = (v15 & (xy_table_mask)(((-1e-06) * v13) <= v12)) | ((v0 & (xy_table_mask)(xy_table_pack_splat(0.0) <= v11)) | (xy_table_mask)(xy_table_pack_splat(0.0) < v11));
    const xy_table_pack v17 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), v4 * v7);
    const xy_table_pack v18 = xy_table_pack_max(xy_table_pack_abs(v5_u[0]), xy_table_pack_abs(v17));
    const xy_table_mask v19 = v5_done & (xy_table_mask)(xy_table_pack_abs(v5_u[0] - v17) <= (v18 * xy_table_pack_select((xy_table_mask)(v18 < (1.0000000009313226 * v18)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    const xy_table_mask v20 = (context_boolean[3] | v16) & v19;
    const xy_table_mask v21 = flag[1] | v20;
    flag_out[1] = v21;
    const xy_table_mask v22 = xy_table_pack_select_whole(v15, (xy_table_mask)(xy_table_pack_whole(-1) == context_mode[0]), context_boolean[2]);
    const xy_table_mask v23 = xy_table_pack_select_whole(v15, (xy_table_mask)(xy_table_pack_whole(1) == context_mode[0]), context_boolean[1]);
    const xy_table_mask v24 = v23 | v22;
    const xy_table_pack v25 = -(1.0 - v9);
    const xy_table_mask v26 = ((v0 & ((xy_table_mask)(v25 <= xy_table_pack_splat(0.0)) & (xy_table_mask)(xy_table_pack_splat(0.0) <= v25))) & v24) | (v22 & (xy_table_mask)(xy_table_pack_whole(1) == pattern[0]));
    const xy_table_pack v27 = xy_table_pack_select(v26, v9, 1.0 + v9);
    const xy_table_mask v28 = ~(v26 | (xy_table_mask)(v27 <= xy_table_pack_select(v24, xy_table_pack_splat(1.0), xy_table_pack_splat(0.0))));
    const xy_table_mask v29 = v28 & (~v21);
    const xy_table_mask v30 = (context_boolean[4] & (v14 & v29)) & (context_boolean[2] | (context_boolean[0] | context_boolean[1]));
    const xy_table_mask v31 = xy_table_pack_select_whole((context_boolean[0] & (~v15)) & ((xy_table_mask)(v27 <= xy_table_pack_splat(0.0)) & (xy_table_mask)(xy_table_pack_splat(0.0) <= v27)), xy_table_pack_whole(0), xy_table_pack_select_whole(v23, xy_table_pack_whole(1), xy_table_pack_whole(-1)));
    pattern_out[0] = xy_table_pack_select_whole(v30, xy_table_pack_select_whole(context_boolean[0], xy_table_pack_whole(0), xy_table_pack_select_whole(context_boolean[1], xy_table_pack_whole(1), xy_table_pack_whole(-1))), xy_table_pack_select_whole(v26, xy_table_pack_select_whole(v0 & v23, xy_table_pack_whole(1), xy_table_pack_whole(-1)), v31));
    const xy_table_mask v32 = ~flag[1];
    const xy_table_mask v33 = v19 & (context_boolean[3] | (xy_table_mask)(((-1e-12) * v13) <= v12));
    const xy_table_mask v34 = ((~flag[2]) & (v32 & v33)) | (v20 & v32);
    best_out[0] = xy_table_pack_select_whole(v34, pattern[0], best[0]);
    flag_out[0] = flag[0] | v30;
    flag_out[2] = flag[2] | v33;
    const xy_table_mask v35 = flag[3] | (flag[1] & v20);
    flag_out[3] = v35;
    flag_out[4] = flag[4] | (~v19);
    flag_out[5] = xy_table_pack_select_whole(v34, xy_table_pack_whole(-1), flag[5]);
    flag_out[6] = xy_table_pack_select_whole(v34, xy_table_pack_whole(0), flag[6]);
    number_out[0] = xy_table_pack_select(v34, v2, number[0]);
    number_out[1] = xy_table_pack_select(v34, v10, number[1]);
    *done = (v21 & (v35 | (v28 | (v0 | (~v26))))) | (v29 & (~v30));
}

static XY_TABLE_APART void xy_table_pack_decide(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_pack *restrict tau, const xy_table_mask *restrict mode, const xy_table_mask *restrict reached, xy_table_mask *restrict mode_next, xy_table_pack *restrict status)
{
    (void)q;
    mode_next[0] = xy_table_pack_mode_of(qd[0]);
    const xy_table_mask v0 = (xy_table_mask)(xy_table_pack_whole(0) == mode[1]);
    const xy_table_pack v1 = tau[0] * prepared[4];
    xy_table_pack v2_u[1] = {xy_table_pack_splat(0.0)};
    xy_table_pack v2_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v2_of_context_real[2] = {xy_table_pack_real_of(mode[1]), v1};
    const xy_table_mask v2_of_context_boolean[1] = {~v0};
    xy_table_mask v2_done = v0;
    for (int v2_pass = 0; (v2_pass < 40) && !xy_table_pack_all(v2_done); v2_pass++) {
        xy_table_pack v2_next_u[1];
        xy_table_pack v2_next_polished[1];
        xy_table_mask v2_ends;
        xy_table_pack_before_loads(prepared, v2_u, v2_polished, v2_of_context_real, v2_of_context_boolean, v2_next_u, v2_next_polished, &v2_ends);
        v2_u[0] = xy_table_pack_select(v2_done, v2_u[0], v2_next_u[0]);
        v2_polished[0] = xy_table_pack_select(v2_done, v2_polished[0], v2_next_polished[0]);
        v2_done |= v2_ends;
    }
    const xy_table_mask v3 = xy_table_pack_mode_of(xy_table_pack_select(v0, tau[1], v2_u[0]));
    const xy_table_mask v4 = (xy_table_mask)(xy_table_pack_splat(0.0) == qd[1]);
    const xy_table_mask v5 = (reached[1] & v4) & (~(xy_table_mask)(xy_table_pack_whole(0) == v3));
    const xy_table_mask v6 = xy_table_pack_select_whole(v0, xy_table_pack_mode_of(qd[1]), mode[1]);
    const xy_table_pack v7 = tau[1] * prepared[5];
    const xy_table_pack v8 = xy_table_pack_abs(v7);
    const xy_table_pack v9 = 1e-08 * v8;
    const xy_table_pack v10 = -v9;
    const xy_table_mask v11 = xy_table_pack_select_whole(v4, (xy_table_mask)(v10 < v7), (xy_table_mask)(xy_table_pack_whole(1) == v6));
    const xy_table_mask v12 = v4 & (xy_table_mask)(v8 <= (v9 + (prepared[16] * xy_table_pack_sqrt(v1 * v1))));
    const xy_table_mask v13 = xy_table_pack_select_whole(v12 & (~v5), xy_table_pack_whole(0), xy_table_pack_select_whole(xy_table_pack_select_whole(v5, (xy_table_mask)(xy_table_pack_whole(1) == v3), v11), xy_table_pack_whole(1), xy_table_pack_whole(-1)));
    xy_table_mask v14_pattern[1] = {v13};
    xy_table_mask v14_best[1] = {v13};
    xy_table_mask v14_flag[7] = {xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(-1), xy_table_pack_whole(0)};
    xy_table_pack v14_number[3] = {xy_table_pack_splat(0.0), xy_table_pack_splat(0.0), xy_table_pack_splat(0.0)};
    const xy_table_pack v14_of_context_real[3] = {prepared[2], tau[0], tau[1]};
    const xy_table_mask v14_of_context_boolean[5] = {v12, v11, xy_table_pack_select_whole(v4, (xy_table_mask)(v10 < (-v7)), (xy_table_mask)(xy_table_pack_whole(-1) == v6)), ~v4, v5};
    const xy_table_mask v14_of_context_mode[1] = {v3};
    xy_table_mask v14_done = { 0 };
    for (int v14_pass = 0; (v14_pass < 6) && !xy_table_pack_all(v14_done); v14_pass++) {
        xy_table_mask v14_next_pattern[1];
        xy_table_mask v14_next_best[1];
        xy_table_mask v14_next_flag[7];
        xy_table_pack v14_next_number[3];
        xy_table_mask v14_ends;
        xy_table_pack_decide_pattern(prepared, v14_pattern, v14_best, v14_flag, v14_number, v14_of_context_real, v14_of_context_boolean, v14_of_context_mode, v14_next_pattern, v14_next_best, v14_next_flag, v14_next_number, &v14_ends);
        v14_pattern[0] = xy_table_pack_select_whole(v14_done, v14_pattern[0], v14_next_pattern[0]);
        v14_best[0] = xy_table_pack_select_whole(v14_done, v14_best[0], v14_next_best[0]);
        v14_flag[0] = xy_table_pack_select_whole(v14_done, v14_flag[0], v14_next_flag[0]);
        v14_flag[1] = xy_table_pack_select_whole(v14_done, v14_flag[1], v14_next_flag[1]);
        v14_flag[2] = xy_table_pack_select_whole(v14_done, v14_flag[2], v14_next_flag[2]);
        v14_flag[3] = xy_table_pack_select_whole(v14_done, v14_flag[3], v14_next_flag[3]);
        v14_flag[4] = xy_table_pack_select_whole(v14_done, v14_flag[4], v14_next_flag[4]);
        v14_flag[5] = xy_table_pack_select_whole(v14_done, v14_flag[5], v14_next_flag[5]);
        v14_flag[6] = xy_table_pack_select_whole(v14_done, v14_flag[6], v14_next_flag[6]);
        v14_number[0] = xy_table_pack_select(v14_done, v14_number[0], v14_next_number[0]);
        v14_number[1] = xy_table_pack_select(v14_done, v14_number[1], v14_next_number[1]);
        v14_number[2] = xy_table_pack_select(v14_done, v14_number[2], v14_next_number[2]);
        v14_done |= v14_ends;
    }
    mode_next[1] = v14_best[0];
    const xy_table_pack v15 = xy_table_pack_select(v14_done, xy_table_pack_select(v14_flag[2] | v14_flag[1], xy_table_pack_select(v14_flag[6], xy_table_pack_splat(4.0), xy_table_pack_select(v14_flag[3], xy_table_pack_splat(1.0), xy_table_pack_select(v14_flag[5], xy_table_pack_splat(0.0), xy_table_pack_splat(3.0)))), xy_table_pack_select(v14_flag[4], xy_table_pack_splat(5.0), xy_table_pack_splat(2.0))), xy_table_pack_splat(5.0));
    const xy_table_mask v16 = (xy_table_mask)(xy_table_pack_abs(tau[0]) < xy_table_pack_splat(1e+38)) & ((xy_table_mask)(xy_table_pack_abs(v14_number[1]) < xy_table_pack_splat(1e+38)) & (xy_table_mask)(xy_table_pack_abs(v14_number[0]) < xy_table_pack_splat(1e+38)));
    *status = xy_table_pack_select((xy_table_mask)(xy_table_pack_abs(tau[1]) < xy_table_pack_splat(1e+38)) & v16, v15, xy_table_pack_splat(6.0));
}

void xy_table_decide_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_mask mode_pack[2];
        xy_table_mask reached_pack[2];
        xy_table_mask mode_next_pack[2];
        xy_table_pack status_pack[1];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        xy_table_pack_take_flags(2U, count, first, lanes, reached, reached_pack);
        xy_table_pack_decide(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, reached_pack, mode_next_pack, status_pack);
        xy_table_pack_give_modes(2U, count, first, lanes, mode_next_pack, mode_next);
        xy_table_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

void xy_table_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_mask mode_pack[2];
        xy_table_mask reached_pack[2];
        xy_table_mask mode_next_pack[2];
        xy_table_pack status_pack[1];

        xy_table_pack_take(6U, count, first, lanes, prepared, prepared_pack);
        xy_table_pack_take(1U, count, first, lanes, &prepared[16U * count], &prepared_pack[16]);
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, tau, tau_pack);
        xy_table_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        xy_table_pack_take_flags(2U, count, first, lanes, reached, reached_pack);
        xy_table_pack_decide(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, reached_pack, mode_next_pack, status_pack);
        xy_table_pack_give_modes(2U, count, first, lanes, mode_next_pack, mode_next);
        xy_table_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

static XY_TABLE_APART void xy_table_pack_friction_inverse_dynamics(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_pack *restrict qdd, xy_table_pack *restrict tau, xy_table_pack *restrict low, xy_table_pack *restrict high)
{
    (void)q;
    const xy_table_pack v0 = prepared[2] * qdd[0];
    tau[0] = v0;
    const xy_table_mask v1 = (xy_table_mask)(xy_table_pack_splat(0.0) == qd[1]);
    const xy_table_pack v2 = prepared[0] * xy_table_pack_abs(prepared[1] * qdd[0]);
    const xy_table_pack v3 = (prepared[1] * qdd[1]) + (v2 * xy_table_pack_select(v1, xy_table_pack_sign(qdd[1]), xy_table_pack_sign(qd[1])));
    tau[1] = v3;
    const xy_table_pack v4 = xy_table_pack_select((xy_table_mask)(xy_table_pack_splat(0.0) == qd[0]), xy_table_pack_splat(0.0), v0);
    low[0] = v4;
    high[0] = v4;
    low[1] = xy_table_pack_select(v1, -v2, v3);
    high[1] = xy_table_pack_select(v1, v2, v3);
}

void xy_table_friction_inverse_dynamics_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_pack low_pack[2];
        xy_table_pack high_pack[2];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        xy_table_pack_friction_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack, low_pack, high_pack);
        xy_table_pack_give(2U, count, first, lanes, tau_pack, tau);
        xy_table_pack_give(2U, count, first, lanes, low_pack, low);
        xy_table_pack_give(2U, count, first, lanes, high_pack, high);
    }
}

void xy_table_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack tau_pack[2];
        xy_table_pack low_pack[2];
        xy_table_pack high_pack[2];

        xy_table_pack_take(3U, count, first, lanes, prepared, prepared_pack);
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        xy_table_pack_friction_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack, low_pack, high_pack);
        xy_table_pack_give(2U, count, first, lanes, tau_pack, tau);
        xy_table_pack_give(2U, count, first, lanes, low_pack, low);
        xy_table_pack_give(2U, count, first, lanes, high_pack, high);
    }
}

static XY_TABLE_APART void xy_table_pack_drive_forces(const xy_table_pack *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_pack *restrict qdd, xy_table_pack *restrict tau)
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = xy_table_pack_splat(0.0);
    tau[1] = xy_table_pack_splat(0.0);
}

void xy_table_drive_forces_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    xy_table_pack prepared_pack[20];

    for (size_t k = 0U; k < 20U; k++) {
        prepared_pack[k] = xy_table_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack tau_pack[2];

        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        xy_table_pack_drive_forces(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        xy_table_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

void xy_table_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += XY_TABLE_LANES) {
        const size_t lanes = ((count - first) < XY_TABLE_LANES) ? (count - first) : XY_TABLE_LANES;
        xy_table_pack prepared_pack[20];
        xy_table_pack q_pack[2];
        xy_table_pack qd_pack[2];
        xy_table_pack qdd_pack[2];
        xy_table_pack tau_pack[2];

        (void)prepared;
        xy_table_pack_take(2U, count, first, lanes, q, q_pack);
        xy_table_pack_take(2U, count, first, lanes, qd, qd_pack);
        xy_table_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        xy_table_pack_drive_forces(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        xy_table_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

#else

typedef int xy_table_has_no_vector_code;

#endif
