/* panda, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PANDA_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in panda_batch.c. */
#include "panda_batch.h"

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
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PANDA_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PANDA_APART __attribute__((noinline, unused))
#endif
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

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PANDA_INLINE size_t panda_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PANDA_LANES;

    return (((count % PANDA_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
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

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
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
    const panda_pack rz = r * z;

    const panda_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const panda_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const panda_bits odd = 0ULL - (k.bits & 1ULL);
    const panda_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const panda_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
PANDA_INLINE bool panda_pack_within(panda_bits beyond)
{
    return panda_pack_all((panda_mask)((beyond >> 18) == 0ULL));
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
    if (!panda_pack_within(*beyond)) {
        panda_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PANDA_APART void panda_pack_stiffness_matrix_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *K)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double K_lane[49];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            panda_stiffness_matrix(own, q_lane, K_lane);
            for (size_t k = 0U; k < 49U; k++) {
                K[(k * stride) + lane] = K_lane[k];
            }
        }
    }
}

static PANDA_APART void panda_pack_stiffness_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict K)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0_angle[7] = {panda_pack_at(&q[2U * stride]), panda_pack_at(&q[stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[5U * stride]), panda_pack_at(&q[6U * stride]), panda_pack_at(&q[0])};
    panda_pack v0_sine[7];
    panda_pack v0_cosine[7];
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v_beyond);
    *(panda_unaligned *)&K[0] = panda_pack_splat(0.0);
    *(panda_unaligned *)&K[stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&K[2U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&K[3U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&K[4U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&K[5U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&K[6U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&K[7U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&K[14U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&K[21U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&K[28U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&K[35U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&K[42U * stride] = panda_pack_splat(0.0);
    const panda_pack v14 = v0_sine[1] * v0_cosine[0];
    const panda_pack v15 = (v0_sine[2] * v0_cosine[1]) - (v0_cosine[2] * v14);
    const panda_pack v16 = v0_sine[1] * v0_sine[0];
    const panda_pack v17 = (v0_sine[3] * v16) + (v0_cosine[3] * v15);
    const panda_pack v18 = (v0_cosine[2] * v0_cosine[1]) + (v0_sine[2] * v14);
    const panda_pack v19 = (v0_sine[4] * v18) + (v0_cosine[4] * v17);
    const panda_pack v20 = (0.002573605371338206 * v0_cosine[5]) - (0.002034439958661797 * v0_sine[5]);
    const panda_pack v21 = 0.23184755269500001 + v20;
    const panda_pack v22 = (v0_cosine[4] * v18) - (v0_sine[4] * v17);
    const panda_pack v23 = (0.17380470556900005 * v22) - (v21 * v19);
    const panda_pack v24 = (v0_cosine[3] * v16) - (v0_sine[3] * v15);
    const panda_pack v25 = (0.002573605371338206 * v0_sine[5]) + (0.002034439958661797 * v0_cosine[5]);
    const panda_pack v26 = v25 - 0.067870631425;
    const panda_pack v27 = v23 + ((0.014653732538 * v17) + (v26 * v24));
    const panda_pack v28 = v27 + ((0.5527802746500001 * v15) - (2.012523553603 * v18));
    const panda_pack v29 = v28 + ((0.7468579598720001 * v14) - (0.028227094878000014 * v16));
    const panda_pack v30 = (9.81 * v29) - ((32.80954542685272 * v0_cosine[1]) + (0.01993386669246 * v0_sine[1]));
    *(panda_unaligned *)&K[8U * stride] = ((v0_cosine[6] * v0_cosine[6]) + (v0_sine[6] * v0_sine[6])) * v30;
    const panda_pack v31 = v0_sine[0] * v0_cosine[1];
    const panda_pack v32 = (v0_sine[6] * v31) - (v0_cosine[0] * v0_cosine[6]);
    const panda_pack v33 = v0_cosine[0] * v0_cosine[1];
    const panda_pack v34 = (v0_sine[0] * v0_cosine[6]) + (v0_sine[6] * v33);
    const panda_pack v35 = v0_sine[1] * v0_sine[6];
    const panda_pack v36 = (v0_sine[2] * v35) + (v0_cosine[2] * v34);
    const panda_pack v37 = (v0_cosine[3] * v36) - (v0_sine[3] * v32);
    const panda_pack v38 = (v0_cosine[3] * v32) + (v0_sine[3] * v36);
    const panda_pack v39 = (v0_sine[2] * v34) - (v0_cosine[2] * v35);
    const panda_pack v40 = (v0_cosine[4] * v39) + (v0_sine[4] * v37);
    const panda_pack v41 = (v0_cosine[4] * v37) - (v0_sine[4] * v39);
    const panda_pack v42 = (v21 * v41) + (0.17380470556900005 * v40);
    const panda_pack v43 = v42 + ((v26 * v38) - (0.014653732538 * v37));
    const panda_pack v44 = (0.316 * v35) + (0.0825 * v34);
    const panda_pack v45 = (((0.5527802746500001 * v36) + (2.012523553603 * v39)) - (4.3880230000000005 * v44)) - v43;
    const panda_pack v46 = 0.088844724872 * v0_cosine[1];
    const panda_pack v47 = 0.028227094878000014 * v0_cosine[1];
    const panda_pack v48 = 3.587895 * v0_cosine[1];
    const panda_pack v49 = (v0_cosine[1] * v45) + (((v47 * v32) - (v46 * v34)) - (v48 * v44));
    const panda_pack v50 = (2.520390088000001 * v0_cosine[1]) - v29;
    const panda_pack v51 = 9.81 * (v49 + (v35 * v50));
    const panda_pack v52 = (v0_cosine[0] * v0_sine[6]) + (v0_cosine[6] * v31);
    const panda_pack v53 = (v0_cosine[6] * v33) - (v0_sine[0] * v0_sine[6]);
    const panda_pack v54 = v0_sine[1] * v0_cosine[6];
    const panda_pack v55 = (v0_sine[2] * v54) + (v0_cosine[2] * v53);
    const panda_pack v56 = (v0_cosine[3] * v55) - (v0_sine[3] * v52);
    const panda_pack v57 = (v0_cosine[3] * v52) + (v0_sine[3] * v55);
    const panda_pack v58 = (v0_sine[2] * v53) - (v0_cosine[2] * v54);
    const panda_pack v59 = (v0_cosine[4] * v58) + (v0_sine[4] * v56);
    const panda_pack v60 = (v0_cosine[4] * v56) - (v0_sine[4] * v58);
    const panda_pack v61 = (v21 * v60) + (0.17380470556900005 * v59);
    const panda_pack v62 = v61 + ((v26 * v57) - (0.014653732538 * v56));
    const panda_pack v63 = (0.316 * v54) + (0.0825 * v53);
    const panda_pack v64 = (((0.5527802746500001 * v55) + (2.012523553603 * v58)) - (4.3880230000000005 * v63)) - v62;
    const panda_pack v65 = (v0_cosine[1] * v64) + (((v47 * v52) - (v46 * v53)) - (v48 * v63));
    const panda_pack v66 = 9.81 * (v65 + (v54 * v50));
    const panda_pack v67 = (v0_sine[6] * v66) - (v0_cosine[6] * v51);
    *(panda_unaligned *)&K[9U * stride] = v67;
    *(panda_unaligned *)&K[15U * stride] = v67;
    const panda_pack v68 = 9.81 * v16;
    const panda_pack v69 = 43.046505630000006 * v16;
    const panda_pack v70 = 9.81 * v28;
    const panda_pack v71 = ((v68 * v45) + (v69 * v44)) + (v32 * v70);
    const panda_pack v72 = ((v68 * v64) + (v69 * v63)) + (v52 * v70);
    const panda_pack v73 = -((v0_sine[6] * v72) - (v0_cosine[6] * v71));
    *(panda_unaligned *)&K[10U * stride] = v73;
    *(panda_unaligned *)&K[22U * stride] = v73;
    const panda_pack v74 = 9.81 * v18;
    const panda_pack v75 = 9.81 * v27;
    const panda_pack v76 = (v74 * v43) - (v39 * v75);
    const panda_pack v77 = (v74 * v62) - (v58 * v75);
    const panda_pack v78 = -((v0_sine[6] * v77) - (v0_cosine[6] * v76));
    *(panda_unaligned *)&K[11U * stride] = v78;
    *(panda_unaligned *)&K[29U * stride] = v78;
    const panda_pack v79 = 9.81 * v24;
    const panda_pack v80 = 9.81 * v23;
    const panda_pack v81 = (v38 * v80) - (v79 * v42);
    const panda_pack v82 = (v57 * v80) - (v79 * v61);
    const panda_pack v83 = -((v0_sine[6] * v82) - (v0_cosine[6] * v81));
    *(panda_unaligned *)&K[12U * stride] = v83;
    *(panda_unaligned *)&K[36U * stride] = v83;
    const panda_pack v84 = (v25 * v79) - ((9.81 * v20) * v19);
    const panda_pack v85 = 9.81 * v22;
    const panda_pack v86 = v25 * v85;
    const panda_pack v87 = v20 * v85;
    const panda_pack v88 = ((v38 * v86) - (v40 * v84)) + (v41 * v87);
    const panda_pack v89 = ((v57 * v86) - (v59 * v84)) + (v60 * v87);
    const panda_pack v90 = (v0_sine[6] * v89) - (v0_cosine[6] * v88);
    *(panda_unaligned *)&K[13U * stride] = v90;
    *(panda_unaligned *)&K[43U * stride] = v90;
    *(panda_unaligned *)&K[16U * stride] = -((v54 * v66) + (v35 * v51));
    const panda_pack v91 = (v54 * v72) + (v35 * v71);
    *(panda_unaligned *)&K[17U * stride] = v91;
    *(panda_unaligned *)&K[23U * stride] = v91;
    const panda_pack v92 = (v54 * v77) + (v35 * v76);
    *(panda_unaligned *)&K[18U * stride] = v92;
    *(panda_unaligned *)&K[30U * stride] = v92;
    const panda_pack v93 = (v54 * v82) + (v35 * v81);
    *(panda_unaligned *)&K[19U * stride] = v93;
    *(panda_unaligned *)&K[37U * stride] = v93;
    const panda_pack v94 = -((v54 * v89) + (v35 * v88));
    *(panda_unaligned *)&K[20U * stride] = v94;
    *(panda_unaligned *)&K[44U * stride] = v94;
    *(panda_unaligned *)&K[24U * stride] = (v52 * v72) + (v32 * v71);
    const panda_pack v95 = (v52 * v77) + (v32 * v76);
    *(panda_unaligned *)&K[25U * stride] = v95;
    *(panda_unaligned *)&K[31U * stride] = v95;
    const panda_pack v96 = (v52 * v82) + (v32 * v81);
    *(panda_unaligned *)&K[26U * stride] = v96;
    *(panda_unaligned *)&K[38U * stride] = v96;
    const panda_pack v97 = -((v52 * v89) + (v32 * v88));
    *(panda_unaligned *)&K[27U * stride] = v97;
    *(panda_unaligned *)&K[45U * stride] = v97;
    *(panda_unaligned *)&K[32U * stride] = -((v58 * v77) + (v39 * v76));
    const panda_pack v98 = -((v58 * v82) + (v39 * v81));
    *(panda_unaligned *)&K[33U * stride] = v98;
    *(panda_unaligned *)&K[39U * stride] = v98;
    const panda_pack v99 = (v58 * v89) + (v39 * v88);
    *(panda_unaligned *)&K[34U * stride] = v99;
    *(panda_unaligned *)&K[46U * stride] = v99;
    *(panda_unaligned *)&K[40U * stride] = (v57 * v82) + (v38 * v81);
    const panda_pack v100 = -((v57 * v89) + (v38 * v88));
    *(panda_unaligned *)&K[41U * stride] = v100;
    *(panda_unaligned *)&K[47U * stride] = v100;
    *(panda_unaligned *)&K[48U * stride] = -((v59 * v89) + (v40 * v88));
    if (!panda_pack_within(v_beyond)) {
        panda_pack_stiffness_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, K);
    }
}

void panda_stiffness_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *K)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 49U, K);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_stiffness_matrix_block(0U, prepared->k, count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double K_rest[49U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_stiffness_matrix_block(0U, prepared->k, PANDA_LANES, q_rest, K_rest);
        panda_pack_give(49U, count, first, PANDA_LANES, K_rest, K);
    }
}

void panda_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 49U, K);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_stiffness_matrix_block(count, &prepared[first], count, &q[first], &K[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double K_rest[49U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_stiffness_matrix_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, K_rest);
        panda_pack_give(49U, count, first, PANDA_LANES, K_rest, K);
    }
}

static PANDA_APART void panda_pack_damping_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict D)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(panda_unaligned *)&D[0] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[2U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[3U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[4U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[5U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[6U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[7U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[8U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[9U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[10U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[11U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[12U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[13U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[14U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[15U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[16U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[17U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[18U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[19U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[20U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[21U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[22U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[23U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[24U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[25U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[26U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[27U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[28U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[29U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[30U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[31U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[32U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[33U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[34U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[35U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[36U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[37U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[38U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[39U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[40U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[41U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[42U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[43U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[44U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[45U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[46U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[47U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&D[48U * stride] = panda_pack_splat(0.0);
}

void panda_damping_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *D)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 49U, D);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_damping_matrix_block(0U, prepared->k, count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double D_rest[49U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_damping_matrix_block(0U, prepared->k, PANDA_LANES, q_rest, D_rest);
        panda_pack_give(49U, count, first, PANDA_LANES, D_rest, D);
    }
}

void panda_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 49U, D);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_damping_matrix_block(count, &prepared[first], count, &q[first], &D[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double D_rest[49U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_damping_matrix_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, D_rest);
        panda_pack_give(49U, count, first, PANDA_LANES, D_rest, D);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
