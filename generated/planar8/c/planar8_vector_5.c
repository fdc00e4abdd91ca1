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
static PLANAR8_APART void planar8_pack_inertia_power_again(planar8_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *P)
{
    for (size_t lane = ahead; lane < (ahead + PLANAR8_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const planar8_prepared *own = (const planar8_prepared *)prepared;
            double q_lane[8];
            double P_lane[512];

            (void)spacing;
            for (size_t k = 0U; k < 8U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            planar8_inertia_power(own, q_lane, P_lane);
            for (size_t k = 0U; k < 512U; k++) {
                P[(k * stride) + lane] = P_lane[k];
            }
        }
    }
}

static PLANAR8_APART void planar8_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
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
    *(planar8_unaligned *)&P[0] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[65U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[72U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[73U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[130U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[138U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[144U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[145U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[146U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[195U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[203U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[211U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[216U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[217U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[218U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[219U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[260U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[268U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[276U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[284U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[288U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[289U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[290U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[291U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[292U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[325U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[333U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[341U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[349U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[357U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[360U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[361U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[362U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[363U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[364U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[365U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[390U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[398U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[406U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[414U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[422U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[430U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[432U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[433U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[434U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[435U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[436U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[437U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[438U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[455U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[463U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[471U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[479U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[487U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[495U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[503U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[504U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[505U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[506U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[507U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[508U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[509U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[510U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&P[511U * stride] = planar8_pack_splat(0.0);
    const planar8_pack v16 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const planar8_pack v17 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const planar8_pack v18 = (v0_cosine[2] * v17) + (v0_sine[2] * v16);
    const planar8_pack v19 = (v0_cosine[2] * v16) - (v0_sine[2] * v17);
    const planar8_pack v20 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const planar8_pack v21 = (v0_sine[3] * v18) - (v0_cosine[3] * v19);
    const planar8_pack v22 = (v0_sine[4] * v21) - (v0_cosine[4] * v20);
    const planar8_pack v23 = (v0_cosine[4] * v21) + (v0_sine[4] * v20);
    const planar8_pack v24 = (v0_cosine[5] * v23) - (v0_sine[5] * v22);
    const planar8_pack v25 = (v0_sine[5] * v23) + (v0_cosine[5] * v22);
    const planar8_pack v26 = (v0_cosine[6] * v25) + (v0_sine[6] * v24);
    const planar8_pack v27 = v0_sine[0] + (0.97 * v17);
    const planar8_pack v28 = v27 + (0.94 * v18);
    const planar8_pack v29 = v28 + (0.91 * v20);
    const planar8_pack v30 = (0.88 * v22) - v29;
    const planar8_pack v31 = (0.85 * v25) + v30;
    const planar8_pack v32 = v31 + (0.82 * v26);
    const planar8_pack v33 = 1.7 * v32;
    const planar8_pack v34 = (v0_sine[6] * v25) - (v0_cosine[6] * v24);
    const planar8_pack v35 = 0.6043499999999999 * v34;
    const planar8_pack v36 = 0.6043499999999999 * v26;
    const planar8_pack v37 = ((v0_sine[7] * v35) - v33) - (v0_cosine[7] * v36);
    const planar8_pack v38 = ((0.5904 * v26) + (1.6 * v31)) - v37;
    const planar8_pack v39 = v38 + ((0.57375 * v25) + (1.5 * v30));
    const planar8_pack v40 = v39 + ((0.5544 * v22) - (1.4 * v29));
    const planar8_pack v41 = ((0.53235 * v20) + (1.3 * v28)) - v40;
    const planar8_pack v42 = v41 + ((1.2 * v27) + (0.5075999999999999 * v18));
    const planar8_pack v43 = v0_cosine[0] + (0.97 * v16);
    const planar8_pack v44 = v43 + (0.94 * v19);
    const planar8_pack v45 = (0.91 * v21) - v44;
    const planar8_pack v46 = (0.88 * v23) + v45;
    const planar8_pack v47 = v46 + (0.85 * v24);
    const planar8_pack v48 = (0.82 * v34) - v47;
    const planar8_pack v49 = 1.7 * v48;
    const planar8_pack v50 = (v49 + (v0_cosine[7] * v35)) + (v0_sine[7] * v36);
    const planar8_pack v51 = v50 + ((0.5904 * v34) - (1.6 * v47));
    const planar8_pack v52 = ((0.57375 * v24) + (1.5 * v46)) - v51;
    const planar8_pack v53 = v52 + ((0.5544 * v23) + (1.4 * v45));
    const planar8_pack v54 = v53 + ((0.53235 * v21) - (1.3 * v44));
    const planar8_pack v55 = ((0.5075999999999999 * v19) + (1.2 * v43)) - v54;
    const planar8_pack v56 = (v0_sine[0] * v55) - (v0_cosine[0] * v42);
    const planar8_pack v57 = v56 + (0.48015 * ((v0_sine[0] * v16) - (v0_cosine[0] * v17)));
    *(planar8_unaligned *)&P[stride] = v57;
    *(planar8_unaligned *)&P[8U * stride] = v57;
    *(planar8_unaligned *)&P[9U * stride] = v57;
    const planar8_pack v58 = (v43 * v42) - (v27 * v55);
    *(planar8_unaligned *)&P[128U * stride] = v58;
    const planar8_pack v59 = -v58;
    *(planar8_unaligned *)&P[2U * stride] = v59;
    *(planar8_unaligned *)&P[10U * stride] = v59;
    *(planar8_unaligned *)&P[16U * stride] = v59;
    *(planar8_unaligned *)&P[17U * stride] = v59;
    *(planar8_unaligned *)&P[18U * stride] = v59;
    const planar8_pack v60 = (v44 * v41) + (v28 * v54);
    *(planar8_unaligned *)&P[192U * stride] = v60;
    const planar8_pack v61 = -v60;
    *(planar8_unaligned *)&P[3U * stride] = v61;
    *(planar8_unaligned *)&P[11U * stride] = v61;
    *(planar8_unaligned *)&P[19U * stride] = v61;
    *(planar8_unaligned *)&P[24U * stride] = v61;
    *(planar8_unaligned *)&P[25U * stride] = v61;
    *(planar8_unaligned *)&P[26U * stride] = v61;
    *(planar8_unaligned *)&P[27U * stride] = v61;
    const planar8_pack v62 = (v45 * v40) + (v29 * v53);
    *(planar8_unaligned *)&P[256U * stride] = v62;
    const planar8_pack v63 = -v62;
    *(planar8_unaligned *)&P[4U * stride] = v63;
    *(planar8_unaligned *)&P[12U * stride] = v63;
    *(planar8_unaligned *)&P[20U * stride] = v63;
    *(planar8_unaligned *)&P[28U * stride] = v63;
    *(planar8_unaligned *)&P[32U * stride] = v63;
    *(planar8_unaligned *)&P[33U * stride] = v63;
    *(planar8_unaligned *)&P[34U * stride] = v63;
    *(planar8_unaligned *)&P[35U * stride] = v63;
    *(planar8_unaligned *)&P[36U * stride] = v63;
    const planar8_pack v64 = (v46 * v39) - (v30 * v52);
    *(planar8_unaligned *)&P[320U * stride] = v64;
    const planar8_pack v65 = -v64;
    *(planar8_unaligned *)&P[5U * stride] = v65;
    *(planar8_unaligned *)&P[13U * stride] = v65;
    *(planar8_unaligned *)&P[21U * stride] = v65;
    *(planar8_unaligned *)&P[29U * stride] = v65;
    *(planar8_unaligned *)&P[37U * stride] = v65;
    *(planar8_unaligned *)&P[40U * stride] = v65;
    *(planar8_unaligned *)&P[41U * stride] = v65;
    *(planar8_unaligned *)&P[42U * stride] = v65;
    *(planar8_unaligned *)&P[43U * stride] = v65;
    *(planar8_unaligned *)&P[44U * stride] = v65;
    *(planar8_unaligned *)&P[45U * stride] = v65;
    const planar8_pack v66 = (v47 * v38) + (v31 * v51);
    *(planar8_unaligned *)&P[384U * stride] = v66;
    const planar8_pack v67 = -v66;
    *(planar8_unaligned *)&P[6U * stride] = v67;
    *(planar8_unaligned *)&P[14U * stride] = v67;
    *(planar8_unaligned *)&P[22U * stride] = v67;
    *(planar8_unaligned *)&P[30U * stride] = v67;
    *(planar8_unaligned *)&P[38U * stride] = v67;
    *(planar8_unaligned *)&P[46U * stride] = v67;
    *(planar8_unaligned *)&P[48U * stride] = v67;
    *(planar8_unaligned *)&P[49U * stride] = v67;
    *(planar8_unaligned *)&P[50U * stride] = v67;
    *(planar8_unaligned *)&P[51U * stride] = v67;
    *(planar8_unaligned *)&P[52U * stride] = v67;
    *(planar8_unaligned *)&P[53U * stride] = v67;
    *(planar8_unaligned *)&P[54U * stride] = v67;
    const planar8_pack v68 = (v48 * v37) + (v32 * v50);
    *(planar8_unaligned *)&P[448U * stride] = v68;
    const planar8_pack v69 = -v68;
    *(planar8_unaligned *)&P[7U * stride] = v69;
    *(planar8_unaligned *)&P[15U * stride] = v69;
    *(planar8_unaligned *)&P[23U * stride] = v69;
    *(planar8_unaligned *)&P[31U * stride] = v69;
    *(planar8_unaligned *)&P[39U * stride] = v69;
    *(planar8_unaligned *)&P[47U * stride] = v69;
    *(planar8_unaligned *)&P[55U * stride] = v69;
    *(planar8_unaligned *)&P[56U * stride] = v69;
    *(planar8_unaligned *)&P[57U * stride] = v69;
    *(planar8_unaligned *)&P[58U * stride] = v69;
    *(planar8_unaligned *)&P[59U * stride] = v69;
    *(planar8_unaligned *)&P[60U * stride] = v69;
    *(planar8_unaligned *)&P[61U * stride] = v69;
    *(planar8_unaligned *)&P[62U * stride] = v69;
    *(planar8_unaligned *)&P[63U * stride] = v69;
    *(planar8_unaligned *)&P[64U * stride] = -v57;
    const planar8_pack v70 = ((8.7 * ((v0_sine[0] * v43) - (v0_cosine[0] * v27))) - v58) - v56;
    *(planar8_unaligned *)&P[66U * stride] = v70;
    *(planar8_unaligned *)&P[74U * stride] = v70;
    *(planar8_unaligned *)&P[80U * stride] = v70;
    *(planar8_unaligned *)&P[81U * stride] = v70;
    *(planar8_unaligned *)&P[82U * stride] = v70;
    const planar8_pack v71 = v54 + (7.499999999999999 * v44);
    const planar8_pack v72 = (7.499999999999999 * v28) - v41;
    const planar8_pack v73 = ((v0_sine[0] * v71) - v60) - (v0_cosine[0] * v72);
    *(planar8_unaligned *)&P[67U * stride] = v73;
    *(planar8_unaligned *)&P[75U * stride] = v73;
    *(planar8_unaligned *)&P[83U * stride] = v73;
    *(planar8_unaligned *)&P[88U * stride] = v73;
    *(planar8_unaligned *)&P[89U * stride] = v73;
    *(planar8_unaligned *)&P[90U * stride] = v73;
    *(planar8_unaligned *)&P[91U * stride] = v73;
    const planar8_pack v74 = (6.199999999999999 * v45) - v53;
    const planar8_pack v75 = v40 + (6.199999999999999 * v29);
    const planar8_pack v76 = (v62 + (v0_sine[0] * v74)) + (v0_cosine[0] * v75);
    *(planar8_unaligned *)&P[257U * stride] = v76;
    *(planar8_unaligned *)&P[264U * stride] = v76;
    *(planar8_unaligned *)&P[265U * stride] = v76;
    const planar8_pack v77 = -v76;
    *(planar8_unaligned *)&P[68U * stride] = v77;
    *(planar8_unaligned *)&P[76U * stride] = v77;
    *(planar8_unaligned *)&P[84U * stride] = v77;
    *(planar8_unaligned *)&P[92U * stride] = v77;
    *(planar8_unaligned *)&P[96U * stride] = v77;
    *(planar8_unaligned *)&P[97U * stride] = v77;
    *(planar8_unaligned *)&P[98U * stride] = v77;
    *(planar8_unaligned *)&P[99U * stride] = v77;
    *(planar8_unaligned *)&P[100U * stride] = v77;
    const planar8_pack v78 = (4.8 * v46) - v52;
    const planar8_pack v79 = (4.8 * v30) - v39;
    const planar8_pack v80 = (v64 + (v0_sine[0] * v78)) - (v0_cosine[0] * v79);
    *(planar8_unaligned *)&P[321U * stride] = v80;
    *(planar8_unaligned *)&P[328U * stride] = v80;
    *(planar8_unaligned *)&P[329U * stride] = v80;
    const planar8_pack v81 = -v80;
    *(planar8_unaligned *)&P[69U * stride] = v81;
    *(planar8_unaligned *)&P[77U * stride] = v81;
    *(planar8_unaligned *)&P[85U * stride] = v81;
    *(planar8_unaligned *)&P[93U * stride] = v81;
    *(planar8_unaligned *)&P[101U * stride] = v81;
    *(planar8_unaligned *)&P[104U * stride] = v81;
    *(planar8_unaligned *)&P[105U * stride] = v81;
    *(planar8_unaligned *)&P[106U * stride] = v81;
    *(planar8_unaligned *)&P[107U * stride] = v81;
    *(planar8_unaligned *)&P[108U * stride] = v81;
    *(planar8_unaligned *)&P[109U * stride] = v81;
    const planar8_pack v82 = v51 + (3.3 * v47);
    const planar8_pack v83 = (3.3 * v31) - v38;
    const planar8_pack v84 = (v66 + (v0_sine[0] * v82)) - (v0_cosine[0] * v83);
    *(planar8_unaligned *)&P[385U * stride] = v84;
    *(planar8_unaligned *)&P[392U * stride] = v84;
    *(planar8_unaligned *)&P[393U * stride] = v84;
    const planar8_pack v85 = -v84;
    *(planar8_unaligned *)&P[70U * stride] = v85;
    *(planar8_unaligned *)&P[78U * stride] = v85;
    *(planar8_unaligned *)&P[86U * stride] = v85;
    *(planar8_unaligned *)&P[94U * stride] = v85;
    *(planar8_unaligned *)&P[102U * stride] = v85;
    *(planar8_unaligned *)&P[110U * stride] = v85;
    *(planar8_unaligned *)&P[112U * stride] = v85;
    *(planar8_unaligned *)&P[113U * stride] = v85;
    *(planar8_unaligned *)&P[114U * stride] = v85;
    *(planar8_unaligned *)&P[115U * stride] = v85;
    *(planar8_unaligned *)&P[116U * stride] = v85;
    *(planar8_unaligned *)&P[117U * stride] = v85;
    *(planar8_unaligned *)&P[118U * stride] = v85;
    const planar8_pack v86 = v49 - v50;
    const planar8_pack v87 = v33 + v37;
    const planar8_pack v88 = ((v0_sine[0] * v86) - v68) + (v0_cosine[0] * v87);
    *(planar8_unaligned *)&P[71U * stride] = v88;
    *(planar8_unaligned *)&P[79U * stride] = v88;
    *(planar8_unaligned *)&P[87U * stride] = v88;
    *(planar8_unaligned *)&P[95U * stride] = v88;
    *(planar8_unaligned *)&P[103U * stride] = v88;
    *(planar8_unaligned *)&P[111U * stride] = v88;
    *(planar8_unaligned *)&P[119U * stride] = v88;
    *(planar8_unaligned *)&P[120U * stride] = v88;
    *(planar8_unaligned *)&P[121U * stride] = v88;
    *(planar8_unaligned *)&P[122U * stride] = v88;
    *(planar8_unaligned *)&P[123U * stride] = v88;
    *(planar8_unaligned *)&P[124U * stride] = v88;
    *(planar8_unaligned *)&P[125U * stride] = v88;
    *(planar8_unaligned *)&P[126U * stride] = v88;
    *(planar8_unaligned *)&P[127U * stride] = v88;
    const planar8_pack v89 = -v70;
    *(planar8_unaligned *)&P[129U * stride] = v89;
    *(planar8_unaligned *)&P[136U * stride] = v89;
    *(planar8_unaligned *)&P[137U * stride] = v89;
    const planar8_pack v90 = (v60 - (v27 * v71)) + (v43 * v72);
    *(planar8_unaligned *)&P[194U * stride] = v90;
    *(planar8_unaligned *)&P[202U * stride] = v90;
    *(planar8_unaligned *)&P[208U * stride] = v90;
    *(planar8_unaligned *)&P[209U * stride] = v90;
    *(planar8_unaligned *)&P[210U * stride] = v90;
    const planar8_pack v91 = -v90;
    *(planar8_unaligned *)&P[131U * stride] = v91;
    *(planar8_unaligned *)&P[139U * stride] = v91;
    *(planar8_unaligned *)&P[147U * stride] = v91;
    *(planar8_unaligned *)&P[152U * stride] = v91;
    *(planar8_unaligned *)&P[153U * stride] = v91;
    *(planar8_unaligned *)&P[154U * stride] = v91;
    *(planar8_unaligned *)&P[155U * stride] = v91;
    const planar8_pack v92 = (v62 + (v27 * v74)) + (v43 * v75);
    *(planar8_unaligned *)&P[258U * stride] = v92;
    *(planar8_unaligned *)&P[266U * stride] = v92;
    *(planar8_unaligned *)&P[272U * stride] = v92;
    *(planar8_unaligned *)&P[273U * stride] = v92;
    *(planar8_unaligned *)&P[274U * stride] = v92;
    const planar8_pack v93 = -v92;
    *(planar8_unaligned *)&P[132U * stride] = v93;
    *(planar8_unaligned *)&P[140U * stride] = v93;
    *(planar8_unaligned *)&P[148U * stride] = v93;
    *(planar8_unaligned *)&P[156U * stride] = v93;
    *(planar8_unaligned *)&P[160U * stride] = v93;
    *(planar8_unaligned *)&P[161U * stride] = v93;
    *(planar8_unaligned *)&P[162U * stride] = v93;
    *(planar8_unaligned *)&P[163U * stride] = v93;
    *(planar8_unaligned *)&P[164U * stride] = v93;
    const planar8_pack v94 = ((v43 * v79) - v64) - (v27 * v78);
    *(planar8_unaligned *)&P[133U * stride] = v94;
    *(planar8_unaligned *)&P[141U * stride] = v94;
    *(planar8_unaligned *)&P[149U * stride] = v94;
    *(planar8_unaligned *)&P[157U * stride] = v94;
    *(planar8_unaligned *)&P[165U * stride] = v94;
    *(planar8_unaligned *)&P[168U * stride] = v94;
    *(planar8_unaligned *)&P[169U * stride] = v94;
    *(planar8_unaligned *)&P[170U * stride] = v94;
    *(planar8_unaligned *)&P[171U * stride] = v94;
    *(planar8_unaligned *)&P[172U * stride] = v94;
    *(planar8_unaligned *)&P[173U * stride] = v94;
    const planar8_pack v95 = ((v43 * v83) - v66) - (v27 * v82);
    *(planar8_unaligned *)&P[134U * stride] = v95;
    *(planar8_unaligned *)&P[142U * stride] = v95;
    *(planar8_unaligned *)&P[150U * stride] = v95;
    *(planar8_unaligned *)&P[158U * stride] = v95;
    *(planar8_unaligned *)&P[166U * stride] = v95;
    *(planar8_unaligned *)&P[174U * stride] = v95;
    *(planar8_unaligned *)&P[176U * stride] = v95;
    *(planar8_unaligned *)&P[177U * stride] = v95;
    *(planar8_unaligned *)&P[178U * stride] = v95;
    *(planar8_unaligned *)&P[179U * stride] = v95;
    *(planar8_unaligned *)&P[180U * stride] = v95;
    *(planar8_unaligned *)&P[181U * stride] = v95;
    *(planar8_unaligned *)&P[182U * stride] = v95;
    const planar8_pack v96 = ((v27 * v86) - v68) + (v43 * v87);
    *(planar8_unaligned *)&P[135U * stride] = v96;
    *(planar8_unaligned *)&P[143U * stride] = v96;
    *(planar8_unaligned *)&P[151U * stride] = v96;
    *(planar8_unaligned *)&P[159U * stride] = v96;
    *(planar8_unaligned *)&P[167U * stride] = v96;
    *(planar8_unaligned *)&P[175U * stride] = v96;
    *(planar8_unaligned *)&P[183U * stride] = v96;
    *(planar8_unaligned *)&P[184U * stride] = v96;
    *(planar8_unaligned *)&P[185U * stride] = v96;
    *(planar8_unaligned *)&P[186U * stride] = v96;
    *(planar8_unaligned *)&P[187U * stride] = v96;
    *(planar8_unaligned *)&P[188U * stride] = v96;
    *(planar8_unaligned *)&P[189U * stride] = v96;
    *(planar8_unaligned *)&P[190U * stride] = v96;
    *(planar8_unaligned *)&P[191U * stride] = v96;
    const planar8_pack v97 = -v73;
    *(planar8_unaligned *)&P[193U * stride] = v97;
    *(planar8_unaligned *)&P[200U * stride] = v97;
    *(planar8_unaligned *)&P[201U * stride] = v97;
    const planar8_pack v98 = (v62 + (v28 * v74)) + (v44 * v75);
    *(planar8_unaligned *)&P[259U * stride] = v98;
    *(planar8_unaligned *)&P[267U * stride] = v98;
    *(planar8_unaligned *)&P[275U * stride] = v98;
    *(planar8_unaligned *)&P[280U * stride] = v98;
    *(planar8_unaligned *)&P[281U * stride] = v98;
    *(planar8_unaligned *)&P[282U * stride] = v98;
    *(planar8_unaligned *)&P[283U * stride] = v98;
    const planar8_pack v99 = -v98;
    *(planar8_unaligned *)&P[196U * stride] = v99;
    *(planar8_unaligned *)&P[204U * stride] = v99;
    *(planar8_unaligned *)&P[212U * stride] = v99;
    *(planar8_unaligned *)&P[220U * stride] = v99;
    *(planar8_unaligned *)&P[224U * stride] = v99;
    *(planar8_unaligned *)&P[225U * stride] = v99;
    *(planar8_unaligned *)&P[226U * stride] = v99;
    *(planar8_unaligned *)&P[227U * stride] = v99;
    *(planar8_unaligned *)&P[228U * stride] = v99;
    const planar8_pack v100 = ((v44 * v79) - v64) - (v28 * v78);
    *(planar8_unaligned *)&P[197U * stride] = v100;
    *(planar8_unaligned *)&P[205U * stride] = v100;
    *(planar8_unaligned *)&P[213U * stride] = v100;
    *(planar8_unaligned *)&P[221U * stride] = v100;
    *(planar8_unaligned *)&P[229U * stride] = v100;
    *(planar8_unaligned *)&P[232U * stride] = v100;
    *(planar8_unaligned *)&P[233U * stride] = v100;
    *(planar8_unaligned *)&P[234U * stride] = v100;
    *(planar8_unaligned *)&P[235U * stride] = v100;
    *(planar8_unaligned *)&P[236U * stride] = v100;
    *(planar8_unaligned *)&P[237U * stride] = v100;
    const planar8_pack v101 = ((v44 * v83) - v66) - (v28 * v82);
    *(planar8_unaligned *)&P[198U * stride] = v101;
    *(planar8_unaligned *)&P[206U * stride] = v101;
    *(planar8_unaligned *)&P[214U * stride] = v101;
    *(planar8_unaligned *)&P[222U * stride] = v101;
    *(planar8_unaligned *)&P[230U * stride] = v101;
    *(planar8_unaligned *)&P[238U * stride] = v101;
    *(planar8_unaligned *)&P[240U * stride] = v101;
    *(planar8_unaligned *)&P[241U * stride] = v101;
    *(planar8_unaligned *)&P[242U * stride] = v101;
    *(planar8_unaligned *)&P[243U * stride] = v101;
    *(planar8_unaligned *)&P[244U * stride] = v101;
    *(planar8_unaligned *)&P[245U * stride] = v101;
    *(planar8_unaligned *)&P[246U * stride] = v101;
    const planar8_pack v102 = ((v28 * v86) - v68) + (v44 * v87);
    *(planar8_unaligned *)&P[199U * stride] = v102;
    *(planar8_unaligned *)&P[207U * stride] = v102;
    *(planar8_unaligned *)&P[215U * stride] = v102;
    *(planar8_unaligned *)&P[223U * stride] = v102;
    *(planar8_unaligned *)&P[231U * stride] = v102;
    *(planar8_unaligned *)&P[239U * stride] = v102;
    *(planar8_unaligned *)&P[247U * stride] = v102;
    *(planar8_unaligned *)&P[248U * stride] = v102;
    *(planar8_unaligned *)&P[249U * stride] = v102;
    *(planar8_unaligned *)&P[250U * stride] = v102;
    *(planar8_unaligned *)&P[251U * stride] = v102;
    *(planar8_unaligned *)&P[252U * stride] = v102;
    *(planar8_unaligned *)&P[253U * stride] = v102;
    *(planar8_unaligned *)&P[254U * stride] = v102;
    *(planar8_unaligned *)&P[255U * stride] = v102;
    const planar8_pack v103 = (v64 + (v29 * v78)) + (v45 * v79);
    *(planar8_unaligned *)&P[324U * stride] = v103;
    *(planar8_unaligned *)&P[332U * stride] = v103;
    *(planar8_unaligned *)&P[340U * stride] = v103;
    *(planar8_unaligned *)&P[348U * stride] = v103;
    *(planar8_unaligned *)&P[352U * stride] = v103;
    *(planar8_unaligned *)&P[353U * stride] = v103;
    *(planar8_unaligned *)&P[354U * stride] = v103;
    *(planar8_unaligned *)&P[355U * stride] = v103;
    *(planar8_unaligned *)&P[356U * stride] = v103;
    const planar8_pack v104 = -v103;
    *(planar8_unaligned *)&P[261U * stride] = v104;
    *(planar8_unaligned *)&P[269U * stride] = v104;
    *(planar8_unaligned *)&P[277U * stride] = v104;
    *(planar8_unaligned *)&P[285U * stride] = v104;
    *(planar8_unaligned *)&P[293U * stride] = v104;
    *(planar8_unaligned *)&P[296U * stride] = v104;
    *(planar8_unaligned *)&P[297U * stride] = v104;
    *(planar8_unaligned *)&P[298U * stride] = v104;
    *(planar8_unaligned *)&P[299U * stride] = v104;
    *(planar8_unaligned *)&P[300U * stride] = v104;
    *(planar8_unaligned *)&P[301U * stride] = v104;
    const planar8_pack v105 = (v66 + (v29 * v82)) + (v45 * v83);
    *(planar8_unaligned *)&P[388U * stride] = v105;
    *(planar8_unaligned *)&P[396U * stride] = v105;
    *(planar8_unaligned *)&P[404U * stride] = v105;
    *(planar8_unaligned *)&P[412U * stride] = v105;
    *(planar8_unaligned *)&P[416U * stride] = v105;
    *(planar8_unaligned *)&P[417U * stride] = v105;
    *(planar8_unaligned *)&P[418U * stride] = v105;
    *(planar8_unaligned *)&P[419U * stride] = v105;
    *(planar8_unaligned *)&P[420U * stride] = v105;
    const planar8_pack v106 = -v105;
    *(planar8_unaligned *)&P[262U * stride] = v106;
    *(planar8_unaligned *)&P[270U * stride] = v106;
    *(planar8_unaligned *)&P[278U * stride] = v106;
    *(planar8_unaligned *)&P[286U * stride] = v106;
    *(planar8_unaligned *)&P[294U * stride] = v106;
    *(planar8_unaligned *)&P[302U * stride] = v106;
    *(planar8_unaligned *)&P[304U * stride] = v106;
    *(planar8_unaligned *)&P[305U * stride] = v106;
    *(planar8_unaligned *)&P[306U * stride] = v106;
    *(planar8_unaligned *)&P[307U * stride] = v106;
    *(planar8_unaligned *)&P[308U * stride] = v106;
    *(planar8_unaligned *)&P[309U * stride] = v106;
    *(planar8_unaligned *)&P[310U * stride] = v106;
    const planar8_pack v107 = (v68 - (v29 * v86)) + (v45 * v87);
    *(planar8_unaligned *)&P[452U * stride] = v107;
    *(planar8_unaligned *)&P[460U * stride] = v107;
    *(planar8_unaligned *)&P[468U * stride] = v107;
    *(planar8_unaligned *)&P[476U * stride] = v107;
    *(planar8_unaligned *)&P[480U * stride] = v107;
    *(planar8_unaligned *)&P[481U * stride] = v107;
    *(planar8_unaligned *)&P[482U * stride] = v107;
    *(planar8_unaligned *)&P[483U * stride] = v107;
    *(planar8_unaligned *)&P[484U * stride] = v107;
    const planar8_pack v108 = -v107;
    *(planar8_unaligned *)&P[263U * stride] = v108;
    *(planar8_unaligned *)&P[271U * stride] = v108;
    *(planar8_unaligned *)&P[279U * stride] = v108;
    *(planar8_unaligned *)&P[287U * stride] = v108;
    *(planar8_unaligned *)&P[295U * stride] = v108;
    *(planar8_unaligned *)&P[303U * stride] = v108;
    *(planar8_unaligned *)&P[311U * stride] = v108;
    *(planar8_unaligned *)&P[312U * stride] = v108;
    *(planar8_unaligned *)&P[313U * stride] = v108;
    *(planar8_unaligned *)&P[314U * stride] = v108;
    *(planar8_unaligned *)&P[315U * stride] = v108;
    *(planar8_unaligned *)&P[316U * stride] = v108;
    *(planar8_unaligned *)&P[317U * stride] = v108;
    *(planar8_unaligned *)&P[318U * stride] = v108;
    *(planar8_unaligned *)&P[319U * stride] = v108;
    const planar8_pack v109 = -v94;
    *(planar8_unaligned *)&P[322U * stride] = v109;
    *(planar8_unaligned *)&P[330U * stride] = v109;
    *(planar8_unaligned *)&P[336U * stride] = v109;
    *(planar8_unaligned *)&P[337U * stride] = v109;
    *(planar8_unaligned *)&P[338U * stride] = v109;
    const planar8_pack v110 = -v100;
    *(planar8_unaligned *)&P[323U * stride] = v110;
    *(planar8_unaligned *)&P[331U * stride] = v110;
    *(planar8_unaligned *)&P[339U * stride] = v110;
    *(planar8_unaligned *)&P[344U * stride] = v110;
    *(planar8_unaligned *)&P[345U * stride] = v110;
    *(planar8_unaligned *)&P[346U * stride] = v110;
    *(planar8_unaligned *)&P[347U * stride] = v110;
    const planar8_pack v111 = (v66 - (v30 * v82)) + (v46 * v83);
    *(planar8_unaligned *)&P[389U * stride] = v111;
    *(planar8_unaligned *)&P[397U * stride] = v111;
    *(planar8_unaligned *)&P[405U * stride] = v111;
    *(planar8_unaligned *)&P[413U * stride] = v111;
    *(planar8_unaligned *)&P[421U * stride] = v111;
    *(planar8_unaligned *)&P[424U * stride] = v111;
    *(planar8_unaligned *)&P[425U * stride] = v111;
    *(planar8_unaligned *)&P[426U * stride] = v111;
    *(planar8_unaligned *)&P[427U * stride] = v111;
    *(planar8_unaligned *)&P[428U * stride] = v111;
    *(planar8_unaligned *)&P[429U * stride] = v111;
    const planar8_pack v112 = -v111;
    *(planar8_unaligned *)&P[326U * stride] = v112;
    *(planar8_unaligned *)&P[334U * stride] = v112;
    *(planar8_unaligned *)&P[342U * stride] = v112;
    *(planar8_unaligned *)&P[350U * stride] = v112;
    *(planar8_unaligned *)&P[358U * stride] = v112;
    *(planar8_unaligned *)&P[366U * stride] = v112;
    *(planar8_unaligned *)&P[368U * stride] = v112;
    *(planar8_unaligned *)&P[369U * stride] = v112;
    *(planar8_unaligned *)&P[370U * stride] = v112;
    *(planar8_unaligned *)&P[371U * stride] = v112;
    *(planar8_unaligned *)&P[372U * stride] = v112;
    *(planar8_unaligned *)&P[373U * stride] = v112;
    *(planar8_unaligned *)&P[374U * stride] = v112;
    const planar8_pack v113 = (v68 + (v30 * v86)) + (v46 * v87);
    *(planar8_unaligned *)&P[453U * stride] = v113;
    *(planar8_unaligned *)&P[461U * stride] = v113;
    *(planar8_unaligned *)&P[469U * stride] = v113;
    *(planar8_unaligned *)&P[477U * stride] = v113;
    *(planar8_unaligned *)&P[485U * stride] = v113;
    *(planar8_unaligned *)&P[488U * stride] = v113;
    *(planar8_unaligned *)&P[489U * stride] = v113;
    *(planar8_unaligned *)&P[490U * stride] = v113;
    *(planar8_unaligned *)&P[491U * stride] = v113;
    *(planar8_unaligned *)&P[492U * stride] = v113;
    *(planar8_unaligned *)&P[493U * stride] = v113;
    const planar8_pack v114 = -v113;
    *(planar8_unaligned *)&P[327U * stride] = v114;
    *(planar8_unaligned *)&P[335U * stride] = v114;
    *(planar8_unaligned *)&P[343U * stride] = v114;
    *(planar8_unaligned *)&P[351U * stride] = v114;
    *(planar8_unaligned *)&P[359U * stride] = v114;
    *(planar8_unaligned *)&P[367U * stride] = v114;
    *(planar8_unaligned *)&P[375U * stride] = v114;
    *(planar8_unaligned *)&P[376U * stride] = v114;
    *(planar8_unaligned *)&P[377U * stride] = v114;
    *(planar8_unaligned *)&P[378U * stride] = v114;
    *(planar8_unaligned *)&P[379U * stride] = v114;
    *(planar8_unaligned *)&P[380U * stride] = v114;
    *(planar8_unaligned *)&P[381U * stride] = v114;
    *(planar8_unaligned *)&P[382U * stride] = v114;
    *(planar8_unaligned *)&P[383U * stride] = v114;
    const planar8_pack v115 = -v95;
    *(planar8_unaligned *)&P[386U * stride] = v115;
    *(planar8_unaligned *)&P[394U * stride] = v115;
    *(planar8_unaligned *)&P[400U * stride] = v115;
    *(planar8_unaligned *)&P[401U * stride] = v115;
    *(planar8_unaligned *)&P[402U * stride] = v115;
    const planar8_pack v116 = -v101;
    *(planar8_unaligned *)&P[387U * stride] = v116;
    *(planar8_unaligned *)&P[395U * stride] = v116;
    *(planar8_unaligned *)&P[403U * stride] = v116;
    *(planar8_unaligned *)&P[408U * stride] = v116;
    *(planar8_unaligned *)&P[409U * stride] = v116;
    *(planar8_unaligned *)&P[410U * stride] = v116;
    *(planar8_unaligned *)&P[411U * stride] = v116;
    const planar8_pack v117 = (v68 + (v31 * v86)) + (v47 * v87);
    *(planar8_unaligned *)&P[454U * stride] = v117;
    *(planar8_unaligned *)&P[462U * stride] = v117;
    *(planar8_unaligned *)&P[470U * stride] = v117;
    *(planar8_unaligned *)&P[478U * stride] = v117;
    *(planar8_unaligned *)&P[486U * stride] = v117;
    *(planar8_unaligned *)&P[494U * stride] = v117;
    *(planar8_unaligned *)&P[496U * stride] = v117;
    *(planar8_unaligned *)&P[497U * stride] = v117;
    *(planar8_unaligned *)&P[498U * stride] = v117;
    *(planar8_unaligned *)&P[499U * stride] = v117;
    *(planar8_unaligned *)&P[500U * stride] = v117;
    *(planar8_unaligned *)&P[501U * stride] = v117;
    *(planar8_unaligned *)&P[502U * stride] = v117;
    const planar8_pack v118 = -v117;
    *(planar8_unaligned *)&P[391U * stride] = v118;
    *(planar8_unaligned *)&P[399U * stride] = v118;
    *(planar8_unaligned *)&P[407U * stride] = v118;
    *(planar8_unaligned *)&P[415U * stride] = v118;
    *(planar8_unaligned *)&P[423U * stride] = v118;
    *(planar8_unaligned *)&P[431U * stride] = v118;
    *(planar8_unaligned *)&P[439U * stride] = v118;
    *(planar8_unaligned *)&P[440U * stride] = v118;
    *(planar8_unaligned *)&P[441U * stride] = v118;
    *(planar8_unaligned *)&P[442U * stride] = v118;
    *(planar8_unaligned *)&P[443U * stride] = v118;
    *(planar8_unaligned *)&P[444U * stride] = v118;
    *(planar8_unaligned *)&P[445U * stride] = v118;
    *(planar8_unaligned *)&P[446U * stride] = v118;
    *(planar8_unaligned *)&P[447U * stride] = v118;
    const planar8_pack v119 = -v88;
    *(planar8_unaligned *)&P[449U * stride] = v119;
    *(planar8_unaligned *)&P[456U * stride] = v119;
    *(planar8_unaligned *)&P[457U * stride] = v119;
    const planar8_pack v120 = -v96;
    *(planar8_unaligned *)&P[450U * stride] = v120;
    *(planar8_unaligned *)&P[458U * stride] = v120;
    *(planar8_unaligned *)&P[464U * stride] = v120;
    *(planar8_unaligned *)&P[465U * stride] = v120;
    *(planar8_unaligned *)&P[466U * stride] = v120;
    const planar8_pack v121 = -v102;
    *(planar8_unaligned *)&P[451U * stride] = v121;
    *(planar8_unaligned *)&P[459U * stride] = v121;
    *(planar8_unaligned *)&P[467U * stride] = v121;
    *(planar8_unaligned *)&P[472U * stride] = v121;
    *(planar8_unaligned *)&P[473U * stride] = v121;
    *(planar8_unaligned *)&P[474U * stride] = v121;
    *(planar8_unaligned *)&P[475U * stride] = v121;
    if (!planar8_pack_within(v_beyond)) {
        planar8_pack_inertia_power_again(v_beyond, 0U, spacing, prepared, stride, q, P);
    }
}

void planar8_inertia_power_batch(const planar8_prepared *prepared, size_t count, const double *q, double *P)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 512U, P);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double P_rest[512U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_inertia_power_block(0U, prepared->k, PLANAR8_LANES, q_rest, P_rest);
        planar8_pack_give(512U, count, first, PLANAR8_LANES, P_rest, P);
    }
}

void planar8_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 512U, P);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_inertia_power_block(count, &prepared[first], count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double P_rest[512U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_inertia_power_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, P_rest);
        planar8_pack_give(512U, count, first, PLANAR8_LANES, P_rest, P);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
