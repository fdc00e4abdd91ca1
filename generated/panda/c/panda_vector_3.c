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
#define PANDA_APART __attribute__((noinline))

typedef double panda_pack __attribute__((vector_size(PANDA_BYTES)));
typedef double panda_unaligned __attribute__((vector_size(PANDA_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t panda_mask __attribute__((vector_size(PANDA_BYTES)));
typedef signed char panda_bytes __attribute__((vector_size(PANDA_BYTES / sizeof(double)), aligned(1), may_alias));

static inline panda_pack panda_pack_splat(double x)
{
    return x - (panda_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static PANDA_APART void panda_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, panda_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < PANDA_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static PANDA_APART void panda_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const panda_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void panda_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, panda_pack *one)
{
    if (lanes < PANDA_LANES) {
        panda_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const panda_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void panda_pack_give(size_t size, size_t count, size_t first, size_t lanes, const panda_pack *one, double *many)
{
    if (lanes < PANDA_LANES) {
        panda_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(panda_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline panda_pack panda_pack_select(panda_mask condition, panda_pack x, panda_pack y)
{
    return (panda_pack)(((panda_mask)x & condition) | ((panda_mask)y & ~condition));
}

static inline panda_pack panda_pack_abs(panda_pack x)
{
    return (panda_pack)((panda_mask)x & ~(panda_mask)panda_pack_splat(-0.0));
}

static inline bool panda_pack_all(panda_mask condition)
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
static inline __attribute__((always_inline)) void panda_pack_sincos_pair(const panda_pack *angle, panda_pack *sine, panda_pack *cosine, panda_bits *beyond)
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

static inline __attribute__((always_inline)) void panda_pack_sincos_guard(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine, const panda_bits *beyond)
{
    if (!panda_pack_all((panda_mask)((*beyond >> 18) == 0ULL))) {
        panda_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PANDA_APART void panda_pack_inverse_dynamics(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, const panda_pack *restrict qdd, panda_pack *restrict tau)
{
    (void)prepared;
    const panda_pack v0 = 0.6689225306301608 + q[6];
    const panda_pack v1_angle[6] = {q[1], q[2], q[3], q[4], q[5], v0};
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
    const panda_pack v13 = v1_sine[0] * qdd[0];
    const panda_pack v14 = v1_cosine[0] * qd[0];
    const panda_pack v15 = qd[1] * v14;
    const panda_pack v16 = v15 + (v15 + v13);
    const panda_pack v17 = v1_sine[0] * qd[0];
    const panda_pack v18 = v17 * v14;
    const panda_pack v19 = qdd[1] - v18;
    const panda_pack v20 = (v1_cosine[1] * v19) + (v1_sine[1] * v16);
    const panda_pack v21 = (v1_cosine[1] * qd[1]) + (v1_sine[1] * v17);
    const panda_pack v22 = qd[2] + v14;
    const panda_pack v23 = v22 * v22;
    const panda_pack v24 = v23 + (v21 * v21);
    const panda_pack v25 = 9.81 * v1_sine[0];
    const panda_pack v26 = v1_cosine[1] * v25;
    const panda_pack v27 = v26 + ((0.0825 * v24) - (0.316 * v20));
    const panda_pack v28 = (v1_cosine[1] * v17) - (v1_sine[1] * qd[1]);
    const panda_pack v29 = v28 * v22;
    const panda_pack v30 = v29 + v20;
    const panda_pack v31 = v29 + v30;
    const panda_pack v32 = qd[1] * qd[1];
    const panda_pack v33 = v32 + (v17 * v17);
    const panda_pack v34 = (9.81 * v1_cosine[0]) - ((0.316 * v33) + (0.0825 * v31));
    const panda_pack v35 = (v1_cosine[2] * v27) - (v1_sine[2] * v34);
    const panda_pack v36 = (v1_sine[2] * v28) + (v1_cosine[2] * v22);
    const panda_pack v37 = qd[3] - v21;
    const panda_pack v38 = v37 * v37;
    const panda_pack v39 = v38 + (v36 * v36);
    const panda_pack v40 = (0.0825 * v39) - v35;
    const panda_pack v41 = (v1_cosine[1] * v16) - (v1_sine[1] * v19);
    const panda_pack v42 = v28 * v21;
    const panda_pack v43 = v1_cosine[0] * qdd[0];
    const panda_pack v44 = qd[1] * v17;
    const panda_pack v45 = v44 - v43;
    const panda_pack v46 = qdd[2] - v45;
    const panda_pack v47 = v42 - v46;
    const panda_pack v48 = (v1_sine[1] * v25) - ((0.0825 * v47) - (0.316 * v41));
    const panda_pack v49 = v22 * v21;
    const panda_pack v50 = v49 + (v49 - v41);
    const panda_pack v51 = v42 + v46;
    const panda_pack v52 = (v1_cosine[2] * v51) - (v1_sine[2] * v50);
    const panda_pack v53 = (v1_cosine[2] * v28) - (v1_sine[2] * v22);
    const panda_pack v54 = v53 * v37;
    const panda_pack v55 = v54 + v52;
    const panda_pack v56 = v54 + v55;
    const panda_pack v57 = (0.0825 * v56) - v48;
    const panda_pack v58 = (v1_cosine[3] * v57) + (v1_sine[3] * v40);
    const panda_pack v59 = v53 * v36;
    const panda_pack v60 = qdd[3] - v30;
    const panda_pack v61 = v59 + v60;
    const panda_pack v62 = (v1_cosine[2] * v50) + (v1_sine[2] * v51);
    const panda_pack v63 = v36 * v37;
    const panda_pack v64 = v63 + (v63 + v62);
    const panda_pack v65 = (v1_cosine[3] * v64) - (v1_sine[3] * v61);
    const panda_pack v66 = v58 + (0.384 * v65);
    const panda_pack v67 = (v1_cosine[3] * v37) - (v1_sine[3] * v53);
    const panda_pack v68 = qd[4] + v36;
    const panda_pack v69 = v68 * v67;
    const panda_pack v70 = v69 + (v69 - v65);
    const panda_pack v71 = qdd[4] + v55;
    const panda_pack v72 = (v1_cosine[3] * v53) + (v1_sine[3] * v37);
    const panda_pack v73 = v72 * v67;
    const panda_pack v74 = v73 - v71;
    const panda_pack v75 = (v1_cosine[4] * v74) - (v1_sine[4] * v70);
    const panda_pack v76 = (v1_cosine[4] * v72) - (v1_sine[4] * v68);
    const panda_pack v77 = qd[5] + v67;
    const panda_pack v78 = v77 * v76;
    const panda_pack v79 = v78 + (v78 - v75);
    const panda_pack v80 = (0.088 * v79) - v66;
    const panda_pack v81 = qdd[6] - v79;
    const panda_pack v82 = 0.0032806082595733185 * v1_cosine[5];
    const panda_pack v83 = v76 * v76;
    const panda_pack v84 = (v1_cosine[4] * v68) + (v1_sine[4] * v72);
    const panda_pack v85 = qd[6] - v84;
    const panda_pack v86 = v85 * v85;
    const panda_pack v87 = v86 + v83;
    const panda_pack v88 = 0.0032806082595733185 * v1_sine[5];
    const panda_pack v89 = ((v88 * v87) - (v82 * v81)) + (2.6346312806250003 * v80);
    const panda_pack v90 = (v1_cosine[4] * v70) + (v1_sine[4] * v74);
    const panda_pack v91 = v84 * v77;
    const panda_pack v92 = v91 + (v91 - v90);
    const panda_pack v93 = (0.17380470556900005 * v92) + v89;
    const panda_pack v94 = v73 + v71;
    const panda_pack v95 = v68 * v68;
    const panda_pack v96 = v95 + (v72 * v72);
    const panda_pack v97 = (((0.067870631425 * v96) + (0.014653732538 * v94)) + (4.065735684829545 * v58)) - v93;
    const panda_pack v98 = (v1_cosine[3] * v40) - (v1_sine[3] * v57);
    const panda_pack v99 = (v1_cosine[3] * v61) + (v1_sine[3] * v64);
    const panda_pack v100 = v98 - (0.384 * v99);
    const panda_pack v101 = (v1_cosine[2] * v34) + (v1_sine[2] * v27);
    const panda_pack v102 = v59 - v60;
    const panda_pack v103 = (0.0825 * v102) + v101;
    const panda_pack v104 = v38 + (v53 * v53);
    const panda_pack v105 = (0.384 * v104) - v103;
    const panda_pack v106 = v68 * v72;
    const panda_pack v107 = v106 - v99;
    const panda_pack v108 = qdd[5] - v107;
    const panda_pack v109 = v84 * v76;
    const panda_pack v110 = v109 - v108;
    const panda_pack v111 = (0.088 * v110) + ((v1_cosine[4] * v105) + (v1_sine[4] * v100));
    const panda_pack v112 = 2.0 * qd[6];
    const panda_pack v113 = (v112 * v77) - v90;
    const panda_pack v114 = (v112 * v76) - v110;
    const panda_pack v115 = ((v82 * v114) - (v88 * v113)) - (2.6346312806250003 * v111);
    const panda_pack v116 = v77 * v77;
    const panda_pack v117 = v116 + v83;
    const panda_pack v118 = (0.17380470556900005 * v117) + v115;
    const panda_pack v119 = (v1_cosine[4] * v100) - (v1_sine[4] * v105);
    const panda_pack v120 = (v84 * v84) + v116;
    const panda_pack v121 = (0.088 * v120) - v119;
    const panda_pack v122 = qdd[6] + v75;
    const panda_pack v123 = v86 + v116;
    const panda_pack v124 = v109 + v108;
    const panda_pack v125 = (0.17380470556900005 * v124) - (((v82 * v123) + (v88 * v122)) + (2.6346312806250003 * v121));
    const panda_pack v126 = (v1_cosine[4] * v125) - (v1_sine[4] * v118);
    const panda_pack v127 = v95 + (v67 * v67);
    const panda_pack v128 = (((0.014653732538 * v127) + (0.067870631425 * v74)) + (4.065735684829545 * v98)) + v126;
    const panda_pack v129 = ((2.352456790569697 * v35) + (1.0008251418429999 * v61)) - ((v1_cosine[3] * v128) + (v1_sine[3] * v97));
    const panda_pack v130 = v106 + v107;
    const panda_pack v131 = ((0.014653732538 * v130) - (0.067870631425 * v70)) + (4.065735684829545 * v103);
    const panda_pack v132 = v131 + ((v1_sine[4] * v125) + (v1_cosine[4] * v118));
    const panda_pack v133 = ((1.0008251418429999 * v104) - (2.352456790569697 * v101)) - v132;
    const panda_pack v134 = 0.316 * ((v1_cosine[2] * v129) - (v1_sine[2] * v133));
    const panda_pack v135 = (0.0013205141364616632 * v1_sine[5]) - (0.002174847060296272 * v1_cosine[5]);
    const panda_pack v136 = 0.001087423530148136 + (v1_cosine[5] * v135);
    const panda_pack v137 = v1_sine[5] * v135;
    const panda_pack v138 = 0.002681818915449642 + v137;
    const panda_pack v139 = (0.000386330894443768 * v1_cosine[5]) + (0.001535882372017312 * v1_sine[5]);
    const panda_pack v140 = (0.001535882372017312 * v1_cosine[5]) - (0.000386330894443768 * v1_sine[5]);
    const panda_pack v141 = (v140 * (v117 - v123)) + (((v138 * v114) + (v136 * v113)) - (v139 * v122));
    const panda_pack v142 = (0.00010375891721868492 * v90) - ((0.014748570382675318 * (v120 - v117)) + ((0.0011196707334275545 * v110) - (0.028934422545659894 * v124)));
    const panda_pack v143 = (0.17380470556900005 * v119) - ((9.3569097314605e-05 * v75) - v142);
    const panda_pack v144 = v143 + ((v141 - (v82 * v111)) + (0.088 * v115));
    tau[5] = v144;
    const panda_pack v145 = (0.0010267877770288947 * (v104 - v127)) - (((0.0014511560650267152 * v130) + (0.0015152444733270301 * v70)) + (0.02389827041510187 * v74));
    const panda_pack v146 = ((0.014653732538 * v103) - v145) - (v144 - (0.384 * v126));
    const panda_pack v147 = 0.004002333051911305 - v137;
    const panda_pack v148 = ((v136 * (v123 - v87)) - ((v138 * v81) + (v147 * v122))) + (v140 * v92);
    const panda_pack v149 = (v148 + (v139 * v124)) + ((v82 * v80) - (v88 * v121));
    const panda_pack v150 = (0.00010375891721868492 * (v96 - v120)) + ((9.3569097314605e-05 * v124) + ((0.014748570382675318 * v92) + (0.0011196707334275545 * v79)));
    const panda_pack v151 = v150 + (v149 + (0.088 * v89));
    const panda_pack v152 = (v139 * (v117 - v87)) - (((v147 * v113) + (v136 * v114)) - (v140 * v81));
    const panda_pack v153 = (9.3569097314605e-05 * (v96 - v117)) + ((0.00010375891721868492 * v110) + ((0.014748570382675318 * v79) + (0.028934422545659894 * v92)));
    const panda_pack v154 = (v152 - (v88 * v111)) + ((0.17380470556900005 * v66) - v153);
    const panda_pack v155 = (0.02389827041510187 * (v104 - v96)) + (((0.0015152444733270301 * v130) + (0.0100451878283212 * v70)) - (0.0010267877770288947 * v94));
    const panda_pack v156 = (v155 - (0.067870631425 * v103)) + (((v1_cosine[4] * v154) + (v1_sine[4] * v151)) + (0.384 * v93));
    const panda_pack v157 = ((v1_sine[3] * v156) - (v1_cosine[3] * v146)) - (0.0825 * v132);
    const panda_pack v158 = (0.0039053550262761003 * v62) - ((0.07937575371526084 * (v39 - v104)) + ((0.005415763498190531 * v102) - (0.3087998849151318 * v61)));
    const panda_pack v159 = (((0.0016444875773692705 * v52) - v158) - (1.0008251418429999 * v35)) - v157;
    const panda_pack v160 = (0.005487648106562257 * (v33 - v24)) - ((0.013297019103287584 * v51) + ((0.00012191242095074308 * v50) + (1.3360662912298427e-05 * v31)));
    const panda_pack v161 = v160 + (v159 - (v134 - (0.0825 * ((v1_sine[2] * v129) + (v1_cosine[2] * v133)))));
    const panda_pack v162 = (v1_sine[3] * v128) - (v1_cosine[3] * v97);
    const panda_pack v163 = (0.0010267877770288947 * v65) + ((0.0015152444733270301 * (v127 - v96)) + ((0.0014511560650267152 * v94) - (0.0100451878283212 * v74)));
    const panda_pack v164 = ((0.014653732538 * v58) - (0.067870631425 * v98)) + ((0.02389827041510187 * v99) + v163);
    const panda_pack v165 = v164 - ((v1_sine[4] * v154) - (v1_cosine[4] * v151));
    tau[4] = v165;
    const panda_pack v166 = v23 + (v28 * v28);
    const panda_pack v167 = (0.0039053550262761003 * (v166 - v39)) + ((0.0016444875773692705 * v61) - ((0.005415763498190531 * v56) + (0.07937575371526084 * v64)));
    const panda_pack v168 = v167 - (v165 - (0.0825 * v162));
    const panda_pack v169 = (0.0016444875773692705 * (v166 - v104)) + ((0.0039053550262761003 * v102) - ((0.3087998849151318 * v64) + (0.07937575371526084 * v56)));
    const panda_pack v170 = (v169 + (1.0008251418429999 * v48)) + ((v1_cosine[3] * v156) + (v1_sine[3] * v146));
    const panda_pack v171 = ((2.352456790569697 * v48) - (1.0008251418429999 * v64)) + v162;
    const panda_pack v172 = (0.013297019103287584 * (v33 - v166)) + (((0.00012191242095074308 * v31) - (0.022178148964878186 * v50)) - (0.005487648106562257 * v47));
    const panda_pack v173 = ((0.27690780075318017 * v1_cosine[0]) - v172) - (((v1_cosine[2] * v170) - (v1_sine[2] * v168)) + (0.316 * v171));
    const panda_pack v174 = v44 + v45;
    const panda_pack v175 = v18 + qdd[1];
    const panda_pack v176 = qd[0] * qd[0];
    const panda_pack v177 = (0.0007689361029463999 * (v176 - v33)) + ((0.01026110182100817 * v175) - ((0.00398335888393552 * v174) + (0.12818329225032407 * v16)));
    const panda_pack v178 = ((v1_sine[2] * v170) + (v1_cosine[2] * v168)) - (0.0825 * v171);
    const panda_pack v179 = ((0.00012191242095074308 * (v24 - v166)) + ((1.3360662912298427e-05 * v47) + (0.022178148964878186 * v51))) + (0.005487648106562257 * v41);
    const panda_pack v180 = ((0.028227094878000014 * v26) - ((0.013297019103287584 * v20) - v179)) - v178;
    tau[2] = v180;
    const panda_pack v181 = v32 + (v14 * v14);
    const panda_pack v182 = (0.01026110182100817 * (v176 - v181)) - (((0.0230778824949318 * v174) + (0.00398335888393552 * v16)) + (0.0007689361029463999 * v19));
    const panda_pack v183 = (v1_sine[0] * (v177 + ((v1_cosine[1] * v173) - (v1_sine[1] * v161)))) - (v1_cosine[0] * (v182 + v180));
    tau[0] = (0.01425956599447438 * qdd[0]) - v183;
    const panda_pack v184 = (0.01026110182100817 * v13) - ((0.00398335888393552 * (v181 - v33)) + ((0.0230778824949318 * v175) + (0.12818329225032407 * v19)));
    const panda_pack v185 = ((0.01993386669246 * v1_cosine[0]) - (4.74615389612781 * v1_sine[0])) - ((0.0007689361029463999 * v43) + v184);
    tau[1] = v185 + ((v1_sine[1] * v173) + (v1_cosine[1] * v161));
    tau[3] = -v159;
    tau[6] = -v149;
}

void panda_inverse_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack qdd_pack[7];
        panda_pack tau_pack[7];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, qdd, qdd_pack);
        panda_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        panda_pack_give(7U, count, first, lanes, tau_pack, tau);
    }
}

void panda_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack qdd_pack[7];
        panda_pack tau_pack[7];

        (void)prepared;
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, qdd, qdd_pack);
        panda_pack_inverse_dynamics(prepared_pack, q_pack, qd_pack, qdd_pack, tau_pack);
        panda_pack_give(7U, count, first, lanes, tau_pack, tau);
    }
}

static PANDA_APART void panda_pack_forward_dynamics(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, const panda_pack *restrict tau, panda_pack *restrict qdd)
{
    (void)prepared;
    const panda_pack v0 = 0.6689225306301608 + q[6];
    const panda_pack v1_angle[6] = {q[1], q[2], q[3], q[4], q[5], v0};
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
    const panda_pack v13 = v1_sine[0] * qd[0];
    const panda_pack v14 = (v1_sine[1] * qd[1]) - (v1_cosine[1] * v13);
    const panda_pack v15 = (v1_cosine[1] * qd[1]) + (v1_sine[1] * v13);
    const panda_pack v16 = v15 * v14;
    const panda_pack v17 = qd[1] * v13;
    const panda_pack v18 = v17 + v16;
    const panda_pack v19 = 2.0 * v1_cosine[1];
    const panda_pack v20 = v1_cosine[0] * qd[0];
    const panda_pack v21 = qd[1] * v20;
    const panda_pack v22 = v13 * v20;
    const panda_pack v23 = (v1_sine[1] * v22) + (v21 * v19);
    const panda_pack v24 = qd[2] + v20;
    const panda_pack v25 = (v15 * (2.0 * v24)) - v23;
    const panda_pack v26 = (v1_sine[2] * v25) + (v1_cosine[2] * v18);
    const panda_pack v27 = (v1_sine[2] * v24) + (v1_cosine[2] * v14);
    const panda_pack v28 = qd[3] - v15;
    const panda_pack v29 = v28 * v27;
    const panda_pack v30 = v26 + v29;
    const panda_pack v31 = (v1_cosine[3] * v28) + (v1_sine[3] * v27);
    const panda_pack v32 = (v1_cosine[3] * v27) - (v1_sine[3] * v28);
    const panda_pack v33 = v32 * v31;
    const panda_pack v34 = v33 - v30;
    const panda_pack v35 = (v1_sine[2] * v14) - (v1_cosine[2] * v24);
    const panda_pack v36 = v35 * v27;
    const panda_pack v37 = (v21 * (2.0 * v1_sine[1])) - (v1_cosine[1] * v22);
    const panda_pack v38 = v24 * v14;
    const panda_pack v39 = v38 - v37;
    const panda_pack v40 = v39 + v36;
    const panda_pack v41 = (v1_sine[2] * v18) - (v1_cosine[2] * v25);
    const panda_pack v42 = v41 + (v35 * (2.0 * v28));
    const panda_pack v43 = (v1_cosine[3] * v42) + (v1_sine[3] * v40);
    const panda_pack v44 = qd[4] - v35;
    const panda_pack v45 = v43 + (v31 * (2.0 * v44));
    const panda_pack v46 = (v1_cosine[4] * v45) - (v1_sine[4] * v34);
    const panda_pack v47 = qd[5] + v31;
    const panda_pack v48 = 2.0 * qd[6];
    const panda_pack v49 = (v48 * v47) - v46;
    const panda_pack v50 = 0.0032806082595733185 * v1_sine[5];
    const panda_pack v51 = (v1_cosine[4] * v32) + (v1_sine[4] * v44);
    const panda_pack v52 = (v1_cosine[4] * v44) - (v1_sine[4] * v32);
    const panda_pack v53 = v52 * v51;
    const panda_pack v54 = (v1_cosine[3] * v40) - (v1_sine[3] * v42);
    const panda_pack v55 = v44 * v32;
    const panda_pack v56 = v54 + v55;
    const panda_pack v57 = v56 + v53;
    const panda_pack v58 = (v48 * v51) - v57;
    const panda_pack v59 = 0.0032806082595733185 * v1_cosine[5];
    const panda_pack v60 = (v59 * v58) + (v50 * v49);
    const panda_pack v61 = v51 * v51;
    const panda_pack v62 = v47 * v47;
    const panda_pack v63 = v62 + v61;
    const panda_pack v64 = ((0.23184755269500001 * v57) + (0.17380470556900005 * v63)) - v60;
    const panda_pack v65 = (v1_cosine[4] * v34) + (v1_sine[4] * v45);
    const panda_pack v66 = v53 - v56;
    const panda_pack v67 = v62 + (v52 * v52);
    const panda_pack v68 = qd[6] - v52;
    const panda_pack v69 = v68 * v68;
    const panda_pack v70 = v62 + v69;
    const panda_pack v71 = (((0.23184755269500001 * v67) + (0.17380470556900005 * v66)) + (v59 * v70)) - (v50 * v65);
    const panda_pack v72 = (v1_cosine[4] * v71) + (v1_sine[4] * v64);
    const panda_pack v73 = v44 * v44;
    const panda_pack v74 = v73 + (v31 * v31);
    const panda_pack v75 = ((0.014653732538 * v74) - (0.067870631425 * v34)) - v72;
    const panda_pack v76 = (v52 * (2.0 * v47)) - v46;
    const panda_pack v77 = v47 * v51;
    const panda_pack v78 = v77 - v65;
    const panda_pack v79 = v77 + v78;
    const panda_pack v80 = v69 + v61;
    const panda_pack v81 = (v59 * v79) - (v50 * v80);
    const panda_pack v82 = v81 + ((0.23184755269500001 * v79) - (0.17380470556900005 * v76));
    const panda_pack v83 = v73 + (v32 * v32);
    const panda_pack v84 = v30 + v33;
    const panda_pack v85 = ((0.014653732538 * v84) - (0.067870631425 * v83)) - v82;
    const panda_pack v86 = (v1_cosine[3] * v85) + (v1_sine[3] * v75);
    const panda_pack v87 = v17 - v16;
    const panda_pack v88 = v1_sine[0] * v1_sine[1];
    const panda_pack v89 = ((0.0825 * v87) - (0.316 * v23)) - (9.81 * v88);
    const panda_pack v90 = v29 + v30;
    const panda_pack v91 = (((0.0825 * v86) - (0.5527802746500001 * v89)) + (0.051020136156815485 * v90)) + (0.16284087268546085 * v42);
    const panda_pack v92 = (0.0825 * v90) - v89;
    const panda_pack v93 = v28 * v28;
    const panda_pack v94 = v93 + (v35 * v35);
    const panda_pack v95 = v24 * v24;
    const panda_pack v96 = v95 + (v15 * v15);
    const panda_pack v97 = v1_sine[0] * v1_cosine[1];
    const panda_pack v98 = (9.81 * v97) + ((0.0825 * v96) - (0.316 * v37));
    const panda_pack v99 = v38 + v39;
    const panda_pack v100 = qd[1] * qd[1];
    const panda_pack v101 = v100 + (v13 * v13);
    const panda_pack v102 = (9.81 * v1_cosine[0]) + ((0.0825 * v99) - (0.316 * v101));
    const panda_pack v103 = (v1_sine[2] * v102) - (v1_cosine[2] * v98);
    const panda_pack v104 = v103 + (0.0825 * v94);
    const panda_pack v105 = (v1_cosine[3] * v104) + (v1_sine[3] * v92);
    const panda_pack v106 = (0.384 * v54) - v105;
    const panda_pack v107 = v36 - v39;
    const panda_pack v108 = (v1_sine[2] * v98) + (v1_cosine[2] * v102);
    const panda_pack v109 = v108 + (0.0825 * v107);
    const panda_pack v110 = v93 + (v27 * v27);
    const panda_pack v111 = (0.384 * v110) - v109;
    const panda_pack v112 = (v1_cosine[4] * v111) - (v1_sine[4] * v106);
    const panda_pack v113 = (0.088 * v57) - v112;
    const panda_pack v114 = (0.000386330894443768 * v1_cosine[5]) + (0.001535882372017312 * v1_sine[5]);
    const panda_pack v115 = (0.002174847060296272 * v1_cosine[5]) - (0.0013205141364616632 * v1_sine[5]);
    const panda_pack v116 = (v1_cosine[5] * v115) - 0.001087423530148136;
    const panda_pack v117 = (((0.00010375891721868492 * v57) - (v114 * v80)) - (v116 * v58)) - (9.3569097314605e-05 * v83);
    const panda_pack v118 = (v1_cosine[3] * v92) - (v1_sine[3] * v104);
    const panda_pack v119 = v118 + (0.384 * v43);
    const panda_pack v120 = v1_sine[5] * v115;
    const panda_pack v121 = 0.004002333051911305 + v120;
    const panda_pack v122 = (((v117 - (0.17380470556900005 * v119)) - (v121 * v49)) - (0.02893442254565989 * v76)) + (v50 * v113);
    const panda_pack v123 = 9.3569097314605e-05 + v114;
    const panda_pack v124 = (0.001535882372017312 * v1_cosine[5]) - (0.000386330894443768 * v1_sine[5]);
    const panda_pack v125 = 0.014748570382675318 + v124;
    const panda_pack v126 = (v122 + (v123 * v63)) + (v125 * v79);
    const panda_pack v127 = (((9.3569097314605e-05 * v66) - (0.23184755269500001 * v119)) - (0.014748570382675318 * v76)) + (0.088 * v81);
    const panda_pack v128 = (((v124 * v76) - (v114 * v66)) - (0.006684151967360946 * v78)) + (v59 * v119);
    const panda_pack v129 = (v1_cosine[4] * v106) + (v1_sine[4] * v111);
    const panda_pack v130 = 0.000288693526842452 * v1_cosine[5];
    const panda_pack v131 = 0.000288693526842452 * v1_sine[5];
    const panda_pack v132 = ((v128 - (v50 * v129)) - (v130 * v79)) - (v131 * v67);
    const panda_pack v133 = v120 - 0.002681818915449642;
    const panda_pack v134 = (v132 + (v77 * (v133 + v121))) - (v116 * (v70 - v80));
    const panda_pack v135 = ((v127 + (0.021522255370587554 * v79)) - v134) + (0.00010375891721868492 * (v67 - v83));
    const panda_pack v136 = (((v1_cosine[4] * v135) + (v1_sine[4] * v126)) + (0.014653732538 * v118)) + (0.067870631425 * v105);
    const panda_pack v137 = (((v136 + (0.01149634389334796 * v30)) + (0.0010267877770288947 * v43)) - (0.02389827041510187 * v54)) - (0.00859403176329443 * v33);
    const panda_pack v138 = v137 - (0.0015152444733270301 * (v74 - v83));
    const panda_pack v139 = v95 + (v14 * v14);
    const panda_pack v140 = (v138 + (v91 + (0.0016444875773692705 * v40))) - (0.0039053550262761003 * (v94 - v139));
    const panda_pack v141 = v55 + v56;
    const panda_pack v142 = (((0.384 * v72) - (0.014653732538 * v109)) + (0.0014511560650267707 * v141)) - (0.0015152444733270301 * v45);
    const panda_pack v143 = (((0.00010375891721868492 * v46) - (v124 * v70)) - (v116 * v49)) - (0.23184755269500001 * v112);
    const panda_pack v144 = (((v143 - (0.17380470556900005 * v129)) + (v133 * v58)) + (0.050456677916247444 * v56)) - (0.014748570382675318 * v67);
    const panda_pack v145 = (((v144 - (0.088 * v60)) + (v59 * v113)) + (v123 * v65)) + (v125 * v63);
    const panda_pack v146 = v145 - (0.007412167175072336 * v53);
    const panda_pack v147 = (v146 + (v142 + (0.02389827041510187 * v34))) + (0.0010267877770288947 * (v110 - v74));
    const panda_pack v148 = (((v1_cosine[4] * v126) - (v1_sine[4] * v135)) - (0.384 * v82)) - (0.067870631425 * v109);
    const panda_pack v149 = ((v148 + (0.0100451878283212 * v45)) - (0.0015152444733270301 * v141)) + (0.0010267877770288947 * v84);
    const panda_pack v150 = v149 + (0.02389827041510187 * (v110 - v83));
    const panda_pack v151 = (((v1_cosine[3] * v150) - (v1_sine[3] * v147)) - (2.0125235536029997 * v89)) + (0.6972920750309717 * v42);
    const panda_pack v152 = ((v151 + (0.16284087268546085 * v90)) + (0.0039053550262761003 * v107)) - (0.0016444875773692705 * (v110 - v139));
    const panda_pack v153 = v86 + ((0.5527802746500001 * v90) + (2.0125235536029997 * v42));
    const panda_pack v154 = (((v1_sine[2] * v152) + (v1_cosine[2] * v140)) - (0.0825 * v153)) - (0.2414947634261143 * v23);
    const panda_pack v155 = (((v154 + (0.013297019103287584 * v37)) - (7.3266765863443215 * v88)) - (0.27690780075318017 * v97)) + (0.08378056999140597 * v17);
    const panda_pack v156 = (v155 - (0.039424272061649335 * v16)) - (0.00012191242095074308 * (v96 - v139));
    const panda_pack v157 = tau[6] + v134;
    const panda_pack v158 = 149.60760989322966 * v114;
    const panda_pack v159 = (tau[5] - v146) + (v158 * v157);
    const panda_pack v160 = 0.006684151967360946 + v130;
    const panda_pack v161 = (v1_sine[4] * v124) + (v1_cosine[4] * v160);
    const panda_pack v162 = v1_cosine[4] * v50;
    const panda_pack v163 = (v59 * v1_cosine[3]) + (v1_sine[3] * v162);
    const panda_pack v164 = 0.0825 * v163;
    const panda_pack v165 = v164 - v161;
    const panda_pack v166 = (v1_sine[4] * v160) + ((0.0012597535716761543 * v1_cosine[5]) - (v1_cosine[4] * v124));
    const panda_pack v167 = 0.0012597535716761543 * v1_sine[5];
    const panda_pack v168 = (v1_cosine[4] * v167) - v114;
    const panda_pack v169 = (v1_sine[3] * v168) + (v1_cosine[3] * v166);
    const panda_pack v170 = (v164 - (v1_sine[2] * v169)) - (v1_cosine[2] * v165);
    const panda_pack v171 = 0.000577387053684904 * v1_cosine[5];
    const panda_pack v172 = v171 + (0.050456677916247444 - v133);
    const panda_pack v173 = 0.23184755269500001 + v59;
    const panda_pack v174 = (0.17380470556900005 * v1_cosine[4]) - (v1_sine[4] * v173);
    const panda_pack v175 = (0.384 * v174) - v172;
    const panda_pack v176 = v131 + (0.00010375891721868492 + v116);
    const panda_pack v177 = (v1_sine[4] * v123) + (v1_cosine[4] * v176);
    const panda_pack v178 = (v1_cosine[3] * v177) + (v1_sine[3] * v175);
    const panda_pack v179 = v1_sine[3] * v174;
    const panda_pack v180 = 0.0825 * v179;
    const panda_pack v181 = (v1_cosine[4] * v123) - (v1_sine[4] * v176);
    const panda_pack v182 = v180 - v181;
    const panda_pack v183 = (v180 - (v1_sine[2] * v178)) - (v1_cosine[2] * v182);
    const panda_pack v184 = (v170 * v158) - v183;
    const panda_pack v185 = 1.0 / ((v114 * v158) - v172);
    const panda_pack v186 = v185 * v184;
    const panda_pack v187 = 149.60760989322966 * v170;
    const panda_pack v188 = 149.60760989322966 * v161;
    const panda_pack v189 = (v161 * v158) - v181;
    const panda_pack v190 = v185 * v189;
    const panda_pack v191 = ((tau[4] + v138) + (v188 * v157)) - (v190 * v159);
    const panda_pack v192 = 0.02893442254565989 + v121;
    const panda_pack v193 = 0.0282064073379485 + v171;
    const panda_pack v194 = (v125 * (2.0 * v1_cosine[4])) + (v1_sine[4] * (v192 - v193));
    const panda_pack v195 = v1_sine[4] * v194;
    const panda_pack v196 = v195 + (0.01149634389334796 + v193);
    const panda_pack v197 = (0.17380470556900005 * v1_sine[4]) + (v173 * v1_cosine[4]);
    const panda_pack v198 = v197 - 0.014653732538;
    const panda_pack v199 = v50 - 0.067870631425;
    const panda_pack v200 = (v1_sine[3] * v199) + (v1_cosine[3] * v198);
    const panda_pack v201 = 0.0825 * v200;
    const panda_pack v202 = v201 - v196;
    const panda_pack v203 = (v167 - v181) - 0.02389827041510187;
    const panda_pack v204 = 0.0010267877770288947 + (((v1_cosine[4] * v194) - (0.384 * v197)) - v125);
    const panda_pack v205 = (v1_cosine[3] * v204) - (v1_sine[3] * v203);
    const panda_pack v206 = v201 + ((v1_sine[2] * v205) - (v1_cosine[2] * v202));
    const panda_pack v207 = ((v170 * v188) - v206) - (v189 * v186);
    const panda_pack v208 = 1.0 / (((v161 * v188) - v196) - (v189 * v190));
    const panda_pack v209 = v208 * v207;
    const panda_pack v210 = (((tau[2] + v156) - (v186 * v159)) + (v187 * v157)) - (v209 * v191);
    const panda_pack v211 = (((v1_cosine[4] * v64) - (v1_sine[4] * v71)) - (0.014653732538 * v141)) - (0.067870631425 * v45);
    const panda_pack v212 = (((v1_cosine[3] * v147) + (v1_sine[3] * v150)) - (0.0825 * v211)) - (0.5527802746500001 * v108);
    const panda_pack v213 = (((v212 - (2.0125235536029997 * v103)) + (0.7483122111877872 * v39)) - (0.0039053550262761003 * v41)) + (0.0016444875773692705 * v26);
    const panda_pack v214 = (v213 + (0.6462719388741562 * v36)) - (0.16284087268546085 * (v94 - v110));
    const panda_pack v215 = v1_sine[4] * v1_sine[5];
    const panda_pack v216 = 0.0002706501814147988 * v215;
    const panda_pack v217 = v216 + ((v1_cosine[3] * v168) - (v1_sine[3] * v166));
    const panda_pack v218 = 149.60760989322966 * v217;
    const panda_pack v219 = (0.0825 * v197) + ((v1_cosine[3] * v175) - (v1_sine[3] * v177));
    const panda_pack v220 = (v217 * v158) - v219;
    const panda_pack v221 = v185 * v220;
    const panda_pack v222 = (v1_cosine[3] * v203) + (v1_sine[3] * v204);
    const panda_pack v223 = ((v217 * v188) - v222) - (v190 * v220);
    const panda_pack v224 = v208 * v223;
    const panda_pack v225 = (((v214 - tau[3]) + (v218 * v157)) - (v221 * v159)) - (v224 * v191);
    const panda_pack v226 = 0.0016444875773692705 + v222;
    const panda_pack v227 = 0.768 * v174;
    const panda_pack v228 = (v227 - v172) - 0.0014511560650267707;
    const panda_pack v229 = v227 + ((v195 - v192) - 0.0100451878283212);
    const panda_pack v230 = v177 - 0.0015152444733270301;
    const panda_pack v231 = (v230 * (2.0 * v1_cosine[3])) - (v1_sine[3] * (v229 - v228));
    const panda_pack v232 = (v199 * v1_cosine[3]) - (v1_sine[3] * v198);
    const panda_pack v233 = 0.0825 * v232;
    const panda_pack v234 = (((v1_cosine[3] * v231) - v230) - 0.0039053550262761003) - v233;
    const panda_pack v235 = (v1_sine[2] * v234) + (v1_cosine[2] * v226);
    const panda_pack v236 = (((v217 * v187) - v235) - (v220 * v186)) - (v223 * v209);
    const panda_pack v237 = v1_sine[3] * v231;
    const panda_pack v238 = 0.165 * v200;
    const panda_pack v239 = (v237 + (0.7483122111877872 - v228)) - v238;
    const panda_pack v240 = 1.0 / ((((v217 * v218) - v239) - (v220 * v221)) - (v223 * v224));
    const panda_pack v241 = v240 * v236;
    const panda_pack v242 = v210 - (v241 * v225);
    const panda_pack v243 = ((0.316 * v163) - (v1_sine[2] * v165)) + (v1_cosine[2] * v169);
    const panda_pack v244 = (0.0825 * v1_sine[2]) - (0.316 * v1_cosine[2]);
    const panda_pack v245 = ((v215 * (0.0010366722100251687 * v1_sine[2])) - v217) - (v244 * ((v59 * v1_sine[3]) - (v1_cosine[3] * v162)));
    const panda_pack v246 = v245 + (v1_cosine[2] * v216);
    const panda_pack v247 = (v1_sine[1] * v243) + (v1_cosine[1] * v246);
    const panda_pack v248 = ((v1_sine[2] * v202) + (v1_cosine[2] * v205)) - (0.316 * v200);
    const panda_pack v249 = (v244 * v232) - v222;
    const panda_pack v250 = ((v1_cosine[2] * v178) - (v1_sine[2] * v182)) + (0.316 * v179);
    const panda_pack v251 = (0.0825 * v1_cosine[2]) + (0.316 * v1_sine[2]);
    const panda_pack v252 = (v197 * v251) + ((v244 * (v1_cosine[3] * v174)) - v219);
    const panda_pack v253 = ((v158 * v247) - (v1_sine[1] * v250)) - (v1_cosine[1] * v252);
    const panda_pack v254 = (((v1_sine[1] * v248) - (v1_cosine[1] * v249)) + (v188 * v247)) - (v190 * v253);
    const panda_pack v255 = (v1_sine[2] * v226) - (v1_cosine[2] * v234);
    const panda_pack v256 = v200 - 0.5527802746500001;
    const panda_pack v257 = v174 - 2.0125235536029997;
    const panda_pack v258 = (v1_sine[2] * v256) - (v1_cosine[2] * v257);
    const panda_pack v259 = (v1_cosine[2] * v256) + (v1_sine[2] * v257);
    const panda_pack v260 = (0.0825 * v259) + (0.316 * v258);
    const panda_pack v261 = v239 + v260;
    const panda_pack v262 = (((v1_cosine[1] * v261) - (v1_sine[1] * v255)) + (v218 * v247)) - (v221 * v253);
    const panda_pack v263 = v262 - (v224 * v254);
    const panda_pack v264 = (v235 + (0.316 * v232)) - 0.013297019103287584;
    const panda_pack v265 = (v238 - v196) - 0.051020136156815485;
    const panda_pack v266 = v237 + (v229 - 0.6972920750309717);
    const panda_pack v267 = ((0.0825 * v174) - v205) - 0.16284087268546085;
    const panda_pack v268 = (v267 * (2.0 * v1_cosine[2])) + (v1_sine[2] * (v266 - v265));
    const panda_pack v269 = 0.2414947634261143 + ((((v1_cosine[2] * v268) + (0.0825 * v258)) + (0.316 * v259)) - v267);
    const panda_pack v270 = (v1_sine[1] * v269) - (v1_cosine[1] * v264);
    const panda_pack v271 = ((((v187 * v247) - v270) - (v186 * v253)) - (v209 * v254)) - (v241 * v263);
    const panda_pack v272 = v1_sine[2] * v268;
    const panda_pack v273 = v272 + (v265 - (0.165 * v259));
    const panda_pack v274 = v273 - 0.08378056999140597;
    const panda_pack v275 = (((v274 - (v184 * v186)) + (v170 * v187)) - (v207 * v209)) - (v236 * v241);
    const panda_pack v276 = 1.0 / v275;
    const panda_pack v277 = v276 * v271;
    const panda_pack v278 = (((v1_sine[2] * v140) - (v1_cosine[2] * v152)) - (0.316 * v153)) + (0.2414947634261143 * v87);
    const panda_pack v279 = (((0.27690780075318017 * v1_cosine[0]) + v278) + (0.02217814896487824 * v25)) + (0.00012191242095074308 * v99);
    const panda_pack v280 = v279 - (0.013297019103287584 * (v101 - v139));
    const panda_pack v281 = v214 + ((((7.3266765863443215 * v1_cosine[0]) - (0.013297019103287584 * v18)) + (0.061602421026527576 * v99)) + (0.00012191242095074308 * v25));
    const panda_pack v282 = v244 * ((((v1_cosine[3] * v75) - (v1_sine[3] * v85)) + (0.5527802746500001 * v94)) - (2.0125235536029997 * v40));
    const panda_pack v283 = (v281 + v282) + (v251 * (v211 + ((0.5527802746500001 * v107) - (2.0125235536029997 * v110))));
    const panda_pack v284 = v283 + (0.2414947634261143 * (v96 - v101));
    const panda_pack v285 = ((0.01993386669246 * v1_cosine[0]) + (((v1_sine[1] * v280) - (v1_cosine[1] * v284)) - (32.80954542685272 * v1_sine[0]))) - tau[1];
    const panda_pack v286 = 149.60760989322966 * v247;
    const panda_pack v287 = v185 * v253;
    const panda_pack v288 = v208 * v254;
    const panda_pack v289 = (((v285 - (1.0090841787369491 * v22)) + (v286 * v157)) - (v287 * v159)) - (v288 * v191);
    const panda_pack v290 = v240 * v263;
    const panda_pack v291 = v100 + (v20 * v20);
    const panda_pack v292 = ((v289 - (v290 * v225)) - (v277 * v242)) - (0.00398335888393552 * (v101 - v291));
    const panda_pack v293 = 0.061602421026527576 + (v260 + v261);
    const panda_pack v294 = v272 + (0.02217814896487824 + ((0.632 * v258) - v266));
    const panda_pack v295 = (v233 - v255) - 0.00012191242095074308;
    const panda_pack v296 = (v295 * v19) + (v1_sine[1] * (v294 - v293));
    const panda_pack v297 = ((((v247 * v286) - (v1_sine[1] * v296)) - v293) - 1.0552399437268127) - (v253 * v287);
    const panda_pack v298 = 1.0 / (((v297 - (v254 * v288)) - (v263 * v290)) - (v271 * v277));
    const panda_pack v299 = ((v1_cosine[0] * v170) - (v88 * v246)) + (v97 * v243);
    const panda_pack v300 = (((v88 * v249) - (v1_cosine[0] * v206)) + (v97 * v248)) + (v299 * v188);
    const panda_pack v301 = (((v299 * v158) - (v1_cosine[0] * v183)) + (v88 * v252)) - (v97 * v250);
    const panda_pack v302 = v300 - (v301 * v190);
    const panda_pack v303 = (((v299 * v218) - (v1_cosine[0] * v235)) - (v88 * v261)) - (v97 * v255);
    const panda_pack v304 = (v303 - (v301 * v221)) - (v302 * v224);
    const panda_pack v305 = (v1_sine[1] * v264) + (v1_cosine[1] * v269);
    const panda_pack v306 = (((v1_cosine[0] * v274) - (v1_sine[0] * v305)) - (v301 * v186)) + (v299 * v187);
    const panda_pack v307 = (v306 - (v302 * v209)) - (v304 * v241);
    const panda_pack v308 = (((v1_sine[0] * v295) - (v1_cosine[0] * v270)) - (v97 * v296)) + (v299 * v286);
    const panda_pack v309 = (((v308 - (v301 * v287)) - (v302 * v288)) - (v304 * v290)) - (v307 * v277);
    const panda_pack v310 = 0.01026110182100817 * v1_sine[0];
    const panda_pack v311 = 0.0007689361029463999 * v1_cosine[0];
    const panda_pack v312 = (v309 - v310) - v311;
    const panda_pack v313 = v312 * v298;
    const panda_pack v314 = v307 * v276;
    const panda_pack v315 = 149.60760989322966 * v299;
    const panda_pack v316 = v301 * v185;
    const panda_pack v317 = (((tau[0] + (v88 * v284)) + (v97 * v280)) + (v315 * v157)) - (v316 * v159);
    const panda_pack v318 = v302 * v208;
    const panda_pack v319 = v304 * v240;
    const panda_pack v320 = (((v317 - (v318 * v191)) - (v319 * v225)) - (v314 * v242)) - (v313 * v292);
    const panda_pack v321 = v320 - (v17 * ((0.00796671776787104 * v1_sine[0]) + (2.0181683574738982 * v1_cosine[0])));
    const panda_pack v322 = v321 - (0.0007689361029463999 * ((v1_sine[0] * v101) - (qd[0] * v13)));
    const panda_pack v323 = v322 + (0.01026110182100817 * ((v1_cosine[0] * v291) - (qd[0] * v20)));
    const panda_pack v324 = (v323 + (v1_cosine[0] * ((0.00796671776787104 * v21) + v156))) + (v22 * (v310 - v311));
    const panda_pack v325 = v273 - 0.10685845248633777;
    const panda_pack v326 = (((v325 - 0.01425956599447438) + (v299 * v315)) - (v301 * v316)) - (v302 * v318);
    const panda_pack v327 = ((v326 - (v304 * v319)) - (v307 * v314)) - (v312 * v313);
    const panda_pack v328 = v327 - (v1_sine[0] * ((v1_cosine[0] * ((2.0 * v305) - 0.00796671776787104)) - (v88 * v296)));
    const panda_pack v329 = (1.0 / (v328 - ((v1_sine[0] * v1_sine[0]) * (1.032162061231881 + (v325 + v294))))) * v324;
    qdd[0] = -v329;
    const panda_pack v330 = (v313 * v329) - (v298 * v292);
    qdd[1] = -v330;
    const panda_pack v331 = ((v276 * v242) + (v277 * v330)) - (v314 * v329);
    qdd[2] = -v331;
    const panda_pack v332 = (((v241 * v331) - (v240 * v225)) - (v290 * v330)) + (v319 * v329);
    qdd[3] = -v332;
    const panda_pack v333 = (((v209 * v331) - (v208 * v191)) - (v224 * v332)) - (v288 * v330);
    const panda_pack v334 = v333 + (v318 * v329);
    qdd[4] = v334;
    const panda_pack v335 = (((v186 * v331) - (v185 * v159)) - (v190 * v334)) - (v221 * v332);
    const panda_pack v336 = (v335 - (v287 * v330)) + (v316 * v329);
    qdd[5] = v336;
    const panda_pack v337 = (((149.60760989322966 * v157) + (v158 * v336)) + (v188 * v334)) - (v187 * v331);
    qdd[6] = ((v337 + (v218 * v332)) + (v286 * v330)) - (v315 * v329);
}

void panda_forward_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack tau_pack[7];
        panda_pack qdd_pack[7];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, tau, tau_pack);
        panda_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        panda_pack_give(7U, count, first, lanes, qdd_pack, qdd);
    }
}

void panda_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack tau_pack[7];
        panda_pack qdd_pack[7];

        (void)prepared;
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_take(7U, count, first, lanes, tau, tau_pack);
        panda_pack_forward_dynamics(prepared_pack, q_pack, qd_pack, tau_pack, qdd_pack);
        panda_pack_give(7U, count, first, lanes, qdd_pack, qdd);
    }
}

static PANDA_APART void panda_pack_kinetic_energy(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, panda_pack *restrict T)
{
    (void)prepared;
    const panda_pack v0_angle[6] = {q[1], q[2], q[3], q[4], q[5], q[6]};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_bits v0_beyond = { 0U };
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    panda_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const panda_pack v12 = v0_sine[0] * qd[0];
    const panda_pack v13 = (v0_sine[1] * qd[1]) - (v0_cosine[1] * v12);
    const panda_pack v14 = v0_cosine[0] * qd[0];
    const panda_pack v15 = qd[2] + v14;
    const panda_pack v16 = (v0_sine[2] * v15) + (v0_cosine[2] * v13);
    const panda_pack v17 = (v0_sine[2] * v13) - (v0_cosine[2] * v15);
    const panda_pack v18 = (0.0825 * v15) - (0.316 * v13);
    const panda_pack v19 = (v18 + (0.0825 * v17)) - (0.384 * v16);
    const panda_pack v20 = (v0_cosine[1] * qd[1]) + (v0_sine[1] * v12);
    const panda_pack v21 = v0_cosine[2] * v20;
    const panda_pack v22 = v0_sine[2] * v20;
    const panda_pack v23 = (0.0825 * v22) - (0.316 * v21);
    const panda_pack v24 = qd[3] - v20;
    const panda_pack v25 = v23 + (0.384 * v24);
    const panda_pack v26 = (v0_sine[3] * v25) + (v0_cosine[3] * v19);
    const panda_pack v27 = (v0_sine[3] * v24) - (v0_cosine[3] * v16);
    const panda_pack v28 = qd[4] - v17;
    const panda_pack v29 = (v0_cosine[4] * v28) + (v0_sine[4] * v27);
    const panda_pack v30 = (0.131605936 * v29) + (1.495522 * v26);
    const panda_pack v31 = qd[6] - v29;
    const panda_pack v32 = (v0_sine[4] * v28) - (v0_cosine[4] * v27);
    const panda_pack v33 = (v0_cosine[3] * v24) + (v0_sine[3] * v16);
    const panda_pack v34 = qd[5] + v33;
    const panda_pack v35 = (v0_cosine[5] * v34) - (v0_sine[5] * v32);
    const panda_pack v36 = (v0_sine[3] * v19) - (v0_cosine[3] * v25);
    const panda_pack v37 = (0.316 * v22) + (0.0825 * v21);
    const panda_pack v38 = v37 + (0.0825 * v24);
    const panda_pack v39 = (v0_sine[4] * v38) - (v0_cosine[4] * v36);
    const panda_pack v40 = v0_cosine[5] * v39;
    const panda_pack v41 = (((v0_sine[5] * v30) + (0.004068879917323594 * v31)) - (0.3005558972680001 * v35)) + (1.495522 * v40);
    const panda_pack v42 = v26 + (0.088 * v29);
    const panda_pack v43 = (v0_cosine[5] * v32) + (v0_sine[5] * v34);
    const panda_pack v44 = v0_sine[5] * v39;
    const panda_pack v45 = (((v0_cosine[5] * v30) - (0.005147210742676412 * v31)) + (0.3005558972680001 * v43)) - (1.495522 * v44);
    const panda_pack v46 = (v43 * (0.03163334319094959 * v43)) + (((v0_cosine[5] * v42) - v44) * v45);
    const panda_pack v47 = (v0_sine[4] * v36) + (v0_cosine[4] * v38);
    const panda_pack v48 = (((0.131605936 * v34) - (0.004068879917323594 * v43)) - (1.495522 * v47)) + (0.005147210742676412 * v35);
    const panda_pack v49 = (v46 + ((v40 + (v0_sine[5] * v42)) * v41)) + (((0.088 * v34) - v47) * v48);
    const panda_pack v50 = (v15 * (0.01824920229252011 * v15)) + (v26 * (2.892501 * v26));
    const panda_pack v51 = v50 + (qd[1] * ((0.026534991901690206 * qd[1]) - (0.02052220364201634 * v12)));
    const panda_pack v52 = v51 - (v14 * ((0.0015378722058927998 * qd[1]) - (0.02812428471219496 * v14)));
    const panda_pack v53 = v13 * ((0.24319455717061483 * v13) - ((0.016496666281351487 * v20) + (0.06712516233222851 * v15)));
    const panda_pack v54 = (v52 + (v20 * ((0.23957801315615013 * v20) - (0.08884734602313517 * v15)))) + v53;
    const panda_pack v55 = v54 - (0.094243372804 * ((v27 * v26) - (v33 * v36)));
    const panda_pack v56 = v55 + (0.10068694498 * ((v27 * v38) - (v28 * v36)));
    const panda_pack v57 = v56 + (v28 * ((0.00920049103512621 * v27) + (0.010869510762828563 * v28)));
    const panda_pack v58 = v57 + (v27 * ((0.03942757095803552 * v27) - (0.0030304889466540603 * v33)));
    const panda_pack v59 = v58 - (0.029307465076 * ((v28 * v26) - (v33 * v38)));
    const panda_pack v60 = v59 - (v33 * ((0.004328104104196259 * v28) - (0.03146037232526039 * v33)));
    const panda_pack v61 = v60 + (0.20048323339000002 * ((v29 * v26) - (v34 * v47)));
    const panda_pack v62 = v61 + (0.035054317870000004 * ((v29 * v39) - (v32 * v47)));
    const panda_pack v63 = v62 + (v29 * ((0.010567766133106952 * v29) + (0.00018713819462921 * v34)));
    const panda_pack v64 = v63 + (1.225946 * ((v38 * v38) + (v36 * v36)));
    const panda_pack v65 = v64 + (1.666555 * ((v39 * v39) + (v47 * v47)));
    const panda_pack v66 = v65 - (v34 * ((0.04705351387 * v39) - (0.011794560230238952 * v34)));
    const panda_pack v67 = v32 * (((0.00304822180576663 * v29) + (0.04705351387 * v26)) - ((0.00020751783443736984 * v34) - (0.0024804603581707898 * v32)));
    const panda_pack v68 = ((v66 + (v12 * ((0.008503511624021552 * v12) - (0.00796671776787104 * v14)))) + v67) + v49;
    const panda_pack v69 = v68 + (0.3815367543 * ((v24 * v37) + (v17 * v18)));
    const panda_pack v70 = v69 + (0.74928881601 * ((v24 * v23) - (v16 * v18)));
    const panda_pack v71 = v70 + (v24 * ((0.07758614905253959 * v24) + (0.003288975154738541 * v17)));
    const panda_pack v72 = 3.587895 * (((v37 * v37) + (v18 * v18)) + (v23 * v23));
    const panda_pack v73 = (v71 + (v17 * ((0.03239943042445132 * v17) + (0.19700413866 * v23)))) + v72;
    const panda_pack v74 = v35 * ((0.029212399412428362 * v35) - ((0.002511073196545797 * v31) - (0.0007827825633684959 * v43)));
    const panda_pack v75 = v16 * (((0.007810710052552201 * v24) + (0.19700413866 * v37)) - ((0.0554316863472517 * v17) - (0.06767727025085991 * v16)));
    const panda_pack v76 = 0.5 * (((v73 + (v31 * ((0.006684151967360946 * v31) - (0.001930610339838224 * v43)))) + v74) + v75);
    *T = (qd[0] * (0.004606581888605611 * qd[0])) + v76;
}

void panda_kinetic_energy_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack T_pack[1];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        panda_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

void panda_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack T_pack[1];

        (void)prepared;
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_kinetic_energy(prepared_pack, q_pack, qd_pack, T_pack);
        panda_pack_give(1U, count, first, lanes, T_pack, T);
    }
}

static PANDA_APART void panda_pack_potential_energy(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict V)
{
    (void)prepared;
    const panda_pack v0_angle[6] = {q[6], q[5], q[4], q[3], q[2], q[1]};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_bits v0_beyond = { 0U };
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    panda_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const panda_pack v12 = ((0.002034439958661797 * v0_sine[0]) - (0.002573605371338206 * v0_cosine[0])) - 0.23184755269500001;
    const panda_pack v13 = ((0.17380470556900005 * v0_sine[1]) - (v0_cosine[1] * v12)) - 0.014653732538;
    const panda_pack v14 = ((0.002573605371338206 * v0_sine[0]) + (0.002034439958661797 * v0_cosine[0])) - 0.067870631425;
    const panda_pack v15 = ((v0_sine[2] * v14) + (v0_cosine[2] * v13)) - 0.5527802746500001;
    const panda_pack v16 = ((0.17380470556900005 * v0_cosine[1]) + (v0_sine[1] * v12)) - 2.0125235536030006;
    const panda_pack v17 = v0_sine[4] * (0.028227094878000014 + ((v0_sine[2] * v13) - (v0_cosine[2] * v14)));
    const panda_pack v18 = v0_sine[5] * (0.002031994566 + (v17 - (v0_cosine[4] * (0.7468579598720001 + ((v0_cosine[3] * v15) + (v0_sine[3] * v16))))));
    *V = 9.81 * (5.365065983920002 + (v18 - (v0_cosine[5] * (((v0_cosine[3] * v16) - (v0_sine[3] * v15)) - 3.3445000435120007))));
}

void panda_potential_energy_batch(const panda_prepared *prepared, size_t count, const double *q, double *V)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack V_pack[1];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_potential_energy(prepared_pack, q_pack, V_pack);
        panda_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

void panda_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack V_pack[1];

        (void)prepared;
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_potential_energy(prepared_pack, q_pack, V_pack);
        panda_pack_give(1U, count, first, lanes, V_pack, V);
    }
}

static PANDA_APART void panda_pack_position_tip(const panda_pack *restrict prepared, const panda_pack *restrict q, panda_pack *restrict x)
{
    (void)prepared;
    const panda_pack v0_angle[6] = {q[5], q[4], q[3], q[1], q[2], q[0]};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_bits v0_beyond = { 0U };
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    panda_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const panda_pack v12 = (0.107 * v0_sine[0]) + (0.088 * v0_cosine[0]);
    const panda_pack v13 = (v0_cosine[1] * v12) - 0.0825;
    const panda_pack v14 = 0.384 + ((0.088 * v0_sine[0]) - (0.107 * v0_cosine[0]));
    const panda_pack v15 = (0.316 + (v0_cosine[2] * v14)) + (v0_sine[2] * v13);
    const panda_pack v16 = (v0_cosine[2] * v13) - ((v0_sine[2] * v14) - 0.0825);
    const panda_pack v17 = v0_sine[1] * v12;
    const panda_pack v18 = (v0_sine[4] * v17) - (v0_cosine[4] * v16);
    const panda_pack v19 = (v0_cosine[3] * v18) - (v0_sine[3] * v15);
    const panda_pack v20 = (v0_sine[4] * v16) + (v0_cosine[4] * v17);
    x[0] = -((v0_sine[5] * v20) + (v0_cosine[5] * v19));
    x[1] = (v0_cosine[5] * v20) - (v0_sine[5] * v19);
    x[2] = (0.333 + (v0_sine[3] * v18)) + (v0_cosine[3] * v15);
}

void panda_position_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *x)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack x_pack[3];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_position_tip(prepared_pack, q_pack, x_pack);
        panda_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

void panda_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack x_pack[3];

        (void)prepared;
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_position_tip(prepared_pack, q_pack, x_pack);
        panda_pack_give(3U, count, first, lanes, x_pack, x);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
