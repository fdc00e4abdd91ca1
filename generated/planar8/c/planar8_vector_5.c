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
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void planar8_pack_sincos_pair(const planar8_pack *angle, planar8_pack *sine, planar8_pack *cosine, planar8_bits *beyond)
{
    const planar8_pack x = *angle;
    union { planar8_pack number; planar8_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const planar8_pack n = k.number - 6755399441186816.0;
    const planar8_pack w = x - (n * 1.5707963267923333);
    const planar8_pack r = w - (n * 2.5633441515839558e-12);
    const planar8_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const planar8_pack z = r * r;
    const planar8_pack u = 1.0 - (0.5 * z);
    const planar8_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const planar8_pack zz = z * z;

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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
    const planar8_pack v0 = planar8_pack_at(&q[stride]) + planar8_pack_at(&q[2U * stride]);
    const planar8_pack v1 = planar8_pack_at(&q[3U * stride]) + v0;
    const planar8_pack v2 = planar8_pack_at(&q[4U * stride]) + v1;
    const planar8_pack v3 = planar8_pack_at(&q[5U * stride]) + v2;
    const planar8_pack v4 = planar8_pack_at(&q[6U * stride]) + v3;
    const planar8_pack v5 = planar8_pack_at(&q[7U * stride]) + v4;
    const planar8_pack v6_angle[8] = {v4, v5, v3, planar8_pack_at(&q[0]), v1, v2, v0, planar8_pack_at(&q[stride])};
    planar8_pack v6_sine[8];
    planar8_pack v6_cosine[8];
    planar8_bits v6_beyond = { 0U };
    planar8_pack_sincos_pair(&v6_angle[0], &v6_sine[0], &v6_cosine[0], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[1], &v6_sine[1], &v6_cosine[1], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[2], &v6_sine[2], &v6_cosine[2], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[3], &v6_sine[3], &v6_cosine[3], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[4], &v6_sine[4], &v6_cosine[4], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[5], &v6_sine[5], &v6_cosine[5], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[6], &v6_sine[6], &v6_cosine[6], &v6_beyond);
    planar8_pack_sincos_pair(&v6_angle[7], &v6_sine[7], &v6_cosine[7], &v6_beyond);
    planar8_pack_sincos_guard(8U, v6_angle, v6_sine, v6_cosine, &v6_beyond);
    const planar8_pack v22 = 1.9844 * v6_cosine[0];
    const planar8_pack v23 = 0.6043499999999999 * v6_cosine[1];
    const planar8_pack v24 = v23 + v22;
    const planar8_pack v25 = 3.3787499999999997 * v6_cosine[2];
    const planar8_pack v26 = v24 + v25;
    const planar8_pack v27 = 9.81 * v6_sine[3];
    const planar8_pack v28 = 1.9844 * v6_sine[0];
    const planar8_pack v29 = 0.6043499999999999 * v6_sine[1];
    const planar8_pack v30 = v29 + v28;
    const planar8_pack v31 = 3.3787499999999997 * v6_sine[2];
    const planar8_pack v32 = v30 + v31;
    const planar8_pack v33 = 9.81 * v6_cosine[3];
    const planar8_pack v34 = (v33 * v32) + (v27 * v26);
    const planar8_pack v35 = 6.17435 * v6_cosine[4];
    const planar8_pack v36 = 4.7784 * v6_cosine[5];
    const planar8_pack v37 = v36 + v35;
    const planar8_pack v38 = 6.17435 * v6_sine[4];
    const planar8_pack v39 = 4.7784 * v6_sine[5];
    const planar8_pack v40 = v39 + v38;
    const planar8_pack v41 = (v33 * v40) + (v27 * v37);
    const planar8_pack v42 = (v41 + (v6_cosine[6] * (74.14005599999999 * v6_sine[3]))) + v34;
    const planar8_pack v43 = 8.919149999999998 * v6_sine[7];
    const planar8_pack v44 = 7.557599999999999 * v6_sine[6];
    const planar8_pack v45 = v44 + v43;
    const planar8_pack v46 = ((v6_sine[3] * (87.4968615 * v6_cosine[7])) + (v33 * v45)) + v42;
    *(planar8_unaligned *)&by_q[0] = -(v46 + (100.55249999999998 * v6_sine[3]));
    const planar8_pack v47 = 0.88 * v6_sine[5];
    const planar8_pack v48 = planar8_pack_at(&qdd[stride]) + planar8_pack_at(&qdd[0]);
    const planar8_pack v49 = planar8_pack_at(&qdd[2U * stride]) + v48;
    const planar8_pack v50 = planar8_pack_at(&qdd[3U * stride]) + v49;
    const planar8_pack v51 = planar8_pack_at(&qdd[4U * stride]) + v50;
    const planar8_pack v52 = planar8_pack_at(&qd[stride]) + planar8_pack_at(&qd[0]);
    const planar8_pack v53 = planar8_pack_at(&qd[2U * stride]) + v52;
    const planar8_pack v54 = planar8_pack_at(&qd[3U * stride]) + v53;
    const planar8_pack v55 = planar8_pack_at(&qd[4U * stride]) + v54;
    const planar8_pack v56 = v55 * v55;
    const planar8_pack v57 = 0.88 * v6_cosine[5];
    const planar8_pack v58 = (v56 * v57) + (v51 * v47);
    const planar8_pack v59 = 0.91 * v6_sine[4];
    const planar8_pack v60 = v54 * v54;
    const planar8_pack v61 = 0.91 * v6_cosine[4];
    const planar8_pack v62 = (v60 * v61) + (v50 * v59);
    const planar8_pack v63 = v62 + v58;
    const planar8_pack v64 = 0.85 * v6_sine[2];
    const planar8_pack v65 = planar8_pack_at(&qdd[5U * stride]) + v51;
    const planar8_pack v66 = planar8_pack_at(&qd[5U * stride]) + v55;
    const planar8_pack v67 = v66 * v66;
    const planar8_pack v68 = 0.85 * v6_cosine[2];
    const planar8_pack v69 = (v67 * v68) + (v65 * v64);
    const planar8_pack v70 = v69 + v63;
    const planar8_pack v71 = 0.97 * v6_sine[7];
    const planar8_pack v72 = v52 * v52;
    const planar8_pack v73 = 0.97 * v6_cosine[7];
    const planar8_pack v74 = (v72 * v73) + (v48 * v71);
    const planar8_pack v75 = 0.94 * v6_sine[6];
    const planar8_pack v76 = v53 * v53;
    const planar8_pack v77 = 0.94 * v6_cosine[6];
    const planar8_pack v78 = (v76 * v77) + (v49 * v75);
    const planar8_pack v79 = v78 + v74;
    const planar8_pack v80 = (planar8_pack_at(&qd[0]) * planar8_pack_at(&qd[0])) - v27;
    const planar8_pack v81 = v80 + v79;
    const planar8_pack v82 = v81 + v70;
    const planar8_pack v83 = (v51 * v57) - (v56 * v47);
    const planar8_pack v84 = (v50 * v61) - (v60 * v59);
    const planar8_pack v85 = v84 + v83;
    const planar8_pack v86 = (v65 * v68) - (v67 * v64);
    const planar8_pack v87 = v86 + v85;
    const planar8_pack v88 = (v48 * v73) - (v72 * v71);
    const planar8_pack v89 = (v49 * v77) - (v76 * v75);
    const planar8_pack v90 = v89 + v88;
    const planar8_pack v91 = v33 + planar8_pack_at(&qdd[0]);
    const planar8_pack v92 = v91 + v90;
    const planar8_pack v93 = v92 + v87;
    const planar8_pack v94 = 0.82 * v6_sine[0];
    const planar8_pack v95 = planar8_pack_at(&qdd[6U * stride]) + v65;
    const planar8_pack v96 = planar8_pack_at(&qd[6U * stride]) + v66;
    const planar8_pack v97 = v96 * v96;
    const planar8_pack v98 = 0.82 * v6_cosine[0];
    const planar8_pack v99 = (v97 * v98) + (v95 * v94);
    const planar8_pack v100 = (v95 * v98) - (v97 * v94);
    const planar8_pack v101 = (v29 * v100) - (v23 * v99);
    const planar8_pack v102 = (v101 + (v29 * v93)) - (v23 * v82);
    const planar8_pack v103 = v102 + ((v28 * v93) - (v22 * v82));
    const planar8_pack v104 = (v29 * (v87 + v100)) - (v23 * (v70 + v99));
    const planar8_pack v105 = v104 + ((v28 * v87) - (v22 * v70));
    const planar8_pack v106 = (v31 * (v92 + v85)) - (v25 * (v81 + v63));
    const planar8_pack v107 = ((((v31 * v85) - (v25 * v63)) - v106) + v105) - v103;
    *(planar8_unaligned *)&by_q[43U * stride] = v107;
    const planar8_pack v108 = (v39 * (v84 + v92)) - (v36 * (v62 + v81));
    const planar8_pack v109 = v108 + ((v36 * v62) - (v39 * v84));
    const planar8_pack v110 = v32 + v39;
    const planar8_pack v111 = v26 + v36;
    const planar8_pack v112 = ((v109 - (v90 * v110)) + (v79 * v111)) - v107;
    const planar8_pack v113 = (v91 * v38) - (v80 * v35);
    const planar8_pack v114 = v113 + v112;
    const planar8_pack v115 = 7.557599999999999 * v6_cosine[6];
    const planar8_pack v116 = (v44 * v91) - (v115 * v80);
    const planar8_pack v117 = (-v116) - v114;
    *(planar8_unaligned *)&by_q[17U * stride] = v117;
    const planar8_pack v118 = 8.919149999999998 * v6_cosine[7];
    const planar8_pack v119 = v117 + ((v118 * v80) - (v43 * v91));
    *(planar8_unaligned *)&by_q[9U * stride] = v119;
    const planar8_pack v120 = planar8_pack_at(&qdd[7U * stride]) + v95;
    const planar8_pack v121 = planar8_pack_at(&qd[7U * stride]) + v96;
    const planar8_pack v122 = v121 * v121;
    const planar8_pack v123 = (v122 * v23) + (v120 * v29);
    const planar8_pack v124 = v123 + ((v95 * v28) + (v97 * v22));
    const planar8_pack v125 = v124 + ((v65 * v31) + (v67 * v25));
    const planar8_pack v126 = v125 + ((v51 * v39) + (v56 * v36));
    const planar8_pack v127 = v126 + ((v50 * v38) + (v60 * v35));
    const planar8_pack v128 = v53 * v6_cosine[6];
    const planar8_pack v129 = 7.557599999999999 * v53;
    const planar8_pack v130 = v127 + ((v49 * v44) + (v129 * v128));
    *(planar8_unaligned *)&by_q[stride] = v119 - (((v48 * v43) + (v72 * v118)) + v130);
    const planar8_pack v131 = v107 + ((v89 * v32) - (v78 * v26));
    *(planar8_unaligned *)&by_q[42U * stride] = v131;
    const planar8_pack v132 = -v109;
    const planar8_pack v133 = (((v38 * v90) + v113) - (v35 * v79)) - v132;
    const planar8_pack v134 = (((v89 * v40) - (v78 * v37)) - v133) + v131;
    *(planar8_unaligned *)&by_q[26U * stride] = v134;
    const planar8_pack v135 = (v116 - (7.557599999999999 * ((v6_cosine[6] * v74) - (v6_sine[6] * v88)))) - v134;
    const planar8_pack v136 = (v120 * v23) - (v122 * v29);
    const planar8_pack v137 = ((v97 * v28) - (v95 * v22)) - v136;
    const planar8_pack v138 = v137 + ((v67 * v31) - (v65 * v25));
    const planar8_pack v139 = v138 + ((v56 * v39) - (v51 * v36));
    const planar8_pack v140 = v139 + ((v60 * v38) - (v50 * v35));
    const planar8_pack v141 = v53 * v6_sine[6];
    const planar8_pack v142 = ((v71 * (v140 + ((v129 * v141) - (v49 * v115)))) + (v73 * v130)) + v135;
    *(planar8_unaligned *)&by_q[2U * stride] = -(v130 + v142);
    const planar8_pack v143 = v107 - v133;
    *(planar8_unaligned *)&by_q[27U * stride] = v143;
    const planar8_pack v144 = (v75 * v140) + (v77 * v127);
    const planar8_pack v145 = (v143 - (v71 * v140)) - v144;
    const planar8_pack v146 = 1.0 + v73;
    *(planar8_unaligned *)&by_q[3U * stride] = v145 - (v146 * v127);
    const planar8_pack v147 = v101 - v103;
    *(planar8_unaligned *)&by_q[54U * stride] = v147;
    const planar8_pack v148 = v147 + ((v86 * v30) - (v69 * v24));
    *(planar8_unaligned *)&by_q[53U * stride] = v148;
    const planar8_pack v149 = v106 - v148;
    const planar8_pack v150 = v149 + ((v58 * v26) - (v83 * v32));
    const planar8_pack v151 = (-v108) - v150;
    *(planar8_unaligned *)&by_q[36U * stride] = v151;
    const planar8_pack v152 = v75 + v59;
    const planar8_pack v153 = v71 + v152;
    const planar8_pack v154 = (v153 * v139) - v151;
    const planar8_pack v155 = v77 + v61;
    const planar8_pack v156 = v73 + v155;
    const planar8_pack v157 = 1.0 + v156;
    *(planar8_unaligned *)&by_q[4U * stride] = -(v154 + (v157 * v126));
    const planar8_pack v158 = v149 + ((v61 * v125) + (v59 * v138));
    const planar8_pack v159 = (v57 * v125) + (v47 * v138);
    const planar8_pack v160 = v159 + (v77 * v125);
    const planar8_pack v161 = v71 + v75;
    const planar8_pack v162 = v158 + (v160 + (v161 * v138));
    *(planar8_unaligned *)&by_q[5U * stride] = -(v162 + (v146 * v125));
    const planar8_pack v163 = v47 + v64;
    const planar8_pack v164 = v57 + v68;
    const planar8_pack v165 = ((v164 * v124) + (v163 * v137)) - v147;
    const planar8_pack v166 = v165 + ((v156 * v124) + (v153 * v137));
    *(planar8_unaligned *)&by_q[6U * stride] = -(v124 + v166);
    const planar8_pack v167 = v102 + ((v98 * v123) - (v94 * v136));
    const planar8_pack v168 = v167 + ((v164 * v123) - (v163 * v136));
    const planar8_pack v169 = (v153 * v136) - v168;
    *(planar8_unaligned *)&by_q[7U * stride] = v169 - (v157 * v123);
    *(planar8_unaligned *)&by_q[8U * stride] = -v46;
    *(planar8_unaligned *)&by_q[10U * stride] = -v142;
    *(planar8_unaligned *)&by_q[11U * stride] = v145 - (v73 * v127);
    *(planar8_unaligned *)&by_q[12U * stride] = -(v154 + (v156 * v126));
    *(planar8_unaligned *)&by_q[13U * stride] = -(v162 + (v73 * v125));
    *(planar8_unaligned *)&by_q[14U * stride] = -v166;
    *(planar8_unaligned *)&by_q[15U * stride] = v169 - (v156 * v123);
    *(planar8_unaligned *)&by_q[16U * stride] = -(v42 + (v6_sine[6] * (74.14005599999999 * v6_cosine[3])));
    *(planar8_unaligned *)&by_q[18U * stride] = -v135;
    *(planar8_unaligned *)&by_q[19U * stride] = v143 - v144;
    *(planar8_unaligned *)&by_q[20U * stride] = v151 - ((v155 * v126) + (v152 * v139));
    *(planar8_unaligned *)&by_q[21U * stride] = -(v158 + (v160 + (v75 * v138)));
    *(planar8_unaligned *)&by_q[22U * stride] = -(v165 + ((v155 * v124) + (v152 * v137)));
    *(planar8_unaligned *)&by_q[23U * stride] = ((v152 * v136) - (v155 * v123)) - v168;
    *(planar8_unaligned *)&by_q[24U * stride] = -(v41 + v34);
    *(planar8_unaligned *)&by_q[25U * stride] = -v114;
    *(planar8_unaligned *)&by_q[28U * stride] = v151 - ((v59 * v139) + (v61 * v126));
    *(planar8_unaligned *)&by_q[29U * stride] = -(v158 + v159);
    *(planar8_unaligned *)&by_q[30U * stride] = -(v165 + ((v61 * v124) + (v59 * v137)));
    *(planar8_unaligned *)&by_q[31U * stride] = ((v59 * v136) - (v61 * v123)) - v168;
    *(planar8_unaligned *)&by_q[32U * stride] = -(v34 + (46.876104000000005 * ((v6_sine[3] * v6_cosine[5]) + (v6_cosine[3] * v6_sine[5]))));
    *(planar8_unaligned *)&by_q[33U * stride] = -v112;
    *(planar8_unaligned *)&by_q[34U * stride] = v131 + (v132 + ((v39 * v89) - (v36 * v78)));
    *(planar8_unaligned *)&by_q[35U * stride] = v107 + v132;
    *(planar8_unaligned *)&by_q[37U * stride] = -(v149 + v159);
    *(planar8_unaligned *)&by_q[38U * stride] = -v165;
    *(planar8_unaligned *)&by_q[39U * stride] = -v168;
    *(planar8_unaligned *)&by_q[40U * stride] = -v34;
    *(planar8_unaligned *)&by_q[41U * stride] = v107 + ((v90 * v32) - (v79 * v26));
    *(planar8_unaligned *)&by_q[44U * stride] = -v150;
    *(planar8_unaligned *)&by_q[45U * stride] = -v149;
    *(planar8_unaligned *)&by_q[46U * stride] = v147 - ((v68 * v124) + (v64 * v137));
    *(planar8_unaligned *)&by_q[47U * stride] = ((v64 * v136) - (v68 * v123)) - v167;
    *(planar8_unaligned *)&by_q[48U * stride] = -((v33 * v30) + (v27 * v24));
    const planar8_pack v170 = v103 - v105;
    *(planar8_unaligned *)&by_q[49U * stride] = ((v90 * v30) - (v79 * v24)) - v170;
    *(planar8_unaligned *)&by_q[50U * stride] = ((v89 * v30) - (v78 * v24)) - v170;
    *(planar8_unaligned *)&by_q[51U * stride] = -v170;
    *(planar8_unaligned *)&by_q[52U * stride] = v148 + ((v83 * v30) - (v58 * v24));
    *(planar8_unaligned *)&by_q[55U * stride] = -v167;
    *(planar8_unaligned *)&by_q[56U * stride] = -(5.9286734999999995 * ((v6_sine[3] * v6_cosine[1]) + (v6_cosine[3] * v6_sine[1])));
    const planar8_pack v171 = v104 - v102;
    *(planar8_unaligned *)&by_q[59U * stride] = v171;
    *(planar8_unaligned *)&by_q[57U * stride] = v171 + ((v90 * v29) - (v79 * v23));
    *(planar8_unaligned *)&by_q[58U * stride] = v171 + ((v89 * v29) - (v78 * v23));
    const planar8_pack v172 = v101 - v102;
    *(planar8_unaligned *)&by_q[62U * stride] = v172;
    const planar8_pack v173 = v172 + ((v29 * v86) - (v23 * v69));
    *(planar8_unaligned *)&by_q[61U * stride] = v173;
    *(planar8_unaligned *)&by_q[60U * stride] = v173 + ((v83 * v29) - (v58 * v23));
    *(planar8_unaligned *)&by_q[63U * stride] = -v102;
    const planar8_pack v174 = v96 * v6_sine[0];
    const planar8_pack v175 = 1.2086999999999999 * v121;
    const planar8_pack v176 = v175 * v6_sine[1];
    const planar8_pack v177 = v176 + (3.9688 * v174);
    const planar8_pack v178 = 6.757499999999999 * v66;
    const planar8_pack v179 = v177 + (v178 * v6_sine[2]);
    const planar8_pack v180 = v55 * v6_sine[5];
    const planar8_pack v181 = v179 + (9.5568 * v180);
    const planar8_pack v182 = v96 * v6_cosine[0];
    const planar8_pack v183 = v175 * v6_cosine[1];
    const planar8_pack v184 = v183 + (3.9688 * v182);
    const planar8_pack v185 = v184 + (v178 * v6_cosine[2]);
    const planar8_pack v186 = v55 * v6_cosine[5];
    const planar8_pack v187 = v185 + (9.5568 * v186);
    const planar8_pack v188 = (v59 * v187) - (v61 * v181);
    const planar8_pack v189 = (v57 * v179) - (v47 * v185);
    const planar8_pack v190 = v54 * v6_sine[4];
    const planar8_pack v191 = v54 * v6_cosine[4];
    const planar8_pack v192 = (8.696688000000002 * ((v6_sine[5] * v191) - (v6_cosine[5] * v190))) - v189;
    const planar8_pack v193 = v192 + v188;
    const planar8_pack v194 = v52 * v6_sine[7];
    const planar8_pack v195 = (1.88 * v141) + (1.94 * v194);
    const planar8_pack v196 = (v195 * v37) - v193;
    const planar8_pack v197 = 1.76 * v186;
    const planar8_pack v198 = v197 + (1.82 * v191);
    const planar8_pack v199 = v31 * v198;
    const planar8_pack v200 = 1.7 * v66;
    const planar8_pack v201 = v198 + (v200 * v6_cosine[2]);
    const planar8_pack v202 = v28 * v201;
    const planar8_pack v203 = 1.76 * v180;
    const planar8_pack v204 = v203 + (1.82 * v190);
    const planar8_pack v205 = v204 + (v200 * v6_sine[2]);
    const planar8_pack v206 = v22 * v205;
    const planar8_pack v207 = v29 * (v201 + (1.64 * v182));
    const planar8_pack v208 = v23 * (v205 + (1.64 * v174));
    const planar8_pack v209 = v208 + (v195 * v23);
    const planar8_pack v210 = v209 + (v195 * v22);
    const planar8_pack v211 = (v64 * v184) - (v68 * v177);
    const planar8_pack v212 = 0.9911339999999998 * ((v6_cosine[0] * v6_sine[1]) - (v6_sine[0] * v6_cosine[1]));
    const planar8_pack v213 = v121 * v212;
    const planar8_pack v214 = (v211 - (v25 * v204)) - v213;
    const planar8_pack v215 = (((v207 - v206) + (v202 + (v199 - (v195 * v25)))) - v210) + v214;
    const planar8_pack v216 = v52 * v6_cosine[7];
    const planar8_pack v217 = (1.88 * v128) + (1.94 * v216);
    const planar8_pack v218 = 2.0 * planar8_pack_at(&qd[0]);
    const planar8_pack v219 = v217 + v218;
    const planar8_pack v220 = v110 + v38;
    const planar8_pack v221 = (v215 + (v219 * v220)) - v196;
    *(planar8_unaligned *)&by_qd[24U * stride] = v221;
    const planar8_pack v222 = v187 + (12.3487 * v191);
    const planar8_pack v223 = v71 * v222;
    const planar8_pack v224 = v181 + (12.3487 * v190);
    const planar8_pack v225 = v224 + (15.115199999999998 * v141);
    const planar8_pack v226 = ((v73 * v225) - ((14.661743999999997 * v6_sine[7]) * v128)) - v223;
    const planar8_pack v227 = (v75 * v222) - (v77 * v224);
    const planar8_pack v228 = v227 + (14.661743999999997 * ((v6_sine[6] * v216) - (v6_cosine[6] * v194)));
    const planar8_pack v229 = v228 - v226;
    const planar8_pack v230 = (v221 + (v218 * v45)) + v229;
    *(planar8_unaligned *)&by_qd[8U * stride] = v230;
    const planar8_pack v231 = v225 + (17.838299999999997 * v194);
    *(planar8_unaligned *)&by_qd[0] = v230 - v231;
    const planar8_pack v232 = v215 + (v217 * v32);
    *(planar8_unaligned *)&by_qd[41U * stride] = v232;
    const planar8_pack v233 = (v232 + (v217 * v40)) - v196;
    *(planar8_unaligned *)&by_qd[25U * stride] = v233;
    const planar8_pack v234 = v229 + v233;
    *(planar8_unaligned *)&by_qd[9U * stride] = v234;
    *(planar8_unaligned *)&by_qd[stride] = v234 - v231;
    const planar8_pack v235 = (-v199) - v214;
    const planar8_pack v236 = v206 - v202;
    const planar8_pack v237 = v208 - v207;
    const planar8_pack v238 = v237 + v236;
    const planar8_pack v239 = 1.136178 * ((v128 * v6_sine[1]) - (v141 * v6_cosine[1]));
    const planar8_pack v240 = (v239 + (3.7306719999999998 * ((v128 * v6_sine[0]) - (v141 * v6_cosine[0])))) - v238;
    const planar8_pack v241 = 6.352049999999999 * ((v128 * v6_sine[2]) - (v141 * v6_cosine[2]));
    const planar8_pack v242 = (v241 + (8.983392 * ((v128 * v6_sine[5]) - (v141 * v6_cosine[5])))) + v240;
    const planar8_pack v243 = (v242 + (11.607777999999998 * ((v6_sine[4] * v128) - (v6_cosine[4] * v141)))) + (v193 - v235);
    *(planar8_unaligned *)&by_qd[26U * stride] = v243;
    const planar8_pack v244 = v227 + v243;
    *(planar8_unaligned *)&by_qd[18U * stride] = v244;
    const planar8_pack v245 = v244 - v226;
    *(planar8_unaligned *)&by_qd[10U * stride] = v245;
    *(planar8_unaligned *)&by_qd[2U * stride] = v245 - v225;
    const planar8_pack v246 = v192 - v235;
    const planar8_pack v247 = v246 - v238;
    *(planar8_unaligned *)&by_qd[35U * stride] = v247;
    const planar8_pack v248 = v188 + v247;
    *(planar8_unaligned *)&by_qd[27U * stride] = v248;
    const planar8_pack v249 = v227 + v248;
    *(planar8_unaligned *)&by_qd[19U * stride] = v249;
    const planar8_pack v250 = v223 + v249;
    *(planar8_unaligned *)&by_qd[3U * stride] = v250 - (v146 * v224);
    const planar8_pack v251 = v96 * v212;
    *(planar8_unaligned *)&by_qd[62U * stride] = v251;
    const planar8_pack v252 = v213 - v251;
    const planar8_pack v253 = v211 - v252;
    *(planar8_unaligned *)&by_qd[46U * stride] = v253;
    const planar8_pack v254 = v200 * ((v6_sine[2] * v24) - (v6_cosine[2] * v30));
    const planar8_pack v255 = v254 - v253;
    const planar8_pack v256 = v189 + v255;
    const planar8_pack v257 = (v197 * v32) - (v203 * v26);
    const planar8_pack v258 = v256 - v257;
    const planar8_pack v259 = (v77 * v181) - v188;
    const planar8_pack v260 = v258 + (v259 - (v161 * v187));
    *(planar8_unaligned *)&by_qd[4U * stride] = (-(v146 * v181)) - v260;
    const planar8_pack v261 = (v153 * v185) - v256;
    *(planar8_unaligned *)&by_qd[5U * stride] = v261 - (v157 * v179);
    const planar8_pack v262 = ((v57 * v177) - (v47 * v184)) - v253;
    const planar8_pack v263 = (v153 * v184) - v262;
    *(planar8_unaligned *)&by_qd[6U * stride] = v263 - (v157 * v177);
    const planar8_pack v264 = v213 + ((v164 * v176) - (v163 * v183));
    const planar8_pack v265 = (v153 * v183) - v264;
    *(planar8_unaligned *)&by_qd[7U * stride] = v265 - (v157 * v176);
    *(planar8_unaligned *)&by_qd[11U * stride] = v250 - (v73 * v224);
    *(planar8_unaligned *)&by_qd[12U * stride] = (-(v73 * v181)) - v260;
    *(planar8_unaligned *)&by_qd[13U * stride] = v261 - (v156 * v179);
    *(planar8_unaligned *)&by_qd[14U * stride] = v263 - (v156 * v177);
    *(planar8_unaligned *)&by_qd[15U * stride] = v265 - (v156 * v176);
    *(planar8_unaligned *)&by_qd[16U * stride] = (v228 + ((15.115199999999998 * planar8_pack_at(&qd[0])) * v6_sine[6])) + v221;
    *(planar8_unaligned *)&by_qd[17U * stride] = v228 + v233;
    *(planar8_unaligned *)&by_qd[20U * stride] = ((v75 * v187) - v259) - v258;
    *(planar8_unaligned *)&by_qd[21U * stride] = ((v152 * v185) - (v155 * v179)) - v256;
    *(planar8_unaligned *)&by_qd[22U * stride] = ((v152 * v184) - (v155 * v177)) - v262;
    *(planar8_unaligned *)&by_qd[23U * stride] = ((v152 * v183) - (v155 * v176)) - v264;
    *(planar8_unaligned *)&by_qd[28U * stride] = v188 - v258;
    *(planar8_unaligned *)&by_qd[29U * stride] = ((v59 * v185) - (v61 * v179)) - v256;
    *(planar8_unaligned *)&by_qd[30U * stride] = ((v59 * v184) - (v61 * v177)) - v262;
    *(planar8_unaligned *)&by_qd[31U * stride] = -(v264 + ((1.099917 * v121) * ((v6_cosine[4] * v6_sine[1]) - (v6_sine[4] * v6_cosine[1]))));
    const planar8_pack v266 = v215 + (v192 - (v195 * v36));
    *(planar8_unaligned *)&by_qd[32U * stride] = v266 + (v219 * v110);
    *(planar8_unaligned *)&by_qd[33U * stride] = v266 + (v217 * v110);
    *(planar8_unaligned *)&by_qd[34U * stride] = v242 + v246;
    *(planar8_unaligned *)&by_qd[36U * stride] = -v258;
    *(planar8_unaligned *)&by_qd[37U * stride] = -v256;
    *(planar8_unaligned *)&by_qd[38U * stride] = -v262;
    *(planar8_unaligned *)&by_qd[39U * stride] = -v264;
    *(planar8_unaligned *)&by_qd[40U * stride] = v215 + (v219 * v32);
    *(planar8_unaligned *)&by_qd[42U * stride] = (v241 + v240) - v235;
    *(planar8_unaligned *)&by_qd[43U * stride] = -(v238 + v235);
    *(planar8_unaligned *)&by_qd[44U * stride] = v257 - v255;
    *(planar8_unaligned *)&by_qd[45U * stride] = -v255;
    const planar8_pack v267 = 1.0273949999999998 * ((v6_cosine[2] * v6_sine[1]) - (v6_sine[2] * v6_cosine[1]));
    *(planar8_unaligned *)&by_qd[47U * stride] = -(v213 + (v121 * v267));
    const planar8_pack v268 = (v213 + (v236 - v207)) + v210;
    *(planar8_unaligned *)&by_qd[48U * stride] = (v219 * v30) - v268;
    *(planar8_unaligned *)&by_qd[49U * stride] = (v217 * v30) - v268;
    *(planar8_unaligned *)&by_qd[50U * stride] = v240 - v213;
    *(planar8_unaligned *)&by_qd[51U * stride] = -(v213 + v238);
    const planar8_pack v269 = v252 + v254;
    *(planar8_unaligned *)&by_qd[52U * stride] = ((v197 * v30) - (v203 * v24)) - v269;
    *(planar8_unaligned *)&by_qd[53U * stride] = -v269;
    *(planar8_unaligned *)&by_qd[54U * stride] = -v252;
    *(planar8_unaligned *)&by_qd[55U * stride] = -v213;
    const planar8_pack v270 = v209 - v207;
    *(planar8_unaligned *)&by_qd[56U * stride] = (v219 * v29) - v270;
    *(planar8_unaligned *)&by_qd[57U * stride] = (v217 * v29) - v270;
    *(planar8_unaligned *)&by_qd[58U * stride] = v239 - v237;
    *(planar8_unaligned *)&by_qd[59U * stride] = -v237;
    const planar8_pack v271 = v251 + (v66 * v267);
    *(planar8_unaligned *)&by_qd[61U * stride] = v271;
    *(planar8_unaligned *)&by_qd[60U * stride] = v271 + (1.063656 * ((v186 * v6_sine[1]) - (v180 * v6_cosine[1])));
    *(planar8_unaligned *)&by_qd[63U * stride] = planar8_pack_splat(0.0);
    const planar8_pack v272 = v111 + v35;
    const planar8_pack v273 = v272 + v115;
    const planar8_pack v274 = (v73 * v273) + ((7.3308719999999985 * v6_sine[7]) * v6_sine[6]);
    const planar8_pack v275 = v77 * v272;
    const planar8_pack v276 = 0.4955669999999999 * ((v6_sine[0] * v6_sine[1]) + (v6_cosine[0] * v6_cosine[1]));
    *(planar8_unaligned *)&by_qdd[63U * stride] = planar8_pack_splat(0.30326059166666663);
    const planar8_pack v277 = 0.30326059166666663 + v276;
    *(planar8_unaligned *)&by_qdd[55U * stride] = v277;
    *(planar8_unaligned *)&by_qdd[62U * stride] = v277;
    const planar8_pack v278 = (v276 + 1.4505909333333333) + v277;
    *(planar8_unaligned *)&by_qdd[54U * stride] = v278;
    const planar8_pack v279 = (v68 * v24) + (v64 * v30);
    const planar8_pack v280 = v279 + v278;
    *(planar8_unaligned *)&by_qdd[46U * stride] = v280;
    *(planar8_unaligned *)&by_qdd[53U * stride] = v280;
    const planar8_pack v281 = (v279 + 2.694021875) + v280;
    *(planar8_unaligned *)&by_qdd[45U * stride] = v281;
    const planar8_pack v282 = (v57 * v26) + (v47 * v32);
    const planar8_pack v283 = v282 + v281;
    *(planar8_unaligned *)&by_qdd[37U * stride] = v283;
    *(planar8_unaligned *)&by_qdd[44U * stride] = v283;
    const planar8_pack v284 = (v282 + 4.0270090666666665) + v283;
    *(planar8_unaligned *)&by_qdd[36U * stride] = v284;
    const planar8_pack v285 = (v61 * v111) + (v59 * v110);
    const planar8_pack v286 = v285 + v284;
    *(planar8_unaligned *)&by_qdd[28U * stride] = v286;
    *(planar8_unaligned *)&by_qdd[35U * stride] = v286;
    const planar8_pack v287 = (v285 + 5.441928158333333) + v286;
    *(planar8_unaligned *)&by_qdd[27U * stride] = v287;
    const planar8_pack v288 = v275 + (v75 * v220);
    const planar8_pack v289 = v288 + v287;
    *(planar8_unaligned *)&by_qdd[19U * stride] = v289;
    *(planar8_unaligned *)&by_qdd[26U * stride] = v289;
    const planar8_pack v290 = 6.930074799999999 + v289;
    const planar8_pack v291 = v290 + ((v275 + (v161 * v220)) + v274);
    *(planar8_unaligned *)&by_qdd[10U * stride] = v291;
    *(planar8_unaligned *)&by_qdd[17U * stride] = v291;
    const planar8_pack v292 = v71 * v220;
    const planar8_pack v293 = ((v292 + 8.481664641666665) + v274) + v291;
    *(planar8_unaligned *)&by_qdd[9U * stride] = v293;
    const planar8_pack v294 = v273 + v118;
    *(planar8_unaligned *)&by_qdd[0] = ((2.0 * v294) + 10.085833333333332) + v293;
    const planar8_pack v295 = v294 + v293;
    *(planar8_unaligned *)&by_qdd[stride] = v295;
    *(planar8_unaligned *)&by_qdd[8U * stride] = v295;
    const planar8_pack v296 = v273 + v291;
    *(planar8_unaligned *)&by_qdd[2U * stride] = v296;
    *(planar8_unaligned *)&by_qdd[16U * stride] = v296;
    const planar8_pack v297 = (v292 + (v73 * v272)) + v289;
    *(planar8_unaligned *)&by_qdd[11U * stride] = v297;
    *(planar8_unaligned *)&by_qdd[25U * stride] = v297;
    const planar8_pack v298 = v272 + v297;
    *(planar8_unaligned *)&by_qdd[3U * stride] = v298;
    *(planar8_unaligned *)&by_qdd[24U * stride] = v298;
    const planar8_pack v299 = ((v77 * v111) + (v75 * v110)) + v286;
    *(planar8_unaligned *)&by_qdd[20U * stride] = v299;
    *(planar8_unaligned *)&by_qdd[34U * stride] = v299;
    const planar8_pack v300 = ((v73 * v111) + (v71 * v110)) + v299;
    *(planar8_unaligned *)&by_qdd[12U * stride] = v300;
    *(planar8_unaligned *)&by_qdd[33U * stride] = v300;
    const planar8_pack v301 = v111 + v300;
    *(planar8_unaligned *)&by_qdd[4U * stride] = v301;
    *(planar8_unaligned *)&by_qdd[32U * stride] = v301;
    const planar8_pack v302 = ((v61 * v26) + (v59 * v32)) + v283;
    *(planar8_unaligned *)&by_qdd[29U * stride] = v302;
    *(planar8_unaligned *)&by_qdd[43U * stride] = v302;
    const planar8_pack v303 = ((v77 * v26) + (v75 * v32)) + v302;
    *(planar8_unaligned *)&by_qdd[21U * stride] = v303;
    *(planar8_unaligned *)&by_qdd[42U * stride] = v303;
    const planar8_pack v304 = ((v73 * v26) + (v71 * v32)) + v303;
    *(planar8_unaligned *)&by_qdd[13U * stride] = v304;
    *(planar8_unaligned *)&by_qdd[41U * stride] = v304;
    const planar8_pack v305 = v26 + v304;
    *(planar8_unaligned *)&by_qdd[5U * stride] = v305;
    *(planar8_unaligned *)&by_qdd[40U * stride] = v305;
    const planar8_pack v306 = ((v57 * v24) + (v47 * v30)) + v280;
    *(planar8_unaligned *)&by_qdd[38U * stride] = v306;
    *(planar8_unaligned *)&by_qdd[52U * stride] = v306;
    const planar8_pack v307 = ((v61 * v24) + (v59 * v30)) + v306;
    *(planar8_unaligned *)&by_qdd[30U * stride] = v307;
    *(planar8_unaligned *)&by_qdd[51U * stride] = v307;
    const planar8_pack v308 = ((v77 * v24) + (v75 * v30)) + v307;
    *(planar8_unaligned *)&by_qdd[22U * stride] = v308;
    *(planar8_unaligned *)&by_qdd[50U * stride] = v308;
    const planar8_pack v309 = ((v73 * v24) + (v71 * v30)) + v308;
    *(planar8_unaligned *)&by_qdd[14U * stride] = v309;
    *(planar8_unaligned *)&by_qdd[49U * stride] = v309;
    const planar8_pack v310 = v24 + v309;
    *(planar8_unaligned *)&by_qdd[6U * stride] = v310;
    *(planar8_unaligned *)&by_qdd[48U * stride] = v310;
    const planar8_pack v311 = v277 + (0.5136974999999999 * ((v6_sine[2] * v6_sine[1]) + (v6_cosine[2] * v6_cosine[1])));
    *(planar8_unaligned *)&by_qdd[47U * stride] = v311;
    *(planar8_unaligned *)&by_qdd[61U * stride] = v311;
    const planar8_pack v312 = v311 + (0.531828 * ((v6_sine[5] * v6_sine[1]) + (v6_cosine[5] * v6_cosine[1])));
    *(planar8_unaligned *)&by_qdd[39U * stride] = v312;
    *(planar8_unaligned *)&by_qdd[60U * stride] = v312;
    const planar8_pack v313 = v312 + (0.5499585 * ((v6_sine[4] * v6_sine[1]) + (v6_cosine[4] * v6_cosine[1])));
    *(planar8_unaligned *)&by_qdd[31U * stride] = v313;
    *(planar8_unaligned *)&by_qdd[59U * stride] = v313;
    const planar8_pack v314 = v313 + (0.568089 * ((v6_cosine[6] * v6_cosine[1]) + (v6_sine[6] * v6_sine[1])));
    *(planar8_unaligned *)&by_qdd[23U * stride] = v314;
    *(planar8_unaligned *)&by_qdd[58U * stride] = v314;
    const planar8_pack v315 = v314 + (0.5862194999999999 * ((v6_cosine[7] * v6_cosine[1]) + (v6_sine[7] * v6_sine[1])));
    *(planar8_unaligned *)&by_qdd[15U * stride] = v315;
    *(planar8_unaligned *)&by_qdd[57U * stride] = v315;
    const planar8_pack v316 = v23 + v315;
    *(planar8_unaligned *)&by_qdd[7U * stride] = v316;
    *(planar8_unaligned *)&by_qdd[56U * stride] = v316;
    *(planar8_unaligned *)&by_qdd[18U * stride] = v288 + v290;
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
