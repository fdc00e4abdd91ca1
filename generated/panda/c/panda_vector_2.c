/* Many states at a time. Compiled with PANDA_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "panda.h"

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
#define PANDA_APART __attribute__((noinline, unused))
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

/* The last block of a batch is filled up with copies of its last state. */
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
        for (size_t i = 0U; (first + i) < count; i++) {
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

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
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
    const panda_pack u = 1.0 - (0.5 * z);
    const panda_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const panda_pack zz = z * z;

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const panda_bits odd = 0ULL - (k.bits & 1ULL);
    const panda_bits sign = k.bits << 62;
    const panda_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const panda_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
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
    if (!panda_pack_all((panda_mask)((*beyond >> 18) == 0ULL))) {
        panda_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PANDA_APART void panda_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    (void)spacing;
    (void)prepared;
    const panda_pack v0 = 0.6689225306301608 + panda_pack_at(&q[6U * stride]);
    const panda_pack v1_angle[6] = {panda_pack_at(&q[3U * stride]), panda_pack_at(&q[5U * stride]), v0, panda_pack_at(&q[4U * stride]), panda_pack_at(&q[stride]), panda_pack_at(&q[2U * stride])};
    panda_pack v1_sine[6];
    panda_pack v1_cosine[6];
    panda_bits v1_beyond = { 0U };
    panda_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    panda_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    panda_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    panda_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    panda_pack_sincos_pair(&v1_angle[4], &v1_sine[4], &v1_cosine[4], &v1_beyond);
    panda_pack_sincos_pair(&v1_angle[5], &v1_sine[5], &v1_cosine[5], &v1_beyond);
    panda_pack_sincos_guard(6U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const panda_pack v13 = 0.0032806082595733185 * v1_cosine[2];
    const panda_pack v14 = 0.23184755269500001 + v13;
    const panda_pack v15 = 0.0032806082595733185 * v1_sine[2];
    const panda_pack v16 = v15 - 0.067870631425;
    const panda_pack v17 = (0.17380470556900005 * v1_sine[1]) + (v1_cosine[1] * v14);
    const panda_pack v18 = v17 - 0.014653732538;
    const panda_pack v19 = (v1_sine[3] * v16) + (v1_cosine[3] * v18);
    const panda_pack v20 = v19 - 0.5527802746500001;
    const panda_pack v21 = (0.001535882372017312 * v1_cosine[2]) - (0.000386330894443768 * v1_sine[2]);
    const panda_pack v22 = v1_cosine[1] * v21;
    const panda_pack v23 = 0.000577387053684904 * v1_cosine[2];
    const panda_pack v24 = (0.002174847060296272 * v1_cosine[2]) - (0.0013205141364616632 * v1_sine[2]);
    const panda_pack v25 = v1_sine[2] * v24;
    const panda_pack v26 = v1_cosine[2] * v24;
    const panda_pack v27 = v26 + ((0.000288693526842452 * v1_sine[2]) - 0.000983664612929451);
    const panda_pack v28 = (0.000386330894443768 * v1_cosine[2]) + (0.001535882372017312 * v1_sine[2]);
    const panda_pack v29 = 9.3569097314605e-05 + v28;
    const panda_pack v30 = 0.0012597535716761543 * v1_sine[2];
    const panda_pack v31 = (v1_sine[1] * v29) + (v1_cosine[1] * v27);
    const panda_pack v32 = v1_cosine[3] * v31;
    const panda_pack v33 = 0.165 * v19;
    const panda_pack v34 = v1_sine[4] * v1_cosine[5];
    const panda_pack v35 = v1_sine[4] * v1_sine[5];
    const panda_pack v36 = v1_sine[3] * v31;
    const panda_pack v37 = 0.006684151967360946 + (0.000288693526842452 * v1_cosine[2]);
    const panda_pack v38 = 0.0012597535716761543 * v1_cosine[2];
    const panda_pack v39 = v1_sine[1] * v21;
    const panda_pack v40 = v39 + (v1_cosine[1] * v37);
    const panda_pack v41 = v1_cosine[3] * v13;
    const panda_pack v42 = v1_sine[3] * v13;
    const panda_pack v43 = (0.316 * v1_cosine[0]) - (0.0825 * v1_sine[0]);
    *(panda_unaligned *)&C[48U * stride] = panda_pack_splat(0.0);
    const panda_pack v44 = (0.17380470556900005 * v1_cosine[1]) - (v1_sine[1] * v14);
    const panda_pack v45 = v1_cosine[3] * v44;
    const panda_pack v46 = (v1_cosine[0] * v45) - (v1_sine[0] * v17);
    const panda_pack v47 = 0.0282064073379485 + v23;
    const panda_pack v48 = 0.0329367555975712 + v25;
    const panda_pack v49 = v47 - v48;
    const panda_pack v50 = 0.014748570382675318 + v21;
    const panda_pack v51 = 2.0 * v50;
    const panda_pack v52 = (v1_cosine[1] * v49) + (v1_sine[1] * v51);
    const panda_pack v53 = (v1_cosine[1] * v51) - (v1_sine[1] * v49);
    const panda_pack v54 = v1_cosine[1] * v53;
    const panda_pack v55 = v54 - (v1_sine[1] * v52);
    const panda_pack v56 = 0.165 * v45;
    const panda_pack v57 = v56 - v55;
    const panda_pack v58 = v1_sine[1] * v53;
    const panda_pack v59 = 0.384 * v44;
    const panda_pack v60 = (v59 + (v1_cosine[1] * v52)) + v58;
    const panda_pack v61 = v36 + (v1_cosine[3] * v60);
    const panda_pack v62 = (0.0825 * v17) - v61;
    const panda_pack v63 = 2.0 * v1_cosine[0];
    const panda_pack v64 = 0.768 * v17;
    const panda_pack v65 = v64 - v55;
    const panda_pack v66 = v1_sine[3] * v17;
    const panda_pack v67 = (v1_cosine[1] * v29) - (v1_sine[1] * v27);
    const panda_pack v68 = 2.0 * v1_cosine[3];
    const panda_pack v69 = ((0.768 * v66) - (v68 * v67)) - (v1_sine[3] * v65);
    const panda_pack v70 = v1_sine[3] * v69;
    const panda_pack v71 = v65 + v70;
    const panda_pack v72 = (v63 * v62) + (v1_sine[0] * (v57 + v71));
    const panda_pack v73 = v1_sine[0] * v72;
    const panda_pack v74 = v73 + ((0.165 * v46) - v57);
    const panda_pack v75 = 0.0825 * v44;
    const panda_pack v76 = v1_sine[3] * v75;
    const panda_pack v77 = v67 - v76;
    const panda_pack v78 = v77 + (v1_cosine[3] * v69);
    const panda_pack v79 = v32 - (v1_sine[3] * v60);
    const panda_pack v80 = (v1_cosine[0] * v78) + (v1_sine[0] * v79);
    const panda_pack v81 = v76 + v80;
    const panda_pack v82 = 2.0 * v1_cosine[5];
    const panda_pack v83 = (v1_cosine[0] * v17) + (v1_sine[0] * v45);
    const panda_pack v84 = v73 - ((0.632 * v83) + v71);
    const panda_pack v85 = (0.316 * v83) + (0.0825 * v46);
    const panda_pack v86 = (v64 - v56) - v70;
    const panda_pack v87 = v85 + v86;
    const panda_pack v88 = v85 + v87;
    const panda_pack v89 = (v82 * v81) + (v1_sine[5] * (v84 + v88));
    const panda_pack v90 = 0.316 * v46;
    const panda_pack v91 = (v1_cosine[0] * v72) - (((0.0825 * v83) + v90) + v62);
    const panda_pack v92 = (v1_cosine[0] * v79) - (v1_sine[0] * v78);
    const panda_pack v93 = v1_sine[3] * v44;
    const panda_pack v94 = 0.316 * v93;
    const panda_pack v95 = v94 - v92;
    const panda_pack v96 = (v1_cosine[5] * v91) + (v1_sine[5] * v95);
    const panda_pack v97 = 2.0 * v1_cosine[4];
    const panda_pack v98 = 0.5 * v1_sine[4];
    const panda_pack v99 = v98 * ((v35 * v89) - ((v97 * v96) + (v1_sine[4] * (v74 + v84))));
    const panda_pack v100 = (0.5 * v74) + v99;
    const panda_pack v101 = v44 - 2.0125235536029997;
    const panda_pack v102 = (v1_cosine[0] * v101) - (v1_sine[0] * v20);
    const panda_pack v103 = 0.768 * v44;
    const panda_pack v104 = ((v103 - 0.0100451878283212) - v48) + v58;
    const panda_pack v105 = (v23 + 0.05313849683169709) - v25;
    const panda_pack v106 = (v103 - 0.0014511560650267707) - v105;
    const panda_pack v107 = v104 - v106;
    const panda_pack v108 = v31 - 0.0015152444733270301;
    const panda_pack v109 = (v68 * v108) - (v1_sine[3] * v107);
    const panda_pack v110 = v1_sine[3] * v109;
    const panda_pack v111 = v110 + (v104 - 0.6972920750309717);
    const panda_pack v112 = v58 + (0.01149634389334796 + v47);
    const panda_pack v113 = (v33 - 0.051020136156815485) - v112;
    const panda_pack v114 = v111 - v113;
    const panda_pack v115 = v54 + ((0.0010267877770288947 - (0.384 * v17)) - v50);
    const panda_pack v116 = (v30 - 0.02389827041510187) - v67;
    const panda_pack v117 = (v1_cosine[3] * v115) - (v1_sine[3] * v116);
    const panda_pack v118 = (v75 - 0.16284087268546085) - v117;
    const panda_pack v119 = (v1_cosine[0] * v114) - ((2.0 * v1_sine[0]) * v118);
    const panda_pack v120 = (v1_sine[0] * v114) + (v63 * v118);
    const panda_pack v121 = v1_cosine[0] * v120;
    const panda_pack v122 = v121 + (v1_sine[0] * v119);
    const panda_pack v123 = (0.165 * v102) - v122;
    const panda_pack v124 = (v1_cosine[3] * v116) + (v1_sine[3] * v115);
    const panda_pack v125 = 0.0016444875773692705 + v124;
    const panda_pack v126 = (v1_cosine[3] * v16) - (v1_sine[3] * v18);
    const panda_pack v127 = 0.0825 * v126;
    const panda_pack v128 = v1_cosine[3] * v109;
    const panda_pack v129 = v128 - ((v108 + 0.0039053550262761003) + v127);
    const panda_pack v130 = (v1_cosine[0] * v125) + (v1_sine[0] * v129);
    const panda_pack v131 = (v1_cosine[0] * v20) + (v1_sine[0] * v101);
    const panda_pack v132 = 0.316 * v131;
    const panda_pack v133 = 0.0825 * v102;
    const panda_pack v134 = v132 + v133;
    const panda_pack v135 = v122 + (0.632 * v131);
    const panda_pack v136 = (v82 * v130) + (v1_sine[5] * ((2.0 * v134) - v135));
    const panda_pack v137 = v1_sine[0] * v120;
    const panda_pack v138 = 0.316 * v102;
    const panda_pack v139 = 0.0825 * v131;
    const panda_pack v140 = ((v139 + v138) + (v1_cosine[0] * v119)) - v137;
    const panda_pack v141 = (v1_cosine[0] * v129) - (v1_sine[0] * v125);
    const panda_pack v142 = (v1_cosine[5] * v140) + (v1_sine[5] * v141);
    const panda_pack v143 = v98 * ((v35 * v136) + ((v97 * v142) + (v1_sine[4] * (v135 - v123))));
    const panda_pack v144 = (0.5 * v123) + v143;
    const panda_pack v145 = 0.316 * v126;
    const panda_pack v146 = (v145 - 0.013297019103287584) + v130;
    const panda_pack v147 = (((v132 + 0.2414947634261143) - v133) - v118) + v121;
    const panda_pack v148 = v1_sine[4] * ((v1_cosine[5] * v146) - (v1_sine[5] * v147));
    const panda_pack v149 = v139 - v138;
    const panda_pack v150 = (((v33 - 0.7483122111877872) + v106) - v149) - v110;
    const panda_pack v151 = v137 + ((0.02217814896487824 - (0.632 * v102)) - v111);
    const panda_pack v152 = ((0.061602421026527576 + v149) - v150) - v151;
    const panda_pack v153 = (v127 - 0.00012191242095074308) + v141;
    const panda_pack v154 = (v1_cosine[5] * v152) + ((2.0 * v1_sine[5]) * v153);
    const panda_pack v155 = (v82 * v153) - (v1_sine[5] * v152);
    const panda_pack v156 = v1_cosine[5] * v155;
    const panda_pack v157 = v156 - (v1_sine[5] * v154);
    const panda_pack v158 = v1_sine[4] * v98;
    const panda_pack v159 = (v158 * v157) - (v1_cosine[4] * v148);
    const panda_pack v160 = v137 + (v113 - (0.165 * v131));
    const panda_pack v161 = (v1_cosine[5] * v147) + (v1_sine[5] * v146);
    const panda_pack v162 = (v1_sine[4] * v1_cosine[4]) * ((v1_sine[5] * v155) - ((v151 + 0.9253036087455432) + v160));
    const panda_pack v163 = v162 - (((v1_cosine[4] * (0.5 * v1_cosine[4])) - v158) * ((2.0 * v161) - 0.00796671776787104));
    const panda_pack v164 = (v1_cosine[3] * v107) + ((2.0 * v1_sine[3]) * v108);
    const panda_pack v165 = v128 - (v1_sine[3] * v164);
    const panda_pack v166 = 0.165 * v126;
    const panda_pack v167 = v166 - v165;
    const panda_pack v168 = (v63 * v124) - (v1_sine[0] * v167);
    const panda_pack v169 = v1_sine[0] * v168;
    const panda_pack v170 = 1.0 - v1_cosine[0];
    const panda_pack v171 = (-v169) - (v170 * v166);
    const panda_pack v172 = 0.0825 * v19;
    const panda_pack v173 = v110 + ((v1_cosine[3] * v164) - v172);
    const panda_pack v174 = v1_sine[0] * v117;
    const panda_pack v175 = v174 + (v1_cosine[0] * v173);
    const panda_pack v176 = v172 + v175;
    const panda_pack v177 = v169 + (((0.632 * v1_sine[0]) * v126) - v165);
    const panda_pack v178 = (v1_cosine[0] * v127) + (v1_sine[0] * v145);
    const panda_pack v179 = v167 - v178;
    const panda_pack v180 = v178 - v179;
    const panda_pack v181 = (v82 * v176) - (v1_sine[5] * (v177 - v180));
    const panda_pack v182 = v1_sine[0] * v127;
    const panda_pack v183 = (v182 - v124) + (v1_cosine[0] * (v145 + v168));
    const panda_pack v184 = v1_cosine[0] * v117;
    const panda_pack v185 = v184 - (v1_sine[0] * v173);
    const panda_pack v186 = 0.316 * v19;
    const panda_pack v187 = v186 - v185;
    const panda_pack v188 = (v1_cosine[5] * v183) - (v1_sine[5] * v187);
    const panda_pack v189 = v98 * ((v35 * v181) + ((v97 * v188) + (v1_sine[4] * (v177 - v171))));
    const panda_pack v190 = (0.5 * v171) + v189;
    const panda_pack v191 = v1_cosine[1] * v1_sine[2];
    const panda_pack v192 = 0.0032806082595733185 * v191;
    const panda_pack v193 = v42 - (v1_cosine[3] * v192);
    const panda_pack v194 = v1_sine[1] * v1_sine[2];
    const panda_pack v195 = 0.0032806082595733185 * v194;
    const panda_pack v196 = (v1_cosine[0] * v193) + (v1_sine[0] * v195);
    const panda_pack v197 = 0.000577387053684904 * v1_sine[2];
    const panda_pack v198 = (0.0013205141364616632 * v1_cosine[2]) + (0.002174847060296272 * v1_sine[2]);
    const panda_pack v199 = v26 - (v1_sine[2] * v198);
    const panda_pack v200 = v197 + v199;
    const panda_pack v201 = v1_cosine[1] * v28;
    const panda_pack v202 = (2.0 * v201) - (v1_sine[1] * v200);
    const panda_pack v203 = v1_sine[1] * v202;
    const panda_pack v204 = v197 + v203;
    const panda_pack v205 = 0.165 * v193;
    const panda_pack v206 = v204 + v205;
    const panda_pack v207 = 0.0012597535716761543 * v191;
    const panda_pack v208 = (v207 + v28) - (v1_cosine[1] * v202);
    const panda_pack v209 = (v1_cosine[2] * (0.000288693526842452 - v198)) - v25;
    const panda_pack v210 = v22 - (v1_sine[1] * v209);
    const panda_pack v211 = v38 - v210;
    const panda_pack v212 = (v1_cosine[3] * v208) - (v1_sine[3] * v211);
    const panda_pack v213 = 0.0002706501814147988 * v194;
    const panda_pack v214 = v213 - v212;
    const panda_pack v215 = 0.0025195071433523086 * v194;
    const panda_pack v216 = (v215 - v199) - v203;
    const panda_pack v217 = v39 + (v1_cosine[1] * v209);
    const panda_pack v218 = v200 + v215;
    const panda_pack v219 = (v68 * v217) - (v1_sine[3] * (v216 - v218));
    const panda_pack v220 = v1_sine[3] * v219;
    const panda_pack v221 = v216 + v220;
    const panda_pack v222 = (v63 * v214) - (v1_sine[0] * (v206 - v221));
    const panda_pack v223 = v1_sine[0] * v222;
    const panda_pack v224 = v223 + (v206 - (0.165 * v196));
    const panda_pack v225 = v41 + (v1_sine[3] * v192);
    const panda_pack v226 = 0.0825 * v225;
    const panda_pack v227 = (v1_cosine[3] * v219) - (v217 + v226);
    const panda_pack v228 = (v1_cosine[3] * v211) + (v1_sine[3] * v208);
    const panda_pack v229 = (v1_cosine[0] * v227) - (v1_sine[0] * v228);
    const panda_pack v230 = v226 + v229;
    const panda_pack v231 = (v1_cosine[0] * v195) - (v1_sine[0] * v193);
    const panda_pack v232 = v223 - ((0.632 * v231) + v221);
    const panda_pack v233 = (0.0825 * v196) - (0.316 * v231);
    const panda_pack v234 = (v205 + v218) - v220;
    const panda_pack v235 = v234 - v233;
    const panda_pack v236 = v233 - v235;
    const panda_pack v237 = (v82 * v230) + (v1_sine[5] * (v232 - v236));
    const panda_pack v238 = 0.316 * v196;
    const panda_pack v239 = 0.0825 * v231;
    const panda_pack v240 = ((v238 - v239) - v214) + (v1_cosine[0] * v222);
    const panda_pack v241 = (v1_cosine[0] * v228) + (v1_sine[0] * v227);
    const panda_pack v242 = 0.316 * v225;
    const panda_pack v243 = v241 + v242;
    const panda_pack v244 = (v1_cosine[5] * v240) + (v1_sine[5] * v243);
    const panda_pack v245 = v98 * ((v35 * v237) - ((v97 * v244) + (v1_sine[4] * (v224 + v232))));
    const panda_pack v246 = (0.5 * v224) + v245;
    const panda_pack v247 = (((panda_pack_at(&qd[5U * stride]) * v100) - (panda_pack_at(&qd[stride]) * v163)) - (panda_pack_at(&qd[6U * stride]) * v246)) + (panda_pack_at(&qd[3U * stride]) * v144);
    *(panda_unaligned *)&C[0] = v247 + ((panda_pack_at(&qd[4U * stride]) * v190) - (panda_pack_at(&qd[2U * stride]) * v159));
    const panda_pack v248 = v59 - v105;
    const panda_pack v249 = v32 + (v1_sine[3] * v248);
    const panda_pack v250 = -v77;
    const panda_pack v251 = (v1_cosine[0] * v249) - (v1_sine[0] * v250);
    const panda_pack v252 = v94 + v251;
    const panda_pack v253 = (v1_cosine[3] * v248) - v36;
    const panda_pack v254 = (v90 + (0.0825 * (v17 - v83))) + v253;
    const panda_pack v255 = (v1_cosine[5] * v252) + (v1_sine[5] * v254);
    const panda_pack v256 = (v1_cosine[0] * v250) + (v1_sine[0] * v249);
    const panda_pack v257 = (-(v1_cosine[4] * v255)) - (v1_sine[4] * (v256 - v76));
    const panda_pack v258 = (v1_cosine[5] * v95) - (v1_sine[5] * v91);
    const panda_pack v259 = (v34 * v89) - ((v1_sine[4] * v81) + (v1_cosine[4] * v258));
    const panda_pack v260 = 0.5 * (v257 - v259);
    const panda_pack v261 = v1_cosine[5] * v141;
    const panda_pack v262 = v261 + (v1_sine[5] * v150);
    const panda_pack v263 = v1_sine[4] * v130;
    const panda_pack v264 = 0.5 * (v263 + (v1_cosine[4] * v262));
    const panda_pack v265 = v261 - (v1_sine[5] * v140);
    const panda_pack v266 = 0.5 * (((v1_cosine[4] * v265) - v263) + (v34 * v136));
    const panda_pack v267 = v264 + v266;
    const panda_pack v268 = v1_cosine[4] * v161;
    const panda_pack v269 = ((v34 * v154) - v268) + (v35 * v155);
    const panda_pack v270 = v268 + (v1_sine[4] * (v160 - 0.08378056999140597));
    const panda_pack v271 = 0.5 * (v269 + v270);
    const panda_pack v272 = v172 - v112;
    const panda_pack v273 = v184 + (v1_sine[0] * v272);
    const panda_pack v274 = v186 - v273;
    const panda_pack v275 = v124 + (v43 * v126);
    const panda_pack v276 = (v1_cosine[5] * v274) + (v1_sine[5] * v275);
    const panda_pack v277 = (v1_cosine[0] * v272) - v174;
    const panda_pack v278 = 0.5 * ((-(v1_cosine[4] * v276)) - (v1_sine[4] * (v277 - v172)));
    const panda_pack v279 = (v1_cosine[5] * v187) + (v1_sine[5] * v183);
    const panda_pack v280 = 0.5 * ((v34 * v181) - ((v1_sine[4] * v176) + (v1_cosine[4] * v279)));
    const panda_pack v281 = v278 - v280;
    const panda_pack v282 = v22 - (v1_sine[1] * v37);
    const panda_pack v283 = v38 - v282;
    const panda_pack v284 = v207 - v28;
    const panda_pack v285 = (v1_cosine[3] * v283) + (v1_sine[3] * v284);
    const panda_pack v286 = v226 - v40;
    const panda_pack v287 = (v1_cosine[0] * v285) - (v1_sine[0] * v286);
    const panda_pack v288 = v242 + v287;
    const panda_pack v289 = (v1_cosine[3] * v284) - (v1_sine[3] * v283);
    const panda_pack v290 = ((v213 - v238) - v239) + v289;
    const panda_pack v291 = (v1_cosine[5] * v288) + (v1_sine[5] * v290);
    const panda_pack v292 = (v1_cosine[0] * v286) + (v1_sine[0] * v285);
    const panda_pack v293 = 0.5 * ((-(v1_cosine[4] * v291)) - (v1_sine[4] * (v292 - v226)));
    const panda_pack v294 = (v1_cosine[5] * v243) - (v1_sine[5] * v240);
    const panda_pack v295 = 0.5 * ((v34 * v237) - ((v1_sine[4] * v230) + (v1_cosine[4] * v294)));
    const panda_pack v296 = v295 - v293;
    const panda_pack v297 = panda_pack_at(&qd[0]) * v163;
    const panda_pack v298 = panda_pack_at(&qd[stride]) * ((v148 - (0.0007689361029463999 * v1_sine[4])) + (v1_cosine[4] * (v156 + (0.01026110182100817 - v153))));
    const panda_pack v299 = ((panda_pack_at(&qd[3U * stride]) * v267) - (panda_pack_at(&qd[6U * stride]) * v296)) + (panda_pack_at(&qd[2U * stride]) * v271);
    *(panda_unaligned *)&C[stride] = v299 - ((((panda_pack_at(&qd[5U * stride]) * v260) + v297) + v298) + (panda_pack_at(&qd[4U * stride]) * v281));
    const panda_pack v300 = (v34 * v254) - (v35 * v252);
    const panda_pack v301 = (v1_sine[4] * v96) - (v1_cosine[4] * v74);
    const panda_pack v302 = 0.5 * (v300 - v301);
    const panda_pack v303 = 0.5 * ((v34 * v150) - (v35 * v141));
    const panda_pack v304 = 0.5 * ((v1_sine[4] * v142) + (v1_cosine[4] * v123));
    const panda_pack v305 = v303 + v304;
    const panda_pack v306 = (v1_sine[4] * v188) + (v1_cosine[4] * v171);
    const panda_pack v307 = (v34 * v275) - (v35 * v274);
    const panda_pack v308 = 0.5 * (v306 + v307);
    const panda_pack v309 = 0.5 * ((v1_sine[4] * v244) - (v1_cosine[4] * v224));
    const panda_pack v310 = 0.5 * ((v34 * v290) - (v35 * v288));
    const panda_pack v311 = v309 - v310;
    const panda_pack v312 = panda_pack_at(&qd[0]) * v159;
    const panda_pack v313 = (((panda_pack_at(&qd[5U * stride]) * v302) + (panda_pack_at(&qd[2U * stride]) * v148)) + (panda_pack_at(&qd[4U * stride]) * v308)) + (panda_pack_at(&qd[6U * stride]) * v311);
    *(panda_unaligned *)&C[2U * stride] = (v313 + (panda_pack_at(&qd[stride]) * v271)) + ((panda_pack_at(&qd[3U * stride]) * v305) - v312);
    const panda_pack v314 = 0.5 * (((v1_cosine[4] * v251) + (v35 * v85)) + (v34 * v256));
    const panda_pack v315 = 0.5 * (((v1_cosine[4] * v92) + (v34 * v80)) + (v35 * v87));
    const panda_pack v316 = v314 + v315;
    const panda_pack v317 = ((v1_cosine[4] * v185) + (v34 * v175)) - (v35 * v179);
    const panda_pack v318 = ((v34 * v277) + (v35 * v178)) - (v1_cosine[4] * v273);
    const panda_pack v319 = 0.5 * (v317 + v318);
    const panda_pack v320 = 0.5 * (((v34 * v229) - (v1_cosine[4] * v241)) + (v35 * v235));
    const panda_pack v321 = 0.5 * (((v1_cosine[4] * v287) - (v35 * v233)) + (v34 * v292));
    const panda_pack v322 = v320 + v321;
    const panda_pack v323 = panda_pack_at(&qd[0]) * v144;
    const panda_pack v324 = (panda_pack_at(&qd[5U * stride]) * v316) + (panda_pack_at(&qd[3U * stride]) * (((v1_cosine[4] * v141) + (v35 * v134)) + (v34 * v130)));
    const panda_pack v325 = (panda_pack_at(&qd[2U * stride]) * v305) + (((panda_pack_at(&qd[6U * stride]) * v322) - v324) - (panda_pack_at(&qd[4U * stride]) * v319));
    *(panda_unaligned *)&C[3U * stride] = (v323 + (panda_pack_at(&qd[stride]) * v267)) + v325;
    const panda_pack v326 = v1_cosine[3] * v75;
    const panda_pack v327 = v326 - v55;
    const panda_pack v328 = ((v1_cosine[0] * v327) - v326) + (v1_sine[0] * v61);
    const panda_pack v329 = 0.316 * v45;
    const panda_pack v330 = (v329 + (v1_cosine[0] * v61)) - (v1_sine[0] * v327);
    const panda_pack v331 = v43 * v93;
    const panda_pack v332 = v331 - v79;
    const panda_pack v333 = ((v34 * v330) - (v35 * v332)) - (v1_cosine[4] * v328);
    const panda_pack v334 = (v1_sine[0] * v253) - (v170 * v326);
    const panda_pack v335 = (v329 - (v1_sine[0] * v326)) + (v1_cosine[0] * v253);
    const panda_pack v336 = v249 + v331;
    const panda_pack v337 = ((v34 * v335) - (v1_cosine[4] * v334)) - (v35 * v336);
    const panda_pack v338 = 0.5 * (v333 + v337);
    const panda_pack v339 = (v1_sine[0] * v124) - (v170 * v127);
    const panda_pack v340 = (v145 - v182) + (v1_cosine[0] * v124);
    const panda_pack v341 = (v43 * v19) - v117;
    const panda_pack v342 = 0.0825 * v193;
    const panda_pack v343 = (-(v1_sine[0] * v289)) - (v170 * v342);
    const panda_pack v344 = 0.316 * v193;
    const panda_pack v345 = (v1_cosine[0] * v289) + ((v1_sine[0] * v342) - v344);
    const panda_pack v346 = v43 * v225;
    const panda_pack v347 = v285 + v346;
    const panda_pack v348 = 0.5 * ((v1_cosine[4] * v343) + ((v34 * v345) - (v35 * v347)));
    const panda_pack v349 = v204 + v342;
    const panda_pack v350 = (v1_cosine[0] * v349) - ((v1_sine[0] * v212) + v342);
    const panda_pack v351 = ((v1_cosine[0] * v212) - v344) + (v1_sine[0] * v349);
    const panda_pack v352 = v228 + v346;
    const panda_pack v353 = 0.5 * (((v1_cosine[4] * v350) - (v35 * v352)) + (v34 * v351));
    const panda_pack v354 = v348 + v353;
    const panda_pack v355 = panda_pack_at(&qd[0]) * v190;
    const panda_pack v356 = (panda_pack_at(&qd[4U * stride]) * (((v34 * v340) - (v1_cosine[4] * v339)) - (v35 * v341))) - (panda_pack_at(&qd[6U * stride]) * v354);
    const panda_pack v357 = ((((panda_pack_at(&qd[5U * stride]) * v338) + v356) - (panda_pack_at(&qd[3U * stride]) * v319)) + (panda_pack_at(&qd[2U * stride]) * v308)) - (panda_pack_at(&qd[stride]) * v281);
    *(panda_unaligned *)&C[4U * stride] = v355 + v357;
    const panda_pack v358 = 0.0825 * v66;
    const panda_pack v359 = v358 - v31;
    const panda_pack v360 = (0.384 * v66) - (v1_cosine[3] * v67);
    const panda_pack v361 = ((v1_cosine[0] * v359) - v358) + (v1_sine[0] * v360);
    const panda_pack v362 = ((v1_cosine[0] * v360) + (0.316 * v66)) - (v1_sine[0] * v359);
    const panda_pack v363 = v1_cosine[3] * v17;
    const panda_pack v364 = (v1_sine[3] * v67) + ((0.384 * v363) - v75);
    const panda_pack v365 = v364 + ((((0.316 * v1_sine[0]) * v44) + (v1_cosine[0] * v75)) + (v43 * v363));
    const panda_pack v366 = v1_sine[3] * v194;
    const panda_pack v367 = 0.0002706501814147988 * v366;
    const panda_pack v368 = v282 + v367;
    const panda_pack v369 = (0.0012597535716761543 * v366) - (v1_cosine[3] * v40);
    const panda_pack v370 = ((v1_cosine[0] * v368) - v367) + (v1_sine[0] * v369);
    const panda_pack v371 = 0.0010366722100251687 * v366;
    const panda_pack v372 = (v371 + (v1_cosine[0] * v369)) - (v1_sine[0] * v368);
    const panda_pack v373 = 0.0002706501814147988 * v191;
    const panda_pack v374 = 0.0012597535716761543 * v194;
    const panda_pack v375 = (v373 - (v1_cosine[3] * v374)) - (v1_sine[3] * v40);
    const panda_pack v376 = (0.0002706501814147988 * v1_cosine[0]) + (0.0010366722100251687 * v1_sine[0]);
    const panda_pack v377 = (v194 * (v1_cosine[3] * ((0.0010366722100251687 * v1_cosine[0]) - (0.0002706501814147988 * v1_sine[0])))) + (v191 * v376);
    const panda_pack v378 = v377 - v375;
    const panda_pack v379 = ((v34 * v372) + (v35 * v378)) - (v1_cosine[4] * v370);
    const panda_pack v380 = v367 - v210;
    const panda_pack v381 = v200 + v374;
    const panda_pack v382 = (v1_cosine[3] * v217) + (v1_sine[3] * v381);
    const panda_pack v383 = ((v1_cosine[0] * v380) - v367) + (v1_sine[0] * v382);
    const panda_pack v384 = (v371 - (v1_sine[0] * v380)) + (v1_cosine[0] * v382);
    const panda_pack v385 = (v373 + (v1_sine[3] * v217)) - (v1_cosine[3] * v381);
    const panda_pack v386 = v377 - v385;
    const panda_pack v387 = ((v34 * v384) - (v1_cosine[4] * v383)) + (v35 * v386);
    const panda_pack v388 = 0.5 * (v379 + v387);
    const panda_pack v389 = panda_pack_at(&qd[0]) * v100;
    const panda_pack v390 = (panda_pack_at(&qd[6U * stride]) * v388) - (panda_pack_at(&qd[5U * stride]) * (((v34 * v362) + (v35 * v365)) - (v1_cosine[4] * v361)));
    const panda_pack v391 = (panda_pack_at(&qd[2U * stride]) * v302) + ((v390 + (panda_pack_at(&qd[4U * stride]) * v338)) - (panda_pack_at(&qd[3U * stride]) * v316));
    *(panda_unaligned *)&C[5U * stride] = (v389 - (panda_pack_at(&qd[stride]) * v260)) + v391;
    const panda_pack v392 = (v1_sine[1] * v28) + (0.000288693526842452 * v191);
    const panda_pack v393 = (v1_cosine[1] * v42) - (v1_cosine[3] * v15);
    const panda_pack v394 = 0.0825 * v393;
    const panda_pack v395 = v392 + v394;
    const panda_pack v396 = v201 - ((0.000288693526842452 * v194) + v30);
    const panda_pack v397 = (v1_cosine[1] * v38) - v21;
    const panda_pack v398 = (v1_cosine[3] * v396) + (v1_sine[3] * v397);
    const panda_pack v399 = ((v1_cosine[0] * v395) - v394) + (v1_sine[0] * v398);
    const panda_pack v400 = ((v1_cosine[0] * v398) + (0.316 * v393)) - (v1_sine[0] * v395);
    const panda_pack v401 = v1_sine[1] * v1_cosine[2];
    const panda_pack v402 = ((v1_cosine[3] * v397) + (0.0002706501814147988 * v401)) - (v1_sine[3] * v396);
    const panda_pack v403 = ((v376 * v401) - (v43 * ((v1_sine[3] * v15) + (v1_cosine[1] * v41)))) - v402;
    const panda_pack v404 = panda_pack_at(&qd[0]) * v246;
    const panda_pack v405 = (panda_pack_at(&qd[5U * stride]) * v388) - (panda_pack_at(&qd[6U * stride]) * (((v34 * v400) - (v35 * v403)) - (v1_cosine[4] * v399)));
    const panda_pack v406 = (((v405 - (panda_pack_at(&qd[4U * stride]) * v354)) + (panda_pack_at(&qd[3U * stride]) * v322)) + (panda_pack_at(&qd[2U * stride]) * v311)) - (panda_pack_at(&qd[stride]) * v296);
    *(panda_unaligned *)&C[6U * stride] = v406 - v404;
    const panda_pack v407 = 0.5 * (v257 + v259);
    const panda_pack v408 = v266 - v264;
    const panda_pack v409 = 0.5 * (v269 - v270);
    const panda_pack v410 = v278 + v280;
    const panda_pack v411 = v293 + v295;
    const panda_pack v412 = (((v297 + (panda_pack_at(&qd[5U * stride]) * v407)) + (panda_pack_at(&qd[4U * stride]) * v410)) - (panda_pack_at(&qd[6U * stride]) * v411)) + (panda_pack_at(&qd[3U * stride]) * v408);
    *(panda_unaligned *)&C[7U * stride] = v412 + (panda_pack_at(&qd[2U * stride]) * v409);
    const panda_pack v413 = 0.5 * v1_sine[5];
    const panda_pack v414 = (v413 * v89) - (0.5 * v88);
    const panda_pack v415 = (v413 * v136) - v134;
    const panda_pack v416 = (v413 * v181) - (0.5 * v180);
    const panda_pack v417 = (0.5 * v236) + (v413 * v237);
    const panda_pack v418 = 0.5 * panda_pack_at(&qd[2U * stride]);
    const panda_pack v419 = (((panda_pack_at(&qd[6U * stride]) * v417) - (panda_pack_at(&qd[5U * stride]) * v414)) - (panda_pack_at(&qd[4U * stride]) * v416)) - (panda_pack_at(&qd[3U * stride]) * v415);
    *(panda_unaligned *)&C[8U * stride] = v419 + (v418 * v157);
    const panda_pack v420 = 0.5 * (v255 + v258);
    const panda_pack v421 = 0.5 * v265;
    const panda_pack v422 = 0.5 * v262;
    const panda_pack v423 = v421 - v422;
    const panda_pack v424 = 0.5 * (v276 + v279);
    const panda_pack v425 = 0.5 * v291;
    const panda_pack v426 = 0.5 * v294;
    const panda_pack v427 = v425 + v426;
    const panda_pack v428 = ((panda_pack_at(&qd[stride]) * 0.5) * v157) + (panda_pack_at(&qd[0]) * v409);
    const panda_pack v429 = (panda_pack_at(&qd[3U * stride]) * v423) + ((panda_pack_at(&qd[6U * stride]) * v427) - ((panda_pack_at(&qd[5U * stride]) * v420) + (panda_pack_at(&qd[2U * stride]) * v161)));
    *(panda_unaligned *)&C[9U * stride] = v428 + (v429 - (panda_pack_at(&qd[4U * stride]) * v424));
    const panda_pack v430 = (v1_cosine[5] * v85) - (v1_sine[5] * v256);
    const panda_pack v431 = (v1_cosine[5] * v87) - (v1_sine[5] * v80);
    const panda_pack v432 = 0.5 * (v430 + v431);
    const panda_pack v433 = (v1_cosine[5] * v178) - (v1_sine[5] * v277);
    const panda_pack v434 = (v1_cosine[5] * v179) + (v1_sine[5] * v175);
    const panda_pack v435 = 0.5 * (v433 - v434);
    const panda_pack v436 = (v1_cosine[5] * v235) - (v1_sine[5] * v229);
    const panda_pack v437 = (v1_cosine[5] * v233) + (v1_sine[5] * v292);
    const panda_pack v438 = 0.5 * (v436 - v437);
    const panda_pack v439 = (panda_pack_at(&qd[stride]) * v415) - (panda_pack_at(&qd[0]) * v408);
    const panda_pack v440 = (panda_pack_at(&qd[6U * stride]) * v438) - ((panda_pack_at(&qd[5U * stride]) * v432) + (panda_pack_at(&qd[3U * stride]) * ((v1_cosine[5] * v134) - (v1_sine[5] * v130))));
    *(panda_unaligned *)&C[10U * stride] = ((panda_pack_at(&qd[2U * stride]) * v423) + (v440 - (panda_pack_at(&qd[4U * stride]) * v435))) - v439;
    const panda_pack v441 = (v1_cosine[5] * v336) + (v1_sine[5] * v335);
    const panda_pack v442 = (v1_cosine[5] * v332) + (v1_sine[5] * v330);
    const panda_pack v443 = 0.5 * (v441 + v442);
    const panda_pack v444 = (v1_cosine[5] * v347) + (v1_sine[5] * v345);
    const panda_pack v445 = (v1_cosine[5] * v352) + (v1_sine[5] * v351);
    const panda_pack v446 = 0.5 * (v444 + v445);
    const panda_pack v447 = (panda_pack_at(&qd[stride]) * v416) - (panda_pack_at(&qd[0]) * v410);
    const panda_pack v448 = ((panda_pack_at(&qd[6U * stride]) * v446) - (panda_pack_at(&qd[4U * stride]) * ((v1_cosine[5] * v341) + (v1_sine[5] * v340)))) - (panda_pack_at(&qd[5U * stride]) * v443);
    *(panda_unaligned *)&C[11U * stride] = ((v448 - (panda_pack_at(&qd[3U * stride]) * v435)) - (panda_pack_at(&qd[2U * stride]) * v424)) - v447;
    const panda_pack v449 = (v1_cosine[5] * v386) - (v1_sine[5] * v384);
    const panda_pack v450 = (v1_cosine[5] * v378) - (v1_sine[5] * v372);
    const panda_pack v451 = 0.5 * (v449 + v450);
    const panda_pack v452 = (panda_pack_at(&qd[stride]) * v414) - (panda_pack_at(&qd[0]) * v407);
    const panda_pack v453 = ((panda_pack_at(&qd[6U * stride]) * v451) - (panda_pack_at(&qd[5U * stride]) * ((v1_cosine[5] * v365) - (v1_sine[5] * v362)))) - (panda_pack_at(&qd[4U * stride]) * v443);
    *(panda_unaligned *)&C[12U * stride] = ((v453 - (panda_pack_at(&qd[3U * stride]) * v432)) - (panda_pack_at(&qd[2U * stride]) * v420)) - v452;
    const panda_pack v454 = (panda_pack_at(&qd[stride]) * v417) - (panda_pack_at(&qd[0]) * v411);
    const panda_pack v455 = ((panda_pack_at(&qd[5U * stride]) * v451) + (panda_pack_at(&qd[6U * stride]) * ((v1_cosine[5] * v403) + (v1_sine[5] * v400)))) + (panda_pack_at(&qd[4U * stride]) * v446);
    *(panda_unaligned *)&C[13U * stride] = v454 + ((v455 + (panda_pack_at(&qd[3U * stride]) * v438)) + (panda_pack_at(&qd[2U * stride]) * v427));
    const panda_pack v456 = 0.5 * (v300 + v301);
    const panda_pack v457 = v304 - v303;
    const panda_pack v458 = 0.5 * (v306 - v307);
    const panda_pack v459 = v309 + v310;
    const panda_pack v460 = (panda_pack_at(&qd[3U * stride]) * v457) + ((panda_pack_at(&qd[4U * stride]) * v458) + (panda_pack_at(&qd[6U * stride]) * v459));
    *(panda_unaligned *)&C[14U * stride] = ((v312 - (panda_pack_at(&qd[5U * stride]) * v456)) - (panda_pack_at(&qd[stride]) * v409)) + v460;
    const panda_pack v461 = 0.5 * (v255 - v258);
    const panda_pack v462 = v421 + v422;
    const panda_pack v463 = 0.5 * (v276 - v279);
    const panda_pack v464 = v426 - v425;
    *(panda_unaligned *)&C[15U * stride] = ((((panda_pack_at(&qd[5U * stride]) * v461) + (panda_pack_at(&qd[6U * stride]) * v464)) + (panda_pack_at(&qd[3U * stride]) * v462)) + (panda_pack_at(&qd[4U * stride]) * v463)) - v428;
    const panda_pack v465 = 0.5 * panda_pack_at(&qd[6U * stride]);
    const panda_pack v466 = 0.5 * panda_pack_at(&qd[4U * stride]);
    const panda_pack v467 = 0.5 * panda_pack_at(&qd[5U * stride]);
    const panda_pack v468 = 0.5 * panda_pack_at(&qd[3U * stride]);
    *(panda_unaligned *)&C[16U * stride] = (((v466 * v171) - (v465 * v224)) + (v467 * v74)) + (v468 * v123);
    const panda_pack v469 = 0.5 * v92;
    const panda_pack v470 = 0.5 * v251;
    const panda_pack v471 = v469 + v470;
    const panda_pack v472 = 0.5 * v273;
    const panda_pack v473 = 0.5 * v185;
    const panda_pack v474 = v473 - v472;
    const panda_pack v475 = 0.5 * v287;
    const panda_pack v476 = 0.5 * v241;
    const panda_pack v477 = v476 - v475;
    const panda_pack v478 = ((panda_pack_at(&qd[stride]) * v462) + (v418 * v123)) + (panda_pack_at(&qd[0]) * v457);
    *(panda_unaligned *)&C[17U * stride] = v478 - ((((panda_pack_at(&qd[5U * stride]) * v471) + (panda_pack_at(&qd[3U * stride]) * v141)) + (panda_pack_at(&qd[6U * stride]) * v477)) + (panda_pack_at(&qd[4U * stride]) * v474));
    const panda_pack v479 = 0.5 * (v328 + v334);
    const panda_pack v480 = 0.5 * v350;
    const panda_pack v481 = 0.5 * v343;
    const panda_pack v482 = v480 + v481;
    const panda_pack v483 = ((panda_pack_at(&qd[stride]) * v463) + (v418 * v171)) + (panda_pack_at(&qd[0]) * v458);
    *(panda_unaligned *)&C[18U * stride] = v483 - (((panda_pack_at(&qd[5U * stride]) * v479) + ((panda_pack_at(&qd[4U * stride]) * v339) + (panda_pack_at(&qd[6U * stride]) * v482))) + (panda_pack_at(&qd[3U * stride]) * v474));
    const panda_pack v484 = 0.5 * v383;
    const panda_pack v485 = 0.5 * v370;
    const panda_pack v486 = v484 + v485;
    const panda_pack v487 = ((panda_pack_at(&qd[stride]) * v461) + (v418 * v74)) - (panda_pack_at(&qd[0]) * v456);
    *(panda_unaligned *)&C[19U * stride] = v487 + ((((panda_pack_at(&qd[5U * stride]) * v361) - (panda_pack_at(&qd[6U * stride]) * v486)) - (panda_pack_at(&qd[4U * stride]) * v479)) - (panda_pack_at(&qd[3U * stride]) * v471));
    const panda_pack v488 = ((v418 * v224) - (panda_pack_at(&qd[stride]) * v464)) - (panda_pack_at(&qd[0]) * v459);
    *(panda_unaligned *)&C[20U * stride] = ((((panda_pack_at(&qd[6U * stride]) * v399) - (panda_pack_at(&qd[5U * stride]) * v486)) - (panda_pack_at(&qd[4U * stride]) * v482)) - (panda_pack_at(&qd[3U * stride]) * v477)) - v488;
    const panda_pack v489 = v315 - v314;
    const panda_pack v490 = 0.5 * (v317 - v318);
    const panda_pack v491 = v320 - v321;
    const panda_pack v492 = (((panda_pack_at(&qd[6U * stride]) * v491) - (panda_pack_at(&qd[5U * stride]) * v489)) - (panda_pack_at(&qd[4U * stride]) * v490)) - (panda_pack_at(&qd[2U * stride]) * v457);
    *(panda_unaligned *)&C[21U * stride] = (v492 - (panda_pack_at(&qd[stride]) * v408)) - v323;
    const panda_pack v493 = 0.5 * (v430 - v431);
    const panda_pack v494 = 0.5 * (v433 + v434);
    const panda_pack v495 = 0.5 * (v436 + v437);
    *(panda_unaligned *)&C[22U * stride] = v439 + ((((panda_pack_at(&qd[5U * stride]) * v493) + (panda_pack_at(&qd[6U * stride]) * v495)) + (panda_pack_at(&qd[4U * stride]) * v494)) - (panda_pack_at(&qd[2U * stride]) * v462));
    const panda_pack v496 = v469 - v470;
    const panda_pack v497 = v472 + v473;
    const panda_pack v498 = v475 + v476;
    *(panda_unaligned *)&C[24U * stride] = ((v467 * v86) - (v465 * v234)) - (v466 * v167);
    const panda_pack v499 = 0.5 * v249;
    const panda_pack v500 = 0.5 * v79;
    const panda_pack v501 = v500 - v499;
    const panda_pack v502 = 0.5 * v228;
    const panda_pack v503 = 0.5 * v285;
    const panda_pack v504 = v502 + v503;
    const panda_pack v505 = (((panda_pack_at(&qd[2U * stride]) * v497) + (v468 * v167)) - (panda_pack_at(&qd[stride]) * v494)) + (panda_pack_at(&qd[0]) * v490);
    const panda_pack v506 = 0.5 * v375;
    const panda_pack v507 = 0.5 * v385;
    const panda_pack v508 = v506 + v507;
    const panda_pack v509 = ((panda_pack_at(&qd[stride]) * v493) + ((v468 * v86) - (panda_pack_at(&qd[2U * stride]) * v496))) - (panda_pack_at(&qd[0]) * v489);
    *(panda_unaligned *)&C[26U * stride] = v509 + (((panda_pack_at(&qd[5U * stride]) * v364) + (panda_pack_at(&qd[6U * stride]) * v508)) - (panda_pack_at(&qd[4U * stride]) * v501));
    const panda_pack v510 = (((panda_pack_at(&qd[2U * stride]) * v498) + (v468 * v234)) - (panda_pack_at(&qd[stride]) * v495)) - (panda_pack_at(&qd[0]) * v491);
    *(panda_unaligned *)&C[27U * stride] = (((panda_pack_at(&qd[5U * stride]) * v508) + (panda_pack_at(&qd[6U * stride]) * v402)) - (panda_pack_at(&qd[4U * stride]) * v504)) - v510;
    const panda_pack v511 = 0.5 * (v333 - v337);
    const panda_pack v512 = v353 - v348;
    const panda_pack v513 = (((panda_pack_at(&qd[5U * stride]) * v511) - (panda_pack_at(&qd[6U * stride]) * v512)) + (panda_pack_at(&qd[3U * stride]) * v490)) - (panda_pack_at(&qd[2U * stride]) * v458);
    *(panda_unaligned *)&C[28U * stride] = (v513 - (panda_pack_at(&qd[stride]) * v410)) - v355;
    const panda_pack v514 = 0.5 * (v441 - v442);
    const panda_pack v515 = 0.5 * (v444 - v445);
    *(panda_unaligned *)&C[29U * stride] = v447 + ((((panda_pack_at(&qd[5U * stride]) * v514) - (panda_pack_at(&qd[6U * stride]) * v515)) - (panda_pack_at(&qd[3U * stride]) * v494)) - (panda_pack_at(&qd[2U * stride]) * v463));
    const panda_pack v516 = 0.5 * (v328 - v334);
    const panda_pack v517 = v480 - v481;
    *(panda_unaligned *)&C[30U * stride] = ((panda_pack_at(&qd[3U * stride]) * v497) - ((panda_pack_at(&qd[5U * stride]) * v516) + (panda_pack_at(&qd[6U * stride]) * v517))) - v483;
    const panda_pack v518 = v499 + v500;
    const panda_pack v519 = v502 - v503;
    *(panda_unaligned *)&C[31U * stride] = v505 - ((panda_pack_at(&qd[5U * stride]) * v518) + (panda_pack_at(&qd[6U * stride]) * v519));
    *(panda_unaligned *)&C[32U * stride] = (v467 * v55) - (v465 * v204);
    const panda_pack v520 = 0.5 * v282;
    const panda_pack v521 = 0.5 * v210;
    const panda_pack v522 = v521 - v520;
    const panda_pack v523 = (panda_pack_at(&qd[stride]) * v514) + (((v466 * v55) - (panda_pack_at(&qd[3U * stride]) * v518)) - (panda_pack_at(&qd[2U * stride]) * v516));
    const panda_pack v524 = v523 + (panda_pack_at(&qd[0]) * v511);
    *(panda_unaligned *)&C[33U * stride] = v524 + ((panda_pack_at(&qd[6U * stride]) * v522) - (panda_pack_at(&qd[5U * stride]) * v31));
    const panda_pack v525 = (((panda_pack_at(&qd[3U * stride]) * v519) + (v466 * v204)) + (panda_pack_at(&qd[2U * stride]) * v517)) + (panda_pack_at(&qd[stride]) * v515);
    const panda_pack v526 = v525 + (panda_pack_at(&qd[0]) * v512);
    *(panda_unaligned *)&C[34U * stride] = ((panda_pack_at(&qd[5U * stride]) * v522) + (panda_pack_at(&qd[6U * stride]) * v392)) - v526;
    const panda_pack v527 = 0.5 * (v379 - v387);
    const panda_pack v528 = ((panda_pack_at(&qd[3U * stride]) * v489) - ((panda_pack_at(&qd[4U * stride]) * v511) + (panda_pack_at(&qd[6U * stride]) * v527))) + (panda_pack_at(&qd[2U * stride]) * v456);
    *(panda_unaligned *)&C[35U * stride] = (v528 - (panda_pack_at(&qd[stride]) * v407)) - v389;
    const panda_pack v529 = 0.5 * (v449 - v450);
    *(panda_unaligned *)&C[36U * stride] = v452 + ((((panda_pack_at(&qd[6U * stride]) * v529) - (panda_pack_at(&qd[4U * stride]) * v514)) - (panda_pack_at(&qd[3U * stride]) * v493)) - (panda_pack_at(&qd[2U * stride]) * v461));
    const panda_pack v530 = v485 - v484;
    *(panda_unaligned *)&C[37U * stride] = ((panda_pack_at(&qd[3U * stride]) * v496) + ((panda_pack_at(&qd[4U * stride]) * v516) + (panda_pack_at(&qd[6U * stride]) * v530))) - v487;
    const panda_pack v531 = v506 - v507;
    *(panda_unaligned *)&C[38U * stride] = ((panda_pack_at(&qd[4U * stride]) * v518) - (panda_pack_at(&qd[6U * stride]) * v531)) - v509;
    const panda_pack v532 = v520 + v521;
    *(panda_unaligned *)&C[39U * stride] = (panda_pack_at(&qd[6U * stride]) * v532) - v524;
    const panda_pack v533 = ((panda_pack_at(&qd[3U * stride]) * v531) + ((v467 * v200) - (panda_pack_at(&qd[4U * stride]) * v532))) - (panda_pack_at(&qd[2U * stride]) * v530);
    const panda_pack v534 = (v533 - (panda_pack_at(&qd[stride]) * v529)) + (panda_pack_at(&qd[0]) * v527);
    *(panda_unaligned *)&C[47U * stride] = v534;
    const panda_pack v535 = (((panda_pack_at(&qd[5U * stride]) * v527) + (panda_pack_at(&qd[4U * stride]) * v512)) - (panda_pack_at(&qd[3U * stride]) * v491)) - (panda_pack_at(&qd[2U * stride]) * v459);
    *(panda_unaligned *)&C[42U * stride] = (v404 + (panda_pack_at(&qd[stride]) * v411)) + v535;
    *(panda_unaligned *)&C[43U * stride] = ((((panda_pack_at(&qd[4U * stride]) * v515) - (panda_pack_at(&qd[5U * stride]) * v529)) - (panda_pack_at(&qd[3U * stride]) * v495)) - (panda_pack_at(&qd[2U * stride]) * v464)) - v454;
    *(panda_unaligned *)&C[44U * stride] = v488 + ((panda_pack_at(&qd[3U * stride]) * v498) + ((panda_pack_at(&qd[4U * stride]) * v517) - (panda_pack_at(&qd[5U * stride]) * v530)));
    *(panda_unaligned *)&C[45U * stride] = v510 + ((panda_pack_at(&qd[5U * stride]) * v531) + (panda_pack_at(&qd[4U * stride]) * v519));
    *(panda_unaligned *)&C[46U * stride] = v526 - (panda_pack_at(&qd[5U * stride]) * v532);
    *(panda_unaligned *)&C[23U * stride] = -(v478 + (((panda_pack_at(&qd[5U * stride]) * v496) + (panda_pack_at(&qd[6U * stride]) * v498)) + (panda_pack_at(&qd[4U * stride]) * v497)));
    *(panda_unaligned *)&C[25U * stride] = -(v505 + ((panda_pack_at(&qd[5U * stride]) * v501) + ((panda_pack_at(&qd[4U * stride]) * v117) + (panda_pack_at(&qd[6U * stride]) * v504))));
    *(panda_unaligned *)&C[40U * stride] = -(v465 * v200);
    *(panda_unaligned *)&C[41U * stride] = -(v534 + (panda_pack_at(&qd[6U * stride]) * v21));
}

void panda_coriolis_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    size_t first = 0U;

    for (; (count - first) >= PANDA_LANES; first += PANDA_LANES) {
        panda_pack_coriolis_matrix_block(0U, prepared->k, count, &q[first], &qd[first], &C[first]);
    }
    if (first < count) {
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
    size_t first = 0U;

    for (; (count - first) >= PANDA_LANES; first += PANDA_LANES) {
        panda_pack_coriolis_matrix_block(count, &prepared[first], count, &q[first], &qd[first], &C[first]);
    }
    if (first < count) {
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
