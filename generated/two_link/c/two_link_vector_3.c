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
#define TWO_LINK_APART __attribute__((noinline, unused))
#define TWO_LINK_INLINE static inline __attribute__((unused))

typedef double two_link_pack __attribute__((vector_size(TWO_LINK_BYTES)));
typedef double two_link_unaligned __attribute__((vector_size(TWO_LINK_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t two_link_mask __attribute__((vector_size(TWO_LINK_BYTES)));
typedef signed char two_link_bytes __attribute__((vector_size(TWO_LINK_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short two_link_shorts __attribute__((vector_size(2 * TWO_LINK_BYTES / sizeof(double))));

TWO_LINK_INLINE two_link_pack two_link_pack_splat(double x)
{
    return x - (two_link_pack){ 0.0 };
}

TWO_LINK_INLINE two_link_pack two_link_pack_at(const double *x)
{
    return *(const two_link_unaligned *)x;
}

/* The last block of a batch is filled up with copies of its last state. */
static TWO_LINK_APART void two_link_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static TWO_LINK_APART void two_link_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

TWO_LINK_INLINE two_link_mask two_link_pack_at_flags(const bool *x)
{
    const two_link_shorts wide = __builtin_convertvector(*(const two_link_bytes *)x, two_link_shorts);

    return -__builtin_convertvector(wide, two_link_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static TWO_LINK_APART void two_link_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static TWO_LINK_APART void two_link_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

TWO_LINK_INLINE two_link_mask two_link_pack_at_modes(const signed char *x)
{
    const two_link_shorts wide = __builtin_convertvector(*(const two_link_bytes *)x, two_link_shorts);

    return __builtin_convertvector(wide, two_link_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static TWO_LINK_APART void two_link_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static TWO_LINK_APART void two_link_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

TWO_LINK_INLINE two_link_pack two_link_pack_select(two_link_mask condition, two_link_pack x, two_link_pack y)
{
    return (two_link_pack)(((two_link_mask)x & condition) | ((two_link_mask)y & ~condition));
}

TWO_LINK_INLINE two_link_pack two_link_pack_abs(two_link_pack x)
{
    return (two_link_pack)((two_link_mask)x & ~(two_link_mask)two_link_pack_splat(-0.0));
}

TWO_LINK_INLINE two_link_pack two_link_pack_min(two_link_pack x, two_link_pack y)
{
    return two_link_pack_select((two_link_mask)(x < y), x, y);
}

TWO_LINK_INLINE two_link_pack two_link_pack_max(two_link_pack x, two_link_pack y)
{
    return two_link_pack_select((two_link_mask)(x > y), x, y);
}

TWO_LINK_INLINE two_link_pack two_link_pack_sign(two_link_pack x)
{
    const two_link_pack one = two_link_pack_splat(1.0);

    return two_link_pack_select((two_link_mask)(x > 0.0), one, two_link_pack_select((two_link_mask)(x < 0.0), -one, x));
}

TWO_LINK_INLINE two_link_mask two_link_pack_select_whole(two_link_mask condition, two_link_mask x, two_link_mask y)
{
    return (x & condition) | (y & ~condition);
}

TWO_LINK_INLINE two_link_mask two_link_pack_whole(int64_t x)
{
    return x + (two_link_mask){ 0 };
}

TWO_LINK_INLINE bool two_link_pack_all(two_link_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

TWO_LINK_INLINE two_link_mask two_link_pack_mode_of(two_link_pack x)
{
    return (two_link_mask)(x < 0.0) - (two_link_mask)(x > 0.0);
}

TWO_LINK_INLINE two_link_pack two_link_pack_real_of(two_link_mask mode)
{
    const two_link_mask sign = mode & (two_link_mask)two_link_pack_splat(-0.0);

    return (two_link_pack)(sign | ((two_link_mask)two_link_pack_splat(1.0) & (two_link_mask)(mode != 0)));
}

typedef unsigned long long two_link_bits __attribute__((vector_size(TWO_LINK_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline, unused)) void two_link_pack_sincos_pair(const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine, two_link_bits *beyond)
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

static inline __attribute__((always_inline, unused)) void two_link_pack_sincos_guard(size_t size, const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine, const two_link_bits *beyond)
{
    if (!two_link_pack_all((two_link_mask)((*beyond >> 18) == 0ULL))) {
        two_link_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static TWO_LINK_APART void two_link_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[0]), two_link_pack_at(&q[stride])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(two_link_unaligned *)&Y[0] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[3U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[4U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[5U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[6U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[7U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[8U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[13U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[14U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[15U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[16U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[17U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[18U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[20U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[21U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[22U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[23U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[24U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[25U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[26U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[27U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[28U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[29U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[30U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[33U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[34U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[35U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[36U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[37U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&Y[38U * stride] = two_link_pack_splat(0.0);
    const two_link_pack v4 = two_link_pack_at(&prepared[7U * spacing]) * v0_cosine[0];
    *(two_link_unaligned *)&Y[stride] = v4;
    const two_link_pack v5 = two_link_pack_at(&prepared[7U * spacing]) * v0_sine[0];
    *(two_link_unaligned *)&Y[2U * stride] = -v5;
    *(two_link_unaligned *)&Y[9U * stride] = two_link_pack_at(&qdd[0]);
    const two_link_pack v6 = v5 - (two_link_pack_at(&qd[0]) * (two_link_pack_at(&qd[0]) * 0.4));
    const two_link_pack v7 = (0.4 * two_link_pack_at(&qdd[0])) + v4;
    const two_link_pack v8 = (v0_sine[1] * v7) + (v0_cosine[1] * v6);
    const two_link_pack v9 = 0.4 * v0_sine[1];
    const two_link_pack v10 = (v0_cosine[1] * v7) - (v0_sine[1] * v6);
    *(two_link_unaligned *)&Y[31U * stride] = v10;
    const two_link_pack v11 = 0.4 * v0_cosine[1];
    *(two_link_unaligned *)&Y[10U * stride] = (v11 * v10) + (v9 * v8);
    const two_link_pack v12 = two_link_pack_at(&qd[stride]) + two_link_pack_at(&qd[0]);
    const two_link_pack v13 = v12 * v12;
    const two_link_pack v14 = two_link_pack_at(&qdd[stride]) + two_link_pack_at(&qdd[0]);
    *(two_link_unaligned *)&Y[19U * stride] = v14;
    *(two_link_unaligned *)&Y[39U * stride] = v14;
    *(two_link_unaligned *)&Y[11U * stride] = v10 + ((v14 * v11) - (v13 * v9));
    *(two_link_unaligned *)&Y[12U * stride] = -(v8 + ((v14 * v9) + (v13 * v11)));
    *(two_link_unaligned *)&Y[32U * stride] = -v8;
}

void two_link_regressor_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    double spread[30U * TWO_LINK_LANES];
    size_t first = 0U;

    for (size_t k = 7U; k < 8U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_regressor_block(TWO_LINK_LANES, spread, count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double Y_rest[40U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qdd, qdd_rest);
        two_link_pack_regressor_block(TWO_LINK_LANES, spread, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        two_link_pack_give(40U, count, first, TWO_LINK_LANES, Y_rest, Y);
    }
}

void two_link_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double Y_rest[40U * TWO_LINK_LANES];
        double prepared_rest[30U * TWO_LINK_LANES];

        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[7U * count], &prepared_rest[7U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qdd, qdd_rest);
        two_link_pack_regressor_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        two_link_pack_give(40U, count, first, TWO_LINK_LANES, Y_rest, Y);
    }
}

static TWO_LINK_APART void two_link_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[stride]), two_link_pack_at(&q[0])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const two_link_pack v4 = two_link_pack_at(&prepared[10U * spacing]) * ((v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]));
    *(two_link_unaligned *)&K[0] = -((two_link_pack_at(&prepared[8U * spacing]) * v0_sine[1]) + v4);
    const two_link_pack v5 = -v4;
    *(two_link_unaligned *)&K[stride] = v5;
    *(two_link_unaligned *)&K[2U * stride] = v5;
    *(two_link_unaligned *)&K[3U * stride] = v5;
}

void two_link_stiffness_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *K)
{
    double spread[30U * TWO_LINK_LANES];
    size_t first = 0U;

    for (size_t k = 8U; k < 11U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_stiffness_matrix_block(TWO_LINK_LANES, spread, count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double K_rest[4U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_stiffness_matrix_block(TWO_LINK_LANES, spread, TWO_LINK_LANES, q_rest, K_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, K_rest, K);
    }
}

void two_link_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double K_rest[4U * TWO_LINK_LANES];
        double prepared_rest[30U * TWO_LINK_LANES];

        two_link_pack_take(3U, count, first, TWO_LINK_LANES, &prepared[8U * count], &prepared_rest[8U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_stiffness_matrix_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, K_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, K_rest, K);
    }
}

static TWO_LINK_APART void two_link_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(two_link_unaligned *)&D[0] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&D[stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&D[2U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&D[3U * stride] = two_link_pack_splat(0.0);
}

void two_link_damping_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *D)
{
    double spread[30U * TWO_LINK_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_damping_matrix_block(TWO_LINK_LANES, spread, count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double D_rest[4U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_damping_matrix_block(TWO_LINK_LANES, spread, TWO_LINK_LANES, q_rest, D_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, D_rest, D);
    }
}

void two_link_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double D_rest[4U * TWO_LINK_LANES];
        double prepared_rest[30U * TWO_LINK_LANES] = { 0.0 };

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_damping_matrix_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, D_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, D_rest, D);
    }
}

static TWO_LINK_APART void two_link_pack_sticking_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    const two_link_pack v0 = two_link_pack_at(&q[0]) + two_link_pack_at(&q[stride]);
    const two_link_pack v1_angle[2] = {two_link_pack_at(&q[0]), v0};
    two_link_pack v1_sine[2];
    two_link_pack v1_cosine[2];
    two_link_bits v1_beyond = { 0U };
    two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const two_link_pack v5 = two_link_pack_at(&qd[stride]) + two_link_pack_at(&qd[0]);
    const two_link_pack v6 = two_link_pack_at(&prepared[9U * spacing]) * v1_cosine[1];
    const two_link_pack v7 = two_link_pack_at(&prepared[9U * spacing]) * v1_sine[1];
    const two_link_pack v8 = (v1_sine[0] * v6) - (v1_cosine[0] * v7);
    const two_link_pack v9 = ((two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0])) * v8) - (two_link_pack_at(&prepared[10U * spacing]) * v1_cosine[1]);
    const two_link_pack v10 = v9 + ((two_link_pack_at(&tau[0]) - (two_link_pack_at(&prepared[8U * spacing]) * v1_cosine[0])) - ((v5 * v5) * v8));
    const two_link_pack v11 = (v1_sine[0] * v7) + (v1_cosine[0] * v6);
    const two_link_pack v12 = two_link_pack_at(&prepared[2U * spacing]) + v11;
    const two_link_pack v13 = two_link_pack_select(two_link_pack_at_flags(&stuck[stride]), two_link_pack_splat(0.0), two_link_pack_at(&prepared[6U * spacing]));
    const two_link_pack v14 = two_link_pack_at(&tau[stride]) + v9;
    const two_link_pack v15 = (0.03 * two_link_pack_at(&qd[stride])) + (0.3 * two_link_pack_sign(two_link_pack_at(&qd[stride])));
    const two_link_pack v16 = two_link_pack_select(two_link_pack_at_flags(&stuck[stride]), two_link_pack_splat(0.0), v14 - v15);
    const two_link_pack v17 = v13 * v12;
    const two_link_pack v18 = two_link_pack_select(two_link_pack_at_flags(&stuck[0]), two_link_pack_splat(0.0), 1.0 / two_link_pack_select(~two_link_pack_at_flags(&stuck[0]), ((two_link_pack_at(&prepared[5U * spacing]) + v11) + v12) - (v12 * v17), two_link_pack_splat(1.0)));
    const two_link_pack v19 = (0.05 * two_link_pack_at(&qd[0])) + (0.6 * two_link_pack_sign(two_link_pack_at(&qd[0])));
    const two_link_pack v20 = ((v17 * v16) - two_link_pack_select(two_link_pack_at_flags(&stuck[0]), two_link_pack_splat(0.0), v10 - v19)) * v18;
    const two_link_pack v21 = two_link_pack_select(two_link_pack_at_flags(&stuck[stride]), two_link_pack_splat(0.0), (v13 * v16) + (v17 * v20));
    *(two_link_unaligned *)&qdd[stride] = v21;
    *(two_link_unaligned *)&f[0] = two_link_pack_select(two_link_pack_at_flags(&stuck[0]), v10 - (v12 * v21), v19);
    const two_link_pack v22 = two_link_pack_select(two_link_pack_at_flags(&stuck[0]), two_link_pack_splat(0.0), -v20);
    *(two_link_unaligned *)&qdd[0] = v22;
    *(two_link_unaligned *)&f[stride] = two_link_pack_select(two_link_pack_at_flags(&stuck[stride]), v14 - (v12 * v22), v15);
}

void two_link_sticking_forces_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    double spread[30U * TWO_LINK_LANES];
    size_t first = 0U;

    for (size_t k = 2U; k < 3U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 5U; k < 11U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_sticking_forces_block(TWO_LINK_LANES, spread, count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        bool stuck_rest[2U * TWO_LINK_LANES];
        double f_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take_flags(2U, count, first, TWO_LINK_LANES, stuck, stuck_rest);
        two_link_pack_sticking_forces_block(TWO_LINK_LANES, spread, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, f_rest, f);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qdd_rest, qdd);
    }
}

void two_link_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_sticking_forces_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        bool stuck_rest[2U * TWO_LINK_LANES];
        double f_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double prepared_rest[30U * TWO_LINK_LANES];

        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[2U * count], &prepared_rest[2U * TWO_LINK_LANES]);
        two_link_pack_take(6U, count, first, TWO_LINK_LANES, &prepared[5U * count], &prepared_rest[5U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take_flags(2U, count, first, TWO_LINK_LANES, stuck, stuck_rest);
        two_link_pack_sticking_forces_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, f_rest, f);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qdd_rest, qdd);
    }
}

static TWO_LINK_APART void two_link_pack_friction_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    const two_link_pack v0 = two_link_pack_at(&q[0]) + two_link_pack_at(&q[stride]);
    const two_link_pack v1_angle[2] = {two_link_pack_at(&q[0]), v0};
    two_link_pack v1_sine[2];
    two_link_pack v1_cosine[2];
    two_link_bits v1_beyond = { 0U };
    two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const two_link_pack v5 = two_link_pack_at(&qd[stride]) + two_link_pack_at(&qd[0]);
    const two_link_pack v6 = two_link_pack_at(&prepared[9U * spacing]) * v1_cosine[1];
    const two_link_pack v7 = two_link_pack_at(&prepared[9U * spacing]) * v1_sine[1];
    const two_link_pack v8 = (v1_sine[0] * v7) + (v1_cosine[0] * v6);
    const two_link_pack v9 = two_link_pack_at(&prepared[2U * spacing]) + v8;
    const two_link_pack v10 = (v1_sine[0] * v6) - (v7 * v1_cosine[0]);
    const two_link_pack v11 = ((two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0])) * v10) - (two_link_pack_at(&prepared[10U * spacing]) * v1_cosine[1]);
    const two_link_pack v12 = v11 + ((two_link_pack_at(&tau[0]) - (two_link_pack_at(&prepared[8U * spacing]) * v1_cosine[0])) - (v5 * (v5 * v10)));
    const two_link_pack v13 = two_link_pack_at(&tau[stride]) + v11;
    const two_link_mask v14 = (two_link_mask)(two_link_pack_whole(0) == two_link_pack_at_modes(&mode[0]));
    const two_link_mask v15 = (two_link_mask)(two_link_pack_whole(0) == two_link_pack_at_modes(&mode[stride]));
    const two_link_pack v16 = two_link_pack_select(v15, two_link_pack_splat(0.0), two_link_pack_at(&prepared[6U * spacing]));
    const two_link_pack v17 = (0.03 * two_link_pack_at(&qd[stride])) + (0.3 * two_link_pack_real_of(two_link_pack_at_modes(&mode[stride])));
    const two_link_pack v18 = two_link_pack_select(v15, two_link_pack_splat(0.0), v13 - v17);
    const two_link_pack v19 = v9 * v16;
    const two_link_pack v20 = two_link_pack_select(v14, two_link_pack_splat(0.0), 1.0 / two_link_pack_select(~v14, (two_link_pack_at(&prepared[5U * spacing]) + (v8 + v9)) - (v9 * v19), two_link_pack_splat(1.0)));
    const two_link_pack v21 = (0.05 * two_link_pack_at(&qd[0])) + (0.6 * two_link_pack_real_of(two_link_pack_at_modes(&mode[0])));
    const two_link_pack v22 = v20 * ((v18 * v19) - two_link_pack_select(v14, two_link_pack_splat(0.0), v12 - v21));
    const two_link_pack v23 = two_link_pack_select(v15, two_link_pack_splat(0.0), (v16 * v18) + (v19 * v22));
    *(two_link_unaligned *)&qdd[stride] = v23;
    *(two_link_unaligned *)&f[0] = two_link_pack_select(v14, v12 - (v9 * v23), v21);
    const two_link_pack v24 = two_link_pack_select(v14, two_link_pack_splat(0.0), -v22);
    *(two_link_unaligned *)&qdd[0] = v24;
    *(two_link_unaligned *)&f[stride] = two_link_pack_select(v15, v13 - (v9 * v24), v17);
    const two_link_mask v25 = (two_link_mask)((two_link_pack_abs(two_link_pack_at(&qd[0])) + (two_link_pack_abs(two_link_pack_at(&q[stride])) + (two_link_pack_abs(two_link_pack_at(&qd[stride])) + two_link_pack_abs(two_link_pack_at(&q[0]))))) < two_link_pack_splat(1e+38));
    const two_link_mask v26 = (two_link_mask)((two_link_pack_abs(v13) + (two_link_pack_abs(v24) + (two_link_pack_abs(v12) + two_link_pack_abs(v23)))) < two_link_pack_splat(1e+38));
    *(two_link_unaligned *)&status[0] = two_link_pack_select(v25, two_link_pack_select(v26, two_link_pack_splat(0.0), two_link_pack_splat(6.0)), two_link_pack_splat(6.0));
}

void two_link_friction_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    double spread[30U * TWO_LINK_LANES];
    size_t first = 0U;

    for (size_t k = 2U; k < 3U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 5U; k < 11U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_friction_dynamics_block(TWO_LINK_LANES, spread, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &status[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        signed char mode_rest[2U * TWO_LINK_LANES];
        double f_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double status_rest[1U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take_modes(2U, count, first, TWO_LINK_LANES, mode, mode_rest);
        two_link_pack_friction_dynamics_block(TWO_LINK_LANES, spread, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, status_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, f_rest, f);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qdd_rest, qdd);
        two_link_pack_give(1U, count, first, TWO_LINK_LANES, status_rest, status);
    }
}

void two_link_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_friction_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &status[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        signed char mode_rest[2U * TWO_LINK_LANES];
        double f_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double status_rest[1U * TWO_LINK_LANES];
        double prepared_rest[30U * TWO_LINK_LANES];

        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[2U * count], &prepared_rest[2U * TWO_LINK_LANES]);
        two_link_pack_take(6U, count, first, TWO_LINK_LANES, &prepared[5U * count], &prepared_rest[5U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take_modes(2U, count, first, TWO_LINK_LANES, mode, mode_rest);
        two_link_pack_friction_dynamics_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, status_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, f_rest, f);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qdd_rest, qdd);
        two_link_pack_give(1U, count, first, TWO_LINK_LANES, status_rest, status);
    }
}

static TWO_LINK_APART void two_link_pack_friction_limits_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    const two_link_pack v0 = two_link_pack_at(&q[0]) + two_link_pack_at(&q[stride]);
    const two_link_pack v1_angle[2] = {two_link_pack_at(&q[0]), v0};
    two_link_pack v1_sine[2];
    two_link_pack v1_cosine[2];
    two_link_bits v1_beyond = { 0U };
    two_link_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    two_link_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    two_link_pack_sincos_guard(2U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const two_link_pack v5 = two_link_pack_at(&qd[stride]) + two_link_pack_at(&qd[0]);
    *(two_link_unaligned *)&load[0] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&load[stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&high[stride] = two_link_pack_splat(0.5);
    const two_link_pack v6 = two_link_pack_at(&prepared[9U * spacing]) * v1_cosine[1];
    const two_link_pack v7 = two_link_pack_at(&prepared[9U * spacing]) * v1_sine[1];
    const two_link_pack v8 = (v1_sine[0] * v7) + (v1_cosine[0] * v6);
    const two_link_pack v9 = two_link_pack_at(&prepared[2U * spacing]) + v8;
    const two_link_pack v10 = (v1_sine[0] * v6) - (v7 * v1_cosine[0]);
    const two_link_pack v11 = ((two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0])) * v10) - (two_link_pack_at(&prepared[10U * spacing]) * v1_cosine[1]);
    const two_link_pack v12 = v11 + ((two_link_pack_at(&tau[0]) - (two_link_pack_at(&prepared[8U * spacing]) * v1_cosine[0])) - (v5 * (v5 * v10)));
    const two_link_pack v13 = two_link_pack_at(&tau[stride]) + v11;
    const two_link_mask v14 = (two_link_mask)(two_link_pack_whole(0) == two_link_pack_at_modes(&mode[0]));
    const two_link_mask v15 = (two_link_mask)(two_link_pack_whole(0) == two_link_pack_at_modes(&mode[stride]));
    const two_link_pack v16 = two_link_pack_select(v15, two_link_pack_splat(0.0), two_link_pack_at(&prepared[6U * spacing]));
    const two_link_pack v17 = (0.03 * two_link_pack_at(&qd[stride])) + (0.3 * two_link_pack_real_of(two_link_pack_at_modes(&mode[stride])));
    const two_link_pack v18 = two_link_pack_select(v15, two_link_pack_splat(0.0), v13 - v17);
    const two_link_pack v19 = v9 * v16;
    const two_link_pack v20 = two_link_pack_select(v14, two_link_pack_splat(0.0), 1.0 / two_link_pack_select(~v14, (two_link_pack_at(&prepared[5U * spacing]) + (v8 + v9)) - (v9 * v19), two_link_pack_splat(1.0)));
    const two_link_pack v21 = (0.05 * two_link_pack_at(&qd[0])) + (0.6 * two_link_pack_real_of(two_link_pack_at_modes(&mode[0])));
    const two_link_pack v22 = v20 * ((v18 * v19) - two_link_pack_select(v14, two_link_pack_splat(0.0), v12 - v21));
    const two_link_pack v23 = two_link_pack_select(v15, two_link_pack_splat(0.0), (v16 * v18) + (v19 * v22));
    *(two_link_unaligned *)&qdd[stride] = v23;
    *(two_link_unaligned *)&f[0] = two_link_pack_select(v14, v12 - (v9 * v23), v21);
    const two_link_pack v24 = two_link_pack_select(v14, two_link_pack_splat(0.0), -v22);
    *(two_link_unaligned *)&qdd[0] = v24;
    *(two_link_unaligned *)&f[stride] = two_link_pack_select(v15, v13 - (v9 * v24), v17);
    const two_link_mask v25 = (two_link_mask)((two_link_pack_abs(two_link_pack_at(&qd[0])) + (two_link_pack_abs(two_link_pack_at(&q[stride])) + (two_link_pack_abs(two_link_pack_at(&qd[stride])) + two_link_pack_abs(two_link_pack_at(&q[0]))))) < two_link_pack_splat(1e+38));
    const two_link_mask v26 = (two_link_mask)((two_link_pack_abs(v13) + (two_link_pack_abs(v24) + (two_link_pack_abs(v12) + two_link_pack_abs(v23)))) < two_link_pack_splat(1e+38));
    *(two_link_unaligned *)&status[0] = two_link_pack_select(v25, two_link_pack_select(v26, two_link_pack_splat(0.0), two_link_pack_splat(6.0)), two_link_pack_splat(6.0));
    *(two_link_unaligned *)&low[0] = two_link_pack_splat(-0.9);
    *(two_link_unaligned *)&low[stride] = two_link_pack_splat(-0.5);
    *(two_link_unaligned *)&high[0] = two_link_pack_splat(0.9);
}

void two_link_friction_limits_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    double spread[30U * TWO_LINK_LANES];
    size_t first = 0U;

    for (size_t k = 2U; k < 3U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 5U; k < 11U; k++) {
        for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
            spread[(k * TWO_LINK_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_friction_limits_block(TWO_LINK_LANES, spread, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        signed char mode_rest[2U * TWO_LINK_LANES];
        double f_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double low_rest[2U * TWO_LINK_LANES];
        double high_rest[2U * TWO_LINK_LANES];
        double load_rest[2U * TWO_LINK_LANES];
        double status_rest[1U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take_modes(2U, count, first, TWO_LINK_LANES, mode, mode_rest);
        two_link_pack_friction_limits_block(TWO_LINK_LANES, spread, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, f_rest, f);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qdd_rest, qdd);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, low_rest, low);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, high_rest, high);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, load_rest, load);
        two_link_pack_give(1U, count, first, TWO_LINK_LANES, status_rest, status);
    }
}

void two_link_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= TWO_LINK_LANES; first += TWO_LINK_LANES) {
        two_link_pack_friction_limits_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
    }
    if (first < count) {
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        signed char mode_rest[2U * TWO_LINK_LANES];
        double f_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double low_rest[2U * TWO_LINK_LANES];
        double high_rest[2U * TWO_LINK_LANES];
        double load_rest[2U * TWO_LINK_LANES];
        double status_rest[1U * TWO_LINK_LANES];
        double prepared_rest[30U * TWO_LINK_LANES];

        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[2U * count], &prepared_rest[2U * TWO_LINK_LANES]);
        two_link_pack_take(6U, count, first, TWO_LINK_LANES, &prepared[5U * count], &prepared_rest[5U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take_modes(2U, count, first, TWO_LINK_LANES, mode, mode_rest);
        two_link_pack_friction_limits_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, f_rest, f);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qdd_rest, qdd);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, low_rest, low);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, high_rest, high);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, load_rest, load);
        two_link_pack_give(1U, count, first, TWO_LINK_LANES, status_rest, status);
    }
}

#else

typedef int two_link_has_no_vector_code;

#endif
