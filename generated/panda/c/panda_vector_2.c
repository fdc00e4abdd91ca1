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
typedef int32_t panda_turns __attribute__((vector_size(PANDA_BYTES / sizeof(double) * 4)));

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

/* The same as the scalar pair, on packs; the library answers for lanes whose angle is out of range, and for them only. */
static PANDA_APART void panda_pack_sincos_outside(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const panda_mask inside = (panda_mask)(panda_pack_abs(angle[i]) <= 100000.0);

        for (size_t j = 0U; j < PANDA_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline void panda_pack_sincos(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine)
{
    panda_mask every = ~(panda_mask){ 0 };

    for (size_t i = 0U; i < size; i++) {
        const panda_mask inside = (panda_mask)(panda_pack_abs(angle[i]) <= 100000.0);
        const panda_pack x = (panda_pack)((panda_mask)angle[i] & inside);
        const panda_turns turns = __builtin_convertvector((x * 0.6366197723675814) + 65536.5, panda_turns);
        const panda_pack n = __builtin_convertvector(turns, panda_pack) - 65536.0;
        const panda_pack odd = __builtin_convertvector(turns & 1, panda_pack);
        const panda_pack sign = 1.0 - __builtin_convertvector(turns & 2, panda_pack);
        const panda_pack a = x - (n * 1.5707963267341256);
        const panda_pack b = a - (n * 6.077100506303966e-11);
        const panda_pack rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
        const panda_pack r = b - rest;
        const panda_pack low = (b - r) - rest;
        const panda_pack z = r * r;
        const panda_pack h = 0.5 * z;
        const panda_pack w = 1.0 - h;
        const panda_pack s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
        const panda_pack c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
        const panda_pack across = sign * odd;
        const panda_pack along = sign - across;

        sine[i] = (s * along) + (c * across);
        cosine[i] = (c * along) - (s * across);
        every &= inside;
    }
    if (!panda_pack_all(every)) {
        panda_pack_sincos_outside(size, angle, sine, cosine);
    }
}

static PANDA_APART void panda_pack_coriolis_matrix(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, panda_pack *restrict C)
{
    (void)prepared;
    const panda_pack v0_angle[7U] = {q[3], q[4], q[5], q[1], q[2], q[0], q[6]};
    panda_pack v0_sine[7U];
    panda_pack v0_cosine[7U];
    panda_pack_sincos(7U, v0_angle, v0_sine, v0_cosine);
    const panda_pack v14 = v0_sine[3] * v0_sine[4];
    const panda_pack v15 = v0_sine[3] * v0_cosine[4];
    const panda_pack v16 = (v0_cosine[0] * v15) - (v0_sine[0] * v0_cosine[3]);
    const panda_pack v17 = (v0_sine[1] * v14) - (v0_cosine[1] * v16);
    const panda_pack v18 = (v0_cosine[0] * v0_cosine[3]) + (v0_sine[0] * v15);
    const panda_pack v19 = (v0_sine[2] * v17) - (v0_cosine[2] * v18);
    const panda_pack v20 = v0_cosine[3] * v0_sine[5];
    const panda_pack v21 = (v0_sine[4] * v0_cosine[5]) + (v0_cosine[4] * v20);
    const panda_pack v22 = v0_sine[3] * v0_sine[5];
    const panda_pack v23 = (v0_cosine[0] * v22) - (v0_sine[0] * v21);
    const panda_pack v24 = (v0_sine[4] * v20) - (v0_cosine[4] * v0_cosine[5]);
    const panda_pack v25 = (v0_cosine[0] * v21) + (v0_sine[0] * v22);
    const panda_pack v26 = (v0_sine[1] * v24) - (v0_cosine[1] * v25);
    const panda_pack v27 = (v0_sine[2] * v23) - (v0_cosine[2] * v26);
    const panda_pack v28 = 0.316 * v22;
    const panda_pack v29 = v28 + (0.0825 * v21);
    const panda_pack v30 = ((0.0825 * v25) - (0.384 * v23)) - v29;
    const panda_pack v31 = (0.088 * v27) - v30;
    const panda_pack v32 = (v0_sine[2] * v26) + (v0_cosine[2] * v23);
    const panda_pack v33 = (v0_sine[2] * v18) + (v0_cosine[2] * v17);
    const panda_pack v34 = 0.316 * v0_cosine[3];
    const panda_pack v35 = 0.333 + v34;
    const panda_pack v36 = (0.0825 * v15) - v35;
    const panda_pack v37 = ((0.0825 * v16) + (0.384 * v18)) - v36;
    const panda_pack v38 = v37 + (0.088 * v33);
    const panda_pack v39 = (v19 * v31) + (v32 * v38);
    const panda_pack v40 = (v0_sine[1] * v16) + (v0_cosine[1] * v14);
    const panda_pack v41 = (v0_sine[1] * v25) + (v0_cosine[1] * v24);
    const panda_pack v42 = (v30 * v40) - (v37 * v41);
    const panda_pack v43 = (v23 * v37) + (v18 * v30);
    const panda_pack v44 = (v14 * v29) - (v24 * v36);
    const panda_pack v45 = v34 - v35;
    const panda_pack v46 = v22 * v45;
    const panda_pack v47 = qd[1] * v0_cosine[5];
    const panda_pack v48 = (0.333 * v47) - (qd[2] * v46);
    const panda_pack v49 = v48 + (qd[3] * v44);
    const panda_pack v50 = v49 + (qd[4] * v43);
    const panda_pack v51 = (qd[5] * v42) - v50;
    const panda_pack v52 = v51 + (qd[6] * v39);
    const panda_pack v53 = v0_cosine[3] * v0_cosine[5];
    const panda_pack v54 = (v0_cosine[4] * v53) - (v0_sine[4] * v0_sine[5]);
    const panda_pack v55 = v0_sine[3] * v0_cosine[5];
    const panda_pack v56 = (v0_cosine[0] * v55) - (v0_sine[0] * v54);
    const panda_pack v57 = (v0_cosine[4] * v0_sine[5]) + (v0_sine[4] * v53);
    const panda_pack v58 = (v0_cosine[0] * v54) + (v0_sine[0] * v55);
    const panda_pack v59 = (v0_sine[1] * v57) - (v0_cosine[1] * v58);
    const panda_pack v60 = (v0_sine[2] * v56) - (v0_cosine[2] * v59);
    const panda_pack v61 = 0.316 * v55;
    const panda_pack v62 = v61 + (0.0825 * v54);
    const panda_pack v63 = ((0.0825 * v58) - (0.384 * v56)) - v62;
    const panda_pack v64 = (0.088 * v60) - v63;
    const panda_pack v65 = (v0_sine[2] * v59) + (v0_cosine[2] * v56);
    const panda_pack v66 = (v0_sine[1] * v58) + (v0_cosine[1] * v57);
    const panda_pack v67 = (v0_sine[6] * v66) + (v60 * v0_cosine[6]);
    const panda_pack v68 = (v60 * v0_sine[6]) - (v66 * v0_cosine[6]);
    const panda_pack v69 = ((0.15027794863400004 * v65) - (0.002573605371338206 * v67)) + (0.002034439958661797 * v68);
    const panda_pack v70 = (1.495522 * v64) - v69;
    const panda_pack v71 = v52 * v70;
    const panda_pack v72 = (v19 * v64) + (v38 * v65);
    const panda_pack v73 = (v40 * v63) - (v37 * v66);
    const panda_pack v74 = (v37 * v56) + (v18 * v63);
    const panda_pack v75 = (v14 * v62) - (v36 * v57);
    const panda_pack v76 = v45 * v55;
    const panda_pack v77 = qd[1] * v0_sine[5];
    const panda_pack v78 = (qd[2] * v76) + (0.333 * v77);
    const panda_pack v79 = (qd[3] * v75) - v78;
    const panda_pack v80 = v79 + (qd[4] * v74);
    const panda_pack v81 = (qd[5] * v73) - v80;
    const panda_pack v82 = v81 + (qd[6] * v72);
    const panda_pack v83 = (v41 * v0_sine[6]) + (v27 * v0_cosine[6]);
    const panda_pack v84 = (v27 * v0_sine[6]) - (v41 * v0_cosine[6]);
    const panda_pack v85 = ((0.15027794863400004 * v32) - (0.002573605371338206 * v83)) + (0.002034439958661797 * v84);
    const panda_pack v86 = (1.495522 * v31) - v85;
    const panda_pack v87 = v82 * v86;
    const panda_pack v88 = v47 + (qd[2] * v22);
    const panda_pack v89 = v88 + (qd[3] * v24);
    const panda_pack v90 = v89 + (qd[4] * v23);
    const panda_pack v91 = v90 + (qd[5] * v41);
    const panda_pack v92 = (qd[6] * v32) - v91;
    const panda_pack v93 = ((0.0270807953180085 * v65) - (0.000965305169919112 * v67)) + (0.0012555365982728985 * v68);
    const panda_pack v94 = (0.747761 * v64) - v69;
    const panda_pack v95 = (v40 * v0_sine[6]) - (v33 * v0_cosine[6]);
    const panda_pack v96 = (v33 * v0_sine[6]) + (v40 * v0_cosine[6]);
    const panda_pack v97 = ((0.15027794863400004 * v19) - (0.002573605371338206 * v95)) - (0.002034439958661797 * v96);
    const panda_pack v98 = v97 + (0.747761 * v38);
    const panda_pack v99 = ((0.000965305169919112 * v65) - (0.002131604094419856 * v67)) - (0.00039139128168424797 * v68);
    const panda_pack v100 = ((0.0012555365982728985 * v65) + (0.00039139128168424797 * v67)) + (0.0045525478729410845 * v68);
    const panda_pack v101 = (((v19 * v93) - (v38 * v94)) - (v64 * v98)) - (v95 * v99);
    const panda_pack v102 = v101 - (v96 * v100);
    const panda_pack v103 = v92 * v102;
    const panda_pack v104 = (qd[2] * v55) - v77;
    const panda_pack v105 = v104 + (qd[3] * v57);
    const panda_pack v106 = v105 + (qd[4] * v56);
    const panda_pack v107 = v106 + (qd[5] * v66);
    const panda_pack v108 = (qd[6] * v65) - v107;
    const panda_pack v109 = ((0.0270807953180085 * v32) - (0.000965305169919112 * v83)) + (0.0012555365982728985 * v84);
    const panda_pack v110 = (0.747761 * v31) - v85;
    const panda_pack v111 = ((0.000965305169919112 * v32) - (0.002131604094419856 * v83)) - (0.00039139128168424797 * v84);
    const panda_pack v112 = ((0.0012555365982728985 * v32) + (0.00039139128168424797 * v83)) + (0.0045525478729410845 * v84);
    const panda_pack v113 = (((v19 * v109) - (v31 * v98)) - (v38 * v110)) - (v95 * v111);
    const panda_pack v114 = v113 - (v96 * v112);
    const panda_pack v115 = v108 * v114;
    const panda_pack v116 = (v103 + (v71 - v87)) - v115;
    const panda_pack v117 = ((0.009940933002587556 * v60) + (0.00010375891721868492 * v66)) - (0.001524110902883315 * v65);
    const panda_pack v118 = ((0.10024161669500001 * v33) + (0.017527158935000002 * v40)) + (0.023526756935 * v19);
    const panda_pack v119 = v118 + (0.8332775 * v37);
    const panda_pack v120 = ((0.10024161669500001 * v60) - (0.017527158935000002 * v66)) - (0.023526756935 * v65);
    const panda_pack v121 = (0.8332775 * v63) - v120;
    const panda_pack v122 = ((0.00010375891721868492 * v60) + (0.0006268331305193942 * v66)) - (9.3569097314605e-05 * v65);
    const panda_pack v123 = ((0.001524110902883315 * v60) + (9.3569097314605e-05 * v66)) - (0.0018536272276513943 * v65);
    const panda_pack v124 = (((v33 * v117) - (v63 * v119)) - (v37 * v121)) - (v40 * v122);
    const panda_pack v125 = v124 + (v19 * v123);
    const panda_pack v126 = v91 * v125;
    const panda_pack v127 = ((0.009940933002587556 * v27) + (0.00010375891721868492 * v41)) - (0.001524110902883315 * v32);
    const panda_pack v128 = ((0.10024161669500001 * v27) - (0.017527158935000002 * v41)) - (0.023526756935 * v32);
    const panda_pack v129 = (0.8332775 * v30) - v128;
    const panda_pack v130 = ((0.00010375891721868492 * v27) + (0.0006268331305193942 * v41)) - (9.3569097314605e-05 * v32);
    const panda_pack v131 = ((0.001524110902883315 * v27) + (9.3569097314605e-05 * v41)) - (0.0018536272276513943 * v32);
    const panda_pack v132 = (((v33 * v127) - (v30 * v119)) - (v37 * v129)) - (v40 * v130);
    const panda_pack v133 = v132 + (v19 * v131);
    const panda_pack v134 = v107 * v133;
    const panda_pack v135 = (1.666555 * v30) - v128;
    const panda_pack v136 = v81 * v135;
    const panda_pack v137 = (1.666555 * v63) - v120;
    const panda_pack v138 = v51 * v137;
    const panda_pack v139 = (v136 + ((v116 + v126) - v134)) - v138;
    const panda_pack v140 = ((0.030009216260233673 * v56) - (0.004600245517563105 * v59)) + (0.0021640520520981297 * v66);
    const panda_pack v141 = ((0.004600245517563105 * v56) - (0.0014511560650267152 * v59)) - (0.0015152444733270301 * v66);
    const panda_pack v142 = ((0.047121686402 * v18) + (0.014653732538 * v17)) - (0.05034347249 * v40);
    const panda_pack v143 = (0.612973 * v37) - v142;
    const panda_pack v144 = ((0.047121686402 * v56) - (0.014653732538 * v59)) + (0.05034347249 * v66);
    const panda_pack v145 = v144 + (0.612973 * v63);
    const panda_pack v146 = ((0.0021640520520981297 * v56) + (0.0015152444733270301 * v59)) + (0.009418354697801848 * v66);
    const panda_pack v147 = (((v18 * v140) + (v17 * v141)) - (v63 * v143)) - (v37 * v145);
    const panda_pack v148 = v147 - (v40 * v146);
    const panda_pack v149 = v90 * v148;
    const panda_pack v150 = ((0.030009216260233673 * v23) - (0.004600245517563105 * v26)) + (0.0021640520520981297 * v41);
    const panda_pack v151 = ((0.004600245517563105 * v23) - (0.0014511560650267152 * v26)) - (0.0015152444733270301 * v41);
    const panda_pack v152 = ((0.047121686402 * v23) - (0.014653732538 * v26)) + (0.05034347249 * v41);
    const panda_pack v153 = v152 + (0.612973 * v30);
    const panda_pack v154 = ((0.0021640520520981297 * v23) + (0.0015152444733270301 * v26)) + (0.009418354697801848 * v41);
    const panda_pack v155 = (((v18 * v150) + (v17 * v151)) - (v30 * v143)) - (v37 * v153);
    const panda_pack v156 = v155 - (v40 * v154);
    const panda_pack v157 = v106 * v156;
    const panda_pack v158 = v152 + (1.225946 * v30);
    const panda_pack v159 = v80 * v158;
    const panda_pack v160 = v144 + (1.225946 * v63);
    const panda_pack v161 = v50 * v160;
    const panda_pack v162 = v161 + (((v139 + v149) - v157) - v159);
    const panda_pack v163 = ((0.02115415461306551 * v58) - (0.02771584317362585 * v56)) - (0.0039053550262761003 * v57);
    const panda_pack v164 = ((0.02771584317362585 * v58) - (0.0564319944394741 * v56)) - (0.0016444875773692705 * v57);
    const panda_pack v165 = ((0.09850206933 * v14) - (0.19076837715 * v16)) - (0.374644408005 * v18);
    const panda_pack v166 = v165 + (1.7939475 * v36);
    const panda_pack v167 = ((0.19076837715 * v58) - (0.374644408005 * v56)) - (0.09850206933 * v57);
    const panda_pack v168 = (1.7939475 * v62) - v167;
    const panda_pack v169 = ((0.0039053550262761003 * v58) - (0.0016444875773692705 * v56)) - (0.011245275811385833 * v57);
    const panda_pack v170 = (((v14 * v169) - (v16 * v163)) - (v18 * v164)) - (v62 * v166);
    const panda_pack v171 = v170 - (v36 * v168);
    const panda_pack v172 = v89 * v171;
    const panda_pack v173 = ((0.02115415461306551 * v25) - (0.02771584317362585 * v23)) - (0.0039053550262761003 * v24);
    const panda_pack v174 = ((0.02771584317362585 * v25) - (0.0564319944394741 * v23)) - (0.0016444875773692705 * v24);
    const panda_pack v175 = ((0.19076837715 * v25) - (0.374644408005 * v23)) - (0.09850206933 * v24);
    const panda_pack v176 = (1.7939475 * v29) - v175;
    const panda_pack v177 = ((0.0039053550262761003 * v25) - (0.0016444875773692705 * v23)) - (0.011245275811385833 * v24);
    const panda_pack v178 = (((v14 * v177) - (v16 * v173)) - (v18 * v174)) - (v29 * v166);
    const panda_pack v179 = v178 - (v36 * v176);
    const panda_pack v180 = v105 * v179;
    const panda_pack v181 = (3.587895 * v29) - v175;
    const panda_pack v182 = v79 * v181;
    const panda_pack v183 = (3.587895 * v62) - v167;
    const panda_pack v184 = v49 * v183;
    const panda_pack v185 = (v182 + ((v162 + v172) - v180)) - v184;
    const panda_pack v186 = ((0.005487648106562255 * v54) - (0.004377257121839583 * v57)) + (0.04556205286057842 * v55);
    const panda_pack v187 = ((0.126729164208 * v57) - (0.088844724872 * v54)) + (0.214708623208 * v55);
    const panda_pack v188 = (0.510119432 * v55) - v187;
    const panda_pack v189 = ((0.008248333140675744 * v54) - (0.010932873153492416 * v57)) + (0.004377257121839583 * v55);
    const panda_pack v190 = ((0.007316329139027702 * v54) - (0.008248333140675744 * v57)) + (0.005487648106562255 * v55);
    const panda_pack v191 = ((0.126729164208 * v14) - (0.214708623208 * v0_cosine[3])) - (0.088844724872 * v15);
    const panda_pack v192 = v191 + (1.614302 * v35);
    const panda_pack v193 = (((v0_cosine[3] * v186) + (v35 * v188)) + (v14 * v189)) - (v15 * v190);
    const panda_pack v194 = v193 + (v61 * v192);
    const panda_pack v195 = v88 * v194;
    const panda_pack v196 = ((0.005487648106562255 * v21) - (0.004377257121839583 * v24)) + (0.04556205286057842 * v22);
    const panda_pack v197 = ((0.126729164208 * v24) - (0.088844724872 * v21)) + (0.214708623208 * v22);
    const panda_pack v198 = (0.510119432 * v22) - v197;
    const panda_pack v199 = ((0.008248333140675744 * v21) - (0.010932873153492416 * v24)) + (0.004377257121839583 * v22);
    const panda_pack v200 = ((0.007316329139027702 * v21) - (0.008248333140675744 * v24)) + (0.005487648106562255 * v22);
    const panda_pack v201 = (((v0_cosine[3] * v196) + (v35 * v198)) + (v14 * v199)) - (v15 * v200);
    const panda_pack v202 = v201 + (v28 * v192);
    const panda_pack v203 = v104 * v202;
    const panda_pack v204 = (1.020238864 * v22) - v197;
    const panda_pack v205 = v78 * v204;
    const panda_pack v206 = (1.020238864 * v55) - v187;
    const panda_pack v207 = v48 * v206;
    const panda_pack v208 = (((v185 + v195) - v203) - v205) - v207;
    const panda_pack v209 = ((0.00398335888393552 * v55) - (0.01026110182100817 * v0_sine[5])) - (0.02307788249493181 * v53);
    const panda_pack v210 = ((0.003457109406758401 * v55) - (0.0007689361029463999 * v0_sine[5])) - (0.00398335888393552 * v53);
    const panda_pack v211 = ((0.018579714719999998 * v55) - (0.0022610063699999997 * v0_sine[5])) - (0.002031994566 * v53);
    const panda_pack v212 = 0.333 * v211;
    const panda_pack v213 = v212 + ((v0_sine[3] * v209) + (v0_cosine[3] * v210));
    const panda_pack v214 = v212 - v213;
    const panda_pack v215 = 0.01026110182100817 * v0_cosine[5];
    const panda_pack v216 = v215 + ((0.00398335888393552 * v22) - (0.02307788249493181 * v20));
    const panda_pack v217 = 0.0007689361029463999 * v0_cosine[5];
    const panda_pack v218 = v217 + ((0.003457109406758401 * v22) - (0.00398335888393552 * v20));
    const panda_pack v219 = ((0.0022610063699999997 * v0_cosine[5]) + (0.018579714719999998 * v22)) - (0.002031994566 * v20);
    const panda_pack v220 = 0.333 * v219;
    const panda_pack v221 = v220 + ((v0_sine[3] * v216) + (v0_cosine[3] * v218));
    const panda_pack v222 = v220 - v221;
    C[0] = (v208 - (v47 * v214)) - (v77 * v222);
    const panda_pack v223 = ((v54 * v190) - (v57 * v189)) + (v55 * (v186 + (0.632 * v188)));
    const panda_pack v224 = (((v21 * v190) - (v24 * v189)) + (v22 * v186)) + (v28 * v188);
    const panda_pack v225 = v224 + (v61 * v198);
    const panda_pack v226 = (((v58 * v163) - (v56 * v164)) + (v168 * (2.0 * v62))) - (v57 * v169);
    const panda_pack v227 = (((v25 * v163) - (v23 * v164)) + (v62 * v176)) + (v29 * v168);
    const panda_pack v228 = v227 - (v24 * v169);
    const panda_pack v229 = 2.0 * v63;
    const panda_pack v230 = (((v56 * v140) - (v59 * v141)) + (v66 * v146)) + (v145 * v229);
    const panda_pack v231 = (((v23 * v140) - (v26 * v141)) + (v63 * v153)) + (v30 * v145);
    const panda_pack v232 = v231 + (v41 * v146);
    const panda_pack v233 = (v30 * v56) - (v23 * v63);
    const panda_pack v234 = (v24 * v62) - (v29 * v57);
    const panda_pack v235 = qd[3] * v234;
    const panda_pack v236 = v235 + (qd[4] * v233);
    const panda_pack v237 = (((v60 * v117) + (v66 * v122)) - (v65 * v123)) + (v121 * v229);
    const panda_pack v238 = (((v27 * v117) + (v63 * v129)) + (v30 * v121)) + (v41 * v122);
    const panda_pack v239 = v238 - (v32 * v123);
    const panda_pack v240 = (v41 * v63) - (v30 * v66);
    const panda_pack v241 = (qd[5] * v240) - v236;
    const panda_pack v242 = (((v65 * v93) + (v94 * (2.0 * v64))) - (v67 * v99)) + (v68 * v100);
    const panda_pack v243 = (v31 * v65) - (v32 * v64);
    const panda_pack v244 = (qd[6] * v243) - v241;
    const panda_pack v245 = (((v31 * v94) + (v32 * v93)) + (v64 * v110)) - (v83 * v99);
    const panda_pack v246 = v245 + (v84 * v100);
    const panda_pack v247 = ((v92 * v242) + (v70 * v244)) - (v108 * v246);
    const panda_pack v248 = (((v91 * v237) - (v107 * v239)) - (v137 * v241)) - v247;
    const panda_pack v249 = v248 + (((v90 * v230) - (v106 * v232)) + (v160 * v236));
    const panda_pack v250 = (((v105 * v228) - (v89 * v226)) - v249) + (v183 * v235);
    const panda_pack v251 = ((v88 * v223) - (v104 * v225)) - v250;
    const panda_pack v252 = ((v21 * v200) - (v24 * v199)) + (v22 * (v196 + (0.632 * v198)));
    const panda_pack v253 = (((v25 * v173) - (v23 * v174)) + (v176 * (2.0 * v29))) - (v24 * v177);
    const panda_pack v254 = 2.0 * v30;
    const panda_pack v255 = (((v23 * v150) - (v26 * v151)) + (v41 * v154)) + (v153 * v254);
    const panda_pack v256 = (((v27 * v127) + (v41 * v130)) - (v32 * v131)) + (v129 * v254);
    const panda_pack v257 = (((v110 * (2.0 * v31)) + (v32 * v109)) - (v83 * v111)) + (v84 * v112);
    const panda_pack v258 = ((v108 * v257) - (v86 * v244)) - (v92 * v246);
    const panda_pack v259 = v258 + (((v91 * v239) - (v107 * v256)) - (v135 * v241));
    const panda_pack v260 = v259 + (((v90 * v232) - (v106 * v255)) + (v158 * v236));
    const panda_pack v261 = (((v105 * v253) - (v89 * v228)) - v260) + (v181 * v235);
    const panda_pack v262 = ((v88 * v225) - (v104 * v252)) - v261;
    const panda_pack v263 = qd[0] * v0_cosine[5];
    const panda_pack v264 = qd[0] * v0_sine[5];
    const panda_pack v265 = (v214 * v263) + (v222 * v264);
    const panda_pack v266 = v137 - v70;
    const panda_pack v267 = v160 + v266;
    const panda_pack v268 = v183 - v267;
    const panda_pack v269 = v206 + v268;
    const panda_pack v270 = 0.333 * v263;
    const panda_pack v271 = v135 - v86;
    const panda_pack v272 = v158 + v271;
    const panda_pack v273 = v181 - v272;
    const panda_pack v274 = v204 + v273;
    const panda_pack v275 = 0.333 * v264;
    const panda_pack v276 = v125 - v102;
    const panda_pack v277 = v148 + v276;
    const panda_pack v278 = v171 + v277;
    const panda_pack v279 = v194 + v278;
    const panda_pack v280 = v133 - v114;
    const panda_pack v281 = v156 + v280;
    const panda_pack v282 = v179 + v281;
    const panda_pack v283 = v202 + v282;
    const panda_pack v284 = ((v269 * v270) + (v274 * v275)) - ((v263 * v279) + (v264 * v283));
    const panda_pack v285 = v0_cosine[5] * v77;
    const panda_pack v286 = ((v0_cosine[5] * (0.005046402217263154 * v0_cosine[5])) - (v20 * (v215 + v216))) + (v22 * (v217 + v218));
    const panda_pack v287 = ((0.0007689361029463999 * v55) - (0.005046402217263154 * v0_sine[5])) - (0.01026110182100817 * v53);
    const panda_pack v288 = ((v0_cosine[5] * v287) + (v22 * v210)) - (v20 * v209);
    const panda_pack v289 = v0_sine[5] * v77;
    const panda_pack v290 = v0_cosine[5] * v47;
    const panda_pack v291 = v285 * (v286 - (((v55 * v210) - (v0_sine[5] * v287)) - (v53 * v209)));
    const panda_pack v292 = ((((v0_cosine[5] * v262) - (v0_sine[5] * v251)) - v265) - v284) + v291;
    C[1] = v292 - (v288 * (v289 - v290));
    const panda_pack v293 = 0.333 * v0_cosine[3];
    const panda_pack v294 = (qd[0] * v46) + (v47 * v293);
    const panda_pack v295 = (v77 * v293) - (qd[0] * v76);
    const panda_pack v296 = (qd[0] * v22) - (v0_cosine[3] * v47);
    const panda_pack v297 = (qd[0] * v55) + (v0_cosine[3] * v77);
    const panda_pack v298 = v0_cosine[3] * v208;
    const panda_pack v299 = v242 + v257;
    const panda_pack v300 = v299 + (v237 + v256);
    const panda_pack v301 = v300 + (v230 + v255);
    const panda_pack v302 = v301 + (v226 + v253);
    const panda_pack v303 = (v22 * v77) + (v47 * v55);
    const panda_pack v304 = v302 * v303;
    const panda_pack v305 = (((v269 * v294) + (v274 * v295)) + (v279 * v296)) - (v283 * v297);
    const panda_pack v306 = (v298 + ((v305 + (v22 * v262)) + (v55 * v251))) - v304;
    const panda_pack v307 = v306 - (v303 * (v223 + v252));
    C[2] = v307;
    const panda_pack v308 = qd[0] + (v0_cosine[3] * qd[2]);
    const panda_pack v309 = ((v44 * v308) + (v104 * v234)) + (v14 * v48);
    const panda_pack v310 = ((v88 * v234) - (v75 * v308)) + (v14 * v78);
    const panda_pack v311 = (v24 * v308) + (v14 * v88);
    const panda_pack v312 = (v57 * v308) + (v14 * v104);
    const panda_pack v313 = (v57 * v88) - (v24 * v104);
    const panda_pack v314 = v14 * v185;
    const panda_pack v315 = (((v57 * v250) + (v24 * v261)) + (v268 * v309)) + (v273 * v310);
    const panda_pack v316 = v314 + (((v315 - (v278 * v311)) + (v282 * v312)) + (v302 * v313));
    const panda_pack v317 = (v14 * qd[3]) - v308;
    const panda_pack v318 = (((v18 * v49) + (v43 * v317)) - (v105 * v233)) + (v56 * v235);
    const panda_pack v319 = (((v23 * v235) - (v18 * v79)) - (v89 * v233)) - (v74 * v317);
    const panda_pack v320 = (v23 * v317) + (v18 * v89);
    const panda_pack v321 = (v56 * v317) + (v18 * v105);
    const panda_pack v322 = (v56 * v89) - (v23 * v105);
    const panda_pack v323 = v18 * v162;
    const panda_pack v324 = (((v56 * v249) + (v23 * v260)) - (v267 * v318)) - (v272 * v319);
    const panda_pack v325 = v323 + (((v324 - (v277 * v320)) + (v281 * v321)) - (v301 * v322));
    C[4] = v325;
    const panda_pack v326 = (qd[4] * v18) - v317;
    const panda_pack v327 = (((v66 * v236) - (v40 * v50)) + (v42 * v326)) + (v106 * v240);
    const panda_pack v328 = (((v41 * v236) + (v40 * v80)) + (v90 * v240)) - (v73 * v326);
    const panda_pack v329 = (v41 * v326) + (v40 * v90);
    const panda_pack v330 = (v66 * v326) + (v40 * v106);
    const panda_pack v331 = (v66 * v90) - (v41 * v106);
    const panda_pack v332 = v40 * v139;
    const panda_pack v333 = (((v66 * v248) + (v41 * v259)) - (v266 * v327)) - (v271 * v328);
    const panda_pack v334 = (((v333 + (v276 * v329)) - (v280 * v330)) - (v300 * v331)) - v332;
    C[5] = v334;
    const panda_pack v335 = (qd[5] * v40) - v326;
    const panda_pack v336 = (((v19 * v81) + (v32 * v241)) - (v91 * v243)) + (v72 * v335);
    const panda_pack v337 = (((v19 * v51) - (v65 * v241)) + (v39 * v335)) + (v107 * v243);
    const panda_pack v338 = (v19 * v91) - (v32 * v335);
    const panda_pack v339 = (v19 * v107) - (v65 * v335);
    const panda_pack v340 = (v32 * v107) - (v65 * v91);
    const panda_pack v341 = v19 * v116;
    const panda_pack v342 = (((v65 * v247) - (v32 * v258)) + (v86 * v336)) - (v70 * v337);
    const panda_pack v343 = v341 + (((v342 + (v102 * v338)) - (v114 * v339)) - (v299 * v340));
    C[6] = v343;
    const panda_pack v344 = v0_cosine[3] * v0_cosine[3];
    const panda_pack v345 = v14 * v14;
    const panda_pack v346 = ((v192 * (2.0 * v35)) + (0.04556205286057842 * v344)) + (0.010932873153492416 * v345);
    const panda_pack v347 = v346 - (v15 * ((0.01097529621312451 * v0_cosine[3]) - (0.007316329139027702 * v15)));
    const panda_pack v348 = v347 + (v14 * ((0.008754514243679167 * v0_cosine[3]) - (0.016496666281351487 * v15)));
    const panda_pack v349 = v191 + (3.228604 * v35);
    const panda_pack v350 = v18 * v18;
    const panda_pack v351 = ((v166 * (2.0 * v36)) + (0.0564319944394741 * v350)) + (0.011245275811385833 * v345);
    const panda_pack v352 = v351 + (v16 * ((0.02115415461306551 * v16) + (0.0554316863472517 * v18)));
    const panda_pack v353 = v352 - (v14 * ((0.007810710052552201 * v16) + (0.003288975154738541 * v18)));
    const panda_pack v354 = v165 + (3.587895 * v36);
    const panda_pack v355 = 2.0 * v37;
    const panda_pack v356 = v40 * v40;
    const panda_pack v357 = ((0.030009216260233673 * v350) + (v143 * v355)) + (0.009418354697801848 * v356);
    const panda_pack v358 = v357 + (v17 * ((0.00920049103512621 * v18) + (0.0014511560650267152 * v17)));
    const panda_pack v359 = v358 - (v40 * ((0.004328104104196259 * v18) - (0.0030304889466540603 * v17)));
    const panda_pack v360 = (1.225946 * v37) - v142;
    const panda_pack v361 = v19 * v19;
    const panda_pack v362 = ((v119 * v355) + (0.0006268331305193942 * v356)) + (0.0018536272276513943 * v361);
    const panda_pack v363 = v362 + (v33 * ((0.009940933002587556 * v33) - (0.00020751783443736984 * v40)));
    const panda_pack v364 = v363 + (v19 * ((0.00304822180576663 * v33) - (0.00018713819462921 * v40)));
    const panda_pack v365 = v118 + (1.666555 * v37);
    const panda_pack v366 = (v98 * (2.0 * v38)) + (0.0270807953180085 * v361);
    const panda_pack v367 = v96 * ((0.0045525478729410845 * v96) - ((0.002511073196545797 * v19) + (0.0007827825633684959 * v95)));
    const panda_pack v368 = (v366 - (v95 * ((0.001930610339838224 * v19) - (0.002131604094419856 * v95)))) + v367;
    const panda_pack v369 = v97 + (1.495522 * v38);
    const panda_pack v370 = (qd[6] * v19) - v335;
    const panda_pack v371 = ((v92 * v368) - (v52 * v369)) - (v114 * v370);
    const panda_pack v372 = (((v91 * v364) + (v133 * v335)) + (v51 * v365)) - v371;
    const panda_pack v373 = v372 + (((v90 * v359) - (v156 * v326)) - (v50 * v360));
    const panda_pack v374 = v373 + (((v89 * v353) + (v179 * v317)) + (v49 * v354));
    const panda_pack v375 = v374 + (((v88 * v348) - (v202 * v308)) - (v48 * v349));
    const panda_pack v376 = ((v108 * v368) - (v82 * v369)) - (v102 * v370);
    const panda_pack v377 = (((v125 * v335) + (v107 * v364)) + (v81 * v365)) - v376;
    const panda_pack v378 = (((v148 * v326) - (v106 * v359)) + (v80 * v360)) - v377;
    const panda_pack v379 = (((v171 * v317) + (v105 * v353)) + (v79 * v354)) - v378;
    const panda_pack v380 = (((v194 * v308) - (v104 * v348)) - (v78 * v349)) - v379;
    const panda_pack v381 = ((1.495522 * v52) - (v92 * v369)) - (v86 * v370);
    const panda_pack v382 = v381 + (((v91 * v365) - (v135 * v335)) + (1.666555 * v51));
    const panda_pack v383 = v382 + (((v90 * v360) + (v158 * v326)) - (1.225946 * v50));
    const panda_pack v384 = (((v89 * v354) - (v181 * v317)) + (3.587895 * v49)) - v383;
    const panda_pack v385 = (((v88 * v349) - (v204 * v308)) - (3.228604 * v48)) - v384;
    const panda_pack v386 = 0.333 * v0_sine[5];
    const panda_pack v387 = ((1.495522 * v82) - (v108 * v369)) - (v70 * v370);
    const panda_pack v388 = (((v137 * v335) - (v107 * v365)) - (1.666555 * v81)) - v387;
    const panda_pack v389 = (((v160 * v326) + (v106 * v360)) - (1.225946 * v80)) - v388;
    const panda_pack v390 = v389 + (((v183 * v317) - (v105 * v354)) - (3.587895 * v79));
    const panda_pack v391 = (((v206 * v308) - (v104 * v349)) - (3.228604 * v78)) - v390;
    const panda_pack v392 = 0.333 * v0_cosine[5];
    C[7] = v265 + ((((v0_sine[5] * v375) - (v0_cosine[5] * v380)) - (v385 * v386)) + (v391 * v392));
    const panda_pack v393 = v244 * v369;
    const panda_pack v394 = v246 * v370;
    const panda_pack v395 = (v103 + (v87 - v393)) - v394;
    const panda_pack v396 = v239 * v335;
    const panda_pack v397 = v241 * v365;
    const panda_pack v398 = v397 + ((v396 + (v126 + v395)) - v136);
    const panda_pack v399 = v232 * v326;
    const panda_pack v400 = v236 * v360;
    const panda_pack v401 = (v159 + ((v149 + v398) - v399)) - v400;
    const panda_pack v402 = v228 * v317;
    const panda_pack v403 = v235 * v354;
    const panda_pack v404 = v403 + ((v402 + (v172 + v401)) - v182);
    const panda_pack v405 = v225 * v308;
    const panda_pack v406 = v205 + ((v195 + v404) - v405);
    const panda_pack v407 = (0.002031994566 * v0_sine[3]) + (0.018579714719999998 * v0_cosine[3]);
    const panda_pack v408 = (2.0 * (0.035868488607 + (0.333 * v407))) + (0.003457109406758401 * v344);
    const panda_pack v409 = v408 + (v0_sine[3] * ((0.02307788249493181 * v0_sine[3]) + (0.00796671776787104 * v0_cosine[3])));
    const panda_pack v410 = v365 + v369;
    const panda_pack v411 = v360 + v410;
    const panda_pack v412 = v354 - v411;
    const panda_pack v413 = v349 - v412;
    const panda_pack v414 = (0.215426358 + v407) + v413;
    const panda_pack v415 = ((v257 * v370) - (v52 * v86)) - (v92 * v114);
    const panda_pack v416 = (((v91 * v133) + (v256 * v335)) - (v51 * v135)) - v415;
    const panda_pack v417 = v416 + (((v90 * v156) - (v255 * v326)) + (v50 * v158));
    const panda_pack v418 = v417 + (((v89 * v179) + (v253 * v317)) - (v49 * v181));
    const panda_pack v419 = v418 + (((v88 * v202) - (v252 * v308)) - (v48 * v204));
    const panda_pack v420 = v257 + v368;
    const panda_pack v421 = v420 + (v256 + v364);
    const panda_pack v422 = v421 + (v255 + v359);
    const panda_pack v423 = v422 + (v253 + v353);
    const panda_pack v424 = v423 + (v252 + v348);
    const panda_pack v425 = (v0_cosine[5] * v419) + (v263 * v424);
    const panda_pack v426 = v239 + v246;
    const panda_pack v427 = v232 + v426;
    const panda_pack v428 = v228 + v427;
    const panda_pack v429 = v225 + v428;
    const panda_pack v430 = v288 - (v288 + v429);
    const panda_pack v431 = v77 * v219;
    const panda_pack v432 = (v425 + (((v263 * v409) - (v0_sine[5] * v406)) - (v270 * v414))) - (v213 * v285);
    const panda_pack v433 = v242 + v368;
    const panda_pack v434 = v433 + (v237 + v364);
    const panda_pack v435 = v434 + (v230 + v359);
    const panda_pack v436 = v435 + (v226 + v353);
    const panda_pack v437 = v436 + (v223 + v348);
    const panda_pack v438 = ((v242 * v370) - (v70 * v82)) - (v102 * v108);
    const panda_pack v439 = (((v237 * v335) + (v107 * v125)) - (v81 * v137)) - v438;
    const panda_pack v440 = (((v230 * v326) - (v106 * v148)) - (v80 * v160)) - v439;
    const panda_pack v441 = (((v226 * v317) + (v105 * v171)) - (v79 * v183)) - v440;
    const panda_pack v442 = (((v223 * v308) - (v104 * v194)) - (v78 * v206)) - v441;
    const panda_pack v443 = v115 + ((v71 + v393) - v394);
    const panda_pack v444 = ((v134 + (v396 + v443)) - v397) - v138;
    const panda_pack v445 = (((v399 - v444) - v157) - v400) - v161;
    const panda_pack v446 = v403 + (v184 + ((v445 - v402) - v180));
    const panda_pack v447 = v207 + ((v405 + v446) - v203);
    const panda_pack v448 = (v264 * v437) - ((v0_sine[5] * v442) - (v0_cosine[5] * v447));
    const panda_pack v449 = v47 * v211;
    const panda_pack v450 = ((((v275 * v414) - (v264 * v409)) - (v221 * v285)) - (v263 * v430)) - v448;
    const panda_pack v451 = ((1.495522 * v244) + (v70 * v92)) - (v86 * v108);
    const panda_pack v452 = v451 + (((v91 * v137) - (v107 * v135)) - (1.666555 * v241));
    const panda_pack v453 = v452 + (((v90 * v160) - (v106 * v158)) + (1.225946 * v236));
    const panda_pack v454 = (v453 + ((v105 * v181) - (v89 * v183))) + (3.587895 * v235);
    const panda_pack v455 = ((v88 * v206) - (v104 * v204)) - v454;
    const panda_pack v456 = v0_sine[5] * (((v432 + (v264 * v430)) - (v222 * v290)) - (v386 * v431));
    const panda_pack v457 = v456 + (v0_cosine[5] * ((v450 - (v214 * v289)) - (v392 * v449)));
    C[8] = v457 + ((v431 + (v449 + v455)) * ((v0_sine[5] * v386) + (v0_cosine[5] * v392)));
    const panda_pack v458 = (v76 * v77) - (v46 * v47);
    const panda_pack v459 = (((v0_cosine[3] * v375) - (v274 * v458)) + (v294 * v413)) + (v296 * v424);
    const panda_pack v460 = (((v459 + (v297 * v429)) - (v279 * v303)) + (v22 * v419)) + (v55 * v406);
    const panda_pack v461 = (((v0_cosine[3] * v380) + (v269 * v458)) + (v295 * v413)) - (v296 * v429);
    const panda_pack v462 = (((v461 - (v297 * v437)) - (v283 * v303)) + (v22 * v447)) + (v55 * v442);
    const panda_pack v463 = (((v0_cosine[3] * v385) - (v269 * v303)) + (v296 * v413)) + (11.204522 * v294);
    const panda_pack v464 = v463 + (v55 * v455);
    const panda_pack v465 = (((v0_cosine[3] * v391) - (v274 * v303)) - (v297 * v413)) + (11.204522 * v295);
    const panda_pack v466 = v465 + (v22 * v455);
    C[9] = (((v0_sine[5] * v460) - (v0_cosine[5] * v462)) - (v386 * v464)) + (v392 * v466);
    const panda_pack v467 = (((v57 * v78) - (v24 * v48)) + (v44 * v88)) + (v75 * v104);
    const panda_pack v468 = v57 * v404;
    const panda_pack v469 = (((v273 * v467) - (v24 * v418)) - (v309 * v412)) - (v311 * v423);
    const panda_pack v470 = (((v469 - (v312 * v428)) + (v278 * v313)) + (v14 * v374)) - v468;
    const panda_pack v471 = v24 * v446;
    const panda_pack v472 = (((v268 * v467) - (v57 * v441)) + (v310 * v412)) - (v311 * v428);
    const panda_pack v473 = v471 + (((v472 - (v312 * v436)) - (v282 * v313)) + (v14 * v379));
    const panda_pack v474 = (((v14 * v384) - (v57 * v454)) - (v268 * v313)) - (v311 * v412);
    const panda_pack v475 = v474 - (7.975918 * v309);
    const panda_pack v476 = (((v312 * v412) - (v24 * v454)) - (v273 * v313)) - (7.975918 * v310);
    const panda_pack v477 = v476 + (v14 * v390);
    C[10] = (((v392 * v477) - (v0_sine[5] * v470)) - (v0_cosine[5] * v473)) - (v386 * v475);
    const panda_pack v478 = (((v56 * v79) + (v23 * v49)) - (v43 * v89)) - (v74 * v105);
    const panda_pack v479 = v56 * v401;
    const panda_pack v480 = (((v23 * v417) + (v18 * v373)) - (v272 * v478)) + (v318 * v411);
    const panda_pack v481 = v479 + (((v480 - (v320 * v422)) - (v321 * v427)) - (v277 * v322));
    const panda_pack v482 = v23 * v445;
    const panda_pack v483 = (((v56 * v440) + (v18 * v378)) + (v267 * v478)) + (v319 * v411);
    const panda_pack v484 = v482 + (((v483 + (v320 * v427)) + (v321 * v435)) - (v281 * v322));
    const panda_pack v485 = (((v56 * v453) - (v18 * v383)) - (v267 * v322)) + (v320 * v411);
    const panda_pack v486 = v485 - (4.3880230000000005 * v318);
    const panda_pack v487 = (((v23 * v453) + (v18 * v389)) - (v272 * v322)) - (v321 * v411);
    const panda_pack v488 = v487 - (4.3880230000000005 * v319);
    C[11] = (((v0_sine[5] * v481) - (v0_cosine[5] * v484)) + (v386 * v486)) - (v392 * v488);
    const panda_pack v489 = (((v66 * v80) + (v41 * v50)) + (v42 * v90)) + (v73 * v106);
    const panda_pack v490 = v66 * v398;
    const panda_pack v491 = (((v41 * v416) - (v40 * v372)) - (v271 * v489)) + (v327 * v410);
    const panda_pack v492 = v490 + (((v491 + (v329 * v421)) + (v330 * v426)) - (v276 * v331));
    const panda_pack v493 = v41 * v444;
    const panda_pack v494 = (((v66 * v439) - (v40 * v377)) - (v266 * v489)) - (v328 * v410);
    const panda_pack v495 = v493 + (((v494 + (v329 * v426)) + (v330 * v434)) + (v280 * v331));
    const panda_pack v496 = (((v66 * v452) + (v40 * v382)) - (v266 * v331)) - (v329 * v410);
    const panda_pack v497 = v496 - (3.162077 * v327);
    const panda_pack v498 = (((v41 * v452) + (v40 * v388)) - (v271 * v331)) + (v330 * v410);
    const panda_pack v499 = v498 - (3.162077 * v328);
    C[12] = (((v0_sine[5] * v492) + (v0_cosine[5] * v495)) + (v386 * v497)) - (v392 * v499);
    const panda_pack v500 = (((v32 * v51) + (v65 * v81)) + (v39 * v91)) + (v72 * v107);
    const panda_pack v501 = v65 * v395;
    const panda_pack v502 = (((v19 * v371) - (v32 * v415)) + (v337 * v369)) - (v86 * v500);
    const panda_pack v503 = v501 + (((v502 + (v246 * v339)) - (v102 * v340)) + (v338 * v420));
    const panda_pack v504 = v32 * v443;
    const panda_pack v505 = (((v19 * v376) - (v65 * v438)) + (v336 * v369)) - (v70 * v500);
    const panda_pack v506 = v504 + (((v505 + (v246 * v338)) + (v114 * v340)) + (v339 * v433));
    const panda_pack v507 = (((v19 * v381) + (v65 * v451)) - (1.495522 * v337)) - (v338 * v369);
    const panda_pack v508 = v507 - (v70 * v340);
    const panda_pack v509 = (((v19 * v387) - (v32 * v451)) - (1.495522 * v336)) - (v339 * v369);
    const panda_pack v510 = v509 + (v86 * v340);
    C[14] = (((v298 - (v76 * v385)) - (v46 * v391)) - (v22 * v380)) - (v55 * v375);
    const panda_pack v511 = ((v53 * v262) - (v20 * v251)) - (v0_cosine[3] * v284);
    const panda_pack v512 = v511 + (v455 * ((v0_sine[5] * v76) - (v0_cosine[5] * v46)));
    const panda_pack v513 = v512 - (((v76 * v263) + (v46 * v264)) * (v413 - 3.7311058260000003));
    const panda_pack v514 = v22 * (((v0_cosine[5] * v406) + (v263 * (2.0 * v429))) + ((v275 * v413) - v448));
    C[15] = (v513 + (v55 * ((v270 * v413) - v425))) + v514;
    const panda_pack v515 = (((v0_cosine[3] * v307) - (v76 * v464)) - (v46 * v466)) - (v22 * v462);
    C[16] = v515 - (v55 * v460);
    const panda_pack v516 = (((v55 * v470) - (v0_cosine[3] * v316)) - (v76 * v475)) - (v46 * v477);
    C[17] = v516 - (v22 * v473);
    const panda_pack v517 = (((v0_cosine[3] * v325) + (v76 * v486)) + (v46 * v488)) - (v22 * v484);
    C[18] = v517 - (v55 * v481);
    const panda_pack v518 = (((v0_cosine[3] * v334) + (v76 * v497)) + (v46 * v499)) + (v22 * v495);
    C[19] = v518 - (v55 * v492);
    const panda_pack v519 = (((v0_cosine[3] * v343) - (v76 * v508)) + (v46 * v510)) - (v22 * v506);
    C[20] = v519 + (v55 * v503);
    const panda_pack v520 = v314 + ((((v57 * v374) - (v24 * v379)) + (v75 * v384)) + (v44 * v390));
    const panda_pack v521 = ((((v24 * v441) - (v234 * v390)) - (v75 * v454)) + (v14 * v250)) - v468;
    const panda_pack v522 = ((((v234 * v384) - (v57 * v418)) - (v44 * v454)) + (v14 * v261)) - v471;
    const panda_pack v523 = (((v57 * v423) - (v24 * v428)) + (v234 * v273)) + (v75 * v412);
    const panda_pack v524 = v523 + (v14 * v278);
    const panda_pack v525 = (((v24 * v436) - (v57 * v428)) - (v234 * v268)) + (v44 * v412);
    const panda_pack v526 = v525 + (v14 * v282);
    const panda_pack v527 = ((v14 * v268) - (v57 * v412)) - (7.975918 * v75);
    const panda_pack v528 = ((v14 * v273) - (v24 * v412)) - (7.975918 * v44);
    const panda_pack v529 = (((v0_cosine[5] * v522) - (v0_sine[5] * v521)) - (v263 * v524)) - (v264 * v526);
    C[22] = (v529 + (v270 * v527)) + (v275 * v528);
    const panda_pack v530 = (((v297 * v526) - (v0_cosine[3] * v520)) - (v295 * v528)) - (v294 * v527);
    const panda_pack v531 = (((v530 - (v296 * v524)) + (v22 * v522)) + (v55 * v521)) + (v14 * v304);
    const panda_pack v532 = v303 * (((v57 * v278) + (v24 * v282)) - ((v75 * v268) + (v44 * v273)));
    C[23] = (v531 + (v458 * (((v57 * v273) - (v24 * v268)) + (7.975918 * v234)))) + v532;
    const panda_pack v533 = (((v57 * v390) - (v24 * v384)) + (v268 * v312)) + (v273 * v311);
    const panda_pack v534 = ((v57 * v470) - (v24 * v473)) - (v234 * (v533 - (7.975918 * v467)));
    C[24] = ((v534 + (v75 * v475)) + (v44 * v477)) + (v14 * v316);
    const panda_pack v535 = (((v56 * v389) + (v23 * v383)) + (v267 * v321)) + (v272 * v320);
    const panda_pack v536 = v535 + (4.3880230000000005 * v478);
    const panda_pack v537 = (((v57 * v481) + (v24 * v484)) + (v234 * v536)) + (v75 * v486);
    const panda_pack v538 = (((v66 * v388) - (v41 * v382)) + (v266 * v330)) + (v271 * v329);
    const panda_pack v539 = v538 - (3.162077 * v489);
    const panda_pack v540 = (((v24 * v495) - (v57 * v492)) + (v234 * v539)) - (v75 * v497);
    C[26] = (v540 - (v44 * v499)) - (v14 * v334);
    const panda_pack v541 = (((v32 * v381) + (v65 * v387)) - (1.495522 * v500)) + (v86 * v338);
    const panda_pack v542 = v541 + (v70 * v339);
    const panda_pack v543 = (((v57 * v503) - (v24 * v506)) + (v234 * v542)) + (v75 * v508);
    C[27] = (v543 - (v44 * v510)) - (v14 * v343);
    const panda_pack v544 = ((((v56 * v373) + (v23 * v378)) - (v74 * v383)) + (v43 * v389)) - v323;
    const panda_pack v545 = v479 + ((((v23 * v440) - (v18 * v249)) + (v233 * v389)) + (v74 * v453));
    const panda_pack v546 = v482 + ((((v56 * v417) - (v18 * v260)) + (v233 * v383)) + (v43 * v453));
    const panda_pack v547 = (((v56 * v422) - (v23 * v427)) - (v18 * v277)) - (v233 * v272);
    const panda_pack v548 = v547 - (v74 * v411);
    const panda_pack v549 = (((v56 * v427) - (v23 * v435)) + (v18 * v281)) - (v233 * v267);
    const panda_pack v550 = v549 + (v43 * v411);
    const panda_pack v551 = ((v56 * v411) + (v18 * v267)) - (4.3880230000000005 * v74);
    const panda_pack v552 = ((v23 * v411) + (v18 * v272)) - (4.3880230000000005 * v43);
    const panda_pack v553 = (((v0_sine[5] * v545) - (v0_cosine[5] * v546)) - (v263 * v548)) + (v264 * v550);
    C[29] = (v553 + (v270 * v551)) + (v275 * v552);
    const panda_pack v554 = ((v56 * v272) - (v23 * v267)) - (4.3880230000000005 * v233);
    const panda_pack v555 = (((v56 * v277) + (v23 * v281)) - (v18 * v301)) + (v74 * v267);
    const panda_pack v556 = v555 + (v43 * v272);
    const panda_pack v557 = (((v303 * v556) - (v0_cosine[3] * v544)) - (v295 * v552)) - (v294 * v551);
    const panda_pack v558 = (((v557 - (v458 * v554)) - (v297 * v550)) - (v296 * v548)) - (v22 * v546);
    C[30] = v558 - (v55 * v545);
    const panda_pack v559 = (((v310 * v552) - (v57 * v545)) - (v24 * v546)) + (v309 * v551);
    const panda_pack v560 = (((v559 - (v467 * v554)) - (v312 * v550)) + (v313 * v556)) - (v311 * v548);
    C[31] = v560 + (v14 * v544);
    const panda_pack v561 = (((v18 * v325) - (v56 * v481)) - (v23 * v484)) - (v233 * v536);
    C[32] = (v561 - (v74 * v486)) - (v43 * v488);
    const panda_pack v562 = (((v23 * v495) - (v56 * v492)) + (v18 * v334)) + (v233 * v539);
    C[33] = (v562 - (v74 * v497)) - (v43 * v499);
    const panda_pack v563 = (((v56 * v503) - (v23 * v506)) + (v18 * v343)) + (v233 * v542);
    C[34] = (v563 + (v74 * v508)) - (v43 * v510);
    const panda_pack v564 = v332 + ((((v66 * v372) - (v41 * v377)) + (v73 * v382)) + (v42 * v388));
    const panda_pack v565 = v490 + ((((v40 * v248) - (v41 * v439)) + (v240 * v388)) - (v73 * v452));
    const panda_pack v566 = ((((v66 * v416) + (v40 * v259)) - (v240 * v382)) - (v42 * v452)) - v493;
    const panda_pack v567 = (((v66 * v421) - (v41 * v426)) + (v40 * v276)) + (v240 * v271);
    const panda_pack v568 = v567 + (v73 * v410);
    const panda_pack v569 = (((v66 * v426) - (v41 * v434)) - (v40 * v280)) + (v240 * v266);
    const panda_pack v570 = v569 - (v42 * v410);
    const panda_pack v571 = ((v66 * v410) - (v40 * v266)) + (3.162077 * v73);
    const panda_pack v572 = ((v41 * v410) - (v40 * v271)) + (3.162077 * v42);
    const panda_pack v573 = (((v0_sine[5] * v565) - (v0_cosine[5] * v566)) - (v263 * v568)) + (v264 * v570);
    C[36] = (v573 + (v270 * v571)) + (v275 * v572);
    const panda_pack v574 = ((v66 * v271) - (v41 * v266)) + (3.162077 * v240);
    const panda_pack v575 = (((v66 * v276) + (v41 * v280)) + (v40 * v300)) - (v73 * v266);
    const panda_pack v576 = v575 - (v42 * v271);
    const panda_pack v577 = (((v303 * v576) - (v0_cosine[3] * v564)) - (v295 * v572)) - (v294 * v571);
    const panda_pack v578 = (((v577 - (v458 * v574)) - (v297 * v570)) - (v296 * v568)) - (v22 * v566);
    C[37] = v578 - (v55 * v565);
    const panda_pack v579 = (((v310 * v572) - (v57 * v565)) - (v24 * v566)) + (v309 * v571);
    const panda_pack v580 = (((v579 - (v467 * v574)) - (v312 * v570)) + (v313 * v576)) - (v311 * v568);
    C[38] = v580 + (v14 * v564);
    const panda_pack v581 = (((v478 * v574) - (v56 * v565)) - (v23 * v566)) - (v18 * v564);
    const panda_pack v582 = (((v581 - (v319 * v572)) - (v318 * v571)) + (v321 * v570)) + (v322 * v576);
    C[39] = v582 + (v320 * v568);
    const panda_pack v583 = (((v41 * v495) - (v66 * v492)) - (v40 * v334)) - (v240 * v539);
    C[40] = (v583 + (v73 * v497)) + (v42 * v499);
    const panda_pack v584 = (((v66 * v503) - (v41 * v506)) - (v40 * v343)) - (v240 * v542);
    C[41] = (v584 - (v73 * v508)) + (v42 * v510);
    const panda_pack v585 = v341 + ((((v32 * v376) - (v65 * v371)) - (v72 * v381)) + (v39 * v387));
    C[42] = v585;
    const panda_pack v586 = ((((v19 * v247) - (v32 * v438)) + (v243 * v387)) - (v72 * v451)) - v501;
    const panda_pack v587 = ((((v19 * v258) - (v65 * v415)) - (v243 * v381)) + (v39 * v451)) - v504;
    const panda_pack v588 = (((v19 * v102) + (v32 * v246)) - (v65 * v420)) + (v86 * v243);
    const panda_pack v589 = v588 + (v72 * v369);
    const panda_pack v590 = (((v19 * v114) - (v32 * v433)) + (v65 * v246)) - (v70 * v243);
    const panda_pack v591 = v590 + (v39 * v369);
    const panda_pack v592 = ((v19 * v70) + (v65 * v369)) - (1.495522 * v72);
    const panda_pack v593 = ((v19 * v86) + (v32 * v369)) - (1.495522 * v39);
    const panda_pack v594 = (((v0_sine[5] * v586) + (v0_cosine[5] * v587)) - (v263 * v589)) - (v264 * v591);
    C[43] = (v594 - (v270 * v592)) - (v275 * v593);
    const panda_pack v595 = ((v32 * v70) - (v65 * v86)) + (1.495522 * v243);
    const panda_pack v596 = (((v19 * v299) - (v32 * v114)) - (v65 * v102)) - (v70 * v72);
    const panda_pack v597 = v596 - (v39 * v86);
    const panda_pack v598 = (((v0_cosine[3] * v585) + (v295 * v593)) + (v294 * v592)) + (v458 * v595);
    const panda_pack v599 = (((v598 + (v297 * v591)) - (v303 * v597)) - (v296 * v589)) + (v22 * v587);
    C[44] = v599 - (v55 * v586);
    const panda_pack v600 = (((v24 * v587) - (v57 * v586)) - (v310 * v593)) - (v309 * v592);
    const panda_pack v601 = (((v600 + (v467 * v595)) + (v312 * v591)) - (v313 * v597)) - (v311 * v589);
    C[45] = v601 - (v14 * v585);
    const panda_pack v602 = (((v23 * v587) - (v56 * v586)) + (v18 * v585)) + (v319 * v593);
    const panda_pack v603 = (((v602 + (v318 * v592)) - (v478 * v595)) - (v321 * v591)) - (v322 * v597);
    C[46] = v603 + (v320 * v589);
    const panda_pack v604 = (((v41 * v587) - (v66 * v586)) - (v40 * v585)) + (v328 * v593);
    const panda_pack v605 = (((v604 + (v327 * v592)) - (v489 * v595)) + (v330 * v591)) - (v331 * v597);
    C[47] = v605 - (v329 * v589);
    const panda_pack v606 = (((v19 * v343) + (v32 * v506)) - (v65 * v503)) + (v243 * v542);
    C[48] = (v606 - (v72 * v508)) + (v39 * v510);
    C[3] = -v316;
    C[13] = -((((v0_sine[5] * v503) + (v0_cosine[5] * v506)) + (v386 * v508)) + (v392 * v510));
    C[21] = -v520;
    C[25] = -((v537 + (v44 * v488)) + (v14 * v325));
    C[28] = -v544;
    C[35] = -v564;
}

void panda_coriolis_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    panda_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = panda_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack C_pack[49];

        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        panda_pack_give(49U, count, first, lanes, C_pack, C);
    }
}

void panda_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    for (size_t first = 0U; first < count; first += PANDA_LANES) {
        const size_t lanes = ((count - first) < PANDA_LANES) ? (count - first) : PANDA_LANES;
        panda_pack prepared_pack[1];
        panda_pack q_pack[7];
        panda_pack qd_pack[7];
        panda_pack C_pack[49];

        panda_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        panda_pack_give(49U, count, first, lanes, C_pack, C);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
