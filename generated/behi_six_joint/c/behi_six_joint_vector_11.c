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
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_inverse_dynamics_gradients_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            behi_six_joint_prepared prepared_lane;
            double q_lane[6];
            double qd_lane[6];
            double qdd_lane[6];
            double by_q_lane[36];
            double by_qd_lane[36];
            double by_qdd_lane[36];

            if (spacing > 0U) {
                for (size_t k = 1U; k < 12U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 14U; k < 16U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 21U; k < 25U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 28U; k < 30U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 32U; k < 34U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 44U; k < 45U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 49U; k < 53U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 62U; k < 66U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 79U; k < 88U; k++) {
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
            behi_six_joint_inverse_dynamics_gradients(own, q_lane, qd_lane, qdd_lane, by_q_lane, by_qd_lane, by_qdd_lane);
            for (size_t k = 0U; k < 36U; k++) {
                by_q[(k * stride) + lane] = by_q_lane[k];
            }
            for (size_t k = 0U; k < 36U; k++) {
                by_qd[(k * stride) + lane] = by_qd_lane[k];
            }
            for (size_t k = 0U; k < 36U; k++) {
                by_qdd[(k * stride) + lane] = by_qdd_lane[k];
            }
        }
    }
}

BEHI_SIX_JOINT_BODY void behi_six_joint_pack_inverse_dynamics_gradients_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0 = behi_six_joint_pack_at(&q[stride]) + behi_six_joint_pack_at(&q[2U * stride]);
    const behi_six_joint_pack v1 = behi_six_joint_pack_at(&q[3U * stride]) + v0;
    const behi_six_joint_pack v2_angle[4] = {v1, behi_six_joint_pack_at(&q[4U * stride]), v0, behi_six_joint_pack_at(&q[stride])};
    behi_six_joint_pack v2_sine[4];
    behi_six_joint_pack v2_cosine[4];
    behi_six_joint_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[2], &v2_sine[2], &v2_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[3], &v2_sine[3], &v2_cosine[3], &v_beyond);
    *(behi_six_joint_unaligned *)&by_q[0] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_q[5U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_q[6U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_q[11U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_q[12U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_q[17U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_q[18U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_q[23U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_q[24U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_q[29U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_q[30U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_q[35U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_qd[28U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_qd[35U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_qdd[22U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_qdd[27U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_qdd[29U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&by_qdd[34U * stride] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v10 = v2_cosine[1] * v2_sine[0];
    const behi_six_joint_pack v11 = behi_six_joint_pack_at(&qd[0]) * v10;
    const behi_six_joint_pack v12 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v13 = behi_six_joint_pack_at(&qd[3U * stride]) + v12;
    const behi_six_joint_pack v14 = (v13 * v2_sine[1]) + v11;
    const behi_six_joint_pack v15 = v2_sine[1] * v2_sine[0];
    const behi_six_joint_pack v16 = (behi_six_joint_pack_at(&qd[0]) * v15) - (v13 * v2_cosine[1]);
    const behi_six_joint_pack v17 = v16 * v14;
    const behi_six_joint_pack v18 = behi_six_joint_pack_at(&qd[0]) * v2_sine[0];
    const behi_six_joint_pack v19 = v13 * v18;
    const behi_six_joint_pack v20 = (behi_six_joint_pack_at(&qdd[0]) * v2_cosine[0]) - v19;
    const behi_six_joint_pack v21 = behi_six_joint_pack_at(&qdd[4U * stride]) - v20;
    const behi_six_joint_pack v22 = v21 + v17;
    const behi_six_joint_pack v23 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v24 = v14 * v14;
    const behi_six_joint_pack v25 = behi_six_joint_pack_at(&qd[0]) * v2_cosine[0];
    const behi_six_joint_pack v26 = behi_six_joint_pack_at(&qd[4U * stride]) - v25;
    const behi_six_joint_pack v27 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * ((v26 * v26) + v24);
    const behi_six_joint_pack v28 = (v2_cosine[1] * v27) + (v23 * v22);
    const behi_six_joint_pack v29 = v19 - v20;
    const behi_six_joint_pack v_prepared21 = 0.5 * behi_six_joint_pack_number(prepared, 11U, spacing, 0U);
    const behi_six_joint_pack v_prepared51 = 2.0 * v_prepared21;
    const behi_six_joint_pack v30 = behi_six_joint_pack_at(&qd[5U * stride]) * behi_six_joint_pack_number_or(prepared, 51U, spacing, v_prepared51);
    const behi_six_joint_pack v31 = (((v30 * v14) - (behi_six_joint_pack_number(prepared, 33U, spacing, 0U) * v29)) - (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v22)) - (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * (v21 - v17));
    const behi_six_joint_pack v32 = v12 * v12;
    const behi_six_joint_pack v33 = 50.0 * v2_sine[2];
    const behi_six_joint_pack v34 = 50.0 * v2_cosine[2];
    const behi_six_joint_pack v35 = behi_six_joint_pack_at(&qdd[stride]) + behi_six_joint_pack_at(&qdd[2U * stride]);
    const behi_six_joint_pack v36 = v35 * v34;
    const behi_six_joint_pack v37 = 50.0 * v2_sine[3];
    const behi_six_joint_pack v38 = behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v39 = 50.0 * v2_cosine[3];
    const behi_six_joint_pack v40 = behi_six_joint_pack_at(&qdd[stride]) * v39;
    const behi_six_joint_pack v41 = v40 - (v38 * v37);
    const behi_six_joint_pack v42 = (v36 - (v32 * v33)) + v41;
    const behi_six_joint_pack v43 = behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v44 = v43 + v32;
    const behi_six_joint_pack v45 = v35 * v33;
    const behi_six_joint_pack v46 = v43 + v38;
    const behi_six_joint_pack v47 = behi_six_joint_pack_at(&qdd[stride]) * v37;
    const behi_six_joint_pack v48 = v47 + (v46 * v39);
    const behi_six_joint_pack v49 = (v45 + (v44 * v34)) + v48;
    const behi_six_joint_pack v50 = (v2_cosine[0] * v49) - (v2_sine[0] * v42);
    const behi_six_joint_pack v51 = v25 * v25;
    const behi_six_joint_pack v52 = (v13 * v13) + v51;
    const behi_six_joint_pack v53 = (10.0 * v52) + v50;
    const behi_six_joint_pack v54 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v10;
    const behi_six_joint_pack v55 = 2.0 * v12;
    const behi_six_joint_pack v56 = behi_six_joint_pack_at(&qd[0]) * v55;
    const behi_six_joint_pack v57 = behi_six_joint_pack_at(&qd[0]) * v2_sine[3];
    const behi_six_joint_pack v58 = 100.0 * behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v59 = (behi_six_joint_pack_at(&qdd[0]) * v39) - (v58 * v57);
    const behi_six_joint_pack v60 = (v59 + (behi_six_joint_pack_at(&qdd[0]) * v34)) - (v56 * v33);
    const behi_six_joint_pack v61 = behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v2_sine[0];
    const behi_six_joint_pack v62 = v13 * v25;
    const behi_six_joint_pack v63 = (behi_six_joint_pack_at(&qdd[0]) * v2_sine[0]) + v62;
    const behi_six_joint_pack v64 = v62 + v63;
    const behi_six_joint_pack v65 = v2_sine[1] * v25;
    const behi_six_joint_pack v66 = v2_cosine[1] * v25;
    const behi_six_joint_pack v67 = (v66 * v16) + (v65 * v14);
    const behi_six_joint_pack v68 = v63 + v67;
    const behi_six_joint_pack v_prepared79 = 2.0 * behi_six_joint_pack_number(prepared, 15U, spacing, 0U);
    const behi_six_joint_pack v69 = behi_six_joint_pack_number_or(prepared, 79U, spacing, v_prepared79) * v14;
    const behi_six_joint_pack v70 = behi_six_joint_pack_number_or(prepared, 79U, spacing, v_prepared79) * v26;
    const behi_six_joint_pack v71 = (v66 * v69) + (v18 * v70);
    const behi_six_joint_pack v72 = (v2_cosine[1] * v71) + (v23 * v68);
    const behi_six_joint_pack v73 = 10.0 * v2_cosine[0];
    const behi_six_joint_pack v74 = ((((behi_six_joint_pack_number(prepared, 33U, spacing, 0U) * v2_cosine[0]) * v64) + (v61 * v60)) + (v54 * v53)) + (v73 * v72);
    const behi_six_joint_pack v75 = v26 * v16;
    const behi_six_joint_pack v76 = v18 * v25;
    const behi_six_joint_pack v77 = behi_six_joint_pack_at(&qdd[3U * stride]) + v35;
    const behi_six_joint_pack v78 = v76 - v77;
    const behi_six_joint_pack v79 = (v2_sine[1] * v78) - (v2_cosine[1] * v64);
    const behi_six_joint_pack v80 = v79 + v75;
    const behi_six_joint_pack v81 = v75 + v80;
    const behi_six_joint_pack v82 = (v2_cosine[0] * v42) + (v2_sine[0] * v49);
    const behi_six_joint_pack v83 = v76 + v77;
    const behi_six_joint_pack v_prepared6 = 10.0 * behi_six_joint_pack_number(prepared, 15U, spacing, 0U);
    const behi_six_joint_pack v84 = (((v30 * v26) + (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v83)) + (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v82)) - (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v79);
    const behi_six_joint_pack v85 = v84 - (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v81);
    const behi_six_joint_pack v86 = v2_cosine[1] * v2_cosine[0];
    const behi_six_joint_pack v87 = (v74 + (v2_sine[0] * (v31 - (10.0 * v28)))) - (v86 * v85);
    const behi_six_joint_pack v88 = v51 - (v18 * v18);
    *(behi_six_joint_unaligned *)&by_qdd[35U * stride] = behi_six_joint_pack_number(prepared, 11U, spacing, 0U);
    const behi_six_joint_pack v89 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v90 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v26;
    const behi_six_joint_pack v91 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v14;
    *(behi_six_joint_unaligned *)&by_qd[34U * stride] = v91;
    const behi_six_joint_pack v92 = (((behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v2_sine[1]) * v29) - ((v89 * v88) + (v66 * v90))) - (v18 * v91);
    const behi_six_joint_pack v93 = (10.0 * v29) - v60;
    const behi_six_joint_pack v94 = v26 * v14;
    const behi_six_joint_pack v95 = v2_sine[1] * v64;
    const behi_six_joint_pack v96 = (v2_cosine[1] * v78) + v95;
    const behi_six_joint_pack v97 = v96 + v94;
    const behi_six_joint_pack v98 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * (behi_six_joint_pack_at(&qdd[5U * stride]) + v97);
    const behi_six_joint_pack v99 = v2_sine[1] * v2_cosine[0];
    const behi_six_joint_pack v100 = (v87 - (v15 * ((behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v93) - v92))) - (v99 * v98);
    const behi_six_joint_pack v101 = v28 + (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v29);
    const behi_six_joint_pack v102 = v2_cosine[2] * (behi_six_joint_pack_number(prepared, 3U, spacing, 0U) * v2_cosine[2]);
    const behi_six_joint_pack v103 = v102 - (v2_sine[2] * (behi_six_joint_pack_number(prepared, 3U, spacing, 0U) * v2_sine[2]));
    const behi_six_joint_pack v_prepared4 = 50.0 * behi_six_joint_pack_number(prepared, 44U, spacing, 0U);
    const behi_six_joint_pack v104 = behi_six_joint_pack_number_or(prepared, 4U, spacing, v_prepared4) * v2_cosine[2];
    const behi_six_joint_pack v105 = v2_cosine[3] * v104;
    const behi_six_joint_pack v106 = v2_cosine[3] * v2_sine[2];
    const behi_six_joint_pack v107 = behi_six_joint_pack_number_or(prepared, 4U, spacing, v_prepared4) * v106;
    const behi_six_joint_pack v108 = behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v2_sine[2];
    const behi_six_joint_pack v_prepared22 = behi_six_joint_pack_number(prepared, 3U, spacing, 0U) + behi_six_joint_pack_number(prepared, 3U, spacing, 0U);
    const behi_six_joint_pack v109 = (v108 * v59) + (behi_six_joint_pack_at(&qdd[0]) * ((v2_cosine[2] * (behi_six_joint_pack_number_or(prepared, 22U, spacing, v_prepared22) * v2_sine[2])) + v107));
    const behi_six_joint_pack v110 = v72 + (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v64);
    const behi_six_joint_pack v111 = v39 + v34;
    const behi_six_joint_pack v112 = v100 + (((v109 + (v56 * (v103 + v105))) - (v33 * v101)) + (v111 * v110));
    const behi_six_joint_pack v113 = (v2_sine[1] * v88) + (v2_cosine[1] * v29);
    const behi_six_joint_pack v114 = 2.0 * v26;
    const behi_six_joint_pack v115 = v113 + (((2.0 * v18) * v16) + (v65 * v114));
    const behi_six_joint_pack v116 = (((v30 * v18) + (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v88)) - (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v113)) - (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v115);
    const behi_six_joint_pack v117 = v45 + (v32 * v34);
    const behi_six_joint_pack v118 = v47 + (v38 * v39);
    const behi_six_joint_pack v119 = v117 + v118;
    const behi_six_joint_pack v120 = v36 - (v44 * v33);
    const behi_six_joint_pack v121 = v40 - (v46 * v37);
    const behi_six_joint_pack v122 = v121 + v120;
    const behi_six_joint_pack v123 = ((v2_cosine[0] * v119) - v50) - (v2_sine[0] * v122);
    const behi_six_joint_pack v124 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v123) - v116;
    const behi_six_joint_pack v125 = (behi_six_joint_pack_at(&qdd[0]) * v33) + (v56 * v34);
    const behi_six_joint_pack v126 = v58 * v2_cosine[3];
    const behi_six_joint_pack v127 = (behi_six_joint_pack_at(&qdd[0]) * v37) + (behi_six_joint_pack_at(&qd[0]) * v126);
    const behi_six_joint_pack v128 = v127 + v125;
    const behi_six_joint_pack v129 = behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v130 = v2_cosine[3] * (behi_six_joint_pack_number(prepared, 2U, spacing, 0U) * v2_cosine[3]);
    const behi_six_joint_pack v131 = (v2_sine[3] * (behi_six_joint_pack_number(prepared, 2U, spacing, 0U) * v2_sine[3])) - v130;
    const behi_six_joint_pack v132 = v2_sine[2] * (behi_six_joint_pack_number_or(prepared, 4U, spacing, v_prepared4) * v2_sine[3]);
    const behi_six_joint_pack v133 = behi_six_joint_pack_number(prepared, 44U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v134 = (((behi_six_joint_pack_at(&qd[0]) * (behi_six_joint_pack_at(&qd[stride]) * 2.0)) * v131) + (v56 * v132)) - (v133 * v127);
    const behi_six_joint_pack v_prepared24 = behi_six_joint_pack_number(prepared, 2U, spacing, 0U) + behi_six_joint_pack_number(prepared, 2U, spacing, 0U);
    const behi_six_joint_pack v135 = (v134 - ((behi_six_joint_pack_at(&qdd[0]) * v2_sine[3]) * (v104 + (behi_six_joint_pack_number_or(prepared, 24U, spacing, v_prepared24) * v2_cosine[3])))) - (v129 * v128);
    const behi_six_joint_pack v_prepared80 = 20.0 * behi_six_joint_pack_number(prepared, 15U, spacing, 0U);
    const behi_six_joint_pack v136 = ((behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v68) + ((v11 * (behi_six_joint_pack_number_or(prepared, 80U, spacing, v_prepared80) * v25)) - (v30 * v66))) + (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v95);
    const behi_six_joint_pack v137 = v136 + (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * (v63 - v67));
    const behi_six_joint_pack v138 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v139 = v138 * v2_cosine[0];
    const behi_six_joint_pack v140 = v137 + ((v54 * v49) + (v139 * v42));
    const behi_six_joint_pack v141 = (((v54 * v119) + (v139 * v122)) - (v23 * v128)) - v140;
    *(behi_six_joint_unaligned *)&by_q[stride] = (((v135 + (v37 * v101)) - (v10 * v124)) + (v2_cosine[0] * v141)) - v112;
    const behi_six_joint_pack v142 = ((v2_cosine[0] * v117) - (v2_sine[0] * v120)) - v50;
    const behi_six_joint_pack v143 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v142) - v116;
    const behi_six_joint_pack v144 = v140 + (((v23 * v125) - (v139 * v120)) - (v54 * v117));
    *(behi_six_joint_unaligned *)&by_q[26U * stride] = v144;
    *(behi_six_joint_unaligned *)&by_q[2U * stride] = -(v112 + ((v2_cosine[0] * v144) + ((v129 * v125) + (v10 * v143))));
    const behi_six_joint_pack v145 = v137 + (v138 * v82);
    *(behi_six_joint_unaligned *)&by_q[27U * stride] = v145;
    const behi_six_joint_pack v146 = v116 + (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v50);
    const behi_six_joint_pack v147 = v2_cosine[3] + v2_cosine[2];
    const behi_six_joint_pack v148 = 50.0 * v147;
    *(behi_six_joint_unaligned *)&by_q[3U * stride] = (((v10 * v146) - (v148 * v110)) - (v2_cosine[0] * v145)) - v100;
    const behi_six_joint_pack v149 = v24 - (v16 * v16);
    const behi_six_joint_pack v150 = (v2_sine[1] * v27) - (v138 * v22);
    const behi_six_joint_pack v151 = v73 + v148;
    const behi_six_joint_pack v_prepared81 = behi_six_joint_pack_number(prepared, 14U, spacing, 0U) - v_prepared21;
    const behi_six_joint_pack v152 = (((v138 * v93) + (v30 * v16)) + (behi_six_joint_pack_number_or(prepared, 81U, spacing, v_prepared81) * v149)) + (v23 * v53);
    *(behi_six_joint_unaligned *)&by_q[28U * stride] = v152;
    const behi_six_joint_pack v153 = (v151 * (v150 + (((v2_cosine[1] * v16) * v69) - (v23 * v149)))) - (v2_cosine[0] * v152);
    const behi_six_joint_pack v154 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v80;
    const behi_six_joint_pack v155 = v85 + v154;
    const behi_six_joint_pack v156 = v94 + v97;
    const behi_six_joint_pack v157 = ((behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v156) + (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v96)) - v98;
    *(behi_six_joint_unaligned *)&by_q[4U * stride] = (v153 - (v15 * v155)) - (v10 * v157);
    const behi_six_joint_pack v158 = (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v52) + v150;
    const behi_six_joint_pack v159 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v81) - (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v83);
    const behi_six_joint_pack v160 = (v2_cosine[0] * v159) + (v2_sine[0] * v158);
    const behi_six_joint_pack v161 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v115) - (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v88);
    const behi_six_joint_pack v_prepared63 = 2.0 * behi_six_joint_pack_number(prepared, 32U, spacing, 0U);
    const behi_six_joint_pack v162 = ((v2_sine[1] * v71) - (behi_six_joint_pack_number_or(prepared, 63U, spacing, v_prepared63) * v76)) - (v138 * v68);
    const behi_six_joint_pack v163 = ((v2_cosine[0] * v162) - (v2_sine[0] * v161)) - v160;
    const behi_six_joint_pack v164 = (v2_cosine[0] * v158) - (v2_sine[0] * v159);
    const behi_six_joint_pack v165 = v164 + ((v2_cosine[0] * v161) + (v2_sine[0] * v162));
    const behi_six_joint_pack v166 = (v34 * v165) - (v33 * v163);
    const behi_six_joint_pack v167 = (v34 * v164) + (((v133 * v48) - (v108 * v41)) - ((v32 - v44) * v103));
    const behi_six_joint_pack v168 = (v167 + (v33 * v160)) - v166;
    const behi_six_joint_pack v169 = (v2_cosine[1] * v92) + ((behi_six_joint_pack_number(prepared, 33U, spacing, 0U) * v88) - (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v115));
    const behi_six_joint_pack v170 = (v2_sine[1] * v124) + ((behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v123) - v169);
    const behi_six_joint_pack v171 = (v170 + ((v133 * v118) - (v108 * v121))) - v168;
    const behi_six_joint_pack v172 = (v37 * v163) - (v39 * v165);
    const behi_six_joint_pack v173 = v172 + ((v35 * ((v2_sine[3] * v104) - v107)) - ((v32 * v105) + (v44 * v132)));
    const behi_six_joint_pack v174 = (v2_sine[3] * v2_cosine[2]) - v106;
    const behi_six_joint_pack v175 = ((v32 * v132) - ((behi_six_joint_pack_number_or(prepared, 4U, spacing, v_prepared4) * v35) * v174)) + (v44 * v105);
    const behi_six_joint_pack v176 = v173 + (((v37 * v160) + (v175 + ((v38 - v46) * v131))) + (v39 * v164));
    *(behi_six_joint_unaligned *)&by_q[7U * stride] = v176 - v171;
    const behi_six_joint_pack v177 = (v2_sine[1] * v143) + ((behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v142) - v169);
    const behi_six_joint_pack v178 = v168 - v177;
    *(behi_six_joint_unaligned *)&by_q[14U * stride] = v178;
    *(behi_six_joint_unaligned *)&by_q[8U * stride] = v173 + v178;
    const behi_six_joint_pack v179 = v169 + ((v2_sine[1] * v146) + (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v50));
    *(behi_six_joint_unaligned *)&by_q[21U * stride] = v179;
    const behi_six_joint_pack v180 = v166 - v179;
    *(behi_six_joint_unaligned *)&by_q[9U * stride] = v172 - v180;
    const behi_six_joint_pack v181 = v2_sine[1] * v69;
    const behi_six_joint_pack v182 = ((v138 * v149) - v28) + (v16 * v181);
    const behi_six_joint_pack v183 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v184 = (v183 * v156) - (v2_sine[0] * v182);
    const behi_six_joint_pack v185 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v2_sine[0];
    const behi_six_joint_pack v186 = (v2_cosine[0] * v182) + (v185 * v156);
    const behi_six_joint_pack v187 = (v2_sine[1] * v157) + ((behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v156) - (v2_cosine[1] * v155));
    const behi_six_joint_pack v188 = (v187 + (v34 * v184)) + (v33 * v186);
    *(behi_six_joint_unaligned *)&by_q[10U * stride] = -(v188 + ((v37 * v186) + (v39 * v184)));
    *(behi_six_joint_unaligned *)&by_q[13U * stride] = -v171;
    *(behi_six_joint_unaligned *)&by_q[15U * stride] = -v180;
    *(behi_six_joint_unaligned *)&by_q[16U * stride] = -v188;
    *(behi_six_joint_unaligned *)&by_q[19U * stride] = -v170;
    *(behi_six_joint_unaligned *)&by_q[20U * stride] = -v177;
    *(behi_six_joint_unaligned *)&by_q[22U * stride] = -v187;
    *(behi_six_joint_unaligned *)&by_q[25U * stride] = -v141;
    const behi_six_joint_pack v189 = -v92;
    *(behi_six_joint_unaligned *)&by_q[31U * stride] = v189;
    *(behi_six_joint_unaligned *)&by_q[32U * stride] = v189;
    *(behi_six_joint_unaligned *)&by_q[33U * stride] = v189;
    *(behi_six_joint_unaligned *)&by_q[34U * stride] = -v154;
    const behi_six_joint_pack v_prepared52 = 2.0 * behi_six_joint_pack_number(prepared, 11U, spacing, 0U);
    const behi_six_joint_pack v190 = (behi_six_joint_pack_number_or(prepared, 52U, spacing, v_prepared52) * v25) + v90;
    const behi_six_joint_pack v191 = ((v2_cosine[0] * v91) - ((behi_six_joint_pack_number_or(prepared, 52U, spacing, v_prepared52) * v13) * v99)) - (v10 * v190);
    const behi_six_joint_pack v192 = v58 * v2_sine[3];
    const behi_six_joint_pack v193 = v192 + (v55 * v33);
    const behi_six_joint_pack v_prepared82 = 2.0 * behi_six_joint_pack_number(prepared, 3U, spacing, 0U);
    const behi_six_joint_pack v194 = behi_six_joint_pack_number_or(prepared, 82U, spacing, v_prepared82) * v2_cosine[2];
    const behi_six_joint_pack v_prepared64 = 2.0 * behi_six_joint_pack_number(prepared, 2U, spacing, 0U);
    const behi_six_joint_pack v195 = behi_six_joint_pack_number_or(prepared, 64U, spacing, v_prepared64) * v2_cosine[3];
    const behi_six_joint_pack v_prepared29 = 100.0 * behi_six_joint_pack_number(prepared, 44U, spacing, 0U);
    const behi_six_joint_pack v196 = (behi_six_joint_pack_number_or(prepared, 29U, spacing, v_prepared29) * v2_cosine[2]) + v195;
    const behi_six_joint_pack v197 = (((behi_six_joint_pack_at(&qd[stride]) * v2_sine[3]) * v196) + ((v12 * v2_sine[2]) * v194)) + (v129 * v193);
    const behi_six_joint_pack v198 = v13 * v2_sine[0];
    const behi_six_joint_pack v_prepared62 = 2.0 * behi_six_joint_pack_number(prepared, 33U, spacing, 0U);
    const behi_six_joint_pack v199 = (v197 + (v55 * v107)) + (v198 * ((behi_six_joint_pack_number_or(prepared, 62U, spacing, v_prepared62) * v2_cosine[0]) + (behi_six_joint_pack_number_or(prepared, 63U, spacing, v_prepared63) * v148)));
    const behi_six_joint_pack v200 = (v10 * v16) + (v15 * v14);
    const behi_six_joint_pack v201 = v200 + v198;
    const behi_six_joint_pack v202 = (100.0 * behi_six_joint_pack_at(&qd[0])) * v147;
    const behi_six_joint_pack v203 = ((v30 * v10) + (v139 * v202)) - (v23 * v193);
    const behi_six_joint_pack v204 = (v203 + (behi_six_joint_pack_number_or(prepared, 80U, spacing, v_prepared80) * ((v2_cosine[0] * v66) - (v13 * v15)))) - (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v201);
    const behi_six_joint_pack v205 = v204 + (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * (v200 - v198));
    const behi_six_joint_pack v206 = v2_cosine[0] * v16;
    const behi_six_joint_pack v207 = 2.0 * ((v13 * v86) - (v25 * v15));
    const behi_six_joint_pack v208 = (v207 - (v15 * v114)) + (2.0 * v206);
    const behi_six_joint_pack v209 = v2_sine[0] * v25;
    const behi_six_joint_pack v210 = (((v30 * v2_cosine[0]) - (v185 * v202)) - (behi_six_joint_pack_number_or(prepared, 80U, spacing, v_prepared80) * v209)) - (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v207);
    const behi_six_joint_pack v211 = v210 - (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v208);
    const behi_six_joint_pack v212 = ((v2_cosine[0] * v205) - (v199 + (v15 * v191))) - (v10 * v211);
    const behi_six_joint_pack v213 = (v2_cosine[0] * v70) - (v10 * v69);
    *(behi_six_joint_unaligned *)&by_qd[0] = v212 + (v151 * ((v2_cosine[1] * v213) - (v23 * v201)));
    const behi_six_joint_pack v214 = (v2_sine[1] * v16) - (v2_cosine[1] * v14);
    const behi_six_joint_pack v215 = v18 + v214;
    const behi_six_joint_pack v216 = (v2_cosine[1] * v181) + (v23 * v215);
    const behi_six_joint_pack v217 = v2_sine[1] * v190;
    *(behi_six_joint_unaligned *)&by_qd[31U * stride] = v217;
    *(behi_six_joint_unaligned *)&by_qd[32U * stride] = v217;
    *(behi_six_joint_unaligned *)&by_qd[33U * stride] = v217;
    const behi_six_joint_pack v218 = behi_six_joint_pack_number_or(prepared, 62U, spacing, v_prepared62) * v209;
    const behi_six_joint_pack v219 = ((v15 * v217) - v218) - (v73 * v216);
    const behi_six_joint_pack v220 = v216 + (behi_six_joint_pack_number_or(prepared, 63U, spacing, v_prepared63) * v18);
    const behi_six_joint_pack v221 = behi_six_joint_pack_at(&qd[0]) * v2_sine[2];
    const behi_six_joint_pack v222 = v2_cosine[3] * v221;
    const behi_six_joint_pack v223 = v194 * v221;
    const behi_six_joint_pack v_prepared83 = 50.0 * (2.0 * behi_six_joint_pack_number(prepared, 44U, spacing, 0U));
    const behi_six_joint_pack v224 = ((v223 + (behi_six_joint_pack_number_or(prepared, 83U, spacing, v_prepared83) * v222)) + (v111 * v220)) - v219;
    const behi_six_joint_pack v225 = (((v30 * v2_sine[1]) - (behi_six_joint_pack_number_or(prepared, 80U, spacing, v_prepared80) * v16)) - (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v215)) - (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * (v18 - v214));
    const behi_six_joint_pack v226 = 100.0 * v12;
    const behi_six_joint_pack v227 = v226 * v2_cosine[2];
    const behi_six_joint_pack v228 = v126 + v227;
    const behi_six_joint_pack v229 = v226 * v2_sine[2];
    const behi_six_joint_pack v230 = v192 + v229;
    const behi_six_joint_pack v231 = 100.0 * (v57 + v221);
    const behi_six_joint_pack v232 = v225 + (((v230 * v54) + (v139 * v228)) - (v23 * v231));
    const behi_six_joint_pack v233 = (v2_cosine[0] * v230) - (v2_sine[0] * v228);
    const behi_six_joint_pack v234 = (2.0 * v66) + (v2_cosine[1] * v114);
    const behi_six_joint_pack v235 = (behi_six_joint_pack_number_or(prepared, 51U, spacing, v_prepared51) * v66) + (behi_six_joint_pack_number(prepared, 14U, spacing, 0U) * v234);
    const behi_six_joint_pack v236 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v233) - v235;
    *(behi_six_joint_unaligned *)&by_qd[stride] = ((v2_cosine[0] * v232) - ((v10 * v236) + ((v57 * v196) + (v129 * v231)))) - v224;
    const behi_six_joint_pack v_prepared9 = 100.0 * behi_six_joint_pack_number(prepared, 15U, spacing, 0U);
    const behi_six_joint_pack v237 = v225 + (behi_six_joint_pack_number_or(prepared, 9U, spacing, v_prepared9) * ((v12 * ((v2_cosine[2] * v86) + (v2_sine[2] * v10))) - (v2_sine[1] * v221)));
    const behi_six_joint_pack v238 = (v2_cosine[0] * v229) - (v2_sine[0] * v227);
    const behi_six_joint_pack v239 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v238) - v235;
    const behi_six_joint_pack v_prepared10 = 100.0 * behi_six_joint_pack_number(prepared, 32U, spacing, 0U);
    *(behi_six_joint_unaligned *)&by_qd[2U * stride] = ((v2_cosine[0] * v237) - (((behi_six_joint_pack_number_or(prepared, 10U, spacing, v_prepared10) * v2_sine[2]) * v25) + (v10 * v239))) - v224;
    *(behi_six_joint_unaligned *)&by_qd[3U * stride] = (v219 - (v148 * v220)) + ((v2_cosine[0] * v225) + (v10 * v235));
    const behi_six_joint_pack v_prepared86 = 2.0 * behi_six_joint_pack_number(prepared, 14U, spacing, 0U);
    const behi_six_joint_pack v240 = (behi_six_joint_pack_number_or(prepared, 86U, spacing, v_prepared86) * v16) - v30;
    const behi_six_joint_pack v_prepared85 = 10.0 * v_prepared79;
    const behi_six_joint_pack v_prepared84 = 50.0 * v_prepared79;
    const behi_six_joint_pack v241 = (v10 * v240) + (v26 * (((behi_six_joint_pack_number_or(prepared, 84U, spacing, v_prepared84) * v2_cosine[1]) * v147) + (behi_six_joint_pack_number_or(prepared, 85U, spacing, v_prepared85) * v86)));
    *(behi_six_joint_unaligned *)&by_qd[4U * stride] = (v15 * v91) - v241;
    const behi_six_joint_pack v242 = behi_six_joint_pack_number_or(prepared, 51U, spacing, v_prepared51) * v14;
    const behi_six_joint_pack v243 = behi_six_joint_pack_number_or(prepared, 51U, spacing, v_prepared51) * v26;
    *(behi_six_joint_unaligned *)&by_qd[5U * stride] = (v2_cosine[0] * v242) + (v10 * v243);
    const behi_six_joint_pack v244 = ((v25 * (behi_six_joint_pack_number_or(prepared, 63U, spacing, v_prepared63) * v2_cosine[0])) - (v2_sine[1] * v213)) - (v138 * v201);
    const behi_six_joint_pack v245 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v208) + (behi_six_joint_pack_number_or(prepared, 63U, spacing, v_prepared63) * v209);
    const behi_six_joint_pack v246 = (v2_cosine[0] * v245) - (v2_sine[0] * v244);
    const behi_six_joint_pack v247 = (v2_cosine[0] * v244) + (v2_sine[0] * v245);
    const behi_six_joint_pack v248 = (v2_sine[1] * v211) - (((v2_cosine[1] * v191) + ((v61 * v202) + v218)) + (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v208));
    const behi_six_joint_pack v249 = ((v223 + (behi_six_joint_pack_number_or(prepared, 29U, spacing, v_prepared29) * v222)) + (v34 * v246)) + ((v33 * v247) - v248);
    *(behi_six_joint_unaligned *)&by_qd[12U * stride] = v249;
    *(behi_six_joint_unaligned *)&by_qd[6U * stride] = v249 + (((v37 * v247) + (v57 * (v195 + (behi_six_joint_pack_number_or(prepared, 83U, spacing, v_prepared83) * v2_cosine[2])))) + (v39 * v246));
    const behi_six_joint_pack v250 = ((v2_sine[1] * v181) + (behi_six_joint_pack_number_or(prepared, 63U, spacing, v_prepared63) * v13)) - (v138 * v215);
    const behi_six_joint_pack v251 = (v2_cosine[0] * v250) + (v185 * v234);
    const behi_six_joint_pack v252 = (v183 * v234) - (v2_sine[0] * v250);
    const behi_six_joint_pack v253 = (v34 * v252) + (v33 * v251);
    const behi_six_joint_pack v254 = (v2_cosine[1] * v217) - (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v234);
    const behi_six_joint_pack v255 = v254 + ((v2_sine[1] * v236) + (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v233));
    const behi_six_joint_pack v256 = (v255 + ((behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_number_or(prepared, 29U, spacing, v_prepared29)) * v174)) - v253;
    const behi_six_joint_pack v257 = (v37 * v251) + (v39 * v252);
    const behi_six_joint_pack v258 = v257 + ((behi_six_joint_pack_number_or(prepared, 83U, spacing, v_prepared83) * v12) * v174);
    *(behi_six_joint_unaligned *)&by_qd[7U * stride] = v258 - v256;
    const behi_six_joint_pack v259 = v254 + ((v2_sine[1] * v239) + (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v238));
    const behi_six_joint_pack v260 = v253 - v259;
    *(behi_six_joint_unaligned *)&by_qd[14U * stride] = v260;
    *(behi_six_joint_unaligned *)&by_qd[8U * stride] = v258 + v260;
    const behi_six_joint_pack v261 = (v2_sine[1] * v235) - v254;
    *(behi_six_joint_unaligned *)&by_qd[21U * stride] = v261;
    const behi_six_joint_pack v262 = v253 + v261;
    *(behi_six_joint_unaligned *)&by_qd[15U * stride] = v262;
    *(behi_six_joint_unaligned *)&by_qd[9U * stride] = v257 + v262;
    const behi_six_joint_pack v263 = (v15 * v70) + (behi_six_joint_pack_number_or(prepared, 79U, spacing, v_prepared79) * v206);
    const behi_six_joint_pack v264 = ((behi_six_joint_pack_number_or(prepared, 79U, spacing, v_prepared79) * v2_sine[0]) * v16) - (v99 * v70);
    const behi_six_joint_pack v_prepared49 = 2.0 * v_prepared6;
    const behi_six_joint_pack v265 = ((v2_sine[1] * v240) + (behi_six_joint_pack_number_or(prepared, 49U, spacing, v_prepared49) * v16)) + (v2_cosine[1] * v91);
    const behi_six_joint_pack v266 = (v265 + (v33 * v264)) + (v34 * v263);
    *(behi_six_joint_unaligned *)&by_qd[10U * stride] = -(v266 + ((v37 * v264) + (v39 * v263)));
    const behi_six_joint_pack v267 = v2_sine[1] * v243;
    *(behi_six_joint_unaligned *)&by_qd[11U * stride] = v267;
    *(behi_six_joint_unaligned *)&by_qd[17U * stride] = v267;
    *(behi_six_joint_unaligned *)&by_qd[23U * stride] = v267;
    *(behi_six_joint_unaligned *)&by_qd[13U * stride] = -v256;
    *(behi_six_joint_unaligned *)&by_qd[16U * stride] = -v266;
    *(behi_six_joint_unaligned *)&by_qd[18U * stride] = -v248;
    *(behi_six_joint_unaligned *)&by_qd[19U * stride] = -v255;
    *(behi_six_joint_unaligned *)&by_qd[20U * stride] = -v259;
    *(behi_six_joint_unaligned *)&by_qd[22U * stride] = -v265;
    *(behi_six_joint_unaligned *)&by_qd[24U * stride] = -v205;
    *(behi_six_joint_unaligned *)&by_qd[25U * stride] = -v232;
    *(behi_six_joint_unaligned *)&by_qd[26U * stride] = -v237;
    *(behi_six_joint_unaligned *)&by_qd[27U * stride] = -v225;
    *(behi_six_joint_unaligned *)&by_qd[29U * stride] = -v242;
    *(behi_six_joint_unaligned *)&by_qd[30U * stride] = -v191;
    const behi_six_joint_pack v268 = behi_six_joint_pack_number(prepared, 32U, spacing, 0U) + v23;
    const behi_six_joint_pack v269 = v2_cosine[0] * v268;
    const behi_six_joint_pack v270 = v39 * v269;
    const behi_six_joint_pack v271 = v270 + v105;
    const behi_six_joint_pack v272 = behi_six_joint_pack_number_or(prepared, 49U, spacing, v_prepared49) * v2_sine[1];
    const behi_six_joint_pack v_prepared28 = v_prepared21 + behi_six_joint_pack_number(prepared, 14U, spacing, 0U);
    const behi_six_joint_pack v_prepared65 = behi_six_joint_pack_number(prepared, 33U, spacing, 0U) + v_prepared28;
    const behi_six_joint_pack v273 = v272 + behi_six_joint_pack_number_or(prepared, 65U, spacing, v_prepared65);
    const behi_six_joint_pack v274 = (((v130 + v273) + ((100.0 * v2_cosine[2]) * v269)) + v102) + (2.0 * v271);
    const behi_six_joint_pack v_prepared87 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) - v_prepared28;
    const behi_six_joint_pack v275 = behi_six_joint_pack_number_or(prepared, 87U, spacing, v_prepared87) * v2_sine[1];
    *(behi_six_joint_unaligned *)&by_qdd[28U * stride] = behi_six_joint_pack_number_or(prepared, 28U, spacing, v_prepared28);
    *(behi_six_joint_unaligned *)&by_qdd[0] = v274 - (v2_sine[0] * ((v2_sine[0] * (v273 - behi_six_joint_pack_number_or(prepared, 28U, spacing, v_prepared28))) - (v275 * v15)));
    const behi_six_joint_pack v_prepared7 = 50.0 * behi_six_joint_pack_number(prepared, 15U, spacing, 0U);
    const behi_six_joint_pack v276 = behi_six_joint_pack_number_or(prepared, 7U, spacing, v_prepared7) * v2_sine[2];
    const behi_six_joint_pack v277 = (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) - v275) * v10;
    *(behi_six_joint_unaligned *)&by_qdd[3U * stride] = v277;
    *(behi_six_joint_unaligned *)&by_qdd[18U * stride] = v277;
    const behi_six_joint_pack v278 = v277 + (v2_cosine[1] * v276);
    *(behi_six_joint_unaligned *)&by_qdd[2U * stride] = v278;
    *(behi_six_joint_unaligned *)&by_qdd[12U * stride] = v278;
    const behi_six_joint_pack v279 = behi_six_joint_pack_number_or(prepared, 7U, spacing, v_prepared7) * v2_sine[3];
    const behi_six_joint_pack v280 = v278 + (v2_cosine[1] * v279);
    *(behi_six_joint_unaligned *)&by_qdd[stride] = v280;
    *(behi_six_joint_unaligned *)&by_qdd[6U * stride] = v280;
    const behi_six_joint_pack v281 = -((((behi_six_joint_pack_number_or(prepared, 7U, spacing, v_prepared7) * v2_sine[1]) * v147) + (behi_six_joint_pack_number_or(prepared, 28U, spacing, v_prepared28) * v2_cosine[0])) + (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v99));
    *(behi_six_joint_unaligned *)&by_qdd[4U * stride] = v281;
    *(behi_six_joint_unaligned *)&by_qdd[24U * stride] = v281;
    const behi_six_joint_pack v282 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v15;
    *(behi_six_joint_unaligned *)&by_qdd[5U * stride] = v282;
    *(behi_six_joint_unaligned *)&by_qdd[30U * stride] = v282;
    const behi_six_joint_pack v283 = v2_sine[0] * v268;
    const behi_six_joint_pack v284 = (v34 * v269) + (v33 * v283);
    const behi_six_joint_pack v_prepared1 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) + behi_six_joint_pack_number(prepared, 33U, spacing, 0U);
    const behi_six_joint_pack v285 = v272 + (behi_six_joint_pack_number_or(prepared, 1U, spacing, v_prepared1) - (v2_sine[1] * v275));
    *(behi_six_joint_unaligned *)&by_qdd[21U * stride] = v285;
    const behi_six_joint_pack v286 = v284 + v285;
    *(behi_six_joint_unaligned *)&by_qdd[15U * stride] = v286;
    *(behi_six_joint_unaligned *)&by_qdd[20U * stride] = v286;
    const behi_six_joint_pack v287 = v286 + (behi_six_joint_pack_number(prepared, 3U, spacing, 0U) + v284);
    *(behi_six_joint_unaligned *)&by_qdd[14U * stride] = v287;
    const behi_six_joint_pack v288 = v37 * v283;
    const behi_six_joint_pack v289 = (v288 + v132) + v271;
    const behi_six_joint_pack v290 = v289 + v287;
    *(behi_six_joint_unaligned *)&by_qdd[8U * stride] = v290;
    *(behi_six_joint_unaligned *)&by_qdd[13U * stride] = v290;
    *(behi_six_joint_unaligned *)&by_qdd[7U * stride] = v290 + (behi_six_joint_pack_number(prepared, 2U, spacing, 0U) + v289);
    const behi_six_joint_pack v291 = (v270 + v288) + v286;
    *(behi_six_joint_unaligned *)&by_qdd[9U * stride] = v291;
    *(behi_six_joint_unaligned *)&by_qdd[19U * stride] = v291;
    const behi_six_joint_pack v292 = behi_six_joint_pack_number_or(prepared, 7U, spacing, v_prepared7) * v10;
    const behi_six_joint_pack v293 = (v2_cosine[2] * v292) - (v276 * v86);
    *(behi_six_joint_unaligned *)&by_qdd[16U * stride] = v293;
    *(behi_six_joint_unaligned *)&by_qdd[26U * stride] = v293;
    const behi_six_joint_pack v294 = -(((v279 * v86) - v293) - (v2_cosine[3] * v292));
    *(behi_six_joint_unaligned *)&by_qdd[10U * stride] = v294;
    *(behi_six_joint_unaligned *)&by_qdd[25U * stride] = v294;
    const behi_six_joint_pack v295 = -v89;
    *(behi_six_joint_unaligned *)&by_qdd[11U * stride] = v295;
    *(behi_six_joint_unaligned *)&by_qdd[17U * stride] = v295;
    *(behi_six_joint_unaligned *)&by_qdd[23U * stride] = v295;
    *(behi_six_joint_unaligned *)&by_qdd[31U * stride] = v295;
    *(behi_six_joint_unaligned *)&by_qdd[32U * stride] = v295;
    *(behi_six_joint_unaligned *)&by_qdd[33U * stride] = v295;
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_inverse_dynamics_gradients_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_inverse_dynamics_gradients_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    behi_six_joint_pack_inverse_dynamics_gradients_block_body(0U, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_inverse_dynamics_gradients_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    behi_six_joint_pack_inverse_dynamics_gradients_block_body(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
}

BEHI_SIX_JOINT_INLINE void behi_six_joint_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    if (spacing == 0U) {
        behi_six_joint_pack_inverse_dynamics_gradients_block_same(prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    } else {
        behi_six_joint_pack_inverse_dynamics_gradients_block_each(spacing, prepared, stride, q, qd, qdd, by_q, by_qd, by_qdd);
    }
}

void behi_six_joint_inverse_dynamics_gradients_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 36U, by_q);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double qdd_rest[6U * BEHI_SIX_JOINT_LANES];
        double by_q_rest[36U * BEHI_SIX_JOINT_LANES];
        double by_qd_rest[36U * BEHI_SIX_JOINT_LANES];
        double by_qdd_rest[36U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qdd, qdd_rest);
        behi_six_joint_pack_inverse_dynamics_gradients_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, by_q_rest, by_q);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, by_qd_rest, by_qd);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, by_qdd_rest, by_qdd);
    }
}

void behi_six_joint_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 36U, by_q);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double qdd_rest[6U * BEHI_SIX_JOINT_LANES];
        double by_q_rest[36U * BEHI_SIX_JOINT_LANES];
        double by_qd_rest[36U * BEHI_SIX_JOINT_LANES];
        double by_qdd_rest[36U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(11U, count, first, BEHI_SIX_JOINT_LANES, &prepared[1U * count], &prepared_rest[1U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(2U, count, first, BEHI_SIX_JOINT_LANES, &prepared[14U * count], &prepared_rest[14U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[21U * count], &prepared_rest[21U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(2U, count, first, BEHI_SIX_JOINT_LANES, &prepared[28U * count], &prepared_rest[28U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(2U, count, first, BEHI_SIX_JOINT_LANES, &prepared[32U * count], &prepared_rest[32U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[44U * count], &prepared_rest[44U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[49U * count], &prepared_rest[49U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[62U * count], &prepared_rest[62U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(9U, count, first, BEHI_SIX_JOINT_LANES, &prepared[79U * count], &prepared_rest[79U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qdd, qdd_rest);
        behi_six_joint_pack_inverse_dynamics_gradients_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, by_q_rest, by_q);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, by_qd_rest, by_qd);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, by_qdd_rest, by_qdd);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
