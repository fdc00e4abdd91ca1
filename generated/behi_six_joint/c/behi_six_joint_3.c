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

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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
    const double v13 = (v12 * v2_sine[1]) + (v2_cosine[1] * v10);
    const double v14 = v13 * v13;
    const double v15 = qd[0] * v2_cosine[0];
    const double v16 = v15 - qd[4];
    const double v17 = prepared->k[23] * ((v16 * v16) + v14);
    const double v18 = v2_sine[1] * v17;
    const double v19 = (v2_sine[1] * v10) - (v12 * v2_cosine[1]);
    const double v20 = v13 * v19;
    const double v21 = v12 * v10;
    const double v22 = v21 + v20;
    const double v23 = prepared->k[23] * v2_cosine[1];
    const double v24 = v15 * v15;
    const double v25 = (v12 * v12) + v24;
    const double v26 = prepared->k[49] * v25;
    const double v27 = (v26 - (v23 * v22)) + v18;
    const double v28 = 50.0 * v2_sine[2];
    const double v29 = 50.0 * v2_cosine[2];
    const double v30 = (v2_sine[0] * v29) - (v2_cosine[0] * v28);
    const double v31 = 2.0 * v16;
    const double v32 = v10 * v15;
    const double v33 = v2_sine[1] * v32;
    const double v34 = v2_cosine[1] * v15;
    const double v35 = 2.0 * v34;
    const double v36 = (v33 - (v19 * v31)) - (v12 * v35);
    const double v37 = v2_cosine[0] * v29;
    const double v38 = v37 + (v2_sine[0] * v28);
    const double v39 = prepared->k[7] + (prepared->k[23] * v38);
    const double v40 = v11 * v11;
    const double v41 = qd[0] * qd[0];
    const double v42 = v41 + v40;
    const double v43 = v40 - v42;
    const double v44 = prepared->k[6] * v2_cosine[2];
    const double v45 = prepared->k[9] * v2_cosine[3];
    const double v46 = v2_sine[2] * v45;
    const double v47 = qd[1] * qd[1];
    const double v48 = v41 + v47;
    const double v49 = qd[1] * v2_sine[3];
    const double v50 = (prepared->k[9] * qd[1]) * v49;
    const double v51 = prepared->k[50] + (prepared->k[49] * v38);
    const double v52 = (v32 * v51) + (((v48 * v46) - (v44 * (v43 * v2_sine[2]))) - (v2_cosine[2] * v50));
    const double v53 = 50.0 * v2_sine[3];
    const double v54 = (v40 * v28) + (v47 * v53);
    const double v55 = 50.0 * v2_cosine[3];
    const double v56 = (v48 * v55) + (v42 * v29);
    const double v57 = (v2_sine[0] * v56) - (v2_cosine[0] * v54);
    const double v58 = v13 * (prepared->k[16] * v16);
    const double v59 = v2_sine[1] * v15;
    const double v60 = prepared->k[22] * v59;
    const double v61 = ((v34 * (prepared->k[16] * v10)) - v58) + (v12 * v60);
    const double v62 = qd[5] * prepared->k[25];
    const double v63 = (((v62 * v16) - (prepared->k[7] * v32)) - (prepared->k[23] * v57)) + (prepared->k[30] * v33);
    const double v64 = prepared->k[25] * v34;
    const double v65 = v63 - ((prepared->k[24] * v36) + (v12 * v64));
    const double v66 = tau[5] - v61;
    const double v67 = prepared->k[92] * v2_cosine[1];
    const double v68 = ((v2_sine[1] * v65) + ((v2_cosine[1] * v61) - (prepared->k[49] * v57))) + (v67 * v66);
    const double v69 = ((v52 - (v39 * v36)) - (v30 * v27)) - v68;
    const double v70 = (((prepared->k[50] * v32) - tau[3]) - (prepared->k[7] * v36)) - v68;
    const double v71 = prepared->k[23] * v2_sine[1];
    const double v72 = prepared->k[49] + v71;
    const double v73 = v72 * v38;
    const double v74 = prepared->k[95] * v2_cosine[1];
    const double v75 = (prepared->k[53] * v2_sine[1]) - prepared->k[8];
    const double v76 = ((v2_sine[1] * v75) - prepared->k[3]) + (v2_cosine[1] * v74);
    const double v77 = v76 - v73;
    const double v78 = 1.0 / v76;
    const double v79 = v77 * v78;
    const double v80 = v62 * v13;
    const double v81 = 2.0 * v11;
    const double v82 = qd[0] * v81;
    const double v83 = 100.0 * v49;
    const double v84 = (qd[0] * v83) + (v82 * v28);
    const double v85 = v2_cosine[1] * v2_sine[0];
    const double v86 = prepared->k[23] * v85;
    const double v87 = ((((prepared->k[86] * v2_sine[1]) - prepared->k[81]) * v21) - (v54 * v86)) - ((prepared->k[7] * v2_cosine[1]) * v25);
    const double v88 = (((v71 * v84) - (((v23 * v2_cosine[0]) * v56) + v80)) - (prepared->k[82] * v20)) + v87;
    const double v89 = tau[4] - v88;
    const double v90 = v2_cosine[1] * v30;
    const double v91 = prepared->k[97] * v90;
    const double v92 = ((tau[2] - (v91 * v89)) + (v79 * v70)) - v69;
    const double v93 = v53 * v2_sine[0];
    const double v94 = v55 * v2_cosine[0];
    const double v95 = v94 + v93;
    const double v96 = (v72 * v95) - v77;
    const double v97 = (v55 * v2_sine[0]) - (v53 * v2_cosine[0]);
    const double v98 = (v23 * v97) + (prepared->k[23] * v90);
    const double v99 = v2_cosine[2] * v45;
    const double v100 = v99 + (v72 * v94);
    const double v101 = v100 + (v72 * v37);
    const double v102 = v53 + v28;
    const double v103 = prepared->k[9] * v2_sine[3];
    const double v104 = v2_sine[2] * v103;
    const double v105 = ((((v104 + prepared->k[6]) + ((v2_sine[0] * v72) * v102)) + v101) - (v91 * v98)) - v77;
    const double v106 = v105 - (v96 * v79);
    const double v107 = 1.0 - v79;
    const double v108 = 1.0 / ((v77 * v107) + ((v90 * (prepared->k[98] * v90)) - (v73 + prepared->k[6])));
    const double v109 = v106 * v108;
    const double v110 = v2_cosine[2] * v103;
    const double v111 = v47 - v48;
    const double v112 = prepared->k[5] * v2_sine[3];
    const double v113 = ((tau[1] + (v112 * (v111 * v2_cosine[3]))) - (v42 * v110)) + (v40 * v46);
    const double v114 = (v113 - (v95 * ((prepared->k[49] * v32) - (prepared->k[23] * v36)))) + (v97 * v27);
    const double v115 = prepared->k[47] * v98;
    const double v116 = v78 * v96;
    const double v117 = (((v114 - (v115 * v89)) - (v116 * v70)) - v69) + (v109 * v92);
    const double v118 = 100.0 * v2_sine[0];
    const double v119 = prepared->k[4] * v2_sine[2];
    const double v120 = ((prepared->k[46] + (2.0 * v100)) + (v2_sine[3] * (v119 + (v72 * v118)))) + v73;
    const double v121 = 1.0 / (((v120 + (v96 * v116)) - (v77 + (v98 * v115))) + (v106 * v109));
    const double v122 = v2_sine[1] * v2_sine[0];
    const double v123 = (prepared->k[7] * v85) + ((prepared->k[96] * v2_cosine[1]) * v122);
    const double v124 = v123 * v78;
    const double v125 = prepared->k[7] * v2_sine[1];
    const double v126 = v125 * v2_cosine[0];
    const double v127 = v55 + v29;
    const double v128 = (v71 * v127) + ((prepared->k[51] * v2_cosine[0]) + v126);
    const double v129 = (((v2_sine[2] * (prepared->k[10] * v2_cosine[1])) + v123) + (v128 * v91)) - (v77 * v124);
    const double v130 = (((v123 + (v23 * v102)) + (v128 * v115)) + (v96 * v124)) + (v129 * v109);
    const double v131 = v130 * v121;
    const double v132 = v129 * v108;
    const double v133 = v2_cosine[1] * v17;
    const double v134 = prepared->k[88] * v2_cosine[2];
    const double v135 = prepared->k[89] * v2_cosine[3];
    const double v136 = v49 * (v135 + v134);
    const double v137 = (((v126 * v22) + (qd[0] * v136)) - (v122 * v61)) + (v85 * v65);
    const double v138 = (v137 + (v127 * (v133 + ((v71 * v22) + (prepared->k[83] * v21))))) - (v124 * v70);
    const double v139 = prepared->k[47] * v128;
    const double v140 = v2_cosine[1] * v2_cosine[0];
    const double v141 = prepared->k[87] * v2_cosine[0];
    const double v142 = prepared->k[49] * v2_cosine[0];
    const double v143 = v2_sine[2] * (v45 + v44);
    const double v144 = ((tau[0] + (v142 * v84)) + (v141 * v21)) + (v82 * v143);
    const double v145 = prepared->k[92] * v122;
    const double v146 = ((v144 + ((10.0 * v140) * v17)) + (v2_cosine[0] * v88)) - (v145 * v66);
    const double v147 = (((v146 + (v139 * v89)) + v138) + (v132 * v92)) - (v117 * v131);
    const double v148 = v2_sine[0] * ((prepared->k[85] * v2_sine[0]) - (((prepared->k[95] * v2_sine[1]) - v75) * v122));
    const double v149 = v2_sine[2] * (prepared->k[6] * v2_sine[2]);
    const double v150 = v2_sine[3] * v112;
    const double v151 = (((v150 - ((prepared->k[8] * v2_sine[1]) + prepared->k[52])) + v149) - v148) - (2.0 * v101);
    const double v152 = (((v151 + (v128 * v139)) - (v123 * v124)) - (v129 * v132)) + (v130 * v131);
    const double v153 = 1.0 / v152;
    const double v154 = v131 * v153;
    B[37] = v154;
    B[42] = v154;
    const double v155 = (v117 * v121) + (v147 * v154);
    const double v156 = v147 * v153;
    const double v157 = ((v108 * v92) + (v132 * v156)) - (v109 * v155);
    const double v158 = v155 - v157;
    const double v159 = ((((v124 * v156) - (v78 * v70)) - (v116 * v155)) - (v79 * v157)) - v158;
    const double v160 = v32 - v159;
    const double v161 = v32 + v159;
    const double v162 = v12 * v15;
    const double v163 = v162 - (v2_sine[0] * v156);
    const double v164 = v162 + v163;
    const double v165 = v16 * v19;
    const double v166 = ((v71 * v161) - ((v23 * v164) + (prepared->k[84] * v165))) - (prepared->k[49] * v160);
    const double v167 = v2_cosine[0] - v139;
    const double v168 = (((prepared->k[47] * v89) + (v167 * v156)) - (v115 * v155)) + (v91 * v157);
    const double v169 = v22 + v168;
    const double v170 = v18 - (v23 * v169);
    const double v171 = v26 + v170;
    const double v172 = (v2_sine[0] * v171) + (v2_cosine[0] * v166);
    const double v173 = (v23 * v19) + (v71 * v13);
    const double v174 = (v10 * v31) - (v13 * v35);
    const double v175 = (((prepared->k[83] * v32) + (v34 * v173)) + (v71 * v174)) + (v23 * v163);
    const double v176 = (2.0 * v21) + (v2_cosine[0] * v156);
    const double v177 = (v10 * v10) - v24;
    const double v178 = (v2_sine[1] * v177) - (v2_cosine[1] * v176);
    const double v179 = 2.0 * v19;
    const double v180 = v2_sine[1] * v16;
    const double v181 = v178 + (((2.0 * v15) * v180) - (v10 * v179));
    const double v182 = (prepared->k[23] * v181) - (prepared->k[49] * v177);
    const double v183 = ((v2_sine[0] * v182) - (v2_cosine[0] * v175)) - v172;
    const double v184 = (v2_sine[0] * v166) - (v2_cosine[0] * v171);
    const double v185 = v184 + ((v2_sine[0] * v175) + (v2_cosine[0] * v182));
    const double v186 = (v29 * v185) + (v28 * v183);
    const double v187 = ((v62 * v10) + (prepared->k[30] * v178)) - (prepared->k[24] * v181);
    const double v188 = prepared->k[50] * v177;
    const double v189 = (v2_sine[1] * v187) - v188;
    const double v190 = (v2_cosine[2] * v44) - v149;
    const double v191 = (v189 + (((v48 * v99) + (v2_sine[2] * v50)) - (v43 * v190))) - (v30 * v166);
    const double v192 = (((v10 * v13) - (v16 * v34)) - (v2_cosine[1] * v177)) - (v2_sine[1] * v176);
    const double v193 = prepared->k[16] * v192;
    const double v194 = (v2_cosine[1] * v193) - (prepared->k[7] * v181);
    const double v195 = v186 + (v191 + ((v38 * v171) - v194));
    const double v196 = v28 * v158;
    const double v197 = v196 + (v56 + (v53 * v155));
    const double v198 = v29 * v158;
    const double v199 = v198 + ((v55 * v155) - v54);
    const double v200 = (v2_sine[0] * v199) - (v2_cosine[0] * v197);
    const double v201 = v200 + (10.0 * v177);
    const double v202 = v196 + (v40 * v29);
    const double v203 = v198 - (v42 * v28);
    const double v204 = (v2_sine[0] * v203) - (v2_cosine[0] * v202);
    const double v205 = (((v48 * v93) + (v47 * v94)) - (v97 * v155)) - v204;
    const double v206 = v205 + v201;
    const double v207 = prepared->k[49] * v200;
    const double v208 = (v207 + (prepared->k[49] * v205)) + (v71 * v206);
    const double v209 = (v208 + ((v47 * v99) + (v48 * v104))) - v195;
    const double v210 = v74 * v192;
    const double v211 = v210 - v194;
    const double v212 = v189 + v211;
    const double v213 = v208 - v212;
    const double v214 = v110 - v46;
    const double v215 = v214 * v158;
    const double v216 = (v2_cosine[3] * (prepared->k[5] * v2_cosine[3])) - v150;
    const double v217 = (v215 + ((v111 * v216) - ((v42 * v99) + (v40 * v104)))) + (v55 * v184);
    const double v218 = ((v210 - ((v40 * v99) + (v42 * v104))) + v215) + (v55 * v185);
    const double v219 = v218 + (v53 * v183);
    const double v220 = (v2_sine[0] * v197) + (v2_cosine[0] * v199);
    const double v221 = (20.0 * v32) + v220;
    const double v222 = v23 * (((v2_sine[0] * v202) + (v2_cosine[0] * v203)) - v221);
    const double v223 = (v82 * v29) - (v28 * v156);
    const double v224 = (v19 * v34) + (v13 * v59);
    const double v225 = v163 + v224;
    const double v226 = ((v62 * v34) + (prepared->k[24] * v225)) - (prepared->k[30] * (v163 - v224));
    const double v227 = (v226 - (v71 * (v223 + (10.0 * v164)))) + v222;
    const double v228 = qd[1] * v2_cosine[3];
    const double v229 = ((100.0 * qd[0]) * v228) - (v53 * v156);
    const double v230 = prepared->k[10] * (((v47 * v2_cosine[3]) * v85) - ((v48 * v2_sine[3]) * v140));
    const double v231 = v227 + ((((v23 * v95) * v155) + v230) - (v71 * v229));
    const double v232 = (((v217 - (v53 * v172)) + (v116 * v213)) - (v219 + (v115 * v231))) + v209;
    const double v233 = ((v210 + (v79 * v213)) + (v91 * v231)) - v209;
    const double v234 = v232 - (v109 * v233);
    const double v235 = v2_sine[1] * v161;
    const double v236 = v2_cosine[1] * v164;
    const double v237 = v62 + (prepared->k[80] * v19);
    const double v238 = (((v16 * v237) + (prepared->k[81] * v236)) - (prepared->k[7] * v160)) + (prepared->k[51] * v235);
    const double v239 = v238 - (prepared->k[23] * v220);
    const double v240 = prepared->k[95] * v122;
    const double v241 = (v2_sine[1] * v164) + (v2_cosine[1] * v161);
    const double v242 = (prepared->k[16] * v241) + ((((prepared->k[92] * v66) - v58) + (v240 * v156)) - (v74 * v159));
    const double v243 = (v2_sine[1] * v242) - (v2_cosine[1] * v239);
    const double v244 = v84 + (v127 * v156);
    const double v245 = v244 + (10.0 * v176);
    const double v246 = ((((prepared->k[49] * v244) - v80) + (prepared->k[50] * v176)) + (v71 * v245)) - (prepared->k[24] * v169);
    const double v247 = v133 + (v71 * v169);
    const double v248 = (10.0 * v25) - v200;
    const double v249 = ((v246 - (prepared->k[30] * ((v20 - v21) - v168))) + (10.0 * v247)) - (v23 * v248);
    const double v250 = (v71 * v225) - (v23 * v174);
    const double v251 = (v2_sine[0] * v249) - ((v240 * v192) + (v127 * (v250 + (prepared->k[49] * v164))));
    const double v252 = v251 + (v2_cosine[0] * v243);
    const double v253 = v2_cosine[3] * v156;
    const double v254 = qd[0] * v2_sine[2];
    const double v255 = (v254 * (prepared->k[88] * v49)) - (v82 * (v99 + v190));
    const double v256 = (((v2_cosine[2] * (prepared->k[39] * v2_sine[2])) * v156) + v255) + (v119 * v253);
    const double v257 = v256 + (v2_sine[0] * ((v2_cosine[1] * v187) + (v2_sine[1] * v193)));
    const double v258 = (prepared->k[50] * v164) + (10.0 * v250);
    const double v259 = v247 + (prepared->k[49] * v176);
    const double v260 = v252 + ((v28 * v259) + (v257 - (v2_cosine[0] * (v258 + (prepared->k[49] * v223)))));
    const double v261 = (((qd[0] * (qd[1] * 2.0)) * v216) - (v82 * v104)) - (v110 * v156);
    const double v262 = (v261 - ((prepared->k[38] * v2_sine[3]) * v253)) + (((prepared->k[45] * v2_cosine[2]) + v142) * v229);
    const double v263 = (((v262 - (v53 * v259)) + (v86 * v206)) + (v124 * v213)) - (v167 * v231);
    const double v264 = ((v263 - v260) - (v132 * v233)) - (v131 * v234);
    A[73] = -(v153 * v264);
    const double v265 = v204 - v201;
    const double v266 = ((prepared->k[49] * v204) - v207) + (v71 * v265);
    const double v267 = (v266 + (v214 * v155)) + v195;
    const double v268 = v212 + v266;
    const double v269 = -v227;
    const double v270 = ((v210 - (v91 * v269)) - (v79 * v268)) + v267;
    const double v271 = (((v219 - (v115 * v269)) + (v116 * v268)) + v267) + (v109 * v270);
    const double v272 = v132 * v153;
    const double v273 = v124 * v153;
    const double v274 = (v273 * v268) + (v153 * (v260 + ((v86 * v265) - (v167 * v269))));
    const double v275 = (v274 + (v272 * v270)) - (v154 * v271);
    A[74] = v275;
    const double v276 = (prepared->k[23] * v201) - v187;
    const double v277 = ((v188 - v211) + v207) + (v2_sine[1] * v276);
    const double v278 = v85 * v153;
    const double v279 = (v23 * v221) + ((v125 * v164) - v226);
    const double v280 = v167 * v153;
    const double v281 = v122 * v153;
    const double v282 = (((v281 * v193) - (v280 * v279)) - (v278 * v276)) - (v273 * v277);
    const double v283 = ((v91 * v279) - v186) + (v107 * v277);
    const double v284 = 1.0 + v116;
    const double v285 = ((v115 * v279) - ((v127 * v185) + (v102 * v183))) + (v284 * v277);
    const double v286 = (v109 * v283) + v285;
    const double v287 = (v154 * v286) + ((v282 - (v153 * ((v2_cosine[0] * v258) - v252))) - (v272 * v283));
    A[75] = v287;
    const double v288 = v235 - (v236 + v165);
    const double v289 = (v13 * v31) - v241;
    const double v290 = (prepared->k[24] * v289) + (prepared->k[30] * v241);
    const double v291 = (v2_sine[1] * v290) + (((prepared->k[99] * v2_cosine[1]) * v288) - v243);
    const double v292 = (prepared->k[7] * v289) - v291;
    const double v293 = v14 - (v19 * v19);
    const double v294 = prepared->k[84] * v2_sine[1];
    const double v295 = ((v23 * v293) + (v294 * v20)) - v247;
    const double v296 = (((v62 * v19) - (prepared->k[82] * v293)) + (v23 * v245)) + (v71 * v248);
    const double v297 = (v291 + ((v91 * v296) - ((v30 * v295) + (v39 * v289)))) + (v79 * v292);
    const double v298 = v2_cosine[0] * v102;
    const double v299 = v2_sine[0] * v127;
    const double v300 = v299 - v298;
    const double v301 = v39 + (prepared->k[23] * v95);
    const double v302 = ((((v301 * v289) + (v300 * v295)) - (v115 * v296)) - v291) + (v116 * v292);
    const double v303 = v302 - (v109 * v297);
    const double v304 = 10.0 * v2_cosine[0];
    const double v305 = v127 + v304;
    const double v306 = prepared->k[84] * v305;
    const double v307 = v2_cosine[1] * v13;
    const double v308 = ((v307 * (v19 * v306)) + (v305 * (v170 - (v71 * v293)))) - (v167 * v296);
    const double v309 = (v308 + (v122 * (v239 - (prepared->k[100] * v288)))) + (v85 * (v242 - v290));
    const double v310 = (((v124 * v292) + v309) - (v132 * v297)) - (v131 * v303);
    A[76] = v153 * v310;
    const double v311 = 2.0 * v2_cosine[0];
    const double v312 = (-(v122 * v31)) - (v311 * (v19 - v19));
    const double v313 = prepared->k[84] * v127;
    const double v314 = (v2_cosine[0] * (v62 + (prepared->k[25] * v19))) - (v10 * (v313 + (prepared->k[8] * v2_cosine[0])));
    const double v315 = v314 - (prepared->k[24] * v312);
    const double v316 = ((v311 * v13) - (v2_cosine[0] * v13)) - (v85 * v16);
    const double v317 = prepared->k[83] * v10;
    const double v318 = ((v127 * v317) - ((prepared->k[100] * v2_cosine[1]) * v316)) - (v2_sine[1] * v315);
    const double v319 = v318 + ((v10 * v141) - (prepared->k[7] * v312));
    const double v320 = v318 + (((v311 * v10) * v51) - (v39 * v312));
    const double v321 = (v85 * v19) + (v122 * v13);
    const double v322 = v12 * v2_sine[0];
    const double v323 = v322 + v321;
    const double v324 = v83 + (v81 * v28);
    const double v325 = ((v62 * v85) - ((prepared->k[86] * v12) * v122)) - (v71 * v324);
    const double v326 = (v325 + (v34 * (v313 + (prepared->k[86] * v2_cosine[0])))) + (prepared->k[24] * v323);
    const double v327 = v326 + (prepared->k[30] * (v321 - v322));
    const double v328 = ((2.0 * v85) * v13) + (v311 * v16);
    const double v329 = (((v15 * (prepared->k[83] * v2_cosine[0])) - (v12 * v86)) - (v85 * v173)) + (v71 * v328);
    const double v330 = v254 * ((prepared->k[4] * v2_cosine[3]) + (prepared->k[90] * v2_cosine[2]));
    const double v331 = (v320 - (v79 * v319)) + ((v330 - (v30 * v329)) + (v91 * v327));
    const double v332 = qd[0] * v2_sine[3];
    const double v333 = v330 + (v332 * v135);
    const double v334 = v2_cosine[2] * v332;
    const double v335 = (v333 + (prepared->k[91] * v334)) + (v95 * ((v2_cosine[0] * v317) - (prepared->k[23] * v312)));
    const double v336 = (v320 + (v115 * v327)) + ((v335 + ((v298 - v299) * v329)) + (v116 * v319));
    const double v337 = v336 + (v331 * v109);
    const double v338 = ((v136 + (v142 * v324)) + (v322 * v141)) + (v81 * v143);
    const double v339 = (v71 * v323) + (v23 * v328);
    const double v340 = ((v338 + ((prepared->k[102] * v122) * v316)) + (v85 * v315)) + (v304 * v339);
    const double v341 = ((v340 - (v167 * v327)) + (v127 * ((prepared->k[83] * v322) + v339))) - (v124 * v319);
    const double v342 = (v341 - (v331 * v132)) + (v337 * v131);
    A[78] = -(v342 * v153);
    const double v343 = (((v2_cosine[1] * v71) * v19) - (prepared->k[83] * v12)) - ((v2_sine[1] * v294) * v13);
    const double v344 = v343 + (v23 * (v10 - v307));
    const double v345 = v35 - (v2_cosine[1] * v31);
    const double v346 = prepared->k[23] * v345;
    const double v347 = (v2_sine[0] * v344) + (v2_cosine[0] * v346);
    const double v348 = v60 - (prepared->k[16] * v180);
    const double v349 = (prepared->k[7] * v345) + (v67 * v348);
    const double v350 = (v2_sine[0] * v346) - (v2_cosine[0] * v344);
    const double v351 = (v349 + (v29 * v347)) + (v28 * v350);
    const double v352 = -(v11 * (((100.0 * v2_sine[2]) * v2_cosine[0]) - (v2_cosine[2] * v118)));
    const double v353 = v352 + ((v228 * v118) - (v2_cosine[0] * v83));
    const double v354 = v2_cosine[1] * v348;
    const double v355 = v64 - (prepared->k[24] * v345);
    const double v356 = (v2_sine[1] * v355) - v354;
    const double v357 = v356 + (v72 * v353);
    const double v358 = (((v49 * v134) - (v228 * v119)) - v357) - v351;
    const double v359 = v357 + v349;
    const double v360 = (v2_sine[1] * v19) - v307;
    const double v361 = v10 + v360;
    const double v362 = (-(prepared->k[24] * v361)) - ((v62 * v2_sine[1]) + (prepared->k[30] * (v360 - v10)));
    const double v363 = prepared->k[86] * v19;
    const double v364 = v362 + (v363 - ((prepared->k[11] * v11) * ((v2_sine[2] * v85) + (v2_cosine[2] * v140))));
    const double v365 = 100.0 * (v332 + v254);
    const double v366 = ((v71 * v365) - (prepared->k[11] * ((v228 * v140) + (v49 * v85)))) + v364;
    const double v367 = (v358 + (v79 * v359)) + (v91 * v366);
    const double v368 = (v55 * v347) + (v53 * v350);
    const double v369 = v368 + (v81 * v214);
    const double v370 = ((v369 + (v116 * v359)) - (v358 + (v115 * v366))) - (v109 * v367);
    const double v371 = (((v142 * v365) + (v333 + (prepared->k[4] * v334))) - (v86 * v353)) - (v124 * v359);
    const double v372 = (v71 * v361) + (v294 * v307);
    const double v373 = v2_cosine[0] * ((prepared->k[87] * v10) + (10.0 * v372));
    const double v374 = v373 - (v85 * v355);
    const double v375 = (v127 * (v317 + v372)) + ((prepared->k[101] * v122) * v348);
    const double v376 = (((v375 + (v167 * v366)) + (v371 + v374)) + (v132 * v367)) + (v370 * v131);
    A[79] = -(v376 * v153);
    const double v377 = v355 + (prepared->k[23] * v352);
    const double v378 = (v2_sine[1] * v377) + ((prepared->k[49] * v352) - v354);
    const double v379 = v351 + v378;
    const double v380 = v349 + v378;
    const double v381 = ((prepared->k[11] * v2_sine[1]) * v254) + v364;
    const double v382 = ((v79 * v380) - v379) + (v91 * v381);
    const double v383 = ((v369 + (v116 * v380)) + (v379 - (v115 * v381))) - (v109 * v382);
    const double v384 = ((((prepared->k[12] * v2_sine[2]) * v15) + v330) - (v85 * v377)) - (v124 * v380);
    const double v385 = ((((v373 + v375) + (v167 * v381)) + v384) + (v132 * v382)) + (v383 * v131);
    A[80] = -(v385 * v153);
    const double v386 = v363 + v362;
    const double v387 = v356 + v349;
    const double v388 = v356 + v351;
    const double v389 = ((v79 * v387) + (v91 * v386)) - v388;
    const double v390 = (((v368 + (v116 * v387)) - (v115 * v386)) + v388) - (v389 * v109);
    const double v391 = (((v387 * v273) - ((v374 + v375) * v153)) - (v390 * v154)) - (v389 * v272);
    const double v392 = v391 - (v386 * v280);
    A[81] = v392;
    const double v393 = (v2_sine[1] * v237) + (prepared->k[99] * v307);
    const double v394 = (prepared->k[8] * v19) - v393;
    const double v395 = prepared->k[84] * v180;
    const double v396 = ((v393 - (v179 * v39)) + (v30 * v395)) + (v79 * v394);
    const double v397 = (((v393 - (v179 * v301)) + (v300 * v395)) - (v116 * v394)) + (v396 * v109);
    const double v398 = ((v397 * v154) - ((v306 * (v2_cosine[1] * v16)) * v153)) + (v394 * v273);
    const double v399 = (v398 - (v396 * v272)) + (((prepared->k[102] * v13) * v281) - (v237 * v278));
    A[82] = -v399;
    const double v400 = prepared->k[25] * v180;
    const double v401 = (v400 * v107) - (v90 * (prepared->k[103] * v13));
    const double v402 = (v401 * v109) + ((v400 * v284) - ((prepared->k[104] * v13) * v98));
    const double v403 = ((v401 * v272) - (v402 * v154)) + (v400 * v273);
    const double v404 = v403 - (prepared->k[25] * ((v13 * v280) - (v16 * v278)));
    A[83] = -v404;
    const double v405 = (v121 * v234) + (v154 * v264);
    A[85] = v405;
    const double v406 = (v121 * v271) + (v131 * v275);
    A[86] = -v406;
    const double v407 = (v131 * v287) - (v121 * v286);
    A[87] = -v407;
    const double v408 = (v121 * v303) + (v154 * v310);
    A[88] = -v408;
    const double v409 = (v342 * v154) - (v337 * v121);
    A[90] = v409;
    const double v410 = (v376 * v154) - (v370 * v121);
    A[91] = v410;
    const double v411 = (v385 * v154) - (v383 * v121);
    A[92] = v411;
    const double v412 = (v390 * v121) + (v131 * v392);
    A[93] = -v412;
    const double v413 = (v131 * v399) - (v397 * v121);
    A[94] = v413;
    const double v414 = (v402 * v121) + (v131 * v404);
    A[95] = v414;
    const double v415 = ((v272 * v264) - (v108 * v233)) - (v109 * v405);
    A[97] = -v415;
    const double v416 = ((v108 * v270) + (v132 * v275)) - (v109 * v406);
    A[98] = v416;
    const double v417 = ((v132 * v287) - (v108 * v283)) - (v109 * v407);
    A[99] = v417;
    const double v418 = ((v272 * v310) - (v108 * v297)) - (v109 * v408);
    A[100] = v418;
    const double v419 = ((v342 * v272) - (v331 * v108)) - (v109 * v409);
    A[102] = -v419;
    const double v420 = ((v108 * v367) + (v376 * v272)) - (v109 * v410);
    A[103] = -v420;
    const double v421 = ((v108 * v382) + (v385 * v272)) - (v109 * v411);
    A[104] = -v421;
    const double v422 = ((v132 * v392) - (v108 * v389)) - (v109 * v412);
    A[105] = v422;
    const double v423 = ((v132 * v399) - (v396 * v108)) - (v109 * v413);
    A[106] = -v423;
    const double v424 = ((v401 * v108) + (v132 * v404)) - (v109 * v414);
    A[107] = -v424;
    const double v425 = (((v78 * v213) + (v273 * v264)) - (v116 * v405)) - (v79 * v415);
    A[109] = -v425;
    const double v426 = (((v78 * v268) + (v124 * v275)) - (v116 * v406)) - (v79 * v416);
    A[110] = v426;
    const double v427 = (((v124 * v287) - (v78 * v277)) - (v116 * v407)) - (v79 * v417);
    A[111] = v427;
    const double v428 = (((v78 * v292) + (v273 * v310)) - (v116 * v408)) - (v79 * v418);
    A[112] = v428;
    const double v429 = (((v342 * v273) - (v78 * v319)) - (v116 * v409)) - (v79 * v419);
    A[114] = -v429;
    const double v430 = (((v376 * v273) - (v78 * v359)) - (v116 * v410)) - (v79 * v420);
    A[115] = -v430;
    const double v431 = (((v385 * v273) - (v78 * v380)) - (v116 * v411)) - (v79 * v421);
    A[116] = -v431;
    const double v432 = (((v78 * v387) + (v124 * v392)) - (v116 * v412)) - (v79 * v422);
    A[117] = v432;
    const double v433 = (((v78 * v394) + (v124 * v399)) - (v116 * v413)) - (v79 * v423);
    A[118] = -v433;
    const double v434 = (((v124 * v404) + (v400 * v78)) - (v116 * v414)) - (v79 * v424);
    A[119] = -v434;
    const double v435 = v139 * v153;
    A[121] = (((prepared->k[47] * v231) - (v435 * v264)) - (v115 * v405)) + (v91 * v415);
    A[122] = ((v115 * v406) + ((v139 * v275) - (prepared->k[47] * v269))) - (v91 * v416);
    A[123] = ((v115 * v407) + ((v139 * v287) - (prepared->k[47] * v279))) - (v91 * v417);
    A[124] = ((v115 * v408) + ((v435 * v310) - (prepared->k[47] * v296))) - (v91 * v418);
    A[126] = (((prepared->k[47] * v327) - (v342 * v435)) - (v115 * v409)) + (v91 * v419);
    A[127] = (v91 * v420) - (((prepared->k[47] * v366) + (v376 * v435)) + (v115 * v410));
    A[128] = (v91 * v421) - (((prepared->k[47] * v381) + (v385 * v435)) + (v115 * v411));
    A[129] = ((v115 * v412) + ((v139 * v392) - (prepared->k[47] * v386))) - (v91 * v422);
    A[130] = (v91 * v423) - ((v115 * v413) + (v139 * v399));
    A[131] = (((prepared->k[93] * v13) - (v139 * v404)) - (v115 * v414)) + (v91 * v424);
    const double v436 = v145 * v153;
    const double v437 = prepared->k[92] * v192;
    A[133] = ((v436 * v264) - v437) - (v67 * (v425 + (v415 - v405)));
    A[134] = (v67 * (v426 + (v416 - v406))) - ((v145 * v275) + v437);
    A[135] = (v67 * (v427 + (v417 - v407))) - ((v145 * v287) + v437);
    A[136] = ((prepared->k[92] * v288) - (v436 * v310)) + (v67 * (v428 + (v418 - v408)));
    A[138] = ((v342 * v436) - (prepared->k[92] * v316)) - (v67 * (v429 + (v419 - v409)));
    const double v438 = (prepared->k[94] * v59) - (prepared->k[92] * v180);
    A[139] = ((v376 * v436) - v438) - (v67 * (v430 + (v420 - v410)));
    A[140] = ((v385 * v436) - v438) - (v67 * (v431 + (v421 - v411)));
    A[141] = (v67 * (v432 + (v422 - v412))) - (v438 + (v145 * v392));
    A[142] = ((v145 * v399) - (prepared->k[92] * v13)) - (v67 * (v433 + (v423 - v413)));
    A[143] = (v145 * v404) - (v67 * (v434 + (v424 - v414)));
    B[36] = -v153;
    const double v439 = v132 - (v109 * v131);
    const double v440 = v439 * v153;
    const double v441 = -v440;
    B[38] = v441;
    B[48] = v441;
    const double v442 = (v273 - (v116 * v154)) - (v79 * v440);
    const double v443 = -v442;
    B[39] = v443;
    B[54] = v443;
    const double v444 = ((v91 * v440) - v435) - (v115 * v154);
    B[40] = v444;
    B[60] = v444;
    const double v445 = v67 * v107;
    const double v446 = v67 * v284;
    const double v447 = ((v436 - (v67 * v273)) - (v445 * v440)) + (v446 * v154);
    B[41] = v447;
    B[66] = v447;
    B[43] = v121 - (v131 * v154);
    const double v448 = v109 * v121;
    const double v449 = v448 + (v439 * v154);
    B[44] = v449;
    B[49] = v449;
    const double v450 = ((v79 * v448) - (v116 * v121)) - (v131 * v442);
    const double v451 = -v450;
    B[45] = v451;
    B[55] = v451;
    const double v452 = (v131 * v444) + ((v115 * v121) + (v91 * v448));
    const double v453 = -v452;
    B[46] = v453;
    B[61] = v453;
    const double v454 = ((v445 * v448) + (v446 * v121)) - (v131 * v447);
    B[47] = v454;
    B[67] = v454;
    B[50] = (v109 * v449) - (v108 + (v439 * v272));
    const double v455 = ((v79 * v108) - (v132 * v442)) - (v109 * v450);
    B[51] = v455;
    B[56] = v455;
    const double v456 = ((v132 * v444) + (v91 * v108)) - (v109 * v452);
    B[52] = v456;
    B[62] = v456;
    const double v457 = ((v445 * v108) - (v132 * v447)) - (v109 * v454);
    const double v458 = -v457;
    B[53] = v458;
    B[68] = v458;
    B[57] = -(((v78 + (v124 * v442)) + (v116 * v450)) + (v79 * v455));
    const double v459 = ((v124 * v444) - (v116 * v452)) - (v79 * v456);
    B[58] = v459;
    B[63] = v459;
    const double v460 = (((v67 * v78) - (v124 * v447)) - (v116 * v454)) - (v79 * v457);
    const double v461 = -v460;
    B[59] = v461;
    B[69] = v461;
    B[64] = ((prepared->k[47] + (v139 * v444)) + (v115 * v452)) - (v91 * v456);
    const double v462 = (v91 * v457) + ((v139 * v447) - (v115 * v454));
    B[65] = v462;
    B[70] = v462;
    B[71] = (prepared->k[48] - (v145 * v447)) - (v67 * (v460 + (v457 - v454)));
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

        behi_six_joint_gather(105U, count, lane, prepared, prepared_lane.k);
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
    const double v61 = v50 * v50;
    const double v62 = v56 * v56;
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
    Y[36] = (v55 * (v61 - v72)) - (v60 * v71);
    const double v73 = v60 * v57;
    Y[37] = (v55 * v51) - v73;
    const double v74 = v70 + v69;
    Y[38] = -((v55 * v74) + (v60 * (v62 - v72)));
    Y[39] = v68 + v73;
    const double v75 = v72 + v62;
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
    const double v157 = v32 - v33;
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
    const double v164 = v72 + v61;
    Y[92] = (v66 - (v161 * v74)) - (v163 * v164);
    const double v165 = v51 - v53;
    const double v166 = v58 - v57;
    Y[93] = (v163 * v166) - (v161 * v165);
    const double v167 = -(v62 - v61);
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
    const double v189 = (v8_sine[0] * v187) - (v8_cosine[0] * v173);
    Y[110] = ((v188 * v114) - (v175 * v118)) - (v189 * v119);
    const double v190 = v0_sine[3] * v8_sine[0];
    const double v191 = (v0_cosine[3] * v114) - (v190 * v118);
    Y[111] = v191 + (((v189 * v127) + (v188 * v131)) + (v175 * v134));
    const double v192 = v0_sine[3] * v8_cosine[0];
    const double v193 = (v0_cosine[3] * v119) - (v192 * v118);
    Y[112] = v193 + (((v188 * v139) + (v189 * v137)) - (v175 * v142));
    const double v194 = (v192 * v114) - (v190 * v119);
    Y[113] = v194 - (((v189 * v146) + (v175 * v144)) + (v188 * v145));
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
    const double v209 = (v8_sine[0] * v207) - (v8_cosine[0] * v205);
    Y[170] = ((v208 * v114) - (v206 * v118)) - (v209 * v119);
    Y[171] = v191 + (((v209 * v127) + (v208 * v131)) + (v206 * v134));
    Y[172] = v193 + (((v208 * v139) + (v209 * v137)) - (v206 * v142));
    Y[173] = v194 - (((v209 * v146) + (v206 * v144)) + (v208 * v145));
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
    Y[293] = ((v8_sine[0] * v114) + ((v116 * v146) - (v120 * v145))) + (v8_cosine[0] * v119);
    const double v213 = v8_cosine[0] * v133;
    Y[294] = v213 - (v8_sine[0] * v140);
    Y[295] = -((v8_sine[0] * v134) + (v8_cosine[0] * v142));
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

        behi_six_joint_gather(105U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(105U, count, lane, prepared, prepared_lane.k);
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

        behi_six_joint_gather(105U, count, lane, prepared, prepared_lane.k);
        behi_six_joint_gather(6U, count, lane, q, q_lane);
        behi_six_joint_damping_matrix(&prepared_lane, q_lane, D_lane);
        behi_six_joint_scatter(36U, count, lane, D_lane, D);
    }
}

#endif
