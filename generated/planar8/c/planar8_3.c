/* planar8, emitted by symgen 0.1.0 */
#include "planar8.h"

#include <math.h>

/* Reads a number apart from its neighbours. Who has just written them one after the other would wait for their store
   if compilers read them as one vector. */
static inline double planar8_alone(const double *number)
{
    return *(const volatile double *)number;
}

/* Four angles at a time: in one vector where the compiler has vectors, else one after the other. */
#if defined(__GNUC__) && !defined(__TINYC__)
#define PLANAR8_INLINE static inline __attribute__((always_inline))
#define PLANAR8_APART __attribute__((noinline, cold))
typedef double planar8_lane __attribute__((vector_size(4 * sizeof(double))));
typedef unsigned long long planar8_bits __attribute__((vector_size(4 * sizeof(double))));
typedef planar8_lane planar8_four;
typedef planar8_bits planar8_four_bits;
#else
#define PLANAR8_INLINE static inline
#define PLANAR8_APART
typedef double planar8_lane;
typedef unsigned long long planar8_bits;
typedef double planar8_four[4];
typedef unsigned long long planar8_four_bits[4];
#endif

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
PLANAR8_INLINE void planar8_sincos_pair(const planar8_lane *angle, planar8_lane *sine, planar8_lane *cosine, planar8_bits *beyond)
{
    const planar8_lane x = *angle;
    union { planar8_lane number; planar8_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const planar8_lane n = k.number - 6755399441186816.0;
    const planar8_lane w = x - (n * 1.5707963267923333);
    const planar8_lane r = w - (n * 2.5633441515839558e-12);
    const planar8_lane excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const planar8_lane z = r * r;
    const planar8_lane rz = r * z;

    const planar8_lane rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const planar8_lane u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const planar8_bits odd = 0ULL - (k.bits & 1ULL);
    const planar8_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const planar8_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


static PLANAR8_APART void planar8_sincos_beyond(const planar8_four *angle, planar8_four *sine, planar8_four *cosine)
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
PLANAR8_INLINE void planar8_sincos(const planar8_four *angle, planar8_four *sine, planar8_four *cosine)
{
    planar8_four_bits beyond = {0ULL};

#if defined(__GNUC__) && !defined(__TINYC__)
    planar8_sincos_pair(angle, sine, cosine, &beyond);
#else
    for (size_t i = 0U; i < 4U; i++) {
        planar8_sincos_pair(&(*angle)[i], &(*sine)[i], &(*cosine)[i], &beyond[i]);
    }
#endif
    if ((((beyond[0] | beyond[1]) | (beyond[2] | beyond[3])) >> 18) > 0ULL) {
        planar8_sincos_beyond(angle, sine, cosine);
    }
}

#if !defined(PLANAR8_VECTOR)
static inline void planar8_gather(size_t size, size_t count, size_t lane, const double *many, double *one)
{
    for (size_t k = 0U; k < size; k++) {
        one[k] = many[(k * count) + lane];
    }
}
#endif

#if !defined(PLANAR8_VECTOR)
static inline void planar8_scatter(size_t size, size_t count, size_t lane, const double *one, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        many[(k * count) + lane] = one[k];
    }
}
#endif

void planar8_regressor(const planar8_prepared *restrict prepared, const double q[restrict 8], const double qd[restrict 8], const double qdd[restrict 8], double Y[restrict 640])
{
    (void)prepared;
    const planar8_four v0_angle = {planar8_alone(&q[0]), planar8_alone(&q[1]), planar8_alone(&q[2]), planar8_alone(&q[3])};
    planar8_four v0_sine;
    planar8_four v0_cosine;
    planar8_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const planar8_four v8_angle = {planar8_alone(&q[4]), planar8_alone(&q[5]), planar8_alone(&q[6]), planar8_alone(&q[7])};
    planar8_four v8_sine;
    planar8_four v8_cosine;
    planar8_sincos(&v8_angle, &v8_sine, &v8_cosine);
    Y[0] = 0.0;
    for (size_t k = 3U; k < 9U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 13U; k < 19U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 23U; k < 29U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 33U; k < 39U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 43U; k < 49U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 53U; k < 59U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 63U; k < 69U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 73U; k < 79U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 80U; k < 91U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 93U; k < 99U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 103U; k < 109U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 113U; k < 119U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 123U; k < 129U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 133U; k < 139U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 143U; k < 149U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 153U; k < 159U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 160U; k < 181U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 183U; k < 189U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 193U; k < 199U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 203U; k < 209U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 213U; k < 219U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 223U; k < 229U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 233U; k < 239U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 240U; k < 271U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 273U; k < 279U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 283U; k < 289U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 293U; k < 299U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 303U; k < 309U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 313U; k < 319U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 320U; k < 361U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 363U; k < 369U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 373U; k < 379U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 383U; k < 389U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 393U; k < 399U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 400U; k < 451U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 453U; k < 459U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 463U; k < 469U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 473U; k < 479U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 480U; k < 541U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 543U; k < 549U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 553U; k < 559U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 560U; k < 631U; k++) {
        Y[k] = 0.0;
    }
    for (size_t k = 633U; k < 639U; k++) {
        Y[k] = 0.0;
    }
    const double v16 = 9.81 * v0_cosine[0];
    Y[1] = v16;
    const double v17 = 9.81 * v0_sine[0];
    Y[2] = -v17;
    Y[9] = qdd[0];
    const double v18 = v16 + qdd[0];
    const double v19 = (qd[0] * qd[0]) - v17;
    const double v20 = (v0_cosine[1] * v19) - (v0_sine[1] * v18);
    Y[92] = v20;
    const double v21 = (v0_cosine[1] * v18) + (v0_sine[1] * v19);
    Y[91] = v21;
    Y[10] = (v0_cosine[1] * v21) - (v0_sine[1] * v20);
    const double v22 = qd[1] + qd[0];
    const double v23 = v22 * v22;
    const double v24 = qdd[1] + qdd[0];
    Y[19] = v24;
    Y[99] = v24;
    Y[11] = v21 + ((v24 * v0_cosine[1]) - (v23 * v0_sine[1]));
    Y[12] = v20 - ((v23 * v0_cosine[1]) + (v24 * v0_sine[1]));
    const double v25 = v20 + (0.97 * v23);
    const double v26 = v21 + (0.97 * v24);
    const double v27 = (v0_cosine[2] * v26) + (v0_sine[2] * v25);
    Y[181] = v27;
    const double v28 = 0.97 + v0_cosine[1];
    const double v29 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[2] * v28);
    const double v30 = (v0_sine[2] * v26) - (v0_cosine[2] * v25);
    const double v31 = (v0_sine[1] * v0_cosine[2]) + (v0_sine[2] * v28);
    Y[20] = (v31 * v30) - (v29 * v27);
    const double v32 = qdd[2] + v24;
    Y[29] = v32;
    Y[109] = v32;
    Y[189] = v32;
    const double v33 = v22 + qd[2];
    const double v34 = v33 * v33;
    Y[21] = v27 - ((v34 * v31) + (v32 * v29));
    Y[22] = ((v34 * v29) - (v32 * v31)) - v30;
    const double v35 = v30 - (0.94 * v34);
    const double v36 = v27 + (0.94 * v32);
    const double v37 = (v0_sine[3] * v36) + (v0_cosine[3] * v35);
    const double v38 = v29 - 0.94;
    const double v39 = (v0_cosine[3] * v31) - (v0_sine[3] * v38);
    const double v40 = (v0_sine[3] * v35) - (v0_cosine[3] * v36);
    const double v41 = (v0_sine[3] * v31) + (v0_cosine[3] * v38);
    Y[30] = (v41 * v40) + (v39 * v37);
    const double v42 = v33 + qd[3];
    const double v43 = v42 * v42;
    const double v44 = qdd[3] + v32;
    Y[39] = v44;
    Y[119] = v44;
    Y[199] = v44;
    Y[279] = v44;
    Y[31] = -(v40 + ((v44 * v41) + (v43 * v39)));
    Y[32] = ((v43 * v41) - (v44 * v39)) - v37;
    const double v45 = v37 - (0.91 * v43);
    const double v46 = v40 - (0.91 * v44);
    const double v47 = (v8_sine[0] * v46) - (v8_cosine[0] * v45);
    Y[362] = v47;
    const double v48 = v41 - 0.91;
    const double v49 = (v8_cosine[0] * v39) - (v8_sine[0] * v48);
    const double v50 = (v8_sine[0] * v45) + (v8_cosine[0] * v46);
    const double v51 = (v8_sine[0] * v39) + (v8_cosine[0] * v48);
    Y[40] = (v51 * v50) - (v49 * v47);
    const double v52 = v42 + qd[4];
    const double v53 = v52 * v52;
    const double v54 = qdd[4] + v44;
    Y[49] = v54;
    Y[129] = v54;
    Y[209] = v54;
    Y[289] = v54;
    Y[369] = v54;
    Y[41] = -(v50 + ((v54 * v51) + (v53 * v49)));
    Y[42] = v47 + ((v53 * v51) - (v54 * v49));
    const double v55 = (0.88 * v53) + v47;
    const double v56 = v50 - (0.88 * v54);
    const double v57 = (v8_sine[1] * v56) + (v8_cosine[1] * v55);
    Y[452] = v57;
    const double v58 = v51 - 0.88;
    const double v59 = (v8_cosine[1] * v49) - (v8_sine[1] * v58);
    const double v60 = (v8_sine[1] * v55) - (v8_cosine[1] * v56);
    Y[451] = v60;
    const double v61 = (v8_sine[1] * v49) + (v8_cosine[1] * v58);
    Y[50] = -((v61 * v60) + (v59 * v57));
    const double v62 = v52 + qd[5];
    const double v63 = v62 * v62;
    const double v64 = qdd[5] + v54;
    Y[59] = v64;
    Y[139] = v64;
    Y[219] = v64;
    Y[299] = v64;
    Y[379] = v64;
    Y[459] = v64;
    Y[51] = v60 - ((v64 * v61) + (v63 * v59));
    Y[52] = v57 + ((v63 * v61) - (v64 * v59));
    const double v65 = (0.85 * v64) + v60;
    const double v66 = (0.85 * v63) + v57;
    const double v67 = (v8_cosine[2] * v66) - (v8_sine[2] * v65);
    Y[542] = v67;
    const double v68 = v61 - 0.85;
    const double v69 = (v8_cosine[2] * v59) - (v8_sine[2] * v68);
    const double v70 = (v8_cosine[2] * v65) + (v8_sine[2] * v66);
    Y[541] = v70;
    const double v71 = (v8_sine[2] * v59) + (v8_cosine[2] * v68);
    Y[60] = -((v71 * v70) + (v69 * v67));
    const double v72 = v62 + qd[6];
    const double v73 = v72 * v72;
    const double v74 = qdd[6] + v64;
    Y[69] = v74;
    Y[149] = v74;
    Y[229] = v74;
    Y[309] = v74;
    Y[389] = v74;
    Y[469] = v74;
    Y[549] = v74;
    Y[61] = v70 - ((v74 * v71) + (v73 * v69));
    Y[62] = v67 + ((v73 * v71) - (v74 * v69));
    const double v75 = (0.82 * v74) + v70;
    const double v76 = (0.82 * v73) + v67;
    const double v77 = (v8_sine[3] * v76) + (v8_cosine[3] * v75);
    Y[631] = v77;
    const double v78 = v71 - 0.82;
    const double v79 = (v8_sine[3] * v69) + (v8_cosine[3] * v78);
    const double v80 = (v8_sine[3] * v75) - (v8_cosine[3] * v76);
    const double v81 = (v8_cosine[3] * v69) - (v8_sine[3] * v78);
    Y[70] = (v81 * v80) - (v79 * v77);
    const double v82 = qdd[7] + v74;
    Y[79] = v82;
    Y[159] = v82;
    Y[239] = v82;
    Y[319] = v82;
    Y[399] = v82;
    Y[479] = v82;
    Y[559] = v82;
    Y[639] = v82;
    const double v83 = v72 + qd[7];
    const double v84 = v83 * v83;
    Y[71] = v77 - ((v84 * v81) + (v82 * v79));
    Y[72] = ((v84 * v79) - (v82 * v81)) - v80;
    const double v85 = 0.97 * v0_cosine[2];
    const double v86 = 0.97 * v0_sine[2];
    Y[100] = (v86 * v30) + (v85 * v27);
    Y[101] = v27 + ((v32 * v85) - (v34 * v86));
    Y[102] = -(v30 + ((v32 * v86) + (v34 * v85)));
    const double v87 = 0.94 + v85;
    const double v88 = (v0_sine[3] * v87) + (v0_cosine[3] * v86);
    const double v89 = (v0_sine[3] * v86) - (v0_cosine[3] * v87);
    Y[110] = (v89 * v40) + (v88 * v37);
    Y[111] = -(v40 + ((v44 * v89) + (v43 * v88)));
    Y[112] = ((v43 * v89) - (v44 * v88)) - v37;
    const double v90 = 0.91 - v89;
    const double v91 = (v8_sine[0] * v90) + (v8_cosine[0] * v88);
    const double v92 = (v8_sine[0] * v88) - (v8_cosine[0] * v90);
    Y[120] = (v92 * v50) - (v91 * v47);
    Y[121] = -(v50 + ((v54 * v92) + (v53 * v91)));
    Y[122] = v47 + ((v53 * v92) - (v54 * v91));
    const double v93 = 0.88 - v92;
    const double v94 = (v8_sine[1] * v93) + (v8_cosine[1] * v91);
    const double v95 = (v8_sine[1] * v91) - (v8_cosine[1] * v93);
    Y[130] = -((v95 * v60) + (v94 * v57));
    Y[131] = v60 - ((v64 * v95) + (v63 * v94));
    Y[132] = v57 + ((v63 * v95) - (v64 * v94));
    const double v96 = 0.85 - v95;
    const double v97 = (v8_cosine[2] * v94) + (v8_sine[2] * v96);
    const double v98 = (v8_cosine[2] * v96) - (v8_sine[2] * v94);
    Y[140] = (v98 * v70) - (v97 * v67);
    Y[141] = v70 + ((v74 * v98) - (v73 * v97));
    Y[142] = v67 - ((v74 * v97) + (v73 * v98));
    const double v99 = 0.82 + v98;
    const double v100 = (v8_sine[3] * v97) - (v8_cosine[3] * v99);
    const double v101 = (v8_sine[3] * v99) + (v8_cosine[3] * v97);
    Y[150] = (v101 * v80) - (v100 * v77);
    Y[151] = v77 - ((v82 * v100) + (v84 * v101));
    Y[152] = ((v84 * v100) - (v82 * v101)) - v80;
    Y[182] = -v30;
    const double v102 = 0.94 * v0_cosine[3];
    const double v103 = 0.94 * v0_sine[3];
    Y[190] = (v103 * v37) - (v102 * v40);
    Y[191] = ((v44 * v102) - (v43 * v103)) - v40;
    Y[192] = -(v37 + ((v44 * v103) + (v43 * v102)));
    const double v104 = 0.91 + v102;
    const double v105 = (v8_sine[0] * v104) + (v8_cosine[0] * v103);
    const double v106 = (v8_sine[0] * v103) - (v8_cosine[0] * v104);
    Y[200] = (v106 * v50) - (v105 * v47);
    Y[201] = -(v50 + ((v54 * v106) + (v53 * v105)));
    Y[202] = v47 + ((v53 * v106) - (v54 * v105));
    const double v107 = 0.88 - v106;
    const double v108 = (v8_sine[1] * v107) + (v8_cosine[1] * v105);
    const double v109 = (v8_sine[1] * v105) - (v8_cosine[1] * v107);
    Y[210] = -((v109 * v60) + (v108 * v57));
    Y[211] = v60 - ((v64 * v109) + (v63 * v108));
    Y[212] = v57 + ((v63 * v109) - (v64 * v108));
    const double v110 = 0.85 - v109;
    const double v111 = (v8_cosine[2] * v108) + (v8_sine[2] * v110);
    const double v112 = (v8_cosine[2] * v110) - (v8_sine[2] * v108);
    Y[220] = (v112 * v70) - (v111 * v67);
    Y[221] = v70 + ((v74 * v112) - (v73 * v111));
    Y[222] = v67 - ((v74 * v111) + (v73 * v112));
    const double v113 = 0.82 + v112;
    const double v114 = (v8_sine[3] * v111) - (v8_cosine[3] * v113);
    const double v115 = (v8_sine[3] * v113) + (v8_cosine[3] * v111);
    Y[230] = (v115 * v80) - (v114 * v77);
    Y[231] = v77 - ((v82 * v114) + (v84 * v115));
    Y[232] = ((v84 * v114) - (v82 * v115)) - v80;
    Y[271] = -v40;
    Y[272] = -v37;
    const double v116 = 0.91 * v8_sine[0];
    const double v117 = 0.91 * v8_cosine[0];
    Y[280] = -((v117 * v50) + (v116 * v47));
    Y[281] = ((v54 * v117) - (v53 * v116)) - v50;
    Y[282] = v47 - ((v54 * v116) + (v53 * v117));
    const double v118 = 0.88 + v117;
    const double v119 = (v8_sine[1] * v118) + (v8_cosine[1] * v116);
    const double v120 = (v8_sine[1] * v116) - (v8_cosine[1] * v118);
    Y[290] = -((v120 * v60) + (v119 * v57));
    Y[291] = v60 - ((v64 * v120) + (v63 * v119));
    Y[292] = v57 + ((v63 * v120) - (v64 * v119));
    const double v121 = 0.85 - v120;
    const double v122 = (v8_cosine[2] * v119) + (v8_sine[2] * v121);
    const double v123 = (v8_cosine[2] * v121) - (v8_sine[2] * v119);
    Y[300] = (v123 * v70) - (v122 * v67);
    Y[301] = v70 + ((v74 * v123) - (v73 * v122));
    Y[302] = v67 - ((v74 * v122) + (v73 * v123));
    const double v124 = 0.82 + v123;
    const double v125 = (v8_sine[3] * v122) - (v8_cosine[3] * v124);
    const double v126 = (v8_sine[3] * v124) + (v8_cosine[3] * v122);
    Y[310] = (v126 * v80) - (v125 * v77);
    Y[311] = v77 - ((v82 * v125) + (v84 * v126));
    Y[312] = ((v84 * v125) - (v82 * v126)) - v80;
    Y[361] = -v50;
    const double v127 = 0.88 * v8_sine[1];
    const double v128 = 0.88 * v8_cosine[1];
    Y[370] = (v128 * v60) - (v127 * v57);
    Y[371] = v60 + ((v64 * v128) - (v63 * v127));
    Y[372] = v57 - ((v64 * v127) + (v63 * v128));
    const double v129 = 0.85 + v128;
    const double v130 = (v8_cosine[2] * v127) + (v8_sine[2] * v129);
    const double v131 = (v8_cosine[2] * v129) - (v8_sine[2] * v127);
    Y[380] = (v131 * v70) - (v130 * v67);
    Y[381] = v70 + ((v74 * v131) - (v73 * v130));
    Y[382] = v67 - ((v74 * v130) + (v73 * v131));
    const double v132 = 0.82 + v131;
    const double v133 = (v8_sine[3] * v130) - (v8_cosine[3] * v132);
    const double v134 = (v8_sine[3] * v132) + (v8_cosine[3] * v130);
    Y[390] = (v134 * v80) - (v133 * v77);
    Y[391] = v77 - ((v82 * v133) + (v84 * v134));
    Y[392] = ((v84 * v133) - (v82 * v134)) - v80;
    const double v135 = 0.85 * v8_sine[2];
    const double v136 = 0.85 * v8_cosine[2];
    Y[460] = (v136 * v70) - (v135 * v67);
    Y[461] = v70 + ((v74 * v136) - (v73 * v135));
    Y[462] = v67 - ((v74 * v135) + (v73 * v136));
    const double v137 = 0.82 + v136;
    const double v138 = (v8_sine[3] * v135) - (v8_cosine[3] * v137);
    const double v139 = (v8_sine[3] * v137) + (v8_cosine[3] * v135);
    Y[470] = (v139 * v80) - (v138 * v77);
    Y[471] = v77 - ((v82 * v138) + (v84 * v139));
    Y[472] = ((v84 * v138) - (v82 * v139)) - v80;
    const double v140 = 0.82 * v8_cosine[3];
    const double v141 = 0.82 * v8_sine[3];
    Y[550] = (v141 * v80) + (v140 * v77);
    Y[551] = v77 + ((v82 * v140) - (v84 * v141));
    Y[552] = -(v80 + ((v82 * v141) + (v84 * v140)));
    Y[632] = -v80;
}

#if !defined(PLANAR8_VECTOR)

void planar8_regressor_batch(const planar8_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double Y_lane[640];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_regressor(prepared, q_lane, qd_lane, qdd_lane, Y_lane);
        planar8_scatter(640U, count, lane, Y_lane, Y);
    }
}

void planar8_regressor_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *Y)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double qd_lane[8];
        double qdd_lane[8];
        double Y_lane[640];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_gather(8U, count, lane, qd, qd_lane);
        planar8_gather(8U, count, lane, qdd, qdd_lane);
        planar8_regressor(&prepared_lane, q_lane, qd_lane, qdd_lane, Y_lane);
        planar8_scatter(640U, count, lane, Y_lane, Y);
    }
}

#endif

void planar8_stiffness_matrix(const planar8_prepared *restrict prepared, const double q[restrict 8], double K[restrict 64])
{
    (void)prepared;
    const planar8_four v0_angle = {planar8_alone(&q[0]), planar8_alone(&q[1]), planar8_alone(&q[2]), planar8_alone(&q[3])};
    planar8_four v0_sine;
    planar8_four v0_cosine;
    planar8_sincos(&v0_angle, &v0_sine, &v0_cosine);
    const planar8_four v8_angle = {planar8_alone(&q[4]), planar8_alone(&q[5]), planar8_alone(&q[6]), planar8_alone(&q[7])};
    planar8_four v8_sine;
    planar8_four v8_cosine;
    planar8_sincos(&v8_angle, &v8_sine, &v8_cosine);
    const double v16 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const double v17 = (v0_sine[1] * v0_sine[0]) - (v0_cosine[1] * v0_cosine[0]);
    const double v18 = (v0_sine[2] * v17) - (v0_cosine[2] * v16);
    const double v19 = (v0_sine[2] * v16) + (v0_cosine[2] * v17);
    const double v20 = (v0_sine[3] * v19) + (v0_cosine[3] * v18);
    const double v21 = (v0_cosine[3] * v19) - (v0_sine[3] * v18);
    const double v22 = (v8_cosine[0] * v21) - (v8_sine[0] * v20);
    const double v23 = (v8_cosine[0] * v20) + (v8_sine[0] * v21);
    const double v24 = (v8_cosine[1] * v23) + (v8_sine[1] * v22);
    const double v25 = (v8_cosine[1] * v22) - (v8_sine[1] * v23);
    const double v26 = (v8_cosine[2] * v24) + (v8_sine[2] * v25);
    const double v27 = 5.9286734999999995 * ((v8_cosine[3] * v26) + (v8_sine[3] * ((v8_cosine[2] * v25) - (v8_sine[2] * v24))));
    K[7] = v27;
    K[15] = v27;
    K[23] = v27;
    K[31] = v27;
    K[39] = v27;
    K[47] = v27;
    K[55] = v27;
    K[56] = v27;
    K[57] = v27;
    K[58] = v27;
    K[59] = v27;
    K[60] = v27;
    K[61] = v27;
    K[62] = v27;
    K[63] = v27;
    const double v28 = v27 + (19.466964 * v26);
    K[6] = v28;
    K[14] = v28;
    K[22] = v28;
    K[30] = v28;
    K[38] = v28;
    K[46] = v28;
    K[48] = v28;
    K[49] = v28;
    K[50] = v28;
    K[51] = v28;
    K[52] = v28;
    K[53] = v28;
    K[54] = v28;
    const double v29 = v28 + (33.145537499999996 * v24);
    K[5] = v29;
    K[13] = v29;
    K[21] = v29;
    K[29] = v29;
    K[37] = v29;
    K[40] = v29;
    K[41] = v29;
    K[42] = v29;
    K[43] = v29;
    K[44] = v29;
    K[45] = v29;
    const double v30 = v29 + (46.876104 * v23);
    K[4] = v30;
    K[12] = v30;
    K[20] = v30;
    K[28] = v30;
    K[32] = v30;
    K[33] = v30;
    K[34] = v30;
    K[35] = v30;
    K[36] = v30;
    const double v31 = v30 + (60.5703735 * v20);
    K[3] = v31;
    K[11] = v31;
    K[19] = v31;
    K[24] = v31;
    K[25] = v31;
    K[26] = v31;
    K[27] = v31;
    const double v32 = v31 + (74.14005599999999 * v18);
    K[2] = v32;
    K[10] = v32;
    K[16] = v32;
    K[17] = v32;
    K[18] = v32;
    const double v33 = (87.49686150000001 * v16) - v32;
    K[0] = -(v33 + (100.55250000000001 * v0_sine[0]));
    const double v34 = -v33;
    K[1] = v34;
    K[8] = v34;
    K[9] = v34;
}

#if !defined(PLANAR8_VECTOR)

void planar8_stiffness_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double K_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_stiffness_matrix(prepared, q_lane, K_lane);
        planar8_scatter(64U, count, lane, K_lane, K);
    }
}

void planar8_stiffness_matrix_ensemble(const double *prepared, size_t count, const double *q, double *K)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double K_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_stiffness_matrix(&prepared_lane, q_lane, K_lane);
        planar8_scatter(64U, count, lane, K_lane, K);
    }
}

#endif

void planar8_damping_matrix(const planar8_prepared *restrict prepared, const double q[restrict 8], double D[restrict 64])
{
    (void)prepared;
    (void)q;
    for (size_t k = 0U; k < 64U; k++) {
        D[k] = 0.0;
    }
}

#if !defined(PLANAR8_VECTOR)

void planar8_damping_matrix_batch(const planar8_prepared *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        double q_lane[8];
        double D_lane[64];

        planar8_gather(8U, count, lane, q, q_lane);
        planar8_damping_matrix(prepared, q_lane, D_lane);
        planar8_scatter(64U, count, lane, D_lane, D);
    }
}

void planar8_damping_matrix_ensemble(const double *prepared, size_t count, const double *q, double *D)
{
    for (size_t lane = 0U; lane < count; lane++) {
        planar8_prepared prepared_lane;
        double q_lane[8];
        double D_lane[64];

        planar8_gather(1U, count, lane, prepared, prepared_lane.k);
        planar8_gather(8U, count, lane, q, q_lane);
        planar8_damping_matrix(&prepared_lane, q_lane, D_lane);
        planar8_scatter(64U, count, lane, D_lane, D);
    }
}

#endif
