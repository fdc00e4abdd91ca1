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
    const puma560_pack v79 = 4e-05 * puma560_pack_at(&qd[5U * stride]);
    live[59] = v79;
    const puma560_pack v80 = (v79 * v15) + (0.00020216000000000006 * v22);
    live[60] = v80;
    const puma560_pack v81 = (0.0203 * v24) - (0.4318 * v48);
    live[61] = v81;
    const puma560_pack v82 = 0.0028799999999999997 * v1_sine[2];
    live[62] = v82;
    const puma560_pack v83 = (v80 + (v82 * ((v1_cosine[1] * v67) - v81))) + v78;
    const puma560_pack v84 = v83 + ((0.0006500000000000002 * v23) - (0.0012921600000000003 * v27));
    const puma560_pack v85 = 4e-05 * v15;
    live[63] = v85;
    const puma560_pack v86 = (v1_sine[2] * v38) + (v1_cosine[2] * v33);
    const puma560_pack v87 = (4e-05 * v86) + (v18 * v85);
    const puma560_pack v88 = puma560_pack_at(&tau[5U * stride]) + v87;
    live[64] = v88;
    const puma560_pack v89 = v1_sine[0] * v1_sine[2];
    live[65] = v89;
    const puma560_pack v90 = (((v64 + (0.0203 * v44)) - (v1_cosine[0] * v84)) - (0.4318 * v43)) - (v89 * v88);
    const puma560_pack v91 = v18 * v15;
    live[66] = v91;
    const puma560_pack v92 = v87 + ((0.00020000000000000004 * v86) + (0.0004000000000000001 * v91));
    const puma560_pack v93 = (v1_sine[0] * v68) + (v1_cosine[0] * ((0.8636 * v36) + v76));
    const puma560_pack v94 = v79 * v18;
    live[67] = v94;
    const puma560_pack v95 = (v94 + (1.9999999999999998e-05 * v39)) + (0.0004221600000000001 * v41);
    const puma560_pack v96 = ((v1_sine[2] * v92) + ((0.00075 * v38) + (v29 * v93))) - (v1_cosine[2] * v95);
    const puma560_pack v97 = v90 + (v1_sine[0] * v96);
    const puma560_pack v98 = (9.999999999999983e-05 * v31) - (0.0013999999999999998 * v32);
    live[68] = v98;
    const puma560_pack v99 = ((v1_sine[2] * v95) - ((v82 * v93) + v98)) + (v1_cosine[2] * v92);
    const puma560_pack v100 = v99 + (puma560_pack_at(&tau[3U * stride]) - (v1_cosine[2] * v88));
    live[69] = v100;
    const puma560_pack v101 = 4e-05 * v1_cosine[2];
    live[70] = v101;
    const puma560_pack v102 = 0.00020216000000000006 * v1_sine[2];
    const puma560_pack v103 = v1_sine[2] * v102;
    const puma560_pack v104 = 1.0 / (v103 + (0.0016399999999999997 - (v1_cosine[2] * v101)));
    live[71] = v104;
    const puma560_pack v105 = 0.0012435839999999998 * v89;
    const puma560_pack v106 = v105 + (v89 * (0.00020216000000000006 * v1_cosine[2]));
    const puma560_pack v107 = v106 + (v89 * v101);
    const puma560_pack v108 = v107 * v104;
    live[72] = v108;
    const puma560_pack v109 = (puma560_pack_at(&tau[4U * stride]) + (0.0006421600000000001 * v27)) - v83;
    live[73] = v109;
    const puma560_pack v110 = v1_cosine[0] * v1_cosine[2];
    live[74] = v110;
    const puma560_pack v111 = (v63 - (0.0006421600000000001 * v1_cosine[0])) - (0.0012435839999999998 * v110);
    const puma560_pack v112 = 1557.2443004858599 * v111;
    live[75] = v112;
    const puma560_pack v113 = ((puma560_pack_at(&tau[2U * stride]) + (v112 * v109)) + (v108 * v100)) + v97;
    live[76] = v113;
    const puma560_pack v114 = v66 + (v1_sine[1] * v61);
    live[77] = v114;
    const puma560_pack v115 = v1_sine[1] * v57;
    live[78] = v115;
    const puma560_pack v116 = v115 - (v1_cosine[1] * v61);
    live[79] = v116;
    const puma560_pack v117 = (v111 + (v82 * v114)) + (v30 * v116);
    const puma560_pack v118 = 4e-05 * v89;
    live[80] = v118;
    const puma560_pack v119 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_pack v120 = (0.00010000000000000026 * v1_sine[0]) + (v89 * v102);
    const puma560_pack v121 = 0.00011692799999999998 * v20;
    const puma560_pack v122 = v121 + (v1_sine[0] * v120);
    const puma560_pack v123 = v122 + ((v89 * v118) - v119);
    const puma560_pack v124 = v123 - 0.3592922305;
    const puma560_pack v125 = v1_cosine[0] * v1_sine[1];
    live[81] = v125;
    const puma560_pack v126 = (v82 * v125) - (v53 + (v1_cosine[1] * v29));
    const puma560_pack v127 = (v57 * v60) + (v70 * ((v20 * v1_cosine[1]) + (v1_cosine[2] * v1_sine[1])));
    const puma560_pack v128 = v127 + (v61 * v126);
    const puma560_pack v129 = 0.0028799999999999997 * v89;
    live[82] = v129;
    const puma560_pack v130 = (v129 * v116) - v107;
    const puma560_pack v131 = (v130 * v108) - ((v124 + (v112 * v117)) + v128);
    const puma560_pack v132 = 1.0 / ((v124 + (v111 * v112)) + (v107 * v108));
    live[83] = v132;
    const puma560_pack v133 = v131 * v132;
    live[84] = v133;
    const puma560_pack v134 = v130 * v104;
    live[85] = v134;
    const puma560_pack v135 = 0.025374999999999998 * v51;
    live[86] = v135;
    const puma560_pack v136 = ((0.8913300000000002 * v24) - v135) - v43;
    const puma560_pack v137 = 1557.2443004858599 * v117;
    live[87] = v137;
    const puma560_pack v138 = (0.025374999999999998 * v24) - (0.8913300000000002 * v48);
    live[88] = v138;
    const puma560_pack v139 = v44 + ((v82 * v28) - v138);
    const puma560_pack v140 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_pack v141 = v1_cosine[3] * v140;
    live[89] = v141;
    const puma560_pack v142 = v141 - 0.0070992;
    live[90] = v142;
    const puma560_pack v143 = v54 - v56;
    live[91] = v143;
    const puma560_pack v144 = ((v143 * v142) + (((1.024164 * v1_sine[3]) + puma560_pack_at(&tau[stride])) - (37.2347379 * v1_cosine[3]))) + (v114 * v139);
    const puma560_pack v145 = (((v144 + (v137 * v109)) - (v116 * v136)) - (v134 * v100)) + v97;
    const puma560_pack v146 = v145 + (v133 * v113);
    live[92] = v146;
    const puma560_pack v147 = (((v123 - 2.1074062325) + (2.0 * v128)) + (v117 * v137)) + (v130 * v134);
    const puma560_pack v148 = 1.0 / (v147 - (v131 * v133));
    live[93] = v148;
    const puma560_pack v149 = 0.0047376000000000015 * v1_cosine[1];
    const puma560_pack v150 = ((v149 - (v125 * v120)) + (v1_cosine[1] * v106)) - (0.15005 * v126);
    const puma560_pack v151 = (v1_sine[2] * v125) - (v1_cosine[2] * v1_cosine[1]);
    live[94] = v151;
    const puma560_pack v152 = 4e-05 * v151;
    live[95] = v152;
    const puma560_pack v153 = v150 + (v89 * ((5.846399999999999e-05 * v1_sine[1]) - v152));
    const puma560_pack v154 = 0.4318 * v1_sine[1];
    const puma560_pack v155 = v154 - v57;
    live[96] = v155;
    const puma560_pack v156 = 5.846399999999999e-05 * v1_cosine[1];
    const puma560_pack v157 = v1_sine[0] * v1_sine[1];
    live[97] = v157;
    const puma560_pack v158 = 0.0004321439999999999 * v1_cosine[1];
    const puma560_pack v159 = ((0.0006421600000000001 * v157) + (0.0004321439999999999 * v69)) - (v110 * v158);
    const puma560_pack v160 = v159 + ((v77 * v155) - (v71 * v156));
    const puma560_pack v161 = 1557.2443004858599 * v160;
    live[98] = v161;
    const puma560_pack v162 = (((0.0016399999999999997 * v1_cosine[1]) + (v89 * v158)) - (v20 * v156)) + (v101 * v151);
    const puma560_pack v163 = v1_cosine[0] * v82;
    live[99] = v163;
    const puma560_pack v164 = v1_cosine[2] * v125;
    live[100] = v164;
    const puma560_pack v165 = (v1_sine[2] * v1_cosine[1]) + v164;
    live[101] = v165;
    const puma560_pack v166 = (v162 + (v163 * v155)) + (v102 * v165);
    const puma560_pack v167 = (v166 * v108) + ((v111 * v161) - v153);
    const puma560_pack v168 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    live[102] = v168;
    const puma560_pack v169 = (((v1_sine[3] * v105) + v168) - (v117 * v161)) + (v153 + (v166 * v134));
    const puma560_pack v170 = v169 - (v167 * v133);
    const puma560_pack v171 = v170 * v148;
    live[103] = v171;
    const puma560_pack v172 = v167 * v132;
    live[104] = v172;
    const puma560_pack v173 = 0.15005 * v1_cosine[1];
    live[105] = v173;
    const puma560_pack v174 = 0.0028799999999999997 * v1_cosine[0];
    live[106] = v174;
    const puma560_pack v175 = 0.0203 * v1_cosine[1];
    live[107] = v175;
    const puma560_pack v176 = (v57 - v154) + v175;
    live[108] = v176;
    const puma560_pack v177 = 0.15005 * v1_sine[1];
    live[109] = v177;
    const puma560_pack v178 = (v176 * (((v89 * v19) - (v77 * v28)) + (v174 * v41))) + (v177 * v139);
    const puma560_pack v179 = v104 * v166;
    live[110] = v179;
    const puma560_pack v180 = (0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]);
    live[111] = v180;
    const puma560_pack v181 = v55 - v56;
    live[112] = v181;
    const puma560_pack v182 = 0.02191385 * v1_cosine[3];
    live[113] = v182;
    const puma560_pack v183 = (0.022546398 * v1_sine[1]) - v182;
    live[114] = v183;
    const puma560_pack v184 = ((((v181 * v180) - puma560_pack_at(&tau[0])) - (v75 * v60)) + (v183 * v32)) + (v149 * v24);
    const puma560_pack v185 = (0.648939691 * v1_sine[1]) - (0.022546398 * v1_cosine[1]);
    live[115] = v185;
    const puma560_pack v186 = 0.7697525880000002 * v1_cosine[3];
    live[116] = v186;
    const puma560_pack v187 = v186 - v185;
    live[117] = v187;
    const puma560_pack v188 = 2.0 * puma560_pack_at(&qd[0]);
    live[118] = v188;
    const puma560_pack v189 = v188 * v142;
    live[119] = v189;
    const puma560_pack v190 = -(0.0047376000000000015 * (v48 - v55));
    live[120] = v190;
    const puma560_pack v191 = (((v184 - (v36 * v187)) - (puma560_pack_at(&qd[stride]) * v189)) - (v1_sine[1] * v190)) - (v151 * v88);
    const puma560_pack v192 = (((v191 + (v161 * v109)) + (v157 * v84)) - (v1_cosine[1] * v99)) + (v179 * v100);
    const puma560_pack v193 = v192 + (((v125 * v96) + (v178 + (v173 * v136))) - (v172 * v113));
    const puma560_pack v194 = v193 + (v146 * v171);
    live[121] = v194;
    const puma560_pack v195 = 0.0024871679999999997 * v1_sine[2];
    live[122] = v195;
    const puma560_pack v196 = v121 + (v1_cosine[1] * ((v1_sine[1] * (0.022546398 + (0.00011692799999999998 * v1_cosine[2]))) - (v195 * v125)));
    const puma560_pack v197 = (2.0 * v127) + (((0.0004043200000000001 * v1_sine[2]) * ((v1_sine[1] * v69) - (v1_cosine[1] * v164))) + v196);
    const puma560_pack v198 = v1_sine[3] * v140;
    live[123] = v198;
    const puma560_pack v199 = ((v103 + ((0.0008642879999999998 * v89) + 3.155182285625)) - v198) - (v151 * v152);
    const puma560_pack v200 = ((v199 + ((v1_sine[1] * v1_sine[1]) * ((v119 + 0.32402200550000004) + v122))) - v197) - (v160 * v161);
    const puma560_pack v201 = 1.0 / (((v200 - (v166 * v179)) + (v167 * v172)) + (v170 * v171));
    live[124] = v201;
    *(puma560_unaligned *)&B[36U * stride] = v201;
    const puma560_pack v202 = v171 * v201;
    live[125] = v202;
}

static PUMA560_APART void puma560_pack_linearize_block_part2(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)tau;
    (void)B;
    const puma560_pack v203 = (live[121] * live[125]) - (live[92] * live[93]);
    const puma560_pack v204 = live[121] * live[124];
    const puma560_pack v205 = ((live[83] * live[76]) + (live[104] * v204)) - (live[84] * v203);
    const puma560_pack v206 = (((live[71] * live[69]) + (live[110] * v204)) - (live[85] * v203)) - (live[72] * v205);
    const puma560_pack v207 = live[3] * v204;
    const puma560_pack v208 = v207 - v206;
    const puma560_pack v209 = live[29] + v208;
    const puma560_pack v210 = v203 - v205;
    const puma560_pack v211 = live[23] - v210;
    const puma560_pack v212 = live[2] * v204;
    const puma560_pack v213 = live[32] - v212;
    const puma560_pack v214 = live[32] + v213;
    const puma560_pack v215 = (live[0] * v211) + (live[1] * v214);
    const puma560_pack v216 = live[31] - v215;
    const puma560_pack v217 = (live[4] * v209) + (live[5] * v216);
    live[126] = v217;
    const puma560_pack v218 = (live[46] + (0.15005 * v204)) + (live[48] * v203);
    const puma560_pack v219 = (live[45] * v203) - live[51];
    const puma560_pack v220 = (live[2] * v219) - (live[3] * v218);
    const puma560_pack v221 = v220 + ((0.4318 * v211) - live[49]);
    live[127] = v221;
    const puma560_pack v222 = (2.0 * live[28]) + v207;
    const puma560_pack v223 = (live[45] * v204) - live[57];
    const puma560_pack v224 = (v223 + (0.0203 * v222)) + (0.4318 * v214);
    live[128] = v224;
    const puma560_pack v225 = live[17] * live[20];
    live[129] = v225;
    const puma560_pack v226 = (((live[67] + (0.0008443200000000002 * v225)) - (live[106] * v224)) - (live[35] * v221)) + (0.0004421600000000001 * v217);
    live[130] = v226;
    const puma560_pack v227 = (live[4] * v216) - (live[5] * v209);
    live[131] = v227;
    const puma560_pack v228 = ((live[70] * v206) + (((0.00044000000000000007 * live[66]) - live[64]) + (live[95] * v204))) + (live[80] * v210);
    const puma560_pack v229 = v228 - (0.00024000000000000003 * v227);
    live[132] = v229;
    const puma560_pack v230 = ((live[4] * v229) - (0.00075 * v216)) - (live[5] * v226);
    const puma560_pack v231 = live[1] * live[3];
    live[133] = v231;
    const puma560_pack v232 = live[38] - live[40];
    const puma560_pack v233 = ((live[0] * v232) + ((live[13] * live[25]) - (live[10] * live[30]))) + (live[1] * v222);
    const puma560_pack v234 = live[1] * live[12];
    const puma560_pack v235 = (live[11] * live[24]) + (live[16] * v234);
    const puma560_pack v236 = v213 - v235;
    const puma560_pack v237 = (live[4] * v236) + (live[5] * v233);
    const puma560_pack v238 = (live[5] * live[10]) + (live[19] * live[12]);
    const puma560_pack v239 = v237 + ((v238 * live[34]) + (live[25] * live[20]));
    const puma560_pack v240 = (live[13] * v234) - (live[10] * live[11]);
    const puma560_pack v241 = (live[0] * v222) - ((live[1] * v232) + v240);
    const puma560_pack v242 = (live[4] * live[10]) - (live[74] * live[12]);
    const puma560_pack v243 = (v242 * live[20]) - (v238 * live[14]);
    const puma560_pack v244 = v243 + v241;
    const puma560_pack v245 = 2.0 * live[14];
    live[134] = v245;
    const puma560_pack v246 = (live[24] * live[34]) - (v242 * v245);
    const puma560_pack v247 = (live[26] * v244) + (live[62] * v246);
    const puma560_pack v248 = (live[0] * v247) + (live[106] * v239);
    const puma560_pack v249 = 0.011273199 * v222;
    const puma560_pack v250 = live[3] * ((((0.0047376000000000015 * v232) + (0.016765112499999985 * v214)) - v249) - (0.0203 * v248));
    const puma560_pack v251 = (live[17] * v242) - (live[24] * live[14]);
    const puma560_pack v252 = ((live[5] * v236) - v251) - (live[4] * v233);
    live[135] = v252;
    const puma560_pack v253 = ((0.3848762940000001 * live[7]) * v222) + (live[41] * v223);
    const puma560_pack v254 = (v253 + (((0.34123495800000003 * live[3]) - (0.010956925 * live[7])) * v214)) - (live[95] * v252);
    const puma560_pack v255 = (0.00024000000000000003 * v252) - (0.00020000000000000004 * v251);
    const puma560_pack v256 = (live[4] * v255) - (0.00075 * v233);
    const puma560_pack v257 = 0.011273199 * v214;
    const puma560_pack v258 = ((v257 + ((0.009475200000000003 * live[23]) - (0.34123495800000003 * v222))) + (live[1] * v256)) - (0.4318 * v248);
    const puma560_pack v259 = (((v254 + (live[45] * v248)) - v250) + (live[2] * v258)) + (v231 * v230);
    const puma560_pack v260 = (((0.025374999999999998 * v223) - live[68]) + (0.016765112499999985 * v222)) - (0.0047376000000000015 * v211);
    const puma560_pack v261 = (((v257 + (0.0013999999999999998 * v208)) + v260) + (live[4] * v226)) + (live[5] * v229);
    const puma560_pack v262 = (live[26] * v216) + ((live[62] * v209) + (0.0057599999999999995 * v225));
    const puma560_pack v263 = (((live[22] + (1557.2443004858599 * live[73])) + (live[98] * v204)) + (live[87] * v203)) - (live[75] * v205);
    const puma560_pack v264 = (live[0] * v214) - (live[1] * v211);
    const puma560_pack v265 = v263 + v264;
    const puma560_pack v266 = 0.0028799999999999997 * (live[21] + v265);
    const puma560_pack v267 = (live[4] * live[18]) - (live[5] * v266);
    live[136] = v267;
    const puma560_pack v268 = (live[0] * v267) + (live[1] * v262);
    const puma560_pack v269 = (live[2] * v218) + (live[3] * v219);
    const puma560_pack v270 = v269 + (live[61] + (0.0203 * v210));
    live[137] = v270;
    const puma560_pack v271 = (((live[60] + (0.0013000000000000004 * live[22])) + (live[58] * v224)) + (0.0006500000000000002 * v264)) - (live[62] * v270);
    const puma560_pack v272 = (v271 + (0.0006421600000000001 * v265)) - (live[27] * v221);
    const puma560_pack v273 = live[3] * (((live[0] * v272) + (v249 - live[120])) - (0.4318 * v268));
    const puma560_pack v274 = (live[0] * v262) - (live[1] * v267);
    const puma560_pack v275 = ((0.8913300000000002 * v211) - live[86]) - v274;
    const puma560_pack v276 = (live[62] * v244) - (live[26] * v246);
    const puma560_pack v277 = (((1.7826600000000004 * live[23]) + (0.025374999999999998 * v232)) - v276) - v275;
    const puma560_pack v278 = live[36] + (live[4] * v266);
    live[138] = v278;
    const puma560_pack v279 = (live[88] + (0.025374999999999998 * v210)) - v278;
    const puma560_pack v280 = ((((0.050749999999999997 * live[23]) - (0.8913300000000002 * v232)) + (live[1] * v247)) - (live[35] * v239)) - v279;
    const puma560_pack v281 = (live[2] * v277) + (live[3] * v280);
    const puma560_pack v282 = (((live[2] * (v261 - (0.0203 * v268))) + v259) + v273) + (0.15005 * v281);
    const puma560_pack v283 = (live[43] * live[45]) - v218;
    const puma560_pack v284 = (live[44] * live[48]) + v219;
    const puma560_pack v285 = ((live[2] * v284) - (live[79] * v203)) + (live[3] * v283);
    const puma560_pack v286 = ((live[62] * ((0.8636 * live[23]) + (0.0203 * v232))) - (live[59] * v242)) - (0.00020216000000000006 * v243);
    const puma560_pack v287 = v286 - (0.0006421600000000001 * v241);
    const puma560_pack v288 = (0.4318 * v222) - (0.0203 * v214);
    const puma560_pack v289 = live[55] * live[7];
    live[139] = v289;
    const puma560_pack v290 = (puma560_pack_at(&qd[0]) * v289) - (live[48] * v204);
    const puma560_pack v291 = v290 - v288;
    const puma560_pack v292 = ((live[2] * v283) + (live[77] * v203)) - (live[3] * v284);
    const puma560_pack v293 = (0.0406 * live[23]) - (0.4318 * v232);
    const puma560_pack v294 = v293 - v292;
    const puma560_pack v295 = ((v287 + (live[62] * v285)) + (live[58] * v291)) - (live[27] * v294);
    live[140] = v295;
    const puma560_pack v296 = 0.0006500000000000002 * (v240 - v241);
    const puma560_pack v297 = v295 + v296;
    const puma560_pack v298 = ((live[59] * live[24]) + (1.9999999999999998e-05 * v237)) + (0.0004221600000000001 * v239);
    const puma560_pack v299 = ((live[106] * v291) - v298) + (live[35] * v294);
    const puma560_pack v300 = (((0.025374999999999998 * v285) - (0.8913300000000002 * v292)) - (live[1] * v297)) + (live[53] * v299);
    const puma560_pack v301 = (((0.045092796 * live[23]) - (0.3244698455 * v232)) + (0.0047376000000000015 * v212)) - (0.0203 * v276);
    const puma560_pack v302 = 0.4318 * live[1];
    live[141] = v302;
    const puma560_pack v303 = 0.0012435839999999998 * live[0];
    live[142] = v303;
    const puma560_pack v304 = (((v301 - (live[80] * v252)) + (v302 * v247)) - (v303 * v239)) + (live[0] * v256);
    const puma560_pack v305 = (live[5] * v255) + ((0.0013999999999999998 * v213) - (9.999999999999983e-05 * v235));
    const puma560_pack v306 = (live[4] * v299) - v305;
    const puma560_pack v307 = live[70] * v252;
    const puma560_pack v308 = v306 + v307;
    live[143] = v308;
    const puma560_pack v309 = ((live[72] * v308) + ((live[75] * v295) - v304)) - v300;
    live[144] = v309;
    const puma560_pack v310 = (1.601861202 * live[7]) - (0.0141984 * live[6]);
    const puma560_pack v311 = (live[7] * v310) - live[123];
    const puma560_pack v312 = (((37.2347379 * live[6]) + (1.024164 * live[7])) + (live[91] * v311)) - (live[111] * v204);
    const puma560_pack v313 = ((v312 - (live[87] * v295)) - (live[79] * v279)) + (live[85] * v308);
    const puma560_pack v314 = (((live[78] * v280) - v304) - (live[50] * v277)) - (live[48] * v281);
    const puma560_pack v315 = (((v300 + (live[77] * v275)) + v313) - (live[84] * v309)) - v314;
    live[145] = v315;
    const puma560_pack v316 = ((live[112] * live[102]) + ((puma560_pack_at(&qd[stride]) * live[118]) * v311)) - ((live[89] + (live[6] * v310)) * v204);
    const puma560_pack v317 = (v316 + (live[111] * v203)) - (live[47] * v290);
    const puma560_pack v318 = (v317 - (live[6] * ((0.010956925 * v222) + (0.3848762940000001 * v214)))) + (live[98] * v295);
    const puma560_pack v319 = (((v318 - (live[97] * v297)) - (live[100] * v299)) - (live[3] * v306)) + (live[48] * v268);
    const puma560_pack v320 = ((v319 + (live[110] * v308)) - (live[104] * v309)) - ((live[103] * v315) + v282);
    live[146] = v320;
    *(puma560_unaligned *)&A[73U * stride] = live[124] * v320;
    const puma560_pack v321 = v293 + v269;
    const puma560_pack v322 = ((live[35] * v321) - (live[106] * v288)) - v298;
    const puma560_pack v323 = (((live[58] * v288) - v287) - (live[62] * v220)) + (live[27] * v321);
    live[147] = v323;
    const puma560_pack v324 = v296 - v323;
    const puma560_pack v325 = (((live[42] * v219) + (live[47] * v218)) - (live[1] * v324)) + (live[53] * v322);
    const puma560_pack v326 = (live[4] * v322) - v305;
    const puma560_pack v327 = v307 + v326;
    live[148] = v327;
    const puma560_pack v328 = ((live[72] * v327) - (live[75] * v323)) - (v304 + v325);
    live[149] = v328;
    const puma560_pack v329 = (live[3] * v326) + (((live[98] * v323) + (live[97] * v324)) + (live[100] * v322));
    const puma560_pack v330 = ((v325 + ((live[85] * v327) + (live[87] * v323))) - (live[84] * v328)) - v314;
    live[150] = v330;
    const puma560_pack v331 = (v282 + ((v329 - (live[110] * v327)) + (live[104] * v328))) + (live[103] * v330);
    live[151] = v331;
    *(puma560_unaligned *)&A[74U * stride] = -(live[124] * v331);
    const puma560_pack v332 = live[13] * live[16];
    const puma560_pack v333 = v332 - v215;
    const puma560_pack v334 = v230 + (0.0006500000000000002 * (v332 + v333));
    const puma560_pack v335 = v264 + (2.0 * live[22]);
    const puma560_pack v336 = (live[16] * live[16]) - (live[11] * live[11]);
    const puma560_pack v337 = live[5] * live[17];
    live[152] = v337;
    const puma560_pack v338 = (live[16] * v337) - (live[11] * live[14]);
    const puma560_pack v339 = (v338 - (live[5] * v336)) + (live[4] * v335);
    live[153] = v339;
    const puma560_pack v340 = (0.00024000000000000003 * v339) + (0.00020000000000000004 * v338);
    const puma560_pack v341 = ((live[4] * v340) + (0.00075 * v335)) - v272;
    live[154] = v341;
    const puma560_pack v342 = (live[4] * v336) + (live[5] * v335);
    const puma560_pack v343 = (((live[59] * live[11]) + (live[35] * v224)) - (live[106] * v221)) + (1.9999999999999998e-05 * v342);
    const puma560_pack v344 = 2.0 * live[20];
    live[155] = v344;
    const puma560_pack v345 = live[4] * live[17];
    live[156] = v345;
    const puma560_pack v346 = ((live[30] * v345) - (live[11] * v344)) - v342;
    const puma560_pack v347 = v343 - (0.0004221600000000001 * v346);
    const puma560_pack v348 = (live[1] * v334) + (((live[80] * v339) - (live[53] * v347)) - (live[0] * v341));
    const puma560_pack v349 = live[4] * live[14];
    live[157] = v349;
    const puma560_pack v350 = live[5] * live[16];
    live[158] = v350;
    const puma560_pack v351 = (v350 * live[20]) + (live[16] * v349);
    const puma560_pack v352 = v351 + v333;
    const puma560_pack v353 = live[5] * live[14];
    live[159] = v353;
    const puma560_pack v354 = (live[30] * v353) - (live[11] * live[34]);
    const puma560_pack v355 = (live[62] * v354) - (live[26] * v352);
    const puma560_pack v356 = ((live[35] * v346) - v268) - (live[1] * v355);
    live[160] = v356;
    const puma560_pack v357 = 0.4318 - live[79];
    live[161] = v357;
    const puma560_pack v358 = (((0.00020216000000000006 * v351) + ((puma560_pack_at(&qd[5U * stride]) * live[70]) * live[16])) - (live[27] * v224)) + (0.0006421600000000001 * v333);
    const puma560_pack v359 = v358 - (live[58] * v221);
    live[162] = v359;
    const puma560_pack v360 = live[1] + live[87];
    live[163] = v360;
    const puma560_pack v361 = (live[26] * v354) + (live[62] * v352);
    const puma560_pack v362 = 0.0203 + live[77];
    live[164] = v362;
    const puma560_pack v363 = (live[4] * v347) + ((9.999999999999983e-05 * v336) - (live[5] * v340));
    live[165] = v363;
    const puma560_pack v364 = v363 + (live[70] * v339);
    live[166] = v364;
    const puma560_pack v365 = ((((v362 * v361) - (v360 * v359)) + (live[85] * v364)) - (v357 * v356)) - v348;
    const puma560_pack v366 = live[1] + live[75];
    live[167] = v366;
    const puma560_pack v367 = (v348 + (0.4318 * v356)) + (((v366 * v359) - (0.0203 * v361)) + (live[72] * v364));
    live[168] = v367;
    const puma560_pack v368 = v365 - (live[84] * v367);
    live[169] = v368;
    const puma560_pack v369 = (live[97] * v334) + (live[108] * ((v274 + (live[0] * v355)) + (live[106] * v346)));
    live[170] = v369;
    const puma560_pack v370 = live[98] - live[97];
    live[171] = v370;
    const puma560_pack v371 = ((live[109] * v361) - ((live[95] * v339) + (v370 * v359))) + (live[100] * v347);
    live[172] = v371;
}

static PUMA560_APART void puma560_pack_linearize_block_part3(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)tau;
    (void)B;
    const puma560_pack v372 = ((((live[3] * live[165]) + live[172]) + (live[81] * live[154])) - (live[110] * live[166])) + (live[104] * live[168]);
    const puma560_pack v373 = v372 + ((live[103] * live[169]) + (live[170] - (live[105] * live[160])));
    live[18] = v373;
    *(puma560_unaligned *)&A[75U * stride] = live[124] * v373;
    const puma560_pack v374 = live[129] + live[126];
    live[21] = v374;
    const puma560_pack v375 = (0.00020000000000000004 * (live[129] + v374)) - live[130];
    const puma560_pack v376 = (live[34] * live[14]) - live[131];
    const puma560_pack v377 = (live[132] + (1.9999999999999998e-05 * live[131])) - (0.0004221600000000001 * v376);
    const puma560_pack v378 = (live[4] * v377) + (live[5] * v375);
    live[22] = v378;
    const puma560_pack v379 = (live[20] * live[20]) - live[15];
    const puma560_pack v380 = (((live[59] * live[20]) + (0.00020216000000000006 * v379)) + (live[82] * live[128])) + (live[26] * live[137]);
    const puma560_pack v381 = v380 - (live[99] * live[127]);
    live[23] = v381;
    const puma560_pack v382 = 0.0057599999999999995 * live[159];
    const puma560_pack v383 = live[136] + ((live[62] * v379) + (live[20] * v382));
    const puma560_pack v384 = 0.0057599999999999995 * live[157];
    live[24] = v384;
    const puma560_pack v385 = ((live[20] * v384) - (live[26] * v379)) - live[138];
    const puma560_pack v386 = (live[1] * v385) + (live[35] * v376);
    const puma560_pack v387 = (live[4] * (v375 + (4e-05 * v374))) - (live[5] * v377);
    const puma560_pack v388 = (live[80] * v374) - (live[0] * v387);
    const puma560_pack v389 = (((0.4318 * v386) + ((0.0203 * v383) - (live[167] * v381))) + (live[72] * v378)) - v388;
    live[28] = v389;
    const puma560_pack v390 = v388 + ((((live[163] * v381) - (live[164] * v383)) - (live[161] * v386)) + (live[85] * v378));
    const puma560_pack v391 = v390 - (live[84] * v389);
    live[29] = v391;
    const puma560_pack v392 = -live[171];
    live[31] = v392;
    const puma560_pack v393 = live[95] + (live[3] * live[70]);
    live[32] = v393;
    const puma560_pack v394 = (((v392 * v381) - (v393 * v374)) + (live[109] * v383)) + (live[105] * v386);
    const puma560_pack v395 = live[107] - live[96];
    live[36] = v395;
    const puma560_pack v396 = (v394 + (v395 * ((live[0] * v385) - (live[106] * v376)))) + (live[81] * v387);
    const puma560_pack v397 = live[3] - live[110];
    live[38] = v397;
    const puma560_pack v398 = ((v396 - (v397 * v378)) - (live[104] * v389)) - (live[103] * v391);
    live[40] = v398;
    *(puma560_unaligned *)&A[76U * stride] = live[124] * v398;
    const puma560_pack v399 = live[8] * live[3];
    const puma560_pack v400 = (live[1] * v399) + (live[12] * live[97]);
    const puma560_pack v401 = (-(live[3] * live[30])) - (2.0 * ((live[97] * live[13]) - v400));
    const puma560_pack v402 = live[97] * live[11];
    live[41] = v402;
    const puma560_pack v403 = v402 + (live[81] * live[16]);
    const puma560_pack v404 = live[8] * live[2];
    const puma560_pack v405 = v404 - v403;
    const puma560_pack v406 = (live[4] * v405) - (live[5] * v401);
    const puma560_pack v407 = v406 + ((live[94] * live[34]) + (live[97] * live[155]));
    const puma560_pack v408 = ((live[59] * live[97]) + (1.9999999999999998e-05 * v406)) + (0.0004221600000000001 * v407);
    const puma560_pack v409 = (0.3001 * puma560_pack_at(&qd[0])) - live[56];
    const puma560_pack v410 = (0.0406 * v404) - v409;
    const puma560_pack v411 = 0.8636 * live[12];
    const puma560_pack v412 = (0.0406 * live[39]) + (live[7] * v411);
    const puma560_pack v413 = ((live[1] * v410) + (0.8636 * v400)) - (live[0] * v412);
    const puma560_pack v414 = (live[101] * live[17]) + (live[97] * live[14]);
    const puma560_pack v415 = (v414 + (live[5] * v405)) + (live[4] * v401);
    live[43] = v415;
    const puma560_pack v416 = (0.00020000000000000004 * v414) + (0.00024000000000000003 * v415);
    const puma560_pack v417 = ((live[4] * v416) + ((0.00075 * v401) + (live[26] * v413))) - (live[5] * v408);
    const puma560_pack v418 = 0.8636 * puma560_pack_at(&qd[0]);
    const puma560_pack v419 = (((live[12] * live[115]) + (0.022546398 * live[37])) - ((v418 * live[7]) * live[42])) - (live[80] * v415);
    const puma560_pack v420 = (live[101] * live[20]) + (live[94] * live[14]);
    const puma560_pack v421 = (live[3] * live[11]) + (live[81] * live[13]);
    const puma560_pack v422 = (-v421) - (2.0 * ((live[0] * v399) - (live[81] * live[12])));
    const puma560_pack v423 = v420 - v422;
    const puma560_pack v424 = (live[97] * live[34]) + (live[101] * live[134]);
    const puma560_pack v425 = (live[26] * v424) + (live[62] * v423);
    const puma560_pack v426 = (live[62] * v424) - (live[26] * v423);
    const puma560_pack v427 = (live[0] * v417) + ((((0.0203 * v425) + v419) - (live[142] * v407)) + (live[141] * v426));
    const puma560_pack v428 = (live[59] * live[101]) + ((live[58] * v410) + (v399 * live[54]));
    const puma560_pack v429 = (v428 - (live[122] * ((live[7] * live[10]) - live[37]))) + (live[27] * v412);
    const puma560_pack v430 = 0.0024871679999999997 * live[100];
    const puma560_pack v431 = ((v429 - (live[12] * (v430 + (0.00011692799999999998 * live[52])))) - (0.0006421600000000001 * v422)) + (0.00020216000000000006 * v420);
    live[44] = v431;
    const puma560_pack v432 = v431 + (0.0006500000000000002 * (v421 - v422));
    const puma560_pack v433 = v427 - (live[1] * v432);
    const puma560_pack v434 = (((9.999999999999983e-05 * v403) - (0.0013999999999999998 * v404)) + (live[62] * v413)) - (live[5] * v416);
    const puma560_pack v435 = v434 - (live[4] * v408);
    const puma560_pack v436 = v435 + (live[70] * v415);
    live[46] = v436;
    const puma560_pack v437 = ((live[72] * v436) + (live[75] * v431)) - v433;
    live[49] = v437;
    const puma560_pack v438 = live[2] * live[12];
    const puma560_pack v439 = (((1.7826600000000004 * v438) - (0.050749999999999997 * live[39])) + (live[1] * v426)) - (live[35] * v407);
    const puma560_pack v440 = ((1.7826600000000004 * live[37]) - (0.050749999999999997 * v438)) + v425;
    const puma560_pack v441 = (((live[119] - (live[77] * v440)) + (live[87] * v431)) + (live[79] * v439)) - (live[85] * v436);
    const puma560_pack v442 = (v441 - v433) + (live[84] * v437);
    live[51] = v442;
    const puma560_pack v443 = ((live[97] * v432) + (live[108] * ((live[0] * v426) + (live[106] * v407)))) + (live[105] * v439);
    const puma560_pack v444 = 2.0 * puma560_pack_at(&qd[stride]);
    const puma560_pack v445 = (((v404 * live[114]) - (v409 * live[47])) - (v399 * live[117])) - (v444 * live[90]);
    const puma560_pack v446 = (v445 + (0.009475200000000003 * ((live[2] * (live[39] + live[37])) - live[10]))) - (live[95] * v415);
    const puma560_pack v447 = ((live[3] * v435) + ((v446 - (live[98] * v431)) + (live[109] * v440))) + (live[81] * v417);
    const puma560_pack v448 = ((v447 - (live[110] * v436)) + ((live[104] * v437) + v443)) - (v442 * live[103]);
    live[55] = v448;
    *(puma560_unaligned *)&A[78U * stride] = -(v448 * live[124]);
    const puma560_pack v449 = 0.0057599999999999995 * live[1];
    live[57] = v449;
    const puma560_pack v450 = v449 * live[152];
    live[60] = v450;
    const puma560_pack v451 = (live[53] * live[20]) + (live[65] * live[14]);
    const puma560_pack v452 = live[0] * live[13];
    const puma560_pack v453 = live[25] - v452;
    const puma560_pack v454 = v451 - v453;
    const puma560_pack v455 = (live[62] * v454) + ((live[53] * v382) - v450);
    const puma560_pack v456 = (1.7826600000000004 * live[8]) - v455;
    const puma560_pack v457 = v449 * live[156];
    live[61] = v457;
    const puma560_pack v458 = ((live[65] * v382) - v457) - (live[26] * v454);
    const puma560_pack v459 = live[1] * live[11];
    const puma560_pack v460 = (live[0] * live[16]) - v459;
    const puma560_pack v461 = live[10] + v460;
    const puma560_pack v462 = -(live[33] * (live[13] - live[12]));
    const puma560_pack v463 = (live[4] * v461) - (live[5] * v462);
    const puma560_pack v464 = ((live[65] * live[34]) - v463) - (live[33] * live[20]);
    const puma560_pack v465 = (live[35] * v464) - (0.050749999999999997 * live[8]);
    const puma560_pack v466 = ((live[133] * v458) - (live[2] * v456)) - (live[3] * v465);
    const puma560_pack v467 = ((((live[45] * live[81]) * v458) + (live[50] * v456)) - (live[78] * v465)) - (live[48] * v466);
    const puma560_pack v468 = (live[1] * live[14]) - (live[53] * live[17]);
    const puma560_pack v469 = ((-(live[4] * v462)) - (live[5] * v461)) - v468;
    live[64] = v469;
    const puma560_pack v470 = -(0.0006500000000000002 * (v453 - v452));
    const puma560_pack v471 = (((live[1] * v470) + (live[80] * v469)) - (0.0203 * v455)) + (live[142] * v464);
    const puma560_pack v472 = v471 - (live[141] * v458);
    const puma560_pack v473 = ((live[59] * live[1]) + (1.9999999999999998e-05 * v463)) - (0.0004221600000000001 * v464);
    const puma560_pack v474 = v411 + (0.0406 * live[10]);
    const puma560_pack v475 = v474 + (v418 * live[6]);
    const puma560_pack v476 = (live[3] * live[139]) + (0.0406 * live[8]);
    const puma560_pack v477 = ((live[0] * v476) + (live[56] * live[97])) - (live[1] * v475);
    const puma560_pack v478 = (0.00024000000000000003 * v469) - (0.00020000000000000004 * v468);
    const puma560_pack v479 = (live[4] * v478) - (0.00075 * v462);
    const puma560_pack v480 = v479 + ((live[5] * v473) + (live[26] * v477));
    const puma560_pack v481 = ((live[0] * v480) + ((live[56] * live[47]) + (live[139] * live[42]))) - v472;
    const puma560_pack v482 = ((0.0013999999999999998 * live[10]) + (9.999999999999983e-05 * v460)) - (live[5] * v478);
    const puma560_pack v483 = v482 + ((live[4] * v473) + (live[62] * v477));
    const puma560_pack v484 = live[70] * v469;
    const puma560_pack v485 = v483 + v484;
    live[66] = v485;
    const puma560_pack v486 = live[0] * live[70];
    live[67] = v486;
    const puma560_pack v487 = (((live[8] * live[122]) - (puma560_pack_at(&qd[5U * stride]) * v486)) + (0.0006421600000000001 * v453)) - (0.00020216000000000006 * v451);
    const puma560_pack v488 = puma560_pack_at(&qd[stride]) * ((live[6] * v430) - (live[122] * ((live[7] * live[2]) - (live[6] * live[3]))));
    const puma560_pack v489 = ((-(live[58] * v475)) - ((live[27] * v476) + v488)) - v487;
    live[68] = v489;
    const puma560_pack v490 = ((live[167] * v489) + (live[72] * v485)) - v481;
    live[69] = v490;
    const puma560_pack v491 = (v481 - v467) + (((live[85] * v485) - (live[163] * v489)) - (live[84] * v490));
    live[73] = v491;
    const puma560_pack v492 = live[119] + ((v444 * live[111]) + (live[6] * ((0.02191385 * live[12]) - (0.7697525880000002 * live[10]))));
    const puma560_pack v493 = (live[110] * v485) + ((((live[171] * v489) - v492) - (live[3] * v483)) - (live[81] * v480));
    const puma560_pack v494 = (live[0] * v458) + (live[106] * v464);
    const puma560_pack v495 = (live[45] * v494) + (((live[113] * live[10]) + (live[116] * live[12])) - (live[95] * v469));
    const puma560_pack v496 = (((0.022546398 * live[10]) + (0.009475200000000003 * live[8])) + (0.6824699160000001 * live[12])) - (live[0] * v470);
    const puma560_pack v497 = ((0.15005 * v466) + v495) - (live[2] * (v496 + (0.4318 * v494)));
    const puma560_pack v498 = v497 + (live[3] * (((0.03353022499999997 * live[10]) + (0.022546398 * live[12])) + (0.0203 * v494)));
    const puma560_pack v499 = ((v493 - (live[104] * v490)) - v498) - (v491 * live[103]);
    live[76] = v499;
    *(puma560_unaligned *)&A[79U * stride] = -(v499 * live[124]);
    const puma560_pack v500 = ((0.00011692799999999998 * live[9]) - (live[106] * v474)) + v473;
    const puma560_pack v501 = ((live[0] * v479) - v472) + (live[53] * v500);
    const puma560_pack v502 = v482 + (live[4] * v500);
    const puma560_pack v503 = v484 + v502;
    live[86] = v503;
    const puma560_pack v504 = v487 + (((0.00011692799999999998 * live[8]) * live[74]) + (live[58] * v474));
    live[88] = v504;
    const puma560_pack v505 = ((live[72] * v503) - (live[167] * v504)) - v501;
    live[89] = v505;
    const puma560_pack v506 = (v501 - v467) + (((live[163] * v504) + (live[85] * v503)) - (live[84] * v505));
    live[91] = v506;
    const puma560_pack v507 = (live[3] * v502) + (((live[81] * v479) + (live[171] * v504)) + (live[100] * v500));
    const puma560_pack v508 = ((((live[110] * v503) - v507) - (live[104] * v505)) - v498) - (v506 * live[103]);
    live[92] = v508;
    *(puma560_unaligned *)&A[80U * stride] = -(v508 * live[124]);
    const puma560_pack v509 = (live[4] * live[30]) - live[156];
    live[102] = v509;
    const puma560_pack v510 = 0.0008843200000000002 * live[158];
    const puma560_pack v511 = (live[4] * v510) - (live[5] * ((0.00020000000000000004 * v509) + (0.0006443200000000001 * live[156])));
    live[112] = v511;
    const puma560_pack v512 = (live[5] * ((0.0008443200000000002 * live[152]) - v510)) - (0.0015 * live[16]);
    const puma560_pack v513 = (live[4] * ((0.00020000000000000004 * live[156]) - (0.00024000000000000003 * v509))) + v512;
    live[118] = v513;
    const puma560_pack v514 = (live[0] * v513) + ((live[80] * v509) - (0.0013000000000000004 * v459));
    const puma560_pack v515 = (live[4] * live[20]) - live[159];
    const puma560_pack v516 = ((0.0006421600000000001 * live[11]) + (live[59] * live[4])) + (0.00020216000000000006 * v515);
    live[120] = v516;
    const puma560_pack v517 = live[11] + v515;
    live[121] = v517;
    const puma560_pack v518 = (live[27] * v517) + (((0.0057599999999999995 * live[53]) * (live[16] - live[17])) - (live[19] * v384));
    live[123] = v518;
    const puma560_pack v519 = (live[62] * v517) + (live[4] * v382);
    live[173] = v519;
    const puma560_pack v520 = ((0.4318 * v518) + (((live[167] * v516) - v514) - (live[72] * v511))) - (0.0203 * v519);
    live[174] = v520;
    const puma560_pack v521 = ((((live[163] * v516) - v514) + (live[85] * v511)) + (live[161] * v518)) - (live[164] * v519);
    const puma560_pack v522 = v521 + (live[84] * v520);
    live[175] = v522;
}

static PUMA560_APART void puma560_pack_linearize_block_part4(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)tau;
    const puma560_pack v523 = ((live[81] * live[118]) + ((live[32] * live[102]) + (0.0013000000000000004 * live[41]))) - (live[120] * live[171]);
    const puma560_pack v524 = v523 + (live[108] * ((((live[57] * live[158]) - live[60]) + (live[65] * live[24])) - (live[58] * live[121])));
    const puma560_pack v525 = (live[104] * live[174]) + ((v524 - (live[105] * live[123])) + ((live[109] * live[173]) - (live[112] * live[38])));
    const puma560_pack v526 = v525 - (live[175] * live[103]);
    *(puma560_unaligned *)&A[81U * stride] = -(v526 * live[124]);
    const puma560_pack v527 = live[59] + (0.0008443200000000002 * live[20]);
    const puma560_pack v528 = (live[4] * v527) + (0.0004000000000000001 * live[159]);
    const puma560_pack v529 = ((0.0057599999999999995 * live[0]) * live[20]) - live[61];
    const puma560_pack v530 = (0.00044000000000000007 * live[157]) - (live[5] * v527);
    const puma560_pack v531 = (live[80] * live[14]) - (live[0] * v530);
    const puma560_pack v532 = (((live[152] * (0.0057599999999999995 * live[164])) - (live[161] * v529)) - (live[85] * v528)) - v531;
    const puma560_pack v533 = (((0.00011692799999999998 * live[152]) - (0.4318 * v529)) + (live[72] * v528)) - v531;
    const puma560_pack v534 = (v533 * live[84]) + v532;
    const puma560_pack v535 = live[36] * (((0.0057599999999999995 * live[65]) * live[17]) + (live[57] * live[20]));
    const puma560_pack v536 = ((((0.0008642879999999998 * live[2]) * live[152]) - (live[14] * live[32])) + v535) - (live[105] * v529);
    const puma560_pack v537 = (v534 * live[103]) + ((((live[81] * v530) + v536) - (v528 * live[38])) - (v533 * live[104]));
    *(puma560_unaligned *)&A[82U * stride] = -(v537 * live[124]);
    const puma560_pack v538 = live[110] * live[124];
    const puma560_pack v539 = 4e-05 * live[156];
    const puma560_pack v540 = live[67] * live[17];
    const puma560_pack v541 = (v540 + (live[167] * live[63])) - (v539 * live[72]);
    const puma560_pack v542 = ((v540 + (live[63] * live[163])) + (v539 * live[85])) + (v541 * live[84]);
    const puma560_pack v543 = (v542 * live[125]) + ((((live[70] * live[81]) * live[17]) - (live[63] * live[31])) * live[124]);
    const puma560_pack v544 = live[104] * live[124];
    const puma560_pack v545 = (v543 - (v541 * v544)) + (v539 * ((live[3] * live[124]) - v538));
    *(puma560_unaligned *)&A[83U * stride] = v545;
    const puma560_pack v546 = (live[93] * live[145]) + (live[125] * live[146]);
    *(puma560_unaligned *)&A[85U * stride] = -v546;
    const puma560_pack v547 = (live[125] * live[151]) - (live[93] * live[150]);
    *(puma560_unaligned *)&A[86U * stride] = v547;
    const puma560_pack v548 = (live[125] * live[18]) - (live[93] * live[169]);
    *(puma560_unaligned *)&A[87U * stride] = -v548;
    const puma560_pack v549 = (live[93] * live[29]) + (live[125] * live[40]);
    *(puma560_unaligned *)&A[88U * stride] = -v549;
    const puma560_pack v550 = (live[51] * live[93]) + (live[55] * live[125]);
    *(puma560_unaligned *)&A[90U * stride] = v550;
    const puma560_pack v551 = (live[73] * live[93]) + (live[76] * live[125]);
    *(puma560_unaligned *)&A[91U * stride] = v551;
    const puma560_pack v552 = (live[91] * live[93]) + (live[92] * live[125]);
    *(puma560_unaligned *)&A[92U * stride] = v552;
    const puma560_pack v553 = (live[175] * live[93]) + (v526 * live[125]);
    *(puma560_unaligned *)&A[93U * stride] = v553;
    const puma560_pack v554 = (v537 * live[125]) - (v534 * live[93]);
    *(puma560_unaligned *)&A[94U * stride] = v554;
    const puma560_pack v555 = (live[103] * v545) - (v542 * live[93]);
    *(puma560_unaligned *)&A[95U * stride] = -v555;
    const puma560_pack v556 = ((live[83] * live[144]) + (v544 * live[146])) - (live[84] * v546);
    *(puma560_unaligned *)&A[97U * stride] = v556;
    const puma560_pack v557 = ((v544 * live[151]) - (live[83] * live[149])) - (live[84] * v547);
    *(puma560_unaligned *)&A[98U * stride] = -v557;
    const puma560_pack v558 = ((v544 * live[18]) - (live[83] * live[168])) - (live[84] * v548);
    *(puma560_unaligned *)&A[99U * stride] = v558;
    const puma560_pack v559 = ((live[83] * live[28]) + (v544 * live[40])) - (live[84] * v549);
    *(puma560_unaligned *)&A[100U * stride] = v559;
    const puma560_pack v560 = ((live[55] * v544) - (live[83] * live[49])) - (live[84] * v550);
    *(puma560_unaligned *)&A[102U * stride] = -v560;
    const puma560_pack v561 = ((live[83] * live[69]) + (live[76] * v544)) - (live[84] * v551);
    *(puma560_unaligned *)&A[103U * stride] = -v561;
    const puma560_pack v562 = ((live[83] * live[89]) + (live[92] * v544)) - (live[84] * v552);
    *(puma560_unaligned *)&A[104U * stride] = -v562;
    const puma560_pack v563 = ((v526 * v544) - (live[83] * live[174])) - (live[84] * v553);
    *(puma560_unaligned *)&A[105U * stride] = -v563;
    const puma560_pack v564 = ((v533 * live[83]) + (v537 * v544)) - (live[84] * v554);
    *(puma560_unaligned *)&A[106U * stride] = -v564;
    const puma560_pack v565 = ((v541 * live[83]) + (live[104] * v545)) - (live[84] * v555);
    *(puma560_unaligned *)&A[107U * stride] = v565;
    const puma560_pack v566 = (((live[71] * live[143]) + (v538 * live[146])) - (live[85] * v546)) - (live[72] * v556);
    *(puma560_unaligned *)&A[109U * stride] = -v566;
    const puma560_pack v567 = (((v538 * live[151]) - (live[71] * live[148])) - (live[85] * v547)) - (live[72] * v557);
    *(puma560_unaligned *)&A[110U * stride] = v567;
    const puma560_pack v568 = (((v538 * live[18]) - (live[71] * live[166])) - (live[85] * v548)) - (live[72] * v558);
    *(puma560_unaligned *)&A[111U * stride] = -v568;
    const puma560_pack v569 = (((live[71] * live[22]) + (v538 * live[40])) - (live[85] * v549)) - (live[72] * v559);
    *(puma560_unaligned *)&A[112U * stride] = -v569;
    const puma560_pack v570 = (((live[55] * v538) - (live[71] * live[46])) - (live[85] * v550)) - (live[72] * v560);
    *(puma560_unaligned *)&A[114U * stride] = v570;
    const puma560_pack v571 = (((live[71] * live[66]) + (live[76] * v538)) - (live[85] * v551)) - (live[72] * v561);
    *(puma560_unaligned *)&A[115U * stride] = v571;
    const puma560_pack v572 = (((live[71] * live[86]) + (live[92] * v538)) - (live[85] * v552)) - (live[72] * v562);
    *(puma560_unaligned *)&A[116U * stride] = v572;
    const puma560_pack v573 = (((live[71] * live[112]) + (v526 * v538)) - (live[85] * v553)) - (live[72] * v563);
    *(puma560_unaligned *)&A[117U * stride] = v573;
    const puma560_pack v574 = (((live[71] * v528) + (v537 * v538)) - (live[85] * v554)) - (live[72] * v564);
    *(puma560_unaligned *)&A[118U * stride] = v574;
    const puma560_pack v575 = (live[72] * v565) + ((live[85] * v555) + ((v539 * live[71]) - (live[110] * v545)));
    *(puma560_unaligned *)&A[119U * stride] = v575;
    const puma560_pack v576 = live[98] * live[124];
    *(puma560_unaligned *)&A[121U * stride] = (live[75] * v556) - (((1557.2443004858599 * live[140]) + (v576 * live[146])) + (live[87] * v546));
    *(puma560_unaligned *)&A[122U * stride] = (((1557.2443004858599 * live[147]) + (v576 * live[151])) + (live[87] * v547)) - (live[75] * v557);
    *(puma560_unaligned *)&A[123U * stride] = (((1557.2443004858599 * live[162]) - (v576 * live[18])) - (live[87] * v548)) + (live[75] * v558);
    *(puma560_unaligned *)&A[124U * stride] = (((1557.2443004858599 * live[23]) - (v576 * live[40])) - (live[87] * v549)) + (live[75] * v559);
    *(puma560_unaligned *)&A[126U * stride] = ((live[87] * v550) + ((live[55] * v576) - (1557.2443004858599 * live[44]))) - (live[75] * v560);
    *(puma560_unaligned *)&A[127U * stride] = (((1557.2443004858599 * live[68]) + (live[76] * v576)) + (live[87] * v551)) - (live[75] * v561);
    *(puma560_unaligned *)&A[128U * stride] = ((live[87] * v552) + ((live[92] * v576) - (1557.2443004858599 * live[88]))) - (live[75] * v562);
    *(puma560_unaligned *)&A[129U * stride] = ((live[87] * v553) + ((v526 * v576) - (1557.2443004858599 * live[120]))) - (live[75] * v563);
    *(puma560_unaligned *)&A[130U * stride] = ((live[87] * v554) + (v537 * v576)) - (live[75] * v564);
    *(puma560_unaligned *)&A[131U * stride] = (live[75] * v565) - (((0.06228977201943439 * live[14]) + (live[98] * v545)) + (live[87] * v555));
    const puma560_pack v577 = live[94] * live[124];
    *(puma560_unaligned *)&A[133U * stride] = ((live[135] + (v577 * live[146])) + (live[5] * v566)) + (live[65] * (v546 - v556));
    *(puma560_unaligned *)&A[134U * stride] = ((live[135] - (v577 * live[151])) - (live[5] * v567)) - (live[65] * (v547 - v557));
    *(puma560_unaligned *)&A[135U * stride] = ((live[5] * v568) + ((v577 * live[18]) - live[153])) + (live[65] * (v548 - v558));
    *(puma560_unaligned *)&A[136U * stride] = ((live[5] * v569) + ((v577 * live[40]) - live[21])) + (live[65] * (v549 - v559));
    *(puma560_unaligned *)&A[138U * stride] = ((live[43] - (live[55] * v577)) - (live[5] * v570)) - (live[65] * (v550 - v560));
    *(puma560_unaligned *)&A[139U * stride] = -(((live[64] + (live[76] * v577)) + (live[5] * v571)) + (live[65] * (v551 - v561)));
    *(puma560_unaligned *)&A[140U * stride] = -(((live[64] + (live[92] * v577)) + (live[5] * v572)) + (live[65] * (v552 - v562)));
    *(puma560_unaligned *)&A[141U * stride] = -(((live[102] + (v526 * v577)) + (live[5] * v573)) + (live[65] * (v553 - v563)));
    *(puma560_unaligned *)&A[142U * stride] = ((live[14] - (v537 * v577)) - (live[5] * v574)) - (live[65] * (v554 - v564));
    *(puma560_unaligned *)&A[143U * stride] = ((live[94] * v545) - (live[5] * v575)) + (live[65] * (v555 - v565));
    const puma560_pack v578 = -live[125];
    *(puma560_unaligned *)&B[37U * stride] = v578;
    *(puma560_unaligned *)&B[42U * stride] = v578;
    const puma560_pack v579 = live[104] - (live[84] * live[103]);
    const puma560_pack v580 = v579 * live[124];
    *(puma560_unaligned *)&B[38U * stride] = v580;
    *(puma560_unaligned *)&B[48U * stride] = v580;
    const puma560_pack v581 = (v538 - (live[85] * live[125])) - (live[72] * v580);
    const puma560_pack v582 = -v581;
    *(puma560_unaligned *)&B[39U * stride] = v582;
    *(puma560_unaligned *)&B[54U * stride] = v582;
    const puma560_pack v583 = (v576 + (live[87] * live[125])) - (live[75] * v580);
    const puma560_pack v584 = -v583;
    *(puma560_unaligned *)&B[40U * stride] = v584;
    *(puma560_unaligned *)&B[60U * stride] = v584;
    const puma560_pack v585 = live[65] + (live[5] * live[72]);
    const puma560_pack v586 = live[65] - (live[5] * live[85]);
    const puma560_pack v587 = ((v577 + (v586 * live[125])) + (live[5] * v538)) - (v585 * v580);
    *(puma560_unaligned *)&B[41U * stride] = v587;
    *(puma560_unaligned *)&B[66U * stride] = v587;
    *(puma560_unaligned *)&B[43U * stride] = (live[103] * live[125]) - live[93];
    const puma560_pack v588 = live[84] * live[93];
    const puma560_pack v589 = v588 + (v579 * live[125]);
    const puma560_pack v590 = -v589;
    *(puma560_unaligned *)&B[44U * stride] = v590;
    *(puma560_unaligned *)&B[49U * stride] = v590;
    const puma560_pack v591 = ((live[72] * v588) - (live[85] * live[93])) - (live[103] * v581);
    const puma560_pack v592 = -v591;
    *(puma560_unaligned *)&B[45U * stride] = v592;
    *(puma560_unaligned *)&B[55U * stride] = v592;
    const puma560_pack v593 = ((live[87] * live[93]) + (live[75] * v588)) - (live[103] * v583);
    const puma560_pack v594 = -v593;
    *(puma560_unaligned *)&B[46U * stride] = v594;
    *(puma560_unaligned *)&B[61U * stride] = v594;
    const puma560_pack v595 = ((v586 * live[93]) + (v585 * v588)) - (live[103] * v587);
    *(puma560_unaligned *)&B[47U * stride] = v595;
    *(puma560_unaligned *)&B[67U * stride] = v595;
    *(puma560_unaligned *)&B[50U * stride] = ((v579 * v544) - live[83]) - (live[84] * v589);
    const puma560_pack v596 = (live[84] * v591) + ((live[72] * live[83]) + (live[104] * v581));
    const puma560_pack v597 = -v596;
    *(puma560_unaligned *)&B[51U * stride] = v597;
    *(puma560_unaligned *)&B[56U * stride] = v597;
    const puma560_pack v598 = (live[84] * v593) + ((live[104] * v583) + (live[75] * live[83]));
    const puma560_pack v599 = -v598;
    *(puma560_unaligned *)&B[52U * stride] = v599;
    *(puma560_unaligned *)&B[62U * stride] = v599;
    const puma560_pack v600 = ((v585 * live[83]) + (live[104] * v587)) + (live[84] * v595);
    *(puma560_unaligned *)&B[53U * stride] = v600;
    *(puma560_unaligned *)&B[68U * stride] = v600;
    *(puma560_unaligned *)&B[57U * stride] = ((live[71] + (live[110] * v581)) + (live[85] * v591)) - (live[72] * v596);
    const puma560_pack v601 = ((live[85] * v593) + (live[110] * v583)) - (live[72] * v598);
    *(puma560_unaligned *)&B[58U * stride] = v601;
    *(puma560_unaligned *)&B[63U * stride] = v601;
    const puma560_pack v602 = (((live[5] * live[71]) + (live[110] * v587)) + (live[85] * v595)) - (live[72] * v600);
    const puma560_pack v603 = -v602;
    *(puma560_unaligned *)&B[59U * stride] = v603;
    *(puma560_unaligned *)&B[69U * stride] = v603;
    *(puma560_unaligned *)&B[64U * stride] = ((1557.2443004858599 + (live[98] * v583)) - (live[87] * v593)) - (live[75] * v598);
    const puma560_pack v604 = -(((live[98] * v587) - (live[87] * v595)) - (live[75] * v600));
    *(puma560_unaligned *)&B[65U * stride] = v604;
    *(puma560_unaligned *)&B[70U * stride] = v604;
    *(puma560_unaligned *)&B[71U * stride] = ((24999.999999999996 + (live[94] * v587)) + (live[5] * v602)) - (live[65] * (v595 + v600));
}

static PUMA560_APART void puma560_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    puma560_pack live[176];
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
