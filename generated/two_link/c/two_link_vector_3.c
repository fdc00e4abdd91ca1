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
static TWO_LINK_APART void two_link_pack_linearize_again(two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = ahead; lane < (ahead + TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const two_link_prepared *own = (const two_link_prepared *)prepared;
            two_link_prepared prepared_lane;
            double q_lane[2];
            double qd_lane[2];
            double tau_lane[2];
            double A_lane[16];
            double B_lane[8];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 4U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 9U; k < 10U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 17U; k < 22U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 24U; k < 26U; k++) {
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
            two_link_linearize(own, q_lane, qd_lane, tau_lane, A_lane, B_lane);
            for (size_t k = 0U; k < 16U; k++) {
                A[(k * stride) + lane] = A_lane[k];
            }
            for (size_t k = 0U; k < 8U; k++) {
                B[(k * stride) + lane] = B_lane[k];
            }
        }
    }
}

TWO_LINK_BODY void two_link_pack_linearize_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    two_link_bits v_beyond = { 0U };
    const two_link_pack v0_angle[2] = {two_link_pack_at(&q[stride]), two_link_pack_at(&q[0])};
    two_link_pack v0_sine[2];
    two_link_pack v0_cosine[2];
    two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const two_link_pack v4 = two_link_pack_at(&qd[0]) + two_link_pack_at(&qd[stride]);
    const two_link_pack v5 = v4 * v4;
    *(two_link_unaligned *)&A[0] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&A[stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&A[3U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&A[4U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&A[5U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&A[6U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&B[0] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&B[stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&B[2U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&B[3U * stride] = two_link_pack_splat(0.0);
    *(two_link_unaligned *)&A[2U * stride] = two_link_pack_splat(1.0);
    *(two_link_unaligned *)&A[7U * stride] = two_link_pack_splat(1.0);
    const two_link_pack v6 = two_link_pack_number(prepared, 17U, spacing, 0U) * v0_sine[1];
    const two_link_pack v7 = two_link_pack_number(prepared, 17U, spacing, 0U) * v0_cosine[1];
    const two_link_pack v_prepared2 = 0.4 * two_link_pack_number(prepared, 19U, spacing, 0U);
    const two_link_pack v_prepared25 = v_prepared2 * two_link_pack_number(prepared, 9U, spacing, 0U);
    const two_link_pack v_prepared24 = two_link_pack_number(prepared, 1U, spacing, 0U) * two_link_pack_number(prepared, 9U, spacing, 0U);
    const two_link_pack v8 = two_link_pack_number_or(prepared, 24U, spacing, v_prepared24) + (two_link_pack_number_or(prepared, 25U, spacing, v_prepared25) * v0_cosine[0]);
    const two_link_pack v9 = 1.0 - v8;
    const two_link_pack v_prepared21 = 2.0 * v_prepared2;
    const two_link_pack v10 = 1.0 / (((two_link_pack_number(prepared, 1U, spacing, 0U) * v8) - two_link_pack_number(prepared, 0U, spacing, 0U)) + (v0_cosine[0] * ((two_link_pack_number_or(prepared, 2U, spacing, v_prepared2) * v8) - two_link_pack_number_or(prepared, 21U, spacing, v_prepared21))));
    const two_link_pack v11 = two_link_pack_number(prepared, 19U, spacing, 0U) * v0_cosine[0];
    const two_link_pack v12 = two_link_pack_number(prepared, 19U, spacing, 0U) * v0_sine[0];
    const two_link_pack v13 = v7 * v12;
    const two_link_pack v14 = v13 + (v6 * v11);
    const two_link_pack v15 = ((two_link_pack_number(prepared, 3U, spacing, 0U) * v0_sine[1]) + (v9 * v14)) * v10;
    const two_link_pack v16 = v6 - (two_link_pack_at(&qd[0]) * (two_link_pack_at(&qd[0]) * 0.4));
    const two_link_pack v17 = (v12 * v16) - (v7 * v11);
    const two_link_pack v18 = two_link_pack_at(&tau[stride]) + v17;
    const two_link_pack v19 = 0.4 * v12;
    const two_link_pack v20 = (((((two_link_pack_number(prepared, 3U, spacing, 0U) * v0_cosine[1]) - two_link_pack_at(&tau[0])) - (v5 * v19)) - v17) + (v8 * v18)) * v10;
    const two_link_pack v21 = (v13 + (v11 * v16)) + (v19 * v20);
    const two_link_pack v22 = (v19 * ((-(two_link_pack_number(prepared, 9U, spacing, 0U) * v18)) - (v9 * v20))) - ((0.4 * v5) * v11);
    const two_link_pack v23 = v10 * (v22 - (v9 * v21));
    *(two_link_unaligned *)&A[9U * stride] = v23;
    const two_link_pack v24 = 0.8 * v12;
    const two_link_pack v25 = v4 * v24;
    const two_link_pack v26 = two_link_pack_at(&qd[0]) * v24;
    const two_link_pack v27 = (v25 - (v9 * v26)) * v10;
    const two_link_pack v28 = v25 * v10;
    *(two_link_unaligned *)&A[12U * stride] = (two_link_pack_number(prepared, 9U, spacing, 0U) * v14) + (v8 * v15);
    *(two_link_unaligned *)&A[13U * stride] = (two_link_pack_number(prepared, 9U, spacing, 0U) * v21) - (v8 * v23);
    *(two_link_unaligned *)&A[14U * stride] = (v8 * v27) - (two_link_pack_number(prepared, 9U, spacing, 0U) * v26);
    *(two_link_unaligned *)&A[15U * stride] = v8 * v28;
    const two_link_pack v29 = v8 * v10;
    *(two_link_unaligned *)&B[5U * stride] = v29;
    *(two_link_unaligned *)&B[6U * stride] = v29;
    *(two_link_unaligned *)&B[7U * stride] = two_link_pack_number(prepared, 9U, spacing, 0U) - (v8 * v29);
    *(two_link_unaligned *)&A[8U * stride] = -v15;
    *(two_link_unaligned *)&A[10U * stride] = -v27;
    *(two_link_unaligned *)&A[11U * stride] = -v28;
    *(two_link_unaligned *)&B[4U * stride] = -v10;
    if (!two_link_pack_within(v_beyond)) {
        two_link_pack_linearize_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, A, B);
    }
}

static TWO_LINK_APART void two_link_pack_linearize_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    two_link_pack_linearize_block_body(0U, prepared, stride, q, qd, tau, A, B);
}

static TWO_LINK_APART void two_link_pack_linearize_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_linearize_block_body(spacing, prepared, stride, q, qd, tau, A, B);
}

TWO_LINK_INLINE void two_link_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        two_link_pack_linearize_block_same(prepared, stride, q, qd, tau, A, B);
    } else {
        two_link_pack_linearize_block_each(spacing, prepared, stride, q, qd, tau, A, B);
    }
}

void two_link_linearize_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= TWO_LINK_LANES) {
        const size_t second = two_link_pack_second(TWO_LINK_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double A_rest[16U * TWO_LINK_LANES];
        double B_rest[8U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_linearize_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        two_link_pack_give(16U, count, first, TWO_LINK_LANES, A_rest, A);
        two_link_pack_give(8U, count, first, TWO_LINK_LANES, B_rest, B);
    }
}

void two_link_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= TWO_LINK_LANES) {
        const size_t second = two_link_pack_second(TWO_LINK_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_linearize_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double A_rest[16U * TWO_LINK_LANES];
        double B_rest[8U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(4U, count, first, TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[9U * count], &prepared_rest[9U * TWO_LINK_LANES]);
        two_link_pack_take(5U, count, first, TWO_LINK_LANES, &prepared[17U * count], &prepared_rest[17U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, &prepared[24U * count], &prepared_rest[24U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_linearize_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        two_link_pack_give(16U, count, first, TWO_LINK_LANES, A_rest, A);
        two_link_pack_give(8U, count, first, TWO_LINK_LANES, B_rest, B);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static TWO_LINK_APART void two_link_pack_linearize_step_again(two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    for (size_t lane = ahead; lane < (ahead + TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const two_link_prepared *own = (const two_link_prepared *)prepared;
            two_link_prepared prepared_lane;
            double q_lane[2];
            double qd_lane[2];
            double tau_lane[2];
            double q_next_lane[2];
            double qd_next_lane[2];
            double A_lane[16];
            double B_lane[8];

            if (spacing > 0U) {
                for (size_t k = 0U; k < 4U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 9U; k < 10U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 17U; k < 22U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 24U; k < 26U; k++) {
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
            two_link_linearize_step(own, q_lane, qd_lane, tau_lane, dt[lane], q_next_lane, qd_next_lane, A_lane, B_lane);
            for (size_t k = 0U; k < 2U; k++) {
                q_next[(k * stride) + lane] = q_next_lane[k];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_next[(k * stride) + lane] = qd_next_lane[k];
            }
            for (size_t k = 0U; k < 16U; k++) {
                A[(k * stride) + lane] = A_lane[k];
            }
            for (size_t k = 0U; k < 8U; k++) {
                B[(k * stride) + lane] = B_lane[k];
            }
        }
    }
}

TWO_LINK_BODY void two_link_pack_linearize_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    two_link_bits v_beyond = { 0U };
    const two_link_pack v0 = 0.5 * two_link_pack_at(&dt[0]);
    const two_link_pack v1 = two_link_pack_at(&q[0]) + (two_link_pack_at(&qd[0]) * v0);
    const two_link_pack v2 = two_link_pack_at(&q[stride]) + (two_link_pack_at(&qd[stride]) * v0);
    const two_link_pack v3_angle[4] = {two_link_pack_at(&q[0]), two_link_pack_at(&q[stride]), v1, v2};
    two_link_pack v3_sine[4];
    two_link_pack v3_cosine[4];
    two_link_pack_sincos_pair(&v3_angle[0], &v3_sine[0], &v3_cosine[0], &v_beyond);
    two_link_pack_sincos_pair(&v3_angle[1], &v3_sine[1], &v3_cosine[1], &v_beyond);
    two_link_pack_sincos_pair(&v3_angle[2], &v3_sine[2], &v3_cosine[2], &v_beyond);
    two_link_pack_sincos_pair(&v3_angle[3], &v3_sine[3], &v3_cosine[3], &v_beyond);
    const two_link_pack v11 = two_link_pack_number(prepared, 17U, spacing, 0U) * v3_sine[0];
    const two_link_pack v12 = v11 - (two_link_pack_at(&qd[0]) * (two_link_pack_at(&qd[0]) * 0.4));
    const two_link_pack v13 = two_link_pack_number(prepared, 19U, spacing, 0U) * v3_sine[1];
    const two_link_pack v14 = two_link_pack_number(prepared, 19U, spacing, 0U) * v3_cosine[1];
    const two_link_pack v15 = two_link_pack_number(prepared, 17U, spacing, 0U) * v3_cosine[0];
    const two_link_pack v16 = (v15 * v14) - (v13 * v12);
    const two_link_pack v17 = two_link_pack_at(&tau[stride]) - v16;
    const two_link_pack v_prepared2 = 0.4 * two_link_pack_number(prepared, 19U, spacing, 0U);
    const two_link_pack v_prepared25 = v_prepared2 * two_link_pack_number(prepared, 9U, spacing, 0U);
    const two_link_pack v_prepared24 = two_link_pack_number(prepared, 1U, spacing, 0U) * two_link_pack_number(prepared, 9U, spacing, 0U);
    const two_link_pack v18 = two_link_pack_number_or(prepared, 24U, spacing, v_prepared24) + (two_link_pack_number_or(prepared, 25U, spacing, v_prepared25) * v3_cosine[1]);
    const two_link_pack v19 = two_link_pack_at(&qd[0]) + two_link_pack_at(&qd[stride]);
    const two_link_pack v20 = v19 * v19;
    const two_link_pack v21 = 0.4 * v13;
    const two_link_pack v_prepared21 = 2.0 * v_prepared2;
    const two_link_pack v22 = 1.0 / (((two_link_pack_number(prepared, 1U, spacing, 0U) * v18) - two_link_pack_number(prepared, 0U, spacing, 0U)) + (v3_cosine[1] * ((two_link_pack_number_or(prepared, 2U, spacing, v_prepared2) * v18) - two_link_pack_number_or(prepared, 21U, spacing, v_prepared21))));
    const two_link_pack v23 = ((v16 + (((two_link_pack_number(prepared, 3U, spacing, 0U) * v3_cosine[0]) - two_link_pack_at(&tau[0])) - (v20 * v21))) + (v18 * v17)) * v22;
    const two_link_pack v24 = two_link_pack_at(&qd[0]) + (v0 * v23);
    const two_link_pack v25 = two_link_pack_number(prepared, 17U, spacing, 0U) * v3_sine[2];
    const two_link_pack v26 = v25 - (v24 * (0.4 * v24));
    const two_link_pack v27 = two_link_pack_number(prepared, 19U, spacing, 0U) * v3_sine[3];
    const two_link_pack v28 = two_link_pack_number(prepared, 19U, spacing, 0U) * v3_cosine[3];
    const two_link_pack v29 = two_link_pack_number(prepared, 17U, spacing, 0U) * v3_cosine[2];
    const two_link_pack v30 = (v29 * v28) - (v27 * v26);
    const two_link_pack v31 = two_link_pack_at(&tau[stride]) - v30;
    const two_link_pack v32 = two_link_pack_number_or(prepared, 24U, spacing, v_prepared24) + (two_link_pack_number_or(prepared, 25U, spacing, v_prepared25) * v3_cosine[3]);
    const two_link_pack v33 = (two_link_pack_number(prepared, 9U, spacing, 0U) * v17) - (v18 * v23);
    const two_link_pack v34 = two_link_pack_at(&qd[stride]) + (v0 * v33);
    const two_link_pack v35 = v24 + v34;
    const two_link_pack v36 = v35 * v35;
    const two_link_pack v37 = 0.4 * v27;
    const two_link_pack v38 = 1.0 / ((v32 * (two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number_or(prepared, 2U, spacing, v_prepared2) * v3_cosine[3]))) - ((two_link_pack_number_or(prepared, 21U, spacing, v_prepared21) * v3_cosine[3]) + two_link_pack_number(prepared, 0U, spacing, 0U)));
    const two_link_pack v39 = v38 * (((two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 3U, spacing, 0U) * v3_cosine[2])) + (v37 * v36)) - ((v32 * v31) + v30));
    const two_link_pack v40 = (two_link_pack_number(prepared, 9U, spacing, 0U) * v31) + (v32 * v39);
    const two_link_pack v41 = two_link_pack_at(&qd[stride]) + (v0 * v40);
    const two_link_pack v42 = two_link_pack_at(&qd[0]) - (v0 * v39);
    const two_link_pack v43 = v42 + v41;
    const two_link_pack v44 = v43 * v43;
    const two_link_pack v45 = two_link_pack_at(&q[stride]) + (v0 * v34);
    const two_link_pack v46_angle[1] = {v45};
    two_link_pack v46_sine[1];
    two_link_pack v46_cosine[1];
    two_link_pack_sincos_pair(&v46_angle[0], &v46_sine[0], &v46_cosine[0], &v_beyond);
    const two_link_pack v48 = two_link_pack_number(prepared, 19U, spacing, 0U) * v46_sine[0];
    const two_link_pack v49 = 0.4 * v48;
    const two_link_pack v50 = two_link_pack_at(&q[0]) + (v0 * v24);
    const two_link_pack v51_angle[1] = {v50};
    two_link_pack v51_sine[1];
    two_link_pack v51_cosine[1];
    two_link_pack_sincos_pair(&v51_angle[0], &v51_sine[0], &v51_cosine[0], &v_beyond);
    const two_link_pack v53 = two_link_pack_number(prepared, 17U, spacing, 0U) * v51_sine[0];
    const two_link_pack v54 = v53 - (v42 * (0.4 * v42));
    const two_link_pack v55 = two_link_pack_number(prepared, 19U, spacing, 0U) * v46_cosine[0];
    const two_link_pack v56 = two_link_pack_number(prepared, 17U, spacing, 0U) * v51_cosine[0];
    const two_link_pack v57 = (v56 * v55) - (v48 * v54);
    const two_link_pack v58 = two_link_pack_at(&tau[stride]) - v57;
    const two_link_pack v59 = two_link_pack_number_or(prepared, 24U, spacing, v_prepared24) + (two_link_pack_number_or(prepared, 25U, spacing, v_prepared25) * v46_cosine[0]);
    const two_link_pack v60 = 1.0 / (((two_link_pack_number(prepared, 1U, spacing, 0U) * v59) - two_link_pack_number(prepared, 0U, spacing, 0U)) + (v46_cosine[0] * ((two_link_pack_number_or(prepared, 2U, spacing, v_prepared2) * v59) - two_link_pack_number_or(prepared, 21U, spacing, v_prepared21))));
    const two_link_pack v61 = ((((two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 3U, spacing, 0U) * v51_cosine[0])) + (v44 * v49)) - v57) - (v59 * v58)) * v60;
    const two_link_pack v62 = v39 + v61;
    const two_link_pack v63 = 0.16666666666666666 * two_link_pack_at(&dt[0]);
    *(two_link_unaligned *)&q_next[0] = two_link_pack_at(&q[0]) + (two_link_pack_at(&dt[0]) * (two_link_pack_at(&qd[0]) + (v63 * (v23 - v62))));
    const two_link_pack v64 = (two_link_pack_number(prepared, 9U, spacing, 0U) * v58) + (v59 * v61);
    const two_link_pack v65 = v40 + v64;
    *(two_link_unaligned *)&q_next[stride] = two_link_pack_at(&q[stride]) + (two_link_pack_at(&dt[0]) * (two_link_pack_at(&qd[stride]) + (v63 * (v33 + v65))));
    const two_link_pack v66 = (two_link_pack_at(&dt[0]) * v61) - two_link_pack_at(&qd[0]);
    const two_link_pack v67 = (two_link_pack_at(&qd[stride]) + (two_link_pack_at(&dt[0]) * v64)) - v66;
    const two_link_pack v68 = v67 * v67;
    const two_link_pack v69 = two_link_pack_at(&q[stride]) + (two_link_pack_at(&dt[0]) * v41);
    const two_link_pack v70_angle[1] = {v69};
    two_link_pack v70_sine[1];
    two_link_pack v70_cosine[1];
    two_link_pack_sincos_pair(&v70_angle[0], &v70_sine[0], &v70_cosine[0], &v_beyond);
    const two_link_pack v72 = two_link_pack_number(prepared, 19U, spacing, 0U) * v70_sine[0];
    const two_link_pack v73 = 0.4 * v72;
    const two_link_pack v74 = two_link_pack_at(&q[0]) + (two_link_pack_at(&dt[0]) * v42);
    const two_link_pack v75_angle[1] = {v74};
    two_link_pack v75_sine[1];
    two_link_pack v75_cosine[1];
    two_link_pack_sincos_pair(&v75_angle[0], &v75_sine[0], &v75_cosine[0], &v_beyond);
    const two_link_pack v77 = two_link_pack_number(prepared, 17U, spacing, 0U) * v75_sine[0];
    const two_link_pack v78 = v77 - (v66 * (0.4 * v66));
    const two_link_pack v79 = two_link_pack_number(prepared, 19U, spacing, 0U) * v70_cosine[0];
    const two_link_pack v80 = two_link_pack_number(prepared, 17U, spacing, 0U) * v75_cosine[0];
    const two_link_pack v81 = (v72 * v78) - (v80 * v79);
    const two_link_pack v82 = two_link_pack_at(&tau[stride]) + v81;
    const two_link_pack v83 = two_link_pack_number_or(prepared, 24U, spacing, v_prepared24) + (two_link_pack_number_or(prepared, 25U, spacing, v_prepared25) * v70_cosine[0]);
    const two_link_pack v84 = 1.0 / ((v83 * (two_link_pack_number(prepared, 1U, spacing, 0U) + (two_link_pack_number_or(prepared, 2U, spacing, v_prepared2) * v70_cosine[0]))) - ((two_link_pack_number_or(prepared, 21U, spacing, v_prepared21) * v70_cosine[0]) + two_link_pack_number(prepared, 0U, spacing, 0U)));
    const two_link_pack v85 = v84 * ((v81 - (v83 * v82)) + ((two_link_pack_at(&tau[0]) - (two_link_pack_number(prepared, 3U, spacing, 0U) * v75_cosine[0])) + (v73 * v68)));
    *(two_link_unaligned *)&qd_next[0] = two_link_pack_at(&qd[0]) + (v63 * ((v23 - (2.0 * v62)) - v85));
    const two_link_pack v86 = two_link_pack_number(prepared, 9U, spacing, 0U) * v82;
    *(two_link_unaligned *)&qd_next[stride] = two_link_pack_at(&qd[stride]) + (v63 * ((v86 + (v33 + (2.0 * v65))) + (v83 * v85)));
    const two_link_pack v87 = v56 * v48;
    const two_link_pack v88 = (v87 + (v55 * v54)) - (v49 * v61);
    const two_link_pack v89 = 1.0 - v59;
    const two_link_pack v90 = v60 * (((v89 * v88) + ((0.4 * v44) * v55)) - (v49 * (v61 - v64)));
    const two_link_pack v91 = v0 * v0;
    const two_link_pack v92 = v91 * v90;
    const two_link_pack v93 = v15 * v13;
    const two_link_pack v94 = v93 + (v11 * v14);
    const two_link_pack v95 = 1.0 - v18;
    const two_link_pack v96 = ((two_link_pack_number(prepared, 3U, spacing, 0U) * v3_sine[0]) + (v95 * v94)) * v22;
    const two_link_pack v97 = (two_link_pack_number(prepared, 9U, spacing, 0U) * v94) + (v18 * v96);
    const two_link_pack v98 = 0.8 * v48;
    const two_link_pack v99 = v43 * v98;
    const two_link_pack v100 = v99 * v60;
    const two_link_pack v101 = v0 * v100;
    const two_link_pack v102 = 0.8 * v27;
    const two_link_pack v103 = v102 * v35;
    const two_link_pack v104 = v102 * v24;
    const two_link_pack v105 = 1.0 - v32;
    const two_link_pack v106 = -(v38 * ((v105 * v104) - v103));
    const two_link_pack v107 = (two_link_pack_number(prepared, 9U, spacing, 0U) * v104) - (v32 * v106);
    const two_link_pack v108 = v0 * v107;
    const two_link_pack v109 = v38 * v103;
    const two_link_pack v110 = v0 * v109;
    const two_link_pack v111 = v32 * v110;
    const two_link_pack v112 = v29 * v27;
    const two_link_pack v113 = v112 + (v28 * v25);
    const two_link_pack v114 = ((two_link_pack_number(prepared, 3U, spacing, 0U) * v3_sine[2]) + (v105 * v113)) * v38;
    const two_link_pack v115 = (two_link_pack_number(prepared, 9U, spacing, 0U) * v113) + (v32 * v114);
    const two_link_pack v116 = (v115 + (v97 * v111)) + (v96 * v108);
    const two_link_pack v117 = v42 * v98;
    const two_link_pack v118 = (v99 - (v89 * v117)) * v60;
    const two_link_pack v119 = v0 * v118;
    const two_link_pack v120 = v0 * v106;
    const two_link_pack v121 = (v96 * v120) - ((v97 * v110) + v114);
    const two_link_pack v122 = v87 + (v53 * v55);
    const two_link_pack v123 = ((two_link_pack_number(prepared, 3U, spacing, 0U) * v51_sine[0]) + (v89 * v122)) * v60;
    const two_link_pack v124 = v91 * v123;
    const two_link_pack v125 = ((((v96 * v124) - v123) - (v121 * v119)) - (v116 * v101)) - (v97 * v92);
    const two_link_pack v126 = two_link_pack_at(&dt[0]) * v63;
    *(two_link_unaligned *)&A[0] = 1.0 + (v126 * (v125 + (v121 - v96)));
    const two_link_pack v127 = (v93 + (v14 * v12)) + (v21 * v23);
    const two_link_pack v128 = v22 * ((((0.4 * v20) * v14) + (v95 * v127)) + (v21 * (v23 + v33)));
    const two_link_pack v129 = (v18 * v128) + (two_link_pack_number(prepared, 9U, spacing, 0U) * v127);
    const two_link_pack v130 = v37 * v39;
    const two_link_pack v131 = (v112 + (v28 * v26)) - v130;
    const two_link_pack v132 = v38 * (((v105 * v131) - v130) + ((v37 * v40) + ((0.4 * v28) * v36)));
    const two_link_pack v133 = (two_link_pack_number(prepared, 9U, spacing, 0U) * v131) + (v32 * v132);
    const two_link_pack v134 = v133 + ((v129 * v111) + (v128 * v108));
    const two_link_pack v135 = v132 + ((v129 * v110) - (v128 * v120));
    const two_link_pack v136 = ((((v135 * v119) - (v134 * v101)) + (v128 * v124)) - v90) - (v129 * v92);
    *(two_link_unaligned *)&A[stride] = -(v126 * ((v135 + v128) - v136));
    const two_link_pack v137 = 0.8 * v13;
    const two_link_pack v138 = two_link_pack_at(&qd[0]) * v137;
    const two_link_pack v139 = v19 * v137;
    const two_link_pack v140 = (v139 - (v95 * v138)) * v22;
    const two_link_pack v141 = (v18 * v140) - (two_link_pack_number(prepared, 9U, spacing, 0U) * v138);
    const two_link_pack v142 = (v106 - (v140 * v120)) + ((v0 * v114) + (v141 * v110));
    const two_link_pack v143 = ((v141 * v111) + (v0 * v115)) + ((v140 * v108) - v107);
    const two_link_pack v144 = (((v118 + (v0 * v123)) - (v142 * v119)) + (v143 * v101)) - (v140 * v124);
    const two_link_pack v145 = v144 + (v141 * v92);
    *(two_link_unaligned *)&A[2U * stride] = two_link_pack_at(&dt[0]) - (v126 * ((v142 + v140) + v145));
    const two_link_pack v146 = v139 * v22;
    const two_link_pack v147 = v18 * v146;
    const two_link_pack v148 = (((v32 * v109) + (v147 * v111)) + (v146 * v108)) + (v0 * v133);
    const two_link_pack v149 = ((v109 + (v147 * v110)) - (v146 * v120)) + (v0 * v132);
    const two_link_pack v150 = (((v100 - (v149 * v119)) + (v148 * v101)) - (v146 * v124)) + (v0 * v90);
    const two_link_pack v151 = v150 + (v147 * v92);
    *(two_link_unaligned *)&A[3U * stride] = -(v126 * ((v146 + v149) + v151));
    const two_link_pack v152 = (two_link_pack_number(prepared, 9U, spacing, 0U) * v88) + (v59 * v90);
    const two_link_pack v153 = v91 * v152;
    const two_link_pack v154 = (two_link_pack_number(prepared, 9U, spacing, 0U) * v117) - (v59 * v118);
    const two_link_pack v155 = v0 * v154;
    const two_link_pack v156 = (two_link_pack_number(prepared, 9U, spacing, 0U) * v122) + (v59 * v123);
    const two_link_pack v157 = v91 * v156;
    const two_link_pack v158 = v59 * v100;
    const two_link_pack v159 = v0 * v158;
    const two_link_pack v160 = ((((v96 * v157) - v156) + (v121 * v155)) - (v116 * v159)) - (v97 * v153);
    *(two_link_unaligned *)&A[4U * stride] = v126 * ((v116 + v97) - v160);
    const two_link_pack v161 = ((((v128 * v157) - (v134 * v159)) - (v135 * v155)) - v152) - (v129 * v153);
    *(two_link_unaligned *)&A[5U * stride] = 1.0 + (v126 * ((v129 + v134) - v161));
    const two_link_pack v162 = (((v154 - (v0 * v156)) + (v140 * v157)) - (v142 * v155)) - (v143 * v159);
    const two_link_pack v163 = v162 - (v141 * v153);
    *(two_link_unaligned *)&A[6U * stride] = -(v126 * (v163 - (v141 + v143)));
    const two_link_pack v164 = (((v158 - (v146 * v157)) + (v149 * v155)) + (v148 * v159)) + (v0 * v152);
    const two_link_pack v165 = v164 + (v147 * v153);
    *(two_link_unaligned *)&A[7U * stride] = two_link_pack_at(&dt[0]) + (v126 * (v165 + (v147 + v148)));
    const two_link_pack v166 = v80 * v72;
    const two_link_pack v167 = (v166 + (v79 * v78)) - (v73 * v85);
    const two_link_pack v168 = 1.0 - v83;
    const two_link_pack v169 = v168 * v84;
    const two_link_pack v170 = (0.4 * v84) * ((v72 * (v86 - (v168 * v85))) + (v79 * v68));
    const two_link_pack v171 = v170 + (v169 * v167);
    const two_link_pack v172 = two_link_pack_at(&dt[0]) * v0;
    const two_link_pack v173 = v172 * v171;
    const two_link_pack v174 = 0.8 * v72;
    const two_link_pack v175 = (v174 * v67) * v84;
    const two_link_pack v176 = v66 * v174;
    const two_link_pack v177 = v175 + (v176 * v169);
    const two_link_pack v178 = 2.0 - (two_link_pack_at(&dt[0]) * v177);
    const two_link_pack v179 = two_link_pack_at(&dt[0]) * v175;
    const two_link_pack v180 = v166 + (v77 * v79);
    const two_link_pack v181 = ((two_link_pack_number(prepared, 3U, spacing, 0U) * v75_sine[0]) * v84) + (v180 * v169);
    const two_link_pack v182 = 2.0 - (v172 * v181);
    const two_link_pack v183 = (((v160 * v179) - v96) + (v125 * v178)) + ((v121 * v182) - v181);
    *(two_link_unaligned *)&A[8U * stride] = v63 * (v183 - (v116 * v173));
    const two_link_pack v184 = ((((v161 * v179) - v128) - (v135 * v182)) + (v136 * v178)) - v171;
    *(two_link_unaligned *)&A[9U * stride] = v63 * (v184 - (v134 * v173));
    const two_link_pack v185 = (v177 - (v163 * v179)) + (v142 * v182);
    const two_link_pack v186 = v63 * ((v185 + ((v140 + (two_link_pack_at(&dt[0]) * v181)) + (v145 * v178))) + (v143 * v173));
    *(two_link_unaligned *)&A[10U * stride] = 1.0 - v186;
    const two_link_pack v187 = (((v175 + v146) + (v165 * v179)) + (v149 * v182)) + (v151 * v178);
    *(two_link_unaligned *)&A[11U * stride] = -(v63 * ((v187 + (two_link_pack_at(&dt[0]) * v171)) + (v148 * v173)));
    const two_link_pack v188 = (two_link_pack_number(prepared, 9U, spacing, 0U) * v167) + (v83 * v171);
    const two_link_pack v189 = 2.0 + (v172 * v188);
    const two_link_pack v190 = (two_link_pack_number(prepared, 9U, spacing, 0U) * v176) + (v83 * v177);
    const two_link_pack v191 = two_link_pack_at(&dt[0]) * v190;
    const two_link_pack v192 = 2.0 + (v83 * v179);
    const two_link_pack v193 = (two_link_pack_number(prepared, 9U, spacing, 0U) * v180) + (v83 * v181);
    const two_link_pack v194 = v172 * v193;
    const two_link_pack v195 = (v193 + (v121 * v194)) + ((v97 - (v160 * v192)) + (v125 * v191));
    *(two_link_unaligned *)&A[12U * stride] = v63 * (v195 + (v116 * v189));
    const two_link_pack v196 = v188 + (((v129 - (v161 * v192)) - (v135 * v194)) + (v136 * v191));
    *(two_link_unaligned *)&A[13U * stride] = v63 * (v196 + (v134 * v189));
    const two_link_pack v197 = (v190 - (v163 * v192)) - (v142 * v194);
    *(two_link_unaligned *)&A[14U * stride] = v63 * ((v197 + ((v141 + (two_link_pack_at(&dt[0]) * v193)) - (v145 * v191))) + (v143 * v189));
    const two_link_pack v198 = (((v147 + (v83 * v175)) + (v165 * v192)) - (v149 * v194)) - (v151 * v191);
    *(two_link_unaligned *)&A[15U * stride] = 1.0 + (v63 * ((v198 + (two_link_pack_at(&dt[0]) * v188)) + (v148 * v189)));
    const two_link_pack v199 = v18 * v22;
    const two_link_pack v200 = v32 * v38;
    const two_link_pack v201 = (v200 + (v199 * v111)) + (v22 * v108);
    const two_link_pack v202 = (v22 * v120) - (v38 + (v199 * v110));
    const two_link_pack v203 = ((((v22 * v124) - v60) - (v202 * v119)) - (v201 * v101)) - (v199 * v92);
    *(two_link_unaligned *)&B[0] = v126 * (v203 + (v202 - v22));
    const two_link_pack v204 = (v18 * v199) - two_link_pack_number(prepared, 9U, spacing, 0U);
    const two_link_pack v205 = ((two_link_pack_number(prepared, 9U, spacing, 0U) - (v32 * v200)) - (v204 * v111)) - (v199 * v108);
    const two_link_pack v206 = (v200 + (v204 * v110)) - (v199 * v120);
    const two_link_pack v207 = v59 * v60;
    const two_link_pack v208 = ((((v206 * v119) - v207) + (v205 * v101)) + (v199 * v124)) - (v204 * v92);
    *(two_link_unaligned *)&B[stride] = v126 * ((v206 + v199) - v208);
    const two_link_pack v209 = ((((v22 * v157) - v207) - (v201 * v159)) + (v202 * v155)) - (v199 * v153);
    *(two_link_unaligned *)&B[2U * stride] = -(v126 * (v209 - (v199 + v201)));
    const two_link_pack v210 = (((two_link_pack_number(prepared, 9U, spacing, 0U) - (v59 * v207)) + (v205 * v159)) - (v206 * v155)) + (v199 * v157);
    const two_link_pack v211 = v210 - (v204 * v153);
    *(two_link_unaligned *)&B[3U * stride] = -(v126 * ((v204 - v205) - v211));
    const two_link_pack v212 = (((v209 * v179) - (v22 + v84)) + (v202 * v182)) + (v203 * v178);
    *(two_link_unaligned *)&B[4U * stride] = v63 * (v212 - (v201 * v173));
    const two_link_pack v213 = v83 * v84;
    const two_link_pack v214 = v199 + v213;
    const two_link_pack v215 = (((v214 - (v211 * v179)) + (v206 * v182)) - (v208 * v178)) - (v205 * v173);
    *(two_link_unaligned *)&B[5U * stride] = v63 * v215;
    const two_link_pack v216 = (((v214 - (v209 * v192)) + (v202 * v194)) + (v203 * v191)) + (v201 * v189);
    *(two_link_unaligned *)&B[6U * stride] = v63 * v216;
    const two_link_pack v217 = (((two_link_pack_number(prepared, 9U, spacing, 0U) - v204) - (v83 * v213)) + (v211 * v192)) + (v206 * v194);
    *(two_link_unaligned *)&B[7U * stride] = v63 * ((v217 - (v208 * v191)) + (v205 * v189));
    if (!two_link_pack_within(v_beyond)) {
        two_link_pack_linearize_step_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    }
}

static TWO_LINK_APART void two_link_pack_linearize_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    two_link_pack_linearize_step_block_body(0U, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

static TWO_LINK_APART void two_link_pack_linearize_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    two_link_pack_linearize_step_block_body(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
}

TWO_LINK_INLINE void two_link_pack_linearize_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        two_link_pack_linearize_step_block_same(prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    } else {
        two_link_pack_linearize_step_block_each(spacing, prepared, stride, q, qd, tau, dt, q_next, qd_next, A, B);
    }
}

void two_link_linearize_step_batch(const two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= TWO_LINK_LANES) {
        const size_t second = two_link_pack_second(TWO_LINK_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_linearize_step_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double dt_rest[1U * TWO_LINK_LANES];
        double q_next_rest[2U * TWO_LINK_LANES];
        double qd_next_rest[2U * TWO_LINK_LANES];
        double A_rest[16U * TWO_LINK_LANES];
        double B_rest[8U * TWO_LINK_LANES];

        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, dt, dt_rest);
        two_link_pack_linearize_step_block(0U, prepared->k, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, q_next_rest, q_next);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qd_next_rest, qd_next);
        two_link_pack_give(16U, count, first, TWO_LINK_LANES, A_rest, A);
        two_link_pack_give(8U, count, first, TWO_LINK_LANES, B_rest, B);
    }
}

void two_link_linearize_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const double *dt, double *q_next, double *qd_next, double *A, double *B)
{
    if (count >= TWO_LINK_LANES) {
        const size_t second = two_link_pack_second(TWO_LINK_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : TWO_LINK_LANES) {
            const size_t first = (next < (count - TWO_LINK_LANES)) ? next : (count - TWO_LINK_LANES);

            two_link_pack_linearize_step_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * TWO_LINK_LANES];
        double qd_rest[2U * TWO_LINK_LANES];
        double tau_rest[2U * TWO_LINK_LANES];
        double dt_rest[1U * TWO_LINK_LANES];
        double q_next_rest[2U * TWO_LINK_LANES];
        double qd_next_rest[2U * TWO_LINK_LANES];
        double A_rest[16U * TWO_LINK_LANES];
        double B_rest[8U * TWO_LINK_LANES];
        double prepared_rest[27U * TWO_LINK_LANES];

        two_link_pack_take(4U, count, first, TWO_LINK_LANES, &prepared[0U * count], &prepared_rest[0U * TWO_LINK_LANES]);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, &prepared[9U * count], &prepared_rest[9U * TWO_LINK_LANES]);
        two_link_pack_take(5U, count, first, TWO_LINK_LANES, &prepared[17U * count], &prepared_rest[17U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, &prepared[24U * count], &prepared_rest[24U * TWO_LINK_LANES]);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, q, q_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, qd, qd_rest);
        two_link_pack_take(2U, count, first, TWO_LINK_LANES, tau, tau_rest);
        two_link_pack_take(1U, count, first, TWO_LINK_LANES, dt, dt_rest);
        two_link_pack_linearize_step_block(TWO_LINK_LANES, prepared_rest, TWO_LINK_LANES, q_rest, qd_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, A_rest, B_rest);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, q_next_rest, q_next);
        two_link_pack_give(2U, count, first, TWO_LINK_LANES, qd_next_rest, qd_next);
        two_link_pack_give(16U, count, first, TWO_LINK_LANES, A_rest, A);
        two_link_pack_give(8U, count, first, TWO_LINK_LANES, B_rest, B);
    }
}

#else

typedef int two_link_has_no_vector_code;

#endif
