/* two_link, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with TWO_LINK_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in two_link_batch.c. */
#include "two_link_batch.h"

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
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define TWO_LINK_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define TWO_LINK_APART __attribute__((noinline, unused))
#endif
#define TWO_LINK_BODY static inline __attribute__((always_inline, unused))
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

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
TWO_LINK_INLINE two_link_pack two_link_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? two_link_pack_splat(prepared[k]) : two_link_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The same of a number that ensembles compute again from others instead of reading it. */
TWO_LINK_INLINE two_link_pack two_link_pack_number_or(const double *prepared, size_t k, size_t spacing, two_link_pack again)
{
    return (spacing == 0U) ? two_link_pack_splat(prepared[k]) : again;
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
TWO_LINK_INLINE size_t two_link_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % TWO_LINK_LANES;

    return (((count % TWO_LINK_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

TWO_LINK_INLINE two_link_mask two_link_pack_at_flags(const bool *x)
{
    const two_link_shorts wide = __builtin_convertvector(*(const two_link_bytes *)x, two_link_shorts);

    return -__builtin_convertvector(wide, two_link_mask);
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

TWO_LINK_INLINE two_link_mask two_link_pack_at_modes(const signed char *x)
{
    const two_link_shorts wide = __builtin_convertvector(*(const two_link_bytes *)x, two_link_shorts);

    return __builtin_convertvector(wide, two_link_mask);
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
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

TWO_LINK_INLINE two_link_pack two_link_pack_sqrt(two_link_pack x)
{
    double one[TWO_LINK_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < TWO_LINK_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
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

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void two_link_pack_sincos_pair(const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine, two_link_bits *beyond)
{
    const two_link_pack x = *angle;
    union { two_link_pack number; two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const two_link_pack n = k.number - 6755399441186816.0;
    const two_link_pack w = x - (n * 1.5707963267923333);
    const two_link_pack r = w - (n * 2.5633441515839558e-12);
    const two_link_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const two_link_pack z = r * r;
    const two_link_pack rz = r * z;

    const two_link_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const two_link_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const two_link_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const two_link_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
TWO_LINK_INLINE bool two_link_pack_within(two_link_bits beyond)
{
    return two_link_pack_all((two_link_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static TWO_LINK_APART void two_link_pack_sincos_beyond(size_t size, const two_link_pack *angle, two_link_pack *sine, two_link_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const two_link_mask inside = (two_link_mask)(two_link_pack_abs(angle[i]) <= 205889.0);

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
    if (!two_link_pack_within(*beyond)) {
        two_link_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static TWO_LINK_APART void two_link_pack_prepare_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict parameters, double *restrict ready)
{
    (void)spacing;
    (void)prepared;
    *(two_link_unaligned *)&ready[17U * stride] = two_link_pack_at(&parameters[0]);
    *(two_link_unaligned *)&ready[13U * stride] = two_link_pack_at(&parameters[2U * stride]);
    const two_link_pack v0 = 0.15 * two_link_pack_at(&parameters[2U * stride]);
    *(two_link_unaligned *)&ready[19U * stride] = v0;
    const two_link_pack v1 = 0.4 * v0;
    *(two_link_unaligned *)&ready[2U * stride] = v1;
    *(two_link_unaligned *)&ready[21U * stride] = 2.0 * v1;
    const two_link_pack v2 = (2.0 * (0.15 * (0.5 * v0))) + two_link_pack_at(&parameters[4U * stride]);
    *(two_link_unaligned *)&ready[stride] = v2;
    const two_link_pack v3 = 0.2 * two_link_pack_at(&parameters[stride]);
    *(two_link_unaligned *)&ready[14U * stride] = v3;
    const two_link_pack v4 = (2.0 * (0.2 * (0.5 * v3))) + two_link_pack_at(&parameters[3U * stride]);
    *(two_link_unaligned *)&ready[15U * stride] = v4;
    const two_link_pack v5 = 0.4 * two_link_pack_at(&parameters[2U * stride]);
    const two_link_pack v6 = v4 + (2.0 * (0.4 * (0.5 * v5)));
    *(two_link_unaligned *)&ready[6U * stride] = v6;
    *(two_link_unaligned *)&ready[0] = v2 + v6;
    const two_link_pack v7 = 1.0 / v2;
    *(two_link_unaligned *)&ready[9U * stride] = v7;
    *(two_link_unaligned *)&ready[3U * stride] = two_link_pack_at(&parameters[0]) * (v3 + v5);
    *(two_link_unaligned *)&ready[4U * stride] = v0 * two_link_pack_at(&parameters[0]);
    *(two_link_unaligned *)&ready[24U * stride] = v2 * v7;
    *(two_link_unaligned *)&ready[25U * stride] = v1 * v7;
    const two_link_pack v8 = v0 * v7;
    *(two_link_unaligned *)&ready[7U * stride] = 0.4 * v8;
    *(two_link_unaligned *)&ready[18U * stride] = 0.8 * v0;
    *(two_link_unaligned *)&ready[5U * stride] = 0.06 * two_link_pack_at(&parameters[2U * stride]);
    *(two_link_unaligned *)&ready[8U * stride] = v8 * (0.16000000000000003 * v0);
    const two_link_pack v9 = 0.5 * two_link_pack_at(&parameters[4U * stride]);
    *(two_link_unaligned *)&ready[10U * stride] = (0.01125 * two_link_pack_at(&parameters[2U * stride])) + v9;
    *(two_link_unaligned *)&ready[11U * stride] = two_link_pack_at(&parameters[4U * stride]) + (0.0225 * two_link_pack_at(&parameters[2U * stride]));
    *(two_link_unaligned *)&ready[12U * stride] = ((v9 + (0.09125000000000001 * two_link_pack_at(&parameters[2U * stride]))) + (0.020000000000000004 * two_link_pack_at(&parameters[stride]))) + (0.5 * two_link_pack_at(&parameters[3U * stride]));
    *(two_link_unaligned *)&ready[16U * stride] = two_link_pack_at(&parameters[stride]) * two_link_pack_at(&parameters[0]);
    const two_link_pack v10 = v3 * two_link_pack_at(&parameters[0]);
    *(two_link_unaligned *)&ready[26U * stride] = v10;
    *(two_link_unaligned *)&ready[20U * stride] = v10 + (v5 * two_link_pack_at(&parameters[0]));
    *(two_link_unaligned *)&ready[22U * stride] = v7 * v7;
    *(two_link_unaligned *)&ready[23U * stride] = 2.7 * v2;
}

void two_link_prepare_ensemble(size_t count, const double *parameters, double *ready)
{
    if (count >= TWO_LINK_LANES) {
        const size_t second = two_link_pack_second(TWO_LINK_LANES, count, 27U, ready);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_prepare_block(0U, parameters, count, &parameters[first], &ready[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double parameters_rest[5U * TWO_LINK_LANES];
        double ready_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(5U, count, first, TWO_LINK_LANES, parameters, parameters_rest);
        two_link_pack_prepare_block(0U, parameters, TWO_LINK_LANES, parameters_rest, ready_rest);
        two_link_pack_give(27U, count, first, TWO_LINK_LANES, ready_rest, ready);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static TWO_LINK_APART void two_link_pack_mass_matrix_again(two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *M)
{
    for (size_t lane = ahead; lane < (ahead + TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const two_link_prepared *own = (const two_link_prepared *)prepared;
            two_link_prepared prepared_lane;
            double q_lane[2];
            double M_lane[4];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 3U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 21U; k < 22U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            two_link_mass_matrix(own, q_lane, M_lane);
            for (size_t k = 0U; k < 4U; k++) {
                M[(k * stride) + lane] = M_lane[k];
            }
        }
    }
}

TWO_LINK_BODY void two_link_pack_mass_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    two_link_bits v_beyond = { 0U };
    const two_link_pack v0_angle[1] = {two_link_pack_at(&q[stride])};
    two_link_pack v0_sine[1];
    two_link_pack v0_cosine[1];
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(two_link_unaligned *)&M[3U * stride] = two_link_pack_number(prepared, 1U, spacing, 0U);
    const two_link_pack v1 = two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number(prepared, 2U, spacing, 0U) * v0_cosine[0]);
    *(two_link_unaligned *)&M[stride] = v1;
    *(two_link_unaligned *)&M[2U * stride] = v1;
    const two_link_pack v_prepared21 = 2.0 * two_link_pack_number(prepared, 2U, spacing, 0U);
    *(two_link_unaligned *)&M[0] = two_link_pack_number(prepared, 0U, spacing, 0U) + (two_link_pack_number_or(prepared, 21U, spacing, v_prepared21) * v0_cosine[0]);
    if (!two_link_pack_within(v_beyond)) {
        two_link_pack_mass_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, M);
    }
}

static TWO_LINK_APART void two_link_pack_mass_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    two_link_pack_mass_matrix_block_body(0U, prepared, stride, q, M);
}

static TWO_LINK_APART void two_link_pack_mass_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_mass_matrix_block_body(spacing, prepared, stride, q, M);
}

TWO_LINK_INLINE void two_link_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        two_link_pack_mass_matrix_block_same(prepared, stride, q, M);
    } else {
        two_link_pack_mass_matrix_block_each(spacing, prepared, stride, q, M);
    }
}

void two_link_mass_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, double *M)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_mass_matrix_block(0U, prepared->k, count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double M_rest[4U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_mass_matrix_block(0U, prepared->k, TWO_LINK_LANES, q_rest, M_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, M_rest, M);
    }
}

void two_link_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_mass_matrix_block(count, &prepared[first], count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double M_rest[4U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(3U, count, first, TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[21U * count], &prepared_rest[21U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_mass_matrix_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, M_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, M_rest, M);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static TWO_LINK_APART void two_link_pack_bias_again(two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *h)
{
    for (size_t lane = ahead; lane < (ahead + TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const two_link_prepared *own = (const two_link_prepared *)prepared;
            two_link_prepared prepared_lane;
            double q_lane[2];
            double qd_lane[2];
            double h_lane[2];

            if (spacing > 0U) {
                for (size_t k = 2U; k < 5U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            two_link_bias(own, q_lane, qd_lane, h_lane);
            for (size_t k = 0U; k < 2U; k++) {
                h[(k * stride) + lane] = h_lane[k];
            }
        }
    }
}

TWO_LINK_BODY void two_link_pack_bias_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    two_link_bits v_beyond = { 0U };
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[0]), two_link_pack_at(&q[stride])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const two_link_pack v4 = two_link_pack_number(prepared, 2U, spacing, 0U) * v0_sine[1];
    const two_link_pack v5 = (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]))) + ((two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0])) * v4);
    *(two_link_unaligned *)&h[stride] = v5;
    const two_link_pack v6 = two_link_pack_at(&qd[0]) + two_link_pack_at(&qd[stride]);
    *(two_link_unaligned *)&h[0] = v5 + ((two_link_pack_number(prepared, 3U, spacing, 0U) * v0_cosine[0]) - ((v6 * v6) * v4));
    if (!two_link_pack_within(v_beyond)) {
        two_link_pack_bias_again(v_beyond, 0U, spacing, prepared, stride, q, qd, h);
    }
}

static TWO_LINK_APART void two_link_pack_bias_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    two_link_pack_bias_block_body(0U, prepared, stride, q, qd, h);
}

static TWO_LINK_APART void two_link_pack_bias_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_bias_block_body(spacing, prepared, stride, q, qd, h);
}

TWO_LINK_INLINE void two_link_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        two_link_pack_bias_block_same(prepared, stride, q, qd, h);
    } else {
        two_link_pack_bias_block_each(spacing, prepared, stride, q, qd, h);
    }
}

void two_link_bias_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_bias_block(0U, prepared->k, count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double h_rest[2U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_bias_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, h_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, h_rest, h);
    }
}

void two_link_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_bias_block(count, &prepared[first], count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double h_rest[2U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(3U, count, first, TWO_LINK_LANES, &prepared[2U * count], &prepared_rest[2U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_bias_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, h_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, h_rest, h);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static TWO_LINK_APART void two_link_pack_gravity_again(two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *g)
{
    for (size_t lane = ahead; lane < (ahead + TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const two_link_prepared *own = (const two_link_prepared *)prepared;
            two_link_prepared prepared_lane;
            double q_lane[2];
            double g_lane[2];

            if (spacing > 0U) {
                for (size_t k = 3U; k < 5U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            two_link_gravity(own, q_lane, g_lane);
            for (size_t k = 0U; k < 2U; k++) {
                g[(k * stride) + lane] = g_lane[k];
            }
        }
    }
}

TWO_LINK_BODY void two_link_pack_gravity_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    two_link_bits v_beyond = { 0U };
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[0]), two_link_pack_at(&q[stride]) + two_link_pack_at(&q[0])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const two_link_pack v2 = two_link_pack_number(prepared, 4U, spacing, 0U) * v0_cosine[1];
    *(two_link_unaligned *)&g[stride] = v2;
    *(two_link_unaligned *)&g[0] = (two_link_pack_number(prepared, 3U, spacing, 0U) * v0_cosine[0]) + v2;
    if (!two_link_pack_within(v_beyond)) {
        two_link_pack_gravity_again(v_beyond, 0U, spacing, prepared, stride, q, g);
    }
}

static TWO_LINK_APART void two_link_pack_gravity_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    two_link_pack_gravity_block_body(0U, prepared, stride, q, g);
}

static TWO_LINK_APART void two_link_pack_gravity_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_gravity_block_body(spacing, prepared, stride, q, g);
}

TWO_LINK_INLINE void two_link_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    if (spacing == 0U) {
        two_link_pack_gravity_block_same(prepared, stride, q, g);
    } else {
        two_link_pack_gravity_block_each(spacing, prepared, stride, q, g);
    }
}

void two_link_gravity_batch(const two_link_prepared *prepared, size_t count, const double *q, double *g)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_gravity_block(0U, prepared->k, count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double g_rest[2U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_gravity_block(0U, prepared->k, TWO_LINK_LANES, q_rest, g_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, g_rest, g);
    }
}

void two_link_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_gravity_block(count, &prepared[first], count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double g_rest[2U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, &prepared[3U * count], &prepared_rest[3U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_gravity_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, g_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, g_rest, g);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static TWO_LINK_APART void two_link_pack_coriolis_matrix_again(two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *C)
{
    for (size_t lane = ahead; lane < (ahead + TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const two_link_prepared *own = (const two_link_prepared *)prepared;
            two_link_prepared prepared_lane;
            double q_lane[2];
            double qd_lane[2];
            double C_lane[4];

            if (spacing > 0U) {
                for (size_t k = 5U; k < 6U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            two_link_coriolis_matrix(own, q_lane, qd_lane, C_lane);
            for (size_t k = 0U; k < 4U; k++) {
                C[(k * stride) + lane] = C_lane[k];
            }
        }
    }
}

TWO_LINK_BODY void two_link_pack_coriolis_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    two_link_bits v_beyond = { 0U };
    const two_link_pack v0_angle[1] = {two_link_pack_at(&q[stride])};
    two_link_pack v0_sine[1];
    two_link_pack v0_cosine[1];
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(two_link_unaligned *)&C[3U * stride] = two_link_pack_splat(0.0);
    const two_link_pack v1 = two_link_pack_number(prepared, 5U, spacing, 0U) * v0_sine[0];
    const two_link_pack v2 = two_link_pack_at(&qd[stride]) * v1;
    const two_link_pack v3 = two_link_pack_at(&qd[0]) * v1;
    *(two_link_unaligned *)&C[2U * stride] = v3;
    *(two_link_unaligned *)&C[0] = -v2;
    *(two_link_unaligned *)&C[stride] = -(v2 + v3);
    if (!two_link_pack_within(v_beyond)) {
        two_link_pack_coriolis_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, qd, C);
    }
}

static TWO_LINK_APART void two_link_pack_coriolis_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    two_link_pack_coriolis_matrix_block_body(0U, prepared, stride, q, qd, C);
}

static TWO_LINK_APART void two_link_pack_coriolis_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_coriolis_matrix_block_body(spacing, prepared, stride, q, qd, C);
}

TWO_LINK_INLINE void two_link_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    if (spacing == 0U) {
        two_link_pack_coriolis_matrix_block_same(prepared, stride, q, qd, C);
    } else {
        two_link_pack_coriolis_matrix_block_each(spacing, prepared, stride, q, qd, C);
    }
}

void two_link_coriolis_matrix_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double C_rest[4U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_coriolis_matrix_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, C_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, C_rest, C);
    }
}

void two_link_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_coriolis_matrix_block(count, &prepared[first], count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double C_rest[4U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[5U * count], &prepared_rest[5U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_coriolis_matrix_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, C_rest);
        two_link_pack_give(4U, count, first, TWO_LINK_LANES, C_rest, C);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static TWO_LINK_APART void two_link_pack_inverse_dynamics_again(two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = ahead; lane < (ahead + TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const two_link_prepared *own = (const two_link_prepared *)prepared;
            two_link_prepared prepared_lane;
            double q_lane[2];
            double qd_lane[2];
            double qdd_lane[2];
            double tau_lane[2];

            if (spacing > 0U) {
                for (size_t k = 1U; k < 7U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            two_link_inverse_dynamics(own, q_lane, qd_lane, qdd_lane, tau_lane);
            for (size_t k = 0U; k < 2U; k++) {
                tau[(k * stride) + lane] = tau_lane[k];
            }
        }
    }
}

TWO_LINK_BODY void two_link_pack_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    two_link_bits v_beyond = { 0U };
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[stride]), two_link_pack_at(&q[0])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const two_link_pack v4 = two_link_pack_number(prepared, 2U, spacing, 0U) * v0_cosine[0];
    const two_link_pack v5 = two_link_pack_at(&qd[0]) + two_link_pack_at(&qd[stride]);
    const two_link_pack v6 = two_link_pack_number(prepared, 2U, spacing, 0U) * v0_sine[0];
    const two_link_pack v7 = two_link_pack_at(&qdd[stride]) + two_link_pack_at(&qdd[0]);
    const two_link_pack v8 = (((two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0])) * v6) + (two_link_pack_number(prepared, 1U, spacing, 0U) * v7)) + (two_link_pack_at(&qdd[0]) * v4);
    const two_link_pack v9 = v8 - (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1])));
    *(two_link_unaligned *)&tau[stride] = v9;
    const two_link_pack v10 = (((two_link_pack_number(prepared, 3U, spacing, 0U) * v0_cosine[1]) + (two_link_pack_number(prepared, 6U, spacing, 0U) * two_link_pack_at(&qdd[0]))) - ((v5 * v5) * v6)) + (v7 * v4);
    *(two_link_unaligned *)&tau[0] = v9 + v10;
    if (!two_link_pack_within(v_beyond)) {
        two_link_pack_inverse_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, tau);
    }
}

static TWO_LINK_APART void two_link_pack_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    two_link_pack_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau);
}

static TWO_LINK_APART void two_link_pack_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau);
}

TWO_LINK_INLINE void two_link_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        two_link_pack_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau);
    } else {
        two_link_pack_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau);
    }
}

void two_link_inverse_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qdd, qdd_rest);
        two_link_pack_inverse_dynamics_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, tau_rest, tau);
    }
}

void two_link_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(6U, count, first, TWO_LINK_LANES, &prepared[1U * count], &prepared_rest[1U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qdd, qdd_rest);
        two_link_pack_inverse_dynamics_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, tau_rest, tau);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static TWO_LINK_APART void two_link_pack_forward_dynamics_again(two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = ahead; lane < (ahead + TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const two_link_prepared *own = (const two_link_prepared *)prepared;
            two_link_prepared prepared_lane;
            double q_lane[2];
            double qd_lane[2];
            double tau_lane[2];
            double qdd_lane[2];

            if (spacing > 0U) {
                for (size_t k = 2U; k < 10U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                tau_lane[k] = tau[(k * stride) + lane];
            }
            two_link_forward_dynamics(own, q_lane, qd_lane, tau_lane, qdd_lane);
            for (size_t k = 0U; k < 2U; k++) {
                qdd[(k * stride) + lane] = qdd_lane[k];
            }
        }
    }
}

TWO_LINK_BODY void two_link_pack_forward_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    two_link_bits v_beyond = { 0U };
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[stride]), two_link_pack_at(&q[0])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const two_link_pack v4 = two_link_pack_at(&qd[0]) + two_link_pack_at(&qd[stride]);
    const two_link_pack v5 = two_link_pack_number(prepared, 2U, spacing, 0U) * v0_sine[0];
    const two_link_pack v6 = (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]))) + (((two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0])) * v5) - two_link_pack_at(&tau[stride]));
    const two_link_pack v7 = two_link_pack_number(prepared, 7U, spacing, 0U) * v0_cosine[0];
    const two_link_pack v8 = (((two_link_pack_number(prepared, 3U, spacing, 0U) * v0_cosine[1]) + (two_link_pack_at(&tau[stride]) - two_link_pack_at(&tau[0]))) - ((v4 * v4) * v5)) - (v7 * v6);
    const two_link_pack v9 = v8 * (1.0 / ((v0_cosine[0] * (two_link_pack_number(prepared, 8U, spacing, 0U) * v0_cosine[0])) - two_link_pack_number(prepared, 6U, spacing, 0U)));
    *(two_link_unaligned *)&qdd[0] = v9;
    *(two_link_unaligned *)&qdd[stride] = -(v9 + ((two_link_pack_number(prepared, 9U, spacing, 0U) * v6) + (v7 * v9)));
    if (!two_link_pack_within(v_beyond)) {
        two_link_pack_forward_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, qdd);
    }
}

static TWO_LINK_APART void two_link_pack_forward_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    two_link_pack_forward_dynamics_block_body(0U, prepared, stride, q, qd, tau, qdd);
}

static TWO_LINK_APART void two_link_pack_forward_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_forward_dynamics_block_body(spacing, prepared, stride, q, qd, tau, qdd);
}

TWO_LINK_INLINE void two_link_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        two_link_pack_forward_dynamics_block_same(prepared, stride, q, qd, tau, qdd);
    } else {
        two_link_pack_forward_dynamics_block_each(spacing, prepared, stride, q, qd, tau, qdd);
    }
}

void two_link_forward_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_forward_dynamics_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qdd_rest, qdd);
    }
}

void two_link_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_forward_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(8U, count, first, TWO_LINK_LANES, &prepared[2U * count], &prepared_rest[2U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_forward_dynamics_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qdd_rest, qdd);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static TWO_LINK_APART void two_link_pack_kinetic_energy_again(two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *T)
{
    for (size_t lane = ahead; lane < (ahead + TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const two_link_prepared *own = (const two_link_prepared *)prepared;
            two_link_prepared prepared_lane;
            double q_lane[2];
            double qd_lane[2];

            if (spacing > 0U) {
                for (size_t k = 5U; k < 6U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 10U; k < 13U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            two_link_kinetic_energy(own, q_lane, qd_lane, &T[lane]);
        }
    }
}

TWO_LINK_BODY void two_link_pack_kinetic_energy_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    two_link_bits v_beyond = { 0U };
    const two_link_pack v0_angle[1] = {two_link_pack_at(&q[stride])};
    two_link_pack v0_sine[1];
    two_link_pack v0_cosine[1];
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    const two_link_pack v1 = two_link_pack_at(&qd[0]) * ((two_link_pack_at(&qd[0]) * two_link_pack_number(prepared, 12U, spacing, 0U)) + ((two_link_pack_number(prepared, 5U, spacing, 0U) * (two_link_pack_at(&qd[0]) + two_link_pack_at(&qd[stride]))) * v0_cosine[0]));
    *(two_link_unaligned *)&T[0] = (two_link_pack_at(&qd[stride]) * ((two_link_pack_at(&qd[stride]) * two_link_pack_number(prepared, 10U, spacing, 0U)) + (two_link_pack_at(&qd[0]) * two_link_pack_number(prepared, 11U, spacing, 0U)))) + v1;
    if (!two_link_pack_within(v_beyond)) {
        two_link_pack_kinetic_energy_again(v_beyond, 0U, spacing, prepared, stride, q, qd, T);
    }
}

static TWO_LINK_APART void two_link_pack_kinetic_energy_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    two_link_pack_kinetic_energy_block_body(0U, prepared, stride, q, qd, T);
}

static TWO_LINK_APART void two_link_pack_kinetic_energy_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_kinetic_energy_block_body(spacing, prepared, stride, q, qd, T);
}

TWO_LINK_INLINE void two_link_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        two_link_pack_kinetic_energy_block_same(prepared, stride, q, qd, T);
    } else {
        two_link_pack_kinetic_energy_block_each(spacing, prepared, stride, q, qd, T);
    }
}

void two_link_kinetic_energy_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double T_rest[1U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_kinetic_energy_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, T_rest);
        two_link_pack_give(1U, count, first, TWO_LINK_LANES, T_rest, T);
    }
}

void two_link_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_kinetic_energy_block(count, &prepared[first], count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double T_rest[1U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[5U * count], &prepared_rest[5U * TWO_LINK_LANES]);
        two_link_pack_take(3U, count, first, TWO_LINK_LANES, &prepared[10U * count], &prepared_rest[10U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_kinetic_energy_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, T_rest);
        two_link_pack_give(1U, count, first, TWO_LINK_LANES, T_rest, T);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static TWO_LINK_APART void two_link_pack_potential_energy_again(two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *V)
{
    for (size_t lane = ahead; lane < (ahead + TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const two_link_prepared *own = (const two_link_prepared *)prepared;
            two_link_prepared prepared_lane;
            double q_lane[2];

            if (spacing > 0U) {
                for (size_t k = 3U; k < 5U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            two_link_potential_energy(own, q_lane, &V[lane]);
        }
    }
}

TWO_LINK_BODY void two_link_pack_potential_energy_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    two_link_bits v_beyond = { 0U };
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[0]), two_link_pack_at(&q[stride])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(two_link_unaligned *)&V[0] = (two_link_pack_number(prepared, 3U, spacing, 0U) * v0_sine[0]) + (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0])));
    if (!two_link_pack_within(v_beyond)) {
        two_link_pack_potential_energy_again(v_beyond, 0U, spacing, prepared, stride, q, V);
    }
}

static TWO_LINK_APART void two_link_pack_potential_energy_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    two_link_pack_potential_energy_block_body(0U, prepared, stride, q, V);
}

static TWO_LINK_APART void two_link_pack_potential_energy_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_potential_energy_block_body(spacing, prepared, stride, q, V);
}

TWO_LINK_INLINE void two_link_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    if (spacing == 0U) {
        two_link_pack_potential_energy_block_same(prepared, stride, q, V);
    } else {
        two_link_pack_potential_energy_block_each(spacing, prepared, stride, q, V);
    }
}

void two_link_potential_energy_batch(const two_link_prepared *prepared, size_t count, const double *q, double *V)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double V_rest[1U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_potential_energy_block(0U, prepared->k, TWO_LINK_LANES, q_rest, V_rest);
        two_link_pack_give(1U, count, first, TWO_LINK_LANES, V_rest, V);
    }
}

void two_link_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_potential_energy_block(count, &prepared[first], count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double V_rest[1U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, &prepared[3U * count], &prepared_rest[3U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_potential_energy_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, V_rest);
        two_link_pack_give(1U, count, first, TWO_LINK_LANES, V_rest, V);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static TWO_LINK_APART void two_link_pack_position_tip_again(two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *x)
{
    for (size_t lane = ahead; lane < (ahead + TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const two_link_prepared *own = (const two_link_prepared *)prepared;
            double q_lane[2];
            double x_lane[3];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            two_link_position_tip(own, q_lane, x_lane);
            for (size_t k = 0U; k < 3U; k++) {
                x[(k * stride) + lane] = x_lane[k];
            }
        }
    }
}

static TWO_LINK_APART void two_link_pack_position_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    two_link_bits v_beyond = { 0U };
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[stride]), two_link_pack_at(&q[0])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(two_link_unaligned *)&x[2U * stride] = two_link_pack_splat(0.0);
    const two_link_pack v4 = 0.4 + (0.3 * v0_cosine[0]);
    const two_link_pack v5 = 0.3 * v0_sine[0];
    *(two_link_unaligned *)&x[0] = (v0_cosine[1] * v4) - (v0_sine[1] * v5);
    *(two_link_unaligned *)&x[stride] = (v0_sine[1] * v4) + (v0_cosine[1] * v5);
    if (!two_link_pack_within(v_beyond)) {
        two_link_pack_position_tip_again(v_beyond, 0U, spacing, prepared, stride, q, x);
    }
}

void two_link_position_tip_batch(const two_link_prepared *prepared, size_t count, const double *q, double *x)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_position_tip_block(0U, prepared->k, count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double x_rest[3U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_position_tip_block(0U, prepared->k, TWO_LINK_LANES, q_rest, x_rest);
        two_link_pack_give(3U, count, first, TWO_LINK_LANES, x_rest, x);
    }
}

void two_link_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_position_tip_block(count, &prepared[first], count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double x_rest[3U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES] = { 0.0 };

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_position_tip_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, x_rest);
        two_link_pack_give(3U, count, first, TWO_LINK_LANES, x_rest, x);
    }
}

#else

typedef int two_link_has_no_vector_code;

#endif
