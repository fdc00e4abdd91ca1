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
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline, unused)) void puma560_pack_sincos_pair(const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, puma560_bits *beyond)
{
    const puma560_pack x = *angle;
    union { puma560_pack number; puma560_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_pack n = k.number - 6755399441186816.0;
    const puma560_pack w = x - (n * 1.5707963267923333);
    const puma560_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const puma560_pack z = r * r;
    const puma560_pack u = 1.0 - (0.5 * z);
    const puma560_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const puma560_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
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


/* The library answers for lanes whose angle is out of range, and for them only. */
static PUMA560_APART void puma560_pack_sincos_beyond(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_mask inside = (puma560_mask)(puma560_pack_abs(angle[i]) <= 200000.0);

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

static PUMA560_APART void puma560_pack_mass_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict M)
{
    (void)spacing;
    (void)prepared;
    const puma560_pack v0 = puma560_pack_at(&q[stride]) + puma560_pack_at(&q[2U * stride]);
    const puma560_pack v1_angle[4] = {puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[stride]), v0};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_bits v1_beyond = { 0U };
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_pack v9 = v1_sine[1] * v1_cosine[0];
    const puma560_pack v10 = 0.00011692799999999998 * v9;
    const puma560_pack v11 = v1_sine[1] * v1_sine[1];
    const puma560_pack v12 = 0.00020216000000000006 * v11;
    const puma560_pack v13 = v1_sine[1] * v1_sine[0];
    const puma560_pack v14 = (3.155182285625 + (0.0008642879999999998 * v13)) - (v1_sine[2] * ((0.0141984 * v1_cosine[2]) + (1.601861202 * v1_sine[2])));
    const puma560_pack v15 = (0.0028799999999999997 * v9) - 0.025374999999999998;
    const puma560_pack v16 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[1]);
    const puma560_pack v17 = v1_cosine[2] * ((v1_sine[3] * v16) + (v1_cosine[3] * v15));
    const puma560_pack v18 = 0.00010000000000000026 + v12;
    const puma560_pack v19 = v10 + ((v1_sine[0] * v1_sine[0]) * v18);
    const puma560_pack v20 = 0.0024871679999999997 * v1_cosine[1];
    const puma560_pack v21 = v1_cosine[3] * ((v9 * (0.0024871679999999997 + (0.0004043200000000001 * v1_cosine[1]))) - ((0.00011692799999999998 * v1_cosine[1]) + 0.022546398));
    const puma560_pack v22 = v1_sine[3] * ((v1_sine[3] * ((v20 + (0.32402200550000004 - (0.0004043200000000001 * v11))) + v19)) + v21);
    *(puma560_unaligned *)&M[0] = ((v14 + (v12 - v10)) - (0.8636 * v17)) + v22;
    const puma560_pack v23 = v1_sine[0] * v1_sine[3];
    const puma560_pack v24 = (v1_sine[3] * v15) - (v16 * v1_cosine[3]);
    const puma560_pack v25 = v13 * v1_sine[3];
    const puma560_pack v26 = ((0.15005 * v24) - (5.846399999999999e-05 * v25)) + ((v1_cosine[0] * v23) * v18);
    const puma560_pack v27 = 0.00020216000000000006 * v1_cosine[1];
    const puma560_pack v28 = v13 * (0.0012435839999999998 + v27);
    const puma560_pack v29 = v26 - (v1_cosine[3] * (0.0047376000000000015 + v28));
    *(puma560_unaligned *)&M[2U * stride] = v29;
    *(puma560_unaligned *)&M[12U * stride] = v29;
    const puma560_pack v30 = 0.0012435839999999998 * v1_sine[2];
    const puma560_pack v31 = -((((0.023751 * v1_cosine[2]) + (0.6903913435000001 * v1_sine[2])) + (v13 * v30)) - v29);
    *(puma560_unaligned *)&M[stride] = v31;
    *(puma560_unaligned *)&M[6U * stride] = v31;
    const puma560_pack v32 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_pack v33 = (v32 - (0.0012435839999999998 * v1_sine[3])) + (5.846399999999999e-05 * v1_cosine[3]);
    const puma560_pack v34 = v13 * v1_cosine[3];
    const puma560_pack v35 = v1_sine[3] * v9;
    const puma560_pack v36 = 0.0016399999999999997 + v12;
    *(puma560_unaligned *)&M[21U * stride] = v36;
    const puma560_pack v37 = ((v1_cosine[3] * v36) + ((v27 * v35) + (0.0004321439999999999 * v34))) - (v9 * v33);
    *(puma560_unaligned *)&M[3U * stride] = v37;
    *(puma560_unaligned *)&M[18U * stride] = v37;
    const puma560_pack v38 = v1_cosine[1] * v1_cosine[0];
    const puma560_pack v39 = (v1_sine[1] * v1_sine[3]) - (v1_cosine[3] * v38);
    *(puma560_unaligned *)&M[28U * stride] = puma560_pack_splat(0.0006421600000000001);
    const puma560_pack v40 = ((0.0004321439999999999 * v39) + (0.0006421600000000001 * v23)) - ((v1_sine[0] * v1_cosine[1]) * v33);
    *(puma560_unaligned *)&M[4U * stride] = v40;
    *(puma560_unaligned *)&M[24U * stride] = v40;
    *(puma560_unaligned *)&M[35U * stride] = puma560_pack_splat(4e-05);
    const puma560_pack v41 = 4e-05 * v1_cosine[1];
    *(puma560_unaligned *)&M[23U * stride] = v41;
    *(puma560_unaligned *)&M[33U * stride] = v41;
    const puma560_pack v42 = -((4e-05 * v35) - (v1_cosine[3] * v41));
    *(puma560_unaligned *)&M[5U * stride] = v42;
    *(puma560_unaligned *)&M[30U * stride] = v42;
    const puma560_pack v43 = 0.4318 * (v17 + (v1_sine[2] * v24));
    const puma560_pack v44 = (v20 + 0.3592922305) - v19;
    *(puma560_unaligned *)&M[14U * stride] = v44;
    const puma560_pack v45 = v43 - v44;
    *(puma560_unaligned *)&M[7U * stride] = (1.748114002 - v43) - v45;
    const puma560_pack v46 = -v45;
    *(puma560_unaligned *)&M[8U * stride] = v46;
    *(puma560_unaligned *)&M[13U * stride] = v46;
    const puma560_pack v47 = ((v32 * v25) - v28) - (v30 * v34);
    *(puma560_unaligned *)&M[9U * stride] = v47;
    *(puma560_unaligned *)&M[19U * stride] = v47;
    const puma560_pack v48 = ((0.0006421600000000001 * v1_cosine[0]) - (5.846399999999999e-05 * v1_sine[1])) + (0.0012435839999999998 * v38);
    *(puma560_unaligned *)&M[16U * stride] = v48;
    *(puma560_unaligned *)&M[26U * stride] = v48;
    const puma560_pack v49 = -(((v30 * v39) - v48) + (v32 * ((v1_sine[3] * v38) + (v1_sine[1] * v1_cosine[3]))));
    *(puma560_unaligned *)&M[10U * stride] = v49;
    *(puma560_unaligned *)&M[25U * stride] = v49;
    const puma560_pack v50 = 4e-05 * v13;
    *(puma560_unaligned *)&M[11U * stride] = v50;
    *(puma560_unaligned *)&M[17U * stride] = v50;
    *(puma560_unaligned *)&M[31U * stride] = v50;
    *(puma560_unaligned *)&M[32U * stride] = v50;
    const puma560_pack v51 = -v28;
    *(puma560_unaligned *)&M[15U * stride] = v51;
    *(puma560_unaligned *)&M[20U * stride] = v51;
    *(puma560_unaligned *)&M[22U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&M[27U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&M[29U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&M[34U * stride] = puma560_pack_splat(0.0);
}

void puma560_mass_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, double *M)
{
    double spread[1U * PUMA560_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_mass_matrix_block(PUMA560_LANES, spread, count, &q[first], &M[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_LANES];
        double M_rest[36U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_mass_matrix_block(PUMA560_LANES, spread, PUMA560_LANES, q_rest, M_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, M_rest, M);
    }
}

void puma560_mass_matrix_ensemble(const double *prepared, size_t count, const double *q, double *M)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_mass_matrix_block(count, &prepared[first], count, &q[first], &M[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_LANES];
        double M_rest[36U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_mass_matrix_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, M_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, M_rest, M);
    }
}

static PUMA560_APART void puma560_pack_bias_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict h)
{
    (void)spacing;
    (void)prepared;
    const puma560_pack v0 = puma560_pack_at(&q[stride]) + puma560_pack_at(&q[2U * stride]);
    const puma560_pack v1_angle[4] = {v0, puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[stride])};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_bits v1_beyond = { 0U };
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_pack v9 = puma560_pack_at(&qd[0]) * v1_sine[0];
    const puma560_pack v10 = puma560_pack_at(&qd[2U * stride]) + puma560_pack_at(&qd[stride]);
    const puma560_pack v11 = (v10 * v1_cosine[1]) + (v1_sine[1] * v9);
    const puma560_pack v12 = puma560_pack_at(&qd[4U * stride]) + v11;
    const puma560_pack v13 = (v1_cosine[1] * v9) - (v10 * v1_sine[1]);
    const puma560_pack v14 = puma560_pack_at(&qd[0]) * v1_cosine[0];
    const puma560_pack v15 = puma560_pack_at(&qd[3U * stride]) + v14;
    const puma560_pack v16 = (v1_sine[2] * v13) - (v1_cosine[2] * v15);
    const puma560_pack v17 = v13 * v11;
    const puma560_pack v18 = v10 * v9;
    const puma560_pack v19 = v18 - v17;
    const puma560_pack v20 = v9 * v14;
    const puma560_pack v21 = v10 * v14;
    const puma560_pack v22 = 2.0 * v21;
    const puma560_pack v23 = ((v1_sine[1] * v20) - (v11 * (2.0 * v15))) + (v1_cosine[1] * v22);
    const puma560_pack v24 = (v1_sine[2] * v19) - (v1_cosine[2] * v23);
    const puma560_pack v25 = v24 + (v16 * (2.0 * v12));
    const puma560_pack v26 = v10 * v10;
    const puma560_pack v27 = v26 + (v14 * v14);
    const puma560_pack v28 = 0.4318 * v1_cosine[3];
    const puma560_pack v29 = v1_cosine[0] * v28;
    const puma560_pack v30 = puma560_pack_at(&qd[0]) * puma560_pack_at(&qd[0]);
    const puma560_pack v31 = puma560_pack_at(&qd[stride]) * puma560_pack_at(&qd[stride]);
    const puma560_pack v32 = v31 + v30;
    const puma560_pack v33 = 0.4318 * v1_sine[3];
    const puma560_pack v34 = (v31 * v33) - 9.81;
    const puma560_pack v35 = (v1_sine[0] * v34) + (v32 * v29);
    const puma560_pack v36 = ((0.4318 * v20) - v35) - (0.0203 * v27);
    const puma560_pack v37 = 0.0028799999999999997 * v1_sine[1];
    const puma560_pack v38 = puma560_pack_at(&qd[stride]) * puma560_pack_at(&qd[0]);
    const puma560_pack v39 = ((0.8636 * v38) * v1_sine[3]) - (0.15005 * v30);
    const puma560_pack v40 = (v39 + (0.0406 * v18)) + (0.8636 * v21);
    const puma560_pack v41 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_pack v42 = 3.9999999999999996e-05 * puma560_pack_at(&qd[5U * stride]);
    const puma560_pack v43 = (1.9999999999999998e-05 * v24) + (((v42 * v12) - (v41 * v40)) - (v37 * v36));
    const puma560_pack v44 = v43 + (0.0004221600000000001 * v25);
    const puma560_pack v45 = (v1_sine[2] * v15) + (v1_cosine[2] * v13);
    const puma560_pack v46 = v12 * v45;
    const puma560_pack v47 = (v46 + (v1_cosine[2] * v19)) + (v1_sine[2] * v23);
    const puma560_pack v48 = (0.00024000000000000003 * v47) + (0.00020000000000000004 * v46);
    const puma560_pack v49 = ((v1_sine[2] * v44) + ((0.0013999999999999998 * v18) - (9.999999999999983e-05 * v17))) + (v1_cosine[2] * v48);
    const puma560_pack v50 = 0.0028799999999999997 * ((v12 * v12) + (v45 * v45));
    const puma560_pack v51 = v16 * v45;
    const puma560_pack v52 = v13 * v15;
    const puma560_pack v53 = ((v1_cosine[1] * v20) - v52) - (v1_sine[1] * v22);
    const puma560_pack v54 = -(0.0028799999999999997 * (v53 - v51));
    const puma560_pack v55 = (v1_sine[2] * v50) - (v1_cosine[2] * v54);
    const puma560_pack v56 = ((v28 + (0.0203 * v1_cosine[0])) - (0.4318 * v1_sine[0])) * ((v1_sine[1] * v55) + (v41 * v25));
    const puma560_pack v57 = (v1_cosine[3] * ((0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]))) - 0.0070992;
    const puma560_pack v58 = ((v30 - v32) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]))) + ((2.0 * v38) * v57);
    const puma560_pack v59 = v58 + (v39 * ((0.025374999999999998 * v1_cosine[0]) - (0.8913300000000002 * v1_sine[0])));
    const puma560_pack v60 = v26 + (v9 * v9);
    const puma560_pack v61 = 0.0047376000000000015 * (((v1_sine[0] * v60) - (puma560_pack_at(&qd[0]) * v9)) + (v1_cosine[0] * v20));
    const puma560_pack v62 = v61 - (v18 * (((0.02191385 * v1_cosine[3]) - (0.648939691 * v1_cosine[0])) - (0.022546398 * v1_sine[0])));
    const puma560_pack v63 = (v62 - (v59 + (((0.022546398 * v1_cosine[0]) + (0.7697525880000002 * v1_cosine[3])) * v21))) + v56;
    const puma560_pack v64 = (v37 * v25) - (v1_cosine[1] * v55);
    const puma560_pack v65 = ((0.8913300000000002 * v20) - (0.025374999999999998 * v27)) - v64;
    const puma560_pack v66 = (v1_sine[2] * v54) + (v1_cosine[2] * v50);
    const puma560_pack v67 = ((0.025374999999999998 * v20) - (0.8913300000000002 * v60)) - v66;
    const puma560_pack v68 = (v1_cosine[0] * v65) - (v1_sine[0] * v67);
    const puma560_pack v69 = (0.15005 * v68) + (v63 - (v1_cosine[0] * v49));
    const puma560_pack v70 = ((v1_sine[2] * v48) + (0.00075 * v23)) - (v1_cosine[2] * v44);
    const puma560_pack v71 = v1_sine[0] * v28;
    const puma560_pack v72 = (v1_cosine[0] * v34) - (v32 * v71);
    const puma560_pack v73 = v1_sine[2] * (((5.846399999999999e-05 * v20) - (0.0012435839999999998 * v60)) - (0.0028799999999999997 * v72));
    const puma560_pack v74 = (((0.0006421600000000001 * v53) - (v42 * v45)) - (0.00020216000000000006 * v51)) + v73;
    const puma560_pack v75 = -(v74 - (v1_cosine[2] * ((v37 * v40) - (v41 * v36))));
    *(puma560_unaligned *)&h[4U * stride] = v75;
    const puma560_pack v76 = v75 - (0.0006500000000000002 * (v53 - v52));
    *(puma560_unaligned *)&h[0] = v69 + (v1_sine[0] * ((v1_sine[1] * v76) + (v1_cosine[1] * v70)));
    const puma560_pack v77 = (((0.3244698455 * v20) - (0.8913300000000002 * v35)) + (0.025374999999999998 * v72)) - (0.011273199 * (v27 - v60));
    const puma560_pack v78 = ((v1_sine[1] * v70) + ((v77 + (0.0203 * v66)) - (0.4318 * v64))) - (v1_cosine[1] * v76);
    const puma560_pack v79 = (((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) + ((v32 - v31) * v57)) + (v29 * v67);
    *(puma560_unaligned *)&h[stride] = ((v79 + (v71 * v65)) - (v33 * v68)) - v78;
    *(puma560_unaligned *)&h[2U * stride] = -v78;
    *(puma560_unaligned *)&h[3U * stride] = -v49;
    *(puma560_unaligned *)&h[5U * stride] = (-4e-05) * v47;
}

void puma560_bias_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, double *h)
{
    double spread[1U * PUMA560_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_bias_block(PUMA560_LANES, spread, count, &q[first], &qd[first], &h[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double h_rest[6U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_bias_block(PUMA560_LANES, spread, PUMA560_LANES, q_rest, qd_rest, h_rest);
        puma560_pack_give(6U, count, first, PUMA560_LANES, h_rest, h);
    }
}

void puma560_bias_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *h)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_bias_block(count, &prepared[first], count, &q[first], &qd[first], &h[first]);
    }
    if (first < count) {
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

static PUMA560_APART void puma560_pack_gravity_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict g)
{
    (void)spacing;
    (void)prepared;
    const puma560_pack v0 = puma560_pack_at(&q[stride]) + puma560_pack_at(&q[2U * stride]);
    const puma560_pack v1_angle[4] = {v0, puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[stride])};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_bits v1_beyond = { 0U };
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    *(puma560_unaligned *)&g[0] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&g[5U * stride] = puma560_pack_splat(0.0);
    const puma560_pack v9 = v1_cosine[1] * v1_sine[0];
    const puma560_pack v10 = 0.028252799999999998 * ((v1_sine[1] * v1_cosine[0]) + (v1_cosine[2] * v9));
    const puma560_pack v11 = 0.028252799999999998 * v1_sine[2];
    const puma560_pack v12 = (((8.743947300000002 * v1_sine[0]) - (0.24892875 * v1_cosine[0])) + ((v1_sine[2] * v11) * v9)) + (v1_cosine[2] * v10);
    *(puma560_unaligned *)&g[stride] = ((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v12;
    *(puma560_unaligned *)&g[2U * stride] = -v12;
    *(puma560_unaligned *)&g[3U * stride] = v11 * (v1_sine[1] * v1_sine[0]);
    *(puma560_unaligned *)&g[4U * stride] = -v10;
}

void puma560_gravity_batch(const puma560_prepared *prepared, size_t count, const double *q, double *g)
{
    double spread[1U * PUMA560_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_gravity_block(PUMA560_LANES, spread, count, &q[first], &g[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_LANES];
        double g_rest[6U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_gravity_block(PUMA560_LANES, spread, PUMA560_LANES, q_rest, g_rest);
        puma560_pack_give(6U, count, first, PUMA560_LANES, g_rest, g);
    }
}

void puma560_gravity_ensemble(const double *prepared, size_t count, const double *q, double *g)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_gravity_block(count, &prepared[first], count, &q[first], &g[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_LANES];
        double g_rest[6U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_gravity_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, g_rest);
        puma560_pack_give(6U, count, first, PUMA560_LANES, g_rest, g);
    }
}

#else

typedef int puma560_has_no_vector_code;

#endif
