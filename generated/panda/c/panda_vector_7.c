/* Many states at a time. Compiled with PANDA_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "panda.h"

#if defined(PANDA_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PANDA_BYTES 64
#elif defined(__AVX__)
#define PANDA_BYTES 32
#else
#define PANDA_BYTES 16
#endif
#define PANDA_LANES (PANDA_BYTES / sizeof(double))
#define PANDA_APART __attribute__((noinline, unused))
#define PANDA_BODY static inline __attribute__((always_inline, unused))
#define PANDA_INLINE static inline __attribute__((unused))

typedef double panda_pack __attribute__((vector_size(PANDA_BYTES)));
typedef double panda_unaligned __attribute__((vector_size(PANDA_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t panda_mask __attribute__((vector_size(PANDA_BYTES)));
typedef signed char panda_bytes __attribute__((vector_size(PANDA_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short panda_shorts __attribute__((vector_size(2 * PANDA_BYTES / sizeof(double))));

PANDA_INLINE panda_pack panda_pack_splat(double x)
{
    return x - (panda_pack){ 0.0 };
}

PANDA_INLINE panda_pack panda_pack_at(const double *x)
{
    return *(const panda_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PANDA_INLINE panda_pack panda_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? panda_pack_splat(prepared[k]) : panda_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The last block of a batch is filled up with copies of its last state. */
static PANDA_APART void panda_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PANDA_APART void panda_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PANDA_INLINE panda_pack panda_pack_select(panda_mask condition, panda_pack x, panda_pack y)
{
    return (panda_pack)(((panda_mask)x & condition) | ((panda_mask)y & ~condition));
}

PANDA_INLINE panda_pack panda_pack_abs(panda_pack x)
{
    return (panda_pack)((panda_mask)x & ~(panda_mask)panda_pack_splat(-0.0));
}

PANDA_INLINE bool panda_pack_all(panda_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PANDA_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long panda_bits __attribute__((vector_size(PANDA_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void panda_pack_sincos_pair(const panda_pack *angle, panda_pack *sine, panda_pack *cosine, panda_bits *beyond)
{
    const panda_pack x = *angle;
    union { panda_pack number; panda_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const panda_pack n = k.number - 6755399441186816.0;
    const panda_pack w = x - (n * 1.5707963267923333);
    const panda_pack r = w - (n * 2.5633441515839558e-12);
    const panda_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const panda_pack z = r * r;
    const panda_pack u = 1.0 - (0.5 * z);
    const panda_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const panda_pack zz = z * z;

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PANDA_APART void panda_pack_sincos_beyond(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const panda_mask inside = (panda_mask)(panda_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PANDA_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void panda_pack_sincos_guard(size_t size, const panda_pack *angle, panda_pack *sine, panda_pack *cosine, const panda_bits *beyond)
{
    if (!panda_pack_all((panda_mask)((*beyond >> 18) == 0ULL))) {
        panda_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PANDA_APART void panda_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    (void)spacing;
    (void)prepared;
    const panda_pack v0_angle[6] = {panda_pack_at(&q[stride]), panda_pack_at(&q[3U * stride]), panda_pack_at(&q[2U * stride]), panda_pack_at(&q[5U * stride]), panda_pack_at(&q[4U * stride]), panda_pack_at(&q[6U * stride])};
    panda_pack v0_sine[6];
    panda_pack v0_cosine[6];
    panda_bits v0_beyond = { 0U };
    panda_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    panda_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    panda_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const panda_pack v12 = panda_pack_at(&qd[0]) * v0_cosine[0];
    const panda_pack v13 = panda_pack_at(&qd[2U * stride]) + v12;
    const panda_pack v14 = panda_pack_at(&qd[0]) * v0_sine[0];
    const panda_pack v15 = (panda_pack_at(&qd[stride]) * v0_sine[2]) - (v0_cosine[2] * v14);
    const panda_pack v16 = (v0_sine[1] * v15) - (v0_cosine[1] * v13);
    const panda_pack v17 = panda_pack_at(&qd[4U * stride]) - v16;
    const panda_pack v18 = (v0_sine[1] * v13) + (v0_cosine[1] * v15);
    const panda_pack v19 = (v0_sine[2] * v14) + (panda_pack_at(&qd[stride]) * v0_cosine[2]);
    const panda_pack v20 = panda_pack_at(&qd[3U * stride]) - v19;
    const panda_pack v21 = (v0_sine[4] * v20) - (v0_cosine[4] * v18);
    const panda_pack v22 = (v0_cosine[3] * v21) - (v0_sine[3] * v17);
    const panda_pack v23 = (v0_cosine[4] * v20) + (v0_sine[4] * v18);
    const panda_pack v24 = panda_pack_at(&qd[5U * stride]) + v23;
    const panda_pack v25 = (v0_cosine[5] * v22) - (v0_sine[5] * v24);
    const panda_pack v26 = v25 * v25;
    const panda_pack v27 = (v0_cosine[5] * v24) + (v0_sine[5] * v22);
    const panda_pack v28 = (v0_sine[3] * v21) + (v0_cosine[3] * v17);
    const panda_pack v29 = panda_pack_at(&qd[6U * stride]) - v28;
    const panda_pack v30 = (0.002034439958661797 * v29) - (0.15027794863400004 * v27);
    const panda_pack v31 = panda_pack_at(&qd[stride]) * v12;
    const panda_pack v32 = (panda_pack_at(&qdd[0]) * v0_sine[0]) + v31;
    const panda_pack v33 = ((panda_pack_at(&qdd[stride]) * v0_sine[2]) + (panda_pack_at(&qd[2U * stride]) * v19)) - (v0_cosine[2] * v32);
    const panda_pack v34 = panda_pack_at(&qd[stride]) * v14;
    const panda_pack v35 = (panda_pack_at(&qdd[0]) * v0_cosine[0]) - v34;
    const panda_pack v36 = panda_pack_at(&qdd[2U * stride]) + v35;
    const panda_pack v37 = ((panda_pack_at(&qd[3U * stride]) * v16) - (v0_sine[1] * v36)) - (v0_cosine[1] * v33);
    const panda_pack v38 = ((panda_pack_at(&qdd[stride]) * v0_cosine[2]) - (panda_pack_at(&qd[2U * stride]) * v15)) + (v0_sine[2] * v32);
    const panda_pack v39 = panda_pack_at(&qdd[3U * stride]) - v38;
    const panda_pack v40 = ((panda_pack_at(&qd[4U * stride]) * v23) + (v0_sine[4] * v39)) + (v0_cosine[4] * v37);
    const panda_pack v41 = ((panda_pack_at(&qd[3U * stride]) * v18) - (v0_cosine[1] * v36)) + (v0_sine[1] * v33);
    const panda_pack v42 = panda_pack_at(&qdd[4U * stride]) - v41;
    const panda_pack v43 = ((panda_pack_at(&qd[5U * stride]) * v28) - (v0_cosine[3] * v40)) + (v0_sine[3] * v42);
    const panda_pack v44 = ((panda_pack_at(&qd[4U * stride]) * v21) - (v0_cosine[4] * v39)) + (v0_sine[4] * v37);
    const panda_pack v45 = panda_pack_at(&qdd[5U * stride]) - v44;
    const panda_pack v46 = ((panda_pack_at(&qd[6U * stride]) * v27) + (v0_sine[5] * v45)) + (v0_cosine[5] * v43);
    const panda_pack v47 = ((panda_pack_at(&qd[5U * stride]) * v22) + (v0_cosine[3] * v42)) + (v0_sine[3] * v40);
    const panda_pack v48 = panda_pack_at(&qdd[6U * stride]) - v47;
    const panda_pack v49 = v27 * v25;
    const panda_pack v50 = v48 - v49;
    const panda_pack v51 = ((0.15027794863400004 * v46) + ((v29 * v30) + (0.002034439958661797 * v26))) - (0.002573605371338206 * v50);
    const panda_pack v52 = v20 * v16;
    const panda_pack v53 = v52 + v37;
    const panda_pack v54 = v31 + v32;
    const panda_pack v55 = 0.316 * v54;
    const panda_pack v56 = v14 * v12;
    const panda_pack v57 = panda_pack_at(&qdd[stride]) - v56;
    const panda_pack v58 = (9.81 * v0_sine[0]) - (0.316 * v57);
    const panda_pack v59 = (v0_sine[2] * v58) + (v0_cosine[2] * v55);
    const panda_pack v60 = v19 * v15;
    const panda_pack v61 = v36 + v60;
    const panda_pack v62 = (0.0825 * v61) + v59;
    const panda_pack v63 = v20 * v18;
    const panda_pack v64 = v63 + v41;
    const panda_pack v65 = (v62 + (0.384 * v53)) + (0.0825 * v64);
    const panda_pack v66 = v18 * v16;
    const panda_pack v67 = v39 + v66;
    const panda_pack v68 = (v0_cosine[2] * v58) - (v0_sine[2] * v55);
    const panda_pack v69 = v19 * v19;
    const panda_pack v70 = v13 * v13;
    const panda_pack v71 = v70 + v69;
    const panda_pack v72 = (0.0825 * v71) + v68;
    const panda_pack v73 = v13 * v15;
    const panda_pack v74 = v73 - v38;
    const panda_pack v75 = v14 * v14;
    const panda_pack v76 = panda_pack_at(&qd[stride]) * panda_pack_at(&qd[stride]);
    const panda_pack v77 = v76 + v75;
    const panda_pack v78 = (0.316 * v77) - (9.81 * v0_cosine[0]);
    const panda_pack v79 = (0.0825 * v74) - v78;
    const panda_pack v80 = (v0_sine[1] * v79) - (v0_cosine[1] * v72);
    const panda_pack v81 = v16 * v16;
    const panda_pack v82 = v20 * v20;
    const panda_pack v83 = v82 + v81;
    const panda_pack v84 = (v80 - (0.384 * v67)) + (0.0825 * v83);
    const panda_pack v85 = (v0_sine[4] * v84) - (v0_cosine[4] * v65);
    const panda_pack v86 = v24 * v22;
    const panda_pack v87 = v47 + v86;
    const panda_pack v88 = (0.088 * v87) - v85;
    const panda_pack v89 = (v0_sine[4] * v65) + (v0_cosine[4] * v84);
    const panda_pack v90 = (v0_sine[1] * v72) + (v0_cosine[1] * v79);
    const panda_pack v91 = v18 * v18;
    const panda_pack v92 = v82 + v91;
    const panda_pack v93 = v39 - v66;
    const panda_pack v94 = ((0.384 * v92) - v90) + (0.0825 * v93);
    const panda_pack v95 = (v0_cosine[3] * v89) - (v0_sine[3] * v94);
    const panda_pack v96 = v28 * v28;
    const panda_pack v97 = v24 * v24;
    const panda_pack v98 = v97 + v96;
    const panda_pack v99 = (0.088 * v98) - v95;
    const panda_pack v100 = (v0_cosine[5] * v88) - (v0_sine[5] * v99);
    const panda_pack v101 = (1.495522 * v100) + v51;
    const panda_pack v102 = ((panda_pack_at(&qd[6U * stride]) * v25) + (v0_cosine[5] * v45)) - (v0_sine[5] * v43);
    const panda_pack v103 = v27 * v27;
    const panda_pack v104 = (0.15027794863400004 * v25) + (0.002573605371338206 * v29);
    const panda_pack v105 = v48 + v49;
    const panda_pack v106 = (((v29 * v104) + (0.002573605371338206 * v103)) - (0.15027794863400004 * v102)) + (0.002034439958661797 * v105);
    const panda_pack v107 = (v0_cosine[5] * v99) + (v0_sine[5] * v88);
    const panda_pack v108 = (1.495522 * v107) + v106;
    const panda_pack v109 = v47 - v86;
    const panda_pack v110 = v28 * v22;
    const panda_pack v111 = v45 + v110;
    const panda_pack v112 = (((0.10024161669500001 * v98) - (0.023526756935 * v111)) + (0.017527158935000002 * v109)) - (1.666555 * v95);
    const panda_pack v113 = ((v0_cosine[5] * v108) + v112) - (v0_sine[5] * v101);
    const panda_pack v114 = (v0_cosine[3] * v94) + (v0_sine[3] * v89);
    const panda_pack v115 = v45 - v110;
    const panda_pack v116 = (0.088 * v115) - v114;
    const panda_pack v117 = ((0.002573605371338206 * v102) + ((v25 * v104) - (v27 * v30))) - (0.002034439958661797 * v46);
    const panda_pack v118 = v117 + (1.495522 * v116);
    const panda_pack v119 = v22 * v22;
    const panda_pack v120 = (0.023526756935 * v24) - (0.017527158935000002 * v28);
    const panda_pack v121 = ((0.017527158935000002 * v43) + ((0.023526756935 * v119) + (v24 * v120))) + (0.10024161669500001 * v115);
    const panda_pack v122 = v118 + (v121 - (1.666555 * v114));
    *(panda_unaligned *)&F[31U * stride] = v122;
    const panda_pack v123 = v23 * v23;
    const panda_pack v124 = (0.047121686402 * v21) + (0.014653732538 * v17);
    const panda_pack v125 = v23 * v21;
    const panda_pack v126 = v42 - v125;
    const panda_pack v127 = (((v17 * v124) + (0.014653732538 * v123)) - (0.047121686402 * v44)) - (0.05034347249 * v126);
    const panda_pack v128 = (((1.225946 * v89) + v127) - (v0_sine[3] * v122)) - (v0_cosine[3] * v113);
    *(panda_unaligned *)&F[24U * stride] = v128;
    const panda_pack v129 = (v0_cosine[5] * v101) + (v0_sine[5] * v108);
    const panda_pack v130 = (((0.023526756935 * v43) + ((v28 * v120) - (0.017527158935000002 * v119))) + (0.10024161669500001 * v87)) + v129;
    const panda_pack v131 = (0.047121686402 * v23) - (0.05034347249 * v17);
    const panda_pack v132 = v21 * v21;
    const panda_pack v133 = v42 + v125;
    const panda_pack v134 = ((0.047121686402 * v40) + ((0.05034347249 * v132) - (v17 * v131))) + (0.014653732538 * v133);
    const panda_pack v135 = (v134 + (2.892501 * v85)) - v130;
    const panda_pack v136 = (v0_sine[4] * v135) + (v0_cosine[4] * v128);
    const panda_pack v137 = ((3.587895 * v80) + ((0.19076837715 * v83) - (0.374644408005 * v67))) - (0.09850206933 * (v41 - v63));
    const panda_pack v138 = v136 + v137;
    *(panda_unaligned *)&F[18U * stride] = v138;
    const panda_pack v139 = (((v21 * v124) + (v23 * v131)) - (0.05034347249 * v40)) + (0.014653732538 * v44);
    const panda_pack v140 = ((v0_cosine[3] * v122) + (v139 - (1.225946 * v94))) - (v0_sine[3] * v113);
    *(panda_unaligned *)&F[26U * stride] = v140;
    const panda_pack v141 = (((0.19076837715 * v93) + (0.374644408005 * v92)) - (3.587895 * v90)) + (0.09850206933 * (v52 - v37));
    const panda_pack v142 = v141 - v140;
    const panda_pack v143 = v73 + v38;
    const panda_pack v144 = v36 - v60;
    const panda_pack v145 = (3.228604 * v68) + (((0.088844724872 * v71) + (0.214708623208 * v143)) + (0.126729164208 * v144));
    const panda_pack v146 = (v145 - (v0_sine[1] * v142)) - (v0_cosine[1] * v138);
    const panda_pack v147 = (v0_sine[4] * v128) - (v0_cosine[4] * v135);
    const panda_pack v148 = (((3.587895 * v62) + (0.09850206933 * (v91 + v81))) + (0.374644408005 * v53)) + (0.19076837715 * v64);
    const panda_pack v149 = v147 + v148;
    const panda_pack v150 = v15 * v15;
    const panda_pack v151 = (0.214708623208 * v19) + (0.126729164208 * v13);
    const panda_pack v152 = (((0.126729164208 * v150) - (0.214708623208 * v33)) + (v13 * v151)) - (0.088844724872 * v61);
    const panda_pack v153 = (v152 - (3.228604 * v59)) - v149;
    const panda_pack v154 = (v0_sine[2] * v153) - (v0_cosine[2] * v146);
    const panda_pack v155 = (0.002031994566 * panda_pack_at(&qd[stride])) - (0.0022610063699999997 * v14);
    const panda_pack v156 = v12 * v12;
    const panda_pack v157 = (0.018579714719999998 * v57) + (((0.002031994566 * v156) - (6.346344060000001 * v0_sine[0])) + (panda_pack_at(&qd[stride]) * v155));
    const panda_pack v158 = v154 + (v157 - (0.0022610063699999997 * v35));
    *(panda_unaligned *)&F[6U * stride] = v158;
    const panda_pack v159 = (v0_sine[1] * v138) - (v0_cosine[1] * v142);
    const panda_pack v160 = (((0.214708623208 * v150) + (v19 * v151)) + (0.126729164208 * v33)) - (3.228604 * v78);
    const panda_pack v161 = v159 + (v160 + (0.088844724872 * v74));
    *(panda_unaligned *)&F[14U * stride] = v161;
    const panda_pack v162 = panda_pack_at(&qdd[stride]) + v56;
    const panda_pack v163 = v31 - v32;
    const panda_pack v164 = ((((0.018579714719999998 * v77) - (6.346344060000001 * v0_cosine[0])) - (0.002031994566 * v162)) - (0.0022610063699999997 * v163)) - v161;
    *(panda_unaligned *)&F[7U * stride] = v164;
    const panda_pack v165 = panda_pack_at(&qd[0]) * panda_pack_at(&qd[0]);
    *(panda_unaligned *)&F[0] = (v0_cosine[0] * v158) - (((0.010343993404000001 * panda_pack_at(&qdd[0])) + (0.0192614005 * v165)) + (v0_sine[0] * v164));
    const panda_pack v166 = (v0_sine[2] * v146) + (v0_cosine[2] * v153);
    const panda_pack v167 = (((0.002031994566 * v35) + ((0.0022610063699999997 * v156) - (v14 * v155))) - (0.018579714719999998 * v54)) + v166;
    *(panda_unaligned *)&F[stride] = ((0.0192614005 * panda_pack_at(&qdd[0])) - (0.010343993404000001 * v165)) - v167;
    *(panda_unaligned *)&F[2U * stride] = (48.762410040000006 - (v0_cosine[0] * v164)) - (v0_sine[0] * v158);
    const panda_pack v168 = (0.00039139128168424797 * v25) + (0.0012555365982728985 * v29);
    const panda_pack v169 = (0.000965305169919112 * v29) - (0.00039139128168424797 * v27);
    const panda_pack v170 = (((v25 * v168) + (0.0024209437785212284 * v49)) + (v27 * v169)) + (0.006684151967360946 * v48);
    const panda_pack v171 = (((v170 - (0.0012555365982728985 * v102)) - (0.000965305169919112 * v46)) + (0.002034439958661797 * v107)) - (0.002573605371338206 * v100);
    *(panda_unaligned *)&F[41U * stride] = v171;
    const panda_pack v172 = (0.00010375891721868492 * v24) - (0.001524110902883315 * v28);
    const panda_pack v173 = (0.010567766133106952 * v47) + (((0.009314099872068162 * v86) + (0.00010375891721868492 * v119)) - (v24 * v172));
    const panda_pack v174 = ((v173 + (0.001524110902883315 * v43)) - (0.017527158935000002 * v95)) + ((9.3569097314605e-05 * v111) - (0.10024161669500001 * v85));
    const panda_pack v175 = (v174 - v171) + (0.088 * v129);
    *(panda_unaligned *)&F[34U * stride] = v175;
    const panda_pack v176 = ((0.029212399412428362 * v102) + (0.000965305169919112 * v26)) - (v29 * (v169 + (0.024949191223588643 * v25)));
    const panda_pack v177 = (((v176 + (0.00039139128168424797 * v46)) - (0.0012555365982728985 * v105)) + (0.002573605371338206 * v116)) - (0.15027794863400004 * v107);
    *(panda_unaligned *)&F[40U * stride] = v177;
    const panda_pack v178 = ((v29 * (v168 - (0.022528247445067415 * v27))) - (0.0012555365982728985 * v103)) + (0.00039139128168424797 * v102);
    const panda_pack v179 = (((v178 + (0.03163334319094959 * v46)) - (0.000965305169919112 * v50)) - (0.002034439958661797 * v116)) + (0.15027794863400004 * v100);
    *(panda_unaligned *)&F[39U * stride] = v179;
    const panda_pack v180 = ((v28 * (0.0012267940971320002 * v24)) - (9.3569097314605e-05 * (v97 - v96))) + (0.0024804603581707898 * v43);
    const panda_pack v181 = (((v180 - (0.00010375891721868492 * v115)) + (0.001524110902883315 * v87)) - (0.023526756935 * v85)) - (0.017527158935000002 * v114);
    const panda_pack v182 = ((v0_cosine[5] * v179) + v181) - (v0_sine[5] * v177);
    *(panda_unaligned *)&F[33U * stride] = v182;
    const panda_pack v183 = (0.0015152444733270301 * v21) + (0.0021640520520981297 * v17);
    const panda_pack v184 = ((0.0021640520520981297 * v123) - (v17 * (v183 - (0.020590861562431825 * v23)))) - (0.03942757095803552 * v40);
    const panda_pack v185 = (((v184 - (0.0015152444733270301 * v44)) - (0.004600245517563105 * v133)) - (0.05034347249 * v94)) - (0.047121686402 * v85);
    const panda_pack v186 = ((v0_cosine[3] * v182) + v185) - (v0_sine[3] * v175);
    *(panda_unaligned *)&F[27U * stride] = v186;
    const panda_pack v187 = (((0.008087305774936162 * v110) - (0.001524110902883315 * v119)) - (v28 * v172)) - (0.011794560230238952 * v45);
    const panda_pack v188 = ((((0.00010375891721868492 * v43) + v187) - (9.3569097314605e-05 * v109)) + (0.10024161669500001 * v114)) - (0.023526756935 * v95);
    const panda_pack v189 = ((v188 - (0.088 * v118)) - (v0_cosine[5] * v177)) - (v0_sine[5] * v179);
    const panda_pack v190 = (0.0015152444733270301 * v23) - (0.004600245517563105 * v17);
    const panda_pack v191 = ((0.0015152444733270301 * v40) + (0.004600245517563105 * v132)) - (v17 * ((0.028558060195206958 * v21) - v190));
    const panda_pack v192 = (((v191 + (0.03146037232526039 * v44)) + (0.0021640520520981297 * v126)) - (0.014653732538 * v94)) - (0.047121686402 * v89);
    const panda_pack v193 = v189 + v192;
    *(panda_unaligned *)&F[28U * stride] = v193;
    const panda_pack v194 = (0.0016444875773692705 * v20) - (0.02771584317362585 * v18);
    const panda_pack v195 = (((0.04518671862808827 * v52) + (0.0016444875773692705 * v81)) - (v20 * v194)) - (0.0039053550262761003 * v93);
    const panda_pack v196 = (v195 + (0.06767727025085991 * v37)) + (((0.02771584317362585 * v41) + (0.374644408005 * v62)) + (0.09850206933 * v90));
    const panda_pack v197 = (((v0_sine[4] * v193) + v196) - (v0_cosine[4] * v186)) + (0.384 * v147);
    const panda_pack v198 = (((v23 * v190) - (0.007967198632775133 * v125)) - (v21 * v183)) + (0.010869510762828563 * v42);
    const panda_pack v199 = (((v198 + (0.004600245517563105 * v40)) + (0.0021640520520981297 * v44)) + (0.014653732538 * v85)) - (0.05034347249 * v89);
    const panda_pack v200 = (v199 + (v0_cosine[3] * v175)) + (v0_sine[3] * v182);
    *(panda_unaligned *)&F[29U * stride] = v200;
    const panda_pack v201 = (0.02771584317362585 * v16) - (0.0039053550262761003 * v20);
    const panda_pack v202 = (((0.009908878801679677 * v63) + (0.0039053550262761003 * v91)) + (v20 * v201)) + (0.0016444875773692705 * v67);
    const panda_pack v203 = ((0.02771584317362585 * v37) + v202) + (((0.03239943042445132 * v41) + (0.19076837715 * v62)) - (0.09850206933 * v80));
    const panda_pack v204 = (v203 + (0.0825 * v147)) - v200;
    const panda_pack v205 = ((v19 * (0.034629179707086004 * v13)) - (0.05649492601407083 * v33)) + (0.126729164208 * v78);
    const panda_pack v206 = (v205 + (0.004377257121839583 * (v69 - v70))) + (0.005487648106562255 * v61);
    const panda_pack v207 = ((v206 - ((0.214708623208 * v59) + (0.008248333140675744 * v74))) - (v0_sine[1] * v204)) + (v0_cosine[1] * v197);
    const panda_pack v208 = (0.0007689361029463999 * panda_pack_at(&qd[stride])) + (0.00398335888393552 * v14);
    const panda_pack v209 = (panda_pack_at(&qd[stride]) * v208) - (((0.0221804724897 * v0_cosine[0]) + (0.0015892928105047527 * v31)) + (0.0007689361029463999 * v156));
    const panda_pack v210 = (v0_cosine[2] * v207) + ((v209 + (0.008503511624021552 * v32)) - ((0.00398335888393552 * v35) + (0.01026110182100817 * v162)));
    const panda_pack v211 = (((0.03527783982640859 * v66) - (v16 * v201)) - (v18 * v194)) + (0.0016444875773692705 * v41);
    const panda_pack v212 = (v211 - (0.19076837715 * v90)) + (((0.07758614905253959 * v39) - (0.0039053550262761003 * v37)) - (0.374644408005 * v80));
    const panda_pack v213 = (((v212 - (0.0825 * v140)) - (v0_cosine[4] * v193)) - (0.384 * v136)) - (v0_sine[4] * v186);
    *(panda_unaligned *)&F[23U * stride] = v213;
    const panda_pack v214 = (0.008248333140675744 * v19) + (0.005487648106562255 * v13);
    const panda_pack v215 = ((0.008248333140675744 * v33) - ((0.03824572372155072 * v73) + (0.005487648106562255 * v150))) - (0.052878381999606115 * v38);
    const panda_pack v216 = (v215 - (0.214708623208 * v68)) + (((v13 * v214) - (0.088844724872 * v78)) + (0.004377257121839583 * v144));
    const panda_pack v217 = v213 + (v216 + (0.0825 * v159));
    const panda_pack v218 = (v210 - (v0_sine[2] * v217)) - (0.316 * v166);
    const panda_pack v219 = ((0.005487648106562255 * v33) + ((0.008248333140675744 * v150) + (0.0036165440144647135 * v60))) - (v19 * v214);
    const panda_pack v220 = (v219 - (0.088844724872 * v59)) + (((0.004377257121839583 * v143) - (0.01824920229252011 * v36)) - (0.126729164208 * v68));
    const panda_pack v221 = ((v220 - (0.0825 * v149)) + (v0_sine[1] * v197)) + (v0_cosine[1] * v204);
    const panda_pack v222 = ((0.0007689361029463999 * v57) + ((0.018031480277668654 * v34) - (0.0221804724897 * v0_sine[0]))) - (0.02812428471219496 * v35);
    const panda_pack v223 = v221 + ((v222 + (0.01026110182100817 * (v76 - v75))) + (0.00398335888393552 * v54));
    *(panda_unaligned *)&F[10U * stride] = v223;
    *(panda_unaligned *)&F[3U * stride] = (((0.10147457529324001 + (0.007689227891810001 * panda_pack_at(&qdd[0]))) - (0.019661580965898477 * v165)) - (v0_sine[0] * v223)) - (v0_cosine[0] * v218);
    const panda_pack v224 = ((0.18226700140319999 * v0_sine[0]) - ((0.01993386669246 * v0_cosine[0]) + (0.026534991901690206 * panda_pack_at(&qdd[stride])))) - (0.00398335888393552 * v156);
    const panda_pack v225 = ((0.0007689361029463999 * v35) + ((v224 + (v14 * v208)) - (0.019620773088173407 * v56))) - (0.01026110182100817 * v163);
    const panda_pack v226 = (((v0_cosine[2] * v217) + v225) - (0.316 * v154)) + (v0_sine[2] * v207);
    *(panda_unaligned *)&F[4U * stride] = (((0.019661580965898477 * panda_pack_at(&qdd[0])) - 0.18895433890500002) + (0.007689227891810001 * v165)) - v226;
    *(panda_unaligned *)&F[5U * stride] = ((0.009213163777211222 * panda_pack_at(&qdd[0])) - (v0_cosine[0] * v223)) + (v0_sine[0] * v218);
    *(panda_unaligned *)&F[8U * stride] = -v167;
    *(panda_unaligned *)&F[9U * stride] = -v218;
    *(panda_unaligned *)&F[11U * stride] = -v226;
    *(panda_unaligned *)&F[12U * stride] = -v146;
    *(panda_unaligned *)&F[13U * stride] = -v153;
    *(panda_unaligned *)&F[15U * stride] = -v207;
    *(panda_unaligned *)&F[16U * stride] = -v217;
    *(panda_unaligned *)&F[17U * stride] = -v221;
    *(panda_unaligned *)&F[19U * stride] = -v142;
    *(panda_unaligned *)&F[20U * stride] = -v149;
    *(panda_unaligned *)&F[21U * stride] = -v197;
    *(panda_unaligned *)&F[22U * stride] = -v204;
    *(panda_unaligned *)&F[25U * stride] = -v135;
    *(panda_unaligned *)&F[30U * stride] = -v113;
    *(panda_unaligned *)&F[32U * stride] = (1.666555 * v85) - v130;
    *(panda_unaligned *)&F[35U * stride] = -v189;
    *(panda_unaligned *)&F[36U * stride] = -v108;
    *(panda_unaligned *)&F[37U * stride] = -v101;
    *(panda_unaligned *)&F[38U * stride] = -v118;
}

void panda_reactions_batch(const panda_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    size_t first = 0U;

    for (; (count - first) >= PANDA_LANES; first += PANDA_LANES) {
        panda_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
    }
    if (first < count) {
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double qdd_rest[7U * PANDA_LANES];
        double F_rest[42U * PANDA_LANES];

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qdd, qdd_rest);
        panda_pack_reactions_block(0U, prepared->k, PANDA_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        panda_pack_give(42U, count, first, PANDA_LANES, F_rest, F);
    }
}

void panda_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    size_t first = 0U;

    for (; (count - first) >= PANDA_LANES; first += PANDA_LANES) {
        panda_pack_reactions_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &F[first]);
    }
    if (first < count) {
        double q_rest[7U * PANDA_LANES];
        double qd_rest[7U * PANDA_LANES];
        double qdd_rest[7U * PANDA_LANES];
        double F_rest[42U * PANDA_LANES];
        double prepared_rest[1U * PANDA_LANES] = { 0.0 };

        panda_pack_take(7U, count, first, PANDA_LANES, q, q_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qd, qd_rest);
        panda_pack_take(7U, count, first, PANDA_LANES, qdd, qdd_rest);
        panda_pack_reactions_block(PANDA_LANES, prepared_rest, PANDA_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        panda_pack_give(42U, count, first, PANDA_LANES, F_rest, F);
    }
}

#else

typedef int panda_has_no_vector_code;

#endif
