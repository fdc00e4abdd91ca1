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
    const panda_pack v0_angle[7] = {panda_pack_at(&q[stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[5U * stride]), panda_pack_at(&q[0]), panda_pack_at(&q[6U * stride])};
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
    const panda_pack v14 = v0_sine[0] * v0_cosine[2];
    const panda_pack v15 = (v0_cosine[1] * v14) - (v0_sine[1] * v0_cosine[0]);
    const panda_pack v16 = v0_sine[0] * v0_sine[2];
    const panda_pack v17 = (v0_sine[3] * v16) - (v0_cosine[3] * v15);
    const panda_pack v18 = (v0_cosine[1] * v0_cosine[0]) + (v0_sine[1] * v14);
    const panda_pack v19 = (v0_sine[4] * v18) + (v0_cosine[4] * v17);
    const panda_pack v20 = 0.316 * v0_cosine[0];
    const panda_pack v21 = 0.333 + v20;
    const panda_pack v22 = (0.0825 * v14) - v21;
    const panda_pack v23 = ((0.0825 * v15) - v22) + (0.384 * v18);
    const panda_pack v24 = v23 + (0.088 * v19);
    const panda_pack v25 = v0_cosine[0] * v0_cosine[5];
    const panda_pack v26 = (v0_cosine[2] * v0_sine[5]) + (v0_sine[2] * v25);
    const panda_pack v27 = (v0_cosine[2] * v25) - (v0_sine[2] * v0_sine[5]);
    const panda_pack v28 = v0_sine[0] * v0_cosine[5];
    const panda_pack v29 = (v0_cosine[1] * v27) + (v0_sine[1] * v28);
    const panda_pack v30 = (v0_cosine[3] * v29) - (v0_sine[3] * v26);
    const panda_pack v31 = (v0_cosine[1] * v28) - (v0_sine[1] * v27);
    const panda_pack v32 = (v0_cosine[4] * v31) - (v0_sine[4] * v30);
    const panda_pack v33 = (v0_sine[4] * v31) + (v0_cosine[4] * v30);
    const panda_pack v34 = 0.316 * v28;
    const panda_pack v35 = v34 + (0.0825 * v27);
    const panda_pack v36 = (v35 + (0.384 * v31)) - (0.0825 * v29);
    const panda_pack v37 = v36 + (0.088 * v33);
    const panda_pack v38 = (v0_cosine[4] * v18) - (v0_sine[4] * v17);
    const panda_pack v39 = (v38 * v37) - (v32 * v24);
    const panda_pack v40 = (v0_sine[3] * v29) + (v0_cosine[3] * v26);
    const panda_pack v41 = (v0_sine[3] * v15) + (v0_cosine[3] * v16);
    const panda_pack v42 = (v41 * v36) + (v40 * v23);
    const panda_pack v43 = (v31 * v23) - (v18 * v36);
    const panda_pack v44 = (v16 * v35) - (v26 * v22);
    const panda_pack v45 = v20 - v21;
    const panda_pack v46 = v28 * v45;
    const panda_pack v47 = panda_pack_at(&qd[stride]) * v0_sine[5];
    const panda_pack v48 = (panda_pack_at(&qd[2U * stride]) * v46) + (0.333 * v47);
    const panda_pack v49 = (panda_pack_at(&qd[3U * stride]) * v44) - v48;
    const panda_pack v50 = v49 + (panda_pack_at(&qd[4U * stride]) * v43);
    const panda_pack v51 = v50 + (panda_pack_at(&qd[5U * stride]) * v42);
    const panda_pack v52 = v51 + (panda_pack_at(&qd[6U * stride]) * v39);
    const panda_pack v53 = v0_cosine[0] * v0_sine[5];
    const panda_pack v54 = (v0_cosine[2] * v0_cosine[5]) - (v0_sine[2] * v53);
    const panda_pack v55 = (v0_sine[2] * v0_cosine[5]) + (v0_cosine[2] * v53);
    const panda_pack v56 = v0_sine[0] * v0_sine[5];
    const panda_pack v57 = (v0_cosine[1] * v55) + (v0_sine[1] * v56);
    const panda_pack v58 = (v0_cosine[3] * v57) + (v0_sine[3] * v54);
    const panda_pack v59 = (v0_cosine[1] * v56) - (v0_sine[1] * v55);
    const panda_pack v60 = (v0_cosine[4] * v58) + (v0_sine[4] * v59);
    const panda_pack v61 = (v0_cosine[3] * v54) - (v0_sine[3] * v57);
    const panda_pack v62 = (v0_cosine[6] * v61) + (v0_sine[6] * v60);
    const panda_pack v63 = (v0_sine[6] * v61) - (v0_cosine[6] * v60);
    const panda_pack v64 = (v0_sine[4] * v58) - (v0_cosine[4] * v59);
    const panda_pack v65 = ((0.15027794863400004 * v64) - (0.002573605371338206 * v63)) - (0.002034439958661797 * v62);
    const panda_pack v66 = 0.316 * v56;
    const panda_pack v67 = v66 + (0.0825 * v55);
    const panda_pack v68 = ((0.0825 * v57) - v67) - (0.384 * v59);
    const panda_pack v69 = v68 - (0.088 * v60);
    const panda_pack v70 = (1.495522 * v69) - v65;
    const panda_pack v71 = v70 * v52;
    const panda_pack v72 = (v38 * v69) - (v64 * v24);
    const panda_pack v73 = (v61 * v23) + (v41 * v68);
    const panda_pack v74 = (v18 * v68) + (v59 * v23);
    const panda_pack v75 = (v54 * v22) + (v16 * v67);
    const panda_pack v76 = v56 * v45;
    const panda_pack v77 = panda_pack_at(&qd[stride]) * v0_cosine[5];
    const panda_pack v78 = (0.333 * v77) - (panda_pack_at(&qd[2U * stride]) * v76);
    const panda_pack v79 = v78 + (panda_pack_at(&qd[3U * stride]) * v75);
    const panda_pack v80 = v79 + (panda_pack_at(&qd[4U * stride]) * v74);
    const panda_pack v81 = v80 - (panda_pack_at(&qd[5U * stride]) * v73);
    const panda_pack v82 = v81 - (panda_pack_at(&qd[6U * stride]) * v72);
    const panda_pack v83 = (v0_cosine[6] * v40) - (v0_sine[6] * v33);
    const panda_pack v84 = (v0_sine[6] * v40) + (v0_cosine[6] * v33);
    const panda_pack v85 = ((0.15027794863400004 * v32) - (0.002573605371338206 * v84)) - (0.002034439958661797 * v83);
    const panda_pack v86 = (1.495522 * v37) - v85;
    const panda_pack v87 = v86 * v82;
    const panda_pack v88 = (v0_cosine[6] * v41) + (v0_sine[6] * v19);
    const panda_pack v89 = (v0_sine[6] * v41) - (v0_cosine[6] * v19);
    const panda_pack v90 = ((0.15027794863400004 * v38) + (0.002034439958661797 * v88)) + (0.002573605371338206 * v89);
    const panda_pack v91 = (0.747761 * v24) - v90;
    const panda_pack v92 = (0.747761 * v37) - v85;
    const panda_pack v93 = ((0.0012555365982728985 * v32) + (0.00039139128168424797 * v84)) - (0.0045525478729410845 * v83);
    const panda_pack v94 = ((0.0270807953180085 * v32) - (0.000965305169919112 * v84)) - (0.0012555365982728985 * v83);
    const panda_pack v95 = ((0.000965305169919112 * v32) - (0.002131604094419856 * v84)) + (0.00039139128168424797 * v83);
    const panda_pack v96 = ((v38 * v94) + (v88 * v93)) + (v89 * v95);
    const panda_pack v97 = v96 + ((v24 * v92) + (v37 * v91));
    const panda_pack v98 = v77 + (panda_pack_at(&qd[2U * stride]) * v56);
    const panda_pack v99 = (panda_pack_at(&qd[3U * stride]) * v54) - v98;
    const panda_pack v100 = (panda_pack_at(&qd[4U * stride]) * v59) - v99;
    const panda_pack v101 = (panda_pack_at(&qd[5U * stride]) * v61) - v100;
    const panda_pack v102 = (panda_pack_at(&qd[6U * stride]) * v64) - v101;
    const panda_pack v103 = v102 * v97;
    const panda_pack v104 = (0.747761 * v69) - v65;
    const panda_pack v105 = ((0.0012555365982728985 * v64) + (0.00039139128168424797 * v63)) - (0.0045525478729410845 * v62);
    const panda_pack v106 = ((0.0270807953180085 * v64) - (0.000965305169919112 * v63)) - (0.0012555365982728985 * v62);
    const panda_pack v107 = ((0.000965305169919112 * v64) + (0.00039139128168424797 * v62)) - (0.002131604094419856 * v63);
    const panda_pack v108 = ((v38 * v106) + (v88 * v105)) + (v89 * v107);
    const panda_pack v109 = v108 + ((v24 * v104) + (v69 * v91));
    const panda_pack v110 = (panda_pack_at(&qd[2U * stride]) * v28) - v47;
    const panda_pack v111 = v110 + (panda_pack_at(&qd[3U * stride]) * v26);
    const panda_pack v112 = v111 + (panda_pack_at(&qd[4U * stride]) * v31);
    const panda_pack v113 = v112 + (panda_pack_at(&qd[5U * stride]) * v40);
    const panda_pack v114 = v113 - (panda_pack_at(&qd[6U * stride]) * v32);
    const panda_pack v115 = v114 * v109;
    const panda_pack v116 = (v103 - (v87 + v71)) + v115;
    const panda_pack v117 = ((0.017527158935000002 * v40) - (0.10024161669500001 * v33)) + (0.023526756935 * v32);
    const panda_pack v118 = (1.666555 * v36) - v117;
    const panda_pack v119 = v118 * v81;
    const panda_pack v120 = ((0.017527158935000002 * v61) + (0.10024161669500001 * v60)) + (0.023526756935 * v64);
    const panda_pack v121 = (1.666555 * v68) - v120;
    const panda_pack v122 = v121 * v51;
    const panda_pack v123 = ((0.0006268331305193942 * v61) - (0.00010375891721868492 * v60)) - (9.3569097314605e-05 * v64);
    const panda_pack v124 = ((0.017527158935000002 * v41) + (0.10024161669500001 * v19)) - (0.023526756935 * v38);
    const panda_pack v125 = v124 + (0.8332775 * v23);
    const panda_pack v126 = ((0.00010375891721868492 * v61) - (0.009940933002587556 * v60)) - (0.001524110902883315 * v64);
    const panda_pack v127 = ((v68 * v125) - (v41 * v123)) + (v19 * v126);
    const panda_pack v128 = ((9.3569097314605e-05 * v61) - (0.001524110902883315 * v60)) - (0.0018536272276513943 * v64);
    const panda_pack v129 = (0.8332775 * v68) - v120;
    const panda_pack v130 = ((v23 * v129) - (v38 * v128)) + v127;
    const panda_pack v131 = v113 * v130;
    const panda_pack v132 = ((9.3569097314605e-05 * v40) + (0.001524110902883315 * v33)) - (0.0018536272276513943 * v32);
    const panda_pack v133 = (0.8332775 * v36) - v117;
    const panda_pack v134 = ((0.0006268331305193942 * v40) + (0.00010375891721868492 * v33)) - (9.3569097314605e-05 * v32);
    const panda_pack v135 = ((0.00010375891721868492 * v40) - (0.001524110902883315 * v32)) + (0.009940933002587556 * v33);
    const panda_pack v136 = ((v36 * v125) - (v41 * v134)) + (v19 * v135);
    const panda_pack v137 = v136 + ((v23 * v133) - (v38 * v132));
    const panda_pack v138 = v101 * v137;
    const panda_pack v139 = v116 + ((v131 - (v122 + v119)) - v138);
    const panda_pack v140 = ((0.014653732538 * v58) + (0.047121686402 * v59)) - (0.05034347249 * v61);
    const panda_pack v141 = v140 + (1.225946 * v68);
    const panda_pack v142 = v141 * v50;
    const panda_pack v143 = ((0.047121686402 * v31) + (0.014653732538 * v30)) + (0.05034347249 * v40);
    const panda_pack v144 = (1.225946 * v36) - v143;
    const panda_pack v145 = v144 * v80;
    const panda_pack v146 = v140 + (0.612973 * v68);
    const panda_pack v147 = ((0.0015152444733270301 * v58) - (0.0021640520520981297 * v59)) + (0.009418354697801848 * v61);
    const panda_pack v148 = ((0.047121686402 * v18) + (0.014653732538 * v17)) - (0.05034347249 * v41);
    const panda_pack v149 = (0.612973 * v23) - v148;
    const panda_pack v150 = ((0.004600245517563105 * v58) + (0.030009216260233673 * v59)) - (0.0021640520520981297 * v61);
    const panda_pack v151 = ((0.0014511560650267152 * v58) + (0.004600245517563105 * v59)) + (0.0015152444733270301 * v61);
    const panda_pack v152 = ((v18 * v150) - (v68 * v149)) + (v17 * v151);
    const panda_pack v153 = v152 + ((v41 * v147) - (v23 * v146));
    const panda_pack v154 = v112 * v153;
    const panda_pack v155 = ((0.0021640520520981297 * v31) - (0.0015152444733270301 * v30)) + (0.009418354697801848 * v40);
    const panda_pack v156 = (0.612973 * v36) - v143;
    const panda_pack v157 = ((0.030009216260233673 * v31) + (0.004600245517563105 * v30)) + (0.0021640520520981297 * v40);
    const panda_pack v158 = ((0.004600245517563105 * v31) + (0.0014511560650267152 * v30)) - (0.0015152444733270301 * v40);
    const panda_pack v159 = ((v18 * v157) + (v36 * v149)) + (v17 * v158);
    const panda_pack v160 = v159 + ((v23 * v156) - (v41 * v155));
    const panda_pack v161 = v100 * v160;
    const panda_pack v162 = ((v154 + (v145 + v142)) - v161) - v139;
    const panda_pack v163 = ((0.374644408005 * v31) + (0.09850206933 * v26)) - (0.19076837715 * v29);
    const panda_pack v164 = v163 + (3.587895 * v35);
    const panda_pack v165 = v79 * v164;
    const panda_pack v166 = ((0.19076837715 * v57) + (0.09850206933 * v54)) - (0.374644408005 * v59);
    const panda_pack v167 = (3.587895 * v67) - v166;
    const panda_pack v168 = v49 * v167;
    const panda_pack v169 = ((0.0016444875773692705 * v31) + (0.011245275811385833 * v26)) - (0.0039053550262761003 * v29);
    const panda_pack v170 = v163 + (1.7939475 * v35);
    const panda_pack v171 = ((0.0564319944394741 * v31) + (0.0016444875773692705 * v26)) - (0.02771584317362585 * v29);
    const panda_pack v172 = ((0.09850206933 * v16) - (0.374644408005 * v18)) - (0.19076837715 * v15);
    const panda_pack v173 = v172 + (1.7939475 * v22);
    const panda_pack v174 = ((0.02771584317362585 * v31) + (0.0039053550262761003 * v26)) - (0.02115415461306551 * v29);
    const panda_pack v175 = ((v35 * v173) - (v18 * v171)) - (v15 * v174);
    const panda_pack v176 = v175 + ((v22 * v170) + (v16 * v169));
    const panda_pack v177 = v99 * v176;
    const panda_pack v178 = (1.7939475 * v67) - v166;
    const panda_pack v179 = ((0.02771584317362585 * v57) + (0.0016444875773692705 * v54)) - (0.0564319944394741 * v59);
    const panda_pack v180 = ((0.0039053550262761003 * v57) + (0.011245275811385833 * v54)) - (0.0016444875773692705 * v59);
    const panda_pack v181 = ((0.02115415461306551 * v57) + (0.0039053550262761003 * v54)) - (0.02771584317362585 * v59);
    const panda_pack v182 = ((v16 * v180) - (v18 * v179)) - (v15 * v181);
    const panda_pack v183 = v182 - ((v22 * v178) + (v67 * v173));
    const panda_pack v184 = v111 * v183;
    const panda_pack v185 = ((v177 + (v168 - v165)) - v184) - v162;
    const panda_pack v186 = ((0.214708623208 * v56) - (0.088844724872 * v55)) - (0.126729164208 * v54);
    const panda_pack v187 = (1.020238864 * v56) - v186;
    const panda_pack v188 = v48 * v187;
    const panda_pack v189 = ((0.126729164208 * v26) + (0.214708623208 * v28)) - (0.088844724872 * v27);
    const panda_pack v190 = (1.020238864 * v28) - v189;
    const panda_pack v191 = v78 * v190;
    const panda_pack v192 = ((0.008248333140675744 * v55) + (0.004377257121839583 * v56)) + (0.010932873153492416 * v54);
    const panda_pack v193 = ((0.005487648106562255 * v55) + (0.04556205286057842 * v56)) + (0.004377257121839583 * v54);
    const panda_pack v194 = ((0.007316329139027702 * v55) + (0.005487648106562255 * v56)) + (0.008248333140675744 * v54);
    const panda_pack v195 = ((v0_cosine[0] * v193) + (v16 * v192)) - (v14 * v194);
    const panda_pack v196 = (0.510119432 * v56) - v186;
    const panda_pack v197 = ((0.214708623208 * v0_cosine[0]) - (0.126729164208 * v16)) + (0.088844724872 * v14);
    const panda_pack v198 = (1.614302 * v21) - v197;
    const panda_pack v199 = v195 + ((v21 * v196) + (v66 * v198));
    const panda_pack v200 = v110 * v199;
    const panda_pack v201 = ((0.008248333140675744 * v27) + (0.004377257121839583 * v28)) - (0.010932873153492416 * v26);
    const panda_pack v202 = ((0.005487648106562255 * v27) + (0.04556205286057842 * v28)) - (0.004377257121839583 * v26);
    const panda_pack v203 = ((0.007316329139027702 * v27) + (0.005487648106562255 * v28)) - (0.008248333140675744 * v26);
    const panda_pack v204 = ((v0_cosine[0] * v202) + (v16 * v201)) - (v14 * v203);
    const panda_pack v205 = (0.510119432 * v28) - v189;
    const panda_pack v206 = v204 + ((v21 * v205) + (v34 * v198));
    const panda_pack v207 = v98 * v206;
    const panda_pack v208 = ((v200 + (v191 + v188)) - v207) - v185;
    const panda_pack v209 = ((0.01026110182100817 * v0_cosine[5]) + (0.00398335888393552 * v56)) - (0.02307788249493181 * v53);
    const panda_pack v210 = ((0.0022610063699999997 * v0_cosine[5]) + (0.018579714719999998 * v56)) - (0.002031994566 * v53);
    const panda_pack v211 = 0.333 * v210;
    const panda_pack v212 = 0.0007689361029463999 * v0_cosine[5];
    const panda_pack v213 = (v212 + (0.003457109406758401 * v56)) - (0.00398335888393552 * v53);
    const panda_pack v214 = (v211 + (v0_sine[0] * v209)) + (v0_cosine[0] * v213);
    const panda_pack v215 = v211 - v214;
    const panda_pack v216 = 0.01026110182100817 * v0_sine[5];
    const panda_pack v217 = ((0.00398335888393552 * v28) - v216) - (0.02307788249493181 * v25);
    const panda_pack v218 = ((0.018579714719999998 * v28) - (0.0022610063699999997 * v0_sine[5])) - (0.002031994566 * v25);
    const panda_pack v219 = 0.333 * v218;
    const panda_pack v220 = ((0.003457109406758401 * v28) - (0.0007689361029463999 * v0_sine[5])) - (0.00398335888393552 * v25);
    const panda_pack v221 = (v219 + (v0_sine[0] * v217)) + (v0_cosine[0] * v220);
    const panda_pack v222 = v219 - v221;
    *(panda_unaligned *)&C[0] = -(v208 + ((v77 * v222) + (v47 * v215)));
    const panda_pack v223 = v109 + v130;
    const panda_pack v224 = v153 - v223;
    const panda_pack v225 = v183 + v224;
    const panda_pack v226 = v199 + v225;
    const panda_pack v227 = panda_pack_at(&qd[0]) * v0_sine[5];
    const panda_pack v228 = v97 + v137;
    const panda_pack v229 = v160 + v228;
    const panda_pack v230 = v176 - v229;
    const panda_pack v231 = v206 - v230;
    const panda_pack v232 = panda_pack_at(&qd[0]) * v0_cosine[5];
    const panda_pack v233 = v86 + v118;
    const panda_pack v234 = v144 + v233;
    const panda_pack v235 = v164 + v234;
    const panda_pack v236 = v190 + v235;
    const panda_pack v237 = 0.333 * v232;
    const panda_pack v238 = v70 + v121;
    const panda_pack v239 = v141 + v238;
    const panda_pack v240 = v167 - v239;
    const panda_pack v241 = v187 + v240;
    const panda_pack v242 = 0.333 * v227;
    const panda_pack v243 = (((v242 * v241) + (v237 * v236)) - (v232 * v231)) - (v227 * v226);
    const panda_pack v244 = (v54 * v35) + (v26 * v67);
    const panda_pack v245 = panda_pack_at(&qd[3U * stride]) * v244;
    const panda_pack v246 = (v31 * v68) + (v59 * v36);
    const panda_pack v247 = (panda_pack_at(&qd[4U * stride]) * v246) - v245;
    const panda_pack v248 = (v61 * v36) - (v40 * v68);
    const panda_pack v249 = (panda_pack_at(&qd[5U * stride]) * v248) - v247;
    const panda_pack v250 = (v64 * v37) - (v32 * v69);
    const panda_pack v251 = (panda_pack_at(&qd[6U * stride]) * v250) - v249;
    const panda_pack v252 = (((v32 * v94) - (v84 * v95)) - (v83 * v93)) + ((2.0 * v37) * v92);
    const panda_pack v253 = (((v64 * v94) - (v62 * v93)) - (v63 * v95)) + (v37 * v104);
    const panda_pack v254 = v253 + (v69 * v92);
    const panda_pack v255 = ((v102 * v252) - (v86 * v251)) + (v114 * v254);
    const panda_pack v256 = 2.0 * v36;
    const panda_pack v257 = (((v40 * v134) - (v32 * v132)) + (v33 * v135)) + (v256 * v133);
    const panda_pack v258 = (v36 * v129) + (((v61 * v134) - (v60 * v135)) - (v64 * v132));
    const panda_pack v259 = v258 + (v68 * v133);
    const panda_pack v260 = v255 + ((v113 * v259) + ((v118 * v249) - (v101 * v257)));
    const panda_pack v261 = (((v31 * v157) + (v30 * v158)) + (v40 * v155)) + (v256 * v156);
    const panda_pack v262 = (v36 * v146) + (((v61 * v155) - (v58 * v158)) - (v59 * v157));
    const panda_pack v263 = v262 + (v68 * v156);
    const panda_pack v264 = (((v144 * v247) - (v100 * v261)) - (v112 * v263)) - v260;
    const panda_pack v265 = (((v31 * v171) - (v29 * v174)) + (v26 * v169)) + ((2.0 * v35) * v170);
    const panda_pack v266 = (v35 * v178) + ((v59 * v171) - ((v57 * v174) + (v54 * v169)));
    const panda_pack v267 = v266 + (v67 * v170);
    const panda_pack v268 = (((v164 * v245) - (v99 * v265)) - (v111 * v267)) - v264;
    const panda_pack v269 = ((v27 * v203) - (v26 * v201)) + (v28 * (v202 + (0.632 * v205)));
    const panda_pack v270 = (((v55 * v203) + (v54 * v201)) + (v56 * v202)) + (v66 * v205);
    const panda_pack v271 = v270 + (v34 * v196);
    const panda_pack v272 = v268 + ((v98 * v269) - (v110 * v271));
    const panda_pack v273 = (((v64 * v106) - (v62 * v105)) - (v63 * v107)) + ((2.0 * v69) * v104);
    const panda_pack v274 = (v102 * v254) + ((v114 * v273) - (v70 * v251));
    const panda_pack v275 = 2.0 * v68;
    const panda_pack v276 = (((v61 * v123) - (v60 * v126)) - (v64 * v128)) + (v275 * v129);
    const panda_pack v277 = v274 + (((v113 * v276) + (v121 * v249)) - (v101 * v259));
    const panda_pack v278 = (((v58 * v151) + (v61 * v147)) + (v59 * v150)) + (v275 * v146);
    const panda_pack v279 = (((v141 * v247) - (v112 * v278)) - (v100 * v263)) - v277;
    const panda_pack v280 = (((v57 * v181) + (v54 * v180)) - (v59 * v179)) + ((2.0 * v67) * v178);
    const panda_pack v281 = v279 + (((v167 * v245) - (v111 * v280)) - (v99 * v267));
    const panda_pack v282 = ((v55 * v194) + (v54 * v192)) + (v56 * (v193 + (0.632 * v196)));
    const panda_pack v283 = v281 + ((v98 * v271) - (v110 * v282));
    const panda_pack v284 = (v232 * v222) + (v227 * v215);
    const panda_pack v285 = ((0.0007689361029463999 * v28) - (0.005046402217263154 * v0_sine[5])) - (0.01026110182100817 * v25);
    const panda_pack v286 = ((v28 * v220) + ((v25 * v216) - (v0_cosine[5] * (0.005046402217263154 * v0_cosine[5])))) - (v0_sine[5] * v285);
    const panda_pack v287 = v0_sine[5] * v77;
    const panda_pack v288 = v287 * ((v286 - (v25 * v217)) + ((v53 * v209) - (v56 * (v212 + v213))));
    const panda_pack v289 = ((v0_cosine[5] * v285) + (v56 * v220)) - (v53 * v217);
    const panda_pack v290 = v0_sine[5] * v47;
    const panda_pack v291 = v0_cosine[5] * v77;
    const panda_pack v292 = (v0_cosine[5] * v283) + ((((v291 - v290) * v289) - v288) - v284);
    *(panda_unaligned *)&C[stride] = v292 - ((v0_sine[5] * v272) + v243);
    const panda_pack v293 = v273 + v252;
    const panda_pack v294 = v293 + (v276 + v257);
    const panda_pack v295 = v294 + (v278 + v261);
    const panda_pack v296 = v295 + (v280 + v265);
    const panda_pack v297 = (v77 * v28) + (v56 * v47);
    const panda_pack v298 = v297 * v296;
    const panda_pack v299 = (panda_pack_at(&qd[0]) * v28) + (v0_cosine[0] * v47);
    const panda_pack v300 = (v0_cosine[0] * v77) - (panda_pack_at(&qd[0]) * v56);
    const panda_pack v301 = 0.333 * v0_cosine[0];
    const panda_pack v302 = (v47 * v301) - (panda_pack_at(&qd[0]) * v46);
    const panda_pack v303 = (panda_pack_at(&qd[0]) * v76) + (v77 * v301);
    const panda_pack v304 = (((v302 * v241) - (v297 * (v282 + v269))) + (v303 * v236)) - (v300 * v231);
    const panda_pack v305 = v0_cosine[0] * v208;
    const panda_pack v306 = (((v304 - (v299 * v226)) + (v28 * v272)) + ((v56 * v283) - v298)) - v305;
    *(panda_unaligned *)&C[2U * stride] = v306;
    const panda_pack v307 = panda_pack_at(&qd[0]) + (panda_pack_at(&qd[2U * stride]) * v0_cosine[0]);
    const panda_pack v308 = (v307 * v26) + (v16 * v110);
    const panda_pack v309 = (v16 * v98) - (v307 * v54);
    const panda_pack v310 = ((v307 * v75) - (v110 * v244)) + (v16 * v78);
    const panda_pack v311 = ((v16 * v48) - (v307 * v44)) - (v98 * v244);
    const panda_pack v312 = (((v311 * v240) + (v310 * v235)) + (v309 * v230)) + (v308 * v225);
    const panda_pack v313 = (v98 * v26) + (v54 * v110);
    const panda_pack v314 = v16 * v185;
    const panda_pack v315 = (v314 - (v26 * v268)) + ((v54 * v281) + (v312 + (v313 * v296)));
    *(panda_unaligned *)&C[3U * stride] = -v315;
    const panda_pack v316 = (panda_pack_at(&qd[3U * stride]) * v16) - v307;
    const panda_pack v317 = (v18 * v99) - (v316 * v59);
    const panda_pack v318 = (((v18 * v49) + (v59 * v245)) + (v316 * v43)) - (v99 * v246);
    const panda_pack v319 = ((v111 * v246) + ((v31 * v245) - (v18 * v79))) - (v316 * v74);
    const panda_pack v320 = (v316 * v31) + (v18 * v111);
    const panda_pack v321 = (((v319 * v234) - (v318 * v239)) - (v317 * v229)) - (v320 * v224);
    const panda_pack v322 = (v99 * v31) + (v59 * v111);
    const panda_pack v323 = v18 * v162;
    const panda_pack v324 = (v323 - (v59 * v279)) + ((v31 * v264) + (v321 - (v322 * v295)));
    *(panda_unaligned *)&C[4U * stride] = -v324;
    const panda_pack v325 = v41 * v139;
    const panda_pack v326 = (panda_pack_at(&qd[4U * stride]) * v18) - v316;
    const panda_pack v327 = (v326 * v61) - (v41 * v100);
    const panda_pack v328 = ((v40 * v247) + ((v112 * v248) + (v326 * v73))) - (v41 * v80);
    const panda_pack v329 = ((v61 * v247) - ((v100 * v248) + (v326 * v42))) - (v41 * v50);
    const panda_pack v330 = (v326 * v40) + (v41 * v112);
    const panda_pack v331 = (((v238 * v329) + (v233 * v328)) - (v327 * v228)) + (v330 * v223);
    const panda_pack v332 = (v61 * v112) + (v100 * v40);
    const panda_pack v333 = (((v61 * v277) + (v331 - (v332 * v294))) + (v40 * v260)) - v325;
    *(panda_unaligned *)&C[5U * stride] = v333;
    const panda_pack v334 = (panda_pack_at(&qd[5U * stride]) * v41) - v326;
    const panda_pack v335 = (v38 * v113) + (v334 * v32);
    const panda_pack v336 = (v38 * v101) + (v334 * v64);
    const panda_pack v337 = ((v38 * v81) + ((v113 * v250) + (v334 * v72))) - (v32 * v249);
    const panda_pack v338 = v38 * v116;
    const panda_pack v339 = (v64 * v113) - (v101 * v32);
    const panda_pack v340 = ((v38 * v51) + ((v101 * v250) - (v334 * v39))) - (v64 * v249);
    const panda_pack v341 = ((v64 * v274) + ((v70 * v340) - (v339 * v293))) + (v32 * v255);
    const panda_pack v342 = (v338 + (((v336 * v97) - (v335 * v109)) + (v86 * v337))) + v341;
    *(panda_unaligned *)&C[6U * stride] = -v342;
    const panda_pack v343 = (1.495522 * v24) - v90;
    const panda_pack v344 = v38 * v38;
    const panda_pack v345 = (0.0270807953180085 * v344) + (v88 * ((0.002511073196545797 * v38) + (0.0045525478729410845 * v88)));
    const panda_pack v346 = v345 + (v89 * (((0.001930610339838224 * v38) - (0.0007827825633684959 * v88)) + (0.002131604094419856 * v89)));
    const panda_pack v347 = ((2.0 * v24) * v91) + v346;
    const panda_pack v348 = v334 + (panda_pack_at(&qd[6U * stride]) * v38);
    const panda_pack v349 = (v348 * v97) + ((v114 * v347) - (v343 * v52));
    const panda_pack v350 = v124 + (1.666555 * v23);
    const panda_pack v351 = v41 * v41;
    const panda_pack v352 = ((0.0006268331305193942 * v351) + (0.0018536272276513943 * v344)) - (v19 * ((0.00020751783443736984 * v41) - (0.009940933002587556 * v19)));
    const panda_pack v353 = 2.0 * v23;
    const panda_pack v354 = (v353 * v125) + (v352 + (v38 * ((0.00018713819462921 * v41) - (0.00304822180576663 * v19))));
    const panda_pack v355 = v349 + (((v113 * v354) - (v350 * v51)) + (v334 * v137));
    const panda_pack v356 = v18 * v18;
    const panda_pack v357 = ((0.030009216260233673 * v356) + (0.009418354697801848 * v351)) + (v17 * ((0.00920049103512621 * v18) + (0.0014511560650267152 * v17)));
    const panda_pack v358 = (v357 - (v41 * ((0.004328104104196259 * v18) - (0.0030304889466540603 * v17)))) + (v149 * v353);
    const panda_pack v359 = (1.225946 * v23) - v148;
    const panda_pack v360 = (((v359 * v50) - (v112 * v358)) + (v326 * v160)) - v355;
    const panda_pack v361 = v16 * v16;
    const panda_pack v362 = ((0.0564319944394741 * v356) + (0.011245275811385833 * v361)) + (v15 * ((0.0554316863472517 * v18) + (0.02115415461306551 * v15)));
    const panda_pack v363 = ((2.0 * v22) * v173) + (v362 - (v16 * ((0.003288975154738541 * v18) + (0.007810710052552201 * v15))));
    const panda_pack v364 = v172 + (3.587895 * v22);
    const panda_pack v365 = (((v364 * v49) + (v111 * v363)) - (v316 * v176)) - v360;
    const panda_pack v366 = v0_cosine[0] * v0_cosine[0];
    const panda_pack v367 = ((0.04556205286057842 * v366) + (0.010932873153492416 * v361)) - (v14 * ((0.01097529621312451 * v0_cosine[0]) - (0.007316329139027702 * v14)));
    const panda_pack v368 = ((2.0 * v21) * v198) + (v367 + (v16 * ((0.008754514243679167 * v0_cosine[0]) - (0.016496666281351487 * v14))));
    const panda_pack v369 = (3.228604 * v21) - v197;
    const panda_pack v370 = v365 + (((v369 * v48) + (v110 * v368)) - (v307 * v206));
    const panda_pack v371 = ((v102 * v343) - (v348 * v70)) - (1.495522 * v82);
    const panda_pack v372 = (((v101 * v350) + (v334 * v121)) + (1.666555 * v81)) - v371;
    const panda_pack v373 = v372 + ((1.225946 * v80) - ((v326 * v141) + (v100 * v359)));
    const panda_pack v374 = v373 + (((3.587895 * v79) - (v99 * v364)) - (v316 * v167));
    const panda_pack v375 = v374 + (((3.228604 * v78) - (v98 * v369)) + (v307 * v187));
    const panda_pack v376 = 0.333 * v0_sine[5];
    const panda_pack v377 = ((v114 * v343) + (v348 * v86)) - (1.495522 * v52);
    const panda_pack v378 = v377 + (((v113 * v350) + (v334 * v118)) - (1.666555 * v51));
    const panda_pack v379 = ((1.225946 * v50) + ((v326 * v144) - (v112 * v359))) - v378;
    const panda_pack v380 = v379 + (((3.587895 * v49) + (v111 * v364)) - (v316 * v164));
    const panda_pack v381 = (((3.228604 * v48) + (v110 * v369)) - (v307 * v190)) - v380;
    const panda_pack v382 = 0.333 * v0_cosine[5];
    const panda_pack v383 = ((v102 * v347) - (v343 * v82)) - (v348 * v109);
    const panda_pack v384 = ((v334 * v130) + ((v101 * v354) + (v350 * v81))) - v383;
    const panda_pack v385 = v384 + (((v359 * v80) - (v100 * v358)) + (v326 * v153));
    const panda_pack v386 = (((v364 * v79) - (v99 * v363)) + (v316 * v183)) - v385;
    const panda_pack v387 = (((v369 * v78) - (v98 * v368)) + (v307 * v199)) - v386;
    *(panda_unaligned *)&C[7U * stride] = (((v284 - (v382 * v381)) + (v376 * v375)) + (v0_cosine[5] * v370)) - (v0_sine[5] * v387);
    const panda_pack v388 = v343 * v251;
    const panda_pack v389 = v348 * v254;
    const panda_pack v390 = (v103 + (v71 - v388)) - v389;
    const panda_pack v391 = v350 * v249;
    const panda_pack v392 = v334 * v259;
    const panda_pack v393 = (v392 + (v138 - (v122 + v391))) - v390;
    const panda_pack v394 = v359 * v247;
    const panda_pack v395 = v326 * v263;
    const panda_pack v396 = (v395 + (v161 + (v142 - v394))) - v393;
    const panda_pack v397 = v364 * v245;
    const panda_pack v398 = v316 * v267;
    const panda_pack v399 = (((v397 + v168) - v177) - v398) - v396;
    const panda_pack v400 = v307 * v271;
    const panda_pack v401 = ((v207 + v188) - v400) - v399;
    const panda_pack v402 = v273 + v347;
    const panda_pack v403 = v402 + (v276 + v354);
    const panda_pack v404 = v403 + (v278 + v358);
    const panda_pack v405 = v404 + (v280 + v363);
    const panda_pack v406 = v405 + (v282 + v368);
    const panda_pack v407 = ((v102 * v109) - (v70 * v82)) - (v348 * v273);
    const panda_pack v408 = (((v101 * v130) + (v121 * v81)) + (v334 * v276)) - v407;
    const panda_pack v409 = v408 + (((v141 * v80) + (v100 * v153)) - (v326 * v278));
    const panda_pack v410 = (((v79 * v167) + (v99 * v183)) - (v316 * v280)) - v409;
    const panda_pack v411 = v410 + (((v78 * v187) + (v307 * v282)) - (v98 * v199));
    const panda_pack v412 = (v0_cosine[5] * v411) - (v232 * v406);
    const panda_pack v413 = v259 + v254;
    const panda_pack v414 = v263 + v413;
    const panda_pack v415 = v267 - v414;
    const panda_pack v416 = v271 + v415;
    const panda_pack v417 = (v289 - v289) - v416;
    const panda_pack v418 = v350 + v343;
    const panda_pack v419 = v359 + v418;
    const panda_pack v420 = v364 - v419;
    const panda_pack v421 = v369 - v420;
    const panda_pack v422 = (0.002031994566 * v0_sine[0]) + (0.018579714719999998 * v0_cosine[0]);
    const panda_pack v423 = (0.215426358 + v422) + v421;
    const panda_pack v424 = (0.003457109406758401 * v366) + (v0_sine[0] * ((0.02307788249493181 * v0_sine[0]) + (0.00796671776787104 * v0_cosine[0])));
    const panda_pack v425 = (2.0 * (0.035868488607 + (0.333 * v422))) + v424;
    const panda_pack v426 = v47 * v210;
    const panda_pack v427 = (((v376 * v426) - (v232 * v425)) + (v287 * v221)) + (v291 * v215);
    const panda_pack v428 = v0_sine[5] * ((v412 + (v0_sine[5] * v401)) + ((v427 + (v237 * v423)) - (v227 * v417)));
    const panda_pack v429 = v252 + v347;
    const panda_pack v430 = v429 + (v257 + v354);
    const panda_pack v431 = v430 + (v261 + v358);
    const panda_pack v432 = v431 + (v265 + v363);
    const panda_pack v433 = v432 + (v269 + v368);
    const panda_pack v434 = ((v114 * v97) - (v86 * v52)) + (v348 * v252);
    const panda_pack v435 = v434 + (((v113 * v137) - (v118 * v51)) + (v334 * v257));
    const panda_pack v436 = (((v144 * v50) - (v112 * v160)) + (v326 * v261)) - v435;
    const panda_pack v437 = v436 + (((v49 * v164) + (v111 * v176)) - (v316 * v265));
    const panda_pack v438 = (((v48 * v190) - (v307 * v269)) + (v110 * v206)) - v437;
    const panda_pack v439 = v389 + (v115 + (v87 - v388));
    const panda_pack v440 = (v392 + ((v391 + v119) + v131)) + v439;
    const panda_pack v441 = (((v145 - v394) - v154) - v395) + v440;
    const panda_pack v442 = (((v397 - v165) + v184) + v398) - v441;
    const panda_pack v443 = (v400 + (v191 - v200)) - v442;
    const panda_pack v444 = (v0_cosine[5] * v443) + ((v0_sine[5] * v438) + (v227 * v433));
    const panda_pack v445 = v77 * v218;
    const panda_pack v446 = (((v227 * v425) + (v382 * v445)) + (v287 * v214)) + (v290 * v222);
    const panda_pack v447 = ((v102 * v86) + (v114 * v70)) - (1.495522 * v251);
    const panda_pack v448 = v447 + (((v113 * v121) - (v101 * v118)) + (1.666555 * v249));
    const panda_pack v449 = ((1.225946 * v247) - ((v112 * v141) + (v100 * v144))) - v448;
    const panda_pack v450 = (((3.587895 * v245) - (v99 * v164)) - (v111 * v167)) - v449;
    const panda_pack v451 = v450 + ((v98 * v190) - (v110 * v187));
    const panda_pack v452 = ((v0_cosine[5] * v382) + (v0_sine[5] * v376)) * ((v426 + v445) + v451);
    *(panda_unaligned *)&C[8U * stride] = (v452 - (v0_cosine[5] * (v444 + ((v446 - (v242 * v423)) + (v232 * v417))))) - v428;
    const panda_pack v453 = (((11.204522 * v303) - (v300 * v421)) - (v297 * v236)) - (v0_cosine[0] * v375);
    const panda_pack v454 = v453 + (v28 * v451);
    const panda_pack v455 = (((11.204522 * v302) - (v299 * v421)) - (v297 * v241)) - (v0_cosine[0] * v381);
    const panda_pack v456 = v455 + (v56 * v451);
    const panda_pack v457 = (v77 * v76) - (v47 * v46);
    const panda_pack v458 = (v0_cosine[0] * v370) + (((v457 * v236) - (v302 * v421)) + (v297 * v226));
    const panda_pack v459 = (((v458 + (v299 * v433)) - (v300 * v416)) + (v28 * v438)) - (v56 * v443);
    const panda_pack v460 = (((v457 * v241) + (v303 * v421)) - (v297 * v231)) - (v0_cosine[0] * v387);
    const panda_pack v461 = (((v460 + (v299 * v416)) - (v300 * v406)) - (v56 * v411)) + (v28 * v401);
    *(panda_unaligned *)&C[9U * stride] = ((v0_cosine[5] * v459) + ((v382 * v456) - (v376 * v454))) + (v0_sine[5] * v461);
    const panda_pack v462 = (v16 * v374) - ((v313 * v235) + ((v309 * v420) + (7.975918 * v310)));
    const panda_pack v463 = (v26 * v450) + v462;
    const panda_pack v464 = ((v313 * v240) + ((7.975918 * v311) - (v308 * v420))) + (v16 * v380);
    const panda_pack v465 = (v54 * v450) + v464;
    const panda_pack v466 = (((v26 * v48) + (v110 * v44)) + (v54 * v78)) + (v98 * v75);
    const panda_pack v467 = (((v466 * v235) + (v311 * v420)) - (v313 * v225)) - (v309 * v415);
    const panda_pack v468 = v54 * v442;
    const panda_pack v469 = (v468 + (v26 * v437)) + ((v467 - (v308 * v432)) + (v16 * v365));
    const panda_pack v470 = (((v466 * v240) - (v310 * v420)) - (v313 * v230)) - (v309 * v405);
    const panda_pack v471 = v26 * v399;
    const panda_pack v472 = (v471 - (v54 * v410)) + ((v470 - (v308 * v415)) + (v16 * v386));
    *(panda_unaligned *)&C[10U * stride] = -(((v0_cosine[5] * v469) + ((v382 * v465) + (v376 * v463))) + (v0_sine[5] * v472));
    const panda_pack v473 = (v18 * v373) + (((4.3880230000000005 * v319) - (v317 * v419)) - (v322 * v234));
    const panda_pack v474 = (v31 * v449) + v473;
    const panda_pack v475 = (v18 * v379) + (((v320 * v419) - (4.3880230000000005 * v318)) - (v322 * v239));
    const panda_pack v476 = v475 - (v59 * v449);
    const panda_pack v477 = (((v31 * v49) + (v59 * v79)) - (v111 * v43)) + (v99 * v74);
    const panda_pack v478 = ((v322 * v229) - ((v477 * v239) + (v319 * v419))) - (v18 * v385);
    const panda_pack v479 = v31 * v396;
    const panda_pack v480 = (v479 + (v59 * v409)) + ((v478 + (v320 * v414)) + (v317 * v404));
    const panda_pack v481 = (v18 * v360) + ((v322 * v224) - ((v477 * v234) + (v318 * v419)));
    const panda_pack v482 = v59 * v441;
    const panda_pack v483 = (v482 + (v31 * v436)) + ((v481 + (v320 * v431)) + (v317 * v414));
    *(panda_unaligned *)&C[11U * stride] = ((v0_sine[5] * v480) + ((v382 * v476) + (v376 * v474))) - (v0_cosine[5] * v483);
    const panda_pack v484 = (v41 * v372) + ((3.162077 * v328) - ((v332 * v233) + (v327 * v418)));
    const panda_pack v485 = (v40 * v448) + v484;
    const panda_pack v486 = (((v330 * v418) - (v332 * v238)) + (3.162077 * v329)) - (v41 * v378);
    const panda_pack v487 = (v61 * v448) + v486;
    const panda_pack v488 = ((v61 * v80) + ((v112 * v42) - (v100 * v73))) - (v40 * v50);
    const panda_pack v489 = (((v418 * v329) - (v233 * v488)) - (v332 * v223)) - (v41 * v355);
    const panda_pack v490 = v61 * v440;
    const panda_pack v491 = (v490 + (v40 * v435)) + ((v489 + (v330 * v430)) + (v327 * v413));
    const panda_pack v492 = ((v332 * v228) - ((v238 * v488) + (v418 * v328))) - (v41 * v384);
    const panda_pack v493 = v40 * v393;
    const panda_pack v494 = (v493 + (v61 * v408)) + ((v492 + (v330 * v413)) + (v327 * v403));
    *(panda_unaligned *)&C[12U * stride] = ((v0_cosine[5] * v491) - ((v382 * v487) + (v376 * v485))) - (v0_sine[5] * v494);
    const panda_pack v495 = ((v64 * v81) - ((v113 * v39) + (v101 * v72))) - (v32 * v51);
    const panda_pack v496 = v64 * v439;
    const panda_pack v497 = v496 + ((v38 * v349) + ((v343 * v340) - ((v339 * v109) + (v86 * v495))));
    const panda_pack v498 = v497 + ((v32 * v434) - ((v336 * v254) + (v335 * v429)));
    const panda_pack v499 = ((v38 * v371) + ((v336 * v343) - (v339 * v86))) + (v32 * v447);
    const panda_pack v500 = v499 + (1.495522 * v337);
    const panda_pack v501 = ((v38 * v377) - ((v339 * v70) + (v335 * v343))) + (v64 * v447);
    const panda_pack v502 = v501 + (1.495522 * v340);
    const panda_pack v503 = v32 * v390;
    const panda_pack v504 = v503 + ((v38 * v383) + (((v70 * v495) - (v339 * v97)) + (v343 * v337)));
    const panda_pack v505 = v504 + ((v64 * v407) + ((v335 * v254) + (v336 * v402)));
    *(panda_unaligned *)&C[13U * stride] = (((v382 * v502) + (v376 * v500)) - (v0_cosine[5] * v498)) - (v0_sine[5] * v505);
    *(panda_unaligned *)&C[14U * stride] = ((((v46 * v375) + (v76 * v381)) + (v56 * v370)) + (v28 * v387)) - v305;
    const panda_pack v506 = v56 * (((v0_cosine[5] * v401) + (((2.0 * v232) * v416) + (v242 * v421))) - v444);
    const panda_pack v507 = ((v232 * v46) + (v227 * v76)) * (v421 - 3.7311058260000003);
    const panda_pack v508 = (v25 * v283) - ((((v0_cosine[5] * v76) - (v0_sine[5] * v46)) * v451) + v507);
    const panda_pack v509 = ((v508 - (v53 * v272)) - (v0_cosine[0] * v243)) + (v28 * (v412 + (v237 * v421)));
    *(panda_unaligned *)&C[15U * stride] = v509 + v506;
    const panda_pack v510 = ((v0_cosine[0] * v306) - ((v46 * v454) + (v76 * v456))) + (v56 * v459);
    *(panda_unaligned *)&C[16U * stride] = v510 - (v28 * v461);
    const panda_pack v511 = (((v76 * v465) - (v46 * v463)) - (v0_cosine[0] * v315)) - (v56 * v469);
    *(panda_unaligned *)&C[17U * stride] = v511 + (v28 * v472);
    const panda_pack v512 = (((v46 * v474) - (v76 * v476)) - (v0_cosine[0] * v324)) - (v56 * v483);
    *(panda_unaligned *)&C[18U * stride] = v512 - (v28 * v480);
    const panda_pack v513 = ((v0_cosine[0] * v333) + ((v76 * v487) - (v46 * v485))) + (v56 * v491);
    *(panda_unaligned *)&C[19U * stride] = v513 + (v28 * v494);
    const panda_pack v514 = (((v46 * v500) - (v76 * v502)) - (v0_cosine[0] * v342)) - (v56 * v498);
    *(panda_unaligned *)&C[20U * stride] = v514 + (v28 * v505);
    const panda_pack v515 = v314 + (((v26 * v386) + ((v44 * v374) - (v75 * v380))) + (v54 * v365));
    *(panda_unaligned *)&C[21U * stride] = -v515;
    const panda_pack v516 = (((v75 * v420) + (v244 * v235)) + (v16 * v225)) - (v26 * v415);
    const panda_pack v517 = v516 - (v54 * v432);
    const panda_pack v518 = (((v244 * v240) - (v44 * v420)) + (v16 * v230)) - (v26 * v405);
    const panda_pack v519 = v518 - (v54 * v415);
    const panda_pack v520 = ((v54 * v420) - (7.975918 * v75)) + (v16 * v240);
    const panda_pack v521 = (v16 * v235) - ((v26 * v420) + (7.975918 * v44));
    const panda_pack v522 = ((v232 * v519) + ((v237 * v521) + (v242 * v520))) - (v227 * v517);
    const panda_pack v523 = ((((v244 * v380) - (v44 * v450)) - (v54 * v437)) + (v16 * v268)) - v471;
    const panda_pack v524 = v468 + ((((v244 * v374) - (v75 * v450)) - (v26 * v410)) + (v16 * v281));
    *(panda_unaligned *)&C[22U * stride] = ((v0_sine[5] * v523) + v522) - (v0_cosine[5] * v524);
    const panda_pack v525 = v297 * (((v26 * v230) + ((v44 * v235) + (v75 * v240))) + (v54 * v225));
    const panda_pack v526 = v457 * (((7.975918 * v244) - (v26 * v240)) - (v54 * v235));
    const panda_pack v527 = ((v526 - ((v303 * v521) + (v302 * v520))) + (v16 * v298)) - v525;
    const panda_pack v528 = ((((v299 * v517) + v527) - (v300 * v519)) - (v0_cosine[0] * v515)) - (v56 * v524);
    *(panda_unaligned *)&C[23U * stride] = v528 - (v28 * v523);
    const panda_pack v529 = (v26 * v380) + (((7.975918 * v466) - (v309 * v240)) - (v308 * v235));
    const panda_pack v530 = ((v44 * v463) - (v75 * v465)) - (v244 * (v529 - (v54 * v374)));
    *(panda_unaligned *)&C[24U * stride] = (((v26 * v472) + v530) + (v54 * v469)) + (v16 * v315);
    const panda_pack v531 = (v31 * v379) + (((v317 * v239) - (4.3880230000000005 * v477)) + (v320 * v234));
    const panda_pack v532 = v531 + (v59 * v373);
    const panda_pack v533 = (v54 * v483) + (((v75 * v476) - (v44 * v474)) - (v244 * v532));
    *(panda_unaligned *)&C[25U * stride] = (v533 - (v26 * v480)) + (v16 * v324);
    const panda_pack v534 = (v61 * v372) + (((v327 * v238) + (v330 * v233)) - (3.162077 * v488));
    const panda_pack v535 = v534 + (v40 * v378);
    const panda_pack v536 = (v26 * v494) + (((v44 * v485) - (v75 * v487)) + (v244 * v535));
    *(panda_unaligned *)&C[26U * stride] = (v536 - (v54 * v491)) - (v16 * v333);
    const panda_pack v537 = ((v64 * v371) + ((v335 * v86) + (v336 * v70))) - (v32 * v377);
    const panda_pack v538 = v537 + (1.495522 * v495);
    const panda_pack v539 = (v26 * v505) + (((v75 * v502) - (v44 * v500)) + (v244 * v538));
    *(panda_unaligned *)&C[27U * stride] = (v539 + (v54 * v498)) + (v16 * v342);
    const panda_pack v540 = (((v31 * v385) + ((v74 * v379) - (v43 * v373))) - (v59 * v360)) - v323;
    *(panda_unaligned *)&C[28U * stride] = v540;
    const panda_pack v541 = (v31 * v414) - ((v18 * v224) + ((v74 * v419) + (v246 * v234)));
    const panda_pack v542 = v541 + (v59 * v431);
    const panda_pack v543 = (v31 * v404) - ((v18 * v229) + ((v43 * v419) + (v246 * v239)));
    const panda_pack v544 = v543 + (v59 * v414);
    const panda_pack v545 = (v18 * v239) + ((v59 * v419) - (4.3880230000000005 * v74));
    const panda_pack v546 = ((v31 * v419) - (4.3880230000000005 * v43)) - (v18 * v234);
    const panda_pack v547 = (((v237 * v546) + (v242 * v545)) - (v232 * v544)) - (v227 * v542);
    const panda_pack v548 = v479 + (((v18 * v264) + ((v43 * v449) - (v246 * v379))) + (v59 * v436));
    const panda_pack v549 = v482 + (((v31 * v409) + ((v74 * v449) - (v246 * v373))) - (v18 * v279));
    *(panda_unaligned *)&C[29U * stride] = ((v0_sine[5] * v548) + v547) - (v0_cosine[5] * v549);
    const panda_pack v550 = ((v31 * v239) - (4.3880230000000005 * v246)) + (v59 * v234);
    const panda_pack v551 = (v299 * v542) + ((v457 * v550) - ((v303 * v546) + (v302 * v545)));
    const panda_pack v552 = ((v31 * v229) + ((v74 * v239) - (v43 * v234))) + (v59 * v224);
    const panda_pack v553 = v552 - (v18 * v295);
    const panda_pack v554 = ((v0_cosine[0] * v540) + ((v551 + (v300 * v544)) + (v297 * v553))) - (v56 * v549);
    *(panda_unaligned *)&C[30U * stride] = v554 - (v28 * v548);
    const panda_pack v555 = (((v310 * v546) + (v311 * v545)) - (v466 * v550)) - (v309 * v544);
    const panda_pack v556 = ((v54 * v549) + ((v555 + (v308 * v542)) + (v313 * v553))) - (v26 * v548);
    *(panda_unaligned *)&C[31U * stride] = v556 - (v16 * v540);
    const panda_pack v557 = (((v74 * v476) - (v43 * v474)) + (v246 * v532)) - (v31 * v480);
    *(panda_unaligned *)&C[32U * stride] = (v557 - (v18 * v324)) - (v59 * v483);
    const panda_pack v558 = (v31 * v494) + (((v43 * v485) - (v74 * v487)) - (v246 * v535));
    *(panda_unaligned *)&C[33U * stride] = (v558 + (v18 * v333)) + (v59 * v491);
    const panda_pack v559 = (v31 * v505) + (((v74 * v502) - (v43 * v500)) - (v246 * v538));
    *(panda_unaligned *)&C[34U * stride] = (v559 - (v18 * v342)) - (v59 * v498);
    const panda_pack v560 = v325 + (((v61 * v355) + ((v42 * v372) - (v73 * v378))) - (v40 * v384));
    *(panda_unaligned *)&C[35U * stride] = -v560;
    const panda_pack v561 = (v61 * v430) + ((v41 * v223) - ((v73 * v418) + (v248 * v233)));
    const panda_pack v562 = v561 - (v40 * v413);
    const panda_pack v563 = (v61 * v413) + (((v42 * v418) - (v248 * v238)) - (v41 * v228));
    const panda_pack v564 = v563 - (v40 * v403);
    const panda_pack v565 = ((v61 * v418) - (3.162077 * v73)) + (v41 * v238);
    const panda_pack v566 = ((v40 * v418) - (3.162077 * v42)) + (v41 * v233);
    const panda_pack v567 = ((v232 * v564) + ((v237 * v566) - (v242 * v565))) + (v227 * v562);
    const panda_pack v568 = v490 + (((v41 * v277) - ((v73 * v448) + (v248 * v372))) - (v40 * v408));
    const panda_pack v569 = (((v61 * v435) - ((v42 * v448) + (v248 * v378))) + (v41 * v260)) - v493;
    *(panda_unaligned *)&C[36U * stride] = ((v0_cosine[5] * v568) + v567) + (v0_sine[5] * v569);
    const panda_pack v570 = ((v61 * v223) - ((v42 * v233) + (v73 * v238))) + (v40 * v228);
    const panda_pack v571 = v570 + (v41 * v294);
    const panda_pack v572 = ((v61 * v233) - (3.162077 * v248)) - (v40 * v238);
    const panda_pack v573 = (v297 * v571) + (((v302 * v565) - (v303 * v566)) - (v457 * v572));
    const panda_pack v574 = (((v573 - (v299 * v562)) - (v300 * v564)) - (v0_cosine[0] * v560)) + (v56 * v568);
    *(panda_unaligned *)&C[37U * stride] = v574 - (v28 * v569);
    const panda_pack v575 = (v309 * v564) + (((v310 * v566) - (v311 * v565)) + (v466 * v572));
    const panda_pack v576 = (((v575 - (v308 * v562)) + (v313 * v571)) - (v26 * v569)) - (v54 * v568);
    *(panda_unaligned *)&C[38U * stride] = v576 + (v16 * v560);
    const panda_pack v577 = (((v319 * v566) - (v318 * v565)) - (v477 * v572)) + (v320 * v562);
    const panda_pack v578 = ((v59 * v568) + ((v577 + (v317 * v564)) - (v322 * v571))) - (v31 * v569);
    *(panda_unaligned *)&C[39U * stride] = v578 - (v18 * v560);
    const panda_pack v579 = (v40 * v494) + (((v42 * v485) + (v73 * v487)) + (v248 * v535));
    *(panda_unaligned *)&C[40U * stride] = (v579 - (v61 * v491)) - (v41 * v333);
    const panda_pack v580 = (v61 * v498) + ((v248 * v538) - ((v42 * v500) + (v73 * v502)));
    *(panda_unaligned *)&C[41U * stride] = (v580 + (v40 * v505)) + (v41 * v342);
    const panda_pack v581 = v338 - (((v64 * v349) + ((v72 * v377) + (v39 * v371))) + (v32 * v383));
    *(panda_unaligned *)&C[42U * stride] = -v581;
    const panda_pack v582 = ((v38 * v109) + ((v250 * v86) - (v72 * v343))) - (v64 * v429);
    const panda_pack v583 = v582 + (v32 * v254);
    const panda_pack v584 = ((v38 * v97) - ((v39 * v343) + (v250 * v70))) + (v64 * v254);
    const panda_pack v585 = v584 - (v32 * v402);
    const panda_pack v586 = (v38 * v70) - ((v64 * v343) + (1.495522 * v72));
    const panda_pack v587 = (v38 * v86) - ((v32 * v343) + (1.495522 * v39));
    const panda_pack v588 = (((v237 * v587) - (v242 * v586)) - (v232 * v585)) + (v227 * v583);
    const panda_pack v589 = (((v38 * v274) - ((v72 * v447) + (v250 * v371))) - (v32 * v407)) - v496;
    const panda_pack v590 = (((v38 * v255) + ((v250 * v377) - (v39 * v447))) - (v64 * v434)) - v503;
    *(panda_unaligned *)&C[43U * stride] = ((v0_cosine[5] * v589) + v588) + (v0_sine[5] * v590);
    const panda_pack v591 = ((v64 * v86) - (1.495522 * v250)) - (v32 * v70);
    const panda_pack v592 = (v300 * v585) + (((v302 * v586) - (v303 * v587)) + (v457 * v591));
    const panda_pack v593 = ((v64 * v109) + ((v72 * v70) + (v39 * v86))) + (v32 * v97);
    const panda_pack v594 = (v38 * v293) - v593;
    const panda_pack v595 = (((v592 - (v299 * v583)) + (v297 * v594)) - (v0_cosine[0] * v581)) + (v56 * v589);
    *(panda_unaligned *)&C[44U * stride] = v595 - (v28 * v590);
    const panda_pack v596 = (v313 * v594) + (((v310 * v587) - (v311 * v586)) - (v466 * v591));
    const panda_pack v597 = (((v596 - (v309 * v585)) - (v308 * v583)) - (v26 * v590)) - (v54 * v589);
    *(panda_unaligned *)&C[45U * stride] = v597 + (v16 * v581);
    const panda_pack v598 = (((v319 * v587) - (v318 * v586)) + (v477 * v591)) + (v320 * v583);
    const panda_pack v599 = ((v59 * v589) + ((v598 - (v317 * v585)) - (v322 * v594))) - (v31 * v590);
    *(panda_unaligned *)&C[46U * stride] = v599 - (v18 * v581);
    const panda_pack v600 = (v332 * v594) - (((v329 * v586) + (v328 * v587)) + (v488 * v591));
    const panda_pack v601 = ((v41 * v581) + ((v600 - (v330 * v583)) + (v327 * v585))) - (v61 * v589);
    *(panda_unaligned *)&C[47U * stride] = v601 - (v40 * v590);
    const panda_pack v602 = (v38 * v342) - (((v72 * v502) + (v39 * v500)) + (v250 * v538));
    *(panda_unaligned *)&C[48U * stride] = (v602 - (v64 * v498)) - (v32 * v505);
}

void panda_coriolis_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    double spread[1U * PANDA_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= PANDA_LANES; first += PANDA_LANES) {
        panda_pack_coriolis_matrix_block(PANDA_LANES, spread, count, &q[first], &qd[first], &C[first]);
    }
    if (first < count) {
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double C_rest[49U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_coriolis_matrix_block(PANDA_LANES, spread, PANDA_LANES, q_rest, qd_rest, C_rest);
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
