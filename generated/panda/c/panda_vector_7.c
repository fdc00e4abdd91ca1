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
static PANDA_APART void panda_pack_reactions_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double qd_lane[7];
            double qdd_lane[7];
            double F_lane[42];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 7U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 7U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            panda_reactions(own, q_lane, qd_lane, qdd_lane, F_lane);
            for (size_t k = 0U; k < 42U; k++) {
                F[(k * stride) + lane] = F_lane[k];
            }
        }
    }
}

static PANDA_APART void panda_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0_angle[6] = {panda_pack_at(&q[stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[5U * stride]), panda_pack_at(&q[6U * stride])};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v_beyond);
    const panda_pack v12 = panda_pack_at(&qd[0]) * v0_cosine[0];
    const panda_pack v13 = panda_pack_at(&qd[stride]) * v12;
    const panda_pack v14 = (panda_pack_at(&qdd[0]) * v0_sine[0]) + v13;
    const panda_pack v15 = panda_pack_at(&qd[0]) * v0_sine[0];
    const panda_pack v16 = (v0_sine[1] * v15) + (panda_pack_at(&qd[stride]) * v0_cosine[1]);
    const panda_pack v17 = ((panda_pack_at(&qdd[stride]) * v0_sine[1]) + (panda_pack_at(&qd[2U * stride]) * v16)) - (v0_cosine[1] * v14);
    const panda_pack v18 = (panda_pack_at(&qd[stride]) * v0_sine[1]) - (v0_cosine[1] * v15);
    const panda_pack v19 = panda_pack_at(&qd[2U * stride]) + v12;
    const panda_pack v20 = (v0_cosine[2] * v19) - (v0_sine[2] * v18);
    const panda_pack v21 = panda_pack_at(&qd[stride]) * v15;
    const panda_pack v22 = (panda_pack_at(&qdd[0]) * v0_cosine[0]) - v21;
    const panda_pack v23 = panda_pack_at(&qdd[2U * stride]) + v22;
    const panda_pack v24 = ((panda_pack_at(&qd[3U * stride]) * v20) + (v0_sine[2] * v23)) + (v0_cosine[2] * v17);
    const panda_pack v25 = ((panda_pack_at(&qdd[stride]) * v0_cosine[1]) - (panda_pack_at(&qd[2U * stride]) * v18)) + (v0_sine[1] * v14);
    const panda_pack v26 = panda_pack_at(&qdd[3U * stride]) - v25;
    const panda_pack v27 = (v0_sine[2] * v19) + (v0_cosine[2] * v18);
    const panda_pack v28 = panda_pack_at(&qd[3U * stride]) - v16;
    const panda_pack v29 = (v0_cosine[3] * v28) + (v0_sine[3] * v27);
    const panda_pack v30 = ((panda_pack_at(&qd[4U * stride]) * v29) + (v0_sine[3] * v26)) - (v0_cosine[3] * v24);
    const panda_pack v31 = ((panda_pack_at(&qd[3U * stride]) * v27) - (v0_cosine[2] * v23)) + (v0_sine[2] * v17);
    const panda_pack v32 = panda_pack_at(&qdd[4U * stride]) - v31;
    const panda_pack v33 = panda_pack_at(&qd[4U * stride]) + v20;
    const panda_pack v34 = (v0_sine[3] * v28) - (v0_cosine[3] * v27);
    const panda_pack v35 = (v0_cosine[4] * v34) - (v0_sine[4] * v33);
    const panda_pack v36 = ((panda_pack_at(&qd[5U * stride]) * v35) + (v0_cosine[4] * v32)) + (v0_sine[4] * v30);
    const panda_pack v37 = panda_pack_at(&qd[5U * stride]) + v29;
    const panda_pack v38 = v37 * v35;
    const panda_pack v39 = v36 + v38;
    const panda_pack v40 = v13 + v14;
    const panda_pack v41 = 0.316 * v40;
    const panda_pack v42 = v15 * v12;
    const panda_pack v43 = panda_pack_at(&qdd[stride]) - v42;
    const panda_pack v44 = (9.81 * v0_sine[0]) - (0.316 * v43);
    const panda_pack v45 = (v0_sine[1] * v44) + (v0_cosine[1] * v41);
    const panda_pack v46 = v16 * v18;
    const panda_pack v47 = v23 + v46;
    const panda_pack v48 = (0.0825 * v47) + v45;
    const panda_pack v49 = v28 * v20;
    const panda_pack v50 = v24 + v49;
    const panda_pack v51 = v28 * v27;
    const panda_pack v52 = v51 + v31;
    const panda_pack v53 = ((0.384 * v50) - v48) - (0.0825 * v52);
    const panda_pack v54 = (v0_sine[1] * v41) - (v0_cosine[1] * v44);
    const panda_pack v55 = v16 * v16;
    const panda_pack v56 = v19 * v19;
    const panda_pack v57 = v56 + v55;
    const panda_pack v58 = (0.0825 * v57) - v54;
    const panda_pack v59 = v19 * v18;
    const panda_pack v60 = v59 - v25;
    const panda_pack v61 = v15 * v15;
    const panda_pack v62 = panda_pack_at(&qd[stride]) * panda_pack_at(&qd[stride]);
    const panda_pack v63 = v62 + v61;
    const panda_pack v64 = (0.316 * v63) - (9.81 * v0_cosine[0]);
    const panda_pack v65 = (0.0825 * v60) - v64;
    const panda_pack v66 = (v0_cosine[2] * v58) - (v0_sine[2] * v65);
    const panda_pack v67 = v20 * v20;
    const panda_pack v68 = v28 * v28;
    const panda_pack v69 = v68 + v67;
    const panda_pack v70 = v20 * v27;
    const panda_pack v71 = v26 - v70;
    const panda_pack v72 = ((0.0825 * v69) - v66) - (0.384 * v71);
    const panda_pack v73 = (v0_sine[3] * v72) + (v0_cosine[3] * v53);
    const panda_pack v74 = v73 - (0.088 * v39);
    const panda_pack v75 = (v0_sine[3] * v53) - (v0_cosine[3] * v72);
    const panda_pack v76 = (v0_cosine[2] * v65) + (v0_sine[2] * v58);
    const panda_pack v77 = v27 * v27;
    const panda_pack v78 = v68 + v77;
    const panda_pack v79 = v70 + v26;
    const panda_pack v80 = ((0.384 * v78) - v76) + (0.0825 * v79);
    const panda_pack v81 = (v0_cosine[4] * v75) + (v0_sine[4] * v80);
    const panda_pack v82 = (v0_cosine[4] * v33) + (v0_sine[4] * v34);
    const panda_pack v83 = v82 * v82;
    const panda_pack v84 = v37 * v37;
    const panda_pack v85 = v84 + v83;
    const panda_pack v86 = v81 + (0.088 * v85);
    const panda_pack v87 = (-(v0_sine[5] * v86)) - (v0_cosine[5] * v74);
    const panda_pack v88 = panda_pack_at(&qd[6U * stride]) - v82;
    const panda_pack v89 = (v0_cosine[5] * v37) + (v0_sine[5] * v35);
    const panda_pack v90 = (0.15027794863400004 * v89) - (0.002034439958661797 * v88);
    const panda_pack v91 = (v0_cosine[5] * v35) - (v0_sine[5] * v37);
    const panda_pack v92 = v91 * v91;
    const panda_pack v93 = ((panda_pack_at(&qd[5U * stride]) * v82) - (v0_cosine[4] * v30)) + (v0_sine[4] * v32);
    const panda_pack v94 = ((panda_pack_at(&qd[4U * stride]) * v34) - (v0_cosine[3] * v26)) - (v0_sine[3] * v24);
    const panda_pack v95 = panda_pack_at(&qdd[5U * stride]) - v94;
    const panda_pack v96 = ((panda_pack_at(&qd[6U * stride]) * v89) + (v0_sine[5] * v95)) + (v0_cosine[5] * v93);
    const panda_pack v97 = panda_pack_at(&qdd[6U * stride]) - v36;
    const panda_pack v98 = v91 * v89;
    const panda_pack v99 = v97 - v98;
    const panda_pack v100 = ((0.15027794863400004 * v96) + ((0.002034439958661797 * v92) - (v88 * v90))) - (0.002573605371338206 * v99);
    const panda_pack v101 = v100 + (1.495522 * v87);
    const panda_pack v102 = ((panda_pack_at(&qd[6U * stride]) * v91) + (v0_cosine[5] * v95)) - (v0_sine[5] * v93);
    const panda_pack v103 = v89 * v89;
    const panda_pack v104 = (0.15027794863400004 * v91) + (0.002573605371338206 * v88);
    const panda_pack v105 = v97 + v98;
    const panda_pack v106 = (((v88 * v104) + (0.002573605371338206 * v103)) - (0.15027794863400004 * v102)) + (0.002034439958661797 * v105);
    const panda_pack v107 = (v0_cosine[5] * v86) - (v0_sine[5] * v74);
    const panda_pack v108 = (1.495522 * v107) + v106;
    const panda_pack v109 = v38 - v36;
    const panda_pack v110 = v82 * v35;
    const panda_pack v111 = v95 + v110;
    const panda_pack v112 = (1.666555 * v81) + (((0.10024161669500001 * v85) - (0.023526756935 * v111)) - (0.017527158935000002 * v109));
    const panda_pack v113 = ((v0_cosine[5] * v108) + v112) - (v0_sine[5] * v101);
    const panda_pack v114 = v110 - v95;
    const panda_pack v115 = (v0_cosine[4] * v80) - (v0_sine[4] * v75);
    const panda_pack v116 = v115 + (0.088 * v114);
    const panda_pack v117 = ((0.002573605371338206 * v102) + ((v91 * v104) + (v89 * v90))) - (0.002034439958661797 * v96);
    const panda_pack v118 = v117 - (1.495522 * v116);
    const panda_pack v119 = v35 * v35;
    const panda_pack v120 = (0.023526756935 * v37) - (0.017527158935000002 * v82);
    const panda_pack v121 = ((0.017527158935000002 * v93) + ((v37 * v120) + (0.023526756935 * v119))) - (0.10024161669500001 * v114);
    const panda_pack v122 = v118 + (v121 - (1.666555 * v115));
    *(panda_unaligned *)&F[31U * stride] = v122;
    const panda_pack v123 = v29 * v29;
    const panda_pack v124 = (0.047121686402 * v34) + (0.014653732538 * v33);
    const panda_pack v125 = v29 * v34;
    const panda_pack v126 = v32 - v125;
    const panda_pack v127 = (((v33 * v124) + (0.014653732538 * v123)) - (0.047121686402 * v94)) - (0.05034347249 * v126);
    const panda_pack v128 = ((v127 - (1.225946 * v75)) - (v0_sine[4] * v122)) - (v0_cosine[4] * v113);
    *(panda_unaligned *)&F[24U * stride] = v128;
    const panda_pack v129 = (v0_cosine[5] * v101) + (v0_sine[5] * v108);
    const panda_pack v130 = ((0.10024161669500001 * v39) + (((v82 * v120) - (0.017527158935000002 * v119)) + (0.023526756935 * v93))) + v129;
    const panda_pack v131 = (0.047121686402 * v29) - (0.05034347249 * v33);
    const panda_pack v132 = v34 * v34;
    const panda_pack v133 = v32 + v125;
    const panda_pack v134 = ((0.047121686402 * v30) + ((0.05034347249 * v132) - (v33 * v131))) + (0.014653732538 * v133);
    const panda_pack v135 = (v134 + (2.892501 * v73)) - v130;
    const panda_pack v136 = (v0_sine[3] * v135) + (v0_cosine[3] * v128);
    const panda_pack v137 = (((0.19076837715 * v69) - (0.374644408005 * v71)) - (3.587895 * v66)) - (0.09850206933 * (v31 - v51));
    const panda_pack v138 = v136 + v137;
    *(panda_unaligned *)&F[18U * stride] = v138;
    const panda_pack v139 = (((v29 * v131) + (v34 * v124)) - (0.05034347249 * v30)) + (0.014653732538 * v94);
    const panda_pack v140 = ((v0_cosine[4] * v122) + (v139 - (1.225946 * v80))) - (v0_sine[4] * v113);
    *(panda_unaligned *)&F[26U * stride] = v140;
    const panda_pack v141 = (((0.374644408005 * v78) + (0.19076837715 * v79)) - (3.587895 * v76)) + (0.09850206933 * (v24 - v49));
    const panda_pack v142 = v141 - v140;
    const panda_pack v143 = v59 + v25;
    const panda_pack v144 = v23 - v46;
    const panda_pack v145 = (((0.088844724872 * v57) + (0.214708623208 * v143)) + (0.126729164208 * v144)) - (3.228604 * v54);
    const panda_pack v146 = (v145 - (v0_sine[2] * v142)) - (v0_cosine[2] * v138);
    const panda_pack v147 = (v0_sine[3] * v128) - (v0_cosine[3] * v135);
    const panda_pack v148 = ((0.374644408005 * v50) - ((3.587895 * v48) + (0.09850206933 * (v67 + v77)))) - (0.19076837715 * v52);
    const panda_pack v149 = v148 - v147;
    *(panda_unaligned *)&F[20U * stride] = v149;
    const panda_pack v150 = v18 * v18;
    const panda_pack v151 = (0.214708623208 * v16) + (0.126729164208 * v19);
    const panda_pack v152 = (((0.126729164208 * v150) - (0.214708623208 * v17)) + (v19 * v151)) - (0.088844724872 * v47);
    const panda_pack v153 = v149 + (v152 - (3.228604 * v45));
    const panda_pack v154 = (v0_sine[1] * v153) - (v0_cosine[1] * v146);
    const panda_pack v155 = v12 * v12;
    const panda_pack v156 = (0.002031994566 * panda_pack_at(&qd[stride])) - (0.0022610063699999997 * v15);
    const panda_pack v157 = (0.018579714719999998 * v43) + (((panda_pack_at(&qd[stride]) * v156) - (6.346344060000001 * v0_sine[0])) + (0.002031994566 * v155));
    const panda_pack v158 = v154 + (v157 - (0.0022610063699999997 * v22));
    *(panda_unaligned *)&F[6U * stride] = v158;
    const panda_pack v159 = (v0_cosine[2] * v142) - (v0_sine[2] * v138);
    const panda_pack v160 = (((0.214708623208 * v150) + (v16 * v151)) + (0.126729164208 * v17)) - (3.228604 * v64);
    const panda_pack v161 = (v160 + (0.088844724872 * v60)) - v159;
    *(panda_unaligned *)&F[14U * stride] = v161;
    const panda_pack v162 = panda_pack_at(&qdd[stride]) + v42;
    const panda_pack v163 = v13 - v14;
    const panda_pack v164 = ((((0.018579714719999998 * v63) - (6.346344060000001 * v0_cosine[0])) - (0.002031994566 * v162)) - (0.0022610063699999997 * v163)) - v161;
    *(panda_unaligned *)&F[7U * stride] = v164;
    const panda_pack v165 = panda_pack_at(&qd[0]) * panda_pack_at(&qd[0]);
    *(panda_unaligned *)&F[0] = (v0_cosine[0] * v158) - (((0.010343993404000001 * panda_pack_at(&qdd[0])) + (0.0192614005 * v165)) + (v0_sine[0] * v164));
    const panda_pack v166 = (v0_sine[1] * v146) + (v0_cosine[1] * v153);
    const panda_pack v167 = ((0.018579714719999998 * v40) + (((v15 * v156) - (0.0022610063699999997 * v155)) - (0.002031994566 * v22))) - v166;
    *(panda_unaligned *)&F[8U * stride] = v167;
    *(panda_unaligned *)&F[stride] = v167 + ((0.0192614005 * panda_pack_at(&qdd[0])) - (0.010343993404000001 * v165));
    *(panda_unaligned *)&F[2U * stride] = (48.762410040000006 - (v0_cosine[0] * v164)) - (v0_sine[0] * v158);
    const panda_pack v168 = (0.0039053550262761003 * v28) + (0.02771584317362585 * v20);
    const panda_pack v169 = (((v28 * v168) - (0.009908878801679677 * v51)) - (0.0039053550262761003 * v77)) - (0.0016444875773692705 * v71);
    const panda_pack v170 = ((0.02771584317362585 * v24) + v169) - (((0.03239943042445132 * v31) + (0.19076837715 * v48)) + (0.09850206933 * v66));
    const panda_pack v171 = (0.00039139128168424797 * v91) + (0.0012555365982728985 * v88);
    const panda_pack v172 = (0.00039139128168424797 * v89) - (0.000965305169919112 * v88);
    const panda_pack v173 = (((v91 * v171) + (0.0024209437785212284 * v98)) - (v89 * v172)) + (0.006684151967360946 * v97);
    const panda_pack v174 = (((v173 - (0.0012555365982728985 * v102)) - (0.000965305169919112 * v96)) + (0.002034439958661797 * v107)) - (0.002573605371338206 * v87);
    *(panda_unaligned *)&F[41U * stride] = v174;
    const panda_pack v175 = (0.00010375891721868492 * v37) - (0.001524110902883315 * v82);
    const panda_pack v176 = (0.010567766133106952 * v36) + (((0.00010375891721868492 * v119) - (v37 * v175)) + (0.009314099872068162 * v38));
    const panda_pack v177 = ((0.017527158935000002 * v81) + (v176 + (0.001524110902883315 * v93))) + ((9.3569097314605e-05 * v111) - (0.10024161669500001 * v73));
    const panda_pack v178 = (v177 - v174) + (0.088 * v129);
    *(panda_unaligned *)&F[34U * stride] = v178;
    const panda_pack v179 = (0.0015152444733270301 * v29) - (0.004600245517563105 * v33);
    const panda_pack v180 = (0.0015152444733270301 * v34) + (0.0021640520520981297 * v33);
    const panda_pack v181 = (0.010869510762828563 * v32) + (((v29 * v179) - (0.007967198632775133 * v125)) - (v34 * v180));
    const panda_pack v182 = ((0.05034347249 * v75) + ((v181 + (0.004600245517563105 * v30)) + (0.0021640520520981297 * v94))) + (0.014653732538 * v73);
    const panda_pack v183 = ((0.029212399412428362 * v102) + (0.000965305169919112 * v92)) + (0.00039139128168424797 * v96);
    const panda_pack v184 = ((v183 - (v88 * ((0.024949191223588643 * v91) - v172))) - (0.0012555365982728985 * v105)) - (0.002573605371338206 * v116);
    const panda_pack v185 = v184 - (0.15027794863400004 * v107);
    *(panda_unaligned *)&F[40U * stride] = v185;
    const panda_pack v186 = ((0.00039139128168424797 * v102) - (0.0012555365982728985 * v103)) + (0.03163334319094959 * v96);
    const panda_pack v187 = ((v186 - (v88 * ((0.022528247445067415 * v89) - v171))) - (0.000965305169919112 * v99)) + (0.002034439958661797 * v116);
    const panda_pack v188 = v187 + (0.15027794863400004 * v87);
    *(panda_unaligned *)&F[39U * stride] = v188;
    const panda_pack v189 = ((v82 * (0.0012267940971320002 * v37)) - (9.3569097314605e-05 * (v84 - v83))) + (0.0024804603581707898 * v93);
    const panda_pack v190 = (((v189 + (0.00010375891721868492 * v114)) + (0.001524110902883315 * v39)) - (0.023526756935 * v73)) - (0.017527158935000002 * v115);
    const panda_pack v191 = ((v0_cosine[5] * v188) + v190) - (v0_sine[5] * v185);
    *(panda_unaligned *)&F[33U * stride] = v191;
    const panda_pack v192 = (v182 + (v0_cosine[4] * v178)) + (v0_sine[4] * v191);
    *(panda_unaligned *)&F[29U * stride] = v192;
    const panda_pack v193 = v192 + (v170 - (0.0825 * v147));
    *(panda_unaligned *)&F[22U * stride] = v193;
    const panda_pack v194 = ((0.0021640520520981297 * v123) - (0.03942757095803552 * v30)) - (0.0015152444733270301 * v94);
    const panda_pack v195 = ((v194 + (v33 * ((0.020590861562431825 * v29) - v180))) - (0.004600245517563105 * v133)) - (0.05034347249 * v80);
    const panda_pack v196 = ((v0_cosine[4] * v191) + (v195 - (0.047121686402 * v73))) - (v0_sine[4] * v178);
    *(panda_unaligned *)&F[27U * stride] = v196;
    const panda_pack v197 = (((0.001524110902883315 * v119) - (0.008087305774936162 * v110)) + (v82 * v175)) + (0.011794560230238952 * v95);
    const panda_pack v198 = (((v197 - (0.00010375891721868492 * v93)) - (9.3569097314605e-05 * v109)) - (0.10024161669500001 * v115)) - (0.023526756935 * v81);
    const panda_pack v199 = (((0.088 * v118) + v198) + (v0_cosine[5] * v185)) + (v0_sine[5] * v188);
    *(panda_unaligned *)&F[35U * stride] = v199;
    const panda_pack v200 = ((0.0015152444733270301 * v30) + (0.004600245517563105 * v132)) + (0.03146037232526039 * v94);
    const panda_pack v201 = (0.014653732538 * v80) + (((v33 * ((0.028558060195206958 * v34) - v179)) - v200) - (0.0021640520520981297 * v126));
    const panda_pack v202 = v199 + (v201 - (0.047121686402 * v75));
    const panda_pack v203 = (0.0016444875773692705 * v28) - (0.02771584317362585 * v27);
    const panda_pack v204 = (((v28 * v203) + (0.04518671862808827 * v49)) - (0.0016444875773692705 * v67)) + (0.0039053550262761003 * v79);
    const panda_pack v205 = (v204 - (0.02771584317362585 * v31)) + (((0.06767727025085991 * v24) - (0.374644408005 * v48)) - (0.09850206933 * v76));
    const panda_pack v206 = (((v0_sine[3] * v202) + v205) + (v0_cosine[3] * v196)) - (0.384 * v147);
    *(panda_unaligned *)&F[21U * stride] = v206;
    const panda_pack v207 = ((v16 * (0.034629179707086004 * v19)) - (0.05649492601407083 * v17)) + (0.126729164208 * v64);
    const panda_pack v208 = (v207 + (0.004377257121839583 * (v55 - v56))) - (0.008248333140675744 * v60);
    const panda_pack v209 = ((v208 + ((0.005487648106562255 * v47) - (0.214708623208 * v45))) - (v0_cosine[2] * v206)) + (v0_sine[2] * v193);
    const panda_pack v210 = (0.0007689361029463999 * panda_pack_at(&qd[stride])) + (0.00398335888393552 * v15);
    const panda_pack v211 = (((panda_pack_at(&qd[stride]) * v210) - (0.0221804724897 * v0_cosine[0])) - (0.0007689361029463999 * v155)) - (0.0015892928105047527 * v13);
    const panda_pack v212 = (v0_cosine[1] * v209) + ((v211 + (0.008503511624021552 * v14)) - ((0.00398335888393552 * v22) + (0.01026110182100817 * v162)));
    const panda_pack v213 = ((0.374644408005 * v66) + ((0.0016444875773692705 * v31) + (0.07758614905253959 * v26))) - (0.19076837715 * v76);
    const panda_pack v214 = v213 + ((0.0039053550262761003 * v24) - (((0.03527783982640859 * v70) + (v20 * v168)) + (v27 * v203)));
    const panda_pack v215 = (((v214 - (0.0825 * v140)) + (v0_cosine[3] * v202)) - (0.384 * v136)) - (v0_sine[3] * v196);
    *(panda_unaligned *)&F[23U * stride] = v215;
    const panda_pack v216 = (0.008248333140675744 * v16) + (0.005487648106562255 * v19);
    const panda_pack v217 = ((0.008248333140675744 * v17) - ((0.005487648106562255 * v150) + (0.03824572372155072 * v59))) - (0.052878381999606115 * v25);
    const panda_pack v218 = (v217 + (0.214708623208 * v54)) + (((v19 * v216) - (0.088844724872 * v64)) + (0.004377257121839583 * v144));
    const panda_pack v219 = v215 + (v218 - (0.0825 * v159));
    const panda_pack v220 = (v212 - (v0_sine[1] * v219)) - (0.316 * v166);
    const panda_pack v221 = ((0.126729164208 * v54) + ((0.004377257121839583 * v143) + (0.005487648106562255 * v17))) - (0.088844724872 * v45);
    const panda_pack v222 = v221 + ((((0.008248333140675744 * v150) + (0.0036165440144647135 * v46)) - (v16 * v216)) - (0.01824920229252011 * v23));
    const panda_pack v223 = (((0.0825 * v149) + v222) - (v0_cosine[2] * v193)) - (v0_sine[2] * v206);
    const panda_pack v224 = ((0.0007689361029463999 * v43) + ((0.018031480277668654 * v21) - (0.0221804724897 * v0_sine[0]))) - (0.02812428471219496 * v22);
    const panda_pack v225 = v223 + ((v224 + (0.01026110182100817 * (v62 - v61))) + (0.00398335888393552 * v40));
    *(panda_unaligned *)&F[10U * stride] = v225;
    *(panda_unaligned *)&F[3U * stride] = (((0.10147457529324001 + (0.007689227891810001 * panda_pack_at(&qdd[0]))) - (0.019661580965898477 * v165)) - (v0_sine[0] * v225)) - (v0_cosine[0] * v220);
    const panda_pack v226 = ((0.18226700140319999 * v0_sine[0]) - ((0.01993386669246 * v0_cosine[0]) + (0.026534991901690206 * panda_pack_at(&qdd[stride])))) - (0.00398335888393552 * v155);
    const panda_pack v227 = ((0.0007689361029463999 * v22) + ((v226 - (0.019620773088173407 * v42)) + (v15 * v210))) - (0.01026110182100817 * v163);
    const panda_pack v228 = ((v227 - (0.316 * v154)) + (v0_sine[1] * v209)) + (v0_cosine[1] * v219);
    *(panda_unaligned *)&F[4U * stride] = (((0.019661580965898477 * panda_pack_at(&qdd[0])) - 0.18895433890500002) + (0.007689227891810001 * v165)) - v228;
    *(panda_unaligned *)&F[5U * stride] = ((0.009213163777211222 * panda_pack_at(&qdd[0])) - (v0_cosine[0] * v225)) + (v0_sine[0] * v220);
    *(panda_unaligned *)&F[9U * stride] = -v220;
    *(panda_unaligned *)&F[11U * stride] = -v228;
    *(panda_unaligned *)&F[12U * stride] = -v146;
    *(panda_unaligned *)&F[13U * stride] = -v153;
    *(panda_unaligned *)&F[15U * stride] = -v209;
    *(panda_unaligned *)&F[16U * stride] = -v219;
    *(panda_unaligned *)&F[17U * stride] = -v223;
    *(panda_unaligned *)&F[19U * stride] = -v142;
    *(panda_unaligned *)&F[25U * stride] = -v135;
    *(panda_unaligned *)&F[28U * stride] = -v202;
    *(panda_unaligned *)&F[30U * stride] = -v113;
    *(panda_unaligned *)&F[32U * stride] = (1.666555 * v73) - v130;
    *(panda_unaligned *)&F[36U * stride] = -v108;
    *(panda_unaligned *)&F[37U * stride] = -v101;
    *(panda_unaligned *)&F[38U * stride] = -v118;
    if (!panda_pack_within(v_beyond)) {
        panda_pack_reactions_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, F);
    }
}

void panda_reactions_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 42U, F);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double qdd_rest[7U * PANDA_LANES];
        double F_rest[42U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qdd, qdd_rest);
        panda_pack_reactions_block(0U, prepared->k, PANDA_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        panda_pack_give(42U, count, first, PANDA_LANES, F_rest, F);
    }
}

void panda_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 42U, F);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_reactions_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double qdd_rest[7U * PANDA_LANES];
        double F_rest[42U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qdd, qdd_rest);
        panda_pack_reactions_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        panda_pack_give(42U, count, first, PANDA_LANES, F_rest, F);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
