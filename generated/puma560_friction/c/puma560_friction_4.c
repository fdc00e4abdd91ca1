/* puma560_friction, emitted by symgen 0.1.0 */
#include "puma560_friction.h"

#include <math.h>

static double puma560_friction_min(double x, double y)
{
    return (x < y) ? x : y;
}

static double puma560_friction_max(double x, double y)
{
    return (x > y) ? x : y;
}

static bool puma560_friction_eq(double x, double y)
{
    return (x <= y) && (x >= y);
}

static signed char puma560_friction_mode_of(double x)
{
    return (x > 0.0) ? 1 : ((x < 0.0) ? -1 : 0);
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
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
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
    const puma560_friction_lane rz = r * z;

    const puma560_friction_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const puma560_friction_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const puma560_friction_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
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

#if !defined(PUMA560_FRICTION_VECTOR)
static inline void puma560_friction_scatter_modes(size_t size, size_t count, size_t lane, const signed char *one, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void puma560_friction_friction_limits(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], const signed char mode[restrict 6], double f[restrict 6], double qdd[restrict 6], double low[restrict 6], double high[restrict 6], double load[restrict 6], double *restrict status)
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
    for (size_t k = 0U; k < 6U; k++) {
        load[k] = 0.0;
    }
    const double v79 = ((0.0013999999999999998 * v31) + ((v1_cosine[2] * v59) - (v1_sine[2] * v56))) - (9.999999999999983e-05 * v30);
    const double v80 = tau[3] + v79;
    const double v81 = (0.13 * qd[3]) + ((double)mode[3]);
    const bool v82 = 0 == mode[3];
    const double v83 = tau[5] + (4e-05 * v58);
    const double v84 = (0.15 * qd[5]) + (0.7 * ((double)mode[5]));
    const bool v85 = 0 == mode[5];
    const double v86 = v85 ? 0.0 : (v83 - v84);
    const double v87 = v85 ? 0.0 : 25000.0;
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
    high[5] = 1.0;
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
    const double v177 = (v69 - (0.00011692799999999998 * v121)) + (v1_sine[1] * (v134 + (v174 + ((0.0024871679999999997 * v1_cosine[2]) - v132))));
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
    low[0] = -8.4;
    low[1] = -9.5;
    low[2] = -6.5;
    low[3] = -1.4;
    low[4] = -1.1;
    low[5] = -1.0;
    high[0] = 8.4;
    high[1] = 9.5;
    high[2] = 6.5;
    high[3] = 1.4;
    high[4] = 1.1;
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

void puma560_friction_friction_limits_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double f_lane[6];
        double qdd_lane[6];
        double low_lane[6];
        double high_lane[6];
        double load_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_friction_limits(prepared, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
        puma560_friction_scatter(6U, count, lane, low_lane, low);
        puma560_friction_scatter(6U, count, lane, high_lane, high);
        puma560_friction_scatter(6U, count, lane, load_lane, load);
    }
}

void puma560_friction_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double f_lane[6];
        double qdd_lane[6];
        double low_lane[6];
        double high_lane[6];
        double load_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_friction_limits(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, f_lane, qdd_lane, low_lane, high_lane, load_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, f_lane, f);
        puma560_friction_scatter(6U, count, lane, qdd_lane, qdd);
        puma560_friction_scatter(6U, count, lane, low_lane, low);
        puma560_friction_scatter(6U, count, lane, high_lane, high);
        puma560_friction_scatter(6U, count, lane, load_lane, load);
    }
}

#endif

void puma560_friction_switching_functions(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], const signed char mode[restrict 6], double rate[restrict 6], double lower[restrict 6], double upper[restrict 6], double load[restrict 18], double *restrict status)
{
    (void)prepared;
    const double v0 = puma560_friction_alone(&q[1]) + puma560_friction_alone(&q[2]);
    const puma560_friction_four v1_angle = {puma560_friction_alone(&q[3]), v0, puma560_friction_alone(&q[4]), puma560_friction_alone(&q[1])};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = (double)mode[0];
    const bool v10 = 0 == mode[0];
    for (size_t k = 0U; k < 18U; k++) {
        load[k] = 0.0;
    }
    rate[0] = v10 ? 0.0 : (qd[0] * v9);
    const double v11 = (double)mode[1];
    const bool v12 = 0 == mode[1];
    rate[1] = v12 ? 0.0 : (qd[1] * v11);
    const double v13 = (double)mode[2];
    const bool v14 = 0 == mode[2];
    rate[2] = v14 ? 0.0 : (qd[2] * v13);
    const double v15 = (double)mode[3];
    const bool v16 = 0 == mode[3];
    rate[3] = v16 ? 0.0 : (qd[3] * v15);
    const double v17 = (double)mode[4];
    const bool v18 = 0 == mode[4];
    rate[4] = v18 ? 0.0 : (qd[4] * v17);
    const double v19 = (double)mode[5];
    const bool v20 = 0 == mode[5];
    rate[5] = v20 ? 0.0 : (qd[5] * v19);
    const double v21 = qd[2] + qd[1];
    const double v22 = v1_sine[1] * v1_cosine[0];
    const double v23 = (qd[0] * v22) - (v1_sine[0] * v21);
    const double v24 = qd[3] + (qd[0] * v1_cosine[1]);
    const double v25 = v24 * v23;
    const double v26 = qd[0] * qd[0];
    const double v27 = v1_cosine[1] * v26;
    const double v28 = qd[0] * v21;
    const double v29 = v1_cosine[1] * v28;
    const double v30 = 2.0 * v29;
    const double v31 = ((v22 * v27) - v25) - (v1_sine[0] * v30);
    const double v32 = (v1_sine[2] * v24) + (v1_cosine[2] * v23);
    const double v33 = (v1_sine[2] * v23) - (v1_cosine[2] * v24);
    const double v34 = 0.0028799999999999997 * ((v33 * v32) - v31);
    const double v35 = v1_sine[1] * v1_sine[0];
    const double v36 = (v1_cosine[0] * v21) + (qd[0] * v35);
    const double v37 = qd[4] + v36;
    const double v38 = 0.0028799999999999997 * ((v37 * v37) + (v32 * v32));
    const double v39 = (v1_sine[2] * v38) - (v1_cosine[2] * v34);
    const double v40 = ((v35 * v27) - (v24 * (2.0 * v36))) + (v1_cosine[0] * v30);
    const double v41 = v36 * v23;
    const double v42 = v1_sine[1] * v28;
    const double v43 = v42 - v41;
    const double v44 = (v1_sine[2] * v43) - (v1_cosine[2] * v40);
    const double v45 = v44 + (v33 * (2.0 * v37));
    const double v46 = 0.0028799999999999997 * v1_sine[0];
    const double v47 = (v1_cosine[0] * v39) - (v46 * v45);
    const double v48 = (v1_cosine[2] * v38) + (v1_sine[2] * v34);
    const double v49 = (0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]);
    const double v50 = v21 * v21;
    const double v51 = v26 + v50;
    const double v52 = (v51 * v49) + ((v1_sine[1] * v48) + (v1_cosine[1] * v47));
    const double v53 = 0.4318 * v1_sine[3];
    const double v54 = qd[1] * qd[0];
    const double v55 = (0.15005 * v26) - (v54 * (0.8636 * v1_sine[3]));
    const double v56 = (0.8636 * v29) + ((0.0406 * v42) - v55);
    const double v57 = 0.0028799999999999997 * v1_cosine[0];
    const double v58 = (0.4318 * v1_sine[1]) - (0.0203 * v1_cosine[1]);
    const double v59 = qd[1] * qd[1];
    const double v60 = v26 + v59;
    const double v61 = 0.4318 * v1_cosine[3];
    const double v62 = (v61 * v60) - (v26 * v58);
    const double v63 = (v53 * v59) - 9.81;
    const double v64 = ((-(v1_sine[1] * v63)) - (v1_cosine[1] * v62)) - (0.0203 * v50);
    const double v65 = (((1.9999999999999998e-05 * v44) + (0.0004221600000000001 * v45)) - (v57 * v56)) - (v46 * v64);
    const double v66 = 4e-05 * qd[5];
    const double v67 = (v37 * v66) + v65;
    const double v68 = v37 * v32;
    const double v69 = v68 + ((v1_cosine[2] * v43) + (v1_sine[2] * v40));
    const double v70 = (0.00020000000000000004 * v68) + (0.00024000000000000003 * v69);
    const double v71 = (0.00075 * v40) + ((v1_sine[2] * v70) - (v1_cosine[2] * v67));
    const double v72 = 0.0028799999999999997 * v1_sine[2];
    const double v73 = (v72 * ((0.4318 * v50) + ((v1_cosine[1] * v63) - (v1_sine[1] * v62)))) - (0.0006421600000000001 * v31);
    const double v74 = v73 + (v32 * (v66 + (0.00020216000000000006 * v33)));
    const double v75 = v74 - (v1_cosine[2] * ((v57 * v64) - (v46 * v56)));
    const double v76 = v75 - (0.0006500000000000002 * (v31 - v25));
    const double v77 = ((v63 * v49) + ((v1_cosine[0] * v76) - (v1_sine[0] * v71))) - (0.4318 * v47);
    const double v78 = (0.8913300000000002 * v1_cosine[1]) + (0.025374999999999998 * v1_sine[1]);
    const double v79 = v61 * v78;
    const double v80 = (0.3244698455 * v1_sine[1]) - (0.022546398 * v1_cosine[1]);
    const double v81 = 0.011273199 + (v1_cosine[1] * v80);
    const double v82 = ((v60 * v79) + (v77 - (0.0203 * v48))) - ((v51 - v50) * v81);
    const double v83 = (tau[1] + (((1.024164 * v1_sine[3]) - (37.2347379 * v1_cosine[3])) - v82)) + (v53 * v52);
    const double v84 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const double v85 = (v1_cosine[3] * v84) - 0.0070992;
    const double v86 = ((v50 * v79) + v83) - (v85 * (v60 - v59));
    const double v87 = v86 - (v61 * ((v1_sine[1] * v47) - (v1_cosine[1] * v48)));
    const double v88 = (3.5 * qd[1]) + (7.0 * v11);
    const double v89 = ((0.0013999999999999998 * v42) + ((v1_cosine[2] * v70) + (v1_sine[2] * v67))) - (9.999999999999983e-05 * v41);
    const double v90 = tau[3] + v89;
    const double v91 = (0.13 * qd[3]) + v15;
    const double v92 = tau[5] + (4e-05 * v69);
    const double v93 = (0.15 * qd[5]) + (0.7 * v19);
    const double v94 = v20 ? 0.0 : (v92 - v93);
    const double v95 = v20 ? 0.0 : 25000.0;
    const double v96 = 4e-05 * v1_cosine[2];
    const double v97 = (v96 * (v95 * v94)) - (v16 ? 0.0 : (v90 - v91));
    const double v98 = 0.0012435839999999998 * v1_cosine[3];
    const double v99 = v1_sine[2] * v1_sine[0];
    const double v100 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const double v101 = v99 * v100;
    const double v102 = (v99 * ((v1_sine[1] * v98) - (v1_sine[3] * (0.0012435839999999998 * v1_cosine[1])))) - v101;
    const double v103 = v99 * v95;
    const double v104 = 1.6000000000000003e-09 * v103;
    const double v105 = v1_cosine[2] * v104;
    const double v106 = v105 - v102;
    const double v107 = 0.00020216000000000006 * (v1_sine[2] * v1_sine[2]);
    const double v108 = 0.0016399999999999997 + v107;
    const double v109 = -(1.0 / ((!v16) ? ((v95 * (v1_cosine[2] * (1.6000000000000003e-09 * v1_cosine[2]))) - v108) : 1.0));
    const double v110 = v16 ? 0.0 : v109;
    const double v111 = v110 * v106;
    const double v112 = v82 - tau[2];
    const double v113 = (3.5 * qd[2]) + (4.8 * v13);
    const double v114 = v101 + v105;
    const double v115 = v114 * v110;
    const double v116 = tau[4] - v75;
    const double v117 = (0.17 * qd[4]) + (0.8 * v17);
    const double v118 = v18 ? 0.0 : (v116 - v117);
    const double v119 = 0.0012435839999999998 * v1_cosine[2];
    const double v120 = 0.0006421600000000001 + v119;
    const double v121 = (v1_cosine[0] * v120) - (5.846399999999999e-05 * v1_sine[2]);
    const double v122 = v18 ? 0.0 : 1557.2443004858599;
    const double v123 = v122 * v121;
    const double v124 = 4e-05 * v103;
    const double v125 = v94 * v124;
    const double v126 = v125 + (((v115 * v97) - (v14 ? 0.0 : (-(v113 + v112)))) + (v123 * v118));
    const double v127 = v1_cosine[1] * v1_cosine[2];
    const double v128 = (v1_sine[1] * v72) - (v57 * v127);
    const double v129 = v1_cosine[2] * v98;
    const double v130 = (v129 * v22) + ((v128 * v53) + ((v98 * (v1_cosine[1] * v1_sine[2])) - v121));
    const double v131 = v122 * v130;
    const double v132 = v1_sine[2] * v1_cosine[0];
    const double v133 = v98 * v132;
    const double v134 = (v1_cosine[1] * v133) + ((v1_sine[1] * v129) + (v61 * v49));
    const double v135 = v1_sine[1] * v132;
    const double v136 = (-v78) - (0.0028799999999999997 * (v127 - v135));
    const double v137 = (v136 * v53) + v134;
    const double v138 = v107 - 0.00119216;
    const double v139 = v1_sine[0] * (0.0012921600000000003 + v138);
    const double v140 = v1_sine[0] * v139;
    const double v141 = 5.846399999999999e-05 * v132;
    const double v142 = ((2.0 * (v141 - v119)) - 0.3592922305) + v140;
    const double v143 = v137 + v142;
    const double v144 = v99 * v104;
    const double v145 = v144 + v143;
    const double v146 = v145 + ((v114 * v111) - (v121 * v131));
    const double v147 = 1.0 / ((!v14) ? (v144 + ((v142 + (v114 * v115)) + (v121 * v123))) : 1.0);
    const double v148 = v14 ? 0.0 : (-v147);
    const double v149 = v146 * v148;
    const double v150 = (((v111 * v97) - (v12 ? 0.0 : (v87 - v88))) + (v149 * v126)) - (v131 * v118);
    const double v151 = v125 + v150;
    const double v152 = v141 - v108;
    const double v153 = 0.0004321439999999999 * v99;
    const double v154 = v1_sine[1] * (v132 * v100);
    const double v155 = (v154 - v133) - (v1_cosine[1] * (v152 - v153));
    const double v156 = (4e-05 * v135) - (v1_cosine[1] * v96);
    const double v157 = v95 * v156;
    const double v158 = v155 + (v96 * v157);
    const double v159 = ((0.15005 * v128) + (v120 * v35)) - (v1_sine[0] * (v129 + (5.846399999999999e-05 * v127)));
    const double v160 = v122 * v159;
    const double v161 = (v22 * v139) + ((0.15005 * v136) - (v99 * (5.846399999999999e-05 * v1_sine[1])));
    const double v162 = v161 - (v1_cosine[1] * (0.0047376000000000015 + v101));
    const double v163 = v156 * v124;
    const double v164 = v163 + ((v162 - (v121 * v160)) + (v115 * v158));
    const double v165 = (v1_sine[3] * (0.6903913435000001 + (0.0012435839999999998 * v99))) + ((0.023751 * v1_cosine[3]) - v162);
    const double v166 = v163 + ((((v130 * v160) - v165) + (v111 * v158)) + (v149 * v164));
    const double v167 = v145 + ((((v137 - 1.748114002) + (v106 * v111)) + (v146 * v149)) + (v130 * v131));
    const double v168 = v12 ? 0.0 : (-(1.0 / ((!v12) ? v167 : 1.0)));
    const double v169 = v168 * v166;
    const double v170 = (v49 * v55) + ((v1_cosine[1] * v89) - (0.15005 * v52));
    const double v171 = tau[0] + (v170 - (((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3])) * (v26 - v60)));
    const double v172 = ((v171 - (v22 * v71)) - (v35 * v76)) - ((v51 - v26) * (0.0047376000000000015 * v1_sine[1]));
    const double v173 = ((v54 * (2.0 * v85)) + v172) - ((2.0 * v28) * (v81 - v79));
    const double v174 = v173 + ((v58 - v61) * ((v57 * v45) + (v1_sine[0] * v39)));
    const double v175 = (4.9 * qd[0]) + (6.0 * v9);
    const double v176 = ((v94 * v157) + ((v10 ? 0.0 : (v174 - v175)) - (v160 * v118))) + (v169 * v151);
    const double v177 = v148 * v164;
    const double v178 = v110 * v158;
    const double v179 = v141 + v152;
    const double v180 = (((3.153542285625 - (v1_sine[3] * v84)) - v179) - (v159 * v160)) - (v156 * v157);
    const double v181 = (v80 - (0.00011692799999999998 * v127)) + (v1_sine[1] * (v140 + (v179 + ((0.0024871679999999997 * v1_cosine[2]) - v138))));
    const double v182 = (((v180 - (v166 * v169)) - (v164 * v177)) - (v158 * v178)) + (v1_sine[1] * v181);
    const double v183 = 1.0 / ((!v10) ? (v182 + (2.0 * ((v153 - v134) + (v1_cosine[1] * v154)))) : 1.0);
    const double v184 = (v10 ? 0.0 : v183) * ((v176 + (v177 * v126)) + (v178 * v97));
    const double v185 = (v168 * v151) + (v169 * v184);
    const double v186 = ((v148 * v126) + (v149 * v185)) + (v177 * v184);
    const double v187 = v18 ? 0.0 : ((((v122 * v118) - (v160 * v184)) - (v131 * v185)) + (v123 * v186));
    const double v188 = (((v110 * v97) + (v111 * v185)) + (v115 * v186)) + (v178 * v184);
    const double v189 = ((v157 * v184) + (v95 * (v94 + (v96 * v188)))) + (v124 * (v185 + v186));
    const double v190 = v20 ? 0.0 : v189;
    const double v191 = v16 ? 0.0 : (-v188);
    const double v192 = v14 ? 0.0 : (-v186);
    const double v193 = (((v156 * v190) - (v155 * v191)) - (v162 * v192)) - (v159 * v187);
    const double v194 = v12 ? 0.0 : (-v185);
    const double v195 = v10 ? (v174 + (v193 + (v165 * v194))) : v175;
    lower[0] = v10 ? (8.4 + v195) : 0.0;
    const double v196 = v10 ? 0.0 : v184;
    const double v197 = v87 + ((((v143 * v192) - (v102 * v191)) + (v130 * v187)) + (v165 * v196));
    const double v198 = 4e-05 * v99;
    const double v199 = v198 * v190;
    const double v200 = v12 ? (v197 - v199) : v88;
    lower[1] = v12 ? (9.5 + v200) : 0.0;
    const double v201 = ((((v101 * v191) - (v121 * v187)) - (v162 * v196)) + (v143 * v194)) - v112;
    const double v202 = v14 ? (v201 - v199) : v113;
    lower[2] = v14 ? (6.5 + v202) : 0.0;
    const double v203 = (v90 + (((v101 * v192) - (v155 * v196)) - (v102 * v194))) - (v96 * v190);
    const double v204 = v16 ? v203 : v91;
    lower[3] = v16 ? (1.4 + v204) : 0.0;
    const double v205 = v18 ? (v116 + (((v130 * v194) - (v121 * v192)) - (v159 * v196))) : v117;
    lower[4] = v18 ? (1.1 + v205) : 0.0;
    const double v206 = v20 ? (((v92 + (v156 * v196)) - (v96 * v191)) - (v198 * (v192 + v194))) : v93;
    lower[5] = v20 ? (1.0 + v206) : 0.0;
    upper[0] = v10 ? (8.4 - v195) : 0.0;
    upper[1] = v12 ? (9.5 - v200) : 0.0;
    upper[2] = v14 ? (6.5 - v202) : 0.0;
    upper[3] = v16 ? (1.4 - v204) : 0.0;
    upper[4] = v18 ? (1.1 - v205) : 0.0;
    upper[5] = v20 ? (1.0 - v206) : 0.0;
    const double v207 = fabs(v194) + (fabs(v196) + (fabs(v190) + fabs(v191)));
    const double v208 = fabs(v87) + (fabs(v174) + (fabs(v92) + fabs(v112)));
    const bool v209 = (fabs(v116) + (fabs(v90) + v208)) < 1e+38;
    const double v210 = (v209 && ((fabs(v187) + (fabs(v192) + v207)) < 1e+38)) ? 0.0 : 6.0;
    const double v211 = fabs(q[1]) + (fabs(q[0]) + (fabs(q[4]) + fabs(q[3])));
    const double v212 = fabs(qd[2]) + (fabs(qd[0]) + (fabs(qd[5]) + fabs(qd[1])));
    const bool v213 = (fabs(qd[4]) + (fabs(qd[3]) + v212)) < 1e+38;
    *status = (v213 && ((fabs(q[5]) + (fabs(q[2]) + v211)) < 1e+38)) ? v210 : 6.0;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_switching_functions_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double rate_lane[6];
        double lower_lane[6];
        double upper_lane[6];
        double load_lane[18];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_switching_functions(prepared, q_lane, qd_lane, tau_lane, mode_lane, rate_lane, lower_lane, upper_lane, load_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, rate_lane, rate);
        puma560_friction_scatter(6U, count, lane, lower_lane, lower);
        puma560_friction_scatter(6U, count, lane, upper_lane, upper);
        puma560_friction_scatter(18U, count, lane, load_lane, load);
    }
}

void puma560_friction_switching_functions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *rate, double *lower, double *upper, double *load, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        double rate_lane[6];
        double lower_lane[6];
        double upper_lane[6];
        double load_lane[18];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_switching_functions(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, rate_lane, lower_lane, upper_lane, load_lane, &status[lane]);
        puma560_friction_scatter(6U, count, lane, rate_lane, rate);
        puma560_friction_scatter(6U, count, lane, lower_lane, lower);
        puma560_friction_scatter(6U, count, lane, upper_lane, upper);
        puma560_friction_scatter(18U, count, lane, load_lane, load);
    }
}

#endif

static void puma560_friction_decide_pattern(const puma560_friction_prepared *restrict prepared, const signed char pattern[restrict 6], const signed char best[restrict 6], const bool flag[restrict 9], const double number[restrict 6], const double context_real[restrict 34], const bool context_boolean[restrict 30], const signed char context_mode[restrict 12], signed char pattern_out[restrict 6], signed char best_out[restrict 6], bool flag_out[restrict 9], double number_out[restrict 6], bool *restrict done)
{
    (void)prepared;
    const bool v0 = 0 == pattern[5];
    const double v1 = v0 ? 0.0 : 25000.0;
    const double v2 = context_real[15] * v1;
    const double v3 = (context_real[5] * v2) - context_real[3];
    const bool v4 = 0 == pattern[3];
    const double v5 = v4 ? 0.0 : (-(1.0 / ((!v4) ? ((context_real[15] * v2) - context_real[14]) : 1.0)));
    const double v6 = v5 * v3;
    const double v7 = context_real[10] * v1;
    const double v8 = context_real[15] * v7;
    const double v9 = v8 - context_real[12];
    const bool v10 = 0 == pattern[4];
    const double v11 = v10 ? 0.0 : 1557.2443004858599;
    const double v12 = context_real[4] * v11;
    const double v13 = context_real[5] * v7;
    const double v14 = v13 + (((v9 * v6) - context_real[2]) + (context_real[13] * v12));
    const double v15 = v5 * v9;
    const double v16 = context_real[10] * v7;
    const double v17 = context_real[13] * v11;
    const bool v18 = 0 == pattern[2];
    const double v19 = 1.0 / ((!v18) ? ((v16 + ((v9 * v15) - context_real[11])) + (context_real[13] * v17)) : 1.0);
    const double v20 = v18 ? 0.0 : (-v19);
    const double v21 = v20 * v14;
    const double v22 = v8 - context_real[8];
    const double v23 = v5 * v22;
    const double v24 = context_real[9] * v11;
    const double v25 = v16 + (((v23 * v9) - context_real[7]) + (context_real[13] * v24));
    const double v26 = v13 + ((((v23 * v3) - context_real[1]) + (context_real[4] * v24)) + (v25 * v21));
    const double v27 = v25 * v20;
    const double v28 = (v16 + (((v22 * v23) - context_real[6]) + (context_real[9] * v24))) + (v25 * v27);
    const bool v29 = 0 == pattern[1];
    const double v30 = v29 ? 0.0 : (-(1.0 / ((!v29) ? v28 : 1.0)));
    const double v31 = v30 * v26;
    const double v32 = (double)pattern[5];
    const double v33 = context_real[32] + (0.7 * v32);
    const double v34 = v0 ? 0.0 : (context_real[21] - v33);
    const double v35 = (double)pattern[3];
    const double v36 = context_real[28] + v35;
    const double v37 = (v2 * v34) - (v4 ? 0.0 : (context_real[19] - v36));
    const double v38 = (double)pattern[2];
    const double v39 = context_real[26] + (4.8 * v38);
    const double v40 = (double)pattern[4];
    const double v41 = context_real[30] + (0.8 * v40);
    const double v42 = v10 ? 0.0 : (context_real[20] - v41);
    const double v43 = v34 * v7;
    const double v44 = v43 + (((v37 * v15) - (v18 ? 0.0 : (context_real[18] - v39))) + (v17 * v42));
    const double v45 = (double)pattern[1];
    const double v46 = context_real[24] + (7.0 * v45);
    const double v47 = (((v37 * v23) - (v29 ? 0.0 : (context_real[17] - v46))) + (v24 * v42)) + (v27 * v44);
    const double v48 = v43 + v47;
    const double v49 = (double)pattern[0];
    const double v50 = context_real[22] + (6.0 * v49);
    const bool v51 = 0 == pattern[0];
    const double v52 = context_real[5] * v1;
    const double v53 = ((v34 * v52) + (v42 * v12)) + ((v37 * v6) + (v44 * v21));
    const double v54 = ((((v3 * v6) - context_real[0]) + (context_real[4] * v12)) + (v14 * v21)) + (context_real[5] * v52);
    const double v55 = v51 ? 0.0 : (-(1.0 / ((!v51) ? (v54 + (v26 * v31)) : 1.0)));
    const double v56 = v55 * (((v51 ? 0.0 : (context_real[16] - v50)) - (v48 * v31)) - v53);
    const double v57 = -v56;
    const double v58 = (v30 * v48) + (v31 * v57);
    const double v59 = ((v20 * v44) + (v21 * v57)) + (v27 * v58);
    const double v60 = v10 ? 0.0 : ((((v11 * v42) + (v24 * v58)) + (v12 * v57)) + (v17 * v59));
    const double v61 = (((v5 * v37) + (v23 * v58)) + (v6 * v57)) + (v15 * v59);
    const double v62 = v4 ? 0.0 : (-v61);
    const double v63 = v51 ? 0.0 : v56;
    const double v64 = v18 ? 0.0 : (-v59);
    const double v65 = (((context_real[17] - (context_real[8] * v62)) - (context_real[9] * v60)) - (context_real[1] * v63)) - (context_real[7] * v64);
    const double v66 = (((v1 * v34) + (v2 * v61)) + (v52 * v57)) + (v7 * (v58 + v59));
    const double v67 = v0 ? 0.0 : v66;
    const double v68 = context_real[10] * v67;
    const double v69 = v29 ? (v65 - v68) : v46;
    const double v70 = v29 ? 0.0 : (-v58);
    const double v71 = v29 ? puma560_friction_min(9.5 - v69, 9.5 + v69) : (v45 * v70);
    const double v72 = v29 ? v71 : (context_real[6] * v71);
    const double v73 = puma560_friction_max(fabs(v69), fabs(context_real[17]));
    const bool v74 = !flag[0];
    const bool v75 = context_boolean[7] && v74;
    const bool v76 = (v75 && (((-1e-06) * v73) <= v72)) || ((0.0 < v71) || (v29 && (0.0 <= v71)));
    const double v77 = (((context_real[16] - (context_real[4] * v60)) - (context_real[5] * v67)) - (context_real[1] * v70)) - (context_real[3] * v62);
    const double v78 = v51 ? (v77 - (context_real[2] * v64)) : v50;
    const double v79 = v51 ? puma560_friction_min(8.4 - v78, 8.4 + v78) : (v49 * v63);
    const double v80 = v51 ? v79 : (context_real[0] * v79);
    const double v81 = puma560_friction_max(fabs(v78), fabs(context_real[16]));
    const bool v82 = context_boolean[6] && v74;
    const bool v83 = (v82 && (((-1e-06) * v81) <= v80)) || ((v51 && (0.0 <= v79)) || (0.0 < v79));
    const double v84 = (((context_real[18] - (context_real[12] * v62)) - (context_real[2] * v63)) - (context_real[13] * v60)) - (context_real[7] * v70);
    const double v85 = v18 ? (v84 - v68) : v39;
    const double v86 = v18 ? puma560_friction_min(6.5 - v85, 6.5 + v85) : (v38 * v64);
    const double v87 = v18 ? v86 : (context_real[11] * v86);
    const double v88 = puma560_friction_max(fabs(context_real[18]), fabs(v85));
    const bool v89 = context_boolean[8] && v74;
    const bool v90 = (v89 && (((-1e-06) * v88) <= v87)) || ((v18 && (0.0 <= v86)) || (0.0 < v86));
    const double v91 = (((context_real[19] - (context_real[15] * v67)) - (context_real[8] * v70)) - (context_real[3] * v63)) - (context_real[12] * v64);
    const double v92 = v4 ? v91 : v36;
    const double v93 = v4 ? puma560_friction_min(1.4 - v92, 1.4 + v92) : (v35 * v62);
    const double v94 = v4 ? v93 : (context_real[14] * v93);
    const double v95 = puma560_friction_max(fabs(v92), fabs(context_real[19]));
    const bool v96 = context_boolean[9] && v74;
    const bool v97 = (v96 && (((-1e-06) * v95) <= v94)) || ((v4 && (0.0 <= v93)) || (0.0 < v93));
    const bool v98 = ((context_boolean[2] || v90) && ((context_boolean[0] || v83) && (context_boolean[1] || v76))) && (context_boolean[3] || v97);
    const double v99 = v10 ? (((context_real[20] - (context_real[9] * v70)) - (context_real[4] * v63)) - (context_real[13] * v64)) : v41;
    const double v100 = v10 ? puma560_friction_min(1.1 - v99, 1.1 + v99) : (v40 * v60);
    const double v101 = v10 ? v100 : (0.0006421600000000001 * v100);
    const double v102 = puma560_friction_max(fabs(v99), fabs(context_real[20]));
    const bool v103 = context_boolean[10] && v74;
    const bool v104 = (v103 && (((-1e-06) * v102) <= v101)) || ((v10 && (0.0 <= v100)) || (0.0 < v100));
    const double v105 = v0 ? (((context_real[21] - (context_real[15] * v62)) - (context_real[5] * v63)) - (context_real[10] * (v64 + v70))) : v33;
    const double v106 = v0 ? puma560_friction_min(1.0 - v105, 1.0 + v105) : (v32 * v67);
    const double v107 = v0 ? v106 : (4e-05 * v106);
    const double v108 = puma560_friction_max(fabs(v105), fabs(context_real[21]));
    const bool v109 = context_boolean[11] && v74;
    const bool v110 = (v109 && (((-1e-06) * v108) <= v107)) || ((v0 && (0.0 <= v106)) || (0.0 < v106));
    const bool v111 = (context_boolean[5] || v110) && ((context_boolean[4] || v104) && v98);
    const bool v112 = flag[3] || v111;
    flag_out[3] = v112;
    const double v113 = v51 ? 0.0 : 1.0;
    const double v114 = v113 + (v29 ? 0.0 : 1.0);
    const double v115 = (v18 ? 0.0 : 1.0) + v114;
    const double v116 = (v4 ? 0.0 : 1.0) + v115;
    const double v117 = (v10 ? 0.0 : 1.0) + v116;
    const double v118 = (v0 ? 0.0 : 1.0) + v117;
    const double v119 = 1.0 - v118;
    const double v120 = -(v117 + v119);
    const bool v121 = v109 ? ((-1) == context_mode[11]) : context_boolean[29];
    const bool v122 = v109 ? (1 == context_mode[11]) : context_boolean[28];
    const bool v123 = v122 || v121;
    const bool v124 = (v123 && (v0 && ((v120 <= 0.0) && (0.0 <= v120)))) || (v121 && (1 == pattern[5]));
    const double v125 = -(v116 + v119);
    const double v126 = v123 ? 1.0 : 0.0;
    const bool v127 = context_boolean[27] && (!v109);
    const double v128 = v127 ? 0.0 : 1.0;
    const bool v129 = v103 ? (1 == context_mode[10]) : context_boolean[25];
    const bool v130 = v103 ? ((-1) == context_mode[10]) : context_boolean[26];
    const bool v131 = v130 || v129;
    const bool v132 = (v130 && (1 == pattern[4])) || (v131 && (v10 && ((v128 <= v125) && (v125 <= v126))));
    const bool v133 = v132 || v124;
    const double v134 = (v131 ? 1.0 : 0.0) + v126;
    const double v135 = -(v115 + v119);
    const bool v136 = context_boolean[24] && (!v103);
    const double v137 = (v136 ? 0.0 : 1.0) + v128;
    const bool v138 = v96 ? (1 == context_mode[9]) : context_boolean[22];
    const bool v139 = v96 ? ((-1) == context_mode[9]) : context_boolean[23];
    const bool v140 = v139 || v138;
    const bool v141 = (v140 && (v4 && ((v137 <= v135) && (v135 <= v134)))) || (v139 && (1 == pattern[3]));
    const bool v142 = v133 || v141;
    const double v143 = (v140 ? 1.0 : 0.0) + v134;
    const double v144 = -(v114 + v119);
    const bool v145 = context_boolean[21] && (!v96);
    const double v146 = (v145 ? 0.0 : 1.0) + v137;
    const bool v147 = v89 ? ((-1) == context_mode[8]) : context_boolean[20];
    const bool v148 = v89 ? (1 == context_mode[8]) : context_boolean[19];
    const bool v149 = v148 || v147;
    const bool v150 = (v149 && (v18 && ((v144 <= v143) && (v146 <= v144)))) || (v147 && (1 == pattern[2]));
    const bool v151 = v150 || v142;
    const double v152 = -(v113 + v119);
    const bool v153 = context_boolean[18] && (!v89);
    const double v154 = (v153 ? 0.0 : 1.0) + v146;
    const double v155 = (v149 ? 1.0 : 0.0) + v143;
    const bool v156 = v75 ? ((-1) == context_mode[7]) : context_boolean[17];
    const bool v157 = v75 ? (1 == context_mode[7]) : context_boolean[16];
    const bool v158 = v157 || v156;
    const bool v159 = (v158 && (v29 && ((v152 <= v155) && (v154 <= v152)))) || (v156 && (1 == pattern[1]));
    const bool v160 = v151 || v159;
    const double v161 = -v119;
    const bool v162 = context_boolean[15] && (!v75);
    const double v163 = (v162 ? 0.0 : 1.0) + v154;
    const double v164 = (v158 ? 1.0 : 0.0) + v155;
    const bool v165 = v82 ? ((-1) == context_mode[6]) : context_boolean[14];
    const bool v166 = v82 ? (1 == context_mode[6]) : context_boolean[13];
    const bool v167 = v166 || v165;
    const bool v168 = ((v51 && ((v161 <= v164) && (v163 <= v161))) && v167) || (v165 && (1 == pattern[0]));
    const bool v169 = v168 || v160;
    const double v170 = v169 ? v118 : (1.0 + v118);
    const bool v171 = !(v169 || (v170 <= (v164 + (v167 ? 1.0 : 0.0))));
    const bool v172 = v171 && (!v112);
    const bool v173 = (!flag[1]) && (flag[2] && v172);
    const bool v174 = !v173;
    const bool v175 = (context_boolean[11] || (context_boolean[10] || (context_boolean[9] || (context_boolean[8] || (context_boolean[6] || context_boolean[7]))))) && (v74 && (v172 && v174));
    const bool v176 = (!(context_boolean[14] || (context_boolean[13] || context_boolean[12]))) || (!(context_boolean[17] || (context_boolean[16] || context_boolean[15])));
    const bool v177 = (!(context_boolean[23] || (context_boolean[22] || context_boolean[21]))) || ((!(context_boolean[20] || (context_boolean[19] || context_boolean[18]))) || v176);
    const bool v178 = (v177 || (!(context_boolean[26] || (context_boolean[25] || context_boolean[24])))) || (!(context_boolean[29] || (context_boolean[28] || context_boolean[27])));
    const bool v179 = v175 && (!v178);
    const bool v180 = context_boolean[12] && (!v82);
    const signed char v181 = v166 ? 1 : (-1);
    const signed char v182 = v168 ? ((v51 && v166) ? 1 : (-1)) : ((v180 && ((v163 <= v170) && (v170 <= v164))) ? 0 : v181);
    const signed char v183 = v160 ? pattern[0] : v182;
    pattern_out[0] = v179 ? (context_boolean[12] ? 0 : (context_boolean[13] ? 1 : (-1))) : (v173 ? (v180 ? 0 : v181) : v183);
    const double v184 = v170 - ((0 == v183) ? 0.0 : 1.0);
    const signed char v185 = v157 ? 1 : (-1);
    const signed char v186 = v159 ? ((v29 && v157) ? 1 : (-1)) : ((v162 && ((v154 <= v184) && (v184 <= v155))) ? 0 : v185);
    const signed char v187 = v151 ? pattern[1] : v186;
    pattern_out[1] = v179 ? (context_boolean[15] ? 0 : (context_boolean[16] ? 1 : (-1))) : (v173 ? (v162 ? 0 : v185) : v187);
    const double v188 = v184 - ((0 == v187) ? 0.0 : 1.0);
    const signed char v189 = v148 ? 1 : (-1);
    const signed char v190 = v150 ? ((v18 && v148) ? 1 : (-1)) : ((v153 && ((v188 <= v143) && (v146 <= v188))) ? 0 : v189);
    const signed char v191 = v142 ? pattern[2] : v190;
    pattern_out[2] = v179 ? (context_boolean[18] ? 0 : (context_boolean[19] ? 1 : (-1))) : (v173 ? (v153 ? 0 : v189) : v191);
    const double v192 = v188 - ((0 == v191) ? 0.0 : 1.0);
    const signed char v193 = v138 ? 1 : (-1);
    const signed char v194 = v141 ? ((v4 && v138) ? 1 : (-1)) : ((v145 && ((v137 <= v192) && (v192 <= v134))) ? 0 : v193);
    const signed char v195 = v133 ? pattern[3] : v194;
    pattern_out[3] = v179 ? (context_boolean[21] ? 0 : (context_boolean[22] ? 1 : (-1))) : (v173 ? (v145 ? 0 : v193) : v195);
    const double v196 = v192 - ((0 == v195) ? 0.0 : 1.0);
    const signed char v197 = v129 ? 1 : (-1);
    const signed char v198 = v132 ? ((v10 && v129) ? 1 : (-1)) : ((v136 && ((v196 <= v126) && (v128 <= v196))) ? 0 : v197);
    const signed char v199 = v124 ? pattern[4] : v198;
    pattern_out[4] = v179 ? (context_boolean[24] ? 0 : (context_boolean[25] ? 1 : (-1))) : (v173 ? (v136 ? 0 : v197) : v199);
    const double v200 = v196 - ((0 == v199) ? 0.0 : 1.0);
    const signed char v201 = v122 ? 1 : (-1);
    const signed char v202 = v124 ? ((v0 && v122) ? 1 : (-1)) : ((v127 && ((v200 <= 0.0) && (0.0 <= v200))) ? 0 : v201);
    pattern_out[5] = v179 ? (context_boolean[27] ? 0 : (context_boolean[28] ? 1 : (-1))) : (v173 ? (v127 ? 0 : v201) : v202);
    const bool v203 = !flag[3];
    const bool v204 = (context_boolean[1] || (((-1e-12) * v73) <= v72)) && (context_boolean[0] || (((-1e-12) * v81) <= v80));
    const bool v205 = (v204 && (context_boolean[2] || (((-1e-12) * v88) <= v87))) && (context_boolean[3] || (((-1e-12) * v95) <= v94));
    const bool v206 = ((context_boolean[4] || (((-1e-12) * v102) <= v101)) && v205) && (context_boolean[5] || (((-1e-12) * v108) <= v107));
    const bool v207 = (v111 && v203) || ((!flag[4]) && (v203 && v206));
    best_out[0] = v207 ? pattern[0] : best[0];
    best_out[1] = v207 ? pattern[1] : best[1];
    best_out[2] = v207 ? pattern[2] : best[2];
    best_out[3] = v207 ? pattern[3] : best[3];
    best_out[4] = v207 ? pattern[4] : best[4];
    best_out[5] = v207 ? pattern[5] : best[5];
    flag_out[0] = flag[0] || v179;
    flag_out[1] = v179 ? false : (flag[1] || v173);
    const bool v208 = !(v173 || v179);
    flag_out[2] = flag[2] && v208;
    flag_out[4] = flag[4] || v206;
    const bool v209 = flag[5] || (flag[3] && v111);
    flag_out[5] = v209;
    flag_out[6] = flag[6] && v174;
    flag_out[7] = v207 ? true : flag[7];
    flag_out[8] = v207 ? false : flag[8];
    number_out[0] = v207 ? v63 : number[0];
    number_out[1] = v207 ? v70 : number[1];
    number_out[2] = v207 ? v64 : number[2];
    number_out[3] = v207 ? v62 : number[3];
    number_out[4] = v207 ? v60 : number[4];
    number_out[5] = v207 ? v67 : number[5];
    const bool v210 = v171 || ((!v169) || (v0 && (v10 && (v4 && (v18 && (v51 && v29))))));
    *done = (v112 && (v209 || v210)) || (v172 && v208);
}

static void puma560_friction_decide_pattern_search(const puma560_friction_prepared *restrict prepared, const double context_real[restrict 58], const bool context_boolean[restrict 18], const signed char context_mode[restrict 12], double result_real[restrict 7], signed char result_mode[restrict 6])
{
    const double v0 = ((0.7 * context_real[56]) - context_real[55]) - context_real[57];
    const bool v1 = context_boolean[5] ? (1 == context_mode[5]) : (v0 < context_real[54]);
    const double v2 = ((0.8 * context_real[52]) - context_real[51]) - context_real[53];
    const bool v3 = context_boolean[4] ? (1 == context_mode[4]) : (v2 < context_real[50]);
    const double v4 = -(context_real[49] + (context_real[47] - context_real[48]));
    const bool v5 = context_boolean[3] ? (1 == context_mode[3]) : (v4 < context_real[46]);
    const double v6 = ((4.8 * context_real[44]) - context_real[43]) - context_real[45];
    const bool v7 = context_boolean[2] ? (1 == context_mode[2]) : (v6 < context_real[42]);
    const double v8 = ((7.0 * context_real[40]) - context_real[39]) - context_real[41];
    const bool v9 = context_boolean[1] ? (1 == context_mode[1]) : (v8 < context_real[38]);
    const double v10 = ((6.0 * context_real[36]) - context_real[35]) - context_real[37];
    const bool v11 = context_boolean[0] ? (1 == context_mode[0]) : (v10 < context_real[34]);
    const signed char v12 = (context_boolean[17] && (!context_boolean[11])) ? 0 : ((context_boolean[11] ? (1 == context_mode[11]) : v1) ? 1 : (-1));
    const signed char v13 = (context_boolean[16] && (!context_boolean[10])) ? 0 : ((context_boolean[10] ? (1 == context_mode[10]) : v3) ? 1 : (-1));
    const signed char v14 = (context_boolean[15] && (!context_boolean[9])) ? 0 : ((context_boolean[9] ? (1 == context_mode[9]) : v5) ? 1 : (-1));
    const signed char v15 = (context_boolean[14] && (!context_boolean[8])) ? 0 : ((context_boolean[8] ? (1 == context_mode[8]) : v7) ? 1 : (-1));
    const signed char v16 = (context_boolean[13] && (!context_boolean[7])) ? 0 : ((context_boolean[7] ? (1 == context_mode[7]) : v9) ? 1 : (-1));
    const signed char v17 = (context_boolean[12] && (!context_boolean[6])) ? 0 : ((context_boolean[6] ? (1 == context_mode[6]) : v11) ? 1 : (-1));
    signed char v18_pattern[6] = {v17, v16, v15, v14, v13, v12};
    signed char v18_best[6] = {v17, v16, v15, v14, v13, v12};
    bool v18_flag[9] = {false, false, false, false, false, false, false, true, false};
    double v18_number[6] = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    const bool v18_of_context_boolean[30] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11], context_boolean[12], v11, context_boolean[0] ? ((-1) == context_mode[0]) : (v10 < (-context_real[34])), context_boolean[13], v9, context_boolean[1] ? ((-1) == context_mode[1]) : (v8 < (-context_real[38])), context_boolean[14], v7, context_boolean[2] ? ((-1) == context_mode[2]) : (v6 < (-context_real[42])), context_boolean[15], v5, context_boolean[3] ? ((-1) == context_mode[3]) : (v4 < (-context_real[46])), context_boolean[16], v3, context_boolean[4] ? ((-1) == context_mode[4]) : (v2 < (-context_real[50])), context_boolean[17], v1, context_boolean[5] ? ((-1) == context_mode[5]) : (v0 < (-context_real[54]))};
    bool v18_done = false;
    for (int v18_pass = 0; (v18_pass < 1458) && !v18_done; v18_pass++) {
        signed char v18_next_pattern[6];
        signed char v18_next_best[6];
        bool v18_next_flag[9];
        double v18_next_number[6];
        puma560_friction_decide_pattern(prepared, v18_pattern, v18_best, v18_flag, v18_number, context_real, v18_of_context_boolean, context_mode, v18_next_pattern, v18_next_best, v18_next_flag, v18_next_number, &v18_done);
        v18_pattern[0] = v18_next_pattern[0];
        v18_pattern[1] = v18_next_pattern[1];
        v18_pattern[2] = v18_next_pattern[2];
        v18_pattern[3] = v18_next_pattern[3];
        v18_pattern[4] = v18_next_pattern[4];
        v18_pattern[5] = v18_next_pattern[5];
        v18_best[0] = v18_next_best[0];
        v18_best[1] = v18_next_best[1];
        v18_best[2] = v18_next_best[2];
        v18_best[3] = v18_next_best[3];
        v18_best[4] = v18_next_best[4];
        v18_best[5] = v18_next_best[5];
        v18_flag[0] = v18_next_flag[0];
        v18_flag[1] = v18_next_flag[1];
        v18_flag[2] = v18_next_flag[2];
        v18_flag[3] = v18_next_flag[3];
        v18_flag[4] = v18_next_flag[4];
        v18_flag[5] = v18_next_flag[5];
        v18_flag[6] = v18_next_flag[6];
        v18_flag[7] = v18_next_flag[7];
        v18_flag[8] = v18_next_flag[8];
        v18_number[0] = v18_next_number[0];
        v18_number[1] = v18_next_number[1];
        v18_number[2] = v18_next_number[2];
        v18_number[3] = v18_next_number[3];
        v18_number[4] = v18_next_number[4];
        v18_number[5] = v18_next_number[5];
    }
    const double v19 = (v18_flag[4] || v18_flag[3]) ? (v18_flag[8] ? 4.0 : ((v18_flag[7] && (!v18_flag[2])) ? (v18_flag[5] ? 1.0 : 0.0) : 3.0)) : (v18_flag[6] ? 5.0 : 2.0);
    result_real[5] = v18_number[4];
    result_real[6] = v18_number[5];
    result_real[2] = v18_number[1];
    result_real[1] = v18_number[0];
    const double v20 = fabs(v18_number[0]) + (fabs(v18_number[1]) + (fabs(v18_number[5]) + fabs(v18_number[4])));
    result_real[3] = v18_number[2];
    result_real[4] = v18_number[3];
    const bool v21 = (fabs(v18_number[3]) + (fabs(v18_number[2]) + v20)) < 1e+38;
    const double v22 = fabs(context_real[17]) + (fabs(context_real[16]) + (fabs(context_real[21]) + fabs(context_real[19])));
    result_real[0] = (v21 && ((fabs(context_real[20]) + (fabs(context_real[18]) + v22)) < 1e+38)) ? (v18_done ? v19 : 5.0) : 6.0;
    result_mode[0] = v18_best[0];
    result_mode[1] = v18_best[1];
    result_mode[2] = v18_best[2];
    result_mode[3] = v18_best[3];
    result_mode[4] = v18_best[4];
    result_mode[5] = v18_best[5];
}

static void puma560_friction_decide_pattern_let_go(const puma560_friction_prepared *restrict prepared, const double context_real[restrict 50], const bool context_boolean[restrict 12], const signed char context_mode[restrict 12], double result_real[restrict 7], signed char result_mode[restrict 6])
{
    const double v0 = (context_real[45] * context_real[40]) - context_real[42];
    const double v1 = context_real[46] * context_real[34];
    const double v2 = (context_real[39] * context_real[34]) - context_real[35];
    const double v3 = context_real[46] * v2;
    const double v4 = (context_real[43] * context_real[45]) - context_real[42];
    const double v5 = context_real[46] * context_real[36];
    const double v6 = context_real[46] * context_real[38];
    const double v7 = (((context_real[45] * v5) + (v4 * v3)) - (v1 * v0)) - v6;
    const double v8 = context_real[47] * context_real[39];
    const double v9 = ((context_real[47] * v0) - (context_real[34] * v7)) - (v4 * v8);
    const double v10 = ((context_real[39] * v9) + (context_real[35] * v7)) - (context_real[48] * v4);
    const double v11 = (((context_real[40] * v9) + (context_real[49] * context_real[45])) - (context_real[43] * v10)) + (context_real[36] * v7);
    const double v12 = (25000.0 + ((context_real[45] * v11) - (context_real[38] * v7))) - (context_real[42] * (v9 - v10));
    const double v13 = context_real[21] - (context_boolean[5] ? (context_real[32] + (0.7 * ((double)context_mode[5]))) : 0.0);
    const double v14 = v12 * v13;
    const double v15 = context_real[18] - (context_boolean[2] ? (context_real[26] + (4.8 * ((double)context_mode[2]))) : 0.0);
    const double v16 = v10 * v15;
    const double v17 = context_real[16] - (context_boolean[0] ? (context_real[22] + (6.0 * ((double)context_mode[0]))) : 0.0);
    const double v18 = v7 * v17;
    const double v19 = ((context_real[37] * v7) + (context_real[41] * v9)) - (context_real[44] * v10);
    const double v20 = context_real[20] - (context_boolean[4] ? (context_real[30] + (0.8 * ((double)context_mode[4]))) : 0.0);
    const double v21 = v19 * v20;
    const double v22 = fabs(v21) + (fabs(v14) + (fabs(v18) + fabs(v16)));
    const double v23 = context_real[19] - (context_boolean[3] ? (context_real[28] + ((double)context_mode[3])) : 0.0);
    const double v24 = v11 * v23;
    const double v25 = context_real[17] - (context_boolean[1] ? (context_real[24] + (7.0 * ((double)context_mode[1]))) : 0.0);
    const double v26 = v9 * v25;
    const double v27 = 1e-08 * (fabs(v26) + (fabs(v24) + v22));
    const double v28 = context_boolean[5] ? 0.0 : 1.0;
    const double v29 = fabs(v19);
    const double v30 = context_boolean[4] ? 0.0 : 1.1;
    const double v31 = fabs(v10);
    const double v32 = context_boolean[2] ? 0.0 : 6.5;
    const double v33 = fabs(v7);
    const double v34 = context_boolean[0] ? 0.0 : 8.4;
    const double v35 = fabs(v9);
    const double v36 = context_boolean[1] ? 0.0 : 9.5;
    const double v37 = (((v31 * v32) + (v34 * v33)) + (v35 * v36)) + (v29 * v30);
    const double v38 = fabs(v11);
    const double v39 = context_boolean[3] ? 0.0 : 1.4;
    const double v40 = 1.0001 * (v37 + (v38 * v39));
    const double v41 = (v14 + (((v18 + v26) - v16) - v24)) - v21;
    const bool v42 = (!context_boolean[5]) && (fabs(v41) <= (v40 + (v27 + (v28 * (1.0001 * v12)))));
    const double v43 = v13 * v19;
    const double v44 = context_real[46] * context_real[37];
    const double v45 = v44 + ((context_real[44] * v3) - (context_real[41] * v1));
    const double v46 = ((context_real[47] * context_real[41]) - (context_real[34] * v45)) - (context_real[44] * v8);
    const double v47 = ((context_real[39] * v46) + (context_real[35] * v45)) - (context_real[48] * context_real[44]);
    const double v48 = 1557.2443004858599 + (((context_real[37] * v45) + (context_real[41] * v46)) - (context_real[44] * v47));
    const double v49 = v20 * v48;
    const double v50 = ((context_real[40] * v46) - (context_real[43] * v47)) + (context_real[36] * v45);
    const double v51 = v23 * v50;
    const double v52 = v25 * v46;
    const double v53 = fabs(v52) + (fabs(v51) + (fabs(v49) + fabs(v43)));
    const double v54 = v17 * v45;
    const double v55 = v15 * v47;
    const double v56 = 1e-08 * (fabs(v55) + (fabs(v54) + v53));
    const double v57 = fabs(v47);
    const double v58 = fabs(v45);
    const double v59 = fabs(v46);
    const double v60 = (((v28 * v29) + (v32 * v57)) + (v34 * v58)) + (v36 * v59);
    const double v61 = fabs(v50);
    const double v62 = 1.0001 * (v60 + (v39 * v61));
    const double v63 = (v43 + (((v54 + v52) - v55) - v51)) - v49;
    const bool v64 = (fabs(v63) <= (v62 + (v56 + (v30 * (1.0001 * v48))))) && (!context_boolean[4]);
    const double v65 = ((context_real[40] * v1) - (context_real[43] * v3)) - v5;
    const double v66 = ((context_real[47] * context_real[40]) - (context_real[43] * v8)) + (context_real[34] * v65);
    const double v67 = ((context_real[48] * context_real[43]) - (context_real[39] * v66)) + (context_real[35] * v65);
    const double v68 = v15 * v67;
    const double v69 = v25 * v66;
    const double v70 = v11 * v13;
    const double v71 = v20 * v50;
    const double v72 = fabs(v71) + (fabs(v70) + (fabs(v69) + fabs(v68)));
    const double v73 = context_real[49] + (((context_real[40] * v66) + (context_real[43] * v67)) - (context_real[36] * v65));
    const double v74 = v23 * v73;
    const double v75 = v17 * v65;
    const double v76 = 1e-08 * (fabs(v75) + (fabs(v74) + v72));
    const double v77 = fabs(v67);
    const double v78 = fabs(v65);
    const double v79 = fabs(v66);
    const double v80 = (((v28 * v38) + (v32 * v77)) + (v34 * v78)) + (v36 * v79);
    const double v81 = 1.0001 * (v80 + (v30 * v61));
    const double v82 = v71 + (v74 + (((v75 - v69) - v68) - v70));
    const bool v83 = (!context_boolean[3]) && (fabs(v82) <= (v81 + (v76 + (v39 * (1.0001 * v73)))));
    const double v84 = v10 * v13;
    const double v85 = v3 * v17;
    const double v86 = v20 * v47;
    const double v87 = v23 * v67;
    const double v88 = fabs(v87) + (fabs(v86) + (fabs(v85) + fabs(v84)));
    const double v89 = v8 + (v1 * v2);
    const double v90 = context_real[48] + ((context_real[39] * v89) - (context_real[35] * v3));
    const double v91 = v15 * v90;
    const double v92 = v25 * v89;
    const double v93 = 1e-08 * (fabs(v92) + (fabs(v91) + v88));
    const double v94 = fabs(v3);
    const double v95 = fabs(v89);
    const double v96 = (((v28 * v31) + (v34 * v94)) + (v36 * v95)) + (v30 * v57);
    const double v97 = 1.0001 * (v96 + (v39 * v77));
    const double v98 = v86 + ((v91 + ((v85 - v92) - v84)) - v87);
    const bool v99 = (!context_boolean[2]) && (fabs(v98) <= (v97 + (v93 + (v32 * (1.0001 * v90)))));
    const double v100 = v20 * v46;
    const double v101 = context_real[47] + (context_real[34] * v1);
    const double v102 = v25 * v101;
    const double v103 = v9 * v13;
    const double v104 = v23 * v66;
    const double v105 = fabs(v104) + (fabs(v103) + (fabs(v102) + fabs(v100)));
    const double v106 = v15 * v89;
    const double v107 = v1 * v17;
    const double v108 = 1e-08 * (fabs(v107) + (fabs(v106) + v105));
    const double v109 = fabs(v1);
    const double v110 = (((v28 * v35) + (v32 * v95)) + (v34 * v109)) + (v30 * v59);
    const double v111 = 1.0001 * (v110 + (v39 * v79));
    const double v112 = v100 + (v104 + (v106 + ((v107 - v103) - v102)));
    const bool v113 = (!context_boolean[1]) && (fabs(v112) <= (v111 + (v108 + (v36 * (1.0001 * v101)))));
    const double v114 = context_real[46] * v17;
    const double v115 = v1 * v25;
    const double v116 = v7 * v13;
    const double v117 = v20 * v45;
    const double v118 = fabs(v117) + (fabs(v116) + (fabs(v115) + fabs(v114)));
    const double v119 = v23 * v65;
    const double v120 = v3 * v15;
    const double v121 = 1e-08 * (fabs(v120) + (fabs(v119) + v118));
    const double v122 = (((v28 * v33) + (v32 * v94)) + (v36 * v109)) + (v30 * v58);
    const double v123 = 1.0001 * (v122 + (v39 * v78));
    const double v124 = (v119 + (v116 + ((v114 + v120) - v115))) - v117;
    const bool v125 = (!context_boolean[0]) && (fabs(v124) <= (v123 + (v121 + (v34 * (1.0001 * context_real[46])))));
    const double v126 = -v63;
    const double v127 = -v112;
    const signed char v128 = context_boolean[1] ? context_mode[1] : puma560_friction_mode_of(v127);
    const double v129 = (context_real[24] - context_real[17]) + (7.0 * ((double)v128));
    const signed char v130 = context_boolean[5] ? context_mode[5] : puma560_friction_mode_of(v41);
    const double v131 = (context_real[32] - context_real[21]) + (0.7 * ((double)v130));
    const signed char v132 = context_boolean[3] ? context_mode[3] : puma560_friction_mode_of(v82);
    const double v133 = ((double)v132) + (context_real[28] - context_real[19]);
    const double v134 = (context_real[45] * v131) - v133;
    const double v135 = context_real[42] * v131;
    const signed char v136 = context_boolean[4] ? context_mode[4] : puma560_friction_mode_of(v126);
    const double v137 = (context_real[30] - context_real[20]) + (0.8 * ((double)v136));
    const signed char v138 = context_boolean[2] ? context_mode[2] : puma560_friction_mode_of(v98);
    const double v139 = (context_real[26] - context_real[18]) + (4.8 * ((double)v138));
    const double v140 = v135 + (((context_real[44] * v137) - (context_real[43] * v134)) - v139);
    const double v141 = (v129 + (((context_real[40] * v134) + (context_real[39] * v140)) - (context_real[41] * v137))) - v135;
    const double v142 = (((v1 * v141) - (v5 * v134)) + (v6 * v131)) + (v44 * v137);
    const signed char v143 = context_boolean[0] ? context_mode[0] : puma560_friction_mode_of(v124);
    const double v144 = (context_real[22] - context_real[16]) + (6.0 * ((double)v143));
    const double v145 = v142 - (context_real[46] * (v144 + (context_real[35] * v140)));
    const double v146 = (context_real[47] * v141) + (context_real[34] * v145);
    const double v147 = ((context_real[39] * v146) - (context_real[35] * v145)) + (context_real[48] * v140);
    const double v148 = (((context_real[40] * v146) - (context_real[43] * v147)) - (context_real[36] * v145)) + (context_real[49] * v134);
    const double v149 = (((context_real[45] * v148) + (context_real[38] * v145)) + (25000.0 * v131)) - (context_real[42] * (v146 - v147));
    const double v150 = (((context_real[37] * v145) - (context_real[41] * v146)) + (context_real[44] * v147)) + (1557.2443004858599 * v137);
    const double v151 = fabs(v147) + (fabs(v145) + (fabs(v150) + fabs(v146)));
    const bool v152 = (fabs(v149) + (fabs(v148) + v151)) < 1e+38;
    const double v153 = fabs(v139) + (fabs(v129) + (fabs(v133) + fabs(v144)));
    const bool v154 = v152 && ((fabs(v131) + (fabs(v137) + v153)) < 1e+38);
    const bool v155 = (context_boolean[9] || v83) || ((context_boolean[8] || v99) || ((context_boolean[6] || v125) || (context_boolean[7] || v113)));
    const bool v156 = v154 && (!((context_boolean[11] || v42) || (v155 || (context_boolean[10] || v64))));
    double v158 = 0.0;
    double v159 = v145;
    double v160 = -v146;
    double v161 = v147;
    double v162 = v148;
    double v163 = -v150;
    double v164 = -v149;
    signed char v165 = v143;
    signed char v166 = v128;
    signed char v167 = v138;
    signed char v168 = v132;
    signed char v169 = v136;
    signed char v170 = v130;
    if (!(v156)) {
        const double v157_of_context_real[58] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], v124, v123, context_real[46], v121, v127, v111, v101, v108, v98, v97, v90, v93, v82, v81, v73, v76, v126, v62, v48, v56, v41, v40, v12, v27};
        const bool v157_of_context_boolean[18] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11], v125, v113, v99, v83, v64, v42};
        double v157_result_real[7];
        signed char v157_result_mode[6];
        puma560_friction_decide_pattern_search(prepared, v157_of_context_real, v157_of_context_boolean, context_mode, v157_result_real, v157_result_mode);
        v158 = v157_result_real[0];
        v159 = v157_result_real[1];
        v160 = v157_result_real[2];
        v161 = v157_result_real[3];
        v162 = v157_result_real[4];
        v163 = v157_result_real[5];
        v164 = v157_result_real[6];
        v165 = v157_result_mode[0];
        v166 = v157_result_mode[1];
        v167 = v157_result_mode[2];
        v168 = v157_result_mode[3];
        v169 = v157_result_mode[4];
        v170 = v157_result_mode[5];
    }
    result_real[0] = v158;
    result_real[1] = v159;
    result_real[2] = v160;
    result_real[3] = v161;
    result_real[4] = v162;
    result_real[5] = v163;
    result_real[6] = v164;
    result_mode[0] = v165;
    result_mode[1] = v166;
    result_mode[2] = v167;
    result_mode[3] = v168;
    result_mode[4] = v169;
    result_mode[5] = v170;
}

void puma560_friction_decide(const puma560_friction_prepared *restrict prepared, const double q[restrict 6], const double qd[restrict 6], const double tau[restrict 6], const signed char mode[restrict 6], const bool reached[restrict 6], signed char mode_next[restrict 6], double *restrict status)
{
    const double v0 = puma560_friction_alone(&q[1]) + puma560_friction_alone(&q[2]);
    const puma560_friction_four v1_angle = {v0, puma560_friction_alone(&q[3]), puma560_friction_alone(&q[4]), puma560_friction_alone(&q[1])};
    puma560_friction_four v1_sine;
    puma560_friction_four v1_cosine;
    puma560_friction_sincos(&v1_angle, &v1_sine, &v1_cosine);
    const double v9 = qd[0] * v1_sine[0];
    const double v10 = v1_cosine[1] * v9;
    const double v11 = qd[2] + qd[1];
    const double v12 = (v1_sine[1] * v11) - v10;
    const double v13 = qd[0] * v1_cosine[0];
    const double v14 = qd[3] + v13;
    const double v15 = (v1_sine[2] * v14) - (v1_cosine[2] * v12);
    const double v16 = 0.0028799999999999997 * v15;
    const double v17 = v1_sine[1] * v9;
    const double v18 = (v1_cosine[1] * v11) + v17;
    const double v19 = qd[4] + v18;
    const double v20 = (v19 * (0.0028799999999999997 * v19)) + (v15 * v16);
    const double v21 = v14 * v12;
    const double v22 = v11 * v13;
    const double v23 = 2.0 * v22;
    const double v24 = ((v1_sine[1] * v23) - (v13 * v10)) - v21;
    const double v25 = (v1_cosine[2] * v14) + (v1_sine[2] * v12);
    const double v26 = (v25 * v16) - (0.0028799999999999997 * v24);
    const double v27 = (v1_sine[2] * v26) - (v1_cosine[2] * v20);
    const double v28 = (v1_sine[2] * v20) + (v1_cosine[2] * v26);
    const double v29 = v18 * v12;
    const double v30 = v11 * v9;
    const double v31 = v30 + v29;
    const double v32 = (v13 * v17) + ((v1_cosine[1] * v23) - (v14 * (2.0 * v18)));
    const double v33 = (v1_sine[2] * v31) - (v1_cosine[2] * v32);
    const double v34 = ((2.0 * v19) * v25) - v33;
    const double v35 = 0.0028799999999999997 * v1_sine[1];
    const double v36 = (v1_cosine[1] * v28) + (v35 * v34);
    const double v37 = v11 * v11;
    const double v38 = qd[0] * qd[0];
    const double v39 = v38 + v37;
    const double v40 = (0.025374999999999998 * v1_cosine[0]) - (0.8913300000000002 * v1_sine[0]);
    const double v41 = ((v1_cosine[0] * v36) - (v1_sine[0] * v27)) - (v40 * v39);
    const double v42 = 0.4318 * v1_sine[3];
    const double v43 = (0.15005 * v38) - (qd[1] * (qd[0] * (0.8636 * v1_sine[3])));
    const double v44 = ((0.0406 * v30) - v43) + (0.8636 * v22);
    const double v45 = 0.0028799999999999997 * v1_cosine[1];
    const double v46 = 0.4318 * v1_cosine[3];
    const double v47 = v1_cosine[0] * v46;
    const double v48 = qd[1] * qd[1];
    const double v49 = v38 + v48;
    const double v50 = (v42 * v48) - 9.81;
    const double v51 = (0.0203 * v1_cosine[0]) - (0.4318 * v1_sine[0]);
    const double v52 = qd[0] * v51;
    const double v53 = (v13 * v52) + (((v1_sine[0] * v50) + (0.0203 * v37)) + (v49 * v47));
    const double v54 = (v35 * v53) + (((1.9999999999999998e-05 * v33) - (0.0004221600000000001 * v34)) - (v45 * v44));
    const double v55 = 4e-05 * qd[5];
    const double v56 = (v19 * v55) + v54;
    const double v57 = v19 * v15;
    const double v58 = v57 + ((v1_cosine[2] * v31) + (v1_sine[2] * v32));
    const double v59 = (0.00020000000000000004 * v57) + (0.00024000000000000003 * v58);
    const double v60 = ((v1_sine[2] * v59) - (v1_cosine[2] * v56)) + (0.00075 * v32);
    const double v61 = v1_sine[0] * v46;
    const double v62 = (v9 * v52) + (((v49 * v61) - (v1_cosine[0] * v50)) - (0.4318 * v37));
    const double v63 = ((0.0006421600000000001 * v24) - ((0.0028799999999999997 * v1_sine[2]) * v62)) + (v15 * (v55 - (0.00020216000000000006 * v25)));
    const double v64 = v63 + (v1_cosine[2] * ((v45 * v53) + (v35 * v44)));
    const double v65 = (0.0006500000000000002 * (v21 - v24)) - v64;
    const double v66 = ((v40 * v50) + ((v1_sine[1] * v60) + (v1_cosine[1] * v65))) + (0.4318 * v36);
    const double v67 = (0.8913300000000002 * v1_cosine[0]) + (0.025374999999999998 * v1_sine[0]);
    const double v68 = v46 * v67;
    const double v69 = (0.022546398 * v1_cosine[0]) - (0.3244698455 * v1_sine[0]);
    const double v70 = (v1_cosine[0] * v69) - 0.011273199;
    const double v71 = ((v66 - (0.0203 * v27)) - (v49 * v68)) - (v70 * (v39 - v37));
    const double v72 = ((((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v71) - tau[1]) - (v42 * v41);
    const double v73 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const double v74 = (v1_cosine[3] * v73) - 0.0070992;
    const double v75 = ((v74 * (v49 - v48)) + (v72 - (v37 * v68))) + (v61 * v36);
    const double v76 = v75 + (v47 * v27);
    const double v77 = 3.5 * qd[1];
    const double v78 = v77 + (7.0 * ((double)mode[1]));
    const bool v79 = 0 == mode[1];
    const double v80 = (9.999999999999983e-05 * v29) + ((0.0013999999999999998 * v30) + ((v1_sine[2] * v56) + (v1_cosine[2] * v59)));
    const double v81 = tau[3] + v80;
    const double v82 = 0.13 * qd[3];
    const double v83 = v82 + ((double)mode[3]);
    const bool v84 = 0 == mode[3];
    const double v85 = tau[5] + (4e-05 * v58);
    const double v86 = 0.15 * qd[5];
    const double v87 = v86 + (0.7 * ((double)mode[5]));
    const bool v88 = 0 == mode[5];
    const double v89 = v88 ? 0.0 : (v85 - v87);
    const double v90 = v88 ? 0.0 : 25000.0;
    const double v91 = 4e-05 * v1_cosine[2];
    const double v92 = v90 * v91;
    const double v93 = (v89 * v92) - (v84 ? 0.0 : (v81 - v83));
    const double v94 = v1_sine[2] * v1_sine[1];
    const double v95 = v1_sine[0] * v94;
    const double v96 = 0.0012435839999999998 * v1_cosine[3];
    const double v97 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const double v98 = v94 * v97;
    const double v99 = 0.0012435839999999998 * (v1_sine[3] * v94);
    const double v100 = (v1_cosine[0] * v99) + (v98 - (v96 * v95));
    const double v101 = 1.6000000000000003e-09 * v90;
    const double v102 = v94 * v101;
    const double v103 = v1_cosine[2] * v102;
    const double v104 = v103 + v100;
    const double v105 = 0.00020216000000000006 * (v1_sine[2] * v1_sine[2]);
    const double v106 = 0.0016399999999999997 + v105;
    const double v107 = v84 ? 0.0 : (-(1.0 / ((!v84) ? ((v101 * (v1_cosine[2] * v1_cosine[2])) - v106) : 1.0)));
    const double v108 = v107 * v104;
    const double v109 = tau[2] + v71;
    const double v110 = 3.5 * qd[2];
    const double v111 = v110 + (4.8 * ((double)mode[2]));
    const bool v112 = 0 == mode[2];
    const double v113 = v98 + v103;
    const double v114 = v107 * v113;
    const double v115 = tau[4] - v64;
    const double v116 = 0.17 * qd[4];
    const double v117 = v116 + (0.8 * ((double)mode[4]));
    const bool v118 = 0 == mode[4];
    const double v119 = v118 ? 0.0 : (v115 - v117);
    const double v120 = v118 ? 0.0 : 1557.2443004858599;
    const double v121 = 0.0012435839999999998 * v1_cosine[2];
    const double v122 = 0.0006421600000000001 + v121;
    const double v123 = (5.846399999999999e-05 * v1_sine[2]) - (v1_cosine[1] * v122);
    const double v124 = v123 * v120;
    const double v125 = 4e-05 * v94;
    const double v126 = v90 * v125;
    const double v127 = v126 * v89;
    const double v128 = v127 + (((v114 * v93) - (v112 ? 0.0 : (v109 - v111))) - (v124 * v119));
    const double v129 = v1_cosine[0] * v96;
    const double v130 = v1_sine[2] * v1_cosine[1];
    const double v131 = v1_cosine[2] * v96;
    const double v132 = ((v1_sine[0] * v131) - (v40 * v46)) + (v130 * v129);
    const double v133 = 0.0028799999999999997 * v1_sine[0];
    const double v134 = v1_cosine[0] * v1_cosine[2];
    const double v135 = ((v130 * v133) - v67) - (0.0028799999999999997 * v134);
    const double v136 = v132 + (v42 * v135);
    const double v137 = v105 - 0.00119216;
    const double v138 = v1_sine[1] * (0.0012921600000000003 + v137);
    const double v139 = v1_sine[1] * v138;
    const double v140 = 5.846399999999999e-05 * v130;
    const double v141 = ((2.0 * (v140 - v121)) - 0.3592922305) + v139;
    const double v142 = v141 + v136;
    const double v143 = (v1_sine[2] * v133) - (v45 * v134);
    const double v144 = v1_sine[0] * v1_cosine[1];
    const double v145 = ((v131 * v144) + (v123 + (v42 * v143))) + (v1_sine[2] * v129);
    const double v146 = v120 * v145;
    const double v147 = v94 * v102;
    const double v148 = v147 + ((v142 + (v113 * v108)) + (v123 * v146));
    const double v149 = 1.0 / ((!v112) ? ((v123 * v124) + (v147 + (v141 + (v113 * v114)))) : 1.0);
    const double v150 = v112 ? 0.0 : (-v149);
    const double v151 = v150 * v148;
    const double v152 = ((v108 * v93) - (v79 ? 0.0 : (-(v78 + v76)))) + (v151 * v128);
    const double v153 = v127 + (v152 - (v146 * v119));
    const double v154 = (v136 + v142) - 1.748114002;
    const double v155 = v147 + (((v154 + (v104 * v108)) + (v148 * v151)) + (v145 * v146));
    const double v156 = v79 ? 0.0 : (-(1.0 / ((!v79) ? v155 : 1.0)));
    const double v157 = v140 - v106;
    const double v158 = 0.0004321439999999999 * v94;
    const double v159 = v130 * v97;
    const double v160 = ((v1_sine[0] * v159) - (v96 * v130)) - (v1_cosine[0] * (v157 - v158));
    const double v161 = (v130 * (4e-05 * v1_sine[0])) - (v1_cosine[0] * v91);
    const double v162 = v90 * v161;
    const double v163 = v160 + (v91 * v162);
    const double v164 = (v1_cosine[0] * (0.0047376000000000015 + v98)) + (((5.846399999999999e-05 * v95) - (0.15005 * v135)) - (v144 * v138));
    const double v165 = v1_sine[0] * v1_sine[1];
    const double v166 = ((v1_sine[1] * (v131 + (5.846399999999999e-05 * v134))) - (0.15005 * v143)) - (v122 * v165);
    const double v167 = v120 * v166;
    const double v168 = v161 * v126;
    const double v169 = v168 + (((v163 * v114) - v164) - (v123 * v167));
    const double v170 = v99 + ((0.6903913435000001 * v1_sine[3]) + ((0.023751 * v1_cosine[3]) + v164));
    const double v171 = v168 + ((((v163 * v108) - v170) - (v167 * v145)) + (v169 * v151));
    const double v172 = v171 * v156;
    const double v173 = v169 * v150;
    const double v174 = (((v1_cosine[0] * v80) - (v39 * (0.0047376000000000015 * v1_sine[0]))) - (0.15005 * v41)) - (v40 * v43);
    const double v175 = tau[0] + (v174 - (((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3])) * (v38 - v49)));
    const double v176 = qd[0] * ((v74 * (2.0 * qd[1])) + (0.0047376000000000015 * v9));
    const double v177 = v176 + ((v175 - (v144 * v60)) + (v165 * v65));
    const double v178 = ((v68 + v70) * (v11 * (2.0 * qd[0]))) + v177;
    const double v179 = v178 - ((v46 + v51) * ((v1_sine[1] * v28) - (v45 * v34)));
    const double v180 = 4.9 * qd[0];
    const double v181 = v180 + (6.0 * ((double)mode[0]));
    const bool v182 = 0 == mode[0];
    const double v183 = (((v182 ? 0.0 : (v179 - v181)) + (v167 * v119)) + (v162 * v89)) + (v173 * v128);
    const double v184 = v163 * v107;
    const double v185 = v140 + v157;
    const double v186 = (v1_sine[0] * (v139 + (v185 + ((0.0024871679999999997 * v1_cosine[2]) - v137)))) - (0.00011692799999999998 * v134);
    const double v187 = (v185 + ((v1_sine[3] * v73) - (2.0 * (v158 - v132)))) - 3.153542285625;
    const double v188 = v187 - (v1_sine[0] * (v186 + (((2.0 * v1_cosine[0]) * v159) - v69)));
    const double v189 = (((v188 + (v166 * v167)) + (v161 * v162)) + (v169 * v173)) + (v171 * v172);
    const double v190 = v182 ? 0.0 : (-(1.0 / ((!v182) ? (v189 + (v163 * v184)) : 1.0)));
    const double v191 = v190 * ((v183 + (v172 * v153)) + (v184 * v93));
    const double v192 = (v156 * v153) + (v172 * v191);
    const double v193 = ((v150 * v128) + (v151 * v192)) + (v173 * v191);
    const double v194 = v118 ? 0.0 : ((((v120 * v119) + (v167 * v191)) - (v146 * v192)) - (v124 * v193));
    const double v195 = (((v107 * v93) + (v108 * v192)) + (v114 * v193)) + (v184 * v191);
    const double v196 = (((v90 * v89) + (v162 * v191)) + (v92 * v195)) + (v126 * (v192 + v193));
    const double v197 = v88 ? 0.0 : v196;
    const double v198 = v84 ? 0.0 : (-v195);
    const double v199 = v112 ? 0.0 : (-v193);
    const double v200 = (((v161 * v197) - (v160 * v198)) + (v164 * v199)) + (v166 * v194);
    const double v201 = v79 ? 0.0 : (-v192);
    const signed char v202 = puma560_friction_mode_of(v182 ? (v179 + (v200 + (v170 * v201))) : v181);
    const bool v203 = puma560_friction_eq(0.0, qd[0]);
    const bool v204 = (!(0 == v202)) && (reached[0] && v203);
    const bool v205 = !v203;
    const double v206 = v182 ? 0.0 : v191;
    const double v207 = ((((v100 * v198) + (v142 * v199)) + (v145 * v194)) + (v170 * v206)) - v76;
    const double v208 = v125 * v197;
    const signed char v209 = puma560_friction_mode_of(v79 ? (v207 - v208) : v78);
    const bool v210 = puma560_friction_eq(0.0, qd[1]);
    const bool v211 = (reached[1] && v210) && (!(0 == v209));
    const bool v212 = !v210;
    const bool v213 = (v211 || v212) || (!(fabs(v76) <= 9.5));
    const bool v214 = v213 || ((!(fabs(v179) <= 8.4)) || (v204 || v205));
    const double v215 = v109 + ((((v98 * v198) + (v123 * v194)) + (v164 * v206)) + (v142 * v201));
    const signed char v216 = puma560_friction_mode_of(v112 ? (v215 - v208) : v111);
    const bool v217 = puma560_friction_eq(0.0, qd[2]);
    const bool v218 = (!(0 == v216)) && (reached[2] && v217);
    const bool v219 = !v217;
    const bool v220 = v214 || ((!(fabs(v109) <= 6.5)) || (v218 || v219));
    const double v221 = (v81 + (((v98 * v199) - (v160 * v206)) + (v100 * v201))) - (v91 * v197);
    const signed char v222 = puma560_friction_mode_of(v84 ? v221 : v83);
    const bool v223 = puma560_friction_eq(0.0, qd[3]);
    const bool v224 = (!(0 == v222)) && (reached[3] && v223);
    const bool v225 = !v223;
    const bool v226 = v220 || ((!(fabs(v81) <= 1.4)) || (v224 || v225));
    const signed char v227 = puma560_friction_mode_of(v118 ? (v115 + (((v123 * v199) + (v166 * v206)) + (v145 * v201))) : v117);
    const bool v228 = puma560_friction_eq(0.0, qd[4]);
    const bool v229 = (!(0 == v227)) && (reached[4] && v228);
    const bool v230 = !v228;
    const bool v231 = v226 || ((v229 || v230) || (!(fabs(v115) <= 1.1)));
    const double v232 = v88 ? (((v85 + (v161 * v206)) - (v91 * v198)) - (v125 * (v199 + v201))) : v87;
    const signed char v233 = puma560_friction_mode_of(v232);
    const bool v234 = puma560_friction_eq(0.0, qd[5]);
    const bool v235 = (!(0 == v233)) && (reached[5] && v234);
    const bool v236 = !v234;
    const bool v237 = ((v235 || v236) || (!(fabs(v85) <= 1.0))) || v231;
    const double v238 = 1.0 / (v237 ? ((v1_cosine[2] * v91) - v106) : 1.0);
    const double v239 = v1_cosine[2] * v125;
    const double v240 = v98 + v239;
    const double v241 = v238 * v240;
    const double v242 = 1557.2443004858599 * v123;
    const double v243 = v94 * v125;
    const double v244 = 1.0 / (v237 ? (v243 + ((v123 * v242) + (v141 - (v240 * v241)))) : 1.0);
    const double v245 = v100 + v239;
    const double v246 = v243 + ((v142 - (v245 * v241)) + (v242 * v145));
    const double v247 = v246 * v244;
    const double v248 = v160 + (v1_cosine[2] * v161);
    const double v249 = v94 * v161;
    const double v250 = ((v249 - v164) - (v241 * v248)) - (v242 * v166);
    const double v251 = v238 * v248;
    const double v252 = 1557.2443004858599 * v166;
    const double v253 = (((v249 - v170) - (v245 * v251)) - (v145 * v252)) - (v247 * v250);
    const double v254 = v245 * v238;
    const double v255 = 1557.2443004858599 * v145;
    const double v256 = v237 ? (((v243 + (v154 - (v246 * v247))) - (v245 * v254)) + (v145 * v255)) : 1.0;
    const double v257 = 1.0 / v256;
    const double v258 = v257 * v253;
    const double v259 = 25000.0 * v161;
    const double v260 = (((v188 - (v248 * v251)) + (v166 * v252)) + (v161 * v259)) - (v253 * v258);
    const double v261 = v244 * v250;
    signed char v263 = 0;
    signed char v264 = 0;
    signed char v265 = 0;
    signed char v266 = 0;
    signed char v267 = 0;
    signed char v268 = 0;
    double v269 = 0.0;
    if (v237) {
        const double v262_of_context_real[50] = {-v188, -v170, -v164, v160, -v166, -v161, -v154, -v142, -v100, -v145, v125, -v141, -v98, -v123, v106, v91, v179, -v76, v109, v81, v115, v85, v180, tau[0], v77, tau[1], v110, tau[2], v82, tau[3], v116, tau[4], v86, tau[5], -v258, -v261, -v251, -v252, -v259, v247, v254, -v255, v94, v241, -v242, v1_cosine[2], -(1.0 / (v237 ? (v260 - (v250 * v261)) : 1.0)), -v257, -v244, -v238};
        const bool v262_of_context_boolean[12] = {v205, v212, v219, v225, v230, v236, v204, v211, v218, v224, v229, v235};
        const signed char v262_of_context_mode[12] = {v182 ? puma560_friction_mode_of(qd[0]) : mode[0], v79 ? puma560_friction_mode_of(qd[1]) : mode[1], v112 ? puma560_friction_mode_of(qd[2]) : mode[2], v84 ? puma560_friction_mode_of(qd[3]) : mode[3], v118 ? puma560_friction_mode_of(qd[4]) : mode[4], v88 ? puma560_friction_mode_of(qd[5]) : mode[5], v202, v209, v216, v222, v227, v233};
        double v262_result_real[7];
        signed char v262_result_mode[6];
        puma560_friction_decide_pattern_let_go(prepared, v262_of_context_real, v262_of_context_boolean, v262_of_context_mode, v262_result_real, v262_result_mode);
        v263 = v262_result_mode[0];
        v264 = v262_result_mode[1];
        v265 = v262_result_mode[2];
        v266 = v262_result_mode[3];
        v267 = v262_result_mode[4];
        v268 = v262_result_mode[5];
        v269 = v262_result_real[0];
    }
    mode_next[0] = v263;
    mode_next[1] = v264;
    mode_next[2] = v265;
    mode_next[3] = v266;
    mode_next[4] = v267;
    mode_next[5] = v268;
    const double v270 = fabs(q[1]) + (fabs(q[0]) + (fabs(q[4]) + fabs(q[3])));
    const double v271 = fabs(qd[2]) + (fabs(qd[0]) + (fabs(qd[5]) + fabs(qd[1])));
    const bool v272 = (fabs(qd[4]) + (fabs(qd[3]) + v271)) < 1e+38;
    *status = (v272 && ((fabs(q[5]) + (fabs(q[2]) + v270)) < 1e+38)) ? v269 : 6.0;
}

#if !defined(PUMA560_FRICTION_VECTOR)

void puma560_friction_decide_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        bool reached_lane[6];
        signed char mode_next_lane[6];

        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_gather_flags(6U, count, lane, reached, reached_lane);
        puma560_friction_decide(prepared, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        puma560_friction_scatter_modes(6U, count, lane, mode_next_lane, mode_next);
    }
}

void puma560_friction_decide_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, const bool *reached, signed char *mode_next, double *status)
{
    for (size_t lane = 0U; lane < count; lane++) {
        puma560_friction_prepared prepared_lane;
        double q_lane[6];
        double qd_lane[6];
        double tau_lane[6];
        signed char mode_lane[6];
        bool reached_lane[6];
        signed char mode_next_lane[6];

        puma560_friction_gather(1U, count, lane, prepared, prepared_lane.k);
        puma560_friction_gather(6U, count, lane, q, q_lane);
        puma560_friction_gather(6U, count, lane, qd, qd_lane);
        puma560_friction_gather(6U, count, lane, tau, tau_lane);
        puma560_friction_gather_modes(6U, count, lane, mode, mode_lane);
        puma560_friction_gather_flags(6U, count, lane, reached, reached_lane);
        puma560_friction_decide(&prepared_lane, q_lane, qd_lane, tau_lane, mode_lane, reached_lane, mode_next_lane, &status[lane]);
        puma560_friction_scatter_modes(6U, count, lane, mode_next_lane, mode_next);
    }
}

#endif
