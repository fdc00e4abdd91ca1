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
static PUMA560_FRICTION_APART void puma560_friction_pack_regressor_again(puma560_friction_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_FRICTION_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_friction_prepared *own = (const puma560_friction_prepared *)prepared;
            double q_lane[6];
            double qd_lane[6];
            double qdd_lane[6];
            double Y_lane[360];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            puma560_friction_regressor(own, q_lane, qd_lane, qdd_lane, Y_lane);
            for (size_t k = 0U; k < 360U; k++) {
                Y[(k * stride) + lane] = Y_lane[k];
            }
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    puma560_friction_bits v_beyond = { 0U };
    const puma560_friction_pack v0_angle[5] = {puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[5U * stride])};
    puma560_friction_pack v0_sine[5];
    puma560_friction_pack v0_cosine[5];
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    *(puma560_friction_unaligned *)&Y[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[2U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[3U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[4U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[5U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[6U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[7U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[8U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[10U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[11U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[12U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[13U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[19U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[60U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[61U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[62U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[63U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[64U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[65U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[66U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[67U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[68U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[69U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[70U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[73U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[120U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[121U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[122U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[123U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[124U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[125U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[126U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[127U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[128U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[129U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[130U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[131U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[132U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[133U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[134U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[135U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[136U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[137U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[138U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[139U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[140U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[143U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[180U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[181U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[182U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[183U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[184U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[185U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[186U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[187U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[188U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[189U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[190U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[191U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[192U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[193U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[194U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[195U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[196U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[197U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[198U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[199U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[200U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[201U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[202U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[203U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[204U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[205U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[206U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[207U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[208U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[209U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[210U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[213U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[220U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[230U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[240U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[241U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[242U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[243U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[244U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[245U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[246U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[247U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[248U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[249U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[250U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[251U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[252U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[253U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[254U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[255U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[256U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[257U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[258U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[259U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[260U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[261U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[262U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[263U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[264U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[265U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[266U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[267U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[268U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[269U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[270U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[271U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[272U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[273U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[274U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[275U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[276U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[277U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[278U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[279U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[280U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[283U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[290U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[300U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[301U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[302U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[303U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[304U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[305U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[306U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[307U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[308U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[309U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[310U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[311U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[312U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[313U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[314U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[315U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[316U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[317U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[318U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[319U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[320U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[321U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[322U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[323U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[324U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[325U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[326U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[327U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[328U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[329U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[330U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[331U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[332U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[333U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[334U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[335U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[336U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[337U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[338U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[339U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[340U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[341U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[342U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[343U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[344U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[345U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[346U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[347U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[348U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[349U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[350U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[353U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&Y[9U * stride] = puma560_friction_pack_at(&qdd[0]);
    const puma560_friction_pack v10 = puma560_friction_pack_at(&qd[0]) * v0_sine[0];
    const puma560_friction_pack v11 = puma560_friction_pack_at(&qd[stride]) * v10;
    const puma560_friction_pack v12 = puma560_friction_pack_at(&qd[0]) * v0_cosine[0];
    const puma560_friction_pack v13 = puma560_friction_pack_at(&qd[stride]) * v12;
    const puma560_friction_pack v14 = v13 + (puma560_friction_pack_at(&qdd[0]) * v0_sine[0]);
    *(puma560_friction_unaligned *)&Y[14U * stride] = (v0_sine[0] * v14) + (v0_cosine[0] * v11);
    const puma560_friction_pack v15 = (puma560_friction_pack_at(&qdd[0]) * v0_cosine[0]) - v11;
    const puma560_friction_pack v16 = v11 - v15;
    *(puma560_friction_unaligned *)&Y[15U * stride] = (v0_cosine[0] * (v13 + v14)) - (v0_sine[0] * v16);
    const puma560_friction_pack v17 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    *(puma560_friction_unaligned *)&Y[79U * stride] = puma560_friction_pack_at(&qdd[stride]);
    *(puma560_friction_unaligned *)&Y[16U * stride] = (puma560_friction_pack_at(&qdd[stride]) * v0_sine[0]) + (v17 * v0_cosine[0]);
    *(puma560_friction_unaligned *)&Y[17U * stride] = -(v0_cosine[0] * v16);
    *(puma560_friction_unaligned *)&Y[18U * stride] = (puma560_friction_pack_at(&qdd[stride]) * v0_cosine[0]) - (v17 * v0_sine[0]);
    const puma560_friction_pack v18 = 0.4318 * v16;
    const puma560_friction_pack v19 = 0.4318 * v0_cosine[0];
    *(puma560_friction_unaligned *)&Y[20U * stride] = -(v19 * v18);
    const puma560_friction_pack v20 = (v0_sine[1] * v12) + (v0_cosine[1] * v10);
    const puma560_friction_pack v21 = ((puma560_friction_pack_at(&qd[2U * stride]) * v20) + (v0_sine[1] * v14)) - (v0_cosine[1] * v15);
    const puma560_friction_pack v22 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v23 = v22 * v20;
    const puma560_friction_pack v24 = v23 + v21;
    const puma560_friction_pack v25 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    *(puma560_friction_unaligned *)&Y[21U * stride] = (v25 * v18) - (v19 * v24);
    const puma560_friction_pack v26 = (v0_sine[1] * v10) - (v0_cosine[1] * v12);
    const puma560_friction_pack v27 = ((v0_sine[1] * v15) + (v0_cosine[1] * v14)) - (puma560_friction_pack_at(&qd[2U * stride]) * v26);
    const puma560_friction_pack v28 = v22 * v26;
    const puma560_friction_pack v29 = v28 - v27;
    const puma560_friction_pack v30 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    *(puma560_friction_unaligned *)&Y[22U * stride] = (v30 * v18) + (v19 * v29);
    const puma560_friction_pack v31 = v26 * v26;
    const puma560_friction_pack v32 = v20 * v20;
    const puma560_friction_pack v33 = 9.81 * v0_sine[0];
    const puma560_friction_pack v34 = (v33 - (0.4318 * v17)) - (v12 * (puma560_friction_pack_at(&qd[0]) * v19));
    const puma560_friction_pack v35 = v12 * v10;
    *(puma560_friction_unaligned *)&Y[77U * stride] = v35;
    const puma560_friction_pack v36 = 9.81 * v0_cosine[0];
    *(puma560_friction_unaligned *)&Y[71U * stride] = v36;
    const puma560_friction_pack v37 = v36 + (0.4318 * (puma560_friction_pack_at(&qdd[stride]) + v35));
    const puma560_friction_pack v38 = (v0_sine[1] * v37) + (v0_cosine[1] * v34);
    const puma560_friction_pack v39 = (v0_cosine[1] * v37) - (v0_sine[1] * v34);
    *(puma560_friction_unaligned *)&Y[141U * stride] = v39;
    *(puma560_friction_unaligned *)&Y[23U * stride] = ((v19 * (v32 + v31)) - (v25 * v38)) - (v30 * v39);
    const puma560_friction_pack v40 = v25 * v23;
    *(puma560_friction_unaligned *)&Y[24U * stride] = (v30 * v27) - v40;
    *(puma560_friction_unaligned *)&Y[25U * stride] = (v25 * v29) - (v30 * v24);
    const puma560_friction_pack v41 = v20 * v26;
    *(puma560_friction_unaligned *)&Y[84U * stride] = v41;
    *(puma560_friction_unaligned *)&Y[144U * stride] = v41;
    const puma560_friction_pack v42 = puma560_friction_pack_at(&qdd[stride]) + puma560_friction_pack_at(&qdd[2U * stride]);
    *(puma560_friction_unaligned *)&Y[89U * stride] = v42;
    *(puma560_friction_unaligned *)&Y[149U * stride] = v42;
    const puma560_friction_pack v43 = v42 - v41;
    const puma560_friction_pack v44 = -v43;
    const puma560_friction_pack v45 = v22 * v22;
    *(puma560_friction_unaligned *)&Y[26U * stride] = (v25 * (v32 - v45)) - (v30 * v44);
    const puma560_friction_pack v46 = v30 * v28;
    *(puma560_friction_unaligned *)&Y[27U * stride] = v46 + (v25 * v21);
    const puma560_friction_pack v47 = v42 + v41;
    *(puma560_friction_unaligned *)&Y[28U * stride] = (v30 * (v31 - v45)) - (v25 * v47);
    *(puma560_friction_unaligned *)&Y[29U * stride] = v40 - v46;
    const puma560_friction_pack v48 = (0.15005 * v20) - (0.0203 * v22);
    const puma560_friction_pack v49 = ((v38 + (v22 * v48)) - (0.0203 * v31)) - (0.15005 * v21);
    const puma560_friction_pack v50 = ((v18 - (v20 * v48)) - (0.15005 * v31)) + (0.0203 * v21);
    const puma560_friction_pack v51 = (v0_cosine[2] * v50) + (v0_sine[2] * v49);
    const puma560_friction_pack v52 = 0.15005 * v25;
    const puma560_friction_pack v53 = v19 - (0.0203 * v25);
    const puma560_friction_pack v54 = (v0_cosine[2] * v53) + (v0_sine[2] * v52);
    const puma560_friction_pack v55 = (v0_cosine[2] * v49) - (v0_sine[2] * v50);
    const puma560_friction_pack v56 = (v0_cosine[2] * v52) - (v0_sine[2] * v53);
    const puma560_friction_pack v57 = v27 + v28;
    *(puma560_friction_unaligned *)&Y[86U * stride] = v57;
    *(puma560_friction_unaligned *)&Y[146U * stride] = v57;
    const puma560_friction_pack v58 = (0.15005 * v57) - (v39 + (0.0203 * v43));
    const puma560_friction_pack v59 = 0.15005 * v30;
    *(puma560_friction_unaligned *)&Y[30U * stride] = ((v59 * v58) - (v56 * v55)) - (v54 * v51);
    const puma560_friction_pack v60 = (v0_cosine[2] * v20) - (v22 * v0_sine[2]);
    const puma560_friction_pack v61 = (v22 * v0_cosine[2]) + (v0_sine[2] * v20);
    const puma560_friction_pack v62 = v61 * v60;
    *(puma560_friction_unaligned *)&Y[214U * stride] = v62;
    const puma560_friction_pack v63 = v21 - puma560_friction_pack_at(&qdd[3U * stride]);
    const puma560_friction_pack v64 = v63 + v62;
    const puma560_friction_pack v65 = v26 - puma560_friction_pack_at(&qd[3U * stride]);
    const puma560_friction_pack v66 = v65 * v65;
    const puma560_friction_pack v67 = v61 * v61;
    const puma560_friction_pack v68 = v67 + v66;
    const puma560_friction_pack v69 = v0_sine[2] * v30;
    const puma560_friction_pack v70 = ((puma560_friction_pack_at(&qd[3U * stride]) * v60) + (v42 * v0_cosine[2])) + (v0_sine[2] * v27);
    const puma560_friction_pack v71 = v60 * v65;
    const puma560_friction_pack v72 = v71 - v70;
    const puma560_friction_pack v73 = (((v56 * v68) - (v54 * v64)) - (v69 * v58)) + (v59 * v72);
    *(puma560_friction_unaligned *)&Y[31U * stride] = (v25 * v51) + v73;
    const puma560_friction_pack v74 = v60 * v60;
    const puma560_friction_pack v75 = v74 + v66;
    const puma560_friction_pack v76 = v62 - v63;
    const puma560_friction_pack v77 = v0_cosine[2] * v30;
    const puma560_friction_pack v78 = v61 * v65;
    const puma560_friction_pack v79 = (v0_cosine[2] * v27) - ((v42 * v0_sine[2]) + (puma560_friction_pack_at(&qd[3U * stride]) * v61));
    const puma560_friction_pack v80 = v79 + v78;
    const puma560_friction_pack v81 = (((v56 * v76) - (v54 * v75)) - (v77 * v58)) - (v59 * v80);
    *(puma560_friction_unaligned *)&Y[32U * stride] = (v25 * v55) + v81;
    const puma560_friction_pack v82 = v67 + v74;
    const puma560_friction_pack v83 = v70 + v71;
    const puma560_friction_pack v84 = v79 - v78;
    *(puma560_friction_unaligned *)&Y[216U * stride] = v84;
    const puma560_friction_pack v85 = -v84;
    const puma560_friction_pack v86 = (((v56 * v83) + (v59 * v82)) + (v54 * v85)) - (v69 * v55);
    *(puma560_friction_unaligned *)&Y[33U * stride] = v86 + (v77 * v51);
    const puma560_friction_pack v87 = v25 * v62;
    const puma560_friction_pack v88 = v69 * v71;
    *(puma560_friction_unaligned *)&Y[34U * stride] = (v88 - v87) + (v77 * v79);
    const puma560_friction_pack v89 = v67 - v74;
    *(puma560_friction_unaligned *)&Y[35U * stride] = ((v25 * v89) - (v69 * v80)) + (v77 * v72);
    const puma560_friction_pack v90 = v66 - v74;
    *(puma560_friction_unaligned *)&Y[36U * stride] = ((v25 * v85) - (v69 * v90)) - (v77 * v64);
    const puma560_friction_pack v91 = v77 * v78;
    *(puma560_friction_unaligned *)&Y[37U * stride] = (v87 - v91) + (v69 * v70);
    const puma560_friction_pack v92 = v66 - v67;
    *(puma560_friction_unaligned *)&Y[38U * stride] = ((v25 * v83) - (v77 * v92)) - (v69 * v76);
    *(puma560_friction_unaligned *)&Y[39U * stride] = (v91 - v88) + (v25 * v63);
    const puma560_friction_pack v93 = (0.4318 * v82) + v58;
    const puma560_friction_pack v94 = (0.4318 * v83) - v55;
    const puma560_friction_pack v95 = (v0_sine[3] * v94) - (v0_cosine[3] * v93);
    *(puma560_friction_unaligned *)&Y[281U * stride] = v95;
    const puma560_friction_pack v96 = v56 + (0.4318 * v69);
    const puma560_friction_pack v97 = (v0_cosine[3] * v59) - (v0_sine[3] * v96);
    const puma560_friction_pack v98 = v97 * v95;
    const puma560_friction_pack v99 = -v51;
    *(puma560_friction_unaligned *)&Y[211U * stride] = v99;
    const puma560_friction_pack v100 = v99 - (0.4318 * v84);
    const puma560_friction_pack v101 = (0.4318 * v77) - v54;
    const puma560_friction_pack v102 = (v0_sine[3] * v93) + (v0_cosine[3] * v94);
    *(puma560_friction_unaligned *)&Y[282U * stride] = v102;
    const puma560_friction_pack v103 = (v0_cosine[3] * v96) + (v0_sine[3] * v59);
    *(puma560_friction_unaligned *)&Y[40U * stride] = (v103 * v102) - ((v101 * v100) + v98);
    const puma560_friction_pack v104 = (v0_sine[3] * v77) + (v0_cosine[3] * v25);
    const puma560_friction_pack v105 = (v0_sine[3] * v65) - (v0_cosine[3] * v60);
    const puma560_friction_pack v106 = (v0_sine[3] * v60) + (v0_cosine[3] * v65);
    const puma560_friction_pack v107 = v106 * v105;
    *(puma560_friction_unaligned *)&Y[287U * stride] = v107;
    const puma560_friction_pack v108 = puma560_friction_pack_at(&qdd[4U * stride]) + v70;
    *(puma560_friction_unaligned *)&Y[289U * stride] = v108;
    const puma560_friction_pack v109 = v108 + v107;
    const puma560_friction_pack v110 = v106 * v106;
    const puma560_friction_pack v111 = puma560_friction_pack_at(&qd[4U * stride]) + v61;
    const puma560_friction_pack v112 = v111 * v111;
    const puma560_friction_pack v113 = v110 + v112;
    const puma560_friction_pack v114 = ((v0_cosine[3] * v63) - (puma560_friction_pack_at(&qd[4U * stride]) * v105)) + (v0_sine[3] * v79);
    const puma560_friction_pack v115 = v111 * v105;
    const puma560_friction_pack v116 = v115 - v114;
    const puma560_friction_pack v117 = (((v103 * v113) - (v97 * v109)) - (v101 * v116)) - (v104 * v100);
    *(puma560_friction_unaligned *)&Y[41U * stride] = v117 + (v69 * v95);
    const puma560_friction_pack v118 = (v0_sine[3] * v25) - (v0_cosine[3] * v77);
    const puma560_friction_pack v119 = v107 - v108;
    const puma560_friction_pack v120 = v105 * v105;
    const puma560_friction_pack v121 = v112 + v120;
    const puma560_friction_pack v122 = ((v0_sine[3] * v63) + (puma560_friction_pack_at(&qd[4U * stride]) * v106)) - (v0_cosine[3] * v79);
    const puma560_friction_pack v123 = v111 * v106;
    const puma560_friction_pack v124 = v122 + v123;
    const puma560_friction_pack v125 = (((v97 * v121) - (v103 * v119)) - (v101 * v124)) + (v118 * v100);
    *(puma560_friction_unaligned *)&Y[42U * stride] = v125 + (v69 * v102);
    const puma560_friction_pack v126 = v110 + v120;
    const puma560_friction_pack v127 = v114 + v115;
    const puma560_friction_pack v128 = v123 - v122;
    *(puma560_friction_unaligned *)&Y[286U * stride] = v128;
    const puma560_friction_pack v129 = (v104 * v102) + (((v103 * v127) - (v101 * v126)) + (v97 * v128));
    *(puma560_friction_unaligned *)&Y[43U * stride] = v129 + (v118 * v95);
    const puma560_friction_pack v130 = v69 * v107;
    const puma560_friction_pack v131 = v104 * v115;
    *(puma560_friction_unaligned *)&Y[44U * stride] = (v131 - v130) + (v118 * v122);
    const puma560_friction_pack v132 = v120 - v110;
    *(puma560_friction_unaligned *)&Y[285U * stride] = v132;
    *(puma560_friction_unaligned *)&Y[45U * stride] = ((v104 * v124) + (v69 * v132)) - (v118 * v116);
    const puma560_friction_pack v133 = v120 - v112;
    *(puma560_friction_unaligned *)&Y[46U * stride] = ((v104 * v133) - (v118 * v109)) + (v69 * v128);
    const puma560_friction_pack v134 = v118 * v123;
    *(puma560_friction_unaligned *)&Y[47U * stride] = (v130 - v134) + (v104 * v114);
    const puma560_friction_pack v135 = v110 - v112;
    *(puma560_friction_unaligned *)&Y[48U * stride] = ((v104 * v119) - (v118 * v135)) - (v69 * v127);
    *(puma560_friction_unaligned *)&Y[49U * stride] = (v134 + (v69 * v108)) - v131;
    const puma560_friction_pack v136 = (v0_cosine[4] * v102) - (v0_sine[4] * v100);
    *(puma560_friction_unaligned *)&Y[352U * stride] = v136;
    const puma560_friction_pack v137 = (v0_cosine[4] * v103) + (v0_sine[4] * v101);
    const puma560_friction_pack v138 = (v0_sine[4] * v102) + (v0_cosine[4] * v100);
    *(puma560_friction_unaligned *)&Y[351U * stride] = v138;
    const puma560_friction_pack v139 = (v0_sine[4] * v103) - (v0_cosine[4] * v101);
    *(puma560_friction_unaligned *)&Y[50U * stride] = ((v137 * v136) - v98) + (v139 * v138);
    const puma560_friction_pack v140 = (v0_sine[4] * v111) + (v0_cosine[4] * v105);
    const puma560_friction_pack v141 = ((v0_cosine[4] * v108) - (puma560_friction_pack_at(&qd[5U * stride]) * v140)) - (v0_sine[4] * v122);
    const puma560_friction_pack v142 = v106 - puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v143 = v140 * v142;
    const puma560_friction_pack v144 = v141 + v143;
    const puma560_friction_pack v145 = (v0_sine[4] * v105) - (v0_cosine[4] * v111);
    const puma560_friction_pack v146 = v145 * v145;
    const puma560_friction_pack v147 = v142 * v142;
    const puma560_friction_pack v148 = v147 + v146;
    const puma560_friction_pack v149 = v140 * v145;
    *(puma560_friction_unaligned *)&Y[354U * stride] = v149;
    const puma560_friction_pack v150 = v114 - puma560_friction_pack_at(&qdd[5U * stride]);
    const puma560_friction_pack v151 = v150 + v149;
    const puma560_friction_pack v152 = (v0_cosine[4] * v69) - (v0_sine[4] * v118);
    const puma560_friction_pack v153 = (v152 * v95) + (((v137 * v148) - (v97 * v144)) - (v139 * v151));
    *(puma560_friction_unaligned *)&Y[51U * stride] = v153 - (v104 * v138);
    const puma560_friction_pack v154 = (v0_sine[4] * v69) + (v0_cosine[4] * v118);
    const puma560_friction_pack v155 = v140 * v140;
    const puma560_friction_pack v156 = v147 + v155;
    const puma560_friction_pack v157 = ((v0_sine[4] * v108) - (puma560_friction_pack_at(&qd[5U * stride]) * v145)) + (v0_cosine[4] * v122);
    const puma560_friction_pack v158 = v142 * v145;
    const puma560_friction_pack v159 = v157 + v158;
    const puma560_friction_pack v160 = v149 - v150;
    const puma560_friction_pack v161 = (((v97 * v159) - (v139 * v156)) + (v137 * v160)) - (v154 * v95);
    *(puma560_friction_unaligned *)&Y[52U * stride] = v161 - (v104 * v136);
    const puma560_friction_pack v162 = v143 - v141;
    *(puma560_friction_unaligned *)&Y[358U * stride] = v162;
    const puma560_friction_pack v163 = v146 + v155;
    const puma560_friction_pack v164 = v158 - v157;
    *(puma560_friction_unaligned *)&Y[356U * stride] = v164;
    const puma560_friction_pack v165 = (((v97 * v163) - (v137 * v162)) - (v139 * v164)) + (v152 * v136);
    *(puma560_friction_unaligned *)&Y[53U * stride] = v165 + (v154 * v138);
    const puma560_friction_pack v166 = v152 * v143;
    const puma560_friction_pack v167 = v104 * v149;
    *(puma560_friction_unaligned *)&Y[54U * stride] = (v154 * v157) - (v167 + v166);
    const puma560_friction_pack v168 = v155 - v146;
    *(puma560_friction_unaligned *)&Y[355U * stride] = v168;
    *(puma560_friction_unaligned *)&Y[55U * stride] = ((v152 * v159) - (v104 * v168)) + (v154 * v144);
    const puma560_friction_pack v169 = v155 - v147;
    *(puma560_friction_unaligned *)&Y[56U * stride] = ((v152 * v169) - (v104 * v164)) + (v154 * v151);
    const puma560_friction_pack v170 = v154 * v158;
    *(puma560_friction_unaligned *)&Y[57U * stride] = (v167 - v170) + (v152 * v141);
    const puma560_friction_pack v171 = v147 - v146;
    *(puma560_friction_unaligned *)&Y[58U * stride] = ((v154 * v171) - (v104 * v162)) - (v152 * v160);
    *(puma560_friction_unaligned *)&Y[59U * stride] = (v170 + v166) + (v104 * v150);
    *(puma560_friction_unaligned *)&Y[72U * stride] = -v33;
    *(puma560_friction_unaligned *)&Y[74U * stride] = -v35;
    *(puma560_friction_unaligned *)&Y[75U * stride] = (v10 * v10) - (v12 * v12);
    *(puma560_friction_unaligned *)&Y[76U * stride] = v14 - v13;
    *(puma560_friction_unaligned *)&Y[78U * stride] = v11 + v15;
    const puma560_friction_pack v172 = 0.4318 * v0_cosine[1];
    const puma560_friction_pack v173 = 0.4318 * v0_sine[1];
    *(puma560_friction_unaligned *)&Y[80U * stride] = (v173 * v38) + (v172 * v39);
    *(puma560_friction_unaligned *)&Y[81U * stride] = (v39 - (v172 * v44)) - (v173 * (v45 + v31));
    *(puma560_friction_unaligned *)&Y[82U * stride] = -((v38 + (v173 * v47)) + (v172 * (v45 + v32)));
    const puma560_friction_pack v174 = v23 - v21;
    *(puma560_friction_unaligned *)&Y[88U * stride] = v174;
    *(puma560_friction_unaligned *)&Y[148U * stride] = v174;
    *(puma560_friction_unaligned *)&Y[83U * stride] = (v173 * v174) - (v172 * v57);
    const puma560_friction_pack v175 = v32 - v31;
    *(puma560_friction_unaligned *)&Y[85U * stride] = v175;
    *(puma560_friction_unaligned *)&Y[145U * stride] = v175;
    const puma560_friction_pack v176 = -v41;
    *(puma560_friction_unaligned *)&Y[87U * stride] = v176;
    *(puma560_friction_unaligned *)&Y[147U * stride] = v176;
    const puma560_friction_pack v177 = v0_sine[2] * v173;
    const puma560_friction_pack v178 = v0_cosine[2] * v173;
    const puma560_friction_pack v179 = 0.0203 + v172;
    *(puma560_friction_unaligned *)&Y[90U * stride] = ((v178 * v55) - (v179 * v58)) + (v177 * v51);
    const puma560_friction_pack v180 = v0_cosine[2] * v58;
    *(puma560_friction_unaligned *)&Y[91U * stride] = (((v177 * v64) - (v178 * v68)) - (v179 * v72)) - v180;
    const puma560_friction_pack v181 = v0_sine[2] * v58;
    *(puma560_friction_unaligned *)&Y[92U * stride] = (v181 - (v178 * v76)) + ((v179 * v80) + (v177 * v75));
    const puma560_friction_pack v182 = (v0_cosine[2] * v55) + (v0_sine[2] * v51);
    *(puma560_friction_unaligned *)&Y[93U * stride] = -(v182 + (((v179 * v82) + (v178 * v83)) + (v177 * v85)));
    const puma560_friction_pack v183 = v0_cosine[2] * v71;
    const puma560_friction_pack v184 = v183 - (v0_sine[2] * v79);
    *(puma560_friction_unaligned *)&Y[94U * stride] = v184;
    *(puma560_friction_unaligned *)&Y[154U * stride] = v184;
    const puma560_friction_pack v185 = -((v0_cosine[2] * v80) + (v0_sine[2] * v72));
    *(puma560_friction_unaligned *)&Y[95U * stride] = v185;
    *(puma560_friction_unaligned *)&Y[155U * stride] = v185;
    const puma560_friction_pack v186 = -((v0_cosine[2] * v90) - (v0_sine[2] * v64));
    *(puma560_friction_unaligned *)&Y[96U * stride] = v186;
    *(puma560_friction_unaligned *)&Y[156U * stride] = v186;
    const puma560_friction_pack v187 = v0_sine[2] * v78;
    const puma560_friction_pack v188 = v187 + (v0_cosine[2] * v70);
    *(puma560_friction_unaligned *)&Y[97U * stride] = v188;
    *(puma560_friction_unaligned *)&Y[157U * stride] = v188;
    const puma560_friction_pack v189 = -((v0_cosine[2] * v76) - (v0_sine[2] * v92));
    *(puma560_friction_unaligned *)&Y[98U * stride] = v189;
    *(puma560_friction_unaligned *)&Y[158U * stride] = v189;
    const puma560_friction_pack v190 = -(v183 + v187);
    *(puma560_friction_unaligned *)&Y[99U * stride] = v190;
    *(puma560_friction_unaligned *)&Y[159U * stride] = v190;
    const puma560_friction_pack v191 = 0.4318 * v0_cosine[2];
    const puma560_friction_pack v192 = v178 - v191;
    const puma560_friction_pack v193 = (v0_sine[3] * v179) + (v0_cosine[3] * v192);
    const puma560_friction_pack v194 = (v0_sine[3] * v192) - (v0_cosine[3] * v179);
    const puma560_friction_pack v195 = v194 * v95;
    const puma560_friction_pack v196 = 0.4318 * v0_sine[2];
    const puma560_friction_pack v197 = v177 - v196;
    *(puma560_friction_unaligned *)&Y[100U * stride] = -((v195 + (v197 * v100)) + (v193 * v102));
    const puma560_friction_pack v198 = v0_sine[3] * v0_sine[2];
    const puma560_friction_pack v199 = (v0_cosine[2] * v95) + (v198 * v100);
    *(puma560_friction_unaligned *)&Y[101U * stride] = v199 - (((v194 * v109) + (v193 * v113)) + (v197 * v116));
    const puma560_friction_pack v200 = v0_cosine[3] * v0_sine[2];
    const puma560_friction_pack v201 = (v0_cosine[2] * v102) + (v200 * v100);
    *(puma560_friction_unaligned *)&Y[102U * stride] = v201 + (((v194 * v121) + (v193 * v119)) - (v197 * v124));
    const puma560_friction_pack v202 = (v198 * v102) - (v200 * v95);
    *(puma560_friction_unaligned *)&Y[103U * stride] = (((v194 * v128) - (v197 * v126)) - (v193 * v127)) - v202;
    const puma560_friction_pack v203 = v0_cosine[2] * v107;
    const puma560_friction_pack v204 = v198 * v115;
    const puma560_friction_pack v205 = -((v204 + v203) - (v200 * v122));
    *(puma560_friction_unaligned *)&Y[104U * stride] = v205;
    *(puma560_friction_unaligned *)&Y[164U * stride] = v205;
    const puma560_friction_pack v206 = ((v0_cosine[2] * v132) - (v198 * v124)) - (v200 * v116);
    *(puma560_friction_unaligned *)&Y[105U * stride] = v206;
    *(puma560_friction_unaligned *)&Y[165U * stride] = v206;
    const puma560_friction_pack v207 = (v0_cosine[2] * v128) - ((v198 * v133) + (v200 * v109));
    *(puma560_friction_unaligned *)&Y[106U * stride] = v207;
    *(puma560_friction_unaligned *)&Y[166U * stride] = v207;
    const puma560_friction_pack v208 = v200 * v123;
    const puma560_friction_pack v209 = (v203 - v208) - (v198 * v114);
    *(puma560_friction_unaligned *)&Y[107U * stride] = v209;
    *(puma560_friction_unaligned *)&Y[167U * stride] = v209;
    const puma560_friction_pack v210 = -((v0_cosine[2] * v127) + ((v198 * v119) + (v200 * v135)));
    *(puma560_friction_unaligned *)&Y[108U * stride] = v210;
    *(puma560_friction_unaligned *)&Y[168U * stride] = v210;
    const puma560_friction_pack v211 = (v208 + (v0_cosine[2] * v108)) + v204;
    *(puma560_friction_unaligned *)&Y[109U * stride] = v211;
    *(puma560_friction_unaligned *)&Y[169U * stride] = v211;
    const puma560_friction_pack v212 = (v0_cosine[4] * v193) - (v0_sine[4] * v197);
    const puma560_friction_pack v213 = (v0_cosine[4] * v197) + (v0_sine[4] * v193);
    *(puma560_friction_unaligned *)&Y[110U * stride] = -((v195 + (v212 * v136)) + (v213 * v138));
    const puma560_friction_pack v214 = (v0_cosine[2] * v0_cosine[4]) - (v0_sine[4] * v200);
    const puma560_friction_pack v215 = (v214 * v95) + (v198 * v138);
    *(puma560_friction_unaligned *)&Y[111U * stride] = v215 + (((v213 * v151) - (v212 * v148)) - (v194 * v144));
    const puma560_friction_pack v216 = (v0_cosine[2] * v0_sine[4]) + (v0_cosine[4] * v200);
    const puma560_friction_pack v217 = (v198 * v136) - (v216 * v95);
    *(puma560_friction_unaligned *)&Y[112U * stride] = v217 + (((v213 * v156) - (v212 * v160)) + (v194 * v159));
    const puma560_friction_pack v218 = (v214 * v136) + (v216 * v138);
    *(puma560_friction_unaligned *)&Y[113U * stride] = v218 + (((v194 * v163) + (v213 * v164)) + (v212 * v162));
    const puma560_friction_pack v219 = v214 * v143;
    const puma560_friction_pack v220 = v198 * v149;
    const puma560_friction_pack v221 = (v220 - v219) + (v216 * v157);
    *(puma560_friction_unaligned *)&Y[114U * stride] = v221;
    *(puma560_friction_unaligned *)&Y[174U * stride] = v221;
    const puma560_friction_pack v222 = ((v216 * v144) + (v198 * v168)) + (v214 * v159);
    *(puma560_friction_unaligned *)&Y[115U * stride] = v222;
    *(puma560_friction_unaligned *)&Y[175U * stride] = v222;
    const puma560_friction_pack v223 = ((v216 * v151) + (v214 * v169)) + (v198 * v164);
    *(puma560_friction_unaligned *)&Y[116U * stride] = v223;
    *(puma560_friction_unaligned *)&Y[176U * stride] = v223;
    const puma560_friction_pack v224 = v216 * v158;
    const puma560_friction_pack v225 = -((v220 + v224) - (v214 * v141));
    *(puma560_friction_unaligned *)&Y[117U * stride] = v225;
    *(puma560_friction_unaligned *)&Y[177U * stride] = v225;
    const puma560_friction_pack v226 = ((v216 * v171) - (v214 * v160)) + (v198 * v162);
    *(puma560_friction_unaligned *)&Y[118U * stride] = v226;
    *(puma560_friction_unaligned *)&Y[178U * stride] = v226;
    const puma560_friction_pack v227 = -((v198 * v150) - (v219 + v224));
    *(puma560_friction_unaligned *)&Y[119U * stride] = v227;
    *(puma560_friction_unaligned *)&Y[179U * stride] = v227;
    *(puma560_friction_unaligned *)&Y[142U * stride] = -v38;
    *(puma560_friction_unaligned *)&Y[150U * stride] = (-0.0203) * v58;
    *(puma560_friction_unaligned *)&Y[151U * stride] = -(v180 + (0.0203 * v72));
    *(puma560_friction_unaligned *)&Y[152U * stride] = v181 + (0.0203 * v80);
    *(puma560_friction_unaligned *)&Y[153U * stride] = -(v182 + (0.0203 * v82));
    const puma560_friction_pack v228 = (v0_cosine[3] * v191) - (0.0203 * v0_sine[3]);
    const puma560_friction_pack v229 = (0.0203 * v0_cosine[3]) + (v0_sine[3] * v191);
    const puma560_friction_pack v230 = v229 * v95;
    *(puma560_friction_unaligned *)&Y[160U * stride] = (v230 + (v196 * v100)) + (v228 * v102);
    *(puma560_friction_unaligned *)&Y[161U * stride] = v199 + (((v229 * v109) + (v228 * v113)) + (v196 * v116));
    *(puma560_friction_unaligned *)&Y[162U * stride] = v201 + ((v196 * v124) - ((v229 * v121) + (v228 * v119)));
    *(puma560_friction_unaligned *)&Y[163U * stride] = (((v228 * v127) + (v196 * v126)) - (v229 * v128)) - v202;
    const puma560_friction_pack v231 = (v0_sine[4] * v228) + (v0_cosine[4] * v196);
    const puma560_friction_pack v232 = (v0_sine[4] * v196) - (v0_cosine[4] * v228);
    *(puma560_friction_unaligned *)&Y[170U * stride] = (v230 + (v231 * v138)) - (v232 * v136);
    *(puma560_friction_unaligned *)&Y[171U * stride] = v215 + (((v229 * v144) - (v232 * v148)) - (v231 * v151));
    *(puma560_friction_unaligned *)&Y[172U * stride] = v217 - (((v231 * v156) + (v232 * v160)) + (v229 * v159));
    *(puma560_friction_unaligned *)&Y[173U * stride] = v218 + (((v232 * v162) - (v229 * v163)) - (v231 * v164));
    *(puma560_friction_unaligned *)&Y[212U * stride] = -v55;
    *(puma560_friction_unaligned *)&Y[215U * stride] = -v89;
    *(puma560_friction_unaligned *)&Y[217U * stride] = -v62;
    *(puma560_friction_unaligned *)&Y[218U * stride] = -v83;
    *(puma560_friction_unaligned *)&Y[219U * stride] = -v63;
    *(puma560_friction_unaligned *)&Y[221U * stride] = v0_cosine[3] * v100;
    *(puma560_friction_unaligned *)&Y[222U * stride] = -(v0_sine[3] * v100);
    *(puma560_friction_unaligned *)&Y[223U * stride] = -((v0_sine[3] * v95) + (v0_cosine[3] * v102));
    const puma560_friction_pack v233 = v0_cosine[3] * v115;
    *(puma560_friction_unaligned *)&Y[224U * stride] = -(v233 + (v0_sine[3] * v122));
    *(puma560_friction_unaligned *)&Y[225U * stride] = (v0_sine[3] * v116) - (v0_cosine[3] * v124);
    *(puma560_friction_unaligned *)&Y[226U * stride] = (v0_sine[3] * v109) - (v0_cosine[3] * v133);
    const puma560_friction_pack v234 = v0_sine[3] * v123;
    *(puma560_friction_unaligned *)&Y[227U * stride] = v234 - (v0_cosine[3] * v114);
    *(puma560_friction_unaligned *)&Y[228U * stride] = (v0_sine[3] * v135) - (v0_cosine[3] * v119);
    *(puma560_friction_unaligned *)&Y[229U * stride] = v233 - v234;
    const puma560_friction_pack v235 = v0_sine[3] * v0_sine[4];
    *(puma560_friction_unaligned *)&Y[231U * stride] = (v0_cosine[3] * v138) + (v235 * v95);
    const puma560_friction_pack v236 = v0_sine[3] * v0_cosine[4];
    *(puma560_friction_unaligned *)&Y[232U * stride] = (v0_cosine[3] * v136) + (v236 * v95);
    *(puma560_friction_unaligned *)&Y[233U * stride] = (v235 * v136) - (v236 * v138);
    const puma560_friction_pack v237 = v235 * v143;
    const puma560_friction_pack v238 = v0_cosine[3] * v149;
    *(puma560_friction_unaligned *)&Y[234U * stride] = (v238 - v237) - (v236 * v157);
    *(puma560_friction_unaligned *)&Y[235U * stride] = ((v0_cosine[3] * v168) - (v236 * v144)) + (v235 * v159);
    *(puma560_friction_unaligned *)&Y[236U * stride] = ((v0_cosine[3] * v164) + (v235 * v169)) - (v236 * v151);
    const puma560_friction_pack v239 = v236 * v158;
    *(puma560_friction_unaligned *)&Y[237U * stride] = (v239 - v238) + (v235 * v141);
    *(puma560_friction_unaligned *)&Y[238U * stride] = ((v0_cosine[3] * v162) - (v236 * v171)) - (v235 * v160);
    *(puma560_friction_unaligned *)&Y[239U * stride] = (v237 - v239) - (v0_cosine[3] * v150);
    *(puma560_friction_unaligned *)&Y[284U * stride] = -v107;
    *(puma560_friction_unaligned *)&Y[288U * stride] = -v127;
    *(puma560_friction_unaligned *)&Y[291U * stride] = v0_cosine[4] * v95;
    *(puma560_friction_unaligned *)&Y[292U * stride] = -(v0_sine[4] * v95);
    *(puma560_friction_unaligned *)&Y[293U * stride] = (v0_cosine[4] * v136) + (v0_sine[4] * v138);
    const puma560_friction_pack v240 = v0_cosine[4] * v143;
    *(puma560_friction_unaligned *)&Y[294U * stride] = (v0_sine[4] * v157) - v240;
    *(puma560_friction_unaligned *)&Y[295U * stride] = (v0_cosine[4] * v159) + (v0_sine[4] * v144);
    *(puma560_friction_unaligned *)&Y[296U * stride] = (v0_cosine[4] * v169) + (v0_sine[4] * v151);
    const puma560_friction_pack v241 = v0_sine[4] * v158;
    *(puma560_friction_unaligned *)&Y[297U * stride] = (v0_cosine[4] * v141) - v241;
    *(puma560_friction_unaligned *)&Y[298U * stride] = (v0_sine[4] * v171) - (v0_cosine[4] * v160);
    *(puma560_friction_unaligned *)&Y[299U * stride] = v240 + v241;
    *(puma560_friction_unaligned *)&Y[357U * stride] = -v149;
    *(puma560_friction_unaligned *)&Y[359U * stride] = -v150;
    if (!puma560_friction_pack_within(v_beyond)) {
        puma560_friction_pack_regressor_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, Y);
    }
}

void puma560_friction_regressor_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 360U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double Y_rest[360U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_regressor_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        puma560_friction_pack_give(360U, count, first, PUMA560_FRICTION_LANES, Y_rest, Y);
    }
}

void puma560_friction_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 360U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double Y_rest[360U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_regressor_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        puma560_friction_pack_give(360U, count, first, PUMA560_FRICTION_LANES, Y_rest, Y);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
