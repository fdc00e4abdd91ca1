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

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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
    const behi_six_joint_pack v46 = behi_six_joint_pack_at(&qd[5U * stride]) * behi_six_joint_pack_number(prepared, 25U, spacing, 0U);
    const behi_six_joint_pack v47 = (((behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v45) - (v46 * v39)) - (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v43)) - (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * (v40 - v42));
    const behi_six_joint_pack v48 = v47 + (v33 * (v32 + (((v17 * v15) - (v13 * v11)) - (v21 * v20))));
    const behi_six_joint_pack v49 = behi_six_joint_pack_at(&qd[stride]) * v2_cosine[2];
    const behi_six_joint_pack v50 = 100.0 * v49;
    const behi_six_joint_pack v51 = 2.0 * behi_six_joint_pack_at(&qd[0]);
    const behi_six_joint_pack v52 = v12 * v51;
    const behi_six_joint_pack v53 = (behi_six_joint_pack_at(&qdd[0]) * v14) + (v52 * v10);
    const behi_six_joint_pack v54 = v53 + ((behi_six_joint_pack_at(&qdd[0]) * v25) + (behi_six_joint_pack_at(&qd[0]) * v50));
    const behi_six_joint_pack v55 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v2_sine[3];
    const behi_six_joint_pack v56 = v2_cosine[3] * v2_cosine[1];
    const behi_six_joint_pack v57 = ((behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * v2_cosine[2]) * ((behi_six_joint_pack_at(&qdd[stride]) * v56) + (v22 * v34))) - (v55 * v54);
    const behi_six_joint_pack v58 = behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * v2_sine[2];
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
    const behi_six_joint_pack v70 = (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v69) - v68;
    const behi_six_joint_pack v71 = behi_six_joint_pack_number(prepared, 9U, spacing, 0U) * v2_cosine[0];
    const behi_six_joint_pack v72 = v2_sine[2] * v71;
    const behi_six_joint_pack v73 = v72 + (v2_sine[2] * (behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * v2_cosine[2]));
    const behi_six_joint_pack v74 = behi_six_joint_pack_number(prepared, 9U, spacing, 0U) * v2_sine[0];
    const behi_six_joint_pack v75 = v2_sine[2] * v74;
    const behi_six_joint_pack v76 = v2_cosine[2] * v71;
    const behi_six_joint_pack v77 = v76 - v75;
    const behi_six_joint_pack v78 = v2_sine[2] * v2_sine[2];
    const behi_six_joint_pack v79 = behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * (v78 - (v2_cosine[2] * v2_cosine[2]));
    const behi_six_joint_pack v80 = ((behi_six_joint_pack_at(&qd[stride]) * v51) * (v79 - v77)) + ((v52 * v75) - ((2.0 * behi_six_joint_pack_at(&qdd[0])) * v73));
    const behi_six_joint_pack v81 = behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v2_cosine[1];
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
    const behi_six_joint_pack v101 = (((v46 * v36) + (behi_six_joint_pack_number(prepared, 50U, spacing, 0U) * v69)) - (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v99)) - (v55 * v100);
    const behi_six_joint_pack v102 = v2_sine[1] * ((v101 - (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v64)) + ((behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * (v60 - v63)) - (10.0 * v68)));
    const behi_six_joint_pack v103 = (v35 * v35) + v83;
    const behi_six_joint_pack v104 = (10.0 * v103) + v82;
    const behi_six_joint_pack v105 = v46 + (behi_six_joint_pack_number(prepared, 80U, spacing, 0U) * v38);
    const behi_six_joint_pack v106 = behi_six_joint_pack_at(&qdd[3U * stride]) + v21;
    const behi_six_joint_pack v107 = v31 + v106;
    const behi_six_joint_pack v108 = v106 - v31;
    const behi_six_joint_pack v109 = v2_sine[3] * v108;
    *(behi_six_joint_unaligned *)&by_qdd[28U * stride] = behi_six_joint_pack_number(prepared, 51U, spacing, 0U);
    const behi_six_joint_pack v110 = (((behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v107) + (v66 * v105)) + (behi_six_joint_pack_number(prepared, 51U, spacing, 0U) * v109)) - ((behi_six_joint_pack_number(prepared, 81U, spacing, 0U) * v2_cosine[3]) * v44);
    const behi_six_joint_pack v111 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v28) + v110;
    const behi_six_joint_pack v112 = v45 - (v2_cosine[3] * v108);
    *(behi_six_joint_unaligned *)&by_qdd[35U * stride] = behi_six_joint_pack_number(prepared, 16U, spacing, 0U);
    const behi_six_joint_pack v113 = behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v36;
    *(behi_six_joint_unaligned *)&by_qd[34U * stride] = v113;
    const behi_six_joint_pack v114 = (behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * behi_six_joint_pack_at(&qdd[5U * stride])) + (v66 * v113);
    const behi_six_joint_pack v115 = (v2_sine[3] * (v114 + (behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v112))) + (v2_cosine[3] * v111);
    const behi_six_joint_pack v116 = ((v94 * v104) + v102) - (v2_cosine[1] * v115);
    const behi_six_joint_pack v117 = v2_sine[0] * v2_sine[0];
    const behi_six_joint_pack v118 = behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * (v117 - (v2_cosine[0] * v2_cosine[0]));
    const behi_six_joint_pack v119 = behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v120 = (((behi_six_joint_pack_number(prepared, 39U, spacing, 0U) * v2_cosine[0]) + v119) * (behi_six_joint_pack_at(&qdd[0]) * v2_sine[0])) - (v52 * (v118 - v76));
    const behi_six_joint_pack v121 = behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v2_cosine[3];
    const behi_six_joint_pack v122 = behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v66;
    const behi_six_joint_pack v123 = ((((behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v2_sine[3]) * v69) + (v30 * v113)) + (v39 * v122)) + (v121 * v84);
    *(behi_six_joint_unaligned *)&by_q[31U * stride] = v123;
    *(behi_six_joint_unaligned *)&by_q[32U * stride] = v123;
    *(behi_six_joint_unaligned *)&by_q[33U * stride] = v123;
    const behi_six_joint_pack v124 = v2_sine[3] * v2_sine[1];
    const behi_six_joint_pack v125 = v124 * v123;
    const behi_six_joint_pack v126 = 2.0 * v38;
    const behi_six_joint_pack v127 = (v2_sine[3] * v84) - (v2_cosine[3] * v69);
    const behi_six_joint_pack v128 = 2.0 * v66;
    const behi_six_joint_pack v129 = (v127 + (v30 * v126)) + (v37 * v128);
    const behi_six_joint_pack v130 = ((behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v127) - (v46 * v30)) - (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v129);
    const behi_six_joint_pack v131 = v34 * v130;
    const behi_six_joint_pack v132 = 2.0 * v36;
    const behi_six_joint_pack v133 = v30 * v128;
    const behi_six_joint_pack v134 = (v55 * v43) + (v33 * (v133 + (v39 * v132)));
    const behi_six_joint_pack v135 = (v2_cosine[1] * ((behi_six_joint_pack_number(prepared, 50U, spacing, 0U) * v44) + (10.0 * v134))) + (v96 * (v134 + (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v44)));
    const behi_six_joint_pack v136 = ((((v120 + (v14 * v70)) - v125) + v131) + v116) + v135;
    *(behi_six_joint_unaligned *)&by_q[stride] = v95 - v136;
    const behi_six_joint_pack v137 = behi_six_joint_pack_number(prepared, 49U, spacing, 0U) + v55;
    const behi_six_joint_pack v138 = v2_cosine[1] * v137;
    const behi_six_joint_pack v139 = behi_six_joint_pack_at(&qd[0]) * v2_sine[0];
    const behi_six_joint_pack v140 = (((v139 * (behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v97)) - (v138 * v53)) - (v94 * v88)) - (v2_cosine[1] * v48);
    *(behi_six_joint_unaligned *)&by_q[2U * stride] = v140 - v136;
    const behi_six_joint_pack v141 = v47 + (v33 * v32);
    *(behi_six_joint_unaligned *)&by_q[27U * stride] = v141;
    *(behi_six_joint_unaligned *)&by_q[3U * stride] = (((v125 + (v94 * v85)) - (v2_cosine[1] * v141)) - v131) - (v135 + v116);
    const behi_six_joint_pack v142 = v65 - (v38 * v38);
    const behi_six_joint_pack v143 = behi_six_joint_pack_number(prepared, 84U, spacing, 0U) * v38;
    const behi_six_joint_pack v144 = v2_cosine[3] * v36;
    const behi_six_joint_pack v145 = (v33 * v64) + (v55 * v67);
    const behi_six_joint_pack v146 = 10.0 * v2_cosine[1];
    const behi_six_joint_pack v147 = (((v46 * v38) + (v33 * v100)) - (behi_six_joint_pack_number(prepared, 82U, spacing, 0U) * v142)) + (v55 * v104);
    *(behi_six_joint_unaligned *)&by_q[28U * stride] = v147;
    const behi_six_joint_pack v148 = ((v96 + v146) * (v145 + ((v144 * v143) - (v55 * v142)))) - (v2_cosine[1] * v147);
    const behi_six_joint_pack v149 = v112 + (v36 * v128);
    const behi_six_joint_pack v150 = (v34 * ((v114 - (behi_six_joint_pack_number(prepared, 79U, spacing, 0U) * v112)) + (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v149))) + v148;
    const behi_six_joint_pack v151 = ((v121 * v44) - (v38 * v122)) + (behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v109);
    *(behi_six_joint_unaligned *)&by_q[34U * stride] = v151;
    *(behi_six_joint_unaligned *)&by_q[4U * stride] = v150 - (v124 * (v111 - v151));
    const behi_six_joint_pack v152 = (v55 * v36) - (v33 * v38);
    const behi_six_joint_pack v153 = (((v66 * v143) - (v55 * v108)) - (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v107)) - (v33 * v44);
    const behi_six_joint_pack v154 = v153 + ((((behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v31) + (v33 * v42)) - (v39 * v152)) - (v55 * v133));
    const behi_six_joint_pack v155 = (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v103) + v145;
    const behi_six_joint_pack v156 = v155 + ((behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v129) - (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v84));
    const behi_six_joint_pack v157 = (v2_cosine[1] * v156) - (v2_sine[1] * v154);
    const behi_six_joint_pack v158 = (v2_cosine[1] * v154) + (v2_sine[1] * v156);
    const behi_six_joint_pack v159 = (v14 * v158) + (v10 * v157);
    const behi_six_joint_pack v160 = v13 - v17;
    const behi_six_joint_pack v161 = ((behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v82) - (v2_cosine[3] * v123)) - (v2_sine[3] * v130);
    const behi_six_joint_pack v162 = ((behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v129) - (behi_six_joint_pack_number(prepared, 50U, spacing, 0U) * v84)) - v161;
    const behi_six_joint_pack v163 = v159 + (v162 - (((v86 * v153) + (v160 * v118)) + (v20 * v155)));
    const behi_six_joint_pack v164 = (v55 * v93) + (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * (v87 + v92));
    const behi_six_joint_pack v165 = v22 - v23;
    const behi_six_joint_pack v166 = v163 + (v164 + (v165 * v77));
    const behi_six_joint_pack v167 = (v25 * v158) + (v24 * v157);
    const behi_six_joint_pack v168 = v91 + v90;
    const behi_six_joint_pack v169 = ((((v165 * v79) - (v160 * v77)) + (v89 * v153)) + (v168 * v155)) - v167;
    *(behi_six_joint_unaligned *)&by_q[7U * stride] = v169 - v166;
    const behi_six_joint_pack v170 = v2_cosine[2] * v74;
    const behi_six_joint_pack v171 = v170 - v72;
    const behi_six_joint_pack v172 = (v55 * v88) + (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v87);
    const behi_six_joint_pack v173 = ((((v23 * v76) + (v22 * v75)) - (behi_six_joint_pack_at(&qdd[stride]) * v171)) - v172) - v163;
    *(behi_six_joint_unaligned *)&by_q[14U * stride] = v173;
    *(behi_six_joint_unaligned *)&by_q[8U * stride] = v173 - ((((v13 * v76) + (v17 * v75)) + (v21 * v171)) + v167);
    const behi_six_joint_pack v174 = v25 + v14;
    const behi_six_joint_pack v175 = (v55 * v85) - v162;
    *(behi_six_joint_unaligned *)&by_q[21U * stride] = v175;
    *(behi_six_joint_unaligned *)&by_q[9U * stride] = (v175 - (v96 * v157)) - (v174 * v158);
    const behi_six_joint_pack v176 = behi_six_joint_pack_number(prepared, 84U, spacing, 0U) * v2_sine[3];
    const behi_six_joint_pack v177 = ((v33 * v142) + (v176 * v60)) - v68;
    const behi_six_joint_pack v178 = (v2_cosine[1] * v174) - (v2_sine[1] * v96);
    const behi_six_joint_pack v179 = (v2_cosine[1] * v96) + (v2_sine[1] * v174);
    const behi_six_joint_pack v180 = (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v2_sine[3]) - behi_six_joint_pack_number(prepared, 7U, spacing, 0U);
    const behi_six_joint_pack v181 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v179) - v180;
    const behi_six_joint_pack v182 = (((behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * v2_sine[3]) * v112) + (v2_cosine[3] * v151)) - v115;
    *(behi_six_joint_unaligned *)&by_q[10U * stride] = -(v182 + ((v181 * v149) + (v178 * v177)));
    *(behi_six_joint_unaligned *)&by_q[13U * stride] = -v166;
    *(behi_six_joint_unaligned *)&by_q[15U * stride] = v175 - v159;
    const behi_six_joint_pack v183 = behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v20;
    const behi_six_joint_pack v184 = v183 - v180;
    *(behi_six_joint_unaligned *)&by_q[16U * stride] = -(v182 + ((v86 * v177) + (v184 * v149)));
    *(behi_six_joint_unaligned *)&by_q[19U * stride] = -(v164 + v162);
    *(behi_six_joint_unaligned *)&by_q[20U * stride] = -(v172 + v162);
    *(behi_six_joint_unaligned *)&by_q[22U * stride] = (v180 * v149) - v182;
    *(behi_six_joint_unaligned *)&by_q[25U * stride] = -v59;
    *(behi_six_joint_unaligned *)&by_q[26U * stride] = v48 + (v55 * v53);
    const behi_six_joint_pack v185 = (v35 * v56) - (v29 * v124);
    const behi_six_joint_pack v186 = ((v2_cosine[1] * v126) - (v124 * v128)) + (2.0 * v185);
    const behi_six_joint_pack v187 = behi_six_joint_pack_number(prepared, 84U, spacing, 0U) * v96;
    const behi_six_joint_pack v188 = v2_sine[1] * v29;
    const behi_six_joint_pack v189 = (((v46 * v2_cosine[1]) - (v30 * v187)) - (behi_six_joint_pack_number(prepared, 8U, spacing, 0U) * v188)) - (behi_six_joint_pack_number(prepared, 25U, spacing, 0U) * v185);
    const behi_six_joint_pack v190 = v189 + (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v186);
    const behi_six_joint_pack v191 = 2.0 * v12;
    const behi_six_joint_pack v192 = v97 * (behi_six_joint_pack_number(prepared, 88U, spacing, 0U) * v2_cosine[0]);
    const behi_six_joint_pack v193 = behi_six_joint_pack_number(prepared, 89U, spacing, 0U) * v2_cosine[2];
    const behi_six_joint_pack v194 = v98 + (v191 * v14);
    const behi_six_joint_pack v195 = (v81 * v194) + ((v97 * v193) + v192);
    const behi_six_joint_pack v196 = v2_sine[3] * v2_cosine[1];
    const behi_six_joint_pack v197 = (behi_six_joint_pack_number(prepared, 22U, spacing, 0U) * v29) + v122;
    const behi_six_joint_pack v198 = (v34 * v197) + (((behi_six_joint_pack_number(prepared, 22U, spacing, 0U) * v35) * v196) - (v2_cosine[1] * v113));
    *(behi_six_joint_unaligned *)&by_qd[30U * stride] = v198;
    const behi_six_joint_pack v199 = (v124 * v198) - (v195 + (v191 * (v170 + (v2_sine[0] * (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v2_cosine[0])))));
    const behi_six_joint_pack v200 = (v34 * v38) + (v124 * v36);
    const behi_six_joint_pack v201 = v35 * v2_sine[1];
    const behi_six_joint_pack v202 = v201 + v200;
    const behi_six_joint_pack v203 = v2_cosine[1] * v128;
    const behi_six_joint_pack v204 = (v33 * (v203 - (v34 * v132))) - (v55 * v202);
    const behi_six_joint_pack v205 = (v96 * (v204 - (behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v201))) + ((v199 - (v34 * v190)) + (v146 * v204));
    const behi_six_joint_pack v206 = ((v46 * v34) - (v55 * v194)) + (v39 * v187);
    const behi_six_joint_pack v207 = (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * (v200 - v201)) + ((behi_six_joint_pack_number(prepared, 86U, spacing, 0U) * ((v29 * v56) - (v35 * v124))) + v206);
    const behi_six_joint_pack v208 = v207 + (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v202);
    *(behi_six_joint_unaligned *)&by_qd[0] = v205 - (v2_cosine[1] * ((behi_six_joint_pack_number(prepared, 87U, spacing, 0U) * v201) - v208));
    const behi_six_joint_pack v209 = (v2_sine[3] * v38) - v144;
    const behi_six_joint_pack v210 = v30 + v209;
    const behi_six_joint_pack v211 = (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v210) + (behi_six_joint_pack_number(prepared, 30U, spacing, 0U) * (v209 - v30));
    const behi_six_joint_pack v212 = v46 * v2_sine[3];
    const behi_six_joint_pack v213 = v212 - (behi_six_joint_pack_number(prepared, 86U, spacing, 0U) * v38);
    const behi_six_joint_pack v214 = v211 + (v213 + ((behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v12) * ((v2_sine[0] * v34) + (v2_cosine[0] * v56))));
    const behi_six_joint_pack v215 = behi_six_joint_pack_at(&qd[0]) * v2_sine[2];
    const behi_six_joint_pack v216 = 100.0 * (v215 + v139);
    const behi_six_joint_pack v217 = ((v55 * v216) - (behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * ((v49 * v56) + (v97 * v34)))) - v214;
    *(behi_six_joint_unaligned *)&by_qd[25U * stride] = v217;
    const behi_six_joint_pack v218 = (100.0 * v12) * ((v2_sine[0] * v2_cosine[1]) - (v2_cosine[0] * v2_sine[1]));
    const behi_six_joint_pack v219 = v218 + ((v2_cosine[1] * v98) - (v2_sine[1] * v50));
    const behi_six_joint_pack v220 = v139 * (v119 + (behi_six_joint_pack_number(prepared, 90U, spacing, 0U) * v2_cosine[0]));
    const behi_six_joint_pack v221 = (v2_cosine[1] * v217) + ((((v51 * v73) + v220) + (v81 * v216)) + (v94 * v219));
    const behi_six_joint_pack v222 = (v55 * v210) + (v176 * v144);
    const behi_six_joint_pack v223 = behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v30;
    const behi_six_joint_pack v224 = v2_sine[3] * v197;
    *(behi_six_joint_unaligned *)&by_qd[31U * stride] = v224;
    *(behi_six_joint_unaligned *)&by_qd[32U * stride] = v224;
    *(behi_six_joint_unaligned *)&by_qd[33U * stride] = v224;
    const behi_six_joint_pack v225 = (v96 * (v222 + v223)) - (v124 * v224);
    const behi_six_joint_pack v226 = v225 + (v2_cosine[1] * ((behi_six_joint_pack_number(prepared, 87U, spacing, 0U) * v30) + (10.0 * v222)));
    const behi_six_joint_pack v227 = (2.0 * v39) + (v2_cosine[3] * v128);
    const behi_six_joint_pack v228 = (behi_six_joint_pack_number(prepared, 25U, spacing, 0U) * v39) - (behi_six_joint_pack_number(prepared, 24U, spacing, 0U) * v227);
    const behi_six_joint_pack v229 = (v34 * v228) - v226;
    *(behi_six_joint_unaligned *)&by_qd[stride] = v229 - v221;
    const behi_six_joint_pack v230 = v214 - ((behi_six_joint_pack_number(prepared, 11U, spacing, 0U) * v2_sine[3]) * v139);
    const behi_six_joint_pack v231 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v218) - v228;
    *(behi_six_joint_unaligned *)&by_qd[2U * stride] = ((v2_cosine[1] * v230) - ((((behi_six_joint_pack_number(prepared, 12U, spacing, 0U) * v2_sine[0]) * v29) + v220) + (v34 * v231))) - v226;
    const behi_six_joint_pack v232 = v211 + v213;
    *(behi_six_joint_unaligned *)&by_qd[3U * stride] = v229 + (v2_cosine[1] * v232);
    *(behi_six_joint_unaligned *)&by_qd[4U * stride] = ((v124 * v113) + (v34 * v105)) - (v66 * ((v2_cosine[3] * v187) + (behi_six_joint_pack_number(prepared, 78U, spacing, 0U) * v56)));
    const behi_six_joint_pack v233 = behi_six_joint_pack_number(prepared, 25U, spacing, 0U) * v36;
    const behi_six_joint_pack v234 = behi_six_joint_pack_number(prepared, 25U, spacing, 0U) * v66;
    *(behi_six_joint_unaligned *)&by_qd[5U * stride] = (v2_cosine[1] * v233) + (v34 * v234);
    const behi_six_joint_pack v235 = ((v2_cosine[3] * v198) - ((behi_six_joint_pack_number(prepared, 87U, spacing, 0U) * v188) + (v96 * v223))) - (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v186);
    const behi_six_joint_pack v236 = v235 + (v2_sine[3] * v190);
    const behi_six_joint_pack v237 = v220 - v236;
    const behi_six_joint_pack v238 = (behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v186) + (behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v188);
    const behi_six_joint_pack v239 = (((v29 * (behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v2_cosine[1])) - (v35 * v94)) + (v34 * v152)) - (v55 * v203);
    *(behi_six_joint_unaligned *)&by_qd[6U * stride] = v237 + (((v178 * v239) + (v215 * (v193 + (behi_six_joint_pack_number(prepared, 91U, spacing, 0U) * v2_cosine[0])))) + (v179 * v238));
    const behi_six_joint_pack v240 = behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v227;
    const behi_six_joint_pack v241 = ((behi_six_joint_pack_at(&qd[0]) * v94) - (behi_six_joint_pack_number(prepared, 83U, spacing, 0U) * v35)) - ((v2_sine[3] * v176) * v36);
    const behi_six_joint_pack v242 = (v241 + ((v2_cosine[3] * v55) * v38)) - (v33 * v144);
    const behi_six_joint_pack v243 = (v86 * v242) - (v240 + (v183 * v227));
    const behi_six_joint_pack v244 = ((behi_six_joint_pack_number(prepared, 23U, spacing, 0U) * v168) * v227) - (v89 * v242);
    const behi_six_joint_pack v245 = (v244 - (v191 * v171)) - v243;
    const behi_six_joint_pack v246 = v2_cosine[3] * v224;
    const behi_six_joint_pack v247 = (v2_sine[3] * v228) - v246;
    const behi_six_joint_pack v248 = (v137 * v219) - v247;
    const behi_six_joint_pack v249 = ((v2_sine[0] * (behi_six_joint_pack_number(prepared, 4U, spacing, 0U) * v49)) - v192) - v248;
    *(behi_six_joint_unaligned *)&by_qd[7U * stride] = v245 + v249;
    const behi_six_joint_pack v250 = v246 + ((v2_sine[3] * v231) + (behi_six_joint_pack_number(prepared, 49U, spacing, 0U) * v218));
    *(behi_six_joint_unaligned *)&by_qd[8U * stride] = v245 - v250;
    const behi_six_joint_pack v251 = v247 - v243;
    *(behi_six_joint_unaligned *)&by_qd[15U * stride] = v251;
    *(behi_six_joint_unaligned *)&by_qd[9U * stride] = v244 + v251;
    const behi_six_joint_pack v252 = v176 * v66;
    const behi_six_joint_pack v253 = v212 - (v2_cosine[3] * v113);
    *(behi_six_joint_unaligned *)&by_qd[10U * stride] = (v253 + (v178 * v252)) - (v126 * v181);
    const behi_six_joint_pack v254 = v2_sine[3] * v234;
    *(behi_six_joint_unaligned *)&by_qd[11U * stride] = v254;
    *(behi_six_joint_unaligned *)&by_qd[17U * stride] = v254;
    *(behi_six_joint_unaligned *)&by_qd[23U * stride] = v254;
    *(behi_six_joint_unaligned *)&by_qd[12U * stride] = v237 + ((v20 * v238) + (v86 * v239));
    *(behi_six_joint_unaligned *)&by_qd[13U * stride] = v249 - v243;
    *(behi_six_joint_unaligned *)&by_qd[14U * stride] = -(v243 + v250);
    *(behi_six_joint_unaligned *)&by_qd[16U * stride] = (v253 + (v86 * v252)) - (v126 * v184);
    *(behi_six_joint_unaligned *)&by_qd[18U * stride] = -v236;
    *(behi_six_joint_unaligned *)&by_qd[19U * stride] = v240 - v248;
    *(behi_six_joint_unaligned *)&by_qd[20U * stride] = v240 - v250;
    *(behi_six_joint_unaligned *)&by_qd[21U * stride] = v240 + v247;
    *(behi_six_joint_unaligned *)&by_qd[22U * stride] = v253 + (v180 * v126);
    *(behi_six_joint_unaligned *)&by_qd[24U * stride] = -v208;
    *(behi_six_joint_unaligned *)&by_qd[26U * stride] = -v230;
    *(behi_six_joint_unaligned *)&by_qd[27U * stride] = -v232;
    *(behi_six_joint_unaligned *)&by_qd[29U * stride] = -v233;
    const behi_six_joint_pack v255 = (v96 * v138) + v76;
    const behi_six_joint_pack v256 = (((behi_six_joint_pack_number(prepared, 52U, spacing, 0U) + (behi_six_joint_pack_number(prepared, 8U, spacing, 0U) * v2_sine[3])) - (behi_six_joint_pack_number(prepared, 5U, spacing, 0U) * v78)) - (behi_six_joint_pack_number(prepared, 6U, spacing, 0U) * v117)) + (2.0 * v255);
    const behi_six_joint_pack v257 = behi_six_joint_pack_number(prepared, 53U, spacing, 0U) * v2_sine[3];
    const behi_six_joint_pack v258 = v257 - behi_six_joint_pack_number(prepared, 8U, spacing, 0U);
    *(behi_six_joint_unaligned *)&by_qdd[0] = v256 + (v2_sine[1] * ((behi_six_joint_pack_number(prepared, 85U, spacing, 0U) * v2_sine[1]) + (v258 * v124)));
    const behi_six_joint_pack v259 = (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) - v257) * v34;
    *(behi_six_joint_unaligned *)&by_qdd[3U * stride] = v259;
    *(behi_six_joint_unaligned *)&by_qdd[18U * stride] = v259;
    const behi_six_joint_pack v260 = ((behi_six_joint_pack_number(prepared, 10U, spacing, 0U) * v2_cosine[3]) * v2_sine[0]) - (-v259);
    *(behi_six_joint_unaligned *)&by_qdd[2U * stride] = v260;
    *(behi_six_joint_unaligned *)&by_qdd[12U * stride] = v260;
    const behi_six_joint_pack v261 = v260 + (v2_cosine[3] * v58);
    *(behi_six_joint_unaligned *)&by_qdd[stride] = v261;
    *(behi_six_joint_unaligned *)&by_qdd[6U * stride] = v261;
    const behi_six_joint_pack v262 = -(((v55 * v96) + (behi_six_joint_pack_number(prepared, 51U, spacing, 0U) * v2_cosine[1])) + (behi_six_joint_pack_number(prepared, 7U, spacing, 0U) * v196));
    *(behi_six_joint_unaligned *)&by_qdd[4U * stride] = v262;
    *(behi_six_joint_unaligned *)&by_qdd[24U * stride] = v262;
    const behi_six_joint_pack v263 = behi_six_joint_pack_number(prepared, 16U, spacing, 0U) * v124;
    *(behi_six_joint_unaligned *)&by_qdd[5U * stride] = v263;
    *(behi_six_joint_unaligned *)&by_qdd[30U * stride] = v263;
    const behi_six_joint_pack v264 = v2_sine[1] * v137;
    const behi_six_joint_pack v265 = (v10 * v138) + (v14 * v264);
    const behi_six_joint_pack v266 = (v2_sine[3] * v258) - behi_six_joint_pack_number(prepared, 3U, spacing, 0U);
    const behi_six_joint_pack v267 = v265 - v266;
    *(behi_six_joint_unaligned *)&by_qdd[15U * stride] = v267;
    *(behi_six_joint_unaligned *)&by_qdd[20U * stride] = v267;
    const behi_six_joint_pack v268 = behi_six_joint_pack_number(prepared, 6U, spacing, 0U) + v267;
    const behi_six_joint_pack v269 = v268 + (v255 + (v75 + (v264 * v174)));
    *(behi_six_joint_unaligned *)&by_qdd[8U * stride] = v269;
    *(behi_six_joint_unaligned *)&by_qdd[13U * stride] = v269;
    const behi_six_joint_pack v270 = (v24 * v138) + (v25 * v264);
    *(behi_six_joint_unaligned *)&by_qdd[7U * stride] = (v270 + ((behi_six_joint_pack_number(prepared, 5U, spacing, 0U) + v76) + v75)) + v269;
    const behi_six_joint_pack v271 = v270 + v267;
    *(behi_six_joint_unaligned *)&by_qdd[9U * stride] = v271;
    *(behi_six_joint_unaligned *)&by_qdd[19U * stride] = v271;
    const behi_six_joint_pack v272 = v33 * v86;
    const behi_six_joint_pack v273 = -(v272 + (v33 * v89));
    *(behi_six_joint_unaligned *)&by_qdd[10U * stride] = v273;
    *(behi_six_joint_unaligned *)&by_qdd[25U * stride] = v273;
    const behi_six_joint_pack v274 = -v121;
    *(behi_six_joint_unaligned *)&by_qdd[11U * stride] = v274;
    *(behi_six_joint_unaligned *)&by_qdd[17U * stride] = v274;
    *(behi_six_joint_unaligned *)&by_qdd[23U * stride] = v274;
    *(behi_six_joint_unaligned *)&by_qdd[31U * stride] = v274;
    *(behi_six_joint_unaligned *)&by_qdd[32U * stride] = v274;
    *(behi_six_joint_unaligned *)&by_qdd[33U * stride] = v274;
    *(behi_six_joint_unaligned *)&by_qdd[14U * stride] = v265 + v268;
    const behi_six_joint_pack v275 = -v272;
    *(behi_six_joint_unaligned *)&by_qdd[16U * stride] = v275;
    *(behi_six_joint_unaligned *)&by_qdd[26U * stride] = v275;
    *(behi_six_joint_unaligned *)&by_qdd[21U * stride] = -v266;
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
        double prepared_rest[105U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(10U, count, first, BEHI_SIX_JOINT_LANES, &prepared[3U * count], &prepared_rest[3U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[16U * count], &prepared_rest[16U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[22U * count], &prepared_rest[22U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[30U * count], &prepared_rest[30U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[39U * count], &prepared_rest[39U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(5U, count, first, BEHI_SIX_JOINT_LANES, &prepared[49U * count], &prepared_rest[49U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(14U, count, first, BEHI_SIX_JOINT_LANES, &prepared[78U * count], &prepared_rest[78U * BEHI_SIX_JOINT_LANES]);
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
