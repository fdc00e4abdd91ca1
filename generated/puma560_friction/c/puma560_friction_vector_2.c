/* Many states at a time. Compiled with PUMA560_FRICTION_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "puma560_friction.h"

#if defined(PUMA560_FRICTION_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define PUMA560_FRICTION_BYTES 64
#elif defined(__AVX__)
#define PUMA560_FRICTION_BYTES 32
#else
#define PUMA560_FRICTION_BYTES 16
#endif
#define PUMA560_FRICTION_LANES (PUMA560_FRICTION_BYTES / sizeof(double))
#define PUMA560_FRICTION_APART __attribute__((noinline, unused))
#define PUMA560_FRICTION_INLINE static inline __attribute__((unused))

typedef double puma560_friction_pack __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef double puma560_friction_unaligned __attribute__((vector_size(PUMA560_FRICTION_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_friction_mask __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef signed char puma560_friction_bytes __attribute__((vector_size(PUMA560_FRICTION_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short puma560_friction_shorts __attribute__((vector_size(2 * PUMA560_FRICTION_BYTES / sizeof(double))));

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_splat(double x)
{
    return x - (puma560_friction_pack){ 0.0 };
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_at(const double *x)
{
    return *(const puma560_friction_unaligned *)x;
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_flags(const bool *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return -__builtin_convertvector(wide, puma560_friction_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_modes(const signed char *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return __builtin_convertvector(wide, puma560_friction_mask);
}

/* The last block of a batch is filled up with copies of its last state. */
static PUMA560_FRICTION_APART void puma560_friction_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (first + i) < count; i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_select(puma560_friction_mask condition, puma560_friction_pack x, puma560_friction_pack y)
{
    return (puma560_friction_pack)(((puma560_friction_mask)x & condition) | ((puma560_friction_mask)y & ~condition));
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_abs(puma560_friction_pack x)
{
    return (puma560_friction_pack)((puma560_friction_mask)x & ~(puma560_friction_mask)puma560_friction_pack_splat(-0.0));
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_min(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x < y), x, y);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_max(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x > y), x, y);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_sign(puma560_friction_pack x)
{
    const puma560_friction_pack one = puma560_friction_pack_splat(1.0);

    return puma560_friction_pack_select((puma560_friction_mask)(x > 0.0), one, puma560_friction_pack_select((puma560_friction_mask)(x < 0.0), -one, x));
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_select_whole(puma560_friction_mask condition, puma560_friction_mask x, puma560_friction_mask y)
{
    return (x & condition) | (y & ~condition);
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_whole(int64_t x)
{
    return x + (puma560_friction_mask){ 0 };
}

PUMA560_FRICTION_INLINE bool puma560_friction_pack_all(puma560_friction_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_mode_of(puma560_friction_pack x)
{
    return (puma560_friction_mask)(x < 0.0) - (puma560_friction_mask)(x > 0.0);
}

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_real_of(puma560_friction_mask mode)
{
    const puma560_friction_mask sign = mode & (puma560_friction_mask)puma560_friction_pack_splat(-0.0);

    return (puma560_friction_pack)(sign | ((puma560_friction_mask)puma560_friction_pack_splat(1.0) & (puma560_friction_mask)(mode != 0)));
}

typedef unsigned long long puma560_friction_bits __attribute__((vector_size(PUMA560_FRICTION_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline, unused)) void puma560_friction_pack_sincos_pair(const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_pack x = *angle;
    union { puma560_friction_pack number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_pack n = k.number - 6755399441186816.0;
    const puma560_friction_pack w = x - (n * 1.5707963267923333);
    const puma560_friction_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_pack rest = ((w - r) - (n * 2.5633441515839558e-12)) - (n * 1.0562999066987428e-23);
    const puma560_friction_pack z = r * r;
    const puma560_friction_pack u = 1.0 - (0.5 * z);
    const puma560_friction_pack rounded = ((1.0 - u) - (0.5 * z)) - (r * rest);
    const puma560_friction_pack zz = z * z;

    s.number = r + (((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))) + rest);
    c.number = u + ((zz * ((0.041666666666666595 + (z * -0.0013888888888872975)) + (zz * ((2.480158728880002e-05 + (z * -2.7557314163976344e-07)) + (zz * (2.0875698708571764e-09 + (z * -1.1358423521403661e-11))))))) + rounded);
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = k.bits << 62;
    const puma560_friction_bits sine_bits = (s.bits & ~odd) | (c.bits & odd);
    const puma560_friction_bits cosine_bits = (c.bits & ~odd) | (s.bits & odd);

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits = sine_bits ^ (sign & 0x8000000000000000ULL);
    c.bits = cosine_bits ^ ((sign ^ odd) & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}


/* The library answers for lanes whose angle is out of range, and for them only. */
static PUMA560_FRICTION_APART void puma560_friction_pack_sincos_beyond(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_friction_mask inside = (puma560_friction_mask)(puma560_friction_pack_abs(angle[i]) <= 200000.0);

        for (size_t j = 0U; j < PUMA560_FRICTION_LANES; j++) {
            if (inside[j] == 0) {
                sine[i][j] = sin(angle[i][j]);
                cosine[i][j] = cos(angle[i][j]);
            }
        }
    }
}

static inline __attribute__((always_inline, unused)) void puma560_friction_pack_sincos_guard(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, const puma560_friction_bits *beyond)
{
    if (!puma560_friction_pack_all((puma560_friction_mask)((*beyond >> 18) == 0ULL))) {
        puma560_friction_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_coriolis_matrix_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, double *restrict C)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_pack v0_angle[6] = {puma560_friction_pack_at(&q[0]), puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[5U * stride])};
    puma560_friction_pack v0_sine[6];
    puma560_friction_pack v0_cosine[6];
    puma560_friction_bits v0_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v0_angle[0], &v0_sine[0], &v0_cosine[0], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[1], &v0_sine[1], &v0_cosine[1], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[2], &v0_sine[2], &v0_cosine[2], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[3], &v0_sine[3], &v0_cosine[3], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[4], &v0_sine[4], &v0_cosine[4], &v0_beyond);
    puma560_friction_pack_sincos_pair(&v0_angle[5], &v0_sine[5], &v0_cosine[5], &v0_beyond);
    puma560_friction_pack_sincos_guard(6U, v0_angle, v0_sine, v0_cosine, &v0_beyond);
    const puma560_friction_pack v12 = v0_cosine[1] * v0_cosine[0];
    const puma560_friction_pack v13 = v0_sine[1] * v0_cosine[0];
    const puma560_friction_pack v14 = (v0_sine[2] * v13) - (v0_cosine[2] * v12);
    const puma560_friction_pack v15 = 0.4318 * v12;
    const puma560_friction_pack v16 = (v15 + (0.15005 * v0_sine[0])) - (0.0203 * v14);
    const puma560_friction_pack v17 = (v0_sine[2] * v12) + (v0_cosine[2] * v13);
    const puma560_friction_pack v18 = (0.4318 * v17) - v16;
    const puma560_friction_pack v19 = (v0_sine[1] * v0_cosine[2]) + (v0_cosine[1] * v0_sine[2]);
    const puma560_friction_pack v20 = v0_cosine[3] * v19;
    const puma560_friction_pack v21 = (v0_sine[1] * v0_sine[2]) - (v0_cosine[1] * v0_cosine[2]);
    const puma560_friction_pack v22 = (v0_cosine[4] * v21) + (v0_sine[4] * v20);
    const puma560_friction_pack v23 = (v0_sine[3] * v0_sine[0]) + (v0_cosine[3] * v14);
    const puma560_friction_pack v24 = (v0_cosine[4] * v17) - (v0_sine[4] * v23);
    const puma560_friction_pack v25 = 0.67183 + (0.4318 * v0_sine[1]);
    const puma560_friction_pack v26 = v25 + (0.0203 * v19);
    const puma560_friction_pack v27 = (0.4318 * v21) - v26;
    const puma560_friction_pack v28 = (v27 * v24) - (v22 * v18);
    const puma560_friction_pack v29 = (v17 * v26) - (v21 * v16);
    const puma560_friction_pack v30 = v0_sine[0] * v25;
    const puma560_friction_pack v31 = puma560_friction_pack_at(&qd[stride]) * v0_sine[0];
    const puma560_friction_pack v32 = (0.67183 * v31) + (puma560_friction_pack_at(&qd[2U * stride]) * v30);
    const puma560_friction_pack v33 = (puma560_friction_pack_at(&qd[3U * stride]) * v29) - v32;
    const puma560_friction_pack v34 = (v0_cosine[3] * v0_sine[0]) - (v0_sine[3] * v14);
    const puma560_friction_pack v35 = v0_sine[3] * v19;
    const puma560_friction_pack v36 = (v35 * v18) - (v27 * v34);
    const puma560_friction_pack v37 = (puma560_friction_pack_at(&qd[4U * stride]) * v36) - v33;
    const puma560_friction_pack v38 = v37 + (puma560_friction_pack_at(&qd[5U * stride]) * v28);
    const puma560_friction_pack v39 = v0_sine[1] * v0_sine[0];
    const puma560_friction_pack v40 = v0_cosine[1] * v0_sine[0];
    const puma560_friction_pack v41 = (v0_sine[2] * v40) + (v0_cosine[2] * v39);
    const puma560_friction_pack v42 = (v0_sine[2] * v39) - (v0_cosine[2] * v40);
    const puma560_friction_pack v43 = 0.4318 * v40;
    const puma560_friction_pack v44 = ((0.15005 * v0_cosine[0]) - v43) + (0.0203 * v42);
    const puma560_friction_pack v45 = v44 + (0.4318 * v41);
    const puma560_friction_pack v46 = (v0_sine[3] * v0_cosine[0]) - (v0_cosine[3] * v42);
    const puma560_friction_pack v47 = (v0_cosine[4] * v41) + (v0_sine[4] * v46);
    const puma560_friction_pack v48 = 0.0028799999999999997 * v47;
    const puma560_friction_pack v49 = v48 + (0.09 * v45);
    const puma560_friction_pack v50 = v49 * v38;
    const puma560_friction_pack v51 = 0.34 * v45;
    const puma560_friction_pack v52 = v50 + (v51 * v37);
    const puma560_friction_pack v53 = 0.369656 * v41;
    const puma560_friction_pack v54 = v53 + (0.82 * v44);
    const puma560_friction_pack v55 = (v54 * v33) - v52;
    const puma560_friction_pack v56 = (0.78792 * v0_cosine[0]) + (0.336 * v41);
    const puma560_friction_pack v57 = (2.07264 * v40) - v56;
    const puma560_friction_pack v58 = v55 + (v32 * v57);
    const puma560_friction_pack v59 = ((3.9585 * v0_cosine[0]) - (1.1832 * v40)) + (0.10439999999999999 * v39);
    const puma560_friction_pack v60 = 0.67183 * v59;
    const puma560_friction_pack v61 = (v31 * v60) - v58;
    const puma560_friction_pack v62 = (v27 * v47) - (v22 * v45);
    const puma560_friction_pack v63 = (v21 * v44) + (v41 * v26);
    const puma560_friction_pack v64 = v0_cosine[0] * v25;
    const puma560_friction_pack v65 = puma560_friction_pack_at(&qd[stride]) * v0_cosine[0];
    const puma560_friction_pack v66 = (0.67183 * v65) + (puma560_friction_pack_at(&qd[2U * stride]) * v64);
    const puma560_friction_pack v67 = v66 + (puma560_friction_pack_at(&qd[3U * stride]) * v63);
    const puma560_friction_pack v68 = (v0_cosine[3] * v0_cosine[0]) + (v0_sine[3] * v42);
    const puma560_friction_pack v69 = (v68 * v27) + (v35 * v45);
    const puma560_friction_pack v70 = (puma560_friction_pack_at(&qd[4U * stride]) * v69) - v67;
    const puma560_friction_pack v71 = v70 + (puma560_friction_pack_at(&qd[5U * stride]) * v62);
    const puma560_friction_pack v72 = 0.0028799999999999997 * v24;
    const puma560_friction_pack v73 = v72 + (0.09 * v18);
    const puma560_friction_pack v74 = v73 * v71;
    const puma560_friction_pack v75 = 0.34 * v18;
    const puma560_friction_pack v76 = v74 + (v75 * v70);
    const puma560_friction_pack v77 = 0.369656 * v17;
    const puma560_friction_pack v78 = v77 - (0.82 * v16);
    const puma560_friction_pack v79 = (v78 * v67) - v76;
    const puma560_friction_pack v80 = (0.78792 * v0_sine[0]) - (0.336 * v17);
    const puma560_friction_pack v81 = v80 + (2.07264 * v12);
    const puma560_friction_pack v82 = (v66 * v81) - v79;
    const puma560_friction_pack v83 = ((0.10439999999999999 * v13) - (3.9585 * v0_sine[0])) - (1.1832 * v12);
    const puma560_friction_pack v84 = 0.67183 * v83;
    const puma560_friction_pack v85 = (v65 * v84) - v82;
    const puma560_friction_pack v86 = v22 * v24;
    const puma560_friction_pack v87 = 0.0028799999999999997 * v22;
    const puma560_friction_pack v88 = v87 + (0.045 * v27);
    const puma560_friction_pack v89 = (v0_cosine[4] * v20) - (v0_sine[4] * v21);
    const puma560_friction_pack v90 = (v0_sine[5] * v35) - (v0_cosine[5] * v89);
    const puma560_friction_pack v91 = 1.9999999999999998e-05 * v90;
    const puma560_friction_pack v92 = (v0_sine[4] * v17) + (v0_cosine[4] * v23);
    const puma560_friction_pack v93 = (v0_sine[5] * v34) + (v0_cosine[5] * v92);
    const puma560_friction_pack v94 = ((v18 * v88) + (0.00022216 * v86)) + (v93 * v91);
    const puma560_friction_pack v95 = (v0_sine[5] * v89) + (v0_cosine[5] * v35);
    const puma560_friction_pack v96 = 1.9999999999999998e-05 * v95;
    const puma560_friction_pack v97 = (v0_cosine[5] * v34) - (v0_sine[5] * v92);
    const puma560_friction_pack v98 = v72 + (0.045 * v18);
    const puma560_friction_pack v99 = ((v27 * v98) + (v97 * v96)) + v94;
    const puma560_friction_pack v100 = v65 + (puma560_friction_pack_at(&qd[2U * stride]) * v0_cosine[0]);
    const puma560_friction_pack v101 = v100 + (puma560_friction_pack_at(&qd[3U * stride]) * v41);
    const puma560_friction_pack v102 = v101 + (puma560_friction_pack_at(&qd[4U * stride]) * v68);
    const puma560_friction_pack v103 = v102 + (puma560_friction_pack_at(&qd[5U * stride]) * v47);
    const puma560_friction_pack v104 = v103 * v99;
    const puma560_friction_pack v105 = 0.00020000000000000004 * v89;
    const puma560_friction_pack v106 = 0.34 * v27;
    const puma560_friction_pack v107 = v35 * v34;
    const puma560_friction_pack v108 = (((v18 * v106) + (9.999999999999999e-05 * v107)) - (v92 * v105)) + (0.00020000000000000004 * v86);
    const puma560_friction_pack v109 = v104 + (v102 * v108);
    const puma560_friction_pack v110 = 0.369656 * v21;
    const puma560_friction_pack v111 = v110 - (0.41 * v26);
    const puma560_friction_pack v112 = 0.1677909248 * v17;
    const puma560_friction_pack v113 = v77 - (0.41 * v16);
    const puma560_friction_pack v114 = 0.0006500000000000117 * v23;
    const puma560_friction_pack v115 = (((v21 * v112) - (v16 * v111)) - (v26 * v113)) - (v20 * v114);
    const puma560_friction_pack v116 = v115 + (0.0006500000000000117 * v107);
    const puma560_friction_pack v117 = v109 + (v101 * v116);
    const puma560_friction_pack v118 = 0.016249999999999987 * v19;
    const puma560_friction_pack v119 = (0.0551544 * v0_sine[0]) - (0.09327000000000002 * v17);
    const puma560_friction_pack v120 = 0.336 * v21;
    const puma560_friction_pack v121 = (2.4 * v25) - v120;
    const puma560_friction_pack v122 = v80 + (1.03632 * v12);
    const puma560_friction_pack v123 = (v25 * v122) + ((v15 * v121) - ((v21 * v119) + (v14 * v118)));
    const puma560_friction_pack v124 = v117 + (v100 * v123);
    const puma560_friction_pack v125 = ((0.0070992 * v13) - (0.26917800000000003 * v0_sine[0])) - (0.5469575999999998 * v12);
    const puma560_friction_pack v126 = ((0.07312639999999981 * v13) - (0.023751 * v0_sine[0])) - (0.0070992 * v12);
    const puma560_friction_pack v127 = (v84 + (v0_sine[1] * v125)) + (v0_cosine[1] * v126);
    const puma560_friction_pack v128 = (v65 * v127) - v124;
    const puma560_friction_pack v129 = 0.00020000000000000004 * v47;
    const puma560_friction_pack v130 = 9.999999999999999e-05 * v68;
    const puma560_friction_pack v131 = (v0_sine[4] * v41) - (v0_cosine[4] * v46);
    const puma560_friction_pack v132 = 0.00020000000000000004 * v131;
    const puma560_friction_pack v133 = (((v35 * v130) - (v45 * v106)) - (v22 * v129)) + (v89 * v132);
    const puma560_friction_pack v134 = v31 + (puma560_friction_pack_at(&qd[2U * stride]) * v0_sine[0]);
    const puma560_friction_pack v135 = (puma560_friction_pack_at(&qd[3U * stride]) * v17) - v134;
    const puma560_friction_pack v136 = (puma560_friction_pack_at(&qd[4U * stride]) * v34) - v135;
    const puma560_friction_pack v137 = 0.00022216 * v47;
    const puma560_friction_pack v138 = v48 + (0.045 * v45);
    const puma560_friction_pack v139 = (v0_sine[5] * v68) - (v0_cosine[5] * v131);
    const puma560_friction_pack v140 = 1.9999999999999998e-05 * v139;
    const puma560_friction_pack v141 = ((v27 * v138) + ((v45 * v88) + (v22 * v137))) - (v90 * v140);
    const puma560_friction_pack v142 = (v0_cosine[5] * v68) + (v0_sine[5] * v131);
    const puma560_friction_pack v143 = 1.9999999999999998e-05 * v142;
    const puma560_friction_pack v144 = v141 - (v95 * v143);
    const puma560_friction_pack v145 = (puma560_friction_pack_at(&qd[5U * stride]) * v24) - v136;
    const puma560_friction_pack v146 = v145 * v144;
    const puma560_friction_pack v147 = v146 + (v136 * v133);
    const puma560_friction_pack v148 = v21 * v41;
    const puma560_friction_pack v149 = v53 + (0.41 * v44);
    const puma560_friction_pack v150 = 0.0006500000000000117 * v68;
    const puma560_friction_pack v151 = (((v44 * v111) + (0.1677909248 * v148)) - (v26 * v149)) - (v35 * v150);
    const puma560_friction_pack v152 = 0.0006500000000000117 * v46;
    const puma560_friction_pack v153 = v151 + (v20 * v152);
    const puma560_friction_pack v154 = v147 + (v135 * v153);
    const puma560_friction_pack v155 = 0.016249999999999987 * v42;
    const puma560_friction_pack v156 = v0_cosine[0] * v21;
    const puma560_friction_pack v157 = (((v43 * v121) + (0.0551544 * v156)) - (v19 * v155)) + (0.09327000000000002 * v148);
    const puma560_friction_pack v158 = (1.03632 * v40) - v56;
    const puma560_friction_pack v159 = (v25 * v158) + v157;
    const puma560_friction_pack v160 = (v134 * v159) - v154;
    const puma560_friction_pack v161 = ((0.023751 * v12) + (0.26917800000000003 * v13)) + (v39 * (0.0070992 * v0_sine[1]));
    const puma560_friction_pack v162 = (v60 - (v40 * ((0.4738312 * v0_sine[1]) + (0.0070992 * v0_cosine[1])))) + v161;
    const puma560_friction_pack v163 = (v31 * v162) - v160;
    *(puma560_friction_unaligned *)&C[0] = (v128 - (v85 + v61)) + v163;
    const puma560_friction_pack v164 = (v17 * v44) + (v41 * v16);
    const puma560_friction_pack v165 = v0_cosine[0] * v0_cosine[0];
    const puma560_friction_pack v166 = v165 + (v0_sine[0] * v0_sine[0]);
    const puma560_friction_pack v167 = (0.4318 * v0_cosine[1]) * v166;
    const puma560_friction_pack v168 = puma560_friction_pack_at(&qd[2U * stride]) * v167;
    const puma560_friction_pack v169 = v168 + (puma560_friction_pack_at(&qd[3U * stride]) * v164);
    const puma560_friction_pack v170 = (v68 * v18) + (v34 * v45);
    const puma560_friction_pack v171 = (puma560_friction_pack_at(&qd[4U * stride]) * v170) - v169;
    const puma560_friction_pack v172 = (v45 * v24) - (v18 * v47);
    const puma560_friction_pack v173 = (puma560_friction_pack_at(&qd[5U * stride]) * v172) - v171;
    const puma560_friction_pack v174 = ((((2.0 * v45) * v138) + (v47 * v137)) + (v139 * v140)) + (v142 * v143);
    const puma560_friction_pack v175 = (((v45 * v98) + (v24 * v137)) + (v18 * v138)) - (v93 * v140);
    const puma560_friction_pack v176 = v175 - (v97 * v143);
    const puma560_friction_pack v177 = ((v49 * v173) - (v145 * v174)) + (v103 * v176);
    const puma560_friction_pack v178 = (((v34 * v130) - (v18 * v51)) - (v24 * v129)) - (v92 * v132);
    const puma560_friction_pack v179 = (((v45 * v51) + (v68 * v130)) + (v47 * v129)) + (v131 * v132);
    const puma560_friction_pack v180 = (((v102 * v178) + (v51 * v171)) - (v136 * v179)) - v177;
    const puma560_friction_pack v181 = v41 * v41;
    const puma560_friction_pack v182 = (((v149 * (2.0 * v44)) + (0.1677909248 * v181)) + (v68 * v150)) + (v46 * v152);
    const puma560_friction_pack v183 = (((v44 * v113) + (v41 * v112)) - (v16 * v149)) - (v34 * v150);
    const puma560_friction_pack v184 = v183 - (v23 * v152);
    const puma560_friction_pack v185 = (((v54 * v169) - (v135 * v182)) + (v101 * v184)) - v180;
    const puma560_friction_pack v186 = (0.12558706799999997 * v0_sine[0]) - (0.0551544 * v17);
    const puma560_friction_pack v187 = (v15 * v158) + ((v14 * v155) - ((v0_cosine[0] * v186) + (v41 * v119)));
    const puma560_friction_pack v188 = v187 + (v43 * v122);
    const puma560_friction_pack v189 = ((((0.1103088 * v0_cosine[0]) * v41) + (0.12558706799999997 * v165)) + (v42 * v155)) + (0.09327000000000002 * v181);
    const puma560_friction_pack v190 = v189 + ((0.8636 * v40) * v158);
    const puma560_friction_pack v191 = v0_cosine[0] * ((((v168 * v57) - (v134 * v190)) - (v100 * v188)) - v185);
    const puma560_friction_pack v192 = v144 - v133;
    const puma560_friction_pack v193 = v153 + v192;
    const puma560_friction_pack v194 = puma560_friction_pack_at(&qd[0]) * v0_sine[0];
    const puma560_friction_pack v195 = v108 + v99;
    const puma560_friction_pack v196 = v116 + v195;
    const puma560_friction_pack v197 = puma560_friction_pack_at(&qd[0]) * v0_cosine[0];
    const puma560_friction_pack v198 = v24 * v24;
    const puma560_friction_pack v199 = ((2.0 * v18) * v98) + (0.00022216 * v198);
    const puma560_friction_pack v200 = v199 + (1.9999999999999998e-05 * ((v93 * v93) + (v97 * v97)));
    const puma560_friction_pack v201 = ((v73 * v173) + (v103 * v200)) - (v145 * v176);
    const puma560_friction_pack v202 = v34 * v34;
    const puma560_friction_pack v203 = ((v18 * v75) + (9.999999999999999e-05 * v202)) + (0.00020000000000000004 * (v198 + (v92 * v92)));
    const puma560_friction_pack v204 = ((v136 * v178) + ((v75 * v171) - (v102 * v203))) - v201;
    const puma560_friction_pack v205 = (((v17 * v112) - (v113 * (2.0 * v16))) + (v23 * v114)) + (0.0006500000000000117 * v202);
    const puma560_friction_pack v206 = (((v78 * v169) + (v101 * v205)) - (v135 * v184)) - v204;
    const puma560_friction_pack v207 = ((v0_sine[0] * v186) - (v17 * v119)) + (v14 * (0.016249999999999987 * v14));
    const puma560_friction_pack v208 = v207 + ((0.8636 * v12) * v122);
    const puma560_friction_pack v209 = v0_sine[0] * ((((v168 * v81) - (v100 * v208)) - (v134 * v188)) - v206);
    const puma560_friction_pack v210 = (((v197 * (v123 + v196)) + (v194 * (v159 + v193))) + v191) - v209;
    const puma560_friction_pack v211 = v60 - v162;
    const puma560_friction_pack v212 = v84 - v127;
    const puma560_friction_pack v213 = (v197 * v212) + (v194 * v211);
    const puma560_friction_pack v214 = ((0.023751 * v13) - (0.9580587499999998 * v0_sine[0])) - (0.26917800000000003 * v12);
    const puma560_friction_pack v215 = (0.9580587499999998 * v165) + (v39 * (0.07312639999999981 * v39));
    const puma560_friction_pack v216 = v215 + (v40 * ((0.5469575999999998 * v40) - (0.0141984 * v39)));
    const puma560_friction_pack v217 = (v216 - (v0_sine[0] * ((0.5383560000000001 * v12) - (0.047502 * v13)))) - (v13 * v126);
    const puma560_friction_pack v218 = (v0_sine[0] * v65) * (v217 + ((v0_sine[0] * v214) + (v12 * v125)));
    const puma560_friction_pack v219 = ((v0_cosine[0] * v214) - (v40 * v125)) + (v39 * v126);
    const puma560_friction_pack v220 = v0_sine[0] * v31;
    const puma560_friction_pack v221 = v0_cosine[0] * v65;
    const puma560_friction_pack v222 = v75 + v73;
    const puma560_friction_pack v223 = v78 + v222;
    const puma560_friction_pack v224 = v81 - v223;
    const puma560_friction_pack v225 = 0.67183 * v197;
    const puma560_friction_pack v226 = v51 + v49;
    const puma560_friction_pack v227 = v54 + v226;
    const puma560_friction_pack v228 = v57 - v227;
    const puma560_friction_pack v229 = 0.67183 * v194;
    const puma560_friction_pack v230 = ((v225 * v224) + ((v218 + ((v221 - v220) * v219)) - v213)) + (v229 * v228);
    *(puma560_friction_unaligned *)&C[stride] = v230 - v210;
    const puma560_friction_pack v231 = (v65 * v167) - (v25 * v194);
    const puma560_friction_pack v232 = (v25 * v197) + (v31 * v167);
    *(puma560_friction_unaligned *)&C[2U * stride] = ((v232 * v224) - (v231 * v228)) - v210;
    const puma560_friction_pack v233 = v174 + v200;
    const puma560_friction_pack v234 = v233 + (v179 + v203);
    const puma560_friction_pack v235 = (v100 * v17) + (v134 * v41);
    const puma560_friction_pack v236 = (((v21 * v32) + (v41 * v168)) - (puma560_friction_pack_at(&qd[0]) * v29)) - (v100 * v164);
    const puma560_friction_pack v237 = ((puma560_friction_pack_at(&qd[0]) * v63) + ((v21 * v66) + (v17 * v168))) + (v134 * v164);
    const puma560_friction_pack v238 = (puma560_friction_pack_at(&qd[0]) * v41) + (v21 * v100);
    const puma560_friction_pack v239 = (puma560_friction_pack_at(&qd[0]) * v17) - (v21 * v134);
    const puma560_friction_pack v240 = (v239 * v193) - ((v238 * v196) + ((v237 * v223) + (v236 * v227)));
    const puma560_friction_pack v241 = (v17 * v206) + (v240 - (v235 * (v234 + (v182 + v205))));
    const puma560_friction_pack v242 = v21 * (((v79 - v55) + v117) - v154);
    const puma560_friction_pack v243 = (v242 + (v41 * v185)) + v241;
    *(puma560_friction_unaligned *)&C[3U * stride] = v243;
    const puma560_friction_pack v244 = v35 * (((v76 - v52) - v109) + v147);
    const puma560_friction_pack v245 = (v68 * v135) + (v34 * v101);
    const puma560_friction_pack v246 = (puma560_friction_pack_at(&qd[3U * stride]) * v21) - puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v247 = (v246 * v68) + (v35 * v101);
    const puma560_friction_pack v248 = ((v34 * v169) + ((v35 * v67) - (v246 * v69))) - (v135 * v170);
    const puma560_friction_pack v249 = ((v68 * v169) + ((v35 * v33) - (v246 * v36))) + (v101 * v170);
    const puma560_friction_pack v250 = (v35 * v135) - (v246 * v34);
    const puma560_friction_pack v251 = (v250 * v192) + (((v226 * v249) - (v222 * v248)) - (v247 * v195));
    const puma560_friction_pack v252 = ((v68 * v180) + (v251 - (v245 * v234))) - ((v34 * v204) + v244);
    *(puma560_friction_unaligned *)&C[4U * stride] = -v252;
    const puma560_friction_pack v253 = (v47 * v136) + (v24 * v102);
    const puma560_friction_pack v254 = (puma560_friction_pack_at(&qd[4U * stride]) * v35) - v246;
    const puma560_friction_pack v255 = (v254 * v47) + (v22 * v102);
    const puma560_friction_pack v256 = (((v22 * v70) + (v254 * v62)) - (v136 * v172)) + (v24 * v171);
    const puma560_friction_pack v257 = (v47 * v171) + ((v102 * v172) - ((v22 * v37) + (v254 * v28)));
    const puma560_friction_pack v258 = (v22 * v136) - (v254 * v24);
    const puma560_friction_pack v259 = (((v73 * v256) - (v255 * v99)) + (v49 * v257)) - (v258 * v144);
    const puma560_friction_pack v260 = v22 * (((v74 - v50) - v104) + v146);
    const puma560_friction_pack v261 = ((((v47 * v177) - (v253 * v233)) + (v24 * v201)) + v259) - v260;
    *(puma560_friction_unaligned *)&C[5U * stride] = v261;
    const puma560_friction_pack v262 = v22 * v22;
    const puma560_friction_pack v263 = v35 * v35;
    const puma560_friction_pack v264 = (((v27 * v106) + (9.999999999999999e-05 * v263)) + (0.00020000000000000004 * v262)) + (v89 * v105);
    const puma560_friction_pack v265 = v87 + (0.09 * v27);
    const puma560_friction_pack v266 = ((((2.0 * v27) * v88) + (0.00022216 * v262)) + (v90 * v91)) + (v95 * v96);
    const puma560_friction_pack v267 = (puma560_friction_pack_at(&qd[5U * stride]) * v22) - v254;
    const puma560_friction_pack v268 = ((v265 * v71) - (v103 * v266)) + (v267 * v144);
    const puma560_friction_pack v269 = v268 + ((v254 * v133) + ((v106 * v70) - (v102 * v264)));
    const puma560_friction_pack v270 = v21 * v21;
    const puma560_friction_pack v271 = ((0.1677909248 * v270) - (v111 * (2.0 * v26))) + (0.0006500000000000117 * (v263 + (v20 * v20)));
    const puma560_friction_pack v272 = v110 - (0.82 * v26);
    const puma560_friction_pack v273 = (((v272 * v67) + (v101 * v271)) - (v246 * v153)) - v269;
    const puma560_friction_pack v274 = ((2.0 * v25) * v121) + ((v19 * v118) + (0.09327000000000002 * v270));
    const puma560_friction_pack v275 = (4.8 * v25) - v120;
    const puma560_friction_pack v276 = ((v265 * v38) - (v145 * v266)) + (v267 * v99);
    const puma560_friction_pack v277 = v276 + (((v136 * v264) + (v106 * v37)) - (v254 * v108));
    const puma560_friction_pack v278 = (((v272 * v33) + (v135 * v271)) - (v246 * v116)) - v277;
    const puma560_friction_pack v279 = v0_cosine[0] * (v278 + ((puma560_friction_pack_at(&qd[0]) * v123) + ((v32 * v275) - (v134 * v274))));
    const puma560_friction_pack v280 = v279 + (v0_sine[0] * (v273 + ((puma560_friction_pack_at(&qd[0]) * v159) + ((v100 * v274) - (v66 * v275)))));
    const puma560_friction_pack v281 = (0.09 * v71) + ((v267 * v49) - (v103 * v265));
    const puma560_friction_pack v282 = (((v106 * v102) + (v254 * v51)) - (0.34 * v70)) - v281;
    const puma560_friction_pack v283 = v282 + ((0.82 * v67) + ((v101 * v272) - (v246 * v54)));
    const puma560_friction_pack v284 = ((puma560_friction_pack_at(&qd[0]) * v57) + ((v100 * v275) - (4.8 * v66))) - v283;
    const puma560_friction_pack v285 = 0.67183 * v0_sine[0];
    const puma560_friction_pack v286 = (0.09 * v38) + ((v267 * v73) - (v145 * v265));
    const puma560_friction_pack v287 = v286 + ((0.34 * v37) + ((v136 * v106) - (v254 * v75)));
    const puma560_friction_pack v288 = ((0.82 * v33) + ((v135 * v272) - (v246 * v78))) - v287;
    const puma560_friction_pack v289 = ((puma560_friction_pack_at(&qd[0]) * v81) + ((4.8 * v32) - (v134 * v275))) - v288;
    const puma560_friction_pack v290 = 0.67183 * v0_cosine[0];
    *(puma560_friction_unaligned *)&C[6U * stride] = ((v213 - (v290 * v289)) - (v285 * v284)) + v280;
    const puma560_friction_pack v291 = ((v73 * v38) + (v267 * v200)) - (v145 * v99);
    const puma560_friction_pack v292 = v291 + ((v136 * v108) + ((v75 * v37) - (v254 * v203)));
    const puma560_friction_pack v293 = (((v78 * v33) - (v246 * v205)) + (v135 * v116)) - v292;
    const puma560_friction_pack v294 = v293 + ((puma560_friction_pack_at(&qd[0]) * v208) + ((v32 * v81) - (v134 * v123)));
    const puma560_friction_pack v295 = v106 + v265;
    const puma560_friction_pack v296 = v272 + v295;
    const puma560_friction_pack v297 = v275 - v296;
    const puma560_friction_pack v298 = ((11.689842 + (1.1832 * v0_sine[1])) + (0.10439999999999999 * v0_cosine[1])) + v297;
    const puma560_friction_pack v299 = v200 + v266;
    const puma560_friction_pack v300 = v299 + (v203 + v264);
    const puma560_friction_pack v301 = v300 + (v205 + v271);
    const puma560_friction_pack v302 = v301 + (v208 + v274);
    const puma560_friction_pack v303 = v0_sine[1] * ((1.5898185120000001 + (0.0141984 * v0_cosine[1])) + (0.5469575999999998 * v0_sine[1]));
    const puma560_friction_pack v304 = (7.853586550860001 + (v0_cosine[1] * (0.140278104 + (0.07312639999999981 * v0_cosine[1])))) + v303;
    const puma560_friction_pack v305 = v265 * v173;
    const puma560_friction_pack v306 = (v106 * v171) - v305;
    const puma560_friction_pack v307 = (v272 * v169) - v306;
    const puma560_friction_pack v308 = (v168 * v275) - v307;
    const puma560_friction_pack v309 = v0_cosine[0] * v308;
    const puma560_friction_pack v310 = v176 - v178;
    const puma560_friction_pack v311 = v184 + v310;
    const puma560_friction_pack v312 = v188 + v311;
    const puma560_friction_pack v313 = v219 + v312;
    const puma560_friction_pack v314 = (v309 + (v194 * (v304 + v302))) - (v197 * v313);
    const puma560_friction_pack v315 = v314 + (((v220 * v212) - (v229 * v298)) - (v0_sine[0] * v294));
    const puma560_friction_pack v316 = v267 * v176;
    const puma560_friction_pack v317 = v316 + (v254 * v178);
    const puma560_friction_pack v318 = v317 + (v246 * v184);
    const puma560_friction_pack v319 = (puma560_friction_pack_at(&qd[0]) * v188) - v318;
    const puma560_friction_pack v320 = v319 + (puma560_friction_pack_at(&qd[0]) * v219);
    const puma560_friction_pack v321 = v174 + v266;
    const puma560_friction_pack v322 = v321 + (v179 + v264);
    const puma560_friction_pack v323 = v322 + (v182 + v271);
    const puma560_friction_pack v324 = ((v49 * v71) + (v267 * v174)) - (v103 * v144);
    const puma560_friction_pack v325 = v324 + (((v102 * v133) + (v51 * v70)) - (v254 * v179));
    const puma560_friction_pack v326 = (((v54 * v67) - (v246 * v182)) + (v101 * v153)) - v325;
    const puma560_friction_pack v327 = v0_cosine[0] * (v326 + (((puma560_friction_pack_at(&qd[0]) * v190) - (v66 * v57)) + (v100 * v159)));
    const puma560_friction_pack v328 = v327 - (v197 * (v323 + (v190 + v274)));
    const puma560_friction_pack v329 = v0_sine[0] * v308;
    const puma560_friction_pack v330 = (v329 + (((v221 * v211) - (v197 * v304)) + (v225 * v298))) + (v194 * v313);
    const puma560_friction_pack v331 = (0.09 * v173) + ((v103 * v73) - (v145 * v49));
    const puma560_friction_pack v332 = v331 + (((v136 * v51) + (v102 * v75)) - (0.34 * v171));
    const puma560_friction_pack v333 = v332 + ((0.82 * v169) + ((v101 * v78) - (v135 * v54)));
    const puma560_friction_pack v334 = v333 + (((4.8 * v168) - (v100 * v81)) - (v134 * v57));
    const puma560_friction_pack v335 = (0.67183 * v166) * (v334 + ((v65 * v83) + (v31 * v59)));
    const puma560_friction_pack v336 = v335 - (v0_sine[0] * ((v330 + v328) - (v0_sine[0] * (v320 - (v61 + v128)))));
    *(puma560_friction_unaligned *)&C[7U * stride] = v336 - (v0_cosine[0] * (v315 + (v0_cosine[0] * ((v320 + v85) + v163))));
    const puma560_friction_pack v337 = ((v197 * v297) - (6.05 * v232)) - (v0_sine[0] * v334);
    const puma560_friction_pack v338 = (v0_cosine[0] * v334) + ((6.05 * v231) + (v194 * v297));
    const puma560_friction_pack v339 = (v0_sine[0] * v328) - (v197 * ((v0_cosine[0] * v312) - (v0_sine[0] * v302)));
    const puma560_friction_pack v340 = v339 - (v0_sine[0] * ((v0_cosine[0] * v294) - (v194 * v312)));
    const puma560_friction_pack v341 = v340 - (v0_sine[0] * ((v0_sine[0] * (v319 + (v58 + v124))) - v329));
    const puma560_friction_pack v342 = v341 - (v0_cosine[0] * ((-v309) - (v0_cosine[0] * ((v319 - v82) - v160))));
    const puma560_friction_pack v343 = v166 * (puma560_friction_pack_at(&qd[stride]) * (0.67183 - v25));
    const puma560_friction_pack v344 = -(v343 * ((v0_cosine[0] * v224) + (v0_sine[0] * v228)));
    const puma560_friction_pack v345 = (v344 - (((v0_cosine[0] * v231) + (v0_sine[0] * v232)) * v297)) - v342;
    *(puma560_friction_unaligned *)&C[8U * stride] = v345 + ((v290 * v338) - (v285 * v337));
    const puma560_friction_pack v346 = (v21 * v283) - ((v235 * v223) + ((1.25 * v237) + (v238 * v296)));
    const puma560_friction_pack v347 = (v17 * v333) + v346;
    const puma560_friction_pack v348 = (v21 * v288) + ((v235 * v227) + ((1.25 * v236) - (v239 * v296)));
    const puma560_friction_pack v349 = v348 - (v41 * v333);
    const puma560_friction_pack v350 = (((v17 * v32) - (v66 * v41)) + (v100 * v63)) - (v134 * v29);
    const puma560_friction_pack v351 = (((v350 * v227) - (v237 * v296)) - (v235 * v196)) - (v239 * v311);
    const puma560_friction_pack v352 = v17 * (((v55 + v307) + v117) - v318);
    const puma560_friction_pack v353 = (v352 + (v41 * v326)) + ((v21 * v273) + (v351 - (v238 * v323)));
    const puma560_friction_pack v354 = (v17 * v293) + (((v350 * v223) + (v236 * v296)) - (v239 * v301));
    const puma560_friction_pack v355 = v41 * (((v79 - v307) + v154) - v318);
    const puma560_friction_pack v356 = v355 + (((v354 + (v21 * v278)) + (v235 * v193)) - (v238 * v311));
    const puma560_friction_pack v357 = (v0_cosine[0] * v356) + (v0_sine[0] * v353);
    *(puma560_friction_unaligned *)&C[9U * stride] = -(v357 + ((v290 * v349) + (v285 * v347)));
    const puma560_friction_pack v358 = (((v68 * v67) + (v101 * v69)) - (v34 * v33)) + (v135 * v36);
    const puma560_friction_pack v359 = ((v245 * v195) + ((v295 * v248) - (v226 * v358))) + (v250 * v310);
    const puma560_friction_pack v360 = v34 * (((v52 + v306) - v109) + v317);
    const puma560_friction_pack v361 = (v360 - (v68 * v325)) + ((v359 + (v247 * v322)) + (v35 * v269));
    const puma560_friction_pack v362 = (v34 * v292) + (((v295 * v249) - (v222 * v358)) + (v250 * v300));
    const puma560_friction_pack v363 = v68 * (((v76 - v306) - v147) + v317);
    const puma560_friction_pack v364 = ((v362 - (v245 * v192)) + ((v247 * v310) + (v35 * v277))) - v363;
    const puma560_friction_pack v365 = (v0_cosine[0] * v364) + (v0_sine[0] * v361);
    const puma560_friction_pack v366 = ((0.43000000000000005 * v249) + ((v250 * v295) - (v245 * v226))) + (v35 * v287);
    const puma560_friction_pack v367 = v366 - (v68 * v332);
    const puma560_friction_pack v368 = (v35 * v282) - (((v245 * v222) + (v247 * v295)) + (0.43000000000000005 * v248));
    const puma560_friction_pack v369 = (v34 * v332) + v368;
    *(puma560_friction_unaligned *)&C[10U * stride] = ((v285 * v369) - (v290 * v367)) - v365;
    const puma560_friction_pack v370 = ((v22 * v281) + ((v73 * v253) + (v265 * v255))) - (v24 * v331);
    const puma560_friction_pack v371 = v370 - (0.09 * v256);
    const puma560_friction_pack v372 = (v47 * v331) + ((v22 * v286) - ((v49 * v253) + (v265 * v258)));
    const puma560_friction_pack v373 = v372 + (0.09 * v257);
    const puma560_friction_pack v374 = v24 * (((v50 - v305) - v104) + v316);
    const puma560_friction_pack v375 = (((v47 * v70) - (v102 * v62)) + (v24 * v37)) + (v136 * v28);
    const puma560_friction_pack v376 = (((v253 * v99) - (v49 * v375)) - (v258 * v176)) + (v255 * v321);
    const puma560_friction_pack v377 = (v374 + (((v47 * v324) - (v265 * v256)) + (v22 * v268))) + v376;
    const puma560_friction_pack v378 = (((v22 * v276) - (v258 * v299)) + (v24 * v291)) - (v73 * v375);
    const puma560_friction_pack v379 = v47 * (((v74 + v305) - v146) + v316);
    const puma560_friction_pack v380 = v379 + (v378 + (((v255 * v176) - (v253 * v144)) + (v265 * v257)));
    const puma560_friction_pack v381 = (v0_cosine[0] * v380) + (v0_sine[0] * v377);
    *(puma560_friction_unaligned *)&C[11U * stride] = v381 + ((v290 * v373) + (v285 * v371));
    *(puma560_friction_unaligned *)&C[12U * stride] = v280 - ((v64 * v289) + (v30 * v284));
    const puma560_friction_pack v382 = v167 * (((v0_cosine[0] * v284) + ((v194 * v224) - (v197 * v228))) - (v0_sine[0] * v289));
    *(puma560_friction_unaligned *)&C[13U * stride] = (v382 + ((v25 * v166) * v334)) - v342;
    *(puma560_friction_unaligned *)&C[14U * stride] = ((v382 - (v30 * v337)) + ((v343 * (6.05 * v167)) + (v64 * v338))) + v345;
    const puma560_friction_pack v383 = (v17 * v288) + (((1.25 * v350) - (v239 * v223)) - (v238 * v227));
    const puma560_friction_pack v384 = v383 + (v41 * v283);
    *(puma560_friction_unaligned *)&C[15U * stride] = -(v357 + (((v167 * v384) + (v64 * v349)) + (v30 * v347)));
    const puma560_friction_pack v385 = ((v68 * v282) + ((v250 * v222) + (v247 * v226))) + (v34 * v287);
    const puma560_friction_pack v386 = v385 - (0.43000000000000005 * v358);
    *(puma560_friction_unaligned *)&C[16U * stride] = (((v30 * v369) - (v167 * v386)) - (v64 * v367)) - v365;
    const puma560_friction_pack v387 = ((v47 * v281) + ((v49 * v255) - (v73 * v258))) + (v24 * v286);
    const puma560_friction_pack v388 = v387 - (0.09 * v375);
    *(puma560_friction_unaligned *)&C[17U * stride] = v381 + (((v167 * v388) + (v64 * v373)) + (v30 * v371));
    *(puma560_friction_unaligned *)&C[18U * stride] = v242 + (((v41 * v278) + ((v63 * v288) - (v29 * v283))) - (v17 * v273));
    const puma560_friction_pack v389 = v197 * ((v17 * v323) + (((v29 * v296) - (v164 * v227)) - (v21 * v196)));
    const puma560_friction_pack v390 = v164 * ((v0_cosine[0] * v283) - (v0_sine[0] * v288));
    const puma560_friction_pack v391 = v194 * ((v41 * v301) + ((v63 * v296) + (v164 * v223)));
    const puma560_friction_pack v392 = (v156 * v185) + ((v390 - (((v0_cosine[0] * v63) - (v0_sine[0] * v29)) * v333)) + v391);
    const puma560_friction_pack v393 = (v392 + v389) - (v17 * ((v0_cosine[0] * v326) + (v194 * v311)));
    const puma560_friction_pack v394 = v21 * ((v0_sine[0] * v206) + (v194 * v193));
    const puma560_friction_pack v395 = (v0_sine[0] * v352) - (v394 + (v41 * ((v0_sine[0] * v293) + (v197 * v311))));
    const puma560_friction_pack v396 = ((v0_cosine[0] * v355) + v395) + v393;
    const puma560_friction_pack v397 = ((v17 * v296) + (1.25 * v29)) - (v21 * v223);
    const puma560_friction_pack v398 = (v21 * v227) - ((v41 * v296) + (1.25 * v63));
    *(puma560_friction_unaligned *)&C[19U * stride] = ((v229 * v398) - (v225 * v397)) - v396;
    const puma560_friction_pack v399 = v343 * (((1.25 * v164) - (v17 * v227)) + (v41 * v223));
    *(puma560_friction_unaligned *)&C[20U * stride] = (v399 - ((v231 * v398) + (v232 * v397))) - v396;
    const puma560_friction_pack v400 = (v17 * v353) + (((v29 * v347) - (v63 * v349)) - (v164 * v384));
    *(puma560_friction_unaligned *)&C[21U * stride] = (v400 - (v21 * v243)) - (v41 * v356);
    const puma560_friction_pack v401 = (v17 * v361) - (((v63 * v367) + (v29 * v369)) + (v164 * v386));
    *(puma560_friction_unaligned *)&C[22U * stride] = (v401 + (v21 * v252)) - (v41 * v364);
    const puma560_friction_pack v402 = (v41 * v380) + (((v63 * v373) - (v29 * v371)) + (v164 * v388));
    *(puma560_friction_unaligned *)&C[23U * stride] = (v402 - (v17 * v377)) - (v21 * v261);
    const puma560_friction_pack v403 = (((v68 * v277) - ((v69 * v287) + (v36 * v282))) + (v34 * v269)) - v244;
    *(puma560_friction_unaligned *)&C[24U * stride] = -v403;
    const puma560_friction_pack v404 = ((((v36 * v332) + (v170 * v287)) - (v68 * v292)) + (v35 * v204)) - v360;
    const puma560_friction_pack v405 = (((v170 * v226) - (v36 * v295)) + (v35 * v195)) - (v68 * v310);
    const puma560_friction_pack v406 = v405 - (v34 * v322);
    const puma560_friction_pack v407 = ((v68 * v300) - ((v69 * v295) + (v170 * v222))) + (v34 * v310);
    const puma560_friction_pack v408 = v407 + (v35 * v192);
    const puma560_friction_pack v409 = ((((v69 * v332) - (v170 * v282)) - (v34 * v325)) + (v35 * v180)) - v363;
    const puma560_friction_pack v410 = (v0_cosine[0] * v409) + (((v197 * v406) + (v194 * v408)) - (v0_sine[0] * v404));
    const puma560_friction_pack v411 = ((v68 * v295) - (0.43000000000000005 * v69)) + (v35 * v226);
    const puma560_friction_pack v412 = (v35 * v222) - ((v34 * v295) + (0.43000000000000005 * v36));
    *(puma560_friction_unaligned *)&C[25U * stride] = -(v410 + ((v225 * v412) + (v229 * v411)));
    const puma560_friction_pack v413 = ((v68 * v222) - (0.43000000000000005 * v170)) + (v34 * v226);
    *(puma560_friction_unaligned *)&C[26U * stride] = (((v231 * v411) - (v232 * v412)) + (v343 * v413)) - v410;
    const puma560_friction_pack v414 = (v239 * v408) - (((v236 * v411) + (v237 * v412)) + (v350 * v413));
    const puma560_friction_pack v415 = (v68 * v192) - (((v69 * v226) + (v36 * v222)) + (v34 * v195));
    const puma560_friction_pack v416 = (v21 * v403) + ((v414 - (v238 * v406)) - (v235 * (v415 + (v35 * v234))));
    *(puma560_friction_unaligned *)&C[27U * stride] = (v416 - (v17 * v404)) - (v41 * v409);
    const puma560_friction_pack v417 = (((v69 * v367) + (v36 * v369)) + (v170 * v386)) - (v68 * v364);
    *(puma560_friction_unaligned *)&C[28U * stride] = (v417 - (v34 * v361)) - (v35 * v252);
    const puma560_friction_pack v418 = (v68 * v380) + (((v36 * v371) - (v69 * v373)) - (v170 * v388));
    *(puma560_friction_unaligned *)&C[29U * stride] = (v418 + (v34 * v377)) + (v35 * v261);
    const puma560_friction_pack v419 = v260 + (((v47 * v276) + ((v28 * v281) - (v62 * v286))) - (v24 * v268));
    *(puma560_friction_unaligned *)&C[30U * stride] = -v419;
    const puma560_friction_pack v420 = (((v47 * v291) + ((v172 * v286) - (v28 * v331))) - (v22 * v201)) - v374;
    const puma560_friction_pack v421 = ((v47 * v299) + ((v73 * v172) - (v265 * v62))) - (v22 * v144);
    const puma560_friction_pack v422 = v421 - (v24 * v176);
    const puma560_friction_pack v423 = (v47 * v176) + ((v22 * v99) + ((v265 * v28) + (v49 * v172)));
    const puma560_friction_pack v424 = v423 - (v24 * v321);
    const puma560_friction_pack v425 = (((v22 * v177) + ((v62 * v331) - (v172 * v281))) + (v24 * v324)) - v379;
    const puma560_friction_pack v426 = (((v197 * v424) - (v194 * v422)) - (v0_sine[0] * v420)) - (v0_cosine[0] * v425);
    const puma560_friction_pack v427 = ((v47 * v265) - (v22 * v49)) - (0.09 * v62);
    const puma560_friction_pack v428 = ((v22 * v73) - (v24 * v265)) + (0.09 * v28);
    *(puma560_friction_unaligned *)&C[31U * stride] = v426 + ((v225 * v428) - (v229 * v427));
    const puma560_friction_pack v429 = ((v47 * v73) - (v24 * v49)) + (0.09 * v172);
    *(puma560_friction_unaligned *)&C[32U * stride] = v426 + (((v231 * v427) + (v232 * v428)) + (v343 * v429));
    const puma560_friction_pack v430 = (((v237 * v428) - (v236 * v427)) - (v350 * v429)) + (v239 * v422);
    const puma560_friction_pack v431 = (v47 * v144) + ((v24 * v99) - ((v62 * v49) + (v73 * v28)));
    const puma560_friction_pack v432 = v431 - (v22 * v233);
    const puma560_friction_pack v433 = ((v17 * v420) + ((v430 + (v238 * v424)) - (v235 * v432))) + (v21 * v419);
    *(puma560_friction_unaligned *)&C[33U * stride] = v433 - (v41 * v425);
    const puma560_friction_pack v434 = (v245 * v432) + ((v358 * v429) - ((v427 * v249) + (v428 * v248)));
    const puma560_friction_pack v435 = (((v434 - (v250 * v422)) - (v247 * v424)) - (v34 * v420)) - (v35 * v419);
    *(puma560_friction_unaligned *)&C[34U * stride] = v435 - (v68 * v425);
    const puma560_friction_pack v436 = (v47 * v380) + (((v28 * v371) - (v62 * v373)) + (v172 * v388));
    *(puma560_friction_unaligned *)&C[35U * stride] = (v436 - (v22 * v261)) - (v24 * v377);
}

void puma560_friction_coriolis_matrix_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, double *C)
{
    double spread[1U * PUMA560_FRICTION_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_coriolis_matrix_block(PUMA560_FRICTION_LANES, spread, count, &q[first], &qd[first], &C[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double C_rest[36U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_coriolis_matrix_block(PUMA560_FRICTION_LANES, spread, PUMA560_FRICTION_LANES, q_rest, qd_rest, C_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, C_rest, C);
    }
}

void puma560_friction_coriolis_matrix_ensemble(const double *prepared, size_t count, const double *q, const double *qd, double *C)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_coriolis_matrix_block(count, &prepared[first], count, &q[first], &qd[first], &C[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double C_rest[36U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_coriolis_matrix_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, C_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, C_rest, C);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
