/* behi_six_joint, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with BEHI_SIX_JOINT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in behi_six_joint_batch.c. */
#include "behi_six_joint_batch.h"

#if defined(BEHI_SIX_JOINT_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define BEHI_SIX_JOINT_BYTES 64
#elif defined(__AVX__)
#define BEHI_SIX_JOINT_BYTES 32
#else
#define BEHI_SIX_JOINT_BYTES 16
#endif
#define BEHI_SIX_JOINT_LANES (BEHI_SIX_JOINT_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define BEHI_SIX_JOINT_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define BEHI_SIX_JOINT_APART __attribute__((noinline, unused))
#endif
#define BEHI_SIX_JOINT_BODY static inline __attribute__((always_inline, unused))
#define BEHI_SIX_JOINT_INLINE static inline __attribute__((unused))

typedef double behi_six_joint_pack __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef double behi_six_joint_unaligned __attribute__((vector_size(BEHI_SIX_JOINT_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t behi_six_joint_mask __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));
typedef signed char behi_six_joint_bytes __attribute__((vector_size(BEHI_SIX_JOINT_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short behi_six_joint_shorts __attribute__((vector_size(2 * BEHI_SIX_JOINT_BYTES / sizeof(double))));

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_splat(double x)
{
    return x - (behi_six_joint_pack){ 0.0 };
}

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_at(const double *x)
{
    return *(const behi_six_joint_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? behi_six_joint_pack_splat(prepared[k]) : behi_six_joint_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The same of a number that ensembles compute again from others instead of reading it. */
BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_number_or(const double *prepared, size_t k, size_t spacing, behi_six_joint_pack again)
{
    return (spacing == 0U) ? behi_six_joint_pack_splat(prepared[k]) : again;
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
BEHI_SIX_JOINT_INLINE size_t behi_six_joint_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % BEHI_SIX_JOINT_LANES;

    return (((count % BEHI_SIX_JOINT_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_select(behi_six_joint_mask condition, behi_six_joint_pack x, behi_six_joint_pack y)
{
    return (behi_six_joint_pack)(((behi_six_joint_mask)x & condition) | ((behi_six_joint_mask)y & ~condition));
}

BEHI_SIX_JOINT_INLINE behi_six_joint_pack behi_six_joint_pack_abs(behi_six_joint_pack x)
{
    return (behi_six_joint_pack)((behi_six_joint_mask)x & ~(behi_six_joint_mask)behi_six_joint_pack_splat(-0.0));
}

BEHI_SIX_JOINT_INLINE bool behi_six_joint_pack_all(behi_six_joint_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

typedef unsigned long long behi_six_joint_bits __attribute__((vector_size(BEHI_SIX_JOINT_BYTES)));

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
static inline __attribute__((always_inline, unused)) void behi_six_joint_pack_sincos_pair(const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, behi_six_joint_bits *beyond)
{
    const behi_six_joint_pack x = *angle;
    union { behi_six_joint_pack number; behi_six_joint_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const behi_six_joint_pack n = k.number - 6755399441186816.0;
    const behi_six_joint_pack w = x - (n * 1.5707963267923333);
    const behi_six_joint_pack r = w - (n * 2.5633441515839558e-12);
    const behi_six_joint_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const behi_six_joint_pack z = r * r;
    const behi_six_joint_pack rz = r * z;

    const behi_six_joint_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const behi_six_joint_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const behi_six_joint_bits odd = 0ULL - (k.bits & 1ULL);
    const behi_six_joint_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const behi_six_joint_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
BEHI_SIX_JOINT_INLINE bool behi_six_joint_pack_within(behi_six_joint_bits beyond)
{
    return behi_six_joint_pack_all((behi_six_joint_mask)((beyond >> 18) == 0ULL));
}

/* States with an angle out of the sines' range, by the function for one state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_reactions_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *F)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            behi_six_joint_prepared prepared_lane;
            double q_lane[6];
            double qd_lane[6];
            double qdd_lane[6];
            double F_lane[36];

            if (spacing > 0U) {
                for (size_t k = 11U; k < 12U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 15U; k < 16U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 36U; k < 49U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 69U; k < 70U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 76U; k < 79U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qd_lane[k] = qd[(k * stride) + lane];
            }
            for (size_t k = 0U; k < 6U; k++) {
                qdd_lane[k] = qdd[(k * stride) + lane];
            }
            behi_six_joint_reactions(own, q_lane, qd_lane, qdd_lane, F_lane);
            for (size_t k = 0U; k < 36U; k++) {
                F[(k * stride) + lane] = F_lane[k];
            }
        }
    }
}

BEHI_SIX_JOINT_BODY void behi_six_joint_pack_reactions_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0_angle[5] = {behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[2U * stride]), behi_six_joint_pack_at(&q[3U * stride]), behi_six_joint_pack_at(&q[4U * stride]), behi_six_joint_pack_at(&q[5U * stride])};
    behi_six_joint_pack v0_sine[5];
    behi_six_joint_pack v0_cosine[5];
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    const behi_six_joint_pack v10 = behi_six_joint_pack_at(&qd[0]) * v0_sine[0];
    const behi_six_joint_pack v11 = behi_six_joint_pack_at(&qd[0]) * v0_cosine[0];
    const behi_six_joint_pack v12 = (v0_cosine[1] * v11) - (v0_sine[1] * v10);
    const behi_six_joint_pack v13 = (behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride])) + (v11 * v11);
    const behi_six_joint_pack v14 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v15 = behi_six_joint_pack_at(&qdd[stride]) + (v11 * v10);
    const behi_six_joint_pack v16 = (((v14 * v14) + (v0_cosine[1] * v13)) - (v0_sine[1] * v15)) + (v12 * v12);
    const behi_six_joint_pack v17 = 50.0 * v16;
    const behi_six_joint_pack v18 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const behi_six_joint_pack v19 = behi_six_joint_pack_at(&qdd[stride]) + behi_six_joint_pack_at(&qdd[2U * stride]);
    const behi_six_joint_pack v20 = v19 + (v18 * v12);
    const behi_six_joint_pack v21 = 50.0 * ((v0_cosine[1] * v15) + (v0_sine[1] * v13));
    const behi_six_joint_pack v22 = v21 + (50.0 * v20);
    const behi_six_joint_pack v23 = (v0_cosine[2] * v22) + (v0_sine[2] * v17);
    const behi_six_joint_pack v24 = (v0_cosine[2] * v18) + (v0_sine[2] * v12);
    const behi_six_joint_pack v25 = (v0_cosine[2] * v12) - (v0_sine[2] * v18);
    const behi_six_joint_pack v26 = behi_six_joint_pack_at(&qdd[3U * stride]) + v19;
    const behi_six_joint_pack v27 = v26 + (v25 * v24);
    const behi_six_joint_pack v28 = behi_six_joint_pack_at(&qd[4U * stride]) - v25;
    const behi_six_joint_pack v29 = behi_six_joint_pack_at(&qd[3U * stride]) + v14;
    const behi_six_joint_pack v30 = (v0_sine[3] * v24) - (v29 * v0_cosine[3]);
    const behi_six_joint_pack v31 = 20.0 * v30;
    const behi_six_joint_pack v32 = (v31 * (behi_six_joint_pack_at(&qd[4U * stride]) + v28)) - ((10.0 * v27) + v23);
    const behi_six_joint_pack v33 = (behi_six_joint_pack_at(&qdd[0]) * v0_sine[0]) + (behi_six_joint_pack_at(&qd[stride]) * v11);
    const behi_six_joint_pack v34 = behi_six_joint_pack_at(&qd[stride]) * v10;
    const behi_six_joint_pack v35 = v34 - (behi_six_joint_pack_at(&qdd[0]) * v0_cosine[0]);
    const behi_six_joint_pack v36 = ((behi_six_joint_pack_at(&qd[2U * stride]) * v12) + (v0_cosine[1] * v33)) - (v0_sine[1] * v35);
    const behi_six_joint_pack v37 = ((behi_six_joint_pack_at(&qd[2U * stride]) * v18) + (v0_sine[1] * v33)) + (v0_cosine[1] * v35);
    const behi_six_joint_pack v38 = ((behi_six_joint_pack_at(&qd[3U * stride]) * v25) + (v0_cosine[2] * v36)) - (v0_sine[2] * v37);
    const behi_six_joint_pack v39 = v32 - (20.0 * ((v26 * v0_sine[3]) + (v0_cosine[3] * v38)));
    const behi_six_joint_pack v40 = behi_six_joint_pack_number(prepared, 38U, spacing, 0U) * v0_sine[4];
    const behi_six_joint_pack v41 = (v29 * v29) + (v25 * v25);
    const behi_six_joint_pack v42 = (v0_cosine[2] * v17) - (v0_sine[2] * v22);
    const behi_six_joint_pack v43 = v42 + (10.0 * v41);
    const behi_six_joint_pack v44 = ((behi_six_joint_pack_at(&qd[3U * stride]) * v24) + (v0_cosine[2] * v37)) + (v0_sine[2] * v36);
    const behi_six_joint_pack v45 = v44 + (v29 * v24);
    const behi_six_joint_pack v46 = v37 + (v14 * v18);
    const behi_six_joint_pack v47 = v34 + v35;
    const behi_six_joint_pack v48 = v47 + v46;
    const behi_six_joint_pack v49 = (50.0 * v48) + (10.0 * v45);
    const behi_six_joint_pack v50 = (v0_sine[3] * v49) - (v0_cosine[3] * v43);
    const behi_six_joint_pack v51 = (v29 * v0_sine[3]) + (v0_cosine[3] * v24);
    const behi_six_joint_pack v52 = v50 + ((v51 * v31) + (20.0 * (behi_six_joint_pack_at(&qdd[4U * stride]) + v44)));
    const behi_six_joint_pack v53 = behi_six_joint_pack_number(prepared, 38U, spacing, 0U) * v0_cosine[4];
    const behi_six_joint_pack v54 = (v53 * v52) + (v40 * v39);
    *(behi_six_joint_unaligned *)&F[30U * stride] = v54;
    const behi_six_joint_pack v55 = (v53 * v39) - (v40 * v52);
    *(behi_six_joint_unaligned *)&F[31U * stride] = v55;
    const behi_six_joint_pack v56 = (v0_cosine[4] * v55) + (v0_sine[4] * v54);
    const behi_six_joint_pack v_prepared76 = 10.0 * behi_six_joint_pack_number(prepared, 41U, spacing, 0U);
    const behi_six_joint_pack v57 = ((behi_six_joint_pack_number_or(prepared, 76U, spacing, v_prepared76) * v27) + (behi_six_joint_pack_number(prepared, 41U, spacing, 0U) * v23)) - v56;
    const behi_six_joint_pack v_prepared47 = 10.0 * behi_six_joint_pack_number(prepared, 39U, spacing, 0U);
    const behi_six_joint_pack v58 = v57 + ((behi_six_joint_pack_number_or(prepared, 47U, spacing, v_prepared47) * v27) + (behi_six_joint_pack_number(prepared, 39U, spacing, 0U) * v23));
    *(behi_six_joint_unaligned *)&F[19U * stride] = v58;
    const behi_six_joint_pack v59 = (v0_cosine[4] * v54) - (v0_sine[4] * v55);
    const behi_six_joint_pack v60 = v59 + (behi_six_joint_pack_number(prepared, 41U, spacing, 0U) * v50);
    *(behi_six_joint_unaligned *)&F[24U * stride] = v60;
    const behi_six_joint_pack v61 = (v0_sine[3] * v43) + (v0_cosine[3] * v49);
    const behi_six_joint_pack v_prepared15 = 20.0 * behi_six_joint_pack_number(prepared, 38U, spacing, 0U);
    const behi_six_joint_pack v62 = behi_six_joint_pack_number_or(prepared, 15U, spacing, v_prepared15) * ((v28 * v28) + (v51 * v51));
    const behi_six_joint_pack v_prepared45 = behi_six_joint_pack_number(prepared, 41U, spacing, 0U) + behi_six_joint_pack_number(prepared, 38U, spacing, 0U);
    const behi_six_joint_pack v63 = v62 + (behi_six_joint_pack_number_or(prepared, 45U, spacing, v_prepared45) * v61);
    *(behi_six_joint_unaligned *)&F[25U * stride] = v63;
    const behi_six_joint_pack v64 = ((v0_sine[3] * v63) + ((behi_six_joint_pack_number_or(prepared, 47U, spacing, v_prepared47) * v41) + (behi_six_joint_pack_number(prepared, 39U, spacing, 0U) * v42))) - (v0_cosine[3] * v60);
    const behi_six_joint_pack v_prepared48 = 50.0 * behi_six_joint_pack_number(prepared, 40U, spacing, 0U);
    const behi_six_joint_pack v65 = ((v0_cosine[2] * v64) + (behi_six_joint_pack_number_or(prepared, 48U, spacing, v_prepared48) * v16)) + (v0_sine[2] * v58);
    const behi_six_joint_pack v66 = (v0_cosine[2] * v58) - (v0_sine[2] * v64);
    const behi_six_joint_pack v67 = v66 + ((behi_six_joint_pack_number_or(prepared, 48U, spacing, v_prepared48) * v20) + (behi_six_joint_pack_number(prepared, 40U, spacing, 0U) * v21));
    *(behi_six_joint_unaligned *)&F[13U * stride] = v67;
    const behi_six_joint_pack v68 = (v0_cosine[1] * v67) - (v0_sine[1] * v65);
    const behi_six_joint_pack v69 = v68 + (behi_six_joint_pack_number(prepared, 42U, spacing, 0U) * v15);
    *(behi_six_joint_unaligned *)&F[7U * stride] = v69;
    const behi_six_joint_pack v70 = ((v0_cosine[1] * v65) + (behi_six_joint_pack_number(prepared, 42U, spacing, 0U) * v13)) + (v0_sine[1] * v67);
    *(behi_six_joint_unaligned *)&F[0] = -((v0_cosine[0] * v70) + (v0_sine[0] * v69));
    const behi_six_joint_pack v71 = (v0_sine[3] * v60) + (v0_cosine[3] * v63);
    const behi_six_joint_pack v_prepared77 = 50.0 * behi_six_joint_pack_number(prepared, 39U, spacing, 0U);
    const behi_six_joint_pack v72 = v71 + ((behi_six_joint_pack_number_or(prepared, 77U, spacing, v_prepared77) * v48) + (behi_six_joint_pack_number_or(prepared, 47U, spacing, v_prepared47) * v45));
    *(behi_six_joint_unaligned *)&F[20U * stride] = v72;
    const behi_six_joint_pack v73 = v72 + (behi_six_joint_pack_number_or(prepared, 48U, spacing, v_prepared48) * v48);
    *(behi_six_joint_unaligned *)&F[14U * stride] = v73;
    const behi_six_joint_pack v74 = v73 + (behi_six_joint_pack_number(prepared, 42U, spacing, 0U) * v47);
    *(behi_six_joint_unaligned *)&F[8U * stride] = v74;
    *(behi_six_joint_unaligned *)&F[stride] = -v74;
    *(behi_six_joint_unaligned *)&F[2U * stride] = (v0_cosine[0] * v69) - (v0_sine[0] * v70);
    const behi_six_joint_pack v75 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * (behi_six_joint_pack_at(&qd[5U * stride]) + v30);
    const behi_six_joint_pack v76 = v51 * v75;
    const behi_six_joint_pack v77 = v28 * v75;
    const behi_six_joint_pack v78 = (v0_cosine[4] * v77) - (v0_sine[4] * v76);
    *(behi_six_joint_unaligned *)&F[33U * stride] = v78;
    const behi_six_joint_pack v79 = (v0_sine[4] * v77) + (v0_cosine[4] * v76);
    const behi_six_joint_pack v80 = ((v0_cosine[4] * v79) - (v0_sine[4] * v78)) - (20.0 * v59);
    const behi_six_joint_pack v_prepared78 = 50.0 * v_prepared47;
    const behi_six_joint_pack v81 = (((behi_six_joint_pack_number_or(prepared, 78U, spacing, v_prepared78) * v48) + (behi_six_joint_pack_number(prepared, 37U, spacing, 0U) * v45)) - v80) + (10.0 * v71);
    const behi_six_joint_pack v82 = ((v0_cosine[4] * v78) + (v0_sine[4] * v79)) - (20.0 * v56);
    *(behi_six_joint_unaligned *)&F[27U * stride] = v82;
    const behi_six_joint_pack v83 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * (((behi_six_joint_pack_at(&qdd[5U * stride]) - (v26 * v0_cosine[3])) + (behi_six_joint_pack_at(&qd[4U * stride]) * v51)) + (v0_sine[3] * v38));
    *(behi_six_joint_unaligned *)&F[35U * stride] = v83;
    const behi_six_joint_pack v84 = (v0_cosine[3] * v82) + (v0_sine[3] * v83);
    *(behi_six_joint_unaligned *)&F[21U * stride] = v84;
    const behi_six_joint_pack v85 = (v0_cosine[2] * v84) + (v0_sine[2] * v81);
    *(behi_six_joint_unaligned *)&F[15U * stride] = v85;
    const behi_six_joint_pack v_prepared69 = 50.0 * v_prepared48;
    const behi_six_joint_pack v86 = (v0_cosine[2] * v81) + (((behi_six_joint_pack_number_or(prepared, 69U, spacing, v_prepared69) * v47) + (behi_six_joint_pack_number(prepared, 36U, spacing, 0U) * v46)) - (v0_sine[2] * v84));
    const behi_six_joint_pack v87 = v86 + (50.0 * v72);
    const behi_six_joint_pack v88 = (v0_cosine[1] * v87) + (((behi_six_joint_pack_number(prepared, 43U, spacing, 0U) * v47) - (v0_sine[1] * v85)) + (50.0 * v73));
    const behi_six_joint_pack v89 = (v0_cosine[1] * v85) + (v0_sine[1] * v87);
    *(behi_six_joint_unaligned *)&F[9U * stride] = v89;
    *(behi_six_joint_unaligned *)&F[3U * stride] = (v0_cosine[0] * v89) + (v0_sine[0] * v88);
    const behi_six_joint_pack v90 = (10.0 * v57) + (((behi_six_joint_pack_number(prepared, 37U, spacing, 0U) * v27) + (behi_six_joint_pack_number_or(prepared, 47U, spacing, v_prepared47) * v23)) - (v0_cosine[3] * v83));
    const behi_six_joint_pack v91 = v90 + (v0_sine[3] * v82);
    *(behi_six_joint_unaligned *)&F[23U * stride] = v91;
    const behi_six_joint_pack v92 = (v91 + ((behi_six_joint_pack_number(prepared, 36U, spacing, 0U) * v20) + (behi_six_joint_pack_number_or(prepared, 48U, spacing, v_prepared48) * v21))) + (50.0 * v66);
    *(behi_six_joint_unaligned *)&F[17U * stride] = v92;
    const behi_six_joint_pack v93 = (v92 + (behi_six_joint_pack_number(prepared, 43U, spacing, 0U) * v15)) + (50.0 * v68);
    *(behi_six_joint_unaligned *)&F[11U * stride] = v93;
    *(behi_six_joint_unaligned *)&F[4U * stride] = -v93;
    *(behi_six_joint_unaligned *)&F[5U * stride] = (v0_sine[0] * v89) - (v0_cosine[0] * v88);
    *(behi_six_joint_unaligned *)&F[6U * stride] = -v70;
    *(behi_six_joint_unaligned *)&F[10U * stride] = -v88;
    *(behi_six_joint_unaligned *)&F[12U * stride] = -v65;
    *(behi_six_joint_unaligned *)&F[16U * stride] = -v87;
    *(behi_six_joint_unaligned *)&F[18U * stride] = -v64;
    *(behi_six_joint_unaligned *)&F[22U * stride] = -v81;
    *(behi_six_joint_unaligned *)&F[26U * stride] = -v57;
    *(behi_six_joint_unaligned *)&F[28U * stride] = -v83;
    *(behi_six_joint_unaligned *)&F[29U * stride] = -v80;
    *(behi_six_joint_unaligned *)&F[32U * stride] = -(v62 + (behi_six_joint_pack_number(prepared, 38U, spacing, 0U) * v61));
    *(behi_six_joint_unaligned *)&F[34U * stride] = -v79;
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_reactions_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, F);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_reactions_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    behi_six_joint_pack_reactions_block_body(0U, prepared, stride, q, qd, qdd, F);
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_reactions_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    behi_six_joint_pack_reactions_block_body(spacing, prepared, stride, q, qd, qdd, F);
}

BEHI_SIX_JOINT_INLINE void behi_six_joint_pack_reactions_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict F)
{
    if (spacing == 0U) {
        behi_six_joint_pack_reactions_block_same(prepared, stride, q, qd, qdd, F);
    } else {
        behi_six_joint_pack_reactions_block_each(spacing, prepared, stride, q, qd, qdd, F);
    }
}

void behi_six_joint_reactions_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 36U, F);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_reactions_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double qdd_rest[6U * BEHI_SIX_JOINT_LANES];
        double F_rest[36U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qdd, qdd_rest);
        behi_six_joint_pack_reactions_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, F_rest, F);
    }
}

void behi_six_joint_reactions_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *F)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 36U, F);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_reactions_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &F[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double qdd_rest[6U * BEHI_SIX_JOINT_LANES];
        double F_rest[36U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[11U * count], &prepared_rest[11U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[15U * count], &prepared_rest[15U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(13U, count, first, BEHI_SIX_JOINT_LANES, &prepared[36U * count], &prepared_rest[36U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[69U * count], &prepared_rest[69U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(3U, count, first, BEHI_SIX_JOINT_LANES, &prepared[76U * count], &prepared_rest[76U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qdd, qdd_rest);
        behi_six_joint_pack_reactions_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, qdd_rest, F_rest);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, F_rest, F);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
