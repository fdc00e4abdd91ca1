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
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_regressor_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
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
            behi_six_joint_regressor(own, q_lane, qd_lane, qdd_lane, Y_lane);
            for (size_t k = 0U; k < 360U; k++) {
                Y[(k * stride) + lane] = Y_lane[k];
            }
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0_angle[5] = {behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[2U * stride]), behi_six_joint_pack_at(&q[3U * stride]), behi_six_joint_pack_at(&q[4U * stride]), behi_six_joint_pack_at(&q[5U * stride])};
    behi_six_joint_pack v0_sine[5];
    behi_six_joint_pack v0_cosine[5];
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    *(behi_six_joint_unaligned *)&Y[0] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[2U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[3U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[4U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[5U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[6U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[7U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[8U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[10U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[11U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[12U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[13U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[19U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[60U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[61U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[62U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[63U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[64U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[65U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[66U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[67U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[68U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[69U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[70U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[71U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[72U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[73U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[120U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[121U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[122U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[123U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[124U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[125U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[126U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[127U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[128U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[129U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[130U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[131U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[132U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[133U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[134U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[135U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[136U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[137U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[138U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[139U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[140U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[143U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[180U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[181U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[182U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[183U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[184U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[185U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[186U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[187U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[188U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[189U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[190U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[191U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[192U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[193U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[194U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[195U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[196U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[197U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[198U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[199U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[200U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[201U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[202U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[203U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[204U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[205U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[206U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[207U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[208U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[209U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[210U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[213U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[240U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[241U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[242U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[243U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[244U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[245U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[246U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[247U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[248U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[249U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[250U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[251U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[252U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[253U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[254U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[255U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[256U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[257U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[258U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[259U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[260U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[261U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[262U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[263U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[264U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[265U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[266U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[267U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[268U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[269U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[270U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[271U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[272U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[273U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[274U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[275U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[276U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[277U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[278U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[279U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[280U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[283U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[300U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[301U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[302U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[303U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[304U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[305U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[306U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[307U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[308U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[309U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[310U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[311U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[312U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[313U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[314U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[315U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[316U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[317U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[318U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[319U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[320U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[321U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[322U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[323U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[324U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[325U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[326U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[327U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[328U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[329U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[330U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[331U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[332U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[333U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[334U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[335U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[336U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[337U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[338U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[339U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[340U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[341U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[342U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[343U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[344U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[345U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[346U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[347U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[348U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[349U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[350U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[353U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&Y[9U * stride] = behi_six_joint_pack_at(&qdd[0]);
    const behi_six_joint_pack v10 = behi_six_joint_pack_at(&qd[0]) * v0_cosine[0];
    const behi_six_joint_pack v11 = behi_six_joint_pack_at(&qd[stride]) * v10;
    const behi_six_joint_pack v12 = (behi_six_joint_pack_at(&qdd[0]) * v0_sine[0]) + v11;
    const behi_six_joint_pack v13 = v0_sine[0] * v11;
    *(behi_six_joint_unaligned *)&Y[14U * stride] = v13 + (v0_sine[0] * v12);
    const behi_six_joint_pack v14 = behi_six_joint_pack_at(&qd[0]) * v0_sine[0];
    const behi_six_joint_pack v15 = (v0_sine[0] * v14) - (v0_cosine[0] * v10);
    const behi_six_joint_pack v16 = behi_six_joint_pack_at(&qd[stride]) * v14;
    const behi_six_joint_pack v17 = (behi_six_joint_pack_at(&qdd[0]) * v0_cosine[0]) - v16;
    *(behi_six_joint_unaligned *)&Y[15U * stride] = ((v0_sine[0] * v17) + (v0_cosine[0] * v12)) - (behi_six_joint_pack_at(&qd[stride]) * v15);
    const behi_six_joint_pack v18 = behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride]);
    *(behi_six_joint_unaligned *)&Y[79U * stride] = behi_six_joint_pack_at(&qdd[stride]);
    *(behi_six_joint_unaligned *)&Y[16U * stride] = (behi_six_joint_pack_at(&qdd[stride]) * v0_sine[0]) + (v18 * v0_cosine[0]);
    *(behi_six_joint_unaligned *)&Y[17U * stride] = (v0_cosine[0] * v17) - v13;
    *(behi_six_joint_unaligned *)&Y[18U * stride] = (behi_six_joint_pack_at(&qdd[stride]) * v0_cosine[0]) - (v18 * v0_sine[0]);
    const behi_six_joint_pack v19 = 50.0 * (v16 - v17);
    const behi_six_joint_pack v20 = 50.0 * v0_cosine[0];
    *(behi_six_joint_unaligned *)&Y[20U * stride] = -(v20 * v19);
    const behi_six_joint_pack v21 = (v0_sine[1] * v10) + (v0_cosine[1] * v14);
    const behi_six_joint_pack v22 = ((behi_six_joint_pack_at(&qd[2U * stride]) * v21) + (v0_sine[1] * v12)) - (v0_cosine[1] * v17);
    const behi_six_joint_pack v23 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v24 = v23 * v21;
    const behi_six_joint_pack v25 = v24 + v22;
    const behi_six_joint_pack v26 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    *(behi_six_joint_unaligned *)&Y[21U * stride] = (v26 * v19) - (v20 * v25);
    const behi_six_joint_pack v27 = (v0_cosine[1] * v10) - (v0_sine[1] * v14);
    const behi_six_joint_pack v28 = v23 * v27;
    const behi_six_joint_pack v29 = ((behi_six_joint_pack_at(&qd[2U * stride]) * v27) + (v0_cosine[1] * v12)) + (v0_sine[1] * v17);
    const behi_six_joint_pack v30 = v29 + v28;
    const behi_six_joint_pack v31 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    *(behi_six_joint_unaligned *)&Y[22U * stride] = (v31 * v19) - (v20 * v30);
    const behi_six_joint_pack v32 = v21 * v21;
    const behi_six_joint_pack v33 = v27 * v27;
    const behi_six_joint_pack v34 = v10 * v14;
    *(behi_six_joint_unaligned *)&Y[77U * stride] = v34;
    const behi_six_joint_pack v35 = behi_six_joint_pack_at(&qdd[stride]) + v34;
    const behi_six_joint_pack v36 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v37 = (v10 * (behi_six_joint_pack_at(&qd[0]) * v20)) + (50.0 * v18);
    const behi_six_joint_pack v38 = (v0_sine[1] * v37) + (v36 * v35);
    *(behi_six_joint_unaligned *)&Y[141U * stride] = v38;
    const behi_six_joint_pack v39 = 50.0 * v0_sine[1];
    const behi_six_joint_pack v40 = (v0_cosine[1] * v37) - (v39 * v35);
    *(behi_six_joint_unaligned *)&Y[142U * stride] = v40;
    *(behi_six_joint_unaligned *)&Y[23U * stride] = ((v26 * v40) - (v31 * v38)) + (v20 * (v33 + v32));
    const behi_six_joint_pack v41 = v26 * v24;
    *(behi_six_joint_unaligned *)&Y[24U * stride] = (v31 * v29) - v41;
    *(behi_six_joint_unaligned *)&Y[25U * stride] = -((v31 * v25) + (v26 * v30));
    const behi_six_joint_pack v42 = v23 * v23;
    const behi_six_joint_pack v43 = v21 * v27;
    *(behi_six_joint_unaligned *)&Y[87U * stride] = v43;
    *(behi_six_joint_unaligned *)&Y[147U * stride] = v43;
    const behi_six_joint_pack v44 = behi_six_joint_pack_at(&qdd[stride]) + behi_six_joint_pack_at(&qdd[2U * stride]);
    *(behi_six_joint_unaligned *)&Y[89U * stride] = v44;
    *(behi_six_joint_unaligned *)&Y[149U * stride] = v44;
    const behi_six_joint_pack v45 = v44 + v43;
    *(behi_six_joint_unaligned *)&Y[26U * stride] = (v31 * v45) + (v26 * (v32 - v42));
    const behi_six_joint_pack v46 = v31 * v28;
    *(behi_six_joint_unaligned *)&Y[27U * stride] = (v26 * v22) - v46;
    const behi_six_joint_pack v47 = v44 - v43;
    *(behi_six_joint_unaligned *)&Y[28U * stride] = (v31 * (v33 - v42)) - (v26 * v47);
    *(behi_six_joint_unaligned *)&Y[29U * stride] = v41 + v46;
    const behi_six_joint_pack v48 = v19 + (50.0 * v25);
    const behi_six_joint_pack v49 = (50.0 * v26) - v20;
    *(behi_six_joint_unaligned *)&Y[30U * stride] = v49 * v48;
    const behi_six_joint_pack v50 = (v0_cosine[2] * v21) + (v0_sine[2] * v27);
    const behi_six_joint_pack v51 = ((behi_six_joint_pack_at(&qd[3U * stride]) * v50) + (v0_cosine[2] * v22)) + (v0_sine[2] * v29);
    const behi_six_joint_pack v52 = behi_six_joint_pack_at(&qd[3U * stride]) + v23;
    const behi_six_joint_pack v53 = v52 * v50;
    const behi_six_joint_pack v54 = v53 + v51;
    const behi_six_joint_pack v55 = (v0_sine[2] * v31) + (v0_cosine[2] * v26);
    *(behi_six_joint_unaligned *)&Y[31U * stride] = (v55 * v48) + (v49 * v54);
    const behi_six_joint_pack v56 = (v0_sine[2] * v21) - (v0_cosine[2] * v27);
    const behi_six_joint_pack v57 = v52 * v56;
    const behi_six_joint_pack v58 = ((behi_six_joint_pack_at(&qd[3U * stride]) * v56) + (v0_sine[2] * v22)) - (v0_cosine[2] * v29);
    const behi_six_joint_pack v59 = v58 + v57;
    const behi_six_joint_pack v60 = (v0_sine[2] * v26) - (v0_cosine[2] * v31);
    *(behi_six_joint_unaligned *)&Y[32U * stride] = -((v60 * v48) + (v49 * v59));
    const behi_six_joint_pack v61 = v56 * v56;
    const behi_six_joint_pack v62 = v50 * v50;
    const behi_six_joint_pack v63 = (50.0 * v45) + v38;
    const behi_six_joint_pack v64 = v42 + v33;
    const behi_six_joint_pack v65 = v40 + (50.0 * v64);
    const behi_six_joint_pack v66 = (v0_cosine[2] * v65) - (v0_sine[2] * v63);
    *(behi_six_joint_unaligned *)&Y[212U * stride] = v66;
    const behi_six_joint_pack v67 = (v0_cosine[2] * v63) + (v0_sine[2] * v65);
    *(behi_six_joint_unaligned *)&Y[211U * stride] = v67;
    *(behi_six_joint_unaligned *)&Y[33U * stride] = ((v55 * v66) - (v49 * (v62 + v61))) + (v60 * v67);
    const behi_six_joint_pack v68 = v55 * v53;
    *(behi_six_joint_unaligned *)&Y[34U * stride] = (v60 * v58) - v68;
    *(behi_six_joint_unaligned *)&Y[35U * stride] = (v60 * v54) + (v55 * v59);
    const behi_six_joint_pack v69 = v50 * v56;
    *(behi_six_joint_unaligned *)&Y[94U * stride] = v69;
    *(behi_six_joint_unaligned *)&Y[154U * stride] = v69;
    *(behi_six_joint_unaligned *)&Y[214U * stride] = v69;
    const behi_six_joint_pack v70 = behi_six_joint_pack_at(&qdd[3U * stride]) + v44;
    *(behi_six_joint_unaligned *)&Y[99U * stride] = v70;
    *(behi_six_joint_unaligned *)&Y[159U * stride] = v70;
    *(behi_six_joint_unaligned *)&Y[219U * stride] = v70;
    const behi_six_joint_pack v71 = v70 - v69;
    const behi_six_joint_pack v72 = v52 * v52;
    *(behi_six_joint_unaligned *)&Y[36U * stride] = (v55 * (v62 - v72)) - (v60 * v71);
    const behi_six_joint_pack v73 = v60 * v57;
    *(behi_six_joint_unaligned *)&Y[37U * stride] = (v55 * v51) - v73;
    const behi_six_joint_pack v74 = v70 + v69;
    *(behi_six_joint_unaligned *)&Y[38U * stride] = -((v55 * v74) + (v60 * (v61 - v72)));
    *(behi_six_joint_unaligned *)&Y[39U * stride] = v68 + v73;
    const behi_six_joint_pack v75 = v72 + v61;
    const behi_six_joint_pack v76 = v66 + (10.0 * v75);
    const behi_six_joint_pack v77 = v48 + (10.0 * v54);
    const behi_six_joint_pack v78 = (v0_sine[3] * v77) - (v0_cosine[3] * v76);
    const behi_six_joint_pack v79 = v49 + (10.0 * v55);
    const behi_six_joint_pack v80 = v0_sine[3] * v79;
    const behi_six_joint_pack v81 = (v0_sine[3] * v76) + (v0_cosine[3] * v77);
    *(behi_six_joint_unaligned *)&Y[281U * stride] = v81;
    const behi_six_joint_pack v82 = v0_cosine[3] * v79;
    *(behi_six_joint_unaligned *)&Y[40U * stride] = (v82 * v81) + (v80 * v78);
    const behi_six_joint_pack v83 = behi_six_joint_pack_at(&qd[4U * stride]) + v56;
    const behi_six_joint_pack v84 = v83 * v83;
    const behi_six_joint_pack v85 = (v0_sine[3] * v50) - (v52 * v0_cosine[3]);
    const behi_six_joint_pack v86 = v85 * v85;
    const behi_six_joint_pack v87 = v86 + v84;
    const behi_six_joint_pack v88 = v67 + (10.0 * v71);
    const behi_six_joint_pack v89 = v0_sine[3] * v60;
    const behi_six_joint_pack v90 = (v52 * v0_sine[3]) + (v0_cosine[3] * v50);
    const behi_six_joint_pack v91 = v90 * v85;
    *(behi_six_joint_unaligned *)&Y[284U * stride] = v91;
    const behi_six_joint_pack v92 = behi_six_joint_pack_at(&qdd[4U * stride]) + v51;
    *(behi_six_joint_unaligned *)&Y[289U * stride] = v92;
    const behi_six_joint_pack v93 = v91 - v92;
    *(behi_six_joint_unaligned *)&Y[41U * stride] = (v55 * v81) + (((v89 * v88) - (v80 * v87)) - (v82 * v93));
    const behi_six_joint_pack v94 = v90 * v90;
    const behi_six_joint_pack v95 = v94 + v84;
    const behi_six_joint_pack v96 = v0_cosine[3] * v60;
    const behi_six_joint_pack v97 = v91 + v92;
    *(behi_six_joint_unaligned *)&Y[42U * stride] = (((v96 * v88) - (v82 * v95)) - (v80 * v97)) - (v55 * v78);
    const behi_six_joint_pack v98 = v90 * v83;
    const behi_six_joint_pack v99 = ((behi_six_joint_pack_at(&qd[4U * stride]) * v90) - (v70 * v0_cosine[3])) - (v0_sine[3] * v58);
    const behi_six_joint_pack v100 = v99 - v98;
    const behi_six_joint_pack v101 = ((behi_six_joint_pack_at(&qd[4U * stride]) * v85) - (v70 * v0_sine[3])) + (v0_cosine[3] * v58);
    const behi_six_joint_pack v102 = v85 * v83;
    const behi_six_joint_pack v103 = v102 - v101;
    *(behi_six_joint_unaligned *)&Y[286U * stride] = v103;
    *(behi_six_joint_unaligned *)&Y[43U * stride] = ((v96 * v81) - ((v82 * v103) + (v80 * v100))) + (v89 * v78);
    const behi_six_joint_pack v104 = v55 * v91;
    const behi_six_joint_pack v105 = v89 * v98;
    *(behi_six_joint_unaligned *)&Y[44U * stride] = (v105 + v104) + (v96 * v101);
    const behi_six_joint_pack v106 = v86 - v94;
    const behi_six_joint_pack v107 = v99 + v98;
    const behi_six_joint_pack v108 = v102 + v101;
    *(behi_six_joint_unaligned *)&Y[45U * stride] = ((v96 * v107) - (v55 * v106)) - (v89 * v108);
    const behi_six_joint_pack v109 = v84 - v94;
    *(behi_six_joint_unaligned *)&Y[46U * stride] = ((v55 * v103) + (v89 * v109)) + (v96 * v93);
    const behi_six_joint_pack v110 = v96 * v102;
    *(behi_six_joint_unaligned *)&Y[47U * stride] = -((v104 + v110) + (v89 * v99));
    const behi_six_joint_pack v111 = v86 - v84;
    *(behi_six_joint_unaligned *)&Y[48U * stride] = ((v89 * v97) - (v96 * v111)) - (v55 * v100);
    *(behi_six_joint_unaligned *)&Y[49U * stride] = (v110 - v105) + (v55 * v92);
    const behi_six_joint_pack v112 = v88 - (20.0 * v108);
    const behi_six_joint_pack v113 = v78 + (20.0 * v97);
    const behi_six_joint_pack v114 = (v0_cosine[4] * v112) + (v0_sine[4] * v113);
    const behi_six_joint_pack v115 = v80 + (20.0 * v55);
    const behi_six_joint_pack v116 = 20.0 * v0_cosine[4];
    const behi_six_joint_pack v117 = (v0_sine[4] * v115) - (v116 * v96);
    const behi_six_joint_pack v118 = v81 + (20.0 * v95);
    const behi_six_joint_pack v119 = (v0_cosine[4] * v113) - (v0_sine[4] * v112);
    const behi_six_joint_pack v120 = 20.0 * v0_sine[4];
    const behi_six_joint_pack v121 = (v120 * v96) + (v0_cosine[4] * v115);
    *(behi_six_joint_unaligned *)&Y[50U * stride] = ((v82 * v118) + (v117 * v114)) + (v121 * v119);
    const behi_six_joint_pack v122 = (v0_cosine[4] * v55) + (v0_sine[4] * v96);
    const behi_six_joint_pack v123 = (v0_sine[4] * v90) - (v0_cosine[4] * v83);
    const behi_six_joint_pack v124 = v123 * v123;
    const behi_six_joint_pack v125 = behi_six_joint_pack_at(&qd[5U * stride]) + v85;
    const behi_six_joint_pack v126 = v125 * v125;
    const behi_six_joint_pack v127 = v126 + v124;
    const behi_six_joint_pack v128 = (v0_cosine[4] * v90) + (v0_sine[4] * v83);
    const behi_six_joint_pack v129 = v128 * v123;
    *(behi_six_joint_unaligned *)&Y[354U * stride] = v129;
    const behi_six_joint_pack v130 = behi_six_joint_pack_at(&qdd[5U * stride]) + v99;
    *(behi_six_joint_unaligned *)&Y[359U * stride] = v130;
    const behi_six_joint_pack v131 = v129 - v130;
    const behi_six_joint_pack v132 = ((behi_six_joint_pack_at(&qd[5U * stride]) * v128) - (v0_cosine[4] * v92)) - (v0_sine[4] * v101);
    const behi_six_joint_pack v133 = v125 * v128;
    const behi_six_joint_pack v134 = v133 + v132;
    const behi_six_joint_pack v135 = (((v117 * v131) - (v121 * v127)) - (v82 * v134)) + (v122 * v118);
    *(behi_six_joint_unaligned *)&Y[51U * stride] = (v89 * v114) + v135;
    const behi_six_joint_pack v136 = (v0_sine[4] * v55) - (v0_cosine[4] * v96);
    const behi_six_joint_pack v137 = v129 + v130;
    const behi_six_joint_pack v138 = v128 * v128;
    const behi_six_joint_pack v139 = v126 + v138;
    const behi_six_joint_pack v140 = ((behi_six_joint_pack_at(&qd[5U * stride]) * v123) - (v0_sine[4] * v92)) + (v0_cosine[4] * v101);
    const behi_six_joint_pack v141 = v125 * v123;
    const behi_six_joint_pack v142 = v140 + v141;
    const behi_six_joint_pack v143 = ((v82 * v142) + ((v117 * v139) - (v121 * v137))) - (v136 * v118);
    *(behi_six_joint_unaligned *)&Y[52U * stride] = v143 + (v89 * v119);
    const behi_six_joint_pack v144 = v124 + v138;
    const behi_six_joint_pack v145 = v140 - v141;
    const behi_six_joint_pack v146 = v133 - v132;
    *(behi_six_joint_unaligned *)&Y[358U * stride] = v146;
    const behi_six_joint_pack v147 = (((v82 * v144) - (v117 * v145)) + (v121 * v146)) + (v136 * v114);
    *(behi_six_joint_unaligned *)&Y[53U * stride] = v147 + (v122 * v119);
    const behi_six_joint_pack v148 = v89 * v129;
    const behi_six_joint_pack v149 = v122 * v133;
    *(behi_six_joint_unaligned *)&Y[54U * stride] = (v149 - v148) - (v136 * v140);
    const behi_six_joint_pack v150 = v124 - v138;
    *(behi_six_joint_unaligned *)&Y[55U * stride] = ((v89 * v150) - (v122 * v142)) - (v136 * v134);
    const behi_six_joint_pack v151 = v126 - v138;
    *(behi_six_joint_unaligned *)&Y[56U * stride] = (v89 * v145) + ((v122 * v151) - (v136 * v131));
    const behi_six_joint_pack v152 = v136 * v141;
    *(behi_six_joint_unaligned *)&Y[57U * stride] = (v152 + v148) - (v122 * v132);
    const behi_six_joint_pack v153 = v126 - v124;
    *(behi_six_joint_unaligned *)&Y[58U * stride] = ((v122 * v137) - (v136 * v153)) - (v89 * v146);
    *(behi_six_joint_unaligned *)&Y[59U * stride] = -((v149 + (v89 * v130)) + v152);
    *(behi_six_joint_unaligned *)&Y[74U * stride] = -v34;
    *(behi_six_joint_unaligned *)&Y[75U * stride] = behi_six_joint_pack_at(&qd[0]) * v15;
    *(behi_six_joint_unaligned *)&Y[76U * stride] = v12 - v11;
    *(behi_six_joint_unaligned *)&Y[78U * stride] = v16 + v17;
    *(behi_six_joint_unaligned *)&Y[80U * stride] = (v36 * v38) - (v39 * v40);
    *(behi_six_joint_unaligned *)&Y[81U * stride] = (v38 + (v36 * v45)) - (v39 * v64);
    *(behi_six_joint_unaligned *)&Y[82U * stride] = (v40 - (v39 * v47)) - (v36 * (v42 + v32));
    const behi_six_joint_pack v154 = v22 - v24;
    const behi_six_joint_pack v155 = v29 - v28;
    *(behi_six_joint_unaligned *)&Y[86U * stride] = v155;
    *(behi_six_joint_unaligned *)&Y[146U * stride] = v155;
    *(behi_six_joint_unaligned *)&Y[83U * stride] = -((v36 * v155) + (v39 * v154));
    const behi_six_joint_pack v156 = -v43;
    *(behi_six_joint_unaligned *)&Y[84U * stride] = v156;
    *(behi_six_joint_unaligned *)&Y[144U * stride] = v156;
    const behi_six_joint_pack v157 = -(v33 - v32);
    *(behi_six_joint_unaligned *)&Y[85U * stride] = v157;
    *(behi_six_joint_unaligned *)&Y[145U * stride] = v157;
    const behi_six_joint_pack v158 = -v154;
    *(behi_six_joint_unaligned *)&Y[88U * stride] = v158;
    *(behi_six_joint_unaligned *)&Y[148U * stride] = v158;
    const behi_six_joint_pack v159 = 50.0 + v36;
    const behi_six_joint_pack v160 = 50.0 * v0_cosine[2];
    const behi_six_joint_pack v161 = (v0_sine[1] * v160) + (v0_sine[2] * v159);
    const behi_six_joint_pack v162 = 50.0 * v0_sine[2];
    const behi_six_joint_pack v163 = (v0_cosine[2] * v159) - (v0_sine[1] * v162);
    *(behi_six_joint_unaligned *)&Y[90U * stride] = (v163 * v67) - (v161 * v66);
    *(behi_six_joint_unaligned *)&Y[91U * stride] = (v67 + (v163 * v71)) - (v161 * v75);
    const behi_six_joint_pack v164 = v72 + v62;
    *(behi_six_joint_unaligned *)&Y[92U * stride] = (v66 - (v161 * v74)) - (v163 * v164);
    const behi_six_joint_pack v165 = v51 - v53;
    const behi_six_joint_pack v166 = v58 - v57;
    *(behi_six_joint_unaligned *)&Y[93U * stride] = (v163 * v166) - (v161 * v165);
    const behi_six_joint_pack v167 = v62 - v61;
    *(behi_six_joint_unaligned *)&Y[95U * stride] = v167;
    *(behi_six_joint_unaligned *)&Y[155U * stride] = v167;
    *(behi_six_joint_unaligned *)&Y[215U * stride] = v167;
    const behi_six_joint_pack v168 = -v166;
    *(behi_six_joint_unaligned *)&Y[96U * stride] = v168;
    *(behi_six_joint_unaligned *)&Y[156U * stride] = v168;
    *(behi_six_joint_unaligned *)&Y[216U * stride] = v168;
    const behi_six_joint_pack v169 = -v69;
    *(behi_six_joint_unaligned *)&Y[97U * stride] = v169;
    *(behi_six_joint_unaligned *)&Y[157U * stride] = v169;
    *(behi_six_joint_unaligned *)&Y[217U * stride] = v169;
    const behi_six_joint_pack v170 = -v165;
    *(behi_six_joint_unaligned *)&Y[98U * stride] = v170;
    *(behi_six_joint_unaligned *)&Y[158U * stride] = v170;
    *(behi_six_joint_unaligned *)&Y[218U * stride] = v170;
    const behi_six_joint_pack v171 = (v0_sine[3] * v81) - (v0_cosine[3] * v78);
    const behi_six_joint_pack v172 = 10.0 + v163;
    *(behi_six_joint_unaligned *)&Y[100U * stride] = (v172 * v88) - (v161 * v171);
    const behi_six_joint_pack v173 = v0_cosine[3] * v161;
    const behi_six_joint_pack v174 = v0_cosine[3] * v88;
    const behi_six_joint_pack v175 = v0_sine[3] * v161;
    *(behi_six_joint_unaligned *)&Y[101U * stride] = ((v174 - (v173 * v87)) + (v175 * v93)) - (v172 * v107);
    const behi_six_joint_pack v176 = v0_sine[3] * v88;
    *(behi_six_joint_unaligned *)&Y[102U * stride] = (((v175 * v95) - v176) - (v173 * v97)) + (v172 * v108);
    const behi_six_joint_pack v177 = v94 + v86;
    *(behi_six_joint_unaligned *)&Y[103U * stride] = (((v175 * v103) + (v172 * v177)) - (v173 * v100)) - v171;
    const behi_six_joint_pack v178 = v0_cosine[3] * v98;
    const behi_six_joint_pack v179 = -((v0_sine[3] * v101) - v178);
    *(behi_six_joint_unaligned *)&Y[104U * stride] = v179;
    *(behi_six_joint_unaligned *)&Y[164U * stride] = v179;
    *(behi_six_joint_unaligned *)&Y[224U * stride] = v179;
    const behi_six_joint_pack v180 = -((v0_sine[3] * v107) + (v0_cosine[3] * v108));
    *(behi_six_joint_unaligned *)&Y[105U * stride] = v180;
    *(behi_six_joint_unaligned *)&Y[165U * stride] = v180;
    *(behi_six_joint_unaligned *)&Y[225U * stride] = v180;
    const behi_six_joint_pack v181 = -((v0_sine[3] * v93) - (v0_cosine[3] * v109));
    *(behi_six_joint_unaligned *)&Y[106U * stride] = v181;
    *(behi_six_joint_unaligned *)&Y[166U * stride] = v181;
    *(behi_six_joint_unaligned *)&Y[226U * stride] = v181;
    const behi_six_joint_pack v182 = v0_sine[3] * v102;
    const behi_six_joint_pack v183 = v182 - (v0_cosine[3] * v99);
    *(behi_six_joint_unaligned *)&Y[107U * stride] = v183;
    *(behi_six_joint_unaligned *)&Y[167U * stride] = v183;
    *(behi_six_joint_unaligned *)&Y[227U * stride] = v183;
    const behi_six_joint_pack v184 = (v0_cosine[3] * v97) + (v0_sine[3] * v111);
    *(behi_six_joint_unaligned *)&Y[108U * stride] = v184;
    *(behi_six_joint_unaligned *)&Y[168U * stride] = v184;
    *(behi_six_joint_unaligned *)&Y[228U * stride] = v184;
    const behi_six_joint_pack v185 = -(v178 + v182);
    *(behi_six_joint_unaligned *)&Y[109U * stride] = v185;
    *(behi_six_joint_unaligned *)&Y[169U * stride] = v185;
    *(behi_six_joint_unaligned *)&Y[229U * stride] = v185;
    const behi_six_joint_pack v186 = 20.0 * v0_sine[3];
    const behi_six_joint_pack v187 = v186 + v172;
    const behi_six_joint_pack v188 = (v0_sine[4] * v173) + (v0_cosine[4] * v187);
    const behi_six_joint_pack v189 = (v0_cosine[4] * v173) - (v0_sine[4] * v187);
    *(behi_six_joint_unaligned *)&Y[110U * stride] = ((v188 * v114) - (v175 * v118)) + (v189 * v119);
    const behi_six_joint_pack v190 = v0_sine[3] * v0_sine[4];
    const behi_six_joint_pack v191 = (v0_cosine[3] * v114) - (v190 * v118);
    *(behi_six_joint_unaligned *)&Y[111U * stride] = v191 + (((v188 * v131) - (v189 * v127)) + (v175 * v134));
    const behi_six_joint_pack v192 = v0_sine[3] * v0_cosine[4];
    const behi_six_joint_pack v193 = (v0_cosine[3] * v119) - (v192 * v118);
    *(behi_six_joint_unaligned *)&Y[112U * stride] = v193 + (((v188 * v139) - (v189 * v137)) - (v175 * v142));
    const behi_six_joint_pack v194 = (v192 * v114) - (v190 * v119);
    *(behi_six_joint_unaligned *)&Y[113U * stride] = v194 + (((v189 * v146) - (v175 * v144)) - (v188 * v145));
    const behi_six_joint_pack v195 = v0_cosine[3] * v129;
    const behi_six_joint_pack v196 = v190 * v133;
    const behi_six_joint_pack v197 = -((v196 + v195) + (v192 * v140));
    *(behi_six_joint_unaligned *)&Y[114U * stride] = v197;
    *(behi_six_joint_unaligned *)&Y[174U * stride] = v197;
    *(behi_six_joint_unaligned *)&Y[234U * stride] = v197;
    const behi_six_joint_pack v198 = ((v0_cosine[3] * v150) - (v192 * v134)) + (v190 * v142);
    *(behi_six_joint_unaligned *)&Y[115U * stride] = v198;
    *(behi_six_joint_unaligned *)&Y[175U * stride] = v198;
    *(behi_six_joint_unaligned *)&Y[235U * stride] = v198;
    const behi_six_joint_pack v199 = (v0_cosine[3] * v145) - ((v192 * v131) + (v190 * v151));
    *(behi_six_joint_unaligned *)&Y[116U * stride] = v199;
    *(behi_six_joint_unaligned *)&Y[176U * stride] = v199;
    *(behi_six_joint_unaligned *)&Y[236U * stride] = v199;
    const behi_six_joint_pack v200 = v192 * v141;
    const behi_six_joint_pack v201 = (v200 + v195) + (v190 * v132);
    *(behi_six_joint_unaligned *)&Y[117U * stride] = v201;
    *(behi_six_joint_unaligned *)&Y[177U * stride] = v201;
    *(behi_six_joint_unaligned *)&Y[237U * stride] = v201;
    const behi_six_joint_pack v202 = -((v0_cosine[3] * v146) + ((v190 * v137) + (v192 * v153)));
    *(behi_six_joint_unaligned *)&Y[118U * stride] = v202;
    *(behi_six_joint_unaligned *)&Y[178U * stride] = v202;
    *(behi_six_joint_unaligned *)&Y[238U * stride] = v202;
    const behi_six_joint_pack v203 = -((v200 + (v0_cosine[3] * v130)) - v196);
    *(behi_six_joint_unaligned *)&Y[119U * stride] = v203;
    *(behi_six_joint_unaligned *)&Y[179U * stride] = v203;
    *(behi_six_joint_unaligned *)&Y[239U * stride] = v203;
    *(behi_six_joint_unaligned *)&Y[150U * stride] = (v160 * v67) - (v162 * v66);
    *(behi_six_joint_unaligned *)&Y[151U * stride] = (v67 + (v160 * v71)) - (v162 * v75);
    *(behi_six_joint_unaligned *)&Y[152U * stride] = (v66 - (v162 * v74)) - (v160 * v164);
    *(behi_six_joint_unaligned *)&Y[153U * stride] = (v160 * v166) - (v162 * v165);
    const behi_six_joint_pack v204 = 10.0 + v160;
    *(behi_six_joint_unaligned *)&Y[160U * stride] = (v204 * v88) - (v162 * v171);
    const behi_six_joint_pack v205 = v0_cosine[3] * v162;
    const behi_six_joint_pack v206 = v0_sine[3] * v162;
    *(behi_six_joint_unaligned *)&Y[161U * stride] = ((v174 - (v205 * v87)) + (v206 * v93)) - (v204 * v107);
    *(behi_six_joint_unaligned *)&Y[162U * stride] = (((v206 * v95) - v176) - (v205 * v97)) + (v204 * v108);
    *(behi_six_joint_unaligned *)&Y[163U * stride] = (((v206 * v103) + (v204 * v177)) - (v205 * v100)) - v171;
    const behi_six_joint_pack v207 = v186 + v204;
    const behi_six_joint_pack v208 = (v0_sine[4] * v205) + (v0_cosine[4] * v207);
    const behi_six_joint_pack v209 = (v0_cosine[4] * v205) - (v0_sine[4] * v207);
    *(behi_six_joint_unaligned *)&Y[170U * stride] = ((v208 * v114) - (v206 * v118)) + (v209 * v119);
    *(behi_six_joint_unaligned *)&Y[171U * stride] = v191 + (((v208 * v131) - (v209 * v127)) + (v206 * v134));
    *(behi_six_joint_unaligned *)&Y[172U * stride] = v193 + (((v208 * v139) - (v209 * v137)) - (v206 * v142));
    *(behi_six_joint_unaligned *)&Y[173U * stride] = v194 + (((v209 * v146) - (v206 * v144)) - (v208 * v145));
    *(behi_six_joint_unaligned *)&Y[220U * stride] = 10.0 * v88;
    *(behi_six_joint_unaligned *)&Y[221U * stride] = v174 - (10.0 * v107);
    *(behi_six_joint_unaligned *)&Y[222U * stride] = (10.0 * v108) - v176;
    *(behi_six_joint_unaligned *)&Y[223U * stride] = (10.0 * v177) - v171;
    const behi_six_joint_pack v210 = 10.0 + v186;
    const behi_six_joint_pack v211 = v0_sine[4] * v210;
    const behi_six_joint_pack v212 = v0_cosine[4] * v210;
    *(behi_six_joint_unaligned *)&Y[230U * stride] = (v212 * v114) - (v211 * v119);
    *(behi_six_joint_unaligned *)&Y[231U * stride] = v191 + ((v211 * v127) + (v212 * v131));
    *(behi_six_joint_unaligned *)&Y[232U * stride] = v193 + ((v212 * v139) + (v211 * v137));
    *(behi_six_joint_unaligned *)&Y[233U * stride] = v194 - ((v211 * v146) + (v212 * v145));
    *(behi_six_joint_unaligned *)&Y[282U * stride] = -v78;
    *(behi_six_joint_unaligned *)&Y[285U * stride] = -v106;
    *(behi_six_joint_unaligned *)&Y[287U * stride] = -v91;
    *(behi_six_joint_unaligned *)&Y[288U * stride] = -v100;
    *(behi_six_joint_unaligned *)&Y[290U * stride] = (v120 * v114) + (v116 * v119);
    *(behi_six_joint_unaligned *)&Y[291U * stride] = (v0_cosine[4] * v118) + ((v120 * v131) - (v116 * v127));
    *(behi_six_joint_unaligned *)&Y[292U * stride] = ((v120 * v139) - (v116 * v137)) - (v0_sine[4] * v118);
    *(behi_six_joint_unaligned *)&Y[293U * stride] = ((v0_cosine[4] * v119) + ((v116 * v146) - (v120 * v145))) + (v0_sine[4] * v114);
    const behi_six_joint_pack v213 = v0_cosine[4] * v133;
    *(behi_six_joint_unaligned *)&Y[294U * stride] = v213 - (v0_sine[4] * v140);
    *(behi_six_joint_unaligned *)&Y[295U * stride] = -((v0_cosine[4] * v142) + (v0_sine[4] * v134));
    *(behi_six_joint_unaligned *)&Y[296U * stride] = (v0_cosine[4] * v151) - (v0_sine[4] * v131);
    const behi_six_joint_pack v214 = v0_sine[4] * v141;
    *(behi_six_joint_unaligned *)&Y[297U * stride] = v214 - (v0_cosine[4] * v132);
    *(behi_six_joint_unaligned *)&Y[298U * stride] = (v0_cosine[4] * v137) - (v0_sine[4] * v153);
    *(behi_six_joint_unaligned *)&Y[299U * stride] = -(v213 + v214);
    *(behi_six_joint_unaligned *)&Y[351U * stride] = -v114;
    *(behi_six_joint_unaligned *)&Y[352U * stride] = -v119;
    *(behi_six_joint_unaligned *)&Y[355U * stride] = -v150;
    *(behi_six_joint_unaligned *)&Y[356U * stride] = -v145;
    *(behi_six_joint_unaligned *)&Y[357U * stride] = -v129;
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_regressor_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, Y);
    }
}

void behi_six_joint_regressor_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 360U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double qdd_rest[6U * BEHI_SIX_JOINT_LANES];
        double Y_rest[360U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qdd, qdd_rest);
        behi_six_joint_pack_regressor_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        behi_six_joint_pack_give(360U, count, first, BEHI_SIX_JOINT_LANES, Y_rest, Y);
    }
}

void behi_six_joint_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 360U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double qdd_rest[6U * BEHI_SIX_JOINT_LANES];
        double Y_rest[360U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES] = { 0.0 };

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qdd, qdd_rest);
        behi_six_joint_pack_regressor_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        behi_six_joint_pack_give(360U, count, first, BEHI_SIX_JOINT_LANES, Y_rest, Y);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
