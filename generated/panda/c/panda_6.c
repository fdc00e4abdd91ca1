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
   its sign so that the sine of -0 is -0. */
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
    const panda_lane u = 1.0 - (0.5 * z);
    const panda_lane rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const panda_lane zz = z * z;

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const panda_bits odd = 0ULL - (k.bits & 1ULL);
    const panda_bits sign = k.bits << 62;
    const panda_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const panda_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
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
    const double v14 = v13 + (qdd[0] * v0_sine[0]);
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
    const double v30 = (qd[0] * v28) - (qd[1] * v0_sine[1]);
    const double v31 = (qd[1] * v0_cosine[1]) + (qd[0] * v26);
    const double v32 = v31 * v30;
    Y[164] = v32;
    const double v33 = qdd[2] + v18;
    Y[169] = v33;
    const double v34 = v33 - v32;
    const double v35 = -v34;
    const double v36 = v31 * v31;
    const double v37 = qd[2] + v12;
    const double v38 = v37 * v37;
    const double v39 = v38 + v36;
    const double v40 = v16 * v16;
    const double v41 = 9.81 * v0_cosine[0];
    const double v42 = (0.316 * (v20 + v40)) - v41;
    const double v43 = (0.316 * v39) - v42;
    Y[21] = (v0_cosine[0] * v27) - ((v26 * v43) + (v29 * v35));
    const double v44 = v30 * v30;
    const double v45 = v38 + v44;
    const double v46 = v33 + v32;
    const double v47 = v26 * v46;
    Y[22] = ((v0_cosine[0] * v25) + ((v28 * v42) - (v29 * v45))) - (0.316 * v47);
    const double v48 = ((qdd[1] * v0_cosine[1]) + (qd[2] * v30)) + (v0_sine[1] * v14);
    const double v49 = v37 * v30;
    const double v50 = v49 - v48;
    const double v51 = v25 + (0.316 * v50);
    const double v52 = (v0_cosine[1] * v14) - ((qdd[1] * v0_sine[1]) + (qd[2] * v31));
    const double v53 = v37 * v31;
    const double v54 = v52 + v53;
    Y[23] = ((v28 * v27) + (v29 * v54)) - (v26 * v51);
    const double v55 = v0_cosine[0] * v32;
    const double v56 = v26 * v49;
    Y[24] = (v55 + (v28 * v52)) - v56;
    const double v57 = v44 - v36;
    Y[165] = v57;
    const double v58 = v53 - v52;
    const double v59 = v48 + v49;
    Y[25] = ((v0_cosine[0] * v57) + (v26 * v58)) - (v28 * v59);
    const double v60 = v44 - v38;
    Y[26] = ((v28 * v35) - (v26 * v60)) - (v0_cosine[0] * v54);
    const double v61 = v28 * v53;
    Y[27] = (v61 + (v26 * v48)) - v55;
    const double v62 = v36 - v38;
    Y[28] = (v47 - (v28 * v62)) - (v0_cosine[0] * v50);
    Y[29] = (v56 + (v0_cosine[0] * v33)) - v61;
    const double v63 = (0.0825 * v39) + v25;
    const double v64 = v42 + (0.0825 * v59);
    const double v65 = (v0_cosine[2] * v64) - (v0_sine[2] * v63);
    const double v66 = 0.0825 * v0_cosine[2];
    const double v67 = v66 + (0.316 * v0_sine[2]);
    const double v68 = v26 * v67;
    const double v69 = v27 + (0.0825 * v34);
    const double v70 = (0.0825 * v0_cosine[0]) + v29;
    const double v71 = (v0_cosine[2] * v63) + (v0_sine[2] * v64);
    Y[242] = v71;
    const double v72 = (0.316 * v0_cosine[2]) - (0.0825 * v0_sine[2]);
    const double v73 = v26 * v72;
    Y[30] = ((v70 * v69) + (v68 * v65)) - (v73 * v71);
    const double v74 = (v0_cosine[2] * v37) + (v0_sine[2] * v30);
    const double v75 = v74 * v74;
    const double v76 = v31 - qd[3];
    const double v77 = v76 * v76;
    const double v78 = v77 + v75;
    const double v79 = (v0_cosine[2] * v30) - (v0_sine[2] * v37);
    const double v80 = v79 * v74;
    Y[244] = v80;
    const double v81 = v48 - qdd[3];
    const double v82 = v81 + v80;
    const double v83 = (v0_cosine[2] * v0_cosine[0]) + (v0_sine[2] * v28);
    const double v84 = ((v0_cosine[2] * v33) + (v0_sine[2] * v52)) + (qd[3] * v79);
    const double v85 = v76 * v79;
    const double v86 = v84 - v85;
    const double v87 = -v86;
    const double v88 = ((v83 * v69) + ((v68 * v82) - (v73 * v78))) - (v70 * v87);
    Y[31] = v88 + (v26 * v65);
    const double v89 = v80 - v81;
    const double v90 = v79 * v79;
    const double v91 = v77 + v90;
    const double v92 = (v0_cosine[2] * v28) - (v0_sine[2] * v0_cosine[0]);
    const double v93 = ((v0_sine[2] * v33) - (v0_cosine[2] * v52)) + (qd[3] * v74);
    const double v94 = v76 * v74;
    const double v95 = v93 - v94;
    const double v96 = -v95;
    const double v97 = ((v92 * v69) + ((v68 * v91) - (v73 * v89))) + (v70 * v96);
    Y[32] = v97 - (v26 * v71);
    const double v98 = v75 + v90;
    const double v99 = v93 + v94;
    Y[246] = v99;
    const double v100 = (((v70 * v98) - (v92 * v65)) + (v68 * v99)) - (v83 * v71);
    const double v101 = v84 + v85;
    Y[248] = v101;
    Y[33] = v100 + (v73 * v101);
    const double v102 = v26 * v80;
    const double v103 = v83 * v85;
    Y[34] = (v103 - v102) - (v92 * v93);
    const double v104 = v90 - v75;
    Y[245] = v104;
    Y[35] = ((v92 * v87) - (v26 * v104)) - (v83 * v96);
    const double v105 = v90 - v77;
    Y[36] = ((v92 * v82) - (v83 * v105)) - (v26 * v99);
    const double v106 = v92 * v94;
    Y[37] = (v102 - v106) + (v83 * v84);
    const double v107 = v77 - v75;
    Y[38] = ((v83 * v89) + (v92 * v107)) - (v26 * v101);
    Y[39] = (v106 + (v26 * v81)) - v103;
    const double v108 = (0.0825 * v74) - (0.384 * v79);
    const double v109 = ((v74 * v108) + ((0.384 * v81) + (0.0825 * v77))) - v71;
    const double v110 = (v69 - (0.0825 * v86)) - (0.384 * v95);
    const double v111 = (v0_sine[3] * v110) + (v0_cosine[3] * v109);
    const double v112 = ((0.0825 * v83) - v70) - (0.384 * v92);
    const double v113 = v73 + (0.384 * v26);
    const double v114 = (v0_sine[3] * v112) - (v0_cosine[3] * v113);
    const double v115 = (((0.0825 * v81) - (0.384 * v77)) + (v79 * v108)) - v65;
    const double v116 = (0.0825 * v26) - v68;
    const double v117 = (v0_sine[3] * v109) - (v0_cosine[3] * v110);
    const double v118 = (v0_sine[3] * v113) + (v0_cosine[3] * v112);
    const double v119 = v118 * v117;
    Y[40] = v119 + ((v116 * v115) - (v114 * v111));
    const double v120 = qd[4] + v74;
    const double v121 = v120 * v120;
    const double v122 = (v0_sine[3] * v79) + (v0_cosine[3] * v76);
    const double v123 = v122 * v122;
    const double v124 = v123 + v121;
    const double v125 = qdd[4] + v84;
    Y[329] = v125;
    const double v126 = (v0_cosine[3] * v79) - (v0_sine[3] * v76);
    const double v127 = v126 * v122;
    Y[324] = v127;
    const double v128 = v127 - v125;
    const double v129 = (v0_cosine[3] * v26) + (v0_sine[3] * v92);
    const double v130 = ((v0_cosine[3] * v81) + (qd[4] * v126)) - (v0_sine[3] * v93);
    const double v131 = v126 * v120;
    const double v132 = v130 + v131;
    const double v133 = (((v118 * v128) + (v114 * v124)) - (v129 * v115)) - (v116 * v132);
    Y[41] = v133 - (v83 * v117);
    const double v134 = v126 * v126;
    const double v135 = v121 + v134;
    const double v136 = (v0_sine[3] * v26) - (v0_cosine[3] * v92);
    const double v137 = ((v0_sine[3] * v81) + (qd[4] * v122)) + (v0_cosine[3] * v93);
    const double v138 = v120 * v122;
    const double v139 = v137 + v138;
    const double v140 = v125 + v127;
    const double v141 = (((v136 * v115) + (v118 * v135)) + (v116 * v139)) + (v114 * v140);
    Y[42] = v141 - (v83 * v111);
    const double v142 = v138 - v137;
    const double v143 = v123 + v134;
    const double v144 = v131 - v130;
    const double v145 = (v136 * v117) + ((v114 * v144) - ((v116 * v143) + (v118 * v142)));
    Y[43] = v145 + (v129 * v111);
    const double v146 = v129 * v131;
    const double v147 = v83 * v127;
    Y[44] = (v147 - v146) + (v136 * v137);
    const double v148 = v134 - v123;
    Y[325] = v148;
    Y[45] = ((v83 * v148) + (v136 * v132)) + (v129 * v139);
    const double v149 = v134 - v121;
    Y[46] = -(((v83 * v142) + (v129 * v149)) + (v136 * v128));
    const double v150 = v136 * v138;
    Y[47] = (v129 * v130) - (v147 + v150);
    const double v151 = v123 - v121;
    Y[48] = ((v129 * v140) + (v136 * v151)) - (v83 * v144);
    Y[49] = (v150 + v146) + (v83 * v125);
    const double v152 = (v8_cosine[0] * v115) - (v8_sine[0] * v111);
    Y[401] = v152;
    const double v153 = (v8_cosine[0] * v116) + (v8_sine[0] * v114);
    const double v154 = (v8_sine[0] * v115) + (v8_cosine[0] * v111);
    const double v155 = (v8_sine[0] * v116) - (v8_cosine[0] * v114);
    Y[50] = (v119 + (v153 * v152)) + (v155 * v154);
    const double v156 = (v8_sine[0] * v126) + (v8_cosine[0] * v120);
    const double v157 = (v8_cosine[0] * v126) - (v8_sine[0] * v120);
    const double v158 = v157 * v156;
    Y[404] = v158;
    const double v159 = v130 - qdd[5];
    const double v160 = v159 + v158;
    const double v161 = v156 * v156;
    const double v162 = v122 - qd[5];
    const double v163 = v162 * v162;
    const double v164 = v163 + v161;
    const double v165 = ((v8_cosine[0] * v125) + (qd[5] * v157)) - (v8_sine[0] * v137);
    const double v166 = v162 * v157;
    const double v167 = v165 - v166;
    const double v168 = -v167;
    const double v169 = (v8_cosine[0] * v83) - (v8_sine[0] * v136);
    const double v170 = ((v118 * v168) - ((v153 * v160) + (v155 * v164))) - (v169 * v117);
    Y[51] = v170 - (v129 * v152);
    const double v171 = v158 - v159;
    const double v172 = v157 * v157;
    const double v173 = v163 + v172;
    const double v174 = (v8_sine[0] * v83) + (v8_cosine[0] * v136);
    const double v175 = ((v8_sine[0] * v125) + (qd[5] * v156)) + (v8_cosine[0] * v137);
    const double v176 = v162 * v156;
    const double v177 = v176 - v175;
    const double v178 = ((v174 * v117) - ((v153 * v173) + (v155 * v171))) - (v118 * v177);
    Y[52] = v178 + (v129 * v154);
    const double v179 = v175 + v176;
    Y[406] = v179;
    const double v180 = v161 + v172;
    const double v181 = v165 + v166;
    Y[408] = v181;
    const double v182 = (v169 * v154) + ((v155 * v181) - ((v118 * v180) + (v153 * v179)));
    Y[53] = v182 - (v174 * v152);
    const double v183 = v129 * v158;
    const double v184 = v169 * v166;
    Y[54] = (v184 - v183) + (v174 * v175);
    const double v185 = v161 - v172;
    Y[55] = ((v129 * v185) - (v174 * v168)) - (v169 * v177);
    const double v186 = v163 - v172;
    Y[56] = ((v169 * v186) - (v174 * v160)) - (v129 * v179);
    const double v187 = v174 * v176;
    Y[57] = (v187 + v183) + (v169 * v165);
    const double v188 = v163 - v161;
    Y[58] = ((v169 * v171) - (v174 * v188)) - (v129 * v181);
    Y[59] = ((v129 * v159) - v187) - v184;
    const double v189 = v152 - (0.088 * v160);
    const double v190 = (0.088 * v129) - v153;
    const double v191 = v117 - (0.088 * v167);
    const double v192 = v154 - (0.088 * v164);
    const double v193 = (v8_sine[1] * v192) - (v8_cosine[1] * v191);
    const double v194 = v118 - (0.088 * v169);
    const double v195 = (v8_sine[1] * v155) - (v8_cosine[1] * v194);
    const double v196 = (v8_sine[1] * v191) + (v8_cosine[1] * v192);
    const double v197 = (v8_cosine[1] * v155) + (v8_sine[1] * v194);
    Y[60] = ((v195 * v193) - (v190 * v189)) + (v197 * v196);
    const double v198 = (v8_cosine[1] * v129) + (v8_sine[1] * v174);
    const double v199 = (v8_cosine[1] * v162) - (v8_sine[1] * v157);
    const double v200 = v199 * v199;
    const double v201 = v156 - qd[6];
    const double v202 = v201 * v201;
    const double v203 = v202 + v200;
    const double v204 = (v8_sine[1] * v162) + (v8_cosine[1] * v157);
    const double v205 = ((v8_cosine[1] * v159) - (qd[6] * v204)) + (v8_sine[1] * v175);
    const double v206 = v204 * v201;
    const double v207 = v205 + v206;
    const double v208 = v165 - qdd[6];
    const double v209 = v204 * v199;
    Y[487] = v209;
    const double v210 = v209 - v208;
    const double v211 = (((v190 * v207) - (v197 * v203)) - (v195 * v210)) - (v198 * v189);
    Y[61] = (v169 * v193) + v211;
    const double v212 = v204 * v204;
    const double v213 = v202 + v212;
    const double v214 = ((v8_sine[1] * v159) + (qd[6] * v199)) - (v8_cosine[1] * v175);
    const double v215 = v201 * v199;
    const double v216 = v215 - v214;
    const double v217 = v208 + v209;
    const double v218 = (v8_sine[1] * v129) - (v8_cosine[1] * v174);
    const double v219 = (v218 * v189) + (((v190 * v216) + (v195 * v213)) + (v197 * v217));
    Y[62] = (v169 * v196) + v219;
    const double v220 = v200 + v212;
    const double v221 = v206 - v205;
    Y[488] = v221;
    const double v222 = v214 + v215;
    const double v223 = (((v197 * v221) - (v190 * v220)) - (v195 * v222)) - (v218 * v193);
    Y[63] = v223 - (v198 * v196);
    const double v224 = v198 * v206;
    const double v225 = v169 * v209;
    Y[64] = (v225 - v224) + (v218 * v214);
    const double v226 = v200 - v212;
    Y[65] = ((v169 * v226) - (v198 * v216)) + (v218 * v207);
    const double v227 = v202 - v212;
    Y[66] = ((v169 * v222) - (v198 * v227)) - (v218 * v210);
    const double v228 = v218 * v215;
    Y[67] = (v228 - v225) + (v198 * v205);
    const double v229 = v200 - v202;
    Y[68] = ((v198 * v217) - (v218 * v229)) - (v169 * v221);
    Y[69] = (v224 - v228) + (v169 * v208);
    Y[81] = -v41;
    Y[84] = -v22;
    Y[85] = v40 - (v12 * v12);
    Y[86] = v13 - v14;
    Y[88] = -(v17 + v18);
    const double v230 = 0.316 * v0_cosine[1];
    const double v231 = 0.316 * v0_sine[1];
    Y[90] = -((v231 * v27) + (v230 * v25));
    Y[91] = (v231 * v35) - (v0_cosine[1] * v43);
    Y[92] = ((v231 * v45) - (v0_sine[1] * v42)) - (v230 * v46);
    Y[93] = -(((v0_sine[1] * v27) + (v231 * v54)) + (v0_cosine[1] * v51));
    const double v232 = v0_cosine[1] * v49;
    Y[94] = -(v232 + (v0_sine[1] * v52));
    Y[95] = (v0_cosine[1] * v58) + (v0_sine[1] * v59);
    Y[96] = -((v0_cosine[1] * v60) + (v0_sine[1] * v35));
    const double v233 = v0_sine[1] * v53;
    Y[97] = (v0_cosine[1] * v48) - v233;
    Y[98] = (v0_cosine[1] * v46) + (v0_sine[1] * v62);
    Y[99] = v232 + v233;
    const double v234 = v0_cosine[1] * v67;
    const double v235 = v0_cosine[1] * v72;
    Y[100] = ((v234 * v65) - (v231 * v69)) - (v235 * v71);
    const double v236 = v0_sine[2] * v0_sine[1];
    const double v237 = (v0_cosine[1] * v65) + (((v234 * v82) - (v235 * v78)) - (v236 * v69));
    Y[101] = v237 + (v231 * v87);
    const double v238 = v0_cosine[2] * v0_sine[1];
    const double v239 = (((v234 * v91) - (v235 * v89)) - (v238 * v69)) - (v0_cosine[1] * v71);
    Y[102] = v239 - (v231 * v96);
    const double v240 = (((v234 * v99) - (v231 * v98)) + (v235 * v101)) + (v236 * v71);
    Y[103] = v240 + (v238 * v65);
    const double v241 = v0_cosine[1] * v80;
    const double v242 = v236 * v85;
    Y[104] = (v238 * v93) - (v242 + v241);
    Y[105] = ((v236 * v96) - (v0_cosine[1] * v104)) - (v238 * v87);
    Y[106] = ((v236 * v105) - (v238 * v82)) - (v0_cosine[1] * v99);
    const double v243 = v238 * v94;
    Y[107] = (v241 + v243) - (v236 * v84);
    Y[108] = -((v0_cosine[1] * v101) + ((v236 * v89) + (v238 * v107)));
    Y[109] = (v242 + (v0_cosine[1] * v81)) - v243;
    const double v244 = (v231 + (0.384 * v238)) - (0.0825 * v236);
    const double v245 = v235 + (0.384 * v0_cosine[1]);
    const double v246 = (v0_sine[3] * v244) - (v0_cosine[3] * v245);
    const double v247 = (0.0825 * v0_cosine[1]) - v234;
    const double v248 = (v0_sine[3] * v245) + (v0_cosine[3] * v244);
    const double v249 = v248 * v117;
    Y[110] = v249 + ((v247 * v115) - (v246 * v111));
    const double v250 = (v0_cosine[3] * v0_cosine[1]) - (v0_sine[3] * v238);
    const double v251 = (((v248 * v128) + (v246 * v124)) - (v250 * v115)) - (v247 * v132);
    Y[111] = v251 + (v236 * v117);
    const double v252 = (v0_sine[3] * v0_cosine[1]) + (v0_cosine[3] * v238);
    const double v253 = (((v252 * v115) + (v248 * v135)) + (v246 * v140)) + (v247 * v139);
    Y[112] = v253 + (v236 * v111);
    const double v254 = (v252 * v117) + ((v246 * v144) - ((v247 * v143) + (v248 * v142)));
    Y[113] = v254 + (v250 * v111);
    const double v255 = v250 * v131;
    const double v256 = v236 * v127;
    Y[114] = (v252 * v137) - (v256 + v255);
    Y[115] = ((v252 * v132) - (v236 * v148)) + (v250 * v139);
    Y[116] = ((v236 * v142) - (v250 * v149)) - (v252 * v128);
    const double v257 = v252 * v138;
    Y[117] = (v256 - v257) + (v250 * v130);
    Y[118] = ((v250 * v140) + (v252 * v151)) + (v236 * v144);
    Y[119] = (v255 + v257) - (v236 * v125);
    const double v258 = (v8_cosine[0] * v247) + (v8_sine[0] * v246);
    const double v259 = (v8_cosine[0] * v246) - (v8_sine[0] * v247);
    Y[120] = (v249 + (v258 * v152)) - (v259 * v154);
    const double v260 = (v8_sine[0] * v252) + (v8_cosine[0] * v236);
    const double v261 = ((v260 * v117) + ((v259 * v164) - (v258 * v160))) + (v248 * v168);
    Y[121] = v261 - (v250 * v152);
    const double v262 = (v8_sine[0] * v236) - (v8_cosine[0] * v252);
    const double v263 = (((v259 * v171) - (v258 * v173)) - (v262 * v117)) - (v248 * v177);
    Y[122] = (v250 * v154) + v263;
    const double v264 = (v262 * v152) - (((v248 * v180) + (v259 * v181)) + (v258 * v179));
    Y[123] = v264 - (v260 * v154);
    const double v265 = v250 * v158;
    const double v266 = v260 * v166;
    Y[124] = -((v266 + v265) + (v262 * v175));
    Y[125] = ((v262 * v168) + (v250 * v185)) + (v260 * v177);
    Y[126] = ((v262 * v160) - (v260 * v186)) - (v250 * v179);
    const double v267 = v262 * v176;
    Y[127] = (v265 - v267) - (v260 * v165);
    Y[128] = ((v262 * v188) - (v260 * v171)) - (v250 * v181);
    Y[129] = (v266 + (v250 * v159)) + v267;
    const double v268 = (0.088 * v250) - v258;
    const double v269 = (0.088 * v260) + v248;
    const double v270 = (v8_sine[1] * v269) - (v8_cosine[1] * v259);
    const double v271 = (v8_sine[1] * v259) + (v8_cosine[1] * v269);
    Y[130] = ((v270 * v196) - (v268 * v189)) - (v271 * v193);
    const double v272 = (v8_sine[1] * v262) - (v8_cosine[1] * v250);
    const double v273 = (v272 * v189) + (((v271 * v210) - (v270 * v203)) + (v268 * v207));
    Y[131] = v273 - (v260 * v193);
    const double v274 = (v8_sine[1] * v250) + (v8_cosine[1] * v262);
    const double v275 = (v274 * v189) + (((v268 * v216) - (v271 * v213)) + (v270 * v217));
    Y[132] = v275 - (v260 * v196);
    const double v276 = (v272 * v196) + (((v271 * v222) - (v268 * v220)) + (v270 * v221));
    Y[133] = v276 - (v274 * v193);
    const double v277 = v260 * v209;
    const double v278 = v272 * v206;
    Y[134] = (v278 - v277) + (v274 * v214);
    Y[135] = ((v274 * v207) - (v260 * v226)) + (v272 * v216);
    Y[136] = ((v272 * v227) - (v274 * v210)) - (v260 * v222);
    const double v279 = v274 * v215;
    Y[137] = (v277 + v279) - (v272 * v205);
    Y[138] = ((v260 * v221) - (v274 * v229)) - (v272 * v217);
    Y[139] = -((v278 + v279) + (v260 * v208));
    Y[166] = -v54;
    Y[167] = -v32;
    Y[168] = -v50;
    Y[170] = 0.0825 * v69;
    Y[171] = (v0_cosine[2] * v69) - (0.0825 * v87);
    Y[172] = (0.0825 * v96) - (v0_sine[2] * v69);
    Y[173] = ((0.0825 * v98) - (v0_cosine[2] * v71)) + (v0_sine[2] * v65);
    const double v280 = v0_cosine[2] * v85;
    Y[174] = v280 + (v0_sine[2] * v93);
    Y[175] = -((v0_cosine[2] * v96) + (v0_sine[2] * v87));
    Y[176] = -((v0_cosine[2] * v105) + (v0_sine[2] * v82));
    const double v281 = v0_sine[2] * v94;
    Y[177] = v281 + (v0_cosine[2] * v84);
    Y[178] = (v0_cosine[2] * v89) - (v0_sine[2] * v107);
    Y[179] = -(v280 + v281);
    const double v282 = (0.0825 - (0.384 * v0_sine[2])) - v66;
    const double v283 = v0_cosine[3] * v282;
    const double v284 = v283 * v117;
    const double v285 = v0_sine[3] * v282;
    Y[180] = (v285 * v111) - v284;
    const double v286 = v0_sine[2] * v0_sine[3];
    Y[181] = (((v286 * v115) - (v285 * v124)) - (v283 * v128)) - (v0_cosine[2] * v117);
    const double v287 = v0_sine[2] * v0_cosine[3];
    Y[182] = (((v287 * v115) - (v283 * v135)) - (v285 * v140)) - (v0_cosine[2] * v111);
    Y[183] = ((v287 * v117) + ((v283 * v142) - (v285 * v144))) - (v286 * v111);
    const double v288 = v286 * v131;
    const double v289 = v0_cosine[2] * v127;
    Y[184] = (v289 + v288) + (v287 * v137);
    Y[185] = ((v0_cosine[2] * v148) - (v286 * v139)) + (v287 * v132);
    Y[186] = ((v286 * v149) - (v0_cosine[2] * v142)) - (v287 * v128);
    const double v290 = v287 * v138;
    Y[187] = -((v290 + v289) + (v286 * v130));
    Y[188] = ((v287 * v151) - (v0_cosine[2] * v144)) - (v286 * v140);
    Y[189] = (v290 - v288) + (v0_cosine[2] * v125);
    const double v291 = v8_cosine[0] * v0_sine[3];
    const double v292 = v291 * v282;
    const double v293 = v8_sine[0] * v0_sine[3];
    const double v294 = v293 * v282;
    Y[190] = ((v292 * v154) - v284) - (v294 * v152);
    const double v295 = (v8_cosine[0] * v0_cosine[2]) - (v8_sine[0] * v287);
    const double v296 = (((v294 * v160) - (v292 * v164)) - (v295 * v117)) - (v283 * v168);
    Y[191] = (v286 * v152) + v296;
    const double v297 = (v8_sine[0] * v0_cosine[2]) + (v8_cosine[0] * v287);
    const double v298 = ((v297 * v117) + ((v294 * v173) - (v292 * v171))) + (v283 * v177);
    Y[192] = v298 - (v286 * v154);
    const double v299 = (v295 * v154) + (((v283 * v180) + (v292 * v181)) + (v294 * v179));
    Y[193] = v299 - (v297 * v152);
    const double v300 = v286 * v158;
    const double v301 = v295 * v166;
    Y[194] = (v301 + v300) + (v297 * v175);
    Y[195] = -(((v297 * v168) + (v286 * v185)) + (v295 * v177));
    Y[196] = ((v295 * v186) - (v297 * v160)) + (v286 * v179);
    const double v302 = v297 * v176;
    Y[197] = (v302 - v300) + (v295 * v165);
    Y[198] = ((v295 * v171) - (v297 * v188)) + (v286 * v181);
    Y[199] = -((v301 + (v286 * v159)) + v302);
    const double v303 = (0.088 * v295) + v283;
    const double v304 = (v8_cosine[1] * v303) + (v8_sine[1] * v292);
    const double v305 = (0.088 * v286) - v294;
    const double v306 = (v8_cosine[1] * v292) - (v8_sine[1] * v303);
    Y[200] = ((v305 * v189) + (v304 * v193)) + (v306 * v196);
    const double v307 = (v8_cosine[1] * v286) - (v8_sine[1] * v297);
    const double v308 = (v307 * v189) - (((v306 * v203) + (v304 * v210)) + (v305 * v207));
    Y[201] = v308 + (v295 * v193);
    const double v309 = (v8_cosine[1] * v297) + (v8_sine[1] * v286);
    const double v310 = (((v304 * v213) - (v305 * v216)) + (v306 * v217)) - (v309 * v189);
    Y[202] = (v295 * v196) + v310;
    const double v311 = (v309 * v193) + (((v305 * v220) - (v304 * v222)) + (v306 * v221));
    Y[203] = v311 + (v307 * v196);
    const double v312 = v307 * v206;
    const double v313 = v295 * v209;
    Y[204] = (v313 + v312) - (v309 * v214);
    Y[205] = ((v307 * v216) + (v295 * v226)) - (v309 * v207);
    Y[206] = ((v309 * v210) + (v307 * v227)) + (v295 * v222);
    const double v314 = v309 * v215;
    Y[207] = -((v313 + v314) + (v307 * v205));
    Y[208] = ((v309 * v229) - (v307 * v217)) - (v295 * v221);
    Y[209] = (v314 - v312) + (v295 * v208);
    Y[241] = -v65;
    Y[247] = -v80;
    Y[249] = -v81;
    const double v315 = 0.384 * v0_cosine[3];
    const double v316 = 0.384 * v0_sine[3];
    const double v317 = v316 * v117;
    Y[250] = -(v317 + ((0.0825 * v115) + (v315 * v111)));
    Y[251] = (((0.0825 * v132) + (v315 * v124)) + (v0_cosine[3] * v115)) - (v316 * v128);
    Y[252] = (((v315 * v140) - (v316 * v135)) - (0.0825 * v139)) - (v0_sine[3] * v115);
    const double v318 = (((0.0825 * v143) + (v316 * v142)) + (v315 * v144)) - (v0_sine[3] * v117);
    Y[253] = v318 - (v0_cosine[3] * v111);
    const double v319 = v0_cosine[3] * v131;
    Y[254] = v319 - (v0_sine[3] * v137);
    Y[255] = -((v0_sine[3] * v132) + (v0_cosine[3] * v139));
    Y[256] = (v0_sine[3] * v128) + (v0_cosine[3] * v149);
    const double v320 = v0_sine[3] * v138;
    Y[257] = v320 - (v0_cosine[3] * v130);
    Y[258] = -((v0_sine[3] * v151) + (v0_cosine[3] * v140));
    Y[259] = -(v319 + v320);
    const double v321 = (0.0825 * v8_cosine[0]) - (v8_sine[0] * v315);
    const double v322 = (0.0825 * v8_sine[0]) + (v8_cosine[0] * v315);
    Y[260] = -((v317 + (v321 * v152)) + (v322 * v154));
    const double v323 = (((v322 * v164) + (v321 * v160)) - (v293 * v117)) - (v316 * v168);
    Y[261] = (v0_cosine[3] * v152) + v323;
    const double v324 = (((v322 * v171) + (v321 * v173)) - (v291 * v117)) + (v316 * v177);
    Y[262] = v324 - (v0_cosine[3] * v154);
    const double v325 = (((v321 * v179) + (v316 * v180)) - (v322 * v181)) + (v293 * v154);
    Y[263] = v325 + (v291 * v152);
    const double v326 = v0_cosine[3] * v158;
    const double v327 = v293 * v166;
    Y[264] = (v326 + v327) - (v291 * v175);
    Y[265] = ((v291 * v168) - (v0_cosine[3] * v185)) - (v293 * v177);
    Y[266] = (v0_cosine[3] * v179) + ((v293 * v186) + (v291 * v160));
    const double v328 = v291 * v176;
    Y[267] = (v293 * v165) - (v328 + v326);
    Y[268] = (v0_cosine[3] * v181) + ((v293 * v171) + (v291 * v188));
    Y[269] = (v328 - (v0_cosine[3] * v159)) - v327;
    const double v329 = v316 + (0.088 * v293);
    const double v330 = (v8_sine[1] * v322) - (v8_cosine[1] * v329);
    const double v331 = (0.088 * v0_cosine[3]) - v321;
    const double v332 = (v8_sine[1] * v329) + (v8_cosine[1] * v322);
    Y[270] = ((v331 * v189) - (v330 * v193)) - (v332 * v196);
    const double v333 = (v0_cosine[3] * v8_cosine[1]) + (v8_sine[1] * v291);
    const double v334 = (v333 * v189) + (((v332 * v203) + (v330 * v210)) - (v331 * v207));
    Y[271] = v334 + (v293 * v193);
    const double v335 = (v8_cosine[1] * v291) - (v0_cosine[3] * v8_sine[1]);
    const double v336 = (v335 * v189) - (((v331 * v216) + (v330 * v213)) + (v332 * v217));
    Y[272] = v336 + (v293 * v196);
    const double v337 = (v333 * v196) + (((v331 * v220) + (v330 * v222)) - (v332 * v221));
    Y[273] = v337 - (v335 * v193);
    const double v338 = v293 * v209;
    const double v339 = v333 * v206;
    Y[274] = (v339 + v338) + (v335 * v214);
    Y[275] = ((v335 * v207) + (v293 * v226)) + (v333 * v216);
    Y[276] = ((v333 * v227) - (v335 * v210)) + (v293 * v222);
    const double v340 = v335 * v215;
    Y[277] = (v340 - v338) - (v333 * v205);
    Y[278] = -(((v333 * v217) + (v335 * v229)) + (v293 * v221));
    Y[279] = (v293 * v208) - (v340 + v339);
    Y[321] = -v117;
    Y[322] = -v111;
    Y[326] = -v142;
    Y[327] = -v127;
    Y[328] = -v144;
    Y[331] = -(v8_cosine[0] * v117);
    Y[332] = v8_sine[0] * v117;
    Y[333] = (v8_cosine[0] * v154) - (v8_sine[0] * v152);
    const double v341 = v8_cosine[0] * v166;
    Y[334] = v341 + (v8_sine[0] * v175);
    Y[335] = -((v8_cosine[0] * v177) + (v8_sine[0] * v168));
    Y[336] = (v8_cosine[0] * v186) - (v8_sine[0] * v160);
    const double v342 = v8_sine[0] * v176;
    Y[337] = v342 + (v8_cosine[0] * v165);
    Y[338] = (v8_cosine[0] * v171) - (v8_sine[0] * v188);
    Y[339] = -(v341 + v342);
    const double v343 = 0.088 * v8_cosine[0];
    const double v344 = v8_sine[1] * v343;
    const double v345 = v8_cosine[1] * v343;
    Y[340] = (v345 * v193) - (v344 * v196);
    const double v346 = v8_sine[0] * v8_sine[1];
    Y[341] = (v8_cosine[0] * v193) + (((v344 * v203) - (v345 * v210)) - (v346 * v189));
    const double v347 = v8_sine[0] * v8_cosine[1];
    Y[342] = (v8_cosine[0] * v196) + (((v345 * v213) - (v344 * v217)) - (v347 * v189));
    Y[343] = ((v347 * v193) - ((v345 * v222) + (v344 * v221))) - (v346 * v196);
    const double v348 = v346 * v206;
    const double v349 = v8_cosine[0] * v209;
    Y[344] = (v349 - v348) - (v347 * v214);
    Y[345] = ((v8_cosine[0] * v226) - (v347 * v207)) - (v346 * v216);
    Y[346] = ((v8_cosine[0] * v222) - (v346 * v227)) + (v347 * v210);
    const double v350 = v347 * v215;
    Y[347] = (v346 * v205) - (v349 + v350);
    Y[348] = ((v347 * v229) - (v8_cosine[0] * v221)) + (v346 * v217);
    Y[349] = (v350 + v348) + (v8_cosine[0] * v208);
    Y[402] = -v154;
    Y[405] = -v185;
    Y[407] = -v158;
    Y[409] = -v159;
    Y[410] = 0.088 * v189;
    Y[411] = (v8_cosine[1] * v189) - (0.088 * v207);
    Y[412] = -((0.088 * v216) + (v8_sine[1] * v189));
    Y[413] = ((0.088 * v220) + (v8_sine[1] * v193)) + (v8_cosine[1] * v196);
    const double v351 = v8_cosine[1] * v206;
    Y[414] = v351 - (v8_sine[1] * v214);
    Y[415] = (v8_cosine[1] * v216) - (v8_sine[1] * v207);
    Y[416] = (v8_sine[1] * v210) + (v8_cosine[1] * v227);
    const double v352 = v8_sine[1] * v215;
    Y[417] = -(v352 + (v8_cosine[1] * v205));
    Y[418] = (v8_sine[1] * v229) - (v8_cosine[1] * v217);
    Y[419] = v352 - v351;
    Y[481] = -v193;
    Y[482] = -v196;
    Y[484] = -v209;
    Y[485] = -v226;
    Y[486] = -v222;
    Y[489] = -v208;
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
    K[8] = ((v8_sine[2] * v8_sine[2]) + (v8_cosine[2] * v8_cosine[2])) * v30;
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
