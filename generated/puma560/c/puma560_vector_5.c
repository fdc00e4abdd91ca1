/* puma560, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PUMA560_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in puma560_batch.c. */
#include "puma560_batch.h"

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
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PUMA560_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PUMA560_APART __attribute__((noinline, unused))
#endif
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

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PUMA560_INLINE size_t puma560_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PUMA560_LANES;

    return (((count % PUMA560_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
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

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
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
    const puma560_pack rz = r * z;

    const puma560_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const puma560_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const puma560_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const puma560_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
PUMA560_INLINE bool puma560_pack_within(puma560_bits beyond)
{
    return puma560_pack_all((puma560_mask)((beyond >> 18) == 0ULL));
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
    if (!puma560_pack_within(*beyond)) {
        puma560_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static PUMA560_APART void puma560_pack_reactions_again(puma560_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = ahead; lane < (ahead + PUMA560_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const puma560_prepared *own = (const puma560_prepared *)prepared;
            double q_lane[6];
            double qd_lane[6];
            double qdd_lane[6];
            double F_lane[36];

            (void)spacing;
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            puma560_reactions(own, q_lane, qd_lane, qdd_lane, F_lane);
            for (size_t k = 0U; k < 36U; k++) {
                F[(k * stride) + lane] = F_lane[k];
            }
        }
    }
}

static PUMA560_APART void puma560_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    puma560_bits v_beyond = { 0U };
    const puma560_pack v0_angle[5] = {puma560_pack_at(&q[stride]), puma560_pack_at(&q[2U * stride]), puma560_pack_at(&q[3U * stride]), puma560_pack_at(&q[4U * stride]), puma560_pack_at(&q[5U * stride])};
    puma560_pack v0_sine[5];
    puma560_pack v0_cosine[5];
    puma560_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    puma560_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    const puma560_pack v10 = puma560_pack_at(&qd[0]) * v0_sine[0];
    const puma560_pack v11 = puma560_pack_at(&qd[0]) * v0_cosine[0];
    const puma560_pack v12 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const puma560_pack v13 = puma560_pack_at(&qd[2U * stride]) + puma560_pack_at(&qd[stride]);
    const puma560_pack v14 = (v0_cosine[2] * v12) - (v13 * v0_sine[2]);
    const puma560_pack v15 = (v13 * v0_cosine[2]) + (v0_sine[2] * v12);
    const puma560_pack v16 = (v15 * v15) + (v14 * v14);
    const puma560_pack v17 = (v0_cosine[1] * v11) - (v0_sine[1] * v10);
    const puma560_pack v18 = v13 * v17;
    const puma560_pack v19 = puma560_pack_at(&qd[stride]) * v10;
    const puma560_pack v20 = (puma560_pack_at(&qdd[0]) * v0_cosine[0]) - v19;
    const puma560_pack v21 = puma560_pack_at(&qd[stride]) * v11;
    const puma560_pack v22 = v21 + (puma560_pack_at(&qdd[0]) * v0_sine[0]);
    const puma560_pack v23 = ((puma560_pack_at(&qd[2U * stride]) * v17) + (v0_sine[1] * v20)) + (v0_cosine[1] * v22);
    const puma560_pack v24 = v23 - v18;
    const puma560_pack v25 = v17 * v12;
    const puma560_pack v26 = puma560_pack_at(&qdd[stride]) + puma560_pack_at(&qdd[2U * stride]);
    const puma560_pack v27 = v11 * v10;
    const puma560_pack v28 = puma560_pack_at(&qdd[stride]) + v27;
    const puma560_pack v29 = (9.81 * v0_cosine[0]) + (0.4318 * v28);
    const puma560_pack v30 = v11 * v11;
    const puma560_pack v31 = puma560_pack_at(&qd[stride]) * puma560_pack_at(&qd[stride]);
    const puma560_pack v32 = v31 + v30;
    const puma560_pack v33 = (9.81 * v0_sine[0]) - (0.4318 * v32);
    const puma560_pack v34 = (v0_sine[1] * v33) - (v0_cosine[1] * v29);
    const puma560_pack v35 = (v34 - (0.0203 * (v26 + v25))) + (0.15005 * v24);
    const puma560_pack v36 = v35 + (0.4318 * v16);
    const puma560_pack v37 = v12 * v12;
    const puma560_pack v38 = v17 * v17;
    const puma560_pack v39 = v38 + v37;
    const puma560_pack v40 = v19 - v20;
    const puma560_pack v41 = 0.4318 * v40;
    const puma560_pack v42 = ((puma560_pack_at(&qd[2U * stride]) * v12) + (v0_sine[1] * v22)) - (v0_cosine[1] * v20);
    const puma560_pack v43 = v13 * v12;
    const puma560_pack v44 = (v41 - (0.15005 * v39)) + (0.0203 * (v43 + v42));
    const puma560_pack v45 = v43 - v42;
    const puma560_pack v46 = v13 * v13;
    const puma560_pack v47 = (v0_sine[1] * v29) + (v0_cosine[1] * v33);
    const puma560_pack v48 = ((0.0203 * (v46 + v38)) - v47) - (0.15005 * v45);
    const puma560_pack v49 = (v0_cosine[2] * v48) + (v0_sine[2] * v44);
    const puma560_pack v50 = ((puma560_pack_at(&qd[3U * stride]) * v14) + (v26 * v0_cosine[2])) + (v0_sine[2] * v23);
    const puma560_pack v51 = puma560_pack_at(&qd[3U * stride]) + v17;
    const puma560_pack v52 = v51 * v14;
    const puma560_pack v53 = v52 - v50;
    const puma560_pack v54 = (0.4318 * v53) - v49;
    const puma560_pack v55 = (v0_cosine[3] * v54) - (v0_sine[3] * v36);
    const puma560_pack v56 = (v0_cosine[2] * v44) - (v0_sine[2] * v48);
    const puma560_pack v57 = ((puma560_pack_at(&qd[3U * stride]) * v15) + (v26 * v0_sine[2])) - (v0_cosine[2] * v23);
    const puma560_pack v58 = v51 * v15;
    const puma560_pack v59 = v58 - v57;
    const puma560_pack v60 = v56 + (0.4318 * v59);
    const puma560_pack v61 = (v0_sine[4] * v55) + (v0_cosine[4] * v60);
    const puma560_pack v62 = (v0_sine[3] * v51) + (v0_cosine[3] * v14);
    const puma560_pack v63 = puma560_pack_at(&qd[4U * stride]) + v15;
    const puma560_pack v64 = (v0_cosine[4] * v63) + (v0_sine[4] * v62);
    const puma560_pack v65 = (v0_sine[3] * v14) - (v0_cosine[3] * v51);
    const puma560_pack v66 = puma560_pack_at(&qdd[3U * stride]) - v42;
    const puma560_pack v67 = ((puma560_pack_at(&qd[4U * stride]) * v65) + (v0_cosine[3] * v57)) - (v0_sine[3] * v66);
    const puma560_pack v68 = puma560_pack_at(&qdd[4U * stride]) + v50;
    const puma560_pack v69 = (v0_sine[4] * v68) + (v0_cosine[4] * v67);
    const puma560_pack v70 = (0.0028799999999999997 * (v69 + (v65 * v64))) - (0.09 * v61);
    *(puma560_unaligned *)&F[31U * stride] = v70;
    const puma560_pack v71 = (v0_sine[4] * v60) - (v0_cosine[4] * v55);
    const puma560_pack v72 = (v0_sine[4] * v63) - (v0_cosine[4] * v62);
    const puma560_pack v73 = (v0_sine[4] * v67) - (v0_cosine[4] * v68);
    const puma560_pack v74 = (0.0028799999999999997 * (v73 + (v65 * v72))) - (0.09 * v71);
    *(puma560_unaligned *)&F[30U * stride] = v74;
    const puma560_pack v75 = ((v0_sine[4] * v74) - (0.34 * v60)) + (v0_cosine[4] * v70);
    const puma560_pack v76 = ((0.369656 * v59) + (0.82 * v56)) - v75;
    const puma560_pack v77 = ((v0_sine[4] * v70) - (0.34 * v55)) - (v0_cosine[4] * v74);
    const puma560_pack v78 = (v0_cosine[3] * v36) + (v0_sine[3] * v54);
    const puma560_pack v79 = 0.0028799999999999997 * ((v64 * v64) + (v72 * v72));
    const puma560_pack v80 = v79 + (0.43000000000000005 * v78);
    const puma560_pack v81 = (v0_cosine[3] * v77) - (v0_sine[3] * v80);
    const puma560_pack v82 = ((0.369656 * v53) - (0.82 * v49)) - v81;
    *(puma560_unaligned *)&F[18U * stride] = v82;
    const puma560_pack v83 = (v0_cosine[2] * v82) + (v0_sine[2] * v76);
    const puma560_pack v84 = v26 - v25;
    const puma560_pack v85 = v83 + ((0.78792 * v45) + ((4.8 * v47) - (0.336 * v84)));
    *(puma560_unaligned *)&F[12U * stride] = v85;
    const puma560_pack v86 = ((v0_cosine[3] * v80) + ((0.369656 * v16) + (0.82 * v35))) + (v0_sine[3] * v77);
    const puma560_pack v87 = v86 + ((0.78792 * v24) + ((4.8 * v34) + (0.336 * (v46 + v37))));
    const puma560_pack v88 = puma560_pack_at(&qdd[stride]) - v27;
    const puma560_pack v89 = v19 + v20;
    const puma560_pack v90 = (((170.694 * v0_sine[0]) - (1.1832 * v32)) - (0.10439999999999999 * v88)) + (3.9585 * v89);
    const puma560_pack v91 = (v90 + (v0_sine[1] * v87)) + (v0_cosine[1] * v85);
    *(puma560_unaligned *)&F[6U * stride] = v91;
    const puma560_pack v92 = (v0_sine[1] * v85) - (v0_cosine[1] * v87);
    const puma560_pack v93 = v10 * v10;
    const puma560_pack v94 = v21 - v22;
    const puma560_pack v95 = (((170.694 * v0_cosine[0]) + (1.1832 * v28)) - (0.10439999999999999 * (v31 + v93))) + (3.9585 * v94);
    const puma560_pack v96 = v92 + v95;
    *(puma560_unaligned *)&F[7U * stride] = v96;
    const puma560_pack v97 = (v0_sine[0] * v96) - (v0_cosine[0] * v91);
    *(puma560_unaligned *)&F[0] = -v97;
    const puma560_pack v98 = (v0_cosine[2] * v76) - (v0_sine[2] * v82);
    const puma560_pack v99 = (((0.78792 * v39) - (4.8 * v41)) - (0.336 * (v23 + v18))) - v98;
    const puma560_pack v100 = v21 + v22;
    const puma560_pack v101 = v99 + (((3.9585 * (v30 + v93)) - (1.1832 * v40)) - (0.10439999999999999 * v100));
    *(puma560_unaligned *)&F[stride] = v101;
    *(puma560_unaligned *)&F[2U * stride] = (v0_sine[0] * v91) + (v0_cosine[0] * v96);
    const puma560_pack v102 = (3.9999999999999996e-05 * puma560_pack_at(&qd[5U * stride])) + (0.00020216 * v65);
    const puma560_pack v103 = ((v64 * v102) + (0.00024216 * v69)) - (0.0028799999999999997 * v61);
    const puma560_pack v104 = ((v72 * v102) + (0.00024216 * v73)) - (0.0028799999999999997 * v71);
    *(puma560_unaligned *)&F[34U * stride] = v104;
    const puma560_pack v105 = 0.00010000000000000005 * v63;
    const puma560_pack v106 = ((v0_sine[4] * v104) + ((0.0003 * v67) + (v65 * v105))) + (v0_cosine[4] * v103);
    const puma560_pack v107 = ((puma560_pack_at(&qd[4U * stride]) * v62) - (v0_cosine[3] * v66)) - (v0_sine[3] * v57);
    const puma560_pack v108 = 3.9999999999999996e-05 * (puma560_pack_at(&qdd[5U * stride]) - v107);
    *(puma560_unaligned *)&F[35U * stride] = v108;
    const puma560_pack v109 = ((0.0003 * v107) + (v62 * v105)) - v108;
    const puma560_pack v110 = ((v0_cosine[3] * v109) - (0.0013 * v66)) + (v0_sine[3] * v106);
    const puma560_pack v111 = ((((0.10933706799999998 * v43) - (0.0551544 * v84)) - (0.14183706799999996 * v42)) + (0.78792 * v47)) - v110;
    const puma560_pack v112 = (v111 + (0.15005 * v83)) - (0.0203 * v98);
    *(puma560_unaligned *)&F[16U * stride] = v112;
    const puma560_pack v113 = ((v0_sine[4] * v103) + (0.0004 * v68)) - (v0_cosine[4] * v104);
    *(puma560_unaligned *)&F[29U * stride] = v113;
    const puma560_pack v114 = (v113 + (((0.16844092479999997 * v50) - (0.16714092479999998 * v52)) + (0.369656 * v49))) + (0.4318 * v81);
    const puma560_pack v115 = (((0.16844092479999997 * v57) - (0.16714092479999998 * v58)) - (0.369656 * v56)) - (v0_sine[3] * v109);
    const puma560_pack v116 = ((0.4318 * v75) + v115) + (v0_cosine[3] * v106);
    const puma560_pack v117 = (((0.03231706799999995 * v18) - (0.336 * v41)) + (0.0551544 * (v38 - v46))) - (0.218857068 * v23);
    const puma560_pack v118 = ((v0_cosine[2] * v116) + ((v117 - (0.78792 * v34)) - (0.15005 * v86))) - (v0_sine[2] * v114);
    const puma560_pack v119 = (((38.832885000000005 * v0_cosine[0]) + (0.88493235 * v21)) + (0.26917800000000003 * v28)) - (1.03118515 * v22);
    const puma560_pack v120 = ((v119 + (0.023751 * (v30 - v31))) - (0.0070992 * v40)) + (v0_cosine[1] * v118);
    const puma560_pack v121 = v120 + (v0_sine[1] * v112);
    const puma560_pack v122 = (((38.832885000000005 * v0_sine[0]) + (0.41110115 * v19)) + (1.50501635 * v20)) - (0.023751 * v88);
    const puma560_pack v123 = ((v122 - (0.26917800000000003 * (v31 - v93))) - (0.0070992 * v100)) - (v0_sine[1] * v118);
    const puma560_pack v124 = (v123 + (0.4318 * v99)) + (v0_cosine[1] * v112);
    *(puma560_unaligned *)&F[10U * stride] = v124;
    *(puma560_unaligned *)&F[3U * stride] = -((v0_sine[0] * v124) + ((v0_cosine[0] * v121) + (0.67183 * v101)));
    const puma560_pack v125 = (((0.10952 * v26) - (0.07702000000000003 * v25)) - (0.336 * v47)) - (0.0551544 * v45);
    const puma560_pack v126 = ((v0_cosine[2] * v114) + (v125 - (0.0203 * v86))) + (v0_sine[2] * v116);
    *(puma560_unaligned *)&F[17U * stride] = v126;
    const puma560_pack v127 = (((0.620084 * puma560_pack_at(&qdd[stride])) - (1.024164 * v0_sine[0])) + (11.607192000000001 * v0_cosine[0])) + (0.4738312 * v27);
    const puma560_pack v128 = v126 + (((v127 + (0.0070992 * (v30 - v93))) + (0.26917800000000003 * v94)) - (0.023751 * v89));
    const puma560_pack v129 = v128 + (0.4318 * v92);
    *(puma560_unaligned *)&F[11U * stride] = v129;
    *(puma560_unaligned *)&F[4U * stride] = -(v129 + (0.67183 * v97));
    *(puma560_unaligned *)&F[5U * stride] = ((0.35 * puma560_pack_at(&qdd[0])) - (v0_sine[0] * v121)) + (v0_cosine[0] * v124);
    *(puma560_unaligned *)&F[8U * stride] = -v101;
    *(puma560_unaligned *)&F[9U * stride] = -v121;
    *(puma560_unaligned *)&F[13U * stride] = -v87;
    *(puma560_unaligned *)&F[14U * stride] = -v99;
    *(puma560_unaligned *)&F[15U * stride] = -v118;
    *(puma560_unaligned *)&F[19U * stride] = -v76;
    *(puma560_unaligned *)&F[20U * stride] = -v86;
    *(puma560_unaligned *)&F[21U * stride] = -v116;
    *(puma560_unaligned *)&F[22U * stride] = -v114;
    *(puma560_unaligned *)&F[23U * stride] = -v110;
    *(puma560_unaligned *)&F[24U * stride] = -v77;
    *(puma560_unaligned *)&F[25U * stride] = -v80;
    *(puma560_unaligned *)&F[26U * stride] = -v75;
    *(puma560_unaligned *)&F[27U * stride] = -v106;
    *(puma560_unaligned *)&F[28U * stride] = -v109;
    *(puma560_unaligned *)&F[32U * stride] = -(v79 + (0.09 * v78));
    *(puma560_unaligned *)&F[33U * stride] = -v103;
    if (!puma560_pack_within(v_beyond)) {
        puma560_pack_reactions_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, F);
    }
}

void puma560_reactions_batch(const puma560_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= PUMA560_LANES) {
        const size_t second = puma560_pack_second(PUMA560_LANES, count, 36U, F);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double qdd_rest[6U * PUMA560_LANES];
        double F_rest[36U * PUMA560_LANES];

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qdd, qdd_rest);
        puma560_pack_reactions_block(0U, prepared->k, PUMA560_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, F_rest, F);
    }
}

void puma560_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= PUMA560_LANES) {
        const size_t second = puma560_pack_second(PUMA560_LANES, count, 36U, F);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_LANES) {
            const size_t first = (next < (count - PUMA560_LANES)) ? next : (count - PUMA560_LANES);

            puma560_pack_reactions_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_LANES];
        double qd_rest[6U * PUMA560_LANES];
        double qdd_rest[6U * PUMA560_LANES];
        double F_rest[36U * PUMA560_LANES];
        double prepared_rest[1U * PUMA560_LANES] = { 0.0 };

        puma560_pack_take(6U, count, first, PUMA560_LANES, q, q_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qd, qd_rest);
        puma560_pack_take(6U, count, first, PUMA560_LANES, qdd, qdd_rest);
        puma560_pack_reactions_block(PUMA560_LANES, prepared_rest, PUMA560_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        puma560_pack_give(36U, count, first, PUMA560_LANES, F_rest, F);
    }
}

#else

typedef int puma560_has_no_vector_code;

#endif
