/* spherical_screw, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with SPHERICAL_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in spherical_screw_batch.c. */
#include "spherical_screw_batch.h"

#if defined(SPHERICAL_SCREW_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define SPHERICAL_SCREW_BYTES 64
#elif defined(__AVX__)
#define SPHERICAL_SCREW_BYTES 32
#else
#define SPHERICAL_SCREW_BYTES 16
#endif
#define SPHERICAL_SCREW_LANES (SPHERICAL_SCREW_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define SPHERICAL_SCREW_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define SPHERICAL_SCREW_APART __attribute__((noinline, unused))
#endif
#define SPHERICAL_SCREW_BODY static inline __attribute__((always_inline, unused))
#define SPHERICAL_SCREW_INLINE static inline __attribute__((unused))

typedef double spherical_screw_pack __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));
typedef double spherical_screw_unaligned __attribute__((vector_size(SPHERICAL_SCREW_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t spherical_screw_mask __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));
typedef signed char spherical_screw_bytes __attribute__((vector_size(SPHERICAL_SCREW_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short spherical_screw_shorts __attribute__((vector_size(2 * SPHERICAL_SCREW_BYTES / sizeof(double))));

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_splat(double x)
{
    return x - (spherical_screw_pack){ 0.0 };
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_at(const double *x)
{
    return *(const spherical_screw_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? spherical_screw_pack_splat(prepared[k]) : spherical_screw_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
SPHERICAL_SCREW_INLINE size_t spherical_screw_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % SPHERICAL_SCREW_LANES;

    return (((count % SPHERICAL_SCREW_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_at_flags(const bool *x)
{
    const spherical_screw_shorts wide = __builtin_convertvector(*(const spherical_screw_bytes *)x, spherical_screw_shorts);

    return -__builtin_convertvector(wide, spherical_screw_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_at_modes(const signed char *x)
{
    const spherical_screw_shorts wide = __builtin_convertvector(*(const spherical_screw_bytes *)x, spherical_screw_shorts);

    return __builtin_convertvector(wide, spherical_screw_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_select(spherical_screw_mask condition, spherical_screw_pack x, spherical_screw_pack y)
{
    return (spherical_screw_pack)(((spherical_screw_mask)x & condition) | ((spherical_screw_mask)y & ~condition));
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_abs(spherical_screw_pack x)
{
    return (spherical_screw_pack)((spherical_screw_mask)x & ~(spherical_screw_mask)spherical_screw_pack_splat(-0.0));
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_min(spherical_screw_pack x, spherical_screw_pack y)
{
    return spherical_screw_pack_select((spherical_screw_mask)(x < y), x, y);
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_max(spherical_screw_pack x, spherical_screw_pack y)
{
    return spherical_screw_pack_select((spherical_screw_mask)(x > y), x, y);
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_sign(spherical_screw_pack x)
{
    const spherical_screw_pack one = spherical_screw_pack_splat(1.0);

    return spherical_screw_pack_select((spherical_screw_mask)(x > 0.0), one, spherical_screw_pack_select((spherical_screw_mask)(x < 0.0), -one, x));
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_sqrt(spherical_screw_pack x)
{
    double one[SPHERICAL_SCREW_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < SPHERICAL_SCREW_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_select_whole(spherical_screw_mask condition, spherical_screw_mask x, spherical_screw_mask y)
{
    return (x & condition) | (y & ~condition);
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_whole(int64_t x)
{
    return x + (spherical_screw_mask){ 0 };
}

SPHERICAL_SCREW_INLINE bool spherical_screw_pack_all(spherical_screw_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < SPHERICAL_SCREW_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

SPHERICAL_SCREW_INLINE spherical_screw_mask spherical_screw_pack_mode_of(spherical_screw_pack x)
{
    return (spherical_screw_mask)(x < 0.0) - (spherical_screw_mask)(x > 0.0);
}

SPHERICAL_SCREW_INLINE spherical_screw_pack spherical_screw_pack_real_of(spherical_screw_mask mode)
{
    const spherical_screw_mask sign = mode & (spherical_screw_mask)spherical_screw_pack_splat(-0.0);

    return (spherical_screw_pack)(sign | ((spherical_screw_mask)spherical_screw_pack_splat(1.0) & (spherical_screw_mask)(mode != 0)));
}

typedef unsigned long long spherical_screw_bits __attribute__((vector_size(SPHERICAL_SCREW_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void spherical_screw_pack_sincos_pair(const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine, spherical_screw_bits *beyond)
{
    const spherical_screw_pack x = *angle;
    union { spherical_screw_pack number; spherical_screw_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const spherical_screw_pack n = k.number - 6755399441186816.0;
    const spherical_screw_pack w = x - (n * 1.5707963267923333);
    const spherical_screw_pack r = w - (n * 2.5633441515839558e-12);
    const spherical_screw_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const spherical_screw_pack z = r * r;
    const spherical_screw_pack rz = r * z;

    const spherical_screw_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const spherical_screw_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const spherical_screw_bits odd = 0ULL - (k.bits & 1ULL);
    const spherical_screw_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const spherical_screw_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
SPHERICAL_SCREW_INLINE bool spherical_screw_pack_within(spherical_screw_bits beyond)
{
    return spherical_screw_pack_all((spherical_screw_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_sincos_beyond(size_t size, const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const spherical_screw_mask inside = (spherical_screw_mask)(spherical_screw_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < SPHERICAL_SCREW_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void spherical_screw_pack_sincos_guard(size_t size, const spherical_screw_pack *angle, spherical_screw_pack *sine, spherical_screw_pack *cosine, const spherical_screw_bits *beyond)
{
    if (!spherical_screw_pack_within(*beyond)) {
        spherical_screw_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_regressor_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double qd_lane[3];
            double qdd_lane[3];
            double Y_lane[90];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            spherical_screw_regressor(own, q_lane, qd_lane, qdd_lane, Y_lane);
            for (size_t k = 0U; k < 90U; k++) {
                Y[(k * stride) + lane] = Y_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(spherical_screw_unaligned *)&Y[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[2U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[3U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[4U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[5U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[7U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[8U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[10U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[11U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[12U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[13U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[17U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[27U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[30U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[31U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[32U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[33U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[34U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[35U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[36U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[37U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[38U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[39U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[40U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[42U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[60U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[61U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[62U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[63U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[64U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[65U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[66U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[67U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[68U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[69U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[70U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[71U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[72U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[73U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[74U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[75U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[76U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[77U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[78U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[79U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[84U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[85U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[86U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[87U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[88U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[89U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&Y[9U * stride] = spherical_screw_pack_at(&qdd[0]);
    const spherical_screw_pack v2 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v3 = 2.0 * spherical_screw_pack_at(&qd[stride]);
    const spherical_screw_pack v4 = spherical_screw_pack_at(&qdd[0]) * v0_sine[0];
    const spherical_screw_pack v5 = v4 + (v3 * v2);
    const spherical_screw_pack v6 = v0_sine[0] * v5;
    *(spherical_screw_unaligned *)&Y[14U * stride] = v6;
    *(spherical_screw_unaligned *)&Y[24U * stride] = v6;
    const spherical_screw_pack v7 = spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride]);
    *(spherical_screw_unaligned *)&Y[47U * stride] = spherical_screw_pack_at(&qdd[stride]);
    *(spherical_screw_unaligned *)&Y[57U * stride] = spherical_screw_pack_at(&qdd[stride]);
    const spherical_screw_pack v8 = -((spherical_screw_pack_at(&qdd[stride]) * v0_sine[0]) + (v7 * v0_cosine[0]));
    *(spherical_screw_unaligned *)&Y[15U * stride] = v8;
    *(spherical_screw_unaligned *)&Y[25U * stride] = v8;
    const spherical_screw_pack v9 = spherical_screw_pack_at(&qd[0]) * v0_sine[0];
    const spherical_screw_pack v10 = spherical_screw_pack_at(&qdd[0]) * v0_cosine[0];
    const spherical_screw_pack v11 = (v3 * v9) - v10;
    const spherical_screw_pack v12 = -((v0_sine[0] * v11) - (v0_cosine[0] * v5));
    *(spherical_screw_unaligned *)&Y[16U * stride] = v12;
    *(spherical_screw_unaligned *)&Y[26U * stride] = v12;
    const spherical_screw_pack v13 = -((spherical_screw_pack_at(&qdd[stride]) * v0_cosine[0]) - (v7 * v0_sine[0]));
    *(spherical_screw_unaligned *)&Y[18U * stride] = v13;
    *(spherical_screw_unaligned *)&Y[28U * stride] = v13;
    const spherical_screw_pack v14 = -(v0_cosine[0] * v11);
    *(spherical_screw_unaligned *)&Y[19U * stride] = v14;
    *(spherical_screw_unaligned *)&Y[29U * stride] = v14;
    const spherical_screw_pack v15 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v16 = ((2.0 * spherical_screw_pack_at(&qd[2U * stride])) * v2) - (v15 * v11);
    const spherical_screw_pack v17 = v15 * v0_cosine[0];
    *(spherical_screw_unaligned *)&Y[20U * stride] = v17 * v16;
    *(spherical_screw_unaligned *)&Y[21U * stride] = (v0_cosine[0] * v16) - (v17 * v11);
    const spherical_screw_pack v18 = v2 * v2;
    const spherical_screw_pack v19 = v7 + v18;
    const spherical_screw_pack v20 = 9.81 * v0_sine[0];
    const spherical_screw_pack v21 = (v20 + spherical_screw_pack_at(&qdd[2U * stride])) - (v15 * v19);
    *(spherical_screw_unaligned *)&Y[80U * stride] = v21;
    const spherical_screw_pack v22 = v2 * v9;
    *(spherical_screw_unaligned *)&Y[49U * stride] = v22;
    *(spherical_screw_unaligned *)&Y[59U * stride] = v22;
    const spherical_screw_pack v23 = v15 * v22;
    const spherical_screw_pack v24 = v23 + (spherical_screw_pack_at(&qdd[stride]) * v15);
    const spherical_screw_pack v25 = 9.81 * v0_cosine[0];
    *(spherical_screw_unaligned *)&Y[41U * stride] = v25;
    const spherical_screw_pack v26 = (v25 + (spherical_screw_pack_at(&qd[2U * stride]) * v3)) + v24;
    *(spherical_screw_unaligned *)&Y[22U * stride] = (v0_sine[0] * (v26 - v23)) - ((v0_cosine[0] * v21) + (v17 * v18));
    *(spherical_screw_unaligned *)&Y[23U * stride] = -((v0_sine[0] * v16) + (v17 * v5));
    *(spherical_screw_unaligned *)&Y[43U * stride] = -v20;
    const spherical_screw_pack v27 = -v22;
    *(spherical_screw_unaligned *)&Y[44U * stride] = v27;
    *(spherical_screw_unaligned *)&Y[54U * stride] = v27;
    const spherical_screw_pack v28 = -v4;
    *(spherical_screw_unaligned *)&Y[45U * stride] = v28;
    *(spherical_screw_unaligned *)&Y[55U * stride] = v28;
    const spherical_screw_pack v29 = v9 * v9;
    const spherical_screw_pack v30 = v29 - v18;
    *(spherical_screw_unaligned *)&Y[46U * stride] = v30;
    *(spherical_screw_unaligned *)&Y[56U * stride] = v30;
    const spherical_screw_pack v31 = -v10;
    *(spherical_screw_unaligned *)&Y[48U * stride] = v31;
    *(spherical_screw_unaligned *)&Y[58U * stride] = v31;
    *(spherical_screw_unaligned *)&Y[82U * stride] = v31;
    *(spherical_screw_unaligned *)&Y[50U * stride] = v15 * v26;
    *(spherical_screw_unaligned *)&Y[51U * stride] = v24 + v26;
    *(spherical_screw_unaligned *)&Y[52U * stride] = v15 * v4;
    *(spherical_screw_unaligned *)&Y[53U * stride] = -(v21 + (v15 * (v7 + v29)));
    *(spherical_screw_unaligned *)&Y[81U * stride] = -v19;
    *(spherical_screw_unaligned *)&Y[83U * stride] = v22 - spherical_screw_pack_at(&qdd[stride]);
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_regressor_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, Y);
    }
}

void spherical_screw_regressor_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 90U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double Y_rest[90U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_regressor_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        spherical_screw_pack_give(90U, count, first, SPHERICAL_SCREW_LANES, Y_rest, Y);
    }
}

void spherical_screw_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 90U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double Y_rest[90U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_regressor_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        spherical_screw_pack_give(90U, count, first, SPHERICAL_SCREW_LANES, Y_rest, Y);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_stiffness_matrix_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *K)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double K_lane[9];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            spherical_screw_stiffness_matrix(own, q_lane, K_lane);
            for (size_t k = 0U; k < 9U; k++) {
                K[(k * stride) + lane] = K_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(spherical_screw_unaligned *)&K[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&K[stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&K[2U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&K[3U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&K[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&K[8U * stride] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v2 = 392.40000000000003 * v0_cosine[0];
    *(spherical_screw_unaligned *)&K[5U * stride] = v2;
    *(spherical_screw_unaligned *)&K[7U * stride] = v2;
    *(spherical_screw_unaligned *)&K[4U * stride] = -((402.21000000000004 + (392.40000000000003 * spherical_screw_pack_at(&q[2U * stride]))) * v0_sine[0]);
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_stiffness_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, K);
    }
}

void spherical_screw_stiffness_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *K)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double K_rest[9U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_stiffness_matrix_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, K_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, K_rest, K);
    }
}

void spherical_screw_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double K_rest[9U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_stiffness_matrix_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, K_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, K_rest, K);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(spherical_screw_unaligned *)&D[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[2U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[3U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[4U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[5U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[7U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&D[8U * stride] = spherical_screw_pack_splat(0.0);
}

void spherical_screw_damping_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *D)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double D_rest[9U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_damping_matrix_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, D_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, D_rest, D);
    }
}

void spherical_screw_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double D_rest[9U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_damping_matrix_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, D_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, D_rest, D);
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_sticking_loads(size_t spacing, const double *restrict prepared, const spherical_screw_pack *restrict u, const spherical_screw_pack *restrict polished, const spherical_screw_pack *restrict context_real, const spherical_screw_mask *restrict context_boolean, spherical_screw_pack *restrict u_out, spherical_screw_pack *restrict polished_out, spherical_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const spherical_screw_pack v0 = context_real[1] * context_real[0];
    const spherical_screw_pack v1 = context_real[0] * context_real[2];
    const spherical_screw_pack v2 = v1 + (u[0] * v0);
    const spherical_screw_pack v3 = context_real[0] * spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v2), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375));
    const spherical_screw_pack v4 = spherical_screw_pack_select(context_boolean[0], v2 * v3, spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v5 = v1 + (v0 * v4);
    const spherical_screw_pack v6 = spherical_screw_pack_abs(v4 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v5), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v5), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v7 = u[0] - v4;
    const spherical_screw_pack v8 = v7 / (1.0 - spherical_screw_pack_select(context_boolean[0], v0 * v3, spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v9 = u[0] - (0.125 * v8);
    const spherical_screw_pack v10 = v1 + (v0 * v9);
    const spherical_screw_pack v11 = spherical_screw_pack_abs(v9 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v10), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v10), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v12 = u[0] - (0.5 * v8);
    const spherical_screw_pack v13 = v1 + (v0 * v12);
    const spherical_screw_pack v14 = spherical_screw_pack_abs(v12 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v13), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v13), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v15 = u[0] - v8;
    const spherical_screw_pack v16 = v1 + (v0 * v15);
    const spherical_screw_pack v17 = spherical_screw_pack_abs(v15 - spherical_screw_pack_select(context_boolean[0], spherical_screw_pack_select((spherical_screw_mask)(spherical_screw_pack_splat(0.0) < v16), spherical_screw_pack_splat(0.4285714285714286), spherical_screw_pack_splat(-0.375)) * (context_real[0] * v16), spherical_screw_pack_splat(0.0)));
    const spherical_screw_pack v18 = spherical_screw_pack_abs(v7);
    const spherical_screw_mask v19 = (spherical_screw_mask)(v17 < v18);
    const spherical_screw_pack v20 = spherical_screw_pack_select(v19, v17, v18);
    const spherical_screw_mask v21 = (spherical_screw_mask)(v14 < v20);
    const spherical_screw_pack v22 = spherical_screw_pack_select(v21, v14, v20);
    const spherical_screw_mask v23 = (spherical_screw_mask)(v11 < v22);
    const spherical_screw_pack v24 = spherical_screw_pack_select(v23, v11, v22);
    const spherical_screw_mask v25 = (spherical_screw_mask)(v6 < v24);
    u_out[0] = spherical_screw_pack_select(v25, v4, spherical_screw_pack_select(v23, v9, spherical_screw_pack_select(v21, v12, spherical_screw_pack_select(v19, v15, u[0]))));
    const spherical_screw_pack v26 = polished[0] + spherical_screw_pack_select((spherical_screw_mask)(v18 <= (1e-05 * spherical_screw_pack_max(spherical_screw_pack_abs(u[0]), spherical_screw_pack_abs(v4)))), spherical_screw_pack_splat(1.0), spherical_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const spherical_screw_mask v27 = (spherical_screw_mask)(spherical_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = v27 | (spherical_screw_mask)(spherical_screw_pack_select(v25, v6, v24) <= spherical_screw_pack_splat(0.0));
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_sticking_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const bool *restrict stuck, double *restrict f, double *restrict qdd)
{
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_bits v0_beyond = { 0U };
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    spherical_screw_pack_sincos_guard(1U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const spherical_screw_pack v2 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v3 = 40.0 * v2;
    const spherical_screw_pack v4 = v2 * v3;
    const spherical_screw_pack v5 = 7.992 + v4;
    const spherical_screw_pack v6 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v7 = 80.0 * v2;
    const spherical_screw_pack v8 = 0.4 * spherical_screw_pack_at(&qd[stride]);
    const spherical_screw_pack v9 = v0_sine[0] * v6;
    const spherical_screw_pack v10 = ((88.29 + (392.40000000000003 * v2)) * v0_cosine[0]) - spherical_screw_pack_at(&tau[stride]);
    const spherical_screw_pack v11 = (v10 + (spherical_screw_pack_at(&qd[2U * stride]) * ((spherical_screw_pack_at(&qd[stride]) * v7) - (0.4 * v6)))) + ((spherical_screw_pack_at(&qd[0]) * v5) * v9);
    const spherical_screw_pack v12 = 0.4 * v0_sine[0];
    const spherical_screw_pack v13 = ((spherical_screw_pack_at(&qd[2U * stride]) * v0_cosine[0]) * (v8 + (v7 * v6))) - spherical_screw_pack_at(&tau[0]);
    const spherical_screw_pack v14 = v13 - ((spherical_screw_pack_at(&qd[stride]) * (15.984 + (v2 * v7))) * v9);
    const spherical_screw_pack v15 = v0_sine[0] * v0_sine[0];
    const spherical_screw_pack v16 = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[2U * stride]), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(0.016666666666666666));
    const spherical_screw_pack v17 = (v8 * v6) - spherical_screw_pack_at(&tau[2U * stride]);
    const spherical_screw_pack v18 = (v3 * ((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + (v6 * v6))) - ((392.40000000000003 * v0_sine[0]) + v17);
    const spherical_screw_pack v19 = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[2U * stride]), spherical_screw_pack_splat(0.0), v18);
    const spherical_screw_pack v20 = 0.16000000000000003 * v16;
    const spherical_screw_pack v21 = -(1.0 / spherical_screw_pack_select(~spherical_screw_pack_at_flags(&stuck[0]), ((v5 + v20) * v15) - (v4 + 28.0), spherical_screw_pack_splat(1.0)));
    const spherical_screw_pack v22 = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[0]), spherical_screw_pack_splat(0.0), v21);
    const spherical_screw_pack v23 = (((v16 * v12) * v19) - spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[0]), spherical_screw_pack_splat(0.0), -v14)) * v22;
    const spherical_screw_pack v24 = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[2U * stride]), spherical_screw_pack_splat(0.0), v16 * (v19 + (v12 * v23)));
    const spherical_screw_pack v25 = v16 * spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[2U * stride]), spherical_screw_pack_splat(0.0), spherical_screw_pack_splat(1.0));
    const spherical_screw_pack v26 = v25 * v22;
    const spherical_screw_pack v27 = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[2U * stride]), spherical_screw_pack_splat(0.0), v25 + ((v20 * v15) * v26));
    const spherical_screw_pack v28 = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[0]), spherical_screw_pack_splat(0.0), -(v12 * v26));
    const spherical_screw_pack v29 = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[0]), spherical_screw_pack_splat(0.0), -v23);
    spherical_screw_pack v30_u[1] = {spherical_screw_pack_splat(0.0)};
    spherical_screw_pack v30_polished[1] = {spherical_screw_pack_splat(0.0)};
    const spherical_screw_pack v30_of_context_real[3] = {spherical_screw_pack_sign(spherical_screw_pack_at(&qd[2U * stride])), ((v12 * v28) - 1.0) + (20.0 * v27), -((v17 + (v12 * v29)) + (20.0 * v24))};
    const spherical_screw_mask v30_of_context_boolean[1] = {~spherical_screw_pack_at_flags(&stuck[2U * stride])};
    spherical_screw_mask v30_done = { 0 };
    for (int v30_pass = 0; (v30_pass < 40) && !spherical_screw_pack_all(v30_done); v30_pass++) {
        spherical_screw_pack v30_next_u[1];
        spherical_screw_pack v30_next_polished[1];
        spherical_screw_mask v30_ends;
        spherical_screw_pack_sticking_loads(spacing, prepared, v30_u, v30_polished, v30_of_context_real, v30_of_context_boolean, v30_next_u, v30_next_polished, &v30_ends);
        v30_u[0] = spherical_screw_pack_select(v30_done, v30_u[0], v30_next_u[0]);
        v30_polished[0] = spherical_screw_pack_select(v30_done, v30_polished[0], v30_next_polished[0]);
        v30_done |= v30_ends;
    }
    const spherical_screw_pack v31 = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[2U * stride]), spherical_screw_pack_splat(0.0), v24 - (v27 * v30_u[0]));
    *(spherical_screw_unaligned *)&qdd[2U * stride] = v31;
    *(spherical_screw_unaligned *)&f[0] = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[0]), -(v14 + (v12 * v31)), spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v32 = -v11;
    *(spherical_screw_unaligned *)&f[stride] = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[stride]), v32, spherical_screw_pack_splat(0.0));
    const spherical_screw_pack v33 = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[0]), spherical_screw_pack_splat(0.0), v29 - (v28 * v30_u[0]));
    *(spherical_screw_unaligned *)&qdd[0] = v33;
    *(spherical_screw_unaligned *)&f[2U * stride] = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[2U * stride]), v18 - (v12 * v33), v30_u[0]);
    const spherical_screw_pack v34 = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[stride]), spherical_screw_pack_splat(0.0), spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[stride]), spherical_screw_pack_splat(0.0), 1.0 / spherical_screw_pack_select(~spherical_screw_pack_at_flags(&stuck[stride]), 8.0 + v4, spherical_screw_pack_splat(1.0))) * spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[stride]), spherical_screw_pack_splat(0.0), v32));
    *(spherical_screw_unaligned *)&qdd[stride] = spherical_screw_pack_select(spherical_screw_pack_at_flags(&stuck[stride]), spherical_screw_pack_splat(0.0), v34);
}

void spherical_screw_sticking_forces_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_sticking_forces_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        bool stuck_rest[3U * SPHERICAL_SCREW_LANES];
        double f_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take_flags(3U, count, first, SPHERICAL_SCREW_LANES, stuck, stuck_rest);
        spherical_screw_pack_sticking_forces_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, f_rest, f);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qdd_rest, qdd);
    }
}

void spherical_screw_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_sticking_forces_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &stuck[first], &f[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        bool stuck_rest[3U * SPHERICAL_SCREW_LANES];
        double f_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_take_flags(3U, count, first, SPHERICAL_SCREW_LANES, stuck, stuck_rest);
        spherical_screw_pack_sticking_forces_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, stuck_rest, f_rest, qdd_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, f_rest, f);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qdd_rest, qdd);
    }
}

#else

typedef int spherical_screw_has_no_vector_code;

#endif
