#include "panda.h"

#include <math.h>

/* Sine and cosine, at most 1 ULP off for |x| <= 100000.0: nearest multiple of pi/2 subtracted in three parts, then
   polynomials; no branch but the one to the library for what is larger, infinite or not a number. */
static inline void panda_sincos(double x, double *sine, double *cosine)
{
    static const double sine_of[4] = { 0.0, 1.0, 0.0, -1.0 };
    static const double cosine_of[4] = { 1.0, 0.0, -1.0, 0.0 };

    if (fabs(x) <= 100000.0) {
        const int turns = (int)((x * 0.6366197723675814) + ((x < 0.0) ? -0.5 : 0.5));
        const unsigned int quadrant = (unsigned int)turns & 3U;
        const double n = (double)turns;
        const double a = x - (n * 1.5707963267341256);
        const double b = a - (n * 6.077100506303966e-11);
        const double rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
        const double r = b - rest;
        const double low = (b - r) - rest;
        const double z = r * r;
        const double h = 0.5 * z;
        const double w = 1.0 - h;
        const double s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
        const double c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
        *sine = (s * cosine_of[quadrant]) + (c * sine_of[quadrant]);
        *cosine = (c * cosine_of[quadrant]) - (s * sine_of[quadrant]);
    } else {
        *sine = sin(x);
        *cosine = cos(x);
    }
}

static void panda_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}

static void panda_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}

void panda_forward_dynamics(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], const double tau[restrict 7], double qdd[restrict 7])
{
    (void)prepared;
    double v0;
    double v1;
    panda_sincos(q[3], &v0, &v1);
    double v2;
    double v3;
    panda_sincos(q[5], &v2, &v3);
    const double v4 = 0.6689225306301608 + q[6];
    double v5;
    double v6;
    panda_sincos(v4, &v5, &v6);
    const double v7 = 0.0032806082595733185 * v6;
    const double v8 = 0.23184755269500001 + v7;
    const double v9 = (v2 * v8) - (0.17380470556900005 * v3);
    const double v10 = 2.0125235536029997 + v9;
    double v11;
    double v12;
    panda_sincos(q[4], &v11, &v12);
    const double v13 = 0.0032806082595733185 * v5;
    const double v14 = v13 - 0.067870631425;
    const double v15 = (0.17380470556900005 * v2) + (v8 * v3);
    const double v16 = v15 - 0.014653732538;
    const double v17 = (v11 * v14) + (v12 * v16);
    const double v18 = v17 - 0.5527802746500001;
    const double v19 = (v0 * v10) - (v1 * v18);
    const double v20 = (0.001535882372017312 * v6) - (0.000386330894443768 * v5);
    const double v21 = 0.000577387053684904 * v6;
    const double v22 = (0.002174847060296272 * v6) - (0.0013205141364616632 * v5);
    const double v23 = v5 * v22;
    const double v24 = 0.000288693526842452 * v5;
    const double v25 = (0.000386330894443768 * v6) + (0.001535882372017312 * v5);
    const double v26 = 9.3569097314605e-05 + v25;
    const double v27 = 0.0012597535716761543 * v5;
    const double v28 = 0.165 * v17;
    const double v29 = 0.768 * v9;
    double v30;
    double v31;
    panda_sincos(q[1], &v30, &v31);
    const double v32 = (v0 * v18) + (v10 * v1);
    double v33;
    double v34;
    panda_sincos(q[2], &v33, &v34);
    const double v35 = (v11 * v16) - (v14 * v12);
    const double v36 = 0.0825 * v35;
    const double v37 = v30 * v33;
    const double v38 = v30 * v34;
    const double v39 = (0.0825 * v0) - (0.316 * v1);
    const double v40 = v9 * v11;
    const double v41 = (0.0825 * v1) + (0.316 * v0);
    const double v42 = v12 * v39;
    const double v43 = (v3 * v27) - v25;
    const double v44 = 0.000288693526842452 * v6;
    const double v45 = 0.006684151967360946 + v44;
    const double v46 = ((v2 * v45) + (0.0012597535716761543 * v6)) - (v3 * v20);
    const double v47 = (v11 * v43) + (v12 * v46);
    const double v48 = (v2 * v20) + (v3 * v45);
    const double v49 = v3 * v13;
    const double v50 = (v7 * v12) + (v11 * v49);
    const double v51 = v31 * qd[0];
    const double v52 = qd[2] + v51;
    const double v53 = v30 * qd[0];
    const double v54 = (v34 * qd[1]) + (v33 * v53);
    const double v55 = v51 * v53;
    const double v56 = qd[1] * v51;
    const double v57 = qd[1] * v53;
    const double v58 = (v34 * v53) - (v33 * qd[1]);
    const double v59 = v54 * v58;
    const double v60 = v57 - v59;
    const double v61 = qd[3] - v54;
    const double v62 = (v0 * v52) - (v1 * v58);
    const double v63 = v61 * v62;
    const double v64 = v57 + v59;
    const double v65 = (v0 * v58) + (v1 * v52);
    const double v66 = v61 * v61;
    const double v67 = v66 + (v65 * v65);
    const double v68 = qd[1] * qd[1];
    const double v69 = v68 + (v53 * v53);
    const double v70 = v52 * v58;
    const double v71 = v52 * v52;
    const double v72 = v71 + (v54 * v54);
    const double v73 = (v11 * v61) - (v12 * v62);
    const double v74 = (v12 * v61) + (v11 * v62);
    const double v75 = v73 * v74;
    const double v76 = qd[4] + v65;
    const double v77 = v76 * v76;
    const double v78 = v77 + (v74 * v74);
    const double v79 = qd[5] + v74;
    const double v80 = v79 * v79;
    const double v81 = v62 * v65;
    const double v82 = v66 + (v62 * v62);
    const double v83 = v73 * v76;
    const double v84 = (v2 * v73) + (v3 * v76);
    const double v85 = 2.0 * qd[6];
    const double v86 = v80 + (v84 * v84);
    const double v87 = qd[6] - v84;
    const double v88 = v87 * v87;
    const double v89 = v80 + v88;
    const double v90 = v77 + (v73 * v73);
    const double v91 = v71 + (v58 * v58);
    const double v92 = v68 + (v51 * v51);
    const double v93 = 0.0282064073379485 + v21;
    const double v94 = 0.014748570382675318 + v20;
    const double v95 = 0.004002333051911305 + v23;
    const double v96 = 0.02893442254565989 + v95;
    const double v97 = (v94 * (2.0 * v3)) + (v2 * (v96 - v93));
    const double v98 = v2 * v97;
    const double v99 = v98 + (0.01149634389334796 + v93);
    const double v100 = (v28 - v99) - 0.051020136156815485;
    const double v101 = (v6 * v22) - 0.001087423530148136;
    const double v102 = v24 + (0.00010375891721868492 + v101);
    const double v103 = (v2 * v102) - (v3 * v26);
    const double v104 = v27 + (v103 - 0.02389827041510187);
    const double v105 = 0.0010267877770288947 + (((v3 * v97) - (0.384 * v15)) - v94);
    const double v106 = (v11 * v104) - (v12 * v105);
    const double v107 = 0.16284087268546085 + ((0.0825 * v9) - v106);
    const double v108 = ((v98 - v96) - 0.0100451878283212) - v29;
    const double v109 = (v2 * v26) + (v3 * v102);
    const double v110 = v109 - 0.0015152444733270301;
    const double v111 = v23 - 0.002681818915449642;
    const double v112 = v21 + (0.050456677916247444 - v111);
    const double v113 = v29 + (0.0014511560650267707 + v112);
    const double v114 = (v11 * (v108 + v113)) - (v110 * (2.0 * v12));
    const double v115 = v11 * v114;
    const double v116 = v115 + (0.6972920750309717 - v108);
    const double v117 = (v107 * (2.0 * v1)) + (v0 * (v100 + v116));
    const double v118 = v0 * v117;
    const double v119 = (v118 - (0.165 * v19)) - v100;
    const double v120 = 0.10685845248633777 + v119;
    const double v121 = (0.384 * v9) + v112;
    const double v122 = (v11 * v121) - (v12 * v109);
    const double v123 = 0.0825 * v40;
    const double v124 = v123 - v103;
    const double v125 = ((v0 * v122) + (v1 * v124)) - v123;
    const double v126 = 0.0825 * v50;
    const double v127 = v126 - v48;
    const double v128 = ((v0 * v47) + (v1 * v127)) - v126;
    const double v129 = v2 * v5;
    const double v130 = 0.0002706501814147988 * v129;
    const double v131 = v130 + ((v12 * v43) - (v11 * v46));
    const double v132 = (v42 * v49) + (((v129 * (0.0010366722100251687 * v0)) - v131) - (v7 * (v11 * v39)));
    const double v133 = v132 + (v1 * v130);
    const double v134 = ((v0 * v127) - (v1 * v47)) - (0.316 * v50);
    const double v135 = ((v31 * v128) + (v37 * v133)) + (v38 * v134);
    const double v136 = 149.60760989322966 * v25;
    const double v137 = ((v11 * v109) + (v12 * v121)) - (0.0825 * v15);
    const double v138 = ((v9 * v42) - (v15 * v41)) - v137;
    const double v139 = ((v0 * v124) - (v1 * v122)) - (0.316 * v40);
    const double v140 = (((v31 * v125) + (v135 * v136)) + (v37 * v138)) + (v38 * v139);
    const double v141 = 1.0 / ((v25 * v136) - v112);
    const double v142 = v140 * v141;
    const double v143 = 0.0825 * v17;
    const double v144 = v143 - v99;
    const double v145 = ((v0 * v106) + (v1 * v144)) - v143;
    const double v146 = (v11 * v105) + (v12 * v104);
    const double v147 = (v35 * v39) + v146;
    const double v148 = ((v0 * v144) - (v1 * v106)) - (0.316 * v17);
    const double v149 = 149.60760989322966 * v48;
    const double v150 = v103 + (v48 * v136);
    const double v151 = (((v31 * v145) - (v37 * v147)) + (v38 * v148)) - (v135 * v149);
    const double v152 = v151 + (v142 * v150);
    const double v153 = v141 * v150;
    const double v154 = 1.0 / ((v99 - (v48 * v149)) + (v150 * v153));
    const double v155 = v152 * v154;
    const double v156 = (0.0039053550262761003 + (v110 + (v12 * v114))) - v36;
    const double v157 = 0.0016444875773692705 + v146;
    const double v158 = (v0 * v156) - (v1 * v157);
    const double v159 = v28 + ((v115 - v113) - 0.7483122111877872);
    const double v160 = (0.0825 * v19) - (0.316 * v32);
    const double v161 = v159 + v160;
    const double v162 = (v0 * v157) + (v1 * v156);
    const double v163 = v137 + (v131 * v136);
    const double v164 = 149.60760989322966 * v131;
    const double v165 = ((v131 * v149) - v146) - (v153 * v163);
    const double v166 = (((v31 * v158) + (v37 * v161)) - (v38 * v162)) + (v142 * v163);
    const double v167 = (v166 - (v135 * v164)) + (v155 * v165);
    const double v168 = v141 * v163;
    const double v169 = v154 * v165;
    const double v170 = 1.0 / (((v159 + (v131 * v164)) - (v163 * v168)) + (v165 * v169));
    const double v171 = v167 * v170;
    const double v172 = 149.60760989322966 * v135;
    const double v173 = 0.08378056999140597 + v119;
    const double v174 = 0.013297019103287584 + ((0.316 * v35) + v158);
    const double v175 = ((0.316 * v19) + (((v1 * v117) - (0.0825 * v32)) - v107)) - 0.2414947634261143;
    const double v176 = (v33 * v174) + (v34 * v175);
    const double v177 = v125 + (v128 * v136);
    const double v178 = ((v128 * v149) - v145) - (v153 * v177);
    const double v179 = 149.60760989322966 * v128;
    const double v180 = (((v128 * v164) - v158) - (v168 * v177)) + (v169 * v178);
    const double v181 = (((v31 * v173) - (v30 * v176)) + (v142 * v177)) + (v155 * v178);
    const double v182 = (v181 - (v135 * v179)) - (v171 * v180);
    const double v183 = v141 * v177;
    const double v184 = v154 * v178;
    const double v185 = v170 * v180;
    const double v186 = ((((v128 * v179) - v173) - (v177 * v183)) + (v178 * v184)) - (v180 * v185);
    const double v187 = 1.0 / v186;
    const double v188 = v182 * v187;
    const double v189 = (v33 * v175) - (v34 * v174);
    const double v190 = v36 + (0.00012191242095074308 + v162);
    const double v191 = 2.0 * v34;
    const double v192 = ((v118 - v116) - (0.632 * v32)) - 0.02217814896487824;
    const double v193 = (v160 + v161) - 0.061602421026527576;
    const double v194 = (v190 * v191) + (v33 * (v192 - v193));
    const double v195 = (v33 * v134) - (v34 * v133);
    const double v196 = ((v33 * v139) - (v34 * v138)) + (v136 * v195);
    const double v197 = (((v33 * v148) + (v34 * v147)) - (v149 * v195)) + (v153 * v196);
    const double v198 = (((v33 * v162) + (v34 * v161)) + (v164 * v195)) - (v168 * v196);
    const double v199 = v198 - (v169 * v197);
    const double v200 = (((v189 + (v179 * v195)) - (v183 * v196)) - (v184 * v197)) - (v185 * v199);
    const double v201 = 0.0007689361029463999 * v31;
    const double v202 = 0.01026110182100817 * v30;
    const double v203 = (((v31 * v189) - (v30 * v190)) + (v38 * v194)) - (v142 * v196);
    const double v204 = (((v203 + (v155 * v197)) + (v171 * v199)) + (v172 * v195)) + (v188 * v200);
    const double v205 = (v204 - v201) - v202;
    const double v206 = 149.60760989322966 * v195;
    const double v207 = v141 * v196;
    const double v208 = v154 * v197;
    const double v209 = v170 * v199;
    const double v210 = v187 * v200;
    const double v211 = (((v193 + (v33 * v194)) - 1.0552399437268127) + (v195 * v206)) - (v196 * v207);
    const double v212 = 1.0 / (((v211 + (v197 * v208)) - (v199 * v209)) - (v200 * v210));
    const double v213 = v205 * v212;
    const double v214 = ((((v152 * v155) - v120) - 0.01425956599447438) - (v140 * v142)) - (v167 * v171);
    const double v215 = ((v214 + (v135 * v172)) - (v182 * v188)) - (v205 * v213);
    const double v216 = v215 + (v30 * ((v31 * (0.00796671776787104 + (2.0 * v176))) - (v37 * v194)));
    const double v217 = (v33 * v55) + (v56 * v191);
    const double v218 = (v54 * (2.0 * v52)) - v217;
    const double v219 = (v1 * v60) + (v0 * v218);
    const double v220 = v63 + v219;
    const double v221 = v220 - v75;
    const double v222 = (v34 * v55) - (v56 * (2.0 * v33));
    const double v223 = v70 - v222;
    const double v224 = v81 + v223;
    const double v225 = (v0 * v60) - (v1 * v218);
    const double v226 = (v61 * (2.0 * v65)) - v225;
    const double v227 = (v11 * v224) + (v12 * v226);
    const double v228 = (v76 * (2.0 * v74)) - v227;
    const double v229 = v75 + v220;
    const double v230 = (v2 * v228) - (v3 * v229);
    const double v231 = (v2 * v76) - (v3 * v73);
    const double v232 = v79 * v231;
    const double v233 = v232 - v230;
    const double v234 = v232 + v233;
    const double v235 = (v2 * v229) + (v3 * v228);
    const double v236 = (v84 * (2.0 * v79)) - v235;
    const double v237 = v231 * v231;
    const double v238 = v88 + v237;
    const double v239 = (v7 * v234) - (v13 * v238);
    const double v240 = v239 + ((0.23184755269500001 * v234) - (0.17380470556900005 * v236));
    const double v241 = v240 + ((0.067870631425 * v90) - (0.014653732538 * v221));
    const double v242 = (v11 * v226) - (v12 * v224);
    const double v243 = v83 - v242;
    const double v244 = v84 * v231;
    const double v245 = v244 - v243;
    const double v246 = v80 + v237;
    const double v247 = (v85 * v231) - v245;
    const double v248 = (v79 * v85) - v235;
    const double v249 = (v7 * v247) + (v13 * v248);
    const double v250 = ((0.23184755269500001 * v245) + (0.17380470556900005 * v246)) - v249;
    const double v251 = v243 + v244;
    const double v252 = ((v7 * v89) + ((0.23184755269500001 * v86) + (0.17380470556900005 * v251))) - (v13 * v230);
    const double v253 = (v2 * v250) + (v3 * v252);
    const double v254 = ((0.014653732538 * v78) + (0.067870631425 * v229)) - v253;
    const double v255 = v70 + v223;
    const double v256 = (0.316 * v69) + ((0.0825 * v255) - (9.81 * v31));
    const double v257 = (9.81 * v38) + ((0.0825 * v72) + (0.316 * v222));
    const double v258 = (v0 * v256) + (v1 * v257);
    const double v259 = (0.0825 * v67) - v258;
    const double v260 = v63 + v220;
    const double v261 = ((0.0825 * v64) - (0.316 * v217)) - (9.81 * v37);
    const double v262 = (0.0825 * v260) - v261;
    const double v263 = (v11 * v259) - (v12 * v262);
    const double v264 = v263 + (0.384 * v227);
    const double v265 = v223 - v81;
    const double v266 = (v0 * v257) - (v1 * v256);
    const double v267 = v266 + (0.0825 * v265);
    const double v268 = (0.384 * v82) - v267;
    const double v269 = (v11 * v262) + (v12 * v259);
    const double v270 = (0.384 * v242) - v269;
    const double v271 = (v2 * v268) + (v3 * v270);
    const double v272 = (((v25 * v251) - (v20 * v236)) + (0.006684151967360946 * v233)) + (v7 * v264);
    const double v273 = ((v272 + (v13 * v271)) + (v44 * v234)) + (v24 * v86);
    const double v274 = (v273 - (v232 * (v95 + v111))) - (v101 * (v238 - v89));
    const double v275 = (((0.23184755269500001 * v264) - (0.014748570382675318 * v236)) + (9.3569097314605e-05 * v251)) + (0.021522255370587554 * v234);
    const double v276 = (0.00010375891721868492 * (v86 - v90)) + (v274 + (v275 + (0.088 * v239)));
    const double v277 = (v2 * v270) - (v3 * v268);
    const double v278 = v277 + (0.088 * v245);
    const double v279 = (((0.17380470556900005 * v264) - (v95 * v248)) - (0.02893442254565989 * v236)) + (v94 * v234);
    const double v280 = (((v279 - (v101 * v247)) - (v25 * v238)) + (0.00010375891721868492 * v245)) - (9.3569097314605e-05 * v90);
    const double v281 = (v280 + (v26 * v246)) + (v13 * v278);
    const double v282 = v83 + v243;
    const double v283 = (((v2 * v276) - (v3 * v281)) + (0.067870631425 * v267)) + (0.384 * v240);
    const double v284 = ((v283 - (0.0010267877770288947 * v221)) - (0.0100451878283212 * v228)) - (0.0015152444733270301 * v282);
    const double v285 = v284 - (0.02389827041510187 * (v82 - v90));
    const double v286 = (((0.23184755269500001 * v277) - (0.17380470556900005 * v271)) - (v20 * v89)) - (0.014748570382675318 * v86);
    const double v287 = (((v286 + (v94 * v246)) - (v101 * v248)) + (0.00010375891721868492 * v235)) + (v26 * v230);
    const double v288 = (((v287 + (v111 * v247)) - (0.050456677916247444 * v243)) - (0.088 * v249)) + (v7 * v278);
    const double v289 = v288 - (0.007412167175072336 * v244);
    const double v290 = (((0.014653732538 * v267) + (0.02389827041510187 * v229)) - (0.384 * v253)) + (0.0014511560650267707 * v282);
    const double v291 = ((v290 + (0.0015152444733270301 * v228)) - v289) - (0.0010267877770288947 * (v82 - v78));
    const double v292 = (((v2 * v252) - (v3 * v250)) + (0.067870631425 * v228)) - (0.014653732538 * v282);
    const double v293 = (((v11 * v285) + (v12 * v291)) - (2.0125235536029997 * v258)) + (0.5527802746500001 * v266);
    const double v294 = (((v293 - (0.0825 * v292)) + (0.0039053550262761003 * v225)) - (0.0016444875773692705 * v219)) + (0.7483122111877872 * v223);
    const double v295 = (v294 + (0.6462719388741562 * v81)) + (0.16284087268546085 * (v67 - v82));
    const double v296 = v39 * ((((v11 * v241) + (v12 * v254)) + (2.0125235536029997 * v224)) + (0.5527802746500001 * v67));
    const double v297 = ((((0.013297019103287584 * v60) - (7.3266765863443215 * v31)) - v296) + (0.061602421026527576 * v255)) - (0.00012191242095074308 * v218);
    const double v298 = v41 * (v292 + ((2.0125235536029997 * v82) - (0.5527802746500001 * v265)));
    const double v299 = ((v295 + v297) + (0.2414947634261143 * (v69 - v72))) + v298;
    const double v300 = (v11 * v254) - (v12 * v241);
    const double v301 = (((v2 * v281) + (v3 * v276)) + (0.067870631425 * v269)) - (0.014653732538 * v263);
    const double v302 = (((v301 + (0.01149634389334796 * v220)) - (0.02389827041510187 * v242)) - (0.0010267877770288947 * v227)) + (0.00859403176329443 * v75);
    const double v303 = v302 + (0.0015152444733270301 * (v90 - v78));
    const double v304 = (((0.5527802746500001 * v261) - (0.051020136156815485 * v260)) - (0.0825 * v300)) + (0.16284087268546085 * v226);
    const double v305 = (0.0039053550262761003 * (v67 - v91)) + ((v304 + (0.0016444875773692705 * v224)) - v303);
    const double v306 = (((v11 * v291) - (v12 * v285)) - (2.0125235536029997 * v261)) - (0.6972920750309717 * v226);
    const double v307 = ((v306 + (0.16284087268546085 * v260)) + (0.0039053550262761003 * v265)) - (0.0016444875773692705 * (v82 - v91));
    const double v308 = ((2.0125235536029997 * v226) - (0.5527802746500001 * v260)) - v300;
    const double v309 = (((v0 * v305) + (v1 * v307)) - (0.27690780075318017 * v31)) - (0.316 * v308);
    const double v310 = ((v309 - (0.2414947634261143 * v64)) - (0.02217814896487824 * v218)) + (0.00012191242095074308 * v255);
    const double v311 = (0.013297019103287584 * (v69 - v91)) + v310;
    const double v312 = tau[6] - v274;
    const double v313 = (tau[5] - v289) + (v136 * v312);
    const double v314 = ((tau[4] + v303) + (v149 * v312)) - (v153 * v313);
    const double v315 = (((tau[3] + v295) - (v164 * v312)) + (v168 * v313)) - (v169 * v314);
    const double v316 = (((v0 * v307) - (v1 * v305)) + (0.0825 * v308)) - (0.013297019103287584 * v222);
    const double v317 = (((v316 - (0.2414947634261143 * v217)) - (7.3266765863443215 * v37)) - (0.27690780075318017 * v38)) + (0.08378056999140597 * v57);
    const double v318 = (v317 + (0.039424272061649335 * v59)) - (0.00012191242095074308 * (v72 - v91));
    const double v319 = (((tau[2] + v318) - (v179 * v312)) + (v183 * v313)) - (v184 * v314);
    const double v320 = v319 - (v185 * v315);
    const double v321 = (((tau[1] - (0.01993386669246 * v31)) + (32.80954542685272 * v30)) + (v33 * v311)) - (v34 * v299);
    const double v322 = (((v321 + (1.0090841787369491 * v55)) + (v206 * v312)) - (v207 * v313)) - (v208 * v314);
    const double v323 = (0.00398335888393552 * (v69 - v92)) + ((v322 + (v209 * v315)) + (v210 * v320));
    const double v324 = ((((v37 * v299) - tau[0]) + (v38 * v311)) - (v142 * v313)) - (v155 * v314);
    const double v325 = (((v324 - (v171 * v315)) + (v172 * v312)) - (v188 * v320)) - (v213 * v323);
    const double v326 = v325 - (0.0007689361029463999 * ((qd[0] * v53) - (v30 * v69)));
    const double v327 = v326 + (0.01026110182100817 * ((qd[0] * v51) - (v31 * v92)));
    const double v328 = v327 + (v57 * ((0.00796671776787104 * v30) + (2.0181683574738982 * v31)));
    const double v329 = (v328 - (v31 * ((0.00796671776787104 * v56) + v318))) + (v55 * (v201 - v202));
    const double v330 = (1.0 / (v216 - ((v30 * v30) * (1.032162061231881 - (v120 + v192))))) * v329;
    qdd[0] = v330;
    const double v331 = (v213 * v330) - (v212 * v323);
    qdd[1] = v331;
    const double v332 = ((v188 * v330) - (v187 * v320)) + (v210 * v331);
    qdd[2] = v332;
    const double v333 = (((v171 * v330) - (v170 * v315)) - (v185 * v332)) + (v209 * v331);
    qdd[3] = v333;
    const double v334 = (((v154 * v314) + (v155 * v330)) - (v169 * v333)) - (v184 * v332);
    const double v335 = v334 - (v208 * v331);
    qdd[4] = v335;
    const double v336 = (((v142 * v330) - (v141 * v313)) - (v153 * v335)) + (v168 * v333);
    const double v337 = (v336 + (v183 * v332)) - (v207 * v331);
    qdd[5] = v337;
    const double v338 = (((149.60760989322966 * v312) + (v136 * v337)) + (v149 * v335)) - (v164 * v333);
    qdd[6] = ((v338 - (v179 * v332)) - (v172 * v330)) + (v206 * v331);
}

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

void panda_kinetic_energy(const panda_prepared *restrict prepared, const double q[restrict 7], const double qd[restrict 7], double *restrict T)
{
    (void)prepared;
    double v0;
    double v1;
    panda_sincos(q[3], &v0, &v1);
    double v2;
    double v3;
    panda_sincos(q[5], &v2, &v3);
    double v4;
    double v5;
    panda_sincos(q[4], &v4, &v5);
    double v6;
    double v7;
    panda_sincos(q[1], &v6, &v7);
    double v8;
    double v9;
    panda_sincos(q[2], &v8, &v9);
    const double v10 = v7 * qd[0];
    const double v11 = qd[2] + v10;
    const double v12 = v6 * qd[0];
    const double v13 = (v9 * qd[1]) + (v8 * v12);
    const double v14 = (v9 * v12) - (v8 * qd[1]);
    const double v15 = qd[3] - v13;
    const double v16 = (v0 * v11) - (v1 * v14);
    const double v17 = (v0 * v14) + (v1 * v11);
    const double v18 = (v4 * v15) - (v5 * v16);
    const double v19 = (v5 * v15) + (v4 * v16);
    const double v20 = qd[4] + v17;
    const double v21 = qd[5] + v19;
    const double v22 = (v2 * v18) + (v3 * v20);
    const double v23 = qd[6] - v22;
    double v24;
    double v25;
    panda_sincos(q[6], &v24, &v25);
    const double v26 = (v2 * v20) - (v3 * v18);
    const double v27 = v0 * v13;
    const double v28 = v1 * v13;
    const double v29 = (0.0825 * v27) - (0.316 * v28);
    const double v30 = v29 + (0.384 * v15);
    const double v31 = (0.0825 * v11) + (0.316 * v14);
    const double v32 = ((0.384 * v16) + (0.0825 * v17)) - v31;
    const double v33 = (v4 * v30) - (v5 * v32);
    const double v34 = (0.316 * v27) + (0.0825 * v28);
    const double v35 = v34 + (0.0825 * v15);
    const double v36 = (v4 * v32) + (v5 * v30);
    const double v37 = (v14 * (0.24319455717061483 * v14)) + (v18 * (0.03942757095803552 * v18));
    const double v38 = v37 + (qd[1] * ((0.026534991901690206 * qd[1]) - (0.0015378722058927998 * v10)));
    const double v39 = v38 - (v12 * ((0.02052220364201634 * qd[1]) - (0.008503511624021552 * v12)));
    const double v40 = v13 * ((0.23957801315615013 * v13) - ((0.08884734602313517 * v11) - (0.016496666281351487 * v14)));
    const double v41 = (v39 + (v11 * ((0.01824920229252011 * v11) + (0.06712516233222851 * v14)))) + v40;
    const double v42 = v41 - (0.74928881601 * ((v16 * v31) - (v15 * v29)));
    const double v43 = v42 + (0.19700413866 * ((v16 * v34) - (v17 * v29)));
    const double v44 = v43 + (v15 * ((0.007810710052552201 * v16) + (0.07758614905253959 * v15)));
    const double v45 = v44 + (v16 * ((0.06767727025085991 * v16) + (0.0554316863472517 * v17)));
    const double v46 = v45 + (0.3815367543 * ((v15 * v34) - (v17 * v31)));
    const double v47 = v46 - (v17 * ((0.003288975154738541 * v15) - (0.03239943042445132 * v17)));
    const double v48 = v47 + (0.029307465076 * ((v19 * v35) - (v20 * v33)));
    const double v49 = v48 - (0.094243372804 * ((v19 * v36) + (v18 * v33)));
    const double v50 = v49 + (v19 * ((0.03146037232526039 * v19) - (0.0030304889466540603 * v18)));
    const double v51 = v20 * ((0.010869510762828563 * v20) - ((0.004328104104196259 * v19) - (0.00920049103512621 * v18)));
    const double v52 = (v50 + (0.10068694498 * ((v18 * v35) + (v20 * v36)))) + v51;
    const double v53 = v33 + (0.088 * v22);
    const double v54 = (v2 * v35) + (v3 * v36);
    const double v55 = v25 * v54;
    const double v56 = (0.131605936 * v22) + (1.495522 * v33);
    const double v57 = (v24 * v26) - (v21 * v25);
    const double v58 = (((v24 * v56) + (0.3005558972680001 * v57)) + (0.004068879917323594 * v23)) + (1.495522 * v55);
    const double v59 = v24 * v54;
    const double v60 = (v21 * v24) + (v25 * v26);
    const double v61 = (((0.005147210742676412 * v23) - (v25 * v56)) - (0.3005558972680001 * v60)) + (1.495522 * v59);
    const double v62 = (v2 * v36) - (v3 * v35);
    const double v63 = (((0.131605936 * v21) + (1.495522 * v62)) - (0.005147210742676412 * v57)) - (0.004068879917323594 * v60);
    const double v64 = v26 * ((((0.00304822180576663 * v22) + (0.04705351387 * v33)) - (0.00020751783443736984 * v21)) + (0.0024804603581707898 * v26));
    const double v65 = v52 + (((v33 * (2.892501 * v33)) + v64) + (v23 * (0.006684151967360946 * v23)));
    const double v66 = (v65 + ((v55 + (v24 * v53)) * v58)) + ((v59 - (v25 * v53)) * v61);
    const double v67 = v66 + ((v62 + (0.088 * v21)) * v63);
    const double v68 = v67 + (0.20048323339000002 * ((v22 * v33) + (v21 * v62)));
    const double v69 = v68 + (0.035054317870000004 * ((v22 * v54) + (v26 * v62)));
    const double v70 = 3.587895 * (((v29 * v29) + (v31 * v31)) + (v34 * v34));
    const double v71 = (v69 + (v22 * ((0.010567766133106952 * v22) + (0.00018713819462921 * v21)))) + v70;
    const double v72 = v71 + (1.225946 * ((v35 * v35) + (v36 * v36)));
    const double v73 = v72 + (1.666555 * ((v54 * v54) + (v62 * v62)));
    const double v74 = v73 - (v21 * ((0.04705351387 * v54) - (0.011794560230238952 * v21)));
    const double v75 = v60 * ((0.03163334319094959 * v60) - ((0.0007827825633684959 * v57) + (0.001930610339838224 * v23)));
    const double v76 = (v74 + (v57 * ((0.029212399412428362 * v57) + (0.002511073196545797 * v23)))) + v75;
    const double v77 = 0.5 * (v76 + (v10 * ((0.02812428471219496 * v10) - (0.00796671776787104 * v12))));
    *T = (qd[0] * (0.004606581888605611 * qd[0])) + v77;
}

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

void panda_potential_energy(const panda_prepared *restrict prepared, const double q[restrict 7], double *restrict V)
{
    (void)prepared;
    double v0;
    double v1;
    panda_sincos(q[3], &v0, &v1);
    double v2;
    double v3;
    panda_sincos(q[5], &v2, &v3);
    double v4;
    double v5;
    panda_sincos(q[4], &v4, &v5);
    double v6;
    double v7;
    panda_sincos(q[1], &v6, &v7);
    double v8;
    double v9;
    panda_sincos(q[2], &v8, &v9);
    double v10;
    double v11;
    panda_sincos(q[6], &v10, &v11);
    const double v12 = 0.23184755269500001 - ((0.002034439958661797 * v10) - (0.002573605371338206 * v11));
    const double v13 = ((0.17380470556900005 * v2) - 0.014653732538) + (v3 * v12);
    const double v14 = 0.067870631425 - ((0.002573605371338206 * v10) + (0.002034439958661797 * v11));
    const double v15 = ((0.17380470556900005 * v3) - 2.0125235536030006) - (v2 * v12);
    const double v16 = ((v5 * v13) - 0.5527802746500001) - (v4 * v14);
    const double v17 = 0.002031994566 + (v8 * ((0.028227094878000014 + (v4 * v13)) + (v5 * v14)));
    const double v18 = 5.365065983920002 + (v6 * (v17 - (v9 * (0.7468579598720001 + ((v0 * v15) + (v1 * v16))))));
    *V = 9.81 * (v18 + (v7 * (3.3445000435120007 + ((v0 * v16) - (v1 * v15)))));
}

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

void panda_position_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double x[restrict 3])
{
    (void)prepared;
    double v0;
    double v1;
    panda_sincos(q[3], &v0, &v1);
    double v2;
    double v3;
    panda_sincos(q[5], &v2, &v3);
    double v4;
    double v5;
    panda_sincos(q[4], &v4, &v5);
    double v6;
    double v7;
    panda_sincos(q[1], &v6, &v7);
    double v8;
    double v9;
    panda_sincos(q[2], &v8, &v9);
    double v10;
    double v11;
    panda_sincos(q[0], &v10, &v11);
    const double v12 = 0.384 + ((0.088 * v2) - (0.107 * v3));
    const double v13 = (0.107 * v2) + (0.088 * v3);
    const double v14 = (v5 * v13) - 0.0825;
    const double v15 = 0.0825 - ((v0 * v12) - (v1 * v14));
    const double v16 = v4 * v13;
    const double v17 = (v8 * v16) - (v9 * v15);
    const double v18 = 0.316 + ((v0 * v14) + (v1 * v12));
    const double v19 = (v6 * v18) - (v7 * v17);
    const double v20 = (v8 * v15) + (v9 * v16);
    x[0] = (v11 * v19) - (v10 * v20);
    x[1] = (v10 * v19) + (v11 * v20);
    x[2] = 0.333 + ((v6 * v17) + (v7 * v18));
}

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

void panda_rotation_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double R[restrict 9])
{
    (void)prepared;
    double v0;
    double v1;
    panda_sincos(q[3], &v0, &v1);
    double v2;
    double v3;
    panda_sincos(q[5], &v2, &v3);
    double v4;
    double v5;
    panda_sincos(q[4], &v4, &v5);
    double v6;
    double v7;
    panda_sincos(q[1], &v6, &v7);
    double v8;
    double v9;
    panda_sincos(q[2], &v8, &v9);
    const double v10 = v0 * v7;
    const double v11 = v1 * v7;
    double v12;
    double v13;
    panda_sincos(q[0], &v12, &v13);
    double v14;
    double v15;
    panda_sincos(q[6], &v14, &v15);
    const double v16 = v0 * v6;
    const double v17 = v16 + (v9 * v11);
    const double v18 = v5 * v8;
    const double v19 = (v4 * v17) + (v7 * v18);
    const double v20 = v4 * v8;
    const double v21 = (v1 * v20) - (v5 * v9);
    const double v22 = (v13 * v19) - (v12 * v21);
    const double v23 = (v7 * v20) - (v5 * v17);
    const double v24 = (v4 * v9) + (v1 * v18);
    const double v25 = (v13 * v23) + (v12 * v24);
    const double v26 = v1 * v6;
    const double v27 = v26 - (v9 * v10);
    const double v28 = v0 * v8;
    const double v29 = (v13 * v27) + (v12 * v28);
    const double v30 = (v3 * v25) - (v2 * v29);
    R[0] = (v14 * v22) - (v15 * v30);
    R[1] = (v14 * v30) + (v15 * v22);
    const double v31 = (v13 * v21) + (v12 * v19);
    const double v32 = (v13 * v24) - (v12 * v23);
    const double v33 = (v13 * v28) - (v12 * v27);
    const double v34 = (v3 * v32) - (v2 * v33);
    R[3] = (v14 * v31) + (v15 * v34);
    R[4] = (v15 * v31) - (v14 * v34);
    R[5] = (v3 * v33) + (v2 * v32);
    const double v35 = (v9 * v26) - v10;
    const double v36 = (v4 * v35) + (v6 * v18);
    const double v37 = (v6 * v20) - (v5 * v35);
    const double v38 = v11 + (v9 * v16);
    const double v39 = (v3 * v37) + (v2 * v38);
    R[6] = (v15 * v39) - (v14 * v36);
    R[8] = (v2 * v37) - (v3 * v38);
    R[2] = -((v3 * v29) + (v2 * v25));
    R[7] = -((v14 * v39) + (v15 * v36));
}

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

void panda_jacobian_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double J[restrict 42])
{
    (void)prepared;
    double v0;
    double v1;
    panda_sincos(q[3], &v0, &v1);
    double v2;
    double v3;
    panda_sincos(q[5], &v2, &v3);
    double v4;
    double v5;
    panda_sincos(q[4], &v4, &v5);
    double v6;
    double v7;
    panda_sincos(q[1], &v6, &v7);
    double v8;
    double v9;
    panda_sincos(q[2], &v8, &v9);
    J[37] = v7;
    const double v10 = v6 * v8;
    const double v11 = v6 * v9;
    const double v12 = (v1 * v7) + (v0 * v11);
    J[39] = v12;
    double v13;
    double v14;
    panda_sincos(q[0], &v13, &v14);
    J[29] = v14;
    const double v15 = v8 * v14;
    const double v16 = v6 * v13;
    J[30] = v16;
    const double v17 = v9 * v14;
    const double v18 = 0.316 * v16;
    const double v19 = 0.333 + (0.316 * v7);
    const double v20 = (0.0825 * v11) - v19;
    const double v21 = v8 * v13;
    const double v22 = v6 * v14;
    J[23] = v22;
    const double v23 = v9 * v13;
    const double v24 = 0.316 * v22;
    J[35] = 1.0;
    const double v25 = 0.088 * v2;
    const double v26 = 0.088 * v3;
    J[14] = 0.0;
    J[21] = 0.0;
    J[28] = 0.0;
    J[36] = 0.0;
    const double v27 = (v7 * v21) - v17;
    J[31] = v27;
    const double v28 = v15 + (v7 * v23);
    const double v29 = (v0 * v16) + (v1 * v28);
    const double v30 = (v4 * v27) - (v5 * v29);
    const double v31 = (v1 * v16) - (v0 * v28);
    J[32] = v31;
    const double v32 = (v2 * v30) + (v3 * v31);
    const double v33 = v18 + (0.0825 * v28);
    const double v34 = ((0.0825 * v29) - (0.384 * v31)) - v33;
    const double v35 = v34 + ((v26 * v30) - (v25 * v31));
    const double v36 = v35 + (0.107 * v32);
    J[0] = v36;
    const double v37 = (v0 * v7) - (v1 * v11);
    const double v38 = (v4 * v10) + (v5 * v37);
    const double v39 = (v2 * v38) - (v3 * v12);
    J[41] = v39;
    const double v40 = v20 + ((0.0825 * v37) - (0.384 * v12));
    const double v41 = ((v26 * v38) + (v12 * v25)) - v40;
    const double v42 = v41 + (0.107 * v39);
    const double v43 = 0.333 - v42;
    const double v44 = v18 + v36;
    const double v45 = v19 - v42;
    J[2] = (v7 * v44) - (v16 * v45);
    const double v46 = v20 + v42;
    const double v47 = v33 + v36;
    J[3] = (v27 * v46) - (v10 * v47);
    const double v48 = v40 + v42;
    const double v49 = v34 - v36;
    J[4] = (v31 * v48) - (v12 * v49);
    const double v50 = (v4 * v29) + (v5 * v27);
    J[33] = v50;
    const double v51 = (v4 * v37) - (v5 * v10);
    J[40] = v51;
    J[5] = (v48 * v50) - (v49 * v51);
    const double v52 = v41 - v42;
    const double v53 = v35 - v36;
    J[6] = (v32 * v52) - (v39 * v53);
    const double v54 = v23 + (v7 * v15);
    J[24] = v54;
    const double v55 = (v7 * v17) - v21;
    const double v56 = (v0 * v22) + (v1 * v55);
    const double v57 = (v4 * v54) - (v5 * v56);
    const double v58 = (v1 * v22) - (v0 * v55);
    J[25] = v58;
    const double v59 = (v2 * v57) + (v3 * v58);
    const double v60 = v24 + (0.0825 * v55);
    const double v61 = ((0.0825 * v56) - (0.384 * v58)) - v60;
    const double v62 = v61 + ((v26 * v57) - (v25 * v58));
    const double v63 = v62 + (0.107 * v59);
    const double v64 = v24 + v63;
    J[9] = (v22 * v45) - (v7 * v64);
    const double v65 = v60 + v63;
    J[10] = (v10 * v65) - (v46 * v54);
    const double v66 = v61 - v63;
    J[11] = (v12 * v66) - (v48 * v58);
    const double v67 = (v4 * v56) + (v5 * v54);
    J[26] = v67;
    J[12] = (v51 * v66) - (v48 * v67);
    const double v68 = v62 - v63;
    J[13] = (v39 * v68) - (v52 * v59);
    J[15] = (v14 * v63) + (v13 * v36);
    J[16] = (v16 * v64) - (v22 * v44);
    J[17] = (v27 * v65) - (v47 * v54);
    J[18] = (v49 * v58) - (v31 * v66);
    J[19] = (v49 * v67) - (v50 * v66);
    J[20] = (v32 * v68) - (v53 * v59);
    J[1] = -(v14 * v43);
    J[7] = -v63;
    J[8] = -(v13 * v43);
    J[22] = -v13;
    J[27] = -v59;
    J[34] = -v32;
    J[38] = -v10;
}

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

void panda_influence_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double G[restrict 21], double H[restrict 147])
{
    (void)prepared;
    double v0;
    double v1;
    panda_sincos(q[3], &v0, &v1);
    double v2;
    double v3;
    panda_sincos(q[5], &v2, &v3);
    double v4;
    double v5;
    panda_sincos(q[4], &v4, &v5);
    double v6;
    double v7;
    panda_sincos(q[1], &v6, &v7);
    double v8;
    double v9;
    panda_sincos(q[2], &v8, &v9);
    const double v10 = v6 * v8;
    const double v11 = v6 * v9;
    const double v12 = (v1 * v11) - (v0 * v7);
    const double v13 = (v4 * v10) - (v5 * v12);
    const double v14 = (v1 * v7) + (v0 * v11);
    const double v15 = (v2 * v13) - (v3 * v14);
    double v16;
    double v17;
    panda_sincos(q[0], &v16, &v17);
    const double v18 = v8 * v17;
    const double v19 = v6 * v16;
    const double v20 = v9 * v17;
    const double v21 = 0.316 * v19;
    const double v22 = 0.333 + (0.316 * v7);
    const double v23 = (0.0825 * v11) - v22;
    const double v24 = ((0.0825 * v12) + (0.384 * v14)) - v23;
    const double v25 = (v4 * v12) + (v5 * v10);
    const double v26 = v8 * v16;
    const double v27 = v6 * v17;
    const double v28 = v9 * v16;
    const double v29 = 0.316 * v27;
    const double v30 = 0.088 * v2;
    const double v31 = 0.088 * v3;
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
    const double v32 = v18 + (v7 * v28);
    const double v33 = (v0 * v19) + (v1 * v32);
    const double v34 = (v1 * v19) - (v0 * v32);
    const double v35 = v21 + (0.0825 * v32);
    const double v36 = ((0.0825 * v33) - (0.384 * v34)) - v35;
    const double v37 = v28 + (v7 * v18);
    const double v38 = (v7 * v20) - v26;
    const double v39 = (v0 * v27) + (v1 * v38);
    const double v40 = (v4 * v37) - (v5 * v39);
    const double v41 = (v1 * v27) - (v0 * v38);
    const double v42 = (v2 * v40) + (v3 * v41);
    const double v43 = v29 + (0.0825 * v38);
    const double v44 = ((0.0825 * v39) - (0.384 * v41)) - v43;
    const double v45 = (v4 * v39) + (v5 * v37);
    const double v46 = v20 - (v7 * v26);
    const double v47 = (v5 * v33) + (v4 * v46);
    const double v48 = (v2 * v47) - (v3 * v34);
    const double v49 = ((v30 * v34) - v36) + (v31 * v47);
    const double v50 = v49 + (0.107 * v48);
    const double v51 = (v24 + (v14 * v30)) + (v13 * v31);
    const double v52 = v51 + (0.107 * v15);
    const double v53 = 0.333 - v52;
    const double v54 = v17 * v53;
    const double v55 = v21 - v50;
    const double v56 = v22 - v52;
    const double v57 = (v19 * v56) - (v7 * v55);
    const double v58 = v23 + v52;
    const double v59 = v35 - v50;
    const double v60 = (v46 * v58) + (v10 * v59);
    const double v61 = v24 - v52;
    const double v62 = v36 + v50;
    const double v63 = (v34 * v61) + (v14 * v62);
    const double v64 = (v4 * v33) - (v5 * v46);
    const double v65 = (v61 * v64) - (v25 * v62);
    const double v66 = v51 - v52;
    const double v67 = v49 - v50;
    const double v68 = (v48 * v66) - (v15 * v67);
    const double v69 = ((v30 * v41) - v44) - (v31 * v40);
    const double v70 = (0.107 * v42) - v69;
    H[0] = v70;
    const double v71 = v16 * v53;
    H[1] = v71;
    H[7] = v71;
    const double v72 = v29 + v70;
    const double v73 = (v27 * v56) - (v7 * v72);
    G[9] = v73;
    const double v74 = v43 + v70;
    const double v75 = (v10 * v74) - (v37 * v58);
    G[10] = v75;
    const double v76 = v44 - v70;
    const double v77 = (v14 * v76) + (v41 * v61);
    G[11] = v77;
    const double v78 = (v45 * v61) - (v25 * v76);
    G[12] = v78;
    const double v79 = v69 + v70;
    const double v80 = (v15 * v79) + (v42 * v66);
    H[6] = v80;
    H[42] = v80;
    const double v81 = (v17 * v70) - (v16 * v50);
    G[15] = v81;
    const double v82 = (v27 * v55) - (v19 * v72);
    const double v83 = (v46 * v74) + (v37 * v59);
    const double v84 = (v34 * v76) - (v41 * v62);
    const double v85 = (v45 * v62) - (v64 * v76);
    G[19] = v85;
    const double v86 = (v48 * v79) + (v42 * v67);
    G[20] = v86;
    H[8] = v17 * v81;
    const double v87 = v17 * v85;
    H[12] = v87;
    H[36] = v87;
    const double v88 = v17 * v86;
    H[13] = v88;
    H[43] = v88;
    const double v89 = (v19 * v85) - (v7 * v78);
    H[19] = v89;
    H[37] = v89;
    const double v90 = (v7 * v80) + (v19 * v86);
    H[20] = v90;
    H[44] = v90;
    H[24] = (v46 * v83) + (v10 * v75);
    const double v91 = (v46 * v84) + (v10 * v77);
    H[25] = v91;
    H[31] = v91;
    const double v92 = (v10 * v78) - (v46 * v85);
    H[26] = v92;
    H[38] = v92;
    const double v93 = (v34 * v85) - (v14 * v78);
    H[33] = v93;
    H[39] = v93;
    const double v94 = (v34 * v86) + (v14 * v80);
    H[34] = v94;
    H[46] = v94;
    H[40] = (v64 * v85) + (v25 * v78);
    const double v95 = (v64 * v86) - (v25 * v80);
    H[41] = v95;
    H[47] = v95;
    H[48] = (v48 * v86) + (v15 * v80);
    H[57] = v16 * v81;
    const double v96 = v16 * v85;
    H[61] = v96;
    H[85] = v96;
    const double v97 = v16 * v86;
    H[62] = v97;
    H[92] = v97;
    H[65] = (v27 * v82) - (v7 * v57);
    const double v98 = (v27 * v83) - (v7 * v60);
    H[66] = v98;
    H[72] = v98;
    const double v99 = (v27 * v84) - (v7 * v63);
    H[67] = v99;
    H[79] = v99;
    H[73] = (v37 * v83) + (v10 * v60);
    const double v100 = (v37 * v84) + (v10 * v63);
    H[74] = v100;
    H[80] = v100;
    const double v101 = (v10 * v65) - (v37 * v85);
    H[75] = v101;
    H[87] = v101;
    const double v102 = (v10 * v68) - (v37 * v86);
    H[76] = v102;
    H[94] = v102;
    H[81] = (v41 * v84) - (v14 * v63);
    H[89] = (v25 * v65) - (v45 * v85);
    const double v103 = (v25 * v68) - (v45 * v86);
    H[90] = v103;
    H[96] = v103;
    H[97] = (v42 * v86) - (v15 * v68);
    H[106] = (v17 * v54) + (v16 * v71);
    const double v104 = (v17 * v57) - (v16 * v73);
    H[107] = v104;
    H[113] = v104;
    const double v105 = (v17 * v60) - (v16 * v75);
    H[108] = v105;
    H[120] = v105;
    const double v106 = (v17 * v63) - (v16 * v77);
    H[109] = v106;
    H[127] = v106;
    const double v107 = (v17 * v65) - (v16 * v78);
    H[110] = v107;
    H[134] = v107;
    const double v108 = (v17 * v68) + (v16 * v80);
    H[111] = v108;
    H[141] = v108;
    H[114] = (v27 * v73) + (v19 * v57);
    const double v109 = (v27 * v75) + (v19 * v60);
    H[115] = v109;
    H[121] = v109;
    const double v110 = (v27 * v77) + (v19 * v63);
    H[116] = v110;
    H[128] = v110;
    const double v111 = (v27 * v78) + (v19 * v65);
    H[117] = v111;
    H[135] = v111;
    H[122] = (v37 * v75) - (v46 * v60);
    H[130] = (v34 * v63) + (v41 * v77);
    const double v112 = (v34 * v65) + (v41 * v78);
    H[131] = v112;
    H[137] = v112;
    const double v113 = (v34 * v68) - (v41 * v80);
    H[132] = v113;
    H[144] = v113;
    H[138] = (v64 * v65) + (v45 * v78);
    const double v114 = (v64 * v68) - (v45 * v80);
    H[139] = v114;
    H[145] = v114;
    H[146] = (v48 * v68) + (v42 * v80);
    const double v115 = -v50;
    G[0] = v115;
    H[49] = v115;
    const double v116 = -v54;
    G[1] = v116;
    H[50] = v116;
    H[56] = v116;
    const double v117 = -v57;
    G[2] = v117;
    H[51] = v117;
    H[63] = v117;
    const double v118 = -v60;
    G[3] = v118;
    H[52] = v118;
    H[70] = v118;
    const double v119 = -v63;
    G[4] = v119;
    H[53] = v119;
    H[77] = v119;
    const double v120 = -v65;
    G[5] = v120;
    H[54] = v120;
    H[84] = v120;
    const double v121 = -v68;
    G[6] = v121;
    H[55] = v121;
    H[91] = v121;
    G[7] = -v70;
    G[8] = -v71;
    G[13] = -v80;
    G[16] = -v82;
    G[17] = -v83;
    G[18] = -v84;
    const double v122 = -v73;
    H[2] = v122;
    H[14] = v122;
    const double v123 = -v75;
    H[3] = v123;
    H[21] = v123;
    const double v124 = -v77;
    H[4] = v124;
    H[28] = v124;
    const double v125 = -v78;
    H[5] = v125;
    H[35] = v125;
    const double v126 = -(v17 * v82);
    H[9] = v126;
    H[15] = v126;
    const double v127 = -(v17 * v83);
    H[10] = v127;
    H[22] = v127;
    const double v128 = -(v17 * v84);
    H[11] = v128;
    H[29] = v128;
    H[16] = -((v7 * v73) + (v19 * v82));
    const double v129 = -((v7 * v75) + (v19 * v83));
    H[17] = v129;
    H[23] = v129;
    const double v130 = -((v7 * v77) + (v19 * v84));
    H[18] = v130;
    H[30] = v130;
    const double v131 = -((v46 * v86) + (v10 * v80));
    H[27] = v131;
    H[45] = v131;
    H[32] = -((v34 * v84) + (v14 * v77));
    const double v132 = -(v16 * v82);
    H[58] = v132;
    H[64] = v132;
    const double v133 = -(v16 * v83);
    H[59] = v133;
    H[71] = v133;
    const double v134 = -(v16 * v84);
    H[60] = v134;
    H[78] = v134;
    const double v135 = -((v7 * v65) + (v27 * v85));
    H[68] = v135;
    H[86] = v135;
    const double v136 = -((v7 * v68) + (v27 * v86));
    H[69] = v136;
    H[93] = v136;
    const double v137 = -((v14 * v65) + (v41 * v85));
    H[82] = v137;
    H[88] = v137;
    const double v138 = -((v14 * v68) + (v41 * v86));
    H[83] = v138;
    H[95] = v138;
    const double v139 = -((v27 * v80) - (v19 * v68));
    H[118] = v139;
    H[142] = v139;
    const double v140 = -((v46 * v63) - (v37 * v77));
    H[123] = v140;
    H[129] = v140;
    const double v141 = -((v46 * v65) - (v37 * v78));
    H[124] = v141;
    H[136] = v141;
    const double v142 = -((v46 * v68) + (v37 * v80));
    H[125] = v142;
    H[143] = v142;
}

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

void panda_influence_rotational_tip(const panda_prepared *restrict prepared, const double q[restrict 7], double G[restrict 21], double H[restrict 147])
{
    (void)prepared;
    double v0;
    double v1;
    panda_sincos(q[3], &v0, &v1);
    double v2;
    double v3;
    panda_sincos(q[5], &v2, &v3);
    double v4;
    double v5;
    panda_sincos(q[4], &v4, &v5);
    double v6;
    double v7;
    panda_sincos(q[1], &v6, &v7);
    double v8;
    double v9;
    panda_sincos(q[2], &v8, &v9);
    G[16] = v7;
    const double v10 = v6 * v8;
    const double v11 = v6 * v9;
    const double v12 = (v1 * v11) - (v0 * v7);
    const double v13 = (v1 * v7) + (v0 * v11);
    G[18] = v13;
    double v14;
    double v15;
    panda_sincos(q[0], &v14, &v15);
    G[8] = v15;
    const double v16 = v7 * v14;
    H[58] = v16;
    const double v17 = (v8 * v15) + (v9 * v16);
    const double v18 = v6 * v14;
    G[9] = v18;
    const double v19 = (v1 * v18) - (v0 * v17);
    G[11] = v19;
    const double v20 = (v8 * v16) - (v9 * v15);
    G[10] = v20;
    const double v21 = (v1 * v17) + (v0 * v18);
    const double v22 = (v4 * v12) + (v5 * v10);
    const double v23 = (v4 * v21) + (v5 * v20);
    G[12] = v23;
    const double v24 = v7 * v15;
    H[9] = v24;
    const double v25 = v6 * v15;
    G[2] = v25;
    H[51] = v25;
    const double v26 = (v9 * v14) + (v8 * v24);
    G[3] = v26;
    H[52] = v26;
    G[14] = 1.0;
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
    const double v27 = -v14;
    G[1] = v27;
    H[50] = v27;
    G[17] = -v10;
    const double v28 = (v8 * v14) - (v9 * v24);
    const double v29 = (v1 * v25) + (v0 * v28);
    G[4] = v29;
    H[53] = v29;
    const double v30 = (v0 * v25) - (v1 * v28);
    const double v31 = (v5 * v26) + (v4 * v30);
    G[5] = v31;
    H[54] = v31;
    const double v32 = v2 * v5;
    const double v33 = v2 * v4;
    const double v34 = ((v30 * v32) - (v3 * v29)) - (v26 * v33);
    G[6] = v34;
    H[55] = v34;
    const double v35 = ((v21 * v32) - (v3 * v19)) - (v20 * v33);
    G[13] = v35;
    const double v36 = ((v10 * v33) - (v3 * v13)) - (v12 * v32);
    G[20] = v36;
    H[11] = v13 * v15;
    H[13] = v15 * v36;
    H[18] = (v13 * v18) - (v7 * v19);
    H[20] = (v18 * v36) - (v7 * v35);
    H[25] = (v13 * v20) + (v10 * v19);
    H[26] = (v10 * v23) - (v20 * v22);
    H[27] = (v20 * v36) + (v10 * v35);
    H[34] = (v19 * v36) - (v13 * v35);
    H[41] = (v22 * v35) + (v23 * v36);
    H[60] = v13 * v14;
    H[62] = v14 * v36;
    H[66] = (v7 * v26) + (v10 * v25);
    H[67] = (v7 * v29) - (v13 * v25);
    H[68] = (v7 * v31) + (v22 * v25);
    H[69] = (v7 * v34) - (v25 * v36);
    H[75] = (v22 * v26) - (v10 * v31);
    H[82] = (v22 * v29) + (v13 * v31);
    H[83] = (v13 * v34) - (v29 * v36);
    H[115] = (v20 * v25) - (v18 * v26);
    H[116] = (v19 * v25) - (v18 * v29);
    H[117] = (v23 * v25) - (v18 * v31);
    H[118] = (v25 * v35) - (v18 * v34);
    H[123] = (v19 * v26) - (v20 * v29);
    H[124] = (v23 * v26) - (v20 * v31);
    H[125] = (v26 * v35) - (v20 * v34);
    H[131] = (v23 * v29) - (v19 * v31);
    H[132] = (v29 * v35) - (v19 * v34);
    H[139] = (v31 * v35) - (v23 * v34);
    G[19] = -v22;
    H[1] = -v15;
    H[2] = -v18;
    H[3] = -v20;
    H[4] = -v19;
    H[5] = -v23;
    H[6] = -v35;
    H[10] = -(v8 * v25);
    H[12] = -(v15 * v22);
    H[17] = -((v7 * v20) + (v10 * v18));
    H[19] = -((v7 * v23) + (v18 * v22));
    H[33] = -((v19 * v22) + (v13 * v23));
    H[59] = -(v8 * v18);
    H[61] = -(v14 * v22);
    H[74] = -((v13 * v26) + (v10 * v29));
    H[76] = -((v26 * v36) + (v10 * v34));
    H[90] = -((v22 * v34) + (v31 * v36));
    H[107] = -((v14 * v18) + (v15 * v25));
    H[108] = -((v14 * v20) + (v15 * v26));
    H[109] = -((v14 * v19) + (v15 * v29));
    H[110] = -((v14 * v23) + (v15 * v31));
    H[111] = -((v14 * v35) + (v15 * v34));
}

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
