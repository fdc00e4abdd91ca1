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
   the bits above them, zero for |x| <= 200000.0. */
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


/* The library answers for lanes whose angle is out of range, and for them only. */
static PLANAR8_APART void planar8_pack_sincos_beyond(size_t size, const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const planar8_mask inside = (planar8_mask)(planar8_pack_abs(angle[i]) <= 200000.0);

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
    const planar8_pack v7_angle[8] = {v1, v0, planar8_pack_at(&q[0]), v6, v4, v3, v2, v5};
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
    const planar8_pack v23 = 0.94 * v7_cosine[0];
    const planar8_pack v24 = planar8_pack_at(&qdd[0]) + planar8_pack_at(&qdd[stride]);
    const planar8_pack v25 = planar8_pack_at(&qdd[2U * stride]) + v24;
    const planar8_pack v26 = planar8_pack_at(&qd[0]) + planar8_pack_at(&qd[stride]);
    const planar8_pack v27 = planar8_pack_at(&qd[2U * stride]) + v26;
    const planar8_pack v28 = v27 * v27;
    const planar8_pack v29 = 0.94 * v7_sine[0];
    const planar8_pack v30 = (v28 * v29) - (v25 * v23);
    const planar8_pack v31 = v26 * v26;
    const planar8_pack v32 = 0.97 * v7_sine[1];
    const planar8_pack v33 = 0.97 * v7_cosine[1];
    const planar8_pack v34 = (v24 * v33) - (v31 * v32);
    const planar8_pack v35 = v34 - v30;
    const planar8_pack v36 = planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0]);
    const planar8_pack v37 = (planar8_pack_at(&qdd[0]) * v7_cosine[2]) - (v36 * v7_sine[2]);
    const planar8_pack v38 = v37 + v35;
    const planar8_pack v39 = 9.81 + v38;
    const planar8_pack v40 = 0.6043499999999999 * v7_sine[3];
    const planar8_pack v41 = (v28 * v23) + (v25 * v29);
    const planar8_pack v42 = (v31 * v33) + (v24 * v32);
    const planar8_pack v43 = (v36 * v7_cosine[2]) + (planar8_pack_at(&qdd[0]) * v7_sine[2]);
    const planar8_pack v44 = v43 + v42;
    const planar8_pack v45 = v44 + v41;
    const planar8_pack v46 = 0.6043499999999999 * v7_cosine[3];
    const planar8_pack v47 = planar8_pack_at(&qd[3U * stride]) + v27;
    const planar8_pack v48 = planar8_pack_at(&qd[4U * stride]) + v47;
    const planar8_pack v49 = planar8_pack_at(&qd[5U * stride]) + v48;
    const planar8_pack v50 = v49 * v49;
    const planar8_pack v51 = 0.85 * v7_sine[4];
    const planar8_pack v52 = 0.85 * v7_cosine[4];
    const planar8_pack v53 = planar8_pack_at(&qdd[3U * stride]) + v25;
    const planar8_pack v54 = planar8_pack_at(&qdd[4U * stride]) + v53;
    const planar8_pack v55 = planar8_pack_at(&qdd[5U * stride]) + v54;
    const planar8_pack v56 = (v55 * v52) - (v50 * v51);
    const planar8_pack v57 = v48 * v48;
    const planar8_pack v58 = 0.88 * v7_sine[5];
    const planar8_pack v59 = 0.88 * v7_cosine[5];
    const planar8_pack v60 = (v54 * v59) - (v57 * v58);
    const planar8_pack v61 = v60 + v56;
    const planar8_pack v62 = v47 * v47;
    const planar8_pack v63 = 0.91 * v7_sine[6];
    const planar8_pack v64 = 0.91 * v7_cosine[6];
    const planar8_pack v65 = (v53 * v64) - (v62 * v63);
    const planar8_pack v66 = v65 + v61;
    const planar8_pack v67 = planar8_pack_at(&qd[6U * stride]) + v49;
    const planar8_pack v68 = v67 * v67;
    const planar8_pack v69 = 0.82 * v7_sine[7];
    const planar8_pack v70 = 0.82 * v7_cosine[7];
    const planar8_pack v71 = planar8_pack_at(&qdd[6U * stride]) + v55;
    const planar8_pack v72 = (v71 * v70) - (v68 * v69);
    const planar8_pack v73 = (v50 * v52) + (v55 * v51);
    const planar8_pack v74 = (v57 * v59) + (v54 * v58);
    const planar8_pack v75 = v74 + v73;
    const planar8_pack v76 = (v62 * v64) + (v53 * v63);
    const planar8_pack v77 = v76 + v75;
    const planar8_pack v78 = (v68 * v70) + (v71 * v69);
    const planar8_pack v79 = (v46 * (v78 + v77)) - (v40 * (v66 + v72));
    const planar8_pack v80 = v79 + ((v45 * v46) - (v40 * v39));
    *(planar8_unaligned *)&by_q[63U * stride] = v80;
    const planar8_pack v81 = 1.9844 * v7_cosine[7];
    const planar8_pack v82 = 1.9844 * v7_sine[7];
    const planar8_pack v83 = (v82 * v66) - (v81 * v77);
    const planar8_pack v84 = (v83 + ((v82 * v39) - (v45 * v81))) - v80;
    const planar8_pack v85 = v79 - v83;
    const planar8_pack v86 = 3.3787499999999997 * v7_sine[4];
    const planar8_pack v87 = 3.3787499999999997 * v7_cosine[4];
    const planar8_pack v88 = (v87 * v45) - (v86 * v39);
    const planar8_pack v89 = (v88 - v85) - v84;
    *(planar8_unaligned *)&by_q[43U * stride] = v89;
    const planar8_pack v90 = 4.7784 * v7_sine[5];
    const planar8_pack v91 = 4.7784 * v7_cosine[5];
    const planar8_pack v92 = (v91 * v45) - (v90 * v39);
    const planar8_pack v93 = v92 + v89;
    const planar8_pack v94 = v42 + v41;
    const planar8_pack v95 = v43 + v94;
    const planar8_pack v96 = v46 + v81;
    const planar8_pack v97 = v96 + v87;
    const planar8_pack v98 = v97 + v91;
    const planar8_pack v99 = (v95 * v98) - v93;
    const planar8_pack v100 = v40 + v82;
    const planar8_pack v101 = v100 + v86;
    const planar8_pack v102 = v101 + v90;
    const planar8_pack v103 = 6.17435 * v7_sine[6];
    const planar8_pack v104 = v102 + v103;
    const planar8_pack v105 = 6.17435 * v7_cosine[6];
    const planar8_pack v106 = v99 + ((v43 * v105) - (v38 * v104));
    const planar8_pack v107 = 7.557599999999999 * v7_cosine[0];
    const planar8_pack v108 = 7.557599999999999 * v7_sine[0];
    const planar8_pack v109 = (v37 * v108) - (v107 * v44);
    const planar8_pack v110 = v106 - v109;
    const planar8_pack v111 = (v105 * v45) - (v103 * v39);
    const planar8_pack v112 = (v105 * v94) - v111;
    const planar8_pack v113 = v109 + (74.14005599999999 * v7_sine[0]);
    const planar8_pack v114 = v112 + v113;
    const planar8_pack v115 = v114 + (87.4968615 * v7_sine[1]);
    const planar8_pack v116 = v110 + v115;
    const planar8_pack v117 = 8.919149999999998 * v7_cosine[2];
    const planar8_pack v118 = 8.919149999999998 * v7_sine[2];
    const planar8_pack v119 = (v7_sine[1] * v118) + (v7_cosine[1] * v117);
    const planar8_pack v120 = v31 * v119;
    const planar8_pack v121 = v26 * v7_sine[1];
    const planar8_pack v122 = v26 * v7_cosine[1];
    *(planar8_unaligned *)&by_q[0] = (((v26 * ((v117 * v122) + (v118 * v121))) - (100.55249999999998 * v7_sine[2])) - v120) - v116;
    const planar8_pack v123 = v94 * v98;
    const planar8_pack v124 = v123 - (v35 * v104);
    const planar8_pack v125 = (v124 + (v107 * v42)) - v93;
    const planar8_pack v126 = v125 + (v115 + (8.919149999999998 * ((v7_sine[1] * v37) - (v7_cosine[1] * v43))));
    const planar8_pack v127 = planar8_pack_at(&qdd[7U * stride]) + v71;
    const planar8_pack v128 = planar8_pack_at(&qd[7U * stride]) + v67;
    const planar8_pack v129 = v128 * v128;
    const planar8_pack v130 = (v129 * v46) + (v127 * v40);
    const planar8_pack v131 = v130 + ((v71 * v82) + (v68 * v81));
    const planar8_pack v132 = v131 + ((v55 * v86) + (v50 * v87));
    const planar8_pack v133 = v132 + ((v54 * v90) + (v57 * v91));
    const planar8_pack v134 = v133 + ((v53 * v103) + (v62 * v105));
    const planar8_pack v135 = v27 * v7_cosine[0];
    const planar8_pack v136 = 7.557599999999999 * v27;
    const planar8_pack v137 = v134 + ((v25 * v108) + (v136 * v135));
    const planar8_pack v138 = (v127 * v46) - (v129 * v40);
    const planar8_pack v139 = v138 + ((v71 * v81) - (v68 * v82));
    const planar8_pack v140 = v139 + ((v55 * v87) - (v50 * v86));
    const planar8_pack v141 = v140 + ((v54 * v91) - (v57 * v90));
    const planar8_pack v142 = v141 + ((v53 * v105) - (v62 * v103));
    const planar8_pack v143 = v27 * v7_sine[0];
    const planar8_pack v144 = ((v136 * v143) - (v25 * v107)) - v142;
    const planar8_pack v145 = (v7_sine[2] * v144) + (v7_cosine[2] * v137);
    const planar8_pack v146 = (v7_cosine[1] * v118) - (v7_sine[1] * v117);
    *(planar8_unaligned *)&by_q[stride] = (((v24 * v146) - v120) - v145) - v126;
    const planar8_pack v147 = v98 + v105;
    const planar8_pack v148 = (((v41 * v147) - v111) + (v30 * v104)) - v93;
    const planar8_pack v149 = v148 + (v113 + (v108 * v34));
    const planar8_pack v150 = ((v32 * v144) + (v33 * v137)) + v149;
    *(planar8_unaligned *)&by_q[2U * stride] = -(v145 + v150);
    const planar8_pack v151 = v92 - (-v89);
    *(planar8_unaligned *)&by_q[35U * stride] = v151;
    const planar8_pack v152 = v111 + v151;
    *(planar8_unaligned *)&by_q[27U * stride] = v152;
    const planar8_pack v153 = ((v29 * v142) - (v23 * v134)) + v152;
    *(planar8_unaligned *)&by_q[19U * stride] = v153;
    const planar8_pack v154 = v7_cosine[2] + v33;
    const planar8_pack v155 = v7_sine[2] + v32;
    *(planar8_unaligned *)&by_q[3U * stride] = v153 + ((v155 * v142) - (v154 * v134));
    const planar8_pack v156 = (v46 * v78) - (v40 * v72);
    const planar8_pack v157 = v84 + v156;
    const planar8_pack v158 = v157 + ((v73 * v96) - (v56 * v100));
    const planar8_pack v159 = ((v88 + (v87 * (v76 + v74))) - (v86 * (v65 + v60))) - v158;
    *(planar8_unaligned *)&by_q[45U * stride] = v159;
    const planar8_pack v160 = v159 + ((v60 * v101) - (v74 * v97));
    *(planar8_unaligned *)&by_q[44U * stride] = v160;
    const planar8_pack v161 = v160 + (v92 + ((v91 * v76) - (v90 * v65)));
    *(planar8_unaligned *)&by_q[36U * stride] = v161;
    const planar8_pack v162 = v23 + v64;
    const planar8_pack v163 = v33 + v162;
    const planar8_pack v164 = v7_cosine[2] + v163;
    const planar8_pack v165 = v29 + v63;
    const planar8_pack v166 = v32 + v165;
    const planar8_pack v167 = v7_sine[2] + v166;
    *(planar8_unaligned *)&by_q[4U * stride] = v161 + ((v167 * v141) - (v164 * v133));
    const planar8_pack v168 = v159 + ((v58 * v140) - (v59 * v132));
    *(planar8_unaligned *)&by_q[37U * stride] = v168;
    const planar8_pack v169 = v168 + ((v63 * v140) - (v64 * v132));
    *(planar8_unaligned *)&by_q[29U * stride] = v169;
    const planar8_pack v170 = v169 + ((v29 * v140) - (v23 * v132));
    *(planar8_unaligned *)&by_q[21U * stride] = v170;
    *(planar8_unaligned *)&by_q[5U * stride] = v170 + ((v155 * v140) - (v154 * v132));
    const planar8_pack v171 = v58 + v51;
    const planar8_pack v172 = v59 + v52;
    const planar8_pack v173 = v157 + ((v172 * v131) - (v171 * v139));
    const planar8_pack v174 = v173 + ((v163 * v131) - (v166 * v139));
    *(planar8_unaligned *)&by_q[6U * stride] = ((v7_sine[2] * v139) - (v7_cosine[2] * v131)) - v174;
    const planar8_pack v175 = v80 + ((v69 * v138) - (v70 * v130));
    *(planar8_unaligned *)&by_q[55U * stride] = v175;
    const planar8_pack v176 = ((v172 * v130) - (v171 * v138)) - v175;
    *(planar8_unaligned *)&by_q[7U * stride] = ((v167 * v138) - (v164 * v130)) - v176;
    *(planar8_unaligned *)&by_q[8U * stride] = -v116;
    *(planar8_unaligned *)&by_q[9U * stride] = -v126;
    *(planar8_unaligned *)&by_q[10U * stride] = -v150;
    *(planar8_unaligned *)&by_q[11U * stride] = v153 + ((v32 * v142) - (v33 * v134));
    *(planar8_unaligned *)&by_q[12U * stride] = v161 + ((v166 * v141) - (v163 * v133));
    *(planar8_unaligned *)&by_q[13U * stride] = v170 + ((v32 * v140) - (v33 * v132));
    *(planar8_unaligned *)&by_q[14U * stride] = -v174;
    *(planar8_unaligned *)&by_q[15U * stride] = ((v166 * v138) - (v163 * v130)) - v176;
    *(planar8_unaligned *)&by_q[16U * stride] = -(v110 + v114);
    *(planar8_unaligned *)&by_q[17U * stride] = -(v114 + v125);
    *(planar8_unaligned *)&by_q[18U * stride] = -v149;
    *(planar8_unaligned *)&by_q[20U * stride] = v161 + ((v165 * v141) - (v162 * v133));
    *(planar8_unaligned *)&by_q[22U * stride] = ((v165 * v139) - (v162 * v131)) - v173;
    *(planar8_unaligned *)&by_q[23U * stride] = ((v165 * v138) - (v162 * v130)) - v176;
    *(planar8_unaligned *)&by_q[24U * stride] = -(v106 + v112);
    *(planar8_unaligned *)&by_q[25U * stride] = v93 - (v112 + v124);
    *(planar8_unaligned *)&by_q[26U * stride] = -v148;
    *(planar8_unaligned *)&by_q[28U * stride] = v161 + ((v63 * v141) - (v64 * v133));
    *(planar8_unaligned *)&by_q[30U * stride] = ((v63 * v139) - (v64 * v131)) - v173;
    *(planar8_unaligned *)&by_q[31U * stride] = ((v63 * v138) - (v64 * v130)) - v176;
    *(planar8_unaligned *)&by_q[32U * stride] = (v38 * v102) - v99;
    *(planar8_unaligned *)&by_q[33U * stride] = v93 + ((v35 * v102) - v123);
    *(planar8_unaligned *)&by_q[34U * stride] = v93 - ((v41 * v98) + (v30 * v102));
    *(planar8_unaligned *)&by_q[38U * stride] = -v173;
    *(planar8_unaligned *)&by_q[39U * stride] = -v176;
    *(planar8_unaligned *)&by_q[40U * stride] = v89 + ((v38 * v101) - (v95 * v97));
    *(planar8_unaligned *)&by_q[41U * stride] = v89 + ((v35 * v101) - (v94 * v97));
    *(planar8_unaligned *)&by_q[42U * stride] = v89 - ((v41 * v97) + (v30 * v101));
    *(planar8_unaligned *)&by_q[46U * stride] = ((v51 * v139) - (v52 * v131)) - v157;
    *(planar8_unaligned *)&by_q[47U * stride] = v175 + ((v51 * v138) - (v52 * v130));
    const planar8_pack v177 = v84 + v85;
    *(planar8_unaligned *)&by_q[48U * stride] = ((v38 * v100) - (v95 * v96)) - v177;
    *(planar8_unaligned *)&by_q[49U * stride] = ((v35 * v100) - (v94 * v96)) - v177;
    *(planar8_unaligned *)&by_q[50U * stride] = -(v177 + ((v41 * v96) + (v30 * v100)));
    *(planar8_unaligned *)&by_q[51U * stride] = -v177;
    *(planar8_unaligned *)&by_q[52U * stride] = ((v60 * v100) - (v74 * v96)) - v158;
    *(planar8_unaligned *)&by_q[53U * stride] = -v158;
    *(planar8_unaligned *)&by_q[54U * stride] = -v157;
    const planar8_pack v178 = v79 - v80;
    *(planar8_unaligned *)&by_q[56U * stride] = ((v38 * v40) - (v95 * v46)) - v178;
    *(planar8_unaligned *)&by_q[57U * stride] = ((v35 * v40) - (v94 * v46)) - v178;
    *(planar8_unaligned *)&by_q[58U * stride] = -(v178 + ((v41 * v46) + (v30 * v40)));
    *(planar8_unaligned *)&by_q[59U * stride] = -v178;
    const planar8_pack v179 = v80 - v156;
    *(planar8_unaligned *)&by_q[62U * stride] = v179;
    *(planar8_unaligned *)&by_q[60U * stride] = v179 + ((v40 * v61) - (v46 * v75));
    *(planar8_unaligned *)&by_q[61U * stride] = v179 + ((v40 * v56) - (v46 * v73));
    const planar8_pack v180 = v47 * v7_cosine[6];
    const planar8_pack v181 = v48 * v7_cosine[5];
    const planar8_pack v182 = (1.76 * v181) + (1.82 * v180);
    const planar8_pack v183 = 1.7 * v49;
    const planar8_pack v184 = v182 + (v183 * v7_cosine[4]);
    const planar8_pack v185 = v184 + (1.88 * v135);
    const planar8_pack v186 = v47 * v7_sine[6];
    const planar8_pack v187 = v48 * v7_sine[5];
    const planar8_pack v188 = (1.76 * v187) + (1.82 * v186);
    const planar8_pack v189 = v188 + (v183 * v7_sine[4]);
    const planar8_pack v190 = v189 + (1.88 * v143);
    const planar8_pack v191 = v67 * v7_cosine[7];
    const planar8_pack v192 = v67 * v7_sine[7];
    const planar8_pack v193 = (v46 * (v190 + (1.64 * v192))) - (v40 * (v185 + (1.64 * v191)));
    const planar8_pack v194 = v193 + ((v81 * v190) - (v82 * v185));
    const planar8_pack v195 = (v87 * v188) - (v86 * v182);
    const planar8_pack v196 = v195 + v194;
    const planar8_pack v197 = 1.2086999999999999 * v128;
    const planar8_pack v198 = v197 * v7_sine[3];
    const planar8_pack v199 = v198 + (3.9688 * v192);
    const planar8_pack v200 = 6.757499999999999 * v49;
    const planar8_pack v201 = v199 + (v200 * v7_sine[4]);
    const planar8_pack v202 = v197 * v7_cosine[3];
    const planar8_pack v203 = v202 + (3.9688 * v191);
    const planar8_pack v204 = v203 + (v200 * v7_cosine[4]);
    const planar8_pack v205 = (v58 * v204) - (v59 * v201);
    const planar8_pack v206 = 0.9911339999999998 * ((v7_sine[7] * v7_cosine[3]) - (v7_cosine[7] * v7_sine[3]));
    const planar8_pack v207 = v128 * v206;
    *(planar8_unaligned *)&by_qd[55U * stride] = v207;
    const planar8_pack v208 = (v207 + (v51 * v203)) - (v52 * v199);
    const planar8_pack v209 = (-v208) - (v205 + (8.696688000000002 * ((v7_sine[5] * v180) - (v7_cosine[5] * v186))));
    const planar8_pack v210 = v209 + v196;
    const planar8_pack v211 = (v143 * v87) - (v135 * v86);
    const planar8_pack v212 = v210 + (1.88 * (v211 + ((v143 * v91) - (v135 * v90))));
    const planar8_pack v213 = v201 + (9.5568 * v187);
    const planar8_pack v214 = v204 + (9.5568 * v181);
    const planar8_pack v215 = (v63 * v214) - (v64 * v213);
    const planar8_pack v216 = v215 + (11.607777999999998 * ((v7_sine[6] * v135) - (v7_cosine[6] * v143)));
    const planar8_pack v217 = 2.0 * planar8_pack_at(&qd[0]);
    const planar8_pack v218 = (v217 * v7_cosine[2]) + (1.94 * v122);
    const planar8_pack v219 = (v217 * v7_sine[2]) + (1.94 * v121);
    const planar8_pack v220 = ((v216 + (v218 * v104)) - (v219 * v147)) - v212;
    *(planar8_unaligned *)&by_qd[24U * stride] = v220;
    const planar8_pack v221 = v213 + (12.3487 * v186);
    const planar8_pack v222 = v214 + (12.3487 * v180);
    const planar8_pack v223 = (v29 * v222) - (v23 * v221);
    const planar8_pack v224 = v222 + (15.115199999999998 * v135);
    const planar8_pack v225 = v221 + (15.115199999999998 * v143);
    const planar8_pack v226 = (v223 + (v32 * v224)) - (v33 * v225);
    const planar8_pack v227 = (v107 * v219) - (v108 * v218);
    const planar8_pack v228 = (((v217 * v146) + v227) - v226) - v220;
    const planar8_pack v229 = (v7_sine[2] * v224) - (v7_cosine[2] * v225);
    const planar8_pack v230 = v229 + ((2.0 * v26) * v146);
    *(planar8_unaligned *)&by_qd[0] = v230 - v228;
    const planar8_pack v231 = 6.352049999999999 * ((v135 * v7_sine[4]) - (v143 * v7_cosine[4]));
    const planar8_pack v232 = (v231 + (8.983392 * ((v135 * v7_sine[5]) - (v143 * v7_cosine[5])))) - v210;
    *(planar8_unaligned *)&by_qd[34U * stride] = v232;
    const planar8_pack v233 = v216 + v232;
    *(planar8_unaligned *)&by_qd[26U * stride] = v233;
    const planar8_pack v234 = 1.1724389999999998 * ((v121 * v7_cosine[3]) - (v122 * v7_sine[3]));
    const planar8_pack v235 = v234 - (3.8497359999999996 * ((v122 * v7_sine[7]) - (v121 * v7_cosine[7])));
    const planar8_pack v236 = (6.554774999999999 * ((v122 * v7_sine[4]) - (v121 * v7_cosine[4]))) - v235;
    const planar8_pack v237 = v236 + (9.270096 * ((v122 * v7_sine[5]) - (v121 * v7_cosine[5])));
    const planar8_pack v238 = (-v233) - (v237 + (11.978238999999999 * ((v122 * v7_sine[6]) - (v121 * v7_cosine[6]))));
    const planar8_pack v239 = v238 - (14.661743999999997 * ((v7_sine[0] * v122) - (v7_cosine[0] * v121)));
    const planar8_pack v240 = v226 - v239;
    *(planar8_unaligned *)&by_qd[9U * stride] = v240;
    *(planar8_unaligned *)&by_qd[stride] = v230 + v240;
    const planar8_pack v241 = v226 + v233;
    *(planar8_unaligned *)&by_qd[10U * stride] = v241;
    *(planar8_unaligned *)&by_qd[2U * stride] = v229 + v241;
    const planar8_pack v242 = v67 * v206;
    const planar8_pack v243 = (v242 + (v189 * v96)) - (v184 * v100);
    const planar8_pack v244 = v195 + v243;
    const planar8_pack v245 = v209 + v244;
    const planar8_pack v246 = v215 - v245;
    *(planar8_unaligned *)&by_qd[27U * stride] = v246;
    const planar8_pack v247 = v223 + v246;
    *(planar8_unaligned *)&by_qd[19U * stride] = v247;
    *(planar8_unaligned *)&by_qd[3U * stride] = v247 + ((v155 * v222) - (v154 * v221));
    const planar8_pack v248 = v208 - v242;
    *(planar8_unaligned *)&by_qd[46U * stride] = v248;
    const planar8_pack v249 = v183 * ((v7_sine[4] * v96) - (v7_cosine[4] * v100));
    const planar8_pack v250 = v249 - v248;
    const planar8_pack v251 = v205 - v250;
    *(planar8_unaligned *)&by_qd[37U * stride] = v251;
    const planar8_pack v252 = 1.76 * ((v187 * v96) - (v181 * v100));
    const planar8_pack v253 = v252 - (5.946599999999999 * ((v7_sine[4] * v181) - (v7_cosine[4] * v187)));
    const planar8_pack v254 = v251 - v253;
    *(planar8_unaligned *)&by_qd[36U * stride] = v254;
    const planar8_pack v255 = v215 + v254;
    *(planar8_unaligned *)&by_qd[28U * stride] = v255;
    const planar8_pack v256 = v255 + ((v29 * v214) - (v23 * v213));
    *(planar8_unaligned *)&by_qd[20U * stride] = v256;
    *(planar8_unaligned *)&by_qd[4U * stride] = v256 + ((v155 * v214) - (v154 * v213));
    *(planar8_unaligned *)&by_qd[5U * stride] = v251 + ((v167 * v204) - (v164 * v201));
    const planar8_pack v257 = v248 + ((v58 * v203) - (v59 * v199));
    *(planar8_unaligned *)&by_qd[38U * stride] = v257;
    *(planar8_unaligned *)&by_qd[6U * stride] = v257 + ((v167 * v203) - (v164 * v199));
    const planar8_pack v258 = ((v172 * v198) - (v171 * v202)) - v207;
    *(planar8_unaligned *)&by_qd[7U * stride] = ((v167 * v202) - (v164 * v198)) - v258;
    *(planar8_unaligned *)&by_qd[8U * stride] = -v228;
    *(planar8_unaligned *)&by_qd[11U * stride] = v247 + ((v32 * v222) - (v33 * v221));
    *(planar8_unaligned *)&by_qd[12U * stride] = v256 + ((v32 * v214) - (v33 * v213));
    *(planar8_unaligned *)&by_qd[13U * stride] = v251 + ((v166 * v204) - (v163 * v201));
    *(planar8_unaligned *)&by_qd[14U * stride] = v257 + ((v166 * v203) - (v163 * v199));
    *(planar8_unaligned *)&by_qd[15U * stride] = ((v166 * v202) - (v163 * v198)) - v258;
    *(planar8_unaligned *)&by_qd[16U * stride] = v220 + (v223 - v227);
    *(planar8_unaligned *)&by_qd[17U * stride] = v223 - v239;
    *(planar8_unaligned *)&by_qd[18U * stride] = v223 + v233;
    *(planar8_unaligned *)&by_qd[21U * stride] = v251 + ((v165 * v204) - (v162 * v201));
    *(planar8_unaligned *)&by_qd[22U * stride] = v257 + ((v165 * v203) - (v162 * v199));
    *(planar8_unaligned *)&by_qd[23U * stride] = ((v165 * v202) - (v162 * v198)) - v258;
    *(planar8_unaligned *)&by_qd[25U * stride] = -v238;
    *(planar8_unaligned *)&by_qd[29U * stride] = v251 + ((v63 * v204) - (v64 * v201));
    *(planar8_unaligned *)&by_qd[30U * stride] = v257 + ((v63 * v203) - (v64 * v199));
    *(planar8_unaligned *)&by_qd[31U * stride] = ((1.099917 * v128) * ((v7_sine[6] * v7_cosine[3]) - (v7_cosine[6] * v7_sine[3]))) - v258;
    *(planar8_unaligned *)&by_qd[32U * stride] = ((v218 * v102) - (v219 * v98)) - v212;
    *(planar8_unaligned *)&by_qd[33U * stride] = v232 + v237;
    *(planar8_unaligned *)&by_qd[35U * stride] = -v245;
    *(planar8_unaligned *)&by_qd[39U * stride] = -v258;
    const planar8_pack v259 = v208 - v196;
    *(planar8_unaligned *)&by_qd[40U * stride] = v259 + (((v218 * v101) - (1.88 * v211)) - (v219 * v97));
    const planar8_pack v260 = v231 + v259;
    *(planar8_unaligned *)&by_qd[42U * stride] = v260;
    *(planar8_unaligned *)&by_qd[41U * stride] = v236 + v260;
    *(planar8_unaligned *)&by_qd[43U * stride] = v208 - v244;
    const planar8_pack v261 = -v250;
    *(planar8_unaligned *)&by_qd[45U * stride] = v261;
    *(planar8_unaligned *)&by_qd[44U * stride] = v261 - v253;
    const planar8_pack v262 = 1.0273949999999998 * ((v7_sine[4] * v7_cosine[3]) - (v7_cosine[4] * v7_sine[3]));
    *(planar8_unaligned *)&by_qd[47U * stride] = v207 + (v128 * v262);
    const planar8_pack v263 = v207 - v194;
    *(planar8_unaligned *)&by_qd[50U * stride] = v263;
    *(planar8_unaligned *)&by_qd[48U * stride] = v263 + ((v218 * v100) - (v219 * v96));
    *(planar8_unaligned *)&by_qd[49U * stride] = v263 - v235;
    *(planar8_unaligned *)&by_qd[51U * stride] = v207 - v243;
    const planar8_pack v264 = v207 - v242;
    *(planar8_unaligned *)&by_qd[54U * stride] = v264;
    const planar8_pack v265 = v264 - v249;
    *(planar8_unaligned *)&by_qd[53U * stride] = v265;
    *(planar8_unaligned *)&by_qd[52U * stride] = v265 - v252;
    *(planar8_unaligned *)&by_qd[56U * stride] = ((v218 * v40) - (v219 * v46)) - v193;
    *(planar8_unaligned *)&by_qd[57U * stride] = -(v193 + v234);
    *(planar8_unaligned *)&by_qd[58U * stride] = -v193;
    *(planar8_unaligned *)&by_qd[59U * stride] = ((v184 * v40) - (v189 * v46)) - v242;
    const planar8_pack v266 = v242 + (v49 * v262);
    *(planar8_unaligned *)&by_qd[60U * stride] = -(v266 + (1.063656 * ((v187 * v7_cosine[3]) - (v181 * v7_sine[3]))));
    *(planar8_unaligned *)&by_qd[61U * stride] = -v266;
    *(planar8_unaligned *)&by_qd[62U * stride] = -v242;
    *(planar8_unaligned *)&by_qd[63U * stride] = planar8_pack_splat(0.0);
    const planar8_pack v267 = v147 + v107;
    const planar8_pack v268 = v104 + v108;
    const planar8_pack v269 = 0.4955669999999999 * ((v7_cosine[7] * v7_cosine[3]) + (v7_sine[7] * v7_sine[3]));
    *(planar8_unaligned *)&by_qdd[63U * stride] = planar8_pack_splat(0.30326059166666663);
    const planar8_pack v270 = 0.30326059166666663 + v269;
    *(planar8_unaligned *)&by_qdd[55U * stride] = v270;
    *(planar8_unaligned *)&by_qdd[62U * stride] = v270;
    const planar8_pack v271 = (v269 + 1.4505909333333333) + v270;
    *(planar8_unaligned *)&by_qdd[54U * stride] = v271;
    const planar8_pack v272 = (v51 * v100) + (v52 * v96);
    const planar8_pack v273 = v272 + v271;
    *(planar8_unaligned *)&by_qdd[46U * stride] = v273;
    *(planar8_unaligned *)&by_qdd[53U * stride] = v273;
    const planar8_pack v274 = (v272 + 2.694021875) + v273;
    *(planar8_unaligned *)&by_qdd[45U * stride] = v274;
    const planar8_pack v275 = (v58 * v101) + (v59 * v97);
    const planar8_pack v276 = v275 + v274;
    *(planar8_unaligned *)&by_qdd[37U * stride] = v276;
    *(planar8_unaligned *)&by_qdd[44U * stride] = v276;
    const planar8_pack v277 = (v275 + 4.0270090666666665) + v276;
    *(planar8_unaligned *)&by_qdd[36U * stride] = v277;
    const planar8_pack v278 = (v63 * v102) + (v64 * v98);
    const planar8_pack v279 = v278 + v277;
    *(planar8_unaligned *)&by_qdd[28U * stride] = v279;
    *(planar8_unaligned *)&by_qdd[35U * stride] = v279;
    const planar8_pack v280 = (v278 + 5.441928158333333) + v279;
    *(planar8_unaligned *)&by_qdd[27U * stride] = v280;
    const planar8_pack v281 = (v29 * v104) + (v23 * v147);
    const planar8_pack v282 = v281 + v280;
    *(planar8_unaligned *)&by_qdd[19U * stride] = v282;
    *(planar8_unaligned *)&by_qdd[26U * stride] = v282;
    const planar8_pack v283 = (v281 + 6.930074799999999) + v282;
    *(planar8_unaligned *)&by_qdd[18U * stride] = v283;
    const planar8_pack v284 = (v32 * v268) + (v33 * v267);
    const planar8_pack v285 = v284 + v283;
    *(planar8_unaligned *)&by_qdd[10U * stride] = v285;
    *(planar8_unaligned *)&by_qdd[17U * stride] = v285;
    const planar8_pack v286 = 8.481664641666665 + v285;
    const planar8_pack v287 = v286 + ((v119 + (v154 * v267)) + (v155 * v268));
    *(planar8_unaligned *)&by_qdd[stride] = v287;
    *(planar8_unaligned *)&by_qdd[8U * stride] = v287;
    const planar8_pack v288 = (v7_sine[2] * v268) + (v7_cosine[2] * v267);
    *(planar8_unaligned *)&by_qdd[0] = (v288 + (10.085833333333332 + v119)) + v287;
    const planar8_pack v289 = v288 + v285;
    *(planar8_unaligned *)&by_qdd[2U * stride] = v289;
    *(planar8_unaligned *)&by_qdd[16U * stride] = v289;
    const planar8_pack v290 = ((v32 * v104) + (v33 * v147)) + v282;
    *(planar8_unaligned *)&by_qdd[11U * stride] = v290;
    *(planar8_unaligned *)&by_qdd[25U * stride] = v290;
    const planar8_pack v291 = ((v7_sine[2] * v104) + (v7_cosine[2] * v147)) + v290;
    *(planar8_unaligned *)&by_qdd[3U * stride] = v291;
    *(planar8_unaligned *)&by_qdd[24U * stride] = v291;
    const planar8_pack v292 = ((v29 * v102) + (v23 * v98)) + v279;
    *(planar8_unaligned *)&by_qdd[20U * stride] = v292;
    *(planar8_unaligned *)&by_qdd[34U * stride] = v292;
    const planar8_pack v293 = ((v32 * v102) + (v33 * v98)) + v292;
    *(planar8_unaligned *)&by_qdd[12U * stride] = v293;
    *(planar8_unaligned *)&by_qdd[33U * stride] = v293;
    const planar8_pack v294 = ((v7_sine[2] * v102) + (v7_cosine[2] * v98)) + v293;
    *(planar8_unaligned *)&by_qdd[4U * stride] = v294;
    *(planar8_unaligned *)&by_qdd[32U * stride] = v294;
    const planar8_pack v295 = ((v63 * v101) + (v64 * v97)) + v276;
    *(planar8_unaligned *)&by_qdd[29U * stride] = v295;
    *(planar8_unaligned *)&by_qdd[43U * stride] = v295;
    const planar8_pack v296 = ((v29 * v101) + (v23 * v97)) + v295;
    *(planar8_unaligned *)&by_qdd[21U * stride] = v296;
    *(planar8_unaligned *)&by_qdd[42U * stride] = v296;
    const planar8_pack v297 = ((v32 * v101) + (v33 * v97)) + v296;
    *(planar8_unaligned *)&by_qdd[13U * stride] = v297;
    *(planar8_unaligned *)&by_qdd[41U * stride] = v297;
    const planar8_pack v298 = ((v7_sine[2] * v101) + (v7_cosine[2] * v97)) + v297;
    *(planar8_unaligned *)&by_qdd[5U * stride] = v298;
    *(planar8_unaligned *)&by_qdd[40U * stride] = v298;
    const planar8_pack v299 = ((v58 * v100) + (v59 * v96)) + v273;
    *(planar8_unaligned *)&by_qdd[38U * stride] = v299;
    *(planar8_unaligned *)&by_qdd[52U * stride] = v299;
    const planar8_pack v300 = ((v63 * v100) + (v64 * v96)) + v299;
    *(planar8_unaligned *)&by_qdd[30U * stride] = v300;
    *(planar8_unaligned *)&by_qdd[51U * stride] = v300;
    const planar8_pack v301 = ((v29 * v100) + (v23 * v96)) + v300;
    *(planar8_unaligned *)&by_qdd[22U * stride] = v301;
    *(planar8_unaligned *)&by_qdd[50U * stride] = v301;
    const planar8_pack v302 = ((v32 * v100) + (v33 * v96)) + v301;
    *(planar8_unaligned *)&by_qdd[14U * stride] = v302;
    *(planar8_unaligned *)&by_qdd[49U * stride] = v302;
    const planar8_pack v303 = ((v7_sine[2] * v100) + (v7_cosine[2] * v96)) + v302;
    *(planar8_unaligned *)&by_qdd[6U * stride] = v303;
    *(planar8_unaligned *)&by_qdd[48U * stride] = v303;
    const planar8_pack v304 = v270 + (0.5136974999999999 * ((v7_cosine[4] * v7_cosine[3]) + (v7_sine[4] * v7_sine[3])));
    *(planar8_unaligned *)&by_qdd[47U * stride] = v304;
    *(planar8_unaligned *)&by_qdd[61U * stride] = v304;
    const planar8_pack v305 = v304 + (0.531828 * ((v7_cosine[5] * v7_cosine[3]) + (v7_sine[5] * v7_sine[3])));
    *(planar8_unaligned *)&by_qdd[39U * stride] = v305;
    *(planar8_unaligned *)&by_qdd[60U * stride] = v305;
    const planar8_pack v306 = v305 + (0.5499585 * ((v7_cosine[6] * v7_cosine[3]) + (v7_sine[6] * v7_sine[3])));
    *(planar8_unaligned *)&by_qdd[31U * stride] = v306;
    *(planar8_unaligned *)&by_qdd[59U * stride] = v306;
    const planar8_pack v307 = v306 + (0.568089 * ((v7_sine[0] * v7_sine[3]) + (v7_cosine[0] * v7_cosine[3])));
    *(planar8_unaligned *)&by_qdd[23U * stride] = v307;
    *(planar8_unaligned *)&by_qdd[58U * stride] = v307;
    const planar8_pack v308 = v307 + (0.5862194999999999 * ((v7_sine[1] * v7_sine[3]) + (v7_cosine[1] * v7_cosine[3])));
    *(planar8_unaligned *)&by_qdd[15U * stride] = v308;
    *(planar8_unaligned *)&by_qdd[57U * stride] = v308;
    const planar8_pack v309 = ((v7_sine[2] * v40) + (v7_cosine[2] * v46)) + v308;
    *(planar8_unaligned *)&by_qdd[7U * stride] = v309;
    *(planar8_unaligned *)&by_qdd[56U * stride] = v309;
    *(planar8_unaligned *)&by_qdd[9U * stride] = v284 + v286;
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
