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

static PUMA560_FRICTION_APART void puma560_friction_pack_inverse_dynamics_gradients_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict qdd, double *restrict by_q, double *restrict by_qd, double *restrict by_qdd)
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
    *(puma560_friction_unaligned *)&by_q[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[5U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[6U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[11U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[12U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[17U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[18U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[23U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[24U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[29U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[30U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_q[35U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_qd[28U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_qd[35U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_qdd[22U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_qdd[27U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_qdd[29U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&by_qdd[34U * stride] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v9 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v10 = v9 * v1_sine[0];
    const puma560_friction_pack v11 = puma560_friction_pack_at(&qd[0]) * v1_sine[1];
    const puma560_friction_pack v12 = (v1_cosine[0] * v11) - v10;
    const puma560_friction_pack v13 = puma560_friction_pack_at(&qd[0]) * v1_cosine[1];
    const puma560_friction_pack v14 = puma560_friction_pack_at(&qd[3U * stride]) + v13;
    const puma560_friction_pack v15 = v9 * v13;
    const puma560_friction_pack v16 = puma560_friction_pack_at(&qdd[0]) * v1_sine[1];
    const puma560_friction_pack v17 = v15 + v16;
    const puma560_friction_pack v18 = v15 + v17;
    const puma560_friction_pack v19 = v13 * v11;
    const puma560_friction_pack v20 = puma560_friction_pack_at(&qdd[stride]) + puma560_friction_pack_at(&qdd[2U * stride]);
    const puma560_friction_pack v21 = v19 - v20;
    const puma560_friction_pack v22 = (v1_cosine[0] * v21) - (v1_sine[0] * v18);
    const puma560_friction_pack v23 = v22 - (v14 * v12);
    const puma560_friction_pack v24 = puma560_friction_pack_at(&qdd[4U * stride]) - v23;
    const puma560_friction_pack v25 = (v1_sine[2] * v12) - (v1_cosine[2] * v14);
    const puma560_friction_pack v26 = (v1_sine[2] * v14) + (v1_cosine[2] * v12);
    const puma560_friction_pack v27 = v26 * v25;
    const puma560_friction_pack v28 = 0.0028799999999999997 * (v27 + v24);
    const puma560_friction_pack v29 = v26 * v26;
    const puma560_friction_pack v30 = (v9 * v1_cosine[0]) + (v1_sine[0] * v11);
    const puma560_friction_pack v31 = puma560_friction_pack_at(&qd[4U * stride]) + v30;
    const puma560_friction_pack v32 = 0.0028799999999999997 * ((v31 * v31) + v29);
    const puma560_friction_pack v33 = (v1_sine[2] * v32) - (v1_cosine[2] * v28);
    const puma560_friction_pack v34 = 2.0 * v14;
    const puma560_friction_pack v35 = (v1_sine[0] * v21) + (v1_cosine[0] * v18);
    const puma560_friction_pack v36 = v35 - (v30 * v34);
    const puma560_friction_pack v37 = v30 * v12;
    const puma560_friction_pack v38 = v9 * v11;
    const puma560_friction_pack v39 = puma560_friction_pack_at(&qdd[0]) * v1_cosine[1];
    const puma560_friction_pack v40 = v39 - v38;
    const puma560_friction_pack v41 = puma560_friction_pack_at(&qdd[3U * stride]) + v40;
    const puma560_friction_pack v42 = v41 + v37;
    const puma560_friction_pack v43 = (v1_sine[2] * v42) + (v1_cosine[2] * v36);
    const puma560_friction_pack v44 = v31 * v25;
    const puma560_friction_pack v45 = (2.0 * v44) - v43;
    const puma560_friction_pack v46 = 0.0028799999999999997 * v1_cosine[0];
    const puma560_friction_pack v47 = (v1_sine[0] * v33) + (v46 * v45);
    const puma560_friction_pack v48 = v38 - v40;
    const puma560_friction_pack v49 = puma560_friction_pack_at(&qd[0]) * v1_sine[3];
    const puma560_friction_pack v50 = 0.8636 * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v51 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v52 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v53 = ((v50 * v49) - (0.15005 * v51)) - (puma560_friction_pack_at(&qdd[0]) * v52);
    const puma560_friction_pack v54 = (v53 + (0.0203 * v48)) + (0.4318 * v18);
    const puma560_friction_pack v55 = v1_cosine[1] * v13;
    const puma560_friction_pack v56 = v9 * v9;
    const puma560_friction_pack v57 = v56 + (puma560_friction_pack_at(&qd[0]) * v55);
    const puma560_friction_pack v58 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v59 = v51 + v58;
    const puma560_friction_pack v60 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v61 = puma560_friction_pack_at(&qdd[stride]) * v60;
    const puma560_friction_pack v62 = v61 + ((v59 * v52) - (0.15005 * puma560_friction_pack_at(&qdd[0])));
    const puma560_friction_pack v63 = puma560_friction_pack_at(&qdd[stride]) * v52;
    const puma560_friction_pack v64 = ((v58 * v60) - 9.81) - v63;
    const puma560_friction_pack v65 = (v1_sine[1] * v64) + (v1_cosine[1] * v62);
    const puma560_friction_pack v66 = (v65 + (0.0203 * v57)) - (0.4318 * v21);
    const puma560_friction_pack v67 = (v1_cosine[0] * v66) + (v1_sine[0] * v54);
    const puma560_friction_pack v68 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_friction_pack v69 = 0.0006500000000000002 * v14;
    const puma560_friction_pack v70 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v71 = (0.0006500000000000002 * v23) - (((v70 * v26) + (v12 * v69)) + (0.00020216000000000006 * v27));
    const puma560_friction_pack v72 = v1_sine[1] * v11;
    const puma560_friction_pack v73 = v56 + (puma560_friction_pack_at(&qd[0]) * v72);
    const puma560_friction_pack v74 = (v1_sine[1] * v62) - (v1_cosine[1] * v64);
    const puma560_friction_pack v75 = v19 + v20;
    const puma560_friction_pack v76 = (v74 + (0.0203 * v75)) - (0.4318 * v73);
    const puma560_friction_pack v77 = 0.0028799999999999997 * v1_sine[2];
    *(puma560_friction_unaligned *)&by_qdd[28U * stride] = puma560_friction_pack_splat(0.0006421600000000001);
    const puma560_friction_pack v78 = ((v71 + (v77 * v76)) - (0.0006421600000000001 * v24)) - (v68 * v67);
    const puma560_friction_pack v79 = (((0.34123495800000003 * v18) + (0.8913300000000002 * v53)) + (0.011273199 * v48)) + (0.0047376000000000015 * (v73 - v51));
    const puma560_friction_pack v80 = 0.0028799999999999997 * v1_sine[0];
    const puma560_friction_pack v81 = (v46 * v54) - (v80 * v66);
    const puma560_friction_pack v82 = (v81 - (0.0004221600000000001 * v45)) + ((1.9999999999999998e-05 * v43) - (v70 * v31));
    const puma560_friction_pack v83 = (v1_sine[2] * v36) - (v1_cosine[2] * v42);
    const puma560_friction_pack v84 = v31 * v26;
    *(puma560_friction_unaligned *)&by_qdd[35U * stride] = puma560_friction_pack_splat(4e-05);
    const puma560_friction_pack v85 = (0.00024000000000000003 * (v84 + v83)) + ((0.00020000000000000004 * v84) - (4e-05 * puma560_friction_pack_at(&qdd[5U * stride])));
    const puma560_friction_pack v86 = (v1_sine[2] * v85) + (v1_cosine[2] * v82);
    const puma560_friction_pack v87 = v86 + (0.00075 * v36);
    const puma560_friction_pack v88 = (v1_sine[2] * v82) - (v1_cosine[2] * v85);
    const puma560_friction_pack v89 = 0.011273199 * v18;
    const puma560_friction_pack v90 = (((9.999999999999983e-05 * v37) - (0.025374999999999998 * v53)) + (0.0047376000000000015 * v21)) + (0.0013999999999999998 * v41);
    const puma560_friction_pack v91 = v1_sine[1] * (((v90 - ((0.016765112499999985 * v48) + v89)) + (0.0203 * v47)) + v88);
    const puma560_friction_pack v92 = v1_sine[0] * v13;
    const puma560_friction_pack v93 = v72 - v55;
    const puma560_friction_pack v94 = puma560_friction_pack_at(&qd[0]) * v93;
    const puma560_friction_pack v95 = v39 - (2.0 * v38);
    const puma560_friction_pack v96 = ((v1_cosine[0] * v95) - (v1_sine[0] * v94)) - (2.0 * ((v14 * v92) - (v11 * v30)));
    const puma560_friction_pack v97 = v1_cosine[0] * v13;
    const puma560_friction_pack v98 = (v12 * v92) + (v30 * v97);
    const puma560_friction_pack v99 = v17 - v98;
    const puma560_friction_pack v100 = (v1_sine[2] * v99) - (v1_cosine[2] * v96);
    const puma560_friction_pack v101 = v1_sine[2] * v1_cosine[0];
    const puma560_friction_pack v102 = (v1_cosine[2] * v11) + (v101 * v13);
    const puma560_friction_pack v103 = v100 + (2.0 * ((v31 * v102) + (v92 * v25)));
    const puma560_friction_pack v104 = v1_sine[2] * v11;
    const puma560_friction_pack v105 = v1_cosine[2] * v1_cosine[0];
    const puma560_friction_pack v106 = (v105 * v13) - v104;
    const puma560_friction_pack v107 = (v106 * v25) + (v102 * v26);
    const puma560_friction_pack v108 = (v14 * v97) - (v11 * v12);
    const puma560_friction_pack v109 = (v108 + (v1_sine[0] * v95)) + (v1_cosine[0] * v94);
    const puma560_friction_pack v110 = 0.0028799999999999997 * (v109 + v107);
    const puma560_friction_pack v111 = 0.0057599999999999995 * v26;
    const puma560_friction_pack v112 = 0.0057599999999999995 * v31;
    const puma560_friction_pack v113 = (v106 * v111) + (v92 * v112);
    const puma560_friction_pack v114 = (v1_sine[2] * v113) - (v1_cosine[2] * v110);
    const puma560_friction_pack v115 = (v1_sine[0] * v114) + (v46 * v103);
    const puma560_friction_pack v116 = ((v1_cosine[3] * ((0.010956925 * v18) + (0.3848762940000001 * v95))) - (v52 * v115)) + v91;
    const puma560_friction_pack v117 = v116 + (v1_cosine[1] * ((((v1_sine[0] * v78) - v79) + (0.4318 * v47)) - (v1_cosine[0] * v87)));
    const puma560_friction_pack v118 = ((v1_cosine[2] * v32) + ((0.8913300000000002 * v73) - (0.025374999999999998 * v75))) + (v1_sine[2] * v28);
    const puma560_friction_pack v119 = (v1_cosine[0] * v33) - (v80 * v45);
    const puma560_friction_pack v120 = v119 + ((0.8913300000000002 * v21) - (0.025374999999999998 * v57));
    const puma560_friction_pack v121 = (v1_sine[1] * v120) - (v1_cosine[1] * v118);
    const puma560_friction_pack v122 = (v1_cosine[0] * v114) - (v80 * v103);
    const puma560_friction_pack v123 = v122 + ((0.050749999999999997 * v19) - (0.8913300000000002 * v94));
    const puma560_friction_pack v124 = (v1_sine[2] * v110) + (v1_cosine[2] * v113);
    const puma560_friction_pack v125 = v124 + ((0.025374999999999998 * v94) + (1.7826600000000004 * v19));
    const puma560_friction_pack v126 = ((v1_sine[1] * v125) + (v1_cosine[1] * v123)) - v121;
    const puma560_friction_pack v127 = v117 - (0.15005 * v126);
    const puma560_friction_pack v128 = ((1.9999999999999998e-05 * v100) + (v70 * v92)) + (0.0004221600000000001 * v103);
    const puma560_friction_pack v129 = (0.0406 * v19) - (0.4318 * v94);
    const puma560_friction_pack v130 = (v59 * v60) - v63;
    const puma560_friction_pack v131 = v61 + (v58 * v52);
    const puma560_friction_pack v132 = (v74 + (v1_cosine[1] * v130)) - (v1_sine[1] * v131);
    const puma560_friction_pack v133 = v132 + v129;
    const puma560_friction_pack v134 = (0.0203 * v18) + (0.4318 * v95);
    const puma560_friction_pack v135 = v50 * v1_cosine[3];
    const puma560_friction_pack v136 = (puma560_friction_pack_at(&qdd[0]) * v60) + (puma560_friction_pack_at(&qd[0]) * v135);
    const puma560_friction_pack v137 = v136 + v134;
    const puma560_friction_pack v138 = ((v46 * v137) + (v80 * v133)) - v128;
    const puma560_friction_pack v139 = (v31 * v106) + (v92 * v26);
    const puma560_friction_pack v140 = (v139 + (v1_cosine[2] * v99)) + (v1_sine[2] * v96);
    const puma560_friction_pack v141 = (0.00020000000000000004 * v139) + (0.00024000000000000003 * v140);
    const puma560_friction_pack v142 = ((0.0013999999999999998 * v17) - (9.999999999999983e-05 * v98)) + (v1_cosine[2] * v141);
    const puma560_friction_pack v143 = (v1_sine[2] * v138) - v142;
    *(puma560_friction_unaligned *)&by_q[19U * stride] = v143;
    const puma560_friction_pack v144 = (0.0203 * v115) - (((0.016765112499999985 * v18) + (0.011273199 * v95)) + (0.0047376000000000015 * v94));
    const puma560_friction_pack v145 = (0.4318 * v115) - (v89 + ((0.34123495800000003 * v95) + (0.009475200000000003 * v19)));
    const puma560_friction_pack v146 = (((0.00022216000000000005 * v107) + (v70 * v106)) + (0.0006221600000000001 * v109)) - (1.9999999999999998e-05 * (v107 - v109));
    const puma560_friction_pack v147 = (0.0203 * v94) + (0.8636 * v19);
    const puma560_friction_pack v148 = (v65 - (v1_sine[1] * v130)) - (v1_cosine[1] * v131);
    const puma560_friction_pack v149 = v1_cosine[2] * v1_sine[0];
    const puma560_friction_pack v150 = (0.0028799999999999997 * (((v105 * v133) - (v149 * v137)) + (v1_sine[2] * (v148 - v147)))) - v146;
    const puma560_friction_pack v151 = 0.0006500000000000002 * (v108 + v109);
    const puma560_friction_pack v152 = v151 - v150;
    const puma560_friction_pack v153 = (v1_sine[2] * v141) + (0.00075 * v96);
    const puma560_friction_pack v154 = v153 + (v1_cosine[2] * v138);
    const puma560_friction_pack v155 = (0.0141984 * v1_sine[3]) - (1.601861202 * v1_cosine[3]);
    const puma560_friction_pack v156 = v1_sine[3] * (((puma560_friction_pack_at(&qdd[0]) * v155) + (0.3848762940000001 * v18)) + (0.010956925 * v48));
    const puma560_friction_pack v157 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    const puma560_friction_pack v158 = (0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]);
    const puma560_friction_pack v159 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const puma560_friction_pack v160 = v1_cosine[3] * v159;
    const puma560_friction_pack v161 = ((puma560_friction_pack_at(&qdd[stride]) * v158) - ((v51 - v59) * v157)) - (puma560_friction_pack_at(&qdd[0]) * v160);
    const puma560_friction_pack v162 = v1_sine[3] * v159;
    const puma560_friction_pack v163 = v162 + (v1_cosine[3] * v155);
    const puma560_friction_pack v164 = ((((puma560_friction_pack_at(&qd[stride]) * (puma560_friction_pack_at(&qd[0]) * 2.0)) * v163) + v161) + v156) - (v60 * v47);
    const puma560_friction_pack v165 = v164 + (v1_sine[1] * (((v1_cosine[0] * v154) + (0.8913300000000002 * v136)) + ((v1_sine[0] * v152) - v145)));
    *(puma560_friction_unaligned *)&by_q[stride] = (v165 + (v1_cosine[1] * ((v144 - (0.025374999999999998 * v136)) + v143))) - v127;
    const puma560_friction_pack v166 = v74 + v129;
    const puma560_friction_pack v167 = ((v46 * v134) + (v80 * v166)) - v128;
    const puma560_friction_pack v168 = (v1_sine[2] * v167) - v142;
    *(puma560_friction_unaligned *)&by_q[20U * stride] = v168;
    const puma560_friction_pack v169 = v153 + (v1_cosine[2] * v167);
    const puma560_friction_pack v170 = (0.0028799999999999997 * (((v105 * v166) - (v149 * v134)) - (v1_sine[2] * (v147 - v65)))) - v146;
    const puma560_friction_pack v171 = v151 - v170;
    const puma560_friction_pack v172 = (v1_sine[1] * (((v1_cosine[0] * v169) - v145) + (v1_sine[0] * v171))) + (v1_cosine[1] * (v144 + v168));
    *(puma560_friction_unaligned *)&by_q[2U * stride] = v172 - v127;
    const puma560_friction_pack v173 = v1_sine[2] * v30;
    const puma560_friction_pack v174 = v1_cosine[2] * v30;
    const puma560_friction_pack v175 = (v174 * v25) + (v173 * v26);
    const puma560_friction_pack v176 = v35 - (v14 * v30);
    const puma560_friction_pack v177 = 0.0028799999999999997 * (v176 - v175);
    const puma560_friction_pack v178 = (v12 * v112) - (v174 * v111);
    const puma560_friction_pack v179 = (v1_sine[2] * v178) - (v1_cosine[2] * v177);
    const puma560_friction_pack v180 = v1_sine[2] * v31;
    const puma560_friction_pack v181 = (v12 * v12) - (v30 * v30);
    const puma560_friction_pack v182 = v22 - (v12 * v34);
    const puma560_friction_pack v183 = (v1_sine[2] * v181) + (v1_cosine[2] * v182);
    const puma560_friction_pack v184 = v183 + (2.0 * ((v30 * v180) - (v12 * v25)));
    const puma560_friction_pack v185 = ((v46 * v184) - (v1_sine[0] * v179)) - v119;
    const puma560_friction_pack v186 = (((v46 * v66) + (v70 * v12)) + (v80 * v54)) - (1.9999999999999998e-05 * v183);
    const puma560_friction_pack v187 = v186 - (0.0004221600000000001 * v184);
    const puma560_friction_pack v188 = (v12 * v26) - (v31 * v174);
    const puma560_friction_pack v189 = (v188 - (v1_cosine[2] * v181)) + (v1_sine[2] * v182);
    const puma560_friction_pack v190 = (0.00020000000000000004 * v188) + (0.00024000000000000003 * v189);
    const puma560_friction_pack v191 = v78 + ((v1_cosine[2] * v187) - ((v1_sine[2] * v190) + (0.00075 * v182)));
    const puma560_friction_pack v192 = (((0.0006421600000000001 * v176) - (v70 * v174)) - (0.00020216000000000006 * v175)) + (v1_cosine[2] * v81);
    *(puma560_friction_unaligned *)&by_q[27U * stride] = v192;
    const puma560_friction_pack v193 = v87 + (((v30 * v69) - (0.0006500000000000002 * v176)) - v192);
    const puma560_friction_pack v194 = v1_sine[1] * ((v1_sine[0] * v193) + ((v1_cosine[0] * v191) - (0.4318 * v185)));
    const puma560_friction_pack v195 = v52 + (0.0203 * v1_cosine[1]);
    const puma560_friction_pack v196 = (v1_sine[2] * v187) + ((v1_cosine[2] * v190) - (9.999999999999983e-05 * v181));
    const puma560_friction_pack v197 = v47 - ((v1_cosine[0] * v179) + (v80 * v184));
    const puma560_friction_pack v198 = (v1_sine[2] * v177) + (v1_cosine[2] * v178);
    const puma560_friction_pack v199 = (v1_sine[1] * v198) - (v1_cosine[1] * v197);
    *(puma560_friction_unaligned *)&by_q[3U * stride] = ((0.15005 * v199) - ((v1_cosine[1] * v196) + (v195 * v185))) - v194;
    const puma560_friction_pack v200 = (v25 * v25) - v29;
    const puma560_friction_pack v201 = v32 + (0.0028799999999999997 * v200);
    const puma560_friction_pack v202 = (v25 * v111) - v28;
    const puma560_friction_pack v203 = (v1_sine[2] * v202) - (v1_cosine[2] * v201);
    const puma560_friction_pack v204 = v83 + (2.0 * v84);
    const puma560_friction_pack v205 = (0.4318 * v1_sine[1]) - v195;
    const puma560_friction_pack v206 = (((0.00020216000000000006 * v200) + (v70 * v25)) + (v68 * v76)) + (v77 * v67);
    const puma560_friction_pack v207 = v1_sine[0] * v1_sine[1];
    const puma560_friction_pack v208 = (0.0004221600000000001 * v204) + (1.9999999999999998e-05 * v83);
    const puma560_friction_pack v209 = v43 - v44;
    const puma560_friction_pack v210 = (0.00020000000000000004 * v44) - (0.00024000000000000003 * v209);
    const puma560_friction_pack v211 = (v86 + (v1_cosine[2] * v210)) - (v1_sine[2] * v208);
    *(puma560_friction_unaligned *)&by_q[22U * stride] = v211;
    const puma560_friction_pack v212 = (v1_cosine[1] * v211) - ((v207 * v206) + (v205 * ((v46 * v204) - (v1_sine[0] * v203))));
    const puma560_friction_pack v213 = (v1_cosine[0] * v203) + (v80 * v204);
    const puma560_friction_pack v214 = (v1_sine[2] * v201) + (v1_cosine[2] * v202);
    const puma560_friction_pack v215 = (v1_sine[1] * v214) + (v1_cosine[1] * v213);
    const puma560_friction_pack v216 = (v88 + (v1_sine[2] * v210)) + (v1_cosine[2] * v208);
    const puma560_friction_pack v217 = v1_cosine[0] * v1_sine[1];
    *(puma560_friction_unaligned *)&by_q[4U * stride] = (v212 - (0.15005 * v215)) - (v217 * v216);
    const puma560_friction_pack v218 = (v60 * v126) - (v52 * ((v1_sine[1] * (v123 + v118)) - (v1_cosine[1] * (v125 - v120))));
    const puma560_friction_pack v219 = (0.0203 * v124) + (((0.045092796 * v19) - (0.0047376000000000015 * v16)) - (0.3244698455 * v94));
    const puma560_friction_pack v220 = (0.4318 * v122) + v219;
    const puma560_friction_pack v221 = ((v1_cosine[0] * v152) + ((0.025374999999999998 * v148) - (0.8913300000000002 * v132))) - ((v1_sine[0] * v154) + v220);
    *(puma560_friction_unaligned *)&by_q[13U * stride] = v221;
    const puma560_friction_pack v222 = v1_cosine[1] * v52;
    const puma560_friction_pack v223 = v1_sine[1] * v52;
    const puma560_friction_pack v224 = ((puma560_friction_pack_at(&qdd[0]) * v158) - ((37.2347379 * v1_sine[3]) + (1.024164 * v1_cosine[3]))) - ((v59 - v58) * v163);
    *(puma560_friction_unaligned *)&by_q[7U * stride] = ((v221 - (v60 * v121)) + ((v224 - (v223 * v118)) - (v222 * v120))) - v218;
    const puma560_friction_pack v225 = ((v1_cosine[0] * v171) + ((0.025374999999999998 * v65) - (0.8913300000000002 * v74))) - ((v1_sine[0] * v169) + v220);
    *(puma560_friction_unaligned *)&by_q[14U * stride] = v225;
    *(puma560_friction_unaligned *)&by_q[8U * stride] = v225 - v218;
    const puma560_friction_pack v226 = (((0.0203 * v198) - (0.4318 * v197)) - (v1_sine[0] * v191)) + (v1_cosine[0] * v193);
    *(puma560_friction_unaligned *)&by_q[9U * stride] = -(v226 + ((v60 * v199) + ((v223 * v197) + (v222 * v198))));
    const puma560_friction_pack v227 = (((v1_cosine[0] * v206) - (0.0203 * v214)) - (0.4318 * v213)) - (v1_sine[0] * v216);
    *(puma560_friction_unaligned *)&by_q[10U * stride] = ((v60 * v215) + ((v222 * v214) - (v223 * v213))) - v227;
    *(puma560_friction_unaligned *)&by_q[15U * stride] = -v226;
    *(puma560_friction_unaligned *)&by_q[16U * stride] = -v227;
    *(puma560_friction_unaligned *)&by_q[21U * stride] = -v196;
    *(puma560_friction_unaligned *)&by_q[25U * stride] = -v150;
    *(puma560_friction_unaligned *)&by_q[26U * stride] = -v170;
    *(puma560_friction_unaligned *)&by_q[28U * stride] = -v206;
    const puma560_friction_pack v228 = -(4e-05 * v140);
    *(puma560_friction_unaligned *)&by_q[31U * stride] = v228;
    *(puma560_friction_unaligned *)&by_q[32U * stride] = v228;
    *(puma560_friction_unaligned *)&by_q[33U * stride] = (-4e-05) * v189;
    *(puma560_friction_unaligned *)&by_q[34U * stride] = (-4e-05) * v209;
    const puma560_friction_pack v229 = v9 * v1_cosine[1];
    const puma560_friction_pack v230 = 2.0 * v229;
    const puma560_friction_pack v231 = 2.0 * v13;
    const puma560_friction_pack v232 = ((v207 * v231) + (v1_cosine[0] * v230)) - (2.0 * ((v1_cosine[1] * v30) + (v207 * v14)));
    const puma560_friction_pack v233 = (v207 * v12) + (v217 * v30);
    const puma560_friction_pack v234 = v9 * v1_sine[1];
    const puma560_friction_pack v235 = v234 - v233;
    const puma560_friction_pack v236 = (v1_sine[2] * v235) - (v1_cosine[2] * v232);
    const puma560_friction_pack v237 = v1_cosine[2] * v1_cosine[1];
    const puma560_friction_pack v238 = (v1_sine[2] * v217) - v237;
    const puma560_friction_pack v239 = v236 + (2.0 * ((v238 * v31) + (v207 * v25)));
    const puma560_friction_pack v240 = (v1_sine[2] * v1_cosine[1]) + (v1_cosine[2] * v217);
    const puma560_friction_pack v241 = (v240 * v25) + (v238 * v26);
    const puma560_friction_pack v242 = (v1_cosine[1] * v12) + (v217 * v14);
    const puma560_friction_pack v243 = ((v217 * v231) - v242) - (v1_sine[0] * v230);
    const puma560_friction_pack v244 = 0.0028799999999999997 * (v241 - v243);
    const puma560_friction_pack v245 = (v240 * v111) + (v207 * v112);
    const puma560_friction_pack v246 = (v1_sine[2] * v245) - (v1_cosine[2] * v244);
    const puma560_friction_pack v247 = (v1_sine[0] * v246) + (v46 * v239);
    const puma560_friction_pack v248 = v50 * v1_sine[3];
    const puma560_friction_pack v249 = v248 - (0.3001 * puma560_friction_pack_at(&qd[0]));
    const puma560_friction_pack v250 = v1_sine[1] * v13;
    const puma560_friction_pack v251 = (0.009475200000000003 * v250) - (((0.025374999999999998 * v249) + (0.03353022499999997 * v234)) + (0.022546398 * v229));
    const puma560_friction_pack v252 = v1_cosine[3] - v1_sine[1];
    const puma560_friction_pack v253 = 0.8636 * v13;
    const puma560_friction_pack v254 = (0.0406 * v55) + (v252 * v253);
    const puma560_friction_pack v255 = (v249 + (0.0406 * v234)) + (0.8636 * v229);
    const puma560_friction_pack v256 = (((v46 * v255) - (v70 * v207)) - (v80 * v254)) - (1.9999999999999998e-05 * v236);
    const puma560_friction_pack v257 = v256 - (0.0004221600000000001 * v239);
    const puma560_friction_pack v258 = v240 * v31;
    const puma560_friction_pack v259 = v258 + (v207 * v26);
    const puma560_friction_pack v260 = (v259 + (v1_sine[2] * v232)) + (v1_cosine[2] * v235);
    const puma560_friction_pack v261 = (0.00020000000000000004 * v259) + (0.00024000000000000003 * v260);
    const puma560_friction_pack v262 = (v1_sine[2] * v257) + (((9.999999999999983e-05 * v233) - (0.0013999999999999998 * v234)) - (v1_cosine[2] * v261));
    *(puma560_friction_unaligned *)&by_qd[18U * stride] = v262;
    const puma560_friction_pack v263 = 2.0 * (v160 - 0.0070992);
    const puma560_friction_pack v264 = (v52 * v247) - ((puma560_friction_pack_at(&qd[stride]) * v263) + (v1_cosine[3] * ((0.7697525880000002 * v229) + (0.02191385 * v234))));
    const puma560_friction_pack v265 = (v1_cosine[0] * v246) - (v80 * v239);
    const puma560_friction_pack v266 = v265 + ((1.7826600000000004 * v250) - (0.050749999999999997 * v55));
    const puma560_friction_pack v267 = (v1_sine[2] * v244) + (v1_cosine[2] * v245);
    const puma560_friction_pack v268 = v267 + ((1.7826600000000004 * v72) - (0.050749999999999997 * v250));
    const puma560_friction_pack v269 = (v1_sine[1] * v268) + (v1_cosine[1] * v266);
    const puma560_friction_pack v270 = ((v1_sine[2] * v261) + (0.00075 * v232)) + (v1_cosine[2] * v257);
    const puma560_friction_pack v271 = (((0.8913300000000002 * v249) + (0.022546398 * v234)) + (0.6824699160000001 * v229)) - (0.009475200000000003 * (puma560_friction_pack_at(&qd[0]) - v72));
    const puma560_friction_pack v272 = (((0.0406 * v1_sine[2]) * v250) + (v104 * (0.8636 * v252))) - (v149 * v255);
    const puma560_friction_pack v273 = ((0.0028799999999999997 * (v272 - (v105 * v254))) - (v70 * v240)) - (0.00020216000000000006 * v241);
    const puma560_friction_pack v274 = v273 + (0.0006421600000000001 * v243);
    const puma560_friction_pack v275 = (0.0006500000000000002 * (v242 - v243)) - v274;
    const puma560_friction_pack v276 = v1_sine[1] * ((((v1_cosine[0] * v270) + v271) + (v1_sine[0] * v275)) - (0.4318 * v247));
    *(puma560_friction_unaligned *)&by_qd[0] = v276 + (((v1_cosine[1] * (v262 + ((0.0203 * v247) + v251))) + v264) + (0.15005 * v269));
    const puma560_friction_pack v277 = v1_sine[2] * v1_sine[0];
    const puma560_friction_pack v278 = v1_cosine[0] * v25;
    const puma560_friction_pack v279 = (v1_cosine[0] * v12) - (v1_sine[0] * v30);
    const puma560_friction_pack v280 = v11 - v279;
    const puma560_friction_pack v281 = -(v1_cosine[0] * (v34 - v231));
    const puma560_friction_pack v282 = (v1_sine[2] * v280) - (v1_cosine[2] * v281);
    const puma560_friction_pack v283 = v282 + (2.0 * (v278 - (v277 * v31)));
    const puma560_friction_pack v284 = (v149 * v25) + (v277 * v26);
    const puma560_friction_pack v285 = (2.0 * v92) - (v1_sine[0] * v14);
    const puma560_friction_pack v286 = 0.0028799999999999997 * (v284 - v285);
    const puma560_friction_pack v287 = (v1_cosine[0] * v112) - (v149 * v111);
    const puma560_friction_pack v288 = (v1_sine[2] * v287) + (v1_cosine[2] * v286);
    const puma560_friction_pack v289 = (v1_cosine[0] * v288) - (v80 * v283);
    const puma560_friction_pack v290 = (0.050749999999999997 * v9) - v289;
    const puma560_friction_pack v291 = (v1_sine[2] * v286) - (v1_cosine[2] * v287);
    const puma560_friction_pack v292 = (1.7826600000000004 * v9) - v291;
    const puma560_friction_pack v293 = (v1_sine[1] * v292) - (v1_cosine[1] * v290);
    const puma560_friction_pack v294 = (v1_sine[0] * v288) + (v46 * v283);
    const puma560_friction_pack v295 = v1_cosine[3] * ((0.7697525880000002 * v13) + (0.02191385 * v11));
    const puma560_friction_pack v296 = (v295 - (v52 * v294)) - (0.15005 * v293);
    const puma560_friction_pack v297 = (0.0203 * v294) - ((0.022546398 * v13) + (0.03353022499999997 * v11));
    const puma560_friction_pack v298 = v149 * v31;
    const puma560_friction_pack v299 = (v1_cosine[0] * v26) - v298;
    const puma560_friction_pack v300 = (v299 + (v1_sine[2] * v281)) + (v1_cosine[2] * v280);
    const puma560_friction_pack v301 = (0.00020000000000000004 * v299) + (0.00024000000000000003 * v300);
    const puma560_friction_pack v302 = ((0.0013999999999999998 * v11) - (9.999999999999983e-05 * v279)) + (v1_cosine[2] * v301);
    const puma560_friction_pack v303 = ((1.9999999999999998e-05 * v282) + (v70 * v1_cosine[0])) + (0.0004221600000000001 * v283);
    const puma560_friction_pack v304 = (v1_sine[1] * v248) + (v1_cosine[1] * v135);
    const puma560_friction_pack v305 = v304 + (0.0406 * v9);
    const puma560_friction_pack v306 = v253 + (0.0406 * v11);
    const puma560_friction_pack v307 = v306 + (0.8636 * v49);
    const puma560_friction_pack v308 = ((v46 * v307) - (v80 * v305)) - v303;
    const puma560_friction_pack v309 = (v1_sine[2] * v308) - v302;
    *(puma560_friction_unaligned *)&by_qd[19U * stride] = v309;
    const puma560_friction_pack v310 = (0.4318 * v294) - (((0.009475200000000003 * v9) + (0.6824699160000001 * v13)) + (0.022546398 * v11));
    const puma560_friction_pack v311 = (v1_sine[2] * v301) + (0.00075 * v281);
    const puma560_friction_pack v312 = v311 + (v1_cosine[2] * v308);
    const puma560_friction_pack v313 = ((0.00022216000000000005 * v284) + ((v70 * v149) - (0.0006221600000000001 * v285))) - (1.9999999999999998e-05 * (v285 + v284));
    const puma560_friction_pack v314 = (v1_cosine[1] * v248) - (v1_sine[1] * v135);
    const puma560_friction_pack v315 = 0.0028799999999999997 * ((v149 * v307) + ((v105 * v305) + (v1_sine[2] * (v314 + (0.8636 * v9)))));
    const puma560_friction_pack v316 = v315 - v313;
    *(puma560_friction_unaligned *)&by_qd[25U * stride] = v316;
    const puma560_friction_pack v317 = (v1_sine[0] * v69) - (0.0006500000000000002 * v285);
    const puma560_friction_pack v318 = v317 - v316;
    const puma560_friction_pack v319 = v1_sine[1] * (((v1_cosine[0] * v312) + ((0.7697525880000002 * v49) - (v1_sine[0] * v318))) - v310);
    const puma560_friction_pack v320 = puma560_friction_pack_at(&qd[0]) * v263;
    const puma560_friction_pack v321 = v319 + ((puma560_friction_pack_at(&qd[stride]) * ((0.047502 * v1_sine[3]) - (1.3807826870000002 * v1_cosine[3]))) - v320);
    *(puma560_friction_unaligned *)&by_qd[stride] = v321 - ((v1_cosine[1] * (((0.02191385 * v49) - v309) - v297)) + v296);
    const puma560_friction_pack v322 = ((v46 * v306) - (0.00011692799999999998 * v10)) - v303;
    const puma560_friction_pack v323 = (v1_sine[2] * v322) - v302;
    *(puma560_friction_unaligned *)&by_qd[20U * stride] = v323;
    const puma560_friction_pack v324 = (((v1_cosine[2] * v80) * v306) + (v9 * ((0.00011692799999999998 * v105) + (0.0024871679999999997 * v1_sine[2])))) - v313;
    *(puma560_friction_unaligned *)&by_qd[26U * stride] = v324;
    const puma560_friction_pack v325 = v317 - v324;
    const puma560_friction_pack v326 = v311 + (v1_cosine[2] * v322);
    const puma560_friction_pack v327 = v1_sine[1] * ((v1_cosine[0] * v326) - ((v1_sine[0] * v325) + v310));
    *(puma560_friction_unaligned *)&by_qd[2U * stride] = v327 + ((v1_cosine[1] * (v297 + v323)) - v296);
    const puma560_friction_pack v328 = v1_cosine[2] * v31;
    const puma560_friction_pack v329 = -(2.0 * (v328 - v174));
    const puma560_friction_pack v330 = (0.0004221600000000001 * v329) + (3.9999999999999996e-05 * v174);
    const puma560_friction_pack v331 = (2.0 * v173) - v180;
    const puma560_friction_pack v332 = (0.00020000000000000004 * v180) - (0.00024000000000000003 * v331);
    const puma560_friction_pack v333 = ((v1_sine[2] * v332) - (0.0015 * v30)) - (v1_cosine[2] * v330);
    const puma560_friction_pack v334 = (v1_sine[2] * v330) + (v1_cosine[2] * v332);
    const puma560_friction_pack v335 = (v1_sine[2] * v25) - (v1_cosine[2] * v26);
    const puma560_friction_pack v336 = ((0.0006421600000000001 * v12) + (v70 * v1_sine[2])) + (0.00020216000000000006 * v335);
    *(puma560_friction_unaligned *)&by_qd[27U * stride] = v336;
    const puma560_friction_pack v337 = v336 + (0.0013000000000000004 * v12);
    const puma560_friction_pack v338 = ((v207 * v337) - (v1_cosine[1] * v334)) + (v217 * v333);
    const puma560_friction_pack v339 = 0.0028799999999999997 * (v12 + v335);
    const puma560_friction_pack v340 = v1_sine[2] * v1_sine[2];
    const puma560_friction_pack v341 = (v340 * v111) - (v1_cosine[2] * v339);
    const puma560_friction_pack v342 = (v1_cosine[0] * v341) - (v80 * v329);
    const puma560_friction_pack v343 = v1_sine[2] * (v339 + (v1_cosine[2] * v111));
    const puma560_friction_pack v344 = (v1_sine[1] * v343) + (v1_cosine[1] * v342);
    *(puma560_friction_unaligned *)&by_qd[3U * stride] = (0.15005 * v344) + (v338 - (v205 * ((v1_sine[0] * v341) + (v46 * v329))));
    const puma560_friction_pack v345 = (v101 * v112) - ((0.0057599999999999995 * v1_sine[0]) * v25);
    const puma560_friction_pack v346 = (v1_cosine[1] * v345) + ((v1_cosine[2] * v1_sine[1]) * v112);
    const puma560_friction_pack v347 = 0.00044000000000000007 * v26;
    const puma560_friction_pack v348 = v70 + (0.0008443200000000002 * v25);
    const puma560_friction_pack v349 = (v1_sine[2] * v348) + (v1_cosine[2] * v347);
    const puma560_friction_pack v350 = ((0.15005 * v346) - (v205 * ((v277 * v112) + (0.0057599999999999995 * v278)))) - (v1_cosine[1] * v349);
    const puma560_friction_pack v351 = (v1_sine[2] * v347) - (v1_cosine[2] * v348);
    *(puma560_friction_unaligned *)&by_qd[4U * stride] = v350 + (v217 * v351);
    const puma560_friction_pack v352 = 3.9999999999999996e-05 * v26;
    *(puma560_friction_unaligned *)&by_qd[29U * stride] = v352;
    *(puma560_friction_unaligned *)&by_qd[5U * stride] = (v207 * v352) - (3.9999999999999996e-05 * v258);
    const puma560_friction_pack v353 = (((v295 - (0.648939691 * v250)) - (0.022546398 * v93)) - (0.0203 * v267)) + (v1_cosine[0] * v275);
    const puma560_friction_pack v354 = (v353 - (v1_sine[0] * v270)) - (0.4318 * v265);
    *(puma560_friction_unaligned *)&by_qd[12U * stride] = v354;
    *(puma560_friction_unaligned *)&by_qd[6U * stride] = (((v320 - (v222 * v268)) + (v223 * v266)) - (v60 * v269)) + v354;
    const puma560_friction_pack v355 = (0.4318 * v289) - (0.0203 * v291);
    const puma560_friction_pack v356 = (v355 + (v1_sine[0] * v312)) + ((v1_cosine[0] * v318) + ((0.025374999999999998 * v314) - (0.8913300000000002 * v304)));
    const puma560_friction_pack v357 = (v60 * v293) + ((v223 * v290) + (v222 * v292));
    *(puma560_friction_unaligned *)&by_qd[7U * stride] = -(v357 + v356);
    const puma560_friction_pack v358 = (v355 + (v1_cosine[0] * v325)) + (v1_sine[0] * v326);
    *(puma560_friction_unaligned *)&by_qd[8U * stride] = -(v357 + v358);
    const puma560_friction_pack v359 = (((v1_cosine[0] * v337) - (v1_sine[0] * v333)) - (0.4318 * v342)) - (0.0203 * v343);
    *(puma560_friction_unaligned *)&by_qd[15U * stride] = v359;
    *(puma560_friction_unaligned *)&by_qd[9U * stride] = (v359 + (v223 * v342)) - ((v60 * v344) + (v222 * v343));
    const puma560_friction_pack v360 = (v1_sine[0] * v351) + ((0.4318 * v345) + (0.00011692799999999998 * v328));
    *(puma560_friction_unaligned *)&by_qd[10U * stride] = (((v223 * v345) - (((0.0024871679999999997 * v1_cosine[3]) * v237) * v31)) - (v60 * v346)) - v360;
    const puma560_friction_pack v361 = (v1_cosine[0] * v352) + (3.9999999999999996e-05 * v298);
    *(puma560_friction_unaligned *)&by_qd[11U * stride] = v361;
    *(puma560_friction_unaligned *)&by_qd[17U * stride] = v361;
    *(puma560_friction_unaligned *)&by_qd[13U * stride] = -v356;
    *(puma560_friction_unaligned *)&by_qd[14U * stride] = -v358;
    *(puma560_friction_unaligned *)&by_qd[16U * stride] = -v360;
    *(puma560_friction_unaligned *)&by_qd[21U * stride] = -v334;
    *(puma560_friction_unaligned *)&by_qd[22U * stride] = -v349;
    *(puma560_friction_unaligned *)&by_qd[23U * stride] = (-3.9999999999999996e-05) * v180;
    *(puma560_friction_unaligned *)&by_qd[24U * stride] = -v274;
    *(puma560_friction_unaligned *)&by_qd[30U * stride] = (-4e-05) * v260;
    const puma560_friction_pack v362 = -(4e-05 * v300);
    *(puma560_friction_unaligned *)&by_qd[31U * stride] = v362;
    *(puma560_friction_unaligned *)&by_qd[32U * stride] = v362;
    *(puma560_friction_unaligned *)&by_qd[33U * stride] = 4e-05 * v331;
    *(puma560_friction_unaligned *)&by_qd[34U * stride] = (-4e-05) * v26;
    const puma560_friction_pack v363 = v101 * (0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]));
    const puma560_friction_pack v364 = 0.00020216000000000006 * v340;
    const puma560_friction_pack v365 = 0.0016399999999999997 + v364;
    *(puma560_friction_unaligned *)&by_qdd[21U * stride] = v365;
    const puma560_friction_pack v366 = 5.846399999999999e-05 * v101;
    const puma560_friction_pack v367 = v366 - v365;
    const puma560_friction_pack v368 = (v366 - 0.016765112499999985) + v367;
    const puma560_friction_pack v369 = v364 - 0.00119216;
    const puma560_friction_pack v370 = v1_sine[0] * (0.0012921600000000003 + v369);
    const puma560_friction_pack v371 = v1_sine[0] * v370;
    const puma560_friction_pack v372 = v1_sine[1] * (v371 + (v368 + ((0.34123495800000003 + (0.0024871679999999997 * v1_cosine[2])) - v369)));
    const puma560_friction_pack v373 = v1_sine[1] * (v372 + ((v1_cosine[1] * ((2.0 * v363) - 0.022546398)) - (0.00011692799999999998 * v237)));
    const puma560_friction_pack v374 = (v1_sine[2] * v46) - 0.025374999999999998;
    const puma560_friction_pack v375 = 0.8913300000000002 + v68;
    const puma560_friction_pack v376 = (v375 * v223) + (v222 * v374);
    const puma560_friction_pack v377 = 0.0004321439999999999 * v277;
    *(puma560_friction_unaligned *)&by_qdd[0] = (((3.136777173125 - v162) + (2.0 * (v377 - v376))) - v368) + v373;
    const puma560_friction_pack v378 = 0.0012435839999999998 * v277;
    const puma560_friction_pack v379 = v378 + (v149 * (0.00020216000000000006 * v1_sine[2]));
    const puma560_friction_pack v380 = (v1_sine[1] * v374) - (v1_cosine[1] * v375);
    const puma560_friction_pack v381 = v1_sine[2] * v207;
    const puma560_friction_pack v382 = (((0.15005 * v380) - (5.846399999999999e-05 * v381)) - (v1_cosine[1] * (0.0047376000000000015 + v379))) + (v217 * v370);
    *(puma560_friction_unaligned *)&by_qdd[2U * stride] = v382;
    *(puma560_friction_unaligned *)&by_qdd[12U * stride] = v382;
    const puma560_friction_pack v383 = v1_sine[3] * v378;
    const puma560_friction_pack v384 = -((v383 + v157) - v382);
    *(puma560_friction_unaligned *)&by_qdd[stride] = v384;
    *(puma560_friction_unaligned *)&by_qdd[6U * stride] = v384;
    const puma560_friction_pack v385 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v386 = -((v1_cosine[1] * (v367 - v377)) + ((v101 * v385) - (v1_sine[1] * v363)));
    *(puma560_friction_unaligned *)&by_qdd[3U * stride] = v386;
    *(puma560_friction_unaligned *)&by_qdd[18U * stride] = v386;
    const puma560_friction_pack v387 = (v46 * v237) - (v1_sine[1] * v77);
    const puma560_friction_pack v388 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_friction_pack v389 = ((v149 * (v385 + (5.846399999999999e-05 * v1_cosine[1]))) - ((0.0006421600000000001 + v388) * v207)) + (0.15005 * v387);
    const puma560_friction_pack v390 = -v389;
    *(puma560_friction_unaligned *)&by_qdd[4U * stride] = v390;
    *(puma560_friction_unaligned *)&by_qdd[24U * stride] = v390;
    const puma560_friction_pack v391 = -(4e-05 * v238);
    *(puma560_friction_unaligned *)&by_qdd[5U * stride] = v391;
    *(puma560_friction_unaligned *)&by_qdd[30U * stride] = v391;
    const puma560_friction_pack v392 = v376 + (v60 * v380);
    const puma560_friction_pack v393 = v371 + ((2.0 * (v366 - v388)) - 0.3592922305);
    const puma560_friction_pack v394 = v393 + v392;
    *(puma560_friction_unaligned *)&by_qdd[7U * stride] = (1.748114002 - v392) - v394;
    const puma560_friction_pack v395 = -v394;
    *(puma560_friction_unaligned *)&by_qdd[8U * stride] = v395;
    *(puma560_friction_unaligned *)&by_qdd[13U * stride] = v395;
    const puma560_friction_pack v396 = -((v379 - (v385 * v381)) + (v1_cosine[1] * v383));
    *(puma560_friction_unaligned *)&by_qdd[9U * stride] = v396;
    *(puma560_friction_unaligned *)&by_qdd[19U * stride] = v396;
    const puma560_friction_pack v397 = ((0.0006421600000000001 * v1_cosine[0]) - (5.846399999999999e-05 * v1_sine[2])) + (0.0012435839999999998 * v105);
    *(puma560_friction_unaligned *)&by_qdd[16U * stride] = v397;
    *(puma560_friction_unaligned *)&by_qdd[26U * stride] = v397;
    const puma560_friction_pack v398 = (v397 + (v60 * v387)) - (v385 * v240);
    *(puma560_friction_unaligned *)&by_qdd[10U * stride] = v398;
    *(puma560_friction_unaligned *)&by_qdd[25U * stride] = v398;
    const puma560_friction_pack v399 = 4e-05 * v277;
    *(puma560_friction_unaligned *)&by_qdd[11U * stride] = v399;
    *(puma560_friction_unaligned *)&by_qdd[17U * stride] = v399;
    *(puma560_friction_unaligned *)&by_qdd[31U * stride] = v399;
    *(puma560_friction_unaligned *)&by_qdd[32U * stride] = v399;
    *(puma560_friction_unaligned *)&by_qdd[14U * stride] = -v393;
    const puma560_friction_pack v400 = -v379;
    *(puma560_friction_unaligned *)&by_qdd[15U * stride] = v400;
    *(puma560_friction_unaligned *)&by_qdd[20U * stride] = v400;
    const puma560_friction_pack v401 = 4e-05 * v1_cosine[2];
    *(puma560_friction_unaligned *)&by_qdd[23U * stride] = v401;
    *(puma560_friction_unaligned *)&by_qdd[33U * stride] = v401;
}

void puma560_friction_inverse_dynamics_gradients_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_inverse_dynamics_gradients_block(0U, prepared->k, count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double by_q_rest[36U * PUMA560_FRICTION_LANES];
        double by_qd_rest[36U * PUMA560_FRICTION_LANES];
        double by_qdd_rest[36U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_inverse_dynamics_gradients_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, by_q_rest, by_q);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, by_qd_rest, by_qd);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, by_qdd_rest, by_qdd);
    }
}

void puma560_friction_inverse_dynamics_gradients_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *qdd, double *by_q, double *by_qd, double *by_qdd)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_inverse_dynamics_gradients_block(count, &prepared[first], count, &q[first], &qd[first], &qdd[first], &by_q[first], &by_qd[first], &by_qdd[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double by_q_rest[36U * PUMA560_FRICTION_LANES];
        double by_qd_rest[36U * PUMA560_FRICTION_LANES];
        double by_qdd_rest[36U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qdd, qdd_rest);
        puma560_friction_pack_inverse_dynamics_gradients_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, qdd_rest, by_q_rest, by_qd_rest, by_qdd_rest);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, by_q_rest, by_q);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, by_qd_rest, by_qd);
        puma560_friction_pack_give(36U, count, first, PUMA560_FRICTION_LANES, by_qdd_rest, by_qdd);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
