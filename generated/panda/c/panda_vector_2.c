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

static PANDA_APART void panda_pack_coriolis_matrix(const panda_pack *restrict prepared, const panda_pack *restrict q, const panda_pack *restrict qd, panda_pack *restrict C)
{
    (void)prepared;
    const panda_pack v0_angle[7] = {q[0], q[1], q[2], q[4], q[3], q[5], q[6]};
    panda_pack v0_sine[7];
    panda_pack v0_cosine[7];
    panda_bits v0_beyond = { 0U };
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[6], &v0_sine[6], &v0_cosine[6], &v0_beyond);
    panda_pack_sincos_guard(7U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const panda_pack v14 = v0_cosine[1] * v0_sine[0];
    const panda_pack v15 = (v0_cosine[2] * v0_cosine[0]) - (v0_sine[2] * v14);
    const panda_pack v16 = (v0_sine[2] * v0_cosine[0]) + (v0_cosine[2] * v14);
    const panda_pack v17 = v0_sine[1] * v0_sine[0];
    const panda_pack v18 = (v0_cosine[4] * v16) + (v0_sine[4] * v17);
    const panda_pack v19 = (v0_cosine[3] * v18) + (v0_sine[3] * v15);
    const panda_pack v20 = (v0_cosine[4] * v17) - (v0_sine[4] * v16);
    const panda_pack v21 = (v0_cosine[5] * v19) + (v0_sine[5] * v20);
    const panda_pack v22 = (v0_cosine[3] * v15) - (v0_sine[3] * v18);
    const panda_pack v23 = (v22 * v0_cosine[6]) + (v0_sine[6] * v21);
    const panda_pack v24 = (v22 * v0_sine[6]) - (v0_cosine[6] * v21);
    const panda_pack v25 = (v0_sine[5] * v19) - (v0_cosine[5] * v20);
    const panda_pack v26 = ((0.0012555365982728985 * v25) + (0.00039139128168424797 * v24)) - (0.0045525478729410845 * v23);
    const panda_pack v27 = v0_sine[1] * v0_cosine[2];
    const panda_pack v28 = (v0_cosine[4] * v27) - (v0_sine[4] * v0_cosine[1]);
    const panda_pack v29 = v0_sine[1] * v0_sine[2];
    const panda_pack v30 = (v0_sine[3] * v29) - (v0_cosine[3] * v28);
    const panda_pack v31 = (v0_cosine[4] * v0_cosine[1]) + (v0_sine[4] * v27);
    const panda_pack v32 = (v0_sine[5] * v31) + (v0_cosine[5] * v30);
    const panda_pack v33 = (v0_sine[3] * v28) + (v0_cosine[3] * v29);
    const panda_pack v34 = (v0_cosine[6] * v33) + (v0_sine[6] * v32);
    const panda_pack v35 = ((0.0270807953180085 * v25) - (0.000965305169919112 * v24)) - (0.0012555365982728985 * v23);
    const panda_pack v36 = (v0_cosine[5] * v31) - (v0_sine[5] * v30);
    const panda_pack v37 = ((0.000965305169919112 * v25) + (0.00039139128168424797 * v23)) - (0.002131604094419856 * v24);
    const panda_pack v38 = (v0_sine[6] * v33) - (v0_cosine[6] * v32);
    const panda_pack v39 = ((0.15027794863400004 * v25) - (0.002573605371338206 * v24)) - (0.002034439958661797 * v23);
    const panda_pack v40 = 0.316 * v17;
    const panda_pack v41 = v40 + (0.0825 * v16);
    const panda_pack v42 = ((0.0825 * v18) - (0.384 * v20)) - v41;
    const panda_pack v43 = v42 - (0.088 * v21);
    const panda_pack v44 = (0.747761 * v43) - v39;
    const panda_pack v45 = 0.316 * v0_cosine[1];
    const panda_pack v46 = 0.333 + v45;
    const panda_pack v47 = (0.0825 * v27) - v46;
    const panda_pack v48 = ((0.0825 * v28) + (0.384 * v31)) - v47;
    const panda_pack v49 = v48 + (0.088 * v32);
    const panda_pack v50 = (((v36 * v35) + (v34 * v26)) + (v38 * v37)) + (v49 * v44);
    const panda_pack v51 = ((0.15027794863400004 * v36) + (0.002034439958661797 * v34)) + (0.002573605371338206 * v38);
    const panda_pack v52 = (0.747761 * v49) - v51;
    const panda_pack v53 = v50 + (v52 * v43);
    const panda_pack v54 = v0_cosine[1] * v0_cosine[0];
    const panda_pack v55 = (v0_cosine[2] * v0_sine[0]) + (v0_sine[2] * v54);
    const panda_pack v56 = (v0_cosine[2] * v54) - (v0_sine[2] * v0_sine[0]);
    const panda_pack v57 = v0_sine[1] * v0_cosine[0];
    const panda_pack v58 = (v0_cosine[4] * v56) + (v0_sine[4] * v57);
    const panda_pack v59 = (v0_sine[3] * v58) + (v0_cosine[3] * v55);
    const panda_pack v60 = (v0_cosine[4] * v57) - (v0_sine[4] * v56);
    const panda_pack v61 = qd[1] * v0_sine[0];
    const panda_pack v62 = (qd[2] * v57) - v61;
    const panda_pack v63 = v62 + (qd[3] * v55);
    const panda_pack v64 = v63 + (qd[4] * v60);
    const panda_pack v65 = v64 + (qd[5] * v59);
    const panda_pack v66 = (v0_cosine[3] * v58) - (v0_sine[3] * v55);
    const panda_pack v67 = (v0_cosine[5] * v60) - (v0_sine[5] * v66);
    const panda_pack v68 = v65 - (qd[6] * v67);
    const panda_pack v69 = v68 * v53;
    const panda_pack v70 = (v0_sine[5] * v60) + (v0_cosine[5] * v66);
    const panda_pack v71 = (v59 * v0_cosine[6]) - (v0_sine[6] * v70);
    const panda_pack v72 = (v59 * v0_sine[6]) + (v70 * v0_cosine[6]);
    const panda_pack v73 = ((0.0012555365982728985 * v67) + (0.00039139128168424797 * v72)) - (0.0045525478729410845 * v71);
    const panda_pack v74 = ((0.0270807953180085 * v67) - (0.000965305169919112 * v72)) - (0.0012555365982728985 * v71);
    const panda_pack v75 = ((0.000965305169919112 * v67) - (0.002131604094419856 * v72)) + (0.00039139128168424797 * v71);
    const panda_pack v76 = ((0.15027794863400004 * v67) - (0.002573605371338206 * v72)) - (0.002034439958661797 * v71);
    const panda_pack v77 = 0.316 * v57;
    const panda_pack v78 = v77 + (0.0825 * v56);
    const panda_pack v79 = v78 + ((0.384 * v60) - (0.0825 * v58));
    const panda_pack v80 = v79 + (0.088 * v70);
    const panda_pack v81 = (0.747761 * v80) - v76;
    const panda_pack v82 = (((v36 * v74) + (v34 * v73)) + (v38 * v75)) + (v49 * v81);
    const panda_pack v83 = v82 + (v80 * v52);
    const panda_pack v84 = qd[1] * v0_cosine[0];
    const panda_pack v85 = v84 + (qd[2] * v17);
    const panda_pack v86 = (qd[3] * v15) - v85;
    const panda_pack v87 = (qd[4] * v20) - v86;
    const panda_pack v88 = (qd[5] * v22) - v87;
    const panda_pack v89 = (qd[6] * v25) - v88;
    const panda_pack v90 = v89 * v83;
    const panda_pack v91 = (v36 * v43) - (v25 * v49);
    const panda_pack v92 = (v22 * v48) + (v33 * v42);
    const panda_pack v93 = (v31 * v42) + (v20 * v48);
    const panda_pack v94 = (v15 * v47) + (v29 * v41);
    const panda_pack v95 = v45 - v46;
    const panda_pack v96 = v17 * v95;
    const panda_pack v97 = (0.333 * v84) - (qd[2] * v96);
    const panda_pack v98 = v97 + (qd[3] * v94);
    const panda_pack v99 = v98 + (qd[4] * v93);
    const panda_pack v100 = v99 - (qd[5] * v92);
    const panda_pack v101 = v100 - (qd[6] * v91);
    const panda_pack v102 = (1.495522 * v80) - v76;
    const panda_pack v103 = v101 * v102;
    const panda_pack v104 = (v36 * v80) - (v67 * v49);
    const panda_pack v105 = (v33 * v79) + (v59 * v48);
    const panda_pack v106 = (v60 * v48) - (v31 * v79);
    const panda_pack v107 = (v29 * v78) - (v55 * v47);
    const panda_pack v108 = v57 * v95;
    const panda_pack v109 = (qd[2] * v108) + (0.333 * v61);
    const panda_pack v110 = (qd[3] * v107) - v109;
    const panda_pack v111 = v110 + (qd[4] * v106);
    const panda_pack v112 = v111 + (qd[5] * v105);
    const panda_pack v113 = v112 + (qd[6] * v104);
    const panda_pack v114 = (1.495522 * v43) - v39;
    const panda_pack v115 = v113 * v114;
    const panda_pack v116 = ((v90 + v69) - v103) - v115;
    const panda_pack v117 = ((0.017527158935000002 * v33) + (0.10024161669500001 * v32)) - (0.023526756935 * v36);
    const panda_pack v118 = v117 + (0.8332775 * v48);
    const panda_pack v119 = ((0.017527158935000002 * v22) + (0.10024161669500001 * v21)) + (0.023526756935 * v25);
    const panda_pack v120 = (0.8332775 * v42) - v119;
    const panda_pack v121 = ((0.0006268331305193942 * v22) - (0.00010375891721868492 * v21)) - (9.3569097314605e-05 * v25);
    const panda_pack v122 = ((0.00010375891721868492 * v22) - (0.009940933002587556 * v21)) - (0.001524110902883315 * v25);
    const panda_pack v123 = (((v48 * v120) + (v42 * v118)) - (v33 * v121)) + (v32 * v122);
    const panda_pack v124 = ((9.3569097314605e-05 * v22) - (0.001524110902883315 * v21)) - (0.0018536272276513943 * v25);
    const panda_pack v125 = v123 - (v36 * v124);
    const panda_pack v126 = v65 * v125;
    const panda_pack v127 = ((0.017527158935000002 * v59) - (0.10024161669500001 * v70)) + (0.023526756935 * v67);
    const panda_pack v128 = (0.8332775 * v79) - v127;
    const panda_pack v129 = ((0.0006268331305193942 * v59) + (0.00010375891721868492 * v70)) - (9.3569097314605e-05 * v67);
    const panda_pack v130 = ((0.00010375891721868492 * v59) - (0.001524110902883315 * v67)) + (0.009940933002587556 * v70);
    const panda_pack v131 = (((v79 * v118) + (v48 * v128)) - (v33 * v129)) + (v32 * v130);
    const panda_pack v132 = ((9.3569097314605e-05 * v59) + (0.001524110902883315 * v70)) - (0.0018536272276513943 * v67);
    const panda_pack v133 = v131 - (v36 * v132);
    const panda_pack v134 = v88 * v133;
    const panda_pack v135 = (1.666555 * v42) - v119;
    const panda_pack v136 = v112 * v135;
    const panda_pack v137 = (1.666555 * v79) - v127;
    const panda_pack v138 = v100 * v137;
    const panda_pack v139 = (((v116 + v126) - v134) - v136) - v138;
    const panda_pack v140 = ((0.014653732538 * v19) - (0.05034347249 * v22)) + (0.047121686402 * v20);
    const panda_pack v141 = v140 + (1.225946 * v42);
    const panda_pack v142 = v111 * v141;
    const panda_pack v143 = ((0.047121686402 * v60) + (0.014653732538 * v66)) + (0.05034347249 * v59);
    const panda_pack v144 = (1.225946 * v79) - v143;
    const panda_pack v145 = v99 * v144;
    const panda_pack v146 = ((0.047121686402 * v31) + (0.014653732538 * v30)) - (0.05034347249 * v33);
    const panda_pack v147 = (0.612973 * v48) - v146;
    const panda_pack v148 = ((0.030009216260233673 * v60) + (0.004600245517563105 * v66)) + (0.0021640520520981297 * v59);
    const panda_pack v149 = (0.612973 * v79) - v143;
    const panda_pack v150 = ((0.004600245517563105 * v60) + (0.0014511560650267152 * v66)) - (0.0015152444733270301 * v59);
    const panda_pack v151 = (((v31 * v148) + (v79 * v147)) + (v48 * v149)) + (v30 * v150);
    const panda_pack v152 = ((0.0021640520520981297 * v60) - (0.0015152444733270301 * v66)) + (0.009418354697801848 * v59);
    const panda_pack v153 = v151 - (v33 * v152);
    const panda_pack v154 = v87 * v153;
    const panda_pack v155 = v140 + (0.612973 * v42);
    const panda_pack v156 = ((0.004600245517563105 * v19) - (0.0021640520520981297 * v22)) + (0.030009216260233673 * v20);
    const panda_pack v157 = ((0.0014511560650267152 * v19) + (0.0015152444733270301 * v22)) + (0.004600245517563105 * v20);
    const panda_pack v158 = (((v31 * v156) - (v48 * v155)) - (v42 * v147)) + (v30 * v157);
    const panda_pack v159 = ((0.0015152444733270301 * v19) + (0.009418354697801848 * v22)) - (0.0021640520520981297 * v20);
    const panda_pack v160 = v158 + (v33 * v159);
    const panda_pack v161 = v64 * v160;
    const panda_pack v162 = v161 + ((v145 + (v142 - v139)) - v154);
    const panda_pack v163 = ((0.19076837715 * v18) + (0.09850206933 * v15)) - (0.374644408005 * v20);
    const panda_pack v164 = (3.587895 * v41) - v163;
    const panda_pack v165 = v110 * v164;
    const panda_pack v166 = ((0.374644408005 * v60) - (0.19076837715 * v58)) + (0.09850206933 * v55);
    const panda_pack v167 = v166 + (3.587895 * v78);
    const panda_pack v168 = v98 * v167;
    const panda_pack v169 = ((0.0564319944394741 * v60) - (0.02771584317362585 * v58)) + (0.0016444875773692705 * v55);
    const panda_pack v170 = ((0.09850206933 * v29) - (0.374644408005 * v31)) - (0.19076837715 * v28);
    const panda_pack v171 = v170 + (1.7939475 * v47);
    const panda_pack v172 = ((0.02771584317362585 * v60) - (0.02115415461306551 * v58)) + (0.0039053550262761003 * v55);
    const panda_pack v173 = v166 + (1.7939475 * v78);
    const panda_pack v174 = (((v78 * v171) - (v31 * v169)) - (v28 * v172)) + (v47 * v173);
    const panda_pack v175 = ((0.0016444875773692705 * v60) - (0.0039053550262761003 * v58)) + (0.011245275811385833 * v55);
    const panda_pack v176 = v174 + (v29 * v175);
    const panda_pack v177 = v86 * v176;
    const panda_pack v178 = ((0.02771584317362585 * v18) + (0.0016444875773692705 * v15)) - (0.0564319944394741 * v20);
    const panda_pack v179 = ((0.0039053550262761003 * v18) + (0.011245275811385833 * v15)) - (0.0016444875773692705 * v20);
    const panda_pack v180 = ((0.02115415461306551 * v18) + (0.0039053550262761003 * v15)) - (0.02771584317362585 * v20);
    const panda_pack v181 = (1.7939475 * v41) - v163;
    const panda_pack v182 = (((v29 * v179) - (v31 * v178)) - (v28 * v180)) - (v47 * v181);
    const panda_pack v183 = v182 - (v41 * v171);
    const panda_pack v184 = v63 * v183;
    const panda_pack v185 = (v177 + ((v165 - v162) - v168)) - v184;
    const panda_pack v186 = ((0.214708623208 * v17) - (0.088844724872 * v16)) - (0.126729164208 * v15);
    const panda_pack v187 = (1.020238864 * v17) - v186;
    const panda_pack v188 = v109 * v187;
    const panda_pack v189 = ((0.126729164208 * v55) - (0.088844724872 * v56)) + (0.214708623208 * v57);
    const panda_pack v190 = (1.020238864 * v57) - v189;
    const panda_pack v191 = v97 * v190;
    const panda_pack v192 = (0.510119432 * v57) - v189;
    const panda_pack v193 = ((0.005487648106562255 * v56) - (0.004377257121839583 * v55)) + (0.04556205286057842 * v57);
    const panda_pack v194 = ((0.008248333140675744 * v56) - (0.010932873153492416 * v55)) + (0.004377257121839583 * v57);
    const panda_pack v195 = ((0.007316329139027702 * v56) - (0.008248333140675744 * v55)) + (0.005487648106562255 * v57);
    const panda_pack v196 = (((v0_cosine[1] * v193) + (v46 * v192)) + (v29 * v194)) - (v27 * v195);
    const panda_pack v197 = ((0.214708623208 * v0_cosine[1]) - (0.126729164208 * v29)) + (0.088844724872 * v27);
    const panda_pack v198 = (1.614302 * v46) - v197;
    const panda_pack v199 = v196 + (v77 * v198);
    const panda_pack v200 = v85 * v199;
    const panda_pack v201 = (0.510119432 * v17) - v186;
    const panda_pack v202 = ((0.005487648106562255 * v16) + (0.004377257121839583 * v15)) + (0.04556205286057842 * v17);
    const panda_pack v203 = ((0.008248333140675744 * v16) + (0.010932873153492416 * v15)) + (0.004377257121839583 * v17);
    const panda_pack v204 = ((0.007316329139027702 * v16) + (0.008248333140675744 * v15)) + (0.005487648106562255 * v17);
    const panda_pack v205 = (((v0_cosine[1] * v202) + (v46 * v201)) + (v29 * v203)) - (v27 * v204);
    const panda_pack v206 = v205 + (v40 * v198);
    const panda_pack v207 = v62 * v206;
    const panda_pack v208 = v207 + ((v191 + (v188 - v185)) - v200);
    const panda_pack v209 = ((0.003457109406758401 * v57) - (0.0007689361029463999 * v0_sine[0])) - (0.00398335888393552 * v54);
    const panda_pack v210 = 0.01026110182100817 * v0_sine[0];
    const panda_pack v211 = ((0.00398335888393552 * v57) - (0.02307788249493181 * v54)) - v210;
    const panda_pack v212 = ((0.018579714719999998 * v57) - (0.0022610063699999997 * v0_sine[0])) - (0.002031994566 * v54);
    const panda_pack v213 = 0.333 * v212;
    const panda_pack v214 = v213 + ((v0_sine[1] * v211) + (v0_cosine[1] * v209));
    const panda_pack v215 = v213 - v214;
    const panda_pack v216 = 0.0007689361029463999 * v0_cosine[0];
    const panda_pack v217 = v216 + ((0.003457109406758401 * v17) - (0.00398335888393552 * v14));
    const panda_pack v218 = ((0.01026110182100817 * v0_cosine[0]) + (0.00398335888393552 * v17)) - (0.02307788249493181 * v14);
    const panda_pack v219 = ((0.0022610063699999997 * v0_cosine[0]) + (0.018579714719999998 * v17)) - (0.002031994566 * v14);
    const panda_pack v220 = 0.333 * v219;
    const panda_pack v221 = v220 + ((v0_sine[1] * v218) + (v0_cosine[1] * v217));
    const panda_pack v222 = v220 - v221;
    C[0] = -((v208 + (v84 * v215)) + (v61 * v222));
    const panda_pack v223 = (v15 * v78) + (v55 * v41);
    const panda_pack v224 = qd[3] * v223;
    const panda_pack v225 = (v60 * v42) + (v20 * v79);
    const panda_pack v226 = (qd[4] * v225) - v224;
    const panda_pack v227 = (v22 * v79) - (v59 * v42);
    const panda_pack v228 = (qd[5] * v227) - v226;
    const panda_pack v229 = 2.0 * v79;
    const panda_pack v230 = (((v59 * v129) - (v67 * v132)) + (v70 * v130)) + (v128 * v229);
    const panda_pack v231 = (((v79 * v120) + (v22 * v129)) + (v42 * v128)) - (v21 * v130);
    const panda_pack v232 = v231 - (v25 * v132);
    const panda_pack v233 = (((v25 * v74) + (v80 * v44)) - (v73 * v23)) - (v75 * v24);
    const panda_pack v234 = v233 + (v81 * v43);
    const panda_pack v235 = (((v67 * v74) + (v81 * (2.0 * v80))) - (v72 * v75)) - (v71 * v73);
    const panda_pack v236 = (v25 * v80) - (v67 * v43);
    const panda_pack v237 = (qd[6] * v236) - v228;
    const panda_pack v238 = ((v89 * v235) + (v68 * v234)) - (v102 * v237);
    const panda_pack v239 = v238 + (((v65 * v232) - (v88 * v230)) + (v137 * v228));
    const panda_pack v240 = (((v60 * v148) + (v66 * v150)) + (v59 * v152)) + (v149 * v229);
    const panda_pack v241 = (((v79 * v155) - (v19 * v150)) + (v22 * v152)) - (v20 * v148);
    const panda_pack v242 = v241 + (v42 * v149);
    const panda_pack v243 = (((v144 * v226) - (v87 * v240)) - (v64 * v242)) - v239;
    const panda_pack v244 = (((v60 * v169) - (v58 * v172)) + (v173 * (2.0 * v78))) + (v55 * v175);
    const panda_pack v245 = (((v78 * v181) - (v18 * v172)) - (v15 * v175)) + (v20 * v169);
    const panda_pack v246 = v245 + (v41 * v173);
    const panda_pack v247 = (((v167 * v224) - (v86 * v244)) - (v63 * v246)) - v243;
    const panda_pack v248 = ((v56 * v195) - (v55 * v194)) + (v57 * (v193 + (0.632 * v192)));
    const panda_pack v249 = (((v16 * v195) + (v15 * v194)) + (v17 * v193)) + (v40 * v192);
    const panda_pack v250 = v249 + (v77 * v201);
    const panda_pack v251 = v247 + ((v85 * v248) - (v62 * v250));
    const panda_pack v252 = 2.0 * v42;
    const panda_pack v253 = (((v22 * v121) - (v21 * v122)) - (v25 * v124)) + (v120 * v252);
    const panda_pack v254 = (((v25 * v35) + (v44 * (2.0 * v43))) - (v23 * v26)) - (v24 * v37);
    const panda_pack v255 = ((v89 * v234) + (v68 * v254)) - (v114 * v237);
    const panda_pack v256 = v255 + (((v65 * v253) - (v88 * v232)) + (v135 * v228));
    const panda_pack v257 = (((v19 * v157) + (v22 * v159)) + (v20 * v156)) + (v155 * v252);
    const panda_pack v258 = (((v141 * v226) - (v87 * v242)) - (v64 * v257)) - v256;
    const panda_pack v259 = (((v18 * v180) + (v15 * v179)) - (v20 * v178)) + (v181 * (2.0 * v41));
    const panda_pack v260 = ((v258 - (v86 * v246)) - (v63 * v259)) + (v164 * v224);
    const panda_pack v261 = ((v16 * v204) + (v15 * v203)) + (v17 * (v202 + (0.632 * v201)));
    const panda_pack v262 = v260 + ((v85 * v250) - (v62 * v261));
    const panda_pack v263 = qd[0] * v0_sine[0];
    const panda_pack v264 = qd[0] * v0_cosine[0];
    const panda_pack v265 = (v215 * v264) + (v222 * v263);
    const panda_pack v266 = v53 + v125;
    const panda_pack v267 = v160 - v266;
    const panda_pack v268 = v183 + v267;
    const panda_pack v269 = v206 + v268;
    const panda_pack v270 = v83 + v133;
    const panda_pack v271 = v153 + v270;
    const panda_pack v272 = v176 - v271;
    const panda_pack v273 = v199 - v272;
    const panda_pack v274 = v102 + v137;
    const panda_pack v275 = v144 + v274;
    const panda_pack v276 = v167 + v275;
    const panda_pack v277 = v190 + v276;
    const panda_pack v278 = 0.333 * v264;
    const panda_pack v279 = v114 + v135;
    const panda_pack v280 = v141 + v279;
    const panda_pack v281 = v164 - v280;
    const panda_pack v282 = v187 + v281;
    const panda_pack v283 = 0.333 * v263;
    const panda_pack v284 = ((v282 * v283) + (v277 * v278)) - ((v264 * v273) + (v263 * v269));
    const panda_pack v285 = (((v0_cosine[0] * v262) - (v0_sine[0] * v251)) - v265) - v284;
    const panda_pack v286 = ((v0_cosine[0] * (0.005046402217263154 * v0_cosine[0])) - (v14 * v218)) - (v54 * v210);
    const panda_pack v287 = ((0.0007689361029463999 * v57) - (0.005046402217263154 * v0_sine[0])) - (0.01026110182100817 * v54);
    const panda_pack v288 = ((v57 * v209) - (v0_sine[0] * v287)) - (v54 * v211);
    const panda_pack v289 = v0_sine[0] * v84;
    const panda_pack v290 = v285 - (v289 * (v288 - (v286 + (v17 * (v216 + v217)))));
    const panda_pack v291 = ((v0_cosine[0] * v287) + (v17 * v209)) - (v14 * v211);
    const panda_pack v292 = v0_sine[0] * v61;
    const panda_pack v293 = v0_cosine[0] * v84;
    C[1] = v290 + (v291 * (v293 - v292));
    const panda_pack v294 = (v0_cosine[1] * v84) - (qd[0] * v17);
    const panda_pack v295 = 0.333 * v0_cosine[1];
    const panda_pack v296 = (qd[0] * v96) + (v84 * v295);
    const panda_pack v297 = (v61 * v295) - (qd[0] * v108);
    const panda_pack v298 = (qd[0] * v57) + (v0_cosine[1] * v61);
    const panda_pack v299 = (((v282 * v297) + (v277 * v296)) - (v273 * v294)) - (v269 * v298);
    const panda_pack v300 = v0_cosine[1] * v208;
    const panda_pack v301 = v254 + v235;
    const panda_pack v302 = v301 + (v253 + v230);
    const panda_pack v303 = v302 + (v257 + v240);
    const panda_pack v304 = v303 + (v259 + v244);
    const panda_pack v305 = (v84 * v57) + (v17 * v61);
    const panda_pack v306 = v304 * v305;
    const panda_pack v307 = (((v299 + (v17 * v262)) + (v57 * v251)) - v300) - v306;
    const panda_pack v308 = v307 - (v305 * (v261 + v248));
    C[2] = v308;
    const panda_pack v309 = qd[0] + (v0_cosine[1] * qd[2]);
    const panda_pack v310 = ((v29 * v109) - (v107 * v309)) - (v85 * v223);
    const panda_pack v311 = ((v94 * v309) - (v62 * v223)) + (v29 * v97);
    const panda_pack v312 = (((v15 * v260) - (v55 * v247)) + (v281 * v310)) + (v276 * v311);
    const panda_pack v313 = (v29 * v85) - (v15 * v309);
    const panda_pack v314 = (v55 * v309) + (v29 * v62);
    const panda_pack v315 = (v85 * v55) + (v15 * v62);
    const panda_pack v316 = v29 * v185;
    const panda_pack v317 = v316 + (((v312 + (v272 * v313)) + (v268 * v314)) + (v304 * v315));
    C[3] = -v317;
    const panda_pack v318 = (v29 * qd[3]) - v309;
    const panda_pack v319 = (((v31 * v110) + (v106 * v318)) - (v86 * v225)) + (v20 * v224);
    const panda_pack v320 = (((v63 * v225) - (v31 * v98)) - (v93 * v318)) + (v60 * v224);
    const panda_pack v321 = (((v60 * v243) - (v20 * v258)) - (v280 * v319)) + (v275 * v320);
    const panda_pack v322 = (v86 * v31) - (v20 * v318);
    const panda_pack v323 = (v60 * v318) + (v31 * v63);
    const panda_pack v324 = (v86 * v60) + (v20 * v63);
    const panda_pack v325 = v31 * v162;
    const panda_pack v326 = v325 + (((v321 - (v271 * v322)) - (v267 * v323)) - (v303 * v324));
    C[4] = -v326;
    const panda_pack v327 = (qd[4] * v31) - v318;
    const panda_pack v328 = (((v22 * v226) - (v33 * v111)) - (v87 * v227)) - (v105 * v327);
    const panda_pack v329 = (((v59 * v226) - (v33 * v99)) + (v64 * v227)) + (v92 * v327);
    const panda_pack v330 = (((v22 * v256) + (v59 * v239)) + (v279 * v328)) + (v274 * v329);
    const panda_pack v331 = (v22 * v327) - (v87 * v33);
    const panda_pack v332 = (v59 * v327) + (v33 * v64);
    const panda_pack v333 = (v22 * v64) + (v87 * v59);
    const panda_pack v334 = v33 * v139;
    const panda_pack v335 = (((v330 - (v270 * v331)) + (v266 * v332)) - (v302 * v333)) - v334;
    C[5] = v335;
    const panda_pack v336 = (qd[5] * v33) - v327;
    const panda_pack v337 = (v88 * v36) + (v25 * v336);
    const panda_pack v338 = (v36 * v65) + (v67 * v336);
    const panda_pack v339 = (((v25 * v255) + (v67 * v238)) + (v83 * v337)) - (v53 * v338);
    const panda_pack v340 = (((v36 * v100) + (v65 * v236)) - (v67 * v228)) + (v91 * v336);
    const panda_pack v341 = (((v36 * v112) - (v25 * v228)) + (v88 * v236)) - (v104 * v336);
    const panda_pack v342 = (v25 * v65) - (v88 * v67);
    const panda_pack v343 = v36 * v116;
    const panda_pack v344 = v343 + (((v339 + (v102 * v340)) + (v114 * v341)) - (v301 * v342));
    C[6] = -v344;
    const panda_pack v345 = (1.495522 * v49) - v51;
    const panda_pack v346 = v336 + (qd[6] * v36);
    const panda_pack v347 = v36 * v36;
    const panda_pack v348 = (v52 * (2.0 * v49)) + (0.0270807953180085 * v347);
    const panda_pack v349 = v38 * (((0.001930610339838224 * v36) - (0.0007827825633684959 * v34)) + (0.002131604094419856 * v38));
    const panda_pack v350 = (v348 + (v34 * ((0.002511073196545797 * v36) + (0.0045525478729410845 * v34)))) + v349;
    const panda_pack v351 = ((v89 * v350) - (v53 * v346)) - (v101 * v345);
    const panda_pack v352 = 2.0 * v48;
    const panda_pack v353 = v33 * v33;
    const panda_pack v354 = ((v118 * v352) + (0.0006268331305193942 * v353)) + (0.0018536272276513943 * v347);
    const panda_pack v355 = v354 - (v32 * ((0.00020751783443736984 * v33) - (0.009940933002587556 * v32)));
    const panda_pack v356 = v355 + (v36 * ((0.00018713819462921 * v33) - (0.00304822180576663 * v32)));
    const panda_pack v357 = v117 + (1.666555 * v48);
    const panda_pack v358 = (((v125 * v336) + (v88 * v356)) + (v100 * v357)) - v351;
    const panda_pack v359 = (1.225946 * v48) - v146;
    const panda_pack v360 = v31 * v31;
    const panda_pack v361 = ((0.030009216260233673 * v360) + (v147 * v352)) + (0.009418354697801848 * v353);
    const panda_pack v362 = v361 + (v30 * ((0.00920049103512621 * v31) + (0.0014511560650267152 * v30)));
    const panda_pack v363 = v362 - (v33 * ((0.004328104104196259 * v31) - (0.0030304889466540603 * v30)));
    const panda_pack v364 = v358 + (((v99 * v359) - (v87 * v363)) + (v160 * v327));
    const panda_pack v365 = v29 * v29;
    const panda_pack v366 = ((v171 * (2.0 * v47)) + (0.0564319944394741 * v360)) + (0.011245275811385833 * v365);
    const panda_pack v367 = v366 + (v28 * ((0.0554316863472517 * v31) + (0.02115415461306551 * v28)));
    const panda_pack v368 = v367 - (v29 * ((0.003288975154738541 * v31) + (0.007810710052552201 * v28)));
    const panda_pack v369 = v170 + (3.587895 * v47);
    const panda_pack v370 = (((v98 * v369) - (v86 * v368)) + (v183 * v318)) - v364;
    const panda_pack v371 = v0_cosine[1] * v0_cosine[1];
    const panda_pack v372 = ((v198 * (2.0 * v46)) + (0.04556205286057842 * v371)) + (0.010932873153492416 * v365);
    const panda_pack v373 = v372 - (v27 * ((0.01097529621312451 * v0_cosine[1]) - (0.007316329139027702 * v27)));
    const panda_pack v374 = v373 + (v29 * ((0.008754514243679167 * v0_cosine[1]) - (0.016496666281351487 * v27)));
    const panda_pack v375 = (3.228604 * v46) - v197;
    const panda_pack v376 = (((v97 * v375) - (v85 * v374)) + (v206 * v309)) - v370;
    const panda_pack v377 = ((v83 * v346) + (v68 * v350)) - (v113 * v345);
    const panda_pack v378 = v377 + (((v65 * v356) + (v133 * v336)) - (v112 * v357));
    const panda_pack v379 = (((v111 * v359) + (v153 * v327)) - (v64 * v363)) - v378;
    const panda_pack v380 = (((v110 * v369) + (v63 * v368)) - (v176 * v318)) - v379;
    const panda_pack v381 = v380 + (((v109 * v375) + (v62 * v374)) - (v199 * v309));
    const panda_pack v382 = ((v68 * v345) - (1.495522 * v113)) + (v102 * v346);
    const panda_pack v383 = v382 + (((v65 * v357) - (1.666555 * v112)) + (v137 * v336));
    const panda_pack v384 = (((1.225946 * v111) + (v144 * v327)) - (v64 * v359)) - v383;
    const panda_pack v385 = v384 + (((3.587895 * v110) + (v63 * v369)) - (v167 * v318));
    const panda_pack v386 = (((3.228604 * v109) + (v62 * v375)) - (v190 * v309)) - v385;
    const panda_pack v387 = 0.333 * v0_cosine[0];
    const panda_pack v388 = ((v89 * v345) - (1.495522 * v101)) - (v114 * v346);
    const panda_pack v389 = (((v88 * v357) + (1.666555 * v100)) + (v135 * v336)) - v388;
    const panda_pack v390 = v389 + (((1.225946 * v99) - (v141 * v327)) - (v87 * v359));
    const panda_pack v391 = v390 + (((3.587895 * v98) - (v86 * v369)) - (v164 * v318));
    const panda_pack v392 = v391 + (((3.228604 * v97) - (v85 * v375)) + (v187 * v309));
    const panda_pack v393 = 0.333 * v0_sine[0];
    C[7] = v265 + ((((v0_cosine[0] * v381) - (v0_sine[0] * v376)) - (v386 * v387)) + (v392 * v393));
    const panda_pack v394 = ((v83 * v68) - (v102 * v113)) + (v235 * v346);
    const panda_pack v395 = v394 + (((v65 * v133) - (v112 * v137)) + (v230 * v336));
    const panda_pack v396 = (((v111 * v144) - (v64 * v153)) + (v240 * v327)) - v395;
    const panda_pack v397 = v396 + (((v110 * v167) + (v63 * v176)) - (v244 * v318));
    const panda_pack v398 = (((v109 * v190) + (v62 * v199)) - (v248 * v309)) - v397;
    const panda_pack v399 = v237 * v345;
    const panda_pack v400 = v234 * v346;
    const panda_pack v401 = v400 + ((v69 + v103) - v399);
    const panda_pack v402 = v228 * v357;
    const panda_pack v403 = v232 * v336;
    const panda_pack v404 = v403 + (v402 + (v138 + (v126 + v401)));
    const panda_pack v405 = v226 * v359;
    const panda_pack v406 = v242 * v327;
    const panda_pack v407 = (((v145 + v404) - v161) - v405) - v406;
    const panda_pack v408 = v246 * v318;
    const panda_pack v409 = v224 * v369;
    const panda_pack v410 = v409 + (v408 + ((v184 - v407) - v168));
    const panda_pack v411 = v250 * v309;
    const panda_pack v412 = v411 + ((v191 - v410) - v207);
    const panda_pack v413 = v235 + v350;
    const panda_pack v414 = v413 + (v230 + v356);
    const panda_pack v415 = v414 + (v240 + v363);
    const panda_pack v416 = v415 + (v244 + v368);
    const panda_pack v417 = v416 + (v248 + v374);
    const panda_pack v418 = ((v0_cosine[0] * v412) + (v0_sine[0] * v398)) + (v263 * v417);
    const panda_pack v419 = v232 + v234;
    const panda_pack v420 = v242 + v419;
    const panda_pack v421 = v246 - v420;
    const panda_pack v422 = v250 + v421;
    const panda_pack v423 = v291 - (v291 + v422);
    const panda_pack v424 = v357 + v345;
    const panda_pack v425 = v359 + v424;
    const panda_pack v426 = v369 - v425;
    const panda_pack v427 = v375 - v426;
    const panda_pack v428 = (0.002031994566 * v0_sine[1]) + (0.018579714719999998 * v0_cosine[1]);
    const panda_pack v429 = (0.215426358 + v428) + v427;
    const panda_pack v430 = (2.0 * (0.035868488607 + (0.333 * v428))) + (0.003457109406758401 * v371);
    const panda_pack v431 = v430 + (v0_sine[1] * ((0.02307788249493181 * v0_sine[1]) + (0.00796671776787104 * v0_cosine[1])));
    const panda_pack v432 = v418 + ((((v263 * v431) - (v283 * v429)) + (v221 * v289)) + (v264 * v423));
    const panda_pack v433 = v84 * v212;
    const panda_pack v434 = ((v89 * v102) + (v68 * v114)) - (1.495522 * v237);
    const panda_pack v435 = v434 + (((v65 * v135) - (v88 * v137)) + (1.666555 * v228));
    const panda_pack v436 = (((1.225946 * v226) - (v64 * v141)) - (v87 * v144)) - v435;
    const panda_pack v437 = (((3.587895 * v224) - (v86 * v167)) - (v63 * v164)) - v436;
    const panda_pack v438 = v437 + ((v85 * v190) - (v62 * v187));
    const panda_pack v439 = v61 * v219;
    const panda_pack v440 = (v439 + (v433 + v438)) * ((v0_cosine[0] * v387) + (v0_sine[0] * v393));
    const panda_pack v441 = v254 + v350;
    const panda_pack v442 = v441 + (v253 + v356);
    const panda_pack v443 = v442 + (v257 + v363);
    const panda_pack v444 = v443 + (v259 + v368);
    const panda_pack v445 = v444 + (v261 + v374);
    const panda_pack v446 = ((v89 * v53) - (v101 * v114)) - (v254 * v346);
    const panda_pack v447 = (((v88 * v125) + (v100 * v135)) + (v253 * v336)) - v446;
    const panda_pack v448 = v447 + (((v99 * v141) + (v87 * v160)) - (v257 * v327));
    const panda_pack v449 = (((v98 * v164) + (v86 * v183)) - (v259 * v318)) - v448;
    const panda_pack v450 = v449 + (((v97 * v187) - (v85 * v206)) + (v261 * v309));
    const panda_pack v451 = (v0_cosine[0] * v450) - (v264 * v445);
    const panda_pack v452 = ((v90 + v115) - v399) - v400;
    const panda_pack v453 = v403 + (((v134 - v452) - v136) - v402);
    const panda_pack v454 = v406 + ((v154 + (v142 - v453)) - v405);
    const panda_pack v455 = v409 + (((v165 - v454) - v177) - v408);
    const panda_pack v456 = (v200 + (v188 - v455)) - v411;
    const panda_pack v457 = (v451 + (((v0_sine[0] * v456) - (v264 * v431)) + (v278 * v429))) + (v214 * v289);
    const panda_pack v458 = v0_sine[0] * (((v457 - (v263 * v423)) + (v222 * v293)) + (v393 * v439));
    C[8] = (v440 - (v0_cosine[0] * ((v432 + (v215 * v292)) + (v387 * v433)))) - v458;
    const panda_pack v459 = (v84 * v96) - (v61 * v108);
    const panda_pack v460 = (((v282 * v459) - (v0_cosine[1] * v376)) - (v273 * v305)) + (v298 * v422);
    const panda_pack v461 = (((v460 - (v294 * v445)) + (v296 * v427)) - (v17 * v450)) + (v57 * v456);
    const panda_pack v462 = (((v0_cosine[1] * v381) + (v277 * v459)) + (v269 * v305)) + (v298 * v417);
    const panda_pack v463 = (((v462 - (v294 * v422)) - (v297 * v427)) - (v17 * v412)) + (v57 * v398);
    const panda_pack v464 = (((11.204522 * v297) - (v0_cosine[1] * v386)) - (v282 * v305)) - (v298 * v427);
    const panda_pack v465 = v464 + (v17 * v438);
    const panda_pack v466 = (((11.204522 * v296) - (v0_cosine[1] * v392)) - (v277 * v305)) - (v294 * v427);
    const panda_pack v467 = v466 + (v57 * v438);
    C[9] = (((v0_cosine[0] * v463) + (v0_sine[0] * v461)) + (v387 * v465)) - (v393 * v467);
    const panda_pack v468 = (((v55 * v109) + (v62 * v107)) + (v15 * v97)) + (v85 * v94);
    const panda_pack v469 = (((v281 * v468) - (v15 * v449)) - (v272 * v315)) - (v313 * v444);
    const panda_pack v470 = v55 * v455;
    const panda_pack v471 = v470 + (((v469 - (v314 * v421)) - (v311 * v426)) + (v29 * v370));
    const panda_pack v472 = (((v55 * v397) + (v276 * v468)) - (v268 * v315)) - (v313 * v421);
    const panda_pack v473 = v15 * v410;
    const panda_pack v474 = v473 + (((v472 - (v314 * v416)) + (v310 * v426)) + (v29 * v380));
    const panda_pack v475 = (((v15 * v437) + (v281 * v315)) - (v314 * v426)) + (7.975918 * v310);
    const panda_pack v476 = v475 + (v29 * v385);
    const panda_pack v477 = (((v55 * v437) - (v276 * v315)) - (v313 * v426)) - (7.975918 * v311);
    const panda_pack v478 = v477 + (v29 * v391);
    C[10] = -((((v0_cosine[0] * v474) + (v0_sine[0] * v471)) + (v387 * v476)) + (v393 * v478));
    const panda_pack v479 = (((v60 * v110) - (v63 * v106)) + (v20 * v98)) + (v86 * v93);
    const panda_pack v480 = (((v60 * v396) + (v31 * v379)) - (v275 * v479)) + (v267 * v324);
    const panda_pack v481 = v20 * v407;
    const panda_pack v482 = v481 + (((v480 - (v319 * v425)) + (v323 * v415)) + (v322 * v420));
    const panda_pack v483 = (((v20 * v448) - (v31 * v364)) - (v280 * v479)) + (v271 * v324);
    const panda_pack v484 = v60 * v454;
    const panda_pack v485 = v484 + (((v483 - (v320 * v425)) + (v323 * v420)) + (v322 * v443));
    const panda_pack v486 = (((v31 * v384) - (v20 * v436)) - (v280 * v324)) - (4.3880230000000005 * v319);
    const panda_pack v487 = v486 + (v323 * v425);
    const panda_pack v488 = (((v60 * v436) + (v31 * v390)) - (v275 * v324)) + (4.3880230000000005 * v320);
    const panda_pack v489 = v488 - (v322 * v425);
    C[11] = (((v0_sine[0] * v485) - (v0_cosine[0] * v482)) + (v387 * v487)) + (v393 * v489);
    const panda_pack v490 = (((v22 * v99) - (v59 * v111)) - (v87 * v92)) + (v64 * v105);
    const panda_pack v491 = (((v22 * v447) - (v33 * v358)) - (v279 * v490)) + (v270 * v333);
    const panda_pack v492 = v59 * v453;
    const panda_pack v493 = v492 + (((v491 - (v329 * v424)) + (v332 * v419)) + (v331 * v442));
    const panda_pack v494 = (((v59 * v395) - (v33 * v378)) - (v274 * v490)) - (v266 * v333);
    const panda_pack v495 = v22 * v404;
    const panda_pack v496 = v495 + (((v494 + (v328 * v424)) + (v332 * v414)) + (v331 * v419));
    const panda_pack v497 = (((v22 * v435) - (v33 * v383)) - (v279 * v333)) + (3.162077 * v328);
    const panda_pack v498 = v497 + (v332 * v424);
    const panda_pack v499 = (((v59 * v435) + (v33 * v389)) - (v274 * v333)) + (3.162077 * v329);
    const panda_pack v500 = v499 - (v331 * v424);
    C[12] = (((v0_cosine[0] * v496) - (v0_sine[0] * v493)) - (v387 * v498)) - (v393 * v500);
    const panda_pack v501 = (((v25 * v100) - (v65 * v104)) - (v67 * v112)) - (v88 * v91);
    const panda_pack v502 = (((v36 * v351) + (v25 * v446)) - (v83 * v342)) + (v114 * v501);
    const panda_pack v503 = v67 * v452;
    const panda_pack v504 = v503 + (((v502 + (v234 * v338)) + (v340 * v345)) + (v337 * v441));
    const panda_pack v505 = (((v36 * v377) + (v67 * v394)) - (v53 * v342)) - (v102 * v501);
    const panda_pack v506 = v25 * v401;
    const panda_pack v507 = v506 + (((v505 - (v234 * v337)) + (v341 * v345)) - (v338 * v413));
    const panda_pack v508 = (((v36 * v382) + (v25 * v434)) + (1.495522 * v341)) - (v114 * v342);
    const panda_pack v509 = v508 - (v338 * v345);
    const panda_pack v510 = (((v36 * v388) + (v67 * v434)) + (1.495522 * v340)) - (v102 * v342);
    const panda_pack v511 = v510 + (v337 * v345);
    C[13] = (((v387 * v509) - (v0_cosine[0] * v507)) - (v0_sine[0] * v504)) + (v393 * v511);
    C[14] = ((((v108 * v392) + (v96 * v386)) + (v17 * v381)) + (v57 * v376)) - v300;
    const panda_pack v512 = ((v54 * v262) - (v14 * v251)) - (v0_cosine[1] * v284);
    const panda_pack v513 = v512 - (v438 * ((v0_cosine[0] * v96) - (v0_sine[0] * v108)));
    const panda_pack v514 = v513 - (((v108 * v264) + (v96 * v263)) * (v427 - 3.7311058260000003));
    const panda_pack v515 = v17 * (((v0_cosine[0] * v456) + (v264 * (2.0 * v422))) + ((v283 * v427) - v418));
    C[15] = (v514 + (v57 * (v451 + (v278 * v427)))) + v515;
    const panda_pack v516 = (((v0_cosine[1] * v308) - (v108 * v467)) - (v96 * v465)) + (v17 * v463);
    C[16] = v516 - (v57 * v461);
    const panda_pack v517 = (((v96 * v476) - (v0_cosine[1] * v317)) - (v108 * v478)) - (v17 * v474);
    C[17] = v517 + (v57 * v471);
    const panda_pack v518 = (((v108 * v489) - (v0_cosine[1] * v326)) - (v96 * v487)) - (v17 * v482);
    C[18] = v518 - (v57 * v485);
    const panda_pack v519 = (((v0_cosine[1] * v335) - (v108 * v500)) + (v96 * v498)) + (v17 * v496);
    C[19] = v519 + (v57 * v493);
    const panda_pack v520 = (((v108 * v511) - (v0_cosine[1] * v344)) - (v96 * v509)) - (v17 * v507);
    C[20] = v520 + (v57 * v504);
    const panda_pack v521 = v316 + ((((v55 * v370) + (v107 * v391)) + (v15 * v380)) - (v94 * v385));
    C[21] = -v521;
    const panda_pack v522 = v473 + ((((v223 * v391) - (v55 * v449)) - (v94 * v437)) + (v29 * v260));
    const panda_pack v523 = ((((v223 * v385) - (v107 * v437)) - (v15 * v397)) + (v29 * v247)) - v470;
    const panda_pack v524 = (((v223 * v281) - (v55 * v444)) - (v107 * v426)) - (v15 * v421);
    const panda_pack v525 = v524 + (v29 * v272);
    const panda_pack v526 = (((v94 * v426) - (v55 * v421)) - (v15 * v416)) + (v223 * v276);
    const panda_pack v527 = v526 + (v29 * v268);
    const panda_pack v528 = (((v0_sine[0] * v523) - (v0_cosine[0] * v522)) + (v264 * v525)) - (v263 * v527);
    const panda_pack v529 = ((v29 * v276) - (v55 * v426)) - (7.975918 * v107);
    const panda_pack v530 = ((v15 * v426) - (7.975918 * v94)) + (v29 * v281);
    C[22] = (v528 + (v278 * v529)) + (v283 * v530);
    const panda_pack v531 = (((v298 * v527) - (v0_cosine[1] * v521)) - (v294 * v525)) - (v296 * v529);
    const panda_pack v532 = (((v531 - (v297 * v530)) - (v17 * v522)) - (v57 * v523)) + (v29 * v306);
    const panda_pack v533 = v305 * (((v55 * v272) + (v107 * v276)) + ((v15 * v268) + (v94 * v281)));
    C[23] = (v532 + (v459 * ((7.975918 * v223) - ((v55 * v281) + (v15 * v276))))) - v533;
    const panda_pack v534 = (((v55 * v471) + (v107 * v478)) + (v15 * v474)) - (v94 * v476);
    const panda_pack v535 = (((v55 * v385) - (v15 * v391)) - (v281 * v313)) - (v276 * v314);
    C[24] = (v534 - (v223 * (v535 + (7.975918 * v468)))) + (v29 * v317);
    const panda_pack v536 = (((v15 * v482) - (v55 * v485)) - (v107 * v489)) + (v94 * v487);
    const panda_pack v537 = (((v60 * v384) + (v20 * v390)) + (v280 * v322)) + (v275 * v323);
    const panda_pack v538 = v537 - (4.3880230000000005 * v479);
    C[25] = (v536 - (v223 * v538)) + (v29 * v326);
    const panda_pack v539 = (((v55 * v493) + (v107 * v500)) - (v15 * v496)) - (v94 * v498);
    const panda_pack v540 = (((v22 * v389) + (v59 * v383)) + (v279 * v331)) + (v274 * v332);
    const panda_pack v541 = v540 - (3.162077 * v490);
    C[26] = (v539 + (v223 * v541)) - (v29 * v335);
    const panda_pack v542 = (((v55 * v504) - (v107 * v511)) + (v15 * v507)) + (v94 * v509);
    const panda_pack v543 = (((v25 * v388) - (v67 * v382)) + (1.495522 * v501)) + (v102 * v338);
    const panda_pack v544 = v543 + (v114 * v337);
    C[27] = (v542 + (v223 * v544)) + (v29 * v344);
    const panda_pack v545 = ((((v60 * v364) - (v106 * v390)) - (v20 * v379)) + (v93 * v384)) - v325;
    C[28] = v545;
    const panda_pack v546 = v481 + ((((v60 * v448) - (v31 * v258)) + (v93 * v436)) - (v225 * v390));
    const panda_pack v547 = v484 + ((((v31 * v243) + (v106 * v436)) + (v20 * v396)) - (v225 * v384));
    const panda_pack v548 = (((v60 * v443) - (v31 * v271)) - (v106 * v425)) + (v20 * v420);
    const panda_pack v549 = v548 - (v225 * v280);
    const panda_pack v550 = (((v60 * v420) - (v31 * v267)) + (v20 * v415)) - (v93 * v425);
    const panda_pack v551 = v550 - (v225 * v275);
    const panda_pack v552 = (((v0_sine[0] * v547) - (v0_cosine[0] * v546)) - (v264 * v549)) - (v263 * v551);
    const panda_pack v553 = ((v60 * v425) - (v31 * v275)) - (4.3880230000000005 * v106);
    const panda_pack v554 = ((v31 * v280) + (v20 * v425)) - (4.3880230000000005 * v93);
    C[29] = (v552 + (v278 * v553)) + (v283 * v554);
    const panda_pack v555 = (((v60 * v271) - (v31 * v303)) - (v106 * v275)) + (v20 * v267);
    const panda_pack v556 = v555 + (v93 * v280);
    const panda_pack v557 = (((v0_cosine[1] * v545) + (v298 * v551)) + (v294 * v549)) + (v305 * v556);
    const panda_pack v558 = ((v60 * v280) + (v20 * v275)) - (4.3880230000000005 * v225);
    const panda_pack v559 = (((v557 - (v296 * v553)) - (v297 * v554)) + (v459 * v558)) - (v17 * v546);
    C[30] = v559 - (v57 * v547);
    const panda_pack v560 = (((v15 * v546) - (v55 * v547)) - (v313 * v549)) + (v314 * v551);
    const panda_pack v561 = (((v560 + (v315 * v556)) + (v311 * v553)) + (v310 * v554)) - (v468 * v558);
    C[31] = v561 - (v29 * v545);
    const panda_pack v562 = (((v93 * v487) - (v60 * v485)) - (v31 * v326)) - (v106 * v489);
    C[32] = (v562 - (v20 * v482)) + (v225 * v538);
    const panda_pack v563 = (((v60 * v493) + (v31 * v335)) + (v106 * v500)) + (v20 * v496);
    C[33] = (v563 - (v93 * v498)) - (v225 * v541);
    const panda_pack v564 = (((v60 * v504) - (v31 * v344)) - (v106 * v511)) - (v20 * v507);
    C[34] = (v564 + (v93 * v509)) - (v225 * v544);
    const panda_pack v565 = v334 + ((((v22 * v378) - (v59 * v358)) + (v105 * v389)) - (v92 * v383));
    C[35] = -v565;
    const panda_pack v566 = ((((v22 * v395) + (v33 * v239)) - (v105 * v435)) - (v227 * v383)) - v492;
    const panda_pack v567 = v495 + ((((v33 * v256) - (v59 * v447)) - (v92 * v435)) - (v227 * v389));
    const panda_pack v568 = (((v22 * v419) - (v59 * v442)) - (v33 * v270)) + (v105 * v424);
    const panda_pack v569 = v568 - (v227 * v279);
    const panda_pack v570 = (((v22 * v414) - (v59 * v419)) + (v33 * v266)) - (v92 * v424);
    const panda_pack v571 = v570 - (v227 * v274);
    const panda_pack v572 = (((v0_cosine[0] * v567) + (v0_sine[0] * v566)) + (v264 * v569)) + (v263 * v571);
    const panda_pack v573 = ((v59 * v424) + (v33 * v274)) - (3.162077 * v105);
    const panda_pack v574 = ((v22 * v424) + (v33 * v279)) - (3.162077 * v92);
    C[36] = (v572 + (v278 * v573)) - (v283 * v574);
    const panda_pack v575 = (((v22 * v266) + (v59 * v270)) + (v33 * v302)) - (v105 * v274);
    const panda_pack v576 = v575 - (v92 * v279);
    const panda_pack v577 = (((v305 * v576) - (v0_cosine[1] * v565)) - (v298 * v571)) - (v294 * v569);
    const panda_pack v578 = ((v22 * v274) - (v59 * v279)) - (3.162077 * v227);
    const panda_pack v579 = (((v577 - (v296 * v573)) + (v297 * v574)) - (v459 * v578)) + (v17 * v567);
    C[37] = v579 - (v57 * v566);
    const panda_pack v580 = (((v313 * v569) - (v55 * v566)) - (v15 * v567)) - (v314 * v571);
    const panda_pack v581 = (((v580 + (v315 * v576)) + (v311 * v573)) - (v310 * v574)) + (v468 * v578);
    C[38] = v581 + (v29 * v565);
    const panda_pack v582 = (((v20 * v567) - (v60 * v566)) - (v31 * v565)) - (v319 * v574);
    const panda_pack v583 = (((v582 + (v320 * v573)) + (v323 * v571)) + (v322 * v569)) - (v324 * v576);
    C[39] = v583 - (v479 * v578);
    const panda_pack v584 = (((v59 * v493) - (v22 * v496)) - (v33 * v335)) + (v105 * v500);
    C[40] = (v584 + (v92 * v498)) + (v227 * v541);
    const panda_pack v585 = (((v22 * v507) + (v59 * v504)) + (v33 * v344)) - (v105 * v511);
    C[41] = (v585 - (v92 * v509)) + (v227 * v544);
    const panda_pack v586 = (((v343 - (v25 * v377)) - (v67 * v351)) - (v91 * v382)) - (v104 * v388);
    C[42] = -v586;
    const panda_pack v587 = ((((v36 * v238) - (v25 * v394)) - (v104 * v434)) + (v236 * v382)) - v503;
    const panda_pack v588 = ((((v36 * v255) - (v67 * v446)) - (v91 * v434)) - (v236 * v388)) - v506;
    const panda_pack v589 = (((v36 * v83) + (v25 * v234)) - (v67 * v441)) - (v104 * v345);
    const panda_pack v590 = v589 - (v114 * v236);
    const panda_pack v591 = (((v36 * v53) - (v25 * v413)) + (v67 * v234)) - (v91 * v345);
    const panda_pack v592 = v591 + (v102 * v236);
    const panda_pack v593 = (((v0_cosine[0] * v588) + (v0_sine[0] * v587)) - (v264 * v590)) + (v263 * v592);
    const panda_pack v594 = ((v36 * v102) - (v67 * v345)) - (1.495522 * v104);
    const panda_pack v595 = ((v36 * v114) - (v25 * v345)) - (1.495522 * v91);
    C[43] = (v593 + (v278 * v594)) - (v283 * v595);
    const panda_pack v596 = (((v36 * v301) - (v25 * v53)) - (v67 * v83)) - (v91 * v114);
    const panda_pack v597 = v596 - (v102 * v104);
    const panda_pack v598 = (((v294 * v590) - (v0_cosine[1] * v586)) - (v298 * v592)) + (v305 * v597);
    const panda_pack v599 = ((v25 * v102) - (v67 * v114)) - (1.495522 * v236);
    const panda_pack v600 = (((v598 - (v296 * v594)) + (v297 * v595)) + (v459 * v599)) + (v17 * v588);
    C[44] = v600 - (v57 * v587);
    const panda_pack v601 = (((v315 * v597) - (v55 * v587)) - (v15 * v588)) - (v313 * v590);
    const panda_pack v602 = (((v601 - (v314 * v592)) + (v311 * v594)) - (v310 * v595)) - (v468 * v599);
    C[45] = v602 + (v29 * v586);
    const panda_pack v603 = (((v20 * v588) - (v60 * v587)) - (v31 * v586)) - (v319 * v595);
    const panda_pack v604 = (((v603 + (v320 * v594)) + (v323 * v592)) - (v322 * v590)) - (v324 * v597);
    C[46] = v604 + (v479 * v599);
    const panda_pack v605 = (((v33 * v586) - (v22 * v588)) - (v59 * v587)) - (v328 * v595);
    const panda_pack v606 = (((v605 - (v329 * v594)) + (v333 * v597)) - (v332 * v592)) + (v331 * v590);
    C[47] = v606 - (v490 * v599);
    const panda_pack v607 = (((v36 * v344) - (v25 * v507)) - (v67 * v504)) - (v91 * v509);
    C[48] = (v607 - (v104 * v511)) - (v236 * v544);
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

        (void)prepared;
        panda_pack_take(7U, count, first, lanes, q, q_pack);
        panda_pack_take(7U, count, first, lanes, qd, qd_pack);
        panda_pack_coriolis_matrix(prepared_pack, q_pack, qd_pack, C_pack);
        panda_pack_give(49U, count, first, lanes, C_pack, C);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
