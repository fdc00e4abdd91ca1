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

/* States with an angle out of the sines' range, by the function for one state. */
static PLANAR8_APART void planar8_pack_regressor_again(planar8_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = ahead; lane < (ahead + PLANAR8_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const planar8_prepared *own = (const planar8_prepared *)prepared;
            double q_lane[8];
            double qd_lane[8];
            double qdd_lane[8];
            double Y_lane[640];

            (void)spacing;
            for (size_t k = 0U; k < 8U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 8U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 8U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            planar8_regressor(own, q_lane, qd_lane, qdd_lane, Y_lane);
            for (size_t k = 0U; k < 640U; k++) {
                Y[(k * stride) + lane] = Y_lane[k];
            }
        }
    }
}

static PLANAR8_APART void planar8_pack_regressor_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict Y)
{
    planar8_bits v_beyond = { 0U };
    const planar8_pack v0_angle[8] = {planar8_pack_at(&q[0]), planar8_pack_at(&q[stride]), planar8_pack_at(&q[2U * stride]), planar8_pack_at(&q[3U * stride]), planar8_pack_at(&q[4U * stride]), planar8_pack_at(&q[5U * stride]), planar8_pack_at(&q[6U * stride]), planar8_pack_at(&q[7U * stride])};
    planar8_pack v0_sine[8];
    planar8_pack v0_cosine[8];
    planar8_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v_beyond);
    planar8_pack_sincos_pair(&v0_angle[7], &v0_sine[7], &v0_cosine[7], &v_beyond);
    *(planar8_unaligned *)&Y[0] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[3U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[4U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[5U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[6U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[7U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[8U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[13U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[14U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[15U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[16U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[17U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[18U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[23U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[24U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[25U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[26U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[27U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[28U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[33U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[34U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[35U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[36U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[37U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[38U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[43U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[44U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[45U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[46U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[47U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[48U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[53U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[54U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[55U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[56U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[57U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[58U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[63U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[64U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[65U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[66U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[67U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[68U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[73U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[74U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[75U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[76U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[77U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[78U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[80U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[81U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[82U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[83U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[84U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[85U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[86U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[87U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[88U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[89U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[90U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[93U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[94U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[95U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[96U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[97U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[98U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[103U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[104U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[105U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[106U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[107U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[108U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[113U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[114U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[115U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[116U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[117U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[118U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[123U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[124U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[125U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[126U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[127U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[128U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[133U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[134U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[135U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[136U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[137U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[138U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[143U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[144U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[145U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[146U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[147U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[148U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[153U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[154U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[155U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[156U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[157U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[158U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[160U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[161U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[162U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[163U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[164U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[165U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[166U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[167U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[168U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[169U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[170U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[171U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[172U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[173U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[174U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[175U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[176U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[177U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[178U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[179U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[180U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[183U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[184U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[185U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[186U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[187U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[188U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[193U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[194U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[195U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[196U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[197U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[198U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[203U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[204U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[205U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[206U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[207U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[208U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[213U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[214U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[215U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[216U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[217U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[218U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[223U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[224U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[225U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[226U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[227U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[228U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[233U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[234U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[235U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[236U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[237U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[238U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[240U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[241U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[242U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[243U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[244U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[245U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[246U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[247U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[248U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[249U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[250U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[251U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[252U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[253U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[254U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[255U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[256U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[257U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[258U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[259U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[260U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[261U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[262U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[263U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[264U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[265U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[266U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[267U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[268U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[269U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[270U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[273U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[274U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[275U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[276U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[277U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[278U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[283U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[284U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[285U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[286U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[287U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[288U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[293U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[294U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[295U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[296U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[297U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[298U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[303U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[304U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[305U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[306U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[307U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[308U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[313U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[314U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[315U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[316U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[317U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[318U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[320U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[321U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[322U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[323U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[324U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[325U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[326U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[327U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[328U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[329U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[330U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[331U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[332U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[333U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[334U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[335U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[336U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[337U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[338U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[339U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[340U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[341U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[342U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[343U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[344U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[345U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[346U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[347U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[348U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[349U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[350U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[351U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[352U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[353U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[354U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[355U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[356U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[357U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[358U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[359U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[360U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[363U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[364U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[365U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[366U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[367U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[368U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[373U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[374U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[375U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[376U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[377U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[378U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[383U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[384U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[385U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[386U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[387U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[388U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[393U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[394U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[395U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[396U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[397U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[398U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[400U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[401U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[402U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[403U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[404U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[405U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[406U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[407U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[408U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[409U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[410U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[411U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[412U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[413U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[414U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[415U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[416U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[417U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[418U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[419U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[420U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[421U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[422U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[423U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[424U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[425U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[426U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[427U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[428U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[429U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[430U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[431U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[432U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[433U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[434U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[435U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[436U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[437U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[438U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[439U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[440U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[441U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[442U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[443U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[444U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[445U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[446U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[447U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[448U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[449U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[450U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[453U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[454U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[455U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[456U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[457U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[458U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[463U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[464U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[465U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[466U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[467U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[468U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[473U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[474U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[475U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[476U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[477U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[478U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[480U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[481U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[482U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[483U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[484U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[485U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[486U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[487U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[488U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[489U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[490U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[491U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[492U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[493U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[494U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[495U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[496U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[497U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[498U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[499U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[500U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[501U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[502U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[503U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[504U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[505U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[506U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[507U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[508U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[509U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[510U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[511U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[512U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[513U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[514U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[515U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[516U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[517U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[518U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[519U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[520U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[521U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[522U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[523U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[524U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[525U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[526U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[527U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[528U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[529U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[530U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[531U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[532U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[533U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[534U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[535U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[536U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[537U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[538U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[539U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[540U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[543U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[544U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[545U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[546U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[547U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[548U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[553U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[554U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[555U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[556U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[557U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[558U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[560U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[561U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[562U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[563U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[564U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[565U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[566U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[567U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[568U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[569U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[570U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[571U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[572U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[573U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[574U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[575U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[576U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[577U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[578U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[579U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[580U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[581U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[582U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[583U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[584U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[585U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[586U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[587U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[588U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[589U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[590U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[591U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[592U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[593U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[594U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[595U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[596U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[597U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[598U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[599U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[600U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[601U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[602U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[603U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[604U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[605U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[606U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[607U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[608U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[609U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[610U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[611U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[612U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[613U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[614U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[615U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[616U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[617U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[618U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[619U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[620U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[621U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[622U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[623U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[624U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[625U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[626U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[627U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[628U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[629U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[630U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[633U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[634U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[635U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[636U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[637U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&Y[638U * stride] = planar8_pack_splat(0.0);
    const planar8_pack v16 = 9.81 * v0_cosine[0];
    *(planar8_unaligned *)&Y[stride] = v16;
    const planar8_pack v17 = 9.81 * v0_sine[0];
    *(planar8_unaligned *)&Y[2U * stride] = -v17;
    *(planar8_unaligned *)&Y[9U * stride] = planar8_pack_at(&qdd[0]);
    const planar8_pack v18 = v16 + planar8_pack_at(&qdd[0]);
    const planar8_pack v19 = (planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0])) - v17;
    const planar8_pack v20 = (v0_cosine[1] * v19) - (v0_sine[1] * v18);
    *(planar8_unaligned *)&Y[92U * stride] = v20;
    const planar8_pack v21 = (v0_cosine[1] * v18) + (v0_sine[1] * v19);
    *(planar8_unaligned *)&Y[91U * stride] = v21;
    *(planar8_unaligned *)&Y[10U * stride] = (v0_cosine[1] * v21) - (v0_sine[1] * v20);
    const planar8_pack v22 = planar8_pack_at(&qd[stride]) + planar8_pack_at(&qd[0]);
    const planar8_pack v23 = v22 * v22;
    const planar8_pack v24 = planar8_pack_at(&qdd[stride]) + planar8_pack_at(&qdd[0]);
    *(planar8_unaligned *)&Y[19U * stride] = v24;
    *(planar8_unaligned *)&Y[99U * stride] = v24;
    *(planar8_unaligned *)&Y[11U * stride] = v21 + ((v24 * v0_cosine[1]) - (v23 * v0_sine[1]));
    *(planar8_unaligned *)&Y[12U * stride] = v20 - ((v23 * v0_cosine[1]) + (v24 * v0_sine[1]));
    const planar8_pack v25 = v20 + (0.97 * v23);
    const planar8_pack v26 = v21 + (0.97 * v24);
    const planar8_pack v27 = (v0_cosine[2] * v26) + (v0_sine[2] * v25);
    *(planar8_unaligned *)&Y[181U * stride] = v27;
    const planar8_pack v28 = 0.97 + v0_cosine[1];
    const planar8_pack v29 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[2] * v28);
    const planar8_pack v30 = (v0_sine[2] * v26) - (v0_cosine[2] * v25);
    const planar8_pack v31 = (v0_sine[1] * v0_cosine[2]) + (v0_sine[2] * v28);
    *(planar8_unaligned *)&Y[20U * stride] = (v31 * v30) - (v29 * v27);
    const planar8_pack v32 = planar8_pack_at(&qdd[2U * stride]) + v24;
    *(planar8_unaligned *)&Y[29U * stride] = v32;
    *(planar8_unaligned *)&Y[109U * stride] = v32;
    *(planar8_unaligned *)&Y[189U * stride] = v32;
    const planar8_pack v33 = v22 + planar8_pack_at(&qd[2U * stride]);
    const planar8_pack v34 = v33 * v33;
    *(planar8_unaligned *)&Y[21U * stride] = v27 - ((v34 * v31) + (v32 * v29));
    *(planar8_unaligned *)&Y[22U * stride] = ((v34 * v29) - (v32 * v31)) - v30;
    const planar8_pack v35 = v30 - (0.94 * v34);
    const planar8_pack v36 = v27 + (0.94 * v32);
    const planar8_pack v37 = (v0_sine[3] * v36) + (v0_cosine[3] * v35);
    const planar8_pack v38 = v29 - 0.94;
    const planar8_pack v39 = (v0_cosine[3] * v31) - (v0_sine[3] * v38);
    const planar8_pack v40 = (v0_sine[3] * v35) - (v0_cosine[3] * v36);
    const planar8_pack v41 = (v0_sine[3] * v31) + (v0_cosine[3] * v38);
    *(planar8_unaligned *)&Y[30U * stride] = (v41 * v40) + (v39 * v37);
    const planar8_pack v42 = v33 + planar8_pack_at(&qd[3U * stride]);
    const planar8_pack v43 = v42 * v42;
    const planar8_pack v44 = planar8_pack_at(&qdd[3U * stride]) + v32;
    *(planar8_unaligned *)&Y[39U * stride] = v44;
    *(planar8_unaligned *)&Y[119U * stride] = v44;
    *(planar8_unaligned *)&Y[199U * stride] = v44;
    *(planar8_unaligned *)&Y[279U * stride] = v44;
    *(planar8_unaligned *)&Y[31U * stride] = -(v40 + ((v44 * v41) + (v43 * v39)));
    *(planar8_unaligned *)&Y[32U * stride] = ((v43 * v41) - (v44 * v39)) - v37;
    const planar8_pack v45 = v37 - (0.91 * v43);
    const planar8_pack v46 = v40 - (0.91 * v44);
    const planar8_pack v47 = (v0_sine[4] * v46) - (v0_cosine[4] * v45);
    *(planar8_unaligned *)&Y[362U * stride] = v47;
    const planar8_pack v48 = v41 - 0.91;
    const planar8_pack v49 = (v0_cosine[4] * v39) - (v0_sine[4] * v48);
    const planar8_pack v50 = (v0_sine[4] * v45) + (v0_cosine[4] * v46);
    const planar8_pack v51 = (v0_sine[4] * v39) + (v0_cosine[4] * v48);
    *(planar8_unaligned *)&Y[40U * stride] = (v51 * v50) - (v49 * v47);
    const planar8_pack v52 = v42 + planar8_pack_at(&qd[4U * stride]);
    const planar8_pack v53 = v52 * v52;
    const planar8_pack v54 = planar8_pack_at(&qdd[4U * stride]) + v44;
    *(planar8_unaligned *)&Y[49U * stride] = v54;
    *(planar8_unaligned *)&Y[129U * stride] = v54;
    *(planar8_unaligned *)&Y[209U * stride] = v54;
    *(planar8_unaligned *)&Y[289U * stride] = v54;
    *(planar8_unaligned *)&Y[369U * stride] = v54;
    *(planar8_unaligned *)&Y[41U * stride] = -(v50 + ((v54 * v51) + (v53 * v49)));
    *(planar8_unaligned *)&Y[42U * stride] = v47 + ((v53 * v51) - (v54 * v49));
    const planar8_pack v55 = (0.88 * v53) + v47;
    const planar8_pack v56 = v50 - (0.88 * v54);
    const planar8_pack v57 = (v0_sine[5] * v56) + (v0_cosine[5] * v55);
    *(planar8_unaligned *)&Y[452U * stride] = v57;
    const planar8_pack v58 = v51 - 0.88;
    const planar8_pack v59 = (v0_cosine[5] * v49) - (v0_sine[5] * v58);
    const planar8_pack v60 = (v0_sine[5] * v55) - (v0_cosine[5] * v56);
    *(planar8_unaligned *)&Y[451U * stride] = v60;
    const planar8_pack v61 = (v0_sine[5] * v49) + (v0_cosine[5] * v58);
    *(planar8_unaligned *)&Y[50U * stride] = -((v61 * v60) + (v59 * v57));
    const planar8_pack v62 = v52 + planar8_pack_at(&qd[5U * stride]);
    const planar8_pack v63 = v62 * v62;
    const planar8_pack v64 = planar8_pack_at(&qdd[5U * stride]) + v54;
    *(planar8_unaligned *)&Y[59U * stride] = v64;
    *(planar8_unaligned *)&Y[139U * stride] = v64;
    *(planar8_unaligned *)&Y[219U * stride] = v64;
    *(planar8_unaligned *)&Y[299U * stride] = v64;
    *(planar8_unaligned *)&Y[379U * stride] = v64;
    *(planar8_unaligned *)&Y[459U * stride] = v64;
    *(planar8_unaligned *)&Y[51U * stride] = v60 - ((v64 * v61) + (v63 * v59));
    *(planar8_unaligned *)&Y[52U * stride] = v57 + ((v63 * v61) - (v64 * v59));
    const planar8_pack v65 = (0.85 * v64) + v60;
    const planar8_pack v66 = (0.85 * v63) + v57;
    const planar8_pack v67 = (v0_cosine[6] * v66) - (v0_sine[6] * v65);
    *(planar8_unaligned *)&Y[542U * stride] = v67;
    const planar8_pack v68 = v61 - 0.85;
    const planar8_pack v69 = (v0_cosine[6] * v59) - (v0_sine[6] * v68);
    const planar8_pack v70 = (v0_cosine[6] * v65) + (v0_sine[6] * v66);
    *(planar8_unaligned *)&Y[541U * stride] = v70;
    const planar8_pack v71 = (v0_sine[6] * v59) + (v0_cosine[6] * v68);
    *(planar8_unaligned *)&Y[60U * stride] = -((v71 * v70) + (v69 * v67));
    const planar8_pack v72 = v62 + planar8_pack_at(&qd[6U * stride]);
    const planar8_pack v73 = v72 * v72;
    const planar8_pack v74 = planar8_pack_at(&qdd[6U * stride]) + v64;
    *(planar8_unaligned *)&Y[69U * stride] = v74;
    *(planar8_unaligned *)&Y[149U * stride] = v74;
    *(planar8_unaligned *)&Y[229U * stride] = v74;
    *(planar8_unaligned *)&Y[309U * stride] = v74;
    *(planar8_unaligned *)&Y[389U * stride] = v74;
    *(planar8_unaligned *)&Y[469U * stride] = v74;
    *(planar8_unaligned *)&Y[549U * stride] = v74;
    *(planar8_unaligned *)&Y[61U * stride] = v70 - ((v74 * v71) + (v73 * v69));
    *(planar8_unaligned *)&Y[62U * stride] = v67 + ((v73 * v71) - (v74 * v69));
    const planar8_pack v75 = (0.82 * v74) + v70;
    const planar8_pack v76 = (0.82 * v73) + v67;
    const planar8_pack v77 = (v0_sine[7] * v76) + (v0_cosine[7] * v75);
    *(planar8_unaligned *)&Y[631U * stride] = v77;
    const planar8_pack v78 = v71 - 0.82;
    const planar8_pack v79 = (v0_sine[7] * v69) + (v0_cosine[7] * v78);
    const planar8_pack v80 = (v0_sine[7] * v75) - (v0_cosine[7] * v76);
    const planar8_pack v81 = (v0_cosine[7] * v69) - (v0_sine[7] * v78);
    *(planar8_unaligned *)&Y[70U * stride] = (v81 * v80) - (v79 * v77);
    const planar8_pack v82 = planar8_pack_at(&qdd[7U * stride]) + v74;
    *(planar8_unaligned *)&Y[79U * stride] = v82;
    *(planar8_unaligned *)&Y[159U * stride] = v82;
    *(planar8_unaligned *)&Y[239U * stride] = v82;
    *(planar8_unaligned *)&Y[319U * stride] = v82;
    *(planar8_unaligned *)&Y[399U * stride] = v82;
    *(planar8_unaligned *)&Y[479U * stride] = v82;
    *(planar8_unaligned *)&Y[559U * stride] = v82;
    *(planar8_unaligned *)&Y[639U * stride] = v82;
    const planar8_pack v83 = v72 + planar8_pack_at(&qd[7U * stride]);
    const planar8_pack v84 = v83 * v83;
    *(planar8_unaligned *)&Y[71U * stride] = v77 - ((v84 * v81) + (v82 * v79));
    *(planar8_unaligned *)&Y[72U * stride] = ((v84 * v79) - (v82 * v81)) - v80;
    const planar8_pack v85 = 0.97 * v0_cosine[2];
    const planar8_pack v86 = 0.97 * v0_sine[2];
    *(planar8_unaligned *)&Y[100U * stride] = (v86 * v30) + (v85 * v27);
    *(planar8_unaligned *)&Y[101U * stride] = v27 + ((v32 * v85) - (v34 * v86));
    *(planar8_unaligned *)&Y[102U * stride] = -(v30 + ((v32 * v86) + (v34 * v85)));
    const planar8_pack v87 = 0.94 + v85;
    const planar8_pack v88 = (v0_sine[3] * v87) + (v0_cosine[3] * v86);
    const planar8_pack v89 = (v0_sine[3] * v86) - (v0_cosine[3] * v87);
    *(planar8_unaligned *)&Y[110U * stride] = (v89 * v40) + (v88 * v37);
    *(planar8_unaligned *)&Y[111U * stride] = -(v40 + ((v44 * v89) + (v43 * v88)));
    *(planar8_unaligned *)&Y[112U * stride] = ((v43 * v89) - (v44 * v88)) - v37;
    const planar8_pack v90 = 0.91 - v89;
    const planar8_pack v91 = (v0_sine[4] * v90) + (v0_cosine[4] * v88);
    const planar8_pack v92 = (v0_sine[4] * v88) - (v0_cosine[4] * v90);
    *(planar8_unaligned *)&Y[120U * stride] = (v92 * v50) - (v91 * v47);
    *(planar8_unaligned *)&Y[121U * stride] = -(v50 + ((v54 * v92) + (v53 * v91)));
    *(planar8_unaligned *)&Y[122U * stride] = v47 + ((v53 * v92) - (v54 * v91));
    const planar8_pack v93 = 0.88 - v92;
    const planar8_pack v94 = (v0_sine[5] * v93) + (v0_cosine[5] * v91);
    const planar8_pack v95 = (v0_sine[5] * v91) - (v0_cosine[5] * v93);
    *(planar8_unaligned *)&Y[130U * stride] = -((v95 * v60) + (v94 * v57));
    *(planar8_unaligned *)&Y[131U * stride] = v60 - ((v64 * v95) + (v63 * v94));
    *(planar8_unaligned *)&Y[132U * stride] = v57 + ((v63 * v95) - (v64 * v94));
    const planar8_pack v96 = 0.85 - v95;
    const planar8_pack v97 = (v0_cosine[6] * v94) + (v0_sine[6] * v96);
    const planar8_pack v98 = (v0_cosine[6] * v96) - (v0_sine[6] * v94);
    *(planar8_unaligned *)&Y[140U * stride] = (v98 * v70) - (v97 * v67);
    *(planar8_unaligned *)&Y[141U * stride] = v70 + ((v74 * v98) - (v73 * v97));
    *(planar8_unaligned *)&Y[142U * stride] = v67 - ((v74 * v97) + (v73 * v98));
    const planar8_pack v99 = 0.82 + v98;
    const planar8_pack v100 = (v0_sine[7] * v97) - (v0_cosine[7] * v99);
    const planar8_pack v101 = (v0_sine[7] * v99) + (v0_cosine[7] * v97);
    *(planar8_unaligned *)&Y[150U * stride] = (v101 * v80) - (v100 * v77);
    *(planar8_unaligned *)&Y[151U * stride] = v77 - ((v82 * v100) + (v84 * v101));
    *(planar8_unaligned *)&Y[152U * stride] = ((v84 * v100) - (v82 * v101)) - v80;
    *(planar8_unaligned *)&Y[182U * stride] = -v30;
    const planar8_pack v102 = 0.94 * v0_cosine[3];
    const planar8_pack v103 = 0.94 * v0_sine[3];
    *(planar8_unaligned *)&Y[190U * stride] = (v103 * v37) - (v102 * v40);
    *(planar8_unaligned *)&Y[191U * stride] = ((v44 * v102) - (v43 * v103)) - v40;
    *(planar8_unaligned *)&Y[192U * stride] = -(v37 + ((v44 * v103) + (v43 * v102)));
    const planar8_pack v104 = 0.91 + v102;
    const planar8_pack v105 = (v0_sine[4] * v104) + (v0_cosine[4] * v103);
    const planar8_pack v106 = (v0_sine[4] * v103) - (v0_cosine[4] * v104);
    *(planar8_unaligned *)&Y[200U * stride] = (v106 * v50) - (v105 * v47);
    *(planar8_unaligned *)&Y[201U * stride] = -(v50 + ((v54 * v106) + (v53 * v105)));
    *(planar8_unaligned *)&Y[202U * stride] = v47 + ((v53 * v106) - (v54 * v105));
    const planar8_pack v107 = 0.88 - v106;
    const planar8_pack v108 = (v0_sine[5] * v107) + (v0_cosine[5] * v105);
    const planar8_pack v109 = (v0_sine[5] * v105) - (v0_cosine[5] * v107);
    *(planar8_unaligned *)&Y[210U * stride] = -((v109 * v60) + (v108 * v57));
    *(planar8_unaligned *)&Y[211U * stride] = v60 - ((v64 * v109) + (v63 * v108));
    *(planar8_unaligned *)&Y[212U * stride] = v57 + ((v63 * v109) - (v64 * v108));
    const planar8_pack v110 = 0.85 - v109;
    const planar8_pack v111 = (v0_cosine[6] * v108) + (v0_sine[6] * v110);
    const planar8_pack v112 = (v0_cosine[6] * v110) - (v0_sine[6] * v108);
    *(planar8_unaligned *)&Y[220U * stride] = (v112 * v70) - (v111 * v67);
    *(planar8_unaligned *)&Y[221U * stride] = v70 + ((v74 * v112) - (v73 * v111));
    *(planar8_unaligned *)&Y[222U * stride] = v67 - ((v74 * v111) + (v73 * v112));
    const planar8_pack v113 = 0.82 + v112;
    const planar8_pack v114 = (v0_sine[7] * v111) - (v0_cosine[7] * v113);
    const planar8_pack v115 = (v0_sine[7] * v113) + (v0_cosine[7] * v111);
    *(planar8_unaligned *)&Y[230U * stride] = (v115 * v80) - (v114 * v77);
    *(planar8_unaligned *)&Y[231U * stride] = v77 - ((v82 * v114) + (v84 * v115));
    *(planar8_unaligned *)&Y[232U * stride] = ((v84 * v114) - (v82 * v115)) - v80;
    *(planar8_unaligned *)&Y[271U * stride] = -v40;
    *(planar8_unaligned *)&Y[272U * stride] = -v37;
    const planar8_pack v116 = 0.91 * v0_sine[4];
    const planar8_pack v117 = 0.91 * v0_cosine[4];
    *(planar8_unaligned *)&Y[280U * stride] = -((v117 * v50) + (v116 * v47));
    *(planar8_unaligned *)&Y[281U * stride] = ((v54 * v117) - (v53 * v116)) - v50;
    *(planar8_unaligned *)&Y[282U * stride] = v47 - ((v54 * v116) + (v53 * v117));
    const planar8_pack v118 = 0.88 + v117;
    const planar8_pack v119 = (v0_sine[5] * v118) + (v0_cosine[5] * v116);
    const planar8_pack v120 = (v0_sine[5] * v116) - (v0_cosine[5] * v118);
    *(planar8_unaligned *)&Y[290U * stride] = -((v120 * v60) + (v119 * v57));
    *(planar8_unaligned *)&Y[291U * stride] = v60 - ((v64 * v120) + (v63 * v119));
    *(planar8_unaligned *)&Y[292U * stride] = v57 + ((v63 * v120) - (v64 * v119));
    const planar8_pack v121 = 0.85 - v120;
    const planar8_pack v122 = (v0_cosine[6] * v119) + (v0_sine[6] * v121);
    const planar8_pack v123 = (v0_cosine[6] * v121) - (v0_sine[6] * v119);
    *(planar8_unaligned *)&Y[300U * stride] = (v123 * v70) - (v122 * v67);
    *(planar8_unaligned *)&Y[301U * stride] = v70 + ((v74 * v123) - (v73 * v122));
    *(planar8_unaligned *)&Y[302U * stride] = v67 - ((v74 * v122) + (v73 * v123));
    const planar8_pack v124 = 0.82 + v123;
    const planar8_pack v125 = (v0_sine[7] * v122) - (v0_cosine[7] * v124);
    const planar8_pack v126 = (v0_sine[7] * v124) + (v0_cosine[7] * v122);
    *(planar8_unaligned *)&Y[310U * stride] = (v126 * v80) - (v125 * v77);
    *(planar8_unaligned *)&Y[311U * stride] = v77 - ((v82 * v125) + (v84 * v126));
    *(planar8_unaligned *)&Y[312U * stride] = ((v84 * v125) - (v82 * v126)) - v80;
    *(planar8_unaligned *)&Y[361U * stride] = -v50;
    const planar8_pack v127 = 0.88 * v0_sine[5];
    const planar8_pack v128 = 0.88 * v0_cosine[5];
    *(planar8_unaligned *)&Y[370U * stride] = (v128 * v60) - (v127 * v57);
    *(planar8_unaligned *)&Y[371U * stride] = v60 + ((v64 * v128) - (v63 * v127));
    *(planar8_unaligned *)&Y[372U * stride] = v57 - ((v64 * v127) + (v63 * v128));
    const planar8_pack v129 = 0.85 + v128;
    const planar8_pack v130 = (v0_cosine[6] * v127) + (v0_sine[6] * v129);
    const planar8_pack v131 = (v0_cosine[6] * v129) - (v0_sine[6] * v127);
    *(planar8_unaligned *)&Y[380U * stride] = (v131 * v70) - (v130 * v67);
    *(planar8_unaligned *)&Y[381U * stride] = v70 + ((v74 * v131) - (v73 * v130));
    *(planar8_unaligned *)&Y[382U * stride] = v67 - ((v74 * v130) + (v73 * v131));
    const planar8_pack v132 = 0.82 + v131;
    const planar8_pack v133 = (v0_sine[7] * v130) - (v0_cosine[7] * v132);
    const planar8_pack v134 = (v0_sine[7] * v132) + (v0_cosine[7] * v130);
    *(planar8_unaligned *)&Y[390U * stride] = (v134 * v80) - (v133 * v77);
    *(planar8_unaligned *)&Y[391U * stride] = v77 - ((v82 * v133) + (v84 * v134));
    *(planar8_unaligned *)&Y[392U * stride] = ((v84 * v133) - (v82 * v134)) - v80;
    const planar8_pack v135 = 0.85 * v0_sine[6];
    const planar8_pack v136 = 0.85 * v0_cosine[6];
    *(planar8_unaligned *)&Y[460U * stride] = (v136 * v70) - (v135 * v67);
    *(planar8_unaligned *)&Y[461U * stride] = v70 + ((v74 * v136) - (v73 * v135));
    *(planar8_unaligned *)&Y[462U * stride] = v67 - ((v74 * v135) + (v73 * v136));
    const planar8_pack v137 = 0.82 + v136;
    const planar8_pack v138 = (v0_sine[7] * v135) - (v0_cosine[7] * v137);
    const planar8_pack v139 = (v0_sine[7] * v137) + (v0_cosine[7] * v135);
    *(planar8_unaligned *)&Y[470U * stride] = (v139 * v80) - (v138 * v77);
    *(planar8_unaligned *)&Y[471U * stride] = v77 - ((v82 * v138) + (v84 * v139));
    *(planar8_unaligned *)&Y[472U * stride] = ((v84 * v138) - (v82 * v139)) - v80;
    const planar8_pack v140 = 0.82 * v0_cosine[7];
    const planar8_pack v141 = 0.82 * v0_sine[7];
    *(planar8_unaligned *)&Y[550U * stride] = (v141 * v80) + (v140 * v77);
    *(planar8_unaligned *)&Y[551U * stride] = v77 + ((v82 * v140) - (v84 * v141));
    *(planar8_unaligned *)&Y[552U * stride] = -(v80 + ((v82 * v141) + (v84 * v140)));
    *(planar8_unaligned *)&Y[632U * stride] = -v80;
    if (!planar8_pack_within(v_beyond)) {
        planar8_pack_regressor_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, Y);
    }
}

void planar8_regressor_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 640U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_regressor_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double qdd_rest[8U * PLANAR8_LANES];
        double Y_rest[640U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qdd, qdd_rest);
        planar8_pack_regressor_block(0U, prepared->k, PLANAR8_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        planar8_pack_give(640U, count, first, PLANAR8_LANES, Y_rest, Y);
    }
}

void planar8_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 640U, Y);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_regressor_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &Y[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double qdd_rest[8U * PLANAR8_LANES];
        double Y_rest[640U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qdd, qdd_rest);
        planar8_pack_regressor_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, qd_rest, qdd_rest, Y_rest);
        planar8_pack_give(640U, count, first, PLANAR8_LANES, Y_rest, Y);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
