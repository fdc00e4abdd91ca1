/* behi_six_joint, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with BEHI_SIX_JOINT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in behi_six_joint_batch.c. */
#include "behi_six_joint_batch.h"

#if defined(BEHI_SIX_JOINT_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define BEHI_SIX_JOINT_BYTES 64
#elif defined(__AVX__)
#define BEHI_SIX_JOINT_BYTES 32
#else
#define BEHI_SIX_JOINT_BYTES 16
#endif
#define BEHI_SIX_JOINT_LANES (BEHI_SIX_JOINT_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define BEHI_SIX_JOINT_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define BEHI_SIX_JOINT_APART __attribute__((noinline, unused))
#endif
#define BEHI_SIX_JOINT_BODY static inline __attribute__((always_inline, unused))
#define BEHI_SIX_JOINT_INLINE static inline __attribute__((unused))

typedef double behi_six_joint_pack __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef double behi_six_joint_unaligned __attribute__((vector_size(BEHI_SIX_JOINT_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t behi_six_joint_mask __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef signed char behi_six_joint_bytes __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short behi_six_joint_shorts __attribute__((vector_size(2 * BEHI_SIX_JOINT_BYTES / sizeof(double))));

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_splat(double x)
{
    return x - (behi_six_joint_pack){ 0.0 };
}

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_at(const double *x)
{
    return *(const behi_six_joint_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? behi_six_joint_pack_splat(prepared[k]) : behi_six_joint_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The same of a number that ensembles compute again from others instead of reading it. */
BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_number_or(const double *prepared, size_t k, size_t spacing, behi_six_joint_pack again)
{
    return (spacing == 0U) ? behi_six_joint_pack_splat(prepared[k]) : again;
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
BEHI_SIX_JOINT_INLINE size_t behi_six_joint_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % BEHI_SIX_JOINT_LANES;

    return (((count % BEHI_SIX_JOINT_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_select(behi_six_joint_mask condition, behi_six_joint_pack x, behi_six_joint_pack y)
{
    return (behi_six_joint_pack)(((behi_six_joint_mask)x & condition) | ((behi_six_joint_mask)y & ~condition));
}

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_abs(behi_six_joint_pack x)
{
    return (behi_six_joint_pack)((behi_six_joint_mask)x & ~(behi_six_joint_mask)behi_six_joint_pack_splat(-0.0));
}

BEHI_SIX_JOINT_INLINE bool behi_six_joint_pack_all(behi_six_joint_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long behi_six_joint_bits __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void behi_six_joint_pack_sincos_pair(const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, behi_six_joint_bits *beyond)
{
    const behi_six_joint_pack x = *angle;
    union { behi_six_joint_pack number; behi_six_joint_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const behi_six_joint_pack n = k.number - 6755399441186816.0;
    const behi_six_joint_pack w = x - (n * 1.5707963267923333);
    const behi_six_joint_pack r = w - (n * 2.5633441515839558e-12);
    const behi_six_joint_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const behi_six_joint_pack z = r * r;
    const behi_six_joint_pack rz = r * z;

    const behi_six_joint_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const behi_six_joint_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const behi_six_joint_bits odd = 0ULL - (k.bits & 1ULL);
    const behi_six_joint_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const behi_six_joint_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
BEHI_SIX_JOINT_INLINE bool behi_six_joint_pack_within(behi_six_joint_bits beyond)
{
    return behi_six_joint_pack_all((behi_six_joint_mask)((beyond >> 18) == 0ULL));
}

/* States with an angle out of the sines' range, by the function for one state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C5_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *J)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            double q_lane[6];
            double J_lane[36];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            behi_six_joint_jacobian_C5(own, q_lane, J_lane);
            for (size_t k = 0U; k < 36U; k++) {
                J[(k * stride) + lane] = J_lane[k];
            }
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_jacobian_C5_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict J)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0_angle[4] = {behi_six_joint_pack_at(&q[2U * stride]), behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[3U * stride]), behi_six_joint_pack_at(&q[0])};
    behi_six_joint_pack v0_sine[4];
    behi_six_joint_pack v0_cosine[4];
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    *(behi_six_joint_unaligned *)&J[19U * stride] = v0_sine[3];
    *(behi_six_joint_unaligned *)&J[20U * stride] = v0_sine[3];
    *(behi_six_joint_unaligned *)&J[21U * stride] = v0_sine[3];
    const behi_six_joint_pack v8 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const behi_six_joint_pack v9 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v10 = (v0_cosine[2] * v9) - (v0_sine[2] * v8);
    const behi_six_joint_pack v11 = 10.0 * v10;
    const behi_six_joint_pack v12 = (50.0 * v9) + v11;
    const behi_six_joint_pack v13 = (50.0 * v0_cosine[1]) + v12;
    *(behi_six_joint_unaligned *)&J[0] = -(v0_sine[3] * v13);
    const behi_six_joint_pack v14 = (v0_sine[2] * v9) + (v0_cosine[2] * v8);
    const behi_six_joint_pack v15 = 10.0 * v14;
    const behi_six_joint_pack v16 = (50.0 * v8) + v15;
    const behi_six_joint_pack v17 = (50.0 * v0_sine[1]) + v16;
    *(behi_six_joint_unaligned *)&J[stride] = -(v0_cosine[3] * v17);
    *(behi_six_joint_unaligned *)&J[2U * stride] = -(v0_cosine[3] * v16);
    *(behi_six_joint_unaligned *)&J[3U * stride] = -(v0_cosine[3] * v15);
    *(behi_six_joint_unaligned *)&J[4U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[5U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[10U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[11U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[12U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[16U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[17U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[18U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[23U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[24U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[29U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[31U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[32U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[33U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[35U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&J[6U * stride] = v0_cosine[3] * v13;
    *(behi_six_joint_unaligned *)&J[7U * stride] = -(v0_sine[3] * v17);
    *(behi_six_joint_unaligned *)&J[8U * stride] = -(v0_sine[3] * v16);
    *(behi_six_joint_unaligned *)&J[9U * stride] = -(v0_sine[3] * v15);
    const behi_six_joint_pack v18 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    *(behi_six_joint_unaligned *)&J[13U * stride] = v18 * v13;
    *(behi_six_joint_unaligned *)&J[14U * stride] = v18 * v12;
    *(behi_six_joint_unaligned *)&J[15U * stride] = v18 * v11;
    *(behi_six_joint_unaligned *)&J[22U * stride] = v0_cosine[3] * v14;
    const behi_six_joint_pack v19 = -v0_cosine[3];
    *(behi_six_joint_unaligned *)&J[25U * stride] = v19;
    *(behi_six_joint_unaligned *)&J[26U * stride] = v19;
    *(behi_six_joint_unaligned *)&J[27U * stride] = v19;
    *(behi_six_joint_unaligned *)&J[28U * stride] = v0_sine[3] * v14;
    *(behi_six_joint_unaligned *)&J[30U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&J[34U * stride] = -v10;
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_jacobian_C5_again(v_beyond, 0U, spacing, prepared, stride, q, J);
    }
}

void behi_six_joint_jacobian_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *J)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 36U, J);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_jacobian_C5_block(0U, prepared->k, count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double J_rest[36U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_jacobian_C5_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, J_rest);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, J_rest, J);
    }
}

void behi_six_joint_jacobian_C5_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 36U, J);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_jacobian_C5_block(count, &prepared[first], count, &q[first], &J[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double J_rest[36U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES] = { 0.0 };

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_jacobian_C5_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, J_rest);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, J_rest, J);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C5_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *G, double *H)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            double q_lane[6];
            double G_lane[18];
            double H_lane[108];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            behi_six_joint_influence_C5(own, q_lane, G_lane, H_lane);
            for (size_t k = 0U; k < 18U; k++) {
                G[(k * stride) + lane] = G_lane[k];
            }
            for (size_t k = 0U; k < 108U; k++) {
                H[(k * stride) + lane] = H_lane[k];
            }
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_C5_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0_angle[4] = {behi_six_joint_pack_at(&q[2U * stride]), behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[3U * stride]), behi_six_joint_pack_at(&q[0])};
    behi_six_joint_pack v0_sine[4];
    behi_six_joint_pack v0_cosine[4];
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    const behi_six_joint_pack v8 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v9 = 50.0 + (10.0 * v0_cosine[2]);
    const behi_six_joint_pack v10 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const behi_six_joint_pack v11 = 10.0 * v0_sine[2];
    const behi_six_joint_pack v12 = ((50.0 * v0_cosine[1]) - (v11 * v10)) + (v9 * v8);
    const behi_six_joint_pack v13 = -(v0_sine[3] * v12);
    *(behi_six_joint_unaligned *)&G[0] = v13;
    *(behi_six_joint_unaligned *)&H[36U * stride] = v13;
    const behi_six_joint_pack v14 = (v9 * v10) + (v11 * v8);
    const behi_six_joint_pack v15 = (50.0 * v0_sine[1]) + v14;
    const behi_six_joint_pack v16 = -(v0_cosine[3] * v15);
    *(behi_six_joint_unaligned *)&G[stride] = v16;
    *(behi_six_joint_unaligned *)&H[37U * stride] = v16;
    *(behi_six_joint_unaligned *)&H[42U * stride] = v16;
    const behi_six_joint_pack v17 = -(v0_cosine[3] * v14);
    *(behi_six_joint_unaligned *)&G[2U * stride] = v17;
    *(behi_six_joint_unaligned *)&H[38U * stride] = v17;
    *(behi_six_joint_unaligned *)&H[48U * stride] = v17;
    const behi_six_joint_pack v18 = (50.0 * v10) - v14;
    const behi_six_joint_pack v19 = v0_cosine[3] * v18;
    *(behi_six_joint_unaligned *)&G[3U * stride] = v19;
    *(behi_six_joint_unaligned *)&H[39U * stride] = v19;
    *(behi_six_joint_unaligned *)&H[54U * stride] = v19;
    *(behi_six_joint_unaligned *)&G[4U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[5U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[10U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[11U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[12U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[16U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[17U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[4U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[5U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[10U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[11U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[16U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[17U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[22U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[23U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[24U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[25U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[26U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[27U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[28U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[29U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[30U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[31U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[32U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[33U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[34U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[35U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[40U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[41U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[46U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[47U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[52U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[53U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[58U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[59U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[60U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[61U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[62U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[63U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[64U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[65U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[66U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[67U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[68U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[69U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[70U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[71U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[72U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[73U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[74U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[75U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[76U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[77U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[78U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[82U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[83U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[84U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[88U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[89U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[90U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[94U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[95U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[96U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[97U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[98U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[99U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[100U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[101U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[102U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[103U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[104U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[105U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[106U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[107U * stride] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v20 = v0_cosine[3] * v12;
    *(behi_six_joint_unaligned *)&G[6U * stride] = v20;
    const behi_six_joint_pack v21 = v0_sine[3] * v15;
    *(behi_six_joint_unaligned *)&H[stride] = v21;
    *(behi_six_joint_unaligned *)&H[6U * stride] = v21;
    *(behi_six_joint_unaligned *)&G[7U * stride] = -v21;
    const behi_six_joint_pack v22 = v0_sine[3] * v14;
    *(behi_six_joint_unaligned *)&H[2U * stride] = v22;
    *(behi_six_joint_unaligned *)&H[12U * stride] = v22;
    *(behi_six_joint_unaligned *)&G[8U * stride] = -v22;
    const behi_six_joint_pack v23 = v0_sine[3] * v18;
    *(behi_six_joint_unaligned *)&G[9U * stride] = v23;
    const behi_six_joint_pack v24 = (v0_sine[3] * v0_sine[3]) + (v0_cosine[3] * v0_cosine[3]);
    const behi_six_joint_pack v25 = v24 * v12;
    *(behi_six_joint_unaligned *)&G[13U * stride] = v25;
    const behi_six_joint_pack v26 = -v25;
    const behi_six_joint_pack v27 = 50.0 * v24;
    const behi_six_joint_pack v28 = v26 + (v0_cosine[1] * v27);
    *(behi_six_joint_unaligned *)&G[14U * stride] = -v28;
    const behi_six_joint_pack v29 = v28 + (v8 * v27);
    *(behi_six_joint_unaligned *)&G[15U * stride] = -v29;
    *(behi_six_joint_unaligned *)&H[0] = -v20;
    const behi_six_joint_pack v30 = -v23;
    *(behi_six_joint_unaligned *)&H[3U * stride] = v30;
    *(behi_six_joint_unaligned *)&H[18U * stride] = v30;
    *(behi_six_joint_unaligned *)&H[7U * stride] = v0_cosine[3] * v26;
    const behi_six_joint_pack v31 = v0_cosine[3] * v28;
    *(behi_six_joint_unaligned *)&H[8U * stride] = v31;
    *(behi_six_joint_unaligned *)&H[13U * stride] = v31;
    *(behi_six_joint_unaligned *)&H[14U * stride] = v31;
    const behi_six_joint_pack v32 = v0_cosine[3] * v29;
    *(behi_six_joint_unaligned *)&H[9U * stride] = v32;
    *(behi_six_joint_unaligned *)&H[15U * stride] = v32;
    *(behi_six_joint_unaligned *)&H[19U * stride] = v32;
    *(behi_six_joint_unaligned *)&H[20U * stride] = v32;
    *(behi_six_joint_unaligned *)&H[21U * stride] = v32;
    *(behi_six_joint_unaligned *)&H[43U * stride] = v0_sine[3] * v26;
    const behi_six_joint_pack v33 = v0_sine[3] * v28;
    *(behi_six_joint_unaligned *)&H[44U * stride] = v33;
    *(behi_six_joint_unaligned *)&H[49U * stride] = v33;
    *(behi_six_joint_unaligned *)&H[50U * stride] = v33;
    const behi_six_joint_pack v34 = v0_sine[3] * v29;
    *(behi_six_joint_unaligned *)&H[45U * stride] = v34;
    *(behi_six_joint_unaligned *)&H[51U * stride] = v34;
    *(behi_six_joint_unaligned *)&H[55U * stride] = v34;
    *(behi_six_joint_unaligned *)&H[56U * stride] = v34;
    *(behi_six_joint_unaligned *)&H[57U * stride] = v34;
    *(behi_six_joint_unaligned *)&H[79U * stride] = -(v24 * v15);
    const behi_six_joint_pack v35 = -(v24 * v14);
    *(behi_six_joint_unaligned *)&H[80U * stride] = v35;
    *(behi_six_joint_unaligned *)&H[85U * stride] = v35;
    *(behi_six_joint_unaligned *)&H[86U * stride] = v35;
    const behi_six_joint_pack v36 = v24 * v18;
    *(behi_six_joint_unaligned *)&H[81U * stride] = v36;
    *(behi_six_joint_unaligned *)&H[87U * stride] = v36;
    *(behi_six_joint_unaligned *)&H[91U * stride] = v36;
    *(behi_six_joint_unaligned *)&H[92U * stride] = v36;
    *(behi_six_joint_unaligned *)&H[93U * stride] = v36;
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_influence_C5_again(v_beyond, 0U, spacing, prepared, stride, q, G, H);
    }
}

void behi_six_joint_influence_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 108U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_influence_C5_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double G_rest[18U * BEHI_SIX_JOINT_LANES];
        double H_rest[108U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_influence_C5_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, G_rest, H_rest);
        behi_six_joint_pack_give(18U, count, first, BEHI_SIX_JOINT_LANES, G_rest, G);
        behi_six_joint_pack_give(108U, count, first, BEHI_SIX_JOINT_LANES, H_rest, H);
    }
}

void behi_six_joint_influence_C5_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 108U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_influence_C5_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double G_rest[18U * BEHI_SIX_JOINT_LANES];
        double H_rest[108U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES] = { 0.0 };

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_influence_C5_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, G_rest, H_rest);
        behi_six_joint_pack_give(18U, count, first, BEHI_SIX_JOINT_LANES, G_rest, G);
        behi_six_joint_pack_give(108U, count, first, BEHI_SIX_JOINT_LANES, H_rest, H);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_rotational_C5_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *G, double *H)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            double q_lane[6];
            double G_lane[18];
            double H_lane[108];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            behi_six_joint_influence_rotational_C5(own, q_lane, G_lane, H_lane);
            for (size_t k = 0U; k < 18U; k++) {
                G[(k * stride) + lane] = G_lane[k];
            }
            for (size_t k = 0U; k < 108U; k++) {
                H[(k * stride) + lane] = H_lane[k];
            }
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_influence_rotational_C5_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0_angle[4] = {behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[3U * stride]), behi_six_joint_pack_at(&q[2U * stride]), behi_six_joint_pack_at(&q[0])};
    behi_six_joint_pack v0_sine[4];
    behi_six_joint_pack v0_cosine[4];
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    *(behi_six_joint_unaligned *)&H[stride] = v0_cosine[3];
    *(behi_six_joint_unaligned *)&H[2U * stride] = v0_cosine[3];
    *(behi_six_joint_unaligned *)&H[3U * stride] = v0_cosine[3];
    *(behi_six_joint_unaligned *)&G[stride] = v0_sine[3];
    *(behi_six_joint_unaligned *)&G[2U * stride] = v0_sine[3];
    *(behi_six_joint_unaligned *)&G[3U * stride] = v0_sine[3];
    *(behi_six_joint_unaligned *)&H[37U * stride] = v0_sine[3];
    *(behi_six_joint_unaligned *)&H[38U * stride] = v0_sine[3];
    *(behi_six_joint_unaligned *)&H[39U * stride] = v0_sine[3];
    *(behi_six_joint_unaligned *)&G[0] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[5U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[6U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[11U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[13U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[14U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[15U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[17U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[0] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[5U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[6U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[7U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[8U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[9U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[11U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[12U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[13U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[14U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[15U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[17U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[18U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[19U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[20U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[21U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[23U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[24U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[25U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[26U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[27U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[28U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[29U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[30U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[31U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[32U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[33U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[34U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[35U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[36U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[41U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[42U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[43U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[44U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[45U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[47U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[48U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[49U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[50U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[51U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[53U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[54U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[55U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[56U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[57U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[59U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[60U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[61U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[62U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[63U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[64U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[65U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[66U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[67U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[68U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[69U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[70U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[71U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[72U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[73U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[74U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[75U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[76U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[77U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[78U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[79U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[80U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[81U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[83U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[84U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[85U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[86U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[87U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[89U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[90U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[91U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[92U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[93U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[95U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[96U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[97U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[98U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[99U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[100U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[101U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[102U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[103U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[104U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[105U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[106U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&H[107U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&G[12U * stride] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v8 = -v0_cosine[3];
    *(behi_six_joint_unaligned *)&G[7U * stride] = v8;
    *(behi_six_joint_unaligned *)&G[8U * stride] = v8;
    *(behi_six_joint_unaligned *)&G[9U * stride] = v8;
    const behi_six_joint_pack v9 = (v0_sine[1] * v0_cosine[2]) + (v0_sine[2] * v0_cosine[1]);
    const behi_six_joint_pack v10 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[2] * v0_cosine[1]);
    const behi_six_joint_pack v11 = (v0_cosine[0] * v9) - (v0_sine[0] * v10);
    const behi_six_joint_pack v12 = v0_cosine[3] * v11;
    *(behi_six_joint_unaligned *)&G[4U * stride] = v12;
    *(behi_six_joint_unaligned *)&H[40U * stride] = v12;
    const behi_six_joint_pack v13 = v0_sine[3] * v11;
    *(behi_six_joint_unaligned *)&G[10U * stride] = v13;
    const behi_six_joint_pack v14 = (v0_sine[0] * v9) + (v0_cosine[0] * v10);
    *(behi_six_joint_unaligned *)&G[16U * stride] = v14;
    const behi_six_joint_pack v15 = (v0_sine[3] * v13) + (v0_cosine[3] * v12);
    *(behi_six_joint_unaligned *)&H[82U * stride] = v15;
    *(behi_six_joint_unaligned *)&H[88U * stride] = v15;
    *(behi_six_joint_unaligned *)&H[94U * stride] = v15;
    *(behi_six_joint_unaligned *)&H[4U * stride] = -v13;
    const behi_six_joint_pack v16 = -(v0_cosine[3] * v14);
    *(behi_six_joint_unaligned *)&H[10U * stride] = v16;
    *(behi_six_joint_unaligned *)&H[16U * stride] = v16;
    *(behi_six_joint_unaligned *)&H[22U * stride] = v16;
    const behi_six_joint_pack v17 = -(v0_sine[3] * v14);
    *(behi_six_joint_unaligned *)&H[46U * stride] = v17;
    *(behi_six_joint_unaligned *)&H[52U * stride] = v17;
    *(behi_six_joint_unaligned *)&H[58U * stride] = v17;
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_influence_rotational_C5_again(v_beyond, 0U, spacing, prepared, stride, q, G, H);
    }
}

void behi_six_joint_influence_rotational_C5_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 108U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_influence_rotational_C5_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double G_rest[18U * BEHI_SIX_JOINT_LANES];
        double H_rest[108U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_influence_rotational_C5_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, G_rest, H_rest);
        behi_six_joint_pack_give(18U, count, first, BEHI_SIX_JOINT_LANES, G_rest, G);
        behi_six_joint_pack_give(108U, count, first, BEHI_SIX_JOINT_LANES, H_rest, H);
    }
}

void behi_six_joint_influence_rotational_C5_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 108U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_influence_rotational_C5_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double G_rest[18U * BEHI_SIX_JOINT_LANES];
        double H_rest[108U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES] = { 0.0 };

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_influence_rotational_C5_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, G_rest, H_rest);
        behi_six_joint_pack_give(18U, count, first, BEHI_SIX_JOINT_LANES, G_rest, G);
        behi_six_joint_pack_give(108U, count, first, BEHI_SIX_JOINT_LANES, H_rest, H);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_position_C6_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *x)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            double q_lane[6];
            double x_lane[3];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            behi_six_joint_position_C6(own, q_lane, x_lane);
            for (size_t k = 0U; k < 3U; k++) {
                x[(k * stride) + lane] = x_lane[k];
            }
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_position_C6_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict x)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0_angle[5] = {behi_six_joint_pack_at(&q[4U * stride]), behi_six_joint_pack_at(&q[3U * stride]), behi_six_joint_pack_at(&q[2U * stride]), behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[0])};
    behi_six_joint_pack v0_sine[5];
    behi_six_joint_pack v0_cosine[5];
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    const behi_six_joint_pack v10 = 10.0 + (20.0 * v0_sine[0]);
    const behi_six_joint_pack v11 = v0_sine[1] * v10;
    const behi_six_joint_pack v12 = 50.0 + (v0_cosine[1] * v10);
    const behi_six_joint_pack v13 = (v0_sine[2] * v12) + (v0_cosine[2] * v11);
    const behi_six_joint_pack v14 = (50.0 + (v0_cosine[2] * v12)) - (v0_sine[2] * v11);
    const behi_six_joint_pack v15 = (v0_cosine[3] * v14) - (v0_sine[3] * v13);
    const behi_six_joint_pack v16 = 20.0 * v0_cosine[0];
    *(behi_six_joint_unaligned *)&x[0] = (v0_cosine[4] * v15) - (v0_sine[4] * v16);
    *(behi_six_joint_unaligned *)&x[stride] = (v0_sine[4] * v15) + (v0_cosine[4] * v16);
    *(behi_six_joint_unaligned *)&x[2U * stride] = (30.0 + (v0_cosine[3] * v13)) + (v0_sine[3] * v14);
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_position_C6_again(v_beyond, 0U, spacing, prepared, stride, q, x);
    }
}

void behi_six_joint_position_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *x)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_position_C6_block(0U, prepared->k, count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double x_rest[3U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_position_C6_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, x_rest);
        behi_six_joint_pack_give(3U, count, first, BEHI_SIX_JOINT_LANES, x_rest, x);
    }
}

void behi_six_joint_position_C6_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_position_C6_block(count, &prepared[first], count, &q[first], &x[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double x_rest[3U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES] = { 0.0 };

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_position_C6_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, x_rest);
        behi_six_joint_pack_give(3U, count, first, BEHI_SIX_JOINT_LANES, x_rest, x);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_rotation_C6_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *R)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            double q_lane[6];
            double R_lane[9];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            behi_six_joint_rotation_C6(own, q_lane, R_lane);
            for (size_t k = 0U; k < 9U; k++) {
                R[(k * stride) + lane] = R_lane[k];
            }
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_rotation_C6_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict R)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0_angle[6] = {behi_six_joint_pack_at(&q[3U * stride]), behi_six_joint_pack_at(&q[2U * stride]), behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[0]), behi_six_joint_pack_at(&q[4U * stride]), behi_six_joint_pack_at(&q[5U * stride])};
    behi_six_joint_pack v0_sine[6];
    behi_six_joint_pack v0_cosine[6];
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    const behi_six_joint_pack v12 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[1] * v0_cosine[0]);
    const behi_six_joint_pack v13 = (v0_sine[0] * v0_cosine[1]) + (v0_sine[1] * v0_cosine[0]);
    const behi_six_joint_pack v14 = (v0_sine[2] * v13) + (v0_cosine[2] * v12);
    const behi_six_joint_pack v15 = v0_cosine[4] * v0_cosine[3];
    const behi_six_joint_pack v16 = v0_sine[4] * v0_sine[3];
    const behi_six_joint_pack v17 = (v15 * v14) - v16;
    const behi_six_joint_pack v18 = (v0_cosine[2] * v13) - (v0_sine[2] * v12);
    const behi_six_joint_pack v19 = v0_sine[5] * v18;
    *(behi_six_joint_unaligned *)&R[0] = (v0_cosine[3] * v19) - (v0_cosine[5] * v17);
    const behi_six_joint_pack v20 = v0_cosine[5] * v18;
    *(behi_six_joint_unaligned *)&R[stride] = (v0_sine[5] * v17) + (v0_cosine[3] * v20);
    const behi_six_joint_pack v21 = v0_sine[4] * v0_cosine[3];
    const behi_six_joint_pack v22 = v0_cosine[4] * v0_sine[3];
    *(behi_six_joint_unaligned *)&R[2U * stride] = -(v22 + (v21 * v14));
    const behi_six_joint_pack v23 = v21 + (v22 * v14);
    *(behi_six_joint_unaligned *)&R[3U * stride] = (v0_sine[3] * v19) - (v0_cosine[5] * v23);
    *(behi_six_joint_unaligned *)&R[4U * stride] = (v0_sine[5] * v23) + (v0_sine[3] * v20);
    *(behi_six_joint_unaligned *)&R[5U * stride] = v15 - (v16 * v14);
    *(behi_six_joint_unaligned *)&R[6U * stride] = (v0_sine[5] * v14) + (v0_cosine[4] * v20);
    *(behi_six_joint_unaligned *)&R[7U * stride] = (v0_cosine[5] * v14) - (v0_cosine[4] * v19);
    *(behi_six_joint_unaligned *)&R[8U * stride] = v0_sine[4] * v18;
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_rotation_C6_again(v_beyond, 0U, spacing, prepared, stride, q, R);
    }
}

void behi_six_joint_rotation_C6_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *R)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_rotation_C6_block(0U, prepared->k, count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double R_rest[9U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_rotation_C6_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, R_rest);
        behi_six_joint_pack_give(9U, count, first, BEHI_SIX_JOINT_LANES, R_rest, R);
    }
}

void behi_six_joint_rotation_C6_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_rotation_C6_block(count, &prepared[first], count, &q[first], &R[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double R_rest[9U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES] = { 0.0 };

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_rotation_C6_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, R_rest);
        behi_six_joint_pack_give(9U, count, first, BEHI_SIX_JOINT_LANES, R_rest, R);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
