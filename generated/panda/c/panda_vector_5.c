/* panda, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PANDA_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "panda.h"

#if defined(PANDA_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PANDA_BYTES 64
#elif defined(__AVX__)
#define PANDA_BYTES 32
#else
#define PANDA_BYTES 16
#endif
#define PANDA_LANES (PANDA_BYTES / sizeof(double))
#define PANDA_APART __attribute__((noinline, unused))
#define PANDA_BODY static inline __attribute__((always_inline, unused))
#define PANDA_INLINE static inline __attribute__((unused))

typedef double panda_pack __attribute__((vector_size(PANDA_BYTES)));
typedef double panda_unaligned __attribute__((vector_size(PANDA_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t panda_mask __attribute__((vector_size(PANDA_BYTES)));
typedef signed char panda_bytes __attribute__((vector_size(PANDA_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short panda_shorts __attribute__((vector_size(2 * PANDA_BYTES / sizeof(double))));

PANDA_INLINE panda_pack panda_pack_splat(double x)
{
    return x - (panda_pack){ 0.0 };
}

PANDA_INLINE panda_pack panda_pack_at(const double *x)
{
    return *(const panda_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PANDA_INLINE panda_pack panda_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? panda_pack_splat(prepared[k]) : panda_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The last block of a batch is filled up with copies of its last state. */
static PANDA_APART void panda_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PANDA_APART void panda_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PANDA_INLINE panda_pack panda_pack_select(panda_mask condition, panda_pack x, panda_pack y)
{
    return (panda_pack)(((panda_mask)x & condition) | ((panda_mask)y & ~condition));
}

PANDA_INLINE panda_pack panda_pack_abs(panda_pack x)
{
    return (panda_pack)((panda_mask)x & ~(panda_mask)panda_pack_splat(-0.0));
}

PANDA_INLINE bool panda_pack_all(panda_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PANDA_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long panda_bits __attribute__((vector_size(PANDA_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void panda_pack_sincos_pair(const panda_pack *angle, panda_pack *sine, panda_pack *cosine, panda_bits *beyond)
{
    const panda_pack x = *angle;
    union { panda_pack number; panda_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const panda_pack n = k.number - 6755399441186816.0;
    const panda_pack w = x - (n * 1.5707963267923333);
    const panda_pack r = w - (n * 2.5633441515839558e-12);
    const panda_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const panda_pack z = r * r;
    const panda_pack u = 1.0 - (0.5 * z);
    const panda_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const panda_pack zz = z * z;

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const panda_bits odd = 0ULL - (k.bits & 1ULL);
    const panda_bits sign = k.bits << 62;
    const panda_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const panda_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PANDA_APART void panda_pack_sincos_beyond(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const panda_mask inside = (panda_mask)(panda_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PANDA_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void panda_pack_sincos_guard(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine, const panda_bits *beyond)
{
    if (!panda_pack_all((panda_mask)((*beyond >> 18) == 0ULL))) {
        panda_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PANDA_APART void panda_pack_influence_rotational_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    (void)spacing;
    (void)prepared;
    const panda_pack v0_angle[6] = {panda_pack_at(&q[0]), panda_pack_at(&q[stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[5U * stride])};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_bits v0_beyond = { 0U };
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    panda_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    *(panda_unaligned *)&G[8U * stride] = v0_cosine[0];
    *(panda_unaligned *)&G[16U * stride] = v0_cosine[1];
    *(panda_unaligned *)&G[0] = panda_pack_splat(0.0);
    *(panda_unaligned *)&G[7U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&G[15U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[0] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[7U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[8U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[14U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[15U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[16U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[21U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[22U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[23U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[24U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[28U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[29U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[30U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[31U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[32U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[35U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[36U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[37U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[38U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[39U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[40U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[42U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[43U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[44U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[45U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[46U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[47U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[48U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[49U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[56U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[57U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[63U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[64U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[65U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[70U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[71U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[72U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[73U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[77U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[78U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[79U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[80U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[81U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[84U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[85U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[86U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[87U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[88U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[89U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[91U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[92U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[93U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[94U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[95U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[96U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[97U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[98U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[99U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[100U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[101U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[102U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[103U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[104U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[105U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[106U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[112U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[113U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[114U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[119U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[120U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[121U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[122U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[126U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[127U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[128U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[129U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[130U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[133U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[134U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[135U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[136U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[137U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[138U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[140U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[141U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[142U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[143U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[144U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[145U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[146U * stride] = panda_pack_splat(0.0);
    const panda_pack v12 = -v0_sine[0];
    *(panda_unaligned *)&G[stride] = v12;
    *(panda_unaligned *)&H[50U * stride] = v12;
    const panda_pack v13 = v0_sine[1] * v0_cosine[0];
    *(panda_unaligned *)&G[2U * stride] = v13;
    *(panda_unaligned *)&H[51U * stride] = v13;
    const panda_pack v14 = v0_cosine[1] * v0_cosine[0];
    *(panda_unaligned *)&H[9U * stride] = v14;
    const panda_pack v15 = (v0_cosine[2] * v0_sine[0]) + (v0_sine[2] * v14);
    *(panda_unaligned *)&G[3U * stride] = v15;
    *(panda_unaligned *)&H[52U * stride] = v15;
    const panda_pack v16 = (v0_sine[2] * v0_sine[0]) - (v0_cosine[2] * v14);
    const panda_pack v17 = (v0_cosine[3] * v13) + (v0_sine[3] * v16);
    *(panda_unaligned *)&G[4U * stride] = v17;
    *(panda_unaligned *)&H[53U * stride] = v17;
    const panda_pack v18 = (v0_sine[3] * v13) - (v0_cosine[3] * v16);
    const panda_pack v19 = (v0_cosine[4] * v15) + (v0_sine[4] * v18);
    *(panda_unaligned *)&G[5U * stride] = v19;
    *(panda_unaligned *)&H[54U * stride] = v19;
    const panda_pack v20 = v0_sine[5] * v0_sine[4];
    const panda_pack v21 = v0_sine[5] * v0_cosine[4];
    const panda_pack v22 = ((v21 * v18) - (v20 * v15)) - (v0_cosine[5] * v17);
    *(panda_unaligned *)&G[6U * stride] = v22;
    *(panda_unaligned *)&H[55U * stride] = v22;
    const panda_pack v23 = v0_sine[1] * v0_sine[0];
    *(panda_unaligned *)&G[9U * stride] = v23;
    const panda_pack v24 = v0_cosine[1] * v0_sine[0];
    *(panda_unaligned *)&H[58U * stride] = v24;
    const panda_pack v25 = (v0_sine[2] * v24) - (v0_cosine[2] * v0_cosine[0]);
    *(panda_unaligned *)&G[10U * stride] = v25;
    const panda_pack v26 = (v0_sine[2] * v0_cosine[0]) + (v0_cosine[2] * v24);
    const panda_pack v27 = (v0_cosine[3] * v23) - (v0_sine[3] * v26);
    *(panda_unaligned *)&G[11U * stride] = v27;
    const panda_pack v28 = (v0_sine[3] * v23) + (v0_cosine[3] * v26);
    const panda_pack v29 = (v0_cosine[4] * v25) + (v0_sine[4] * v28);
    *(panda_unaligned *)&G[12U * stride] = v29;
    const panda_pack v30 = ((v21 * v28) - (v20 * v25)) - (v0_cosine[5] * v27);
    *(panda_unaligned *)&G[13U * stride] = v30;
    *(panda_unaligned *)&G[14U * stride] = panda_pack_splat(1.0);
    const panda_pack v31 = v0_sine[1] * v0_sine[2];
    *(panda_unaligned *)&G[17U * stride] = -v31;
    const panda_pack v32 = v0_sine[1] * v0_cosine[2];
    const panda_pack v33 = (v0_cosine[3] * v0_cosine[1]) + (v0_sine[3] * v32);
    *(panda_unaligned *)&G[18U * stride] = v33;
    const panda_pack v34 = (v0_cosine[3] * v32) - (v0_sine[3] * v0_cosine[1]);
    const panda_pack v35 = (v0_sine[4] * v34) + (v0_cosine[4] * v31);
    *(panda_unaligned *)&G[19U * stride] = -v35;
    const panda_pack v36 = ((v31 * v20) - (v0_cosine[5] * v33)) - (v21 * v34);
    *(panda_unaligned *)&G[20U * stride] = v36;
    *(panda_unaligned *)&H[stride] = -v0_cosine[0];
    *(panda_unaligned *)&H[2U * stride] = -v23;
    *(panda_unaligned *)&H[3U * stride] = -v25;
    *(panda_unaligned *)&H[4U * stride] = -v27;
    *(panda_unaligned *)&H[5U * stride] = -v29;
    *(panda_unaligned *)&H[6U * stride] = -v30;
    *(panda_unaligned *)&H[10U * stride] = -(v0_sine[2] * v13);
    *(panda_unaligned *)&H[11U * stride] = v0_cosine[0] * v33;
    *(panda_unaligned *)&H[12U * stride] = -(v0_cosine[0] * v35);
    *(panda_unaligned *)&H[13U * stride] = v0_cosine[0] * v36;
    *(panda_unaligned *)&H[17U * stride] = -((v0_cosine[1] * v25) + (v31 * v23));
    *(panda_unaligned *)&H[18U * stride] = (v23 * v33) - (v0_cosine[1] * v27);
    *(panda_unaligned *)&H[19U * stride] = -((v0_cosine[1] * v29) + (v23 * v35));
    *(panda_unaligned *)&H[20U * stride] = (v23 * v36) - (v0_cosine[1] * v30);
    *(panda_unaligned *)&H[25U * stride] = (v33 * v25) + (v31 * v27);
    *(panda_unaligned *)&H[26U * stride] = (v31 * v29) - (v25 * v35);
    *(panda_unaligned *)&H[27U * stride] = (v25 * v36) + (v31 * v30);
    *(panda_unaligned *)&H[33U * stride] = -((v35 * v27) + (v33 * v29));
    *(panda_unaligned *)&H[34U * stride] = (v27 * v36) - (v33 * v30);
    *(panda_unaligned *)&H[41U * stride] = (v35 * v30) + (v29 * v36);
    *(panda_unaligned *)&H[59U * stride] = -(v0_sine[2] * v23);
    *(panda_unaligned *)&H[60U * stride] = v0_sine[0] * v33;
    *(panda_unaligned *)&H[61U * stride] = -(v0_sine[0] * v35);
    *(panda_unaligned *)&H[62U * stride] = v0_sine[0] * v36;
    *(panda_unaligned *)&H[66U * stride] = (v0_cosine[1] * v15) + (v31 * v13);
    *(panda_unaligned *)&H[67U * stride] = (v0_cosine[1] * v17) - (v13 * v33);
    *(panda_unaligned *)&H[68U * stride] = (v0_cosine[1] * v19) + (v13 * v35);
    *(panda_unaligned *)&H[69U * stride] = (v0_cosine[1] * v22) - (v13 * v36);
    *(panda_unaligned *)&H[74U * stride] = -((v33 * v15) + (v31 * v17));
    *(panda_unaligned *)&H[75U * stride] = (v15 * v35) - (v31 * v19);
    *(panda_unaligned *)&H[76U * stride] = -((v15 * v36) + (v31 * v22));
    *(panda_unaligned *)&H[82U * stride] = (v35 * v17) + (v33 * v19);
    *(panda_unaligned *)&H[83U * stride] = (v33 * v22) - (v17 * v36);
    *(panda_unaligned *)&H[90U * stride] = -((v35 * v22) + (v19 * v36));
    *(panda_unaligned *)&H[107U * stride] = -((v0_sine[0] * v23) + (v0_cosine[0] * v13));
    *(panda_unaligned *)&H[108U * stride] = -((v0_sine[0] * v25) + (v0_cosine[0] * v15));
    *(panda_unaligned *)&H[109U * stride] = -((v0_sine[0] * v27) + (v0_cosine[0] * v17));
    *(panda_unaligned *)&H[110U * stride] = -((v0_sine[0] * v29) + (v0_cosine[0] * v19));
    *(panda_unaligned *)&H[111U * stride] = -((v0_sine[0] * v30) + (v0_cosine[0] * v22));
    *(panda_unaligned *)&H[115U * stride] = (v13 * v25) - (v23 * v15);
    *(panda_unaligned *)&H[116U * stride] = (v13 * v27) - (v23 * v17);
    *(panda_unaligned *)&H[117U * stride] = (v13 * v29) - (v23 * v19);
    *(panda_unaligned *)&H[118U * stride] = (v13 * v30) - (v23 * v22);
    *(panda_unaligned *)&H[123U * stride] = (v15 * v27) - (v25 * v17);
    *(panda_unaligned *)&H[124U * stride] = (v15 * v29) - (v25 * v19);
    *(panda_unaligned *)&H[125U * stride] = (v15 * v30) - (v25 * v22);
    *(panda_unaligned *)&H[131U * stride] = (v17 * v29) - (v27 * v19);
    *(panda_unaligned *)&H[132U * stride] = (v17 * v30) - (v27 * v22);
    *(panda_unaligned *)&H[139U * stride] = (v19 * v30) - (v29 * v22);
}

void panda_influence_rotational_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    size_t first = 0U;

    for (; (count - first) >= PANDA_LANES; first += PANDA_LANES) {
        panda_pack_influence_rotational_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
    }
    if (first < count) {
        double q_rest[7U * PANDA_LANES];
        double G_rest[21U * PANDA_LANES];
        double H_rest[147U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_influence_rotational_tip_block(0U, prepared->k, PANDA_LANES, q_rest, G_rest, H_rest);
        panda_pack_give(21U, count, first, PANDA_LANES, G_rest, G);
        panda_pack_give(147U, count, first, PANDA_LANES, H_rest, H);
    }
}

void panda_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    size_t first = 0U;

    for (; (count - first) >= PANDA_LANES; first += PANDA_LANES) {
        panda_pack_influence_rotational_tip_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
    }
    if (first < count) {
        double q_rest[7U * PANDA_LANES];
        double G_rest[21U * PANDA_LANES];
        double H_rest[147U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_influence_rotational_tip_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, G_rest, H_rest);
        panda_pack_give(21U, count, first, PANDA_LANES, G_rest, G);
        panda_pack_give(147U, count, first, PANDA_LANES, H_rest, H);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
