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

static PUMA560_FRICTION_APART void puma560_friction_pack_friction_inverse_dynamics_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau, double *restrict low, double *restrict high)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_pack v0 = puma560_friction_pack_at(&q[stride]) + puma560_friction_pack_at(&q[2U * stride]);
    const puma560_friction_pack v1_angle[4] = {puma560_friction_pack_at(&q[3U * stride]), v0, puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[stride])};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_pack v9 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v10 = puma560_friction_pack_at(&qd[0]) * v1_sine[1];
    const puma560_friction_pack v11 = v1_cosine[0] * v10;
    const puma560_friction_pack v12 = v11 - (v1_sine[0] * v9);
    const puma560_friction_pack v13 = puma560_friction_pack_at(&qd[0]) * v1_cosine[1];
    const puma560_friction_pack v14 = puma560_friction_pack_at(&qd[3U * stride]) + v13;
    const puma560_friction_pack v15 = (v1_sine[2] * v12) - (v1_cosine[2] * v14);
    const puma560_friction_pack v16 = (v1_sine[2] * v14) + (v1_cosine[2] * v12);
    const puma560_friction_pack v17 = v16 * v15;
    const puma560_friction_pack v18 = v14 * v12;
    const puma560_friction_pack v19 = 2.0 * v9;
    const puma560_friction_pack v20 = (v13 * (v11 - (v1_sine[0] * v19))) - v18;
    const puma560_friction_pack v21 = -(0.0028799999999999997 * (v20 - v17));
    const puma560_friction_pack v22 = v1_sine[0] * v10;
    const puma560_friction_pack v23 = (v1_cosine[0] * v9) + v22;
    const puma560_friction_pack v24 = puma560_friction_pack_at(&qd[4U * stride]) + v23;
    const puma560_friction_pack v25 = 0.0028799999999999997 * ((v16 * v16) + (v24 * v24));
    const puma560_friction_pack v26 = (v1_sine[2] * v25) - (v1_cosine[2] * v21);
    const puma560_friction_pack v27 = v12 * v23;
    const puma560_friction_pack v28 = v9 * v10;
    const puma560_friction_pack v29 = v27 - v28;
    const puma560_friction_pack v30 = (v13 * (v22 + (v1_cosine[0] * v19))) - (v14 * (2.0 * v23));
    const puma560_friction_pack v31 = (v1_cosine[2] * v30) + (v1_sine[2] * v29);
    const puma560_friction_pack v32 = (v15 * (2.0 * v24)) - v31;
    const puma560_friction_pack v33 = 0.0028799999999999997 * v1_sine[0];
    const puma560_friction_pack v34 = (v1_cosine[0] * v26) - (v33 * v32);
    const puma560_friction_pack v35 = (v1_cosine[2] * v25) + (v1_sine[2] * v21);
    const puma560_friction_pack v36 = (0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1]);
    const puma560_friction_pack v37 = v9 * v9;
    const puma560_friction_pack v38 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v39 = v38 + v37;
    const puma560_friction_pack v40 = (v39 * v36) + ((v1_sine[1] * v35) + (v1_cosine[1] * v34));
    const puma560_friction_pack v41 = (v1_sine[3] * (puma560_friction_pack_at(&qd[stride]) * (0.8636 * puma560_friction_pack_at(&qd[0])))) - (0.15005 * v38);
    const puma560_friction_pack v42 = v41 + ((v13 * (0.8636 * v9)) + (0.0406 * v28));
    const puma560_friction_pack v43 = 0.0028799999999999997 * v1_cosine[0];
    const puma560_friction_pack v44 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v45 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v46 = (v45 * v44) - 9.81;
    const puma560_friction_pack v47 = (0.4318 * v1_sine[1]) - (0.0203 * v1_cosine[1]);
    const puma560_friction_pack v48 = puma560_friction_pack_at(&qd[0]) * v47;
    const puma560_friction_pack v49 = v38 + v44;
    const puma560_friction_pack v50 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v51 = v50 * v49;
    const puma560_friction_pack v52 = (((v13 * v48) - (v1_sine[1] * v46)) - (v1_cosine[1] * v51)) - (0.0203 * v37);
    const puma560_friction_pack v53 = (((0.0004221600000000001 * v32) - (v43 * v42)) - (1.9999999999999998e-05 * v31)) - (v33 * v52);
    const puma560_friction_pack v54 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v55 = (v54 * v24) + v53;
    const puma560_friction_pack v56 = v16 * v24;
    const puma560_friction_pack v57 = v56 + ((v1_sine[2] * v30) - (v1_cosine[2] * v29));
    const puma560_friction_pack v58 = (0.00020000000000000004 * v56) + (0.00024000000000000003 * v57);
    const puma560_friction_pack v59 = ((0.0013999999999999998 * v28) + ((v1_sine[2] * v55) + (v1_cosine[2] * v58))) - (9.999999999999983e-05 * v27);
    const puma560_friction_pack v60 = v1_sine[2] * (0.00020216000000000006 * v1_sine[2]);
    const puma560_friction_pack v61 = 0.0016399999999999997 + v60;
    const puma560_friction_pack v62 = v1_sine[2] * v1_cosine[0];
    const puma560_friction_pack v63 = 5.846399999999999e-05 * v62;
    const puma560_friction_pack v64 = v63 - v61;
    const puma560_friction_pack v65 = v1_sine[2] * v1_sine[0];
    const puma560_friction_pack v66 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v67 = v66 * v62;
    const puma560_friction_pack v68 = v1_sine[1] * v62;
    const puma560_friction_pack v69 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const puma560_friction_pack v70 = v68 * v69;
    const puma560_friction_pack v71 = (v70 - v67) - (v1_cosine[1] * (v64 - (0.0004321439999999999 * v65)));
    const puma560_friction_pack v72 = v1_cosine[1] * v1_cosine[2];
    const puma560_friction_pack v73 = 0.0028799999999999997 * v1_sine[2];
    const puma560_friction_pack v74 = (v1_sine[1] * v73) - (v43 * v72);
    const puma560_friction_pack v75 = v1_cosine[2] * v66;
    const puma560_friction_pack v76 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const puma560_friction_pack v77 = (v1_sine[0] * ((5.846399999999999e-05 * v72) - ((v1_sine[1] * v76) - v75))) - (0.15005 * v74);
    const puma560_friction_pack v78 = v68 - v72;
    const puma560_friction_pack v79 = (0.8913300000000002 * v1_cosine[1]) + (0.025374999999999998 * v1_sine[1]);
    const puma560_friction_pack v80 = (0.0028799999999999997 * v78) - v79;
    const puma560_friction_pack v81 = v60 - 0.00119216;
    const puma560_friction_pack v82 = v1_sine[0] * (0.0012921600000000003 + v81);
    const puma560_friction_pack v83 = v1_sine[1] * v1_cosine[0];
    const puma560_friction_pack v84 = v1_sine[1] * v65;
    const puma560_friction_pack v85 = v65 * v69;
    const puma560_friction_pack v86 = (((v83 * v82) + (0.15005 * v80)) - (5.846399999999999e-05 * v84)) - (v1_cosine[1] * (0.0047376000000000015 + v85));
    const puma560_friction_pack v87 = 0.0012435839999999998 * v65;
    const puma560_friction_pack v88 = (v1_sine[3] * (0.6903913435000001 + v87)) + ((0.023751 * v1_cosine[3]) - v86);
    const puma560_friction_pack v89 = (((puma560_friction_pack_at(&qdd[4U * stride]) * v77) - (puma560_friction_pack_at(&qdd[3U * stride]) * v71)) - (puma560_friction_pack_at(&qdd[2U * stride]) * v86)) + (puma560_friction_pack_at(&qdd[stride]) * v88);
    const puma560_friction_pack v90 = ((v89 + (v1_cosine[1] * v59)) - (v41 * v36)) - (0.15005 * v40);
    const puma560_friction_pack v91 = ((v38 - v49) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]))) + v90;
    const puma560_friction_pack v92 = (0.00075 * v30) + ((v1_sine[2] * v58) - (v1_cosine[2] * v55));
    const puma560_friction_pack v93 = (v91 - (((v1_sine[0] * v26) + (v43 * v32)) * (v50 - v47))) - (v83 * v92);
    const puma560_friction_pack v94 = v73 * ((v10 * v48) + ((0.4318 * v37) + ((v1_cosine[1] * v46) - (v1_sine[1] * v51))));
    const puma560_friction_pack v95 = (v16 * v54) + ((0.00020216000000000006 * v17) + (v94 - (0.0006421600000000001 * v20)));
    const puma560_friction_pack v96 = v95 - (v1_cosine[2] * ((v43 * v52) - (v33 * v42)));
    const puma560_friction_pack v97 = v96 + (0.0006500000000000002 * (v18 - v20));
    const puma560_friction_pack v98 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qdd[5U * stride]);
    const puma560_friction_pack v99 = (v93 - (v1_sine[1] * ((0.0047376000000000015 * v39) + (v1_sine[0] * v97)))) + (v98 * v78);
    const puma560_friction_pack v100 = (0.3244698455 * v1_sine[1]) - (0.022546398 * v1_cosine[1]);
    const puma560_friction_pack v101 = 0.011273199 + (v1_cosine[1] * v100);
    const puma560_friction_pack v102 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_friction_pack v103 = (v1_cosine[3] * v102) - 0.0070992;
    const puma560_friction_pack v104 = ((v103 * (2.0 * puma560_friction_pack_at(&qd[stride]))) + (0.0047376000000000015 * v10)) + (v19 * ((v50 * v79) - v101));
    const puma560_friction_pack v105 = v99 + (puma560_friction_pack_at(&qd[0]) * v104);
    const puma560_friction_pack v106 = v63 + v64;
    const puma560_friction_pack v107 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_friction_pack v108 = v1_sine[0] * v82;
    const puma560_friction_pack v109 = v1_sine[1] * ((0.00011692799999999998 * v72) - (v100 + (v1_sine[1] * (v108 + (v107 + (v106 - v81))))));
    const puma560_friction_pack v110 = ((((v1_sine[3] * v102) + v106) - (0.0008642879999999998 * v65)) - 3.153542285625) + v109;
    const puma560_friction_pack v111 = (v1_cosine[1] * v67) + ((v1_sine[1] * v75) + (v50 * v36));
    const puma560_friction_pack v112 = (4.9 * puma560_friction_pack_at(&qd[0])) - (puma560_friction_pack_at(&qdd[0]) * (v110 - (2.0 * ((v1_cosine[1] * v70) - v111))));
    const puma560_friction_mask v113 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[0]));
    const puma560_friction_pack v114 = (v112 + (6.0 * puma560_friction_pack_select(v113, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[0])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[0]))))) - v105;
    *(puma560_friction_unaligned *)&tau[0] = v114;
    const puma560_friction_pack v115 = ((v46 * v36) + ((v1_cosine[0] * v97) - (v1_sine[0] * v92))) - (0.4318 * v34);
    const puma560_friction_pack v116 = ((v79 * v51) + (v115 - (0.0203 * v35))) + ((v37 - v39) * v101);
    const puma560_friction_pack v117 = v116 + (v65 * v98);
    const puma560_friction_pack v118 = (5.846399999999999e-05 * v1_sine[2]) - (v1_cosine[0] * v76);
    const puma560_friction_pack v119 = (v75 * v83) + (v118 + ((v66 * (v1_cosine[1] * v1_sine[2])) + (v74 * v45)));
    const puma560_friction_pack v120 = (v85 + (v87 * (v1_sine[3] * v1_cosine[1]))) - (v66 * v84);
    const puma560_friction_pack v121 = (1.024164 * v1_sine[3]) + (((puma560_friction_pack_at(&qdd[0]) * v88) + (puma560_friction_pack_at(&qdd[4U * stride]) * v119)) + (puma560_friction_pack_at(&qdd[3U * stride]) * v120));
    const puma560_friction_pack v122 = v50 * ((v1_sine[1] * v34) - ((v79 * v37) + (v1_cosine[1] * v35)));
    const puma560_friction_pack v123 = (((v121 - (37.2347379 * v1_cosine[3])) + (v45 * v40)) - v117) - v122;
    const puma560_friction_pack v124 = (v103 * (v44 - v49)) + v123;
    const puma560_friction_pack v125 = v111 + (v45 * v80);
    const puma560_friction_pack v126 = v108 + (((2.0 * v63) - 0.3592922305) - v107);
    const puma560_friction_pack v127 = v125 + v126;
    const puma560_friction_pack v128 = puma560_friction_pack_at(&qdd[stride]) + puma560_friction_pack_at(&qdd[2U * stride]);
    const puma560_friction_mask v129 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[stride]));
    const puma560_friction_pack v130 = ((3.5 * puma560_friction_pack_at(&qd[stride])) + (7.0 * puma560_friction_pack_select(v129, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[stride]))))) - (v128 * v127);
    const puma560_friction_pack v131 = (v130 - v124) - (puma560_friction_pack_at(&qdd[stride]) * (v125 - 1.748114002));
    *(puma560_friction_unaligned *)&tau[stride] = v131;
    const puma560_friction_pack v132 = v117 + ((((puma560_friction_pack_at(&qdd[0]) * v86) - (v118 * puma560_friction_pack_at(&qdd[4U * stride]))) - (v85 * puma560_friction_pack_at(&qdd[3U * stride]))) - (puma560_friction_pack_at(&qdd[stride]) * v127));
    const puma560_friction_mask v133 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[2U * stride]));
    const puma560_friction_pack v134 = ((3.5 * puma560_friction_pack_at(&qd[2U * stride])) - (puma560_friction_pack_at(&qdd[2U * stride]) * v126)) + (4.8 * puma560_friction_pack_select(v133, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[2U * stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[2U * stride]))));
    const puma560_friction_pack v135 = v132 + v134;
    *(puma560_friction_unaligned *)&tau[2U * stride] = v135;
    const puma560_friction_pack v136 = ((((puma560_friction_pack_at(&qdd[0]) * v71) - (v85 * puma560_friction_pack_at(&qdd[2U * stride]))) - (puma560_friction_pack_at(&qdd[stride]) * v120)) + (v1_cosine[2] * v98)) - v59;
    const puma560_friction_mask v137 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_pack v138 = v136 + (puma560_friction_pack_select(v137, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[3U * stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[3U * stride]))) + ((0.13 * puma560_friction_pack_at(&qd[3U * stride])) + (v61 * puma560_friction_pack_at(&qdd[3U * stride]))));
    *(puma560_friction_unaligned *)&tau[3U * stride] = v138;
    const puma560_friction_pack v139 = (((puma560_friction_pack_at(&qdd[0]) * v77) + (v118 * puma560_friction_pack_at(&qdd[2U * stride]))) + (puma560_friction_pack_at(&qdd[stride]) * v119)) - v96;
    const puma560_friction_mask v140 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[4U * stride]));
    const puma560_friction_pack v141 = ((0.17 * puma560_friction_pack_at(&qd[4U * stride])) + (0.0006421600000000001 * puma560_friction_pack_at(&qdd[4U * stride]))) + (0.8 * puma560_friction_pack_select(v140, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[4U * stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[4U * stride]))));
    const puma560_friction_pack v142 = v141 - v139;
    *(puma560_friction_unaligned *)&tau[4U * stride] = v142;
    const puma560_friction_pack v143 = -(3.9999999999999996e-05 * ((v1_cosine[2] * puma560_friction_pack_at(&qdd[3U * stride])) - (v57 + ((puma560_friction_pack_at(&qdd[0]) * v78) - (v65 * v128)))));
    const puma560_friction_mask v144 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[5U * stride]));
    const puma560_friction_pack v145 = (((0.15 * puma560_friction_pack_at(&qd[5U * stride])) + v98) + (0.7 * puma560_friction_pack_select(v144, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[5U * stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[5U * stride]))))) - v143;
    *(puma560_friction_unaligned *)&tau[5U * stride] = v145;
    *(puma560_friction_unaligned *)&low[0] = puma560_friction_pack_select(v113, -(8.4 + v105), v114);
    const puma560_friction_pack v146 = v124 + (puma560_friction_pack_at(&qdd[2U * stride]) * v127);
    *(puma560_friction_unaligned *)&low[stride] = puma560_friction_pack_select(v129, -(9.5 + v146), v131);
    *(puma560_friction_unaligned *)&low[2U * stride] = puma560_friction_pack_select(v133, v132 - 6.5, v135);
    *(puma560_friction_unaligned *)&low[3U * stride] = puma560_friction_pack_select(v137, v136 - 1.4, v138);
    *(puma560_friction_unaligned *)&low[4U * stride] = puma560_friction_pack_select(v140, -(1.1 + v139), v142);
    *(puma560_friction_unaligned *)&low[5U * stride] = puma560_friction_pack_select(v144, -(1.0 + v143), v145);
    *(puma560_friction_unaligned *)&high[0] = puma560_friction_pack_select(v113, 8.4 - v105, v114);
    *(puma560_friction_unaligned *)&high[stride] = puma560_friction_pack_select(v129, 9.5 - v146, v131);
    *(puma560_friction_unaligned *)&high[2U * stride] = puma560_friction_pack_select(v133, 6.5 + v132, v135);
    *(puma560_friction_unaligned *)&high[3U * stride] = puma560_friction_pack_select(v137, 1.4 + v136, v138);
    *(puma560_friction_unaligned *)&high[4U * stride] = puma560_friction_pack_select(v140, 1.1 - v139, v142);
    *(puma560_friction_unaligned *)&high[5U * stride] = puma560_friction_pack_select(v144, 1.0 - v143, v145);
}

void puma560_friction_friction_inverse_dynamics_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_friction_inverse_dynamics_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double low_rest[6U * PUMA560_FRICTION_LANES];
        double high_rest[6U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_friction_inverse_dynamics_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, tau_rest, tau);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, low_rest, low);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, high_rest, high);
    }
}

void puma560_friction_friction_inverse_dynamics_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau, double *low, double *high)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_friction_inverse_dynamics_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first], &low[first], &high[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double low_rest[6U * PUMA560_FRICTION_LANES];
        double high_rest[6U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_friction_inverse_dynamics_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, tau_rest, low_rest, high_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, tau_rest, tau);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, low_rest, low);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, high_rest, high);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_drive_forces_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict tau)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    (void)qd;
    (void)qdd;
    *(puma560_friction_unaligned *)&tau[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&tau[stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&tau[2U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&tau[3U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&tau[4U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&tau[5U * stride] = puma560_friction_pack_splat(0.0);
}

void puma560_friction_drive_forces_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_drive_forces_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &tau[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_drive_forces_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, tau_rest, tau);
    }
}

void puma560_friction_drive_forces_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *tau)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_drive_forces_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &tau[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_drive_forces_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, tau_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, tau_rest, tau);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
