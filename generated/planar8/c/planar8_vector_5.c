/* Many states at a time. Compiled with PLANAR8_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "planar8.h"

#if defined(PLANAR8_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PLANAR8_BYTES 64
#elif defined(__AVX__)
#define PLANAR8_BYTES 32
#else
#define PLANAR8_BYTES 16
#endif
#define PLANAR8_LANES (PLANAR8_BYTES / sizeof(double))
#define PLANAR8_APART __attribute__((noinline, unused))
#define PLANAR8_BODY static inline __attribute__((always_inline, unused))
#define PLANAR8_INLINE static inline __attribute__((unused))

typedef double planar8_pack __attribute__((vector_size(PLANAR8_BYTES)));
typedef double planar8_unaligned __attribute__((vector_size(PLANAR8_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t planar8_mask __attribute__((vector_size(PLANAR8_BYTES)));
typedef signed char planar8_bytes __attribute__((vector_size(PLANAR8_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short planar8_shorts __attribute__((vector_size(2 * PLANAR8_BYTES / sizeof(double))));

PLANAR8_INLINE planar8_pack planar8_pack_splat(double x)
{
    return x - (planar8_pack){ 0.0 };
}

PLANAR8_INLINE planar8_pack planar8_pack_at(const double *x)
{
    return *(const planar8_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PLANAR8_INLINE planar8_pack planar8_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? planar8_pack_splat(prepared[k]) : planar8_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The last block of a batch is filled up with copies of its last state. */
static PLANAR8_APART void planar8_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PLANAR8_APART void planar8_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PLANAR8_INLINE planar8_pack planar8_pack_select(planar8_mask condition, planar8_pack x, planar8_pack y)
{
    return (planar8_pack)(((planar8_mask)x & condition) | ((planar8_mask)y & ~condition));
}

PLANAR8_INLINE planar8_pack planar8_pack_abs(planar8_pack x)
{
    return (planar8_pack)((planar8_mask)x & ~(planar8_mask)planar8_pack_splat(-0.0));
}

PLANAR8_INLINE bool planar8_pack_all(planar8_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PLANAR8_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long planar8_bits __attribute__((vector_size(PLANAR8_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. */
static inline __attribute__((always_inline, unused)) void planar8_pack_sincos_pair(const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine, planar8_bits *beyond)
{
    const planar8_pack x = *angle;
    union { planar8_pack number; planar8_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const planar8_pack n = k.number - 6755399441186816.0;
    const planar8_pack w = x - (n * 1.5707963267923333);
    const planar8_pack r = w - (n * 2.5633441515839558e-12);
    const planar8_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const planar8_pack z = r * r;
    const planar8_pack u = 1.0 - (0.5 * z);
    const planar8_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const planar8_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const planar8_bits odd = 0ULL - (k.bits & 1ULL);
    const planar8_bits sign = k.bits << 62;
    const planar8_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const planar8_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PLANAR8_APART void planar8_pack_sincos_beyond(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const planar8_mask inside = (planar8_mask)(planar8_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PLANAR8_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void planar8_pack_sincos_guard(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine, const planar8_bits *beyond)
{
    if (!planar8_pack_all((planar8_mask)((*beyond >> 18) == 0ULL))) {
        planar8_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PLANAR8_APART void planar8_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    (void)spacing;
    (void)prepared;
    const planar8_pack v0 = planar8_pack_at(&q[0]) + planar8_pack_at(&q[stride]);
    const planar8_pack v1 = planar8_pack_at(&q[2U * stride]) + v0;
    const planar8_pack v2 = planar8_pack_at(&q[3U * stride]) + v1;
    const planar8_pack v3 = planar8_pack_at(&q[4U * stride]) + v2;
    const planar8_pack v4 = planar8_pack_at(&q[5U * stride]) + v3;
    const planar8_pack v5 = planar8_pack_at(&q[6U * stride]) + v4;
    const planar8_pack v6 = planar8_pack_at(&q[7U * stride]) + v5;
    const planar8_pack v7_angle[8] = {v3, v2, v4, v1, v0, planar8_pack_at(&q[0]), v5, v6};
    planar8_pack v7_sine[8];
    planar8_pack v7_cosine[8];
    planar8_bits v7_beyond = { 0U };
    planar8_pack_sincos_pair(&v7_angle[0], &v7_sine[0], &v7_cosine[0], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[1], &v7_sine[1], &v7_cosine[1], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[2], &v7_sine[2], &v7_cosine[2], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[3], &v7_sine[3], &v7_cosine[3], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[4], &v7_sine[4], &v7_cosine[4], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[5], &v7_sine[5], &v7_cosine[5], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[6], &v7_sine[6], &v7_cosine[6], &v7_beyond);
    planar8_pack_sincos_pair(&v7_angle[7], &v7_sine[7], &v7_cosine[7], &v7_beyond);
    planar8_pack_sincos_guard(8U, v7_angle, v7_sine, v7_cosine, &v7_beyond);
    const planar8_pack v23 = 0.88 * v7_sine[0];
    const planar8_pack v24 = planar8_pack_at(&qdd[0]) + planar8_pack_at(&qdd[stride]);
    const planar8_pack v25 = planar8_pack_at(&qdd[2U * stride]) + v24;
    const planar8_pack v26 = planar8_pack_at(&qdd[3U * stride]) + v25;
    const planar8_pack v27 = planar8_pack_at(&qdd[4U * stride]) + v26;
    const planar8_pack v28 = planar8_pack_at(&qd[0]) + planar8_pack_at(&qd[stride]);
    const planar8_pack v29 = planar8_pack_at(&qd[2U * stride]) + v28;
    const planar8_pack v30 = planar8_pack_at(&qd[3U * stride]) + v29;
    const planar8_pack v31 = planar8_pack_at(&qd[4U * stride]) + v30;
    const planar8_pack v32 = v31 * v31;
    const planar8_pack v33 = 0.88 * v7_cosine[0];
    const planar8_pack v34 = (v32 * v33) + (v27 * v23);
    const planar8_pack v35 = 0.91 * v7_sine[1];
    const planar8_pack v36 = v30 * v30;
    const planar8_pack v37 = 0.91 * v7_cosine[1];
    const planar8_pack v38 = (v36 * v37) + (v26 * v35);
    const planar8_pack v39 = v38 + v34;
    const planar8_pack v40 = 0.85 * v7_sine[2];
    const planar8_pack v41 = planar8_pack_at(&qdd[5U * stride]) + v27;
    const planar8_pack v42 = planar8_pack_at(&qd[5U * stride]) + v31;
    const planar8_pack v43 = v42 * v42;
    const planar8_pack v44 = 0.85 * v7_cosine[2];
    const planar8_pack v45 = (v43 * v44) + (v41 * v40);
    const planar8_pack v46 = v45 + v39;
    const planar8_pack v47 = 0.94 * v7_sine[3];
    const planar8_pack v48 = v29 * v29;
    const planar8_pack v49 = 0.94 * v7_cosine[3];
    const planar8_pack v50 = (v48 * v49) + (v25 * v47);
    const planar8_pack v51 = 0.97 * v7_sine[4];
    const planar8_pack v52 = v28 * v28;
    const planar8_pack v53 = 0.97 * v7_cosine[4];
    const planar8_pack v54 = (v52 * v53) + (v24 * v51);
    const planar8_pack v55 = v54 + v50;
    const planar8_pack v56 = planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0]);
    const planar8_pack v57 = (v56 * v7_cosine[5]) + (planar8_pack_at(&qdd[0]) * v7_sine[5]);
    const planar8_pack v58 = v57 + v55;
    const planar8_pack v59 = v58 + v46;
    const planar8_pack v60 = 1.9844 * v7_cosine[6];
    const planar8_pack v61 = (v25 * v49) - (v48 * v47);
    const planar8_pack v62 = (v24 * v53) - (v52 * v51);
    const planar8_pack v63 = v62 + v61;
    const planar8_pack v64 = (planar8_pack_at(&qdd[0]) * v7_cosine[5]) - (v56 * v7_sine[5]);
    const planar8_pack v65 = v64 + v63;
    const planar8_pack v66 = 9.81 + v65;
    const planar8_pack v67 = 1.9844 * v7_sine[6];
    const planar8_pack v68 = (v27 * v33) - (v32 * v23);
    const planar8_pack v69 = (v26 * v37) - (v36 * v35);
    const planar8_pack v70 = v69 + v68;
    const planar8_pack v71 = (v41 * v44) - (v43 * v40);
    const planar8_pack v72 = v71 + v70;
    const planar8_pack v73 = v67 * v72;
    const planar8_pack v74 = 0.6043499999999999 * v7_cosine[7];
    const planar8_pack v75 = 0.6043499999999999 * v7_sine[7];
    const planar8_pack v76 = 0.82 * v7_sine[6];
    const planar8_pack v77 = planar8_pack_at(&qdd[6U * stride]) + v41;
    const planar8_pack v78 = planar8_pack_at(&qd[6U * stride]) + v42;
    const planar8_pack v79 = v78 * v78;
    const planar8_pack v80 = 0.82 * v7_cosine[6];
    const planar8_pack v81 = (v79 * v80) + (v77 * v76);
    const planar8_pack v82 = v74 * v81;
    const planar8_pack v83 = (v77 * v80) - (v79 * v76);
    const planar8_pack v84 = v75 * (v83 + v72);
    const planar8_pack v85 = ((v82 - (v75 * v66)) + (v74 * v59)) - v84;
    *(planar8_unaligned *)&by_q[63U * stride] = v85;
    const planar8_pack v86 = ((v73 + (v67 * v66)) - (v60 * v59)) - v85;
    const planar8_pack v87 = v84 - (v74 * (v81 + v46));
    const planar8_pack v88 = v87 + (v73 - (v60 * v46));
    const planar8_pack v89 = 3.3787499999999997 * v7_cosine[2];
    const planar8_pack v90 = 3.3787499999999997 * v7_sine[2];
    const planar8_pack v91 = (v90 * v66) - (v89 * (v58 + v39));
    const planar8_pack v92 = ((v91 + (v89 * v39)) - v88) + v86;
    const planar8_pack v93 = 4.7784 * v7_sine[0];
    const planar8_pack v94 = 4.7784 * v7_cosine[0];
    const planar8_pack v95 = (v94 * v38) - (v93 * v69);
    const planar8_pack v96 = (v93 * v66) - ((v94 * v58) + v95);
    const planar8_pack v97 = v95 + v96;
    const planar8_pack v98 = v92 + v97;
    const planar8_pack v99 = v74 + v60;
    const planar8_pack v100 = v99 + v89;
    const planar8_pack v101 = v100 + v94;
    const planar8_pack v102 = 6.17435 * v7_cosine[1];
    const planar8_pack v103 = v101 + v102;
    const planar8_pack v104 = v75 + v67;
    const planar8_pack v105 = v104 + v90;
    const planar8_pack v106 = v105 + v93;
    const planar8_pack v107 = 6.17435 * v7_sine[1];
    const planar8_pack v108 = v106 + v107;
    const planar8_pack v109 = ((v65 * v108) - (v58 * v103)) - v98;
    const planar8_pack v110 = 7.557599999999999 * v7_cosine[3];
    const planar8_pack v111 = 7.557599999999999 * v7_sine[3];
    const planar8_pack v112 = (v64 * v111) - (v57 * v110);
    const planar8_pack v113 = v112 + v109;
    const planar8_pack v114 = (v102 * v58) - (v107 * v66);
    const planar8_pack v115 = (v112 + (74.14005599999999 * v7_sine[3])) - v114;
    const planar8_pack v116 = v115 + (87.4968615 * v7_sine[4]);
    const planar8_pack v117 = 8.919149999999998 * v7_cosine[5];
    const planar8_pack v118 = 8.919149999999998 * v7_sine[5];
    const planar8_pack v119 = (v7_sine[4] * v118) + (v7_cosine[4] * v117);
    const planar8_pack v120 = v116 + (v52 * v119);
    const planar8_pack v121 = v28 * v7_sine[4];
    const planar8_pack v122 = v28 * v7_cosine[4];
    *(planar8_unaligned *)&by_q[0] = v113 + (((v28 * ((v117 * v122) + (v118 * v121))) - (100.55249999999998 * v7_sine[5])) - v120);
    const planar8_pack v123 = -v97;
    const planar8_pack v124 = v123 - v92;
    const planar8_pack v125 = v124 + ((v63 * v108) - (v55 * v103));
    const planar8_pack v126 = v125 + (8.919149999999998 * ((v7_cosine[4] * v57) - (v7_sine[4] * v64)));
    const planar8_pack v127 = (v7_cosine[4] * v118) - (v7_sine[4] * v117);
    const planar8_pack v128 = planar8_pack_at(&qdd[7U * stride]) + v77;
    const planar8_pack v129 = planar8_pack_at(&qd[7U * stride]) + v78;
    const planar8_pack v130 = v129 * v129;
    const planar8_pack v131 = (v130 * v74) + (v128 * v75);
    const planar8_pack v132 = v131 + ((v77 * v67) + (v79 * v60));
    const planar8_pack v133 = v132 + ((v41 * v90) + (v43 * v89));
    const planar8_pack v134 = v133 + ((v27 * v93) + (v32 * v94));
    const planar8_pack v135 = v134 + ((v26 * v107) + (v36 * v102));
    const planar8_pack v136 = v29 * v7_cosine[3];
    const planar8_pack v137 = 7.557599999999999 * v29;
    const planar8_pack v138 = v135 + ((v25 * v111) + (v137 * v136));
    const planar8_pack v139 = (v128 * v74) - (v130 * v75);
    const planar8_pack v140 = v139 + ((v77 * v60) - (v79 * v67));
    const planar8_pack v141 = v140 + ((v41 * v89) - (v43 * v90));
    const planar8_pack v142 = v141 + ((v27 * v94) - (v32 * v93));
    const planar8_pack v143 = v142 + ((v26 * v102) - (v36 * v107));
    const planar8_pack v144 = v29 * v7_sine[3];
    const planar8_pack v145 = v143 + ((v25 * v110) - (v137 * v144));
    const planar8_pack v146 = (v7_sine[5] * v145) - (v7_cosine[5] * v138);
    *(planar8_unaligned *)&by_q[stride] = v126 + (v146 + ((v24 * v127) - v120));
    const planar8_pack v147 = v124 + ((v61 * v108) - (v50 * v103));
    const planar8_pack v148 = (v115 + ((v111 * v62) - (v110 * v54))) - v147;
    const planar8_pack v149 = ((v53 * v138) - (v51 * v145)) + v148;
    *(planar8_unaligned *)&by_q[2U * stride] = v146 - v149;
    const planar8_pack v150 = -v92;
    *(planar8_unaligned *)&by_q[43U * stride] = v150;
    const planar8_pack v151 = v123 + v150;
    *(planar8_unaligned *)&by_q[35U * stride] = v151;
    const planar8_pack v152 = v114 + v151;
    *(planar8_unaligned *)&by_q[27U * stride] = v152;
    const planar8_pack v153 = ((v47 * v143) - (v49 * v135)) + v152;
    *(planar8_unaligned *)&by_q[19U * stride] = v153;
    const planar8_pack v154 = v7_cosine[5] + v53;
    const planar8_pack v155 = v7_sine[5] + v51;
    *(planar8_unaligned *)&by_q[3U * stride] = v153 + ((v155 * v143) - (v154 * v135));
    const planar8_pack v156 = (v75 * v83) - v82;
    const planar8_pack v157 = v156 - v86;
    *(planar8_unaligned *)&by_q[54U * stride] = v157;
    const planar8_pack v158 = ((v45 * v99) - (v71 * v104)) - v157;
    const planar8_pack v159 = (v91 + (v90 * v70)) + v158;
    const planar8_pack v160 = v159 + ((v34 * v100) - (v68 * v105));
    const planar8_pack v161 = (-v96) - v160;
    *(planar8_unaligned *)&by_q[36U * stride] = v161;
    const planar8_pack v162 = v49 + v37;
    const planar8_pack v163 = v53 + v162;
    const planar8_pack v164 = v7_cosine[5] + v163;
    const planar8_pack v165 = v47 + v35;
    const planar8_pack v166 = v51 + v165;
    const planar8_pack v167 = v7_sine[5] + v166;
    *(planar8_unaligned *)&by_q[4U * stride] = v161 + ((v167 * v142) - (v164 * v134));
    const planar8_pack v168 = v159 + ((v33 * v133) - (v23 * v141));
    const planar8_pack v169 = v168 + ((v37 * v133) - (v35 * v141));
    const planar8_pack v170 = v169 + ((v49 * v133) - (v47 * v141));
    *(planar8_unaligned *)&by_q[5U * stride] = ((v155 * v141) - (v154 * v133)) - v170;
    const planar8_pack v171 = v23 + v40;
    const planar8_pack v172 = v33 + v44;
    const planar8_pack v173 = ((v172 * v132) - (v171 * v140)) - v157;
    const planar8_pack v174 = v173 + ((v163 * v132) - (v166 * v140));
    *(planar8_unaligned *)&by_q[6U * stride] = ((v7_sine[5] * v140) - (v7_cosine[5] * v132)) - v174;
    const planar8_pack v175 = ((v80 * v131) - (v76 * v139)) - v85;
    const planar8_pack v176 = v175 + ((v172 * v131) - (v171 * v139));
    *(planar8_unaligned *)&by_q[7U * stride] = ((v167 * v139) - (v164 * v131)) - v176;
    *(planar8_unaligned *)&by_q[8U * stride] = v113 - v116;
    *(planar8_unaligned *)&by_q[9U * stride] = v126 - v116;
    *(planar8_unaligned *)&by_q[10U * stride] = -v149;
    *(planar8_unaligned *)&by_q[11U * stride] = v153 + ((v51 * v143) - (v53 * v135));
    *(planar8_unaligned *)&by_q[12U * stride] = v161 + ((v166 * v142) - (v163 * v134));
    *(planar8_unaligned *)&by_q[13U * stride] = ((v51 * v141) - (v53 * v133)) - v170;
    *(planar8_unaligned *)&by_q[14U * stride] = -v174;
    *(planar8_unaligned *)&by_q[15U * stride] = ((v166 * v139) - (v163 * v131)) - v176;
    *(planar8_unaligned *)&by_q[16U * stride] = v113 - v115;
    *(planar8_unaligned *)&by_q[17U * stride] = v125 - v115;
    *(planar8_unaligned *)&by_q[18U * stride] = -v148;
    *(planar8_unaligned *)&by_q[20U * stride] = v161 + ((v165 * v142) - (v162 * v134));
    *(planar8_unaligned *)&by_q[21U * stride] = -v170;
    *(planar8_unaligned *)&by_q[22U * stride] = ((v165 * v140) - (v162 * v132)) - v173;
    *(planar8_unaligned *)&by_q[23U * stride] = ((v165 * v139) - (v162 * v131)) - v176;
    *(planar8_unaligned *)&by_q[24U * stride] = v114 + v109;
    *(planar8_unaligned *)&by_q[25U * stride] = v114 + v125;
    *(planar8_unaligned *)&by_q[26U * stride] = v114 + v147;
    *(planar8_unaligned *)&by_q[28U * stride] = v161 + ((v35 * v142) - (v37 * v134));
    *(planar8_unaligned *)&by_q[29U * stride] = -v169;
    *(planar8_unaligned *)&by_q[30U * stride] = ((v35 * v140) - (v37 * v132)) - v173;
    *(planar8_unaligned *)&by_q[31U * stride] = ((v35 * v139) - (v37 * v131)) - v176;
    *(planar8_unaligned *)&by_q[32U * stride] = ((v65 * v106) - (v58 * v101)) - v98;
    *(planar8_unaligned *)&by_q[33U * stride] = v124 + ((v63 * v106) - (v55 * v101));
    *(planar8_unaligned *)&by_q[34U * stride] = v124 + ((v61 * v106) - (v50 * v101));
    *(planar8_unaligned *)&by_q[37U * stride] = -v168;
    *(planar8_unaligned *)&by_q[38U * stride] = -v173;
    *(planar8_unaligned *)&by_q[39U * stride] = -v176;
    *(planar8_unaligned *)&by_q[40U * stride] = ((v65 * v105) - (v58 * v100)) - v92;
    *(planar8_unaligned *)&by_q[41U * stride] = ((v63 * v105) - (v55 * v100)) - v92;
    *(planar8_unaligned *)&by_q[42U * stride] = ((v61 * v105) - (v50 * v100)) - v92;
    *(planar8_unaligned *)&by_q[44U * stride] = -v160;
    *(planar8_unaligned *)&by_q[45U * stride] = -v159;
    *(planar8_unaligned *)&by_q[46U * stride] = v157 + ((v40 * v140) - (v44 * v132));
    *(planar8_unaligned *)&by_q[47U * stride] = ((v40 * v139) - (v44 * v131)) - v175;
    const planar8_pack v177 = v86 - v88;
    *(planar8_unaligned *)&by_q[48U * stride] = ((v65 * v104) - (v58 * v99)) - v177;
    *(planar8_unaligned *)&by_q[49U * stride] = ((v63 * v104) - (v55 * v99)) - v177;
    *(planar8_unaligned *)&by_q[50U * stride] = ((v61 * v104) - (v50 * v99)) - v177;
    *(planar8_unaligned *)&by_q[51U * stride] = -v177;
    *(planar8_unaligned *)&by_q[52U * stride] = ((v68 * v104) - (v34 * v99)) - v158;
    *(planar8_unaligned *)&by_q[53U * stride] = -v158;
    *(planar8_unaligned *)&by_q[55U * stride] = -v175;
    const planar8_pack v178 = v85 + v87;
    *(planar8_unaligned *)&by_q[59U * stride] = v178;
    *(planar8_unaligned *)&by_q[56U * stride] = v178 + ((v65 * v75) - (v58 * v74));
    *(planar8_unaligned *)&by_q[57U * stride] = v178 + ((v63 * v75) - (v55 * v74));
    *(planar8_unaligned *)&by_q[58U * stride] = v178 + ((v61 * v75) - (v50 * v74));
    const planar8_pack v179 = v85 + v156;
    *(planar8_unaligned *)&by_q[62U * stride] = v179;
    const planar8_pack v180 = ((v75 * v71) - (v74 * v45)) + v179;
    *(planar8_unaligned *)&by_q[61U * stride] = v180;
    *(planar8_unaligned *)&by_q[60U * stride] = v180 + ((v68 * v75) - (v34 * v74));
    const planar8_pack v181 = v30 * v7_sine[1];
    const planar8_pack v182 = v31 * v7_sine[0];
    const planar8_pack v183 = (1.76 * v182) + (1.82 * v181);
    const planar8_pack v184 = 1.7 * v42;
    const planar8_pack v185 = v183 + (v184 * v7_sine[2]);
    const planar8_pack v186 = v185 + (1.88 * v144);
    const planar8_pack v187 = v30 * v7_cosine[1];
    const planar8_pack v188 = v31 * v7_cosine[0];
    const planar8_pack v189 = (1.76 * v188) + (1.82 * v187);
    const planar8_pack v190 = v189 + (v184 * v7_cosine[2]);
    const planar8_pack v191 = v190 + (1.88 * v136);
    const planar8_pack v192 = v78 * v7_sine[6];
    const planar8_pack v193 = v78 * v7_cosine[6];
    const planar8_pack v194 = (v75 * (v191 + (1.64 * v193))) - (v74 * (v186 + (1.64 * v192)));
    *(planar8_unaligned *)&by_qd[58U * stride] = v194;
    const planar8_pack v195 = v194 + ((v67 * v191) - (v60 * v186));
    const planar8_pack v196 = (v90 * v189) - (v89 * v183);
    const planar8_pack v197 = v196 + v195;
    const planar8_pack v198 = 0.9911339999999998 * ((v7_cosine[6] * v7_sine[7]) - (v7_sine[6] * v7_cosine[7]));
    const planar8_pack v199 = v129 * v198;
    const planar8_pack v200 = 1.2086999999999999 * v129;
    const planar8_pack v201 = v200 * v7_cosine[7];
    const planar8_pack v202 = v201 + (3.9688 * v193);
    const planar8_pack v203 = v200 * v7_sine[7];
    const planar8_pack v204 = v203 + (3.9688 * v192);
    const planar8_pack v205 = ((v40 * v202) - v199) - (v44 * v204);
    const planar8_pack v206 = 6.757499999999999 * v42;
    const planar8_pack v207 = v202 + (v206 * v7_cosine[2]);
    const planar8_pack v208 = v204 + (v206 * v7_sine[2]);
    const planar8_pack v209 = (v33 * v208) - (v23 * v207);
    const planar8_pack v210 = (v209 + (8.696688000000002 * ((v7_cosine[0] * v181) - (v7_sine[0] * v187)))) - v205;
    const planar8_pack v211 = v210 - v197;
    const planar8_pack v212 = (v136 * v90) - (v144 * v89);
    const planar8_pack v213 = (1.88 * (v212 + ((v136 * v93) - (v144 * v94)))) - v211;
    const planar8_pack v214 = v208 + (9.5568 * v182);
    const planar8_pack v215 = v207 + (9.5568 * v188);
    const planar8_pack v216 = (v35 * v215) - (v37 * v214);
    const planar8_pack v217 = v216 + (11.607777999999998 * ((v7_sine[1] * v136) - (v7_cosine[1] * v144)));
    const planar8_pack v218 = 2.0 * planar8_pack_at(&qd[0]);
    const planar8_pack v219 = (v218 * v7_cosine[5]) + (1.94 * v122);
    const planar8_pack v220 = (v218 * v7_sine[5]) + (1.94 * v121);
    const planar8_pack v221 = v213 + ((v217 + (v219 * v108)) - (v220 * v103));
    *(planar8_unaligned *)&by_qd[24U * stride] = v221;
    const planar8_pack v222 = v214 + (12.3487 * v181);
    const planar8_pack v223 = v215 + (12.3487 * v187);
    const planar8_pack v224 = (v47 * v223) - (v49 * v222);
    const planar8_pack v225 = v222 + (15.115199999999998 * v144);
    const planar8_pack v226 = v223 + (15.115199999999998 * v136);
    const planar8_pack v227 = (v224 - (v53 * v225)) + (v51 * v226);
    const planar8_pack v228 = (v111 * v219) - (v110 * v220);
    const planar8_pack v229 = (((v218 * v127) - v228) - v227) - v221;
    const planar8_pack v230 = (v7_sine[5] * v226) - (v7_cosine[5] * v225);
    const planar8_pack v231 = v230 + ((2.0 * v28) * v127);
    *(planar8_unaligned *)&by_qd[0] = v231 - v229;
    const planar8_pack v232 = 6.352049999999999 * ((v136 * v7_sine[2]) - (v144 * v7_cosine[2]));
    const planar8_pack v233 = (v232 - (8.983392 * ((v144 * v7_cosine[0]) - (v136 * v7_sine[0])))) - v211;
    *(planar8_unaligned *)&by_qd[34U * stride] = v233;
    const planar8_pack v234 = v217 + v233;
    *(planar8_unaligned *)&by_qd[26U * stride] = v234;
    const planar8_pack v235 = 1.1724389999999998 * ((v122 * v7_sine[7]) - (v121 * v7_cosine[7]));
    const planar8_pack v236 = v235 + (3.8497359999999996 * ((v122 * v7_sine[6]) - (v121 * v7_cosine[6])));
    const planar8_pack v237 = v236 + (6.554774999999999 * ((v122 * v7_sine[2]) - (v121 * v7_cosine[2])));
    const planar8_pack v238 = (9.270096 * ((v121 * v7_cosine[0]) - (v122 * v7_sine[0]))) - v237;
    const planar8_pack v239 = v234 + ((11.978238999999999 * ((v122 * v7_sine[1]) - (v121 * v7_cosine[1]))) - v238);
    *(planar8_unaligned *)&by_qd[25U * stride] = v239;
    const planar8_pack v240 = v239 - (14.661743999999997 * ((v7_cosine[3] * v121) - (v7_sine[3] * v122)));
    const planar8_pack v241 = v227 + v240;
    *(planar8_unaligned *)&by_qd[9U * stride] = v241;
    *(planar8_unaligned *)&by_qd[stride] = v231 + v241;
    const planar8_pack v242 = v227 + v234;
    *(planar8_unaligned *)&by_qd[10U * stride] = v242;
    *(planar8_unaligned *)&by_qd[2U * stride] = v230 + v242;
    const planar8_pack v243 = v78 * v198;
    *(planar8_unaligned *)&by_qd[62U * stride] = v243;
    const planar8_pack v244 = (v243 + (v190 * v104)) - (v185 * v99);
    const planar8_pack v245 = v196 + v244;
    const planar8_pack v246 = v245 - v210;
    *(planar8_unaligned *)&by_qd[35U * stride] = v246;
    const planar8_pack v247 = v216 + v246;
    *(planar8_unaligned *)&by_qd[27U * stride] = v247;
    const planar8_pack v248 = v224 + v247;
    *(planar8_unaligned *)&by_qd[19U * stride] = v248;
    *(planar8_unaligned *)&by_qd[3U * stride] = v248 + ((v155 * v223) - (v154 * v222));
    const planar8_pack v249 = v205 + v243;
    *(planar8_unaligned *)&by_qd[46U * stride] = v249;
    const planar8_pack v250 = v184 * ((v7_sine[2] * v99) - (v7_cosine[2] * v104));
    const planar8_pack v251 = v250 - v249;
    const planar8_pack v252 = v209 + v251;
    const planar8_pack v253 = 1.76 * ((v182 * v99) - (v188 * v104));
    const planar8_pack v254 = v253 - (5.946599999999999 * ((v7_sine[2] * v188) - (v7_cosine[2] * v182)));
    const planar8_pack v255 = v252 + v254;
    const planar8_pack v256 = v216 - v255;
    *(planar8_unaligned *)&by_qd[28U * stride] = v256;
    const planar8_pack v257 = v256 + ((v47 * v215) - (v49 * v214));
    *(planar8_unaligned *)&by_qd[20U * stride] = v257;
    *(planar8_unaligned *)&by_qd[4U * stride] = v257 + ((v155 * v215) - (v154 * v214));
    *(planar8_unaligned *)&by_qd[5U * stride] = ((v167 * v207) - (v164 * v208)) - v252;
    const planar8_pack v258 = ((v33 * v204) - (v23 * v202)) - v249;
    *(planar8_unaligned *)&by_qd[6U * stride] = ((v167 * v202) - (v164 * v204)) - v258;
    const planar8_pack v259 = v199 + ((v172 * v203) - (v171 * v201));
    *(planar8_unaligned *)&by_qd[7U * stride] = ((v167 * v201) - (v164 * v203)) - v259;
    *(planar8_unaligned *)&by_qd[8U * stride] = -v229;
    *(planar8_unaligned *)&by_qd[11U * stride] = v248 + ((v51 * v223) - (v53 * v222));
    *(planar8_unaligned *)&by_qd[12U * stride] = v257 + ((v51 * v215) - (v53 * v214));
    *(planar8_unaligned *)&by_qd[13U * stride] = ((v166 * v207) - (v163 * v208)) - v252;
    *(planar8_unaligned *)&by_qd[14U * stride] = ((v166 * v202) - (v163 * v204)) - v258;
    *(planar8_unaligned *)&by_qd[15U * stride] = ((v166 * v201) - (v163 * v203)) - v259;
    *(planar8_unaligned *)&by_qd[16U * stride] = (v228 + v224) + v221;
    *(planar8_unaligned *)&by_qd[17U * stride] = v224 + v240;
    *(planar8_unaligned *)&by_qd[18U * stride] = v224 + v234;
    *(planar8_unaligned *)&by_qd[21U * stride] = ((v165 * v207) - (v162 * v208)) - v252;
    *(planar8_unaligned *)&by_qd[22U * stride] = ((v165 * v202) - (v162 * v204)) - v258;
    *(planar8_unaligned *)&by_qd[23U * stride] = ((v165 * v201) - (v162 * v203)) - v259;
    *(planar8_unaligned *)&by_qd[29U * stride] = ((v35 * v207) - (v37 * v208)) - v252;
    *(planar8_unaligned *)&by_qd[30U * stride] = ((v35 * v202) - (v37 * v204)) - v258;
    *(planar8_unaligned *)&by_qd[31U * stride] = -(v259 + ((1.099917 * v129) * ((v7_cosine[1] * v7_sine[7]) - (v7_sine[1] * v7_cosine[7]))));
    *(planar8_unaligned *)&by_qd[32U * stride] = v213 + ((v219 * v106) - (v220 * v101));
    *(planar8_unaligned *)&by_qd[33U * stride] = v233 - v238;
    *(planar8_unaligned *)&by_qd[36U * stride] = -v255;
    *(planar8_unaligned *)&by_qd[37U * stride] = -v252;
    *(planar8_unaligned *)&by_qd[38U * stride] = -v258;
    *(planar8_unaligned *)&by_qd[39U * stride] = -v259;
    const planar8_pack v260 = v205 + v197;
    *(planar8_unaligned *)&by_qd[40U * stride] = v260 + (((v219 * v105) + (1.88 * v212)) - (v220 * v100));
    const planar8_pack v261 = v232 + v260;
    *(planar8_unaligned *)&by_qd[42U * stride] = v261;
    *(planar8_unaligned *)&by_qd[41U * stride] = v237 + v261;
    *(planar8_unaligned *)&by_qd[43U * stride] = v205 + v245;
    const planar8_pack v262 = -v251;
    *(planar8_unaligned *)&by_qd[45U * stride] = v262;
    *(planar8_unaligned *)&by_qd[44U * stride] = v262 - v254;
    const planar8_pack v263 = 1.0273949999999998 * ((v7_sine[2] * v7_cosine[7]) - (v7_cosine[2] * v7_sine[7]));
    *(planar8_unaligned *)&by_qd[47U * stride] = (v129 * v263) - v199;
    const planar8_pack v264 = v199 - v195;
    *(planar8_unaligned *)&by_qd[48U * stride] = ((v219 * v104) - (v220 * v99)) - v264;
    *(planar8_unaligned *)&by_qd[49U * stride] = v236 - v264;
    *(planar8_unaligned *)&by_qd[50U * stride] = -v264;
    *(planar8_unaligned *)&by_qd[51U * stride] = v244 - v199;
    const planar8_pack v265 = v199 - v243;
    const planar8_pack v266 = v250 + v265;
    *(planar8_unaligned *)&by_qd[52U * stride] = -(v253 + v266);
    *(planar8_unaligned *)&by_qd[53U * stride] = -v266;
    *(planar8_unaligned *)&by_qd[54U * stride] = -v265;
    *(planar8_unaligned *)&by_qd[55U * stride] = -v199;
    *(planar8_unaligned *)&by_qd[56U * stride] = v194 + ((v219 * v75) - (v220 * v74));
    *(planar8_unaligned *)&by_qd[57U * stride] = v194 + v235;
    *(planar8_unaligned *)&by_qd[59U * stride] = v243 + ((v190 * v75) - (v185 * v74));
    const planar8_pack v267 = (v42 * v263) - v243;
    *(planar8_unaligned *)&by_qd[60U * stride] = (1.063656 * ((v188 * v7_sine[7]) - (v182 * v7_cosine[7]))) - v267;
    *(planar8_unaligned *)&by_qd[61U * stride] = -v267;
    *(planar8_unaligned *)&by_qd[63U * stride] = planar8_pack_splat(0.0);
    const planar8_pack v268 = v103 + v110;
    const planar8_pack v269 = v108 + v111;
    const planar8_pack v270 = 0.4955669999999999 * ((v7_sine[6] * v7_sine[7]) + (v7_cosine[6] * v7_cosine[7]));
    *(planar8_unaligned *)&by_qdd[63U * stride] = planar8_pack_splat(0.30326059166666663);
    const planar8_pack v271 = 0.30326059166666663 + v270;
    *(planar8_unaligned *)&by_qdd[55U * stride] = v271;
    *(planar8_unaligned *)&by_qdd[62U * stride] = v271;
    const planar8_pack v272 = (v270 + 1.4505909333333333) + v271;
    *(planar8_unaligned *)&by_qdd[54U * stride] = v272;
    const planar8_pack v273 = (v40 * v104) + (v44 * v99);
    const planar8_pack v274 = v273 + v272;
    *(planar8_unaligned *)&by_qdd[46U * stride] = v274;
    *(planar8_unaligned *)&by_qdd[53U * stride] = v274;
    const planar8_pack v275 = (v273 + 2.694021875) + v274;
    *(planar8_unaligned *)&by_qdd[45U * stride] = v275;
    const planar8_pack v276 = (v23 * v105) + (v33 * v100);
    const planar8_pack v277 = v276 + v275;
    *(planar8_unaligned *)&by_qdd[37U * stride] = v277;
    *(planar8_unaligned *)&by_qdd[44U * stride] = v277;
    const planar8_pack v278 = (v276 + 4.0270090666666665) + v277;
    *(planar8_unaligned *)&by_qdd[36U * stride] = v278;
    const planar8_pack v279 = (v35 * v106) + (v37 * v101);
    const planar8_pack v280 = v279 + v278;
    *(planar8_unaligned *)&by_qdd[28U * stride] = v280;
    *(planar8_unaligned *)&by_qdd[35U * stride] = v280;
    const planar8_pack v281 = (v279 + 5.441928158333333) + v280;
    *(planar8_unaligned *)&by_qdd[27U * stride] = v281;
    const planar8_pack v282 = (v47 * v108) + (v49 * v103);
    const planar8_pack v283 = v282 + v281;
    *(planar8_unaligned *)&by_qdd[19U * stride] = v283;
    *(planar8_unaligned *)&by_qdd[26U * stride] = v283;
    const planar8_pack v284 = (v282 + 6.930074799999999) + v283;
    *(planar8_unaligned *)&by_qdd[18U * stride] = v284;
    const planar8_pack v285 = (v51 * v269) + (v53 * v268);
    const planar8_pack v286 = v285 + v284;
    *(planar8_unaligned *)&by_qdd[10U * stride] = v286;
    *(planar8_unaligned *)&by_qdd[17U * stride] = v286;
    const planar8_pack v287 = 8.481664641666665 + v286;
    const planar8_pack v288 = v287 + ((v119 + (v154 * v268)) + (v155 * v269));
    *(planar8_unaligned *)&by_qdd[stride] = v288;
    *(planar8_unaligned *)&by_qdd[8U * stride] = v288;
    const planar8_pack v289 = (v7_sine[5] * v269) + (v7_cosine[5] * v268);
    *(planar8_unaligned *)&by_qdd[0] = (v289 + (10.085833333333332 + v119)) + v288;
    const planar8_pack v290 = v289 + v286;
    *(planar8_unaligned *)&by_qdd[2U * stride] = v290;
    *(planar8_unaligned *)&by_qdd[16U * stride] = v290;
    const planar8_pack v291 = ((v51 * v108) + (v53 * v103)) + v283;
    *(planar8_unaligned *)&by_qdd[11U * stride] = v291;
    *(planar8_unaligned *)&by_qdd[25U * stride] = v291;
    const planar8_pack v292 = ((v7_sine[5] * v108) + (v7_cosine[5] * v103)) + v291;
    *(planar8_unaligned *)&by_qdd[3U * stride] = v292;
    *(planar8_unaligned *)&by_qdd[24U * stride] = v292;
    const planar8_pack v293 = ((v47 * v106) + (v49 * v101)) + v280;
    *(planar8_unaligned *)&by_qdd[20U * stride] = v293;
    *(planar8_unaligned *)&by_qdd[34U * stride] = v293;
    const planar8_pack v294 = ((v51 * v106) + (v53 * v101)) + v293;
    *(planar8_unaligned *)&by_qdd[12U * stride] = v294;
    *(planar8_unaligned *)&by_qdd[33U * stride] = v294;
    const planar8_pack v295 = ((v7_sine[5] * v106) + (v7_cosine[5] * v101)) + v294;
    *(planar8_unaligned *)&by_qdd[4U * stride] = v295;
    *(planar8_unaligned *)&by_qdd[32U * stride] = v295;
    const planar8_pack v296 = ((v35 * v105) + (v37 * v100)) + v277;
    *(planar8_unaligned *)&by_qdd[29U * stride] = v296;
    *(planar8_unaligned *)&by_qdd[43U * stride] = v296;
    const planar8_pack v297 = ((v47 * v105) + (v49 * v100)) + v296;
    *(planar8_unaligned *)&by_qdd[21U * stride] = v297;
    *(planar8_unaligned *)&by_qdd[42U * stride] = v297;
    const planar8_pack v298 = ((v51 * v105) + (v53 * v100)) + v297;
    *(planar8_unaligned *)&by_qdd[13U * stride] = v298;
    *(planar8_unaligned *)&by_qdd[41U * stride] = v298;
    const planar8_pack v299 = ((v7_sine[5] * v105) + (v7_cosine[5] * v100)) + v298;
    *(planar8_unaligned *)&by_qdd[5U * stride] = v299;
    *(planar8_unaligned *)&by_qdd[40U * stride] = v299;
    const planar8_pack v300 = ((v23 * v104) + (v33 * v99)) + v274;
    *(planar8_unaligned *)&by_qdd[38U * stride] = v300;
    *(planar8_unaligned *)&by_qdd[52U * stride] = v300;
    const planar8_pack v301 = ((v35 * v104) + (v37 * v99)) + v300;
    *(planar8_unaligned *)&by_qdd[30U * stride] = v301;
    *(planar8_unaligned *)&by_qdd[51U * stride] = v301;
    const planar8_pack v302 = ((v47 * v104) + (v49 * v99)) + v301;
    *(planar8_unaligned *)&by_qdd[22U * stride] = v302;
    *(planar8_unaligned *)&by_qdd[50U * stride] = v302;
    const planar8_pack v303 = ((v51 * v104) + (v53 * v99)) + v302;
    *(planar8_unaligned *)&by_qdd[14U * stride] = v303;
    *(planar8_unaligned *)&by_qdd[49U * stride] = v303;
    const planar8_pack v304 = ((v7_sine[5] * v104) + (v7_cosine[5] * v99)) + v303;
    *(planar8_unaligned *)&by_qdd[6U * stride] = v304;
    *(planar8_unaligned *)&by_qdd[48U * stride] = v304;
    const planar8_pack v305 = v271 + (0.5136974999999999 * ((v7_sine[2] * v7_sine[7]) + (v7_cosine[2] * v7_cosine[7])));
    *(planar8_unaligned *)&by_qdd[47U * stride] = v305;
    *(planar8_unaligned *)&by_qdd[61U * stride] = v305;
    const planar8_pack v306 = v305 + (0.531828 * ((v7_sine[0] * v7_sine[7]) + (v7_cosine[0] * v7_cosine[7])));
    *(planar8_unaligned *)&by_qdd[39U * stride] = v306;
    *(planar8_unaligned *)&by_qdd[60U * stride] = v306;
    const planar8_pack v307 = v306 + (0.5499585 * ((v7_sine[1] * v7_sine[7]) + (v7_cosine[1] * v7_cosine[7])));
    *(planar8_unaligned *)&by_qdd[31U * stride] = v307;
    *(planar8_unaligned *)&by_qdd[59U * stride] = v307;
    const planar8_pack v308 = v307 + (0.568089 * ((v7_sine[3] * v7_sine[7]) + (v7_cosine[3] * v7_cosine[7])));
    *(planar8_unaligned *)&by_qdd[23U * stride] = v308;
    *(planar8_unaligned *)&by_qdd[58U * stride] = v308;
    const planar8_pack v309 = v308 + (0.5862194999999999 * ((v7_sine[4] * v7_sine[7]) + (v7_cosine[4] * v7_cosine[7])));
    *(planar8_unaligned *)&by_qdd[15U * stride] = v309;
    *(planar8_unaligned *)&by_qdd[57U * stride] = v309;
    const planar8_pack v310 = ((v7_sine[5] * v75) + (v7_cosine[5] * v74)) + v309;
    *(planar8_unaligned *)&by_qdd[7U * stride] = v310;
    *(planar8_unaligned *)&by_qdd[56U * stride] = v310;
    *(planar8_unaligned *)&by_qdd[9U * stride] = v285 + v287;
}

void planar8_inverse_dynamics_gradients_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= PLANAR8_LANES; first += PLANAR8_LANES) {
        planar8_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double qdd_rest[8U * PLANAR8_LANES];
        double by_q_rest[64U * PLANAR8_LANES];
        double by_qd_rest[64U * PLANAR8_LANES];
        double by_qdd_rest[64U * PLANAR8_LANES];

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qdd, qdd_rest);
        planar8_pack_inverse_dynamics_gradients_block(0U, prepared->k, PLANAR8_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, by_q_rest, by_q);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, by_qd_rest, by_qd);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, by_qdd_rest, by_qdd);
    }
}

void planar8_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= PLANAR8_LANES; first += PLANAR8_LANES) {
        planar8_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[8U * PLANAR8_LANES];
        double qd_rest[8U * PLANAR8_LANES];
        double qdd_rest[8U * PLANAR8_LANES];
        double by_q_rest[64U * PLANAR8_LANES];
        double by_qd_rest[64U * PLANAR8_LANES];
        double by_qdd_rest[64U * PLANAR8_LANES];
        double prepared_rest[1U * PLANAR8_LANES] = { 0.0 };

        planar8_pack_take(8U, count, first, PLANAR8_LANES, q, q_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qd, qd_rest);
        planar8_pack_take(8U, count, first, PLANAR8_LANES, qdd, qdd_rest);
        planar8_pack_inverse_dynamics_gradients_block(PLANAR8_LANES, prepared_rest, PLANAR8_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, by_q_rest, by_q);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, by_qd_rest, by_qd);
        planar8_pack_give(64U, count, first, PLANAR8_LANES, by_qdd_rest, by_qdd);
    }
}

#else

typedef int planar8_has_no_vector_code;

#endif
