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
typedef short two_link_shorts __attribute__((vector_size(2 * TWO_LINK_BYTES / sizeof(double))));

static inline two_link_pack two_link_pack_splat(double x)
{
    return x - (two_link_pack){ 0.0 };
}

static inline two_link_pack two_link_pack_at(const double *x)
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

static TWO_LINK_APART void two_link_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(two_link_unaligned *)&D[0] = two_link_pack_splat(0.05);
    *(two_link_unaligned *)&D[3U * stride] = two_link_pack_splat(0.03);
    *(two_link_unaligned *)&D[stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&D[2U * stride] = two_link_pack_splat(0.0);
}

void two_link_damping_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *D)
{
    double spread[22U * TWO_LINK_LANES] = { 0.0 };
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
        double prepared_rest[22U * TWO_LINK_LANES] = { 0.0 };

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_damping_matrix_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, D_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, D_rest, D);
    }
}

#else

typedef int two_link_has_no_vector_code;

#endif
