/* Many states at a time. Compiled with SPHERICAL_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "spherical_screw.h"

#if defined(SPHERICAL_SCREW_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define SPHERICAL_SCREW_BYTES 64
#elif defined(__AVX__)
#define SPHERICAL_SCREW_BYTES 32
#else
#define SPHERICAL_SCREW_BYTES 16
#endif
#define SPHERICAL_SCREW_LANES (SPHERICAL_SCREW_BYTES / sizeof(double))
#define SPHERICAL_SCREW_APART __attribute__((noinline))

typedef double spherical_screw_pack __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));
typedef double spherical_screw_unaligned __attribute__((vector_size(SPHERICAL_SCREW_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t spherical_screw_mask __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));
typedef signed char spherical_screw_bytes __attribute__((vector_size(SPHERICAL_SCREW_BYTES / sizeof(double)), aligned(1), may_alias));

static inline spherical_screw_pack spherical_screw_pack_splat(double x)
{
    return x - (spherical_screw_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, spherical_screw_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < SPHERICAL_SCREW_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const spherical_screw_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void spherical_screw_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, spherical_screw_pack *one)
{
    if (lanes < SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const spherical_screw_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void spherical_screw_pack_give(size_t size, size_t count, size_t first, size_t lanes, const spherical_screw_pack *one, double *many)
{
    if (lanes < SPHERICAL_SCREW_LANES) {
        spherical_screw_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(spherical_screw_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_take_flags(size_t size, size_t count, size_t first, size_t lanes, const bool *many, spherical_screw_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < SPHERICAL_SCREW_LANES) {
            for (size_t i = 0U; i < SPHERICAL_SCREW_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const spherical_screw_bytes *)&many[(k * count) + first], spherical_screw_mask);
        }
        one[k] = -one[k];
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give_flags(size_t size, size_t count, size_t first, size_t lanes, const spherical_screw_mask *one, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < SPHERICAL_SCREW_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (bool)(one[k] & 1)[i];
            }
        } else {
            *(spherical_screw_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k] & 1, spherical_screw_bytes);
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_take_modes(size_t size, size_t count, size_t first, size_t lanes, const signed char *many, spherical_screw_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < SPHERICAL_SCREW_LANES) {
            for (size_t i = 0U; i < SPHERICAL_SCREW_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const spherical_screw_bytes *)&many[(k * count) + first], spherical_screw_mask);
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give_modes(size_t size, size_t count, size_t first, size_t lanes, const spherical_screw_mask *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < SPHERICAL_SCREW_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (signed char)(one[k])[i];
            }
        } else {
            *(spherical_screw_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k], spherical_screw_bytes);
        }
    }
}

static inline spherical_screw_pack spherical_screw_pack_select(spherical_screw_mask condition, spherical_screw_pack x, spherical_screw_pack y)
{
    return (spherical_screw_pack)(((spherical_screw_mask)x & condition) | ((spherical_screw_mask)y & ~condition));
}

static inline spherical_screw_pack spherical_screw_pack_abs(spherical_screw_pack x)
{
    return (spherical_screw_pack)((spherical_screw_mask)x & ~(spherical_screw_mask)spherical_screw_pack_splat(-0.0));
}

static inline spherical_screw_pack spherical_screw_pack_min(spherical_screw_pack x, spherical_screw_pack y)
{
    return spherical_screw_pack_select((spherical_screw_mask)(x < y), x, y);
}

static inline spherical_screw_pack spherical_screw_pack_max(spherical_screw_pack x, spherical_screw_pack y)
{
    return spherical_screw_pack_select((spherical_screw_mask)(x > y), x, y);
}

static inline spherical_screw_pack spherical_screw_pack_sign(spherical_screw_pack x)
{
    const spherical_screw_pack one = spherical_screw_pack_splat(1.0);

    return spherical_screw_pack_select((spherical_screw_mask)(x > 0.0), one, spherical_screw_pack_select((spherical_screw_mask)(x < 0.0), -one, x));
}

static inline spherical_screw_mask spherical_screw_pack_select_whole(spherical_screw_mask condition, spherical_screw_mask x, spherical_screw_mask y)
{
    return (x & condition) | (y & ~condition);
}

static inline spherical_screw_mask spherical_screw_pack_whole(int64_t x)
{
    return x + (spherical_screw_mask){ 0 };
}

static inline bool spherical_screw_pack_all(spherical_screw_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < SPHERICAL_SCREW_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

static inline spherical_screw_mask spherical_screw_pack_mode_of(spherical_screw_pack x)
{
    return (spherical_screw_mask)(x < 0.0) - (spherical_screw_mask)(x > 0.0);
}

static inline spherical_screw_pack spherical_screw_pack_real_of(spherical_screw_mask mode)
{
    const spherical_screw_mask sign = mode & (spherical_screw_mask)spherical_screw_pack_splat(-0.0);

    return (spherical_screw_pack)(sign | ((spherical_screw_mask)spherical_screw_pack_splat(1.0) & (spherical_screw_mask)(mode != 0)));
}

typedef unsigned long long spherical_screw_bits __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void spherical_screw_pack_sincos_pair(const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine, spherical_screw_bits *beyond)
{
    const spherical_screw_pack x = *angle;
    union { spherical_screw_pack number; spherical_screw_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const spherical_screw_pack n = k.number - 6755399441186816.0;
    const spherical_screw_pack w = x - (n * 1.5707963267923333);
    const spherical_screw_pack r = w - (n * 2.5633441515839558e-12);
    const spherical_screw_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const spherical_screw_pack z = r * r;
    const spherical_screw_pack u = 1.0 - (0.5 * z);
    const spherical_screw_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const spherical_screw_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const spherical_screw_bits odd = 0ULL - (k.bits & 1ULL);
    const spherical_screw_bits sign = k.bits << 62;
    const spherical_screw_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const spherical_screw_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_sincos_beyond(size_t size, const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const spherical_screw_mask inside = (spherical_screw_mask)(spherical_screw_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < SPHERICAL_SCREW_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void spherical_screw_pack_sincos_guard(size_t size, const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine, const spherical_screw_bits *beyond)
{
    if (!spherical_screw_pack_all((spherical_screw_mask)((*beyond >> 18) == 0ULL))) {
        spherical_screw_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_mass_matrix(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, spherical_screw_pack *restrict M)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {q[1]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    M[1] = spherical_screw_pack_splat(0.0);
    M[3] = spherical_screw_pack_splat(0.0);
    M[5] = spherical_screw_pack_splat(0.0);
    M[7] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v2 = 0.8 + q[2];
    M[8] = spherical_screw_pack_splat(60.0);
    const spherical_screw_pack v3 = 0.4 * v0_sine[0];
    M[2] = v3;
    M[6] = v3;
    const spherical_screw_pack v4 = v0_cosine[0] * v0_cosine[0];
    const spherical_screw_pack v5 = v2 * (40.0 * v2);
    M[0] = 20.008 + ((7.992 + v5) * v4);
    M[4] = 8.0 + (v5 * (v4 + (v0_sine[0] * v0_sine[0])));
}

void spherical_screw_mass_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *M)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack M_pack[9];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        spherical_screw_pack_give(9U, count, first, lanes, M_pack, M);
    }
}

void spherical_screw_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack M_pack[9];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        spherical_screw_pack_give(9U, count, first, lanes, M_pack, M);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_bias(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, spherical_screw_pack *restrict h)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {q[1]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const spherical_screw_pack v2 = qd[0] * v0_cosine[0];
    const spherical_screw_pack v3 = v0_sine[0] * v2;
    const spherical_screw_pack v4 = 0.8 + q[2];
    const spherical_screw_pack v5 = v4 * v4;
    const spherical_screw_pack v6 = qd[2] * qd[1];
    const spherical_screw_pack v7 = ((0.4 * v6) * v0_cosine[0]) - ((qd[1] * (15.984 + (80.0 * v5))) * v3);
    const spherical_screw_pack v8 = v4 * v0_cosine[0];
    const spherical_screw_pack v9 = qd[2] * v2;
    h[0] = v7 + ((80.0 * v8) * v9);
    const spherical_screw_pack v10 = 40.0 * v8;
    const spherical_screw_pack v11 = (v0_sine[0] * ((40.0 * v4) * v0_sine[0])) + (v0_cosine[0] * v10);
    const spherical_screw_pack v12 = ((88.29 * v0_cosine[0]) + (392.40000000000003 * v8)) + ((qd[0] * (7.992 + (40.0 * v5))) * v3);
    h[1] = (v12 - (0.4 * v9)) + ((2.0 * v6) * v11);
    const spherical_screw_pack v13 = (392.40000000000003 * v0_sine[0]) - (v10 * (qd[0] * v2));
    h[2] = v13 - (qd[1] * ((qd[1] * v11) - (0.4 * v2)));
}

void spherical_screw_bias_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack h_pack[3];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        spherical_screw_pack_give(3U, count, first, lanes, h_pack, h);
    }
}

void spherical_screw_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack h_pack[3];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        spherical_screw_pack_give(3U, count, first, lanes, h_pack, h);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_gravity(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, spherical_screw_pack *restrict g)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {q[1]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    g[0] = spherical_screw_pack_splat(0.0);
    g[2] = 392.40000000000003 * v0_sine[0];
    g[1] = (402.2100000000001 + (392.40000000000003 * q[2])) * v0_cosine[0];
}

void spherical_screw_gravity_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *g)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack g_pack[3];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_gravity(prepared_pack, q_pack, g_pack);
        spherical_screw_pack_give(3U, count, first, lanes, g_pack, g);
    }
}

void spherical_screw_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack g_pack[3];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_gravity(prepared_pack, q_pack, g_pack);
        spherical_screw_pack_give(3U, count, first, lanes, g_pack, g);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_coriolis_matrix(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, spherical_screw_pack *restrict C)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[2] = {q[1], q[0]};
    spherical_screw_pack v0_sine[2];
    spherical_screw_pack v0_cosine[2];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    spherical_screw_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    C[8] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v4 = 0.8 + q[2];
    const spherical_screw_pack v5 = 40.0 * v4;
    const spherical_screw_pack v6 = v0_sine[0] * (v5 * v0_sine[0]);
    const spherical_screw_pack v7 = v0_sine[1] * v0_sine[1];
    const spherical_screw_pack v8 = v0_cosine[1] * v0_cosine[1];
    const spherical_screw_pack v9 = v7 + v8;
    const spherical_screw_pack v10 = v0_cosine[0] * v9;
    const spherical_screw_pack v11 = v5 * v0_cosine[0];
    const spherical_screw_pack v12 = v11 * v10;
    const spherical_screw_pack v13 = ((7.992 + (v4 * v5)) * v0_sine[0]) * v10;
    C[0] = (qd[2] * v12) - (qd[1] * v13);
    const spherical_screw_pack v14 = 0.2 * v10;
    const spherical_screw_pack v15 = (qd[2] * v14) - (qd[0] * v13);
    C[1] = v15;
    const spherical_screw_pack v16 = qd[1] * v14;
    const spherical_screw_pack v17 = qd[0] * v12;
    C[2] = v16 + v17;
    const spherical_screw_pack v18 = v8 * ((((80.0 * v4) * v0_cosine[0]) * v7) + (v8 * v11));
    C[4] = qd[2] * ((v0_cosine[0] * ((v7 * (v11 * v7)) + v18)) + (v9 * v6));
    const spherical_screw_pack v19 = ((qd[1] * v9) * (v12 + v6)) - (qd[0] * v14);
    C[5] = v19;
    C[6] = v16 - v17;
    C[3] = -v15;
    C[7] = -v19;
}

void spherical_screw_coriolis_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack C_pack[9];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        spherical_screw_pack_give(9U, count, first, lanes, C_pack, C);
    }
}

void spherical_screw_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack C_pack[9];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        spherical_screw_pack_give(9U, count, first, lanes, C_pack, C);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_inverse_dynamics(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, const spherical_screw_pack *restrict qdd, spherical_screw_pack *restrict tau)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {q[1]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const spherical_screw_pack v2 = qd[1] * v0_sine[0];
    const spherical_screw_pack v3 = 0.8 + q[2];
    const spherical_screw_pack v4 = qd[0] * v0_cosine[0];
    const spherical_screw_pack v5 = v4 * (((80.0 * v3) * ((qd[2] * v0_cosine[0]) - (v3 * v2))) - (15.984 * v2));
    const spherical_screw_pack v6 = 40.0 * v3;
    const spherical_screw_pack v7 = qd[2] * qd[1];
    const spherical_screw_pack v8 = v0_cosine[0] * (((qdd[0] * (7.992 + (v3 * v6))) * v0_cosine[0]) + (0.4 * v7));
    const spherical_screw_pack v9 = 0.4 * v0_sine[0];
    tau[0] = (((20.008 * qdd[0]) + v8) + (qdd[2] * v9)) + v5;
    const spherical_screw_pack v10 = 40.0 * ((v3 * (qd[1] * qd[1])) - qdd[2]);
    const spherical_screw_pack v11 = (qdd[1] * v6) + (80.0 * v7);
    const spherical_screw_pack v12 = qd[0] * v4;
    const spherical_screw_pack v13 = ((v11 * v0_sine[0]) + (v10 * v0_cosine[0])) + (v6 * v12);
    const spherical_screw_pack v14 = (392.40000000000003 + (v11 * v0_cosine[0])) - (v10 * v0_sine[0]);
    const spherical_screw_pack v15 = 0.4 * v4;
    const spherical_screw_pack v16 = (((88.29 * v0_cosine[0]) + (8.0 * qdd[1])) + ((7.992 * v0_sine[0]) * v12)) - (qd[2] * v15);
    tau[1] = v16 + (v3 * ((v0_cosine[0] * v14) + (v0_sine[0] * v13)));
    const spherical_screw_pack v17 = ((qd[1] * v15) + ((20.0 * qdd[2]) + (qdd[0] * v9))) + (v0_sine[0] * v14);
    tau[2] = v17 - (v0_cosine[0] * v13);
}

void spherical_screw_inverse_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack qdd_pack[3];
        spherical_screw_pack tau_pack[3];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qdd, qdd_pack);
        spherical_screw_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        spherical_screw_pack_give(3U, count, first, lanes, tau_pack, tau);
    }
}

void spherical_screw_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack qdd_pack[3];
        spherical_screw_pack tau_pack[3];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qdd, qdd_pack);
        spherical_screw_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        spherical_screw_pack_give(3U, count, first, lanes, tau_pack, tau);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_forward_dynamics(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, const spherical_screw_pack *restrict tau, spherical_screw_pack *restrict qdd)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {q[1]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const spherical_screw_pack v2 = v0_sine[0] * v0_sine[0];
    const spherical_screw_pack v3 = v0_cosine[0] * v0_cosine[0];
    const spherical_screw_pack v4 = v3 + v2;
    const spherical_screw_pack v5 = 0.8 + q[2];
    const spherical_screw_pack v6 = 40.0 * v5;
    const spherical_screw_pack v7 = (qd[1] * v6) * v4;
    const spherical_screw_pack v8 = qd[0] * v0_cosine[0];
    const spherical_screw_pack v9 = 0.4 * v8;
    const spherical_screw_pack v10 = ((v8 * (v6 * v8)) + (tau[2] - (392.40000000000003 * v0_sine[0]))) + (qd[1] * (v7 - v9));
    const spherical_screw_pack v11 = 0.006666666666666667 * v0_sine[0];
    const spherical_screw_pack v12 = qd[2] * v0_cosine[0];
    const spherical_screw_pack v13 = ((v12 - ((qd[1] * v5) * v0_sine[0])) * ((80.0 * v5) * v8)) - tau[0];
    const spherical_screw_pack v14 = v0_sine[0] * v8;
    const spherical_screw_pack v15 = ((qd[1] * ((0.4 * v12) - (15.984 * v14))) + v13) + (v11 * v10);
    const spherical_screw_pack v16 = v5 * v6;
    const spherical_screw_pack v17 = 7.992 + v16;
    const spherical_screw_pack v18 = v15 * (1.0 / ((20.008 + (v17 * v3)) - (0.002666666666666667 * v2)));
    qdd[0] = -v18;
    const spherical_screw_pack v19 = (tau[1] - ((88.29 + (392.40000000000003 * v5)) * v0_cosine[0])) - ((qd[0] * v17) * v14);
    qdd[1] = (v19 - (qd[2] * ((2.0 * v7) - v9))) * (1.0 / (8.0 + (v16 * v4)));
    qdd[2] = (0.016666666666666666 * v10) + (v11 * v18);
}

void spherical_screw_forward_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack tau_pack[3];
        spherical_screw_pack qdd_pack[3];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_take(3U, count, first, lanes, tau, tau_pack);
        spherical_screw_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        spherical_screw_pack_give(3U, count, first, lanes, qdd_pack, qdd);
    }
}

void spherical_screw_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack tau_pack[3];
        spherical_screw_pack qdd_pack[3];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_take(3U, count, first, lanes, tau, tau_pack);
        spherical_screw_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        spherical_screw_pack_give(3U, count, first, lanes, qdd_pack, qdd);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_kinetic_energy(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, spherical_screw_pack *restrict T)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {q[1]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const spherical_screw_pack v2 = qd[0] * qd[0];
    const spherical_screw_pack v3 = 4.0 + ((0.8 + q[2]) * (0.5 * (32.0 + (40.0 * q[2]))));
    const spherical_screw_pack v4 = v0_sine[0] * ((qd[0] * (qd[2] * 0.4)) + ((0.004 * v2) * v0_sine[0]));
    const spherical_screw_pack v5 = ((qd[2] * (qd[2] * 30.0)) + (10.0 * v2)) + v4;
    *T = v5 + (v3 * ((qd[1] * qd[1]) + (v0_cosine[0] * (v2 * v0_cosine[0]))));
}

void spherical_screw_kinetic_energy_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack T_pack[1];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        spherical_screw_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void spherical_screw_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack T_pack[1];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        spherical_screw_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_potential_energy(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, spherical_screw_pack *restrict V)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {q[1]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *V = (402.21000000000004 + (392.40000000000003 * q[2])) * v0_sine[0];
}

void spherical_screw_potential_energy_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *V)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack V_pack[1];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_potential_energy(prepared_pack, q_pack, V_pack);
        spherical_screw_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void spherical_screw_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack V_pack[1];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_potential_energy(prepared_pack, q_pack, V_pack);
        spherical_screw_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_position_tip(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, spherical_screw_pack *restrict x)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[2] = {q[1], q[0]};
    spherical_screw_pack v0_sine[2];
    spherical_screw_pack v0_cosine[2];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    spherical_screw_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const spherical_screw_pack v4 = 0.8 + q[2];
    x[2] = v4 * v0_sine[0];
    const spherical_screw_pack v5 = v4 * v0_cosine[0];
    x[0] = v0_cosine[1] * v5;
    x[1] = v0_sine[1] * v5;
}

void spherical_screw_position_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *x)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack x_pack[3];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_position_tip(prepared_pack, q_pack, x_pack);
        spherical_screw_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void spherical_screw_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack x_pack[3];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_position_tip(prepared_pack, q_pack, x_pack);
        spherical_screw_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_rotation_tip(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, spherical_screw_pack *restrict R)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[2] = {q[1], q[0]};
    spherical_screw_pack v0_sine[2];
    spherical_screw_pack v0_cosine[2];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    spherical_screw_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    R[6] = v0_sine[0];
    R[8] = v0_cosine[0];
    R[4] = v0_cosine[1];
    R[7] = spherical_screw_pack_splat(0.0);
    R[0] = v0_cosine[0] * v0_cosine[1];
    R[3] = v0_cosine[0] * v0_sine[1];
    R[1] = -v0_sine[1];
    R[2] = -(v0_sine[0] * v0_cosine[1]);
    R[5] = -(v0_sine[0] * v0_sine[1]);
}

void spherical_screw_rotation_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *R)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack R_pack[9];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        spherical_screw_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void spherical_screw_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack R_pack[9];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        spherical_screw_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_jacobian_tip(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, spherical_screw_pack *restrict J)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[2] = {q[1], q[0]};
    spherical_screw_pack v0_sine[2];
    spherical_screw_pack v0_cosine[2];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    spherical_screw_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    J[8] = v0_sine[0];
    J[10] = v0_sine[1];
    J[6] = spherical_screw_pack_splat(0.0);
    J[9] = spherical_screw_pack_splat(0.0);
    J[11] = spherical_screw_pack_splat(0.0);
    J[12] = spherical_screw_pack_splat(0.0);
    J[14] = spherical_screw_pack_splat(0.0);
    J[16] = spherical_screw_pack_splat(0.0);
    J[17] = spherical_screw_pack_splat(0.0);
    J[15] = spherical_screw_pack_splat(1.0);
    const spherical_screw_pack v4 = 0.8 + q[2];
    const spherical_screw_pack v5 = v4 * v0_sine[0];
    const spherical_screw_pack v6 = v0_cosine[0] * v0_cosine[1];
    J[2] = v6;
    const spherical_screw_pack v7 = v0_cosine[0] * v0_sine[1];
    J[5] = v7;
    const spherical_screw_pack v8 = v4 * v6;
    J[3] = v8;
    const spherical_screw_pack v9 = v4 * v7;
    J[13] = -v0_cosine[1];
    J[0] = -v9;
    J[1] = -(v0_cosine[1] * v5);
    J[4] = -(v0_sine[1] * v5);
    J[7] = (v0_sine[1] * v9) + (v0_cosine[1] * v8);
}

void spherical_screw_jacobian_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *J)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack J_pack[18];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        spherical_screw_pack_give(18U, count, first, lanes, J_pack, J);
    }
}

void spherical_screw_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack J_pack[18];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        spherical_screw_pack_give(18U, count, first, lanes, J_pack, J);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_influence_tip(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, spherical_screw_pack *restrict G, spherical_screw_pack *restrict H)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[2] = {q[1], q[0]};
    spherical_screw_pack v0_sine[2];
    spherical_screw_pack v0_cosine[2];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    spherical_screw_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    G[8] = v0_sine[0];
    G[6] = spherical_screw_pack_splat(0.0);
    H[8] = spherical_screw_pack_splat(0.0);
    H[17] = spherical_screw_pack_splat(0.0);
    H[18] = spherical_screw_pack_splat(0.0);
    H[19] = spherical_screw_pack_splat(0.0);
    H[20] = spherical_screw_pack_splat(0.0);
    H[21] = spherical_screw_pack_splat(0.0);
    H[24] = spherical_screw_pack_splat(0.0);
    H[26] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v4 = 0.8 + q[2];
    const spherical_screw_pack v5 = v4 * v0_sine[0];
    const spherical_screw_pack v6 = v4 * v0_cosine[0];
    const spherical_screw_pack v7 = (v0_sine[1] * v0_sine[1]) + (v0_cosine[1] * v0_cosine[1]);
    const spherical_screw_pack v8 = v0_cosine[0] * v7;
    H[23] = v8;
    H[25] = v8;
    const spherical_screw_pack v9 = v0_cosine[1] * v6;
    G[3] = v9;
    const spherical_screw_pack v10 = v0_cosine[0] * v0_cosine[1];
    G[2] = v10;
    H[11] = v10;
    H[15] = v10;
    const spherical_screw_pack v11 = v0_cosine[0] * v0_sine[1];
    G[5] = v11;
    const spherical_screw_pack v12 = -(v0_sine[0] * v0_cosine[1]);
    H[5] = v12;
    H[7] = v12;
    const spherical_screw_pack v13 = -(v0_sine[0] * v0_sine[1]);
    H[14] = v13;
    H[16] = v13;
    const spherical_screw_pack v14 = -(v0_cosine[1] * v5);
    G[1] = v14;
    H[10] = v14;
    H[12] = v14;
    const spherical_screw_pack v15 = v0_sine[1] * v5;
    H[1] = v15;
    H[3] = v15;
    G[4] = -v15;
    const spherical_screw_pack v16 = v6 * v7;
    G[7] = v16;
    const spherical_screw_pack v17 = -(v0_sine[1] * v6);
    G[0] = v17;
    H[9] = v17;
    H[0] = -v9;
    const spherical_screw_pack v18 = -v11;
    H[2] = v18;
    H[6] = v18;
    H[4] = -(v0_cosine[1] * v16);
    H[13] = -(v0_sine[1] * v16);
    H[22] = -(v5 * v7);
}

void spherical_screw_influence_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack G_pack[9];
        spherical_screw_pack H_pack[27];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        spherical_screw_pack_give(9U, count, first, lanes, G_pack, G);
        spherical_screw_pack_give(27U, count, first, lanes, H_pack, H);
    }
}

void spherical_screw_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack G_pack[9];
        spherical_screw_pack H_pack[27];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        spherical_screw_pack_give(9U, count, first, lanes, G_pack, G);
        spherical_screw_pack_give(27U, count, first, lanes, H_pack, H);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_influence_rotational_tip(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, spherical_screw_pack *restrict G, spherical_screw_pack *restrict H)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {q[0]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    G[1] = v0_sine[0];
    H[10] = v0_sine[0];
    H[1] = v0_cosine[0];
    G[0] = spherical_screw_pack_splat(0.0);
    G[2] = spherical_screw_pack_splat(0.0);
    G[3] = spherical_screw_pack_splat(0.0);
    G[5] = spherical_screw_pack_splat(0.0);
    G[7] = spherical_screw_pack_splat(0.0);
    G[8] = spherical_screw_pack_splat(0.0);
    H[0] = spherical_screw_pack_splat(0.0);
    H[2] = spherical_screw_pack_splat(0.0);
    H[3] = spherical_screw_pack_splat(0.0);
    H[4] = spherical_screw_pack_splat(0.0);
    H[5] = spherical_screw_pack_splat(0.0);
    H[6] = spherical_screw_pack_splat(0.0);
    H[7] = spherical_screw_pack_splat(0.0);
    H[8] = spherical_screw_pack_splat(0.0);
    H[9] = spherical_screw_pack_splat(0.0);
    H[11] = spherical_screw_pack_splat(0.0);
    H[12] = spherical_screw_pack_splat(0.0);
    H[13] = spherical_screw_pack_splat(0.0);
    H[14] = spherical_screw_pack_splat(0.0);
    H[15] = spherical_screw_pack_splat(0.0);
    H[16] = spherical_screw_pack_splat(0.0);
    H[17] = spherical_screw_pack_splat(0.0);
    H[18] = spherical_screw_pack_splat(0.0);
    H[19] = spherical_screw_pack_splat(0.0);
    H[20] = spherical_screw_pack_splat(0.0);
    H[21] = spherical_screw_pack_splat(0.0);
    H[22] = spherical_screw_pack_splat(0.0);
    H[23] = spherical_screw_pack_splat(0.0);
    H[24] = spherical_screw_pack_splat(0.0);
    H[25] = spherical_screw_pack_splat(0.0);
    H[26] = spherical_screw_pack_splat(0.0);
    G[6] = spherical_screw_pack_splat(1.0);
    G[4] = -v0_cosine[0];
}

void spherical_screw_influence_rotational_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack G_pack[9];
        spherical_screw_pack H_pack[27];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        spherical_screw_pack_give(9U, count, first, lanes, G_pack, G);
        spherical_screw_pack_give(27U, count, first, lanes, H_pack, H);
    }
}

void spherical_screw_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack G_pack[9];
        spherical_screw_pack H_pack[27];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        spherical_screw_pack_give(9U, count, first, lanes, G_pack, G);
        spherical_screw_pack_give(27U, count, first, lanes, H_pack, H);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_inertia_power(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, spherical_screw_pack *restrict P)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[2] = {q[0], q[1]};
    spherical_screw_pack v0_sine[2];
    spherical_screw_pack v0_cosine[2];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    spherical_screw_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    P[0] = spherical_screw_pack_splat(0.0);
    P[4] = spherical_screw_pack_splat(0.0);
    P[5] = spherical_screw_pack_splat(0.0);
    P[8] = spherical_screw_pack_splat(0.0);
    P[10] = spherical_screw_pack_splat(0.0);
    P[11] = spherical_screw_pack_splat(0.0);
    P[12] = spherical_screw_pack_splat(0.0);
    P[13] = spherical_screw_pack_splat(0.0);
    P[17] = spherical_screw_pack_splat(0.0);
    P[20] = spherical_screw_pack_splat(0.0);
    P[21] = spherical_screw_pack_splat(0.0);
    P[23] = spherical_screw_pack_splat(0.0);
    P[24] = spherical_screw_pack_splat(0.0);
    P[25] = spherical_screw_pack_splat(0.0);
    P[26] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v4 = (v0_sine[0] * v0_sine[0]) + (v0_cosine[0] * v0_cosine[0]);
    const spherical_screw_pack v5 = v0_cosine[1] * v4;
    const spherical_screw_pack v6 = v0_sine[1] * v5;
    const spherical_screw_pack v7 = 32.0 + (40.0 * q[2]);
    const spherical_screw_pack v8 = ((0.8 + q[2]) * v7) * v6;
    P[1] = -(v8 + (10.584 * v6));
    const spherical_screw_pack v9 = v0_cosine[1] * v5;
    const spherical_screw_pack v10 = v7 * v9;
    P[2] = v10;
    P[6] = v10;
    P[3] = -(v8 + (5.3999999999999995 * v6));
    const spherical_screw_pack v11 = (v0_sine[1] * v0_sine[1]) + v9;
    const spherical_screw_pack v12 = (0.4 * v5) * v11;
    P[7] = v12;
    P[19] = v12;
    P[9] = v8 + (7.991999999999999 * v6);
    const spherical_screw_pack v13 = (v7 * v4) * v11;
    P[14] = v13;
    P[16] = v13;
    P[15] = -v12;
    P[18] = -v10;
    P[22] = -v13;
}

void spherical_screw_inertia_power_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *P)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack P_pack[27];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_inertia_power(prepared_pack, q_pack, P_pack);
        spherical_screw_pack_give(27U, count, first, lanes, P_pack, P);
    }
}

void spherical_screw_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack P_pack[27];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_inertia_power(prepared_pack, q_pack, P_pack);
        spherical_screw_pack_give(27U, count, first, lanes, P_pack, P);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_reactions(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, const spherical_screw_pack *restrict qdd, spherical_screw_pack *restrict F)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {q[1]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const spherical_screw_pack v2 = qd[0] * v0_sine[0];
    const spherical_screw_pack v3 = qd[0] * v0_cosine[0];
    const spherical_screw_pack v4 = qdd[1] + (v3 * v2);
    const spherical_screw_pack v5 = 0.8 + q[2];
    const spherical_screw_pack v6 = 40.0 * v5;
    const spherical_screw_pack v7 = 80.0 * qd[2];
    const spherical_screw_pack v8 = ((392.40000000000003 * v0_cosine[0]) + (qd[1] * v7)) + (v6 * v4);
    F[14] = v8;
    const spherical_screw_pack v9 = v8 + ((147.15 * v0_cosine[0]) + (9.0 * v4));
    F[8] = v9;
    const spherical_screw_pack v10 = (v3 * v3) + (qd[1] * qd[1]);
    const spherical_screw_pack v11 = ((392.40000000000003 * v0_sine[0]) + (40.0 * qdd[2])) - (v6 * v10);
    F[12] = v11;
    const spherical_screw_pack v12 = v11 + ((147.15 * v0_sine[0]) - (9.0 * v10));
    F[6] = v12;
    F[0] = (v0_cosine[0] * v12) - (v0_sine[0] * v9);
    const spherical_screw_pack v13 = qd[1] * v2;
    const spherical_screw_pack v14 = v13 - (qdd[0] * v0_cosine[0]);
    const spherical_screw_pack v15 = v13 + v14;
    const spherical_screw_pack v16 = (v7 * v3) - (v6 * v15);
    F[13] = v16;
    const spherical_screw_pack v17 = -((9.0 * v15) - v16);
    F[1] = v17;
    F[7] = v17;
    F[2] = (v0_sine[0] * v12) + (v0_cosine[0] * v9);
    const spherical_screw_pack v18 = (0.4 * qd[2]) - (7.992 * v2);
    const spherical_screw_pack v19 = ((qd[1] * v18) - (8.0 * v14)) + (v5 * v16);
    F[11] = v19;
    const spherical_screw_pack v20 = (0.4 * qdd[2]) + (0.008 * ((qdd[0] * v0_sine[0]) + (qd[1] * v3)));
    F[9] = v20;
    F[3] = (v0_cosine[0] * v20) - (v0_sine[0] * v19);
    const spherical_screw_pack v21 = ((v3 * v18) - ((8.0 * qdd[1]) + (88.29 * v0_cosine[0]))) - (v5 * v8);
    F[4] = v21;
    F[10] = v21;
    F[5] = ((20.0 * qdd[0]) + (v0_sine[0] * v20)) + (v0_cosine[0] * v19);
    F[15] = spherical_screw_pack_splat(0.0);
    F[16] = spherical_screw_pack_splat(0.0);
    F[17] = spherical_screw_pack_splat(0.0);
}

void spherical_screw_reactions_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack qdd_pack[3];
        spherical_screw_pack F_pack[18];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qdd, qdd_pack);
        spherical_screw_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        spherical_screw_pack_give(18U, count, first, lanes, F_pack, F);
    }
}

void spherical_screw_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack qdd_pack[3];
        spherical_screw_pack F_pack[18];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qdd, qdd_pack);
        spherical_screw_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        spherical_screw_pack_give(18U, count, first, lanes, F_pack, F);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_linearize(const spherical_screw_pack *restrict prepared, const spherical_screw_pack *restrict q, const spherical_screw_pack *restrict qd, const spherical_screw_pack *restrict tau, spherical_screw_pack *restrict A, spherical_screw_pack *restrict B)
{
    (void)prepared;
    const spherical_screw_pack v0_angle[1] = {q[1]};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    A[0] = spherical_screw_pack_splat(0.0);
    A[1] = spherical_screw_pack_splat(0.0);
    A[2] = spherical_screw_pack_splat(0.0);
    A[4] = spherical_screw_pack_splat(0.0);
    A[5] = spherical_screw_pack_splat(0.0);
    A[6] = spherical_screw_pack_splat(0.0);
    A[7] = spherical_screw_pack_splat(0.0);
    A[8] = spherical_screw_pack_splat(0.0);
    A[9] = spherical_screw_pack_splat(0.0);
    A[11] = spherical_screw_pack_splat(0.0);
    A[12] = spherical_screw_pack_splat(0.0);
    A[13] = spherical_screw_pack_splat(0.0);
    A[14] = spherical_screw_pack_splat(0.0);
    A[15] = spherical_screw_pack_splat(0.0);
    A[16] = spherical_screw_pack_splat(0.0);
    A[18] = spherical_screw_pack_splat(0.0);
    A[24] = spherical_screw_pack_splat(0.0);
    A[30] = spherical_screw_pack_splat(0.0);
    B[0] = spherical_screw_pack_splat(0.0);
    B[1] = spherical_screw_pack_splat(0.0);
    B[2] = spherical_screw_pack_splat(0.0);
    B[3] = spherical_screw_pack_splat(0.0);
    B[4] = spherical_screw_pack_splat(0.0);
    B[5] = spherical_screw_pack_splat(0.0);
    B[6] = spherical_screw_pack_splat(0.0);
    B[7] = spherical_screw_pack_splat(0.0);
    B[8] = spherical_screw_pack_splat(0.0);
    B[10] = spherical_screw_pack_splat(0.0);
    B[12] = spherical_screw_pack_splat(0.0);
    B[14] = spherical_screw_pack_splat(0.0);
    B[16] = spherical_screw_pack_splat(0.0);
    A[3] = spherical_screw_pack_splat(1.0);
    A[10] = spherical_screw_pack_splat(1.0);
    A[17] = spherical_screw_pack_splat(1.0);
    const spherical_screw_pack v2 = v0_sine[0] * v0_sine[0];
    const spherical_screw_pack v3 = 7.992 * v0_cosine[0];
    const spherical_screw_pack v4 = v0_cosine[0] * v3;
    const spherical_screw_pack v5 = 40.0 * v0_cosine[0];
    const spherical_screw_pack v6 = 0.8 + q[2];
    const spherical_screw_pack v7 = v6 * v0_cosine[0];
    const spherical_screw_pack v8 = v7 * (v6 * v5);
    const spherical_screw_pack v9 = 1.0 / (v8 + (v4 + (20.008 - (0.002666666666666667 * v2))));
    B[9] = v9;
    const spherical_screw_pack v10 = 0.006666666666666667 * v0_sine[0];
    const spherical_screw_pack v11 = v10 * v9;
    const spherical_screw_pack v12 = qd[1] * v0_cosine[0];
    const spherical_screw_pack v13 = 2.0 * qd[2];
    const spherical_screw_pack v14 = v6 * v0_sine[0];
    const spherical_screw_pack v15 = qd[1] * qd[1];
    const spherical_screw_pack v16 = (v15 * v14) - (v13 * v12);
    const spherical_screw_pack v17 = (40.0 * v16) - 392.40000000000003;
    const spherical_screw_pack v18 = v15 + (qd[0] * qd[0]);
    const spherical_screw_pack v19 = qd[1] * v0_sine[0];
    const spherical_screw_pack v20 = (v18 * v7) + (v13 * v19);
    const spherical_screw_pack v21 = 0.4 * qd[0];
    const spherical_screw_pack v22 = (((v21 * v12) - tau[2]) - (v5 * v20)) - (v0_sine[0] * v17);
    const spherical_screw_pack v23 = qd[0] * v0_cosine[0];
    const spherical_screw_pack v24 = qd[0] * v14;
    const spherical_screw_pack v25 = 2.0 * qd[1];
    const spherical_screw_pack v26 = (v25 * v24) - (v13 * v23);
    const spherical_screw_pack v27 = 40.0 * v7;
    const spherical_screw_pack v28 = v12 * v9;
    const spherical_screw_pack v29 = 0.4 * qd[2];
    const spherical_screw_pack v30 = 15.984 * v0_sine[0];
    const spherical_screw_pack v31 = (qd[0] * v30) - v29;
    const spherical_screw_pack v32 = ((v22 * v11) + ((tau[0] + (v27 * v26)) * v9)) + (v31 * v28);
    const spherical_screw_pack v33 = 40.0 * v14;
    const spherical_screw_pack v34 = 1.0 / (v8 + (8.0 + (v14 * v33)));
    B[13] = v34;
    const spherical_screw_pack v35 = v15 - v18;
    const spherical_screw_pack v36 = (88.29 - (qd[2] * v21)) - ((7.992 * v35) * v0_sine[0]);
    const spherical_screw_pack v37 = (((tau[1] - (v0_cosine[0] * v36)) - (v33 * v20)) + (v7 * v17)) * v34;
    const spherical_screw_pack v38 = (qd[1] * v13) + (v6 * v37);
    const spherical_screw_pack v39 = ((v21 * v19) + ((40.0 * v2) * v38)) - ((0.4 * v0_cosine[0]) * v32);
    const spherical_screw_pack v40 = (0.016666666666666666 * v22) + (v10 * v32);
    const spherical_screw_pack v41 = ((40.0 * v20) + (v33 * v37)) + (v5 * v40);
    const spherical_screw_pack v42 = (v5 * ((v6 * v15) + v40)) - v41;
    const spherical_screw_pack v43 = ((9.81 - v16) + (v7 * v37)) - (v0_sine[0] * v40);
    const spherical_screw_pack v44 = v43 + (v0_sine[0] * ((v6 * v18) + v40));
    const spherical_screw_pack v45 = ((v0_sine[0] * v42) + v39) + (v5 * ((v0_cosine[0] * v38) - v44));
    const spherical_screw_pack v46 = v0_cosine[0] * v9;
    const spherical_screw_pack v47 = qd[0] * v9;
    const spherical_screw_pack v48 = 80.0 * v7;
    const spherical_screw_pack v49 = qd[2] * v48;
    const spherical_screw_pack v50 = v12 * v48;
    const spherical_screw_pack v51 = ((15.984 * v23) * v28) + (((v6 * v50) + (v0_sine[0] * v49)) * v47);
    const spherical_screw_pack v52 = v51 + (v46 * ((0.4 * v40) + (v30 * v32)));
    const spherical_screw_pack v53 = (v48 * v32) - (40.0 * v26);
    const spherical_screw_pack v54 = (v52 + (v9 * ((v14 * v53) - (v19 * v31)))) - (v11 * v45);
    A[19] = v54;
    const spherical_screw_pack v55 = (v18 * v0_cosine[0]) + (v0_sine[0] * v37);
    const spherical_screw_pack v56 = (qd[1] * v19) - (v0_cosine[0] * v37);
    const spherical_screw_pack v57 = ((40.0 * v0_sine[0]) * v56) + (v5 * v55);
    const spherical_screw_pack v58 = (((v19 * v48) * v47) - (v11 * v57)) - (v46 * v53);
    A[20] = v58;
    const spherical_screw_pack v59 = v23 * v48;
    const spherical_screw_pack v60 = (0.4 * v12) - v59;
    const spherical_screw_pack v61 = v7 * v33;
    const spherical_screw_pack v62 = v61 + (v0_sine[0] * v3);
    const spherical_screw_pack v63 = (v25 * v62) - (v0_cosine[0] * v49);
    const spherical_screw_pack v64 = (v63 * v9) + (v60 * v11);
    A[21] = v64;
    const spherical_screw_pack v65 = (0.4 * v23) - (v14 * (80.0 * v19));
    const spherical_screw_pack v66 = (v13 * v0_sine[0]) + (v25 * v7);
    const spherical_screw_pack v67 = (v5 * v66) - ((v0_cosine[0] * ((80.0 * qd[2]) * v0_sine[0])) + v65);
    const spherical_screw_pack v68 = (((2.0 * v62) * v47) - (v67 * v11)) - (v29 * v46);
    A[22] = v68;
    const spherical_screw_pack v69 = (0.4 * v28) + (v59 * v9);
    A[23] = -v69;
    const spherical_screw_pack v70 = ((v35 * v4) + (v19 * v49)) + (v61 * v37);
    const spherical_screw_pack v71 = ((v70 - (v0_sine[0] * ((v27 * v38) - v36))) + (v33 * v44)) + (v7 * v42);
    A[25] = v34 * v71;
    A[26] = v34 * ((((v27 * v56) - (v33 * v55)) - (v0_sine[0] * v41)) - (v5 * v43));
    A[27] = -(((v24 * v48) + (v0_cosine[0] * v31)) * v34);
    A[28] = (v63 - ((v33 * v66) + (v12 * v30))) * v34;
    A[29] = (v65 - v50) * v34;
    A[31] = (0.016666666666666666 * v45) - (v10 * v54);
    A[32] = (0.016666666666666666 * v57) - (v10 * v58);
    A[33] = -((0.016666666666666666 * v60) + (v10 * v64));
    A[34] = (0.016666666666666666 * v67) - (v10 * v68);
    A[35] = v10 * v69;
    const spherical_screw_pack v72 = -v11;
    B[11] = v72;
    B[15] = v72;
    B[17] = 0.016666666666666666 + ((4.444444444444445e-05 * v2) * v9);
}

void spherical_screw_linearize_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    spherical_screw_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = spherical_screw_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack tau_pack[3];
        spherical_screw_pack A_pack[36];
        spherical_screw_pack B_pack[18];

        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_take(3U, count, first, lanes, tau, tau_pack);
        spherical_screw_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        spherical_screw_pack_give(36U, count, first, lanes, A_pack, A);
        spherical_screw_pack_give(18U, count, first, lanes, B_pack, B);
    }
}

void spherical_screw_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += SPHERICAL_SCREW_LANES) {
        const size_t lanes = ((count - first) < SPHERICAL_SCREW_LANES) ? (count - first) : SPHERICAL_SCREW_LANES;
        spherical_screw_pack prepared_pack[1];
        spherical_screw_pack q_pack[3];
        spherical_screw_pack qd_pack[3];
        spherical_screw_pack tau_pack[3];
        spherical_screw_pack A_pack[36];
        spherical_screw_pack B_pack[18];

        (void)prepared;
        spherical_screw_pack_take(3U, count, first, lanes, q, q_pack);
        spherical_screw_pack_take(3U, count, first, lanes, qd, qd_pack);
        spherical_screw_pack_take(3U, count, first, lanes, tau, tau_pack);
        spherical_screw_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        spherical_screw_pack_give(36U, count, first, lanes, A_pack, A);
        spherical_screw_pack_give(18U, count, first, lanes, B_pack, B);
    }
}

#else

typedef int spherical_screw_has_no_vector_code;

#endif
