/* planar8, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PLANAR8_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in planar8_batch.c. */
#include "planar8_batch.h"

#if defined(PLANAR8_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PLANAR8_BYTES 64
#elif defined(__AVX__)
#define PLANAR8_BYTES 32
#else
#define PLANAR8_BYTES 16
#endif
#define PLANAR8_LANES (PLANAR8_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PLANAR8_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PLANAR8_APART __attribute__((noinline, unused))
#endif
#define PLANAR8_BODY static inline __attribute__((always_inline, unused))
#define PLANAR8_INLINE static inline __attribute__((unused))

typedef double planar8_pack __attribute__((vector_size(PLANAR8_BYTES)));
typedef double planar8_unaligned __attribute__((vector_size(PLANAR8_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t planar8_mask __attribute__((vector_size(PLANAR8_BYTES)));
typedef signed char planar8_bytes __attribute__((vector_size(PLANAR8_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short planar8_shorts __attribute__((vector_size(2 * PLANAR8_BYTES / sizeof(double))));

PLANAR8_INLINE planar8_pack planar8_pack_splat(double x)
{
    return x - (planar8_pack){ 0.0 };
}

PLANAR8_INLINE planar8_pack planar8_pack_at(const double *x)
{
    return *(const planar8_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PLANAR8_INLINE planar8_pack planar8_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? planar8_pack_splat(prepared[k]) : planar8_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PLANAR8_INLINE size_t planar8_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PLANAR8_LANES;

    return (((count % PLANAR8_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static PLANAR8_APART void planar8_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PLANAR8_APART void planar8_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PLANAR8_INLINE planar8_pack planar8_pack_select(planar8_mask condition, planar8_pack x, planar8_pack y)
{
    return (planar8_pack)(((planar8_mask)x & condition) | ((planar8_mask)y & ~condition));
}

PLANAR8_INLINE planar8_pack planar8_pack_abs(planar8_pack x)
{
    return (planar8_pack)((planar8_mask)x & ~(planar8_mask)planar8_pack_splat(-0.0));
}

PLANAR8_INLINE bool planar8_pack_all(planar8_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PLANAR8_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long planar8_bits __attribute__((vector_size(PLANAR8_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void planar8_pack_sincos_pair(const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine, planar8_bits *beyond)
{
    const planar8_pack x = *angle;
    union { planar8_pack number; planar8_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const planar8_pack n = k.number - 6755399441186816.0;
    const planar8_pack w = x - (n * 1.5707963267923333);
    const planar8_pack r = w - (n * 2.5633441515839558e-12);
    const planar8_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const planar8_pack z = r * r;
    const planar8_pack rz = r * z;

    const planar8_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const planar8_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const planar8_bits odd = 0ULL - (k.bits & 1ULL);
    const planar8_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const planar8_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
PLANAR8_INLINE bool planar8_pack_within(planar8_bits beyond)
{
    return planar8_pack_all((planar8_mask)((beyond >> 18) == 0ULL));
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PLANAR8_APART void planar8_pack_sincos_beyond(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const planar8_mask inside = (planar8_mask)(planar8_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PLANAR8_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void planar8_pack_sincos_guard(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine, const planar8_bits *beyond)
{
    if (!planar8_pack_within(*beyond)) {
        planar8_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PLANAR8_APART void planar8_pack_influence_rotational_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(planar8_unaligned *)&G[16U * stride] = planar8_pack_splat(1.0);
    *(planar8_unaligned *)&G[17U * stride] = planar8_pack_splat(1.0);
    *(planar8_unaligned *)&G[18U * stride] = planar8_pack_splat(1.0);
    *(planar8_unaligned *)&G[19U * stride] = planar8_pack_splat(1.0);
    *(planar8_unaligned *)&G[20U * stride] = planar8_pack_splat(1.0);
    *(planar8_unaligned *)&G[21U * stride] = planar8_pack_splat(1.0);
    *(planar8_unaligned *)&G[22U * stride] = planar8_pack_splat(1.0);
    *(planar8_unaligned *)&G[23U * stride] = planar8_pack_splat(1.0);
    *(planar8_unaligned *)&G[0] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[2U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[3U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[4U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[5U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[6U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[7U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[8U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[9U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[10U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[11U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[12U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[13U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[14U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&G[15U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[0] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[2U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[3U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[4U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[5U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[6U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[7U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[8U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[9U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[10U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[11U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[12U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[13U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[14U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[15U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[16U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[17U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[18U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[19U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[20U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[21U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[22U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[23U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[24U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[25U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[26U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[27U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[28U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[29U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[30U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[31U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[32U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[33U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[34U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[35U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[36U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[37U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[38U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[39U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[40U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[41U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[42U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[43U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[44U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[45U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[46U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[47U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[48U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[49U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[50U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[51U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[52U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[53U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[54U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[55U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[56U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[57U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[58U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[59U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[60U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[61U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[62U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[63U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[64U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[65U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[66U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[67U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[68U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[69U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[70U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[71U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[72U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[73U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[74U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[75U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[76U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[77U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[78U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[79U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[80U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[81U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[82U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[83U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[84U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[85U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[86U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[87U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[88U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[89U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[90U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[91U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[92U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[93U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[94U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[95U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[96U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[97U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[98U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[99U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[100U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[101U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[102U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[103U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[104U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[105U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[106U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[107U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[108U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[109U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[110U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[111U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[112U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[113U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[114U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[115U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[116U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[117U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[118U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[119U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[120U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[121U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[122U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[123U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[124U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[125U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[126U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[127U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[128U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[129U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[130U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[131U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[132U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[133U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[134U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[135U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[136U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[137U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[138U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[139U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[140U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[141U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[142U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[143U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[144U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[145U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[146U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[147U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[148U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[149U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[150U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[151U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[152U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[153U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[154U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[155U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[156U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[157U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[158U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[159U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[160U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[161U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[162U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[163U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[164U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[165U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[166U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[167U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[168U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[169U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[170U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[171U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[172U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[173U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[174U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[175U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[176U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[177U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[178U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[179U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[180U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[181U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[182U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[183U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[184U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[185U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[186U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[187U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[188U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[189U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[190U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&H[191U * stride] = planar8_pack_splat(0.0);
}

void planar8_influence_rotational_tip_batch(const planar8_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 192U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_influence_rotational_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double G_rest[24U * PLANAR8_LANES];
        double H_rest[192U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_influence_rotational_tip_block(0U, prepared->k, PLANAR8_LANES, q_rest, G_rest, H_rest);
        planar8_pack_give(24U, count, first, PLANAR8_LANES, G_rest, G);
        planar8_pack_give(192U, count, first, PLANAR8_LANES, H_rest, H);
    }
}

void planar8_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 192U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_influence_rotational_tip_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double G_rest[24U * PLANAR8_LANES];
        double H_rest[192U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_influence_rotational_tip_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, G_rest, H_rest);
        planar8_pack_give(24U, count, first, PLANAR8_LANES, G_rest, G);
        planar8_pack_give(192U, count, first, PLANAR8_LANES, H_rest, H);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
