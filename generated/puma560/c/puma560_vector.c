/* puma560, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PUMA560_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in puma560_batch.c. */
#include "puma560_batch.h"

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
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PUMA560_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PUMA560_APART __attribute__((noinline, unused))
#endif
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

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PUMA560_INLINE size_t puma560_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PUMA560_LANES;

    return (((count % PUMA560_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
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

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
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
    const puma560_pack rz = r * z;

    const puma560_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const puma560_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const puma560_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const puma560_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
PUMA560_INLINE bool puma560_pack_within(puma560_bits beyond)
{
    return puma560_pack_all((puma560_mask)((beyond >> 18) == 0ULL));
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
    if (!puma560_pack_within(*beyond)) {
        puma560_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_APART void puma560_pack_mass_matrix_again(puma560_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *M)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_prepared *own = (const puma560_prepared *)prepared;
            double q_lane[6];
            double M_lane[36];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            puma560_mass_matrix(own, q_lane, M_lane);
            for (size_t k = 0U; k < 36U; k++) {
                M[(k * stride) + lane] = M_lane[k];
            }
        }
    }
}

static PUMA560_APART void puma560_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    puma560_bits v_beyond = { 0U };
    const puma560_pack v0 = puma560_pack_at(&q[stride]) + puma560_pack_at(&q[2U * stride]);
    const puma560_pack v1_angle[4] = {v0, puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[stride])};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    *(puma560_unaligned *)&M[22U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&M[27U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&M[29U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&M[34U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&M[28U * stride] = puma560_pack_splat(0.0006421600000000001);
    *(puma560_unaligned *)&M[35U * stride] = puma560_pack_splat(4e-05);
    const puma560_pack v9 = v1_sine[2] * v1_sine[2];
    const puma560_pack v10 = 0.00020216000000000006 * v9;
    const puma560_pack v11 = v1_sine[1] * (0.00010000000000000026 + v10);
    const puma560_pack v12 = v1_sine[2] * v1_cosine[1];
    const puma560_pack v13 = 0.00011692799999999998 * v12;
    const puma560_pack v14 = v13 + (v1_sine[1] * v11);
    const puma560_pack v15 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_pack v16 = v1_cosine[2] * v1_cosine[0];
    const puma560_pack v17 = (0.00011692799999999998 * v16) - (v1_cosine[0] * ((v12 * (0.0024871679999999997 + (0.0004043200000000001 * v1_cosine[2]))) - 0.022546398));
    const puma560_pack v18 = v1_sine[1] * v1_sine[2];
    const puma560_pack v19 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[2]);
    const puma560_pack v20 = (0.0028799999999999997 * v12) - 0.025374999999999998;
    const puma560_pack v21 = v1_cosine[3] * ((v1_sine[0] * v19) + (v1_cosine[0] * v20));
    const puma560_pack v22 = v1_sine[0] * ((v1_sine[0] * ((((0.0004043200000000001 * v9) - 0.32402200550000004) - v15) - v14)) + v17);
    const puma560_pack v23 = (3.155182285625 + (0.0008642879999999998 * v18)) - (v1_sine[3] * ((0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3])));
    *(puma560_unaligned *)&M[0] = ((v23 + (v10 - v13)) - (0.8636 * v21)) - v22;
    const puma560_pack v24 = (v1_sine[0] * v20) - (v1_cosine[0] * v19);
    const puma560_pack v25 = v1_sine[0] * v18;
    const puma560_pack v26 = v1_cosine[1] * v1_sine[0];
    const puma560_pack v27 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const puma560_pack v28 = v18 * v27;
    const puma560_pack v29 = (((0.15005 * v24) - (5.846399999999999e-05 * v25)) - (v1_cosine[0] * (0.0047376000000000015 + v28))) + (v26 * v11);
    *(puma560_unaligned *)&M[2U * stride] = v29;
    *(puma560_unaligned *)&M[12U * stride] = v29;
    const puma560_pack v30 = 0.0012435839999999998 * v1_sine[3];
    const puma560_pack v31 = v18 * v30;
    const puma560_pack v32 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_pack v33 = 0.0016399999999999997 + v10;
    *(puma560_unaligned *)&M[21U * stride] = v33;
    const puma560_pack v34 = v1_sine[0] * v12;
    const puma560_pack v35 = v1_cosine[0] * (((0.0004321439999999999 * v18) + v33) - (5.846399999999999e-05 * v12));
    const puma560_pack v36 = v35 + ((v27 * v34) - (v12 * v32));
    *(puma560_unaligned *)&M[3U * stride] = v36;
    *(puma560_unaligned *)&M[18U * stride] = v36;
    const puma560_pack v37 = (v1_sine[2] * v1_sine[0]) - (v1_cosine[1] * v16);
    const puma560_pack v38 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const puma560_pack v39 = (0.0004321439999999999 * v37) - (v1_sine[1] * (((v1_cosine[2] * v32) - (v1_sine[0] * v38)) + (5.846399999999999e-05 * v16)));
    *(puma560_unaligned *)&M[4U * stride] = v39;
    *(puma560_unaligned *)&M[24U * stride] = v39;
    const puma560_pack v40 = 4e-05 * (v16 - v34);
    *(puma560_unaligned *)&M[5U * stride] = v40;
    *(puma560_unaligned *)&M[30U * stride] = v40;
    const puma560_pack v41 = 0.4318 * (v21 + (v1_sine[3] * v24));
    const puma560_pack v42 = (v15 + 0.3592922305) - v14;
    *(puma560_unaligned *)&M[14U * stride] = v42;
    const puma560_pack v43 = v42 - v41;
    *(puma560_unaligned *)&M[8U * stride] = v43;
    *(puma560_unaligned *)&M[13U * stride] = v43;
    *(puma560_unaligned *)&M[7U * stride] = (1.748114002 - v41) + v43;
    const puma560_pack v44 = ((v32 * v25) - v28) - (v1_cosine[0] * v31);
    *(puma560_unaligned *)&M[9U * stride] = v44;
    *(puma560_unaligned *)&M[19U * stride] = v44;
    const puma560_pack v45 = (5.846399999999999e-05 * v1_sine[2]) - (v1_cosine[1] * v38);
    const puma560_pack v46 = 4e-05 * v18;
    *(puma560_unaligned *)&M[11U * stride] = v46;
    *(puma560_unaligned *)&M[17U * stride] = v46;
    *(puma560_unaligned *)&M[31U * stride] = v46;
    *(puma560_unaligned *)&M[32U * stride] = v46;
    const puma560_pack v47 = 4e-05 * v1_cosine[2];
    *(puma560_unaligned *)&M[23U * stride] = v47;
    *(puma560_unaligned *)&M[33U * stride] = v47;
    const puma560_pack v48 = -(((v31 + (0.023751 * v1_cosine[3])) + (0.6903913435000001 * v1_sine[3])) - v29);
    *(puma560_unaligned *)&M[stride] = v48;
    *(puma560_unaligned *)&M[6U * stride] = v48;
    const puma560_pack v49 = -((v45 + (v30 * v37)) + (v32 * ((v1_sine[2] * v1_cosine[0]) + (v1_cosine[2] * v26))));
    *(puma560_unaligned *)&M[10U * stride] = v49;
    *(puma560_unaligned *)&M[25U * stride] = v49;
    const puma560_pack v50 = -v28;
    *(puma560_unaligned *)&M[15U * stride] = v50;
    *(puma560_unaligned *)&M[20U * stride] = v50;
    const puma560_pack v51 = -v45;
    *(puma560_unaligned *)&M[16U * stride] = v51;
    *(puma560_unaligned *)&M[26U * stride] = v51;
    if (!puma560_pack_within(v_beyond)) {
        puma560_pack_mass_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, M);
    }
}

void puma560_mass_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, double *M)
{
    if (count >= PUMA560_LANES) {
        const size_t second = puma560_pack_second(PUMA560_LANES, count, 36U, M);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_mass_matrix_block(0U, prepared->k, count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double M_rest[36U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_mass_matrix_block(0U, prepared->k, PUMA560_LANES, q_rest, M_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, M_rest, M);
    }
}

void puma560_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    if (count >= PUMA560_LANES) {
        const size_t second = puma560_pack_second(PUMA560_LANES, count, 36U, M);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_mass_matrix_block(count, &prepared[first], count, &q[first], &M[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double M_rest[36U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_mass_matrix_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, M_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, M_rest, M);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_APART void puma560_pack_bias_again(puma560_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *h)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_prepared *own = (const puma560_prepared *)prepared;
            double q_lane[6];
            double qd_lane[6];
            double h_lane[6];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            puma560_bias(own, q_lane, qd_lane, h_lane);
            for (size_t k = 0U; k < 6U; k++) {
                h[(k * stride) + lane] = h_lane[k];
            }
        }
    }
}

static PUMA560_APART void puma560_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    puma560_bits v_beyond = { 0U };
    const puma560_pack v0 = puma560_pack_at(&q[stride]) + puma560_pack_at(&q[2U * stride]);
    const puma560_pack v1_angle[4] = {v0, puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[stride])};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    const puma560_pack v9 = puma560_pack_at(&qd[2U * stride]) + puma560_pack_at(&qd[stride]);
    const puma560_pack v10 = puma560_pack_at(&qd[0]) * v1_sine[0];
    const puma560_pack v11 = v9 * v10;
    const puma560_pack v12 = v1_cosine[1] * v10;
    const puma560_pack v13 = (v9 * v1_sine[1]) - v12;
    const puma560_pack v14 = v1_sine[1] * v10;
    const puma560_pack v15 = v14 + (v9 * v1_cosine[1]);
    const puma560_pack v16 = v13 * v15;
    const puma560_pack v17 = v11 + v16;
    const puma560_pack v18 = puma560_pack_at(&qd[0]) * v1_cosine[0];
    const puma560_pack v19 = puma560_pack_at(&qd[3U * stride]) + v18;
    const puma560_pack v20 = 2.0 * v9;
    const puma560_pack v21 = (v18 * (v14 + (v20 * v1_cosine[1]))) - ((2.0 * v19) * v15);
    const puma560_pack v22 = (v1_sine[2] * v17) - (v1_cosine[2] * v21);
    const puma560_pack v23 = puma560_pack_at(&qd[4U * stride]) + v15;
    const puma560_pack v24 = (v1_sine[2] * v13) + (v1_cosine[2] * v19);
    const puma560_pack v25 = (v23 * (2.0 * v24)) - v22;
    const puma560_pack v26 = puma560_pack_at(&qd[stride]) * puma560_pack_at(&qd[stride]);
    const puma560_pack v27 = 0.4318 * v1_sine[3];
    const puma560_pack v28 = (v26 * v27) - 9.81;
    const puma560_pack v29 = v9 * v9;
    const puma560_pack v30 = puma560_pack_at(&qd[0]) * puma560_pack_at(&qd[0]);
    const puma560_pack v31 = v26 + v30;
    const puma560_pack v32 = 0.4318 * v1_cosine[3];
    const puma560_pack v33 = v1_cosine[0] * v32;
    const puma560_pack v34 = (0.0203 * v1_cosine[0]) - (0.4318 * v1_sine[0]);
    const puma560_pack v35 = puma560_pack_at(&qd[0]) * v34;
    const puma560_pack v36 = (((v1_sine[0] * v28) + (0.0203 * v29)) + (v31 * v33)) + (v18 * v35);
    const puma560_pack v37 = 0.0028799999999999997 * v1_sine[1];
    const puma560_pack v38 = ((puma560_pack_at(&qd[0]) * (puma560_pack_at(&qd[stride]) * 0.8636)) * v1_sine[3]) - (0.15005 * v30);
    const puma560_pack v39 = (v38 + ((0.8636 * v9) * v18)) + (0.0406 * v11);
    const puma560_pack v40 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_pack v41 = 3.9999999999999996e-05 * puma560_pack_at(&qd[5U * stride]);
    const puma560_pack v42 = (1.9999999999999998e-05 * v22) + (((v37 * v36) - (v40 * v39)) + (v41 * v23));
    const puma560_pack v43 = v42 - (0.0004221600000000001 * v25);
    const puma560_pack v44 = (v1_sine[2] * v19) - (v1_cosine[2] * v13);
    const puma560_pack v45 = v23 * v44;
    const puma560_pack v46 = (v45 + (v1_sine[2] * v21)) + (v1_cosine[2] * v17);
    const puma560_pack v47 = (0.00024000000000000003 * v46) + (0.00020000000000000004 * v45);
    const puma560_pack v48 = (v1_sine[2] * v43) + (((0.0013999999999999998 * v11) + (9.999999999999983e-05 * v16)) + (v1_cosine[2] * v47));
    const puma560_pack v49 = 0.0028799999999999997 * ((v23 * v23) + (v44 * v44));
    const puma560_pack v50 = v19 * v13;
    const puma560_pack v51 = v50 + (v18 * (v12 - (v20 * v1_sine[1])));
    const puma560_pack v52 = 0.0028799999999999997 * (v51 + (v24 * v44));
    const puma560_pack v53 = (v1_sine[2] * v49) + (v1_cosine[2] * v52);
    const puma560_pack v54 = (v1_cosine[1] * v53) + (v37 * v25);
    const puma560_pack v55 = (v1_sine[2] * v52) - (v1_cosine[2] * v49);
    const puma560_pack v56 = v29 + v30;
    const puma560_pack v57 = (0.025374999999999998 * v1_cosine[0]) - (0.8913300000000002 * v1_sine[0]);
    const puma560_pack v58 = (v1_cosine[0] * v54) - ((v1_sine[0] * v55) + (v56 * v57));
    const puma560_pack v59 = (v1_cosine[3] * ((0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]))) - 0.0070992;
    const puma560_pack v60 = (v1_cosine[0] * ((0.022546398 * v1_cosine[0]) - (0.3244698455 * v1_sine[0]))) - 0.011273199;
    const puma560_pack v61 = v1_sine[0] * v32;
    const puma560_pack v62 = (0.025374999999999998 * v61) + (0.8913300000000002 * v33);
    const puma560_pack v63 = ((v1_sine[2] * v47) + (0.00075 * v21)) - (v1_cosine[2] * v43);
    const puma560_pack v64 = (((v31 * v61) - (0.4318 * v29)) - (v1_cosine[0] * v28)) + (v10 * v35);
    const puma560_pack v65 = ((v44 * (v41 - (0.00020216000000000006 * v24))) - ((0.0028799999999999997 * v1_sine[2]) * v64)) - (0.0006421600000000001 * v51);
    const puma560_pack v66 = v65 + (v1_cosine[2] * ((v40 * v36) + (v37 * v39)));
    *(puma560_unaligned *)&h[4U * stride] = v66;
    const puma560_pack v67 = (0.0006500000000000002 * (v50 + v51)) - v66;
    const puma560_pack v68 = puma560_pack_at(&qd[0]) * (((0.0047376000000000015 * v10) + ((2.0 * puma560_pack_at(&qd[stride])) * v59)) + (v20 * (v60 + v62)));
    const puma560_pack v69 = v1_sine[0] * ((v1_cosine[1] * v63) + ((0.0047376000000000015 * v56) - (v1_sine[1] * v67)));
    const puma560_pack v70 = ((v38 * v57) + ((v30 - v31) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])))) + v68;
    const puma560_pack v71 = ((v32 + v34) * ((v1_sine[1] * v53) - (v40 * v25))) - ((v1_cosine[0] * v48) + v70);
    *(puma560_unaligned *)&h[0] = ((0.15005 * v58) + v71) + v69;
    const puma560_pack v72 = (v1_cosine[1] * v67) + (((v28 * v57) - (v31 * v62)) + ((v29 - v56) * v60));
    const puma560_pack v73 = ((v1_sine[1] * v63) + (v72 - (0.0203 * v55))) + (0.4318 * v54);
    const puma560_pack v74 = (((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - ((v26 - v31) * v59)) - (v29 * v62);
    *(puma560_unaligned *)&h[stride] = (((v74 + (v33 * v55)) + (v61 * v54)) - (v27 * v58)) - v73;
    *(puma560_unaligned *)&h[5U * stride] = (-3.9999999999999996e-05) * v46;
    *(puma560_unaligned *)&h[2U * stride] = -v73;
    *(puma560_unaligned *)&h[3U * stride] = -v48;
    if (!puma560_pack_within(v_beyond)) {
        puma560_pack_bias_again(v_beyond, 0U, spacing, prepared, stride, q, qd, h);
    }
}

void puma560_bias_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_bias_block(0U, prepared->k, count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double h_rest[6U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_bias_block(0U, prepared->k, PUMA560_LANES, q_rest, qd_rest, h_rest);
        puma560_pack_give(6U, count, first, PUMA560_LANES, h_rest, h);
    }
}

void puma560_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_bias_block(count, &prepared[first], count, &q[first], &qd[first], &h[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double h_rest[6U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_bias_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, qd_rest, h_rest);
        puma560_pack_give(6U, count, first, PUMA560_LANES, h_rest, h);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_APART void puma560_pack_gravity_again(puma560_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *g)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_prepared *own = (const puma560_prepared *)prepared;
            double q_lane[6];
            double g_lane[6];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            puma560_gravity(own, q_lane, g_lane);
            for (size_t k = 0U; k < 6U; k++) {
                g[(k * stride) + lane] = g_lane[k];
            }
        }
    }
}

static PUMA560_APART void puma560_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    puma560_bits v_beyond = { 0U };
    const puma560_pack v0 = puma560_pack_at(&q[stride]) + puma560_pack_at(&q[2U * stride]);
    const puma560_pack v1_angle[4] = {v0, puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[stride])};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    *(puma560_unaligned *)&g[0] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&g[5U * stride] = puma560_pack_splat(0.0);
    const puma560_pack v9 = 0.028252799999999998 * v1_sine[0];
    const puma560_pack v10 = v1_cosine[2] * v9;
    const puma560_pack v11 = (0.028252799999999998 * v1_sine[2]) * v1_cosine[0];
    const puma560_pack v12 = (v10 + (8.743947300000002 * v1_sine[0])) + ((v1_cosine[1] * v11) - (0.24892875 * v1_cosine[0]));
    *(puma560_unaligned *)&g[stride] = ((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v12;
    *(puma560_unaligned *)&g[3U * stride] = (v1_sine[1] * v1_sine[2]) * v9;
    *(puma560_unaligned *)&g[2U * stride] = -v12;
    *(puma560_unaligned *)&g[4U * stride] = -(v11 + (v1_cosine[1] * v10));
    if (!puma560_pack_within(v_beyond)) {
        puma560_pack_gravity_again(v_beyond, 0U, spacing, prepared, stride, q, g);
    }
}

void puma560_gravity_batch(const puma560_prepared *prepared, size_t count, const double *q, double *g)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_gravity_block(0U, prepared->k, count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double g_rest[6U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_gravity_block(0U, prepared->k, PUMA560_LANES, q_rest, g_rest);
        puma560_pack_give(6U, count, first, PUMA560_LANES, g_rest, g);
    }
}

void puma560_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    if (count >= PUMA560_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_gravity_block(count, &prepared[first], count, &q[first], &g[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double g_rest[6U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_gravity_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, g_rest);
        puma560_pack_give(6U, count, first, PUMA560_LANES, g_rest, g);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_APART void puma560_pack_coriolis_matrix_again(puma560_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *C)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_prepared *own = (const puma560_prepared *)prepared;
            double q_lane[6];
            double qd_lane[6];
            double C_lane[36];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            puma560_coriolis_matrix(own, q_lane, qd_lane, C_lane);
            for (size_t k = 0U; k < 36U; k++) {
                C[(k * stride) + lane] = C_lane[k];
            }
        }
    }
}

static PUMA560_APART void puma560_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    puma560_bits v_beyond = { 0U };
    const puma560_pack v0 = puma560_pack_at(&q[stride]) + puma560_pack_at(&q[2U * stride]);
    const puma560_pack v1_angle[4] = {puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[3U * stride]), v0, puma560_pack_at(&q[stride])};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    const puma560_pack v9 = v1_sine[1] * v1_cosine[0];
    const puma560_pack v10 = v1_cosine[1] * v1_cosine[0];
    const puma560_pack v11 = 0.00011692799999999998 * v10;
    const puma560_pack v12 = v11 - (0.0008642879999999998 * v9);
    const puma560_pack v13 = v1_sine[1] * v1_sine[0];
    const puma560_pack v14 = v1_sine[2] * v13;
    const puma560_pack v15 = 0.0004043200000000001 * v14;
    const puma560_pack v16 = 0.00020216000000000006 * v1_cosine[0];
    const puma560_pack v17 = v1_sine[0] * v1_sine[0];
    const puma560_pack v18 = 0.00020216000000000006 * v17;
    const puma560_pack v19 = v18 - (v1_cosine[0] * v16);
    const puma560_pack v20 = v1_cosine[1] * v1_sine[2];
    const puma560_pack v21 = v20 * v19;
    const puma560_pack v22 = 2.0 * v1_cosine[2];
    const puma560_pack v23 = (v1_sine[0] * v1_cosine[2]) + (v1_sine[2] * v10);
    const puma560_pack v24 = 0.00011692799999999998 * v1_sine[2];
    const puma560_pack v25 = v1_sine[0] * v1_cosine[0];
    const puma560_pack v26 = v1_sine[2] * v1_sine[2];
    const puma560_pack v27 = 0.0004043200000000001 * v25;
    const puma560_pack v28 = (v1_sine[0] * v1_sine[2]) - (v1_cosine[2] * v10);
    const puma560_pack v29 = 0.0024871679999999997 * (v1_sine[2] - v1_cosine[3]);
    const puma560_pack v30 = ((v27 - (v26 * (0.0008086400000000002 * v25))) + (v24 * v23)) - (v28 * v29);
    const puma560_pack v31 = v30 + ((((v1_sine[2] * v9) * v15) - v12) - (v22 * v21));
    const puma560_pack v32 = 0.5 * puma560_pack_at(&qd[4U * stride]);
    const puma560_pack v33 = v1_sine[1] * v1_sine[2];
    const puma560_pack v34 = 0.0004043200000000001 * v17;
    const puma560_pack v35 = 0.00020000000000000052 + v34;
    const puma560_pack v36 = v1_sine[0] * v1_cosine[1];
    const puma560_pack v37 = ((v14 * v24) - (0.0008642879999999998 * v36)) - ((v33 * v20) * v35);
    const puma560_pack v38 = 0.0024871679999999997 * v14;
    const puma560_pack v39 = v1_cosine[3] * v1_cosine[2];
    const puma560_pack v40 = v13 * (0.00011692799999999998 + (0.0024871679999999997 * v39));
    const puma560_pack v41 = (v37 + (v1_cosine[2] * (v38 + (v1_cosine[0] * v15)))) - v40;
    const puma560_pack v42 = 0.5 * puma560_pack_at(&qd[3U * stride]);
    const puma560_pack v43 = 0.0012435839999999998 * v36;
    const puma560_pack v44 = v1_cosine[3] * v1_sine[2];
    const puma560_pack v45 = 0.0012435839999999998 * v39;
    const puma560_pack v46 = ((-(0.3848762940000001 * v39)) - (v1_cosine[0] * v45)) - (v44 * (0.010956925 - v43));
    const puma560_pack v47 = v43 + (v36 * v16);
    const puma560_pack v48 = (v26 - (v1_cosine[2] * v1_cosine[2])) * ((0.022546398 + (0.00011692799999999998 * v1_cosine[0])) - (2.0 * v47));
    const puma560_pack v49 = 0.00010000000000000026 + v18;
    const puma560_pack v50 = v1_sine[1] * v49;
    const puma560_pack v51 = (v34 - (((0.0024871679999999997 * v1_cosine[0]) + 0.32402200550000004) + (0.00011692799999999998 * v36))) - (v1_sine[1] * v50);
    const puma560_pack v52 = ((v1_sine[2] * v22) * v51) - v48;
    const puma560_pack v53 = 0.5 * puma560_pack_at(&qd[2U * stride]);
    const puma560_pack v54 = (((puma560_pack_at(&qd[2U * stride]) * v46) - (v42 * v41)) + (v32 * v31)) - (v53 * v52);
    const puma560_pack v55 = v36 * v1_cosine[2];
    const puma560_pack v56 = v55 + (v1_cosine[0] * v1_sine[2]);
    const puma560_pack v57 = ((0.8913300000000002 * v1_sine[2]) - (0.025374999999999998 * v1_cosine[2])) + (0.0028799999999999997 * v56);
    const puma560_pack v58 = (0.8636 * v1_sine[3]) * v57;
    const puma560_pack v59 = ((v1_cosine[3] * (3.203722404 * v1_sine[3])) + (0.0141984 * ((v1_cosine[3] * v1_cosine[3]) - (v1_sine[3] * v1_sine[3])))) - v58;
    const puma560_pack v60 = 2.0 * v46;
    const puma560_pack v61 = (v52 + v59) - v60;
    const puma560_pack v62 = 0.5 * puma560_pack_at(&qd[stride]);
    *(puma560_unaligned *)&C[0] = v54 - (v62 * v61);
    const puma560_pack v63 = 0.5 * puma560_pack_at(&qd[0]);
    const puma560_pack v64 = 2e-05 * puma560_pack_at(&qd[5U * stride]);
    const puma560_pack v65 = v64 * v56;
    const puma560_pack v66 = v65 + (v63 * v61);
    const puma560_pack v67 = 0.0012435839999999998 * v9;
    const puma560_pack v68 = v67 - (v1_sine[1] * v19);
    const puma560_pack v69 = (v10 * v15) - (v1_cosine[2] * v68);
    const puma560_pack v70 = v67 + (0.0006421600000000001 * v1_sine[1]);
    const puma560_pack v71 = v1_cosine[2] * v70;
    const puma560_pack v72 = (v71 + (0.0008642879999999998 * v23)) + v69;
    const puma560_pack v73 = v1_sine[2] * (5.846399999999999e-05 * v36);
    const puma560_pack v74 = (v73 - ((v1_cosine[1] * v20) * v49)) + (v33 * v50);
    const puma560_pack v75 = (v1_sine[2] * (0.0016399999999999997 + v18)) - v73;
    const puma560_pack v76 = v74 + (v75 + (0.0008642879999999998 * v14));
    const puma560_pack v77 = 5.846399999999999e-05 * v13;
    const puma560_pack v78 = v1_cosine[2] * v77;
    const puma560_pack v79 = (v16 * v14) - v78;
    const puma560_pack v80 = v1_cosine[1] * v50;
    const puma560_pack v81 = (v79 + (v1_cosine[2] * v80)) + (((0.0047376000000000015 * v1_sine[2]) + (0.0012435839999999998 * v14)) + (0.15005 * v57));
    const puma560_pack v82 = puma560_pack_at(&qd[2U * stride]) + puma560_pack_at(&qd[stride]);
    const puma560_pack v83 = ((v42 * v76) - (v32 * v72)) - (v82 * v81);
    const puma560_pack v84 = (v83 + (puma560_pack_at(&qd[stride]) * ((v1_cosine[3] * (0.6903913435000001 + (0.0012435839999999998 * v13))) - (0.023751 * v1_sine[3])))) + v66;
    *(puma560_unaligned *)&C[stride] = -v84;
    const puma560_pack v85 = (v65 - (puma560_pack_at(&qd[0]) * v46)) + (v63 * v52);
    *(puma560_unaligned *)&C[2U * stride] = -(v83 + v85);
    const puma560_pack v86 = v21 - (v1_cosine[2] * v27);
    const puma560_pack v87 = (((v10 * v29) + (0.0006421600000000001 * v20)) - (v1_cosine[2] * v12)) - v86;
    const puma560_pack v88 = (0.0008642879999999998 * v55) - (v13 * v29);
    const puma560_pack v89 = 0.5 * v82;
    const puma560_pack v90 = (v64 * v14) - (v63 * v41);
    *(puma560_unaligned *)&C[3U * stride] = (v90 - (v89 * v76)) + (((v42 * v88) - (puma560_pack_at(&qd[3U * stride]) * v79)) + (v32 * v87));
    const puma560_pack v91 = (v64 * v23) - (v63 * v31);
    const puma560_pack v92 = puma560_pack_at(&qd[4U * stride]) * v1_cosine[0];
    const puma560_pack v93 = (v42 * v87) + ((v32 * v88) + ((v1_sine[2] * (0.0004321439999999999 * v92)) + (puma560_pack_at(&qd[4U * stride]) * v78)));
    *(puma560_unaligned *)&C[4U * stride] = (v93 + (v89 * v72)) - v91;
    const puma560_pack v94 = 2e-05 * v82;
    const puma560_pack v95 = 2e-05 * puma560_pack_at(&qd[4U * stride]);
    const puma560_pack v96 = 2e-05 * puma560_pack_at(&qd[3U * stride]);
    const puma560_pack v97 = ((v96 * v14) - (v95 * v23)) - (v94 * v56);
    *(puma560_unaligned *)&C[5U * stride] = v97;
    *(puma560_unaligned *)&C[30U * stride] = v97;
    const puma560_pack v98 = v74 + ((v22 * v47) - v75);
    const puma560_pack v99 = (0.5 * v98) + (v1_sine[3] * v43);
    const puma560_pack v100 = (v71 + (v9 * v24)) - v69;
    const puma560_pack v101 = 0.0012435839999999998 * v1_sine[3];
    const puma560_pack v102 = (0.5 * v100) + (v101 * v9);
    *(puma560_unaligned *)&C[6U * stride] = (v66 - (puma560_pack_at(&qd[3U * stride]) * v99)) - (puma560_pack_at(&qd[4U * stride]) * v102);
    const puma560_pack v103 = v45 + (v1_sine[2] * v101);
    const puma560_pack v104 = v44 - (v1_sine[3] * v1_cosine[2]);
    const puma560_pack v105 = 0.0012435839999999998 * v1_sine[0];
    const puma560_pack v106 = (v105 * v104) - (v10 * v103);
    const puma560_pack v107 = v13 * v9;
    const puma560_pack v108 = ((v11 + (0.0024871679999999997 * v1_sine[0])) + (0.0004043200000000001 * v107)) - v106;
    const puma560_pack v109 = v106 - v108;
    const puma560_pack v110 = (v40 - ((v1_sine[1] * v1_cosine[1]) * v35)) + (v1_sine[3] * v38);
    const puma560_pack v111 = v42 * v110;
    const puma560_pack v112 = v60 - v58;
    *(puma560_unaligned *)&C[7U * stride] = (v111 + (v32 * v109)) + (v53 * v112);
    const puma560_pack v113 = ((0.0012435839999999998 * v1_cosine[3]) * v28) - (v101 * v23);
    const puma560_pack v114 = v108 - v113;
    *(puma560_unaligned *)&C[8U * stride] = (v111 + (v89 * v112)) - (v32 * v114);
    const puma560_pack v115 = puma560_pack_at(&qd[0]) * v99;
    const puma560_pack v116 = v64 * v36;
    const puma560_pack v117 = (puma560_pack_at(&qd[3U * stride]) * v47) - v116;
    const puma560_pack v118 = v68 + v70;
    const puma560_pack v119 = ((0.0024871679999999997 * v9) * v104) - v118;
    *(puma560_unaligned *)&C[9U * stride] = (((v32 * v119) + (((puma560_pack_at(&qd[3U * stride]) * v43) * v104) - v117)) + (v89 * v110)) - v115;
    const puma560_pack v120 = v64 * v9;
    const puma560_pack v121 = puma560_pack_at(&qd[4U * stride]) * v43;
    const puma560_pack v122 = v121 + ((5.846399999999999e-05 * v92) - v120);
    const puma560_pack v123 = ((((v104 * v121) - v122) - (v92 * v103)) + (v42 * v119)) - (v53 * v114);
    const puma560_pack v124 = (v62 * v109) - (puma560_pack_at(&qd[0]) * v102);
    *(puma560_unaligned *)&C[10U * stride] = v124 + v123;
    const puma560_pack v125 = 2e-05 * puma560_pack_at(&qd[0]);
    const puma560_pack v126 = v125 * v56;
    const puma560_pack v127 = (v95 * v9) + (v96 * v36);
    const puma560_pack v128 = v127 + v126;
    *(puma560_unaligned *)&C[11U * stride] = v128;
    *(puma560_unaligned *)&C[17U * stride] = v128;
    *(puma560_unaligned *)&C[12U * stride] = (v85 - (v42 * v98)) - (v32 * v100);
    const puma560_pack v129 = 0.5 * (v108 + v113);
    const puma560_pack v130 = v77 - v80;
    const puma560_pack v131 = puma560_pack_at(&qd[3U * stride]) * v130;
    *(puma560_unaligned *)&C[13U * stride] = (v131 - (v62 * v112)) - (puma560_pack_at(&qd[4U * stride]) * v129);
    const puma560_pack v132 = (v105 + (5.846399999999999e-05 * v10)) + (0.00020216000000000006 * v107);
    *(puma560_unaligned *)&C[14U * stride] = v131 - (puma560_pack_at(&qd[4U * stride]) * v132);
    const puma560_pack v133 = (v63 * v98) - (v82 * v130);
    *(puma560_unaligned *)&C[15U * stride] = -((v117 + (v32 * v118)) + v133);
    const puma560_pack v134 = (puma560_pack_at(&qd[stride]) * v129) + ((puma560_pack_at(&qd[2U * stride]) * v132) + (v63 * v100));
    *(puma560_unaligned *)&C[16U * stride] = -((v122 + (v42 * v118)) + v134);
    const puma560_pack v135 = (0.5 * v86) + (0.00032108000000000006 * v20);
    *(puma560_unaligned *)&C[18U * stride] = (puma560_pack_at(&qd[stride]) * v99) + ((v53 * v98) - ((puma560_pack_at(&qd[4U * stride]) * v135) + v90));
    const puma560_pack v136 = 0.5 * (v68 - v70);
    const puma560_pack v137 = v116 + (puma560_pack_at(&qd[4U * stride]) * v136);
    *(puma560_unaligned *)&C[19U * stride] = (v115 - (v62 * v110)) - ((puma560_pack_at(&qd[2U * stride]) * v130) + v137);
    *(puma560_unaligned *)&C[20U * stride] = v133 - v137;
    const puma560_pack v138 = 0.00020216000000000006 * v25;
    *(puma560_unaligned *)&C[21U * stride] = puma560_pack_at(&qd[4U * stride]) * v138;
    const puma560_pack v139 = (((puma560_pack_at(&qd[3U * stride]) * v138) - (v64 * v1_sine[0])) - (puma560_pack_at(&qd[0]) * v135)) - (v82 * v136);
    *(puma560_unaligned *)&C[22U * stride] = v139;
    const puma560_pack v140 = (v125 * v14) + (v94 * v36);
    const puma560_pack v141 = v95 * v1_sine[0];
    *(puma560_unaligned *)&C[23U * stride] = -(v140 + v141);
    *(puma560_unaligned *)&C[24U * stride] = ((v91 + (puma560_pack_at(&qd[3U * stride]) * v135)) + (v53 * v100)) + (puma560_pack_at(&qd[stride]) * v102);
    const puma560_pack v142 = (puma560_pack_at(&qd[3U * stride]) * v136) - v120;
    *(puma560_unaligned *)&C[25U * stride] = (v142 + (puma560_pack_at(&qd[2U * stride]) * v129)) - v124;
    *(puma560_unaligned *)&C[26U * stride] = v134 + v142;
    *(puma560_unaligned *)&C[27U * stride] = -v139;
    *(puma560_unaligned *)&C[28U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&C[35U * stride] = puma560_pack_splat(0.0);
    const puma560_pack v143 = (v125 * v23) + ((v96 * v1_sine[0]) - (v94 * v9));
    *(puma560_unaligned *)&C[29U * stride] = v143;
    const puma560_pack v144 = -(v126 - v127);
    *(puma560_unaligned *)&C[31U * stride] = v144;
    *(puma560_unaligned *)&C[32U * stride] = v144;
    *(puma560_unaligned *)&C[33U * stride] = v140 - v141;
    *(puma560_unaligned *)&C[34U * stride] = -v143;
    if (!puma560_pack_within(v_beyond)) {
        puma560_pack_coriolis_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, qd, C);
    }
}

void puma560_coriolis_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= PUMA560_LANES) {
        const size_t second = puma560_pack_second(PUMA560_LANES, count, 36U, C);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double C_rest[36U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_coriolis_matrix_block(0U, prepared->k, PUMA560_LANES, q_rest, qd_rest, C_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, C_rest, C);
    }
}

void puma560_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= PUMA560_LANES) {
        const size_t second = puma560_pack_second(PUMA560_LANES, count, 36U, C);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_coriolis_matrix_block(count, &prepared[first], count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double C_rest[36U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_coriolis_matrix_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, qd_rest, C_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, C_rest, C);
    }
}

#else

typedef int puma560_has_no_vector_code;

#endif
