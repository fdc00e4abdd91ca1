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
static TWO_LINK_APART void two_link_pack_friction_limits_again(two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = ahead; lane < (ahead + TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const two_link_prepared *own = (const two_link_prepared *)prepared;
            two_link_prepared prepared_lane;
            double q_lane[2];
            double qd_lane[2];
            double tau_lane[2];
            signed char mode_lane[2];
            double f_lane[2];
            double qdd_lane[2];
            double low_lane[2];
            double high_lane[2];
            double load_lane[2];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 5U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 9U; k < 10U; k++) {
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
                tau_lane[k] = tau[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                mode_lane[k] = mode[(k * stride) + lane];
            }
            two_link_friction_limits(own, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
            for (size_t k = 0U; k < 2U; k++) {
                f[(k * stride) + lane] = f_lane[k];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qdd[(k * stride) + lane] = qdd_lane[k];
            }
            for (size_t k = 0U; k < 2U; k++) {
                low[(k * stride) + lane] = low_lane[k];
            }
            for (size_t k = 0U; k < 2U; k++) {
                high[(k * stride) + lane] = high_lane[k];
            }
            for (size_t k = 0U; k < 2U; k++) {
                load[(k * stride) + lane] = load_lane[k];
            }
        }
    }
}

TWO_LINK_BODY void two_link_pack_friction_limits_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    two_link_bits v_beyond = { 0U };
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[stride]), two_link_pack_at(&q[0])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const two_link_pack v4 = two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number(prepared, 2U, spacing, 0U) * v0_cosine[0]);
    const two_link_pack v5 = two_link_pack_at(&qd[0]) + two_link_pack_at(&qd[stride]);
    const two_link_pack v6 = two_link_pack_number(prepared, 2U, spacing, 0U) * v0_sine[0];
    *(two_link_unaligned *)&load[0] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&load[stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&high[stride] = two_link_pack_splat(0.5);
    const two_link_pack v7 = (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[0] * v0_sine[1]))) + (v6 * (two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0])));
    const two_link_pack v8 = (v6 * (v5 * v5)) + ((two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 3U, spacing, 0U) * v0_cosine[1])) - v7);
    const two_link_pack v9 = two_link_pack_at(&tau[stride]) - v7;
    const two_link_mask v10 = (two_link_mask)(two_link_pack_whole(0) == two_link_pack_at_modes(&mode[0]));
    const two_link_mask v11 = (two_link_mask)(two_link_pack_whole(0) == two_link_pack_at_modes(&mode[stride]));
    const two_link_pack v12 = two_link_pack_select(v11, two_link_pack_splat(0.0), two_link_pack_number(prepared, 9U, spacing, 0U));
    const two_link_pack v13 = (0.03 * two_link_pack_at(&qd[stride])) + (0.3 * two_link_pack_real_of(two_link_pack_at_modes(&mode[stride])));
    const two_link_pack v14 = two_link_pack_select(v11, two_link_pack_splat(0.0), v9 - v13);
    const two_link_pack v15 = v4 * v12;
    const two_link_pack v_prepared21 = 2.0 * two_link_pack_number(prepared, 2U, spacing, 0U);
    const two_link_pack v16 = two_link_pack_select(v10, two_link_pack_splat(0.0), 1.0 / two_link_pack_select(~v10, (two_link_pack_number(prepared, 0U, spacing, 0U) + (two_link_pack_number_or(prepared, 21U, spacing, v_prepared21) * v0_cosine[0])) - (v4 * v15), two_link_pack_splat(1.0)));
    const two_link_pack v17 = (0.05 * two_link_pack_at(&qd[0])) + (0.6 * two_link_pack_real_of(two_link_pack_at_modes(&mode[0])));
    const two_link_pack v18 = v16 * ((v15 * v14) - two_link_pack_select(v10, two_link_pack_splat(0.0), v8 - v17));
    const two_link_pack v19 = two_link_pack_select(v11, two_link_pack_splat(0.0), (v12 * v14) + (v15 * v18));
    *(two_link_unaligned *)&qdd[stride] = v19;
    *(two_link_unaligned *)&f[0] = two_link_pack_select(v10, v8 - (v4 * v19), v17);
    const two_link_pack v20 = two_link_pack_select(v10, two_link_pack_splat(0.0), -v18);
    *(two_link_unaligned *)&qdd[0] = v20;
    *(two_link_unaligned *)&f[stride] = two_link_pack_select(v11, v9 - (v4 * v20), v13);
    const two_link_mask v21 = (two_link_mask)((two_link_pack_abs(two_link_pack_at(&qd[0])) + (two_link_pack_abs(two_link_pack_at(&q[stride])) + (two_link_pack_abs(two_link_pack_at(&qd[stride])) + two_link_pack_abs(two_link_pack_at(&q[0]))))) < two_link_pack_splat(1e+38));
    const two_link_mask v22 = (two_link_mask)((two_link_pack_abs(v9) + (two_link_pack_abs(v20) + (two_link_pack_abs(v8) + two_link_pack_abs(v19)))) < two_link_pack_splat(1e+38));
    *(two_link_unaligned *)&status[0] = two_link_pack_select(v21, two_link_pack_select(v22, two_link_pack_splat(0.0), two_link_pack_splat(6.0)), two_link_pack_splat(6.0));
    *(two_link_unaligned *)&low[0] = two_link_pack_splat(-0.9);
    *(two_link_unaligned *)&low[stride] = two_link_pack_splat(-0.5);
    *(two_link_unaligned *)&high[0] = two_link_pack_splat(0.9);
    if (!two_link_pack_within(v_beyond)) {
        two_link_pack_friction_limits_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
    }
}

static TWO_LINK_APART void two_link_pack_friction_limits_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    two_link_pack_friction_limits_block_body(0U, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
}

static TWO_LINK_APART void two_link_pack_friction_limits_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_friction_limits_block_body(spacing, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
}

TWO_LINK_INLINE void two_link_pack_friction_limits_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
{
    if (spacing == 0U) {
        two_link_pack_friction_limits_block_same(prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
    } else {
        two_link_pack_friction_limits_block_each(spacing, prepared, stride, q, qd, tau, mode, f, qdd, low, high, load, status);
    }
}

void two_link_friction_limits_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_friction_limits_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
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
        two_link_pack_friction_limits_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
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
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_friction_limits_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
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
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(5U, count, first, TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[9U * count], &prepared_rest[9U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[21U * count], &prepared_rest[21U * TWO_LINK_LANES]);
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

static TWO_LINK_APART void two_link_pack_decide_pattern(size_t spacing, const double *restrict prepared, const two_link_mask *restrict pattern, const two_link_mask *restrict best, const two_link_mask *restrict flag, const two_link_pack *restrict number, const two_link_pack *restrict context_real, const two_link_mask *restrict context_boolean, const two_link_mask *restrict context_mode, two_link_mask *restrict pattern_out, two_link_mask *restrict best_out, two_link_mask *restrict flag_out, two_link_pack *restrict number_out, two_link_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const two_link_pack v0 = two_link_pack_real_of(pattern[1]);
    const two_link_pack v1 = context_real[7] + (0.3 * v0);
    const two_link_mask v2 = (two_link_mask)(two_link_pack_whole(0) == pattern[1]);
    const two_link_pack v3 = two_link_pack_select(v2, two_link_pack_splat(0.0), context_real[4] - v1);
    const two_link_pack v4 = two_link_pack_select(v2, two_link_pack_splat(0.0), 1.0 / two_link_pack_select(~v2, context_real[2], two_link_pack_splat(1.0)));
    const two_link_pack v5 = context_real[1] * v4;
    const two_link_pack v6 = two_link_pack_real_of(pattern[0]);
    const two_link_pack v7 = context_real[5] + (0.6 * v6);
    const two_link_mask v8 = (two_link_mask)(two_link_pack_whole(0) == pattern[0]);
    const two_link_pack v9 = two_link_pack_select(v8, two_link_pack_splat(0.0), -(1.0 / two_link_pack_select(~v8, (context_real[1] * v5) - context_real[0], two_link_pack_splat(1.0))));
    const two_link_pack v10 = v9 * ((v5 * v3) - two_link_pack_select(v8, two_link_pack_splat(0.0), context_real[3] - v7));
    const two_link_pack v11 = two_link_pack_select(v2, two_link_pack_splat(0.0), (v4 * v3) + (v5 * v10));
    const two_link_pack v12 = two_link_pack_select(v8, context_real[3] - (context_real[1] * v11), v7);
    const two_link_pack v13 = two_link_pack_select(v8, two_link_pack_splat(0.0), -v10);
    const two_link_pack v14 = two_link_pack_select(v8, two_link_pack_min(0.9 - v12, 0.9 + v12), v6 * v13);
    const two_link_pack v15 = two_link_pack_select(v8, v14, context_real[0] * v14);
    const two_link_pack v16 = two_link_pack_max(two_link_pack_abs(v12), two_link_pack_abs(context_real[3]));
    const two_link_mask v17 = ~flag[0];
    const two_link_mask v18 = context_boolean[2] & v17;
    const two_link_mask v19 = ((v8 & (two_link_mask)(two_link_pack_splat(0.0) <= v14)) | (two_link_mask)(two_link_pack_splat(0.0) < v14)) | (v18 & (two_link_mask)(((-1e-06) * v16) <= v15));
    const two_link_pack v20 = two_link_pack_select(v2, context_real[4] - (context_real[1] * v13), v1);
    const two_link_pack v21 = two_link_pack_select(v2, two_link_pack_min(0.5 - v20, 0.5 + v20), v0 * v11);
    const two_link_pack v22 = two_link_pack_select(v2, v21, context_real[2] * v21);
    const two_link_pack v23 = two_link_pack_max(two_link_pack_abs(context_real[4]), two_link_pack_abs(v20));
    const two_link_mask v24 = context_boolean[3] & v17;
    const two_link_mask v25 = (v24 & (two_link_mask)(((-1e-06) * v23) <= v22)) | ((two_link_mask)(two_link_pack_splat(0.0) < v21) | (v2 & (two_link_mask)(two_link_pack_splat(0.0) <= v21)));
    const two_link_mask v26 = (context_boolean[1] | v25) & (context_boolean[0] | v19);
    const two_link_mask v27 = flag[3] | v26;
    flag_out[3] = v27;
    const two_link_pack v28 = two_link_pack_select(v8, two_link_pack_splat(0.0), two_link_pack_splat(1.0));
    const two_link_pack v29 = v28 + two_link_pack_select(v2, two_link_pack_splat(0.0), two_link_pack_splat(1.0));
    const two_link_pack v30 = 1.0 - v29;
    const two_link_pack v31 = -(v28 + v30);
    const two_link_mask v32 = two_link_pack_select_whole(v24, (two_link_mask)(two_link_pack_whole(-1) == context_mode[3]), context_boolean[9]);
    const two_link_mask v33 = two_link_pack_select_whole(v24, (two_link_mask)(two_link_pack_whole(1) == context_mode[3]), context_boolean[8]);
    const two_link_mask v34 = v33 | v32;
    const two_link_mask v35 = (v34 & (v2 & ((two_link_mask)(two_link_pack_splat(0.0) <= v31) & (two_link_mask)(v31 <= two_link_pack_splat(0.0))))) | (v32 & (two_link_mask)(two_link_pack_whole(1) == pattern[1]));
    const two_link_pack v36 = two_link_pack_select(v34, two_link_pack_splat(1.0), two_link_pack_splat(0.0));
    const two_link_pack v37 = -v30;
    const two_link_mask v38 = context_boolean[7] & (~v24);
    const two_link_pack v39 = two_link_pack_select(v38, two_link_pack_splat(0.0), two_link_pack_splat(1.0));
    const two_link_mask v40 = two_link_pack_select_whole(v18, (two_link_mask)(two_link_pack_whole(-1) == context_mode[2]), context_boolean[6]);
    const two_link_mask v41 = two_link_pack_select_whole(v18, (two_link_mask)(two_link_pack_whole(1) == context_mode[2]), context_boolean[5]);
    const two_link_mask v42 = v41 | v40;
    const two_link_mask v43 = (v42 & (v8 & ((two_link_mask)(v39 <= v37) & (two_link_mask)(v37 <= v36)))) | (v40 & (two_link_mask)(two_link_pack_whole(1) == pattern[0]));
    const two_link_mask v44 = v43 | v35;
    const two_link_pack v45 = two_link_pack_select(v44, v29, 1.0 + v29);
    const two_link_mask v46 = ~(v44 | (two_link_mask)(v45 <= (v36 + two_link_pack_select(v42, two_link_pack_splat(1.0), two_link_pack_splat(0.0)))));
    const two_link_mask v47 = v46 & (~v27);
    const two_link_mask v48 = (~flag[1]) & (flag[2] & v47);
    const two_link_mask v49 = ~v48;
    const two_link_mask v50 = ~((~(context_boolean[6] | (context_boolean[5] | context_boolean[4]))) | (~(context_boolean[9] | (context_boolean[7] | context_boolean[8]))));
    const two_link_mask v51 = v50 & ((context_boolean[2] | context_boolean[3]) & (v17 & (v47 & v49)));
    const two_link_mask v52 = context_boolean[4] & (~v18);
    const two_link_mask v53 = two_link_pack_select_whole(v41, two_link_pack_whole(1), two_link_pack_whole(-1));
    const two_link_mask v54 = two_link_pack_select_whole(v43, two_link_pack_select_whole(v41 & v8, two_link_pack_whole(1), two_link_pack_whole(-1)), two_link_pack_select_whole(v52 & ((two_link_mask)(v39 <= v45) & (two_link_mask)(v45 <= v36)), two_link_pack_whole(0), v53));
    const two_link_mask v55 = two_link_pack_select_whole(v35, pattern[0], v54);
    pattern_out[0] = two_link_pack_select_whole(v51, two_link_pack_select_whole(context_boolean[4], two_link_pack_whole(0), two_link_pack_select_whole(context_boolean[5], two_link_pack_whole(1), two_link_pack_whole(-1))), two_link_pack_select_whole(v48, two_link_pack_select_whole(v52, two_link_pack_whole(0), v53), v55));
    const two_link_pack v56 = v45 - two_link_pack_select((two_link_mask)(two_link_pack_whole(0) == v55), two_link_pack_splat(0.0), two_link_pack_splat(1.0));
    const two_link_mask v57 = two_link_pack_select_whole(v33, two_link_pack_whole(1), two_link_pack_whole(-1));
    const two_link_mask v58 = two_link_pack_select_whole(v35, two_link_pack_select_whole(v2 & v33, two_link_pack_whole(1), two_link_pack_whole(-1)), two_link_pack_select_whole(v38 & ((two_link_mask)(v56 <= two_link_pack_splat(0.0)) & (two_link_mask)(two_link_pack_splat(0.0) <= v56)), two_link_pack_whole(0), v57));
    pattern_out[1] = two_link_pack_select_whole(v51, two_link_pack_select_whole(context_boolean[7], two_link_pack_whole(0), two_link_pack_select_whole(context_boolean[8], two_link_pack_whole(1), two_link_pack_whole(-1))), two_link_pack_select_whole(v48, two_link_pack_select_whole(v38, two_link_pack_whole(0), v57), v58));
    const two_link_mask v59 = ~flag[3];
    const two_link_mask v60 = (context_boolean[0] | (two_link_mask)(((-1e-12) * v16) <= v15)) & (context_boolean[1] | (two_link_mask)(((-1e-12) * v23) <= v22));
    const two_link_mask v61 = (v26 & v59) | ((~flag[4]) & (v59 & v60));
    best_out[0] = two_link_pack_select_whole(v61, pattern[0], best[0]);
    best_out[1] = two_link_pack_select_whole(v61, pattern[1], best[1]);
    flag_out[0] = flag[0] | v51;
    flag_out[1] = two_link_pack_select_whole(v51, two_link_pack_whole(0), flag[1] | v48);
    const two_link_mask v62 = ~(v48 | v51);
    flag_out[2] = flag[2] & v62;
    flag_out[4] = flag[4] | v60;
    const two_link_mask v63 = flag[5] | (flag[3] & v26);
    flag_out[5] = v63;
    flag_out[6] = flag[6] & v49;
    flag_out[7] = two_link_pack_select_whole(v61, two_link_pack_whole(-1), flag[7]);
    flag_out[8] = two_link_pack_select_whole(v61, two_link_pack_whole(0), flag[8]);
    number_out[0] = two_link_pack_select(v61, v13, number[0]);
    number_out[1] = two_link_pack_select(v61, v11, number[1]);
    *done = (v27 & (v63 | (v46 | ((v8 & v2) | (~v44))))) | (v47 & v62);
}

static TWO_LINK_APART void two_link_pack_decide_pattern_search(size_t spacing, const double *restrict prepared, const two_link_pack *restrict context_real, const two_link_mask *restrict context_boolean, const two_link_mask *restrict context_mode, two_link_pack *restrict result_real, two_link_mask *restrict result_mode)
{
    const two_link_pack v0 = ((0.3 * context_real[15]) - context_real[14]) - context_real[16];
    const two_link_mask v1 = two_link_pack_select_whole(context_boolean[1], (two_link_mask)(two_link_pack_whole(1) == context_mode[1]), (two_link_mask)(v0 < context_real[13]));
    const two_link_pack v2 = ((0.6 * context_real[11]) - context_real[10]) - context_real[12];
    const two_link_mask v3 = two_link_pack_select_whole(context_boolean[0], (two_link_mask)(two_link_pack_whole(1) == context_mode[0]), (two_link_mask)(v2 < context_real[9]));
    const two_link_mask v4 = two_link_pack_select_whole(context_boolean[5] & (~context_boolean[3]), two_link_pack_whole(0), two_link_pack_select_whole(two_link_pack_select_whole(context_boolean[3], (two_link_mask)(two_link_pack_whole(1) == context_mode[3]), v1), two_link_pack_whole(1), two_link_pack_whole(-1)));
    const two_link_mask v5 = two_link_pack_select_whole(context_boolean[4] & (~context_boolean[2]), two_link_pack_whole(0), two_link_pack_select_whole(two_link_pack_select_whole(context_boolean[2], (two_link_mask)(two_link_pack_whole(1) == context_mode[2]), v3), two_link_pack_whole(1), two_link_pack_whole(-1)));
    two_link_mask v6_pattern[2] = {v5, v4};
    two_link_mask v6_best[2] = {v5, v4};
    two_link_mask v6_flag[9] = {two_link_pack_whole(0), two_link_pack_whole(0), two_link_pack_whole(0), two_link_pack_whole(0), two_link_pack_whole(0), two_link_pack_whole(0), two_link_pack_whole(0), two_link_pack_whole(-1), two_link_pack_whole(0)};
    two_link_pack v6_number[2] = {two_link_pack_splat(0.0), two_link_pack_splat(0.0)};
    const two_link_mask v6_of_context_boolean[10] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], v3, two_link_pack_select_whole(context_boolean[0], (two_link_mask)(two_link_pack_whole(-1) == context_mode[0]), (two_link_mask)(v2 < (-context_real[9]))), context_boolean[5], v1, two_link_pack_select_whole(context_boolean[1], (two_link_mask)(two_link_pack_whole(-1) == context_mode[1]), (two_link_mask)(v0 < (-context_real[13])))};
    two_link_mask v6_done = { 0 };
    for (int v6_pass = 0; (v6_pass < 18) && !two_link_pack_all(v6_done); v6_pass++) {
        two_link_mask v6_next_pattern[2];
        two_link_mask v6_next_best[2];
        two_link_mask v6_next_flag[9];
        two_link_pack v6_next_number[2];
        two_link_mask v6_ends;
        two_link_pack_decide_pattern(spacing, prepared, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, context_mode, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_ends);
        v6_pattern[0] = two_link_pack_select_whole(v6_done, v6_pattern[0], v6_next_pattern[0]);
        v6_pattern[1] = two_link_pack_select_whole(v6_done, v6_pattern[1], v6_next_pattern[1]);
        v6_best[0] = two_link_pack_select_whole(v6_done, v6_best[0], v6_next_best[0]);
        v6_best[1] = two_link_pack_select_whole(v6_done, v6_best[1], v6_next_best[1]);
        v6_flag[0] = two_link_pack_select_whole(v6_done, v6_flag[0], v6_next_flag[0]);
        v6_flag[1] = two_link_pack_select_whole(v6_done, v6_flag[1], v6_next_flag[1]);
        v6_flag[2] = two_link_pack_select_whole(v6_done, v6_flag[2], v6_next_flag[2]);
        v6_flag[3] = two_link_pack_select_whole(v6_done, v6_flag[3], v6_next_flag[3]);
        v6_flag[4] = two_link_pack_select_whole(v6_done, v6_flag[4], v6_next_flag[4]);
        v6_flag[5] = two_link_pack_select_whole(v6_done, v6_flag[5], v6_next_flag[5]);
        v6_flag[6] = two_link_pack_select_whole(v6_done, v6_flag[6], v6_next_flag[6]);
        v6_flag[7] = two_link_pack_select_whole(v6_done, v6_flag[7], v6_next_flag[7]);
        v6_flag[8] = two_link_pack_select_whole(v6_done, v6_flag[8], v6_next_flag[8]);
        v6_number[0] = two_link_pack_select(v6_done, v6_number[0], v6_next_number[0]);
        v6_number[1] = two_link_pack_select(v6_done, v6_number[1], v6_next_number[1]);
        v6_done |= v6_ends;
    }
    const two_link_pack v7 = two_link_pack_select(v6_flag[4] | v6_flag[3], two_link_pack_select(v6_flag[8], two_link_pack_splat(4.0), two_link_pack_select(v6_flag[7] & (~v6_flag[2]), two_link_pack_select(v6_flag[5], two_link_pack_splat(1.0), two_link_pack_splat(0.0)), two_link_pack_splat(3.0))), two_link_pack_select(v6_flag[6], two_link_pack_splat(5.0), two_link_pack_splat(2.0)));
    result_real[2] = v6_number[1];
    result_real[1] = v6_number[0];
    const two_link_mask v8 = (two_link_mask)((two_link_pack_abs(context_real[3]) + (two_link_pack_abs(v6_number[0]) + (two_link_pack_abs(context_real[4]) + two_link_pack_abs(v6_number[1])))) < two_link_pack_splat(1e+38));
    result_real[0] = two_link_pack_select(v8, two_link_pack_select(v6_done, v7, two_link_pack_splat(5.0)), two_link_pack_splat(6.0));
    result_mode[0] = v6_best[0];
    result_mode[1] = v6_best[1];
}

static TWO_LINK_APART void two_link_pack_decide_pattern_let_go(size_t spacing, const double *restrict prepared, const two_link_pack *restrict context_real, const two_link_mask *restrict context_boolean, const two_link_mask *restrict context_mode, two_link_pack *restrict result_real, two_link_mask *restrict result_mode)
{
    const two_link_pack v0 = context_real[3] - two_link_pack_select(context_boolean[0], context_real[5] + (0.6 * two_link_pack_real_of(context_mode[0])), two_link_pack_splat(0.0));
    const two_link_pack v1 = context_real[9] * context_real[10];
    const two_link_pack v2 = v1 * v0;
    const two_link_pack v3 = context_real[4] - two_link_pack_select(context_boolean[1], context_real[7] + (0.3 * two_link_pack_real_of(context_mode[1])), two_link_pack_splat(0.0));
    const two_link_pack v4 = context_real[11] + (context_real[9] * v1);
    const two_link_pack v5 = v4 * v3;
    const two_link_pack v6 = 1e-08 * (two_link_pack_abs(v5) + two_link_pack_abs(v2));
    const two_link_pack v7 = two_link_pack_select(context_boolean[1], two_link_pack_splat(0.0), two_link_pack_splat(0.5));
    const two_link_pack v8 = two_link_pack_select(context_boolean[0], two_link_pack_splat(0.0), two_link_pack_splat(0.9));
    const two_link_pack v9 = 1.0001 * two_link_pack_abs(v1);
    const two_link_pack v10 = v8 * v9;
    const two_link_pack v11 = v5 - v2;
    const two_link_mask v12 = (~context_boolean[1]) & (two_link_mask)(two_link_pack_abs(v11) <= (v10 + (v6 + (v7 * (1.0001 * v4)))));
    const two_link_pack v13 = v7 * v9;
    const two_link_pack v14 = context_real[10] * v0;
    const two_link_pack v15 = v1 * v3;
    const two_link_pack v16 = 1e-08 * (two_link_pack_abs(v15) + two_link_pack_abs(v14));
    const two_link_pack v17 = v14 - v15;
    const two_link_mask v18 = (~context_boolean[0]) & (two_link_mask)(two_link_pack_abs(v17) <= (v16 + (v13 + (v8 * (1.0001 * context_real[10])))));
    const two_link_mask v19 = two_link_pack_select_whole(context_boolean[1], context_mode[1], two_link_pack_mode_of(v11));
    const two_link_pack v20 = (context_real[7] - context_real[4]) + (0.3 * two_link_pack_real_of(v19));
    const two_link_mask v21 = two_link_pack_select_whole(context_boolean[0], context_mode[0], two_link_pack_mode_of(v17));
    const two_link_pack v22 = context_real[5] - (context_real[3] - (0.6 * two_link_pack_real_of(v21)));
    const two_link_pack v23 = context_real[10] * ((context_real[9] * v20) - v22);
    const two_link_pack v24 = (context_real[9] * v23) + (context_real[11] * v20);
    const two_link_mask v25 = (two_link_mask)((two_link_pack_abs(v24) + (two_link_pack_abs(v23) + (two_link_pack_abs(v20) + two_link_pack_abs(v22)))) < two_link_pack_splat(1e+38));
    const two_link_mask v26 = (~((context_boolean[3] | v12) | (context_boolean[2] | v18))) & v25;
    two_link_pack v28 = two_link_pack_splat(0.0);
    two_link_pack v29 = v23;
    two_link_pack v30 = -v24;
    two_link_mask v31 = v21;
    two_link_mask v32 = v19;
    if (!two_link_pack_all(v26)) {
        const two_link_pack v27_of_context_real[17] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], v17, v13, context_real[10], v16, v11, v10, v4, v6};
        const two_link_mask v27_of_context_boolean[6] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], v18, v12};
        two_link_pack v27_result_real[3];
        two_link_mask v27_result_mode[2];
        two_link_pack_decide_pattern_search(spacing, prepared, v27_of_context_real, v27_of_context_boolean, context_mode, v27_result_real, v27_result_mode);
        v28 = two_link_pack_select(v26, v28, v27_result_real[0]);
        v29 = two_link_pack_select(v26, v29, v27_result_real[1]);
        v30 = two_link_pack_select(v26, v30, v27_result_real[2]);
        v31 = two_link_pack_select_whole(v26, v31, v27_result_mode[0]);
        v32 = two_link_pack_select_whole(v26, v32, v27_result_mode[1]);
    }
    result_real[0] = v28;
    result_real[1] = v29;
    result_real[2] = v30;
    result_mode[0] = v31;
    result_mode[1] = v32;
}

TWO_LINK_BODY void two_link_pack_decide_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[0]), two_link_pack_at(&q[stride])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_bits v0_beyond = { 0U };
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    two_link_pack_sincos_guard(2U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const two_link_pack v4 = two_link_pack_number(prepared, 2U, spacing, 0U) * v0_sine[1];
    const two_link_pack v5 = (v4 * (two_link_pack_at(&qd[0]) * two_link_pack_at(&qd[0]))) - (two_link_pack_number(prepared, 4U, spacing, 0U) * ((v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0])));
    const two_link_pack v6 = two_link_pack_at(&qd[0]) + two_link_pack_at(&qd[stride]);
    const two_link_pack v7 = (v4 * (v6 * v6)) + ((two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 3U, spacing, 0U) * v0_cosine[0])) - v5);
    const two_link_pack v8 = 0.05 * two_link_pack_at(&qd[0]);
    const two_link_pack v9 = v8 + (0.6 * two_link_pack_real_of(two_link_pack_at_modes(&mode[0])));
    const two_link_mask v10 = (two_link_mask)(two_link_pack_whole(0) == two_link_pack_at_modes(&mode[0]));
    const two_link_pack v11 = two_link_pack_at(&tau[stride]) - v5;
    const two_link_pack v12 = 0.03 * two_link_pack_at(&qd[stride]);
    const two_link_pack v13 = v12 + (0.3 * two_link_pack_real_of(two_link_pack_at_modes(&mode[stride])));
    const two_link_mask v14 = (two_link_mask)(two_link_pack_whole(0) == two_link_pack_at_modes(&mode[stride]));
    const two_link_pack v15 = two_link_pack_select(v14, two_link_pack_splat(0.0), v11 - v13);
    const two_link_pack v16 = two_link_pack_select(v14, two_link_pack_splat(0.0), two_link_pack_number(prepared, 9U, spacing, 0U));
    const two_link_pack v17 = two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number(prepared, 2U, spacing, 0U) * v0_cosine[1]);
    const two_link_pack v18 = v17 * v16;
    const two_link_pack v19 = two_link_pack_number(prepared, 0U, spacing, 0U) + (two_link_pack_number(prepared, 21U, spacing, 0U) * v0_cosine[1]);
    const two_link_pack v20 = two_link_pack_select(v10, two_link_pack_splat(0.0), -(1.0 / two_link_pack_select(~v10, (v17 * v18) - v19, two_link_pack_splat(1.0))));
    const two_link_pack v21 = v20 * ((v18 * v15) - two_link_pack_select(v10, two_link_pack_splat(0.0), v7 - v9));
    const two_link_mask v22 = two_link_pack_mode_of(two_link_pack_select(v10, v7 - (v17 * two_link_pack_select(v14, two_link_pack_splat(0.0), (v16 * v15) + (v18 * v21))), v9));
    const two_link_mask v23 = (two_link_mask)(two_link_pack_splat(0.0) == two_link_pack_at(&qd[0]));
    const two_link_mask v24 = (two_link_pack_at_flags(&reached[0]) & v23) & (~(two_link_mask)(two_link_pack_whole(0) == v22));
    const two_link_mask v25 = ~v23;
    const two_link_mask v26 = two_link_pack_mode_of(two_link_pack_select(v14, v11 - (v17 * two_link_pack_select(v10, two_link_pack_splat(0.0), -v21)), v13));
    const two_link_mask v27 = (two_link_mask)(two_link_pack_splat(0.0) == two_link_pack_at(&qd[stride]));
    const two_link_mask v28 = (two_link_pack_at_flags(&reached[stride]) & v27) & (~(two_link_mask)(two_link_pack_whole(0) == v26));
    const two_link_mask v29 = ~v27;
    const two_link_mask v30 = (~(two_link_mask)(two_link_pack_abs(v11) <= two_link_pack_splat(0.5))) | (v28 | v29);
    const two_link_mask v31 = v30 | ((v24 | v25) | (~(two_link_mask)(two_link_pack_abs(v7) <= two_link_pack_splat(0.9))));
    const two_link_pack v32 = two_link_pack_number(prepared, 9U, spacing, 0U) * v17;
    two_link_mask v34 = two_link_pack_whole(0);
    two_link_mask v35 = two_link_pack_whole(0);
    two_link_pack v36 = two_link_pack_splat(0.0);
    if (!two_link_pack_all(~(v31))) {
        const two_link_pack v33_of_context_real[12] = {v19, v17, two_link_pack_number(prepared, 1U, spacing, 0U), v7, v11, v8, two_link_pack_at(&tau[0]), v12, two_link_pack_at(&tau[stride]), v32, -(1.0 / two_link_pack_select(v31, (v17 * v32) - v19, two_link_pack_splat(1.0))), two_link_pack_number(prepared, 9U, spacing, 0U)};
        const two_link_mask v33_of_context_boolean[4] = {v25, v29, v24, v28};
        const two_link_mask v33_of_context_mode[4] = {two_link_pack_select_whole(v10, two_link_pack_mode_of(two_link_pack_at(&qd[0])), two_link_pack_at_modes(&mode[0])), two_link_pack_select_whole(v14, two_link_pack_mode_of(two_link_pack_at(&qd[stride])), two_link_pack_at_modes(&mode[stride])), v22, v26};
        two_link_pack v33_result_real[3];
        two_link_mask v33_result_mode[2];
        two_link_pack_decide_pattern_let_go(spacing, prepared, v33_of_context_real, v33_of_context_boolean, v33_of_context_mode, v33_result_real, v33_result_mode);
        v34 = two_link_pack_select_whole(v31, v33_result_mode[0], v34);
        v35 = two_link_pack_select_whole(v31, v33_result_mode[1], v35);
        v36 = two_link_pack_select(v31, v33_result_real[0], v36);
    }
    *(two_link_bytes *)&mode_next[0] = __builtin_convertvector(v34, two_link_bytes);
    *(two_link_bytes *)&mode_next[stride] = __builtin_convertvector(v35, two_link_bytes);
    const two_link_mask v37 = (two_link_mask)((two_link_pack_abs(two_link_pack_at(&qd[0])) + (two_link_pack_abs(two_link_pack_at(&q[stride])) + (two_link_pack_abs(two_link_pack_at(&qd[stride])) + two_link_pack_abs(two_link_pack_at(&q[0]))))) < two_link_pack_splat(1e+38));
    *(two_link_unaligned *)&status[0] = two_link_pack_select(v37, v36, two_link_pack_splat(6.0));
}

static TWO_LINK_APART void two_link_pack_decide_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    two_link_pack_decide_block_body(0U, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
}

static TWO_LINK_APART void two_link_pack_decide_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_decide_block_body(spacing, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
}

TWO_LINK_INLINE void two_link_pack_decide_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, const bool *restrict reached, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        two_link_pack_decide_block_same(prepared, stride, q, qd, tau, mode, reached, mode_next, status);
    } else {
        two_link_pack_decide_block_each(spacing, prepared, stride, q, qd, tau, mode, reached, mode_next, status);
    }
}

void two_link_decide_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_decide_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        signed char mode_rest[2U * TWO_LINK_LANES];
        bool reached_rest[2U * TWO_LINK_LANES];
        signed char mode_next_rest[2U * TWO_LINK_LANES];
        double status_rest[1U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take_modes(2U, count, first, TWO_LINK_LANES, mode, mode_rest);
        two_link_pack_take_flags(2U, count, first, TWO_LINK_LANES, reached, reached_rest);
        two_link_pack_decide_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        two_link_pack_give_modes(2U, count, first, TWO_LINK_LANES, mode_next_rest, mode_next);
        two_link_pack_give(1U, count, first, TWO_LINK_LANES, status_rest, status);
    }
}

void two_link_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    if (count >= TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_decide_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &reached[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        signed char mode_rest[2U * TWO_LINK_LANES];
        bool reached_rest[2U * TWO_LINK_LANES];
        signed char mode_next_rest[2U * TWO_LINK_LANES];
        double status_rest[1U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(5U, count, first, TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[9U * count], &prepared_rest[9U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[21U * count], &prepared_rest[21U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take_modes(2U, count, first, TWO_LINK_LANES, mode, mode_rest);
        two_link_pack_take_flags(2U, count, first, TWO_LINK_LANES, reached, reached_rest);
        two_link_pack_decide_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, mode_rest, reached_rest, mode_next_rest, status_rest);
        two_link_pack_give_modes(2U, count, first, TWO_LINK_LANES, mode_next_rest, mode_next);
        two_link_pack_give(1U, count, first, TWO_LINK_LANES, status_rest, status);
    }
}

#else

typedef int two_link_has_no_vector_code;

#endif
