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

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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
    const puma560_friction_four v1_angle = {v0, puma560_friction_alone(&q[3]), puma560_friction_alone(&q[4]), puma560_friction_alone(&q[1])};
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
    const double v9 = qd[0] * v1_sine[0];
    const double v10 = qd[2] + qd[1];
    const double v11 = (v10 * v1_cosine[1]) + (v1_sine[1] * v9);
    const double v12 = qd[0] * v1_cosine[0];
    const double v13 = qd[3] + v12;
    const double v14 = 2.0 * v13;
    const double v15 = v1_cosine[1] * v12;
    const double v16 = 2.0 * v10;
    const double v17 = v1_sine[1] * v12;
    const double v18 = ((v9 * v17) + (v16 * v15)) - (v11 * v14);
    const double v19 = v10 * v1_sine[1];
    const double v20 = v1_cosine[1] * v1_sine[0];
    const double v21 = (qd[0] * v20) - v19;
    const double v22 = v11 * v21;
    const double v23 = v10 * v9;
    const double v24 = v23 - v22;
    const double v25 = (v1_sine[2] * v24) - (v1_cosine[2] * v18);
    const double v26 = qd[0] * v12;
    const double v27 = 0.0203 * v1_cosine[0];
    const double v28 = v10 * v10;
    const double v29 = (0.0203 * v28) + (v27 * v26);
    const double v30 = 0.4318 * v1_sine[3];
    const double v31 = qd[1] * qd[1];
    const double v32 = (v31 * v30) - 9.81;
    const double v33 = 0.4318 * v1_cosine[3];
    const double v34 = v1_cosine[0] * v33;
    const double v35 = qd[0] * qd[0];
    const double v36 = v35 + v31;
    const double v37 = v12 * v9;
    const double v38 = ((0.4318 * v37) - (v36 * v34)) - ((v1_sine[0] * v32) + v29);
    const double v39 = 0.0028799999999999997 * v1_sine[1];
    const double v40 = 0.8636 * v1_sine[3];
    const double v41 = qd[1] * qd[0];
    const double v42 = (0.15005 * v35) - (v41 * v40);
    const double v43 = 0.8636 * v12;
    const double v44 = v43 + (0.0406 * v9);
    const double v45 = (v10 * v44) - v42;
    const double v46 = 0.0028799999999999997 * v1_cosine[1];
    const double v47 = qd[4] + v11;
    const double v48 = 4e-05 * qd[5];
    const double v49 = v48 * v47;
    const double v50 = (v1_sine[2] * v21) - (v1_cosine[2] * v13);
    const double v51 = 2.0 * v50;
    const double v52 = v25 + (v47 * v51);
    const double v53 = (((v49 - (v46 * v45)) - (v39 * v38)) + (1.9999999999999998e-05 * v25)) + (0.0004221600000000001 * v52);
    const double v54 = (v1_sine[2] * v18) + (v1_cosine[2] * v24);
    const double v55 = (v1_sine[2] * v13) + (v1_cosine[2] * v21);
    const double v56 = 4e-05 * v55;
    const double v57 = (4e-05 * v54) + (v47 * v56);
    const double v58 = v47 * v55;
    const double v59 = (v57 + (0.0004000000000000001 * v58)) + (0.00020000000000000004 * v54);
    const double v60 = (v1_sine[2] * v59) + ((0.00075 * v18) - (v1_cosine[2] * v53));
    const double v61 = 0.0028799999999999997 * v1_cosine[2];
    const double v62 = v1_cosine[1] * v61;
    const double v63 = v50 * v55;
    const double v64 = (v48 * v55) + (0.00020216000000000006 * v63);
    const double v65 = v1_sine[2] * v1_sine[0];
    const double v66 = 0.0028799999999999997 * v1_sine[2];
    const double v67 = v1_cosine[0] * v66;
    const double v68 = v9 * v9;
    const double v69 = (0.4318 * (v28 + v68)) - (0.0203 * v37);
    const double v70 = (v66 * v69) + ((v32 * v67) - (((0.0012435839999999998 * v36) * v1_cosine[3]) * v65));
    const double v71 = v1_sine[1] * v61;
    const double v72 = (v64 - (v62 * v38)) + (v70 + (v71 * v45));
    const double v73 = v13 * v21;
    const double v74 = ((v20 * v26) - v73) - (v16 * v17);
    const double v75 = v72 + ((0.0006500000000000002 * v73) - (0.0012921600000000003 * v74));
    const double v76 = tau[5] + v57;
    const double v77 = v1_sine[2] * v1_sine[1];
    const double v78 = (0.8913300000000002 * v1_sine[0]) - (0.025374999999999998 * v1_cosine[0]);
    const double v79 = (0.8913300000000002 * v1_cosine[0]) + (0.025374999999999998 * v1_sine[0]);
    const double v80 = v33 * v79;
    const double v81 = (0.3244698455 * v1_sine[0]) - (0.022546398 * v1_cosine[0]);
    const double v82 = 0.011273199 + (v1_cosine[0] * v81);
    const double v83 = v35 + v28;
    const double v84 = (((v36 * v80) + (v32 * v78)) - (v83 * v82)) + (v77 * v76);
    const double v85 = (v84 + (v1_cosine[1] * v75)) - (v1_sine[1] * v60);
    const double v86 = (0.0013999999999999998 * v23) - (9.999999999999983e-05 * v22);
    const double v87 = (v86 + (v1_sine[2] * v53)) + (v1_cosine[2] * v59);
    const double v88 = v87 + (tau[3] - (v1_cosine[2] * v76));
    const double v89 = 0.00020216000000000006 * v1_sine[2];
    const double v90 = v1_sine[2] * v89;
    const double v91 = 0.0016399999999999997 + v90;
    const double v92 = 4e-05 * v1_cosine[2];
    const double v93 = 1.0 / ((v1_cosine[2] * v92) - v91);
    const double v94 = 0.0012435839999999998 * v77;
    const double v95 = v94 + (v77 * (0.00020216000000000006 * v1_cosine[2]));
    const double v96 = v95 + (v77 * v92);
    const double v97 = v96 * v93;
    const double v98 = v55 * v55;
    const double v99 = (v47 * v47) + v98;
    const double v100 = v1_cosine[1] * v66;
    const double v101 = v100 * v99;
    const double v102 = v63 - v74;
    const double v103 = (v39 * v52) + ((v62 * v102) - v101);
    const double v104 = v61 * v99;
    const double v105 = v104 + (v66 * v102);
    const double v106 = (tau[4] + (0.0006421600000000001 * v74)) - v72;
    const double v107 = v1_cosine[2] * v1_cosine[1];
    const double v108 = ((5.846399999999999e-05 * v1_sine[2]) - (0.0006421600000000001 * v1_cosine[1])) - (0.0012435839999999998 * v107);
    const double v109 = 1557.2443004858599 * v108;
    const double v110 = (((tau[2] - (v28 * v82)) + (0.0203 * v105)) - (0.4318 * v103)) + (v109 * v106);
    const double v111 = (v110 - (v97 * v88)) - v85;
    const double v112 = v1_sine[0] * v33;
    const double v113 = v112 - (v1_cosine[0] * v30);
    const double v114 = 0.0028799999999999997 * v77;
    const double v115 = (v114 * v113) - v96;
    const double v116 = v34 + (v1_sine[0] * v30);
    const double v117 = (v108 + (v66 * v116)) + (v62 * v113);
    const double v118 = 4e-05 * v77;
    const double v119 = (0.00010000000000000026 * v1_sine[1]) + (v77 * v89);
    const double v120 = v1_sine[2] * v1_cosine[1];
    const double v121 = 0.00011692799999999998 * v120;
    const double v122 = v121 + (v1_sine[1] * v119);
    const double v123 = v122 + ((v77 * v118) - (0.0024871679999999997 * v1_cosine[2]));
    const double v124 = v123 - 0.3592922305;
    const double v125 = v30 * v79;
    const double v126 = v33 * v78;
    const double v127 = (v126 + (v61 * v113)) + ((v100 * v116) - v125);
    const double v128 = ((v124 + (v109 * v117)) + v127) + (v115 * v97);
    const double v129 = 1.0 / ((v96 * v97) - (v124 + (v108 * v109)));
    const double v130 = v128 * v129;
    const double v131 = v115 * v93;
    const double v132 = 0.4318 - v113;
    const double v133 = 0.0203 + v116;
    const double v134 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const double v135 = (v1_cosine[3] * v134) - 0.0070992;
    const double v136 = v31 - v36;
    const double v137 = (v136 * v135) + (((1.024164 * v1_sine[3]) + tau[1]) - (37.2347379 * v1_cosine[3]));
    const double v138 = v80 - v82;
    const double v139 = ((v137 + ((v83 * v30) * v78)) + (v28 * v138)) + (v133 * v105);
    const double v140 = 1557.2443004858599 * v117;
    const double v141 = (((v139 - (v132 * v103)) + (v140 * v106)) + (v131 * v88)) - v85;
    const double v142 = v141 + (v130 * v111);
    const double v143 = (((2.1074062325 - v123) - (2.0 * v127)) - (v117 * v140)) + (v115 * v131);
    const double v144 = 1.0 / (v143 - (v128 * v130));
    const double v145 = (v1_sine[2] * v20) - (v1_cosine[2] * v1_cosine[0]);
    const double v146 = 5.846399999999999e-05 * v1_cosine[0];
    const double v147 = 0.0004321439999999999 * v1_cosine[0];
    const double v148 = ((v1_cosine[0] * v91) + ((v77 * v147) - (v120 * v146))) + (v92 * v145);
    const double v149 = 0.4318 * v1_sine[0];
    const double v150 = v149 - v33;
    const double v151 = v1_cosine[2] * v20;
    const double v152 = v148 + ((v89 * v151) + (v100 * v150));
    const double v153 = v1_cosine[2] * v1_sine[1];
    const double v154 = v1_sine[1] * v1_sine[0];
    const double v155 = ((0.0006421600000000001 * v154) + (0.0004321439999999999 * v65)) - (v107 * v147);
    const double v156 = v155 + ((v71 * v150) - (v153 * v146));
    const double v157 = 1557.2443004858599 * v156;
    const double v158 = 0.0047376000000000015 * v1_cosine[0];
    const double v159 = (((v158 - (v20 * v119)) + (v1_cosine[0] * v95)) + (0.15005 * v79)) - (0.0004321439999999999 * v145);
    const double v160 = 4e-05 * v145;
    const double v161 = v159 + (v77 * ((5.846399999999999e-05 * v1_sine[0]) - v160));
    const double v162 = (v161 - (v108 * v157)) + (v152 * v97);
    const double v163 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    const double v164 = ((((v1_sine[3] * v94) + v163) - (v117 * v157)) + v161) - (v152 * v131);
    const double v165 = v164 + (v162 * v130);
    const double v166 = v165 * v144;
    const double v167 = v114 * v99;
    const double v168 = v27 - v150;
    const double v169 = 0.15005 * v1_cosine[0];
    const double v170 = (v169 * v103) - (v168 * ((v167 - (v71 * v102)) + (v46 * v52)));
    const double v171 = v152 * v93;
    const double v172 = v162 * v129;
    const double v173 = 0.15005 * v1_sine[0];
    const double v174 = (0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]);
    const double v175 = v35 - v36;
    const double v176 = (v42 * v78) + ((tau[0] - (v175 * v174)) + ((0.0047376000000000015 * qd[0]) * v9));
    const double v177 = 2.0 * qd[0];
    const double v178 = qd[1] * v177;
    const double v179 = 0.0047376000000000015 * v1_sine[0];
    const double v180 = v179 + (0.15005 * v78);
    const double v181 = v178 + (qd[2] * v177);
    const double v182 = (((v176 + (v178 * v135)) - (v83 * v180)) + (v181 * v138)) + (v145 * v76);
    const double v183 = (((v182 - (v173 * v105)) - (v157 * v106)) - (v154 * v75)) - (v20 * v60);
    const double v184 = (v183 + (v172 * v111)) + (((v1_cosine[0] * v87) + v170) + (v171 * v88));
    const double v185 = 0.0024871679999999997 * v1_sine[2];
    const double v186 = v1_cosine[0] * v185;
    const double v187 = (((0.0008642879999999998 * v77) + 3.155182285625) - v121) - (v186 * ((v1_cosine[3] * v1_cosine[1]) - v20));
    const double v188 = 0.8636 * v1_cosine[3];
    const double v189 = v188 * v78;
    const double v190 = ((0.0004043200000000001 * v1_sine[2]) * ((v1_sine[0] * v65) - (v1_cosine[0] * v151))) + v189;
    const double v191 = v1_sine[0] - v1_cosine[3];
    const double v192 = v1_cosine[2] * v1_sine[0];
    const double v193 = (v90 - (v1_sine[3] * v134)) + (v1_sine[0] * v81);
    const double v194 = v1_sine[0] * v1_sine[0];
    const double v195 = (v193 - (v192 * ((0.00011692799999999998 * v1_cosine[0]) - (0.0024871679999999997 * v191)))) + (v194 * (v122 - 0.0004478399999999997));
    const double v196 = ((v195 + ((v187 - (v145 * v160)) - v190)) - (v156 * v157)) + (v152 * v171);
    const double v197 = 1.0 / ((v196 - (v162 * v172)) - (v165 * v166));
    B[36] = v197;
    const double v198 = (v184 + (v142 * v166)) * v197;
    const double v199 = (v142 * v144) + (v166 * v198);
    const double v200 = v30 * v199;
    const double v201 = v200 + ((v36 * v33) - (0.15005 * v198));
    const double v202 = v33 * v199;
    const double v203 = v202 - v32;
    const double v204 = (v1_sine[0] * v201) + (v1_cosine[0] * v203);
    const double v205 = v68 - (v1_cosine[0] * v26);
    const double v206 = ((0.0406 * v37) - (0.4318 * v205)) + v204;
    const double v207 = v202 - (v36 * v30);
    const double v208 = (v31 * v33) + v200;
    const double v209 = ((v1_sine[0] * v208) + (v1_cosine[0] * v207)) - v206;
    const double v210 = v10 * v12;
    const double v211 = v210 + (v1_sine[0] * v198);
    const double v212 = v210 + v211;
    const double v213 = v1_cosine[0] * v198;
    const double v214 = (v16 * v9) - v213;
    const double v215 = (0.4318 * v214) - (0.0203 * v212);
    const double v216 = ((v30 * v198) + (v41 * v188)) - v215;
    const double v217 = ((v71 * v216) + ((v67 * v208) - ((v66 * v1_sine[0]) * v207))) + (v62 * v209);
    const double v218 = (v1_sine[0] * v203) - (v1_cosine[0] * v201);
    const double v219 = v66 * (((0.8636 * v37) + (0.0203 * v205)) + v218);
    const double v220 = (v13 * v15) - (v9 * v21);
    const double v221 = (v1_sine[1] * v214) - ((v1_cosine[1] * v205) + v220);
    const double v222 = (v1_sine[2] * v9) - (v1_cosine[2] * v15);
    const double v223 = (v1_cosine[2] * v9) + (v1_sine[2] * v15);
    const double v224 = (v223 * v55) - (v222 * v50);
    const double v225 = v219 + (((0.00020216000000000006 * v224) - (v48 * v222)) - (0.0006421600000000001 * v221));
    const double v226 = v225 + v217;
    const double v227 = 0.0006500000000000002 * (v220 - v221);
    const double v228 = v226 + v227;
    const double v229 = (v1_sine[1] * v209) - (v1_cosine[1] * v216);
    const double v230 = 2.0 * v11;
    const double v231 = (((v1_sine[1] * v205) + (v17 * v14)) - (v9 * v230)) + (v1_cosine[1] * v214);
    const double v232 = (v21 * v17) + (v11 * v15);
    const double v233 = v211 - v232;
    const double v234 = (v1_sine[2] * v233) + (v1_cosine[2] * v231);
    const double v235 = 2.0 * v47;
    const double v236 = v234 + ((v17 * v51) + (v223 * v235));
    const double v237 = ((1.9999999999999998e-05 * v234) + (v48 * v17)) + (0.0004221600000000001 * v236);
    const double v238 = (v17 * v55) - (v47 * v222);
    const double v239 = (v238 + (v1_cosine[2] * v233)) - (v1_sine[2] * v231);
    const double v240 = (0.00024000000000000003 * v239) + (0.00020000000000000004 * v238);
    const double v241 = (v1_sine[2] * v240) - (0.00075 * v231);
    const double v242 = ((v1_cosine[2] * v237) - v241) + (v61 * v229);
    const double v243 = ((v1_sine[1] * v242) + ((v79 * v207) + (v78 * v208))) + (v1_cosine[1] * v228);
    const double v244 = v194 - (v1_cosine[0] * v1_cosine[0]);
    const double v245 = (v1_sine[0] * (0.045092796 * v1_cosine[0])) - (0.3244698455 * v244);
    const double v246 = (((v179 * v198) - ((v83 - v28) * v245)) - (v79 * v203)) - (v78 * v201);
    const double v247 = v224 - v221;
    const double v248 = 0.0057599999999999995 * v1_cosine[2];
    const double v249 = v248 * v55;
    const double v250 = v248 * v47;
    const double v251 = (v66 * v247) + ((v17 * v250) - (v222 * v249));
    const double v252 = v1_sine[2] * v55;
    const double v253 = 0.0057599999999999995 * v252;
    const double v254 = v77 * v47;
    const double v255 = 0.0057599999999999995 * v254;
    const double v256 = ((v12 * v255) - (v222 * v253)) - (v61 * v247);
    const double v257 = (v39 * v236) - (v1_cosine[1] * v256);
    const double v258 = (0.4318 * v257) + ((v246 + (v118 * v239)) - (0.0203 * v251));
    const double v259 = (v1_cosine[2] * v240) + ((0.0013999999999999998 * v211) - (9.999999999999983e-05 * v232));
    const double v260 = (v259 + (v1_sine[2] * v237)) + (v66 * v229);
    const double v261 = v92 * v239;
    const double v262 = v261 - v260;
    const double v263 = ((v97 * v262) - (v258 + (v109 * v226))) - v243;
    const double v264 = (v1_cosine[3] * v1_cosine[3]) - (v1_sine[3] * v1_sine[3]);
    const double v265 = v1_sine[3] * v1_cosine[3];
    const double v266 = (0.0283968 * v265) - (1.601861202 * v264);
    const double v267 = (((37.2347379 * v1_sine[3]) + (1.024164 * v1_cosine[3])) - (v136 * v266)) + (v83 * v126);
    const double v268 = (((v267 - (v28 * v125)) + (v174 * v198)) - (v140 * v226)) - (v131 * v262);
    const double v269 = ((v129 * v111) + (v172 * v198)) + (v130 * v199);
    const double v270 = (((v157 * v198) - ((1557.2443004858599 * v106) + v73)) - (v140 * v199)) - (v109 * v269);
    const double v271 = v199 + v269;
    const double v272 = v37 - v271;
    const double v273 = (v1_sine[1] * v212) - (v1_cosine[1] * v272);
    const double v274 = v270 - v273;
    const double v275 = v63 - v274;
    const double v276 = ((v131 * v199) + ((v171 * v198) - (v93 * v88))) - (v97 * v269);
    const double v277 = v213 + v276;
    const double v278 = v24 - v277;
    const double v279 = v13 * v11;
    const double v280 = (v1_sine[1] * v272) + ((v1_cosine[1] * v212) - v279);
    const double v281 = v279 - v280;
    const double v282 = (v1_sine[2] * v278) + (v1_cosine[2] * v281);
    const double v283 = v47 * v50;
    const double v284 = v282 + v283;
    const double v285 = v283 + v284;
    const double v286 = (v39 * v285) + ((v62 * v275) - v101);
    const double v287 = v104 + (v66 * v275);
    const double v288 = (v1_sine[0] * v286) + ((v1_cosine[0] * v287) + (v78 * v271));
    const double v289 = v33 * (((v1_sine[0] * v287) - (v79 * v271)) - (v1_cosine[0] * v286));
    const double v290 = v288 + (((v83 * v79) + (v1_sine[0] * v251)) - (v1_cosine[0] * v257));
    const double v291 = (v30 * v290) + ((((v34 * v251) - (v28 * v126)) + (v112 * v257)) - v258);
    const double v292 = v291 - v289;
    const double v293 = ((v289 + (v268 - (v30 * v288))) + ((v130 * v263) - v243)) + v292;
    const double v294 = (v167 - (v71 * v275)) + (v46 * v285);
    const double v295 = (v1_sine[1] * v256) + (v46 * v236);
    const double v296 = v40 * v78;
    const double v297 = (((v178 * v266) - (v175 * v163)) + (v181 * v125)) + (v41 * v189);
    const double v298 = (v297 + ((v296 - ((0.0141984 * v264) + (3.203722404 * v265))) * v198)) - (v174 * v199);
    const double v299 = (((v298 + (v168 * v295)) - (v1_cosine[0] * v260)) - (v20 * v242)) - (v157 * v226);
    const double v300 = ((v171 * v262) + v299) + (((v154 * v228) - (v30 * v294)) - (v172 * v263));
    const double v301 = v218 + ((0.4318 * v272) - v29);
    const double v302 = ((v42 + (v33 * v198)) - (0.4318 * v212)) - (0.0203 * v214);
    const double v303 = (((v49 + (v46 * v302)) - (v39 * v301)) + (1.9999999999999998e-05 * v282)) + (0.0004221600000000001 * v285);
    const double v304 = v188 * v79;
    const double v305 = (((v42 * v79) - (v83 * v158)) + (0.0047376000000000015 * v26)) - (v181 * (v126 + v245));
    const double v306 = ((v305 - (((0.022546398 * v244) - v304) * v198)) - (v179 * v271)) + (v160 * v239);
    const double v307 = (v306 - (v1_sine[0] * ((v86 + (0.648939691 * v213)) - (0.0013999999999999998 * v277)))) - (v65 * v303);
    const double v308 = (v1_sine[2] * v281) - (v1_cosine[2] * v278);
    const double v309 = v58 - v308;
    const double v310 = (4e-05 * v309) + (((v92 * v276) - (v76 + (v160 * v198))) + (v118 * v271));
    const double v311 = v58 + v309;
    const double v312 = v310 + (0.00020000000000000004 * v311);
    const double v313 = (v307 - (v192 * v312)) + (((0.0203 * v1_sine[0]) + (0.4318 * v1_cosine[0])) * v294);
    const double v314 = ((v1_sine[2] * v312) - (0.00075 * v281)) - (v1_cosine[2] * v303);
    const double v315 = v204 + ((0.0203 * v271) - v69);
    const double v316 = v273 + (v21 * v14);
    const double v317 = (v1_sine[1] * v302) + (v1_cosine[1] * v301);
    const double v318 = ((((0.0006421600000000001 * v274) - v64) - (0.0006500000000000002 * v316)) + (v66 * v315)) + (v61 * v317);
    const double v319 = (v1_sine[1] * v318) - (v1_cosine[1] * v314);
    const double v320 = (v1_cosine[0] * v319) + (v313 - (0.15005 * v290));
    const double v321 = (v300 - (v166 * v293)) - v320;
    A[73] = -(v197 * v321);
    const double v322 = ((v71 * v215) + (v62 * v206)) - v225;
    const double v323 = (v39 * v206) - (v237 + (v46 * v215));
    const double v324 = (v1_sine[2] * v323) - v259;
    const double v325 = v261 + v324;
    const double v326 = v227 - v322;
    const double v327 = ((v1_sine[1] * v241) + (v153 * v323)) - (v1_cosine[1] * v326);
    const double v328 = v327 + (((v109 * v322) - v258) + (v97 * v325));
    const double v329 = (((v131 * v325) - (v327 + (v140 * v322))) - (v130 * v328)) - v292;
    const double v330 = (v33 - v149) + v27;
    const double v331 = (((v20 * v241) + (v330 * v295)) + (v157 * v322)) + (v151 * v323);
    const double v332 = ((((v1_cosine[0] * v324) + v331) + (v154 * v326)) + (v171 * v325)) - (v172 * v328);
    const double v333 = (v332 + (v166 * v329)) - v320;
    A[74] = -(v197 * v333);
    const double v334 = v1_cosine[2] * v11;
    const double v335 = (v11 * v252) + (v334 * v50);
    const double v336 = (((0.00020216000000000006 * v335) + ((qd[5] * v92) * v11)) + (v62 * v302)) - (0.0006421600000000001 * v280);
    const double v337 = v336 - (v71 * v301);
    const double v338 = v1_cosine[1] + v109;
    const double v339 = v280 - v335;
    const double v340 = (v66 * v339) + ((v21 * v250) - (v334 * v249));
    const double v341 = v1_sine[2] * v47;
    const double v342 = v248 * v11;
    const double v343 = (v61 * v339) + ((v342 * v252) - ((0.0057599999999999995 * v21) * v341));
    const double v344 = (v21 * v21) - (v11 * v11);
    const double v345 = (v1_sine[2] * v344) - (v1_cosine[2] * v316);
    const double v346 = v345 + ((v230 * v341) - (v21 * v51));
    const double v347 = ((v39 * v346) - (v1_cosine[1] * v343)) - v294;
    const double v348 = (((v48 * v21) - (0.0028799999999999997 * v317)) - (1.9999999999999998e-05 * v345)) - (0.0004221600000000001 * v346);
    const double v349 = (v21 * v55) - (v47 * v334);
    const double v350 = (v1_sine[2] * v316) + ((v1_cosine[2] * v344) - v349);
    const double v351 = (0.00024000000000000003 * v350) - (0.00020000000000000004 * v349);
    const double v352 = (v1_sine[2] * v348) - ((v1_cosine[2] * v351) + (9.999999999999983e-05 * v344));
    const double v353 = v352 + (v92 * v350);
    const double v354 = (v1_sine[2] * v351) + (0.00075 * v316);
    const double v355 = 0.0006500000000000002 * v1_cosine[1];
    const double v356 = ((((v118 * v350) + (v355 * v281)) - (v1_sine[1] * v354)) - (v153 * v348)) - v319;
    const double v357 = v356 + (((0.4318 * v347) + ((0.0203 * v340) + (v338 * v337))) - (v97 * v353));
    const double v358 = v1_cosine[1] + v140;
    const double v359 = v356 + (((v132 * v347) + ((v133 * v340) + (v358 * v337))) + (v131 * v353));
    const double v360 = v359 + (v130 * v357);
    const double v361 = ((v171 * v353) + (v20 * (v318 + v354))) + (v154 * (v314 + (0.0006500000000000002 * v281)));
    const double v362 = v157 - v154;
    const double v363 = (v151 * v348) - (((v160 * v350) + (v362 * v337)) + (v173 * v340));
    const double v364 = v330 * (v286 + ((v1_sine[1] * v343) + (v46 * v346)));
    const double v365 = (((((v1_cosine[0] * v352) + v363) - (v169 * v347)) + v364) + v361) + (v172 * v357);
    const double v366 = v365 + (v166 * v360);
    A[75] = v197 * v366;
    const double v367 = v312 + ((1.9999999999999998e-05 * v308) - (0.0004221600000000001 * v311));
    const double v368 = (0.00020000000000000004 * v285) - v303;
    const double v369 = (v1_sine[2] * v367) + (v1_cosine[2] * v368);
    const double v370 = v98 - (v50 * v50);
    const double v371 = ((v61 * v315) + ((v48 * v50) - (0.00020216000000000006 * v370))) - (v66 * v317);
    const double v372 = ((v50 * v249) + (v66 * (v99 - v370))) - (v61 * v275);
    const double v373 = ((v61 * v370) + (v50 * v253)) - v287;
    const double v374 = (v1_cosine[1] * v373) + (v39 * v311);
    const double v375 = (v1_sine[2] * (v368 + (4e-05 * v284))) - (v1_cosine[2] * v367);
    const double v376 = (v118 * v284) - (v1_sine[1] * v375);
    const double v377 = (((0.4318 * v374) + ((0.0203 * v372) - (v338 * v371))) - (v97 * v369)) - v376;
    const double v378 = (((v132 * v374) + ((v133 * v372) - (v358 * v371))) + (v131 * v369)) - v376;
    const double v379 = v378 + (v130 * v377);
    const double v380 = -v362;
    const double v381 = v160 + (v1_cosine[0] * v92);
    const double v382 = ((v380 * v371) - (v381 * v284)) + (v173 * v372);
    const double v383 = (v382 + (v168 * ((v1_sine[1] * v373) - (v46 * v311)))) + (v169 * v374);
    const double v384 = v1_cosine[0] + v171;
    const double v385 = (((v383 + (v20 * v375)) - (v384 * v369)) - (v172 * v377)) - (v166 * v379);
    A[76] = v197 * v385;
    const double v386 = 2.0 * v12;
    const double v387 = v16 * v1_cosine[0];
    const double v388 = ((v1_cosine[1] * v387) - (v1_cosine[0] * v230)) - (v154 * (v14 - v386));
    const double v389 = v154 * v21;
    const double v390 = v389 + (v20 * v11);
    const double v391 = v10 * v1_sine[0];
    const double v392 = v391 - v390;
    const double v393 = (v1_sine[2] * v392) - (v1_cosine[2] * v388);
    const double v394 = v393 + ((v154 * v51) + (v145 * v235));
    const double v395 = ((1.9999999999999998e-05 * v393) + (v48 * v154)) + (0.0004221600000000001 * v394);
    const double v396 = (v1_sine[2] * v1_cosine[0]) + v151;
    const double v397 = (v154 * v55) + (v47 * v396);
    const double v398 = (v397 + (v1_sine[2] * v388)) + (v1_cosine[2] * v392);
    const double v399 = (0.00024000000000000003 * v398) + (0.00020000000000000004 * v397);
    const double v400 = qd[1] * v40;
    const double v401 = (((0.3001 * qd[0]) - ((0.8636 * v10) * v1_cosine[0])) - (0.0406 * v391)) - v400;
    const double v402 = (v191 * v43) - (v12 * (0.0406 * v1_cosine[0]));
    const double v403 = (v1_sine[1] * v402) - (v1_cosine[1] * v401);
    const double v404 = (((9.999999999999983e-05 * v390) - (0.0013999999999999998 * v391)) + (v66 * v403)) - (v1_cosine[2] * v399);
    const double v405 = v404 - (v1_sine[2] * v395);
    const double v406 = v405 + (v92 * v398);
    const double v407 = ((v1_sine[2] * v399) + ((0.00075 * v388) + (v61 * v403))) - (v1_cosine[2] * v395);
    const double v408 = (v145 * v55) + (v396 * v50);
    const double v409 = (v1_cosine[0] * v21) + (v20 * v13);
    const double v410 = ((v20 * v386) - (v1_sine[1] * v387)) - v409;
    const double v411 = (v48 * v396) + ((v191 * (v185 * v9)) - (v12 * (0.00011692799999999998 * v65)));
    const double v412 = ((0.00020216000000000006 * v408) - ((0.0006421600000000001 * v410) + (v62 * v402))) + (v411 - (v71 * v401));
    const double v413 = (0.0006500000000000002 * (v409 - v410)) + v412;
    const double v414 = (((qd[0] * v304) - (v177 * v82)) + (v118 * v398)) + (v1_cosine[1] * v413);
    const double v415 = v414 - (v1_sine[1] * v407);
    const double v416 = v408 - v410;
    const double v417 = (v66 * v416) + ((v154 * v250) + (v396 * v249));
    const double v418 = ((v396 * v253) + (v1_sine[0] * v255)) - (v61 * v416);
    const double v419 = (v39 * v394) - (v1_cosine[1] * v418);
    const double v420 = (v415 - (v97 * v406)) + ((0.4318 * v419) + ((v109 * v412) - (0.0203 * v417)));
    const double v421 = qd[0] * v296;
    const double v422 = (((v421 - (v177 * v135)) + (v133 * v417)) - (v140 * v412)) - (v132 * v419);
    const double v423 = ((v422 - (v131 * v406)) - v415) - (v130 * v420);
    const double v424 = v135 + v138;
    const double v425 = 2.0 * qd[1];
    const double v426 = ((((2.0 * qd[2]) * v138) - (qd[1] * v296)) + (v425 * v424)) + (v160 * v398);
    const double v427 = (((v426 + (v157 * v412)) - (v173 * v417)) - (v154 * v413)) - (v1_cosine[0] * v405);
    const double v428 = ((v169 * v419) - (v168 * ((v1_sine[1] * v418) + (v46 * v394)))) - (v171 * v406);
    const double v429 = (((v427 - (v20 * v407)) - (v172 * v420)) + v428) + (v423 * v166);
    A[78] = v429 * v197;
    const double v430 = v1_cosine[1] * v21;
    const double v431 = (v1_sine[1] * v11) - v430;
    const double v432 = v9 + v431;
    const double v433 = (2.0 * v15) - (v1_cosine[1] * v14);
    const double v434 = (v1_sine[2] * v432) - (v1_cosine[2] * v433);
    const double v435 = ((2.0 * v254) - v434) - (v1_cosine[1] * v51);
    const double v436 = ((1.9999999999999998e-05 * v434) + (v48 * v1_cosine[1])) - (0.0004221600000000001 * v435);
    const double v437 = (0.0406 * v10) + (v1_cosine[0] * (qd[1] * v188));
    const double v438 = v44 + (qd[0] * v40);
    const double v439 = ((v1_sine[1] * v437) + (v154 * v400)) - (v1_cosine[1] * v438);
    const double v440 = (v1_cosine[1] * v55) - (v153 * v47);
    const double v441 = ((-(v1_sine[2] * v433)) - (v1_cosine[2] * v432)) - v440;
    const double v442 = (0.00024000000000000003 * v441) - (0.00020000000000000004 * v440);
    const double v443 = ((0.0013999999999999998 * v9) + (9.999999999999983e-05 * v431)) - (v1_cosine[2] * v442);
    const double v444 = v443 + ((v1_sine[2] * v436) + (v66 * v439));
    const double v445 = v92 * v441;
    const double v446 = v444 + v445;
    const double v447 = (v1_sine[2] * v442) - (0.00075 * v433);
    const double v448 = v447 + ((v1_cosine[2] * v436) + (v61 * v439));
    const double v449 = v1_sine[1] * v13;
    const double v450 = (2.0 * v17) - v449;
    const double v451 = v449 - v450;
    const double v452 = (v118 * v441) + (v355 * v451);
    const double v453 = v304 + v296;
    const double v454 = (v1_sine[1] * v448) + ((qd[1] * v453) - v452);
    const double v455 = (v77 * v55) + (v153 * v50);
    const double v456 = v455 - v450;
    const double v457 = (v66 * v456) + ((v153 * v249) - (v1_cosine[1] * v250));
    const double v458 = 0.0057599999999999995 * v1_cosine[1];
    const double v459 = v458 * v341;
    const double v460 = ((v77 * v249) - v459) - (v61 * v456);
    const double v461 = (v39 * v435) - (v1_cosine[1] * v460);
    const double v462 = (0.4318 * v461) - (0.0203 * v457);
    const double v463 = v1_sine[1] * v92;
    const double v464 = (((v10 * v185) - (qd[5] * v463)) + (0.0006421600000000001 * v450)) - (0.00020216000000000006 * v455);
    const double v465 = qd[1] * ((v185 * (v1_cosine[3] * v1_sine[0])) - (v1_sine[3] * (v186 + (0.0024871679999999997 * v151))));
    const double v466 = ((v465 - (v62 * v437)) - (v71 * v438)) - v464;
    const double v467 = (v454 + (v97 * v446)) - ((v338 * v466) + v462);
    const double v468 = (v132 * v461) + ((v10 * v453) - (v133 * v457));
    const double v469 = (((v468 + (v358 * v466)) + (v131 * v446)) - v454) - (v130 * v467);
    const double v470 = (((v421 - (v425 * v174)) - (v177 * v424)) + (v362 * v466)) - (v1_cosine[0] * v444);
    const double v471 = (v1_sine[1] * v460) + (v46 * v435);
    const double v472 = (v33 * v471) + ((v173 * v457) - ((v160 * v441) + (v16 * v180)));
    const double v473 = v1_sine[0] * (((0.0006500000000000002 * v1_sine[1]) * v451) - (0.4318 * v471));
    const double v474 = ((v472 - (v169 * v461)) + (v27 * v471)) + v473;
    const double v475 = (((v470 - (v20 * v448)) - (v171 * v446)) + (v172 * v467)) - v474;
    const double v476 = v475 - (v469 * v166);
    A[79] = -(v476 * v197);
    const double v477 = ((0.00011692799999999998 * v19) - (v46 * v44)) + v436;
    const double v478 = v443 + (v1_sine[2] * v477);
    const double v479 = v445 + v478;
    const double v480 = ((v1_sine[1] * v447) - v452) + (v153 * v477);
    const double v481 = v464 + ((v71 * v44) + ((0.00011692799999999998 * v10) * v107));
    const double v482 = (v480 + (v338 * v481)) + ((v97 * v479) - v462);
    const double v483 = ((v468 - (v358 * v481)) + ((v131 * v479) - v480)) - (v130 * v482);
    const double v484 = ((v20 * v447) + ((v362 * v481) + (v177 * v138))) + (v151 * v477);
    const double v485 = v474 + ((((v1_cosine[0] * v478) + v484) + (v171 * v479)) - (v172 * v482));
    const double v486 = v485 + (v483 * v166);
    A[80] = v486 * v197;
    const double v487 = (v1_sine[2] * v230) - v341;
    const double v488 = 0.0008843200000000002 * v334;
    const double v489 = (v1_sine[2] * v488) - (v1_cosine[2] * ((0.00020000000000000004 * v487) + (0.0006443200000000001 * v341)));
    const double v490 = v1_cosine[2] * v47;
    const double v491 = (v1_cosine[2] * ((0.0008443200000000002 * v490) - v488)) - (0.0015 * v11);
    const double v492 = (v1_sine[2] * ((0.00020000000000000004 * v341) - (0.00024000000000000003 * v487))) + v491;
    const double v493 = (v1_sine[1] * v492) + ((v118 * v487) - (0.0013000000000000004 * v430));
    const double v494 = v1_cosine[2] * v55;
    const double v495 = (v1_sine[2] * v50) - v494;
    const double v496 = ((0.0006421600000000001 * v21) + (v48 * v1_sine[2])) + (0.00020216000000000006 * v495);
    const double v497 = v342 - v250;
    const double v498 = v21 + v495;
    const double v499 = (v62 * v498) + ((v1_sine[1] * v497) - (v120 * v253));
    const double v500 = (v66 * v498) + (v248 * v252);
    const double v501 = ((0.4318 * v499) + (((v338 * v496) - v493) + (v489 * v97))) - (0.0203 * v500);
    const double v502 = (((v493 - (v358 * v496)) + (v489 * v131)) + (v133 * v500)) - (v132 * v499);
    const double v503 = v502 - (v501 * v130);
    const double v504 = (v330 * (((v77 * v253) + (v1_cosine[1] * v497)) - (v71 * v498))) - (v489 * v384);
    const double v505 = ((v20 * v492) + ((v381 * v487) + (0.0013000000000000004 * v389))) - (v362 * v496);
    const double v506 = (((v505 - (v169 * v499)) + (v173 * v500)) + v504) + (v501 * v172);
    const double v507 = v506 - (v503 * v166);
    A[81] = -(v507 * v197);
    const double v508 = v48 + (0.0008443200000000002 * v50);
    const double v509 = (v1_sine[2] * v508) + (0.0004000000000000001 * v494);
    const double v510 = ((0.0057599999999999995 * v1_sine[1]) * v50) - v459;
    const double v511 = (0.00044000000000000007 * v252) - (v1_cosine[2] * v508);
    const double v512 = (v118 * v55) - (v1_sine[1] * v511);
    const double v513 = (((0.00011692799999999998 * v490) - (0.4318 * v510)) - (v509 * v97)) - v512;
    const double v514 = (v513 * v130) + ((((v133 * v250) - (v132 * v510)) + (v509 * v131)) - v512);
    const double v515 = (v168 * (v255 + (v458 * v50))) + (((0.0008642879999999998 * v192) * v47) - (v55 * v381));
    const double v516 = (((v20 * v511) + (v515 - (v169 * v510))) - (v509 * v384)) - (v513 * v172);
    const double v517 = v516 - (v514 * v166);
    A[82] = -(v517 * v197);
    const double v518 = v166 * v197;
    B[37] = v518;
    B[42] = v518;
    const double v519 = 4e-05 * v341;
    const double v520 = v463 * v47;
    const double v521 = (v520 + (v338 * v56)) + (v519 * v97);
    const double v522 = ((v520 + (v56 * v358)) - (v519 * v131)) + (v521 * v130);
    const double v523 = ((((v92 * v20) * v47) - (v56 * v380)) * v197) - (v522 * v518);
    const double v524 = v172 * v197;
    const double v525 = v171 * v197;
    const double v526 = (v519 * (v525 + (v1_cosine[0] * v197))) + (v523 - (v521 * v524));
    A[83] = v526;
    const double v527 = (v518 * v321) - (v144 * v293);
    A[85] = -v527;
    const double v528 = (v144 * v329) + (v518 * v333);
    A[86] = -v528;
    const double v529 = (v144 * v360) + (v518 * v366);
    A[87] = v529;
    const double v530 = (v518 * v385) - (v144 * v379);
    A[88] = v530;
    const double v531 = (v423 * v144) + (v429 * v518);
    A[90] = v531;
    const double v532 = (v476 * v518) - (v469 * v144);
    A[91] = -v532;
    const double v533 = (v483 * v144) + (v486 * v518);
    A[92] = v533;
    const double v534 = (v507 * v518) - (v503 * v144);
    A[93] = -v534;
    const double v535 = (v517 * v518) - (v514 * v144);
    A[94] = -v535;
    const double v536 = (v166 * v526) - (v522 * v144);
    A[95] = v536;
    const double v537 = (v130 * v527) + ((v524 * v321) - (v129 * v263));
    A[97] = -v537;
    const double v538 = (v130 * v528) + ((v524 * v333) - (v129 * v328));
    A[98] = -v538;
    const double v539 = ((v129 * v357) + (v524 * v366)) + (v130 * v529);
    A[99] = v539;
    const double v540 = (v130 * v530) + ((v524 * v385) - (v129 * v377));
    A[100] = v540;
    const double v541 = (v130 * v531) + ((v429 * v524) - (v129 * v420));
    A[102] = v541;
    const double v542 = ((v129 * v467) + (v476 * v524)) + (v130 * v532);
    A[103] = -v542;
    const double v543 = (v130 * v533) + ((v486 * v524) - (v129 * v482));
    A[104] = v543;
    const double v544 = ((v129 * v501) + (v507 * v524)) + (v130 * v534);
    A[105] = -v544;
    const double v545 = (v130 * v535) + ((v517 * v524) - (v513 * v129));
    A[106] = -v545;
    const double v546 = (v130 * v536) + ((v172 * v526) - (v521 * v129));
    A[107] = v546;
    const double v547 = ((v131 * v527) + ((v525 * v321) - (v93 * v262))) - (v97 * v537);
    A[109] = -v547;
    const double v548 = ((v131 * v528) + ((v525 * v333) - (v93 * v325))) - (v97 * v538);
    A[110] = -v548;
    const double v549 = ((v131 * v529) + ((v525 * v366) - (v93 * v353))) - (v97 * v539);
    A[111] = v549;
    const double v550 = (((v93 * v369) + (v525 * v385)) + (v131 * v530)) - (v97 * v540);
    A[112] = v550;
    const double v551 = (((v93 * v406) + (v429 * v525)) + (v131 * v531)) - (v97 * v541);
    A[114] = v551;
    const double v552 = (((v93 * v446) + (v476 * v525)) + (v131 * v532)) - (v97 * v542);
    A[115] = -v552;
    const double v553 = ((v131 * v533) + ((v486 * v525) - (v93 * v479))) - (v97 * v543);
    A[116] = v553;
    const double v554 = (((v93 * v489) + (v507 * v525)) + (v131 * v534)) - (v97 * v544);
    A[117] = -v554;
    const double v555 = (((v93 * v509) + (v517 * v525)) + (v131 * v535)) - (v97 * v545);
    A[118] = -v555;
    const double v556 = (v97 * v546) + (((v519 * v93) - (v171 * v526)) - (v131 * v536));
    A[119] = -v556;
    const double v557 = v157 * v197;
    A[121] = (((v557 * v321) - (1557.2443004858599 * v226)) - (v140 * v527)) - (v109 * v537);
    A[122] = (((1557.2443004858599 * v322) + (v557 * v333)) - (v140 * v528)) - (v109 * v538);
    A[123] = (((1557.2443004858599 * v337) - (v557 * v366)) + (v140 * v529)) + (v109 * v539);
    A[124] = (((1557.2443004858599 * v371) - (v557 * v385)) + (v140 * v530)) + (v109 * v540);
    A[126] = (v109 * v541) + ((v140 * v531) - ((1557.2443004858599 * v412) + (v429 * v557)));
    A[127] = (((1557.2443004858599 * v466) + (v476 * v557)) - (v140 * v532)) - (v109 * v542);
    A[128] = (v109 * v543) + ((v140 * v533) - ((1557.2443004858599 * v481) + (v486 * v557)));
    A[129] = (((v507 * v557) - (1557.2443004858599 * v496)) - (v140 * v534)) - (v109 * v544);
    A[130] = ((v517 * v557) - (v140 * v535)) - (v109 * v545);
    A[131] = (v109 * v546) + ((v140 * v536) - ((0.06228977201943439 * v55) + (v157 * v526)));
    const double v558 = v145 * v197;
    A[133] = ((v239 - (v558 * v321)) + (v1_cosine[2] * v547)) + (v77 * (v527 + v537));
    A[134] = ((v239 - (v558 * v333)) + (v1_cosine[2] * v548)) + (v77 * (v528 + v538));
    A[135] = (((v558 * v366) - v350) - (v1_cosine[2] * v549)) - (v77 * (v529 + v539));
    A[136] = (((v558 * v385) - v284) - (v1_cosine[2] * v550)) - (v77 * (v530 + v540));
    A[138] = ((v398 + (v429 * v558)) - (v1_cosine[2] * v551)) - (v77 * (v531 + v541));
    A[139] = ((v1_cosine[2] * v552) - (v441 + (v476 * v558))) + (v77 * (v532 + v542));
    A[140] = (((v486 * v558) - v441) - (v1_cosine[2] * v553)) - (v77 * (v533 + v543));
    A[141] = ((v1_cosine[2] * v554) - (v487 + (v507 * v558))) + (v77 * (v534 + v544));
    A[142] = ((v55 - (v517 * v558)) + (v1_cosine[2] * v555)) + (v77 * (v535 + v545));
    A[143] = ((v1_cosine[2] * v556) + (v145 * v526)) - (v77 * (v536 + v546));
    const double v559 = v172 + (v130 * v166);
    const double v560 = v559 * v197;
    B[38] = v560;
    B[48] = v560;
    const double v561 = (v525 + (v131 * v518)) - (v97 * v560);
    B[39] = v561;
    B[54] = v561;
    const double v562 = (v557 - (v140 * v518)) - (v109 * v560);
    const double v563 = -v562;
    B[40] = v563;
    B[60] = v563;
    const double v564 = v77 - (v1_cosine[2] * v97);
    const double v565 = v77 + (v1_cosine[2] * v131);
    const double v566 = (((v565 * v518) - v558) + (v1_cosine[2] * v525)) + (v564 * v560);
    const double v567 = -v566;
    B[41] = v567;
    B[66] = v567;
    B[43] = v144 + (v166 * v518);
    const double v568 = v130 * v144;
    const double v569 = v568 + (v559 * v518);
    B[44] = v569;
    B[49] = v569;
    const double v570 = ((v97 * v568) - (v131 * v144)) - (v166 * v561);
    const double v571 = -v570;
    B[45] = v571;
    B[55] = v571;
    const double v572 = ((v140 * v144) + (v109 * v568)) - (v166 * v562);
    B[46] = v572;
    B[61] = v572;
    const double v573 = ((v565 * v144) + (v564 * v568)) + (v166 * v566);
    const double v574 = -v573;
    B[47] = v574;
    B[67] = v574;
    B[50] = (v129 + (v559 * v524)) + (v130 * v569);
    const double v575 = (v130 * v570) + ((v97 * v129) - (v172 * v561));
    const double v576 = -v575;
    B[51] = v576;
    B[56] = v576;
    const double v577 = (v130 * v572) + ((v109 * v129) - (v172 * v562));
    B[52] = v577;
    B[62] = v577;
    const double v578 = ((v564 * v129) + (v172 * v566)) + (v130 * v573);
    const double v579 = -v578;
    B[53] = v579;
    B[68] = v579;
    B[57] = (v97 * v575) + (((v171 * v561) - v93) - (v131 * v570));
    const double v580 = -((v97 * v577) + ((v171 * v562) - (v131 * v572)));
    B[58] = v580;
    B[63] = v580;
    const double v581 = (((v1_cosine[2] * v93) - (v171 * v566)) - (v131 * v573)) + (v97 * v578);
    B[59] = v581;
    B[69] = v581;
    B[64] = ((1557.2443004858599 + (v157 * v562)) + (v140 * v572)) + (v109 * v577);
    const double v582 = ((v157 * v566) - (v140 * v573)) - (v109 * v578);
    B[65] = v582;
    B[70] = v582;
    B[71] = ((24999.999999999996 - (v145 * v566)) - (v1_cosine[2] * v581)) + (v77 * (v573 + v578));
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
    const double v152 = (v8_sine[0] * v69) + (v8_cosine[0] * v116);
    const double v153 = v139 * v139;
    const double v154 = v146 + v153;
    const double v155 = ((qd[5] * v144) + (v8_sine[0] * v110)) + (v8_cosine[0] * v120);
    const double v156 = v141 * v144;
    const double v157 = v155 + v156;
    const double v158 = v148 + v149;
    const double v159 = (((v98 * v157) - (v137 * v154)) + (v135 * v158)) + (v152 * v97);
    Y[52] = v159 + (v102 * v134);
    const double v160 = v142 - v140;
    Y[358] = v160;
    const double v161 = v145 + v153;
    const double v162 = v156 - v155;
    Y[356] = v162;
    const double v163 = (((v98 * v161) - (v135 * v160)) - (v137 * v162)) - (v138 * v134);
    Y[53] = v163 - (v152 * v136);
    const double v164 = v138 * v142;
    const double v165 = v102 * v149;
    Y[54] = (v152 * v155) - (v165 + v164);
    const double v166 = v153 - v145;
    Y[355] = v166;
    Y[55] = ((v152 * v143) - (v102 * v166)) + (v138 * v157);
    const double v167 = v153 - v146;
    Y[56] = ((v138 * v167) - (v102 * v162)) + (v152 * v150);
    const double v168 = v152 * v156;
    Y[57] = (v165 - v168) + (v138 * v140);
    const double v169 = v146 - v145;
    Y[58] = ((v152 * v169) - (v102 * v160)) - (v138 * v158);
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
    Y[112] = (((v211 * v154) - (v210 * v158)) - (v191 * v157)) - v215;
    const double v216 = (v212 * v134) + (v214 * v136);
    Y[113] = (((v210 * v160) - (v191 * v161)) + (v211 * v162)) - v216;
    const double v217 = v212 * v142;
    const double v218 = v196 * v149;
    const double v219 = (v218 - v217) + (v214 * v155);
    Y[114] = v219;
    Y[174] = v219;
    const double v220 = ((v214 * v143) + (v196 * v166)) + (v212 * v157);
    Y[115] = v220;
    Y[175] = v220;
    const double v221 = ((v214 * v150) + (v212 * v167)) + (v196 * v162);
    Y[116] = v221;
    Y[176] = v221;
    const double v222 = v214 * v156;
    const double v223 = -((v218 + v222) - (v212 * v140));
    Y[117] = v223;
    Y[177] = v223;
    const double v224 = ((v214 * v169) - (v212 * v158)) + (v196 * v160);
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
    Y[172] = -(v215 + (((v229 * v158) + (v230 * v154)) + (v227 * v157)));
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
    Y[234] = (v236 - v235) - (v234 * v155);
    Y[235] = ((v0_cosine[3] * v166) - (v234 * v143)) + (v233 * v157);
    Y[236] = ((v0_cosine[3] * v162) + (v233 * v167)) - (v234 * v150);
    const double v237 = v234 * v156;
    Y[237] = (v237 - v236) + (v233 * v140);
    Y[238] = ((v0_cosine[3] * v160) - (v234 * v169)) - (v233 * v158);
    Y[239] = (v235 - v237) + (v0_cosine[3] * v148);
    Y[281] = -v97;
    Y[282] = -v94;
    Y[285] = -v130;
    Y[287] = -v109;
    Y[291] = -(v8_cosine[0] * v97);
    Y[292] = v8_sine[0] * v97;
    Y[293] = -((v8_cosine[0] * v134) + (v8_sine[0] * v136));
    const double v238 = v8_cosine[0] * v142;
    Y[294] = (v8_sine[0] * v155) - v238;
    Y[295] = (v8_cosine[0] * v157) + (v8_sine[0] * v143);
    Y[296] = (v8_cosine[0] * v167) + (v8_sine[0] * v150);
    const double v239 = v8_sine[0] * v156;
    Y[297] = (v8_cosine[0] * v140) - v239;
    Y[298] = (v8_sine[0] * v169) - (v8_cosine[0] * v158);
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
    const double v177 = (v175 + (v1_sine[1] * ((v66 + ((2.0 * v1_cosine[1]) * v149)) + v176))) - (v153 * v171);
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
    const double v104 = v71 - tau[2];
    const double v105 = (3.5 * qd[2]) + (4.8 * ((double)mode[2]));
    const bool v106 = 0 == mode[2];
    const double v107 = v93 + v97;
    const double v108 = v107 * v102;
    const double v109 = tau[4] + v64;
    const double v110 = (0.17 * qd[4]) + (0.8 * ((double)mode[4]));
    const bool v111 = 0 == mode[4];
    const double v112 = v111 ? 0.0 : (v109 - v110);
    const double v113 = 0.0012435839999999998 * v1_cosine[2];
    const double v114 = 0.0006421600000000001 + v113;
    const double v115 = (v1_cosine[0] * v114) - (5.846399999999999e-05 * v1_sine[2]);
    const double v116 = v111 ? 0.0 : 1557.2443004858599;
    const double v117 = v116 * v115;
    const double v118 = 4e-05 * v95;
    const double v119 = v86 * v118;
    const double v120 = v119 + (((v89 * v108) - (v106 ? 0.0 : (-(v104 + v105)))) + (v117 * v112));
    const double v121 = v1_cosine[1] * v1_cosine[2];
    const double v122 = (v1_sine[1] * v61) - (v46 * v121);
    const double v123 = v1_cosine[2] * v90;
    const double v124 = (v123 * v10) + ((v122 * v42) + ((v90 * (v1_cosine[1] * v1_sine[2])) - v115));
    const double v125 = v116 * v124;
    const double v126 = v1_sine[2] * v1_cosine[0];
    const double v127 = v90 * v126;
    const double v128 = (v1_cosine[1] * v127) + ((v1_sine[1] * v123) + (v50 * v38));
    const double v129 = v1_sine[1] * v126;
    const double v130 = (-v67) - (0.0028799999999999997 * (v121 - v129));
    const double v131 = (v130 * v42) + v128;
    const double v132 = v99 - 0.00119216;
    const double v133 = v1_sine[0] * (0.0012921600000000003 + v132);
    const double v134 = v1_sine[0] * v133;
    const double v135 = 5.846399999999999e-05 * v126;
    const double v136 = ((2.0 * (v135 - v113)) - 0.3592922305) + v134;
    const double v137 = v131 + v136;
    const double v138 = v91 * v96;
    const double v139 = v138 + v137;
    const double v140 = v139 + ((v107 * v103) - (v115 * v125));
    const double v141 = 1.0 / ((!v106) ? (v138 + ((v136 + (v107 * v108)) + (v115 * v117))) : 1.0);
    const double v142 = v106 ? 0.0 : (-v141);
    const double v143 = v140 * v142;
    const double v144 = ((v89 * v103) - (v78 ? 0.0 : (-(v76 + v77)))) + (v143 * v120);
    const double v145 = v119 + (v144 - (v125 * v112));
    const double v146 = v135 - v100;
    const double v147 = 0.0004321439999999999 * v91;
    const double v148 = v126 * v92;
    const double v149 = ((v1_sine[1] * v148) - v127) - (v1_cosine[1] * (v146 - v147));
    const double v150 = (4e-05 * v129) - (v1_cosine[1] * v88);
    const double v151 = v87 * v150;
    const double v152 = v149 + (v88 * v151);
    const double v153 = ((0.15005 * v122) + (v114 * v24)) - (v1_sine[0] * (v123 + (5.846399999999999e-05 * v121)));
    const double v154 = v116 * v153;
    const double v155 = (v10 * v133) + ((0.15005 * v130) - (v91 * (5.846399999999999e-05 * v1_sine[1])));
    const double v156 = v155 - (v1_cosine[1] * (0.0047376000000000015 + v93));
    const double v157 = v150 * v118;
    const double v158 = v157 + ((v156 - (v115 * v154)) + (v108 * v152));
    const double v159 = (v1_sine[3] * (0.6903913435000001 + (0.0012435839999999998 * v91))) + ((0.023751 * v1_cosine[3]) - v156);
    const double v160 = v157 + ((((v124 * v154) - v159) + (v103 * v152)) + (v143 * v158));
    const double v161 = v139 + ((((v131 - 1.748114002) + (v98 * v103)) + (v140 * v143)) + (v124 * v125));
    const double v162 = v78 ? 0.0 : (-(1.0 / ((!v78) ? v161 : 1.0)));
    const double v163 = v162 * v160;
    const double v164 = (v38 * v44) + ((v1_cosine[1] * v79) - (0.15005 * v41));
    const double v165 = tau[0] + (v164 - (((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3])) * (v17 - v49)));
    const double v166 = ((v165 - (v10 * v60)) - (v24 * v65)) - ((v40 - v17) * (0.0047376000000000015 * v1_sine[1]));
    const double v167 = ((v43 * (2.0 * v74)) + v166) - ((2.0 * v19) * (v70 - v68));
    const double v168 = v167 + ((v47 - v50) * ((v1_sine[0] * v28) + (v46 * v34)));
    const double v169 = (4.9 * qd[0]) + (6.0 * ((double)mode[0]));
    const bool v170 = 0 == mode[0];
    const double v171 = (((v170 ? 0.0 : (v168 - v169)) - (v112 * v154)) + (v86 * v151)) + (v145 * v163);
    const double v172 = v142 * v158;
    const double v173 = v102 * v152;
    const double v174 = v135 + v146;
    const double v175 = (3.153542285625 + (((2.0 * (v147 - v128)) - (v1_sine[3] * v73)) - v174)) - (v153 * v154);
    const double v176 = (((v175 - (v150 * v151)) - (v160 * v163)) - (v158 * v172)) - (v152 * v173);
    const double v177 = (v1_sine[1] * (v134 + (v174 + ((0.0024871679999999997 * v1_cosine[2]) - v132)))) + (v69 - (0.00011692799999999998 * v121));
    const double v178 = 1.0 / ((!v170) ? (v176 + (v1_sine[1] * (((2.0 * v1_cosine[1]) * v148) + v177))) : 1.0);
    const double v179 = (v170 ? 0.0 : v178) * ((v171 + (v120 * v172)) + (v89 * v173));
    const double v180 = (v162 * v145) + (v163 * v179);
    const double v181 = ((v142 * v120) + (v143 * v180)) + (v172 * v179);
    const double v182 = v111 ? 0.0 : ((((v116 * v112) - (v154 * v179)) - (v125 * v180)) + (v117 * v181));
    qdd[4] = v182;
    const double v183 = (((v102 * v89) + (v103 * v180)) + (v108 * v181)) + (v173 * v179);
    const double v184 = ((v151 * v179) + (v87 * (v86 + (v88 * v183)))) + (v118 * (v180 + v181));
    const double v185 = v85 ? 0.0 : v184;
    qdd[5] = v185;
    const double v186 = v82 ? 0.0 : (-v183);
    qdd[3] = v186;
    const double v187 = v106 ? 0.0 : (-v181);
    qdd[2] = v187;
    const double v188 = (((v150 * v185) - (v149 * v186)) - (v156 * v187)) - (v153 * v182);
    const double v189 = v78 ? 0.0 : (-v180);
    qdd[1] = v189;
    f[0] = v170 ? (v168 + (v188 + (v159 * v189))) : v169;
    const double v190 = v170 ? 0.0 : v179;
    qdd[0] = v190;
    const double v191 = ((((v137 * v187) - (v94 * v186)) + (v124 * v182)) + (v159 * v190)) - v76;
    const double v192 = 4e-05 * v91;
    const double v193 = v192 * v185;
    f[1] = v78 ? (v191 - v193) : v77;
    const double v194 = ((((v93 * v186) - (v115 * v182)) - (v156 * v190)) + (v137 * v189)) - v104;
    f[2] = v106 ? (v194 - v193) : v105;
    const double v195 = (v80 + (((v93 * v187) - (v149 * v190)) - (v94 * v189))) - (v88 * v185);
    f[3] = v82 ? v195 : v81;
    f[4] = v111 ? (v109 + (((v124 * v189) - (v115 * v187)) - (v153 * v190))) : v110;
    f[5] = v85 ? (((v83 + (v150 * v190)) - (v88 * v186)) - (v192 * (v187 + v189))) : v84;
    const double v196 = fabs(v189) + (fabs(v190) + (fabs(v185) + fabs(v186)));
    const double v197 = fabs(v76) + (fabs(v168) + (fabs(v83) + fabs(v104)));
    const bool v198 = (fabs(v109) + (fabs(v80) + v197)) < 1e+38;
    const double v199 = (v198 && ((fabs(v182) + (fabs(v187) + v196)) < 1e+38)) ? 0.0 : 6.0;
    const double v200 = fabs(q[1]) + (fabs(q[0]) + (fabs(q[4]) + fabs(q[3])));
    const double v201 = fabs(qd[2]) + (fabs(qd[0]) + (fabs(qd[5]) + fabs(qd[1])));
    const bool v202 = (fabs(qd[4]) + (fabs(qd[3]) + v201)) < 1e+38;
    *status = (v202 && ((fabs(q[5]) + (fabs(q[2]) + v200)) < 1e+38)) ? v199 : 6.0;
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
