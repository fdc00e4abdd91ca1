/* panda, emitted by symgen 0.1.0 */
#include "panda.h"

#include <math.h>

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double panda_alone(const double *number)
{
    return *(const volatile double *)number;
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define PANDA_INLINE static inline __attribute__((always_inline))
#define PANDA_APART __attribute__((noinline, cold))
typedef double panda_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long panda_bits __attribute__((vector_size(4 * sizeof(double))));
typedef panda_lane panda_four;
typedef panda_bits panda_four_bits;
#else
#define PANDA_INLINE static inline
#define PANDA_APART
typedef double panda_lane;
typedef unsigned long long panda_bits;
typedef double panda_four[4];
typedef unsigned long long panda_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
PANDA_INLINE void panda_sincos_pair(const panda_lane *angle, panda_lane *sine, panda_lane *cosine, panda_bits *beyond)
{
    const panda_lane x = *angle;
    union { panda_lane number; panda_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const panda_lane n = k.number - 6755399441186816.0;
    const panda_lane w = x - (n * 1.5707963267923333);
    const panda_lane r = w - (n * 2.5633441515839558e-12);
    const panda_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const panda_lane z = r * r;
    const panda_lane rz = r * z;

    const panda_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const panda_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const panda_bits odd = 0ULL - (k.bits & 1ULL);
    const panda_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const panda_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static PANDA_APART void panda_sincos_beyond(const panda_four *angle, panda_four *sine, panda_four *cosine)
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
PANDA_INLINE void panda_sincos(const panda_four *angle, panda_four *sine, panda_four *cosine)
{
    panda_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    panda_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        panda_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        panda_sincos_beyond(angle, sine, cosine);
    }
}

#if !defined(PANDA_VECTOR)
static inline void panda_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PANDA_VECTOR)
static inline void panda_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void panda_regressor(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], const double qdd[restrict 7], double Y[restrict 490])
{
    (void)prepared;
    const panda_four v0_angle = {panda_alone(&q[1]), panda_alone(&q[2]), panda_alone(&q[3]), panda_alone(&q[4])};
    panda_four v0_sine;
    panda_four v0_cosine;
    panda_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const panda_four v8_angle = {panda_alone(&q[5]), panda_alone(&q[6])};
    panda_four v8_sine;
    panda_four v8_cosine;
    panda_sincos(&v8_angle, &v8_sine, &v8_cosine);
    for (size_t k = 0U; k < 9U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 10U; k < 14U; k++) {
        Y[k] = 0.0;
    }
    Y[19] = 0.0;
    for (size_t k = 70U; k < 81U; k++) {
        Y[k] = 0.0;
    }
    Y[83] = 0.0;
    for (size_t k = 140U; k < 161U; k++) {
        Y[k] = 0.0;
    }
    Y[163] = 0.0;
    for (size_t k = 210U; k < 241U; k++) {
        Y[k] = 0.0;
    }
    Y[243] = 0.0;
    for (size_t k = 280U; k < 321U; k++) {
        Y[k] = 0.0;
    }
    Y[323] = 0.0;
    Y[330] = 0.0;
    for (size_t k = 350U; k < 401U; k++) {
        Y[k] = 0.0;
    }
    Y[403] = 0.0;
    for (size_t k = 420U; k < 481U; k++) {
        Y[k] = 0.0;
    }
    Y[483] = 0.0;
    Y[9] = qdd[0];
    const double v12 = qd[0] * v0_cosine[0];
    const double v13 = qd[1] * v12;
    const double v14 = (qdd[0] * v0_sine[0]) + v13;
    const double v15 = v13 + v14;
    Y[14] = v0_sine[0] * v15;
    const double v16 = qd[0] * v0_sine[0];
    const double v17 = qd[1] * v16;
    const double v18 = (qdd[0] * v0_cosine[0]) - v17;
    const double v19 = v17 - v18;
    Y[15] = (v0_cosine[0] * v15) - (v0_sine[0] * v19);
    const double v20 = qd[1] * qd[1];
    Y[89] = qdd[1];
    Y[16] = -((qdd[1] * v0_sine[0]) + (v20 * v0_cosine[0]));
    Y[17] = -(v0_cosine[0] * v19);
    Y[18] = (v20 * v0_sine[0]) - (qdd[1] * v0_cosine[0]);
    const double v21 = 0.316 * v15;
    const double v22 = v16 * v12;
    Y[87] = v22;
    const double v23 = 9.81 * v0_sine[0];
    Y[82] = v23;
    const double v24 = v23 - (0.316 * (qdd[1] - v22));
    const double v25 = (v0_cosine[1] * v24) - (v0_sine[1] * v21);
    Y[162] = v25;
    const double v26 = v0_sine[0] * v0_sine[1];
    const double v27 = (v0_sine[1] * v24) + (v0_cosine[1] * v21);
    Y[161] = v27;
    const double v28 = v0_sine[0] * v0_cosine[1];
    const double v29 = 0.316 * v28;
    Y[20] = (v29 * v27) - ((0.316 * v26) * v25);
    const double v30 = (qd[1] * v0_cosine[1]) + (qd[0] * v26);
    const double v31 = v30 * v30;
    const double v32 = qd[2] + v12;
    const double v33 = v32 * v32;
    const double v34 = v33 + v31;
    const double v35 = v16 * v16;
    const double v36 = 9.81 * v0_cosine[0];
    const double v37 = (0.316 * (v20 + v35)) - v36;
    const double v38 = (0.316 * v34) - v37;
    const double v39 = (qd[0] * v28) - (qd[1] * v0_sine[1]);
    const double v40 = v30 * v39;
    Y[164] = v40;
    const double v41 = qdd[2] + v18;
    Y[169] = v41;
    const double v42 = v41 - v40;
    Y[21] = (v0_cosine[0] * v27) + ((v29 * v42) - (v26 * v38));
    const double v43 = v39 * v39;
    const double v44 = v33 + v43;
    const double v45 = v41 + v40;
    const double v46 = v26 * v45;
    Y[22] = ((v0_cosine[0] * v25) + ((v28 * v37) - (v29 * v44))) - (0.316 * v46);
    const double v47 = ((qdd[1] * v0_cosine[1]) + (qd[2] * v39)) + (v0_sine[1] * v14);
    const double v48 = v32 * v39;
    const double v49 = v48 - v47;
    const double v50 = v25 + (0.316 * v49);
    const double v51 = (v0_cosine[1] * v14) - ((qdd[1] * v0_sine[1]) + (qd[2] * v30));
    const double v52 = v32 * v30;
    const double v53 = v51 + v52;
    Y[23] = ((v28 * v27) + (v29 * v53)) - (v26 * v50);
    const double v54 = v0_cosine[0] * v40;
    const double v55 = v26 * v48;
    Y[24] = (v54 + (v28 * v51)) - v55;
    const double v56 = v31 - v43;
    const double v57 = v52 - v51;
    const double v58 = v48 + v47;
    Y[25] = ((v26 * v57) - (v0_cosine[0] * v56)) - (v28 * v58);
    const double v59 = v43 - v33;
    Y[26] = -(((v0_cosine[0] * v53) + (v26 * v59)) + (v28 * v42));
    const double v60 = v28 * v52;
    Y[27] = (v60 + (v26 * v47)) - v54;
    const double v61 = v31 - v33;
    Y[28] = (v46 - (v28 * v61)) - (v0_cosine[0] * v49);
    Y[29] = (v55 + (v0_cosine[0] * v41)) - v60;
    const double v62 = (0.0825 * v34) + v25;
    const double v63 = v37 + (0.0825 * v58);
    const double v64 = (v0_cosine[2] * v63) - (v0_sine[2] * v62);
    const double v65 = 0.0825 * v0_cosine[2];
    const double v66 = v65 + (0.316 * v0_sine[2]);
    const double v67 = v26 * v66;
    const double v68 = v27 + (0.0825 * v42);
    const double v69 = (0.0825 * v0_cosine[0]) + v29;
    const double v70 = (v0_cosine[2] * v62) + (v0_sine[2] * v63);
    Y[242] = v70;
    const double v71 = (0.316 * v0_cosine[2]) - (0.0825 * v0_sine[2]);
    const double v72 = v26 * v71;
    Y[30] = ((v69 * v68) + (v67 * v64)) - (v72 * v70);
    const double v73 = (v0_cosine[2] * v32) + (v0_sine[2] * v39);
    const double v74 = v73 * v73;
    const double v75 = v30 - qd[3];
    const double v76 = v75 * v75;
    const double v77 = v74 + v76;
    const double v78 = (v0_cosine[2] * v39) - (v0_sine[2] * v32);
    const double v79 = v73 * v78;
    Y[244] = v79;
    const double v80 = v47 - qdd[3];
    const double v81 = v80 + v79;
    const double v82 = (v0_cosine[2] * v0_cosine[0]) + (v0_sine[2] * v28);
    const double v83 = ((v0_cosine[2] * v41) + (v0_sine[2] * v51)) + (qd[3] * v78);
    const double v84 = v75 * v78;
    const double v85 = v83 - v84;
    const double v86 = -v85;
    const double v87 = ((v82 * v68) + ((v67 * v81) - (v72 * v77))) - (v69 * v86);
    Y[31] = v87 + (v26 * v64);
    const double v88 = v79 - v80;
    const double v89 = v78 * v78;
    const double v90 = v76 + v89;
    const double v91 = (v0_cosine[2] * v28) - (v0_sine[2] * v0_cosine[0]);
    const double v92 = ((v0_sine[2] * v41) - (v0_cosine[2] * v51)) + (qd[3] * v73);
    const double v93 = v75 * v73;
    const double v94 = v92 - v93;
    const double v95 = -v94;
    const double v96 = (v69 * v95) + ((v91 * v68) + ((v67 * v90) - (v72 * v88)));
    Y[32] = v96 - (v26 * v70);
    const double v97 = v74 + v89;
    const double v98 = v92 + v93;
    Y[246] = v98;
    const double v99 = (((v69 * v97) - (v91 * v64)) + (v67 * v98)) - (v82 * v70);
    const double v100 = v83 + v84;
    Y[248] = v100;
    Y[33] = v99 + (v72 * v100);
    const double v101 = v26 * v79;
    const double v102 = v82 * v84;
    Y[34] = (v102 - v101) - (v91 * v92);
    const double v103 = v89 - v74;
    Y[245] = v103;
    Y[35] = ((v91 * v86) - (v26 * v103)) - (v82 * v95);
    const double v104 = v89 - v76;
    Y[36] = ((v91 * v81) - (v82 * v104)) - (v26 * v98);
    const double v105 = v91 * v93;
    Y[37] = (v101 - v105) + (v82 * v83);
    const double v106 = v76 - v74;
    Y[38] = ((v82 * v88) + (v91 * v106)) - (v26 * v100);
    Y[39] = (v105 + (v26 * v80)) - v102;
    const double v107 = (0.0825 * v73) - (0.384 * v78);
    const double v108 = (((0.384 * v80) + (0.0825 * v76)) + (v73 * v107)) - v70;
    const double v109 = (v68 - (0.0825 * v85)) - (0.384 * v94);
    const double v110 = (v0_sine[3] * v109) + (v0_cosine[3] * v108);
    const double v111 = ((0.0825 * v82) - v69) - (0.384 * v91);
    const double v112 = v72 + (0.384 * v26);
    const double v113 = (v0_sine[3] * v111) - (v0_cosine[3] * v112);
    const double v114 = (((0.0825 * v80) - (0.384 * v76)) + (v78 * v107)) - v64;
    const double v115 = (0.0825 * v26) - v67;
    const double v116 = (v0_sine[3] * v108) - (v0_cosine[3] * v109);
    const double v117 = (v0_sine[3] * v112) + (v0_cosine[3] * v111);
    const double v118 = v117 * v116;
    Y[40] = v118 + ((v115 * v114) - (v113 * v110));
    const double v119 = (v0_sine[3] * v78) + (v0_cosine[3] * v75);
    const double v120 = v119 * v119;
    const double v121 = qd[4] + v73;
    const double v122 = v121 * v121;
    const double v123 = v122 + v120;
    const double v124 = qdd[4] + v83;
    Y[329] = v124;
    const double v125 = (v0_cosine[3] * v78) - (v0_sine[3] * v75);
    const double v126 = v125 * v119;
    Y[324] = v126;
    const double v127 = v126 - v124;
    const double v128 = ((v0_cosine[3] * v80) + (qd[4] * v125)) - (v0_sine[3] * v92);
    const double v129 = v121 * v125;
    const double v130 = v128 + v129;
    const double v131 = (v0_sine[3] * v91) + (v0_cosine[3] * v26);
    const double v132 = (((v117 * v127) + (v113 * v123)) - (v115 * v130)) - (v131 * v114);
    Y[41] = v132 - (v82 * v116);
    const double v133 = v125 * v125;
    const double v134 = v122 + v133;
    const double v135 = ((v0_sine[3] * v80) + (qd[4] * v119)) + (v0_cosine[3] * v92);
    const double v136 = v121 * v119;
    const double v137 = v135 + v136;
    const double v138 = (v0_sine[3] * v26) - (v0_cosine[3] * v91);
    const double v139 = v124 + v126;
    const double v140 = (((v115 * v137) + (v117 * v134)) + (v138 * v114)) + (v113 * v139);
    Y[42] = v140 - (v82 * v110);
    const double v141 = v136 - v135;
    const double v142 = v120 + v133;
    const double v143 = v129 - v128;
    const double v144 = (v138 * v116) + ((v113 * v143) - ((v115 * v142) + (v117 * v141)));
    Y[43] = v144 + (v131 * v110);
    const double v145 = v131 * v129;
    const double v146 = v82 * v126;
    Y[44] = (v146 - v145) + (v138 * v135);
    const double v147 = v120 - v133;
    Y[45] = ((v138 * v130) - (v82 * v147)) + (v131 * v137);
    const double v148 = v133 - v122;
    Y[46] = -(((v82 * v141) + (v131 * v148)) + (v138 * v127));
    const double v149 = v138 * v136;
    Y[47] = (v131 * v128) - (v146 + v149);
    const double v150 = v120 - v122;
    Y[48] = ((v131 * v139) + (v138 * v150)) - (v82 * v143);
    Y[49] = (v149 + v145) + (v82 * v124);
    const double v151 = (v8_cosine[0] * v114) - (v8_sine[0] * v110);
    Y[401] = v151;
    const double v152 = (v8_cosine[0] * v115) + (v8_sine[0] * v113);
    const double v153 = (v8_sine[0] * v114) + (v8_cosine[0] * v110);
    const double v154 = (v8_sine[0] * v115) - (v8_cosine[0] * v113);
    Y[50] = (v118 + (v152 * v151)) + (v154 * v153);
    const double v155 = (v8_cosine[0] * v121) + (v8_sine[0] * v125);
    const double v156 = (v8_cosine[0] * v125) - (v8_sine[0] * v121);
    const double v157 = v156 * v155;
    Y[404] = v157;
    const double v158 = v128 - qdd[5];
    const double v159 = v158 + v157;
    const double v160 = v155 * v155;
    const double v161 = v119 - qd[5];
    const double v162 = v161 * v161;
    const double v163 = v162 + v160;
    const double v164 = ((v8_cosine[0] * v124) + (qd[5] * v156)) - (v8_sine[0] * v135);
    const double v165 = v161 * v156;
    const double v166 = v164 - v165;
    const double v167 = -v166;
    const double v168 = (v8_cosine[0] * v82) - (v8_sine[0] * v138);
    const double v169 = ((v117 * v167) - ((v152 * v159) + (v154 * v163))) - (v168 * v116);
    Y[51] = v169 - (v131 * v151);
    const double v170 = v157 - v158;
    const double v171 = v156 * v156;
    const double v172 = v162 + v171;
    const double v173 = (v8_sine[0] * v82) + (v8_cosine[0] * v138);
    const double v174 = ((v8_sine[0] * v124) + (qd[5] * v155)) + (v8_cosine[0] * v135);
    const double v175 = v161 * v155;
    const double v176 = v175 - v174;
    const double v177 = ((v173 * v116) - ((v152 * v172) + (v154 * v170))) - (v117 * v176);
    Y[52] = v177 + (v131 * v153);
    const double v178 = v174 + v175;
    Y[406] = v178;
    const double v179 = v160 + v171;
    const double v180 = v164 + v165;
    Y[408] = v180;
    const double v181 = (v168 * v153) + ((v154 * v180) - ((v117 * v179) + (v152 * v178)));
    Y[53] = v181 - (v173 * v151);
    const double v182 = v131 * v157;
    const double v183 = v168 * v165;
    Y[54] = (v183 - v182) + (v173 * v174);
    const double v184 = v160 - v171;
    Y[55] = ((v131 * v184) - (v173 * v167)) - (v168 * v176);
    const double v185 = v162 - v171;
    Y[56] = ((v168 * v185) - (v173 * v159)) - (v131 * v178);
    const double v186 = v173 * v175;
    Y[57] = (v186 + v182) + (v168 * v164);
    const double v187 = v162 - v160;
    Y[58] = ((v168 * v170) - (v173 * v187)) - (v131 * v180);
    Y[59] = ((v131 * v158) - v186) - v183;
    const double v188 = v151 - (0.088 * v159);
    const double v189 = (0.088 * v131) - v152;
    const double v190 = v116 - (0.088 * v166);
    const double v191 = v153 - (0.088 * v163);
    const double v192 = (v8_sine[1] * v191) - (v8_cosine[1] * v190);
    const double v193 = v117 - (0.088 * v168);
    const double v194 = (v8_sine[1] * v154) - (v8_cosine[1] * v193);
    const double v195 = (v8_sine[1] * v190) + (v8_cosine[1] * v191);
    const double v196 = (v8_cosine[1] * v154) + (v8_sine[1] * v193);
    Y[60] = ((v194 * v192) - (v189 * v188)) + (v196 * v195);
    const double v197 = (v8_cosine[1] * v131) + (v8_sine[1] * v173);
    const double v198 = (v8_cosine[1] * v161) - (v8_sine[1] * v156);
    const double v199 = v198 * v198;
    const double v200 = v155 - qd[6];
    const double v201 = v200 * v200;
    const double v202 = v201 + v199;
    const double v203 = (v8_sine[1] * v161) + (v8_cosine[1] * v156);
    const double v204 = ((v8_cosine[1] * v158) - (qd[6] * v203)) + (v8_sine[1] * v174);
    const double v205 = v203 * v200;
    const double v206 = v204 + v205;
    const double v207 = v164 - qdd[6];
    const double v208 = v203 * v198;
    Y[487] = v208;
    const double v209 = v208 - v207;
    const double v210 = (((v189 * v206) - (v196 * v202)) - (v194 * v209)) - (v197 * v188);
    Y[61] = (v168 * v192) + v210;
    const double v211 = (v8_sine[1] * v131) - (v8_cosine[1] * v173);
    const double v212 = v203 * v203;
    const double v213 = v201 + v212;
    const double v214 = ((v8_sine[1] * v158) + (qd[6] * v198)) - (v8_cosine[1] * v174);
    const double v215 = v200 * v198;
    const double v216 = v215 - v214;
    const double v217 = v207 + v208;
    const double v218 = (((v189 * v216) + (v194 * v213)) + (v196 * v217)) + (v211 * v188);
    Y[62] = (v168 * v195) + v218;
    const double v219 = v199 + v212;
    const double v220 = v205 - v204;
    Y[488] = v220;
    const double v221 = v214 + v215;
    const double v222 = (((v196 * v220) - (v189 * v219)) - (v194 * v221)) - (v211 * v192);
    Y[63] = v222 - (v197 * v195);
    const double v223 = v197 * v205;
    const double v224 = v168 * v208;
    Y[64] = (v224 - v223) + (v211 * v214);
    const double v225 = v199 - v212;
    Y[65] = ((v168 * v225) - (v197 * v216)) + (v211 * v206);
    const double v226 = v201 - v212;
    Y[66] = ((v168 * v221) - (v197 * v226)) - (v211 * v209);
    const double v227 = v211 * v215;
    Y[67] = (v227 - v224) + (v197 * v204);
    const double v228 = v199 - v201;
    Y[68] = ((v197 * v217) - (v211 * v228)) - (v168 * v220);
    Y[69] = (v223 - v227) + (v168 * v207);
    Y[81] = -v36;
    Y[84] = -v22;
    Y[85] = v35 - (v12 * v12);
    Y[86] = v13 - v14;
    Y[88] = -(v17 + v18);
    const double v229 = 0.316 * v0_cosine[1];
    const double v230 = 0.316 * v0_sine[1];
    Y[90] = -((v230 * v27) + (v229 * v25));
    Y[91] = -((v230 * v42) + (v0_cosine[1] * v38));
    Y[92] = ((v230 * v44) - (v0_sine[1] * v37)) - (v229 * v45);
    Y[93] = -(((v0_sine[1] * v27) + (v230 * v53)) + (v0_cosine[1] * v50));
    const double v231 = v0_cosine[1] * v48;
    Y[94] = -(v231 + (v0_sine[1] * v51));
    Y[95] = (v0_cosine[1] * v57) + (v0_sine[1] * v58);
    Y[96] = (v0_sine[1] * v42) - (v0_cosine[1] * v59);
    const double v232 = v0_sine[1] * v52;
    Y[97] = (v0_cosine[1] * v47) - v232;
    Y[98] = (v0_cosine[1] * v45) + (v0_sine[1] * v61);
    Y[99] = v231 + v232;
    const double v233 = v0_cosine[1] * v66;
    const double v234 = v0_cosine[1] * v71;
    Y[100] = ((v233 * v64) - (v230 * v68)) - (v234 * v70);
    const double v235 = v0_sine[2] * v0_sine[1];
    const double v236 = (v0_cosine[1] * v64) + (((v233 * v81) - (v234 * v77)) - (v235 * v68));
    Y[101] = v236 + (v230 * v86);
    const double v237 = v0_cosine[2] * v0_sine[1];
    const double v238 = (((v233 * v90) - (v234 * v88)) - (v237 * v68)) - (v0_cosine[1] * v70);
    Y[102] = v238 - (v230 * v95);
    const double v239 = (((v233 * v98) - (v230 * v97)) + (v234 * v100)) + (v235 * v70);
    Y[103] = v239 + (v237 * v64);
    const double v240 = v0_cosine[1] * v79;
    const double v241 = v235 * v84;
    Y[104] = (v237 * v92) - (v241 + v240);
    Y[105] = ((v235 * v95) - (v0_cosine[1] * v103)) - (v237 * v86);
    Y[106] = ((v235 * v104) - (v237 * v81)) - (v0_cosine[1] * v98);
    const double v242 = v237 * v93;
    Y[107] = (v240 + v242) - (v235 * v83);
    Y[108] = -((v0_cosine[1] * v100) + ((v235 * v88) + (v237 * v106)));
    Y[109] = (v241 + (v0_cosine[1] * v80)) - v242;
    const double v243 = (v230 + (0.384 * v237)) - (0.0825 * v235);
    const double v244 = v234 + (0.384 * v0_cosine[1]);
    const double v245 = (v0_sine[3] * v243) - (v0_cosine[3] * v244);
    const double v246 = (0.0825 * v0_cosine[1]) - v233;
    const double v247 = (v0_sine[3] * v244) + (v0_cosine[3] * v243);
    const double v248 = v247 * v116;
    Y[110] = v248 + ((v246 * v114) - (v245 * v110));
    const double v249 = (v0_cosine[3] * v0_cosine[1]) - (v0_sine[3] * v237);
    const double v250 = (((v247 * v127) + (v245 * v123)) - (v249 * v114)) - (v246 * v130);
    Y[111] = v250 + (v235 * v116);
    const double v251 = (v0_sine[3] * v0_cosine[1]) + (v0_cosine[3] * v237);
    const double v252 = (((v251 * v114) + (v247 * v134)) + (v245 * v139)) + (v246 * v137);
    Y[112] = v252 + (v235 * v110);
    const double v253 = (v251 * v116) + ((v245 * v143) - ((v246 * v142) + (v247 * v141)));
    Y[113] = v253 + (v249 * v110);
    const double v254 = v249 * v129;
    const double v255 = v235 * v126;
    Y[114] = (v251 * v135) - (v255 + v254);
    Y[115] = ((v251 * v130) + (v235 * v147)) + (v249 * v137);
    Y[116] = ((v235 * v141) - (v249 * v148)) - (v251 * v127);
    const double v256 = v251 * v136;
    Y[117] = (v255 - v256) + (v249 * v128);
    Y[118] = ((v249 * v139) + (v251 * v150)) + (v235 * v143);
    Y[119] = (v254 + v256) - (v235 * v124);
    const double v257 = (v8_cosine[0] * v246) + (v8_sine[0] * v245);
    const double v258 = (v8_cosine[0] * v245) - (v8_sine[0] * v246);
    Y[120] = (v248 + (v257 * v151)) - (v258 * v153);
    const double v259 = (v8_cosine[0] * v235) + (v8_sine[0] * v251);
    const double v260 = ((v259 * v116) + ((v258 * v163) - (v257 * v159))) + (v247 * v167);
    Y[121] = v260 - (v249 * v151);
    const double v261 = (v8_sine[0] * v235) - (v8_cosine[0] * v251);
    const double v262 = (((v258 * v170) - (v257 * v172)) - (v261 * v116)) - (v247 * v176);
    Y[122] = (v249 * v153) + v262;
    const double v263 = (v261 * v151) - (((v247 * v179) + (v258 * v180)) + (v257 * v178));
    Y[123] = v263 - (v259 * v153);
    const double v264 = v249 * v157;
    const double v265 = v259 * v165;
    Y[124] = -((v265 + v264) + (v261 * v174));
    Y[125] = ((v261 * v167) + (v249 * v184)) + (v259 * v176);
    Y[126] = ((v261 * v159) - (v259 * v185)) - (v249 * v178);
    const double v266 = v261 * v175;
    Y[127] = (v264 - v266) - (v259 * v164);
    Y[128] = ((v261 * v187) - (v259 * v170)) - (v249 * v180);
    Y[129] = (v265 + (v249 * v158)) + v266;
    const double v267 = (0.088 * v249) - v257;
    const double v268 = (0.088 * v259) + v247;
    const double v269 = (v8_sine[1] * v268) - (v8_cosine[1] * v258);
    const double v270 = (v8_sine[1] * v258) + (v8_cosine[1] * v268);
    Y[130] = ((v269 * v195) - (v267 * v188)) - (v270 * v192);
    const double v271 = (v8_sine[1] * v261) - (v8_cosine[1] * v249);
    const double v272 = (v271 * v188) + (((v270 * v209) - (v269 * v202)) + (v267 * v206));
    Y[131] = v272 - (v259 * v192);
    const double v273 = (v8_sine[1] * v249) + (v8_cosine[1] * v261);
    const double v274 = (v273 * v188) + (((v267 * v216) - (v270 * v213)) + (v269 * v217));
    Y[132] = v274 - (v259 * v195);
    const double v275 = (v271 * v195) + (((v270 * v221) - (v267 * v219)) + (v269 * v220));
    Y[133] = v275 - (v273 * v192);
    const double v276 = v259 * v208;
    const double v277 = v271 * v205;
    Y[134] = (v277 - v276) + (v273 * v214);
    Y[135] = ((v273 * v206) - (v259 * v225)) + (v271 * v216);
    Y[136] = ((v271 * v226) - (v273 * v209)) - (v259 * v221);
    const double v278 = v273 * v215;
    Y[137] = (v276 + v278) - (v271 * v204);
    Y[138] = ((v259 * v220) - (v273 * v228)) - (v271 * v217);
    Y[139] = -((v277 + v278) + (v259 * v207));
    Y[165] = -v56;
    Y[166] = -v53;
    Y[167] = -v40;
    Y[168] = -v49;
    Y[170] = 0.0825 * v68;
    Y[171] = (v0_cosine[2] * v68) - (0.0825 * v86);
    Y[172] = (0.0825 * v95) - (v0_sine[2] * v68);
    Y[173] = ((0.0825 * v97) - (v0_cosine[2] * v70)) + (v0_sine[2] * v64);
    const double v279 = v0_cosine[2] * v84;
    Y[174] = v279 + (v0_sine[2] * v92);
    Y[175] = -((v0_cosine[2] * v95) + (v0_sine[2] * v86));
    Y[176] = -((v0_cosine[2] * v104) + (v0_sine[2] * v81));
    const double v280 = v0_sine[2] * v93;
    Y[177] = v280 + (v0_cosine[2] * v83);
    Y[178] = (v0_cosine[2] * v88) - (v0_sine[2] * v106);
    Y[179] = -(v279 + v280);
    const double v281 = (0.0825 - (0.384 * v0_sine[2])) - v65;
    const double v282 = v0_cosine[3] * v281;
    const double v283 = v282 * v116;
    const double v284 = v0_sine[3] * v281;
    Y[180] = (v284 * v110) - v283;
    const double v285 = v0_sine[2] * v0_sine[3];
    Y[181] = (((v285 * v114) - (v284 * v123)) - (v282 * v127)) - (v0_cosine[2] * v116);
    const double v286 = v0_sine[2] * v0_cosine[3];
    Y[182] = (((v286 * v114) - (v282 * v134)) - (v284 * v139)) - (v0_cosine[2] * v110);
    Y[183] = ((v286 * v116) + ((v282 * v141) - (v284 * v143))) - (v285 * v110);
    const double v287 = v285 * v129;
    const double v288 = v0_cosine[2] * v126;
    Y[184] = (v288 + v287) + (v286 * v135);
    Y[185] = ((v286 * v130) - (v0_cosine[2] * v147)) - (v285 * v137);
    Y[186] = ((v285 * v148) - (v0_cosine[2] * v141)) - (v286 * v127);
    const double v289 = v286 * v136;
    Y[187] = -((v289 + v288) + (v285 * v128));
    Y[188] = ((v286 * v150) - (v0_cosine[2] * v143)) - (v285 * v139);
    Y[189] = (v289 - v287) + (v0_cosine[2] * v124);
    const double v290 = v8_cosine[0] * v0_sine[3];
    const double v291 = v290 * v281;
    const double v292 = v8_sine[0] * v0_sine[3];
    const double v293 = v292 * v281;
    Y[190] = ((v291 * v153) - v283) - (v293 * v151);
    const double v294 = (v8_cosine[0] * v0_cosine[2]) - (v8_sine[0] * v286);
    const double v295 = (((v293 * v159) - (v291 * v163)) - (v294 * v116)) - (v282 * v167);
    Y[191] = (v285 * v151) + v295;
    const double v296 = (v8_sine[0] * v0_cosine[2]) + (v8_cosine[0] * v286);
    const double v297 = ((v296 * v116) + ((v293 * v172) - (v291 * v170))) + (v282 * v176);
    Y[192] = v297 - (v285 * v153);
    const double v298 = (v294 * v153) + (((v282 * v179) + (v291 * v180)) + (v293 * v178));
    Y[193] = v298 - (v296 * v151);
    const double v299 = v285 * v157;
    const double v300 = v294 * v165;
    Y[194] = (v300 + v299) + (v296 * v174);
    Y[195] = -(((v296 * v167) + (v285 * v184)) + (v294 * v176));
    Y[196] = ((v294 * v185) - (v296 * v159)) + (v285 * v178);
    const double v301 = v296 * v175;
    Y[197] = (v301 - v299) + (v294 * v164);
    Y[198] = ((v294 * v170) - (v296 * v187)) + (v285 * v180);
    Y[199] = -((v300 + (v285 * v158)) + v301);
    const double v302 = (0.088 * v294) + v282;
    const double v303 = (v8_cosine[1] * v302) + (v8_sine[1] * v291);
    const double v304 = (0.088 * v285) - v293;
    const double v305 = (v8_cosine[1] * v291) - (v8_sine[1] * v302);
    Y[200] = ((v304 * v188) + (v303 * v192)) + (v305 * v195);
    const double v306 = (v8_cosine[1] * v285) - (v8_sine[1] * v296);
    const double v307 = (v306 * v188) - (((v305 * v202) + (v303 * v209)) + (v304 * v206));
    Y[201] = v307 + (v294 * v192);
    const double v308 = (v8_cosine[1] * v296) + (v8_sine[1] * v285);
    const double v309 = (((v303 * v213) - (v304 * v216)) + (v305 * v217)) - (v308 * v188);
    Y[202] = (v294 * v195) + v309;
    const double v310 = (v308 * v192) + (((v304 * v219) - (v303 * v221)) + (v305 * v220));
    Y[203] = v310 + (v306 * v195);
    const double v311 = v306 * v205;
    const double v312 = v294 * v208;
    Y[204] = (v312 + v311) - (v308 * v214);
    Y[205] = ((v306 * v216) + (v294 * v225)) - (v308 * v206);
    Y[206] = ((v308 * v209) + (v306 * v226)) + (v294 * v221);
    const double v313 = v308 * v215;
    Y[207] = -((v312 + v313) + (v306 * v204));
    Y[208] = ((v308 * v228) - (v306 * v217)) - (v294 * v220);
    Y[209] = (v313 - v311) + (v294 * v207);
    Y[241] = -v64;
    Y[247] = -v79;
    Y[249] = -v80;
    const double v314 = 0.384 * v0_cosine[3];
    const double v315 = 0.384 * v0_sine[3];
    const double v316 = v315 * v116;
    Y[250] = -(v316 + ((0.0825 * v114) + (v314 * v110)));
    Y[251] = (((0.0825 * v130) + (v314 * v123)) + (v0_cosine[3] * v114)) - (v315 * v127);
    Y[252] = (((v314 * v139) - (v315 * v134)) - (0.0825 * v137)) - (v0_sine[3] * v114);
    const double v317 = (((0.0825 * v142) + (v315 * v141)) + (v314 * v143)) - (v0_sine[3] * v116);
    Y[253] = v317 - (v0_cosine[3] * v110);
    const double v318 = v0_cosine[3] * v129;
    Y[254] = v318 - (v0_sine[3] * v135);
    Y[255] = -((v0_sine[3] * v130) + (v0_cosine[3] * v137));
    Y[256] = (v0_sine[3] * v127) + (v0_cosine[3] * v148);
    const double v319 = v0_sine[3] * v136;
    Y[257] = v319 - (v0_cosine[3] * v128);
    Y[258] = -((v0_sine[3] * v150) + (v0_cosine[3] * v139));
    Y[259] = -(v318 + v319);
    const double v320 = (0.0825 * v8_cosine[0]) - (v8_sine[0] * v314);
    const double v321 = (0.0825 * v8_sine[0]) + (v8_cosine[0] * v314);
    Y[260] = -((v316 + (v320 * v151)) + (v321 * v153));
    const double v322 = (((v321 * v163) + (v320 * v159)) - (v292 * v116)) - (v315 * v167);
    Y[261] = (v0_cosine[3] * v151) + v322;
    const double v323 = (((v321 * v170) + (v320 * v172)) - (v290 * v116)) + (v315 * v176);
    Y[262] = v323 - (v0_cosine[3] * v153);
    const double v324 = (((v320 * v178) + (v315 * v179)) - (v321 * v180)) + (v292 * v153);
    Y[263] = v324 + (v290 * v151);
    const double v325 = v0_cosine[3] * v157;
    const double v326 = v292 * v165;
    Y[264] = (v325 + v326) - (v290 * v174);
    Y[265] = ((v290 * v167) - (v0_cosine[3] * v184)) - (v292 * v176);
    Y[266] = (v0_cosine[3] * v178) + ((v292 * v185) + (v290 * v159));
    const double v327 = v290 * v175;
    Y[267] = (v292 * v164) - (v327 + v325);
    Y[268] = (v0_cosine[3] * v180) + ((v292 * v170) + (v290 * v187));
    Y[269] = (v327 - (v0_cosine[3] * v158)) - v326;
    const double v328 = v315 + (0.088 * v292);
    const double v329 = (v8_sine[1] * v321) - (v8_cosine[1] * v328);
    const double v330 = (0.088 * v0_cosine[3]) - v320;
    const double v331 = (v8_sine[1] * v328) + (v8_cosine[1] * v321);
    Y[270] = ((v330 * v188) - (v329 * v192)) - (v331 * v195);
    const double v332 = (v0_cosine[3] * v8_cosine[1]) + (v8_sine[1] * v290);
    const double v333 = (v332 * v188) + (((v331 * v202) + (v329 * v209)) - (v330 * v206));
    Y[271] = v333 + (v292 * v192);
    const double v334 = (v8_cosine[1] * v290) - (v0_cosine[3] * v8_sine[1]);
    const double v335 = (v334 * v188) - (((v330 * v216) + (v329 * v213)) + (v331 * v217));
    Y[272] = v335 + (v292 * v195);
    const double v336 = (v332 * v195) + (((v330 * v219) + (v329 * v221)) - (v331 * v220));
    Y[273] = v336 - (v334 * v192);
    const double v337 = v292 * v208;
    const double v338 = v332 * v205;
    Y[274] = (v338 + v337) + (v334 * v214);
    Y[275] = ((v334 * v206) + (v292 * v225)) + (v332 * v216);
    Y[276] = ((v332 * v226) - (v334 * v209)) + (v292 * v221);
    const double v339 = v334 * v215;
    Y[277] = (v339 - v337) - (v332 * v204);
    Y[278] = -(((v332 * v217) + (v334 * v228)) + (v292 * v220));
    Y[279] = (v292 * v207) - (v339 + v338);
    Y[321] = -v116;
    Y[322] = -v110;
    Y[325] = -v147;
    Y[326] = -v141;
    Y[327] = -v126;
    Y[328] = -v143;
    Y[331] = -(v8_cosine[0] * v116);
    Y[332] = v8_sine[0] * v116;
    Y[333] = (v8_cosine[0] * v153) - (v8_sine[0] * v151);
    const double v340 = v8_cosine[0] * v165;
    Y[334] = v340 + (v8_sine[0] * v174);
    Y[335] = -((v8_cosine[0] * v176) + (v8_sine[0] * v167));
    Y[336] = (v8_cosine[0] * v185) - (v8_sine[0] * v159);
    const double v341 = v8_sine[0] * v175;
    Y[337] = v341 + (v8_cosine[0] * v164);
    Y[338] = (v8_cosine[0] * v170) - (v8_sine[0] * v187);
    Y[339] = -(v340 + v341);
    const double v342 = 0.088 * v8_cosine[0];
    const double v343 = v8_sine[1] * v342;
    const double v344 = v8_cosine[1] * v342;
    Y[340] = (v344 * v192) - (v343 * v195);
    const double v345 = v8_sine[0] * v8_sine[1];
    Y[341] = (v8_cosine[0] * v192) + (((v343 * v202) - (v344 * v209)) - (v345 * v188));
    const double v346 = v8_sine[0] * v8_cosine[1];
    Y[342] = (v8_cosine[0] * v195) + (((v344 * v213) - (v343 * v217)) - (v346 * v188));
    Y[343] = ((v346 * v192) - ((v344 * v221) + (v343 * v220))) - (v345 * v195);
    const double v347 = v345 * v205;
    const double v348 = v8_cosine[0] * v208;
    Y[344] = (v348 - v347) - (v346 * v214);
    Y[345] = ((v8_cosine[0] * v225) - (v346 * v206)) - (v345 * v216);
    Y[346] = ((v8_cosine[0] * v221) - (v345 * v226)) + (v346 * v209);
    const double v349 = v346 * v215;
    Y[347] = (v345 * v204) - (v348 + v349);
    Y[348] = ((v346 * v228) - (v8_cosine[0] * v220)) + (v345 * v217);
    Y[349] = (v349 + v347) + (v8_cosine[0] * v207);
    Y[402] = -v153;
    Y[405] = -v184;
    Y[407] = -v157;
    Y[409] = -v158;
    Y[410] = 0.088 * v188;
    Y[411] = (v8_cosine[1] * v188) - (0.088 * v206);
    Y[412] = -((0.088 * v216) + (v8_sine[1] * v188));
    Y[413] = ((0.088 * v219) + (v8_sine[1] * v192)) + (v8_cosine[1] * v195);
    const double v350 = v8_cosine[1] * v205;
    Y[414] = v350 - (v8_sine[1] * v214);
    Y[415] = (v8_cosine[1] * v216) - (v8_sine[1] * v206);
    Y[416] = (v8_sine[1] * v209) + (v8_cosine[1] * v226);
    const double v351 = v8_sine[1] * v215;
    Y[417] = -(v351 + (v8_cosine[1] * v204));
    Y[418] = (v8_sine[1] * v228) - (v8_cosine[1] * v217);
    Y[419] = v351 - v350;
    Y[481] = -v192;
    Y[482] = -v195;
    Y[484] = -v208;
    Y[485] = -v225;
    Y[486] = -v221;
    Y[489] = -v207;
}

#if !defined(PANDA_VECTOR)

void panda_regressor_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double Y_lane[490];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        panda_scatter(490U, count, lane, Y_lane, Y);
    }
}

void panda_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double qdd_lane[7];
        double Y_lane[490];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, qdd, qdd_lane);
        panda_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        panda_scatter(490U, count, lane, Y_lane, Y);
    }
}

#endif

void panda_stiffness_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], double K[restrict 49])
{
    (void)prepared;
    const panda_four v0_angle = {panda_alone(&q[2]), panda_alone(&q[1]), panda_alone(&q[3]), panda_alone(&q[4])};
    panda_four v0_sine;
    panda_four v0_cosine;
    panda_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const panda_four v8_angle = {panda_alone(&q[5]), panda_alone(&q[6]), panda_alone(&q[0])};
    panda_four v8_sine;
    panda_four v8_cosine;
    panda_sincos(&v8_angle, &v8_sine, &v8_cosine);
    for (size_t k = 0U; k < 8U; k++) {
        K[k] = 0.0;
    }
    K[14] = 0.0;
    K[21] = 0.0;
    K[28] = 0.0;
    K[35] = 0.0;
    K[42] = 0.0;
    const double v14 = v0_sine[1] * v0_cosine[0];
    const double v15 = (v0_sine[2] * v0_cosine[1]) - (v0_cosine[2] * v14);
    const double v16 = v0_sine[1] * v0_sine[0];
    const double v17 = (v0_sine[3] * v16) + (v0_cosine[3] * v15);
    const double v18 = (v0_cosine[2] * v0_cosine[1]) + (v0_sine[2] * v14);
    const double v19 = (v8_sine[0] * v18) + (v8_cosine[0] * v17);
    const double v20 = (0.002573605371338206 * v8_cosine[1]) - (0.002034439958661797 * v8_sine[1]);
    const double v21 = 0.23184755269500001 + v20;
    const double v22 = (v8_cosine[0] * v18) - (v8_sine[0] * v17);
    const double v23 = (0.17380470556900005 * v22) - (v21 * v19);
    const double v24 = (v0_cosine[3] * v16) - (v0_sine[3] * v15);
    const double v25 = (0.002573605371338206 * v8_sine[1]) + (0.002034439958661797 * v8_cosine[1]);
    const double v26 = v25 - 0.067870631425;
    const double v27 = v23 + ((0.014653732538 * v17) + (v26 * v24));
    const double v28 = v27 + ((0.5527802746500001 * v15) - (2.012523553603 * v18));
    const double v29 = v28 + ((0.7468579598720001 * v14) - (0.028227094878000014 * v16));
    const double v30 = (9.81 * v29) - ((32.80954542685272 * v0_cosine[1]) + (0.01993386669246 * v0_sine[1]));
    K[8] = ((v8_cosine[2] * v8_cosine[2]) + (v8_sine[2] * v8_sine[2])) * v30;
    const double v31 = v0_sine[0] * v0_cosine[1];
    const double v32 = (v8_sine[2] * v31) - (v0_cosine[0] * v8_cosine[2]);
    const double v33 = v0_cosine[0] * v0_cosine[1];
    const double v34 = (v0_sine[0] * v8_cosine[2]) + (v8_sine[2] * v33);
    const double v35 = v0_sine[1] * v8_sine[2];
    const double v36 = (v0_sine[2] * v35) + (v0_cosine[2] * v34);
    const double v37 = (v0_cosine[3] * v36) - (v0_sine[3] * v32);
    const double v38 = (v0_cosine[3] * v32) + (v0_sine[3] * v36);
    const double v39 = (v0_sine[2] * v34) - (v0_cosine[2] * v35);
    const double v40 = (v8_cosine[0] * v39) + (v8_sine[0] * v37);
    const double v41 = (v8_cosine[0] * v37) - (v8_sine[0] * v39);
    const double v42 = (v21 * v41) + (0.17380470556900005 * v40);
    const double v43 = v42 + ((v26 * v38) - (0.014653732538 * v37));
    const double v44 = (0.316 * v35) + (0.0825 * v34);
    const double v45 = (((0.5527802746500001 * v36) + (2.012523553603 * v39)) - (4.3880230000000005 * v44)) - v43;
    const double v46 = 0.088844724872 * v0_cosine[1];
    const double v47 = 0.028227094878000014 * v0_cosine[1];
    const double v48 = 3.587895 * v0_cosine[1];
    const double v49 = (v0_cosine[1] * v45) + (((v47 * v32) - (v46 * v34)) - (v48 * v44));
    const double v50 = (2.520390088000001 * v0_cosine[1]) - v29;
    const double v51 = 9.81 * (v49 + (v35 * v50));
    const double v52 = (v0_cosine[0] * v8_sine[2]) + (v8_cosine[2] * v31);
    const double v53 = (v8_cosine[2] * v33) - (v0_sine[0] * v8_sine[2]);
    const double v54 = v0_sine[1] * v8_cosine[2];
    const double v55 = (v0_sine[2] * v54) + (v0_cosine[2] * v53);
    const double v56 = (v0_cosine[3] * v55) - (v0_sine[3] * v52);
    const double v57 = (v0_cosine[3] * v52) + (v0_sine[3] * v55);
    const double v58 = (v0_sine[2] * v53) - (v0_cosine[2] * v54);
    const double v59 = (v8_cosine[0] * v58) + (v8_sine[0] * v56);
    const double v60 = (v8_cosine[0] * v56) - (v8_sine[0] * v58);
    const double v61 = (v21 * v60) + (0.17380470556900005 * v59);
    const double v62 = v61 + ((v26 * v57) - (0.014653732538 * v56));
    const double v63 = (0.316 * v54) + (0.0825 * v53);
    const double v64 = (((0.5527802746500001 * v55) + (2.012523553603 * v58)) - (4.3880230000000005 * v63)) - v62;
    const double v65 = (v0_cosine[1] * v64) + (((v47 * v52) - (v46 * v53)) - (v48 * v63));
    const double v66 = 9.81 * (v65 + (v54 * v50));
    const double v67 = (v8_sine[2] * v66) - (v8_cosine[2] * v51);
    K[9] = v67;
    K[15] = v67;
    const double v68 = 9.81 * v16;
    const double v69 = 43.046505630000006 * v16;
    const double v70 = 9.81 * v28;
    const double v71 = ((v68 * v45) + (v69 * v44)) + (v32 * v70);
    const double v72 = ((v68 * v64) + (v69 * v63)) + (v52 * v70);
    const double v73 = -((v8_sine[2] * v72) - (v8_cosine[2] * v71));
    K[10] = v73;
    K[22] = v73;
    const double v74 = 9.81 * v18;
    const double v75 = 9.81 * v27;
    const double v76 = (v74 * v43) - (v39 * v75);
    const double v77 = (v74 * v62) - (v58 * v75);
    const double v78 = -((v8_sine[2] * v77) - (v8_cosine[2] * v76));
    K[11] = v78;
    K[29] = v78;
    const double v79 = 9.81 * v24;
    const double v80 = 9.81 * v23;
    const double v81 = (v38 * v80) - (v79 * v42);
    const double v82 = (v57 * v80) - (v79 * v61);
    const double v83 = -((v8_sine[2] * v82) - (v8_cosine[2] * v81));
    K[12] = v83;
    K[36] = v83;
    const double v84 = (v25 * v79) - ((9.81 * v20) * v19);
    const double v85 = 9.81 * v22;
    const double v86 = v25 * v85;
    const double v87 = v20 * v85;
    const double v88 = ((v38 * v86) - (v40 * v84)) + (v41 * v87);
    const double v89 = ((v57 * v86) - (v59 * v84)) + (v60 * v87);
    const double v90 = (v8_sine[2] * v89) - (v8_cosine[2] * v88);
    K[13] = v90;
    K[43] = v90;
    K[16] = -((v54 * v66) + (v35 * v51));
    const double v91 = (v54 * v72) + (v35 * v71);
    K[17] = v91;
    K[23] = v91;
    const double v92 = (v54 * v77) + (v35 * v76);
    K[18] = v92;
    K[30] = v92;
    const double v93 = (v54 * v82) + (v35 * v81);
    K[19] = v93;
    K[37] = v93;
    const double v94 = -((v54 * v89) + (v35 * v88));
    K[20] = v94;
    K[44] = v94;
    K[24] = (v52 * v72) + (v32 * v71);
    const double v95 = (v52 * v77) + (v32 * v76);
    K[25] = v95;
    K[31] = v95;
    const double v96 = (v52 * v82) + (v32 * v81);
    K[26] = v96;
    K[38] = v96;
    const double v97 = -((v52 * v89) + (v32 * v88));
    K[27] = v97;
    K[45] = v97;
    K[32] = -((v58 * v77) + (v39 * v76));
    const double v98 = -((v58 * v82) + (v39 * v81));
    K[33] = v98;
    K[39] = v98;
    const double v99 = (v58 * v89) + (v39 * v88);
    K[34] = v99;
    K[46] = v99;
    K[40] = (v57 * v82) + (v38 * v81);
    const double v100 = -((v57 * v89) + (v38 * v88));
    K[41] = v100;
    K[47] = v100;
    K[48] = -((v59 * v89) + (v40 * v88));
}

#if !defined(PANDA_VECTOR)

void panda_stiffness_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double K_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_stiffness_matrix(prepared, q_lane, K_lane);
        panda_scatter(49U, count, lane, K_lane, K);
    }
}

void panda_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double K_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        panda_scatter(49U, count, lane, K_lane, K);
    }
}

#endif

void panda_damping_matrix(const panda_prepared *restrict prepared, const double q[restrict 7], double D[restrict 49])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 49U; k++) {
        D[k] = 0.0;
    }
}

#if !defined(PANDA_VECTOR)

void panda_damping_matrix_batch(const panda_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double D_lane[49];

        panda_gather(7U, count, lane, q, q_lane);
        panda_damping_matrix(prepared, q_lane, D_lane);
        panda_scatter(49U, count, lane, D_lane, D);
    }
}

void panda_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double D_lane[49];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_damping_matrix(&prepared_lane, q_lane, D_lane);
        panda_scatter(49U, count, lane, D_lane, D);
    }
}

#endif
