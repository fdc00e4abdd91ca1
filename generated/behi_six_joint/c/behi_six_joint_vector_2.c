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
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_inverse_dynamics_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *qdd, double *tau)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            behi_six_joint_prepared prepared_lane;
            double q_lane[6];
            double qd_lane[6];
            double qdd_lane[6];
            double tau_lane[6];

            if (spacing > 0U) {
                for (size_t k = 11U; k < 12U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 15U; k < 22U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 25U; k < 28U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 51U; k < 52U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 54U; k < 55U; k++) {
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
            behi_six_joint_inverse_dynamics(own, q_lane, qd_lane, qdd_lane, tau_lane);
            for (size_t k = 0U; k < 6U; k++) {
                tau[(k * stride) + lane] = tau_lane[k];
            }
        }
    }
}

BEHI_SIX_JOINT_BODY void behi_six_joint_pack_inverse_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0 = behi_six_joint_pack_at(&q[stride]) + behi_six_joint_pack_at(&q[2U * stride]);
    const behi_six_joint_pack v1 = behi_six_joint_pack_at(&q[3U * stride]) + v0;
    const behi_six_joint_pack v2_angle[4] = {v1, v0, behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[4U * stride])};
    behi_six_joint_pack v2_sine[4];
    behi_six_joint_pack v2_cosine[4];
    behi_six_joint_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[2], &v2_sine[2], &v2_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[3], &v2_sine[3], &v2_cosine[3], &v_beyond);
    const behi_six_joint_pack v10 = behi_six_joint_pack_at(&qd[0]) * v2_sine[0];
    const behi_six_joint_pack v11 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v12 = behi_six_joint_pack_at(&qd[3U * stride]) + v11;
    const behi_six_joint_pack v13 = v12 * v10;
    const behi_six_joint_pack v14 = (behi_six_joint_pack_at(&qdd[0]) * v2_cosine[0]) - v13;
    const behi_six_joint_pack v15 = v13 - v14;
    const behi_six_joint_pack v16 = ((v11 * (2.0 * behi_six_joint_pack_at(&qd[0]))) * v2_sine[1]) - (behi_six_joint_pack_at(&qdd[0]) * v2_cosine[1]);
    const behi_six_joint_pack v17 = (behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_at(&qd[stride])) * v2_sine[2];
    const behi_six_joint_pack v18 = 50.0 * v2_cosine[2];
    const behi_six_joint_pack v19 = (100.0 * v17) - (behi_six_joint_pack_at(&qdd[0]) * v18);
    const behi_six_joint_pack v20 = v19 + (50.0 * v16);
    const behi_six_joint_pack v21 = v20 + (10.0 * v15);
    const behi_six_joint_pack v22 = 50.0 * v2_sine[2];
    const behi_six_joint_pack v23 = behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v24 = (behi_six_joint_pack_at(&qdd[stride]) * v18) - (v23 * v22);
    const behi_six_joint_pack v25 = v11 * v11;
    const behi_six_joint_pack v26 = 50.0 * v2_sine[1];
    const behi_six_joint_pack v27 = 50.0 * v2_cosine[1];
    const behi_six_joint_pack v28 = behi_six_joint_pack_at(&qdd[stride]) + behi_six_joint_pack_at(&qdd[2U * stride]);
    const behi_six_joint_pack v29 = ((v25 * v26) - v24) - (v28 * v27);
    const behi_six_joint_pack v30 = behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v31 = v30 + v23;
    const behi_six_joint_pack v32 = (behi_six_joint_pack_at(&qdd[stride]) * v22) + (v31 * v18);
    const behi_six_joint_pack v33 = v30 + v25;
    const behi_six_joint_pack v34 = (v32 + (v28 * v26)) + (v33 * v27);
    const behi_six_joint_pack v35 = (v2_cosine[0] * v34) + (v2_sine[0] * v29);
    const behi_six_joint_pack v36 = behi_six_joint_pack_at(&qd[0]) * v2_cosine[0];
    const behi_six_joint_pack v37 = (10.0 * ((v12 * v12) + (v36 * v36))) + v35;
    const behi_six_joint_pack v38 = (v2_cosine[3] * v37) - (v2_sine[3] * v21);
    const behi_six_joint_pack v39 = (v12 * v2_cosine[3]) - (v2_sine[3] * v10);
    const behi_six_joint_pack v40 = (v12 * v2_sine[3]) + (v2_cosine[3] * v10);
    const behi_six_joint_pack v41 = v40 * v39;
    const behi_six_joint_pack v42 = behi_six_joint_pack_at(&qdd[4U * stride]) - v14;
    const behi_six_joint_pack v43 = v41 - v42;
    const behi_six_joint_pack v_prepared21 = 0.5 * behi_six_joint_pack_number(prepared, 11U, spacing, 0U);
    const behi_six_joint_pack v_prepared51 = 2.0 * v_prepared21;
    const behi_six_joint_pack v44 = behi_six_joint_pack_at(&qd[5U * stride]) * behi_six_joint_pack_number_or(prepared, 51U, spacing, v_prepared51);
    const behi_six_joint_pack v45 = (((v44 * v40) - (behi_six_joint_pack_number(prepared, 27U, spacing, 0U) * v43)) - (behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * (v42 + v41))) + (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v38);
    const behi_six_joint_pack v46 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v43) + (behi_six_joint_pack_number(prepared, 17U, spacing, 0U) * v38);
    const behi_six_joint_pack v47 = behi_six_joint_pack_number(prepared, 17U, spacing, 0U) * ((v2_cosine[3] * v21) + (v2_sine[3] * v37));
    const behi_six_joint_pack v48 = behi_six_joint_pack_at(&qd[4U * stride]) - v36;
    const behi_six_joint_pack v49 = v47 + (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * ((v40 * v40) + (v48 * v48)));
    const behi_six_joint_pack v50 = (v2_cosine[3] * v49) - (v2_sine[3] * v46);
    const behi_six_joint_pack v51 = v10 * v36;
    const behi_six_joint_pack v52 = behi_six_joint_pack_at(&qdd[3U * stride]) + v28;
    const behi_six_joint_pack v53 = v51 - v52;
    const behi_six_joint_pack v54 = (behi_six_joint_pack_at(&qdd[0]) * v2_sine[0]) + ((2.0 * v12) * v36);
    const behi_six_joint_pack v55 = (v2_cosine[3] * v54) - (v2_sine[3] * v53);
    const behi_six_joint_pack v56 = v55 + (v48 * (2.0 * v39));
    const behi_six_joint_pack v57 = (v2_cosine[0] * v29) - (v2_sine[0] * v34);
    const behi_six_joint_pack v58 = v51 + v52;
    const behi_six_joint_pack v59 = (10.0 * v58) - v57;
    const behi_six_joint_pack v60 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v59) + (((behi_six_joint_pack_number_or(prepared, 21U, spacing, v_prepared21) * v55) + (v44 * v48)) - (behi_six_joint_pack_number(prepared, 27U, spacing, 0U) * v56));
    const behi_six_joint_pack v61 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * (((behi_six_joint_pack_at(&qdd[5U * stride]) + (v2_sine[3] * v54)) + (v40 * v48)) + (v2_cosine[3] * v53));
    *(behi_six_joint_unaligned *)&tau[5U * stride] = v61;
    const behi_six_joint_pack v62 = behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v63 = behi_six_joint_pack_number(prepared, 25U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v64 = behi_six_joint_pack_number(prepared, 26U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v_prepared54 = 2.0 * behi_six_joint_pack_number(prepared, 25U, spacing, 0U);
    const behi_six_joint_pack v65 = ((v2_cosine[2] * ((behi_six_joint_pack_number_or(prepared, 54U, spacing, v_prepared54) * v17) - (behi_six_joint_pack_at(&qdd[0]) * v63))) + (v62 * v16)) + (v64 * v19);
    const behi_six_joint_pack v66 = (v2_sine[0] * ((v2_cosine[3] * v60) + (v2_sine[3] * v61))) - v65;
    const behi_six_joint_pack v67 = v66 - ((v18 + v27) * (v50 + (behi_six_joint_pack_number(prepared, 19U, spacing, 0U) * v20)));
    *(behi_six_joint_unaligned *)&tau[0] = v67 - (v2_cosine[0] * ((10.0 * v50) + ((behi_six_joint_pack_number(prepared, 18U, spacing, 0U) * v15) - v45)));
    const behi_six_joint_pack v68 = ((v2_cosine[3] * v46) + (behi_six_joint_pack_number(prepared, 19U, spacing, 0U) * v35)) + (v2_sine[3] * v49);
    const behi_six_joint_pack v69 = (behi_six_joint_pack_number(prepared, 17U, spacing, 0U) * v59) + (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v56);
    const behi_six_joint_pack v70 = (behi_six_joint_pack_number(prepared, 19U, spacing, 0U) * v57) - v69;
    const behi_six_joint_pack v71 = (v2_cosine[0] * v70) + (v2_sine[0] * v68);
    const behi_six_joint_pack v72 = (((v2_cosine[3] * v61) - (behi_six_joint_pack_number(prepared, 18U, spacing, 0U) * v58)) - (v2_sine[3] * v60)) - (10.0 * v69);
    const behi_six_joint_pack v73 = (v72 + ((v62 * ((v25 - v33) * v2_sine[1])) - (behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v28))) + (v27 * v71);
    const behi_six_joint_pack v74 = (v2_cosine[0] * v68) - (v2_sine[0] * v70);
    const behi_six_joint_pack v75 = v73 - (v26 * v74);
    const behi_six_joint_pack v76 = v2_sine[2] * ((behi_six_joint_pack_number(prepared, 26U, spacing, 0U) * v32) - ((v23 - v31) * v63));
    const behi_six_joint_pack v77 = ((((behi_six_joint_pack_number(prepared, 25U, spacing, 0U) * behi_six_joint_pack_at(&qdd[stride])) + (v64 * v24)) + v76) - (v18 * v71)) + (v22 * v74);
    *(behi_six_joint_unaligned *)&tau[stride] = v77 - v75;
    *(behi_six_joint_unaligned *)&tau[2U * stride] = -v75;
    *(behi_six_joint_unaligned *)&tau[3U * stride] = -v72;
    *(behi_six_joint_unaligned *)&tau[4U * stride] = -v45;
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_inverse_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, qdd, tau);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_inverse_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    behi_six_joint_pack_inverse_dynamics_block_body(0U, prepared, stride, q, qd, qdd, tau);
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_inverse_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    behi_six_joint_pack_inverse_dynamics_block_body(spacing, prepared, stride, q, qd, qdd, tau);
}

BEHI_SIX_JOINT_INLINE void behi_six_joint_pack_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    if (spacing == 0U) {
        behi_six_joint_pack_inverse_dynamics_block_same(prepared, stride, q, qd, qdd, tau);
    } else {
        behi_six_joint_pack_inverse_dynamics_block_each(spacing, prepared, stride, q, qd, qdd, tau);
    }
}

void behi_six_joint_inverse_dynamics_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double qdd_rest[6U * BEHI_SIX_JOINT_LANES];
        double tau_rest[6U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qdd, qdd_rest);
        behi_six_joint_pack_inverse_dynamics_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        behi_six_joint_pack_give(6U, count, first, BEHI_SIX_JOINT_LANES, tau_rest, tau);
    }
}

void behi_six_joint_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double qdd_rest[6U * BEHI_SIX_JOINT_LANES];
        double tau_rest[6U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[11U * count], &prepared_rest[11U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(7U, count, first, BEHI_SIX_JOINT_LANES, &prepared[15U * count], &prepared_rest[15U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(3U, count, first, BEHI_SIX_JOINT_LANES, &prepared[25U * count], &prepared_rest[25U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[51U * count], &prepared_rest[51U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[54U * count], &prepared_rest[54U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qdd, qdd_rest);
        behi_six_joint_pack_inverse_dynamics_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        behi_six_joint_pack_give(6U, count, first, BEHI_SIX_JOINT_LANES, tau_rest, tau);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_forward_dynamics_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, const double *tau, double *qdd)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            behi_six_joint_prepared prepared_lane;
            double q_lane[6];
            double qd_lane[6];
            double tau_lane[6];
            double qdd_lane[6];

            if (spacing > 0U) {
                for (size_t k = 2U; k < 8U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 11U; k < 12U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 15U; k < 16U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 28U; k < 34U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 49U; k < 50U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 62U; k < 67U; k++) {
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
                tau_lane[k] = tau[(k * stride) + lane];
            }
            behi_six_joint_forward_dynamics(own, q_lane, qd_lane, tau_lane, qdd_lane);
            for (size_t k = 0U; k < 6U; k++) {
                qdd[(k * stride) + lane] = qdd_lane[k];
            }
        }
    }
}

BEHI_SIX_JOINT_BODY void behi_six_joint_pack_forward_dynamics_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
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
    const behi_six_joint_pack v10 = behi_six_joint_pack_number(prepared, 32U, spacing, 0U) + (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v2_sine[1]);
    const behi_six_joint_pack v11 = v10 * v2_cosine[0];
    const behi_six_joint_pack v12 = 50.0 * v2_cosine[2];
    const behi_six_joint_pack v13 = v2_sine[0] * (50.0 * v10);
    const behi_six_joint_pack v14 = (v2_sine[2] * v13) + (v12 * v11);
    const behi_six_joint_pack v15 = behi_six_joint_pack_number(prepared, 28U, spacing, 0U) * v2_sine[1];
    const behi_six_joint_pack v_prepared6 = 10.0 * behi_six_joint_pack_number(prepared, 15U, spacing, 0U);
    const behi_six_joint_pack v_prepared49 = 2.0 * v_prepared6;
    const behi_six_joint_pack v16 = behi_six_joint_pack_number(prepared, 33U, spacing, 0U) + (v2_sine[1] * (behi_six_joint_pack_number_or(prepared, 49U, spacing, v_prepared49) + v15));
    const behi_six_joint_pack v17 = v16 + v14;
    const behi_six_joint_pack v18 = (behi_six_joint_pack_number(prepared, 3U, spacing, 0U) + v14) + v17;
    const behi_six_joint_pack v_prepared7 = 50.0 * behi_six_joint_pack_number(prepared, 15U, spacing, 0U);
    const behi_six_joint_pack v19 = behi_six_joint_pack_number_or(prepared, 7U, spacing, v_prepared7) * v2_cosine[1];
    const behi_six_joint_pack v20 = v2_sine[2] * v19;
    const behi_six_joint_pack v21 = v2_cosine[1] * v2_sine[0];
    const behi_six_joint_pack v22 = behi_six_joint_pack_number_or(prepared, 7U, spacing, v_prepared7) * v21;
    const behi_six_joint_pack v23 = (v2_cosine[2] * v22) - (v2_cosine[0] * v20);
    const behi_six_joint_pack v24 = behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v23;
    const behi_six_joint_pack v25 = 1.0 / v16;
    const behi_six_joint_pack v26 = v17 * v25;
    const behi_six_joint_pack v27 = 1.0 / (((v23 * v24) - v18) + (v17 * v26));
    const behi_six_joint_pack v28 = behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_cosine[3];
    const behi_six_joint_pack v29 = 50.0 * v2_cosine[3];
    const behi_six_joint_pack v30 = v29 * v11;
    const behi_six_joint_pack v31 = v30 + (v2_cosine[2] * v28);
    const behi_six_joint_pack v32 = v2_sine[3] * v13;
    const behi_six_joint_pack v33 = (v32 + ((behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_sine[3]) * v2_sine[2])) + v31;
    const behi_six_joint_pack v34 = v18 + v33;
    const behi_six_joint_pack v35 = v2_sine[3] * v19;
    const behi_six_joint_pack v36 = v23 + ((v2_cosine[3] * v22) - (v2_cosine[0] * v35));
    const behi_six_joint_pack v37 = (v32 + v30) + v17;
    const behi_six_joint_pack v38 = v25 * v37;
    const behi_six_joint_pack v39 = (v17 * v38) + ((v24 * v36) - v34);
    const behi_six_joint_pack v40 = v39 * v27;
    const behi_six_joint_pack v41 = behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v36;
    const behi_six_joint_pack v42 = ((((behi_six_joint_pack_number(prepared, 2U, spacing, 0U) + v33) - (v36 * v41)) - (v37 * v38)) + v34) + (v39 * v40);
    const behi_six_joint_pack v43 = 1.0 / v42;
    const behi_six_joint_pack v44 = v2_cosine[3] + v2_cosine[2];
    const behi_six_joint_pack v45 = (behi_six_joint_pack_number(prepared, 28U, spacing, 0U) * v2_cosine[0]) + (v2_sine[1] * ((behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v2_cosine[0]) + (behi_six_joint_pack_number_or(prepared, 7U, spacing, v_prepared7) * v44)));
    const behi_six_joint_pack v46 = (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) + v15) * v21;
    const behi_six_joint_pack v47 = v20 + v46;
    const behi_six_joint_pack v48 = v46 * v25;
    const behi_six_joint_pack v49 = (v17 * v48) - (v47 + (v45 * v24));
    const behi_six_joint_pack v50 = v49 * v27;
    const behi_six_joint_pack v51 = behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v45;
    const behi_six_joint_pack v52 = (((v35 + v47) + (v51 * v36)) - (v37 * v48)) + (v39 * v50);
    const behi_six_joint_pack v53 = v52 * v43;
    const behi_six_joint_pack v54 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v55 = behi_six_joint_pack_at(&qd[3U * stride]) + v54;
    const behi_six_joint_pack v56 = behi_six_joint_pack_at(&qd[0]) * v2_sine[0];
    const behi_six_joint_pack v57 = (v2_sine[1] * v56) - (v55 * v2_cosine[1]);
    const behi_six_joint_pack v58 = (v55 * v2_sine[1]) + (v2_cosine[1] * v56);
    const behi_six_joint_pack v59 = v55 * v56;
    const behi_six_joint_pack v60 = v59 + (v58 * v57);
    const behi_six_joint_pack v61 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * (behi_six_joint_pack_at(&qd[5U * stride]) + v57);
    const behi_six_joint_pack v62 = behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v63 = v62 + (v54 * v54);
    const behi_six_joint_pack v64 = v62 + (behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride]));
    const behi_six_joint_pack v65 = (v64 * v29) + (v63 * v12);
    const behi_six_joint_pack v66 = behi_six_joint_pack_at(&qd[0]) * v2_cosine[0];
    const behi_six_joint_pack v67 = (v55 * v55) + (v66 * v66);
    const behi_six_joint_pack v68 = v54 * v2_sine[2];
    const behi_six_joint_pack v69 = behi_six_joint_pack_at(&qd[stride]) * v2_sine[3];
    const behi_six_joint_pack v70 = (100.0 * behi_six_joint_pack_at(&qd[0])) * (v68 + v69);
    const behi_six_joint_pack v71 = v54 * v68;
    const behi_six_joint_pack v72 = behi_six_joint_pack_at(&qd[stride]) * v69;
    const behi_six_joint_pack v73 = 50.0 * (v71 + v72);
    const behi_six_joint_pack v74 = (v21 * v73) - (v2_sine[1] * (v70 + (20.0 * v59)));
    const behi_six_joint_pack v75 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * (v74 + (v2_cosine[1] * ((10.0 * v67) + (v2_cosine[0] * v65))));
    const behi_six_joint_pack v76 = v75 + ((v58 * v61) - (behi_six_joint_pack_number(prepared, 28U, spacing, 0U) * v60));
    const behi_six_joint_pack v77 = behi_six_joint_pack_at(&tau[4U * stride]) + v76;
    const behi_six_joint_pack v78 = behi_six_joint_pack_at(&qd[4U * stride]) - v66;
    const behi_six_joint_pack v79 = (2.0 * v55) * v66;
    const behi_six_joint_pack v80 = v56 * v66;
    const behi_six_joint_pack v81 = ((v2_sine[1] * v80) - (v2_cosine[1] * v79)) + (v78 * (2.0 * v57));
    const behi_six_joint_pack v82 = (v2_cosine[0] * v73) - (v2_sine[0] * v65);
    const behi_six_joint_pack v83 = (((behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v82) - (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v80)) - (v78 * v61)) + (behi_six_joint_pack_number(prepared, 28U, spacing, 0U) * v81);
    const behi_six_joint_pack v84 = (((behi_six_joint_pack_at(&tau[5U * stride]) * v2_cosine[1]) - (behi_six_joint_pack_number(prepared, 33U, spacing, 0U) * v80)) + (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v82)) + (behi_six_joint_pack_number_or(prepared, 6U, spacing, v_prepared6) * v81);
    const behi_six_joint_pack v85 = v84 + (v2_sine[1] * v83);
    const behi_six_joint_pack v86 = behi_six_joint_pack_at(&tau[3U * stride]) + v85;
    const behi_six_joint_pack v87 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v60;
    const behi_six_joint_pack v88 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * ((v58 * v58) + (v78 * v78));
    const behi_six_joint_pack v89 = (v2_sine[1] * v88) + ((behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v67) - (v2_cosine[1] * v87));
    const behi_six_joint_pack v90 = (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v81) - (behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v80);
    const behi_six_joint_pack v91 = (v2_cosine[0] * v90) + (v2_sine[0] * v89);
    const behi_six_joint_pack v92 = behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v93 = behi_six_joint_pack_number(prepared, 3U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v94 = v85 + (((v93 * v71) + (v92 * v72)) + (v12 * v91));
    const behi_six_joint_pack v95 = 50.0 * ((v2_cosine[0] * v89) - (v2_sine[0] * v90));
    const behi_six_joint_pack v96 = v94 - (v2_sine[2] * (v95 + ((v63 * v93) + (v64 * v28))));
    const behi_six_joint_pack v97 = v96 + ((behi_six_joint_pack_at(&tau[2U * stride]) - (v24 * v77)) - (v26 * v86));
    const behi_six_joint_pack v98 = behi_six_joint_pack_number(prepared, 2U, spacing, 0U) * v2_cosine[3];
    const behi_six_joint_pack v99 = (((behi_six_joint_pack_at(&tau[stride]) + (v98 * v72)) + (v28 * v71)) - (v41 * v77)) + (v29 * v91);
    const behi_six_joint_pack v100 = v96 - (v2_sine[3] * (v95 + ((v64 * v98) + (v63 * v92))));
    const behi_six_joint_pack v101 = v100 + ((v99 - (v38 * v86)) - (v40 * v97));
    const behi_six_joint_pack v102 = (v2_cosine[1] * v88) + (v2_sine[1] * v87);
    const behi_six_joint_pack v_prepared62 = 2.0 * behi_six_joint_pack_number(prepared, 33U, spacing, 0U);
    const behi_six_joint_pack v103 = v2_cosine[0] * ((((behi_six_joint_pack_number(prepared, 32U, spacing, 0U) * v70) + (behi_six_joint_pack_number_or(prepared, 62U, spacing, v_prepared62) * v59)) + (10.0 * v102)) - v76);
    const behi_six_joint_pack v_prepared64 = 2.0 * behi_six_joint_pack_number(prepared, 2U, spacing, 0U);
    const behi_six_joint_pack v104 = ((2.0 * v68) * (v93 + v28)) + (v69 * ((behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v2_cosine[2]) + (behi_six_joint_pack_number_or(prepared, 64U, spacing, v_prepared64) * v2_cosine[3])));
    const behi_six_joint_pack v105 = ((behi_six_joint_pack_at(&tau[0]) - ((behi_six_joint_pack_at(&tau[5U * stride]) * v2_sine[1]) * v2_sine[0])) + (behi_six_joint_pack_at(&qd[0]) * v104)) + (v21 * v83);
    const behi_six_joint_pack v_prepared66 = 50.0 * (2.0 * behi_six_joint_pack_number(prepared, 32U, spacing, 0U));
    const behi_six_joint_pack v106 = ((v105 + (v44 * ((50.0 * v102) + (behi_six_joint_pack_number_or(prepared, 66U, spacing, v_prepared66) * v59)))) + v103) + (v51 * v77);
    const behi_six_joint_pack v_prepared65 = behi_six_joint_pack_number(prepared, 33U, spacing, 0U) + behi_six_joint_pack_number(prepared, 28U, spacing, 0U);
    const behi_six_joint_pack v107 = (behi_six_joint_pack_number_or(prepared, 49U, spacing, v_prepared49) * v2_sine[1]) + behi_six_joint_pack_number_or(prepared, 65U, spacing, v_prepared65);
    const behi_six_joint_pack v108 = (v107 + (v2_cosine[3] * v98)) + (v2_sine[0] * (((behi_six_joint_pack_number(prepared, 28U, spacing, 0U) * v2_cosine[1]) * v21) - (v107 * v2_sine[0])));
    const behi_six_joint_pack v109 = ((v108 + (v2_cosine[2] * (v93 + (100.0 * v11)))) + (2.0 * v31)) - (v45 * v51);
    const behi_six_joint_pack v110 = 1.0 / (((v109 - (v46 * v48)) + (v49 * v50)) - (v52 * v53));
    const behi_six_joint_pack v111 = (((v106 - (v48 * v86)) - (v50 * v97)) - (v101 * v53)) * v110;
    *(behi_six_joint_unaligned *)&qdd[0] = v111;
    const behi_six_joint_pack v112 = (v101 * v43) - (v53 * v111);
    *(behi_six_joint_unaligned *)&qdd[stride] = v112;
    const behi_six_joint_pack v113 = ((v27 * v97) + (v50 * v111)) + (v40 * v112);
    *(behi_six_joint_unaligned *)&qdd[2U * stride] = -v113;
    const behi_six_joint_pack v114 = (((v25 * v86) - (v48 * v111)) - (v38 * v112)) + (v26 * v113);
    *(behi_six_joint_unaligned *)&qdd[3U * stride] = v114;
    *(behi_six_joint_unaligned *)&qdd[4U * stride] = (((behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v77) + (v51 * v111)) - (v41 * v112)) + (v24 * v113);
    const behi_six_joint_pack v115 = ((behi_six_joint_pack_at(&tau[5U * stride]) * behi_six_joint_pack_number(prepared, 31U, spacing, 0U)) - (v58 * v78)) - (v2_sine[1] * (v79 + (v2_sine[0] * v111)));
    *(behi_six_joint_unaligned *)&qdd[5U * stride] = v115 - (v2_cosine[1] * ((v113 + (v80 - v112)) - v114));
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_forward_dynamics_again(v_beyond, 0U, spacing, prepared, stride, q, qd, tau, qdd);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_forward_dynamics_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    behi_six_joint_pack_forward_dynamics_block_body(0U, prepared, stride, q, qd, tau, qdd);
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_forward_dynamics_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    behi_six_joint_pack_forward_dynamics_block_body(spacing, prepared, stride, q, qd, tau, qdd);
}

BEHI_SIX_JOINT_INLINE void behi_six_joint_pack_forward_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, double *restrict qdd)
{
    if (spacing == 0U) {
        behi_six_joint_pack_forward_dynamics_block_same(prepared, stride, q, qd, tau, qdd);
    } else {
        behi_six_joint_pack_forward_dynamics_block_each(spacing, prepared, stride, q, qd, tau, qdd);
    }
}

void behi_six_joint_forward_dynamics_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_forward_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double tau_rest[6U * BEHI_SIX_JOINT_LANES];
        double qdd_rest[6U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, tau, tau_rest);
        behi_six_joint_pack_forward_dynamics_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        behi_six_joint_pack_give(6U, count, first, BEHI_SIX_JOINT_LANES, qdd_rest, qdd);
    }
}

void behi_six_joint_forward_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, double *qdd)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_forward_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &qdd[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double tau_rest[6U * BEHI_SIX_JOINT_LANES];
        double qdd_rest[6U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, &prepared[2U * count], &prepared_rest[2U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[11U * count], &prepared_rest[11U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[15U * count], &prepared_rest[15U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, &prepared[28U * count], &prepared_rest[28U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[49U * count], &prepared_rest[49U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(5U, count, first, BEHI_SIX_JOINT_LANES, &prepared[62U * count], &prepared_rest[62U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, tau, tau_rest);
        behi_six_joint_pack_forward_dynamics_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, tau_rest, qdd_rest);
        behi_six_joint_pack_give(6U, count, first, BEHI_SIX_JOINT_LANES, qdd_rest, qdd);
    }
}

/* States with an angle out of the sines' range, by the function for one state. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_kinetic_energy_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, const double *qd, double *T)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            behi_six_joint_prepared prepared_lane;
            double q_lane[6];
            double qd_lane[6];

            if (spacing > 0U) {
                for (size_t k = 11U; k < 12U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 34U; k < 41U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 67U; k < 71U; k++) {
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
            behi_six_joint_kinetic_energy(own, q_lane, qd_lane, &T[lane]);
        }
    }
}

BEHI_SIX_JOINT_BODY void behi_six_joint_pack_kinetic_energy_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
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
    const behi_six_joint_pack v12 = (v0_sine[1] * v11) + (v0_cosine[1] * v10);
    const behi_six_joint_pack v13 = (v0_sine[1] * v10) - (v0_cosine[1] * v11);
    const behi_six_joint_pack v14 = (v0_cosine[2] * v13) + (v0_sine[2] * v12);
    const behi_six_joint_pack v15 = 50.0 * (v11 - v13);
    const behi_six_joint_pack v16 = (10.0 * v14) - v15;
    const behi_six_joint_pack v17 = 50.0 * behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v18 = v17 * v0_cosine[1];
    const behi_six_joint_pack v19 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v20 = v18 + (50.0 * v19);
    const behi_six_joint_pack v21 = v17 * v0_sine[1];
    const behi_six_joint_pack v22 = (v0_cosine[2] * v21) + (v0_sine[2] * v20);
    const behi_six_joint_pack v23 = (v0_cosine[3] * v22) + (v0_sine[3] * v16);
    const behi_six_joint_pack v24 = v23 + (20.0 * (behi_six_joint_pack_at(&qd[4U * stride]) + v14));
    const behi_six_joint_pack v25 = (v0_cosine[2] * v12) - (v0_sine[2] * v13);
    const behi_six_joint_pack v26 = behi_six_joint_pack_at(&qd[3U * stride]) + v19;
    const behi_six_joint_pack v27 = (v0_cosine[2] * v20) - (v0_sine[2] * v21);
    const behi_six_joint_pack v28 = v27 + (10.0 * v26);
    const behi_six_joint_pack v29 = v28 + (20.0 * ((v26 * v0_sine[3]) + (v0_cosine[3] * v25)));
    const behi_six_joint_pack v30 = (v0_sine[4] * v24) + (v0_cosine[4] * v29);
    const behi_six_joint_pack v31 = (v0_sine[4] * v29) - (v0_cosine[4] * v24);
    const behi_six_joint_pack v32 = (v0_cosine[3] * v16) - (v0_sine[3] * v22);
    const behi_six_joint_pack v33 = v32 * v32;
    const behi_six_joint_pack v34 = v11 * v11;
    const behi_six_joint_pack v_prepared67 = 2.0 * (50.0 * behi_six_joint_pack_number(prepared, 40U, spacing, 0U));
    const behi_six_joint_pack v_prepared69 = 50.0 * (50.0 * behi_six_joint_pack_number(prepared, 40U, spacing, 0U));
    const behi_six_joint_pack v35 = (behi_six_joint_pack_number_or(prepared, 69U, spacing, v_prepared69) * v34) + (v19 * ((behi_six_joint_pack_number(prepared, 36U, spacing, 0U) * v19) + (behi_six_joint_pack_number_or(prepared, 67U, spacing, v_prepared67) * v18)));
    const behi_six_joint_pack v36 = v35 + (behi_six_joint_pack_number(prepared, 40U, spacing, 0U) * ((v18 * v18) + (v21 * v21)));
    const behi_six_joint_pack v37 = behi_six_joint_pack_number(prepared, 39U, spacing, 0U) * ((v15 * v15) + ((v22 * v22) + (v27 * v27)));
    const behi_six_joint_pack v_prepared68 = 50.0 * v_prepared67;
    const behi_six_joint_pack v38 = v37 + (v36 - (v13 * ((behi_six_joint_pack_number_or(prepared, 68U, spacing, v_prepared68) * v11) - (behi_six_joint_pack_number(prepared, 36U, spacing, 0U) * v13))));
    const behi_six_joint_pack v39 = v38 + (behi_six_joint_pack_number(prepared, 37U, spacing, 0U) * ((v26 * v26) + (v14 * v14)));
    const behi_six_joint_pack v40 = (behi_six_joint_pack_at(&qd[5U * stride]) - (v26 * v0_cosine[3])) + (v0_sine[3] * v25);
    const behi_six_joint_pack v_prepared70 = 2.0 * (10.0 * behi_six_joint_pack_number(prepared, 39U, spacing, 0U));
    const behi_six_joint_pack v41 = (v40 * (behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v40)) + (v39 + (behi_six_joint_pack_number_or(prepared, 70U, spacing, v_prepared70) * ((v26 * v27) - (v14 * v15))));
    const behi_six_joint_pack v42 = 0.5 * (v41 + (behi_six_joint_pack_number(prepared, 38U, spacing, 0U) * ((v33 + (v31 * v31)) + (v30 * v30))));
    const behi_six_joint_pack v43 = behi_six_joint_pack_number(prepared, 35U, spacing, 0U) * (v33 + ((v28 * v28) + (v23 * v23)));
    *(behi_six_joint_unaligned *)&T[0] = v42 + (v43 + (behi_six_joint_pack_number(prepared, 34U, spacing, 0U) * ((behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride])) + v34)));
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_kinetic_energy_again(v_beyond, 0U, spacing, prepared, stride, q, qd, T);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_kinetic_energy_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    behi_six_joint_pack_kinetic_energy_block_body(0U, prepared, stride, q, qd, T);
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_kinetic_energy_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    behi_six_joint_pack_kinetic_energy_block_body(spacing, prepared, stride, q, qd, T);
}

BEHI_SIX_JOINT_INLINE void behi_six_joint_pack_kinetic_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict T)
{
    if (spacing == 0U) {
        behi_six_joint_pack_kinetic_energy_block_same(prepared, stride, q, qd, T);
    } else {
        behi_six_joint_pack_kinetic_energy_block_each(spacing, prepared, stride, q, qd, T);
    }
}

void behi_six_joint_kinetic_energy_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_kinetic_energy_block(0U, prepared->k, count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double T_rest[1U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_kinetic_energy_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, T_rest);
        behi_six_joint_pack_give(1U, count, first, BEHI_SIX_JOINT_LANES, T_rest, T);
    }
}

void behi_six_joint_kinetic_energy_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *T)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_kinetic_energy_block(count, &prepared[first], count, &q[first], &qd[first], &T[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double T_rest[1U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[11U * count], &prepared_rest[11U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(7U, count, first, BEHI_SIX_JOINT_LANES, &prepared[34U * count], &prepared_rest[34U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[67U * count], &prepared_rest[67U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_kinetic_energy_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, T_rest);
        behi_six_joint_pack_give(1U, count, first, BEHI_SIX_JOINT_LANES, T_rest, T);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_potential_energy_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict V)
{
    (void)spacing;
    (void)prepared;
    (void)stride;
    (void)q;
    *(behi_six_joint_unaligned *)&V[0] = behi_six_joint_pack_splat(0.0);
}

void behi_six_joint_potential_energy_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *V)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_potential_energy_block(0U, prepared->k, count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double V_rest[1U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_potential_energy_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, V_rest);
        behi_six_joint_pack_give(1U, count, first, BEHI_SIX_JOINT_LANES, V_rest, V);
    }
}

void behi_six_joint_potential_energy_ensemble(const double *prepared, size_t count, const double *q, double *V)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        for (size_t next = 0U; next < count; next += BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_potential_energy_block(count, &prepared[first], count, &q[first], &V[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double V_rest[1U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES] = { 0.0 };

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_potential_energy_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, V_rest);
        behi_six_joint_pack_give(1U, count, first, BEHI_SIX_JOINT_LANES, V_rest, V);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
