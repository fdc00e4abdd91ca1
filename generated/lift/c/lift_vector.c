/* lift, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with LIFT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in lift_batch.c. */
#include "lift_batch.h"

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
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define LIFT_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define LIFT_APART __attribute__((noinline, unused))
#endif
#define LIFT_BODY static inline __attribute__((always_inline, unused))
#define LIFT_INLINE static inline __attribute__((unused))

typedef double lift_pack __attribute__((vector_size(LIFT_BYTES)));
typedef double lift_unaligned __attribute__((vector_size(LIFT_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t lift_mask __attribute__((vector_size(LIFT_BYTES)));
typedef signed char lift_bytes __attribute__((vector_size(LIFT_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short lift_shorts __attribute__((vector_size(2 * LIFT_BYTES / sizeof(double))));

LIFT_INLINE lift_pack lift_pack_splat(double x)
{
    return x - (lift_pack){ 0.0 };
}

LIFT_INLINE lift_pack lift_pack_at(const double *x)
{
    return *(const lift_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
LIFT_INLINE lift_pack lift_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? lift_pack_splat(prepared[k]) : lift_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The same of a number that ensembles compute again from others instead of reading it. */
LIFT_INLINE lift_pack lift_pack_number_or(const double *prepared, size_t k, size_t spacing, lift_pack again)
{
    return (spacing == 0U) ? lift_pack_splat(prepared[k]) : again;
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
LIFT_INLINE size_t lift_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % LIFT_LANES;

    return (((count % LIFT_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static LIFT_APART void lift_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static LIFT_APART void lift_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

LIFT_INLINE lift_mask lift_pack_at_flags(const bool *x)
{
    const lift_shorts wide = __builtin_convertvector(*(const lift_bytes *)x, lift_shorts);

    return -__builtin_convertvector(wide, lift_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static LIFT_APART void lift_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static LIFT_APART void lift_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

LIFT_INLINE lift_mask lift_pack_at_modes(const signed char *x)
{
    const lift_shorts wide = __builtin_convertvector(*(const lift_bytes *)x, lift_shorts);

    return __builtin_convertvector(wide, lift_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static LIFT_APART void lift_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static LIFT_APART void lift_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

LIFT_INLINE lift_pack lift_pack_select(lift_mask condition, lift_pack x, lift_pack y)
{
    return (lift_pack)(((lift_mask)x & condition) | ((lift_mask)y & ~condition));
}

LIFT_INLINE lift_pack lift_pack_abs(lift_pack x)
{
    return (lift_pack)((lift_mask)x & ~(lift_mask)lift_pack_splat(-0.0));
}

LIFT_INLINE lift_pack lift_pack_min(lift_pack x, lift_pack y)
{
    return lift_pack_select((lift_mask)(x < y), x, y);
}

LIFT_INLINE lift_pack lift_pack_max(lift_pack x, lift_pack y)
{
    return lift_pack_select((lift_mask)(x > y), x, y);
}

LIFT_INLINE lift_pack lift_pack_sign(lift_pack x)
{
    const lift_pack one = lift_pack_splat(1.0);

    return lift_pack_select((lift_mask)(x > 0.0), one, lift_pack_select((lift_mask)(x < 0.0), -one, x));
}

LIFT_INLINE lift_pack lift_pack_sqrt(lift_pack x)
{
    double one[LIFT_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < LIFT_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

LIFT_INLINE lift_mask lift_pack_select_whole(lift_mask condition, lift_mask x, lift_mask y)
{
    return (x & condition) | (y & ~condition);
}

LIFT_INLINE lift_mask lift_pack_whole(int64_t x)
{
    return x + (lift_mask){ 0 };
}

LIFT_INLINE bool lift_pack_all(lift_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < LIFT_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

LIFT_INLINE lift_mask lift_pack_mode_of(lift_pack x)
{
    return (lift_mask)(x < 0.0) - (lift_mask)(x > 0.0);
}

LIFT_INLINE lift_pack lift_pack_real_of(lift_mask mode)
{
    const lift_mask sign = mode & (lift_mask)lift_pack_splat(-0.0);

    return (lift_pack)(sign | ((lift_mask)lift_pack_splat(1.0) & (lift_mask)(mode != 0)));
}

typedef unsigned long long lift_bits __attribute__((vector_size(LIFT_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void lift_pack_sincos_pair(const lift_pack *angle, lift_pack *sine, lift_pack *cosine, lift_bits *beyond)
{
    const lift_pack x = *angle;
    union { lift_pack number; lift_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const lift_pack n = k.number - 6755399441186816.0;
    const lift_pack w = x - (n * 1.5707963267923333);
    const lift_pack r = w - (n * 2.5633441515839558e-12);
    const lift_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const lift_pack z = r * r;
    const lift_pack rz = r * z;

    const lift_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const lift_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const lift_bits odd = 0ULL - (k.bits & 1ULL);
    const lift_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const lift_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
LIFT_INLINE bool lift_pack_within(lift_bits beyond)
{
    return lift_pack_all((lift_mask)((beyond >> 18) == 0ULL));
}

static LIFT_APART void lift_pack_prepare_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict parameters, double *restrict ready)
{
    (void)spacing;
    (void)prepared;
    *(lift_unaligned *)&ready[17U * stride] = lift_pack_at(&parameters[0]);
    *(lift_unaligned *)&ready[11U * stride] = lift_pack_at(&parameters[stride]);
    const lift_pack v0 = 25.0 + lift_pack_at(&parameters[stride]);
    *(lift_unaligned *)&ready[36U * stride] = v0;
    const lift_pack v1 = v0 * lift_pack_at(&parameters[0]);
    *(lift_unaligned *)&ready[2U * stride] = v1;
    const lift_pack v2 = 312.5 + v0;
    *(lift_unaligned *)&ready[stride] = v2;
    const lift_pack v3 = 1.0 / v2;
    *(lift_unaligned *)&ready[4U * stride] = v3;
    const lift_pack v4 = lift_pack_at(&parameters[stride]) * lift_pack_at(&parameters[0]);
    *(lift_unaligned *)&ready[12U * stride] = v4;
    *(lift_unaligned *)&ready[18U * stride] = -lift_pack_at(&parameters[stride]);
    const lift_pack v5 = 0.15 * lift_pack_at(&parameters[stride]);
    *(lift_unaligned *)&ready[37U * stride] = v5;
    const lift_pack v6 = 0.15 * (0.5 * v5);
    const lift_pack v7 = v6 + (5.0 + v6);
    *(lift_unaligned *)&ready[0] = v7;
    const lift_pack v8 = 1.0 / v7;
    *(lift_unaligned *)&ready[5U * stride] = v8;
    *(lift_unaligned *)&ready[3U * stride] = v1 * v3;
    const lift_pack v9 = 0.5 * lift_pack_at(&parameters[stride]);
    *(lift_unaligned *)&ready[6U * stride] = 0.5 * v7;
    *(lift_unaligned *)&ready[7U * stride] = 168.75 + v9;
    *(lift_unaligned *)&ready[8U * stride] = lift_pack_at(&parameters[0]) * (((0.1 * lift_pack_at(&parameters[stride])) + (0.4 * lift_pack_at(&parameters[stride]))) + (0.3 * v0));
    *(lift_unaligned *)&ready[38U * stride] = -v5;
    const lift_pack v10 = 25.0 * lift_pack_at(&parameters[0]);
    *(lift_unaligned *)&ready[9U * stride] = v4 + v10;
    *(lift_unaligned *)&ready[39U * stride] = 0.075 * lift_pack_at(&parameters[stride]);
    *(lift_unaligned *)&ready[10U * stride] = lift_pack_at(&parameters[0]) * v5;
    const lift_pack v11 = 5.0 + (0.0225 * lift_pack_at(&parameters[stride]));
    *(lift_unaligned *)&ready[40U * stride] = v11;
    const lift_pack v12 = 0.06 * lift_pack_at(&parameters[stride]);
    *(lift_unaligned *)&ready[41U * stride] = v12;
    *(lift_unaligned *)&ready[42U * stride] = -v12;
    const lift_pack v13 = 1.0 / (337.5 + lift_pack_at(&parameters[stride]));
    *(lift_unaligned *)&ready[13U * stride] = v13;
    const lift_pack v14 = 1.0 / v11;
    *(lift_unaligned *)&ready[14U * stride] = v14;
    *(lift_unaligned *)&ready[15U * stride] = (v13 * (12.5 * lift_pack_at(&parameters[0]))) + (v13 * (lift_pack_at(&parameters[0]) * v9));
    *(lift_unaligned *)&ready[43U * stride] = 0.5 * v13;
    *(lift_unaligned *)&ready[44U * stride] = 0.5 * v14;
    *(lift_unaligned *)&ready[16U * stride] = (v10 * v13) + (v4 * v13);
    *(lift_unaligned *)&ready[19U * stride] = 1.0001 * v8;
    const lift_pack v15 = lift_pack_at(&parameters[stride]) * v3;
    *(lift_unaligned *)&ready[20U * stride] = v15;
    const lift_pack v16 = 0.0132 * lift_pack_sqrt(v15 * v15);
    *(lift_unaligned *)&ready[21U * stride] = v16;
    const lift_pack v17 = v3 * (312.5 - v2);
    *(lift_unaligned *)&ready[22U * stride] = v17;
    const lift_pack v18 = 2.3 * lift_pack_abs(v17);
    *(lift_unaligned *)&ready[23U * stride] = v18;
    const lift_pack v19 = lift_pack_max(v16, v18);
    *(lift_unaligned *)&ready[24U * stride] = v19;
    *(lift_unaligned *)&ready[25U * stride] = 65.0 * v3;
    *(lift_unaligned *)&ready[26U * stride] = 1.0001 * v3;
    *(lift_unaligned *)&ready[27U * stride] = 1.0 / lift_pack_select((lift_mask)(v19 < lift_pack_splat(1.0)), 1.0 - v19, lift_pack_splat(1.0));
    *(lift_unaligned *)&ready[45U * stride] = (-312.5) + v2;
    const lift_pack v20 = 55.0 + v1;
    const lift_pack v21 = -(0.3999999999999999 * v20);
    const lift_pack v22 = 3.3 * v20;
    const lift_pack v23 = v1 - 55.0;
    const lift_pack v24 = -(0.3999999999999999 * v23);
    const lift_pack v25 = 3.3 * v23;
    *(lift_unaligned *)&ready[28U * stride] = lift_pack_min(lift_pack_min(v21, v22), lift_pack_min(v24, v25)) - 37.5;
    *(lift_unaligned *)&ready[29U * stride] = 37.5 + lift_pack_max(lift_pack_max(v24, v25), lift_pack_max(v21, v22));
    *(lift_unaligned *)&ready[30U * stride] = v8 * (0.0132 * lift_pack_abs(v4));
    *(lift_unaligned *)&ready[31U * stride] = 0.5 * v3;
    *(lift_unaligned *)&ready[32U * stride] = 37.5 * v3;
    const lift_pack v26 = 1.0 - (312.5 * v3);
    const lift_pack v27 = 1.0 + (1.9 * v26);
    const lift_pack v28 = 1.0 - (1.25 * v26);
    *(lift_unaligned *)&ready[33U * stride] = 2.7 * v2;
    *(lift_unaligned *)&ready[34U * stride] = 1.0 / (2.7 * v7);
    const lift_pack v29 = 1.0 / lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v27), v27, lift_pack_splat(1.0));
    const lift_pack v30 = 1.0 / lift_pack_select((lift_mask)(lift_pack_splat(0.0) < v28), v28, lift_pack_splat(1.0));
    const lift_pack v31 = 120.0 * lift_pack_max(lift_pack_max(lift_pack_splat(1.0), 2.9 * v29), (-0.25) * v30);
    *(lift_unaligned *)&ready[35U * stride] = v31 + (625.0 * lift_pack_max(v30, lift_pack_max(lift_pack_splat(1.0), v29)));
}

void lift_prepare_ensemble(size_t count, const double *parameters, double *ready)
{
    if (count >= LIFT_LANES) {
        const size_t second = lift_pack_second(LIFT_LANES, count, 46U, ready);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_prepare_block(0U, parameters, count, &parameters[first], &ready[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double parameters_rest[2U * LIFT_LANES];
        double ready_rest[46U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, parameters, parameters_rest);
        lift_pack_prepare_block(0U, parameters, LIFT_LANES, parameters_rest, ready_rest);
        lift_pack_give(46U, count, first, LIFT_LANES, ready_rest, ready);
    }
}

LIFT_BODY void lift_pack_mass_matrix_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    (void)q;
    *(lift_unaligned *)&M[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&M[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&M[0] = lift_pack_number(prepared, 1U, spacing, 0U);
    *(lift_unaligned *)&M[3U * stride] = lift_pack_number(prepared, 0U, spacing, 0U);
}

static LIFT_APART void lift_pack_mass_matrix_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    lift_pack_mass_matrix_block_body(0U, prepared, stride, q, M);
}

static LIFT_APART void lift_pack_mass_matrix_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_mass_matrix_block_body(spacing, prepared, stride, q, M);
}

LIFT_INLINE void lift_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    if (spacing == 0U) {
        lift_pack_mass_matrix_block_same(prepared, stride, q, M);
    } else {
        lift_pack_mass_matrix_block_each(spacing, prepared, stride, q, M);
    }
}

void lift_mass_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, double *M)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_mass_matrix_block(0U, prepared->k, count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double M_rest[4U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_mass_matrix_block(0U, prepared->k, LIFT_LANES, q_rest, M_rest);
        lift_pack_give(4U, count, first, LIFT_LANES, M_rest, M);
    }
}

void lift_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_mass_matrix_block(count, &prepared[first], count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double M_rest[4U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[0U * count], &prepared_rest[0U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_mass_matrix_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, M_rest);
        lift_pack_give(4U, count, first, LIFT_LANES, M_rest, M);
    }
}

LIFT_BODY void lift_pack_bias_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    (void)q;
    (void)qd;
    *(lift_unaligned *)&h[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&h[0] = lift_pack_number(prepared, 2U, spacing, 0U);
}

static LIFT_APART void lift_pack_bias_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    lift_pack_bias_block_body(0U, prepared, stride, q, qd, h);
}

static LIFT_APART void lift_pack_bias_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_bias_block_body(spacing, prepared, stride, q, qd, h);
}

LIFT_INLINE void lift_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    if (spacing == 0U) {
        lift_pack_bias_block_same(prepared, stride, q, qd, h);
    } else {
        lift_pack_bias_block_each(spacing, prepared, stride, q, qd, h);
    }
}

void lift_bias_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_bias_block(0U, prepared->k, count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double h_rest[2U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_bias_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, h_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, h_rest, h);
    }
}

void lift_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_bias_block(count, &prepared[first], count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double h_rest[2U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(1U, count, first, LIFT_LANES, &prepared[2U * count], &prepared_rest[2U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_bias_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, h_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, h_rest, h);
    }
}

LIFT_BODY void lift_pack_gravity_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    (void)q;
    *(lift_unaligned *)&g[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&g[0] = lift_pack_number(prepared, 2U, spacing, 0U);
}

static LIFT_APART void lift_pack_gravity_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    lift_pack_gravity_block_body(0U, prepared, stride, q, g);
}

static LIFT_APART void lift_pack_gravity_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_gravity_block_body(spacing, prepared, stride, q, g);
}

LIFT_INLINE void lift_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    if (spacing == 0U) {
        lift_pack_gravity_block_same(prepared, stride, q, g);
    } else {
        lift_pack_gravity_block_each(spacing, prepared, stride, q, g);
    }
}

void lift_gravity_batch(const lift_prepared *prepared, size_t count, const double *q, double *g)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_gravity_block(0U, prepared->k, count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double g_rest[2U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_gravity_block(0U, prepared->k, LIFT_LANES, q_rest, g_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, g_rest, g);
    }
}

void lift_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_gravity_block(count, &prepared[first], count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double g_rest[2U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(1U, count, first, LIFT_LANES, &prepared[2U * count], &prepared_rest[2U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_gravity_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, g_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, g_rest, g);
    }
}

static LIFT_APART void lift_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    *(lift_unaligned *)&C[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&C[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&C[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&C[3U * stride] = lift_pack_splat(0.0);
}

void lift_coriolis_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double C_rest[4U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_coriolis_matrix_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, C_rest);
        lift_pack_give(4U, count, first, LIFT_LANES, C_rest, C);
    }
}

void lift_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_coriolis_matrix_block(count, &prepared[first], count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double C_rest[4U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES] = { 0.0 };

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_coriolis_matrix_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, C_rest);
        lift_pack_give(4U, count, first, LIFT_LANES, C_rest, C);
    }
}

LIFT_BODY void lift_pack_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)q;
    (void)qd;
    *(lift_unaligned *)&tau[0] = lift_pack_number(prepared, 2U, spacing, 0U) + (lift_pack_number(prepared, 1U, spacing, 0U) * lift_pack_at(&qdd[0]));
    *(lift_unaligned *)&tau[stride] = lift_pack_number(prepared, 0U, spacing, 0U) * lift_pack_at(&qdd[stride]);
}

static LIFT_APART void lift_pack_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    lift_pack_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau);
}

static LIFT_APART void lift_pack_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau);
}

LIFT_INLINE void lift_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        lift_pack_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau);
    } else {
        lift_pack_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau);
    }
}

void lift_inverse_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_inverse_dynamics_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, tau_rest, tau);
    }
}

void lift_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(3U, count, first, LIFT_LANES, &prepared[0U * count], &prepared_rest[0U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_inverse_dynamics_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, tau_rest, tau);
    }
}

LIFT_BODY void lift_pack_forward_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    (void)q;
    (void)qd;
    *(lift_unaligned *)&qdd[0] = (lift_pack_at(&tau[0]) * lift_pack_number(prepared, 4U, spacing, 0U)) - lift_pack_number(prepared, 3U, spacing, 0U);
    *(lift_unaligned *)&qdd[stride] = lift_pack_at(&tau[stride]) * lift_pack_number(prepared, 5U, spacing, 0U);
}

static LIFT_APART void lift_pack_forward_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    lift_pack_forward_dynamics_block_body(0U, prepared, stride, q, qd, tau, qdd);
}

static LIFT_APART void lift_pack_forward_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_forward_dynamics_block_body(spacing, prepared, stride, q, qd, tau, qdd);
}

LIFT_INLINE void lift_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        lift_pack_forward_dynamics_block_same(prepared, stride, q, qd, tau, qdd);
    } else {
        lift_pack_forward_dynamics_block_each(spacing, prepared, stride, q, qd, tau, qdd);
    }
}

void lift_forward_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_forward_dynamics_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, qdd_rest, qdd);
    }
}

void lift_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_forward_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(3U, count, first, LIFT_LANES, &prepared[3U * count], &prepared_rest[3U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_forward_dynamics_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, qdd_rest, qdd);
    }
}

LIFT_BODY void lift_pack_kinetic_energy_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    (void)q;
    *(lift_unaligned *)&T[0] = (lift_pack_number(prepared, 7U, spacing, 0U) * (lift_pack_at(&qd[0]) * lift_pack_at(&qd[0]))) + (lift_pack_number(prepared, 6U, spacing, 0U) * (lift_pack_at(&qd[stride]) * lift_pack_at(&qd[stride])));
}

static LIFT_APART void lift_pack_kinetic_energy_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    lift_pack_kinetic_energy_block_body(0U, prepared, stride, q, qd, T);
}

static LIFT_APART void lift_pack_kinetic_energy_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_kinetic_energy_block_body(spacing, prepared, stride, q, qd, T);
}

LIFT_INLINE void lift_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        lift_pack_kinetic_energy_block_same(prepared, stride, q, qd, T);
    } else {
        lift_pack_kinetic_energy_block_each(spacing, prepared, stride, q, qd, T);
    }
}

void lift_kinetic_energy_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double T_rest[1U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_kinetic_energy_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, T_rest);
        lift_pack_give(1U, count, first, LIFT_LANES, T_rest, T);
    }
}

void lift_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_kinetic_energy_block(count, &prepared[first], count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double T_rest[1U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[6U * count], &prepared_rest[6U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_kinetic_energy_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, T_rest);
        lift_pack_give(1U, count, first, LIFT_LANES, T_rest, T);
    }
}

LIFT_BODY void lift_pack_potential_energy_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    (void)stride;
    *(lift_unaligned *)&V[0] = lift_pack_number(prepared, 8U, spacing, 0U) + (lift_pack_number(prepared, 2U, spacing, 0U) * lift_pack_at(&q[0]));
}

static LIFT_APART void lift_pack_potential_energy_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    lift_pack_potential_energy_block_body(0U, prepared, stride, q, V);
}

static LIFT_APART void lift_pack_potential_energy_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_potential_energy_block_body(spacing, prepared, stride, q, V);
}

LIFT_INLINE void lift_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    if (spacing == 0U) {
        lift_pack_potential_energy_block_same(prepared, stride, q, V);
    } else {
        lift_pack_potential_energy_block_each(spacing, prepared, stride, q, V);
    }
}

void lift_potential_energy_batch(const lift_prepared *prepared, size_t count, const double *q, double *V)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double V_rest[1U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_potential_energy_block(0U, prepared->k, LIFT_LANES, q_rest, V_rest);
        lift_pack_give(1U, count, first, LIFT_LANES, V_rest, V);
    }
}

void lift_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_potential_energy_block(count, &prepared[first], count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double V_rest[1U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(1U, count, first, LIFT_LANES, &prepared[2U * count], &prepared_rest[2U * LIFT_LANES]);
        lift_pack_take(1U, count, first, LIFT_LANES, &prepared[8U * count], &prepared_rest[8U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_potential_energy_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, V_rest);
        lift_pack_give(1U, count, first, LIFT_LANES, V_rest, V);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static LIFT_APART void lift_pack_position_load_again(lift_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *x)
{
    for (size_t lane = ahead; lane < (ahead + LIFT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const lift_prepared *own = (const lift_prepared *)prepared;
            double q_lane[2];
            double x_lane[3];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            lift_position_load(own, q_lane, x_lane);
            for (size_t k = 0U; k < 3U; k++) {
                x[(k * stride) + lane] = x_lane[k];
            }
        }
    }
}

static LIFT_APART void lift_pack_position_load_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    lift_bits v_beyond = { 0U };
    const lift_pack v0_angle[1] = {lift_pack_at(&q[stride])};
    lift_pack v0_sine[1];
    lift_pack v0_cosine[1];
    lift_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(lift_unaligned *)&x[0] = 0.15 * v0_cosine[0];
    *(lift_unaligned *)&x[stride] = 0.15 * v0_sine[0];
    *(lift_unaligned *)&x[2U * stride] = 0.8 + lift_pack_at(&q[0]);
    if (!lift_pack_within(v_beyond)) {
        lift_pack_position_load_again(v_beyond, 0U, spacing, prepared, stride, q, x);
    }
}

void lift_position_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *x)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_position_load_block(0U, prepared->k, count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double x_rest[3U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_position_load_block(0U, prepared->k, LIFT_LANES, q_rest, x_rest);
        lift_pack_give(3U, count, first, LIFT_LANES, x_rest, x);
    }
}

void lift_position_load_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_position_load_block(count, &prepared[first], count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double x_rest[3U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES] = { 0.0 };

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_position_load_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, x_rest);
        lift_pack_give(3U, count, first, LIFT_LANES, x_rest, x);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static LIFT_APART void lift_pack_rotation_load_again(lift_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *R)
{
    for (size_t lane = ahead; lane < (ahead + LIFT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const lift_prepared *own = (const lift_prepared *)prepared;
            double q_lane[2];
            double R_lane[9];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            lift_rotation_load(own, q_lane, R_lane);
            for (size_t k = 0U; k < 9U; k++) {
                R[(k * stride) + lane] = R_lane[k];
            }
        }
    }
}

static LIFT_APART void lift_pack_rotation_load_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict R)
{
    lift_bits v_beyond = { 0U };
    const lift_pack v0_angle[1] = {lift_pack_at(&q[stride])};
    lift_pack v0_sine[1];
    lift_pack v0_cosine[1];
    lift_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(lift_unaligned *)&R[0] = v0_cosine[0];
    *(lift_unaligned *)&R[4U * stride] = v0_cosine[0];
    *(lift_unaligned *)&R[3U * stride] = v0_sine[0];
    *(lift_unaligned *)&R[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&R[5U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&R[6U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&R[7U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&R[8U * stride] = lift_pack_splat(1.0);
    *(lift_unaligned *)&R[stride] = -v0_sine[0];
    if (!lift_pack_within(v_beyond)) {
        lift_pack_rotation_load_again(v_beyond, 0U, spacing, prepared, stride, q, R);
    }
}

void lift_rotation_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *R)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_rotation_load_block(0U, prepared->k, count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double R_rest[9U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_rotation_load_block(0U, prepared->k, LIFT_LANES, q_rest, R_rest);
        lift_pack_give(9U, count, first, LIFT_LANES, R_rest, R);
    }
}

void lift_rotation_load_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_rotation_load_block(count, &prepared[first], count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double R_rest[9U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES] = { 0.0 };

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_rotation_load_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, R_rest);
        lift_pack_give(9U, count, first, LIFT_LANES, R_rest, R);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static LIFT_APART void lift_pack_jacobian_load_again(lift_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *J)
{
    for (size_t lane = ahead; lane < (ahead + LIFT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const lift_prepared *own = (const lift_prepared *)prepared;
            double q_lane[2];
            double J_lane[12];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            lift_jacobian_load(own, q_lane, J_lane);
            for (size_t k = 0U; k < 12U; k++) {
                J[(k * stride) + lane] = J_lane[k];
            }
        }
    }
}

static LIFT_APART void lift_pack_jacobian_load_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    lift_bits v_beyond = { 0U };
    const lift_pack v0_angle[1] = {lift_pack_at(&q[stride])};
    lift_pack v0_sine[1];
    lift_pack v0_cosine[1];
    lift_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(lift_unaligned *)&J[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&J[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&J[5U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&J[6U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&J[7U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&J[8U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&J[9U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&J[10U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&J[4U * stride] = lift_pack_splat(1.0);
    *(lift_unaligned *)&J[11U * stride] = lift_pack_splat(1.0);
    *(lift_unaligned *)&J[3U * stride] = 0.15 * v0_cosine[0];
    *(lift_unaligned *)&J[stride] = (-0.15) * v0_sine[0];
    if (!lift_pack_within(v_beyond)) {
        lift_pack_jacobian_load_again(v_beyond, 0U, spacing, prepared, stride, q, J);
    }
}

void lift_jacobian_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *J)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_jacobian_load_block(0U, prepared->k, count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double J_rest[12U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_jacobian_load_block(0U, prepared->k, LIFT_LANES, q_rest, J_rest);
        lift_pack_give(12U, count, first, LIFT_LANES, J_rest, J);
    }
}

void lift_jacobian_load_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_jacobian_load_block(count, &prepared[first], count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double J_rest[12U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES] = { 0.0 };

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_jacobian_load_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, J_rest);
        lift_pack_give(12U, count, first, LIFT_LANES, J_rest, J);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static LIFT_APART void lift_pack_influence_load_again(lift_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *G, double *H)
{
    for (size_t lane = ahead; lane < (ahead + LIFT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const lift_prepared *own = (const lift_prepared *)prepared;
            double q_lane[2];
            double G_lane[6];
            double H_lane[12];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            lift_influence_load(own, q_lane, G_lane, H_lane);
            for (size_t k = 0U; k < 6U; k++) {
                G[(k * stride) + lane] = G_lane[k];
            }
            for (size_t k = 0U; k < 12U; k++) {
                H[(k * stride) + lane] = H_lane[k];
            }
        }
    }
}

static LIFT_APART void lift_pack_influence_load_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    lift_bits v_beyond = { 0U };
    const lift_pack v0_angle[1] = {lift_pack_at(&q[stride])};
    lift_pack v0_sine[1];
    lift_pack v0_cosine[1];
    lift_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(lift_unaligned *)&G[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&G[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&G[5U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[4U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[5U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[6U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[8U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[9U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[10U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[11U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&G[4U * stride] = lift_pack_splat(1.0);
    const lift_pack v2 = 0.15 * v0_cosine[0];
    *(lift_unaligned *)&G[3U * stride] = v2;
    const lift_pack v3 = -(0.15 * v0_sine[0]);
    *(lift_unaligned *)&G[stride] = v3;
    *(lift_unaligned *)&H[7U * stride] = v3;
    *(lift_unaligned *)&H[3U * stride] = -v2;
    if (!lift_pack_within(v_beyond)) {
        lift_pack_influence_load_again(v_beyond, 0U, spacing, prepared, stride, q, G, H);
    }
}

void lift_influence_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_influence_load_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double G_rest[6U * LIFT_LANES];
        double H_rest[12U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_influence_load_block(0U, prepared->k, LIFT_LANES, q_rest, G_rest, H_rest);
        lift_pack_give(6U, count, first, LIFT_LANES, G_rest, G);
        lift_pack_give(12U, count, first, LIFT_LANES, H_rest, H);
    }
}

void lift_influence_load_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_influence_load_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double G_rest[6U * LIFT_LANES];
        double H_rest[12U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES] = { 0.0 };

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_influence_load_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, G_rest, H_rest);
        lift_pack_give(6U, count, first, LIFT_LANES, G_rest, G);
        lift_pack_give(12U, count, first, LIFT_LANES, H_rest, H);
    }
}

static LIFT_APART void lift_pack_influence_rotational_load_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(lift_unaligned *)&G[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&G[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&G[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&G[3U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&G[4U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[3U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[4U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[5U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[6U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[7U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[8U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[9U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[10U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&H[11U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&G[5U * stride] = lift_pack_splat(1.0);
}

void lift_influence_rotational_load_batch(const lift_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_influence_rotational_load_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double G_rest[6U * LIFT_LANES];
        double H_rest[12U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_influence_rotational_load_block(0U, prepared->k, LIFT_LANES, q_rest, G_rest, H_rest);
        lift_pack_give(6U, count, first, LIFT_LANES, G_rest, G);
        lift_pack_give(12U, count, first, LIFT_LANES, H_rest, H);
    }
}

void lift_influence_rotational_load_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_influence_rotational_load_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double G_rest[6U * LIFT_LANES];
        double H_rest[12U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES] = { 0.0 };

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_influence_rotational_load_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, G_rest, H_rest);
        lift_pack_give(6U, count, first, LIFT_LANES, G_rest, G);
        lift_pack_give(12U, count, first, LIFT_LANES, H_rest, H);
    }
}

static LIFT_APART void lift_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(lift_unaligned *)&P[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&P[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&P[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&P[3U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&P[4U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&P[5U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&P[6U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&P[7U * stride] = lift_pack_splat(0.0);
}

void lift_inertia_power_batch(const lift_prepared *prepared, size_t count, const double *q, double *P)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double P_rest[8U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_inertia_power_block(0U, prepared->k, LIFT_LANES, q_rest, P_rest);
        lift_pack_give(8U, count, first, LIFT_LANES, P_rest, P);
    }
}

void lift_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_inertia_power_block(count, &prepared[first], count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double P_rest[8U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES] = { 0.0 };

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_inertia_power_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, P_rest);
        lift_pack_give(8U, count, first, LIFT_LANES, P_rest, P);
    }
}

#else

typedef int lift_has_no_vector_code;

#endif
