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
   its sign so that the sine of -0 is -0. */
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
    const behi_six_joint_lane u = 1.0 - (0.5 * z);
    const behi_six_joint_lane rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const behi_six_joint_lane zz = z * z;

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const behi_six_joint_bits odd = 0ULL - (k.bits & 1ULL);
    const behi_six_joint_bits sign = k.bits << 62;
    const behi_six_joint_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const behi_six_joint_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
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
    const behi_six_joint_four v2_angle = {v1, behi_six_joint_alone(&q[4]), v0, behi_six_joint_alone(&q[1])};
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
    const double v10 = qd[0] * v2_sine[0];
    const double v11 = qd[2] + qd[1];
    const double v12 = qd[3] + v11;
    const double v13 = v12 * v2_sine[1];
    const double v14 = v13 + (v2_cosine[1] * v10);
    const double v15 = v14 * v14;
    const double v16 = qd[0] * v2_cosine[0];
    const double v17 = v16 - qd[4];
    const double v18 = (v17 * v17) + v15;
    const double v19 = prepared->k[23] * v2_sine[1];
    const double v20 = v16 * v16;
    const double v21 = (v12 * v12) + v20;
    const double v22 = (prepared->k[46] * v21) + (v19 * v18);
    const double v23 = (v2_sine[1] * v10) - (v12 * v2_cosine[1]);
    const double v24 = v14 * v23;
    const double v25 = v12 * v10;
    const double v26 = v25 + v24;
    const double v27 = prepared->k[23] * v2_cosine[1];
    const double v28 = (v27 * v26) - v22;
    const double v29 = 50.0 * v2_sine[2];
    const double v30 = 50.0 * v2_cosine[2];
    const double v31 = (v2_sine[0] * v30) - (v2_cosine[0] * v29);
    const double v32 = prepared->k[10] * v2_sine[2];
    const double v33 = v2_cosine[3] * v32;
    const double v34 = qd[1] * qd[1];
    const double v35 = qd[0] * qd[0];
    const double v36 = v35 + v34;
    const double v37 = v11 * v11;
    const double v38 = v35 + v37;
    const double v39 = v37 - v38;
    const double v40 = v2_sine[2] * v2_cosine[2];
    const double v41 = prepared->k[5] * v40;
    const double v42 = qd[1] * v2_sine[3];
    const double v43 = qd[1] * v42;
    const double v44 = prepared->k[10] * v2_cosine[2];
    const double v45 = (((v39 * v41) + (v44 * v43)) - (v36 * v33)) - (v31 * v28);
    const double v46 = 2.0 * v17;
    const double v47 = v10 * v16;
    const double v48 = v2_cosine[1] * v16;
    const double v49 = 2.0 * v48;
    const double v50 = ((v2_sine[1] * v47) - (v23 * v46)) - (v12 * v49);
    const double v51 = (prepared->k[46] * v47) - (prepared->k[23] * v50);
    const double v52 = v2_cosine[0] * v30;
    const double v53 = v52 + (v2_sine[0] * v29);
    const double v54 = 50.0 * v2_sine[3];
    const double v55 = (v37 * v29) + (v34 * v54);
    const double v56 = 50.0 * v2_cosine[3];
    const double v57 = (v36 * v56) + (v38 * v30);
    const double v58 = (v2_sine[0] * v57) - (v2_cosine[0] * v55);
    const double v59 = v17 * v14;
    const double v60 = v2_sine[1] * v16;
    const double v61 = prepared->k[22] * v60;
    const double v62 = (v12 * v61) + (prepared->k[15] * ((v10 * v48) - v59));
    const double v63 = ((v2_cosine[1] * v62) - ((prepared->k[47] * v47) + (prepared->k[46] * v58))) + (prepared->k[6] * v50);
    const double v64 = tau[5] - v62;
    const double v65 = prepared->k[85] * v2_cosine[1];
    const double v66 = prepared->k[29] * v2_sine[1];
    const double v67 = qd[5] * prepared->k[24];
    const double v68 = v67 * v17;
    const double v69 = prepared->k[24] * v48;
    const double v70 = ((v68 - ((prepared->k[6] - v66) * v47)) - (prepared->k[23] * v58)) - (v12 * v69);
    const double v71 = v70 + (prepared->k[21] * v50);
    const double v72 = (v2_sine[1] * v71) + (v63 + (v65 * v64));
    const double v73 = v72 + (v45 - (v53 * v51));
    const double v74 = tau[3] + v72;
    const double v75 = prepared->k[46] + v19;
    const double v76 = v75 * v53;
    const double v77 = (prepared->k[9] * v2_sine[1]) - prepared->k[7];
    const double v78 = ((v2_sine[1] * v77) - prepared->k[2]) + (v2_cosine[1] * (prepared->k[89] * v2_cosine[1]));
    const double v79 = v78 - v76;
    const double v80 = 1.0 / v78;
    const double v81 = v79 * v80;
    const double v82 = v2_cosine[1] * v2_sine[0];
    const double v83 = prepared->k[23] * v82;
    const double v84 = v67 * v14;
    const double v85 = 2.0 * v11;
    const double v86 = qd[0] * v85;
    const double v87 = 100.0 * v42;
    const double v88 = (qd[0] * v87) + (v86 * v29);
    const double v89 = prepared->k[6] * v2_cosine[1];
    const double v90 = ((v19 * v88) - (((v27 * v2_cosine[0]) * v57) + v84)) - (v89 * v21);
    const double v91 = v90 + ((((prepared->k[8] + (prepared->k[78] * v2_sine[1])) * v25) - (v55 * v83)) - (prepared->k[86] * v24));
    const double v92 = tau[4] - v91;
    const double v93 = v2_cosine[1] * v31;
    const double v94 = prepared->k[91] * v93;
    const double v95 = ((tau[2] - (v94 * v92)) - (v81 * v74)) + v73;
    const double v96 = v54 * v2_sine[0];
    const double v97 = v56 * v2_cosine[0];
    const double v98 = v97 + v96;
    const double v99 = (v75 * v98) - v79;
    const double v100 = (v56 * v2_sine[0]) - (v54 * v2_cosine[0]);
    const double v101 = (v27 * v100) + (prepared->k[23] * v93);
    const double v102 = v2_cosine[3] * v44;
    const double v103 = v102 + (v75 * v97);
    const double v104 = v103 + (v75 * v52);
    const double v105 = v54 + v29;
    const double v106 = v2_sine[0] * v105;
    const double v107 = v2_sine[3] * v32;
    const double v108 = ((((v107 + prepared->k[5]) + (v75 * v106)) + v104) - (v94 * v101)) - v79;
    const double v109 = v108 - (v99 * v81);
    const double v110 = 1.0 - v81;
    const double v111 = 1.0 / ((v79 * v110) + ((v93 * (prepared->k[92] * v93)) - (v76 + prepared->k[5])));
    const double v112 = v109 * v111;
    const double v113 = v2_sine[3] * v44;
    const double v114 = v34 - v36;
    const double v115 = prepared->k[4] * v2_sine[3];
    const double v116 = ((tau[1] + (v115 * (v114 * v2_cosine[3]))) + (v37 * v33)) - (v38 * v113);
    const double v117 = prepared->k[43] * v101;
    const double v118 = v80 * v99;
    const double v119 = (((v116 - (v98 * v51)) - (v100 * v28)) - (v117 * v92)) + (v118 * v74);
    const double v120 = (v119 + v73) + (v112 * v95);
    const double v121 = 100.0 * v2_sine[0];
    const double v122 = prepared->k[3] * v2_sine[2];
    const double v123 = ((prepared->k[44] + (2.0 * v103)) + (v2_sine[3] * (v122 + (v75 * v121)))) + v76;
    const double v124 = 1.0 / (((v123 + (v99 * v118)) - (v79 + (v101 * v117))) + (v109 * v112));
    const double v125 = v2_sine[1] * v2_sine[0];
    const double v126 = (prepared->k[6] * v82) + ((prepared->k[90] * v2_cosine[1]) * v125);
    const double v127 = v126 * v80;
    const double v128 = prepared->k[6] * v2_sine[1];
    const double v129 = v128 * v2_cosine[0];
    const double v130 = v56 + v30;
    const double v131 = (v19 * v130) + ((prepared->k[8] * v2_cosine[0]) + v129);
    const double v132 = prepared->k[11] * v2_cosine[1];
    const double v133 = (((v2_sine[2] * v132) + v126) + (v131 * v94)) - (v79 * v127);
    const double v134 = (((v126 + (v27 * v105)) + (v131 * v117)) + (v99 * v127)) + (v133 * v112);
    const double v135 = v134 * v124;
    const double v136 = v133 * v111;
    const double v137 = prepared->k[80] * v42;
    const double v138 = (qd[0] * v137) + (v132 * v18);
    const double v139 = prepared->k[85] * v125;
    const double v140 = ((v2_cosine[2] * v138) + (v130 * ((v19 * v26) + (prepared->k[76] * v25)))) - (v139 * v64);
    const double v141 = v2_cosine[1] * v2_cosine[0];
    const double v142 = prepared->k[81] * v42;
    const double v143 = qd[0] * v2_cosine[3];
    const double v144 = prepared->k[46] * v2_cosine[0];
    const double v145 = prepared->k[79] * v2_cosine[0];
    const double v146 = (((tau[0] + (v143 * v142)) + (v86 * v41)) + (v144 * v88)) + (v145 * v25);
    const double v147 = ((v146 + ((prepared->k[6] * v141) * v18)) + (v129 * v26)) - (v125 * v62);
    const double v148 = ((prepared->k[42] * v86) * v2_sine[2]) + (v27 * v18);
    const double v149 = prepared->k[43] * v131;
    const double v150 = ((v147 + (v56 * v148)) + (v2_cosine[0] * v91)) + (v149 * v92);
    const double v151 = (v150 + ((v127 * v74) + ((v82 * v71) + v140))) + (v136 * v95);
    const double v152 = v151 - (v120 * v135);
    const double v153 = v2_sine[0] * ((prepared->k[48] * v2_sine[0]) - (((prepared->k[89] * v2_sine[1]) - v77) * v125));
    const double v154 = v2_sine[2] * (prepared->k[5] * v2_sine[2]);
    const double v155 = v2_sine[3] * v115;
    const double v156 = (((v155 - ((prepared->k[7] * v2_sine[1]) + prepared->k[49])) + v154) - v153) - (2.0 * v104);
    const double v157 = (((v156 + (v131 * v149)) - (v126 * v127)) - (v133 * v136)) + (v134 * v135);
    const double v158 = 1.0 / v157;
    const double v159 = v135 * v158;
    B[37] = v159;
    B[42] = v159;
    const double v160 = (v120 * v124) + (v152 * v159);
    const double v161 = v152 * v158;
    const double v162 = ((v111 * v95) + (v136 * v161)) - (v112 * v160);
    const double v163 = v160 - v162;
    const double v164 = v29 * v163;
    const double v165 = v164 + (v57 + (v54 * v160));
    const double v166 = v30 * v163;
    const double v167 = v166 + ((v56 * v160) - v55);
    const double v168 = (v2_sine[0] * v167) - (v2_cosine[0] * v165);
    const double v169 = (v10 * v10) - v20;
    const double v170 = v168 + (10.0 * v169);
    const double v171 = v164 + (v37 * v30);
    const double v172 = v166 - (v38 * v29);
    const double v173 = (v2_sine[0] * v172) - (v2_cosine[0] * v171);
    const double v174 = (((v36 * v96) + (v34 * v97)) - (v100 * v160)) - v173;
    const double v175 = v174 + v170;
    const double v176 = prepared->k[46] * v168;
    const double v177 = (v176 + (prepared->k[46] * v174)) + (v19 * v175);
    const double v178 = v177 + ((v34 * v102) + (v36 * v107));
    const double v179 = v25 + (v2_cosine[0] * v161);
    const double v180 = v25 + v179;
    const double v181 = (((v10 * v14) - (v17 * v48)) - (v2_cosine[1] * v169)) - (v2_sine[1] * v180);
    const double v182 = prepared->k[93] * v2_cosine[1];
    const double v183 = (v2_sine[1] * v169) - (v2_cosine[1] * v180);
    const double v184 = 2.0 * v23;
    const double v185 = v2_sine[1] * v17;
    const double v186 = v183 + (((2.0 * v16) * v185) - (v10 * v184));
    const double v187 = (prepared->k[6] * v186) + (v182 * v181);
    const double v188 = ((v67 * v10) + (prepared->k[29] * v183)) + (prepared->k[21] * v186);
    const double v189 = prepared->k[47] * v169;
    const double v190 = ((v2_sine[1] * v188) - v189) + v187;
    const double v191 = v177 - v190;
    const double v192 = (v2_sine[0] * v165) + (v2_cosine[0] * v167);
    const double v193 = (20.0 * v47) + v192;
    const double v194 = v27 * (((v2_sine[0] * v171) + (v2_cosine[0] * v172)) - v193);
    const double v195 = v12 * v16;
    const double v196 = v195 - (v2_sine[0] * v161);
    const double v197 = v195 + v196;
    const double v198 = (v86 * v30) - (v29 * v161);
    const double v199 = (v23 * v48) + (v14 * v60);
    const double v200 = v196 + v199;
    const double v201 = ((v67 * v48) - (prepared->k[21] * v200)) - (prepared->k[29] * (v196 - v199));
    const double v202 = (v201 - (v19 * (v198 + (10.0 * v197)))) + v194;
    const double v203 = v82 * ((v34 * v2_cosine[3]) + (v2_sine[3] * v160));
    const double v204 = ((100.0 * qd[1]) * v143) - (v54 * v161);
    const double v205 = (prepared->k[11] * (v203 + (v141 * ((v2_cosine[3] * v160) - (v36 * v2_sine[3]))))) - (v19 * v204);
    const double v206 = v202 + v205;
    const double v207 = ((((v80 * v74) + (v127 * v161)) - (v118 * v160)) - (v81 * v162)) - v163;
    const double v208 = v47 + v207;
    const double v209 = (v2_sine[1] * v208) - (v2_cosine[1] * v197);
    const double v210 = v17 * v23;
    const double v211 = v209 - v210;
    const double v212 = v210 - v211;
    const double v213 = v47 - v207;
    const double v214 = (prepared->k[46] * v213) + (prepared->k[23] * v212);
    const double v215 = (v179 - (v117 * v160)) + (((prepared->k[43] * v92) - (v149 * v161)) + (v94 * v162));
    const double v216 = v24 + v215;
    const double v217 = (v27 * v216) - v22;
    const double v218 = (v2_sine[0] * v217) + (v2_cosine[0] * v214);
    const double v219 = (v27 * v23) + (v19 * v14);
    const double v220 = (v10 * v46) - (v14 * v49);
    const double v221 = (((prepared->k[76] * v47) + (v48 * v219)) + (v19 * v220)) + (v27 * v196);
    const double v222 = (prepared->k[23] * v186) - (prepared->k[46] * v169);
    const double v223 = v218 + ((v2_sine[0] * v222) - (v2_cosine[0] * v221));
    const double v224 = (v2_sine[0] * v214) - (v2_cosine[0] * v217);
    const double v225 = ((v2_sine[0] * v221) + (v2_cosine[0] * v222)) - v224;
    const double v226 = (v30 * v225) + (v29 * v223);
    const double v227 = (v2_cosine[2] * (prepared->k[5] * v2_cosine[2])) - v154;
    const double v228 = (v190 + (((v36 * v102) + (v43 * v32)) - (v39 * v227))) + (v30 * v224);
    const double v229 = v228 - (v29 * v218);
    const double v230 = v229 + v226;
    const double v231 = v230 + (((v81 * v191) - v178) + (v94 * v206));
    const double v232 = v33 - v113;
    const double v233 = (v2_cosine[3] * (prepared->k[4] * v2_cosine[3])) - v155;
    const double v234 = (((v114 * v233) - (v38 * v102)) - (v37 * v107)) - (v232 * v163);
    const double v235 = (v178 + (v54 * v218)) - (v117 * v206);
    const double v236 = (v130 * v225) + (v105 * v223);
    const double v237 = -v232;
    const double v238 = ((((v38 * v107) + (v37 * v102)) - (v237 * v163)) - v229) - v236;
    const double v239 = (v238 + (v235 + ((v234 - (v56 * v224)) + (v118 * v191)))) - (v112 * v231);
    const double v240 = (((v68 - (prepared->k[6] * v213)) + (prepared->k[29] * v209)) - (prepared->k[23] * v192)) - (prepared->k[21] * v212);
    const double v241 = (v2_sine[1] * v197) + (v2_cosine[1] * v208);
    const double v242 = v241 + ((((prepared->k[45] * v64) - v59) + (v139 * v161)) - (v65 * v207));
    const double v243 = prepared->k[15] * v2_sine[1];
    const double v244 = (v243 * v242) - (v2_cosine[1] * v240);
    const double v245 = v88 + (v130 * v161);
    const double v246 = v245 + (10.0 * v180);
    const double v247 = (((v84 - (v89 * v18)) - (prepared->k[46] * v245)) - (prepared->k[47] * v180)) - (v19 * v246);
    const double v248 = (10.0 * v21) - v168;
    const double v249 = ((v247 - ((prepared->k[21] + v128) * v216)) - (prepared->k[29] * (v215 - v24))) + (v27 * v248);
    const double v250 = (v19 * v200) - (v27 * v220);
    const double v251 = (((prepared->k[89] * v125) * v181) + (v130 * (v250 + (prepared->k[46] * v197)))) + (v2_sine[0] * v249);
    const double v252 = v251 - (v2_cosine[0] * v244);
    const double v253 = (prepared->k[47] * v197) + (10.0 * v250);
    const double v254 = v2_cosine[3] * v161;
    const double v255 = ((v2_sine[2] * v138) - (v86 * (v102 + v227))) + ((prepared->k[36] * v40) * v161);
    const double v256 = (prepared->k[46] * v180) + (v19 * v216);
    const double v257 = (v29 * v256) + ((v255 + (v122 * v254)) - (v2_cosine[0] * (v253 + (prepared->k[46] * v198))));
    const double v258 = (v257 + (v2_sine[0] * ((v2_cosine[1] * v188) + (v243 * v181)))) - v252;
    const double v259 = (((qd[0] * (qd[1] * 2.0)) * v233) - (v113 * v161)) - ((prepared->k[35] * v2_sine[3]) * v254);
    const double v260 = (v259 + (((prepared->k[42] * v2_cosine[2]) + v144) * v204)) - (v54 * (v148 + v256));
    const double v261 = v2_cosine[0] - v149;
    const double v262 = (((v260 + (v83 * v175)) + (v127 * v191)) - (v261 * v206)) - v258;
    const double v263 = (v262 - (v136 * v231)) - (v135 * v239);
    A[73] = -(v158 * v263);
    const double v264 = v173 - v170;
    const double v265 = ((prepared->k[46] * v173) - v176) + (v19 * v264);
    const double v266 = v265 + (v237 * v160);
    const double v267 = -v202;
    const double v268 = v190 + v265;
    const double v269 = ((v81 * v268) + ((v94 * v267) - v266)) - v230;
    const double v270 = (((v266 - (v117 * v267)) + (v118 * v268)) - v238) - (v112 * v269);
    const double v271 = v136 * v158;
    const double v272 = v127 * v158;
    const double v273 = v82 * v158;
    const double v274 = ((v272 * v268) + ((prepared->k[23] * v273) * v264)) - (v158 * ((v261 * v267) - v258));
    const double v275 = (v274 - (v271 * v269)) - (v159 * v270);
    A[74] = v275;
    const double v276 = (prepared->k[23] * v170) - v188;
    const double v277 = ((v189 - v187) + v176) + (v2_sine[1] * v276);
    const double v278 = (v27 * v193) + ((v128 * v197) - v201);
    const double v279 = v261 * v158;
    const double v280 = v125 * v158;
    const double v281 = ((((prepared->k[15] * v280) * v181) - (v273 * v276)) - (v279 * v278)) - (v272 * v277);
    const double v282 = ((v94 * v278) + (v110 * v277)) - v226;
    const double v283 = 1.0 + v118;
    const double v284 = (v112 * v282) + (((v117 * v278) + (v283 * v277)) - v236);
    const double v285 = (v159 * v284) + ((v281 - (v158 * (v252 + (v2_cosine[0] * v253)))) - (v271 * v282));
    A[75] = v285;
    const double v286 = (v14 * v46) - v241;
    const double v287 = prepared->k[6] + (prepared->k[21] * v2_sine[1]);
    const double v288 = (((v66 * v241) - ((prepared->k[94] * v2_cosine[1]) * v211)) - (v287 * v286)) - v244;
    const double v289 = prepared->k[23] * v286;
    const double v290 = v2_cosine[0] * v130;
    const double v291 = v290 + v106;
    const double v292 = (2.0 * v24) - v216;
    const double v293 = v15 - (v23 * v23);
    const double v294 = v18 - v293;
    const double v295 = (v19 * v292) - (v27 * v294);
    const double v296 = v2_sine[0] * v130;
    const double v297 = v296 - (v2_cosine[0] * v105);
    const double v298 = (((v67 * v23) + (prepared->k[75] * v293)) + (v27 * v246)) + (v19 * v248);
    const double v299 = ((v117 * v298) - ((v297 * v295) + (v291 * v289))) + (v283 * v288);
    const double v300 = ((v94 * v298) - ((v31 * v295) + (v53 * v289))) + (v110 * v288);
    const double v301 = (v112 * v300) + v299;
    const double v302 = 10.0 * v2_cosine[0];
    const double v303 = v130 + v302;
    const double v304 = (v261 * v298) - (v303 * ((v27 * v292) + (v19 * v294)));
    const double v305 = v304 + (v82 * (((prepared->k[29] * v241) - (prepared->k[15] * v242)) - (prepared->k[21] * v286)));
    const double v306 = ((v305 + (v125 * ((prepared->k[94] * v211) - v240))) + (v127 * v288)) + (v136 * v300);
    const double v307 = v306 - (v135 * v301);
    A[76] = -(v158 * v307);
    const double v308 = (v82 * v23) + (v125 * v14);
    const double v309 = v12 * v2_sine[0];
    const double v310 = v309 + v308;
    const double v311 = prepared->k[77] * v130;
    const double v312 = v87 + (v85 * v29);
    const double v313 = ((v67 * v82) - ((prepared->k[78] * v12) * v125)) - (v19 * v312);
    const double v314 = (v313 + (v48 * (v311 + (prepared->k[78] * v2_cosine[0])))) - (prepared->k[21] * v310);
    const double v315 = v314 + (prepared->k[29] * (v308 - v309));
    const double v316 = ((2.0 * v82) * v14) + (v2_cosine[0] * v46);
    const double v317 = (((v16 * (prepared->k[76] * v2_cosine[0])) - (v12 * v83)) - (v82 * v219)) + (v19 * v316);
    const double v318 = 2.0 * v2_cosine[0];
    const double v319 = (-(v125 * v46)) - (v318 * (v23 - v23));
    const double v320 = prepared->k[76] * v10;
    const double v321 = (v2_cosine[0] * v320) - (prepared->k[23] * v319);
    const double v322 = ((qd[0] * prepared->k[82]) * v40) + (v143 * v122);
    const double v323 = (((v10 * (2.0 * v141)) + (v13 * v318)) - (v2_cosine[0] * v14)) - (v82 * v17);
    const double v324 = (((v130 * v320) + (v10 * v145)) - (prepared->k[6] * v319)) + (v182 * v323);
    const double v325 = (v2_cosine[0] * (v67 + (prepared->k[24] * v23))) - (v10 * (v311 + (prepared->k[7] * v2_cosine[0])));
    const double v326 = (prepared->k[21] * v319) + v325;
    const double v327 = v324 - (v2_sine[1] * v326);
    const double v328 = (((v322 + (v53 * v321)) - (v31 * v317)) + (v94 * v315)) + (v110 * v327);
    const double v329 = v322 + (v143 * (prepared->k[81] * v2_sine[3]));
    const double v330 = qd[0] * v2_sine[3];
    const double v331 = v2_cosine[2] * v330;
    const double v332 = (((v329 + (prepared->k[84] * v331)) - (v296 * v317)) + (v290 * v321)) + (v117 * v315);
    const double v333 = (v332 + (v283 * v327)) + (v105 * ((v2_sine[0] * v321) + (v2_cosine[0] * v317)));
    const double v334 = v333 + (v328 * v112);
    const double v335 = v2_cosine[2] * v137;
    const double v336 = ((v335 + (v2_cosine[3] * v142)) + (v144 * v312)) + (v309 * v145);
    const double v337 = ((v336 + (v85 * (v33 + v41))) + ((prepared->k[96] * v125) * v323)) + (v82 * v326);
    const double v338 = (v19 * v310) + (v27 * v316);
    const double v339 = ((v337 + (v302 * v338)) - (v261 * v315)) + (v130 * ((prepared->k[76] * v309) + v338));
    const double v340 = ((v339 - (v127 * v327)) - (v328 * v136)) + (v334 * v135);
    A[78] = -(v340 * v158);
    const double v341 = prepared->k[77] * v2_sine[1];
    const double v342 = (((v2_cosine[1] * v19) * v23) - (prepared->k[76] * v12)) - ((v2_sine[1] * v341) * v14);
    const double v343 = v2_cosine[1] * v14;
    const double v344 = v342 + (v27 * (v10 - v343));
    const double v345 = v49 - (v2_cosine[1] * v46);
    const double v346 = prepared->k[23] * v345;
    const double v347 = (v2_sine[0] * v344) + (v2_cosine[0] * v346);
    const double v348 = v61 - (prepared->k[15] * v185);
    const double v349 = (prepared->k[6] * v345) + (v65 * v348);
    const double v350 = (v2_sine[0] * v346) - (v2_cosine[0] * v344);
    const double v351 = (v349 + (v30 * v347)) + (v29 * v350);
    const double v352 = qd[1] * v2_cosine[3];
    const double v353 = v11 * ((v2_cosine[2] * v121) - ((100.0 * v2_sine[2]) * v2_cosine[0]));
    const double v354 = v353 + ((v352 * v121) - (v2_cosine[0] * v87));
    const double v355 = v2_cosine[1] * v348;
    const double v356 = v69 + (prepared->k[21] * v345);
    const double v357 = (v2_sine[1] * v356) - v355;
    const double v358 = v357 + (v75 * v354);
    const double v359 = ((v335 - (v352 * v122)) - v358) - v351;
    const double v360 = v358 + v349;
    const double v361 = (v2_sine[1] * v23) - v343;
    const double v362 = v10 + v361;
    const double v363 = v67 * v2_sine[1];
    const double v364 = ((prepared->k[21] * v362) - v363) - (prepared->k[29] * (v361 - v10));
    const double v365 = prepared->k[78] * v23;
    const double v366 = v364 + (v365 - ((prepared->k[12] * v11) * ((v2_sine[2] * v82) + (v2_cosine[2] * v141))));
    const double v367 = qd[0] * v2_sine[2];
    const double v368 = 100.0 * (v330 + v367);
    const double v369 = ((v19 * v368) - (prepared->k[12] * ((v352 * v141) + (v42 * v82)))) + v366;
    const double v370 = (v359 + (v81 * v360)) + (v94 * v369);
    const double v371 = (v56 * v347) + (v54 * v350);
    const double v372 = v371 + (v85 * v237);
    const double v373 = ((v372 + (v118 * v360)) - (v359 + (v117 * v369))) - (v112 * v370);
    const double v374 = ((((v144 * v368) + (prepared->k[3] * v331)) + v329) - (v83 * v354)) - (v82 * v356);
    const double v375 = (v19 * v362) + (v341 * v343);
    const double v376 = (v130 * (v320 + v375)) + ((prepared->k[95] * v125) * v348);
    const double v377 = v2_cosine[0] * ((prepared->k[79] * v10) + (10.0 * v375));
    const double v378 = (((v377 + v376) + (v261 * v369)) + (v374 - (v127 * v360))) + (v136 * v370);
    const double v379 = v378 + (v373 * v135);
    A[79] = -(v379 * v158);
    const double v380 = v356 + (prepared->k[23] * v353);
    const double v381 = (v2_sine[1] * v380) + ((prepared->k[46] * v353) - v355);
    const double v382 = v351 + v381;
    const double v383 = v349 + v381;
    const double v384 = ((prepared->k[12] * v2_sine[1]) * v367) + v366;
    const double v385 = ((v81 * v383) - v382) + (v94 * v384);
    const double v386 = ((v372 + (v118 * v383)) + (v382 - (v117 * v384))) - (v112 * v385);
    const double v387 = v376 + v377;
    const double v388 = ((((prepared->k[13] * v2_sine[2]) * v16) + v322) - (v82 * v380)) - (v127 * v383);
    const double v389 = (((v387 + (v261 * v384)) + v388) + (v136 * v385)) + (v386 * v135);
    A[80] = -(v389 * v158);
    const double v390 = v365 + v364;
    const double v391 = v357 + v349;
    const double v392 = v357 + v351;
    const double v393 = ((v81 * v391) + (v94 * v390)) - v392;
    const double v394 = (((v371 + (v118 * v391)) - (v117 * v390)) + v392) - (v393 * v112);
    const double v395 = (((v391 * v272) - (v387 * v158)) - (v394 * v159)) - (v393 * v271);
    const double v396 = v395 + ((v356 * v273) - (v390 * v279));
    A[81] = v396;
    const double v397 = ((prepared->k[96] * v14) * v280) + (((prepared->k[83] * v23) - v67) * v273);
    const double v398 = (v363 - (prepared->k[94] * v343)) - (v287 * v184);
    const double v399 = prepared->k[77] * v23;
    const double v400 = prepared->k[77] * v185;
    const double v401 = (v398 * v110) + ((v31 * v400) - (v53 * v399));
    const double v402 = (v401 * v112) + ((v398 * v283) + ((v297 * v400) - (v399 * v291)));
    const double v403 = (((v17 * ((prepared->k[77] * v2_cosine[1]) * v303)) * v158) - (v402 * v159)) + (v398 * v272);
    const double v404 = (v403 + (v401 * v271)) - v397;
    A[82] = v404;
    const double v405 = prepared->k[24] * v185;
    const double v406 = (v405 * v110) - (v93 * (prepared->k[97] * v14));
    const double v407 = (v406 * v112) + ((v405 * v283) - ((prepared->k[98] * v14) * v101));
    const double v408 = ((v406 * v271) - (v407 * v159)) + (v405 * v272);
    const double v409 = v408 - (prepared->k[24] * ((v14 * v279) - (v17 * v273)));
    A[83] = -v409;
    const double v410 = (v124 * v239) + (v159 * v263);
    A[85] = v410;
    const double v411 = (v124 * v270) + (v135 * v275);
    A[86] = -v411;
    const double v412 = (v135 * v285) - (v124 * v284);
    A[87] = -v412;
    const double v413 = (v124 * v301) + (v159 * v307);
    A[88] = v413;
    const double v414 = (v340 * v159) - (v334 * v124);
    A[90] = v414;
    const double v415 = (v379 * v159) - (v373 * v124);
    A[91] = v415;
    const double v416 = (v389 * v159) - (v386 * v124);
    A[92] = v416;
    const double v417 = (v394 * v124) + (v135 * v396);
    A[93] = -v417;
    const double v418 = (v402 * v124) + (v135 * v404);
    A[94] = -v418;
    const double v419 = (v407 * v124) + (v135 * v409);
    A[95] = v419;
    const double v420 = ((v271 * v263) - (v111 * v231)) - (v112 * v410);
    A[97] = -v420;
    const double v421 = ((v136 * v275) - (v111 * v269)) - (v112 * v411);
    A[98] = v421;
    const double v422 = ((v136 * v285) - (v111 * v282)) - (v112 * v412);
    A[99] = v422;
    const double v423 = ((v111 * v300) + (v271 * v307)) - (v112 * v413);
    A[100] = -v423;
    const double v424 = ((v340 * v271) - (v328 * v111)) - (v112 * v414);
    A[102] = -v424;
    const double v425 = ((v111 * v370) + (v379 * v271)) - (v112 * v415);
    A[103] = -v425;
    const double v426 = ((v111 * v385) + (v389 * v271)) - (v112 * v416);
    A[104] = -v426;
    const double v427 = ((v136 * v396) - (v111 * v393)) - (v112 * v417);
    A[105] = v427;
    const double v428 = ((v401 * v111) + (v136 * v404)) - (v112 * v418);
    A[106] = v428;
    const double v429 = ((v406 * v111) + (v136 * v409)) - (v112 * v419);
    A[107] = -v429;
    const double v430 = (((v80 * v191) + (v272 * v263)) - (v118 * v410)) - (v81 * v420);
    A[109] = -v430;
    const double v431 = (((v80 * v268) + (v127 * v275)) - (v118 * v411)) - (v81 * v421);
    A[110] = v431;
    const double v432 = (((v127 * v285) - (v80 * v277)) - (v118 * v412)) - (v81 * v422);
    A[111] = v432;
    const double v433 = (((v80 * v288) + (v272 * v307)) - (v118 * v413)) - (v81 * v423);
    A[112] = -v433;
    const double v434 = (((v340 * v272) - (v80 * v327)) - (v118 * v414)) - (v81 * v424);
    A[114] = -v434;
    const double v435 = (((v379 * v272) - (v80 * v360)) - (v118 * v415)) - (v81 * v425);
    A[115] = -v435;
    const double v436 = (((v389 * v272) - (v80 * v383)) - (v118 * v416)) - (v81 * v426);
    A[116] = -v436;
    const double v437 = (((v80 * v391) + (v127 * v396)) - (v118 * v417)) - (v81 * v427);
    A[117] = v437;
    const double v438 = (((v80 * v398) + (v127 * v404)) - (v118 * v418)) - (v81 * v428);
    A[118] = v438;
    const double v439 = (((v127 * v409) + (v405 * v80)) - (v118 * v419)) - (v81 * v429);
    A[119] = -v439;
    const double v440 = v149 * v158;
    A[121] = (((prepared->k[43] * v206) - (v440 * v263)) - (v117 * v410)) + (v94 * v420);
    A[122] = ((v117 * v411) + ((v149 * v275) - (prepared->k[43] * v267))) - (v94 * v421);
    A[123] = ((v117 * v412) + ((v149 * v285) - (prepared->k[43] * v278))) - (v94 * v422);
    A[124] = (v94 * v423) - (((prepared->k[43] * v298) + (v440 * v307)) + (v117 * v413));
    A[126] = (((prepared->k[43] * v315) - (v340 * v440)) - (v117 * v414)) + (v94 * v424);
    A[127] = (v94 * v425) - (((prepared->k[43] * v369) + (v379 * v440)) + (v117 * v415));
    A[128] = (v94 * v426) - (((prepared->k[43] * v384) + (v389 * v440)) + (v117 * v416));
    A[129] = ((v117 * v417) + ((v149 * v396) - (prepared->k[43] * v390))) - (v94 * v427);
    A[130] = ((v117 * v418) + (v149 * v404)) - (v94 * v428);
    A[131] = (((prepared->k[87] * v14) - (v149 * v409)) - (v117 * v419)) + (v94 * v429);
    const double v441 = v139 * v158;
    const double v442 = prepared->k[85] * v181;
    A[133] = ((v441 * v263) - v442) - (v65 * (v430 + (v420 - v410)));
    A[134] = (v65 * (v431 + (v421 - v411))) - ((v139 * v275) + v442);
    A[135] = (v65 * (v432 + (v422 - v412))) - ((v139 * v285) + v442);
    A[136] = ((prepared->k[85] * v211) + (v441 * v307)) - (v65 * (v433 + (v423 - v413)));
    A[138] = ((v340 * v441) - (prepared->k[85] * v323)) - (v65 * (v434 + (v424 - v414)));
    const double v443 = (prepared->k[88] * v60) - (prepared->k[85] * v185);
    A[139] = ((v379 * v441) - v443) - (v65 * (v435 + (v425 - v415)));
    A[140] = ((v389 * v441) - v443) - (v65 * (v436 + (v426 - v416)));
    A[141] = (v65 * (v437 + (v427 - v417))) - (v443 + (v139 * v396));
    A[142] = (v65 * (v438 + (v428 - v418))) - ((prepared->k[85] * v14) + (v139 * v404));
    A[143] = (v139 * v409) - (v65 * (v439 + (v429 - v419)));
    B[36] = -v158;
    const double v444 = v136 - (v112 * v135);
    const double v445 = v444 * v158;
    const double v446 = -v445;
    B[38] = v446;
    B[48] = v446;
    const double v447 = (v272 - (v118 * v159)) - (v81 * v445);
    const double v448 = -v447;
    B[39] = v448;
    B[54] = v448;
    const double v449 = ((v94 * v445) - v440) - (v117 * v159);
    B[40] = v449;
    B[60] = v449;
    const double v450 = v65 * v110;
    const double v451 = v65 * v283;
    const double v452 = ((v441 - (v65 * v272)) - (v450 * v445)) + (v451 * v159);
    B[41] = v452;
    B[66] = v452;
    B[43] = v124 - (v135 * v159);
    const double v453 = v112 * v124;
    const double v454 = v453 + (v444 * v159);
    B[44] = v454;
    B[49] = v454;
    const double v455 = ((v81 * v453) - (v118 * v124)) - (v135 * v447);
    const double v456 = -v455;
    B[45] = v456;
    B[55] = v456;
    const double v457 = (v135 * v449) + ((v117 * v124) + (v94 * v453));
    const double v458 = -v457;
    B[46] = v458;
    B[61] = v458;
    const double v459 = ((v450 * v453) + (v451 * v124)) - (v135 * v452);
    B[47] = v459;
    B[67] = v459;
    B[50] = (v112 * v454) - (v111 + (v444 * v271));
    const double v460 = ((v81 * v111) - (v136 * v447)) - (v112 * v455);
    B[51] = v460;
    B[56] = v460;
    const double v461 = ((v136 * v449) + (v94 * v111)) - (v112 * v457);
    B[52] = v461;
    B[62] = v461;
    const double v462 = ((v450 * v111) - (v136 * v452)) - (v112 * v459);
    const double v463 = -v462;
    B[53] = v463;
    B[68] = v463;
    B[57] = -(((v80 + (v127 * v447)) + (v118 * v455)) + (v81 * v460));
    const double v464 = ((v127 * v449) - (v118 * v457)) - (v81 * v461);
    B[58] = v464;
    B[63] = v464;
    const double v465 = (((v65 * v80) - (v127 * v452)) - (v118 * v459)) - (v81 * v462);
    const double v466 = -v465;
    B[59] = v466;
    B[69] = v466;
    B[64] = ((prepared->k[43] + (v149 * v449)) + (v117 * v457)) - (v94 * v461);
    const double v467 = (v94 * v462) + ((v149 * v452) - (v117 * v459));
    B[65] = v467;
    B[70] = v467;
    B[71] = (prepared->k[45] - (v139 * v452)) - (v65 * (v465 + (v462 - v459)));
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

        behi_six_joint_gather(99U, count, lane, prepared, prepared_lane.k);
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
    Y[16] = (v18 * v0_cosine[0]) + (qdd[1] * v0_sine[0]);
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

        behi_six_joint_gather(99U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(99U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(99U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_damping_matrix(&prepared_lane, q_lane, D_lane);
        behi_six_joint_scatter(36U, count, lane, D_lane, D);
    }
}

#endif
