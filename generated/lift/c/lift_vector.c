/* Many states at a time. Compiled with LIFT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "lift.h"

#if defined(LIFT_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define LIFT_BYTES 64
#elif defined(__AVX__)
#define LIFT_BYTES 32
#else
#define LIFT_BYTES 16
#endif
#define LIFT_LANES (LIFT_BYTES / sizeof(double))
#define LIFT_APART __attribute__((noinline))

typedef double lift_pack __attribute__((vector_size(LIFT_BYTES)));
typedef double lift_unaligned __attribute__((vector_size(LIFT_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t lift_mask __attribute__((vector_size(LIFT_BYTES)));
typedef signed char lift_bytes __attribute__((vector_size(LIFT_BYTES / sizeof(double)), aligned(1), may_alias));

static inline lift_pack lift_pack_splat(double x)
{
    return x - (lift_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static LIFT_APART void lift_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, lift_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < LIFT_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static LIFT_APART void lift_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const lift_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void lift_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, lift_pack *one)
{
    if (lanes < LIFT_LANES) {
        lift_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const lift_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void lift_pack_give(size_t size, size_t count, size_t first, size_t lanes, const lift_pack *one, double *many)
{
    if (lanes < LIFT_LANES) {
        lift_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(lift_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static LIFT_APART void lift_pack_take_flags(size_t size, size_t count, size_t first, size_t lanes, const bool *many, lift_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < LIFT_LANES) {
            for (size_t i = 0U; i < LIFT_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const lift_bytes *)&many[(k * count) + first], lift_mask);
        }
        one[k] = -one[k];
    }
}

static LIFT_APART void lift_pack_give_flags(size_t size, size_t count, size_t first, size_t lanes, const lift_mask *one, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < LIFT_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (bool)(one[k] & 1)[i];
            }
        } else {
            *(lift_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k] & 1, lift_bytes);
        }
    }
}

static LIFT_APART void lift_pack_take_modes(size_t size, size_t count, size_t first, size_t lanes, const signed char *many, lift_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < LIFT_LANES) {
            for (size_t i = 0U; i < LIFT_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const lift_bytes *)&many[(k * count) + first], lift_mask);
        }
    }
}

static LIFT_APART void lift_pack_give_modes(size_t size, size_t count, size_t first, size_t lanes, const lift_mask *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < LIFT_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (signed char)(one[k])[i];
            }
        } else {
            *(lift_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k], lift_bytes);
        }
    }
}

static inline lift_pack lift_pack_select(lift_mask condition, lift_pack x, lift_pack y)
{
    return (lift_pack)(((lift_mask)x & condition) | ((lift_mask)y & ~condition));
}

static inline lift_pack lift_pack_abs(lift_pack x)
{
    return (lift_pack)((lift_mask)x & ~(lift_mask)lift_pack_splat(-0.0));
}

static inline lift_pack lift_pack_min(lift_pack x, lift_pack y)
{
    return lift_pack_select((lift_mask)(x < y), x, y);
}

static inline lift_pack lift_pack_max(lift_pack x, lift_pack y)
{
    return lift_pack_select((lift_mask)(x > y), x, y);
}

static inline lift_pack lift_pack_sign(lift_pack x)
{
    const lift_pack one = lift_pack_splat(1.0);

    return lift_pack_select((lift_mask)(x > 0.0), one, lift_pack_select((lift_mask)(x < 0.0), -one, x));
}

static inline lift_pack lift_pack_sqrt(lift_pack x)
{
    double one[LIFT_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < LIFT_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

static inline lift_mask lift_pack_select_whole(lift_mask condition, lift_mask x, lift_mask y)
{
    return (x & condition) | (y & ~condition);
}

static inline lift_mask lift_pack_whole(int64_t x)
{
    return x + (lift_mask){ 0 };
}

static inline bool lift_pack_all(lift_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < LIFT_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

static inline lift_mask lift_pack_mode_of(lift_pack x)
{
    return (lift_mask)(x < 0.0) - (lift_mask)(x > 0.0);
}

static inline lift_pack lift_pack_real_of(lift_mask mode)
{
    const lift_mask sign = mode & (lift_mask)lift_pack_splat(-0.0);

    return (lift_pack)(sign | ((lift_mask)lift_pack_splat(1.0) & (lift_mask)(mode != 0)));
}

typedef unsigned long long lift_bits __attribute__((vector_size(LIFT_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void lift_pack_sincos_pair(const lift_pack *angle, lift_pack *sine, lift_pack *cosine, lift_bits *beyond)
{
    const lift_pack x = *angle;
    union { lift_pack number; lift_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const lift_pack n = k.number - 6755399441186816.0;
    const lift_pack w = x - (n * 1.5707963267923333);
    const lift_pack r = w - (n * 2.5633441515839558e-12);
    const lift_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const lift_pack z = r * r;
    const lift_pack u = 1.0 - (0.5 * z);
    const lift_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const lift_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const lift_bits odd = 0ULL - (k.bits & 1ULL);
    const lift_bits sign = k.bits << 62;
    const lift_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const lift_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static LIFT_APART void lift_pack_sincos_beyond(size_t size, const lift_pack *angle, lift_pack *sine, lift_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const lift_mask inside = (lift_mask)(lift_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < LIFT_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void lift_pack_sincos_guard(size_t size, const lift_pack *angle, lift_pack *sine, lift_pack *cosine, const lift_bits *beyond)
{
    if (!lift_pack_all((lift_mask)((*beyond >> 18) == 0ULL))) {
        lift_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static LIFT_APART void lift_pack_mass_matrix(const lift_pack *restrict prepared, const lift_pack *restrict q, lift_pack *restrict M)
{
    (void)q;
    M[1] = lift_pack_splat(0.0);
    M[2] = lift_pack_splat(0.0);
    M[0] = prepared[4];
    M[3] = prepared[8];
}

void lift_mass_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, double *M)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack M_pack[4];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        lift_pack_give(4U, count, first, lanes, M_pack, M);
    }
}

void lift_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack M_pack[4];

        lift_pack_take(1U, count, first, lanes, &prepared[4U * count], &prepared_pack[4]);
        lift_pack_take(1U, count, first, lanes, &prepared[8U * count], &prepared_pack[8]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        lift_pack_give(4U, count, first, lanes, M_pack, M);
    }
}

static LIFT_APART void lift_pack_bias(const lift_pack *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, lift_pack *restrict h)
{
    (void)q;
    (void)qd;
    h[1] = lift_pack_splat(0.0);
    h[0] = prepared[3];
}

void lift_bias_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack h_pack[2];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        lift_pack_give(2U, count, first, lanes, h_pack, h);
    }
}

void lift_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack h_pack[2];

        lift_pack_take(1U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        lift_pack_give(2U, count, first, lanes, h_pack, h);
    }
}

static LIFT_APART void lift_pack_gravity(const lift_pack *restrict prepared, const lift_pack *restrict q, lift_pack *restrict g)
{
    (void)q;
    g[1] = lift_pack_splat(0.0);
    g[0] = prepared[3];
}

void lift_gravity_batch(const lift_prepared *prepared, size_t count, const double *q, double *g)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack g_pack[2];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_gravity(prepared_pack, q_pack, g_pack);
        lift_pack_give(2U, count, first, lanes, g_pack, g);
    }
}

void lift_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack g_pack[2];

        lift_pack_take(1U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_gravity(prepared_pack, q_pack, g_pack);
        lift_pack_give(2U, count, first, lanes, g_pack, g);
    }
}

static LIFT_APART void lift_pack_coriolis_matrix(const lift_pack *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, lift_pack *restrict C)
{
    (void)prepared;
    (void)q;
    (void)qd;
    C[0] = lift_pack_splat(0.0);
    C[1] = lift_pack_splat(0.0);
    C[2] = lift_pack_splat(0.0);
    C[3] = lift_pack_splat(0.0);
}

void lift_coriolis_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack C_pack[4];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        lift_pack_give(4U, count, first, lanes, C_pack, C);
    }
}

void lift_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack C_pack[4];

        (void)prepared;
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        lift_pack_give(4U, count, first, lanes, C_pack, C);
    }
}

static LIFT_APART void lift_pack_inverse_dynamics(const lift_pack *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_pack *restrict qdd, lift_pack *restrict tau)
{
    (void)q;
    (void)qd;
    tau[0] = prepared[3] + (prepared[4] * qdd[0]);
    tau[1] = prepared[8] * qdd[1];
}

void lift_inverse_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack qdd_pack[2];
        lift_pack tau_pack[2];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        lift_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        lift_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

void lift_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack qdd_pack[2];
        lift_pack tau_pack[2];

        lift_pack_take(2U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        lift_pack_take(1U, count, first, lanes, &prepared[8U * count], &prepared_pack[8]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        lift_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        lift_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

static LIFT_APART void lift_pack_forward_dynamics(const lift_pack *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_pack *restrict tau, lift_pack *restrict qdd)
{
    (void)q;
    (void)qd;
    qdd[0] = prepared[10] * (tau[0] - prepared[3]);
    qdd[1] = tau[1] * prepared[9];
}

void lift_forward_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack tau_pack[2];
        lift_pack qdd_pack[2];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, tau, tau_pack);
        lift_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        lift_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

void lift_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack tau_pack[2];
        lift_pack qdd_pack[2];

        lift_pack_take(1U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        lift_pack_take(2U, count, first, lanes, &prepared[9U * count], &prepared_pack[9]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, tau, tau_pack);
        lift_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        lift_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

static LIFT_APART void lift_pack_kinetic_energy(const lift_pack *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, lift_pack *restrict T)
{
    (void)q;
    *T = (prepared[12] * (qd[0] * qd[0])) + (prepared[11] * (qd[1] * qd[1]));
}

void lift_kinetic_energy_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack T_pack[1];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        lift_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void lift_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack T_pack[1];

        lift_pack_take(2U, count, first, lanes, &prepared[11U * count], &prepared_pack[11]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        lift_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static LIFT_APART void lift_pack_potential_energy(const lift_pack *restrict prepared, const lift_pack *restrict q, lift_pack *restrict V)
{
    *V = prepared[13] + (prepared[3] * q[0]);
}

void lift_potential_energy_batch(const lift_prepared *prepared, size_t count, const double *q, double *V)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack V_pack[1];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_potential_energy(prepared_pack, q_pack, V_pack);
        lift_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void lift_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack V_pack[1];

        lift_pack_take(1U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        lift_pack_take(1U, count, first, lanes, &prepared[13U * count], &prepared_pack[13]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_potential_energy(prepared_pack, q_pack, V_pack);
        lift_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static LIFT_APART void lift_pack_position_load(const lift_pack *restrict prepared, const lift_pack *restrict q, lift_pack *restrict x)
{
    (void)prepared;
    const lift_pack v0_angle[1] = {q[1]};
    lift_pack v0_sine[1];
    lift_pack v0_cosine[1];
    lift_bits v0_beyond = { 0U };
    lift_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    lift_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    x[0] = 0.15 * v0_cosine[0];
    x[1] = 0.15 * v0_sine[0];
    x[2] = 0.8 + q[0];
}

void lift_position_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *x)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack x_pack[3];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_position_load(prepared_pack, q_pack, x_pack);
        lift_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void lift_position_load_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack x_pack[3];

        (void)prepared;
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_position_load(prepared_pack, q_pack, x_pack);
        lift_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static LIFT_APART void lift_pack_rotation_load(const lift_pack *restrict prepared, const lift_pack *restrict q, lift_pack *restrict R)
{
    (void)prepared;
    const lift_pack v0_angle[1] = {q[1]};
    lift_pack v0_sine[1];
    lift_pack v0_cosine[1];
    lift_bits v0_beyond = { 0U };
    lift_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    lift_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    R[3] = v0_sine[0];
    R[0] = v0_cosine[0];
    R[4] = v0_cosine[0];
    R[2] = lift_pack_splat(0.0);
    R[5] = lift_pack_splat(0.0);
    R[6] = lift_pack_splat(0.0);
    R[7] = lift_pack_splat(0.0);
    R[8] = lift_pack_splat(1.0);
    R[1] = -v0_sine[0];
}

void lift_rotation_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *R)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack R_pack[9];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_rotation_load(prepared_pack, q_pack, R_pack);
        lift_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void lift_rotation_load_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack R_pack[9];

        (void)prepared;
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_rotation_load(prepared_pack, q_pack, R_pack);
        lift_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static LIFT_APART void lift_pack_jacobian_load(const lift_pack *restrict prepared, const lift_pack *restrict q, lift_pack *restrict J)
{
    (void)prepared;
    const lift_pack v0_angle[1] = {q[1]};
    lift_pack v0_sine[1];
    lift_pack v0_cosine[1];
    lift_bits v0_beyond = { 0U };
    lift_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    lift_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    J[0] = lift_pack_splat(0.0);
    J[2] = lift_pack_splat(0.0);
    J[5] = lift_pack_splat(0.0);
    J[6] = lift_pack_splat(0.0);
    J[7] = lift_pack_splat(0.0);
    J[8] = lift_pack_splat(0.0);
    J[9] = lift_pack_splat(0.0);
    J[10] = lift_pack_splat(0.0);
    J[4] = lift_pack_splat(1.0);
    J[11] = lift_pack_splat(1.0);
    J[3] = 0.15 * v0_cosine[0];
    J[1] = (-0.15) * v0_sine[0];
}

void lift_jacobian_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *J)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack J_pack[12];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_jacobian_load(prepared_pack, q_pack, J_pack);
        lift_pack_give(12U, count, first, lanes, J_pack, J);
    }
}

void lift_jacobian_load_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack J_pack[12];

        (void)prepared;
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_jacobian_load(prepared_pack, q_pack, J_pack);
        lift_pack_give(12U, count, first, lanes, J_pack, J);
    }
}

static LIFT_APART void lift_pack_influence_load(const lift_pack *restrict prepared, const lift_pack *restrict q, lift_pack *restrict G, lift_pack *restrict H)
{
    (void)prepared;
    const lift_pack v0_angle[1] = {q[1]};
    lift_pack v0_sine[1];
    lift_pack v0_cosine[1];
    lift_bits v0_beyond = { 0U };
    lift_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    lift_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    G[0] = lift_pack_splat(0.0);
    G[2] = lift_pack_splat(0.0);
    G[5] = lift_pack_splat(0.0);
    H[0] = lift_pack_splat(0.0);
    H[1] = lift_pack_splat(0.0);
    H[2] = lift_pack_splat(0.0);
    H[4] = lift_pack_splat(0.0);
    H[5] = lift_pack_splat(0.0);
    H[6] = lift_pack_splat(0.0);
    H[8] = lift_pack_splat(0.0);
    H[9] = lift_pack_splat(0.0);
    H[10] = lift_pack_splat(0.0);
    H[11] = lift_pack_splat(0.0);
    G[4] = lift_pack_splat(1.0);
    const lift_pack v2 = 0.15 * v0_cosine[0];
    G[3] = v2;
    const lift_pack v3 = -(0.15 * v0_sine[0]);
    G[1] = v3;
    H[7] = v3;
    H[3] = -v2;
}

void lift_influence_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack G_pack[6];
        lift_pack H_pack[12];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_influence_load(prepared_pack, q_pack, G_pack, H_pack);
        lift_pack_give(6U, count, first, lanes, G_pack, G);
        lift_pack_give(12U, count, first, lanes, H_pack, H);
    }
}

void lift_influence_load_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack G_pack[6];
        lift_pack H_pack[12];

        (void)prepared;
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_influence_load(prepared_pack, q_pack, G_pack, H_pack);
        lift_pack_give(6U, count, first, lanes, G_pack, G);
        lift_pack_give(12U, count, first, lanes, H_pack, H);
    }
}

static LIFT_APART void lift_pack_influence_rotational_load(const lift_pack *restrict prepared, const lift_pack *restrict q, lift_pack *restrict G, lift_pack *restrict H)
{
    (void)prepared;
    (void)q;
    G[0] = lift_pack_splat(0.0);
    G[1] = lift_pack_splat(0.0);
    G[2] = lift_pack_splat(0.0);
    G[3] = lift_pack_splat(0.0);
    G[4] = lift_pack_splat(0.0);
    H[0] = lift_pack_splat(0.0);
    H[1] = lift_pack_splat(0.0);
    H[2] = lift_pack_splat(0.0);
    H[3] = lift_pack_splat(0.0);
    H[4] = lift_pack_splat(0.0);
    H[5] = lift_pack_splat(0.0);
    H[6] = lift_pack_splat(0.0);
    H[7] = lift_pack_splat(0.0);
    H[8] = lift_pack_splat(0.0);
    H[9] = lift_pack_splat(0.0);
    H[10] = lift_pack_splat(0.0);
    H[11] = lift_pack_splat(0.0);
    G[5] = lift_pack_splat(1.0);
}

void lift_influence_rotational_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack G_pack[6];
        lift_pack H_pack[12];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_influence_rotational_load(prepared_pack, q_pack, G_pack, H_pack);
        lift_pack_give(6U, count, first, lanes, G_pack, G);
        lift_pack_give(12U, count, first, lanes, H_pack, H);
    }
}

void lift_influence_rotational_load_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack G_pack[6];
        lift_pack H_pack[12];

        (void)prepared;
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_influence_rotational_load(prepared_pack, q_pack, G_pack, H_pack);
        lift_pack_give(6U, count, first, lanes, G_pack, G);
        lift_pack_give(12U, count, first, lanes, H_pack, H);
    }
}

static LIFT_APART void lift_pack_inertia_power(const lift_pack *restrict prepared, const lift_pack *restrict q, lift_pack *restrict P)
{
    (void)prepared;
    (void)q;
    P[0] = lift_pack_splat(0.0);
    P[1] = lift_pack_splat(0.0);
    P[2] = lift_pack_splat(0.0);
    P[3] = lift_pack_splat(0.0);
    P[4] = lift_pack_splat(0.0);
    P[5] = lift_pack_splat(0.0);
    P[6] = lift_pack_splat(0.0);
    P[7] = lift_pack_splat(0.0);
}

void lift_inertia_power_batch(const lift_prepared *prepared, size_t count, const double *q, double *P)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack P_pack[8];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_inertia_power(prepared_pack, q_pack, P_pack);
        lift_pack_give(8U, count, first, lanes, P_pack, P);
    }
}

void lift_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack P_pack[8];

        (void)prepared;
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_inertia_power(prepared_pack, q_pack, P_pack);
        lift_pack_give(8U, count, first, lanes, P_pack, P);
    }
}

static LIFT_APART void lift_pack_reactions(const lift_pack *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_pack *restrict qdd, lift_pack *restrict F)
{
    const lift_pack v0_angle[1] = {q[1]};
    lift_pack v0_sine[1];
    lift_pack v0_cosine[1];
    lift_bits v0_beyond = { 0U };
    lift_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    lift_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const lift_pack v2 = prepared[8] * qdd[1];
    F[5] = v2;
    F[11] = v2;
    const lift_pack v3 = qd[1] * qd[1];
    const lift_pack v4 = prepared[7] * qdd[1];
    F[7] = v4;
    const lift_pack v5 = prepared[7] * v3;
    const lift_pack v6 = (v4 * v0_sine[0]) + (v5 * v0_cosine[0]);
    const lift_pack v7 = (v4 * v0_cosine[0]) - (v5 * v0_sine[0]);
    F[1] = v7;
    const lift_pack v8 = prepared[2] + qdd[0];
    F[2] = prepared[1] * v8;
    const lift_pack v9 = (prepared[7] * v8) + (prepared[14] * v3);
    const lift_pack v10 = qdd[1] * prepared[14];
    F[3] = ((v9 * v0_sine[0]) - (v10 * v0_cosine[0])) - (0.1 * v7);
    F[8] = prepared[0] * v8;
    F[0] = -v6;
    F[4] = -(((v9 * v0_cosine[0]) + (v10 * v0_sine[0])) + (0.1 * v6));
    F[6] = -v5;
    F[9] = -v10;
    F[10] = -v9;
}

void lift_reactions_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack qdd_pack[2];
        lift_pack F_pack[12];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        lift_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        lift_pack_give(12U, count, first, lanes, F_pack, F);
    }
}

void lift_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack qdd_pack[2];
        lift_pack F_pack[12];

        lift_pack_take(3U, count, first, lanes, prepared, prepared_pack);
        lift_pack_take(2U, count, first, lanes, &prepared[7U * count], &prepared_pack[7]);
        lift_pack_take(1U, count, first, lanes, &prepared[14U * count], &prepared_pack[14]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        lift_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        lift_pack_give(12U, count, first, lanes, F_pack, F);
    }
}

static LIFT_APART void lift_pack_linearize(const lift_pack *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_pack *restrict tau, lift_pack *restrict A, lift_pack *restrict B)
{
    (void)q;
    (void)qd;
    (void)tau;
    A[0] = lift_pack_splat(0.0);
    A[1] = lift_pack_splat(0.0);
    A[3] = lift_pack_splat(0.0);
    A[4] = lift_pack_splat(0.0);
    A[5] = lift_pack_splat(0.0);
    A[6] = lift_pack_splat(0.0);
    A[8] = lift_pack_splat(0.0);
    A[9] = lift_pack_splat(0.0);
    A[10] = lift_pack_splat(0.0);
    A[11] = lift_pack_splat(0.0);
    A[12] = lift_pack_splat(0.0);
    A[13] = lift_pack_splat(0.0);
    A[14] = lift_pack_splat(0.0);
    A[15] = lift_pack_splat(0.0);
    B[0] = lift_pack_splat(0.0);
    B[1] = lift_pack_splat(0.0);
    B[2] = lift_pack_splat(0.0);
    B[3] = lift_pack_splat(0.0);
    B[5] = lift_pack_splat(0.0);
    B[6] = lift_pack_splat(0.0);
    A[2] = lift_pack_splat(1.0);
    A[7] = lift_pack_splat(1.0);
    B[7] = prepared[9];
    B[4] = prepared[10];
}

void lift_linearize_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack tau_pack[2];
        lift_pack A_pack[16];
        lift_pack B_pack[8];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, tau, tau_pack);
        lift_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        lift_pack_give(16U, count, first, lanes, A_pack, A);
        lift_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

void lift_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack tau_pack[2];
        lift_pack A_pack[16];
        lift_pack B_pack[8];

        lift_pack_take(2U, count, first, lanes, &prepared[9U * count], &prepared_pack[9]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, tau, tau_pack);
        lift_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        lift_pack_give(16U, count, first, lanes, A_pack, A);
        lift_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

static LIFT_APART void lift_pack_linearize_step(const lift_pack *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_pack *restrict tau, lift_pack dt, lift_pack *restrict q_next, lift_pack *restrict qd_next, lift_pack *restrict A, lift_pack *restrict B)
{
    A[1] = lift_pack_splat(0.0);
    A[3] = lift_pack_splat(0.0);
    A[4] = lift_pack_splat(0.0);
    A[6] = lift_pack_splat(0.0);
    A[8] = lift_pack_splat(0.0);
    A[9] = lift_pack_splat(0.0);
    A[11] = lift_pack_splat(0.0);
    A[12] = lift_pack_splat(0.0);
    A[13] = lift_pack_splat(0.0);
    A[14] = lift_pack_splat(0.0);
    B[1] = lift_pack_splat(0.0);
    B[2] = lift_pack_splat(0.0);
    B[5] = lift_pack_splat(0.0);
    B[6] = lift_pack_splat(0.0);
    A[0] = lift_pack_splat(1.0);
    A[5] = lift_pack_splat(1.0);
    A[10] = lift_pack_splat(1.0);
    A[15] = lift_pack_splat(1.0);
    A[2] = dt;
    A[7] = dt;
    const lift_pack v0 = (tau[0] * prepared[10]) - prepared[15];
    const lift_pack v1 = dt * dt;
    q_next[0] = (q[0] + (qd[0] * dt)) + (v0 * (0.5 * v1));
    q_next[1] = (q[1] + (qd[1] * dt)) + (v1 * (tau[1] * prepared[16]));
    qd_next[0] = qd[0] + (dt * v0);
    qd_next[1] = qd[1] + (prepared[17] * (tau[1] * dt));
    B[0] = prepared[18] * v1;
    B[3] = prepared[19] * v1;
    B[4] = dt * prepared[20];
    B[7] = dt * prepared[21];
}

void lift_linearize_step_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack tau_pack[2];
        lift_pack dt_pack[1];
        lift_pack q_next_pack[2];
        lift_pack qd_next_pack[2];
        lift_pack A_pack[16];
        lift_pack B_pack[8];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, tau, tau_pack);
        lift_pack_take(1U, count, first, lanes, dt, dt_pack);
        lift_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        lift_pack_give(2U, count, first, lanes, q_next_pack, q_next);
        lift_pack_give(2U, count, first, lanes, qd_next_pack, qd_next);
        lift_pack_give(16U, count, first, lanes, A_pack, A);
        lift_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

void lift_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack tau_pack[2];
        lift_pack dt_pack[1];
        lift_pack q_next_pack[2];
        lift_pack qd_next_pack[2];
        lift_pack A_pack[16];
        lift_pack B_pack[8];

        lift_pack_take(1U, count, first, lanes, &prepared[10U * count], &prepared_pack[10]);
        lift_pack_take(7U, count, first, lanes, &prepared[15U * count], &prepared_pack[15]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, tau, tau_pack);
        lift_pack_take(1U, count, first, lanes, dt, dt_pack);
        lift_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        lift_pack_give(2U, count, first, lanes, q_next_pack, q_next);
        lift_pack_give(2U, count, first, lanes, qd_next_pack, qd_next);
        lift_pack_give(16U, count, first, lanes, A_pack, A);
        lift_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

static LIFT_APART void lift_pack_regressor(const lift_pack *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_pack *restrict qdd, lift_pack *restrict Y)
{
    (void)q;
    (void)qd;
    Y[1] = lift_pack_splat(0.0);
    Y[2] = lift_pack_splat(0.0);
    Y[3] = lift_pack_splat(0.0);
    Y[4] = lift_pack_splat(0.0);
    Y[5] = lift_pack_splat(0.0);
    Y[6] = lift_pack_splat(0.0);
    Y[7] = lift_pack_splat(0.0);
    Y[8] = lift_pack_splat(0.0);
    Y[9] = lift_pack_splat(0.0);
    Y[11] = lift_pack_splat(0.0);
    Y[12] = lift_pack_splat(0.0);
    Y[13] = lift_pack_splat(0.0);
    Y[14] = lift_pack_splat(0.0);
    Y[15] = lift_pack_splat(0.0);
    Y[16] = lift_pack_splat(0.0);
    Y[17] = lift_pack_splat(0.0);
    Y[18] = lift_pack_splat(0.0);
    Y[19] = lift_pack_splat(0.0);
    Y[20] = lift_pack_splat(0.0);
    Y[21] = lift_pack_splat(0.0);
    Y[22] = lift_pack_splat(0.0);
    Y[23] = lift_pack_splat(0.0);
    Y[24] = lift_pack_splat(0.0);
    Y[25] = lift_pack_splat(0.0);
    Y[26] = lift_pack_splat(0.0);
    Y[27] = lift_pack_splat(0.0);
    Y[28] = lift_pack_splat(0.0);
    Y[29] = lift_pack_splat(0.0);
    Y[30] = lift_pack_splat(0.0);
    Y[31] = lift_pack_splat(0.0);
    Y[32] = lift_pack_splat(0.0);
    Y[33] = lift_pack_splat(0.0);
    Y[34] = lift_pack_splat(0.0);
    Y[35] = lift_pack_splat(0.0);
    Y[36] = lift_pack_splat(0.0);
    Y[37] = lift_pack_splat(0.0);
    Y[38] = lift_pack_splat(0.0);
    Y[39] = qdd[1];
    const lift_pack v0 = prepared[2] + qdd[0];
    Y[0] = v0;
    Y[10] = v0;
}

void lift_regressor_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack qdd_pack[2];
        lift_pack Y_pack[40];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        lift_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        lift_pack_give(40U, count, first, lanes, Y_pack, Y);
    }
}

void lift_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack qdd_pack[2];
        lift_pack Y_pack[40];

        lift_pack_take(1U, count, first, lanes, &prepared[2U * count], &prepared_pack[2]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        lift_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        lift_pack_give(40U, count, first, lanes, Y_pack, Y);
    }
}

static LIFT_APART void lift_pack_stiffness_matrix(const lift_pack *restrict prepared, const lift_pack *restrict q, lift_pack *restrict K)
{
    (void)prepared;
    (void)q;
    K[0] = lift_pack_splat(0.0);
    K[1] = lift_pack_splat(0.0);
    K[2] = lift_pack_splat(0.0);
    K[3] = lift_pack_splat(0.0);
}

void lift_stiffness_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, double *K)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack K_pack[4];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        lift_pack_give(4U, count, first, lanes, K_pack, K);
    }
}

void lift_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack K_pack[4];

        (void)prepared;
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        lift_pack_give(4U, count, first, lanes, K_pack, K);
    }
}

static LIFT_APART void lift_pack_damping_matrix(const lift_pack *restrict prepared, const lift_pack *restrict q, lift_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = lift_pack_splat(0.0);
    D[1] = lift_pack_splat(0.0);
    D[2] = lift_pack_splat(0.0);
    D[3] = lift_pack_splat(0.0);
}

void lift_damping_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, double *D)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack D_pack[4];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        lift_pack_give(4U, count, first, lanes, D_pack, D);
    }
}

void lift_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack D_pack[4];

        (void)prepared;
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        lift_pack_give(4U, count, first, lanes, D_pack, D);
    }
}

static LIFT_APART void lift_pack_sticking_loads(const lift_pack *restrict prepared, const lift_pack *restrict u, const lift_pack *restrict polished, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_pack *restrict u_out, lift_pack *restrict polished_out, lift_mask *restrict done)
{
    (void)prepared;
    const lift_pack v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const lift_pack v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const lift_pack v2 = context_real[3] * context_real[0];
    const lift_pack v3 = v1 + (u[0] * v2);
    const lift_pack v4 = context_real[0] * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v3), lift_pack_splat(1.9), lift_pack_splat(-1.25));
    const lift_pack v5 = lift_pack_select(context_boolean[0], v0 + (v3 * v4), lift_pack_splat(0.0));
    const lift_pack v6 = v1 + (v2 * v5);
    const lift_pack v7 = lift_pack_abs(v5 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v6), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v6)), lift_pack_splat(0.0)));
    const lift_pack v8 = context_real[7] + (u[0] * context_real[6]);
    const lift_pack v9 = 0.0096 * context_real[5];
    const lift_pack v10 = lift_pack_select(context_boolean[1], lift_pack_abs(v8) * v9, lift_pack_splat(0.0));
    const lift_pack v11 = lift_pack_max(v7, lift_pack_abs(v10 - lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v5)), lift_pack_splat(0.0))));
    const lift_pack v12 = 1.0 - lift_pack_select(context_boolean[0], v2 * v4, lift_pack_splat(0.0));
    const lift_pack v13 = lift_pack_select(context_boolean[1], v9 * (context_real[6] * lift_pack_select((lift_mask)(v8 < lift_pack_splat(0.0)), lift_pack_splat(-1.0), lift_pack_splat(1.0))), lift_pack_splat(0.0));
    const lift_mask v14 = (lift_mask)(lift_pack_abs(v12) < lift_pack_abs(v13));
    const lift_pack v15 = u[0] - v5;
    const lift_pack v16 = u[1] - v10;
    const lift_pack v17 = -v13;
    const lift_pack v18 = lift_pack_select(v14, v12, v17);
    const lift_pack v19 = 1.0 / lift_pack_select(v14, v17, v12);
    const lift_pack v20 = v19 * lift_pack_select(v14, v16, v15);
    const lift_pack v21 = v19 * lift_pack_select(v14, lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_pack v22 = ((v18 * v20) - lift_pack_select(v14, v15, v16)) / ((v18 * v21) - lift_pack_select(v14, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_pack v23 = (v21 * v22) - v20;
    const lift_pack v24 = u[0] + (0.125 * v23);
    const lift_pack v25 = v1 + (v2 * v24);
    const lift_pack v26 = lift_pack_abs(v24 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v25), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v25)), lift_pack_splat(0.0)));
    const lift_pack v27 = u[1] - (0.125 * v22);
    const lift_pack v28 = lift_pack_max(v26, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v24)), lift_pack_splat(0.0)) - v27));
    const lift_pack v29 = u[0] + (0.5 * v23);
    const lift_pack v30 = v1 + (v2 * v29);
    const lift_pack v31 = lift_pack_abs(v29 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v30), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v30)), lift_pack_splat(0.0)));
    const lift_pack v32 = u[1] - (0.5 * v22);
    const lift_pack v33 = lift_pack_max(v31, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v29)), lift_pack_splat(0.0)) - v32));
    const lift_pack v34 = u[0] + v23;
    const lift_pack v35 = u[1] - v22;
    const lift_pack v36 = v1 + (v2 * v34);
    const lift_pack v37 = lift_pack_abs(v34 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v36), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v36)), lift_pack_splat(0.0)));
    const lift_pack v38 = lift_pack_max(lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v34)), lift_pack_splat(0.0)) - v35), v37);
    const lift_pack v39 = lift_pack_max(lift_pack_abs(v15), lift_pack_abs(v16));
    const lift_mask v40 = (lift_mask)(v38 < v39);
    const lift_pack v41 = lift_pack_select(v40, v38, v39);
    const lift_mask v42 = (lift_mask)(v33 < v41);
    const lift_pack v43 = lift_pack_select(v42, v33, v41);
    const lift_mask v44 = (lift_mask)(v28 < v43);
    const lift_pack v45 = lift_pack_select(v44, v28, v43);
    const lift_mask v46 = (lift_mask)(v11 < v45);
    u_out[0] = lift_pack_select(v46, v5, lift_pack_select(v44, v24, lift_pack_select(v42, v29, lift_pack_select(v40, v34, u[0]))));
    u_out[1] = lift_pack_select(v46, v10, lift_pack_select(v44, v27, lift_pack_select(v42, v32, lift_pack_select(v40, v35, u[1]))));
    const lift_pack v47 = 1e-05 * lift_pack_max(lift_pack_max(lift_pack_abs(v5), lift_pack_max(lift_pack_abs(u[0]), lift_pack_abs(u[1]))), lift_pack_abs(v10));
    const lift_pack v48 = polished[0] + lift_pack_select((lift_mask)(v39 <= v47), lift_pack_splat(1.0), lift_pack_splat(0.0));
    polished_out[0] = v48;
    const lift_mask v49 = (lift_mask)(lift_pack_splat(12.0) <= v48) | (~(v46 | (v44 | (v40 | v42))));
    *done = v49 | (lift_mask)(lift_pack_select(v46, v11, v45) <= lift_pack_splat(0.0));
}

static LIFT_APART void lift_pack_sticking_forces(const lift_pack *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_pack *restrict tau, const lift_mask *restrict stuck, lift_pack *restrict f, lift_pack *restrict qdd)
{
    (void)q;
    const lift_pack v0 = tau[0] - prepared[3];
    const lift_mask v1 = ~stuck[0];
    const lift_pack v2 = 1.0 / lift_pack_select(v1, lift_pack_select(stuck[0], lift_pack_splat(1.0), prepared[4]), lift_pack_splat(1.0));
    const lift_pack v3 = lift_pack_select(stuck[0], lift_pack_splat(0.0), v2 * lift_pack_select(stuck[0], lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_pack v4 = lift_pack_select(stuck[0], lift_pack_splat(0.0), v2 * lift_pack_select(stuck[0], lift_pack_splat(0.0), v0));
    const lift_mask v5 = ~stuck[1];
    lift_pack v6_u[2] = {lift_pack_splat(0.0), lift_pack_splat(0.0)};
    lift_pack v6_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v6_of_context_real[8] = {lift_pack_sign(qd[0]), 120.0 * qd[0], 625.0 * qd[0], (312.5 * v3) - 1.0, tau[0] - (312.5 * v4), lift_pack_sign(qd[1]), prepared[6] * v3, prepared[5] + (prepared[0] * v4)};
    const lift_mask v6_of_context_boolean[2] = {v1, v5};
    lift_mask v6_done = { 0 };
    for (int v6_pass = 0; (v6_pass < 40) && !lift_pack_all(v6_done); v6_pass++) {
        lift_pack v6_next_u[2];
        lift_pack v6_next_polished[1];
        lift_mask v6_ends;
        lift_pack_sticking_loads(prepared, v6_u, v6_polished, v6_of_context_real, v6_of_context_boolean, v6_next_u, v6_next_polished, &v6_ends);
        v6_u[0] = lift_pack_select(v6_done, v6_u[0], v6_next_u[0]);
        v6_u[1] = lift_pack_select(v6_done, v6_u[1], v6_next_u[1]);
        v6_polished[0] = lift_pack_select(v6_done, v6_polished[0], v6_next_polished[0]);
        v6_done |= v6_ends;
    }
    f[0] = lift_pack_select(stuck[0], v0, v6_u[0]);
    f[1] = lift_pack_select(stuck[1], tau[1], v6_u[1]);
    qdd[0] = lift_pack_select(stuck[0], lift_pack_splat(0.0), v4 - (v3 * v6_u[0]));
    const lift_pack v7 = 1.0 / lift_pack_select(v5, lift_pack_select(stuck[1], lift_pack_splat(1.0), prepared[8]), lift_pack_splat(1.0));
    const lift_pack v8 = lift_pack_select(stuck[1], lift_pack_splat(0.0), v7 * lift_pack_select(stuck[1], lift_pack_splat(0.0), tau[1])) - (v6_u[1] * lift_pack_select(stuck[1], lift_pack_splat(0.0), v7 * lift_pack_select(stuck[1], lift_pack_splat(0.0), lift_pack_splat(1.0))));
    qdd[1] = lift_pack_select(stuck[1], lift_pack_splat(0.0), v8);
}

void lift_sticking_forces_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack tau_pack[2];
        lift_mask stuck_pack[2];
        lift_pack f_pack[2];
        lift_pack qdd_pack[2];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, tau, tau_pack);
        lift_pack_take_flags(2U, count, first, lanes, stuck, stuck_pack);
        lift_pack_sticking_forces(prepared_pack, q_pack, qd_pack, tau_pack, stuck_pack, f_pack, qdd_pack);
        lift_pack_give(2U, count, first, lanes, f_pack, f);
        lift_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

void lift_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack tau_pack[2];
        lift_mask stuck_pack[2];
        lift_pack f_pack[2];
        lift_pack qdd_pack[2];

        lift_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        lift_pack_take(6U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, tau, tau_pack);
        lift_pack_take_flags(2U, count, first, lanes, stuck, stuck_pack);
        lift_pack_sticking_forces(prepared_pack, q_pack, qd_pack, tau_pack, stuck_pack, f_pack, qdd_pack);
        lift_pack_give(2U, count, first, lanes, f_pack, f);
        lift_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

static LIFT_APART void lift_pack_dynamics_loads(const lift_pack *restrict prepared, const lift_pack *restrict u, const lift_pack *restrict polished, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_pack *restrict u_out, lift_pack *restrict polished_out, lift_mask *restrict done)
{
    (void)prepared;
    const lift_pack v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const lift_pack v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const lift_pack v2 = context_real[3] * context_real[0];
    const lift_pack v3 = v1 + (u[0] * v2);
    const lift_pack v4 = context_real[0] * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v3), lift_pack_splat(1.9), lift_pack_splat(-1.25));
    const lift_pack v5 = lift_pack_select(context_boolean[0], v0 + (v3 * v4), lift_pack_splat(0.0));
    const lift_pack v6 = v1 + (v2 * v5);
    const lift_pack v7 = lift_pack_abs(v5 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v6), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v6)), lift_pack_splat(0.0)));
    const lift_pack v8 = context_real[7] + (u[0] * context_real[6]);
    const lift_pack v9 = 0.0096 * context_real[5];
    const lift_pack v10 = lift_pack_select(context_boolean[1], lift_pack_abs(v8) * v9, lift_pack_splat(0.0));
    const lift_pack v11 = lift_pack_max(v7, lift_pack_abs(v10 - lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v5)), lift_pack_splat(0.0))));
    const lift_pack v12 = 1.0 - lift_pack_select(context_boolean[0], v2 * v4, lift_pack_splat(0.0));
    const lift_pack v13 = lift_pack_select(context_boolean[1], v9 * (context_real[6] * lift_pack_select((lift_mask)(v8 < lift_pack_splat(0.0)), lift_pack_splat(-1.0), lift_pack_splat(1.0))), lift_pack_splat(0.0));
    const lift_mask v14 = (lift_mask)(lift_pack_abs(v12) < lift_pack_abs(v13));
    const lift_pack v15 = u[0] - v5;
    const lift_pack v16 = u[1] - v10;
    const lift_pack v17 = -v13;
    const lift_pack v18 = lift_pack_select(v14, v12, v17);
    const lift_pack v19 = 1.0 / lift_pack_select(v14, v17, v12);
    const lift_pack v20 = v19 * lift_pack_select(v14, v16, v15);
    const lift_pack v21 = v19 * lift_pack_select(v14, lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_pack v22 = ((v18 * v20) - lift_pack_select(v14, v15, v16)) / ((v18 * v21) - lift_pack_select(v14, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_pack v23 = (v21 * v22) - v20;
    const lift_pack v24 = u[0] + (0.125 * v23);
    const lift_pack v25 = v1 + (v2 * v24);
    const lift_pack v26 = lift_pack_abs(v24 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v25), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v25)), lift_pack_splat(0.0)));
    const lift_pack v27 = u[1] - (0.125 * v22);
    const lift_pack v28 = lift_pack_max(v26, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v24)), lift_pack_splat(0.0)) - v27));
    const lift_pack v29 = u[0] + (0.5 * v23);
    const lift_pack v30 = v1 + (v2 * v29);
    const lift_pack v31 = lift_pack_abs(v29 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v30), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v30)), lift_pack_splat(0.0)));
    const lift_pack v32 = u[1] - (0.5 * v22);
    const lift_pack v33 = lift_pack_max(v31, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v29)), lift_pack_splat(0.0)) - v32));
    const lift_pack v34 = u[0] + v23;
    const lift_pack v35 = u[1] - v22;
    const lift_pack v36 = v1 + (v2 * v34);
    const lift_pack v37 = lift_pack_abs(v34 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v36), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v36)), lift_pack_splat(0.0)));
    const lift_pack v38 = lift_pack_max(lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v34)), lift_pack_splat(0.0)) - v35), v37);
    const lift_pack v39 = lift_pack_max(lift_pack_abs(v15), lift_pack_abs(v16));
    const lift_mask v40 = (lift_mask)(v38 < v39);
    const lift_pack v41 = lift_pack_select(v40, v38, v39);
    const lift_mask v42 = (lift_mask)(v33 < v41);
    const lift_pack v43 = lift_pack_select(v42, v33, v41);
    const lift_mask v44 = (lift_mask)(v28 < v43);
    const lift_pack v45 = lift_pack_select(v44, v28, v43);
    const lift_mask v46 = (lift_mask)(v11 < v45);
    u_out[0] = lift_pack_select(v46, v5, lift_pack_select(v44, v24, lift_pack_select(v42, v29, lift_pack_select(v40, v34, u[0]))));
    u_out[1] = lift_pack_select(v46, v10, lift_pack_select(v44, v27, lift_pack_select(v42, v32, lift_pack_select(v40, v35, u[1]))));
    const lift_pack v47 = 1e-05 * lift_pack_max(lift_pack_max(lift_pack_abs(v5), lift_pack_max(lift_pack_abs(u[0]), lift_pack_abs(u[1]))), lift_pack_abs(v10));
    const lift_pack v48 = polished[0] + lift_pack_select((lift_mask)(v39 <= v47), lift_pack_splat(1.0), lift_pack_splat(0.0));
    polished_out[0] = v48;
    const lift_mask v49 = (lift_mask)(lift_pack_splat(12.0) <= v48) | (~(v46 | (v44 | (v40 | v42))));
    *done = v49 | (lift_mask)(lift_pack_select(v46, v11, v45) <= lift_pack_splat(0.0));
}

static LIFT_APART void lift_pack_friction_dynamics(const lift_pack *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_pack *restrict tau, const lift_mask *restrict mode, lift_pack *restrict f, lift_pack *restrict qdd, lift_pack *restrict status)
{
    (void)q;
    const lift_pack v0 = tau[0] - prepared[3];
    const lift_pack v1 = 120.0 * qd[0];
    const lift_pack v2 = 625.0 * qd[0];
    const lift_mask v3 = (lift_mask)(lift_pack_whole(0) == mode[0]);
    const lift_pack v4 = lift_pack_real_of(mode[0]);
    const lift_mask v5 = ~v3;
    const lift_pack v6 = 1.0 / lift_pack_select(v5, lift_pack_select(v3, lift_pack_splat(1.0), prepared[4]), lift_pack_splat(1.0));
    const lift_pack v7 = lift_pack_select(v3, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_pack v8 = lift_pack_select(v3, lift_pack_splat(0.0), v6 * v7);
    const lift_pack v9 = 1.0 - (312.5 * v8);
    const lift_pack v10 = lift_pack_select(v3, lift_pack_splat(0.0), lift_pack_select(v3, lift_pack_splat(0.0), v0) * v6);
    const lift_pack v11 = tau[0] - (312.5 * v10);
    const lift_pack v12 = lift_pack_real_of(mode[1]);
    const lift_pack v13 = prepared[0] * v8;
    const lift_pack v14 = prepared[5] + (prepared[0] * v10);
    const lift_mask v15 = (lift_mask)(lift_pack_whole(0) == mode[1]);
    const lift_mask v16 = ~v15;
    lift_pack v17_u[2] = {lift_pack_splat(0.0), lift_pack_splat(0.0)};
    lift_pack v17_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v17_of_context_real[8] = {v4, v1, v2, -v9, v11, v12, -v13, v14};
    const lift_mask v17_of_context_boolean[2] = {v5, v16};
    lift_mask v17_done = { 0 };
    for (int v17_pass = 0; (v17_pass < 40) && !lift_pack_all(v17_done); v17_pass++) {
        lift_pack v17_next_u[2];
        lift_pack v17_next_polished[1];
        lift_mask v17_ends;
        lift_pack_dynamics_loads(prepared, v17_u, v17_polished, v17_of_context_real, v17_of_context_boolean, v17_next_u, v17_next_polished, &v17_ends);
        v17_u[0] = lift_pack_select(v17_done, v17_u[0], v17_next_u[0]);
        v17_u[1] = lift_pack_select(v17_done, v17_u[1], v17_next_u[1]);
        v17_polished[0] = lift_pack_select(v17_done, v17_polished[0], v17_next_polished[0]);
        v17_done |= v17_ends;
    }
    f[0] = lift_pack_select(v3, v0, v17_u[0]);
    f[1] = lift_pack_select(v15, tau[1], v17_u[1]);
    const lift_pack v18 = lift_pack_select(v3, lift_pack_splat(0.0), v10 - (v8 * v17_u[0]));
    qdd[0] = v18;
    const lift_pack v19 = 1.0 / lift_pack_select(v16, lift_pack_select(v15, lift_pack_splat(1.0), prepared[8]), lift_pack_splat(1.0));
    const lift_pack v20 = lift_pack_select(v15, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_pack v21 = lift_pack_select(v15, lift_pack_splat(0.0), lift_pack_select(v15, lift_pack_splat(0.0), v19 * lift_pack_select(v15, lift_pack_splat(0.0), tau[1])) - (lift_pack_select(v15, lift_pack_splat(0.0), v19 * v20) * v17_u[1]));
    qdd[1] = v21;
    const lift_mask v22 = (lift_mask)(lift_pack_abs(v0) < lift_pack_splat(1e+38)) & ((lift_mask)(lift_pack_abs(v18) < lift_pack_splat(1e+38)) & (lift_mask)(lift_pack_abs(v21) < lift_pack_splat(1e+38)));
    const lift_pack v23 = 40.0 + (v4 * (v11 + (v1 - (v9 * v17_u[0]))));
    const lift_pack v24 = lift_pack_select(v3, lift_pack_splat(0.0), (v1 + v2) + (v4 * (65.0 + (v23 * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v23), lift_pack_splat(1.9), lift_pack_splat(-1.25))))));
    const lift_pack v25 = lift_pack_select(v15, lift_pack_splat(0.0), (0.0096 * v12) * lift_pack_abs(v14 - (v13 * v17_u[0])));
    const lift_pack v26 = lift_pack_max(lift_pack_abs(v17_u[0] - v24), lift_pack_abs(v17_u[1] - v25));
    const lift_pack v27 = lift_pack_max(lift_pack_max(lift_pack_max(lift_pack_abs(v25), lift_pack_abs(v24)), lift_pack_abs(v17_u[0])), lift_pack_abs(v17_u[1]));
    const lift_mask v28 = (lift_mask)(v26 <= (v27 * lift_pack_select((lift_mask)(v27 < (1.0000000009313226 * v27)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v17_done;
    const lift_pack v29 = 1.0 + (1.9 * v9);
    const lift_pack v30 = 1.0 - (1.25 * v9);
    const lift_pack v31 = v29 * v30;
    const lift_mask v32 = v5 & (lift_mask)(v31 < lift_pack_splat(0.0));
    const lift_mask v33 = (lift_mask)((v7 + v20) <= lift_pack_splat(1.0));
    const lift_mask v34 = v32 & v33;
    const lift_mask v35 = v3 | (lift_mask)(lift_pack_splat(0.0) < lift_pack_select(v33 & (lift_mask)(lift_pack_splat(0.0) < v31), lift_pack_splat(1.0), lift_pack_min(v29, v30)));
    const lift_pack v36 = lift_pack_select(v35 & (v15 | (lift_mask)(lift_pack_select(v3, lift_pack_splat(0.0), 0.0096 * lift_pack_abs(v13)) < lift_pack_splat(1.0))), lift_pack_splat(0.0), lift_pack_splat(3.0));
    const lift_pack v37 = lift_pack_select((v34 & (~v28)) & (lift_mask)((1e-05 * v27) < v26), lift_pack_splat(2.0), lift_pack_splat(5.0));
    *status = lift_pack_select((lift_mask)(lift_pack_abs(tau[1]) < lift_pack_splat(1e+38)) & v22, lift_pack_select(v28, lift_pack_select(v32 & (v28 & v34), lift_pack_splat(4.0), v36), v37), lift_pack_splat(6.0));
}

void lift_friction_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack tau_pack[2];
        lift_mask mode_pack[2];
        lift_pack f_pack[2];
        lift_pack qdd_pack[2];
        lift_pack status_pack[1];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, tau, tau_pack);
        lift_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        lift_pack_friction_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, status_pack);
        lift_pack_give(2U, count, first, lanes, f_pack, f);
        lift_pack_give(2U, count, first, lanes, qdd_pack, qdd);
        lift_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

void lift_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack tau_pack[2];
        lift_mask mode_pack[2];
        lift_pack f_pack[2];
        lift_pack qdd_pack[2];
        lift_pack status_pack[1];

        lift_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        lift_pack_take(3U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        lift_pack_take(1U, count, first, lanes, &prepared[8U * count], &prepared_pack[8]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, tau, tau_pack);
        lift_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        lift_pack_friction_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, status_pack);
        lift_pack_give(2U, count, first, lanes, f_pack, f);
        lift_pack_give(2U, count, first, lanes, qdd_pack, qdd);
        lift_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

static LIFT_APART void lift_pack_limits_loads(const lift_pack *restrict prepared, const lift_pack *restrict u, const lift_pack *restrict polished, const lift_pack *restrict context_real, const lift_mask *restrict context_boolean, lift_pack *restrict u_out, lift_pack *restrict polished_out, lift_mask *restrict done)
{
    (void)prepared;
    const lift_pack v0 = context_real[2] + (context_real[1] + (65.0 * context_real[0]));
    const lift_pack v1 = 40.0 + (context_real[0] * (context_real[4] + context_real[1]));
    const lift_pack v2 = context_real[3] * context_real[0];
    const lift_pack v3 = v1 + (u[0] * v2);
    const lift_pack v4 = context_real[0] * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v3), lift_pack_splat(1.9), lift_pack_splat(-1.25));
    const lift_pack v5 = lift_pack_select(context_boolean[0], v0 + (v3 * v4), lift_pack_splat(0.0));
    const lift_pack v6 = v1 + (v2 * v5);
    const lift_pack v7 = lift_pack_abs(v5 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v6), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v6)), lift_pack_splat(0.0)));
    const lift_pack v8 = context_real[7] + (u[0] * context_real[6]);
    const lift_pack v9 = 0.0096 * context_real[5];
    const lift_pack v10 = lift_pack_select(context_boolean[1], lift_pack_abs(v8) * v9, lift_pack_splat(0.0));
    const lift_pack v11 = lift_pack_max(v7, lift_pack_abs(v10 - lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v5)), lift_pack_splat(0.0))));
    const lift_pack v12 = 1.0 - lift_pack_select(context_boolean[0], v2 * v4, lift_pack_splat(0.0));
    const lift_pack v13 = lift_pack_select(context_boolean[1], v9 * (context_real[6] * lift_pack_select((lift_mask)(v8 < lift_pack_splat(0.0)), lift_pack_splat(-1.0), lift_pack_splat(1.0))), lift_pack_splat(0.0));
    const lift_mask v14 = (lift_mask)(lift_pack_abs(v12) < lift_pack_abs(v13));
    const lift_pack v15 = u[0] - v5;
    const lift_pack v16 = u[1] - v10;
    const lift_pack v17 = -v13;
    const lift_pack v18 = lift_pack_select(v14, v12, v17);
    const lift_pack v19 = 1.0 / lift_pack_select(v14, v17, v12);
    const lift_pack v20 = v19 * lift_pack_select(v14, v16, v15);
    const lift_pack v21 = v19 * lift_pack_select(v14, lift_pack_splat(1.0), lift_pack_splat(0.0));
    const lift_pack v22 = ((v18 * v20) - lift_pack_select(v14, v15, v16)) / ((v18 * v21) - lift_pack_select(v14, lift_pack_splat(0.0), lift_pack_splat(1.0)));
    const lift_pack v23 = (v21 * v22) - v20;
    const lift_pack v24 = u[0] + (0.125 * v23);
    const lift_pack v25 = v1 + (v2 * v24);
    const lift_pack v26 = lift_pack_abs(v24 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v25), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v25)), lift_pack_splat(0.0)));
    const lift_pack v27 = u[1] - (0.125 * v22);
    const lift_pack v28 = lift_pack_max(v26, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v24)), lift_pack_splat(0.0)) - v27));
    const lift_pack v29 = u[0] + (0.5 * v23);
    const lift_pack v30 = v1 + (v2 * v29);
    const lift_pack v31 = lift_pack_abs(v29 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v30), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v30)), lift_pack_splat(0.0)));
    const lift_pack v32 = u[1] - (0.5 * v22);
    const lift_pack v33 = lift_pack_max(v31, lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v29)), lift_pack_splat(0.0)) - v32));
    const lift_pack v34 = u[0] + v23;
    const lift_pack v35 = u[1] - v22;
    const lift_pack v36 = v1 + (v2 * v34);
    const lift_pack v37 = lift_pack_abs(v34 - lift_pack_select(context_boolean[0], v0 + (lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v36), lift_pack_splat(1.9), lift_pack_splat(-1.25)) * (context_real[0] * v36)), lift_pack_splat(0.0)));
    const lift_pack v38 = lift_pack_max(lift_pack_abs(lift_pack_select(context_boolean[1], v9 * lift_pack_abs(context_real[7] + (context_real[6] * v34)), lift_pack_splat(0.0)) - v35), v37);
    const lift_pack v39 = lift_pack_max(lift_pack_abs(v15), lift_pack_abs(v16));
    const lift_mask v40 = (lift_mask)(v38 < v39);
    const lift_pack v41 = lift_pack_select(v40, v38, v39);
    const lift_mask v42 = (lift_mask)(v33 < v41);
    const lift_pack v43 = lift_pack_select(v42, v33, v41);
    const lift_mask v44 = (lift_mask)(v28 < v43);
    const lift_pack v45 = lift_pack_select(v44, v28, v43);
    const lift_mask v46 = (lift_mask)(v11 < v45);
    u_out[0] = lift_pack_select(v46, v5, lift_pack_select(v44, v24, lift_pack_select(v42, v29, lift_pack_select(v40, v34, u[0]))));
    u_out[1] = lift_pack_select(v46, v10, lift_pack_select(v44, v27, lift_pack_select(v42, v32, lift_pack_select(v40, v35, u[1]))));
    const lift_pack v47 = 1e-05 * lift_pack_max(lift_pack_max(lift_pack_abs(v5), lift_pack_max(lift_pack_abs(u[0]), lift_pack_abs(u[1]))), lift_pack_abs(v10));
    const lift_pack v48 = polished[0] + lift_pack_select((lift_mask)(v39 <= v47), lift_pack_splat(1.0), lift_pack_splat(0.0));
    polished_out[0] = v48;
    const lift_mask v49 = (lift_mask)(lift_pack_splat(12.0) <= v48) | (~(v46 | (v44 | (v40 | v42))));
    *done = v49 | (lift_mask)(lift_pack_select(v46, v11, v45) <= lift_pack_splat(0.0));
}

static LIFT_APART void lift_pack_friction_limits(const lift_pack *restrict prepared, const lift_pack *restrict q, const lift_pack *restrict qd, const lift_pack *restrict tau, const lift_mask *restrict mode, lift_pack *restrict f, lift_pack *restrict qdd, lift_pack *restrict low, lift_pack *restrict high, lift_pack *restrict load, lift_pack *restrict status)
{
    (void)q;
    const lift_mask v0 = (lift_mask)(lift_pack_whole(0) == mode[0]);
    const lift_mask v1 = ~v0;
    const lift_pack v2 = 1.0 / lift_pack_select(v1, lift_pack_select(v0, lift_pack_splat(1.0), prepared[4]), lift_pack_splat(1.0));
    const lift_pack v3 = tau[0] - prepared[3];
    const lift_pack v4 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_select(v0, lift_pack_splat(0.0), v3) * v2);
    const lift_pack v5 = prepared[5] + (prepared[0] * v4);
    const lift_pack v6 = lift_pack_select(v0, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_pack v7 = lift_pack_select(v0, lift_pack_splat(0.0), v2 * v6);
    const lift_pack v8 = prepared[0] * v7;
    const lift_pack v9 = tau[0] - (312.5 * v4);
    const lift_pack v10 = 1.0 - (312.5 * v7);
    const lift_mask v11 = (lift_mask)(lift_pack_whole(0) == mode[1]);
    const lift_mask v12 = ~v11;
    const lift_pack v13 = lift_pack_real_of(mode[1]);
    const lift_pack v14 = 625.0 * qd[0];
    const lift_pack v15 = 120.0 * qd[0];
    const lift_pack v16 = lift_pack_real_of(mode[0]);
    lift_pack v17_u[2] = {lift_pack_splat(0.0), lift_pack_splat(0.0)};
    lift_pack v17_polished[1] = {lift_pack_splat(0.0)};
    const lift_pack v17_of_context_real[8] = {v16, v15, v14, -v10, v9, v13, -v8, v5};
    const lift_mask v17_of_context_boolean[2] = {v1, v12};
    lift_mask v17_done = { 0 };
    for (int v17_pass = 0; (v17_pass < 40) && !lift_pack_all(v17_done); v17_pass++) {
        lift_pack v17_next_u[2];
        lift_pack v17_next_polished[1];
        lift_mask v17_ends;
        lift_pack_limits_loads(prepared, v17_u, v17_polished, v17_of_context_real, v17_of_context_boolean, v17_next_u, v17_next_polished, &v17_ends);
        v17_u[0] = lift_pack_select(v17_done, v17_u[0], v17_next_u[0]);
        v17_u[1] = lift_pack_select(v17_done, v17_u[1], v17_next_u[1]);
        v17_polished[0] = lift_pack_select(v17_done, v17_polished[0], v17_next_polished[0]);
        v17_done |= v17_ends;
    }
    const lift_pack v18 = lift_pack_select(v0, v3, v17_u[0]);
    f[0] = v18;
    f[1] = lift_pack_select(v11, tau[1], v17_u[1]);
    const lift_pack v19 = lift_pack_select(v0, lift_pack_splat(0.0), v4 - (v7 * v17_u[0]));
    qdd[0] = v19;
    const lift_pack v20 = lift_pack_select(v11, lift_pack_splat(0.0), lift_pack_splat(1.0));
    const lift_pack v21 = 1.0 / lift_pack_select(v12, lift_pack_select(v11, lift_pack_splat(1.0), prepared[8]), lift_pack_splat(1.0));
    const lift_pack v22 = lift_pack_select(v11, lift_pack_splat(0.0), lift_pack_select(v11, lift_pack_splat(0.0), v21 * lift_pack_select(v11, lift_pack_splat(0.0), tau[1])) - (lift_pack_select(v11, lift_pack_splat(0.0), v21 * v20) * v17_u[1]));
    qdd[1] = v22;
    const lift_pack v23 = (tau[0] - (312.5 * v19)) - v18;
    const lift_pack v24 = 0.3999999999999999 * v23;
    const lift_pack v25 = -(v24 - 21.999999999999996);
    const lift_pack v26 = 3.3 * v23;
    const lift_pack v27 = v26 - 181.5;
    const lift_pack v28 = -(21.999999999999996 + v24);
    const lift_pack v29 = 181.5 + v26;
    low[0] = (lift_pack_min(lift_pack_min(v29, v28), lift_pack_min(v27, v25)) - v23) - 37.5;
    const lift_pack v30 = prepared[5] + (prepared[0] * v19);
    load[1] = v30;
    const lift_pack v31 = 0.0132 * lift_pack_abs(v30);
    high[1] = v31;
    low[1] = -v31;
    high[0] = 37.5 + (lift_pack_max(lift_pack_max(v27, v25), lift_pack_max(v29, v28)) - v23);
    load[0] = 40.0 + (v16 * (v15 + v23));
    const lift_pack v32 = 40.0 + (v16 * (v9 + (v15 - (v10 * v17_u[0]))));
    const lift_pack v33 = lift_pack_select(v0, lift_pack_splat(0.0), (v15 + v14) + (v16 * (65.0 + (v32 * lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v32), lift_pack_splat(1.9), lift_pack_splat(-1.25))))));
    const lift_pack v34 = lift_pack_select(v11, lift_pack_splat(0.0), (0.0096 * v13) * lift_pack_abs(v5 - (v8 * v17_u[0])));
    const lift_pack v35 = lift_pack_max(lift_pack_max(lift_pack_max(lift_pack_abs(v34), lift_pack_abs(v33)), lift_pack_abs(v17_u[0])), lift_pack_abs(v17_u[1]));
    const lift_pack v36 = lift_pack_max(lift_pack_abs(v17_u[0] - v33), lift_pack_abs(v17_u[1] - v34));
    const lift_mask v37 = (lift_mask)(v36 <= (v35 * lift_pack_select((lift_mask)(v35 < (1.0000000009313226 * v35)), lift_pack_splat(1e-11), lift_pack_splat(1e-05)))) & v17_done;
    const lift_pack v38 = 1.0 - (1.25 * v10);
    const lift_pack v39 = 1.0 + (1.9 * v10);
    const lift_pack v40 = v39 * v38;
    const lift_mask v41 = v1 & (lift_mask)(v40 < lift_pack_splat(0.0));
    const lift_mask v42 = (lift_mask)((v6 + v20) <= lift_pack_splat(1.0));
    const lift_mask v43 = v41 & v42;
    const lift_pack v44 = lift_pack_select((v43 & (~v37)) & (lift_mask)((1e-05 * v35) < v36), lift_pack_splat(2.0), lift_pack_splat(5.0));
    const lift_mask v45 = v0 | (lift_mask)(lift_pack_splat(0.0) < lift_pack_select(v42 & (lift_mask)(lift_pack_splat(0.0) < v40), lift_pack_splat(1.0), lift_pack_min(v39, v38)));
    const lift_pack v46 = lift_pack_select(v45 & (v11 | (lift_mask)(lift_pack_select(v0, lift_pack_splat(0.0), 0.0096 * lift_pack_abs(v8)) < lift_pack_splat(1.0))), lift_pack_splat(0.0), lift_pack_splat(3.0));
    const lift_mask v47 = (lift_mask)(lift_pack_abs(v3) < lift_pack_splat(1e+38)) & ((lift_mask)(lift_pack_abs(v19) < lift_pack_splat(1e+38)) & (lift_mask)(lift_pack_abs(v22) < lift_pack_splat(1e+38)));
    *status = lift_pack_select((lift_mask)(lift_pack_abs(tau[1]) < lift_pack_splat(1e+38)) & v47, lift_pack_select(v37, lift_pack_select(v41 & (v43 & v37), lift_pack_splat(4.0), v46), v44), lift_pack_splat(6.0));
}

void lift_friction_limits_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    lift_pack prepared_pack[37];

    for (size_t k = 0U; k < 37U; k++) {
        prepared_pack[k] = lift_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack tau_pack[2];
        lift_mask mode_pack[2];
        lift_pack f_pack[2];
        lift_pack qdd_pack[2];
        lift_pack low_pack[2];
        lift_pack high_pack[2];
        lift_pack load_pack[2];
        lift_pack status_pack[1];

        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, tau, tau_pack);
        lift_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        lift_pack_friction_limits(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, low_pack, high_pack, load_pack, status_pack);
        lift_pack_give(2U, count, first, lanes, f_pack, f);
        lift_pack_give(2U, count, first, lanes, qdd_pack, qdd);
        lift_pack_give(2U, count, first, lanes, low_pack, low);
        lift_pack_give(2U, count, first, lanes, high_pack, high);
        lift_pack_give(2U, count, first, lanes, load_pack, load);
        lift_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

void lift_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t first = 0U; first < count; first += LIFT_LANES) {
        const size_t lanes = ((count - first) < LIFT_LANES) ? (count - first) : LIFT_LANES;
        lift_pack prepared_pack[37];
        lift_pack q_pack[2];
        lift_pack qd_pack[2];
        lift_pack tau_pack[2];
        lift_mask mode_pack[2];
        lift_pack f_pack[2];
        lift_pack qdd_pack[2];
        lift_pack low_pack[2];
        lift_pack high_pack[2];
        lift_pack load_pack[2];
        lift_pack status_pack[1];

        lift_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        lift_pack_take(3U, count, first, lanes, &prepared[3U * count], &prepared_pack[3]);
        lift_pack_take(1U, count, first, lanes, &prepared[8U * count], &prepared_pack[8]);
        lift_pack_take(2U, count, first, lanes, q, q_pack);
        lift_pack_take(2U, count, first, lanes, qd, qd_pack);
        lift_pack_take(2U, count, first, lanes, tau, tau_pack);
        lift_pack_take_modes(2U, count, first, lanes, mode, mode_pack);
        lift_pack_friction_limits(prepared_pack, q_pack, qd_pack, tau_pack, mode_pack, f_pack, qdd_pack, low_pack, high_pack, load_pack, status_pack);
        lift_pack_give(2U, count, first, lanes, f_pack, f);
        lift_pack_give(2U, count, first, lanes, qdd_pack, qdd);
        lift_pack_give(2U, count, first, lanes, low_pack, low);
        lift_pack_give(2U, count, first, lanes, high_pack, high);
        lift_pack_give(2U, count, first, lanes, load_pack, load);
        lift_pack_give(1U, count, first, lanes, status_pack, status);
    }
}

#else

typedef int lift_has_no_vector_code;

#endif
