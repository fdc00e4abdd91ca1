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
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_inertia_power_again(behi_six_joint_bits beyond, size_t ahead, size_t spacing, const double *prepared, size_t stride, const double *q, double *P)
{
    for (size_t lane = ahead; lane < (ahead + BEHI_SIX_JOINT_LANES); lane++) {
        if ((beyond[lane - ahead] >> 18) != 0ULL) {
            const behi_six_joint_prepared *own = (const behi_six_joint_prepared *)prepared;
            behi_six_joint_prepared prepared_lane;
            double q_lane[6];
            double P_lane[216];

            if (spacing > 0U) {
                for (size_t k = 11U; k < 12U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 38U; k < 43U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 45U; k < 47U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                for (size_t k = 71U; k < 76U; k++) {
                    prepared_lane.k[k] = prepared[(k * spacing) + lane];
                }
                own = &prepared_lane;
            }
            for (size_t k = 0U; k < 6U; k++) {
                q_lane[k] = q[(k * stride) + lane];
            }
            behi_six_joint_inertia_power(own, q_lane, P_lane);
            for (size_t k = 0U; k < 216U; k++) {
                P[(k * stride) + lane] = P_lane[k];
            }
        }
    }
}

BEHI_SIX_JOINT_BODY void behi_six_joint_pack_inertia_power_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    behi_six_joint_bits v_beyond = { 0U };
    const behi_six_joint_pack v0_angle[5] = {behi_six_joint_pack_at(&q[2U * stride]), behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[0]), behi_six_joint_pack_at(&q[3U * stride]), behi_six_joint_pack_at(&q[4U * stride])};
    behi_six_joint_pack v0_sine[5];
    behi_six_joint_pack v0_cosine[5];
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v_beyond);
    *(behi_six_joint_unaligned *)&P[0] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[43U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[80U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[85U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[86U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[117U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[123U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[127U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[128U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[129U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[172U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[210U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[211U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[212U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[213U * stride] = behi_six_joint_pack_splat(0.0);
    *(behi_six_joint_unaligned *)&P[215U * stride] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v10 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v11 = v0_cosine[2] * v10;
    const behi_six_joint_pack v12 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const behi_six_joint_pack v13 = v0_sine[3] * v12;
    const behi_six_joint_pack v14 = (v0_cosine[2] * v13) - (v0_cosine[3] * v11);
    const behi_six_joint_pack v15 = (v0_cosine[4] * v0_sine[2]) + (v0_sine[4] * v14);
    const behi_six_joint_pack v16 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v17 = (v0_cosine[2] * v16) + (50.0 * v11);
    const behi_six_joint_pack v18 = v17 - (10.0 * v14);
    const behi_six_joint_pack v19 = v18 - (20.0 * v15);
    const behi_six_joint_pack v20 = behi_six_joint_pack_number(prepared, 38U, spacing, 0U) * v19;
    const behi_six_joint_pack v21 = v0_cosine[3] * v12;
    const behi_six_joint_pack v22 = (v0_sine[3] * v10) + v21;
    const behi_six_joint_pack v23 = v0_sine[4] * v22;
    const behi_six_joint_pack v24 = 30.0 + (50.0 * v0_sine[1]);
    const behi_six_joint_pack v25 = v24 + (50.0 * v12);
    const behi_six_joint_pack v26 = (10.0 * v22) + v25;
    const behi_six_joint_pack v27 = v26 + (20.0 * v23);
    const behi_six_joint_pack v28 = v27 * v20;
    const behi_six_joint_pack v29 = behi_six_joint_pack_number(prepared, 41U, spacing, 0U) * v26;
    const behi_six_joint_pack v30 = v28 + (v29 * v18);
    const behi_six_joint_pack v31 = v0_sine[2] * v10;
    const behi_six_joint_pack v32 = (v0_sine[2] * v13) - (v0_cosine[3] * v31);
    const behi_six_joint_pack v33 = (v0_cosine[4] * v0_cosine[2]) - (v0_sine[4] * v32);
    const behi_six_joint_pack v34 = (v0_sine[2] * v16) + (50.0 * v31);
    const behi_six_joint_pack v35 = v34 - (10.0 * v32);
    const behi_six_joint_pack v36 = v35 + (20.0 * v33);
    const behi_six_joint_pack v37 = behi_six_joint_pack_number(prepared, 38U, spacing, 0U) * v36;
    const behi_six_joint_pack v38 = v27 * v37;
    const behi_six_joint_pack v39 = v38 + (v35 * v29);
    const behi_six_joint_pack v40 = behi_six_joint_pack_number(prepared, 39U, spacing, 0U) * v18;
    const behi_six_joint_pack v41 = v0_cosine[2] * v40;
    const behi_six_joint_pack v42 = behi_six_joint_pack_number(prepared, 39U, spacing, 0U) * v35;
    const behi_six_joint_pack v43 = v0_sine[2] * v42;
    const behi_six_joint_pack v44 = ((v0_sine[2] * v39) + (v26 * (v43 + v41))) + (v0_cosine[2] * v30);
    const behi_six_joint_pack v45 = v0_sine[2] * v34;
    const behi_six_joint_pack v46 = behi_six_joint_pack_number(prepared, 40U, spacing, 0U) * v17;
    const behi_six_joint_pack v47 = (v0_cosine[2] * v46) + (behi_six_joint_pack_number(prepared, 40U, spacing, 0U) * v45);
    const behi_six_joint_pack v48 = v44 + (v25 * v47);
    const behi_six_joint_pack v49 = (v0_sine[2] * v0_sine[2]) + (v0_cosine[2] * v0_cosine[2]);
    const behi_six_joint_pack v50 = behi_six_joint_pack_number(prepared, 41U, spacing, 0U) * v18;
    const behi_six_joint_pack v51 = v20 + v50;
    const behi_six_joint_pack v52 = v40 + v51;
    const behi_six_joint_pack v53 = behi_six_joint_pack_number(prepared, 41U, spacing, 0U) * v35;
    const behi_six_joint_pack v54 = v37 + v53;
    const behi_six_joint_pack v55 = v42 + v54;
    const behi_six_joint_pack v56 = (v0_sine[2] * v55) + (v0_cosine[2] * v52);
    const behi_six_joint_pack v57 = v47 + v56;
    const behi_six_joint_pack v58 = 30.0 * v57;
    const behi_six_joint_pack v_prepared71 = 30.0 * behi_six_joint_pack_number(prepared, 42U, spacing, 0U);
    const behi_six_joint_pack v59 = (v48 + (v49 * (v0_cosine[1] * ((behi_six_joint_pack_number(prepared, 42U, spacing, 0U) * v24) - behi_six_joint_pack_number_or(prepared, 71U, spacing, v_prepared71))))) - v58;
    const behi_six_joint_pack v60 = (v0_sine[2] * v33) - (v0_cosine[2] * v15);
    const behi_six_joint_pack v61 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v23;
    const behi_six_joint_pack v62 = v61 * v60;
    const behi_six_joint_pack v63 = 2.0 * v62;
    *(behi_six_joint_unaligned *)&P[stride] = v63 - v59;
    const behi_six_joint_pack v64 = v24 * v57;
    const behi_six_joint_pack v65 = v64 - v48;
    *(behi_six_joint_unaligned *)&P[12U * stride] = v65;
    *(behi_six_joint_unaligned *)&P[2U * stride] = v63 + v65;
    const behi_six_joint_pack v66 = v25 * v56;
    const behi_six_joint_pack v67 = v66 - v44;
    *(behi_six_joint_unaligned *)&P[18U * stride] = v67;
    *(behi_six_joint_unaligned *)&P[3U * stride] = v63 + v67;
    const behi_six_joint_pack v68 = (v0_cosine[2] * v21) + (v0_sine[3] * v11);
    const behi_six_joint_pack v69 = (v0_cosine[3] * v10) - v13;
    const behi_six_joint_pack v70 = (v69 * v18) + (v26 * v68);
    const behi_six_joint_pack v71 = (v0_sine[2] * v21) + (v0_sine[3] * v31);
    const behi_six_joint_pack v72 = (v69 * v35) + (v26 * v71);
    const behi_six_joint_pack v73 = ((v68 * v39) + ((v72 * v51) - (v70 * v54))) - (v71 * v30);
    const behi_six_joint_pack v74 = (v68 * v33) + (v71 * v15);
    const behi_six_joint_pack v75 = v61 * v74;
    *(behi_six_joint_unaligned *)&P[4U * stride] = (2.0 * v75) - v73;
    const behi_six_joint_pack v76 = v23 * v36;
    const behi_six_joint_pack v77 = (v27 * v33) - v76;
    const behi_six_joint_pack v78 = (v23 * v19) + (v27 * v15);
    const behi_six_joint_pack v79 = (v33 * v20) + (v15 * v37);
    const behi_six_joint_pack v80 = ((v37 * v78) + (v20 * v77)) - (v27 * v79);
    *(behi_six_joint_unaligned *)&P[180U * stride] = v80;
    const behi_six_joint_pack v81 = -v80;
    *(behi_six_joint_unaligned *)&P[5U * stride] = v81;
    *(behi_six_joint_unaligned *)&P[30U * stride] = v81;
    *(behi_six_joint_unaligned *)&P[6U * stride] = -v59;
    const behi_six_joint_pack v82 = v36 * v20;
    const behi_six_joint_pack v83 = v82 + (v35 * v50);
    const behi_six_joint_pack v84 = v83 + (v35 * v40);
    const behi_six_joint_pack v85 = (v36 * v37) + (v35 * v53);
    const behi_six_joint_pack v86 = ((v0_sine[2] * v85) + (v35 * v43)) + (v0_cosine[2] * v84);
    const behi_six_joint_pack v87 = v19 * v20;
    const behi_six_joint_pack v88 = v87 + (v18 * v50);
    const behi_six_joint_pack v89 = (v0_sine[2] * v84) + ((v0_cosine[2] * v88) + (v18 * v41));
    const behi_six_joint_pack v90 = v45 + (v0_cosine[2] * v17);
    const behi_six_joint_pack v91 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v33;
    const behi_six_joint_pack v92 = v91 * v60;
    const behi_six_joint_pack v93 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v15;
    const behi_six_joint_pack v94 = v93 * v60;
    const behi_six_joint_pack v95 = (v0_sine[2] * v94) + (v0_cosine[2] * v92);
    *(behi_six_joint_unaligned *)&P[42U * stride] = v95;
    *(behi_six_joint_unaligned *)&P[48U * stride] = v95;
    *(behi_six_joint_unaligned *)&P[54U * stride] = v95;
    *(behi_six_joint_unaligned *)&P[78U * stride] = v95;
    *(behi_six_joint_unaligned *)&P[84U * stride] = v95;
    *(behi_six_joint_unaligned *)&P[90U * stride] = v95;
    *(behi_six_joint_unaligned *)&P[114U * stride] = v95;
    *(behi_six_joint_unaligned *)&P[120U * stride] = v95;
    *(behi_six_joint_unaligned *)&P[126U * stride] = v95;
    const behi_six_joint_pack v96 = (v95 + (v0_sine[2] * (v89 + (v46 * v90)))) - (v0_cosine[2] * (v86 + (v34 * v47)));
    *(behi_six_joint_unaligned *)&P[7U * stride] = -v96;
    const behi_six_joint_pack v97 = (v0_sine[2] * v52) - (v0_cosine[2] * v55);
    const behi_six_joint_pack v98 = v16 * v49;
    const behi_six_joint_pack v99 = behi_six_joint_pack_number(prepared, 40U, spacing, 0U) * v98;
    const behi_six_joint_pack v100 = ((v98 * (v97 + (v0_sine[2] * v46))) - (v34 * (v0_cosine[2] * v99))) - v96;
    *(behi_six_joint_unaligned *)&P[8U * stride] = v100;
    *(behi_six_joint_unaligned *)&P[13U * stride] = v100;
    *(behi_six_joint_unaligned *)&P[14U * stride] = v100;
    const behi_six_joint_pack v101 = (((v0_cosine[2] * v86) - v95) - (v0_sine[2] * v89)) + (v90 * v97);
    *(behi_six_joint_unaligned *)&P[9U * stride] = v101;
    *(behi_six_joint_unaligned *)&P[15U * stride] = v101;
    *(behi_six_joint_unaligned *)&P[19U * stride] = v101;
    *(behi_six_joint_unaligned *)&P[20U * stride] = v101;
    *(behi_six_joint_unaligned *)&P[21U * stride] = v101;
    const behi_six_joint_pack v102 = (v68 * v35) - (v71 * v18);
    const behi_six_joint_pack v103 = ((v102 * v54) - (v68 * v85)) + (v71 * v83);
    const behi_six_joint_pack v104 = ((v102 * v51) - (v68 * v83)) + (v71 * v88);
    const behi_six_joint_pack v105 = (v0_sine[2] * v104) - (v0_cosine[2] * v103);
    const behi_six_joint_pack v106 = v91 * v74;
    const behi_six_joint_pack v107 = v93 * v74;
    const behi_six_joint_pack v108 = (v0_sine[2] * v107) + (v0_cosine[2] * v106);
    const behi_six_joint_pack v109 = v23 * v61;
    const behi_six_joint_pack v110 = (v0_sine[2] * v71) + (v0_cosine[2] * v68);
    const behi_six_joint_pack v111 = v69 * v60;
    const behi_six_joint_pack v112 = (v61 * v111) + (v110 * v109);
    const behi_six_joint_pack v113 = -((v108 - v112) - v105);
    *(behi_six_joint_unaligned *)&P[10U * stride] = v113;
    *(behi_six_joint_unaligned *)&P[16U * stride] = v113;
    *(behi_six_joint_unaligned *)&P[22U * stride] = v113;
    const behi_six_joint_pack v114 = (v33 * v19) + (v15 * v36);
    const behi_six_joint_pack v115 = (v36 * v79) - (v37 * v114);
    const behi_six_joint_pack v116 = v0_cosine[2] * v115;
    const behi_six_joint_pack v117 = -v116;
    *(behi_six_joint_unaligned *)&P[11U * stride] = v117;
    *(behi_six_joint_unaligned *)&P[17U * stride] = v117;
    *(behi_six_joint_unaligned *)&P[23U * stride] = v117;
    *(behi_six_joint_unaligned *)&P[24U * stride] = -v73;
    const behi_six_joint_pack v118 = ((v69 * v62) + (v68 * v94)) - (v71 * v92);
    const behi_six_joint_pack v119 = v105 - v118;
    *(behi_six_joint_unaligned *)&P[25U * stride] = v119;
    *(behi_six_joint_unaligned *)&P[26U * stride] = v119;
    *(behi_six_joint_unaligned *)&P[27U * stride] = v119;
    const behi_six_joint_pack v120 = ((v68 * v107) - (v71 * v106)) + (v69 * v75);
    *(behi_six_joint_unaligned *)&P[168U * stride] = v120;
    *(behi_six_joint_unaligned *)&P[28U * stride] = (((v68 * v104) - v120) + (v71 * v103)) + (v69 * v73);
    const behi_six_joint_pack v121 = (v71 * v115) + (v69 * v80);
    *(behi_six_joint_unaligned *)&P[29U * stride] = v121;
    const behi_six_joint_pack v122 = ((v33 * v92) + (v23 * v62)) + (v15 * v94);
    const behi_six_joint_pack v123 = v122 - v116;
    *(behi_six_joint_unaligned *)&P[31U * stride] = v123;
    *(behi_six_joint_unaligned *)&P[32U * stride] = v123;
    *(behi_six_joint_unaligned *)&P[33U * stride] = v123;
    const behi_six_joint_pack v124 = ((v33 * v106) + (v23 * v75)) + (v15 * v107);
    *(behi_six_joint_unaligned *)&P[34U * stride] = v121 + v124;
    *(behi_six_joint_unaligned *)&P[35U * stride] = (v33 * v115) - (v23 * v80);
    *(behi_six_joint_unaligned *)&P[36U * stride] = v59 - v62;
    const behi_six_joint_pack v125 = v15 * v91;
    const behi_six_joint_pack v126 = v15 * v93;
    const behi_six_joint_pack v127 = (v0_sine[2] * v126) + (v0_cosine[2] * v125);
    const behi_six_joint_pack v128 = v33 * v91;
    const behi_six_joint_pack v129 = (v0_sine[2] * v125) + (v0_cosine[2] * v128);
    const behi_six_joint_pack v130 = (v0_sine[2] * v129) - (v0_cosine[2] * v127);
    const behi_six_joint_pack v131 = -v130;
    *(behi_six_joint_unaligned *)&P[37U * stride] = v131;
    *(behi_six_joint_unaligned *)&P[38U * stride] = v131;
    *(behi_six_joint_unaligned *)&P[39U * stride] = v131;
    *(behi_six_joint_unaligned *)&P[73U * stride] = v131;
    *(behi_six_joint_unaligned *)&P[74U * stride] = v131;
    *(behi_six_joint_unaligned *)&P[75U * stride] = v131;
    *(behi_six_joint_unaligned *)&P[109U * stride] = v131;
    *(behi_six_joint_unaligned *)&P[110U * stride] = v131;
    *(behi_six_joint_unaligned *)&P[111U * stride] = v131;
    const behi_six_joint_pack v132 = (v0_sine[2] * v72) + (v0_cosine[2] * v70);
    const behi_six_joint_pack v133 = behi_six_joint_pack_number(prepared, 38U, spacing, 0U) * v27;
    const behi_six_joint_pack v134 = v29 + v133;
    const behi_six_joint_pack v135 = (v0_sine[2] * v54) + (v0_cosine[2] * v51);
    const behi_six_joint_pack v136 = (v69 * v135) + (v110 * v134);
    const behi_six_joint_pack v137 = v0_sine[2] * v69;
    const behi_six_joint_pack v138 = (v137 * v39) + ((v110 * ((v26 * v29) + (v27 * v133))) - (v134 * v132));
    const behi_six_joint_pack v139 = v0_cosine[2] * v69;
    const behi_six_joint_pack v140 = v138 + (v139 * v30);
    const behi_six_joint_pack v_prepared45 = behi_six_joint_pack_number(prepared, 41U, spacing, 0U) + behi_six_joint_pack_number(prepared, 38U, spacing, 0U);
    const behi_six_joint_pack v_prepared72 = 30.0 * v_prepared45;
    const behi_six_joint_pack v141 = ((30.0 * v136) - (behi_six_joint_pack_number_or(prepared, 72U, spacing, v_prepared72) * v132)) - v140;
    const behi_six_joint_pack v142 = ((v68 * v129) - v112) + (v71 * v127);
    *(behi_six_joint_unaligned *)&P[40U * stride] = v141 - v142;
    const behi_six_joint_pack v143 = (v0_sine[2] * v37) + (v0_cosine[2] * v20);
    const behi_six_joint_pack v144 = v23 * v143;
    const behi_six_joint_pack v145 = (v0_sine[2] * v77) - (v0_cosine[2] * v78);
    const behi_six_joint_pack v146 = v27 * v60;
    const behi_six_joint_pack v147 = (v27 * v144) - (v133 * (v146 - v145));
    const behi_six_joint_pack v_prepared73 = 30.0 * behi_six_joint_pack_number(prepared, 38U, spacing, 0U);
    const behi_six_joint_pack v148 = ((behi_six_joint_pack_number_or(prepared, 73U, spacing, v_prepared73) * v145) - (30.0 * ((v133 * v60) - v144))) - v147;
    *(behi_six_joint_unaligned *)&P[186U * stride] = v148;
    const behi_six_joint_pack v149 = (v33 * v127) - (v15 * v129);
    *(behi_six_joint_unaligned *)&P[41U * stride] = -(v149 + v148);
    const behi_six_joint_pack v150 = v134 + (behi_six_joint_pack_number(prepared, 39U, spacing, 0U) * v26);
    const behi_six_joint_pack v151 = v98 * v150;
    const behi_six_joint_pack v_prepared46 = v_prepared45 + behi_six_joint_pack_number(prepared, 39U, spacing, 0U);
    const behi_six_joint_pack v_prepared74 = 30.0 * (v_prepared46 + behi_six_joint_pack_number(prepared, 40U, spacing, 0U));
    const behi_six_joint_pack v152 = v49 * (((v151 + ((v25 * v99) - (behi_six_joint_pack_number_or(prepared, 74U, spacing, v_prepared74) * v98))) + v58) - v64);
    *(behi_six_joint_unaligned *)&P[79U * stride] = v152;
    const behi_six_joint_pack v153 = -v152;
    *(behi_six_joint_unaligned *)&P[44U * stride] = v153;
    *(behi_six_joint_unaligned *)&P[49U * stride] = v153;
    *(behi_six_joint_unaligned *)&P[50U * stride] = v153;
    const behi_six_joint_pack v154 = v66 - (v90 * v150);
    const behi_six_joint_pack v_prepared75 = 30.0 * v_prepared46;
    const behi_six_joint_pack v155 = v49 * (((30.0 * v56) - (behi_six_joint_pack_number_or(prepared, 75U, spacing, v_prepared75) * v90)) - v154);
    *(behi_six_joint_unaligned *)&P[115U * stride] = v155;
    const behi_six_joint_pack v156 = -v155;
    *(behi_six_joint_unaligned *)&P[45U * stride] = v156;
    *(behi_six_joint_unaligned *)&P[51U * stride] = v156;
    *(behi_six_joint_unaligned *)&P[55U * stride] = v156;
    *(behi_six_joint_unaligned *)&P[56U * stride] = v156;
    *(behi_six_joint_unaligned *)&P[57U * stride] = v156;
    const behi_six_joint_pack v157 = v102 * v134;
    const behi_six_joint_pack v158 = (((v0_cosine[2] * v157) - (v137 * v85)) - (v110 * v39)) - (v139 * v83);
    const behi_six_joint_pack v159 = (v72 * v135) + v158;
    const behi_six_joint_pack v160 = (v68 * v54) - (v71 * v51);
    const behi_six_joint_pack v161 = (30.0 * v160) - (behi_six_joint_pack_number_or(prepared, 72U, spacing, v_prepared72) * v102);
    const behi_six_joint_pack v162 = v159 + (v0_cosine[2] * v161);
    const behi_six_joint_pack v163 = (((v110 * v30) + (v0_sine[2] * v157)) + (v137 * v83)) + (v139 * v88);
    const behi_six_joint_pack v164 = v163 - (v70 * v135);
    const behi_six_joint_pack v165 = v164 + (v0_sine[2] * v161);
    const behi_six_joint_pack v166 = (v0_sine[2] * v165) + (v0_cosine[2] * v162);
    const behi_six_joint_pack v167 = v33 * v61;
    const behi_six_joint_pack v168 = (v91 * v111) + (v110 * v167);
    const behi_six_joint_pack v169 = v15 * v61;
    const behi_six_joint_pack v170 = (v93 * v111) + (v110 * v169);
    const behi_six_joint_pack v171 = (v0_sine[2] * v170) + (v0_cosine[2] * v168);
    const behi_six_joint_pack v172 = v171 + v166;
    *(behi_six_joint_unaligned *)&P[151U * stride] = v172;
    const behi_six_joint_pack v173 = (v0_sine[2] * v169) + (v0_cosine[2] * v167);
    const behi_six_joint_pack v174 = (v69 * v130) + (v110 * v173);
    const behi_six_joint_pack v175 = -(v174 + v172);
    *(behi_six_joint_unaligned *)&P[46U * stride] = v175;
    *(behi_six_joint_unaligned *)&P[52U * stride] = v175;
    *(behi_six_joint_unaligned *)&P[58U * stride] = v175;
    const behi_six_joint_pack v176 = v133 * v114;
    const behi_six_joint_pack v177 = ((v37 * v146) + (v0_cosine[2] * v176)) - (v143 * (v76 + v77));
    const behi_six_joint_pack v178 = (30.0 * v79) - (behi_six_joint_pack_number_or(prepared, 73U, spacing, v_prepared73) * v114);
    const behi_six_joint_pack v179 = v177 + (v0_cosine[2] * v178);
    const behi_six_joint_pack v180 = (((v0_cosine[2] * v23) * v87) - (v78 * v143)) + (v0_sine[2] * v176);
    const behi_six_joint_pack v181 = v180 + (v20 * ((v0_sine[2] * v76) - v146));
    const behi_six_joint_pack v182 = v181 + (v0_sine[2] * v178);
    const behi_six_joint_pack v183 = (v0_sine[2] * v182) + (v0_cosine[2] * v179);
    *(behi_six_joint_unaligned *)&P[67U * stride] = v183;
    *(behi_six_joint_unaligned *)&P[68U * stride] = v183;
    *(behi_six_joint_unaligned *)&P[69U * stride] = v183;
    const behi_six_joint_pack v184 = (v23 * v127) - (v15 * v173);
    const behi_six_joint_pack v185 = (v33 * v173) - (v23 * v129);
    const behi_six_joint_pack v186 = (v0_sine[2] * v185) + (v0_cosine[2] * v184);
    const behi_six_joint_pack v187 = -(v186 - v183);
    *(behi_six_joint_unaligned *)&P[47U * stride] = v187;
    *(behi_six_joint_unaligned *)&P[53U * stride] = v187;
    *(behi_six_joint_unaligned *)&P[59U * stride] = v187;
    *(behi_six_joint_unaligned *)&P[60U * stride] = v118 + v141;
    const behi_six_joint_pack v188 = -v166;
    *(behi_six_joint_unaligned *)&P[61U * stride] = v188;
    *(behi_six_joint_unaligned *)&P[62U * stride] = v188;
    *(behi_six_joint_unaligned *)&P[63U * stride] = v188;
    const behi_six_joint_pack v189 = ((v68 * v170) - (v71 * v168)) + (v69 * v112);
    *(behi_six_joint_unaligned *)&P[169U * stride] = v189;
    *(behi_six_joint_unaligned *)&P[170U * stride] = v189;
    *(behi_six_joint_unaligned *)&P[171U * stride] = v189;
    *(behi_six_joint_unaligned *)&P[64U * stride] = ((v71 * v162) - ((v69 * v141) + v189)) - (v68 * v165);
    const behi_six_joint_pack v190 = ((v68 * v182) - (v71 * v179)) + (v69 * v148);
    const behi_six_joint_pack v191 = ((v68 * v185) - (v71 * v184)) - (v69 * v149);
    *(behi_six_joint_unaligned *)&P[65U * stride] = v190 - v191;
    *(behi_six_joint_unaligned *)&P[66U * stride] = -(v122 + v148);
    const behi_six_joint_pack v192 = ((v33 * v168) + (v23 * v112)) + (v15 * v170);
    *(behi_six_joint_unaligned *)&P[70U * stride] = v190 + v192;
    *(behi_six_joint_unaligned *)&P[71U * stride] = -(((v33 * v179) + (v23 * v148)) + (v15 * v182));
    *(behi_six_joint_unaligned *)&P[72U * stride] = -(v62 + v65);
    const behi_six_joint_pack v193 = (behi_six_joint_pack_number_or(prepared, 45U, spacing, v_prepared45) * v132) - v136;
    const behi_six_joint_pack v194 = v140 + (v24 * v193);
    *(behi_six_joint_unaligned *)&P[76U * stride] = -(v142 + v194);
    const behi_six_joint_pack v195 = ((v23 * v20) + (v15 * v133)) - (behi_six_joint_pack_number(prepared, 38U, spacing, 0U) * v78);
    const behi_six_joint_pack v196 = ((v33 * v133) - (v23 * v37)) - (behi_six_joint_pack_number(prepared, 38U, spacing, 0U) * v77);
    const behi_six_joint_pack v197 = (v0_sine[2] * v196) - (v0_cosine[2] * v195);
    const behi_six_joint_pack v198 = v147 + (v24 * v197);
    *(behi_six_joint_unaligned *)&P[77U * stride] = v198 - v149;
    const behi_six_joint_pack v199 = ((v24 * v56) - (v151 + (behi_six_joint_pack_number_or(prepared, 46U, spacing, v_prepared46) * ((v24 * v90) - (v98 * v25))))) - v154;
    const behi_six_joint_pack v200 = v49 * v199;
    *(behi_six_joint_unaligned *)&P[116U * stride] = v200;
    *(behi_six_joint_unaligned *)&P[121U * stride] = v200;
    *(behi_six_joint_unaligned *)&P[122U * stride] = v200;
    const behi_six_joint_pack v201 = -v200;
    *(behi_six_joint_unaligned *)&P[81U * stride] = v201;
    *(behi_six_joint_unaligned *)&P[87U * stride] = v201;
    *(behi_six_joint_unaligned *)&P[91U * stride] = v201;
    *(behi_six_joint_unaligned *)&P[92U * stride] = v201;
    *(behi_six_joint_unaligned *)&P[93U * stride] = v201;
    const behi_six_joint_pack v202 = (behi_six_joint_pack_number_or(prepared, 45U, spacing, v_prepared45) * v102) - v160;
    const behi_six_joint_pack v203 = v0_cosine[2] * v24;
    const behi_six_joint_pack v204 = (v69 * v54) + ((v71 * v134) - (behi_six_joint_pack_number_or(prepared, 45U, spacing, v_prepared45) * v72));
    const behi_six_joint_pack v205 = ((v203 * v202) - (v98 * v204)) - v159;
    const behi_six_joint_pack v206 = v0_sine[2] * v24;
    const behi_six_joint_pack v207 = (v69 * v51) + ((v68 * v134) - (behi_six_joint_pack_number_or(prepared, 45U, spacing, v_prepared45) * v70));
    const behi_six_joint_pack v208 = ((v98 * v207) + (v206 * v202)) - v164;
    const behi_six_joint_pack v209 = (v0_sine[2] * v208) + (v0_cosine[2] * v205);
    *(behi_six_joint_unaligned *)&P[97U * stride] = v209;
    *(behi_six_joint_unaligned *)&P[98U * stride] = v209;
    *(behi_six_joint_unaligned *)&P[99U * stride] = v209;
    const behi_six_joint_pack v210 = v171 - v209;
    *(behi_six_joint_unaligned *)&P[152U * stride] = v210;
    *(behi_six_joint_unaligned *)&P[157U * stride] = v210;
    *(behi_six_joint_unaligned *)&P[158U * stride] = v210;
    const behi_six_joint_pack v211 = -(v174 + v210);
    *(behi_six_joint_unaligned *)&P[82U * stride] = v211;
    *(behi_six_joint_unaligned *)&P[88U * stride] = v211;
    *(behi_six_joint_unaligned *)&P[94U * stride] = v211;
    const behi_six_joint_pack v212 = (behi_six_joint_pack_number(prepared, 38U, spacing, 0U) * v114) - v79;
    const behi_six_joint_pack v213 = ((v98 * v196) - v177) + (v203 * v212);
    const behi_six_joint_pack v214 = ((v98 * v195) + (v206 * v212)) - v181;
    const behi_six_joint_pack v215 = (v0_sine[2] * v214) + (v0_cosine[2] * v213);
    *(behi_six_joint_unaligned *)&P[188U * stride] = v215;
    *(behi_six_joint_unaligned *)&P[193U * stride] = v215;
    *(behi_six_joint_unaligned *)&P[194U * stride] = v215;
    const behi_six_joint_pack v216 = -(v186 + v215);
    *(behi_six_joint_unaligned *)&P[83U * stride] = v216;
    *(behi_six_joint_unaligned *)&P[89U * stride] = v216;
    *(behi_six_joint_unaligned *)&P[95U * stride] = v216;
    *(behi_six_joint_unaligned *)&P[96U * stride] = v118 - v194;
    *(behi_six_joint_unaligned *)&P[100U * stride] = ((v68 * v208) + ((v69 * v194) - v189)) - (v71 * v205);
    const behi_six_joint_pack v217 = ((v68 * v214) - (v71 * v213)) + (v69 * v198);
    *(behi_six_joint_unaligned *)&P[101U * stride] = -(v191 + v217);
    *(behi_six_joint_unaligned *)&P[102U * stride] = v198 - v122;
    const behi_six_joint_pack v218 = -v215;
    *(behi_six_joint_unaligned *)&P[103U * stride] = v218;
    *(behi_six_joint_unaligned *)&P[104U * stride] = v218;
    *(behi_six_joint_unaligned *)&P[105U * stride] = v218;
    *(behi_six_joint_unaligned *)&P[106U * stride] = v192 - v217;
    *(behi_six_joint_unaligned *)&P[107U * stride] = ((v33 * v213) + (v23 * v198)) + (v15 * v214);
    *(behi_six_joint_unaligned *)&P[108U * stride] = -(v62 + v67);
    const behi_six_joint_pack v219 = v140 + (v25 * v193);
    *(behi_six_joint_unaligned *)&P[112U * stride] = -(v142 + v219);
    const behi_six_joint_pack v220 = v147 + (v25 * v197);
    *(behi_six_joint_unaligned *)&P[113U * stride] = v220 - v149;
    const behi_six_joint_pack v221 = v0_cosine[2] * v25;
    const behi_six_joint_pack v222 = ((v221 * v202) - (v90 * v204)) - v159;
    const behi_six_joint_pack v223 = v0_sine[2] * v25;
    const behi_six_joint_pack v224 = ((v90 * v207) + (v223 * v202)) - v164;
    const behi_six_joint_pack v225 = (v0_sine[2] * v224) + (v0_cosine[2] * v222);
    *(behi_six_joint_unaligned *)&P[133U * stride] = v225;
    *(behi_six_joint_unaligned *)&P[134U * stride] = v225;
    *(behi_six_joint_unaligned *)&P[135U * stride] = v225;
    const behi_six_joint_pack v226 = v171 - v225;
    *(behi_six_joint_unaligned *)&P[153U * stride] = v226;
    *(behi_six_joint_unaligned *)&P[159U * stride] = v226;
    *(behi_six_joint_unaligned *)&P[163U * stride] = v226;
    *(behi_six_joint_unaligned *)&P[164U * stride] = v226;
    *(behi_six_joint_unaligned *)&P[165U * stride] = v226;
    const behi_six_joint_pack v227 = -(v174 + v226);
    *(behi_six_joint_unaligned *)&P[118U * stride] = v227;
    *(behi_six_joint_unaligned *)&P[124U * stride] = v227;
    *(behi_six_joint_unaligned *)&P[130U * stride] = v227;
    const behi_six_joint_pack v228 = ((v90 * v196) - v177) + (v221 * v212);
    const behi_six_joint_pack v229 = ((v90 * v195) + (v223 * v212)) - v181;
    const behi_six_joint_pack v230 = (v0_sine[2] * v229) + (v0_cosine[2] * v228);
    *(behi_six_joint_unaligned *)&P[189U * stride] = v230;
    *(behi_six_joint_unaligned *)&P[195U * stride] = v230;
    *(behi_six_joint_unaligned *)&P[199U * stride] = v230;
    *(behi_six_joint_unaligned *)&P[200U * stride] = v230;
    *(behi_six_joint_unaligned *)&P[201U * stride] = v230;
    const behi_six_joint_pack v231 = -(v186 + v230);
    *(behi_six_joint_unaligned *)&P[119U * stride] = v231;
    *(behi_six_joint_unaligned *)&P[125U * stride] = v231;
    *(behi_six_joint_unaligned *)&P[131U * stride] = v231;
    *(behi_six_joint_unaligned *)&P[132U * stride] = v118 - v219;
    *(behi_six_joint_unaligned *)&P[136U * stride] = ((v68 * v224) + ((v69 * v219) - v189)) - (v71 * v222);
    const behi_six_joint_pack v232 = ((v68 * v229) - (v71 * v228)) + (v69 * v220);
    *(behi_six_joint_unaligned *)&P[137U * stride] = -(v191 + v232);
    *(behi_six_joint_unaligned *)&P[138U * stride] = v220 - v122;
    const behi_six_joint_pack v233 = -v230;
    *(behi_six_joint_unaligned *)&P[139U * stride] = v233;
    *(behi_six_joint_unaligned *)&P[140U * stride] = v233;
    *(behi_six_joint_unaligned *)&P[141U * stride] = v233;
    *(behi_six_joint_unaligned *)&P[142U * stride] = v192 - v232;
    *(behi_six_joint_unaligned *)&P[143U * stride] = ((v33 * v228) + (v23 * v220)) + (v15 * v229);
    *(behi_six_joint_unaligned *)&P[144U * stride] = v73 - v75;
    const behi_six_joint_pack v234 = ((v68 * v126) + (v69 * v169)) - (v71 * v125);
    const behi_six_joint_pack v235 = ((v68 * v125) + (v69 * v167)) - (v71 * v128);
    const behi_six_joint_pack v236 = (v0_sine[2] * v235) - (v0_cosine[2] * v234);
    const behi_six_joint_pack v237 = v112 + v236;
    *(behi_six_joint_unaligned *)&P[145U * stride] = -(v141 + v237);
    *(behi_six_joint_unaligned *)&P[146U * stride] = v194 - v237;
    *(behi_six_joint_unaligned *)&P[147U * stride] = v219 - v237;
    *(behi_six_joint_unaligned *)&P[148U * stride] = -((v68 * v235) + (v71 * v234));
    const behi_six_joint_pack v238 = (v69 * v20) + (v68 * v133);
    const behi_six_joint_pack v239 = (v69 * v37) + (v71 * v133);
    const behi_six_joint_pack v240 = (v23 * v68) - (v69 * v15);
    const behi_six_joint_pack v241 = (v69 * v33) + (v23 * v71);
    const behi_six_joint_pack v242 = v27 * v74;
    const behi_six_joint_pack v243 = ((v70 * v196) - ((v241 * v28) + (v133 * v242))) + (v72 * v195);
    const behi_six_joint_pack v244 = v243 + (((v78 * v239) + (v77 * v238)) + (v240 * v38));
    const behi_six_joint_pack v245 = (v109 * v74) - ((v169 * v241) + (v167 * v240));
    const behi_six_joint_pack v246 = v244 + v245;
    *(behi_six_joint_unaligned *)&P[149U * stride] = v246 + ((v15 * v235) - (v33 * v234));
    *(behi_six_joint_unaligned *)&P[150U * stride] = v108 - v141;
    const behi_six_joint_pack v247 = ((v68 * v169) - (v71 * v167)) + (v69 * v109);
    const behi_six_joint_pack v248 = -(((v110 * v247) + (v137 * v235)) - (v139 * v234));
    *(behi_six_joint_unaligned *)&P[154U * stride] = v248;
    *(behi_six_joint_unaligned *)&P[160U * stride] = v248;
    *(behi_six_joint_unaligned *)&P[166U * stride] = v248;
    const behi_six_joint_pack v249 = (v36 * v240) - v242;
    const behi_six_joint_pack v250 = (v68 * v37) - (v71 * v20);
    const behi_six_joint_pack v251 = (((v241 * v82) - (v114 * v239)) - (v37 * v249)) - (v77 * v250);
    const behi_six_joint_pack v252 = ((v72 * v212) - (v102 * v196)) + v251;
    const behi_six_joint_pack v253 = ((v167 * v74) - (v241 * v125)) - (v240 * v128);
    const behi_six_joint_pack v254 = v252 - v253;
    const behi_six_joint_pack v255 = ((v20 * v249) + ((v114 * v238) - (v241 * v87))) - (v78 * v250);
    const behi_six_joint_pack v256 = v255 - ((v70 * v212) + (v102 * v195));
    const behi_six_joint_pack v257 = ((v169 * v74) - (v240 * v125)) - (v241 * v126);
    const behi_six_joint_pack v258 = v256 - v257;
    const behi_six_joint_pack v259 = ((v0_sine[2] * v258) + ((v23 * v236) - (v60 * v247))) + (v0_cosine[2] * v254);
    *(behi_six_joint_unaligned *)&P[155U * stride] = v259;
    *(behi_six_joint_unaligned *)&P[161U * stride] = v259;
    *(behi_six_joint_unaligned *)&P[167U * stride] = v259;
    *(behi_six_joint_unaligned *)&P[156U * stride] = v108 + v194;
    *(behi_six_joint_unaligned *)&P[162U * stride] = v108 + v219;
    const behi_six_joint_pack v260 = ((v68 * v258) - (v71 * v254)) - (v69 * v246);
    *(behi_six_joint_unaligned *)&P[173U * stride] = v260 + (((v240 * v235) - (v74 * v247)) + (v241 * v234));
    *(behi_six_joint_unaligned *)&P[174U * stride] = v244 - v124;
    const behi_six_joint_pack v261 = (v0_sine[2] * v256) + (v0_cosine[2] * v252);
    const behi_six_joint_pack v262 = -(v192 - v261);
    *(behi_six_joint_unaligned *)&P[175U * stride] = v262;
    *(behi_six_joint_unaligned *)&P[176U * stride] = v262;
    *(behi_six_joint_unaligned *)&P[177U * stride] = v262;
    *(behi_six_joint_unaligned *)&P[178U * stride] = ((v68 * v256) - (v71 * v252)) - (v69 * v244);
    *(behi_six_joint_unaligned *)&P[179U * stride] = ((v23 * v246) - (v33 * v254)) - (v15 * v258);
    const behi_six_joint_pack v263 = ((v33 * v125) + (v23 * v169)) + (v15 * v126);
    const behi_six_joint_pack v264 = ((v33 * v128) + (v23 * v167)) + (v15 * v125);
    const behi_six_joint_pack v265 = (v0_sine[2] * v264) - (v0_cosine[2] * v263);
    *(behi_six_joint_unaligned *)&P[181U * stride] = v148 + v265;
    *(behi_six_joint_unaligned *)&P[182U * stride] = v265 - v198;
    *(behi_six_joint_unaligned *)&P[183U * stride] = v265 - v220;
    *(behi_six_joint_unaligned *)&P[184U * stride] = ((v68 * v264) + (v71 * v263)) - v246;
    *(behi_six_joint_unaligned *)&P[185U * stride] = (v33 * v263) - (v15 * v264);
    *(behi_six_joint_unaligned *)&P[187U * stride] = -v183;
    const behi_six_joint_pack v266 = ((v33 * v167) + (v23 * v109)) + (v15 * v169);
    const behi_six_joint_pack v267 = (v0_sine[2] * v257) + (((v110 * v266) + (v137 * v264)) - (v139 * v263));
    const behi_six_joint_pack v268 = (v267 + (v0_cosine[2] * v253)) - v261;
    *(behi_six_joint_unaligned *)&P[190U * stride] = v268;
    *(behi_six_joint_unaligned *)&P[196U * stride] = v268;
    *(behi_six_joint_unaligned *)&P[202U * stride] = v268;
    const behi_six_joint_pack v269 = -((v23 * v265) - (v60 * v266));
    *(behi_six_joint_unaligned *)&P[191U * stride] = v269;
    *(behi_six_joint_unaligned *)&P[197U * stride] = v269;
    *(behi_six_joint_unaligned *)&P[203U * stride] = v269;
    *(behi_six_joint_unaligned *)&P[192U * stride] = -v198;
    *(behi_six_joint_unaligned *)&P[198U * stride] = -v220;
    *(behi_six_joint_unaligned *)&P[204U * stride] = -v244;
    const behi_six_joint_pack v270 = -v261;
    *(behi_six_joint_unaligned *)&P[205U * stride] = v270;
    *(behi_six_joint_unaligned *)&P[206U * stride] = v270;
    *(behi_six_joint_unaligned *)&P[207U * stride] = v270;
    *(behi_six_joint_unaligned *)&P[208U * stride] = -v260;
    *(behi_six_joint_unaligned *)&P[209U * stride] = ((v74 * v266) - (v240 * v264)) - (v241 * v263);
    *(behi_six_joint_unaligned *)&P[214U * stride] = -(((v33 * v253) + (v23 * v245)) + (v15 * v257));
    if (!behi_six_joint_pack_within(v_beyond)) {
        behi_six_joint_pack_inertia_power_again(v_beyond, 0U, spacing, prepared, stride, q, P);
    }
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_inertia_power_block_same(const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    behi_six_joint_pack_inertia_power_block_body(0U, prepared, stride, q, P);
}

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_inertia_power_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    behi_six_joint_pack_inertia_power_block_body(spacing, prepared, stride, q, P);
}

BEHI_SIX_JOINT_INLINE void behi_six_joint_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    if (spacing == 0U) {
        behi_six_joint_pack_inertia_power_block_same(prepared, stride, q, P);
    } else {
        behi_six_joint_pack_inertia_power_block_each(spacing, prepared, stride, q, P);
    }
}

void behi_six_joint_inertia_power_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, double *P)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 216U, P);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double P_rest[216U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_inertia_power_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, P_rest);
        behi_six_joint_pack_give(216U, count, first, BEHI_SIX_JOINT_LANES, P_rest, P);
    }
}

void behi_six_joint_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    if (count >= BEHI_SIX_JOINT_LANES) {
        const size_t second = behi_six_joint_pack_second(BEHI_SIX_JOINT_LANES, count, 216U, P);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : BEHI_SIX_JOINT_LANES) {
            const size_t first = (next < (count - BEHI_SIX_JOINT_LANES)) ? next : (count - BEHI_SIX_JOINT_LANES);

            behi_six_joint_pack_inertia_power_block(count, &prepared[first], count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double P_rest[216U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[96U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[11U * count], &prepared_rest[11U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(5U, count, first, BEHI_SIX_JOINT_LANES, &prepared[38U * count], &prepared_rest[38U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(2U, count, first, BEHI_SIX_JOINT_LANES, &prepared[45U * count], &prepared_rest[45U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(5U, count, first, BEHI_SIX_JOINT_LANES, &prepared[71U * count], &prepared_rest[71U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_inertia_power_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, P_rest);
        behi_six_joint_pack_give(216U, count, first, BEHI_SIX_JOINT_LANES, P_rest, P);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
