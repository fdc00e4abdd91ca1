#include "panda.h"

#include <math.h>

/* Arrays of angles are filled up to whole vectors where the processor has them. */
#if defined(__AVX2__)
#define PANDA_ANGLES(n) ((((n) + 3U) / 4U) * 4U)
#else
#define PANDA_ANGLES(n) (n)
#endif

/* Sines and cosines, at most 1 ULP off for |x| <= 100000.0: the nearest multiple of pi/2 is subtracted in three
   parts, then polynomials, without a branch. The library answers if an angle is larger, infinite or not a number. */
static inline void panda_sincos(size_t size, const double *angle, double *sine, double *cosine)
{
    size_t outside = 0U;

    for (size_t i = 0U; i < size; i++) {
        outside += (fabs(angle[i]) <= 100000.0) ? 0U : 1U;
    }
    if (outside > 0U) {
        for (size_t i = 0U; i < size; i++) {
            sine[i] = sin(angle[i]);
            cosine[i] = cos(angle[i]);
        }
    } else {
        for (size_t i = 0U; i < size; i++) {
            const int turns = (int)((angle[i] * 0.6366197723675814) + 65536.5);
            const double n = (double)turns - 65536.0;
            const double odd = (double)(int)((unsigned int)turns & 1U);
            const double sign = 1.0 - (double)(int)((unsigned int)turns & 2U);
            const double a = angle[i] - (n * 1.5707963267341256);
            const double b = a - (n * 6.077100506303966e-11);
            const double rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
            const double r = b - rest;
            const double low = (b - r) - rest;
            const double z = r * r;
            const double h = 0.5 * z;
            const double w = 1.0 - h;
            const double s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
            const double c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
            const double across = sign * odd;
            const double along = sign - across;

            sine[i] = (s * along) + (c * across);
            cosine[i] = (c * along) - (s * across);
        }
    }
}

static inline void panda_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static inline void panda_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

void panda_forward_dynamics(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], const double tau[restrict 7], double qdd[restrict 7])
{
    (void)prepared;
    const double v0 = 0.6689225306301608 + q[6];
    const double v1_angle[PANDA_ANGLES(6U)] = {q[2], q[1], q[3], q[4], q[5], v0};
    double v1_sine[PANDA_ANGLES(6U)];
    double v1_cosine[PANDA_ANGLES(6U)];
    panda_sincos(PANDA_ANGLES(6U), v1_angle, v1_sine, v1_cosine);
    const double v13 = 2.0 * v1_cosine[0];
    const double v14 = v1_cosine[1] * qd[0];
    const double v15 = qd[1] * v14;
    const double v16 = v1_sine[1] * qd[0];
    const double v17 = v14 * v16;
    const double v18 = (v1_sine[0] * v17) + (v15 * v13);
    const double v19 = (v1_cosine[0] * qd[1]) + (v1_sine[0] * v16);
    const double v20 = qd[2] + v14;
    const double v21 = (v19 * (2.0 * v20)) - v18;
    const double v22 = (v1_cosine[0] * v16) - (v1_sine[0] * qd[1]);
    const double v23 = v19 * v22;
    const double v24 = qd[1] * v16;
    const double v25 = v24 - v23;
    const double v26 = (v1_cosine[2] * v25) + (v1_sine[2] * v21);
    const double v27 = (v1_sine[2] * v20) - (v1_cosine[2] * v22);
    const double v28 = qd[3] - v19;
    const double v29 = v28 * v27;
    const double v30 = v29 + v26;
    const double v31 = (v1_cosine[3] * v28) + (v1_sine[3] * v27);
    const double v32 = (v1_sine[3] * v28) - (v1_cosine[3] * v27);
    const double v33 = v32 * v31;
    const double v34 = v33 + v30;
    const double v35 = (v1_sine[2] * v25) - (v1_cosine[2] * v21);
    const double v36 = (v1_sine[2] * v22) + (v1_cosine[2] * v20);
    const double v37 = (v36 * (2.0 * v28)) - v35;
    const double v38 = v27 * v36;
    const double v39 = (v1_cosine[0] * v17) - (v15 * (2.0 * v1_sine[0]));
    const double v40 = v20 * v22;
    const double v41 = v40 - v39;
    const double v42 = v38 + v41;
    const double v43 = (v1_sine[3] * v42) + (v1_cosine[3] * v37);
    const double v44 = qd[4] + v36;
    const double v45 = (v31 * (2.0 * v44)) - v43;
    const double v46 = (v1_sine[4] * v45) - (v1_cosine[4] * v34);
    const double v47 = (v1_sine[4] * v44) - (v1_cosine[4] * v32);
    const double v48 = qd[5] + v31;
    const double v49 = v48 * v47;
    const double v50 = v49 - v46;
    const double v51 = v49 + v50;
    const double v52 = 0.0032806082595733185 * v1_cosine[5];
    const double v53 = v47 * v47;
    const double v54 = (v1_sine[4] * v32) + (v1_cosine[4] * v44);
    const double v55 = qd[6] - v54;
    const double v56 = v55 * v55;
    const double v57 = v56 + v53;
    const double v58 = 0.0032806082595733185 * v1_sine[5];
    const double v59 = (v58 * v57) - (v52 * v51);
    const double v60 = (v1_sine[4] * v34) + (v1_cosine[4] * v45);
    const double v61 = (v54 * (2.0 * v48)) - v60;
    const double v62 = v29 + v30;
    const double v63 = v24 + v23;
    const double v64 = v1_sine[1] * v1_sine[0];
    const double v65 = (9.81 * v64) + ((0.316 * v18) - (0.0825 * v63));
    const double v66 = v65 + (0.0825 * v62);
    const double v67 = v20 * v20;
    const double v68 = v67 + (v19 * v19);
    const double v69 = v1_sine[1] * v1_cosine[0];
    const double v70 = (9.81 * v69) + ((0.0825 * v68) + (0.316 * v39));
    const double v71 = v40 + v41;
    const double v72 = qd[1] * qd[1];
    const double v73 = v72 + (v16 * v16);
    const double v74 = ((9.81 * v1_cosine[1]) - (0.0825 * v71)) - (0.316 * v73);
    const double v75 = (v1_sine[2] * v74) - (v1_cosine[2] * v70);
    const double v76 = v28 * v28;
    const double v77 = v76 + (v36 * v36);
    const double v78 = (0.0825 * v77) + v75;
    const double v79 = (v1_sine[3] * v78) - (v1_cosine[3] * v66);
    const double v80 = v79 + (0.384 * v43);
    const double v81 = v54 * v47;
    const double v82 = (v1_sine[3] * v37) - (v1_cosine[3] * v42);
    const double v83 = v32 * v44;
    const double v84 = v83 - v82;
    const double v85 = v84 + v81;
    const double v86 = (((0.23184755269500001 * v80) - (0.014748570382675318 * v61)) + (9.3569097314605e-05 * v85)) + (0.021522255370587554 * v51);
    const double v87 = (0.000386330894443768 * v1_cosine[5]) + (0.001535882372017312 * v1_sine[5]);
    const double v88 = (0.000386330894443768 * v1_sine[5]) - (0.001535882372017312 * v1_cosine[5]);
    const double v89 = (v1_sine[3] * v66) + (v1_cosine[3] * v78);
    const double v90 = (0.384 * v82) - v89;
    const double v91 = v41 - v38;
    const double v92 = (v1_sine[2] * v70) + (v1_cosine[2] * v74);
    const double v93 = v92 + (0.0825 * v91);
    const double v94 = v76 + (v27 * v27);
    const double v95 = (0.384 * v94) - v93;
    const double v96 = (v1_sine[4] * v95) + (v1_cosine[4] * v90);
    const double v97 = (((v88 * v61) + (v87 * v85)) + (0.006684151967360946 * v50)) + (v58 * v96);
    const double v98 = v48 * v48;
    const double v99 = v98 + (v54 * v54);
    const double v100 = 0.000288693526842452 * v1_sine[5];
    const double v101 = 0.000288693526842452 * v1_cosine[5];
    const double v102 = ((v97 + (v52 * v80)) + (v100 * v99)) + (v101 * v51);
    const double v103 = (0.0013205141364616632 * v1_sine[5]) - (0.002174847060296272 * v1_cosine[5]);
    const double v104 = v1_sine[5] * v103;
    const double v105 = 0.002681818915449642 + v104;
    const double v106 = v104 - 0.004002333051911305;
    const double v107 = v98 + v56;
    const double v108 = 0.001087423530148136 + (v1_cosine[5] * v103);
    const double v109 = (v102 + (v49 * (v106 + v105))) - (v108 * (v107 - v57));
    const double v110 = v44 * v44;
    const double v111 = v110 + (v32 * v32);
    const double v112 = (0.00010375891721868492 * (v99 - v111)) + (v109 + (v86 - (0.088 * v59)));
    const double v113 = (v1_sine[4] * v90) - (v1_cosine[4] * v95);
    const double v114 = v84 - v81;
    const double v115 = (0.088 * v114) - v113;
    const double v116 = 2.0 * qd[6];
    const double v117 = v114 + (v116 * v47);
    const double v118 = (v48 * v116) - v60;
    const double v119 = (((v87 * v57) - (v108 * v117)) - (v106 * v118)) + (0.02893442254565989 * v61);
    const double v120 = (((9.3569097314605e-05 * v111) + (v119 + (0.00010375891721868492 * v114))) - (0.17380470556900005 * v80)) + (v58 * v115);
    const double v121 = v88 - 0.014748570382675318;
    const double v122 = v98 + v53;
    const double v123 = 9.3569097314605e-05 + v87;
    const double v124 = (v120 + (v121 * v51)) - (v123 * v122);
    const double v125 = (((v1_sine[4] * v124) - (v1_cosine[4] * v112)) + (0.014653732538 * v79)) - (0.067870631425 * v89);
    const double v126 = (((v125 - (0.01149634389334796 * v30)) + (0.0010267877770288947 * v43)) + (0.02389827041510187 * v82)) - (0.00859403176329443 * v33);
    const double v127 = v110 + (v31 * v31);
    const double v128 = (0.0015152444733270301 * (v127 - v111)) + v126;
    const double v129 = ((0.23184755269500001 * v51) - (0.17380470556900005 * v61)) - v59;
    const double v130 = v30 - v33;
    const double v131 = ((0.014653732538 * v130) - (0.067870631425 * v111)) - v129;
    const double v132 = (((v58 * v46) - (0.23184755269500001 * v99)) - (0.17380470556900005 * v85)) - (v52 * v107);
    const double v133 = (v58 * v118) + (v52 * v117);
    const double v134 = v133 + ((0.23184755269500001 * v114) - (0.17380470556900005 * v122));
    const double v135 = (v1_sine[4] * v134) + (v1_cosine[4] * v132);
    const double v136 = v135 + ((0.014653732538 * v127) + (0.067870631425 * v34));
    const double v137 = (v1_sine[3] * v136) + (v1_cosine[3] * v131);
    const double v138 = (((0.5527802746500001 * v65) + (0.0825 * v137)) + (0.051020136156815485 * v62)) - (0.16284087268546085 * v37);
    const double v139 = v67 + (v22 * v22);
    const double v140 = ((v138 - (0.0016444875773692705 * v42)) - v128) - (0.0039053550262761003 * (v77 - v139));
    const double v141 = v83 + v84;
    const double v142 = (((v1_sine[4] * v112) + (v1_cosine[4] * v124)) + (0.067870631425 * v93)) - (0.0015152444733270301 * v141);
    const double v143 = ((v142 - (0.0100451878283212 * v45)) - (0.0010267877770288947 * v130)) + (0.384 * v129);
    const double v144 = v143 - (0.02389827041510187 * (v94 - v111));
    const double v145 = (((0.014653732538 * v93) + (0.0015152444733270301 * v45)) + (0.0014511560650267707 * v141)) + (0.384 * v135);
    const double v146 = (((v105 * v117) - (v108 * v118)) - (v107 * v88)) - (0.23184755269500001 * v113);
    const double v147 = ((((0.014748570382675318 * v99) + v146) - (0.00010375891721868492 * v60)) + (0.17380470556900005 * v96)) + (0.050456677916247444 * v84);
    const double v148 = (((v147 + (0.088 * v133)) + (v52 * v115)) + (v121 * v122)) - (v123 * v46);
    const double v149 = v148 + (0.007412167175072336 * v81);
    const double v150 = (v149 + (v145 + (0.02389827041510187 * v34))) - (0.0010267877770288947 * (v94 - v127));
    const double v151 = (((v1_sine[3] * v150) - (v1_cosine[3] * v144)) + (2.0125235536029997 * v65)) - (0.6972920750309717 * v37);
    const double v152 = ((v151 + (0.16284087268546085 * v62)) + (0.0039053550262761003 * v91)) - (0.0016444875773692705 * (v94 - v139));
    const double v153 = v137 + ((0.5527802746500001 * v62) - (2.0125235536029997 * v37));
    const double v154 = (((0.0825 * v153) - (v1_sine[2] * v152)) - (v1_cosine[2] * v140)) + (0.2414947634261143 * v18);
    const double v155 = ((0.27690780075318017 * v69) + ((v154 + (0.013297019103287584 * v39)) + (7.3266765863443215 * v64))) - (0.08378056999140597 * v24);
    const double v156 = (0.00012191242095074308 * (v68 - v139)) + (v155 - (0.039424272061649335 * v23));
    const double v157 = tau[6] - v109;
    const double v158 = v1_cosine[4] * v58;
    const double v159 = (v1_cosine[3] * v52) + (v1_sine[3] * v158);
    const double v160 = 0.0825 * v159;
    const double v161 = 0.006684151967360946 + v101;
    const double v162 = (v1_sine[4] * v88) - (v1_cosine[4] * v161);
    const double v163 = v162 + v160;
    const double v164 = (0.0012597535716761543 * v1_cosine[5]) + ((v1_sine[4] * v161) + (v1_cosine[4] * v88));
    const double v165 = 0.0012597535716761543 * v1_sine[5];
    const double v166 = (v1_cosine[4] * v165) - v87;
    const double v167 = (v1_sine[3] * v166) + (v1_cosine[3] * v164);
    const double v168 = ((v1_sine[2] * v167) + (v1_cosine[2] * v163)) - v160;
    const double v169 = 149.60760989322966 * v168;
    const double v170 = 149.60760989322966 * v87;
    const double v171 = (tau[5] + v149) + (v170 * v157);
    const double v172 = v100 + (0.00010375891721868492 - v108);
    const double v173 = (v1_sine[4] * v123) + (v1_cosine[4] * v172);
    const double v174 = 0.000577387053684904 * v1_cosine[5];
    const double v175 = v174 + (0.050456677916247444 + v105);
    const double v176 = 0.23184755269500001 + v52;
    const double v177 = (v1_sine[4] * v176) - (0.17380470556900005 * v1_cosine[4]);
    const double v178 = (0.384 * v177) + v175;
    const double v179 = (v1_sine[3] * v178) - (v1_cosine[3] * v173);
    const double v180 = (v1_sine[4] * v172) - (v1_cosine[4] * v123);
    const double v181 = v1_sine[3] * v177;
    const double v182 = 0.0825 * v181;
    const double v183 = v182 - v180;
    const double v184 = ((v1_sine[2] * v179) + (v1_cosine[2] * v183)) - v182;
    const double v185 = v184 + (v168 * v170);
    const double v186 = 1.0 / ((v87 * v170) - v175);
    const double v187 = v186 * v185;
    const double v188 = 149.60760989322966 * v162;
    const double v189 = (v162 * v170) - v180;
    const double v190 = v186 * v189;
    const double v191 = ((v128 - tau[4]) + (v188 * v157)) - (v190 * v171);
    const double v192 = v58 - 0.067870631425;
    const double v193 = (0.17380470556900005 * v1_sine[4]) + (v1_cosine[4] * v176);
    const double v194 = v193 - 0.014653732538;
    const double v195 = (v1_cosine[3] * v194) + (v1_sine[3] * v192);
    const double v196 = 0.0825 * v195;
    const double v197 = v106 - 0.02893442254565989;
    const double v198 = 0.0282064073379485 + v174;
    const double v199 = (v121 * (2.0 * v1_cosine[4])) + (v1_sine[4] * (v198 + v197));
    const double v200 = v1_sine[4] * v199;
    const double v201 = (v200 - v198) - 0.01149634389334796;
    const double v202 = v201 + v196;
    const double v203 = ((0.384 * v193) + ((v1_cosine[4] * v199) - v121)) - 0.0010267877770288947;
    const double v204 = v165 + (v180 - 0.02389827041510187);
    const double v205 = (v1_sine[3] * v204) + (v1_cosine[3] * v203);
    const double v206 = ((v1_sine[2] * v205) + (v1_cosine[2] * v202)) - v196;
    const double v207 = (v206 + (v168 * v188)) - (v190 * v185);
    const double v208 = 1.0 / ((v201 + (v162 * v188)) - (v189 * v190));
    const double v209 = v208 * v207;
    const double v210 = (((v156 - tau[2]) + (v169 * v157)) - (v187 * v171)) - (v209 * v191);
    const double v211 = (((v1_sine[4] * v132) - (v1_cosine[4] * v134)) + (0.014653732538 * v141)) - (0.067870631425 * v45);
    const double v212 = (((v1_sine[3] * v144) + (v1_cosine[3] * v150)) + (0.5527802746500001 * v92)) + (0.0825 * v211);
    const double v213 = (((v212 + (2.0125235536029997 * v75)) + (0.0039053550262761003 * v35)) - (0.0016444875773692705 * v26)) + (0.7483122111877872 * v41);
    const double v214 = (v213 + (0.6462719388741562 * v38)) + (0.16284087268546085 * (v77 - v94));
    const double v215 = v1_sine[4] * v1_sine[5];
    const double v216 = 0.0002706501814147988 * v215;
    const double v217 = ((v1_sine[3] * v164) - (v1_cosine[3] * v166)) - v216;
    const double v218 = 149.60760989322966 * v217;
    const double v219 = ((v1_sine[3] * v173) + (v1_cosine[3] * v178)) - (0.0825 * v193);
    const double v220 = (v217 * v170) - v219;
    const double v221 = v186 * v220;
    const double v222 = (v1_sine[3] * v203) - (v1_cosine[3] * v204);
    const double v223 = (v222 + (v217 * v188)) - (v190 * v220);
    const double v224 = v208 * v223;
    const double v225 = (((tau[3] + v214) + (v218 * v157)) - (v221 * v171)) - (v224 * v191);
    const double v226 = v222 - 0.0016444875773692705;
    const double v227 = 0.768 * v177;
    const double v228 = v227 + (0.0014511560650267707 + v175);
    const double v229 = v227 + (v200 + (0.0100451878283212 - v197));
    const double v230 = v173 - 0.0015152444733270301;
    const double v231 = (v230 * (2.0 * v1_cosine[3])) + (v1_sine[3] * (v229 - v228));
    const double v232 = (v194 * v1_sine[3]) - (v1_cosine[3] * v192);
    const double v233 = 0.0825 * v232;
    const double v234 = v233 + (((v1_cosine[3] * v231) - v230) - 0.0039053550262761003);
    const double v235 = (v1_sine[2] * v234) - (v1_cosine[2] * v226);
    const double v236 = ((v235 - (v168 * v218)) + (v220 * v187)) + (v223 * v209);
    const double v237 = v1_sine[3] * v231;
    const double v238 = 0.165 * v195;
    const double v239 = (v237 + (0.7483122111877872 + v228)) - v238;
    const double v240 = 1.0 / (((v239 - (v217 * v218)) + (v220 * v221)) + (v223 * v224));
    const double v241 = v240 * v236;
    const double v242 = v210 - (v241 * v225);
    const double v243 = ((v1_sine[2] * v163) - (v1_cosine[2] * v167)) - (0.316 * v159);
    const double v244 = (0.0825 * v1_sine[2]) - (0.316 * v1_cosine[2]);
    const double v245 = (v217 - (v244 * ((v52 * v1_sine[3]) - (v1_cosine[3] * v158)))) + (v215 * (0.0010366722100251687 * v1_sine[2]));
    const double v246 = v245 + (v1_cosine[2] * v216);
    const double v247 = (v1_sine[0] * v243) - (v1_cosine[0] * v246);
    const double v248 = (0.0825 * v1_cosine[2]) + (0.316 * v1_sine[2]);
    const double v249 = ((v244 * (v1_cosine[3] * v177)) - v219) - (v193 * v248);
    const double v250 = ((v1_sine[2] * v183) - (v1_cosine[2] * v179)) - (0.316 * v181);
    const double v251 = ((v1_sine[0] * v250) - (v1_cosine[0] * v249)) + (v170 * v247);
    const double v252 = ((v1_sine[2] * v202) - (v1_cosine[2] * v205)) - (0.316 * v195);
    const double v253 = (v244 * v232) - v222;
    const double v254 = (((v1_sine[0] * v252) + (v1_cosine[0] * v253)) + (v188 * v247)) - (v190 * v251);
    const double v255 = v208 * v254;
    const double v256 = v186 * v251;
    const double v257 = v195 - 0.5527802746500001;
    const double v258 = 2.0125235536029997 + v177;
    const double v259 = (v1_cosine[2] * v258) + (v257 * v1_sine[2]);
    const double v260 = (v1_sine[2] * v258) - (v1_cosine[2] * v257);
    const double v261 = (0.0825 * v260) - (0.316 * v259);
    const double v262 = v239 - v261;
    const double v263 = (v1_sine[2] * v226) + (v1_cosine[2] * v234);
    const double v264 = (((v1_sine[0] * v263) + (v1_cosine[0] * v262)) + (v218 * v247)) - (v220 * v256);
    const double v265 = v264 - (v223 * v255);
    const double v266 = v240 * v265;
    const double v267 = 0.013297019103287584 + ((0.316 * v232) - v235);
    const double v268 = v238 + (v201 - 0.051020136156815485);
    const double v269 = (v237 - v229) - 0.6972920750309717;
    const double v270 = 0.16284087268546085 + ((0.0825 * v177) - v205);
    const double v271 = (v1_sine[2] * (v269 - v268)) - (v270 * (2.0 * v1_cosine[2]));
    const double v272 = 0.2414947634261143 + ((v270 + ((v1_cosine[2] * v271) + (0.0825 * v259))) - (0.316 * v260));
    const double v273 = (v1_sine[0] * v272) + (v1_cosine[0] * v267);
    const double v274 = (((v273 - (v169 * v247)) + (v185 * v256)) + (v207 * v255)) + (v236 * v266);
    const double v275 = v1_sine[2] * v271;
    const double v276 = v275 + (v268 + (0.165 * v260));
    const double v277 = v276 - 0.08378056999140597;
    const double v278 = (((v277 + (v168 * v169)) - (v185 * v187)) - (v207 * v209)) + (v236 * v241);
    const double v279 = 1.0 / v278;
    const double v280 = v279 * v274;
    const double v281 = (((0.27690780075318017 * v1_cosine[1]) + (v1_sine[2] * v140)) - (v1_cosine[2] * v152)) - (0.316 * v153);
    const double v282 = ((v281 + (0.02217814896487824 * v21)) - (0.00012191242095074308 * v71)) + (0.2414947634261143 * v63);
    const double v283 = v282 - (0.013297019103287584 * (v73 - v139));
    const double v284 = ((((7.3266765863443215 * v1_cosine[1]) - (0.061602421026527576 * v71)) + (0.00012191242095074308 * v21)) - (0.013297019103287584 * v25)) - v214;
    const double v285 = v244 * ((((v1_sine[3] * v131) - (v1_cosine[3] * v136)) - (0.5527802746500001 * v77)) - (2.0125235536029997 * v42));
    const double v286 = (v284 - v285) + (v248 * (v211 + ((0.5527802746500001 * v91) - (2.0125235536029997 * v94))));
    const double v287 = v286 - (0.2414947634261143 * (v73 - v68));
    const double v288 = tau[1] + ((((32.80954542685272 * v1_sine[1]) - (0.01993386669246 * v1_cosine[1])) - (v1_sine[0] * v283)) + (v1_cosine[0] * v287));
    const double v289 = (((v288 - (v256 * v171)) - (v255 * v191)) + (1.0090841787369491 * v17)) + (v266 * v225);
    const double v290 = 149.60760989322966 * v247;
    const double v291 = v72 + (v14 * v14);
    const double v292 = (0.00398335888393552 * (v73 - v291)) + ((v289 + (v290 * v157)) + (v280 * v242));
    const double v293 = ((v1_cosine[1] * v168) + (v64 * v246)) + (v69 * v243);
    const double v294 = (((v64 * v253) - (v1_cosine[1] * v206)) - (v69 * v252)) - (v293 * v188);
    const double v295 = (((v1_cosine[1] * v184) + (v64 * v249)) + (v69 * v250)) + (v293 * v170);
    const double v296 = v294 + (v295 * v190);
    const double v297 = v296 * v208;
    const double v298 = (((v1_cosine[1] * v235) + (v64 * v262)) - (v69 * v263)) - (v293 * v218);
    const double v299 = v295 * v186;
    const double v300 = (v298 + (v299 * v220)) - (v297 * v223);
    const double v301 = v300 * v240;
    const double v302 = (v1_sine[0] * v267) - (v1_cosine[0] * v272);
    const double v303 = (((v1_sine[1] * v302) + (v1_cosine[1] * v277)) - (v299 * v185)) + (v297 * v207);
    const double v304 = (v303 + (v293 * v169)) + (v301 * v236);
    const double v305 = v304 * v279;
    const double v306 = (v261 - v262) - 0.061602421026527576;
    const double v307 = v275 + (0.02217814896487824 + ((0.632 * v259) - v269));
    const double v308 = v233 + (0.00012191242095074308 - v263);
    const double v309 = (v1_sine[0] * (v307 + v306)) - (v308 * v13);
    const double v310 = (((v1_sine[1] * v308) + (v1_cosine[1] * v273)) + (v69 * v309)) + (v299 * v251);
    const double v311 = 149.60760989322966 * v293;
    const double v312 = (((v310 - (v297 * v254)) + (v301 * v265)) - (v311 * v247)) - (v305 * v274);
    const double v313 = 0.01026110182100817 * v1_sine[1];
    const double v314 = 0.0007689361029463999 * v1_cosine[1];
    const double v315 = v314 + (v313 + v312);
    const double v316 = ((1.0552399437268127 + ((v1_sine[0] * v309) - v306)) + (v251 * v256)) + (v254 * v255);
    const double v317 = 1.0 / (((v316 - (v265 * v266)) - (v247 * v290)) + (v274 * v280));
    const double v318 = v315 * v317;
    const double v319 = (((tau[0] + (v64 * v287)) + (v69 * v283)) + (v299 * v171)) - (v297 * v191);
    const double v320 = (((v319 + (v301 * v225)) - (v311 * v157)) + (v305 * v242)) + (v318 * v292);
    const double v321 = v320 - (0.0007689361029463999 * ((v1_sine[1] * v73) - (qd[0] * v16)));
    const double v322 = v321 - (v24 * ((0.00796671776787104 * v1_sine[1]) + (2.0181683574738982 * v1_cosine[1])));
    const double v323 = v322 + (0.01026110182100817 * ((v1_cosine[1] * v291) - (qd[0] * v14)));
    const double v324 = (v323 - (v1_cosine[1] * (v156 - (0.00796671776787104 * v15)))) + (v17 * (v313 - v314));
    const double v325 = v276 - 0.10685845248633777;
    const double v326 = (((v325 - 0.01425956599447438) - (v295 * v299)) - (v296 * v297)) + (v300 * v301);
    const double v327 = ((v326 + (v293 * v311)) - (v304 * v305)) + (v315 * v318);
    const double v328 = v327 + (v1_sine[1] * ((v1_cosine[1] * (0.00796671776787104 + (2.0 * v302))) + (v64 * v309)));
    const double v329 = (1.0 / (v328 - ((v1_sine[1] * v1_sine[1]) * (1.032162061231881 + (v325 + v307))))) * v324;
    qdd[0] = -v329;
    const double v330 = (v318 * v329) - (v317 * v292);
    qdd[1] = -v330;
    const double v331 = ((v279 * v242) + (v305 * v329)) + (v280 * v330);
    qdd[2] = v331;
    const double v332 = (((v301 * v329) - (v240 * v225)) + (v266 * v330)) - (v241 * v331);
    qdd[3] = -v332;
    const double v333 = (((v297 * v329) - (v208 * v191)) + (v255 * v330)) + (v209 * v331);
    const double v334 = v333 + (v224 * v332);
    qdd[4] = -v334;
    const double v335 = (((v186 * v171) + (v190 * v334)) + (v299 * v329)) - (v256 * v330);
    const double v336 = (v335 - (v187 * v331)) - (v221 * v332);
    qdd[5] = -v336;
    const double v337 = (((149.60760989322966 * v157) - (v170 * v336)) + (v188 * v334)) - (v218 * v332);
    qdd[6] = ((v337 - (v169 * v331)) + (v311 * v329)) - (v290 * v330);
}

#if !defined(PANDA_VECTOR)

void panda_forward_dynamics_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];
        double tau_lane[7];
        double qdd_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, tau, tau_lane);
        panda_forward_dynamics(prepared, q_lane, qd_lane, tau_lane, qdd_lane);
        panda_scatter(7U, count, lane, qdd_lane, qdd);
    }
}

void panda_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];
        double tau_lane[7];
        double qdd_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_gather(7U, count, lane, tau, tau_lane);
        panda_forward_dynamics(&prepared_lane, q_lane, qd_lane, tau_lane, qdd_lane);
        panda_scatter(7U, count, lane, qdd_lane, qdd);
    }
}

#endif

void panda_kinetic_energy(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], double *restrict T)
{
    (void)prepared;
    const double v0_angle[PANDA_ANGLES(6U)] = {q[1], q[3], q[2], q[4], q[5], q[6]};
    double v0_sine[PANDA_ANGLES(6U)];
    double v0_cosine[PANDA_ANGLES(6U)];
    panda_sincos(PANDA_ANGLES(6U), v0_angle, v0_sine, v0_cosine);
    const double v12 = v0_cosine[0] * qd[0];
    const double v13 = qd[2] + v12;
    const double v14 = v0_sine[0] * qd[0];
    const double v15 = (v0_cosine[2] * v14) - (v0_sine[2] * qd[1]);
    const double v16 = (v0_sine[1] * v15) + (v0_cosine[1] * v13);
    const double v17 = (v0_sine[1] * v13) - (v0_cosine[1] * v15);
    const double v18 = (0.0825 * v13) + (0.316 * v15);
    const double v19 = ((0.384 * v17) + (0.0825 * v16)) - v18;
    const double v20 = (v0_cosine[2] * qd[1]) + (v0_sine[2] * v14);
    const double v21 = v0_cosine[1] * v20;
    const double v22 = v0_sine[1] * v20;
    const double v23 = (0.0825 * v22) - (0.316 * v21);
    const double v24 = qd[3] - v20;
    const double v25 = v23 + (0.384 * v24);
    const double v26 = (v0_sine[3] * v25) - (v0_cosine[3] * v19);
    const double v27 = qd[4] + v16;
    const double v28 = (v0_sine[3] * v24) - (v0_cosine[3] * v17);
    const double v29 = (v0_sine[4] * v28) + (v0_cosine[4] * v27);
    const double v30 = (v0_cosine[3] * v24) + (v0_sine[3] * v17);
    const double v31 = qd[5] + v30;
    const double v32 = (v0_sine[4] * v27) - (v0_cosine[4] * v28);
    const double v33 = v32 * ((((0.00304822180576663 * v29) + (0.04705351387 * v26)) - (0.00020751783443736984 * v31)) + (0.0024804603581707898 * v32));
    const double v34 = qd[6] - v29;
    const double v35 = (0.316 * v22) + (0.0825 * v21);
    const double v36 = (v15 * (0.24319455717061483 * v15)) + (v28 * (0.03942757095803552 * v28));
    const double v37 = v36 + (qd[1] * ((0.026534991901690206 * qd[1]) - (0.0015378722058927998 * v12)));
    const double v38 = v37 - (v14 * ((0.02052220364201634 * qd[1]) - (0.008503511624021552 * v14)));
    const double v39 = v20 * ((0.23957801315615013 * v20) - ((0.08884734602313517 * v13) - (0.016496666281351487 * v15)));
    const double v40 = (v38 + (v13 * ((0.01824920229252011 * v13) + (0.06712516233222851 * v15)))) + v39;
    const double v41 = v40 - (0.74928881601 * ((v17 * v18) - (v24 * v23)));
    const double v42 = v41 + (0.19700413866 * ((v17 * v35) - (v16 * v23)));
    const double v43 = v42 + (v24 * ((0.007810710052552201 * v17) + (0.07758614905253959 * v24)));
    const double v44 = v43 + (v17 * ((0.06767727025085991 * v17) + (0.0554316863472517 * v16)));
    const double v45 = v44 + (0.3815367543 * ((v24 * v35) - (v16 * v18)));
    const double v46 = v45 - (v16 * ((0.003288975154738541 * v24) - (0.03239943042445132 * v16)));
    const double v47 = v35 + (0.0825 * v24);
    const double v48 = v46 + (0.029307465076 * ((v30 * v47) - (v27 * v26)));
    const double v49 = (v0_sine[3] * v19) + (v0_cosine[3] * v25);
    const double v50 = v48 - (0.094243372804 * ((v30 * v49) + (v28 * v26)));
    const double v51 = v50 + (v30 * ((0.03146037232526039 * v30) - (0.0030304889466540603 * v28)));
    const double v52 = v27 * ((0.010869510762828563 * v27) - ((0.004328104104196259 * v30) - (0.00920049103512621 * v28)));
    const double v53 = (v51 + (0.10068694498 * ((v28 * v47) + (v27 * v49)))) + v52;
    const double v54 = v53 + (((v26 * (2.892501 * v26)) + v33) + (v34 * (0.006684151967360946 * v34)));
    const double v55 = (0.131605936 * v29) + (1.495522 * v26);
    const double v56 = (v0_sine[5] * v32) - (v31 * v0_cosine[5]);
    const double v57 = (v0_sine[4] * v47) + (v0_cosine[4] * v49);
    const double v58 = v0_cosine[5] * v57;
    const double v59 = (((v0_sine[5] * v55) + (0.3005558972680001 * v56)) + (0.004068879917323594 * v34)) + (1.495522 * v58);
    const double v60 = v26 + (0.088 * v29);
    const double v61 = (v31 * v0_sine[5]) + (v0_cosine[5] * v32);
    const double v62 = v0_sine[5] * v57;
    const double v63 = (((0.005147210742676412 * v34) - (v0_cosine[5] * v55)) - (0.3005558972680001 * v61)) + (1.495522 * v62);
    const double v64 = (v54 + ((v58 + (v0_sine[5] * v60)) * v59)) + ((v62 - (v0_cosine[5] * v60)) * v63);
    const double v65 = (v0_sine[4] * v49) - (v0_cosine[4] * v47);
    const double v66 = (((0.131605936 * v31) + (1.495522 * v65)) - (0.005147210742676412 * v56)) - (0.004068879917323594 * v61);
    const double v67 = v64 + ((v65 + (0.088 * v31)) * v66);
    const double v68 = v67 + (0.20048323339000002 * ((v29 * v26) + (v31 * v65)));
    const double v69 = v68 + (0.035054317870000004 * ((v29 * v57) + (v32 * v65)));
    const double v70 = 3.587895 * (((v23 * v23) + (v18 * v18)) + (v35 * v35));
    const double v71 = (v69 + (v29 * ((0.010567766133106952 * v29) + (0.00018713819462921 * v31)))) + v70;
    const double v72 = v71 + (1.225946 * ((v47 * v47) + (v49 * v49)));
    const double v73 = v72 + (1.666555 * ((v57 * v57) + (v65 * v65)));
    const double v74 = v73 - (v31 * ((0.04705351387 * v57) - (0.011794560230238952 * v31)));
    const double v75 = v61 * ((0.03163334319094959 * v61) - ((0.0007827825633684959 * v56) + (0.001930610339838224 * v34)));
    const double v76 = (v74 + (v56 * ((0.029212399412428362 * v56) + (0.002511073196545797 * v34)))) + v75;
    const double v77 = 0.5 * (v76 + (v12 * ((0.02812428471219496 * v12) - (0.00796671776787104 * v14))));
    *T = (qd[0] * (0.004606581888605611 * qd[0])) + v77;
}

#if !defined(PANDA_VECTOR)

void panda_kinetic_energy_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double qd_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_kinetic_energy(prepared, q_lane, qd_lane, &T[lane]);
    }
}

void panda_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double qd_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_gather(7U, count, lane, qd, qd_lane);
        panda_kinetic_energy(&prepared_lane, q_lane, qd_lane, &T[lane]);
    }
}

#endif

void panda_potential_energy(const panda_prepared *restrict prepared, const double q[restrict 7], double *restrict V)
{
    (void)prepared;
    const double v0_angle[PANDA_ANGLES(6U)] = {q[6], q[4], q[5], q[3], q[2], q[1]};
    double v0_sine[PANDA_ANGLES(6U)];
    double v0_cosine[PANDA_ANGLES(6U)];
    panda_sincos(PANDA_ANGLES(6U), v0_angle, v0_sine, v0_cosine);
    const double v12 = 0.067870631425 - ((0.002573605371338206 * v0_sine[0]) + (0.002034439958661797 * v0_cosine[0]));
    const double v13 = 0.23184755269500001 - ((0.002034439958661797 * v0_sine[0]) - (0.002573605371338206 * v0_cosine[0]));
    const double v14 = ((0.17380470556900005 * v0_sine[2]) - 0.014653732538) + (v0_cosine[2] * v13);
    const double v15 = ((v0_cosine[1] * v14) - 0.5527802746500001) - (v0_sine[1] * v12);
    const double v16 = ((0.17380470556900005 * v0_cosine[2]) - 2.0125235536030006) - (v0_sine[2] * v13);
    const double v17 = 0.002031994566 + (v0_sine[4] * ((0.028227094878000014 + (v0_sine[1] * v14)) + (v0_cosine[1] * v12)));
    const double v18 = 5.365065983920002 + (v0_sine[5] * (v17 - (v0_cosine[4] * (0.7468579598720001 + ((v0_sine[3] * v16) + (v0_cosine[3] * v15))))));
    *V = 9.81 * (v18 + (v0_cosine[5] * (3.3445000435120007 + ((v0_sine[3] * v15) - (v0_cosine[3] * v16)))));
}

#if !defined(PANDA_VECTOR)

void panda_potential_energy_batch(const panda_prepared *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];

        panda_gather(7U, count, lane, q, q_lane);
        panda_potential_energy(prepared, q_lane, &V[lane]);
    }
}

void panda_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_potential_energy(&prepared_lane, q_lane, &V[lane]);
    }
}

#endif

void panda_position_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double x[restrict 3])
{
    (void)prepared;
    const double v0_angle[PANDA_ANGLES(6U)] = {q[5], q[4], q[3], q[2], q[1], q[0]};
    double v0_sine[PANDA_ANGLES(6U)];
    double v0_cosine[PANDA_ANGLES(6U)];
    panda_sincos(PANDA_ANGLES(6U), v0_angle, v0_sine, v0_cosine);
    const double v12 = (0.107 * v0_sine[0]) + (0.088 * v0_cosine[0]);
    const double v13 = (v0_cosine[1] * v12) - 0.0825;
    const double v14 = 0.384 + ((0.088 * v0_sine[0]) - (0.107 * v0_cosine[0]));
    const double v15 = ((v0_sine[2] * v14) - 0.0825) - (v0_cosine[2] * v13);
    const double v16 = v0_sine[1] * v12;
    const double v17 = (v0_cosine[3] * v15) + (v0_sine[3] * v16);
    const double v18 = (0.316 + (v0_sine[2] * v13)) + (v0_cosine[2] * v14);
    const double v19 = (v0_sine[4] * v18) - (v0_cosine[4] * v17);
    const double v20 = (v0_sine[3] * v15) - (v0_cosine[3] * v16);
    x[0] = (v0_cosine[5] * v19) + (v0_sine[5] * v20);
    x[1] = (v0_sine[5] * v19) - (v0_cosine[5] * v20);
    x[2] = (0.333 + (v0_cosine[4] * v18)) + (v0_sine[4] * v17);
}

#if !defined(PANDA_VECTOR)

void panda_position_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double x_lane[3];

        panda_gather(7U, count, lane, q, q_lane);
        panda_position_tip(prepared, q_lane, x_lane);
        panda_scatter(3U, count, lane, x_lane, x);
    }
}

void panda_position_tip_ensemble(const double *prepared, size_t count, const double *q, double *x)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double x_lane[3];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_position_tip(&prepared_lane, q_lane, x_lane);
        panda_scatter(3U, count, lane, x_lane, x);
    }
}

#endif

void panda_rotation_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double R[restrict 9])
{
    (void)prepared;
    const double v0_angle[PANDA_ANGLES(7U)] = {q[3], q[4], q[5], q[1], q[2], q[0], q[6]};
    double v0_sine[PANDA_ANGLES(7U)];
    double v0_cosine[PANDA_ANGLES(7U)];
    panda_sincos(PANDA_ANGLES(7U), v0_angle, v0_sine, v0_cosine);
    const double v14 = v0_sine[0] * v0_cosine[3];
    const double v15 = v0_cosine[0] * v0_cosine[3];
    const double v16 = v0_sine[0] * v0_sine[3];
    const double v17 = v16 + (v0_cosine[4] * v15);
    const double v18 = v0_cosine[1] * v0_sine[4];
    const double v19 = (v0_sine[1] * v17) + (v0_cosine[3] * v18);
    const double v20 = v0_sine[1] * v0_sine[4];
    const double v21 = (v0_cosine[0] * v20) - (v0_cosine[1] * v0_cosine[4]);
    const double v22 = (v0_cosine[5] * v19) - (v0_sine[5] * v21);
    const double v23 = (v0_cosine[3] * v20) - (v0_cosine[1] * v17);
    const double v24 = (v0_sine[1] * v0_cosine[4]) + (v0_cosine[0] * v18);
    const double v25 = (v0_cosine[5] * v23) + (v0_sine[5] * v24);
    const double v26 = v0_cosine[0] * v0_sine[3];
    const double v27 = v26 - (v0_cosine[4] * v14);
    const double v28 = v0_sine[0] * v0_sine[4];
    const double v29 = (v0_cosine[5] * v27) + (v0_sine[5] * v28);
    const double v30 = (v0_cosine[2] * v25) - (v0_sine[2] * v29);
    R[0] = (v0_sine[6] * v22) - (v0_cosine[6] * v30);
    R[1] = (v0_sine[6] * v30) + (v0_cosine[6] * v22);
    const double v31 = (v0_cosine[5] * v21) + (v0_sine[5] * v19);
    const double v32 = (v0_cosine[5] * v24) - (v0_sine[5] * v23);
    const double v33 = (v0_cosine[5] * v28) - (v0_sine[5] * v27);
    const double v34 = (v0_cosine[2] * v32) - (v0_sine[2] * v33);
    R[3] = (v0_sine[6] * v31) + (v0_cosine[6] * v34);
    R[4] = (v0_cosine[6] * v31) - (v0_sine[6] * v34);
    R[5] = (v0_cosine[2] * v33) + (v0_sine[2] * v32);
    const double v35 = (v0_cosine[4] * v26) - v14;
    const double v36 = (v0_sine[1] * v35) + (v0_sine[3] * v18);
    const double v37 = (v0_sine[3] * v20) - (v0_cosine[1] * v35);
    const double v38 = v15 + (v0_cosine[4] * v16);
    const double v39 = (v0_cosine[2] * v37) + (v0_sine[2] * v38);
    R[6] = (v0_cosine[6] * v39) - (v0_sine[6] * v36);
    R[8] = (v0_sine[2] * v37) - (v0_cosine[2] * v38);
    R[2] = -((v0_cosine[2] * v29) + (v0_sine[2] * v25));
    R[7] = -((v0_sine[6] * v39) + (v0_cosine[6] * v36));
}

#if !defined(PANDA_VECTOR)

void panda_rotation_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double R_lane[9];

        panda_gather(7U, count, lane, q, q_lane);
        panda_rotation_tip(prepared, q_lane, R_lane);
        panda_scatter(9U, count, lane, R_lane, R);
    }
}

void panda_rotation_tip_ensemble(const double *prepared, size_t count, const double *q, double *R)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double R_lane[9];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_rotation_tip(&prepared_lane, q_lane, R_lane);
        panda_scatter(9U, count, lane, R_lane, R);
    }
}

#endif

void panda_jacobian_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double J[restrict 42])
{
    (void)prepared;
    const double v0_angle[PANDA_ANGLES(6U)] = {q[0], q[2], q[1], q[3], q[4], q[5]};
    double v0_sine[PANDA_ANGLES(6U)];
    double v0_cosine[PANDA_ANGLES(6U)];
    panda_sincos(PANDA_ANGLES(6U), v0_angle, v0_sine, v0_cosine);
    J[29] = v0_cosine[0];
    J[37] = v0_cosine[2];
    const double v12 = v0_cosine[1] * v0_sine[0];
    const double v13 = v0_sine[1] * v0_cosine[0];
    const double v14 = v13 + (v0_cosine[2] * v12);
    const double v15 = v0_sine[2] * v0_sine[0];
    J[30] = v15;
    const double v16 = (v0_cosine[3] * v15) - (v0_sine[3] * v14);
    J[32] = v16;
    const double v17 = (v0_sine[3] * v15) + (v0_cosine[3] * v14);
    const double v18 = 0.316 * v15;
    const double v19 = v18 + (0.0825 * v14);
    const double v20 = ((0.0825 * v17) - (0.384 * v16)) - v19;
    const double v21 = v0_sine[1] * v0_sine[0];
    const double v22 = v0_cosine[1] * v0_cosine[0];
    const double v23 = v22 - (v0_cosine[2] * v21);
    const double v24 = (v0_sine[4] * v23) + (v0_cosine[4] * v17);
    const double v25 = 0.088 * v0_cosine[5];
    const double v26 = 0.088 * v0_sine[5];
    const double v27 = ((v25 * v24) + (v26 * v16)) - v20;
    const double v28 = (v0_sine[5] * v24) - (v0_cosine[5] * v16);
    J[34] = v28;
    const double v29 = v27 + (0.107 * v28);
    J[0] = -v29;
    const double v30 = v0_sine[2] * v0_cosine[1];
    const double v31 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v30);
    J[39] = v31;
    const double v32 = (v0_sine[3] * v0_cosine[2]) - (v0_cosine[3] * v30);
    const double v33 = 0.333 + (0.316 * v0_cosine[2]);
    const double v34 = (0.0825 * v30) - v33;
    const double v35 = v34 + ((0.0825 * v32) - (0.384 * v31));
    const double v36 = v0_sine[2] * v0_sine[1];
    const double v37 = (v0_sine[4] * v36) + (v0_cosine[4] * v32);
    const double v38 = ((v25 * v37) + (v31 * v26)) - v35;
    const double v39 = (v0_sine[5] * v37) - (v0_cosine[5] * v31);
    J[41] = v39;
    const double v40 = v38 + (0.107 * v39);
    const double v41 = 0.333 - v40;
    J[1] = -(v0_cosine[0] * v41);
    const double v42 = v33 - v40;
    const double v43 = v18 - v29;
    J[2] = (v0_cosine[2] * v43) - (v15 * v42);
    const double v44 = v19 - v29;
    const double v45 = v34 + v40;
    J[3] = -((v23 * v45) + (v36 * v44));
    const double v46 = v20 + v29;
    const double v47 = v35 + v40;
    J[4] = (v16 * v47) - (v31 * v46);
    const double v48 = (v0_sine[4] * v32) - (v0_cosine[4] * v36);
    J[40] = v48;
    const double v49 = (v0_sine[4] * v17) - (v0_cosine[4] * v23);
    J[33] = v49;
    J[5] = (v47 * v49) - (v46 * v48);
    const double v50 = v38 - v40;
    const double v51 = v27 - v29;
    J[6] = (v39 * v51) - (v28 * v50);
    const double v52 = (v0_cosine[2] * v22) - v21;
    const double v53 = v0_sine[2] * v0_cosine[0];
    J[23] = v53;
    const double v54 = (v0_sine[3] * v53) + (v0_cosine[3] * v52);
    const double v55 = v12 + (v0_cosine[2] * v13);
    J[24] = v55;
    const double v56 = (v0_sine[4] * v55) - (v0_cosine[4] * v54);
    const double v57 = (v0_cosine[3] * v53) - (v0_sine[3] * v52);
    J[25] = v57;
    const double v58 = 0.316 * v53;
    const double v59 = v58 + (0.0825 * v52);
    const double v60 = ((0.0825 * v54) - (0.384 * v57)) - v59;
    const double v61 = v60 + ((v25 * v56) - (v26 * v57));
    const double v62 = (v0_sine[5] * v56) + (v0_cosine[5] * v57);
    const double v63 = v61 + (0.107 * v62);
    J[7] = -v63;
    J[8] = -(v0_sine[0] * v41);
    const double v64 = v58 + v63;
    J[9] = (v53 * v42) - (v0_cosine[2] * v64);
    const double v65 = v59 + v63;
    J[10] = (v36 * v65) - (v45 * v55);
    const double v66 = v60 - v63;
    J[11] = (v31 * v66) - (v47 * v57);
    const double v67 = (v0_sine[4] * v54) + (v0_cosine[4] * v55);
    J[26] = v67;
    J[12] = (v48 * v66) - (v47 * v67);
    const double v68 = v61 - v63;
    J[13] = (v39 * v68) - (v50 * v62);
    J[14] = 0.0;
    J[21] = 0.0;
    J[28] = 0.0;
    J[36] = 0.0;
    J[15] = (v0_cosine[0] * v63) - (v0_sine[0] * v29);
    J[16] = (v15 * v64) - (v53 * v43);
    J[17] = -((v23 * v65) + (v44 * v55));
    J[18] = (v46 * v57) - (v16 * v66);
    J[19] = (v46 * v67) - (v49 * v66);
    J[20] = (v51 * v62) - (v28 * v68);
    J[22] = -v0_sine[0];
    J[27] = -v62;
    J[31] = -v23;
    J[35] = 1.0;
    J[38] = -v36;
}

#if !defined(PANDA_VECTOR)

void panda_jacobian_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double J_lane[42];

        panda_gather(7U, count, lane, q, q_lane);
        panda_jacobian_tip(prepared, q_lane, J_lane);
        panda_scatter(42U, count, lane, J_lane, J);
    }
}

void panda_jacobian_tip_ensemble(const double *prepared, size_t count, const double *q, double *J)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double J_lane[42];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_jacobian_tip(&prepared_lane, q_lane, J_lane);
        panda_scatter(42U, count, lane, J_lane, J);
    }
}

#endif

void panda_influence_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double G[restrict 21], double H[restrict 147])
{
    (void)prepared;
    const double v0_angle[PANDA_ANGLES(6U)] = {q[0], q[2], q[1], q[3], q[5], q[4]};
    double v0_sine[PANDA_ANGLES(6U)];
    double v0_cosine[PANDA_ANGLES(6U)];
    panda_sincos(PANDA_ANGLES(6U), v0_angle, v0_sine, v0_cosine);
    const double v12 = v0_cosine[1] * v0_sine[0];
    const double v13 = v0_sine[1] * v0_cosine[0];
    const double v14 = v13 + (v0_cosine[2] * v12);
    const double v15 = v0_sine[2] * v0_sine[0];
    const double v16 = (v0_cosine[3] * v15) - (v0_sine[3] * v14);
    const double v17 = (v0_sine[3] * v15) + (v0_cosine[3] * v14);
    const double v18 = 0.316 * v15;
    const double v19 = v18 + (0.0825 * v14);
    const double v20 = ((0.0825 * v17) - (0.384 * v16)) - v19;
    const double v21 = 0.088 * v0_sine[4];
    const double v22 = v0_sine[1] * v0_sine[0];
    const double v23 = v0_cosine[1] * v0_cosine[0];
    const double v24 = v23 - (v0_cosine[2] * v22);
    const double v25 = (v0_sine[5] * v24) + (v0_cosine[5] * v17);
    const double v26 = 0.088 * v0_cosine[4];
    const double v27 = (v26 * v25) + ((v21 * v16) - v20);
    const double v28 = (v0_sine[4] * v25) - (v0_cosine[4] * v16);
    const double v29 = (0.107 * v28) + v27;
    const double v30 = -v29;
    G[0] = v30;
    H[49] = v30;
    const double v31 = v0_sine[2] * v0_cosine[1];
    const double v32 = (v0_cosine[3] * v0_cosine[2]) + (v0_sine[3] * v31);
    const double v33 = (v0_cosine[3] * v31) - (v0_sine[3] * v0_cosine[2]);
    const double v34 = v0_sine[2] * v0_sine[1];
    const double v35 = (v0_sine[5] * v34) - (v0_cosine[5] * v33);
    const double v36 = (v0_sine[4] * v35) - (v0_cosine[4] * v32);
    const double v37 = 0.333 + (0.316 * v0_cosine[2]);
    const double v38 = (0.0825 * v31) - v37;
    const double v39 = ((0.0825 * v33) + (0.384 * v32)) - v38;
    const double v40 = (v39 + (v32 * v21)) + (v35 * v26);
    const double v41 = v40 + (0.107 * v36);
    const double v42 = 0.333 - v41;
    const double v43 = v0_cosine[0] * v42;
    const double v44 = -v43;
    G[1] = v44;
    H[50] = v44;
    H[56] = v44;
    const double v45 = v18 - v29;
    const double v46 = v37 - v41;
    const double v47 = (v15 * v46) - (v0_cosine[2] * v45);
    const double v48 = -v47;
    G[2] = v48;
    H[51] = v48;
    H[63] = v48;
    const double v49 = v19 - v29;
    const double v50 = v38 + v41;
    const double v51 = (v24 * v50) + (v34 * v49);
    const double v52 = -v51;
    G[3] = v52;
    H[52] = v52;
    H[70] = v52;
    const double v53 = v20 + v29;
    const double v54 = v39 - v41;
    const double v55 = (v16 * v54) + (v32 * v53);
    const double v56 = -v55;
    G[4] = v56;
    H[53] = v56;
    H[77] = v56;
    const double v57 = (v0_sine[5] * v33) + (v0_cosine[5] * v34);
    const double v58 = (v0_sine[5] * v17) - (v0_cosine[5] * v24);
    const double v59 = (v58 * v54) - (v57 * v53);
    const double v60 = -v59;
    G[5] = v60;
    H[54] = v60;
    H[84] = v60;
    const double v61 = v27 - v29;
    const double v62 = v40 - v41;
    const double v63 = (v28 * v62) - (v36 * v61);
    const double v64 = -v63;
    G[6] = v64;
    H[55] = v64;
    H[91] = v64;
    const double v65 = (v0_cosine[2] * v23) - v22;
    const double v66 = v0_sine[2] * v0_cosine[0];
    const double v67 = (v0_sine[3] * v66) + (v0_cosine[3] * v65);
    const double v68 = v12 + (v0_cosine[2] * v13);
    const double v69 = (v0_sine[5] * v68) - (v0_cosine[5] * v67);
    const double v70 = (v0_cosine[3] * v66) - (v0_sine[3] * v65);
    const double v71 = 0.316 * v66;
    const double v72 = v71 + (0.0825 * v65);
    const double v73 = ((0.0825 * v67) - (0.384 * v70)) - v72;
    const double v74 = ((v21 * v70) - v73) - (v26 * v69);
    const double v75 = (v0_sine[4] * v69) + (v0_cosine[4] * v70);
    const double v76 = (0.107 * v75) - v74;
    H[0] = v76;
    G[7] = -v76;
    const double v77 = v0_sine[0] * v42;
    H[1] = v77;
    H[7] = v77;
    G[8] = -v77;
    const double v78 = v71 + v76;
    const double v79 = (v66 * v46) - (v0_cosine[2] * v78);
    G[9] = v79;
    const double v80 = v72 + v76;
    const double v81 = (v34 * v80) - (v68 * v50);
    G[10] = v81;
    const double v82 = v73 - v76;
    const double v83 = (v32 * v82) + (v70 * v54);
    G[11] = v83;
    const double v84 = (v0_sine[5] * v67) + (v0_cosine[5] * v68);
    const double v85 = (v84 * v54) - (v57 * v82);
    G[12] = v85;
    const double v86 = v74 + v76;
    const double v87 = (v36 * v86) + (v75 * v62);
    H[6] = v87;
    H[42] = v87;
    G[13] = -v87;
    G[14] = 0.0;
    H[98] = 0.0;
    H[99] = 0.0;
    H[100] = 0.0;
    H[101] = 0.0;
    H[102] = 0.0;
    H[103] = 0.0;
    H[104] = 0.0;
    H[105] = 0.0;
    H[112] = 0.0;
    H[119] = 0.0;
    H[126] = 0.0;
    H[133] = 0.0;
    H[140] = 0.0;
    const double v88 = (v0_cosine[0] * v76) - (v0_sine[0] * v29);
    G[15] = v88;
    const double v89 = (v66 * v45) - (v15 * v78);
    G[16] = -v89;
    const double v90 = (v24 * v80) + (v68 * v49);
    G[17] = -v90;
    const double v91 = (v16 * v82) - (v70 * v53);
    G[18] = -v91;
    const double v92 = (v84 * v53) - (v58 * v82);
    G[19] = v92;
    const double v93 = (v28 * v86) + (v75 * v61);
    G[20] = v93;
    const double v94 = -v79;
    H[2] = v94;
    H[14] = v94;
    const double v95 = -v81;
    H[3] = v95;
    H[21] = v95;
    const double v96 = -v83;
    H[4] = v96;
    H[28] = v96;
    const double v97 = -v85;
    H[5] = v97;
    H[35] = v97;
    H[8] = v0_cosine[0] * v88;
    const double v98 = -(v0_cosine[0] * v89);
    H[9] = v98;
    H[15] = v98;
    const double v99 = -(v0_cosine[0] * v90);
    H[10] = v99;
    H[22] = v99;
    const double v100 = -(v0_cosine[0] * v91);
    H[11] = v100;
    H[29] = v100;
    const double v101 = v0_cosine[0] * v92;
    H[12] = v101;
    H[36] = v101;
    const double v102 = v0_cosine[0] * v93;
    H[13] = v102;
    H[43] = v102;
    H[16] = -((v0_cosine[2] * v79) + (v15 * v89));
    const double v103 = -((v0_cosine[2] * v81) + (v15 * v90));
    H[17] = v103;
    H[23] = v103;
    const double v104 = -((v0_cosine[2] * v83) + (v15 * v91));
    H[18] = v104;
    H[30] = v104;
    const double v105 = (v15 * v92) - (v0_cosine[2] * v85);
    H[19] = v105;
    H[37] = v105;
    const double v106 = (v0_cosine[2] * v87) + (v15 * v93);
    H[20] = v106;
    H[44] = v106;
    H[24] = (v24 * v90) + (v34 * v81);
    const double v107 = (v24 * v91) + (v34 * v83);
    H[25] = v107;
    H[31] = v107;
    const double v108 = (v34 * v85) - (v24 * v92);
    H[26] = v108;
    H[38] = v108;
    const double v109 = -((v24 * v93) + (v34 * v87));
    H[27] = v109;
    H[45] = v109;
    H[32] = -((v16 * v91) + (v32 * v83));
    const double v110 = (v16 * v92) - (v32 * v85);
    H[33] = v110;
    H[39] = v110;
    const double v111 = (v16 * v93) + (v32 * v87);
    H[34] = v111;
    H[46] = v111;
    H[40] = (v58 * v92) + (v57 * v85);
    const double v112 = (v58 * v93) - (v57 * v87);
    H[41] = v112;
    H[47] = v112;
    H[48] = (v28 * v93) + (v36 * v87);
    H[57] = v0_sine[0] * v88;
    const double v113 = -(v0_sine[0] * v89);
    H[58] = v113;
    H[64] = v113;
    const double v114 = -(v0_sine[0] * v90);
    H[59] = v114;
    H[71] = v114;
    const double v115 = -(v0_sine[0] * v91);
    H[60] = v115;
    H[78] = v115;
    const double v116 = v0_sine[0] * v92;
    H[61] = v116;
    H[85] = v116;
    const double v117 = v0_sine[0] * v93;
    H[62] = v117;
    H[92] = v117;
    H[65] = (v66 * v89) - (v0_cosine[2] * v47);
    const double v118 = (v66 * v90) - (v0_cosine[2] * v51);
    H[66] = v118;
    H[72] = v118;
    const double v119 = (v66 * v91) - (v0_cosine[2] * v55);
    H[67] = v119;
    H[79] = v119;
    const double v120 = -((v0_cosine[2] * v59) + (v66 * v92));
    H[68] = v120;
    H[86] = v120;
    const double v121 = -((v0_cosine[2] * v63) + (v66 * v93));
    H[69] = v121;
    H[93] = v121;
    H[73] = (v68 * v90) + (v34 * v51);
    const double v122 = (v68 * v91) + (v34 * v55);
    H[74] = v122;
    H[80] = v122;
    const double v123 = (v34 * v59) - (v68 * v92);
    H[75] = v123;
    H[87] = v123;
    const double v124 = (v34 * v63) - (v68 * v93);
    H[76] = v124;
    H[94] = v124;
    H[81] = (v70 * v91) - (v32 * v55);
    const double v125 = -((v32 * v59) + (v70 * v92));
    H[82] = v125;
    H[88] = v125;
    const double v126 = -((v32 * v63) + (v70 * v93));
    H[83] = v126;
    H[95] = v126;
    H[89] = (v57 * v59) - (v84 * v92);
    const double v127 = (v57 * v63) - (v84 * v93);
    H[90] = v127;
    H[96] = v127;
    H[97] = (v75 * v93) - (v36 * v63);
    H[106] = (v0_cosine[0] * v43) + (v0_sine[0] * v77);
    const double v128 = (v0_cosine[0] * v47) - (v0_sine[0] * v79);
    H[107] = v128;
    H[113] = v128;
    const double v129 = (v0_cosine[0] * v51) - (v0_sine[0] * v81);
    H[108] = v129;
    H[120] = v129;
    const double v130 = (v0_cosine[0] * v55) - (v0_sine[0] * v83);
    H[109] = v130;
    H[127] = v130;
    const double v131 = (v0_cosine[0] * v59) - (v0_sine[0] * v85);
    H[110] = v131;
    H[134] = v131;
    const double v132 = (v0_cosine[0] * v63) + (v0_sine[0] * v87);
    H[111] = v132;
    H[141] = v132;
    H[114] = (v66 * v79) + (v15 * v47);
    const double v133 = (v66 * v81) + (v15 * v51);
    H[115] = v133;
    H[121] = v133;
    const double v134 = (v66 * v83) + (v15 * v55);
    H[116] = v134;
    H[128] = v134;
    const double v135 = (v66 * v85) + (v15 * v59);
    H[117] = v135;
    H[135] = v135;
    const double v136 = -((v66 * v87) - (v15 * v63));
    H[118] = v136;
    H[142] = v136;
    H[122] = (v68 * v81) - (v24 * v51);
    const double v137 = -((v24 * v55) - (v68 * v83));
    H[123] = v137;
    H[129] = v137;
    const double v138 = -((v24 * v59) - (v68 * v85));
    H[124] = v138;
    H[136] = v138;
    const double v139 = -((v24 * v63) + (v68 * v87));
    H[125] = v139;
    H[143] = v139;
    H[130] = (v16 * v55) + (v70 * v83);
    const double v140 = (v16 * v59) + (v70 * v85);
    H[131] = v140;
    H[137] = v140;
    const double v141 = (v16 * v63) - (v70 * v87);
    H[132] = v141;
    H[144] = v141;
    H[138] = (v58 * v59) + (v84 * v85);
    const double v142 = (v58 * v63) - (v84 * v87);
    H[139] = v142;
    H[145] = v142;
    H[146] = (v28 * v63) + (v75 * v87);
}

#if !defined(PANDA_VECTOR)

void panda_influence_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double G_lane[21];
        double H_lane[147];

        panda_gather(7U, count, lane, q, q_lane);
        panda_influence_tip(prepared, q_lane, G_lane, H_lane);
        panda_scatter(21U, count, lane, G_lane, G);
        panda_scatter(147U, count, lane, H_lane, H);
    }
}

void panda_influence_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double G_lane[21];
        double H_lane[147];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_influence_tip(&prepared_lane, q_lane, G_lane, H_lane);
        panda_scatter(21U, count, lane, G_lane, G);
        panda_scatter(147U, count, lane, H_lane, H);
    }
}

#endif

void panda_influence_rotational_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double G[restrict 21], double H[restrict 147])
{
    (void)prepared;
    const double v0_angle[PANDA_ANGLES(6U)] = {q[0], q[1], q[2], q[3], q[4], q[5]};
    double v0_sine[PANDA_ANGLES(6U)];
    double v0_cosine[PANDA_ANGLES(6U)];
    panda_sincos(PANDA_ANGLES(6U), v0_angle, v0_sine, v0_cosine);
    G[8] = v0_cosine[0];
    G[16] = v0_cosine[1];
    G[0] = 0.0;
    G[7] = 0.0;
    G[15] = 0.0;
    H[0] = 0.0;
    H[7] = 0.0;
    H[8] = 0.0;
    H[14] = 0.0;
    H[15] = 0.0;
    H[16] = 0.0;
    H[21] = 0.0;
    H[22] = 0.0;
    H[23] = 0.0;
    H[24] = 0.0;
    H[28] = 0.0;
    H[29] = 0.0;
    H[30] = 0.0;
    H[31] = 0.0;
    H[32] = 0.0;
    H[35] = 0.0;
    H[36] = 0.0;
    H[37] = 0.0;
    H[38] = 0.0;
    H[39] = 0.0;
    H[40] = 0.0;
    H[42] = 0.0;
    H[43] = 0.0;
    H[44] = 0.0;
    H[45] = 0.0;
    H[46] = 0.0;
    H[47] = 0.0;
    H[48] = 0.0;
    H[49] = 0.0;
    H[56] = 0.0;
    H[57] = 0.0;
    H[63] = 0.0;
    H[64] = 0.0;
    H[65] = 0.0;
    H[70] = 0.0;
    H[71] = 0.0;
    H[72] = 0.0;
    H[73] = 0.0;
    H[77] = 0.0;
    H[78] = 0.0;
    H[79] = 0.0;
    H[80] = 0.0;
    H[81] = 0.0;
    H[84] = 0.0;
    H[85] = 0.0;
    H[86] = 0.0;
    H[87] = 0.0;
    H[88] = 0.0;
    H[89] = 0.0;
    H[91] = 0.0;
    H[92] = 0.0;
    H[93] = 0.0;
    H[94] = 0.0;
    H[95] = 0.0;
    H[96] = 0.0;
    H[97] = 0.0;
    H[98] = 0.0;
    H[99] = 0.0;
    H[100] = 0.0;
    H[101] = 0.0;
    H[102] = 0.0;
    H[103] = 0.0;
    H[104] = 0.0;
    H[105] = 0.0;
    H[106] = 0.0;
    H[112] = 0.0;
    H[113] = 0.0;
    H[114] = 0.0;
    H[119] = 0.0;
    H[120] = 0.0;
    H[121] = 0.0;
    H[122] = 0.0;
    H[126] = 0.0;
    H[127] = 0.0;
    H[128] = 0.0;
    H[129] = 0.0;
    H[130] = 0.0;
    H[133] = 0.0;
    H[134] = 0.0;
    H[135] = 0.0;
    H[136] = 0.0;
    H[137] = 0.0;
    H[138] = 0.0;
    H[140] = 0.0;
    H[141] = 0.0;
    H[142] = 0.0;
    H[143] = 0.0;
    H[144] = 0.0;
    H[145] = 0.0;
    H[146] = 0.0;
    const double v12 = -v0_sine[0];
    G[1] = v12;
    H[50] = v12;
    const double v13 = v0_sine[1] * v0_cosine[0];
    G[2] = v13;
    H[51] = v13;
    const double v14 = v0_cosine[1] * v0_cosine[0];
    H[9] = v14;
    const double v15 = (v0_cosine[2] * v0_sine[0]) + (v0_sine[2] * v14);
    G[3] = v15;
    H[52] = v15;
    const double v16 = (v0_sine[2] * v0_sine[0]) - (v0_cosine[2] * v14);
    const double v17 = (v0_cosine[3] * v13) + (v0_sine[3] * v16);
    G[4] = v17;
    H[53] = v17;
    const double v18 = (v0_sine[3] * v13) - (v0_cosine[3] * v16);
    const double v19 = (v0_cosine[4] * v15) + (v0_sine[4] * v18);
    G[5] = v19;
    H[54] = v19;
    const double v20 = v0_cosine[4] * v0_sine[5];
    const double v21 = v0_sine[5] * v0_sine[4];
    const double v22 = ((v18 * v20) - (v0_cosine[5] * v17)) - (v15 * v21);
    G[6] = v22;
    H[55] = v22;
    const double v23 = v0_sine[1] * v0_sine[0];
    G[9] = v23;
    const double v24 = v0_cosine[1] * v0_sine[0];
    H[58] = v24;
    const double v25 = (v0_sine[2] * v24) - (v0_cosine[2] * v0_cosine[0]);
    G[10] = v25;
    const double v26 = (v0_sine[2] * v0_cosine[0]) + (v0_cosine[2] * v24);
    const double v27 = (v0_cosine[3] * v23) - (v0_sine[3] * v26);
    G[11] = v27;
    const double v28 = (v0_cosine[3] * v26) + (v0_sine[3] * v23);
    const double v29 = (v0_sine[4] * v28) + (v0_cosine[4] * v25);
    G[12] = v29;
    const double v30 = ((v28 * v20) - (v0_cosine[5] * v27)) - (v25 * v21);
    G[13] = v30;
    G[14] = 1.0;
    const double v31 = v0_sine[1] * v0_sine[2];
    G[17] = -v31;
    const double v32 = v0_sine[1] * v0_cosine[2];
    const double v33 = (v0_cosine[3] * v0_cosine[1]) + (v0_sine[3] * v32);
    G[18] = v33;
    const double v34 = (v0_cosine[3] * v32) - (v0_sine[3] * v0_cosine[1]);
    const double v35 = (v0_sine[4] * v34) + (v0_cosine[4] * v31);
    G[19] = -v35;
    const double v36 = ((v31 * v21) - (v0_cosine[5] * v33)) - (v34 * v20);
    G[20] = v36;
    H[1] = -v0_cosine[0];
    H[2] = -v23;
    H[3] = -v25;
    H[4] = -v27;
    H[5] = -v29;
    H[6] = -v30;
    H[10] = -(v0_sine[2] * v13);
    H[11] = v33 * v0_cosine[0];
    H[12] = -(v0_cosine[0] * v35);
    H[13] = v0_cosine[0] * v36;
    H[17] = -((v0_cosine[1] * v25) + (v31 * v23));
    H[18] = (v33 * v23) - (v0_cosine[1] * v27);
    H[19] = -((v0_cosine[1] * v29) + (v23 * v35));
    H[20] = (v23 * v36) - (v0_cosine[1] * v30);
    H[25] = (v33 * v25) + (v31 * v27);
    H[26] = (v31 * v29) - (v25 * v35);
    H[27] = (v25 * v36) + (v31 * v30);
    H[33] = -((v27 * v35) + (v33 * v29));
    H[34] = (v27 * v36) - (v33 * v30);
    H[41] = (v35 * v30) + (v29 * v36);
    H[59] = -(v0_sine[2] * v23);
    H[60] = v33 * v0_sine[0];
    H[61] = -(v0_sine[0] * v35);
    H[62] = v0_sine[0] * v36;
    H[66] = (v0_cosine[1] * v15) + (v31 * v13);
    H[67] = (v0_cosine[1] * v17) - (v33 * v13);
    H[68] = (v0_cosine[1] * v19) + (v35 * v13);
    H[69] = (v0_cosine[1] * v22) - (v13 * v36);
    H[74] = -((v33 * v15) + (v31 * v17));
    H[75] = (v35 * v15) - (v31 * v19);
    H[76] = -((v15 * v36) + (v31 * v22));
    H[82] = (v35 * v17) + (v33 * v19);
    H[83] = (v33 * v22) - (v17 * v36);
    H[90] = -((v35 * v22) + (v19 * v36));
    H[107] = -((v0_sine[0] * v23) + (v0_cosine[0] * v13));
    H[108] = -((v0_sine[0] * v25) + (v0_cosine[0] * v15));
    H[109] = -((v0_sine[0] * v27) + (v0_cosine[0] * v17));
    H[110] = -((v0_sine[0] * v29) + (v0_cosine[0] * v19));
    H[111] = -((v0_sine[0] * v30) + (v0_cosine[0] * v22));
    H[115] = (v25 * v13) - (v23 * v15);
    H[116] = (v27 * v13) - (v23 * v17);
    H[117] = (v29 * v13) - (v23 * v19);
    H[118] = (v13 * v30) - (v23 * v22);
    H[123] = (v27 * v15) - (v25 * v17);
    H[124] = (v29 * v15) - (v25 * v19);
    H[125] = (v15 * v30) - (v25 * v22);
    H[131] = (v29 * v17) - (v27 * v19);
    H[132] = (v17 * v30) - (v27 * v22);
    H[139] = (v19 * v30) - (v29 * v22);
}

#if !defined(PANDA_VECTOR)

void panda_influence_rotational_tip_batch(const panda_prepared *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[7];
        double G_lane[21];
        double H_lane[147];

        panda_gather(7U, count, lane, q, q_lane);
        panda_influence_rotational_tip(prepared, q_lane, G_lane, H_lane);
        panda_scatter(21U, count, lane, G_lane, G);
        panda_scatter(147U, count, lane, H_lane, H);
    }
}

void panda_influence_rotational_tip_ensemble(const double *prepared, size_t count, const double *q, double *G, double *H)
{
    for (size_t lane = 0U; lane < count; lane++) {
        panda_prepared prepared_lane;
        double q_lane[7];
        double G_lane[21];
        double H_lane[147];

        panda_gather(1U, count, lane, prepared, prepared_lane.k);
        panda_gather(7U, count, lane, q, q_lane);
        panda_influence_rotational_tip(&prepared_lane, q_lane, G_lane, H_lane);
        panda_scatter(21U, count, lane, G_lane, G);
        panda_scatter(147U, count, lane, H_lane, H);
    }
}

#endif
