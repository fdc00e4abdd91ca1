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
#define PUMA560_FRICTION_BODY static inline __attribute__((always_inline, unused))
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

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? puma560_friction_pack_splat(prepared[k]) : puma560_friction_pack_at(&prepared[(k * spacing) + ahead]);
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
   the bits above them: some are set wherever x is not within +-205889.0, and some may be just inside. `excess` has
   its sign so that the sine of -0 is -0. */
static inline __attribute__((always_inline, unused)) void puma560_friction_pack_sincos_pair(const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, puma560_friction_bits *beyond)
{
    const puma560_friction_pack x = *angle;
    union { puma560_friction_pack number; puma560_friction_bits bits; } k, s, c;

    k.number = (x * 0.6366197723675814) + 6755399441186816.0;
    const puma560_friction_pack n = k.number - 6755399441186816.0;
    const puma560_friction_pack w = x - (n * 1.5707963267923333);
    const puma560_friction_pack r = w - (n * 2.5633441515839558e-12);
    const puma560_friction_pack excess = ((r - w) + (n * 2.5633441515839558e-12)) + (n * 1.0562999066987428e-23);
    const puma560_friction_pack z = r * r;
    const puma560_friction_pack u = 1.0 - (0.5 * z);
    const puma560_friction_pack rounded = ((1.0 - u) - (0.5 * z)) + (r * excess);
    const puma560_friction_pack zz = z * z;

    s.number = r - (excess - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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


/* The library answers for angles that are out of range, infinite or not a number, and for them only. */
static PUMA560_FRICTION_APART void puma560_friction_pack_sincos_beyond(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine)
{
    for (size_t i = 0U; i < size; i++) {
        const puma560_friction_mask inside = (puma560_friction_mask)(puma560_friction_pack_abs(angle[i]) <= 205889.0);

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

static PUMA560_FRICTION_APART void puma560_friction_pack_friction_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict status)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_pack v0 = puma560_friction_pack_at(&q[stride]) + puma560_friction_pack_at(&q[2U * stride]);
    const puma560_friction_pack v1_angle[4] = {puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[3U * stride]), v0, puma560_friction_pack_at(&q[stride])};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_pack v9 = 0.00020216000000000006 * v1_sine[0];
    const puma560_friction_pack v10 = v1_cosine[0] * v9;
    const puma560_friction_pack v11 = 0.0028799999999999997 * v1_sine[0];
    const puma560_friction_pack v12 = v1_sine[1] * v11;
    const puma560_friction_pack v13 = (0.4318 * v12) + (v1_sine[1] * v10);
    const puma560_friction_pack v14 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v15 = v14 * v1_sine[2];
    const puma560_friction_pack v16 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v17 = v1_cosine[2] * v16;
    const puma560_friction_pack v18 = v17 - v15;
    const puma560_friction_pack v19 = (v18 * v12) + v13;
    const puma560_friction_pack v20 = 4e-05 * v1_sine[0];
    const puma560_friction_pack v21 = v1_sine[1] * v20;
    const puma560_friction_mask v22 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[5U * stride]));
    const puma560_friction_pack v23 = puma560_friction_pack_select(v22, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(24999.999999999996));
    const puma560_friction_pack v24 = 4e-05 * v1_cosine[0];
    const puma560_friction_pack v25 = v24 * v23;
    const puma560_friction_pack v26 = v25 * v21;
    const puma560_friction_pack v27 = v26 + v19;
    const puma560_friction_pack v28 = v13 + v26;
    const puma560_friction_pack v29 = v1_sine[0] * v9;
    const puma560_friction_pack v30 = 0.0016399999999999997 + v29;
    const puma560_friction_mask v31 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[3U * stride]));
    const puma560_friction_pack v32 = puma560_friction_pack_select(v31, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v31, (v24 * v25) - v30, puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v33 = v32 * v28;
    const puma560_friction_pack v34 = 0.0028799999999999997 * v1_cosine[0];
    const puma560_friction_pack v35 = v1_cosine[1] * v34;
    const puma560_friction_pack v36 = v1_sine[2] * v16;
    const puma560_friction_pack v37 = v1_cosine[2] * v14;
    const puma560_friction_pack v38 = v37 + v36;
    const puma560_friction_pack v39 = ((0.0006421600000000001 * v1_cosine[1]) - (5.846399999999999e-05 * v1_sine[0])) + (0.4318 * v35);
    const puma560_friction_pack v40 = ((v11 * v38) - (v18 * v35)) - v39;
    const puma560_friction_mask v41 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[4U * stride]));
    const puma560_friction_pack v42 = puma560_friction_pack_select(v41, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1557.2443004858599));
    const puma560_friction_pack v43 = v42 * v39;
    const puma560_friction_pack v44 = v1_cosine[1] * v11;
    const puma560_friction_pack v45 = v44 - 0.025374999999999998;
    const puma560_friction_pack v46 = 0.8913300000000002 + v34;
    const puma560_friction_pack v47 = (v46 * v15) + (v37 * v45);
    const puma560_friction_pack v48 = (v1_cosine[2] * v46) - (v1_sine[2] * v45);
    const puma560_friction_pack v49 = (v16 * v48) - v47;
    const puma560_friction_pack v50 = 0.0406 * v44;
    const puma560_friction_pack v51 = v1_sine[1] * (0.00010000000000000026 + v29);
    const puma560_friction_pack v52 = (v1_sine[1] * v51) + v50;
    const puma560_friction_pack v53 = 0.0024871679999999997 * v1_cosine[0];
    const puma560_friction_pack v54 = v53 + (0.3592922305 - v52);
    const puma560_friction_pack v55 = v54 + v49;
    const puma560_friction_pack v56 = v23 * v21;
    const puma560_friction_pack v57 = v21 * v56;
    const puma560_friction_pack v58 = v57 - v55;
    const puma560_friction_pack v59 = ((v43 * v40) - (v33 * v27)) - v58;
    const puma560_friction_mask v60 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[2U * stride]));
    const puma560_friction_pack v61 = 1.0 / puma560_friction_pack_select(~v60, v57 + (((v28 * v33) + (v39 * v43)) - v54), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v62 = puma560_friction_pack_select(v60, puma560_friction_pack_splat(0.0), -v61);
    const puma560_friction_pack v63 = v62 * v59;
    const puma560_friction_pack v64 = v14 + (0.0203 * v1_cosine[2]);
    const puma560_friction_pack v65 = (0.4318 * v44) + (v1_cosine[1] * v10);
    const puma560_friction_pack v66 = 0.15005 * v1_cosine[2];
    const puma560_friction_pack v67 = (((v1_cosine[2] * v30) + (v1_sine[2] * v65)) + (v66 * v12)) - (v44 * v64);
    const puma560_friction_pack v68 = v1_cosine[1] * v1_sine[2];
    const puma560_friction_pack v69 = (v1_cosine[2] * v24) - (v68 * v20);
    const puma560_friction_pack v70 = (v25 * v69) - v67;
    const puma560_friction_pack v71 = v34 * v1_sine[1];
    const puma560_friction_pack v72 = 0.15005 * v1_sine[2];
    const puma560_friction_pack v73 = ((v35 * v66) - (v1_sine[1] * (0.0006421600000000001 * v1_sine[2]))) - (v11 * v72);
    const puma560_friction_pack v74 = v73 - (v71 * ((0.4318 * v1_sine[2]) - v64));
    const puma560_friction_pack v75 = (((0.0203 * v1_sine[2]) * v12) + (0.15005 * v48)) - (v68 * v51);
    const puma560_friction_pack v76 = v75 + (v1_cosine[2] * (0.0047376000000000015 + v13));
    const puma560_friction_pack v77 = v69 * v56;
    const puma560_friction_pack v78 = v77 + (v76 + ((v33 * v70) - (v43 * v74)));
    const puma560_friction_pack v79 = v42 * v40;
    const puma560_friction_pack v80 = v32 * v27;
    const puma560_friction_pack v81 = v76 + ((0.023751 * v1_cosine[3]) + ((0.6903913435000001 * v1_sine[3]) + (v16 * v12)));
    const puma560_friction_pack v82 = v77 + (v81 + (((v80 * v70) + (v79 * v74)) - (v63 * v78)));
    const puma560_friction_pack v83 = 1.748114002 + ((((v49 - (v27 * v80)) - (v40 * v79)) - v58) - (v59 * v63));
    const puma560_friction_mask v84 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[stride]));
    const puma560_friction_pack v85 = puma560_friction_pack_select(v84, puma560_friction_pack_splat(0.0), 1.0 / puma560_friction_pack_select(~v84, v83, puma560_friction_pack_splat(1.0)));
    const puma560_friction_pack v86 = v85 * v82;
    const puma560_friction_pack v87 = puma560_friction_pack_at(&qd[0]) * v1_sine[2];
    const puma560_friction_pack v88 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v89 = (v1_cosine[1] * v88) + (v1_sine[1] * v87);
    const puma560_friction_pack v90 = puma560_friction_pack_at(&qd[0]) * v1_cosine[2];
    const puma560_friction_pack v91 = puma560_friction_pack_at(&qd[3U * stride]) + v90;
    const puma560_friction_pack v92 = v90 * (2.0 * v88);
    const puma560_friction_pack v93 = v87 * v90;
    const puma560_friction_pack v94 = ((v1_sine[1] * v93) + (v1_cosine[1] * v92)) - (v91 * (2.0 * v89));
    const puma560_friction_pack v95 = (v1_cosine[1] * v87) - (v1_sine[1] * v88);
    const puma560_friction_pack v96 = v89 * v95;
    const puma560_friction_pack v97 = v88 * v87;
    const puma560_friction_pack v98 = v96 - v97;
    const puma560_friction_pack v99 = (v1_cosine[0] * v98) - (v1_sine[0] * v94);
    const puma560_friction_pack v100 = (v1_sine[0] * v91) + (v1_cosine[0] * v95);
    const puma560_friction_pack v101 = puma560_friction_pack_at(&qd[4U * stride]) + v89;
    const puma560_friction_pack v102 = 2.0 * v101;
    const puma560_friction_pack v103 = 4e-05 * ((v101 * v100) - v99);
    const puma560_friction_pack v104 = v103 + (0.00020000000000000004 * ((v102 * v100) - v99));
    const puma560_friction_pack v105 = (v1_sine[0] * v98) + (v1_cosine[0] * v94);
    const puma560_friction_pack v106 = (v1_cosine[0] * v91) - (v1_sine[0] * v95);
    const puma560_friction_pack v107 = (v102 * v106) + v105;
    const puma560_friction_pack v108 = (1.9999999999999998e-05 * ((puma560_friction_pack_at(&qd[5U * stride]) * v102) - v105)) - (0.0004221600000000001 * v107);
    const puma560_friction_pack v109 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v110 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v111 = v110 + v109;
    const puma560_friction_pack v112 = (v37 * v111) + (v110 * v36);
    const puma560_friction_pack v113 = v88 * v88;
    const puma560_friction_pack v114 = v113 + (v90 * v90);
    const puma560_friction_pack v115 = (((0.4318 * v93) + (9.81 * v1_sine[2])) - (0.0203 * v114)) - v112;
    const puma560_friction_pack v116 = 2.0 * v97;
    const puma560_friction_pack v117 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v118 = (v117 * (2.0 * v16)) - (0.15005 * v109);
    const puma560_friction_pack v119 = v118 + ((0.4318 * v92) + (0.0203 * v116));
    const puma560_friction_pack v120 = (v1_cosine[1] * v119) + (v1_sine[1] * v115);
    const puma560_friction_pack v121 = (((v1_cosine[0] * v108) - (v1_sine[0] * v104)) - (0.00075 * v94)) - (v34 * v120);
    const puma560_friction_pack v122 = (v110 * v17) - (v15 * v111);
    const puma560_friction_pack v123 = v113 + (v87 * v87);
    const puma560_friction_pack v124 = v11 * ((((0.0203 * v93) + (9.81 * v1_cosine[2])) - (0.4318 * v123)) - v122);
    const puma560_friction_pack v125 = (((v100 * (3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]))) - (v35 * v115)) - v124) + (v71 * v119);
    const puma560_friction_pack v126 = v100 * v106;
    const puma560_friction_pack v127 = v125 - (0.00020216000000000006 * v126);
    const puma560_friction_pack v128 = v91 * v95;
    const puma560_friction_pack v129 = ((v1_cosine[1] * v93) - (v1_sine[1] * v92)) - v128;
    const puma560_friction_pack v130 = (0.0006500000000000002 * v128) + (v127 - (0.0012921600000000003 * v129));
    const puma560_friction_pack v131 = (((0.24892875 * v1_cosine[2]) - (8.743947300000002 * v1_sine[2])) + (v1_cosine[1] * v130)) + (v1_sine[1] * v121);
    const puma560_friction_pack v132 = (v101 * v101) + (v100 * v100);
    const puma560_friction_pack v133 = v126 + v129;
    const puma560_friction_pack v134 = (v11 * v133) - (v34 * v132);
    const puma560_friction_pack v135 = (((v131 - (0.3244698455 * v93)) + (0.8913300000000002 * v112)) + (0.0203 * v134)) - (0.025374999999999998 * v122);
    const puma560_friction_pack v136 = (v11 * v132) + (v34 * v133);
    const puma560_friction_pack v137 = v1_cosine[1] * v136;
    const puma560_friction_pack v138 = v1_sine[1] * v107;
    const puma560_friction_pack v139 = (0.011273199 * (v114 - v123)) + ((v135 - (0.4318 * v137)) - (0.0012435839999999998 * v138));
    const puma560_friction_pack v140 = puma560_friction_pack_at(&tau[2U * stride]) - v139;
    const puma560_friction_pack v141 = (3.5 * puma560_friction_pack_at(&qd[2U * stride])) + (4.8 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[2U * stride])));
    const puma560_friction_pack v142 = ((0.0013999999999999998 * v97) + ((v1_cosine[0] * v104) + (v1_sine[0] * v108))) - (v11 * v120);
    const puma560_friction_pack v143 = v142 - (9.999999999999983e-05 * v96);
    const puma560_friction_pack v144 = puma560_friction_pack_at(&tau[3U * stride]) + v143;
    const puma560_friction_pack v145 = (0.13 * puma560_friction_pack_at(&qd[3U * stride])) + puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[3U * stride]));
    const puma560_friction_pack v146 = puma560_friction_pack_at(&tau[5U * stride]) + v103;
    const puma560_friction_pack v147 = (0.15 * puma560_friction_pack_at(&qd[5U * stride])) + (0.7 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[5U * stride])));
    const puma560_friction_pack v148 = puma560_friction_pack_select(v22, puma560_friction_pack_splat(0.0), v146 - v147);
    const puma560_friction_pack v149 = (v25 * v148) - puma560_friction_pack_select(v31, puma560_friction_pack_splat(0.0), v144 - v145);
    const puma560_friction_pack v150 = (puma560_friction_pack_at(&tau[4U * stride]) + (0.0006421600000000001 * v129)) - v127;
    const puma560_friction_pack v151 = (0.17 * puma560_friction_pack_at(&qd[4U * stride])) + (0.8 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[4U * stride])));
    const puma560_friction_pack v152 = puma560_friction_pack_select(v41, puma560_friction_pack_splat(0.0), v150 - v151);
    const puma560_friction_pack v153 = v148 * v56;
    const puma560_friction_pack v154 = v153 + (((v43 * v152) + (v149 * v33)) - puma560_friction_pack_select(v60, puma560_friction_pack_splat(0.0), v140 - v141));
    const puma560_friction_pack v155 = ((0.025374999999999998 * v93) - (0.8913300000000002 * v123)) + v134;
    const puma560_friction_pack v156 = (((puma560_friction_pack_at(&tau[stride]) + (1.024164 * v1_sine[3])) - (37.2347379 * v1_cosine[3])) - v139) - (v38 * v155);
    const puma560_friction_pack v157 = (((0.8913300000000002 * v93) - (0.025374999999999998 * v114)) + v137) + (0.0028799999999999997 * v138);
    const puma560_friction_pack v158 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const puma560_friction_pack v159 = (((v1_cosine[3] * v158) - 0.0070992) * (v110 - v111)) + (v156 + (v18 * v157));
    const puma560_friction_pack v160 = (3.5 * puma560_friction_pack_at(&qd[stride])) + (7.0 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[stride])));
    const puma560_friction_pack v161 = (((v149 * v80) - (v152 * v79)) - (v154 * v63)) - puma560_friction_pack_select(v84, puma560_friction_pack_splat(0.0), v159 - v160);
    const puma560_friction_pack v162 = v153 + v161;
    const puma560_friction_pack v163 = v62 * v78;
    const puma560_friction_pack v164 = v32 * v70;
    const puma560_friction_pack v165 = v42 * v74;
    const puma560_friction_pack v166 = v23 * v69;
    const puma560_friction_pack v167 = (((v148 * v166) - (v152 * v165)) + (v149 * v164)) + (v154 * v163);
    const puma560_friction_pack v168 = ((0.0028799999999999997 * v1_cosine[1]) * v107) - (v1_sine[1] * v136);
    const puma560_friction_pack v169 = (((v1_cosine[1] * v121) - (v1_sine[1] * v130)) - (0.34123495800000003 * v92)) - (0.4318 * v168);
    const puma560_friction_pack v170 = v1_sine[2] * ((0.0047376000000000015 * (v109 - v123)) + ((v169 - (0.011273199 * v116)) - (0.8913300000000002 * v118)));
    const puma560_friction_pack v171 = (((0.011273199 * v92) - (0.0047376000000000015 * v93)) + (0.016765112499999985 * v116)) + (0.025374999999999998 * v118);
    const puma560_friction_pack v172 = ((puma560_friction_pack_at(&tau[0]) + (v1_cosine[2] * (v143 + (v171 + (0.0203 * v168))))) + v170) - (v66 * v157);
    const puma560_friction_pack v173 = ((((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v109 - v111)) + v172) + (v72 * v155);
    const puma560_friction_pack v174 = v173 + (v117 * ((v1_cosine[3] * ((3.203722404 * v1_sine[3]) + (0.0283968 * v1_cosine[3]))) - 0.0141984));
    const puma560_friction_pack v175 = v174 + (v14 * (v168 + ((0.8913300000000002 * v92) + (0.025374999999999998 * v116))));
    const puma560_friction_pack v176 = (4.9 * puma560_friction_pack_at(&qd[0])) + (6.0 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[0])));
    const puma560_friction_mask v177 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[0]));
    const puma560_friction_pack v178 = (v1_sine[2] * v1_sine[2]) * (v53 + (0.32402200550000004 + (v52 - (v1_sine[0] * (0.0004043200000000001 * v1_sine[0])))));
    const puma560_friction_pack v179 = v178 - (2.0 * (v47 - ((v1_cosine[2] * v1_sine[2]) * (v65 - (0.011273199 + (5.846399999999999e-05 * v1_cosine[0]))))));
    const puma560_friction_pack v180 = (((v29 + v179) - (v1_sine[3] * v158)) + (0.3001 * v12)) - (v69 * v166);
    const puma560_friction_pack v181 = (((v180 - (v74 * v165)) - (v70 * v164)) - (v78 * v163)) - (v82 * v86);
    const puma560_friction_pack v182 = puma560_friction_pack_select(v177, puma560_friction_pack_splat(0.0), 1.0 / puma560_friction_pack_select(~v177, (3.155182285625 + v181) - v50, puma560_friction_pack_splat(1.0)));
    const puma560_friction_pack v183 = v182 * ((v167 + (v162 * v86)) - puma560_friction_pack_select(v177, puma560_friction_pack_splat(0.0), v175 - v176));
    const puma560_friction_pack v184 = (v85 * v162) + (v86 * v183);
    const puma560_friction_pack v185 = ((v62 * v154) - (v63 * v184)) + (v163 * v183);
    const puma560_friction_pack v186 = (((v32 * v149) + (v33 * v185)) + (v80 * v184)) + (v164 * v183);
    const puma560_friction_pack v187 = (((v23 * v148) + (v25 * v186)) + (v166 * v183)) + (v56 * (v184 + v185));
    const puma560_friction_pack v188 = puma560_friction_pack_select(v22, puma560_friction_pack_splat(0.0), v187);
    *(puma560_friction_unaligned *)&qdd[5U * stride] = v188;
    const puma560_friction_pack v189 = puma560_friction_pack_select(v41, puma560_friction_pack_splat(0.0), (((v42 * v152) + (v43 * v185)) - (v79 * v184)) - (v165 * v183));
    *(puma560_friction_unaligned *)&qdd[4U * stride] = v189;
    const puma560_friction_pack v190 = puma560_friction_pack_select(v31, puma560_friction_pack_splat(0.0), -v186);
    *(puma560_friction_unaligned *)&qdd[3U * stride] = v190;
    const puma560_friction_pack v191 = puma560_friction_pack_select(v60, puma560_friction_pack_splat(0.0), -v185);
    *(puma560_friction_unaligned *)&qdd[2U * stride] = v191;
    const puma560_friction_pack v192 = (((v74 * v189) - (v69 * v188)) - (v67 * v190)) + (v76 * v191);
    const puma560_friction_pack v193 = puma560_friction_pack_select(v84, puma560_friction_pack_splat(0.0), -v184);
    *(puma560_friction_unaligned *)&qdd[stride] = v193;
    *(puma560_friction_unaligned *)&f[0] = puma560_friction_pack_select(v177, v175 + (v192 + (v81 * v193)), v176);
    const puma560_friction_pack v194 = v21 * v188;
    const puma560_friction_pack v195 = puma560_friction_pack_select(v177, puma560_friction_pack_splat(0.0), -v183);
    *(puma560_friction_unaligned *)&qdd[0] = v195;
    const puma560_friction_pack v196 = (v159 + (((v19 * v190) - (v55 * v191)) + (v40 * v189))) + (v81 * v195);
    *(puma560_friction_unaligned *)&f[stride] = puma560_friction_pack_select(v84, v196 - v194, v160);
    const puma560_friction_pack v197 = ((v140 + ((v13 * v190) - (v39 * v189))) - (v55 * v193)) + (v76 * v195);
    *(puma560_friction_unaligned *)&f[2U * stride] = puma560_friction_pack_select(v60, v197 - v194, v141);
    const puma560_friction_pack v198 = (((v144 - (v24 * v188)) + (v13 * v191)) + (v19 * v193)) - (v67 * v195);
    *(puma560_friction_unaligned *)&f[3U * stride] = puma560_friction_pack_select(v31, v198, v145);
    *(puma560_friction_unaligned *)&f[4U * stride] = puma560_friction_pack_select(v41, ((v150 - (v39 * v191)) + (v40 * v193)) + (v74 * v195), v151);
    *(puma560_friction_unaligned *)&f[5U * stride] = puma560_friction_pack_select(v22, ((v146 - (v24 * v190)) - (v69 * v195)) - (v21 * (v191 + v193)), v147);
    const puma560_friction_pack v199 = puma560_friction_pack_abs(v195) + (puma560_friction_pack_abs(v191) + (puma560_friction_pack_abs(v189) + puma560_friction_pack_abs(v190)));
    const puma560_friction_pack v200 = puma560_friction_pack_abs(v140) + (puma560_friction_pack_abs(v159) + (puma560_friction_pack_abs(v146) + puma560_friction_pack_abs(v175)));
    const puma560_friction_mask v201 = (puma560_friction_mask)((puma560_friction_pack_abs(v150) + (puma560_friction_pack_abs(v144) + v200)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_pack v202 = puma560_friction_pack_select(v201 & (puma560_friction_mask)((puma560_friction_pack_abs(v188) + (puma560_friction_pack_abs(v193) + v199)) < puma560_friction_pack_splat(1e+38)), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(6.0));
    const puma560_friction_pack v203 = puma560_friction_pack_abs(puma560_friction_pack_at(&q[stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[4U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&q[3U * stride]))));
    const puma560_friction_pack v204 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[2U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[5U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&qd[stride]))));
    const puma560_friction_mask v205 = (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&qd[4U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[3U * stride])) + v204)) < puma560_friction_pack_splat(1e+38));
    *(puma560_friction_unaligned *)&status[0] = puma560_friction_pack_select(v205 & (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&q[5U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[2U * stride])) + v203)) < puma560_friction_pack_splat(1e+38)), v202, puma560_friction_pack_splat(6.0));
}

void puma560_friction_friction_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_friction_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &status[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double f_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_friction_dynamics_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, f_rest, f);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qdd_rest, qdd);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

void puma560_friction_friction_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_friction_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &status[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double f_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_friction_dynamics_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, f_rest, f);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qdd_rest, qdd);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
