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
    const puma560_pack v9 = puma560_pack_at(&qd[0]) * v1_sine[0];
    const puma560_pack v10 = puma560_pack_at(&qd[2U * stride]) + puma560_pack_at(&qd[stride]);
    const puma560_pack v11 = (v10 * v1_cosine[1]) + (v1_sine[1] * v9);
    const puma560_pack v12 = puma560_pack_at(&qd[0]) * v1_cosine[0];
    const puma560_pack v13 = puma560_pack_at(&qd[3U * stride]) + v12;
    const puma560_pack v14 = 2.0 * v13;
    const puma560_pack v15 = v10 * v12;
    const puma560_pack v16 = puma560_pack_at(&qdd[0]) * v1_sine[0];
    const puma560_pack v17 = v15 + v16;
    const puma560_pack v18 = v15 + v17;
    const puma560_pack v19 = v12 * v9;
    const puma560_pack v20 = puma560_pack_at(&qdd[stride]) + puma560_pack_at(&qdd[2U * stride]);
    const puma560_pack v21 = v19 - v20;
    const puma560_pack v22 = (v1_sine[1] * v21) + (v1_cosine[1] * v18);
    const puma560_pack v23 = v22 - (v11 * v14);
    const puma560_pack v24 = v10 * v1_sine[1];
    const puma560_pack v25 = (v1_cosine[1] * v9) - v24;
    const puma560_pack v26 = v11 * v25;
    const puma560_pack v27 = v10 * v9;
    const puma560_pack v28 = puma560_pack_at(&qdd[0]) * v1_cosine[0];
    const puma560_pack v29 = v28 - v27;
    const puma560_pack v30 = puma560_pack_at(&qdd[3U * stride]) + v29;
    const puma560_pack v31 = v30 + v26;
    const puma560_pack v32 = (v1_sine[2] * v31) + (v1_cosine[2] * v23);
    const puma560_pack v33 = (v1_sine[2] * v25) - (v1_cosine[2] * v13);
    const puma560_pack v34 = puma560_pack_at(&qd[4U * stride]) + v11;
    const puma560_pack v35 = v34 * v33;
    const puma560_pack v36 = (2.0 * v35) - v32;
    const puma560_pack v37 = v1_cosine[0] * v12;
    const puma560_pack v38 = v10 * v10;
    const puma560_pack v39 = v38 + (puma560_pack_at(&qd[0]) * v37);
    const puma560_pack v40 = puma560_pack_at(&qd[stride]) * puma560_pack_at(&qd[stride]);
    const puma560_pack v41 = puma560_pack_at(&qd[0]) * puma560_pack_at(&qd[0]);
    const puma560_pack v42 = v41 + v40;
    const puma560_pack v43 = 0.4318 * v1_cosine[3];
    const puma560_pack v44 = 0.4318 * v1_sine[3];
    const puma560_pack v45 = puma560_pack_at(&qdd[stride]) * v44;
    const puma560_pack v46 = v45 + ((v42 * v43) - (0.15005 * puma560_pack_at(&qdd[0])));
    const puma560_pack v47 = puma560_pack_at(&qdd[stride]) * v43;
    const puma560_pack v48 = ((v40 * v44) - 9.81) - v47;
    const puma560_pack v49 = (v1_sine[0] * v48) + (v1_cosine[0] * v46);
    const puma560_pack v50 = (v49 + (0.0203 * v39)) - (0.4318 * v21);
    const puma560_pack v51 = 0.0028799999999999997 * v1_sine[1];
    const puma560_pack v52 = v27 - v29;
    const puma560_pack v53 = puma560_pack_at(&qd[0]) * v1_sine[3];
    const puma560_pack v54 = 0.8636 * puma560_pack_at(&qd[stride]);
    const puma560_pack v55 = ((v54 * v53) - (0.15005 * v41)) - (puma560_pack_at(&qdd[0]) * v43);
    const puma560_pack v56 = (v55 + (0.0203 * v52)) + (0.4318 * v18);
    const puma560_pack v57 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_pack v58 = (v57 * v56) - (v51 * v50);
    *(puma560_unaligned *)&by_qdd[35U * stride] = puma560_pack_splat(4e-05);
    const puma560_pack v59 = 4e-05 * puma560_pack_at(&qd[5U * stride]);
    const puma560_pack v60 = (v58 - (0.0004221600000000001 * v36)) + ((1.9999999999999998e-05 * v32) - (v59 * v34));
    const puma560_pack v61 = (v1_sine[2] * v23) - (v1_cosine[2] * v31);
    const puma560_pack v62 = (v1_sine[2] * v13) + (v1_cosine[2] * v25);
    const puma560_pack v63 = v34 * v62;
    const puma560_pack v64 = (0.00024000000000000003 * (v63 + v61)) + ((0.00020000000000000004 * v63) - (4e-05 * puma560_pack_at(&qdd[5U * stride])));
    const puma560_pack v65 = (v1_sine[2] * v60) - (v1_cosine[2] * v64);
    const puma560_pack v66 = (v1_cosine[1] * v21) - (v1_sine[1] * v18);
    const puma560_pack v67 = v66 - (v13 * v25);
    const puma560_pack v68 = puma560_pack_at(&qdd[4U * stride]) - v67;
    const puma560_pack v69 = v62 * v33;
    const puma560_pack v70 = 0.0028799999999999997 * (v69 + v68);
    const puma560_pack v71 = v62 * v62;
    const puma560_pack v72 = 0.0028799999999999997 * ((v34 * v34) + v71);
    const puma560_pack v73 = (v1_sine[2] * v72) - (v1_cosine[2] * v70);
    const puma560_pack v74 = (v1_sine[1] * v73) + (v57 * v36);
    const puma560_pack v75 = 0.011273199 * v18;
    const puma560_pack v76 = (((9.999999999999983e-05 * v26) - (0.025374999999999998 * v55)) + (0.0047376000000000015 * v21)) + (0.0013999999999999998 * v30);
    const puma560_pack v77 = (v1_cosine[1] * v50) + (v1_sine[1] * v56);
    const puma560_pack v78 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_pack v79 = 0.0006500000000000002 * v13;
    const puma560_pack v80 = (0.0006500000000000002 * v67) - (((v59 * v62) + (v25 * v79)) + (0.00020216000000000006 * v69));
    const puma560_pack v81 = v1_sine[0] * v9;
    const puma560_pack v82 = v38 + (puma560_pack_at(&qd[0]) * v81);
    const puma560_pack v83 = (v1_sine[0] * v46) - (v1_cosine[0] * v48);
    const puma560_pack v84 = v19 + v20;
    const puma560_pack v85 = (v83 + (0.0203 * v84)) - (0.4318 * v82);
    const puma560_pack v86 = 0.0028799999999999997 * v1_sine[2];
    *(puma560_unaligned *)&by_qdd[28U * stride] = puma560_pack_splat(0.0006421600000000001);
    const puma560_pack v87 = ((v80 + (v86 * v85)) - (0.0006421600000000001 * v68)) - (v78 * v77);
    const puma560_pack v88 = (((0.34123495800000003 * v18) + (0.8913300000000002 * v55)) + (0.011273199 * v52)) + (0.0047376000000000015 * (v82 - v41));
    const puma560_pack v89 = (v1_sine[2] * v64) + (v1_cosine[2] * v60);
    const puma560_pack v90 = v89 + (0.00075 * v23);
    const puma560_pack v91 = v1_cosine[0] * ((((v1_sine[1] * v87) - v88) + (0.4318 * v74)) - (v1_cosine[1] * v90));
    const puma560_pack v92 = v1_sine[1] * v12;
    const puma560_pack v93 = v81 - v37;
    const puma560_pack v94 = puma560_pack_at(&qd[0]) * v93;
    const puma560_pack v95 = v28 - (2.0 * v27);
    const puma560_pack v96 = ((v1_cosine[1] * v95) - (v1_sine[1] * v94)) - (2.0 * ((v13 * v92) - (v9 * v11)));
    const puma560_pack v97 = v1_cosine[1] * v12;
    const puma560_pack v98 = (v25 * v92) + (v11 * v97);
    const puma560_pack v99 = v17 - v98;
    const puma560_pack v100 = (v1_sine[2] * v99) - (v1_cosine[2] * v96);
    const puma560_pack v101 = v1_sine[2] * v1_cosine[1];
    const puma560_pack v102 = (v1_cosine[2] * v9) + (v101 * v12);
    const puma560_pack v103 = v100 + (2.0 * ((v34 * v102) + (v92 * v33)));
    const puma560_pack v104 = v1_cosine[1] * v1_cosine[2];
    const puma560_pack v105 = (v104 * v12) - (v1_sine[2] * v9);
    const puma560_pack v106 = (v105 * v33) + (v102 * v62);
    const puma560_pack v107 = (v13 * v97) - (v9 * v25);
    const puma560_pack v108 = (v107 + (v1_sine[1] * v95)) + (v1_cosine[1] * v94);
    const puma560_pack v109 = 0.0028799999999999997 * (v108 + v106);
    const puma560_pack v110 = 0.0057599999999999995 * v62;
    const puma560_pack v111 = 0.0057599999999999995 * v34;
    const puma560_pack v112 = (v105 * v110) + (v92 * v111);
    const puma560_pack v113 = (v1_sine[2] * v112) - (v1_cosine[2] * v109);
    const puma560_pack v114 = (v1_sine[1] * v113) + (v57 * v103);
    const puma560_pack v115 = v91 + ((v1_cosine[3] * ((0.010956925 * v18) + (0.3848762940000001 * v95))) - (v43 * v114));
    const puma560_pack v116 = v115 + (v1_sine[0] * (((v76 - ((0.016765112499999985 * v52) + v75)) + (0.0203 * v74)) + v65));
    const puma560_pack v117 = ((v1_cosine[2] * v72) + ((0.8913300000000002 * v82) - (0.025374999999999998 * v84))) + (v1_sine[2] * v70);
    const puma560_pack v118 = (v1_cosine[1] * v73) - (v51 * v36);
    const puma560_pack v119 = v118 + ((0.8913300000000002 * v21) - (0.025374999999999998 * v39));
    const puma560_pack v120 = (v1_sine[0] * v119) - (v1_cosine[0] * v117);
    const puma560_pack v121 = (v1_cosine[1] * v113) - (v51 * v103);
    const puma560_pack v122 = v121 + ((0.050749999999999997 * v19) - (0.8913300000000002 * v94));
    const puma560_pack v123 = (v1_sine[2] * v109) + (v1_cosine[2] * v112);
    const puma560_pack v124 = v123 + ((0.025374999999999998 * v94) + (1.7826600000000004 * v19));
    const puma560_pack v125 = ((v1_sine[0] * v124) + (v1_cosine[0] * v122)) - v120;
    const puma560_pack v126 = v116 - (0.15005 * v125);
    const puma560_pack v127 = ((1.9999999999999998e-05 * v100) + (v59 * v92)) + (0.0004221600000000001 * v103);
    const puma560_pack v128 = (0.0406 * v19) - (0.4318 * v94);
    const puma560_pack v129 = (v42 * v44) - v47;
    const puma560_pack v130 = v45 + (v40 * v43);
    const puma560_pack v131 = (v83 + (v1_cosine[0] * v129)) - (v1_sine[0] * v130);
    const puma560_pack v132 = v131 + v128;
    const puma560_pack v133 = (0.0203 * v18) + (0.4318 * v95);
    const puma560_pack v134 = v54 * v1_cosine[3];
    const puma560_pack v135 = (puma560_pack_at(&qdd[0]) * v44) + (puma560_pack_at(&qd[0]) * v134);
    const puma560_pack v136 = v135 + v133;
    const puma560_pack v137 = ((v57 * v136) + (v51 * v132)) - v127;
    const puma560_pack v138 = (v34 * v105) + (v92 * v62);
    const puma560_pack v139 = (v138 + (v1_cosine[2] * v99)) + (v1_sine[2] * v96);
    const puma560_pack v140 = (0.00020000000000000004 * v138) + (0.00024000000000000003 * v139);
    const puma560_pack v141 = ((0.0013999999999999998 * v17) - (9.999999999999983e-05 * v98)) + (v1_cosine[2] * v140);
    const puma560_pack v142 = (v1_sine[2] * v137) - v141;
    *(puma560_unaligned *)&by_q[19U * stride] = v142;
    const puma560_pack v143 = (0.0203 * v114) - (((0.016765112499999985 * v18) + (0.011273199 * v95)) + (0.0047376000000000015 * v94));
    const puma560_pack v144 = (0.4318 * v114) - (v75 + ((0.34123495800000003 * v95) + (0.009475200000000003 * v19)));
    const puma560_pack v145 = (((0.00022216000000000005 * v106) + (v59 * v105)) + (0.0006221600000000001 * v108)) - (1.9999999999999998e-05 * (v106 - v108));
    const puma560_pack v146 = (0.0203 * v94) + (0.8636 * v19);
    const puma560_pack v147 = (v49 - (v1_sine[0] * v129)) - (v1_cosine[0] * v130);
    const puma560_pack v148 = v1_sine[1] * v1_cosine[2];
    const puma560_pack v149 = (0.0028799999999999997 * (((v104 * v132) - (v148 * v136)) + (v1_sine[2] * (v147 - v146)))) - v145;
    const puma560_pack v150 = 0.0006500000000000002 * (v107 + v108);
    const puma560_pack v151 = v150 - v149;
    const puma560_pack v152 = (v1_sine[2] * v140) + (0.00075 * v96);
    const puma560_pack v153 = v152 + (v1_cosine[2] * v137);
    const puma560_pack v154 = (0.0141984 * v1_sine[3]) - (1.601861202 * v1_cosine[3]);
    const puma560_pack v155 = v1_sine[3] * (((puma560_pack_at(&qdd[0]) * v154) + (0.3848762940000001 * v18)) + (0.010956925 * v52));
    const puma560_pack v156 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    const puma560_pack v157 = (0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]);
    const puma560_pack v158 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_pack v159 = v1_cosine[3] * v158;
    const puma560_pack v160 = ((puma560_pack_at(&qdd[stride]) * v157) - ((v41 - v42) * v156)) - (puma560_pack_at(&qdd[0]) * v159);
    const puma560_pack v161 = v1_sine[3] * v158;
    const puma560_pack v162 = v161 + (v1_cosine[3] * v154);
    const puma560_pack v163 = ((((puma560_pack_at(&qd[stride]) * (puma560_pack_at(&qd[0]) * 2.0)) * v162) + v160) + v155) - (v44 * v74);
    const puma560_pack v164 = v163 + (v1_sine[0] * (((v1_cosine[1] * v153) + (0.8913300000000002 * v135)) + ((v1_sine[1] * v151) - v144)));
    *(puma560_unaligned *)&by_q[stride] = (v164 + (v1_cosine[0] * ((v143 - (0.025374999999999998 * v135)) + v142))) - v126;
    const puma560_pack v165 = v83 + v128;
    const puma560_pack v166 = ((v57 * v133) + (v51 * v165)) - v127;
    const puma560_pack v167 = (v1_sine[2] * v166) - v141;
    *(puma560_unaligned *)&by_q[20U * stride] = v167;
    const puma560_pack v168 = v152 + (v1_cosine[2] * v166);
    const puma560_pack v169 = (0.0028799999999999997 * (((v104 * v165) - (v148 * v133)) - (v1_sine[2] * (v146 - v49)))) - v145;
    const puma560_pack v170 = v150 - v169;
    const puma560_pack v171 = (v1_sine[0] * (((v1_cosine[1] * v168) - v144) + (v1_sine[1] * v170))) + (v1_cosine[0] * (v143 + v167));
    *(puma560_unaligned *)&by_q[2U * stride] = v171 - v126;
    const puma560_pack v172 = v1_sine[2] * v11;
    const puma560_pack v173 = v1_cosine[2] * v11;
    const puma560_pack v174 = (v173 * v33) + (v172 * v62);
    const puma560_pack v175 = v22 - (v13 * v11);
    const puma560_pack v176 = 0.0028799999999999997 * (v175 - v174);
    const puma560_pack v177 = (v25 * v111) - (v173 * v110);
    const puma560_pack v178 = (v1_sine[2] * v177) - (v1_cosine[2] * v176);
    const puma560_pack v179 = v1_sine[2] * v34;
    const puma560_pack v180 = (v25 * v25) - (v11 * v11);
    const puma560_pack v181 = v66 - (v25 * v14);
    const puma560_pack v182 = (v1_sine[2] * v180) + (v1_cosine[2] * v181);
    const puma560_pack v183 = v182 + (2.0 * ((v11 * v179) - (v25 * v33)));
    const puma560_pack v184 = ((v57 * v183) - (v1_sine[1] * v178)) - v118;
    const puma560_pack v185 = (((v57 * v50) + (v59 * v25)) + (v51 * v56)) - (1.9999999999999998e-05 * v182);
    const puma560_pack v186 = v185 - (0.0004221600000000001 * v183);
    const puma560_pack v187 = (v25 * v62) - (v34 * v173);
    const puma560_pack v188 = (v187 - (v1_cosine[2] * v180)) + (v1_sine[2] * v181);
    const puma560_pack v189 = (0.00020000000000000004 * v187) + (0.00024000000000000003 * v188);
    const puma560_pack v190 = v87 + ((v1_cosine[2] * v186) - ((v1_sine[2] * v189) + (0.00075 * v181)));
    const puma560_pack v191 = (((0.0006421600000000001 * v175) - (v59 * v173)) - (0.00020216000000000006 * v174)) + (v1_cosine[2] * v58);
    *(puma560_unaligned *)&by_q[27U * stride] = v191;
    const puma560_pack v192 = v90 + (((v11 * v79) - (0.0006500000000000002 * v175)) - v191);
    const puma560_pack v193 = v1_sine[0] * ((v1_sine[1] * v192) + ((v1_cosine[1] * v190) - (0.4318 * v184)));
    const puma560_pack v194 = v43 + (0.0203 * v1_cosine[0]);
    const puma560_pack v195 = (v1_sine[2] * v186) + ((v1_cosine[2] * v189) - (9.999999999999983e-05 * v180));
    const puma560_pack v196 = v74 - ((v1_cosine[1] * v178) + (v51 * v183));
    const puma560_pack v197 = (v1_sine[2] * v176) + (v1_cosine[2] * v177);
    const puma560_pack v198 = (v1_sine[0] * v197) - (v1_cosine[0] * v196);
    *(puma560_unaligned *)&by_q[3U * stride] = ((0.15005 * v198) - ((v1_cosine[0] * v195) + (v194 * v184))) - v193;
    const puma560_pack v199 = (v33 * v33) - v71;
    const puma560_pack v200 = v72 + (0.0028799999999999997 * v199);
    const puma560_pack v201 = (v33 * v110) - v70;
    const puma560_pack v202 = (v1_sine[2] * v201) - (v1_cosine[2] * v200);
    const puma560_pack v203 = v61 + (2.0 * v63);
    const puma560_pack v204 = (0.4318 * v1_sine[0]) - v194;
    const puma560_pack v205 = (((0.00020216000000000006 * v199) + (v59 * v33)) + (v78 * v85)) + (v86 * v77);
    const puma560_pack v206 = v1_sine[1] * v1_sine[0];
    const puma560_pack v207 = (0.0004221600000000001 * v203) + (1.9999999999999998e-05 * v61);
    const puma560_pack v208 = v32 - v35;
    const puma560_pack v209 = (0.00020000000000000004 * v35) - (0.00024000000000000003 * v208);
    const puma560_pack v210 = (v89 + (v1_cosine[2] * v209)) - (v1_sine[2] * v207);
    *(puma560_unaligned *)&by_q[22U * stride] = v210;
    const puma560_pack v211 = (v1_cosine[0] * v210) - ((v206 * v205) + (v204 * ((v57 * v203) - (v1_sine[1] * v202))));
    const puma560_pack v212 = (v1_cosine[1] * v202) + (v51 * v203);
    const puma560_pack v213 = (v1_cosine[2] * v201) + (v1_sine[2] * v200);
    const puma560_pack v214 = (v1_sine[0] * v213) + (v1_cosine[0] * v212);
    const puma560_pack v215 = (v65 + (v1_sine[2] * v209)) + (v1_cosine[2] * v207);
    const puma560_pack v216 = v1_cosine[1] * v1_sine[0];
    *(puma560_unaligned *)&by_q[4U * stride] = (v211 - (0.15005 * v214)) - (v216 * v215);
    const puma560_pack v217 = (v44 * v125) - (v43 * ((v1_sine[0] * (v122 + v117)) - (v1_cosine[0] * (v124 - v119))));
    const puma560_pack v218 = (0.0203 * v123) + (((0.045092796 * v19) - (0.0047376000000000015 * v16)) - (0.3244698455 * v94));
    const puma560_pack v219 = (0.4318 * v121) + v218;
    const puma560_pack v220 = ((v1_cosine[1] * v151) + ((0.025374999999999998 * v147) - (0.8913300000000002 * v131))) - ((v1_sine[1] * v153) + v219);
    *(puma560_unaligned *)&by_q[13U * stride] = v220;
    const puma560_pack v221 = v1_cosine[0] * v43;
    const puma560_pack v222 = v1_sine[0] * v43;
    const puma560_pack v223 = ((puma560_pack_at(&qdd[0]) * v157) - ((37.2347379 * v1_sine[3]) + (1.024164 * v1_cosine[3]))) - ((v42 - v40) * v162);
    *(puma560_unaligned *)&by_q[7U * stride] = ((v220 - (v44 * v120)) + ((v223 - (v222 * v117)) - (v221 * v119))) - v217;
    const puma560_pack v224 = ((v1_cosine[1] * v170) + ((0.025374999999999998 * v49) - (0.8913300000000002 * v83))) - ((v1_sine[1] * v168) + v219);
    *(puma560_unaligned *)&by_q[14U * stride] = v224;
    *(puma560_unaligned *)&by_q[8U * stride] = v224 - v217;
    const puma560_pack v225 = (((0.0203 * v197) - (0.4318 * v196)) - (v1_sine[1] * v190)) + (v1_cosine[1] * v192);
    *(puma560_unaligned *)&by_q[9U * stride] = -(v225 + ((v44 * v198) + ((v222 * v196) + (v221 * v197))));
    const puma560_pack v226 = (((v1_cosine[1] * v205) - (0.0203 * v213)) - (0.4318 * v212)) - (v1_sine[1] * v215);
    *(puma560_unaligned *)&by_q[10U * stride] = ((v44 * v214) + ((v221 * v213) - (v222 * v212))) - v226;
    *(puma560_unaligned *)&by_q[15U * stride] = -v225;
    *(puma560_unaligned *)&by_q[16U * stride] = -v226;
    *(puma560_unaligned *)&by_q[21U * stride] = -v195;
    *(puma560_unaligned *)&by_q[25U * stride] = -v149;
    *(puma560_unaligned *)&by_q[26U * stride] = -v169;
    *(puma560_unaligned *)&by_q[28U * stride] = -v205;
    const puma560_pack v227 = -(4e-05 * v139);
    *(puma560_unaligned *)&by_q[31U * stride] = v227;
    *(puma560_unaligned *)&by_q[32U * stride] = v227;
    *(puma560_unaligned *)&by_q[33U * stride] = (-4e-05) * v188;
    *(puma560_unaligned *)&by_q[34U * stride] = (-4e-05) * v208;
    const puma560_pack v228 = v1_cosine[2] * v1_cosine[0];
    const puma560_pack v229 = (v1_sine[2] * v216) - v228;
    const puma560_pack v230 = (v206 * v25) + (v216 * v11);
    const puma560_pack v231 = v10 * v1_sine[0];
    const puma560_pack v232 = v231 - v230;
    const puma560_pack v233 = v10 * v1_cosine[0];
    const puma560_pack v234 = 2.0 * v12;
    const puma560_pack v235 = (v206 * v234) + (2.0 * (((v1_cosine[1] * v233) - (v1_cosine[0] * v11)) - (v206 * v13)));
    const puma560_pack v236 = (v1_sine[2] * v232) - (v1_cosine[2] * v235);
    const puma560_pack v237 = v236 + (2.0 * ((v229 * v34) + (v206 * v33)));
    const puma560_pack v238 = (v1_sine[2] * v1_cosine[0]) + (v1_cosine[2] * v216);
    const puma560_pack v239 = (v238 * v33) + (v229 * v62);
    const puma560_pack v240 = (v1_cosine[0] * v25) + (v216 * v13);
    const puma560_pack v241 = ((v216 * v234) - ((2.0 * v1_sine[1]) * v233)) - v240;
    const puma560_pack v242 = 0.0028799999999999997 * (v239 - v241);
    const puma560_pack v243 = (v238 * v110) + (v206 * v111);
    const puma560_pack v244 = (v1_sine[2] * v243) - (v1_cosine[2] * v242);
    const puma560_pack v245 = (v1_sine[1] * v244) + (v57 * v237);
    const puma560_pack v246 = v54 * v1_sine[3];
    const puma560_pack v247 = v246 - (0.3001 * puma560_pack_at(&qd[0]));
    const puma560_pack v248 = v1_sine[0] * v12;
    const puma560_pack v249 = (0.009475200000000003 * v248) - (((0.025374999999999998 * v247) + (0.03353022499999997 * v231)) + (0.022546398 * v233));
    const puma560_pack v250 = v1_cosine[3] - v1_sine[0];
    const puma560_pack v251 = 0.8636 * v12;
    const puma560_pack v252 = (0.0406 * v37) + (v250 * v251);
    const puma560_pack v253 = (v247 + (0.0406 * v231)) + (0.8636 * v233);
    const puma560_pack v254 = (((v57 * v253) - (v59 * v206)) - (v51 * v252)) - (1.9999999999999998e-05 * v236);
    const puma560_pack v255 = v254 - (0.0004221600000000001 * v237);
    const puma560_pack v256 = v238 * v34;
    const puma560_pack v257 = v256 + (v206 * v62);
    const puma560_pack v258 = (v257 + (v1_sine[2] * v235)) + (v1_cosine[2] * v232);
    const puma560_pack v259 = (0.00020000000000000004 * v257) + (0.00024000000000000003 * v258);
    const puma560_pack v260 = (v1_sine[2] * v255) + (((9.999999999999983e-05 * v230) - (0.0013999999999999998 * v231)) - (v1_cosine[2] * v259));
    *(puma560_unaligned *)&by_qd[18U * stride] = v260;
    const puma560_pack v261 = (v1_sine[2] * ((v9 * (0.8636 * v250)) + (0.0406 * v248))) - (v148 * v253);
    const puma560_pack v262 = (0.0028799999999999997 * (v261 - (v104 * v252))) + ((0.0006421600000000001 * v241) - (v59 * v238));
    const puma560_pack v263 = v262 - (0.00020216000000000006 * v239);
    const puma560_pack v264 = (0.0006500000000000002 * (v240 - v241)) - v263;
    const puma560_pack v265 = (((0.8913300000000002 * v247) + (0.022546398 * v231)) + (0.6824699160000001 * v233)) - (0.009475200000000003 * (puma560_pack_at(&qd[0]) - v81));
    const puma560_pack v266 = ((v1_sine[2] * v259) + (0.00075 * v235)) + (v1_cosine[2] * v255);
    const puma560_pack v267 = 2.0 * (v159 - 0.0070992);
    const puma560_pack v268 = (v43 * v245) - ((puma560_pack_at(&qd[stride]) * v267) + (v1_cosine[3] * ((0.7697525880000002 * v233) + (0.02191385 * v231))));
    const puma560_pack v269 = (v1_sine[0] * (((v1_cosine[1] * v266) + ((v1_sine[1] * v264) + v265)) - (0.4318 * v245))) + v268;
    const puma560_pack v270 = (v1_cosine[1] * v244) - (v51 * v237);
    const puma560_pack v271 = v270 + ((1.7826600000000004 * v248) - (0.050749999999999997 * v37));
    const puma560_pack v272 = (v1_sine[2] * v242) + (v1_cosine[2] * v243);
    const puma560_pack v273 = v272 + ((1.7826600000000004 * v81) - (0.050749999999999997 * v248));
    const puma560_pack v274 = (v1_sine[0] * v273) + (v1_cosine[0] * v271);
    *(puma560_unaligned *)&by_qd[0] = (v269 + (v1_cosine[0] * (v260 + ((0.0203 * v245) + v249)))) + (0.15005 * v274);
    const puma560_pack v275 = v1_sine[1] * v1_sine[2];
    const puma560_pack v276 = v1_cosine[1] * v33;
    const puma560_pack v277 = (v1_cosine[1] * v25) - (v1_sine[1] * v11);
    const puma560_pack v278 = v9 - v277;
    const puma560_pack v279 = (2.0 * v97) - (v1_cosine[1] * v14);
    const puma560_pack v280 = (v1_sine[2] * v278) - (v1_cosine[2] * v279);
    const puma560_pack v281 = v280 + (2.0 * (v276 - (v275 * v34)));
    const puma560_pack v282 = (v148 * v33) + (v275 * v62);
    const puma560_pack v283 = (2.0 * v92) - (v1_sine[1] * v13);
    const puma560_pack v284 = 0.0028799999999999997 * (v282 - v283);
    const puma560_pack v285 = (v1_cosine[1] * v111) - (v148 * v110);
    const puma560_pack v286 = (v1_sine[2] * v285) + (v1_cosine[2] * v284);
    const puma560_pack v287 = (v1_sine[1] * v286) + (v57 * v281);
    const puma560_pack v288 = (0.0203 * v287) - ((0.022546398 * v12) + (0.03353022499999997 * v9));
    const puma560_pack v289 = v148 * v34;
    const puma560_pack v290 = (v1_cosine[1] * v62) - v289;
    const puma560_pack v291 = (v290 + (v1_sine[2] * v279)) + (v1_cosine[2] * v278);
    const puma560_pack v292 = (0.00020000000000000004 * v290) + (0.00024000000000000003 * v291);
    const puma560_pack v293 = ((0.0013999999999999998 * v9) - (9.999999999999983e-05 * v277)) + (v1_cosine[2] * v292);
    const puma560_pack v294 = ((1.9999999999999998e-05 * v280) + (v59 * v1_cosine[1])) + (0.0004221600000000001 * v281);
    const puma560_pack v295 = (v1_cosine[0] * v134) + (v1_sine[0] * v246);
    const puma560_pack v296 = v295 + (0.0406 * v10);
    const puma560_pack v297 = v251 + (0.0406 * v9);
    const puma560_pack v298 = v297 + (0.8636 * v53);
    const puma560_pack v299 = ((v57 * v298) - (v51 * v296)) - v294;
    const puma560_pack v300 = (v1_sine[2] * v299) - v293;
    *(puma560_unaligned *)&by_qd[19U * stride] = v300;
    const puma560_pack v301 = puma560_pack_at(&qd[0]) * v267;
    const puma560_pack v302 = (puma560_pack_at(&qd[stride]) * ((0.047502 * v1_sine[3]) - (1.3807826870000002 * v1_cosine[3]))) - v301;
    const puma560_pack v303 = (0.4318 * v287) - (((0.009475200000000003 * v10) + (0.6824699160000001 * v12)) + (0.022546398 * v9));
    const puma560_pack v304 = (v1_sine[2] * v292) + (0.00075 * v279);
    const puma560_pack v305 = v304 + (v1_cosine[2] * v299);
    const puma560_pack v306 = ((0.00022216000000000005 * v282) + ((v59 * v148) - (0.0006221600000000001 * v283))) - (1.9999999999999998e-05 * (v283 + v282));
    const puma560_pack v307 = (v1_cosine[0] * v246) - (v1_sine[0] * v134);
    const puma560_pack v308 = v10 * v1_sine[2];
    const puma560_pack v309 = 0.0028799999999999997 * ((((v1_sine[2] * v307) + (0.8636 * v308)) + (v104 * v296)) + (v148 * v298));
    const puma560_pack v310 = v309 - v306;
    *(puma560_unaligned *)&by_qd[25U * stride] = v310;
    const puma560_pack v311 = (v1_sine[1] * v79) - (0.0006500000000000002 * v283);
    const puma560_pack v312 = v311 - v310;
    const puma560_pack v313 = v1_sine[0] * ((((v1_cosine[1] * v305) + (0.7697525880000002 * v53)) - (v1_sine[1] * v312)) - v303);
    const puma560_pack v314 = (v1_cosine[1] * v286) - (v51 * v281);
    const puma560_pack v315 = (0.050749999999999997 * v10) - v314;
    const puma560_pack v316 = (v1_sine[2] * v284) - (v1_cosine[2] * v285);
    const puma560_pack v317 = (1.7826600000000004 * v10) - v316;
    const puma560_pack v318 = (v1_sine[0] * v317) - (v1_cosine[0] * v315);
    const puma560_pack v319 = v1_cosine[3] * ((0.7697525880000002 * v12) + (0.02191385 * v9));
    const puma560_pack v320 = (v319 - (v43 * v287)) - (0.15005 * v318);
    *(puma560_unaligned *)&by_qd[stride] = (v313 + (v302 - (v1_cosine[0] * (((0.02191385 * v53) - v300) - v288)))) - v320;
    const puma560_pack v321 = ((v57 * v297) - (0.00011692799999999998 * v24)) - v294;
    const puma560_pack v322 = (v1_sine[2] * v321) - v293;
    *(puma560_unaligned *)&by_qd[20U * stride] = v322;
    const puma560_pack v323 = v304 + (v1_cosine[2] * v321);
    const puma560_pack v324 = (((v1_cosine[2] * v51) * v297) + (((0.00011692799999999998 * v10) * v104) + (0.0024871679999999997 * v308))) - v306;
    *(puma560_unaligned *)&by_qd[26U * stride] = v324;
    const puma560_pack v325 = v311 - v324;
    const puma560_pack v326 = v1_sine[0] * (((v1_cosine[1] * v323) - v303) - (v1_sine[1] * v325));
    *(puma560_unaligned *)&by_qd[2U * stride] = v326 + ((v1_cosine[0] * (v288 + v322)) - v320);
    const puma560_pack v327 = v1_cosine[2] * v34;
    const puma560_pack v328 = 2.0 * (v173 - v327);
    const puma560_pack v329 = (0.0004221600000000001 * v328) + (4e-05 * v173);
    const puma560_pack v330 = (2.0 * v172) - v179;
    const puma560_pack v331 = (0.00020000000000000004 * v179) - (0.00024000000000000003 * v330);
    const puma560_pack v332 = ((v1_sine[2] * v331) - (0.0015 * v11)) - (v1_cosine[2] * v329);
    const puma560_pack v333 = (v1_sine[2] * v329) + (v1_cosine[2] * v331);
    const puma560_pack v334 = (v1_sine[2] * v33) - (v1_cosine[2] * v62);
    const puma560_pack v335 = ((0.0006421600000000001 * v25) + (v59 * v1_sine[2])) + (0.00020216000000000006 * v334);
    *(puma560_unaligned *)&by_qd[27U * stride] = v335;
    const puma560_pack v336 = v335 + (0.0013000000000000004 * v25);
    const puma560_pack v337 = ((v206 * v336) - (v1_cosine[0] * v333)) + (v216 * v332);
    const puma560_pack v338 = 0.0028799999999999997 * (v25 + v334);
    const puma560_pack v339 = v1_sine[2] * v1_sine[2];
    const puma560_pack v340 = (v339 * v110) - (v1_cosine[2] * v338);
    const puma560_pack v341 = (v1_cosine[1] * v340) - (v51 * v328);
    const puma560_pack v342 = v1_sine[2] * (v338 + (v1_cosine[2] * v110));
    const puma560_pack v343 = (v1_sine[0] * v342) + (v1_cosine[0] * v341);
    *(puma560_unaligned *)&by_qd[3U * stride] = (0.15005 * v343) + (v337 - (v204 * ((v1_sine[1] * v340) + (v57 * v328))));
    const puma560_pack v344 = (v101 * v111) - ((0.0057599999999999995 * v1_sine[1]) * v33);
    const puma560_pack v345 = (v1_cosine[0] * v344) + ((v1_cosine[2] * v1_sine[0]) * v111);
    const puma560_pack v346 = 0.00044000000000000007 * v62;
    const puma560_pack v347 = v59 + (0.0008443200000000002 * v33);
    const puma560_pack v348 = (v1_sine[2] * v347) + (v1_cosine[2] * v346);
    const puma560_pack v349 = ((0.15005 * v345) - (v204 * ((v275 * v111) + (0.0057599999999999995 * v276)))) - (v1_cosine[0] * v348);
    const puma560_pack v350 = (v1_sine[2] * v346) - (v1_cosine[2] * v347);
    *(puma560_unaligned *)&by_qd[4U * stride] = v349 + (v216 * v350);
    const puma560_pack v351 = 4e-05 * v62;
    *(puma560_unaligned *)&by_qd[29U * stride] = v351;
    *(puma560_unaligned *)&by_qd[5U * stride] = (v206 * v351) - (4e-05 * v256);
    const puma560_pack v352 = (((v319 - (0.648939691 * v248)) - (0.022546398 * v93)) + (v1_cosine[1] * v264)) - (0.0203 * v272);
    const puma560_pack v353 = (v352 - (v1_sine[1] * v266)) - (0.4318 * v270);
    *(puma560_unaligned *)&by_qd[12U * stride] = v353;
    *(puma560_unaligned *)&by_qd[6U * stride] = (((v301 - (v221 * v273)) + (v222 * v271)) - (v44 * v274)) + v353;
    const puma560_pack v354 = (0.4318 * v314) - (0.0203 * v316);
    const puma560_pack v355 = (v354 + (v1_sine[1] * v305)) + ((v1_cosine[1] * v312) + ((0.025374999999999998 * v307) - (0.8913300000000002 * v295)));
    const puma560_pack v356 = (v44 * v318) + ((v222 * v315) + (v221 * v317));
    *(puma560_unaligned *)&by_qd[7U * stride] = -(v356 + v355);
    const puma560_pack v357 = (v354 + (v1_cosine[1] * v325)) + (v1_sine[1] * v323);
    *(puma560_unaligned *)&by_qd[8U * stride] = -(v356 + v357);
    const puma560_pack v358 = (((v1_cosine[1] * v336) - (v1_sine[1] * v332)) - (0.4318 * v341)) - (0.0203 * v342);
    *(puma560_unaligned *)&by_qd[15U * stride] = v358;
    *(puma560_unaligned *)&by_qd[9U * stride] = (v358 + (v222 * v341)) - ((v44 * v343) + (v221 * v342));
    const puma560_pack v359 = (v1_sine[1] * v350) + ((0.4318 * v344) + (0.00011692799999999998 * v327));
    *(puma560_unaligned *)&by_qd[10U * stride] = (((v222 * v344) - (((0.0024871679999999997 * v1_cosine[3]) * v228) * v34)) - (v44 * v345)) - v359;
    const puma560_pack v360 = (v1_cosine[1] * v351) + (4e-05 * v289);
    *(puma560_unaligned *)&by_qd[11U * stride] = v360;
    *(puma560_unaligned *)&by_qd[17U * stride] = v360;
    *(puma560_unaligned *)&by_qd[13U * stride] = -v355;
    *(puma560_unaligned *)&by_qd[14U * stride] = -v357;
    *(puma560_unaligned *)&by_qd[16U * stride] = -v359;
    *(puma560_unaligned *)&by_qd[21U * stride] = -v333;
    *(puma560_unaligned *)&by_qd[22U * stride] = -v348;
    *(puma560_unaligned *)&by_qd[23U * stride] = (-4e-05) * v179;
    *(puma560_unaligned *)&by_qd[24U * stride] = -v263;
    *(puma560_unaligned *)&by_qd[30U * stride] = (-4e-05) * v258;
    const puma560_pack v361 = -(4e-05 * v291);
    *(puma560_unaligned *)&by_qd[31U * stride] = v361;
    *(puma560_unaligned *)&by_qd[32U * stride] = v361;
    *(puma560_unaligned *)&by_qd[33U * stride] = 4e-05 * v330;
    *(puma560_unaligned *)&by_qd[34U * stride] = -v351;
    const puma560_pack v362 = v101 * (0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]));
    const puma560_pack v363 = 0.00020216000000000006 * v339;
    const puma560_pack v364 = 0.0016399999999999997 + v363;
    *(puma560_unaligned *)&by_qdd[21U * stride] = v364;
    const puma560_pack v365 = 5.846399999999999e-05 * v101;
    const puma560_pack v366 = v365 - v364;
    const puma560_pack v367 = (v365 - 0.016765112499999985) + v366;
    const puma560_pack v368 = v363 - 0.00119216;
    const puma560_pack v369 = v1_sine[1] * (0.0012921600000000003 + v368);
    const puma560_pack v370 = v1_sine[1] * v369;
    const puma560_pack v371 = v1_sine[0] * (v370 + (v367 + ((0.34123495800000003 + (0.0024871679999999997 * v1_cosine[2])) - v368)));
    const puma560_pack v372 = v1_sine[0] * (v371 + ((v1_cosine[0] * ((2.0 * v362) - 0.022546398)) - (0.00011692799999999998 * v228)));
    const puma560_pack v373 = (v1_sine[2] * v57) - 0.025374999999999998;
    const puma560_pack v374 = 0.8913300000000002 + v78;
    const puma560_pack v375 = (v374 * v222) + (v221 * v373);
    const puma560_pack v376 = 0.0004321439999999999 * v275;
    *(puma560_unaligned *)&by_qdd[0] = (((3.136777173125 - v161) + (2.0 * (v376 - v375))) - v367) + v372;
    const puma560_pack v377 = 0.0012435839999999998 * v275;
    const puma560_pack v378 = v377 + (v148 * (0.00020216000000000006 * v1_sine[2]));
    const puma560_pack v379 = (v1_sine[0] * v373) - (v1_cosine[0] * v374);
    const puma560_pack v380 = 5.846399999999999e-05 * v1_sine[2];
    const puma560_pack v381 = (((0.15005 * v379) - (v380 * v206)) - (v1_cosine[0] * (0.0047376000000000015 + v378))) + (v216 * v369);
    *(puma560_unaligned *)&by_qdd[2U * stride] = v381;
    *(puma560_unaligned *)&by_qdd[12U * stride] = v381;
    const puma560_pack v382 = v1_sine[3] * v377;
    const puma560_pack v383 = -((v382 + v156) - v381);
    *(puma560_unaligned *)&by_qdd[stride] = v383;
    *(puma560_unaligned *)&by_qdd[6U * stride] = v383;
    const puma560_pack v384 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_pack v385 = -(((v101 * v384) - (v1_sine[0] * v362)) + (v1_cosine[0] * (v366 - v376)));
    *(puma560_unaligned *)&by_qdd[3U * stride] = v385;
    *(puma560_unaligned *)&by_qdd[18U * stride] = v385;
    const puma560_pack v386 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_pack v387 = (v57 * v228) - (v1_sine[0] * v86);
    const puma560_pack v388 = (0.15005 * v387) + ((v148 * (v384 + (5.846399999999999e-05 * v1_cosine[0]))) - ((0.0006421600000000001 + v386) * v206));
    const puma560_pack v389 = -v388;
    *(puma560_unaligned *)&by_qdd[4U * stride] = v389;
    *(puma560_unaligned *)&by_qdd[24U * stride] = v389;
    const puma560_pack v390 = -(4e-05 * v229);
    *(puma560_unaligned *)&by_qdd[5U * stride] = v390;
    *(puma560_unaligned *)&by_qdd[30U * stride] = v390;
    const puma560_pack v391 = v375 + (v44 * v379);
    const puma560_pack v392 = v370 + ((2.0 * (v365 - v386)) - 0.3592922305);
    const puma560_pack v393 = v391 + v392;
    *(puma560_unaligned *)&by_qdd[7U * stride] = (1.748114002 - v391) - v393;
    const puma560_pack v394 = -v393;
    *(puma560_unaligned *)&by_qdd[8U * stride] = v394;
    *(puma560_unaligned *)&by_qdd[13U * stride] = v394;
    const puma560_pack v395 = -((v378 - ((v1_sine[2] * v384) * v206)) + (v1_cosine[0] * v382));
    *(puma560_unaligned *)&by_qdd[9U * stride] = v395;
    *(puma560_unaligned *)&by_qdd[19U * stride] = v395;
    const puma560_pack v396 = ((0.0006421600000000001 * v1_cosine[1]) - v380) + (0.0012435839999999998 * v104);
    *(puma560_unaligned *)&by_qdd[16U * stride] = v396;
    *(puma560_unaligned *)&by_qdd[26U * stride] = v396;
    const puma560_pack v397 = (v396 + (v44 * v387)) - (v384 * v238);
    *(puma560_unaligned *)&by_qdd[10U * stride] = v397;
    *(puma560_unaligned *)&by_qdd[25U * stride] = v397;
    const puma560_pack v398 = 4e-05 * v275;
    *(puma560_unaligned *)&by_qdd[11U * stride] = v398;
    *(puma560_unaligned *)&by_qdd[17U * stride] = v398;
    *(puma560_unaligned *)&by_qdd[31U * stride] = v398;
    *(puma560_unaligned *)&by_qdd[32U * stride] = v398;
    *(puma560_unaligned *)&by_qdd[14U * stride] = -v392;
    const puma560_pack v399 = -v378;
    *(puma560_unaligned *)&by_qdd[15U * stride] = v399;
    *(puma560_unaligned *)&by_qdd[20U * stride] = v399;
    const puma560_pack v400 = 4e-05 * v1_cosine[2];
    *(puma560_unaligned *)&by_qdd[23U * stride] = v400;
    *(puma560_unaligned *)&by_qdd[33U * stride] = v400;
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
