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

LIFT_BODY void lift_pack_friction_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    (void)q;
    const lift_mask v0 = (lift_mask)(lift_pack_splat(0.0) == lift_pack_at(&qd[0]));
    const lift_pack v1 = lift_pack_select(v0, lift_pack_sign(lift_pack_at(&qdd[0])), lift_pack_sign(lift_pack_at(&qd[0])));
    const lift_pack v_prepared1 = 312.5 + (25.0 + lift_pack_number(prepared, 11U, spacing, 0U));
    const lift_pack v_prepared45 = (-312.5) + v_prepared1;
    const lift_pack v2 = 40.0 + (v1 * (lift_pack_number(prepared, 2U, spacing, 0U) + ((120.0 * lift_pack_at(&qd[0])) + (lift_pack_at(&qdd[0]) * lift_pack_number_or(prepared, 45U, spacing, v_prepared45)))));
    const lift_pack v3 = v1 * (65.0 + ((0.32499999999999996 * v2) + (1.575 * lift_pack_abs(v2))));
    const lift_pack v4 = (lift_pack_number(prepared, 2U, spacing, 0U) + ((745.0 * lift_pack_at(&qd[0])) + (lift_pack_number_or(prepared, 1U, spacing, v_prepared1) * lift_pack_at(&qdd[0])))) + v3;
    *(lift_unaligned *)&tau[0] = v4;
    const lift_mask v5 = (lift_mask)(lift_pack_splat(0.0) == lift_pack_at(&qd[stride]));
    const lift_pack v6 = lift_pack_abs(lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * lift_pack_at(&qdd[0])));
    const lift_pack v7 = (lift_pack_number(prepared, 0U, spacing, 0U) * lift_pack_at(&qdd[stride])) + (lift_pack_select(v5, lift_pack_sign(lift_pack_at(&qdd[stride])), lift_pack_sign(lift_pack_at(&qd[stride]))) * (0.0096 * v6));
    *(lift_unaligned *)&tau[stride] = v7;
    *(lift_unaligned *)&low[0] = lift_pack_select(v0, lift_pack_number(prepared, 28U, spacing, 0U), v4);
    const lift_pack v8 = 0.0132 * v6;
    *(lift_unaligned *)&low[stride] = lift_pack_select(v5, -v8, v7);
    *(lift_unaligned *)&high[0] = lift_pack_select(v0, lift_pack_number(prepared, 29U, spacing, 0U), v4);
    *(lift_unaligned *)&high[stride] = lift_pack_select(v5, v8, v7);
}

static LIFT_APART void lift_pack_friction_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    lift_pack_friction_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau, low, high);
}

static LIFT_APART void lift_pack_friction_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_friction_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau, low, high);
}

LIFT_INLINE void lift_pack_friction_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    if (spacing == 0U) {
        lift_pack_friction_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau, low, high);
    } else {
        lift_pack_friction_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau, low, high);
    }
}

void lift_friction_inverse_dynamics_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_friction_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double low_rest[2U * LIFT_LANES];
        double high_rest[2U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_friction_inverse_dynamics_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, tau_rest, tau);
        lift_pack_give(2U, count, first, LIFT_LANES, low_rest, low);
        lift_pack_give(2U, count, first, LIFT_LANES, high_rest, high);
    }
}

void lift_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_friction_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double low_rest[2U * LIFT_LANES];
        double high_rest[2U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(3U, count, first, LIFT_LANES, &prepared[0U * count], &prepared_rest[0U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[11U * count], &prepared_rest[11U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[28U * count], &prepared_rest[28U * LIFT_LANES]);
        lift_pack_take(1U, count, first, LIFT_LANES, &prepared[45U * count], &prepared_rest[45U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_friction_inverse_dynamics_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, tau_rest, tau);
        lift_pack_give(2U, count, first, LIFT_LANES, low_rest, low);
        lift_pack_give(2U, count, first, LIFT_LANES, high_rest, high);
    }
}

static LIFT_APART void lift_pack_drive_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    *(lift_unaligned *)&tau[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&tau[stride] = lift_pack_splat(0.0);
}

void lift_drive_forces_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_drive_forces_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
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
        lift_pack_drive_forces_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, tau_rest, tau);
    }
}

void lift_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_drive_forces_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES] = { 0.0 };

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_drive_forces_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, tau_rest, tau);
    }
}

#else

typedef int lift_has_no_vector_code;

#endif
