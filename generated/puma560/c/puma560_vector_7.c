/* Many states at a time. Compiled with PUMA560_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "puma560.h"

#if defined(PUMA560_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PUMA560_BYTES 64
#elif defined(__AVX__)
#define PUMA560_BYTES 32
#else
#define PUMA560_BYTES 16
#endif
#define PUMA560_LANES (PUMA560_BYTES / sizeof(double))
#define PUMA560_APART __attribute__((noinline, unused))
#define PUMA560_BODY static inline __attribute__((always_inline, unused))
#define PUMA560_INLINE static inline __attribute__((unused))

typedef double puma560_pack __attribute__((vector_size(PUMA560_BYTES)));
typedef double puma560_unaligned __attribute__((vector_size(PUMA560_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_mask __attribute__((vector_size(PUMA560_BYTES)));
typedef signed char puma560_bytes __attribute__((vector_size(PUMA560_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short puma560_shorts __attribute__((vector_size(2 * PUMA560_BYTES / sizeof(double))));

PUMA560_INLINE puma560_pack puma560_pack_splat(double x)
{
    return x - (puma560_pack){ 0.0 };
}

PUMA560_INLINE puma560_pack puma560_pack_at(const double *x)
{
    return *(const puma560_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PUMA560_INLINE puma560_pack puma560_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? puma560_pack_splat(prepared[k]) : puma560_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_APART void puma560_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_APART void puma560_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_INLINE puma560_pack puma560_pack_select(puma560_mask condition, puma560_pack x, puma560_pack y)
{
    return (puma560_pack)(((puma560_mask)x & condition) | ((puma560_mask)y & ~condition));
}

PUMA560_INLINE puma560_pack puma560_pack_abs(puma560_pack x)
{
    return (puma560_pack)((puma560_mask)x & ~(puma560_mask)puma560_pack_splat(-0.0));
}

PUMA560_INLINE bool puma560_pack_all(puma560_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long puma560_bits __attribute__((vector_size(PUMA560_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void puma560_pack_sincos_pair(const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, puma560_bits *beyond)
{
    const puma560_pack x = *angle;
    union { puma560_pack number; puma560_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_pack n = k.number - 6755399441186816.0;
    const puma560_pack w = x - (n * 1.5707963267923333);
    const puma560_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const puma560_pack z = r * r;
    const puma560_pack u = 1.0 - (0.5 * z);
    const puma560_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const puma560_pack zz = z * z;

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const puma560_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_bits sign = k.bits << 62;
    const puma560_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const puma560_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PUMA560_APART void puma560_pack_sincos_beyond(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_mask inside = (puma560_mask)(puma560_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PUMA560_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void puma560_pack_sincos_guard(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, const puma560_bits *beyond)
{
    if (!puma560_pack_all((puma560_mask)((*beyond >> 18) == 0ULL))) {
        puma560_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PUMA560_APART void puma560_pack_linearize_block_part1(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    const puma560_pack v0 = puma560_pack_at(&q[stride]) + puma560_pack_at(&q[2U * stride]);
    const puma560_pack v1_angle[4] = {puma560_pack_at(&q[3U * stride]), v0, puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[stride])};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_bits v1_beyond = { 0U };
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    live[0] = v1_sine[0];
    live[1] = v1_cosine[0];
    live[2] = v1_sine[1];
    live[3] = v1_cosine[1];
    live[4] = v1_sine[2];
    live[5] = v1_cosine[2];
    live[6] = v1_sine[3];
    live[7] = v1_cosine[3];
    *(puma560_unaligned *)&A[0] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[2U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[3U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[4U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[5U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[7U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[8U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[9U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[10U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[11U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[12U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[13U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[14U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[15U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[16U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[17U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[18U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[20U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[21U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[22U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[23U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[24U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[25U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[26U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[27U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[28U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[29U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[30U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[31U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[33U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[34U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[35U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[36U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[37U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[38U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[39U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[40U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[41U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[42U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[43U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[44U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[46U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[47U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[48U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[49U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[50U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[51U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[52U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[53U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[54U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[55U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[56U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[57U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[59U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[60U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[61U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[62U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[63U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[64U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[65U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[66U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[67U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[68U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[69U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[70U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[72U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[77U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[84U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[89U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[96U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[101U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[108U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[113U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[120U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[125U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[132U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[137U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[0] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[2U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[3U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[4U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[5U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[6U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[7U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[8U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[9U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[10U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[11U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[12U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[13U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[14U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[15U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[16U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[17U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[18U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[19U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[20U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[21U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[22U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[23U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[24U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[25U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[26U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[27U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[28U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[29U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[30U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[31U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[32U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[33U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[34U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&B[35U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&A[6U * stride] = puma560_pack_splat(1.0);
    *(puma560_unaligned *)&A[19U * stride] = puma560_pack_splat(1.0);
    *(puma560_unaligned *)&A[32U * stride] = puma560_pack_splat(1.0);
    *(puma560_unaligned *)&A[45U * stride] = puma560_pack_splat(1.0);
    *(puma560_unaligned *)&A[58U * stride] = puma560_pack_splat(1.0);
    *(puma560_unaligned *)&A[71U * stride] = puma560_pack_splat(1.0);
    const puma560_pack v9 = puma560_pack_at(&qd[2U * stride]) + puma560_pack_at(&qd[stride]);
    live[8] = v9;
    const puma560_pack v10 = v9 * v1_sine[0];
    live[9] = v10;
    const puma560_pack v11 = puma560_pack_at(&qd[0]) * v1_sine[1];
    live[10] = v11;
    const puma560_pack v12 = (v1_cosine[0] * v11) - v10;
    live[11] = v12;
    const puma560_pack v13 = puma560_pack_at(&qd[0]) * v1_cosine[1];
    live[12] = v13;
    const puma560_pack v14 = puma560_pack_at(&qd[3U * stride]) + v13;
    live[13] = v14;
    const puma560_pack v15 = (v1_sine[2] * v14) + (v1_cosine[2] * v12);
    live[14] = v15;
    const puma560_pack v16 = v15 * v15;
    live[15] = v16;
    const puma560_pack v17 = (v9 * v1_cosine[0]) + (v1_sine[0] * v11);
    live[16] = v17;
    const puma560_pack v18 = puma560_pack_at(&qd[4U * stride]) + v17;
    live[17] = v18;
    const puma560_pack v19 = 0.0028799999999999997 * ((v18 * v18) + v16);
    live[18] = v19;
    const puma560_pack v20 = v1_sine[2] * v1_cosine[0];
    live[19] = v20;
    const puma560_pack v21 = (v1_sine[2] * v12) - (v1_cosine[2] * v14);
    live[20] = v21;
    const puma560_pack v22 = v15 * v21;
    live[21] = v22;
    const puma560_pack v23 = v14 * v12;
    live[22] = v23;
    const puma560_pack v24 = v13 * v11;
    live[23] = v24;
    const puma560_pack v25 = v1_sine[0] * v13;
    live[24] = v25;
    const puma560_pack v26 = 2.0 * v25;
    live[25] = v26;
    const puma560_pack v27 = ((v1_cosine[0] * v24) - v23) - (v9 * v26);
    const puma560_pack v28 = v22 - v27;
    const puma560_pack v29 = 0.0028799999999999997 * v1_cosine[2];
    live[26] = v29;
    const puma560_pack v30 = v1_cosine[0] * v29;
    live[27] = v30;
    const puma560_pack v31 = v17 * v12;
    const puma560_pack v32 = v9 * v11;
    live[28] = v32;
    const puma560_pack v33 = v32 - v31;
    live[29] = v33;
    const puma560_pack v34 = 2.0 * v17;
    live[30] = v34;
    const puma560_pack v35 = v14 * v34;
    live[31] = v35;
    const puma560_pack v36 = v9 * v13;
    live[32] = v36;
    const puma560_pack v37 = 2.0 * v1_cosine[0];
    live[33] = v37;
    const puma560_pack v38 = ((v1_sine[0] * v24) - v35) + (v37 * v36);
    const puma560_pack v39 = (v1_sine[2] * v33) - (v1_cosine[2] * v38);
    const puma560_pack v40 = 2.0 * v18;
    live[34] = v40;
    const puma560_pack v41 = (v40 * v21) + v39;
    const puma560_pack v42 = 0.0028799999999999997 * v1_sine[0];
    live[35] = v42;
    const puma560_pack v43 = (v42 * v41) + ((v30 * v28) - (v20 * v19));
    const puma560_pack v44 = v1_cosine[2] * v19;
    live[36] = v44;
    const puma560_pack v45 = v1_sine[1] * v11;
    live[37] = v45;
    const puma560_pack v46 = puma560_pack_at(&qd[0]) * v45;
    live[38] = v46;
    const puma560_pack v47 = v9 * v9;
    const puma560_pack v48 = v47 + v46;
    const puma560_pack v49 = v1_cosine[1] * v13;
    live[39] = v49;
    const puma560_pack v50 = puma560_pack_at(&qd[0]) * v49;
    live[40] = v50;
    const puma560_pack v51 = v47 + v50;
    const puma560_pack v52 = 0.8913300000000002 * v1_cosine[1];
    live[41] = v52;
    const puma560_pack v53 = v52 + (0.025374999999999998 * v1_sine[1]);
    live[42] = v53;
    const puma560_pack v54 = puma560_pack_at(&qd[stride]) * puma560_pack_at(&qd[stride]);
    live[43] = v54;
    const puma560_pack v55 = puma560_pack_at(&qd[0]) * puma560_pack_at(&qd[0]);
    const puma560_pack v56 = v55 + v54;
    live[44] = v56;
    const puma560_pack v57 = 0.4318 * v1_cosine[3];
    live[45] = v57;
    const puma560_pack v58 = v56 * v57;
    live[46] = v58;
    const puma560_pack v59 = ((0.3244698455 * v24) + ((8.743947300000002 * v1_sine[1]) - (0.24892875 * v1_cosine[1]))) - (v58 * v53);
    const puma560_pack v60 = (0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]);
    live[47] = v60;
    const puma560_pack v61 = 0.4318 * v1_sine[3];
    live[48] = v61;
    const puma560_pack v62 = v54 * v61;
    const puma560_pack v63 = 5.846399999999999e-05 * v1_sine[2];
    const puma560_pack v64 = ((v59 - (v62 * v60)) - (0.011273199 * (v51 - v48))) + (v63 * v28);
    const puma560_pack v65 = 0.0203 * v51;
    live[49] = v65;
    const puma560_pack v66 = v1_cosine[1] * v57;
    live[50] = v66;
    const puma560_pack v67 = v62 - 9.81;
    live[51] = v67;
    const puma560_pack v68 = (((0.4318 * v24) - (v56 * v66)) - (v1_sine[1] * v67)) - v65;
    const puma560_pack v69 = v1_sine[2] * v1_sine[1];
    live[52] = v69;
    const puma560_pack v70 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_pack v71 = v1_sine[0] * v1_cosine[2];
    live[53] = v71;
    const puma560_pack v72 = 0.0024871679999999997 * v71;
    live[54] = v72;
    const puma560_pack v73 = 0.8636 * puma560_pack_at(&qd[stride]);
    live[55] = v73;
    const puma560_pack v74 = v73 * v1_sine[3];
    live[56] = v74;
    const puma560_pack v75 = (0.15005 * v55) - (puma560_pack_at(&qd[0]) * v74);
    live[57] = v75;
    const puma560_pack v76 = (0.0406 * v32) - v75;
    const puma560_pack v77 = v1_sine[0] * v29;
    live[58] = v77;
    const puma560_pack v78 = ((v77 * v76) + ((v72 * v36) - ((v56 * v70) * v69))) - (v30 * v68);
    const puma560_pack v79 = 3.9999999999999996e-05 * puma560_pack_at(&qd[5U * stride]);
    live[59] = v79;
    const puma560_pack v80 = (v79 * v15) + (0.00020216000000000006 * v22);
    live[60] = v80;
    const puma560_pack v81 = (0.0203 * v24) - (0.4318 * v48);
    live[61] = v81;
    const puma560_pack v82 = 0.0028799999999999997 * v1_sine[2];
    live[62] = v82;
    const puma560_pack v83 = (v80 + (v82 * ((v1_cosine[1] * v67) - v81))) + v78;
    const puma560_pack v84 = v83 + ((0.0006500000000000002 * v23) - (0.0012921600000000003 * v27));
    const puma560_pack v85 = (v1_sine[2] * v38) + (v1_cosine[2] * v33);
    const puma560_pack v86 = v18 * v15;
    live[63] = v86;
    const puma560_pack v87 = 4e-05 * (v86 + v85);
    const puma560_pack v88 = puma560_pack_at(&tau[5U * stride]) + v87;
    live[64] = v88;
    const puma560_pack v89 = v1_sine[0] * v1_sine[2];
    live[65] = v89;
    const puma560_pack v90 = 0.9999999999999999 * v89;
    live[66] = v90;
    const puma560_pack v91 = (((v64 + (0.0203 * v44)) - (v1_cosine[0] * v84)) - (0.4318 * v43)) - (v90 * v88);
    const puma560_pack v92 = v87 + ((0.00020000000000000004 * v85) + (0.0004000000000000001 * v86));
    const puma560_pack v93 = v79 * v18;
    live[67] = v93;
    const puma560_pack v94 = (v93 + (1.9999999999999998e-05 * v39)) + (0.0004221600000000001 * v41);
    const puma560_pack v95 = (v1_sine[0] * v68) + (v1_cosine[0] * ((0.8636 * v36) + v76));
    const puma560_pack v96 = (v1_sine[2] * v92) + (((0.00075 * v38) + (v29 * v95)) - (v1_cosine[2] * v94));
    const puma560_pack v97 = v91 + (v1_sine[0] * v96);
    const puma560_pack v98 = (9.999999999999983e-05 * v31) - (0.0013999999999999998 * v32);
    live[68] = v98;
    const puma560_pack v99 = ((v1_sine[2] * v94) - ((v82 * v95) + v98)) + (v1_cosine[2] * v92);
    const puma560_pack v100 = 0.9999999999999999 * v1_cosine[2];
    live[69] = v100;
    const puma560_pack v101 = (puma560_pack_at(&tau[3U * stride]) - (v100 * v88)) + v99;
    live[70] = v101;
    const puma560_pack v102 = 3.9999999999999996e-05 * v1_cosine[2];
    live[71] = v102;
    const puma560_pack v103 = 0.00020216000000000006 * v1_sine[2];
    const puma560_pack v104 = v1_sine[2] * v103;
    const puma560_pack v105 = 1.0 / (v104 + (0.0016399999999999997 - (v1_cosine[2] * v102)));
    live[72] = v105;
    const puma560_pack v106 = 0.0012435839999999998 * v89;
    const puma560_pack v107 = v106 + (v89 * (0.00020216000000000006 * v1_cosine[2]));
    const puma560_pack v108 = v107 + (v89 * v102);
    const puma560_pack v109 = v108 * v105;
    live[73] = v109;
    const puma560_pack v110 = (puma560_pack_at(&tau[4U * stride]) + (0.0006421600000000001 * v27)) - v83;
    live[74] = v110;
    const puma560_pack v111 = v1_cosine[0] * v1_cosine[2];
    live[75] = v111;
    const puma560_pack v112 = (v63 - (0.0006421600000000001 * v1_cosine[0])) - (0.0012435839999999998 * v111);
    const puma560_pack v113 = 1557.2443004858599 * v112;
    live[76] = v113;
    const puma560_pack v114 = ((puma560_pack_at(&tau[2U * stride]) + (v113 * v110)) + (v109 * v101)) + v97;
    live[77] = v114;
    const puma560_pack v115 = v66 + (v1_sine[1] * v61);
    live[78] = v115;
    const puma560_pack v116 = v1_sine[1] * v57;
    live[79] = v116;
    const puma560_pack v117 = v116 - (v1_cosine[1] * v61);
    live[80] = v117;
    const puma560_pack v118 = (v112 + (v82 * v115)) + (v30 * v117);
    const puma560_pack v119 = 3.9999999999999996e-05 * v89;
    live[81] = v119;
    const puma560_pack v120 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_pack v121 = (0.00010000000000000026 * v1_sine[0]) + (v89 * v103);
    const puma560_pack v122 = 0.00011692799999999998 * v20;
    const puma560_pack v123 = v122 + (v1_sine[0] * v121);
    const puma560_pack v124 = v123 + ((v89 * v119) - v120);
    const puma560_pack v125 = v124 - 0.3592922305;
    const puma560_pack v126 = v1_cosine[0] * v1_sine[1];
    live[82] = v126;
    const puma560_pack v127 = (v82 * v126) - (v53 + (v1_cosine[1] * v29));
    const puma560_pack v128 = (v57 * v60) + (v70 * ((v20 * v1_cosine[1]) + (v1_cosine[2] * v1_sine[1])));
    const puma560_pack v129 = v128 + (v61 * v127);
    const puma560_pack v130 = 0.0028799999999999997 * v89;
    live[83] = v130;
    const puma560_pack v131 = (v130 * v117) - v108;
    const puma560_pack v132 = (v131 * v109) - ((v125 + (v113 * v118)) + v129);
    const puma560_pack v133 = 1.0 / ((v125 + (v112 * v113)) + (v108 * v109));
    live[84] = v133;
    const puma560_pack v134 = v132 * v133;
    live[85] = v134;
    const puma560_pack v135 = v131 * v105;
    live[86] = v135;
    const puma560_pack v136 = 0.025374999999999998 * v51;
    live[87] = v136;
    const puma560_pack v137 = ((0.8913300000000002 * v24) - v136) - v43;
    const puma560_pack v138 = 1557.2443004858599 * v118;
    live[88] = v138;
    const puma560_pack v139 = (0.025374999999999998 * v24) - (0.8913300000000002 * v48);
    live[89] = v139;
    const puma560_pack v140 = v44 + ((v82 * v28) - v139);
    const puma560_pack v141 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_pack v142 = v1_cosine[3] * v141;
    live[90] = v142;
    const puma560_pack v143 = v142 - 0.0070992;
    live[91] = v143;
    const puma560_pack v144 = v54 - v56;
    live[92] = v144;
    const puma560_pack v145 = ((v144 * v143) + (((1.024164 * v1_sine[3]) + puma560_pack_at(&tau[stride])) - (37.2347379 * v1_cosine[3]))) + (v115 * v140);
    const puma560_pack v146 = (((v145 + (v138 * v110)) - (v117 * v137)) - (v135 * v101)) + v97;
    const puma560_pack v147 = v146 + (v134 * v114);
    const puma560_pack v148 = (((v124 - 2.1074062325) + (2.0 * v129)) + (v118 * v138)) + (v131 * v135);
    const puma560_pack v149 = 1.0 / (v148 - (v132 * v134));
    live[93] = v149;
    const puma560_pack v150 = 0.0047376000000000015 * v1_cosine[1];
    const puma560_pack v151 = ((v150 - (v126 * v121)) + (v1_cosine[1] * v107)) - (0.15005 * v127);
    const puma560_pack v152 = (v1_sine[2] * v126) - (v1_cosine[2] * v1_cosine[1]);
    live[94] = v152;
    const puma560_pack v153 = 3.9999999999999996e-05 * v152;
    live[95] = v153;
    const puma560_pack v154 = v151 + (v89 * ((5.846399999999999e-05 * v1_sine[1]) - v153));
    const puma560_pack v155 = 0.4318 * v1_sine[1];
    const puma560_pack v156 = v155 - v57;
    live[96] = v156;
    const puma560_pack v157 = 5.846399999999999e-05 * v1_cosine[1];
    const puma560_pack v158 = v1_sine[0] * v1_sine[1];
    live[97] = v158;
    const puma560_pack v159 = 0.0004321439999999999 * v1_cosine[1];
    const puma560_pack v160 = ((0.0006421600000000001 * v158) + (0.0004321439999999999 * v69)) - (v111 * v159);
    const puma560_pack v161 = v160 + ((v77 * v156) - (v71 * v157));
    const puma560_pack v162 = 1557.2443004858599 * v161;
    live[98] = v162;
    const puma560_pack v163 = (((0.0016399999999999997 * v1_cosine[1]) + (v89 * v159)) - (v20 * v157)) + (v102 * v152);
    const puma560_pack v164 = v1_cosine[0] * v82;
    live[99] = v164;
    const puma560_pack v165 = v1_cosine[2] * v126;
    live[100] = v165;
    const puma560_pack v166 = (v1_sine[2] * v1_cosine[1]) + v165;
    live[101] = v166;
    const puma560_pack v167 = (v163 + (v164 * v156)) + (v103 * v166);
    const puma560_pack v168 = (v167 * v109) + ((v112 * v162) - v154);
    const puma560_pack v169 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    live[102] = v169;
    const puma560_pack v170 = (((v1_sine[3] * v106) + v169) - (v118 * v162)) + (v154 + (v167 * v135));
    const puma560_pack v171 = v170 - (v168 * v134);
    const puma560_pack v172 = v171 * v149;
    live[103] = v172;
    const puma560_pack v173 = v168 * v133;
    live[104] = v173;
    const puma560_pack v174 = 0.15005 * v1_cosine[1];
    live[105] = v174;
    const puma560_pack v175 = 0.9999999999999999 * v152;
    live[106] = v175;
    const puma560_pack v176 = 0.15005 * v1_sine[1];
    live[107] = v176;
    const puma560_pack v177 = (v126 * v96) + (((v176 * v140) - (v175 * v88)) + (v174 * v137));
    const puma560_pack v178 = 0.0028799999999999997 * v1_cosine[0];
    live[108] = v178;
    const puma560_pack v179 = 0.0203 * v1_cosine[1];
    live[109] = v179;
    const puma560_pack v180 = (v57 - v155) + v179;
    live[110] = v180;
    const puma560_pack v181 = v180 * (((v89 * v19) - (v77 * v28)) + (v178 * v41));
    const puma560_pack v182 = (0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]);
    live[111] = v182;
    const puma560_pack v183 = v55 - v56;
    live[112] = v183;
    const puma560_pack v184 = 0.02191385 * v1_cosine[3];
    live[113] = v184;
    const puma560_pack v185 = (0.022546398 * v1_sine[1]) - v184;
    live[114] = v185;
    const puma560_pack v186 = ((((v183 * v182) - puma560_pack_at(&tau[0])) - (v75 * v60)) + (v185 * v32)) + (v150 * v24);
    const puma560_pack v187 = (0.648939691 * v1_sine[1]) - (0.022546398 * v1_cosine[1]);
    live[115] = v187;
    const puma560_pack v188 = 0.7697525880000002 * v1_cosine[3];
    live[116] = v188;
    const puma560_pack v189 = v188 - v187;
    live[117] = v189;
    const puma560_pack v190 = 2.0 * puma560_pack_at(&qd[0]);
    live[118] = v190;
    const puma560_pack v191 = v190 * v143;
    live[119] = v191;
    const puma560_pack v192 = -(0.0047376000000000015 * (v48 - v55));
    live[120] = v192;
    const puma560_pack v193 = (((v186 - (v36 * v189)) - (puma560_pack_at(&qd[stride]) * v191)) - (v1_sine[1] * v192)) + (v162 * v110);
    const puma560_pack v194 = v105 * v167;
    live[121] = v194;
    const puma560_pack v195 = (((v193 + (v158 * v84)) + v181) - (v1_cosine[1] * v99)) + (v194 * v101);
    const puma560_pack v196 = (v195 + (v177 - (v173 * v114))) + (v147 * v172);
    live[122] = v196;
    const puma560_pack v197 = 0.0024871679999999997 * v1_sine[2];
    live[123] = v197;
    const puma560_pack v198 = v122 + (v1_cosine[1] * ((v1_sine[1] * (0.022546398 + (0.00011692799999999998 * v1_cosine[2]))) - (v197 * v126)));
    const puma560_pack v199 = (2.0 * v128) + (((0.0004043200000000001 * v1_sine[2]) * ((v1_sine[1] * v69) - (v1_cosine[1] * v165))) + v198);
    const puma560_pack v200 = v1_sine[3] * v141;
    live[124] = v200;
    const puma560_pack v201 = ((v104 + ((0.0008642879999999998 * v89) + 3.155182285625)) - v200) - (v152 * v153);
    const puma560_pack v202 = ((v201 + ((v1_sine[1] * v1_sine[1]) * ((v120 + 0.32402200550000004) + v123))) - v199) - (v161 * v162);
    const puma560_pack v203 = 1.0 / (((v202 - (v167 * v194)) + (v168 * v173)) + (v171 * v172));
    live[125] = v203;
    *(puma560_unaligned *)&B[36U * stride] = v203;
    const puma560_pack v204 = v172 * v203;
    live[126] = v204;
    const puma560_pack v205 = (v196 * v204) - (v147 * v149);
    live[127] = v205;
}

static PUMA560_APART void puma560_pack_linearize_block_part2(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)tau;
    (void)B;
    const puma560_pack v206 = live[122] * live[125];
    const puma560_pack v207 = ((live[84] * live[77]) + (live[104] * v206)) - (live[85] * live[127]);
    const puma560_pack v208 = (((live[72] * live[70]) + (live[121] * v206)) - (live[86] * live[127])) - (live[73] * v207);
    const puma560_pack v209 = live[3] * v206;
    const puma560_pack v210 = v209 - v208;
    const puma560_pack v211 = live[29] + v210;
    const puma560_pack v212 = live[127] - v207;
    const puma560_pack v213 = live[23] - v212;
    const puma560_pack v214 = live[2] * v206;
    const puma560_pack v215 = live[32] - v214;
    const puma560_pack v216 = live[32] + v215;
    const puma560_pack v217 = (live[0] * v213) + (live[1] * v216);
    const puma560_pack v218 = live[31] - v217;
    const puma560_pack v219 = (live[4] * v211) + (live[5] * v218);
    live[128] = v219;
    const puma560_pack v220 = (live[46] + (0.15005 * v206)) + (live[48] * live[127]);
    const puma560_pack v221 = (live[45] * live[127]) - live[51];
    const puma560_pack v222 = (live[2] * v221) - (live[3] * v220);
    const puma560_pack v223 = v222 + ((0.4318 * v213) - live[49]);
    live[129] = v223;
    const puma560_pack v224 = (2.0 * live[28]) + v209;
    const puma560_pack v225 = (live[45] * v206) - live[57];
    const puma560_pack v226 = (v225 + (0.0203 * v224)) + (0.4318 * v216);
    live[130] = v226;
    const puma560_pack v227 = live[17] * live[20];
    live[131] = v227;
    const puma560_pack v228 = (((live[67] + (0.0008443200000000002 * v227)) - (live[108] * v226)) - (live[35] * v223)) + (0.0004421600000000001 * v219);
    live[132] = v228;
    const puma560_pack v229 = (live[4] * v218) - (live[5] * v211);
    live[133] = v229;
    const puma560_pack v230 = (live[71] * v208) + (((0.00044000000000000007 * live[63]) - (0.9999999999999999 * live[64])) + (live[95] * v206));
    const puma560_pack v231 = (v230 + (live[81] * v212)) - (0.00024000000000000003 * v229);
    live[134] = v231;
    const puma560_pack v232 = ((live[4] * v231) - (0.00075 * v218)) - (live[5] * v228);
    const puma560_pack v233 = live[1] * live[3];
    live[135] = v233;
    const puma560_pack v234 = live[38] - live[40];
    const puma560_pack v235 = ((live[0] * v234) + ((live[13] * live[25]) - (live[10] * live[30]))) + (live[1] * v224);
    const puma560_pack v236 = live[1] * live[12];
    const puma560_pack v237 = (live[11] * live[24]) + (live[16] * v236);
    const puma560_pack v238 = v215 - v237;
    const puma560_pack v239 = (live[4] * v238) + (live[5] * v235);
    const puma560_pack v240 = (live[5] * live[10]) + (live[19] * live[12]);
    const puma560_pack v241 = v239 + ((v240 * live[34]) + (live[25] * live[20]));
    const puma560_pack v242 = (live[13] * v236) - (live[10] * live[11]);
    const puma560_pack v243 = (live[0] * v224) - ((live[1] * v234) + v242);
    const puma560_pack v244 = (live[4] * live[10]) - (live[75] * live[12]);
    const puma560_pack v245 = (v244 * live[20]) - (v240 * live[14]);
    const puma560_pack v246 = v245 + v243;
    const puma560_pack v247 = 2.0 * live[14];
    live[136] = v247;
    const puma560_pack v248 = (live[24] * live[34]) - (v244 * v247);
    const puma560_pack v249 = (live[26] * v246) + (live[62] * v248);
    const puma560_pack v250 = (live[0] * v249) + (live[108] * v241);
    const puma560_pack v251 = 0.011273199 * v224;
    const puma560_pack v252 = live[3] * ((((0.0047376000000000015 * v234) + (0.016765112499999985 * v216)) - v251) - (0.0203 * v250));
    const puma560_pack v253 = (live[17] * v244) - (live[24] * live[14]);
    const puma560_pack v254 = ((live[5] * v238) - v253) - (live[4] * v235);
    live[137] = v254;
    const puma560_pack v255 = ((0.3848762940000001 * live[7]) * v224) + (live[41] * v225);
    const puma560_pack v256 = (v255 + (((0.34123495800000003 * live[3]) - (0.010956925 * live[7])) * v216)) - (live[95] * v254);
    const puma560_pack v257 = (0.00024000000000000003 * v254) - (0.00020000000000000004 * v253);
    const puma560_pack v258 = (live[4] * v257) - (0.00075 * v235);
    const puma560_pack v259 = 0.011273199 * v216;
    const puma560_pack v260 = ((v259 + ((0.009475200000000003 * live[23]) - (0.34123495800000003 * v224))) + (live[1] * v258)) - (0.4318 * v250);
    const puma560_pack v261 = (((v256 + (live[45] * v250)) - v252) + (live[2] * v260)) + (v233 * v232);
    const puma560_pack v262 = (((0.025374999999999998 * v225) - live[68]) + (0.016765112499999985 * v224)) - (0.0047376000000000015 * v213);
    const puma560_pack v263 = (((v259 + (0.0013999999999999998 * v210)) + v262) + (live[4] * v228)) + (live[5] * v231);
    const puma560_pack v264 = (live[26] * v218) + ((live[62] * v211) + (0.0057599999999999995 * v227));
    const puma560_pack v265 = (((live[22] + (1557.2443004858599 * live[74])) + (live[98] * v206)) + (live[88] * live[127])) - (live[76] * v207);
    const puma560_pack v266 = (live[0] * v216) - (live[1] * v213);
    const puma560_pack v267 = v265 + v266;
    const puma560_pack v268 = 0.0028799999999999997 * (live[21] + v267);
    const puma560_pack v269 = (live[4] * live[18]) - (live[5] * v268);
    live[138] = v269;
    const puma560_pack v270 = (live[0] * v269) + (live[1] * v264);
    const puma560_pack v271 = (live[2] * v220) + (live[3] * v221);
    const puma560_pack v272 = v271 + (live[61] + (0.0203 * v212));
    live[139] = v272;
    const puma560_pack v273 = (((live[60] + (0.0013000000000000004 * live[22])) + (live[58] * v226)) + (0.0006500000000000002 * v266)) - (live[62] * v272);
    const puma560_pack v274 = (v273 + (0.0006421600000000001 * v267)) - (live[27] * v223);
    const puma560_pack v275 = live[3] * (((live[0] * v274) + (v251 - live[120])) - (0.4318 * v270));
    const puma560_pack v276 = (live[0] * v264) - (live[1] * v269);
    const puma560_pack v277 = ((0.8913300000000002 * v213) - live[87]) - v276;
    const puma560_pack v278 = (live[62] * v246) - (live[26] * v248);
    const puma560_pack v279 = (((1.7826600000000004 * live[23]) + (0.025374999999999998 * v234)) - v278) - v277;
    const puma560_pack v280 = live[36] + (live[4] * v268);
    live[140] = v280;
    const puma560_pack v281 = (live[89] + (0.025374999999999998 * v212)) - v280;
    const puma560_pack v282 = ((((0.050749999999999997 * live[23]) - (0.8913300000000002 * v234)) + (live[1] * v249)) - (live[35] * v241)) - v281;
    const puma560_pack v283 = (live[2] * v279) + (live[3] * v282);
    const puma560_pack v284 = (((live[2] * (v263 - (0.0203 * v270))) + v261) + v275) + (0.15005 * v283);
    const puma560_pack v285 = (live[43] * live[45]) - v220;
    const puma560_pack v286 = (live[44] * live[48]) + v221;
    const puma560_pack v287 = ((live[2] * v286) - (live[80] * live[127])) + (live[3] * v285);
    const puma560_pack v288 = ((live[62] * ((0.8636 * live[23]) + (0.0203 * v234))) - (live[59] * v244)) - (0.00020216000000000006 * v245);
    const puma560_pack v289 = v288 - (0.0006421600000000001 * v243);
    const puma560_pack v290 = (0.4318 * v224) - (0.0203 * v216);
    const puma560_pack v291 = live[55] * live[7];
    live[141] = v291;
    const puma560_pack v292 = (puma560_pack_at(&qd[0]) * v291) - (live[48] * v206);
    const puma560_pack v293 = v292 - v290;
    const puma560_pack v294 = ((live[2] * v285) + (live[78] * live[127])) - (live[3] * v286);
    const puma560_pack v295 = (0.0406 * live[23]) - (0.4318 * v234);
    const puma560_pack v296 = v295 - v294;
    const puma560_pack v297 = ((v289 + (live[62] * v287)) + (live[58] * v293)) - (live[27] * v296);
    live[142] = v297;
    const puma560_pack v298 = 0.0006500000000000002 * (v242 - v243);
    const puma560_pack v299 = v297 + v298;
    const puma560_pack v300 = ((live[59] * live[24]) + (1.9999999999999998e-05 * v239)) + (0.0004221600000000001 * v241);
    const puma560_pack v301 = ((live[108] * v293) - v300) + (live[35] * v296);
    const puma560_pack v302 = (((0.025374999999999998 * v287) - (0.8913300000000002 * v294)) - (live[1] * v299)) + (live[53] * v301);
    const puma560_pack v303 = (((0.045092796 * live[23]) - (0.3244698455 * v234)) + (0.0047376000000000015 * v214)) - (0.0203 * v278);
    const puma560_pack v304 = 0.4318 * live[1];
    live[143] = v304;
    const puma560_pack v305 = 0.0012435839999999998 * live[0];
    live[144] = v305;
    const puma560_pack v306 = (((v303 - (live[81] * v254)) + (v304 * v249)) - (v305 * v241)) + (live[0] * v258);
    const puma560_pack v307 = (live[5] * v257) + ((0.0013999999999999998 * v215) - (9.999999999999983e-05 * v237));
    const puma560_pack v308 = (live[4] * v301) - v307;
    const puma560_pack v309 = live[71] * v254;
    const puma560_pack v310 = v308 + v309;
    live[145] = v310;
    const puma560_pack v311 = ((live[73] * v310) + ((live[76] * v297) - v306)) - v302;
    live[146] = v311;
    const puma560_pack v312 = (1.601861202 * live[7]) - (0.0141984 * live[6]);
    const puma560_pack v313 = (live[7] * v312) - live[124];
    const puma560_pack v314 = (((37.2347379 * live[6]) + (1.024164 * live[7])) + (live[92] * v313)) - (live[111] * v206);
    const puma560_pack v315 = ((v314 - (live[88] * v297)) - (live[80] * v281)) + (live[86] * v310);
    const puma560_pack v316 = (((live[79] * v282) - v306) - (live[50] * v279)) - (live[48] * v283);
    const puma560_pack v317 = (((v302 + (live[78] * v277)) + v315) - (live[85] * v311)) - v316;
    live[147] = v317;
    const puma560_pack v318 = ((live[112] * live[102]) + ((puma560_pack_at(&qd[stride]) * live[118]) * v313)) - ((live[90] + (live[6] * v312)) * v206);
    const puma560_pack v319 = (v318 + (live[111] * live[127])) - (live[47] * v292);
    const puma560_pack v320 = (v319 - (live[6] * ((0.010956925 * v224) + (0.3848762940000001 * v216)))) + (live[98] * v297);
    const puma560_pack v321 = (((v320 - (live[97] * v299)) - (live[100] * v301)) - (live[3] * v308)) + (live[48] * v270);
    const puma560_pack v322 = ((v321 + (live[121] * v310)) - (live[104] * v311)) - ((live[103] * v317) + v284);
    live[148] = v322;
    *(puma560_unaligned *)&A[73U * stride] = live[125] * v322;
    const puma560_pack v323 = v295 + v271;
    const puma560_pack v324 = ((live[35] * v323) - (live[108] * v290)) - v300;
    const puma560_pack v325 = (((live[58] * v290) - v289) - (live[62] * v222)) + (live[27] * v323);
    live[149] = v325;
    const puma560_pack v326 = v298 - v325;
    const puma560_pack v327 = (((live[42] * v221) + (live[47] * v220)) - (live[1] * v326)) + (live[53] * v324);
    const puma560_pack v328 = (live[4] * v324) - v307;
    const puma560_pack v329 = v309 + v328;
    live[150] = v329;
    const puma560_pack v330 = ((live[73] * v329) - (live[76] * v325)) - (v306 + v327);
    live[151] = v330;
    const puma560_pack v331 = (live[3] * v328) + (((live[98] * v325) + (live[97] * v326)) + (live[100] * v324));
    const puma560_pack v332 = ((v327 + ((live[86] * v329) + (live[88] * v325))) - (live[85] * v330)) - v316;
    live[152] = v332;
    const puma560_pack v333 = (v284 + ((v331 - (live[121] * v329)) + (live[104] * v330))) + (live[103] * v332);
    live[153] = v333;
    *(puma560_unaligned *)&A[74U * stride] = -(live[125] * v333);
    const puma560_pack v334 = live[13] * live[16];
    const puma560_pack v335 = v334 - v217;
    const puma560_pack v336 = v232 + (0.0006500000000000002 * (v334 + v335));
    const puma560_pack v337 = v266 + (2.0 * live[22]);
    const puma560_pack v338 = (live[16] * live[16]) - (live[11] * live[11]);
    const puma560_pack v339 = live[5] * live[17];
    live[154] = v339;
    const puma560_pack v340 = (live[16] * v339) - (live[11] * live[14]);
    const puma560_pack v341 = (v340 - (live[5] * v338)) + (live[4] * v337);
    live[155] = v341;
    const puma560_pack v342 = (0.00024000000000000003 * v341) + (0.00020000000000000004 * v340);
    const puma560_pack v343 = ((live[4] * v342) + (0.00075 * v337)) - v274;
    const puma560_pack v344 = (live[4] * v338) + (live[5] * v337);
    const puma560_pack v345 = (((live[59] * live[11]) + (live[35] * v226)) - (live[108] * v223)) + (1.9999999999999998e-05 * v344);
    const puma560_pack v346 = 2.0 * live[20];
    live[156] = v346;
    const puma560_pack v347 = live[4] * live[17];
    live[157] = v347;
    const puma560_pack v348 = ((live[30] * v347) - (live[11] * v346)) - v344;
    const puma560_pack v349 = v345 - (0.0004221600000000001 * v348);
    const puma560_pack v350 = (live[1] * v336) + (((live[81] * v341) - (live[53] * v349)) - (live[0] * v343));
    const puma560_pack v351 = live[4] * live[14];
    live[158] = v351;
    const puma560_pack v352 = live[5] * live[16];
    live[159] = v352;
    const puma560_pack v353 = (v352 * live[20]) + (live[16] * v351);
    const puma560_pack v354 = v353 + v335;
    const puma560_pack v355 = live[5] * live[14];
    live[160] = v355;
    const puma560_pack v356 = (live[30] * v355) - (live[11] * live[34]);
    const puma560_pack v357 = (live[62] * v356) - (live[26] * v354);
    const puma560_pack v358 = ((live[35] * v348) - v270) - (live[1] * v357);
    live[161] = v358;
    const puma560_pack v359 = 0.4318 - live[80];
    live[162] = v359;
    const puma560_pack v360 = (((0.00020216000000000006 * v353) + ((puma560_pack_at(&qd[5U * stride]) * live[71]) * live[16])) - (live[27] * v226)) + (0.0006421600000000001 * v335);
    const puma560_pack v361 = v360 - (live[58] * v223);
    live[163] = v361;
    const puma560_pack v362 = live[1] + live[88];
    live[164] = v362;
    const puma560_pack v363 = (live[26] * v356) + (live[62] * v354);
    const puma560_pack v364 = 0.0203 + live[78];
    live[165] = v364;
    const puma560_pack v365 = (live[4] * v349) + ((9.999999999999983e-05 * v338) - (live[5] * v342));
    const puma560_pack v366 = v365 + (live[71] * v341);
    live[166] = v366;
    const puma560_pack v367 = ((((v364 * v363) - (v362 * v361)) + (live[86] * v366)) - (v359 * v358)) - v350;
    const puma560_pack v368 = live[1] + live[76];
    live[167] = v368;
    const puma560_pack v369 = (v350 + (0.4318 * v358)) + (((v368 * v361) - (0.0203 * v363)) + (live[73] * v366));
    live[168] = v369;
    const puma560_pack v370 = v367 - (live[85] * v369);
    live[169] = v370;
    const puma560_pack v371 = (live[97] * v336) + (live[110] * ((v276 + (live[0] * v357)) + (live[108] * v348)));
    live[170] = v371;
    const puma560_pack v372 = live[98] - live[97];
    live[171] = v372;
    const puma560_pack v373 = ((live[107] * v363) - ((live[95] * v341) + (v372 * v361))) + (live[100] * v349);
    const puma560_pack v374 = ((((live[3] * v365) + v373) + (live[82] * v343)) - (live[121] * v366)) + (live[104] * v369);
    live[172] = v374;
}

static PUMA560_APART void puma560_pack_linearize_block_part3(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)tau;
    (void)B;
    const puma560_pack v375 = live[172] + ((live[103] * live[169]) + (live[170] - (live[105] * live[161])));
    live[18] = v375;
    *(puma560_unaligned *)&A[75U * stride] = live[125] * v375;
    const puma560_pack v376 = live[131] + live[128];
    live[21] = v376;
    const puma560_pack v377 = ((0.00020000000000000004 * live[131]) + (0.00024000000000000003 * v376)) - live[132];
    const puma560_pack v378 = (live[34] * live[14]) - live[133];
    const puma560_pack v379 = (live[134] + (1.9999999999999998e-05 * live[133])) - (0.0004221600000000001 * v378);
    const puma560_pack v380 = (live[4] * v379) + (live[5] * v377);
    const puma560_pack v381 = (live[71] * v376) - v380;
    live[22] = v381;
    const puma560_pack v382 = (live[20] * live[20]) - live[15];
    const puma560_pack v383 = (((live[59] * live[20]) + (0.00020216000000000006 * v382)) + (live[83] * live[130])) + (live[26] * live[139]);
    const puma560_pack v384 = v383 - (live[99] * live[129]);
    live[23] = v384;
    const puma560_pack v385 = 0.0057599999999999995 * live[160];
    const puma560_pack v386 = live[138] + ((live[62] * v382) + (live[20] * v385));
    const puma560_pack v387 = 0.0057599999999999995 * live[158];
    const puma560_pack v388 = ((live[20] * v387) - (live[26] * v382)) - live[140];
    const puma560_pack v389 = (live[1] * v388) + (live[35] * v378);
    const puma560_pack v390 = (live[4] * v377) - (live[5] * v379);
    const puma560_pack v391 = (live[81] * v376) - (live[0] * v390);
    const puma560_pack v392 = (((0.4318 * v389) + ((0.0203 * v386) - (live[167] * v384))) - (live[73] * v381)) - v391;
    live[24] = v392;
    const puma560_pack v393 = (((live[162] * v389) + ((live[165] * v386) - (live[164] * v384))) + (live[86] * v381)) - v391;
    const puma560_pack v394 = v393 + (live[85] * v392);
    live[28] = v394;
    const puma560_pack v395 = -live[171];
    live[29] = v395;
    const puma560_pack v396 = (((v395 * v384) - (live[95] * v376)) + (live[107] * v386)) + (live[105] * v389);
    const puma560_pack v397 = live[109] - live[96];
    live[31] = v397;
    const puma560_pack v398 = (v396 + (v397 * ((live[0] * v388) - (live[108] * v378)))) - (live[3] * v380);
    const puma560_pack v399 = (((v398 + (live[82] * v390)) - (live[121] * v381)) - (live[104] * v392)) + (live[103] * v394);
    live[32] = v399;
    *(puma560_unaligned *)&A[76U * stride] = live[125] * v399;
    const puma560_pack v400 = live[8] * live[3];
    const puma560_pack v401 = (live[12] * live[97]) + (live[1] * v400);
    const puma560_pack v402 = (-(live[3] * live[30])) - (2.0 * ((live[97] * live[13]) - v401));
    const puma560_pack v403 = live[97] * live[11];
    const puma560_pack v404 = v403 + (live[82] * live[16]);
    const puma560_pack v405 = live[8] * live[2];
    const puma560_pack v406 = v405 - v404;
    const puma560_pack v407 = (live[4] * v406) - (live[5] * v402);
    const puma560_pack v408 = v407 + ((live[94] * live[34]) + (live[97] * live[156]));
    const puma560_pack v409 = ((live[59] * live[97]) + (1.9999999999999998e-05 * v407)) + (0.0004221600000000001 * v408);
    const puma560_pack v410 = (0.3001 * puma560_pack_at(&qd[0])) - live[56];
    const puma560_pack v411 = (0.0406 * v405) - v410;
    const puma560_pack v412 = 0.8636 * live[12];
    const puma560_pack v413 = (0.0406 * live[39]) + (live[7] * v412);
    const puma560_pack v414 = ((live[1] * v411) + (0.8636 * v401)) - (live[0] * v413);
    const puma560_pack v415 = (live[101] * live[17]) + (live[97] * live[14]);
    const puma560_pack v416 = (v415 + (live[5] * v406)) + (live[4] * v402);
    live[36] = v416;
    const puma560_pack v417 = (0.00020000000000000004 * v415) + (0.00024000000000000003 * v416);
    const puma560_pack v418 = ((live[4] * v417) + ((0.00075 * v402) + (live[26] * v414))) - (live[5] * v409);
    const puma560_pack v419 = 0.8636 * puma560_pack_at(&qd[0]);
    const puma560_pack v420 = (((live[12] * live[115]) + (0.022546398 * live[37])) - ((v419 * live[7]) * live[42])) - (live[81] * v416);
    const puma560_pack v421 = (live[101] * live[20]) + (live[94] * live[14]);
    const puma560_pack v422 = (live[3] * live[11]) + (live[82] * live[13]);
    const puma560_pack v423 = (-v422) - (2.0 * ((live[0] * v400) - (live[82] * live[12])));
    const puma560_pack v424 = v421 - v423;
    const puma560_pack v425 = (live[97] * live[34]) + (live[101] * live[136]);
    const puma560_pack v426 = (live[26] * v425) + (live[62] * v424);
    const puma560_pack v427 = (live[62] * v425) - (live[26] * v424);
    const puma560_pack v428 = (live[0] * v418) + ((((0.0203 * v426) + v420) - (live[144] * v408)) + (live[143] * v427));
    const puma560_pack v429 = (live[59] * live[101]) + ((live[58] * v411) + (v400 * live[54]));
    const puma560_pack v430 = (v429 - (live[123] * ((live[7] * live[10]) - live[37]))) + (live[27] * v413);
    const puma560_pack v431 = 0.0024871679999999997 * live[100];
    const puma560_pack v432 = ((v430 - (live[12] * (v431 + (0.00011692799999999998 * live[52])))) - (0.0006421600000000001 * v423)) + (0.00020216000000000006 * v421);
    live[38] = v432;
    const puma560_pack v433 = v432 + (0.0006500000000000002 * (v422 - v423));
    const puma560_pack v434 = v428 - (live[1] * v433);
    const puma560_pack v435 = (((9.999999999999983e-05 * v404) - (0.0013999999999999998 * v405)) + (live[62] * v414)) - (live[5] * v417);
    const puma560_pack v436 = v435 - (live[4] * v409);
    const puma560_pack v437 = v436 + (live[71] * v416);
    live[40] = v437;
    const puma560_pack v438 = ((live[73] * v437) + (live[76] * v432)) - v434;
    live[41] = v438;
    const puma560_pack v439 = live[2] * live[12];
    const puma560_pack v440 = (((1.7826600000000004 * v439) - (0.050749999999999997 * live[39])) + (live[1] * v427)) - (live[35] * v408);
    const puma560_pack v441 = ((1.7826600000000004 * live[37]) - (0.050749999999999997 * v439)) + v426;
    const puma560_pack v442 = (((live[119] - (live[78] * v441)) + (live[88] * v432)) + (live[80] * v440)) - (live[86] * v437);
    const puma560_pack v443 = (v442 - v434) + (live[85] * v438);
    live[43] = v443;
    const puma560_pack v444 = ((live[97] * v433) + (live[110] * ((live[0] * v427) + (live[108] * v408)))) + (live[105] * v440);
    const puma560_pack v445 = 2.0 * puma560_pack_at(&qd[stride]);
    const puma560_pack v446 = (((v405 * live[114]) - (v410 * live[47])) - (v400 * live[117])) - (v445 * live[91]);
    const puma560_pack v447 = (v446 + (0.009475200000000003 * ((live[2] * (live[39] + live[37])) - live[10]))) - (live[95] * v416);
    const puma560_pack v448 = ((live[3] * v436) + ((v447 - (live[98] * v432)) + (live[107] * v441))) + (live[82] * v418);
    const puma560_pack v449 = ((v448 - (live[121] * v437)) + ((live[104] * v438) + v444)) - (v443 * live[103]);
    live[44] = v449;
    *(puma560_unaligned *)&A[78U * stride] = -(v449 * live[125]);
    const puma560_pack v450 = 0.0057599999999999995 * live[1];
    live[46] = v450;
    const puma560_pack v451 = v450 * live[154];
    const puma560_pack v452 = (live[53] * live[20]) + (live[65] * live[14]);
    const puma560_pack v453 = live[0] * live[13];
    const puma560_pack v454 = live[25] - v453;
    const puma560_pack v455 = v452 - v454;
    const puma560_pack v456 = (live[62] * v455) + ((live[53] * v385) - v451);
    const puma560_pack v457 = (1.7826600000000004 * live[8]) - v456;
    const puma560_pack v458 = v450 * live[157];
    live[49] = v458;
    const puma560_pack v459 = ((live[65] * v385) - v458) - (live[26] * v455);
    const puma560_pack v460 = live[1] * live[11];
    const puma560_pack v461 = (live[0] * live[16]) - v460;
    const puma560_pack v462 = live[10] + v461;
    const puma560_pack v463 = -(live[33] * (live[13] - live[12]));
    const puma560_pack v464 = (live[4] * v462) - (live[5] * v463);
    const puma560_pack v465 = ((live[65] * live[34]) - v464) - (live[33] * live[20]);
    const puma560_pack v466 = (live[35] * v465) - (0.050749999999999997 * live[8]);
    const puma560_pack v467 = ((live[135] * v459) - (live[2] * v457)) - (live[3] * v466);
    const puma560_pack v468 = ((((live[45] * live[82]) * v459) + (live[50] * v457)) - (live[79] * v466)) - (live[48] * v467);
    const puma560_pack v469 = (live[1] * live[14]) - (live[53] * live[17]);
    const puma560_pack v470 = ((-(live[4] * v463)) - (live[5] * v462)) - v469;
    live[51] = v470;
    const puma560_pack v471 = -(0.0006500000000000002 * (v454 - v453));
    const puma560_pack v472 = (((live[1] * v471) + (live[81] * v470)) - (0.0203 * v456)) + (live[144] * v465);
    const puma560_pack v473 = v472 - (live[143] * v459);
    const puma560_pack v474 = ((live[59] * live[1]) + (1.9999999999999998e-05 * v464)) - (0.0004221600000000001 * v465);
    const puma560_pack v475 = v412 + (0.0406 * live[10]);
    const puma560_pack v476 = v475 + (v419 * live[6]);
    const puma560_pack v477 = (live[3] * live[141]) + (0.0406 * live[8]);
    const puma560_pack v478 = ((live[0] * v477) + (live[56] * live[97])) - (live[1] * v476);
    const puma560_pack v479 = (0.00024000000000000003 * v470) - (0.00020000000000000004 * v469);
    const puma560_pack v480 = (live[4] * v479) - (0.00075 * v463);
    const puma560_pack v481 = v480 + ((live[5] * v474) + (live[26] * v478));
    const puma560_pack v482 = ((live[0] * v481) + ((live[56] * live[47]) + (live[141] * live[42]))) - v473;
    const puma560_pack v483 = ((0.0013999999999999998 * live[10]) + (9.999999999999983e-05 * v461)) - (live[5] * v479);
    const puma560_pack v484 = v483 + ((live[4] * v474) + (live[62] * v478));
    const puma560_pack v485 = live[71] * v470;
    const puma560_pack v486 = v484 + v485;
    live[55] = v486;
    const puma560_pack v487 = live[0] * live[71];
    live[57] = v487;
    const puma560_pack v488 = (((live[8] * live[123]) - (puma560_pack_at(&qd[5U * stride]) * v487)) + (0.0006421600000000001 * v454)) - (0.00020216000000000006 * v452);
    const puma560_pack v489 = puma560_pack_at(&qd[stride]) * ((live[6] * v431) - (live[123] * ((live[7] * live[2]) - (live[6] * live[3]))));
    const puma560_pack v490 = ((-(live[58] * v476)) - ((live[27] * v477) + v489)) - v488;
    live[60] = v490;
    const puma560_pack v491 = ((live[167] * v490) + (live[73] * v486)) - v482;
    live[61] = v491;
    const puma560_pack v492 = (v482 - v468) + (((live[86] * v486) - (live[164] * v490)) - (live[85] * v491));
    live[63] = v492;
    const puma560_pack v493 = live[119] + ((v445 * live[111]) + (live[6] * ((0.02191385 * live[12]) - (0.7697525880000002 * live[10]))));
    const puma560_pack v494 = (live[121] * v486) + ((((live[171] * v490) - v493) - (live[3] * v484)) - (live[82] * v481));
    const puma560_pack v495 = (live[0] * v459) + (live[108] * v465);
    const puma560_pack v496 = (live[45] * v495) + (((live[113] * live[10]) + (live[116] * live[12])) - (live[95] * v470));
    const puma560_pack v497 = (((0.022546398 * live[10]) + (0.009475200000000003 * live[8])) + (0.6824699160000001 * live[12])) - (live[0] * v471);
    const puma560_pack v498 = ((0.15005 * v467) + v496) - (live[2] * (v497 + (0.4318 * v495)));
    const puma560_pack v499 = v498 + (live[3] * (((0.03353022499999997 * live[10]) + (0.022546398 * live[12])) + (0.0203 * v495)));
    const puma560_pack v500 = ((v494 - (live[104] * v491)) - v499) - (v492 * live[103]);
    live[64] = v500;
    *(puma560_unaligned *)&A[79U * stride] = -(v500 * live[125]);
    const puma560_pack v501 = ((0.00011692799999999998 * live[9]) - (live[108] * v475)) + v474;
    const puma560_pack v502 = ((live[0] * v480) - v473) + (live[53] * v501);
    const puma560_pack v503 = v483 + (live[4] * v501);
    const puma560_pack v504 = v485 + v503;
    live[67] = v504;
    const puma560_pack v505 = v488 + ((live[58] * v475) + ((0.00011692799999999998 * live[8]) * live[75]));
    live[68] = v505;
    const puma560_pack v506 = ((live[73] * v504) - (live[167] * v505)) - v502;
    live[70] = v506;
    const puma560_pack v507 = (v502 - v468) + (((live[164] * v505) + (live[86] * v504)) - (live[85] * v506));
    live[74] = v507;
    const puma560_pack v508 = (live[3] * v503) + (((live[82] * v480) + (live[171] * v505)) + (live[100] * v501));
    const puma560_pack v509 = ((((live[121] * v504) - v508) - (live[104] * v506)) - v499) - (v507 * live[103]);
    live[77] = v509;
    *(puma560_unaligned *)&A[80U * stride] = -(v509 * live[125]);
    const puma560_pack v510 = 0.0008843200000000002 * live[159];
    const puma560_pack v511 = (live[5] * ((0.0008443200000000002 * live[154]) - v510)) - (0.0015 * live[16]);
    const puma560_pack v512 = (live[4] * live[30]) - live[157];
    live[87] = v512;
    const puma560_pack v513 = 0.00024000000000000003 * v512;
    const puma560_pack v514 = (live[4] * ((0.00020000000000000004 * live[157]) - v513)) + v511;
    live[89] = v514;
    const puma560_pack v515 = (live[0] * v514) + ((live[81] * v512) - (0.0013000000000000004 * v460));
    const puma560_pack v516 = (live[4] * live[20]) - live[160];
    const puma560_pack v517 = ((0.0006421600000000001 * live[11]) + (live[59] * live[4])) + (0.00020216000000000006 * v516);
    live[90] = v517;
    const puma560_pack v518 = live[11] + v516;
    const puma560_pack v519 = (live[27] * v518) + (((0.0057599999999999995 * live[53]) * (live[16] - live[17])) - (live[19] * v387));
    live[92] = v519;
    const puma560_pack v520 = (live[4] * v510) - (live[5] * (v513 + (0.0006443200000000001 * live[157])));
    const puma560_pack v521 = v520 + (live[71] * v512);
    live[102] = v521;
    const puma560_pack v522 = (live[62] * v518) + (live[4] * v385);
    live[112] = v522;
    const puma560_pack v523 = ((0.4318 * v519) + ((live[167] * v517) - v515)) - ((0.0203 * v522) + (live[73] * v521));
    live[118] = v523;
    const puma560_pack v524 = (((live[164] * v517) - v515) + (live[162] * v519)) + ((live[86] * v521) - (live[165] * v522));
    const puma560_pack v525 = v524 + (live[85] * v523);
    live[120] = v525;
    const puma560_pack v526 = (((live[95] * v512) + (0.0013000000000000004 * v403)) - (v517 * live[171])) - (live[3] * v520);
    live[122] = v526;
    const puma560_pack v527 = live[110] * ((((v450 * live[159]) - v451) + (live[65] * v387)) - (live[58] * v518));
    live[124] = v527;
}

static PUMA560_APART void puma560_pack_linearize_block_part4(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)tau;
    const puma560_pack v528 = (live[121] * live[102]) + ((live[107] * live[112]) - (live[105] * live[92]));
    const puma560_pack v529 = ((v528 + ((live[122] + (live[82] * live[89])) + live[124])) + (live[104] * live[118])) - (live[120] * live[103]);
    *(puma560_unaligned *)&A[81U * stride] = -(v529 * live[125]);
    const puma560_pack v530 = live[59] + (0.0008443200000000002 * live[20]);
    const puma560_pack v531 = (live[4] * v530) + (0.00044000000000000007 * live[160]);
    const puma560_pack v532 = (live[71] * live[14]) - v531;
    const puma560_pack v533 = ((0.0057599999999999995 * live[0]) * live[20]) - live[49];
    const puma560_pack v534 = (0.00044000000000000007 * live[158]) - (live[5] * v530);
    const puma560_pack v535 = (live[81] * live[14]) - (live[0] * v534);
    const puma560_pack v536 = (((live[154] * (0.0057599999999999995 * live[165])) - (live[162] * v533)) + (live[86] * v532)) - v535;
    const puma560_pack v537 = (((0.00011692799999999998 * live[154]) - (0.4318 * v533)) - (live[73] * v532)) - v535;
    const puma560_pack v538 = (v537 * live[85]) + v536;
    const puma560_pack v539 = live[31] * (((0.0057599999999999995 * live[65]) * live[17]) + (live[46] * live[20]));
    const puma560_pack v540 = ((((0.0008642879999999998 * live[2]) * live[154]) - (live[95] * live[14])) + v539) - (live[105] * v533);
    const puma560_pack v541 = (((v540 - (live[3] * v531)) + (live[82] * v534)) - (live[121] * v532)) - (v537 * live[104]);
    const puma560_pack v542 = (v538 * live[103]) + v541;
    *(puma560_unaligned *)&A[82U * stride] = -(v542 * live[125]);
    const puma560_pack v543 = live[121] * live[125];
    const puma560_pack v544 = 3.9999999999999996e-05 * live[157];
    const puma560_pack v545 = 3.9999999999999996e-05 * live[14];
    const puma560_pack v546 = live[57] * live[17];
    const puma560_pack v547 = (v546 + (live[167] * v545)) - (v544 * live[73]);
    const puma560_pack v548 = ((v546 + (v545 * live[164])) + (v544 * live[86])) + (v547 * live[85]);
    const puma560_pack v549 = (v548 * live[126]) + ((((live[71] * live[82]) * live[17]) - (v545 * live[29])) * live[125]);
    const puma560_pack v550 = live[104] * live[125];
    const puma560_pack v551 = (v549 - (v547 * v550)) + (v544 * ((live[3] * live[125]) - v543));
    *(puma560_unaligned *)&A[83U * stride] = v551;
    const puma560_pack v552 = (live[93] * live[147]) + (live[126] * live[148]);
    *(puma560_unaligned *)&A[85U * stride] = -v552;
    const puma560_pack v553 = (live[126] * live[153]) - (live[93] * live[152]);
    *(puma560_unaligned *)&A[86U * stride] = v553;
    const puma560_pack v554 = (live[126] * live[18]) - (live[93] * live[169]);
    *(puma560_unaligned *)&A[87U * stride] = -v554;
    const puma560_pack v555 = (live[126] * live[32]) - (live[93] * live[28]);
    *(puma560_unaligned *)&A[88U * stride] = -v555;
    const puma560_pack v556 = (live[43] * live[93]) + (live[44] * live[126]);
    *(puma560_unaligned *)&A[90U * stride] = v556;
    const puma560_pack v557 = (live[63] * live[93]) + (live[64] * live[126]);
    *(puma560_unaligned *)&A[91U * stride] = v557;
    const puma560_pack v558 = (live[74] * live[93]) + (live[77] * live[126]);
    *(puma560_unaligned *)&A[92U * stride] = v558;
    const puma560_pack v559 = (live[120] * live[93]) + (v529 * live[126]);
    *(puma560_unaligned *)&A[93U * stride] = v559;
    const puma560_pack v560 = (v542 * live[126]) - (v538 * live[93]);
    *(puma560_unaligned *)&A[94U * stride] = v560;
    const puma560_pack v561 = (live[103] * v551) - (v548 * live[93]);
    *(puma560_unaligned *)&A[95U * stride] = -v561;
    const puma560_pack v562 = ((live[84] * live[146]) + (v550 * live[148])) - (live[85] * v552);
    *(puma560_unaligned *)&A[97U * stride] = v562;
    const puma560_pack v563 = ((v550 * live[153]) - (live[84] * live[151])) - (live[85] * v553);
    *(puma560_unaligned *)&A[98U * stride] = -v563;
    const puma560_pack v564 = ((v550 * live[18]) - (live[84] * live[168])) - (live[85] * v554);
    *(puma560_unaligned *)&A[99U * stride] = v564;
    const puma560_pack v565 = ((live[84] * live[24]) + (v550 * live[32])) - (live[85] * v555);
    *(puma560_unaligned *)&A[100U * stride] = v565;
    const puma560_pack v566 = ((live[44] * v550) - (live[84] * live[41])) - (live[85] * v556);
    *(puma560_unaligned *)&A[102U * stride] = -v566;
    const puma560_pack v567 = ((live[84] * live[61]) + (live[64] * v550)) - (live[85] * v557);
    *(puma560_unaligned *)&A[103U * stride] = -v567;
    const puma560_pack v568 = ((live[84] * live[70]) + (live[77] * v550)) - (live[85] * v558);
    *(puma560_unaligned *)&A[104U * stride] = -v568;
    const puma560_pack v569 = ((v529 * v550) - (live[84] * live[118])) - (live[85] * v559);
    *(puma560_unaligned *)&A[105U * stride] = -v569;
    const puma560_pack v570 = ((v537 * live[84]) + (v542 * v550)) - (live[85] * v560);
    *(puma560_unaligned *)&A[106U * stride] = -v570;
    const puma560_pack v571 = ((v547 * live[84]) + (live[104] * v551)) - (live[85] * v561);
    *(puma560_unaligned *)&A[107U * stride] = v571;
    const puma560_pack v572 = (((live[72] * live[145]) + (v543 * live[148])) - (live[86] * v552)) - (live[73] * v562);
    *(puma560_unaligned *)&A[109U * stride] = -v572;
    const puma560_pack v573 = (((v543 * live[153]) - (live[72] * live[150])) - (live[86] * v553)) - (live[73] * v563);
    *(puma560_unaligned *)&A[110U * stride] = v573;
    const puma560_pack v574 = (((v543 * live[18]) - (live[72] * live[166])) - (live[86] * v554)) - (live[73] * v564);
    *(puma560_unaligned *)&A[111U * stride] = -v574;
    const puma560_pack v575 = (((v543 * live[32]) - (live[72] * live[22])) - (live[86] * v555)) - (live[73] * v565);
    *(puma560_unaligned *)&A[112U * stride] = -v575;
    const puma560_pack v576 = (((live[44] * v543) - (live[72] * live[40])) - (live[86] * v556)) - (live[73] * v566);
    *(puma560_unaligned *)&A[114U * stride] = v576;
    const puma560_pack v577 = (((live[72] * live[55]) + (live[64] * v543)) - (live[86] * v557)) - (live[73] * v567);
    *(puma560_unaligned *)&A[115U * stride] = v577;
    const puma560_pack v578 = (((live[72] * live[67]) + (live[77] * v543)) - (live[86] * v558)) - (live[73] * v568);
    *(puma560_unaligned *)&A[116U * stride] = v578;
    const puma560_pack v579 = (((live[72] * live[102]) + (v529 * v543)) - (live[86] * v559)) - (live[73] * v569);
    *(puma560_unaligned *)&A[117U * stride] = v579;
    const puma560_pack v580 = (((v542 * v543) - (live[72] * v532)) - (live[86] * v560)) - (live[73] * v570);
    *(puma560_unaligned *)&A[118U * stride] = v580;
    const puma560_pack v581 = (live[73] * v571) + ((live[86] * v561) + ((v544 * live[72]) - (live[121] * v551)));
    *(puma560_unaligned *)&A[119U * stride] = v581;
    const puma560_pack v582 = live[98] * live[125];
    *(puma560_unaligned *)&A[121U * stride] = (live[76] * v562) - (((1557.2443004858599 * live[142]) + (v582 * live[148])) + (live[88] * v552));
    *(puma560_unaligned *)&A[122U * stride] = (((1557.2443004858599 * live[149]) + (v582 * live[153])) + (live[88] * v553)) - (live[76] * v563);
    *(puma560_unaligned *)&A[123U * stride] = (((1557.2443004858599 * live[163]) - (v582 * live[18])) - (live[88] * v554)) + (live[76] * v564);
    *(puma560_unaligned *)&A[124U * stride] = (((1557.2443004858599 * live[23]) - (v582 * live[32])) - (live[88] * v555)) + (live[76] * v565);
    *(puma560_unaligned *)&A[126U * stride] = ((live[88] * v556) + ((live[44] * v582) - (1557.2443004858599 * live[38]))) - (live[76] * v566);
    *(puma560_unaligned *)&A[127U * stride] = (((1557.2443004858599 * live[60]) + (live[64] * v582)) + (live[88] * v557)) - (live[76] * v567);
    *(puma560_unaligned *)&A[128U * stride] = ((live[88] * v558) + ((live[77] * v582) - (1557.2443004858599 * live[68]))) - (live[76] * v568);
    *(puma560_unaligned *)&A[129U * stride] = ((live[88] * v559) + ((v529 * v582) - (1557.2443004858599 * live[90]))) - (live[76] * v569);
    *(puma560_unaligned *)&A[130U * stride] = ((live[88] * v560) + (v542 * v582)) - (live[76] * v570);
    *(puma560_unaligned *)&A[131U * stride] = (live[76] * v571) - (((0.06228977201943439 * live[14]) + (live[98] * v551)) + (live[88] * v561));
    const puma560_pack v583 = live[106] * live[125];
    const puma560_pack v584 = 0.9999999999999999 * live[137];
    *(puma560_unaligned *)&A[133U * stride] = ((v584 + (v583 * live[148])) + (live[69] * v572)) + (live[66] * (v552 - v562));
    *(puma560_unaligned *)&A[134U * stride] = ((v584 - (v583 * live[153])) - (live[69] * v573)) - (live[66] * (v553 - v563));
    *(puma560_unaligned *)&A[135U * stride] = ((live[69] * v574) + ((v583 * live[18]) - (0.9999999999999999 * live[155]))) + (live[66] * (v554 - v564));
    *(puma560_unaligned *)&A[136U * stride] = ((live[69] * v575) + ((v583 * live[32]) - (0.9999999999999999 * live[21]))) + (live[66] * (v555 - v565));
    *(puma560_unaligned *)&A[138U * stride] = (((0.9999999999999999 * live[36]) - (live[44] * v583)) - (live[69] * v576)) - (live[66] * (v556 - v566));
    const puma560_pack v585 = 0.9999999999999999 * live[51];
    *(puma560_unaligned *)&A[139U * stride] = -(((v585 + (live[64] * v583)) + (live[69] * v577)) + (live[66] * (v557 - v567)));
    *(puma560_unaligned *)&A[140U * stride] = -(((v585 + (live[77] * v583)) + (live[69] * v578)) + (live[66] * (v558 - v568)));
    const puma560_pack v586 = (((0.9999999999999999 * live[87]) + (v529 * v583)) + (live[69] * v579)) + (live[66] * (v559 - v569));
    *(puma560_unaligned *)&A[141U * stride] = -v586;
    *(puma560_unaligned *)&A[142U * stride] = (((0.9999999999999999 * live[14]) - (v542 * v583)) - (live[69] * v580)) - (live[66] * (v560 - v570));
    *(puma560_unaligned *)&A[143U * stride] = ((live[106] * v551) - (live[69] * v581)) + (live[66] * (v561 - v571));
    const puma560_pack v587 = -live[126];
    *(puma560_unaligned *)&B[37U * stride] = v587;
    *(puma560_unaligned *)&B[42U * stride] = v587;
    const puma560_pack v588 = live[104] - (live[85] * live[103]);
    const puma560_pack v589 = v588 * live[125];
    *(puma560_unaligned *)&B[38U * stride] = v589;
    *(puma560_unaligned *)&B[48U * stride] = v589;
    const puma560_pack v590 = (v543 - (live[86] * live[126])) - (live[73] * v589);
    const puma560_pack v591 = -v590;
    *(puma560_unaligned *)&B[39U * stride] = v591;
    *(puma560_unaligned *)&B[54U * stride] = v591;
    const puma560_pack v592 = (v582 + (live[88] * live[126])) - (live[76] * v589);
    const puma560_pack v593 = -v592;
    *(puma560_unaligned *)&B[40U * stride] = v593;
    *(puma560_unaligned *)&B[60U * stride] = v593;
    const puma560_pack v594 = live[66] + (live[69] * live[73]);
    const puma560_pack v595 = live[66] - (live[69] * live[86]);
    const puma560_pack v596 = ((v583 + (v595 * live[126])) + (live[69] * v543)) - (v594 * v589);
    *(puma560_unaligned *)&B[41U * stride] = v596;
    *(puma560_unaligned *)&B[66U * stride] = v596;
    *(puma560_unaligned *)&B[43U * stride] = (live[103] * live[126]) - live[93];
    const puma560_pack v597 = live[85] * live[93];
    const puma560_pack v598 = v597 + (v588 * live[126]);
    const puma560_pack v599 = -v598;
    *(puma560_unaligned *)&B[44U * stride] = v599;
    *(puma560_unaligned *)&B[49U * stride] = v599;
    const puma560_pack v600 = ((live[73] * v597) - (live[86] * live[93])) - (live[103] * v590);
    const puma560_pack v601 = -v600;
    *(puma560_unaligned *)&B[45U * stride] = v601;
    *(puma560_unaligned *)&B[55U * stride] = v601;
    const puma560_pack v602 = ((live[88] * live[93]) + (live[76] * v597)) - (live[103] * v592);
    const puma560_pack v603 = -v602;
    *(puma560_unaligned *)&B[46U * stride] = v603;
    *(puma560_unaligned *)&B[61U * stride] = v603;
    const puma560_pack v604 = ((v595 * live[93]) + (v594 * v597)) - (live[103] * v596);
    *(puma560_unaligned *)&B[47U * stride] = v604;
    *(puma560_unaligned *)&B[67U * stride] = v604;
    *(puma560_unaligned *)&B[50U * stride] = ((v588 * v550) - live[84]) - (live[85] * v598);
    const puma560_pack v605 = (live[85] * v600) + ((live[73] * live[84]) + (live[104] * v590));
    const puma560_pack v606 = -v605;
    *(puma560_unaligned *)&B[51U * stride] = v606;
    *(puma560_unaligned *)&B[56U * stride] = v606;
    const puma560_pack v607 = (live[85] * v602) + ((live[104] * v592) + (live[76] * live[84]));
    const puma560_pack v608 = -v607;
    *(puma560_unaligned *)&B[52U * stride] = v608;
    *(puma560_unaligned *)&B[62U * stride] = v608;
    const puma560_pack v609 = ((v594 * live[84]) + (live[104] * v596)) + (live[85] * v604);
    *(puma560_unaligned *)&B[53U * stride] = v609;
    *(puma560_unaligned *)&B[68U * stride] = v609;
    *(puma560_unaligned *)&B[57U * stride] = ((live[72] + (live[121] * v590)) + (live[86] * v600)) - (live[73] * v605);
    const puma560_pack v610 = ((live[86] * v602) + (live[121] * v592)) - (live[73] * v607);
    *(puma560_unaligned *)&B[58U * stride] = v610;
    *(puma560_unaligned *)&B[63U * stride] = v610;
    const puma560_pack v611 = ((live[86] * v604) + ((live[121] * v596) + (live[69] * live[72]))) - (live[73] * v609);
    const puma560_pack v612 = -v611;
    *(puma560_unaligned *)&B[59U * stride] = v612;
    *(puma560_unaligned *)&B[69U * stride] = v612;
    *(puma560_unaligned *)&B[64U * stride] = ((1557.2443004858599 + (live[98] * v592)) - (live[88] * v602)) - (live[76] * v607);
    const puma560_pack v613 = -(((live[98] * v596) - (live[88] * v604)) - (live[76] * v609));
    *(puma560_unaligned *)&B[65U * stride] = v613;
    *(puma560_unaligned *)&B[70U * stride] = v613;
    *(puma560_unaligned *)&B[71U * stride] = ((24999.999999999996 + (live[106] * v596)) + (live[69] * v611)) - (live[66] * (v604 + v609));
}

static PUMA560_APART void puma560_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    puma560_pack live[173];
    puma560_pack_linearize_block_part1(spacing, prepared, stride, q, qd, tau, A, B, live);
    puma560_pack_linearize_block_part2(spacing, prepared, stride, q, qd, tau, A, B, live);
    puma560_pack_linearize_block_part3(spacing, prepared, stride, q, qd, tau, A, B, live);
    puma560_pack_linearize_block_part4(spacing, prepared, stride, q, qd, tau, A, B, live);
}

void puma560_linearize_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_linearize_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double tau_rest[6U * PUMA560_LANES];
        double A_rest[144U * PUMA560_LANES];
        double B_rest[72U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, tau, tau_rest);
        puma560_pack_linearize_block(0U, prepared->k, PUMA560_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        puma560_pack_give(144U, count, first, PUMA560_LANES, A_rest, A);
        puma560_pack_give(72U, count, first, PUMA560_LANES, B_rest, B);
    }
}

void puma560_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_linearize_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &A[first], &B[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double tau_rest[6U * PUMA560_LANES];
        double A_rest[144U * PUMA560_LANES];
        double B_rest[72U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, tau, tau_rest);
        puma560_pack_linearize_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, qd_rest, tau_rest, A_rest, B_rest);
        puma560_pack_give(144U, count, first, PUMA560_LANES, A_rest, A);
        puma560_pack_give(72U, count, first, PUMA560_LANES, B_rest, B);
    }
}

#else

typedef int puma560_has_no_vector_code;

#endif
