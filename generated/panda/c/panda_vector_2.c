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
static PANDA_APART void panda_pack_coriolis_matrix_again(panda_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *C)
{
    for (size_t lane = ahead; lane < (ahead + PANDA_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const panda_prepared *own = (const panda_prepared *)prepared;
            double q_lane[7];
            double qd_lane[7];
            double C_lane[49];

            (void)spacing;
            for (size_t k = 0U; k < 7U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 7U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            panda_coriolis_matrix(own, q_lane, qd_lane, C_lane);
            for (size_t k = 0U; k < 49U; k++) {
                C[(k * stride) + lane] = C_lane[k];
            }
        }
    }
}

static PANDA_APART void panda_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    panda_bits v_beyond = { 0U };
    const panda_pack v0 = 0.6689225306301608 + panda_pack_at(&q[6U * stride]);
    const panda_pack v1_angle[6] = {v0, panda_pack_at(&q[5U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[stride])};
    panda_pack v1_sine[6];
    panda_pack v1_cosine[6];
    panda_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[4], &v1_sine[4], &v1_cosine[4], &v_beyond);
    panda_pack_sincos_pair(&v1_angle[5], &v1_sine[5], &v1_cosine[5], &v_beyond);
    const panda_pack v13 = (0.001535882372017312 * v1_cosine[0]) - (0.000386330894443768 * v1_sine[0]);
    const panda_pack v14 = 0.014748570382675318 + v13;
    const panda_pack v15 = (0.002174847060296272 * v1_cosine[0]) - (0.0013205141364616632 * v1_sine[0]);
    const panda_pack v16 = v1_sine[0] * v15;
    const panda_pack v17 = 0.0329367555975712 + v16;
    const panda_pack v18 = 0.000577387053684904 * v1_cosine[0];
    const panda_pack v19 = 0.0282064073379485 + v18;
    const panda_pack v20 = v19 - v17;
    const panda_pack v21 = (v1_cosine[1] * v20) + ((2.0 * v1_sine[1]) * v14);
    const panda_pack v22 = 2.0 * v1_cosine[1];
    const panda_pack v23 = (v22 * v14) - (v1_sine[1] * v20);
    const panda_pack v24 = v1_cosine[1] * v23;
    const panda_pack v25 = v24 - (v1_sine[1] * v21);
    const panda_pack v26 = 0.0032806082595733185 * v1_cosine[0];
    const panda_pack v27 = 0.23184755269500001 + v26;
    const panda_pack v28 = (0.17380470556900005 * v1_sine[1]) + (v1_cosine[1] * v27);
    const panda_pack v29 = 0.768 * v28;
    const panda_pack v30 = v29 - v25;
    const panda_pack v31 = v1_cosine[0] * v15;
    const panda_pack v32 = v31 + ((0.000288693526842452 * v1_sine[0]) - 0.000983664612929451);
    const panda_pack v33 = (0.000386330894443768 * v1_cosine[0]) + (0.001535882372017312 * v1_sine[0]);
    const panda_pack v34 = 9.3569097314605e-05 + v33;
    const panda_pack v35 = (v1_cosine[1] * v34) - (v1_sine[1] * v32);
    const panda_pack v36 = 2.0 * v1_cosine[2];
    const panda_pack v37 = v1_sine[2] * v28;
    const panda_pack v38 = (v1_sine[2] * v30) + ((v36 * v35) - (0.768 * v37));
    const panda_pack v39 = v1_sine[2] * v38;
    const panda_pack v40 = v39 - v30;
    const panda_pack v41 = (0.17380470556900005 * v1_cosine[1]) - (v1_sine[1] * v27);
    const panda_pack v42 = v1_cosine[2] * v41;
    const panda_pack v43 = 0.165 * v42;
    const panda_pack v44 = v43 - v25;
    const panda_pack v45 = v1_sine[1] * v23;
    const panda_pack v46 = 0.384 * v41;
    const panda_pack v47 = (v46 + (v1_cosine[1] * v21)) + v45;
    const panda_pack v48 = (v1_sine[1] * v34) + (v1_cosine[1] * v32);
    const panda_pack v49 = v1_sine[2] * v48;
    const panda_pack v50 = v49 + (v1_cosine[2] * v47);
    const panda_pack v51 = 0.0825 * v28;
    const panda_pack v52 = v51 - v50;
    const panda_pack v53 = 2.0 * v1_cosine[3];
    const panda_pack v54 = (v53 * v52) + (v1_sine[3] * (v44 - v40));
    const panda_pack v55 = (v1_sine[3] * v42) + (v1_cosine[3] * v28);
    const panda_pack v56 = 0.0825 * v55;
    const panda_pack v57 = (v1_sine[3] * v28) - (v1_cosine[3] * v42);
    const panda_pack v58 = 0.316 * v57;
    const panda_pack v59 = ((v58 - v56) - v52) + (v1_cosine[3] * v54);
    const panda_pack v60 = v1_cosine[2] * v48;
    const panda_pack v61 = v60 - (v1_sine[2] * v47);
    const panda_pack v62 = 0.0825 * v41;
    const panda_pack v63 = v1_sine[2] * v62;
    const panda_pack v64 = v35 - v63;
    const panda_pack v65 = (v1_cosine[2] * v38) - v64;
    const panda_pack v66 = (v1_sine[3] * v65) + (v1_cosine[3] * v61);
    const panda_pack v67 = v1_sine[2] * v41;
    const panda_pack v68 = 0.316 * v67;
    const panda_pack v69 = v68 - v66;
    const panda_pack v70 = (v1_cosine[4] * v59) + (v1_sine[4] * v69);
    const panda_pack v71 = v1_sine[5] * v1_cosine[5];
    const panda_pack v72 = v1_sine[3] * v54;
    const panda_pack v73 = v72 + (v40 - (0.632 * v55));
    const panda_pack v74 = 0.5 * v1_sine[5];
    const panda_pack v75 = v1_sine[5] * v74;
    const panda_pack v76 = v72 - ((0.165 * v57) + v44);
    const panda_pack v77 = 0.5 - v75;
    const panda_pack v78 = (v43 - v29) - v39;
    const panda_pack v79 = (0.0825 * v57) - (0.316 * v55);
    const panda_pack v80 = v79 + v78;
    const panda_pack v81 = v79 + v80;
    const panda_pack v82 = (v1_sine[3] * v61) - (v1_cosine[3] * v65);
    const panda_pack v83 = v63 + v82;
    const panda_pack v84 = 2.0 * v1_cosine[4];
    const panda_pack v85 = (v84 * v83) + (v1_sine[4] * (v73 - v81));
    const panda_pack v86 = v1_sine[5] * v1_sine[4];
    const panda_pack v87 = v86 * v74;
    const panda_pack v88 = (((v75 * v73) - (v77 * v76)) + (v71 * v70)) - (v87 * v85);
    const panda_pack v89 = 0.768 * v41;
    const panda_pack v90 = ((v89 - 0.0100451878283212) - v17) + v45;
    const panda_pack v91 = (v18 + 0.05313849683169709) - v16;
    const panda_pack v92 = (v89 - 0.0014511560650267707) - v91;
    const panda_pack v93 = v90 - v92;
    const panda_pack v94 = v48 - 0.0015152444733270301;
    const panda_pack v95 = (v1_sine[2] * v93) - (v36 * v94);
    const panda_pack v96 = v1_sine[2] * v95;
    const panda_pack v97 = (v90 - 0.6972920750309717) - v96;
    const panda_pack v98 = (0.01149634389334796 + v19) + v45;
    const panda_pack v99 = v28 - 0.014653732538;
    const panda_pack v100 = 0.0032806082595733185 * v1_sine[0];
    const panda_pack v101 = v100 - 0.067870631425;
    const panda_pack v102 = (v1_sine[2] * v101) + (v1_cosine[2] * v99);
    const panda_pack v103 = 0.165 * v102;
    const panda_pack v104 = (v103 - 0.051020136156815485) - v98;
    const panda_pack v105 = v97 - v104;
    const panda_pack v106 = v24 + ((0.0010267877770288947 - (0.384 * v28)) - v14);
    const panda_pack v107 = 0.0012597535716761543 * v1_sine[0];
    const panda_pack v108 = (v107 - 0.02389827041510187) - v35;
    const panda_pack v109 = (v1_cosine[2] * v106) - (v1_sine[2] * v108);
    const panda_pack v110 = (v62 - 0.16284087268546085) - v109;
    const panda_pack v111 = (v1_sine[3] * v105) + (v53 * v110);
    const panda_pack v112 = v1_sine[3] * v111;
    const panda_pack v113 = v102 - 0.5527802746500001;
    const panda_pack v114 = v41 - 2.0125235536029997;
    const panda_pack v115 = (v1_sine[3] * v113) - (v1_cosine[3] * v114);
    const panda_pack v116 = ((0.02217814896487824 + (0.632 * v115)) - v97) + v112;
    const panda_pack v117 = 0.316 * v115;
    const panda_pack v118 = (v1_cosine[3] * v113) + (v1_sine[3] * v114);
    const panda_pack v119 = 0.0825 * v118;
    const panda_pack v120 = v119 + v117;
    const panda_pack v121 = (((v103 - 0.7483122111877872) + v92) - v120) + v96;
    const panda_pack v122 = ((0.061602421026527576 + v120) - v121) - v116;
    const panda_pack v123 = (v1_cosine[2] * v101) - (v1_sine[2] * v99);
    const panda_pack v124 = 0.0825 * v123;
    const panda_pack v125 = v1_cosine[2] * v95;
    const panda_pack v126 = v125 + ((0.0039053550262761003 + v94) + v124);
    const panda_pack v127 = (v1_cosine[2] * v108) + (v1_sine[2] * v106);
    const panda_pack v128 = 0.0016444875773692705 + v127;
    const panda_pack v129 = (v1_sine[3] * v128) + (v1_cosine[3] * v126);
    const panda_pack v130 = (v124 - 0.00012191242095074308) - v129;
    const panda_pack v131 = (v1_sine[4] * v122) - (v84 * v130);
    const panda_pack v132 = ((0.165 * v118) - v104) - v112;
    const panda_pack v133 = v71 * (((0.9253036087455432 + v116) - v132) + (v1_sine[4] * v131));
    const panda_pack v134 = v1_cosine[3] * v111;
    const panda_pack v135 = 0.0825 * v115;
    const panda_pack v136 = 0.316 * v118;
    const panda_pack v137 = (((v136 + 0.2414947634261143) + v135) - v110) + v134;
    const panda_pack v138 = (v1_sine[3] * v126) - (v1_cosine[3] * v128);
    const panda_pack v139 = 0.316 * v123;
    const panda_pack v140 = (0.013297019103287584 - v139) + v138;
    const panda_pack v141 = (v1_cosine[4] * v137) - (v1_sine[4] * v140);
    const panda_pack v142 = 0.5 * v1_cosine[5];
    const panda_pack v143 = v133 + (((v1_cosine[5] * v142) - v75) * ((2.0 * v141) - 0.00796671776787104));
    const panda_pack v144 = (v1_cosine[2] * v93) + ((2.0 * v1_sine[2]) * v94);
    const panda_pack v145 = 0.0825 * v102;
    const panda_pack v146 = ((v1_cosine[2] * v144) - v145) - v96;
    const panda_pack v147 = v1_cosine[3] * v109;
    const panda_pack v148 = (v1_sine[3] * v146) - v147;
    const panda_pack v149 = 0.316 * v102;
    const panda_pack v150 = v148 + v149;
    const panda_pack v151 = v125 + (v1_sine[2] * v144);
    const panda_pack v152 = 0.165 * v123;
    const panda_pack v153 = v151 + v152;
    const panda_pack v154 = (v1_sine[3] * v153) - (v53 * v127);
    const panda_pack v155 = v1_sine[3] * v124;
    const panda_pack v156 = (v155 - v127) + (v1_cosine[3] * (v139 - v154));
    const panda_pack v157 = (v1_cosine[4] * v156) - (v1_sine[4] * v150);
    const panda_pack v158 = v1_sine[3] * v154;
    const panda_pack v159 = (v151 + ((0.632 * v1_sine[3]) * v123)) - v158;
    const panda_pack v160 = 1.0 - v1_cosine[3];
    const panda_pack v161 = v158 - (v160 * v152);
    const panda_pack v162 = (v1_sine[3] * v139) + (v1_cosine[3] * v124);
    const panda_pack v163 = v153 - v162;
    const panda_pack v164 = v162 - v163;
    const panda_pack v165 = v1_sine[3] * v109;
    const panda_pack v166 = v165 + (v1_cosine[3] * v146);
    const panda_pack v167 = v145 + v166;
    const panda_pack v168 = (v1_sine[4] * (v159 - v164)) - (v84 * v167);
    const panda_pack v169 = (((v75 * v159) + (v77 * v161)) + (v71 * v157)) - (v87 * v168);
    const panda_pack v170 = (0.0013205141364616632 * v1_cosine[0]) + (0.002174847060296272 * v1_sine[0]);
    const panda_pack v171 = v31 - (v1_sine[0] * v170);
    const panda_pack v172 = 0.000577387053684904 * v1_sine[0];
    const panda_pack v173 = v171 + v172;
    const panda_pack v174 = (v22 * v33) - (v1_sine[1] * v173);
    const panda_pack v175 = v1_sine[1] * v174;
    const panda_pack v176 = v1_sine[1] * v1_sine[0];
    const panda_pack v177 = 0.0025195071433523086 * v176;
    const panda_pack v178 = (v171 - v177) + v175;
    const panda_pack v179 = v173 + v177;
    const panda_pack v180 = 0.000288693526842452 * v1_cosine[0];
    const panda_pack v181 = (v180 - (v1_cosine[0] * v170)) - v16;
    const panda_pack v182 = v1_sine[1] * v13;
    const panda_pack v183 = v182 + (v1_cosine[1] * v181);
    const panda_pack v184 = (v36 * v183) + (v1_sine[2] * (v178 + v179));
    const panda_pack v185 = v1_sine[2] * v184;
    const panda_pack v186 = v185 - v178;
    const panda_pack v187 = v172 + v175;
    const panda_pack v188 = v1_cosine[1] * v1_sine[0];
    const panda_pack v189 = 0.0032806082595733185 * v188;
    const panda_pack v190 = (v1_cosine[2] * v189) - (v1_sine[2] * v26);
    const panda_pack v191 = 0.165 * v190;
    const panda_pack v192 = v191 - v187;
    const panda_pack v193 = 0.0012597535716761543 * v188;
    const panda_pack v194 = (v1_cosine[1] * v174) - (v33 + v193);
    const panda_pack v195 = v1_cosine[1] * v13;
    const panda_pack v196 = v195 - (v1_sine[1] * v181);
    const panda_pack v197 = 0.0012597535716761543 * v1_cosine[0];
    const panda_pack v198 = v197 - v196;
    const panda_pack v199 = (v1_cosine[2] * v194) + (v1_sine[2] * v198);
    const panda_pack v200 = 0.0002706501814147988 * v176;
    const panda_pack v201 = v200 + v199;
    const panda_pack v202 = (v53 * v201) + (v1_sine[3] * (v186 + v192));
    const panda_pack v203 = 0.0032806082595733185 * v176;
    const panda_pack v204 = (v1_sine[3] * v190) + (v1_cosine[3] * v203);
    const panda_pack v205 = 0.0825 * v204;
    const panda_pack v206 = (v1_sine[3] * v203) - (v1_cosine[3] * v190);
    const panda_pack v207 = 0.316 * v206;
    const panda_pack v208 = ((v207 - v205) - v201) + (v1_cosine[3] * v202);
    const panda_pack v209 = (v1_cosine[2] * v26) + (v1_sine[2] * v189);
    const panda_pack v210 = 0.0825 * v209;
    const panda_pack v211 = (v1_cosine[2] * v184) - (v183 + v210);
    const panda_pack v212 = (v1_cosine[2] * v198) - (v1_sine[2] * v194);
    const panda_pack v213 = (v1_sine[3] * v211) + (v1_cosine[3] * v212);
    const panda_pack v214 = 0.316 * v209;
    const panda_pack v215 = v213 + v214;
    const panda_pack v216 = (v1_cosine[4] * v208) + (v1_sine[4] * v215);
    const panda_pack v217 = v1_sine[3] * v202;
    const panda_pack v218 = v217 - ((0.632 * v204) + v186);
    const panda_pack v219 = v217 - ((0.165 * v206) + v192);
    const panda_pack v220 = (v191 - v179) + v185;
    const panda_pack v221 = (0.0825 * v206) - (0.316 * v204);
    const panda_pack v222 = v221 + v220;
    const panda_pack v223 = v221 + v222;
    const panda_pack v224 = (v1_sine[3] * v212) - (v1_cosine[3] * v211);
    const panda_pack v225 = v210 - v224;
    const panda_pack v226 = (v84 * v225) + (v1_sine[4] * (v218 - v223));
    const panda_pack v227 = (((v75 * v218) - (v77 * v219)) + (v71 * v216)) - (v87 * v226);
    const panda_pack v228 = ((2.0 * v1_sine[3]) * v110) - (v1_cosine[3] * v105);
    const panda_pack v229 = (v1_sine[3] * v228) - v134;
    const panda_pack v230 = (0.165 * v115) - v229;
    const panda_pack v231 = (0.632 * v118) - v229;
    const panda_pack v232 = ((v117 - v119) + (v1_cosine[3] * v228)) + v112;
    const panda_pack v233 = (v1_cosine[4] * v232) + (v1_sine[4] * v129);
    const panda_pack v234 = v135 - v136;
    const panda_pack v235 = 2.0 * v1_sine[4];
    const panda_pack v236 = (v1_sine[4] * v231) + ((v84 * v138) + (v235 * v234));
    const panda_pack v237 = (((v75 * v231) - (v77 * v230)) - (v71 * v233)) - (v87 * v236);
    const panda_pack v238 = (v1_cosine[4] * v122) + (v235 * v130);
    const panda_pack v239 = v1_cosine[4] * v131;
    const panda_pack v240 = v239 + (v1_sine[4] * v238);
    const panda_pack v241 = (v1_cosine[4] * v140) + (v1_sine[4] * v137);
    const panda_pack v242 = (v75 * v240) - (v71 * v241);
    const panda_pack v243 = ((panda_pack_at(&qd[3U * stride]) * v237) + (panda_pack_at(&qd[6U * stride]) * v227)) + (panda_pack_at(&qd[2U * stride]) * v242);
    *(panda_unaligned *)&C[0] = v243 + (((panda_pack_at(&qd[stride]) * v143) - (panda_pack_at(&qd[5U * stride]) * v88)) + (panda_pack_at(&qd[4U * stride]) * v169));
    const panda_pack v244 = v1_sine[5] * v1_cosine[4];
    const panda_pack v245 = 0.5 * v244;
    const panda_pack v246 = (v1_cosine[4] * v150) + (v1_sine[4] * v156);
    const panda_pack v247 = ((v142 * v246) + (v74 * v167)) + (v245 * v168);
    const panda_pack v248 = v98 - v145;
    const panda_pack v249 = (v1_sine[3] * v248) - v147;
    const panda_pack v250 = v149 + v249;
    const panda_pack v251 = (0.0825 * v1_sine[3]) - (0.316 * v1_cosine[3]);
    const panda_pack v252 = (v251 * v123) - v127;
    const panda_pack v253 = (v1_cosine[4] * v250) - (v1_sine[4] * v252);
    const panda_pack v254 = v165 + (v1_cosine[3] * v248);
    const panda_pack v255 = (v74 * (v145 + v254)) - (v142 * v253);
    const panda_pack v256 = v255 + v247;
    const panda_pack v257 = (v1_cosine[4] * v215) - (v1_sine[4] * v208);
    const panda_pack v258 = ((v142 * v257) + (v74 * v225)) - (v245 * v226);
    const panda_pack v259 = 0.006684151967360946 + v180;
    const panda_pack v260 = v195 - (v1_sine[1] * v259);
    const panda_pack v261 = v197 - v260;
    const panda_pack v262 = v33 - v193;
    const panda_pack v263 = (v1_cosine[2] * v262) + (v1_sine[2] * v261);
    const panda_pack v264 = ((v207 - v200) + v205) + v263;
    const panda_pack v265 = (v1_cosine[2] * v261) - (v1_sine[2] * v262);
    const panda_pack v266 = v182 + (v1_cosine[1] * v259);
    const panda_pack v267 = v210 - v266;
    const panda_pack v268 = (v1_sine[3] * v267) - (v1_cosine[3] * v265);
    const panda_pack v269 = v214 - v268;
    const panda_pack v270 = (v1_cosine[4] * v269) - (v1_sine[4] * v264);
    const panda_pack v271 = (v1_sine[3] * v265) + (v1_cosine[3] * v267);
    const panda_pack v272 = (v74 * (v210 - v271)) - (v142 * v270);
    const panda_pack v273 = v258 + v272;
    const panda_pack v274 = 0.5 * v86;
    const panda_pack v275 = v142 * v141;
    const panda_pack v276 = (v275 + (v274 * v131)) - (v245 * v238);
    const panda_pack v277 = ((0.041890284995702985 * v1_sine[5]) + (v74 * v132)) - v275;
    const panda_pack v278 = v276 + v277;
    const panda_pack v279 = v1_cosine[4] * v129;
    const panda_pack v280 = v279 - (v1_sine[4] * v232);
    const panda_pack v281 = v74 * v138;
    const panda_pack v282 = (v281 - (v142 * v280)) - (v245 * v236);
    const panda_pack v283 = v279 - (v1_sine[4] * v121);
    const panda_pack v284 = v281 + (v142 * v283);
    const panda_pack v285 = v282 - v284;
    const panda_pack v286 = panda_pack_at(&qd[0]) * v143;
    const panda_pack v287 = (v1_cosine[4] * v69) - (v1_sine[4] * v59);
    const panda_pack v288 = ((v142 * v287) + (v74 * v83)) - (v245 * v85);
    const panda_pack v289 = v46 - v91;
    const panda_pack v290 = (v1_cosine[2] * v289) - v49;
    const panda_pack v291 = ((v51 - v56) - v58) + v290;
    const panda_pack v292 = v60 + (v1_sine[2] * v289);
    const panda_pack v293 = (v1_sine[3] * v64) + (v1_cosine[3] * v292);
    const panda_pack v294 = v68 + v293;
    const panda_pack v295 = (v1_cosine[4] * v294) + (v1_sine[4] * v291);
    const panda_pack v296 = (v1_sine[3] * v292) - (v1_cosine[3] * v64);
    const panda_pack v297 = (v74 * (v63 - v296)) - (v142 * v295);
    const panda_pack v298 = v297 + v288;
    const panda_pack v299 = v1_sine[5] * v241;
    const panda_pack v300 = panda_pack_at(&qd[stride]) * (((0.0007689361029463999 * v1_sine[5]) + v299) + (v1_cosine[5] * (v239 + (v130 - 0.01026110182100817))));
    const panda_pack v301 = ((v286 + (panda_pack_at(&qd[3U * stride]) * v285)) - (panda_pack_at(&qd[5U * stride]) * v298)) + v300;
    *(panda_unaligned *)&C[stride] = v301 + (((panda_pack_at(&qd[6U * stride]) * v273) - (panda_pack_at(&qd[4U * stride]) * v256)) - (panda_pack_at(&qd[2U * stride]) * v278));
    const panda_pack v302 = (v245 * v264) + (v274 * v269);
    const panda_pack v303 = (v74 * v216) - (v142 * v219);
    const panda_pack v304 = v303 + v302;
    const panda_pack v305 = (v142 * v161) + (v74 * v157);
    const panda_pack v306 = (v245 * v252) + (v274 * v250);
    const panda_pack v307 = v305 - v306;
    const panda_pack v308 = (v74 * v70) - (v142 * v76);
    const panda_pack v309 = (v274 * v294) - (v245 * v291);
    const panda_pack v310 = v309 + v308;
    const panda_pack v311 = (((panda_pack_at(&qd[4U * stride]) * v307) - (panda_pack_at(&qd[2U * stride]) * v299)) - (panda_pack_at(&qd[5U * stride]) * v310)) + (panda_pack_at(&qd[6U * stride]) * v304);
    const panda_pack v312 = (v142 * v230) + (v74 * v233);
    const panda_pack v313 = (v245 * v121) + (v274 * v129);
    const panda_pack v314 = v312 - v313;
    const panda_pack v315 = panda_pack_at(&qd[0]) * v242;
    *(panda_unaligned *)&C[2U * stride] = (v315 - (panda_pack_at(&qd[3U * stride]) * v314)) + (v311 - (panda_pack_at(&qd[stride]) * v278));
    const panda_pack v316 = ((v142 * v268) + (v274 * v221)) - (v245 * v271);
    const panda_pack v317 = ((v142 * v213) + (v245 * v224)) + (v274 * v222);
    const panda_pack v318 = v317 + v316;
    const panda_pack v319 = ((v142 * v66) + (v245 * v82)) - (v274 * v80);
    const panda_pack v320 = ((v142 * v293) - (v274 * v79)) + (v245 * v296);
    const panda_pack v321 = v319 + v320;
    const panda_pack v322 = panda_pack_at(&qd[3U * stride]) * v138;
    const panda_pack v323 = panda_pack_at(&qd[3U * stride]) * v129;
    const panda_pack v324 = panda_pack_at(&qd[3U * stride]) * v234;
    const panda_pack v325 = (((v1_cosine[5] * v323) + (v86 * v324)) + (v244 * v322)) - (panda_pack_at(&qd[5U * stride]) * v321);
    const panda_pack v326 = ((v142 * v249) + (v274 * v162)) - (v245 * v254);
    const panda_pack v327 = ((v142 * v148) - (v245 * v166)) + (v274 * v163);
    const panda_pack v328 = v327 - v326;
    const panda_pack v329 = ((panda_pack_at(&qd[stride]) * v285) + ((v325 - (panda_pack_at(&qd[6U * stride]) * v318)) + (panda_pack_at(&qd[4U * stride]) * v328))) - (panda_pack_at(&qd[2U * stride]) * v314);
    const panda_pack v330 = panda_pack_at(&qd[0]) * v237;
    *(panda_unaligned *)&C[3U * stride] = v330 + v329;
    const panda_pack v331 = v1_cosine[2] * v62;
    const panda_pack v332 = v25 - v331;
    const panda_pack v333 = 0.316 * v42;
    const panda_pack v334 = (v333 + (v1_sine[3] * v332)) + (v1_cosine[3] * v50);
    const panda_pack v335 = ((v1_sine[3] * v50) - v331) - (v1_cosine[3] * v332);
    const panda_pack v336 = v251 * v67;
    const panda_pack v337 = v61 + v336;
    const panda_pack v338 = ((v142 * v335) - (v274 * v337)) - (v245 * v334);
    const panda_pack v339 = ((v1_sine[3] * v331) - v333) - (v1_cosine[3] * v290);
    const panda_pack v340 = (v1_sine[3] * v290) - (v160 * v331);
    const panda_pack v341 = v336 - v292;
    const panda_pack v342 = ((v142 * v340) + (v245 * v339)) - (v274 * v341);
    const panda_pack v343 = v338 + v342;
    const panda_pack v344 = 0.0825 * v190;
    const panda_pack v345 = v187 - v344;
    const panda_pack v346 = 0.316 * v190;
    const panda_pack v347 = (v346 - (v1_cosine[3] * v199)) + (v1_sine[3] * v345);
    const panda_pack v348 = (v344 + (v1_sine[3] * v199)) + (v1_cosine[3] * v345);
    const panda_pack v349 = v251 * v209;
    const panda_pack v350 = v349 - v212;
    const panda_pack v351 = ((v142 * v348) + (v274 * v350)) + (v245 * v347);
    const panda_pack v352 = ((v1_sine[3] * v344) - v346) + (v1_cosine[3] * v263);
    const panda_pack v353 = (v1_sine[3] * v263) + (v160 * v344);
    const panda_pack v354 = v349 - v265;
    const panda_pack v355 = ((v142 * v353) - (v245 * v352)) + (v274 * v354);
    const panda_pack v356 = v351 + v355;
    const panda_pack v357 = panda_pack_at(&qd[4U * stride]) * ((v155 - v139) - (v1_cosine[3] * v127));
    const panda_pack v358 = panda_pack_at(&qd[4U * stride]) * ((v1_sine[3] * v127) - (v160 * v124));
    const panda_pack v359 = panda_pack_at(&qd[4U * stride]) * (v109 + (v251 * v102));
    const panda_pack v360 = ((v86 * v359) - ((v244 * v357) + (v1_cosine[5] * v358))) - (panda_pack_at(&qd[6U * stride]) * v356);
    const panda_pack v361 = (((panda_pack_at(&qd[3U * stride]) * v328) + (v360 - (panda_pack_at(&qd[5U * stride]) * v343))) + (panda_pack_at(&qd[2U * stride]) * v307)) - (panda_pack_at(&qd[stride]) * v256);
    const panda_pack v362 = panda_pack_at(&qd[0]) * v169;
    *(panda_unaligned *)&C[4U * stride] = v362 + v361;
    const panda_pack v363 = 0.0002706501814147988 * v188;
    const panda_pack v364 = v173 + (0.0012597535716761543 * v176);
    const panda_pack v365 = (v1_cosine[2] * v364) - ((v1_sine[2] * v183) + v363);
    const panda_pack v366 = (0.0010366722100251687 * v1_sine[3]) + (0.0002706501814147988 * v1_cosine[3]);
    const panda_pack v367 = v1_cosine[2] * v176;
    const panda_pack v368 = (((v1_sine[3] * v1_cosine[2]) * v200) - (v188 * v366)) - ((0.0010366722100251687 * v1_cosine[3]) * v367);
    const panda_pack v369 = v368 - v365;
    const panda_pack v370 = (v1_cosine[2] * v183) + (v1_sine[2] * v364);
    const panda_pack v371 = v1_sine[2] * v200;
    const panda_pack v372 = v196 - v371;
    const panda_pack v373 = v1_sine[2] * v176;
    const panda_pack v374 = 0.0010366722100251687 * v373;
    const panda_pack v375 = (v374 + (v1_sine[3] * v372)) + (v1_cosine[3] * v370);
    const panda_pack v376 = (v1_sine[3] * v370) - ((v1_cosine[3] * v372) + v371);
    const panda_pack v377 = ((v142 * v376) - (v245 * v375)) + (v274 * v369);
    const panda_pack v378 = (v1_sine[2] * v266) + ((0.0012597535716761543 * v367) - v363);
    const panda_pack v379 = v368 - v378;
    const panda_pack v380 = v260 + v371;
    const panda_pack v381 = (v1_cosine[2] * v266) - (0.0012597535716761543 * v373);
    const panda_pack v382 = (v371 + (v1_sine[3] * v381)) - (v1_cosine[3] * v380);
    const panda_pack v383 = ((v1_sine[3] * v380) - v374) + (v1_cosine[3] * v381);
    const panda_pack v384 = ((v142 * v382) - (v274 * v379)) - (v245 * v383);
    const panda_pack v385 = v384 - v377;
    const panda_pack v386 = v1_cosine[2] * v28;
    const panda_pack v387 = (v1_sine[2] * v35) + ((0.384 * v386) - v62);
    const panda_pack v388 = panda_pack_at(&qd[5U * stride]) * (v387 + ((((0.316 * v1_sine[3]) * v41) + (v1_cosine[3] * v62)) - (v251 * v386)));
    const panda_pack v389 = (v1_cosine[2] * v35) - (0.384 * v37);
    const panda_pack v390 = 0.0825 * v37;
    const panda_pack v391 = v48 - v390;
    const panda_pack v392 = panda_pack_at(&qd[5U * stride]) * (((v1_sine[3] * v391) + (0.316 * v37)) - (v1_cosine[3] * v389));
    const panda_pack v393 = panda_pack_at(&qd[5U * stride]) * ((v390 + (v1_sine[3] * v389)) + (v1_cosine[3] * v391));
    const panda_pack v394 = (panda_pack_at(&qd[6U * stride]) * v385) - (((v244 * v392) + (v86 * v388)) + (v1_cosine[5] * v393));
    const panda_pack v395 = (((v394 - (panda_pack_at(&qd[4U * stride]) * v343)) - (panda_pack_at(&qd[3U * stride]) * v321)) - (panda_pack_at(&qd[2U * stride]) * v310)) - (panda_pack_at(&qd[stride]) * v298);
    const panda_pack v396 = panda_pack_at(&qd[0]) * v88;
    *(panda_unaligned *)&C[5U * stride] = v395 - v396;
    const panda_pack v397 = (v1_cosine[1] * v33) - ((0.000288693526842452 * v176) + v107);
    const panda_pack v398 = (v1_cosine[1] * v197) - v13;
    const panda_pack v399 = v1_sine[1] * v1_cosine[0];
    const panda_pack v400 = ((v1_cosine[2] * v398) + (0.0002706501814147988 * v399)) - (v1_sine[2] * v397);
    const panda_pack v401 = v1_cosine[1] * v26;
    const panda_pack v402 = panda_pack_at(&qd[6U * stride]) * (((v366 * v399) + (v251 * ((v1_cosine[2] * v401) + (v1_sine[2] * v100)))) - v400);
    const panda_pack v403 = (v1_cosine[2] * v397) + (v1_sine[2] * v398);
    const panda_pack v404 = (v1_sine[2] * v401) - (v1_cosine[2] * v100);
    const panda_pack v405 = 0.0825 * v404;
    const panda_pack v406 = (v1_sine[1] * v33) + (0.000288693526842452 * v188);
    const panda_pack v407 = v406 + v405;
    const panda_pack v408 = panda_pack_at(&qd[6U * stride]) * (((v1_sine[3] * v407) - (0.316 * v404)) - (v1_cosine[3] * v403));
    const panda_pack v409 = panda_pack_at(&qd[6U * stride]) * (((v1_sine[3] * v403) - v405) + (v1_cosine[3] * v407));
    const panda_pack v410 = (panda_pack_at(&qd[5U * stride]) * v385) + (((v244 * v408) + (v86 * v402)) + (v1_cosine[5] * v409));
    const panda_pack v411 = (((v410 - (panda_pack_at(&qd[4U * stride]) * v356)) - (panda_pack_at(&qd[3U * stride]) * v318)) + (panda_pack_at(&qd[2U * stride]) * v304)) + (panda_pack_at(&qd[stride]) * v273);
    const panda_pack v412 = panda_pack_at(&qd[0]) * v227;
    *(panda_unaligned *)&C[6U * stride] = v412 + v411;
    const panda_pack v413 = v258 - v272;
    const panda_pack v414 = v255 - v247;
    const panda_pack v415 = v276 - v277;
    const panda_pack v416 = ((panda_pack_at(&qd[4U * stride]) * v414) + (panda_pack_at(&qd[6U * stride]) * v413)) - (panda_pack_at(&qd[2U * stride]) * v415);
    const panda_pack v417 = v297 - v288;
    const panda_pack v418 = v282 + v284;
    *(panda_unaligned *)&C[7U * stride] = (((panda_pack_at(&qd[5U * stride]) * v417) - v286) + (panda_pack_at(&qd[3U * stride]) * v418)) + v416;
    const panda_pack v419 = 0.5 * panda_pack_at(&qd[2U * stride]);
    const panda_pack v420 = 0.5 * v1_sine[4];
    const panda_pack v421 = (0.5 * v223) + (v420 * v226);
    const panda_pack v422 = (0.5 * v81) + (v420 * v85);
    const panda_pack v423 = (0.5 * v164) + (v420 * v168);
    const panda_pack v424 = v234 - (v420 * v236);
    const panda_pack v425 = ((panda_pack_at(&qd[4U * stride]) * v423) - (panda_pack_at(&qd[5U * stride]) * v422)) - (panda_pack_at(&qd[3U * stride]) * v424);
    *(panda_unaligned *)&C[8U * stride] = v425 + ((panda_pack_at(&qd[6U * stride]) * v421) - (v419 * v240));
    const panda_pack v426 = ((0.5 * panda_pack_at(&qd[stride])) * v240) + (panda_pack_at(&qd[0]) * v415);
    const panda_pack v427 = 0.5 * v283;
    const panda_pack v428 = 0.5 * v280;
    const panda_pack v429 = v428 - v427;
    const panda_pack v430 = 0.5 * v270;
    const panda_pack v431 = 0.5 * v257;
    const panda_pack v432 = v431 + v430;
    const panda_pack v433 = 0.5 * v287;
    const panda_pack v434 = 0.5 * v295;
    const panda_pack v435 = v434 + v433;
    const panda_pack v436 = (((panda_pack_at(&qd[6U * stride]) * v432) - (panda_pack_at(&qd[2U * stride]) * v141)) - (panda_pack_at(&qd[5U * stride]) * v435)) - (panda_pack_at(&qd[3U * stride]) * v429);
    const panda_pack v437 = 0.5 * v246;
    const panda_pack v438 = 0.5 * v253;
    const panda_pack v439 = v438 + v437;
    *(panda_unaligned *)&C[9U * stride] = (v436 - (panda_pack_at(&qd[4U * stride]) * v439)) - v426;
    const panda_pack v440 = 0.5 * v1_cosine[4];
    const panda_pack v441 = (v440 * v222) - (v420 * v224);
    const panda_pack v442 = (v420 * v271) + (v440 * v221);
    const panda_pack v443 = v441 + v442;
    const panda_pack v444 = (v420 * v82) + (v440 * v80);
    const panda_pack v445 = (v420 * v296) + (v440 * v79);
    const panda_pack v446 = v445 + v444;
    const panda_pack v447 = ((panda_pack_at(&qd[5U * stride]) * v446) + ((v1_cosine[4] * v324) - (v1_sine[4] * v322))) - (panda_pack_at(&qd[6U * stride]) * v443);
    const panda_pack v448 = (v420 * v166) + (v440 * v163);
    const panda_pack v449 = (v420 * v254) + (v440 * v162);
    const panda_pack v450 = v449 - v448;
    const panda_pack v451 = (panda_pack_at(&qd[stride]) * v424) - (panda_pack_at(&qd[0]) * v418);
    *(panda_unaligned *)&C[10U * stride] = ((v447 - (panda_pack_at(&qd[4U * stride]) * v450)) - (panda_pack_at(&qd[2U * stride]) * v429)) - v451;
    const panda_pack v452 = (v440 * v350) - (v420 * v347);
    const panda_pack v453 = (v420 * v352) + (v440 * v354);
    const panda_pack v454 = v453 + v452;
    const panda_pack v455 = (v440 * v337) - (v420 * v334);
    const panda_pack v456 = (v420 * v339) + (v440 * v341);
    const panda_pack v457 = v456 + v455;
    const panda_pack v458 = (panda_pack_at(&qd[5U * stride]) * v457) + (((v1_sine[4] * v357) + (v1_cosine[4] * v359)) - (panda_pack_at(&qd[6U * stride]) * v454));
    const panda_pack v459 = (panda_pack_at(&qd[stride]) * v423) + (panda_pack_at(&qd[0]) * v414);
    *(panda_unaligned *)&C[11U * stride] = v459 + ((v458 - (panda_pack_at(&qd[3U * stride]) * v450)) - (panda_pack_at(&qd[2U * stride]) * v439));
    const panda_pack v460 = (panda_pack_at(&qd[stride]) * v422) - (panda_pack_at(&qd[0]) * v417);
    const panda_pack v461 = (v440 * v379) - (v420 * v383);
    const panda_pack v462 = (v420 * v375) + (v440 * v369);
    const panda_pack v463 = v462 + v461;
    const panda_pack v464 = (panda_pack_at(&qd[4U * stride]) * v457) + (((v1_sine[4] * v392) - (v1_cosine[4] * v388)) - (panda_pack_at(&qd[6U * stride]) * v463));
    *(panda_unaligned *)&C[12U * stride] = (((panda_pack_at(&qd[3U * stride]) * v446) + v464) - (panda_pack_at(&qd[2U * stride]) * v435)) - v460;
    const panda_pack v465 = (((v1_cosine[4] * v402) - (v1_sine[4] * v408)) - (panda_pack_at(&qd[5U * stride]) * v463)) - (panda_pack_at(&qd[4U * stride]) * v454);
    const panda_pack v466 = (panda_pack_at(&qd[stride]) * v421) + (panda_pack_at(&qd[0]) * v413);
    *(panda_unaligned *)&C[13U * stride] = v466 + ((panda_pack_at(&qd[2U * stride]) * v432) + (v465 - (panda_pack_at(&qd[3U * stride]) * v443)));
    const panda_pack v467 = v303 - v302;
    const panda_pack v468 = v305 + v306;
    const panda_pack v469 = v309 - v308;
    const panda_pack v470 = v312 + v313;
    const panda_pack v471 = (((panda_pack_at(&qd[5U * stride]) * v469) + (panda_pack_at(&qd[4U * stride]) * v468)) + (panda_pack_at(&qd[6U * stride]) * v467)) - (panda_pack_at(&qd[3U * stride]) * v470);
    *(panda_unaligned *)&C[14U * stride] = v471 + ((panda_pack_at(&qd[stride]) * v415) - v315);
    const panda_pack v472 = v428 + v427;
    const panda_pack v473 = v431 - v430;
    const panda_pack v474 = v434 - v433;
    const panda_pack v475 = v438 - v437;
    *(panda_unaligned *)&C[15U * stride] = v426 + ((((panda_pack_at(&qd[5U * stride]) * v474) + (panda_pack_at(&qd[6U * stride]) * v473)) - (panda_pack_at(&qd[3U * stride]) * v472)) + (panda_pack_at(&qd[4U * stride]) * v475));
    const panda_pack v476 = 0.5 * panda_pack_at(&qd[3U * stride]);
    const panda_pack v477 = 0.5 * panda_pack_at(&qd[4U * stride]);
    const panda_pack v478 = 0.5 * panda_pack_at(&qd[5U * stride]);
    const panda_pack v479 = 0.5 * panda_pack_at(&qd[6U * stride]);
    *(panda_unaligned *)&C[16U * stride] = (((v478 * v76) + (v477 * v161)) - (v479 * v219)) - (v476 * v230);
    const panda_pack v480 = ((panda_pack_at(&qd[stride]) * v472) + (v419 * v230)) + (panda_pack_at(&qd[0]) * v470);
    const panda_pack v481 = 0.5 * v268;
    const panda_pack v482 = 0.5 * v213;
    const panda_pack v483 = v482 + v481;
    const panda_pack v484 = 0.5 * v66;
    const panda_pack v485 = 0.5 * v293;
    const panda_pack v486 = v484 + v485;
    const panda_pack v487 = 0.5 * v249;
    const panda_pack v488 = 0.5 * v148;
    const panda_pack v489 = v488 - v487;
    *(panda_unaligned *)&C[17U * stride] = (((v323 - (panda_pack_at(&qd[5U * stride]) * v486)) - (panda_pack_at(&qd[6U * stride]) * v483)) + (panda_pack_at(&qd[4U * stride]) * v489)) - v480;
    const panda_pack v490 = 0.5 * v348;
    const panda_pack v491 = 0.5 * v353;
    const panda_pack v492 = v490 + v491;
    const panda_pack v493 = 0.5 * v335;
    const panda_pack v494 = 0.5 * v340;
    const panda_pack v495 = v493 + v494;
    const panda_pack v496 = ((panda_pack_at(&qd[stride]) * v475) + (v419 * v161)) + (panda_pack_at(&qd[0]) * v468);
    *(panda_unaligned *)&C[18U * stride] = v496 + ((panda_pack_at(&qd[3U * stride]) * v489) - ((panda_pack_at(&qd[5U * stride]) * v495) + ((panda_pack_at(&qd[6U * stride]) * v492) + v358)));
    const panda_pack v497 = ((panda_pack_at(&qd[stride]) * v474) + (v419 * v76)) + (panda_pack_at(&qd[0]) * v469);
    const panda_pack v498 = 0.5 * v376;
    const panda_pack v499 = 0.5 * v382;
    const panda_pack v500 = v499 - v498;
    *(panda_unaligned *)&C[19U * stride] = v497 + ((((panda_pack_at(&qd[6U * stride]) * v500) - v393) - (panda_pack_at(&qd[4U * stride]) * v495)) - (panda_pack_at(&qd[3U * stride]) * v486));
    const panda_pack v501 = ((panda_pack_at(&qd[stride]) * v473) - (v419 * v219)) + (panda_pack_at(&qd[0]) * v467);
    *(panda_unaligned *)&C[20U * stride] = (((v409 + (panda_pack_at(&qd[5U * stride]) * v500)) - (panda_pack_at(&qd[4U * stride]) * v492)) - (panda_pack_at(&qd[3U * stride]) * v483)) + v501;
    const panda_pack v502 = v317 - v316;
    const panda_pack v503 = v319 - v320;
    const panda_pack v504 = v327 + v326;
    const panda_pack v505 = (panda_pack_at(&qd[2U * stride]) * v470) + ((panda_pack_at(&qd[4U * stride]) * v504) - ((panda_pack_at(&qd[5U * stride]) * v503) + (panda_pack_at(&qd[6U * stride]) * v502)));
    *(panda_unaligned *)&C[21U * stride] = (v505 - (panda_pack_at(&qd[stride]) * v418)) - v330;
    const panda_pack v506 = v441 - v442;
    const panda_pack v507 = v445 - v444;
    const panda_pack v508 = v449 + v448;
    *(panda_unaligned *)&C[22U * stride] = v451 + ((panda_pack_at(&qd[2U * stride]) * v472) + ((panda_pack_at(&qd[4U * stride]) * v508) - ((panda_pack_at(&qd[5U * stride]) * v507) + (panda_pack_at(&qd[6U * stride]) * v506))));
    const panda_pack v509 = v482 - v481;
    const panda_pack v510 = v484 - v485;
    const panda_pack v511 = v488 + v487;
    *(panda_unaligned *)&C[23U * stride] = v480 + ((panda_pack_at(&qd[4U * stride]) * v511) - ((panda_pack_at(&qd[5U * stride]) * v510) + (panda_pack_at(&qd[6U * stride]) * v509)));
    *(panda_unaligned *)&C[24U * stride] = ((v479 * v220) - (v478 * v78)) - (v477 * v153);
    const panda_pack v512 = (((panda_pack_at(&qd[2U * stride]) * v511) - (v476 * v153)) + (panda_pack_at(&qd[stride]) * v508)) + (panda_pack_at(&qd[0]) * v504);
    const panda_pack v513 = 0.5 * v265;
    const panda_pack v514 = 0.5 * v212;
    const panda_pack v515 = v514 + v513;
    const panda_pack v516 = 0.5 * v292;
    const panda_pack v517 = 0.5 * v61;
    const panda_pack v518 = v517 - v516;
    *(panda_unaligned *)&C[25U * stride] = v512 - ((panda_pack_at(&qd[5U * stride]) * v518) + ((panda_pack_at(&qd[4U * stride]) * v109) + (panda_pack_at(&qd[6U * stride]) * v515)));
    const panda_pack v519 = (((panda_pack_at(&qd[2U * stride]) * v510) + (v476 * v78)) + (panda_pack_at(&qd[stride]) * v507)) + (panda_pack_at(&qd[0]) * v503);
    const panda_pack v520 = 0.5 * v365;
    const panda_pack v521 = 0.5 * v378;
    const panda_pack v522 = v521 + v520;
    *(panda_unaligned *)&C[26U * stride] = (((panda_pack_at(&qd[5U * stride]) * v387) - (panda_pack_at(&qd[6U * stride]) * v522)) - (panda_pack_at(&qd[4U * stride]) * v518)) - v519;
    const panda_pack v523 = (((panda_pack_at(&qd[2U * stride]) * v509) - (v476 * v220)) + (panda_pack_at(&qd[stride]) * v506)) + (panda_pack_at(&qd[0]) * v502);
    *(panda_unaligned *)&C[27U * stride] = (((panda_pack_at(&qd[6U * stride]) * v400) - (panda_pack_at(&qd[5U * stride]) * v522)) - (panda_pack_at(&qd[4U * stride]) * v515)) - v523;
    const panda_pack v524 = v351 - v355;
    const panda_pack v525 = v338 - v342;
    const panda_pack v526 = (((panda_pack_at(&qd[5U * stride]) * v525) + (panda_pack_at(&qd[6U * stride]) * v524)) + (panda_pack_at(&qd[3U * stride]) * v504)) + (panda_pack_at(&qd[2U * stride]) * v468);
    *(panda_unaligned *)&C[28U * stride] = -(v362 + (v526 + (panda_pack_at(&qd[stride]) * v414)));
    const panda_pack v527 = v456 - v455;
    const panda_pack v528 = v453 - v452;
    *(panda_unaligned *)&C[29U * stride] = ((((panda_pack_at(&qd[6U * stride]) * v528) - (panda_pack_at(&qd[5U * stride]) * v527)) - (panda_pack_at(&qd[3U * stride]) * v508)) - (panda_pack_at(&qd[2U * stride]) * v475)) - v459;
    const panda_pack v529 = v490 - v491;
    const panda_pack v530 = v493 - v494;
    *(panda_unaligned *)&C[30U * stride] = -(v496 + (((panda_pack_at(&qd[5U * stride]) * v530) + (panda_pack_at(&qd[6U * stride]) * v529)) + (panda_pack_at(&qd[3U * stride]) * v511)));
    const panda_pack v531 = v514 - v513;
    const panda_pack v532 = v517 + v516;
    *(panda_unaligned *)&C[31U * stride] = -(v512 + ((panda_pack_at(&qd[5U * stride]) * v532) + (panda_pack_at(&qd[6U * stride]) * v531)));
    *(panda_unaligned *)&C[32U * stride] = (v478 * v25) - (v479 * v187);
    const panda_pack v533 = (((panda_pack_at(&qd[3U * stride]) * v532) - (v477 * v25)) + (panda_pack_at(&qd[2U * stride]) * v530)) + (panda_pack_at(&qd[stride]) * v527);
    const panda_pack v534 = v533 + (panda_pack_at(&qd[0]) * v525);
    const panda_pack v535 = 0.5 * v260;
    const panda_pack v536 = 0.5 * v196;
    const panda_pack v537 = v536 - v535;
    *(panda_unaligned *)&C[33U * stride] = ((panda_pack_at(&qd[6U * stride]) * v537) - (panda_pack_at(&qd[5U * stride]) * v48)) - v534;
    const panda_pack v538 = (((panda_pack_at(&qd[3U * stride]) * v531) + (v477 * v187)) + (panda_pack_at(&qd[2U * stride]) * v529)) - (panda_pack_at(&qd[stride]) * v528);
    const panda_pack v539 = v538 + (panda_pack_at(&qd[0]) * v524);
    *(panda_unaligned *)&C[34U * stride] = ((panda_pack_at(&qd[5U * stride]) * v537) + (panda_pack_at(&qd[6U * stride]) * v406)) - v539;
    const panda_pack v540 = v384 + v377;
    const panda_pack v541 = ((panda_pack_at(&qd[3U * stride]) * v503) + ((panda_pack_at(&qd[4U * stride]) * v525) - (panda_pack_at(&qd[6U * stride]) * v540))) - (panda_pack_at(&qd[2U * stride]) * v469);
    *(panda_unaligned *)&C[35U * stride] = v396 + (v541 - (panda_pack_at(&qd[stride]) * v417));
    const panda_pack v542 = v462 - v461;
    *(panda_unaligned *)&C[36U * stride] = v460 + (((panda_pack_at(&qd[3U * stride]) * v507) + ((panda_pack_at(&qd[4U * stride]) * v527) - (panda_pack_at(&qd[6U * stride]) * v542))) - (panda_pack_at(&qd[2U * stride]) * v474));
    const panda_pack v543 = v499 + v498;
    *(panda_unaligned *)&C[37U * stride] = ((panda_pack_at(&qd[3U * stride]) * v510) + ((panda_pack_at(&qd[4U * stride]) * v530) - (panda_pack_at(&qd[6U * stride]) * v543))) - v497;
    const panda_pack v544 = v521 - v520;
    *(panda_unaligned *)&C[38U * stride] = v519 + ((panda_pack_at(&qd[4U * stride]) * v532) + (panda_pack_at(&qd[6U * stride]) * v544));
    const panda_pack v545 = v536 + v535;
    *(panda_unaligned *)&C[39U * stride] = v534 + (panda_pack_at(&qd[6U * stride]) * v545);
    *(panda_unaligned *)&C[40U * stride] = -(v479 * v173);
    const panda_pack v546 = ((panda_pack_at(&qd[3U * stride]) * v544) + ((panda_pack_at(&qd[4U * stride]) * v545) - (v478 * v173))) - (panda_pack_at(&qd[2U * stride]) * v543);
    const panda_pack v547 = (v546 - (panda_pack_at(&qd[stride]) * v542)) - (panda_pack_at(&qd[0]) * v540);
    *(panda_unaligned *)&C[41U * stride] = v547 - (panda_pack_at(&qd[6U * stride]) * v13);
    const panda_pack v548 = (((panda_pack_at(&qd[5U * stride]) * v540) + (panda_pack_at(&qd[4U * stride]) * v524)) + (panda_pack_at(&qd[3U * stride]) * v502)) - (panda_pack_at(&qd[2U * stride]) * v467);
    *(panda_unaligned *)&C[42U * stride] = (v548 - (panda_pack_at(&qd[stride]) * v413)) - v412;
    *(panda_unaligned *)&C[43U * stride] = ((((panda_pack_at(&qd[5U * stride]) * v542) - (panda_pack_at(&qd[4U * stride]) * v528)) + (panda_pack_at(&qd[3U * stride]) * v506)) - (panda_pack_at(&qd[2U * stride]) * v473)) - v466;
    *(panda_unaligned *)&C[44U * stride] = (((panda_pack_at(&qd[5U * stride]) * v543) + (panda_pack_at(&qd[4U * stride]) * v529)) + (panda_pack_at(&qd[3U * stride]) * v509)) - v501;
    *(panda_unaligned *)&C[45U * stride] = v523 + ((panda_pack_at(&qd[4U * stride]) * v531) - (panda_pack_at(&qd[5U * stride]) * v544));
    *(panda_unaligned *)&C[46U * stride] = v539 - (panda_pack_at(&qd[5U * stride]) * v545);
    *(panda_unaligned *)&C[47U * stride] = -v547;
    *(panda_unaligned *)&C[48U * stride] = panda_pack_splat(0.0);
    if (!panda_pack_within(v_beyond)) {
        panda_pack_coriolis_matrix_again(v_beyond, 0U, spacing, prepared, stride, q, qd, C);
    }
}

void panda_coriolis_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 49U, C);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double C_rest[49U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_coriolis_matrix_block(0U, prepared->k, PANDA_LANES, q_rest, qd_rest, C_rest);
        panda_pack_give(49U, count, first, PANDA_LANES, C_rest, C);
    }
}

void panda_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    if (count >= PANDA_LANES) {
        const size_t second = panda_pack_second(PANDA_LANES, count, 49U, C);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PANDA_LANES) {
            const size_t first = (next < (count - PANDA_LANES)) ? next : (count - PANDA_LANES);

            panda_pack_coriolis_matrix_block(count, &prepared[first], count, &q[first], &qd[first], &C[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double C_rest[49U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_coriolis_matrix_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, qd_rest, C_rest);
        panda_pack_give(49U, count, first, PANDA_LANES, C_rest, C);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
