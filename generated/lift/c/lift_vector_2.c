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

/* States with an angle out of the sines' range, by the function for one state. */
static LIFT_APART void lift_pack_reactions_again(lift_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = ahead; lane < (ahead + LIFT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const lift_prepared *own = (const lift_prepared *)prepared;
            lift_prepared prepared_lane;
            double q_lane[2];
            double qd_lane[2];
            double qdd_lane[2];
            double F_lane[12];

            if (spacing > 0U) {
                for (size_t k = 9U; k < 13U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 36U; k < 43U; k++) {
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
            lift_reactions(own, q_lane, qd_lane, qdd_lane, F_lane);
            for (size_t k = 0U; k < 12U; k++) {
                F[(k * stride) + lane] = F_lane[k];
            }
        }
    }
}

LIFT_BODY void lift_pack_reactions_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    lift_bits v_beyond = { 0U };
    const lift_pack v0_angle[1] = {lift_pack_at(&q[stride])};
    lift_pack v0_sine[1];
    lift_pack v0_cosine[1];
    lift_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    const lift_pack v2 = lift_pack_at(&qd[stride]) * lift_pack_at(&qd[stride]);
    const lift_pack v3 = (lift_pack_at(&qdd[stride]) * v0_sine[0]) + (v2 * v0_cosine[0]);
    const lift_pack v_prepared37 = 0.15 * lift_pack_number(prepared, 11U, spacing, 0U);
    const lift_pack v_prepared38 = -v_prepared37;
    *(lift_unaligned *)&F[0] = lift_pack_number_or(prepared, 38U, spacing, v_prepared38) * v3;
    const lift_pack v4 = (lift_pack_at(&qdd[stride]) * v0_cosine[0]) - (v2 * v0_sine[0]);
    *(lift_unaligned *)&F[stride] = lift_pack_number_or(prepared, 37U, spacing, v_prepared37) * v4;
    const lift_pack v_prepared36 = 25.0 + lift_pack_number(prepared, 11U, spacing, 0U);
    *(lift_unaligned *)&F[2U * stride] = lift_pack_number(prepared, 9U, spacing, 0U) + (lift_pack_number_or(prepared, 36U, spacing, v_prepared36) * lift_pack_at(&qdd[0]));
    const lift_pack v5 = lift_pack_number(prepared, 10U, spacing, 0U) + (lift_pack_number_or(prepared, 37U, spacing, v_prepared37) * lift_pack_at(&qdd[0]));
    const lift_pack v_prepared39 = 0.075 * lift_pack_number(prepared, 11U, spacing, 0U);
    *(lift_unaligned *)&F[3U * stride] = (v5 * v0_sine[0]) - (lift_pack_number_or(prepared, 39U, spacing, v_prepared39) * v4);
    const lift_pack v_prepared40 = 5.0 + (0.0225 * lift_pack_number(prepared, 11U, spacing, 0U));
    const lift_pack v6 = lift_pack_at(&qdd[stride]) * lift_pack_number_or(prepared, 40U, spacing, v_prepared40);
    *(lift_unaligned *)&F[5U * stride] = v6;
    *(lift_unaligned *)&F[11U * stride] = v6;
    *(lift_unaligned *)&F[6U * stride] = lift_pack_number_or(prepared, 38U, spacing, v_prepared38) * v2;
    *(lift_unaligned *)&F[7U * stride] = lift_pack_number_or(prepared, 37U, spacing, v_prepared37) * lift_pack_at(&qdd[stride]);
    *(lift_unaligned *)&F[8U * stride] = lift_pack_number(prepared, 12U, spacing, 0U) + (lift_pack_number(prepared, 11U, spacing, 0U) * lift_pack_at(&qdd[0]));
    const lift_pack v_prepared41 = 0.06 * lift_pack_number(prepared, 11U, spacing, 0U);
    const lift_pack v_prepared42 = -v_prepared41;
    *(lift_unaligned *)&F[9U * stride] = lift_pack_at(&qdd[stride]) * lift_pack_number_or(prepared, 42U, spacing, v_prepared42);
    *(lift_unaligned *)&F[4U * stride] = -((v5 * v0_cosine[0]) + (lift_pack_number_or(prepared, 39U, spacing, v_prepared39) * v3));
    *(lift_unaligned *)&F[10U * stride] = -(v5 + (lift_pack_number_or(prepared, 41U, spacing, v_prepared41) * v2));
    if (!lift_pack_within(v_beyond)) {
        lift_pack_reactions_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, F);
    }
}

static LIFT_APART void lift_pack_reactions_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    lift_pack_reactions_block_body(0U, prepared, stride, q, qd, qdd, F);
}

static LIFT_APART void lift_pack_reactions_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_reactions_block_body(spacing, prepared, stride, q, qd, qdd, F);
}

LIFT_INLINE void lift_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    if (spacing == 0U) {
        lift_pack_reactions_block_same(prepared, stride, q, qd, qdd, F);
    } else {
        lift_pack_reactions_block_each(spacing, prepared, stride, q, qd, qdd, F);
    }
}

void lift_reactions_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double F_rest[12U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_reactions_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        lift_pack_give(12U, count, first, LIFT_LANES, F_rest, F);
    }
}

void lift_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_reactions_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double F_rest[12U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(4U, count, first, LIFT_LANES, &prepared[9U * count], &prepared_rest[9U * LIFT_LANES]);
        lift_pack_take(7U, count, first, LIFT_LANES, &prepared[36U * count], &prepared_rest[36U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_reactions_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        lift_pack_give(12U, count, first, LIFT_LANES, F_rest, F);
    }
}

LIFT_BODY void lift_pack_inverse_dynamics_gradients_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    (void)q;
    (void)qd;
    (void)qdd;
    *(lift_unaligned *)&by_q[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&by_q[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&by_q[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&by_q[3U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&by_qd[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&by_qd[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&by_qd[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&by_qd[3U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&by_qdd[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&by_qdd[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&by_qdd[0] = lift_pack_number(prepared, 1U, spacing, 0U);
    *(lift_unaligned *)&by_qdd[3U * stride] = lift_pack_number(prepared, 0U, spacing, 0U);
}

static LIFT_APART void lift_pack_inverse_dynamics_gradients_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    lift_pack_inverse_dynamics_gradients_block_body(0U, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

static LIFT_APART void lift_pack_inverse_dynamics_gradients_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_inverse_dynamics_gradients_block_body(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

LIFT_INLINE void lift_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        lift_pack_inverse_dynamics_gradients_block_same(prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    } else {
        lift_pack_inverse_dynamics_gradients_block_each(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

void lift_inverse_dynamics_gradients_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double by_q_rest[4U * LIFT_LANES];
        double by_qd_rest[4U * LIFT_LANES];
        double by_qdd_rest[4U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_inverse_dynamics_gradients_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        lift_pack_give(4U, count, first, LIFT_LANES, by_q_rest, by_q);
        lift_pack_give(4U, count, first, LIFT_LANES, by_qd_rest, by_qd);
        lift_pack_give(4U, count, first, LIFT_LANES, by_qdd_rest, by_qdd);
    }
}

void lift_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double by_q_rest[4U * LIFT_LANES];
        double by_qd_rest[4U * LIFT_LANES];
        double by_qdd_rest[4U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[0U * count], &prepared_rest[0U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_inverse_dynamics_gradients_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        lift_pack_give(4U, count, first, LIFT_LANES, by_q_rest, by_q);
        lift_pack_give(4U, count, first, LIFT_LANES, by_qd_rest, by_qd);
        lift_pack_give(4U, count, first, LIFT_LANES, by_qdd_rest, by_qdd);
    }
}

LIFT_BODY void lift_pack_linearize_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    (void)q;
    (void)qd;
    (void)tau;
    *(lift_unaligned *)&A[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[3U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[4U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[5U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[6U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[8U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[9U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[10U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[11U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[12U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[13U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[14U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[15U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&B[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&B[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&B[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&B[3U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&B[5U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&B[6U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[2U * stride] = lift_pack_splat(1.0);
    *(lift_unaligned *)&A[7U * stride] = lift_pack_splat(1.0);
    *(lift_unaligned *)&B[4U * stride] = lift_pack_number(prepared, 4U, spacing, 0U);
    *(lift_unaligned *)&B[7U * stride] = lift_pack_number(prepared, 5U, spacing, 0U);
}

static LIFT_APART void lift_pack_linearize_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    lift_pack_linearize_block_body(0U, prepared, stride, q, qd, tau, A, B);
}

static LIFT_APART void lift_pack_linearize_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_linearize_block_body(spacing, prepared, stride, q, qd, tau, A, B);
}

LIFT_INLINE void lift_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        lift_pack_linearize_block_same(prepared, stride, q, qd, tau, A, B);
    } else {
        lift_pack_linearize_block_each(spacing, prepared, stride, q, qd, tau, A, B);
    }
}

void lift_linearize_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= LIFT_LANES) {
        const size_t second = lift_pack_second(LIFT_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double A_rest[16U * LIFT_LANES];
        double B_rest[8U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_linearize_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        lift_pack_give(16U, count, first, LIFT_LANES, A_rest, A);
        lift_pack_give(8U, count, first, LIFT_LANES, B_rest, B);
    }
}

void lift_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= LIFT_LANES) {
        const size_t second = lift_pack_second(LIFT_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_linearize_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double A_rest[16U * LIFT_LANES];
        double B_rest[8U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[4U * count], &prepared_rest[4U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_linearize_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        lift_pack_give(16U, count, first, LIFT_LANES, A_rest, A);
        lift_pack_give(8U, count, first, LIFT_LANES, B_rest, B);
    }
}

LIFT_BODY void lift_pack_linearize_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    *(lift_unaligned *)&A[2U * stride] = lift_pack_at(&dt[0]);
    *(lift_unaligned *)&A[7U * stride] = lift_pack_at(&dt[0]);
    const lift_pack v0 = lift_pack_at(&dt[0]) * lift_pack_at(&dt[0]);
    const lift_pack v_prepared43 = 0.5 * lift_pack_number(prepared, 13U, spacing, 0U);
    const lift_pack v1 = lift_pack_number_or(prepared, 43U, spacing, v_prepared43) * v0;
    *(lift_unaligned *)&B[0] = v1;
    *(lift_unaligned *)&q_next[0] = ((lift_pack_at(&q[0]) + (lift_pack_at(&qd[0]) * lift_pack_at(&dt[0]))) - (lift_pack_number(prepared, 15U, spacing, 0U) * v0)) + (lift_pack_at(&tau[0]) * v1);
    const lift_pack v_prepared44 = 0.5 * lift_pack_number(prepared, 14U, spacing, 0U);
    const lift_pack v2 = lift_pack_number_or(prepared, 44U, spacing, v_prepared44) * v0;
    *(lift_unaligned *)&B[3U * stride] = v2;
    *(lift_unaligned *)&q_next[stride] = (lift_pack_at(&q[stride]) + (lift_pack_at(&qd[stride]) * lift_pack_at(&dt[0]))) + (lift_pack_at(&tau[stride]) * v2);
    const lift_pack v3 = lift_pack_at(&dt[0]) * lift_pack_number(prepared, 13U, spacing, 0U);
    *(lift_unaligned *)&B[4U * stride] = v3;
    *(lift_unaligned *)&qd_next[0] = (lift_pack_at(&qd[0]) - (lift_pack_at(&dt[0]) * lift_pack_number(prepared, 16U, spacing, 0U))) + (lift_pack_at(&tau[0]) * v3);
    const lift_pack v4 = lift_pack_at(&dt[0]) * lift_pack_number(prepared, 14U, spacing, 0U);
    *(lift_unaligned *)&B[7U * stride] = v4;
    *(lift_unaligned *)&qd_next[stride] = lift_pack_at(&qd[stride]) + (lift_pack_at(&tau[stride]) * v4);
    *(lift_unaligned *)&A[0] = lift_pack_splat(1.0);
    *(lift_unaligned *)&A[5U * stride] = lift_pack_splat(1.0);
    *(lift_unaligned *)&A[10U * stride] = lift_pack_splat(1.0);
    *(lift_unaligned *)&A[15U * stride] = lift_pack_splat(1.0);
    *(lift_unaligned *)&A[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[3U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[4U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[6U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[8U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[9U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[11U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[12U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[13U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&A[14U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&B[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&B[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&B[5U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&B[6U * stride] = lift_pack_splat(0.0);
}

static LIFT_APART void lift_pack_linearize_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    lift_pack_linearize_step_block_body(0U, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

static LIFT_APART void lift_pack_linearize_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_linearize_step_block_body(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

LIFT_INLINE void lift_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        lift_pack_linearize_step_block_same(prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    } else {
        lift_pack_linearize_step_block_each(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    }
}

void lift_linearize_step_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= LIFT_LANES) {
        const size_t second = lift_pack_second(LIFT_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_linearize_step_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double dt_rest[1U * LIFT_LANES];
        double q_next_rest[2U * LIFT_LANES];
        double qd_next_rest[2U * LIFT_LANES];
        double A_rest[16U * LIFT_LANES];
        double B_rest[8U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_take(1U, count, first, LIFT_LANES, dt, dt_rest);
        lift_pack_linearize_step_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, q_next_rest, q_next);
        lift_pack_give(2U, count, first, LIFT_LANES, qd_next_rest, qd_next);
        lift_pack_give(16U, count, first, LIFT_LANES, A_rest, A);
        lift_pack_give(8U, count, first, LIFT_LANES, B_rest, B);
    }
}

void lift_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= LIFT_LANES) {
        const size_t second = lift_pack_second(LIFT_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_linearize_step_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double tau_rest[2U * LIFT_LANES];
        double dt_rest[1U * LIFT_LANES];
        double q_next_rest[2U * LIFT_LANES];
        double qd_next_rest[2U * LIFT_LANES];
        double A_rest[16U * LIFT_LANES];
        double B_rest[8U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(4U, count, first, LIFT_LANES, &prepared[13U * count], &prepared_rest[13U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, &prepared[43U * count], &prepared_rest[43U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, tau, tau_rest);
        lift_pack_take(1U, count, first, LIFT_LANES, dt, dt_rest);
        lift_pack_linearize_step_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        lift_pack_give(2U, count, first, LIFT_LANES, q_next_rest, q_next);
        lift_pack_give(2U, count, first, LIFT_LANES, qd_next_rest, qd_next);
        lift_pack_give(16U, count, first, LIFT_LANES, A_rest, A);
        lift_pack_give(8U, count, first, LIFT_LANES, B_rest, B);
    }
}

LIFT_BODY void lift_pack_regressor_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    (void)q;
    (void)qd;
    *(lift_unaligned *)&Y[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[3U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[4U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[5U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[6U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[7U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[8U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[9U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[11U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[12U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[13U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[14U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[15U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[16U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[17U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[18U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[19U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[20U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[21U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[22U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[23U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[24U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[25U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[26U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[27U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[28U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[29U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[30U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[31U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[32U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[33U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[34U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[35U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[36U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[37U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[38U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&Y[39U * stride] = lift_pack_at(&qdd[stride]);
    const lift_pack v0 = lift_pack_number(prepared, 17U, spacing, 0U) + lift_pack_at(&qdd[0]);
    *(lift_unaligned *)&Y[0] = v0;
    *(lift_unaligned *)&Y[10U * stride] = v0;
}

static LIFT_APART void lift_pack_regressor_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    lift_pack_regressor_block_body(0U, prepared, stride, q, qd, qdd, Y);
}

static LIFT_APART void lift_pack_regressor_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    lift_pack_regressor_block_body(spacing, prepared, stride, q, qd, qdd, Y);
}

LIFT_INLINE void lift_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    if (spacing == 0U) {
        lift_pack_regressor_block_same(prepared, stride, q, qd, qdd, Y);
    } else {
        lift_pack_regressor_block_each(spacing, prepared, stride, q, qd, qdd, Y);
    }
}

void lift_regressor_batch(const lift_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= LIFT_LANES) {
        const size_t second = lift_pack_second(LIFT_LANES, count, 40U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double Y_rest[40U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_regressor_block(0U, prepared->k, LIFT_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        lift_pack_give(40U, count, first, LIFT_LANES, Y_rest, Y);
    }
}

void lift_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= LIFT_LANES) {
        const size_t second = lift_pack_second(LIFT_LANES, count, 40U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double qd_rest[2U * LIFT_LANES];
        double qdd_rest[2U * LIFT_LANES];
        double Y_rest[40U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES];

        lift_pack_take(1U, count, first, LIFT_LANES, &prepared[17U * count], &prepared_rest[17U * LIFT_LANES]);
        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qd, qd_rest);
        lift_pack_take(2U, count, first, LIFT_LANES, qdd, qdd_rest);
        lift_pack_regressor_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        lift_pack_give(40U, count, first, LIFT_LANES, Y_rest, Y);
    }
}

static LIFT_APART void lift_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(lift_unaligned *)&K[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&K[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&K[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&K[3U * stride] = lift_pack_splat(0.0);
}

void lift_stiffness_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, double *K)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double K_rest[4U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_stiffness_matrix_block(0U, prepared->k, LIFT_LANES, q_rest, K_rest);
        lift_pack_give(4U, count, first, LIFT_LANES, K_rest, K);
    }
}

void lift_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double K_rest[4U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES] = { 0.0 };

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_stiffness_matrix_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, K_rest);
        lift_pack_give(4U, count, first, LIFT_LANES, K_rest, K);
    }
}

static LIFT_APART void lift_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(lift_unaligned *)&D[0] = lift_pack_splat(0.0);
    *(lift_unaligned *)&D[stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&D[2U * stride] = lift_pack_splat(0.0);
    *(lift_unaligned *)&D[3U * stride] = lift_pack_splat(0.0);
}

void lift_damping_matrix_batch(const lift_prepared *prepared, size_t count, const double *q, double *D)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double D_rest[4U * LIFT_LANES];

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_damping_matrix_block(0U, prepared->k, LIFT_LANES, q_rest, D_rest);
        lift_pack_give(4U, count, first, LIFT_LANES, D_rest, D);
    }
}

void lift_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    if (count >= LIFT_LANES) {
        for (size_t next = 0U; next < count; next += LIFT_LANES) {
            const size_t first = (next < (count - LIFT_LANES)) ? next : (count - LIFT_LANES);

            lift_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * LIFT_LANES];
        double D_rest[4U * LIFT_LANES];
        double prepared_rest[46U * LIFT_LANES] = { 0.0 };

        lift_pack_take(2U, count, first, LIFT_LANES, q, q_rest);
        lift_pack_damping_matrix_block(LIFT_LANES, prepared_rest, LIFT_LANES, q_rest, D_rest);
        lift_pack_give(4U, count, first, LIFT_LANES, D_rest, D);
    }
}

#else

typedef int lift_has_no_vector_code;

#endif
