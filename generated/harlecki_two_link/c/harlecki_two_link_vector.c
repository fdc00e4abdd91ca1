/* Many states at a time. Compiled with HARLECKI_TWO_LINK_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "harlecki_two_link.h"

#if defined(HARLECKI_TWO_LINK_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define HARLECKI_TWO_LINK_BYTES 64
#elif defined(__AVX__)
#define HARLECKI_TWO_LINK_BYTES 32
#else
#define HARLECKI_TWO_LINK_BYTES 16
#endif
#define HARLECKI_TWO_LINK_LANES (HARLECKI_TWO_LINK_BYTES / sizeof(double))
#define HARLECKI_TWO_LINK_APART __attribute__((noinline))

typedef double harlecki_two_link_pack __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES)));
typedef double harlecki_two_link_unaligned __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t harlecki_two_link_mask __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES)));
typedef signed char harlecki_two_link_bytes __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES / sizeof(double)), aligned(1), may_alias));

static inline harlecki_two_link_pack harlecki_two_link_pack_splat(double x)
{
    return x - (harlecki_two_link_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, harlecki_two_link_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < HARLECKI_TWO_LINK_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const harlecki_two_link_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void harlecki_two_link_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, harlecki_two_link_pack *one)
{
    if (lanes < HARLECKI_TWO_LINK_LANES) {
        harlecki_two_link_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const harlecki_two_link_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void harlecki_two_link_pack_give(size_t size, size_t count, size_t first, size_t lanes, const harlecki_two_link_pack *one, double *many)
{
    if (lanes < HARLECKI_TWO_LINK_LANES) {
        harlecki_two_link_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(harlecki_two_link_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_take_flags(size_t size, size_t count, size_t first, size_t lanes, const bool *many, harlecki_two_link_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < HARLECKI_TWO_LINK_LANES) {
            for (size_t i = 0U; i < HARLECKI_TWO_LINK_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const harlecki_two_link_bytes *)&many[(k * count) + first], harlecki_two_link_mask);
        }
        one[k] = -one[k];
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_give_flags(size_t size, size_t count, size_t first, size_t lanes, const harlecki_two_link_mask *one, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < HARLECKI_TWO_LINK_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (bool)(one[k] & 1)[i];
            }
        } else {
            *(harlecki_two_link_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k] & 1, harlecki_two_link_bytes);
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_take_modes(size_t size, size_t count, size_t first, size_t lanes, const signed char *many, harlecki_two_link_mask *one)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < HARLECKI_TWO_LINK_LANES) {
            for (size_t i = 0U; i < HARLECKI_TWO_LINK_LANES; i++) {
                one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
            }
        } else {
            one[k] = __builtin_convertvector(*(const harlecki_two_link_bytes *)&many[(k * count) + first], harlecki_two_link_mask);
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_give_modes(size_t size, size_t count, size_t first, size_t lanes, const harlecki_two_link_mask *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        if (lanes < HARLECKI_TWO_LINK_LANES) {
            for (size_t i = 0U; i < lanes; i++) {
                many[(k * count) + first + i] = (signed char)(one[k])[i];
            }
        } else {
            *(harlecki_two_link_bytes *)&many[(k * count) + first] = __builtin_convertvector(one[k], harlecki_two_link_bytes);
        }
    }
}

static inline harlecki_two_link_pack harlecki_two_link_pack_select(harlecki_two_link_mask condition, harlecki_two_link_pack x, harlecki_two_link_pack y)
{
    return (harlecki_two_link_pack)(((harlecki_two_link_mask)x & condition) | ((harlecki_two_link_mask)y & ~condition));
}

static inline harlecki_two_link_pack harlecki_two_link_pack_abs(harlecki_two_link_pack x)
{
    return (harlecki_two_link_pack)((harlecki_two_link_mask)x & ~(harlecki_two_link_mask)harlecki_two_link_pack_splat(-0.0));
}

static inline harlecki_two_link_pack harlecki_two_link_pack_min(harlecki_two_link_pack x, harlecki_two_link_pack y)
{
    return harlecki_two_link_pack_select((harlecki_two_link_mask)(x < y), x, y);
}

static inline harlecki_two_link_pack harlecki_two_link_pack_max(harlecki_two_link_pack x, harlecki_two_link_pack y)
{
    return harlecki_two_link_pack_select((harlecki_two_link_mask)(x > y), x, y);
}

static inline harlecki_two_link_pack harlecki_two_link_pack_sign(harlecki_two_link_pack x)
{
    const harlecki_two_link_pack one = harlecki_two_link_pack_splat(1.0);

    return harlecki_two_link_pack_select((harlecki_two_link_mask)(x > 0.0), one, harlecki_two_link_pack_select((harlecki_two_link_mask)(x < 0.0), -one, x));
}

static inline harlecki_two_link_pack harlecki_two_link_pack_sqrt(harlecki_two_link_pack x)
{
    double one[HARLECKI_TWO_LINK_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < HARLECKI_TWO_LINK_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

static inline harlecki_two_link_mask harlecki_two_link_pack_select_whole(harlecki_two_link_mask condition, harlecki_two_link_mask x, harlecki_two_link_mask y)
{
    return (x & condition) | (y & ~condition);
}

static inline harlecki_two_link_mask harlecki_two_link_pack_whole(int64_t x)
{
    return x + (harlecki_two_link_mask){ 0 };
}

static inline bool harlecki_two_link_pack_all(harlecki_two_link_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < HARLECKI_TWO_LINK_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

static inline harlecki_two_link_mask harlecki_two_link_pack_mode_of(harlecki_two_link_pack x)
{
    return (harlecki_two_link_mask)(x < 0.0) - (harlecki_two_link_mask)(x > 0.0);
}

static inline harlecki_two_link_pack harlecki_two_link_pack_real_of(harlecki_two_link_mask mode)
{
    const harlecki_two_link_mask sign = mode & (harlecki_two_link_mask)harlecki_two_link_pack_splat(-0.0);

    return (harlecki_two_link_pack)(sign | ((harlecki_two_link_mask)harlecki_two_link_pack_splat(1.0) & (harlecki_two_link_mask)(mode != 0)));
}

typedef unsigned long long harlecki_two_link_bits __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void harlecki_two_link_pack_sincos_pair(const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine, harlecki_two_link_bits *beyond)
{
    const harlecki_two_link_pack x = *angle;
    union { harlecki_two_link_pack number; harlecki_two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const harlecki_two_link_pack n = k.number - 6755399441186816.0;
    const harlecki_two_link_pack w = x - (n * 1.5707963267923333);
    const harlecki_two_link_pack r = w - (n * 2.5633441515839558e-12);
    const harlecki_two_link_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const harlecki_two_link_pack z = r * r;
    const harlecki_two_link_pack u = 1.0 - (0.5 * z);
    const harlecki_two_link_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const harlecki_two_link_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const harlecki_two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const harlecki_two_link_bits sign = k.bits << 62;
    const harlecki_two_link_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const harlecki_two_link_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_sincos_beyond(size_t size, const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const harlecki_two_link_mask inside = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < HARLECKI_TWO_LINK_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline)) void harlecki_two_link_pack_sincos_guard(size_t size, const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine, const harlecki_two_link_bits *beyond)
{
    if (!harlecki_two_link_pack_all((harlecki_two_link_mask)((*beyond >> 18) == 0ULL))) {
        harlecki_two_link_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_mass_matrix(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, harlecki_two_link_pack *restrict M)
{
    (void)prepared;
    const harlecki_two_link_pack v0 = q[0] + q[1];
    const harlecki_two_link_pack v1_angle[2] = {v0, q[0]};
    harlecki_two_link_pack v1_sine[2];
    harlecki_two_link_pack v1_cosine[2];
    harlecki_two_link_bits v1_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    harlecki_two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    M[3] = harlecki_two_link_pack_splat(1.7300000000000002);
    const harlecki_two_link_pack v5 = 3.2 * ((v1_cosine[1] * v1_cosine[0]) + (v1_sine[1] * v1_sine[0]));
    const harlecki_two_link_pack v6 = 1.7300000000000002 + v5;
    M[1] = v6;
    M[2] = v6;
    M[0] = (v5 + 12.0) + v6;
}

void harlecki_two_link_mass_matrix_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *M)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack M_pack[4];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        harlecki_two_link_pack_give(4U, count, first, lanes, M_pack, M);
    }
}

void harlecki_two_link_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack M_pack[4];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_mass_matrix(prepared_pack, q_pack, M_pack);
        harlecki_two_link_pack_give(4U, count, first, lanes, M_pack, M);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_bias(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, harlecki_two_link_pack *restrict h)
{
    (void)prepared;
    const harlecki_two_link_pack v0 = q[0] + q[1];
    const harlecki_two_link_pack v1_angle[2] = {v0, q[0]};
    harlecki_two_link_pack v1_sine[2];
    harlecki_two_link_pack v1_cosine[2];
    harlecki_two_link_bits v1_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    harlecki_two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const harlecki_two_link_pack v5 = 3.2 * ((v1_cosine[1] * v1_sine[0]) - (v1_sine[1] * v1_cosine[0]));
    const harlecki_two_link_pack v6 = qd[0] + qd[1];
    const harlecki_two_link_pack v7 = (31.392000000000003 * v1_cosine[0]) + ((qd[0] * qd[0]) * v5);
    h[1] = v7;
    h[0] = v7 + ((137.34 * v1_cosine[1]) - ((v6 * v6) * v5));
}

void harlecki_two_link_bias_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack h_pack[2];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        harlecki_two_link_pack_give(2U, count, first, lanes, h_pack, h);
    }
}

void harlecki_two_link_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack h_pack[2];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_bias(prepared_pack, q_pack, qd_pack, h_pack);
        harlecki_two_link_pack_give(2U, count, first, lanes, h_pack, h);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_gravity(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, harlecki_two_link_pack *restrict g)
{
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {q[0] + q[1], q[0]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_pack v2 = 31.392000000000003 * v0_cosine[0];
    g[1] = v2;
    g[0] = (137.34 * v0_cosine[1]) + v2;
}

void harlecki_two_link_gravity_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *g)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack g_pack[2];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_gravity(prepared_pack, q_pack, g_pack);
        harlecki_two_link_pack_give(2U, count, first, lanes, g_pack, g);
    }
}

void harlecki_two_link_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack g_pack[2];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_gravity(prepared_pack, q_pack, g_pack);
        harlecki_two_link_pack_give(2U, count, first, lanes, g_pack, g);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_coriolis_matrix(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, harlecki_two_link_pack *restrict C)
{
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {q[0], q[1]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_pack v3 = (3.2 * v0_sine[1]) * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]));
    const harlecki_two_link_pack v4 = qd[1] * v3;
    C[0] = -v4;
    const harlecki_two_link_pack v5 = qd[0] * v3;
    C[2] = v5;
    C[1] = -(v4 + v5);
    C[3] = harlecki_two_link_pack_splat(0.0);
}

void harlecki_two_link_coriolis_matrix_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack C_pack[4];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        harlecki_two_link_pack_give(4U, count, first, lanes, C_pack, C);
    }
}

void harlecki_two_link_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack C_pack[4];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        harlecki_two_link_pack_give(4U, count, first, lanes, C_pack, C);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_inverse_dynamics(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_pack *restrict qdd, harlecki_two_link_pack *restrict tau)
{
    (void)prepared;
    const harlecki_two_link_pack v0 = q[0] + q[1];
    const harlecki_two_link_pack v1_angle[2] = {v0, q[0]};
    harlecki_two_link_pack v1_sine[2];
    harlecki_two_link_pack v1_cosine[2];
    harlecki_two_link_bits v1_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    harlecki_two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const harlecki_two_link_pack v5 = 3.2 * v1_sine[0];
    const harlecki_two_link_pack v6 = 3.2 * v1_cosine[0];
    const harlecki_two_link_pack v7 = (v1_cosine[1] * v6) + (v1_sine[1] * v5);
    const harlecki_two_link_pack v8 = qdd[1] + qdd[0];
    const harlecki_two_link_pack v9 = (v1_sine[1] * v6) - (v1_cosine[1] * v5);
    const harlecki_two_link_pack v10 = qd[0] + qd[1];
    const harlecki_two_link_pack v11 = (((137.34 * v1_cosine[1]) + (12.0 * qdd[0])) + ((v10 * v10) * v9)) + (v8 * v7);
    const harlecki_two_link_pack v12 = ((qdd[0] * v7) + ((9.81 * v6) + (1.7300000000000002 * v8))) - ((qd[0] * qd[0]) * v9);
    tau[1] = v12;
    tau[0] = v12 + v11;
}

void harlecki_two_link_inverse_dynamics_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack qdd_pack[2];
        harlecki_two_link_pack tau_pack[2];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        harlecki_two_link_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        harlecki_two_link_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

void harlecki_two_link_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack qdd_pack[2];
        harlecki_two_link_pack tau_pack[2];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        harlecki_two_link_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        harlecki_two_link_pack_give(2U, count, first, lanes, tau_pack, tau);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_forward_dynamics(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_pack *restrict tau, harlecki_two_link_pack *restrict qdd)
{
    (void)prepared;
    const harlecki_two_link_pack v0 = q[0] + q[1];
    const harlecki_two_link_pack v1_angle[2] = {v0, q[0]};
    harlecki_two_link_pack v1_sine[2];
    harlecki_two_link_pack v1_cosine[2];
    harlecki_two_link_bits v1_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    harlecki_two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const harlecki_two_link_pack v5 = 3.2 * v1_sine[0];
    const harlecki_two_link_pack v6 = 3.2 * v1_cosine[0];
    const harlecki_two_link_pack v7 = (v1_cosine[1] * v6) + (v1_sine[1] * v5);
    const harlecki_two_link_pack v8 = 1.7300000000000002 + v7;
    const harlecki_two_link_pack v9 = 0.5780346820809248 * v8;
    const harlecki_two_link_pack v10 = (v1_sine[1] * v6) - (v1_cosine[1] * v5);
    const harlecki_two_link_pack v11 = ((qd[0] * qd[0]) * v10) - (9.81 * v6);
    const harlecki_two_link_pack v12 = tau[1] + v11;
    const harlecki_two_link_pack v13 = qd[0] + qd[1];
    const harlecki_two_link_pack v14 = (v11 + ((tau[0] - (137.34 * v1_cosine[1])) - ((v13 * v13) * v10))) - (v9 * v12);
    const harlecki_two_link_pack v15 = v14 * (1.0 / (((v7 + 12.0) + v8) - (v8 * v9)));
    qdd[0] = v15;
    qdd[1] = (0.5780346820809248 * v12) - (v9 * v15);
}

void harlecki_two_link_forward_dynamics_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack tau_pack[2];
        harlecki_two_link_pack qdd_pack[2];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, tau, tau_pack);
        harlecki_two_link_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        harlecki_two_link_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

void harlecki_two_link_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack tau_pack[2];
        harlecki_two_link_pack qdd_pack[2];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, tau, tau_pack);
        harlecki_two_link_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        harlecki_two_link_pack_give(2U, count, first, lanes, qdd_pack, qdd);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_kinetic_energy(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, harlecki_two_link_pack *restrict T)
{
    (void)prepared;
    const harlecki_two_link_pack v0_angle[1] = {q[1]};
    harlecki_two_link_pack v0_sine[1];
    harlecki_two_link_pack v0_cosine[1];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_pack v2 = (qd[0] * qd[0]) * (2.0 + (4.0 * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]))));
    const harlecki_two_link_pack v3 = qd[0] + qd[1];
    *T = v2 + (v3 * (((3.2 * qd[0]) * v0_cosine[0]) + (0.8650000000000001 * v3)));
}

void harlecki_two_link_kinetic_energy_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack T_pack[1];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        harlecki_two_link_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void harlecki_two_link_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack T_pack[1];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        harlecki_two_link_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_potential_energy(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, harlecki_two_link_pack *restrict V)
{
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {q[1], q[0]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *V = (137.34 * v0_sine[1]) + (31.392000000000003 * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0])));
}

void harlecki_two_link_potential_energy_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *V)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack V_pack[1];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_potential_energy(prepared_pack, q_pack, V_pack);
        harlecki_two_link_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void harlecki_two_link_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack V_pack[1];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_potential_energy(prepared_pack, q_pack, V_pack);
        harlecki_two_link_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_position_tip(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, harlecki_two_link_pack *restrict x)
{
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {q[0], q[1]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    x[2] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v4 = 1.0 + (0.8 * v0_cosine[1]);
    const harlecki_two_link_pack v5 = 0.8 * v0_sine[1];
    x[0] = (v0_cosine[0] * v4) - (v0_sine[0] * v5);
    x[1] = (v0_sine[0] * v4) + (v0_cosine[0] * v5);
}

void harlecki_two_link_position_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *x)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack x_pack[3];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_position_tip(prepared_pack, q_pack, x_pack);
        harlecki_two_link_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void harlecki_two_link_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack x_pack[3];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_position_tip(prepared_pack, q_pack, x_pack);
        harlecki_two_link_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_rotation_tip(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, harlecki_two_link_pack *restrict R)
{
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {q[0], q[1]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    R[8] = harlecki_two_link_pack_splat(1.0);
    R[2] = harlecki_two_link_pack_splat(0.0);
    R[5] = harlecki_two_link_pack_splat(0.0);
    R[6] = harlecki_two_link_pack_splat(0.0);
    R[7] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v4 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    R[3] = v4;
    const harlecki_two_link_pack v5 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]);
    R[0] = v5;
    R[4] = v5;
    R[1] = -v4;
}

void harlecki_two_link_rotation_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *R)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack R_pack[9];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        harlecki_two_link_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

void harlecki_two_link_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack R_pack[9];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_rotation_tip(prepared_pack, q_pack, R_pack);
        harlecki_two_link_pack_give(9U, count, first, lanes, R_pack, R);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_jacobian_tip(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, harlecki_two_link_pack *restrict J)
{
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {q[0], q[1]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    J[10] = harlecki_two_link_pack_splat(1.0);
    J[11] = harlecki_two_link_pack_splat(1.0);
    J[4] = harlecki_two_link_pack_splat(0.0);
    J[5] = harlecki_two_link_pack_splat(0.0);
    J[6] = harlecki_two_link_pack_splat(0.0);
    J[7] = harlecki_two_link_pack_splat(0.0);
    J[8] = harlecki_two_link_pack_splat(0.0);
    J[9] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v4 = 0.8 * ((v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]));
    const harlecki_two_link_pack v5 = 0.8 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]));
    J[3] = v5;
    J[2] = v0_cosine[0] + v5;
    J[0] = -(v0_sine[0] + v4);
    J[1] = -v4;
}

void harlecki_two_link_jacobian_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *J)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack J_pack[12];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        harlecki_two_link_pack_give(12U, count, first, lanes, J_pack, J);
    }
}

void harlecki_two_link_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack J_pack[12];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_jacobian_tip(prepared_pack, q_pack, J_pack);
        harlecki_two_link_pack_give(12U, count, first, lanes, J_pack, J);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_influence_tip(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, harlecki_two_link_pack *restrict G, harlecki_two_link_pack *restrict H)
{
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {q[0], q[1]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    G[4] = harlecki_two_link_pack_splat(0.0);
    G[5] = harlecki_two_link_pack_splat(0.0);
    H[8] = harlecki_two_link_pack_splat(0.0);
    H[9] = harlecki_two_link_pack_splat(0.0);
    H[10] = harlecki_two_link_pack_splat(0.0);
    H[11] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v4 = 1.0 + (0.8 * v0_cosine[1]);
    const harlecki_two_link_pack v5 = 0.8 * v0_sine[1];
    const harlecki_two_link_pack v6 = (v0_cosine[0] * v4) - (v0_sine[0] * v5);
    G[2] = v6;
    const harlecki_two_link_pack v7 = (v0_sine[0] * v4) + (v0_cosine[0] * v5);
    const harlecki_two_link_pack v8 = v0_sine[0] - v7;
    G[1] = v8;
    H[5] = v8;
    H[6] = v8;
    H[7] = v8;
    const harlecki_two_link_pack v9 = v0_cosine[0] - v6;
    H[1] = v9;
    H[2] = v9;
    H[3] = v9;
    const harlecki_two_link_pack v10 = -v7;
    G[0] = v10;
    H[4] = v10;
    G[3] = -v9;
    H[0] = -v6;
}

void harlecki_two_link_influence_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack G_pack[6];
        harlecki_two_link_pack H_pack[12];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        harlecki_two_link_pack_give(6U, count, first, lanes, G_pack, G);
        harlecki_two_link_pack_give(12U, count, first, lanes, H_pack, H);
    }
}

void harlecki_two_link_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack G_pack[6];
        harlecki_two_link_pack H_pack[12];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_influence_tip(prepared_pack, q_pack, G_pack, H_pack);
        harlecki_two_link_pack_give(6U, count, first, lanes, G_pack, G);
        harlecki_two_link_pack_give(12U, count, first, lanes, H_pack, H);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_influence_rotational_tip(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, harlecki_two_link_pack *restrict G, harlecki_two_link_pack *restrict H)
{
    (void)prepared;
    (void)q;
    G[4] = harlecki_two_link_pack_splat(1.0);
    G[5] = harlecki_two_link_pack_splat(1.0);
    G[0] = harlecki_two_link_pack_splat(0.0);
    G[1] = harlecki_two_link_pack_splat(0.0);
    G[2] = harlecki_two_link_pack_splat(0.0);
    G[3] = harlecki_two_link_pack_splat(0.0);
    H[0] = harlecki_two_link_pack_splat(0.0);
    H[1] = harlecki_two_link_pack_splat(0.0);
    H[2] = harlecki_two_link_pack_splat(0.0);
    H[3] = harlecki_two_link_pack_splat(0.0);
    H[4] = harlecki_two_link_pack_splat(0.0);
    H[5] = harlecki_two_link_pack_splat(0.0);
    H[6] = harlecki_two_link_pack_splat(0.0);
    H[7] = harlecki_two_link_pack_splat(0.0);
    H[8] = harlecki_two_link_pack_splat(0.0);
    H[9] = harlecki_two_link_pack_splat(0.0);
    H[10] = harlecki_two_link_pack_splat(0.0);
    H[11] = harlecki_two_link_pack_splat(0.0);
}

void harlecki_two_link_influence_rotational_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack G_pack[6];
        harlecki_two_link_pack H_pack[12];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        harlecki_two_link_pack_give(6U, count, first, lanes, G_pack, G);
        harlecki_two_link_pack_give(12U, count, first, lanes, H_pack, H);
    }
}

void harlecki_two_link_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack G_pack[6];
        harlecki_two_link_pack H_pack[12];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_influence_rotational_tip(prepared_pack, q_pack, G_pack, H_pack);
        harlecki_two_link_pack_give(6U, count, first, lanes, G_pack, G);
        harlecki_two_link_pack_give(12U, count, first, lanes, H_pack, H);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_inertia_power(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, harlecki_two_link_pack *restrict P)
{
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {q[0], q[1]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    P[0] = harlecki_two_link_pack_splat(0.0);
    P[5] = harlecki_two_link_pack_splat(0.0);
    P[6] = harlecki_two_link_pack_splat(0.0);
    P[7] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v3 = (3.2 * v0_sine[1]) * ((v0_cosine[0] * v0_cosine[0]) + (v0_sine[0] * v0_sine[0]));
    P[4] = v3;
    const harlecki_two_link_pack v4 = -v3;
    P[1] = v4;
    P[2] = v4;
    P[3] = v4;
}

void harlecki_two_link_inertia_power_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *P)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack P_pack[8];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_inertia_power(prepared_pack, q_pack, P_pack);
        harlecki_two_link_pack_give(8U, count, first, lanes, P_pack, P);
    }
}

void harlecki_two_link_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack P_pack[8];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_inertia_power(prepared_pack, q_pack, P_pack);
        harlecki_two_link_pack_give(8U, count, first, lanes, P_pack, P);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_reactions(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_pack *restrict qdd, harlecki_two_link_pack *restrict F)
{
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {q[0], q[1]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_pack v4 = qd[0] * qd[0];
    const harlecki_two_link_pack v5 = v4 - (9.81 * v0_sine[0]);
    const harlecki_two_link_pack v6 = qdd[0] + (9.81 * v0_cosine[0]);
    const harlecki_two_link_pack v7 = (v0_cosine[1] * v6) + (v0_sine[1] * v5);
    const harlecki_two_link_pack v8 = qdd[1] + qdd[0];
    const harlecki_two_link_pack v9 = (3.2 * v8) + (8.0 * v7);
    F[7] = v9;
    const harlecki_two_link_pack v10 = qd[0] + qd[1];
    const harlecki_two_link_pack v11 = (v10 * (3.2 * v10)) + (8.0 * ((v0_cosine[1] * v5) - (v0_sine[1] * v6)));
    F[0] = (((117.72 * v0_sine[0]) - (6.0 * v4)) - (v0_cosine[1] * v11)) - (v0_sine[1] * v9);
    const harlecki_two_link_pack v12 = (v0_cosine[1] * v9) - (v0_sine[1] * v11);
    F[1] = ((117.72 * v0_cosine[0]) + (6.0 * qdd[0])) + v12;
    F[2] = harlecki_two_link_pack_splat(0.0);
    F[3] = harlecki_two_link_pack_splat(0.0);
    F[4] = harlecki_two_link_pack_splat(0.0);
    F[8] = harlecki_two_link_pack_splat(0.0);
    F[9] = harlecki_two_link_pack_splat(0.0);
    F[10] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v13 = (1.7300000000000002 * v8) + (3.2 * v7);
    F[11] = v13;
    F[5] = (v13 + ((58.86 * v0_cosine[0]) + (4.0 * qdd[0]))) + v12;
    F[6] = -v11;
}

void harlecki_two_link_reactions_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack qdd_pack[2];
        harlecki_two_link_pack F_pack[12];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        harlecki_two_link_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        harlecki_two_link_pack_give(12U, count, first, lanes, F_pack, F);
    }
}

void harlecki_two_link_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack qdd_pack[2];
        harlecki_two_link_pack F_pack[12];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        harlecki_two_link_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        harlecki_two_link_pack_give(12U, count, first, lanes, F_pack, F);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_linearize(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_pack *restrict tau, harlecki_two_link_pack *restrict A, harlecki_two_link_pack *restrict B)
{
    (void)prepared;
    const harlecki_two_link_pack v0 = q[0] + q[1];
    const harlecki_two_link_pack v1_angle[2] = {v0, q[0]};
    harlecki_two_link_pack v1_sine[2];
    harlecki_two_link_pack v1_cosine[2];
    harlecki_two_link_bits v1_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    harlecki_two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    A[0] = harlecki_two_link_pack_splat(0.0);
    A[1] = harlecki_two_link_pack_splat(0.0);
    A[3] = harlecki_two_link_pack_splat(0.0);
    A[4] = harlecki_two_link_pack_splat(0.0);
    A[5] = harlecki_two_link_pack_splat(0.0);
    A[6] = harlecki_two_link_pack_splat(0.0);
    B[0] = harlecki_two_link_pack_splat(0.0);
    B[1] = harlecki_two_link_pack_splat(0.0);
    B[2] = harlecki_two_link_pack_splat(0.0);
    B[3] = harlecki_two_link_pack_splat(0.0);
    A[2] = harlecki_two_link_pack_splat(1.0);
    A[7] = harlecki_two_link_pack_splat(1.0);
    const harlecki_two_link_pack v5 = 3.2 * v1_sine[0];
    const harlecki_two_link_pack v6 = 3.2 * v1_cosine[0];
    const harlecki_two_link_pack v7 = (v1_cosine[1] * v6) + (v1_sine[1] * v5);
    const harlecki_two_link_pack v8 = 1.7300000000000002 + v7;
    const harlecki_two_link_pack v9 = 1.0 - (0.5780346820809248 * v8);
    const harlecki_two_link_pack v10 = 1.0 / ((12.0 + v7) + (v8 * v9));
    B[4] = v10;
    const harlecki_two_link_pack v11 = 31.392000000000003 * v1_sine[0];
    const harlecki_two_link_pack v12 = (137.34 * v1_sine[1]) + (v11 * v9);
    A[8] = v12 * v10;
    const harlecki_two_link_pack v13 = v8 * v10;
    const harlecki_two_link_pack v14 = 0.5780346820809248 * v13;
    const harlecki_two_link_pack v15 = (v1_sine[1] * v6) - (v1_cosine[1] * v5);
    const harlecki_two_link_pack v16 = qd[0] * v15;
    const harlecki_two_link_pack v17 = (qd[0] * v16) - (31.392000000000003 * v1_cosine[0]);
    const harlecki_two_link_pack v18 = v15 * (tau[1] + v17);
    const harlecki_two_link_pack v19 = v15 * v10;
    const harlecki_two_link_pack v20 = qd[0] + qd[1];
    const harlecki_two_link_pack v21 = v20 * v19;
    const harlecki_two_link_pack v22 = v20 * v15;
    const harlecki_two_link_pack v23 = ((((tau[0] - (137.34 * v1_cosine[1])) + v17) * v19) - (v18 * v14)) - (v22 * v21);
    const harlecki_two_link_pack v24 = (((qd[0] * qd[0]) * v7) - v11) + v23;
    const harlecki_two_link_pack v25 = (((v20 * v20) * v7) - (0.5780346820809248 * v18)) - (v9 * (v23 + v24));
    A[9] = v10 * v25;
    const harlecki_two_link_pack v26 = 2.0 * ((v16 * v9) - v22);
    A[10] = v26 * v10;
    A[11] = (-2.0) * v21;
    A[12] = (18.145664739884392 * v1_sine[0]) - (v12 * v14);
    A[13] = -((0.5780346820809248 * v24) + (v14 * v25));
    A[14] = (1.1560693641618496 * v16) - (v26 * v14);
    A[15] = (1.1560693641618496 * v22) * v13;
    const harlecki_two_link_pack v27 = -v14;
    B[5] = v27;
    B[6] = v27;
    B[7] = 0.5780346820809248 + ((0.3341240936883958 * v8) * v13);
}

void harlecki_two_link_linearize_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack tau_pack[2];
        harlecki_two_link_pack A_pack[16];
        harlecki_two_link_pack B_pack[8];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, tau, tau_pack);
        harlecki_two_link_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        harlecki_two_link_pack_give(16U, count, first, lanes, A_pack, A);
        harlecki_two_link_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

void harlecki_two_link_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack tau_pack[2];
        harlecki_two_link_pack A_pack[16];
        harlecki_two_link_pack B_pack[8];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, tau, tau_pack);
        harlecki_two_link_pack_linearize(prepared_pack, q_pack, qd_pack, tau_pack, A_pack, B_pack);
        harlecki_two_link_pack_give(16U, count, first, lanes, A_pack, A);
        harlecki_two_link_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_linearize_step(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_pack *restrict tau, harlecki_two_link_pack dt, harlecki_two_link_pack *restrict q_next, harlecki_two_link_pack *restrict qd_next, harlecki_two_link_pack *restrict A, harlecki_two_link_pack *restrict B)
{
    (void)prepared;
    const harlecki_two_link_pack v0 = q[0] + q[1];
    const harlecki_two_link_pack v1 = 0.5 * dt;
    const harlecki_two_link_pack v2 = q[0] + (qd[0] * v1);
    const harlecki_two_link_pack v3 = v2 + (q[1] + (qd[1] * v1));
    const harlecki_two_link_pack v4_angle[4] = {v0, q[0], v2, v3};
    harlecki_two_link_pack v4_sine[4];
    harlecki_two_link_pack v4_cosine[4];
    harlecki_two_link_bits v4_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v4_angle[0], &v4_sine[0], &v4_cosine[0], &v4_beyond);
    harlecki_two_link_pack_sincos_pair(&v4_angle[1], &v4_sine[1], &v4_cosine[1], &v4_beyond);
    harlecki_two_link_pack_sincos_pair(&v4_angle[2], &v4_sine[2], &v4_cosine[2], &v4_beyond);
    harlecki_two_link_pack_sincos_pair(&v4_angle[3], &v4_sine[3], &v4_cosine[3], &v4_beyond);
    harlecki_two_link_pack_sincos_guard(4U, v4_angle, v4_sine, v4_cosine, &v4_beyond);
    const harlecki_two_link_pack v12 = 3.2 * v4_cosine[0];
    const harlecki_two_link_pack v13 = qd[0] * qd[0];
    const harlecki_two_link_pack v14 = 3.2 * v4_sine[0];
    const harlecki_two_link_pack v15 = (v4_cosine[1] * v12) + (v4_sine[1] * v14);
    const harlecki_two_link_pack v16 = 1.7300000000000002 + v15;
    const harlecki_two_link_pack v17 = qd[0] + qd[1];
    const harlecki_two_link_pack v18 = v17 * v17;
    const harlecki_two_link_pack v19 = (v4_sine[1] * v12) - (v4_cosine[1] * v14);
    const harlecki_two_link_pack v20 = 0.5780346820809248 * v16;
    const harlecki_two_link_pack v21 = 1.0 - v20;
    const harlecki_two_link_pack v22 = 1.0 / ((v15 + 12.0) + (v16 * v21));
    const harlecki_two_link_pack v23 = (9.81 * v12) - (v13 * v19);
    const harlecki_two_link_pack v24 = tau[1] - v23;
    const harlecki_two_link_pack v25 = ((((tau[0] - (137.34 * v4_cosine[1])) - (v18 * v19)) - v23) - (v20 * v24)) * v22;
    const harlecki_two_link_pack v26 = 3.2 * v4_cosine[3];
    const harlecki_two_link_pack v27 = 3.2 * v4_sine[3];
    const harlecki_two_link_pack v28 = (v4_cosine[2] * v26) + (v4_sine[2] * v27);
    const harlecki_two_link_pack v29 = 1.7300000000000002 + v28;
    const harlecki_two_link_pack v30 = 0.5780346820809248 * v29;
    const harlecki_two_link_pack v31 = 1.0 - v30;
    const harlecki_two_link_pack v32 = 1.0 / ((v28 + 12.0) + (v29 * v31));
    const harlecki_two_link_pack v33 = qd[0] + (v1 * v25);
    const harlecki_two_link_pack v34 = v33 * v33;
    const harlecki_two_link_pack v35 = (v4_sine[2] * v26) - (v4_cosine[2] * v27);
    const harlecki_two_link_pack v36 = (9.81 * v26) - (v35 * v34);
    const harlecki_two_link_pack v37 = tau[1] - v36;
    const harlecki_two_link_pack v38 = (0.5780346820809248 * v24) - (v20 * v25);
    const harlecki_two_link_pack v39 = qd[1] + (v1 * v38);
    const harlecki_two_link_pack v40 = v33 + v39;
    const harlecki_two_link_pack v41 = v40 * v40;
    const harlecki_two_link_pack v42 = v32 * ((((tau[0] - (137.34 * v4_cosine[2])) - v36) - (v30 * v37)) - (v35 * v41));
    const harlecki_two_link_pack v43 = q[0] + (v1 * v33);
    const harlecki_two_link_pack v44_angle[1] = {v43};
    harlecki_two_link_pack v44_sine[1];
    harlecki_two_link_pack v44_cosine[1];
    harlecki_two_link_bits v44_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v44_angle[0], &v44_sine[0], &v44_cosine[0], &v44_beyond);
    harlecki_two_link_pack_sincos_guard(1U, v44_angle, v44_sine, v44_cosine, &v44_beyond);
    const harlecki_two_link_pack v46 = (q[1] + (v1 * v39)) + v43;
    const harlecki_two_link_pack v47_angle[1] = {v46};
    harlecki_two_link_pack v47_sine[1];
    harlecki_two_link_pack v47_cosine[1];
    harlecki_two_link_bits v47_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v47_angle[0], &v47_sine[0], &v47_cosine[0], &v47_beyond);
    harlecki_two_link_pack_sincos_guard(1U, v47_angle, v47_sine, v47_cosine, &v47_beyond);
    const harlecki_two_link_pack v49 = 3.2 * v47_cosine[0];
    const harlecki_two_link_pack v50 = 3.2 * v47_sine[0];
    const harlecki_two_link_pack v51 = (v44_cosine[0] * v49) + (v44_sine[0] * v50);
    const harlecki_two_link_pack v52 = 1.7300000000000002 + v51;
    const harlecki_two_link_pack v53 = 0.5780346820809248 * v52;
    const harlecki_two_link_pack v54 = 1.0 - v53;
    const harlecki_two_link_pack v55 = 1.0 / ((v51 + 12.0) + (v52 * v54));
    const harlecki_two_link_pack v56 = qd[0] + (v1 * v42);
    const harlecki_two_link_pack v57 = v56 * v56;
    const harlecki_two_link_pack v58 = (v44_sine[0] * v49) - (v44_cosine[0] * v50);
    const harlecki_two_link_pack v59 = (9.81 * v49) - (v57 * v58);
    const harlecki_two_link_pack v60 = tau[1] - v59;
    const harlecki_two_link_pack v61 = (0.5780346820809248 * v37) - (v30 * v42);
    const harlecki_two_link_pack v62 = qd[1] + (v1 * v61);
    const harlecki_two_link_pack v63 = v56 + v62;
    const harlecki_two_link_pack v64 = v63 * v63;
    const harlecki_two_link_pack v65 = ((((tau[0] - (137.34 * v44_cosine[0])) - (v64 * v58)) - v59) - (v53 * v60)) * v55;
    const harlecki_two_link_pack v66 = v42 + v65;
    const harlecki_two_link_pack v67 = 0.16666666666666666 * dt;
    const harlecki_two_link_pack v68 = dt * v67;
    q_next[0] = (q[0] + (qd[0] * dt)) + (v68 * (v25 + v66));
    const harlecki_two_link_pack v69 = (0.5780346820809248 * v60) - (v53 * v65);
    const harlecki_two_link_pack v70 = v61 + v69;
    q_next[1] = (q[1] + (qd[1] * dt)) + (v68 * (v38 + v70));
    const harlecki_two_link_pack v71 = q[0] + (dt * v56);
    const harlecki_two_link_pack v72_angle[1] = {v71};
    harlecki_two_link_pack v72_sine[1];
    harlecki_two_link_pack v72_cosine[1];
    harlecki_two_link_bits v72_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v72_angle[0], &v72_sine[0], &v72_cosine[0], &v72_beyond);
    harlecki_two_link_pack_sincos_guard(1U, v72_angle, v72_sine, v72_cosine, &v72_beyond);
    const harlecki_two_link_pack v74 = (q[1] + (dt * v62)) + v71;
    const harlecki_two_link_pack v75_angle[1] = {v74};
    harlecki_two_link_pack v75_sine[1];
    harlecki_two_link_pack v75_cosine[1];
    harlecki_two_link_bits v75_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v75_angle[0], &v75_sine[0], &v75_cosine[0], &v75_beyond);
    harlecki_two_link_pack_sincos_guard(1U, v75_angle, v75_sine, v75_cosine, &v75_beyond);
    const harlecki_two_link_pack v77 = 3.2 * v75_sine[0];
    const harlecki_two_link_pack v78 = 3.2 * v75_cosine[0];
    const harlecki_two_link_pack v79 = (v72_sine[0] * v77) + (v72_cosine[0] * v78);
    const harlecki_two_link_pack v80 = 1.7300000000000002 + v79;
    const harlecki_two_link_pack v81 = 0.5780346820809248 * v80;
    const harlecki_two_link_pack v82 = 1.0 - v81;
    const harlecki_two_link_pack v83 = 1.0 / ((v79 + 12.0) + (v80 * v82));
    const harlecki_two_link_pack v84 = qd[0] + (dt * v65);
    const harlecki_two_link_pack v85 = v84 * v84;
    const harlecki_two_link_pack v86 = (v72_sine[0] * v78) - (v72_cosine[0] * v77);
    const harlecki_two_link_pack v87 = (9.81 * v78) - (v86 * v85);
    const harlecki_two_link_pack v88 = tau[1] - v87;
    const harlecki_two_link_pack v89 = v84 + (qd[1] + (dt * v69));
    const harlecki_two_link_pack v90 = v89 * v89;
    const harlecki_two_link_pack v91 = v83 * ((((tau[0] - (137.34 * v72_cosine[0])) - v87) - (v81 * v88)) - (v86 * v90));
    qd_next[0] = qd[0] + (v67 * ((v25 + (2.0 * v66)) + v91));
    const harlecki_two_link_pack v92 = 0.5780346820809248 * v88;
    qd_next[1] = qd[1] + (v67 * ((v92 + (v38 + (2.0 * v70))) - (v81 * v91)));
    const harlecki_two_link_pack v93 = 9.81 * v14;
    const harlecki_two_link_pack v94 = ((137.34 * v4_sine[1]) + (v93 * v21)) * v22;
    const harlecki_two_link_pack v95 = 2.0 * v35;
    const harlecki_two_link_pack v96 = v95 * v40;
    const harlecki_two_link_pack v97 = v32 * (((v95 * v31) * v33) - v96);
    const harlecki_two_link_pack v98 = v1 * v97;
    const harlecki_two_link_pack v99 = (0.5780346820809248 * v93) - (v20 * v94);
    const harlecki_two_link_pack v100 = v32 * v96;
    const harlecki_two_link_pack v101 = v1 * v100;
    const harlecki_two_link_pack v102 = 9.81 * v27;
    const harlecki_two_link_pack v103 = ((137.34 * v4_sine[2]) + (v102 * v31)) * v32;
    const harlecki_two_link_pack v104 = (v103 - (v99 * v101)) + (v94 * v98);
    const harlecki_two_link_pack v105 = 9.81 * v50;
    const harlecki_two_link_pack v106 = ((137.34 * v44_sine[0]) + (v105 * v54)) * v55;
    const harlecki_two_link_pack v107 = v1 * v1;
    const harlecki_two_link_pack v108 = v107 * v106;
    const harlecki_two_link_pack v109 = (v105 - (v57 * v51)) - (v58 * v65);
    const harlecki_two_link_pack v110 = v55 * (((v54 * v109) + (v64 * v51)) - (v58 * (v65 + v69)));
    const harlecki_two_link_pack v111 = v107 * v110;
    const harlecki_two_link_pack v112 = 2.0 * v58;
    const harlecki_two_link_pack v113 = v63 * v112;
    const harlecki_two_link_pack v114 = (((v56 * v112) * v54) - v113) * v55;
    const harlecki_two_link_pack v115 = v1 * v114;
    const harlecki_two_link_pack v116 = (v30 * v97) - ((1.1560693641618496 * v35) * v33);
    const harlecki_two_link_pack v117 = v1 * (-v116);
    const harlecki_two_link_pack v118 = v30 * v101;
    const harlecki_two_link_pack v119 = (5.670520231213873 * v27) - (v30 * v103);
    const harlecki_two_link_pack v120 = (v119 + (v99 * v118)) + (v94 * v117);
    const harlecki_two_link_pack v121 = v113 * v55;
    const harlecki_two_link_pack v122 = v1 * v121;
    const harlecki_two_link_pack v123 = (((v106 + (v94 * v108)) + (v104 * v115)) - (v120 * v122)) + (v99 * v111);
    A[0] = 1.0 + (v68 * (v123 + (v94 + v104)));
    const harlecki_two_link_pack v124 = ((v13 * v15) - v93) + (v19 * v25);
    const harlecki_two_link_pack v125 = v22 * (((v18 * v15) - (v21 * v124)) - (v19 * (v25 + v38)));
    const harlecki_two_link_pack v126 = (0.5780346820809248 * v124) + (v20 * v125);
    const harlecki_two_link_pack v127 = (v102 - (v28 * v34)) - (v35 * v42);
    const harlecki_two_link_pack v128 = v32 * (((v31 * v127) + (v28 * v41)) - (v35 * (v42 + v61)));
    const harlecki_two_link_pack v129 = v128 + ((v125 * v98) + (v126 * v101));
    const harlecki_two_link_pack v130 = (0.5780346820809248 * v127) - (v30 * v128);
    const harlecki_two_link_pack v131 = v130 + ((v125 * v117) - (v126 * v118));
    const harlecki_two_link_pack v132 = (v110 + (((v125 * v108) + (v129 * v115)) - (v131 * v122))) - (v126 * v111);
    A[1] = v68 * (v132 + (v125 + v129));
    const harlecki_two_link_pack v133 = 2.0 * v19;
    const harlecki_two_link_pack v134 = v17 * v133;
    const harlecki_two_link_pack v135 = (((qd[0] * v133) * v21) - v134) * v22;
    const harlecki_two_link_pack v136 = ((1.1560693641618496 * qd[0]) * v19) - (v20 * v135);
    const harlecki_two_link_pack v137 = (v97 + (v135 * v98)) + ((v1 * v103) - (v136 * v101));
    const harlecki_two_link_pack v138 = ((v135 * v117) - v116) + ((v136 * v118) + (v1 * v119));
    const harlecki_two_link_pack v139 = (((v114 + (v1 * v106)) + (v135 * v108)) + (v137 * v115)) - (v138 * v122);
    const harlecki_two_link_pack v140 = v139 + (v136 * v111);
    A[2] = dt + (v68 * (v140 + (v135 + v137)));
    const harlecki_two_link_pack v141 = v134 * v22;
    const harlecki_two_link_pack v142 = v20 * v141;
    const harlecki_two_link_pack v143 = (v1 * v128) - ((v100 + (v142 * v101)) + (v141 * v98));
    const harlecki_two_link_pack v144 = (((v30 * v100) + (v142 * v118)) - (v141 * v117)) + (v1 * v130);
    const harlecki_two_link_pack v145 = (v1 * v110) + (((v143 * v115) - (v121 + (v141 * v108))) - (v144 * v122));
    const harlecki_two_link_pack v146 = v145 + (v142 * v111);
    A[3] = v68 * (v146 + (v143 - v141));
    const harlecki_two_link_pack v147 = (5.670520231213873 * v50) - (v53 * v106);
    const harlecki_two_link_pack v148 = v107 * v147;
    const harlecki_two_link_pack v149 = (0.5780346820809248 * v109) - (v53 * v110);
    const harlecki_two_link_pack v150 = v107 * v149;
    const harlecki_two_link_pack v151 = (v53 * v114) - ((1.1560693641618496 * v56) * v58);
    const harlecki_two_link_pack v152 = v1 * (-v151);
    const harlecki_two_link_pack v153 = v53 * v122;
    const harlecki_two_link_pack v154 = (((v147 + (v94 * v148)) + (v104 * v152)) + (v120 * v153)) + (v99 * v150);
    A[4] = v68 * (v154 + (v99 + v120));
    const harlecki_two_link_pack v155 = (v149 + (((v125 * v148) + (v129 * v152)) + (v131 * v153))) - (v126 * v150);
    A[5] = 1.0 - (v68 * ((v126 - v131) - v155));
    const harlecki_two_link_pack v156 = ((((v1 * v147) - v151) + (v135 * v148)) + (v137 * v152)) + (v138 * v153);
    const harlecki_two_link_pack v157 = v156 + (v136 * v150);
    A[6] = v68 * (v157 + (v136 + v138));
    const harlecki_two_link_pack v158 = (((v53 * v121) - (v141 * v148)) + (v143 * v152)) + (v144 * v153);
    const harlecki_two_link_pack v159 = ((v1 * v149) + v158) + (v142 * v150);
    A[7] = dt + (v68 * (v159 + (v142 + v144)));
    const harlecki_two_link_pack v160 = dt * v1;
    const harlecki_two_link_pack v161 = 9.81 * v77;
    const harlecki_two_link_pack v162 = ((137.34 * v72_sine[0]) + (v161 * v82)) * v83;
    const harlecki_two_link_pack v163 = 2.0 + (v160 * v162);
    const harlecki_two_link_pack v164 = (v161 - (v79 * v85)) - (v86 * v91);
    const harlecki_two_link_pack v165 = v83 * (((v82 * v164) + (v79 * v90)) - (v86 * (v92 + (v82 * v91))));
    const harlecki_two_link_pack v166 = v160 * v165;
    const harlecki_two_link_pack v167 = 2.0 * v86;
    const harlecki_two_link_pack v168 = v167 * v89;
    const harlecki_two_link_pack v169 = ((v82 * (v167 * v84)) - v168) * v83;
    const harlecki_two_link_pack v170 = 2.0 + (dt * v169);
    const harlecki_two_link_pack v171 = v168 * v83;
    const harlecki_two_link_pack v172 = dt * v171;
    const harlecki_two_link_pack v173 = (((v162 + v94) + (v104 * v163)) + (v123 * v170)) - (v154 * v172);
    A[8] = v67 * (v173 + (v120 * v166));
    const harlecki_two_link_pack v174 = v165 + (((v125 + (v129 * v163)) + (v132 * v170)) - (v155 * v172));
    A[9] = v67 * (v174 + (v131 * v166));
    const harlecki_two_link_pack v175 = (v169 + (v137 * v163)) - (v157 * v172);
    const harlecki_two_link_pack v176 = v67 * ((v175 + ((v135 + (dt * v162)) + (v140 * v170))) + (v138 * v166));
    A[10] = 1.0 + v176;
    const harlecki_two_link_pack v177 = (((v143 * v163) - (v141 + v171)) + (v146 * v170)) - (v159 * v172);
    A[11] = v67 * (((dt * v165) + v177) + (v144 * v166));
    const harlecki_two_link_pack v178 = (5.670520231213873 * v77) - (v81 * v162);
    const harlecki_two_link_pack v179 = v160 * v178;
    const harlecki_two_link_pack v180 = (0.5780346820809248 * v164) - (v81 * v165);
    const harlecki_two_link_pack v181 = 2.0 + (v160 * v180);
    const harlecki_two_link_pack v182 = (v81 * v169) - ((1.1560693641618496 * v86) * v84);
    const harlecki_two_link_pack v183 = dt * (-v182);
    const harlecki_two_link_pack v184 = 2.0 + (v81 * v172);
    const harlecki_two_link_pack v185 = (((v178 + v99) + (v104 * v179)) + (v123 * v183)) + (v154 * v184);
    A[12] = v67 * (v185 + (v120 * v181));
    const harlecki_two_link_pack v186 = v180 + ((((v129 * v179) - v126) + (v132 * v183)) + (v155 * v184));
    A[13] = v67 * (v186 + (v131 * v181));
    const harlecki_two_link_pack v187 = ((v136 + (dt * v178)) + (v140 * v183)) + (v157 * v184);
    A[14] = v67 * ((v187 + ((v137 * v179) - v182)) + (v138 * v181));
    const harlecki_two_link_pack v188 = (((v142 + (v81 * v171)) + (v143 * v179)) + (v146 * v183)) + (v159 * v184);
    A[15] = 1.0 + (v67 * ((v188 + (dt * v180)) + (v144 * v181)));
    const harlecki_two_link_pack v189 = v20 * v22;
    const harlecki_two_link_pack v190 = (v32 + (v189 * v101)) + (v22 * v98);
    const harlecki_two_link_pack v191 = v30 * v32;
    const harlecki_two_link_pack v192 = (v22 * v117) - ((v189 * v118) + v191);
    const harlecki_two_link_pack v193 = (((v55 + (v22 * v108)) + (v190 * v115)) - (v192 * v122)) - (v189 * v111);
    B[0] = v68 * (v193 + (v22 + v190));
    const harlecki_two_link_pack v194 = v68 * v189;
    const harlecki_two_link_pack v195 = 0.5780346820809248 + (v20 * v189);
    const harlecki_two_link_pack v196 = (v191 + (v195 * v101)) + (v189 * v98);
    const harlecki_two_link_pack v197 = ((0.5780346820809248 + (v30 * v191)) + (v195 * v118)) - (v189 * v117);
    const harlecki_two_link_pack v198 = v53 * v55;
    const harlecki_two_link_pack v199 = (((v198 + (v189 * v108)) + (v196 * v115)) + (v197 * v122)) - (v195 * v111);
    const harlecki_two_link_pack v200 = ((((v22 * v148) - v198) + (v190 * v152)) + (v192 * v153)) - (v189 * v150);
    B[2] = (v68 * (v192 + v200)) - v194;
    const harlecki_two_link_pack v201 = (((0.5780346820809248 + (v53 * v198)) - (v189 * v148)) - (v196 * v152)) + (v197 * v153);
    const harlecki_two_link_pack v202 = v201 + (v195 * v150);
    B[3] = v68 * (v202 + (v195 + v197));
    const harlecki_two_link_pack v203 = (((v22 + v83) - (v200 * v172)) + (v193 * v170)) + (v190 * v163);
    B[4] = v67 * (v203 + (v192 * v166));
    const harlecki_two_link_pack v204 = v81 * v83;
    const harlecki_two_link_pack v205 = v189 + v204;
    const harlecki_two_link_pack v206 = (v197 * v166) - ((((v202 * v172) + v205) + (v199 * v170)) + (v196 * v163));
    B[5] = v67 * v206;
    const harlecki_two_link_pack v207 = ((((v190 * v179) - v205) + (v193 * v183)) + (v200 * v184)) + (v192 * v181);
    B[6] = v67 * v207;
    const harlecki_two_link_pack v208 = (((v195 + 0.5780346820809248) + (v81 * v204)) - (v196 * v179)) - (v199 * v183);
    B[7] = v67 * ((v208 + (v202 * v184)) + (v197 * v181));
    B[1] = -(v194 + (v68 * (v196 + v199)));
}

void harlecki_two_link_linearize_step_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack tau_pack[2];
        harlecki_two_link_pack dt_pack[1];
        harlecki_two_link_pack q_next_pack[2];
        harlecki_two_link_pack qd_next_pack[2];
        harlecki_two_link_pack A_pack[16];
        harlecki_two_link_pack B_pack[8];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, tau, tau_pack);
        harlecki_two_link_pack_take(1U, count, first, lanes, dt, dt_pack);
        harlecki_two_link_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        harlecki_two_link_pack_give(2U, count, first, lanes, q_next_pack, q_next);
        harlecki_two_link_pack_give(2U, count, first, lanes, qd_next_pack, qd_next);
        harlecki_two_link_pack_give(16U, count, first, lanes, A_pack, A);
        harlecki_two_link_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

void harlecki_two_link_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack tau_pack[2];
        harlecki_two_link_pack dt_pack[1];
        harlecki_two_link_pack q_next_pack[2];
        harlecki_two_link_pack qd_next_pack[2];
        harlecki_two_link_pack A_pack[16];
        harlecki_two_link_pack B_pack[8];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, tau, tau_pack);
        harlecki_two_link_pack_take(1U, count, first, lanes, dt, dt_pack);
        harlecki_two_link_pack_linearize_step(prepared_pack, q_pack, qd_pack, tau_pack, dt_pack[0], q_next_pack, qd_next_pack, A_pack, B_pack);
        harlecki_two_link_pack_give(2U, count, first, lanes, q_next_pack, q_next);
        harlecki_two_link_pack_give(2U, count, first, lanes, qd_next_pack, qd_next);
        harlecki_two_link_pack_give(16U, count, first, lanes, A_pack, A);
        harlecki_two_link_pack_give(8U, count, first, lanes, B_pack, B);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_regressor(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, const harlecki_two_link_pack *restrict qd, const harlecki_two_link_pack *restrict qdd, harlecki_two_link_pack *restrict Y)
{
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {q[0], q[1]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    Y[0] = harlecki_two_link_pack_splat(0.0);
    Y[3] = harlecki_two_link_pack_splat(0.0);
    Y[4] = harlecki_two_link_pack_splat(0.0);
    Y[5] = harlecki_two_link_pack_splat(0.0);
    Y[6] = harlecki_two_link_pack_splat(0.0);
    Y[7] = harlecki_two_link_pack_splat(0.0);
    Y[8] = harlecki_two_link_pack_splat(0.0);
    Y[13] = harlecki_two_link_pack_splat(0.0);
    Y[14] = harlecki_two_link_pack_splat(0.0);
    Y[15] = harlecki_two_link_pack_splat(0.0);
    Y[16] = harlecki_two_link_pack_splat(0.0);
    Y[17] = harlecki_two_link_pack_splat(0.0);
    Y[18] = harlecki_two_link_pack_splat(0.0);
    Y[20] = harlecki_two_link_pack_splat(0.0);
    Y[21] = harlecki_two_link_pack_splat(0.0);
    Y[22] = harlecki_two_link_pack_splat(0.0);
    Y[23] = harlecki_two_link_pack_splat(0.0);
    Y[24] = harlecki_two_link_pack_splat(0.0);
    Y[25] = harlecki_two_link_pack_splat(0.0);
    Y[26] = harlecki_two_link_pack_splat(0.0);
    Y[27] = harlecki_two_link_pack_splat(0.0);
    Y[28] = harlecki_two_link_pack_splat(0.0);
    Y[29] = harlecki_two_link_pack_splat(0.0);
    Y[30] = harlecki_two_link_pack_splat(0.0);
    Y[33] = harlecki_two_link_pack_splat(0.0);
    Y[34] = harlecki_two_link_pack_splat(0.0);
    Y[35] = harlecki_two_link_pack_splat(0.0);
    Y[36] = harlecki_two_link_pack_splat(0.0);
    Y[37] = harlecki_two_link_pack_splat(0.0);
    Y[38] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v4 = 9.81 * v0_cosine[0];
    Y[1] = v4;
    const harlecki_two_link_pack v5 = 9.81 * v0_sine[0];
    Y[2] = -v5;
    Y[9] = qdd[0];
    const harlecki_two_link_pack v6 = (qd[0] * qd[0]) - v5;
    const harlecki_two_link_pack v7 = qdd[0] + v4;
    const harlecki_two_link_pack v8 = (v0_cosine[1] * v7) + (v0_sine[1] * v6);
    Y[31] = v8;
    const harlecki_two_link_pack v9 = (v0_cosine[1] * v6) - (v0_sine[1] * v7);
    Y[32] = v9;
    Y[10] = -((v0_sine[1] * v9) - (v0_cosine[1] * v8));
    const harlecki_two_link_pack v10 = qd[0] + qd[1];
    const harlecki_two_link_pack v11 = v10 * v10;
    const harlecki_two_link_pack v12 = qdd[1] + qdd[0];
    Y[19] = v12;
    Y[39] = v12;
    Y[11] = v8 + ((v12 * v0_cosine[1]) - (v11 * v0_sine[1]));
    Y[12] = v9 - ((v12 * v0_sine[1]) + (v11 * v0_cosine[1]));
}

void harlecki_two_link_regressor_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack qdd_pack[2];
        harlecki_two_link_pack Y_pack[40];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        harlecki_two_link_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        harlecki_two_link_pack_give(40U, count, first, lanes, Y_pack, Y);
    }
}

void harlecki_two_link_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack qd_pack[2];
        harlecki_two_link_pack qdd_pack[2];
        harlecki_two_link_pack Y_pack[40];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qd, qd_pack);
        harlecki_two_link_pack_take(2U, count, first, lanes, qdd, qdd_pack);
        harlecki_two_link_pack_regressor(prepared_pack, q_pack, qd_pack, qdd_pack, Y_pack);
        harlecki_two_link_pack_give(40U, count, first, lanes, Y_pack, Y);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_stiffness_matrix(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, harlecki_two_link_pack *restrict K)
{
    (void)prepared;
    const harlecki_two_link_pack v0_angle[2] = {q[1], q[0]};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_bits v0_beyond = { 0U };
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    harlecki_two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const harlecki_two_link_pack v4 = 31.392000000000003 * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]));
    K[0] = -((137.34 * v0_sine[1]) + v4);
    const harlecki_two_link_pack v5 = -v4;
    K[1] = v5;
    K[2] = v5;
    K[3] = v5;
}

void harlecki_two_link_stiffness_matrix_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *K)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack K_pack[4];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        harlecki_two_link_pack_give(4U, count, first, lanes, K_pack, K);
    }
}

void harlecki_two_link_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack K_pack[4];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_stiffness_matrix(prepared_pack, q_pack, K_pack);
        harlecki_two_link_pack_give(4U, count, first, lanes, K_pack, K);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_damping_matrix(const harlecki_two_link_pack *restrict prepared, const harlecki_two_link_pack *restrict q, harlecki_two_link_pack *restrict D)
{
    (void)prepared;
    (void)q;
    D[0] = harlecki_two_link_pack_splat(0.0);
    D[1] = harlecki_two_link_pack_splat(0.0);
    D[2] = harlecki_two_link_pack_splat(0.0);
    D[3] = harlecki_two_link_pack_splat(0.0);
}

void harlecki_two_link_damping_matrix_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *D)
{
    harlecki_two_link_pack prepared_pack[6];

    for (size_t k = 0U; k < 6U; k++) {
        prepared_pack[k] = harlecki_two_link_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack D_pack[4];

        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        harlecki_two_link_pack_give(4U, count, first, lanes, D_pack, D);
    }
}

void harlecki_two_link_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t first = 0U; first < count; first += HARLECKI_TWO_LINK_LANES) {
        const size_t lanes = ((count - first) < HARLECKI_TWO_LINK_LANES) ? (count - first) : HARLECKI_TWO_LINK_LANES;
        harlecki_two_link_pack prepared_pack[6];
        harlecki_two_link_pack q_pack[2];
        harlecki_two_link_pack D_pack[4];

        (void)prepared;
        harlecki_two_link_pack_take(2U, count, first, lanes, q, q_pack);
        harlecki_two_link_pack_damping_matrix(prepared_pack, q_pack, D_pack);
        harlecki_two_link_pack_give(4U, count, first, lanes, D_pack, D);
    }
}

#else

typedef int harlecki_two_link_has_no_vector_code;

#endif
