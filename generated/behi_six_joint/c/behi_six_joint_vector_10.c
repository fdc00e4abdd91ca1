/* Many states at a time. Compiled with BEHI_SIX_JOINT_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "behi_six_joint.h"

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
#define BEHI_SIX_JOINT_APART __attribute__((noinline, unused))
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

/* The last block of a batch is filled up with copies of its last state. */
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
        for (size_t i = 0U; (first + i) < count; i++) {
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

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
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
    const behi_six_joint_pack u = 1.0 - (0.5 * z);
    const behi_six_joint_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const behi_six_joint_pack zz = z * z;

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const behi_six_joint_bits odd = 0ULL - (k.bits & 1ULL);
    const behi_six_joint_bits sign = k.bits << 62;
    const behi_six_joint_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const behi_six_joint_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_sincos_beyond(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 205889.0);

        for (size_t j = 0U; j < BEHI_SIX_JOINT_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void behi_six_joint_pack_sincos_guard(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, const behi_six_joint_bits *beyond)
{
    if (!behi_six_joint_pack_all((behi_six_joint_mask)((*beyond >> 18) == 0ULL))) {
        behi_six_joint_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

BEHI_SIX_JOINT_BODY void behi_six_joint_pack_inverse_dynamics_gradients_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
{
    const behi_six_joint_pack v0 = behi_six_joint_pack_at(&q[stride]) + behi_six_joint_pack_at(&q[2U * stride]);
    const behi_six_joint_pack v1 = behi_six_joint_pack_at(&q[3U * stride]) + v0;
    const behi_six_joint_pack v2_angle[4] = {v0, v1, behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[4U * stride])};
    behi_six_joint_pack v2_sine[4];
    behi_six_joint_pack v2_cosine[4];
    behi_six_joint_bits v2_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v2_angle[0], &v2_sine[0], &v2_cosine[0], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[1], &v2_sine[1], &v2_cosine[1], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[2], &v2_sine[2], &v2_cosine[2], &v2_beyond);
    behi_six_joint_pack_sincos_pair(&v2_angle[3], &v2_sine[3], &v2_cosine[3], &v2_beyond);
    behi_six_joint_pack_sincos_guard(4U, v2_angle, v2_sine, v2_cosine, &v2_beyond);
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
    const behi_six_joint_pack v10 = 50.0 * v2_cosine[0];
    const behi_six_joint_pack v11 = v2_sine[1] * v10;
    const behi_six_joint_pack v12 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v13 = v12 * v12;
    const behi_six_joint_pack v14 = 50.0 * v2_sine[0];
    const behi_six_joint_pack v15 = v2_cosine[1] * v14;
    const behi_six_joint_pack v16 = behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v17 = v16 + v13;
    const behi_six_joint_pack v18 = v2_sine[1] * v14;
    const behi_six_joint_pack v19 = v2_cosine[1] * v10;
    const behi_six_joint_pack v20 = v19 + v18;
    const behi_six_joint_pack v21 = behi_six_joint_pack_at(&qdd[stride]) + behi_six_joint_pack_at(&qdd[2U * stride]);
    const behi_six_joint_pack v22 = behi_six_joint_pack_at(&qd[stride]) * behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v23 = v16 + v22;
    const behi_six_joint_pack v24 = 50.0 * v2_cosine[2];
    const behi_six_joint_pack v25 = 50.0 * v2_sine[2];
    const behi_six_joint_pack v26 = (((v23 * v24) + (behi_six_joint_pack_at(&qdd[stride]) * v25)) + (v17 * v10)) + (v21 * v14);
    const behi_six_joint_pack v27 = ((v21 * v10) + ((behi_six_joint_pack_at(&qdd[stride]) * v24) - (v22 * v25))) - (v13 * v14);
    const behi_six_joint_pack v28 = (v2_cosine[1] * v27) + (v2_sine[1] * v26);
    const behi_six_joint_pack v29 = behi_six_joint_pack_at(&qd[0]) * v2_cosine[1];
    const behi_six_joint_pack v30 = behi_six_joint_pack_at(&qd[0]) * v2_sine[1];
    const behi_six_joint_pack v31 = v30 * v29;
    const behi_six_joint_pack v32 = v28 + (20.0 * v31);
    const behi_six_joint_pack v33 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v2_cosine[3];
    const behi_six_joint_pack v34 = v2_cosine[3] * v2_sine[1];
    const behi_six_joint_pack v35 = behi_six_joint_pack_at(&qd[3U * stride]) + v12;
    const behi_six_joint_pack v36 = (v35 * v2_sine[3]) + (behi_six_joint_pack_at(&qd[0]) * v34);
    const behi_six_joint_pack v37 = v2_sine[3] * v29;
    const behi_six_joint_pack v38 = (v2_sine[3] * v30) - (v35 * v2_cosine[3]);
    const behi_six_joint_pack v39 = v2_cosine[3] * v29;
    const behi_six_joint_pack v40 = (v38 * v39) + (v36 * v37);
    const behi_six_joint_pack v41 = v35 * v29;
    const behi_six_joint_pack v42 = (behi_six_joint_pack_at(&qdd[0]) * v2_sine[1]) + v41;
    const behi_six_joint_pack v43 = v42 + v40;
    const behi_six_joint_pack v44 = v41 + v42;
    const behi_six_joint_pack v45 = v2_sine[3] * v44;
    const behi_six_joint_pack v46 = behi_six_joint_pack_at(&qd[5U * stride]) * behi_six_joint_pack_number(prepared, 24U, spacing, 0U);
    const behi_six_joint_pack v47 = (((behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v45) - (v46 * v39)) + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v43)) - (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * (v40 - v42));
    const behi_six_joint_pack v48 = v47 + (v33 * (v32 + (((v17 * v15) - (v13 * v11)) - (v21 * v20))));
    const behi_six_joint_pack v49 = behi_six_joint_pack_at(&qd[stride]) * v2_cosine[2];
    const behi_six_joint_pack v50 = 100.0 * v49;
    const behi_six_joint_pack v51 = 2.0 * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v52 = v12 * v51;
    const behi_six_joint_pack v53 = (behi_six_joint_pack_at(&qdd[0]) * v14) + (v52 * v10);
    const behi_six_joint_pack v54 = v53 + ((behi_six_joint_pack_at(&qdd[0]) * v25) + (behi_six_joint_pack_at(&qd[0]) * v50));
    const behi_six_joint_pack v55 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v2_sine[3];
    const behi_six_joint_pack v56 = v2_cosine[3] * v2_cosine[1];
    const behi_six_joint_pack v57 = ((behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v2_cosine[2]) * ((behi_six_joint_pack_at(&qdd[stride]) * v56) + (v22 * v34))) - (v55 * v54);
    const behi_six_joint_pack v58 = behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v2_sine[2];
    const behi_six_joint_pack v59 = (v57 + (v58 * ((behi_six_joint_pack_at(&qdd[stride]) * v34) - (v23 * v56)))) - v48;
    const behi_six_joint_pack v60 = v38 * v36;
    const behi_six_joint_pack v61 = v35 * v30;
    const behi_six_joint_pack v62 = behi_six_joint_pack_at(&qdd[0]) * v2_cosine[1];
    const behi_six_joint_pack v63 = (behi_six_joint_pack_at(&qdd[4U * stride]) - v62) + v61;
    const behi_six_joint_pack v64 = (-v60) - v63;
    const behi_six_joint_pack v65 = v36 * v36;
    const behi_six_joint_pack v66 = behi_six_joint_pack_at(&qd[4U * stride]) - v29;
    const behi_six_joint_pack v67 = (v66 * v66) + v65;
    const behi_six_joint_pack v68 = (v33 * v67) - (v55 * v64);
    const behi_six_joint_pack v69 = v62 - (2.0 * v61);
    const behi_six_joint_pack v70 = (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v69) - v68;
    const behi_six_joint_pack v71 = behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v72 = v2_sine[2] * v71;
    const behi_six_joint_pack v73 = v72 + (v2_sine[2] * (behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_cosine[2]));
    const behi_six_joint_pack v74 = behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * v2_sine[0];
    const behi_six_joint_pack v75 = v2_sine[2] * v74;
    const behi_six_joint_pack v76 = v2_cosine[2] * v71;
    const behi_six_joint_pack v77 = v76 - v75;
    const behi_six_joint_pack v78 = v2_sine[2] * v2_sine[2];
    const behi_six_joint_pack v79 = behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * (v78 - (v2_cosine[2] * v2_cosine[2]));
    const behi_six_joint_pack v80 = ((behi_six_joint_pack_at(&qd[stride]) * v51) * (v79 - v77)) + ((v52 * v75) - ((2.0 * behi_six_joint_pack_at(&qdd[0])) * v73));
    const behi_six_joint_pack v81 = behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v2_cosine[1];
    const behi_six_joint_pack v82 = (v2_cosine[1] * v26) - (v2_sine[1] * v27);
    const behi_six_joint_pack v83 = v29 * v29;
    const behi_six_joint_pack v84 = v83 - (v30 * v30);
    const behi_six_joint_pack v85 = v82 + (10.0 * v84);
    const behi_six_joint_pack v86 = v15 - v11;
    const behi_six_joint_pack v87 = (v21 * v86) + ((v13 * v19) + (v17 * v18));
    const behi_six_joint_pack v88 = v87 - v85;
    const behi_six_joint_pack v89 = (v25 * v2_cosine[1]) - (v24 * v2_sine[1]);
    const behi_six_joint_pack v90 = v25 * v2_sine[1];
    const behi_six_joint_pack v91 = v24 * v2_cosine[1];
    const behi_six_joint_pack v92 = ((v22 * v91) + (v23 * v90)) + (behi_six_joint_pack_at(&qdd[stride]) * v89);
    const behi_six_joint_pack v93 = v88 + v92;
    const behi_six_joint_pack v94 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v34;
    const behi_six_joint_pack v95 = (((v80 - (v81 * v54)) - (v25 * v70)) - (v94 * v93)) + (v2_cosine[1] * v59);
    const behi_six_joint_pack v96 = v24 + v10;
    const behi_six_joint_pack v97 = behi_six_joint_pack_at(&qd[stride]) * v2_sine[2];
    const behi_six_joint_pack v98 = 100.0 * v97;
    const behi_six_joint_pack v99 = ((v52 * v14) + (behi_six_joint_pack_at(&qd[0]) * v98)) - (behi_six_joint_pack_at(&qdd[0]) * v96);
    const behi_six_joint_pack v100 = v99 - (10.0 * v69);
    const behi_six_joint_pack v101 = (((v46 * v36) + (behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v69)) - (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v99)) - (v55 * v100);
    const behi_six_joint_pack v102 = (v101 + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v64)) - (10.0 * v68);
    const behi_six_joint_pack v103 = (v35 * v35) + v83;
    const behi_six_joint_pack v104 = (10.0 * v103) + v82;
    const behi_six_joint_pack v105 = behi_six_joint_pack_at(&qdd[3U * stride]) + v21;
    const behi_six_joint_pack v106 = v31 + v105;
    const behi_six_joint_pack v107 = (10.0 * v106) + v28;
    const behi_six_joint_pack v108 = 2.0 * v66;
    const behi_six_joint_pack v109 = v38 * v108;
    const behi_six_joint_pack v110 = v105 - v31;
    const behi_six_joint_pack v111 = (v2_sine[3] * v110) + (v2_cosine[3] * v44);
    *(behi_six_joint_unaligned *)&by_qdd[28U * stride] = behi_six_joint_pack_number(prepared, 8U, spacing, 0U);
    const behi_six_joint_pack v112 = (behi_six_joint_pack_number(prepared, 8U, spacing, 0U) * v111) + ((v46 * v66) - (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v109));
    const behi_six_joint_pack v113 = (v2_cosine[3] * (-v112)) - (v33 * v107);
    const behi_six_joint_pack v114 = 2.0 * v36;
    const behi_six_joint_pack v115 = v30 * v108;
    const behi_six_joint_pack v116 = (v55 * v43) + (v33 * (v115 + (v39 * v114)));
    const behi_six_joint_pack v117 = 10.0 * v2_cosine[1];
    const behi_six_joint_pack v118 = ((v117 * v116) + (v2_cosine[1] * v113)) + (v96 * (v116 + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v44)));
    const behi_six_joint_pack v119 = (v2_sine[1] * (v102 + ((v33 * v104) + (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * (v60 - v63))))) + v118;
    const behi_six_joint_pack v120 = v2_sine[0] * v2_sine[0];
    const behi_six_joint_pack v121 = behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * (v120 - (v2_cosine[0] * v2_cosine[0]));
    const behi_six_joint_pack v122 = behi_six_joint_pack_number(prepared, 3U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v123 = (((behi_six_joint_pack_number(prepared, 36U, spacing, 0U) * v2_cosine[0]) + v122) * (behi_six_joint_pack_at(&qdd[0]) * v2_sine[0])) - (v52 * (v121 - v76));
    *(behi_six_joint_unaligned *)&by_qdd[35U * stride] = behi_six_joint_pack_number(prepared, 15U, spacing, 0U);
    const behi_six_joint_pack v124 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v2_cosine[3];
    const behi_six_joint_pack v125 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v36;
    *(behi_six_joint_unaligned *)&by_qd[34U * stride] = v125;
    const behi_six_joint_pack v126 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v66;
    const behi_six_joint_pack v127 = ((((behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v2_sine[3]) * v69) + (v30 * v125)) + (v39 * v126)) + (v124 * v84);
    *(behi_six_joint_unaligned *)&by_q[31U * stride] = v127;
    *(behi_six_joint_unaligned *)&by_q[32U * stride] = v127;
    *(behi_six_joint_unaligned *)&by_q[33U * stride] = v127;
    const behi_six_joint_pack v128 = v2_sine[3] * v2_sine[1];
    const behi_six_joint_pack v129 = v128 * v127;
    const behi_six_joint_pack v130 = 2.0 * v38;
    const behi_six_joint_pack v131 = (v2_sine[3] * v84) - (v2_cosine[3] * v69);
    const behi_six_joint_pack v132 = (v131 + (v30 * v130)) + (v37 * v108);
    const behi_six_joint_pack v133 = (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v132) + ((behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v131) - (v46 * v30));
    const behi_six_joint_pack v134 = v34 * v133;
    const behi_six_joint_pack v135 = v45 - (v2_cosine[3] * v110);
    const behi_six_joint_pack v136 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * (v135 + (behi_six_joint_pack_at(&qdd[5U * stride]) + (v66 * v36)));
    const behi_six_joint_pack v137 = v2_sine[3] * v2_cosine[1];
    const behi_six_joint_pack v138 = ((behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v2_cosine[1]) * v44) - (v137 * v136);
    const behi_six_joint_pack v139 = ((((v123 + (v14 * v70)) - v129) + v134) + v138) + v119;
    *(behi_six_joint_unaligned *)&by_q[stride] = v95 - v139;
    const behi_six_joint_pack v140 = behi_six_joint_pack_number(prepared, 46U, spacing, 0U) + v55;
    const behi_six_joint_pack v141 = v2_cosine[1] * v140;
    const behi_six_joint_pack v142 = behi_six_joint_pack_at(&qd[0]) * v2_sine[0];
    const behi_six_joint_pack v143 = (((v142 * (behi_six_joint_pack_number(prepared, 3U, spacing, 0U) * v97)) - (v141 * v53)) - (v94 * v88)) - (v2_cosine[1] * v48);
    *(behi_six_joint_unaligned *)&by_q[2U * stride] = v143 - v139;
    const behi_six_joint_pack v144 = v47 + (v33 * v32);
    *(behi_six_joint_unaligned *)&by_q[27U * stride] = v144;
    *(behi_six_joint_unaligned *)&by_q[3U * stride] = (((v129 + (v94 * v85)) - (v2_cosine[1] * v144)) - (v138 + v134)) - v119;
    const behi_six_joint_pack v145 = v65 - (v38 * v38);
    const behi_six_joint_pack v146 = v2_cosine[3] * v36;
    const behi_six_joint_pack v147 = (v33 * v64) + (v55 * v67);
    const behi_six_joint_pack v148 = (((v46 * v38) + (v33 * v100)) + (behi_six_joint_pack_number(prepared, 75U, spacing, 0U) * v145)) + (v55 * v104);
    *(behi_six_joint_unaligned *)&by_q[28U * stride] = v148;
    const behi_six_joint_pack v149 = (v38 * v126) - (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v111);
    const behi_six_joint_pack v150 = -v149;
    *(behi_six_joint_unaligned *)&by_q[34U * stride] = v150;
    const behi_six_joint_pack v151 = ((v128 * (v150 - v112)) - ((v55 * v2_sine[1]) * v107)) - (v2_cosine[1] * v148);
    const behi_six_joint_pack v152 = v151 + ((v96 + v117) * (v147 + ((v146 * (behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v38)) - (v55 * v145))));
    const behi_six_joint_pack v153 = v135 + (v36 * v108);
    const behi_six_joint_pack v154 = (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * v135) - v136;
    *(behi_six_joint_unaligned *)&by_q[4U * stride] = v152 - (v34 * (v154 + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v153)));
    const behi_six_joint_pack v155 = (v55 * v36) - (v33 * v38);
    const behi_six_joint_pack v156 = (-(behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v106)) - (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * (v111 - v109));
    const behi_six_joint_pack v157 = v156 + ((((behi_six_joint_pack_number(prepared, 76U, spacing, 0U) * v31) + (v33 * v42)) - (v39 * v155)) - (v55 * v115));
    const behi_six_joint_pack v158 = (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v103) + v147;
    const behi_six_joint_pack v159 = v158 + ((behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v132) - (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v84));
    const behi_six_joint_pack v160 = (v2_cosine[1] * v159) - (v2_sine[1] * v157);
    const behi_six_joint_pack v161 = (v2_cosine[1] * v157) + (v2_sine[1] * v159);
    const behi_six_joint_pack v162 = (v14 * v161) + (v10 * v160);
    const behi_six_joint_pack v163 = v13 - v17;
    const behi_six_joint_pack v164 = ((behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v82) - (v2_cosine[3] * v127)) - (v2_sine[3] * v133);
    const behi_six_joint_pack v165 = ((behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v132) - (behi_six_joint_pack_number(prepared, 47U, spacing, 0U) * v84)) - v164;
    const behi_six_joint_pack v166 = v162 + (v165 - (((v86 * v156) + (v163 * v121)) + (v20 * v158)));
    const behi_six_joint_pack v167 = (v55 * v93) + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * (v87 + v92));
    const behi_six_joint_pack v168 = v22 - v23;
    const behi_six_joint_pack v169 = v166 + (v167 + (v168 * v77));
    const behi_six_joint_pack v170 = (v25 * v161) + (v24 * v160);
    const behi_six_joint_pack v171 = v91 + v90;
    const behi_six_joint_pack v172 = ((((v168 * v79) - (v163 * v77)) + (v89 * v156)) + (v171 * v158)) - v170;
    *(behi_six_joint_unaligned *)&by_q[7U * stride] = v172 - v169;
    const behi_six_joint_pack v173 = v2_cosine[2] * v74;
    const behi_six_joint_pack v174 = v173 - v72;
    const behi_six_joint_pack v175 = (v55 * v88) + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v87);
    const behi_six_joint_pack v176 = ((((v23 * v76) + (v22 * v75)) - (behi_six_joint_pack_at(&qdd[stride]) * v174)) - v175) - v166;
    *(behi_six_joint_unaligned *)&by_q[14U * stride] = v176;
    *(behi_six_joint_unaligned *)&by_q[8U * stride] = v176 - ((((v13 * v76) + (v17 * v75)) + (v21 * v174)) + v170);
    const behi_six_joint_pack v177 = v25 + v14;
    const behi_six_joint_pack v178 = (v55 * v85) - v165;
    *(behi_six_joint_unaligned *)&by_q[21U * stride] = v178;
    *(behi_six_joint_unaligned *)&by_q[9U * stride] = (v178 - (v96 * v160)) - (v177 * v161);
    const behi_six_joint_pack v179 = behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v2_sine[3];
    const behi_six_joint_pack v180 = ((v33 * v145) + (v179 * v60)) - v68;
    const behi_six_joint_pack v181 = (v2_cosine[1] * v177) - (v2_sine[1] * v96);
    const behi_six_joint_pack v182 = (v2_cosine[1] * v96) + (v2_sine[1] * v177);
    const behi_six_joint_pack v183 = behi_six_joint_pack_number(prepared, 6U, spacing, 0U) + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v2_sine[3]);
    const behi_six_joint_pack v184 = v183 + (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v182);
    const behi_six_joint_pack v185 = (v113 - (v2_cosine[3] * v149)) + (v2_sine[3] * v154);
    *(behi_six_joint_unaligned *)&by_q[10U * stride] = -(v185 + ((v184 * v153) + (v181 * v180)));
    *(behi_six_joint_unaligned *)&by_q[13U * stride] = -v169;
    *(behi_six_joint_unaligned *)&by_q[15U * stride] = v178 - v162;
    const behi_six_joint_pack v186 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v20;
    const behi_six_joint_pack v187 = v183 + v186;
    *(behi_six_joint_unaligned *)&by_q[16U * stride] = -(v185 + ((v86 * v180) + (v187 * v153)));
    *(behi_six_joint_unaligned *)&by_q[19U * stride] = -(v167 + v165);
    *(behi_six_joint_unaligned *)&by_q[20U * stride] = -(v175 + v165);
    *(behi_six_joint_unaligned *)&by_q[22U * stride] = -(v185 + (v183 * v153));
    *(behi_six_joint_unaligned *)&by_q[25U * stride] = -v59;
    *(behi_six_joint_unaligned *)&by_q[26U * stride] = v48 + (v55 * v53);
    const behi_six_joint_pack v188 = 2.0 * v12;
    const behi_six_joint_pack v189 = v97 * (behi_six_joint_pack_number(prepared, 80U, spacing, 0U) * v2_cosine[0]);
    const behi_six_joint_pack v190 = behi_six_joint_pack_number(prepared, 81U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v191 = v98 + (v188 * v14);
    const behi_six_joint_pack v192 = (v81 * v191) + ((v97 * v190) + v189);
    const behi_six_joint_pack v193 = (behi_six_joint_pack_number(prepared, 22U, spacing, 0U) * v29) + v126;
    const behi_six_joint_pack v194 = ((v2_cosine[1] * v125) - ((behi_six_joint_pack_number(prepared, 22U, spacing, 0U) * v35) * v137)) - (v34 * v193);
    const behi_six_joint_pack v195 = (v128 * v194) + (v192 + (v188 * ((v2_sine[0] * (behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * v2_cosine[0])) + v173)));
    const behi_six_joint_pack v196 = (v35 * v56) - (v29 * v128);
    const behi_six_joint_pack v197 = ((v2_cosine[1] * v130) - (v128 * v108)) + (2.0 * v196);
    const behi_six_joint_pack v198 = behi_six_joint_pack_number(prepared, 77U, spacing, 0U) * v96;
    const behi_six_joint_pack v199 = v2_sine[1] * v29;
    const behi_six_joint_pack v200 = (((v46 * v2_cosine[1]) - (v30 * v198)) - (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v199)) - (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v196);
    const behi_six_joint_pack v201 = v200 - (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v197);
    const behi_six_joint_pack v202 = v34 * v38;
    const behi_six_joint_pack v203 = v202 + (v128 * v36);
    const behi_six_joint_pack v204 = v35 * v2_sine[1];
    const behi_six_joint_pack v205 = v204 + v203;
    const behi_six_joint_pack v206 = v2_cosine[1] * v108;
    const behi_six_joint_pack v207 = (v33 * (v206 - (v34 * v114))) - (v55 * v205);
    const behi_six_joint_pack v208 = (v96 * (v207 - (behi_six_joint_pack_number(prepared, 76U, spacing, 0U) * v204))) + ((v117 * v207) - ((v34 * v201) + v195));
    const behi_six_joint_pack v209 = v46 * v34;
    const behi_six_joint_pack v210 = behi_six_joint_pack_number(prepared, 78U, spacing, 0U) * ((v29 * v56) - (v35 * v128));
    const behi_six_joint_pack v211 = (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * (v203 - v204)) + (v210 + ((v209 - (v55 * v191)) + (v39 * v198)));
    const behi_six_joint_pack v212 = v211 - (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v205);
    *(behi_six_joint_unaligned *)&by_qd[0] = v208 - (v2_cosine[1] * ((behi_six_joint_pack_number(prepared, 79U, spacing, 0U) * v204) - v212));
    const behi_six_joint_pack v213 = (v2_sine[3] * v38) - v146;
    const behi_six_joint_pack v214 = v30 + v213;
    const behi_six_joint_pack v215 = (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v214) - (behi_six_joint_pack_number(prepared, 29U, spacing, 0U) * (v213 - v30));
    const behi_six_joint_pack v216 = v46 * v2_sine[3];
    const behi_six_joint_pack v217 = v216 - (behi_six_joint_pack_number(prepared, 78U, spacing, 0U) * v38);
    const behi_six_joint_pack v218 = v215 - (v217 + ((behi_six_joint_pack_number(prepared, 12U, spacing, 0U) * v12) * ((v2_sine[0] * v34) + (v2_cosine[0] * v56))));
    const behi_six_joint_pack v219 = behi_six_joint_pack_at(&qd[0]) * v2_sine[2];
    const behi_six_joint_pack v220 = 100.0 * (v219 + v142);
    const behi_six_joint_pack v221 = v218 + ((v55 * v220) - (behi_six_joint_pack_number(prepared, 12U, spacing, 0U) * ((v49 * v56) + (v97 * v34))));
    *(behi_six_joint_unaligned *)&by_qd[25U * stride] = v221;
    const behi_six_joint_pack v222 = (100.0 * v12) * ((v2_sine[0] * v2_cosine[1]) - (v2_cosine[0] * v2_sine[1]));
    const behi_six_joint_pack v223 = v222 + ((v2_cosine[1] * v98) - (v2_sine[1] * v50));
    const behi_six_joint_pack v224 = v142 * (v122 + (behi_six_joint_pack_number(prepared, 82U, spacing, 0U) * v2_cosine[0]));
    const behi_six_joint_pack v225 = (v2_cosine[1] * v221) + ((((v51 * v73) + v224) + (v81 * v220)) + (v94 * v223));
    const behi_six_joint_pack v226 = (v55 * v214) + (v179 * v146);
    const behi_six_joint_pack v227 = behi_six_joint_pack_number(prepared, 76U, spacing, 0U) * v30;
    const behi_six_joint_pack v228 = v2_sine[3] * v193;
    *(behi_six_joint_unaligned *)&by_qd[31U * stride] = v228;
    *(behi_six_joint_unaligned *)&by_qd[32U * stride] = v228;
    *(behi_six_joint_unaligned *)&by_qd[33U * stride] = v228;
    const behi_six_joint_pack v229 = (v96 * (v226 + v227)) - (v128 * v228);
    const behi_six_joint_pack v230 = v229 + (v2_cosine[1] * ((behi_six_joint_pack_number(prepared, 79U, spacing, 0U) * v30) + (10.0 * v226)));
    const behi_six_joint_pack v231 = (2.0 * v39) + (v2_cosine[3] * v108);
    const behi_six_joint_pack v232 = (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v39) + (behi_six_joint_pack_number(prepared, 21U, spacing, 0U) * v231);
    const behi_six_joint_pack v233 = (v34 * v232) - v230;
    *(behi_six_joint_unaligned *)&by_qd[stride] = v233 - v225;
    const behi_six_joint_pack v234 = (-((behi_six_joint_pack_number(prepared, 12U, spacing, 0U) * v2_sine[3]) * v142)) - v218;
    const behi_six_joint_pack v235 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v222) - v232;
    *(behi_six_joint_unaligned *)&by_qd[2U * stride] = ((v2_cosine[1] * v234) - ((((behi_six_joint_pack_number(prepared, 13U, spacing, 0U) * v2_sine[0]) * v29) + v224) + (v34 * v235))) - v230;
    const behi_six_joint_pack v236 = v217 - v215;
    *(behi_six_joint_unaligned *)&by_qd[3U * stride] = v233 + (v2_cosine[1] * v236);
    const behi_six_joint_pack v237 = (v209 + (v128 * v125)) - (behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v202);
    *(behi_six_joint_unaligned *)&by_qd[4U * stride] = v237 - (v66 * ((v2_cosine[3] * v198) + (behi_six_joint_pack_number(prepared, 74U, spacing, 0U) * v56)));
    const behi_six_joint_pack v238 = behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v36;
    const behi_six_joint_pack v239 = behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v66;
    *(behi_six_joint_unaligned *)&by_qd[5U * stride] = (v2_cosine[1] * v238) + (v34 * v239);
    const behi_six_joint_pack v240 = ((v2_cosine[3] * v194) + ((behi_six_joint_pack_number(prepared, 79U, spacing, 0U) * v199) + (v96 * v227))) + (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v197);
    const behi_six_joint_pack v241 = v240 - (v2_sine[3] * v201);
    *(behi_six_joint_unaligned *)&by_qd[18U * stride] = v241;
    const behi_six_joint_pack v242 = v224 + v241;
    const behi_six_joint_pack v243 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v197) + (behi_six_joint_pack_number(prepared, 76U, spacing, 0U) * v199);
    const behi_six_joint_pack v244 = (((v29 * (behi_six_joint_pack_number(prepared, 76U, spacing, 0U) * v2_cosine[1])) - (v35 * v94)) + (v34 * v155)) - (v55 * v206);
    *(behi_six_joint_unaligned *)&by_qd[6U * stride] = v242 + (((v181 * v244) + (v219 * (v190 + (behi_six_joint_pack_number(prepared, 84U, spacing, 0U) * v2_cosine[0])))) + (v182 * v243));
    const behi_six_joint_pack v245 = behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v231;
    const behi_six_joint_pack v246 = ((behi_six_joint_pack_at(&qd[0]) * v94) - (behi_six_joint_pack_number(prepared, 76U, spacing, 0U) * v35)) - ((v2_sine[3] * v179) * v36);
    const behi_six_joint_pack v247 = (v246 + ((v2_cosine[3] * v55) * v38)) - (v33 * v146);
    const behi_six_joint_pack v248 = (v86 * v247) - (v245 + (v186 * v231));
    const behi_six_joint_pack v249 = ((behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v171) * v231) - (v89 * v247);
    const behi_six_joint_pack v250 = (v249 - (v188 * v174)) - v248;
    const behi_six_joint_pack v251 = v2_cosine[3] * v228;
    const behi_six_joint_pack v252 = (v2_sine[3] * v232) - v251;
    const behi_six_joint_pack v253 = (v140 * v223) - v252;
    const behi_six_joint_pack v254 = ((v2_sine[0] * (behi_six_joint_pack_number(prepared, 3U, spacing, 0U) * v49)) - v189) - v253;
    *(behi_six_joint_unaligned *)&by_qd[7U * stride] = v250 + v254;
    const behi_six_joint_pack v255 = v251 + ((v2_sine[3] * v235) + (behi_six_joint_pack_number(prepared, 46U, spacing, 0U) * v222));
    *(behi_six_joint_unaligned *)&by_qd[8U * stride] = v250 - v255;
    const behi_six_joint_pack v256 = v252 - v248;
    *(behi_six_joint_unaligned *)&by_qd[15U * stride] = v256;
    *(behi_six_joint_unaligned *)&by_qd[9U * stride] = v249 + v256;
    const behi_six_joint_pack v257 = v179 * v66;
    const behi_six_joint_pack v258 = v216 - (behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v146);
    *(behi_six_joint_unaligned *)&by_qd[10U * stride] = (v258 + (v181 * v257)) - (v130 * v184);
    const behi_six_joint_pack v259 = v2_sine[3] * v239;
    *(behi_six_joint_unaligned *)&by_qd[11U * stride] = v259;
    *(behi_six_joint_unaligned *)&by_qd[17U * stride] = v259;
    *(behi_six_joint_unaligned *)&by_qd[23U * stride] = v259;
    *(behi_six_joint_unaligned *)&by_qd[12U * stride] = v242 + ((v86 * v244) + (v20 * v243));
    *(behi_six_joint_unaligned *)&by_qd[13U * stride] = v254 - v248;
    *(behi_six_joint_unaligned *)&by_qd[14U * stride] = -(v248 + v255);
    *(behi_six_joint_unaligned *)&by_qd[16U * stride] = (v258 + (v86 * v257)) - (v130 * v187);
    *(behi_six_joint_unaligned *)&by_qd[19U * stride] = v245 - v253;
    *(behi_six_joint_unaligned *)&by_qd[20U * stride] = v245 - v255;
    *(behi_six_joint_unaligned *)&by_qd[21U * stride] = v245 + v252;
    *(behi_six_joint_unaligned *)&by_qd[22U * stride] = v258 - (v183 * v130);
    *(behi_six_joint_unaligned *)&by_qd[24U * stride] = -v212;
    *(behi_six_joint_unaligned *)&by_qd[26U * stride] = -v234;
    *(behi_six_joint_unaligned *)&by_qd[27U * stride] = -v236;
    *(behi_six_joint_unaligned *)&by_qd[29U * stride] = -v238;
    *(behi_six_joint_unaligned *)&by_qd[30U * stride] = -v194;
    const behi_six_joint_pack v260 = (v96 * v141) + v76;
    const behi_six_joint_pack v261 = (((behi_six_joint_pack_number(prepared, 49U, spacing, 0U) + (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v2_sine[3])) - (behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v78)) - (behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * v120)) + (2.0 * v260);
    const behi_six_joint_pack v262 = behi_six_joint_pack_number(prepared, 9U, spacing, 0U) * v2_sine[3];
    const behi_six_joint_pack v263 = v262 - behi_six_joint_pack_number(prepared, 7U, spacing, 0U);
    *(behi_six_joint_unaligned *)&by_qdd[0] = v261 + (v2_sine[1] * ((behi_six_joint_pack_number(prepared, 48U, spacing, 0U) * v2_sine[1]) + (v263 * v128)));
    const behi_six_joint_pack v264 = (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) - v262) * v34;
    *(behi_six_joint_unaligned *)&by_qdd[3U * stride] = v264;
    *(behi_six_joint_unaligned *)&by_qdd[18U * stride] = v264;
    const behi_six_joint_pack v265 = ((behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v2_cosine[3]) * v2_sine[0]) - (-v264);
    *(behi_six_joint_unaligned *)&by_qdd[2U * stride] = v265;
    *(behi_six_joint_unaligned *)&by_qdd[12U * stride] = v265;
    const behi_six_joint_pack v266 = v265 + (v2_cosine[3] * v58);
    *(behi_six_joint_unaligned *)&by_qdd[stride] = v266;
    *(behi_six_joint_unaligned *)&by_qdd[6U * stride] = v266;
    const behi_six_joint_pack v267 = -(((v55 * v96) + (behi_six_joint_pack_number(prepared, 8U, spacing, 0U) * v2_cosine[1])) + (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v137));
    *(behi_six_joint_unaligned *)&by_qdd[4U * stride] = v267;
    *(behi_six_joint_unaligned *)&by_qdd[24U * stride] = v267;
    const behi_six_joint_pack v268 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v128;
    *(behi_six_joint_unaligned *)&by_qdd[5U * stride] = v268;
    *(behi_six_joint_unaligned *)&by_qdd[30U * stride] = v268;
    const behi_six_joint_pack v269 = v2_sine[1] * v140;
    const behi_six_joint_pack v270 = (v10 * v141) + (v14 * v269);
    const behi_six_joint_pack v271 = (v2_sine[3] * v263) - behi_six_joint_pack_number(prepared, 2U, spacing, 0U);
    const behi_six_joint_pack v272 = v270 - v271;
    *(behi_six_joint_unaligned *)&by_qdd[15U * stride] = v272;
    *(behi_six_joint_unaligned *)&by_qdd[20U * stride] = v272;
    const behi_six_joint_pack v273 = behi_six_joint_pack_number(prepared, 5U, spacing, 0U) + v272;
    const behi_six_joint_pack v274 = v273 + (v260 + (v75 + (v269 * v177)));
    *(behi_six_joint_unaligned *)&by_qdd[8U * stride] = v274;
    *(behi_six_joint_unaligned *)&by_qdd[13U * stride] = v274;
    const behi_six_joint_pack v275 = (v24 * v141) + (v25 * v269);
    *(behi_six_joint_unaligned *)&by_qdd[7U * stride] = (v275 + ((behi_six_joint_pack_number(prepared, 4U, spacing, 0U) + v76) + v75)) + v274;
    const behi_six_joint_pack v276 = v275 + v272;
    *(behi_six_joint_unaligned *)&by_qdd[9U * stride] = v276;
    *(behi_six_joint_unaligned *)&by_qdd[19U * stride] = v276;
    const behi_six_joint_pack v277 = v33 * v86;
    const behi_six_joint_pack v278 = -(v277 + (v33 * v89));
    *(behi_six_joint_unaligned *)&by_qdd[10U * stride] = v278;
    *(behi_six_joint_unaligned *)&by_qdd[25U * stride] = v278;
    const behi_six_joint_pack v279 = -v124;
    *(behi_six_joint_unaligned *)&by_qdd[11U * stride] = v279;
    *(behi_six_joint_unaligned *)&by_qdd[17U * stride] = v279;
    *(behi_six_joint_unaligned *)&by_qdd[23U * stride] = v279;
    *(behi_six_joint_unaligned *)&by_qdd[31U * stride] = v279;
    *(behi_six_joint_unaligned *)&by_qdd[32U * stride] = v279;
    *(behi_six_joint_unaligned *)&by_qdd[33U * stride] = v279;
    *(behi_six_joint_unaligned *)&by_qdd[14U * stride] = v270 + v273;
    const behi_six_joint_pack v280 = -v277;
    *(behi_six_joint_unaligned *)&by_qdd[16U * stride] = v280;
    *(behi_six_joint_unaligned *)&by_qdd[26U * stride] = v280;
    *(behi_six_joint_unaligned *)&by_qdd[21U * stride] = -v271;
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
    size_t first = 0U;

    for (; (count - first) >= BEHI_SIX_JOINT_LANES; first += BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
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
    size_t first = 0U;

    for (; (count - first) >= BEHI_SIX_JOINT_LANES; first += BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double qdd_rest[6U * BEHI_SIX_JOINT_LANES];
        double by_q_rest[36U * BEHI_SIX_JOINT_LANES];
        double by_qd_rest[36U * BEHI_SIX_JOINT_LANES];
        double by_qdd_rest[36U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[99U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(14U, count, first, BEHI_SIX_JOINT_LANES, &prepared[2U * count], &prepared_rest[2U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[21U * count], &prepared_rest[21U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[29U * count], &prepared_rest[29U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[36U * count], &prepared_rest[36U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[46U * count], &prepared_rest[46U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(11U, count, first, BEHI_SIX_JOINT_LANES, &prepared[74U * count], &prepared_rest[74U * BEHI_SIX_JOINT_LANES]);
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
