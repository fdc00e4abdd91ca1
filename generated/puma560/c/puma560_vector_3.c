/* Many states at a time. Compiled with PUMA560_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "puma560.h"

#if defined(PUMA560_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PUMA560_BYTES 64
#elif defined(__AVX__)
#define PUMA560_BYTES 32
#else
#define PUMA560_BYTES 16
#endif
#define PUMA560_LANES (PUMA560_BYTES / sizeof(double))
#define PUMA560_APART __attribute__((noinline))

typedef double puma560_pack __attribute__((vector_size(PUMA560_BYTES)));
typedef double puma560_unaligned __attribute__((vector_size(PUMA560_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_mask __attribute__((vector_size(PUMA560_BYTES)));
typedef signed char puma560_bytes __attribute__((vector_size(PUMA560_BYTES / sizeof(double)), aligned(1), may_alias));
typedef int32_t puma560_turns __attribute__((vector_size(PUMA560_BYTES / sizeof(double) * 4)));

static inline puma560_pack puma560_pack_splat(double x)
{
    return x - (puma560_pack){ 0.0 };
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_APART void puma560_pack_take_rest(size_t size, size_t count, size_t first, size_t lanes, const double *many, puma560_pack *one)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < PUMA560_LANES; i++) {
            one[k][i] = many[(k * count) + first + ((i < lanes) ? i : (lanes - 1U))];
        }
    }
}

static PUMA560_APART void puma560_pack_give_rest(size_t size, size_t count, size_t first, size_t lanes, const puma560_pack *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < lanes; i++) {
            many[(k * count) + first + i] = one[k][i];
        }
    }
}

static inline void puma560_pack_take(size_t size, size_t count, size_t first, size_t lanes, const double *many, puma560_pack *one)
{
    if (lanes < PUMA560_LANES) {
        puma560_pack_take_rest(size, count, first, lanes, many, one);
    } else {
        for (size_t k = 0U; k < size; k++) {
            one[k] = *(const puma560_unaligned *)&many[(k * count) + first];
        }
    }
}

static inline void puma560_pack_give(size_t size, size_t count, size_t first, size_t lanes, const puma560_pack *one, double *many)
{
    if (lanes < PUMA560_LANES) {
        puma560_pack_give_rest(size, count, first, lanes, one, many);
    } else {
        for (size_t k = 0U; k < size; k++) {
            *(puma560_unaligned *)&many[(k * count) + first] = one[k];
        }
    }
}

static inline puma560_pack puma560_pack_select(puma560_mask condition, puma560_pack x, puma560_pack y)
{
    return (puma560_pack)(((puma560_mask)x & condition) | ((puma560_mask)y & ~condition));
}

static inline puma560_pack puma560_pack_abs(puma560_pack x)
{
    return (puma560_pack)((puma560_mask)x & ~(puma560_mask)puma560_pack_splat(-0.0));
}

static inline bool puma560_pack_all(puma560_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

/* The same as the scalar pair, on packs; the library answers for lanes whose angle is out of range, and for them only. */
static PUMA560_APART void puma560_pack_sincos_outside(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_mask inside = (puma560_mask)(puma560_pack_abs(angle[i]) <= 100000.0);

        for (size_t j = 0U; j < PUMA560_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline void puma560_pack_sincos(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine)
{
    puma560_mask every = ~(puma560_mask){ 0 };

    for (size_t i = 0U; i < size; i++) {
        const puma560_mask inside = (puma560_mask)(puma560_pack_abs(angle[i]) <= 100000.0);
        const puma560_pack x = (puma560_pack)((puma560_mask)angle[i] & inside);
        const puma560_turns turns = __builtin_convertvector((x * 0.6366197723675814) + 65536.5, puma560_turns);
        const puma560_pack n = __builtin_convertvector(turns, puma560_pack) - 65536.0;
        const puma560_pack odd = __builtin_convertvector(turns & 1, puma560_pack);
        const puma560_pack sign = 1.0 - __builtin_convertvector(turns & 2, puma560_pack);
        const puma560_pack a = x - (n * 1.5707963267341256);
        const puma560_pack b = a - (n * 6.077100506303966e-11);
        const puma560_pack rest = (n * 2.0222662487959506e-21) - ((a - b) - (n * 6.077100506303966e-11));
        const puma560_pack r = b - rest;
        const puma560_pack low = (b - r) - rest;
        const puma560_pack z = r * r;
        const puma560_pack h = 0.5 * z;
        const puma560_pack w = 1.0 - h;
        const puma560_pack s = r + (((r * z) * (-0.1666666666666663 + (z * (0.008333333333322063 + (z * (-0.00019841269829542612 + (z * (2.755731360452777e-06 + (z * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))))))) + (low - (h * low)));
        const puma560_pack c = w + (((1.0 - w) - h) + (((z * z) * (0.041666666666666595 + (z * (-0.0013888888888872975 + (z * (2.480158728880002e-05 + (z * (-2.7557314163976344e-07 + (z * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))))))) - (r * low)));
        const puma560_pack across = sign * odd;
        const puma560_pack along = sign - across;

        sine[i] = (s * along) + (c * across);
        cosine[i] = (c * along) - (s * across);
        every &= inside;
    }
    if (!puma560_pack_all(every)) {
        puma560_pack_sincos_outside(size, angle, sine, cosine);
    }
}

static PUMA560_APART void puma560_pack_inertia_power(const puma560_pack *restrict prepared, const puma560_pack *restrict q, puma560_pack *restrict P)
{
    (void)prepared;
    const puma560_pack v0_angle[6U] = {q[2], q[1], q[4], q[3], q[5], q[0]};
    puma560_pack v0_sine[6U];
    puma560_pack v0_cosine[6U];
    puma560_pack_sincos(6U, v0_angle, v0_sine, v0_cosine);
    P[0] = puma560_pack_splat(0.0);
    P[43] = puma560_pack_splat(0.0);
    P[80] = puma560_pack_splat(0.0);
    P[85] = puma560_pack_splat(0.0);
    P[86] = puma560_pack_splat(0.0);
    P[129] = puma560_pack_splat(0.0);
    P[172] = puma560_pack_splat(0.0);
    P[215] = puma560_pack_splat(0.0);
    const puma560_pack v12 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const puma560_pack v13 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const puma560_pack v14 = v0_cosine[3] * v13;
    const puma560_pack v15 = (v0_cosine[2] * v14) - (v0_sine[2] * v12);
    const puma560_pack v16 = v0_sine[3] * v13;
    const puma560_pack v17 = (v16 * v0_sine[4]) - (v0_cosine[4] * v15);
    const puma560_pack v18 = 0.00015 * v17;
    const puma560_pack v19 = v0_cosine[5] * v12;
    const puma560_pack v20 = (v0_sine[3] * v0_sine[5]) + (v0_cosine[3] * v19);
    const puma560_pack v21 = v0_cosine[5] * v13;
    const puma560_pack v22 = (v0_sine[2] * v21) + (v0_cosine[2] * v20);
    const puma560_pack v23 = (v0_cosine[3] * v0_sine[5]) - (v0_sine[3] * v19);
    const puma560_pack v24 = (v0_sine[4] * v23) + (v0_cosine[4] * v22);
    const puma560_pack v25 = (v0_sine[2] * v14) + (v0_cosine[2] * v12);
    const puma560_pack v26 = (v0_sine[2] * v20) - (v0_cosine[2] * v21);
    const puma560_pack v27 = v26 * v25;
    const puma560_pack v28 = (v16 * v0_cosine[4]) + (v0_sine[4] * v15);
    const puma560_pack v29 = 0.00015 * v28;
    const puma560_pack v30 = (v0_sine[4] * v22) - (v0_cosine[4] * v23);
    const puma560_pack v31 = ((4e-05 * v27) - (v24 * v18)) + (v30 * v29);
    const puma560_pack v32 = 0.0004 * v23;
    const puma560_pack v33 = 0.0003 * v15;
    const puma560_pack v34 = (((v16 * v32) - v31) - (v22 * v33)) - (0.0003 * v27);
    const puma560_pack v35 = 0.0018 * v20;
    const puma560_pack v36 = v12 * v21;
    const puma560_pack v37 = 0.0018 * v23;
    const puma560_pack v38 = (((v14 * v35) - v34) - (0.0013 * v36)) - (v16 * v37);
    const puma560_pack v39 = 0.066 * v13;
    const puma560_pack v40 = (v19 * v39) - (0.0125 * v36);
    const puma560_pack v41 = v0_sine[5] * v12;
    const puma560_pack v42 = (v0_cosine[3] * v41) - (v0_sine[3] * v0_cosine[5]);
    const puma560_pack v43 = v0_sine[5] * v13;
    const puma560_pack v44 = (v0_sine[2] * v43) + (v0_cosine[2] * v42);
    const puma560_pack v45 = (v0_cosine[3] * v0_cosine[5]) + (v0_sine[3] * v41);
    const puma560_pack v46 = (v0_sine[4] * v45) - (v0_cosine[4] * v44);
    const puma560_pack v47 = 0.00015 * v46;
    const puma560_pack v48 = (v0_cosine[2] * v43) - (v0_sine[2] * v42);
    const puma560_pack v49 = 4e-05 * v48;
    const puma560_pack v50 = (v0_cosine[4] * v45) + (v0_sine[4] * v44);
    const puma560_pack v51 = 0.00015 * v50;
    const puma560_pack v52 = ((v25 * v49) - (v17 * v47)) - (v28 * v51);
    const puma560_pack v53 = 0.0004 * v45;
    const puma560_pack v54 = 0.0003 * v44;
    const puma560_pack v55 = 0.0003 * v48;
    const puma560_pack v56 = (((v16 * v53) - v52) + (v15 * v54)) - (v25 * v55);
    const puma560_pack v57 = 0.0013 * v43;
    const puma560_pack v58 = 0.0018 * v42;
    const puma560_pack v59 = 0.0018 * v45;
    const puma560_pack v60 = (((v12 * v57) - v56) - (v14 * v58)) - (v16 * v59);
    const puma560_pack v61 = 0.0125 * v43;
    const puma560_pack v62 = (v12 * v61) - (v41 * v39);
    const puma560_pack v63 = (v0_sine[5] * (v60 + v62)) - (v0_cosine[5] * (v38 + v40));
    const puma560_pack v64 = 0.67183 + (0.4318 * v0_sine[1]);
    const puma560_pack v65 = v64 + (0.0203 * v13);
    const puma560_pack v66 = (0.4318 * v12) - v65;
    const puma560_pack v67 = v66 + (0.032 * v25);
    const puma560_pack v68 = 0.09 * v67;
    const puma560_pack v69 = 0.4318 * v0_cosine[1];
    const puma560_pack v70 = v69 * v0_cosine[5];
    const puma560_pack v71 = v70 + ((0.15005 * v0_sine[5]) - (0.0203 * v19));
    const puma560_pack v72 = (0.4318 * v21) - v71;
    const puma560_pack v73 = (0.032 * v26) - v72;
    const puma560_pack v74 = v73 * v68;
    const puma560_pack v75 = 0.34 * v66;
    const puma560_pack v76 = (v72 * v75) - v74;
    const puma560_pack v77 = (0.4508 * v12) - v65;
    const puma560_pack v78 = 0.82 * v77;
    const puma560_pack v79 = (0.4508 * v21) - v71;
    const puma560_pack v80 = v76 + (v79 * v78);
    const puma560_pack v81 = v69 * v0_sine[5];
    const puma560_pack v82 = (v81 - (0.15005 * v0_cosine[5])) - (0.0203 * v41);
    const puma560_pack v83 = (0.4318 * v43) - v82;
    const puma560_pack v84 = v83 + (0.032 * v48);
    const puma560_pack v85 = v84 * v68;
    const puma560_pack v86 = v85 + (v83 * v75);
    const puma560_pack v87 = (0.4508 * v43) - v82;
    const puma560_pack v88 = v86 + (v87 * v78);
    const puma560_pack v89 = v70 + ((0.16415 * v0_sine[5]) - (0.07 * v21));
    const puma560_pack v90 = (v81 - (0.07 * v43)) - (0.16415 * v0_cosine[5]);
    const puma560_pack v91 = (v0_sine[5] * v90) + (v0_cosine[5] * v89);
    const puma560_pack v92 = (0.336 * v12) - (4.8 * v64);
    const puma560_pack v93 = (v92 * v91) - ((v0_sine[5] * v88) + (v0_cosine[5] * v80));
    const puma560_pack v94 = 0.09 * v73;
    const puma560_pack v95 = 0.34 * v72;
    const puma560_pack v96 = v95 - v94;
    const puma560_pack v97 = 0.82 * v79;
    const puma560_pack v98 = v96 + v97;
    const puma560_pack v99 = 4.8 * v89;
    const puma560_pack v100 = v99 - v98;
    const puma560_pack v101 = 0.09 * v84;
    const puma560_pack v102 = 0.34 * v83;
    const puma560_pack v103 = v101 + v102;
    const puma560_pack v104 = 0.82 * v87;
    const puma560_pack v105 = v103 + v104;
    const puma560_pack v106 = 4.8 * v90;
    const puma560_pack v107 = v106 - v105;
    const puma560_pack v108 = (v0_sine[5] * v107) + (v0_cosine[5] * v100);
    const puma560_pack v109 = (0.006 * v0_sine[1]) - (0.068 * v0_cosine[1]);
    const puma560_pack v110 = (0.2275 * v0_sine[5]) - (v0_cosine[5] * v109);
    const puma560_pack v111 = (0.2275 * v0_cosine[5]) + (v0_sine[5] * v109);
    const puma560_pack v112 = (v0_sine[5] * v111) - (v0_cosine[5] * v110);
    const puma560_pack v113 = v112 * (11.689842 - (11.689842 + ((0.10439999999999999 * v0_cosine[1]) + (1.1832 * v0_sine[1]))));
    const puma560_pack v114 = (v93 + (0.67183 * v108)) - v113;
    P[6] = v114;
    const puma560_pack v115 = v0_sine[5] * v0_sine[5];
    const puma560_pack v116 = v0_cosine[5] * v0_cosine[5];
    const puma560_pack v117 = v116 + v115;
    const puma560_pack v118 = (v0_cosine[1] * v0_sine[1]) * (0.394 * v117);
    const puma560_pack v119 = (v118 - v114) - v63;
    P[36] = v119;
    const puma560_pack v120 = (v0_sine[5] * v60) - (v0_cosine[5] * v38);
    const puma560_pack v121 = v120 + ((v0_sine[5] * v62) - (v0_cosine[5] * v40));
    P[1] = (v121 - v119) - v118;
    const puma560_pack v122 = v93 + (v64 * v108);
    P[12] = v122;
    const puma560_pack v123 = v63 + v122;
    P[2] = v121 + v123;
    const puma560_pack v124 = (v43 * v38) + (v21 * v60);
    const puma560_pack v125 = (v65 * v43) - (v12 * v82);
    const puma560_pack v126 = (v12 * v71) - (v65 * v21);
    const puma560_pack v127 = (((v43 * v80) - (v21 * v88)) + (v98 * v125)) + (v105 * v126);
    const puma560_pack v128 = v127 + v124;
    P[108] = v128;
    P[3] = -(v124 + v128);
    const puma560_pack v129 = (v16 * v72) - (v23 * v66);
    const puma560_pack v130 = (v45 * v66) + (v16 * v83);
    const puma560_pack v131 = (v96 * v130) - (v103 * v129);
    const puma560_pack v132 = ((v45 * v76) + (v23 * v86)) - v131;
    const puma560_pack v133 = (v45 * v34) - (v23 * v56);
    const puma560_pack v134 = v132 - v133;
    P[144] = v134;
    P[4] = v133 - v134;
    const puma560_pack v135 = (v48 * v31) - (v26 * v52);
    const puma560_pack v136 = (v48 * v66) - (v83 * v25);
    const puma560_pack v137 = (v72 * v25) + (v26 * v66);
    const puma560_pack v138 = (v101 * v137) - (v94 * v136);
    const puma560_pack v139 = (v138 - (v26 * v85)) + (v48 * v74);
    P[30] = v139;
    const puma560_pack v140 = v139 - (2.0 * v135);
    P[5] = v140;
    const puma560_pack v141 = v73 * v94;
    const puma560_pack v142 = v141 + (v72 * v95);
    const puma560_pack v143 = v142 + (v79 * v97);
    const puma560_pack v144 = v101 * v73;
    const puma560_pack v145 = (v102 * v72) - v144;
    const puma560_pack v146 = v145 + (v104 * v79);
    const puma560_pack v147 = ((v0_sine[5] * v146) + (v0_cosine[5] * v143)) + (v99 * v91);
    const puma560_pack v148 = v84 * v101;
    const puma560_pack v149 = v148 + (v83 * v102);
    const puma560_pack v150 = v149 + (v87 * v104);
    const puma560_pack v151 = ((v0_sine[5] * v150) + (v0_cosine[5] * v146)) + (v106 * v91);
    const puma560_pack v152 = v26 * v26;
    const puma560_pack v153 = (4e-05 * v152) + (0.00015 * ((v24 * v24) + (v30 * v30)));
    const puma560_pack v154 = (v153 + (v23 * v32)) + (0.0003 * (v152 + (v22 * v22)));
    const puma560_pack v155 = v21 * v21;
    const puma560_pack v156 = ((v154 + (v20 * v35)) + (v23 * v37)) + (0.0013 * v155);
    const puma560_pack v157 = ((v156 + (v19 * (0.066 * v19))) + (0.086 * v115)) + (0.0125 * v155);
    const puma560_pack v158 = ((v48 * v49) + (v46 * v47)) + (v50 * v51);
    const puma560_pack v159 = ((v158 + (v45 * v53)) + (v44 * v54)) + (v48 * v55);
    const puma560_pack v160 = ((v159 + (v43 * v57)) + (v42 * v58)) + (v45 * v59);
    const puma560_pack v161 = 0.066 * v41;
    const puma560_pack v162 = v0_sine[5] * v0_cosine[5];
    const puma560_pack v163 = v162 * (v157 - (((v160 + (v43 * v61)) + (0.086 * v116)) + (v41 * v161)));
    const puma560_pack v164 = v162 * (0.539 - ((v0_sine[1] * (0.524 * v0_sine[1])) + (v0_cosine[1] * (0.13 * v0_cosine[1]))));
    const puma560_pack v165 = v115 - v116;
    const puma560_pack v166 = ((v26 * v49) + (v47 * v24)) - (v51 * v30);
    const puma560_pack v167 = ((v166 + (v23 * v53)) - (v54 * v22)) + (v26 * v55);
    const puma560_pack v168 = (((v21 * v57) - v167) + (v20 * v58)) - (v23 * v59);
    const puma560_pack v169 = (((0.086 * v162) - v168) - (v21 * v61)) - (v19 * v161);
    const puma560_pack v170 = (v165 * ((-v169) - v164)) - ((-(v165 * v164)) - v163);
    P[37] = v170;
    const puma560_pack v171 = ((v0_sine[5] * v110) + (v0_cosine[5] * v111)) * (17.4 * v112);
    P[7] = (v170 + ((v0_cosine[5] * v151) - (v0_sine[5] * v147))) + v171;
    const puma560_pack v172 = v69 * v117;
    const puma560_pack v173 = (v165 * v169) - v163;
    P[48] = v173;
    P[78] = v173;
    P[84] = v173;
    const puma560_pack v174 = ((v0_sine[5] * ((v172 * v100) - v147)) - (v0_cosine[5] * ((v172 * v107) - v151))) - v173;
    P[8] = v174;
    P[13] = v174;
    P[14] = v174;
    const puma560_pack v175 = (v43 * v71) - (v21 * v82);
    const puma560_pack v176 = ((v43 * v146) - (v21 * v150)) + (v105 * v175);
    const puma560_pack v177 = ((v43 * v143) - (v21 * v146)) + (v98 * v175);
    const puma560_pack v178 = (v0_sine[5] * v177) - (v0_cosine[5] * v176);
    const puma560_pack v179 = (v0_sine[5] * v168) - (v0_cosine[5] * v160);
    const puma560_pack v180 = (v0_sine[5] * v156) - (v0_cosine[5] * v168);
    const puma560_pack v181 = (v43 * v180) - (v21 * v179);
    const puma560_pack v182 = v25 * v25;
    const puma560_pack v183 = ((4e-05 * v182) + (v17 * v18)) + (v28 * v29);
    const puma560_pack v184 = v16 * v16;
    const puma560_pack v185 = ((v183 + (v15 * v33)) + (0.0003 * v182)) + (0.0004 * v184);
    const puma560_pack v186 = (v0_sine[5] * v43) + (v0_cosine[5] * v21);
    const puma560_pack v187 = v186 * ((v185 + (0.0013 * (v12 * v12))) + (0.0018 * (v184 + (v14 * v14))));
    const puma560_pack v188 = ((v181 + (v12 * v120)) - v178) - v187;
    P[9] = v188;
    P[15] = v188;
    const puma560_pack v189 = (v45 * v72) + (v23 * v83);
    const puma560_pack v190 = ((v45 * v145) + (v23 * v149)) - (v103 * v189);
    const puma560_pack v191 = ((v45 * v142) + (v23 * v145)) - (v96 * v189);
    const puma560_pack v192 = (v0_sine[5] * v191) - (v0_cosine[5] * v190);
    const puma560_pack v193 = v45 * v167;
    const puma560_pack v194 = v193 - (v23 * v159);
    const puma560_pack v195 = v23 * v167;
    const puma560_pack v196 = (v45 * v154) - v195;
    const puma560_pack v197 = (v0_sine[5] * v196) + (v0_cosine[5] * v194);
    const puma560_pack v198 = v0_cosine[5] * v16;
    const puma560_pack v199 = v0_sine[5] * v16;
    const puma560_pack v200 = (v0_sine[5] * v45) - (v0_cosine[5] * v23);
    const puma560_pack v201 = (v185 * v200) - ((v199 * v56) - (v198 * v34));
    const puma560_pack v202 = (v197 - v192) - v201;
    P[10] = v202;
    P[16] = v202;
    const puma560_pack v203 = (v48 * v72) + (v83 * v26);
    const puma560_pack v204 = v101 * v203;
    const puma560_pack v205 = v204 + ((v48 * v144) - (v26 * v148));
    const puma560_pack v206 = v25 * v31;
    const puma560_pack v207 = v206 - (v26 * v183);
    const puma560_pack v208 = v207 + v205;
    const puma560_pack v209 = v94 * v203;
    const puma560_pack v210 = v209 + ((v48 * v141) - (v26 * v144));
    const puma560_pack v211 = v25 * v52;
    const puma560_pack v212 = (v48 * v183) - v211;
    const puma560_pack v213 = v212 + v210;
    const puma560_pack v214 = v48 * v166;
    const puma560_pack v215 = v214 - (v26 * v158);
    const puma560_pack v216 = v26 * v166;
    const puma560_pack v217 = (v48 * v153) - v216;
    const puma560_pack v218 = (v0_sine[5] * v217) + (v0_cosine[5] * v215);
    const puma560_pack v219 = -(((v0_sine[5] * v213) + (v0_cosine[5] * v208)) - v218);
    P[11] = v219;
    P[17] = v219;
    P[18] = -v127;
    const puma560_pack v220 = (v43 * v168) + (v21 * v156);
    const puma560_pack v221 = (v43 * v160) + (v21 * v168);
    const puma560_pack v222 = (v41 * v60) - (v19 * v38);
    const puma560_pack v223 = v222 + ((v0_sine[5] * v221) + (v0_cosine[5] * v220));
    const puma560_pack v224 = -(v178 + v223);
    P[19] = v224;
    P[20] = v224;
    const puma560_pack v225 = (v43 * v220) - (v21 * v221);
    P[21] = (((v43 * v176) + (v12 * v128)) + (v21 * v177)) - v225;
    const puma560_pack v226 = (v43 * v190) + (v21 * v191);
    const puma560_pack v227 = (v43 * v194) - (v21 * v196);
    const puma560_pack v228 = (v16 * v43) + (v12 * v45);
    const puma560_pack v229 = (v16 * v21) - (v12 * v23);
    const puma560_pack v230 = (v21 * v45) + (v43 * v23);
    const puma560_pack v231 = (v185 * v230) - ((v56 * v229) + (v228 * v34));
    P[22] = v231 + (v227 + (v226 + (v12 * v134)));
    const puma560_pack v232 = (v43 * v215) - (v21 * v217);
    P[23] = v232 + (((v21 * v213) - (v43 * v208)) - (v12 * v140));
    P[24] = -v132;
    const puma560_pack v233 = v193 + ((v23 * v154) + (v16 * v34));
    const puma560_pack v234 = v195 + ((v45 * v159) + (v16 * v56));
    const puma560_pack v235 = (v0_sine[5] * v234) - (v0_cosine[5] * v233);
    const puma560_pack v236 = -(v192 + v235);
    P[25] = v236;
    P[26] = v236;
    const puma560_pack v237 = (v43 * v233) + (v21 * v234);
    P[27] = v237 + (v226 + (v12 * v132));
    const puma560_pack v238 = (v45 * v194) + (v23 * v196);
    P[28] = (v238 + ((v45 * v190) - (v23 * v191))) - (v16 * v134);
    const puma560_pack v239 = (v45 * v215) + (v23 * v217);
    P[29] = ((v239 - (v45 * v208)) - (v23 * v213)) + (v16 * v140);
    const puma560_pack v240 = v206 + (v214 + (v26 * v153));
    const puma560_pack v241 = v216 + (v211 + (v48 * v158));
    const puma560_pack v242 = (v0_sine[5] * v241) - (v0_cosine[5] * v240);
    const puma560_pack v243 = -(v242 + ((v0_sine[5] * v210) + (v0_cosine[5] * v205)));
    P[31] = v243;
    P[32] = v243;
    const puma560_pack v244 = (v43 * v240) + (v21 * v241);
    P[33] = v244 + (((v21 * v210) - (v43 * v205)) - (v12 * v139));
    const puma560_pack v245 = (v45 * v240) - (v23 * v241);
    P[34] = ((v245 - (v45 * v205)) - (v23 * v210)) + (v16 * v139);
    const puma560_pack v246 = ((v48 * v215) + (v25 * v135)) + (v26 * v217);
    P[35] = ((v246 - (v48 * v205)) - (v25 * v139)) - (v26 * v210);
    const puma560_pack v247 = -v173;
    P[38] = v247;
    P[73] = v247;
    P[74] = v247;
    const puma560_pack v248 = v187 - v222;
    const puma560_pack v249 = v68 + v75;
    const puma560_pack v250 = v78 + v249;
    const puma560_pack v251 = v0_sine[5] * v250;
    const puma560_pack v252 = v0_cosine[5] * v250;
    const puma560_pack v253 = (((v41 * v88) + (v19 * v80)) - (v125 * v251)) + (v126 * v252);
    const puma560_pack v254 = v67 * v68;
    const puma560_pack v255 = v254 + (v66 * v75);
    const puma560_pack v256 = v253 - (v186 * (v255 + (v77 * v78)));
    const puma560_pack v257 = ((v43 * v250) - (v12 * v105)) + (1.25 * v125);
    const puma560_pack v258 = 0.67183 * v0_sine[5];
    const puma560_pack v259 = ((v12 * v98) - (v21 * v250)) + (1.25 * v126);
    const puma560_pack v260 = 0.67183 * v0_cosine[5];
    const puma560_pack v261 = ((v258 * v257) - v256) - (v260 * v259);
    const puma560_pack v262 = v261 - v248;
    P[39] = v181 + v262;
    const puma560_pack v263 = -v201;
    const puma560_pack v264 = v130 * v249;
    const puma560_pack v265 = (((v200 * v255) + (v199 * v86)) + (v198 * v76)) - (v0_sine[5] * v264);
    const puma560_pack v266 = v129 * v249;
    const puma560_pack v267 = v265 - (v0_cosine[5] * v266);
    const puma560_pack v268 = ((v45 * v249) - (0.43000000000000005 * v130)) + (v16 * v103);
    const puma560_pack v269 = ((v16 * v96) - (v23 * v249)) - (0.43000000000000005 * v129);
    const puma560_pack v270 = (v267 + (v258 * v268)) + (v260 * v269);
    const puma560_pack v271 = v270 + v263;
    const puma560_pack v272 = (v0_sine[5] * v167) + (v0_cosine[5] * v159);
    const puma560_pack v273 = (v0_sine[5] * v154) + (v0_cosine[5] * v167);
    const puma560_pack v274 = (v45 * v273) - (v23 * v272);
    P[40] = v274 + v271;
    const puma560_pack v275 = (v0_sine[5] * v166) + (v0_cosine[5] * v158);
    const puma560_pack v276 = (v0_sine[5] * v153) + (v0_cosine[5] * v166);
    const puma560_pack v277 = (v48 * v276) - (v26 * v275);
    const puma560_pack v278 = v0_cosine[5] * v25;
    const puma560_pack v279 = v0_sine[5] * v25;
    const puma560_pack v280 = (v0_sine[5] * v48) - (v0_cosine[5] * v26);
    const puma560_pack v281 = v68 * v136;
    const puma560_pack v282 = (((v85 * v279) - (v74 * v278)) - (v254 * v280)) + (v0_sine[5] * v281);
    const puma560_pack v283 = v68 * v137;
    const puma560_pack v284 = v282 - (v0_cosine[5] * v283);
    const puma560_pack v285 = ((v48 * v68) - (0.09 * v136)) - (v101 * v25);
    const puma560_pack v286 = ((0.09 * v137) - (v26 * v68)) + (v94 * v25);
    const puma560_pack v287 = ((v258 * v285) - v284) + (v260 * v286);
    const puma560_pack v288 = v287 + v277;
    const puma560_pack v289 = ((v52 * v279) - (v183 * v280)) - (v31 * v278);
    P[41] = v288 + v289;
    P[42] = -v170;
    const puma560_pack v290 = v64 * v0_cosine[5];
    const puma560_pack v291 = (6.05 * v172) - v108;
    const puma560_pack v292 = v172 * (v92 + v250);
    const puma560_pack v293 = v0_sine[5] * v64;
    const puma560_pack v294 = v0_sine[5] * (((v258 * v291) + (v293 * v108)) + (v0_sine[5] * v292));
    const puma560_pack v295 = v294 + (v0_cosine[5] * (((v260 * v291) + (v290 * v108)) + (v0_cosine[5] * v292)));
    P[44] = v295;
    P[49] = v295;
    P[50] = v295;
    const puma560_pack v296 = (v0_sine[5] * v105) + (v0_cosine[5] * v98);
    const puma560_pack v297 = (((v41 * v150) - (v125 * v296)) + (v19 * v146)) - (v186 * v88);
    const puma560_pack v298 = v297 + (v175 * v252);
    const puma560_pack v299 = ((v43 * v98) - (v21 * v105)) + (1.25 * v175);
    const puma560_pack v300 = v298 + (v260 * v299);
    const puma560_pack v301 = (((v126 * v296) + (v41 * v146)) + (v19 * v143)) - (v186 * v80);
    const puma560_pack v302 = v301 - (v175 * v251);
    const puma560_pack v303 = (v258 * v299) - v302;
    const puma560_pack v304 = (v0_sine[5] * v303) + (v0_cosine[5] * v300);
    P[55] = v304;
    P[56] = v304;
    const puma560_pack v305 = (v0_sine[5] * v38) + (v0_cosine[5] * v60);
    const puma560_pack v306 = ((v41 * v179) + (v19 * v180)) + (v186 * v305);
    const puma560_pack v307 = v306 + v304;
    const puma560_pack v308 = v0_sine[5] * ((v43 * v305) + (v12 * v179));
    const puma560_pack v309 = v308 + (v0_cosine[5] * ((v12 * v180) + (v21 * v305)));
    const puma560_pack v310 = v309 + v307;
    P[45] = v310;
    P[51] = v310;
    const puma560_pack v311 = (v0_sine[5] * v34) + (v0_cosine[5] * v56);
    const puma560_pack v312 = (v16 * v273) - (v23 * v311);
    const puma560_pack v313 = (v0_sine[5] * v103) + (v0_cosine[5] * v96);
    const puma560_pack v314 = (((v86 * v200) - (v130 * v313)) + (v199 * v149)) + (v198 * v145);
    const puma560_pack v315 = v189 * v249;
    const puma560_pack v316 = v314 + (v0_cosine[5] * v315);
    const puma560_pack v317 = ((v45 * v96) + (v23 * v103)) - (0.43000000000000005 * v189);
    const puma560_pack v318 = (v260 * v317) - v316;
    const puma560_pack v319 = v312 - v318;
    const puma560_pack v320 = (v16 * v272) - (v45 * v311);
    const puma560_pack v321 = (((v76 * v200) - (v129 * v313)) + (v199 * v145)) + (v198 * v142);
    const puma560_pack v322 = v321 - (v0_sine[5] * v315);
    const puma560_pack v323 = v322 + (v258 * v317);
    const puma560_pack v324 = v323 + v320;
    const puma560_pack v325 = ((v199 * v167) - (v34 * v200)) - (v198 * v154);
    const puma560_pack v326 = ((v199 * v159) - (v56 * v200)) - (v198 * v167);
    const puma560_pack v327 = (v0_sine[5] * v325) + (v0_cosine[5] * v326);
    const puma560_pack v328 = v327 + ((v0_sine[5] * v324) - (v0_cosine[5] * v319));
    P[46] = v328;
    P[52] = v328;
    const puma560_pack v329 = (v0_sine[5] * v31) + (v0_cosine[5] * v52);
    const puma560_pack v330 = (v25 * v276) - (v26 * v329);
    const puma560_pack v331 = (v0_sine[5] * v101) - (v0_cosine[5] * v94);
    const puma560_pack v332 = v68 * v203;
    const puma560_pack v333 = (((v136 * v331) - (v85 * v280)) - (v144 * v278)) - (v0_cosine[5] * v332);
    const puma560_pack v334 = v333 + (v148 * v279);
    const puma560_pack v335 = ((0.09 * v203) - (v101 * v26)) + (v48 * v94);
    const puma560_pack v336 = (v260 * v335) - v334;
    const puma560_pack v337 = v330 - v336;
    const puma560_pack v338 = (v48 * v329) - (v25 * v275);
    const puma560_pack v339 = (((v137 * v331) - (v74 * v280)) + (v144 * v279)) - (v0_sine[5] * v332);
    const puma560_pack v340 = v339 - (v141 * v278);
    const puma560_pack v341 = (v258 * v335) - v340;
    const puma560_pack v342 = v338 - v341;
    const puma560_pack v343 = ((v158 * v279) - (v52 * v280)) - (v166 * v278);
    const puma560_pack v344 = ((v166 * v279) - (v31 * v280)) - (v153 * v278);
    const puma560_pack v345 = (v0_sine[5] * v344) + (v0_cosine[5] * v343);
    const puma560_pack v346 = ((v0_sine[5] * v342) + (v0_cosine[5] * v337)) - v345;
    P[47] = v346;
    P[53] = v346;
    P[54] = v223 + v261;
    const puma560_pack v347 = v186 * ((v43 * v60) - (v21 * v38));
    const puma560_pack v348 = (((v41 * v221) - (v12 * v248)) + (v19 * v220)) - v347;
    P[127] = v348;
    P[128] = v348;
    P[57] = (((v43 * v300) - (v12 * v261)) - (v21 * v303)) - v348;
    const puma560_pack v349 = ((v43 * v326) - (v12 * v263)) - (v21 * v325);
    const puma560_pack v350 = (v12 * v274) - v349;
    const puma560_pack v351 = v12 * v270;
    P[58] = -(v351 + (v350 + ((v43 * v319) + (v21 * v324))));
    const puma560_pack v352 = ((v43 * v343) + (v12 * v289)) - (v21 * v344);
    P[59] = (((v43 * v337) - (v12 * v288)) - (v21 * v342)) - v352;
    P[60] = v235 + v270;
    const puma560_pack v353 = (v0_sine[5] * v323) + (v0_cosine[5] * v318);
    P[61] = v353;
    P[62] = v353;
    const puma560_pack v354 = ((v45 * v56) + (v23 * v34)) + (v16 * v185);
    const puma560_pack v355 = v186 * v354;
    const puma560_pack v356 = ((v41 * v234) - (v19 * v233)) + v355;
    P[63] = (((v43 * v318) - (v21 * v323)) - v356) - v351;
    const puma560_pack v357 = ((v45 * v326) + (v23 * v325)) + (v16 * v263);
    P[64] = (v357 + ((v45 * v318) + (v23 * v323))) + (v16 * v270);
    const puma560_pack v358 = ((v16 * v289) - (v45 * v343)) - (v23 * v344);
    P[65] = (v358 + ((v45 * v337) + (v23 * v342))) + (v16 * v288);
    P[66] = v242 + v287;
    const puma560_pack v359 = (v0_sine[5] * v341) + (v0_cosine[5] * v336);
    const puma560_pack v360 = -v359;
    P[67] = v360;
    P[68] = v360;
    const puma560_pack v361 = ((v48 * v52) + (v25 * v183)) + (v26 * v31);
    const puma560_pack v362 = (v12 * v242) - (v186 * v361);
    P[69] = (((v21 * v341) - (v43 * v336)) - (v12 * v287)) - v362;
    const puma560_pack v363 = (v200 * v361) + (v16 * v242);
    P[70] = ((v363 - (v45 * v336)) - (v23 * v341)) + (v16 * v287);
    const puma560_pack v364 = ((v48 * v343) + (v25 * v289)) + (v26 * v344);
    P[211] = v364;
    P[212] = v364;
    P[71] = -(v364 + (((v48 * v336) + (v25 * v287)) + (v26 * v341)));
    P[72] = -v123;
    const puma560_pack v365 = ((v293 * v257) - v256) - (v290 * v259);
    const puma560_pack v366 = v248 - v365;
    P[75] = v181 - v366;
    const puma560_pack v367 = (v267 + (v293 * v268)) + (v290 * v269);
    const puma560_pack v368 = v263 + v367;
    P[76] = v274 + v368;
    const puma560_pack v369 = ((v293 * v285) - v284) + (v290 * v286);
    const puma560_pack v370 = v277 + v369;
    P[77] = v289 + v370;
    P[79] = -v295;
    const puma560_pack v371 = ((v293 * v299) - (v172 * v259)) - v302;
    const puma560_pack v372 = (v298 - (v172 * v257)) + (v290 * v299);
    const puma560_pack v373 = (v0_sine[5] * v371) + (v0_cosine[5] * v372);
    P[91] = v373;
    P[92] = v373;
    const puma560_pack v374 = v306 + v373;
    const puma560_pack v375 = v309 + v374;
    P[81] = v375;
    P[87] = v375;
    const puma560_pack v376 = ((v290 * v317) - (v172 * v268)) - v316;
    const puma560_pack v377 = v312 - v376;
    const puma560_pack v378 = (v322 + (v172 * v269)) + (v293 * v317);
    const puma560_pack v379 = v320 + v378;
    const puma560_pack v380 = v327 + ((v0_sine[5] * v379) - (v0_cosine[5] * v377));
    P[82] = v380;
    P[88] = v380;
    const puma560_pack v381 = ((v293 * v335) - (v172 * v286)) - v340;
    const puma560_pack v382 = v338 - v381;
    const puma560_pack v383 = ((v172 * v285) - v334) + (v290 * v335);
    const puma560_pack v384 = v330 - v383;
    const puma560_pack v385 = ((v0_sine[5] * v382) + (v0_cosine[5] * v384)) - v345;
    P[83] = v385;
    P[89] = v385;
    P[90] = v223 + v365;
    P[93] = (((v43 * v372) - (v12 * v365)) - (v21 * v371)) - v348;
    const puma560_pack v386 = v12 * v367;
    P[94] = -(v386 + (v350 + ((v43 * v377) + (v21 * v379))));
    P[95] = (((v43 * v384) - (v12 * v370)) - (v21 * v382)) - v352;
    P[96] = v235 + v367;
    const puma560_pack v387 = (v0_sine[5] * v378) + (v0_cosine[5] * v376);
    P[97] = v387;
    P[98] = v387;
    P[99] = (((v43 * v376) - (v21 * v378)) - v356) - v386;
    P[100] = (v357 + ((v45 * v376) + (v23 * v378))) + (v16 * v367);
    P[101] = (v358 + ((v45 * v384) + (v23 * v382))) + (v16 * v370);
    P[102] = v242 + v369;
    const puma560_pack v388 = (v0_sine[5] * v381) + (v0_cosine[5] * v383);
    const puma560_pack v389 = -v388;
    P[103] = v389;
    P[104] = v389;
    P[105] = (((v21 * v381) - (v43 * v383)) - (v12 * v369)) - v362;
    P[106] = ((v363 - (v45 * v383)) - (v23 * v381)) + (v16 * v369);
    P[107] = -(v364 + (((v48 * v383) + (v25 * v369)) + (v26 * v381)));
    const puma560_pack v390 = v220 - (v12 * v38);
    const puma560_pack v391 = v221 + (v12 * v60);
    const puma560_pack v392 = (v0_sine[5] * v391) + (v0_cosine[5] * v390);
    P[109] = -(v262 + v392);
    P[110] = v366 - v392;
    P[111] = (v21 * v391) - (v43 * v390);
    const puma560_pack v393 = -v231;
    const puma560_pack v394 = (((v12 * v131) + (v86 * v229)) - (v228 * v76)) - (v125 * v269);
    const puma560_pack v395 = (((v394 - (v126 * v268)) + (v230 * v255)) - (v21 * v264)) + (v43 * v266);
    const puma560_pack v396 = v395 + v393;
    const puma560_pack v397 = (v43 * v159) - (v21 * v167);
    const puma560_pack v398 = (v43 * v167) - (v21 * v154);
    const puma560_pack v399 = v12 * v133;
    const puma560_pack v400 = ((v45 * v398) - (v23 * v397)) - v399;
    P[112] = v400 - v396;
    const puma560_pack v401 = (v43 * v158) - (v21 * v166);
    const puma560_pack v402 = (v43 * v166) - (v21 * v153);
    const puma560_pack v403 = (v43 * v25) - (v12 * v48);
    const puma560_pack v404 = (v12 * v26) + (v21 * v25);
    const puma560_pack v405 = (v43 * v26) + (v21 * v48);
    const puma560_pack v406 = ((v52 * v404) + (v31 * v403)) - (v183 * v405);
    const puma560_pack v407 = (((v125 * v286) - (v12 * v138)) + (v126 * v285)) + (v85 * v404);
    const puma560_pack v408 = (((v407 + (v74 * v403)) - (v254 * v405)) + (v21 * v281)) + (v43 * v283);
    const puma560_pack v409 = v408 + (v12 * v135);
    const puma560_pack v410 = v409 + (((v48 * v402) - (v26 * v401)) - v406);
    P[113] = v410;
    P[114] = -(v181 + v261);
    P[115] = -v307;
    const puma560_pack v411 = -v374;
    P[116] = v411;
    P[121] = v411;
    P[122] = v411;
    const puma560_pack v412 = v347 - (v12 * (v392 - v187));
    P[117] = v412;
    P[123] = v412;
    const puma560_pack v413 = (v43 * v96) - (v21 * v103);
    const puma560_pack v414 = (((v228 * v145) - (v86 * v230)) - (v125 * v317)) - (v130 * v413);
    const puma560_pack v415 = v12 * v189;
    const puma560_pack v416 = (((v414 - (v149 * v229)) + (v175 * v268)) + (v43 * v315)) - (v103 * v415);
    const puma560_pack v417 = ((v43 * v56) - (v12 * v185)) - (v21 * v34);
    const puma560_pack v418 = v16 * v12;
    const puma560_pack v419 = (((v23 * v417) - v416) - (v16 * v398)) + (v34 * v418);
    const puma560_pack v420 = (((v76 * v230) - (v126 * v317)) + (v129 * v413)) + (v145 * v229);
    const puma560_pack v421 = (((v420 - (v228 * v142)) - (v175 * v269)) - (v21 * v315)) + (v96 * v415);
    const puma560_pack v422 = ((v421 + (v45 * v417)) - (v16 * v397)) + (v56 * v418);
    const puma560_pack v423 = ((v34 * v230) - (v167 * v229)) - (v228 * v154);
    const puma560_pack v424 = ((v56 * v230) - (v228 * v167)) - (v159 * v229);
    const puma560_pack v425 = (v0_sine[5] * v423) + (v0_cosine[5] * v424);
    const puma560_pack v426 = -(((v0_sine[5] * v422) - (v0_cosine[5] * v419)) - v425);
    P[118] = v426;
    P[124] = v426;
    const puma560_pack v427 = (v43 * v52) - (v21 * v31);
    const puma560_pack v428 = (v21 * v101) + (v43 * v94);
    const puma560_pack v429 = (((v175 * v286) - (v126 * v335)) - (v137 * v428)) - (v144 * v404);
    const puma560_pack v430 = (((v429 + (v74 * v405)) + (v21 * v332)) - (v141 * v403)) + (v12 * v209);
    const puma560_pack v431 = ((v31 * v405) - (v166 * v404)) - (v153 * v403);
    const puma560_pack v432 = (v430 + (((v12 * v212) + (v48 * v427)) - (v25 * v401))) - v431;
    const puma560_pack v433 = (((v125 * v335) + (v136 * v428)) + (v175 * v285)) + (v144 * v403);
    const puma560_pack v434 = (((v433 - (v85 * v405)) + (v43 * v332)) + (v148 * v404)) - (v12 * v204);
    const puma560_pack v435 = ((v52 * v405) - (v166 * v403)) - (v158 * v404);
    const puma560_pack v436 = ((((v12 * v207) + (v25 * v402)) - (v26 * v427)) - v434) - v435;
    const puma560_pack v437 = (v0_sine[5] * v432) + (v0_cosine[5] * v436);
    P[119] = v437;
    P[125] = v437;
    P[120] = -(v181 + v365);
    P[126] = v225 - (v12 * v124);
    const puma560_pack v438 = ((v43 * v424) - (v21 * v423)) + (v12 * v396);
    P[130] = v438 + (((v43 * v419) - (v12 * v400)) + (v21 * v422));
    P[131] = ((v43 * v436) - (v12 * v410)) - (v21 * v432);
    P[132] = -(v237 + v395);
    const puma560_pack v439 = (v0_sine[5] * v421) + (v0_cosine[5] * v416);
    const puma560_pack v440 = v356 - v439;
    P[133] = v440;
    P[134] = v440;
    const puma560_pack v441 = (v43 * v416) - (v21 * v421);
    P[135] = (v12 * v395) - v441;
    const puma560_pack v442 = (v45 * v424) + (v23 * v423);
    P[136] = ((v442 - (v45 * v416)) - (v23 * v421)) - (v16 * v396);
    P[137] = ((v45 * v436) + (v23 * v432)) + (v16 * v410);
    P[138] = v408 - v244;
    const puma560_pack v443 = (v0_sine[5] * v430) - (v0_cosine[5] * v434);
    const puma560_pack v444 = v362 + v443;
    P[139] = v444;
    P[140] = v444;
    const puma560_pack v445 = (v43 * v434) + (v21 * v430);
    P[141] = -(v445 + (v12 * v408));
    const puma560_pack v446 = ((v230 * v361) + (v229 * v241)) + (v228 * v240);
    P[142] = (((v23 * v430) - (v45 * v434)) - v446) + (v16 * v408);
    const puma560_pack v447 = v408 - v406;
    const puma560_pack v448 = (v48 * v435) + (v26 * v431);
    P[143] = (((v26 * v430) - (v48 * v434)) - (v25 * v447)) - v448;
    P[145] = -(v235 + v271);
    P[146] = -(v235 + v368);
    P[147] = v237 + v396;
    P[148] = (v45 * v233) - (v23 * v234);
    const puma560_pack v449 = (v45 * v166) + (v23 * v153);
    const puma560_pack v450 = (v45 * v158) + (v23 * v166);
    const puma560_pack v451 = (v45 * v25) + (v16 * v48);
    const puma560_pack v452 = (v23 * v25) + (v16 * v26);
    const puma560_pack v453 = (v45 * v26) - (v23 * v48);
    const puma560_pack v454 = ((v52 * v452) - (v31 * v451)) + (v183 * v453);
    const puma560_pack v455 = (((v129 * v285) - (v130 * v286)) + (v16 * v138)) - (v85 * v452);
    const puma560_pack v456 = (((v455 + (v74 * v451)) - (v254 * v453)) - (v23 * v281)) + (v45 * v283);
    const puma560_pack v457 = (v16 * v135) - v456;
    const puma560_pack v458 = v457 + (((v26 * v450) - (v48 * v449)) - v454);
    P[149] = -v458;
    P[150] = -(v197 + v270);
    P[151] = -(v327 + v353);
    const puma560_pack v459 = -(v327 + v387);
    P[152] = v459;
    P[157] = v459;
    P[158] = v459;
    const puma560_pack v460 = -((v425 + (v355 + (v12 * v235))) - v439);
    P[153] = v460;
    P[159] = v460;
    const puma560_pack v461 = (v16 * v235) - (v200 * v354);
    P[154] = v461;
    P[160] = v461;
    const puma560_pack v462 = (v45 * v52) + (v23 * v31);
    const puma560_pack v463 = ((v52 * v453) - (v166 * v451)) + (v158 * v452);
    const puma560_pack v464 = (v45 * v94) - (v23 * v101);
    const puma560_pack v465 = (((v136 * v464) - (v130 * v335)) - (v189 * v285)) + (v144 * v451);
    const puma560_pack v466 = (((v465 - (v85 * v453)) + (v45 * v332)) - (v148 * v452)) + (v16 * v204);
    const puma560_pack v467 = v466 + v463;
    const puma560_pack v468 = v467 + (((v26 * v462) - (v25 * v449)) + (v16 * v207));
    const puma560_pack v469 = ((v31 * v453) + (v166 * v452)) - (v153 * v451);
    const puma560_pack v470 = (((v129 * v335) + (v137 * v464)) + (v189 * v286)) - (v144 * v452);
    const puma560_pack v471 = (((v470 - (v74 * v453)) + (v23 * v332)) + (v141 * v451)) + (v16 * v209);
    const puma560_pack v472 = v471 + v469;
    const puma560_pack v473 = v472 + (((v25 * v450) - (v48 * v462)) + (v16 * v212));
    const puma560_pack v474 = -((v0_sine[5] * v473) + (v0_cosine[5] * v468));
    P[155] = v474;
    P[161] = v474;
    P[156] = -(v197 + v367);
    P[162] = v399 + (v395 - v227);
    const puma560_pack v475 = -(v349 - v439);
    P[163] = v475;
    P[164] = v475;
    P[165] = v441 - v438;
    P[166] = ((v230 * v354) - (v229 * v234)) - (v228 * v233);
    P[167] = ((v12 * v458) - (v43 * v468)) + (v21 * v473);
    P[168] = -(v238 + (v16 * v133));
    const puma560_pack v476 = -v357;
    P[169] = v476;
    P[170] = v476;
    P[171] = (v16 * v393) - v442;
    P[173] = -(((v45 * v468) + (v23 * v473)) + (v16 * v458));
    P[174] = v456 - v245;
    const puma560_pack v477 = (v0_sine[5] * v471) + (v0_cosine[5] * v466);
    const puma560_pack v478 = -(v363 + v477);
    P[175] = v478;
    P[176] = v478;
    const puma560_pack v479 = ((v43 * v466) + (v12 * v456)) - (v21 * v471);
    P[177] = v446 - v479;
    P[178] = ((v16 * v456) - (v45 * v466)) - (v23 * v471);
    const puma560_pack v480 = v454 + v456;
    P[179] = -(((v48 * v467) + (v25 * v480)) + (v26 * v472));
    P[180] = v135 - v139;
    const puma560_pack v481 = v242 + v289;
    P[181] = -(v287 + v481);
    P[182] = -(v369 + v481);
    P[183] = v244 - v447;
    P[184] = v245 - v480;
    const puma560_pack v482 = (v48 * v240) - (v26 * v241);
    P[185] = v482;
    P[186] = -(v218 + v287);
    P[187] = v345 + v359;
    const puma560_pack v483 = v345 + v388;
    P[188] = v483;
    P[193] = v483;
    P[194] = v483;
    const puma560_pack v484 = (((v0_sine[5] * v431) + (v0_cosine[5] * v435)) - v443) - v362;
    P[189] = v484;
    P[195] = v484;
    const puma560_pack v485 = v363 + ((v0_sine[5] * v472) + (v0_cosine[5] * v467));
    P[190] = v485;
    P[196] = v485;
    const puma560_pack v486 = (v25 * v240) - (v26 * v361);
    const puma560_pack v487 = (v48 * v361) - (v25 * v241);
    const puma560_pack v488 = (v0_sine[5] * v487) + (v0_cosine[5] * v486);
    P[191] = v488;
    P[197] = v488;
    P[192] = -(v218 + v369);
    P[198] = -(v232 + v409);
    const puma560_pack v489 = v352 - v443;
    P[199] = v489;
    P[200] = v489;
    P[201] = v445 + (((v43 * v435) + (v12 * v447)) - (v21 * v431));
    P[202] = (((v43 * v467) + (v12 * v480)) - (v21 * v472)) - v446;
    P[203] = ((v43 * v486) - (v12 * v482)) - (v21 * v487);
    P[204] = v457 - v239;
    const puma560_pack v490 = -(v358 - v477);
    P[205] = v490;
    P[206] = v490;
    P[207] = (v479 + ((v45 * v435) + (v23 * v431))) + (v16 * v406);
    P[208] = ((v45 * v467) + (v23 * v472)) - (v16 * v480);
    P[209] = ((v45 * v486) + (v23 * v487)) + (v16 * v482);
    P[210] = -v246;
    P[213] = v448 - (v25 * v406);
    P[214] = ((v48 * v463) + (v25 * v454)) + (v26 * v469);
}

void puma560_inertia_power_batch(const puma560_prepared *prepared, size_t count, const double *q, double *P)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack P_pack[216];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_inertia_power(prepared_pack, q_pack, P_pack);
        puma560_pack_give(216U, count, first, lanes, P_pack, P);
    }
}

void puma560_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack P_pack[216];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_inertia_power(prepared_pack, q_pack, P_pack);
        puma560_pack_give(216U, count, first, lanes, P_pack, P);
    }
}

static PUMA560_APART void puma560_pack_reactions(const puma560_pack *restrict prepared, const puma560_pack *restrict q, const puma560_pack *restrict qd, const puma560_pack *restrict qdd, puma560_pack *restrict F)
{
    (void)prepared;
    const puma560_pack v0_angle[5U] = {q[1], q[2], q[3], q[4], q[5]};
    puma560_pack v0_sine[5U];
    puma560_pack v0_cosine[5U];
    puma560_pack_sincos(5U, v0_angle, v0_sine, v0_cosine);
    const puma560_pack v10 = v0_sine[0] * qd[0];
    const puma560_pack v11 = v0_cosine[0] * qd[0];
    const puma560_pack v12 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const puma560_pack v13 = qd[1] * v11;
    const puma560_pack v14 = v13 + (v0_sine[0] * qdd[0]);
    const puma560_pack v15 = qd[1] * v10;
    const puma560_pack v16 = (v0_cosine[0] * qdd[0]) - v15;
    const puma560_pack v17 = ((qd[2] * v12) + (v0_sine[1] * v14)) - (v0_cosine[1] * v16);
    const puma560_pack v18 = qd[1] + qd[2];
    const puma560_pack v19 = v18 * v12;
    const puma560_pack v20 = v19 - v17;
    const puma560_pack v21 = (v0_sine[1] * v10) - (v0_cosine[1] * v11);
    const puma560_pack v22 = v21 * v21;
    const puma560_pack v23 = v18 * v18;
    const puma560_pack v24 = v11 * v11;
    const puma560_pack v25 = qd[1] * qd[1];
    const puma560_pack v26 = v25 + v24;
    const puma560_pack v27 = (9.81 * v0_sine[0]) - (0.4318 * v26);
    const puma560_pack v28 = v11 * v10;
    const puma560_pack v29 = qdd[1] + v28;
    const puma560_pack v30 = (9.81 * v0_cosine[0]) + (0.4318 * v29);
    const puma560_pack v31 = (v0_sine[1] * v30) + (v0_cosine[1] * v27);
    const puma560_pack v32 = ((0.0203 * (v23 + v22)) - v31) - (0.15005 * v20);
    const puma560_pack v33 = v12 * v12;
    const puma560_pack v34 = v22 + v33;
    const puma560_pack v35 = v15 - v16;
    const puma560_pack v36 = ((0.4318 * v35) - (0.15005 * v34)) + (0.0203 * (v19 + v17));
    const puma560_pack v37 = (v0_sine[2] * v36) + (v0_cosine[2] * v32);
    const puma560_pack v38 = ((qd[2] * v21) - (v0_sine[1] * v16)) - (v0_cosine[1] * v14);
    const puma560_pack v39 = (v0_cosine[2] * v12) - (v0_sine[2] * v18);
    const puma560_pack v40 = qdd[1] + qdd[2];
    const puma560_pack v41 = ((qd[3] * v39) - (v0_sine[2] * v38)) + (v0_cosine[2] * v40);
    const puma560_pack v42 = qd[3] - v21;
    const puma560_pack v43 = v42 * v39;
    const puma560_pack v44 = v43 - v41;
    const puma560_pack v45 = (0.4318 * v44) - v37;
    const puma560_pack v46 = v21 * v12;
    const puma560_pack v47 = v18 * v21;
    const puma560_pack v48 = v38 - v47;
    const puma560_pack v49 = (v0_sine[1] * v27) - (v0_cosine[1] * v30);
    const puma560_pack v50 = ((0.15005 * v48) - v49) + (0.0203 * (v40 - v46));
    const puma560_pack v51 = (v0_cosine[2] * v18) + (v0_sine[2] * v12);
    const puma560_pack v52 = (v51 * v51) + (v39 * v39);
    const puma560_pack v53 = (0.4318 * v52) - v50;
    const puma560_pack v54 = (v0_sine[3] * v53) - (v0_cosine[3] * v45);
    const puma560_pack v55 = (v0_sine[2] * v32) - (v0_cosine[2] * v36);
    const puma560_pack v56 = ((qd[3] * v51) + (v0_sine[2] * v40)) + (v0_cosine[2] * v38);
    const puma560_pack v57 = v42 * v51;
    const puma560_pack v58 = v57 - v56;
    const puma560_pack v59 = (0.4318 * v58) - v55;
    const puma560_pack v60 = (v0_sine[4] * v59) + (v0_cosine[4] * v54);
    const puma560_pack v61 = (v0_cosine[3] * v42) - (v0_sine[3] * v39);
    const puma560_pack v62 = qdd[3] - v17;
    const puma560_pack v63 = ((qd[4] * v61) - (v0_cosine[3] * v56)) + (v0_sine[3] * v62);
    const puma560_pack v64 = qdd[4] + v41;
    const puma560_pack v65 = (v0_sine[4] * v63) + (v0_cosine[4] * v64);
    const puma560_pack v66 = 0.0028799999999999997 * v61;
    const puma560_pack v67 = (v0_sine[3] * v42) + (v0_cosine[3] * v39);
    const puma560_pack v68 = qd[4] + v51;
    const puma560_pack v69 = (v0_sine[4] * v68) - (v0_cosine[4] * v67);
    const puma560_pack v70 = ((0.0028799999999999997 * v65) + (0.09 * v60)) + (v69 * v66);
    const puma560_pack v71 = (v0_sine[4] * v54) - (v0_cosine[4] * v59);
    const puma560_pack v72 = (v0_sine[4] * v64) - (v0_cosine[4] * v63);
    const puma560_pack v73 = (v0_cosine[4] * v68) + (v0_sine[4] * v67);
    const puma560_pack v74 = ((v66 * v73) - (0.0028799999999999997 * v72)) - (0.09 * v71);
    const puma560_pack v75 = ((v0_sine[4] * v74) - (v0_cosine[4] * v70)) - (0.34 * v54);
    F[24] = v75;
    const puma560_pack v76 = (v0_sine[3] * v45) + (v0_cosine[3] * v53);
    const puma560_pack v77 = 0.0028799999999999997 * ((v69 * v69) + (v73 * v73));
    const puma560_pack v78 = v77 + (0.43000000000000005 * v76);
    const puma560_pack v79 = (v0_sine[3] * v78) + (v0_cosine[3] * v75);
    const puma560_pack v80 = v79 + ((0.369656 * v44) - (0.82 * v37));
    F[18] = v80;
    const puma560_pack v81 = ((v0_sine[4] * v70) + (v0_cosine[4] * v74)) + (0.34 * v59);
    F[26] = v81;
    const puma560_pack v82 = v81 + ((0.369656 * v58) - (0.82 * v55));
    const puma560_pack v83 = (v0_sine[2] * v82) + (v0_cosine[2] * v80);
    const puma560_pack v84 = v40 + v46;
    const puma560_pack v85 = (v83 + ((4.8 * v31) + (0.78792 * v20))) - (0.336 * v84);
    F[12] = v85;
    const puma560_pack v86 = (((v0_sine[3] * v75) - (v0_cosine[3] * v78)) - (0.369656 * v52)) + (0.82 * v50);
    F[20] = v86;
    const puma560_pack v87 = (((4.8 * v49) - (0.78792 * v48)) - v86) + (0.336 * (v23 + v33));
    const puma560_pack v88 = (((170.694 * v0_sine[0]) + (v0_sine[1] * v87)) + (v0_cosine[1] * v85)) - (1.1832 * v26);
    const puma560_pack v89 = qdd[1] - v28;
    const puma560_pack v90 = v15 + v16;
    const puma560_pack v91 = (v88 - (0.10439999999999999 * v89)) + (3.9585 * v90);
    F[6] = v91;
    const puma560_pack v92 = (v0_sine[1] * v85) - (v0_cosine[1] * v87);
    const puma560_pack v93 = v13 - v14;
    const puma560_pack v94 = (v92 + ((170.694 * v0_cosine[0]) + (1.1832 * v29))) + (3.9585 * v93);
    const puma560_pack v95 = v10 * v10;
    const puma560_pack v96 = v94 - (0.10439999999999999 * (v25 + v95));
    F[7] = v96;
    const puma560_pack v97 = (v0_sine[0] * v96) - (v0_cosine[0] * v91);
    F[0] = -v97;
    const puma560_pack v98 = (v0_sine[2] * v80) - (v0_cosine[2] * v82);
    const puma560_pack v99 = (v98 + ((0.78792 * v34) - (2.07264 * v35))) + (0.336 * (v38 + v47));
    const puma560_pack v100 = v13 + v14;
    const puma560_pack v101 = ((v99 - (1.1832 * v35)) - (0.10439999999999999 * v100)) + (3.9585 * (v24 + v95));
    F[1] = v101;
    F[2] = (v0_sine[0] * v91) + (v0_cosine[0] * v96);
    const puma560_pack v102 = (3.9999999999999996e-05 * qd[5]) - (0.00020216 * v61);
    const puma560_pack v103 = ((0.00024216 * v72) + (0.0028799999999999997 * v71)) + (v73 * v102);
    const puma560_pack v104 = ((0.00024216 * v65) + (0.0028799999999999997 * v60)) - (v69 * v102);
    const puma560_pack v105 = 0.00010000000000000005 * v68;
    const puma560_pack v106 = (((v0_sine[4] * v104) - (v0_cosine[4] * v103)) + (0.0003 * v63)) + (v61 * v105);
    F[27] = v106;
    const puma560_pack v107 = ((qd[4] * v67) - (v0_sine[3] * v56)) - (v0_cosine[3] * v62);
    const puma560_pack v108 = 4e-05 * (qdd[5] - v107);
    F[35] = v108;
    const puma560_pack v109 = ((0.0003 * v107) - v108) + (v67 * v105);
    const puma560_pack v110 = (((0.4318 * v81) - (0.16844092479999997 * v56)) + (v0_sine[3] * v109)) + (v0_cosine[3] * v106);
    const puma560_pack v111 = (v110 - (0.369656 * v55)) + (0.16714092479999998 * v57);
    F[21] = v111;
    const puma560_pack v112 = ((v0_sine[4] * v103) + (v0_cosine[4] * v104)) + (0.0004 * v64);
    F[29] = v112;
    const puma560_pack v113 = ((((0.4318 * v79) - (0.16844092479999997 * v41)) - (0.369656 * v37)) - v112) + (0.16714092479999998 * v43);
    F[22] = v113;
    const puma560_pack v114 = (((v0_sine[2] * v113) - (v0_cosine[2] * v111)) + (0.218857068 * v38)) - (0.1450848 * v35);
    const puma560_pack v115 = ((v114 + (0.15005 * v86)) - (0.03231706799999995 * v47)) - (0.78792 * v49);
    const puma560_pack v116 = v115 - (0.0551544 * (v23 - v22));
    const puma560_pack v117 = (((0.10933706799999998 * v19) - (0.14183706799999996 * v17)) + (0.78792 * v31)) + (0.0203 * v98);
    const puma560_pack v118 = ((v0_sine[3] * v106) - (v0_cosine[3] * v109)) + (0.0013 * v62);
    F[23] = v118;
    const puma560_pack v119 = v118 + ((v117 + (0.15005 * v83)) - (0.0551544 * v84));
    F[16] = v119;
    const puma560_pack v120 = (((38.832885000000005 * v0_cosine[0]) + (v0_sine[1] * v119)) + (0.26917800000000003 * v29)) + (v0_cosine[1] * v116);
    const puma560_pack v121 = ((v120 + (0.88493235 * v13)) - (1.03118515 * v14)) - (0.0070992 * v35);
    const puma560_pack v122 = v121 - (0.023751 * (v25 - v24));
    const puma560_pack v123 = (((38.832885000000005 * v0_sine[0]) - (v0_sine[1] * v116)) + (v0_cosine[1] * v119)) + (0.4318 * v99);
    const puma560_pack v124 = (((v123 + (0.41110115 * v15)) + (1.50501635 * v16)) - (0.023751 * v89)) - (0.0070992 * v100);
    const puma560_pack v125 = v124 - (0.26917800000000003 * (v25 - v95));
    F[10] = v125;
    F[3] = -(((v0_sine[0] * v125) + (v0_cosine[0] * v122)) + (0.67183 * v101));
    const puma560_pack v126 = (((v0_sine[2] * v111) + (v0_cosine[2] * v113)) - (0.10952 * v40)) + (0.336 * v31);
    const puma560_pack v127 = ((v126 + (0.0551544 * v20)) - (0.0203 * v86)) - (0.07702000000000003 * v46);
    const puma560_pack v128 = (((0.620084 * qdd[1]) - (1.024164 * v0_sine[0])) + (11.607192000000001 * v0_cosine[0])) + (0.4738312 * v28);
    const puma560_pack v129 = (((v128 + (0.4318 * v92)) + (0.26917800000000003 * v93)) - (0.023751 * v90)) - v127;
    const puma560_pack v130 = v129 + (0.0070992 * (v24 - v95));
    F[11] = v130;
    F[4] = -(v130 + (0.67183 * v97));
    F[5] = ((0.35 * qdd[0]) - (v0_sine[0] * v122)) + (v0_cosine[0] * v125);
    F[8] = -v101;
    F[9] = -v122;
    F[13] = -v87;
    F[14] = -v99;
    F[15] = -v116;
    F[17] = -v127;
    F[19] = -v82;
    F[25] = -v78;
    F[28] = -v109;
    F[30] = -v70;
    F[31] = -v74;
    F[32] = -(v77 + (0.09 * v76));
    F[33] = -v103;
    F[34] = -v104;
}

void puma560_reactions_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    puma560_pack prepared_pack[1];

    for (size_t k = 0U; k < 1U; k++) {
        prepared_pack[k] = puma560_pack_splat(prepared->k[k]);
    }
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack qdd_pack[6];
        puma560_pack F_pack[36];

        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        puma560_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        puma560_pack_give(36U, count, first, lanes, F_pack, F);
    }
}

void puma560_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t first = 0U; first < count; first += PUMA560_LANES) {
        const size_t lanes = ((count - first) < PUMA560_LANES) ? (count - first) : PUMA560_LANES;
        puma560_pack prepared_pack[1];
        puma560_pack q_pack[6];
        puma560_pack qd_pack[6];
        puma560_pack qdd_pack[6];
        puma560_pack F_pack[36];

        puma560_pack_take(1U, count, first, lanes, prepared, prepared_pack);
        puma560_pack_take(6U, count, first, lanes, q, q_pack);
        puma560_pack_take(6U, count, first, lanes, qd, qd_pack);
        puma560_pack_take(6U, count, first, lanes, qdd, qdd_pack);
        puma560_pack_reactions(prepared_pack, q_pack, qd_pack, qdd_pack, F_pack);
        puma560_pack_give(36U, count, first, lanes, F_pack, F);
    }
}

#else

typedef int puma560_has_no_vector_code;

#endif
