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
    const puma560_pack v1_angle[4] = {v0, puma560_pack_at(&q[stride]), puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[3U * stride])};
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
    const puma560_pack v10 = v1_cosine[0] * v9;
    const puma560_pack v11 = puma560_pack_at(&qd[0]) * v10;
    const puma560_pack v12 = puma560_pack_at(&qd[2U * stride]) + puma560_pack_at(&qd[stride]);
    const puma560_pack v13 = v12 * v12;
    const puma560_pack v14 = v13 + v11;
    const puma560_pack v15 = puma560_pack_at(&qd[stride]) * puma560_pack_at(&qd[stride]);
    const puma560_pack v16 = puma560_pack_at(&qd[0]) * puma560_pack_at(&qd[0]);
    const puma560_pack v17 = v16 + v15;
    const puma560_pack v18 = 0.4318 * v1_cosine[1];
    const puma560_pack v19 = 0.4318 * v1_sine[1];
    const puma560_pack v20 = ((0.15005 * puma560_pack_at(&qdd[0])) - (v17 * v18)) - (puma560_pack_at(&qdd[stride]) * v19);
    const puma560_pack v21 = ((v15 * v19) - 9.81) - (puma560_pack_at(&qdd[stride]) * v18);
    const puma560_pack v22 = (v1_sine[0] * v21) - (v1_cosine[0] * v20);
    const puma560_pack v23 = puma560_pack_at(&qd[0]) * v1_sine[0];
    const puma560_pack v24 = v9 * v23;
    const puma560_pack v25 = puma560_pack_at(&qdd[stride]) + puma560_pack_at(&qdd[2U * stride]);
    const puma560_pack v26 = v24 - v25;
    const puma560_pack v27 = ((0.4318 * v26) - v22) - (0.0203 * v14);
    const puma560_pack v28 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_pack v29 = v1_cosine[3] * v28;
    const puma560_pack v30 = v1_sine[0] * v23;
    const puma560_pack v31 = puma560_pack_at(&qd[0]) * v30;
    const puma560_pack v32 = v13 + v31;
    const puma560_pack v33 = (v1_sine[0] * v20) + (v1_cosine[0] * v21);
    const puma560_pack v34 = v24 + v25;
    const puma560_pack v35 = (v33 - (0.0203 * v34)) + (0.4318 * v32);
    const puma560_pack v36 = 0.0028799999999999997 * v1_sine[2];
    const puma560_pack v37 = 0.8636 * puma560_pack_at(&qd[stride]);
    const puma560_pack v38 = v37 * v1_sine[1];
    const puma560_pack v39 = ((0.15005 * v16) + (puma560_pack_at(&qdd[0]) * v18)) - (puma560_pack_at(&qd[0]) * v38);
    const puma560_pack v40 = v12 * v23;
    const puma560_pack v41 = puma560_pack_at(&qdd[0]) * v1_cosine[0];
    const puma560_pack v42 = v41 - (2.0 * v40);
    const puma560_pack v43 = v12 * v9;
    const puma560_pack v44 = puma560_pack_at(&qdd[0]) * v1_sine[0];
    const puma560_pack v45 = v43 + v44;
    const puma560_pack v46 = v43 + v45;
    const puma560_pack v47 = (0.4318 * v46) - ((0.0203 * v42) + v39);
    const puma560_pack v48 = v1_sine[3] * v28;
    const puma560_pack v49 = v12 * v1_sine[3];
    const puma560_pack v50 = (v1_cosine[3] * v23) - v49;
    const puma560_pack v51 = puma560_pack_at(&qd[3U * stride]) + v9;
    const puma560_pack v52 = v51 * v50;
    const puma560_pack v53 = (v1_sine[2] * v51) + (v1_cosine[2] * v50);
    const puma560_pack v54 = 3.9999999999999996e-05 * puma560_pack_at(&qd[5U * stride]);
    const puma560_pack v55 = (v1_cosine[3] * v26) - (v1_sine[3] * v46);
    const puma560_pack v56 = (((v54 * v53) + (0.0013000000000000004 * v52)) - (0.0006500000000000002 * v55)) + (v48 * v47);
    const puma560_pack v57 = (v1_cosine[2] * v51) - (v1_sine[2] * v50);
    const puma560_pack v58 = v53 * v57;
    const puma560_pack v59 = (v52 + puma560_pack_at(&qdd[4U * stride])) - v55;
    *(puma560_unaligned *)&by_qdd[28U * stride] = puma560_pack_splat(0.0006421600000000001);
    const puma560_pack v60 = ((0.0006421600000000001 * v59) + (v56 - (0.00020216000000000006 * v58))) + ((v36 * v35) - (v29 * v27));
    const puma560_pack v61 = (v12 * v1_cosine[3]) + (v1_sine[3] * v23);
    const puma560_pack v62 = v61 * v50;
    const puma560_pack v63 = (puma560_pack_at(&qdd[3U * stride]) + v41) - v40;
    const puma560_pack v64 = v62 + v63;
    const puma560_pack v65 = (v1_sine[3] * v26) + (v1_cosine[3] * v46);
    const puma560_pack v66 = 2.0 * v61;
    const puma560_pack v67 = (v51 * v66) - v65;
    const puma560_pack v68 = v1_cosine[2] * v67;
    const puma560_pack v69 = v68 - (v1_sine[2] * v64);
    const puma560_pack v70 = v54 - (0.0008443200000000002 * v57);
    const puma560_pack v71 = puma560_pack_at(&qd[4U * stride]) + v61;
    const puma560_pack v72 = 0.0028799999999999997 * v1_cosine[3];
    const puma560_pack v73 = 0.0028799999999999997 * v1_sine[3];
    const puma560_pack v74 = (((v72 * v47) - (v71 * v70)) + (v73 * v27)) - (0.0004421600000000001 * v69);
    const puma560_pack v75 = v1_cosine[2] * v64;
    const puma560_pack v76 = v75 + (v1_sine[2] * v67);
    const puma560_pack v77 = 0.00044000000000000007 * v71;
    *(puma560_unaligned *)&by_qdd[35U * stride] = puma560_pack_splat(4e-05);
    const puma560_pack v78 = ((4e-05 * puma560_pack_at(&qdd[5U * stride])) - (v53 * v77)) + (0.00024000000000000003 * v76);
    const puma560_pack v79 = (v1_cosine[2] * v74) - ((v1_sine[2] * v78) + (0.00075 * v67));
    const puma560_pack v80 = (v1_cosine[3] * v79) + (v1_sine[3] * v60);
    const puma560_pack v81 = 0.011273199 * v42;
    const puma560_pack v82 = v1_sine[2] * v1_sine[0];
    const puma560_pack v83 = v1_cosine[2] * v1_sine[0];
    const puma560_pack v84 = 0.011273199 * v46;
    const puma560_pack v85 = (0.025374999999999998 * v1_sine[0]) + (0.8913300000000002 * v1_cosine[0]);
    const puma560_pack v86 = 0.0047376000000000015 * v1_cosine[0];
    const puma560_pack v87 = ((v39 * v85) + (((0.3848762940000001 * v1_cosine[1]) + (0.016765112499999985 * v1_sine[0])) * v42)) - (v86 * v32);
    const puma560_pack v88 = v87 + (0.0047376000000000015 * ((puma560_pack_at(&qd[0]) * v9) + (v1_sine[0] * v26)));
    const puma560_pack v89 = v88 + (((0.010956925 * v1_cosine[1]) - (0.34123495800000003 * v1_cosine[0])) * v46);
    const puma560_pack v90 = (v89 - (v1_sine[0] * ((v84 - (9.999999999999983e-05 * v62)) - (0.0013999999999999998 * v63)))) + (v83 * v78);
    const puma560_pack v91 = v53 * v53;
    const puma560_pack v92 = 0.0028799999999999997 * ((v71 * v71) + v91);
    const puma560_pack v93 = -(0.0028799999999999997 * (v59 - v58));
    const puma560_pack v94 = (v1_cosine[2] * v93) + (v1_sine[2] * v92);
    const puma560_pack v95 = 0.0057599999999999995 * v57;
    const puma560_pack v96 = (v28 * v67) - ((v36 * v64) + (v71 * v95));
    const puma560_pack v97 = (v1_cosine[3] * v96) + (v1_sine[3] * v94);
    const puma560_pack v98 = (v90 + (v82 * v74)) + (((0.4318 * v1_cosine[0]) + (0.0203 * v1_sine[0])) * v97);
    const puma560_pack v99 = v1_cosine[3] * v1_cosine[2];
    const puma560_pack v100 = (v1_sine[2] * v23) - (v99 * v9);
    const puma560_pack v101 = v1_sine[2] * v1_cosine[3];
    const puma560_pack v102 = v101 * v9;
    const puma560_pack v103 = v1_cosine[2] * v53;
    const puma560_pack v104 = ((v100 * v57) + (v102 * v53)) + (v23 * v103);
    const puma560_pack v105 = v1_cosine[3] * v9;
    const puma560_pack v106 = (v23 * v50) - (v51 * v105);
    const puma560_pack v107 = v31 - v11;
    const puma560_pack v108 = (v1_cosine[3] * v107) + ((v1_sine[3] * v42) - v106);
    const puma560_pack v109 = v108 + v104;
    const puma560_pack v110 = 2.0 * v53;
    const puma560_pack v111 = 2.0 * v71;
    const puma560_pack v112 = v1_sine[3] * v9;
    const puma560_pack v113 = (v112 * v111) - (v100 * v110);
    const puma560_pack v114 = (v28 * v109) - (v36 * v113);
    const puma560_pack v115 = (v50 * v112) + (v61 * v105);
    const puma560_pack v116 = v45 - v115;
    const puma560_pack v117 = 2.0 * v112;
    const puma560_pack v118 = (((v1_cosine[3] * v42) + (v23 * v66)) - (v51 * v117)) - (v1_sine[3] * v107);
    const puma560_pack v119 = (v1_cosine[2] * v118) - (v1_sine[2] * v116);
    const puma560_pack v120 = v1_cosine[2] * v71;
    const puma560_pack v121 = 2.0 * v120;
    const puma560_pack v122 = 2.0 * v57;
    const puma560_pack v123 = (((v23 * v121) + (v102 * v111)) - (v112 * v122)) - v119;
    const puma560_pack v124 = (v72 * v123) - (v1_sine[3] * v114);
    const puma560_pack v125 = v1_sine[0] * ((v84 + ((0.34123495800000003 * v42) + (0.009475200000000003 * v24))) - (0.4318 * v124));
    const puma560_pack v126 = v1_cosine[0] * (((v81 + (0.0047376000000000015 * v107)) + (0.016765112499999985 * v46)) - (0.0203 * v124));
    const puma560_pack v127 = (((v98 - (v18 * v124)) - v125) + v126) - (v1_cosine[0] * (v80 - v81));
    const puma560_pack v128 = (v1_cosine[2] * v92) - (v1_sine[2] * v93);
    const puma560_pack v129 = ((0.025374999999999998 * v34) - (0.8913300000000002 * v32)) - v128;
    const puma560_pack v130 = ((((0.050749999999999997 * v24) - (0.8913300000000002 * v107)) - (v1_cosine[3] * v114)) - (v73 * v123)) - v129;
    const puma560_pack v131 = (v1_cosine[3] * v94) - (v1_sine[3] * v96);
    const puma560_pack v132 = v131 + ((0.8913300000000002 * v26) - (0.025374999999999998 * v14));
    const puma560_pack v133 = (v28 * v113) + (v36 * v109);
    const puma560_pack v134 = (v133 + ((0.025374999999999998 * v107) + (1.7826600000000004 * v24))) - v132;
    const puma560_pack v135 = (v1_sine[0] * v134) + (v1_cosine[0] * v130);
    const puma560_pack v136 = v127 - (0.15005 * v135);
    const puma560_pack v137 = (v1_cosine[2] * v116) + (v1_sine[2] * v118);
    const puma560_pack v138 = (v71 * v100) - (v112 * v53);
    const puma560_pack v139 = 4e-05 * (v137 - v138);
    const puma560_pack v140 = v139 + ((0.00020000000000000004 * v137) - (0.0004000000000000001 * v138));
    const puma560_pack v141 = (v1_cosine[2] * v140) + ((0.0013999999999999998 * v45) - (9.999999999999983e-05 * v115));
    const puma560_pack v142 = (0.0004221600000000001 * v123) + ((v54 * v112) - (1.9999999999999998e-05 * v119));
    const puma560_pack v143 = v20 + (v15 * v18);
    const puma560_pack v144 = v1_cosine[0] * v18;
    const puma560_pack v145 = v144 + (v1_sine[0] * v19);
    const puma560_pack v146 = (v17 * v19) - v21;
    const puma560_pack v147 = ((puma560_pack_at(&qdd[stride]) * v145) + (v1_sine[0] * v143)) - (v1_cosine[0] * v146);
    const puma560_pack v148 = (0.0406 * v24) - (0.4318 * v107);
    const puma560_pack v149 = v148 - v147;
    const puma560_pack v150 = (0.4318 * v42) + (0.0203 * v46);
    const puma560_pack v151 = v37 * v1_cosine[1];
    const puma560_pack v152 = (puma560_pack_at(&qdd[0]) * v19) + (puma560_pack_at(&qd[0]) * v151);
    const puma560_pack v153 = v152 + v150;
    const puma560_pack v154 = ((v72 * v153) + (v73 * v149)) - v142;
    const puma560_pack v155 = (v1_sine[2] * v154) - v141;
    *(puma560_unaligned *)&by_q[19U * stride] = v155;
    const puma560_pack v156 = ((v36 * ((0.0203 * v107) + (0.8636 * v24))) - (v54 * v100)) + (0.00020216000000000006 * v104);
    const puma560_pack v157 = v1_sine[0] * v18;
    const puma560_pack v158 = (v1_cosine[0] * v19) - v157;
    const puma560_pack v159 = ((puma560_pack_at(&qdd[stride]) * v158) + (v1_sine[0] * v146)) + (v1_cosine[0] * v143);
    const puma560_pack v160 = (((v29 * v149) - (v36 * v159)) - (v48 * v153)) - v156;
    const puma560_pack v161 = (0.0006500000000000002 * v106) - (0.0012921600000000003 * v108);
    const puma560_pack v162 = v161 + v160;
    const puma560_pack v163 = v1_sine[3] * v1_sine[0];
    const puma560_pack v164 = (0.0141984 * v1_sine[1]) - (1.601861202 * v1_cosine[1]);
    const puma560_pack v165 = v1_sine[1] * (((puma560_pack_at(&qdd[0]) * v164) - (0.010956925 * v42)) + (0.3848762940000001 * v46));
    const puma560_pack v166 = (0.8913300000000002 * v1_sine[0]) - (0.025374999999999998 * v1_cosine[0]);
    const puma560_pack v167 = (0.023751 * v1_cosine[1]) + (0.6903913435000001 * v1_sine[1]);
    const puma560_pack v168 = (0.023751 * v1_sine[1]) - (0.6903913435000001 * v1_cosine[1]);
    const puma560_pack v169 = (0.0141984 * v1_cosine[1]) + (1.601861202 * v1_sine[1]);
    const puma560_pack v170 = v1_cosine[1] * v169;
    const puma560_pack v171 = (((puma560_pack_at(&qdd[stride]) * v168) + ((v17 - v16) * v167)) + (v152 * v166)) - (puma560_pack_at(&qdd[0]) * v170);
    const puma560_pack v172 = v1_sine[1] * v169;
    const puma560_pack v173 = v172 + (v1_cosine[1] * v164);
    const puma560_pack v174 = 2.0 * puma560_pack_at(&qd[stride]);
    const puma560_pack v175 = (((v171 + ((puma560_pack_at(&qd[0]) * v174) * v173)) + v165) - (v163 * v162)) - (v19 * v97);
    const puma560_pack v176 = (v1_sine[2] * v140) + (0.00075 * v118);
    const puma560_pack v177 = v176 + (v1_cosine[2] * v154);
    const puma560_pack v178 = v1_cosine[3] * v1_sine[0];
    *(puma560_unaligned *)&by_q[stride] = ((v175 + (v1_cosine[0] * v155)) + (v178 * v177)) - v136;
    const puma560_pack v179 = v148 - v33;
    const puma560_pack v180 = ((v72 * v150) + (v73 * v179)) - v142;
    const puma560_pack v181 = v176 + (v1_cosine[2] * v180);
    const puma560_pack v182 = (v1_sine[2] * v180) - v141;
    *(puma560_unaligned *)&by_q[20U * stride] = v182;
    const puma560_pack v183 = (((v36 * v22) - (v48 * v150)) + (v29 * v179)) - v156;
    const puma560_pack v184 = v161 + v183;
    *(puma560_unaligned *)&by_q[2U * stride] = (((v1_cosine[0] * v182) - (v163 * v184)) + (v178 * v181)) - v136;
    const puma560_pack v185 = (v61 * v61) - (v50 * v50);
    const puma560_pack v186 = (2.0 * v52) - v55;
    const puma560_pack v187 = (v1_cosine[2] * v185) - (v1_sine[2] * v186);
    const puma560_pack v188 = (v61 * v120) - (v50 * v53);
    const puma560_pack v189 = -(4e-05 * (v187 - v188));
    *(puma560_unaligned *)&by_q[33U * stride] = v189;
    const puma560_pack v190 = v189 + ((0.0004000000000000001 * v188) - (0.00020000000000000004 * v187));
    const puma560_pack v191 = (v1_cosine[2] * v186) + (v1_sine[2] * v185);
    const puma560_pack v192 = v1_sine[2] * v61;
    const puma560_pack v193 = ((v50 * v122) + (v192 * v111)) - v191;
    const puma560_pack v194 = (1.9999999999999998e-05 * v191) + (((v54 * v50) + (v73 * v47)) - (v72 * v27));
    const puma560_pack v195 = v194 - (0.0004221600000000001 * v193);
    const puma560_pack v196 = ((v1_cosine[2] * v195) + (0.00075 * v186)) + (v1_sine[2] * v190);
    const puma560_pack v197 = (v1_cosine[2] * v190) - ((v1_sine[2] * v195) + (9.999999999999983e-05 * v185));
    *(puma560_unaligned *)&by_q[21U * stride] = v197;
    const puma560_pack v198 = v1_sine[2] * v53;
    const puma560_pack v199 = v1_cosine[2] * v61;
    const puma560_pack v200 = (v199 * v57) - (v61 * v198);
    const puma560_pack v201 = v51 * v61;
    const puma560_pack v202 = v201 - v65;
    const puma560_pack v203 = v202 - v200;
    const puma560_pack v204 = (v66 * v103) - (v50 * v111);
    const puma560_pack v205 = (v28 * v204) + (v36 * v203);
    const puma560_pack v206 = 0.15005 * v1_sine[0];
    const puma560_pack v207 = (((v54 * v199) - (v29 * v47)) - (0.00020216000000000006 * v200)) - (v48 * v27);
    const puma560_pack v208 = v207 + ((0.0012921600000000003 * v202) + (0.0006500000000000002 * v201));
    const puma560_pack v209 = ((v1_cosine[0] * v197) - (v206 * v205)) - (v163 * (v79 + v208));
    const puma560_pack v210 = (v28 * v203) - (v36 * v204);
    const puma560_pack v211 = v1_cosine[1] - v1_sine[0];
    const puma560_pack v212 = 0.4318 * v211;
    const puma560_pack v213 = (0.0203 * v1_cosine[0]) + v212;
    const puma560_pack v214 = ((v1_cosine[3] * v210) - v97) + (v73 * v193);
    const puma560_pack v215 = 0.15005 * v1_cosine[0];
    const puma560_pack v216 = (v209 - (v213 * (((v72 * v193) - v131) - (v1_sine[3] * v210)))) + (v215 * v214);
    *(puma560_unaligned *)&by_q[3U * stride] = v216 + (v178 * (v60 - v196));
    const puma560_pack v217 = (v57 * v57) - v91;
    const puma560_pack v218 = ((v103 * v95) - (v36 * v217)) - v94;
    const puma560_pack v219 = v1_sine[3] * v36;
    const puma560_pack v220 = ((v28 * v35) + ((v54 * v57) - (v219 * v47))) - (0.00020216000000000006 * v217);
    const puma560_pack v221 = v1_cosine[3] * v36;
    const puma560_pack v222 = v220 + (v221 * v27);
    *(puma560_unaligned *)&by_q[28U * stride] = v222;
    const puma560_pack v223 = v128 + ((v28 * v217) + (v95 * v198));
    const puma560_pack v224 = (v111 * v53) - v76;
    const puma560_pack v225 = (v1_cosine[3] * v223) - (v73 * v224);
    const puma560_pack v226 = ((v163 * v222) + (v206 * v218)) + (v215 * v225);
    const puma560_pack v227 = (v57 * v77) - v74;
    const puma560_pack v228 = v78 + (0.0004221600000000001 * v224);
    const puma560_pack v229 = 0.00022000000000000003 * v1_sine[2];
    const puma560_pack v230 = v1_sine[2] * v1_sine[2];
    const puma560_pack v231 = (((1.9999999999999998e-05 * v230) * v67) - (v229 * v75)) - (v1_sine[2] * v228);
    const puma560_pack v232 = v231 + (v1_cosine[2] * ((0.00024000000000000003 * v68) - v227));
    *(puma560_unaligned *)&by_q[22U * stride] = v232;
    const puma560_pack v233 = (v1_cosine[0] * v232) + (v226 + (v213 * ((v1_sine[3] * v223) + (v72 * v224))));
    const puma560_pack v234 = (v1_sine[2] * v227) + (((0.00024000000000000003 * v230) * v64) - (v229 * v68));
    const puma560_pack v235 = v234 + (v1_cosine[2] * ((1.9999999999999998e-05 * v75) - v228));
    *(puma560_unaligned *)&by_q[4U * stride] = v233 + (v178 * v235);
    const puma560_pack v236 = 0.4318 * v1_cosine[3];
    const puma560_pack v237 = ((0.3244698455 * v107) + ((0.0047376000000000015 * v44) - (0.045092796 * v24))) - (0.0203 * v133);
    const puma560_pack v238 = 0.0012435839999999998 * v1_sine[3];
    const puma560_pack v239 = (v237 + (v236 * v114)) + (v238 * v123);
    const puma560_pack v240 = (v19 * v135) + ((v144 * v134) - (v239 + (v157 * v130)));
    const puma560_pack v241 = ((v1_cosine[3] * v162) + ((0.025374999999999998 * v159) - (0.8913300000000002 * v147))) + (v1_sine[3] * v177);
    const puma560_pack v242 = ((puma560_pack_at(&qdd[0]) * v168) - ((37.2347379 * v1_sine[1]) + (1.024164 * v1_cosine[1]))) - ((v17 - v15) * v173);
    *(puma560_unaligned *)&by_q[7U * stride] = (((v242 - (v158 * v129)) - (v145 * v132)) - v241) - v240;
    const puma560_pack v243 = ((v1_cosine[3] * v184) - ((v21 * v85) + (v20 * v166))) + (v1_sine[3] * v181);
    *(puma560_unaligned *)&by_q[8U * stride] = -(v240 + v243);
    const puma560_pack v244 = v80 + ((v1_cosine[3] * v208) - (v1_sine[3] * v196));
    const puma560_pack v245 = 0.4318 + v158;
    const puma560_pack v246 = 0.0203 + v145;
    *(puma560_unaligned *)&by_q[9U * stride] = ((v246 * v205) - (v245 * v214)) - v244;
    const puma560_pack v247 = (v1_cosine[3] * v222) - (v1_sine[3] * v235);
    *(puma560_unaligned *)&by_q[10U * stride] = v247 - ((v245 * v225) + (v246 * v218));
    *(puma560_unaligned *)&by_q[13U * stride] = v239 - v241;
    *(puma560_unaligned *)&by_q[14U * stride] = v239 - v243;
    *(puma560_unaligned *)&by_q[15U * stride] = ((0.0203 * v205) - (0.4318 * v214)) - v244;
    *(puma560_unaligned *)&by_q[16U * stride] = v247 - ((0.4318 * v225) + (0.0203 * v218));
    const puma560_pack v248 = 0.0006421600000000001 * v108;
    *(puma560_unaligned *)&by_q[25U * stride] = v248 - v160;
    *(puma560_unaligned *)&by_q[26U * stride] = v248 - v183;
    *(puma560_unaligned *)&by_q[27U * stride] = -(v207 + (0.0006421600000000001 * v202));
    const puma560_pack v249 = -v139;
    *(puma560_unaligned *)&by_q[31U * stride] = v249;
    *(puma560_unaligned *)&by_q[32U * stride] = v249;
    *(puma560_unaligned *)&by_q[34U * stride] = -(4e-05 * ((v71 * v57) - v69));
    const puma560_pack v250 = v12 * v1_cosine[0];
    const puma560_pack v251 = (v1_cosine[0] * v50) + (v178 * v51);
    const puma560_pack v252 = (-v251) - (2.0 * ((v1_sine[3] * v250) - (v178 * v9)));
    const puma560_pack v253 = (v1_sine[2] * v1_cosine[0]) + (v1_cosine[2] * v178);
    const puma560_pack v254 = ((v178 * v198) - (v253 * v57)) - (v1_cosine[0] * v103);
    const puma560_pack v255 = v254 - v252;
    const puma560_pack v256 = (v163 * v111) + (v253 * v110);
    const puma560_pack v257 = (v28 * v255) - (v36 * v256);
    const puma560_pack v258 = (v178 * v61) + (v163 * v50);
    const puma560_pack v259 = v12 * v1_sine[0];
    const puma560_pack v260 = v259 - v258;
    const puma560_pack v261 = v51 - v9;
    const puma560_pack v262 = 2.0 * v1_cosine[3];
    const puma560_pack v263 = ((v262 * v250) - ((2.0 * v163) * v261)) - (v1_cosine[0] * v66);
    const puma560_pack v264 = (v1_cosine[2] * v263) - (v1_sine[2] * v260);
    const puma560_pack v265 = v1_sine[2] * v178;
    const puma560_pack v266 = (((v265 * v111) - (v163 * v122)) - (v1_cosine[0] * v121)) - v264;
    const puma560_pack v267 = v1_sine[0] * v9;
    const puma560_pack v268 = (((1.7826600000000004 * v267) - (0.050749999999999997 * v10)) - (v73 * v266)) - (v1_cosine[3] * v257);
    const puma560_pack v269 = 0.0024871679999999997 * v1_sine[2];
    const puma560_pack v270 = ((v211 * (v269 * v23)) - (v54 * v253)) + (v9 * (0.00011692799999999998 * v82));
    const puma560_pack v271 = v38 - (0.3001 * puma560_pack_at(&qd[0]));
    const puma560_pack v272 = (v271 + (0.8636 * v250)) + (0.0406 * v259);
    const puma560_pack v273 = 0.8636 * v9;
    const puma560_pack v274 = (0.0406 * v10) + (v211 * v273);
    const puma560_pack v275 = ((v270 - (v48 * v272)) - (v29 * v274)) - (0.00020216000000000006 * v254);
    const puma560_pack v276 = v275 + ((0.0012921600000000003 * v252) - (0.0006500000000000002 * v251));
    const puma560_pack v277 = 0.022546398 * v1_cosine[0];
    const puma560_pack v278 = (0.648939691 * v1_sine[0]) - v277;
    const puma560_pack v279 = 0.7697525880000002 * v1_cosine[1];
    const puma560_pack v280 = 0.009475200000000003 * v23;
    const puma560_pack v281 = v1_sine[0] * v1_sine[0];
    const puma560_pack v282 = (v281 * (v280 + (0.022546398 * v12))) + (v250 * (v278 - v279));
    const puma560_pack v283 = 0.02191385 * v1_cosine[1];
    const puma560_pack v284 = ((v271 * v166) - ((v283 * v259) + v280)) + ((0.009475200000000003 * v1_sine[0]) * v10);
    const puma560_pack v285 = v170 - 0.0070992;
    const puma560_pack v286 = ((v284 - (v174 * v285)) + v282) - (v163 * v276);
    const puma560_pack v287 = (v286 + (v213 * ((v72 * v266) - (v1_sine[3] * v257)))) + (v215 * v268);
    const puma560_pack v288 = (v28 * v256) + (v36 * v255);
    const puma560_pack v289 = v288 + ((1.7826600000000004 * v30) - (0.050749999999999997 * v267));
    const puma560_pack v290 = (0.0004221600000000001 * v266) + ((v54 * v163) - (1.9999999999999998e-05 * v264));
    const puma560_pack v291 = (v1_cosine[3] * v272) - (v1_sine[3] * v274);
    const puma560_pack v292 = (v1_cosine[2] * v260) + (v1_sine[2] * v263);
    const puma560_pack v293 = (v253 * v71) + (v163 * v53);
    const puma560_pack v294 = 4e-05 * (v292 + v293);
    const puma560_pack v295 = v294 + ((0.00020000000000000004 * v292) + (0.0004000000000000001 * v293));
    const puma560_pack v296 = (v1_sine[2] * v295) + (((0.00075 * v263) + (v28 * v291)) - (v1_cosine[2] * v290));
    const puma560_pack v297 = (v1_sine[2] * v290) + (((0.0013999999999999998 * v259) - (9.999999999999983e-05 * v258)) - (v36 * v291));
    const puma560_pack v298 = (v1_cosine[2] * v295) + v297;
    *(puma560_unaligned *)&by_qd[0] = ((v178 * v296) + (v287 + (v206 * v289))) - (v1_cosine[0] * v298);
    const puma560_pack v299 = v1_sine[3] * v120;
    const puma560_pack v300 = (v1_cosine[3] * v53) - v299;
    const puma560_pack v301 = (v1_cosine[3] * v50) - (v1_sine[3] * v61);
    const puma560_pack v302 = v23 - v301;
    const puma560_pack v303 = -(v262 * v261);
    const puma560_pack v304 = (v1_cosine[2] * v302) + (v1_sine[2] * v303);
    const puma560_pack v305 = 4e-05 * (v304 + v300);
    const puma560_pack v306 = (v305 + (0.00020000000000000004 * v304)) + (0.0004000000000000001 * v300);
    const puma560_pack v307 = (v1_sine[2] * v306) + (0.00075 * v303);
    const puma560_pack v308 = (v1_cosine[2] * v303) - (v1_sine[2] * v302);
    const puma560_pack v309 = v1_sine[3] * v1_sine[2];
    const puma560_pack v310 = (v308 + (v309 * v111)) + (v1_cosine[3] * v122);
    const puma560_pack v311 = ((v54 * v1_cosine[3]) - (1.9999999999999998e-05 * v308)) - (0.0004221600000000001 * v310);
    const puma560_pack v312 = 0.8636 * puma560_pack_at(&qd[0]);
    const puma560_pack v313 = v273 + (0.0406 * v23);
    const puma560_pack v314 = v313 + (v312 * v1_sine[1]);
    const puma560_pack v315 = (0.0406 * v12) + (v1_cosine[0] * v151);
    const puma560_pack v316 = ((v1_sine[3] * v315) + (v38 * v163)) - (v1_cosine[3] * v314);
    const puma560_pack v317 = ((v1_cosine[2] * v311) + (v28 * v316)) - v307;
    const puma560_pack v318 = (v1_cosine[2] * v306) + ((0.0013999999999999998 * v23) - (9.999999999999983e-05 * v301));
    const puma560_pack v319 = v318 + ((v1_sine[2] * v311) + (v36 * v316));
    const puma560_pack v320 = (v29 * v315) + (puma560_pack_at(&qd[stride]) * (((0.0024871679999999997 * v1_sine[1]) * v253) - (v1_sine[0] * (v1_cosine[1] * v269))));
    const puma560_pack v321 = v1_sine[3] * v1_cosine[2];
    const puma560_pack v322 = (v321 * v57) - (v309 * v53);
    const puma560_pack v323 = ((v12 * v269) - (v54 * v321)) + (0.00020216000000000006 * v322);
    const puma560_pack v324 = v323 + ((v48 * v314) + v320);
    const puma560_pack v325 = v1_sine[3] * v51;
    const puma560_pack v326 = v117 - v325;
    const puma560_pack v327 = (0.0006500000000000002 * v325) - (0.0012921600000000003 * v326);
    const puma560_pack v328 = v327 - v324;
    const puma560_pack v329 = (2.0 * puma560_pack_at(&qd[0])) * v285;
    const puma560_pack v330 = ((v174 * v168) + (v1_sine[1] * ((0.7697525880000002 * v23) - (0.02191385 * v9)))) - v329;
    const puma560_pack v331 = v326 + v322;
    const puma560_pack v332 = 0.0057599999999999995 * v103;
    const puma560_pack v333 = 0.0057599999999999995 * v71;
    const puma560_pack v334 = v101 * v333;
    const puma560_pack v335 = (v334 - (v309 * v332)) - (v28 * v331);
    const puma560_pack v336 = (v73 * v310) - (0.050749999999999997 * v12);
    const puma560_pack v337 = 0.0057599999999999995 * v1_cosine[3];
    const puma560_pack v338 = (v36 * v331) + ((v337 * v120) - (v321 * v332));
    const puma560_pack v339 = v338 + (1.7826600000000004 * v12);
    const puma560_pack v340 = (v1_sine[0] * v339) + (v1_cosine[0] * (v336 + (v1_cosine[3] * v335)));
    const puma560_pack v341 = (v72 * v310) - (v1_sine[3] * v335);
    const puma560_pack v342 = v1_sine[0] * ((0.4318 * v341) + (((0.009475200000000003 * v12) + (0.6824699160000001 * v9)) + (0.022546398 * v23)));
    const puma560_pack v343 = (((v18 * v341) + ((v279 * v9) + (v283 * v23))) - (0.15005 * v340)) - v342;
    const puma560_pack v344 = v343 + (v1_cosine[0] * ((0.0203 * v341) + ((0.022546398 * v9) + (0.03353022499999997 * v23))));
    *(puma560_unaligned *)&by_qd[stride] = (((v330 - (v163 * v328)) - (v1_cosine[0] * v319)) - (v178 * v317)) - v344;
    const puma560_pack v345 = ((v72 * v313) - (0.00011692799999999998 * v49)) - v311;
    const puma560_pack v346 = v307 + (v1_cosine[2] * v345);
    const puma560_pack v347 = (v1_sine[2] * v345) - v318;
    *(puma560_unaligned *)&by_qd[20U * stride] = v347;
    const puma560_pack v348 = v323 + ((v48 * v313) + ((0.00011692799999999998 * v12) * v99));
    const puma560_pack v349 = v327 - v348;
    *(puma560_unaligned *)&by_qd[2U * stride] = (((v1_cosine[0] * v347) - (v163 * v349)) + (v178 * v346)) - v344;
    const puma560_pack v350 = v103 + (v1_sine[2] * v57);
    const puma560_pack v351 = v50 - v350;
    const puma560_pack v352 = v199 - v120;
    const puma560_pack v353 = 0.0057599999999999995 * v198;
    const puma560_pack v354 = v213 * (((v337 * v352) + (v309 * v353)) - (v48 * v351));
    const puma560_pack v355 = (0.0015 * v61) + (v230 * ((0.00048000000000000007 * v61) - v77));
    const puma560_pack v356 = v355 - (v1_cosine[2] * ((0.0008443200000000002 * v120) - (0.0008843200000000002 * v199)));
    const puma560_pack v357 = (0.0004043200000000001 * v1_sine[2]) * v352;
    const puma560_pack v358 = (v54 * v1_sine[2]) - (0.00020216000000000006 * v350);
    const puma560_pack v359 = v358 + (0.0019421600000000005 * v50);
    const puma560_pack v360 = (((0.0057599999999999995 * v1_sine[3]) * v352) - (v101 * v353)) + (v29 * v351);
    const puma560_pack v361 = (((v163 * v359) - ((v1_cosine[0] * v357) + (v178 * v356))) + v354) - (v215 * v360);
    const puma560_pack v362 = (v36 * v351) + (v1_sine[2] * v332);
    *(puma560_unaligned *)&by_qd[3U * stride] = v361 + (v206 * v362);
    const puma560_pack v363 = v334 + (v1_sine[3] * v95);
    const puma560_pack v364 = ((0.0008642879999999998 * v1_sine[0]) * v120) - (v213 * ((v1_cosine[3] * v95) - (v309 * v333)));
    const puma560_pack v365 = (v1_sine[2] * v70) + (0.00044000000000000007 * v103);
    const puma560_pack v366 = (v1_cosine[2] * v70) - (0.00044000000000000007 * v198);
    *(puma560_unaligned *)&by_qd[4U * stride] = ((v364 + (v215 * v363)) - (v1_cosine[0] * v365)) - (v178 * v366);
    const puma560_pack v367 = 3.9999999999999996e-05 * v53;
    *(puma560_unaligned *)&by_qd[29U * stride] = v367;
    const puma560_pack v368 = v1_sine[2] * v71;
    const puma560_pack v369 = 3.9999999999999996e-05 * v368;
    *(puma560_unaligned *)&by_qd[5U * stride] = ((v163 * v367) - ((3.9999999999999996e-05 * v178) * v120)) - (v1_cosine[0] * v369);
    const puma560_pack v370 = (((v312 * v1_cosine[1]) * v85) - ((v9 * v278) + (0.022546398 * v30))) + (v238 * v266);
    const puma560_pack v371 = ((((v236 * v257) + v370) - (v1_cosine[3] * v276)) - (0.0203 * v288)) - (v1_sine[3] * v296);
    *(puma560_unaligned *)&by_qd[12U * stride] = v371;
    *(puma560_unaligned *)&by_qd[6U * stride] = ((v329 - (v145 * v289)) - (v158 * v268)) + v371;
    const puma560_pack v372 = (v19 * v340) + ((v144 * v339) - (((v18 * v178) * v335) + (v157 * v336)));
    const puma560_pack v373 = ((0.0203 * v338) + (v236 * v335)) + (v238 * v310);
    const puma560_pack v374 = (v1_sine[3] * v317) + ((((v38 * v166) + (v151 * v85)) - (v1_cosine[3] * v328)) - v373);
    *(puma560_unaligned *)&by_qd[13U * stride] = v374;
    *(puma560_unaligned *)&by_qd[7U * stride] = v374 - v372;
    const puma560_pack v375 = (v373 + (v1_cosine[3] * v349)) + (v1_sine[3] * v346);
    *(puma560_unaligned *)&by_qd[8U * stride] = -(v372 + v375);
    const puma560_pack v376 = (v1_cosine[3] * v359) + (v1_sine[3] * v356);
    *(puma560_unaligned *)&by_qd[9U * stride] = (v376 + (v245 * v360)) - (v246 * v362);
    const puma560_pack v377 = v1_sine[3] * v366;
    *(puma560_unaligned *)&by_qd[10U * stride] = v377 - ((v245 * v363) + (v120 * (0.0057599999999999995 * v246)));
    const puma560_pack v378 = (v1_cosine[3] * v367) + (3.9999999999999996e-05 * v299);
    *(puma560_unaligned *)&by_qd[11U * stride] = v378;
    *(puma560_unaligned *)&by_qd[17U * stride] = v378;
    *(puma560_unaligned *)&by_qd[14U * stride] = -v375;
    *(puma560_unaligned *)&by_qd[15U * stride] = (v376 + (0.4318 * v360)) - (0.0203 * v362);
    *(puma560_unaligned *)&by_qd[16U * stride] = v377 - ((0.4318 * v363) + (0.00011692799999999998 * v120));
    *(puma560_unaligned *)&by_qd[18U * stride] = -v298;
    *(puma560_unaligned *)&by_qd[19U * stride] = -v319;
    *(puma560_unaligned *)&by_qd[21U * stride] = -v357;
    *(puma560_unaligned *)&by_qd[22U * stride] = -v365;
    *(puma560_unaligned *)&by_qd[23U * stride] = -v369;
    *(puma560_unaligned *)&by_qd[24U * stride] = -(v275 + (0.0006421600000000001 * v252));
    const puma560_pack v379 = 0.0006421600000000001 * v326;
    *(puma560_unaligned *)&by_qd[25U * stride] = v324 + v379;
    *(puma560_unaligned *)&by_qd[26U * stride] = v348 + v379;
    *(puma560_unaligned *)&by_qd[27U * stride] = v358 + (0.0006421600000000001 * v50);
    *(puma560_unaligned *)&by_qd[30U * stride] = -v294;
    const puma560_pack v380 = -v305;
    *(puma560_unaligned *)&by_qd[31U * stride] = v380;
    *(puma560_unaligned *)&by_qd[32U * stride] = v380;
    *(puma560_unaligned *)&by_qd[33U * stride] = (8e-05 * v192) - (4e-05 * v368);
    *(puma560_unaligned *)&by_qd[34U * stride] = (-4e-05) * v53;
    const puma560_pack v381 = (0.00010000000000000026 * v1_sine[3]) + (v309 * (0.00020216000000000006 * v1_sine[2]));
    const puma560_pack v382 = 0.00011692799999999998 * v101;
    const puma560_pack v383 = v382 + (v1_sine[3] * v381);
    const puma560_pack v384 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_pack v385 = (((0.0008642879999999998 * v309) + 3.155182285625) - (v1_sine[0] * v277)) - v172;
    const puma560_pack v386 = v1_cosine[2] * v1_cosine[0];
    const puma560_pack v387 = 0.00020216000000000006 * v230;
    const puma560_pack v388 = (v387 + ((v269 * v1_cosine[0]) * v178)) - v382;
    const puma560_pack v389 = v101 * v1_cosine[0];
    const puma560_pack v390 = (v18 * v166) + ((0.0012435839999999998 * v1_cosine[1]) * (v389 + v83));
    const puma560_pack v391 = (v388 - (v386 * ((0.00011692799999999998 * v1_sine[0]) - (0.0004043200000000001 * v265)))) - (2.0 * v390);
    *(puma560_unaligned *)&by_qdd[0] = v391 + (v385 - (v281 * ((((0.0004043200000000001 * v230) - 0.32402200550000004) - v384) - v383)));
    const puma560_pack v392 = 0.00020216000000000006 * v1_cosine[2];
    const puma560_pack v393 = 0.0012435839999999998 * v309;
    const puma560_pack v394 = v393 + (v309 * v392);
    const puma560_pack v395 = 5.846399999999999e-05 * v1_sine[2];
    const puma560_pack v396 = (v36 * v178) - (v85 + (v1_cosine[0] * v28));
    const puma560_pack v397 = (0.15005 * v396) + ((((v178 * v381) - v86) - (v395 * v163)) - (v1_cosine[0] * v394));
    *(puma560_unaligned *)&by_qdd[2U * stride] = v397;
    *(puma560_unaligned *)&by_qdd[12U * stride] = v397;
    const puma560_pack v398 = -((v167 + (v1_sine[1] * v393)) - v397);
    *(puma560_unaligned *)&by_qdd[stride] = v398;
    *(puma560_unaligned *)&by_qdd[6U * stride] = v398;
    const puma560_pack v399 = ((v392 * v265) - (5.846399999999999e-05 * v389)) - (v221 * v212);
    const puma560_pack v400 = 0.0016399999999999997 + v387;
    *(puma560_unaligned *)&by_qdd[21U * stride] = v400;
    const puma560_pack v401 = v399 + (v1_cosine[0] * (v400 + (0.0004321439999999999 * v309)));
    *(puma560_unaligned *)&by_qdd[3U * stride] = v401;
    *(puma560_unaligned *)&by_qdd[18U * stride] = v401;
    const puma560_pack v402 = ((0.0006421600000000001 * v163) + (0.0004321439999999999 * v82)) - (v386 * ((0.0004321439999999999 * v1_cosine[3]) + (5.846399999999999e-05 * v1_sine[3])));
    const puma560_pack v403 = v402 - (v48 * v212);
    *(puma560_unaligned *)&by_qdd[4U * stride] = v403;
    *(puma560_unaligned *)&by_qdd[24U * stride] = v403;
    const puma560_pack v404 = 4e-05 * (v386 - v265);
    *(puma560_unaligned *)&by_qdd[5U * stride] = v404;
    *(puma560_unaligned *)&by_qdd[30U * stride] = v404;
    const puma560_pack v405 = v390 + (v19 * v396);
    const puma560_pack v406 = (v384 + 0.3592922305) - v383;
    *(puma560_unaligned *)&by_qdd[14U * stride] = v406;
    const puma560_pack v407 = v405 - v406;
    *(puma560_unaligned *)&by_qdd[7U * stride] = (1.748114002 - v405) - v407;
    const puma560_pack v408 = -v407;
    *(puma560_unaligned *)&by_qdd[8U * stride] = v408;
    *(puma560_unaligned *)&by_qdd[13U * stride] = v408;
    const puma560_pack v409 = -(v394 + (v219 * v158));
    *(puma560_unaligned *)&by_qdd[9U * stride] = v409;
    *(puma560_unaligned *)&by_qdd[19U * stride] = v409;
    const puma560_pack v410 = ((0.0006421600000000001 * v1_cosine[3]) - v395) + (0.0012435839999999998 * v99);
    *(puma560_unaligned *)&by_qdd[16U * stride] = v410;
    *(puma560_unaligned *)&by_qdd[26U * stride] = v410;
    const puma560_pack v411 = (v410 - (v36 * v145)) + (v29 * v158);
    *(puma560_unaligned *)&by_qdd[10U * stride] = v411;
    *(puma560_unaligned *)&by_qdd[25U * stride] = v411;
    const puma560_pack v412 = 4e-05 * v309;
    *(puma560_unaligned *)&by_qdd[11U * stride] = v412;
    *(puma560_unaligned *)&by_qdd[17U * stride] = v412;
    *(puma560_unaligned *)&by_qdd[31U * stride] = v412;
    *(puma560_unaligned *)&by_qdd[32U * stride] = v412;
    const puma560_pack v413 = -v394;
    *(puma560_unaligned *)&by_qdd[15U * stride] = v413;
    *(puma560_unaligned *)&by_qdd[20U * stride] = v413;
    const puma560_pack v414 = 4e-05 * v1_cosine[2];
    *(puma560_unaligned *)&by_qdd[23U * stride] = v414;
    *(puma560_unaligned *)&by_qdd[33U * stride] = v414;
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
