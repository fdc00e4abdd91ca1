/* behi_six_joint, emitted by symgen 0.1.0 */
#include "behi_six_joint.h"

#include <math.h>

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double behi_six_joint_alone(const double *number)
{
    return *(const volatile double *)number;
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define BEHI_SIX_JOINT_INLINE static inline __attribute__((always_inline))
#define BEHI_SIX_JOINT_APART __attribute__((noinline, cold))
typedef double behi_six_joint_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long behi_six_joint_bits __attribute__((vector_size(4 * sizeof(double))));
typedef behi_six_joint_lane behi_six_joint_four;
typedef behi_six_joint_bits behi_six_joint_four_bits;
#else
#define BEHI_SIX_JOINT_INLINE static inline
#define BEHI_SIX_JOINT_APART
typedef double behi_six_joint_lane;
typedef unsigned long long behi_six_joint_bits;
typedef double behi_six_joint_four[4];
typedef unsigned long long behi_six_joint_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
BEHI_SIX_JOINT_INLINE void behi_six_joint_sincos_pair(const behi_six_joint_lane *angle, behi_six_joint_lane *sine, behi_six_joint_lane *cosine, behi_six_joint_bits *beyond)
{
    const behi_six_joint_lane x = *angle;
    union { behi_six_joint_lane number; behi_six_joint_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const behi_six_joint_lane n = k.number - 6755399441186816.0;
    const behi_six_joint_lane w = x - (n * 1.5707963267923333);
    const behi_six_joint_lane r = w - (n * 2.5633441515839558e-12);
    const behi_six_joint_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const behi_six_joint_lane z = r * r;
    const behi_six_joint_lane rz = r * z;

    const behi_six_joint_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const behi_six_joint_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const behi_six_joint_bits odd = 0ULL - (k.bits & 1ULL);
    const behi_six_joint_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const behi_six_joint_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static BEHI_SIX_JOINT_APART void behi_six_joint_sincos_beyond(const behi_six_joint_four *angle, behi_six_joint_four *sine, behi_six_joint_four *cosine)
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
BEHI_SIX_JOINT_INLINE void behi_six_joint_sincos(const behi_six_joint_four *angle, behi_six_joint_four *sine, behi_six_joint_four *cosine)
{
    behi_six_joint_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    behi_six_joint_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        behi_six_joint_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        behi_six_joint_sincos_beyond(angle, sine, cosine);
    }
}

#if !defined(BEHI_SIX_JOINT_VECTOR)
static inline void behi_six_joint_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(BEHI_SIX_JOINT_VECTOR)
static inline void behi_six_joint_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void behi_six_joint_linearize(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], double A[restrict 144], double B[restrict 72])
{
    const double v0 = behi_six_joint_alone(&q[1]) + behi_six_joint_alone(&q[2]);
    const double v1 = behi_six_joint_alone(&q[3]) + v0;
    const behi_six_joint_four v2_angle = {behi_six_joint_alone(&q[4]), v1, v0, behi_six_joint_alone(&q[1])};
    behi_six_joint_four v2_sine;
    behi_six_joint_four v2_cosine;
    behi_six_joint_sincos(&v2_angle, &v2_sine, &v2_cosine);
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
    const double v10 = qd[2] + qd[1];
    const double v11 = qd[3] + v10;
    const double v12 = v2_sine[0] * v2_sine[1];
    const double v13 = qd[0] * v12;
    const double v14 = v13 - (v11 * v2_cosine[0]);
    const double v15 = qd[0] * v2_cosine[1];
    const double v16 = qd[4] - v15;
    const double v17 = v16 * v14;
    const double v18 = v2_cosine[0] * v15;
    const double v19 = 2.0 * v11;
    const double v20 = qd[0] * v15;
    const double v21 = (v12 * v20) - (v19 * v18);
    const double v22 = v21 + (2.0 * v17);
    const double v23 = v10 * v10;
    const double v24 = qd[0] * qd[0];
    const double v25 = v24 + v23;
    const double v26 = 50.0 * v2_cosine[2];
    const double v27 = v25 * v26;
    const double v28 = qd[1] * qd[1];
    const double v29 = v24 + v28;
    const double v30 = 50.0 * v2_cosine[3];
    const double v31 = v29 * v30;
    const double v32 = v31 + v27;
    const double v33 = 50.0 * v2_sine[2];
    const double v34 = v23 * v33;
    const double v35 = 50.0 * v2_sine[3];
    const double v36 = v28 * v35;
    const double v37 = v36 + v34;
    const double v38 = (v2_cosine[1] * v37) - (v2_sine[1] * v32);
    const double v39 = qd[0] * v2_sine[1];
    const double v40 = v39 * v15;
    const double v41 = v2_cosine[0] * v2_sine[1];
    const double v42 = (v11 * v2_sine[0]) + (qd[0] * v41);
    const double v43 = v16 * v42;
    const double v44 = v41 * v20;
    const double v45 = v2_sine[0] * v15;
    const double v46 = ((prepared->k[52] * v11) * v45) + (prepared->k[11] * (v43 + v44));
    const double v47 = (((prepared->k[32] * v38) - (prepared->k[33] * v40)) + (v2_cosine[0] * v46)) + (prepared->k[6] * v22);
    const double v48 = tau[5] - v46;
    const double v49 = prepared->k[88] * v2_cosine[0];
    const double v50 = qd[5] * prepared->k[51];
    const double v51 = v50 * v16;
    const double v52 = (((prepared->k[15] * v38) - ((prepared->k[6] * v40) + v51)) + (prepared->k[21] * v21)) + (prepared->k[14] * v22);
    const double v53 = (v2_sine[0] * v52) + (v47 + (v49 * v48));
    const double v54 = tau[3] + v53;
    const double v55 = prepared->k[89] * v2_cosine[0];
    const double v56 = v2_cosine[0] * v55;
    const double v57 = v2_sine[0] * v2_sine[0];
    const double v58 = prepared->k[49] * v2_sine[0];
    const double v59 = ((prepared->k[87] * v57) - prepared->k[1]) - v58;
    const double v60 = 1.0 / (v59 + v56);
    const double v61 = prepared->k[15] * v2_sine[0];
    const double v62 = prepared->k[32] + v61;
    const double v63 = v2_sine[1] * v62;
    const double v64 = v2_cosine[1] * v62;
    const double v65 = (v26 * v64) + (v33 * v63);
    const double v66 = v59 - v65;
    const double v67 = v56 + v66;
    const double v68 = v67 * v60;
    const double v69 = v42 * v14;
    const double v70 = (v50 * v42) + (prepared->k[21] * v69);
    const double v71 = v2_cosine[1] * v20;
    const double v72 = (v11 * v11) + v71;
    const double v73 = prepared->k[80] * v11;
    const double v74 = v11 * v39;
    const double v75 = v74 + v69;
    const double v76 = prepared->k[15] * v41;
    const double v77 = qd[1] * v2_sine[3];
    const double v78 = 100.0 * qd[0];
    const double v79 = v78 * v77;
    const double v80 = 2.0 * v10;
    const double v81 = qd[0] * v80;
    const double v82 = v81 * v33;
    const double v83 = v82 + v79;
    const double v84 = prepared->k[15] * v2_cosine[0];
    const double v85 = v84 * v2_cosine[1];
    const double v86 = (((v61 * v83) - (v76 * v37)) - (v85 * v32)) + (prepared->k[14] * v75);
    const double v87 = v86 + ((((prepared->k[21] * v74) + (v73 * v13)) - ((prepared->k[6] * v2_cosine[0]) * v72)) - v70);
    const double v88 = tau[4] - v87;
    const double v89 = v2_cosine[0] * v2_cosine[1];
    const double v90 = prepared->k[7] * v89;
    const double v91 = prepared->k[7] * v41;
    const double v92 = (v2_cosine[2] * v91) - (v2_sine[2] * v90);
    const double v93 = prepared->k[30] * v92;
    const double v94 = v42 * v42;
    const double v95 = prepared->k[15] * ((v16 * v16) + v94);
    const double v96 = v2_sine[0] * v95;
    const double v97 = v96 + (prepared->k[32] * v72);
    const double v98 = (v84 * v75) - v97;
    const double v99 = (prepared->k[15] * v22) - (prepared->k[32] * v40);
    const double v100 = (v2_cosine[1] * v98) + (v2_sine[1] * v99);
    const double v101 = (v2_cosine[1] * v99) - (v2_sine[1] * v98);
    const double v102 = v23 - v25;
    const double v103 = v2_cosine[2] * v2_sine[2];
    const double v104 = prepared->k[3] * v103;
    const double v105 = v2_cosine[3] * v2_sine[2];
    const double v106 = prepared->k[4] * v105;
    const double v107 = prepared->k[4] * v2_cosine[2];
    const double v108 = ((((qd[1] * v77) * v107) - (v29 * v106)) + (v102 * v104)) + (v26 * v101);
    const double v109 = (v53 + (v33 * v100)) + v108;
    const double v110 = v109 + ((tau[2] - (v93 * v88)) - (v68 * v54));
    const double v111 = v30 * v64;
    const double v112 = v35 * v63;
    const double v113 = (v112 + v111) - v67;
    const double v114 = v2_cosine[3] * v107;
    const double v115 = v111 + v114;
    const double v116 = (prepared->k[4] * v2_sine[3]) * v2_sine[2];
    const double v117 = (v112 + v116) + v115;
    const double v118 = ((v56 - prepared->k[3]) - v65) + v66;
    const double v119 = v118 - v117;
    const double v120 = ((v2_cosine[3] * v91) + v92) - (v2_sine[3] * v90);
    const double v121 = (v119 + (v93 * v120)) + (v113 * v68);
    const double v122 = 1.0 / ((v118 + (v92 * v93)) - (v67 * v68));
    const double v123 = v121 * v122;
    const double v124 = prepared->k[30] * v120;
    const double v125 = v2_cosine[3] * v2_sine[3];
    const double v126 = v28 - v29;
    const double v127 = v2_sine[3] * v107;
    const double v128 = ((tau[1] + ((prepared->k[2] * v126) * v125)) + (v23 * v106)) - (v25 * v127);
    const double v129 = (((v128 - (v124 * v88)) + (v30 * v101)) + (v35 * v100)) - (v123 * v110);
    const double v130 = v60 * v113;
    const double v131 = (v109 + (v130 * v54)) + v129;
    const double v132 = ((((prepared->k[2] + v117) - v119) - (v120 * v124)) + (v113 * v130)) + (v121 * v123);
    const double v133 = 1.0 / v132;
    const double v134 = v2_sine[0] * v2_cosine[1];
    const double v135 = v2_cosine[3] + v2_cosine[2];
    const double v136 = (((prepared->k[7] * v2_sine[0]) * v135) + (prepared->k[28] * v2_cosine[1])) + (prepared->k[6] * v134);
    const double v137 = ((v55 * v12) - ((prepared->k[87] * v2_cosine[0]) * v12)) + (prepared->k[6] * v41);
    const double v138 = prepared->k[7] * v2_cosine[0];
    const double v139 = (v2_sine[2] * v138) + v137;
    const double v140 = (v137 * v68) - (v139 + (v136 * v93));
    const double v141 = ((((v2_sine[3] * v138) + v139) + (v137 * v130)) + (v136 * v124)) + (v140 * v123);
    const double v142 = v141 * v133;
    const double v143 = v140 * v122;
    const double v144 = prepared->k[30] * v136;
    const double v145 = 50.0 * v135;
    const double v146 = prepared->k[63] * v145;
    const double v147 = v2_cosine[0] * v95;
    const double v148 = 10.0 * v2_cosine[1];
    const double v149 = v148 + v145;
    const double v150 = prepared->k[32] * v2_cosine[1];
    const double v151 = v106 + v104;
    const double v152 = (prepared->k[29] * v2_cosine[2]) + (prepared->k[64] * v2_cosine[3]);
    const double v153 = v77 * v152;
    const double v154 = v11 * v2_sine[1];
    const double v155 = prepared->k[62] * v154;
    const double v156 = (((tau[0] + (qd[0] * v153)) + (v81 * v151)) + (v150 * v83)) + (v15 * v155);
    const double v157 = prepared->k[88] * v12;
    const double v158 = ((v156 - (v157 * v48)) + (v41 * v52)) + (v149 * (v147 + (v61 * v75)));
    const double v159 = v158 + (((v2_cosine[1] * v87) + ((v74 * v146) - (v12 * v46))) + (v144 * v88));
    const double v160 = v137 * v60;
    const double v161 = ((v159 + (v160 * v54)) - (v143 * v110)) - (v131 * v142);
    const double v162 = v2_cosine[3] * (prepared->k[2] * v2_cosine[3]);
    const double v163 = v58 + prepared->k[65];
    const double v164 = ((v162 + v163) + ((100.0 * v2_cosine[2]) * v64)) - (v12 * (prepared->k[90] * v12));
    const double v165 = v2_cosine[2] * (prepared->k[3] * v2_cosine[2]);
    const double v166 = (v165 + ((v2_sine[1] * v2_sine[1]) * (prepared->k[28] - v163))) + (2.0 * v115);
    const double v167 = (((v164 - (v136 * v144)) + v166) + (v137 * v160)) + (v140 * v143);
    const double v168 = 1.0 / (v167 - (v141 * v142));
    B[36] = v168;
    const double v169 = v142 * v168;
    const double v170 = (v131 * v133) - (v161 * v169);
    const double v171 = v143 * v168;
    const double v172 = ((v122 * v110) + (v161 * v171)) + (v123 * v170);
    const double v173 = v161 * v168;
    const double v174 = v170 - v172;
    const double v175 = ((((v60 * v54) - (v160 * v173)) - (v130 * v170)) - (v68 * v172)) - v174;
    const double v176 = v40 - v175;
    const double v177 = v40 + v175;
    const double v178 = v11 * v15;
    const double v179 = v178 + (v2_sine[1] * v173);
    const double v180 = v178 + v179;
    const double v181 = (v2_sine[0] * v177) - (v2_cosine[0] * v180);
    const double v182 = v17 + v181;
    const double v183 = v17 + v182;
    const double v184 = (prepared->k[15] * v183) - (prepared->k[32] * v176);
    const double v185 = (v2_cosine[1] * v173) - v74;
    const double v186 = (((prepared->k[30] * v88) + (v144 * v173)) - (v124 * v170)) + ((v93 * v172) - v185);
    const double v187 = v69 + v186;
    const double v188 = v84 * v187;
    const double v189 = v188 - v97;
    const double v190 = (v2_cosine[1] * v184) - (v2_sine[1] * v189);
    const double v191 = v74 - v185;
    const double v192 = v71 - (v39 * v39);
    const double v193 = (v2_sine[0] * v192) + (v2_cosine[0] * v191);
    const double v194 = 2.0 * v14;
    const double v195 = v2_sine[0] * v16;
    const double v196 = 2.0 * v15;
    const double v197 = ((v39 * v194) + (v196 * v195)) + v193;
    const double v198 = (prepared->k[15] * v197) - (prepared->k[32] * v192);
    const double v199 = (v18 * v14) + (v42 * v45);
    const double v200 = v199 + v179;
    const double v201 = prepared->k[79] * v42;
    const double v202 = (v18 * v201) + ((prepared->k[79] * v39) * v16);
    const double v203 = ((v2_sine[0] * v202) - (prepared->k[63] * v40)) - (v84 * v200);
    const double v204 = ((v2_cosine[1] * v203) - (v2_sine[1] * v198)) - v190;
    const double v205 = (v2_cosine[1] * v189) + (v2_sine[1] * v184);
    const double v206 = ((v2_cosine[1] * v198) + (v2_sine[1] * v203)) - v205;
    const double v207 = (v26 * v206) - (v33 * v204);
    const double v208 = v30 * v170;
    const double v209 = v208 - v36;
    const double v210 = prepared->k[44] * v2_sine[2];
    const double v211 = v35 * v170;
    const double v212 = v31 + v211;
    const double v213 = prepared->k[44] * v2_cosine[2];
    const double v214 = v165 - (v2_sine[2] * (prepared->k[3] * v2_sine[2]));
    const double v215 = (v33 * v190) + (((v213 * v212) - (v102 * v214)) - (v210 * v209));
    const double v216 = (v215 - (v26 * v205)) - v207;
    const double v217 = v26 * v174;
    const double v218 = v217 + (v209 - v34);
    const double v219 = v33 * v174;
    const double v220 = v219 + (v27 + v212);
    const double v221 = (v2_cosine[1] * v220) - (v2_sine[1] * v218);
    const double v222 = (v23 * v26) + v219;
    const double v223 = (v28 * v30) + v211;
    const double v224 = v223 + v222;
    const double v225 = v217 - (v25 * v33);
    const double v226 = v208 - (v29 * v35);
    const double v227 = v226 + v225;
    const double v228 = ((v2_cosine[1] * v224) - v221) - (v2_sine[1] * v227);
    const double v229 = (((v50 * v39) + (prepared->k[6] * v192)) - (prepared->k[21] * v193)) - (prepared->k[14] * v197);
    const double v230 = (prepared->k[15] * v228) - v229;
    const double v231 = (v2_sine[0] * v191) - ((v2_cosine[0] * v192) + ((v16 * v18) + (v39 * v42)));
    const double v232 = prepared->k[11] * v2_cosine[0];
    const double v233 = (v55 * v231) + ((prepared->k[6] * v197) - ((prepared->k[33] * v192) + (v232 * v231)));
    const double v234 = (v233 + (prepared->k[32] * v228)) + (v2_sine[0] * v230);
    const double v235 = (v234 + ((v213 * v223) - (v210 * v226))) - v216;
    const double v236 = (v81 * v26) + (v33 * v173);
    const double v237 = qd[1] * v2_cosine[3];
    const double v238 = (v35 * v173) + (v78 * v237);
    const double v239 = v238 + v236;
    const double v240 = ((prepared->k[14] * v200) + ((prepared->k[80] * v44) - (v50 * v18))) + (prepared->k[21] * (v179 - v199));
    const double v241 = v2_sine[0] * v180;
    const double v242 = v240 + (prepared->k[6] * v241);
    const double v243 = (v242 + (v85 * v218)) + (v76 * v220);
    const double v244 = (v243 - (v76 * v224)) + ((v61 * v239) - (v85 * v227));
    const double v245 = (v2_sine[3] * v2_cosine[2]) - v105;
    const double v246 = v162 - (v2_sine[3] * (prepared->k[2] * v2_sine[3]));
    const double v247 = ((prepared->k[4] * v245) * v174) + ((v126 * v246) - ((v25 * v114) + (v23 * v116)));
    const double v248 = (((v247 + (v124 * v244)) + (v30 * v205)) - (v35 * v190)) + (v130 * v234);
    const double v249 = (v30 * v206) - (v35 * v204);
    const double v250 = v249 + (((v23 * v114) + (v25 * v116)) + ((v106 - v127) * v174));
    const double v251 = ((v68 * v234) - (v93 * v244)) - v235;
    const double v252 = ((v250 + v248) + v235) + (v123 * v251);
    const double v253 = v2_cosine[1] - v144;
    const double v254 = v147 + (v61 * v187);
    const double v255 = v254 + (prepared->k[32] * v191);
    const double v256 = ((qd[1] * (qd[0] * 2.0)) * v246) - (v81 * v116);
    const double v257 = ((v256 + ((v127 + (prepared->k[24] * v125)) * v173)) + (v213 * v238)) + (v150 * v239);
    const double v258 = (((v257 - (v35 * v255)) + (v253 * v244)) + (v41 * v230)) + (v160 * v234);
    const double v259 = v241 + (v2_cosine[0] * v177);
    const double v260 = v43 + v259;
    const double v261 = ((v55 * v175) + (((prepared->k[89] * v12) * v173) - (prepared->k[88] * v48))) - (prepared->k[11] * v260);
    const double v262 = (((prepared->k[21] * v186) + ((prepared->k[33] * v191) - v70)) + (prepared->k[14] * v187)) + (10.0 * v254);
    const double v263 = (v30 * v173) - v79;
    const double v264 = v263 + ((v26 * v173) - v82);
    const double v265 = (10.0 * v191) - v264;
    const double v266 = prepared->k[32] * v2_sine[1];
    const double v267 = (((prepared->k[33] * v2_cosine[1]) * v180) + (v266 * v264)) - ((prepared->k[15] * v12) * v265);
    const double v268 = prepared->k[91] * v12;
    const double v269 = (v2_cosine[0] * v202) + (v61 * v200);
    const double v270 = (((v267 + (v268 * v231)) + (v148 * v269)) - (v2_sine[1] * v262)) + (v134 * v261);
    const double v271 = v221 + (10.0 * v72);
    const double v272 = (v2_cosine[1] * v218) + (v2_sine[1] * v220);
    const double v273 = (((v51 + (prepared->k[6] * v176)) - (prepared->k[21] * v181)) + (prepared->k[15] * v272)) - (prepared->k[14] * v183);
    const double v274 = (v270 + (v76 * v271)) - (v89 * v273);
    const double v275 = v269 + (prepared->k[32] * v180);
    const double v276 = v30 + v26;
    const double v277 = ((v81 * (v214 + v114)) + ((v106 + (prepared->k[22] * v103)) * v173)) + (v210 * v263);
    const double v278 = ((v277 + (v276 * v275)) - (v33 * v255)) + v274;
    const double v279 = ((v278 + v258) + (v143 * v251)) - (v142 * v252);
    A[73] = v168 * v279;
    const double v280 = v243 + (((v61 * v236) - (v85 * v225)) - (v76 * v222));
    const double v281 = ((v2_cosine[1] * v222) - v221) - (v2_sine[1] * v225);
    const double v282 = (prepared->k[15] * v281) - v229;
    const double v283 = (v233 + (prepared->k[32] * v281)) + (v2_sine[0] * v282);
    const double v284 = v283 - v216;
    const double v285 = ((v68 * v283) - (v93 * v280)) - v284;
    const double v286 = (v284 + (v250 + ((v130 * v283) + (v124 * v280)))) + (v123 * v285);
    const double v287 = v278 + (((v41 * v282) + ((v150 * v236) + (v253 * v280))) + (v160 * v283));
    const double v288 = (v287 + (v143 * v285)) - (v142 * v286);
    A[74] = v168 * v288;
    const double v289 = v229 + (prepared->k[15] * v221);
    const double v290 = (v233 - (prepared->k[32] * v221)) - (v2_sine[0] * v289);
    const double v291 = v207 + v290;
    const double v292 = v242 + (v84 * v272);
    const double v293 = ((v68 * v290) - (v93 * v292)) - v291;
    const double v294 = ((v249 + ((v130 * v290) + (v124 * v292))) + v291) + (v123 * v293);
    const double v295 = ((((v41 * v289) - (v145 * v275)) - (v253 * v292)) - (v160 * v290)) - v274;
    const double v296 = (v295 - (v143 * v293)) + (v142 * v294);
    A[75] = -(v168 * v296);
    const double v297 = v43 + v260;
    const double v298 = ((prepared->k[6] * v297) + ((v55 * v182) - (v232 * v182))) - (v2_cosine[0] * v273);
    const double v299 = (v261 + (prepared->k[21] * v259)) + (prepared->k[14] * v297);
    const double v300 = (v2_sine[0] * v299) + v298;
    const double v301 = prepared->k[15] * v2_sine[1];
    const double v302 = v94 - (v14 * v14);
    const double v303 = prepared->k[79] * v69;
    const double v304 = ((v84 * v302) + (v2_sine[0] * v303)) - v254;
    const double v305 = (v2_cosine[1] * v304) + (v301 * v297);
    const double v306 = prepared->k[15] * v2_cosine[1];
    const double v307 = (v306 * v297) - (v2_sine[1] * v304);
    const double v308 = (((v50 * v14) - (prepared->k[92] * v302)) + (v84 * v265)) + (v61 * v271);
    const double v309 = v300 + ((v26 * v307) + (v33 * v305));
    const double v310 = v309 + ((((v30 * v307) + (v35 * v305)) + (v124 * v308)) + (v130 * v300));
    const double v311 = ((v68 * v300) - (v93 * v308)) - v309;
    const double v312 = v310 + (v123 * v311);
    const double v313 = (v268 * v182) - (v149 * (((v96 - (v61 * v302)) + (v2_cosine[0] * v303)) - v188));
    const double v314 = ((((v12 * v273) + v313) + (v253 * v308)) + (v41 * v299)) + (v160 * v300);
    const double v315 = (v314 + (v143 * v311)) - (v142 * v312);
    A[76] = v168 * v315;
    const double v316 = ((v2_cosine[1] * v42) - (v19 * v134)) - (v41 * (v196 + v16));
    const double v317 = v2_sine[1] * v15;
    const double v318 = prepared->k[62] * v317;
    const double v319 = v78 * v135;
    const double v320 = (v12 * v196) - (v19 * v89);
    const double v321 = v12 * v16;
    const double v322 = (v2_cosine[1] * v194) - (v320 + (2.0 * v321));
    const double v323 = ((v55 * v316) - ((v232 * v316) + ((v266 * v319) + v318))) - (prepared->k[6] * v322);
    const double v324 = (((v50 * v2_cosine[1]) - (v301 * v319)) - (prepared->k[80] * v317)) + (prepared->k[21] * v320);
    const double v325 = v324 - (prepared->k[14] * v322);
    const double v326 = (v2_sine[0] * v325) + v323;
    const double v327 = (v41 * v14) + (v12 * v42);
    const double v328 = v327 + v154;
    const double v329 = 100.0 * v77;
    const double v330 = (v80 * v33) + v329;
    const double v331 = ((v85 * v319) + (v50 * v41)) - (v61 * v330);
    const double v332 = (v331 + (((prepared->k[80] * v2_cosine[1]) * v18) - (v73 * v12))) - (prepared->k[14] * v328);
    const double v333 = v332 - (prepared->k[21] * (v154 - v327));
    const double v334 = (prepared->k[63] * v317) + (prepared->k[15] * v322);
    const double v335 = prepared->k[79] * v2_cosine[1];
    const double v336 = (v41 * v201) - (v335 * v16);
    const double v337 = ((v15 * (prepared->k[63] * v2_cosine[1])) + (v2_sine[0] * v336)) - (v84 * v328);
    const double v338 = (v2_cosine[1] * v337) + (v2_sine[1] * v334);
    const double v339 = (v2_cosine[1] * v334) - (v2_sine[1] * v337);
    const double v340 = qd[0] * v105;
    const double v341 = (prepared->k[82] * qd[0]) * v103;
    const double v342 = ((v341 + (prepared->k[29] * v340)) + (v26 * v339)) + ((v33 * v338) - v326);
    const double v343 = v342 + ((v68 * v326) + (v93 * v333));
    const double v344 = qd[0] * v2_sine[3];
    const double v345 = (((qd[0] * prepared->k[64]) * v125) + (v2_cosine[2] * (prepared->k[83] * v344))) + (v124 * v333);
    const double v346 = (v342 - (v130 * v326)) + ((v345 + (v30 * v339)) + (v35 * v338));
    const double v347 = v346 - (v343 * v123);
    const double v348 = prepared->k[93] * v12;
    const double v349 = (((v153 + (v150 * v330)) + (v80 * v151)) + (v2_cosine[1] * v155)) + (v154 * v146);
    const double v350 = (v349 - (v348 * v316)) + (v41 * v325);
    const double v351 = (v350 + (v149 * ((v61 * v328) + (v2_cosine[0] * v336)))) - (v253 * v333);
    const double v352 = ((v351 + (v160 * v326)) + (v343 * v143)) + (v347 * v142);
    A[78] = v352 * v168;
    const double v353 = (v2_sine[0] * v14) - (v2_cosine[0] * v42);
    const double v354 = v39 + v353;
    const double v355 = ((prepared->k[63] * v11) + (v57 * v201)) - (v84 * v354);
    const double v356 = 2.0 * (v18 + (v2_cosine[0] * v16));
    const double v357 = (v2_cosine[1] * v355) + (v301 * v356);
    const double v358 = (v306 * v356) - (v2_sine[1] * v355);
    const double v359 = v195 + (2.0 * v45);
    const double v360 = v55 * v359;
    const double v361 = (v360 + (v26 * v358)) + (v33 * v357);
    const double v362 = (prepared->k[6] * v356) - (v232 * v359);
    const double v363 = (prepared->k[51] * v18) + (prepared->k[14] * v356);
    const double v364 = 100.0 * v10;
    const double v365 = v364 * v2_cosine[2];
    const double v366 = v365 + (100.0 * v237);
    const double v367 = v364 * v2_sine[2];
    const double v368 = v367 + v329;
    const double v369 = (v2_cosine[1] * v368) - (v2_sine[1] * v366);
    const double v370 = (prepared->k[15] * v369) - v363;
    const double v371 = ((v2_sine[0] * v370) + (prepared->k[32] * v369)) - v362;
    const double v372 = (((qd[1] * prepared->k[29]) * v245) + v371) - v361;
    const double v373 = (((v50 * v2_sine[0]) - (prepared->k[80] * v14)) - (prepared->k[14] * v354)) - (prepared->k[21] * (v39 - v353));
    const double v374 = v78 * (v2_sine[2] + v2_sine[3]);
    const double v375 = (((v61 * v374) - (v85 * v366)) - (v368 * v76)) - v373;
    const double v376 = v360 - v371;
    const double v377 = (v372 + (v93 * v375)) + (v68 * v376);
    const double v378 = (v30 * v358) + (v35 * v357);
    const double v379 = ((prepared->k[83] * v10) * v245) + v378;
    const double v380 = ((v379 - (v124 * v375)) + ((v130 * v376) - v372)) + (v123 * v377);
    const double v381 = (((v344 * v152) + (v150 * v374)) + (v41 * v370)) + (v253 * v375);
    const double v382 = (v61 * v354) + ((v2_sine[0] * v2_cosine[0]) * v201);
    const double v383 = (v318 + (v348 * v359)) + (v148 * v382);
    const double v384 = (prepared->k[63] * v39) + v382;
    const double v385 = ((v341 + (prepared->k[83] * v340)) + (v276 * v384)) + v383;
    const double v386 = (((v381 - (v160 * v376)) + v385) - (v143 * v377)) + (v380 * v142);
    A[79] = v386 * v168;
    const double v387 = (v2_sine[1] * v365) - (v2_cosine[1] * v367);
    const double v388 = v363 + (prepared->k[15] * v387);
    const double v389 = v362 + ((v2_sine[0] * v388) + (prepared->k[32] * v387));
    const double v390 = v361 + v389;
    const double v391 = prepared->k[9] * (((v10 * v2_cosine[2]) * v89) - (v2_sine[2] * ((qd[0] * v2_sine[0]) - (v10 * v41))));
    const double v392 = (-v373) - v391;
    const double v393 = v360 + v389;
    const double v394 = (v68 * v393) + ((v93 * v392) - v390);
    const double v395 = ((v390 - (v124 * v392)) + (v379 + (v130 * v393))) + (v123 * v394);
    const double v396 = (((v41 * v388) - ((prepared->k[10] * v2_sine[2]) * v15)) - (v253 * v392)) + (v160 * v393);
    const double v397 = ((v396 - v385) + (v143 * v394)) - (v395 * v142);
    A[80] = -(v397 * v168);
    const double v398 = v362 + (v2_sine[0] * v363);
    const double v399 = v360 + v398;
    const double v400 = v361 + v398;
    const double v401 = ((v68 * v399) - (v93 * v373)) - v400;
    const double v402 = ((v400 + (v130 * v399)) + (v378 + (v373 * v124))) + (v401 * v123);
    const double v403 = ((((v41 * v363) - v383) - (v145 * v384)) + (v253 * v373)) + (v160 * v399);
    const double v404 = (v403 + (v401 * v143)) - (v402 * v142);
    A[81] = -(v404 * v168);
    const double v405 = v16 * v168;
    const double v406 = v42 * v168;
    const double v407 = (prepared->k[86] * v14) - v50;
    const double v408 = (((v55 * v42) - (v232 * v42)) - (prepared->k[49] * v14)) - (v2_sine[0] * v407);
    const double v409 = (v335 * v14) + (prepared->k[79] * v321);
    const double v410 = ((prepared->k[79] * v2_sine[1]) * v14) - (v335 * v195);
    const double v411 = (v408 - (v26 * v409)) - (v33 * v410);
    const double v412 = (v408 * v68) - v411;
    const double v413 = ((((v30 * v409) + (v35 * v410)) - (v408 * v130)) - v411) - (v412 * v123);
    const double v414 = v160 * v168;
    const double v415 = ((((v41 * v407) * v168) - (v413 * v169)) - (v412 * v171)) - (v408 * v414);
    const double v416 = v415 + ((v348 * v406) + ((((prepared->k[84] * v2_cosine[0]) * v135) + (prepared->k[85] * v89)) * v405));
    A[82] = v416;
    const double v417 = ((prepared->k[51] * v41) * v405) + (((prepared->k[51] * v2_cosine[1]) - (prepared->k[94] * v136)) * v406);
    const double v418 = prepared->k[94] * v42;
    const double v419 = 1.0 - v68;
    const double v420 = prepared->k[51] * v195;
    const double v421 = (v420 * v419) + (v418 * v92);
    const double v422 = 1.0 + v130;
    const double v423 = ((v420 * v422) + (v418 * v120)) - (v421 * v123);
    const double v424 = (((v420 * v414) - (v423 * v169)) - (v421 * v171)) + v417;
    A[83] = -v424;
    const double v425 = (v133 * v252) - (v169 * v279);
    A[85] = v425;
    const double v426 = (v133 * v286) - (v169 * v288);
    A[86] = v426;
    const double v427 = (v133 * v294) + (v169 * v296);
    A[87] = v427;
    const double v428 = (v133 * v312) - (v169 * v315);
    A[88] = v428;
    const double v429 = (v347 * v133) + (v352 * v169);
    A[90] = -v429;
    const double v430 = (v380 * v133) + (v386 * v169);
    A[91] = -v430;
    const double v431 = (v395 * v133) - (v397 * v169);
    A[92] = -v431;
    const double v432 = (v402 * v133) - (v404 * v169);
    A[93] = -v432;
    const double v433 = (v413 * v133) - (v142 * v416);
    A[94] = v433;
    const double v434 = (v423 * v133) - (v142 * v424);
    A[95] = -v434;
    const double v435 = ((v122 * v251) - (v171 * v279)) - (v123 * v425);
    A[97] = v435;
    const double v436 = ((v122 * v285) - (v171 * v288)) - (v123 * v426);
    A[98] = v436;
    const double v437 = ((v122 * v293) + (v171 * v296)) - (v123 * v427);
    A[99] = v437;
    const double v438 = ((v122 * v311) - (v171 * v315)) - (v123 * v428);
    A[100] = v438;
    const double v439 = ((v122 * v343) - (v352 * v171)) + (v123 * v429);
    A[102] = v439;
    const double v440 = ((v122 * v377) + (v386 * v171)) - (v123 * v430);
    A[103] = -v440;
    const double v441 = ((v122 * v394) - (v397 * v171)) - (v123 * v431);
    A[104] = -v441;
    const double v442 = ((v122 * v401) - (v404 * v171)) - (v123 * v432);
    A[105] = -v442;
    const double v443 = ((v412 * v122) + (v143 * v416)) + (v123 * v433);
    A[106] = -v443;
    const double v444 = ((v421 * v122) + (v143 * v424)) + (v123 * v434);
    A[107] = v444;
    const double v445 = (((v60 * v234) - (v414 * v279)) - (v130 * v425)) + (v68 * v435);
    A[109] = -v445;
    const double v446 = (((v60 * v283) - (v414 * v288)) - (v130 * v426)) + (v68 * v436);
    A[110] = -v446;
    const double v447 = (((v60 * v290) + (v414 * v296)) - (v130 * v427)) + (v68 * v437);
    A[111] = -v447;
    const double v448 = (((v60 * v300) - (v414 * v315)) - (v130 * v428)) + (v68 * v438);
    A[112] = -v448;
    const double v449 = (((v60 * v326) - (v352 * v414)) + (v130 * v429)) + (v68 * v439);
    A[114] = -v449;
    const double v450 = (((v60 * v376) + (v386 * v414)) - (v130 * v430)) + (v68 * v440);
    A[115] = v450;
    const double v451 = (((v60 * v393) - (v397 * v414)) - (v130 * v431)) + (v68 * v441);
    A[116] = v451;
    const double v452 = (((v60 * v399) - (v404 * v414)) - (v130 * v432)) + (v68 * v442);
    A[117] = v452;
    const double v453 = (((v60 * v408) + (v160 * v416)) + (v130 * v433)) + (v68 * v443);
    A[118] = v453;
    const double v454 = (((v420 * v60) - (v160 * v424)) - (v130 * v434)) - (v68 * v444);
    A[119] = v454;
    const double v455 = v144 * v168;
    A[121] = (((v455 * v279) - (prepared->k[30] * v244)) - (v124 * v425)) - (v93 * v435);
    A[122] = (((v455 * v288) - (prepared->k[30] * v280)) - (v124 * v426)) - (v93 * v436);
    A[123] = -((((prepared->k[30] * v292) + (v455 * v296)) + (v124 * v427)) + (v93 * v437));
    A[124] = (((v455 * v315) - (prepared->k[30] * v308)) - (v124 * v428)) - (v93 * v438);
    A[126] = (((prepared->k[30] * v333) + (v352 * v455)) + (v124 * v429)) - (v93 * v439);
    A[127] = (v93 * v440) + (((v386 * v455) - (prepared->k[30] * v375)) + (v124 * v430));
    A[128] = (v93 * v441) + ((v124 * v431) - ((prepared->k[30] * v392) + (v397 * v455)));
    A[129] = (((prepared->k[30] * v373) - (v404 * v455)) + (v124 * v432)) + (v93 * v442);
    A[130] = (v93 * v443) + ((v144 * v416) - (v124 * v433));
    A[131] = ((v124 * v434) + ((prepared->k[95] * v42) - (v144 * v424))) - (v93 * v444);
    const double v456 = v157 * v168;
    const double v457 = prepared->k[88] * v231;
    A[133] = (v457 - (v456 * v279)) - (v49 * (v445 - (v425 + v435)));
    A[134] = (v457 - (v456 * v288)) - (v49 * (v446 - (v426 + v436)));
    A[135] = (v457 + (v456 * v296)) - (v49 * (v447 - (v427 + v437)));
    A[136] = ((prepared->k[88] * v182) - (v456 * v315)) - (v49 * (v448 - (v428 + v438)));
    A[138] = ((prepared->k[88] * v316) - (v352 * v456)) - (v49 * (v449 + (v429 - v439)));
    const double v458 = prepared->k[88] * v359;
    A[139] = (v49 * (v450 - (v430 + v440))) - ((v386 * v456) + v458);
    A[140] = ((v397 * v456) - v458) + (v49 * (v451 - (v431 + v441)));
    A[141] = ((v404 * v456) - v458) + (v49 * (v452 - (v432 + v442)));
    A[142] = (v49 * (v453 + (v433 - v443))) - ((prepared->k[88] * v42) + (v157 * v416));
    A[143] = (v157 * v424) + (v49 * (v454 + (v444 - v434)));
    const double v459 = -v169;
    B[37] = v459;
    B[42] = v459;
    const double v460 = (v123 * v169) - v171;
    B[38] = v460;
    B[48] = v460;
    const double v461 = v130 + (v68 * v123);
    const double v462 = (v414 + (v68 * v171)) - (v461 * v169);
    B[39] = v462;
    B[54] = v462;
    const double v463 = (v93 * v123) - v124;
    const double v464 = (v455 + (v93 * v171)) - (v463 * v169);
    B[40] = v464;
    B[60] = v464;
    const double v465 = v49 * v419;
    const double v466 = (v465 * v123) - (v49 * v422);
    const double v467 = (((v49 * v414) - v456) + (v466 * v169)) - (v465 * v171);
    B[41] = v467;
    B[66] = v467;
    B[43] = v133 + (v142 * v169);
    const double v468 = (v123 * v133) + (v142 * v460);
    const double v469 = -v468;
    B[44] = v469;
    B[49] = v469;
    const double v470 = (v461 * v133) - (v142 * v462);
    B[45] = v470;
    B[55] = v470;
    const double v471 = (v463 * v133) - (v142 * v464);
    B[46] = v471;
    B[61] = v471;
    const double v472 = (v466 * v133) + (v142 * v467);
    const double v473 = -v472;
    B[47] = v473;
    B[67] = v473;
    B[50] = (v123 * v468) - (v122 + (v143 * v460));
    const double v474 = ((v68 * v122) - (v143 * v462)) - (v123 * v470);
    B[51] = v474;
    B[56] = v474;
    const double v475 = ((v93 * v122) - (v143 * v464)) - (v123 * v471);
    B[52] = v475;
    B[62] = v475;
    const double v476 = ((v465 * v122) + (v143 * v467)) - (v123 * v472);
    const double v477 = -v476;
    B[53] = v477;
    B[68] = v477;
    B[57] = ((v130 * v470) + ((v160 * v462) - v60)) - (v68 * v474);
    const double v478 = -((v68 * v475) - ((v130 * v471) + (v160 * v464)));
    B[58] = v478;
    B[63] = v478;
    const double v479 = (((v49 * v60) - (v160 * v467)) + (v130 * v472)) - (v68 * v476);
    const double v480 = -v479;
    B[59] = v480;
    B[69] = v480;
    B[64] = ((prepared->k[30] + (v144 * v464)) - (v124 * v471)) - (v93 * v475);
    const double v481 = (v93 * v476) + ((v124 * v472) + (v144 * v467));
    B[65] = v481;
    B[70] = v481;
    B[71] = (prepared->k[31] - (v157 * v467)) - (v49 * (v479 + (v472 + v476)));
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_linearize_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double A_lane[144];
        double B_lane[72];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, tau, tau_lane);
        behi_six_joint_linearize(prepared, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        behi_six_joint_scatter(144U, count, lane, A_lane, A);
        behi_six_joint_scatter(72U, count, lane, B_lane, B);
    }
}

void behi_six_joint_linearize_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *A, double *B)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        double A_lane[144];
        double B_lane[72];

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, tau, tau_lane);
        behi_six_joint_linearize(&prepared_lane, q_lane, qd_lane, tau_lane, A_lane, B_lane);
        behi_six_joint_scatter(144U, count, lane, A_lane, A);
        behi_six_joint_scatter(72U, count, lane, B_lane, B);
    }
}

#endif

void behi_six_joint_regressor(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double qdd[restrict 6], double Y[restrict 360])
{
    (void)prepared;
    const behi_six_joint_four v0_angle = {behi_six_joint_alone(&q[1]), behi_six_joint_alone(&q[2]), behi_six_joint_alone(&q[3]), behi_six_joint_alone(&q[4])};
    behi_six_joint_four v0_sine;
    behi_six_joint_four v0_cosine;
    behi_six_joint_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const behi_six_joint_four v8_angle = {q[5]};
    behi_six_joint_four v8_sine;
    behi_six_joint_four v8_cosine;
    behi_six_joint_sincos(&v8_angle, &v8_sine, &v8_cosine);
    for (size_t k = 0U; k < 9U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 10U; k < 14U; k++) {
        Y[k] = 0.0;
    }
    Y[19] = 0.0;
    for (size_t k = 60U; k < 74U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 120U; k < 141U; k++) {
        Y[k] = 0.0;
    }
    Y[143] = 0.0;
    for (size_t k = 180U; k < 211U; k++) {
        Y[k] = 0.0;
    }
    Y[213] = 0.0;
    for (size_t k = 240U; k < 281U; k++) {
        Y[k] = 0.0;
    }
    Y[283] = 0.0;
    for (size_t k = 300U; k < 351U; k++) {
        Y[k] = 0.0;
    }
    Y[353] = 0.0;
    Y[9] = qdd[0];
    const double v10 = qd[0] * v0_cosine[0];
    const double v11 = qd[1] * v10;
    const double v12 = (qdd[0] * v0_sine[0]) + v11;
    const double v13 = v0_sine[0] * v11;
    Y[14] = v13 + (v0_sine[0] * v12);
    const double v14 = qd[0] * v0_sine[0];
    const double v15 = (v0_sine[0] * v14) - (v0_cosine[0] * v10);
    const double v16 = qd[1] * v14;
    const double v17 = (qdd[0] * v0_cosine[0]) - v16;
    Y[15] = ((v0_sine[0] * v17) + (v0_cosine[0] * v12)) - (qd[1] * v15);
    const double v18 = qd[1] * qd[1];
    Y[79] = qdd[1];
    Y[16] = (qdd[1] * v0_sine[0]) + (v18 * v0_cosine[0]);
    Y[17] = (v0_cosine[0] * v17) - v13;
    Y[18] = (qdd[1] * v0_cosine[0]) - (v18 * v0_sine[0]);
    const double v19 = 50.0 * (v16 - v17);
    const double v20 = 50.0 * v0_cosine[0];
    Y[20] = -(v20 * v19);
    const double v21 = (v0_sine[1] * v10) + (v0_cosine[1] * v14);
    const double v22 = ((qd[2] * v21) + (v0_sine[1] * v12)) - (v0_cosine[1] * v17);
    const double v23 = qd[2] + qd[1];
    const double v24 = v23 * v21;
    const double v25 = v24 + v22;
    const double v26 = (v0_sine[0] * v0_sine[1]) - (v0_cosine[0] * v0_cosine[1]);
    Y[21] = (v26 * v19) - (v20 * v25);
    const double v27 = (v0_cosine[1] * v10) - (v0_sine[1] * v14);
    const double v28 = v23 * v27;
    const double v29 = ((qd[2] * v27) + (v0_cosine[1] * v12)) + (v0_sine[1] * v17);
    const double v30 = v29 + v28;
    const double v31 = (v0_cosine[0] * v0_sine[1]) + (v0_sine[0] * v0_cosine[1]);
    Y[22] = (v31 * v19) - (v20 * v30);
    const double v32 = v21 * v21;
    const double v33 = v27 * v27;
    const double v34 = v10 * v14;
    Y[77] = v34;
    const double v35 = qdd[1] + v34;
    const double v36 = 50.0 * v0_cosine[1];
    const double v37 = (v10 * (qd[0] * v20)) + (50.0 * v18);
    const double v38 = (v0_sine[1] * v37) + (v36 * v35);
    Y[141] = v38;
    const double v39 = 50.0 * v0_sine[1];
    const double v40 = (v0_cosine[1] * v37) - (v39 * v35);
    Y[142] = v40;
    Y[23] = ((v26 * v40) - (v31 * v38)) + (v20 * (v33 + v32));
    const double v41 = v26 * v24;
    Y[24] = (v31 * v29) - v41;
    Y[25] = -((v31 * v25) + (v26 * v30));
    const double v42 = v23 * v23;
    const double v43 = v21 * v27;
    Y[87] = v43;
    Y[147] = v43;
    const double v44 = qdd[1] + qdd[2];
    Y[89] = v44;
    Y[149] = v44;
    const double v45 = v44 + v43;
    Y[26] = (v31 * v45) + (v26 * (v32 - v42));
    const double v46 = v31 * v28;
    Y[27] = (v26 * v22) - v46;
    const double v47 = v44 - v43;
    Y[28] = (v31 * (v33 - v42)) - (v26 * v47);
    Y[29] = v41 + v46;
    const double v48 = v19 + (50.0 * v25);
    const double v49 = (50.0 * v26) - v20;
    Y[30] = v49 * v48;
    const double v50 = (v0_cosine[2] * v21) + (v0_sine[2] * v27);
    const double v51 = ((qd[3] * v50) + (v0_cosine[2] * v22)) + (v0_sine[2] * v29);
    const double v52 = qd[3] + v23;
    const double v53 = v52 * v50;
    const double v54 = v53 + v51;
    const double v55 = (v0_sine[2] * v31) + (v0_cosine[2] * v26);
    Y[31] = (v55 * v48) + (v49 * v54);
    const double v56 = (v0_sine[2] * v21) - (v0_cosine[2] * v27);
    const double v57 = v52 * v56;
    const double v58 = ((qd[3] * v56) + (v0_sine[2] * v22)) - (v0_cosine[2] * v29);
    const double v59 = v58 + v57;
    const double v60 = (v0_sine[2] * v26) - (v0_cosine[2] * v31);
    Y[32] = -((v60 * v48) + (v49 * v59));
    const double v61 = v56 * v56;
    const double v62 = v50 * v50;
    const double v63 = (50.0 * v45) + v38;
    const double v64 = v42 + v33;
    const double v65 = v40 + (50.0 * v64);
    const double v66 = (v0_cosine[2] * v65) - (v0_sine[2] * v63);
    Y[212] = v66;
    const double v67 = (v0_cosine[2] * v63) + (v0_sine[2] * v65);
    Y[211] = v67;
    Y[33] = ((v55 * v66) - (v49 * (v62 + v61))) + (v60 * v67);
    const double v68 = v55 * v53;
    Y[34] = (v60 * v58) - v68;
    Y[35] = (v60 * v54) + (v55 * v59);
    const double v69 = v50 * v56;
    Y[94] = v69;
    Y[154] = v69;
    Y[214] = v69;
    const double v70 = qdd[3] + v44;
    Y[99] = v70;
    Y[159] = v70;
    Y[219] = v70;
    const double v71 = v70 - v69;
    const double v72 = v52 * v52;
    Y[36] = (v55 * (v62 - v72)) - (v60 * v71);
    const double v73 = v60 * v57;
    Y[37] = (v55 * v51) - v73;
    const double v74 = v70 + v69;
    Y[38] = -((v55 * v74) + (v60 * (v61 - v72)));
    Y[39] = v68 + v73;
    const double v75 = v72 + v61;
    const double v76 = v66 + (10.0 * v75);
    const double v77 = v48 + (10.0 * v54);
    const double v78 = (v0_sine[3] * v77) - (v0_cosine[3] * v76);
    const double v79 = v49 + (10.0 * v55);
    const double v80 = v0_sine[3] * v79;
    const double v81 = (v0_sine[3] * v76) + (v0_cosine[3] * v77);
    Y[281] = v81;
    const double v82 = v0_cosine[3] * v79;
    Y[40] = (v82 * v81) + (v80 * v78);
    const double v83 = qd[4] + v56;
    const double v84 = v83 * v83;
    const double v85 = (v0_sine[3] * v50) - (v52 * v0_cosine[3]);
    const double v86 = v85 * v85;
    const double v87 = v86 + v84;
    const double v88 = v67 + (10.0 * v71);
    const double v89 = v0_sine[3] * v60;
    const double v90 = (v52 * v0_sine[3]) + (v0_cosine[3] * v50);
    const double v91 = v90 * v85;
    Y[284] = v91;
    const double v92 = qdd[4] + v51;
    Y[289] = v92;
    const double v93 = v91 - v92;
    Y[41] = (v55 * v81) + (((v89 * v88) - (v80 * v87)) - (v82 * v93));
    const double v94 = v90 * v90;
    const double v95 = v94 + v84;
    const double v96 = v0_cosine[3] * v60;
    const double v97 = v91 + v92;
    Y[42] = (((v96 * v88) - (v82 * v95)) - (v80 * v97)) - (v55 * v78);
    const double v98 = v90 * v83;
    const double v99 = ((qd[4] * v90) - (v70 * v0_cosine[3])) - (v0_sine[3] * v58);
    const double v100 = v99 - v98;
    const double v101 = ((qd[4] * v85) - (v70 * v0_sine[3])) + (v0_cosine[3] * v58);
    const double v102 = v85 * v83;
    const double v103 = v102 - v101;
    Y[286] = v103;
    Y[43] = ((v96 * v81) - ((v82 * v103) + (v80 * v100))) + (v89 * v78);
    const double v104 = v55 * v91;
    const double v105 = v89 * v98;
    Y[44] = (v105 + v104) + (v96 * v101);
    const double v106 = v86 - v94;
    const double v107 = v99 + v98;
    const double v108 = v102 + v101;
    Y[45] = ((v96 * v107) - (v55 * v106)) - (v89 * v108);
    const double v109 = v84 - v94;
    Y[46] = ((v55 * v103) + (v89 * v109)) + (v96 * v93);
    const double v110 = v96 * v102;
    Y[47] = -((v104 + v110) + (v89 * v99));
    const double v111 = v86 - v84;
    Y[48] = ((v89 * v97) - (v96 * v111)) - (v55 * v100);
    Y[49] = (v110 - v105) + (v55 * v92);
    const double v112 = v88 - (20.0 * v108);
    const double v113 = v78 + (20.0 * v97);
    const double v114 = (v8_cosine[0] * v112) + (v8_sine[0] * v113);
    const double v115 = v80 + (20.0 * v55);
    const double v116 = 20.0 * v8_cosine[0];
    const double v117 = (v8_sine[0] * v115) - (v116 * v96);
    const double v118 = v81 + (20.0 * v95);
    const double v119 = (v8_cosine[0] * v113) - (v8_sine[0] * v112);
    const double v120 = 20.0 * v8_sine[0];
    const double v121 = (v120 * v96) + (v8_cosine[0] * v115);
    Y[50] = ((v82 * v118) + (v117 * v114)) + (v121 * v119);
    const double v122 = (v8_cosine[0] * v55) + (v8_sine[0] * v96);
    const double v123 = (v8_sine[0] * v90) - (v8_cosine[0] * v83);
    const double v124 = v123 * v123;
    const double v125 = qd[5] + v85;
    const double v126 = v125 * v125;
    const double v127 = v126 + v124;
    const double v128 = (v8_cosine[0] * v90) + (v8_sine[0] * v83);
    const double v129 = v128 * v123;
    Y[354] = v129;
    const double v130 = qdd[5] + v99;
    Y[359] = v130;
    const double v131 = v129 - v130;
    const double v132 = ((qd[5] * v128) - (v8_cosine[0] * v92)) - (v8_sine[0] * v101);
    const double v133 = v125 * v128;
    const double v134 = v133 + v132;
    const double v135 = (((v117 * v131) - (v121 * v127)) - (v82 * v134)) + (v122 * v118);
    Y[51] = (v89 * v114) + v135;
    const double v136 = (v8_sine[0] * v55) - (v8_cosine[0] * v96);
    const double v137 = v129 + v130;
    const double v138 = v128 * v128;
    const double v139 = v126 + v138;
    const double v140 = ((qd[5] * v123) - (v8_sine[0] * v92)) + (v8_cosine[0] * v101);
    const double v141 = v125 * v123;
    const double v142 = v140 + v141;
    const double v143 = ((v82 * v142) + ((v117 * v139) - (v121 * v137))) - (v136 * v118);
    Y[52] = v143 + (v89 * v119);
    const double v144 = v124 + v138;
    const double v145 = v140 - v141;
    const double v146 = v133 - v132;
    Y[358] = v146;
    const double v147 = (((v82 * v144) - (v117 * v145)) + (v121 * v146)) + (v136 * v114);
    Y[53] = v147 + (v122 * v119);
    const double v148 = v89 * v129;
    const double v149 = v122 * v133;
    Y[54] = (v149 - v148) - (v136 * v140);
    const double v150 = v124 - v138;
    Y[55] = ((v89 * v150) - (v122 * v142)) - (v136 * v134);
    const double v151 = v126 - v138;
    Y[56] = (v89 * v145) + ((v122 * v151) - (v136 * v131));
    const double v152 = v136 * v141;
    Y[57] = (v152 + v148) - (v122 * v132);
    const double v153 = v126 - v124;
    Y[58] = ((v122 * v137) - (v136 * v153)) - (v89 * v146);
    Y[59] = -((v149 + (v89 * v130)) + v152);
    Y[74] = -v34;
    Y[75] = qd[0] * v15;
    Y[76] = v12 - v11;
    Y[78] = v16 + v17;
    Y[80] = (v36 * v38) - (v39 * v40);
    Y[81] = (v38 + (v36 * v45)) - (v39 * v64);
    Y[82] = (v40 - (v39 * v47)) - (v36 * (v42 + v32));
    const double v154 = v22 - v24;
    const double v155 = v29 - v28;
    Y[86] = v155;
    Y[146] = v155;
    Y[83] = -((v36 * v155) + (v39 * v154));
    const double v156 = -v43;
    Y[84] = v156;
    Y[144] = v156;
    const double v157 = -(v33 - v32);
    Y[85] = v157;
    Y[145] = v157;
    const double v158 = -v154;
    Y[88] = v158;
    Y[148] = v158;
    const double v159 = 50.0 + v36;
    const double v160 = 50.0 * v0_cosine[2];
    const double v161 = (v0_sine[1] * v160) + (v0_sine[2] * v159);
    const double v162 = 50.0 * v0_sine[2];
    const double v163 = (v0_cosine[2] * v159) - (v0_sine[1] * v162);
    Y[90] = (v163 * v67) - (v161 * v66);
    Y[91] = (v67 + (v163 * v71)) - (v161 * v75);
    const double v164 = v72 + v62;
    Y[92] = (v66 - (v161 * v74)) - (v163 * v164);
    const double v165 = v51 - v53;
    const double v166 = v58 - v57;
    Y[93] = (v163 * v166) - (v161 * v165);
    const double v167 = v62 - v61;
    Y[95] = v167;
    Y[155] = v167;
    Y[215] = v167;
    const double v168 = -v166;
    Y[96] = v168;
    Y[156] = v168;
    Y[216] = v168;
    const double v169 = -v69;
    Y[97] = v169;
    Y[157] = v169;
    Y[217] = v169;
    const double v170 = -v165;
    Y[98] = v170;
    Y[158] = v170;
    Y[218] = v170;
    const double v171 = (v0_sine[3] * v81) - (v0_cosine[3] * v78);
    const double v172 = 10.0 + v163;
    Y[100] = (v172 * v88) - (v161 * v171);
    const double v173 = v0_cosine[3] * v161;
    const double v174 = v0_cosine[3] * v88;
    const double v175 = v0_sine[3] * v161;
    Y[101] = ((v174 - (v173 * v87)) + (v175 * v93)) - (v172 * v107);
    const double v176 = v0_sine[3] * v88;
    Y[102] = (((v175 * v95) - v176) - (v173 * v97)) + (v172 * v108);
    const double v177 = v94 + v86;
    Y[103] = (((v175 * v103) + (v172 * v177)) - (v173 * v100)) - v171;
    const double v178 = v0_cosine[3] * v98;
    const double v179 = -((v0_sine[3] * v101) - v178);
    Y[104] = v179;
    Y[164] = v179;
    Y[224] = v179;
    const double v180 = -((v0_sine[3] * v107) + (v0_cosine[3] * v108));
    Y[105] = v180;
    Y[165] = v180;
    Y[225] = v180;
    const double v181 = -((v0_sine[3] * v93) - (v0_cosine[3] * v109));
    Y[106] = v181;
    Y[166] = v181;
    Y[226] = v181;
    const double v182 = v0_sine[3] * v102;
    const double v183 = v182 - (v0_cosine[3] * v99);
    Y[107] = v183;
    Y[167] = v183;
    Y[227] = v183;
    const double v184 = (v0_cosine[3] * v97) + (v0_sine[3] * v111);
    Y[108] = v184;
    Y[168] = v184;
    Y[228] = v184;
    const double v185 = -(v178 + v182);
    Y[109] = v185;
    Y[169] = v185;
    Y[229] = v185;
    const double v186 = 20.0 * v0_sine[3];
    const double v187 = v186 + v172;
    const double v188 = (v8_sine[0] * v173) + (v8_cosine[0] * v187);
    const double v189 = (v8_cosine[0] * v173) - (v8_sine[0] * v187);
    Y[110] = ((v188 * v114) - (v175 * v118)) + (v189 * v119);
    const double v190 = v0_sine[3] * v8_sine[0];
    const double v191 = (v0_cosine[3] * v114) - (v190 * v118);
    Y[111] = v191 + (((v188 * v131) - (v189 * v127)) + (v175 * v134));
    const double v192 = v0_sine[3] * v8_cosine[0];
    const double v193 = (v0_cosine[3] * v119) - (v192 * v118);
    Y[112] = v193 + (((v188 * v139) - (v189 * v137)) - (v175 * v142));
    const double v194 = (v192 * v114) - (v190 * v119);
    Y[113] = v194 + (((v189 * v146) - (v175 * v144)) - (v188 * v145));
    const double v195 = v0_cosine[3] * v129;
    const double v196 = v190 * v133;
    const double v197 = -((v196 + v195) + (v192 * v140));
    Y[114] = v197;
    Y[174] = v197;
    Y[234] = v197;
    const double v198 = ((v0_cosine[3] * v150) - (v192 * v134)) + (v190 * v142);
    Y[115] = v198;
    Y[175] = v198;
    Y[235] = v198;
    const double v199 = (v0_cosine[3] * v145) - ((v192 * v131) + (v190 * v151));
    Y[116] = v199;
    Y[176] = v199;
    Y[236] = v199;
    const double v200 = v192 * v141;
    const double v201 = (v200 + v195) + (v190 * v132);
    Y[117] = v201;
    Y[177] = v201;
    Y[237] = v201;
    const double v202 = -((v0_cosine[3] * v146) + ((v190 * v137) + (v192 * v153)));
    Y[118] = v202;
    Y[178] = v202;
    Y[238] = v202;
    const double v203 = -((v200 + (v0_cosine[3] * v130)) - v196);
    Y[119] = v203;
    Y[179] = v203;
    Y[239] = v203;
    Y[150] = (v160 * v67) - (v162 * v66);
    Y[151] = (v67 + (v160 * v71)) - (v162 * v75);
    Y[152] = (v66 - (v162 * v74)) - (v160 * v164);
    Y[153] = (v160 * v166) - (v162 * v165);
    const double v204 = 10.0 + v160;
    Y[160] = (v204 * v88) - (v162 * v171);
    const double v205 = v0_cosine[3] * v162;
    const double v206 = v0_sine[3] * v162;
    Y[161] = ((v174 - (v205 * v87)) + (v206 * v93)) - (v204 * v107);
    Y[162] = (((v206 * v95) - v176) - (v205 * v97)) + (v204 * v108);
    Y[163] = (((v206 * v103) + (v204 * v177)) - (v205 * v100)) - v171;
    const double v207 = v186 + v204;
    const double v208 = (v8_sine[0] * v205) + (v8_cosine[0] * v207);
    const double v209 = (v8_cosine[0] * v205) - (v8_sine[0] * v207);
    Y[170] = ((v208 * v114) - (v206 * v118)) + (v209 * v119);
    Y[171] = v191 + (((v208 * v131) - (v209 * v127)) + (v206 * v134));
    Y[172] = v193 + (((v208 * v139) - (v209 * v137)) - (v206 * v142));
    Y[173] = v194 + (((v209 * v146) - (v206 * v144)) - (v208 * v145));
    Y[220] = 10.0 * v88;
    Y[221] = v174 - (10.0 * v107);
    Y[222] = (10.0 * v108) - v176;
    Y[223] = (10.0 * v177) - v171;
    const double v210 = 10.0 + v186;
    const double v211 = v8_sine[0] * v210;
    const double v212 = v8_cosine[0] * v210;
    Y[230] = (v212 * v114) - (v211 * v119);
    Y[231] = v191 + ((v211 * v127) + (v212 * v131));
    Y[232] = v193 + ((v212 * v139) + (v211 * v137));
    Y[233] = v194 - ((v211 * v146) + (v212 * v145));
    Y[282] = -v78;
    Y[285] = -v106;
    Y[287] = -v91;
    Y[288] = -v100;
    Y[290] = (v120 * v114) + (v116 * v119);
    Y[291] = (v8_cosine[0] * v118) + ((v120 * v131) - (v116 * v127));
    Y[292] = ((v120 * v139) - (v116 * v137)) - (v8_sine[0] * v118);
    Y[293] = ((v8_cosine[0] * v119) + ((v116 * v146) - (v120 * v145))) + (v8_sine[0] * v114);
    const double v213 = v8_cosine[0] * v133;
    Y[294] = v213 - (v8_sine[0] * v140);
    Y[295] = -((v8_cosine[0] * v142) + (v8_sine[0] * v134));
    Y[296] = (v8_cosine[0] * v151) - (v8_sine[0] * v131);
    const double v214 = v8_sine[0] * v141;
    Y[297] = v214 - (v8_cosine[0] * v132);
    Y[298] = (v8_cosine[0] * v137) - (v8_sine[0] * v153);
    Y[299] = -(v213 + v214);
    Y[351] = -v114;
    Y[352] = -v119;
    Y[355] = -v150;
    Y[356] = -v145;
    Y[357] = -v129;
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_regressor_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double Y_lane[360];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, qdd, qdd_lane);
        behi_six_joint_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        behi_six_joint_scatter(360U, count, lane, Y_lane, Y);
    }
}

void behi_six_joint_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double qdd_lane[6];
        double Y_lane[360];

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_gather(6U, count, lane, qd, qd_lane);
        behi_six_joint_gather(6U, count, lane, qdd, qdd_lane);
        behi_six_joint_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        behi_six_joint_scatter(360U, count, lane, Y_lane, Y);
    }
}

#endif

void behi_six_joint_stiffness_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double K[restrict 36])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 36U; k++) {
        K[k] = 0.0;
    }
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_stiffness_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double K_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_stiffness_matrix(prepared, q_lane, K_lane);
        behi_six_joint_scatter(36U, count, lane, K_lane, K);
    }
}

void behi_six_joint_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double K_lane[36];

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        behi_six_joint_scatter(36U, count, lane, K_lane, K);
    }
}

#endif

void behi_six_joint_damping_matrix(const behi_six_joint_prepared *restrict prepared, const double q[restrict 6], double D[restrict 36])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 36U; k++) {
        D[k] = 0.0;
    }
}

#if !defined(BEHI_SIX_JOINT_VECTOR)

void behi_six_joint_damping_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double D_lane[36];

        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_damping_matrix(prepared, q_lane, D_lane);
        behi_six_joint_scatter(36U, count, lane, D_lane, D);
    }
}

void behi_six_joint_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        behi_six_joint_prepared prepared_lane;
        double q_lane[6];
        double D_lane[36];

        behi_six_joint_gather(96U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_damping_matrix(&prepared_lane, q_lane, D_lane);
        behi_six_joint_scatter(36U, count, lane, D_lane, D);
    }
}

#endif
