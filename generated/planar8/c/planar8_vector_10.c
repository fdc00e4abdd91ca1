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
static PLANAR8_APART void planar8_pack_stiffness_matrix_again(planar8_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *K)
{
    for (size_t lane = ahead; lane < (ahead + PLANAR8_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const planar8_prepared *own = (const planar8_prepared *)prepared;
            double q_lane[8];
            double K_lane[64];

            (void)spacing;
            for (size_t k = 0U; k < 8U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            planar8_stiffness_matrix(own, q_lane, K_lane);
            for (size_t k = 0U; k < 64U; k++) {
                K[(k * stride) + lane] = K_lane[k];
            }
        }
    }
}

static PLANAR8_APART void planar8_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
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
    const planar8_pack v16 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const planar8_pack v17 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const planar8_pack v18 = (v0_sine[2] * v17) - (v0_cosine[2] * v16);
    const planar8_pack v19 = (v0_sine[2] * v16) + (v0_cosine[2] * v17);
    const planar8_pack v20 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const planar8_pack v21 = (v0_cosine[3] * v19) - (v0_sine[3] * v18);
    const planar8_pack v22 = (v0_cosine[4] * v21) - (v0_sine[4] * v20);
    const planar8_pack v23 = (v0_cosine[4] * v20) + (v0_sine[4] * v21);
    const planar8_pack v24 = (v0_cosine[5] * v23) + (v0_sine[5] * v22);
    const planar8_pack v25 = (v0_cosine[5] * v22) - (v0_sine[5] * v23);
    const planar8_pack v26 = (v0_cosine[6] * v24) + (v0_sine[6] * v25);
    const planar8_pack v27 = 5.9286734999999995 * ((v0_cosine[7] * v26) + (v0_sine[7] * ((v0_cosine[6] * v25) - (v0_sine[6] * v24))));
    *(planar8_unaligned *)&K[7U * stride] = v27;
    *(planar8_unaligned *)&K[15U * stride] = v27;
    *(planar8_unaligned *)&K[23U * stride] = v27;
    *(planar8_unaligned *)&K[31U * stride] = v27;
    *(planar8_unaligned *)&K[39U * stride] = v27;
    *(planar8_unaligned *)&K[47U * stride] = v27;
    *(planar8_unaligned *)&K[55U * stride] = v27;
    *(planar8_unaligned *)&K[56U * stride] = v27;
    *(planar8_unaligned *)&K[57U * stride] = v27;
    *(planar8_unaligned *)&K[58U * stride] = v27;
    *(planar8_unaligned *)&K[59U * stride] = v27;
    *(planar8_unaligned *)&K[60U * stride] = v27;
    *(planar8_unaligned *)&K[61U * stride] = v27;
    *(planar8_unaligned *)&K[62U * stride] = v27;
    *(planar8_unaligned *)&K[63U * stride] = v27;
    const planar8_pack v28 = v27 + (19.466964 * v26);
    *(planar8_unaligned *)&K[6U * stride] = v28;
    *(planar8_unaligned *)&K[14U * stride] = v28;
    *(planar8_unaligned *)&K[22U * stride] = v28;
    *(planar8_unaligned *)&K[30U * stride] = v28;
    *(planar8_unaligned *)&K[38U * stride] = v28;
    *(planar8_unaligned *)&K[46U * stride] = v28;
    *(planar8_unaligned *)&K[48U * stride] = v28;
    *(planar8_unaligned *)&K[49U * stride] = v28;
    *(planar8_unaligned *)&K[50U * stride] = v28;
    *(planar8_unaligned *)&K[51U * stride] = v28;
    *(planar8_unaligned *)&K[52U * stride] = v28;
    *(planar8_unaligned *)&K[53U * stride] = v28;
    *(planar8_unaligned *)&K[54U * stride] = v28;
    const planar8_pack v29 = v28 + (33.145537499999996 * v24);
    *(planar8_unaligned *)&K[5U * stride] = v29;
    *(planar8_unaligned *)&K[13U * stride] = v29;
    *(planar8_unaligned *)&K[21U * stride] = v29;
    *(planar8_unaligned *)&K[29U * stride] = v29;
    *(planar8_unaligned *)&K[37U * stride] = v29;
    *(planar8_unaligned *)&K[40U * stride] = v29;
    *(planar8_unaligned *)&K[41U * stride] = v29;
    *(planar8_unaligned *)&K[42U * stride] = v29;
    *(planar8_unaligned *)&K[43U * stride] = v29;
    *(planar8_unaligned *)&K[44U * stride] = v29;
    *(planar8_unaligned *)&K[45U * stride] = v29;
    const planar8_pack v30 = v29 + (46.876104 * v23);
    *(planar8_unaligned *)&K[4U * stride] = v30;
    *(planar8_unaligned *)&K[12U * stride] = v30;
    *(planar8_unaligned *)&K[20U * stride] = v30;
    *(planar8_unaligned *)&K[28U * stride] = v30;
    *(planar8_unaligned *)&K[32U * stride] = v30;
    *(planar8_unaligned *)&K[33U * stride] = v30;
    *(planar8_unaligned *)&K[34U * stride] = v30;
    *(planar8_unaligned *)&K[35U * stride] = v30;
    *(planar8_unaligned *)&K[36U * stride] = v30;
    const planar8_pack v31 = v30 + (60.5703735 * v20);
    *(planar8_unaligned *)&K[3U * stride] = v31;
    *(planar8_unaligned *)&K[11U * stride] = v31;
    *(planar8_unaligned *)&K[19U * stride] = v31;
    *(planar8_unaligned *)&K[24U * stride] = v31;
    *(planar8_unaligned *)&K[25U * stride] = v31;
    *(planar8_unaligned *)&K[26U * stride] = v31;
    *(planar8_unaligned *)&K[27U * stride] = v31;
    const planar8_pack v32 = v31 + (74.14005599999999 * v18);
    *(planar8_unaligned *)&K[2U * stride] = v32;
    *(planar8_unaligned *)&K[10U * stride] = v32;
    *(planar8_unaligned *)&K[16U * stride] = v32;
    *(planar8_unaligned *)&K[17U * stride] = v32;
    *(planar8_unaligned *)&K[18U * stride] = v32;
    const planar8_pack v33 = (87.49686150000001 * v16) - v32;
    *(planar8_unaligned *)&K[0] = -(v33 + (100.55250000000001 * v0_sine[0]));
    const planar8_pack v34 = -v33;
    *(planar8_unaligned *)&K[stride] = v34;
    *(planar8_unaligned *)&K[8U * stride] = v34;
    *(planar8_unaligned *)&K[9U * stride] = v34;
    if (!planar8_pack_within(v_beyond)) {
        planar8_pack_stiffness_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, K);
    }
}

void planar8_stiffness_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *K)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 64U, K);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double K_rest[64U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_stiffness_matrix_block(0U, prepared->k, PLANAR8_LANES, q_rest, K_rest);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, K_rest, K);
    }
}

void planar8_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 64U, K);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double K_rest[64U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_stiffness_matrix_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, K_rest);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, K_rest, K);
    }
}

static PLANAR8_APART void planar8_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(planar8_unaligned *)&D[0] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[2U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[3U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[4U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[5U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[6U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[7U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[8U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[9U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[10U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[11U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[12U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[13U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[14U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[15U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[16U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[17U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[18U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[19U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[20U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[21U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[22U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[23U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[24U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[25U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[26U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[27U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[28U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[29U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[30U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[31U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[32U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[33U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[34U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[35U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[36U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[37U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[38U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[39U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[40U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[41U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[42U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[43U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[44U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[45U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[46U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[47U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[48U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[49U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[50U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[51U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[52U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[53U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[54U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[55U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[56U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[57U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[58U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[59U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[60U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[61U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[62U * stride] = planar8_pack_splat(0.0);
    *(planar8_unaligned *)&D[63U * stride] = planar8_pack_splat(0.0);
}

void planar8_damping_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *D)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 64U, D);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double D_rest[64U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_damping_matrix_block(0U, prepared->k, PLANAR8_LANES, q_rest, D_rest);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, D_rest, D);
    }
}

void planar8_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    if (count >= PLANAR8_LANES) {
        const size_t second = planar8_pack_second(PLANAR8_LANES, count, 64U, D);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PLANAR8_LANES) {
            const size_t first = (next < (count - PLANAR8_LANES)) ? next : (count - PLANAR8_LANES);

            planar8_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[8U * PLANAR8_LANES];
        double D_rest[64U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_damping_matrix_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, D_rest);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, D_rest, D);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
