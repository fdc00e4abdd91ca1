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

static PANDA_APART void panda_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)spacing;
    (void)prepared;
    const panda_pack v0 = 0.6689225306301608 + panda_pack_at(&q[6U * stride]);
    const panda_pack v1_angle[6] = {panda_pack_at(&q[stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[5U * stride]), v0};
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
    const panda_pack v13 = panda_pack_at(&qdd[0]) * v1_sine[0];
    const panda_pack v14 = panda_pack_at(&qd[0]) * v1_cosine[0];
    const panda_pack v15 = panda_pack_at(&qd[stride]) * v14;
    const panda_pack v16 = (v15 + v13) + v15;
    const panda_pack v17 = panda_pack_at(&qd[0]) * v1_sine[0];
    const panda_pack v18 = v17 * v14;
    const panda_pack v19 = panda_pack_at(&qdd[stride]) - v18;
    const panda_pack v20 = (v1_cosine[1] * v19) + (v1_sine[1] * v16);
    const panda_pack v21 = (panda_pack_at(&qd[stride]) * v1_cosine[1]) + (v1_sine[1] * v17);
    const panda_pack v22 = panda_pack_at(&qd[2U * stride]) + v14;
    const panda_pack v23 = v22 * v22;
    const panda_pack v24 = v23 + (v21 * v21);
    const panda_pack v25 = 9.81 * v1_sine[0];
    const panda_pack v26 = v1_cosine[1] * v25;
    const panda_pack v27 = (v26 + (0.0825 * v24)) - (0.316 * v20);
    const panda_pack v28 = (v1_cosine[1] * v17) - (panda_pack_at(&qd[stride]) * v1_sine[1]);
    const panda_pack v29 = v28 * v22;
    const panda_pack v30 = v29 + v20;
    const panda_pack v31 = v29 + v30;
    const panda_pack v32 = panda_pack_at(&qd[stride]) * panda_pack_at(&qd[stride]);
    const panda_pack v33 = v32 + (v17 * v17);
    const panda_pack v34 = ((9.81 * v1_cosine[0]) - (0.316 * v33)) - (0.0825 * v31);
    const panda_pack v35 = (v1_cosine[2] * v27) - (v1_sine[2] * v34);
    const panda_pack v36 = (v1_sine[2] * v28) + (v1_cosine[2] * v22);
    const panda_pack v37 = panda_pack_at(&qd[3U * stride]) - v21;
    const panda_pack v38 = v37 * v37;
    const panda_pack v39 = v38 + (v36 * v36);
    const panda_pack v40 = (0.0825 * v39) - v35;
    const panda_pack v41 = (v1_cosine[1] * v16) - (v1_sine[1] * v19);
    const panda_pack v42 = v28 * v21;
    const panda_pack v43 = panda_pack_at(&qdd[0]) * v1_cosine[0];
    const panda_pack v44 = panda_pack_at(&qd[stride]) * v17;
    const panda_pack v45 = v44 - v43;
    const panda_pack v46 = panda_pack_at(&qdd[2U * stride]) - v45;
    const panda_pack v47 = v42 - v46;
    const panda_pack v48 = ((v1_sine[1] * v25) - (0.0825 * v47)) + (0.316 * v41);
    const panda_pack v49 = v22 * v21;
    const panda_pack v50 = (v49 + v49) - v41;
    const panda_pack v51 = v42 + v46;
    const panda_pack v52 = (v1_cosine[2] * v51) - (v1_sine[2] * v50);
    const panda_pack v53 = (v1_cosine[2] * v28) - (v1_sine[2] * v22);
    const panda_pack v54 = v37 * v53;
    const panda_pack v55 = v54 + v52;
    const panda_pack v56 = v54 + v55;
    const panda_pack v57 = (0.0825 * v56) - v48;
    const panda_pack v58 = (v1_cosine[3] * v57) + (v1_sine[3] * v40);
    const panda_pack v59 = (v1_cosine[2] * v50) + (v1_sine[2] * v51);
    const panda_pack v60 = v37 * v36;
    const panda_pack v61 = (v60 + v60) + v59;
    const panda_pack v62 = v53 * v36;
    const panda_pack v63 = panda_pack_at(&qdd[3U * stride]) - v30;
    const panda_pack v64 = v62 + v63;
    const panda_pack v65 = (v1_cosine[3] * v61) - (v1_sine[3] * v64);
    const panda_pack v66 = v58 + (0.384 * v65);
    const panda_pack v67 = (v1_cosine[3] * v37) - (v1_sine[3] * v53);
    const panda_pack v68 = panda_pack_at(&qd[4U * stride]) + v36;
    const panda_pack v69 = v68 * v67;
    const panda_pack v70 = (v69 + v69) - v65;
    const panda_pack v71 = panda_pack_at(&qdd[4U * stride]) + v55;
    const panda_pack v72 = (v1_cosine[3] * v53) + (v1_sine[3] * v37);
    const panda_pack v73 = v72 * v67;
    const panda_pack v74 = v73 - v71;
    const panda_pack v75 = (v1_cosine[4] * v74) - (v1_sine[4] * v70);
    const panda_pack v76 = (v1_cosine[4] * v72) - (v1_sine[4] * v68);
    const panda_pack v77 = panda_pack_at(&qd[5U * stride]) + v67;
    const panda_pack v78 = v77 * v76;
    const panda_pack v79 = (v78 + v78) - v75;
    const panda_pack v80 = (0.088 * v79) - v66;
    const panda_pack v81 = 0.0032806082595733185 * v1_cosine[5];
    const panda_pack v82 = (v1_cosine[3] * v40) - (v1_sine[3] * v57);
    const panda_pack v83 = (v1_cosine[3] * v64) + (v1_sine[3] * v61);
    const panda_pack v84 = v82 - (0.384 * v83);
    const panda_pack v85 = (v1_cosine[2] * v34) + (v1_sine[2] * v27);
    const panda_pack v86 = v62 - v63;
    const panda_pack v87 = (0.0825 * v86) + v85;
    const panda_pack v88 = v38 + (v53 * v53);
    const panda_pack v89 = (0.384 * v88) - v87;
    const panda_pack v90 = (v1_cosine[4] * v84) - (v1_sine[4] * v89);
    const panda_pack v91 = (v1_cosine[4] * v68) + (v1_sine[4] * v72);
    const panda_pack v92 = v77 * v77;
    const panda_pack v93 = (v91 * v91) + v92;
    const panda_pack v94 = (0.088 * v93) - v90;
    const panda_pack v95 = 0.0032806082595733185 * v1_sine[5];
    const panda_pack v96 = panda_pack_at(&qdd[6U * stride]) + v75;
    const panda_pack v97 = (0.0013205141364616632 * v1_sine[5]) - (0.002174847060296272 * v1_cosine[5]);
    const panda_pack v98 = v1_sine[5] * v97;
    const panda_pack v99 = 0.004002333051911305 - v98;
    const panda_pack v100 = v76 * v76;
    const panda_pack v101 = panda_pack_at(&qd[6U * stride]) - v91;
    const panda_pack v102 = v101 * v101;
    const panda_pack v103 = v102 + v100;
    const panda_pack v104 = v102 + v92;
    const panda_pack v105 = 0.001087423530148136 + (v1_cosine[5] * v97);
    const panda_pack v106 = (v1_cosine[4] * v70) + (v1_sine[4] * v74);
    const panda_pack v107 = v77 * v91;
    const panda_pack v108 = (v107 + v107) - v106;
    const panda_pack v109 = (0.001535882372017312 * v1_cosine[5]) - (0.000386330894443768 * v1_sine[5]);
    const panda_pack v110 = v68 * v72;
    const panda_pack v111 = v110 - v83;
    const panda_pack v112 = panda_pack_at(&qdd[5U * stride]) - v111;
    const panda_pack v113 = v91 * v76;
    const panda_pack v114 = v113 + v112;
    const panda_pack v115 = (0.000386330894443768 * v1_cosine[5]) + (0.001535882372017312 * v1_sine[5]);
    const panda_pack v116 = (((v105 * (v104 - v103)) - (v99 * v96)) + (v109 * v108)) + (v115 * v114);
    const panda_pack v117 = panda_pack_at(&qdd[6U * stride]) - v79;
    const panda_pack v118 = 0.002681818915449642 + v98;
    const panda_pack v119 = (v116 - (v118 * v117)) + ((v81 * v80) - (v95 * v94));
    const panda_pack v120 = ((v95 * v103) - (v81 * v117)) + (2.6346312806250003 * v80);
    const panda_pack v121 = v68 * v68;
    const panda_pack v122 = v121 + (v72 * v72);
    const panda_pack v123 = (((0.00010375891721868492 * (v122 - v93)) + (9.3569097314605e-05 * v114)) + (0.014748570382675318 * v108)) + (0.0011196707334275545 * v79);
    const panda_pack v124 = (v123 + (0.088 * v120)) + v119;
    const panda_pack v125 = v113 - v112;
    const panda_pack v126 = ((0.088 * v125) + (v1_cosine[4] * v89)) + (v1_sine[4] * v84);
    const panda_pack v127 = 2.0 * panda_pack_at(&qd[6U * stride]);
    const panda_pack v128 = (v127 * v76) - v125;
    const panda_pack v129 = ((v105 * v128) + ((0.014748570382675318 * v79) + (0.028934422545659894 * v108))) + (v95 * v126);
    const panda_pack v130 = v92 + v100;
    const panda_pack v131 = (v127 * v77) - v106;
    const panda_pack v132 = ((v115 * (v130 - v103)) - (9.3569097314605e-05 * (v122 - v130))) - (v99 * v131);
    const panda_pack v133 = (((v132 + (0.17380470556900005 * v66)) - (0.00010375891721868492 * v125)) + (v109 * v117)) - v129;
    const panda_pack v134 = (0.17380470556900005 * v108) + v120;
    const panda_pack v135 = v73 + v71;
    const panda_pack v136 = (((0.02389827041510187 * (v88 - v122)) - (0.0010267877770288947 * v135)) - (0.067870631425 * v87)) + (0.0100451878283212 * v70);
    const panda_pack v137 = v110 + v111;
    const panda_pack v138 = (((v136 + (0.0015152444733270301 * v137)) + (0.384 * v134)) + (v1_cosine[4] * v133)) + (v1_sine[4] * v124);
    const panda_pack v139 = ((v81 * v128) - (v95 * v131)) - (2.6346312806250003 * v126);
    const panda_pack v140 = (0.17380470556900005 * v130) + v139;
    const panda_pack v141 = (((0.17380470556900005 * v114) - (v81 * v104)) - (v95 * v96)) - (2.6346312806250003 * v94);
    const panda_pack v142 = ((0.014653732538 * v137) + ((4.065735684829545 * v87) - (0.067870631425 * v70))) + (v1_sine[4] * v141);
    const panda_pack v143 = v142 + (v1_cosine[4] * v140);
    const panda_pack v144 = (((0.0016444875773692705 * v52) + (0.07937575371526084 * (v39 - v88))) - (0.0039053550262761003 * v59)) + (0.005415763498190531 * v86);
    const panda_pack v145 = (((v144 - (0.3087998849151318 * v64)) - (1.0008251418429999 * v35)) + (0.0825 * v143)) - (v1_sine[3] * v138);
    const panda_pack v146 = ((v109 * (v130 - v104)) - (0.014748570382675318 * (v93 - v130))) - (9.3569097314605e-05 * v75);
    const panda_pack v147 = (((v146 + (0.00010375891721868492 * v106)) - (0.0011196707334275545 * v125)) + (0.028934422545659894 * v114)) - (v81 * v126);
    const panda_pack v148 = ((0.17380470556900005 * v90) + ((v105 * v131) - (v115 * v96))) + (v118 * v128);
    const panda_pack v149 = (v148 + (0.088 * v139)) + v147;
    *(panda_unaligned *)&tau[5U * stride] = v149;
    const panda_pack v150 = (v1_cosine[4] * v141) - (v1_sine[4] * v140);
    const panda_pack v151 = v121 + (v67 * v67);
    const panda_pack v152 = (((0.014653732538 * v87) - (0.0010267877770288947 * (v88 - v151))) + (0.02389827041510187 * v74)) + (0.0015152444733270301 * v70);
    const panda_pack v153 = ((v152 + (0.0014511560650267152 * v137)) + (0.384 * v150)) - v149;
    const panda_pack v154 = v145 + (v1_cosine[3] * v153);
    const panda_pack v155 = (((0.014653732538 * v151) + (0.067870631425 * v74)) + (4.065735684829545 * v82)) + v150;
    const panda_pack v156 = (((0.067870631425 * v122) + (0.014653732538 * v135)) + (4.065735684829545 * v58)) - v134;
    const panda_pack v157 = (((2.352456790569697 * v35) + (1.0008251418429999 * v64)) - (v1_sine[3] * v156)) - (v1_cosine[3] * v155);
    const panda_pack v158 = ((1.0008251418429999 * v88) - (2.352456790569697 * v85)) - v143;
    const panda_pack v159 = (((0.005487648106562257 * (v33 - v24)) - (0.013297019103287584 * v51)) - (0.00012191242095074308 * v50)) - (1.3360662912298427e-05 * v31);
    const panda_pack v160 = v159 - (0.316 * ((v1_cosine[2] * v157) - (v1_sine[2] * v158)));
    const panda_pack v161 = (v160 + (0.0825 * ((v1_sine[2] * v157) + (v1_cosine[2] * v158)))) + v154;
    const panda_pack v162 = (((0.02389827041510187 * v83) + (0.0015152444733270301 * (v151 - v122))) + (0.0010267877770288947 * v65)) + (0.0014511560650267152 * v135);
    const panda_pack v163 = ((((0.014653732538 * v58) - (0.0100451878283212 * v74)) - (0.067870631425 * v82)) + v162) - (v1_sine[4] * v133);
    const panda_pack v164 = v163 + (v1_cosine[4] * v124);
    *(panda_unaligned *)&tau[4U * stride] = v164;
    const panda_pack v165 = (v1_sine[3] * v155) - (v1_cosine[3] * v156);
    const panda_pack v166 = v23 + (v28 * v28);
    const panda_pack v167 = (((0.0039053550262761003 * (v166 - v39)) + (0.0016444875773692705 * v64)) - (0.07937575371526084 * v61)) - (0.005415763498190531 * v56);
    const panda_pack v168 = (v167 + (0.0825 * v165)) - v164;
    const panda_pack v169 = (((0.0016444875773692705 * (v166 - v88)) + (1.0008251418429999 * v48)) + (0.0039053550262761003 * v86)) - (0.3087998849151318 * v61);
    const panda_pack v170 = ((v169 - (0.07937575371526084 * v56)) + (v1_cosine[3] * v138)) + (v1_sine[3] * v153);
    const panda_pack v171 = ((2.352456790569697 * v48) - (1.0008251418429999 * v61)) + v165;
    const panda_pack v172 = (((0.27690780075318017 * v1_cosine[0]) - (0.013297019103287584 * (v33 - v166))) + (0.005487648106562257 * v47)) + (0.022178148964878186 * v50);
    const panda_pack v173 = (((v172 - (0.00012191242095074308 * v31)) - (0.316 * v171)) - (v1_cosine[2] * v170)) + (v1_sine[2] * v168);
    const panda_pack v174 = v18 + panda_pack_at(&qdd[stride]);
    const panda_pack v175 = panda_pack_at(&qd[0]) * panda_pack_at(&qd[0]);
    const panda_pack v176 = v44 + v45;
    const panda_pack v177 = (((0.0007689361029463999 * (v175 - v33)) + (0.01026110182100817 * v174)) - (0.00398335888393552 * v176)) - (0.12818329225032407 * v16);
    const panda_pack v178 = v1_sine[0] * ((v177 + (v1_cosine[1] * v173)) - (v1_sine[1] * v161));
    const panda_pack v179 = (((0.028227094878000014 * v26) - (0.013297019103287584 * v20)) + (0.00012191242095074308 * (v24 - v166))) + (1.3360662912298427e-05 * v47);
    const panda_pack v180 = ((v179 + ((0.022178148964878186 * v51) + (0.005487648106562257 * v41))) + (0.0825 * v171)) - (v1_sine[2] * v170);
    const panda_pack v181 = v180 - (v1_cosine[2] * v168);
    *(panda_unaligned *)&tau[2U * stride] = v181;
    const panda_pack v182 = v32 + (v14 * v14);
    const panda_pack v183 = (((0.01026110182100817 * (v175 - v182)) - (0.0007689361029463999 * v19)) - (0.0230778824949318 * v176)) - (0.00398335888393552 * v16);
    *(panda_unaligned *)&tau[0] = ((0.01425956599447438 * panda_pack_at(&qdd[0])) + (v1_cosine[0] * (v183 + v181))) - v178;
    const panda_pack v184 = (((0.01993386669246 * v1_cosine[0]) - (4.74615389612781 * v1_sine[0])) - (0.0007689361029463999 * v43)) - (0.01026110182100817 * v13);
    const panda_pack v185 = ((v184 + (0.00398335888393552 * (v182 - v33))) + (0.0230778824949318 * v174)) + (0.12818329225032407 * v19);
    *(panda_unaligned *)&tau[stride] = (v185 + (v1_sine[1] * v173)) + (v1_cosine[1] * v161);
    *(panda_unaligned *)&tau[3U * stride] = -v154;
    *(panda_unaligned *)&tau[6U * stride] = -v119;
}

void panda_inverse_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    size_t first = 0U;

    for (; (count - first) >= PANDA_LANES; first += PANDA_LANES) {
        panda_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
    }
    if (first < count) {
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
    size_t first = 0U;

    for (; (count - first) >= PANDA_LANES; first += PANDA_LANES) {
        panda_pack_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
    }
    if (first < count) {
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

static PANDA_APART void panda_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    (void)spacing;
    (void)prepared;
    const panda_pack v0 = 0.6689225306301608 + panda_pack_at(&q[6U * stride]);
    const panda_pack v1_angle[6] = {panda_pack_at(&q[stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[5U * stride]), v0};
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
    const panda_pack v13 = panda_pack_at(&qd[0]) * v1_sine[0];
    const panda_pack v14 = (panda_pack_at(&qd[stride]) * v1_sine[1]) - (v1_cosine[1] * v13);
    const panda_pack v15 = (panda_pack_at(&qd[stride]) * v1_cosine[1]) + (v1_sine[1] * v13);
    const panda_pack v16 = v15 * v14;
    const panda_pack v17 = panda_pack_at(&qd[stride]) * v13;
    const panda_pack v18 = v17 + v16;
    const panda_pack v19 = panda_pack_at(&qd[0]) * v1_cosine[0];
    const panda_pack v20 = panda_pack_at(&qd[stride]) * v19;
    const panda_pack v21 = 2.0 * v1_cosine[1];
    const panda_pack v22 = v13 * v19;
    const panda_pack v23 = (v1_sine[1] * v22) + (v21 * v20);
    const panda_pack v24 = panda_pack_at(&qd[2U * stride]) + v19;
    const panda_pack v25 = (v24 * (2.0 * v15)) - v23;
    const panda_pack v26 = (v1_sine[2] * v25) + (v1_cosine[2] * v18);
    const panda_pack v27 = (v1_sine[2] * v24) + (v1_cosine[2] * v14);
    const panda_pack v28 = panda_pack_at(&qd[3U * stride]) - v15;
    const panda_pack v29 = v28 * v27;
    const panda_pack v30 = v26 + v29;
    const panda_pack v31 = (v1_cosine[3] * v28) + (v1_sine[3] * v27);
    const panda_pack v32 = (v1_cosine[3] * v27) - (v1_sine[3] * v28);
    const panda_pack v33 = v32 * v31;
    const panda_pack v34 = v33 - v30;
    const panda_pack v35 = (v1_sine[2] * v14) - (v1_cosine[2] * v24);
    const panda_pack v36 = v35 * v27;
    const panda_pack v37 = ((2.0 * v1_sine[1]) * v20) - (v1_cosine[1] * v22);
    const panda_pack v38 = v24 * v14;
    const panda_pack v39 = v38 - v37;
    const panda_pack v40 = v39 + v36;
    const panda_pack v41 = (v1_sine[2] * v18) - (v1_cosine[2] * v25);
    const panda_pack v42 = v41 + (v35 * (2.0 * v28));
    const panda_pack v43 = (v1_cosine[3] * v42) + (v1_sine[3] * v40);
    const panda_pack v44 = panda_pack_at(&qd[4U * stride]) - v35;
    const panda_pack v45 = v43 + (v44 * (2.0 * v31));
    const panda_pack v46 = (v1_cosine[4] * v45) - (v1_sine[4] * v34);
    const panda_pack v47 = panda_pack_at(&qd[5U * stride]) + v31;
    const panda_pack v48 = 2.0 * panda_pack_at(&qd[6U * stride]);
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
    const panda_pack v61 = (0.002174847060296272 * v1_cosine[5]) - (0.0013205141364616632 * v1_sine[5]);
    const panda_pack v62 = (v1_cosine[5] * v61) - 0.001087423530148136;
    const panda_pack v63 = (v1_cosine[4] * v34) + (v1_sine[4] * v45);
    const panda_pack v64 = (0.000386330894443768 * v1_cosine[5]) + (0.001535882372017312 * v1_sine[5]);
    const panda_pack v65 = 9.3569097314605e-05 + v64;
    const panda_pack v66 = panda_pack_at(&qd[6U * stride]) - v52;
    const panda_pack v67 = v66 * v66;
    const panda_pack v68 = v47 * v47;
    const panda_pack v69 = v68 + v67;
    const panda_pack v70 = (0.001535882372017312 * v1_cosine[5]) - (0.000386330894443768 * v1_sine[5]);
    const panda_pack v71 = v17 - v16;
    const panda_pack v72 = v1_sine[0] * v1_sine[1];
    const panda_pack v73 = ((0.0825 * v71) - (9.81 * v72)) - (0.316 * v23);
    const panda_pack v74 = v29 + v30;
    const panda_pack v75 = (0.0825 * v74) - v73;
    const panda_pack v76 = v28 * v28;
    const panda_pack v77 = v76 + (v35 * v35);
    const panda_pack v78 = v24 * v24;
    const panda_pack v79 = v78 + (v15 * v15);
    const panda_pack v80 = v1_sine[0] * v1_cosine[1];
    const panda_pack v81 = ((9.81 * v80) + (0.0825 * v79)) - (0.316 * v37);
    const panda_pack v82 = v38 + v39;
    const panda_pack v83 = panda_pack_at(&qd[stride]) * panda_pack_at(&qd[stride]);
    const panda_pack v84 = v83 + (v13 * v13);
    const panda_pack v85 = ((9.81 * v1_cosine[0]) - (0.316 * v84)) + (0.0825 * v82);
    const panda_pack v86 = (v1_sine[2] * v85) - (v1_cosine[2] * v81);
    const panda_pack v87 = v86 + (0.0825 * v77);
    const panda_pack v88 = (v1_cosine[3] * v87) + (v1_sine[3] * v75);
    const panda_pack v89 = (0.384 * v54) - v88;
    const panda_pack v90 = v36 - v39;
    const panda_pack v91 = (v1_sine[2] * v81) + (v1_cosine[2] * v85);
    const panda_pack v92 = v91 + (0.0825 * v90);
    const panda_pack v93 = v76 + (v27 * v27);
    const panda_pack v94 = (0.384 * v93) - v92;
    const panda_pack v95 = (v1_cosine[4] * v94) - (v1_sine[4] * v89);
    const panda_pack v96 = (((v65 * v63) - (v70 * v69)) - (v62 * v49)) - (0.23184755269500001 * v95);
    const panda_pack v97 = (0.088 * v57) - v95;
    const panda_pack v98 = v68 + (v52 * v52);
    const panda_pack v99 = v51 * v51;
    const panda_pack v100 = v68 + v99;
    const panda_pack v101 = 0.014748570382675318 + v70;
    const panda_pack v102 = ((0.050456677916247444 * v56) - ((0.014748570382675318 * v98) + (0.007412167175072336 * v53))) + (v101 * v100);
    const panda_pack v103 = v1_sine[5] * v61;
    const panda_pack v104 = v103 - 0.002681818915449642;
    const panda_pack v105 = (v1_cosine[4] * v89) + (v1_sine[4] * v94);
    const panda_pack v106 = ((((0.00010375891721868492 * v46) + v102) + (v104 * v58)) - (0.17380470556900005 * v105)) + (v59 * v97);
    const panda_pack v107 = v106 + (v96 - (0.088 * v60));
    const panda_pack v108 = v47 * v51;
    const panda_pack v109 = v108 - v63;
    const panda_pack v110 = v108 + v109;
    const panda_pack v111 = 0.000288693526842452 * v1_cosine[5];
    const panda_pack v112 = v53 - v56;
    const panda_pack v113 = 0.000288693526842452 * v1_sine[5];
    const panda_pack v114 = 0.004002333051911305 + v103;
    const panda_pack v115 = (v52 * (2.0 * v47)) - v46;
    const panda_pack v116 = (v70 * v115) + ((((v104 + v114) * v108) - (v113 * v98)) - (v64 * v112));
    const panda_pack v117 = v67 + v99;
    const panda_pack v118 = (v1_cosine[3] * v75) - (v1_sine[3] * v87);
    const panda_pack v119 = v118 + (0.384 * v43);
    const panda_pack v120 = ((v116 - (0.006684151967360946 * v109)) - (v62 * (v69 - v117))) + (v59 * v119);
    const panda_pack v121 = v120 - ((v50 * v105) + (v111 * v110));
    const panda_pack v122 = panda_pack_at(&tau[6U * stride]) + v121;
    const panda_pack v123 = 149.60760989322966 * v64;
    const panda_pack v124 = (panda_pack_at(&tau[5U * stride]) + (v123 * v122)) - v107;
    const panda_pack v125 = (v113 + 0.00010375891721868492) + v62;
    const panda_pack v126 = (v1_cosine[4] * v65) - (v1_sine[4] * v125);
    const panda_pack v127 = 0.006684151967360946 + v111;
    const panda_pack v128 = (v1_sine[4] * v70) + (v1_cosine[4] * v127);
    const panda_pack v129 = (v123 * v128) - v126;
    const panda_pack v130 = 0.000577387053684904 * v1_cosine[5];
    const panda_pack v131 = (v130 + 0.050456677916247444) - v104;
    const panda_pack v132 = 1.0 / ((v64 * v123) - v131);
    const panda_pack v133 = v129 * v132;
    const panda_pack v134 = (v59 * v110) - (v50 * v117);
    const panda_pack v135 = v44 * v44;
    const panda_pack v136 = v135 + (v32 * v32);
    const panda_pack v137 = (((9.3569097314605e-05 * v112) + (0.00010375891721868492 * (v98 - v136))) - (0.014748570382675318 * v115)) - (0.23184755269500001 * v119);
    const panda_pack v138 = ((v137 + (0.021522255370587554 * v110)) + (0.088 * v134)) - v121;
    const panda_pack v139 = ((0.00010375891721868492 * v57) + ((v65 * v100) - (9.3569097314605e-05 * v136))) - (v64 * v117);
    const panda_pack v140 = ((v139 - (v62 * v58)) - (v114 * v49)) + (v50 * v97);
    const panda_pack v141 = v140 + ((v101 * v110) - ((0.17380470556900005 * v119) + (0.02893442254565989 * v115)));
    const panda_pack v142 = v135 + (v31 * v31);
    const panda_pack v143 = (((0.01149634389334796 * v30) - (0.00859403176329443 * v33)) + (0.0010267877770288947 * v43)) - (0.02389827041510187 * v54);
    const panda_pack v144 = ((0.014653732538 * v118) + (v143 - (0.0015152444733270301 * (v142 - v136)))) + (0.067870631425 * v88);
    const panda_pack v145 = (v1_cosine[4] * v138) + ((v1_sine[4] * v141) + v144);
    const panda_pack v146 = 149.60760989322966 * v128;
    const panda_pack v147 = ((panda_pack_at(&tau[4U * stride]) + (v146 * v122)) + v145) - (v133 * v124);
    const panda_pack v148 = 0.23184755269500001 + v59;
    const panda_pack v149 = (0.17380470556900005 * v1_cosine[4]) - (v1_sine[4] * v148);
    const panda_pack v150 = (0.384 * v149) - v131;
    const panda_pack v151 = (v1_sine[4] * v65) + (v1_cosine[4] * v125);
    const panda_pack v152 = (0.17380470556900005 * v1_sine[4]) + (v1_cosine[4] * v148);
    const panda_pack v153 = ((0.0825 * v152) - (v1_sine[3] * v151)) + (v1_cosine[3] * v150);
    const panda_pack v154 = ((v1_sine[4] * v127) + (0.0012597535716761543 * v1_cosine[5])) - (v1_cosine[4] * v70);
    const panda_pack v155 = 0.0012597535716761543 * v1_sine[5];
    const panda_pack v156 = (v1_cosine[4] * v155) - v64;
    const panda_pack v157 = v1_sine[4] * v1_sine[5];
    const panda_pack v158 = 0.0002706501814147988 * v157;
    const panda_pack v159 = (v158 + (v1_cosine[3] * v156)) - (v1_sine[3] * v154);
    const panda_pack v160 = (v123 * v159) - v153;
    const panda_pack v161 = 0.02893442254565989 + v114;
    const panda_pack v162 = 0.0282064073379485 + v130;
    const panda_pack v163 = ((2.0 * v1_cosine[4]) * v101) + (v1_sine[4] * (v161 - v162));
    const panda_pack v164 = ((0.0010267877770288947 - (0.384 * v152)) - v101) + (v1_cosine[4] * v163);
    const panda_pack v165 = (v155 - 0.02389827041510187) - v126;
    const panda_pack v166 = (v1_cosine[3] * v165) + (v1_sine[3] * v164);
    const panda_pack v167 = ((v159 * v146) - v166) - (v160 * v133);
    const panda_pack v168 = v1_sine[4] * v163;
    const panda_pack v169 = v168 + (0.01149634389334796 + v162);
    const panda_pack v170 = 1.0 / (((v128 * v146) - v169) - (v129 * v133));
    const panda_pack v171 = v167 * v170;
    const panda_pack v172 = (v134 - (0.17380470556900005 * v115)) + (0.23184755269500001 * v110);
    const panda_pack v173 = v30 + v33;
    const panda_pack v174 = (((0.0010267877770288947 * v173) + (0.02389827041510187 * (v93 - v136))) - (0.067870631425 * v92)) + (0.0100451878283212 * v45);
    const panda_pack v175 = v55 + v56;
    const panda_pack v176 = ((v1_cosine[4] * v141) + ((v174 - (0.0015152444733270301 * v175)) - (0.384 * v172))) - (v1_sine[4] * v138);
    const panda_pack v177 = ((0.23184755269500001 * v57) + (0.17380470556900005 * v100)) - v60;
    const panda_pack v178 = (((0.23184755269500001 * v98) + (0.17380470556900005 * v112)) + (v59 * v69)) - (v50 * v63);
    const panda_pack v179 = (v1_cosine[4] * v178) + (v1_sine[4] * v177);
    const panda_pack v180 = (((0.02389827041510187 * v34) + (0.0010267877770288947 * (v93 - v142))) - (0.014653732538 * v92)) - (0.0015152444733270301 * v45);
    const panda_pack v181 = v107 + ((0.384 * v179) + (v180 + (0.0014511560650267707 * v175)));
    const panda_pack v182 = (v1_cosine[4] * v177) - ((v1_sine[4] * v178) + ((0.014653732538 * v175) + (0.067870631425 * v45)));
    const panda_pack v183 = (((0.7483122111877872 * v39) + (0.6462719388741562 * v36)) - (0.0039053550262761003 * v41)) + (0.0016444875773692705 * v26);
    const panda_pack v184 = v183 - (((0.5527802746500001 * v91) + (0.16284087268546085 * (v77 - v93))) + (2.0125235536029997 * v86));
    const panda_pack v185 = ((v1_cosine[3] * v181) + (v184 - (0.0825 * v182))) + (v1_sine[3] * v176);
    const panda_pack v186 = v160 * v132;
    const panda_pack v187 = 149.60760989322966 * v159;
    const panda_pack v188 = (v185 - (v171 * v147)) + (((v187 * v122) - panda_pack_at(&tau[3U * stride])) - (v186 * v124));
    const panda_pack v189 = v152 - 0.014653732538;
    const panda_pack v190 = v50 - 0.067870631425;
    const panda_pack v191 = (v1_sine[3] * v190) + (v1_cosine[3] * v189);
    const panda_pack v192 = 0.165 * v191;
    const panda_pack v193 = 0.768 * v149;
    const panda_pack v194 = (v193 - 0.0014511560650267707) - v131;
    const panda_pack v195 = ((v193 - 0.0100451878283212) - v161) + v168;
    const panda_pack v196 = v151 - 0.0015152444733270301;
    const panda_pack v197 = ((2.0 * v1_cosine[3]) * v196) - (v1_sine[3] * (v195 - v194));
    const panda_pack v198 = v1_sine[3] * v197;
    const panda_pack v199 = v198 + ((0.7483122111877872 - v194) - v192);
    const panda_pack v200 = 1.0 / ((((v159 * v187) - (v160 * v186)) - v199) - (v167 * v171));
    const panda_pack v201 = v1_cosine[4] * v50;
    const panda_pack v202 = (v1_cosine[3] * v59) + (v1_sine[3] * v201);
    const panda_pack v203 = 0.0825 * v202;
    const panda_pack v204 = v203 - v128;
    const panda_pack v205 = (v1_sine[3] * v156) + (v1_cosine[3] * v154);
    const panda_pack v206 = (v203 - (v1_sine[2] * v205)) - (v1_cosine[2] * v204);
    const panda_pack v207 = (v1_cosine[3] * v151) + (v1_sine[3] * v150);
    const panda_pack v208 = v1_sine[3] * v149;
    const panda_pack v209 = 0.0825 * v208;
    const panda_pack v210 = v209 - v126;
    const panda_pack v211 = (v209 - (v1_cosine[2] * v210)) - (v1_sine[2] * v207);
    const panda_pack v212 = (v123 * v206) - v211;
    const panda_pack v213 = v212 * v132;
    const panda_pack v214 = 0.0825 * v191;
    const panda_pack v215 = v214 - v169;
    const panda_pack v216 = (v1_cosine[3] * v164) - (v1_sine[3] * v165);
    const panda_pack v217 = (v214 + (v1_sine[2] * v216)) - (v1_cosine[2] * v215);
    const panda_pack v218 = ((v146 * v206) - (v129 * v213)) - v217;
    const panda_pack v219 = v218 * v170;
    const panda_pack v220 = 149.60760989322966 * v206;
    const panda_pack v221 = (v1_cosine[3] * v190) - (v1_sine[3] * v189);
    const panda_pack v222 = 0.0825 * v221;
    const panda_pack v223 = (v1_cosine[3] * v197) - ((v196 + 0.0039053550262761003) + v222);
    const panda_pack v224 = 0.0016444875773692705 + v166;
    const panda_pack v225 = (v1_sine[2] * v223) + (v1_cosine[2] * v224);
    const panda_pack v226 = (((v159 * v220) - (v160 * v213)) - v225) - (v167 * v219);
    const panda_pack v227 = v226 * v200;
    const panda_pack v228 = v78 + (v14 * v14);
    const panda_pack v229 = (((0.0039053550262761003 * v90) - (2.0125235536029997 * v73)) - (0.0016444875773692705 * (v93 - v228))) + (0.6972920750309717 * v42);
    const panda_pack v230 = ((v1_cosine[3] * v176) + (v229 + (0.16284087268546085 * v74))) - (v1_sine[3] * v181);
    const panda_pack v231 = ((0.014653732538 * v142) - (0.067870631425 * v34)) - v179;
    const panda_pack v232 = ((0.014653732538 * v173) - (0.067870631425 * v136)) - v172;
    const panda_pack v233 = (v1_cosine[3] * v232) + (v1_sine[3] * v231);
    const panda_pack v234 = v233 + ((0.5527802746500001 * v74) + (2.0125235536029997 * v42));
    const panda_pack v235 = ((0.08378056999140597 * v17) - ((7.3266765863443215 * v72) + (0.27690780075318017 * v80))) - (0.039424272061649335 * v16);
    const panda_pack v236 = ((v235 - (0.2414947634261143 * v23)) + (0.013297019103287584 * v37)) - (0.00012191242095074308 * (v79 - v228));
    const panda_pack v237 = (((0.0016444875773692705 * v40) - (0.5527802746500001 * v73)) - (0.0039053550262761003 * (v77 - v228))) + (0.16284087268546085 * v42);
    const panda_pack v238 = v145 + ((0.0825 * v233) + (v237 + (0.051020136156815485 * v74)));
    const panda_pack v239 = ((v1_sine[2] * v230) + (v236 - (0.0825 * v234))) + (v1_cosine[2] * v238);
    const panda_pack v240 = (((panda_pack_at(&tau[2U * stride]) + (v220 * v122)) - (v213 * v124)) - (v219 * v147)) + v239;
    const panda_pack v241 = v240 - (v188 * v227);
    const panda_pack v242 = v198 + (v195 - 0.6972920750309717);
    const panda_pack v243 = (v192 - 0.051020136156815485) - v169;
    const panda_pack v244 = ((0.0825 * v149) - 0.16284087268546085) - v216;
    const panda_pack v245 = ((2.0 * v1_cosine[2]) * v244) + (v1_sine[2] * (v242 - v243));
    const panda_pack v246 = v1_sine[2] * v245;
    const panda_pack v247 = v191 - 0.5527802746500001;
    const panda_pack v248 = v149 - 2.0125235536029997;
    const panda_pack v249 = (v1_cosine[2] * v247) + (v1_sine[2] * v248);
    const panda_pack v250 = v246 + (v243 - (0.165 * v249));
    const panda_pack v251 = v250 - 0.08378056999140597;
    const panda_pack v252 = (v251 + (((v206 * v220) - (v212 * v213)) - (v218 * v219))) - (v226 * v227);
    const panda_pack v253 = 1.0 / v252;
    const panda_pack v254 = (0.0825 * v1_sine[2]) - (0.316 * v1_cosine[2]);
    const panda_pack v255 = ((0.0010366722100251687 * v1_sine[2]) * v157) + (v1_cosine[2] * v158);
    const panda_pack v256 = (v255 - (v254 * ((v1_sine[3] * v59) - (v1_cosine[3] * v201)))) - v159;
    const panda_pack v257 = ((0.316 * v202) - (v1_sine[2] * v204)) + (v1_cosine[2] * v205);
    const panda_pack v258 = (v1_sine[1] * v257) + (v1_cosine[1] * v256);
    const panda_pack v259 = ((0.316 * v208) - (v1_sine[2] * v210)) + (v1_cosine[2] * v207);
    const panda_pack v260 = (0.0825 * v1_cosine[2]) + (0.316 * v1_sine[2]);
    const panda_pack v261 = ((v260 * v152) + ((v1_cosine[3] * v254) * v149)) - v153;
    const panda_pack v262 = ((v123 * v258) - (v1_sine[1] * v259)) - (v1_cosine[1] * v261);
    const panda_pack v263 = (v254 * v221) - v166;
    const panda_pack v264 = (v1_sine[2] * v215) + ((v1_cosine[2] * v216) - (0.316 * v191));
    const panda_pack v265 = ((v1_sine[1] * v264) + ((v146 * v258) - (v1_cosine[1] * v263))) - (v133 * v262);
    const panda_pack v266 = (v1_sine[2] * v224) - (v1_cosine[2] * v223);
    const panda_pack v267 = (v1_sine[2] * v247) - (v1_cosine[2] * v248);
    const panda_pack v268 = (0.0825 * v249) + (0.316 * v267);
    const panda_pack v269 = v199 + v268;
    const panda_pack v270 = (v1_cosine[1] * v269) + (((v187 * v258) - (v186 * v262)) - (v1_sine[1] * v266));
    const panda_pack v271 = v270 - (v265 * v171);
    const panda_pack v272 = (((0.2414947634261143 + (0.0825 * v267)) + (0.316 * v249)) - v244) + (v1_cosine[2] * v245);
    const panda_pack v273 = ((0.316 * v221) - 0.013297019103287584) + v225;
    const panda_pack v274 = (v1_sine[1] * v272) - (v1_cosine[1] * v273);
    const panda_pack v275 = ((((v220 * v258) - (v213 * v262)) - (v265 * v219)) - v274) - (v271 * v227);
    const panda_pack v276 = v275 * v253;
    const panda_pack v277 = v271 * v200;
    const panda_pack v278 = v254 * (((v1_cosine[3] * v231) + ((0.5527802746500001 * v77) - (2.0125235536029997 * v40))) - (v1_sine[3] * v232));
    const panda_pack v279 = (((7.3266765863443215 * v1_cosine[0]) - (0.013297019103287584 * v18)) + (0.00012191242095074308 * v25)) + (0.2414947634261143 * (v79 - v84));
    const panda_pack v280 = (v279 + (0.061602421026527576 * v82)) + (v260 * (v182 + ((0.5527802746500001 * v90) - (2.0125235536029997 * v93))));
    const panda_pack v281 = v185 + (v280 + v278);
    const panda_pack v282 = v265 * v170;
    const panda_pack v283 = v132 * v262;
    const panda_pack v284 = 149.60760989322966 * v258;
    const panda_pack v285 = v83 + (v19 * v19);
    const panda_pack v286 = (((0.01993386669246 * v1_cosine[0]) - panda_pack_at(&tau[stride])) - (32.80954542685272 * v1_sine[0])) - (1.0090841787369491 * v22);
    const panda_pack v287 = ((v286 - (0.00398335888393552 * (v84 - v285))) + (v284 * v122)) - (v283 * v124);
    const panda_pack v288 = (((0.27690780075318017 * v1_cosine[0]) + (0.2414947634261143 * v71)) + (0.02217814896487824 * v25)) - (0.013297019103287584 * (v84 - v228));
    const panda_pack v289 = (((v288 + (0.00012191242095074308 * v82)) - (0.316 * v234)) + (v1_sine[2] * v238)) - (v1_cosine[2] * v230);
    const panda_pack v290 = (((v287 - (v282 * v147)) - (v1_cosine[1] * v281)) + (v1_sine[1] * v289)) - (v188 * v277);
    const panda_pack v291 = v290 - (v241 * v276);
    const panda_pack v292 = (0.061602421026527576 + v268) + v269;
    const panda_pack v293 = ((((v258 * v284) - 1.0552399437268127) - (v262 * v283)) - v292) - (v265 * v282);
    const panda_pack v294 = v246 + ((0.02217814896487824 + (0.632 * v267)) - v242);
    const panda_pack v295 = (v222 - 0.00012191242095074308) - v266;
    const panda_pack v296 = (v21 * v295) + (v1_sine[1] * (v294 - v292));
    const panda_pack v297 = 1.0 / (((v293 - (v1_sine[1] * v296)) - (v271 * v277)) - (v275 * v276));
    const panda_pack v298 = ((v1_cosine[0] * v206) - (v72 * v256)) + (v80 * v257);
    const panda_pack v299 = (v123 * v298) + (((v72 * v261) - (v1_cosine[0] * v211)) - (v80 * v259));
    const panda_pack v300 = (((v72 * v263) + (v146 * v298)) - (v1_cosine[0] * v217)) + (v80 * v264);
    const panda_pack v301 = v300 - (v133 * v299);
    const panda_pack v302 = (((v187 * v298) - (v186 * v299)) - (v1_cosine[0] * v225)) - (v80 * v266);
    const panda_pack v303 = (v302 - (v72 * v269)) - (v301 * v171);
    const panda_pack v304 = (v1_sine[1] * v273) + (v1_cosine[1] * v272);
    const panda_pack v305 = (((v220 * v298) - (v213 * v299)) - (v301 * v219)) - (v1_sine[0] * v304);
    const panda_pack v306 = ((v1_cosine[0] * v251) + v305) - (v303 * v227);
    const panda_pack v307 = 0.0007689361029463999 * v1_cosine[0];
    const panda_pack v308 = 0.01026110182100817 * v1_sine[0];
    const panda_pack v309 = (v1_sine[0] * v295) + (((v298 * v284) - (v308 + v307)) - (v299 * v283));
    const panda_pack v310 = (((v309 - (v301 * v282)) - (v1_cosine[0] * v274)) - (v80 * v296)) - (v303 * v277);
    const panda_pack v311 = v310 - (v306 * v276);
    const panda_pack v312 = v311 * v297;
    const panda_pack v313 = v306 * v253;
    const panda_pack v314 = v303 * v200;
    const panda_pack v315 = v301 * v170;
    const panda_pack v316 = v132 * v299;
    const panda_pack v317 = 149.60760989322966 * v298;
    const panda_pack v318 = (panda_pack_at(&tau[0]) - (v17 * ((0.00796671776787104 * v1_sine[0]) + (2.0181683574738982 * v1_cosine[0])))) + (v22 * (v308 - v307));
    const panda_pack v319 = v318 - (0.0007689361029463999 * ((v1_sine[0] * v84) - (panda_pack_at(&qd[0]) * v13)));
    const panda_pack v320 = (v319 + (0.01026110182100817 * ((v1_cosine[0] * v285) - (panda_pack_at(&qd[0]) * v19)))) + (v317 * v122);
    const panda_pack v321 = (((v320 - (v316 * v124)) - (v315 * v147)) + (v72 * v281)) + (v80 * v289);
    const panda_pack v322 = ((v321 - (v188 * v314)) + (v1_cosine[0] * ((0.00796671776787104 * v20) + v239))) - (v241 * v313);
    const panda_pack v323 = v250 - 0.10685845248633777;
    const panda_pack v324 = v323 + ((((v298 * v317) - 0.01425956599447438) - (v299 * v316)) - (v301 * v315));
    const panda_pack v325 = v1_sine[0] * ((v1_cosine[0] * ((2.0 * v304) - 0.00796671776787104)) - (v72 * v296));
    const panda_pack v326 = ((v324 - ((v1_sine[0] * v1_sine[0]) * ((1.032162061231881 + v294) + v323))) - v325) - (v303 * v314);
    const panda_pack v327 = (v322 - (v291 * v312)) * (1.0 / ((v326 - (v306 * v313)) - (v311 * v312)));
    *(panda_unaligned *)&qdd[0] = -v327;
    const panda_pack v328 = (v312 * v327) - (v291 * v297);
    *(panda_unaligned *)&qdd[stride] = -v328;
    const panda_pack v329 = ((v241 * v253) - (v313 * v327)) + (v276 * v328);
    *(panda_unaligned *)&qdd[2U * stride] = -v329;
    const panda_pack v330 = (v227 * v329) + (((v314 * v327) - (v200 * v188)) - (v277 * v328));
    *(panda_unaligned *)&qdd[3U * stride] = -v330;
    const panda_pack v331 = (v219 * v329) + (((v315 * v327) - (v170 * v147)) - (v282 * v328));
    const panda_pack v332 = v331 - (v171 * v330);
    *(panda_unaligned *)&qdd[4U * stride] = v332;
    const panda_pack v333 = (v213 * v329) + (((v316 * v327) - (v132 * v124)) - (v283 * v328));
    const panda_pack v334 = (v333 - (v186 * v330)) - (v133 * v332);
    *(panda_unaligned *)&qdd[5U * stride] = v334;
    const panda_pack v335 = (((149.60760989322966 * v122) - (v317 * v327)) + (v284 * v328)) - (v220 * v329);
    *(panda_unaligned *)&qdd[6U * stride] = ((v335 + (v187 * v330)) + (v146 * v332)) + (v123 * v334);
}

void panda_forward_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    size_t first = 0U;

    for (; (count - first) >= PANDA_LANES; first += PANDA_LANES) {
        panda_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
    }
    if (first < count) {
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
    size_t first = 0U;

    for (; (count - first) >= PANDA_LANES; first += PANDA_LANES) {
        panda_pack_forward_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &qdd[first]);
    }
    if (first < count) {
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
