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
static SPHERICAL_SCREW_APART void spherical_screw_pack_jacobian_tip_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *J)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double J_lane[18];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            spherical_screw_jacobian_tip(own, q_lane, J_lane);
            for (size_t k = 0U; k < 18U; k++) {
                J[(k * stride) + lane] = J_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_jacobian_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[2] = {spherical_screw_pack_at(&q[stride]), spherical_screw_pack_at(&q[0])};
    spherical_screw_pack v0_sine[2];
    spherical_screw_pack v0_cosine[2];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    spherical_screw_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(spherical_screw_unaligned *)&J[8U * stride] = v0_sine[0];
    *(spherical_screw_unaligned *)&J[10U * stride] = v0_sine[1];
    *(spherical_screw_unaligned *)&J[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&J[9U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&J[11U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&J[12U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&J[14U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&J[16U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&J[17U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&J[15U * stride] = spherical_screw_pack_splat(1.0);
    const spherical_screw_pack v4 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v5 = v4 * v0_cosine[0];
    *(spherical_screw_unaligned *)&J[7U * stride] = v5;
    *(spherical_screw_unaligned *)&J[3U * stride] = v0_cosine[1] * v5;
    const spherical_screw_pack v6 = v4 * v0_sine[0];
    *(spherical_screw_unaligned *)&J[2U * stride] = v0_cosine[0] * v0_cosine[1];
    *(spherical_screw_unaligned *)&J[5U * stride] = v0_cosine[0] * v0_sine[1];
    *(spherical_screw_unaligned *)&J[0] = -(v0_sine[1] * v5);
    *(spherical_screw_unaligned *)&J[stride] = -(v0_cosine[1] * v6);
    *(spherical_screw_unaligned *)&J[4U * stride] = -(v0_sine[1] * v6);
    *(spherical_screw_unaligned *)&J[13U * stride] = -v0_cosine[1];
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_jacobian_tip_again(v_beyond, 0U, spacing, prepared, stride, q, J);
    }
}

void spherical_screw_jacobian_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *J)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 18U, J);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_jacobian_tip_block(0U, prepared->k, count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double J_rest[18U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_jacobian_tip_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, J_rest);
        spherical_screw_pack_give(18U, count, first, SPHERICAL_SCREW_LANES, J_rest, J);
    }
}

void spherical_screw_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 18U, J);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_jacobian_tip_block(count, &prepared[first], count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double J_rest[18U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_jacobian_tip_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, J_rest);
        spherical_screw_pack_give(18U, count, first, SPHERICAL_SCREW_LANES, J_rest, J);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_influence_tip_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *G, double *H)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double G_lane[9];
            double H_lane[27];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            spherical_screw_influence_tip(own, q_lane, G_lane, H_lane);
            for (size_t k = 0U; k < 9U; k++) {
                G[(k * stride) + lane] = G_lane[k];
            }
            for (size_t k = 0U; k < 27U; k++) {
                H[(k * stride) + lane] = H_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_influence_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[2] = {spherical_screw_pack_at(&q[stride]), spherical_screw_pack_at(&q[0])};
    spherical_screw_pack v0_sine[2];
    spherical_screw_pack v0_cosine[2];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    spherical_screw_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(spherical_screw_unaligned *)&G[8U * stride] = v0_sine[0];
    *(spherical_screw_unaligned *)&H[23U * stride] = v0_cosine[0];
    *(spherical_screw_unaligned *)&H[25U * stride] = v0_cosine[0];
    *(spherical_screw_unaligned *)&G[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[8U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[17U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[18U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[19U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[20U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[21U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[24U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[26U * stride] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v4 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    *(spherical_screw_unaligned *)&G[7U * stride] = v4 * v0_cosine[0];
    const spherical_screw_pack v5 = v4 * v0_sine[0];
    const spherical_screw_pack v6 = v0_cosine[0] * v0_cosine[1];
    *(spherical_screw_unaligned *)&G[2U * stride] = v6;
    *(spherical_screw_unaligned *)&H[11U * stride] = v6;
    *(spherical_screw_unaligned *)&H[15U * stride] = v6;
    const spherical_screw_pack v7 = v0_cosine[0] * v0_sine[1];
    *(spherical_screw_unaligned *)&G[5U * stride] = v7;
    const spherical_screw_pack v8 = -(v0_sine[0] * v0_cosine[1]);
    *(spherical_screw_unaligned *)&H[5U * stride] = v8;
    *(spherical_screw_unaligned *)&H[7U * stride] = v8;
    const spherical_screw_pack v9 = -(v0_sine[0] * v0_sine[1]);
    *(spherical_screw_unaligned *)&H[14U * stride] = v9;
    *(spherical_screw_unaligned *)&H[16U * stride] = v9;
    const spherical_screw_pack v10 = v0_sine[1] * v5;
    *(spherical_screw_unaligned *)&H[stride] = v10;
    *(spherical_screw_unaligned *)&H[3U * stride] = v10;
    const spherical_screw_pack v11 = -(v0_cosine[1] * v5);
    *(spherical_screw_unaligned *)&G[stride] = v11;
    *(spherical_screw_unaligned *)&H[10U * stride] = v11;
    *(spherical_screw_unaligned *)&H[12U * stride] = v11;
    *(spherical_screw_unaligned *)&G[4U * stride] = -v10;
    const spherical_screw_pack v12 = v4 * v6;
    *(spherical_screw_unaligned *)&G[3U * stride] = v12;
    const spherical_screw_pack v13 = -(v4 * v7);
    *(spherical_screw_unaligned *)&G[0] = v13;
    *(spherical_screw_unaligned *)&H[9U * stride] = v13;
    *(spherical_screw_unaligned *)&H[13U * stride] = v13;
    const spherical_screw_pack v14 = -v12;
    *(spherical_screw_unaligned *)&H[0] = v14;
    *(spherical_screw_unaligned *)&H[4U * stride] = v14;
    const spherical_screw_pack v15 = -v7;
    *(spherical_screw_unaligned *)&H[2U * stride] = v15;
    *(spherical_screw_unaligned *)&H[6U * stride] = v15;
    *(spherical_screw_unaligned *)&H[22U * stride] = -v5;
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_influence_tip_again(v_beyond, 0U, spacing, prepared, stride, q, G, H);
    }
}

void spherical_screw_influence_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 27U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_influence_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double G_rest[9U * SPHERICAL_SCREW_LANES];
        double H_rest[27U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_influence_tip_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, G_rest, H_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, G_rest, G);
        spherical_screw_pack_give(27U, count, first, SPHERICAL_SCREW_LANES, H_rest, H);
    }
}

void spherical_screw_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 27U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_influence_tip_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double G_rest[9U * SPHERICAL_SCREW_LANES];
        double H_rest[27U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_influence_tip_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, G_rest, H_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, G_rest, G);
        spherical_screw_pack_give(27U, count, first, SPHERICAL_SCREW_LANES, H_rest, H);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_influence_rotational_tip_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *G, double *H)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double G_lane[9];
            double H_lane[27];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            spherical_screw_influence_rotational_tip(own, q_lane, G_lane, H_lane);
            for (size_t k = 0U; k < 9U; k++) {
                G[(k * stride) + lane] = G_lane[k];
            }
            for (size_t k = 0U; k < 27U; k++) {
                H[(k * stride) + lane] = H_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_influence_rotational_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[0])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(spherical_screw_unaligned *)&H[stride] = v0_cosine[0];
    *(spherical_screw_unaligned *)&G[stride] = v0_sine[0];
    *(spherical_screw_unaligned *)&H[10U * stride] = v0_sine[0];
    *(spherical_screw_unaligned *)&G[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&G[2U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&G[3U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&G[5U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&G[7U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&G[8U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[2U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[3U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[4U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[5U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[7U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[8U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[9U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[11U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[12U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[13U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[14U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[15U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[16U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[17U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[18U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[19U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[20U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[21U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[22U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[23U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[24U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[25U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&H[26U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&G[6U * stride] = spherical_screw_pack_splat(1.0);
    *(spherical_screw_unaligned *)&G[4U * stride] = -v0_cosine[0];
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_influence_rotational_tip_again(v_beyond, 0U, spacing, prepared, stride, q, G, H);
    }
}

void spherical_screw_influence_rotational_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 27U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_influence_rotational_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double G_rest[9U * SPHERICAL_SCREW_LANES];
        double H_rest[27U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_influence_rotational_tip_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, G_rest, H_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, G_rest, G);
        spherical_screw_pack_give(27U, count, first, SPHERICAL_SCREW_LANES, H_rest, H);
    }
}

void spherical_screw_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 27U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_influence_rotational_tip_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double G_rest[9U * SPHERICAL_SCREW_LANES];
        double H_rest[27U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_influence_rotational_tip_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, G_rest, H_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, G_rest, G);
        spherical_screw_pack_give(27U, count, first, SPHERICAL_SCREW_LANES, H_rest, H);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_inertia_power_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *P)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double P_lane[27];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            spherical_screw_inertia_power(own, q_lane, P_lane);
            for (size_t k = 0U; k < 27U; k++) {
                P[(k * stride) + lane] = P_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(spherical_screw_unaligned *)&P[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[4U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[5U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[8U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[10U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[11U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[12U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[13U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[17U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[20U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[21U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[23U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[24U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[25U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&P[26U * stride] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v2 = v0_sine[0] * v0_cosine[0];
    const spherical_screw_pack v3 = 40.0 * spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v4 = (spherical_screw_pack_at(&q[2U * stride]) * (64.0 + v3)) * v2;
    *(spherical_screw_unaligned *)&P[stride] = -(v4 + (36.184000000000005 * v2));
    const spherical_screw_pack v5 = 32.0 + v3;
    *(spherical_screw_unaligned *)&P[14U * stride] = v5;
    *(spherical_screw_unaligned *)&P[16U * stride] = v5;
    const spherical_screw_pack v6 = (v0_sine[0] * (v5 * v0_sine[0])) - v5;
    *(spherical_screw_unaligned *)&P[18U * stride] = v6;
    const spherical_screw_pack v7 = -v6;
    *(spherical_screw_unaligned *)&P[2U * stride] = v7;
    *(spherical_screw_unaligned *)&P[6U * stride] = v7;
    *(spherical_screw_unaligned *)&P[3U * stride] = -(v4 + (31.0 * v2));
    const spherical_screw_pack v8 = 0.4 * v0_cosine[0];
    *(spherical_screw_unaligned *)&P[7U * stride] = v8;
    *(spherical_screw_unaligned *)&P[19U * stride] = v8;
    *(spherical_screw_unaligned *)&P[9U * stride] = v4 + (33.592 * v2);
    *(spherical_screw_unaligned *)&P[15U * stride] = -v8;
    *(spherical_screw_unaligned *)&P[22U * stride] = -v5;
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_inertia_power_again(v_beyond, 0U, spacing, prepared, stride, q, P);
    }
}

void spherical_screw_inertia_power_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *P)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 27U, P);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double P_rest[27U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_inertia_power_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, P_rest);
        spherical_screw_pack_give(27U, count, first, SPHERICAL_SCREW_LANES, P_rest, P);
    }
}

void spherical_screw_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 27U, P);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_inertia_power_block(count, &prepared[first], count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double P_rest[27U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_inertia_power_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, P_rest);
        spherical_screw_pack_give(27U, count, first, SPHERICAL_SCREW_LANES, P_rest, P);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_reactions_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double qd_lane[3];
            double qdd_lane[3];
            double F_lane[18];

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
            spherical_screw_reactions(own, q_lane, qd_lane, qdd_lane, F_lane);
            for (size_t k = 0U; k < 18U; k++) {
                F[(k * stride) + lane] = F_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    const spherical_screw_pack v2 = spherical_screw_pack_at(&qd[0]) * v0_sine[0];
    const spherical_screw_pack v3 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v4 = spherical_screw_pack_at(&qdd[stride]) + (v3 * v2);
    const spherical_screw_pack v5 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v6 = 40.0 * v5;
    const spherical_screw_pack v7 = 80.0 * spherical_screw_pack_at(&qd[2U * stride]);
    const spherical_screw_pack v8 = ((392.40000000000003 * v0_cosine[0]) + (spherical_screw_pack_at(&qd[stride]) * v7)) + (v6 * v4);
    *(spherical_screw_unaligned *)&F[14U * stride] = v8;
    const spherical_screw_pack v9 = v8 + ((147.15 * v0_cosine[0]) + (9.0 * v4));
    *(spherical_screw_unaligned *)&F[8U * stride] = v9;
    const spherical_screw_pack v10 = (spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + (v3 * v3);
    const spherical_screw_pack v11 = ((392.40000000000003 * v0_sine[0]) + (40.0 * spherical_screw_pack_at(&qdd[2U * stride]))) - (v6 * v10);
    *(spherical_screw_unaligned *)&F[12U * stride] = v11;
    const spherical_screw_pack v12 = v11 + ((147.15 * v0_sine[0]) - (9.0 * v10));
    *(spherical_screw_unaligned *)&F[6U * stride] = v12;
    *(spherical_screw_unaligned *)&F[0] = (v0_cosine[0] * v12) - (v0_sine[0] * v9);
    const spherical_screw_pack v13 = spherical_screw_pack_at(&qd[stride]) * v2;
    const spherical_screw_pack v14 = v13 - (spherical_screw_pack_at(&qdd[0]) * v0_cosine[0]);
    const spherical_screw_pack v15 = v13 + v14;
    const spherical_screw_pack v16 = (v7 * v3) - (v6 * v15);
    *(spherical_screw_unaligned *)&F[13U * stride] = v16;
    const spherical_screw_pack v17 = -((9.0 * v15) - v16);
    *(spherical_screw_unaligned *)&F[stride] = v17;
    *(spherical_screw_unaligned *)&F[7U * stride] = v17;
    *(spherical_screw_unaligned *)&F[2U * stride] = (v0_sine[0] * v12) + (v0_cosine[0] * v9);
    const spherical_screw_pack v18 = (0.4 * spherical_screw_pack_at(&qd[2U * stride])) - (7.992 * v2);
    const spherical_screw_pack v19 = ((spherical_screw_pack_at(&qd[stride]) * v18) - (8.0 * v14)) + (v5 * v16);
    *(spherical_screw_unaligned *)&F[11U * stride] = v19;
    const spherical_screw_pack v20 = (0.4 * spherical_screw_pack_at(&qdd[2U * stride])) + (0.008 * ((spherical_screw_pack_at(&qd[stride]) * v3) + (spherical_screw_pack_at(&qdd[0]) * v0_sine[0])));
    *(spherical_screw_unaligned *)&F[9U * stride] = v20;
    *(spherical_screw_unaligned *)&F[3U * stride] = (v0_cosine[0] * v20) - (v0_sine[0] * v19);
    const spherical_screw_pack v21 = ((v3 * v18) - ((8.0 * spherical_screw_pack_at(&qdd[stride])) + (88.29 * v0_cosine[0]))) - (v5 * v8);
    *(spherical_screw_unaligned *)&F[4U * stride] = v21;
    *(spherical_screw_unaligned *)&F[10U * stride] = v21;
    *(spherical_screw_unaligned *)&F[5U * stride] = ((20.0 * spherical_screw_pack_at(&qdd[0])) + (v0_sine[0] * v20)) + (v0_cosine[0] * v19);
    *(spherical_screw_unaligned *)&F[15U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&F[16U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&F[17U * stride] = spherical_screw_pack_splat(0.0);
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_reactions_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, F);
    }
}

void spherical_screw_reactions_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 18U, F);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double F_rest[18U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_reactions_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        spherical_screw_pack_give(18U, count, first, SPHERICAL_SCREW_LANES, F_rest, F);
    }
}

void spherical_screw_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        const size_t second = spherical_screw_pack_second(SPHERICAL_SCREW_LANES, count, 18U, F);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_reactions_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double F_rest[18U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_reactions_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        spherical_screw_pack_give(18U, count, first, SPHERICAL_SCREW_LANES, F_rest, F);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_inverse_dynamics_gradients_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double qd_lane[3];
            double qdd_lane[3];
            double by_q_lane[9];
            double by_qd_lane[9];
            double by_qdd_lane[9];

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
            spherical_screw_inverse_dynamics_gradients(own, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
            for (size_t k = 0U; k < 9U; k++) {
                by_q[(k * stride) + lane] = by_q_lane[k];
            }
            for (size_t k = 0U; k < 9U; k++) {
                by_qd[(k * stride) + lane] = by_qd_lane[k];
            }
            for (size_t k = 0U; k < 9U; k++) {
                by_qdd[(k * stride) + lane] = by_qdd_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(spherical_screw_unaligned *)&by_q[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&by_q[3U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&by_q[6U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&by_qd[8U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&by_qdd[stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&by_qdd[3U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&by_qdd[5U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&by_qdd[7U * stride] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v2 = spherical_screw_pack_at(&qd[0]) * v0_sine[0];
    const spherical_screw_pack v3 = spherical_screw_pack_at(&qd[stride]) * v2;
    const spherical_screw_pack v4 = spherical_screw_pack_at(&qdd[0]) * v0_cosine[0];
    const spherical_screw_pack v5 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v6 = 40.0 * v5;
    const spherical_screw_pack v7 = v6 * (v4 - (2.0 * v3));
    const spherical_screw_pack v8 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v9 = 80.0 * spherical_screw_pack_at(&qd[2U * stride]);
    const spherical_screw_pack v10 = (v9 * v8) + v7;
    const spherical_screw_pack v11 = v5 * v6;
    const spherical_screw_pack v12 = 15.984 + v11;
    const spherical_screw_pack v13 = 80.0 * v5;
    const spherical_screw_pack v14 = v13 * v8;
    const spherical_screw_pack v15 = 0.4 * spherical_screw_pack_at(&qd[stride]);
    const spherical_screw_pack v16 = v15 + v14;
    const spherical_screw_pack v17 = v0_sine[0] * (((spherical_screw_pack_at(&qd[2U * stride]) * v16) + ((v12 * v4) - (15.984 * v3))) + (v5 * v10));
    const spherical_screw_pack v18 = 15.984 + (v5 * v13);
    const spherical_screw_pack v19 = (spherical_screw_pack_at(&qd[stride]) * v18) * v0_cosine[0];
    const spherical_screw_pack v20 = 0.4 * v0_cosine[0];
    *(spherical_screw_unaligned *)&by_q[stride] = ((spherical_screw_pack_at(&qdd[2U * stride]) * v20) - (v8 * v19)) - v17;
    *(spherical_screw_unaligned *)&by_q[2U * stride] = v0_cosine[0] * (v7 + v10);
    const spherical_screw_pack v21 = v8 * v8;
    const spherical_screw_pack v22 = 7.992 + v11;
    const spherical_screw_pack v23 = (v11 * v2) - (0.4 * spherical_screw_pack_at(&qd[2U * stride]));
    const spherical_screw_pack v24 = v0_sine[0] * ((88.29 + (392.40000000000003 * v5)) + (spherical_screw_pack_at(&qd[0]) * ((7.992 * v2) + v23)));
    *(spherical_screw_unaligned *)&by_q[4U * stride] = (v22 * v21) - v24;
    const spherical_screw_pack v25 = 392.40000000000003 * v0_cosine[0];
    *(spherical_screw_unaligned *)&by_q[5U * stride] = (v25 + (spherical_screw_pack_at(&qd[stride]) * v9)) + (v13 * (spherical_screw_pack_at(&qdd[stride]) + (v8 * v2)));
    const spherical_screw_pack v26 = v14 - v15;
    *(spherical_screw_unaligned *)&by_q[7U * stride] = (v25 + (spherical_screw_pack_at(&qdd[0]) * v20)) + (v2 * v26);
    *(spherical_screw_unaligned *)&by_q[8U * stride] = -(40.0 * ((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + v21));
    const spherical_screw_pack v27 = v0_cosine[0] * v0_cosine[0];
    const spherical_screw_pack v28 = spherical_screw_pack_at(&qd[2U * stride]) * v13;
    *(spherical_screw_unaligned *)&by_qd[4U * stride] = v28;
    *(spherical_screw_unaligned *)&by_qd[0] = (v28 * v27) - (v0_sine[0] * v19);
    const spherical_screw_pack v29 = v0_sine[0] * v8;
    *(spherical_screw_unaligned *)&by_qd[stride] = (spherical_screw_pack_at(&qd[2U * stride]) * v20) - (v18 * v29);
    *(spherical_screw_unaligned *)&by_qd[2U * stride] = v0_cosine[0] * v16;
    *(spherical_screw_unaligned *)&by_qd[3U * stride] = (v0_cosine[0] * v23) + (v12 * v29);
    const spherical_screw_pack v30 = (0.4 * v8) - (spherical_screw_pack_at(&qd[stride]) * v13);
    *(spherical_screw_unaligned *)&by_qd[7U * stride] = v30;
    *(spherical_screw_unaligned *)&by_qd[5U * stride] = -v30;
    *(spherical_screw_unaligned *)&by_qd[6U * stride] = -(v0_cosine[0] * v26);
    *(spherical_screw_unaligned *)&by_qdd[0] = 20.008 + (v22 * v27);
    const spherical_screw_pack v31 = 0.4 * v0_sine[0];
    *(spherical_screw_unaligned *)&by_qdd[2U * stride] = v31;
    *(spherical_screw_unaligned *)&by_qdd[6U * stride] = v31;
    *(spherical_screw_unaligned *)&by_qdd[4U * stride] = 8.0 + v11;
    *(spherical_screw_unaligned *)&by_qdd[8U * stride] = spherical_screw_pack_splat(60.0);
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_inverse_dynamics_gradients_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

void spherical_screw_inverse_dynamics_gradients_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double by_q_rest[9U * SPHERICAL_SCREW_LANES];
        double by_qd_rest[9U * SPHERICAL_SCREW_LANES];
        double by_qdd_rest[9U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_inverse_dynamics_gradients_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, by_q_rest, by_q);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, by_qd_rest, by_qd);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, by_qdd_rest, by_qdd);
    }
}

void spherical_screw_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double by_q_rest[9U * SPHERICAL_SCREW_LANES];
        double by_qd_rest[9U * SPHERICAL_SCREW_LANES];
        double by_qdd_rest[9U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_inverse_dynamics_gradients_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, by_q_rest, by_q);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, by_qd_rest, by_qd);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, by_qdd_rest, by_qdd);
    }
}

#else

typedef int spherical_screw_has_no_vector_code;

#endif
