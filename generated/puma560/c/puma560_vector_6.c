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
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline, unused)) void puma560_pack_sincos_pair(const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine, puma560_bits *beyond)
{
    const puma560_pack x = *angle;
    union { puma560_pack number; puma560_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_pack n = k.number - 6755399441186816.0;
    const puma560_pack w = x - (n * 1.5707963267923333);
    const puma560_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const puma560_pack z = r * r;
    const puma560_pack u = 1.0 - (0.5 * z);
    const puma560_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const puma560_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
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


/* The library answers for lanes whose angle is out of range, and for them only. */
static PUMA560_APART void puma560_pack_sincos_beyond(size_t size, const puma560_pack *angle, puma560_pack *sine, puma560_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_mask inside = (puma560_mask)(puma560_pack_abs(angle[i]) <= 200000.0);

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
    const puma560_pack v1_angle[4] = {puma560_pack_at(&q[3U * stride]), v0, puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[stride])};
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
    const puma560_pack v9 = puma560_pack_at(&qd[2U * stride]) + puma560_pack_at(&qd[stride]);
    const puma560_pack v10 = v9 * v1_sine[0];
    const puma560_pack v11 = puma560_pack_at(&qd[0]) * v1_sine[1];
    const puma560_pack v12 = (v1_cosine[0] * v11) - v10;
    const puma560_pack v13 = puma560_pack_at(&qd[0]) * v1_cosine[1];
    const puma560_pack v14 = puma560_pack_at(&qd[3U * stride]) + v13;
    const puma560_pack v15 = (v1_sine[2] * v14) + (v1_cosine[2] * v12);
    const puma560_pack v16 = v15 * v15;
    const puma560_pack v17 = v9 * v1_cosine[0];
    const puma560_pack v18 = v17 + (v1_sine[0] * v11);
    const puma560_pack v19 = puma560_pack_at(&qd[4U * stride]) + v18;
    const puma560_pack v20 = (v19 * v19) + v16;
    const puma560_pack v21 = 0.0028799999999999997 * v1_sine[2];
    const puma560_pack v22 = v9 * v13;
    const puma560_pack v23 = puma560_pack_at(&qdd[0]) * v1_sine[1];
    const puma560_pack v24 = v22 + v23;
    const puma560_pack v25 = v22 + v24;
    const puma560_pack v26 = v11 * v13;
    const puma560_pack v27 = puma560_pack_at(&qdd[stride]) + puma560_pack_at(&qdd[2U * stride]);
    const puma560_pack v28 = v26 - v27;
    const puma560_pack v29 = (v1_cosine[0] * v28) - (v1_sine[0] * v25);
    const puma560_pack v30 = ((v12 * v14) + puma560_pack_at(&qdd[4U * stride])) - v29;
    const puma560_pack v31 = (v1_cosine[2] * v14) - (v1_sine[2] * v12);
    const puma560_pack v32 = v15 * v31;
    const puma560_pack v33 = v32 - v30;
    const puma560_pack v34 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_pack v35 = (v34 * v33) + (v21 * v20);
    const puma560_pack v36 = v12 * v18;
    const puma560_pack v37 = v9 * v11;
    const puma560_pack v38 = puma560_pack_at(&qdd[0]) * v1_cosine[1];
    const puma560_pack v39 = (puma560_pack_at(&qdd[3U * stride]) + v38) - v37;
    const puma560_pack v40 = v36 + v39;
    const puma560_pack v41 = (v1_sine[0] * v28) + (v1_cosine[0] * v25);
    const puma560_pack v42 = 2.0 * v14;
    const puma560_pack v43 = (v18 * v42) - v41;
    const puma560_pack v44 = (v1_cosine[2] * v43) - (v1_sine[2] * v40);
    const puma560_pack v45 = 2.0 * v19;
    const puma560_pack v46 = (v45 * v31) - v44;
    const puma560_pack v47 = 0.0028799999999999997 * v1_cosine[0];
    const puma560_pack v48 = (v47 * v46) - (v1_sine[0] * v35);
    const puma560_pack v49 = 3.9999999999999996e-05 * puma560_pack_at(&qd[5U * stride]);
    const puma560_pack v50 = 0.8636 * puma560_pack_at(&qd[stride]);
    const puma560_pack v51 = v50 * v1_sine[3];
    const puma560_pack v52 = 0.4318 * v1_cosine[3];
    const puma560_pack v53 = puma560_pack_at(&qd[0]) * puma560_pack_at(&qd[0]);
    const puma560_pack v54 = ((0.15005 * v53) + (puma560_pack_at(&qdd[0]) * v52)) - (puma560_pack_at(&qd[0]) * v51);
    const puma560_pack v55 = v38 - (2.0 * v37);
    const puma560_pack v56 = (0.4318 * v25) - (v54 + (0.0203 * v55));
    const puma560_pack v57 = v1_sine[1] * v52;
    const puma560_pack v58 = 0.4318 * v1_sine[3];
    const puma560_pack v59 = (v1_cosine[1] * v58) - v57;
    const puma560_pack v60 = v1_cosine[1] * v52;
    const puma560_pack v61 = puma560_pack_at(&qd[stride]) * puma560_pack_at(&qd[stride]);
    const puma560_pack v62 = v61 + v53;
    const puma560_pack v63 = (v61 * v58) - 9.81;
    const puma560_pack v64 = 0.15005 * v1_cosine[1];
    const puma560_pack v65 = (((puma560_pack_at(&qdd[0]) * v64) - (v1_sine[1] * v63)) - (v62 * v60)) - (puma560_pack_at(&qdd[stride]) * v59);
    const puma560_pack v66 = v1_cosine[1] * v13;
    const puma560_pack v67 = v9 * v9;
    const puma560_pack v68 = v67 + (puma560_pack_at(&qd[0]) * v66);
    const puma560_pack v69 = (v65 + (0.4318 * v28)) - (0.0203 * v68);
    const puma560_pack v70 = (v1_sine[0] * v69) + (v1_cosine[0] * v56);
    const puma560_pack v71 = (((v49 * v19) + (1.9999999999999998e-05 * v44)) - (0.0004221600000000001 * v46)) - (0.0028799999999999997 * v70);
    const puma560_pack v72 = (v1_cosine[2] * v40) + (v1_sine[2] * v43);
    const puma560_pack v73 = v19 * v15;
    *(puma560_unaligned *)&by_qdd[35U * stride] = puma560_pack_splat(4e-05);
    const puma560_pack v74 = 4e-05 * puma560_pack_at(&qdd[5U * stride]);
    const puma560_pack v75 = (v74 - (0.00044000000000000007 * v73)) + (0.00024000000000000003 * v72);
    const puma560_pack v76 = (((9.999999999999983e-05 * v36) + (0.025374999999999998 * v54)) + (0.0047376000000000015 * v28)) + (0.016765112499999985 * v55);
    const puma560_pack v77 = 0.011273199 * v25;
    const puma560_pack v78 = ((v76 + ((0.0013999999999999998 * v39) - v77)) + (v1_cosine[2] * v75)) - (v1_sine[2] * v71);
    const puma560_pack v79 = v1_cosine[0] * v13;
    const puma560_pack v80 = v1_sine[0] * v13;
    const puma560_pack v81 = (v12 * v80) + (v18 * v79);
    const puma560_pack v82 = v24 - v81;
    const puma560_pack v83 = 2.0 * v18;
    const puma560_pack v84 = v1_sine[1] * v11;
    const puma560_pack v85 = v66 - v84;
    const puma560_pack v86 = -(puma560_pack_at(&qd[0]) * v85);
    const puma560_pack v87 = (((v1_cosine[0] * v55) - (v80 * v42)) + (v11 * v83)) - (v1_sine[0] * v86);
    const puma560_pack v88 = (v1_cosine[2] * v87) - (v1_sine[2] * v82);
    const puma560_pack v89 = v1_sine[2] * v1_cosine[0];
    const puma560_pack v90 = (v1_cosine[2] * v11) + (v89 * v13);
    const puma560_pack v91 = 2.0 * v31;
    const puma560_pack v92 = v88 + ((v80 * v91) - (v90 * v45));
    const puma560_pack v93 = (v1_sine[2] * v11) - (v1_cosine[2] * v79);
    const puma560_pack v94 = (v93 * v31) + (v90 * v15);
    const puma560_pack v95 = (v11 * v12) - (v14 * v79);
    const puma560_pack v96 = (v1_cosine[0] * v86) + ((v1_sine[0] * v55) - v95);
    const puma560_pack v97 = v96 + v94;
    const puma560_pack v98 = 2.0 * v15;
    const puma560_pack v99 = (v80 * v45) - (v93 * v98);
    const puma560_pack v100 = (v34 * v97) - (v21 * v99);
    const puma560_pack v101 = (v1_sine[0] * v100) + (v47 * v92);
    const puma560_pack v102 = v1_sine[1] * ((v77 + ((0.34123495800000003 * v55) + (0.009475200000000003 * v26))) + (0.4318 * v101));
    const puma560_pack v103 = v67 + (puma560_pack_at(&qd[0]) * v84);
    const puma560_pack v104 = 0.0047376000000000015 * v1_cosine[1];
    const puma560_pack v105 = 0.8913300000000002 * v1_cosine[1];
    const puma560_pack v106 = ((0.3848762940000001 * v1_cosine[3]) * v55) + (((0.0047376000000000015 * puma560_pack_at(&qd[0])) * v13) + (v105 * v54));
    const puma560_pack v107 = (v106 - (v104 * v103)) + (((0.010956925 * v1_cosine[3]) - (0.34123495800000003 * v1_cosine[1])) * v25);
    const puma560_pack v108 = 0.011273199 * v55;
    const puma560_pack v109 = v1_cosine[1] * (((v108 + (0.0047376000000000015 * v86)) + (0.016765112499999985 * v25)) + (0.0203 * v101));
    const puma560_pack v110 = (((v107 + (v52 * v101)) - v102) + v109) + (v1_sine[1] * (v78 - (0.0203 * v48)));
    const puma560_pack v111 = v26 + v27;
    const puma560_pack v112 = (((0.8913300000000002 * v103) - (0.025374999999999998 * v111)) + (v34 * v20)) - (v21 * v33);
    const puma560_pack v113 = 0.0028799999999999997 * v1_sine[0];
    const puma560_pack v114 = (v112 + (v113 * v92)) + (((0.050749999999999997 * v26) - (0.8913300000000002 * v86)) - (v1_cosine[0] * v100));
    const puma560_pack v115 = (v1_cosine[0] * v35) + (v113 * v46);
    const puma560_pack v116 = v115 + ((0.8913300000000002 * v28) - (0.025374999999999998 * v68));
    const puma560_pack v117 = (v34 * v99) + (v21 * v97);
    const puma560_pack v118 = (v117 + ((0.025374999999999998 * v86) + (1.7826600000000004 * v26))) - v116;
    const puma560_pack v119 = (v1_sine[1] * v118) + (v1_cosine[1] * v114);
    const puma560_pack v120 = (v1_cosine[0] * v69) - (v1_sine[0] * v56);
    const puma560_pack v121 = (v12 * v42) - v29;
    *(puma560_unaligned *)&by_qdd[28U * stride] = puma560_pack_splat(0.0006421600000000001);
    const puma560_pack v122 = (((v49 * v15) - (0.00020216000000000006 * v32)) + (0.0006500000000000002 * v121)) + (0.0006421600000000001 * v30);
    const puma560_pack v123 = v60 + (v1_sine[1] * v58);
    const puma560_pack v124 = 0.15005 * v1_sine[1];
    const puma560_pack v125 = (((v1_cosine[1] * v63) + (puma560_pack_at(&qdd[0]) * v124)) - (v62 * v57)) - (puma560_pack_at(&qdd[stride]) * v123);
    const puma560_pack v126 = (v125 + (0.4318 * v103)) - (0.0203 * v111);
    const puma560_pack v127 = (v122 + (v21 * v126)) - (v34 * v120);
    const puma560_pack v128 = (v1_cosine[2] * v71) + ((0.00075 * v43) + (v1_sine[2] * v75));
    const puma560_pack v129 = (v1_cosine[0] * v128) - (v1_sine[0] * v127);
    const puma560_pack v130 = (v110 - (0.15005 * v119)) + (v1_cosine[1] * ((v108 - (0.4318 * v48)) + v129));
    const puma560_pack v131 = (v1_cosine[2] * v82) + (v1_sine[2] * v87);
    const puma560_pack v132 = 0.0004000000000000001 * v19;
    const puma560_pack v133 = 0.0004000000000000001 * v15;
    const puma560_pack v134 = 4e-05 * v19;
    const puma560_pack v135 = 4e-05 * v15;
    const puma560_pack v136 = (4e-05 * v131) + ((v80 * v135) - (v93 * v134));
    const puma560_pack v137 = v136 + ((0.00020000000000000004 * v131) + ((v80 * v133) - (v93 * v132)));
    const puma560_pack v138 = (v1_cosine[2] * v137) + ((0.0013999999999999998 * v24) - (9.999999999999983e-05 * v81));
    const puma560_pack v139 = ((v49 * v80) - (1.9999999999999998e-05 * v88)) - (0.0004221600000000001 * v92);
    const puma560_pack v140 = v61 - v62;
    const puma560_pack v141 = (v140 * v58) - 9.81;
    const puma560_pack v142 = (0.15005 * puma560_pack_at(&qdd[0])) + (v140 * v52);
    const puma560_pack v143 = (v1_sine[1] * v142) + (v1_cosine[1] * v141);
    const puma560_pack v144 = (0.0406 * v26) - (0.4318 * v86);
    const puma560_pack v145 = v144 - v143;
    const puma560_pack v146 = (0.4318 * v55) + (0.0203 * v25);
    const puma560_pack v147 = v50 * v1_cosine[3];
    const puma560_pack v148 = (puma560_pack_at(&qdd[0]) * v58) + (puma560_pack_at(&qd[0]) * v147);
    const puma560_pack v149 = v148 + v146;
    const puma560_pack v150 = ((v47 * v149) + (v113 * v145)) - v139;
    const puma560_pack v151 = (v1_sine[2] * v150) - v138;
    *(puma560_unaligned *)&by_q[19U * stride] = v151;
    const puma560_pack v152 = ((v21 * ((0.0203 * v86) + (0.8636 * v26))) - (v49 * v93)) + (0.00020216000000000006 * v94);
    const puma560_pack v153 = v1_cosine[0] * v34;
    const puma560_pack v154 = (v1_sine[1] * v141) - (v1_cosine[1] * v142);
    const puma560_pack v155 = v1_sine[0] * v34;
    const puma560_pack v156 = (((v21 * v154) + (v153 * v145)) - (v155 * v149)) - v152;
    const puma560_pack v157 = (0.0006500000000000002 * v95) - (0.0012921600000000003 * v96);
    const puma560_pack v158 = v157 + v156;
    const puma560_pack v159 = v1_sine[0] * v1_sine[1];
    const puma560_pack v160 = (v1_sine[3] * v1_sine[3]) - (v1_cosine[3] * v1_cosine[3]);
    const puma560_pack v161 = v1_cosine[3] * v1_sine[3];
    const puma560_pack v162 = puma560_pack_at(&qdd[0]) * ((0.0141984 * v160) - (3.203722404 * v161));
    const puma560_pack v163 = v162 - (v1_sine[3] * ((0.010956925 * v55) - (0.3848762940000001 * v25)));
    const puma560_pack v164 = (0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]);
    const puma560_pack v165 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    const puma560_pack v166 = (0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]);
    const puma560_pack v167 = ((puma560_pack_at(&qdd[stride]) * v166) + ((v62 - v53) * v165)) + (v148 * v164);
    const puma560_pack v168 = (1.601861202 * v160) + (0.0283968 * v161);
    const puma560_pack v169 = 2.0 * puma560_pack_at(&qd[stride]);
    const puma560_pack v170 = (((v167 + ((puma560_pack_at(&qd[0]) * v169) * v168)) + v163) - (v159 * v158)) + (v58 * v48);
    const puma560_pack v171 = (v1_sine[2] * v137) + (0.00075 * v87);
    const puma560_pack v172 = v171 + (v1_cosine[2] * v150);
    const puma560_pack v173 = v1_cosine[0] * v1_sine[1];
    *(puma560_unaligned *)&by_q[stride] = ((v170 + (v1_cosine[1] * v151)) + (v173 * v172)) - v130;
    const puma560_pack v174 = v144 - v125;
    const puma560_pack v175 = (v1_cosine[0] * v146) + (v1_sine[0] * v174);
    const puma560_pack v176 = ((v1_cosine[2] * v139) - (v34 * v175)) - v171;
    const puma560_pack v177 = v138 + ((v1_sine[2] * v139) - (v21 * v175));
    const puma560_pack v178 = ((v153 * v174) - (v155 * v146)) - ((v21 * v65) + v152);
    const puma560_pack v179 = v157 + v178;
    *(puma560_unaligned *)&by_q[2U * stride] = -(v130 + (((v1_cosine[1] * v177) + (v159 * v179)) + (v173 * v176)));
    const puma560_pack v180 = (v18 * v18) - (v12 * v12);
    const puma560_pack v181 = (v1_cosine[2] * v121) + (v1_sine[2] * v180);
    const puma560_pack v182 = v1_sine[2] * v18;
    const puma560_pack v183 = ((v12 * v91) + (v182 * v45)) - v181;
    const puma560_pack v184 = v1_cosine[2] * v18;
    const puma560_pack v185 = (v184 * v98) - (v12 * v45);
    const puma560_pack v186 = (v184 * v31) - (v182 * v15);
    const puma560_pack v187 = v18 * v14;
    const puma560_pack v188 = v187 - v41;
    const puma560_pack v189 = v188 - v186;
    const puma560_pack v190 = (v34 * v189) - (v21 * v185);
    const puma560_pack v191 = v52 - (0.4318 * v1_sine[1]);
    const puma560_pack v192 = 0.0203 * v1_cosine[1];
    const puma560_pack v193 = v191 + v192;
    const puma560_pack v194 = v193 * (((v47 * v183) - v115) - (v1_sine[0] * v190));
    const puma560_pack v195 = (v1_cosine[2] * v180) - (v1_sine[2] * v121);
    const puma560_pack v196 = ((v184 * v134) - (v12 * v135)) - (4e-05 * v195);
    *(puma560_unaligned *)&by_q[33U * stride] = v196;
    const puma560_pack v197 = v196 + (((v184 * v132) - (v12 * v133)) - (0.00020000000000000004 * v195));
    const puma560_pack v198 = (((1.9999999999999998e-05 * v181) + (v49 * v12)) - (0.0004221600000000001 * v183)) - (0.0028799999999999997 * v120);
    const puma560_pack v199 = ((v1_cosine[2] * v197) - (9.999999999999983e-05 * v180)) - (v1_sine[2] * v198);
    *(puma560_unaligned *)&by_q[21U * stride] = v199;
    const puma560_pack v200 = (v34 * v185) + (v21 * v189);
    const puma560_pack v201 = (v48 + (v1_cosine[0] * v190)) + (v113 * v183);
    const puma560_pack v202 = (((v1_cosine[1] * v199) - (v124 * v200)) - v194) + (v64 * v201);
    const puma560_pack v203 = ((v49 * v184) - (0.00020216000000000006 * v186)) - (v34 * v70);
    const puma560_pack v204 = v203 + ((0.0012921600000000003 * v188) + (0.0006500000000000002 * v187));
    const puma560_pack v205 = (v1_cosine[2] * v198) + ((v1_sine[2] * v197) + (0.00075 * v121));
    *(puma560_unaligned *)&by_q[3U * stride] = (v202 + (v159 * (v128 - v204))) + (v173 * (v127 - v205));
    const puma560_pack v206 = (v31 * v31) - v16;
    const puma560_pack v207 = v20 + v206;
    const puma560_pack v208 = (v15 * v91) - v33;
    const puma560_pack v209 = (v34 * v208) - (v21 * v207);
    const puma560_pack v210 = ((v34 * v126) + ((v49 * v31) - (0.00020216000000000006 * v206))) + (v21 * v120);
    *(puma560_unaligned *)&by_q[28U * stride] = v210;
    const puma560_pack v211 = (v34 * v207) + (v21 * v208);
    const puma560_pack v212 = 0.0057599999999999995 * v19;
    const puma560_pack v213 = v15 * v212;
    const puma560_pack v214 = (v1_cosine[0] * v211) + ((v113 * v72) - (v1_sine[0] * v213));
    const puma560_pack v215 = (v192 + v191) * ((v1_sine[0] * v211) + ((v1_cosine[0] * v213) - (v47 * v72)));
    const puma560_pack v216 = (v31 * v134) - (4e-05 * v44);
    const puma560_pack v217 = (v216 + (0.00020000000000000004 * v46)) + v71;
    const puma560_pack v218 = (0.00020216000000000006 * v72) - (v74 + (0.0004043200000000001 * v73));
    const puma560_pack v219 = (v1_sine[2] * v217) + (v1_cosine[2] * v218);
    const puma560_pack v220 = (v173 * v219) + ((((v159 * v210) + (v124 * v209)) + (v64 * v214)) + v215);
    const puma560_pack v221 = (v1_cosine[2] * v217) - (v1_sine[2] * v218);
    *(puma560_unaligned *)&by_q[4U * stride] = v220 - (v1_cosine[1] * v221);
    const puma560_pack v222 = 0.4318 * v1_cosine[0];
    const puma560_pack v223 = ((0.3244698455 * v86) + ((0.0047376000000000015 * v23) - (0.045092796 * v26))) - (0.0203 * v117);
    const puma560_pack v224 = 0.0012435839999999998 * v1_sine[0];
    const puma560_pack v225 = (v223 + (v222 * v100)) - (v224 * v92);
    const puma560_pack v226 = (v58 * v119) + ((v60 * v118) - (v225 + (v57 * v114)));
    const puma560_pack v227 = ((v1_cosine[0] * v158) - ((0.8913300000000002 * v143) + (0.025374999999999998 * v154))) + (v1_sine[0] * v172);
    const puma560_pack v228 = ((puma560_pack_at(&qdd[0]) * v166) - ((37.2347379 * v1_sine[3]) + (1.024164 * v1_cosine[3]))) + (v140 * v168);
    *(puma560_unaligned *)&by_q[7U * stride] = (((v228 + (v59 * v112)) - (v123 * v116)) - v227) - v226;
    const puma560_pack v229 = ((v1_cosine[0] * v179) + ((0.025374999999999998 * v65) - (0.8913300000000002 * v125))) - (v1_sine[0] * v176);
    *(puma560_unaligned *)&by_q[8U * stride] = -(v226 + v229);
    const puma560_pack v230 = ((v1_cosine[0] * v204) - v129) - (v1_sine[0] * v205);
    const puma560_pack v231 = 0.4318 + v59;
    const puma560_pack v232 = 0.0203 + v123;
    *(puma560_unaligned *)&by_q[9U * stride] = ((v232 * v200) - (v231 * v201)) - v230;
    const puma560_pack v233 = (v1_cosine[0] * v210) - (v1_sine[0] * v219);
    *(puma560_unaligned *)&by_q[10U * stride] = v233 - ((v231 * v214) + (v232 * v209));
    *(puma560_unaligned *)&by_q[13U * stride] = v225 - v227;
    *(puma560_unaligned *)&by_q[14U * stride] = v225 - v229;
    *(puma560_unaligned *)&by_q[15U * stride] = ((0.0203 * v200) - (0.4318 * v201)) - v230;
    *(puma560_unaligned *)&by_q[16U * stride] = v233 - ((0.4318 * v214) + (0.0203 * v209));
    *(puma560_unaligned *)&by_q[20U * stride] = -v177;
    *(puma560_unaligned *)&by_q[22U * stride] = -v221;
    const puma560_pack v234 = 0.0006421600000000001 * v96;
    *(puma560_unaligned *)&by_q[25U * stride] = v234 - v156;
    *(puma560_unaligned *)&by_q[26U * stride] = v234 - v178;
    *(puma560_unaligned *)&by_q[27U * stride] = -(v203 + (0.0006421600000000001 * v188));
    const puma560_pack v235 = -v136;
    *(puma560_unaligned *)&by_q[31U * stride] = v235;
    *(puma560_unaligned *)&by_q[32U * stride] = v235;
    *(puma560_unaligned *)&by_q[34U * stride] = -v216;
    const puma560_pack v236 = v1_cosine[2] * v1_cosine[1];
    const puma560_pack v237 = (v1_sine[2] * v173) - v236;
    const puma560_pack v238 = (v1_sine[2] * v1_cosine[1]) + (v1_cosine[2] * v173);
    const puma560_pack v239 = (v238 * v31) - (v237 * v15);
    const puma560_pack v240 = v13 * v173;
    const puma560_pack v241 = v9 * v1_cosine[1];
    const puma560_pack v242 = (v1_cosine[1] * v12) + (v173 * v14);
    const puma560_pack v243 = (-v242) - (2.0 * ((v1_sine[0] * v241) - v240));
    const puma560_pack v244 = v243 + v239;
    const puma560_pack v245 = (v159 * v45) + (v238 * v98);
    const puma560_pack v246 = (v34 * v244) + (v21 * v245);
    const puma560_pack v247 = (v173 * v18) + (v159 * v12);
    const puma560_pack v248 = v9 * v1_sine[1];
    const puma560_pack v249 = v248 - v247;
    const puma560_pack v250 = (v1_cosine[0] * v241) + (v159 * v13);
    const puma560_pack v251 = ((2.0 * v250) - (v159 * v42)) - (v1_cosine[1] * v83);
    const puma560_pack v252 = (v1_cosine[2] * v251) - (v1_sine[2] * v249);
    const puma560_pack v253 = v252 + ((v159 * v91) - (v237 * v45));
    const puma560_pack v254 = 0.8636 * v13;
    const puma560_pack v255 = (0.0406 * v66) + (v1_cosine[3] * v254);
    const puma560_pack v256 = 0.0024871679999999997 * v1_sine[2];
    const puma560_pack v257 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_pack v258 = ((v257 * v240) + (v256 * ((v1_cosine[3] * v11) - v84))) - (v153 * v255);
    const puma560_pack v259 = v1_sine[0] * v1_cosine[2];
    const puma560_pack v260 = v1_sine[1] * v13;
    const puma560_pack v261 = ((0.00011692799999999998 * v1_sine[2]) * v260) - ((v49 * v238) + ((0.0024871679999999997 * v259) * v241));
    const puma560_pack v262 = v51 - (0.3001 * puma560_pack_at(&qd[0]));
    const puma560_pack v263 = v262 + (0.0406 * v248);
    const puma560_pack v264 = (0.00020216000000000006 * v239) + ((v261 - (v155 * v263)) + v258);
    const puma560_pack v265 = v264 + ((0.0012921600000000003 * v243) - (0.0006500000000000002 * v242));
    const puma560_pack v266 = 0.7697525880000002 * v1_cosine[3];
    const puma560_pack v267 = 0.022546398 * v1_cosine[1];
    const puma560_pack v268 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_pack v269 = (v1_cosine[3] * v268) - 0.0070992;
    const puma560_pack v270 = (v169 * v269) + (v241 * (v267 + (v266 - (0.648939691 * v1_sine[1]))));
    const puma560_pack v271 = 0.009475200000000003 * v11;
    const puma560_pack v272 = v1_sine[1] * v1_sine[1];
    const puma560_pack v273 = 0.02191385 * v1_cosine[3];
    const puma560_pack v274 = ((v262 * v164) - ((v273 * v248) + v271)) + ((0.009475200000000003 * v1_sine[1]) * v66);
    const puma560_pack v275 = (v274 + ((v272 * (v271 + (0.022546398 * v9))) - v270)) - (v159 * v265);
    const puma560_pack v276 = (v34 * v245) - (v21 * v244);
    const puma560_pack v277 = v276 + ((1.7826600000000004 * v84) - (0.050749999999999997 * v260));
    const puma560_pack v278 = (v275 + (v124 * v277)) - (v193 * ((v47 * v253) - (v1_sine[0] * v246)));
    const puma560_pack v279 = ((v1_cosine[0] * v246) + ((1.7826600000000004 * v260) - (0.050749999999999997 * v66))) + (v113 * v253);
    const puma560_pack v280 = ((v49 * v159) - (1.9999999999999998e-05 * v252)) - (0.0004221600000000001 * v253);
    const puma560_pack v281 = (v1_cosine[2] * v249) + (v1_sine[2] * v251);
    const puma560_pack v282 = (4e-05 * v281) + ((v238 * v134) + (v159 * v135));
    const puma560_pack v283 = v282 + ((0.00020000000000000004 * v281) + ((v238 * v132) + (v159 * v133)));
    const puma560_pack v284 = ((v1_cosine[0] * v263) + (0.8636 * v250)) - (v1_sine[0] * v255);
    const puma560_pack v285 = ((v1_sine[2] * v283) + ((0.00075 * v251) + (v34 * v284))) - (v1_cosine[2] * v280);
    const puma560_pack v286 = (v1_cosine[2] * v283) + (((0.0013999999999999998 * v248) - (9.999999999999983e-05 * v247)) - (v21 * v284));
    const puma560_pack v287 = v286 + (v1_sine[2] * v280);
    *(puma560_unaligned *)&by_qd[0] = ((v173 * v285) + (v278 + (v64 * v279))) - (v1_cosine[1] * v287);
    const puma560_pack v288 = (v1_cosine[0] * v12) - (v1_sine[0] * v18);
    const puma560_pack v289 = v11 - v288;
    const puma560_pack v290 = (2.0 * v79) - (v1_cosine[0] * v42);
    const puma560_pack v291 = (v1_cosine[2] * v289) + (v1_sine[2] * v290);
    const puma560_pack v292 = (4e-05 * v291) + ((v1_cosine[0] * v135) - (v259 * v134));
    const puma560_pack v293 = v292 + ((0.00020000000000000004 * v291) + ((v1_cosine[0] * v133) - (v259 * v132)));
    const puma560_pack v294 = (v1_sine[2] * v293) + (0.00075 * v290);
    const puma560_pack v295 = (v1_cosine[2] * v290) - (v1_sine[2] * v289);
    const puma560_pack v296 = v1_sine[2] * v1_sine[0];
    const puma560_pack v297 = (v295 + (v296 * v45)) + (v1_cosine[0] * v91);
    const puma560_pack v298 = ((v49 * v1_cosine[0]) - (1.9999999999999998e-05 * v295)) - (0.0004221600000000001 * v297);
    const puma560_pack v299 = 0.8636 * puma560_pack_at(&qd[0]);
    const puma560_pack v300 = v254 + (0.0406 * v11);
    const puma560_pack v301 = ((v51 * v159) + (0.0406 * v10)) + (v1_cosine[1] * (v1_sine[0] * v147));
    const puma560_pack v302 = v301 - (v1_cosine[0] * (v300 + (v299 * v1_sine[3])));
    const puma560_pack v303 = ((v1_cosine[2] * v298) + (v34 * v302)) - v294;
    const puma560_pack v304 = (v1_cosine[2] * v293) + ((0.0013999999999999998 * v11) - (9.999999999999983e-05 * v288));
    const puma560_pack v305 = v304 + ((v1_sine[2] * v298) + (v21 * v302));
    const puma560_pack v306 = (v259 * v31) - (v296 * v15);
    const puma560_pack v307 = ((v49 * v259) - (v9 * v256)) - (v34 * ((v1_sine[0] * v300) + (0.0406 * v17)));
    const puma560_pack v308 = v307 - (0.00020216000000000006 * v306);
    const puma560_pack v309 = (v1_sine[2] * v1_sine[1]) - (v1_cosine[0] * v236);
    const puma560_pack v310 = 0.0024871679999999997 * (((puma560_pack_at(&qd[stride]) * v1_cosine[3]) * v309) - (v1_sine[3] * ((puma560_pack_at(&qd[stride]) * v238) + (puma560_pack_at(&qd[0]) * v259))));
    const puma560_pack v311 = (-v310) - v308;
    const puma560_pack v312 = v1_sine[0] * v14;
    const puma560_pack v313 = (2.0 * v80) - v312;
    const puma560_pack v314 = (0.0006500000000000002 * v312) - (0.0012921600000000003 * v313);
    const puma560_pack v315 = v314 - v311;
    const puma560_pack v316 = (2.0 * puma560_pack_at(&qd[0])) * v269;
    const puma560_pack v317 = ((v169 * v166) - v316) + (v1_sine[3] * ((0.7697525880000002 * v11) - (0.02191385 * v13)));
    const puma560_pack v318 = (v1_cosine[0] * v45) - (v259 * v98);
    const puma560_pack v319 = v313 + v306;
    const puma560_pack v320 = (v34 * v319) - (v21 * v318);
    const puma560_pack v321 = (v113 * v297) - (0.050749999999999997 * v9);
    const puma560_pack v322 = (v34 * v318) + (v21 * v319);
    const puma560_pack v323 = v322 + (1.7826600000000004 * v9);
    const puma560_pack v324 = (v1_sine[1] * v323) - (v1_cosine[1] * ((v1_cosine[0] * v320) - v321));
    const puma560_pack v325 = (v1_sine[0] * v320) + (v47 * v297);
    const puma560_pack v326 = v1_sine[1] * ((((0.009475200000000003 * v9) + (0.6824699160000001 * v13)) + (0.022546398 * v11)) + (0.4318 * v325));
    const puma560_pack v327 = (((v52 * v325) + ((v266 * v13) + (v273 * v11))) - (0.15005 * v324)) - v326;
    const puma560_pack v328 = v327 + (v1_cosine[1] * ((0.0203 * v325) + ((0.022546398 * v13) + (0.03353022499999997 * v11))));
    *(puma560_unaligned *)&by_qd[stride] = (((v317 - (v159 * v315)) - (v1_cosine[1] * v305)) - (v173 * v303)) - v328;
    const puma560_pack v329 = ((v47 * v300) - (0.00011692799999999998 * v10)) - v298;
    const puma560_pack v330 = v294 + (v1_cosine[2] * v329);
    const puma560_pack v331 = (v1_sine[2] * v329) - v304;
    *(puma560_unaligned *)&by_qd[20U * stride] = v331;
    const puma560_pack v332 = -v308;
    const puma560_pack v333 = v314 - v332;
    *(puma560_unaligned *)&by_qd[2U * stride] = (((v1_cosine[1] * v331) - (v159 * v333)) + (v173 * v330)) - v328;
    const puma560_pack v334 = v1_cosine[2] * v15;
    const puma560_pack v335 = v334 + (v1_sine[2] * v31);
    const puma560_pack v336 = v12 - v335;
    const puma560_pack v337 = v1_sine[2] * v1_sine[2];
    const puma560_pack v338 = (v34 * v336) - ((0.0057599999999999995 * v337) * v15);
    const puma560_pack v339 = v1_cosine[2] * v212;
    const puma560_pack v340 = (0.0057599999999999995 * v184) - v339;
    const puma560_pack v341 = v1_cosine[2] * v19;
    const puma560_pack v342 = (0.0015 * v18) + (v337 * ((0.00048000000000000007 * v18) - (0.00044000000000000007 * v19)));
    const puma560_pack v343 = v342 - (v1_cosine[2] * ((0.0008443200000000002 * v341) - (0.0008843200000000002 * v184)));
    const puma560_pack v344 = 0.0004043200000000001 * v1_sine[2];
    const puma560_pack v345 = (0.0004043200000000001 * v182) - (v344 * v19);
    const puma560_pack v346 = (v49 * v1_sine[2]) - (0.00020216000000000006 * v335);
    const puma560_pack v347 = v346 + (0.0019421600000000005 * v12);
    const puma560_pack v348 = (v21 * v336) + ((0.0057599999999999995 * v1_sine[2]) * v334);
    const puma560_pack v349 = ((v159 * v347) - ((v173 * v343) + (v236 * v345))) + (v124 * v348);
    const puma560_pack v350 = (v1_cosine[0] * v338) + (v1_sine[0] * v340);
    *(puma560_unaligned *)&by_qd[3U * stride] = (v349 + (v193 * ((v1_cosine[0] * v340) - (v1_sine[0] * v338)))) - (v64 * v350);
    const puma560_pack v351 = v49 - (0.0008443200000000002 * v31);
    const puma560_pack v352 = (v1_cosine[2] * v351) - ((0.00044000000000000007 * v1_sine[2]) * v15);
    const puma560_pack v353 = 0.0057599999999999995 * v31;
    const puma560_pack v354 = (v89 * v212) + (v1_sine[0] * v353);
    const puma560_pack v355 = ((v64 * v354) + ((0.0008642879999999998 * v1_sine[1]) * v341)) - (v173 * v352);
    const puma560_pack v356 = (v1_sine[2] * v351) + (0.00044000000000000007 * v334);
    *(puma560_unaligned *)&by_qd[4U * stride] = (v355 - (v193 * ((v1_cosine[0] * v353) - (v296 * v212)))) - (v1_cosine[1] * v356);
    const puma560_pack v357 = 3.9999999999999996e-05 * v19;
    const puma560_pack v358 = 3.9999999999999996e-05 * v15;
    *(puma560_unaligned *)&by_qd[29U * stride] = v358;
    *(puma560_unaligned *)&by_qd[5U * stride] = (v159 * v358) - (v238 * v357);
    const puma560_pack v359 = v105 + (0.025374999999999998 * v1_sine[1]);
    const puma560_pack v360 = ((0.022546398 * v85) + (((v299 * v1_cosine[3]) * v359) - (0.648939691 * v260))) - (v1_cosine[0] * v265);
    const puma560_pack v361 = ((v360 - (0.0203 * v276)) - (v222 * v246)) - ((v1_sine[0] * v285) + (v224 * v253));
    *(puma560_unaligned *)&by_qd[12U * stride] = v361;
    *(puma560_unaligned *)&by_qd[6U * stride] = ((v316 - (v123 * v277)) - (v59 * v279)) + v361;
    const puma560_pack v362 = ((((v52 * v173) * v320) - (v57 * v321)) + (v60 * v323)) + (v58 * v324);
    const puma560_pack v363 = ((v222 * v320) - (0.0203 * v322)) - (v224 * v297);
    const puma560_pack v364 = v363 + ((v1_sine[0] * v303) + (((v51 * v164) + (v147 * v359)) - (v1_cosine[0] * v315)));
    *(puma560_unaligned *)&by_qd[13U * stride] = v364;
    *(puma560_unaligned *)&by_qd[7U * stride] = v364 - v362;
    const puma560_pack v365 = ((v1_cosine[0] * v333) + (v1_sine[0] * v330)) - v363;
    *(puma560_unaligned *)&by_qd[8U * stride] = -(v362 + v365);
    const puma560_pack v366 = (v1_cosine[0] * v347) + (v1_sine[0] * v343);
    *(puma560_unaligned *)&by_qd[9U * stride] = (v366 - (v232 * v348)) + (v231 * v350);
    const puma560_pack v367 = v1_sine[0] * v352;
    *(puma560_unaligned *)&by_qd[10U * stride] = (v367 - (v232 * v339)) - (v231 * v354);
    const puma560_pack v368 = (v259 * v357) + (v1_cosine[0] * v358);
    *(puma560_unaligned *)&by_qd[11U * stride] = v368;
    *(puma560_unaligned *)&by_qd[17U * stride] = v368;
    *(puma560_unaligned *)&by_qd[14U * stride] = -v365;
    *(puma560_unaligned *)&by_qd[15U * stride] = (v366 - (0.0203 * v348)) + (0.4318 * v350);
    *(puma560_unaligned *)&by_qd[16U * stride] = v367 - ((0.4318 * v354) + (0.00011692799999999998 * v341));
    *(puma560_unaligned *)&by_qd[18U * stride] = -v287;
    *(puma560_unaligned *)&by_qd[19U * stride] = -v305;
    *(puma560_unaligned *)&by_qd[21U * stride] = -(v1_cosine[2] * v345);
    *(puma560_unaligned *)&by_qd[22U * stride] = -v356;
    *(puma560_unaligned *)&by_qd[23U * stride] = -(v1_sine[2] * v357);
    *(puma560_unaligned *)&by_qd[24U * stride] = -(v264 + (0.0006421600000000001 * v243));
    const puma560_pack v369 = 0.0006421600000000001 * v313;
    *(puma560_unaligned *)&by_qd[25U * stride] = v311 + v369;
    *(puma560_unaligned *)&by_qd[26U * stride] = v332 + v369;
    *(puma560_unaligned *)&by_qd[27U * stride] = v346 + (0.0006421600000000001 * v12);
    *(puma560_unaligned *)&by_qd[30U * stride] = -v282;
    const puma560_pack v370 = -v292;
    *(puma560_unaligned *)&by_qd[31U * stride] = v370;
    *(puma560_unaligned *)&by_qd[32U * stride] = v370;
    *(puma560_unaligned *)&by_qd[33U * stride] = (8e-05 * v182) - (v1_sine[2] * v134);
    *(puma560_unaligned *)&by_qd[34U * stride] = -v135;
    const puma560_pack v371 = 0.00011692799999999998 * v89;
    const puma560_pack v372 = (((0.0008642879999999998 * v296) + 3.155182285625) + ((v256 * v1_cosine[1]) * v173)) - ((v1_sine[1] * v267) + v371);
    const puma560_pack v373 = (v52 * v164) + ((0.0012435839999999998 * v1_cosine[3]) * ((v1_cosine[2] * v1_sine[1]) + (v1_cosine[1] * v89)));
    const puma560_pack v374 = 0.00020216000000000006 * v337;
    const puma560_pack v375 = (v374 - (v1_sine[3] * v268)) - (v236 * ((0.00011692799999999998 * v1_sine[1]) - (v344 * v173)));
    const puma560_pack v376 = 0.00020216000000000006 * v1_sine[2];
    const puma560_pack v377 = (0.00010000000000000026 * v1_sine[0]) + (v296 * v376);
    const puma560_pack v378 = v371 + (v1_sine[0] * v377);
    const puma560_pack v379 = v375 - (v272 * ((((0.0004043200000000001 * v337) - 0.32402200550000004) - v257) - v378));
    *(puma560_unaligned *)&by_qdd[0] = v379 + (v372 - (2.0 * v373));
    const puma560_pack v380 = 0.0012435839999999998 * v296;
    const puma560_pack v381 = v380 + (v259 * v376);
    const puma560_pack v382 = 5.846399999999999e-05 * v1_sine[2];
    const puma560_pack v383 = (v21 * v173) - (v359 + (v34 * v1_cosine[1]));
    const puma560_pack v384 = (0.15005 * v383) + ((((v173 * v377) - v104) - (v382 * v159)) - (v1_cosine[1] * v381));
    *(puma560_unaligned *)&by_qdd[2U * stride] = v384;
    *(puma560_unaligned *)&by_qdd[12U * stride] = v384;
    const puma560_pack v385 = -((v165 + (v1_sine[3] * v380)) - v384);
    *(puma560_unaligned *)&by_qdd[stride] = v385;
    *(puma560_unaligned *)&by_qdd[6U * stride] = v385;
    const puma560_pack v386 = 5.846399999999999e-05 * v1_cosine[1];
    const puma560_pack v387 = ((v1_cosine[0] * v21) * v191) + ((v89 * v386) - (v1_cosine[1] * (0.0016399999999999997 + (0.0004321439999999999 * v296))));
    const puma560_pack v388 = -(v387 - (v376 * v238));
    *(puma560_unaligned *)&by_qdd[3U * stride] = v388;
    *(puma560_unaligned *)&by_qdd[18U * stride] = v388;
    const puma560_pack v389 = (((0.0006421600000000001 * v159) - (v259 * v386)) + (0.0004321439999999999 * v309)) - (v155 * v191);
    *(puma560_unaligned *)&by_qdd[4U * stride] = v389;
    *(puma560_unaligned *)&by_qdd[24U * stride] = v389;
    const puma560_pack v390 = -(4e-05 * v237);
    *(puma560_unaligned *)&by_qdd[5U * stride] = v390;
    *(puma560_unaligned *)&by_qdd[30U * stride] = v390;
    const puma560_pack v391 = v373 + (v58 * v383);
    const puma560_pack v392 = (v257 + 0.3592922305) - v378;
    *(puma560_unaligned *)&by_qdd[14U * stride] = v392;
    const puma560_pack v393 = v391 - v392;
    *(puma560_unaligned *)&by_qdd[7U * stride] = (1.748114002 - v391) - v393;
    const puma560_pack v394 = -v393;
    *(puma560_unaligned *)&by_qdd[8U * stride] = v394;
    *(puma560_unaligned *)&by_qdd[13U * stride] = v394;
    const puma560_pack v395 = -(v381 + ((v1_sine[0] * v21) * v59));
    *(puma560_unaligned *)&by_qdd[9U * stride] = v395;
    *(puma560_unaligned *)&by_qdd[19U * stride] = v395;
    const puma560_pack v396 = (v1_cosine[0] * (0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]))) - v382;
    *(puma560_unaligned *)&by_qdd[16U * stride] = v396;
    *(puma560_unaligned *)&by_qdd[26U * stride] = v396;
    const puma560_pack v397 = (v396 - (v21 * v123)) + (v153 * v59);
    *(puma560_unaligned *)&by_qdd[10U * stride] = v397;
    *(puma560_unaligned *)&by_qdd[25U * stride] = v397;
    const puma560_pack v398 = 4e-05 * v296;
    *(puma560_unaligned *)&by_qdd[11U * stride] = v398;
    *(puma560_unaligned *)&by_qdd[17U * stride] = v398;
    *(puma560_unaligned *)&by_qdd[31U * stride] = v398;
    *(puma560_unaligned *)&by_qdd[32U * stride] = v398;
    const puma560_pack v399 = -v381;
    *(puma560_unaligned *)&by_qdd[15U * stride] = v399;
    *(puma560_unaligned *)&by_qdd[20U * stride] = v399;
    *(puma560_unaligned *)&by_qdd[21U * stride] = 0.0016399999999999997 + v374;
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
