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

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_prepare_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict parameters, double *restrict ready)
{
    (void)spacing;
    (void)prepared;
    const harlecki_two_link_pack v0 = 0.08 * harlecki_two_link_pack_at(&parameters[0]);
    *(harlecki_two_link_unaligned *)&ready[0] = v0;
    const harlecki_two_link_pack v1 = 0.1 * harlecki_two_link_pack_at(&parameters[0]);
    *(harlecki_two_link_unaligned *)&ready[stride] = v1;
    const harlecki_two_link_pack v2 = 0.1 * harlecki_two_link_pack_at(&parameters[stride]);
    *(harlecki_two_link_unaligned *)&ready[2U * stride] = v2;
    const harlecki_two_link_pack v3 = 0.08 * harlecki_two_link_pack_at(&parameters[stride]);
    *(harlecki_two_link_unaligned *)&ready[3U * stride] = v3;
    *(harlecki_two_link_unaligned *)&ready[4U * stride] = harlecki_two_link_pack_max(v0, v3);
    *(harlecki_two_link_unaligned *)&ready[5U * stride] = harlecki_two_link_pack_max(v1, v2);
    *(harlecki_two_link_unaligned *)&ready[6U * stride] = 0.5780346820809248 * v3;
    *(harlecki_two_link_unaligned *)&ready[7U * stride] = -v2;
}

void harlecki_two_link_prepare_ensemble(size_t count, const double *parameters, double *ready)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_prepare_block(0U, parameters, count, &parameters[first], &ready[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double parameters_rest[2U * HARLECKI_TWO_LINK_LANES];
        double ready_rest[8U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, parameters, parameters_rest);
        harlecki_two_link_pack_prepare_block(0U, parameters, HARLECKI_TWO_LINK_LANES, parameters_rest, ready_rest);
        harlecki_two_link_pack_give(8U, count, first, HARLECKI_TWO_LINK_LANES, ready_rest, ready);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_mass_matrix_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *M)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double M_lane[4];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            harlecki_two_link_mass_matrix(own, q_lane, M_lane);
            for (size_t k = 0U; k < 4U; k++) {
                M[(k * stride) + lane] = M_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[1] = {harlecki_two_link_pack_at(&q[stride])};
    harlecki_two_link_pack v0_sine[1];
    harlecki_two_link_pack v0_cosine[1];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(harlecki_two_link_unaligned *)&M[3U * stride] = harlecki_two_link_pack_splat(1.7300000000000002);
    const harlecki_two_link_pack v1 = 1.7300000000000002 + (3.2 * v0_cosine[0]);
    *(harlecki_two_link_unaligned *)&M[stride] = v1;
    *(harlecki_two_link_unaligned *)&M[2U * stride] = v1;
    *(harlecki_two_link_unaligned *)&M[0] = 13.73 + (6.4 * v0_cosine[0]);
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_mass_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, M);
    }
}

void harlecki_two_link_mass_matrix_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *M)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_mass_matrix_block(0U, prepared->k, count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double M_rest[4U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_mass_matrix_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, M_rest);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, M_rest, M);
    }
}

void harlecki_two_link_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_mass_matrix_block(count, &prepared[first], count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double M_rest[4U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_mass_matrix_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, M_rest);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, M_rest, M);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_bias_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *h)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double qd_lane[2];
            double h_lane[2];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            harlecki_two_link_bias(own, q_lane, qd_lane, h_lane);
            for (size_t k = 0U; k < 2U; k++) {
                h[(k * stride) + lane] = h_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const harlecki_two_link_pack v4 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v5 = ((harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0])) * v4) + (31.392000000000003 * ((v0_cosine[0] * v0_cosine[1]) - (v0_sine[1] * v0_sine[0])));
    *(harlecki_two_link_unaligned *)&h[stride] = v5;
    const harlecki_two_link_pack v6 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    *(harlecki_two_link_unaligned *)&h[0] = ((137.34 * v0_cosine[1]) - ((v6 * v6) * v4)) + v5;
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_bias_again(v_beyond, 0U, spacing, prepared, stride, q, qd, h);
    }
}

void harlecki_two_link_bias_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_bias_block(0U, prepared->k, count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double h_rest[2U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_bias_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, h_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, h_rest, h);
    }
}

void harlecki_two_link_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_bias_block(count, &prepared[first], count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double h_rest[2U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_bias_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, h_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, h_rest, h);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_gravity_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *g)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double g_lane[2];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            harlecki_two_link_gravity(own, q_lane, g_lane);
            for (size_t k = 0U; k < 2U; k++) {
                g[(k * stride) + lane] = g_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[0]), harlecki_two_link_pack_at(&q[stride]) + harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const harlecki_two_link_pack v2 = 31.392000000000003 * v0_cosine[1];
    *(harlecki_two_link_unaligned *)&g[stride] = v2;
    *(harlecki_two_link_unaligned *)&g[0] = (137.34 * v0_cosine[0]) + v2;
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_gravity_again(v_beyond, 0U, spacing, prepared, stride, q, g);
    }
}

void harlecki_two_link_gravity_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *g)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_gravity_block(0U, prepared->k, count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double g_rest[2U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_gravity_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, g_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, g_rest, g);
    }
}

void harlecki_two_link_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_gravity_block(count, &prepared[first], count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double g_rest[2U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_gravity_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, g_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, g_rest, g);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_coriolis_matrix_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *C)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double qd_lane[2];
            double C_lane[4];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            harlecki_two_link_coriolis_matrix(own, q_lane, qd_lane, C_lane);
            for (size_t k = 0U; k < 4U; k++) {
                C[(k * stride) + lane] = C_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[1] = {harlecki_two_link_pack_at(&q[stride])};
    harlecki_two_link_pack v0_sine[1];
    harlecki_two_link_pack v0_cosine[1];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    *(harlecki_two_link_unaligned *)&C[3U * stride] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v1 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v2 = harlecki_two_link_pack_at(&qd[stride]) * v1;
    const harlecki_two_link_pack v3 = harlecki_two_link_pack_at(&qd[0]) * v1;
    *(harlecki_two_link_unaligned *)&C[2U * stride] = v3;
    *(harlecki_two_link_unaligned *)&C[0] = -v2;
    *(harlecki_two_link_unaligned *)&C[stride] = -(v2 + v3);
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_coriolis_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, qd, C);
    }
}

void harlecki_two_link_coriolis_matrix_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double C_rest[4U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_coriolis_matrix_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, C_rest);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, C_rest, C);
    }
}

void harlecki_two_link_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_coriolis_matrix_block(count, &prepared[first], count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double C_rest[4U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_coriolis_matrix_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, C_rest);
        harlecki_two_link_pack_give(4U, count, first, HARLECKI_TWO_LINK_LANES, C_rest, C);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_inverse_dynamics_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double qd_lane[2];
            double qdd_lane[2];
            double tau_lane[2];

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
            harlecki_two_link_inverse_dynamics(own, q_lane, qd_lane, qdd_lane, tau_lane);
            for (size_t k = 0U; k < 2U; k++) {
                tau[(k * stride) + lane] = tau_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const harlecki_two_link_pack v4 = 3.2 * v0_cosine[0];
    const harlecki_two_link_pack v5 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v6 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v7 = harlecki_two_link_pack_at(&qdd[stride]) + harlecki_two_link_pack_at(&qdd[0]);
    const harlecki_two_link_pack v8 = (1.7300000000000002 * v7) + (v4 * ((9.81 * v0_cosine[1]) + harlecki_two_link_pack_at(&qdd[0])));
    const harlecki_two_link_pack v9 = v8 - (v5 * ((9.81 * v0_sine[1]) - (harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0]))));
    *(harlecki_two_link_unaligned *)&tau[stride] = v9;
    const harlecki_two_link_pack v10 = (((137.34 * v0_cosine[1]) + (12.0 * harlecki_two_link_pack_at(&qdd[0]))) + (v7 * v4)) - ((v6 * v6) * v5);
    *(harlecki_two_link_unaligned *)&tau[0] = v9 + v10;
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_inverse_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, tau);
    }
}

void harlecki_two_link_inverse_dynamics_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd, qdd_rest);
        harlecki_two_link_pack_inverse_dynamics_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, tau_rest, tau);
    }
}

void harlecki_two_link_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd, qdd_rest);
        harlecki_two_link_pack_inverse_dynamics_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, tau_rest, tau);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_forward_dynamics_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double qd_lane[2];
            double tau_lane[2];
            double qdd_lane[2];

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
            harlecki_two_link_forward_dynamics(own, q_lane, qd_lane, tau_lane, qdd_lane);
            for (size_t k = 0U; k < 2U; k++) {
                qdd[(k * stride) + lane] = qdd_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    const harlecki_two_link_pack v4 = 3.2 * v0_cosine[0];
    const harlecki_two_link_pack v5 = 3.2 * v0_sine[0];
    const harlecki_two_link_pack v6 = harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]);
    const harlecki_two_link_pack v7 = 1.8497109826589595 * v0_cosine[0];
    const harlecki_two_link_pack v8 = (harlecki_two_link_pack_at(&tau[stride]) - ((9.81 * v0_cosine[1]) * v4)) - (((harlecki_two_link_pack_at(&qd[0]) * harlecki_two_link_pack_at(&qd[0])) - (9.81 * v0_sine[1])) * v5);
    const harlecki_two_link_pack v9 = (((137.34 * v0_cosine[1]) + (harlecki_two_link_pack_at(&tau[stride]) - harlecki_two_link_pack_at(&tau[0]))) - ((v6 * v6) * v5)) + (v7 * v8);
    const harlecki_two_link_pack v10 = v9 * (1.0 / ((v4 * v7) - 12.0));
    *(harlecki_two_link_unaligned *)&qdd[0] = v10;
    *(harlecki_two_link_unaligned *)&qdd[stride] = ((0.5780346820809248 * v8) - (v7 * v10)) - v10;
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_forward_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, qdd);
    }
}

void harlecki_two_link_forward_dynamics_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_forward_dynamics_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd_rest, qdd);
    }
}

void harlecki_two_link_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_forward_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double tau_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qdd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, tau, tau_rest);
        harlecki_two_link_pack_forward_dynamics_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        harlecki_two_link_pack_give(2U, count, first, HARLECKI_TWO_LINK_LANES, qdd_rest, qdd);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_kinetic_energy_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *T)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double qd_lane[2];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 2U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            harlecki_two_link_kinetic_energy(own, q_lane, qd_lane, &T[lane]);
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[1] = {harlecki_two_link_pack_at(&q[stride])};
    harlecki_two_link_pack v0_sine[1];
    harlecki_two_link_pack v0_cosine[1];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    const harlecki_two_link_pack v1 = harlecki_two_link_pack_at(&qd[0]) * (((6.865 * harlecki_two_link_pack_at(&qd[0])) + (1.7300000000000002 * harlecki_two_link_pack_at(&qd[stride]))) + ((3.2 * (harlecki_two_link_pack_at(&qd[0]) + harlecki_two_link_pack_at(&qd[stride]))) * v0_cosine[0]));
    *(harlecki_two_link_unaligned *)&T[0] = (harlecki_two_link_pack_at(&qd[stride]) * (harlecki_two_link_pack_at(&qd[stride]) * 0.8650000000000001)) + v1;
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_kinetic_energy_again(v_beyond, 0U, spacing, prepared, stride, q, qd, T);
    }
}

void harlecki_two_link_kinetic_energy_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double T_rest[1U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_kinetic_energy_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, T_rest);
        harlecki_two_link_pack_give(1U, count, first, HARLECKI_TWO_LINK_LANES, T_rest, T);
    }
}

void harlecki_two_link_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_kinetic_energy_block(count, &prepared[first], count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double qd_rest[2U * HARLECKI_TWO_LINK_LANES];
        double T_rest[1U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, qd, qd_rest);
        harlecki_two_link_pack_kinetic_energy_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, qd_rest, T_rest);
        harlecki_two_link_pack_give(1U, count, first, HARLECKI_TWO_LINK_LANES, T_rest, T);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_potential_energy_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *V)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            harlecki_two_link_potential_energy(own, q_lane, &V[lane]);
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(harlecki_two_link_unaligned *)&V[0] = (137.34 * v0_sine[1]) + (31.392000000000003 * ((v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0])));
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_potential_energy_again(v_beyond, 0U, spacing, prepared, stride, q, V);
    }
}

void harlecki_two_link_potential_energy_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *V)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double V_rest[1U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_potential_energy_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, V_rest);
        harlecki_two_link_pack_give(1U, count, first, HARLECKI_TWO_LINK_LANES, V_rest, V);
    }
}

void harlecki_two_link_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_potential_energy_block(count, &prepared[first], count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double V_rest[1U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_potential_energy_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, V_rest);
        harlecki_two_link_pack_give(1U, count, first, HARLECKI_TWO_LINK_LANES, V_rest, V);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_position_tip_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *x)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double x_lane[3];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            harlecki_two_link_position_tip(own, q_lane, x_lane);
            for (size_t k = 0U; k < 3U; k++) {
                x[(k * stride) + lane] = x_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_position_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(harlecki_two_link_unaligned *)&x[2U * stride] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v4 = 1.0 + (0.8 * v0_cosine[0]);
    const harlecki_two_link_pack v5 = 0.8 * v0_sine[0];
    *(harlecki_two_link_unaligned *)&x[0] = (v0_cosine[1] * v4) - (v0_sine[1] * v5);
    *(harlecki_two_link_unaligned *)&x[stride] = (v0_sine[1] * v4) + (v0_cosine[1] * v5);
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_position_tip_again(v_beyond, 0U, spacing, prepared, stride, q, x);
    }
}

void harlecki_two_link_position_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *x)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_position_tip_block(0U, prepared->k, count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double x_rest[3U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_position_tip_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, x_rest);
        harlecki_two_link_pack_give(3U, count, first, HARLECKI_TWO_LINK_LANES, x_rest, x);
    }
}

void harlecki_two_link_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_position_tip_block(count, &prepared[first], count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double x_rest[3U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_position_tip_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, x_rest);
        harlecki_two_link_pack_give(3U, count, first, HARLECKI_TWO_LINK_LANES, x_rest, x);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_rotation_tip_again(harlecki_two_link_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *R)
{
    for (size_t lane = ahead; lane < (ahead + HARLECKI_TWO_LINK_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const harlecki_two_link_prepared *own = (const harlecki_two_link_prepared *)prepared;
            double q_lane[2];
            double R_lane[9];

            (void)spacing;
            for (size_t k = 0U; k < 2U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            harlecki_two_link_rotation_tip(own, q_lane, R_lane);
            for (size_t k = 0U; k < 9U; k++) {
                R[(k * stride) + lane] = R_lane[k];
            }
        }
    }
}

static HARLECKI_TWO_LINK_APART void harlecki_two_link_pack_rotation_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict R)
{
    harlecki_two_link_bits v_beyond = { 0U };
    const harlecki_two_link_pack v0_angle[2] = {harlecki_two_link_pack_at(&q[stride]), harlecki_two_link_pack_at(&q[0])};
    harlecki_two_link_pack v0_sine[2];
    harlecki_two_link_pack v0_cosine[2];
    harlecki_two_link_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    harlecki_two_link_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    *(harlecki_two_link_unaligned *)&R[8U * stride] = harlecki_two_link_pack_splat(1.0);
    *(harlecki_two_link_unaligned *)&R[2U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&R[5U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&R[6U * stride] = harlecki_two_link_pack_splat(0.0);
    *(harlecki_two_link_unaligned *)&R[7U * stride] = harlecki_two_link_pack_splat(0.0);
    const harlecki_two_link_pack v4 = (v0_cosine[0] * v0_cosine[1]) - (v0_sine[1] * v0_sine[0]);
    *(harlecki_two_link_unaligned *)&R[0] = v4;
    *(harlecki_two_link_unaligned *)&R[4U * stride] = v4;
    const harlecki_two_link_pack v5 = (v0_cosine[0] * v0_sine[1]) + (v0_cosine[1] * v0_sine[0]);
    *(harlecki_two_link_unaligned *)&R[3U * stride] = v5;
    *(harlecki_two_link_unaligned *)&R[stride] = -v5;
    if (!harlecki_two_link_pack_within(v_beyond)) {
        harlecki_two_link_pack_rotation_tip_again(v_beyond, 0U, spacing, prepared, stride, q, R);
    }
}

void harlecki_two_link_rotation_tip_batch(const harlecki_two_link_prepared *prepared, size_t count, const double *q, double *R)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_rotation_tip_block(0U, prepared->k, count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double R_rest[9U * HARLECKI_TWO_LINK_LANES];

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_rotation_tip_block(0U, prepared->k, HARLECKI_TWO_LINK_LANES, q_rest, R_rest);
        harlecki_two_link_pack_give(9U, count, first, HARLECKI_TWO_LINK_LANES, R_rest, R);
    }
}

void harlecki_two_link_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    if (count >= HARLECKI_TWO_LINK_LANES) {
        for (size_t next = 0U; next < count; next += HARLECKI_TWO_LINK_LANES) {
            const size_t first = (next < (count - HARLECKI_TWO_LINK_LANES)) ? next : (count - HARLECKI_TWO_LINK_LANES);

            harlecki_two_link_pack_rotation_tip_block(count, &prepared[first], count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * HARLECKI_TWO_LINK_LANES];
        double R_rest[9U * HARLECKI_TWO_LINK_LANES];
        double prepared_rest[8U * HARLECKI_TWO_LINK_LANES] = { 0.0 };

        harlecki_two_link_pack_take(2U, count, first, HARLECKI_TWO_LINK_LANES, q, q_rest);
        harlecki_two_link_pack_rotation_tip_block(HARLECKI_TWO_LINK_LANES, prepared_rest, HARLECKI_TWO_LINK_LANES, q_rest, R_rest);
        harlecki_two_link_pack_give(9U, count, first, HARLECKI_TWO_LINK_LANES, R_rest, R);
    }
}

#else

typedef int harlecki_two_link_has_no_vector_code;

#endif
