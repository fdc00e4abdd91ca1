#include "puma560_friction.h"

#include <math.h>

static double puma560_friction_sign(double x)
{
    return (x > 0.0) ? 1.0 : ((x < 0.0) ? -1.0 : x);
}

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double puma560_friction_alone(const double *number)
{
    return *(const volatile double *)number;
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
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
PUMA560_FRICTION_INLINE void puma560_friction_sincos_pair(const puma560_friction_lane *angle, puma560_friction_lane *sine, puma560_friction_lane *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_lane x = *angle;
    union { puma560_friction_lane number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_lane n = k.number - 6755399441186816.0;
    const puma560_friction_lane w = x - (n * 1.5707963267923333);
    const puma560_friction_lane r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const puma560_friction_lane z = r * r;
    const puma560_friction_lane u = 1.0 - (0.5 * z);
    const puma560_friction_lane rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const puma560_friction_lane zz = z * z;

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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
        const int inside = ((*angle)[i] >= -205889.0) && ((*angle)[i] <= 205889.0);

        if (inside == 0) {
            (*sine)[i] = sin((*angle)[i]);
            (*cosine)[i] = cos((*angle)[i]);
        }
    }
}

/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
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

#if !defined(PUMA560_FRICTION_VECTOR)
static inline void puma560_friction_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PUMA560_FRICTION_VECTOR)
static inline void puma560_friction_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

#if !defined(PUMA560_FRICTION_VECTOR)
static inline void puma560_friction_gather_flags(size_t size, size_t count, size_t lane, const bool *many, bool *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PUMA560_FRICTION_VECTOR)
static inline void puma560_friction_gather_modes(size_t size, size_t count, size_t lane, const signed char *many, signed char *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

void puma560_friction_linearize(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], double A[restrict 144], double B[restrict 72])
{
    (void)prepared;
    const double v0 = puma560_friction_alone(&q[1]) + puma560_friction_alone(&q[2]);
    const puma560_friction_four v1_angle = {puma560_friction_alone(&q[3]), v0, puma560_friction_alone(&q[4]), puma560_friction_alone(&q[1])};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    for (size_t k = 0U; k < 6U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 7U; k < 19U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 20U; k < 32U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 33U; k < 45U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 46U; k < 58U; k++) {
        A[k] = 0.0;
    }
    for (size_t k = 59U; k < 71U; k++) {
        A[k] = 0.0;
    }
    A[72] = 0.0;
    A[77] = 0.0;
    A[84] = 0.0;
    A[89] = 0.0;
    A[96] = 0.0;
    A[101] = 0.0;
    A[108] = 0.0;
    A[113] = 0.0;
    A[120] = 0.0;
    A[125] = 0.0;
    A[132] = 0.0;
    A[137] = 0.0;
    for (size_t k = 0U; k < 36U; k++) {
        B[k] = 0.0;
    }
    A[6] = 1.0;
    A[19] = 1.0;
    A[32] = 1.0;
    A[45] = 1.0;
    A[58] = 1.0;
    A[71] = 1.0;
    const double v9 = qd[2] + qd[1];
    const double v10 = v9 * v1_sine[0];
    const double v11 = v1_cosine[0] * v1_sine[1];
    const double v12 = (qd[0] * v11) - v10;
    const double v13 = qd[0] * v1_cosine[1];
    const double v14 = qd[3] + v13;
    const double v15 = (v1_sine[2] * v12) - (v1_cosine[2] * v14);
    const double v16 = qd[0] * v1_sine[1];
    const double v17 = (v9 * v1_cosine[0]) + (v1_sine[0] * v16);
    const double v18 = qd[4] + v17;
    const double v19 = 2.0 * v18;
    const double v20 = v17 * v12;
    const double v21 = v9 * v16;
    const double v22 = v21 - v20;
    const double v23 = 2.0 * v14;
    const double v24 = v17 * v23;
    const double v25 = v1_cosine[0] * v13;
    const double v26 = 2.0 * v9;
    const double v27 = v1_sine[0] * v13;
    const double v28 = ((v26 * v25) - v24) + (v16 * v27);
    const double v29 = (v1_sine[2] * v22) - (v1_cosine[2] * v28);
    const double v30 = v29 + (v19 * v15);
    const double v31 = qd[0] * v13;
    const double v32 = 0.0203 * v1_cosine[1];
    const double v33 = v9 * v9;
    const double v34 = (0.0203 * v33) + (v32 * v31);
    const double v35 = 0.4318 * v1_sine[3];
    const double v36 = qd[1] * qd[1];
    const double v37 = (v36 * v35) - 9.81;
    const double v38 = 0.4318 * v1_cosine[3];
    const double v39 = v1_cosine[1] * v38;
    const double v40 = qd[0] * qd[0];
    const double v41 = v40 + v36;
    const double v42 = v13 * v16;
    const double v43 = ((0.4318 * v42) - (v41 * v39)) - ((v1_sine[1] * v37) + v34);
    const double v44 = 0.0028799999999999997 * v1_sine[0];
    const double v45 = 0.8636 * v1_sine[3];
    const double v46 = qd[1] * qd[0];
    const double v47 = (0.15005 * v40) - (v46 * v45);
    const double v48 = (0.0406 * v21) - v47;
    const double v49 = 0.8636 * v13;
    const double v50 = v48 + (v9 * v49);
    const double v51 = 0.0028799999999999997 * v1_cosine[0];
    const double v52 = 4e-05 * qd[5];
    const double v53 = (((v52 * v18) - (v51 * v50)) - (v44 * v43)) + (1.9999999999999998e-05 * v29);
    const double v54 = v53 + (0.0004221600000000001 * v30);
    const double v55 = (v1_sine[2] * v14) + (v1_cosine[2] * v12);
    const double v56 = v18 * v55;
    const double v57 = (v1_sine[2] * v28) + (v1_cosine[2] * v22);
    const double v58 = 4e-05 * v55;
    const double v59 = (4e-05 * v57) + (v18 * v58);
    const double v60 = v59 + ((0.00020000000000000004 * v57) + (0.0004000000000000001 * v56));
    const double v61 = ((v1_sine[2] * v60) + (0.00075 * v28)) - (v1_cosine[2] * v54);
    const double v62 = tau[5] + v59;
    const double v63 = v1_sine[2] * v1_sine[0];
    const double v64 = 0.0028799999999999997 * v1_cosine[2];
    const double v65 = v1_cosine[0] * v64;
    const double v66 = v15 * v55;
    const double v67 = (v52 * v55) + (0.00020216000000000006 * v66);
    const double v68 = v1_sine[2] * v1_sine[1];
    const double v69 = v1_cosine[3] * v68;
    const double v70 = 0.0028799999999999997 * v1_sine[2];
    const double v71 = v1_cosine[1] * v70;
    const double v72 = v16 * v16;
    const double v73 = (0.4318 * (v33 + v72)) - (0.0203 * v42);
    const double v74 = v1_sine[0] * v64;
    const double v75 = ((v70 * v73) + ((v37 * v71) - ((0.0012435839999999998 * v41) * v69))) + (v74 * v50);
    const double v76 = (v67 - (v65 * v43)) + v75;
    const double v77 = v14 * v12;
    const double v78 = ((v11 * v31) - v77) - (v26 * v27);
    const double v79 = v76 + ((0.0006500000000000002 * v77) - (0.0012921600000000003 * v78));
    const double v80 = (0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]);
    const double v81 = (0.8913300000000002 * v1_cosine[1]) + (0.025374999999999998 * v1_sine[1]);
    const double v82 = v38 * v81;
    const double v83 = (0.3244698455 * v1_sine[1]) - (0.022546398 * v1_cosine[1]);
    const double v84 = 0.011273199 + (v1_cosine[1] * v83);
    const double v85 = v40 + v33;
    const double v86 = (((v41 * v82) + (v37 * v80)) - (v85 * v84)) + (v1_cosine[0] * v79);
    const double v87 = (v86 + (v63 * v62)) - (v1_sine[0] * v61);
    const double v88 = (0.0013999999999999998 * v21) - (9.999999999999983e-05 * v20);
    const double v89 = (v88 + (v1_sine[2] * v54)) + (v1_cosine[2] * v60);
    const double v90 = v89 + (tau[3] - (v1_cosine[2] * v62));
    const double v91 = 0.00020216000000000006 * v1_sine[2];
    const double v92 = v1_sine[2] * v91;
    const double v93 = 0.0016399999999999997 + v92;
    const double v94 = 4e-05 * v1_cosine[2];
    const double v95 = 1.0 / ((v1_cosine[2] * v94) - v93);
    const double v96 = 0.0012435839999999998 * v63;
    const double v97 = v96 + (v63 * (0.00020216000000000006 * v1_cosine[2]));
    const double v98 = v97 + (v63 * v94);
    const double v99 = v98 * v95;
    const double v100 = v55 * v55;
    const double v101 = 0.0028799999999999997 * ((v18 * v18) + v100);
    const double v102 = v1_sine[2] * v1_cosine[0];
    const double v103 = v66 - v78;
    const double v104 = (v44 * v30) + ((v65 * v103) - (v102 * v101));
    const double v105 = v1_cosine[2] * v101;
    const double v106 = v105 + (v70 * v103);
    const double v107 = (tau[4] + (0.0006421600000000001 * v78)) - v76;
    const double v108 = v1_cosine[2] * v1_cosine[0];
    const double v109 = ((5.846399999999999e-05 * v1_sine[2]) - (0.0006421600000000001 * v1_cosine[0])) - (0.0012435839999999998 * v108);
    const double v110 = 1557.2443004858599 * v109;
    const double v111 = (((tau[2] - (v33 * v84)) - (0.4318 * v104)) + (0.0203 * v106)) + (v110 * v107);
    const double v112 = (v111 - (v99 * v90)) - v87;
    const double v113 = v1_sine[1] * v38;
    const double v114 = v113 - (v1_cosine[1] * v35);
    const double v115 = 0.0028799999999999997 * v63;
    const double v116 = (v115 * v114) - v98;
    const double v117 = v39 + (v1_sine[1] * v35);
    const double v118 = (v109 + (v70 * v117)) + (v65 * v114);
    const double v119 = 4e-05 * v63;
    const double v120 = (0.00010000000000000026 * v1_sine[0]) + (v63 * v91);
    const double v121 = 0.00011692799999999998 * v102;
    const double v122 = v121 + (v1_sine[0] * v120);
    const double v123 = v122 + ((v63 * v119) - (0.0024871679999999997 * v1_cosine[2]));
    const double v124 = v123 - 0.3592922305;
    const double v125 = v1_cosine[0] * v70;
    const double v126 = v35 * v81;
    const double v127 = v38 * v80;
    const double v128 = (v127 + (v64 * v114)) + ((v125 * v117) - v126);
    const double v129 = ((v124 + (v110 * v118)) + v128) + (v116 * v99);
    const double v130 = 1.0 / ((v98 * v99) - (v124 + (v109 * v110)));
    const double v131 = v129 * v130;
    const double v132 = v116 * v95;
    const double v133 = 0.4318 - v114;
    const double v134 = (((1.024164 * v1_sine[3]) + tau[1]) - (37.2347379 * v1_cosine[3])) + ((v85 * v35) * v80);
    const double v135 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const double v136 = v1_cosine[3] * v135;
    const double v137 = v136 - 0.0070992;
    const double v138 = v36 - v41;
    const double v139 = v82 - v84;
    const double v140 = 0.0203 + v117;
    const double v141 = ((((v138 * v137) + v134) + (v33 * v139)) - (v133 * v104)) + (v140 * v106);
    const double v142 = 1557.2443004858599 * v118;
    const double v143 = (((v141 + (v142 * v107)) + (v132 * v90)) - v87) + (v131 * v112);
    const double v144 = (((2.1074062325 - v123) - (2.0 * v128)) - (v118 * v142)) + (v116 * v132);
    const double v145 = 1.0 / (v144 - (v129 * v131));
    const double v146 = (v1_sine[2] * v11) - (v1_cosine[2] * v1_cosine[1]);
    const double v147 = 5.846399999999999e-05 * v1_cosine[1];
    const double v148 = 0.0004321439999999999 * v1_cosine[1];
    const double v149 = ((v1_cosine[1] * v93) + ((v63 * v148) - (v102 * v147))) + (v94 * v146);
    const double v150 = 0.4318 * v1_sine[1];
    const double v151 = v150 - v38;
    const double v152 = v1_cosine[2] * v11;
    const double v153 = v149 + ((v91 * v152) + (v125 * v151));
    const double v154 = v1_cosine[2] * v1_sine[0];
    const double v155 = v1_sine[0] * v1_sine[1];
    const double v156 = ((0.0006421600000000001 * v155) + (0.0004321439999999999 * v68)) - (v108 * v148);
    const double v157 = v156 + ((v74 * v151) - (v154 * v147));
    const double v158 = 1557.2443004858599 * v157;
    const double v159 = 0.0047376000000000015 * v1_cosine[1];
    const double v160 = (((v159 - (v11 * v120)) + (v1_cosine[1] * v97)) + (0.15005 * v81)) - (0.0004321439999999999 * v146);
    const double v161 = 4e-05 * v146;
    const double v162 = v160 + (v63 * ((5.846399999999999e-05 * v1_sine[1]) - v161));
    const double v163 = (v162 - (v109 * v158)) + (v153 * v99);
    const double v164 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    const double v165 = ((((v1_sine[3] * v96) + v164) - (v118 * v158)) + v162) - (v153 * v132);
    const double v166 = v165 + (v163 * v131);
    const double v167 = v166 * v145;
    const double v168 = v163 * v130;
    const double v169 = v32 - v151;
    const double v170 = 0.15005 * v1_cosine[1];
    const double v171 = (v170 * v104) - (v169 * (((v63 * v101) - (v74 * v103)) + (v51 * v30)));
    const double v172 = 0.15005 * v1_sine[1];
    const double v173 = v153 * v95;
    const double v174 = (0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]);
    const double v175 = v40 - v41;
    const double v176 = (v47 * v80) + ((tau[0] - (v175 * v174)) + ((0.0047376000000000015 * qd[0]) * v16));
    const double v177 = 0.0047376000000000015 * v1_sine[1];
    const double v178 = v177 + (0.15005 * v80);
    const double v179 = 2.0 * qd[0];
    const double v180 = qd[1] * v179;
    const double v181 = v180 + (qd[2] * v179);
    const double v182 = (((v176 - (v85 * v178)) + (v180 * v137)) + (v181 * v139)) + (v146 * v62);
    const double v183 = (((v182 - (v158 * v107)) - (v155 * v79)) + (v1_cosine[1] * v89)) + (v173 * v90);
    const double v184 = v183 + (((v171 - (v172 * v106)) - (v11 * v61)) + (v168 * v112));
    const double v185 = v1_sine[3] * v135;
    const double v186 = v1_sine[1] - v1_cosine[3];
    const double v187 = v1_cosine[2] * v1_sine[1];
    const double v188 = 0.8636 * v1_cosine[3];
    const double v189 = v188 * v80;
    const double v190 = (v121 + (v187 * ((0.00011692799999999998 * v1_cosine[1]) - (0.0024871679999999997 * v186)))) + v189;
    const double v191 = 0.0024871679999999997 * v1_sine[2];
    const double v192 = v1_cosine[1] * ((v102 * (0.0024871679999999997 * v1_cosine[3])) - (v191 * v11));
    const double v193 = ((v92 + (3.155182285625 + (0.0008642879999999998 * v63))) - v192) + ((v1_sine[1] * v1_sine[1]) * (v122 - 0.0004478399999999997));
    const double v194 = v1_sine[1] * v83;
    const double v195 = (v194 - ((0.0004043200000000001 * v1_sine[2]) * ((v1_sine[1] * v68) - (v1_cosine[1] * v152)))) + v193;
    const double v196 = ((v195 - (((v146 * v161) + v185) + v190)) - (v157 * v158)) + (v153 * v173);
    const double v197 = 1.0 / ((v196 - (v163 * v168)) - (v166 * v167));
    B[36] = v197;
    const double v198 = (v184 + (v143 * v167)) * v197;
    const double v199 = (v143 * v145) + (v167 * v198);
    const double v200 = ((v130 * v112) + (v168 * v198)) + (v131 * v199);
    const double v201 = v199 + v200;
    const double v202 = v42 - v201;
    const double v203 = v35 * v199;
    const double v204 = v203 + ((v41 * v38) - (0.15005 * v198));
    const double v205 = v38 * v199;
    const double v206 = v205 - v37;
    const double v207 = (v1_sine[1] * v206) - (v1_cosine[1] * v204);
    const double v208 = v207 + ((0.4318 * v202) - v34);
    const double v209 = v1_sine[1] * v198;
    const double v210 = v9 * v13;
    const double v211 = v210 + v209;
    const double v212 = v210 + v211;
    const double v213 = v38 + v32;
    const double v214 = ((v213 * v198) - v48) - (0.4318 * v212);
    const double v215 = v52 + (0.0008443200000000002 * v15);
    const double v216 = ((v132 * v199) + ((v173 * v198) - (v95 * v90))) - (v99 * v200);
    const double v217 = v1_cosine[1] * v198;
    const double v218 = v217 + v216;
    const double v219 = v22 - v218;
    const double v220 = (v1_sine[0] * v202) + (v1_cosine[0] * v212);
    const double v221 = v24 - v220;
    const double v222 = (v1_sine[2] * v219) + (v1_cosine[2] * v221);
    const double v223 = (0.0004421600000000001 * v222) + (((v51 * v214) + (v18 * v215)) - (v44 * v208));
    const double v224 = v188 * v81;
    const double v225 = (0.3244698455 * v1_cosine[1]) + (0.022546398 * v1_sine[1]);
    const double v226 = v194 - (v1_cosine[1] * v225);
    const double v227 = (((v47 * v81) - (v85 * v159)) + (0.0047376000000000015 * v31)) + (v181 * (v226 - v127));
    const double v228 = (((v227 + (v224 * v198)) - (v83 * v217)) - (v225 * v209)) - (v177 * v201);
    const double v229 = (v26 * v16) - v217;
    const double v230 = 2.0 * v17;
    const double v231 = v72 - (v1_cosine[1] * v31);
    const double v232 = (((v1_sine[0] * v231) + (v27 * v23)) - (v16 * v230)) + (v1_cosine[0] * v229);
    const double v233 = (v27 * v12) + (v25 * v17);
    const double v234 = v211 - v233;
    const double v235 = (v1_sine[2] * v16) - (v1_cosine[2] * v25);
    const double v236 = (((v27 * v55) - (v18 * v235)) + (v1_cosine[2] * v234)) - (v1_sine[2] * v232);
    const double v237 = ((v228 + (v1_sine[1] * ((0.0013999999999999998 * v218) - v88))) + (v161 * v236)) - (v68 * v223);
    const double v238 = (v1_sine[2] * v221) - (v1_cosine[2] * v219);
    const double v239 = ((v94 * v216) + (((0.00044000000000000007 * v56) - v62) - (v161 * v198))) + (v119 * v201);
    const double v240 = v239 - (0.00024000000000000003 * v238);
    const double v241 = 0.0057599999999999995 * v18;
    const double v242 = (v64 * v221) + ((v70 * v219) + (v15 * v241));
    const double v243 = (((v158 * v198) - ((1557.2443004858599 * v107) + v77)) - (v142 * v199)) - (v110 * v200);
    const double v244 = (v1_sine[0] * v212) - (v1_cosine[0] * v202);
    const double v245 = v243 - v244;
    const double v246 = -(0.0028799999999999997 * (v245 - v66));
    const double v247 = (v1_sine[2] * v101) - (v1_cosine[2] * v246);
    const double v248 = (v1_sine[0] * v247) + (v1_cosine[0] * v242);
    const double v249 = (v237 - (v187 * v240)) + (((0.4318 * v1_cosine[1]) + (0.0203 * v1_sine[1])) * v248);
    const double v250 = ((v1_sine[2] * v240) - (0.00075 * v221)) - (v1_cosine[2] * v223);
    const double v251 = (0.0006421600000000001 * v245) + (((v74 * v214) - (v67 + (0.0013000000000000004 * v77))) - (0.0006500000000000002 * v244));
    const double v252 = (v1_sine[1] * v204) + (v1_cosine[1] * v206);
    const double v253 = v252 + ((0.0203 * v201) - v73);
    const double v254 = (v251 + (v70 * v253)) + (v65 * v208);
    const double v255 = (v1_sine[0] * v254) - (v1_cosine[0] * v250);
    const double v256 = (v1_sine[0] * v242) - (v1_cosine[0] * v247);
    const double v257 = v105 + (v1_sine[2] * v246);
    const double v258 = (v1_sine[1] * v256) + ((v1_cosine[1] * v257) + (v80 * v201));
    const double v259 = (v1_sine[2] * v234) + (v1_cosine[2] * v232);
    const double v260 = (v1_cosine[2] * v16) + (v102 * v13);
    const double v261 = 2.0 * v15;
    const double v262 = v259 + ((v260 * v19) + (v27 * v261));
    const double v263 = (v16 * v12) - (v14 * v25);
    const double v264 = (v263 - (v1_cosine[0] * v231)) + (v1_sine[0] * v229);
    const double v265 = (v260 * v55) - (v235 * v15);
    const double v266 = v265 - v264;
    const double v267 = v1_sine[2] * v55;
    const double v268 = 0.0057599999999999995 * v267;
    const double v269 = v63 * v241;
    const double v270 = ((v13 * v269) - (v235 * v268)) - (v64 * v266);
    const double v271 = (v44 * v262) - (v1_cosine[0] * v270);
    const double v272 = 0.0057599999999999995 * v1_cosine[2];
    const double v273 = v272 * v55;
    const double v274 = v272 * v18;
    const double v275 = (v70 * v266) + ((v27 * v274) - (v235 * v273));
    const double v276 = v258 + (((v85 * v81) + (v1_sine[1] * v275)) - (v1_cosine[1] * v271));
    const double v277 = ((v1_cosine[1] * v255) + v249) - (0.15005 * v276);
    const double v278 = ((0.0406 * v42) - (0.4318 * v231)) + v252;
    const double v279 = v205 - (v41 * v35);
    const double v280 = (v36 * v38) + v203;
    const double v281 = ((v1_sine[1] * v280) + (v1_cosine[1] * v279)) - v278;
    const double v282 = (0.4318 * v229) - (0.0203 * v212);
    const double v283 = ((v35 * v198) + (v46 * v188)) - v282;
    const double v284 = ((v74 * v283) + ((v71 * v280) - ((v70 * v1_sine[1]) * v279))) + (v65 * v281);
    const double v285 = v70 * (((0.8636 * v42) + (0.0203 * v231)) + v207);
    const double v286 = v285 + (((0.00020216000000000006 * v265) - (v52 * v235)) - (0.0006421600000000001 * v264));
    const double v287 = v286 + v284;
    const double v288 = 0.0006500000000000002 * (v263 + v264);
    const double v289 = v287 - v288;
    const double v290 = (v1_sine[0] * v281) - (v1_cosine[0] * v283);
    const double v291 = ((1.9999999999999998e-05 * v259) + (v52 * v27)) + (0.0004221600000000001 * v262);
    const double v292 = 0.00020000000000000004 * v18;
    const double v293 = 0.00020000000000000004 * v55;
    const double v294 = (0.00024000000000000003 * v236) + ((v27 * v293) - (v235 * v292));
    const double v295 = (v1_sine[2] * v294) - (0.00075 * v232);
    const double v296 = ((v1_cosine[2] * v291) - v295) + (v64 * v290);
    const double v297 = ((v1_sine[0] * v296) + ((v81 * v279) + (v80 * v280))) + (v1_cosine[0] * v289);
    const double v298 = (((v177 * v198) + ((v85 - v33) * v226)) - (v81 * v206)) - (v80 * v204);
    const double v299 = (0.4318 * v271) + ((v298 - (0.0203 * v275)) + (v119 * v236));
    const double v300 = (v1_cosine[2] * v294) + ((0.0013999999999999998 * v211) - (9.999999999999983e-05 * v233));
    const double v301 = (v300 + (v1_sine[2] * v291)) + (v70 * v290);
    const double v302 = v94 * v236;
    const double v303 = v302 - v301;
    const double v304 = ((v99 * v303) - (v299 + (v110 * v287))) - v297;
    const double v305 = (v1_sine[0] * v270) + (v51 * v262);
    const double v306 = (1.601861202 * v1_cosine[3]) - (0.0141984 * v1_sine[3]);
    const double v307 = v45 * v80;
    const double v308 = (v1_cosine[3] * v306) - v185;
    const double v309 = ((v181 * v126) - ((v175 * v164) + (v180 * v308))) + (v46 * v189);
    const double v310 = (v309 - (((v136 + (v1_sine[3] * v306)) - v307) * v198)) - (v174 * v199);
    const double v311 = (((v310 + (v169 * v305)) - (v1_cosine[1] * v301)) - (v11 * v296)) - (v158 * v287);
    const double v312 = ((v173 * v303) + v311) + (((v155 * v289) - (v35 * v248)) - (v168 * v304));
    const double v313 = (((37.2347379 * v1_sine[3]) + (1.024164 * v1_cosine[3])) + (v138 * v308)) + (v85 * v127);
    const double v314 = (((v313 - (v33 * v126)) + (v174 * v198)) - (v142 * v287)) - (v132 * v303);
    const double v315 = v38 * (((v1_sine[1] * v257) - (v81 * v201)) - (v1_cosine[1] * v256));
    const double v316 = (v35 * v276) + ((((v39 * v275) - (v33 * v127)) + (v113 * v271)) - v299);
    const double v317 = v316 - v315;
    const double v318 = ((v315 + (v314 - (v35 * v258))) + ((v131 * v304) - v297)) + v317;
    const double v319 = (v312 - v277) - (v167 * v318);
    A[73] = -(v197 * v319);
    const double v320 = ((v44 * v278) - (v51 * v282)) - v291;
    const double v321 = (v1_sine[2] * v320) - v300;
    const double v322 = v302 + v321;
    const double v323 = ((v74 * v282) + (v65 * v278)) - v286;
    const double v324 = v288 + v323;
    const double v325 = ((v1_sine[0] * v295) + (v154 * v320)) + (v1_cosine[0] * v324);
    const double v326 = v325 + (((v110 * v323) - v299) + (v99 * v322));
    const double v327 = (((v132 * v322) - (v325 + (v142 * v323))) - (v131 * v326)) - v317;
    const double v328 = v150 - v213;
    const double v329 = (((v328 * v305) - (v11 * v295)) - (v158 * v323)) - (v152 * v320);
    const double v330 = (v168 * v326) + ((v155 * v324) - (v173 * v322));
    const double v331 = ((v277 + (v329 - (v1_cosine[1] * v321))) + v330) - (v167 * v327);
    A[74] = v197 * v331;
    const double v332 = v244 + (v12 * v23);
    const double v333 = (v12 * v12) - (v17 * v17);
    const double v334 = v1_cosine[2] * v17;
    const double v335 = (v1_sine[2] * v332) + (((v1_cosine[2] * v333) + (v18 * v334)) - (v12 * v55));
    const double v336 = (0.00024000000000000003 * v335) + ((v334 * v292) - (v12 * v293));
    const double v337 = (v1_sine[2] * v336) + (0.00075 * v332);
    const double v338 = v14 * v17;
    const double v339 = v338 - v220;
    const double v340 = v338 + v339;
    const double v341 = 0.0006500000000000002 * v1_cosine[0];
    const double v342 = (v1_sine[2] * v333) - (v1_cosine[2] * v332);
    const double v343 = (((v52 * v12) - (v44 * v214)) - (v51 * v208)) - (1.9999999999999998e-05 * v342);
    const double v344 = v1_sine[2] * v18;
    const double v345 = v342 + ((v230 * v344) - (v12 * v261));
    const double v346 = v343 - (0.0004221600000000001 * v345);
    const double v347 = ((((v119 * v335) + (v341 * v340)) - (v1_sine[0] * v337)) - (v154 * v346)) - v255;
    const double v348 = (v17 * v267) + (v334 * v15);
    const double v349 = v348 + v339;
    const double v350 = v272 * v17;
    const double v351 = ((v350 * v267) - ((0.0057599999999999995 * v12) * v344)) - (v64 * v349);
    const double v352 = ((v44 * v345) - v248) - (v1_cosine[0] * v351);
    const double v353 = (((0.00020216000000000006 * v348) + ((qd[5] * v94) * v17)) + (v65 * v214)) + (0.0006421600000000001 * v339);
    const double v354 = v353 - (v74 * v208);
    const double v355 = v1_cosine[0] + v110;
    const double v356 = (v70 * v349) + ((v334 * v273) - (v12 * v274));
    const double v357 = (v1_sine[2] * v346) - ((v1_cosine[2] * v336) + (9.999999999999983e-05 * v333));
    const double v358 = v357 + (v94 * v335);
    const double v359 = (v347 + (0.4318 * v352)) + (((v355 * v354) - (0.0203 * v356)) - (v99 * v358));
    const double v360 = v1_cosine[0] + v142;
    const double v361 = (v347 + (v133 * v352)) + (((v360 * v354) - (v140 * v356)) + (v132 * v358));
    const double v362 = v361 + (v131 * v359);
    const double v363 = v328 * ((v256 + (v1_sine[0] * v351)) + (v51 * v345));
    const double v364 = (v167 * v362) + (((v155 * (v250 + (0.0006500000000000002 * v340))) - v363) - (v170 * v352));
    const double v365 = v158 - v155;
    const double v366 = ((v172 * v356) - ((v161 * v335) + (v365 * v354))) + (v152 * v346);
    const double v367 = (((v1_cosine[1] * v357) + v366) + (v11 * (v254 + v337))) + (v173 * v358);
    const double v368 = (v367 + (v168 * v359)) + v364;
    A[75] = v197 * v368;
    const double v369 = v222 + (v18 * v15);
    const double v370 = ((0.00020000000000000004 * v369) + (v15 * v292)) - v223;
    const double v371 = (v19 * v55) - v238;
    const double v372 = (v240 + (1.9999999999999998e-05 * v238)) - (0.0004221600000000001 * v371);
    const double v373 = (v1_sine[2] * v372) + (v1_cosine[2] * v370);
    const double v374 = v100 - (v15 * v15);
    const double v375 = (v64 * v253) + (((v52 * v15) - (0.00020216000000000006 * v374)) - (v115 * v214));
    const double v376 = v375 - (v125 * v208);
    const double v377 = ((v70 * v374) - (v15 * v273)) - v247;
    const double v378 = ((v64 * v374) + (v15 * v268)) - v257;
    const double v379 = (v1_cosine[0] * v378) + (v44 * v371);
    const double v380 = (v1_sine[2] * (v370 + (4e-05 * v369))) - (v1_cosine[2] * v372);
    const double v381 = (v119 * v369) - (v1_sine[0] * v380);
    const double v382 = (((0.4318 * v379) - ((0.0203 * v377) + (v355 * v376))) - (v99 * v373)) - v381;
    const double v383 = (((v133 * v379) - ((v140 * v377) + (v360 * v376))) + (v132 * v373)) - v381;
    const double v384 = v383 + (v131 * v382);
    const double v385 = -v365;
    const double v386 = v161 + (v1_cosine[1] * v94);
    const double v387 = ((v385 * v376) - (v386 * v369)) - (v172 * v377);
    const double v388 = (v387 + (v169 * ((v1_sine[0] * v378) - (v51 * v371)))) + (v170 * v379);
    const double v389 = v1_cosine[1] + v173;
    const double v390 = (((v388 + (v11 * v380)) - (v389 * v373)) - (v168 * v382)) - (v167 * v384);
    A[76] = v197 * v390;
    const double v391 = 2.0 * v13;
    const double v392 = v26 * v1_cosine[1];
    const double v393 = ((v1_cosine[0] * v392) - (v1_cosine[1] * v230)) - (v155 * (v23 - v391));
    const double v394 = v155 * v12;
    const double v395 = v394 + (v11 * v17);
    const double v396 = v9 * v1_sine[1];
    const double v397 = v396 - v395;
    const double v398 = (v1_sine[2] * v397) - (v1_cosine[2] * v393);
    const double v399 = v398 + ((v146 * v19) + (v155 * v261));
    const double v400 = ((1.9999999999999998e-05 * v398) + (v52 * v155)) + (0.0004221600000000001 * v399);
    const double v401 = (v1_sine[2] * v1_cosine[1]) + v152;
    const double v402 = (((v155 * v55) + (v18 * v401)) + (v1_sine[2] * v393)) + (v1_cosine[2] * v397);
    const double v403 = (0.00024000000000000003 * v402) + ((v401 * v292) + (v155 * v293));
    const double v404 = qd[1] * v45;
    const double v405 = (((0.3001 * qd[0]) - ((0.8636 * v9) * v1_cosine[1])) - (0.0406 * v396)) - v404;
    const double v406 = (v186 * v49) - (v13 * (0.0406 * v1_cosine[1]));
    const double v407 = (v1_sine[0] * v406) - (v1_cosine[0] * v405);
    const double v408 = (((9.999999999999983e-05 * v395) - (0.0013999999999999998 * v396)) + (v70 * v407)) - (v1_cosine[2] * v403);
    const double v409 = v408 - (v1_sine[2] * v400);
    const double v410 = v409 + (v94 * v402);
    const double v411 = ((v1_sine[2] * v403) + ((0.00075 * v393) + (v64 * v407))) - (v1_cosine[2] * v400);
    const double v412 = (v146 * v55) + (v401 * v15);
    const double v413 = (v1_cosine[1] * v12) + (v11 * v14);
    const double v414 = ((v11 * v391) - (v1_sine[0] * v392)) - v413;
    const double v415 = (v52 * v401) + ((v186 * (v191 * v16)) - (v13 * (0.00011692799999999998 * v68)));
    const double v416 = ((0.00020216000000000006 * v412) - ((0.0006421600000000001 * v414) + (v65 * v406))) + (v415 - (v74 * v405));
    const double v417 = (0.0006500000000000002 * (v413 - v414)) + v416;
    const double v418 = (((qd[0] * v224) - (v179 * v84)) + (v119 * v402)) + (v1_cosine[0] * v417);
    const double v419 = v418 - (v1_sine[0] * v411);
    const double v420 = v412 - v414;
    const double v421 = (v70 * v420) + ((v155 * v274) + (v401 * v273));
    const double v422 = ((v401 * v268) + (v1_sine[1] * v269)) - (v64 * v420);
    const double v423 = (v44 * v399) - (v1_cosine[0] * v422);
    const double v424 = (v419 - (v99 * v410)) + ((0.4318 * v423) + ((v110 * v416) - (0.0203 * v421)));
    const double v425 = qd[0] * v307;
    const double v426 = (((v425 - (v179 * v137)) + (v140 * v421)) - (v142 * v416)) - (v133 * v423);
    const double v427 = ((v426 - (v132 * v410)) - v419) - (v131 * v424);
    const double v428 = v137 + v139;
    const double v429 = 2.0 * qd[1];
    const double v430 = ((((2.0 * qd[2]) * v139) - (qd[1] * v307)) + (v429 * v428)) + (v161 * v402);
    const double v431 = (((v430 + (v158 * v416)) - (v172 * v421)) - (v155 * v417)) - (v1_cosine[1] * v409);
    const double v432 = ((v170 * v423) - (v169 * ((v1_sine[0] * v422) + (v51 * v399)))) - (v173 * v410);
    const double v433 = (((v431 - (v11 * v411)) - (v168 * v424)) + v432) + (v427 * v167);
    A[78] = v433 * v197;
    const double v434 = v1_cosine[0] * v12;
    const double v435 = (v1_sine[0] * v17) - v434;
    const double v436 = v16 + v435;
    const double v437 = (2.0 * v25) - (v1_cosine[0] * v23);
    const double v438 = (v1_sine[2] * v436) - (v1_cosine[2] * v437);
    const double v439 = ((v63 * v19) - v438) - (v1_cosine[0] * v261);
    const double v440 = ((1.9999999999999998e-05 * v438) + (v52 * v1_cosine[0])) - (0.0004221600000000001 * v439);
    const double v441 = (0.0406 * v9) + (v1_cosine[1] * (qd[1] * v188));
    const double v442 = v49 + (0.0406 * v16);
    const double v443 = v442 + (qd[0] * v45);
    const double v444 = ((v1_sine[0] * v441) + (v155 * v404)) - (v1_cosine[0] * v443);
    const double v445 = (((v154 * v18) - (v1_sine[2] * v437)) - (v1_cosine[0] * v55)) - (v1_cosine[2] * v436);
    const double v446 = (0.00024000000000000003 * v445) + ((v154 * v292) - (v1_cosine[0] * v293));
    const double v447 = ((0.0013999999999999998 * v16) + (9.999999999999983e-05 * v435)) - (v1_cosine[2] * v446);
    const double v448 = v447 + ((v1_sine[2] * v440) + (v70 * v444));
    const double v449 = v94 * v445;
    const double v450 = v448 + v449;
    const double v451 = (v1_sine[2] * v446) - (0.00075 * v437);
    const double v452 = v451 + ((v1_cosine[2] * v440) + (v64 * v444));
    const double v453 = v1_sine[0] * v14;
    const double v454 = (2.0 * v27) - v453;
    const double v455 = v453 - v454;
    const double v456 = (v119 * v445) + (v341 * v455);
    const double v457 = v224 + v307;
    const double v458 = (v1_sine[0] * v452) + ((qd[1] * v457) - v456);
    const double v459 = (v63 * v55) + (v154 * v15);
    const double v460 = v459 - v454;
    const double v461 = (v70 * v460) + ((v154 * v273) - (v1_cosine[0] * v274));
    const double v462 = 0.0057599999999999995 * v1_cosine[0];
    const double v463 = v462 * v344;
    const double v464 = ((v63 * v273) - v463) - (v64 * v460);
    const double v465 = (v44 * v439) - (v1_cosine[0] * v464);
    const double v466 = (0.4318 * v465) - (0.0203 * v461);
    const double v467 = v1_sine[0] * v94;
    const double v468 = (((v9 * v191) - (qd[5] * v467)) + (0.0006421600000000001 * v454)) - (0.00020216000000000006 * v459);
    const double v469 = (((0.0024871679999999997 * qd[1]) * (v69 - (v1_sine[3] * v401))) - (v65 * v441)) - (v74 * v443);
    const double v470 = v469 - v468;
    const double v471 = (v458 + (v99 * v450)) - ((v355 * v470) + v466);
    const double v472 = (v133 * v465) + ((v9 * v457) - (v140 * v461));
    const double v473 = (((v472 + (v360 * v470)) + (v132 * v450)) - v458) - (v131 * v471);
    const double v474 = (((v425 - (v429 * v174)) - (v179 * v428)) + (v365 * v470)) - (v1_cosine[1] * v448);
    const double v475 = (v1_sine[0] * v464) + (v51 * v439);
    const double v476 = (v38 * v475) + ((v172 * v461) - ((v161 * v445) + (v26 * v178)));
    const double v477 = v1_sine[1] * (((0.0006500000000000002 * v1_sine[0]) * v455) - (0.4318 * v475));
    const double v478 = ((v476 - (v170 * v465)) + (v32 * v475)) + v477;
    const double v479 = (((v474 - (v11 * v452)) - (v173 * v450)) + (v168 * v471)) - v478;
    const double v480 = v479 - (v473 * v167);
    A[79] = -(v480 * v197);
    const double v481 = ((0.00011692799999999998 * v10) - (v51 * v442)) + v440;
    const double v482 = v447 + (v1_sine[2] * v481);
    const double v483 = v449 + v482;
    const double v484 = ((v1_sine[0] * v451) - v456) + (v154 * v481);
    const double v485 = v468 + ((v74 * v442) + ((0.00011692799999999998 * v9) * v108));
    const double v486 = (v484 + (v355 * v485)) + ((v99 * v483) - v466);
    const double v487 = ((v472 - (v360 * v485)) + ((v132 * v483) - v484)) - (v131 * v486);
    const double v488 = ((v11 * v451) + ((v365 * v485) + (v179 * v139))) + (v152 * v481);
    const double v489 = v478 + ((((v1_cosine[1] * v482) + v488) + (v173 * v483)) - (v168 * v486));
    const double v490 = v489 + (v487 * v167);
    A[80] = v490 * v197;
    const double v491 = (v1_sine[2] * v230) - v344;
    const double v492 = 0.0008843200000000002 * v334;
    const double v493 = (v1_sine[2] * v492) - (v1_cosine[2] * ((0.00020000000000000004 * v491) + (0.0006443200000000001 * v344)));
    const double v494 = v1_cosine[2] * v18;
    const double v495 = (v1_cosine[2] * ((0.0008443200000000002 * v494) - v492)) - (0.0015 * v17);
    const double v496 = (v1_sine[2] * ((0.00020000000000000004 * v344) - (0.00024000000000000003 * v491))) + v495;
    const double v497 = (v1_sine[0] * v496) + ((v119 * v491) - (0.0013000000000000004 * v434));
    const double v498 = v1_cosine[2] * v55;
    const double v499 = (v1_sine[2] * v15) - v498;
    const double v500 = ((0.0006421600000000001 * v12) + (v52 * v1_sine[2])) + (0.00020216000000000006 * v499);
    const double v501 = v350 - v274;
    const double v502 = v12 + v499;
    const double v503 = (v65 * v502) + ((v1_sine[0] * v501) - (v102 * v268));
    const double v504 = (v70 * v502) + (v272 * v267);
    const double v505 = ((0.4318 * v503) + (((v355 * v500) - v497) + (v493 * v99))) - (0.0203 * v504);
    const double v506 = (((v497 - (v360 * v500)) + (v493 * v132)) + (v140 * v504)) - (v133 * v503);
    const double v507 = v506 - (v505 * v131);
    const double v508 = ((v11 * v496) + ((v386 * v491) + (0.0013000000000000004 * v394))) - (v365 * v500);
    const double v509 = v508 - (v328 * (((v63 * v268) + (v1_cosine[0] * v501)) - (v74 * v502)));
    const double v510 = ((v509 - (v170 * v503)) + ((v172 * v504) - (v493 * v389))) + (v505 * v168);
    const double v511 = v510 - (v507 * v167);
    A[81] = -(v511 * v197);
    const double v512 = (v1_sine[2] * v215) + (0.0004000000000000001 * v498);
    const double v513 = ((0.0057599999999999995 * v1_sine[0]) * v15) - v463;
    const double v514 = (0.00044000000000000007 * v267) - (v1_cosine[2] * v215);
    const double v515 = (v119 * v55) - (v1_sine[0] * v514);
    const double v516 = (((0.00011692799999999998 * v494) - (0.4318 * v513)) - (v512 * v99)) - v515;
    const double v517 = (v516 * v131) + ((((v140 * v274) - (v133 * v513)) + (v512 * v132)) - v515);
    const double v518 = (v169 * (v269 + (v462 * v15))) + (((0.0008642879999999998 * v187) * v18) - (v55 * v386));
    const double v519 = (((v11 * v514) + (v518 - (v170 * v513))) - (v512 * v389)) - (v516 * v168);
    const double v520 = v519 - (v517 * v167);
    A[82] = -(v520 * v197);
    const double v521 = v167 * v197;
    B[37] = v521;
    B[42] = v521;
    const double v522 = 4e-05 * v344;
    const double v523 = v467 * v18;
    const double v524 = (v523 + (v355 * v58)) + (v522 * v99);
    const double v525 = ((v523 + (v58 * v360)) - (v522 * v132)) + (v524 * v131);
    const double v526 = ((((v94 * v11) * v18) - (v58 * v385)) * v197) - (v525 * v521);
    const double v527 = v168 * v197;
    const double v528 = v173 * v197;
    const double v529 = (v522 * (v528 + (v1_cosine[1] * v197))) + (v526 - (v524 * v527));
    A[83] = v529;
    const double v530 = (v521 * v319) - (v145 * v318);
    A[85] = -v530;
    const double v531 = (v521 * v331) - (v145 * v327);
    A[86] = v531;
    const double v532 = (v145 * v362) + (v521 * v368);
    A[87] = v532;
    const double v533 = (v521 * v390) - (v145 * v384);
    A[88] = v533;
    const double v534 = (v427 * v145) + (v433 * v521);
    A[90] = v534;
    const double v535 = (v480 * v521) - (v473 * v145);
    A[91] = -v535;
    const double v536 = (v487 * v145) + (v490 * v521);
    A[92] = v536;
    const double v537 = (v511 * v521) - (v507 * v145);
    A[93] = -v537;
    const double v538 = (v520 * v521) - (v517 * v145);
    A[94] = -v538;
    const double v539 = (v167 * v529) - (v525 * v145);
    A[95] = v539;
    const double v540 = (v131 * v530) + ((v527 * v319) - (v130 * v304));
    A[97] = -v540;
    const double v541 = ((v130 * v326) + (v527 * v331)) + (v131 * v531);
    A[98] = v541;
    const double v542 = ((v130 * v359) + (v527 * v368)) + (v131 * v532);
    A[99] = v542;
    const double v543 = (v131 * v533) + ((v527 * v390) - (v130 * v382));
    A[100] = v543;
    const double v544 = (v131 * v534) + ((v433 * v527) - (v130 * v424));
    A[102] = v544;
    const double v545 = ((v130 * v471) + (v480 * v527)) + (v131 * v535);
    A[103] = -v545;
    const double v546 = (v131 * v536) + ((v490 * v527) - (v130 * v486));
    A[104] = v546;
    const double v547 = ((v130 * v505) + (v511 * v527)) + (v131 * v537);
    A[105] = -v547;
    const double v548 = (v131 * v538) + ((v520 * v527) - (v516 * v130));
    A[106] = -v548;
    const double v549 = (v131 * v539) + ((v168 * v529) - (v524 * v130));
    A[107] = v549;
    const double v550 = ((v132 * v530) + ((v528 * v319) - (v95 * v303))) - (v99 * v540);
    A[109] = -v550;
    const double v551 = (((v95 * v322) + (v528 * v331)) + (v132 * v531)) - (v99 * v541);
    A[110] = v551;
    const double v552 = ((v132 * v532) + ((v528 * v368) - (v95 * v358))) - (v99 * v542);
    A[111] = v552;
    const double v553 = (((v95 * v373) + (v528 * v390)) + (v132 * v533)) - (v99 * v543);
    A[112] = v553;
    const double v554 = (((v95 * v410) + (v433 * v528)) + (v132 * v534)) - (v99 * v544);
    A[114] = v554;
    const double v555 = (((v95 * v450) + (v480 * v528)) + (v132 * v535)) - (v99 * v545);
    A[115] = -v555;
    const double v556 = ((v132 * v536) + ((v490 * v528) - (v95 * v483))) - (v99 * v546);
    A[116] = v556;
    const double v557 = (((v95 * v493) + (v511 * v528)) + (v132 * v537)) - (v99 * v547);
    A[117] = -v557;
    const double v558 = (((v95 * v512) + (v520 * v528)) + (v132 * v538)) - (v99 * v548);
    A[118] = -v558;
    const double v559 = (v99 * v549) + (((v522 * v95) - (v173 * v529)) - (v132 * v539));
    A[119] = -v559;
    const double v560 = v158 * v197;
    A[121] = (((v560 * v319) - (1557.2443004858599 * v287)) - (v142 * v530)) - (v110 * v540);
    A[122] = (((1557.2443004858599 * v323) - (v560 * v331)) + (v142 * v531)) + (v110 * v541);
    A[123] = (((1557.2443004858599 * v354) - (v560 * v368)) + (v142 * v532)) + (v110 * v542);
    A[124] = (((1557.2443004858599 * v376) - (v560 * v390)) + (v142 * v533)) + (v110 * v543);
    A[126] = (v110 * v544) + ((v142 * v534) - ((1557.2443004858599 * v416) + (v433 * v560)));
    A[127] = (((1557.2443004858599 * v470) + (v480 * v560)) - (v142 * v535)) - (v110 * v545);
    A[128] = (v110 * v546) + ((v142 * v536) - ((1557.2443004858599 * v485) + (v490 * v560)));
    A[129] = (((v511 * v560) - (1557.2443004858599 * v500)) - (v142 * v537)) - (v110 * v547);
    A[130] = ((v520 * v560) - (v142 * v538)) - (v110 * v548);
    A[131] = (v110 * v549) + ((v142 * v539) - ((0.06228977201943439 * v55) + (v158 * v529)));
    const double v561 = v146 * v197;
    A[133] = ((v236 - (v561 * v319)) + (v1_cosine[2] * v550)) + (v63 * (v530 + v540));
    A[134] = ((v236 + (v561 * v331)) - (v1_cosine[2] * v551)) - (v63 * (v531 + v541));
    A[135] = (((v561 * v368) - v335) - (v1_cosine[2] * v552)) - (v63 * (v532 + v542));
    A[136] = (((v561 * v390) - v369) - (v1_cosine[2] * v553)) - (v63 * (v533 + v543));
    A[138] = ((v402 + (v433 * v561)) - (v1_cosine[2] * v554)) - (v63 * (v534 + v544));
    A[139] = ((v1_cosine[2] * v555) - (v445 + (v480 * v561))) + (v63 * (v535 + v545));
    A[140] = (((v490 * v561) - v445) - (v1_cosine[2] * v556)) - (v63 * (v536 + v546));
    A[141] = ((v1_cosine[2] * v557) - (v491 + (v511 * v561))) + (v63 * (v537 + v547));
    A[142] = ((v55 - (v520 * v561)) + (v1_cosine[2] * v558)) + (v63 * (v538 + v548));
    A[143] = ((v1_cosine[2] * v559) + (v146 * v529)) - (v63 * (v539 + v549));
    const double v562 = v168 + (v131 * v167);
    const double v563 = v562 * v197;
    B[38] = v563;
    B[48] = v563;
    const double v564 = (v528 + (v132 * v521)) - (v99 * v563);
    B[39] = v564;
    B[54] = v564;
    const double v565 = (v560 - (v142 * v521)) - (v110 * v563);
    const double v566 = -v565;
    B[40] = v566;
    B[60] = v566;
    const double v567 = v63 - (v1_cosine[2] * v99);
    const double v568 = v63 + (v1_cosine[2] * v132);
    const double v569 = (((v568 * v521) - v561) + (v1_cosine[2] * v528)) + (v567 * v563);
    const double v570 = -v569;
    B[41] = v570;
    B[66] = v570;
    B[43] = v145 + (v167 * v521);
    const double v571 = v131 * v145;
    const double v572 = v571 + (v562 * v521);
    B[44] = v572;
    B[49] = v572;
    const double v573 = ((v99 * v571) - (v132 * v145)) - (v167 * v564);
    const double v574 = -v573;
    B[45] = v574;
    B[55] = v574;
    const double v575 = ((v142 * v145) + (v110 * v571)) - (v167 * v565);
    B[46] = v575;
    B[61] = v575;
    const double v576 = ((v568 * v145) + (v567 * v571)) + (v167 * v569);
    const double v577 = -v576;
    B[47] = v577;
    B[67] = v577;
    B[50] = (v130 + (v562 * v527)) + (v131 * v572);
    const double v578 = (v131 * v573) + ((v99 * v130) - (v168 * v564));
    const double v579 = -v578;
    B[51] = v579;
    B[56] = v579;
    const double v580 = (v131 * v575) + ((v110 * v130) - (v168 * v565));
    B[52] = v580;
    B[62] = v580;
    const double v581 = ((v567 * v130) + (v168 * v569)) + (v131 * v576);
    const double v582 = -v581;
    B[53] = v582;
    B[68] = v582;
    B[57] = (v99 * v578) + (((v173 * v564) - v95) - (v132 * v573));
    const double v583 = -((v99 * v580) + ((v173 * v565) - (v132 * v575)));
    B[58] = v583;
    B[63] = v583;
    const double v584 = (((v1_cosine[2] * v95) - (v173 * v569)) - (v132 * v576)) + (v99 * v581);
    B[59] = v584;
    B[69] = v584;
    B[64] = ((1557.2443004858599 + (v158 * v565)) + (v142 * v575)) + (v110 * v580);
    const double v585 = ((v158 * v569) - (v142 * v576)) - (v110 * v581);
    B[65] = v585;
    B[70] = v585;
    B[71] = ((24999.999999999996 - (v146 * v569)) - (v1_cosine[2] * v584)) + (v63 * (v576 + v581));
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_linearize_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double A_lane[144];
        double B_lane[72];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        puma560_friction_scatter(144U, count, lane, A_lane, A);
        puma560_friction_scatter(72U, count, lane, B_lane, B);
    }
}

void puma560_friction_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double A_lane[144];
        double B_lane[72];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        puma560_friction_scatter(144U, count, lane, A_lane, A);
        puma560_friction_scatter(72U, count, lane, B_lane, B);
    }
}

#endif

void puma560_friction_regressor(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double Y[restrict 360])
{
    (void)prepared;
    const puma560_friction_four v0_angle = {puma560_friction_alone(&q[1]), puma560_friction_alone(&q[2]), puma560_friction_alone(&q[3]), puma560_friction_alone(&q[4])};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const puma560_friction_four v8_angle = {q[5]};
    puma560_friction_four v8_sine;
    puma560_friction_four v8_cosine;
    puma560_friction_sincos(&v8_angle, &v8_sine, &v8_cosine);
    for (size_t k = 0U; k < 9U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 10U; k < 14U; k++) {
        Y[k] = 0.0;
    }
    Y[19] = 0.0;
    for (size_t k = 60U; k < 71U; k++) {
        Y[k] = 0.0;
    }
    Y[73] = 0.0;
    for (size_t k = 120U; k < 141U; k++) {
        Y[k] = 0.0;
    }
    Y[143] = 0.0;
    for (size_t k = 180U; k < 211U; k++) {
        Y[k] = 0.0;
    }
    Y[213] = 0.0;
    Y[220] = 0.0;
    Y[230] = 0.0;
    for (size_t k = 240U; k < 281U; k++) {
        Y[k] = 0.0;
    }
    Y[283] = 0.0;
    Y[290] = 0.0;
    for (size_t k = 300U; k < 351U; k++) {
        Y[k] = 0.0;
    }
    Y[353] = 0.0;
    Y[9] = qdd[0];
    const double v10 = qd[0] * v0_cosine[0];
    const double v11 = qd[1] * v10;
    const double v12 = v11 + (qdd[0] * v0_sine[0]);
    const double v13 = v11 + v12;
    Y[14] = v0_sine[0] * v13;
    const double v14 = qd[0] * v0_sine[0];
    const double v15 = qd[1] * v14;
    const double v16 = (qdd[0] * v0_cosine[0]) - v15;
    const double v17 = v15 - v16;
    Y[15] = (v0_cosine[0] * v13) - (v0_sine[0] * v17);
    const double v18 = qd[1] * qd[1];
    Y[79] = qdd[1];
    Y[16] = (qdd[1] * v0_sine[0]) + (v18 * v0_cosine[0]);
    Y[17] = (v0_cosine[0] * v16) - (v0_sine[0] * v11);
    Y[18] = (qdd[1] * v0_cosine[0]) - (v18 * v0_sine[0]);
    Y[20] = ((-0.18645124000000002) * v0_cosine[0]) * v17;
    const double v19 = (v0_sine[1] * v10) + (v0_cosine[1] * v14);
    const double v20 = ((qd[2] * v19) + (v0_sine[1] * v12)) - (v0_cosine[1] * v16);
    const double v21 = qd[2] + qd[1];
    const double v22 = v21 * v19;
    const double v23 = v22 + v20;
    const double v24 = 0.4318 * v0_cosine[0];
    const double v25 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    const double v26 = 0.4318 * v17;
    Y[21] = (v25 * v26) - (v24 * v23);
    const double v27 = (v0_sine[1] * v14) - (v0_cosine[1] * v10);
    const double v28 = v21 * v27;
    const double v29 = ((qd[2] * v27) - (v0_cosine[1] * v12)) - (v0_sine[1] * v16);
    const double v30 = v29 + v28;
    const double v31 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    Y[22] = (v24 * v30) + (v31 * v26);
    const double v32 = v27 * v27;
    const double v33 = v19 * v19;
    const double v34 = 9.81 * v0_sine[0];
    const double v35 = (v10 * (qd[0] * v24)) + ((0.4318 * v18) - v34);
    const double v36 = v10 * v14;
    Y[77] = v36;
    const double v37 = 9.81 * v0_cosine[0];
    Y[71] = v37;
    const double v38 = v37 + (0.4318 * (qdd[1] + v36));
    const double v39 = (v0_sine[1] * v38) - (v0_cosine[1] * v35);
    const double v40 = (v0_cosine[1] * v38) + (v0_sine[1] * v35);
    Y[141] = v40;
    Y[23] = ((v24 * (v33 + v32)) - (v25 * v39)) - (v31 * v40);
    const double v41 = v25 * v22;
    Y[24] = -(v41 + (v31 * v29));
    Y[25] = (v25 * v30) - (v31 * v23);
    const double v42 = v19 * v27;
    Y[84] = v42;
    Y[144] = v42;
    const double v43 = qdd[1] + qdd[2];
    Y[89] = v43;
    Y[149] = v43;
    const double v44 = v42 - v43;
    const double v45 = v21 * v21;
    Y[26] = (v25 * (v33 - v45)) - (v31 * v44);
    const double v46 = v31 * v28;
    Y[27] = v46 + (v25 * v20);
    const double v47 = v43 + v42;
    Y[28] = (v31 * (v32 - v45)) - (v25 * v47);
    Y[29] = v41 - v46;
    const double v48 = (0.15005 * v19) - (0.0203 * v21);
    const double v49 = ((v39 + (v21 * v48)) - (0.0203 * v32)) - (0.15005 * v20);
    const double v50 = ((v26 - (v19 * v48)) - (0.15005 * v32)) + (0.0203 * v20);
    const double v51 = (v0_cosine[2] * v50) + (v0_sine[2] * v49);
    const double v52 = 0.15005 * v25;
    const double v53 = v24 - (0.0203 * v25);
    const double v54 = (v0_cosine[2] * v53) + (v0_sine[2] * v52);
    const double v55 = (v0_cosine[2] * v49) - (v0_sine[2] * v50);
    const double v56 = (v0_cosine[2] * v52) - (v0_sine[2] * v53);
    const double v57 = v28 - v29;
    Y[86] = v57;
    Y[146] = v57;
    const double v58 = (v40 - (0.0203 * v44)) - (0.15005 * v57);
    const double v59 = 0.15005 * v31;
    Y[30] = -(((v56 * v55) + (v59 * v58)) + (v54 * v51));
    const double v60 = (v0_cosine[2] * v19) - (v21 * v0_sine[2]);
    const double v61 = (v21 * v0_cosine[2]) + (v0_sine[2] * v19);
    const double v62 = v61 * v60;
    Y[214] = v62;
    const double v63 = qdd[3] - v20;
    Y[219] = v63;
    const double v64 = v62 - v63;
    const double v65 = qd[3] - v27;
    const double v66 = v65 * v65;
    const double v67 = v61 * v61;
    const double v68 = v67 + v66;
    const double v69 = v0_sine[2] * v31;
    const double v70 = v60 * v65;
    const double v71 = ((v43 * v0_cosine[2]) + (qd[3] * v60)) - (v0_sine[2] * v29);
    const double v72 = v71 + v70;
    const double v73 = (((v56 * v68) - (v54 * v64)) + (v69 * v58)) - (v59 * v72);
    Y[31] = (v25 * v51) + v73;
    const double v74 = v60 * v60;
    const double v75 = v74 + v66;
    const double v76 = v63 + v62;
    const double v77 = v0_cosine[2] * v31;
    const double v78 = v61 * v65;
    const double v79 = ((v43 * v0_sine[2]) + (qd[3] * v61)) + (v0_cosine[2] * v29);
    const double v80 = v79 + v78;
    const double v81 = (((v56 * v76) - (v54 * v75)) + (v77 * v58)) + (v59 * v80);
    Y[32] = (v25 * v55) + v81;
    const double v82 = v70 - v71;
    Y[218] = v82;
    const double v83 = v67 + v74;
    const double v84 = v78 - v79;
    Y[216] = v84;
    const double v85 = (v77 * v51) + (((v59 * v83) - (v56 * v82)) - (v54 * v84));
    Y[33] = v85 - (v69 * v55);
    const double v86 = v25 * v62;
    const double v87 = v69 * v70;
    Y[34] = -((v87 + v86) + (v77 * v79));
    const double v88 = v67 - v74;
    Y[35] = ((v25 * v88) + (v69 * v80)) - (v77 * v72);
    const double v89 = v74 - v66;
    Y[36] = ((v69 * v89) - (v25 * v84)) - (v77 * v64);
    const double v90 = v77 * v78;
    Y[37] = (v90 + v86) + (v69 * v71);
    const double v91 = v67 - v66;
    Y[38] = ((v77 * v91) - (v25 * v82)) - (v69 * v76);
    Y[39] = (v87 - v90) - (v25 * v63);
    const double v92 = (0.4318 * v83) - v58;
    const double v93 = v55 + (0.4318 * v82);
    const double v94 = (v0_cosine[3] * v93) - (v0_sine[3] * v92);
    const double v95 = v56 + (0.4318 * v69);
    const double v96 = (v0_cosine[3] * v95) + (v0_sine[3] * v59);
    const double v97 = (v0_cosine[3] * v92) + (v0_sine[3] * v93);
    const double v98 = (v0_cosine[3] * v59) - (v0_sine[3] * v95);
    const double v99 = v98 * v97;
    const double v100 = v51 + (0.4318 * v84);
    const double v101 = (0.4318 * v77) - v54;
    Y[40] = (v99 + (v101 * v100)) - (v96 * v94);
    const double v102 = (v0_sine[3] * v77) + (v0_cosine[3] * v25);
    const double v103 = (v0_sine[3] * v60) - (v0_cosine[3] * v65);
    const double v104 = v103 * v103;
    const double v105 = qd[4] + v61;
    const double v106 = v105 * v105;
    const double v107 = v104 + v106;
    const double v108 = (v0_cosine[3] * v60) + (v0_sine[3] * v65);
    const double v109 = v103 * v108;
    Y[284] = v109;
    const double v110 = qdd[4] + v71;
    Y[289] = v110;
    const double v111 = v109 - v110;
    const double v112 = ((qd[4] * v108) - (v0_cosine[3] * v63)) - (v0_sine[3] * v79);
    const double v113 = v105 * v108;
    const double v114 = v112 + v113;
    const double v115 = (((v98 * v111) + (v96 * v107)) + (v101 * v114)) + (v102 * v100);
    Y[41] = v115 - (v69 * v97);
    const double v116 = (v0_sine[3] * v25) - (v0_cosine[3] * v77);
    const double v117 = v110 + v109;
    const double v118 = v108 * v108;
    const double v119 = v106 + v118;
    const double v120 = ((qd[4] * v103) - (v0_sine[3] * v63)) + (v0_cosine[3] * v79);
    const double v121 = v105 * v103;
    const double v122 = v120 + v121;
    const double v123 = (((v98 * v119) + (v96 * v117)) - (v101 * v122)) - (v116 * v100);
    Y[42] = v123 - (v69 * v94);
    const double v124 = v104 + v118;
    const double v125 = v121 - v120;
    Y[286] = v125;
    const double v126 = v113 - v112;
    Y[288] = v126;
    const double v127 = (((v98 * v125) - (v101 * v124)) - (v96 * v126)) - (v116 * v97);
    Y[43] = v127 - (v102 * v94);
    const double v128 = v102 * v113;
    const double v129 = v69 * v109;
    Y[44] = (v129 - v128) + (v116 * v120);
    const double v130 = v104 - v118;
    Y[45] = ((v102 * v122) - (v69 * v130)) + (v116 * v114);
    const double v131 = v118 - v106;
    Y[46] = ((v116 * v111) + (v102 * v131)) + (v69 * v125);
    const double v132 = v116 * v121;
    Y[47] = (v102 * v112) - (v132 + v129);
    const double v133 = v104 - v106;
    Y[48] = (v69 * v126) - ((v102 * v117) + (v116 * v133));
    Y[49] = (v132 + (v69 * v110)) + v128;
    const double v134 = (v8_cosine[0] * v94) - (v8_sine[0] * v100);
    const double v135 = (v8_cosine[0] * v96) + (v8_sine[0] * v101);
    const double v136 = (v8_sine[0] * v94) + (v8_cosine[0] * v100);
    const double v137 = (v8_sine[0] * v96) - (v8_cosine[0] * v101);
    Y[50] = (v99 - (v135 * v134)) - (v137 * v136);
    const double v138 = (v8_cosine[0] * v69) - (v8_sine[0] * v116);
    const double v139 = (v8_cosine[0] * v108) - (v8_sine[0] * v105);
    const double v140 = ((qd[5] * v139) + (v8_cosine[0] * v110)) - (v8_sine[0] * v120);
    const double v141 = qd[5] - v103;
    const double v142 = v139 * v141;
    const double v143 = v140 + v142;
    const double v144 = (v8_cosine[0] * v105) + (v8_sine[0] * v108);
    const double v145 = v144 * v144;
    const double v146 = v141 * v141;
    const double v147 = v146 + v145;
    const double v148 = qdd[5] - v112;
    Y[359] = v148;
    const double v149 = v139 * v144;
    Y[354] = v149;
    const double v150 = v149 - v148;
    const double v151 = (((v135 * v147) - (v98 * v143)) - (v137 * v150)) - (v138 * v97);
    Y[51] = (v102 * v136) + v151;
    const double v152 = v139 * v139;
    const double v153 = v146 + v152;
    const double v154 = ((qd[5] * v144) + (v8_sine[0] * v110)) + (v8_cosine[0] * v120);
    const double v155 = v141 * v144;
    const double v156 = v154 + v155;
    const double v157 = v148 + v149;
    const double v158 = (v8_sine[0] * v69) + (v8_cosine[0] * v116);
    const double v159 = (v158 * v97) + (((v98 * v156) - (v137 * v153)) + (v135 * v157));
    Y[52] = v159 + (v102 * v134);
    const double v160 = v142 - v140;
    Y[358] = v160;
    const double v161 = v145 + v152;
    const double v162 = v155 - v154;
    Y[356] = v162;
    const double v163 = (((v98 * v161) - (v135 * v160)) - (v137 * v162)) - (v138 * v134);
    Y[53] = v163 - (v158 * v136);
    const double v164 = v138 * v142;
    const double v165 = v102 * v149;
    Y[54] = (v158 * v154) - (v165 + v164);
    const double v166 = v152 - v145;
    Y[355] = v166;
    Y[55] = ((v138 * v156) - (v102 * v166)) + (v158 * v143);
    const double v167 = v152 - v146;
    Y[56] = ((v138 * v167) - (v102 * v162)) + (v158 * v150);
    const double v168 = v158 * v155;
    Y[57] = (v165 - v168) + (v138 * v140);
    const double v169 = v146 - v145;
    Y[58] = ((v158 * v169) - (v102 * v160)) - (v138 * v157);
    Y[59] = (v168 + v164) - (v102 * v148);
    Y[72] = -v34;
    Y[74] = -v36;
    Y[75] = (v14 * v14) - (v10 * v10);
    Y[76] = v12 - v11;
    Y[78] = v15 + v16;
    const double v170 = 0.4318 * v0_cosine[1];
    const double v171 = 0.4318 * v0_sine[1];
    Y[80] = (v171 * v39) + (v170 * v40);
    Y[81] = (v40 - (v170 * v44)) - (v171 * (v45 + v32));
    Y[82] = -((v39 + (v171 * v47)) + (v170 * (v45 + v33)));
    const double v172 = v22 - v20;
    Y[88] = v172;
    Y[148] = v172;
    Y[83] = (v171 * v172) - (v170 * v57);
    const double v173 = v33 - v32;
    Y[85] = v173;
    Y[145] = v173;
    const double v174 = -v42;
    Y[87] = v174;
    Y[147] = v174;
    const double v175 = v0_sine[2] * v171;
    const double v176 = v0_cosine[2] * v171;
    const double v177 = 0.0203 + v170;
    Y[90] = ((v177 * v58) + (v176 * v55)) + (v175 * v51);
    const double v178 = v0_cosine[2] * v58;
    Y[91] = (v178 + (v175 * v64)) + ((v177 * v72) - (v176 * v68));
    const double v179 = v0_sine[2] * v58;
    Y[92] = (((v175 * v75) - (v177 * v80)) - (v176 * v76)) - v179;
    const double v180 = (v0_cosine[2] * v55) + (v0_sine[2] * v51);
    Y[93] = (((v176 * v82) - (v177 * v83)) + (v175 * v84)) - v180;
    const double v181 = v0_cosine[2] * v70;
    const double v182 = -(v181 - (v0_sine[2] * v79));
    Y[94] = v182;
    Y[154] = v182;
    const double v183 = (v0_cosine[2] * v80) + (v0_sine[2] * v72);
    Y[95] = v183;
    Y[155] = v183;
    const double v184 = (v0_cosine[2] * v89) + (v0_sine[2] * v64);
    Y[96] = v184;
    Y[156] = v184;
    const double v185 = v0_sine[2] * v78;
    const double v186 = (v0_cosine[2] * v71) - v185;
    Y[97] = v186;
    Y[157] = v186;
    const double v187 = -((v0_cosine[2] * v76) + (v0_sine[2] * v91));
    Y[98] = v187;
    Y[158] = v187;
    const double v188 = v181 + v185;
    Y[99] = v188;
    Y[159] = v188;
    const double v189 = 0.4318 * v0_cosine[2];
    const double v190 = v176 - v189;
    const double v191 = (v0_cosine[3] * v177) - (v0_sine[3] * v190);
    const double v192 = v191 * v97;
    const double v193 = 0.4318 * v0_sine[2];
    const double v194 = v175 - v193;
    const double v195 = (v0_cosine[3] * v190) + (v0_sine[3] * v177);
    Y[100] = (v195 * v94) + ((v194 * v100) - v192);
    const double v196 = v0_sine[3] * v0_sine[2];
    const double v197 = (v0_cosine[2] * v97) + (v196 * v100);
    Y[101] = ((v194 * v114) - ((v191 * v111) + (v195 * v107))) - v197;
    const double v198 = v0_cosine[3] * v0_sine[2];
    const double v199 = (v0_cosine[2] * v94) + (v198 * v100);
    Y[102] = -(v199 + (((v191 * v119) + (v195 * v117)) + (v194 * v122)));
    const double v200 = (v198 * v97) - (v196 * v94);
    Y[103] = (((v195 * v126) - (v194 * v124)) - (v191 * v125)) - v200;
    const double v201 = v0_cosine[2] * v109;
    const double v202 = v196 * v113;
    const double v203 = (v202 + v201) + (v198 * v120);
    Y[104] = v203;
    Y[164] = v203;
    const double v204 = -(((v0_cosine[2] * v130) + (v196 * v122)) - (v198 * v114));
    Y[105] = v204;
    Y[165] = v204;
    const double v205 = (v0_cosine[2] * v125) + ((v198 * v111) - (v196 * v131));
    Y[106] = v205;
    Y[166] = v205;
    const double v206 = v198 * v121;
    const double v207 = -((v206 + v201) + (v196 * v112));
    Y[107] = v207;
    Y[167] = v207;
    const double v208 = (v0_cosine[2] * v126) + ((v196 * v117) - (v198 * v133));
    Y[108] = v208;
    Y[168] = v208;
    const double v209 = (v206 + (v0_cosine[2] * v110)) - v202;
    Y[109] = v209;
    Y[169] = v209;
    const double v210 = (v8_cosine[0] * v195) - (v8_sine[0] * v194);
    const double v211 = (v8_cosine[0] * v194) + (v8_sine[0] * v195);
    Y[110] = ((v210 * v134) - v192) + (v211 * v136);
    const double v212 = (v0_cosine[2] * v8_cosine[0]) - (v8_sine[0] * v198);
    const double v213 = (v212 * v97) + (v196 * v136);
    Y[111] = (((v191 * v143) - (v210 * v147)) + (v211 * v150)) - v213;
    const double v214 = (v0_cosine[2] * v8_sine[0]) + (v8_cosine[0] * v198);
    const double v215 = (v196 * v134) - (v214 * v97);
    Y[112] = (((v211 * v153) - (v210 * v157)) - (v191 * v156)) - v215;
    const double v216 = (v212 * v134) + (v214 * v136);
    Y[113] = (((v210 * v160) - (v191 * v161)) + (v211 * v162)) - v216;
    const double v217 = v212 * v142;
    const double v218 = v196 * v149;
    const double v219 = (v218 - v217) + (v214 * v154);
    Y[114] = v219;
    Y[174] = v219;
    const double v220 = ((v214 * v143) + (v196 * v166)) + (v212 * v156);
    Y[115] = v220;
    Y[175] = v220;
    const double v221 = ((v214 * v150) + (v212 * v167)) + (v196 * v162);
    Y[116] = v221;
    Y[176] = v221;
    const double v222 = v214 * v155;
    const double v223 = -((v218 + v222) - (v212 * v140));
    Y[117] = v223;
    Y[177] = v223;
    const double v224 = ((v214 * v169) - (v212 * v157)) + (v196 * v160);
    Y[118] = v224;
    Y[178] = v224;
    const double v225 = (v222 + v217) + (v196 * v148);
    Y[119] = v225;
    Y[179] = v225;
    Y[142] = -v39;
    Y[150] = 0.0203 * v58;
    Y[151] = v178 + (0.0203 * v72);
    Y[152] = -(v179 + (0.0203 * v80));
    Y[153] = -(v180 + (0.0203 * v83));
    const double v226 = (v0_cosine[3] * v189) - (0.0203 * v0_sine[3]);
    const double v227 = (0.0203 * v0_cosine[3]) + (v0_sine[3] * v189);
    const double v228 = v227 * v97;
    Y[160] = -((v228 + (v193 * v100)) + (v226 * v94));
    Y[161] = (((v226 * v107) - (v227 * v111)) - (v193 * v114)) - v197;
    Y[162] = (((v226 * v117) - (v227 * v119)) + (v193 * v122)) - v199;
    Y[163] = (((v193 * v124) - (v227 * v125)) - (v226 * v126)) - v200;
    const double v229 = (v8_sine[0] * v193) - (v8_cosine[0] * v226);
    const double v230 = (v8_sine[0] * v226) + (v8_cosine[0] * v193);
    Y[170] = ((v229 * v134) - v228) - (v230 * v136);
    Y[171] = (((v227 * v143) - (v229 * v147)) - (v230 * v150)) - v213;
    Y[172] = -(v215 + (((v229 * v157) + (v230 * v153)) + (v227 * v156)));
    Y[173] = (((v229 * v160) - (v227 * v161)) - (v230 * v162)) - v216;
    Y[211] = -v51;
    Y[212] = -v55;
    Y[215] = -v88;
    Y[217] = -v62;
    Y[221] = -(v0_cosine[3] * v100);
    Y[222] = v0_sine[3] * v100;
    Y[223] = (v0_cosine[3] * v94) + (v0_sine[3] * v97);
    const double v231 = v0_cosine[3] * v113;
    Y[224] = v231 - (v0_sine[3] * v120);
    Y[225] = -((v0_cosine[3] * v122) + (v0_sine[3] * v114));
    Y[226] = -((v0_cosine[3] * v131) + (v0_sine[3] * v111));
    const double v232 = v0_sine[3] * v121;
    Y[227] = v232 - (v0_cosine[3] * v112);
    Y[228] = (v0_cosine[3] * v117) + (v0_sine[3] * v133);
    Y[229] = -(v231 + v232);
    const double v233 = v0_sine[3] * v8_sine[0];
    Y[231] = -((v0_cosine[3] * v136) + (v233 * v97));
    const double v234 = v0_sine[3] * v8_cosine[0];
    Y[232] = -((v0_cosine[3] * v134) + (v234 * v97));
    Y[233] = (v234 * v136) - (v233 * v134);
    const double v235 = v233 * v142;
    const double v236 = v0_cosine[3] * v149;
    Y[234] = (v236 - v235) - (v234 * v154);
    Y[235] = ((v0_cosine[3] * v166) - (v234 * v143)) + (v233 * v156);
    Y[236] = ((v0_cosine[3] * v162) + (v233 * v167)) - (v234 * v150);
    const double v237 = v234 * v155;
    Y[237] = (v237 - v236) + (v233 * v140);
    Y[238] = ((v0_cosine[3] * v160) - (v234 * v169)) - (v233 * v157);
    Y[239] = (v235 - v237) + (v0_cosine[3] * v148);
    Y[281] = -v97;
    Y[282] = -v94;
    Y[285] = -v130;
    Y[287] = -v109;
    Y[291] = -(v8_cosine[0] * v97);
    Y[292] = v8_sine[0] * v97;
    Y[293] = -((v8_cosine[0] * v134) + (v8_sine[0] * v136));
    const double v238 = v8_cosine[0] * v142;
    Y[294] = (v8_sine[0] * v154) - v238;
    Y[295] = (v8_cosine[0] * v156) + (v8_sine[0] * v143);
    Y[296] = (v8_cosine[0] * v167) + (v8_sine[0] * v150);
    const double v239 = v8_sine[0] * v155;
    Y[297] = (v8_cosine[0] * v140) - v239;
    Y[298] = (v8_sine[0] * v169) - (v8_cosine[0] * v157);
    Y[299] = v238 + v239;
    Y[351] = -v136;
    Y[352] = -v134;
    Y[357] = -v149;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_regressor_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double Y_lane[360];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        puma560_friction_scatter(360U, count, lane, Y_lane, Y);
    }
}

void puma560_friction_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double Y_lane[360];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, qdd, qdd_lane);
        puma560_friction_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        puma560_friction_scatter(360U, count, lane, Y_lane, Y);
    }
}

#endif

void puma560_friction_stiffness_matrix(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], double K[restrict 36])
{
    (void)prepared;
    const puma560_friction_four v0_angle = {puma560_friction_alone(&q[1]), puma560_friction_alone(&q[4]), puma560_friction_alone(&q[3]), puma560_friction_alone(&q[2])};
    puma560_friction_four v0_sine;
    puma560_friction_four v0_cosine;
    puma560_friction_sincos(&v0_angle, &v0_sine, &v0_cosine);
    for (size_t k = 0U; k < 7U; k++) {
        K[k] = 0.0;
    }
    K[11] = 0.0;
    K[12] = 0.0;
    K[17] = 0.0;
    K[18] = 0.0;
    K[23] = 0.0;
    K[24] = 0.0;
    for (size_t k = 29U; k < 36U; k++) {
        K[k] = 0.0;
    }
    const double v8 = (v0_sine[0] * v0_cosine[3]) + (v0_cosine[0] * v0_sine[3]);
    const double v9 = (v0_cosine[0] * v0_cosine[3]) - (v0_sine[0] * v0_sine[3]);
    const double v10 = 0.028252799999999998 * v8;
    const double v11 = v0_sine[1] * v10;
    const double v12 = v0_cosine[2] * v11;
    K[21] = v12;
    const double v13 = 0.028252799999999998 * v9;
    const double v14 = v0_cosine[1] * v13;
    const double v15 = v12 - v14;
    K[28] = v15;
    const double v16 = ((8.7439473 * v9) + (0.24892875 * v8)) - v15;
    const double v17 = (v0_sine[1] * v0_sine[2]) * v13;
    K[9] = v17;
    K[15] = v17;
    K[19] = v17;
    K[20] = v17;
    const double v18 = (v0_sine[2] * v0_cosine[1]) * v10;
    K[22] = v18;
    K[27] = v18;
    K[7] = -(((37.2347379 * v0_sine[0]) + (1.024164 * v0_cosine[0])) + v16);
    const double v19 = -v16;
    K[8] = v19;
    K[13] = v19;
    K[14] = v19;
    const double v20 = -((v0_cosine[2] * v14) - v11);
    K[10] = v20;
    K[16] = v20;
    K[25] = v20;
    K[26] = v20;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_stiffness_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double K_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_stiffness_matrix(prepared, q_lane, K_lane);
        puma560_friction_scatter(36U, count, lane, K_lane, K);
    }
}

void puma560_friction_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double K_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        puma560_friction_scatter(36U, count, lane, K_lane, K);
    }
}

#endif

void puma560_friction_damping_matrix(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], double D[restrict 36])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 36U; k++) {
        D[k] = 0.0;
    }
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_damping_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double D_lane[36];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_damping_matrix(prepared, q_lane, D_lane);
        puma560_friction_scatter(36U, count, lane, D_lane, D);
    }
}

void puma560_friction_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double D_lane[36];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_damping_matrix(&prepared_lane, q_lane, D_lane);
        puma560_friction_scatter(36U, count, lane, D_lane, D);
    }
}

#endif

void puma560_friction_sticking_forces(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], const bool stuck[restrict 6], double f[restrict 6], double qdd[restrict 6])
{
    (void)prepared;
    const double v0 = puma560_friction_alone(&q[1]) + puma560_friction_alone(&q[2]);
    const puma560_friction_four v1_angle = {puma560_friction_alone(&q[3]), v0, puma560_friction_alone(&q[4]), puma560_friction_alone(&q[1])};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = qd[2] + qd[1];
    const double v10 = qd[0] * v1_sine[1];
    const double v11 = v1_cosine[0] * v10;
    const double v12 = v11 - (v9 * v1_sine[0]);
    const double v13 = qd[0] * v1_cosine[1];
    const double v14 = qd[3] + v13;
    const double v15 = (v1_cosine[2] * v14) - (v1_sine[2] * v12);
    const double v16 = (v1_sine[2] * v14) + (v1_cosine[2] * v12);
    const double v17 = v16 * v15;
    const double v18 = v14 * v12;
    const double v19 = 2.0 * v9;
    const double v20 = (-(v13 * ((v19 * v1_sine[0]) - v11))) - v18;
    const double v21 = 0.0028799999999999997 * (v20 + v17);
    const double v22 = v1_sine[0] * v10;
    const double v23 = (v9 * v1_cosine[0]) + v22;
    const double v24 = qd[4] + v23;
    const double v25 = 0.0028799999999999997 * ((v16 * v16) + (v24 * v24));
    const double v26 = (v1_cosine[2] * v25) - (v1_sine[2] * v21);
    const double v27 = (v1_sine[2] * v25) + (v1_cosine[2] * v21);
    const double v28 = v12 * v23;
    const double v29 = v9 * v10;
    const double v30 = v29 - v28;
    const double v31 = (v13 * (v22 + (v19 * v1_cosine[0]))) - (v23 * (2.0 * v14));
    const double v32 = (v1_cosine[2] * v31) - (v1_sine[2] * v30);
    const double v33 = v32 + (v15 * (2.0 * v24));
    const double v34 = 0.0028799999999999997 * v33;
    const double v35 = (v1_cosine[0] * v27) + (v1_sine[0] * v34);
    const double v36 = 0.4318 * v1_cosine[3];
    const double v37 = (0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]);
    const double v38 = v9 * v9;
    const double v39 = qd[0] * qd[0];
    const double v40 = v39 + v38;
    const double v41 = ((v40 * v37) + (v1_sine[1] * v26)) + (v1_cosine[1] * v35);
    const double v42 = 0.4318 * v1_sine[3];
    const double v43 = (0.8913300000000002 * v1_cosine[1]) + (0.025374999999999998 * v1_sine[1]);
    const double v44 = v36 * v43;
    const double v45 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const double v46 = (v1_cosine[3] * v45) - 0.0070992;
    const double v47 = qd[1] * qd[1];
    const double v48 = v39 + v47;
    const double v49 = ((v48 - v47) * v46) + (((37.2347379 * v1_cosine[3]) - tau[1]) - (1.024164 * v1_sine[3]));
    const double v50 = (v49 - (v38 * v44)) - (v42 * v41);
    const double v51 = qd[1] * qd[0];
    const double v52 = (0.15005 * v39) - ((0.8636 * v51) * v1_sine[3]);
    const double v53 = (0.0406 * v29) + (((0.8636 * v9) * v13) - v52);
    const double v54 = (v47 * v42) - 9.81;
    const double v55 = v48 * v36;
    const double v56 = (0.4318 * v1_sine[1]) - (0.0203 * v1_cosine[1]);
    const double v57 = qd[0] * v56;
    const double v58 = (v13 * v57) - (((v1_sine[1] * v54) + (0.0203 * v38)) + (v1_cosine[1] * v55));
    const double v59 = 4e-05 * qd[5];
    const double v60 = (1.9999999999999998e-05 * v32) + ((0.0028799999999999997 * ((v1_sine[0] * v58) + (v1_cosine[0] * v53))) - (v59 * v24));
    const double v61 = v60 + (0.0004221600000000001 * v33);
    const double v62 = v16 * v24;
    const double v63 = (v62 + (v1_cosine[2] * v30)) + (v1_sine[2] * v31);
    const double v64 = (0.00020000000000000004 * v62) + (0.00024000000000000003 * v63);
    const double v65 = (v1_cosine[2] * v61) + ((v1_sine[2] * v64) + (0.00075 * v31));
    const double v66 = (0.3244698455 * v1_sine[1]) - (0.022546398 * v1_cosine[1]);
    const double v67 = 0.011273199 + (v1_cosine[1] * v66);
    const double v68 = (((v40 - v38) * v67) - ((v54 * v37) + (v55 * v43))) + (0.0203 * v26);
    const double v69 = 0.0028799999999999997 * v1_sine[2];
    const double v70 = v69 * ((((v1_cosine[1] * v54) + (0.4318 * v38)) - (v1_sine[1] * v55)) + (v10 * v57));
    const double v71 = (((v59 * v16) + v70) - (0.0006421600000000001 * v20)) - (0.00020216000000000006 * v17);
    const double v72 = 0.0028799999999999997 * v1_cosine[2];
    const double v73 = v71 + (v72 * ((v1_sine[0] * v53) - (v1_cosine[0] * v58)));
    const double v74 = v73 + (0.0006500000000000002 * (v18 - v20));
    const double v75 = ((v68 + (v1_sine[0] * v65)) - (v1_cosine[0] * v74)) + (0.4318 * v35);
    const double v76 = (v50 + (v36 * ((v1_sine[1] * v35) - (v1_cosine[1] * v26)))) - v75;
    const double v77 = (3.5 * qd[1]) + (7.0 * puma560_friction_sign(qd[1]));
    const double v78 = tau[2] + v75;
    const double v79 = (3.5 * qd[2]) + (4.8 * puma560_friction_sign(qd[2]));
    const double v80 = (((0.0013999999999999998 * v29) - (9.999999999999983e-05 * v28)) + (v1_cosine[2] * v64)) - (v1_sine[2] * v61);
    const double v81 = tau[3] + v80;
    const double v82 = (0.13 * qd[3]) + puma560_friction_sign(qd[3]);
    const double v83 = tau[5] + (4e-05 * v63);
    const double v84 = (0.15 * qd[5]) + (0.7 * puma560_friction_sign(qd[5]));
    const double v85 = stuck[5] ? 0.0 : (v83 - v84);
    const double v86 = stuck[5] ? 0.0 : 24999.999999999996;
    const double v87 = 4e-05 * v1_cosine[2];
    const double v88 = v86 * v87;
    const double v89 = (v88 * v85) - (stuck[3] ? 0.0 : (v81 - v82));
    const double v90 = v1_sine[2] * (0.00020216000000000006 * v1_sine[2]);
    const double v91 = 0.0016399999999999997 + v90;
    const double v92 = -(1.0 / ((!stuck[3]) ? ((v1_cosine[2] * ((1.6000000000000003e-09 * v86) * v1_cosine[2])) - v91) : 1.0));
    const double v93 = stuck[3] ? 0.0 : v92;
    const double v94 = v1_sine[2] * v1_sine[0];
    const double v95 = v86 * v94;
    const double v96 = 1.6000000000000003e-09 * v95;
    const double v97 = v1_cosine[2] * v96;
    const double v98 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const double v99 = v94 * v98;
    const double v100 = v99 + v97;
    const double v101 = v100 * v93;
    const double v102 = v73 - tau[4];
    const double v103 = (0.17 * qd[4]) + (0.8 * puma560_friction_sign(qd[4]));
    const double v104 = stuck[4] ? 0.0 : (-(v102 + v103));
    const double v105 = 0.0012435839999999998 * v1_cosine[2];
    const double v106 = 0.0006421600000000001 + v105;
    const double v107 = (v1_cosine[0] * v106) - (5.846399999999999e-05 * v1_sine[2]);
    const double v108 = stuck[4] ? 0.0 : 1557.2443004858599;
    const double v109 = v108 * v107;
    const double v110 = 4e-05 * v95;
    const double v111 = v110 * v85;
    const double v112 = ((v111 + (v109 * v104)) + (v101 * v89)) - (stuck[2] ? 0.0 : (v78 - v79));
    const double v113 = v94 * v96;
    const double v114 = v1_sine[2] * v1_cosine[0];
    const double v115 = 5.846399999999999e-05 * v114;
    const double v116 = v90 - 0.00119216;
    const double v117 = v1_sine[0] * (0.0012921600000000003 + v116);
    const double v118 = v1_sine[0] * v117;
    const double v119 = v118 - ((2.0 * (v105 - v115)) + 0.3592922305);
    const double v120 = 1.0 / ((!stuck[2]) ? (((v113 + (v107 * v109)) + v119) + (v100 * v101)) : 1.0);
    const double v121 = stuck[2] ? 0.0 : (-v120);
    const double v122 = v1_cosine[1] * v72;
    const double v123 = (v1_sine[1] * v69) - (v1_cosine[0] * v122);
    const double v124 = 0.0012435839999999998 * v1_cosine[3];
    const double v125 = v1_cosine[2] * v1_sine[1];
    const double v126 = v124 * v125;
    const double v127 = (((v1_cosine[1] * (v1_sine[2] * v124)) - v107) + (v42 * v123)) + (v1_cosine[0] * v126);
    const double v128 = v108 * v127;
    const double v129 = v1_sine[1] * v114;
    const double v130 = ((0.0028799999999999997 * v129) - v122) - v43;
    const double v131 = v124 * v114;
    const double v132 = ((v1_cosine[1] * v131) + v126) + (v36 * v37);
    const double v133 = v132 + (v42 * v130);
    const double v134 = v119 + v133;
    const double v135 = v113 + v134;
    const double v136 = v1_sine[1] * v94;
    const double v137 = (0.0012435839999999998 * v1_sine[3]) * v94;
    const double v138 = ((v124 * v136) - v99) - (v1_cosine[1] * v137);
    const double v139 = v97 - v138;
    const double v140 = v139 * v93;
    const double v141 = (v135 - (v107 * v128)) + (v100 * v140);
    const double v142 = v141 * v121;
    const double v143 = ((v111 - (v128 * v104)) + (v140 * v89)) + (v142 * v112);
    const double v144 = v143 - (stuck[1] ? 0.0 : (-(v76 + v77)));
    const double v145 = (v135 + (((v133 - 1.748114002) + (v127 * v128)) + (v139 * v140))) + (v141 * v142);
    const double v146 = stuck[1] ? 0.0 : (-(1.0 / ((!stuck[1]) ? v145 : 1.0)));
    const double v147 = v115 - v91;
    const double v148 = 0.0004321439999999999 * v94;
    const double v149 = v114 * v98;
    const double v150 = ((v1_sine[1] * v149) - v131) - (v1_cosine[1] * (v147 - v148));
    const double v151 = (4e-05 * v129) - (v1_cosine[1] * v87);
    const double v152 = v86 * v151;
    const double v153 = v150 + (v87 * v152);
    const double v154 = (0.15005 * v123) + (v1_sine[0] * ((v1_sine[1] * v106) - (v1_cosine[2] * (v124 + (5.846399999999999e-05 * v1_cosine[1])))));
    const double v155 = v108 * v154;
    const double v156 = v151 * v110;
    const double v157 = v1_cosine[0] * v1_sine[1];
    const double v158 = (((5.846399999999999e-05 * v136) + (v1_cosine[1] * (0.0047376000000000015 + v99))) - (0.15005 * v130)) - (v157 * v117);
    const double v159 = ((v156 - (v107 * v155)) - v158) + (v153 * v101);
    const double v160 = ((v137 + (0.023751 * v1_cosine[3])) + (0.6903913435000001 * v1_sine[3])) + v158;
    const double v161 = (((v156 + (v155 * v127)) - v160) + (v153 * v140)) + (v159 * v142);
    const double v162 = v161 * v146;
    const double v163 = tau[0] - ((v39 - v48) * ((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3])));
    const double v164 = (((2.0 * v51) * v46) + v163) + (v52 * v37);
    const double v165 = v164 + (0.0047376000000000015 * ((qd[0] * v10) - (v40 * v1_sine[1])));
    const double v166 = (v165 + ((qd[0] * v19) * (v44 - v67))) + (v1_cosine[1] * v80);
    const double v167 = (v166 - ((v1_sine[0] * v1_sine[1]) * v74)) - (v157 * v65);
    const double v168 = (v167 + ((v56 - v36) * ((v1_sine[0] * v27) - (v1_cosine[0] * v34)))) - (0.15005 * v41);
    const double v169 = (4.9 * qd[0]) + (6.0 * puma560_friction_sign(qd[0]));
    const double v170 = v159 * v121;
    const double v171 = v153 * v93;
    const double v172 = (((v155 * v104) - (v152 * v85)) - (v171 * v89)) - (v170 * v112);
    const double v173 = v115 + v147;
    const double v174 = (((3.153542285625 - (v1_sine[3] * v45)) - (v125 * (0.00011692799999999998 * v1_cosine[1]))) - (v151 * v152)) - v173;
    const double v175 = (v174 + (2.0 * (v148 - v132))) - (v154 * v155);
    const double v176 = v1_sine[1] * (v118 + (v173 + ((0.0024871679999999997 * v1_cosine[2]) - v116)));
    const double v177 = (v175 + (v1_sine[1] * ((((2.0 * v1_cosine[1]) * v149) + v66) + v176))) - (v153 * v171);
    const double v178 = stuck[0] ? 0.0 : (1.0 / ((!stuck[0]) ? ((v177 - (v159 * v170)) - (v161 * v162)) : 1.0));
    const double v179 = ((v172 - (stuck[0] ? 0.0 : (v168 - v169))) - (v144 * v162)) * v178;
    const double v180 = (v162 * v179) - (v146 * v144);
    const double v181 = (v142 * v180) + ((v170 * v179) - (v121 * v112));
    const double v182 = ((v140 * v180) + ((v171 * v179) - (v93 * v89))) + (v101 * v181);
    const double v183 = stuck[3] ? 0.0 : v182;
    qdd[3] = v183;
    const double v184 = stuck[4] ? 0.0 : ((((v108 * v104) + (v155 * v179)) + (v128 * v180)) - (v109 * v181));
    qdd[4] = v184;
    const double v185 = stuck[2] ? 0.0 : v181;
    qdd[2] = v185;
    const double v186 = stuck[1] ? 0.0 : v180;
    qdd[1] = v186;
    const double v187 = (((v168 + (v160 * v186)) + (v158 * v185)) - (v154 * v184)) - (v150 * v183);
    const double v188 = (((v86 * v85) - (v152 * v179)) - (v88 * v182)) - (v110 * (v180 + v181));
    const double v189 = stuck[5] ? 0.0 : v188;
    qdd[5] = v189;
    f[0] = stuck[0] ? (v187 + (v151 * v189)) : v169;
    const double v190 = stuck[0] ? 0.0 : (-v179);
    qdd[0] = v190;
    const double v191 = ((v127 * v184) + (((v160 * v190) - v76) + (v134 * v185))) - (v138 * v183);
    const double v192 = 4e-05 * v94;
    const double v193 = v192 * v189;
    f[1] = stuck[1] ? (v191 - v193) : v77;
    const double v194 = (((v78 + (v158 * v190)) + (v134 * v186)) + (v99 * v183)) - (v107 * v184);
    f[2] = stuck[2] ? (v194 - v193) : v79;
    const double v195 = (((v81 - (v150 * v190)) - (v138 * v186)) + (v99 * v185)) - (v87 * v189);
    f[3] = stuck[3] ? v195 : v82;
    f[4] = stuck[4] ? (((v127 * v186) - ((v154 * v190) + v102)) - (v107 * v185)) : v103;
    f[5] = stuck[5] ? (((v83 + (v151 * v190)) - (v87 * v183)) - (v192 * (v185 + v186))) : v84;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_sticking_forces_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        bool stuck_lane[6];
        double f_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_flags(6U, count, lane, stuck, stuck_lane);
        puma560_friction_sticking_forces(prepared, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

void puma560_friction_sticking_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const bool *stuck, double *f, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        bool stuck_lane[6];
        double f_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_flags(6U, count, lane, stuck, stuck_lane);
        puma560_friction_sticking_forces(&prepared_lane, q_lane, qd_lane, tau_lane, stuck_lane, f_lane, qdd_lane);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

#endif

void puma560_friction_friction_dynamics(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], const signed char mode[restrict 6], double f[restrict 6], double qdd[restrict 6], double *restrict status)
{
    (void)prepared;
    const double v0 = puma560_friction_alone(&q[1]) + puma560_friction_alone(&q[2]);
    const puma560_friction_four v1_angle = {puma560_friction_alone(&q[3]), v0, puma560_friction_alone(&q[4]), puma560_friction_alone(&q[1])};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = qd[2] + qd[1];
    const double v10 = v1_sine[1] * v1_cosine[0];
    const double v11 = (qd[0] * v10) - (v1_sine[0] * v9);
    const double v12 = qd[3] + (qd[0] * v1_cosine[1]);
    const double v13 = (v1_sine[2] * v12) + (v1_cosine[2] * v11);
    const double v14 = (v1_sine[2] * v11) - (v1_cosine[2] * v12);
    const double v15 = v14 * v13;
    const double v16 = v12 * v11;
    const double v17 = qd[0] * qd[0];
    const double v18 = v1_cosine[1] * v17;
    const double v19 = qd[0] * v9;
    const double v20 = v1_cosine[1] * v19;
    const double v21 = 2.0 * v20;
    const double v22 = ((v10 * v18) - v16) - (v1_sine[0] * v21);
    const double v23 = -(0.0028799999999999997 * (v22 - v15));
    const double v24 = v1_sine[1] * v1_sine[0];
    const double v25 = (v1_cosine[0] * v9) + (qd[0] * v24);
    const double v26 = qd[4] + v25;
    const double v27 = 0.0028799999999999997 * ((v26 * v26) + (v13 * v13));
    const double v28 = (v1_sine[2] * v27) - (v1_cosine[2] * v23);
    const double v29 = ((v24 * v18) - (v12 * (2.0 * v25))) + (v1_cosine[0] * v21);
    const double v30 = v25 * v11;
    const double v31 = v1_sine[1] * v19;
    const double v32 = v31 - v30;
    const double v33 = (v1_sine[2] * v32) - (v1_cosine[2] * v29);
    const double v34 = v33 + (v14 * (2.0 * v26));
    const double v35 = 0.0028799999999999997 * v1_sine[0];
    const double v36 = (v1_cosine[0] * v28) - (v35 * v34);
    const double v37 = (v1_cosine[2] * v27) + (v1_sine[2] * v23);
    const double v38 = (0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]);
    const double v39 = v9 * v9;
    const double v40 = v17 + v39;
    const double v41 = (v40 * v38) + ((v1_sine[1] * v37) + (v1_cosine[1] * v36));
    const double v42 = 0.4318 * v1_sine[3];
    const double v43 = qd[1] * qd[0];
    const double v44 = (0.15005 * v17) - (v43 * (0.8636 * v1_sine[3]));
    const double v45 = (0.8636 * v20) + ((0.0406 * v31) - v44);
    const double v46 = 0.0028799999999999997 * v1_cosine[0];
    const double v47 = (0.4318 * v1_sine[1]) - (0.0203 * v1_cosine[1]);
    const double v48 = qd[1] * qd[1];
    const double v49 = v17 + v48;
    const double v50 = 0.4318 * v1_cosine[3];
    const double v51 = (v50 * v49) - (v17 * v47);
    const double v52 = (v42 * v48) - 9.81;
    const double v53 = ((-(v1_sine[1] * v52)) - (v1_cosine[1] * v51)) - (0.0203 * v39);
    const double v54 = (v35 * v53) + (((v46 * v45) - (1.9999999999999998e-05 * v33)) - (0.0004221600000000001 * v34));
    const double v55 = 4e-05 * qd[5];
    const double v56 = v54 - (v26 * v55);
    const double v57 = v26 * v13;
    const double v58 = v57 + ((v1_cosine[2] * v32) + (v1_sine[2] * v29));
    const double v59 = (0.00020000000000000004 * v57) + (0.00024000000000000003 * v58);
    const double v60 = ((v1_sine[2] * v59) + (v1_cosine[2] * v56)) + (0.00075 * v29);
    const double v61 = 0.0028799999999999997 * v1_sine[2];
    const double v62 = (0.0006421600000000001 * v22) - (v61 * ((0.4318 * v39) + ((v1_cosine[1] * v52) - (v1_sine[1] * v51))));
    const double v63 = (v62 - (v55 * v13)) - (0.00020216000000000006 * v15);
    const double v64 = v63 + (v1_cosine[2] * ((v46 * v53) - (v35 * v45)));
    const double v65 = (-v64) - (0.0006500000000000002 * (v22 - v16));
    const double v66 = ((v52 * v38) + ((v1_cosine[0] * v65) - (v1_sine[0] * v60))) - (0.4318 * v36);
    const double v67 = (0.8913300000000002 * v1_cosine[1]) + (0.025374999999999998 * v1_sine[1]);
    const double v68 = v50 * v67;
    const double v69 = (0.3244698455 * v1_sine[1]) - (0.022546398 * v1_cosine[1]);
    const double v70 = 0.011273199 + (v1_cosine[1] * v69);
    const double v71 = ((v49 * v68) + (v66 - (0.0203 * v37))) - ((v40 - v39) * v70);
    const double v72 = ((((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) + v71) - tau[1]) - (v42 * v41);
    const double v73 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const double v74 = (v1_cosine[3] * v73) - 0.0070992;
    const double v75 = (v74 * (v49 - v48)) + (v72 - (v39 * v68));
    const double v76 = v75 + (v50 * ((v1_sine[1] * v36) - (v1_cosine[1] * v37)));
    const double v77 = (3.5 * qd[1]) + (7.0 * ((double)mode[1]));
    const bool v78 = 0 == mode[1];
    const double v79 = ((0.0013999999999999998 * v31) + ((v1_cosine[2] * v59) - (v1_sine[2] * v56))) - (9.999999999999983e-05 * v30);
    const double v80 = tau[3] + v79;
    const double v81 = (0.13 * qd[3]) + ((double)mode[3]);
    const bool v82 = 0 == mode[3];
    const double v83 = tau[5] + (4e-05 * v58);
    const double v84 = (0.15 * qd[5]) + (0.7 * ((double)mode[5]));
    const bool v85 = 0 == mode[5];
    const double v86 = v85 ? 0.0 : (v83 - v84);
    const double v87 = v85 ? 0.0 : 24999.999999999996;
    const double v88 = 4e-05 * v1_cosine[2];
    const double v89 = (v88 * (v87 * v86)) - (v82 ? 0.0 : (v80 - v81));
    const double v90 = 0.0012435839999999998 * v1_cosine[3];
    const double v91 = v1_sine[2] * v1_sine[0];
    const double v92 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const double v93 = v91 * v92;
    const double v94 = (v91 * ((v1_sine[1] * v90) - (v1_sine[3] * (0.0012435839999999998 * v1_cosine[1])))) - v93;
    const double v95 = v91 * v87;
    const double v96 = 1.6000000000000003e-09 * v95;
    const double v97 = v1_cosine[2] * v96;
    const double v98 = v97 - v94;
    const double v99 = 0.00020216000000000006 * (v1_sine[2] * v1_sine[2]);
    const double v100 = 0.0016399999999999997 + v99;
    const double v101 = -(1.0 / ((!v82) ? ((v87 * (v1_cosine[2] * (1.6000000000000003e-09 * v1_cosine[2]))) - v100) : 1.0));
    const double v102 = v82 ? 0.0 : v101;
    const double v103 = v102 * v98;
    const double v104 = tau[4] + v64;
    const double v105 = (0.17 * qd[4]) + (0.8 * ((double)mode[4]));
    const bool v106 = 0 == mode[4];
    const double v107 = v106 ? 0.0 : (v104 - v105);
    const double v108 = 0.0012435839999999998 * v1_cosine[2];
    const double v109 = 0.0006421600000000001 + v108;
    const double v110 = (v1_cosine[0] * v109) - (5.846399999999999e-05 * v1_sine[2]);
    const double v111 = v1_cosine[1] * v1_cosine[2];
    const double v112 = (v1_sine[1] * v61) - (v46 * v111);
    const double v113 = v1_cosine[2] * v90;
    const double v114 = (v113 * v10) + ((v112 * v42) + ((v90 * (v1_cosine[1] * v1_sine[2])) - v110));
    const double v115 = v106 ? 0.0 : 1557.2443004858599;
    const double v116 = v115 * v114;
    const double v117 = ((v103 * v89) - (v78 ? 0.0 : (-(v76 + v77)))) - (v116 * v107);
    const double v118 = v71 - tau[2];
    const double v119 = (3.5 * qd[2]) + (4.8 * ((double)mode[2]));
    const bool v120 = 0 == mode[2];
    const double v121 = v115 * v110;
    const double v122 = v93 + v97;
    const double v123 = v122 * v102;
    const double v124 = 4e-05 * v95;
    const double v125 = v124 * v86;
    const double v126 = v125 + (((v121 * v107) - (v120 ? 0.0 : (-(v118 + v119)))) + (v123 * v89));
    const double v127 = v1_sine[2] * v1_cosine[0];
    const double v128 = (v1_sine[1] * v127) - v111;
    const double v129 = (0.0028799999999999997 * v128) - v67;
    const double v130 = v90 * v127;
    const double v131 = (v1_cosine[1] * v130) + ((v1_sine[1] * v113) + (v50 * v38));
    const double v132 = v131 + (v42 * v129);
    const double v133 = v99 - 0.00119216;
    const double v134 = v1_sine[0] * (0.0012921600000000003 + v133);
    const double v135 = v1_sine[0] * v134;
    const double v136 = 5.846399999999999e-05 * v127;
    const double v137 = ((2.0 * (v136 - v108)) - 0.3592922305) + v135;
    const double v138 = v137 + v132;
    const double v139 = v91 * v96;
    const double v140 = v139 + v138;
    const double v141 = v140 + ((v122 * v103) - (v110 * v116));
    const double v142 = 1.0 / ((!v120) ? (v139 + ((v137 + (v110 * v121)) + (v122 * v123))) : 1.0);
    const double v143 = v120 ? 0.0 : (-v142);
    const double v144 = v143 * v141;
    const double v145 = v125 + (v117 + (v144 * v126));
    const double v146 = v140 + ((((v132 - 1.748114002) + (v114 * v116)) + (v98 * v103)) + (v141 * v144));
    const double v147 = v78 ? 0.0 : (-(1.0 / ((!v78) ? v146 : 1.0)));
    const double v148 = v136 - v100;
    const double v149 = 0.0004321439999999999 * v91;
    const double v150 = v127 * v92;
    const double v151 = ((v1_sine[1] * v150) - v130) - (v1_cosine[1] * (v148 - v149));
    const double v152 = 4e-05 * v128;
    const double v153 = v87 * v152;
    const double v154 = v151 + (v88 * v153);
    const double v155 = v154 * v102;
    const double v156 = ((0.15005 * v129) - (v91 * (5.846399999999999e-05 * v1_sine[1]))) + (v10 * v134);
    const double v157 = v156 - (v1_cosine[1] * (0.0047376000000000015 + v93));
    const double v158 = ((0.15005 * v112) + (v109 * v24)) - (v1_sine[0] * (v113 + (5.846399999999999e-05 * v111)));
    const double v159 = v115 * v158;
    const double v160 = v152 * v124;
    const double v161 = v160 + ((v157 + (v122 * v155)) - (v110 * v159));
    const double v162 = v161 * v143;
    const double v163 = (v1_sine[3] * (0.6903913435000001 + (0.0012435839999999998 * v91))) + ((0.023751 * v1_cosine[3]) - v157);
    const double v164 = v160 + ((((v158 * v116) - v163) + (v155 * v98)) + (v162 * v141));
    const double v165 = v164 * v147;
    const double v166 = (v38 * v44) + ((v1_cosine[1] * v79) - (0.15005 * v41));
    const double v167 = tau[0] + (v166 - (((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3])) * (v17 - v49)));
    const double v168 = ((v167 - (v10 * v60)) - (v24 * v65)) - ((v40 - v17) * (0.0047376000000000015 * v1_sine[1]));
    const double v169 = ((v43 * (2.0 * v74)) + v168) - ((2.0 * v19) * (v70 - v68));
    const double v170 = v169 + ((v47 - v50) * ((v1_sine[0] * v28) + (v46 * v34)));
    const double v171 = (4.9 * qd[0]) + (6.0 * ((double)mode[0]));
    const bool v172 = 0 == mode[0];
    const double v173 = (((v172 ? 0.0 : (v170 - v171)) + (v155 * v89)) + (v162 * v126)) - (v159 * v107);
    const double v174 = v136 + v148;
    const double v175 = (3.153542285625 + (((2.0 * (v149 - v131)) - (v1_sine[3] * v73)) - v174)) - (v154 * v155);
    const double v176 = (((v175 - (v161 * v162)) - (v158 * v159)) - (v152 * v153)) - (v164 * v165);
    const double v177 = v69 + (v1_sine[1] * (v135 + (v174 + ((0.0024871679999999997 * v1_cosine[2]) - v133))));
    const double v178 = v176 - (v1_sine[1] * ((0.00011692799999999998 * v111) - (((2.0 * v1_cosine[1]) * v150) + v177)));
    const double v179 = v172 ? 0.0 : (1.0 / ((!v172) ? v178 : 1.0));
    const double v180 = v179 * ((v173 + (v153 * v86)) + (v165 * v145));
    const double v181 = (v147 * v145) + (v165 * v180);
    const double v182 = ((v143 * v126) + (v162 * v180)) + (v144 * v181);
    const double v183 = (((v102 * v89) + (v155 * v180)) + (v103 * v181)) + (v123 * v182);
    const double v184 = v82 ? 0.0 : (-v183);
    qdd[3] = v184;
    const double v185 = ((v153 * v180) + (v87 * (v86 + (v88 * v183)))) + (v124 * (v181 + v182));
    const double v186 = v85 ? 0.0 : v185;
    qdd[5] = v186;
    const double v187 = v120 ? 0.0 : (-v182);
    qdd[2] = v187;
    const double v188 = v106 ? 0.0 : ((((v115 * v107) - (v116 * v181)) - (v159 * v180)) + (v121 * v182));
    qdd[4] = v188;
    const double v189 = (((v152 * v186) - (v151 * v184)) - (v157 * v187)) - (v158 * v188);
    const double v190 = v78 ? 0.0 : (-v181);
    qdd[1] = v190;
    f[0] = v172 ? (v170 + (v189 + (v163 * v190))) : v171;
    const double v191 = v172 ? 0.0 : v180;
    qdd[0] = v191;
    const double v192 = ((((v138 * v187) - (v94 * v184)) + (v114 * v188)) + (v163 * v191)) - v76;
    const double v193 = 4e-05 * v91;
    const double v194 = v193 * v186;
    f[1] = v78 ? (v192 - v194) : v77;
    const double v195 = ((((v93 * v184) - (v110 * v188)) - (v157 * v191)) + (v138 * v190)) - v118;
    f[2] = v120 ? (v195 - v194) : v119;
    const double v196 = (v80 + (((v93 * v187) - (v151 * v191)) - (v94 * v190))) - (v88 * v186);
    f[3] = v82 ? v196 : v81;
    f[4] = v106 ? (v104 + (((v114 * v190) - (v110 * v187)) - (v158 * v191))) : v105;
    f[5] = v85 ? (((v83 + (v152 * v191)) - (v88 * v184)) - (v193 * (v187 + v190))) : v84;
    const double v197 = fabs(v190) + (fabs(v191) + (fabs(v186) + fabs(v184)));
    const double v198 = fabs(v76) + (fabs(v170) + (fabs(v83) + fabs(v118)));
    const bool v199 = (fabs(v104) + (fabs(v80) + v198)) < 1e+38;
    const double v200 = (v199 && ((fabs(v188) + (fabs(v187) + v197)) < 1e+38)) ? 0.0 : 6.0;
    const double v201 = fabs(q[1]) + (fabs(q[0]) + (fabs(q[4]) + fabs(q[3])));
    const double v202 = fabs(qd[2]) + (fabs(qd[0]) + (fabs(qd[5]) + fabs(qd[1])));
    const bool v203 = (fabs(qd[4]) + (fabs(qd[3]) + v202)) < 1e+38;
    *status = (v203 && ((fabs(q[5]) + (fabs(q[2]) + v201)) < 1e+38)) ? v200 : 6.0;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_friction_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double f_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_friction_dynamics(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

void puma560_friction_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double f_lane[6];
        double qdd_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_friction_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
    }
}

#endif
