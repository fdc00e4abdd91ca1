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
    const puma560_pack v11 = v1_cosine[0] * v1_sine[1];
    live[10] = v11;
    const puma560_pack v12 = (puma560_pack_at(&qd[0]) * v11) - v10;
    live[11] = v12;
    const puma560_pack v13 = puma560_pack_at(&qd[0]) * v1_cosine[1];
    live[12] = v13;
    const puma560_pack v14 = puma560_pack_at(&qd[3U * stride]) + v13;
    live[13] = v14;
    const puma560_pack v15 = (v1_sine[2] * v12) - (v1_cosine[2] * v14);
    live[14] = v15;
    const puma560_pack v16 = puma560_pack_at(&qd[0]) * v1_sine[1];
    live[15] = v16;
    const puma560_pack v17 = (v1_sine[0] * v16) + (v9 * v1_cosine[0]);
    live[16] = v17;
    const puma560_pack v18 = puma560_pack_at(&qd[4U * stride]) + v17;
    live[17] = v18;
    const puma560_pack v19 = 2.0 * v18;
    live[18] = v19;
    const puma560_pack v20 = v17 * v12;
    const puma560_pack v21 = v9 * v16;
    const puma560_pack v22 = v21 - v20;
    live[19] = v22;
    const puma560_pack v23 = 2.0 * v14;
    live[20] = v23;
    const puma560_pack v24 = v17 * v23;
    live[21] = v24;
    const puma560_pack v25 = v1_sine[0] * v13;
    live[22] = v25;
    const puma560_pack v26 = v1_cosine[0] * v13;
    live[23] = v26;
    const puma560_pack v27 = 2.0 * v9;
    live[24] = v27;
    const puma560_pack v28 = ((v16 * v25) - v24) + (v27 * v26);
    const puma560_pack v29 = (v1_sine[2] * v22) - (v1_cosine[2] * v28);
    const puma560_pack v30 = v29 + (v19 * v15);
    const puma560_pack v31 = puma560_pack_at(&qd[0]) * v13;
    live[25] = v31;
    const puma560_pack v32 = 0.0203 * v1_cosine[1];
    live[26] = v32;
    const puma560_pack v33 = v9 * v9;
    live[27] = v33;
    const puma560_pack v34 = (0.0203 * v33) + (v32 * v31);
    live[28] = v34;
    const puma560_pack v35 = 0.4318 * v1_sine[3];
    live[29] = v35;
    const puma560_pack v36 = puma560_pack_at(&qd[stride]) * puma560_pack_at(&qd[stride]);
    live[30] = v36;
    const puma560_pack v37 = (v36 * v35) - 9.81;
    live[31] = v37;
    const puma560_pack v38 = 0.4318 * v1_cosine[3];
    live[32] = v38;
    const puma560_pack v39 = v1_cosine[1] * v38;
    live[33] = v39;
    const puma560_pack v40 = puma560_pack_at(&qd[0]) * puma560_pack_at(&qd[0]);
    const puma560_pack v41 = v36 + v40;
    live[34] = v41;
    const puma560_pack v42 = v16 * v13;
    live[35] = v42;
    const puma560_pack v43 = ((0.4318 * v42) - (v41 * v39)) - ((v1_sine[1] * v37) + v34);
    const puma560_pack v44 = 0.0028799999999999997 * v1_sine[0];
    live[36] = v44;
    const puma560_pack v45 = 0.8636 * v1_sine[3];
    live[37] = v45;
    const puma560_pack v46 = puma560_pack_at(&qd[0]) * puma560_pack_at(&qd[stride]);
    live[38] = v46;
    const puma560_pack v47 = (0.15005 * v40) - (v46 * v45);
    live[39] = v47;
    const puma560_pack v48 = (0.0406 * v21) - v47;
    live[40] = v48;
    const puma560_pack v49 = 0.8636 * v13;
    live[41] = v49;
    const puma560_pack v50 = v48 + (v9 * v49);
    const puma560_pack v51 = 0.0028799999999999997 * v1_cosine[0];
    live[42] = v51;
    const puma560_pack v52 = 4e-05 * puma560_pack_at(&qd[5U * stride]);
    live[43] = v52;
    const puma560_pack v53 = (((v52 * v18) - (v51 * v50)) - (v44 * v43)) + (1.9999999999999998e-05 * v29);
    const puma560_pack v54 = v53 + (0.0004221600000000001 * v30);
    const puma560_pack v55 = (v1_sine[2] * v14) + (v1_cosine[2] * v12);
    live[44] = v55;
    const puma560_pack v56 = v18 * v55;
    live[45] = v56;
    const puma560_pack v57 = (v1_sine[2] * v28) + (v1_cosine[2] * v22);
    const puma560_pack v58 = 4e-05 * v55;
    live[46] = v58;
    const puma560_pack v59 = (4e-05 * v57) + (v18 * v58);
    const puma560_pack v60 = v59 + ((0.00020000000000000004 * v57) + (0.0004000000000000001 * v56));
    const puma560_pack v61 = ((v1_sine[2] * v60) + (0.00075 * v28)) - (v1_cosine[2] * v54);
    const puma560_pack v62 = puma560_pack_at(&tau[5U * stride]) + v59;
    live[47] = v62;
    const puma560_pack v63 = v1_sine[0] * v1_sine[2];
    live[48] = v63;
    const puma560_pack v64 = 0.0028799999999999997 * v1_cosine[2];
    live[49] = v64;
    const puma560_pack v65 = v1_cosine[0] * v64;
    live[50] = v65;
    const puma560_pack v66 = v15 * v55;
    live[51] = v66;
    const puma560_pack v67 = (v52 * v55) + (0.00020216000000000006 * v66);
    live[52] = v67;
    const puma560_pack v68 = v1_sine[2] * v1_sine[1];
    live[53] = v68;
    const puma560_pack v69 = v1_cosine[3] * v68;
    live[54] = v69;
    const puma560_pack v70 = 0.0028799999999999997 * v1_sine[2];
    live[55] = v70;
    const puma560_pack v71 = v1_cosine[1] * v70;
    live[56] = v71;
    const puma560_pack v72 = v16 * v16;
    live[57] = v72;
    const puma560_pack v73 = (0.4318 * (v33 + v72)) - (0.0203 * v42);
    live[58] = v73;
    const puma560_pack v74 = v1_sine[0] * v64;
    live[59] = v74;
    const puma560_pack v75 = ((v70 * v73) + ((v37 * v71) - ((0.0012435839999999998 * v41) * v69))) + (v74 * v50);
    const puma560_pack v76 = (v67 - (v65 * v43)) + v75;
    const puma560_pack v77 = v14 * v12;
    live[60] = v77;
    const puma560_pack v78 = ((v11 * v31) - v77) - (v27 * v25);
    const puma560_pack v79 = v76 + ((0.0006500000000000002 * v77) - (0.0012921600000000003 * v78));
    const puma560_pack v80 = (0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]);
    live[61] = v80;
    const puma560_pack v81 = (0.025374999999999998 * v1_sine[1]) + (0.8913300000000002 * v1_cosine[1]);
    live[62] = v81;
    const puma560_pack v82 = v38 * v81;
    const puma560_pack v83 = (0.3244698455 * v1_sine[1]) - (0.022546398 * v1_cosine[1]);
    live[63] = v83;
    const puma560_pack v84 = 0.011273199 + (v1_cosine[1] * v83);
    live[64] = v84;
    const puma560_pack v85 = v33 + v40;
    live[65] = v85;
    const puma560_pack v86 = (((v41 * v82) + (v37 * v80)) - (v85 * v84)) + (v1_cosine[0] * v79);
    const puma560_pack v87 = (v86 + (v63 * v62)) - (v1_sine[0] * v61);
    const puma560_pack v88 = (0.0013999999999999998 * v21) - (9.999999999999983e-05 * v20);
    live[66] = v88;
    const puma560_pack v89 = (v88 + (v1_sine[2] * v54)) + (v1_cosine[2] * v60);
    const puma560_pack v90 = v89 + (puma560_pack_at(&tau[3U * stride]) - (v1_cosine[2] * v62));
    live[67] = v90;
    const puma560_pack v91 = 0.00020216000000000006 * v1_sine[2];
    const puma560_pack v92 = v1_sine[2] * v91;
    const puma560_pack v93 = 0.0016399999999999997 + v92;
    const puma560_pack v94 = 4e-05 * v1_cosine[2];
    live[68] = v94;
    const puma560_pack v95 = 1.0 / ((v1_cosine[2] * v94) - v93);
    live[69] = v95;
    const puma560_pack v96 = 0.0012435839999999998 * v63;
    const puma560_pack v97 = v96 + (v63 * (0.00020216000000000006 * v1_cosine[2]));
    const puma560_pack v98 = v97 + (v63 * v94);
    const puma560_pack v99 = v98 * v95;
    live[70] = v99;
    const puma560_pack v100 = v55 * v55;
    live[71] = v100;
    const puma560_pack v101 = 0.0028799999999999997 * ((v18 * v18) + v100);
    live[72] = v101;
    const puma560_pack v102 = v1_sine[2] * v1_cosine[0];
    live[73] = v102;
    const puma560_pack v103 = v66 - v78;
    const puma560_pack v104 = (v44 * v30) + ((v65 * v103) - (v102 * v101));
    const puma560_pack v105 = v1_cosine[2] * v101;
    live[74] = v105;
    const puma560_pack v106 = v105 + (v70 * v103);
    const puma560_pack v107 = (puma560_pack_at(&tau[4U * stride]) + (0.0006421600000000001 * v78)) - v76;
    live[75] = v107;
    const puma560_pack v108 = v1_cosine[0] * v1_cosine[2];
    live[76] = v108;
    const puma560_pack v109 = ((5.846399999999999e-05 * v1_sine[2]) - (0.0006421600000000001 * v1_cosine[0])) - (0.0012435839999999998 * v108);
    const puma560_pack v110 = 1557.2443004858599 * v109;
    live[77] = v110;
    const puma560_pack v111 = (((puma560_pack_at(&tau[2U * stride]) - (v33 * v84)) - (0.4318 * v104)) + (0.0203 * v106)) + (v110 * v107);
    const puma560_pack v112 = (v111 - (v99 * v90)) - v87;
    live[78] = v112;
    const puma560_pack v113 = v1_sine[1] * v38;
    live[79] = v113;
    const puma560_pack v114 = v113 - (v1_cosine[1] * v35);
    const puma560_pack v115 = 0.0028799999999999997 * v63;
    live[80] = v115;
    const puma560_pack v116 = (v115 * v114) - v98;
    const puma560_pack v117 = v39 + (v1_sine[1] * v35);
    const puma560_pack v118 = (v109 + (v70 * v117)) + (v65 * v114);
    const puma560_pack v119 = 4e-05 * v63;
    live[81] = v119;
    const puma560_pack v120 = (0.00010000000000000026 * v1_sine[0]) + (v63 * v91);
    const puma560_pack v121 = 0.00011692799999999998 * v102;
    const puma560_pack v122 = v121 + (v1_sine[0] * v120);
    const puma560_pack v123 = v122 + ((v63 * v119) - (0.0024871679999999997 * v1_cosine[2]));
    const puma560_pack v124 = v123 - 0.3592922305;
    const puma560_pack v125 = v1_cosine[0] * v70;
    live[82] = v125;
    const puma560_pack v126 = v35 * v81;
    live[83] = v126;
    const puma560_pack v127 = v38 * v80;
    live[84] = v127;
    const puma560_pack v128 = (v127 + (v64 * v114)) + ((v125 * v117) - v126);
    const puma560_pack v129 = ((v124 + (v110 * v118)) + v128) + (v116 * v99);
    const puma560_pack v130 = 1.0 / ((v98 * v99) - (v124 + (v109 * v110)));
    live[85] = v130;
    const puma560_pack v131 = v129 * v130;
    live[86] = v131;
    const puma560_pack v132 = v116 * v95;
    live[87] = v132;
    const puma560_pack v133 = 0.4318 - v114;
    live[88] = v133;
    const puma560_pack v134 = (((1.024164 * v1_sine[3]) + puma560_pack_at(&tau[stride])) - (37.2347379 * v1_cosine[3])) + ((v85 * v35) * v80);
    const puma560_pack v135 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_pack v136 = v1_cosine[3] * v135;
    live[89] = v136;
    const puma560_pack v137 = v136 - 0.0070992;
    live[90] = v137;
    const puma560_pack v138 = v36 - v41;
    live[91] = v138;
    const puma560_pack v139 = v82 - v84;
    live[92] = v139;
    const puma560_pack v140 = 0.0203 + v117;
    live[93] = v140;
    const puma560_pack v141 = ((((v138 * v137) + v134) + (v33 * v139)) - (v133 * v104)) + (v140 * v106);
    const puma560_pack v142 = 1557.2443004858599 * v118;
    live[94] = v142;
    const puma560_pack v143 = (((v141 + (v142 * v107)) + (v132 * v90)) - v87) + (v131 * v112);
    live[95] = v143;
    const puma560_pack v144 = (((2.1074062325 - v123) - (2.0 * v128)) - (v118 * v142)) + (v116 * v132);
    const puma560_pack v145 = 1.0 / (v144 - (v129 * v131));
    live[96] = v145;
    const puma560_pack v146 = (v1_sine[2] * v11) - (v1_cosine[2] * v1_cosine[1]);
    live[97] = v146;
    const puma560_pack v147 = 5.846399999999999e-05 * v1_cosine[1];
    const puma560_pack v148 = 0.0004321439999999999 * v1_cosine[1];
    const puma560_pack v149 = ((v1_cosine[1] * v93) + ((v63 * v148) - (v102 * v147))) + (v94 * v146);
    const puma560_pack v150 = 0.4318 * v1_sine[1];
    live[98] = v150;
    const puma560_pack v151 = v150 - v38;
    const puma560_pack v152 = v1_cosine[2] * v11;
    live[99] = v152;
    const puma560_pack v153 = v149 + ((v91 * v152) + (v125 * v151));
    const puma560_pack v154 = v1_sine[0] * v1_cosine[2];
    live[100] = v154;
    const puma560_pack v155 = v1_sine[0] * v1_sine[1];
    live[101] = v155;
    const puma560_pack v156 = ((0.0006421600000000001 * v155) + (0.0004321439999999999 * v68)) - (v108 * v148);
    const puma560_pack v157 = v156 + ((v74 * v151) - (v154 * v147));
    const puma560_pack v158 = 1557.2443004858599 * v157;
    live[102] = v158;
    const puma560_pack v159 = 0.0047376000000000015 * v1_cosine[1];
    live[103] = v159;
    const puma560_pack v160 = (((v159 - (v11 * v120)) + (v1_cosine[1] * v97)) + (0.15005 * v81)) - (0.0004321439999999999 * v146);
    const puma560_pack v161 = 4e-05 * v146;
    live[104] = v161;
    const puma560_pack v162 = v160 + (v63 * ((5.846399999999999e-05 * v1_sine[1]) - v161));
    const puma560_pack v163 = (v162 - (v109 * v158)) + (v153 * v99);
    const puma560_pack v164 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    live[105] = v164;
    const puma560_pack v165 = ((((v1_sine[3] * v96) + v164) - (v118 * v158)) + v162) - (v153 * v132);
    const puma560_pack v166 = v165 + (v163 * v131);
    const puma560_pack v167 = v166 * v145;
    live[106] = v167;
    const puma560_pack v168 = v163 * v130;
    live[107] = v168;
    const puma560_pack v169 = v32 - v151;
    live[108] = v169;
    const puma560_pack v170 = 0.15005 * v1_cosine[1];
    live[109] = v170;
    const puma560_pack v171 = (v170 * v104) - (v169 * (((v63 * v101) - (v74 * v103)) + (v51 * v30)));
    const puma560_pack v172 = 0.15005 * v1_sine[1];
    live[110] = v172;
    const puma560_pack v173 = v153 * v95;
    live[111] = v173;
    const puma560_pack v174 = (0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]);
    live[112] = v174;
    const puma560_pack v175 = v40 - v41;
    live[113] = v175;
    const puma560_pack v176 = (v47 * v80) + ((puma560_pack_at(&tau[0]) - (v175 * v174)) + ((0.0047376000000000015 * puma560_pack_at(&qd[0])) * v16));
    const puma560_pack v177 = 0.0047376000000000015 * v1_sine[1];
    live[114] = v177;
    const puma560_pack v178 = v177 + (0.15005 * v80);
    live[115] = v178;
    const puma560_pack v179 = 2.0 * puma560_pack_at(&qd[0]);
    live[116] = v179;
    const puma560_pack v180 = puma560_pack_at(&qd[stride]) * v179;
    live[117] = v180;
    const puma560_pack v181 = v180 + (puma560_pack_at(&qd[2U * stride]) * v179);
    live[118] = v181;
    const puma560_pack v182 = (((v176 - (v85 * v178)) + (v180 * v137)) + (v181 * v139)) + (v146 * v62);
    const puma560_pack v183 = (((v182 - (v158 * v107)) - (v155 * v79)) + (v1_cosine[1] * v89)) + (v173 * v90);
    const puma560_pack v184 = v183 + (((v171 - (v172 * v106)) - (v11 * v61)) + (v168 * v112));
    live[119] = v184;
    const puma560_pack v185 = v1_sine[3] * v135;
    live[120] = v185;
    const puma560_pack v186 = v1_sine[1] - v1_cosine[3];
    live[121] = v186;
    const puma560_pack v187 = v1_cosine[2] * v1_sine[1];
    live[122] = v187;
    const puma560_pack v188 = 0.8636 * v1_cosine[3];
    live[123] = v188;
    const puma560_pack v189 = v188 * v80;
    live[124] = v189;
    const puma560_pack v190 = (v121 + (v187 * ((0.00011692799999999998 * v1_cosine[1]) - (0.0024871679999999997 * v186)))) + v189;
    const puma560_pack v191 = 0.0024871679999999997 * v1_sine[2];
    live[125] = v191;
    const puma560_pack v192 = v1_cosine[1] * ((v102 * (0.0024871679999999997 * v1_cosine[3])) - (v191 * v11));
    const puma560_pack v193 = ((v92 + (3.155182285625 + (0.0008642879999999998 * v63))) - v192) + ((v1_sine[1] * v1_sine[1]) * (v122 - 0.0004478399999999997));
    const puma560_pack v194 = v1_sine[1] * v83;
    live[126] = v194;
    const puma560_pack v195 = (v194 - ((0.0004043200000000001 * v1_sine[2]) * ((v1_sine[1] * v68) - (v1_cosine[1] * v152)))) + v193;
    const puma560_pack v196 = ((v195 - (((v146 * v161) + v185) + v190)) - (v157 * v158)) + (v153 * v173);
    const puma560_pack v197 = 1.0 / ((v196 - (v163 * v168)) - (v166 * v167));
    live[127] = v197;
}

static PUMA560_APART void puma560_pack_linearize_block_part2(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)tau;
    *(puma560_unaligned *)&B[36U * stride] = live[127];
    const puma560_pack v198 = (live[119] + (live[95] * live[106])) * live[127];
    const puma560_pack v199 = (live[95] * live[96]) + (live[106] * v198);
    const puma560_pack v200 = ((live[85] * live[78]) + (live[107] * v198)) + (live[86] * v199);
    const puma560_pack v201 = v199 + v200;
    const puma560_pack v202 = live[35] - v201;
    const puma560_pack v203 = live[29] * v199;
    const puma560_pack v204 = v203 + ((live[34] * live[32]) - (0.15005 * v198));
    const puma560_pack v205 = live[32] * v199;
    const puma560_pack v206 = v205 - live[31];
    const puma560_pack v207 = (live[2] * v206) - (live[3] * v204);
    const puma560_pack v208 = v207 + ((0.4318 * v202) - live[28]);
    live[128] = v208;
    const puma560_pack v209 = live[2] * v198;
    const puma560_pack v210 = live[8] * live[12];
    const puma560_pack v211 = v210 + v209;
    const puma560_pack v212 = v210 + v211;
    const puma560_pack v213 = live[32] + live[26];
    const puma560_pack v214 = ((v213 * v198) - live[40]) - (0.4318 * v212);
    live[129] = v214;
    const puma560_pack v215 = live[43] + (0.0008443200000000002 * live[14]);
    live[130] = v215;
    const puma560_pack v216 = ((live[87] * v199) + ((live[111] * v198) - (live[69] * live[67]))) - (live[70] * v200);
    const puma560_pack v217 = live[3] * v198;
    const puma560_pack v218 = v217 + v216;
    const puma560_pack v219 = live[19] - v218;
    const puma560_pack v220 = (live[0] * v202) + (live[1] * v212);
    const puma560_pack v221 = live[21] - v220;
    const puma560_pack v222 = (live[4] * v219) + (live[5] * v221);
    live[131] = v222;
    const puma560_pack v223 = (0.0004421600000000001 * v222) + (((live[42] * v214) + (live[17] * v215)) - (live[36] * v208));
    live[132] = v223;
    const puma560_pack v224 = live[123] * live[62];
    live[133] = v224;
    const puma560_pack v225 = (0.3244698455 * live[3]) + (0.022546398 * live[2]);
    const puma560_pack v226 = live[126] - (live[3] * v225);
    const puma560_pack v227 = (((live[39] * live[62]) - (live[65] * live[103])) + (0.0047376000000000015 * live[25])) + (live[118] * (v226 - live[84]));
    const puma560_pack v228 = (((v227 + (v224 * v198)) - (live[63] * v217)) - (v225 * v209)) - (live[114] * v201);
    const puma560_pack v229 = (live[24] * live[15]) - v217;
    const puma560_pack v230 = 2.0 * live[16];
    live[134] = v230;
    const puma560_pack v231 = live[57] - (live[3] * live[25]);
    const puma560_pack v232 = (((live[0] * v231) + (live[22] * live[20])) - (live[15] * v230)) + (live[1] * v229);
    const puma560_pack v233 = (live[11] * live[22]) + (live[16] * live[23]);
    const puma560_pack v234 = v211 - v233;
    const puma560_pack v235 = (live[4] * live[15]) - (live[5] * live[23]);
    const puma560_pack v236 = (((live[22] * live[44]) - (live[17] * v235)) + (live[5] * v234)) - (live[4] * v232);
    live[135] = v236;
    const puma560_pack v237 = ((v228 + (live[2] * ((0.0013999999999999998 * v218) - live[66]))) + (live[104] * v236)) - (live[53] * v223);
    const puma560_pack v238 = (live[4] * v221) - (live[5] * v219);
    live[136] = v238;
    const puma560_pack v239 = ((live[68] * v216) + (((0.00044000000000000007 * live[45]) - live[47]) - (live[104] * v198))) + (live[81] * v201);
    const puma560_pack v240 = v239 - (0.00024000000000000003 * v238);
    live[137] = v240;
    const puma560_pack v241 = 0.0057599999999999995 * live[17];
    const puma560_pack v242 = (live[49] * v221) + ((live[55] * v219) + (live[14] * v241));
    const puma560_pack v243 = (((live[102] * v198) - ((1557.2443004858599 * live[75]) + live[60])) - (live[94] * v199)) - (live[77] * v200);
    const puma560_pack v244 = (live[0] * v212) - (live[1] * v202);
    const puma560_pack v245 = v243 - v244;
    const puma560_pack v246 = -(0.0028799999999999997 * (v245 - live[51]));
    const puma560_pack v247 = (live[4] * live[72]) - (live[5] * v246);
    live[138] = v247;
    const puma560_pack v248 = (live[0] * v247) + (live[1] * v242);
    const puma560_pack v249 = (v237 - (live[122] * v240)) + (((0.4318 * live[3]) + (0.0203 * live[2])) * v248);
    const puma560_pack v250 = ((live[4] * v240) - (0.00075 * v221)) - (live[5] * v223);
    live[139] = v250;
    const puma560_pack v251 = (0.0006421600000000001 * v245) + (((live[59] * v214) - (live[52] + (0.0013000000000000004 * live[60]))) - (0.0006500000000000002 * v244));
    const puma560_pack v252 = (live[2] * v204) + (live[3] * v206);
    const puma560_pack v253 = v252 + ((0.0203 * v201) - live[58]);
    live[140] = v253;
    const puma560_pack v254 = (v251 + (live[55] * v253)) + (live[50] * v208);
    live[141] = v254;
    const puma560_pack v255 = (live[0] * v254) - (live[1] * v250);
    const puma560_pack v256 = (live[0] * v242) - (live[1] * v247);
    live[142] = v256;
    const puma560_pack v257 = live[74] + (live[4] * v246);
    live[143] = v257;
    const puma560_pack v258 = (live[2] * v256) + ((live[3] * v257) + (live[61] * v201));
    const puma560_pack v259 = (live[4] * v234) + (live[5] * v232);
    const puma560_pack v260 = (live[5] * live[15]) + (live[73] * live[12]);
    const puma560_pack v261 = 2.0 * live[14];
    live[144] = v261;
    const puma560_pack v262 = v259 + ((v260 * live[18]) + (live[22] * v261));
    const puma560_pack v263 = (live[15] * live[11]) - (live[13] * live[23]);
    const puma560_pack v264 = (v263 - (live[1] * v231)) + (live[0] * v229);
    const puma560_pack v265 = (v260 * live[44]) - (v235 * live[14]);
    const puma560_pack v266 = v265 - v264;
    const puma560_pack v267 = live[4] * live[44];
    live[145] = v267;
    const puma560_pack v268 = 0.0057599999999999995 * v267;
    live[146] = v268;
    const puma560_pack v269 = live[48] * v241;
    live[147] = v269;
    const puma560_pack v270 = ((live[12] * v269) - (v235 * v268)) - (live[49] * v266);
    const puma560_pack v271 = (live[36] * v262) - (live[1] * v270);
    const puma560_pack v272 = 0.0057599999999999995 * live[5];
    live[148] = v272;
    const puma560_pack v273 = v272 * live[44];
    live[149] = v273;
    const puma560_pack v274 = v272 * live[17];
    live[150] = v274;
    const puma560_pack v275 = (live[55] * v266) + ((live[22] * v274) - (v235 * v273));
    const puma560_pack v276 = v258 + (((live[65] * live[62]) + (live[2] * v275)) - (live[3] * v271));
    const puma560_pack v277 = ((live[3] * v255) + v249) - (0.15005 * v276);
    const puma560_pack v278 = ((0.0406 * live[35]) - (0.4318 * v231)) + v252;
    const puma560_pack v279 = v205 - (live[34] * live[29]);
    const puma560_pack v280 = (live[30] * live[32]) + v203;
    const puma560_pack v281 = ((live[2] * v280) + (live[3] * v279)) - v278;
    const puma560_pack v282 = (0.4318 * v229) - (0.0203 * v212);
    const puma560_pack v283 = ((live[29] * v198) + (live[38] * live[123])) - v282;
    const puma560_pack v284 = ((live[59] * v283) + ((live[56] * v280) - ((live[55] * live[2]) * v279))) + (live[50] * v281);
    const puma560_pack v285 = live[55] * (((0.8636 * live[35]) + (0.0203 * v231)) + v207);
    const puma560_pack v286 = v285 + (((0.00020216000000000006 * v265) - (live[43] * v235)) - (0.0006421600000000001 * v264));
    const puma560_pack v287 = v286 + v284;
    live[151] = v287;
    const puma560_pack v288 = 0.0006500000000000002 * (v263 + v264);
    const puma560_pack v289 = v287 - v288;
    const puma560_pack v290 = (live[0] * v281) - (live[1] * v283);
    const puma560_pack v291 = ((1.9999999999999998e-05 * v259) + (live[43] * live[22])) + (0.0004221600000000001 * v262);
    const puma560_pack v292 = 0.00020000000000000004 * live[17];
    live[152] = v292;
    const puma560_pack v293 = 0.00020000000000000004 * live[44];
    live[153] = v293;
    const puma560_pack v294 = (0.00024000000000000003 * v236) + ((live[22] * v293) - (v235 * v292));
    const puma560_pack v295 = (live[4] * v294) - (0.00075 * v232);
    const puma560_pack v296 = ((live[5] * v291) - v295) + (live[49] * v290);
    const puma560_pack v297 = ((live[0] * v296) + ((live[62] * v279) + (live[61] * v280))) + (live[1] * v289);
    const puma560_pack v298 = (((live[114] * v198) + ((live[65] - live[27]) * v226)) - (live[62] * v206)) - (live[61] * v204);
    const puma560_pack v299 = (0.4318 * v271) + ((v298 - (0.0203 * v275)) + (live[81] * v236));
    const puma560_pack v300 = (live[5] * v294) + ((0.0013999999999999998 * v211) - (9.999999999999983e-05 * v233));
    const puma560_pack v301 = (v300 + (live[4] * v291)) + (live[55] * v290);
    const puma560_pack v302 = live[68] * v236;
    const puma560_pack v303 = v302 - v301;
    live[154] = v303;
    const puma560_pack v304 = ((live[70] * v303) - (v299 + (live[77] * v287))) - v297;
    live[155] = v304;
    const puma560_pack v305 = (live[0] * v270) + (live[42] * v262);
    const puma560_pack v306 = (1.601861202 * live[7]) - (0.0141984 * live[6]);
    const puma560_pack v307 = live[37] * live[61];
    live[156] = v307;
    const puma560_pack v308 = (live[7] * v306) - live[120];
    const puma560_pack v309 = ((live[118] * live[83]) - ((live[113] * live[105]) + (live[117] * v308))) + (live[38] * live[124]);
    const puma560_pack v310 = (v309 - (((live[89] + (live[6] * v306)) - v307) * v198)) - (live[112] * v199);
    const puma560_pack v311 = (((v310 + (live[108] * v305)) - (live[3] * v301)) - (live[10] * v296)) - (live[102] * v287);
    const puma560_pack v312 = ((live[111] * v303) + v311) + (((live[101] * v289) - (live[29] * v248)) - (live[107] * v304));
    const puma560_pack v313 = (((37.2347379 * live[6]) + (1.024164 * live[7])) + (live[91] * v308)) + (live[65] * live[84]);
    const puma560_pack v314 = (((v313 - (live[27] * live[83])) + (live[112] * v198)) - (live[94] * v287)) - (live[87] * v303);
    const puma560_pack v315 = live[32] * (((live[2] * v257) - (live[62] * v201)) - (live[3] * v256));
    const puma560_pack v316 = (live[29] * v276) + ((((live[33] * v275) - (live[27] * live[84])) + (live[79] * v271)) - v299);
    const puma560_pack v317 = v316 - v315;
    const puma560_pack v318 = ((v315 + (v314 - (live[29] * v258))) + ((live[86] * v304) - v297)) + v317;
    live[157] = v318;
    const puma560_pack v319 = (v312 - v277) - (live[106] * v318);
    live[158] = v319;
    *(puma560_unaligned *)&A[73U * stride] = -(live[127] * v319);
    const puma560_pack v320 = ((live[36] * v278) - (live[42] * v282)) - v291;
    const puma560_pack v321 = (live[4] * v320) - v300;
    const puma560_pack v322 = v302 + v321;
    live[159] = v322;
    const puma560_pack v323 = ((live[59] * v282) + (live[50] * v278)) - v286;
    live[160] = v323;
    const puma560_pack v324 = v288 + v323;
    const puma560_pack v325 = ((live[0] * v295) + (live[100] * v320)) + (live[1] * v324);
    const puma560_pack v326 = v325 + (((live[77] * v323) - v299) + (live[70] * v322));
    live[161] = v326;
    const puma560_pack v327 = (((live[87] * v322) - (v325 + (live[94] * v323))) - (live[86] * v326)) - v317;
    live[162] = v327;
    const puma560_pack v328 = live[98] - v213;
    live[163] = v328;
    const puma560_pack v329 = (((v328 * v305) - (live[10] * v295)) - (live[102] * v323)) - (live[99] * v320);
    const puma560_pack v330 = (live[107] * v326) + ((live[101] * v324) - (live[111] * v322));
    const puma560_pack v331 = ((v277 + (v329 - (live[3] * v321))) + v330) - (live[106] * v327);
    live[164] = v331;
    *(puma560_unaligned *)&A[74U * stride] = live[127] * v331;
    const puma560_pack v332 = v244 + (live[11] * live[20]);
    const puma560_pack v333 = (live[11] * live[11]) - (live[16] * live[16]);
    const puma560_pack v334 = live[5] * live[16];
    live[165] = v334;
    const puma560_pack v335 = (live[4] * v332) + (((live[5] * v333) + (live[17] * v334)) - (live[11] * live[44]));
    live[166] = v335;
    const puma560_pack v336 = (0.00024000000000000003 * v335) + ((v334 * v292) - (live[11] * v293));
    const puma560_pack v337 = (live[4] * v336) + (0.00075 * v332);
    live[167] = v337;
    const puma560_pack v338 = live[16] * live[13];
    const puma560_pack v339 = v338 - v220;
    const puma560_pack v340 = v338 + v339;
    live[168] = v340;
    const puma560_pack v341 = 0.0006500000000000002 * live[1];
    live[169] = v341;
    const puma560_pack v342 = (live[4] * v333) - (live[5] * v332);
    const puma560_pack v343 = (((live[43] * live[11]) - (live[36] * v214)) - (live[42] * v208)) - (1.9999999999999998e-05 * v342);
    const puma560_pack v344 = live[4] * live[17];
    live[170] = v344;
    const puma560_pack v345 = v342 + ((v230 * v344) - (live[11] * v261));
    live[171] = v345;
    const puma560_pack v346 = v343 - (0.0004221600000000001 * v345);
    live[172] = v346;
    const puma560_pack v347 = ((((live[81] * v335) + (v341 * v340)) - (live[0] * v337)) - (live[100] * v346)) - v255;
    const puma560_pack v348 = (live[16] * v267) + (v334 * live[14]);
    const puma560_pack v349 = v348 + v339;
    const puma560_pack v350 = v272 * live[16];
    live[173] = v350;
    const puma560_pack v351 = ((v350 * v267) - ((0.0057599999999999995 * live[11]) * v344)) - (live[49] * v349);
    live[174] = v351;
    const puma560_pack v352 = ((live[36] * v345) - v248) - (live[1] * v351);
    live[175] = v352;
    const puma560_pack v353 = (((0.00020216000000000006 * v348) + ((puma560_pack_at(&qd[5U * stride]) * live[68]) * live[16])) + (live[50] * v214)) + (0.0006421600000000001 * v339);
    const puma560_pack v354 = v353 - (live[59] * v208);
    live[176] = v354;
    const puma560_pack v355 = live[1] + live[77];
    live[177] = v355;
    const puma560_pack v356 = (live[55] * v349) + ((v334 * v273) - (live[11] * v274));
    live[178] = v356;
    const puma560_pack v357 = (live[4] * v346) - ((live[5] * v336) + (9.999999999999983e-05 * v333));
    live[179] = v357;
    const puma560_pack v358 = v357 + (live[68] * v335);
    live[180] = v358;
    const puma560_pack v359 = (v347 + (0.4318 * v352)) + (((v355 * v354) - (0.0203 * v356)) - (live[70] * v358));
    live[181] = v359;
    const puma560_pack v360 = live[1] + live[94];
    live[182] = v360;
    const puma560_pack v361 = (v347 + (live[88] * v352)) + (((v360 * v354) - (live[93] * v356)) + (live[87] * v358));
    live[183] = v361;
}

static PUMA560_APART void puma560_pack_linearize_block_part3(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)tau;
    (void)B;
    const puma560_pack v362 = live[183] + (live[86] * live[181]);
    live[7] = v362;
    const puma560_pack v363 = live[163] * ((live[142] + (live[0] * live[174])) + (live[42] * live[171]));
    const puma560_pack v364 = (live[106] * v362) + (((live[101] * (live[139] + (0.0006500000000000002 * live[168]))) - v363) - (live[109] * live[175]));
    const puma560_pack v365 = live[102] - live[101];
    const puma560_pack v366 = ((live[110] * live[178]) - ((live[104] * live[166]) + (v365 * live[176]))) + (live[99] * live[172]);
    const puma560_pack v367 = (((live[3] * live[179]) + v366) + (live[10] * (live[141] + live[167]))) + (live[111] * live[180]);
    const puma560_pack v368 = (v367 + (live[107] * live[181])) + v364;
    live[19] = v368;
    *(puma560_unaligned *)&A[75U * stride] = live[127] * v368;
    const puma560_pack v369 = live[131] + (live[17] * live[14]);
    live[21] = v369;
    const puma560_pack v370 = ((0.00020000000000000004 * v369) + (live[14] * live[152])) - live[132];
    const puma560_pack v371 = (live[18] * live[44]) - live[136];
    const puma560_pack v372 = (live[137] + (1.9999999999999998e-05 * live[136])) - (0.0004221600000000001 * v371);
    const puma560_pack v373 = (live[4] * v372) + (live[5] * v370);
    live[25] = v373;
    const puma560_pack v374 = live[71] - (live[14] * live[14]);
    const puma560_pack v375 = (live[49] * live[140]) + (((live[43] * live[14]) - (0.00020216000000000006 * v374)) - (live[80] * live[129]));
    const puma560_pack v376 = v375 - (live[82] * live[128]);
    live[27] = v376;
    const puma560_pack v377 = ((live[55] * v374) - (live[14] * live[149])) - live[138];
    const puma560_pack v378 = ((live[49] * v374) + (live[14] * live[146])) - live[143];
    const puma560_pack v379 = (live[1] * v378) + (live[36] * v371);
    const puma560_pack v380 = (live[4] * (v370 + (4e-05 * v369))) - (live[5] * v372);
    const puma560_pack v381 = (live[81] * v369) - (live[0] * v380);
    const puma560_pack v382 = (((0.4318 * v379) - ((0.0203 * v377) + (live[177] * v376))) - (live[70] * v373)) - v381;
    live[28] = v382;
    const puma560_pack v383 = (((live[88] * v379) - ((live[93] * v377) + (live[182] * v376))) + (live[87] * v373)) - v381;
    const puma560_pack v384 = v383 + (live[86] * v382);
    live[29] = v384;
    const puma560_pack v385 = -v365;
    live[30] = v385;
    const puma560_pack v386 = live[104] + (live[3] * live[68]);
    live[31] = v386;
    const puma560_pack v387 = ((v385 * v376) - (v386 * v369)) - (live[110] * v377);
    const puma560_pack v388 = (v387 + (live[108] * ((live[0] * v378) - (live[42] * v371)))) + (live[109] * v379);
    const puma560_pack v389 = live[3] + live[111];
    live[33] = v389;
    const puma560_pack v390 = (((v388 + (live[10] * v380)) - (v389 * v373)) - (live[107] * v382)) - (live[106] * v384);
    live[34] = v390;
    *(puma560_unaligned *)&A[76U * stride] = live[127] * v390;
    const puma560_pack v391 = 2.0 * live[12];
    const puma560_pack v392 = live[24] * live[3];
    const puma560_pack v393 = ((live[1] * v392) - (live[3] * live[134])) - (live[101] * (live[20] - v391));
    const puma560_pack v394 = live[101] * live[11];
    const puma560_pack v395 = v394 + (live[10] * live[16]);
    const puma560_pack v396 = live[8] * live[2];
    const puma560_pack v397 = v396 - v395;
    const puma560_pack v398 = (live[4] * v397) - (live[5] * v393);
    const puma560_pack v399 = v398 + ((live[97] * live[18]) + (live[101] * live[144]));
    const puma560_pack v400 = ((1.9999999999999998e-05 * v398) + (live[43] * live[101])) + (0.0004221600000000001 * v399);
    const puma560_pack v401 = (live[4] * live[3]) + live[99];
    const puma560_pack v402 = (((live[101] * live[44]) + (v401 * live[17])) + (live[4] * v393)) + (live[5] * v397);
    live[35] = v402;
    const puma560_pack v403 = (0.00024000000000000003 * v402) + ((v401 * live[152]) + (live[101] * live[153]));
    const puma560_pack v404 = puma560_pack_at(&qd[stride]) * live[37];
    const puma560_pack v405 = (((0.3001 * puma560_pack_at(&qd[0])) - ((0.8636 * live[8]) * live[3])) - (0.0406 * v396)) - v404;
    const puma560_pack v406 = (live[121] * live[41]) - (live[12] * (0.0406 * live[3]));
    const puma560_pack v407 = (live[0] * v406) - (live[1] * v405);
    const puma560_pack v408 = (((9.999999999999983e-05 * v395) - (0.0013999999999999998 * v396)) + (live[55] * v407)) - (live[5] * v403);
    const puma560_pack v409 = v408 - (live[4] * v400);
    const puma560_pack v410 = v409 + (live[68] * v402);
    live[38] = v410;
    const puma560_pack v411 = ((live[4] * v403) + ((0.00075 * v393) + (live[49] * v407))) - (live[5] * v400);
    const puma560_pack v412 = (live[97] * live[44]) + (v401 * live[14]);
    const puma560_pack v413 = (live[3] * live[11]) + (live[10] * live[13]);
    const puma560_pack v414 = ((live[10] * v391) - (live[0] * v392)) - v413;
    const puma560_pack v415 = (live[43] * v401) + ((live[121] * (live[125] * live[15])) - (live[12] * (0.00011692799999999998 * live[53])));
    const puma560_pack v416 = ((0.00020216000000000006 * v412) - ((0.0006421600000000001 * v414) + (live[50] * v406))) + (v415 - (live[59] * v405));
    live[39] = v416;
    const puma560_pack v417 = (0.0006500000000000002 * (v413 - v414)) + v416;
    const puma560_pack v418 = (((puma560_pack_at(&qd[0]) * live[133]) - (live[116] * live[64])) + (live[81] * v402)) + (live[1] * v417);
    const puma560_pack v419 = v418 - (live[0] * v411);
    const puma560_pack v420 = v412 - v414;
    const puma560_pack v421 = (live[55] * v420) + ((live[101] * live[150]) + (v401 * live[149]));
    const puma560_pack v422 = ((v401 * live[146]) + (live[2] * live[147])) - (live[49] * v420);
    const puma560_pack v423 = (live[36] * v399) - (live[1] * v422);
    const puma560_pack v424 = (v419 - (live[70] * v410)) + ((0.4318 * v423) + ((live[77] * v416) - (0.0203 * v421)));
    live[40] = v424;
    const puma560_pack v425 = puma560_pack_at(&qd[0]) * live[156];
    const puma560_pack v426 = (((v425 - (live[116] * live[90])) + (live[93] * v421)) - (live[94] * v416)) - (live[88] * v423);
    const puma560_pack v427 = ((v426 - (live[87] * v410)) - v419) - (live[86] * v424);
    live[45] = v427;
    const puma560_pack v428 = live[90] + live[92];
    const puma560_pack v429 = 2.0 * puma560_pack_at(&qd[stride]);
    const puma560_pack v430 = ((((2.0 * puma560_pack_at(&qd[2U * stride])) * live[92]) - (puma560_pack_at(&qd[stride]) * live[156])) + (v429 * v428)) + (live[104] * v402);
    const puma560_pack v431 = (((v430 + (live[102] * v416)) - (live[110] * v421)) - (live[101] * v417)) - (live[3] * v409);
    const puma560_pack v432 = ((live[109] * v423) - (live[108] * ((live[0] * v422) + (live[42] * v399)))) - (live[111] * v410);
    const puma560_pack v433 = (((v431 - (live[10] * v411)) - (live[107] * v424)) + v432) + (v427 * live[106]);
    live[47] = v433;
    *(puma560_unaligned *)&A[78U * stride] = v433 * live[127];
    const puma560_pack v434 = live[1] * live[11];
    const puma560_pack v435 = (live[0] * live[16]) - v434;
    const puma560_pack v436 = live[15] + v435;
    const puma560_pack v437 = (2.0 * live[23]) - (live[1] * live[20]);
    const puma560_pack v438 = (live[4] * v436) - (live[5] * v437);
    const puma560_pack v439 = ((live[48] * live[18]) - v438) - (live[1] * live[144]);
    const puma560_pack v440 = ((1.9999999999999998e-05 * v438) + (live[43] * live[1])) - (0.0004221600000000001 * v439);
    const puma560_pack v441 = (0.0406 * live[8]) + (live[3] * (puma560_pack_at(&qd[stride]) * live[123]));
    const puma560_pack v442 = live[41] + (0.0406 * live[15]);
    const puma560_pack v443 = v442 + (puma560_pack_at(&qd[0]) * live[37]);
    const puma560_pack v444 = ((live[0] * v441) + (live[101] * v404)) - (live[1] * v443);
    const puma560_pack v445 = (((live[100] * live[17]) - (live[4] * v437)) - (live[1] * live[44])) - (live[5] * v436);
    live[51] = v445;
    const puma560_pack v446 = (0.00024000000000000003 * v445) + ((live[100] * live[152]) - (live[1] * live[153]));
    const puma560_pack v447 = ((0.0013999999999999998 * live[15]) + (9.999999999999983e-05 * v435)) - (live[5] * v446);
    const puma560_pack v448 = v447 + ((live[4] * v440) + (live[55] * v444));
    const puma560_pack v449 = live[68] * v445;
    const puma560_pack v450 = v448 + v449;
    live[52] = v450;
    const puma560_pack v451 = (live[4] * v446) - (0.00075 * v437);
    const puma560_pack v452 = v451 + ((live[5] * v440) + (live[49] * v444));
    const puma560_pack v453 = live[0] * live[13];
    const puma560_pack v454 = (2.0 * live[22]) - v453;
    const puma560_pack v455 = v453 - v454;
    const puma560_pack v456 = (live[81] * v445) + (live[169] * v455);
    const puma560_pack v457 = live[133] + live[156];
    const puma560_pack v458 = (live[0] * v452) + ((puma560_pack_at(&qd[stride]) * v457) - v456);
    const puma560_pack v459 = (live[48] * live[44]) + (live[100] * live[14]);
    const puma560_pack v460 = v459 - v454;
    const puma560_pack v461 = (live[55] * v460) + ((live[100] * live[149]) - (live[1] * live[150]));
    const puma560_pack v462 = 0.0057599999999999995 * live[1];
    live[56] = v462;
    const puma560_pack v463 = v462 * live[170];
    live[57] = v463;
    const puma560_pack v464 = ((live[48] * live[149]) - v463) - (live[49] * v460);
    const puma560_pack v465 = (live[36] * v439) - (live[1] * v464);
    const puma560_pack v466 = (0.4318 * v465) - (0.0203 * v461);
    const puma560_pack v467 = live[0] * live[68];
    live[58] = v467;
    const puma560_pack v468 = (((live[8] * live[125]) - (puma560_pack_at(&qd[5U * stride]) * v467)) + (0.0006421600000000001 * v454)) - (0.00020216000000000006 * v459);
    const puma560_pack v469 = (((0.0024871679999999997 * puma560_pack_at(&qd[stride])) * (live[54] - (live[6] * v401))) - (live[50] * v441)) - (live[59] * v443);
    const puma560_pack v470 = v469 - v468;
    live[60] = v470;
    const puma560_pack v471 = (v458 + (live[70] * v450)) - ((live[177] * v470) + v466);
    live[61] = v471;
    const puma560_pack v472 = (live[88] * v465) + ((live[8] * v457) - (live[93] * v461));
    const puma560_pack v473 = (((v472 + (live[182] * v470)) + (live[87] * v450)) - v458) - (live[86] * v471);
    live[62] = v473;
    const puma560_pack v474 = (((v425 - (v429 * live[112])) - (live[116] * v428)) + (v365 * v470)) - (live[3] * v448);
    const puma560_pack v475 = (live[0] * v464) + (live[42] * v439);
    const puma560_pack v476 = (live[32] * v475) + ((live[110] * v461) - ((live[104] * v445) + (live[24] * live[115])));
    const puma560_pack v477 = live[2] * (((0.0006500000000000002 * live[0]) * v455) - (0.4318 * v475));
    const puma560_pack v478 = ((v476 - (live[109] * v465)) + (live[26] * v475)) + v477;
    const puma560_pack v479 = (((v474 - (live[10] * v452)) - (live[111] * v450)) + (live[107] * v471)) - v478;
    const puma560_pack v480 = v479 - (v473 * live[106]);
    live[63] = v480;
    *(puma560_unaligned *)&A[79U * stride] = -(v480 * live[127]);
    const puma560_pack v481 = ((0.00011692799999999998 * live[9]) - (live[42] * v442)) + v440;
    const puma560_pack v482 = v447 + (live[4] * v481);
    const puma560_pack v483 = v449 + v482;
    live[65] = v483;
    const puma560_pack v484 = ((live[0] * v451) - v456) + (live[100] * v481);
    const puma560_pack v485 = v468 + ((live[59] * v442) + ((0.00011692799999999998 * live[8]) * live[76]));
    live[66] = v485;
    const puma560_pack v486 = (v484 + (live[177] * v485)) + ((live[70] * v483) - v466);
    live[67] = v486;
    const puma560_pack v487 = ((v472 - (live[182] * v485)) + ((live[87] * v483) - v484)) - (live[86] * v486);
    live[72] = v487;
    const puma560_pack v488 = ((live[10] * v451) + ((v365 * v485) + (live[116] * live[92]))) + (live[99] * v481);
    const puma560_pack v489 = v478 + ((((live[3] * v482) + v488) + (live[111] * v483)) - (live[107] * v486));
    const puma560_pack v490 = v489 + (v487 * live[106]);
    live[74] = v490;
    *(puma560_unaligned *)&A[80U * stride] = v490 * live[127];
    const puma560_pack v491 = (live[4] * live[134]) - live[170];
    live[75] = v491;
    const puma560_pack v492 = 0.0008843200000000002 * live[165];
    const puma560_pack v493 = (live[4] * v492) - (live[5] * ((0.00020000000000000004 * v491) + (0.0006443200000000001 * live[170])));
    live[78] = v493;
    const puma560_pack v494 = live[5] * live[17];
    live[79] = v494;
    const puma560_pack v495 = (live[5] * ((0.0008443200000000002 * v494) - v492)) - (0.0015 * live[16]);
    const puma560_pack v496 = (live[4] * ((0.00020000000000000004 * live[170]) - (0.00024000000000000003 * v491))) + v495;
    const puma560_pack v497 = (live[0] * v496) + ((live[81] * v491) - (0.0013000000000000004 * v434));
    const puma560_pack v498 = live[5] * live[44];
    live[83] = v498;
    const puma560_pack v499 = (live[4] * live[14]) - v498;
    const puma560_pack v500 = ((0.0006421600000000001 * live[11]) + (live[43] * live[4])) + (0.00020216000000000006 * v499);
    live[84] = v500;
    const puma560_pack v501 = live[173] - live[150];
    live[89] = v501;
    const puma560_pack v502 = live[11] + v499;
    live[91] = v502;
    const puma560_pack v503 = (live[50] * v502) + ((live[0] * v501) - (live[73] * live[146]));
    live[95] = v503;
    const puma560_pack v504 = (live[55] * v502) + (live[148] * live[145]);
    live[98] = v504;
    const puma560_pack v505 = ((0.4318 * v503) + (((live[177] * v500) - v497) + (v493 * live[70]))) - (0.0203 * v504);
    live[103] = v505;
    const puma560_pack v506 = (((v497 - (live[182] * v500)) + (v493 * live[87])) + (live[93] * v504)) - (live[88] * v503);
    const puma560_pack v507 = v506 - (v505 * live[86]);
    live[105] = v507;
    const puma560_pack v508 = ((live[10] * v496) + ((v386 * v491) + (0.0013000000000000004 * v394))) - (v365 * v500);
    live[113] = v508;
}

static PUMA560_APART void puma560_pack_linearize_block_part4(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B, puma560_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)tau;
    const puma560_pack v509 = live[113] - (live[163] * (((live[48] * live[146]) + (live[1] * live[89])) - (live[59] * live[91])));
    const puma560_pack v510 = ((v509 - (live[109] * live[95])) + ((live[110] * live[98]) - (live[78] * live[33]))) + (live[103] * live[107]);
    const puma560_pack v511 = v510 - (live[105] * live[106]);
    *(puma560_unaligned *)&A[81U * stride] = -(v511 * live[127]);
    const puma560_pack v512 = (live[4] * live[130]) + (0.0004000000000000001 * live[83]);
    const puma560_pack v513 = ((0.0057599999999999995 * live[0]) * live[14]) - live[57];
    const puma560_pack v514 = (0.00044000000000000007 * live[145]) - (live[5] * live[130]);
    const puma560_pack v515 = (live[81] * live[44]) - (live[0] * v514);
    const puma560_pack v516 = (((0.00011692799999999998 * live[79]) - (0.4318 * v513)) - (v512 * live[70])) - v515;
    const puma560_pack v517 = (v516 * live[86]) + ((((live[93] * live[150]) - (live[88] * v513)) + (v512 * live[87])) - v515);
    const puma560_pack v518 = (live[108] * (live[147] + (live[56] * live[14]))) + (((0.0008642879999999998 * live[122]) * live[17]) - (live[44] * live[31]));
    const puma560_pack v519 = (((live[10] * v514) + (v518 - (live[109] * v513))) - (v512 * live[33])) - (v516 * live[107]);
    const puma560_pack v520 = v519 - (v517 * live[106]);
    *(puma560_unaligned *)&A[82U * stride] = -(v520 * live[127]);
    const puma560_pack v521 = live[106] * live[127];
    *(puma560_unaligned *)&B[37U * stride] = v521;
    *(puma560_unaligned *)&B[42U * stride] = v521;
    const puma560_pack v522 = 4e-05 * live[170];
    const puma560_pack v523 = live[58] * live[17];
    const puma560_pack v524 = (v523 + (live[177] * live[46])) + (v522 * live[70]);
    const puma560_pack v525 = ((v523 + (live[46] * live[182])) - (v522 * live[87])) + (v524 * live[86]);
    const puma560_pack v526 = ((((live[68] * live[10]) * live[17]) - (live[46] * live[30])) * live[127]) - (v525 * v521);
    const puma560_pack v527 = live[107] * live[127];
    const puma560_pack v528 = live[111] * live[127];
    const puma560_pack v529 = (v522 * (v528 + (live[3] * live[127]))) + (v526 - (v524 * v527));
    *(puma560_unaligned *)&A[83U * stride] = v529;
    const puma560_pack v530 = (v521 * live[158]) - (live[96] * live[157]);
    *(puma560_unaligned *)&A[85U * stride] = -v530;
    const puma560_pack v531 = (v521 * live[164]) - (live[96] * live[162]);
    *(puma560_unaligned *)&A[86U * stride] = v531;
    const puma560_pack v532 = (live[96] * live[7]) + (v521 * live[19]);
    *(puma560_unaligned *)&A[87U * stride] = v532;
    const puma560_pack v533 = (v521 * live[34]) - (live[96] * live[29]);
    *(puma560_unaligned *)&A[88U * stride] = v533;
    const puma560_pack v534 = (live[45] * live[96]) + (live[47] * v521);
    *(puma560_unaligned *)&A[90U * stride] = v534;
    const puma560_pack v535 = (live[63] * v521) - (live[62] * live[96]);
    *(puma560_unaligned *)&A[91U * stride] = -v535;
    const puma560_pack v536 = (live[72] * live[96]) + (live[74] * v521);
    *(puma560_unaligned *)&A[92U * stride] = v536;
    const puma560_pack v537 = (v511 * v521) - (live[105] * live[96]);
    *(puma560_unaligned *)&A[93U * stride] = -v537;
    const puma560_pack v538 = (v520 * v521) - (v517 * live[96]);
    *(puma560_unaligned *)&A[94U * stride] = -v538;
    const puma560_pack v539 = (live[106] * v529) - (v525 * live[96]);
    *(puma560_unaligned *)&A[95U * stride] = v539;
    const puma560_pack v540 = (live[86] * v530) + ((v527 * live[158]) - (live[85] * live[155]));
    *(puma560_unaligned *)&A[97U * stride] = -v540;
    const puma560_pack v541 = ((live[85] * live[161]) + (v527 * live[164])) + (live[86] * v531);
    *(puma560_unaligned *)&A[98U * stride] = v541;
    const puma560_pack v542 = ((live[85] * live[181]) + (v527 * live[19])) + (live[86] * v532);
    *(puma560_unaligned *)&A[99U * stride] = v542;
    const puma560_pack v543 = (live[86] * v533) + ((v527 * live[34]) - (live[85] * live[28]));
    *(puma560_unaligned *)&A[100U * stride] = v543;
    const puma560_pack v544 = (live[86] * v534) + ((live[47] * v527) - (live[85] * live[40]));
    *(puma560_unaligned *)&A[102U * stride] = v544;
    const puma560_pack v545 = ((live[85] * live[61]) + (live[63] * v527)) + (live[86] * v535);
    *(puma560_unaligned *)&A[103U * stride] = -v545;
    const puma560_pack v546 = (live[86] * v536) + ((live[74] * v527) - (live[85] * live[67]));
    *(puma560_unaligned *)&A[104U * stride] = v546;
    const puma560_pack v547 = ((live[85] * live[103]) + (v511 * v527)) + (live[86] * v537);
    *(puma560_unaligned *)&A[105U * stride] = -v547;
    const puma560_pack v548 = (live[86] * v538) + ((v520 * v527) - (v516 * live[85]));
    *(puma560_unaligned *)&A[106U * stride] = -v548;
    const puma560_pack v549 = (live[86] * v539) + ((live[107] * v529) - (v524 * live[85]));
    *(puma560_unaligned *)&A[107U * stride] = v549;
    const puma560_pack v550 = ((live[87] * v530) + ((v528 * live[158]) - (live[69] * live[154]))) - (live[70] * v540);
    *(puma560_unaligned *)&A[109U * stride] = -v550;
    const puma560_pack v551 = (((live[69] * live[159]) + (v528 * live[164])) + (live[87] * v531)) - (live[70] * v541);
    *(puma560_unaligned *)&A[110U * stride] = v551;
    const puma560_pack v552 = ((live[87] * v532) + ((v528 * live[19]) - (live[69] * live[180]))) - (live[70] * v542);
    *(puma560_unaligned *)&A[111U * stride] = v552;
    const puma560_pack v553 = (((live[69] * live[25]) + (v528 * live[34])) + (live[87] * v533)) - (live[70] * v543);
    *(puma560_unaligned *)&A[112U * stride] = v553;
    const puma560_pack v554 = (((live[69] * live[38]) + (live[47] * v528)) + (live[87] * v534)) - (live[70] * v544);
    *(puma560_unaligned *)&A[114U * stride] = v554;
    const puma560_pack v555 = (((live[69] * live[52]) + (live[63] * v528)) + (live[87] * v535)) - (live[70] * v545);
    *(puma560_unaligned *)&A[115U * stride] = -v555;
    const puma560_pack v556 = ((live[87] * v536) + ((live[74] * v528) - (live[69] * live[65]))) - (live[70] * v546);
    *(puma560_unaligned *)&A[116U * stride] = v556;
    const puma560_pack v557 = (((live[69] * live[78]) + (v511 * v528)) + (live[87] * v537)) - (live[70] * v547);
    *(puma560_unaligned *)&A[117U * stride] = -v557;
    const puma560_pack v558 = (((live[69] * v512) + (v520 * v528)) + (live[87] * v538)) - (live[70] * v548);
    *(puma560_unaligned *)&A[118U * stride] = -v558;
    const puma560_pack v559 = (live[70] * v549) + (((v522 * live[69]) - (live[111] * v529)) - (live[87] * v539));
    *(puma560_unaligned *)&A[119U * stride] = -v559;
    const puma560_pack v560 = live[102] * live[127];
    *(puma560_unaligned *)&A[121U * stride] = (((v560 * live[158]) - (1557.2443004858599 * live[151])) - (live[94] * v530)) - (live[77] * v540);
    *(puma560_unaligned *)&A[122U * stride] = (((1557.2443004858599 * live[160]) - (v560 * live[164])) + (live[94] * v531)) + (live[77] * v541);
    *(puma560_unaligned *)&A[123U * stride] = (((1557.2443004858599 * live[176]) - (v560 * live[19])) + (live[94] * v532)) + (live[77] * v542);
    *(puma560_unaligned *)&A[124U * stride] = (((1557.2443004858599 * live[27]) - (v560 * live[34])) + (live[94] * v533)) + (live[77] * v543);
    *(puma560_unaligned *)&A[126U * stride] = (live[77] * v544) + ((live[94] * v534) - ((1557.2443004858599 * live[39]) + (live[47] * v560)));
    *(puma560_unaligned *)&A[127U * stride] = (((1557.2443004858599 * live[60]) + (live[63] * v560)) - (live[94] * v535)) - (live[77] * v545);
    *(puma560_unaligned *)&A[128U * stride] = (live[77] * v546) + ((live[94] * v536) - ((1557.2443004858599 * live[66]) + (live[74] * v560)));
    *(puma560_unaligned *)&A[129U * stride] = (((v511 * v560) - (1557.2443004858599 * live[84])) - (live[94] * v537)) - (live[77] * v547);
    *(puma560_unaligned *)&A[130U * stride] = ((v520 * v560) - (live[94] * v538)) - (live[77] * v548);
    *(puma560_unaligned *)&A[131U * stride] = (live[77] * v549) + ((live[94] * v539) - ((0.06228977201943439 * live[44]) + (live[102] * v529)));
    const puma560_pack v561 = live[97] * live[127];
    *(puma560_unaligned *)&A[133U * stride] = ((live[135] - (v561 * live[158])) + (live[5] * v550)) + (live[48] * (v530 + v540));
    *(puma560_unaligned *)&A[134U * stride] = ((live[135] + (v561 * live[164])) - (live[5] * v551)) - (live[48] * (v531 + v541));
    *(puma560_unaligned *)&A[135U * stride] = (((v561 * live[19]) - live[166]) - (live[5] * v552)) - (live[48] * (v532 + v542));
    *(puma560_unaligned *)&A[136U * stride] = (((v561 * live[34]) - live[21]) - (live[5] * v553)) - (live[48] * (v533 + v543));
    *(puma560_unaligned *)&A[138U * stride] = ((live[35] + (live[47] * v561)) - (live[5] * v554)) - (live[48] * (v534 + v544));
    *(puma560_unaligned *)&A[139U * stride] = ((live[5] * v555) - (live[51] + (live[63] * v561))) + (live[48] * (v535 + v545));
    *(puma560_unaligned *)&A[140U * stride] = (((live[74] * v561) - live[51]) - (live[5] * v556)) - (live[48] * (v536 + v546));
    *(puma560_unaligned *)&A[141U * stride] = ((live[5] * v557) - (live[75] + (v511 * v561))) + (live[48] * (v537 + v547));
    *(puma560_unaligned *)&A[142U * stride] = ((live[44] - (v520 * v561)) + (live[5] * v558)) + (live[48] * (v538 + v548));
    *(puma560_unaligned *)&A[143U * stride] = ((live[5] * v559) + (live[97] * v529)) - (live[48] * (v539 + v549));
    const puma560_pack v562 = live[107] + (live[86] * live[106]);
    const puma560_pack v563 = v562 * live[127];
    *(puma560_unaligned *)&B[38U * stride] = v563;
    *(puma560_unaligned *)&B[48U * stride] = v563;
    const puma560_pack v564 = (v528 + (live[87] * v521)) - (live[70] * v563);
    *(puma560_unaligned *)&B[39U * stride] = v564;
    *(puma560_unaligned *)&B[54U * stride] = v564;
    const puma560_pack v565 = (v560 - (live[94] * v521)) - (live[77] * v563);
    const puma560_pack v566 = -v565;
    *(puma560_unaligned *)&B[40U * stride] = v566;
    *(puma560_unaligned *)&B[60U * stride] = v566;
    const puma560_pack v567 = live[48] - (live[5] * live[70]);
    const puma560_pack v568 = live[48] + (live[5] * live[87]);
    const puma560_pack v569 = (((v568 * v521) - v561) + (live[5] * v528)) + (v567 * v563);
    const puma560_pack v570 = -v569;
    *(puma560_unaligned *)&B[41U * stride] = v570;
    *(puma560_unaligned *)&B[66U * stride] = v570;
    *(puma560_unaligned *)&B[43U * stride] = live[96] + (live[106] * v521);
    const puma560_pack v571 = live[86] * live[96];
    const puma560_pack v572 = v571 + (v562 * v521);
    *(puma560_unaligned *)&B[44U * stride] = v572;
    *(puma560_unaligned *)&B[49U * stride] = v572;
    const puma560_pack v573 = ((live[70] * v571) - (live[87] * live[96])) - (live[106] * v564);
    const puma560_pack v574 = -v573;
    *(puma560_unaligned *)&B[45U * stride] = v574;
    *(puma560_unaligned *)&B[55U * stride] = v574;
    const puma560_pack v575 = ((live[94] * live[96]) + (live[77] * v571)) - (live[106] * v565);
    *(puma560_unaligned *)&B[46U * stride] = v575;
    *(puma560_unaligned *)&B[61U * stride] = v575;
    const puma560_pack v576 = ((v568 * live[96]) + (v567 * v571)) + (live[106] * v569);
    const puma560_pack v577 = -v576;
    *(puma560_unaligned *)&B[47U * stride] = v577;
    *(puma560_unaligned *)&B[67U * stride] = v577;
    *(puma560_unaligned *)&B[50U * stride] = (live[85] + (v562 * v527)) + (live[86] * v572);
    const puma560_pack v578 = (live[86] * v573) + ((live[70] * live[85]) - (live[107] * v564));
    const puma560_pack v579 = -v578;
    *(puma560_unaligned *)&B[51U * stride] = v579;
    *(puma560_unaligned *)&B[56U * stride] = v579;
    const puma560_pack v580 = (live[86] * v575) + ((live[77] * live[85]) - (live[107] * v565));
    *(puma560_unaligned *)&B[52U * stride] = v580;
    *(puma560_unaligned *)&B[62U * stride] = v580;
    const puma560_pack v581 = ((v567 * live[85]) + (live[107] * v569)) + (live[86] * v576);
    const puma560_pack v582 = -v581;
    *(puma560_unaligned *)&B[53U * stride] = v582;
    *(puma560_unaligned *)&B[68U * stride] = v582;
    *(puma560_unaligned *)&B[57U * stride] = (live[70] * v578) + (((live[111] * v564) - live[69]) - (live[87] * v573));
    const puma560_pack v583 = -((live[70] * v580) + ((live[111] * v565) - (live[87] * v575)));
    *(puma560_unaligned *)&B[58U * stride] = v583;
    *(puma560_unaligned *)&B[63U * stride] = v583;
    const puma560_pack v584 = (((live[5] * live[69]) - (live[111] * v569)) - (live[87] * v576)) + (live[70] * v581);
    *(puma560_unaligned *)&B[59U * stride] = v584;
    *(puma560_unaligned *)&B[69U * stride] = v584;
    *(puma560_unaligned *)&B[64U * stride] = ((1557.2443004858599 + (live[102] * v565)) + (live[94] * v575)) + (live[77] * v580);
    const puma560_pack v585 = ((live[102] * v569) - (live[94] * v576)) - (live[77] * v581);
    *(puma560_unaligned *)&B[65U * stride] = v585;
    *(puma560_unaligned *)&B[70U * stride] = v585;
    *(puma560_unaligned *)&B[71U * stride] = ((24999.999999999996 - (live[97] * v569)) - (live[5] * v584)) + (live[48] * (v576 + v581));
}

static PUMA560_APART void puma560_pack_linearize_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict A, double *restrict B)
{
    puma560_pack live[184];
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
