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
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline, unused)) void panda_pack_sincos_pair(const panda_pack *angle, panda_pack *sine, panda_pack *cosine, panda_bits *beyond)
{
    const panda_pack x = *angle;
    union { panda_pack number; panda_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const panda_pack n = k.number - 6755399441186816.0;
    const panda_pack w = x - (n * 1.5707963267923333);
    const panda_pack r = w - (n * 2.5633441515839558e-12);
    const panda_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const panda_pack z = r * r;
    const panda_pack u = 1.0 - (0.5 * z);
    const panda_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const panda_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
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


/* The library answers for lanes whose angle is out of range, and for them only. */
static PANDA_APART void panda_pack_sincos_beyond(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const panda_mask inside = (panda_mask)(panda_pack_abs(angle[i]) <= 200000.0);

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
    const panda_pack v18 = (0.001535882372017312 * v1_cosine[2]) - (0.000386330894443768 * v1_sine[2]);
    const panda_pack v19 = v1_cosine[1] * v18;
    const panda_pack v20 = 0.000577387053684904 * v1_cosine[2];
    const panda_pack v21 = 0.002174847060296272 * v1_cosine[2];
    const panda_pack v22 = v21 - (0.0013205141364616632 * v1_sine[2]);
    const panda_pack v23 = v1_sine[2] * v22;
    const panda_pack v24 = v20 - v23;
    const panda_pack v25 = v24 - 0.004730348259622701;
    const panda_pack v26 = (v1_cosine[2] * v22) + ((0.000288693526842452 * v1_sine[2]) - 0.000983664612929451);
    const panda_pack v27 = (0.000386330894443768 * v1_cosine[2]) + (0.001535882372017312 * v1_sine[2]);
    const panda_pack v28 = 9.3569097314605e-05 + v27;
    const panda_pack v29 = 0.0012597535716761543 * v1_sine[2];
    const panda_pack v30 = (v1_sine[1] * v28) + (v1_cosine[1] * v26);
    const panda_pack v31 = v1_cosine[3] * v30;
    const panda_pack v32 = v1_sine[4] * v1_cosine[5];
    const panda_pack v33 = v1_sine[4] * v1_sine[5];
    const panda_pack v34 = 0.0825 * v1_cosine[0];
    const panda_pack v35 = 0.0825 * v1_sine[0];
    const panda_pack v36 = 0.316 * v1_cosine[0];
    const panda_pack v37 = 0.316 * v1_sine[0];
    const panda_pack v38 = v34 + v37;
    const panda_pack v39 = v1_sine[3] * v30;
    const panda_pack v40 = 0.000288693526842452 * v1_cosine[2];
    const panda_pack v41 = 0.006684151967360946 + v40;
    const panda_pack v42 = 0.0012597535716761543 * v1_cosine[2];
    const panda_pack v43 = v1_sine[1] * v18;
    const panda_pack v44 = v43 + (v1_cosine[1] * v41);
    const panda_pack v45 = v1_sine[3] * v13;
    const panda_pack v46 = v36 - v35;
    *(panda_unaligned *)&C[48U * stride] = panda_pack_splat(0.0);
    const panda_pack v47 = (2.0 * v30) - 0.0030304889466540603;
    const panda_pack v48 = v1_cosine[3] * v47;
    const panda_pack v49 = 2.0 * v1_cosine[3];
    const panda_pack v50 = 0.029497140765350635 + (2.0 * v18);
    const panda_pack v51 = (v1_cosine[1] * v50) - (v1_sine[1] * v25);
    const panda_pack v52 = v1_sine[1] * v51;
    const panda_pack v53 = v20 + v52;
    const panda_pack v54 = ((2.0 * v23) - 0.011607709470831458) - v53;
    const panda_pack v55 = v1_sine[3] * v54;
    const panda_pack v56 = ((v1_cosine[3] * v48) - ((v1_sine[3] * v1_sine[3]) * v47)) + (v49 * v55);
    const panda_pack v57 = v1_sine[3] * v17;
    const panda_pack v58 = ((v1_cosine[3] * v16) + (0.014653732538 * v1_sine[3])) - v57;
    const panda_pack v59 = 0.165 * v58;
    const panda_pack v60 = v59 - v56;
    const panda_pack v61 = (v1_cosine[1] * v28) - (v1_sine[1] * v26);
    const panda_pack v62 = (v29 - 0.02389827041510187) - v61;
    const panda_pack v63 = v1_cosine[1] * v51;
    const panda_pack v64 = v63 - ((0.384 * v17) + (v18 + 0.013721782605646424));
    const panda_pack v65 = (v1_cosine[3] * v62) + (v1_sine[3] * v64);
    const panda_pack v66 = v1_cosine[0] * v65;
    const panda_pack v67 = (2.0 * v66) - (v1_sine[0] * v60);
    const panda_pack v68 = v1_sine[0] * v67;
    const panda_pack v69 = 1.0 - v1_cosine[0];
    const panda_pack v70 = (-v68) - (v69 * v59);
    const panda_pack v71 = 0.5 * panda_pack_at(&qd[4U * stride]);
    const panda_pack v72 = (0.17380470556900005 * v1_cosine[1]) - (v1_sine[1] * v14);
    const panda_pack v73 = v1_cosine[3] * v72;
    const panda_pack v74 = (v34 * v73) - (v35 * v17);
    const panda_pack v75 = (v1_cosine[1] * v25) + (v1_sine[1] * v50);
    const panda_pack v76 = v63 - (v1_sine[1] * v75);
    const panda_pack v77 = 0.384 * v72;
    const panda_pack v78 = (v77 + (v1_cosine[1] * v75)) + v52;
    const panda_pack v79 = v39 + (v1_cosine[3] * v78);
    const panda_pack v80 = (v49 * v61) - (v1_sine[3] * v76);
    const panda_pack v81 = v1_sine[3] * v80;
    const panda_pack v82 = 0.165 * v73;
    const panda_pack v83 = v82 - v81;
    const panda_pack v84 = 0.768 * v17;
    const panda_pack v85 = v1_cosine[0] * ((0.165 * v17) - (2.0 * v79));
    const panda_pack v86 = v85 + (v1_sine[0] * ((v84 - (2.0 * v76)) + v83));
    const panda_pack v87 = v76 + (v1_sine[0] * v86);
    const panda_pack v88 = (v82 - (2.0 * v74)) - v87;
    const panda_pack v89 = 0.5 * panda_pack_at(&qd[5U * stride]);
    const panda_pack v90 = v1_sine[1] * v1_sine[2];
    const panda_pack v91 = v1_cosine[1] * v1_sine[2];
    const panda_pack v92 = 0.0032806082595733185 * v91;
    const panda_pack v93 = (v1_cosine[3] * v92) - v45;
    const panda_pack v94 = (v34 * v93) - ((0.0002706501814147988 * v1_sine[0]) * v90);
    const panda_pack v95 = (v1_cosine[2] * v21) - (v1_sine[2] * ((0.0026410282729233264 * v1_cosine[2]) + (0.002174847060296272 * v1_sine[2])));
    const panda_pack v96 = 0.000577387053684904 * v1_sine[2];
    const panda_pack v97 = v95 + v96;
    const panda_pack v98 = v1_cosine[1] * v27;
    const panda_pack v99 = (2.0 * v98) - (v1_sine[1] * v97);
    const panda_pack v100 = v1_sine[1] * v99;
    const panda_pack v101 = v96 + v100;
    const panda_pack v102 = 0.165 * v93;
    const panda_pack v103 = v102 - v101;
    const panda_pack v104 = 0.0012597535716761543 * v91;
    const panda_pack v105 = (v104 + v27) - (v1_cosine[1] * v99);
    const panda_pack v106 = v23 + (((v1_cosine[2] * (0.0013205141364616632 * v1_cosine[2])) - v40) + (v1_sine[2] * v21));
    const panda_pack v107 = v19 + (v1_sine[1] * v106);
    const panda_pack v108 = v42 - v107;
    const panda_pack v109 = (v1_cosine[3] * v105) - (v1_sine[3] * v108);
    const panda_pack v110 = v95 + v100;
    const panda_pack v111 = (v1_cosine[1] * v106) - v43;
    const panda_pack v112 = (v1_sine[3] * (v97 + v110)) - (v49 * v111);
    const panda_pack v113 = v1_sine[3] * v112;
    const panda_pack v114 = 0.0025195071433523086 * v90;
    const panda_pack v115 = (v114 - v110) + v113;
    const panda_pack v116 = (v1_cosine[0] * ((0.0005413003628295976 * v90) - (2.0 * v109))) + (v1_sine[0] * (v103 + v115));
    const panda_pack v117 = v1_sine[0] * v116;
    const panda_pack v118 = v117 + ((2.0 * v94) - v103);
    const panda_pack v119 = 0.5 * panda_pack_at(&qd[6U * stride]);
    const panda_pack v120 = ((v89 * v88) - (v71 * v70)) + (v119 * v118);
    const panda_pack v121 = v72 - 2.0125235536029997;
    const panda_pack v122 = v1_cosine[3] * v17;
    const panda_pack v123 = v122 + ((v1_sine[3] * v16) - (0.014653732538 * v1_cosine[3]));
    const panda_pack v124 = v123 - 0.5527802746500001;
    const panda_pack v125 = (v1_cosine[0] * v121) - (v1_sine[0] * v124);
    const panda_pack v126 = v48 + v55;
    const panda_pack v127 = v1_sine[3] * v126;
    const panda_pack v128 = 0.768 * v72;
    const panda_pack v129 = v127 + v128;
    const panda_pack v130 = (0.165 * v123) - v24;
    const panda_pack v131 = v129 + ((2.0 * v52) - v130);
    const panda_pack v132 = v131 - 0.6495511310687522;
    const panda_pack v133 = (v1_cosine[3] * v64) - (v1_sine[3] * v62);
    const panda_pack v134 = ((0.165 * v72) - 0.3256817453709217) - (2.0 * v133);
    const panda_pack v135 = (v1_cosine[0] * v132) - (v1_sine[0] * v134);
    const panda_pack v136 = (v1_cosine[0] * v134) + (v1_sine[0] * v132);
    const panda_pack v137 = v1_cosine[0] * v136;
    const panda_pack v138 = v137 + (v1_sine[0] * v135);
    const panda_pack v139 = (0.165 * v125) - v138;
    const panda_pack v140 = 0.0016444875773692705 + v65;
    const panda_pack v141 = 0.0825 * v58;
    const panda_pack v142 = (v1_cosine[3] * v126) - ((v30 + 0.00239011055294907) + v141);
    const panda_pack v143 = (v1_cosine[0] * v140) + (v1_sine[0] * v142);
    const panda_pack v144 = v32 * v143;
    const panda_pack v145 = 0.0825 * v125;
    const panda_pack v146 = (v1_cosine[0] * v124) + (v1_sine[0] * v121);
    const panda_pack v147 = 0.316 * v146;
    const panda_pack v148 = v145 + v147;
    const panda_pack v149 = v138 + (0.632 * v146);
    const panda_pack v150 = (2.0 * v148) - v149;
    const panda_pack v151 = v1_sine[5] * v150;
    const panda_pack v152 = v1_sine[4] * v1_sine[4];
    const panda_pack v153 = 2.0 * v1_cosine[4];
    const panda_pack v154 = v1_sine[0] * v136;
    const panda_pack v155 = 0.316 * v125;
    const panda_pack v156 = 0.0825 * v146;
    const panda_pack v157 = v154 - (v155 + v156);
    const panda_pack v158 = (v1_cosine[0] * v135) - v157;
    const panda_pack v159 = v32 * v158;
    const panda_pack v160 = (v1_cosine[0] * v142) - (v1_sine[0] * v140);
    const panda_pack v161 = v33 * v160;
    const panda_pack v162 = (v139 + (v152 * (v149 - v139))) + (v153 * (v159 + v161));
    const panda_pack v163 = v162 + (v33 * ((2.0 * v144) + (v1_sine[4] * v151)));
    const panda_pack v164 = 0.5 * panda_pack_at(&qd[3U * stride]);
    const panda_pack v165 = 0.0825 * v72;
    const panda_pack v166 = (((v147 + (0.4043356361115752 - v165)) - v145) + v133) + v137;
    const panda_pack v167 = 0.316 * v58;
    const panda_pack v168 = 0.013297019103287584 - v167;
    const panda_pack v169 = v1_sine[5] * v143;
    const panda_pack v170 = (v169 - (v1_sine[5] * v168)) + (v1_cosine[5] * v166);
    const panda_pack v171 = v59 - 0.00024382484190148615;
    const panda_pack v172 = ((v155 + ((v128 - 0.8029018640845111) + v130)) - v156) - v127;
    const panda_pack v173 = (((v52 - (0.7008497463952148 + v23)) + v129) - v172) - v157;
    const panda_pack v174 = 2.0 * v1_cosine[5];
    const panda_pack v175 = ((v1_cosine[5] * v171) + (v174 * v160)) - (v1_sine[5] * v173);
    const panda_pack v176 = v33 * v175;
    const panda_pack v177 = v1_cosine[4] * v170;
    const panda_pack v178 = v1_cosine[4] * ((v1_sine[4] * (3.194065777558347 + (4.0 * v157))) - (0.00796671776787104 * v1_cosine[4]));
    const panda_pack v179 = (v152 * ((2.0 * v170) - 0.00796671776787104)) - v178;
    const panda_pack v180 = v179 + (v153 * (v176 + ((v1_sine[4] * v131) - v177)));
    const panda_pack v181 = 0.5 * panda_pack_at(&qd[stride]);
    const panda_pack v182 = (v144 - (v32 * v168)) - (v33 * v166);
    const panda_pack v183 = panda_pack_at(&qd[2U * stride]) * v182;
    const panda_pack v184 = v1_sine[3] * v72;
    const panda_pack v185 = (v1_cosine[3] * v80) + ((0.0825 * v184) - v61);
    const panda_pack v186 = v31 - (v1_sine[3] * v78);
    const panda_pack v187 = (v1_cosine[0] * v185) - (v1_sine[0] * v186);
    const panda_pack v188 = 0.165 * v1_cosine[5];
    const panda_pack v189 = (v37 * v73) + (v36 * v17);
    const panda_pack v190 = v84 + v189;
    const panda_pack v191 = v83 - (v74 + v190);
    const panda_pack v192 = v74 - v191;
    const panda_pack v193 = v81 + v87;
    const panda_pack v194 = ((v188 * v184) - (v174 * v187)) + (v1_sine[5] * ((v192 - v190) + v193));
    const panda_pack v195 = (0.0825 + v34) - v37;
    const panda_pack v196 = v35 + v36;
    const panda_pack v197 = (v79 - ((v195 * v17) + (v196 * v73))) + (v1_cosine[0] * v86);
    const panda_pack v198 = v1_cosine[5] * v153;
    const panda_pack v199 = (v1_cosine[0] * v186) + (v1_sine[0] * v185);
    const panda_pack v200 = v1_sine[5] * v153;
    const panda_pack v201 = v1_sine[5] * (0.632 * v1_cosine[4]);
    const panda_pack v202 = 2.0 * v1_sine[4];
    const panda_pack v203 = (v198 * v197) + (((v201 * v184) - (v202 * v189)) - (v200 * v199));
    const panda_pack v204 = (v203 - (v33 * v194)) - (v1_sine[4] * ((v84 + v88) - v193));
    const panda_pack v205 = 0.0825 * v123;
    const panda_pack v206 = ((v205 - (v1_sine[3] * v48)) + ((v1_cosine[3] * v1_cosine[3]) * v54)) - v127;
    const panda_pack v207 = v1_sine[0] * v133;
    const panda_pack v208 = (v1_cosine[0] * v206) - v207;
    const panda_pack v209 = v1_sine[0] * v167;
    const panda_pack v210 = v34 * v58;
    const panda_pack v211 = v209 + v210;
    const panda_pack v212 = v60 - v211;
    const panda_pack v213 = v56 - v68;
    const panda_pack v214 = ((v188 * v123) - (v174 * v208)) - (v1_sine[5] * ((v212 + (v209 - v210)) - v213));
    const panda_pack v215 = v35 * v58;
    const panda_pack v216 = v215 - v65;
    const panda_pack v217 = v1_cosine[0] * v167;
    const panda_pack v218 = (v217 + v216) + (v1_cosine[0] * v67);
    const panda_pack v219 = v1_cosine[0] * v133;
    const panda_pack v220 = v219 + (v1_sine[0] * v206);
    const panda_pack v221 = (v33 * v214) + (((v198 * v218) - (v201 * v123)) + (v200 * v220));
    const panda_pack v222 = v221 - (v1_sine[4] * ((v213 - ((0.632 * v1_sine[0]) * v58)) + v70));
    const panda_pack v223 = (v1_cosine[3] * v13) + (v1_sine[3] * v92);
    const panda_pack v224 = 0.0825 * v223;
    const panda_pack v225 = (v111 - v224) + (v1_cosine[3] * v112);
    const panda_pack v226 = (v1_cosine[3] * v108) + (v1_sine[3] * v105);
    const panda_pack v227 = (v1_cosine[0] * v225) - (v1_sine[0] * v226);
    const panda_pack v228 = ((0.0010366722100251687 * v1_cosine[0]) * v90) + (v37 * v93);
    const panda_pack v229 = ((v114 + v97) - v102) - v113;
    const panda_pack v230 = v94 + v228;
    const panda_pack v231 = v229 + v230;
    const panda_pack v232 = v115 - v117;
    const panda_pack v233 = ((v174 * v227) + (v188 * v223)) + (v1_sine[5] * (((v94 - v228) + v231) - v232));
    const panda_pack v234 = 0.0032806082595733185 * v90;
    const panda_pack v235 = (v109 - ((v196 * v93) + (v195 * v234))) + (v1_cosine[0] * v116);
    const panda_pack v236 = (v1_cosine[0] * v226) + (v1_sine[0] * v225);
    const panda_pack v237 = (v198 * v235) + ((v200 * v236) + ((v201 * v223) - (v202 * v228)));
    const panda_pack v238 = (v237 + (v1_sine[4] * (v118 - v232))) - (v33 * v233);
    const panda_pack v239 = (v1_cosine[5] * v173) + (v1_sine[5] * (v171 + (2.0 * v160)));
    const panda_pack v240 = (v32 * v175) - (v33 * v239);
    const panda_pack v241 = 0.5 * panda_pack_at(&qd[2U * stride]);
    const panda_pack v242 = v1_sine[4] * ((((v89 * v204) - (v119 * v238)) - (v71 * v222)) + (v241 * v240));
    *(panda_unaligned *)&C[0] = (((v164 * v163) + ((v1_cosine[4] * v183) - v120)) - (v181 * v180)) - v242;
    const panda_pack v243 = (v205 - 0.03970275123129646) - v53;
    const panda_pack v244 = v219 + (v1_sine[0] * v243);
    const panda_pack v245 = v217 - v216;
    const panda_pack v246 = 0.316 * v1_cosine[5];
    const panda_pack v247 = v246 * v123;
    const panda_pack v248 = (v247 + (v1_sine[5] * v245)) - (v1_cosine[5] * v244);
    const panda_pack v249 = (v247 + (v1_sine[5] * v218)) - (v1_cosine[5] * v220);
    const panda_pack v250 = v248 - v249;
    const panda_pack v251 = (v1_cosine[0] * v243) - v207;
    const panda_pack v252 = 0.0825 * v1_sine[4];
    const panda_pack v253 = v252 * v123;
    const panda_pack v254 = v253 - (v1_sine[4] * v251);
    const panda_pack v255 = (v253 - (v1_sine[4] * v208)) - (v32 * v214);
    const panda_pack v256 = ((v1_cosine[4] * v250) - v254) - v255;
    const panda_pack v257 = (v77 - 0.05313849683169709) - v24;
    const panda_pack v258 = v31 + (v1_sine[3] * v257);
    const panda_pack v259 = (v1_cosine[0] * v258) + (v1_sine[0] * v61);
    const panda_pack v260 = 0.316 - v35;
    const panda_pack v261 = -v260;
    const panda_pack v262 = (v261 * v184) - v259;
    const panda_pack v263 = 0.0825 - v38;
    const panda_pack v264 = (v1_cosine[3] * v257) - v39;
    const panda_pack v265 = v264 + ((v263 * v17) + (v46 * v73));
    const panda_pack v266 = (v1_cosine[5] * v262) - (v1_sine[5] * v265);
    const panda_pack v267 = ((v246 * v184) - (v1_cosine[5] * v199)) - (v1_sine[5] * v197);
    const panda_pack v268 = v266 + v267;
    const panda_pack v269 = v252 * v184;
    const panda_pack v270 = (v269 - (v1_sine[4] * v187)) - (v32 * v194);
    const panda_pack v271 = (v1_sine[0] * v258) + ((v34 * v184) - (v1_cosine[0] * v61));
    const panda_pack v272 = v269 - (v1_sine[4] * v271);
    const panda_pack v273 = (v272 + (v1_cosine[4] * v268)) + v270;
    const panda_pack v274 = v246 * v223;
    const panda_pack v275 = (v274 + (v1_cosine[5] * v236)) - (v1_sine[5] * v235);
    const panda_pack v276 = v19 - (v1_sine[1] * v41);
    const panda_pack v277 = v42 - v276;
    const panda_pack v278 = v104 - v27;
    const panda_pack v279 = (v1_cosine[3] * v277) + (v1_sine[3] * v278);
    const panda_pack v280 = v224 - v44;
    const panda_pack v281 = (v1_cosine[0] * v279) - (v1_sine[0] * v280);
    const panda_pack v282 = (v1_cosine[3] * v278) - (v1_sine[3] * v277);
    const panda_pack v283 = v282 + ((v46 * v93) + (v234 * v263));
    const panda_pack v284 = (v274 + (v1_cosine[5] * v281)) + (v1_sine[5] * v283);
    const panda_pack v285 = v275 - v284;
    const panda_pack v286 = v252 * v223;
    const panda_pack v287 = (v32 * v233) - ((v1_sine[4] * v227) + v286);
    const panda_pack v288 = (v1_cosine[0] * v280) + (v1_sine[0] * v279);
    const panda_pack v289 = v286 - (v1_sine[4] * v288);
    const panda_pack v290 = (v289 + (v1_cosine[4] * v285)) - v287;
    const panda_pack v291 = -(v1_sine[4] * ((v53 + (0.17450345737951792 - (0.165 * (v123 - v146)))) - v154));
    const panda_pack v292 = v176 + (v32 * v239);
    const panda_pack v293 = v291 + v292;
    const panda_pack v294 = v1_cosine[5] * v160;
    const panda_pack v295 = v294 - (v1_sine[5] * v158);
    const panda_pack v296 = v294 + (v1_sine[5] * v172);
    const panda_pack v297 = v295 + v296;
    const panda_pack v298 = ((v1_cosine[5] * v33) * v150) + (v174 * v144);
    const panda_pack v299 = v298 + (v1_cosine[4] * v297);
    const panda_pack v300 = 0.5 * panda_pack_at(&qd[0]);
    const panda_pack v301 = v300 * v180;
    const panda_pack v302 = v1_cosine[5] * v175;
    const panda_pack v303 = ((v71 * v256) - (v89 * v273)) + (v119 * v290);
    const panda_pack v304 = (v303 + (panda_pack_at(&qd[stride]) * ((0.0007689361029463999 * v1_sine[4]) - v182))) + (v164 * v299);
    const panda_pack v305 = v304 + ((panda_pack_at(&qd[stride]) * v1_cosine[4]) * ((v160 + (v141 - 0.010383014241958912)) - v302));
    *(panda_unaligned *)&C[stride] = v305 + ((v241 * v293) - v301);
    const panda_pack v306 = v300 * v1_sine[4];
    const panda_pack v307 = (v306 * v240) - ((panda_pack_at(&qd[0]) * v1_cosine[4]) * v182);
    const panda_pack v308 = 0.316 * v33;
    const panda_pack v309 = v308 * v123;
    const panda_pack v310 = ((v33 * v244) - v309) + (v32 * v245);
    const panda_pack v311 = ((v309 - (v33 * v220)) - (v32 * v218)) - (v1_cosine[4] * v70);
    const panda_pack v312 = v310 - v311;
    const panda_pack v313 = (v33 * v262) + (v32 * v265);
    const panda_pack v314 = (v1_cosine[4] * v88) + (((v308 * v184) - (v33 * v199)) + (v32 * v197));
    const panda_pack v315 = v313 - v314;
    const panda_pack v316 = v308 * v223;
    const panda_pack v317 = ((v32 * v283) - v316) - (v33 * v281);
    const panda_pack v318 = ((v316 + (v33 * v236)) + (v32 * v235)) - (v1_cosine[4] * v118);
    const panda_pack v319 = v317 - v318;
    const panda_pack v320 = v159 + (v1_cosine[4] * v139);
    const panda_pack v321 = v32 * v172;
    const panda_pack v322 = v320 + v321;
    const panda_pack v323 = (v183 + ((v71 * v312) + ((v89 * v315) - (v119 * v319)))) + (v164 * v322);
    *(panda_unaligned *)&C[2U * stride] = (v323 + (v181 * v293)) - v307;
    const panda_pack v324 = v220 - v244;
    const panda_pack v325 = (v33 * v212) + (v32 * v208);
    const panda_pack v326 = (v33 * v211) + (v32 * v251);
    const panda_pack v327 = (v326 + (v1_cosine[4] * v324)) - v325;
    const panda_pack v328 = (v35 * v184) - v259;
    const panda_pack v329 = v199 - v328;
    const panda_pack v330 = (v33 * v191) + (v32 * v187);
    const panda_pack v331 = (v46 * v17) + (v38 * v73);
    const panda_pack v332 = (v33 * v331) + (v32 * v271);
    const panda_pack v333 = (v332 + (v1_cosine[4] * v329)) - v330;
    const panda_pack v334 = v236 - v281;
    const panda_pack v335 = (v33 * v231) + (v32 * v227);
    const panda_pack v336 = (v38 * v93) + (v46 * v234);
    const panda_pack v337 = (v33 * v336) + (v32 * v288);
    const panda_pack v338 = ((v1_cosine[4] * v334) - v337) - v335;
    const panda_pack v339 = panda_pack_at(&qd[3U * stride]) * v148;
    const panda_pack v340 = panda_pack_at(&qd[3U * stride]) * v160;
    const panda_pack v341 = v300 * v163;
    const panda_pack v342 = (((v89 * v333) + (v33 * v339)) + (v119 * v338)) + (panda_pack_at(&qd[3U * stride]) * v144);
    const panda_pack v343 = ((v241 * v322) - (((v71 * v327) + (v1_cosine[4] * v340)) + v342)) + (v181 * v299);
    *(panda_unaligned *)&C[3U * stride] = v341 + v343;
    const panda_pack v344 = 0.0825 * v69;
    const panda_pack v345 = panda_pack_at(&qd[4U * stride]) * ((v1_sine[0] * v65) - (v344 * v58));
    const panda_pack v346 = (v300 * v70) + (v306 * v222);
    const panda_pack v347 = v344 * v73;
    const panda_pack v348 = (v347 + (v1_cosine[0] * v76)) - (v1_sine[0] * v79);
    const panda_pack v349 = v347 - (v1_sine[0] * v264);
    const panda_pack v350 = v348 + v349;
    const panda_pack v351 = (v1_cosine[0] * v79) + ((v1_sine[0] * v76) - (v261 * v73));
    const panda_pack v352 = v33 * v46;
    const panda_pack v353 = v352 * v184;
    const panda_pack v354 = (v353 - (v33 * v186)) - (v32 * v351);
    const panda_pack v355 = (v1_cosine[0] * v264) + (v260 * v73);
    const panda_pack v356 = (v353 + (v33 * v258)) - (v32 * v355);
    const panda_pack v357 = ((v1_cosine[4] * v350) - v356) - v354;
    const panda_pack v358 = v344 * v93;
    const panda_pack v359 = (v358 + (v1_cosine[0] * v101)) - (v1_sine[0] * v109);
    const panda_pack v360 = (v1_sine[0] * v282) - v358;
    const panda_pack v361 = v359 - v360;
    const panda_pack v362 = (v1_cosine[0] * v109) + ((v1_sine[0] * v101) - (v261 * v93));
    const panda_pack v363 = v352 * v223;
    const panda_pack v364 = (v32 * v362) - ((v33 * v226) + v363);
    const panda_pack v365 = (v1_cosine[0] * v282) + ((0.316 * v93) - (v35 * v93));
    const panda_pack v366 = (v32 * v365) - ((v33 * v279) + v363);
    const panda_pack v367 = (v366 + (v1_cosine[4] * v361)) + v364;
    const panda_pack v368 = panda_pack_at(&qd[4U * stride]) * v133;
    const panda_pack v369 = panda_pack_at(&qd[4U * stride]) * ((v167 - v215) + v66);
    const panda_pack v370 = (((v33 * v368) - ((panda_pack_at(&qd[4U * stride]) * v352) * v123)) - (v1_cosine[4] * v345)) - (v119 * v367);
    const panda_pack v371 = (((v370 + (v32 * v369)) + (v89 * v357)) - (v164 * v327)) + (v241 * v312);
    *(panda_unaligned *)&C[4U * stride] = v346 + (v371 + (v181 * v256));
    const panda_pack v372 = panda_pack_at(&qd[5U * stride]) * v30;
    const panda_pack v373 = panda_pack_at(&qd[5U * stride]) * ((v1_cosine[3] * v61) - (0.384 * v57));
    const panda_pack v374 = panda_pack_at(&qd[5U * stride]) * v57;
    const panda_pack v375 = ((v1_cosine[0] * v372) + (v344 * v374)) + (v1_sine[0] * v373);
    const panda_pack v376 = (v300 * v88) + (v306 * v204);
    const panda_pack v377 = panda_pack_at(&qd[5U * stride]) * ((v165 - (0.384 * v122)) - (v1_sine[3] * v61));
    const panda_pack v378 = (panda_pack_at(&qd[5U * stride]) * ((v38 * v72) + (v46 * v122))) - v377;
    const panda_pack v379 = (v1_cosine[0] * v373) + ((v261 * v374) - (v1_sine[0] * v372));
    const panda_pack v380 = v1_sine[3] * v90;
    const panda_pack v381 = (0.0012597535716761543 * v380) - (v1_cosine[3] * v44);
    const panda_pack v382 = (0.0002706501814147988 * v69) * v380;
    const panda_pack v383 = ((v1_cosine[0] * v276) - v382) + (v1_sine[0] * v381);
    const panda_pack v384 = 0.0012597535716761543 * v90;
    const panda_pack v385 = v97 + v384;
    const panda_pack v386 = (v1_cosine[3] * v111) - (v1_sine[3] * v385);
    const panda_pack v387 = (v382 + (v1_cosine[0] * v107)) + (v1_sine[0] * v386);
    const panda_pack v388 = v383 - v387;
    const panda_pack v389 = 0.0002706501814147988 * v91;
    const panda_pack v390 = (v389 - (v1_cosine[3] * v384)) - (v1_sine[3] * v44);
    const panda_pack v391 = v1_cosine[3] * v46;
    const panda_pack v392 = (v38 * v92) + (v234 * v391);
    const panda_pack v393 = v390 - v392;
    const panda_pack v394 = v234 * (v1_sine[3] * v261);
    const panda_pack v395 = (v1_cosine[0] * v381) - ((v1_sine[0] * v276) + v394);
    const panda_pack v396 = (v32 * v395) - (v33 * v393);
    const panda_pack v397 = (v389 - (v1_cosine[3] * v385)) - (v1_sine[3] * v111);
    const panda_pack v398 = v392 - v397;
    const panda_pack v399 = (v394 - (v1_sine[0] * v107)) + (v1_cosine[0] * v386);
    const panda_pack v400 = (v32 * v399) - (v33 * v398);
    const panda_pack v401 = v400 + ((v1_cosine[4] * v388) - v396);
    const panda_pack v402 = (((v32 * v379) - (v1_cosine[4] * v375)) - (v33 * v378)) - (v119 * v401);
    const panda_pack v403 = (((v402 + (v71 * v357)) - (v164 * v333)) + (v241 * v315)) - (v181 * v273);
    *(panda_unaligned *)&C[5U * stride] = v403 - v376;
    const panda_pack v404 = panda_pack_at(&qd[6U * stride]) * ((v1_sine[1] * v27) + (0.000288693526842452 * v91));
    const panda_pack v405 = v98 - ((0.000288693526842452 * v90) + v29);
    const panda_pack v406 = (v1_cosine[1] * v42) - v18;
    const panda_pack v407 = panda_pack_at(&qd[6U * stride]) * ((v1_cosine[3] * v405) + (v1_sine[3] * v406));
    const panda_pack v408 = panda_pack_at(&qd[6U * stride]) * ((v1_cosine[1] * v45) - (v1_cosine[3] * v15));
    const panda_pack v409 = ((v1_cosine[0] * v404) - (v344 * v408)) + (v1_sine[0] * v407);
    const panda_pack v410 = (v306 * v238) - (v300 * v118);
    const panda_pack v411 = panda_pack_at(&qd[6U * stride]) * (((v1_cosine[2] * (0.0002706501814147988 * v1_sine[1])) + (v1_cosine[3] * v406)) - (v1_sine[3] * v405));
    const panda_pack v412 = panda_pack_at(&qd[6U * stride]) * ((v46 * (v1_sine[3] * v15)) + (v13 * ((v1_cosine[1] * v391) - (v1_sine[1] * v38))));
    const panda_pack v413 = v411 + v412;
    const panda_pack v414 = (v1_cosine[0] * v407) - ((v1_sine[0] * v404) + (v261 * v408));
    const panda_pack v415 = (((v1_cosine[4] * v409) - (v33 * v413)) - (v32 * v414)) - (v89 * v401);
    const panda_pack v416 = (((v415 - (v71 * v367)) - (v164 * v338)) - (v241 * v319)) + (v181 * v290);
    *(panda_unaligned *)&C[6U * stride] = v410 + v416;
    const panda_pack v417 = v266 - v267;
    const panda_pack v418 = 0.5 * v1_cosine[4];
    const panda_pack v419 = (v418 * v417) - (0.5 * (v270 - v272));
    const panda_pack v420 = v295 - v296;
    const panda_pack v421 = ((v1_sine[4] * v143) - (0.5 * v298)) - (v418 * v420);
    const panda_pack v422 = v177 + (0.5 * (v291 - v292));
    const panda_pack v423 = v248 + v249;
    const panda_pack v424 = (v418 * v423) - (0.5 * (v254 - v255));
    const panda_pack v425 = v275 + v284;
    const panda_pack v426 = (v418 * v425) - (0.5 * (v287 + v289));
    const panda_pack v427 = (((panda_pack_at(&qd[5U * stride]) * v419) - (panda_pack_at(&qd[4U * stride]) * v424)) + (panda_pack_at(&qd[6U * stride]) * v426)) - (panda_pack_at(&qd[3U * stride]) * v421);
    *(panda_unaligned *)&C[7U * stride] = (v301 - (panda_pack_at(&qd[2U * stride]) * v422)) + v427;
    const panda_pack v428 = (v1_cosine[5] * v169) - v148;
    const panda_pack v429 = (v212 - v211) + (v1_sine[5] * v214);
    const panda_pack v430 = (v1_sine[5] * v194) - (v189 + v192);
    const panda_pack v431 = (v1_sine[5] * v233) - (v230 + v231);
    const panda_pack v432 = v302 - (v1_sine[5] * v239);
    const panda_pack v433 = v1_sine[5] * v151;
    const panda_pack v434 = (((v119 * v431) - (panda_pack_at(&qd[3U * stride]) * v428)) - (v71 * v429)) - (v89 * v430);
    *(panda_unaligned *)&C[8U * stride] = (v434 + (v241 * v432)) - (v164 * v433);
    const panda_pack v435 = (v181 * v432) - (panda_pack_at(&qd[0]) * v422);
    const panda_pack v436 = (((v89 * v417) + (v119 * v425)) - (v71 * v423)) - (panda_pack_at(&qd[2U * stride]) * v170);
    *(panda_unaligned *)&C[9U * stride] = v435 + (v436 + (v164 * v420));
    const panda_pack v437 = ((panda_pack_at(&qd[stride]) * v428) + (v181 * v433)) + (panda_pack_at(&qd[0]) * v421);
    const panda_pack v438 = (v1_cosine[5] * v211) - (v1_sine[5] * v251);
    const panda_pack v439 = (v1_cosine[5] * v212) - (v1_sine[5] * v208);
    const panda_pack v440 = v438 - v439;
    const panda_pack v441 = (v1_cosine[5] * v191) - (v1_sine[5] * v187);
    const panda_pack v442 = (v1_cosine[5] * v331) - (v1_sine[5] * v271);
    const panda_pack v443 = v441 - v442;
    const panda_pack v444 = (v1_cosine[5] * v231) - (v1_sine[5] * v227);
    const panda_pack v445 = (v1_cosine[5] * v336) - (v1_sine[5] * v288);
    const panda_pack v446 = v444 + v445;
    const panda_pack v447 = (((v89 * v443) - (v1_cosine[5] * v339)) + (v119 * v446)) + (panda_pack_at(&qd[3U * stride]) * v169);
    *(panda_unaligned *)&C[10U * stride] = ((v447 - (v71 * v440)) + (v241 * v420)) - v437;
    const panda_pack v448 = (panda_pack_at(&qd[0]) * v424) + (v181 * v429);
    const panda_pack v449 = (v1_cosine[0] * (0.632 * v1_cosine[5])) - (v1_sine[0] * v188);
    const panda_pack v450 = v186 - v258;
    const panda_pack v451 = ((v449 * v184) - (v1_cosine[5] * v450)) + (v1_sine[5] * (v351 + v355));
    const panda_pack v452 = v226 + v279;
    const panda_pack v453 = v1_sine[5] * v365;
    const panda_pack v454 = ((v453 + (v449 * v223)) + (v1_cosine[5] * v452)) + (v1_sine[5] * v362);
    const panda_pack v455 = ((v119 * v454) + ((v1_cosine[5] * v368) - ((v71 * v449) * v123))) - (v89 * v451);
    *(panda_unaligned *)&C[11U * stride] = (((v455 - (v1_sine[5] * v369)) - (v164 * v440)) - (v241 * v423)) - v448;
    const panda_pack v456 = (v181 * v430) - (panda_pack_at(&qd[0]) * v419);
    const panda_pack v457 = (v1_cosine[5] * v393) + (v1_sine[5] * v395);
    const panda_pack v458 = (v1_cosine[5] * v398) + (v1_sine[5] * v399);
    const panda_pack v459 = v457 - v458;
    const panda_pack v460 = (((v1_cosine[5] * v378) + (v1_sine[5] * v379)) + (v119 * v459)) + (v71 * v451);
    *(panda_unaligned *)&C[12U * stride] = ((v241 * v417) + ((v164 * v443) - v460)) - v456;
    const panda_pack v461 = (panda_pack_at(&qd[0]) * v426) + (v181 * v431);
    const panda_pack v462 = (((v1_sine[5] * v414) - (v1_cosine[5] * v413)) + (v71 * v454)) - (v89 * v459);
    *(panda_unaligned *)&C[13U * stride] = v461 + ((v462 + (v164 * v446)) + (v241 * v425));
    const panda_pack v463 = 0.5 * (v313 + v314);
    const panda_pack v464 = (-v161) - (0.5 * (v320 - v321));
    const panda_pack v465 = 0.5 * (v310 + v311);
    const panda_pack v466 = 0.5 * (v317 + v318);
    const panda_pack v467 = (((panda_pack_at(&qd[6U * stride]) * v466) - (panda_pack_at(&qd[5U * stride]) * v463)) - (panda_pack_at(&qd[4U * stride]) * v465)) - (panda_pack_at(&qd[3U * stride]) * v464);
    *(panda_unaligned *)&C[14U * stride] = (v307 + (panda_pack_at(&qd[stride]) * v422)) + v467;
    *(panda_unaligned *)&C[15U * stride] = (((v71 * v250) + ((v119 * v285) - (v89 * v268))) + (v164 * v297)) - v435;
    *(panda_unaligned *)&C[16U * stride] = (v164 * v139) - v120;
    const panda_pack v468 = ((v241 * v139) + (v181 * v297)) - (panda_pack_at(&qd[0]) * v464);
    *(panda_unaligned *)&C[17U * stride] = v468 - (((v71 * v324) + (v119 * v334)) + ((v89 * v329) + v340));
    const panda_pack v469 = ((v241 * v70) + (v181 * v250)) - (panda_pack_at(&qd[0]) * v465);
    *(panda_unaligned *)&C[18U * stride] = v469 + (((v89 * v350) - (v345 + (v119 * v361))) - (v164 * v324));
    const panda_pack v470 = (panda_pack_at(&qd[0]) * v463) + ((v241 * v88) + (v181 * v268));
    *(panda_unaligned *)&C[19U * stride] = (((v71 * v350) - (v375 + (v119 * v388))) - (v164 * v329)) - v470;
    const panda_pack v471 = ((v241 * v118) - (v181 * v285)) - (panda_pack_at(&qd[0]) * v466);
    *(panda_unaligned *)&C[20U * stride] = (((v409 - (v89 * v388)) - (v71 * v361)) - (v164 * v334)) - v471;
    const panda_pack v472 = v199 + v328;
    const panda_pack v473 = (v418 * v472) - (0.5 * (v330 + v332));
    const panda_pack v474 = v220 + v244;
    const panda_pack v475 = (v418 * v474) - (0.5 * (v325 + v326));
    const panda_pack v476 = v236 + v281;
    const panda_pack v477 = (v418 * v476) - (0.5 * (v335 - v337));
    const panda_pack v478 = (panda_pack_at(&qd[2U * stride]) * v464) - (((panda_pack_at(&qd[5U * stride]) * v473) + (panda_pack_at(&qd[6U * stride]) * v477)) + (panda_pack_at(&qd[4U * stride]) * v475));
    *(panda_unaligned *)&C[21U * stride] = (v478 + (panda_pack_at(&qd[stride]) * v421)) - v341;
    const panda_pack v479 = 0.5 * (v441 + v442);
    const panda_pack v480 = 0.5 * (v438 + v439);
    const panda_pack v481 = 0.5 * (v444 - v445);
    *(panda_unaligned *)&C[22U * stride] = v437 + ((((panda_pack_at(&qd[5U * stride]) * v479) + (panda_pack_at(&qd[6U * stride]) * v481)) + (panda_pack_at(&qd[4U * stride]) * v480)) - (v241 * v297));
    const panda_pack v482 = v84 - v83;
    *(panda_unaligned *)&C[24U * stride] = ((v89 * v482) - (v119 * v229)) - (v71 * v60);
    const panda_pack v483 = ((panda_pack_at(&qd[0]) * v475) + ((v241 * v474) + (v164 * v60))) - (panda_pack_at(&qd[stride]) * v480);
    const panda_pack v484 = ((panda_pack_at(&qd[stride]) * v479) + ((v164 * v482) - (v241 * v472))) - (panda_pack_at(&qd[0]) * v473);
    const panda_pack v485 = v390 + v397;
    *(panda_unaligned *)&C[26U * stride] = v484 + (((v119 * v485) - v377) - (v71 * v450));
    const panda_pack v486 = ((panda_pack_at(&qd[0]) * v477) + ((v241 * v476) + (v164 * v229))) - (panda_pack_at(&qd[stride]) * v481);
    *(panda_unaligned *)&C[27U * stride] = ((v411 + (v89 * v485)) - (v71 * v452)) - v486;
    const panda_pack v487 = v348 - v349;
    const panda_pack v488 = (v418 * v487) - (0.5 * (v354 - v356));
    const panda_pack v489 = v359 + v360;
    const panda_pack v490 = (v418 * v489) + (0.5 * (v364 - v366));
    const panda_pack v491 = (((panda_pack_at(&qd[5U * stride]) * v488) - (panda_pack_at(&qd[6U * stride]) * v490)) + (panda_pack_at(&qd[3U * stride]) * v475)) + (panda_pack_at(&qd[2U * stride]) * v465);
    *(panda_unaligned *)&C[28U * stride] = (v491 + (panda_pack_at(&qd[stride]) * v424)) - v346;
    const panda_pack v492 = v186 + v258;
    const panda_pack v493 = 0.5 * v1_cosine[5];
    const panda_pack v494 = 0.5 * v1_sine[5];
    const panda_pack v495 = (v493 * v492) - (v494 * (v351 - v355));
    const panda_pack v496 = v226 - v279;
    const panda_pack v497 = ((v494 * v362) - (0.5 * v453)) + (v493 * v496);
    *(panda_unaligned *)&C[29U * stride] = v448 + ((((panda_pack_at(&qd[5U * stride]) * v495) + (panda_pack_at(&qd[6U * stride]) * v497)) - (panda_pack_at(&qd[3U * stride]) * v480)) - (v241 * v250));
    *(panda_unaligned *)&C[30U * stride] = (((v89 * v487) - (v119 * v489)) + (v164 * v474)) - v469;
    *(panda_unaligned *)&C[31U * stride] = v483 - ((v89 * v492) + (v119 * v496));
    *(panda_unaligned *)&C[32U * stride] = (v89 * v76) - (v119 * v101);
    const panda_pack v498 = (((v164 * v492) - (v71 * v76)) - (v241 * v487)) - (panda_pack_at(&qd[stride]) * v495);
    const panda_pack v499 = v498 - (panda_pack_at(&qd[0]) * v488);
    const panda_pack v500 = v107 - v276;
    *(panda_unaligned *)&C[33U * stride] = ((v119 * v500) - v372) - v499;
    const panda_pack v501 = (((v71 * v101) + (v164 * v496)) + (v241 * v489)) - (panda_pack_at(&qd[stride]) * v497);
    const panda_pack v502 = (panda_pack_at(&qd[0]) * v490) + v501;
    *(panda_unaligned *)&C[34U * stride] = (v404 + (v89 * v500)) - v502;
    const panda_pack v503 = v383 + v387;
    const panda_pack v504 = (v418 * v503) - (0.5 * (v396 + v400));
    const panda_pack v505 = ((panda_pack_at(&qd[3U * stride]) * v473) + ((panda_pack_at(&qd[6U * stride]) * v504) - (panda_pack_at(&qd[4U * stride]) * v488))) + (panda_pack_at(&qd[2U * stride]) * v463);
    *(panda_unaligned *)&C[35U * stride] = v376 + (v505 - (panda_pack_at(&qd[stride]) * v419));
    const panda_pack v506 = 0.5 * (v457 + v458);
    *(panda_unaligned *)&C[36U * stride] = v456 + ((((panda_pack_at(&qd[6U * stride]) * v506) - (panda_pack_at(&qd[4U * stride]) * v495)) - (panda_pack_at(&qd[3U * stride]) * v479)) + (v241 * v268));
    *(panda_unaligned *)&C[37U * stride] = v470 + (((v119 * v503) - (v71 * v487)) + (v164 * v472));
    const panda_pack v507 = 0.5 * (v390 - v397);
    *(panda_unaligned *)&C[38U * stride] = ((v71 * v492) - (panda_pack_at(&qd[6U * stride]) * v507)) - v484;
    const panda_pack v508 = 0.5 * (v107 + v276);
    *(panda_unaligned *)&C[39U * stride] = v499 + (panda_pack_at(&qd[6U * stride]) * v508);
    const panda_pack v509 = ((panda_pack_at(&qd[3U * stride]) * v507) + ((v89 * v97) - (panda_pack_at(&qd[4U * stride]) * v508))) - (v241 * v503);
    const panda_pack v510 = (v509 - (panda_pack_at(&qd[stride]) * v506)) - (panda_pack_at(&qd[0]) * v504);
    *(panda_unaligned *)&C[47U * stride] = v510;
    const panda_pack v511 = (((panda_pack_at(&qd[3U * stride]) * v477) + ((panda_pack_at(&qd[4U * stride]) * v490) - (panda_pack_at(&qd[5U * stride]) * v504))) - (panda_pack_at(&qd[2U * stride]) * v466)) - v410;
    *(panda_unaligned *)&C[42U * stride] = v511 - (panda_pack_at(&qd[stride]) * v426);
    const panda_pack v512 = v461 + ((((panda_pack_at(&qd[5U * stride]) * v506) + (panda_pack_at(&qd[4U * stride]) * v497)) + (panda_pack_at(&qd[3U * stride]) * v481)) + (v241 * v285));
    *(panda_unaligned *)&C[44U * stride] = v471 + (((v71 * v489) - (v89 * v503)) + (v164 * v476));
    *(panda_unaligned *)&C[45U * stride] = v486 + ((panda_pack_at(&qd[5U * stride]) * v507) + (v71 * v496));
    *(panda_unaligned *)&C[46U * stride] = v502 - (panda_pack_at(&qd[5U * stride]) * v508);
    *(panda_unaligned *)&C[23U * stride] = -(v468 + ((v71 * v474) + ((v89 * v472) + (v119 * v476))));
    *(panda_unaligned *)&C[25U * stride] = -(((v368 + (v119 * v452)) + (v89 * v450)) + v483);
    *(panda_unaligned *)&C[40U * stride] = -(v119 * v97);
    *(panda_unaligned *)&C[41U * stride] = -(v510 + (panda_pack_at(&qd[6U * stride]) * v18));
    *(panda_unaligned *)&C[43U * stride] = -v512;
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
