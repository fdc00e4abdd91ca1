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
    const puma560_friction_pack v11 = (v1_cosine[0] * v10) - (v1_sine[0] * v9);
    const puma560_friction_pack v12 = puma560_friction_pack_at(&qd[0]) * v1_cosine[1];
    const puma560_friction_pack v13 = puma560_friction_pack_at(&qd[3U * stride]) + v12;
    const puma560_friction_pack v14 = (v1_sine[2] * v13) + (v1_cosine[2] * v11);
    const puma560_friction_pack v15 = (v1_cosine[0] * v9) + (v1_sine[0] * v10);
    const puma560_friction_pack v16 = puma560_friction_pack_at(&qd[4U * stride]) + v15;
    const puma560_friction_pack v17 = (v16 * v16) + (v14 * v14);
    const puma560_friction_pack v18 = 0.0028799999999999997 * v1_sine[2];
    const puma560_friction_pack v19 = (v1_cosine[2] * v13) - (v1_sine[2] * v11);
    const puma560_friction_pack v20 = v14 * v19;
    const puma560_friction_pack v21 = v13 * v11;
    const puma560_friction_pack v22 = v10 * v12;
    const puma560_friction_pack v23 = v9 * v12;
    const puma560_friction_pack v24 = 2.0 * v23;
    const puma560_friction_pack v25 = ((v1_cosine[0] * v22) - v21) - (v1_sine[0] * v24);
    const puma560_friction_pack v26 = v25 + v20;
    const puma560_friction_pack v27 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_friction_pack v28 = (v18 * v17) + (v27 * v26);
    const puma560_friction_pack v29 = v15 * v11;
    const puma560_friction_pack v30 = v9 * v10;
    const puma560_friction_pack v31 = v30 - v29;
    const puma560_friction_pack v32 = (v1_cosine[0] * v24) + ((v1_sine[0] * v22) - (v13 * (2.0 * v15)));
    const puma560_friction_pack v33 = (v1_cosine[2] * v32) - (v1_sine[2] * v31);
    const puma560_friction_pack v34 = v33 + (v16 * (2.0 * v19));
    const puma560_friction_pack v35 = 0.0028799999999999997 * v34;
    const puma560_friction_pack v36 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v37 = (v36 + ((0.0203 * v1_cosine[1]) - (0.4318 * v1_sine[1]))) * ((v1_cosine[0] * v35) - (v1_sine[0] * v28));
    const puma560_friction_pack v38 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v39 = ((v16 * v38) - (1.9999999999999998e-05 * v33)) - (0.0004221600000000001 * v34);
    const puma560_friction_pack v40 = (v1_sine[2] * v32) + (v1_cosine[2] * v31);
    const puma560_friction_pack v41 = v16 * v14;
    const puma560_friction_pack v42 = 4e-05 * (v41 + v40);
    const puma560_friction_pack v43 = (0.0004000000000000001 * v41) + (v42 + (0.00020000000000000004 * v40));
    const puma560_friction_pack v44 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v45 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v46 = v45 + v44;
    const puma560_friction_pack v47 = v1_cosine[1] * v36;
    const puma560_friction_pack v48 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v49 = v1_sine[1] * v48;
    const puma560_friction_pack v50 = (v47 * v46) + (v45 * v49);
    const puma560_friction_pack v51 = v9 * v9;
    const puma560_friction_pack v52 = v51 + (v12 * v12);
    const puma560_friction_pack v53 = (0.4318 * v22) + (((9.81 * v1_sine[1]) - (0.0203 * v52)) - v50);
    const puma560_friction_pack v54 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v55 = (v54 * (0.8636 * v1_sine[3])) - (0.15005 * v44);
    const puma560_friction_pack v56 = (v55 + (0.0406 * v30)) + (0.8636 * v23);
    const puma560_friction_pack v57 = (v1_cosine[0] * v56) + (v1_sine[0] * v53);
    const puma560_friction_pack v58 = ((0.0013999999999999998 * v30) + ((v1_cosine[2] * v43) + (v1_sine[2] * v39))) - (v18 * v57);
    const puma560_friction_pack v59 = v58 - (9.999999999999983e-05 * v29);
    const puma560_friction_pack v60 = v1_sine[2] * v1_sine[0];
    const puma560_friction_pack v61 = (0.00010000000000000026 * v1_sine[0]) + (v60 * (0.00020216000000000006 * v1_sine[2]));
    const puma560_friction_pack v62 = v1_cosine[0] * v1_sine[1];
    const puma560_friction_pack v63 = 0.8913300000000002 + v27;
    const puma560_friction_pack v64 = v1_sine[2] * v1_cosine[0];
    const puma560_friction_pack v65 = (0.0028799999999999997 * v64) - 0.025374999999999998;
    const puma560_friction_pack v66 = (v65 * v1_sine[1]) - (v1_cosine[1] * v63);
    const puma560_friction_pack v67 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const puma560_friction_pack v68 = v60 * v67;
    const puma560_friction_pack v69 = ((v1_cosine[1] * v68) + ((v60 * (5.846399999999999e-05 * v1_sine[1])) - (0.15005 * v66))) - (v62 * v61);
    const puma560_friction_pack v70 = 0.0047376000000000015 * v1_cosine[1];
    const puma560_friction_pack v71 = v70 + v69;
    const puma560_friction_pack v72 = ((0.023751 * v1_cosine[3]) + v71) + (v1_sine[3] * (0.6903913435000001 + (0.0012435839999999998 * v60)));
    const puma560_friction_pack v73 = v64 * v1_sine[1];
    const puma560_friction_pack v74 = v1_cosine[1] * v1_cosine[2];
    const puma560_friction_pack v75 = 4e-05 * (v74 - v73);
    const puma560_friction_pack v76 = (0.0012435839999999998 * v1_cosine[3]) + (5.846399999999999e-05 * v1_cosine[1]);
    const puma560_friction_pack v77 = v73 * v67;
    const puma560_friction_pack v78 = v1_sine[2] * v1_sine[2];
    const puma560_friction_pack v79 = 0.00020216000000000006 * v78;
    const puma560_friction_pack v80 = 0.0016399999999999997 + v79;
    const puma560_friction_pack v81 = (v1_cosine[1] * ((0.0004321439999999999 * v60) + v80)) + (v77 - (v64 * v76));
    const puma560_friction_pack v82 = (((puma560_friction_pack_at(&qdd[5U * stride]) * v75) - (puma560_friction_pack_at(&qdd[2U * stride]) * v71)) - (puma560_friction_pack_at(&qdd[stride]) * v72)) + (puma560_friction_pack_at(&qdd[3U * stride]) * v81);
    const puma560_friction_pack v83 = v1_sine[1] * v1_sine[0];
    const puma560_friction_pack v84 = 0.0006421600000000001 + (0.0012435839999999998 * v1_cosine[2]);
    const puma560_friction_pack v85 = ((v1_cosine[2] * v1_sine[0]) * v76) - (v84 * v83);
    const puma560_friction_pack v86 = v85 - (0.0004321439999999999 * ((v1_sine[2] * v1_sine[1]) - (v1_cosine[0] * v74)));
    const puma560_friction_pack v87 = ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v44 - v46);
    const puma560_friction_pack v88 = ((0.00075 * v32) + ((v1_sine[2] * v43) - (v1_cosine[2] * v39))) + (v27 * v57);
    const puma560_friction_pack v89 = ((((v82 - (puma560_friction_pack_at(&qdd[4U * stride]) * v86)) - (v1_cosine[1] * v59)) - v87) - v37) + (v62 * v88);
    const puma560_friction_pack v90 = v1_cosine[0] * v27;
    const puma560_friction_pack v91 = v36 * v1_sine[1];
    const puma560_friction_pack v92 = v1_cosine[1] * v48;
    const puma560_friction_pack v93 = (v45 * v92) - (v91 * v46);
    const puma560_friction_pack v94 = (((0.0006421600000000001 * v25) - (v27 * (v1_sine[0] * v56))) - (v18 * v93)) - (v14 * v38);
    const puma560_friction_pack v95 = 5.846399999999999e-05 * v1_sine[2];
    const puma560_friction_pack v96 = (0.00020216000000000006 * v20) + (((v95 * v22) + v94) + (v90 * v53));
    const puma560_friction_pack v97 = v51 + (v10 * v10);
    const puma560_friction_pack v98 = v96 + (v1_sine[2] * ((0.028252799999999998 * v1_cosine[1]) - (0.0012435839999999998 * v97)));
    const puma560_friction_pack v99 = (-v98) - (0.0006500000000000002 * (v25 - v21));
    const puma560_friction_pack v100 = (v70 * v22) + (v89 + (v83 * v99));
    const puma560_friction_pack v101 = v100 - (0.0047376000000000015 * ((puma560_friction_pack_at(&qd[0]) * v10) - (v1_sine[1] * v97)));
    const puma560_friction_pack v102 = v54 * ((v1_cosine[3] * ((3.203722404 * v1_sine[3]) + (0.0283968 * v1_cosine[3]))) - 0.0141984);
    const puma560_friction_pack v103 = (v101 - (v23 * ((0.022546398 * v1_cosine[1]) + (0.7697525880000002 * v1_cosine[3])))) - v102;
    const puma560_friction_pack v104 = v103 + (v55 * ((0.8913300000000002 * v1_sine[1]) - (0.025374999999999998 * v1_cosine[1])));
    const puma560_friction_pack v105 = v1_cosine[0] * v28;
    const puma560_friction_pack v106 = (((0.8913300000000002 * v22) - (0.025374999999999998 * v52)) + v105) + (v1_sine[0] * v35);
    const puma560_friction_pack v107 = (v27 * v17) - (v18 * v26);
    const puma560_friction_pack v108 = ((0.025374999999999998 * v22) - (0.8913300000000002 * v97)) - v107;
    const puma560_friction_pack v109 = 0.022546398 * v1_sine[1];
    const puma560_friction_pack v110 = v30 * (v109 - ((0.02191385 * v1_cosine[3]) - (0.648939691 * v1_cosine[1])));
    const puma560_friction_pack v111 = v110 + (v104 - (0.15005 * ((v1_sine[1] * v108) - (v1_cosine[1] * v106))));
    const puma560_friction_pack v112 = 0.00011692799999999998 * v64;
    const puma560_friction_pack v113 = v112 + (v1_sine[0] * v61);
    const puma560_friction_pack v114 = 0.0024871679999999997 * v1_cosine[2];
    const puma560_friction_pack v115 = v1_sine[1] * ((v1_sine[1] * (v114 + ((0.32402200550000004 + v113) - (0.0004043200000000001 * v78)))) - (0.00011692799999999998 * v74));
    const puma560_friction_pack v116 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const puma560_friction_pack v117 = v112 + (((((v1_sine[3] * v116) - 3.155182285625) - (0.0008642879999999998 * v60)) + (v1_cosine[1] * v109)) - v79);
    const puma560_friction_pack v118 = (v65 * v47) + (v63 * v91);
    const puma560_friction_pack v119 = (puma560_friction_pack_at(&qdd[0]) * ((v117 - v115) - (2.0 * ((v1_cosine[1] * v77) - v118)))) - (4.9 * puma560_friction_pack_at(&qd[0]));
    const puma560_friction_mask v120 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[0]));
    const puma560_friction_pack v121 = -((v119 - (6.0 * puma560_friction_pack_select(v120, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[0])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[0]))))) - v111);
    *(puma560_friction_unaligned *)&tau[0] = v121;
    const puma560_friction_pack v122 = (0.8913300000000002 * v50) + ((0.24892875 * v1_cosine[1]) + ((v1_cosine[0] * v99) - (8.743947300000002 * v1_sine[1])));
    const puma560_friction_pack v123 = 4e-05 * puma560_friction_pack_at(&qdd[5U * stride]);
    const puma560_friction_pack v124 = (((v122 - (0.025374999999999998 * v93)) - (0.0203 * v107)) - (0.3244698455 * v22)) + (v60 * v123);
    const puma560_friction_pack v125 = (v124 - (0.4318 * v105)) - (v1_sine[0] * (v88 + (0.0012435839999999998 * v34)));
    const puma560_friction_pack v126 = (0.011273199 * (v52 - v97)) + v125;
    const puma560_friction_pack v127 = v92 - v91;
    const puma560_friction_pack v128 = v47 + v49;
    const puma560_friction_pack v129 = v118 + (v48 * v66);
    const puma560_friction_pack v130 = v114 + (0.3592922305 - v113);
    const puma560_friction_pack v131 = v129 - v130;
    const puma560_friction_pack v132 = v68 + (v60 * (0.0028799999999999997 * v127));
    const puma560_friction_pack v133 = v95 - (v1_cosine[0] * v84);
    const puma560_friction_pack v134 = ((v127 * v90) - v133) - (v18 * v128);
    const puma560_friction_pack v135 = (((puma560_friction_pack_at(&qdd[2U * stride]) * v131) + (puma560_friction_pack_at(&qdd[0]) * v72)) + (puma560_friction_pack_at(&qdd[3U * stride]) * v132)) - (puma560_friction_pack_at(&qdd[4U * stride]) * v134);
    const puma560_friction_pack v136 = ((((1.024164 * v1_sine[3]) + v135) - (37.2347379 * v1_cosine[3])) - (v128 * v108)) + (v127 * v106);
    const puma560_friction_pack v137 = (((v1_cosine[3] * v116) - 0.0070992) * (v45 - v46)) + (v136 - v126);
    const puma560_friction_mask v138 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[stride]));
    const puma560_friction_pack v139 = puma560_friction_pack_at(&qdd[stride]) * v131;
    const puma560_friction_pack v140 = v139 + ((v137 - (3.5 * puma560_friction_pack_at(&qd[stride]))) - (7.0 * puma560_friction_pack_select(v138, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[stride])))));
    const puma560_friction_pack v141 = -(v140 + (puma560_friction_pack_at(&qdd[stride]) * (v129 - 1.748114002)));
    *(puma560_friction_unaligned *)&tau[stride] = v141;
    const puma560_friction_pack v142 = v139 + ((((puma560_friction_pack_at(&qdd[0]) * v71) + (v133 * puma560_friction_pack_at(&qdd[4U * stride]))) - v126) + (v68 * puma560_friction_pack_at(&qdd[3U * stride])));
    const puma560_friction_mask v143 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[2U * stride]));
    const puma560_friction_pack v144 = ((3.5 * puma560_friction_pack_at(&qd[2U * stride])) + (puma560_friction_pack_at(&qdd[2U * stride]) * v130)) + (4.8 * puma560_friction_pack_select(v143, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[2U * stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[2U * stride]))));
    const puma560_friction_pack v145 = v144 - v142;
    *(puma560_friction_unaligned *)&tau[2U * stride] = v145;
    const puma560_friction_pack v146 = ((((puma560_friction_pack_at(&qdd[0]) * v81) - (puma560_friction_pack_at(&qdd[stride]) * v132)) - v59) - (v68 * puma560_friction_pack_at(&qdd[2U * stride]))) + (v1_cosine[2] * v123);
    const puma560_friction_mask v147 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_pack v148 = v146 + (puma560_friction_pack_select(v147, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[3U * stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[3U * stride]))) + ((0.13 * puma560_friction_pack_at(&qd[3U * stride])) + (v80 * puma560_friction_pack_at(&qdd[3U * stride]))));
    *(puma560_friction_unaligned *)&tau[3U * stride] = v148;
    const puma560_friction_pack v149 = v98 + (((v133 * puma560_friction_pack_at(&qdd[2U * stride])) + (puma560_friction_pack_at(&qdd[0]) * v86)) - (puma560_friction_pack_at(&qdd[stride]) * v134));
    const puma560_friction_mask v150 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[4U * stride]));
    const puma560_friction_pack v151 = ((0.17 * puma560_friction_pack_at(&qd[4U * stride])) + (0.0006421600000000001 * puma560_friction_pack_at(&qdd[4U * stride]))) + (0.8 * puma560_friction_pack_select(v150, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[4U * stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[4U * stride]))));
    const puma560_friction_pack v152 = v151 - v149;
    *(puma560_friction_unaligned *)&tau[4U * stride] = v152;
    const puma560_friction_pack v153 = ((puma560_friction_pack_at(&qdd[0]) * v75) - v42) + (4e-05 * ((v1_cosine[2] * puma560_friction_pack_at(&qdd[3U * stride])) + (v60 * (puma560_friction_pack_at(&qdd[stride]) + puma560_friction_pack_at(&qdd[2U * stride])))));
    const puma560_friction_mask v154 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == puma560_friction_pack_at(&qd[5U * stride]));
    const puma560_friction_pack v155 = v123 + (v153 + ((0.15 * puma560_friction_pack_at(&qd[5U * stride])) + (0.7 * puma560_friction_pack_select(v154, puma560_friction_pack_sign(puma560_friction_pack_at(&qdd[5U * stride])), puma560_friction_pack_sign(puma560_friction_pack_at(&qd[5U * stride]))))));
    *(puma560_friction_unaligned *)&tau[5U * stride] = v155;
    *(puma560_friction_unaligned *)&low[0] = puma560_friction_pack_select(v120, v111 - 8.4, v121);
    *(puma560_friction_unaligned *)&low[stride] = puma560_friction_pack_select(v138, -(9.5 + v137), v141);
    *(puma560_friction_unaligned *)&low[2U * stride] = puma560_friction_pack_select(v143, -(6.5 + v142), v145);
    *(puma560_friction_unaligned *)&low[3U * stride] = puma560_friction_pack_select(v147, v146 - 1.4, v148);
    *(puma560_friction_unaligned *)&low[4U * stride] = puma560_friction_pack_select(v150, -(1.1 + v149), v152);
    *(puma560_friction_unaligned *)&low[5U * stride] = puma560_friction_pack_select(v154, v153 - 1.0, v155);
    *(puma560_friction_unaligned *)&high[0] = puma560_friction_pack_select(v120, 8.4 + v111, v121);
    *(puma560_friction_unaligned *)&high[stride] = puma560_friction_pack_select(v138, 9.5 - v137, v141);
    *(puma560_friction_unaligned *)&high[2U * stride] = puma560_friction_pack_select(v143, 6.5 - v142, v145);
    *(puma560_friction_unaligned *)&high[3U * stride] = puma560_friction_pack_select(v147, 1.4 + v146, v148);
    *(puma560_friction_unaligned *)&high[4U * stride] = puma560_friction_pack_select(v150, 1.1 - v149, v152);
    *(puma560_friction_unaligned *)&high[5U * stride] = puma560_friction_pack_select(v154, 1.0 + v153, v155);
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
