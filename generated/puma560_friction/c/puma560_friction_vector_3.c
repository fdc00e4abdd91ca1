/* puma560_friction, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PUMA560_FRICTION_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in puma560_friction_batch.c. */
#include "puma560_friction_batch.h"

#if defined(PUMA560_FRICTION_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PUMA560_FRICTION_BYTES 64
#elif defined(__AVX__)
#define PUMA560_FRICTION_BYTES 32
#else
#define PUMA560_FRICTION_BYTES 16
#endif
#define PUMA560_FRICTION_LANES (PUMA560_FRICTION_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PUMA560_FRICTION_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PUMA560_FRICTION_APART __attribute__((noinline, unused))
#endif
#define PUMA560_FRICTION_BODY static inline __attribute__((always_inline, unused))
#define PUMA560_FRICTION_INLINE static inline __attribute__((unused))

typedef double puma560_friction_pack __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef double puma560_friction_unaligned __attribute__((vector_size(PUMA560_FRICTION_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_friction_mask __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef signed char puma560_friction_bytes __attribute__((vector_size(PUMA560_FRICTION_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short puma560_friction_shorts __attribute__((vector_size(2 * PUMA560_FRICTION_BYTES / sizeof(double))));

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_splat(double x)
{
    return x - (puma560_friction_pack){ 0.0 };
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_at(const double *x)
{
    return *(const puma560_friction_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? puma560_friction_pack_splat(prepared[k]) : puma560_friction_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PUMA560_FRICTION_INLINE size_t puma560_friction_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PUMA560_FRICTION_LANES;

    return (((count % PUMA560_FRICTION_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_flags(const bool *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return -__builtin_convertvector(wide, puma560_friction_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_modes(const signed char *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return __builtin_convertvector(wide, puma560_friction_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_select(puma560_friction_mask condition, puma560_friction_pack x, puma560_friction_pack y)
{
    return (puma560_friction_pack)(((puma560_friction_mask)x & condition) | ((puma560_friction_mask)y & ~condition));
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_abs(puma560_friction_pack x)
{
    return (puma560_friction_pack)((puma560_friction_mask)x & ~(puma560_friction_mask)puma560_friction_pack_splat(-0.0));
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_min(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x < y), x, y);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_max(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x > y), x, y);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_sign(puma560_friction_pack x)
{
    const puma560_friction_pack one = puma560_friction_pack_splat(1.0);

    return puma560_friction_pack_select((puma560_friction_mask)(x > 0.0), one, puma560_friction_pack_select((puma560_friction_mask)(x < 0.0), -one, x));
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_sqrt(puma560_friction_pack x)
{
    double one[PUMA560_FRICTION_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_select_whole(puma560_friction_mask condition, puma560_friction_mask x, puma560_friction_mask y)
{
    return (x & condition) | (y & ~condition);
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_whole(int64_t x)
{
    return x + (puma560_friction_mask){ 0 };
}

PUMA560_FRICTION_INLINE bool puma560_friction_pack_all(puma560_friction_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_mode_of(puma560_friction_pack x)
{
    return (puma560_friction_mask)(x < 0.0) - (puma560_friction_mask)(x > 0.0);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_real_of(puma560_friction_mask mode)
{
    const puma560_friction_mask sign = mode & (puma560_friction_mask)puma560_friction_pack_splat(-0.0);

    return (puma560_friction_pack)(sign | ((puma560_friction_mask)puma560_friction_pack_splat(1.0) & (puma560_friction_mask)(mode != 0)));
}

typedef unsigned long long puma560_friction_bits __attribute__((vector_size(PUMA560_FRICTION_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void puma560_friction_pack_sincos_pair(const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_pack x = *angle;
    union { puma560_friction_pack number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_pack n = k.number - 6755399441186816.0;
    const puma560_friction_pack w = x - (n * 1.5707963267923333);
    const puma560_friction_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const puma560_friction_pack z = r * r;
    const puma560_friction_pack rz = r * z;

    const puma560_friction_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const puma560_friction_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const puma560_friction_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
PUMA560_FRICTION_INLINE bool puma560_friction_pack_within(puma560_friction_bits beyond)
{
    return puma560_friction_pack_all((puma560_friction_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PUMA560_FRICTION_APART void puma560_friction_pack_sincos_beyond(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_friction_mask inside = (puma560_friction_mask)(puma560_friction_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PUMA560_FRICTION_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void puma560_friction_pack_sincos_guard(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, const puma560_friction_bits *beyond)
{
    if (!puma560_friction_pack_within(*beyond)) {
        puma560_friction_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_rotation_tip_again(puma560_friction_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *R)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_FRICTION_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_friction_prepared *own = (const puma560_friction_prepared *)prepared;
            double q_lane[6];
            double R_lane[9];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            puma560_friction_rotation_tip(own, q_lane, R_lane);
            for (size_t k = 0U; k < 9U; k++) {
                R[(k * stride) + lane] = R_lane[k];
            }
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_rotation_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict R)
{
    puma560_friction_bits v_beyond = { 0U };
    const puma560_friction_pack v0_angle[6] = {puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[5U * stride]), puma560_friction_pack_at(&q[0])};
    puma560_friction_pack v0_sine[6];
    puma560_friction_pack v0_cosine[6];
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    const puma560_friction_pack v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const puma560_friction_pack v13 = v0_sine[2] * v12;
    const puma560_friction_pack v14 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const puma560_friction_pack v15 = v0_cosine[2] * v14;
    const puma560_friction_pack v16 = (v0_cosine[3] * v15) - v13;
    const puma560_friction_pack v17 = v0_sine[3] * v0_sine[4];
    const puma560_friction_pack v18 = (v0_cosine[4] * v16) - (v17 * v14);
    const puma560_friction_pack v19 = v0_sine[3] * v0_cosine[4];
    const puma560_friction_pack v20 = (v0_cosine[3] * v0_sine[4]) + (v0_cosine[2] * v19);
    *(puma560_friction_unaligned *)&R[0] = (v0_cosine[5] * v18) - (v0_sine[5] * v20);
    const puma560_friction_pack v21 = (v0_sine[4] * v16) + (v19 * v14);
    const puma560_friction_pack v22 = (v0_cosine[3] * v0_cosine[4]) - (v0_cosine[2] * v17);
    *(puma560_friction_unaligned *)&R[stride] = -((v0_sine[5] * v22) + (v0_cosine[5] * v21));
    const puma560_friction_pack v23 = v0_sine[2] * v14;
    const puma560_friction_pack v24 = v0_cosine[2] * v12;
    const puma560_friction_pack v25 = v24 + (v0_cosine[3] * v23);
    const puma560_friction_pack v26 = v0_sine[2] * v0_sine[3];
    *(puma560_friction_unaligned *)&R[2U * stride] = (v0_sine[5] * v26) - (v0_cosine[5] * v25);
    *(puma560_friction_unaligned *)&R[3U * stride] = (v0_cosine[5] * v20) + (v0_sine[5] * v18);
    *(puma560_friction_unaligned *)&R[4U * stride] = (v0_cosine[5] * v22) - (v0_sine[5] * v21);
    *(puma560_friction_unaligned *)&R[5U * stride] = -((v0_sine[5] * v25) + (v0_cosine[5] * v26));
    const puma560_friction_pack v27 = v23 + (v0_cosine[3] * v24);
    *(puma560_friction_unaligned *)&R[6U * stride] = (v0_cosine[4] * v27) - (v17 * v12);
    *(puma560_friction_unaligned *)&R[7U * stride] = -((v0_sine[4] * v27) + (v19 * v12));
    *(puma560_friction_unaligned *)&R[8U * stride] = v15 - (v0_cosine[3] * v13);
    if (!puma560_friction_pack_within(v_beyond)) {
        puma560_friction_pack_rotation_tip_again(v_beyond, 0U, spacing, prepared, stride, q, R);
    }
}

void puma560_friction_rotation_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *R)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_rotation_tip_block(0U, prepared->k, count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double R_rest[9U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_rotation_tip_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, R_rest);
        puma560_friction_pack_give(9U, count, first, PUMA560_FRICTION_LANES, R_rest, R);
    }
}

void puma560_friction_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_rotation_tip_block(count, &prepared[first], count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double R_rest[9U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_rotation_tip_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, R_rest);
        puma560_friction_pack_give(9U, count, first, PUMA560_FRICTION_LANES, R_rest, R);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_jacobian_tip_again(puma560_friction_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *J)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_FRICTION_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_friction_prepared *own = (const puma560_friction_prepared *)prepared;
            double q_lane[6];
            double J_lane[36];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            puma560_friction_jacobian_tip(own, q_lane, J_lane);
            for (size_t k = 0U; k < 36U; k++) {
                J[(k * stride) + lane] = J_lane[k];
            }
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_jacobian_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    puma560_friction_bits v_beyond = { 0U };
    const puma560_friction_pack v0_angle[5] = {puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[0])};
    puma560_friction_pack v0_sine[5];
    puma560_friction_pack v0_cosine[5];
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    *(puma560_friction_unaligned *)&J[19U * stride] = v0_sine[4];
    *(puma560_friction_unaligned *)&J[20U * stride] = v0_sine[4];
    const puma560_friction_pack v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    *(puma560_friction_unaligned *)&J[33U * stride] = v10;
    const puma560_friction_pack v11 = v0_sine[3] * v0_cosine[2];
    const puma560_friction_pack v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const puma560_friction_pack v13 = (v0_cosine[3] * v12) + (v11 * v10);
    const puma560_friction_pack v14 = v0_sine[2] * v0_cosine[4];
    const puma560_friction_pack v15 = (v0_sine[4] * v13) + (v0_sine[3] * v14);
    const puma560_friction_pack v16 = 0.05625 * v15;
    const puma560_friction_pack v17 = v0_sine[4] * v12;
    const puma560_friction_pack v18 = v16 + (0.4318 * v17);
    const puma560_friction_pack v19 = 0.0203 * v10;
    const puma560_friction_pack v20 = (0.4318 * v0_cosine[1]) + v19;
    *(puma560_friction_unaligned *)&J[0] = v18 + ((0.15005 * v0_cosine[4]) - (v0_sine[4] * v20));
    const puma560_friction_pack v21 = (v0_cosine[3] * v10) - (v11 * v12);
    *(puma560_friction_unaligned *)&J[35U * stride] = v21;
    const puma560_friction_pack v22 = 0.4318 * v10;
    const puma560_friction_pack v23 = 0.0203 * v12;
    const puma560_friction_pack v24 = (v23 + v22) + (0.05625 * v21);
    const puma560_friction_pack v25 = (0.4318 * v0_sine[1]) + v24;
    *(puma560_friction_unaligned *)&J[stride] = -(v0_cosine[4] * v25);
    *(puma560_friction_unaligned *)&J[2U * stride] = -(v0_cosine[4] * v24);
    const puma560_friction_pack v26 = v23 - v24;
    *(puma560_friction_unaligned *)&J[3U * stride] = (v10 * v18) + (v17 * v26);
    const puma560_friction_pack v27 = v22 + v26;
    const puma560_friction_pack v28 = v0_sine[2] * v0_sine[4];
    const puma560_friction_pack v29 = (v0_cosine[2] * v0_cosine[4]) - (v28 * v10);
    const puma560_friction_pack v30 = v0_sine[2] * v12;
    *(puma560_friction_unaligned *)&J[34U * stride] = v30;
    *(puma560_friction_unaligned *)&J[4U * stride] = (v29 * v27) + (v30 * v16);
    *(puma560_friction_unaligned *)&J[5U * stride] = (v15 * v27) + (v21 * v16);
    const puma560_friction_pack v31 = (v0_cosine[4] * v13) - (v0_sine[3] * v28);
    const puma560_friction_pack v32 = 0.05625 * v31;
    const puma560_friction_pack v33 = v0_cosine[4] * v12;
    const puma560_friction_pack v34 = v32 + (0.4318 * v33);
    *(puma560_friction_unaligned *)&J[6U * stride] = ((v0_cosine[4] * v20) + (0.15005 * v0_sine[4])) - v34;
    *(puma560_friction_unaligned *)&J[7U * stride] = -(v0_sine[4] * v25);
    *(puma560_friction_unaligned *)&J[8U * stride] = -(v0_sine[4] * v24);
    *(puma560_friction_unaligned *)&J[9U * stride] = -((v10 * v34) + (v33 * v26));
    const puma560_friction_pack v35 = (v0_cosine[2] * v0_sine[4]) + (v14 * v10);
    *(puma560_friction_unaligned *)&J[22U * stride] = v35;
    *(puma560_friction_unaligned *)&J[10U * stride] = (v35 * v27) - (v30 * v32);
    *(puma560_friction_unaligned *)&J[11U * stride] = -((v31 * v27) + (v21 * v32));
    *(puma560_friction_unaligned *)&J[12U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&J[17U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&J[18U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&J[24U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&J[31U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&J[32U * stride] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v36 = (v0_cosine[4] * v34) + (v0_sine[4] * v18);
    const puma560_friction_pack v37 = (v0_cosine[4] * v0_cosine[4]) + (v0_sine[4] * v0_sine[4]);
    *(puma560_friction_unaligned *)&J[13U * stride] = (v37 * v20) - v36;
    *(puma560_friction_unaligned *)&J[14U * stride] = (v37 * v19) - v36;
    *(puma560_friction_unaligned *)&J[15U * stride] = (v33 * v16) - (v17 * v32);
    *(puma560_friction_unaligned *)&J[16U * stride] = -((v35 * v16) + (v29 * v32));
    *(puma560_friction_unaligned *)&J[21U * stride] = -v33;
    *(puma560_friction_unaligned *)&J[23U * stride] = -v31;
    const puma560_friction_pack v38 = -v0_cosine[4];
    *(puma560_friction_unaligned *)&J[25U * stride] = v38;
    *(puma560_friction_unaligned *)&J[26U * stride] = v38;
    *(puma560_friction_unaligned *)&J[27U * stride] = -v17;
    *(puma560_friction_unaligned *)&J[28U * stride] = -v29;
    *(puma560_friction_unaligned *)&J[29U * stride] = -v15;
    *(puma560_friction_unaligned *)&J[30U * stride] = puma560_friction_pack_splat(1.0);
    if (!puma560_friction_pack_within(v_beyond)) {
        puma560_friction_pack_jacobian_tip_again(v_beyond, 0U, spacing, prepared, stride, q, J);
    }
}

void puma560_friction_jacobian_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *J)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 36U, J);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_jacobian_tip_block(0U, prepared->k, count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double J_rest[36U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_jacobian_tip_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, J_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, J_rest, J);
    }
}

void puma560_friction_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 36U, J);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_jacobian_tip_block(count, &prepared[first], count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double J_rest[36U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_jacobian_tip_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, J_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, J_rest, J);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_influence_tip_again(puma560_friction_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *G, double *H)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_FRICTION_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_friction_prepared *own = (const puma560_friction_prepared *)prepared;
            double q_lane[6];
            double G_lane[18];
            double H_lane[108];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            puma560_friction_influence_tip(own, q_lane, G_lane, H_lane);
            for (size_t k = 0U; k < 18U; k++) {
                G[(k * stride) + lane] = G_lane[k];
            }
            for (size_t k = 0U; k < 108U; k++) {
                H[(k * stride) + lane] = H_lane[k];
            }
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_influence_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    puma560_friction_bits v_beyond = { 0U };
    const puma560_friction_pack v0_angle[5] = {puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[0])};
    puma560_friction_pack v0_sine[5];
    puma560_friction_pack v0_cosine[5];
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    const puma560_friction_pack v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const puma560_friction_pack v11 = v0_sine[3] * v0_cosine[2];
    const puma560_friction_pack v12 = v11 * v10;
    const puma560_friction_pack v13 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const puma560_friction_pack v14 = v0_sine[4] * v13;
    const puma560_friction_pack v15 = v0_sine[3] * v0_sine[2];
    const puma560_friction_pack v16 = ((v0_cosine[4] * v15) + (v0_cosine[3] * v14)) + (v0_sine[4] * v12);
    const puma560_friction_pack v17 = 0.4318 * v0_cosine[1];
    const puma560_friction_pack v18 = v17 + (0.0203 * v10);
    const puma560_friction_pack v19 = (v0_sine[4] * v18) - (0.15005 * v0_cosine[4]);
    const puma560_friction_pack v20 = (0.4318 * v14) - v19;
    const puma560_friction_pack v21 = v20 + (0.05625 * v16);
    *(puma560_friction_unaligned *)&G[0] = v21;
    *(puma560_friction_unaligned *)&H[36U * stride] = v21;
    const puma560_friction_pack v22 = 0.4318 * v0_sine[1];
    const puma560_friction_pack v23 = v22 + (0.0203 * v13);
    const puma560_friction_pack v24 = (0.4318 * v10) + v23;
    const puma560_friction_pack v25 = (v0_cosine[3] * v10) - (v11 * v13);
    const puma560_friction_pack v26 = (0.05625 * v25) + v24;
    const puma560_friction_pack v27 = -(v0_cosine[4] * v26);
    *(puma560_friction_unaligned *)&G[stride] = v27;
    *(puma560_friction_unaligned *)&H[37U * stride] = v27;
    *(puma560_friction_unaligned *)&H[42U * stride] = v27;
    const puma560_friction_pack v28 = v22 - v26;
    const puma560_friction_pack v29 = v0_cosine[4] * v28;
    *(puma560_friction_unaligned *)&G[2U * stride] = v29;
    *(puma560_friction_unaligned *)&H[38U * stride] = v29;
    *(puma560_friction_unaligned *)&H[48U * stride] = v29;
    const puma560_friction_pack v30 = v23 - v26;
    const puma560_friction_pack v31 = v19 + v21;
    const puma560_friction_pack v32 = (v10 * v31) + (v14 * v30);
    *(puma560_friction_unaligned *)&G[3U * stride] = v32;
    *(puma560_friction_unaligned *)&H[39U * stride] = v32;
    *(puma560_friction_unaligned *)&H[54U * stride] = v32;
    const puma560_friction_pack v33 = v20 - v21;
    const puma560_friction_pack v34 = v0_sine[2] * v13;
    const puma560_friction_pack v35 = v24 - v26;
    const puma560_friction_pack v36 = v0_sine[2] * v10;
    const puma560_friction_pack v37 = (v0_sine[4] * v36) - (v0_cosine[2] * v0_cosine[4]);
    const puma560_friction_pack v38 = (v37 * v35) + (v34 * v33);
    const puma560_friction_pack v39 = -v38;
    *(puma560_friction_unaligned *)&G[4U * stride] = v39;
    *(puma560_friction_unaligned *)&H[40U * stride] = v39;
    *(puma560_friction_unaligned *)&H[60U * stride] = v39;
    const puma560_friction_pack v40 = (v16 * v35) - (v25 * v33);
    *(puma560_friction_unaligned *)&G[5U * stride] = v40;
    *(puma560_friction_unaligned *)&H[41U * stride] = v40;
    *(puma560_friction_unaligned *)&H[66U * stride] = v40;
    const puma560_friction_pack v41 = v0_cosine[4] * v13;
    const puma560_friction_pack v42 = ((v0_cosine[3] * v41) - (v0_sine[4] * v15)) + (v0_cosine[4] * v12);
    const puma560_friction_pack v43 = (v0_cosine[4] * v18) + (0.15005 * v0_sine[4]);
    const puma560_friction_pack v44 = (0.4318 * v41) - v43;
    const puma560_friction_pack v45 = v44 + (0.05625 * v42);
    *(puma560_friction_unaligned *)&H[0] = v45;
    *(puma560_friction_unaligned *)&G[6U * stride] = -v45;
    const puma560_friction_pack v46 = v0_sine[4] * v26;
    *(puma560_friction_unaligned *)&H[stride] = v46;
    *(puma560_friction_unaligned *)&H[6U * stride] = v46;
    *(puma560_friction_unaligned *)&G[7U * stride] = -v46;
    const puma560_friction_pack v47 = v0_sine[4] * v28;
    *(puma560_friction_unaligned *)&G[8U * stride] = v47;
    const puma560_friction_pack v48 = v43 + v45;
    const puma560_friction_pack v49 = (v10 * v48) + (v41 * v30);
    *(puma560_friction_unaligned *)&H[3U * stride] = v49;
    *(puma560_friction_unaligned *)&H[18U * stride] = v49;
    *(puma560_friction_unaligned *)&G[9U * stride] = -v49;
    const puma560_friction_pack v50 = v44 - v45;
    const puma560_friction_pack v51 = (v0_cosine[2] * v0_sine[4]) + (v0_cosine[4] * v36);
    const puma560_friction_pack v52 = (v51 * v35) + (v34 * v50);
    *(puma560_friction_unaligned *)&G[10U * stride] = v52;
    const puma560_friction_pack v53 = (v25 * v50) - (v42 * v35);
    *(puma560_friction_unaligned *)&G[11U * stride] = v53;
    *(puma560_friction_unaligned *)&G[12U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[72U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[73U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[74U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[75U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[76U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[77U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[78U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[84U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[90U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[96U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[102U * stride] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v54 = (v0_sine[4] * v21) + (v0_cosine[4] * v45);
    *(puma560_friction_unaligned *)&G[13U * stride] = -v54;
    const puma560_friction_pack v55 = (v0_cosine[4] * v0_cosine[4]) + (v0_sine[4] * v0_sine[4]);
    const puma560_friction_pack v56 = v54 + (v17 * v55);
    *(puma560_friction_unaligned *)&G[14U * stride] = -v56;
    const puma560_friction_pack v57 = (v14 * v48) - (v41 * v31);
    *(puma560_friction_unaligned *)&G[15U * stride] = -v57;
    const puma560_friction_pack v58 = (v51 * v33) - (v37 * v50);
    *(puma560_friction_unaligned *)&G[16U * stride] = v58;
    const puma560_friction_pack v59 = (v16 * v50) - (v42 * v33);
    *(puma560_friction_unaligned *)&G[17U * stride] = v59;
    const puma560_friction_pack v60 = -v47;
    *(puma560_friction_unaligned *)&H[2U * stride] = v60;
    *(puma560_friction_unaligned *)&H[12U * stride] = v60;
    const puma560_friction_pack v61 = -v52;
    *(puma560_friction_unaligned *)&H[4U * stride] = v61;
    *(puma560_friction_unaligned *)&H[24U * stride] = v61;
    const puma560_friction_pack v62 = -v53;
    *(puma560_friction_unaligned *)&H[5U * stride] = v62;
    *(puma560_friction_unaligned *)&H[30U * stride] = v62;
    *(puma560_friction_unaligned *)&H[7U * stride] = v0_cosine[4] * v54;
    const puma560_friction_pack v63 = v0_cosine[4] * v56;
    *(puma560_friction_unaligned *)&H[8U * stride] = v63;
    *(puma560_friction_unaligned *)&H[13U * stride] = v63;
    *(puma560_friction_unaligned *)&H[14U * stride] = v63;
    const puma560_friction_pack v64 = v0_cosine[4] * v57;
    *(puma560_friction_unaligned *)&H[9U * stride] = v64;
    *(puma560_friction_unaligned *)&H[15U * stride] = v64;
    *(puma560_friction_unaligned *)&H[19U * stride] = v64;
    *(puma560_friction_unaligned *)&H[20U * stride] = v64;
    const puma560_friction_pack v65 = -(v0_cosine[4] * v58);
    *(puma560_friction_unaligned *)&H[10U * stride] = v65;
    *(puma560_friction_unaligned *)&H[16U * stride] = v65;
    *(puma560_friction_unaligned *)&H[25U * stride] = v65;
    *(puma560_friction_unaligned *)&H[26U * stride] = v65;
    const puma560_friction_pack v66 = -(v0_cosine[4] * v59);
    *(puma560_friction_unaligned *)&H[11U * stride] = v66;
    *(puma560_friction_unaligned *)&H[17U * stride] = v66;
    *(puma560_friction_unaligned *)&H[31U * stride] = v66;
    *(puma560_friction_unaligned *)&H[32U * stride] = v66;
    *(puma560_friction_unaligned *)&H[21U * stride] = (v10 * v49) + (v14 * v57);
    const puma560_friction_pack v67 = -((v10 * v52) + (v14 * v58));
    *(puma560_friction_unaligned *)&H[22U * stride] = v67;
    *(puma560_friction_unaligned *)&H[27U * stride] = v67;
    const puma560_friction_pack v68 = -((v10 * v53) + (v14 * v59));
    *(puma560_friction_unaligned *)&H[23U * stride] = v68;
    *(puma560_friction_unaligned *)&H[33U * stride] = v68;
    *(puma560_friction_unaligned *)&H[28U * stride] = (v37 * v58) - (v34 * v52);
    const puma560_friction_pack v69 = -((v34 * v53) - (v37 * v59));
    *(puma560_friction_unaligned *)&H[29U * stride] = v69;
    *(puma560_friction_unaligned *)&H[34U * stride] = v69;
    *(puma560_friction_unaligned *)&H[35U * stride] = -((v16 * v59) + (v25 * v53));
    *(puma560_friction_unaligned *)&H[43U * stride] = v0_sine[4] * v54;
    const puma560_friction_pack v70 = v0_sine[4] * v56;
    *(puma560_friction_unaligned *)&H[44U * stride] = v70;
    *(puma560_friction_unaligned *)&H[49U * stride] = v70;
    *(puma560_friction_unaligned *)&H[50U * stride] = v70;
    const puma560_friction_pack v71 = v0_sine[4] * v57;
    *(puma560_friction_unaligned *)&H[45U * stride] = v71;
    *(puma560_friction_unaligned *)&H[51U * stride] = v71;
    *(puma560_friction_unaligned *)&H[55U * stride] = v71;
    *(puma560_friction_unaligned *)&H[56U * stride] = v71;
    const puma560_friction_pack v72 = -(v0_sine[4] * v58);
    *(puma560_friction_unaligned *)&H[46U * stride] = v72;
    *(puma560_friction_unaligned *)&H[52U * stride] = v72;
    *(puma560_friction_unaligned *)&H[61U * stride] = v72;
    *(puma560_friction_unaligned *)&H[62U * stride] = v72;
    const puma560_friction_pack v73 = -(v0_sine[4] * v59);
    *(puma560_friction_unaligned *)&H[47U * stride] = v73;
    *(puma560_friction_unaligned *)&H[53U * stride] = v73;
    *(puma560_friction_unaligned *)&H[67U * stride] = v73;
    *(puma560_friction_unaligned *)&H[68U * stride] = v73;
    *(puma560_friction_unaligned *)&H[57U * stride] = (v10 * v32) - (v41 * v57);
    const puma560_friction_pack v74 = (v41 * v58) - (v10 * v38);
    *(puma560_friction_unaligned *)&H[58U * stride] = v74;
    *(puma560_friction_unaligned *)&H[63U * stride] = v74;
    const puma560_friction_pack v75 = (v10 * v40) + (v41 * v59);
    *(puma560_friction_unaligned *)&H[59U * stride] = v75;
    *(puma560_friction_unaligned *)&H[69U * stride] = v75;
    *(puma560_friction_unaligned *)&H[64U * stride] = -((v51 * v58) + (v34 * v38));
    const puma560_friction_pack v76 = (v34 * v40) - (v51 * v59);
    *(puma560_friction_unaligned *)&H[65U * stride] = v76;
    *(puma560_friction_unaligned *)&H[70U * stride] = v76;
    *(puma560_friction_unaligned *)&H[71U * stride] = (v25 * v40) + (v42 * v59);
    *(puma560_friction_unaligned *)&H[79U * stride] = -(v55 * v26);
    const puma560_friction_pack v77 = v55 * v28;
    *(puma560_friction_unaligned *)&H[80U * stride] = v77;
    *(puma560_friction_unaligned *)&H[85U * stride] = v77;
    *(puma560_friction_unaligned *)&H[86U * stride] = v77;
    const puma560_friction_pack v78 = -((v0_sine[4] * v49) - (v0_cosine[4] * v32));
    *(puma560_friction_unaligned *)&H[81U * stride] = v78;
    *(puma560_friction_unaligned *)&H[87U * stride] = v78;
    *(puma560_friction_unaligned *)&H[91U * stride] = v78;
    *(puma560_friction_unaligned *)&H[92U * stride] = v78;
    const puma560_friction_pack v79 = (v0_sine[4] * v52) - (v0_cosine[4] * v38);
    *(puma560_friction_unaligned *)&H[82U * stride] = v79;
    *(puma560_friction_unaligned *)&H[88U * stride] = v79;
    *(puma560_friction_unaligned *)&H[97U * stride] = v79;
    *(puma560_friction_unaligned *)&H[98U * stride] = v79;
    const puma560_friction_pack v80 = (v0_sine[4] * v53) + (v0_cosine[4] * v40);
    *(puma560_friction_unaligned *)&H[83U * stride] = v80;
    *(puma560_friction_unaligned *)&H[89U * stride] = v80;
    *(puma560_friction_unaligned *)&H[103U * stride] = v80;
    *(puma560_friction_unaligned *)&H[104U * stride] = v80;
    *(puma560_friction_unaligned *)&H[93U * stride] = (v41 * v49) + (v14 * v32);
    const puma560_friction_pack v81 = -((v41 * v52) + (v14 * v38));
    *(puma560_friction_unaligned *)&H[94U * stride] = v81;
    *(puma560_friction_unaligned *)&H[99U * stride] = v81;
    const puma560_friction_pack v82 = (v14 * v40) - (v41 * v53);
    *(puma560_friction_unaligned *)&H[95U * stride] = v82;
    *(puma560_friction_unaligned *)&H[105U * stride] = v82;
    *(puma560_friction_unaligned *)&H[100U * stride] = (v37 * v38) + (v51 * v52);
    const puma560_friction_pack v83 = -((v37 * v40) - (v51 * v53));
    *(puma560_friction_unaligned *)&H[101U * stride] = v83;
    *(puma560_friction_unaligned *)&H[106U * stride] = v83;
    *(puma560_friction_unaligned *)&H[107U * stride] = (v16 * v40) - (v42 * v53);
    if (!puma560_friction_pack_within(v_beyond)) {
        puma560_friction_pack_influence_tip_again(v_beyond, 0U, spacing, prepared, stride, q, G, H);
    }
}

void puma560_friction_influence_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 108U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_influence_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double G_rest[18U * PUMA560_FRICTION_LANES];
        double H_rest[108U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_influence_tip_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, G_rest, H_rest);
        puma560_friction_pack_give(18U, count, first, PUMA560_FRICTION_LANES, G_rest, G);
        puma560_friction_pack_give(108U, count, first, PUMA560_FRICTION_LANES, H_rest, H);
    }
}

void puma560_friction_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 108U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_influence_tip_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double G_rest[18U * PUMA560_FRICTION_LANES];
        double H_rest[108U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_influence_tip_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, G_rest, H_rest);
        puma560_friction_pack_give(18U, count, first, PUMA560_FRICTION_LANES, G_rest, G);
        puma560_friction_pack_give(108U, count, first, PUMA560_FRICTION_LANES, H_rest, H);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_influence_rotational_tip_again(puma560_friction_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *G, double *H)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_FRICTION_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_friction_prepared *own = (const puma560_friction_prepared *)prepared;
            double q_lane[6];
            double G_lane[18];
            double H_lane[108];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            puma560_friction_influence_rotational_tip(own, q_lane, G_lane, H_lane);
            for (size_t k = 0U; k < 18U; k++) {
                G[(k * stride) + lane] = G_lane[k];
            }
            for (size_t k = 0U; k < 108U; k++) {
                H[(k * stride) + lane] = H_lane[k];
            }
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_influence_rotational_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    puma560_friction_bits v_beyond = { 0U };
    const puma560_friction_pack v0_angle[5] = {puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[0])};
    puma560_friction_pack v0_sine[5];
    puma560_friction_pack v0_cosine[5];
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    *(puma560_friction_unaligned *)&H[stride] = v0_cosine[4];
    *(puma560_friction_unaligned *)&H[2U * stride] = v0_cosine[4];
    *(puma560_friction_unaligned *)&G[stride] = v0_sine[4];
    *(puma560_friction_unaligned *)&G[2U * stride] = v0_sine[4];
    *(puma560_friction_unaligned *)&H[37U * stride] = v0_sine[4];
    *(puma560_friction_unaligned *)&H[38U * stride] = v0_sine[4];
    *(puma560_friction_unaligned *)&G[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&G[6U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&G[13U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&G[14U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[6U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[7U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[8U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[12U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[13U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[14U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[18U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[19U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[20U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[21U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[24U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[25U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[26U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[27U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[28U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[30U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[31U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[32U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[33U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[34U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[35U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[36U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[42U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[43U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[44U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[48U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[49U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[50U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[54U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[55U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[56U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[57U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[60U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[61U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[62U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[63U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[64U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[66U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[67U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[68U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[69U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[70U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[71U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[72U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[73U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[74U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[75U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[76U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[77U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[78U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[79U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[80U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[84U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[85U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[86U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[90U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[91U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[92U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[93U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[96U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[97U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[98U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[99U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[100U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[102U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[103U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[104U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[105U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[106U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&H[107U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&G[12U * stride] = puma560_friction_pack_splat(1.0);
    const puma560_friction_pack v10 = v0_sine[1] * v0_cosine[2];
    const puma560_friction_pack v11 = v0_sine[1] * v0_sine[2];
    const puma560_friction_pack v12 = (v0_sine[0] * v0_cosine[3]) + (v0_cosine[0] * v0_sine[3]);
    const puma560_friction_pack v13 = (v0_cosine[0] * v0_cosine[3]) - (v0_sine[0] * v0_sine[3]);
    *(puma560_friction_unaligned *)&G[15U * stride] = v13;
    const puma560_friction_pack v14 = v0_sine[4] * v12;
    *(puma560_friction_unaligned *)&H[3U * stride] = v14;
    const puma560_friction_pack v15 = v0_sine[2] * v12;
    *(puma560_friction_unaligned *)&G[16U * stride] = v15;
    const puma560_friction_pack v16 = v0_cosine[4] * v12;
    const puma560_friction_pack v17 = -v16;
    *(puma560_friction_unaligned *)&G[3U * stride] = v17;
    *(puma560_friction_unaligned *)&H[39U * stride] = v17;
    const puma560_friction_pack v18 = -v0_cosine[4];
    *(puma560_friction_unaligned *)&G[7U * stride] = v18;
    *(puma560_friction_unaligned *)&G[8U * stride] = v18;
    *(puma560_friction_unaligned *)&G[9U * stride] = -v14;
    const puma560_friction_pack v19 = v0_cosine[4] * v13;
    const puma560_friction_pack v20 = (v0_cosine[2] * v0_sine[4]) + (v0_sine[2] * v19);
    *(puma560_friction_unaligned *)&G[4U * stride] = v20;
    *(puma560_friction_unaligned *)&H[40U * stride] = v20;
    const puma560_friction_pack v21 = ((v0_sine[4] * v11) - (v10 * v19)) - (v0_cosine[1] * v16);
    *(puma560_friction_unaligned *)&G[5U * stride] = v21;
    *(puma560_friction_unaligned *)&H[41U * stride] = v21;
    const puma560_friction_pack v22 = v0_sine[4] * v13;
    const puma560_friction_pack v23 = (v0_cosine[2] * v0_cosine[4]) - (v0_sine[2] * v22);
    *(puma560_friction_unaligned *)&H[4U * stride] = v23;
    const puma560_friction_pack v24 = ((v0_cosine[4] * v11) + (v0_cosine[1] * v14)) + (v10 * v22);
    *(puma560_friction_unaligned *)&H[5U * stride] = v24;
    const puma560_friction_pack v25 = (v10 * v12) - (v0_cosine[1] * v13);
    const puma560_friction_pack v26 = v0_cosine[4] * v25;
    *(puma560_friction_unaligned *)&H[11U * stride] = v26;
    *(puma560_friction_unaligned *)&H[17U * stride] = v26;
    *(puma560_friction_unaligned *)&H[22U * stride] = (v13 * v23) - (v14 * v15);
    *(puma560_friction_unaligned *)&H[23U * stride] = (v13 * v24) + (v14 * v25);
    *(puma560_friction_unaligned *)&H[29U * stride] = (v15 * v24) + (v23 * v25);
    const puma560_friction_pack v27 = v0_sine[4] * v25;
    *(puma560_friction_unaligned *)&H[47U * stride] = v27;
    *(puma560_friction_unaligned *)&H[53U * stride] = v27;
    *(puma560_friction_unaligned *)&H[58U * stride] = (v13 * v20) + (v15 * v16);
    *(puma560_friction_unaligned *)&H[59U * stride] = (v13 * v21) - (v16 * v25);
    *(puma560_friction_unaligned *)&H[65U * stride] = (v15 * v21) + (v20 * v25);
    *(puma560_friction_unaligned *)&H[94U * stride] = (v16 * v23) + (v14 * v20);
    *(puma560_friction_unaligned *)&H[95U * stride] = (v16 * v24) + (v14 * v21);
    *(puma560_friction_unaligned *)&H[101U * stride] = (v23 * v21) - (v20 * v24);
    *(puma560_friction_unaligned *)&G[10U * stride] = -v23;
    *(puma560_friction_unaligned *)&G[11U * stride] = -v24;
    *(puma560_friction_unaligned *)&G[17U * stride] = -v25;
    const puma560_friction_pack v28 = -v19;
    *(puma560_friction_unaligned *)&H[9U * stride] = v28;
    *(puma560_friction_unaligned *)&H[15U * stride] = v28;
    const puma560_friction_pack v29 = -(v0_cosine[4] * v15);
    *(puma560_friction_unaligned *)&H[10U * stride] = v29;
    *(puma560_friction_unaligned *)&H[16U * stride] = v29;
    const puma560_friction_pack v30 = -v22;
    *(puma560_friction_unaligned *)&H[45U * stride] = v30;
    *(puma560_friction_unaligned *)&H[51U * stride] = v30;
    const puma560_friction_pack v31 = -(v0_sine[4] * v15);
    *(puma560_friction_unaligned *)&H[46U * stride] = v31;
    *(puma560_friction_unaligned *)&H[52U * stride] = v31;
    const puma560_friction_pack v32 = -((v0_sine[4] * v14) + (v0_cosine[4] * v16));
    *(puma560_friction_unaligned *)&H[81U * stride] = v32;
    *(puma560_friction_unaligned *)&H[87U * stride] = v32;
    const puma560_friction_pack v33 = -((v0_sine[4] * v23) - (v0_cosine[4] * v20));
    *(puma560_friction_unaligned *)&H[82U * stride] = v33;
    *(puma560_friction_unaligned *)&H[88U * stride] = v33;
    const puma560_friction_pack v34 = -((v0_sine[4] * v24) - (v0_cosine[4] * v21));
    *(puma560_friction_unaligned *)&H[83U * stride] = v34;
    *(puma560_friction_unaligned *)&H[89U * stride] = v34;
    if (!puma560_friction_pack_within(v_beyond)) {
        puma560_friction_pack_influence_rotational_tip_again(v_beyond, 0U, spacing, prepared, stride, q, G, H);
    }
}

void puma560_friction_influence_rotational_tip_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 108U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_influence_rotational_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double G_rest[18U * PUMA560_FRICTION_LANES];
        double H_rest[108U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_influence_rotational_tip_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, G_rest, H_rest);
        puma560_friction_pack_give(18U, count, first, PUMA560_FRICTION_LANES, G_rest, G);
        puma560_friction_pack_give(108U, count, first, PUMA560_FRICTION_LANES, H_rest, H);
    }
}

void puma560_friction_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 108U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_influence_rotational_tip_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double G_rest[18U * PUMA560_FRICTION_LANES];
        double H_rest[108U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_influence_rotational_tip_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, G_rest, H_rest);
        puma560_friction_pack_give(18U, count, first, PUMA560_FRICTION_LANES, G_rest, G);
        puma560_friction_pack_give(108U, count, first, PUMA560_FRICTION_LANES, H_rest, H);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
