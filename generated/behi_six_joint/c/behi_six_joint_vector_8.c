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

BEHI_SIX_JOINT_BODY void behi_six_joint_pack_inertia_power_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    const behi_six_joint_pack v0_angle[5] = {behi_six_joint_pack_at(&q[2U * stride]), behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[3U * stride]), behi_six_joint_pack_at(&q[4U * stride]), behi_six_joint_pack_at(&q[0])};
    behi_six_joint_pack v0_sine[5];
    behi_six_joint_pack v0_cosine[5];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    behi_six_joint_pack_sincos_guard(5U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
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
    *(behi_six_joint_unaligned *)&P[215U * stride] = behi_six_joint_pack_splat(0.0);
    const behi_six_joint_pack v10 = (v0_cosine[1] * v0_sine[0]) + (v0_sine[1] * v0_cosine[0]);
    const behi_six_joint_pack v11 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const behi_six_joint_pack v12 = (v0_sine[2] * v11) + (v0_cosine[2] * v10);
    const behi_six_joint_pack v13 = v0_sine[3] * v12;
    const behi_six_joint_pack v14 = 30.0 + (50.0 * v0_sine[1]);
    const behi_six_joint_pack v15 = v14 + (50.0 * v10);
    const behi_six_joint_pack v16 = (10.0 * v12) + v15;
    const behi_six_joint_pack v17 = v16 + (20.0 * v13);
    const behi_six_joint_pack v18 = behi_six_joint_pack_number(prepared, 58U, spacing, 0U) * v17;
    const behi_six_joint_pack v19 = v0_cosine[4] * v11;
    const behi_six_joint_pack v20 = v0_cosine[4] * v10;
    const behi_six_joint_pack v21 = (v0_sine[2] * v20) - (v0_cosine[2] * v19);
    const behi_six_joint_pack v22 = (v0_cosine[3] * v0_sine[4]) + (v0_sine[3] * v21);
    const behi_six_joint_pack v23 = 50.0 * v0_cosine[1];
    const behi_six_joint_pack v24 = (v0_cosine[4] * v23) + (50.0 * v19);
    const behi_six_joint_pack v25 = (10.0 * v21) - v24;
    const behi_six_joint_pack v26 = v25 + (20.0 * v22);
    const behi_six_joint_pack v27 = v26 * v18;
    const behi_six_joint_pack v28 = behi_six_joint_pack_number(prepared, 65U, spacing, 0U) * v16;
    const behi_six_joint_pack v29 = v27 + (v25 * v28);
    const behi_six_joint_pack v30 = v0_sine[4] * v10;
    const behi_six_joint_pack v31 = v0_sine[4] * v11;
    const behi_six_joint_pack v32 = (v0_cosine[2] * v31) - (v0_sine[2] * v30);
    const behi_six_joint_pack v33 = (v0_cosine[3] * v0_cosine[4]) + (v0_sine[3] * v32);
    const behi_six_joint_pack v34 = (v0_sine[4] * v23) + (50.0 * v31);
    const behi_six_joint_pack v35 = v34 + (10.0 * v32);
    const behi_six_joint_pack v36 = v35 + (20.0 * v33);
    const behi_six_joint_pack v37 = v36 * v18;
    const behi_six_joint_pack v38 = v37 + (v35 * v28);
    const behi_six_joint_pack v39 = (v0_sine[4] * v38) - (v0_cosine[4] * v29);
    const behi_six_joint_pack v40 = behi_six_joint_pack_number(prepared, 59U, spacing, 0U) * ((v0_sine[4] * v35) - (v0_cosine[4] * v25));
    const behi_six_joint_pack v41 = v39 + (v16 * v40);
    const behi_six_joint_pack v42 = (v0_sine[4] * v34) + (v0_cosine[4] * v24);
    const behi_six_joint_pack v43 = behi_six_joint_pack_number(prepared, 60U, spacing, 0U) * v42;
    const behi_six_joint_pack v44 = v15 * v43;
    const behi_six_joint_pack v45 = v0_cosine[4] * v0_cosine[4];
    const behi_six_joint_pack v46 = (v0_sine[4] * v0_sine[4]) + v45;
    const behi_six_joint_pack v47 = behi_six_joint_pack_number(prepared, 58U, spacing, 0U) * v26;
    const behi_six_joint_pack v48 = behi_six_joint_pack_number(prepared, 65U, spacing, 0U) * v25;
    const behi_six_joint_pack v49 = v47 + v48;
    const behi_six_joint_pack v50 = v49 + (behi_six_joint_pack_number(prepared, 59U, spacing, 0U) * v25);
    const behi_six_joint_pack v51 = (behi_six_joint_pack_number(prepared, 60U, spacing, 0U) * v24) - v50;
    const behi_six_joint_pack v52 = behi_six_joint_pack_number(prepared, 58U, spacing, 0U) * v36;
    const behi_six_joint_pack v53 = behi_six_joint_pack_number(prepared, 65U, spacing, 0U) * v35;
    const behi_six_joint_pack v54 = v52 + v53;
    const behi_six_joint_pack v55 = behi_six_joint_pack_number(prepared, 59U, spacing, 0U) * v35;
    const behi_six_joint_pack v56 = v54 + v55;
    const behi_six_joint_pack v57 = behi_six_joint_pack_number(prepared, 60U, spacing, 0U) * v34;
    const behi_six_joint_pack v58 = v56 + v57;
    const behi_six_joint_pack v59 = (v0_sine[4] * v58) + (v0_cosine[4] * v51);
    const behi_six_joint_pack v60 = ((v44 + (v46 * (v0_cosine[1] * ((behi_six_joint_pack_number(prepared, 67U, spacing, 0U) * v14) - behi_six_joint_pack_number(prepared, 63U, spacing, 0U))))) + v41) - (30.0 * v59);
    const behi_six_joint_pack v61 = (v0_sine[4] * v33) - (v0_cosine[4] * v22);
    const behi_six_joint_pack v62 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v13;
    const behi_six_joint_pack v63 = v62 * v61;
    const behi_six_joint_pack v64 = 2.0 * v63;
    *(behi_six_joint_unaligned *)&P[stride] = v64 - v60;
    const behi_six_joint_pack v65 = v14 * v59;
    const behi_six_joint_pack v66 = v65 - (v41 + v44);
    *(behi_six_joint_unaligned *)&P[12U * stride] = v66;
    *(behi_six_joint_unaligned *)&P[2U * stride] = v64 + v66;
    const behi_six_joint_pack v67 = (v0_sine[4] * v56) - (v0_cosine[4] * v50);
    const behi_six_joint_pack v68 = v15 * v67;
    const behi_six_joint_pack v69 = v68 - v41;
    *(behi_six_joint_unaligned *)&P[18U * stride] = v69;
    *(behi_six_joint_unaligned *)&P[3U * stride] = v64 + v69;
    const behi_six_joint_pack v70 = (v0_sine[2] * v31) + (v0_cosine[2] * v30);
    const behi_six_joint_pack v71 = (v0_sine[2] * v19) + (v0_cosine[2] * v20);
    const behi_six_joint_pack v72 = (v0_sine[2] * v10) - (v0_cosine[2] * v11);
    const behi_six_joint_pack v73 = (v16 * v70) - (v72 * v35);
    const behi_six_joint_pack v74 = (v16 * v71) + (v72 * v25);
    const behi_six_joint_pack v75 = (((v71 * v38) + (v70 * v29)) - (v73 * v49)) - (v74 * v54);
    const behi_six_joint_pack v76 = (v71 * v33) + (v70 * v22);
    const behi_six_joint_pack v77 = v62 * v76;
    const behi_six_joint_pack v78 = v77 - v75;
    *(behi_six_joint_unaligned *)&P[4U * stride] = v77 + v78;
    const behi_six_joint_pack v79 = (v13 * v36) - (v17 * v33);
    const behi_six_joint_pack v80 = (v33 * v26) - (v22 * v36);
    const behi_six_joint_pack v81 = v18 * v80;
    const behi_six_joint_pack v82 = v13 * v26;
    const behi_six_joint_pack v83 = v82 - (v17 * v22);
    const behi_six_joint_pack v84 = (v81 + (v47 * v79)) - (v52 * v83);
    *(behi_six_joint_unaligned *)&P[180U * stride] = v84;
    const behi_six_joint_pack v85 = -v84;
    *(behi_six_joint_unaligned *)&P[5U * stride] = v85;
    *(behi_six_joint_unaligned *)&P[30U * stride] = v85;
    *(behi_six_joint_unaligned *)&P[6U * stride] = -v60;
    const behi_six_joint_pack v86 = (v26 * v47) + (v25 * v48);
    const behi_six_joint_pack v87 = v26 * v52;
    const behi_six_joint_pack v88 = v87 + (v25 * v53);
    const behi_six_joint_pack v89 = (v0_sine[4] * v88) - (v0_cosine[4] * v86);
    const behi_six_joint_pack v90 = v89 + (v25 * v40);
    const behi_six_joint_pack v91 = (v36 * v52) + (v35 * v53);
    const behi_six_joint_pack v92 = v24 * v43;
    const behi_six_joint_pack v93 = (v0_cosine[1] * v0_cosine[1]) * ((behi_six_joint_pack_number(prepared, 64U, spacing, 0U) * v0_cosine[4]) * v45);
    const behi_six_joint_pack v94 = ((v93 - v93) + v92) - (v0_cosine[4] * (v91 + ((v34 * v57) + (v35 * v55))));
    const behi_six_joint_pack v95 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v33;
    const behi_six_joint_pack v96 = v95 * v61;
    const behi_six_joint_pack v97 = behi_six_joint_pack_number(prepared, 15U, spacing, 0U) * v22;
    const behi_six_joint_pack v98 = v97 * v61;
    const behi_six_joint_pack v99 = (v0_sine[4] * v98) + (v0_cosine[4] * v96);
    *(behi_six_joint_unaligned *)&P[42U * stride] = v99;
    *(behi_six_joint_unaligned *)&P[48U * stride] = v99;
    *(behi_six_joint_unaligned *)&P[78U * stride] = v99;
    *(behi_six_joint_unaligned *)&P[84U * stride] = v99;
    *(behi_six_joint_unaligned *)&P[126U * stride] = v99;
    const behi_six_joint_pack v100 = (-v99) - (v45 * (v88 + ((v25 * v55) - (v24 * v57))));
    *(behi_six_joint_unaligned *)&P[7U * stride] = v100 - (v0_sine[4] * (v94 - v90));
    const behi_six_joint_pack v101 = (v0_sine[4] * v91) - (v0_cosine[4] * v88);
    const behi_six_joint_pack v102 = v101 + (v35 * v40);
    const behi_six_joint_pack v103 = v13 * v62;
    const behi_six_joint_pack v104 = (v0_sine[4] * ((v0_cosine[4] * v103) - v90)) - (v0_cosine[4] * (v102 + (v0_sine[4] * v103)));
    const behi_six_joint_pack v105 = v23 * v46;
    const behi_six_joint_pack v106 = v99 + (v0_sine[4] * (v92 - (v105 * v51)));
    const behi_six_joint_pack v107 = v106 - (v0_cosine[4] * ((v34 * v43) - (v105 * v58)));
    *(behi_six_joint_unaligned *)&P[8U * stride] = -(v104 + v107);
    const behi_six_joint_pack v108 = v99 + (v42 * ((v0_sine[4] * v50) + (v0_cosine[4] * v56)));
    const behi_six_joint_pack v109 = -(v104 + v108);
    *(behi_six_joint_unaligned *)&P[9U * stride] = v109;
    *(behi_six_joint_unaligned *)&P[15U * stride] = v109;
    const behi_six_joint_pack v110 = (v71 * v35) + (v70 * v25);
    const behi_six_joint_pack v111 = ((v110 * v54) - (v71 * v91)) - (v70 * v88);
    const behi_six_joint_pack v112 = ((v110 * v49) - (v70 * v86)) - (v71 * v88);
    const behi_six_joint_pack v113 = (v0_sine[4] * v112) + (v0_cosine[4] * v111);
    const behi_six_joint_pack v114 = v95 * v76;
    const behi_six_joint_pack v115 = v97 * v76;
    const behi_six_joint_pack v116 = (v0_sine[4] * v115) + (v0_cosine[4] * v114);
    const behi_six_joint_pack v117 = (v0_sine[4] * v70) + (v0_cosine[4] * v71);
    const behi_six_joint_pack v118 = v103 * v117;
    const behi_six_joint_pack v119 = v72 * v63;
    const behi_six_joint_pack v120 = ((v118 - v119) - v116) - v113;
    *(behi_six_joint_unaligned *)&P[10U * stride] = v120;
    *(behi_six_joint_unaligned *)&P[16U * stride] = v120;
    *(behi_six_joint_unaligned *)&P[22U * stride] = v120;
    const behi_six_joint_pack v121 = (v33 * v47) - (v22 * v52);
    const behi_six_joint_pack v122 = (v26 * v121) - (v47 * v80);
    const behi_six_joint_pack v123 = 0.0 * v0_cosine[4];
    const behi_six_joint_pack v124 = (v0_sine[4] * v122) + v123;
    const behi_six_joint_pack v125 = v13 * v63;
    const behi_six_joint_pack v126 = v124 + ((v103 * v61) - v125);
    *(behi_six_joint_unaligned *)&P[11U * stride] = v126;
    *(behi_six_joint_unaligned *)&P[17U * stride] = v126;
    *(behi_six_joint_unaligned *)&P[23U * stride] = v126;
    const behi_six_joint_pack v127 = (v0_sine[4] * v90) + (v0_cosine[4] * v102);
    const behi_six_joint_pack v128 = v127 - v107;
    *(behi_six_joint_unaligned *)&P[13U * stride] = v128;
    *(behi_six_joint_unaligned *)&P[14U * stride] = v128;
    const behi_six_joint_pack v129 = -(v108 - v127);
    *(behi_six_joint_unaligned *)&P[19U * stride] = v129;
    *(behi_six_joint_unaligned *)&P[20U * stride] = v129;
    *(behi_six_joint_unaligned *)&P[21U * stride] = v129;
    *(behi_six_joint_unaligned *)&P[24U * stride] = -v75;
    const behi_six_joint_pack v130 = (v119 + (v70 * v96)) - (v71 * v98);
    const behi_six_joint_pack v131 = -(v113 - v130);
    *(behi_six_joint_unaligned *)&P[25U * stride] = v131;
    *(behi_six_joint_unaligned *)&P[26U * stride] = v131;
    *(behi_six_joint_unaligned *)&P[27U * stride] = v131;
    const behi_six_joint_pack v132 = (v71 * v115) - (v70 * v114);
    *(behi_six_joint_unaligned *)&P[28U * stride] = (((v70 * v111) - v132) - (v71 * v112)) + (v72 * v78);
    const behi_six_joint_pack v133 = 0.0 * v70;
    const behi_six_joint_pack v134 = (v72 * v84) + (v133 - (v71 * v122));
    const behi_six_joint_pack v135 = (v13 * v70) - (v72 * v33);
    const behi_six_joint_pack v136 = (v72 * v22) + (v13 * v71);
    const behi_six_joint_pack v137 = (v33 * v136) + (v22 * v135);
    const behi_six_joint_pack v138 = (v103 * v76) - (v62 * v137);
    *(behi_six_joint_unaligned *)&P[29U * stride] = v138 - v134;
    const behi_six_joint_pack v139 = (v125 + (v33 * v96)) + (v22 * v98);
    const behi_six_joint_pack v140 = v124 + v139;
    *(behi_six_joint_unaligned *)&P[31U * stride] = v140;
    *(behi_six_joint_unaligned *)&P[32U * stride] = v140;
    *(behi_six_joint_unaligned *)&P[33U * stride] = v140;
    const behi_six_joint_pack v141 = ((v33 * v114) + (v22 * v115)) + (v13 * v77);
    *(behi_six_joint_unaligned *)&P[34U * stride] = v141 - v134;
    const behi_six_joint_pack v142 = 0.0 * v33;
    *(behi_six_joint_unaligned *)&P[35U * stride] = -((v142 + (v22 * v122)) + (v13 * v84));
    *(behi_six_joint_unaligned *)&P[36U * stride] = v60 - v63;
    const behi_six_joint_pack v143 = v22 * v97;
    const behi_six_joint_pack v144 = v22 * v95;
    const behi_six_joint_pack v145 = (v0_cosine[4] * v144) + (v0_sine[4] * v143);
    const behi_six_joint_pack v146 = v33 * v95;
    const behi_six_joint_pack v147 = (v0_sine[4] * v144) + (v0_cosine[4] * v146);
    const behi_six_joint_pack v148 = (v0_sine[4] * v147) - (v0_cosine[4] * v145);
    const behi_six_joint_pack v149 = -v148;
    *(behi_six_joint_unaligned *)&P[37U * stride] = v149;
    *(behi_six_joint_unaligned *)&P[38U * stride] = v149;
    *(behi_six_joint_unaligned *)&P[73U * stride] = v149;
    *(behi_six_joint_unaligned *)&P[74U * stride] = v149;
    *(behi_six_joint_unaligned *)&P[111U * stride] = v149;
    const behi_six_joint_pack v150 = v28 + v18;
    const behi_six_joint_pack v151 = v150 + (behi_six_joint_pack_number(prepared, 59U, spacing, 0U) * v16);
    const behi_six_joint_pack v152 = (behi_six_joint_pack_number(prepared, 61U, spacing, 0U) * v15) - v151;
    const behi_six_joint_pack v153 = v0_sine[4] * v152;
    const behi_six_joint_pack v154 = v0_cosine[4] * v152;
    const behi_six_joint_pack v155 = (v0_sine[4] * v154) - (v0_cosine[4] * v153);
    const behi_six_joint_pack v156 = 30.0 * v155;
    *(behi_six_joint_unaligned *)&P[39U * stride] = v156 - v148;
    const behi_six_joint_pack v157 = v0_cosine[4] * v150;
    const behi_six_joint_pack v158 = v0_sine[4] * v150;
    const behi_six_joint_pack v159 = v17 * v18;
    const behi_six_joint_pack v160 = ((v73 * v158) + (v74 * v157)) - (v117 * (v159 + (v16 * v28)));
    const behi_six_joint_pack v161 = (v72 * v39) + v160;
    const behi_six_joint_pack v162 = (v72 * v49) + ((v71 * v150) - (behi_six_joint_pack_number(prepared, 66U, spacing, 0U) * v74));
    const behi_six_joint_pack v163 = (v72 * v54) + ((behi_six_joint_pack_number(prepared, 66U, spacing, 0U) * v73) - (v70 * v150));
    const behi_six_joint_pack v164 = (v0_sine[4] * v163) - (v0_cosine[4] * v162);
    const behi_six_joint_pack v165 = (30.0 * v164) - v161;
    const behi_six_joint_pack v166 = v72 * v61;
    const behi_six_joint_pack v167 = (v62 * v166) - v118;
    const behi_six_joint_pack v168 = (v167 + (v71 * v147)) + (v70 * v145);
    *(behi_six_joint_unaligned *)&P[40U * stride] = -(v165 + v168);
    const behi_six_joint_pack v169 = ((v13 * v47) - (v22 * v18)) - (behi_six_joint_pack_number(prepared, 58U, spacing, 0U) * v83);
    const behi_six_joint_pack v170 = v13 * v52;
    const behi_six_joint_pack v171 = (v170 - (v33 * v18)) - (behi_six_joint_pack_number(prepared, 58U, spacing, 0U) * v79);
    const behi_six_joint_pack v172 = (v0_sine[4] * v171) - (v0_cosine[4] * v169);
    const behi_six_joint_pack v173 = (v0_sine[4] * v36) - (v0_cosine[4] * v26);
    const behi_six_joint_pack v174 = (v18 * (((v13 * v173) - (v0_sine[4] * v79)) + (v0_cosine[4] * v83))) - (v61 * v159);
    const behi_six_joint_pack v175 = (30.0 * v172) - v174;
    *(behi_six_joint_unaligned *)&P[186U * stride] = v175;
    const behi_six_joint_pack v176 = (v33 * v145) - (v22 * v147);
    const behi_six_joint_pack v177 = 0.0 + v176;
    *(behi_six_joint_unaligned *)&P[41U * stride] = -(v177 + v175);
    const behi_six_joint_pack v178 = ((v105 * (v151 + (behi_six_joint_pack_number(prepared, 60U, spacing, 0U) * v15))) - (30.0 * ((behi_six_joint_pack_number(prepared, 62U, spacing, 0U) * v105) - v59))) - v65;
    const behi_six_joint_pack v179 = (v0_sine[4] * (-(v0_sine[4] * v178))) + (v0_cosine[4] * (-(v0_cosine[4] * v178)));
    *(behi_six_joint_unaligned *)&P[44U * stride] = v179;
    *(behi_six_joint_unaligned *)&P[49U * stride] = v179;
    *(behi_six_joint_unaligned *)&P[50U * stride] = v179;
    const behi_six_joint_pack v180 = (behi_six_joint_pack_number(prepared, 61U, spacing, 0U) * v42) - v67;
    const behi_six_joint_pack v181 = 30.0 * v0_cosine[4];
    const behi_six_joint_pack v182 = v68 - (v42 * v151);
    const behi_six_joint_pack v183 = v0_cosine[4] * v182;
    const behi_six_joint_pack v184 = 30.0 * v0_sine[4];
    const behi_six_joint_pack v185 = v0_sine[4] * v182;
    const behi_six_joint_pack v186 = (v0_sine[4] * (v185 + (v184 * v180))) + (v0_cosine[4] * (v183 + (v181 * v180)));
    *(behi_six_joint_unaligned *)&P[45U * stride] = v186;
    *(behi_six_joint_unaligned *)&P[51U * stride] = v186;
    *(behi_six_joint_unaligned *)&P[55U * stride] = v186;
    *(behi_six_joint_unaligned *)&P[56U * stride] = v186;
    *(behi_six_joint_unaligned *)&P[57U * stride] = v186;
    const behi_six_joint_pack v187 = (v0_sine[4] * v54) - (v0_cosine[4] * v49);
    const behi_six_joint_pack v188 = ((v73 * v187) + ((v110 * v157) - (v117 * v38))) + (v72 * v101);
    const behi_six_joint_pack v189 = ((v70 * v49) - (behi_six_joint_pack_number(prepared, 66U, spacing, 0U) * v110)) + (v71 * v54);
    const behi_six_joint_pack v190 = v188 + (v181 * v189);
    const behi_six_joint_pack v191 = ((v72 * v89) + ((v110 * v158) - (v117 * v29))) - (v74 * v187);
    const behi_six_joint_pack v192 = v191 + (v184 * v189);
    const behi_six_joint_pack v193 = (v0_sine[4] * v192) + (v0_cosine[4] * v190);
    const behi_six_joint_pack v194 = v33 * v62;
    const behi_six_joint_pack v195 = (v95 * v166) - (v117 * v194);
    const behi_six_joint_pack v196 = v22 * v62;
    const behi_six_joint_pack v197 = (v97 * v166) - (v117 * v196);
    const behi_six_joint_pack v198 = (v0_sine[4] * v197) + (v0_cosine[4] * v195);
    const behi_six_joint_pack v199 = v198 - v193;
    const behi_six_joint_pack v200 = (v0_cosine[4] * v194) + (v0_sine[4] * v196);
    const behi_six_joint_pack v201 = (v117 * v200) - (v72 * v148);
    const behi_six_joint_pack v202 = -(v201 - v199);
    *(behi_six_joint_unaligned *)&P[46U * stride] = v202;
    *(behi_six_joint_unaligned *)&P[52U * stride] = v202;
    *(behi_six_joint_unaligned *)&P[58U * stride] = v202;
    const behi_six_joint_pack v203 = (v0_sine[4] * v52) - (v0_cosine[4] * v47);
    const behi_six_joint_pack v204 = ((v0_cosine[4] * v81) + ((v173 * v170) - (v37 * v61))) - (v79 * v203);
    const behi_six_joint_pack v205 = v121 - (behi_six_joint_pack_number(prepared, 58U, spacing, 0U) * v80);
    const behi_six_joint_pack v206 = v204 + (v181 * v205);
    const behi_six_joint_pack v207 = (((v0_sine[4] * v81) - (v27 * v61)) - (v83 * v203)) + (v82 * v203);
    const behi_six_joint_pack v208 = v207 + (v184 * v205);
    const behi_six_joint_pack v209 = (v0_sine[4] * v208) + (v0_cosine[4] * v206);
    const behi_six_joint_pack v210 = v123 + (0.0 * v0_sine[4]);
    const behi_six_joint_pack v211 = v210 - v209;
    const behi_six_joint_pack v212 = (v13 * v145) - (v22 * v200);
    const behi_six_joint_pack v213 = (v13 * v147) - (v33 * v200);
    const behi_six_joint_pack v214 = (v0_sine[4] * v213) - (v0_cosine[4] * v212);
    const behi_six_joint_pack v215 = v214 + v211;
    *(behi_six_joint_unaligned *)&P[47U * stride] = v215;
    *(behi_six_joint_unaligned *)&P[53U * stride] = v215;
    *(behi_six_joint_unaligned *)&P[59U * stride] = v215;
    *(behi_six_joint_unaligned *)&P[54U * stride] = v99 + v156;
    *(behi_six_joint_unaligned *)&P[60U * stride] = -(v130 + v165);
    const behi_six_joint_pack v216 = -v193;
    *(behi_six_joint_unaligned *)&P[61U * stride] = v216;
    *(behi_six_joint_unaligned *)&P[62U * stride] = v216;
    *(behi_six_joint_unaligned *)&P[63U * stride] = v216;
    const behi_six_joint_pack v217 = ((v71 * v197) - (v70 * v195)) - (v72 * v167);
    *(behi_six_joint_unaligned *)&P[64U * stride] = ((v217 + (v70 * v190)) - (v71 * v192)) - (v72 * v165);
    const behi_six_joint_pack v218 = (v71 * v208) + ((v72 * v175) - (v70 * v206));
    const behi_six_joint_pack v219 = (0.0 * v71) - (v133 + (0.0 * v72));
    const behi_six_joint_pack v220 = ((v219 + (v71 * v213)) + (v70 * v212)) - (v72 * v176);
    *(behi_six_joint_unaligned *)&P[65U * stride] = v220 - v218;
    *(behi_six_joint_unaligned *)&P[66U * stride] = -(v139 + v175);
    const behi_six_joint_pack v221 = -v209;
    *(behi_six_joint_unaligned *)&P[67U * stride] = v221;
    *(behi_six_joint_unaligned *)&P[68U * stride] = v221;
    *(behi_six_joint_unaligned *)&P[69U * stride] = v221;
    const behi_six_joint_pack v222 = ((v33 * v195) + (v22 * v197)) + (v13 * v167);
    *(behi_six_joint_unaligned *)&P[70U * stride] = -(v218 + v222);
    const behi_six_joint_pack v223 = (v142 + (0.0 * v13)) + (0.0 * v22);
    *(behi_six_joint_unaligned *)&P[211U * stride] = v223;
    *(behi_six_joint_unaligned *)&P[212U * stride] = v223;
    *(behi_six_joint_unaligned *)&P[213U * stride] = v223;
    *(behi_six_joint_unaligned *)&P[71U * stride] = (((v33 * v206) - v223) - (v13 * v175)) + (v22 * v208);
    *(behi_six_joint_unaligned *)&P[72U * stride] = -(v63 + v66);
    const behi_six_joint_pack v224 = v14 * v155;
    *(behi_six_joint_unaligned *)&P[75U * stride] = v224 - v148;
    const behi_six_joint_pack v225 = (v14 * v164) - v161;
    *(behi_six_joint_unaligned *)&P[76U * stride] = -(v168 + v225);
    const behi_six_joint_pack v226 = (v14 * v172) - v174;
    *(behi_six_joint_unaligned *)&P[192U * stride] = v226;
    *(behi_six_joint_unaligned *)&P[77U * stride] = -(v177 + v226);
    *(behi_six_joint_unaligned *)&P[79U * stride] = -v179;
    const behi_six_joint_pack v227 = ((v14 * v46) * v180) - (v105 * ((v0_sine[4] * v153) + (v0_cosine[4] * v154)));
    const behi_six_joint_pack v228 = ((v0_sine[4] * v185) + v227) + (v0_cosine[4] * v183);
    *(behi_six_joint_unaligned *)&P[81U * stride] = v228;
    *(behi_six_joint_unaligned *)&P[87U * stride] = v228;
    *(behi_six_joint_unaligned *)&P[91U * stride] = v228;
    *(behi_six_joint_unaligned *)&P[92U * stride] = v228;
    *(behi_six_joint_unaligned *)&P[93U * stride] = v228;
    const behi_six_joint_pack v229 = v0_cosine[4] * v14;
    const behi_six_joint_pack v230 = v188 + ((v229 * v189) - (v105 * v163));
    const behi_six_joint_pack v231 = v0_sine[4] * v14;
    const behi_six_joint_pack v232 = v191 + ((v231 * v189) - (v105 * v162));
    const behi_six_joint_pack v233 = (v0_sine[4] * v232) + (v0_cosine[4] * v230);
    const behi_six_joint_pack v234 = v198 - v233;
    const behi_six_joint_pack v235 = -(v201 - v234);
    *(behi_six_joint_unaligned *)&P[82U * stride] = v235;
    *(behi_six_joint_unaligned *)&P[88U * stride] = v235;
    *(behi_six_joint_unaligned *)&P[94U * stride] = v235;
    const behi_six_joint_pack v236 = v207 + ((v231 * v205) - (v105 * v169));
    const behi_six_joint_pack v237 = (v204 - (v105 * v171)) + (v229 * v205);
    const behi_six_joint_pack v238 = (v0_sine[4] * v236) + (v0_cosine[4] * v237);
    const behi_six_joint_pack v239 = v210 - v238;
    const behi_six_joint_pack v240 = v214 + v239;
    *(behi_six_joint_unaligned *)&P[83U * stride] = v240;
    *(behi_six_joint_unaligned *)&P[89U * stride] = v240;
    *(behi_six_joint_unaligned *)&P[95U * stride] = v240;
    *(behi_six_joint_unaligned *)&P[90U * stride] = v99 + v224;
    *(behi_six_joint_unaligned *)&P[96U * stride] = -(v130 + v225);
    const behi_six_joint_pack v241 = -v233;
    *(behi_six_joint_unaligned *)&P[97U * stride] = v241;
    *(behi_six_joint_unaligned *)&P[98U * stride] = v241;
    *(behi_six_joint_unaligned *)&P[99U * stride] = v241;
    *(behi_six_joint_unaligned *)&P[100U * stride] = ((v217 + (v70 * v230)) - (v71 * v232)) - (v72 * v225);
    const behi_six_joint_pack v242 = ((v71 * v236) + (v72 * v226)) - (v70 * v237);
    *(behi_six_joint_unaligned *)&P[101U * stride] = v220 - v242;
    *(behi_six_joint_unaligned *)&P[102U * stride] = -(v139 + v226);
    const behi_six_joint_pack v243 = -v238;
    *(behi_six_joint_unaligned *)&P[103U * stride] = v243;
    *(behi_six_joint_unaligned *)&P[104U * stride] = v243;
    *(behi_six_joint_unaligned *)&P[105U * stride] = v243;
    *(behi_six_joint_unaligned *)&P[106U * stride] = -(v222 + v242);
    *(behi_six_joint_unaligned *)&P[107U * stride] = ((v33 * v237) - (v223 + (v13 * v226))) + (v22 * v236);
    *(behi_six_joint_unaligned *)&P[108U * stride] = -(v63 + v69);
    *(behi_six_joint_unaligned *)&P[109U * stride] = -(v148 + v156);
    *(behi_six_joint_unaligned *)&P[110U * stride] = -(v148 + v224);
    const behi_six_joint_pack v244 = (v15 * v164) - v161;
    *(behi_six_joint_unaligned *)&P[112U * stride] = -(v168 + v244);
    const behi_six_joint_pack v245 = (v15 * v172) - v174;
    *(behi_six_joint_unaligned *)&P[198U * stride] = v245;
    *(behi_six_joint_unaligned *)&P[113U * stride] = -(v177 + v245);
    *(behi_six_joint_unaligned *)&P[114U * stride] = v99 - v156;
    *(behi_six_joint_unaligned *)&P[115U * stride] = -v186;
    const behi_six_joint_pack v246 = -v228;
    *(behi_six_joint_unaligned *)&P[116U * stride] = v246;
    *(behi_six_joint_unaligned *)&P[121U * stride] = v246;
    *(behi_six_joint_unaligned *)&P[122U * stride] = v246;
    const behi_six_joint_pack v247 = v0_cosine[4] * v15;
    const behi_six_joint_pack v248 = v188 + ((v247 * v189) - (v42 * v163));
    const behi_six_joint_pack v249 = v0_sine[4] * v15;
    const behi_six_joint_pack v250 = v191 + ((v249 * v189) - (v42 * v162));
    const behi_six_joint_pack v251 = (v0_sine[4] * v250) + (v0_cosine[4] * v248);
    const behi_six_joint_pack v252 = v198 - v251;
    const behi_six_joint_pack v253 = -(v201 - v252);
    *(behi_six_joint_unaligned *)&P[118U * stride] = v253;
    *(behi_six_joint_unaligned *)&P[124U * stride] = v253;
    *(behi_six_joint_unaligned *)&P[130U * stride] = v253;
    const behi_six_joint_pack v254 = v207 + ((v249 * v205) - (v42 * v169));
    const behi_six_joint_pack v255 = (v204 - (v42 * v171)) + (v247 * v205);
    const behi_six_joint_pack v256 = (v0_sine[4] * v254) + (v0_cosine[4] * v255);
    const behi_six_joint_pack v257 = v210 - v256;
    const behi_six_joint_pack v258 = v214 + v257;
    *(behi_six_joint_unaligned *)&P[119U * stride] = v258;
    *(behi_six_joint_unaligned *)&P[125U * stride] = v258;
    *(behi_six_joint_unaligned *)&P[131U * stride] = v258;
    *(behi_six_joint_unaligned *)&P[120U * stride] = v99 - v224;
    *(behi_six_joint_unaligned *)&P[132U * stride] = -(v130 + v244);
    const behi_six_joint_pack v259 = -v251;
    *(behi_six_joint_unaligned *)&P[133U * stride] = v259;
    *(behi_six_joint_unaligned *)&P[134U * stride] = v259;
    *(behi_six_joint_unaligned *)&P[135U * stride] = v259;
    *(behi_six_joint_unaligned *)&P[136U * stride] = ((v217 + (v70 * v248)) - (v71 * v250)) - (v72 * v244);
    const behi_six_joint_pack v260 = ((v71 * v254) + (v72 * v245)) - (v70 * v255);
    *(behi_six_joint_unaligned *)&P[137U * stride] = v220 - v260;
    *(behi_six_joint_unaligned *)&P[138U * stride] = -(v139 + v245);
    const behi_six_joint_pack v261 = -v256;
    *(behi_six_joint_unaligned *)&P[139U * stride] = v261;
    *(behi_six_joint_unaligned *)&P[140U * stride] = v261;
    *(behi_six_joint_unaligned *)&P[141U * stride] = v261;
    *(behi_six_joint_unaligned *)&P[142U * stride] = -(v222 + v260);
    *(behi_six_joint_unaligned *)&P[143U * stride] = ((v33 * v255) - (v223 + (v13 * v245))) + (v22 * v254);
    *(behi_six_joint_unaligned *)&P[144U * stride] = -v78;
    const behi_six_joint_pack v262 = ((v72 * v196) + (v70 * v144)) - (v71 * v143);
    const behi_six_joint_pack v263 = ((v72 * v194) - (v71 * v144)) + (v70 * v146);
    const behi_six_joint_pack v264 = (v0_sine[4] * v263) - (v0_cosine[4] * v262);
    const behi_six_joint_pack v265 = v167 + v264;
    *(behi_six_joint_unaligned *)&P[145U * stride] = v165 + v265;
    *(behi_six_joint_unaligned *)&P[146U * stride] = v225 + v265;
    *(behi_six_joint_unaligned *)&P[147U * stride] = v244 + v265;
    *(behi_six_joint_unaligned *)&P[148U * stride] = (v71 * v263) + (v70 * v262);
    const behi_six_joint_pack v266 = (v71 * v18) + (v72 * v47);
    const behi_six_joint_pack v267 = (v70 * v18) - (v72 * v52);
    const behi_six_joint_pack v268 = v26 * v135;
    const behi_six_joint_pack v269 = v268 + (v36 * v136);
    const behi_six_joint_pack v270 = (((v79 * v266) + (v76 * v159)) + (v83 * v267)) - (v18 * v269);
    const behi_six_joint_pack v271 = ((v73 * v169) + v270) + (v74 * v171);
    *(behi_six_joint_unaligned *)&P[204U * stride] = v271;
    const behi_six_joint_pack v272 = v271 - v138;
    *(behi_six_joint_unaligned *)&P[149U * stride] = ((v33 * v262) - (v22 * v263)) - v272;
    *(behi_six_joint_unaligned *)&P[150U * stride] = v116 + v165;
    *(behi_six_joint_unaligned *)&P[151U * stride] = -v199;
    const behi_six_joint_pack v273 = -v234;
    *(behi_six_joint_unaligned *)&P[152U * stride] = v273;
    *(behi_six_joint_unaligned *)&P[157U * stride] = v273;
    *(behi_six_joint_unaligned *)&P[158U * stride] = v273;
    const behi_six_joint_pack v274 = -v252;
    *(behi_six_joint_unaligned *)&P[153U * stride] = v274;
    *(behi_six_joint_unaligned *)&P[159U * stride] = v274;
    *(behi_six_joint_unaligned *)&P[163U * stride] = v274;
    *(behi_six_joint_unaligned *)&P[164U * stride] = v274;
    *(behi_six_joint_unaligned *)&P[165U * stride] = v274;
    const behi_six_joint_pack v275 = ((v72 * v103) + (v70 * v194)) - (v71 * v196);
    const behi_six_joint_pack v276 = -((v72 * v264) - (v117 * v275));
    *(behi_six_joint_unaligned *)&P[154U * stride] = v276;
    *(behi_six_joint_unaligned *)&P[160U * stride] = v276;
    *(behi_six_joint_unaligned *)&P[166U * stride] = v276;
    const behi_six_joint_pack v277 = (((v27 * v76) - (v47 * v268)) - (v80 * v266)) - (v136 * v87);
    const behi_six_joint_pack v278 = (v71 * v52) + (v70 * v47);
    const behi_six_joint_pack v279 = ((v83 * v278) + v277) + ((v110 * v169) - (v74 * v205));
    const behi_six_joint_pack v280 = (v79 * v278) + (((v80 * v267) + (v37 * v76)) - (v52 * v269));
    const behi_six_joint_pack v281 = ((v73 * v205) + v280) + (v110 * v171);
    const behi_six_joint_pack v282 = (v0_sine[4] * v279) + (v0_cosine[4] * v281);
    const behi_six_joint_pack v283 = (v194 * v76) - (v95 * v137);
    const behi_six_joint_pack v284 = (v196 * v76) - (v97 * v137);
    const behi_six_joint_pack v285 = ((v0_sine[4] * v284) + (v0_cosine[4] * v283)) - v282;
    const behi_six_joint_pack v286 = -(v285 + ((v13 * v264) - (v61 * v275)));
    *(behi_six_joint_unaligned *)&P[155U * stride] = v286;
    *(behi_six_joint_unaligned *)&P[161U * stride] = v286;
    *(behi_six_joint_unaligned *)&P[167U * stride] = v286;
    *(behi_six_joint_unaligned *)&P[156U * stride] = v116 + v225;
    *(behi_six_joint_unaligned *)&P[162U * stride] = v116 + v244;
    *(behi_six_joint_unaligned *)&P[168U * stride] = v132 - (v72 * v77);
    const behi_six_joint_pack v287 = -v217;
    *(behi_six_joint_unaligned *)&P[169U * stride] = v287;
    *(behi_six_joint_unaligned *)&P[170U * stride] = v287;
    *(behi_six_joint_unaligned *)&P[171U * stride] = v287;
    const behi_six_joint_pack v288 = (v71 * v279) - (v70 * v281);
    const behi_six_joint_pack v289 = (((v71 * v284) - (v70 * v283)) + (v72 * v272)) - v288;
    *(behi_six_joint_unaligned *)&P[208U * stride] = v289;
    *(behi_six_joint_unaligned *)&P[173U * stride] = (((v76 * v275) - (v135 * v262)) - (v136 * v263)) - v289;
    *(behi_six_joint_unaligned *)&P[174U * stride] = -(v141 + v271);
    const behi_six_joint_pack v290 = v222 + v282;
    *(behi_six_joint_unaligned *)&P[175U * stride] = v290;
    *(behi_six_joint_unaligned *)&P[176U * stride] = v290;
    *(behi_six_joint_unaligned *)&P[177U * stride] = v290;
    *(behi_six_joint_unaligned *)&P[178U * stride] = v288 - (v72 * v271);
    const behi_six_joint_pack v291 = (v33 * v283) + (v22 * v284);
    *(behi_six_joint_unaligned *)&P[179U * stride] = ((v291 - (v33 * v281)) - (v22 * v279)) - (v13 * v272);
    const behi_six_joint_pack v292 = (v33 * v144) + (v22 * (v103 + v143));
    const behi_six_joint_pack v293 = (v22 * v144) + (v33 * (v103 + v146));
    const behi_six_joint_pack v294 = (v0_sine[4] * v293) - (v0_cosine[4] * v292);
    const behi_six_joint_pack v295 = 0.0 + v294;
    *(behi_six_joint_unaligned *)&P[181U * stride] = v175 + v295;
    *(behi_six_joint_unaligned *)&P[182U * stride] = v226 + v295;
    *(behi_six_joint_unaligned *)&P[183U * stride] = v245 + v295;
    *(behi_six_joint_unaligned *)&P[184U * stride] = v272 + ((v71 * v293) + (v70 * v292));
    *(behi_six_joint_unaligned *)&P[185U * stride] = (v33 * v292) - (v22 * v293);
    *(behi_six_joint_unaligned *)&P[187U * stride] = -v211;
    const behi_six_joint_pack v296 = -v239;
    *(behi_six_joint_unaligned *)&P[188U * stride] = v296;
    *(behi_six_joint_unaligned *)&P[193U * stride] = v296;
    *(behi_six_joint_unaligned *)&P[194U * stride] = v296;
    const behi_six_joint_pack v297 = -v257;
    *(behi_six_joint_unaligned *)&P[189U * stride] = v297;
    *(behi_six_joint_unaligned *)&P[195U * stride] = v297;
    *(behi_six_joint_unaligned *)&P[199U * stride] = v297;
    *(behi_six_joint_unaligned *)&P[200U * stride] = v297;
    *(behi_six_joint_unaligned *)&P[201U * stride] = v297;
    const behi_six_joint_pack v298 = ((v33 * v194) + (v22 * v196)) + (v13 * v103);
    const behi_six_joint_pack v299 = -(((v72 * v294) - (v117 * v298)) - v285);
    *(behi_six_joint_unaligned *)&P[190U * stride] = v299;
    *(behi_six_joint_unaligned *)&P[196U * stride] = v299;
    *(behi_six_joint_unaligned *)&P[202U * stride] = v299;
    const behi_six_joint_pack v300 = -((v13 * v294) - (v61 * v298));
    *(behi_six_joint_unaligned *)&P[191U * stride] = v300;
    *(behi_six_joint_unaligned *)&P[197U * stride] = v300;
    *(behi_six_joint_unaligned *)&P[203U * stride] = v300;
    const behi_six_joint_pack v301 = -(v219 + v282);
    *(behi_six_joint_unaligned *)&P[205U * stride] = v301;
    *(behi_six_joint_unaligned *)&P[206U * stride] = v301;
    *(behi_six_joint_unaligned *)&P[207U * stride] = v301;
    *(behi_six_joint_unaligned *)&P[209U * stride] = ((v76 * v298) - (v135 * v292)) - (v136 * v293);
    *(behi_six_joint_unaligned *)&P[214U * stride] = -(v291 + (v13 * v138));
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
    size_t first = 0U;

    for (; (count - first) >= BEHI_SIX_JOINT_LANES; first += BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
    }
    if (first < count) {
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double P_rest[216U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_inertia_power_block(0U, prepared->k, BEHI_SIX_JOINT_LANES, q_rest, P_rest);
        behi_six_joint_pack_give(216U, count, first, BEHI_SIX_JOINT_LANES, P_rest, P);
    }
}

void behi_six_joint_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    size_t first = 0U;

    for (; (count - first) >= BEHI_SIX_JOINT_LANES; first += BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_inertia_power_block(count, &prepared[first], count, &q[first], &P[first]);
    }
    if (first < count) {
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double P_rest[216U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[99U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[15U * count], &prepared_rest[15U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(10U, count, first, BEHI_SIX_JOINT_LANES, &prepared[58U * count], &prepared_rest[58U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_inertia_power_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, P_rest);
        behi_six_joint_pack_give(216U, count, first, BEHI_SIX_JOINT_LANES, P_rest, P);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
