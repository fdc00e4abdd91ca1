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
static PANDA_APART void panda_pack_influence_tip_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *G, double *H)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double G_lane[21];
            double H_lane[147];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            panda_influence_tip(own, q_lane, G_lane, H_lane);
            for (size_t k = 0U; k < 21U; k++) {
                G[(k * stride) + lane] = G_lane[k];
            }
            for (size_t k = 0U; k < 147U; k++) {
                H[(k * stride) + lane] = H_lane[k];
            }
        }
    }
}

static PANDA_APART void panda_pack_influence_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0_angle[6] = {panda_pack_at(&q[0]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[5U * stride]), panda_pack_at(&q[4U * stride])};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    const panda_pack v12 = v0_cosine[1] * v0_sine[0];
    const panda_pack v13 = v0_sine[1] * v0_cosine[0];
    const panda_pack v14 = v13 + (v0_cosine[2] * v12);
    const panda_pack v15 = v0_sine[2] * v0_sine[0];
    const panda_pack v16 = 0.316 * v15;
    const panda_pack v17 = v16 + (0.0825 * v14);
    const panda_pack v18 = (v0_cosine[3] * v14) + (v0_sine[3] * v15);
    const panda_pack v19 = (v0_cosine[3] * v15) - (v0_sine[3] * v14);
    const panda_pack v20 = ((0.0825 * v18) - v17) - (0.384 * v19);
    const panda_pack v21 = 0.088 * v0_sine[4];
    const panda_pack v22 = v0_sine[1] * v0_sine[0];
    const panda_pack v23 = v0_cosine[1] * v0_cosine[0];
    const panda_pack v24 = v23 - (v0_cosine[2] * v22);
    const panda_pack v25 = (v0_cosine[5] * v18) + (v0_sine[5] * v24);
    const panda_pack v26 = 0.088 * v0_cosine[4];
    const panda_pack v27 = (v26 * v25) + ((v21 * v19) - v20);
    const panda_pack v28 = (v0_cosine[4] * v19) - (v0_sine[4] * v25);
    const panda_pack v29 = (0.107 * v28) - v27;
    *(panda_unaligned *)&G[0] = v29;
    *(panda_unaligned *)&H[49U * stride] = v29;
    const panda_pack v30 = v0_sine[2] * v0_cosine[1];
    const panda_pack v31 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v30);
    const panda_pack v32 = (v0_cosine[3] * v30) - (v0_sine[3] * v0_cosine[2]);
    const panda_pack v33 = 0.333 + (0.316 * v0_cosine[2]);
    const panda_pack v34 = (0.0825 * v30) - v33;
    const panda_pack v35 = ((0.0825 * v32) - v34) + (0.384 * v31);
    const panda_pack v36 = v0_sine[2] * v0_sine[1];
    const panda_pack v37 = (v0_sine[5] * v36) - (v0_cosine[5] * v32);
    const panda_pack v38 = (v35 + (v21 * v31)) + (v26 * v37);
    const panda_pack v39 = (v0_cosine[4] * v31) - (v0_sine[4] * v37);
    const panda_pack v40 = (0.107 * v39) - v38;
    const panda_pack v41 = 0.333 + v40;
    const panda_pack v42 = v0_cosine[0] * v41;
    const panda_pack v43 = -v42;
    *(panda_unaligned *)&G[stride] = v43;
    *(panda_unaligned *)&H[50U * stride] = v43;
    *(panda_unaligned *)&H[56U * stride] = v43;
    const panda_pack v44 = v16 + v29;
    const panda_pack v45 = v33 + v40;
    const panda_pack v46 = (v15 * v45) - (v0_cosine[2] * v44);
    const panda_pack v47 = -v46;
    *(panda_unaligned *)&G[2U * stride] = v47;
    *(panda_unaligned *)&H[51U * stride] = v47;
    *(panda_unaligned *)&H[63U * stride] = v47;
    const panda_pack v48 = v17 + v29;
    const panda_pack v49 = v34 - v40;
    const panda_pack v50 = (v24 * v49) + (v36 * v48);
    const panda_pack v51 = -v50;
    *(panda_unaligned *)&G[3U * stride] = v51;
    *(panda_unaligned *)&H[52U * stride] = v51;
    *(panda_unaligned *)&H[70U * stride] = v51;
    const panda_pack v52 = v20 - v29;
    const panda_pack v53 = v35 + v40;
    const panda_pack v54 = (v19 * v53) + (v31 * v52);
    const panda_pack v55 = -v54;
    *(panda_unaligned *)&G[4U * stride] = v55;
    *(panda_unaligned *)&H[53U * stride] = v55;
    *(panda_unaligned *)&H[77U * stride] = v55;
    const panda_pack v56 = (v0_sine[5] * v32) + (v0_cosine[5] * v36);
    const panda_pack v57 = (v0_cosine[5] * v24) - (v0_sine[5] * v18);
    const panda_pack v58 = (v57 * v53) + (v56 * v52);
    *(panda_unaligned *)&G[5U * stride] = v58;
    *(panda_unaligned *)&H[54U * stride] = v58;
    *(panda_unaligned *)&H[84U * stride] = v58;
    const panda_pack v59 = v27 + v29;
    const panda_pack v60 = v38 + v40;
    const panda_pack v61 = (v28 * v60) - (v39 * v59);
    *(panda_unaligned *)&G[6U * stride] = v61;
    *(panda_unaligned *)&H[55U * stride] = v61;
    *(panda_unaligned *)&H[91U * stride] = v61;
    const panda_pack v62 = (v0_cosine[2] * v23) - v22;
    const panda_pack v63 = v0_sine[2] * v0_cosine[0];
    const panda_pack v64 = 0.316 * v63;
    const panda_pack v65 = v64 + (0.0825 * v62);
    const panda_pack v66 = (v0_cosine[3] * v62) + (v0_sine[3] * v63);
    const panda_pack v67 = (v0_cosine[3] * v63) - (v0_sine[3] * v62);
    const panda_pack v68 = ((0.0825 * v66) - v65) - (0.384 * v67);
    const panda_pack v69 = v12 + (v0_cosine[2] * v13);
    const panda_pack v70 = (v0_cosine[5] * v66) - (v0_sine[5] * v69);
    const panda_pack v71 = (v26 * v70) + ((v21 * v67) - v68);
    const panda_pack v72 = (v0_cosine[4] * v67) - (v0_sine[4] * v70);
    const panda_pack v73 = (0.107 * v72) - v71;
    *(panda_unaligned *)&H[0] = v73;
    *(panda_unaligned *)&G[7U * stride] = -v73;
    const panda_pack v74 = v0_sine[0] * v41;
    *(panda_unaligned *)&H[stride] = v74;
    *(panda_unaligned *)&H[7U * stride] = v74;
    *(panda_unaligned *)&G[8U * stride] = -v74;
    const panda_pack v75 = v64 + v73;
    const panda_pack v76 = (v63 * v45) - (v0_cosine[2] * v75);
    *(panda_unaligned *)&G[9U * stride] = v76;
    const panda_pack v77 = v65 + v73;
    const panda_pack v78 = (v36 * v77) - (v69 * v49);
    *(panda_unaligned *)&G[10U * stride] = v78;
    const panda_pack v79 = v68 - v73;
    const panda_pack v80 = (v31 * v79) + (v67 * v53);
    *(panda_unaligned *)&G[11U * stride] = v80;
    const panda_pack v81 = (v0_cosine[5] * v69) + (v0_sine[5] * v66);
    const panda_pack v82 = (v81 * v53) - (v56 * v79);
    *(panda_unaligned *)&G[12U * stride] = v82;
    const panda_pack v83 = v71 + v73;
    const panda_pack v84 = (v39 * v83) - (v72 * v60);
    *(panda_unaligned *)&G[13U * stride] = v84;
    *(panda_unaligned *)&G[14U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[98U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[99U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[100U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[101U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[102U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[103U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[104U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[105U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[112U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[119U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[126U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[133U * stride] = panda_pack_splat(0.0);
    *(panda_unaligned *)&H[140U * stride] = panda_pack_splat(0.0);
    const panda_pack v85 = (v0_cosine[0] * v73) + (v0_sine[0] * v29);
    *(panda_unaligned *)&G[15U * stride] = v85;
    const panda_pack v86 = (v63 * v44) - (v15 * v75);
    *(panda_unaligned *)&G[16U * stride] = -v86;
    const panda_pack v87 = (v24 * v77) + (v69 * v48);
    *(panda_unaligned *)&G[17U * stride] = -v87;
    const panda_pack v88 = (v19 * v79) - (v67 * v52);
    *(panda_unaligned *)&G[18U * stride] = -v88;
    const panda_pack v89 = (v81 * v52) + (v57 * v79);
    *(panda_unaligned *)&G[19U * stride] = v89;
    const panda_pack v90 = (v28 * v83) - (v72 * v59);
    *(panda_unaligned *)&G[20U * stride] = -v90;
    const panda_pack v91 = -v76;
    *(panda_unaligned *)&H[2U * stride] = v91;
    *(panda_unaligned *)&H[14U * stride] = v91;
    const panda_pack v92 = -v78;
    *(panda_unaligned *)&H[3U * stride] = v92;
    *(panda_unaligned *)&H[21U * stride] = v92;
    const panda_pack v93 = -v80;
    *(panda_unaligned *)&H[4U * stride] = v93;
    *(panda_unaligned *)&H[28U * stride] = v93;
    const panda_pack v94 = -v82;
    *(panda_unaligned *)&H[5U * stride] = v94;
    *(panda_unaligned *)&H[35U * stride] = v94;
    const panda_pack v95 = -v84;
    *(panda_unaligned *)&H[6U * stride] = v95;
    *(panda_unaligned *)&H[42U * stride] = v95;
    *(panda_unaligned *)&H[8U * stride] = v0_cosine[0] * v85;
    const panda_pack v96 = -(v0_cosine[0] * v86);
    *(panda_unaligned *)&H[9U * stride] = v96;
    *(panda_unaligned *)&H[15U * stride] = v96;
    const panda_pack v97 = -(v0_cosine[0] * v87);
    *(panda_unaligned *)&H[10U * stride] = v97;
    *(panda_unaligned *)&H[22U * stride] = v97;
    const panda_pack v98 = -(v0_cosine[0] * v88);
    *(panda_unaligned *)&H[11U * stride] = v98;
    *(panda_unaligned *)&H[29U * stride] = v98;
    const panda_pack v99 = v0_cosine[0] * v89;
    *(panda_unaligned *)&H[12U * stride] = v99;
    *(panda_unaligned *)&H[36U * stride] = v99;
    const panda_pack v100 = -(v0_cosine[0] * v90);
    *(panda_unaligned *)&H[13U * stride] = v100;
    *(panda_unaligned *)&H[43U * stride] = v100;
    *(panda_unaligned *)&H[16U * stride] = -((v0_cosine[2] * v76) + (v15 * v86));
    const panda_pack v101 = -((v0_cosine[2] * v78) + (v15 * v87));
    *(panda_unaligned *)&H[17U * stride] = v101;
    *(panda_unaligned *)&H[23U * stride] = v101;
    const panda_pack v102 = -((v0_cosine[2] * v80) + (v15 * v88));
    *(panda_unaligned *)&H[18U * stride] = v102;
    *(panda_unaligned *)&H[30U * stride] = v102;
    const panda_pack v103 = (v15 * v89) - (v0_cosine[2] * v82);
    *(panda_unaligned *)&H[19U * stride] = v103;
    *(panda_unaligned *)&H[37U * stride] = v103;
    const panda_pack v104 = -((v0_cosine[2] * v84) + (v15 * v90));
    *(panda_unaligned *)&H[20U * stride] = v104;
    *(panda_unaligned *)&H[44U * stride] = v104;
    *(panda_unaligned *)&H[24U * stride] = (v24 * v87) + (v36 * v78);
    const panda_pack v105 = (v24 * v88) + (v36 * v80);
    *(panda_unaligned *)&H[25U * stride] = v105;
    *(panda_unaligned *)&H[31U * stride] = v105;
    const panda_pack v106 = (v36 * v82) - (v24 * v89);
    *(panda_unaligned *)&H[26U * stride] = v106;
    *(panda_unaligned *)&H[38U * stride] = v106;
    const panda_pack v107 = (v24 * v90) + (v36 * v84);
    *(panda_unaligned *)&H[27U * stride] = v107;
    *(panda_unaligned *)&H[45U * stride] = v107;
    *(panda_unaligned *)&H[32U * stride] = -((v19 * v88) + (v31 * v80));
    const panda_pack v108 = (v19 * v89) - (v31 * v82);
    *(panda_unaligned *)&H[33U * stride] = v108;
    *(panda_unaligned *)&H[39U * stride] = v108;
    const panda_pack v109 = -((v19 * v90) + (v31 * v84));
    *(panda_unaligned *)&H[34U * stride] = v109;
    *(panda_unaligned *)&H[46U * stride] = v109;
    *(panda_unaligned *)&H[40U * stride] = (v56 * v82) - (v57 * v89);
    const panda_pack v110 = (v57 * v90) + (v56 * v84);
    *(panda_unaligned *)&H[41U * stride] = v110;
    *(panda_unaligned *)&H[47U * stride] = v110;
    *(panda_unaligned *)&H[48U * stride] = (v28 * v90) + (v39 * v84);
    *(panda_unaligned *)&H[57U * stride] = v0_sine[0] * v85;
    const panda_pack v111 = -(v0_sine[0] * v86);
    *(panda_unaligned *)&H[58U * stride] = v111;
    *(panda_unaligned *)&H[64U * stride] = v111;
    const panda_pack v112 = -(v0_sine[0] * v87);
    *(panda_unaligned *)&H[59U * stride] = v112;
    *(panda_unaligned *)&H[71U * stride] = v112;
    const panda_pack v113 = -(v0_sine[0] * v88);
    *(panda_unaligned *)&H[60U * stride] = v113;
    *(panda_unaligned *)&H[78U * stride] = v113;
    const panda_pack v114 = v0_sine[0] * v89;
    *(panda_unaligned *)&H[61U * stride] = v114;
    *(panda_unaligned *)&H[85U * stride] = v114;
    const panda_pack v115 = -(v0_sine[0] * v90);
    *(panda_unaligned *)&H[62U * stride] = v115;
    *(panda_unaligned *)&H[92U * stride] = v115;
    *(panda_unaligned *)&H[65U * stride] = (v63 * v86) - (v0_cosine[2] * v46);
    const panda_pack v116 = (v63 * v87) - (v0_cosine[2] * v50);
    *(panda_unaligned *)&H[66U * stride] = v116;
    *(panda_unaligned *)&H[72U * stride] = v116;
    const panda_pack v117 = (v63 * v88) - (v0_cosine[2] * v54);
    *(panda_unaligned *)&H[67U * stride] = v117;
    *(panda_unaligned *)&H[79U * stride] = v117;
    const panda_pack v118 = -((v63 * v89) - (v0_cosine[2] * v58));
    *(panda_unaligned *)&H[68U * stride] = v118;
    *(panda_unaligned *)&H[86U * stride] = v118;
    const panda_pack v119 = (v0_cosine[2] * v61) + (v63 * v90);
    *(panda_unaligned *)&H[69U * stride] = v119;
    *(panda_unaligned *)&H[93U * stride] = v119;
    *(panda_unaligned *)&H[73U * stride] = (v69 * v87) + (v36 * v50);
    const panda_pack v120 = (v69 * v88) + (v36 * v54);
    *(panda_unaligned *)&H[74U * stride] = v120;
    *(panda_unaligned *)&H[80U * stride] = v120;
    const panda_pack v121 = -((v69 * v89) + (v36 * v58));
    *(panda_unaligned *)&H[75U * stride] = v121;
    *(panda_unaligned *)&H[87U * stride] = v121;
    const panda_pack v122 = -((v36 * v61) - (v69 * v90));
    *(panda_unaligned *)&H[76U * stride] = v122;
    *(panda_unaligned *)&H[94U * stride] = v122;
    *(panda_unaligned *)&H[81U * stride] = (v67 * v88) - (v31 * v54);
    const panda_pack v123 = (v31 * v58) - (v67 * v89);
    *(panda_unaligned *)&H[82U * stride] = v123;
    *(panda_unaligned *)&H[88U * stride] = v123;
    const panda_pack v124 = (v31 * v61) + (v67 * v90);
    *(panda_unaligned *)&H[83U * stride] = v124;
    *(panda_unaligned *)&H[95U * stride] = v124;
    *(panda_unaligned *)&H[89U * stride] = -((v56 * v58) + (v81 * v89));
    const panda_pack v125 = -((v56 * v61) - (v81 * v90));
    *(panda_unaligned *)&H[90U * stride] = v125;
    *(panda_unaligned *)&H[96U * stride] = v125;
    *(panda_unaligned *)&H[97U * stride] = -((v39 * v61) + (v72 * v90));
    *(panda_unaligned *)&H[106U * stride] = (v0_cosine[0] * v42) + (v0_sine[0] * v74);
    const panda_pack v126 = (v0_cosine[0] * v46) - (v0_sine[0] * v76);
    *(panda_unaligned *)&H[107U * stride] = v126;
    *(panda_unaligned *)&H[113U * stride] = v126;
    const panda_pack v127 = (v0_cosine[0] * v50) - (v0_sine[0] * v78);
    *(panda_unaligned *)&H[108U * stride] = v127;
    *(panda_unaligned *)&H[120U * stride] = v127;
    const panda_pack v128 = (v0_cosine[0] * v54) - (v0_sine[0] * v80);
    *(panda_unaligned *)&H[109U * stride] = v128;
    *(panda_unaligned *)&H[127U * stride] = v128;
    const panda_pack v129 = -((v0_cosine[0] * v58) + (v0_sine[0] * v82));
    *(panda_unaligned *)&H[110U * stride] = v129;
    *(panda_unaligned *)&H[134U * stride] = v129;
    const panda_pack v130 = -((v0_cosine[0] * v61) + (v0_sine[0] * v84));
    *(panda_unaligned *)&H[111U * stride] = v130;
    *(panda_unaligned *)&H[141U * stride] = v130;
    *(panda_unaligned *)&H[114U * stride] = (v63 * v76) + (v15 * v46);
    const panda_pack v131 = (v63 * v78) + (v15 * v50);
    *(panda_unaligned *)&H[115U * stride] = v131;
    *(panda_unaligned *)&H[121U * stride] = v131;
    const panda_pack v132 = (v63 * v80) + (v15 * v54);
    *(panda_unaligned *)&H[116U * stride] = v132;
    *(panda_unaligned *)&H[128U * stride] = v132;
    const panda_pack v133 = (v63 * v82) - (v15 * v58);
    *(panda_unaligned *)&H[117U * stride] = v133;
    *(panda_unaligned *)&H[135U * stride] = v133;
    const panda_pack v134 = (v63 * v84) - (v15 * v61);
    *(panda_unaligned *)&H[118U * stride] = v134;
    *(panda_unaligned *)&H[142U * stride] = v134;
    *(panda_unaligned *)&H[122U * stride] = (v69 * v78) - (v24 * v50);
    const panda_pack v135 = -((v24 * v54) - (v69 * v80));
    *(panda_unaligned *)&H[123U * stride] = v135;
    *(panda_unaligned *)&H[129U * stride] = v135;
    const panda_pack v136 = (v24 * v58) + (v69 * v82);
    *(panda_unaligned *)&H[124U * stride] = v136;
    *(panda_unaligned *)&H[136U * stride] = v136;
    const panda_pack v137 = (v24 * v61) + (v69 * v84);
    *(panda_unaligned *)&H[125U * stride] = v137;
    *(panda_unaligned *)&H[143U * stride] = v137;
    *(panda_unaligned *)&H[130U * stride] = (v19 * v54) + (v67 * v80);
    const panda_pack v138 = -((v19 * v58) - (v67 * v82));
    *(panda_unaligned *)&H[131U * stride] = v138;
    *(panda_unaligned *)&H[137U * stride] = v138;
    const panda_pack v139 = -((v19 * v61) - (v67 * v84));
    *(panda_unaligned *)&H[132U * stride] = v139;
    *(panda_unaligned *)&H[144U * stride] = v139;
    *(panda_unaligned *)&H[138U * stride] = (v57 * v58) + (v81 * v82);
    const panda_pack v140 = (v57 * v61) + (v81 * v84);
    *(panda_unaligned *)&H[139U * stride] = v140;
    *(panda_unaligned *)&H[145U * stride] = v140;
    *(panda_unaligned *)&H[146U * stride] = (v28 * v61) - (v72 * v84);
    if (!panda_pack_within(v_beyond)) {
        panda_pack_influence_tip_again(v_beyond, 0U, spacing, prepared, stride, q, G, H);
    }
}

void panda_influence_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 147U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_influence_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double G_rest[21U * PANDA_LANES];
        double H_rest[147U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_influence_tip_block(0U, prepared->k, PANDA_LANES, q_rest, G_rest, H_rest);
        panda_pack_give(21U, count, first, PANDA_LANES, G_rest, G);
        panda_pack_give(147U, count, first, PANDA_LANES, H_rest, H);
    }
}

void panda_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 147U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_influence_tip_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double G_rest[21U * PANDA_LANES];
        double H_rest[147U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_influence_tip_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, G_rest, H_rest);
        panda_pack_give(21U, count, first, PANDA_LANES, G_rest, G);
        panda_pack_give(147U, count, first, PANDA_LANES, H_rest, H);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PANDA_APART void panda_pack_influence_rotational_tip_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *G, double *H)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double G_lane[21];
            double H_lane[147];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            panda_influence_rotational_tip(own, q_lane, G_lane, H_lane);
            for (size_t k = 0U; k < 21U; k++) {
                G[(k * stride) + lane] = G_lane[k];
            }
            for (size_t k = 0U; k < 147U; k++) {
                H[(k * stride) + lane] = H_lane[k];
            }
        }
    }
}

static PANDA_APART void panda_pack_influence_rotational_tip_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict G, double *restrict H)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0_angle[6] = {panda_pack_at(&q[0]), panda_pack_at(&q[stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[5U * stride])};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
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
    if (!panda_pack_within(v_beyond)) {
        panda_pack_influence_rotational_tip_again(v_beyond, 0U, spacing, prepared, stride, q, G, H);
    }
}

void panda_influence_rotational_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 147U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_influence_rotational_tip_block(0U, prepared->k, count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
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
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 147U, H);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_influence_rotational_tip_block(count, &prepared[first], count, &q[first], &G[first], &H[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
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
