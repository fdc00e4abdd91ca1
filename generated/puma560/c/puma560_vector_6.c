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
#define PUMA560_APART __attribute__((noinline, unused))
#define PUMA560_BODY static inline __attribute__((always_inline, unused))
#define PUMA560_INLINE static inline __attribute__((unused))

typedef double puma560_pack __attribute__((vector_size(PUMA560_BYTES)));
typedef double puma560_unaligned __attribute__((vector_size(PUMA560_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_mask __attribute__((vector_size(PUMA560_BYTES)));
typedef signed char puma560_bytes __attribute__((vector_size(PUMA560_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short puma560_shorts __attribute__((vector_size(2 * PUMA560_BYTES / sizeof(double))));

PUMA560_INLINE puma560_pack puma560_pack_splat(double x)
{
    return x - (puma560_pack){ 0.0 };
}

PUMA560_INLINE puma560_pack puma560_pack_at(const double *x)
{
    return *(const puma560_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PUMA560_INLINE puma560_pack puma560_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? puma560_pack_splat(prepared[k]) : puma560_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_APART void puma560_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_APART void puma560_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_INLINE puma560_pack puma560_pack_select(puma560_mask condition, puma560_pack x, puma560_pack y)
{
    return (puma560_pack)(((puma560_mask)x & condition) | ((puma560_mask)y & ~condition));
}

PUMA560_INLINE puma560_pack puma560_pack_abs(puma560_pack x)
{
    return (puma560_pack)((puma560_mask)x & ~(puma560_mask)puma560_pack_splat(-0.0));
}

PUMA560_INLINE bool puma560_pack_all(puma560_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long puma560_bits __attribute__((vector_size(PUMA560_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void puma560_pack_sincos_pair(const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, puma560_bits *beyond)
{
    const puma560_pack x = *angle;
    union { puma560_pack number; puma560_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_pack n = k.number - 6755399441186816.0;
    const puma560_pack w = x - (n * 1.5707963267923333);
    const puma560_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const puma560_pack z = r * r;
    const puma560_pack u = 1.0 - (0.5 * z);
    const puma560_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const puma560_pack zz = z * z;

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const puma560_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_bits sign = k.bits << 62;
    const puma560_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const puma560_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PUMA560_APART void puma560_pack_sincos_beyond(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_mask inside = (puma560_mask)(puma560_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < PUMA560_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void puma560_pack_sincos_guard(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, const puma560_bits *beyond)
{
    if (!puma560_pack_all((puma560_mask)((*beyond >> 18) == 0ULL))) {
        puma560_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PUMA560_APART void puma560_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    (void)spacing;
    (void)prepared;
    const puma560_pack v0 = puma560_pack_at(&q[stride]) + puma560_pack_at(&q[2U * stride]);
    const puma560_pack v1_angle[4] = {v0, puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[stride])};
    puma560_pack v1_sine[4];
    puma560_pack v1_cosine[4];
    puma560_bits v1_beyond = { 0U };
    puma560_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    *(puma560_unaligned *)&by_q[0] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_q[5U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_q[6U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_q[11U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_q[12U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_q[17U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_q[18U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_q[23U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_q[24U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_q[29U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_q[30U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_q[35U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_qd[28U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_qd[35U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_qdd[22U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_qdd[27U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_qdd[29U * stride] = puma560_pack_splat(0.0);
    *(puma560_unaligned *)&by_qdd[34U * stride] = puma560_pack_splat(0.0);
    const puma560_pack v9 = puma560_pack_at(&qd[0]) * v1_cosine[0];
    const puma560_pack v10 = puma560_pack_at(&qd[2U * stride]) + puma560_pack_at(&qd[stride]);
    const puma560_pack v11 = v10 * v9;
    const puma560_pack v12 = puma560_pack_at(&qdd[0]) * v1_sine[0];
    const puma560_pack v13 = v12 + v11;
    const puma560_pack v14 = v11 + v13;
    const puma560_pack v15 = puma560_pack_at(&qd[0]) * v1_sine[0];
    const puma560_pack v16 = v15 * v9;
    const puma560_pack v17 = puma560_pack_at(&qdd[stride]) + puma560_pack_at(&qdd[2U * stride]);
    const puma560_pack v18 = v16 - v17;
    const puma560_pack v19 = (v1_sine[1] * v14) - (v1_cosine[1] * v18);
    const puma560_pack v20 = v10 * v1_sine[1];
    const puma560_pack v21 = v1_cosine[1] * v1_sine[0];
    const puma560_pack v22 = (puma560_pack_at(&qd[0]) * v21) - v20;
    const puma560_pack v23 = puma560_pack_at(&qd[3U * stride]) + v9;
    const puma560_pack v24 = v23 * v22;
    const puma560_pack v25 = v24 + v19;
    const puma560_pack v26 = puma560_pack_at(&qdd[4U * stride]) + v25;
    const puma560_pack v27 = (v1_cosine[2] * v23) - (v1_sine[2] * v22);
    const puma560_pack v28 = (v1_sine[2] * v23) + (v1_cosine[2] * v22);
    const puma560_pack v29 = 0.0028799999999999997 * ((v28 * v27) - v26);
    const puma560_pack v30 = v1_sine[1] * v1_sine[0];
    const puma560_pack v31 = (v10 * v1_cosine[1]) + (puma560_pack_at(&qd[0]) * v30);
    const puma560_pack v32 = puma560_pack_at(&qd[4U * stride]) + v31;
    const puma560_pack v33 = v28 * v28;
    const puma560_pack v34 = 0.0028799999999999997 * (v33 + (v32 * v32));
    const puma560_pack v35 = (v1_sine[2] * v34) + (v1_cosine[2] * v29);
    const puma560_pack v36 = v22 * v31;
    const puma560_pack v37 = v10 * v15;
    const puma560_pack v38 = puma560_pack_at(&qdd[0]) * v1_cosine[0];
    const puma560_pack v39 = v38 - v37;
    const puma560_pack v40 = puma560_pack_at(&qdd[3U * stride]) + v39;
    const puma560_pack v41 = v40 + v36;
    const puma560_pack v42 = (v1_sine[1] * v18) + (v1_cosine[1] * v14);
    const puma560_pack v43 = v23 * v31;
    const puma560_pack v44 = (2.0 * v43) - v42;
    const puma560_pack v45 = (v1_cosine[2] * v44) - (v1_sine[2] * v41);
    const puma560_pack v46 = v32 * v27;
    const puma560_pack v47 = (2.0 * v46) - v45;
    const puma560_pack v48 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_pack v49 = (v1_sine[1] * v35) - (v48 * v47);
    *(puma560_unaligned *)&by_qdd[35U * stride] = puma560_pack_splat(3.9999999999999996e-05);
    const puma560_pack v50 = 3.9999999999999996e-05 * puma560_pack_at(&qd[5U * stride]);
    const puma560_pack v51 = 0.4318 * v1_sine[3];
    const puma560_pack v52 = puma560_pack_at(&qd[stride]) * puma560_pack_at(&qd[stride]);
    const puma560_pack v53 = 0.4318 * v1_cosine[3];
    const puma560_pack v54 = puma560_pack_at(&qdd[stride]) * v53;
    const puma560_pack v55 = ((v52 * v51) - 9.81) - v54;
    const puma560_pack v56 = puma560_pack_at(&qd[0]) * puma560_pack_at(&qd[0]);
    const puma560_pack v57 = v52 + v56;
    const puma560_pack v58 = puma560_pack_at(&qdd[stride]) * v51;
    const puma560_pack v59 = v58 + ((v57 * v53) - (0.15005 * puma560_pack_at(&qdd[0])));
    const puma560_pack v60 = (v1_cosine[0] * v59) + (v1_sine[0] * v55);
    const puma560_pack v61 = v9 * v9;
    const puma560_pack v62 = v10 * v10;
    const puma560_pack v63 = ((0.0203 * (v62 + v61)) + v60) - (0.4318 * v18);
    const puma560_pack v64 = 0.0028799999999999997 * v1_sine[1];
    const puma560_pack v65 = 0.8636 * v1_sine[3];
    const puma560_pack v66 = puma560_pack_at(&qd[stride]) * v65;
    const puma560_pack v67 = (puma560_pack_at(&qd[0]) * v66) - ((puma560_pack_at(&qdd[0]) * v53) + (0.15005 * v56));
    const puma560_pack v68 = (v67 + (0.4318 * v14)) - (0.0203 * (v39 - v37));
    const puma560_pack v69 = (v48 * v68) - (v64 * v63);
    const puma560_pack v70 = (((1.9999999999999998e-05 * v45) + (v50 * v32)) - (0.0004221600000000001 * v47)) - v69;
    const puma560_pack v71 = (v1_cosine[2] * v41) + (v1_sine[2] * v44);
    const puma560_pack v72 = v32 * v28;
    const puma560_pack v73 = ((0.00020000000000000004 * v72) - (3.9999999999999996e-05 * puma560_pack_at(&qdd[5U * stride]))) - (0.00024000000000000003 * (v71 - v72));
    const puma560_pack v74 = (v1_cosine[2] * v73) + (v1_sine[2] * v70);
    const puma560_pack v75 = v1_sine[0] * (v74 - (((0.0013999999999999998 * v40) + (9.999999999999983e-05 * v36)) + (0.0203 * v49)));
    const puma560_pack v76 = v1_cosine[1] * v9;
    const puma560_pack v77 = v1_sine[1] * v9;
    const puma560_pack v78 = (v22 * v77) + (v31 * v76);
    const puma560_pack v79 = v13 - v78;
    const puma560_pack v80 = v61 - (v15 * v15);
    const puma560_pack v81 = 2.0 * v10;
    const puma560_pack v82 = v38 - (v81 * v15);
    const puma560_pack v83 = ((v1_sine[1] * v80) + (v1_cosine[1] * v82)) - (2.0 * ((v23 * v77) - (v15 * v31)));
    const puma560_pack v84 = (v1_cosine[2] * v83) - (v1_sine[2] * v79);
    const puma560_pack v85 = v1_sine[2] * v1_cosine[1];
    const puma560_pack v86 = (v1_cosine[2] * v15) + (v85 * v9);
    const puma560_pack v87 = v84 + (2.0 * ((v77 * v27) - (v32 * v86)));
    const puma560_pack v88 = v1_sine[2] * v15;
    const puma560_pack v89 = v1_cosine[1] * v1_cosine[2];
    const puma560_pack v90 = (v89 * v9) - v88;
    const puma560_pack v91 = (v86 * v28) - (v90 * v27);
    const puma560_pack v92 = (v23 * v76) - (v15 * v22);
    const puma560_pack v93 = (v92 + (v1_sine[1] * v82)) - (v1_cosine[1] * v80);
    const puma560_pack v94 = 0.0028799999999999997 * (v93 + v91);
    const puma560_pack v95 = 0.0057599999999999995 * v28;
    const puma560_pack v96 = 0.0057599999999999995 * v32;
    const puma560_pack v97 = (v90 * v95) + (v77 * v96);
    const puma560_pack v98 = (v1_cosine[2] * v94) - (v1_sine[2] * v97);
    const puma560_pack v99 = (v1_sine[1] * v98) + (v48 * v87);
    const puma560_pack v100 = (0.0203 * v1_cosine[0]) - (0.4318 * v1_sine[0]);
    const puma560_pack v101 = v62 + v56;
    const puma560_pack v102 = (0.022546398 * v1_cosine[0]) - (0.3244698455 * v1_sine[0]);
    const puma560_pack v103 = (0.3244698455 * v1_cosine[0]) + (0.022546398 * v1_sine[0]);
    const puma560_pack v104 = (v1_cosine[0] * v103) + (v1_sine[0] * v102);
    const puma560_pack v105 = 2.0 * puma560_pack_at(&qd[0]);
    const puma560_pack v106 = v10 * v105;
    const puma560_pack v107 = (v106 * v104) + (0.0047376000000000015 * (((v101 * v1_cosine[0]) + (v17 * v1_sine[0])) - (puma560_pack_at(&qd[0]) * v9)));
    const puma560_pack v108 = (0.025374999999999998 * v1_sine[0]) + (0.8913300000000002 * v1_cosine[0]);
    const puma560_pack v109 = v53 * v108;
    const puma560_pack v110 = ((puma560_pack_at(&qdd[0]) * v109) + (((v38 * v102) - (v12 * v103)) - (v108 * v67))) - v107;
    const puma560_pack v111 = (0.025374999999999998 * v1_cosine[0]) - (0.8913300000000002 * v1_sine[0]);
    const puma560_pack v112 = ((v53 * (v99 + (v106 * v111))) + (v110 + (v100 * v99))) - v75;
    const puma560_pack v113 = (v1_cosine[2] * v34) - (v1_sine[2] * v29);
    const puma560_pack v114 = (v1_cosine[1] * v35) + (v64 * v47);
    const puma560_pack v115 = (v1_sine[0] * v114) + ((v17 * v111) - (v1_cosine[0] * v113));
    const puma560_pack v116 = (v64 * v87) - (v1_cosine[1] * v98);
    const puma560_pack v117 = (v1_cosine[2] * v97) + (v1_sine[2] * v94);
    const puma560_pack v118 = ((v1_cosine[0] * v116) + ((v1_sine[0] * v117) + (v101 * v108))) - v115;
    const puma560_pack v119 = (v1_cosine[2] * v70) - (v1_sine[2] * v73);
    const puma560_pack v120 = v119 + (0.00075 * v44);
    const puma560_pack v121 = (v1_sine[1] * v68) + (v1_cosine[1] * v63);
    const puma560_pack v122 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_pack v123 = (v1_cosine[0] * v55) - (v1_sine[0] * v59);
    const puma560_pack v124 = (((puma560_pack_at(&qd[0]) * v15) * v100) + ((0.0203 * v17) - (0.4318 * v62))) - v123;
    const puma560_pack v125 = 0.0028799999999999997 * v1_sine[2];
    *(puma560_unaligned *)&by_qdd[28U * stride] = puma560_pack_splat(0.0006421600000000001);
    const puma560_pack v126 = (0.0006421600000000001 * v26) - ((v125 * v124) + (v28 * ((0.00020216000000000006 * v27) - v50)));
    const puma560_pack v127 = (v126 + (0.0006500000000000002 * (v24 + v25))) + (v122 * v121);
    const puma560_pack v128 = (v1_sine[1] * v127) - (v1_cosine[1] * v120);
    const puma560_pack v129 = (v112 - (0.15005 * v118)) - (-(v1_cosine[0] * ((0.4318 * v49) - v128)));
    const puma560_pack v130 = (0.0004221600000000001 * v87) + ((1.9999999999999998e-05 * v84) - (v50 * v77));
    const puma560_pack v131 = (0.4318 * v80) + ((0.0406 * v16) - v123);
    const puma560_pack v132 = (v57 * v51) - v54;
    const puma560_pack v133 = v58 + (v52 * v53);
    const puma560_pack v134 = ((v1_sine[0] * v133) - (v1_cosine[0] * v132)) - v131;
    const puma560_pack v135 = (0.0203 * v14) + (0.4318 * v82);
    const puma560_pack v136 = 0.8636 * v1_cosine[3];
    const puma560_pack v137 = puma560_pack_at(&qd[stride]) * v136;
    const puma560_pack v138 = puma560_pack_at(&qdd[0]) * v51;
    const puma560_pack v139 = v138 + (puma560_pack_at(&qd[0]) * v137);
    const puma560_pack v140 = v139 + v135;
    const puma560_pack v141 = ((v64 * v134) - (v48 * v140)) - v130;
    const puma560_pack v142 = (v32 * v90) + (v77 * v28);
    const puma560_pack v143 = (v142 + (v1_cosine[2] * v79)) + (v1_sine[2] * v83);
    const puma560_pack v144 = (0.00020000000000000004 * v142) + (0.00024000000000000003 * v143);
    const puma560_pack v145 = (v1_sine[2] * v144) + (0.00075 * v83);
    const puma560_pack v146 = (v1_cosine[2] * v141) - v145;
    const puma560_pack v147 = ((0.0013999999999999998 * v13) - (9.999999999999983e-05 * v78)) + (v1_cosine[2] * v144);
    const puma560_pack v148 = v147 + (v1_sine[2] * v141);
    const puma560_pack v149 = (0.0141984 * v1_sine[3]) - (1.601861202 * v1_cosine[3]);
    const puma560_pack v150 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_pack v151 = v1_sine[3] * v150;
    const puma560_pack v152 = v151 + (v1_cosine[3] * v149);
    const puma560_pack v153 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    const puma560_pack v154 = (0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]);
    const puma560_pack v155 = ((puma560_pack_at(&qdd[stride]) * v154) - ((v56 - v57) * v153)) + ((puma560_pack_at(&qd[stride]) * v105) * v152);
    const puma560_pack v156 = v1_cosine[3] * v150;
    const puma560_pack v157 = (v155 - (v111 * (v138 + v139))) + (puma560_pack_at(&qdd[0]) * ((v1_sine[3] * v149) - v156));
    const puma560_pack v158 = (((0.00022216000000000005 * v91) + (v50 * v90)) + (0.0006221600000000001 * v93)) - (1.9999999999999998e-05 * (v91 - v93));
    const puma560_pack v159 = ((0.8636 * v16) - v60) - (0.0203 * v80);
    const puma560_pack v160 = v158 + (v125 * (v159 + ((v1_cosine[0] * v133) + (v1_sine[0] * v132))));
    const puma560_pack v161 = v160 + (v1_cosine[2] * ((v48 * v134) + (v64 * v140)));
    *(puma560_unaligned *)&by_q[25U * stride] = v161;
    const puma560_pack v162 = 0.0006500000000000002 * (v92 + v93);
    const puma560_pack v163 = v162 + v161;
    const puma560_pack v164 = ((v157 - (v1_cosine[0] * v148)) - (v21 * v146)) + (v30 * v163);
    *(puma560_unaligned *)&by_q[stride] = (v164 + (v51 * ((v106 * v108) - v49))) - v129;
    const puma560_pack v165 = -v131;
    const puma560_pack v166 = ((v64 * v165) - (v48 * v135)) - v130;
    const puma560_pack v167 = v147 + (v1_sine[2] * v166);
    const puma560_pack v168 = v1_sine[1] * v1_cosine[2];
    const puma560_pack v169 = v158 + (0.0028799999999999997 * (((v168 * v135) + (v89 * v165)) + (v1_sine[2] * v159)));
    *(puma560_unaligned *)&by_q[26U * stride] = v169;
    const puma560_pack v170 = v162 + v169;
    const puma560_pack v171 = (v1_cosine[2] * v166) - v145;
    *(puma560_unaligned *)&by_q[2U * stride] = (((v30 * v170) - (v1_cosine[0] * v167)) - (v21 * v171)) - v129;
    const puma560_pack v172 = (v22 * v22) - (v31 * v31);
    const puma560_pack v173 = v19 + (2.0 * v24);
    const puma560_pack v174 = (v1_cosine[2] * v173) - (v1_sine[2] * v172);
    const puma560_pack v175 = v1_sine[2] * v32;
    const puma560_pack v176 = (2.0 * ((v22 * v27) + (v31 * v175))) - v174;
    const puma560_pack v177 = v1_cosine[2] * v31;
    const puma560_pack v178 = (v177 * v95) - (v22 * v96);
    const puma560_pack v179 = v1_sine[2] * v28;
    const puma560_pack v180 = (v177 * v27) - (v31 * v179);
    const puma560_pack v181 = v43 - v42;
    const puma560_pack v182 = 0.0028799999999999997 * (v181 - v180);
    const puma560_pack v183 = (v1_cosine[2] * v182) - (v1_sine[2] * v178);
    const puma560_pack v184 = v114 + ((v1_sine[1] * v183) - (v48 * v176));
    const puma560_pack v185 = (1.9999999999999998e-05 * v174) + (((v48 * v63) + (v50 * v22)) + (v64 * v68));
    const puma560_pack v186 = v185 - (0.0004221600000000001 * v176);
    const puma560_pack v187 = (v32 * v177) - (v22 * v28);
    const puma560_pack v188 = (v187 + (v1_cosine[2] * v172)) + (v1_sine[2] * v173);
    const puma560_pack v189 = (0.00020000000000000004 * v187) + (0.00024000000000000003 * v188);
    const puma560_pack v190 = ((v1_cosine[2] * v189) + (9.999999999999983e-05 * v172)) - (v1_sine[2] * v186);
    *(puma560_unaligned *)&by_q[21U * stride] = v190;
    const puma560_pack v191 = ((v1_cosine[1] * v183) + (v64 * v176)) - v49;
    const puma560_pack v192 = (v1_cosine[2] * v178) + (v1_sine[2] * v182);
    const puma560_pack v193 = (v1_cosine[0] * v191) - (v1_sine[0] * v192);
    const puma560_pack v194 = (v1_cosine[2] * v186) + ((v1_sine[2] * v189) + (0.00075 * v173));
    const puma560_pack v195 = (((0.0006421600000000001 * v181) + (v50 * v177)) - (0.00020216000000000006 * v180)) - (v1_cosine[2] * v69);
    const puma560_pack v196 = v195 + (0.0006500000000000002 * (v43 + v181));
    const puma560_pack v197 = v1_sine[0] * ((v1_sine[1] * (v120 - v196)) + ((v1_cosine[1] * (v127 - v194)) - (0.4318 * v184)));
    *(puma560_unaligned *)&by_q[3U * stride] = v197 + (((0.15005 * v193) + (v53 * v184)) + (v1_cosine[0] * (v190 + (0.0203 * v184))));
    const puma560_pack v198 = v33 - (v27 * v27);
    const puma560_pack v199 = (0.0028799999999999997 * v198) - v34;
    const puma560_pack v200 = (v27 * v95) - v29;
    const puma560_pack v201 = (v1_cosine[2] * v199) - (v1_sine[2] * v200);
    const puma560_pack v202 = (2.0 * v72) - v71;
    const puma560_pack v203 = v53 + v100;
    const puma560_pack v204 = (v125 * v121) + (((v122 * v124) - (v50 * v27)) - (0.00020216000000000006 * v198));
    const puma560_pack v205 = (1.9999999999999998e-05 * v71) - (0.0004221600000000001 * v202);
    const puma560_pack v206 = v45 - v46;
    const puma560_pack v207 = (0.00020000000000000004 * v46) - (0.00024000000000000003 * v206);
    const puma560_pack v208 = (v74 + (v1_cosine[2] * v205)) + (v1_sine[2] * v207);
    const puma560_pack v209 = (v21 * v208) - ((v30 * v204) + (v203 * ((v1_sine[1] * v201) - (v48 * v202))));
    const puma560_pack v210 = (v119 + (v1_cosine[2] * v207)) - (v1_sine[2] * v205);
    const puma560_pack v211 = (v1_sine[2] * v199) + (v1_cosine[2] * v200);
    const puma560_pack v212 = (v1_cosine[1] * v201) + (v64 * v202);
    const puma560_pack v213 = (v1_cosine[0] * v212) - (v1_sine[0] * v211);
    *(puma560_unaligned *)&by_q[4U * stride] = (v209 - (v1_cosine[0] * v210)) - (0.15005 * v213);
    const puma560_pack v214 = ((v17 * v108) - (v1_sine[0] * v113)) - (v1_cosine[0] * v114);
    const puma560_pack v215 = v53 * (v214 + (((v1_cosine[0] * v117) + (v62 * v111)) - (v1_sine[0] * v116)));
    const puma560_pack v216 = (v51 * v118) + v215;
    const puma560_pack v217 = (((v111 * v59) + (0.0047376000000000015 * v12)) + (v108 * v55)) - ((v101 - v62) * v104);
    const puma560_pack v218 = (v217 - (0.0203 * v117)) - (0.4318 * v116);
    const puma560_pack v219 = (v218 + (v1_cosine[1] * v163)) + ((v1_sine[1] * v146) - ((v111 * v133) + (v108 * v132)));
    *(puma560_unaligned *)&by_q[13U * stride] = v219;
    const puma560_pack v220 = ((puma560_pack_at(&qdd[0]) * v154) - ((37.2347379 * v1_sine[3]) + (1.024164 * v1_cosine[3]))) - ((v57 - v52) * v152);
    const puma560_pack v221 = v220 - (v53 * ((-(v101 * v111)) - v214));
    *(puma560_unaligned *)&by_q[7U * stride] = ((v219 + (v51 * ((v62 * v108) - v115))) + v221) - v216;
    const puma560_pack v222 = (v218 + (v1_sine[1] * v171)) + (v1_cosine[1] * v170);
    *(puma560_unaligned *)&by_q[14U * stride] = v222;
    *(puma560_unaligned *)&by_q[8U * stride] = v222 - v216;
    const puma560_pack v223 = v128 + ((((v1_cosine[1] * v196) - (0.0203 * v192)) - (v1_sine[1] * v194)) + (0.4318 * v191));
    const puma560_pack v224 = v1_sine[0] * v53;
    const puma560_pack v225 = v1_cosine[0] * v53;
    *(puma560_unaligned *)&by_q[9U * stride] = (((v224 * v191) + (v225 * v192)) - (v51 * v193)) - v223;
    const puma560_pack v226 = (v1_sine[1] * v208) + (((v1_cosine[1] * v204) + (0.0203 * v211)) - (0.4318 * v212));
    *(puma560_unaligned *)&by_q[10U * stride] = ((v51 * v213) - ((v224 * v212) + (v225 * v211))) - v226;
    *(puma560_unaligned *)&by_q[15U * stride] = -v223;
    *(puma560_unaligned *)&by_q[16U * stride] = -v226;
    *(puma560_unaligned *)&by_q[19U * stride] = -v148;
    *(puma560_unaligned *)&by_q[20U * stride] = -v167;
    *(puma560_unaligned *)&by_q[22U * stride] = -v210;
    *(puma560_unaligned *)&by_q[27U * stride] = -v195;
    *(puma560_unaligned *)&by_q[28U * stride] = -v204;
    const puma560_pack v227 = -(3.9999999999999996e-05 * v143);
    *(puma560_unaligned *)&by_q[31U * stride] = v227;
    *(puma560_unaligned *)&by_q[32U * stride] = v227;
    *(puma560_unaligned *)&by_q[33U * stride] = 3.9999999999999996e-05 * v188;
    *(puma560_unaligned *)&by_q[34U * stride] = 3.9999999999999996e-05 * v206;
    const puma560_pack v228 = v1_cosine[2] * v1_cosine[0];
    const puma560_pack v229 = (v1_sine[2] * v21) - v228;
    const puma560_pack v230 = -v229;
    const puma560_pack v231 = (v30 * v22) + (v21 * v31);
    const puma560_pack v232 = v10 * v1_sine[0];
    const puma560_pack v233 = v232 - v231;
    const puma560_pack v234 = v81 * v1_cosine[0];
    const puma560_pack v235 = (v1_cosine[1] * v234) - (2.0 * (((v1_cosine[0] * v31) - (v9 * v30)) + (v30 * v23)));
    const puma560_pack v236 = (v1_cosine[2] * v235) - (v1_sine[2] * v233);
    const puma560_pack v237 = v236 + (2.0 * ((v230 * v32) + (v30 * v27)));
    const puma560_pack v238 = 0.8636 * v10;
    const puma560_pack v239 = v66 - (0.3001 * puma560_pack_at(&qd[0]));
    const puma560_pack v240 = (v239 + (v238 * v1_cosine[0])) + (0.0406 * v232);
    const puma560_pack v241 = (0.8636 * v1_sine[0]) - v136;
    const puma560_pack v242 = 0.0406 * v9;
    const puma560_pack v243 = (v1_cosine[0] * v242) - (v9 * v241);
    const puma560_pack v244 = (((v64 * v243) + (v50 * v30)) - (v48 * v240)) - (1.9999999999999998e-05 * v236);
    const puma560_pack v245 = v244 - (0.0004221600000000001 * v237);
    const puma560_pack v246 = v1_sine[2] * v1_cosine[0];
    const puma560_pack v247 = v246 + (v1_cosine[2] * v21);
    const puma560_pack v248 = (v247 * v32) + (v30 * v28);
    const puma560_pack v249 = (v248 + (v1_cosine[2] * v233)) + (v1_sine[2] * v235);
    const puma560_pack v250 = (0.00020000000000000004 * v248) + (0.00024000000000000003 * v249);
    const puma560_pack v251 = ((v1_cosine[2] * v250) + ((0.0013999999999999998 * v232) - (9.999999999999983e-05 * v231))) + (v1_sine[2] * v245);
    const puma560_pack v252 = (v230 * v28) + (v247 * v27);
    const puma560_pack v253 = (v1_cosine[0] * v22) + (v21 * v23);
    const puma560_pack v254 = ((v9 * (2.0 * v21)) - (v1_sine[1] * v234)) - v253;
    const puma560_pack v255 = v1_sine[2] * v1_sine[0];
    const puma560_pack v256 = 0.0028799999999999997 * ((((v255 * v242) - (v241 * v88)) - (v89 * v243)) - (v168 * v240));
    const puma560_pack v257 = (v256 + ((0.0006421600000000001 * v254) - (v50 * v247))) + (0.00020216000000000006 * v252);
    const puma560_pack v258 = (0.0006500000000000002 * (v253 - v254)) - v257;
    const puma560_pack v259 = (v1_cosine[0] * v102) - 0.011273199;
    const puma560_pack v260 = v156 - 0.0070992;
    const puma560_pack v261 = (((2.0 * puma560_pack_at(&qd[stride])) * v260) + (v111 * v239)) + (v81 * (v259 + v109));
    const puma560_pack v262 = (v1_cosine[2] * v245) - ((v1_sine[2] * v250) + (0.00075 * v235));
    const puma560_pack v263 = (((v30 * v258) - v261) - (v1_cosine[0] * v251)) - (v21 * v262);
    const puma560_pack v264 = 0.0028799999999999997 * (v254 + v252);
    const puma560_pack v265 = (v247 * v95) + (v30 * v96);
    const puma560_pack v266 = (v1_cosine[2] * v264) + (v1_sine[2] * v265);
    const puma560_pack v267 = (v1_cosine[1] * v266) + (v64 * v237);
    const puma560_pack v268 = (v1_cosine[2] * v265) - (v1_sine[2] * v264);
    const puma560_pack v269 = ((v105 * v111) - (v1_sine[0] * v268)) - (v1_cosine[0] * v267);
    *(puma560_unaligned *)&by_qd[0] = (v263 + (v203 * ((v1_sine[1] * v266) - (v48 * v237)))) - (0.15005 * v269);
    const puma560_pack v270 = v1_sine[1] * v1_sine[2];
    const puma560_pack v271 = (v1_sine[1] * v31) - (v1_cosine[1] * v22);
    const puma560_pack v272 = v15 + v271;
    const puma560_pack v273 = -(2.0 * ((v1_cosine[1] * v23) - v76));
    const puma560_pack v274 = (v1_cosine[2] * v273) - (v1_sine[2] * v272);
    const puma560_pack v275 = v274 + (2.0 * ((v1_cosine[1] * v27) + (v270 * v32)));
    const puma560_pack v276 = (v168 * v95) - (v1_cosine[1] * v96);
    const puma560_pack v277 = (v168 * v27) - (v270 * v28);
    const puma560_pack v278 = v1_sine[1] * v23;
    const puma560_pack v279 = (2.0 * v77) - v278;
    const puma560_pack v280 = 0.0028799999999999997 * (v279 + v277);
    const puma560_pack v281 = (v1_cosine[2] * v280) + (v1_sine[2] * v276);
    const puma560_pack v282 = (v1_sine[1] * v281) + (v48 * v275);
    const puma560_pack v283 = v136 * v108;
    const puma560_pack v284 = puma560_pack_at(&qd[0]) * v283;
    const puma560_pack v285 = v105 * v259;
    const puma560_pack v286 = (((v284 - (0.009475200000000003 * v232)) + v285) + (v53 * v282)) + (v100 * v282);
    const puma560_pack v287 = (v64 * v275) - (v1_cosine[1] * v281);
    const puma560_pack v288 = (v1_cosine[2] * v276) - (v1_sine[2] * v280);
    const puma560_pack v289 = (v1_cosine[0] * v287) - ((v1_sine[0] * v288) + (v81 * v111));
    const puma560_pack v290 = v286 - (0.15005 * v289);
    const puma560_pack v291 = (0.0004221600000000001 * v275) + ((1.9999999999999998e-05 * v274) - (v50 * v1_cosine[1]));
    const puma560_pack v292 = ((0.0406 * v10) + (v1_sine[0] * v66)) + (v1_cosine[0] * v137);
    const puma560_pack v293 = (0.8636 * v9) + (0.0406 * v15);
    const puma560_pack v294 = puma560_pack_at(&qd[0]) * v65;
    const puma560_pack v295 = v293 + v294;
    const puma560_pack v296 = ((v64 * v292) - (v48 * v295)) - v291;
    const puma560_pack v297 = (v168 * v32) - (v1_cosine[1] * v28);
    const puma560_pack v298 = (v1_cosine[2] * v272) + ((v1_sine[2] * v273) - v297);
    const puma560_pack v299 = (0.00020000000000000004 * v297) - (0.00024000000000000003 * v298);
    const puma560_pack v300 = (v1_sine[2] * v299) - (0.00075 * v273);
    const puma560_pack v301 = v300 + (v1_cosine[2] * v296);
    const puma560_pack v302 = (v1_cosine[2] * v299) - ((9.999999999999983e-05 * v271) + (0.0013999999999999998 * v15));
    const puma560_pack v303 = v302 - (v1_sine[2] * v296);
    *(puma560_unaligned *)&by_qd[19U * stride] = v303;
    const puma560_pack v304 = v105 * v260;
    const puma560_pack v305 = ((puma560_pack_at(&qd[stride]) * ((0.047502 * v1_sine[3]) - (1.3807826870000002 * v1_cosine[3]))) - (v294 * v111)) - v304;
    const puma560_pack v306 = ((0.00022216000000000005 * v277) + ((0.0006221600000000001 * v279) - (v50 * v168))) - (1.9999999999999998e-05 * (v277 - v279));
    const puma560_pack v307 = (v89 * v292) + (((v238 * v1_sine[2]) - (v255 * v137)) + (v246 * v66));
    const puma560_pack v308 = v306 + (0.0028799999999999997 * ((v168 * v295) + v307));
    *(puma560_unaligned *)&by_qd[25U * stride] = v308;
    const puma560_pack v309 = -(0.0006500000000000002 * (v279 - v278));
    const puma560_pack v310 = v309 - v308;
    *(puma560_unaligned *)&by_qd[stride] = ((((v1_cosine[0] * v303) + v305) - (v30 * v310)) - (v21 * v301)) - v290;
    const puma560_pack v311 = ((0.00011692799999999998 * v20) - (v48 * v293)) - v291;
    const puma560_pack v312 = v300 + (v1_cosine[2] * v311);
    const puma560_pack v313 = v302 - (v1_sine[2] * v311);
    *(puma560_unaligned *)&by_qd[20U * stride] = v313;
    const puma560_pack v314 = v306 + (((v1_cosine[2] * v64) * v293) + (v10 * ((0.00011692799999999998 * v89) + (0.0024871679999999997 * v1_sine[2]))));
    *(puma560_unaligned *)&by_qd[26U * stride] = v314;
    const puma560_pack v315 = v309 - v314;
    *(puma560_unaligned *)&by_qd[2U * stride] = (((v1_cosine[0] * v313) - (v30 * v315)) - (v21 * v312)) - v290;
    const puma560_pack v316 = ((2.0 * v1_sine[2]) * v31) - v175;
    const puma560_pack v317 = (0.00020000000000000004 * v175) - (0.00024000000000000003 * v316);
    const puma560_pack v318 = v1_cosine[2] * v32;
    const puma560_pack v319 = 2.0 * (v177 - v318);
    const puma560_pack v320 = (0.0004221600000000001 * v319) + (3.9999999999999996e-05 * v177);
    const puma560_pack v321 = (v1_cosine[2] * v320) + ((0.0015 * v31) - (v1_sine[2] * v317));
    const puma560_pack v322 = (v1_cosine[2] * v317) + (v1_sine[2] * v320);
    const puma560_pack v323 = v1_cosine[2] * v28;
    const puma560_pack v324 = v323 + (v1_sine[2] * v27);
    const puma560_pack v325 = ((0.0006421600000000001 * v22) + (v50 * v1_sine[2])) - (0.00020216000000000006 * v324);
    *(puma560_unaligned *)&by_qd[27U * stride] = v325;
    const puma560_pack v326 = v325 + (0.0013000000000000004 * v22);
    const puma560_pack v327 = ((v30 * v326) - (v1_cosine[0] * v322)) - (v21 * v321);
    const puma560_pack v328 = 0.0028799999999999997 * (v22 - v324);
    const puma560_pack v329 = v1_sine[2] * v95;
    const puma560_pack v330 = (v1_cosine[2] * v328) - (v1_sine[2] * v329);
    const puma560_pack v331 = (v1_cosine[1] * v330) + (v64 * v319);
    const puma560_pack v332 = (v1_sine[2] * v328) + (v1_cosine[2] * v329);
    const puma560_pack v333 = (v1_cosine[0] * v331) - (v1_sine[0] * v332);
    *(puma560_unaligned *)&by_qd[3U * stride] = (v327 - (v203 * ((v1_sine[1] * v330) - (v48 * v319)))) - (0.15005 * v333);
    const puma560_pack v334 = 0.0057599999999999995 * v27;
    const puma560_pack v335 = (v85 * v96) + (v1_sine[1] * v334);
    const puma560_pack v336 = v1_cosine[2] * v1_sine[0];
    const puma560_pack v337 = (v1_cosine[0] * v335) + (v336 * v96);
    const puma560_pack v338 = (0.0008443200000000002 * v27) - v50;
    const puma560_pack v339 = (0.00044000000000000007 * v323) - (v1_sine[2] * v338);
    const puma560_pack v340 = ((0.15005 * v337) + (v203 * ((v270 * v96) - (v1_cosine[1] * v334)))) - (v1_cosine[0] * v339);
    const puma560_pack v341 = (v1_cosine[2] * v338) + (0.00044000000000000007 * v179);
    *(puma560_unaligned *)&by_qd[4U * stride] = v340 + (v21 * v341);
    const puma560_pack v342 = 3.9999999999999996e-05 * v32;
    const puma560_pack v343 = 3.9999999999999996e-05 * v28;
    *(puma560_unaligned *)&by_qd[29U * stride] = v343;
    *(puma560_unaligned *)&by_qd[5U * stride] = (v30 * v343) - (v247 * v342);
    const puma560_pack v344 = (((v285 + v284) + (v1_cosine[1] * v258)) - (0.0203 * v268)) + (v1_sine[1] * v262);
    const puma560_pack v345 = v344 - (0.4318 * v267);
    *(puma560_unaligned *)&by_qd[12U * stride] = v345;
    *(puma560_unaligned *)&by_qd[6U * stride] = (((v304 - (v225 * v268)) + (v224 * v267)) + (v51 * v269)) + v345;
    const puma560_pack v346 = (v51 * v289) + (((v10 * v283) - (v225 * v288)) - (v224 * v287));
    const puma560_pack v347 = (0.4318 * v287) - (0.0203 * v288);
    const puma560_pack v348 = (v347 - (v1_sine[1] * v301)) + ((v1_cosine[1] * v310) + ((v66 * v111) - (puma560_pack_at(&qd[stride]) * v283)));
    *(puma560_unaligned *)&by_qd[7U * stride] = -(v348 + v346);
    const puma560_pack v349 = ((v1_sine[1] * v312) - v347) - (v1_cosine[1] * v315);
    *(puma560_unaligned *)&by_qd[14U * stride] = v349;
    *(puma560_unaligned *)&by_qd[8U * stride] = v349 - v346;
    const puma560_pack v350 = (((v1_sine[1] * v321) + (v1_cosine[1] * v326)) - (0.0203 * v332)) + (0.4318 * v331);
    *(puma560_unaligned *)&by_qd[15U * stride] = v350;
    *(puma560_unaligned *)&by_qd[9U * stride] = v350 + ((v51 * v333) - ((v224 * v331) + (v225 * v332)));
    const puma560_pack v351 = (v1_sine[1] * v341) + ((0.4318 * v335) + (0.00011692799999999998 * v318));
    *(puma560_unaligned *)&by_qd[10U * stride] = (((v224 * v335) - (((0.0024871679999999997 * v1_cosine[3]) * v228) * v32)) - (v51 * v337)) - v351;
    const puma560_pack v352 = (v1_cosine[1] * v343) + (v168 * v342);
    *(puma560_unaligned *)&by_qd[11U * stride] = v352;
    *(puma560_unaligned *)&by_qd[17U * stride] = v352;
    *(puma560_unaligned *)&by_qd[13U * stride] = -v348;
    *(puma560_unaligned *)&by_qd[16U * stride] = -v351;
    *(puma560_unaligned *)&by_qd[18U * stride] = -v251;
    *(puma560_unaligned *)&by_qd[21U * stride] = -v322;
    *(puma560_unaligned *)&by_qd[22U * stride] = -v339;
    *(puma560_unaligned *)&by_qd[23U * stride] = (-3.9999999999999996e-05) * v175;
    *(puma560_unaligned *)&by_qd[24U * stride] = -v257;
    *(puma560_unaligned *)&by_qd[30U * stride] = (-3.9999999999999996e-05) * v249;
    const puma560_pack v353 = -(3.9999999999999996e-05 * v298);
    *(puma560_unaligned *)&by_qd[31U * stride] = v353;
    *(puma560_unaligned *)&by_qd[32U * stride] = v353;
    *(puma560_unaligned *)&by_qd[33U * stride] = 3.9999999999999996e-05 * v316;
    *(puma560_unaligned *)&by_qd[34U * stride] = -v343;
    const puma560_pack v354 = v85 * (0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]));
    const puma560_pack v355 = 0.00020216000000000006 * v1_sine[2];
    const puma560_pack v356 = v1_sine[2] * v355;
    const puma560_pack v357 = 0.0016399999999999997 + v356;
    *(puma560_unaligned *)&by_qdd[21U * stride] = v357;
    const puma560_pack v358 = 5.846399999999999e-05 * v85;
    const puma560_pack v359 = v358 - v357;
    const puma560_pack v360 = v358 + v359;
    const puma560_pack v361 = v356 - 0.00119216;
    const puma560_pack v362 = v1_sine[1] * (0.0012921600000000003 + v361);
    const puma560_pack v363 = v1_sine[1] * v362;
    const puma560_pack v364 = v1_sine[0] * (v363 + (v360 + ((0.0024871679999999997 * v1_cosine[2]) - v361)));
    const puma560_pack v365 = v1_sine[0] * (v364 + (((2.0 * v1_cosine[0]) * v354) - ((0.00011692799999999998 * v228) + v102)));
    const puma560_pack v366 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_pack v367 = v85 * v366;
    const puma560_pack v368 = ((v1_cosine[0] * v367) + (v366 * v336)) - (v53 * v111);
    const puma560_pack v369 = 0.0004321439999999999 * v270;
    *(puma560_unaligned *)&by_qdd[0] = (((3.153542285625 - v151) - v360) + (2.0 * (v369 - v368))) + v365;
    const puma560_pack v370 = 0.0012435839999999998 * v270;
    const puma560_pack v371 = v370 + (v168 * v355);
    const puma560_pack v372 = v1_sine[2] * v30;
    const puma560_pack v373 = (v108 + (0.0028799999999999997 * v228)) - (v48 * v255);
    const puma560_pack v374 = ((0.15005 * v373) + ((5.846399999999999e-05 * v372) + (v1_cosine[0] * (0.0047376000000000015 + v371)))) - (v21 * v362);
    const puma560_pack v375 = v1_sine[3] * v370;
    const puma560_pack v376 = -((v375 + v153) + v374);
    *(puma560_unaligned *)&by_qdd[stride] = v376;
    *(puma560_unaligned *)&by_qdd[6U * stride] = v376;
    const puma560_pack v377 = -v374;
    *(puma560_unaligned *)&by_qdd[2U * stride] = v377;
    *(puma560_unaligned *)&by_qdd[12U * stride] = v377;
    const puma560_pack v378 = -((v367 - (v1_sine[0] * v354)) + (v1_cosine[0] * (v359 - v369)));
    *(puma560_unaligned *)&by_qdd[3U * stride] = v378;
    *(puma560_unaligned *)&by_qdd[18U * stride] = v378;
    const puma560_pack v379 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_pack v380 = (v48 * v228) - (0.0028799999999999997 * v255);
    const puma560_pack v381 = (0.15005 * v380) + ((v168 * (v366 + (5.846399999999999e-05 * v1_cosine[0]))) - ((0.0006421600000000001 + v379) * v30));
    const puma560_pack v382 = -v381;
    *(puma560_unaligned *)&by_qdd[4U * stride] = v382;
    *(puma560_unaligned *)&by_qdd[24U * stride] = v382;
    const puma560_pack v383 = -(3.9999999999999996e-05 * v229);
    *(puma560_unaligned *)&by_qdd[5U * stride] = v383;
    *(puma560_unaligned *)&by_qdd[30U * stride] = v383;
    const puma560_pack v384 = (v51 * v373) - v368;
    const puma560_pack v385 = v363 - ((2.0 * (v379 - v358)) + 0.3592922305);
    const puma560_pack v386 = v385 - v384;
    *(puma560_unaligned *)&by_qdd[7U * stride] = (1.748114002 + v384) - v386;
    const puma560_pack v387 = -v386;
    *(puma560_unaligned *)&by_qdd[8U * stride] = v387;
    *(puma560_unaligned *)&by_qdd[13U * stride] = v387;
    const puma560_pack v388 = -((v371 - (v366 * v372)) + (v1_cosine[0] * v375));
    *(puma560_unaligned *)&by_qdd[9U * stride] = v388;
    *(puma560_unaligned *)&by_qdd[19U * stride] = v388;
    const puma560_pack v389 = ((0.0006421600000000001 * v1_cosine[1]) - (5.846399999999999e-05 * v1_sine[2])) + (0.0012435839999999998 * v89);
    *(puma560_unaligned *)&by_qdd[16U * stride] = v389;
    *(puma560_unaligned *)&by_qdd[26U * stride] = v389;
    const puma560_pack v390 = (v389 - (v366 * v247)) + (v51 * v380);
    *(puma560_unaligned *)&by_qdd[10U * stride] = v390;
    *(puma560_unaligned *)&by_qdd[25U * stride] = v390;
    const puma560_pack v391 = 3.9999999999999996e-05 * v270;
    *(puma560_unaligned *)&by_qdd[11U * stride] = v391;
    *(puma560_unaligned *)&by_qdd[17U * stride] = v391;
    *(puma560_unaligned *)&by_qdd[31U * stride] = v391;
    *(puma560_unaligned *)&by_qdd[32U * stride] = v391;
    *(puma560_unaligned *)&by_qdd[14U * stride] = -v385;
    const puma560_pack v392 = -v371;
    *(puma560_unaligned *)&by_qdd[15U * stride] = v392;
    *(puma560_unaligned *)&by_qdd[20U * stride] = v392;
    const puma560_pack v393 = 3.9999999999999996e-05 * v1_cosine[2];
    *(puma560_unaligned *)&by_qdd[23U * stride] = v393;
    *(puma560_unaligned *)&by_qdd[33U * stride] = v393;
}

void puma560_inverse_dynamics_gradients_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double qdd_rest[6U * PUMA560_LANES];
        double by_q_rest[36U * PUMA560_LANES];
        double by_qd_rest[36U * PUMA560_LANES];
        double by_qdd_rest[36U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qdd, qdd_rest);
        puma560_pack_inverse_dynamics_gradients_block(0U, prepared->k, PUMA560_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, by_q_rest, by_q);
        puma560_pack_give(36U, count, first, PUMA560_LANES, by_qd_rest, by_qd);
        puma560_pack_give(36U, count, first, PUMA560_LANES, by_qdd_rest, by_qdd);
    }
}

void puma560_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_LANES; first += PUMA560_LANES) {
        puma560_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double qdd_rest[6U * PUMA560_LANES];
        double by_q_rest[36U * PUMA560_LANES];
        double by_qd_rest[36U * PUMA560_LANES];
        double by_qdd_rest[36U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qdd, qdd_rest);
        puma560_pack_inverse_dynamics_gradients_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, by_q_rest, by_q);
        puma560_pack_give(36U, count, first, PUMA560_LANES, by_qd_rest, by_qd);
        puma560_pack_give(36U, count, first, PUMA560_LANES, by_qdd_rest, by_qdd);
    }
}

#else

typedef int puma560_has_no_vector_code;

#endif
