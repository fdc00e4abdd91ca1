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
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline, unused)) void behi_six_joint_pack_sincos_pair(const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine, behi_six_joint_bits *beyond)
{
    const behi_six_joint_pack x = *angle;
    union { behi_six_joint_pack number; behi_six_joint_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const behi_six_joint_pack n = k.number - 6755399441186816.0;
    const behi_six_joint_pack w = x - (n * 1.5707963267923333);
    const behi_six_joint_pack r = w - (n * 2.5633441515839558e-12);
    const behi_six_joint_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const behi_six_joint_pack z = r * r;
    const behi_six_joint_pack u = 1.0 - (0.5 * z);
    const behi_six_joint_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const behi_six_joint_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
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


/* The library answers for lanes whose angle is out of range, and for them only. */
static BEHI_SIX_JOINT_APART void behi_six_joint_pack_sincos_beyond(size_t size, const behi_six_joint_pack *angle, behi_six_joint_pack *sine, behi_six_joint_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const behi_six_joint_mask inside = (behi_six_joint_mask)(behi_six_joint_pack_abs(angle[i]) <= 200000.0);

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

static BEHI_SIX_JOINT_APART void behi_six_joint_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    const behi_six_joint_pack v0_angle[6] = {behi_six_joint_pack_at(&q[4U * stride]), behi_six_joint_pack_at(&q[stride]), behi_six_joint_pack_at(&q[3U * stride]), behi_six_joint_pack_at(&q[2U * stride]), behi_six_joint_pack_at(&q[0]), behi_six_joint_pack_at(&q[5U * stride])};
    behi_six_joint_pack v0_sine[6];
    behi_six_joint_pack v0_cosine[6];
    behi_six_joint_bits v0_beyond = { 0U };
    behi_six_joint_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    behi_six_joint_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    behi_six_joint_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const behi_six_joint_pack v12 = behi_six_joint_pack_at(&qd[2U * stride]) + behi_six_joint_pack_at(&qd[stride]);
    const behi_six_joint_pack v13 = v0_sine[1] * v0_sine[3];
    const behi_six_joint_pack v14 = (v0_cosine[1] * v0_cosine[3]) - v13;
    const behi_six_joint_pack v15 = v0_sine[1] * v0_cosine[3];
    const behi_six_joint_pack v16 = v15 + (v0_cosine[1] * v0_sine[3]);
    const behi_six_joint_pack v17 = (v0_sine[2] * v14) + (v0_cosine[2] * v16);
    const behi_six_joint_pack v18 = 30.0 + (50.0 * v0_sine[1]);
    const behi_six_joint_pack v19 = v18 + (50.0 * v16);
    const behi_six_joint_pack v20 = v19 + (10.0 * v17);
    const behi_six_joint_pack v21 = v0_cosine[1] * v0_cosine[4];
    const behi_six_joint_pack v22 = (v0_cosine[3] * v21) - (v0_cosine[4] * v13);
    const behi_six_joint_pack v23 = (v0_sine[3] * v21) + (v0_cosine[4] * v15);
    const behi_six_joint_pack v24 = (v0_sine[2] * v22) + (v0_cosine[2] * v23);
    const behi_six_joint_pack v25 = (v0_sine[2] * v23) - (v0_cosine[2] * v22);
    const behi_six_joint_pack v26 = v21 + v22;
    const behi_six_joint_pack v27 = 50.0 * v26;
    const behi_six_joint_pack v28 = (10.0 * v25) - v27;
    const behi_six_joint_pack v29 = (v0_sine[2] * v16) - (v0_cosine[2] * v14);
    const behi_six_joint_pack v30 = (v20 * v24) + (v29 * v28);
    const behi_six_joint_pack v31 = (30.0 * behi_six_joint_pack_at(&qd[stride])) + (behi_six_joint_pack_at(&qd[2U * stride]) * v18);
    const behi_six_joint_pack v32 = v0_sine[4] * v31;
    const behi_six_joint_pack v33 = v0_sine[4] * v19;
    const behi_six_joint_pack v34 = v32 + (behi_six_joint_pack_at(&qd[3U * stride]) * v33);
    const behi_six_joint_pack v35 = v34 + (behi_six_joint_pack_at(&qd[4U * stride]) * v30);
    const behi_six_joint_pack v36 = (v0_cosine[0] * v0_sine[4]) + (v0_sine[0] * v25);
    const behi_six_joint_pack v37 = v0_sine[0] * v17;
    const behi_six_joint_pack v38 = v20 + (20.0 * v37);
    const behi_six_joint_pack v39 = v28 + (20.0 * v36);
    const behi_six_joint_pack v40 = (v37 * v39) - (v36 * v38);
    const behi_six_joint_pack v41 = v35 + (behi_six_joint_pack_at(&qd[5U * stride]) * v40);
    const behi_six_joint_pack v42 = v0_cosine[1] * v0_sine[4];
    const behi_six_joint_pack v43 = (v0_sine[3] * v42) + (v0_sine[4] * v15);
    const behi_six_joint_pack v44 = (v0_cosine[3] * v42) - (v0_sine[4] * v13);
    const behi_six_joint_pack v45 = (v0_sine[2] * v43) - (v0_cosine[2] * v44);
    const behi_six_joint_pack v46 = v42 + v44;
    const behi_six_joint_pack v47 = 50.0 * v46;
    const behi_six_joint_pack v48 = (10.0 * v45) - v47;
    const behi_six_joint_pack v49 = (v0_sine[0] * v45) - (v0_cosine[0] * v0_cosine[4]);
    const behi_six_joint_pack v50 = v48 + (20.0 * v49);
    const behi_six_joint_pack v51 = behi_six_joint_pack_at(&prepared[0]) * v50;
    const behi_six_joint_pack v52 = v51 * v41;
    const behi_six_joint_pack v53 = (v0_sine[2] * v44) + (v0_cosine[2] * v43);
    const behi_six_joint_pack v54 = (v29 * v48) + (v20 * v53);
    const behi_six_joint_pack v55 = v0_cosine[4] * v31;
    const behi_six_joint_pack v56 = v0_cosine[4] * v19;
    const behi_six_joint_pack v57 = v55 + (behi_six_joint_pack_at(&qd[3U * stride]) * v56);
    const behi_six_joint_pack v58 = (behi_six_joint_pack_at(&qd[4U * stride]) * v54) - v57;
    const behi_six_joint_pack v59 = (v37 * v50) - (v38 * v49);
    const behi_six_joint_pack v60 = v58 + (behi_six_joint_pack_at(&qd[5U * stride]) * v59);
    const behi_six_joint_pack v61 = behi_six_joint_pack_at(&prepared[0]) * v39;
    const behi_six_joint_pack v62 = v61 * v60;
    const behi_six_joint_pack v63 = v12 * v0_cosine[4];
    const behi_six_joint_pack v64 = v63 + (behi_six_joint_pack_at(&qd[3U * stride]) * v0_cosine[4]);
    const behi_six_joint_pack v65 = (behi_six_joint_pack_at(&qd[4U * stride]) * v53) - v64;
    const behi_six_joint_pack v66 = v65 - (behi_six_joint_pack_at(&qd[5U * stride]) * v49);
    const behi_six_joint_pack v67 = v0_cosine[0] * v17;
    const behi_six_joint_pack v68 = (v0_sine[5] * v67) - (v0_cosine[5] * v29);
    const behi_six_joint_pack v69 = (v0_sine[0] * v0_sine[4]) - (v0_cosine[0] * v25);
    const behi_six_joint_pack v70 = (v0_cosine[5] * v24) - (v0_sine[5] * v69);
    const behi_six_joint_pack v71 = behi_six_joint_pack_at(&prepared[8U * spacing]) * v70;
    const behi_six_joint_pack v72 = (v0_sine[5] * v29) + (v0_cosine[5] * v67);
    const behi_six_joint_pack v73 = (v0_sine[5] * v24) + (v0_cosine[5] * v69);
    const behi_six_joint_pack v74 = behi_six_joint_pack_at(&prepared[8U * spacing]) * v73;
    const behi_six_joint_pack v75 = behi_six_joint_pack_at(&prepared[34U * spacing]) * v36;
    const behi_six_joint_pack v76 = behi_six_joint_pack_at(&prepared[35U * spacing]) * v38;
    const behi_six_joint_pack v77 = ((v72 * v74) + ((v37 * v75) - (v39 * v76))) - (v68 * v71);
    const behi_six_joint_pack v78 = v66 * v77;
    const behi_six_joint_pack v79 = v12 * v0_sine[4];
    const behi_six_joint_pack v80 = v79 + (behi_six_joint_pack_at(&qd[3U * stride]) * v0_sine[4]);
    const behi_six_joint_pack v81 = v80 + (behi_six_joint_pack_at(&qd[4U * stride]) * v24);
    const behi_six_joint_pack v82 = v81 - (behi_six_joint_pack_at(&qd[5U * stride]) * v36);
    const behi_six_joint_pack v83 = behi_six_joint_pack_at(&prepared[34U * spacing]) * v49;
    const behi_six_joint_pack v84 = behi_six_joint_pack_at(&prepared[35U * spacing]) * v50;
    const behi_six_joint_pack v85 = (v0_cosine[0] * v45) + (v0_sine[0] * v0_cosine[4]);
    const behi_six_joint_pack v86 = (v0_cosine[5] * v53) + (v0_sine[5] * v85);
    const behi_six_joint_pack v87 = behi_six_joint_pack_at(&prepared[8U * spacing]) * v68;
    const behi_six_joint_pack v88 = (v0_sine[5] * v53) - (v0_cosine[5] * v85);
    const behi_six_joint_pack v89 = behi_six_joint_pack_at(&prepared[8U * spacing]) * v72;
    const behi_six_joint_pack v90 = (((v37 * v83) - (v86 * v87)) + (v88 * v89)) - (v38 * v84);
    const behi_six_joint_pack v91 = v82 * v90;
    const behi_six_joint_pack v92 = (v91 + (v52 - v62)) - v78;
    const behi_six_joint_pack v93 = (v48 * v81) - (v28 * v65);
    const behi_six_joint_pack v94 = behi_six_joint_pack_at(&prepared[33U * spacing]) * v20;
    const behi_six_joint_pack v95 = behi_six_joint_pack_at(&prepared[2U * spacing]) * v48;
    const behi_six_joint_pack v96 = v95 * v35;
    const behi_six_joint_pack v97 = behi_six_joint_pack_at(&prepared[2U * spacing]) * v28;
    const behi_six_joint_pack v98 = v97 * v58;
    const behi_six_joint_pack v99 = ((v98 + (v94 * v93)) - v96) - v92;
    const behi_six_joint_pack v100 = v0_sine[4] * v0_sine[4];
    const behi_six_joint_pack v101 = v0_cosine[4] * v0_cosine[4];
    const behi_six_joint_pack v102 = v100 + v101;
    const behi_six_joint_pack v103 = behi_six_joint_pack_at(&qd[stride]) * v102;
    const behi_six_joint_pack v104 = behi_six_joint_pack_at(&prepared[45U * spacing]) * v103;
    const behi_six_joint_pack v105 = behi_six_joint_pack_at(&prepared[45U * spacing]) + (behi_six_joint_pack_at(&prepared[44U * spacing]) * v0_sine[1]);
    const behi_six_joint_pack v106 = v42 * v105;
    const behi_six_joint_pack v107 = behi_six_joint_pack_at(&qd[stride]) * v0_sine[4];
    const behi_six_joint_pack v108 = v21 * v105;
    const behi_six_joint_pack v109 = behi_six_joint_pack_at(&qd[stride]) * v0_cosine[4];
    const behi_six_joint_pack v110 = (behi_six_joint_pack_at(&prepared[19U * spacing]) * v44) + (behi_six_joint_pack_at(&prepared[20U * spacing]) * v42);
    const behi_six_joint_pack v111 = behi_six_joint_pack_at(&prepared[41U * spacing]) * v43;
    const behi_six_joint_pack v112 = behi_six_joint_pack_at(&prepared[40U * spacing]) * v44;
    const behi_six_joint_pack v113 = behi_six_joint_pack_at(&prepared[19U * spacing]) * v16;
    const behi_six_joint_pack v114 = v113 + (behi_six_joint_pack_at(&prepared[39U * spacing]) * v18);
    const behi_six_joint_pack v115 = 50.0 * v114;
    const behi_six_joint_pack v116 = (((v18 * v110) + (v14 * v111)) + (v16 * v112)) + (v42 * v115);
    const behi_six_joint_pack v117 = v79 * v116;
    const behi_six_joint_pack v118 = behi_six_joint_pack_at(&prepared[5U * spacing]) * v17;
    const behi_six_joint_pack v119 = v118 + (behi_six_joint_pack_at(&prepared[36U * spacing]) * v19);
    const behi_six_joint_pack v120 = behi_six_joint_pack_at(&prepared[5U * spacing]) * v45;
    const behi_six_joint_pack v121 = v120 - (behi_six_joint_pack_at(&prepared[36U * spacing]) * v47);
    const behi_six_joint_pack v122 = behi_six_joint_pack_at(&prepared[37U * spacing]) * v45;
    const behi_six_joint_pack v123 = behi_six_joint_pack_at(&prepared[38U * spacing]) * v53;
    const behi_six_joint_pack v124 = (v19 * v121) + (((v17 * v122) - (v47 * v119)) + (v29 * v123));
    const behi_six_joint_pack v125 = v80 * v124;
    const behi_six_joint_pack v126 = (behi_six_joint_pack_at(&prepared[19U * spacing]) * v22) + (behi_six_joint_pack_at(&prepared[20U * spacing]) * v21);
    const behi_six_joint_pack v127 = behi_six_joint_pack_at(&prepared[40U * spacing]) * v16;
    const behi_six_joint_pack v128 = behi_six_joint_pack_at(&prepared[41U * spacing]) * v14;
    const behi_six_joint_pack v129 = ((v18 * v126) + ((v22 * v127) + (v23 * v128))) + (v21 * v115);
    const behi_six_joint_pack v130 = v63 * v129;
    const behi_six_joint_pack v131 = behi_six_joint_pack_at(&prepared[5U * spacing]) * v25;
    const behi_six_joint_pack v132 = v131 - (behi_six_joint_pack_at(&prepared[36U * spacing]) * v27);
    const behi_six_joint_pack v133 = behi_six_joint_pack_at(&prepared[38U * spacing]) * v24;
    const behi_six_joint_pack v134 = behi_six_joint_pack_at(&prepared[37U * spacing]) * v17;
    const behi_six_joint_pack v135 = (v19 * v132) + (((v25 * v134) - (v27 * v119)) + (v29 * v133));
    const behi_six_joint_pack v136 = v64 * v135;
    const behi_six_joint_pack v137 = behi_six_joint_pack_at(&prepared[19U * spacing]) * v46;
    const behi_six_joint_pack v138 = v32 * v137;
    const behi_six_joint_pack v139 = v120 - (behi_six_joint_pack_at(&prepared[4U * spacing]) * v47);
    const behi_six_joint_pack v140 = v34 * v139;
    const behi_six_joint_pack v141 = behi_six_joint_pack_at(&prepared[19U * spacing]) * v26;
    const behi_six_joint_pack v142 = v55 * v141;
    const behi_six_joint_pack v143 = v131 - (behi_six_joint_pack_at(&prepared[4U * spacing]) * v27);
    const behi_six_joint_pack v144 = v57 * v143;
    const behi_six_joint_pack v145 = ((v142 + ((v0_cosine[1] * v104) - ((v107 * v106) + (v109 * v108)))) + v138) - v130;
    *(behi_six_joint_unaligned *)&C[0] = ((((v145 - v117) - (v140 + v144)) + v136) + v125) + v99;
    const behi_six_joint_pack v146 = v51 + v95;
    const behi_six_joint_pack v147 = v139 + v146;
    const behi_six_joint_pack v148 = v137 - v147;
    const behi_six_joint_pack v149 = behi_six_joint_pack_at(&qd[0]) * v0_sine[4];
    const behi_six_joint_pack v150 = 30.0 * v149;
    const behi_six_joint_pack v151 = v61 + v97;
    const behi_six_joint_pack v152 = v143 + v151;
    const behi_six_joint_pack v153 = v141 - v152;
    const behi_six_joint_pack v154 = behi_six_joint_pack_at(&qd[0]) * v0_cosine[4];
    const behi_six_joint_pack v155 = 30.0 * v154;
    const behi_six_joint_pack v156 = v0_cosine[1] * v102;
    const behi_six_joint_pack v157 = ((v154 * v108) + (v149 * v106)) - ((behi_six_joint_pack_at(&qd[0]) * behi_six_joint_pack_at(&prepared[45U * spacing])) * v156);
    const behi_six_joint_pack v158 = v0_cosine[4] * v0_sine[4];
    const behi_six_joint_pack v159 = v0_cosine[1] * v0_cosine[1];
    const behi_six_joint_pack v160 = v0_sine[1] * v0_sine[1];
    const behi_six_joint_pack v161 = (behi_six_joint_pack_at(&prepared[42U * spacing]) * v159) - (behi_six_joint_pack_at(&prepared[43U * spacing]) * v160);
    const behi_six_joint_pack v162 = v158 * (behi_six_joint_pack_at(&prepared[43U * spacing]) + v161);
    const behi_six_joint_pack v163 = behi_six_joint_pack_at(&qd[stride]) * v158;
    const behi_six_joint_pack v164 = ((behi_six_joint_pack_at(&prepared[41U * spacing]) * v158) - (v23 * v111)) + (v22 * v112);
    const behi_six_joint_pack v165 = v164 + (50.0 * ((v42 * v126) + (v21 * v110)));
    const behi_six_joint_pack v166 = (v22 * (behi_six_joint_pack_at(&prepared[40U * spacing]) * v22)) + ((100.0 * v21) * v126);
    const behi_six_joint_pack v167 = v166 - (behi_six_joint_pack_at(&prepared[41U * spacing]) * (v100 + (v23 * v23)));
    const behi_six_joint_pack v168 = (((behi_six_joint_pack_at(&prepared[38U * spacing]) * v158) + (v25 * v122)) - (v53 * v133)) - (v47 * v132);
    const behi_six_joint_pack v169 = v168 - (v27 * v121);
    const behi_six_joint_pack v170 = ((behi_six_joint_pack_at(&prepared[38U * spacing]) * v100) - (v25 * (behi_six_joint_pack_at(&prepared[37U * spacing]) * v25))) + (v24 * v133);
    const behi_six_joint_pack v171 = ((2.0 * v27) * v132) + v170;
    const behi_six_joint_pack v172 = (v0_sine[4] * v47) + (v0_cosine[4] * v27);
    const behi_six_joint_pack v173 = 50.0 * v156;
    const behi_six_joint_pack v174 = behi_six_joint_pack_at(&qd[2U * stride]) * v173;
    const behi_six_joint_pack v175 = v174 + (behi_six_joint_pack_at(&qd[3U * stride]) * v172);
    const behi_six_joint_pack v176 = (((v36 * v75) - (v39 * (behi_six_joint_pack_at(&prepared[35U * spacing]) * v39))) - (v70 * v71)) - (v73 * v74);
    const behi_six_joint_pack v177 = (((v36 * v83) - (v39 * v84)) - (v86 * v71)) - (v88 * v74);
    const behi_six_joint_pack v178 = (v49 * v39) - (v36 * v50);
    const behi_six_joint_pack v179 = (v24 * v48) - (v53 * v28);
    const behi_six_joint_pack v180 = (behi_six_joint_pack_at(&qd[4U * stride]) * v179) - v175;
    const behi_six_joint_pack v181 = v180 + (behi_six_joint_pack_at(&qd[5U * stride]) * v178);
    const behi_six_joint_pack v182 = ((v82 * v177) + (v61 * v181)) - (v66 * v176);
    const behi_six_joint_pack v183 = behi_six_joint_pack_at(&prepared[33U * spacing]) * v28;
    const behi_six_joint_pack v184 = ((v183 * v93) - (v97 * v180)) - v182;
    const behi_six_joint_pack v185 = v184 + ((v80 * v169) + ((v143 * v175) - (v64 * v171)));
    const behi_six_joint_pack v186 = ((((100.0 * v42) * v110) - (behi_six_joint_pack_at(&prepared[41U * spacing]) * v101)) - (v43 * v111)) + (v44 * v112);
    const behi_six_joint_pack v187 = (((v45 * v122) - (behi_six_joint_pack_at(&prepared[38U * spacing]) * v101)) - (v53 * v123)) - ((2.0 * v47) * v121);
    const behi_six_joint_pack v188 = ((v49 * v83) - (v50 * v84)) - (behi_six_joint_pack_at(&prepared[8U * spacing]) * ((v88 * v88) + (v86 * v86)));
    const behi_six_joint_pack v189 = ((v82 * v188) + (v51 * v181)) - (v66 * v177);
    const behi_six_joint_pack v190 = behi_six_joint_pack_at(&prepared[33U * spacing]) * v48;
    const behi_six_joint_pack v191 = ((v190 * v93) - (v95 * v180)) - v189;
    const behi_six_joint_pack v192 = v191 + (((v80 * v187) + (v139 * v175)) + (v64 * v169));
    const behi_six_joint_pack v193 = v0_sine[4] * ((((v141 * v174) - (v79 * v165)) - (v63 * v167)) - v185);
    const behi_six_joint_pack v194 = v0_cosine[4] * ((((v137 * v174) - (v79 * v186)) - (v63 * v165)) - v192);
    const behi_six_joint_pack v195 = (v28 * v94) - v77;
    const behi_six_joint_pack v196 = v135 + v195;
    const behi_six_joint_pack v197 = (v20 * v190) - v90;
    const behi_six_joint_pack v198 = v124 + v197;
    const behi_six_joint_pack v199 = (v193 - ((v154 * (v129 - v196)) + (v149 * (v116 - v198)))) - v194;
    const behi_six_joint_pack v200 = v163 * (((v100 * v161) + ((behi_six_joint_pack_at(&prepared[43U * spacing]) * v100) - (behi_six_joint_pack_at(&prepared[43U * spacing]) * v101))) - (v101 * v161));
    const behi_six_joint_pack v201 = (v150 * v148) + (v200 - (v157 + ((behi_six_joint_pack_at(&qd[stride]) * (v100 - v101)) * v162)));
    *(behi_six_joint_unaligned *)&C[stride] = v199 + (v201 + (v155 * v153));
    const behi_six_joint_pack v202 = (v18 * v154) + (v107 * v173);
    const behi_six_joint_pack v203 = (v18 * v149) - (v109 * v173);
    *(behi_six_joint_unaligned *)&C[2U * stride] = v199 + ((v202 * v153) + (v203 * v148));
    const behi_six_joint_pack v204 = ((v0_sine[4] * v174) - (v154 * v19)) - (v79 * v172);
    const behi_six_joint_pack v205 = ((v149 * v19) + (v0_cosine[4] * v174)) - (v63 * v172);
    const behi_six_joint_pack v206 = v176 + v188;
    const behi_six_joint_pack v207 = v48 * v190;
    const behi_six_joint_pack v208 = v28 * v183;
    const behi_six_joint_pack v209 = (v208 + v207) - v206;
    const behi_six_joint_pack v210 = (v0_sine[4] * v63) - (v0_cosine[4] * v79);
    const behi_six_joint_pack v211 = (((v204 * v152) - (v205 * v147)) + (v149 * v198)) + (v154 * v196);
    *(behi_six_joint_unaligned *)&C[3U * stride] = ((v0_cosine[4] * v192) + (v211 + (v210 * (v209 + (v187 - v171))))) - (v0_sine[4] * v185);
    const behi_six_joint_pack v212 = ((v24 * v175) + ((v29 * v57) + (behi_six_joint_pack_at(&qd[0]) * v54))) + (v80 * v179);
    const behi_six_joint_pack v213 = ((v53 * v175) + ((v29 * v34) - (behi_six_joint_pack_at(&qd[0]) * v30))) - (v64 * v179);
    const behi_six_joint_pack v214 = (behi_six_joint_pack_at(&qd[0]) * v53) + (v64 * v29);
    const behi_six_joint_pack v215 = (behi_six_joint_pack_at(&qd[0]) * v24) - (v80 * v29);
    const behi_six_joint_pack v216 = (v64 * v24) + (v80 * v53);
    const behi_six_joint_pack v217 = v29 * v99;
    const behi_six_joint_pack v218 = ((v214 * v195) - ((v151 * v212) + (v146 * v213))) - (v215 * v197);
    const behi_six_joint_pack v219 = (((v24 * v184) + (v218 - (v216 * v209))) + (v53 * v191)) - v217;
    const behi_six_joint_pack v220 = behi_six_joint_pack_at(&qd[0]) + (behi_six_joint_pack_at(&qd[4U * stride]) * v29);
    const behi_six_joint_pack v221 = (v220 * v49) + (v37 * v65);
    const behi_six_joint_pack v222 = (v220 * v36) + (v37 * v81);
    const behi_six_joint_pack v223 = (v49 * v81) - (v36 * v65);
    const behi_six_joint_pack v224 = ((v65 * v178) + ((v37 * v35) - (v220 * v40))) + (v49 * v180);
    const behi_six_joint_pack v225 = (((v37 * v58) - (v220 * v59)) - (v81 * v178)) - (v36 * v180);
    const behi_six_joint_pack v226 = v37 * v92;
    const behi_six_joint_pack v227 = (((v221 * v77) - (v222 * v90)) - (v223 * v206)) - (v51 * v224);
    const behi_six_joint_pack v228 = (v226 + (((v49 * v189) + (v61 * v225)) + (v36 * v182))) + v227;
    const behi_six_joint_pack v229 = v113 + (behi_six_joint_pack_at(&prepared[18U * spacing]) * v18);
    const behi_six_joint_pack v230 = v118 + (behi_six_joint_pack_at(&prepared[4U * spacing]) * v19);
    const behi_six_joint_pack v231 = v220 + (behi_six_joint_pack_at(&qd[5U * stride]) * v37);
    const behi_six_joint_pack v232 = behi_six_joint_pack_at(&prepared[0]) * v38;
    const behi_six_joint_pack v233 = ((v231 * v51) + (v66 * v232)) - (behi_six_joint_pack_at(&prepared[0]) * v60);
    const behi_six_joint_pack v234 = (v220 * v48) + (v20 * v65);
    const behi_six_joint_pack v235 = v233 - (behi_six_joint_pack_at(&prepared[2U * spacing]) * (v58 - v234));
    const behi_six_joint_pack v236 = (((v64 * v230) - (behi_six_joint_pack_at(&prepared[4U * spacing]) * v57)) - (behi_six_joint_pack_at(&qd[0]) * v139)) - v235;
    const behi_six_joint_pack v237 = v236 + (((v63 * v229) - (behi_six_joint_pack_at(&prepared[18U * spacing]) * v55)) + (behi_six_joint_pack_at(&qd[0]) * v137));
    const behi_six_joint_pack v238 = ((v82 * v232) + (v231 * v61)) - (behi_six_joint_pack_at(&prepared[0]) * v41);
    const behi_six_joint_pack v239 = (v20 * v81) + (v220 * v28);
    const behi_six_joint_pack v240 = v238 - (behi_six_joint_pack_at(&prepared[2U * spacing]) * (v35 - v239));
    const behi_six_joint_pack v241 = v240 + (((v80 * v230) - (behi_six_joint_pack_at(&prepared[4U * spacing]) * v34)) + (behi_six_joint_pack_at(&qd[0]) * v143));
    const behi_six_joint_pack v242 = v241 + (((v79 * v229) - (behi_six_joint_pack_at(&prepared[18U * spacing]) * v32)) - (behi_six_joint_pack_at(&qd[0]) * v141));
    const behi_six_joint_pack v243 = (v0_sine[4] * v237) - (v0_cosine[4] * v242);
    const behi_six_joint_pack v244 = ((2.0 * v18) * v114) + ((v16 * v127) - (v14 * v128));
    const behi_six_joint_pack v245 = ((2.0 * v19) * v119) + ((v17 * v134) - (v29 * (behi_six_joint_pack_at(&prepared[38U * spacing]) * v29)));
    const behi_six_joint_pack v246 = (((v37 * (behi_six_joint_pack_at(&prepared[34U * spacing]) * v37)) - (v38 * v76)) - (v68 * v87)) - (v72 * v89);
    const behi_six_joint_pack v247 = ((v66 * v246) + (v232 * v60)) + (v231 * v90);
    const behi_six_joint_pack v248 = behi_six_joint_pack_at(&prepared[2U * spacing]) * v20;
    const behi_six_joint_pack v249 = ((v94 * v234) - (v248 * v58)) - v247;
    const behi_six_joint_pack v250 = (((v64 * v245) - (v57 * v230)) - (behi_six_joint_pack_at(&qd[0]) * v124)) - v249;
    const behi_six_joint_pack v251 = (v231 * v77) + ((v82 * v246) + (v232 * v41));
    const behi_six_joint_pack v252 = ((v94 * v239) - (v248 * v35)) - v251;
    const behi_six_joint_pack v253 = v252 + (((v80 * v245) - (v34 * v230)) + (behi_six_joint_pack_at(&qd[0]) * v135));
    const behi_six_joint_pack v254 = v0_sine[4] * (v250 + (((v63 * v244) - (v55 * v229)) + (behi_six_joint_pack_at(&qd[0]) * v116)));
    const behi_six_joint_pack v255 = v254 - (v0_cosine[4] * (v253 + (((v79 * v244) - (v32 * v229)) - (behi_six_joint_pack_at(&qd[0]) * v129))));
    *(behi_six_joint_unaligned *)&C[6U * stride] = (v157 - (30.0 * v243)) + v255;
    const behi_six_joint_pack v256 = v232 * v181;
    const behi_six_joint_pack v257 = v231 * v177;
    const behi_six_joint_pack v258 = (v257 + (v52 - v256)) + v78;
    const behi_six_joint_pack v259 = v248 * v180;
    const behi_six_joint_pack v260 = (v259 + ((v183 * v234) - v96)) - v258;
    const behi_six_joint_pack v261 = v230 * v175;
    const behi_six_joint_pack v262 = behi_six_joint_pack_at(&qd[0]) * v169;
    const behi_six_joint_pack v263 = (((v261 + v140) + v136) - v262) - v260;
    const behi_six_joint_pack v264 = behi_six_joint_pack_at(&qd[0]) * v165;
    const behi_six_joint_pack v265 = v229 * v174;
    const behi_six_joint_pack v266 = (((v265 - v138) - v130) - v264) + v263;
    const behi_six_joint_pack v267 = (v66 * v90) + ((v231 * v188) + (v51 * v60));
    const behi_six_joint_pack v268 = ((v190 * v234) - (v95 * v58)) - v267;
    const behi_six_joint_pack v269 = ((v64 * v124) - ((v57 * v139) + (behi_six_joint_pack_at(&qd[0]) * v187))) - v268;
    const behi_six_joint_pack v270 = ((v63 * v116) + ((behi_six_joint_pack_at(&qd[0]) * v186) - (v55 * v137))) - v269;
    const behi_six_joint_pack v271 = v232 + v248;
    const behi_six_joint_pack v272 = v230 + v271;
    const behi_six_joint_pack v273 = v229 + v272;
    const behi_six_joint_pack v274 = (behi_six_joint_pack_at(&prepared[46U * spacing]) + (behi_six_joint_pack_at(&prepared[25U * spacing]) * v0_sine[1])) + v273;
    const behi_six_joint_pack v275 = (v28 * v190) - v177;
    const behi_six_joint_pack v276 = v169 + v275;
    const behi_six_joint_pack v277 = v165 + v276;
    const behi_six_joint_pack v278 = (v162 - v162) - v277;
    const behi_six_joint_pack v279 = ((behi_six_joint_pack_at(&prepared[43U * spacing]) * v159) - (2.0 * (behi_six_joint_pack_at(&prepared[47U * spacing]) + (behi_six_joint_pack_at(&prepared[45U * spacing]) * v0_sine[1])))) - (behi_six_joint_pack_at(&prepared[42U * spacing]) * v160);
    const behi_six_joint_pack v280 = v188 + v246;
    const behi_six_joint_pack v281 = v20 * v94;
    const behi_six_joint_pack v282 = (v281 + v207) - v280;
    const behi_six_joint_pack v283 = v282 + (v187 + v245);
    const behi_six_joint_pack v284 = v283 + (v186 + v244);
    const behi_six_joint_pack v285 = (((v108 * v163) - ((behi_six_joint_pack_at(&qd[stride]) * v101) * v106)) + (v42 * v104)) - (v155 * v274);
    const behi_six_joint_pack v286 = ((v285 - (v0_cosine[4] * v270)) + (v149 * v278)) - (v154 * (v279 - v284));
    const behi_six_joint_pack v287 = ((v82 * v77) + (v61 * v41)) + (v231 * v176);
    const behi_six_joint_pack v288 = ((v183 * v239) - (v97 * v35)) - v287;
    const behi_six_joint_pack v289 = v288 + (((v80 * v135) - (v34 * v143)) - (behi_six_joint_pack_at(&qd[0]) * v171));
    const behi_six_joint_pack v290 = (((v79 * v129) - (v32 * v141)) - (behi_six_joint_pack_at(&qd[0]) * v167)) - v289;
    const behi_six_joint_pack v291 = (v257 + (v256 + v62)) + v91;
    const behi_six_joint_pack v292 = (((v190 * v239) - v98) - v259) - v291;
    const behi_six_joint_pack v293 = ((v262 + (v261 + v144)) + v125) + v292;
    const behi_six_joint_pack v294 = (((v265 - v142) + v264) - v117) + v293;
    const behi_six_joint_pack v295 = v176 + v246;
    const behi_six_joint_pack v296 = (v208 + v281) - v295;
    const behi_six_joint_pack v297 = (v171 - v245) - v296;
    const behi_six_joint_pack v298 = (v167 + v244) - v297;
    const behi_six_joint_pack v299 = (v150 * v274) + (((v106 * v163) - ((behi_six_joint_pack_at(&qd[stride]) * v100) * v108)) + (v21 * v104));
    const behi_six_joint_pack v300 = ((v299 - (v154 * v278)) - (v0_sine[4] * v290)) + (v149 * (v279 - v298));
    const behi_six_joint_pack v301 = ((v82 * v51) - (v66 * v61)) - (behi_six_joint_pack_at(&prepared[0]) * v181);
    const behi_six_joint_pack v302 = v301 - (behi_six_joint_pack_at(&prepared[2U * spacing]) * (v180 - v93));
    const behi_six_joint_pack v303 = v302 + (((v80 * v139) + (v64 * v143)) + (behi_six_joint_pack_at(&prepared[4U * spacing]) * v175));
    const behi_six_joint_pack v304 = v303 + ((behi_six_joint_pack_at(&prepared[18U * spacing]) * v174) - ((v79 * v137) + (v63 * v141)));
    const behi_six_joint_pack v305 = (30.0 * v102) * (((behi_six_joint_pack_at(&prepared[25U * spacing]) * v0_cosine[1]) * v103) - v304);
    *(behi_six_joint_unaligned *)&C[7U * stride] = ((v0_sine[4] * (v286 - (v0_sine[4] * v266))) - v305) + (v0_cosine[4] * (v300 - (v0_cosine[4] * v294)));
    const behi_six_joint_pack v306 = (30.0 - v18) * v103;
    const behi_six_joint_pack v307 = v0_cosine[4] * v149;
    const behi_six_joint_pack v308 = (v0_sine[4] * v149) - (v0_cosine[4] * v154);
    const behi_six_joint_pack v309 = (((v158 * v270) + (v308 * v277)) + (v307 * (v298 - v284))) + (v158 * v290);
    const behi_six_joint_pack v310 = (v309 + (v101 * v294)) + (v100 * v266);
    const behi_six_joint_pack v311 = v306 * ((v0_sine[4] * v148) + (v0_cosine[4] * v153));
    const behi_six_joint_pack v312 = v310 + (v311 + (((v0_sine[4] * v202) - (v0_cosine[4] * v203)) * v273));
    const behi_six_joint_pack v313 = v0_sine[4] * ((v0_sine[4] * v304) + ((behi_six_joint_pack_at(&prepared[24U * spacing]) * v202) - (v154 * v273)));
    const behi_six_joint_pack v314 = v313 + (v0_cosine[4] * ((v0_cosine[4] * v304) + ((v149 * v273) - (behi_six_joint_pack_at(&prepared[24U * spacing]) * v203))));
    *(behi_six_joint_unaligned *)&C[8U * stride] = (30.0 * v314) - v312;
    const behi_six_joint_pack v315 = ((v79 * v33) - ((v0_sine[4] * v32) + (v0_cosine[4] * v55))) + (v63 * v56);
    const behi_six_joint_pack v316 = (v0_sine[4] * v147) + (v0_cosine[4] * v152);
    const behi_six_joint_pack v317 = (v308 * v276) - (v307 * (v283 + v297));
    const behi_six_joint_pack v318 = ((v158 * (v269 + v289)) - (v101 * v293)) - (v100 * v263);
    const behi_six_joint_pack v319 = (v315 * v316) - (v272 * ((v0_sine[4] * v204) + (v0_cosine[4] * v205)));
    const behi_six_joint_pack v320 = (v317 + (v319 - (v210 * ((v0_sine[4] * v196) - (v0_cosine[4] * v198))))) - v318;
    const behi_six_joint_pack v321 = v0_sine[4] * ((v0_sine[4] * v303) - ((v210 * v152) + ((behi_six_joint_pack_at(&prepared[17U * spacing]) * v204) + (v154 * v272))));
    const behi_six_joint_pack v322 = v0_cosine[4] * ((v0_cosine[4] * v303) + ((v210 * v147) + ((v149 * v272) - (behi_six_joint_pack_at(&prepared[17U * spacing]) * v205))));
    const behi_six_joint_pack v323 = v321 + v322;
    *(behi_six_joint_unaligned *)&C[9U * stride] = (30.0 * v323) - v320;
    const behi_six_joint_pack v324 = (((v24 * v34) - (v53 * v57)) - (v80 * v30)) + (v64 * v54);
    const behi_six_joint_pack v325 = v24 * v260;
    const behi_six_joint_pack v326 = (((v146 * v324) + (v271 * v212)) + (v216 * v195)) - (v214 * v282);
    const behi_six_joint_pack v327 = (v325 - (v29 * v249)) + ((v53 * v268) + (v326 - (v215 * v275)));
    const behi_six_joint_pack v328 = v53 * v292;
    const behi_six_joint_pack v329 = (((v151 * v324) - (v271 * v213)) - (v216 * v197)) - (v214 * v275);
    const behi_six_joint_pack v330 = (v328 + (v24 * v288)) + ((v329 - (v29 * v252)) - (v215 * v296));
    const behi_six_joint_pack v331 = (v0_sine[4] * v327) + (v0_cosine[4] * v330);
    const behi_six_joint_pack v332 = (v29 * v235) + (((v214 * v271) - (v216 * v151)) - (behi_six_joint_pack_at(&prepared[3U * spacing]) * v212));
    const behi_six_joint_pack v333 = (v24 * v302) + v332;
    const behi_six_joint_pack v334 = (v29 * v240) + (((v216 * v146) + (v215 * v271)) + (behi_six_joint_pack_at(&prepared[3U * spacing]) * v213));
    const behi_six_joint_pack v335 = (v53 * v302) - v334;
    const behi_six_joint_pack v336 = (v0_sine[4] * v333) - (v0_cosine[4] * v335);
    *(behi_six_joint_unaligned *)&C[10U * stride] = v331 + (30.0 * v336);
    const behi_six_joint_pack v337 = (((v81 * v40) + (v65 * v59)) + (v36 * v35)) + (v49 * v58);
    const behi_six_joint_pack v338 = v36 * v258;
    const behi_six_joint_pack v339 = v338 + ((v49 * v267) + (((v223 * v77) - (v222 * v177)) - (v221 * v280)));
    const behi_six_joint_pack v340 = v339 + (((v37 * v247) - (v51 * v337)) - (v232 * v225));
    const behi_six_joint_pack v341 = v49 * v291;
    const behi_six_joint_pack v342 = (v37 * v251) - (((v223 * v90) + (v221 * v177)) + (v222 * v295));
    const behi_six_joint_pack v343 = (v341 + ((v36 * v287) - ((v232 * v224) + (v61 * v337)))) + v342;
    const behi_six_joint_pack v344 = (v0_sine[4] * v340) + (v0_cosine[4] * v343);
    const behi_six_joint_pack v345 = ((v37 * v233) + ((v61 * v223) - (v232 * v221))) - (v36 * v301);
    const behi_six_joint_pack v346 = (behi_six_joint_pack_at(&prepared[0]) * v225) + v345;
    const behi_six_joint_pack v347 = (v49 * v301) + ((v37 * v238) - ((v51 * v223) + (v232 * v222)));
    const behi_six_joint_pack v348 = v347 + (behi_six_joint_pack_at(&prepared[0]) * v224);
    const behi_six_joint_pack v349 = (v0_sine[4] * v346) + (v0_cosine[4] * v348);
    *(behi_six_joint_unaligned *)&C[11U * stride] = v344 + (30.0 * v349);
    *(behi_six_joint_unaligned *)&C[12U * stride] = v255 - (v18 * v243);
    const behi_six_joint_pack v350 = v173 * (((v0_sine[4] * v242) + ((v149 * v153) - (v154 * v148))) + (v0_cosine[4] * v237));
    *(behi_six_joint_unaligned *)&C[13U * stride] = (v350 + ((v18 * v102) * v304)) - v310;
    *(behi_six_joint_unaligned *)&C[14U * stride] = ((v350 + (v173 * (behi_six_joint_pack_at(&prepared[24U * spacing]) * v306))) + (v18 * v314)) - v312;
    const behi_six_joint_pack v351 = (v0_sine[4] * v241) + (v0_cosine[4] * v236);
    const behi_six_joint_pack v352 = (v149 * v152) - (v154 * v147);
    const behi_six_joint_pack v353 = (v352 + (behi_six_joint_pack_at(&prepared[17U * spacing]) * v315)) - v351;
    *(behi_six_joint_unaligned *)&C[15U * stride] = ((v18 * v323) - (v173 * v353)) - v320;
    const behi_six_joint_pack v354 = (v24 * v240) + ((behi_six_joint_pack_at(&prepared[3U * spacing]) * v324) - ((v215 * v151) + (v214 * v146)));
    const behi_six_joint_pack v355 = v354 + (v53 * v235);
    *(behi_six_joint_unaligned *)&C[16U * stride] = v331 + ((v173 * v355) + (v18 * v336));
    const behi_six_joint_pack v356 = ((v49 * v233) - ((v51 * v221) + (v61 * v222))) + (v36 * v238);
    const behi_six_joint_pack v357 = v356 + (behi_six_joint_pack_at(&prepared[0]) * v337);
    *(behi_six_joint_unaligned *)&C[17U * stride] = v344 + ((v18 * v349) - (v173 * v357));
    *(behi_six_joint_unaligned *)&C[18U * stride] = ((v0_sine[4] * v250) + ((v56 * v241) - (v33 * v236))) - (v0_cosine[4] * v253);
    const behi_six_joint_pack v358 = (behi_six_joint_pack_at(&prepared[17U * spacing]) * v19) - v272;
    const behi_six_joint_pack v359 = v0_cosine[4] * v358;
    const behi_six_joint_pack v360 = v0_sine[4] * v358;
    const behi_six_joint_pack v361 = (v317 + (((v172 * v352) - ((v102 * v19) * v303)) - (v172 * v351))) - v318;
    *(behi_six_joint_unaligned *)&C[19U * stride] = ((v155 * v360) - (v150 * v359)) - v361;
    *(behi_six_joint_unaligned *)&C[20U * stride] = (((v202 * v360) - (v203 * v359)) + (v306 * (v316 + (behi_six_joint_pack_at(&prepared[17U * spacing]) * v172)))) - v361;
    *(behi_six_joint_unaligned *)&C[21U * stride] = ((v19 * v323) - (v172 * v353)) - v320;
    *(behi_six_joint_unaligned *)&C[22U * stride] = v331 + ((v172 * v355) + (v19 * v336));
    *(behi_six_joint_unaligned *)&C[23U * stride] = v344 + ((v19 * v349) - (v172 * v357));
    *(behi_six_joint_unaligned *)&C[24U * stride] = v217 + (((v53 * v252) + ((v30 * v235) - (v54 * v240))) - (v24 * v249));
    const behi_six_joint_pack v362 = ((v53 * v271) - (behi_six_joint_pack_at(&prepared[3U * spacing]) * v54)) + (v29 * v146);
    const behi_six_joint_pack v363 = ((v24 * v271) - (behi_six_joint_pack_at(&prepared[3U * spacing]) * v30)) + (v29 * v151);
    const behi_six_joint_pack v364 = ((v29 * v195) - ((v30 * v271) + (v179 * v146))) + (v24 * v282);
    const behi_six_joint_pack v365 = ((v29 * v197) + ((v179 * v151) - (v54 * v271))) - (v24 * v275);
    const behi_six_joint_pack v366 = -(v154 * (v364 - (v53 * v275)));
    const behi_six_joint_pack v367 = v179 * ((v0_sine[4] * v240) - (v0_cosine[4] * v235));
    const behi_six_joint_pack v368 = v367 - (((v0_sine[4] * v30) - (v0_cosine[4] * v54)) * v302);
    const behi_six_joint_pack v369 = v366 + (v29 * ((v0_sine[4] * v184) - (v0_cosine[4] * v191)));
    const behi_six_joint_pack v370 = (v368 - (v149 * (v365 + (v53 * v296)))) + (v0_cosine[4] * ((v24 * v268) - v328));
    const behi_six_joint_pack v371 = (v369 + (v0_sine[4] * ((v53 * v288) - v325))) + v370;
    const behi_six_joint_pack v372 = ((v24 * v146) - (behi_six_joint_pack_at(&prepared[3U * spacing]) * v179)) - (v53 * v151);
    *(behi_six_joint_unaligned *)&C[26U * stride] = ((v306 * v372) - ((v203 * v362) + (v202 * v363))) - v371;
    const behi_six_joint_pack v373 = ((v24 * v195) - ((v30 * v151) + (v54 * v146))) + (v53 * v197);
    const behi_six_joint_pack v374 = ((v204 * v363) - (v205 * v362)) - (v315 * v372);
    *(behi_six_joint_unaligned *)&C[27U * stride] = ((v210 * (v373 + (v29 * v209))) + v374) - v371;
    const behi_six_joint_pack v375 = (v24 * v327) + (((v30 * v333) + (v54 * v335)) - (v179 * v355));
    *(behi_six_joint_unaligned *)&C[28U * stride] = (v375 - (v53 * v330)) - (v29 * v219);
    const behi_six_joint_pack v376 = (v24 * v340) + (((v30 * v346) - (v54 * v348)) + (v179 * v357));
    *(behi_six_joint_unaligned *)&C[29U * stride] = (v376 - (v53 * v343)) - (v29 * v228);
    const behi_six_joint_pack v377 = v226 + (((v36 * v247) + ((v59 * v238) - (v40 * v233))) - (v49 * v251));
    const behi_six_joint_pack v378 = ((v37 * v51) - (v49 * v232)) - (behi_six_joint_pack_at(&prepared[0]) * v59);
    const behi_six_joint_pack v379 = ((v37 * v61) - (v36 * v232)) - (behi_six_joint_pack_at(&prepared[0]) * v40);
    const behi_six_joint_pack v380 = ((v36 * v177) + ((v232 * v59) - (v61 * v178))) + (v37 * v90);
    const behi_six_joint_pack v381 = v380 - (v49 * v295);
    const behi_six_joint_pack v382 = ((v49 * v177) + ((v51 * v178) + (v232 * v40))) - (v36 * v280);
    const behi_six_joint_pack v383 = v382 + (v37 * v77);
    const behi_six_joint_pack v384 = v338 + ((((v40 * v301) - (v178 * v238)) - (v49 * v287)) + (v37 * v182));
    const behi_six_joint_pack v385 = (((v36 * v267) + ((v59 * v301) - (v178 * v233))) + (v37 * v189)) - v341;
    const behi_six_joint_pack v386 = (((v149 * v381) + (v154 * v383)) - (v0_sine[4] * v384)) + (v0_cosine[4] * v385);
    const behi_six_joint_pack v387 = ((v49 * v61) - (v36 * v51)) - (behi_six_joint_pack_at(&prepared[0]) * v178);
    *(behi_six_joint_unaligned *)&C[32U * stride] = ((v306 * v387) - ((v203 * v378) + (v202 * v379))) - v386;
    const behi_six_joint_pack v388 = (((v51 * v59) + (v40 * v61)) - (v49 * v90)) - (v36 * v77);
    const behi_six_joint_pack v389 = (v37 * v206) + v388;
    *(behi_six_joint_unaligned *)&C[33U * stride] = ((((v204 * v379) - (v205 * v378)) - (v315 * v387)) - (v210 * v389)) - v386;
    const behi_six_joint_pack v390 = (v214 * v383) + (((v212 * v379) + (v213 * v378)) + (v324 * v387));
    const behi_six_joint_pack v391 = ((v24 * v384) + ((v390 - (v215 * v381)) - (v216 * v389))) + (v53 * v385);
    *(behi_six_joint_unaligned *)&C[34U * stride] = v391 - (v29 * v377);
    const behi_six_joint_pack v392 = (v49 * v343) + (((v40 * v346) - (v59 * v348)) + (v178 * v357));
    *(behi_six_joint_unaligned *)&C[35U * stride] = (v392 - (v36 * v340)) - (v37 * v228);
    *(behi_six_joint_unaligned *)&C[4U * stride] = -v219;
    *(behi_six_joint_unaligned *)&C[5U * stride] = -v228;
    *(behi_six_joint_unaligned *)&C[25U * stride] = -(v371 + ((v150 * v362) + (v155 * v363)));
    *(behi_six_joint_unaligned *)&C[30U * stride] = -v377;
    *(behi_six_joint_unaligned *)&C[31U * stride] = -(v386 + ((v150 * v378) + (v155 * v379)));
}

void behi_six_joint_coriolis_matrix_batch(const behi_six_joint_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    double spread[93U * BEHI_SIX_JOINT_LANES];
    size_t first = 0U;

    for (size_t k = 0U; k < 6U; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            spread[(k * BEHI_SIX_JOINT_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 8U; k < 9U; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            spread[(k * BEHI_SIX_JOINT_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 17U; k < 21U; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            spread[(k * BEHI_SIX_JOINT_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 24U; k < 26U; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            spread[(k * BEHI_SIX_JOINT_LANES) + i] = prepared->k[k];
        }
    }
    for (size_t k = 33U; k < 48U; k++) {
        for (size_t i = 0U; i < BEHI_SIX_JOINT_LANES; i++) {
            spread[(k * BEHI_SIX_JOINT_LANES) + i] = prepared->k[k];
        }
    }
    for (; (count - first) >= BEHI_SIX_JOINT_LANES; first += BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_coriolis_matrix_block(BEHI_SIX_JOINT_LANES, spread, count, &q[first], &qd[first], &C[first]);
    }
    if (first < count) {
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double C_rest[36U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_coriolis_matrix_block(BEHI_SIX_JOINT_LANES, spread, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, C_rest);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, C_rest, C);
    }
}

void behi_six_joint_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    size_t first = 0U;

    for (; (count - first) >= BEHI_SIX_JOINT_LANES; first += BEHI_SIX_JOINT_LANES) {
        behi_six_joint_pack_coriolis_matrix_block(count, &prepared[first], count, &q[first], &qd[first], &C[first]);
    }
    if (first < count) {
        double q_rest[6U * BEHI_SIX_JOINT_LANES];
        double qd_rest[6U * BEHI_SIX_JOINT_LANES];
        double C_rest[36U * BEHI_SIX_JOINT_LANES];
        double prepared_rest[93U * BEHI_SIX_JOINT_LANES];

        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, &prepared[0U * count], &prepared_rest[0U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(1U, count, first, BEHI_SIX_JOINT_LANES, &prepared[8U * count], &prepared_rest[8U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(4U, count, first, BEHI_SIX_JOINT_LANES, &prepared[17U * count], &prepared_rest[17U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(2U, count, first, BEHI_SIX_JOINT_LANES, &prepared[24U * count], &prepared_rest[24U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(15U, count, first, BEHI_SIX_JOINT_LANES, &prepared[33U * count], &prepared_rest[33U * BEHI_SIX_JOINT_LANES]);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, q, q_rest);
        behi_six_joint_pack_take(6U, count, first, BEHI_SIX_JOINT_LANES, qd, qd_rest);
        behi_six_joint_pack_coriolis_matrix_block(BEHI_SIX_JOINT_LANES, prepared_rest, BEHI_SIX_JOINT_LANES, q_rest, qd_rest, C_rest);
        behi_six_joint_pack_give(36U, count, first, BEHI_SIX_JOINT_LANES, C_rest, C);
    }
}

#else

typedef int behi_six_joint_has_no_vector_code;

#endif
