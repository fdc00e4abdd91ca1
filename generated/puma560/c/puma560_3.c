/* puma560, emitted by symgen 0.1.0 */
#include "puma560.h"

#include <math.h>

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double puma560_alone(const double *number)
{
    return *(const volatile double *)number;
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define PUMA560_INLINE static inline __attribute__((always_inline))
#define PUMA560_APART __attribute__((noinline, cold))
typedef double puma560_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long puma560_bits __attribute__((vector_size(4 * sizeof(double))));
typedef puma560_lane puma560_four;
typedef puma560_bits puma560_four_bits;
#else
#define PUMA560_INLINE static inline
#define PUMA560_APART
typedef double puma560_lane;
typedef unsigned long long puma560_bits;
typedef double puma560_four[4];
typedef unsigned long long puma560_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
PUMA560_INLINE void puma560_sincos_pair(const puma560_lane *angle, puma560_lane *sine, puma560_lane *cosine, puma560_bits *beyond)
{
    const puma560_lane x = *angle;
    union { puma560_lane number; puma560_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_lane n = k.number - 6755399441186816.0;
    const puma560_lane w = x - (n * 1.5707963267923333);
    const puma560_lane r = w - (n * 2.5633441515839558e-12);
    const puma560_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const puma560_lane z = r * r;
    const puma560_lane rz = r * z;

    const puma560_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const puma560_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const puma560_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const puma560_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static PUMA560_APART void puma560_sincos_beyond(const puma560_four *angle, puma560_four *sine, puma560_four *cosine)
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
PUMA560_INLINE void puma560_sincos(const puma560_four *angle, puma560_four *sine, puma560_four *cosine)
{
    puma560_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    puma560_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        puma560_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        puma560_sincos_beyond(angle, sine, cosine);
    }
}

#if !defined(PUMA560_VECTOR)
static inline void puma560_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PUMA560_VECTOR)
static inline void puma560_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void puma560_linearize(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], double A[restrict 144], double B[restrict 72])
{
    (void)prepared;
    const double v0 = puma560_alone(&q[1]) + puma560_alone(&q[2]);
    const puma560_four v1_angle = {puma560_alone(&q[4]), puma560_alone(&q[3]), v0, puma560_alone(&q[1])};
    puma560_four v1_sine;
    puma560_four v1_cosine;
    puma560_sincos(&v1_angle, &v1_sine, &v1_cosine);
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
    const double v9 = 3.9999999999999996e-05 * v1_cosine[0];
    const double v10 = v1_sine[0] * v1_sine[0];
    const double v11 = 0.00020216000000000006 * v10;
    const double v12 = 0.0016399999999999997 + v11;
    const double v13 = 1.0 / (v12 - (v1_cosine[0] * v9));
    const double v14 = v1_sine[1] * v1_sine[0];
    const double v15 = 3.9999999999999996e-05 * v14;
    const double v16 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[0]);
    const double v17 = (v14 * v16) + (v1_cosine[0] * v15);
    const double v18 = v17 * v13;
    const double v19 = (v1_sine[3] * v1_cosine[2]) - (v1_cosine[3] * v1_sine[2]);
    const double v20 = 0.0012435839999999998 * v14;
    const double v21 = v17 + (v20 * v19);
    const double v22 = v1_cosine[0] * v1_cosine[2];
    const double v23 = 0.0028799999999999997 * v1_cosine[1];
    const double v24 = 0.0028799999999999997 * v1_sine[0];
    const double v25 = v1_sine[2] * v24;
    const double v26 = v25 - (v23 * v22);
    const double v27 = 0.4318 * v1_sine[3];
    const double v28 = v1_cosine[1] * v1_sine[2];
    const double v29 = (v1_sine[0] * v1_cosine[2]) + (v1_cosine[0] * v28);
    const double v30 = 0.0012435839999999998 * v1_cosine[3];
    const double v31 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[0]);
    const double v32 = 5.846399999999999e-05 * v1_sine[0];
    const double v33 = v32 - (v1_cosine[1] * v31);
    const double v34 = (v33 + (v30 * v29)) + (v27 * v26);
    const double v35 = 1557.2443004858599 * v33;
    const double v36 = v1_cosine[0] * v1_sine[2];
    const double v37 = v1_sine[0] * v1_cosine[1];
    const double v38 = v37 * v1_cosine[2];
    const double v39 = (0.025374999999999998 * v1_cosine[2]) - (0.8913300000000002 * v1_sine[2]);
    const double v40 = 0.4318 * v1_cosine[3];
    const double v41 = v40 * v39;
    const double v42 = (v30 * (v38 + v36)) - v41;
    const double v43 = (0.025374999999999998 * v1_sine[2]) + (0.8913300000000002 * v1_cosine[2]);
    const double v44 = v1_sine[0] * v1_sine[2];
    const double v45 = (v43 + (0.0028799999999999997 * v22)) - (v23 * v44);
    const double v46 = (v27 * v45) - v42;
    const double v47 = 5.846399999999999e-05 * v37;
    const double v48 = v11 - 0.00119216;
    const double v49 = v1_sine[1] * (0.0012921600000000003 + v48);
    const double v50 = (v1_sine[1] * v49) + (((2.0 * v47) - ((0.0024871679999999997 * v1_cosine[0]) + 0.3592922305)) + (v14 * v15));
    const double v51 = v50 - v46;
    const double v52 = (v51 + (v35 * v34)) + (v21 * v18);
    const double v53 = 1.0 / ((v50 + (v33 * v35)) + (v17 * v18));
    const double v54 = v52 * v53;
    const double v55 = v21 * v13;
    const double v56 = 1557.2443004858599 * v34;
    const double v57 = ((((1.748114002 - (v34 * v56)) + v46) - v51) - (v21 * v55)) + (v52 * v54);
    const double v58 = 1.0 / v57;
    const double v59 = v1_sine[1] * v1_cosine[0];
    const double v60 = v1_sine[1] * v1_sine[2];
    const double v61 = ((((5.846399999999999e-05 * v1_sine[1]) * v22) + (v30 * v59)) - (v31 * v60)) - (0.15005 * v26);
    const double v62 = v1_cosine[2] * v14;
    const double v63 = 0.0047376000000000015 * v1_cosine[2];
    const double v64 = ((v63 + (v16 * v62)) + (0.15005 * v45)) - (v28 * v49);
    const double v65 = v1_sine[0] * v28;
    const double v66 = (3.9999999999999996e-05 * v65) - (v1_cosine[2] * v9);
    const double v67 = v64 + (v14 * ((5.846399999999999e-05 * v1_sine[2]) - v66));
    const double v68 = v1_sine[2] * v16;
    const double v69 = v47 - v12;
    const double v70 = ((v1_cosine[0] * v66) + ((0.0004321439999999999 * v62) - (v37 * (v30 - v68)))) - (v1_cosine[2] * v69);
    const double v71 = (v70 * v18) - (v67 + (v35 * v61));
    const double v72 = v70 * v13;
    const double v73 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    const double v74 = (((v73 + (v1_sine[3] * v20)) + (v61 * v56)) + v67) - (v21 * v72);
    const double v75 = v74 + (v71 * v54);
    const double v76 = v75 * v58;
    const double v77 = qd[0] * v1_cosine[2];
    const double v78 = v1_cosine[1] * v77;
    const double v79 = qd[2] + qd[1];
    const double v80 = 2.0 * v79;
    const double v81 = v1_sine[1] * v77;
    const double v82 = qd[0] * v1_sine[2];
    const double v83 = v79 * v1_cosine[1];
    const double v84 = (v1_sine[1] * v82) + v83;
    const double v85 = qd[3] + v77;
    const double v86 = v84 * v85;
    const double v87 = (2.0 * v86) - ((v82 * v81) + (v80 * v78));
    const double v88 = v79 * v1_sine[1];
    const double v89 = (v1_cosine[1] * v82) - v88;
    const double v90 = v84 * v89;
    const double v91 = v79 * v82;
    const double v92 = v91 - v90;
    const double v93 = (v1_sine[0] * v92) + (v1_cosine[0] * v87);
    const double v94 = (v1_sine[0] * v89) - (v1_cosine[0] * v85);
    const double v95 = qd[4] + v84;
    const double v96 = v95 * v94;
    const double v97 = v93 + (2.0 * v96);
    const double v98 = 0.0028799999999999997 * v1_sine[1];
    const double v99 = (v1_sine[0] * v85) + (v1_cosine[0] * v89);
    const double v100 = 0.0028799999999999997 * v99;
    const double v101 = (v95 * (0.0028799999999999997 * v95)) + (v99 * v100);
    const double v102 = v1_sine[0] * v101;
    const double v103 = v94 * v100;
    const double v104 = v85 * v89;
    const double v105 = v82 * v77;
    const double v106 = ((v1_cosine[1] * v105) - v104) - (v80 * v81);
    const double v107 = v103 - (0.0028799999999999997 * v106);
    const double v108 = (v1_cosine[0] * v107) - v102;
    const double v109 = (v1_cosine[1] * v108) + (v98 * v97);
    const double v110 = v1_cosine[0] * v101;
    const double v111 = v110 + (v1_sine[0] * v107);
    const double v112 = v95 * v99;
    const double v113 = (v1_sine[0] * v87) - ((v1_cosine[0] * v92) + v112);
    const double v114 = tau[5] - (3.9999999999999996e-05 * v113);
    const double v115 = qd[1] * qd[1];
    const double v116 = (v115 * v27) - 9.81;
    const double v117 = v40 * v43;
    const double v118 = qd[0] * qd[0];
    const double v119 = v115 + v118;
    const double v120 = v79 * v79;
    const double v121 = v120 + v118;
    const double v122 = v120 - v121;
    const double v123 = (0.022546398 * v1_cosine[2]) - (0.3244698455 * v1_sine[2]);
    const double v124 = v1_cosine[2] * v123;
    const double v125 = v124 - 0.011273199;
    const double v126 = (((v119 * v117) - (v116 * v39)) - (v122 * v125)) + (v14 * v114);
    const double v127 = 3.9999999999999996e-05 * qd[5];
    const double v128 = v99 * (v127 + (0.00020216000000000006 * v94));
    const double v129 = v77 * v77;
    const double v130 = 0.0203 * (v120 + v129);
    const double v131 = v1_cosine[2] * v40;
    const double v132 = (((v119 * v131) + (v1_sine[2] * v116)) - (0.4318 * v105)) + v130;
    const double v133 = v1_cosine[0] * v23;
    const double v134 = v1_cosine[2] * v24;
    const double v135 = 0.8636 * qd[1];
    const double v136 = v135 * v1_sine[3];
    const double v137 = (qd[0] * v136) - (0.15005 * v118);
    const double v138 = 0.8636 * v79;
    const double v139 = ((v138 * v77) + v137) + (0.0406 * v91);
    const double v140 = v1_cosine[0] * v98;
    const double v141 = ((((v119 * v30) * v44) - (v116 * v134)) + (v32 * v105)) - (v140 * v139);
    const double v142 = v82 * v82;
    const double v143 = 0.4318 * (v120 + v142);
    const double v144 = ((v141 - (v24 * v143)) + (0.0006421600000000001 * v106)) - ((v133 * v132) + v128);
    const double v145 = (0.0006500000000000002 * (v104 - v106)) - v144;
    const double v146 = v127 * v95;
    const double v147 = ((((v23 * v139) - v146) - (v98 * v132)) - (1.9999999999999998e-05 * v93)) - (0.0004221600000000001 * v97);
    const double v148 = 0.00020000000000000004 * v112;
    const double v149 = v148 - (0.00024000000000000003 * v113);
    const double v150 = ((v1_sine[0] * v149) - (0.00075 * v87)) + (v1_cosine[0] * v147);
    const double v151 = (((v126 - (0.0203 * v111)) + (v1_cosine[1] * v145)) + (0.4318 * v109)) - (v1_sine[1] * v150);
    const double v152 = v1_sine[2] * v40;
    const double v153 = tau[4] + v144;
    const double v154 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const double v155 = v1_cosine[3] * v154;
    const double v156 = v155 - 0.0070992;
    const double v157 = v115 - v119;
    const double v158 = ((v157 * v156) + (((1.024164 * v1_sine[3]) + tau[1]) - (37.2347379 * v1_cosine[3]))) + (v120 * v117);
    const double v159 = ((v121 * v39) - (v1_sine[2] * v111)) + (v1_cosine[2] * v109);
    const double v160 = (((v158 + (v131 * v111)) + (v56 * v153)) + (v152 * v109)) - (v27 * v159);
    const double v161 = 9.999999999999983e-05 * v90;
    const double v162 = ((v161 - (0.0013999999999999998 * v91)) + (v1_sine[0] * v147)) - (v1_cosine[0] * v149);
    const double v163 = (tau[3] - (v1_cosine[0] * v114)) - v162;
    const double v164 = ((tau[2] + (v35 * v153)) + (v18 * v163)) - v151;
    const double v165 = ((v160 + (v55 * v163)) - v151) - (v54 * v164);
    const double v166 = 25000.0 * v66;
    const double v167 = (v40 + (0.0203 * v1_cosine[2])) - (0.4318 * v1_sine[2]);
    const double v168 = v23 * v167;
    const double v169 = (0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]);
    const double v170 = v118 - v119;
    const double v171 = v118 - v121;
    const double v172 = 0.0047376000000000015 * v1_sine[2];
    const double v173 = 2.0 * qd[0];
    const double v174 = v173 * v156;
    const double v175 = (((tau[0] - (v170 * v169)) + (v171 * v172)) + (v137 * v39)) + (qd[1] * v174);
    const double v176 = v125 + v117;
    const double v177 = v79 * v173;
    const double v178 = v1_sine[1] * v167;
    const double v179 = (((v175 + (v177 * v176)) - (v168 * v97)) + (v166 * v114)) + (v178 * v108);
    const double v180 = 1557.2443004858599 * v61;
    const double v181 = ((v179 - (v60 * v145)) + (v180 * v153)) - (v1_cosine[2] * v162);
    const double v182 = v71 * v53;
    const double v183 = (v181 + (((0.15005 * v159) - (v28 * v150)) - (v72 * v163))) + (v182 * v164);
    const double v184 = v47 + v69;
    const double v185 = v1_sine[3] * v154;
    const double v186 = v1_sine[2] * v123;
    const double v187 = (((3.153542285625 + (0.0008642879999999998 * v14)) - v185) - v186) - (v66 * v166);
    const double v188 = (v1_sine[2] * (v48 - v184)) + (((0.00011692799999999998 * v22) - (0.0024871679999999997 * v36)) - (v60 * v49));
    const double v189 = (v187 - (2.0 * (v42 - (v38 * v68)))) - (v1_sine[2] * v188);
    const double v190 = ((v189 - ((v61 * v180) + v184)) - (v70 * v72)) + (v71 * v182);
    const double v191 = 1.0 / (v190 - (v75 * v76));
    B[36] = v191;
    const double v192 = (v183 + (v165 * v76)) * v191;
    const double v193 = (v165 * v58) + (v76 * v192);
    const double v194 = v27 * v193;
    const double v195 = ((0.15005 * v192) - (v119 * v40)) - v194;
    const double v196 = (v194 + (v115 * v40)) + v195;
    const double v197 = v40 * v193;
    const double v198 = v197 - v116;
    const double v199 = ((v119 * v27) - v197) + v198;
    const double v200 = v142 - v129;
    const double v201 = (0.4318 * v200) - (0.0406 * v105);
    const double v202 = ((v1_cosine[2] * v199) - v201) - (v1_sine[2] * v196);
    const double v203 = (v1_cosine[2] * v192) - v91;
    const double v204 = v91 - v203;
    const double v205 = 2.0 * v84;
    const double v206 = 2.0 * v85;
    const double v207 = (((v81 * v206) + (v1_sine[1] * v200)) - (v82 * v205)) + (v1_cosine[1] * v204);
    const double v208 = v1_sine[2] * v192;
    const double v209 = v79 * v77;
    const double v210 = v209 + v208;
    const double v211 = (v81 * v89) + (v84 * v78);
    const double v212 = v210 - v211;
    const double v213 = (v1_sine[0] * v212) + (v1_cosine[0] * v207);
    const double v214 = 2.0 * v95;
    const double v215 = (v37 * v77) + (v1_cosine[0] * v82);
    const double v216 = 2.0 * v94;
    const double v217 = v213 + ((v215 * v214) + (v81 * v216));
    const double v218 = ((v127 * v81) + (1.9999999999999998e-05 * v213)) + (0.0004221600000000001 * v217);
    const double v219 = v209 + v210;
    const double v220 = (0.4318 * v204) - (0.0203 * v219);
    const double v221 = v27 * v192;
    const double v222 = v135 * v1_cosine[3];
    const double v223 = v221 + (qd[0] * v222);
    const double v224 = v223 - v220;
    const double v225 = ((v23 * v224) - v218) + (v98 * v202);
    const double v226 = (v1_sine[0] * v82) - (v1_cosine[0] * v78);
    const double v227 = (v81 * v99) - (v95 * v226);
    const double v228 = ((v1_sine[0] * v207) - v227) - (v1_cosine[0] * v212);
    const double v229 = (0.00024000000000000003 * v228) - (0.00020000000000000004 * v227);
    const double v230 = (v1_sine[0] * v229) + (0.00075 * v207);
    const double v231 = (v1_cosine[0] * v225) - v230;
    const double v232 = (0.3244698455 * v1_cosine[2]) + (0.022546398 * v1_sine[2]);
    const double v233 = v186 + (v1_cosine[2] * v232);
    const double v234 = (v82 * v89) - (v85 * v78);
    const double v235 = ((v1_cosine[1] * v200) - v234) - (v1_sine[1] * v204);
    const double v236 = (v226 * v94) - (v215 * v99);
    const double v237 = 0.0028799999999999997 * (v236 - v235);
    const double v238 = 0.0057599999999999995 * v99;
    const double v239 = 0.0057599999999999995 * v95;
    const double v240 = (v81 * v239) - (v226 * v238);
    const double v241 = (v1_sine[0] * v237) - (v1_cosine[0] * v240);
    const double v242 = ((v15 * v228) - ((v122 * v233) + (v172 * v192))) - (0.0203 * v241);
    const double v243 = (v1_sine[0] * v240) + (v1_cosine[0] * v237);
    const double v244 = (v1_cosine[1] * v243) - (v98 * v217);
    const double v245 = (0.4318 * v244) + v242;
    const double v246 = ((v127 * v226) - (v24 * ((0.8636 * v105) + (0.0203 * v200)))) + (0.00020216000000000006 * v236);
    const double v247 = v246 - (0.0006421600000000001 * v235);
    const double v248 = ((v140 * v224) + (((v134 * v196) - v247) + (v25 * v199))) - (v133 * v202);
    const double v249 = 0.0006500000000000002 * (v234 - v235);
    const double v250 = v248 - v249;
    const double v251 = ((v1_cosine[1] * v250) - ((v43 * v199) + (v39 * v196))) - ((v1_sine[1] * v231) + v245);
    const double v252 = (v1_cosine[0] * v229) + ((9.999999999999983e-05 * v211) - (0.0013999999999999998 * v210));
    const double v253 = v252 + (v1_sine[0] * v225);
    const double v254 = v9 * v228;
    const double v255 = v254 - v253;
    const double v256 = ((v18 * v255) - (v35 * v248)) - v251;
    const double v257 = ((v53 * v164) - (v182 * v192)) + (v54 * v193);
    const double v258 = (((v13 * v163) - (v72 * v192)) + (v55 * v193)) - (v18 * v257);
    const double v259 = v203 + v258;
    const double v260 = v90 + v259;
    const double v261 = v193 - v257;
    const double v262 = v105 - v261;
    const double v263 = ((v1_cosine[1] * v219) - v86) + (v1_sine[1] * v262);
    const double v264 = v86 - v263;
    const double v265 = (v1_sine[0] * v260) - (v1_cosine[0] * v264);
    const double v266 = v96 - v265;
    const double v267 = v96 + v266;
    const double v268 = (v1_cosine[1] * v262) - ((v1_sine[1] * v219) + v104);
    const double v269 = ((((1557.2443004858599 * v153) + (v180 * v192)) + (v56 * v193)) - (v35 * v257)) - v268;
    const double v270 = v103 + (0.0028799999999999997 * v269);
    const double v271 = (v1_cosine[0] * v270) - v102;
    const double v272 = (v1_cosine[1] * v271) + (v98 * v267);
    const double v273 = v110 + (v1_sine[0] * v270);
    const double v274 = (v131 * v272) + ((v117 * v261) - (v152 * v273));
    const double v275 = ((v1_cosine[2] * v273) - (v39 * v261)) + (v1_sine[2] * v272);
    const double v276 = (1.601861202 * v1_cosine[3]) - (0.0141984 * v1_sine[3]);
    const double v277 = (v1_cosine[3] * v276) - v185;
    const double v278 = (((37.2347379 * v1_sine[3]) + (1.024164 * v1_cosine[3])) - (v121 * v41)) + (v157 * v277);
    const double v279 = v27 * v43;
    const double v280 = (((v278 - (v120 * v279)) + (v169 * v192)) - (v56 * v248)) - (v27 * v275);
    const double v281 = v275 + (((v121 * v43) - (v1_sine[2] * v241)) + (v1_cosine[2] * v244));
    const double v282 = (v274 + (((v120 * v41) - (v131 * v241)) - (v152 * v244))) + (v27 * v281);
    const double v283 = (v282 + (v280 + ((v55 * v255) - v274))) - ((v54 * v256) + v251);
    const double v284 = (v1_cosine[2] * v195) + (v1_sine[2] * v198);
    const double v285 = v284 + ((0.4318 * v262) - v130);
    const double v286 = (v40 * v192) - v137;
    const double v287 = (0.4318 * v219) + ((0.0203 * v204) - v286);
    const double v288 = (v1_cosine[1] * v287) + (v1_sine[1] * v285);
    const double v289 = (((0.0028799999999999997 * v288) - v146) + (1.9999999999999998e-05 * v265)) - (0.0004221600000000001 * v267);
    const double v290 = (v1_sine[0] * v264) + (v1_cosine[0] * v260);
    const double v291 = v112 - v290;
    const double v292 = (((v148 - v114) - (v66 * v192)) + (v9 * v258)) + (v15 * v261);
    const double v293 = v292 + (0.00024000000000000003 * v291);
    const double v294 = (v1_sine[0] * v293) + (v1_cosine[0] * v289);
    const double v295 = (0.00075 * v264) - v294;
    const double v296 = (v1_cosine[2] * v198) - (v1_sine[2] * v195);
    const double v297 = v296 + ((0.0203 * (v105 + v261)) - v143);
    const double v298 = v104 - v268;
    const double v299 = (v1_cosine[1] * v285) - (v1_sine[1] * v287);
    const double v300 = 0.0028799999999999997 * v1_cosine[0];
    const double v301 = ((((v24 * v297) - v128) - (0.0006421600000000001 * v269)) - (0.0006500000000000002 * v298)) + (v300 * v299);
    const double v302 = (v1_cosine[1] * v295) + (v1_sine[1] * v301);
    const double v303 = (v1_sine[1] * v271) - (v23 * v267);
    const double v304 = (v1_sine[0] * v289) - (v1_cosine[0] * v293);
    const double v305 = v1_sine[2] * (((v161 + (0.0013999999999999998 * v259)) - (0.0203 * v303)) + v304);
    const double v306 = ((v171 * v63) + (v177 * (v41 - v233))) + ((v124 + v117) * v192);
    const double v307 = ((((v43 * v286) + v306) - (v232 * v208)) - (v172 * v261)) - (v66 * v228);
    const double v308 = (v305 + (v307 - (v167 * ((v1_sine[1] * v243) + (v23 * v217))))) - (0.15005 * v281);
    const double v309 = v308 - (v1_cosine[2] * ((0.4318 * v303) - v302));
    const double v310 = ((v170 * v73) + ((qd[1] * v173) * v277)) - (v177 * v279);
    const double v311 = (v310 + ((v155 + (v1_sine[3] * v276)) * v192)) + (v169 * v193);
    const double v312 = ((v311 + (v39 * (v221 + v223))) - (v180 * v248)) - (v60 * v250);
    const double v313 = (((v312 - (v1_cosine[2] * v253)) - (v28 * v231)) - (v27 * v303)) - (v72 * v255);
    const double v314 = (v309 + (v76 * v283)) + (v313 + (v182 * v256));
    A[73] = v191 * v314;
    const double v315 = v201 - v296;
    const double v316 = v218 + ((v23 * v220) + (v98 * v315));
    const double v317 = v230 + (v1_cosine[0] * v316);
    const double v318 = ((v24 * v284) - ((v140 * v220) + v247)) + (v133 * v315);
    const double v319 = v249 - v318;
    const double v320 = (v245 - (v1_sine[1] * v317)) + ((v1_cosine[1] * v319) + ((v43 * v198) + (v39 * v195)));
    const double v321 = (v1_sine[0] * v316) - v252;
    const double v322 = v254 + v321;
    const double v323 = v320 + ((v18 * v322) - (v35 * v318));
    const double v324 = ((v54 * v323) + (((v56 * v318) - (v55 * v322)) - v320)) - v282;
    const double v325 = ((v1_cosine[2] * v321) + ((v60 * v319) - (v180 * v318))) + (v28 * v317);
    const double v326 = v309 + (((v325 - (v72 * v322)) + (v182 * v323)) - (v76 * v324));
    A[74] = v191 * v326;
    const double v327 = (v89 * v89) - (v84 * v84);
    const double v328 = (v1_sine[0] * v327) - (v1_cosine[0] * v298);
    const double v329 = v1_sine[0] * v95;
    const double v330 = ((v89 * v216) - (v205 * v329)) - v328;
    const double v331 = (((0.0028799999999999997 * v299) - (v127 * v89)) + (1.9999999999999998e-05 * v328)) - (0.0004221600000000001 * v330);
    const double v332 = v1_cosine[0] * v84;
    const double v333 = (v89 * v99) - (v95 * v332);
    const double v334 = (v1_sine[0] * v298) + ((v1_cosine[0] * v327) - v333);
    const double v335 = (0.00024000000000000003 * v334) - (0.00020000000000000004 * v333);
    const double v336 = ((v1_sine[0] * v335) + (0.00075 * v298)) - (v1_cosine[0] * v331);
    const double v337 = v1_sine[0] * v99;
    const double v338 = (v332 * v94) + (v84 * v337);
    const double v339 = 0.0028799999999999997 * (v263 - v338);
    const double v340 = (v89 * v239) - (v332 * v238);
    const double v341 = (v1_sine[0] * v339) + (v1_cosine[0] * v340);
    const double v342 = qd[5] * v9;
    const double v343 = (((0.00020216000000000006 * v338) + (v342 * v84)) - (0.0006421600000000001 * v263)) - (v300 * v288);
    const double v344 = v343 + (0.0006500000000000002 * v264);
    const double v345 = ((v1_cosine[1] * v344) + ((v15 * v334) + (0.0203 * v341))) - (v1_sine[1] * v336);
    const double v346 = (v1_sine[0] * v340) - (v1_cosine[0] * v339);
    const double v347 = (v303 + (v1_cosine[1] * v346)) - (v98 * v330);
    const double v348 = (v345 + (0.4318 * v347)) - v302;
    const double v349 = (v1_sine[0] * v331) + ((v1_cosine[0] * v335) + (9.999999999999983e-05 * v327));
    const double v350 = (v9 * v334) - v349;
    const double v351 = v348 + ((v18 * v350) + (v35 * v343));
    const double v352 = (((v56 * v343) + (v131 * v341)) + (v55 * v350)) - (v152 * v347);
    const double v353 = (v1_cosine[2] * v347) + (v1_sine[2] * v341);
    const double v354 = (v348 + (v27 * v353)) + (v352 - (v54 * v351));
    const double v355 = (((v66 * v334) - (v180 * v343)) + (v178 * v346)) + (v168 * v330);
    const double v356 = ((v1_cosine[2] * v349) + (v355 - (v167 * v272))) + (v72 * v350);
    const double v357 = (v356 - (v28 * (v301 + v336))) + (0.15005 * v353);
    const double v358 = (v357 + ((v60 * (v295 - v344)) - (v182 * v351))) - (v76 * v354);
    A[75] = -(v191 * v358);
    const double v359 = (3.9999999999999996e-05 * v266) + (0.00020000000000000004 * v267);
    const double v360 = v112 + v291;
    const double v361 = (1.9999999999999998e-05 * v290) - (0.0004221600000000001 * v360);
    const double v362 = (v304 + (v1_sine[0] * v359)) - (v1_cosine[0] * v361);
    const double v363 = (v94 * v238) - v270;
    const double v364 = (v94 * v94) - (v99 * v99);
    const double v365 = (v1_sine[0] * v363) - (v110 + (v300 * v364));
    const double v366 = (v1_cosine[1] * v365) + (v98 * v360);
    const double v367 = (((0.00020216000000000006 * v364) + (v127 * v94)) + (v300 * v297)) - (v24 * v299);
    const double v368 = (v102 + (v24 * v364)) + (v1_cosine[0] * v363);
    const double v369 = (((v1_cosine[1] * v367) + (v15 * v266)) - (0.0203 * v368)) - (0.4318 * v366);
    const double v370 = v369 - (v1_sine[1] * v362);
    const double v371 = (v294 + (v1_sine[0] * v361)) + (v1_cosine[0] * v359);
    const double v372 = (v9 * v266) - v371;
    const double v373 = (v1_cosine[2] * v366) + (v1_sine[2] * v368);
    const double v374 = (v27 * v373) + (((v131 * v368) - (v56 * v367)) - (v152 * v366));
    const double v375 = v370 + ((v18 * v372) + (v35 * v367));
    const double v376 = ((v374 - (v55 * v372)) - v370) + (v54 * v375);
    const double v377 = (((v66 * v266) - ((v60 + v180) * v367)) - (v178 * v365)) + (v168 * v360);
    const double v378 = (((v1_cosine[2] * v371) + (v377 - (0.15005 * v373))) - (v28 * v362)) + (v72 * v372);
    const double v379 = (v378 - (v182 * v375)) + (v76 * v376);
    A[76] = -(v191 * v379);
    const double v380 = 2.0 * v77;
    const double v381 = v80 * v1_cosine[2];
    const double v382 = ((v1_cosine[1] * v381) - (v1_cosine[2] * v205)) - (v60 * (v206 - v380));
    const double v383 = (v28 * v84) + (v60 * v89);
    const double v384 = v79 * v1_sine[2];
    const double v385 = v383 - v384;
    const double v386 = (v1_sine[0] * v385) + (v1_cosine[0] * v382);
    const double v387 = v65 - v22;
    const double v388 = ((v387 * v214) + (v60 * v216)) - v386;
    const double v389 = (v29 * v94) + (v387 * v99);
    const double v390 = (v28 * v85) + (v1_cosine[2] * v89);
    const double v391 = ((v1_sine[1] * v381) - (v28 * v380)) + v390;
    const double v392 = 0.0028799999999999997 * (v389 + v391);
    const double v393 = (v60 * v239) + (v29 * v238);
    const double v394 = (v1_sine[0] * v393) - (v1_cosine[0] * v392);
    const double v395 = (v1_cosine[1] * v394) - (v98 * v388);
    const double v396 = 0.0024871679999999997 * v1_sine[0];
    const double v397 = v1_sine[2] - v1_cosine[3];
    const double v398 = ((v127 * v29) - (v44 * (0.00011692799999999998 * v77))) + (v397 * (v396 * v82));
    const double v399 = (0.3001 * qd[0]) - v136;
    const double v400 = (0.0406 * v384) + ((v138 * v1_cosine[2]) - v399);
    const double v401 = 0.8636 * v77;
    const double v402 = (v77 * (0.0406 * v1_cosine[2])) - (v397 * v401);
    const double v403 = ((v398 + (v140 * v400)) + (0.00020216000000000006 * v389)) + ((0.0006421600000000001 * v391) + (v133 * v402));
    const double v404 = v403 + (0.0006500000000000002 * (v390 + v391));
    const double v405 = v60 * v99;
    const double v406 = v405 + (v29 * v95);
    const double v407 = (v406 + (v1_sine[0] * v382)) - (v1_cosine[0] * v385);
    const double v408 = v1_cosine[3] * v43;
    const double v409 = 0.8636 * qd[0];
    const double v410 = (v173 * v125) + (v409 * v408);
    const double v411 = (v1_sine[0] * v392) + (v1_cosine[0] * v393);
    const double v412 = (((v410 + (v15 * v407)) + (v1_cosine[1] * v404)) - (0.0203 * v411)) - (0.4318 * v395);
    const double v413 = (((v23 * v400) - (v127 * v60)) - (v98 * v402)) + (1.9999999999999998e-05 * v386);
    const double v414 = v413 - (0.0004221600000000001 * v388);
    const double v415 = (0.00024000000000000003 * v407) + (0.00020000000000000004 * v406);
    const double v416 = ((v1_sine[0] * v415) + (0.00075 * v382)) + (v1_cosine[0] * v414);
    const double v417 = v412 - (v1_sine[1] * v416);
    const double v418 = (v1_cosine[2] * v395) + ((v1_sine[2] * v411) - (v173 * v39));
    const double v419 = (v27 * v418) + (((v131 * v411) - ((v56 * v403) + v174)) - (v152 * v395));
    const double v420 = ((v1_sine[0] * v414) + ((9.999999999999983e-05 * v383) - (0.0013999999999999998 * v384))) - (v1_cosine[0] * v415);
    const double v421 = v420 + (v9 * v407);
    const double v422 = v417 + ((v18 * v421) + (v35 * v403));
    const double v423 = ((v419 - (v55 * v421)) - v417) + (v54 * v422);
    const double v424 = (((v1_cosine[2] * v420) + (v178 * v394)) + (0.15005 * v418)) + (v182 * v422);
    const double v425 = 2.0 * qd[1];
    const double v426 = (((v425 * v156) - (v399 * v39)) + (v80 * v176)) + (v66 * v407);
    const double v427 = (((v426 - (v180 * v403)) - (v168 * v388)) - (v60 * v404)) - (v28 * v416);
    const double v428 = ((v427 + (v72 * v421)) - v424) + (v423 * v76);
    A[78] = v428 * v191;
    const double v429 = (v1_cosine[1] * v89) - (v1_sine[1] * v84);
    const double v430 = v82 - v429;
    const double v431 = v1_cosine[1] * v99;
    const double v432 = v431 - (v59 * v95);
    const double v433 = (v1_cosine[1] * v206) - (2.0 * v78);
    const double v434 = ((v1_sine[0] * v433) - v432) - (v1_cosine[0] * v430);
    const double v435 = (0.00024000000000000003 * v434) - (0.00020000000000000004 * v432);
    const double v436 = (0.00075 * v433) + (v1_sine[0] * v435);
    const double v437 = (v1_cosine[0] * v433) + (v1_sine[0] * v430);
    const double v438 = (v437 - (v14 * v214)) + (v1_cosine[1] * v216);
    const double v439 = ((v127 * v1_cosine[1]) + (1.9999999999999998e-05 * v437)) + (0.0004221600000000001 * v438);
    const double v440 = ((0.0406 * v79) + (v1_sine[2] * v136)) + (v1_cosine[2] * v222);
    const double v441 = v409 * v1_sine[3];
    const double v442 = v401 + (0.0406 * v82);
    const double v443 = v442 + v441;
    const double v444 = ((v23 * v443) - (v98 * v440)) - v439;
    const double v445 = (v1_cosine[0] * v444) - v436;
    const double v446 = (v14 * v99) + (v59 * v94);
    const double v447 = v1_sine[1] * v85;
    const double v448 = v447 - (2.0 * v81);
    const double v449 = ((0.0006421600000000001 * v448) + ((v1_sine[1] * v342) - (v79 * v396))) + (0.00020216000000000006 * v446);
    const double v450 = ((((qd[1] * v396) * v19) + (v133 * v440)) + (v140 * v443)) - v449;
    const double v451 = 0.0006500000000000002 * (v447 + v448);
    const double v452 = v451 - v450;
    const double v453 = (v1_cosine[1] * v239) - (v59 * v238);
    const double v454 = 0.0028799999999999997 * (v448 + v446);
    const double v455 = (v1_sine[0] * v454) - (v1_cosine[0] * v453);
    const double v456 = (v1_sine[0] * v453) + (v1_cosine[0] * v454);
    const double v457 = (v1_cosine[1] * v456) - (v98 * v438);
    const double v458 = (0.4318 * v457) + ((v15 * v434) - (0.0203 * v455));
    const double v459 = v458 + (((v1_cosine[1] * v452) + ((v136 * v39) - (v135 * v408))) + (v1_sine[1] * v445));
    const double v460 = (v1_cosine[0] * v435) + ((9.999999999999983e-05 * v429) - (0.0013999999999999998 * v82));
    const double v461 = v460 + (v1_sine[0] * v444);
    const double v462 = v9 * v434;
    const double v463 = v462 - v461;
    const double v464 = v459 + ((v18 * v463) - (v35 * v450));
    const double v465 = (v1_cosine[2] * v457) - ((v1_sine[2] * v455) + (v80 * v39));
    const double v466 = (v27 * v465) + (((v138 * v408) - (v131 * v455)) - (v152 * v457));
    const double v467 = ((v54 * v464) - v459) + (((v56 * v450) - (v55 * v463)) - v466);
    const double v468 = ((v174 + ((v425 * v169) + (v441 * v39))) - (v180 * v450)) + (v60 * v452);
    const double v469 = (v410 - (0.009475200000000003 * v384)) - (v66 * v434);
    const double v470 = (v469 - (v167 * ((v1_sine[1] * v456) + (v23 * v438)))) - (0.15005 * v465);
    const double v471 = (v470 - (v28 * v445)) + ((v468 - (v1_cosine[2] * v461)) - (v72 * v463));
    const double v472 = (v471 + (v182 * v464)) - (v467 * v76);
    A[79] = v472 * v191;
    const double v473 = ((0.00011692799999999998 * v88) - (v23 * v442)) + v439;
    const double v474 = v436 + (v1_cosine[0] * v473);
    const double v475 = 0.00011692799999999998 * v1_cosine[0];
    const double v476 = ((v83 * v475) + (v140 * v442)) - v449;
    const double v477 = v451 - v476;
    const double v478 = (v458 + (v1_cosine[1] * v477)) - (v1_sine[1] * v474);
    const double v479 = (v1_sine[0] * v473) - v460;
    const double v480 = v462 + v479;
    const double v481 = v478 + ((v18 * v480) - (v35 * v476));
    const double v482 = ((v54 * v481) - v478) + (((v56 * v476) - (v55 * v480)) - v466);
    const double v483 = ((v1_cosine[2] * v479) + ((v60 * v477) - (v180 * v476))) - (v72 * v480);
    const double v484 = (((v470 + (v28 * v474)) + v483) + (v182 * v481)) - (v482 * v76);
    A[80] = v484 * v191;
    const double v485 = (v1_cosine[0] * v214) - (2.0 * v332);
    const double v486 = (v9 * v84) - (0.0004221600000000001 * v485);
    const double v487 = (v1_sine[0] * v205) - v329;
    const double v488 = (0.00024000000000000003 * v487) - (0.00020000000000000004 * v329);
    const double v489 = ((v1_sine[0] * v488) + (0.0015 * v84)) + (v1_cosine[0] * v486);
    const double v490 = v1_cosine[0] * v99;
    const double v491 = (v1_sine[0] * v94) - v490;
    const double v492 = ((v127 * v1_sine[0]) + (0.0006421600000000001 * v89)) + (0.00020216000000000006 * v491);
    const double v493 = v492 + (0.0013000000000000004 * v89);
    const double v494 = 0.0028799999999999997 * (v89 + v491);
    const double v495 = (v10 * v238) - (v1_cosine[0] * v494);
    const double v496 = (v1_cosine[1] * v495) + (v98 * v485);
    const double v497 = (((v1_cosine[1] * v493) - (v15 * v487)) + (v1_sine[1] * v489)) - (0.4318 * v496);
    const double v498 = v1_sine[0] * (v494 + (v1_cosine[0] * v238));
    const double v499 = v497 - (0.0203 * v498);
    const double v500 = (v1_sine[0] * v486) - (v1_cosine[0] * v488);
    const double v501 = v500 + (v9 * v487);
    const double v502 = ((v18 * v501) - (v35 * v492)) - v499;
    const double v503 = (((v55 * v501) - (v56 * v492)) + (v131 * v498)) - (v152 * v496);
    const double v504 = (v1_cosine[2] * v496) + (v1_sine[2] * v498);
    const double v505 = ((v27 * v504) + v503) - ((v54 * v502) + v499);
    const double v506 = (v1_cosine[2] * v500) + (((v168 * v485) - (v66 * v487)) - (v180 * v492));
    const double v507 = (((v506 + (v28 * v489)) - (v60 * v493)) - (v72 * v501)) + (v182 * v502);
    const double v508 = (v507 - ((0.15005 * v504) + (v178 * v495))) + (v505 * v76);
    A[81] = v508 * v191;
    const double v509 = 0.0057599999999999995 * v94;
    const double v510 = (v37 * v239) - (v1_sine[1] * v509);
    const double v511 = v127 + (0.0008443200000000002 * v94);
    const double v512 = (0.00044000000000000007 * v337) - (v1_cosine[0] * v511);
    const double v513 = (v1_sine[1] * v512) + (((v475 * v95) - (v15 * v99)) + (0.4318 * v510));
    const double v514 = (v1_sine[0] * v511) + (0.00044000000000000007 * v490);
    const double v515 = (v9 * v99) - v514;
    const double v516 = (v18 * v515) - v513;
    const double v517 = (v1_cosine[2] * v510) + (v36 * v239);
    const double v518 = ((((0.0024871679999999997 * v1_cosine[3]) * v22) * v95) - (v152 * v510)) + (v27 * v517);
    const double v519 = ((v513 - (v55 * v515)) + v518) + (v516 * v54);
    const double v520 = (v28 * v512) + ((v167 * ((v1_cosine[1] * v509) + (v14 * v239))) - (v66 * v99));
    const double v521 = (((v520 - (v1_cosine[2] * v514)) + (0.15005 * v517)) - (v72 * v515)) + (v516 * v182);
    const double v522 = v521 - (v519 * v76);
    A[82] = -(v522 * v191);
    const double v523 = v76 * v191;
    B[37] = v523;
    B[42] = v523;
    const double v524 = 3.9999999999999996e-05 * v329;
    const double v525 = v9 * v95;
    const double v526 = (3.9999999999999996e-05 * v431) + (v1_sine[1] * v525);
    const double v527 = 0.06228977201943439 * v99;
    const double v528 = (v526 + (v33 * v527)) - (v524 * v18);
    const double v529 = ((v526 + (v34 * v527)) - (v524 * v55)) - (v528 * v54);
    const double v530 = v182 * v191;
    const double v531 = (v528 * v530) + ((((v61 * v527) - (v28 * v525)) + (3.9999999999999996e-05 * v405)) * v191);
    const double v532 = v72 * v191;
    const double v533 = (v524 * ((v1_cosine[2] * v191) - v532)) - (v531 + (v529 * v523));
    A[83] = v533;
    const double v534 = (v58 * v283) + (v523 * v314);
    A[85] = v534;
    const double v535 = (v58 * v324) - (v523 * v326);
    A[86] = -v535;
    const double v536 = (v58 * v354) - (v523 * v358);
    A[87] = v536;
    const double v537 = (v58 * v376) + (v523 * v379);
    A[88] = -v537;
    const double v538 = (v423 * v58) + (v428 * v523);
    A[90] = v538;
    const double v539 = (v467 * v58) - (v472 * v523);
    A[91] = -v539;
    const double v540 = (v482 * v58) - (v484 * v523);
    A[92] = -v540;
    const double v541 = (v505 * v58) + (v508 * v523);
    A[93] = v541;
    const double v542 = (v519 * v58) - (v522 * v523);
    A[94] = v542;
    const double v543 = (v529 * v58) - (v76 * v533);
    A[95] = -v543;
    const double v544 = ((v53 * v256) - (v530 * v314)) + (v54 * v534);
    A[97] = -v544;
    const double v545 = ((v53 * v323) - (v530 * v326)) - (v54 * v535);
    A[98] = -v545;
    const double v546 = ((v53 * v351) + (v530 * v358)) + (v54 * v536);
    A[99] = -v546;
    const double v547 = ((v53 * v375) + (v530 * v379)) - (v54 * v537);
    A[100] = -v547;
    const double v548 = ((v53 * v422) + (v428 * v530)) - (v54 * v538);
    A[102] = v548;
    const double v549 = ((v53 * v464) - (v472 * v530)) - (v54 * v539);
    A[103] = -v549;
    const double v550 = ((v53 * v481) - (v484 * v530)) - (v54 * v540);
    A[104] = -v550;
    const double v551 = ((v53 * v502) - (v508 * v530)) + (v54 * v541);
    A[105] = -v551;
    const double v552 = ((v516 * v53) - (v522 * v530)) - (v54 * v542);
    A[106] = v552;
    const double v553 = ((v528 * v53) + (v182 * v533)) + (v54 * v543);
    A[107] = v553;
    const double v554 = (((v13 * v255) - (v532 * v314)) + (v55 * v534)) - (v18 * v544);
    A[109] = v554;
    const double v555 = (((v13 * v322) - (v532 * v326)) - (v55 * v535)) - (v18 * v545);
    A[110] = v555;
    const double v556 = (((v13 * v350) + (v532 * v358)) + (v55 * v536)) - (v18 * v546);
    A[111] = v556;
    const double v557 = (((v13 * v372) + (v532 * v379)) - (v55 * v537)) - (v18 * v547);
    A[112] = v557;
    const double v558 = (((v13 * v421) + (v428 * v532)) - (v55 * v538)) - (v18 * v548);
    A[114] = -v558;
    const double v559 = (((v13 * v463) - (v472 * v532)) - (v55 * v539)) - (v18 * v549);
    A[115] = v559;
    const double v560 = (((v13 * v480) - (v484 * v532)) - (v55 * v540)) - (v18 * v550);
    A[116] = v560;
    const double v561 = (((v13 * v501) - (v508 * v532)) + (v55 * v541)) - (v18 * v551);
    A[117] = v561;
    const double v562 = (((v13 * v515) - (v522 * v532)) - (v55 * v542)) - (v18 * v552);
    A[118] = -v562;
    const double v563 = (((v524 * v13) - (v72 * v533)) - (v55 * v543)) + (v18 * v553);
    A[119] = v563;
    const double v564 = v180 * v191;
    A[121] = ((v56 * v534) + ((v564 * v314) - (1557.2443004858599 * v248))) - (v35 * v544);
    A[122] = (((v564 * v326) - (1557.2443004858599 * v318)) - (v56 * v535)) - (v35 * v545);
    A[123] = (((1557.2443004858599 * v343) - (v564 * v358)) + (v56 * v536)) - (v35 * v546);
    A[124] = (((1557.2443004858599 * v367) - (v564 * v379)) - (v56 * v537)) - (v35 * v547);
    A[126] = (v35 * v548) + (((v428 * v564) - (1557.2443004858599 * v403)) + (v56 * v538));
    A[127] = (((v472 * v564) - (1557.2443004858599 * v450)) - (v56 * v539)) - (v35 * v549);
    A[128] = (((v484 * v564) - (1557.2443004858599 * v476)) - (v56 * v540)) - (v35 * v550);
    A[129] = ((v56 * v541) + ((v508 * v564) - (1557.2443004858599 * v492))) - (v35 * v551);
    A[130] = (v35 * v552) + ((v56 * v542) - (v522 * v564));
    A[131] = (v35 * v553) + (((v180 * v533) - v527) - (v56 * v543));
    const double v565 = v166 * v191;
    A[133] = (((v565 * v314) - v228) - (v1_cosine[0] * v554)) - (v14 * (v534 - v544));
    A[134] = (((v565 * v326) - v228) - (v1_cosine[0] * v555)) + (v14 * (v535 + v545));
    A[135] = -(((v334 + (v565 * v358)) + (v1_cosine[0] * v556)) + (v14 * (v536 - v546)));
    A[136] = ((v14 * (v537 + v547)) - (v266 + (v565 * v379))) - (v1_cosine[0] * v557);
    A[138] = ((v407 + (v428 * v565)) + (v1_cosine[0] * v558)) - (v14 * (v538 + v548));
    A[139] = (((v472 * v565) - v434) - (v1_cosine[0] * v559)) + (v14 * (v539 + v549));
    A[140] = (((v484 * v565) - v434) - (v1_cosine[0] * v560)) + (v14 * (v540 + v550));
    A[141] = (((v508 * v565) - v487) - (v1_cosine[0] * v561)) - (v14 * (v541 - v551));
    A[142] = ((v99 - (v522 * v565)) + (v1_cosine[0] * v562)) - (v14 * (v542 + v552));
    A[143] = ((v166 * v533) - (v1_cosine[0] * v563)) + (v14 * (v543 - v553));
    const double v566 = (v54 * v523) - v530;
    const double v567 = -v566;
    B[38] = v567;
    B[48] = v567;
    const double v568 = (v18 * v54) - v55;
    const double v569 = ((v18 * v530) - v532) - (v568 * v523);
    B[39] = v569;
    B[54] = v569;
    const double v570 = (v35 * v54) - v56;
    const double v571 = (v564 + (v35 * v530)) - (v570 * v523);
    B[40] = v571;
    B[60] = v571;
    const double v572 = v14 + (v1_cosine[0] * v18);
    const double v573 = (v14 + (v1_cosine[0] * v55)) - (v572 * v54);
    const double v574 = ((v565 + (v1_cosine[0] * v532)) - (v573 * v523)) - (v572 * v530);
    B[41] = v574;
    B[66] = v574;
    B[43] = v58 + (v76 * v523);
    const double v575 = (v54 * v58) + (v76 * v566);
    const double v576 = -v575;
    B[44] = v576;
    B[49] = v576;
    const double v577 = (v568 * v58) - (v76 * v569);
    const double v578 = -v577;
    B[45] = v578;
    B[55] = v578;
    const double v579 = (v570 * v58) - (v76 * v571);
    const double v580 = -v579;
    B[46] = v580;
    B[61] = v580;
    const double v581 = (v573 * v58) - (v76 * v574);
    const double v582 = -v581;
    B[47] = v582;
    B[67] = v582;
    B[50] = (v54 * v575) - (v53 + (v182 * v566));
    const double v583 = ((v18 * v53) - (v182 * v569)) - (v54 * v577);
    const double v584 = -v583;
    B[51] = v584;
    B[56] = v584;
    const double v585 = ((v35 * v53) - (v182 * v571)) - (v54 * v579);
    const double v586 = -v585;
    B[52] = v586;
    B[62] = v586;
    const double v587 = ((v572 * v53) + (v182 * v574)) + (v54 * v581);
    B[53] = v587;
    B[68] = v587;
    B[57] = ((v13 - (v72 * v569)) - (v55 * v577)) - (v18 * v583);
    const double v588 = -((v18 * v585) + ((v72 * v571) + (v55 * v579)));
    B[58] = v588;
    B[63] = v588;
    const double v589 = (((v1_cosine[0] * v13) + (v72 * v574)) + (v55 * v581)) - (v18 * v587);
    const double v590 = -v589;
    B[59] = v590;
    B[69] = v590;
    B[64] = ((1557.2443004858599 + (v180 * v571)) - (v56 * v579)) - (v35 * v585);
    const double v591 = (v35 * v587) + ((v180 * v574) - (v56 * v581));
    B[65] = v591;
    B[70] = v591;
    B[71] = ((25000.0 + (v166 * v574)) + (v1_cosine[0] * v589)) + (v14 * (v581 - v587));
}

#if !defined(PUMA560_VECTOR)

void puma560_linearize_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double A_lane[144];
        double B_lane[72];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_gather(6U, count, lane, tau, tau_lane);
        puma560_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        puma560_scatter(144U, count, lane, A_lane, A);
        puma560_scatter(72U, count, lane, B_lane, B);
    }
}

void puma560_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double A_lane[144];
        double B_lane[72];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_gather(6U, count, lane, tau, tau_lane);
        puma560_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        puma560_scatter(144U, count, lane, A_lane, A);
        puma560_scatter(72U, count, lane, B_lane, B);
    }
}

#endif

void puma560_regressor(const puma560_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double Y[restrict 360])
{
    (void)prepared;
    const puma560_four v0_angle = {puma560_alone(&q[1]), puma560_alone(&q[2]), puma560_alone(&q[3]), puma560_alone(&q[4])};
    puma560_four v0_sine;
    puma560_four v0_cosine;
    puma560_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const puma560_four v8_angle = {q[5]};
    puma560_four v8_sine;
    puma560_four v8_cosine;
    puma560_sincos(&v8_angle, &v8_sine, &v8_cosine);
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
    const double v10 = qd[0] * v0_sine[0];
    const double v11 = qd[1] * v10;
    const double v12 = qd[0] * v0_cosine[0];
    const double v13 = qd[1] * v12;
    const double v14 = v13 + (qdd[0] * v0_sine[0]);
    Y[14] = (v0_sine[0] * v14) + (v0_cosine[0] * v11);
    const double v15 = (qdd[0] * v0_cosine[0]) - v11;
    const double v16 = v11 - v15;
    Y[15] = (v0_cosine[0] * (v13 + v14)) - (v0_sine[0] * v16);
    const double v17 = qd[1] * qd[1];
    Y[79] = qdd[1];
    Y[16] = (qdd[1] * v0_sine[0]) + (v17 * v0_cosine[0]);
    Y[17] = -(v0_cosine[0] * v16);
    Y[18] = (qdd[1] * v0_cosine[0]) - (v17 * v0_sine[0]);
    const double v18 = 0.4318 * v16;
    const double v19 = 0.4318 * v0_cosine[0];
    Y[20] = -(v19 * v18);
    const double v20 = (v0_sine[1] * v12) + (v0_cosine[1] * v10);
    const double v21 = ((qd[2] * v20) + (v0_sine[1] * v14)) - (v0_cosine[1] * v15);
    const double v22 = qd[2] + qd[1];
    const double v23 = v22 * v20;
    const double v24 = v23 + v21;
    const double v25 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    Y[21] = (v25 * v18) - (v19 * v24);
    const double v26 = (v0_sine[1] * v10) - (v0_cosine[1] * v12);
    const double v27 = ((v0_sine[1] * v15) + (v0_cosine[1] * v14)) - (qd[2] * v26);
    const double v28 = v22 * v26;
    const double v29 = v28 - v27;
    const double v30 = (v0_sine[0] * v0_cosine[1]) + (v0_cosine[0] * v0_sine[1]);
    Y[22] = (v30 * v18) + (v19 * v29);
    const double v31 = v26 * v26;
    const double v32 = v20 * v20;
    const double v33 = 9.81 * v0_sine[0];
    const double v34 = (v33 - (0.4318 * v17)) - (v12 * (qd[0] * v19));
    const double v35 = v12 * v10;
    Y[77] = v35;
    const double v36 = 9.81 * v0_cosine[0];
    Y[71] = v36;
    const double v37 = v36 + (0.4318 * (qdd[1] + v35));
    const double v38 = (v0_sine[1] * v37) + (v0_cosine[1] * v34);
    const double v39 = (v0_cosine[1] * v37) - (v0_sine[1] * v34);
    Y[141] = v39;
    Y[23] = ((v19 * (v32 + v31)) - (v25 * v38)) - (v30 * v39);
    const double v40 = v25 * v23;
    Y[24] = (v30 * v27) - v40;
    Y[25] = (v25 * v29) - (v30 * v24);
    const double v41 = v20 * v26;
    Y[84] = v41;
    Y[144] = v41;
    const double v42 = qdd[1] + qdd[2];
    Y[89] = v42;
    Y[149] = v42;
    const double v43 = v42 - v41;
    const double v44 = -v43;
    const double v45 = v22 * v22;
    Y[26] = (v25 * (v32 - v45)) - (v30 * v44);
    const double v46 = v30 * v28;
    Y[27] = v46 + (v25 * v21);
    const double v47 = v42 + v41;
    Y[28] = (v30 * (v31 - v45)) - (v25 * v47);
    Y[29] = v40 - v46;
    const double v48 = (0.15005 * v20) - (0.0203 * v22);
    const double v49 = ((v38 + (v22 * v48)) - (0.0203 * v31)) - (0.15005 * v21);
    const double v50 = ((v18 - (v20 * v48)) - (0.15005 * v31)) + (0.0203 * v21);
    const double v51 = (v0_cosine[2] * v50) + (v0_sine[2] * v49);
    const double v52 = 0.15005 * v25;
    const double v53 = v19 - (0.0203 * v25);
    const double v54 = (v0_cosine[2] * v53) + (v0_sine[2] * v52);
    const double v55 = (v0_cosine[2] * v49) - (v0_sine[2] * v50);
    const double v56 = (v0_cosine[2] * v52) - (v0_sine[2] * v53);
    const double v57 = v27 + v28;
    Y[86] = v57;
    Y[146] = v57;
    const double v58 = (0.15005 * v57) - (v39 + (0.0203 * v43));
    const double v59 = 0.15005 * v30;
    Y[30] = ((v59 * v58) - (v56 * v55)) - (v54 * v51);
    const double v60 = (v0_cosine[2] * v20) - (v22 * v0_sine[2]);
    const double v61 = (v22 * v0_cosine[2]) + (v0_sine[2] * v20);
    const double v62 = v61 * v60;
    Y[214] = v62;
    const double v63 = v21 - qdd[3];
    const double v64 = v63 + v62;
    const double v65 = v26 - qd[3];
    const double v66 = v65 * v65;
    const double v67 = v61 * v61;
    const double v68 = v67 + v66;
    const double v69 = v0_sine[2] * v30;
    const double v70 = ((qd[3] * v60) + (v42 * v0_cosine[2])) + (v0_sine[2] * v27);
    const double v71 = v60 * v65;
    const double v72 = v71 - v70;
    const double v73 = (((v56 * v68) - (v54 * v64)) - (v69 * v58)) + (v59 * v72);
    Y[31] = (v25 * v51) + v73;
    const double v74 = v60 * v60;
    const double v75 = v74 + v66;
    const double v76 = v62 - v63;
    const double v77 = v0_cosine[2] * v30;
    const double v78 = v61 * v65;
    const double v79 = (v0_cosine[2] * v27) - ((v42 * v0_sine[2]) + (qd[3] * v61));
    const double v80 = v79 + v78;
    const double v81 = (((v56 * v76) - (v54 * v75)) - (v77 * v58)) - (v59 * v80);
    Y[32] = (v25 * v55) + v81;
    const double v82 = v67 + v74;
    const double v83 = v70 + v71;
    const double v84 = v79 - v78;
    Y[216] = v84;
    const double v85 = -v84;
    const double v86 = (((v56 * v83) + (v59 * v82)) + (v54 * v85)) - (v69 * v55);
    Y[33] = v86 + (v77 * v51);
    const double v87 = v25 * v62;
    const double v88 = v69 * v71;
    Y[34] = (v88 - v87) + (v77 * v79);
    const double v89 = v67 - v74;
    Y[35] = ((v25 * v89) - (v69 * v80)) + (v77 * v72);
    const double v90 = v66 - v74;
    Y[36] = ((v25 * v85) - (v69 * v90)) - (v77 * v64);
    const double v91 = v77 * v78;
    Y[37] = (v87 - v91) + (v69 * v70);
    const double v92 = v66 - v67;
    Y[38] = ((v25 * v83) - (v77 * v92)) - (v69 * v76);
    Y[39] = (v91 - v88) + (v25 * v63);
    const double v93 = (0.4318 * v82) + v58;
    const double v94 = (0.4318 * v83) - v55;
    const double v95 = (v0_sine[3] * v94) - (v0_cosine[3] * v93);
    Y[281] = v95;
    const double v96 = v56 + (0.4318 * v69);
    const double v97 = (v0_cosine[3] * v59) - (v0_sine[3] * v96);
    const double v98 = v97 * v95;
    const double v99 = -v51;
    Y[211] = v99;
    const double v100 = v99 - (0.4318 * v84);
    const double v101 = (0.4318 * v77) - v54;
    const double v102 = (v0_sine[3] * v93) + (v0_cosine[3] * v94);
    Y[282] = v102;
    const double v103 = (v0_cosine[3] * v96) + (v0_sine[3] * v59);
    Y[40] = (v103 * v102) - ((v101 * v100) + v98);
    const double v104 = (v0_sine[3] * v77) + (v0_cosine[3] * v25);
    const double v105 = (v0_sine[3] * v65) - (v0_cosine[3] * v60);
    const double v106 = (v0_sine[3] * v60) + (v0_cosine[3] * v65);
    const double v107 = v106 * v105;
    Y[287] = v107;
    const double v108 = qdd[4] + v70;
    Y[289] = v108;
    const double v109 = v108 + v107;
    const double v110 = v106 * v106;
    const double v111 = qd[4] + v61;
    const double v112 = v111 * v111;
    const double v113 = v110 + v112;
    const double v114 = ((v0_cosine[3] * v63) - (qd[4] * v105)) + (v0_sine[3] * v79);
    const double v115 = v111 * v105;
    const double v116 = v115 - v114;
    const double v117 = (((v103 * v113) - (v97 * v109)) - (v101 * v116)) - (v104 * v100);
    Y[41] = v117 + (v69 * v95);
    const double v118 = (v0_sine[3] * v25) - (v0_cosine[3] * v77);
    const double v119 = v107 - v108;
    const double v120 = v105 * v105;
    const double v121 = v112 + v120;
    const double v122 = ((v0_sine[3] * v63) + (qd[4] * v106)) - (v0_cosine[3] * v79);
    const double v123 = v111 * v106;
    const double v124 = v122 + v123;
    const double v125 = (((v97 * v121) - (v103 * v119)) - (v101 * v124)) + (v118 * v100);
    Y[42] = v125 + (v69 * v102);
    const double v126 = v110 + v120;
    const double v127 = v114 + v115;
    const double v128 = v123 - v122;
    Y[286] = v128;
    const double v129 = (v104 * v102) + (((v103 * v127) - (v101 * v126)) + (v97 * v128));
    Y[43] = v129 + (v118 * v95);
    const double v130 = v69 * v107;
    const double v131 = v104 * v115;
    Y[44] = (v131 - v130) + (v118 * v122);
    const double v132 = v120 - v110;
    Y[285] = v132;
    Y[45] = ((v104 * v124) + (v69 * v132)) - (v118 * v116);
    const double v133 = v120 - v112;
    Y[46] = ((v104 * v133) - (v118 * v109)) + (v69 * v128);
    const double v134 = v118 * v123;
    Y[47] = (v130 - v134) + (v104 * v114);
    const double v135 = v110 - v112;
    Y[48] = ((v104 * v119) - (v118 * v135)) - (v69 * v127);
    Y[49] = (v134 + (v69 * v108)) - v131;
    const double v136 = (v8_cosine[0] * v102) - (v8_sine[0] * v100);
    Y[352] = v136;
    const double v137 = (v8_cosine[0] * v103) + (v8_sine[0] * v101);
    const double v138 = (v8_sine[0] * v102) + (v8_cosine[0] * v100);
    Y[351] = v138;
    const double v139 = (v8_sine[0] * v103) - (v8_cosine[0] * v101);
    Y[50] = ((v137 * v136) - v98) + (v139 * v138);
    const double v140 = (v8_sine[0] * v111) + (v8_cosine[0] * v105);
    const double v141 = ((v8_cosine[0] * v108) - (qd[5] * v140)) - (v8_sine[0] * v122);
    const double v142 = v106 - qd[5];
    const double v143 = v140 * v142;
    const double v144 = v141 + v143;
    const double v145 = (v8_sine[0] * v105) - (v8_cosine[0] * v111);
    const double v146 = v145 * v145;
    const double v147 = v142 * v142;
    const double v148 = v147 + v146;
    const double v149 = v140 * v145;
    Y[354] = v149;
    const double v150 = v114 - qdd[5];
    const double v151 = v150 + v149;
    const double v152 = (v8_cosine[0] * v69) - (v8_sine[0] * v118);
    const double v153 = (v152 * v95) + (((v137 * v148) - (v97 * v144)) - (v139 * v151));
    Y[51] = v153 - (v104 * v138);
    const double v154 = (v8_sine[0] * v69) + (v8_cosine[0] * v118);
    const double v155 = v140 * v140;
    const double v156 = v147 + v155;
    const double v157 = ((v8_sine[0] * v108) - (qd[5] * v145)) + (v8_cosine[0] * v122);
    const double v158 = v142 * v145;
    const double v159 = v157 + v158;
    const double v160 = v149 - v150;
    const double v161 = (((v97 * v159) - (v139 * v156)) + (v137 * v160)) - (v154 * v95);
    Y[52] = v161 - (v104 * v136);
    const double v162 = v143 - v141;
    Y[358] = v162;
    const double v163 = v146 + v155;
    const double v164 = v158 - v157;
    Y[356] = v164;
    const double v165 = (((v97 * v163) - (v137 * v162)) - (v139 * v164)) + (v152 * v136);
    Y[53] = v165 + (v154 * v138);
    const double v166 = v152 * v143;
    const double v167 = v104 * v149;
    Y[54] = (v154 * v157) - (v167 + v166);
    const double v168 = v155 - v146;
    Y[355] = v168;
    Y[55] = ((v152 * v159) - (v104 * v168)) + (v154 * v144);
    const double v169 = v155 - v147;
    Y[56] = ((v152 * v169) - (v104 * v164)) + (v154 * v151);
    const double v170 = v154 * v158;
    Y[57] = (v167 - v170) + (v152 * v141);
    const double v171 = v147 - v146;
    Y[58] = ((v154 * v171) - (v104 * v162)) - (v152 * v160);
    Y[59] = (v170 + v166) + (v104 * v150);
    Y[72] = -v33;
    Y[74] = -v35;
    Y[75] = (v10 * v10) - (v12 * v12);
    Y[76] = v14 - v13;
    Y[78] = v11 + v15;
    const double v172 = 0.4318 * v0_cosine[1];
    const double v173 = 0.4318 * v0_sine[1];
    Y[80] = (v173 * v38) + (v172 * v39);
    Y[81] = (v39 - (v172 * v44)) - (v173 * (v45 + v31));
    Y[82] = -((v38 + (v173 * v47)) + (v172 * (v45 + v32)));
    const double v174 = v23 - v21;
    Y[88] = v174;
    Y[148] = v174;
    Y[83] = (v173 * v174) - (v172 * v57);
    const double v175 = v32 - v31;
    Y[85] = v175;
    Y[145] = v175;
    const double v176 = -v41;
    Y[87] = v176;
    Y[147] = v176;
    const double v177 = v0_sine[2] * v173;
    const double v178 = v0_cosine[2] * v173;
    const double v179 = 0.0203 + v172;
    Y[90] = ((v178 * v55) - (v179 * v58)) + (v177 * v51);
    const double v180 = v0_cosine[2] * v58;
    Y[91] = (((v177 * v64) - (v178 * v68)) - (v179 * v72)) - v180;
    const double v181 = v0_sine[2] * v58;
    Y[92] = (v181 - (v178 * v76)) + ((v179 * v80) + (v177 * v75));
    const double v182 = (v0_cosine[2] * v55) + (v0_sine[2] * v51);
    Y[93] = -(v182 + (((v179 * v82) + (v178 * v83)) + (v177 * v85)));
    const double v183 = v0_cosine[2] * v71;
    const double v184 = v183 - (v0_sine[2] * v79);
    Y[94] = v184;
    Y[154] = v184;
    const double v185 = -((v0_cosine[2] * v80) + (v0_sine[2] * v72));
    Y[95] = v185;
    Y[155] = v185;
    const double v186 = -((v0_cosine[2] * v90) - (v0_sine[2] * v64));
    Y[96] = v186;
    Y[156] = v186;
    const double v187 = v0_sine[2] * v78;
    const double v188 = v187 + (v0_cosine[2] * v70);
    Y[97] = v188;
    Y[157] = v188;
    const double v189 = -((v0_cosine[2] * v76) - (v0_sine[2] * v92));
    Y[98] = v189;
    Y[158] = v189;
    const double v190 = -(v183 + v187);
    Y[99] = v190;
    Y[159] = v190;
    const double v191 = 0.4318 * v0_cosine[2];
    const double v192 = v178 - v191;
    const double v193 = (v0_sine[3] * v179) + (v0_cosine[3] * v192);
    const double v194 = (v0_sine[3] * v192) - (v0_cosine[3] * v179);
    const double v195 = v194 * v95;
    const double v196 = 0.4318 * v0_sine[2];
    const double v197 = v177 - v196;
    Y[100] = -((v195 + (v197 * v100)) + (v193 * v102));
    const double v198 = v0_sine[2] * v0_sine[3];
    const double v199 = (v0_cosine[2] * v95) + (v198 * v100);
    Y[101] = v199 - (((v194 * v109) + (v193 * v113)) + (v197 * v116));
    const double v200 = v0_sine[2] * v0_cosine[3];
    const double v201 = (v0_cosine[2] * v102) + (v200 * v100);
    Y[102] = v201 + (((v194 * v121) + (v193 * v119)) - (v197 * v124));
    const double v202 = (v198 * v102) - (v200 * v95);
    Y[103] = (((v194 * v128) - (v197 * v126)) - (v193 * v127)) - v202;
    const double v203 = v0_cosine[2] * v107;
    const double v204 = v198 * v115;
    const double v205 = -((v204 + v203) - (v200 * v122));
    Y[104] = v205;
    Y[164] = v205;
    const double v206 = ((v0_cosine[2] * v132) - (v198 * v124)) - (v200 * v116);
    Y[105] = v206;
    Y[165] = v206;
    const double v207 = (v0_cosine[2] * v128) - ((v198 * v133) + (v200 * v109));
    Y[106] = v207;
    Y[166] = v207;
    const double v208 = v200 * v123;
    const double v209 = (v203 - v208) - (v198 * v114);
    Y[107] = v209;
    Y[167] = v209;
    const double v210 = -((v0_cosine[2] * v127) + ((v198 * v119) + (v200 * v135)));
    Y[108] = v210;
    Y[168] = v210;
    const double v211 = (v208 + (v0_cosine[2] * v108)) + v204;
    Y[109] = v211;
    Y[169] = v211;
    const double v212 = (v8_cosine[0] * v193) - (v8_sine[0] * v197);
    const double v213 = (v8_cosine[0] * v197) + (v8_sine[0] * v193);
    Y[110] = -((v195 + (v212 * v136)) + (v213 * v138));
    const double v214 = (v0_cosine[2] * v8_cosine[0]) - (v8_sine[0] * v200);
    const double v215 = (v214 * v95) + (v198 * v138);
    Y[111] = v215 + (((v213 * v151) - (v212 * v148)) - (v194 * v144));
    const double v216 = (v0_cosine[2] * v8_sine[0]) + (v8_cosine[0] * v200);
    const double v217 = (v198 * v136) - (v216 * v95);
    Y[112] = v217 + (((v213 * v156) - (v212 * v160)) + (v194 * v159));
    const double v218 = (v214 * v136) + (v216 * v138);
    Y[113] = v218 + (((v194 * v163) + (v213 * v164)) + (v212 * v162));
    const double v219 = v214 * v143;
    const double v220 = v198 * v149;
    const double v221 = (v220 - v219) + (v216 * v157);
    Y[114] = v221;
    Y[174] = v221;
    const double v222 = ((v216 * v144) + (v198 * v168)) + (v214 * v159);
    Y[115] = v222;
    Y[175] = v222;
    const double v223 = ((v216 * v151) + (v214 * v169)) + (v198 * v164);
    Y[116] = v223;
    Y[176] = v223;
    const double v224 = v216 * v158;
    const double v225 = -((v220 + v224) - (v214 * v141));
    Y[117] = v225;
    Y[177] = v225;
    const double v226 = ((v216 * v171) - (v214 * v160)) + (v198 * v162);
    Y[118] = v226;
    Y[178] = v226;
    const double v227 = -((v198 * v150) - (v219 + v224));
    Y[119] = v227;
    Y[179] = v227;
    Y[142] = -v38;
    Y[150] = (-0.0203) * v58;
    Y[151] = -(v180 + (0.0203 * v72));
    Y[152] = v181 + (0.0203 * v80);
    Y[153] = -(v182 + (0.0203 * v82));
    const double v228 = (v0_cosine[3] * v191) - (0.0203 * v0_sine[3]);
    const double v229 = (0.0203 * v0_cosine[3]) + (v0_sine[3] * v191);
    const double v230 = v229 * v95;
    Y[160] = (v230 + (v196 * v100)) + (v228 * v102);
    Y[161] = v199 + (((v229 * v109) + (v228 * v113)) + (v196 * v116));
    Y[162] = v201 + ((v196 * v124) - ((v229 * v121) + (v228 * v119)));
    Y[163] = (((v228 * v127) + (v196 * v126)) - (v229 * v128)) - v202;
    const double v231 = (v8_sine[0] * v228) + (v8_cosine[0] * v196);
    const double v232 = (v8_sine[0] * v196) - (v8_cosine[0] * v228);
    Y[170] = (v230 + (v231 * v138)) - (v232 * v136);
    Y[171] = v215 + (((v229 * v144) - (v232 * v148)) - (v231 * v151));
    Y[172] = v217 - (((v231 * v156) + (v232 * v160)) + (v229 * v159));
    Y[173] = v218 + (((v232 * v162) - (v229 * v163)) - (v231 * v164));
    Y[212] = -v55;
    Y[215] = -v89;
    Y[217] = -v62;
    Y[218] = -v83;
    Y[219] = -v63;
    Y[221] = v0_cosine[3] * v100;
    Y[222] = -(v0_sine[3] * v100);
    Y[223] = -((v0_sine[3] * v95) + (v0_cosine[3] * v102));
    const double v233 = v0_cosine[3] * v115;
    Y[224] = -(v233 + (v0_sine[3] * v122));
    Y[225] = (v0_sine[3] * v116) - (v0_cosine[3] * v124);
    Y[226] = (v0_sine[3] * v109) - (v0_cosine[3] * v133);
    const double v234 = v0_sine[3] * v123;
    Y[227] = v234 - (v0_cosine[3] * v114);
    Y[228] = (v0_sine[3] * v135) - (v0_cosine[3] * v119);
    Y[229] = v233 - v234;
    const double v235 = v0_sine[3] * v8_sine[0];
    Y[231] = (v0_cosine[3] * v138) + (v235 * v95);
    const double v236 = v0_sine[3] * v8_cosine[0];
    Y[232] = (v0_cosine[3] * v136) + (v236 * v95);
    Y[233] = (v235 * v136) - (v236 * v138);
    const double v237 = v235 * v143;
    const double v238 = v0_cosine[3] * v149;
    Y[234] = (v238 - v237) - (v236 * v157);
    Y[235] = ((v0_cosine[3] * v168) - (v236 * v144)) + (v235 * v159);
    Y[236] = ((v0_cosine[3] * v164) + (v235 * v169)) - (v236 * v151);
    const double v239 = v236 * v158;
    Y[237] = (v239 - v238) + (v235 * v141);
    Y[238] = ((v0_cosine[3] * v162) - (v236 * v171)) - (v235 * v160);
    Y[239] = (v237 - v239) - (v0_cosine[3] * v150);
    Y[284] = -v107;
    Y[288] = -v127;
    Y[291] = v8_cosine[0] * v95;
    Y[292] = -(v8_sine[0] * v95);
    Y[293] = (v8_cosine[0] * v136) + (v8_sine[0] * v138);
    const double v240 = v8_cosine[0] * v143;
    Y[294] = (v8_sine[0] * v157) - v240;
    Y[295] = (v8_cosine[0] * v159) + (v8_sine[0] * v144);
    Y[296] = (v8_cosine[0] * v169) + (v8_sine[0] * v151);
    const double v241 = v8_sine[0] * v158;
    Y[297] = (v8_cosine[0] * v141) - v241;
    Y[298] = (v8_sine[0] * v171) - (v8_cosine[0] * v160);
    Y[299] = v240 + v241;
    Y[357] = -v149;
    Y[359] = -v150;
}

#if !defined(PUMA560_VECTOR)

void puma560_regressor_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double Y_lane[360];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_gather(6U, count, lane, qdd, qdd_lane);
        puma560_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        puma560_scatter(360U, count, lane, Y_lane, Y);
    }
}

void puma560_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double Y_lane[360];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_gather(6U, count, lane, qd, qd_lane);
        puma560_gather(6U, count, lane, qdd, qdd_lane);
        puma560_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        puma560_scatter(360U, count, lane, Y_lane, Y);
    }
}

#endif

void puma560_stiffness_matrix(const puma560_prepared *restrict prepared, const double q[restrict 6], double K[restrict 36])
{
    (void)prepared;
    const puma560_four v0_angle = {puma560_alone(&q[3]), puma560_alone(&q[4]), puma560_alone(&q[1]), puma560_alone(&q[2])};
    puma560_four v0_sine;
    puma560_four v0_cosine;
    puma560_sincos(&v0_angle, &v0_sine, &v0_cosine);
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
    const double v8 = (v0_sine[2] * v0_cosine[3]) + (v0_cosine[2] * v0_sine[3]);
    const double v9 = (v0_cosine[2] * v0_cosine[3]) - (v0_sine[2] * v0_sine[3]);
    const double v10 = 0.028252799999999998 * v8;
    const double v11 = v0_sine[1] * v10;
    const double v12 = v0_cosine[0] * v11;
    K[21] = v12;
    const double v13 = 0.028252799999999998 * v9;
    const double v14 = v0_cosine[1] * v13;
    const double v15 = v12 - v14;
    K[28] = v15;
    const double v16 = ((8.7439473 * v9) + (0.24892875 * v8)) - v15;
    const double v17 = (v0_sine[0] * v0_sine[1]) * v13;
    K[9] = v17;
    K[15] = v17;
    K[19] = v17;
    K[20] = v17;
    const double v18 = (v0_sine[0] * v0_cosine[1]) * v10;
    K[22] = v18;
    K[27] = v18;
    K[7] = -(((37.2347379 * v0_sine[2]) + (1.024164 * v0_cosine[2])) + v16);
    const double v19 = -v16;
    K[8] = v19;
    K[13] = v19;
    K[14] = v19;
    const double v20 = -((v0_cosine[0] * v14) - v11);
    K[10] = v20;
    K[16] = v20;
    K[25] = v20;
    K[26] = v20;
}

#if !defined(PUMA560_VECTOR)

void puma560_stiffness_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double K_lane[36];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_stiffness_matrix(prepared, q_lane, K_lane);
        puma560_scatter(36U, count, lane, K_lane, K);
    }
}

void puma560_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double K_lane[36];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        puma560_scatter(36U, count, lane, K_lane, K);
    }
}

#endif

void puma560_damping_matrix(const puma560_prepared *restrict prepared, const double q[restrict 6], double D[restrict 36])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 36U; k++) {
        D[k] = 0.0;
    }
}

#if !defined(PUMA560_VECTOR)

void puma560_damping_matrix_batch(const puma560_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double D_lane[36];

        puma560_gather(6U, count, lane, q, q_lane);
        puma560_damping_matrix(prepared, q_lane, D_lane);
        puma560_scatter(36U, count, lane, D_lane, D);
    }
}

void puma560_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_prepared prepared_lane;
        double q_lane[6];
        double D_lane[36];

        puma560_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_gather(6U, count, lane, q, q_lane);
        puma560_damping_matrix(&prepared_lane, q_lane, D_lane);
        puma560_scatter(36U, count, lane, D_lane, D);
    }
}

#endif
