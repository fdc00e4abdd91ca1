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
static PANDA_APART void panda_pack_inverse_dynamics_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double qd_lane[7];
            double qdd_lane[7];
            double tau_lane[7];

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
            panda_inverse_dynamics(own, q_lane, qd_lane, qdd_lane, tau_lane);
            for (size_t k = 0U; k < 7U; k++) {
                tau[(k * stride) + lane] = tau_lane[k];
            }
        }
    }
}

static PANDA_APART void panda_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0 = 0.6689225306301608 + panda_pack_at(&q[6U * stride]);
    const panda_pack v1_angle[6] = {panda_pack_at(&q[stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[5U * stride]), v0};
    panda_pack v1_sine[6];
    panda_pack v1_cosine[6];
    panda_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[4], &v1_sine[4], &v1_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[5], &v1_sine[5], &v1_cosine[5], &v_beyond);
    const panda_pack v13 = panda_pack_at(&qd[0]) * v1_sine[0];
    const panda_pack v14 = (panda_pack_at(&qd[stride]) * v1_sine[1]) - (v1_cosine[1] * v13);
    const panda_pack v15 = (v1_sine[1] * v13) + (panda_pack_at(&qd[stride]) * v1_cosine[1]);
    const panda_pack v16 = v15 * v14;
    const panda_pack v17 = panda_pack_at(&qd[stride]) * v13;
    const panda_pack v18 = panda_pack_at(&qdd[0]) * v1_cosine[0];
    const panda_pack v19 = v18 - v17;
    const panda_pack v20 = panda_pack_at(&qdd[2U * stride]) + v19;
    const panda_pack v21 = v16 - v20;
    const panda_pack v22 = panda_pack_at(&qd[0]) * v1_cosine[0];
    const panda_pack v23 = v13 * v22;
    const panda_pack v24 = panda_pack_at(&qdd[stride]) - v23;
    const panda_pack v25 = panda_pack_at(&qdd[0]) * v1_sine[0];
    const panda_pack v26 = ((2.0 * panda_pack_at(&qd[stride])) * v22) + v25;
    const panda_pack v27 = (v1_cosine[1] * v26) - (v1_sine[1] * v24);
    const panda_pack v28 = panda_pack_at(&qd[2U * stride]) + v22;
    const panda_pack v29 = (v15 * (2.0 * v28)) - v27;
    const panda_pack v30 = (v1_cosine[2] * v29) - (v1_sine[2] * v21);
    const panda_pack v31 = (v1_cosine[2] * v28) - (v1_sine[2] * v14);
    const panda_pack v32 = panda_pack_at(&qd[3U * stride]) - v15;
    const panda_pack v33 = v30 + ((2.0 * v32) * v31);
    const panda_pack v34 = (v1_sine[2] * v28) + (v1_cosine[2] * v14);
    const panda_pack v35 = v31 * v34;
    const panda_pack v36 = (v1_cosine[1] * v24) + (v1_sine[1] * v26);
    const panda_pack v37 = v28 * v14;
    const panda_pack v38 = v37 - v36;
    const panda_pack v39 = panda_pack_at(&qdd[3U * stride]) + v38;
    const panda_pack v40 = v35 - v39;
    const panda_pack v41 = (v1_cosine[3] * v40) - (v1_sine[3] * v33);
    const panda_pack v42 = (v1_cosine[3] * v34) - (v1_sine[3] * v32);
    const panda_pack v43 = panda_pack_at(&qd[4U * stride]) + v31;
    const panda_pack v44 = v43 * v42;
    const panda_pack v45 = v44 - v41;
    const panda_pack v46 = panda_pack_at(&qdd[5U * stride]) + v45;
    const panda_pack v47 = (v1_sine[4] * v42) - (v1_cosine[4] * v43);
    const panda_pack v48 = (v1_sine[4] * v43) + (v1_cosine[4] * v42);
    const panda_pack v49 = v48 * v47;
    const panda_pack v50 = v49 - v46;
    const panda_pack v51 = (v1_cosine[2] * v21) + (v1_sine[2] * v29);
    const panda_pack v52 = v32 * v34;
    const panda_pack v53 = v51 + v52;
    const panda_pack v54 = v52 + v53;
    const panda_pack v55 = v20 + v16;
    const panda_pack v56 = ((v1_sine[0] * (9.81 * v1_sine[1])) + (0.316 * v27)) + (0.0825 * v55);
    const panda_pack v57 = v56 + (0.0825 * v54);
    const panda_pack v58 = v28 * v28;
    const panda_pack v59 = v58 + (v15 * v15);
    const panda_pack v60 = v1_sine[0] * v1_cosine[1];
    const panda_pack v61 = ((9.81 * v60) + (0.0825 * v59)) - (0.316 * v36);
    const panda_pack v62 = v37 + v38;
    const panda_pack v63 = panda_pack_at(&qd[stride]) * panda_pack_at(&qd[stride]);
    const panda_pack v64 = v63 + (v13 * v13);
    const panda_pack v65 = ((9.81 * v1_cosine[0]) - (0.316 * v64)) + (0.0825 * v62);
    const panda_pack v66 = (v1_cosine[2] * v61) - (v1_sine[2] * v65);
    const panda_pack v67 = v32 * v32;
    const panda_pack v68 = v67 + (v31 * v31);
    const panda_pack v69 = (0.0825 * v68) - v66;
    const panda_pack v70 = (v1_cosine[3] * v69) + (v1_sine[3] * v57);
    const panda_pack v71 = v70 + (0.384 * v41);
    const panda_pack v72 = (v1_cosine[2] * v65) + (v1_sine[2] * v61);
    const panda_pack v73 = v39 + v35;
    const panda_pack v74 = (0.0825 * v73) - v72;
    const panda_pack v75 = v67 + (v34 * v34);
    const panda_pack v76 = v74 + (0.384 * v75);
    const panda_pack v77 = ((v1_sine[4] * v71) + (v1_cosine[4] * v76)) + (0.088 * v50);
    const panda_pack v78 = v50 + ((2.0 * panda_pack_at(&qd[6U * stride])) * v48);
    const panda_pack v79 = 0.0032806082595733185 * v1_cosine[5];
    const panda_pack v80 = (v1_cosine[3] * v33) + (v1_sine[3] * v40);
    const panda_pack v81 = (v1_cosine[3] * v32) + (v1_sine[3] * v34);
    const panda_pack v82 = (v81 * (2.0 * v43)) - v80;
    const panda_pack v83 = v42 * v81;
    const panda_pack v84 = panda_pack_at(&qdd[4U * stride]) - v53;
    const panda_pack v85 = v84 + v83;
    const panda_pack v86 = (v1_sine[4] * v85) - (v1_cosine[4] * v82);
    const panda_pack v87 = panda_pack_at(&qd[5U * stride]) + v81;
    const panda_pack v88 = 2.0 * v87;
    const panda_pack v89 = v86 + (panda_pack_at(&qd[6U * stride]) * v88);
    const panda_pack v90 = 0.0032806082595733185 * v1_sine[5];
    const panda_pack v91 = ((v90 * v89) + (v79 * v78)) + (2.6346312806250003 * v77);
    const panda_pack v92 = (v1_sine[4] * v76) - (v1_cosine[4] * v71);
    const panda_pack v93 = (0.0013205141364616632 * v1_sine[5]) - (0.002174847060296272 * v1_cosine[5]);
    const panda_pack v94 = v1_sine[5] * v93;
    const panda_pack v95 = 0.002681818915449642 + v94;
    const panda_pack v96 = 0.001087423530148136 + (v1_cosine[5] * v93);
    const panda_pack v97 = (v96 * v89) - (((0.17380470556900005 * v92) + (0.0011196707334275545 * v50)) + (v95 * v78));
    const panda_pack v98 = v48 * v48;
    const panda_pack v99 = v87 * v87;
    const panda_pack v100 = v98 + v99;
    const panda_pack v101 = v99 + (v47 * v47);
    const panda_pack v102 = panda_pack_at(&qd[6U * stride]) + v47;
    const panda_pack v103 = v102 * v102;
    const panda_pack v104 = v103 + v99;
    const panda_pack v105 = (0.000386330894443768 * v1_sine[5]) - (0.001535882372017312 * v1_cosine[5]);
    const panda_pack v106 = (v1_sine[4] * v82) + (v1_cosine[4] * v85);
    const panda_pack v107 = (9.3569097314605e-05 * v106) + ((v105 * (v104 - v100)) - (0.014748570382675318 * (v101 - v100)));
    const panda_pack v108 = v46 + v49;
    const panda_pack v109 = panda_pack_at(&qdd[6U * stride]) - v106;
    const panda_pack v110 = (0.000386330894443768 * v1_cosine[5]) + (0.001535882372017312 * v1_sine[5]);
    const panda_pack v111 = (((v107 - (0.00010375891721868492 * v86)) + (0.028934422545659894 * v108)) - (v110 * v109)) - (v79 * v77);
    const panda_pack v112 = v111 + (v97 - (0.088 * v91));
    *(panda_unaligned *)&tau[5U * stride] = v112;
    const panda_pack v113 = (0.17380470556900005 * v100) - v91;
    const panda_pack v114 = v92 + (0.088 * v101);
    const panda_pack v115 = ((v90 * v109) + ((v79 * v104) - (0.17380470556900005 * v108))) + (2.6346312806250003 * v114);
    const panda_pack v116 = (v1_sine[4] * v113) + (v1_cosine[4] * v115);
    const panda_pack v117 = v43 * v43;
    const panda_pack v118 = v117 + (v81 * v81);
    const panda_pack v119 = ((0.02389827041510187 * v85) + ((0.014653732538 * v74) + (0.0010267877770288947 * (v75 - v118)))) - (0.0015152444733270301 * v82);
    const panda_pack v120 = v44 + v45;
    const panda_pack v121 = v112 + ((v119 + (0.0014511560650267152 * v120)) + (0.384 * v116));
    const panda_pack v122 = (v48 * v88) - v106;
    const panda_pack v123 = (v1_cosine[3] * v57) - (v1_sine[3] * v69);
    const panda_pack v124 = (0.384 * v80) - v123;
    const panda_pack v125 = v124 + (0.088 * v122);
    const panda_pack v126 = v98 + v103;
    const panda_pack v127 = panda_pack_at(&qdd[6U * stride]) + v122;
    const panda_pack v128 = ((2.6346312806250003 * v125) - (v90 * v126)) + (v79 * v127);
    const panda_pack v129 = v117 + (v42 * v42);
    const panda_pack v130 = (v88 * v47) - v86;
    const panda_pack v131 = ((0.0011196707334275545 * v122) + ((0.00010375891721868492 * (v101 - v129)) - (9.3569097314605e-05 * v108))) + (0.014748570382675318 * v130);
    const panda_pack v132 = v94 - 0.004002333051911305;
    const panda_pack v133 = (((v96 * (v126 - v104)) - (v110 * v108)) - (v132 * v109)) - (v105 * v130);
    const panda_pack v134 = (((v79 * v125) + v133) + (v90 * v114)) + (v95 * v127);
    *(panda_unaligned *)&tau[6U * stride] = v134;
    const panda_pack v135 = v134 + (v131 + (0.088 * v128));
    const panda_pack v136 = (0.17380470556900005 * v124) - ((v110 * (v126 - v100)) + (9.3569097314605e-05 * (v129 - v100)));
    const panda_pack v137 = (((0.014748570382675318 * v122) + (v136 - (0.00010375891721868492 * v50))) + (v132 * v89)) - (v105 * v127);
    const panda_pack v138 = v137 + (((0.028934422545659894 * v130) + (v96 * v78)) - (v90 * v77));
    const panda_pack v139 = v128 + (0.17380470556900005 * v130);
    const panda_pack v140 = v83 - v84;
    const panda_pack v141 = ((0.0100451878283212 * v82) + ((0.067870631425 * v74) + (0.02389827041510187 * (v75 - v129)))) + (0.0010267877770288947 * v140);
    const panda_pack v142 = (v1_sine[4] * v135) + ((((0.0015152444733270301 * v120) - v141) + (0.384 * v139)) - (v1_cosine[4] * v138));
    const panda_pack v143 = v58 + (v14 * v14);
    const panda_pack v144 = (0.3087998849151318 * v33) + (((0.0016444875773692705 * (v75 - v143)) - (1.0008251418429999 * v56)) + (0.0039053550262761003 * v73));
    const panda_pack v145 = ((v1_cosine[3] * v142) + (v144 - (0.07937575371526084 * v54))) + (v1_sine[3] * v121);
    const panda_pack v146 = (((0.0015152444733270301 * (v129 - v118)) - (0.0010267877770288947 * v80)) + (0.02389827041510187 * v41)) - (0.0100451878283212 * v85);
    const panda_pack v147 = (v1_sine[4] * v138) + (((v146 + (0.0014511560650267152 * v140)) + (0.014653732538 * v123)) + (0.067870631425 * v70));
    const panda_pack v148 = v147 + (v1_cosine[4] * v135);
    const panda_pack v149 = v116 + (((0.067870631425 * v85) - (0.014653732538 * v118)) - (4.065735684829545 * v70));
    const panda_pack v150 = ((4.065735684829545 * v123) + ((0.014653732538 * v140) - (0.067870631425 * v129))) - v139;
    const panda_pack v151 = (v1_cosine[3] * v150) - (v1_sine[3] * v149);
    const panda_pack v152 = ((0.07937575371526084 * v33) + ((0.0016444875773692705 * v40) + (0.0039053550262761003 * (v68 - v143)))) - (0.005415763498190531 * v54);
    const panda_pack v153 = (v152 - (0.0825 * v151)) - v148;
    const panda_pack v154 = ((1.0008251418429999 * v33) - (2.352456790569697 * v56)) - v151;
    const panda_pack v155 = (((0.27690780075318017 * v60) + (0.005487648106562257 * v27)) - (0.013297019103287584 * v36)) - (0.022178148964878186 * v21);
    const panda_pack v156 = ((v155 - (1.3360662912298427e-05 * v55)) + (0.00012191242095074308 * (v59 - v143))) - (0.0825 * v154);
    const panda_pack v157 = (v156 + (v1_cosine[2] * v153)) + (v1_sine[2] * v145);
    *(panda_unaligned *)&tau[2U * stride] = v157;
    const panda_pack v158 = v63 + (v22 * v22);
    const panda_pack v159 = panda_pack_at(&qd[0]) * panda_pack_at(&qd[0]);
    const panda_pack v160 = v17 - v19;
    const panda_pack v161 = (((0.00398335888393552 * v26) + (0.0007689361029463999 * v24)) + (0.01026110182100817 * (v158 - v159))) + (0.0230778824949318 * v160);
    const panda_pack v162 = (((0.27690780075318017 * v1_cosine[0]) + (0.022178148964878186 * v29)) - (0.005487648106562257 * v55)) - (0.013297019103287584 * (v64 - v143));
    const panda_pack v163 = (((v162 + (0.00012191242095074308 * v62)) + (0.316 * v154)) + (v1_cosine[2] * v145)) - (v1_sine[2] * v153);
    const panda_pack v164 = (v1_sine[4] * v115) + (((0.067870631425 * v82) + (4.065735684829545 * v74)) + (0.014653732538 * v120));
    const panda_pack v165 = v164 - (v1_cosine[4] * v113);
    const panda_pack v166 = (((0.0016444875773692705 * v51) - (0.07937575371526084 * (v68 - v75))) + (0.0039053550262761003 * v30)) - (0.3087998849151318 * v40);
    const panda_pack v167 = (v1_cosine[3] * v121) + ((v166 + ((1.0008251418429999 * v66) + (0.005415763498190531 * v73))) + (0.0825 * v165));
    const panda_pack v168 = v167 - (v1_sine[3] * v142);
    *(panda_unaligned *)&tau[3U * stride] = v168;
    const panda_pack v169 = (v1_cosine[3] * v149) + ((v1_sine[3] * v150) + ((2.352456790569697 * v66) - (1.0008251418429999 * v40)));
    const panda_pack v170 = ((0.0825 * v1_cosine[2]) + (0.316 * v1_sine[2])) * (((2.352456790569697 * v72) - (1.0008251418429999 * v75)) - v165);
    const panda_pack v171 = (((0.013297019103287584 * v21) - (0.00012191242095074308 * v29)) - (0.005487648106562257 * (v59 - v64))) + (1.3360662912298427e-05 * v62);
    const panda_pack v172 = ((v171 - v170) - (((0.316 * v1_cosine[2]) - (0.0825 * v1_sine[2])) * v169)) - v168;
    const panda_pack v173 = panda_pack_at(&qdd[stride]) + v23;
    const panda_pack v174 = (((0.01026110182100817 * v173) - (0.12818329225032407 * v26)) - (0.0007689361029463999 * (v64 - v159))) - (0.00398335888393552 * v160);
    const panda_pack v175 = (0.01425956599447438 * panda_pack_at(&qdd[0])) - (v1_sine[0] * ((v1_cosine[1] * v163) + (v174 - (v1_sine[1] * v172))));
    *(panda_unaligned *)&tau[0] = v175 + (v1_cosine[0] * (v157 - v161));
    const panda_pack v176 = (((0.01993386669246 * v1_cosine[0]) - (4.74615389612781 * v1_sine[0])) - (0.01026110182100817 * v25)) - (0.0007689361029463999 * v18);
    const panda_pack v177 = ((v176 + (0.12818329225032407 * v24)) + (0.0230778824949318 * v173)) - (0.00398335888393552 * (v64 - v158));
    *(panda_unaligned *)&tau[stride] = (v177 + (v1_cosine[1] * v172)) + (v1_sine[1] * v163);
    *(panda_unaligned *)&tau[4U * stride] = -v148;
    if (!panda_pack_within(v_beyond)) {
        panda_pack_inverse_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, tau);
    }
}

void panda_inverse_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double qdd_rest[7U * PANDA_LANES];
        double tau_rest[7U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qdd, qdd_rest);
        panda_pack_inverse_dynamics_block(0U, prepared->k, PANDA_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        panda_pack_give(7U, count, first, PANDA_LANES, tau_rest, tau);
    }
}

void panda_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double qdd_rest[7U * PANDA_LANES];
        double tau_rest[7U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qdd, qdd_rest);
        panda_pack_inverse_dynamics_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        panda_pack_give(7U, count, first, PANDA_LANES, tau_rest, tau);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PANDA_APART void panda_pack_forward_dynamics_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double qd_lane[7];
            double tau_lane[7];
            double qdd_lane[7];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 7U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 7U; k++) {
                tau_lane[k] = tau[(k * stride) + lane];
            }
            panda_forward_dynamics(own, q_lane, qd_lane, tau_lane, qdd_lane);
            for (size_t k = 0U; k < 7U; k++) {
                qdd[(k * stride) + lane] = qdd_lane[k];
            }
        }
    }
}

static PANDA_APART void panda_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0 = 0.6689225306301608 + panda_pack_at(&q[6U * stride]);
    const panda_pack v1_angle[6] = {panda_pack_at(&q[2U * stride]), panda_pack_at(&q[stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[5U * stride]), v0};
    panda_pack v1_sine[6];
    panda_pack v1_cosine[6];
    panda_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[4], &v1_sine[4], &v1_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[5], &v1_sine[5], &v1_cosine[5], &v_beyond);
    const panda_pack v13 = v1_sine[1] * v1_cosine[0];
    const panda_pack v14 = (panda_pack_at(&qd[0]) * v13) - (panda_pack_at(&qd[stride]) * v1_sine[0]);
    const panda_pack v15 = panda_pack_at(&qd[2U * stride]) + (panda_pack_at(&qd[0]) * v1_cosine[1]);
    const panda_pack v16 = (v1_sine[2] * v15) - (v1_cosine[2] * v14);
    const panda_pack v17 = v1_sine[1] * v1_sine[0];
    const panda_pack v18 = (panda_pack_at(&qd[stride]) * v1_cosine[0]) + (panda_pack_at(&qd[0]) * v17);
    const panda_pack v19 = panda_pack_at(&qd[3U * stride]) - v18;
    const panda_pack v20 = (v1_cosine[3] * v19) + (v1_sine[3] * v16);
    const panda_pack v21 = (v1_cosine[3] * v16) - (v1_sine[3] * v19);
    const panda_pack v22 = v21 * v20;
    const panda_pack v23 = v18 * v14;
    const panda_pack v24 = panda_pack_at(&qd[0]) * panda_pack_at(&qd[stride]);
    const panda_pack v25 = v24 * v1_sine[1];
    const panda_pack v26 = v25 - v23;
    const panda_pack v27 = panda_pack_at(&qd[0]) * panda_pack_at(&qd[0]);
    const panda_pack v28 = v27 * v1_cosine[1];
    const panda_pack v29 = 2.0 * v1_cosine[1];
    const panda_pack v30 = v24 * v29;
    const panda_pack v31 = (v17 * v28) + (v1_cosine[0] * v30);
    const panda_pack v32 = ((2.0 * v15) * v18) - v31;
    const panda_pack v33 = (v1_sine[2] * v32) + (v1_cosine[2] * v26);
    const panda_pack v34 = v19 * v16;
    const panda_pack v35 = v33 + v34;
    const panda_pack v36 = v35 - v22;
    const panda_pack v37 = (v1_cosine[2] * v15) + (v1_sine[2] * v14);
    const panda_pack v38 = v37 * v16;
    const panda_pack v39 = (v1_sine[0] * v30) - (v13 * v28);
    const panda_pack v40 = v15 * v14;
    const panda_pack v41 = v39 + v40;
    const panda_pack v42 = v41 + v38;
    const panda_pack v43 = (v1_sine[2] * v26) - (v1_cosine[2] * v32);
    const panda_pack v44 = (v19 * (2.0 * v37)) - v43;
    const panda_pack v45 = (v1_cosine[3] * v44) + (v1_sine[3] * v42);
    const panda_pack v46 = panda_pack_at(&qd[4U * stride]) + v37;
    const panda_pack v47 = (v20 * (2.0 * v46)) - v45;
    const panda_pack v48 = (v1_cosine[4] * v47) + (v1_sine[4] * v36);
    const panda_pack v49 = panda_pack_at(&qd[5U * stride]) + v20;
    const panda_pack v50 = 2.0 * panda_pack_at(&qd[6U * stride]);
    const panda_pack v51 = (v50 * v49) - v48;
    const panda_pack v52 = 0.0032806082595733185 * v1_sine[5];
    const panda_pack v53 = (v1_cosine[3] * v42) - (v1_sine[3] * v44);
    const panda_pack v54 = v46 * v21;
    const panda_pack v55 = v54 - v53;
    const panda_pack v56 = (v1_cosine[4] * v21) + (v1_sine[4] * v46);
    const panda_pack v57 = (v1_cosine[4] * v46) - (v1_sine[4] * v21);
    const panda_pack v58 = v57 * v56;
    const panda_pack v59 = v58 + v55;
    const panda_pack v60 = (v50 * v56) - v59;
    const panda_pack v61 = 0.0032806082595733185 * v1_cosine[5];
    const panda_pack v62 = (v61 * v60) + (v52 * v51);
    const panda_pack v63 = (0.002174847060296272 * v1_cosine[5]) - (0.0013205141364616632 * v1_sine[5]);
    const panda_pack v64 = (v1_cosine[5] * v63) - 0.001087423530148136;
    const panda_pack v65 = v1_sine[5] * v63;
    const panda_pack v66 = v65 - 0.002681818915449642;
    const panda_pack v67 = v25 + v23;
    const panda_pack v68 = (0.0825 * v67) - ((0.316 * v31) + (9.81 * v17));
    const panda_pack v69 = v34 + v35;
    const panda_pack v70 = (0.0825 * v69) - v68;
    const panda_pack v71 = v15 * v15;
    const panda_pack v72 = v71 + (v18 * v18);
    const panda_pack v73 = ((9.81 * v13) + (0.0825 * v72)) - (0.316 * v39);
    const panda_pack v74 = v40 + v41;
    const panda_pack v75 = v1_sine[1] * v1_sine[1];
    const panda_pack v76 = panda_pack_at(&qd[stride]) * panda_pack_at(&qd[stride]);
    const panda_pack v77 = v76 + (v27 * v75);
    const panda_pack v78 = (0.0825 * v74) + ((0.316 * v77) - (9.81 * v1_cosine[1]));
    const panda_pack v79 = (v1_sine[2] * v78) + (v1_cosine[2] * v73);
    const panda_pack v80 = v19 * v19;
    const panda_pack v81 = v80 + (v37 * v37);
    const panda_pack v82 = (0.0825 * v81) - v79;
    const panda_pack v83 = (v1_cosine[3] * v82) + (v1_sine[3] * v70);
    const panda_pack v84 = v83 + (0.384 * v53);
    const panda_pack v85 = v41 - v38;
    const panda_pack v86 = (v1_sine[2] * v73) - (v1_cosine[2] * v78);
    const panda_pack v87 = v86 + (0.0825 * v85);
    const panda_pack v88 = v80 + (v16 * v16);
    const panda_pack v89 = (0.384 * v88) - v87;
    const panda_pack v90 = (v1_cosine[4] * v84) - (v1_sine[4] * v89);
    const panda_pack v91 = (0.17380470556900005 * v90) + (((0.00010375891721868492 * v48) - (v64 * v51)) + (v66 * v60));
    const panda_pack v92 = (v1_cosine[4] * v36) - (v1_sine[4] * v47);
    const panda_pack v93 = (0.000386330894443768 * v1_cosine[5]) + (0.001535882372017312 * v1_sine[5]);
    const panda_pack v94 = 9.3569097314605e-05 + v93;
    const panda_pack v95 = v49 * v49;
    const panda_pack v96 = v95 + (v57 * v57);
    const panda_pack v97 = v56 * v56;
    const panda_pack v98 = v97 + v95;
    const panda_pack v99 = (0.001535882372017312 * v1_cosine[5]) - (0.000386330894443768 * v1_sine[5]);
    const panda_pack v100 = 0.014748570382675318 + v99;
    const panda_pack v101 = panda_pack_at(&qd[6U * stride]) - v57;
    const panda_pack v102 = v101 * v101;
    const panda_pack v103 = v102 + v95;
    const panda_pack v104 = ((v100 * v98) - ((0.014748570382675318 * v96) + (0.007412167175072336 * v58))) - (v99 * v103);
    const panda_pack v105 = (v1_cosine[4] * v89) + (v1_sine[4] * v84);
    const panda_pack v106 = (0.088 * v59) - v105;
    const panda_pack v107 = (v61 * v106) + (((v104 + (0.050456677916247444 * v55)) - (v94 * v92)) - (0.23184755269500001 * v105));
    const panda_pack v108 = v107 + (v91 - (0.088 * v62));
    const panda_pack v109 = v56 * v49;
    const panda_pack v110 = v109 + v92;
    const panda_pack v111 = v109 + v110;
    const panda_pack v112 = 0.000288693526842452 * v1_cosine[5];
    const panda_pack v113 = v97 + v102;
    const panda_pack v114 = v58 - v55;
    const panda_pack v115 = 0.000288693526842452 * v1_sine[5];
    const panda_pack v116 = 0.004002333051911305 + v65;
    const panda_pack v117 = (v93 * v114) + ((v115 * v96) - ((v66 + v116) * v109));
    const panda_pack v118 = (v1_cosine[3] * v70) - (v1_sine[3] * v82);
    const panda_pack v119 = (0.384 * v45) - v118;
    const panda_pack v120 = (v49 * (2.0 * v57)) - v48;
    const panda_pack v121 = ((v61 * v119) + (v117 - (v64 * (v113 - v103)))) - (v99 * v120);
    const panda_pack v122 = v121 + (((0.006684151967360946 * v110) - (v52 * v90)) + (v112 * v111));
    const panda_pack v123 = panda_pack_at(&tau[6U * stride]) - v122;
    const panda_pack v124 = 149.60760989322966 * v93;
    const panda_pack v125 = (panda_pack_at(&tau[5U * stride]) + (v124 * v123)) - v108;
    const panda_pack v126 = (v115 + 0.00010375891721868492) + v64;
    const panda_pack v127 = (v1_cosine[4] * v94) - (v1_sine[4] * v126);
    const panda_pack v128 = 0.006684151967360946 + v112;
    const panda_pack v129 = (v1_sine[4] * v99) + (v1_cosine[4] * v128);
    const panda_pack v130 = 149.60760989322966 * v129;
    const panda_pack v131 = (v93 * v130) - v127;
    const panda_pack v132 = 0.000577387053684904 * v1_cosine[5];
    const panda_pack v133 = (v132 + 0.050456677916247444) - v66;
    const panda_pack v134 = 1.0 / ((v93 * v124) - v133);
    const panda_pack v135 = v131 * v134;
    const panda_pack v136 = (v61 * v111) - (v52 * v113);
    const panda_pack v137 = v46 * v46;
    const panda_pack v138 = v137 + (v21 * v21);
    const panda_pack v139 = ((0.23184755269500001 * v119) + ((9.3569097314605e-05 * v114) - (0.00010375891721868492 * (v138 - v96)))) - (0.014748570382675318 * v120);
    const panda_pack v140 = v122 + ((v139 + (0.021522255370587554 * v111)) + (0.088 * v136));
    const panda_pack v141 = (((v94 * v98) - (9.3569097314605e-05 * v138)) - (v93 * v113)) + (0.00010375891721868492 * v59);
    const panda_pack v142 = (((0.17380470556900005 * v119) + v141) - (v116 * v51)) - (0.02893442254565989 * v120);
    const panda_pack v143 = v142 + ((v52 * v106) + ((v100 * v111) - (v64 * v60)));
    const panda_pack v144 = v137 + (v20 * v20);
    const panda_pack v145 = (((0.01149634389334796 * v35) - (0.00859403176329443 * v22)) + (0.0015152444733270301 * (v138 - v144))) - (0.0010267877770288947 * v45);
    const panda_pack v146 = (v1_sine[4] * v143) + (((0.014653732538 * v118) + (v145 + (0.02389827041510187 * v53))) + (0.067870631425 * v83));
    const panda_pack v147 = (v1_cosine[4] * v140) + v146;
    const panda_pack v148 = (v147 + (panda_pack_at(&tau[4U * stride]) + (v130 * v123))) - (v135 * v125);
    const panda_pack v149 = 0.23184755269500001 + v61;
    const panda_pack v150 = (0.17380470556900005 * v1_cosine[4]) - (v1_sine[4] * v149);
    const panda_pack v151 = (0.384 * v150) - v133;
    const panda_pack v152 = (v1_sine[4] * v94) + (v1_cosine[4] * v126);
    const panda_pack v153 = (0.17380470556900005 * v1_sine[4]) + (v1_cosine[4] * v149);
    const panda_pack v154 = ((0.0825 * v153) - (v1_sine[3] * v152)) + (v1_cosine[3] * v151);
    const panda_pack v155 = ((v1_cosine[4] * v99) - (0.0012597535716761543 * v1_cosine[5])) - (v1_sine[4] * v128);
    const panda_pack v156 = 0.0012597535716761543 * v1_sine[5];
    const panda_pack v157 = (v1_cosine[4] * v156) - v93;
    const panda_pack v158 = v1_sine[4] * v1_sine[5];
    const panda_pack v159 = 0.0002706501814147988 * v158;
    const panda_pack v160 = (v159 + (v1_cosine[3] * v157)) + (v1_sine[3] * v155);
    const panda_pack v161 = (v124 * v160) - v154;
    const panda_pack v162 = 0.02893442254565989 + v116;
    const panda_pack v163 = 0.0282064073379485 + v132;
    const panda_pack v164 = ((2.0 * v1_cosine[4]) * v100) - (v1_sine[4] * (v163 - v162));
    const panda_pack v165 = ((0.0010267877770288947 - (0.384 * v153)) - v100) + (v1_cosine[4] * v164);
    const panda_pack v166 = (v156 - 0.02389827041510187) - v127;
    const panda_pack v167 = (v1_cosine[3] * v166) + (v1_sine[3] * v165);
    const panda_pack v168 = ((v160 * v130) - v167) - (v161 * v135);
    const panda_pack v169 = v1_sine[4] * v164;
    const panda_pack v170 = v169 + (0.01149634389334796 + v163);
    const panda_pack v171 = 1.0 / ((v170 - (v129 * v130)) + (v131 * v135));
    const panda_pack v172 = v168 * v171;
    const panda_pack v173 = v35 + v22;
    const panda_pack v174 = ((0.0010267877770288947 * v173) - ((0.067870631425 * v87) + (0.02389827041510187 * (v138 - v88)))) + (0.0100451878283212 * v47);
    const panda_pack v175 = v54 + v55;
    const panda_pack v176 = (v136 - (0.17380470556900005 * v120)) + (0.23184755269500001 * v111);
    const panda_pack v177 = (((v1_cosine[4] * v143) + (v174 - (0.0015152444733270301 * v175))) - (0.384 * v176)) - (v1_sine[4] * v140);
    const panda_pack v178 = ((0.23184755269500001 * v59) + (0.17380470556900005 * v98)) - v62;
    const panda_pack v179 = (((v61 * v103) + (0.23184755269500001 * v96)) + (0.17380470556900005 * v114)) + (v52 * v92);
    const panda_pack v180 = (v1_cosine[4] * v179) + (v1_sine[4] * v178);
    const panda_pack v181 = (((0.014653732538 * v87) + (0.0010267877770288947 * (v144 - v88))) + (0.02389827041510187 * v36)) + (0.0015152444733270301 * v47);
    const panda_pack v182 = ((v181 - (0.0014511560650267707 * v175)) - (0.384 * v180)) - v108;
    const panda_pack v183 = (v1_cosine[4] * v178) - ((v1_sine[4] * v179) + ((0.014653732538 * v175) + (0.067870631425 * v47)));
    const panda_pack v184 = ((0.0039053550262761003 * v43) + ((0.7483122111877872 * v41) + (0.6462719388741562 * v38))) - (0.0016444875773692705 * v33);
    const panda_pack v185 = ((v184 + (0.16284087268546085 * (v81 - v88))) - (2.0125235536029997 * v79)) + (0.5527802746500001 * v86);
    const panda_pack v186 = ((v1_cosine[3] * v182) + (v185 + (0.0825 * v183))) - (v1_sine[3] * v177);
    const panda_pack v187 = v161 * v134;
    const panda_pack v188 = 149.60760989322966 * v160;
    const panda_pack v189 = (v186 - (v172 * v148)) + ((panda_pack_at(&tau[3U * stride]) - (v188 * v123)) + (v187 * v125));
    const panda_pack v190 = v153 - 0.014653732538;
    const panda_pack v191 = v52 - 0.067870631425;
    const panda_pack v192 = (v1_sine[3] * v191) + (v1_cosine[3] * v190);
    const panda_pack v193 = 0.165 * v192;
    const panda_pack v194 = 0.768 * v150;
    const panda_pack v195 = (v194 - 0.0014511560650267707) - v133;
    const panda_pack v196 = ((v194 - 0.0100451878283212) - v162) + v169;
    const panda_pack v197 = v152 - 0.0015152444733270301;
    const panda_pack v198 = ((2.0 * v1_cosine[3]) * v197) - (v1_sine[3] * (v196 - v195));
    const panda_pack v199 = v1_sine[3] * v198;
    const panda_pack v200 = v199 + ((0.7483122111877872 - v195) - v193);
    const panda_pack v201 = 1.0 / ((((v160 * v188) - (v161 * v187)) - v200) + (v168 * v172));
    const panda_pack v202 = v1_cosine[4] * v52;
    const panda_pack v203 = (v1_cosine[3] * v61) + (v1_sine[3] * v202);
    const panda_pack v204 = 0.0825 * v203;
    const panda_pack v205 = v204 - v129;
    const panda_pack v206 = (v1_cosine[3] * v155) - (v1_sine[3] * v157);
    const panda_pack v207 = (v204 + (v1_sine[2] * v206)) - (v1_cosine[2] * v205);
    const panda_pack v208 = (v1_cosine[3] * v152) + (v1_sine[3] * v151);
    const panda_pack v209 = v1_sine[3] * v150;
    const panda_pack v210 = 0.0825 * v209;
    const panda_pack v211 = v210 - v127;
    const panda_pack v212 = (v1_sine[2] * v208) + ((v1_cosine[2] * v211) - v210);
    const panda_pack v213 = v212 + (v124 * v207);
    const panda_pack v214 = 0.0825 * v192;
    const panda_pack v215 = v214 - v170;
    const panda_pack v216 = (v1_cosine[3] * v165) - (v1_sine[3] * v166);
    const panda_pack v217 = (v214 + (v1_sine[2] * v216)) - (v1_cosine[2] * v215);
    const panda_pack v218 = ((v130 * v207) - (v213 * v135)) - v217;
    const panda_pack v219 = (v1_cosine[3] * v191) - (v1_sine[3] * v190);
    const panda_pack v220 = 0.0825 * v219;
    const panda_pack v221 = (v1_cosine[3] * v198) - ((v197 + 0.0039053550262761003) + v220);
    const panda_pack v222 = 0.0016444875773692705 + v167;
    const panda_pack v223 = (v1_sine[2] * v221) + (v1_cosine[2] * v222);
    const panda_pack v224 = (((v188 * v207) - (v213 * v187)) - v223) + (v218 * v172);
    const panda_pack v225 = v224 * v201;
    const panda_pack v226 = v218 * v171;
    const panda_pack v227 = v213 * v134;
    const panda_pack v228 = 149.60760989322966 * v207;
    const panda_pack v229 = v71 + (v14 * v14);
    const panda_pack v230 = (((0.0039053550262761003 * v85) - (2.0125235536029997 * v68)) - (0.0016444875773692705 * (v88 - v229))) - (0.6972920750309717 * v44);
    const panda_pack v231 = (v1_cosine[3] * v177) + ((v1_sine[3] * v182) + (v230 + (0.16284087268546085 * v69)));
    const panda_pack v232 = ((0.08378056999140597 * v25) - ((7.3266765863443215 * v17) + (0.27690780075318017 * v13))) + (0.013297019103287584 * v39);
    const panda_pack v233 = (v232 - (0.2414947634261143 * v31)) + ((0.039424272061649335 * v23) - (0.00012191242095074308 * (v72 - v229)));
    const panda_pack v234 = (((0.5527802746500001 * v68) + (0.0016444875773692705 * v42)) + (0.0039053550262761003 * (v81 - v229))) + (0.16284087268546085 * v44);
    const panda_pack v235 = ((0.014653732538 * v144) + (0.067870631425 * v36)) - v180;
    const panda_pack v236 = ((0.014653732538 * v173) - (0.067870631425 * v138)) - v176;
    const panda_pack v237 = (v1_cosine[3] * v236) + (v1_sine[3] * v235);
    const panda_pack v238 = ((v234 - (0.051020136156815485 * v69)) - v147) - (0.0825 * v237);
    const panda_pack v239 = ((2.0125235536029997 * v44) - (0.5527802746500001 * v69)) - v237;
    const panda_pack v240 = (((v1_sine[2] * v231) + v233) - (v1_cosine[2] * v238)) + (0.0825 * v239);
    const panda_pack v241 = v240 + (((panda_pack_at(&tau[2U * stride]) + (v228 * v123)) - (v227 * v125)) + (v226 * v148));
    const panda_pack v242 = v241 + (v189 * v225);
    const panda_pack v243 = v199 + (v196 - 0.6972920750309717);
    const panda_pack v244 = (v193 - 0.051020136156815485) - v170;
    const panda_pack v245 = ((0.0825 * v150) - 0.16284087268546085) - v216;
    const panda_pack v246 = ((2.0 * v1_cosine[2]) * v245) + (v1_sine[2] * (v243 - v244));
    const panda_pack v247 = v1_sine[2] * v246;
    const panda_pack v248 = v192 - 0.5527802746500001;
    const panda_pack v249 = v150 - 2.0125235536029997;
    const panda_pack v250 = (v1_cosine[2] * v248) + (v1_sine[2] * v249);
    const panda_pack v251 = v247 + (v244 - ((0.165 * v250) + 0.08378056999140597));
    const panda_pack v252 = (v251 + (((v207 * v228) - (v213 * v227)) + (v218 * v226))) - (v224 * v225);
    const panda_pack v253 = 1.0 / v252;
    const panda_pack v254 = ((v1_sine[2] * v205) - (0.316 * v203)) + (v1_cosine[2] * v206);
    const panda_pack v255 = (0.0825 * v1_sine[2]) - (0.316 * v1_cosine[2]);
    const panda_pack v256 = v1_cosine[3] * v255;
    const panda_pack v257 = ((v256 * v202) + ((0.0010366722100251687 * v1_sine[2]) * v158)) - (v61 * (v1_sine[3] * v255));
    const panda_pack v258 = (v257 + (v1_cosine[2] * v159)) - v160;
    const panda_pack v259 = (v1_sine[0] * v254) - (v1_cosine[0] * v258);
    const panda_pack v260 = (0.0825 * v1_cosine[2]) + (0.316 * v1_sine[2]);
    const panda_pack v261 = ((v260 * v153) + (v256 * v150)) - v154;
    const panda_pack v262 = ((v1_sine[2] * v211) - (0.316 * v209)) - (v1_cosine[2] * v208);
    const panda_pack v263 = ((v1_sine[0] * v262) - (v1_cosine[0] * v261)) - (v124 * v259);
    const panda_pack v264 = v134 * v263;
    const panda_pack v265 = (v255 * v219) - v167;
    const panda_pack v266 = (v1_sine[2] * v215) + ((v1_cosine[2] * v216) - (0.316 * v192));
    const panda_pack v267 = ((v1_sine[0] * v266) - ((v1_cosine[0] * v265) + (v130 * v259))) - (v131 * v264);
    const panda_pack v268 = v267 * v171;
    const panda_pack v269 = (v1_sine[2] * v222) - (v1_cosine[2] * v221);
    const panda_pack v270 = (v1_sine[2] * v248) - (v1_cosine[2] * v249);
    const panda_pack v271 = (0.0825 * v250) + (0.316 * v270);
    const panda_pack v272 = v271 + v200;
    const panda_pack v273 = ((v1_sine[0] * v269) + ((v161 * v264) + (v188 * v259))) - (v1_cosine[0] * v272);
    const panda_pack v274 = v273 - (v168 * v268);
    const panda_pack v275 = v274 * v201;
    const panda_pack v276 = 149.60760989322966 * v259;
    const panda_pack v277 = (((0.2414947634261143 + (0.316 * v250)) + (0.0825 * v270)) - v245) + (v1_cosine[2] * v246);
    const panda_pack v278 = ((0.316 * v219) - 0.013297019103287584) + v223;
    const panda_pack v279 = (v1_sine[0] * v277) - (v1_cosine[0] * v278);
    const panda_pack v280 = (v279 + (((v207 * v276) + (v213 * v264)) - (v218 * v268))) - (v224 * v275);
    const panda_pack v281 = v280 * v253;
    const panda_pack v282 = v255 * (((v1_cosine[3] * v235) + ((2.0125235536029997 * v42) + (0.5527802746500001 * v81))) - (v1_sine[3] * v236));
    const panda_pack v283 = (((0.013297019103287584 * v26) - (7.3266765863443215 * v1_cosine[1])) - (0.00012191242095074308 * v32)) + (0.2414947634261143 * (v77 - v72));
    const panda_pack v284 = (v283 + (0.061602421026527576 * v74)) - (v260 * (v183 + ((0.5527802746500001 * v85) - (2.0125235536029997 * v88))));
    const panda_pack v285 = v186 + (v284 - v282);
    const panda_pack v286 = (0.00796671776787104 * v1_cosine[1]) - (1.0090841787369491 * v1_sine[1]);
    const panda_pack v287 = (v1_cosine[1] * v286) - 0.00398335888393552;
    const panda_pack v288 = v76 + v27;
    const panda_pack v289 = ((panda_pack_at(&tau[stride]) - (0.01993386669246 * v1_cosine[1])) + (32.80954542685272 * v1_sine[1])) + ((v76 - v288) * v287);
    const panda_pack v290 = (((v289 + (v276 * v123)) + (v264 * v125)) - (v268 * v148)) - (v1_cosine[0] * v285);
    const panda_pack v291 = (0.013297019103287584 * (v77 - v229)) - (((0.27690780075318017 * v1_cosine[1]) + (0.2414947634261143 * v67)) + (0.02217814896487824 * v32));
    const panda_pack v292 = (((v1_sine[2] * v238) + (v291 + (0.00012191242095074308 * v74))) + (v1_cosine[2] * v231)) - (0.316 * v239);
    const panda_pack v293 = ((v290 + (v1_sine[0] * v292)) + (v189 * v275)) - (v242 * v281);
    const panda_pack v294 = (0.061602421026527576 + v271) + v272;
    const panda_pack v295 = (((1.0552399437268127 - (v259 * v276)) + (v263 * v264)) + v294) - (v267 * v268);
    const panda_pack v296 = v247 + ((0.02217814896487824 + (0.632 * v270)) - v243);
    const panda_pack v297 = (v220 - 0.00012191242095074308) - v269;
    const panda_pack v298 = ((2.0 * v1_cosine[0]) * v297) + (v1_sine[0] * (v296 - v294));
    const panda_pack v299 = 1.0 / (((v295 + (v1_sine[0] * v298)) + (v274 * v275)) + (v280 * v281));
    const panda_pack v300 = ((v1_cosine[1] * v207) - (v17 * v258)) - (v13 * v254);
    const panda_pack v301 = (((v1_cosine[1] * v212) + (v17 * v261)) + (v13 * v262)) + (v124 * v300);
    const panda_pack v302 = ((v1_cosine[1] * v217) - ((v17 * v265) + (v130 * v300))) - (v13 * v266);
    const panda_pack v303 = v302 + (v135 * v301);
    const panda_pack v304 = ((v1_cosine[1] * v223) + ((v187 * v301) - (v188 * v300))) + (v13 * v269);
    const panda_pack v305 = (v304 + (v17 * v272)) + (v303 * v172);
    const panda_pack v306 = (v17 * v278) + (v13 * v277);
    const panda_pack v307 = ((v1_cosine[1] * v251) + (((v228 * v300) - (v227 * v301)) - (v303 * v226))) - v306;
    const panda_pack v308 = v307 + (v305 * v225);
    const panda_pack v309 = (((v300 * v276) + (v301 * v264)) - (v1_sine[1] * (v297 - 0.01026110182100817))) + (v303 * v268);
    const panda_pack v310 = ((v13 * v298) + (v309 + (v1_cosine[1] * (0.0007689361029463999 + v279)))) + (v305 * v275);
    const panda_pack v311 = v310 - (v308 * v281);
    const panda_pack v312 = v311 * v299;
    const panda_pack v313 = v308 * v253;
    const panda_pack v314 = v305 * v201;
    const panda_pack v315 = v303 * v171;
    const panda_pack v316 = v134 * v301;
    const panda_pack v317 = 149.60760989322966 * v300;
    const panda_pack v318 = panda_pack_at(&tau[0]) - ((v27 - v288) * ((0.01026110182100817 * v1_cosine[1]) - (0.0007689361029463999 * v1_sine[1])));
    const panda_pack v319 = ((v318 + ((2.0 * v24) * v287)) + (v317 * v123)) - (v316 * v125);
    const panda_pack v320 = (((v319 - (v315 * v148)) - (v17 * v285)) + (v1_cosine[1] * v240)) - (v13 * v292);
    const panda_pack v321 = (((0.03733744848940618 - (v300 * v317)) + (v301 * v316)) - (v303 * v315)) + (v29 * v306);
    const panda_pack v322 = (v321 + ((v75 * (v251 + v296)) - v251)) - (v1_sine[1] * (v286 + (v17 * v298)));
    const panda_pack v323 = 1.0 / (((v322 + (v305 * v314)) + (v308 * v313)) - (v311 * v312));
    const panda_pack v324 = (((v320 - (v189 * v314)) - (v242 * v313)) + (v293 * v312)) * v323;
    *(panda_unaligned *)&qdd[0] = v324;
    const panda_pack v325 = (v293 * v299) + (v312 * v324);
    *(panda_unaligned *)&qdd[stride] = v325;
    const panda_pack v326 = ((v242 * v253) + (v313 * v324)) + (v281 * v325);
    *(panda_unaligned *)&qdd[2U * stride] = -v326;
    const panda_pack v327 = (((v189 * v201) + (v314 * v324)) - (v275 * v325)) + (v225 * v326);
    *(panda_unaligned *)&qdd[3U * stride] = -v327;
    const panda_pack v328 = (((v171 * v148) - (v315 * v324)) - (v268 * v325)) - (v226 * v326);
    const panda_pack v329 = v328 + (v172 * v327);
    *(panda_unaligned *)&qdd[4U * stride] = v329;
    const panda_pack v330 = (((v134 * v125) + (v316 * v324)) - (v264 * v325)) - (v227 * v326);
    const panda_pack v331 = (v330 + (v187 * v327)) + (v135 * v329);
    *(panda_unaligned *)&qdd[5U * stride] = -v331;
    const panda_pack v332 = (((149.60760989322966 * v123) + (v317 * v324)) + (v276 * v325)) - (v228 * v326);
    *(panda_unaligned *)&qdd[6U * stride] = ((v332 + (v188 * v327)) + (v130 * v329)) - (v124 * v331);
    if (!panda_pack_within(v_beyond)) {
        panda_pack_forward_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, qdd);
    }
}

void panda_forward_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double tau_rest[7U * PANDA_LANES];
        double qdd_rest[7U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, tau, tau_rest);
        panda_pack_forward_dynamics_block(0U, prepared->k, PANDA_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        panda_pack_give(7U, count, first, PANDA_LANES, qdd_rest, qdd);
    }
}

void panda_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= PANDA_LANES) {
        for (size_t next = 0U; next < count; next += PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_forward_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double tau_rest[7U * PANDA_LANES];
        double qdd_rest[7U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, tau, tau_rest);
        panda_pack_forward_dynamics_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        panda_pack_give(7U, count, first, PANDA_LANES, qdd_rest, qdd);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
