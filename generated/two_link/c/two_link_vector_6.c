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

/* States with an angle out of the sines' range, by the function for one state. */
static TWO_LINK_APART void two_link_pack_friction_inverse_dynamics_again(two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = ahead; lane < (ahead + TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const two_link_prepared *own = (const two_link_prepared *)prepared;
            two_link_prepared prepared_lane;
            double q_lane[2];
            double qd_lane[2];
            double qdd_lane[2];
            double tau_lane[2];
            double low_lane[2];
            double high_lane[2];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 5U; k++) {
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
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            two_link_friction_inverse_dynamics(own, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
            for (size_t k = 0U; k < 2U; k++) {
                tau[(k * stride) + lane] = tau_lane[k];
            }
            for (size_t k = 0U; k < 2U; k++) {
                low[(k * stride) + lane] = low_lane[k];
            }
            for (size_t k = 0U; k < 2U; k++) {
                high[(k * stride) + lane] = high_lane[k];
            }
        }
    }
}

TWO_LINK_BODY void two_link_pack_friction_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    two_link_bits v_beyond = { 0U };
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[0]), two_link_pack_at(&q[stride])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const two_link_mask v4 = (two_link_mask)(two_link_pack_splat(0.0) == two_link_pack_at(&qd[0]));
    const two_link_pack v5 = two_link_pack_number(prepared, 2U, spacing, 0U) * v0_sine[1];
    const two_link_pack v6 = (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]))) + (v5 * (two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0])));
    const two_link_pack v7 = two_link_pack_at(&qd[0]) + two_link_pack_at(&qd[stride]);
    const two_link_pack v8 = two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number(prepared, 2U, spacing, 0U) * v0_cosine[1]);
    const two_link_pack v9 = (v6 + (two_link_pack_number(prepared, 3U, spacing, 0U) * v0_cosine[0])) + ((v8 * two_link_pack_at(&qdd[stride])) - (v5 * (v7 * v7)));
    const two_link_pack v10 = v9 + ((0.05 * two_link_pack_at(&qd[0])) + (0.6 * two_link_pack_select(v4, two_link_pack_sign(two_link_pack_at(&qdd[0])), two_link_pack_sign(two_link_pack_at(&qd[0])))));
    const two_link_pack v_prepared21 = 2.0 * two_link_pack_number(prepared, 2U, spacing, 0U);
    const two_link_pack v11 = v10 + ((two_link_pack_number(prepared, 0U, spacing, 0U) + (two_link_pack_number_or(prepared, 21U, spacing, v_prepared21) * v0_cosine[1])) * two_link_pack_at(&qdd[0]));
    *(two_link_unaligned *)&tau[0] = v11;
    const two_link_mask v12 = (two_link_mask)(two_link_pack_splat(0.0) == two_link_pack_at(&qd[stride]));
    const two_link_pack v13 = ((0.03 * two_link_pack_at(&qd[stride])) + (two_link_pack_number(prepared, 1U, spacing, 0U) * two_link_pack_at(&qdd[stride]))) + (0.3 * two_link_pack_select(v12, two_link_pack_sign(two_link_pack_at(&qdd[stride])), two_link_pack_sign(two_link_pack_at(&qd[stride]))));
    const two_link_pack v14 = v6 + (v8 * two_link_pack_at(&qdd[0]));
    const two_link_pack v15 = v14 + v13;
    *(two_link_unaligned *)&tau[stride] = v15;
    *(two_link_unaligned *)&low[0] = two_link_pack_select(v4, v9 - 0.9, v11);
    *(two_link_unaligned *)&low[stride] = two_link_pack_select(v12, v14 - 0.5, v15);
    *(two_link_unaligned *)&high[0] = two_link_pack_select(v4, 0.9 + v9, v11);
    *(two_link_unaligned *)&high[stride] = two_link_pack_select(v12, 0.5 + v14, v15);
    if (!two_link_pack_within(v_beyond)) {
        two_link_pack_friction_inverse_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, tau, low, high);
    }
}

static TWO_LINK_APART void two_link_pack_friction_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    two_link_pack_friction_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau, low, high);
}

static TWO_LINK_APART void two_link_pack_friction_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_friction_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau, low, high);
}

TWO_LINK_INLINE void two_link_pack_friction_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    if (spacing == 0U) {
        two_link_pack_friction_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau, low, high);
    } else {
        two_link_pack_friction_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau, low, high);
    }
}

void two_link_friction_inverse_dynamics_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_friction_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double low_rest[2U * TWO_LINK_LANES];
        double high_rest[2U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qdd, qdd_rest);
        two_link_pack_friction_inverse_dynamics_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, tau_rest, tau);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, low_rest, low);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, high_rest, high);
    }
}

void two_link_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_friction_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double low_rest[2U * TWO_LINK_LANES];
        double high_rest[2U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(5U, count, first, TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[21U * count], &prepared_rest[21U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qdd, qdd_rest);
        two_link_pack_friction_inverse_dynamics_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, tau_rest, tau);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, low_rest, low);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, high_rest, high);
    }
}

static TWO_LINK_APART void two_link_pack_drive_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    *(two_link_unaligned *)&tau[0] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&tau[stride] = two_link_pack_splat(0.0);
}

void two_link_drive_forces_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_drive_forces_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
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
        two_link_pack_drive_forces_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, tau_rest, tau);
    }
}

void two_link_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_drive_forces_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double qdd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES] = { 0.0 };

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qdd, qdd_rest);
        two_link_pack_drive_forces_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, tau_rest, tau);
    }
}

#else

typedef int two_link_has_no_vector_code;

#endif
