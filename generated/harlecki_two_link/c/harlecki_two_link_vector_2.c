/* harlecki_two_link, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with HARLECKI_TWO_LINK_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in harlecki_two_link_batch.c. */
#include "harlecki_two_link_batch.h"

#if defined(HARLECKI_TWO_LINK_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define HARLECKI_TWO_LINK_BYTES 64
#elif defined(__AVX__)
#define HARLECKI_TWO_LINK_BYTES 32
#else
#define HARLECKI_TWO_LINK_BYTES 16
#endif
#define HARLECKI_TWO_LINK_LANES (HARLECKI_TWO_LINK_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define HARLECKI_TWO_LINK_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define HARLECKI_TWO_LINK_APART __attribute__((noinline, unused))
#endif
#define HARLECKI_TWO_LINK_BODY static inline __attribute__((always_inline, unused))
#define HARLECKI_TWO_LINK_INLINE static inline __attribute__((unused))

typedef double harlecki_two_link_pack __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES)));
typedef double harlecki_two_link_unaligned __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t harlecki_two_link_mask __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES)));
typedef signed char harlecki_two_link_bytes __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short harlecki_two_link_shorts __attribute__((vector_size(2 * HARLECKI_TWO_LINK_BYTES / sizeof(double))));

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_splat(double x)
{
    return x - (harlecki_two_link_pack){ 0.0 };
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_at(const double *x)
{
    return *(const harlecki_two_link_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? harlecki_two_link_pack_splat(prepared[k]) : harlecki_two_link_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
HARLECKI_TWO_LINK_INLINE size_t harlecki_two_link_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % HARLECKI_TWO_LINK_LANES;

    return (((count % HARLECKI_TWO_LINK_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_at_flags(const bool *x)
{
    const harlecki_two_link_shorts wide = __builtin_convertvector(*(const harlecki_two_link_bytes *)x, harlecki_two_link_shorts);

    return -__builtin_convertvector(wide, harlecki_two_link_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_at_modes(const signed char *x)
{
    const harlecki_two_link_shorts wide = __builtin_convertvector(*(const harlecki_two_link_bytes *)x, harlecki_two_link_shorts);

    return __builtin_convertvector(wide, harlecki_two_link_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_select(harlecki_two_link_mask condition, harlecki_two_link_pack x, harlecki_two_link_pack y)
{
    return (harlecki_two_link_pack)(((harlecki_two_link_mask)x & condition) | ((harlecki_two_link_mask)y & ~condition));
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_abs(harlecki_two_link_pack x)
{
    return (harlecki_two_link_pack)((harlecki_two_link_mask)x & ~(harlecki_two_link_mask)harlecki_two_link_pack_splat(-0.0));
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_min(harlecki_two_link_pack x, harlecki_two_link_pack y)
{
    return harlecki_two_link_pack_select((harlecki_two_link_mask)(x < y), x, y);
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_max(harlecki_two_link_pack x, harlecki_two_link_pack y)
{
    return harlecki_two_link_pack_select((harlecki_two_link_mask)(x > y), x, y);
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_sign(harlecki_two_link_pack x)
{
    const harlecki_two_link_pack one = harlecki_two_link_pack_splat(1.0);

    return harlecki_two_link_pack_select((harlecki_two_link_mask)(x > 0.0), one, harlecki_two_link_pack_select((harlecki_two_link_mask)(x < 0.0), -one, x));
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_sqrt(harlecki_two_link_pack x)
{
    double one[HARLECKI_TWO_LINK_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < HARLECKI_TWO_LINK_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_select_whole(harlecki_two_link_mask condition, harlecki_two_link_mask x, harlecki_two_link_mask y)
{
    return (x & condition) | (y & ~condition);
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_whole(int64_t x)
{
    return x + (harlecki_two_link_mask){ 0 };
}

HARLECKI_TWO_LINK_INLINE bool harlecki_two_link_pack_all(harlecki_two_link_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < HARLECKI_TWO_LINK_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_mask harlecki_two_link_pack_mode_of(harlecki_two_link_pack x)
{
    return (harlecki_two_link_mask)(x < 0.0) - (harlecki_two_link_mask)(x > 0.0);
}

HARLECKI_TWO_LINK_INLINE harlecki_two_link_pack harlecki_two_link_pack_real_of(harlecki_two_link_mask mode)
{
    const harlecki_two_link_mask sign = mode & (harlecki_two_link_mask)harlecki_two_link_pack_splat(-0.0);

    return (harlecki_two_link_pack)(sign | ((harlecki_two_link_mask)harlecki_two_link_pack_splat(1.0) & (harlecki_two_link_mask)(mode != 0)));
}

typedef unsigned long long harlecki_two_link_bits __attribute__((vector_size(HARLECKI_TWO_LINK_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void harlecki_two_link_pack_sincos_pair(const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine, harlecki_two_link_bits *beyond)
{
    const harlecki_two_link_pack x = *angle;
    union { harlecki_two_link_pack number; harlecki_two_link_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const harlecki_two_link_pack n = k.number - 6755399441186816.0;
    const harlecki_two_link_pack w = x - (n * 1.5707963267923333);
    const harlecki_two_link_pack r = w - (n * 2.5633441515839558e-12);
    const harlecki_two_link_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const harlecki_two_link_pack z = r * r;
    const harlecki_two_link_pack rz = r * z;

    const harlecki_two_link_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const harlecki_two_link_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const harlecki_two_link_bits odd = 0ULL - (k.bits & 1ULL);
    const harlecki_two_link_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const harlecki_two_link_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
HARLECKI_TWO_LINK_INLINE bool harlecki_two_link_pack_within(harlecki_two_link_bits beyond)
{
    return harlecki_two_link_pack_all((harlecki_two_link_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_sincos_beyond(size_t size, const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const harlecki_two_link_mask inside = (harlecki_two_link_mask)(harlecki_two_link_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < HARLECKI_TWO_LINK_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void harlecki_two_link_pack_sincos_guard(size_t size, const harlecki_two_link_pack *angle, harlecki_two_link_pack *sine, harlecki_two_link_pack *cosine, const harlecki_two_link_bits *beyond)
{
    if (!harlecki_two_link_pack_within(*beyond)) {
        harlecki_two_link_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_jacobian_tip_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *J)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double J_lane[12];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            harlecki_two_link_jacobian_tip(own, q_lane, J_lane);
            for (size_t k = 0U; k < 12U; k++) {
                J[(k * stride) + lane] = J_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_jacobian_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(harlecki_two_link_unaligned *)&J[10U * stride] = harlecki_two_link_pack_splat(1.0);
    *(harlecki_two_link_unaligned *)&J[11U * stride] = harlecki_two_link_pack_splat(1.0);
    *(harlecki_two_link_unaligned *)&J[4U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&J[5U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&J[6U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&J[7U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&J[8U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&J[9U * stride] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v4 = 0.8 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    const harlecki_two_link_pack v5 = 0.8 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[1] * v0_sine[0]));
    *(harlecki_two_link_unaligned *)&J[3U * stride] = v5;
    *(harlecki_two_link_unaligned *)&J[2U * stride] = v0_cosine[1] + v5;
    *(harlecki_two_link_unaligned *)&J[0] = -(v0_sine[1] + v4);
    *(harlecki_two_link_unaligned *)&J[stride] = -v4;
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_jacobian_tip_again(v_beyond, 0U, spacing, prepared, stride, q, J);
    }
}

void harlecki_two_link_jacobian_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *J)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_jacobian_tip_block(0U, prepared->k, count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double J_rest[12U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_jacobian_tip_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, J_rest);
        harlecki_two_link_pack_give(12U, count, first, HARLECKI_TWO_LINK_LANES, J_rest, J);
    }
}

void harlecki_two_link_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_jacobian_tip_block(count, &prepared[first], count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double J_rest[12U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_jacobian_tip_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, J_rest);
        harlecki_two_link_pack_give(12U, count, first, HARLECKI_TWO_LINK_LANES, J_rest, J);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_influence_tip_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *G, double *H)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double G_lane[6];
            double H_lane[12];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            harlecki_two_link_influence_tip(own, q_lane, G_lane, H_lane);
            for (size_t k = 0U; k < 6U; k++) {
                G[(k * stride) + lane] = G_lane[k];
            }
            for (size_t k = 0U; k < 12U; k++) {
                H[(k * stride) + lane] = H_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_influence_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(harlecki_two_link_unaligned *)&G[4U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&G[5U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[8U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[9U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[10U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[11U * stride] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v4 = 0.8 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    const harlecki_two_link_pack v5 = 0.8 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[1] * v0_sine[0]));
    *(harlecki_two_link_unaligned *)&G[3U * stride] = v5;
    const harlecki_two_link_pack v6 = v0_cosine[1] + v5;
    *(harlecki_two_link_unaligned *)&G[2U * stride] = v6;
    const harlecki_two_link_pack v7 = -(v0_sine[1] + v4);
    *(harlecki_two_link_unaligned *)&G[0] = v7;
    *(harlecki_two_link_unaligned *)&H[4U * stride] = v7;
    const harlecki_two_link_pack v8 = -v4;
    *(harlecki_two_link_unaligned *)&G[stride] = v8;
    *(harlecki_two_link_unaligned *)&H[5U * stride] = v8;
    *(harlecki_two_link_unaligned *)&H[6U * stride] = v8;
    *(harlecki_two_link_unaligned *)&H[7U * stride] = v8;
    *(harlecki_two_link_unaligned *)&H[0] = -v6;
    const harlecki_two_link_pack v9 = -v5;
    *(harlecki_two_link_unaligned *)&H[stride] = v9;
    *(harlecki_two_link_unaligned *)&H[2U * stride] = v9;
    *(harlecki_two_link_unaligned *)&H[3U * stride] = v9;
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_influence_tip_again(v_beyond, 0U, spacing, prepared, stride, q, G, H);
    }
}

void harlecki_two_link_influence_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_influence_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double G_rest[6U * HARLECKI_TWO_LINK_LANES];
        double H_rest[12U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_influence_tip_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, G_rest, H_rest);
        harlecki_two_link_pack_give(6U, count, first, HARLECKI_TWO_LINK_LANES, G_rest, G);
        harlecki_two_link_pack_give(12U, count, first, HARLECKI_TWO_LINK_LANES, H_rest, H);
    }
}

void harlecki_two_link_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_influence_tip_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double G_rest[6U * HARLECKI_TWO_LINK_LANES];
        double H_rest[12U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_influence_tip_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, G_rest, H_rest);
        harlecki_two_link_pack_give(6U, count, first, HARLECKI_TWO_LINK_LANES, G_rest, G);
        harlecki_two_link_pack_give(12U, count, first, HARLECKI_TWO_LINK_LANES, H_rest, H);
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_influence_rotational_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(harlecki_two_link_unaligned *)&G[4U * stride] = harlecki_two_link_pack_splat(1.0);
    *(harlecki_two_link_unaligned *)&G[5U * stride] = harlecki_two_link_pack_splat(1.0);
    *(harlecki_two_link_unaligned *)&G[0] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&G[stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&G[2U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&G[3U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[0] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[2U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[3U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[4U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[5U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[6U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[7U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[8U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[9U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[10U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&H[11U * stride] = harlecki_two_link_pack_splat(0.0);
}

void harlecki_two_link_influence_rotational_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_influence_rotational_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double G_rest[6U * HARLECKI_TWO_LINK_LANES];
        double H_rest[12U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_influence_rotational_tip_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, G_rest, H_rest);
        harlecki_two_link_pack_give(6U, count, first, HARLECKI_TWO_LINK_LANES, G_rest, G);
        harlecki_two_link_pack_give(12U, count, first, HARLECKI_TWO_LINK_LANES, H_rest, H);
    }
}

void harlecki_two_link_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_influence_rotational_tip_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double G_rest[6U * HARLECKI_TWO_LINK_LANES];
        double H_rest[12U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_influence_rotational_tip_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, G_rest, H_rest);
        harlecki_two_link_pack_give(6U, count, first, HARLECKI_TWO_LINK_LANES, G_rest, G);
        harlecki_two_link_pack_give(12U, count, first, HARLECKI_TWO_LINK_LANES, H_rest, H);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_inertia_power_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *P)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double P_lane[8];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            harlecki_two_link_inertia_power(own, q_lane, P_lane);
            for (size_t k = 0U; k < 8U; k++) {
                P[(k * stride) + lane] = P_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[1] = {harlecki_two_link_pack_at(&q[stride])};
    harlecki_two_link_pack v0_sine[1];
    harlecki_two_link_pack v0_cosine[1];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(harlecki_two_link_unaligned *)&P[0] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&P[5U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&P[6U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&P[7U * stride] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v1 = 3.2 * v0_sine[0];
    *(harlecki_two_link_unaligned *)&P[4U * stride] = v1;
    const harlecki_two_link_pack v2 = -v1;
    *(harlecki_two_link_unaligned *)&P[stride] = v2;
    *(harlecki_two_link_unaligned *)&P[2U * stride] = v2;
    *(harlecki_two_link_unaligned *)&P[3U * stride] = v2;
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_inertia_power_again(v_beyond, 0U, spacing, prepared, stride, q, P);
    }
}

void harlecki_two_link_inertia_power_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *P)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double P_rest[8U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_inertia_power_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, P_rest);
        harlecki_two_link_pack_give(8U, count, first, HARLECKI_TWO_LINK_LANES, P_rest, P);
    }
}

void harlecki_two_link_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_inertia_power_block(count, &prepared[first], count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double P_rest[8U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_inertia_power_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, P_rest);
        harlecki_two_link_pack_give(8U, count, first, HARLECKI_TWO_LINK_LANES, P_rest, P);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_reactions_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double qd_lane[2];
            double qdd_lane[2];
            double F_lane[12];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            harlecki_two_link_reactions(own, q_lane, qd_lane, qdd_lane, F_lane);
            for (size_t k = 0U; k < 12U; k++) {
                F[(k * stride) + lane] = F_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[0]), harlecki_two_link_pack_at(&q[stride])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const harlecki_two_link_pack v4 = harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0]);
    const harlecki_two_link_pack v5 = v4 - (9.81 * v0_sine[0]);
    const harlecki_two_link_pack v6 = (9.81 * v0_cosine[0]) + harlecki_two_link_pack_at(&qdd[0]);
    const harlecki_two_link_pack v7 = (v0_cosine[1] * v6) + (v0_sine[1] * v5);
    const harlecki_two_link_pack v8 = harlecki_two_link_pack_at(&qdd[stride]) + harlecki_two_link_pack_at(&qdd[0]);
    const harlecki_two_link_pack v9 = (8.0 * v7) + (3.2 * v8);
    *(harlecki_two_link_unaligned *)&F[7U * stride] = v9;
    const harlecki_two_link_pack v10 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v11 = (v10 * (3.2 * v10)) + (8.0 * ((v0_cosine[1] * v5) - (v0_sine[1] * v6)));
    *(harlecki_two_link_unaligned *)&F[0] = (((117.72 * v0_sine[0]) - (6.0 * v4)) - (v0_cosine[1] * v11)) - (v0_sine[1] * v9);
    const harlecki_two_link_pack v12 = (v0_cosine[1] * v9) - (v0_sine[1] * v11);
    *(harlecki_two_link_unaligned *)&F[stride] = v12 + ((117.72 * v0_cosine[0]) + (6.0 * harlecki_two_link_pack_at(&qdd[0])));
    *(harlecki_two_link_unaligned *)&F[2U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[3U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[4U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[8U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[9U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&F[10U * stride] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v13 = (1.7300000000000002 * v8) + (3.2 * v7);
    *(harlecki_two_link_unaligned *)&F[11U * stride] = v13;
    *(harlecki_two_link_unaligned *)&F[5U * stride] = (v13 + ((58.86 * v0_cosine[0]) + (4.0 * harlecki_two_link_pack_at(&qdd[0])))) + v12;
    *(harlecki_two_link_unaligned *)&F[6U * stride] = -v11;
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_reactions_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, F);
    }
}

void harlecki_two_link_reactions_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double F_rest[12U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd, qdd_rest);
        harlecki_two_link_pack_reactions_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        harlecki_two_link_pack_give(12U, count, first, HARLECKI_TWO_LINK_LANES, F_rest, F);
    }
}

void harlecki_two_link_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_reactions_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double F_rest[12U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd, qdd_rest);
        harlecki_two_link_pack_reactions_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        harlecki_two_link_pack_give(12U, count, first, HARLECKI_TWO_LINK_LANES, F_rest, F);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_inverse_dynamics_gradients_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double qd_lane[2];
            double qdd_lane[2];
            double by_q_lane[4];
            double by_qd_lane[4];
            double by_qdd_lane[4];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            harlecki_two_link_inverse_dynamics_gradients(own, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
            for (size_t k = 0U; k < 4U; k++) {
                by_q[(k * stride) + lane] = by_q_lane[k];
            }
            for (size_t k = 0U; k < 4U; k++) {
                by_qd[(k * stride) + lane] = by_qd_lane[k];
            }
            for (size_t k = 0U; k < 4U; k++) {
                by_qdd[(k * stride) + lane] = by_qdd_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const harlecki_two_link_pack v4 = 31.392000000000003 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]));
    *(harlecki_two_link_unaligned *)&by_q[0] = -((137.34 * v0_sine[1]) + v4);
    const harlecki_two_link_pack v5 = 3.2 * v0_cosine[0];
    const harlecki_two_link_pack v6 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_at(&qdd[0]) * v6;
    const harlecki_two_link_pack v8 = (((harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0])) * v5) - v7) - v4;
    *(harlecki_two_link_unaligned *)&by_q[3U * stride] = v8;
    const harlecki_two_link_pack v9 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    *(harlecki_two_link_unaligned *)&by_q[stride] = v8 - ((((v9 * v9) * v5) + v7) + (harlecki_two_link_pack_at(&qdd[stride]) * v6));
    *(harlecki_two_link_unaligned *)&by_q[2U * stride] = -v4;
    const harlecki_two_link_pack v10 = 6.4 * v0_sine[0];
    const harlecki_two_link_pack v11 = v9 * v10;
    const harlecki_two_link_pack v12 = harlecki_two_link_pack_at(&qd[0]) * v10;
    *(harlecki_two_link_unaligned *)&by_qd[2U * stride] = v12;
    *(harlecki_two_link_unaligned *)&by_qd[0] = v12 - v11;
    *(harlecki_two_link_unaligned *)&by_qd[stride] = -v11;
    *(harlecki_two_link_unaligned *)&by_qd[3U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&by_qdd[0] = 13.73 + (6.4 * v0_cosine[0]);
    *(harlecki_two_link_unaligned *)&by_qdd[3U * stride] = harlecki_two_link_pack_splat(1.7300000000000002);
    const harlecki_two_link_pack v13 = 1.7300000000000002 + v5;
    *(harlecki_two_link_unaligned *)&by_qdd[stride] = v13;
    *(harlecki_two_link_unaligned *)&by_qdd[2U * stride] = v13;
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_inverse_dynamics_gradients_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

void harlecki_two_link_inverse_dynamics_gradients_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double by_q_rest[4U * HARLECKI_TWO_LINK_LANES];
        double by_qd_rest[4U * HARLECKI_TWO_LINK_LANES];
        double by_qdd_rest[4U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd, qdd_rest);
        harlecki_two_link_pack_inverse_dynamics_gradients_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, by_q_rest, by_q);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, by_qd_rest, by_qd);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, by_qdd_rest, by_qdd);
    }
}

void harlecki_two_link_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double by_q_rest[4U * HARLECKI_TWO_LINK_LANES];
        double by_qd_rest[4U * HARLECKI_TWO_LINK_LANES];
        double by_qdd_rest[4U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd, qdd_rest);
        harlecki_two_link_pack_inverse_dynamics_gradients_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, by_q_rest, by_q);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, by_qd_rest, by_qd);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, by_qdd_rest, by_qdd);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_linearize_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double qd_lane[2];
            double tau_lane[2];
            double A_lane[16];
            double B_lane[8];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                tau_lane[k] = tau[(k * stride) + lane];
            }
            harlecki_two_link_linearize(own, q_lane, qd_lane, tau_lane, A_lane, B_lane);
            for (size_t k = 0U; k < 16U; k++) {
                A[(k * stride) + lane] = A_lane[k];
            }
            for (size_t k = 0U; k < 8U; k++) {
                B[(k * stride) + lane] = B_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[0]), harlecki_two_link_pack_at(&q[stride])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(harlecki_two_link_unaligned *)&A[0] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&A[stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&A[3U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&A[4U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&A[5U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&A[6U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&B[0] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&B[stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&B[2U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&B[3U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&A[2U * stride] = harlecki_two_link_pack_splat(1.0);
    *(harlecki_two_link_unaligned *)&A[7U * stride] = harlecki_two_link_pack_splat(1.0);
    const harlecki_two_link_pack v4 = 9.81 * v0_cosine[0];
    const harlecki_two_link_pack v5 = 3.2 * v0_sine[1];
    const harlecki_two_link_pack v6 = 9.81 * v0_sine[0];
    const harlecki_two_link_pack v7 = 3.2 * v0_cosine[1];
    const harlecki_two_link_pack v8 = (v7 * v6) + (v5 * v4);
    const harlecki_two_link_pack v9 = 1.0 + (0.5780346820809248 * v7);
    const harlecki_two_link_pack v10 = 1.0 - v9;
    const harlecki_two_link_pack v11 = 1.0 / ((13.73 + (6.4 * v0_cosine[1])) - ((1.7300000000000002 + v7) * v9));
    *(harlecki_two_link_unaligned *)&B[4U * stride] = v11;
    const harlecki_two_link_pack v12 = ((137.34 * v0_sine[0]) + (v8 * v10)) * v11;
    *(harlecki_two_link_unaligned *)&A[8U * stride] = v12;
    const harlecki_two_link_pack v13 = v6 - (harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0]));
    const harlecki_two_link_pack v14 = (v7 * v4) - (v5 * v13);
    const harlecki_two_link_pack v15 = harlecki_two_link_pack_at(&tau[stride]) - v14;
    const harlecki_two_link_pack v16 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v17 = v16 * v16;
    const harlecki_two_link_pack v18 = ((((harlecki_two_link_pack_at(&tau[0]) - (137.34 * v0_cosine[0])) + (v17 * v5)) - v14) - (v9 * v15)) * v11;
    const harlecki_two_link_pack v19 = (v7 * v13) + (v5 * (v4 + v18));
    const harlecki_two_link_pack v20 = ((v17 * v7) + (v5 * ((0.5780346820809248 * v15) + (v10 * v18)))) + (v10 * v19);
    const harlecki_two_link_pack v21 = v11 * v20;
    *(harlecki_two_link_unaligned *)&A[9U * stride] = v21;
    const harlecki_two_link_pack v22 = 2.0 * v5;
    const harlecki_two_link_pack v23 = harlecki_two_link_pack_at(&qd[0]) * v22;
    const harlecki_two_link_pack v24 = v16 * v22;
    const harlecki_two_link_pack v25 = (v24 - (v10 * v23)) * v11;
    *(harlecki_two_link_unaligned *)&A[10U * stride] = v25;
    const harlecki_two_link_pack v26 = v24 * v11;
    *(harlecki_two_link_unaligned *)&A[11U * stride] = v26;
    *(harlecki_two_link_unaligned *)&A[12U * stride] = (0.5780346820809248 * v8) - (v9 * v12);
    *(harlecki_two_link_unaligned *)&A[13U * stride] = (0.5780346820809248 * v19) - (v9 * v21);
    *(harlecki_two_link_unaligned *)&A[14U * stride] = -((0.5780346820809248 * v23) + (v9 * v25));
    *(harlecki_two_link_unaligned *)&A[15U * stride] = -(v9 * v26);
    const harlecki_two_link_pack v27 = v9 * v11;
    const harlecki_two_link_pack v28 = -v27;
    *(harlecki_two_link_unaligned *)&B[5U * stride] = v28;
    *(harlecki_two_link_unaligned *)&B[6U * stride] = v28;
    *(harlecki_two_link_unaligned *)&B[7U * stride] = 0.5780346820809248 + (v9 * v27);
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_linearize_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, A, B);
    }
}

void harlecki_two_link_linearize_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        const size_t second = harlecki_two_link_pack_second(HARLECKI_TWO_LINK_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double A_rest[16U * HARLECKI_TWO_LINK_LANES];
        double B_rest[8U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_linearize_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        harlecki_two_link_pack_give(16U, count, first, HARLECKI_TWO_LINK_LANES, A_rest, A);
        harlecki_two_link_pack_give(8U, count, first, HARLECKI_TWO_LINK_LANES, B_rest, B);
    }
}

void harlecki_two_link_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        const size_t second = harlecki_two_link_pack_second(HARLECKI_TWO_LINK_LANES, count, 16U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_linearize_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double A_rest[16U * HARLECKI_TWO_LINK_LANES];
        double B_rest[8U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_linearize_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        harlecki_two_link_pack_give(16U, count, first, HARLECKI_TWO_LINK_LANES, A_rest, A);
        harlecki_two_link_pack_give(8U, count, first, HARLECKI_TWO_LINK_LANES, B_rest, B);
    }
}

#else

typedef int harlecki_two_link_has_no_vector_code;

#endif
