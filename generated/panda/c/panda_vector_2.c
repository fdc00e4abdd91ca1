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

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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
    const panda_pack v13 = 0.23184755269500001 + (0.0032806082595733185 * v1_cosine[2]);
    const panda_pack v14 = (0.0032806082595733185 * v1_sine[2]) - 0.067870631425;
    const panda_pack v15 = (0.17380470556900005 * v1_sine[1]) + (v1_cosine[1] * v13);
    const panda_pack v16 = v15 - 0.014653732538;
    const panda_pack v17 = (v1_sine[3] * v14) + (v1_cosine[3] * v16);
    const panda_pack v18 = v17 - 0.5527802746500001;
    const panda_pack v19 = (0.001535882372017312 * v1_cosine[2]) - (0.000386330894443768 * v1_sine[2]);
    const panda_pack v20 = v1_cosine[1] * v19;
    const panda_pack v21 = 0.000577387053684904 * v1_cosine[2];
    const panda_pack v22 = (0.002174847060296272 * v1_cosine[2]) - (0.0013205141364616632 * v1_sine[2]);
    const panda_pack v23 = v1_sine[2] * v22;
    const panda_pack v24 = v21 - v23;
    const panda_pack v25 = v24 - 0.004730348259622701;
    const panda_pack v26 = v1_cosine[2] * v22;
    const panda_pack v27 = v26 + ((0.000288693526842452 * v1_sine[2]) - 0.000983664612929451);
    const panda_pack v28 = (0.000386330894443768 * v1_cosine[2]) + (0.001535882372017312 * v1_sine[2]);
    const panda_pack v29 = 9.3569097314605e-05 + v28;
    const panda_pack v30 = 0.0012597535716761543 * v1_sine[2];
    const panda_pack v31 = 0.384 * v15;
    const panda_pack v32 = (v1_sine[1] * v29) + (v1_cosine[1] * v27);
    const panda_pack v33 = v1_cosine[3] * v32;
    const panda_pack v34 = 0.165 * v17;
    const panda_pack v35 = v1_sine[4] * v1_cosine[5];
    const panda_pack v36 = v1_sine[4] * v1_sine[5];
    const panda_pack v37 = 0.0825 * v1_cosine[0];
    const panda_pack v38 = 0.0825 * v1_sine[0];
    const panda_pack v39 = 0.316 * v1_cosine[0];
    const panda_pack v40 = v38 - v39;
    const panda_pack v41 = 0.316 * v1_sine[0];
    const panda_pack v42 = v37 + v41;
    const panda_pack v43 = v1_sine[3] * v32;
    const panda_pack v44 = 0.000288693526842452 * v1_cosine[2];
    const panda_pack v45 = 0.006684151967360946 + v44;
    const panda_pack v46 = 0.0012597535716761543 * v1_cosine[2];
    const panda_pack v47 = v1_sine[1] * v19;
    const panda_pack v48 = v47 + (v1_cosine[1] * v45);
    *(panda_unaligned *)&C[48U * stride] = panda_pack_splat(0.0);
    const panda_pack v49 = (0.17380470556900005 * v1_cosine[1]) - (v1_sine[1] * v13);
    const panda_pack v50 = v1_cosine[3] * v49;
    const panda_pack v51 = (v37 * v50) - (v38 * v15);
    const panda_pack v52 = 0.029497140765350635 + (2.0 * v19);
    const panda_pack v53 = (v1_cosine[1] * v25) + (v1_sine[1] * v52);
    const panda_pack v54 = (v1_cosine[1] * v52) - (v1_sine[1] * v25);
    const panda_pack v55 = v1_cosine[1] * v54;
    const panda_pack v56 = v55 - (v1_sine[1] * v53);
    const panda_pack v57 = v1_sine[1] * v54;
    const panda_pack v58 = v57 + (v1_cosine[1] * v53);
    const panda_pack v59 = (v43 + (0.384 * v50)) + (v1_cosine[3] * v58);
    const panda_pack v60 = (v1_cosine[1] * v29) - (v1_sine[1] * v27);
    const panda_pack v61 = 2.0 * v1_cosine[3];
    const panda_pack v62 = (v61 * v60) - (v1_sine[3] * v56);
    const panda_pack v63 = v1_sine[3] * v62;
    const panda_pack v64 = 0.165 * v50;
    const panda_pack v65 = v64 - v63;
    const panda_pack v66 = 0.768 * v15;
    const panda_pack v67 = v1_cosine[0] * ((0.165 * v15) - (2.0 * v59));
    const panda_pack v68 = v67 + (v1_sine[0] * ((v66 - (2.0 * v56)) + v65));
    const panda_pack v69 = v56 + (v1_sine[0] * v68);
    const panda_pack v70 = (v64 - (2.0 * v51)) - v69;
    const panda_pack v71 = 0.5 * panda_pack_at(&qd[5U * stride]);
    const panda_pack v72 = v1_sine[1] * v1_sine[2];
    const panda_pack v73 = 0.0032806082595733185 * v1_sine[3];
    const panda_pack v74 = v1_cosine[1] * v1_sine[2];
    const panda_pack v75 = 0.0032806082595733185 * v1_cosine[3];
    const panda_pack v76 = (v75 * v74) - (v1_cosine[2] * v73);
    const panda_pack v77 = ((0.0002706501814147988 * v1_sine[0]) * v72) - (v37 * v76);
    const panda_pack v78 = (0.0013205141364616632 * v1_cosine[2]) + (0.002174847060296272 * v1_sine[2]);
    const panda_pack v79 = v26 - (v1_sine[2] * v78);
    const panda_pack v80 = 0.000577387053684904 * v1_sine[2];
    const panda_pack v81 = v79 + v80;
    const panda_pack v82 = v1_cosine[1] * v28;
    const panda_pack v83 = (2.0 * v82) - (v1_sine[1] * v81);
    const panda_pack v84 = v1_sine[1] * v83;
    const panda_pack v85 = v80 + v84;
    const panda_pack v86 = 0.165 * v76;
    const panda_pack v87 = v86 - v85;
    const panda_pack v88 = 0.0012597535716761543 * v74;
    const panda_pack v89 = (v88 + v28) - (v1_cosine[1] * v83);
    const panda_pack v90 = (v44 - (v1_cosine[2] * v78)) - v23;
    const panda_pack v91 = v20 - (v1_sine[1] * v90);
    const panda_pack v92 = v46 - v91;
    const panda_pack v93 = (v1_cosine[3] * v89) - (v1_sine[3] * v92);
    const panda_pack v94 = v79 + v84;
    const panda_pack v95 = v47 + (v1_cosine[1] * v90);
    const panda_pack v96 = v1_sine[3] * v81;
    const panda_pack v97 = (v96 + (v61 * v95)) + (v1_sine[3] * v94);
    const panda_pack v98 = v1_sine[3] * v97;
    const panda_pack v99 = 0.0025195071433523086 * v72;
    const panda_pack v100 = (v99 - v94) + v98;
    const panda_pack v101 = (v1_cosine[0] * ((0.0005413003628295976 * v72) - (2.0 * v93))) + (v1_sine[0] * (v87 + v100));
    const panda_pack v102 = v1_sine[0] * v101;
    const panda_pack v103 = (v87 + (2.0 * v77)) - v102;
    const panda_pack v104 = 0.5 * panda_pack_at(&qd[6U * stride]);
    const panda_pack v105 = v21 + v57;
    const panda_pack v106 = ((2.0 * v23) - 0.011607709470831458) - v105;
    const panda_pack v107 = (2.0 * v32) - 0.0030304889466540603;
    const panda_pack v108 = (v1_cosine[3] * v106) - (v1_sine[3] * v107);
    const panda_pack v109 = (v1_cosine[3] * v107) + (v1_sine[3] * v106);
    const panda_pack v110 = v1_cosine[3] * v109;
    const panda_pack v111 = v110 + (v1_sine[3] * v108);
    const panda_pack v112 = (v1_cosine[3] * v14) - (v1_sine[3] * v16);
    const panda_pack v113 = 0.165 * v112;
    const panda_pack v114 = v113 - v111;
    const panda_pack v115 = (v30 - 0.02389827041510187) - v60;
    const panda_pack v116 = v55 - ((v19 + 0.013721782605646424) + v31);
    const panda_pack v117 = (v1_cosine[3] * v115) + (v1_sine[3] * v116);
    const panda_pack v118 = v1_cosine[0] * v117;
    const panda_pack v119 = (2.0 * v118) - (v1_sine[0] * v114);
    const panda_pack v120 = v1_sine[0] * v119;
    const panda_pack v121 = 1.0 - v1_cosine[0];
    const panda_pack v122 = (-v120) - (v121 * v113);
    const panda_pack v123 = 0.5 * panda_pack_at(&qd[4U * stride]);
    const panda_pack v124 = ((v71 * v70) - (v104 * v103)) - (v123 * v122);
    const panda_pack v125 = v49 - 2.0125235536029997;
    const panda_pack v126 = (v37 * v125) - (v38 * v18);
    const panda_pack v127 = v1_sine[3] * v109;
    const panda_pack v128 = 0.768 * v49;
    const panda_pack v129 = v127 + v128;
    const panda_pack v130 = v34 - v24;
    const panda_pack v131 = v129 + ((2.0 * v57) - (v130 + 0.6495511310687522));
    const panda_pack v132 = (v1_cosine[3] * v116) - (v1_sine[3] * v115);
    const panda_pack v133 = ((0.165 * v49) - 0.3256817453709217) - (2.0 * v132);
    const panda_pack v134 = (v1_cosine[0] * v131) - (v1_sine[0] * v133);
    const panda_pack v135 = (v1_cosine[0] * v133) + (v1_sine[0] * v131);
    const panda_pack v136 = v1_cosine[0] * v135;
    const panda_pack v137 = v136 + (v1_sine[0] * v134);
    const panda_pack v138 = (2.0 * v126) - v137;
    const panda_pack v139 = (v41 * v125) + (v39 * v18);
    const panda_pack v140 = v137 + (2.0 * v139);
    const panda_pack v141 = v126 + v139;
    const panda_pack v142 = (2.0 * v141) - v140;
    const panda_pack v143 = v38 + v39;
    const panda_pack v144 = v37 - v41;
    const panda_pack v145 = v1_sine[0] * v135;
    const panda_pack v146 = ((v1_cosine[0] * v134) + ((v143 * v125) + (v144 * v18))) - v145;
    const panda_pack v147 = 2.0 * v35;
    const panda_pack v148 = 0.0825 * v112;
    const panda_pack v149 = v110 - ((v32 + 0.00239011055294907) + v148);
    const panda_pack v150 = 0.0016444875773692705 + v117;
    const panda_pack v151 = (v1_cosine[0] * v149) - (v1_sine[0] * v150);
    const panda_pack v152 = (v1_cosine[0] * v150) + (v1_sine[0] * v149);
    const panda_pack v153 = v35 * v152;
    const panda_pack v154 = v153 + (v1_cosine[4] * v151);
    const panda_pack v155 = 2.0 * v36;
    const panda_pack v156 = (v138 + (v155 * v154)) + ((v1_cosine[4] * v147) * v146);
    const panda_pack v157 = (v156 + ((v1_sine[4] * v1_sine[4]) * (v140 - v138))) + ((v36 * v36) * v142);
    const panda_pack v158 = 0.5 * panda_pack_at(&qd[3U * stride]);
    const panda_pack v159 = 0.5 * panda_pack_at(&qd[stride]);
    const panda_pack v160 = 0.0825 * v49;
    const panda_pack v161 = (((v160 + ((v144 * v125) - 0.4043356361115752)) - (v143 * v18)) - v132) - v136;
    const panda_pack v162 = 0.316 * v112;
    const panda_pack v163 = (v162 - 0.013297019103287584) + v152;
    const panda_pack v164 = (v39 * v125) - (v41 * v18);
    const panda_pack v165 = v57 - v145;
    const panda_pack v166 = v164 + v165;
    const panda_pack v167 = (v38 * v125) + (v37 * v18);
    const panda_pack v168 = (((v128 - 0.8029018640845111) + v164) + (v130 - v167)) - v127;
    const panda_pack v169 = ((((v23 + 0.7008497463952148) - v167) + v168) - v129) - v166;
    const panda_pack v170 = v113 - 0.00024382484190148615;
    const panda_pack v171 = 2.0 * v1_cosine[5];
    const panda_pack v172 = (v1_sine[5] * v169) + ((v1_cosine[5] * v170) + (v171 * v151));
    const panda_pack v173 = v34 - (2.0 * v167);
    const panda_pack v174 = v1_cosine[4] * (((v129 + ((v24 - 1.5970328887791736) - v173)) + (2.0 * v166)) + (v1_sine[5] * v172));
    const panda_pack v175 = v174 + (((v155 * v163) - (0.00796671776787104 * v1_sine[4])) - (v147 * v161));
    const panda_pack v176 = v1_sine[5] * v1_cosine[4];
    const panda_pack v177 = 2.0 * v176;
    const panda_pack v178 = v1_cosine[4] * v171;
    const panda_pack v179 = (v1_sine[4] * v174) - (v1_cosine[4] * (((v177 * v163) - (0.00796671776787104 * v1_cosine[4])) - (v178 * v161)));
    const panda_pack v180 = v1_sine[3] * v49;
    const panda_pack v181 = (v1_sine[3] * v58) + ((0.384 * v180) - v33);
    const panda_pack v182 = (0.0825 * v180) - v60;
    const panda_pack v183 = v182 + (v1_cosine[3] * v62);
    const panda_pack v184 = (v1_cosine[0] * v181) - (v1_sine[0] * v183);
    const panda_pack v185 = 0.0825 + v144;
    const panda_pack v186 = (((v15 * v185) + (v143 * v50)) - v59) - (v1_cosine[0] * v68);
    const panda_pack v187 = 0.632 * v176;
    const panda_pack v188 = (v41 * v50) + (v39 * v15);
    const panda_pack v189 = 2.0 * v1_sine[4];
    const panda_pack v190 = v63 + v69;
    const panda_pack v191 = v66 + v188;
    const panda_pack v192 = v65 - (v51 + v191);
    const panda_pack v193 = v51 - v192;
    const panda_pack v194 = (v191 - v193) - v190;
    const panda_pack v195 = v1_sine[5] * v1_sine[5];
    const panda_pack v196 = (v1_cosine[0] * v183) + (v1_sine[0] * v181);
    const panda_pack v197 = v1_sine[5] * v171;
    const panda_pack v198 = 0.165 * v1_cosine[5];
    const panda_pack v199 = v1_sine[5] * v198;
    const panda_pack v200 = ((v199 * v180) - (v197 * v196)) - (v195 * v194);
    const panda_pack v201 = (v178 * v186) + (((v189 * v188) - (v187 * v180)) - (v177 * v184));
    const panda_pack v202 = v201 + (v1_sine[4] * (((v70 + v66) - v190) + v200));
    const panda_pack v203 = (v1_sine[5] * (v170 + (2.0 * v151))) - (v1_cosine[5] * v169);
    const panda_pack v204 = ((v36 * v203) + ((v177 * v161) + (v178 * v163))) - (v35 * v172);
    const panda_pack v205 = 0.5 * panda_pack_at(&qd[2U * stride]);
    const panda_pack v206 = 0.0825 * v17;
    const panda_pack v207 = (v206 + (v1_cosine[3] * v108)) - v127;
    const panda_pack v208 = v1_cosine[0] * v132;
    const panda_pack v209 = v208 + (v1_sine[0] * v207);
    const panda_pack v210 = ((v143 * v112) - v117) + (v1_cosine[0] * v119);
    const panda_pack v211 = v111 - v120;
    const panda_pack v212 = v42 * v112;
    const panda_pack v213 = v114 - v212;
    const panda_pack v214 = v211 + ((v144 * v112) - v213);
    const panda_pack v215 = v1_sine[0] * v132;
    const panda_pack v216 = (v1_cosine[0] * v207) - v215;
    const panda_pack v217 = (v195 * v214) + ((v199 * v17) - (v197 * v216));
    const panda_pack v218 = v1_sine[4] * (((((0.632 * v1_sine[0]) * v112) - v122) - v211) + v217);
    const panda_pack v219 = (((v177 * v209) - (v187 * v17)) + (v178 * v210)) + v218;
    const panda_pack v220 = (v1_cosine[3] * v92) + (v1_sine[3] * v89);
    const panda_pack v221 = (v73 * v74) + (v1_cosine[2] * v75);
    const panda_pack v222 = 0.0825 * v221;
    const panda_pack v223 = (v1_cosine[3] * v97) - (v95 + v222);
    const panda_pack v224 = (v1_cosine[0] * v220) + (v1_sine[0] * v223);
    const panda_pack v225 = 0.0032806082595733185 * v72;
    const panda_pack v226 = (((v143 * v76) + (v185 * v225)) - v93) - (v1_cosine[0] * v101);
    const panda_pack v227 = ((0.0010366722100251687 * v1_cosine[0]) * v72) + (v41 * v76);
    const panda_pack v228 = v77 - v227;
    const panda_pack v229 = ((v99 - v86) + v81) - v98;
    const panda_pack v230 = v228 - v229;
    const panda_pack v231 = v100 - v102;
    const panda_pack v232 = v231 + (v230 + (v77 + v227));
    const panda_pack v233 = (v1_cosine[0] * v223) - (v1_sine[0] * v220);
    const panda_pack v234 = ((v197 * v233) + (v199 * v221)) - (v195 * v232);
    const panda_pack v235 = (v178 * v226) + (((v189 * v227) - (v187 * v221)) - (v177 * v224));
    const panda_pack v236 = v235 + (v1_sine[4] * (v234 + (v103 + v231)));
    const panda_pack v237 = v1_sine[4] * ((((v71 * v202) - (v104 * v236)) + (v123 * v219)) + (v205 * v204));
    *(panda_unaligned *)&C[0] = (((v158 * v157) - v124) - (v159 * (v179 + (v1_sine[4] * v175)))) + v237;
    const panda_pack v238 = 0.5 * panda_pack_at(&qd[0]);
    const panda_pack v239 = v238 * v1_sine[4];
    const panda_pack v240 = (v238 * v179) + (v239 * v175);
    const panda_pack v241 = 0.316 * v180;
    const panda_pack v242 = v184 + v241;
    const panda_pack v243 = (v1_sine[5] * v186) + (v1_cosine[5] * v242);
    const panda_pack v244 = v1_sine[5] * v35;
    const panda_pack v245 = v1_sine[4] * ((v1_cosine[5] * v198) - 0.0825);
    const panda_pack v246 = v1_sine[4] * (1.0 - (v1_cosine[5] * v171));
    const panda_pack v247 = (((v245 * v180) + (v246 * v196)) - (v1_cosine[4] * v243)) - (v244 * v194);
    const panda_pack v248 = ((0.384 * v49) - 0.05313849683169709) - v24;
    const panda_pack v249 = v33 + (v1_sine[3] * v248);
    const panda_pack v250 = (v1_cosine[0] * v182) + (v1_sine[0] * v249);
    const panda_pack v251 = 0.0825 - v42;
    const panda_pack v252 = (v1_cosine[3] * v248) - v43;
    const panda_pack v253 = -v40;
    const panda_pack v254 = v252 + ((v15 * v251) + (v253 * v50));
    const panda_pack v255 = (v1_cosine[0] * v249) - (v1_sine[0] * v182);
    const panda_pack v256 = v241 + v255;
    const panda_pack v257 = v1_cosine[5] * v1_cosine[4];
    const panda_pack v258 = 0.0825 * v1_sine[4];
    const panda_pack v259 = (((v258 * v180) - (v1_sine[4] * v250)) - (v176 * v254)) - (v257 * v256);
    const panda_pack v260 = v247 - v259;
    const panda_pack v261 = 0.316 * v221;
    const panda_pack v262 = v224 + v261;
    const panda_pack v263 = (v1_sine[5] * v226) + (v1_cosine[5] * v262);
    const panda_pack v264 = ((v1_cosine[4] * v263) + ((v246 * v233) - (v221 * v245))) + (v244 * v232);
    const panda_pack v265 = v222 - v48;
    const panda_pack v266 = v20 - (v1_sine[1] * v45);
    const panda_pack v267 = v46 - v266;
    const panda_pack v268 = v88 - v28;
    const panda_pack v269 = (v1_cosine[3] * v267) + (v1_sine[3] * v268);
    const panda_pack v270 = (v1_cosine[0] * v265) + (v1_sine[0] * v269);
    const panda_pack v271 = (v1_cosine[3] * v268) - (v1_sine[3] * v267);
    const panda_pack v272 = v271 + ((v253 * v76) + (v225 * v251));
    const panda_pack v273 = (v1_cosine[0] * v269) - (v1_sine[0] * v265);
    const panda_pack v274 = v261 + v273;
    const panda_pack v275 = (((v258 * v221) - (v1_sine[4] * v270)) - (v176 * v272)) - (v257 * v274);
    const panda_pack v276 = v264 + v275;
    const panda_pack v277 = (v206 - 0.03970275123129646) - v105;
    const panda_pack v278 = (v1_cosine[0] * v277) - v215;
    const panda_pack v279 = v117 + (v253 * v112);
    const panda_pack v280 = v208 + (v1_sine[0] * v277);
    const panda_pack v281 = 0.316 * v17;
    const panda_pack v282 = v281 - v280;
    const panda_pack v283 = (((v258 * v17) - (v176 * v279)) - (v1_sine[4] * v278)) - (v257 * v282);
    const panda_pack v284 = v281 - v209;
    const panda_pack v285 = (v1_sine[5] * v210) + (v1_cosine[5] * v284);
    const panda_pack v286 = (v244 * v214) + (((v245 * v17) + (v246 * v216)) - (v1_cosine[4] * v285));
    const panda_pack v287 = v283 - v286;
    const panda_pack v288 = v1_sine[4] * v152;
    const panda_pack v289 = (v288 + (v176 * v168)) + (v257 * v151);
    const panda_pack v290 = v1_cosine[5] * v151;
    const panda_pack v291 = (v1_sine[5] * v146) - v290;
    const panda_pack v292 = (v244 * v142) + (((v171 * v153) - v288) - (v1_cosine[4] * v291));
    const panda_pack v293 = v289 + v292;
    const panda_pack v294 = ((v257 * v161) - (v176 * v163)) + (v1_sine[4] * (v165 + ((0.17450345737951792 + v21) - v173)));
    const panda_pack v295 = (v1_sine[5] * v163) - (v1_cosine[5] * v161);
    const panda_pack v296 = ((v35 * v203) - (v1_cosine[4] * v295)) + (v36 * v172);
    const panda_pack v297 = v294 - v296;
    const panda_pack v298 = (v35 * v163) + (v36 * v161);
    const panda_pack v299 = panda_pack_at(&qd[stride]) * ((v298 - (0.0007689361029463999 * v1_sine[4])) + (v257 * v172));
    const panda_pack v300 = ((v71 * v260) + ((panda_pack_at(&qd[stride]) * v1_cosine[4]) * ((v148 - 0.010383014241958912) + v151))) + (v104 * v276);
    *(panda_unaligned *)&C[stride] = ((((v300 - (v123 * v287)) + (v158 * v293)) - v299) - (v205 * v297)) - v240;
    const panda_pack v301 = (v36 * v256) - (v35 * v254);
    const panda_pack v302 = (v1_cosine[4] * v70) + ((v36 * v242) - (v35 * v186));
    const panda_pack v303 = v301 + v302;
    const panda_pack v304 = (v36 * v274) - (v35 * v272);
    const panda_pack v305 = (v1_cosine[4] * v103) + ((v36 * v262) - (v35 * v226));
    const panda_pack v306 = v304 + v305;
    const panda_pack v307 = (v36 * v282) - (v35 * v279);
    const panda_pack v308 = ((v36 * v284) - (v35 * v210)) - (v1_cosine[4] * v122);
    const panda_pack v309 = v307 + v308;
    const panda_pack v310 = (v1_cosine[4] * v138) + (v35 * v146);
    const panda_pack v311 = v35 * v168;
    const panda_pack v312 = v310 + v311;
    const panda_pack v313 = v239 * v204;
    const panda_pack v314 = (((panda_pack_at(&qd[2U * stride]) * v298) - (v71 * v303)) + (v104 * v306)) - (v123 * v309);
    *(panda_unaligned *)&C[2U * stride] = (v313 - (v159 * v297)) + (v314 + (v158 * v312));
    const panda_pack v315 = v184 - v255;
    const panda_pack v316 = (v35 * v196) + (v36 * v192);
    const panda_pack v317 = v253 * v15;
    const panda_pack v318 = v317 + (v42 * v50);
    const panda_pack v319 = (v35 * v250) + (v36 * v318);
    const panda_pack v320 = v316 + ((v1_cosine[4] * v315) - v319);
    const panda_pack v321 = v224 - v273;
    const panda_pack v322 = (v36 * v230) - (v35 * v233);
    const panda_pack v323 = (v42 * v76) + (v253 * v225);
    const panda_pack v324 = (v35 * v270) + (v36 * v323);
    const panda_pack v325 = v322 + ((v1_cosine[4] * v321) - v324);
    const panda_pack v326 = v209 - v280;
    const panda_pack v327 = (v35 * v216) + (v36 * v213);
    const panda_pack v328 = (v35 * v278) + (v36 * v212);
    const panda_pack v329 = (v328 + (v1_cosine[4] * v326)) - v327;
    const panda_pack v330 = panda_pack_at(&qd[3U * stride]) * v141;
    const panda_pack v331 = v238 * v157;
    const panda_pack v332 = (((v71 * v320) - (v36 * v330)) - (v104 * v325)) - (panda_pack_at(&qd[3U * stride]) * v154);
    *(panda_unaligned *)&C[3U * stride] = v331 + (((v332 - (v123 * v329)) + (v205 * v312)) + (v159 * v293));
    const panda_pack v333 = 0.0825 * v121;
    const panda_pack v334 = panda_pack_at(&qd[4U * stride]) * ((v1_sine[0] * v117) - (v333 * v112));
    const panda_pack v335 = (v238 * v122) + (v239 * v219);
    const panda_pack v336 = v333 * v50;
    const panda_pack v337 = (v336 + (v1_cosine[0] * v56)) - (v1_sine[0] * v59);
    const panda_pack v338 = v336 - (v1_sine[0] * v252);
    const panda_pack v339 = v337 + v338;
    const panda_pack v340 = 0.316 - v38;
    const panda_pack v341 = -v340;
    const panda_pack v342 = ((v341 * v50) - (v1_sine[0] * v56)) - (v1_cosine[0] * v59);
    const panda_pack v343 = v253 * v180;
    const panda_pack v344 = v181 + v343;
    const panda_pack v345 = (v35 * v342) + (v36 * v344);
    const panda_pack v346 = (-(v1_cosine[0] * v252)) - (v340 * v50);
    const panda_pack v347 = v249 + v343;
    const panda_pack v348 = (v35 * v346) + (v36 * v347);
    const panda_pack v349 = ((v1_cosine[4] * v339) - v348) - v345;
    const panda_pack v350 = v333 * v76;
    const panda_pack v351 = (v350 + (v1_cosine[0] * v85)) - (v1_sine[0] * v93);
    const panda_pack v352 = (v1_sine[0] * v271) - v350;
    const panda_pack v353 = v351 - v352;
    const panda_pack v354 = (v1_cosine[0] * v271) + (v340 * v76);
    const panda_pack v355 = v253 * v221;
    const panda_pack v356 = v269 + v355;
    const panda_pack v357 = (v36 * v356) - (v35 * v354);
    const panda_pack v358 = ((v1_cosine[0] * v93) - (v341 * v76)) + (v1_sine[0] * v85);
    const panda_pack v359 = v220 + v355;
    const panda_pack v360 = (v36 * v359) - (v35 * v358);
    const panda_pack v361 = ((v1_cosine[4] * v353) - v357) - v360;
    const panda_pack v362 = panda_pack_at(&qd[4U * stride]) * ((v162 - (v38 * v112)) + v118);
    const panda_pack v363 = panda_pack_at(&qd[4U * stride]) * v17;
    const panda_pack v364 = panda_pack_at(&qd[4U * stride]) * v132;
    const panda_pack v365 = (v35 * v362) - ((v1_cosine[4] * v334) + (v36 * ((v253 * v363) - v364)));
    const panda_pack v366 = (((v365 + (v71 * v349)) - (v104 * v361)) - (v158 * v329)) - (v205 * v309);
    *(panda_unaligned *)&C[4U * stride] = v335 + (v366 - (v159 * v287));
    const panda_pack v367 = panda_pack_at(&qd[5U * stride]) * v32;
    const panda_pack v368 = (0.384 * v1_sine[0]) - v333;
    const panda_pack v369 = (panda_pack_at(&qd[5U * stride]) * v1_sine[3]) * v15;
    const panda_pack v370 = panda_pack_at(&qd[5U * stride]) * v1_cosine[3];
    const panda_pack v371 = v370 * v60;
    const panda_pack v372 = ((v1_cosine[0] * v367) - (v368 * v369)) + (v1_sine[0] * v371);
    const panda_pack v373 = (v239 * v202) - (v238 * v70);
    const panda_pack v374 = (0.384 * v1_cosine[0]) - v341;
    const panda_pack v375 = ((v1_cosine[0] * v371) - (v374 * v369)) - (v1_sine[0] * v367);
    const panda_pack v376 = panda_pack_at(&qd[5U * stride]) * ((v160 - (v1_cosine[3] * v31)) - (v1_sine[3] * v60));
    const panda_pack v377 = (((panda_pack_at(&qd[5U * stride]) * v42) * v49) + (v370 * v317)) - v376;
    const panda_pack v378 = v1_cosine[3] * v48;
    const panda_pack v379 = v73 * v72;
    const panda_pack v380 = v368 * v379;
    const panda_pack v381 = (v380 + (v1_cosine[0] * v266)) - (v1_sine[0] * v378);
    const panda_pack v382 = v96 + (v1_cosine[3] * v95);
    const panda_pack v383 = (v380 - (v1_cosine[0] * v91)) + (v1_sine[0] * v382);
    const panda_pack v384 = v381 + v383;
    const panda_pack v385 = v374 * v379;
    const panda_pack v386 = (v385 - (v1_sine[0] * v266)) - (v1_cosine[0] * v378);
    const panda_pack v387 = (0.0002706501814147988 * v74) - ((0.0012597535716761543 * v1_cosine[3]) * v72);
    const panda_pack v388 = (v1_sine[3] * v48) - v387;
    const panda_pack v389 = 0.0032806082595733185 * v42;
    const panda_pack v390 = (v253 * (v75 * v72)) + (v74 * v389);
    const panda_pack v391 = v388 + v390;
    const panda_pack v392 = (v35 * v386) + (v36 * v391);
    const panda_pack v393 = (v385 + (v1_sine[0] * v91)) + (v1_cosine[0] * v382);
    const panda_pack v394 = ((v1_cosine[3] * v81) - v387) - (v1_sine[3] * v95);
    const panda_pack v395 = v390 + v394;
    const panda_pack v396 = (v35 * v393) + (v36 * v395);
    const panda_pack v397 = ((v1_cosine[4] * v384) - v392) - v396;
    const panda_pack v398 = (((v35 * v375) - (v1_cosine[4] * v372)) - (v36 * v377)) - (v104 * v397);
    const panda_pack v399 = (((v398 + (v123 * v349)) + (v158 * v320)) - (v205 * v303)) + (v159 * v260);
    *(panda_unaligned *)&C[5U * stride] = v373 + v399;
    const panda_pack v400 = panda_pack_at(&qd[6U * stride]) * ((v1_sine[1] * v28) + (0.000288693526842452 * v74));
    const panda_pack v401 = v82 - ((0.000288693526842452 * v72) + v30);
    const panda_pack v402 = v1_cosine[1] * v1_cosine[2];
    const panda_pack v403 = (0.0012597535716761543 * v402) - v19;
    const panda_pack v404 = panda_pack_at(&qd[6U * stride]) * ((v1_cosine[3] * v401) + (v1_sine[3] * v403));
    const panda_pack v405 = panda_pack_at(&qd[6U * stride]) * ((v73 * v402) - (v1_sine[2] * v75));
    const panda_pack v406 = ((v1_cosine[0] * v400) - (v333 * v405)) + (v1_sine[0] * v404);
    const panda_pack v407 = (v239 * v236) - (v238 * v103);
    const panda_pack v408 = (v1_cosine[0] * v404) - ((v1_sine[0] * v400) + (v341 * v405));
    const panda_pack v409 = v1_sine[1] * v1_cosine[2];
    const panda_pack v410 = panda_pack_at(&qd[6U * stride]) * (((v1_cosine[3] * v403) + (0.0002706501814147988 * v409)) - (v1_sine[3] * v401));
    const panda_pack v411 = v410 + (panda_pack_at(&qd[6U * stride]) * ((v253 * ((v1_sine[2] * v73) + (v75 * v402))) - (v409 * v389)));
    const panda_pack v412 = (((v1_cosine[4] * v406) - (v35 * v408)) - (v36 * v411)) - (v71 * v397);
    const panda_pack v413 = (((v412 - (v123 * v361)) - (v158 * v325)) + (v205 * v306)) + (v159 * v276);
    *(panda_unaligned *)&C[6U * stride] = v413 - v407;
    const panda_pack v414 = 0.5 * (v247 + v259);
    const panda_pack v415 = 0.5 * (v289 - v292);
    const panda_pack v416 = 0.5 * (v294 + v296);
    const panda_pack v417 = 0.5 * (v283 + v286);
    const panda_pack v418 = 0.5 * (v264 - v275);
    const panda_pack v419 = (((panda_pack_at(&qd[5U * stride]) * v414) + (panda_pack_at(&qd[6U * stride]) * v418)) + (panda_pack_at(&qd[4U * stride]) * v417)) - (panda_pack_at(&qd[3U * stride]) * v415);
    *(panda_unaligned *)&C[7U * stride] = v240 + (v419 + (panda_pack_at(&qd[2U * stride]) * v416));
    const panda_pack v420 = v1_sine[5] * v152;
    const panda_pack v421 = (v1_cosine[5] * v420) - v141;
    const panda_pack v422 = (v188 + v193) - v200;
    const panda_pack v423 = v234 + (v228 + v230);
    const panda_pack v424 = (v212 - v213) - v217;
    const panda_pack v425 = (v1_sine[5] * v203) - (v1_cosine[5] * v172);
    const panda_pack v426 = v195 * v142;
    const panda_pack v427 = (((v71 * v422) - (panda_pack_at(&qd[3U * stride]) * v421)) + (v104 * v423)) + (v123 * v424);
    *(panda_unaligned *)&C[8U * stride] = (v427 - (v158 * v426)) - (v205 * v425);
    const panda_pack v428 = (v159 * v425) - (panda_pack_at(&qd[0]) * v416);
    const panda_pack v429 = (v1_sine[5] * v254) + (v1_cosine[5] * v256);
    const panda_pack v430 = v243 + v429;
    const panda_pack v431 = (v1_sine[5] * v272) + (v1_cosine[5] * v274);
    const panda_pack v432 = v263 + v431;
    const panda_pack v433 = (v1_sine[5] * v279) + (v1_cosine[5] * v282);
    const panda_pack v434 = v285 + v433;
    const panda_pack v435 = v290 + (v1_sine[5] * v168);
    const panda_pack v436 = v291 + v435;
    const panda_pack v437 = (((v104 * v432) - (v71 * v430)) - (panda_pack_at(&qd[2U * stride]) * v295)) - (v123 * v434);
    *(panda_unaligned *)&C[9U * stride] = (v437 - (v158 * v436)) - v428;
    const panda_pack v438 = ((panda_pack_at(&qd[stride]) * v421) + (v159 * v426)) + (panda_pack_at(&qd[0]) * v415);
    const panda_pack v439 = (v1_sine[5] * v196) - (v1_cosine[5] * v192);
    const panda_pack v440 = (v1_sine[5] * v250) - (v1_cosine[5] * v318);
    const panda_pack v441 = v439 - v440;
    const panda_pack v442 = (v1_sine[5] * v233) + (v1_cosine[5] * v230);
    const panda_pack v443 = (v1_sine[5] * v270) - (v1_cosine[5] * v323);
    const panda_pack v444 = v442 + v443;
    const panda_pack v445 = (v1_cosine[5] * v212) - (v1_sine[5] * v278);
    const panda_pack v446 = (v1_sine[5] * v216) - (v1_cosine[5] * v213);
    const panda_pack v447 = v445 + v446;
    const panda_pack v448 = (((panda_pack_at(&qd[3U * stride]) * v420) - (v1_cosine[5] * v330)) - (v71 * v441)) - (v104 * v444);
    *(panda_unaligned *)&C[10U * stride] = ((v448 - (v123 * v447)) - (v205 * v436)) - v438;
    const panda_pack v449 = (panda_pack_at(&qd[0]) * v417) + (v159 * v424);
    const panda_pack v450 = (v1_sine[5] * v346) - (v1_cosine[5] * v347);
    const panda_pack v451 = (v1_sine[5] * v342) - (v1_cosine[5] * v344);
    const panda_pack v452 = v450 + v451;
    const panda_pack v453 = (v1_sine[5] * v354) + (v1_cosine[5] * v356);
    const panda_pack v454 = (v1_sine[5] * v358) + (v1_cosine[5] * v359);
    const panda_pack v455 = v453 + v454;
    const panda_pack v456 = ((v104 * v455) + (v1_cosine[5] * (v364 + (v40 * v363)))) - (v1_sine[5] * v362);
    *(panda_unaligned *)&C[11U * stride] = v449 + ((((v71 * v452) + v456) - (v158 * v447)) - (v205 * v434));
    const panda_pack v457 = (panda_pack_at(&qd[0]) * v414) + (v159 * v422);
    const panda_pack v458 = (v1_sine[5] * v386) - (v1_cosine[5] * v391);
    const panda_pack v459 = (v1_sine[5] * v393) - (v1_cosine[5] * v395);
    const panda_pack v460 = v458 + v459;
    const panda_pack v461 = (v123 * v452) - (((v1_sine[5] * v375) + (v1_cosine[5] * v377)) + (v104 * v460));
    *(panda_unaligned *)&C[12U * stride] = v457 + ((v461 - (v158 * v441)) - (v205 * v430));
    const panda_pack v462 = (panda_pack_at(&qd[0]) * v418) + (v159 * v423);
    const panda_pack v463 = (((v1_sine[5] * v408) - (v1_cosine[5] * v411)) - (v71 * v460)) + (v123 * v455);
    *(panda_unaligned *)&C[13U * stride] = v462 + ((v463 - (v158 * v444)) + (v205 * v432));
    const panda_pack v464 = 0.5 * (v301 - v302);
    const panda_pack v465 = (v36 * v151) + (0.5 * (v310 - v311));
    const panda_pack v466 = 0.5 * (v307 - v308);
    const panda_pack v467 = 0.5 * (v304 - v305);
    const panda_pack v468 = ((((panda_pack_at(&qd[5U * stride]) * v464) - (panda_pack_at(&qd[6U * stride]) * v467)) + (panda_pack_at(&qd[4U * stride]) * v466)) + (panda_pack_at(&qd[3U * stride]) * v465)) - v313;
    *(panda_unaligned *)&C[14U * stride] = v468 - (panda_pack_at(&qd[stride]) * v416);
    const panda_pack v469 = 0.5 * (v243 - v429);
    const panda_pack v470 = 0.5 * (v291 - v435);
    const panda_pack v471 = 0.5 * (v285 - v433);
    const panda_pack v472 = 0.5 * (v263 - v431);
    *(panda_unaligned *)&C[15U * stride] = v428 + ((((panda_pack_at(&qd[6U * stride]) * v472) - (panda_pack_at(&qd[5U * stride]) * v469)) - (panda_pack_at(&qd[4U * stride]) * v471)) - (panda_pack_at(&qd[3U * stride]) * v470));
    *(panda_unaligned *)&C[16U * stride] = (v158 * v138) - v124;
    const panda_pack v473 = (panda_pack_at(&qd[0]) * v465) + ((v205 * v138) - (panda_pack_at(&qd[stride]) * v470));
    *(panda_unaligned *)&C[17U * stride] = v473 + ((((v71 * v315) - (v104 * v321)) - (panda_pack_at(&qd[3U * stride]) * v151)) - (v123 * v326));
    const panda_pack v474 = (panda_pack_at(&qd[0]) * v466) + ((v205 * v122) - (panda_pack_at(&qd[stride]) * v471));
    *(panda_unaligned *)&C[18U * stride] = v474 + ((((v71 * v339) - v334) - (v104 * v353)) - (v158 * v326));
    const panda_pack v475 = ((panda_pack_at(&qd[stride]) * v469) + (v205 * v70)) - (panda_pack_at(&qd[0]) * v464);
    *(panda_unaligned *)&C[19U * stride] = (((v123 * v339) - (v372 + (v104 * v384))) + (v158 * v315)) - v475;
    const panda_pack v476 = ((panda_pack_at(&qd[stride]) * v472) + (v205 * v103)) - (panda_pack_at(&qd[0]) * v467);
    *(panda_unaligned *)&C[20U * stride] = (((v406 - (v71 * v384)) - (v123 * v353)) - (v158 * v321)) + v476;
    const panda_pack v477 = v184 + v255;
    const panda_pack v478 = 0.5 * v1_cosine[4];
    const panda_pack v479 = (v478 * v477) + (0.5 * (v316 + v319));
    const panda_pack v480 = v209 + v280;
    const panda_pack v481 = (v478 * v480) - (0.5 * (v327 + v328));
    const panda_pack v482 = v224 + v273;
    const panda_pack v483 = (v478 * v482) + (0.5 * (v322 + v324));
    const panda_pack v484 = (((panda_pack_at(&qd[5U * stride]) * v479) - (panda_pack_at(&qd[6U * stride]) * v483)) - (panda_pack_at(&qd[4U * stride]) * v481)) - (panda_pack_at(&qd[2U * stride]) * v465);
    *(panda_unaligned *)&C[21U * stride] = (v484 + (panda_pack_at(&qd[stride]) * v415)) - v331;
    const panda_pack v485 = 0.5 * (v439 + v440);
    const panda_pack v486 = 0.5 * (v445 - v446);
    const panda_pack v487 = 0.5 * (v442 - v443);
    *(panda_unaligned *)&C[22U * stride] = v438 + ((panda_pack_at(&qd[2U * stride]) * v470) + ((panda_pack_at(&qd[4U * stride]) * v486) - ((panda_pack_at(&qd[5U * stride]) * v485) + (panda_pack_at(&qd[6U * stride]) * v487))));
    *(panda_unaligned *)&C[23U * stride] = (((v71 * v477) - (v104 * v482)) - (v123 * v480)) - v473;
    const panda_pack v488 = v66 - v65;
    *(panda_unaligned *)&C[24U * stride] = ((v71 * v488) - (v104 * v229)) - (v123 * v114);
    const panda_pack v489 = ((panda_pack_at(&qd[0]) * v481) + ((v158 * v114) + (v205 * v480))) - (panda_pack_at(&qd[stride]) * v486);
    const panda_pack v490 = v181 + v249;
    const panda_pack v491 = v220 + v269;
    *(panda_unaligned *)&C[25U * stride] = ((v71 * v490) - ((v104 * v491) + v364)) - v489;
    const panda_pack v492 = ((panda_pack_at(&qd[0]) * v479) + ((v158 * v488) + (v205 * v477))) - (panda_pack_at(&qd[stride]) * v485);
    const panda_pack v493 = v388 + v394;
    *(panda_unaligned *)&C[26U * stride] = v492 + ((v123 * v490) - ((v104 * v493) + v376));
    const panda_pack v494 = ((panda_pack_at(&qd[stride]) * v487) + ((v158 * v229) + (v205 * v482))) + (panda_pack_at(&qd[0]) * v483);
    *(panda_unaligned *)&C[27U * stride] = ((v410 - (v71 * v493)) - (v123 * v491)) - v494;
    const panda_pack v495 = v337 - v338;
    const panda_pack v496 = (v478 * v495) - (0.5 * (v345 - v348));
    const panda_pack v497 = v351 + v352;
    const panda_pack v498 = (v478 * v497) + (0.5 * (v357 - v360));
    const panda_pack v499 = (((panda_pack_at(&qd[5U * stride]) * v496) - (panda_pack_at(&qd[6U * stride]) * v498)) + (panda_pack_at(&qd[3U * stride]) * v481)) - (panda_pack_at(&qd[2U * stride]) * v466);
    *(panda_unaligned *)&C[28U * stride] = (v499 - (panda_pack_at(&qd[stride]) * v417)) - v335;
    const panda_pack v500 = 0.5 * (v450 - v451);
    const panda_pack v501 = 0.5 * (v453 - v454);
    *(panda_unaligned *)&C[29U * stride] = ((panda_pack_at(&qd[2U * stride]) * v471) - (((panda_pack_at(&qd[5U * stride]) * v500) + (panda_pack_at(&qd[6U * stride]) * v501)) + (panda_pack_at(&qd[3U * stride]) * v486))) - v449;
    *(panda_unaligned *)&C[30U * stride] = (((v71 * v495) - (v104 * v497)) + (v158 * v480)) - v474;
    const panda_pack v502 = 0.5 * (v181 - v249);
    const panda_pack v503 = 0.5 * (v220 - v269);
    *(panda_unaligned *)&C[31U * stride] = v489 + ((panda_pack_at(&qd[5U * stride]) * v502) - (panda_pack_at(&qd[6U * stride]) * v503));
    *(panda_unaligned *)&C[32U * stride] = (v71 * v56) - (v104 * v85);
    const panda_pack v504 = (((panda_pack_at(&qd[3U * stride]) * v502) + (v123 * v56)) + (v205 * v495)) - (panda_pack_at(&qd[stride]) * v500);
    const panda_pack v505 = v504 + (panda_pack_at(&qd[0]) * v496);
    const panda_pack v506 = v91 - v266;
    *(panda_unaligned *)&C[33U * stride] = v505 + ((v104 * v506) - v367);
    const panda_pack v507 = (((panda_pack_at(&qd[3U * stride]) * v503) + (v123 * v85)) + (v205 * v497)) + (panda_pack_at(&qd[stride]) * v501);
    const panda_pack v508 = v507 + (panda_pack_at(&qd[0]) * v498);
    *(panda_unaligned *)&C[34U * stride] = (v400 + (v71 * v506)) - v508;
    const panda_pack v509 = v381 - v383;
    const panda_pack v510 = (v478 * v509) - (0.5 * (v392 - v396));
    const panda_pack v511 = (((panda_pack_at(&qd[6U * stride]) * v510) - (panda_pack_at(&qd[4U * stride]) * v496)) - (panda_pack_at(&qd[3U * stride]) * v479)) - (panda_pack_at(&qd[2U * stride]) * v464);
    *(panda_unaligned *)&C[35U * stride] = (v511 - (panda_pack_at(&qd[stride]) * v414)) - v373;
    const panda_pack v512 = 0.5 * (v458 - v459);
    *(panda_unaligned *)&C[36U * stride] = (((panda_pack_at(&qd[3U * stride]) * v485) + ((panda_pack_at(&qd[4U * stride]) * v500) + (panda_pack_at(&qd[6U * stride]) * v512))) + (panda_pack_at(&qd[2U * stride]) * v469)) - v457;
    *(panda_unaligned *)&C[37U * stride] = v475 + (((v104 * v509) - (v123 * v495)) - (v158 * v477));
    const panda_pack v513 = 0.5 * (v388 - v394);
    *(panda_unaligned *)&C[38U * stride] = ((panda_pack_at(&qd[6U * stride]) * v513) - (panda_pack_at(&qd[4U * stride]) * v502)) - v492;
    const panda_pack v514 = 0.5 * (v91 + v266);
    *(panda_unaligned *)&C[39U * stride] = (panda_pack_at(&qd[6U * stride]) * v514) - v505;
    const panda_pack v515 = (((v71 * v81) - (panda_pack_at(&qd[4U * stride]) * v514)) - (panda_pack_at(&qd[3U * stride]) * v513)) - (v205 * v509);
    const panda_pack v516 = (v515 - (panda_pack_at(&qd[stride]) * v512)) - (panda_pack_at(&qd[0]) * v510);
    *(panda_unaligned *)&C[47U * stride] = v516;
    const panda_pack v517 = ((panda_pack_at(&qd[3U * stride]) * v483) + ((panda_pack_at(&qd[4U * stride]) * v498) - (panda_pack_at(&qd[5U * stride]) * v510))) + (panda_pack_at(&qd[2U * stride]) * v467);
    *(panda_unaligned *)&C[42U * stride] = v407 + (v517 - (panda_pack_at(&qd[stride]) * v418));
    *(panda_unaligned *)&C[43U * stride] = (((panda_pack_at(&qd[3U * stride]) * v487) + ((panda_pack_at(&qd[4U * stride]) * v501) - (panda_pack_at(&qd[5U * stride]) * v512))) - (panda_pack_at(&qd[2U * stride]) * v472)) - v462;
    *(panda_unaligned *)&C[44U * stride] = (((v123 * v497) - (v71 * v509)) + (v158 * v482)) - v476;
    *(panda_unaligned *)&C[45U * stride] = v494 + ((panda_pack_at(&qd[4U * stride]) * v503) - (panda_pack_at(&qd[5U * stride]) * v513));
    *(panda_unaligned *)&C[46U * stride] = v508 - (panda_pack_at(&qd[5U * stride]) * v514);
    *(panda_unaligned *)&C[40U * stride] = -(v104 * v81);
    *(panda_unaligned *)&C[41U * stride] = -(v516 + (panda_pack_at(&qd[6U * stride]) * v19));
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
