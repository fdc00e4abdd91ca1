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
static SPHERICAL_SCREW_APART void spherical_screw_pack_mass_matrix_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *M)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double M_lane[9];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            spherical_screw_mass_matrix(own, q_lane, M_lane);
            for (size_t k = 0U; k < 9U; k++) {
                M[(k * stride) + lane] = M_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(spherical_screw_unaligned *)&M[stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&M[3U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&M[5U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&M[7U * stride] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v2 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v3 = v2 * (40.0 * v2);
    *(spherical_screw_unaligned *)&M[4U * stride] = 8.0 + v3;
    const spherical_screw_pack v4 = 0.4 * v0_sine[0];
    *(spherical_screw_unaligned *)&M[2U * stride] = v4;
    *(spherical_screw_unaligned *)&M[6U * stride] = v4;
    *(spherical_screw_unaligned *)&M[8U * stride] = spherical_screw_pack_splat(60.0);
    *(spherical_screw_unaligned *)&M[0] = 20.008 + (v0_cosine[0] * ((7.992 + v3) * v0_cosine[0]));
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_mass_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, M);
    }
}

void spherical_screw_mass_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *M)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_mass_matrix_block(0U, prepared->k, count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double M_rest[9U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_mass_matrix_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, M_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, M_rest, M);
    }
}

void spherical_screw_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_mass_matrix_block(count, &prepared[first], count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double M_rest[9U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_mass_matrix_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, M_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, M_rest, M);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_bias_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *h)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double qd_lane[3];
            double h_lane[3];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            spherical_screw_bias(own, q_lane, qd_lane, h_lane);
            for (size_t k = 0U; k < 3U; k++) {
                h[(k * stride) + lane] = h_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    const spherical_screw_pack v2 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v3 = 80.0 * v2;
    const spherical_screw_pack v4 = spherical_screw_pack_at(&qd[0]) * v0_sine[0];
    const spherical_screw_pack v5 = 0.4 * spherical_screw_pack_at(&qd[2U * stride]);
    const spherical_screw_pack v6 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v7 = spherical_screw_pack_at(&qd[2U * stride]) * v3;
    *(spherical_screw_unaligned *)&h[0] = v0_cosine[0] * ((v7 * v6) - (spherical_screw_pack_at(&qd[stride]) * (((15.984 + (v2 * v3)) * v4) - v5)));
    const spherical_screw_pack v8 = 40.0 * v2;
    const spherical_screw_pack v9 = ((88.29 + (392.40000000000003 * v2)) * v0_cosine[0]) + (spherical_screw_pack_at(&qd[stride]) * v7);
    *(spherical_screw_unaligned *)&h[stride] = v9 + (v6 * (((7.992 + (v2 * v8)) * v4) - v5));
    const spherical_screw_pack v10 = (392.40000000000003 * v0_sine[0]) + ((0.4 * spherical_screw_pack_at(&qd[stride])) * v6);
    *(spherical_screw_unaligned *)&h[2U * stride] = v10 - (v8 * ((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + (v6 * v6)));
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_bias_again(v_beyond, 0U, spacing, prepared, stride, q, qd, h);
    }
}

void spherical_screw_bias_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_bias_block(0U, prepared->k, count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double h_rest[3U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_bias_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, h_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, h_rest, h);
    }
}

void spherical_screw_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_bias_block(count, &prepared[first], count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double h_rest[3U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_bias_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, h_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, h_rest, h);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_gravity_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *g)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double g_lane[3];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            spherical_screw_gravity(own, q_lane, g_lane);
            for (size_t k = 0U; k < 3U; k++) {
                g[(k * stride) + lane] = g_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(spherical_screw_unaligned *)&g[0] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&g[2U * stride] = 392.40000000000003 * v0_sine[0];
    *(spherical_screw_unaligned *)&g[stride] = (402.2100000000001 + (392.40000000000003 * spherical_screw_pack_at(&q[2U * stride]))) * v0_cosine[0];
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_gravity_again(v_beyond, 0U, spacing, prepared, stride, q, g);
    }
}

void spherical_screw_gravity_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *g)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_gravity_block(0U, prepared->k, count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double g_rest[3U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_gravity_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, g_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, g_rest, g);
    }
}

void spherical_screw_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_gravity_block(count, &prepared[first], count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double g_rest[3U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_gravity_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, g_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, g_rest, g);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_coriolis_matrix_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *C)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double qd_lane[3];
            double C_lane[9];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            spherical_screw_coriolis_matrix(own, q_lane, qd_lane, C_lane);
            for (size_t k = 0U; k < 9U; k++) {
                C[(k * stride) + lane] = C_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(spherical_screw_unaligned *)&C[8U * stride] = spherical_screw_pack_splat(0.0);
    const spherical_screw_pack v2 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v3 = 40.0 * v2;
    const spherical_screw_pack v4 = v0_cosine[0] * (v3 * v0_cosine[0]);
    const spherical_screw_pack v5 = v0_sine[0] * ((7.992 + (v2 * v3)) * v0_cosine[0]);
    *(spherical_screw_unaligned *)&C[0] = (spherical_screw_pack_at(&qd[2U * stride]) * v4) - (spherical_screw_pack_at(&qd[stride]) * v5);
    const spherical_screw_pack v6 = 0.2 * v0_cosine[0];
    const spherical_screw_pack v7 = (spherical_screw_pack_at(&qd[0]) * v5) - (spherical_screw_pack_at(&qd[2U * stride]) * v6);
    *(spherical_screw_unaligned *)&C[3U * stride] = v7;
    const spherical_screw_pack v8 = spherical_screw_pack_at(&qd[stride]) * v6;
    const spherical_screw_pack v9 = spherical_screw_pack_at(&qd[0]) * v4;
    *(spherical_screw_unaligned *)&C[2U * stride] = v8 + v9;
    *(spherical_screw_unaligned *)&C[4U * stride] = spherical_screw_pack_at(&qd[2U * stride]) * v3;
    const spherical_screw_pack v10 = (spherical_screw_pack_at(&qd[0]) * v6) - (spherical_screw_pack_at(&qd[stride]) * v3);
    *(spherical_screw_unaligned *)&C[7U * stride] = v10;
    *(spherical_screw_unaligned *)&C[6U * stride] = v8 - v9;
    *(spherical_screw_unaligned *)&C[stride] = -v7;
    *(spherical_screw_unaligned *)&C[5U * stride] = -v10;
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_coriolis_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, qd, C);
    }
}

void spherical_screw_coriolis_matrix_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double C_rest[9U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_coriolis_matrix_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, C_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, C_rest, C);
    }
}

void spherical_screw_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_coriolis_matrix_block(count, &prepared[first], count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double C_rest[9U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_coriolis_matrix_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, C_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, C_rest, C);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_inverse_dynamics_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double qd_lane[3];
            double qdd_lane[3];
            double tau_lane[3];

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
            spherical_screw_inverse_dynamics(own, q_lane, qd_lane, qdd_lane, tau_lane);
            for (size_t k = 0U; k < 3U; k++) {
                tau[(k * stride) + lane] = tau_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    const spherical_screw_pack v2 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v3 = 40.0 * v2;
    const spherical_screw_pack v4 = v2 * v3;
    const spherical_screw_pack v5 = 7.992 + v4;
    const spherical_screw_pack v6 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v7 = 80.0 * v2;
    const spherical_screw_pack v8 = v0_sine[0] * v6;
    const spherical_screw_pack v9 = 0.4 * v6;
    const spherical_screw_pack v10 = 0.4 * v0_sine[0];
    const spherical_screw_pack v11 = v0_cosine[0] * ((spherical_screw_pack_at(&qd[2U * stride]) * ((0.4 * spherical_screw_pack_at(&qd[stride])) + (v7 * v6))) + ((spherical_screw_pack_at(&qdd[0]) * v5) * v0_cosine[0]));
    const spherical_screw_pack v12 = ((20.008 * spherical_screw_pack_at(&qdd[0])) + (spherical_screw_pack_at(&qdd[2U * stride]) * v10)) - ((spherical_screw_pack_at(&qd[stride]) * (15.984 + (v2 * v7))) * v8);
    *(spherical_screw_unaligned *)&tau[0] = v12 + v11;
    const spherical_screw_pack v13 = ((88.29 + (392.40000000000003 * v2)) * v0_cosine[0]) + (spherical_screw_pack_at(&qdd[stride]) * (8.0 + v4));
    *(spherical_screw_unaligned *)&tau[stride] = (spherical_screw_pack_at(&qd[2U * stride]) * ((spherical_screw_pack_at(&qd[stride]) * v7) - v9)) + (v13 + ((spherical_screw_pack_at(&qd[0]) * v5) * v8));
    const spherical_screw_pack v14 = ((392.40000000000003 * v0_sine[0]) + (60.0 * spherical_screw_pack_at(&qdd[2U * stride]))) + (spherical_screw_pack_at(&qdd[0]) * v10);
    *(spherical_screw_unaligned *)&tau[2U * stride] = (v14 - (v3 * ((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + (v6 * v6)))) + (spherical_screw_pack_at(&qd[stride]) * v9);
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_inverse_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, tau);
    }
}

void spherical_screw_inverse_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_inverse_dynamics_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, tau_rest, tau);
    }
}

void spherical_screw_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qdd, qdd_rest);
        spherical_screw_pack_inverse_dynamics_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, tau_rest, tau);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_forward_dynamics_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double qd_lane[3];
            double tau_lane[3];
            double qdd_lane[3];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                tau_lane[k] = tau[(k * stride) + lane];
            }
            spherical_screw_forward_dynamics(own, q_lane, qd_lane, tau_lane, qdd_lane);
            for (size_t k = 0U; k < 3U; k++) {
                qdd[(k * stride) + lane] = qdd_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    const spherical_screw_pack v2 = spherical_screw_pack_at(&qd[0]) * v0_cosine[0];
    const spherical_screw_pack v3 = 0.4 * spherical_screw_pack_at(&qd[stride]);
    const spherical_screw_pack v4 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v5 = 40.0 * v4;
    const spherical_screw_pack v6 = v5 * ((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) + (v2 * v2));
    const spherical_screw_pack v7 = v6 + ((spherical_screw_pack_at(&tau[2U * stride]) - (392.40000000000003 * v0_sine[0])) - (v3 * v2));
    const spherical_screw_pack v8 = 0.006666666666666667 * v0_sine[0];
    const spherical_screw_pack v9 = v0_sine[0] * v2;
    const spherical_screw_pack v10 = 80.0 * v4;
    const spherical_screw_pack v11 = ((spherical_screw_pack_at(&qd[2U * stride]) * v0_cosine[0]) * (v3 + (v10 * v2))) - spherical_screw_pack_at(&tau[0]);
    const spherical_screw_pack v12 = (v11 - ((spherical_screw_pack_at(&qd[stride]) * (15.984 + (v4 * v10))) * v9)) + (v8 * v7);
    const spherical_screw_pack v13 = v4 * v5;
    const spherical_screw_pack v14 = v12 * (1.0 / ((v0_sine[0] * ((7.994666666666666 + v13) * v0_sine[0])) - (v13 + 28.0)));
    *(spherical_screw_unaligned *)&qdd[0] = v14;
    const spherical_screw_pack v15 = (spherical_screw_pack_at(&tau[stride]) - ((88.29 + (392.40000000000003 * v4)) * v0_cosine[0])) - ((spherical_screw_pack_at(&qd[0]) * (7.992 + v13)) * v9);
    *(spherical_screw_unaligned *)&qdd[stride] = (1.0 / (8.0 + v13)) * (v15 - (spherical_screw_pack_at(&qd[2U * stride]) * ((spherical_screw_pack_at(&qd[stride]) * v10) - (0.4 * v2))));
    *(spherical_screw_unaligned *)&qdd[2U * stride] = (0.016666666666666666 * v7) - (v8 * v14);
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_forward_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, qdd);
    }
}

void spherical_screw_forward_dynamics_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_forward_dynamics_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qdd_rest, qdd);
    }
}

void spherical_screw_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_forward_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double tau_rest[3U * SPHERICAL_SCREW_LANES];
        double qdd_rest[3U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, tau, tau_rest);
        spherical_screw_pack_forward_dynamics_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, qdd_rest, qdd);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_kinetic_energy_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *T)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double qd_lane[3];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 3U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            spherical_screw_kinetic_energy(own, q_lane, qd_lane, &T[lane]);
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    const spherical_screw_pack v1 = spherical_screw_pack_at(&qd[2U * stride]) * (((0.4 * spherical_screw_pack_at(&qd[0])) * v0_sine[0]) + (30.0 * spherical_screw_pack_at(&qd[2U * stride])));
    const spherical_screw_pack v2 = spherical_screw_pack_at(&q[2U * stride]) * (32.0 + (20.0 * spherical_screw_pack_at(&q[2U * stride])));
    const spherical_screw_pack v3 = (spherical_screw_pack_at(&qd[0]) * spherical_screw_pack_at(&qd[0])) * ((v2 + 26.8) - (v0_sine[0] * ((16.796 + v2) * v0_sine[0])));
    *(spherical_screw_unaligned *)&T[0] = (((spherical_screw_pack_at(&qd[stride]) * spherical_screw_pack_at(&qd[stride])) * (16.8 + v2)) + v1) + v3;
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_kinetic_energy_again(v_beyond, 0U, spacing, prepared, stride, q, qd, T);
    }
}

void spherical_screw_kinetic_energy_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double T_rest[1U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_kinetic_energy_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, qd_rest, T_rest);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, T_rest, T);
    }
}

void spherical_screw_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_kinetic_energy_block(count, &prepared[first], count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double qd_rest[3U * SPHERICAL_SCREW_LANES];
        double T_rest[1U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, qd, qd_rest);
        spherical_screw_pack_kinetic_energy_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, qd_rest, T_rest);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, T_rest, T);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_potential_energy_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *V)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            spherical_screw_potential_energy(own, q_lane, &V[lane]);
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[1] = {spherical_screw_pack_at(&q[stride])};
    spherical_screw_pack v0_sine[1];
    spherical_screw_pack v0_cosine[1];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(spherical_screw_unaligned *)&V[0] = (402.21000000000004 + (392.40000000000003 * spherical_screw_pack_at(&q[2U * stride]))) * v0_sine[0];
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_potential_energy_again(v_beyond, 0U, spacing, prepared, stride, q, V);
    }
}

void spherical_screw_potential_energy_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *V)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double V_rest[1U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_potential_energy_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, V_rest);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, V_rest, V);
    }
}

void spherical_screw_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_potential_energy_block(count, &prepared[first], count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double V_rest[1U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_potential_energy_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, V_rest);
        spherical_screw_pack_give(1U, count, first, SPHERICAL_SCREW_LANES, V_rest, V);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_position_tip_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *x)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double x_lane[3];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            spherical_screw_position_tip(own, q_lane, x_lane);
            for (size_t k = 0U; k < 3U; k++) {
                x[(k * stride) + lane] = x_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_position_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[2] = {spherical_screw_pack_at(&q[stride]), spherical_screw_pack_at(&q[0])};
    spherical_screw_pack v0_sine[2];
    spherical_screw_pack v0_cosine[2];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    spherical_screw_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const spherical_screw_pack v4 = 0.8 + spherical_screw_pack_at(&q[2U * stride]);
    const spherical_screw_pack v5 = v4 * v0_cosine[0];
    *(spherical_screw_unaligned *)&x[0] = v0_cosine[1] * v5;
    *(spherical_screw_unaligned *)&x[stride] = v0_sine[1] * v5;
    *(spherical_screw_unaligned *)&x[2U * stride] = v4 * v0_sine[0];
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_position_tip_again(v_beyond, 0U, spacing, prepared, stride, q, x);
    }
}

void spherical_screw_position_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *x)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_position_tip_block(0U, prepared->k, count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double x_rest[3U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_position_tip_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, x_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, x_rest, x);
    }
}

void spherical_screw_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_position_tip_block(count, &prepared[first], count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double x_rest[3U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_position_tip_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, x_rest);
        spherical_screw_pack_give(3U, count, first, SPHERICAL_SCREW_LANES, x_rest, x);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static SPHERICAL_SCREW_APART void spherical_screw_pack_rotation_tip_again(spherical_screw_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *R)
{
    for (size_t lane = ahead; lane < (ahead + SPHERICAL_SCREW_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const spherical_screw_prepared *own = (const spherical_screw_prepared *)prepared;
            double q_lane[3];
            double R_lane[9];

            (void)spacing;
            for (size_t k = 0U; k < 3U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            spherical_screw_rotation_tip(own, q_lane, R_lane);
            for (size_t k = 0U; k < 9U; k++) {
                R[(k * stride) + lane] = R_lane[k];
            }
        }
    }
}

static SPHERICAL_SCREW_APART void spherical_screw_pack_rotation_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict R)
{
    spherical_screw_bits v_beyond = { 0U };
    const spherical_screw_pack v0_angle[2] = {spherical_screw_pack_at(&q[stride]), spherical_screw_pack_at(&q[0])};
    spherical_screw_pack v0_sine[2];
    spherical_screw_pack v0_cosine[2];
    spherical_screw_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    spherical_screw_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(spherical_screw_unaligned *)&R[6U * stride] = v0_sine[0];
    *(spherical_screw_unaligned *)&R[8U * stride] = v0_cosine[0];
    *(spherical_screw_unaligned *)&R[4U * stride] = v0_cosine[1];
    *(spherical_screw_unaligned *)&R[7U * stride] = spherical_screw_pack_splat(0.0);
    *(spherical_screw_unaligned *)&R[0] = v0_cosine[0] * v0_cosine[1];
    *(spherical_screw_unaligned *)&R[3U * stride] = v0_cosine[0] * v0_sine[1];
    *(spherical_screw_unaligned *)&R[stride] = -v0_sine[1];
    *(spherical_screw_unaligned *)&R[2U * stride] = -(v0_sine[0] * v0_cosine[1]);
    *(spherical_screw_unaligned *)&R[5U * stride] = -(v0_sine[0] * v0_sine[1]);
    if (!spherical_screw_pack_within(v_beyond)) {
        spherical_screw_pack_rotation_tip_again(v_beyond, 0U, spacing, prepared, stride, q, R);
    }
}

void spherical_screw_rotation_tip_batch(const spherical_screw_prepared *prepared, size_t count, const double *q, double *R)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_rotation_tip_block(0U, prepared->k, count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double R_rest[9U * SPHERICAL_SCREW_LANES];

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_rotation_tip_block(0U, prepared->k, SPHERICAL_SCREW_LANES, q_rest, R_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, R_rest, R);
    }
}

void spherical_screw_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    if (count >= SPHERICAL_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += SPHERICAL_SCREW_LANES) {
            const size_t first = (next < (count - SPHERICAL_SCREW_LANES)) ? next : (count - SPHERICAL_SCREW_LANES);

            spherical_screw_pack_rotation_tip_block(count, &prepared[first], count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[3U * SPHERICAL_SCREW_LANES];
        double R_rest[9U * SPHERICAL_SCREW_LANES];
        double prepared_rest[1U * SPHERICAL_SCREW_LANES] = { 0.0 };

        spherical_screw_pack_take(3U, count, first, SPHERICAL_SCREW_LANES, q, q_rest);
        spherical_screw_pack_rotation_tip_block(SPHERICAL_SCREW_LANES, prepared_rest, SPHERICAL_SCREW_LANES, q_rest, R_rest);
        spherical_screw_pack_give(9U, count, first, SPHERICAL_SCREW_LANES, R_rest, R);
    }
}

#else

typedef int spherical_screw_has_no_vector_code;

#endif
