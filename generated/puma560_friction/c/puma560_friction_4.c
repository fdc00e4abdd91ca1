#include "puma560_friction.h"

#include <math.h>

static double puma560_friction_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

static double puma560_friction_min(double x, double y)
{
    return (x < y) ? x : y;
}

static double puma560_friction_max(double x, double y)
{
    return (x > y) ? x : y;
}

static bool puma560_friction_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

static signed char puma560_friction_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define PUMA560_FRICTION_INLINE static inline __attribute__((always_inline))
#define PUMA560_FRICTION_APART __attribute__((noinline, cold))
typedef double puma560_friction_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long puma560_friction_bits __attribute__((vector_size(4 * sizeof(double))));
typedef puma560_friction_lane puma560_friction_four;
typedef puma560_friction_bits puma560_friction_four_bits;
#else
#define PUMA560_FRICTION_INLINE static inline
#define PUMA560_FRICTION_APART
typedef double puma560_friction_lane;
typedef unsigned long long puma560_friction_bits;
typedef double puma560_friction_four[4];
typedef unsigned long long puma560_friction_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
PUMA560_FRICTION_INLINE void puma560_friction_sincos_pair(const puma560_friction_lane *angle, puma560_friction_lane *sine, puma560_friction_lane *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_lane x = *angle;
    union { puma560_friction_lane number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_lane n = k.number - 6755399441186816.0;
    const puma560_friction_lane w = x - (n * 1.5707963267923333);
    const puma560_friction_lane r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_lane rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const puma560_friction_lane z = r * r;
    const puma560_friction_lane u = 1.0 - (0.5 * z);
    const puma560_friction_lane rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const puma560_friction_lane zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = k.bits << 62;
    const puma560_friction_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const puma560_friction_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static PUMA560_FRICTION_APART void puma560_friction_sincos_beyond(const puma560_friction_four *angle, puma560_friction_four *sine, puma560_friction_four *cosine)
{
    for (size_t i = 0U; i < 4U; i++) {
        (*sine)[i] = sin((*angle)[i]);
        (*cosine)[i] = cos((*angle)[i]);
    }
}

/* The library answers if an angle is out of range, infinite or not a number. */
PUMA560_FRICTION_INLINE void puma560_friction_sincos(const puma560_friction_four *angle, puma560_friction_four *sine, puma560_friction_four *cosine)
{
    puma560_friction_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    puma560_friction_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        puma560_friction_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        puma560_friction_sincos_beyond(angle, sine, cosine);
    }
}

static inline void puma560_friction_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void puma560_friction_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

static inline void puma560_friction_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void puma560_friction_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void puma560_friction_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

static void puma560_friction_decide_pattern(const puma560_friction_prepared *restrict prepared, const signed char pattern[restrict 6], const signed char best[restrict 6], const bool flag[restrict 7], const double number[restrict 6], const double context_real[restrict 34], const bool context_boolean[restrict 30], const signed char context_mode[restrict 6], signed char pattern_out[restrict 6], signed char best_out[restrict 6], bool flag_out[restrict 7], double number_out[restrict 6], bool *restrict done)
{
    (void)prepared;
    const bool v0 = 0 == pattern[3];
    const bool v1 = 0 == pattern[5];
    const double v2 = (v1 || v0) ? 0.0 : context_real[15];
    const double v3 = 1.0 / (v1 ? 1.0 : 4e-05);
    const double v4 = v3 * v2;
    const bool v5 = 0 == pattern[2];
    const double v6 = (v1 || v5) ? 0.0 : context_real[10];
    const double v7 = (v4 * v6) - ((v0 || v5) ? 0.0 : context_real[12]);
    const double v8 = 1.0 / ((v2 * v4) - (v0 ? 1.0 : context_real[14]));
    const double v9 = v8 * v7;
    const bool v10 = 0 == pattern[4];
    const double v11 = (v10 || v5) ? 0.0 : context_real[13];
    const double v12 = 1.0 / (v10 ? 1.0 : 0.0006421600000000001);
    const double v13 = v12 * v11;
    const double v14 = v3 * v6;
    const double v15 = 1.0 / ((((v5 ? 1.0 : context_real[11]) - (v6 * v14)) - (v11 * v13)) + (v7 * v9));
    const bool v16 = 0 == pattern[1];
    const double v17 = (v16 || v1) ? 0.0 : context_real[10];
    const double v18 = (v4 * v17) - ((v16 || v0) ? 0.0 : context_real[8]);
    const double v19 = (v16 || v10) ? 0.0 : context_real[9];
    const double v20 = ((v16 || v5) ? 0.0 : context_real[7]) + (((v9 * v18) - (v14 * v17)) - (v13 * v19));
    const double v21 = v15 * v20;
    const bool v22 = 0 == pattern[0];
    const double v23 = (v22 || v1) ? 0.0 : context_real[5];
    const double v24 = (v23 * v4) - ((v22 || v0) ? 0.0 : context_real[3]);
    const double v25 = (v22 || v10) ? 0.0 : context_real[4];
    const double v26 = (((v23 * v14) + (v25 * v13)) - (v24 * v9)) - ((v22 || v5) ? 0.0 : context_real[2]);
    const double v27 = v8 * v18;
    const double v28 = v12 * v19;
    const double v29 = v3 * v17;
    const double v30 = (((v23 * v29) + (v25 * v28)) - (v24 * v27)) - (v26 * v21);
    const double v31 = v30 - ((v16 || v22) ? 0.0 : context_real[1]);
    const double v32 = (((v17 * v29) - (v18 * v27)) + (v19 * v28)) + (v20 * v21);
    const double v33 = 1.0 / (v32 - (v16 ? 1.0 : context_real[6]));
    const double v34 = v31 * v33;
    const double v35 = (double)pattern[5];
    const double v36 = context_real[32] + (0.7 * v35);
    const double v37 = v1 ? 0.0 : (context_real[21] - v36);
    const double v38 = (double)pattern[3];
    const double v39 = context_real[28] + v38;
    const double v40 = (v4 * v37) - (v0 ? 0.0 : (context_real[19] - v39));
    const double v41 = (double)pattern[4];
    const double v42 = context_real[30] + (0.8 * v41);
    const double v43 = v10 ? 0.0 : (context_real[20] - v42);
    const double v44 = (double)pattern[2];
    const double v45 = context_real[26] + (4.8 * v44);
    const double v46 = (v5 ? 0.0 : (context_real[18] - v45)) + (((v9 * v40) - (v14 * v37)) - (v13 * v43));
    const double v47 = (((v21 * v46) + (v29 * v37)) + (v28 * v43)) - (v27 * v40);
    const double v48 = (double)pattern[1];
    const double v49 = context_real[24] + (7.0 * v48);
    const double v50 = v47 - (v16 ? 0.0 : (context_real[17] - v49));
    const double v51 = v26 * v15;
    const double v52 = v24 * v8;
    const double v53 = v23 * v3;
    const double v54 = v25 * v12;
    const double v55 = (((v54 * v43) + (v53 * v37)) - (v52 * v40)) - (v51 * v46);
    const double v56 = (double)pattern[0];
    const double v57 = context_real[22] + (6.0 * v56);
    const double v58 = (((v23 * v53) + (v25 * v54)) - (v22 ? 1.0 : context_real[0])) - (v24 * v52);
    const double v59 = 1.0 / ((v58 + (v26 * v51)) - (v31 * v34));
    const double v60 = v59 * ((v55 - (v34 * v50)) - (v22 ? 0.0 : (context_real[16] - v57)));
    const double v61 = (v33 * v50) - (v34 * v60);
    const double v62 = ((v15 * v46) + (v51 * v60)) - (v21 * v61);
    const double v63 = (((v8 * v40) - (v52 * v60)) - (v9 * v62)) - (v27 * v61);
    const double v64 = (((v3 * v37) - (v53 * v60)) - (v4 * v63)) - (v14 * v62);
    const double v65 = v1 ? 0.0 : (v64 - (v29 * v61));
    const double v66 = context_real[10] * v65;
    const double v67 = v10 ? 0.0 : ((((v12 * v43) - (v54 * v60)) - (v13 * v62)) - (v28 * v61));
    const double v68 = v0 ? 0.0 : v63;
    const double v69 = v5 ? 0.0 : v62;
    const double v70 = v22 ? 0.0 : v60;
    const double v71 = (((context_real[17] - (context_real[8] * v68)) - (context_real[9] * v67)) - (context_real[7] * v69)) - (context_real[1] * v70);
    const double v72 = v16 ? (v71 - v66) : v49;
    const double v73 = v16 ? 0.0 : v61;
    const double v74 = v16 ? puma560_friction_min(9.5 + v72, 9.5 - v72) : (v48 * v73);
    const double v75 = v16 ? v74 : (context_real[6] * v74);
    const double v76 = puma560_friction_max(fabs(v72), fabs(context_real[17]));
    const bool v77 = !flag[0];
    const bool v78 = context_boolean[25] && v77;
    const bool v79 = ((0.0 < v74) || (v16 && (0.0 <= v74))) || (v78 && (((-1e-06) * v76) <= v75));
    const double v80 = (((context_real[16] - (context_real[5] * v65)) - (context_real[4] * v67)) - (context_real[3] * v68)) - (context_real[2] * v69);
    const double v81 = v22 ? (v80 - (context_real[1] * v73)) : v57;
    const double v82 = v22 ? puma560_friction_min(8.4 + v81, 8.4 - v81) : (v56 * v70);
    const double v83 = v22 ? v82 : (context_real[0] * v82);
    const double v84 = puma560_friction_max(fabs(context_real[16]), fabs(v81));
    const bool v85 = context_boolean[24] && v77;
    const bool v86 = (v85 && (((-1e-06) * v84) <= v83)) || ((v22 && (0.0 <= v82)) || (0.0 < v82));
    const double v87 = (((context_real[18] - (context_real[12] * v68)) - (context_real[2] * v70)) - (context_real[13] * v67)) - (context_real[7] * v73);
    const double v88 = v5 ? (v87 - v66) : v45;
    const double v89 = v5 ? puma560_friction_min(6.5 + v88, 6.5 - v88) : (v44 * v69);
    const double v90 = v5 ? v89 : (context_real[11] * v89);
    const double v91 = puma560_friction_max(fabs(context_real[18]), fabs(v88));
    const bool v92 = context_boolean[26] && v77;
    const bool v93 = ((v5 && (0.0 <= v89)) || (0.0 < v89)) || (v92 && (((-1e-06) * v91) <= v90));
    const double v94 = (((context_real[19] - (context_real[15] * v65)) - (context_real[3] * v70)) - (context_real[12] * v69)) - (context_real[8] * v73);
    const double v95 = v0 ? v94 : v39;
    const double v96 = v0 ? puma560_friction_min(1.4 + v95, 1.4 - v95) : (v38 * v68);
    const double v97 = v0 ? v96 : (context_real[14] * v96);
    const double v98 = puma560_friction_max(fabs(v95), fabs(context_real[19]));
    const bool v99 = context_boolean[27] && v77;
    const bool v100 = ((v0 && (0.0 <= v96)) || (0.0 < v96)) || (v99 && (((-1e-06) * v98) <= v97));
    const bool v101 = ((context_boolean[20] || v93) && ((context_boolean[18] || v86) && (context_boolean[19] || v79))) && (context_boolean[21] || v100);
    const double v102 = v10 ? (((context_real[20] - (context_real[4] * v70)) - (context_real[13] * v69)) - (context_real[9] * v73)) : v42;
    const double v103 = v10 ? puma560_friction_min(1.1 + v102, 1.1 - v102) : (v41 * v67);
    const double v104 = v10 ? v103 : (0.0006421600000000001 * v103);
    const double v105 = puma560_friction_max(fabs(context_real[20]), fabs(v102));
    const bool v106 = context_boolean[28] && v77;
    const bool v107 = ((v10 && (0.0 <= v103)) || (0.0 < v103)) || (v106 && (((-1e-06) * v105) <= v104));
    const double v108 = v1 ? (((context_real[21] - (context_real[5] * v70)) - (context_real[15] * v68)) - (context_real[10] * (v69 + v73))) : v36;
    const double v109 = v1 ? puma560_friction_min(1.0 + v108, 1.0 - v108) : (v35 * v65);
    const double v110 = v1 ? v109 : (4e-05 * v109);
    const double v111 = puma560_friction_max(fabs(context_real[21]), fabs(v108));
    const bool v112 = context_boolean[29] && v77;
    const bool v113 = (v112 && (((-1e-06) * v111) <= v110)) || ((0.0 < v109) || (v1 && (0.0 <= v109)));
    const bool v114 = (context_boolean[23] || v113) && ((context_boolean[22] || v107) && v101);
    const bool v115 = flag[1] || v114;
    flag_out[1] = v115;
    const double v116 = v22 ? 0.0 : 1.0;
    const double v117 = v116 + (v16 ? 0.0 : 1.0);
    const double v118 = (v5 ? 0.0 : 1.0) + v117;
    const double v119 = (v0 ? 0.0 : 1.0) + v118;
    const double v120 = (v10 ? 0.0 : 1.0) + v119;
    const double v121 = (v1 ? 0.0 : 1.0) + v120;
    const double v122 = 1.0 - v121;
    const double v123 = -(v119 + v122);
    const bool v124 = context_boolean[15] && (!v112);
    const double v125 = v124 ? 0.0 : 1.0;
    const bool v126 = v112 ? ((-1) == context_mode[5]) : context_boolean[17];
    const bool v127 = v112 ? (1 == context_mode[5]) : context_boolean[16];
    const bool v128 = v127 || v126;
    const double v129 = v128 ? 1.0 : 0.0;
    const bool v130 = v106 ? ((-1) == context_mode[4]) : context_boolean[14];
    const bool v131 = v106 ? (1 == context_mode[4]) : context_boolean[13];
    const bool v132 = v131 || v130;
    const bool v133 = (v132 && (v10 && ((v123 <= v129) && (v125 <= v123)))) || (v130 && (1 == pattern[4]));
    const double v134 = -(v120 + v122);
    const bool v135 = (v128 && (v1 && ((v134 <= 0.0) && (0.0 <= v134)))) || (v126 && (1 == pattern[5]));
    const bool v136 = v135 || v133;
    const double v137 = v129 + (v132 ? 1.0 : 0.0);
    const double v138 = -(v118 + v122);
    const bool v139 = context_boolean[12] && (!v106);
    const double v140 = v125 + (v139 ? 0.0 : 1.0);
    const bool v141 = v99 ? ((-1) == context_mode[3]) : context_boolean[11];
    const bool v142 = v99 ? (1 == context_mode[3]) : context_boolean[10];
    const bool v143 = v142 || v141;
    const bool v144 = (v141 && (1 == pattern[3])) || (v143 && (v0 && ((v140 <= v138) && (v138 <= v137))));
    const bool v145 = v136 || v144;
    const double v146 = (v143 ? 1.0 : 0.0) + v137;
    const double v147 = -(v117 + v122);
    const bool v148 = context_boolean[9] && (!v99);
    const double v149 = (v148 ? 0.0 : 1.0) + v140;
    const bool v150 = v92 ? (1 == context_mode[2]) : context_boolean[7];
    const bool v151 = v92 ? ((-1) == context_mode[2]) : context_boolean[8];
    const bool v152 = v151 || v150;
    const bool v153 = (v152 && (v5 && ((v149 <= v147) && (v147 <= v146)))) || (v151 && (1 == pattern[2]));
    const bool v154 = v153 || v145;
    const double v155 = -(v116 + v122);
    const bool v156 = context_boolean[6] && (!v92);
    const double v157 = (v156 ? 0.0 : 1.0) + v149;
    const double v158 = (v152 ? 1.0 : 0.0) + v146;
    const bool v159 = v78 ? (1 == context_mode[1]) : context_boolean[4];
    const bool v160 = v78 ? ((-1) == context_mode[1]) : context_boolean[5];
    const bool v161 = v160 || v159;
    const bool v162 = (v160 && (1 == pattern[1])) || (v161 && (v16 && ((v155 <= v158) && (v157 <= v155))));
    const bool v163 = v162 || v154;
    const double v164 = -v122;
    const bool v165 = context_boolean[3] && (!v78);
    const double v166 = v157 + (v165 ? 0.0 : 1.0);
    const double v167 = v158 + (v161 ? 1.0 : 0.0);
    const bool v168 = v85 ? ((-1) == context_mode[0]) : context_boolean[2];
    const bool v169 = v85 ? (1 == context_mode[0]) : context_boolean[1];
    const bool v170 = v169 || v168;
    const bool v171 = (v170 && (v22 && ((v164 <= v167) && (v166 <= v164)))) || (v168 && (1 == pattern[0]));
    const bool v172 = v163 || v171;
    const double v173 = v172 ? v121 : (1.0 + v121);
    const bool v174 = !(v172 || (v173 <= (v167 + (v170 ? 1.0 : 0.0))));
    const bool v175 = v174 && (!v115);
    const bool v176 = (context_boolean[29] || (context_boolean[28] || (context_boolean[27] || (context_boolean[26] || (context_boolean[24] || context_boolean[25]))))) && (v77 && v175);
    const bool v177 = (!(context_boolean[5] || (context_boolean[4] || context_boolean[3]))) || (!(context_boolean[2] || (context_boolean[1] || context_boolean[0])));
    const bool v178 = (!(context_boolean[11] || (context_boolean[10] || context_boolean[9]))) || ((!(context_boolean[8] || (context_boolean[7] || context_boolean[6]))) || v177);
    const bool v179 = (!(context_boolean[17] || (context_boolean[16] || context_boolean[15]))) || ((!(context_boolean[14] || (context_boolean[13] || context_boolean[12]))) || v178);
    const bool v180 = v176 && (!v179);
    const signed char v181 = ((context_boolean[0] && (!v85)) && ((v166 <= v173) && (v173 <= v167))) ? 0 : (v169 ? 1 : (-1));
    const signed char v182 = v163 ? pattern[0] : (v171 ? ((v22 && v169) ? 1 : (-1)) : v181);
    pattern_out[0] = v180 ? (context_boolean[0] ? 0 : (context_boolean[1] ? 1 : (-1))) : v182;
    const double v183 = v173 - ((0 == v182) ? 0.0 : 1.0);
    const signed char v184 = (v165 && ((v157 <= v183) && (v183 <= v158))) ? 0 : (v159 ? 1 : (-1));
    const signed char v185 = v154 ? pattern[1] : (v162 ? ((v159 && v16) ? 1 : (-1)) : v184);
    pattern_out[1] = v180 ? (context_boolean[3] ? 0 : (context_boolean[4] ? 1 : (-1))) : v185;
    const double v186 = v183 - ((0 == v185) ? 0.0 : 1.0);
    const signed char v187 = (v156 && ((v149 <= v186) && (v186 <= v146))) ? 0 : (v150 ? 1 : (-1));
    const signed char v188 = v145 ? pattern[2] : (v153 ? ((v5 && v150) ? 1 : (-1)) : v187);
    pattern_out[2] = v180 ? (context_boolean[6] ? 0 : (context_boolean[7] ? 1 : (-1))) : v188;
    const double v189 = v186 - ((0 == v188) ? 0.0 : 1.0);
    const signed char v190 = (v148 && ((v189 <= v137) && (v140 <= v189))) ? 0 : (v142 ? 1 : (-1));
    const signed char v191 = v136 ? pattern[3] : (v144 ? ((v0 && v142) ? 1 : (-1)) : v190);
    pattern_out[3] = v180 ? (context_boolean[9] ? 0 : (context_boolean[10] ? 1 : (-1))) : v191;
    const double v192 = v189 - ((0 == v191) ? 0.0 : 1.0);
    const signed char v193 = (v139 && ((v192 <= v129) && (v125 <= v192))) ? 0 : (v131 ? 1 : (-1));
    const signed char v194 = v135 ? pattern[4] : (v133 ? ((v10 && v131) ? 1 : (-1)) : v193);
    pattern_out[4] = v180 ? (context_boolean[12] ? 0 : (context_boolean[13] ? 1 : (-1))) : v194;
    const double v195 = v192 - ((0 == v194) ? 0.0 : 1.0);
    const signed char v196 = (v124 && ((0.0 <= v195) && (v195 <= 0.0))) ? 0 : (v127 ? 1 : (-1));
    pattern_out[5] = v180 ? (context_boolean[15] ? 0 : (context_boolean[16] ? 1 : (-1))) : (v135 ? ((v1 && v127) ? 1 : (-1)) : v196);
    const bool v197 = !flag[1];
    const bool v198 = (context_boolean[19] || (((-1e-12) * v76) <= v75)) && (context_boolean[18] || (((-1e-12) * v84) <= v83));
    const bool v199 = ((context_boolean[20] || (((-1e-12) * v91) <= v90)) && v198) && (context_boolean[21] || (((-1e-12) * v98) <= v97));
    const bool v200 = ((context_boolean[22] || (((-1e-12) * v105) <= v104)) && v199) && (context_boolean[23] || (((-1e-12) * v111) <= v110));
    const bool v201 = (v114 && v197) || ((!flag[2]) && (v197 && v200));
    best_out[0] = v201 ? pattern[0] : best[0];
    best_out[1] = v201 ? pattern[1] : best[1];
    best_out[2] = v201 ? pattern[2] : best[2];
    best_out[3] = v201 ? pattern[3] : best[3];
    best_out[4] = v201 ? pattern[4] : best[4];
    best_out[5] = v201 ? pattern[5] : best[5];
    flag_out[0] = flag[0] || v180;
    flag_out[2] = flag[2] || v200;
    const bool v202 = flag[3] || (flag[1] && v114);
    flag_out[3] = v202;
    flag_out[4] = flag[4];
    flag_out[5] = v201 ? true : flag[5];
    flag_out[6] = v201 ? false : flag[6];
    number_out[0] = v201 ? v70 : number[0];
    number_out[1] = v201 ? v73 : number[1];
    number_out[2] = v201 ? v69 : number[2];
    number_out[3] = v201 ? v68 : number[3];
    number_out[4] = v201 ? v67 : number[4];
    number_out[5] = v201 ? v65 : number[5];
    const bool v203 = v174 || ((!v172) || (v1 && (v10 && (v0 && (v5 && (v16 && v22))))));
    *done = (v175 && (!v180)) || (v115 && (v202 || v203));
}

void puma560_friction_decide(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], const signed char mode[restrict 6], const bool reached[restrict 6], signed char mode_next[restrict 6], double *restrict status)
{
    const double v0 = q[1] + q[2];
    const puma560_friction_four v1_angle = {q[1], v0, q[3], q[4]};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = 0.4318 * v1_cosine[0];
    const double v10 = v1_cosine[1] * v9;
    const double v11 = v1_sine[3] * v1_cosine[2];
    const double v12 = (0.0028799999999999997 * v11) - 0.025374999999999998;
    const double v13 = v1_sine[1] * v9;
    const double v14 = 0.0028799999999999997 * v1_cosine[3];
    const double v15 = 0.8913300000000002 + v14;
    const double v16 = (v12 * v10) + (v15 * v13);
    const double v17 = (v1_cosine[1] * v15) - (v1_sine[1] * v12);
    const double v18 = 0.4318 * v1_sine[0];
    const double v19 = (v17 * v18) - v16;
    const double v20 = 0.00020216000000000006 * (v1_sine[3] * v1_sine[3]);
    const double v21 = 0.00010000000000000026 + v20;
    const double v22 = 0.00011692799999999998 * v11;
    const double v23 = v22 + (v21 * (v1_sine[2] * v1_sine[2]));
    const double v24 = 0.0024871679999999997 * v1_cosine[3];
    const double v25 = v24 + (0.3592922305 - v23);
    const double v26 = v25 + v19;
    const double v27 = v1_cosine[1] * v18;
    const double v28 = v27 - v13;
    const double v29 = v1_cosine[2] * v14;
    const double v30 = v1_sine[1] * v18;
    const double v31 = v10 + v30;
    const double v32 = 0.0028799999999999997 * v1_sine[3];
    const double v33 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[3]);
    const double v34 = 5.846399999999999e-05 * v1_sine[3];
    const double v35 = (v1_cosine[2] * v33) - v34;
    const double v36 = (v35 - (v32 * v31)) + (v29 * v28);
    const double v37 = 1557.2443004858599 * v35;
    const double v38 = v1_sine[3] * v1_sine[2];
    const double v39 = 3.9999999999999996e-05 * v38;
    const double v40 = v1_cosine[3] * v39;
    const double v41 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[3]);
    const double v42 = v38 * v41;
    const double v43 = v42 + v40;
    const double v44 = 0.0016399999999999997 + v20;
    const double v45 = 1.0 / ((v1_cosine[3] * (3.9999999999999996e-05 * v1_cosine[3])) - v44);
    const double v46 = v45 * v43;
    const double v47 = v42 + (v38 * (0.0028799999999999997 * v28));
    const double v48 = v40 + v47;
    const double v49 = v38 * v39;
    const double v50 = v49 + (((v37 * v36) - v26) - (v46 * v48));
    const double v51 = 1.0 / (v49 + (((v35 * v37) - v25) - (v43 * v46)));
    const double v52 = v51 * v50;
    const double v53 = 1.748114002 + (v19 + v26);
    const double v54 = 1557.2443004858599 * v36;
    const double v55 = v45 * v48;
    const double v56 = 1.0 / (v49 + ((((v36 * v54) - v53) - (v50 * v52)) - (v48 * v55)));
    const double v57 = (0.0012435839999999998 * v1_cosine[0]) + (5.846399999999999e-05 * v1_cosine[1]);
    const double v58 = v11 * v41;
    const double v59 = 0.0004321439999999999 * v1_cosine[1];
    const double v60 = (((v11 * v57) - (v44 * v1_cosine[1])) - (v1_sine[1] * v58)) - (v38 * v59);
    const double v61 = 4e-05 * v1_cosine[3];
    const double v62 = (v11 * (4e-05 * v1_sine[1])) - (v1_cosine[1] * v61);
    const double v63 = 0.9999999999999999 * v1_cosine[3];
    const double v64 = (v63 * v62) - v60;
    const double v65 = v1_sine[2] * v1_sine[1];
    const double v66 = ((v65 * (v1_cosine[2] * v21)) - (v1_cosine[1] * v42)) - (0.15005 * v17);
    const double v67 = 0.0047376000000000015 * v1_cosine[1];
    const double v68 = (v66 - (v38 * (5.846399999999999e-05 * v1_sine[1]))) - v67;
    const double v69 = (v1_cosine[3] * ((v1_cosine[2] * v59) + (v1_sine[2] * v57))) - (v1_sine[3] * (0.0004321439999999999 * v1_sine[1]));
    const double v70 = v69 - (v33 * v65);
    const double v71 = 0.9999999999999999 * v38;
    const double v72 = v71 * v62;
    const double v73 = v72 + ((v68 - (v64 * v46)) + (v70 * v37));
    const double v74 = (v1_sine[0] * (0.6903913435000001 + (0.0012435839999999998 * v38))) + ((0.023751 * v1_cosine[0]) - v68);
    const double v75 = v72 + ((((v70 * v54) - v74) - (v73 * v52)) - (v64 * v55));
    const double v76 = v75 * v56;
    const double v77 = (1.601861202 * v1_sine[0]) + (0.0141984 * v1_cosine[0]);
    const double v78 = v22 + ((((2.0 * v16) + ((v1_sine[0] * v77) - v44)) - 3.153542285625) - (0.0008642879999999998 * v38));
    const double v79 = v78 + ((v1_cosine[1] * v1_sine[1]) * (0.022546398 + ((0.00011692799999999998 * v1_cosine[3]) - (2.0 * v58))));
    const double v80 = v79 - ((v1_sine[1] * v1_sine[1]) * ((0.3256620055 - v20) + (v24 - (v44 - v23))));
    const double v81 = v64 * v45;
    const double v82 = v73 * v51;
    const double v83 = 1557.2443004858599 * v70;
    const double v84 = (((v80 - (v75 * v76)) - (v64 * v81)) - (v73 * v82)) + (v70 * v83);
    const double v85 = 24999.999999999996 * v62;
    const double v86 = 1.0 / (v84 + (v62 * v85));
    const double v87 = v76 * v86;
    const double v88 = (v63 * v55) - v71;
    const double v89 = v86 * (v82 - (v52 * v76));
    const double v90 = (v63 * v46) - v71;
    const double v91 = v81 * v86;
    const double v92 = (((v63 * v91) - (v90 * v89)) - (v88 * v87)) - (v85 * v86);
    const double v93 = v52 * v56;
    const double v94 = ((v76 * v92) - (v56 * v88)) + (v90 * v93);
    const double v95 = ((v82 * v92) - (v51 * v90)) - (v52 * v94);
    const double v96 = (((v63 * v45) - (v46 * v95)) - (v55 * v94)) + (v81 * v92);
    const double v97 = qd[2] + qd[1];
    const double v98 = qd[0] * v1_sine[1];
    const double v99 = (v1_cosine[2] * v98) - (v1_sine[2] * v97);
    const double v100 = (v1_cosine[2] * v97) + (v1_sine[2] * v98);
    const double v101 = v100 * v99;
    const double v102 = v98 * v97;
    const double v103 = v102 - v101;
    const double v104 = qd[0] * v1_cosine[1];
    const double v105 = qd[3] + v104;
    const double v106 = v98 * v104;
    const double v107 = v104 * v97;
    const double v108 = 2.0 * v107;
    const double v109 = (v1_cosine[2] * v108) + ((v1_sine[2] * v106) - (v100 * (2.0 * v105)));
    const double v110 = (v1_cosine[3] * v109) - (v1_sine[3] * v103);
    const double v111 = (v1_cosine[3] * v105) - (v1_sine[3] * v99);
    const double v112 = qd[4] + v100;
    const double v113 = ((2.0 * v112) * v111) + v110;
    const double v114 = 3.9999999999999996e-05 * qd[5];
    const double v115 = ((v112 * v114) - (1.9999999999999998e-05 * v110)) - (0.0004221600000000001 * v113);
    const double v116 = (v1_cosine[3] * v103) + (v1_sine[3] * v109);
    const double v117 = (v1_sine[3] * v105) + (v1_cosine[3] * v99);
    const double v118 = v112 * v117;
    const double v119 = 4e-05 * (v118 + v116);
    const double v120 = (0.0004000000000000001 * v118) + (v119 + (0.00020000000000000004 * v116));
    const double v121 = qd[0] * qd[0];
    const double v122 = qd[1] * qd[1];
    const double v123 = v122 + v121;
    const double v124 = (v10 * v123) + (v122 * v30);
    const double v125 = v97 * v97;
    const double v126 = v125 + (v104 * v104);
    const double v127 = (0.4318 * v106) + (((9.81 * v1_sine[1]) - (0.0203 * v126)) - v124);
    const double v128 = qd[0] * qd[1];
    const double v129 = (0.15005 * v121) - (v128 * (0.8636 * v1_sine[0]));
    const double v130 = (0.8636 * v107) + ((0.0406 * v102) - v129);
    const double v131 = (v1_cosine[2] * v130) + (v1_sine[2] * v127);
    const double v132 = ((0.0013999999999999998 * v102) + ((v1_cosine[3] * v120) + (v1_sine[3] * v115))) - (v32 * v131);
    const double v133 = v132 - (9.999999999999983e-05 * v101);
    const double v134 = tau[3] + v133;
    const bool v135 = 0 == mode[3];
    const signed char v136 = v135 ? puma560_friction_mode_of(qd[3]) : mode[3];
    const double v137 = 0.13 * qd[3];
    const bool v138 = puma560_friction_eq(0.0, qd[3]);
    const double v139 = (v138 ? 0.0 : (v137 + ((double)v136))) - v134;
    const double v140 = v139 * v96;
    const double v141 = v117 * v111;
    const double v142 = v105 * v99;
    const double v143 = ((v1_cosine[2] * v106) - (v1_sine[2] * v108)) - v142;
    const double v144 = v143 + v141;
    const double v145 = (v112 * v112) + (v117 * v117);
    const double v146 = (v14 * v145) - (v32 * v144);
    const double v147 = v125 + (v98 * v98);
    const double v148 = ((0.025374999999999998 * v106) - (0.8913300000000002 * v147)) - v146;
    const double v149 = (v32 * v145) + (v14 * v144);
    const double v150 = v1_cosine[2] * v149;
    const double v151 = v1_sine[2] * v113;
    const double v152 = (((0.8913300000000002 * v106) - (0.025374999999999998 * v126)) + v150) + (0.0028799999999999997 * v151);
    const double v153 = (((1.024164 * v1_sine[0]) + (tau[1] - (37.2347379 * v1_cosine[0]))) + (v28 * v152)) - (v31 * v148);
    const double v154 = ((0.00075 * v109) + ((v1_sine[3] * v120) - (v1_cosine[3] * v115))) + (v14 * v131);
    const double v155 = (v122 * v27) - (v13 * v123);
    const double v156 = ((v117 * v114) + ((v14 * (v1_sine[2] * v130)) + (v32 * v155))) - (v29 * v127);
    const double v157 = (v156 - (v34 * v106)) - (0.00020216000000000006 * v141);
    const double v158 = v157 - (v1_sine[3] * ((0.028252799999999998 * v1_cosine[1]) - (0.0012435839999999998 * v147)));
    const double v159 = (0.0006500000000000002 * v142) + (v158 - (0.0012921600000000003 * v143));
    const double v160 = (8.743947300000002 * v1_sine[1]) + (((v1_sine[2] * v154) - (v1_cosine[2] * v159)) - (0.24892875 * v1_cosine[1]));
    const double v161 = (0.3244698455 * v106) + (((v160 + (0.025374999999999998 * v155)) - (0.8913300000000002 * v124)) + (0.0203 * v146));
    const double v162 = ((v161 + (0.4318 * v150)) + (0.0012435839999999998 * v151)) - (0.011273199 * (v126 - v147));
    const double v163 = v162 + ((((v1_cosine[0] * v77) - 0.0070992) * (v122 - v123)) + v153);
    const bool v164 = 0 == mode[1];
    const signed char v165 = v164 ? puma560_friction_mode_of(qd[1]) : mode[1];
    const double v166 = 3.5 * qd[1];
    const bool v167 = puma560_friction_eq(0.0, qd[1]);
    const double v168 = (v167 ? 0.0 : (v166 + (7.0 * ((double)v165)))) - v163;
    const double v169 = v168 * v94;
    const double v170 = tau[2] + v162;
    const bool v171 = 0 == mode[2];
    const signed char v172 = v171 ? puma560_friction_mode_of(qd[2]) : mode[2];
    const double v173 = 3.5 * qd[2];
    const bool v174 = puma560_friction_eq(0.0, qd[2]);
    const double v175 = (v174 ? 0.0 : (v173 + (4.8 * ((double)v172)))) - v170;
    const double v176 = v175 * v95;
    const double v177 = (((v121 - v123) * ((0.6903913435000001 * v1_cosine[0]) - (0.023751 * v1_sine[0]))) - tau[0]) + (v65 * v159);
    const double v178 = ((v67 * v106) + v177) - (0.0047376000000000015 * ((qd[0] * v98) - (v1_sine[1] * v147)));
    const double v179 = v178 + (v1_sine[1] * ((v1_cosine[2] * v154) - (0.8913300000000002 * v129)));
    const double v180 = v179 - (v107 * ((0.022546398 * v1_cosine[1]) + (0.7697525880000002 * v1_cosine[0])));
    const double v181 = v102 * ((0.02191385 * v1_cosine[0]) - ((0.648939691 * v1_cosine[1]) + (0.022546398 * v1_sine[1])));
    const double v182 = (v180 + (0.15005 * ((v1_cosine[1] * v152) - (v1_sine[1] * v148)))) - v181;
    const double v183 = v182 - (v128 * ((v1_cosine[0] * ((0.0283968 * v1_cosine[0]) + (3.203722404 * v1_sine[0]))) - 0.0141984));
    const double v184 = v9 + ((0.0203 * v1_cosine[1]) - (0.4318 * v1_sine[1]));
    const double v185 = v184 * (((0.0028799999999999997 * v1_cosine[2]) * v113) - (v1_sine[2] * v149));
    const double v186 = (v183 + (v1_cosine[1] * ((0.025374999999999998 * v129) - v133))) - v185;
    const bool v187 = 0 == mode[0];
    const signed char v188 = v187 ? puma560_friction_mode_of(qd[0]) : mode[0];
    const double v189 = 4.9 * qd[0];
    const bool v190 = puma560_friction_eq(0.0, qd[0]);
    const double v191 = (v190 ? 0.0 : (v189 + (6.0 * ((double)v188)))) + v186;
    const double v192 = v191 * v92;
    const double v193 = (fabs(v176) + fabs(v192)) + (fabs(v169) + fabs(v140));
    const double v194 = (((v63 * v96) - 24999.999999999996) - (v85 * v92)) + (v71 * (v94 + v95));
    const double v195 = tau[5] + v119;
    const bool v196 = 0 == mode[5];
    const signed char v197 = v196 ? puma560_friction_mode_of(qd[5]) : mode[5];
    const double v198 = 0.15 * qd[5];
    const bool v199 = puma560_friction_eq(0.0, qd[5]);
    const double v200 = (v199 ? 0.0 : (v198 + (0.7 * ((double)v197)))) - v195;
    const double v201 = v200 * v194;
    const double v202 = ((v83 * v92) - (v37 * v95)) - (v54 * v94);
    const double v203 = (tau[4] + (0.0006421600000000001 * v143)) - v158;
    const bool v204 = 0 == mode[4];
    const signed char v205 = v204 ? puma560_friction_mode_of(qd[4]) : mode[4];
    const double v206 = 0.17 * qd[4];
    const bool v207 = puma560_friction_eq(0.0, qd[4]);
    const double v208 = (v207 ? 0.0 : (v206 + (0.8 * ((double)v205)))) - v203;
    const double v209 = v208 * v202;
    const double v210 = 1e-08 * ((fabs(v209) + fabs(v201)) + v193);
    const double v211 = fabs(v202);
    const double v212 = v207 ? 1.1 : 0.0;
    const double v213 = fabs(v95);
    const double v214 = v174 ? 6.5 : 0.0;
    const double v215 = fabs(v92);
    const double v216 = v190 ? 8.4 : 0.0;
    const double v217 = fabs(v96);
    const double v218 = v138 ? 1.4 : 0.0;
    const double v219 = (((v216 * v215) + (v214 * v213)) + (v212 * v211)) + (v218 * v217);
    const double v220 = fabs(v94);
    const double v221 = v167 ? 9.5 : 0.0;
    const double v222 = v210 + (1.0001 * (v219 + (v221 * v220)));
    const double v223 = -(v222 + (0.7 * v194));
    const double v224 = v209 + (v140 + (v176 + (v169 + (v192 - v201))));
    const bool v225 = v199 ? (v223 < (-v224)) : (1 == v197);
    const double v226 = 4e-05 * v38;
    const double v227 = (v196 || v164) ? 0.0 : v226;
    const double v228 = (v196 || v135) ? 0.0 : v61;
    const double v229 = 1.0 / (v196 ? 1.0 : 4e-05);
    const double v230 = v229 * v228;
    const double v231 = -v47;
    const double v232 = (v230 * v227) - ((v135 || v164) ? 0.0 : v231);
    const double v233 = -v42;
    const double v234 = (v196 || v171) ? 0.0 : v226;
    const double v235 = v229 * v234;
    const double v236 = (v228 * v235) - ((v135 || v171) ? 0.0 : v233);
    const double v237 = 1.0 / ((v228 * v230) - (v135 ? 1.0 : v44));
    const double v238 = v237 * v236;
    const double v239 = (v204 || v164) ? 0.0 : v36;
    const double v240 = (v204 || v171) ? 0.0 : v35;
    const double v241 = 1.0 / (v204 ? 1.0 : 0.0006421600000000001);
    const double v242 = v241 * v240;
    const double v243 = (((v235 * v227) - ((v171 || v164) ? 0.0 : v26)) + (v242 * v239)) - (v238 * v232);
    const double v244 = 1.0 / (((v240 * v242) + ((v234 * v235) - (v171 ? 1.0 : v25))) - (v236 * v238));
    const double v245 = v244 * v243;
    const double v246 = v173 + (4.8 * ((double)mode[2]));
    const double v247 = v198 + (0.7 * ((double)mode[5]));
    const double v248 = v196 ? 0.0 : (v195 - v247);
    const double v249 = v206 + (0.8 * ((double)mode[4]));
    const double v250 = v204 ? 0.0 : (v203 - v249);
    const double v251 = ((double)mode[3]) + v137;
    const double v252 = (v230 * v248) - (v135 ? 0.0 : (v134 - v251));
    const double v253 = (((v235 * v248) - (v171 ? 0.0 : (v170 - v246))) + (v242 * v250)) - (v238 * v252);
    const double v254 = v166 + (7.0 * ((double)mode[1]));
    const double v255 = v241 * v239;
    const double v256 = v229 * v227;
    const double v257 = v237 * v232;
    const double v258 = ((v256 * v248) + ((v250 * v255) - (v164 ? 0.0 : (v163 - v254)))) - (v252 * v257);
    const double v259 = v258 - (v253 * v245);
    const double v260 = ((v227 * v256) + ((v239 * v255) - (v164 ? 1.0 : v53))) - (v232 * v257);
    const double v261 = 1.0 / (v260 - (v243 * v245));
    const double v262 = -v62;
    const double v263 = (v187 || v196) ? 0.0 : v262;
    const double v264 = -v60;
    const double v265 = (v230 * v263) - ((v187 || v135) ? 0.0 : v264);
    const double v266 = -v70;
    const double v267 = (v187 || v204) ? 0.0 : v266;
    const double v268 = (((v235 * v263) - ((v187 || v171) ? 0.0 : v68)) + (v242 * v267)) - (v238 * v265);
    const double v269 = -v74;
    const double v270 = (((v255 * v267) - ((v187 || v164) ? 0.0 : v269)) + (v256 * v263)) - (v257 * v265);
    const double v271 = v270 - (v245 * v268);
    const double v272 = v261 * v271;
    const double v273 = v189 + (6.0 * ((double)mode[0]));
    const double v274 = v244 * v268;
    const double v275 = v237 * v265;
    const double v276 = v229 * v263;
    const double v277 = v241 * v267;
    const double v278 = ((v250 * v277) + (v248 * v276)) - ((v252 * v275) + (v253 * v274));
    const double v279 = ((v187 ? 0.0 : (-(v273 + v186))) + (v259 * v272)) - v278;
    const double v280 = -v80;
    const double v281 = (((v267 * v277) - (v187 ? 1.0 : v280)) + (v263 * v276)) - (v265 * v275);
    const double v282 = -((1.0 / ((v281 - (v268 * v274)) - (v271 * v272))) * v279);
    const double v283 = (v272 * v282) - (v261 * v259);
    const double v284 = v164 ? 0.0 : (-v283);
    const double v285 = ((v244 * v253) + (v245 * v283)) - (v274 * v282);
    const double v286 = v171 ? 0.0 : v285;
    const double v287 = (((v238 * v285) - (v237 * v252)) - (v257 * v283)) + (v275 * v282);
    const double v288 = v135 ? 0.0 : (-v287);
    const double v289 = v187 ? 0.0 : v282;
    const double v290 = v196 ? (((v195 + (v62 * v289)) - (v61 * v288)) - (v226 * (v286 + v284))) : v247;
    const signed char v291 = puma560_friction_mode_of(v290);
    const bool v292 = (reached[5] && v199) && (!(0 == v291));
    const double v293 = v199 ? 1.0 : 0.0;
    const bool v294 = v199 && (fabs(v224) <= (v222 - (v194 * (1.0001 * v293))));
    const signed char v295 = (v294 && (!v292)) ? 0 : ((v292 ? (1 == v291) : v225) ? 1 : (-1));
    const double v296 = (v91 - (v46 * v89)) - (v55 * v87);
    const double v297 = ((v76 * v296) - (v55 * v56)) + (v46 * v93);
    const double v298 = ((v52 * v297) + (v46 * v51)) - (v82 * v296);
    const double v299 = ((v45 + (v46 * v298)) - (v55 * v297)) + (v81 * v296);
    const double v300 = v139 * v299;
    const double v301 = v175 * v298;
    const double v302 = v191 * v296;
    const double v303 = v168 * v297;
    const double v304 = (fabs(v303) + fabs(v302)) + (fabs(v301) + fabs(v300));
    const double v305 = v200 * v96;
    const double v306 = ((v83 * v86) - (v37 * v89)) - (v54 * v87);
    const double v307 = ((v76 * v306) - (v54 * v56)) + (v37 * v93);
    const double v308 = ((v52 * v307) + (v37 * v51)) - (v82 * v306);
    const double v309 = ((v46 * v308) - (v55 * v307)) + (v81 * v306);
    const double v310 = v208 * v309;
    const double v311 = 1e-08 * ((fabs(v310) + fabs(v305)) + v304);
    const double v312 = fabs(v298);
    const double v313 = fabs(v296);
    const double v314 = fabs(v309);
    const double v315 = (((v216 * v313) + (v293 * v217)) + (v214 * v312)) + (v212 * v314);
    const double v316 = fabs(v297);
    const double v317 = v311 + (1.0001 * (v315 + (v221 * v316)));
    const double v318 = -(v299 + v317);
    const double v319 = v310 + (v300 + ((v303 + (v302 - v305)) - v301));
    const bool v320 = v138 ? (v318 < v319) : (1 == v136);
    const double v321 = (((v229 * v248) - (v235 * v285)) + (v230 * v287)) + (v256 * v283);
    const double v322 = v196 ? 0.0 : (v321 - (v276 * v282));
    const double v323 = (v134 + (((v60 * v289) + (v42 * v286)) + (v47 * v284))) - (v61 * v322);
    const signed char v324 = puma560_friction_mode_of(v135 ? v323 : v251);
    const bool v325 = (reached[3] && v138) && (!(0 == v324));
    const bool v326 = v138 && (fabs(v319) <= (v317 - (v299 * (1.0001 * v218))));
    const signed char v327 = (v326 && (!v325)) ? 0 : ((v325 ? (1 == v324) : v320) ? 1 : (-1));
    const double v328 = fabs(v308);
    const double v329 = fabs(v89);
    const double v330 = (((v216 * v329) + (v293 * v213)) + (v212 * v328)) + (v218 * v312);
    const double v331 = v93 - (v76 * v89);
    const double v332 = fabs(v331);
    const double v333 = v200 * v95;
    const double v334 = v208 * v308;
    const double v335 = v139 * v298;
    const double v336 = (v51 + (v52 * v331)) + (v82 * v89);
    const double v337 = v175 * v336;
    const double v338 = v168 * v331;
    const double v339 = v191 * v89;
    const double v340 = (fabs(v338) + fabs(v339)) + (fabs(v337) + fabs(v335));
    const double v341 = 1e-08 * ((fabs(v334) + fabs(v333)) + v340);
    const double v342 = v341 + (1.0001 * (v330 + (v221 * v332)));
    const double v343 = -(v342 + (4.8 * v336));
    const double v344 = ((v337 + ((v339 - v333) - v338)) - v335) - v334;
    const bool v345 = v174 ? (v343 < v344) : (1 == v172);
    const double v346 = v204 ? 0.0 : ((((v241 * v250) - (v242 * v285)) + (v255 * v283)) - (v277 * v282));
    const double v347 = v170 + ((((v42 * v288) - (v35 * v346)) - (v68 * v289)) - (v26 * v284));
    const double v348 = v226 * v322;
    const signed char v349 = puma560_friction_mode_of(v171 ? (v347 - v348) : v246);
    const bool v350 = (reached[2] && v174) && (!(0 == v349));
    const bool v351 = v174 && (fabs(v344) <= (v342 - (v336 * (1.0001 * v214))));
    const signed char v352 = (v351 && (!v350)) ? 0 : ((v350 ? (1 == v349) : v345) ? 1 : (-1));
    const double v353 = (((v37 * v308) - 1557.2443004858599) - (v54 * v307)) + (v83 * v306);
    const double v354 = v208 * v353;
    const double v355 = v200 * v202;
    const double v356 = v168 * v307;
    const double v357 = v191 * v306;
    const double v358 = (fabs(v355) + fabs(v354)) + (fabs(v357) + fabs(v356));
    const double v359 = v139 * v309;
    const double v360 = v175 * v308;
    const double v361 = 1e-08 * ((fabs(v360) + fabs(v359)) + v358);
    const double v362 = fabs(v306);
    const double v363 = (((v216 * v362) + (v293 * v211)) + (v214 * v328)) + (v218 * v314);
    const double v364 = fabs(v307);
    const double v365 = v361 + (1.0001 * (v363 + (v221 * v364)));
    const double v366 = -(v365 + (0.8 * v353));
    const double v367 = v354 + (v359 + ((v356 + (v357 - v355)) - v360));
    const bool v368 = v207 ? (v366 < v367) : (1 == v205);
    const signed char v369 = puma560_friction_mode_of(v204 ? (v203 + (((v70 * v289) - (v35 * v286)) - (v36 * v284))) : v249);
    const bool v370 = (!(0 == v369)) && (reached[4] && v207);
    const bool v371 = v207 && (fabs(v367) <= (v365 - (v353 * (1.0001 * v212))));
    const signed char v372 = (v371 && (!v370)) ? 0 : ((v370 ? (1 == v369) : v368) ? 1 : (-1));
    const double v373 = v163 + ((((v47 * v288) - (v36 * v346)) - (v26 * v286)) + (v74 * v289));
    const signed char v374 = puma560_friction_mode_of(v164 ? (v373 - v348) : v254);
    const bool v375 = (!(0 == v374)) && (reached[1] && v167);
    const double v376 = v139 * v297;
    const double v377 = v175 * v331;
    const double v378 = v56 + (v76 * v87);
    const double v379 = v168 * v378;
    const double v380 = v191 * v87;
    const double v381 = (fabs(v379) + fabs(v380)) + (fabs(v377) + fabs(v376));
    const double v382 = v200 * v94;
    const double v383 = v208 * v307;
    const double v384 = 1e-08 * ((fabs(v383) + fabs(v382)) + v381);
    const double v385 = fabs(v87);
    const double v386 = (((v216 * v385) + (v293 * v220)) + (v214 * v332)) + (v212 * v364);
    const double v387 = v384 + (1.0001 * (v386 + (v218 * v316)));
    const double v388 = -(v387 + (7.0 * v378));
    const double v389 = v383 + (v376 + ((v379 + (v380 - v382)) - v377));
    const bool v390 = v167 ? (v388 < v389) : (1 == v165);
    const bool v391 = v167 && (fabs(v389) <= (v387 - (v378 * (1.0001 * v221))));
    const signed char v392 = (v391 && (!v375)) ? 0 : ((v375 ? (1 == v374) : v390) ? 1 : (-1));
    const double v393 = (((v70 * v346) + (v62 * v322)) + (v60 * v288)) - (v68 * v286);
    const signed char v394 = puma560_friction_mode_of(v187 ? ((v393 + (v74 * v284)) - v186) : v273);
    const bool v395 = (reached[0] && v190) && (!(0 == v394));
    const double v396 = v87 * v168;
    const double v397 = v86 * v191;
    const double v398 = v139 * v296;
    const double v399 = v89 * v175;
    const double v400 = (fabs(v398) + fabs(v399)) + (fabs(v396) + fabs(v397));
    const double v401 = v92 * v200;
    const double v402 = v208 * v306;
    const double v403 = 1e-08 * ((fabs(v402) + fabs(v401)) + v400);
    const double v404 = (((v215 * v293) + (v214 * v329)) + (v212 * v362)) + (v218 * v313);
    const double v405 = v403 + (1.0001 * (v404 + (v221 * v385)));
    const double v406 = -(v405 + (6.0 * v86));
    const double v407 = v402 + (v398 + (v399 + (v396 + (v397 - v401))));
    const bool v408 = v190 ? (v406 < v407) : (1 == v188);
    const bool v409 = v190 && (fabs(v407) <= (v405 - (v216 * (1.0001 * v86))));
    const signed char v410 = (v409 && (!v395)) ? 0 : ((v395 ? (1 == v394) : v408) ? 1 : (-1));
    signed char v411_pattern[6] = {v410, v392, v352, v327, v372, v295};
    signed char v411_best[6] = {v410, v392, v352, v327, v372, v295};
    bool v411_flag[7] = {false, false, false, false, false, true, false};
    double v411_number[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const double v411_of_context_real[34] = {v280, v269, v68, v264, v266, v262, v53, v26, v231, v36, v226, v25, v233, v35, v44, v61, -v186, v163, v170, v134, v203, v195, v189, tau[0], v166, tau[1], v173, tau[2], v137, tau[3], v206, tau[4], v198, tau[5]};
    const bool v411_of_context_boolean[30] = {v409, v408, v190 ? (v406 < (-v407)) : ((-1) == v188), v391, v390, v167 ? (v388 < (-v389)) : ((-1) == v165), v351, v345, v174 ? (v343 < (-v344)) : ((-1) == v172), v326, v320, v138 ? (v318 < (-v319)) : ((-1) == v136), v371, v368, v207 ? (v366 < (-v367)) : ((-1) == v205), v294, v225, v199 ? (v223 < v224) : ((-1) == v197), !v190, !v167, !v174, !v138, !v207, !v199, v395, v375, v350, v325, v370, v292};
    const signed char v411_of_context_mode[6] = {v394, v374, v349, v324, v369, v291};
    bool v411_done = false;
    for (int v411_pass = 0; (v411_pass < 1458) && !v411_done; v411_pass++) {
        signed char v411_next_pattern[6];
        signed char v411_next_best[6];
        bool v411_next_flag[7];
        double v411_next_number[6];
        puma560_friction_decide_pattern(prepared, v411_pattern, v411_best, v411_flag, v411_number, v411_of_context_real, v411_of_context_boolean, v411_of_context_mode, v411_next_pattern, v411_next_best, v411_next_flag, v411_next_number, &v411_done);
        v411_pattern[0] = v411_next_pattern[0];
        v411_pattern[1] = v411_next_pattern[1];
        v411_pattern[2] = v411_next_pattern[2];
        v411_pattern[3] = v411_next_pattern[3];
        v411_pattern[4] = v411_next_pattern[4];
        v411_pattern[5] = v411_next_pattern[5];
        v411_best[0] = v411_next_best[0];
        v411_best[1] = v411_next_best[1];
        v411_best[2] = v411_next_best[2];
        v411_best[3] = v411_next_best[3];
        v411_best[4] = v411_next_best[4];
        v411_best[5] = v411_next_best[5];
        v411_flag[0] = v411_next_flag[0];
        v411_flag[1] = v411_next_flag[1];
        v411_flag[2] = v411_next_flag[2];
        v411_flag[3] = v411_next_flag[3];
        v411_flag[4] = v411_next_flag[4];
        v411_flag[5] = v411_next_flag[5];
        v411_flag[6] = v411_next_flag[6];
        v411_number[0] = v411_next_number[0];
        v411_number[1] = v411_next_number[1];
        v411_number[2] = v411_next_number[2];
        v411_number[3] = v411_next_number[3];
        v411_number[4] = v411_next_number[4];
        v411_number[5] = v411_next_number[5];
    }
    mode_next[0] = v411_best[0];
    mode_next[1] = v411_best[1];
    mode_next[2] = v411_best[2];
    mode_next[3] = v411_best[3];
    mode_next[4] = v411_best[4];
    mode_next[5] = v411_best[5];
    const double v412 = v411_done ? ((v411_flag[2] || v411_flag[1]) ? (v411_flag[6] ? 4.0 : (v411_flag[3] ? 1.0 : (v411_flag[5] ? 0.0 : 3.0))) : (v411_flag[4] ? 5.0 : 2.0)) : 5.0;
    const bool v413 = (fabs(v411_number[2]) < 1e+38) && ((fabs(v411_number[1]) < 1e+38) && (fabs(v411_number[0]) < 1e+38));
    const bool v414 = (fabs(v411_number[4]) < 1e+38) && ((fabs(v411_number[3]) < 1e+38) && v413);
    const bool v415 = (fabs(v186) < 1e+38) && ((fabs(v411_number[5]) < 1e+38) && v414);
    const bool v416 = (fabs(v170) < 1e+38) && (v415 && (fabs(v163) < 1e+38));
    const bool v417 = (v416 && (fabs(v134) < 1e+38)) && (fabs(v203) < 1e+38);
    *status = ((fabs(v195) < 1e+38) && v417) ? v412 : 6.0;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_decide_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        bool reached_lane[6];
        signed char mode_next_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_gather_flags(6U, count, lane, reached, reached_lane);
        puma560_friction_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        puma560_friction_scatter_modes(6U, count, lane, mode_next_lane, mode_next);
    }
}

void puma560_friction_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        bool reached_lane[6];
        signed char mode_next_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_gather_flags(6U, count, lane, reached, reached_lane);
        puma560_friction_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        puma560_friction_scatter_modes(6U, count, lane, mode_next_lane, mode_next);
    }
}

#endif

void puma560_friction_friction_inverse_dynamics(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6], double low[restrict 6], double high[restrict 6])
{
    (void)prepared;
    const double v0 = q[1] + q[2];
    const puma560_friction_four v1_angle = {q[3], v0, q[4], q[1]};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = qd[2] + qd[1];
    const double v10 = qd[0] * v1_sine[1];
    const double v11 = (v1_cosine[0] * v10) - (v1_sine[0] * v9);
    const double v12 = qd[0] * v1_cosine[1];
    const double v13 = qd[3] + v12;
    const double v14 = (v1_sine[2] * v13) + (v1_cosine[2] * v11);
    const double v15 = (v1_cosine[0] * v9) + (v1_sine[0] * v10);
    const double v16 = qd[4] + v15;
    const double v17 = (v16 * v16) + (v14 * v14);
    const double v18 = 0.0028799999999999997 * v1_sine[2];
    const double v19 = (v1_cosine[2] * v13) - (v1_sine[2] * v11);
    const double v20 = v14 * v19;
    const double v21 = v13 * v11;
    const double v22 = v10 * v12;
    const double v23 = v12 * v9;
    const double v24 = 2.0 * v23;
    const double v25 = ((v1_cosine[0] * v22) - v21) - (v1_sine[0] * v24);
    const double v26 = v25 + v20;
    const double v27 = 0.0028799999999999997 * v1_cosine[2];
    const double v28 = (v18 * v17) + (v27 * v26);
    const double v29 = v15 * v11;
    const double v30 = v10 * v9;
    const double v31 = v30 - v29;
    const double v32 = ((v1_sine[0] * v22) - (v13 * (2.0 * v15))) + (v1_cosine[0] * v24);
    const double v33 = (v1_cosine[2] * v32) - (v1_sine[2] * v31);
    const double v34 = v33 + (v16 * (2.0 * v19));
    const double v35 = 0.0028799999999999997 * v34;
    const double v36 = 0.4318 * v1_cosine[3];
    const double v37 = (v36 + ((0.0203 * v1_cosine[1]) - (0.4318 * v1_sine[1]))) * ((v1_cosine[0] * v35) - (v1_sine[0] * v28));
    const double v38 = 3.9999999999999996e-05 * qd[5];
    const double v39 = ((v16 * v38) - (1.9999999999999998e-05 * v33)) - (0.0004221600000000001 * v34);
    const double v40 = (v1_sine[2] * v32) + (v1_cosine[2] * v31);
    const double v41 = v16 * v14;
    const double v42 = 4e-05 * (v41 + v40);
    const double v43 = (0.0004000000000000001 * v41) + (v42 + (0.00020000000000000004 * v40));
    const double v44 = qd[0] * qd[0];
    const double v45 = qd[1] * qd[1];
    const double v46 = v45 + v44;
    const double v47 = v1_cosine[1] * v36;
    const double v48 = 0.4318 * v1_sine[3];
    const double v49 = v1_sine[1] * v48;
    const double v50 = (v47 * v46) + (v45 * v49);
    const double v51 = v9 * v9;
    const double v52 = v51 + (v12 * v12);
    const double v53 = (0.4318 * v22) + (((9.81 * v1_sine[1]) - (0.0203 * v52)) - v50);
    const double v54 = qd[0] * qd[1];
    const double v55 = (v54 * (0.8636 * v1_sine[3])) - (0.15005 * v44);
    const double v56 = (0.8636 * v23) + (v55 + (0.0406 * v30));
    const double v57 = (v1_sine[0] * v53) + (v1_cosine[0] * v56);
    const double v58 = ((0.0013999999999999998 * v30) + ((v1_cosine[2] * v43) + (v1_sine[2] * v39))) - (v18 * v57);
    const double v59 = v58 - (9.999999999999983e-05 * v29);
    const double v60 = v1_sine[2] * v1_sine[0];
    const double v61 = (0.00010000000000000026 * v1_sine[0]) + (v60 * (0.00020216000000000006 * v1_sine[2]));
    const double v62 = v1_cosine[0] * v1_sine[1];
    const double v63 = 0.8913300000000002 + v27;
    const double v64 = v1_sine[2] * v1_cosine[0];
    const double v65 = (0.0028799999999999997 * v64) - 0.025374999999999998;
    const double v66 = (v1_sine[1] * v65) - (v1_cosine[1] * v63);
    const double v67 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const double v68 = v60 * v67;
    const double v69 = ((v1_cosine[1] * v68) + ((v60 * (5.846399999999999e-05 * v1_sine[1])) - (0.15005 * v66))) - (v62 * v61);
    const double v70 = 0.0047376000000000015 * v1_cosine[1];
    const double v71 = v70 + v69;
    const double v72 = (v1_sine[3] * (0.6903913435000001 + (0.0012435839999999998 * v60))) + ((0.023751 * v1_cosine[3]) + v71);
    const double v73 = v64 * v1_sine[1];
    const double v74 = v1_cosine[1] * v1_cosine[2];
    const double v75 = 4e-05 * (v74 - v73);
    const double v76 = (0.0012435839999999998 * v1_cosine[3]) + (5.846399999999999e-05 * v1_cosine[1]);
    const double v77 = v67 * v73;
    const double v78 = v1_sine[2] * v1_sine[2];
    const double v79 = 0.00020216000000000006 * v78;
    const double v80 = 0.0016399999999999997 + v79;
    const double v81 = (v1_cosine[1] * (v80 + (0.0004321439999999999 * v60))) + (v77 - (v64 * v76));
    const double v82 = (((v75 * qdd[5]) - (qdd[2] * v71)) - (qdd[1] * v72)) + (qdd[3] * v81);
    const double v83 = v1_sine[0] * v1_sine[1];
    const double v84 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const double v85 = ((v1_sine[0] * v1_cosine[2]) * v76) - (v84 * v83);
    const double v86 = v85 - (0.0004321439999999999 * ((v1_sine[2] * v1_sine[1]) - (v1_cosine[0] * v74)));
    const double v87 = ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v44 - v46);
    const double v88 = ((0.00075 * v32) + ((v1_sine[2] * v43) - (v1_cosine[2] * v39))) + (v27 * v57);
    const double v89 = ((((v82 - (qdd[4] * v86)) - (v1_cosine[1] * v59)) - v87) - v37) + (v62 * v88);
    const double v90 = v1_sine[1] * v36;
    const double v91 = v1_cosine[1] * v48;
    const double v92 = (v45 * v91) - (v90 * v46);
    const double v93 = (((0.0006421600000000001 * v25) - (v27 * (v1_sine[0] * v56))) - (v18 * v92)) - (v14 * v38);
    const double v94 = 5.846399999999999e-05 * v1_sine[2];
    const double v95 = v1_cosine[0] * v27;
    const double v96 = (0.00020216000000000006 * v20) + ((v95 * v53) + ((v94 * v22) + v93));
    const double v97 = v51 + (v10 * v10);
    const double v98 = (v1_sine[2] * ((0.028252799999999998 * v1_cosine[1]) - (0.0012435839999999998 * v97))) + v96;
    const double v99 = (-v98) - (0.0006500000000000002 * (v25 - v21));
    const double v100 = (v70 * v22) + (v89 + (v83 * v99));
    const double v101 = v100 - (0.0047376000000000015 * ((qd[0] * v10) - (v1_sine[1] * v97)));
    const double v102 = v54 * ((v1_cosine[3] * ((0.0283968 * v1_cosine[3]) + (3.203722404 * v1_sine[3]))) - 0.0141984);
    const double v103 = (v101 - (v23 * ((0.022546398 * v1_cosine[1]) + (0.7697525880000002 * v1_cosine[3])))) - v102;
    const double v104 = v103 + (v55 * ((0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1])));
    const double v105 = v1_cosine[0] * v28;
    const double v106 = (((0.8913300000000002 * v22) - (0.025374999999999998 * v52)) + v105) + (v1_sine[0] * v35);
    const double v107 = (v27 * v17) - (v18 * v26);
    const double v108 = ((0.025374999999999998 * v22) - (0.8913300000000002 * v97)) - v107;
    const double v109 = 0.022546398 * v1_sine[1];
    const double v110 = v30 * (v109 - ((0.02191385 * v1_cosine[3]) - (0.648939691 * v1_cosine[1])));
    const double v111 = v110 + (v104 - (0.15005 * ((v1_sine[1] * v108) - (v1_cosine[1] * v106))));
    const double v112 = 0.00011692799999999998 * v64;
    const double v113 = v112 + (v1_sine[0] * v61);
    const double v114 = 0.0024871679999999997 * v1_cosine[2];
    const double v115 = v1_sine[1] * ((v1_sine[1] * (v114 + ((0.32402200550000004 + v113) - (0.0004043200000000001 * v78)))) - (0.00011692799999999998 * v74));
    const double v116 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const double v117 = v112 + (((((v1_sine[3] * v116) - 3.155182285625) - (0.0008642879999999998 * v60)) + (v1_cosine[1] * v109)) - v79);
    const double v118 = (v65 * v47) + (v63 * v90);
    const double v119 = (qdd[0] * ((v117 - v115) - (2.0 * ((v1_cosine[1] * v77) - v118)))) - (4.9 * qd[0]);
    const bool v120 = puma560_friction_eq(0.0, qd[0]);
    const double v121 = -((v119 - (6.0 * (v120 ? puma560_friction_sign(qdd[0]) : puma560_friction_sign(qd[0])))) - v111);
    tau[0] = v121;
    const double v122 = (0.8913300000000002 * v50) + ((0.24892875 * v1_cosine[1]) + ((v1_cosine[0] * v99) - (8.743947300000002 * v1_sine[1])));
    const double v123 = 4e-05 * qdd[5];
    const double v124 = (((v122 - (0.025374999999999998 * v92)) - (0.0203 * v107)) - (0.3244698455 * v22)) + (v60 * v123);
    const double v125 = (v124 - (0.4318 * v105)) - (v1_sine[0] * (v88 + (0.0012435839999999998 * v34)));
    const double v126 = (0.011273199 * (v52 - v97)) + v125;
    const double v127 = v91 - v90;
    const double v128 = v47 + v49;
    const double v129 = v118 + (v48 * v66);
    const double v130 = v114 + (0.3592922305 - v113);
    const double v131 = v129 - v130;
    const double v132 = v68 + (v60 * (0.0028799999999999997 * v127));
    const double v133 = v94 - (v1_cosine[0] * v84);
    const double v134 = ((v95 * v127) - v133) - (v18 * v128);
    const double v135 = (((qdd[2] * v131) + (qdd[0] * v72)) + (qdd[3] * v132)) - (qdd[4] * v134);
    const double v136 = ((((1.024164 * v1_sine[3]) + v135) - (37.2347379 * v1_cosine[3])) - (v128 * v108)) + (v127 * v106);
    const double v137 = (((v1_cosine[3] * v116) - 0.0070992) * (v45 - v46)) + (v136 - v126);
    const bool v138 = puma560_friction_eq(0.0, qd[1]);
    const double v139 = qdd[1] * v131;
    const double v140 = v139 + ((v137 - (3.5 * qd[1])) - (7.0 * (v138 ? puma560_friction_sign(qdd[1]) : puma560_friction_sign(qd[1]))));
    const double v141 = -(v140 + (qdd[1] * (v129 - 1.748114002)));
    tau[1] = v141;
    const double v142 = v139 + ((((v133 * qdd[4]) + (qdd[0] * v71)) - v126) + (v68 * qdd[3]));
    const bool v143 = puma560_friction_eq(0.0, qd[2]);
    const double v144 = ((3.5 * qd[2]) + (qdd[2] * v130)) + (4.8 * (v143 ? puma560_friction_sign(qdd[2]) : puma560_friction_sign(qd[2])));
    const double v145 = v144 - v142;
    tau[2] = v145;
    const double v146 = ((((qdd[0] * v81) - (qdd[1] * v132)) - v59) - (v68 * qdd[2])) + (v1_cosine[2] * v123);
    const bool v147 = puma560_friction_eq(0.0, qd[3]);
    const double v148 = v146 + ((v147 ? puma560_friction_sign(qdd[3]) : puma560_friction_sign(qd[3])) + ((0.13 * qd[3]) + (v80 * qdd[3])));
    tau[3] = v148;
    const double v149 = v98 + (((v133 * qdd[2]) + (qdd[0] * v86)) - (qdd[1] * v134));
    const bool v150 = puma560_friction_eq(0.0, qd[4]);
    const double v151 = ((0.17 * qd[4]) + (0.0006421600000000001 * qdd[4])) + (0.8 * (v150 ? puma560_friction_sign(qdd[4]) : puma560_friction_sign(qd[4])));
    const double v152 = v151 - v149;
    tau[4] = v152;
    const double v153 = ((v75 * qdd[0]) - v42) + (4e-05 * ((v1_cosine[2] * qdd[3]) + (v60 * (qdd[1] + qdd[2]))));
    const bool v154 = puma560_friction_eq(0.0, qd[5]);
    const double v155 = v123 + (v153 + ((0.15 * qd[5]) + (0.7 * (v154 ? puma560_friction_sign(qdd[5]) : puma560_friction_sign(qd[5])))));
    tau[5] = v155;
    low[0] = v120 ? (v111 - 8.4) : v121;
    low[1] = v138 ? (-(9.5 + v137)) : v141;
    low[2] = v143 ? (-(6.5 + v142)) : v145;
    low[3] = v147 ? (v146 - 1.4) : v148;
    low[4] = v150 ? (-(1.1 + v149)) : v152;
    low[5] = v154 ? (v153 - 1.0) : v155;
    high[0] = v120 ? (8.4 + v111) : v121;
    high[1] = v138 ? (9.5 - v137) : v141;
    high[2] = v143 ? (6.5 - v142) : v145;
    high[3] = v147 ? (1.4 + v146) : v148;
    high[4] = v150 ? (1.1 - v149) : v152;
    high[5] = v154 ? (1.0 + v153) : v155;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_friction_inverse_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];
        double low_lane[6];
        double high_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_friction_inverse_dynamics(prepared, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
        puma560_friction_scatter(6U, count, lane, low_lane, low);
        puma560_friction_scatter(6U, count, lane, high_lane, high);
    }
}

void puma560_friction_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];
        double low_lane[6];
        double high_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_friction_inverse_dynamics(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane, low_lane, high_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
        puma560_friction_scatter(6U, count, lane, low_lane, low);
        puma560_friction_scatter(6U, count, lane, high_lane, high);
    }
}

#endif

void puma560_friction_drive_forces(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double tau[restrict 6])
{
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    tau[0] = 0.0;
    tau[1] = 0.0;
    tau[2] = 0.0;
    tau[3] = 0.0;
    tau[4] = 0.0;
    tau[5] = 0.0;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_drive_forces_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_drive_forces(prepared, q_lane, qd_lane, qdd_lane, tau_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
    }
}

void puma560_friction_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double tau_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_drive_forces(&prepared_lane, q_lane, qd_lane, qdd_lane, tau_lane);
        puma560_friction_scatter(6U, count, lane, tau_lane, tau);
    }
}

#endif
