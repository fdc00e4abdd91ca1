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
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_linearize_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            behi_six_joint_prepared prepared_lane;
            double q_lane[6];
            double qd_lane[6];
            double tau_lane[6];
            double A_lane[144];
            double B_lane[72];

            if (spacing > 0U) {
                for (size_t k = 1U; k < 12U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 14U; k < 16U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 21U; k < 25U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 28U; k < 34U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 44U; k < 45U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 49U; k < 53U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 62U; k < 66U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 79U; k < 96U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                tau_lane[k] = tau[(k * stride) + lane];
            }
            behi_six_joint_linearize(own, q_lane, qd_lane, tau_lane, A_lane, B_lane);
            for (size_t k = 0U; k < 144U; k++) {
                A[(k * stride) + lane] = A_lane[k];
            }
            for (size_t k = 0U; k < 72U; k++) {
                B[(k * stride) + lane] = B_lane[k];
            }
        }
    }
}

BEHI_SIX_JOINT_BODY void behi_six_joint_pack_linearize_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0 = behi_six_joint_pack_at(&q[stride]) + behi_six_joint_pack_at(&q[2U * stride]);
    const behi_six_joint_pack v1 = behi_six_joint_pack_at(&q[3U * stride]) + v0;
    const behi_six_joint_pack v2_angle[4] = {behi_six_joint_pack_at(&q[4U * stride]), v1, v0, behi_six_joint_pack_at(&q[stride])};
    behi_six_joint_pack v2_sine[4];
    behi_six_joint_pack v2_cosine[4];
    behi_six_joint_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[2], &v2_sine[2], &v2_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[3], &v2_sine[3], &v2_cosine[3], &v_beyond);
    *(behi_six_joint_unaligned *)&A[0] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[2U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[3U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[4U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[5U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[7U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[8U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[9U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[10U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[11U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[12U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[13U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[14U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[15U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[16U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[17U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[18U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[20U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[21U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[22U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[23U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[24U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[25U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[26U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[27U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[28U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[29U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[30U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[31U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[33U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[34U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[35U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[36U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[37U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[38U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[39U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[40U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[41U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[42U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[43U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[44U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[46U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[47U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[48U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[49U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[50U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[51U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[52U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[53U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[54U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[55U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[56U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[57U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[59U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[60U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[61U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[62U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[63U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[64U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[65U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[66U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[67U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[68U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[69U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[70U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[72U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[77U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[84U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[89U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[96U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[101U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[108U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[113U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[120U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[125U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[132U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[137U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[0] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[2U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[3U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[4U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[5U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[6U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[7U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[8U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[9U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[10U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[11U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[12U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[13U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[14U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[15U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[16U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[17U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[18U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[19U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[20U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[21U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[22U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[23U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[24U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[25U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[26U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[27U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[28U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[29U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[30U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[31U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[32U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[33U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[34U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&B[35U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&A[6U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[19U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[32U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[45U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[58U * stride] = behi_six_joint_pack_splat(1.0);
    *(behi_six_joint_unaligned *)&A[71U * stride] = behi_six_joint_pack_splat(1.0);
    const behi_six_joint_pack v10 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v11 = behi_six_joint_pack_at(&qd[3U * stride]) + v10;
    const behi_six_joint_pack v12 = v2_sine[0] * v2_sine[1];
    const behi_six_joint_pack v13 = behi_six_joint_pack_at(&qd[0]) * v12;
    const behi_six_joint_pack v14 = v13 - (v11 * v2_cosine[0]);
    const behi_six_joint_pack v15 = behi_six_joint_pack_at(&qd[0]) * v2_cosine[1];
    const behi_six_joint_pack v16 = behi_six_joint_pack_at(&qd[4U * stride]) - v15;
    const behi_six_joint_pack v17 = v16 * v14;
    const behi_six_joint_pack v18 = v2_cosine[0] * v15;
    const behi_six_joint_pack v19 = 2.0 * v11;
    const behi_six_joint_pack v20 = behi_six_joint_pack_at(&qd[0]) * v15;
    const behi_six_joint_pack v21 = (v12 * v20) - (v19 * v18);
    const behi_six_joint_pack v22 = v21 + (2.0 * v17);
    const behi_six_joint_pack v23 = v10 * v10;
    const behi_six_joint_pack v24 = behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v25 = v24 + v23;
    const behi_six_joint_pack v26 = 50.0 * v2_cosine[2];
    const behi_six_joint_pack v27 = v25 * v26;
    const behi_six_joint_pack v28 = behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v29 = v24 + v28;
    const behi_six_joint_pack v30 = 50.0 * v2_cosine[3];
    const behi_six_joint_pack v31 = v29 * v30;
    const behi_six_joint_pack v32 = v31 + v27;
    const behi_six_joint_pack v33 = 50.0 * v2_sine[2];
    const behi_six_joint_pack v34 = v23 * v33;
    const behi_six_joint_pack v35 = 50.0 * v2_sine[3];
    const behi_six_joint_pack v36 = v28 * v35;
    const behi_six_joint_pack v37 = v36 + v34;
    const behi_six_joint_pack v38 = (v2_cosine[1] * v37) - (v2_sine[1] * v32);
    const behi_six_joint_pack v39 = behi_six_joint_pack_at(&qd[0]) * v2_sine[1];
    const behi_six_joint_pack v40 = v39 * v15;
    const behi_six_joint_pack v41 = v2_cosine[0] * v2_sine[1];
    const behi_six_joint_pack v42 = (v11 * v2_sine[0]) + (behi_six_joint_pack_at(&qd[0]) * v41);
    const behi_six_joint_pack v43 = v16 * v42;
    const behi_six_joint_pack v44 = v41 * v20;
    const behi_six_joint_pack v45 = v2_sine[0] * v15;
    const behi_six_joint_pack v_prepared52 = 2.0 * behi_six_joint_pack_number(prepared, 11U, spacing, 0U);
    const behi_six_joint_pack v46 = ((behi_six_joint_pack_number_or(prepared, 52U, spacing, v_prepared52) * v11) * v45) + (behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * (v43 + v44));
    const behi_six_joint_pack v_prepared6 = 10.0 * behi_six_joint_pack_number(prepared, 15U, spacing, 0U);
    const behi_six_joint_pack v47 = (((behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v38) - (behi_six_joint_pack_number(prepared, 33U, spacing, 0U) * v40)) + (v2_cosine[0] * v46)) + (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v22);
    const behi_six_joint_pack v48 = behi_six_joint_pack_at(&tau[5U * stride]) - v46;
    const behi_six_joint_pack v_prepared88 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * behi_six_joint_pack_number(prepared, 31U, spacing, 0U);
    const behi_six_joint_pack v49 = behi_six_joint_pack_number_or(prepared, 88U, spacing, v_prepared88) * v2_cosine[0];
    const behi_six_joint_pack v_prepared21 = 0.5 * behi_six_joint_pack_number(prepared, 11U, spacing, 0U);
    const behi_six_joint_pack v_prepared51 = 2.0 * v_prepared21;
    const behi_six_joint_pack v50 = behi_six_joint_pack_at(&qd[5U * stride]) * behi_six_joint_pack_number_or(prepared, 51U, spacing, v_prepared51);
    const behi_six_joint_pack v51 = v50 * v16;
    const behi_six_joint_pack v52 = (((behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v38) - ((behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v40) + v51)) + (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v21)) + (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v22);
    const behi_six_joint_pack v53 = (v2_sine[0] * v52) + (v47 + (v49 * v48));
    const behi_six_joint_pack v54 = behi_six_joint_pack_at(&tau[3U * stride]) + v53;
    const behi_six_joint_pack v_prepared89 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v_prepared88;
    const behi_six_joint_pack v55 = behi_six_joint_pack_number_or(prepared, 89U, spacing, v_prepared89) * v2_cosine[0];
    const behi_six_joint_pack v56 = v2_cosine[0] * v55;
    const behi_six_joint_pack v57 = v2_sine[0] * v2_sine[0];
    const behi_six_joint_pack v_prepared49 = 2.0 * v_prepared6;
    const behi_six_joint_pack v58 = behi_six_joint_pack_number_or(prepared, 49U, spacing, v_prepared49) * v2_sine[0];
    const behi_six_joint_pack v_prepared1 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) + behi_six_joint_pack_number(prepared, 33U, spacing, 0U);
    const behi_six_joint_pack v_prepared28 = v_prepared21 + behi_six_joint_pack_number(prepared, 14U, spacing, 0U);
    const behi_six_joint_pack v_prepared87 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) - v_prepared28;
    const behi_six_joint_pack v59 = ((behi_six_joint_pack_number_or(prepared, 87U, spacing, v_prepared87) * v57) - behi_six_joint_pack_number_or(prepared, 1U, spacing, v_prepared1)) - v58;
    const behi_six_joint_pack v60 = 1.0 / (v59 + v56);
    const behi_six_joint_pack v61 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v2_sine[0];
    const behi_six_joint_pack v62 = behi_six_joint_pack_number(prepared, 32U, spacing, 0U) + v61;
    const behi_six_joint_pack v63 = v2_sine[1] * v62;
    const behi_six_joint_pack v64 = v2_cosine[1] * v62;
    const behi_six_joint_pack v65 = (v26 * v64) + (v33 * v63);
    const behi_six_joint_pack v66 = v59 - v65;
    const behi_six_joint_pack v67 = v56 + v66;
    const behi_six_joint_pack v68 = v67 * v60;
    const behi_six_joint_pack v69 = v42 * v14;
    const behi_six_joint_pack v70 = (v50 * v42) + (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v69);
    const behi_six_joint_pack v71 = v2_cosine[1] * v20;
    const behi_six_joint_pack v72 = (v11 * v11) + v71;
    const behi_six_joint_pack v_prepared80 = 20.0 * behi_six_joint_pack_number(prepared, 15U, spacing, 0U);
    const behi_six_joint_pack v73 = behi_six_joint_pack_number_or(prepared, 80U, spacing, v_prepared80) * v11;
    const behi_six_joint_pack v74 = v11 * v39;
    const behi_six_joint_pack v75 = v74 + v69;
    const behi_six_joint_pack v76 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v41;
    const behi_six_joint_pack v77 = behi_six_joint_pack_at(&qd[stride]) * v2_sine[3];
    const behi_six_joint_pack v78 = 100.0 * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v79 = v78 * v77;
    const behi_six_joint_pack v80 = 2.0 * v10;
    const behi_six_joint_pack v81 = behi_six_joint_pack_at(&qd[0]) * v80;
    const behi_six_joint_pack v82 = v81 * v33;
    const behi_six_joint_pack v83 = v82 + v79;
    const behi_six_joint_pack v84 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v85 = v84 * v2_cosine[1];
    const behi_six_joint_pack v86 = (((v61 * v83) - (v76 * v37)) - (v85 * v32)) + (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v75);
    const behi_six_joint_pack v87 = v86 + ((((behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v74) + (v73 * v13)) - ((behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v2_cosine[0]) * v72)) - v70);
    const behi_six_joint_pack v88 = behi_six_joint_pack_at(&tau[4U * stride]) - v87;
    const behi_six_joint_pack v89 = v2_cosine[0] * v2_cosine[1];
    const behi_six_joint_pack v_prepared7 = 50.0 * behi_six_joint_pack_number(prepared, 15U, spacing, 0U);
    const behi_six_joint_pack v90 = behi_six_joint_pack_number_or(prepared, 7U, spacing, v_prepared7) * v89;
    const behi_six_joint_pack v91 = behi_six_joint_pack_number_or(prepared, 7U, spacing, v_prepared7) * v41;
    const behi_six_joint_pack v92 = (v2_cosine[2] * v91) - (v2_sine[2] * v90);
    const behi_six_joint_pack v93 = behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v92;
    const behi_six_joint_pack v94 = v42 * v42;
    const behi_six_joint_pack v95 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * ((v16 * v16) + v94);
    const behi_six_joint_pack v96 = v2_sine[0] * v95;
    const behi_six_joint_pack v97 = v96 + (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v72);
    const behi_six_joint_pack v98 = (v84 * v75) - v97;
    const behi_six_joint_pack v99 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v22) - (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v40);
    const behi_six_joint_pack v100 = (v2_cosine[1] * v98) + (v2_sine[1] * v99);
    const behi_six_joint_pack v101 = (v2_cosine[1] * v99) - (v2_sine[1] * v98);
    const behi_six_joint_pack v102 = v23 - v25;
    const behi_six_joint_pack v103 = v2_cosine[2] * v2_sine[2];
    const behi_six_joint_pack v104 = behi_six_joint_pack_number(prepared, 3U, spacing, 0U) * v103;
    const behi_six_joint_pack v105 = v2_cosine[3] * v2_sine[2];
    const behi_six_joint_pack v_prepared4 = 50.0 * behi_six_joint_pack_number(prepared, 44U, spacing, 0U);
    const behi_six_joint_pack v106 = behi_six_joint_pack_number_or(prepared, 4U, spacing, v_prepared4) * v105;
    const behi_six_joint_pack v107 = behi_six_joint_pack_number_or(prepared, 4U, spacing, v_prepared4) * v2_cosine[2];
    const behi_six_joint_pack v108 = ((((behi_six_joint_pack_at(&qd[stride]) * v77) * v107) - (v29 * v106)) + (v102 * v104)) + (v26 * v101);
    const behi_six_joint_pack v109 = (v53 + (v33 * v100)) + v108;
    const behi_six_joint_pack v110 = v109 + ((behi_six_joint_pack_at(&tau[2U * stride]) - (v93 * v88)) - (v68 * v54));
    const behi_six_joint_pack v111 = v30 * v64;
    const behi_six_joint_pack v112 = v35 * v63;
    const behi_six_joint_pack v113 = (v112 + v111) - v67;
    const behi_six_joint_pack v114 = v2_cosine[3] * v107;
    const behi_six_joint_pack v115 = v111 + v114;
    const behi_six_joint_pack v116 = (behi_six_joint_pack_number_or(prepared, 4U, spacing, v_prepared4) * v2_sine[3]) * v2_sine[2];
    const behi_six_joint_pack v117 = (v112 + v116) + v115;
    const behi_six_joint_pack v118 = ((v56 - behi_six_joint_pack_number(prepared, 3U, spacing, 0U)) - v65) + v66;
    const behi_six_joint_pack v119 = v118 - v117;
    const behi_six_joint_pack v120 = ((v2_cosine[3] * v91) + v92) - (v2_sine[3] * v90);
    const behi_six_joint_pack v121 = (v119 + (v93 * v120)) + (v113 * v68);
    const behi_six_joint_pack v122 = 1.0 / ((v118 + (v92 * v93)) - (v67 * v68));
    const behi_six_joint_pack v123 = v121 * v122;
    const behi_six_joint_pack v124 = behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v120;
    const behi_six_joint_pack v125 = v2_cosine[3] * v2_sine[3];
    const behi_six_joint_pack v126 = v28 - v29;
    const behi_six_joint_pack v127 = v2_sine[3] * v107;
    const behi_six_joint_pack v128 = ((behi_six_joint_pack_at(&tau[stride]) + ((behi_six_joint_pack_number(prepared, 2U, spacing, 0U) * v126) * v125)) + (v23 * v106)) - (v25 * v127);
    const behi_six_joint_pack v129 = (((v128 - (v124 * v88)) + (v30 * v101)) + (v35 * v100)) - (v123 * v110);
    const behi_six_joint_pack v130 = v60 * v113;
    const behi_six_joint_pack v131 = (v109 + (v130 * v54)) + v129;
    const behi_six_joint_pack v132 = ((((behi_six_joint_pack_number(prepared, 2U, spacing, 0U) + v117) - v119) - (v120 * v124)) + (v113 * v130)) + (v121 * v123);
    const behi_six_joint_pack v133 = 1.0 / v132;
    const behi_six_joint_pack v134 = v2_sine[0] * v2_cosine[1];
    const behi_six_joint_pack v135 = v2_cosine[3] + v2_cosine[2];
    const behi_six_joint_pack v136 = (((behi_six_joint_pack_number_or(prepared, 7U, spacing, v_prepared7) * v2_sine[0]) * v135) + (behi_six_joint_pack_number_or(prepared, 28U, spacing, v_prepared28) * v2_cosine[1])) + (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v134);
    const behi_six_joint_pack v137 = ((v55 * v12) - ((behi_six_joint_pack_number_or(prepared, 87U, spacing, v_prepared87) * v2_cosine[0]) * v12)) + (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v41);
    const behi_six_joint_pack v138 = behi_six_joint_pack_number_or(prepared, 7U, spacing, v_prepared7) * v2_cosine[0];
    const behi_six_joint_pack v139 = (v2_sine[2] * v138) + v137;
    const behi_six_joint_pack v140 = (v137 * v68) - (v139 + (v136 * v93));
    const behi_six_joint_pack v141 = ((((v2_sine[3] * v138) + v139) + (v137 * v130)) + (v136 * v124)) + (v140 * v123);
    const behi_six_joint_pack v142 = v141 * v133;
    const behi_six_joint_pack v143 = v140 * v122;
    const behi_six_joint_pack v144 = behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v136;
    const behi_six_joint_pack v145 = 50.0 * v135;
    const behi_six_joint_pack v_prepared63 = 2.0 * behi_six_joint_pack_number(prepared, 32U, spacing, 0U);
    const behi_six_joint_pack v146 = behi_six_joint_pack_number_or(prepared, 63U, spacing, v_prepared63) * v145;
    const behi_six_joint_pack v147 = v2_cosine[0] * v95;
    const behi_six_joint_pack v148 = 10.0 * v2_cosine[1];
    const behi_six_joint_pack v149 = v148 + v145;
    const behi_six_joint_pack v150 = behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v151 = v106 + v104;
    const behi_six_joint_pack v_prepared64 = 2.0 * behi_six_joint_pack_number(prepared, 2U, spacing, 0U);
    const behi_six_joint_pack v_prepared29 = 100.0 * behi_six_joint_pack_number(prepared, 44U, spacing, 0U);
    const behi_six_joint_pack v152 = (behi_six_joint_pack_number_or(prepared, 29U, spacing, v_prepared29) * v2_cosine[2]) + (behi_six_joint_pack_number_or(prepared, 64U, spacing, v_prepared64) * v2_cosine[3]);
    const behi_six_joint_pack v153 = v77 * v152;
    const behi_six_joint_pack v154 = v11 * v2_sine[1];
    const behi_six_joint_pack v_prepared62 = 2.0 * behi_six_joint_pack_number(prepared, 33U, spacing, 0U);
    const behi_six_joint_pack v155 = behi_six_joint_pack_number_or(prepared, 62U, spacing, v_prepared62) * v154;
    const behi_six_joint_pack v156 = (((behi_six_joint_pack_at(&tau[0]) + (behi_six_joint_pack_at(&qd[0]) * v153)) + (v81 * v151)) + (v150 * v83)) + (v15 * v155);
    const behi_six_joint_pack v157 = behi_six_joint_pack_number_or(prepared, 88U, spacing, v_prepared88) * v12;
    const behi_six_joint_pack v158 = ((v156 - (v157 * v48)) + (v41 * v52)) + (v149 * (v147 + (v61 * v75)));
    const behi_six_joint_pack v159 = v158 + (((v2_cosine[1] * v87) + ((v74 * v146) - (v12 * v46))) + (v144 * v88));
    const behi_six_joint_pack v160 = v137 * v60;
    const behi_six_joint_pack v161 = ((v159 + (v160 * v54)) - (v143 * v110)) - (v131 * v142);
    const behi_six_joint_pack v162 = v2_cosine[3] * (behi_six_joint_pack_number(prepared, 2U, spacing, 0U) * v2_cosine[3]);
    const behi_six_joint_pack v_prepared65 = behi_six_joint_pack_number(prepared, 33U, spacing, 0U) + v_prepared28;
    const behi_six_joint_pack v163 = v58 + behi_six_joint_pack_number_or(prepared, 65U, spacing, v_prepared65);
    const behi_six_joint_pack v_prepared90 = v_prepared89 - v_prepared87;
    const behi_six_joint_pack v164 = ((v162 + v163) + ((100.0 * v2_cosine[2]) * v64)) - (v12 * (behi_six_joint_pack_number_or(prepared, 90U, spacing, v_prepared90) * v12));
    const behi_six_joint_pack v165 = v2_cosine[2] * (behi_six_joint_pack_number(prepared, 3U, spacing, 0U) * v2_cosine[2]);
    const behi_six_joint_pack v166 = (v165 + ((v2_sine[1] * v2_sine[1]) * (behi_six_joint_pack_number_or(prepared, 28U, spacing, v_prepared28) - v163))) + (2.0 * v115);
    const behi_six_joint_pack v167 = (((v164 - (v136 * v144)) + v166) + (v137 * v160)) + (v140 * v143);
    const behi_six_joint_pack v168 = 1.0 / (v167 - (v141 * v142));
    *(behi_six_joint_unaligned *)&B[36U * stride] = v168;
    const behi_six_joint_pack v169 = v142 * v168;
    const behi_six_joint_pack v170 = (v131 * v133) - (v161 * v169);
    const behi_six_joint_pack v171 = v143 * v168;
    const behi_six_joint_pack v172 = ((v122 * v110) + (v161 * v171)) + (v123 * v170);
    const behi_six_joint_pack v173 = v161 * v168;
    const behi_six_joint_pack v174 = v170 - v172;
    const behi_six_joint_pack v175 = ((((v60 * v54) - (v160 * v173)) - (v130 * v170)) - (v68 * v172)) - v174;
    const behi_six_joint_pack v176 = v40 - v175;
    const behi_six_joint_pack v177 = v40 + v175;
    const behi_six_joint_pack v178 = v11 * v15;
    const behi_six_joint_pack v179 = v178 + (v2_sine[1] * v173);
    const behi_six_joint_pack v180 = v178 + v179;
    const behi_six_joint_pack v181 = (v2_sine[0] * v177) - (v2_cosine[0] * v180);
    const behi_six_joint_pack v182 = v17 + v181;
    const behi_six_joint_pack v183 = v17 + v182;
    const behi_six_joint_pack v184 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v183) - (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v176);
    const behi_six_joint_pack v185 = (v2_cosine[1] * v173) - v74;
    const behi_six_joint_pack v186 = (((behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v88) + (v144 * v173)) - (v124 * v170)) + ((v93 * v172) - v185);
    const behi_six_joint_pack v187 = v69 + v186;
    const behi_six_joint_pack v188 = v84 * v187;
    const behi_six_joint_pack v189 = v188 - v97;
    const behi_six_joint_pack v190 = (v2_cosine[1] * v184) - (v2_sine[1] * v189);
    const behi_six_joint_pack v191 = v74 - v185;
    const behi_six_joint_pack v192 = v71 - (v39 * v39);
    const behi_six_joint_pack v193 = (v2_sine[0] * v192) + (v2_cosine[0] * v191);
    const behi_six_joint_pack v194 = 2.0 * v14;
    const behi_six_joint_pack v195 = v2_sine[0] * v16;
    const behi_six_joint_pack v196 = 2.0 * v15;
    const behi_six_joint_pack v197 = ((v39 * v194) + (v196 * v195)) + v193;
    const behi_six_joint_pack v198 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v197) - (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v192);
    const behi_six_joint_pack v199 = (v18 * v14) + (v42 * v45);
    const behi_six_joint_pack v200 = v199 + v179;
    const behi_six_joint_pack v_prepared79 = 2.0 * behi_six_joint_pack_number(prepared, 15U, spacing, 0U);
    const behi_six_joint_pack v201 = behi_six_joint_pack_number_or(prepared, 79U, spacing, v_prepared79) * v42;
    const behi_six_joint_pack v202 = (v18 * v201) + ((behi_six_joint_pack_number_or(prepared, 79U, spacing, v_prepared79) * v39) * v16);
    const behi_six_joint_pack v203 = ((v2_sine[0] * v202) - (behi_six_joint_pack_number_or(prepared, 63U, spacing, v_prepared63) * v40)) - (v84 * v200);
    const behi_six_joint_pack v204 = ((v2_cosine[1] * v203) - (v2_sine[1] * v198)) - v190;
    const behi_six_joint_pack v205 = (v2_cosine[1] * v189) + (v2_sine[1] * v184);
    const behi_six_joint_pack v206 = ((v2_cosine[1] * v198) + (v2_sine[1] * v203)) - v205;
    const behi_six_joint_pack v207 = (v26 * v206) - (v33 * v204);
    const behi_six_joint_pack v208 = v30 * v170;
    const behi_six_joint_pack v209 = v208 - v36;
    const behi_six_joint_pack v210 = behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v2_sine[2];
    const behi_six_joint_pack v211 = v35 * v170;
    const behi_six_joint_pack v212 = v31 + v211;
    const behi_six_joint_pack v213 = behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v214 = v165 - (v2_sine[2] * (behi_six_joint_pack_number(prepared, 3U, spacing, 0U) * v2_sine[2]));
    const behi_six_joint_pack v215 = (v33 * v190) + (((v213 * v212) - (v102 * v214)) - (v210 * v209));
    const behi_six_joint_pack v216 = (v215 - (v26 * v205)) - v207;
    const behi_six_joint_pack v217 = v26 * v174;
    const behi_six_joint_pack v218 = v217 + (v209 - v34);
    const behi_six_joint_pack v219 = v33 * v174;
    const behi_six_joint_pack v220 = v219 + (v27 + v212);
    const behi_six_joint_pack v221 = (v2_cosine[1] * v220) - (v2_sine[1] * v218);
    const behi_six_joint_pack v222 = (v23 * v26) + v219;
    const behi_six_joint_pack v223 = (v28 * v30) + v211;
    const behi_six_joint_pack v224 = v223 + v222;
    const behi_six_joint_pack v225 = v217 - (v25 * v33);
    const behi_six_joint_pack v226 = v208 - (v29 * v35);
    const behi_six_joint_pack v227 = v226 + v225;
    const behi_six_joint_pack v228 = ((v2_cosine[1] * v224) - v221) - (v2_sine[1] * v227);
    const behi_six_joint_pack v229 = (((v50 * v39) + (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v192)) - (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v193)) - (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v197);
    const behi_six_joint_pack v230 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v228) - v229;
    const behi_six_joint_pack v231 = (v2_sine[0] * v191) - ((v2_cosine[0] * v192) + ((v16 * v18) + (v39 * v42)));
    const behi_six_joint_pack v232 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v233 = (v55 * v231) + ((behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v197) - ((behi_six_joint_pack_number(prepared, 33U, spacing, 0U) * v192) + (v232 * v231)));
    const behi_six_joint_pack v234 = (v233 + (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v228)) + (v2_sine[0] * v230);
    const behi_six_joint_pack v235 = (v234 + ((v213 * v223) - (v210 * v226))) - v216;
    const behi_six_joint_pack v236 = (v81 * v26) + (v33 * v173);
    const behi_six_joint_pack v237 = behi_six_joint_pack_at(&qd[stride]) * v2_cosine[3];
    const behi_six_joint_pack v238 = (v35 * v173) + (v78 * v237);
    const behi_six_joint_pack v239 = v238 + v236;
    const behi_six_joint_pack v240 = ((behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v200) + ((behi_six_joint_pack_number_or(prepared, 80U, spacing, v_prepared80) * v44) - (v50 * v18))) + (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * (v179 - v199));
    const behi_six_joint_pack v241 = v2_sine[0] * v180;
    const behi_six_joint_pack v242 = v240 + (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v241);
    const behi_six_joint_pack v243 = (v242 + (v85 * v218)) + (v76 * v220);
    const behi_six_joint_pack v244 = (v243 - (v76 * v224)) + ((v61 * v239) - (v85 * v227));
    const behi_six_joint_pack v245 = (v2_sine[3] * v2_cosine[2]) - v105;
    const behi_six_joint_pack v246 = v162 - (v2_sine[3] * (behi_six_joint_pack_number(prepared, 2U, spacing, 0U) * v2_sine[3]));
    const behi_six_joint_pack v247 = ((behi_six_joint_pack_number_or(prepared, 4U, spacing, v_prepared4) * v245) * v174) + ((v126 * v246) - ((v25 * v114) + (v23 * v116)));
    const behi_six_joint_pack v248 = (((v247 + (v124 * v244)) + (v30 * v205)) - (v35 * v190)) + (v130 * v234);
    const behi_six_joint_pack v249 = (v30 * v206) - (v35 * v204);
    const behi_six_joint_pack v250 = v249 + (((v23 * v114) + (v25 * v116)) + ((v106 - v127) * v174));
    const behi_six_joint_pack v251 = ((v68 * v234) - (v93 * v244)) - v235;
    const behi_six_joint_pack v252 = ((v250 + v248) + v235) + (v123 * v251);
    const behi_six_joint_pack v253 = v2_cosine[1] - v144;
    const behi_six_joint_pack v254 = v147 + (v61 * v187);
    const behi_six_joint_pack v255 = v254 + (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v191);
    const behi_six_joint_pack v256 = ((behi_six_joint_pack_at(&qd[stride]) * (behi_six_joint_pack_at(&qd[0]) * 2.0)) * v246) - (v81 * v116);
    const behi_six_joint_pack v_prepared24 = behi_six_joint_pack_number(prepared, 2U, spacing, 0U) + behi_six_joint_pack_number(prepared, 2U, spacing, 0U);
    const behi_six_joint_pack v257 = ((v256 + ((v127 + (behi_six_joint_pack_number_or(prepared, 24U, spacing, v_prepared24) * v125)) * v173)) + (v213 * v238)) + (v150 * v239);
    const behi_six_joint_pack v258 = (((v257 - (v35 * v255)) + (v253 * v244)) + (v41 * v230)) + (v160 * v234);
    const behi_six_joint_pack v259 = v241 + (v2_cosine[0] * v177);
    const behi_six_joint_pack v260 = v43 + v259;
    const behi_six_joint_pack v261 = ((v55 * v175) + (((behi_six_joint_pack_number_or(prepared, 89U, spacing, v_prepared89) * v12) * v173) - (behi_six_joint_pack_number_or(prepared, 88U, spacing, v_prepared88) * v48))) - (behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v260);
    const behi_six_joint_pack v262 = (((behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v186) + ((behi_six_joint_pack_number(prepared, 33U, spacing, 0U) * v191) - v70)) + (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v187)) + (10.0 * v254);
    const behi_six_joint_pack v263 = (v30 * v173) - v79;
    const behi_six_joint_pack v264 = v263 + ((v26 * v173) - v82);
    const behi_six_joint_pack v265 = (10.0 * v191) - v264;
    const behi_six_joint_pack v266 = behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v267 = (((behi_six_joint_pack_number(prepared, 33U, spacing, 0U) * v2_cosine[1]) * v180) + (v266 * v264)) - ((behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v12) * v265);
    const behi_six_joint_pack v_prepared91 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) - v_prepared89;
    const behi_six_joint_pack v268 = behi_six_joint_pack_number_or(prepared, 91U, spacing, v_prepared91) * v12;
    const behi_six_joint_pack v269 = (v2_cosine[0] * v202) + (v61 * v200);
    const behi_six_joint_pack v270 = (((v267 + (v268 * v231)) + (v148 * v269)) - (v2_sine[1] * v262)) + (v134 * v261);
    const behi_six_joint_pack v271 = v221 + (10.0 * v72);
    const behi_six_joint_pack v272 = (v2_cosine[1] * v218) + (v2_sine[1] * v220);
    const behi_six_joint_pack v273 = (((v51 + (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v176)) - (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v181)) + (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v272)) - (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v183);
    const behi_six_joint_pack v274 = (v270 + (v76 * v271)) - (v89 * v273);
    const behi_six_joint_pack v275 = v269 + (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v180);
    const behi_six_joint_pack v276 = v30 + v26;
    const behi_six_joint_pack v_prepared22 = behi_six_joint_pack_number(prepared, 3U, spacing, 0U) + behi_six_joint_pack_number(prepared, 3U, spacing, 0U);
    const behi_six_joint_pack v277 = ((v81 * (v214 + v114)) + ((v106 + (behi_six_joint_pack_number_or(prepared, 22U, spacing, v_prepared22) * v103)) * v173)) + (v210 * v263);
    const behi_six_joint_pack v278 = ((v277 + (v276 * v275)) - (v33 * v255)) + v274;
    const behi_six_joint_pack v279 = ((v278 + v258) + (v143 * v251)) - (v142 * v252);
    *(behi_six_joint_unaligned *)&A[73U * stride] = v168 * v279;
    const behi_six_joint_pack v280 = v243 + (((v61 * v236) - (v85 * v225)) - (v76 * v222));
    const behi_six_joint_pack v281 = ((v2_cosine[1] * v222) - v221) - (v2_sine[1] * v225);
    const behi_six_joint_pack v282 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v281) - v229;
    const behi_six_joint_pack v283 = (v233 + (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v281)) + (v2_sine[0] * v282);
    const behi_six_joint_pack v284 = v283 - v216;
    const behi_six_joint_pack v285 = ((v68 * v283) - (v93 * v280)) - v284;
    const behi_six_joint_pack v286 = (v284 + (v250 + ((v130 * v283) + (v124 * v280)))) + (v123 * v285);
    const behi_six_joint_pack v287 = v278 + (((v41 * v282) + ((v150 * v236) + (v253 * v280))) + (v160 * v283));
    const behi_six_joint_pack v288 = (v287 + (v143 * v285)) - (v142 * v286);
    *(behi_six_joint_unaligned *)&A[74U * stride] = v168 * v288;
    const behi_six_joint_pack v289 = v229 + (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v221);
    const behi_six_joint_pack v290 = (v233 - (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v221)) - (v2_sine[0] * v289);
    const behi_six_joint_pack v291 = v207 + v290;
    const behi_six_joint_pack v292 = v242 + (v84 * v272);
    const behi_six_joint_pack v293 = ((v68 * v290) - (v93 * v292)) - v291;
    const behi_six_joint_pack v294 = ((v249 + ((v130 * v290) + (v124 * v292))) + v291) + (v123 * v293);
    const behi_six_joint_pack v295 = ((((v41 * v289) - (v145 * v275)) - (v253 * v292)) - (v160 * v290)) - v274;
    const behi_six_joint_pack v296 = (v295 - (v143 * v293)) + (v142 * v294);
    *(behi_six_joint_unaligned *)&A[75U * stride] = -(v168 * v296);
    const behi_six_joint_pack v297 = v43 + v260;
    const behi_six_joint_pack v298 = ((behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v297) + ((v55 * v182) - (v232 * v182))) - (v2_cosine[0] * v273);
    const behi_six_joint_pack v299 = (v261 + (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v259)) + (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v297);
    const behi_six_joint_pack v300 = (v2_sine[0] * v299) + v298;
    const behi_six_joint_pack v301 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v302 = v94 - (v14 * v14);
    const behi_six_joint_pack v303 = behi_six_joint_pack_number_or(prepared, 79U, spacing, v_prepared79) * v69;
    const behi_six_joint_pack v304 = ((v84 * v302) + (v2_sine[0] * v303)) - v254;
    const behi_six_joint_pack v305 = (v2_cosine[1] * v304) + (v301 * v297);
    const behi_six_joint_pack v306 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v307 = (v306 * v297) - (v2_sine[1] * v304);
    const behi_six_joint_pack v_prepared92 = v_prepared21 - behi_six_joint_pack_number(prepared, 14U, spacing, 0U);
    const behi_six_joint_pack v308 = (((v50 * v14) - (behi_six_joint_pack_number_or(prepared, 92U, spacing, v_prepared92) * v302)) + (v84 * v265)) + (v61 * v271);
    const behi_six_joint_pack v309 = v300 + ((v26 * v307) + (v33 * v305));
    const behi_six_joint_pack v310 = v309 + ((((v30 * v307) + (v35 * v305)) + (v124 * v308)) + (v130 * v300));
    const behi_six_joint_pack v311 = ((v68 * v300) - (v93 * v308)) - v309;
    const behi_six_joint_pack v312 = v310 + (v123 * v311);
    const behi_six_joint_pack v313 = (v268 * v182) - (v149 * (((v96 - (v61 * v302)) + (v2_cosine[0] * v303)) - v188));
    const behi_six_joint_pack v314 = ((((v12 * v273) + v313) + (v253 * v308)) + (v41 * v299)) + (v160 * v300);
    const behi_six_joint_pack v315 = (v314 + (v143 * v311)) - (v142 * v312);
    *(behi_six_joint_unaligned *)&A[76U * stride] = v168 * v315;
    const behi_six_joint_pack v316 = ((v2_cosine[1] * v42) - (v19 * v134)) - (v41 * (v196 + v16));
    const behi_six_joint_pack v317 = v2_sine[1] * v15;
    const behi_six_joint_pack v318 = behi_six_joint_pack_number_or(prepared, 62U, spacing, v_prepared62) * v317;
    const behi_six_joint_pack v319 = v78 * v135;
    const behi_six_joint_pack v320 = (v12 * v196) - (v19 * v89);
    const behi_six_joint_pack v321 = v12 * v16;
    const behi_six_joint_pack v322 = (v2_cosine[1] * v194) - (v320 + (2.0 * v321));
    const behi_six_joint_pack v323 = ((v55 * v316) - ((v232 * v316) + ((v266 * v319) + v318))) - (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v322);
    const behi_six_joint_pack v324 = (((v50 * v2_cosine[1]) - (v301 * v319)) - (behi_six_joint_pack_number_or(prepared, 80U, spacing, v_prepared80) * v317)) + (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v320);
    const behi_six_joint_pack v325 = v324 - (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v322);
    const behi_six_joint_pack v326 = (v2_sine[0] * v325) + v323;
    const behi_six_joint_pack v327 = (v41 * v14) + (v12 * v42);
    const behi_six_joint_pack v328 = v327 + v154;
    const behi_six_joint_pack v329 = 100.0 * v77;
    const behi_six_joint_pack v330 = (v80 * v33) + v329;
    const behi_six_joint_pack v331 = ((v85 * v319) + (v50 * v41)) - (v61 * v330);
    const behi_six_joint_pack v332 = (v331 + (((behi_six_joint_pack_number_or(prepared, 80U, spacing, v_prepared80) * v2_cosine[1]) * v18) - (v73 * v12))) - (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v328);
    const behi_six_joint_pack v333 = v332 - (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * (v154 - v327));
    const behi_six_joint_pack v334 = (behi_six_joint_pack_number_or(prepared, 63U, spacing, v_prepared63) * v317) + (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v322);
    const behi_six_joint_pack v335 = behi_six_joint_pack_number_or(prepared, 79U, spacing, v_prepared79) * v2_cosine[1];
    const behi_six_joint_pack v336 = (v41 * v201) - (v335 * v16);
    const behi_six_joint_pack v337 = ((v15 * (behi_six_joint_pack_number_or(prepared, 63U, spacing, v_prepared63) * v2_cosine[1])) + (v2_sine[0] * v336)) - (v84 * v328);
    const behi_six_joint_pack v338 = (v2_cosine[1] * v337) + (v2_sine[1] * v334);
    const behi_six_joint_pack v339 = (v2_cosine[1] * v334) - (v2_sine[1] * v337);
    const behi_six_joint_pack v340 = behi_six_joint_pack_at(&qd[0]) * v105;
    const behi_six_joint_pack v_prepared82 = 2.0 * behi_six_joint_pack_number(prepared, 3U, spacing, 0U);
    const behi_six_joint_pack v341 = (behi_six_joint_pack_number_or(prepared, 82U, spacing, v_prepared82) * behi_six_joint_pack_at(&qd[0])) * v103;
    const behi_six_joint_pack v342 = ((v341 + (behi_six_joint_pack_number_or(prepared, 29U, spacing, v_prepared29) * v340)) + (v26 * v339)) + ((v33 * v338) - v326);
    const behi_six_joint_pack v343 = v342 + ((v68 * v326) + (v93 * v333));
    const behi_six_joint_pack v344 = behi_six_joint_pack_at(&qd[0]) * v2_sine[3];
    const behi_six_joint_pack v_prepared83 = 50.0 * (2.0 * behi_six_joint_pack_number(prepared, 44U, spacing, 0U));
    const behi_six_joint_pack v345 = (((behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_number_or(prepared, 64U, spacing, v_prepared64)) * v125) + (v2_cosine[2] * (behi_six_joint_pack_number_or(prepared, 83U, spacing, v_prepared83) * v344))) + (v124 * v333);
    const behi_six_joint_pack v346 = (v342 - (v130 * v326)) + ((v345 + (v30 * v339)) + (v35 * v338));
    const behi_six_joint_pack v347 = v346 - (v343 * v123);
    const behi_six_joint_pack v_prepared93 = v_prepared89 - behi_six_joint_pack_number(prepared, 11U, spacing, 0U);
    const behi_six_joint_pack v348 = behi_six_joint_pack_number_or(prepared, 93U, spacing, v_prepared93) * v12;
    const behi_six_joint_pack v349 = (((v153 + (v150 * v330)) + (v80 * v151)) + (v2_cosine[1] * v155)) + (v154 * v146);
    const behi_six_joint_pack v350 = (v349 - (v348 * v316)) + (v41 * v325);
    const behi_six_joint_pack v351 = (v350 + (v149 * ((v61 * v328) + (v2_cosine[0] * v336)))) - (v253 * v333);
    const behi_six_joint_pack v352 = ((v351 + (v160 * v326)) + (v343 * v143)) + (v347 * v142);
    *(behi_six_joint_unaligned *)&A[78U * stride] = v352 * v168;
    const behi_six_joint_pack v353 = (v2_sine[0] * v14) - (v2_cosine[0] * v42);
    const behi_six_joint_pack v354 = v39 + v353;
    const behi_six_joint_pack v355 = ((behi_six_joint_pack_number_or(prepared, 63U, spacing, v_prepared63) * v11) + (v57 * v201)) - (v84 * v354);
    const behi_six_joint_pack v356 = 2.0 * (v18 + (v2_cosine[0] * v16));
    const behi_six_joint_pack v357 = (v2_cosine[1] * v355) + (v301 * v356);
    const behi_six_joint_pack v358 = (v306 * v356) - (v2_sine[1] * v355);
    const behi_six_joint_pack v359 = v195 + (2.0 * v45);
    const behi_six_joint_pack v360 = v55 * v359;
    const behi_six_joint_pack v361 = (v360 + (v26 * v358)) + (v33 * v357);
    const behi_six_joint_pack v362 = (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v356) - (v232 * v359);
    const behi_six_joint_pack v363 = (behi_six_joint_pack_number_or(prepared, 51U, spacing, v_prepared51) * v18) + (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v356);
    const behi_six_joint_pack v364 = 100.0 * v10;
    const behi_six_joint_pack v365 = v364 * v2_cosine[2];
    const behi_six_joint_pack v366 = v365 + (100.0 * v237);
    const behi_six_joint_pack v367 = v364 * v2_sine[2];
    const behi_six_joint_pack v368 = v367 + v329;
    const behi_six_joint_pack v369 = (v2_cosine[1] * v368) - (v2_sine[1] * v366);
    const behi_six_joint_pack v370 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v369) - v363;
    const behi_six_joint_pack v371 = ((v2_sine[0] * v370) + (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v369)) - v362;
    const behi_six_joint_pack v372 = (((behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_number_or(prepared, 29U, spacing, v_prepared29)) * v245) + v371) - v361;
    const behi_six_joint_pack v373 = (((v50 * v2_sine[0]) - (behi_six_joint_pack_number_or(prepared, 80U, spacing, v_prepared80) * v14)) - (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v354)) - (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * (v39 - v353));
    const behi_six_joint_pack v374 = v78 * (v2_sine[2] + v2_sine[3]);
    const behi_six_joint_pack v375 = (((v61 * v374) - (v85 * v366)) - (v368 * v76)) - v373;
    const behi_six_joint_pack v376 = v360 - v371;
    const behi_six_joint_pack v377 = (v372 + (v93 * v375)) + (v68 * v376);
    const behi_six_joint_pack v378 = (v30 * v358) + (v35 * v357);
    const behi_six_joint_pack v379 = ((behi_six_joint_pack_number_or(prepared, 83U, spacing, v_prepared83) * v10) * v245) + v378;
    const behi_six_joint_pack v380 = ((v379 - (v124 * v375)) + ((v130 * v376) - v372)) + (v123 * v377);
    const behi_six_joint_pack v381 = (((v344 * v152) + (v150 * v374)) + (v41 * v370)) + (v253 * v375);
    const behi_six_joint_pack v382 = (v61 * v354) + ((v2_sine[0] * v2_cosine[0]) * v201);
    const behi_six_joint_pack v383 = (v318 + (v348 * v359)) + (v148 * v382);
    const behi_six_joint_pack v384 = (behi_six_joint_pack_number_or(prepared, 63U, spacing, v_prepared63) * v39) + v382;
    const behi_six_joint_pack v385 = ((v341 + (behi_six_joint_pack_number_or(prepared, 83U, spacing, v_prepared83) * v340)) + (v276 * v384)) + v383;
    const behi_six_joint_pack v386 = (((v381 - (v160 * v376)) + v385) - (v143 * v377)) + (v380 * v142);
    *(behi_six_joint_unaligned *)&A[79U * stride] = v386 * v168;
    const behi_six_joint_pack v387 = (v2_sine[1] * v365) - (v2_cosine[1] * v367);
    const behi_six_joint_pack v388 = v363 + (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v387);
    const behi_six_joint_pack v389 = v362 + ((v2_sine[0] * v388) + (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v387));
    const behi_six_joint_pack v390 = v361 + v389;
    const behi_six_joint_pack v_prepared9 = 100.0 * behi_six_joint_pack_number(prepared, 15U, spacing, 0U);
    const behi_six_joint_pack v391 = behi_six_joint_pack_number_or(prepared, 9U, spacing, v_prepared9) * (((v10 * v2_cosine[2]) * v89) - (v2_sine[2] * ((behi_six_joint_pack_at(&qd[0]) * v2_sine[0]) - (v10 * v41))));
    const behi_six_joint_pack v392 = (-v373) - v391;
    const behi_six_joint_pack v393 = v360 + v389;
    const behi_six_joint_pack v394 = (v68 * v393) + ((v93 * v392) - v390);
    const behi_six_joint_pack v395 = ((v390 - (v124 * v392)) + (v379 + (v130 * v393))) + (v123 * v394);
    const behi_six_joint_pack v_prepared10 = 100.0 * behi_six_joint_pack_number(prepared, 32U, spacing, 0U);
    const behi_six_joint_pack v396 = (((v41 * v388) - ((behi_six_joint_pack_number_or(prepared, 10U, spacing, v_prepared10) * v2_sine[2]) * v15)) - (v253 * v392)) + (v160 * v393);
    const behi_six_joint_pack v397 = ((v396 - v385) + (v143 * v394)) - (v395 * v142);
    *(behi_six_joint_unaligned *)&A[80U * stride] = -(v397 * v168);
    const behi_six_joint_pack v398 = v362 + (v2_sine[0] * v363);
    const behi_six_joint_pack v399 = v360 + v398;
    const behi_six_joint_pack v400 = v361 + v398;
    const behi_six_joint_pack v401 = ((v68 * v399) - (v93 * v373)) - v400;
    const behi_six_joint_pack v402 = ((v400 + (v130 * v399)) + (v378 + (v373 * v124))) + (v401 * v123);
    const behi_six_joint_pack v403 = ((((v41 * v363) - v383) - (v145 * v384)) + (v253 * v373)) + (v160 * v399);
    const behi_six_joint_pack v404 = (v403 + (v401 * v143)) - (v402 * v142);
    *(behi_six_joint_unaligned *)&A[81U * stride] = -(v404 * v168);
    const behi_six_joint_pack v405 = v16 * v168;
    const behi_six_joint_pack v406 = v42 * v168;
    const behi_six_joint_pack v_prepared86 = 2.0 * behi_six_joint_pack_number(prepared, 14U, spacing, 0U);
    const behi_six_joint_pack v407 = (behi_six_joint_pack_number_or(prepared, 86U, spacing, v_prepared86) * v14) - v50;
    const behi_six_joint_pack v408 = (((v55 * v42) - (v232 * v42)) - (behi_six_joint_pack_number_or(prepared, 49U, spacing, v_prepared49) * v14)) - (v2_sine[0] * v407);
    const behi_six_joint_pack v409 = (v335 * v14) + (behi_six_joint_pack_number_or(prepared, 79U, spacing, v_prepared79) * v321);
    const behi_six_joint_pack v410 = ((behi_six_joint_pack_number_or(prepared, 79U, spacing, v_prepared79) * v2_sine[1]) * v14) - (v335 * v195);
    const behi_six_joint_pack v411 = (v408 - (v26 * v409)) - (v33 * v410);
    const behi_six_joint_pack v412 = (v408 * v68) - v411;
    const behi_six_joint_pack v413 = ((((v30 * v409) + (v35 * v410)) - (v408 * v130)) - v411) - (v412 * v123);
    const behi_six_joint_pack v414 = v160 * v168;
    const behi_six_joint_pack v415 = ((((v41 * v407) * v168) - (v413 * v169)) - (v412 * v171)) - (v408 * v414);
    const behi_six_joint_pack v_prepared85 = 10.0 * v_prepared79;
    const behi_six_joint_pack v_prepared84 = 50.0 * v_prepared79;
    const behi_six_joint_pack v416 = v415 + ((v348 * v406) + ((((behi_six_joint_pack_number_or(prepared, 84U, spacing, v_prepared84) * v2_cosine[0]) * v135) + (behi_six_joint_pack_number_or(prepared, 85U, spacing, v_prepared85) * v89)) * v405));
    *(behi_six_joint_unaligned *)&A[82U * stride] = v416;
    const behi_six_joint_pack v_prepared94 = v_prepared51 * behi_six_joint_pack_number(prepared, 30U, spacing, 0U);
    const behi_six_joint_pack v417 = ((behi_six_joint_pack_number_or(prepared, 51U, spacing, v_prepared51) * v41) * v405) + (((behi_six_joint_pack_number_or(prepared, 51U, spacing, v_prepared51) * v2_cosine[1]) - (behi_six_joint_pack_number_or(prepared, 94U, spacing, v_prepared94) * v136)) * v406);
    const behi_six_joint_pack v418 = behi_six_joint_pack_number_or(prepared, 94U, spacing, v_prepared94) * v42;
    const behi_six_joint_pack v419 = 1.0 - v68;
    const behi_six_joint_pack v420 = behi_six_joint_pack_number_or(prepared, 51U, spacing, v_prepared51) * v195;
    const behi_six_joint_pack v421 = (v420 * v419) + (v418 * v92);
    const behi_six_joint_pack v422 = 1.0 + v130;
    const behi_six_joint_pack v423 = ((v420 * v422) + (v418 * v120)) - (v421 * v123);
    const behi_six_joint_pack v424 = (((v420 * v414) - (v423 * v169)) - (v421 * v171)) + v417;
    *(behi_six_joint_unaligned *)&A[83U * stride] = -v424;
    const behi_six_joint_pack v425 = (v133 * v252) - (v169 * v279);
    *(behi_six_joint_unaligned *)&A[85U * stride] = v425;
    const behi_six_joint_pack v426 = (v133 * v286) - (v169 * v288);
    *(behi_six_joint_unaligned *)&A[86U * stride] = v426;
    const behi_six_joint_pack v427 = (v133 * v294) + (v169 * v296);
    *(behi_six_joint_unaligned *)&A[87U * stride] = v427;
    const behi_six_joint_pack v428 = (v133 * v312) - (v169 * v315);
    *(behi_six_joint_unaligned *)&A[88U * stride] = v428;
    const behi_six_joint_pack v429 = (v347 * v133) + (v352 * v169);
    *(behi_six_joint_unaligned *)&A[90U * stride] = -v429;
    const behi_six_joint_pack v430 = (v380 * v133) + (v386 * v169);
    *(behi_six_joint_unaligned *)&A[91U * stride] = -v430;
    const behi_six_joint_pack v431 = (v395 * v133) - (v397 * v169);
    *(behi_six_joint_unaligned *)&A[92U * stride] = -v431;
    const behi_six_joint_pack v432 = (v402 * v133) - (v404 * v169);
    *(behi_six_joint_unaligned *)&A[93U * stride] = -v432;
    const behi_six_joint_pack v433 = (v413 * v133) - (v142 * v416);
    *(behi_six_joint_unaligned *)&A[94U * stride] = v433;
    const behi_six_joint_pack v434 = (v423 * v133) - (v142 * v424);
    *(behi_six_joint_unaligned *)&A[95U * stride] = -v434;
    const behi_six_joint_pack v435 = ((v122 * v251) - (v171 * v279)) - (v123 * v425);
    *(behi_six_joint_unaligned *)&A[97U * stride] = v435;
    const behi_six_joint_pack v436 = ((v122 * v285) - (v171 * v288)) - (v123 * v426);
    *(behi_six_joint_unaligned *)&A[98U * stride] = v436;
    const behi_six_joint_pack v437 = ((v122 * v293) + (v171 * v296)) - (v123 * v427);
    *(behi_six_joint_unaligned *)&A[99U * stride] = v437;
    const behi_six_joint_pack v438 = ((v122 * v311) - (v171 * v315)) - (v123 * v428);
    *(behi_six_joint_unaligned *)&A[100U * stride] = v438;
    const behi_six_joint_pack v439 = ((v122 * v343) - (v352 * v171)) + (v123 * v429);
    *(behi_six_joint_unaligned *)&A[102U * stride] = v439;
    const behi_six_joint_pack v440 = ((v122 * v377) + (v386 * v171)) - (v123 * v430);
    *(behi_six_joint_unaligned *)&A[103U * stride] = -v440;
    const behi_six_joint_pack v441 = ((v122 * v394) - (v397 * v171)) - (v123 * v431);
    *(behi_six_joint_unaligned *)&A[104U * stride] = -v441;
    const behi_six_joint_pack v442 = ((v122 * v401) - (v404 * v171)) - (v123 * v432);
    *(behi_six_joint_unaligned *)&A[105U * stride] = -v442;
    const behi_six_joint_pack v443 = ((v412 * v122) + (v143 * v416)) + (v123 * v433);
    *(behi_six_joint_unaligned *)&A[106U * stride] = -v443;
    const behi_six_joint_pack v444 = ((v421 * v122) + (v143 * v424)) + (v123 * v434);
    *(behi_six_joint_unaligned *)&A[107U * stride] = v444;
    const behi_six_joint_pack v445 = (((v60 * v234) - (v414 * v279)) - (v130 * v425)) + (v68 * v435);
    *(behi_six_joint_unaligned *)&A[109U * stride] = -v445;
    const behi_six_joint_pack v446 = (((v60 * v283) - (v414 * v288)) - (v130 * v426)) + (v68 * v436);
    *(behi_six_joint_unaligned *)&A[110U * stride] = -v446;
    const behi_six_joint_pack v447 = (((v60 * v290) + (v414 * v296)) - (v130 * v427)) + (v68 * v437);
    *(behi_six_joint_unaligned *)&A[111U * stride] = -v447;
    const behi_six_joint_pack v448 = (((v60 * v300) - (v414 * v315)) - (v130 * v428)) + (v68 * v438);
    *(behi_six_joint_unaligned *)&A[112U * stride] = -v448;
    const behi_six_joint_pack v449 = (((v60 * v326) - (v352 * v414)) + (v130 * v429)) + (v68 * v439);
    *(behi_six_joint_unaligned *)&A[114U * stride] = -v449;
    const behi_six_joint_pack v450 = (((v60 * v376) + (v386 * v414)) - (v130 * v430)) + (v68 * v440);
    *(behi_six_joint_unaligned *)&A[115U * stride] = v450;
    const behi_six_joint_pack v451 = (((v60 * v393) - (v397 * v414)) - (v130 * v431)) + (v68 * v441);
    *(behi_six_joint_unaligned *)&A[116U * stride] = v451;
    const behi_six_joint_pack v452 = (((v60 * v399) - (v404 * v414)) - (v130 * v432)) + (v68 * v442);
    *(behi_six_joint_unaligned *)&A[117U * stride] = v452;
    const behi_six_joint_pack v453 = (((v60 * v408) + (v160 * v416)) + (v130 * v433)) + (v68 * v443);
    *(behi_six_joint_unaligned *)&A[118U * stride] = v453;
    const behi_six_joint_pack v454 = (((v420 * v60) - (v160 * v424)) - (v130 * v434)) - (v68 * v444);
    *(behi_six_joint_unaligned *)&A[119U * stride] = v454;
    const behi_six_joint_pack v455 = v144 * v168;
    *(behi_six_joint_unaligned *)&A[121U * stride] = (((v455 * v279) - (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v244)) - (v124 * v425)) - (v93 * v435);
    *(behi_six_joint_unaligned *)&A[122U * stride] = (((v455 * v288) - (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v280)) - (v124 * v426)) - (v93 * v436);
    *(behi_six_joint_unaligned *)&A[123U * stride] = -((((behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v292) + (v455 * v296)) + (v124 * v427)) + (v93 * v437));
    *(behi_six_joint_unaligned *)&A[124U * stride] = (((v455 * v315) - (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v308)) - (v124 * v428)) - (v93 * v438);
    *(behi_six_joint_unaligned *)&A[126U * stride] = (((behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v333) + (v352 * v455)) + (v124 * v429)) - (v93 * v439);
    *(behi_six_joint_unaligned *)&A[127U * stride] = (v93 * v440) + (((v386 * v455) - (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v375)) + (v124 * v430));
    *(behi_six_joint_unaligned *)&A[128U * stride] = (v93 * v441) + ((v124 * v431) - ((behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v392) + (v397 * v455)));
    *(behi_six_joint_unaligned *)&A[129U * stride] = (((behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v373) - (v404 * v455)) + (v124 * v432)) + (v93 * v442);
    *(behi_six_joint_unaligned *)&A[130U * stride] = (v93 * v443) + ((v144 * v416) - (v124 * v433));
    const behi_six_joint_pack v_prepared95 = 2.0 * (v_prepared21 * behi_six_joint_pack_number(prepared, 30U, spacing, 0U));
    *(behi_six_joint_unaligned *)&A[131U * stride] = ((v124 * v434) + ((behi_six_joint_pack_number_or(prepared, 95U, spacing, v_prepared95) * v42) - (v144 * v424))) - (v93 * v444);
    const behi_six_joint_pack v456 = v157 * v168;
    const behi_six_joint_pack v457 = behi_six_joint_pack_number_or(prepared, 88U, spacing, v_prepared88) * v231;
    *(behi_six_joint_unaligned *)&A[133U * stride] = (v457 - (v456 * v279)) - (v49 * (v445 - (v425 + v435)));
    *(behi_six_joint_unaligned *)&A[134U * stride] = (v457 - (v456 * v288)) - (v49 * (v446 - (v426 + v436)));
    *(behi_six_joint_unaligned *)&A[135U * stride] = (v457 + (v456 * v296)) - (v49 * (v447 - (v427 + v437)));
    *(behi_six_joint_unaligned *)&A[136U * stride] = ((behi_six_joint_pack_number_or(prepared, 88U, spacing, v_prepared88) * v182) - (v456 * v315)) - (v49 * (v448 - (v428 + v438)));
    *(behi_six_joint_unaligned *)&A[138U * stride] = ((behi_six_joint_pack_number_or(prepared, 88U, spacing, v_prepared88) * v316) - (v352 * v456)) - (v49 * (v449 + (v429 - v439)));
    const behi_six_joint_pack v458 = behi_six_joint_pack_number_or(prepared, 88U, spacing, v_prepared88) * v359;
    *(behi_six_joint_unaligned *)&A[139U * stride] = (v49 * (v450 - (v430 + v440))) - ((v386 * v456) + v458);
    *(behi_six_joint_unaligned *)&A[140U * stride] = ((v397 * v456) - v458) + (v49 * (v451 - (v431 + v441)));
    *(behi_six_joint_unaligned *)&A[141U * stride] = ((v404 * v456) - v458) + (v49 * (v452 - (v432 + v442)));
    *(behi_six_joint_unaligned *)&A[142U * stride] = (v49 * (v453 + (v433 - v443))) - ((behi_six_joint_pack_number_or(prepared, 88U, spacing, v_prepared88) * v42) + (v157 * v416));
    *(behi_six_joint_unaligned *)&A[143U * stride] = (v157 * v424) + (v49 * (v454 + (v444 - v434)));
    const behi_six_joint_pack v459 = -v169;
    *(behi_six_joint_unaligned *)&B[37U * stride] = v459;
    *(behi_six_joint_unaligned *)&B[42U * stride] = v459;
    const behi_six_joint_pack v460 = (v123 * v169) - v171;
    *(behi_six_joint_unaligned *)&B[38U * stride] = v460;
    *(behi_six_joint_unaligned *)&B[48U * stride] = v460;
    const behi_six_joint_pack v461 = v130 + (v68 * v123);
    const behi_six_joint_pack v462 = (v414 + (v68 * v171)) - (v461 * v169);
    *(behi_six_joint_unaligned *)&B[39U * stride] = v462;
    *(behi_six_joint_unaligned *)&B[54U * stride] = v462;
    const behi_six_joint_pack v463 = (v93 * v123) - v124;
    const behi_six_joint_pack v464 = (v455 + (v93 * v171)) - (v463 * v169);
    *(behi_six_joint_unaligned *)&B[40U * stride] = v464;
    *(behi_six_joint_unaligned *)&B[60U * stride] = v464;
    const behi_six_joint_pack v465 = v49 * v419;
    const behi_six_joint_pack v466 = (v465 * v123) - (v49 * v422);
    const behi_six_joint_pack v467 = (((v49 * v414) - v456) + (v466 * v169)) - (v465 * v171);
    *(behi_six_joint_unaligned *)&B[41U * stride] = v467;
    *(behi_six_joint_unaligned *)&B[66U * stride] = v467;
    *(behi_six_joint_unaligned *)&B[43U * stride] = v133 + (v142 * v169);
    const behi_six_joint_pack v468 = (v123 * v133) + (v142 * v460);
    const behi_six_joint_pack v469 = -v468;
    *(behi_six_joint_unaligned *)&B[44U * stride] = v469;
    *(behi_six_joint_unaligned *)&B[49U * stride] = v469;
    const behi_six_joint_pack v470 = (v461 * v133) - (v142 * v462);
    *(behi_six_joint_unaligned *)&B[45U * stride] = v470;
    *(behi_six_joint_unaligned *)&B[55U * stride] = v470;
    const behi_six_joint_pack v471 = (v463 * v133) - (v142 * v464);
    *(behi_six_joint_unaligned *)&B[46U * stride] = v471;
    *(behi_six_joint_unaligned *)&B[61U * stride] = v471;
    const behi_six_joint_pack v472 = (v466 * v133) + (v142 * v467);
    const behi_six_joint_pack v473 = -v472;
    *(behi_six_joint_unaligned *)&B[47U * stride] = v473;
    *(behi_six_joint_unaligned *)&B[67U * stride] = v473;
    *(behi_six_joint_unaligned *)&B[50U * stride] = (v123 * v468) - (v122 + (v143 * v460));
    const behi_six_joint_pack v474 = ((v68 * v122) - (v143 * v462)) - (v123 * v470);
    *(behi_six_joint_unaligned *)&B[51U * stride] = v474;
    *(behi_six_joint_unaligned *)&B[56U * stride] = v474;
    const behi_six_joint_pack v475 = ((v93 * v122) - (v143 * v464)) - (v123 * v471);
    *(behi_six_joint_unaligned *)&B[52U * stride] = v475;
    *(behi_six_joint_unaligned *)&B[62U * stride] = v475;
    const behi_six_joint_pack v476 = ((v465 * v122) + (v143 * v467)) - (v123 * v472);
    const behi_six_joint_pack v477 = -v476;
    *(behi_six_joint_unaligned *)&B[53U * stride] = v477;
    *(behi_six_joint_unaligned *)&B[68U * stride] = v477;
    *(behi_six_joint_unaligned *)&B[57U * stride] = ((v130 * v470) + ((v160 * v462) - v60)) - (v68 * v474);
    const behi_six_joint_pack v478 = -((v68 * v475) - ((v130 * v471) + (v160 * v464)));
    *(behi_six_joint_unaligned *)&B[58U * stride] = v478;
    *(behi_six_joint_unaligned *)&B[63U * stride] = v478;
    const behi_six_joint_pack v479 = (((v49 * v60) - (v160 * v467)) + (v130 * v472)) - (v68 * v476);
    const behi_six_joint_pack v480 = -v479;
    *(behi_six_joint_unaligned *)&B[59U * stride] = v480;
    *(behi_six_joint_unaligned *)&B[69U * stride] = v480;
    *(behi_six_joint_unaligned *)&B[64U * stride] = ((behi_six_joint_pack_number(prepared, 30U, spacing, 0U) + (v144 * v464)) - (v124 * v471)) - (v93 * v475);
    const behi_six_joint_pack v481 = (v93 * v476) + ((v124 * v472) + (v144 * v467));
    *(behi_six_joint_unaligned *)&B[65U * stride] = v481;
    *(behi_six_joint_unaligned *)&B[70U * stride] = v481;
    *(behi_six_joint_unaligned *)&B[71U * stride] = (behi_six_joint_pack_number(prepared, 31U, spacing, 0U) - (v157 * v467)) - (v49 * (v479 + (v472 + v476)));
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_linearize_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, A, B);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_linearize_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    behi_six_joint_pack_linearize_block_body(0U, prepared, stride, q, qd, tau, A, B);
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_linearize_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    behi_six_joint_pack_linearize_block_body(spacing, prepared, stride, q, qd, tau, A, B);
}

BEHI_SIX_JOINT_INLINE void behi_six_joint_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    if (spacing == 0U) {
        behi_six_joint_pack_linearize_block_same(prepared, stride, q, qd, tau, A, B);
    } else {
        behi_six_joint_pack_linearize_block_each(spacing, prepared, stride, q, qd, tau, A, B);
    }
}

void behi_six_joint_linearize_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 144U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double tau_rest[6U * BEHI_SIX_JOINT_LANES];
        double A_rest[144U * BEHI_SIX_JOINT_LANES];
        double B_rest[72U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, tau, tau_rest);
        behi_six_joint_pack_linearize_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        behi_six_joint_pack_give(144U, count, first, BEHI_SIX_JOINT_LANES, A_rest, A);
        behi_six_joint_pack_give(72U, count, first, BEHI_SIX_JOINT_LANES, B_rest, B);
    }
}

void behi_six_joint_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 144U, A);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_linearize_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double tau_rest[6U * BEHI_SIX_JOINT_LANES];
        double A_rest[144U * BEHI_SIX_JOINT_LANES];
        double B_rest[72U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(11U, count, first, BEHI_SIX_JOINT_LANES, &prepared[1U * count], &prepared_rest[1U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(2U, count, first, BEHI_SIX_JOINT_LANES, &prepared[14U * count], &prepared_rest[14U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[21U * count], &prepared_rest[21U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, &prepared[28U * count], &prepared_rest[28U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[44U * count], &prepared_rest[44U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[49U * count], &prepared_rest[49U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[62U * count], &prepared_rest[62U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(17U, count, first, BEHI_SIX_JOINT_LANES, &prepared[79U * count], &prepared_rest[79U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, tau, tau_rest);
        behi_six_joint_pack_linearize_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        behi_six_joint_pack_give(144U, count, first, BEHI_SIX_JOINT_LANES, A_rest, A);
        behi_six_joint_pack_give(72U, count, first, BEHI_SIX_JOINT_LANES, B_rest, B);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
