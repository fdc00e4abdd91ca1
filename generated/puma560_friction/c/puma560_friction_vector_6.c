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
    const puma560_friction_pack v15 = (v1_sine[2] * v14) + (v1_cosine[2] * v12);
    const puma560_friction_pack v16 = v1_sine[2] * v1_cosine[0];
    const puma560_friction_pack v17 = (v1_cosine[2] * v11) + (v16 * v13);
    const puma560_friction_pack v18 = (v1_sine[2] * v12) - (v1_cosine[2] * v14);
    const puma560_friction_pack v19 = v1_cosine[0] * v1_cosine[2];
    const puma560_friction_pack v20 = (v19 * v13) - (v1_sine[2] * v11);
    const puma560_friction_pack v21 = (v20 * v18) + (v17 * v15);
    const puma560_friction_pack v22 = v1_cosine[0] * v13;
    const puma560_friction_pack v23 = (v14 * v22) - (v11 * v12);
    const puma560_friction_pack v24 = v9 * v11;
    const puma560_friction_pack v25 = puma560_friction_pack_at(&qdd[0]) * v1_cosine[1];
    const puma560_friction_pack v26 = (2.0 * v24) - v25;
    const puma560_friction_pack v27 = v1_sine[1] * v11;
    const puma560_friction_pack v28 = puma560_friction_pack_at(&qd[0]) * v27;
    const puma560_friction_pack v29 = v1_cosine[1] * v13;
    const puma560_friction_pack v30 = puma560_friction_pack_at(&qd[0]) * v29;
    const puma560_friction_pack v31 = v30 - v28;
    const puma560_friction_pack v32 = (v1_cosine[0] * v31) + ((v1_sine[0] * v26) - v23);
    const puma560_friction_pack v33 = v21 - v32;
    const puma560_friction_pack v34 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_friction_pack v35 = v1_sine[0] * v34;
    const puma560_friction_pack v36 = 2.0 * v15;
    const puma560_friction_pack v37 = (v9 * v1_cosine[0]) + (v1_sine[0] * v11);
    const puma560_friction_pack v38 = puma560_friction_pack_at(&qd[4U * stride]) + v37;
    const puma560_friction_pack v39 = 2.0 * v38;
    const puma560_friction_pack v40 = v1_sine[0] * v13;
    const puma560_friction_pack v41 = (v40 * v39) + (v20 * v36);
    const puma560_friction_pack v42 = 0.0028799999999999997 * v1_sine[2];
    const puma560_friction_pack v43 = v1_sine[0] * v42;
    const puma560_friction_pack v44 = (v12 * v40) + (v37 * v22);
    const puma560_friction_pack v45 = v9 * v13;
    const puma560_friction_pack v46 = puma560_friction_pack_at(&qdd[0]) * v1_sine[1];
    const puma560_friction_pack v47 = v45 + v46;
    const puma560_friction_pack v48 = v47 - v44;
    const puma560_friction_pack v49 = 2.0 * v18;
    const puma560_friction_pack v50 = 2.0 * v37;
    const puma560_friction_pack v51 = 2.0 * v40;
    const puma560_friction_pack v52 = (((v1_cosine[0] * v26) - (v11 * v50)) + (v14 * v51)) - (v1_sine[0] * v31);
    const puma560_friction_pack v53 = (((v1_sine[2] * v48) + (v17 * v39)) + (v40 * v49)) + (v1_cosine[2] * v52);
    const puma560_friction_pack v54 = 0.0028799999999999997 * v1_cosine[0];
    const puma560_friction_pack v55 = (v54 * v53) + ((v43 * v41) - (v35 * v33));
    const puma560_friction_pack v56 = v45 + v47;
    const puma560_friction_pack v57 = 0.011273199 * v26;
    const puma560_friction_pack v58 = v1_cosine[1] * (((v57 + (0.0047376000000000015 * v31)) - (0.016765112499999985 * v56)) + (0.0203 * v55));
    const puma560_friction_pack v59 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v60 = v9 * v9;
    const puma560_friction_pack v61 = v60 + v28;
    const puma560_friction_pack v62 = 0.0047376000000000015 * v1_cosine[1];
    const puma560_friction_pack v63 = puma560_friction_pack_at(&qd[stride]) * v1_sine[3];
    const puma560_friction_pack v64 = 0.8636 * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v65 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v66 = ((v64 * v63) - (0.15005 * v65)) - (puma560_friction_pack_at(&qdd[0]) * v59);
    const puma560_friction_pack v67 = 0.8913300000000002 * v1_cosine[1];
    const puma560_friction_pack v68 = (((0.0047376000000000015 * puma560_friction_pack_at(&qd[0])) * v13) - (v67 * v66)) - ((0.3848762940000001 * v1_cosine[3]) * v26);
    const puma560_friction_pack v69 = (v68 - (v62 * v61)) - (((0.34123495800000003 * v1_cosine[1]) - (0.010956925 * v1_cosine[3])) * v56);
    const puma560_friction_pack v70 = v11 * v13;
    const puma560_friction_pack v71 = 0.011273199 * v56;
    const puma560_friction_pack v72 = v1_sine[1] * ((v71 + ((0.009475200000000003 * v70) - (0.34123495800000003 * v26))) - (0.4318 * v55));
    const puma560_friction_pack v73 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v74 = v73 + (0.0008443200000000002 * v18);
    const puma560_friction_pack v75 = (v66 + (0.0203 * v26)) + (0.4318 * v56);
    const puma560_friction_pack v76 = v60 + v30;
    const puma560_friction_pack v77 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v78 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v79 = ((v78 * v77) - 9.81) - (puma560_friction_pack_at(&qdd[stride]) * v59);
    const puma560_friction_pack v80 = v78 + v65;
    const puma560_friction_pack v81 = ((0.15005 * puma560_friction_pack_at(&qdd[0])) - (v80 * v59)) - (puma560_friction_pack_at(&qdd[stride]) * v77);
    const puma560_friction_pack v82 = (v1_cosine[1] * v81) - (v1_sine[1] * v79);
    const puma560_friction_pack v83 = puma560_friction_pack_at(&qdd[stride]) + puma560_friction_pack_at(&qdd[2U * stride]);
    const puma560_friction_pack v84 = v70 - v83;
    const puma560_friction_pack v85 = (v82 + (0.4318 * v84)) - (0.0203 * v76);
    const puma560_friction_pack v86 = 0.0028799999999999997 * v1_sine[0];
    const puma560_friction_pack v87 = (v1_sine[0] * v84) + (v1_cosine[0] * v56);
    const puma560_friction_pack v88 = (v14 * v50) - v87;
    const puma560_friction_pack v89 = v1_cosine[2] * v88;
    const puma560_friction_pack v90 = v37 * v12;
    const puma560_friction_pack v91 = v24 - (puma560_friction_pack_at(&qdd[3U * stride]) + v25);
    const puma560_friction_pack v92 = v90 - v91;
    const puma560_friction_pack v93 = (v1_sine[2] * v92) - v89;
    const puma560_friction_pack v94 = (0.0004421600000000001 * v93) + (((v54 * v75) - (v38 * v74)) + (v86 * v85));
    const puma560_friction_pack v95 = v1_cosine[2] * v92;
    const puma560_friction_pack v96 = v95 + (v1_sine[2] * v88);
    const puma560_friction_pack v97 = 0.00044000000000000007 * v38;
    *(puma560_friction_unaligned *)&by_qdd[35U * stride] = puma560_friction_pack_splat(4e-05);
    const puma560_friction_pack v98 = ((4e-05 * puma560_friction_pack_at(&qdd[5U * stride])) - (v15 * v97)) + (0.00024000000000000003 * v96);
    const puma560_friction_pack v99 = (((0.0047376000000000015 * v84) - (0.025374999999999998 * v66)) - (0.016765112499999985 * v26)) + (0.00075 * v92);
    const puma560_friction_pack v100 = ((v99 - (v71 + (0.0006500000000000002 * (v90 + v91)))) + (v1_cosine[2] * v98)) + (v1_sine[2] * v94);
    const puma560_friction_pack v101 = v15 * v18;
    const puma560_friction_pack v102 = (v1_sine[0] * v56) - (v1_cosine[0] * v84);
    const puma560_friction_pack v103 = v14 * v12;
    const puma560_friction_pack v104 = (v103 + puma560_friction_pack_at(&qdd[4U * stride])) + v102;
    const puma560_friction_pack v105 = v104 + v101;
    const puma560_friction_pack v106 = v15 * v15;
    const puma560_friction_pack v107 = 0.0028799999999999997 * ((v38 * v38) + v106);
    const puma560_friction_pack v108 = (v1_sine[2] * v107) - (v34 * v105);
    const puma560_friction_pack v109 = 0.0057599999999999995 * v18;
    const puma560_friction_pack v110 = ((v42 * v92) - (v38 * v109)) - (v34 * v88);
    const puma560_friction_pack v111 = (v1_sine[0] * v108) - (v1_cosine[0] * v110);
    const puma560_friction_pack v112 = (v1_sine[1] * (v100 + (0.0203 * v111))) + (((v69 - (v59 * v55)) - v58) - v72);
    const puma560_friction_pack v113 = (v1_cosine[2] * v107) + (v42 * v105);
    const puma560_friction_pack v114 = v70 + v83;
    const puma560_friction_pack v115 = ((0.025374999999999998 * v114) - (0.8913300000000002 * v61)) - v113;
    const puma560_friction_pack v116 = v1_cosine[0] * v34;
    const puma560_friction_pack v117 = v1_cosine[0] * v42;
    const puma560_friction_pack v118 = ((v117 * v41) - (v116 * v33)) - (v86 * v53);
    const puma560_friction_pack v119 = (v118 + ((0.8913300000000002 * v31) + (0.050749999999999997 * v70))) - v115;
    const puma560_friction_pack v120 = (v1_sine[0] * v110) + (v1_cosine[0] * v108);
    const puma560_friction_pack v121 = v120 + ((0.8913300000000002 * v84) - (0.025374999999999998 * v76));
    const puma560_friction_pack v122 = (((v34 * v41) + ((1.7826600000000004 * v70) - (0.025374999999999998 * v31))) + (v42 * v33)) - v121;
    const puma560_friction_pack v123 = (v1_cosine[1] * v119) + (v1_sine[1] * v122);
    const puma560_friction_pack v124 = ((v1_sine[2] * v98) + (0.00075 * v88)) - (v1_cosine[2] * v94);
    const puma560_friction_pack v125 = (((v73 * v15) + (0.0013000000000000004 * v103)) + (0.0006500000000000002 * v102)) + (v35 * v75);
    const puma560_friction_pack v126 = (v1_cosine[1] * v79) + (v1_sine[1] * v81);
    const puma560_friction_pack v127 = (v126 - (0.0203 * v114)) + (0.4318 * v61);
    const puma560_friction_pack v128 = ((v125 + (v42 * v127)) - (v116 * v85)) + (0.0004221600000000001 * v105);
    const puma560_friction_pack v129 = v128 - (0.00022000000000000003 * (v101 - v104));
    const puma560_friction_pack v130 = (v1_sine[0] * v129) - (v1_cosine[0] * v124);
    const puma560_friction_pack v131 = (v112 - (0.15005 * v123)) - (v1_cosine[1] * ((v57 - (0.4318 * v111)) + v130));
    const puma560_friction_pack v132 = 1.9999999999999998e-05 * v1_cosine[2];
    const puma560_friction_pack v133 = 1.9999999999999998e-05 * v1_sine[2];
    const puma560_friction_pack v134 = (0.0004221600000000001 * v53) + (((v73 * v40) + (v133 * v48)) + (v132 * v52));
    const puma560_friction_pack v135 = (v80 * v77) - v79;
    const puma560_friction_pack v136 = v1_cosine[1] * v59;
    const puma560_friction_pack v137 = v136 + (v1_sine[1] * v77);
    const puma560_friction_pack v138 = v81 + (v78 * v59);
    const puma560_friction_pack v139 = ((puma560_friction_pack_at(&qdd[stride]) * v137) - (v1_cosine[1] * v135)) + (v1_sine[1] * v138);
    const puma560_friction_pack v140 = (0.4318 * v31) + (0.0406 * v70);
    const puma560_friction_pack v141 = v139 - v140;
    const puma560_friction_pack v142 = (0.4318 * v26) - (0.0203 * v56);
    const puma560_friction_pack v143 = puma560_friction_pack_at(&qd[stride]) * v1_cosine[3];
    const puma560_friction_pack v144 = (puma560_friction_pack_at(&qdd[0]) * v77) + (v64 * v143);
    const puma560_friction_pack v145 = v144 - v142;
    const puma560_friction_pack v146 = v134 + ((v86 * v141) - (v54 * v145));
    const puma560_friction_pack v147 = (v1_sine[2] * v52) - (v1_cosine[2] * v48);
    const puma560_friction_pack v148 = (v38 * v20) + (v40 * v15);
    const puma560_friction_pack v149 = 4e-05 * (v147 - v148);
    *(puma560_friction_unaligned *)&by_q[31U * stride] = v149;
    *(puma560_friction_unaligned *)&by_q[32U * stride] = v149;
    const puma560_friction_pack v150 = (-v149) + ((0.0004000000000000001 * v148) - (0.00020000000000000004 * v147));
    const puma560_friction_pack v151 = (v1_cosine[2] * v150) + ((0.00075 * v48) + (0.0006500000000000002 * (v47 + v44)));
    const puma560_friction_pack v152 = v151 + (v1_sine[2] * v146);
    const puma560_friction_pack v153 = (1.601861202 * v1_cosine[3]) - (0.0141984 * v1_sine[3]);
    const puma560_friction_pack v154 = v1_sine[3] * ((0.3848762940000001 * v56) + ((0.010956925 * v26) - (puma560_friction_pack_at(&qdd[0]) * v153)));
    const puma560_friction_pack v155 = (0.025374999999999998 * v1_cosine[1]) - (0.8913300000000002 * v1_sine[1]);
    const puma560_friction_pack v156 = (0.6903913435000001 * v1_sine[3]) + (0.023751 * v1_cosine[3]);
    const puma560_friction_pack v157 = (0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3]);
    const puma560_friction_pack v158 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const puma560_friction_pack v159 = v1_cosine[3] * v158;
    const puma560_friction_pack v160 = ((((v80 - v65) * v156) - (puma560_friction_pack_at(&qdd[stride]) * v157)) - (v155 * v144)) - (puma560_friction_pack_at(&qdd[0]) * v159);
    const puma560_friction_pack v161 = v1_sine[3] * v158;
    const puma560_friction_pack v162 = (v1_cosine[3] * v153) - v161;
    const puma560_friction_pack v163 = 2.0 * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v164 = (0.0004221600000000001 * v33) + ((v73 * v20) + (v42 * ((0.8636 * v70) - (0.0203 * v31))));
    const puma560_friction_pack v165 = v164 - (0.00022000000000000003 * (v21 + v32));
    const puma560_friction_pack v166 = v59 * v1_sine[1];
    const puma560_friction_pack v167 = (v1_cosine[1] * v77) - v166;
    const puma560_friction_pack v168 = ((puma560_friction_pack_at(&qdd[stride]) * v167) + (v1_cosine[1] * v138)) + (v1_sine[1] * v135);
    const puma560_friction_pack v169 = v165 + (((v42 * v168) + (v35 * v145)) + (v116 * v141));
    *(puma560_friction_unaligned *)&by_q[25U * stride] = v169;
    const puma560_friction_pack v170 = 0.0006500000000000002 * (v23 - v32);
    const puma560_friction_pack v171 = v169 + v170;
    const puma560_friction_pack v172 = v1_sine[0] * v1_sine[1];
    const puma560_friction_pack v173 = (v172 * v171) + (((v160 - ((puma560_friction_pack_at(&qd[0]) * v163) * v162)) + v154) - (v77 * v111));
    const puma560_friction_pack v174 = (v1_sine[2] * v150) - (0.00075 * v52);
    const puma560_friction_pack v175 = (v1_cosine[2] * v146) - v174;
    const puma560_friction_pack v176 = v1_cosine[0] * v1_sine[1];
    *(puma560_friction_unaligned *)&by_q[stride] = ((v173 - (v1_cosine[1] * v152)) - (v176 * v175)) - v131;
    const puma560_friction_pack v177 = v140 - v126;
    const puma560_friction_pack v178 = ((v86 * v177) - (v54 * v142)) - v134;
    const puma560_friction_pack v179 = v174 + (v1_cosine[2] * v178);
    const puma560_friction_pack v180 = (v1_sine[2] * v178) - v151;
    *(puma560_friction_unaligned *)&by_q[20U * stride] = v180;
    const puma560_friction_pack v181 = v165 + (((v42 * v82) - (v35 * v142)) - (v116 * v177));
    *(puma560_friction_unaligned *)&by_q[26U * stride] = v181;
    const puma560_friction_pack v182 = v170 + v181;
    *(puma560_friction_unaligned *)&by_q[2U * stride] = (((v1_cosine[1] * v180) + (v172 * v182)) + (v176 * v179)) - v131;
    const puma560_friction_pack v183 = v1_cosine[2] * v38;
    const puma560_friction_pack v184 = (v37 * v183) - (v12 * v15);
    const puma560_friction_pack v185 = (v37 * v37) - (v12 * v12);
    const puma560_friction_pack v186 = v102 + (2.0 * v103);
    const puma560_friction_pack v187 = (v1_sine[2] * v186) - (v1_cosine[2] * v185);
    const puma560_friction_pack v188 = 4e-05 * (v187 + v184);
    *(puma560_friction_unaligned *)&by_q[33U * stride] = v188;
    const puma560_friction_pack v189 = v188 + ((0.00020000000000000004 * v187) + (0.0004000000000000001 * v184));
    const puma560_friction_pack v190 = v1_sine[2] * v37;
    const puma560_friction_pack v191 = (((v190 * v39) - (v1_sine[2] * v185)) - (v12 * v49)) - (v1_cosine[2] * v186);
    const puma560_friction_pack v192 = (((v73 * v12) + (v133 * v185)) + (v86 * v75)) - (v54 * v85);
    const puma560_friction_pack v193 = (v192 + (v132 * v186)) - (0.0004221600000000001 * v191);
    const puma560_friction_pack v194 = ((v1_sine[2] * v193) + (9.999999999999983e-05 * v185)) - (v1_cosine[2] * v189);
    const puma560_friction_pack v195 = v1_cosine[2] * v37;
    const puma560_friction_pack v196 = v1_sine[2] * v15;
    const puma560_friction_pack v197 = (v37 * v196) + (v195 * v18);
    const puma560_friction_pack v198 = v37 * v14;
    const puma560_friction_pack v199 = v198 - v87;
    const puma560_friction_pack v200 = v199 + v197;
    const puma560_friction_pack v201 = v1_cosine[2] * v15;
    const puma560_friction_pack v202 = (v50 * v201) - (v12 * v39);
    const puma560_friction_pack v203 = (v34 * v202) + (v42 * v200);
    const puma560_friction_pack v204 = 0.15005 * v1_sine[1];
    const puma560_friction_pack v205 = ((1.9999999999999998e-05 * v199) + ((v73 * v195) - (v116 * v75))) + (0.00020216000000000006 * v197);
    const puma560_friction_pack v206 = v205 - (v35 * v85);
    const puma560_friction_pack v207 = v206 + ((0.0012721600000000003 * v199) + (0.0006500000000000002 * v198));
    const puma560_friction_pack v208 = (v42 * v202) - (v34 * v200);
    const puma560_friction_pack v209 = ((v86 * v191) - v111) - (v1_cosine[0] * v208);
    const puma560_friction_pack v210 = 0.15005 * v1_cosine[1];
    const puma560_friction_pack v211 = (v210 * v209) + ((v172 * (v124 - v207)) - ((v1_cosine[1] * v194) + (v204 * v203)));
    const puma560_friction_pack v212 = 0.0203 * v1_cosine[1];
    const puma560_friction_pack v213 = 0.4318 * v1_sine[1];
    const puma560_friction_pack v214 = (v59 + v212) - v213;
    const puma560_friction_pack v215 = v211 - (v214 * (((v1_sine[0] * v208) - v120) + (v54 * v191)));
    const puma560_friction_pack v216 = (v1_sine[2] * v189) + ((v1_cosine[2] * v193) + (0.00075 * v186));
    *(puma560_friction_unaligned *)&by_q[3U * stride] = v215 + (v176 * (v129 - v216));
    const puma560_friction_pack v217 = v94 + (v18 * v97);
    const puma560_friction_pack v218 = (v39 * v15) - v96;
    const puma560_friction_pack v219 = v98 + (0.0004221600000000001 * v218);
    const puma560_friction_pack v220 = v1_sine[2] * v1_sine[2];
    const puma560_friction_pack v221 = v1_sine[2] * v1_cosine[2];
    const puma560_friction_pack v222 = 0.00022000000000000003 * v221;
    const puma560_friction_pack v223 = ((((0.00024000000000000003 * v220) * v92) + (v132 * v95)) - (v222 * v88)) - (v1_cosine[2] * v219);
    const puma560_friction_pack v224 = v223 - (v1_sine[2] * v217);
    const puma560_friction_pack v225 = (v18 * v18) - v106;
    const puma560_friction_pack v226 = v108 + ((v42 * v225) + (v109 * v201));
    const puma560_friction_pack v227 = ((0.00020216000000000006 * v225) + ((v73 * v18) + (v43 * v75))) - (v34 * v127);
    const puma560_friction_pack v228 = v227 - (v117 * v85);
    const puma560_friction_pack v229 = ((v109 * v196) - (v34 * v225)) - v113;
    const puma560_friction_pack v230 = (v1_cosine[0] * v229) + (v86 * v218);
    const puma560_friction_pack v231 = ((v176 * v224) - ((v172 * v228) + (v204 * v226))) - (v210 * v230);
    const puma560_friction_pack v232 = v59 - v213;
    const puma560_friction_pack v233 = v212 + v232;
    const puma560_friction_pack v234 = (((1.9999999999999998e-05 * v220) * v88) - (v222 * v92)) - (v1_sine[2] * v219);
    const puma560_friction_pack v235 = v234 + (v1_cosine[2] * (v217 + (0.00024000000000000003 * v89)));
    *(puma560_friction_unaligned *)&by_q[22U * stride] = v235;
    *(puma560_friction_unaligned *)&by_q[4U * stride] = (v1_cosine[1] * v235) + (v231 - (v233 * ((v1_sine[0] * v229) - (v54 * v218))));
    const puma560_friction_pack v236 = 5.846399999999999e-05 * v1_sine[2];
    const puma560_friction_pack v237 = 5.846399999999999e-05 * v1_cosine[2];
    const puma560_friction_pack v238 = ((0.3244698455 * v31) + ((0.045092796 * v70) - (0.0047376000000000015 * v46))) + (v237 * v41);
    const puma560_friction_pack v239 = (v238 + (v236 * v33)) + (0.4318 * v118);
    const puma560_friction_pack v240 = ((v239 - (v166 * v119)) + (v136 * v122)) + (v77 * v123);
    const puma560_friction_pack v241 = ((v80 - v78) * v162) - ((puma560_friction_pack_at(&qdd[0]) * v157) + ((1.024164 * v1_cosine[3]) + (37.2347379 * v1_sine[3])));
    const puma560_friction_pack v242 = (((0.8913300000000002 * v139) - (0.025374999999999998 * v168)) + (v1_cosine[0] * v171)) + (v1_sine[0] * v175);
    *(puma560_friction_unaligned *)&by_q[7U * stride] = (v242 + ((v241 - (v167 * v115)) - (v137 * v121))) - v240;
    const puma560_friction_pack v243 = v67 + (0.025374999999999998 * v1_sine[1]);
    const puma560_friction_pack v244 = (((v79 * v243) - (v155 * v81)) + (v1_cosine[0] * v182)) - (v1_sine[0] * v179);
    *(puma560_friction_unaligned *)&by_q[8U * stride] = v244 - v240;
    const puma560_friction_pack v245 = (v1_sine[0] * v216) - ((v1_cosine[0] * v207) + v130);
    const puma560_friction_pack v246 = 0.4318 + v167;
    const puma560_friction_pack v247 = 0.0203 + v137;
    *(puma560_friction_unaligned *)&by_q[9U * stride] = v245 + ((v247 * v203) - (v246 * v209));
    const puma560_friction_pack v248 = (v1_sine[0] * v224) + (v1_cosine[0] * v228);
    *(puma560_friction_unaligned *)&by_q[10U * stride] = (v246 * v230) + ((v247 * v226) - v248);
    *(puma560_friction_unaligned *)&by_q[13U * stride] = v242 - v239;
    *(puma560_friction_unaligned *)&by_q[14U * stride] = v244 - v239;
    *(puma560_friction_unaligned *)&by_q[15U * stride] = v245 + ((0.0203 * v203) - (0.4318 * v209));
    *(puma560_friction_unaligned *)&by_q[16U * stride] = (0.4318 * v230) + ((0.0203 * v226) - v248);
    *(puma560_friction_unaligned *)&by_q[19U * stride] = -v152;
    *(puma560_friction_unaligned *)&by_q[21U * stride] = -v194;
    *(puma560_friction_unaligned *)&by_q[27U * stride] = -(v206 + (0.0006221600000000001 * v199));
    *(puma560_friction_unaligned *)&by_q[28U * stride] = -v228;
    *(puma560_friction_unaligned *)&by_q[34U * stride] = 4e-05 * ((v38 * v18) - v93);
    const puma560_friction_pack v249 = (v1_cosine[2] * v1_cosine[1]) - (v1_sine[2] * v176);
    const puma560_friction_pack v250 = v1_sine[2] * v1_cosine[1];
    const puma560_friction_pack v251 = v250 + (v1_cosine[2] * v176);
    const puma560_friction_pack v252 = (v251 * v18) - (v249 * v15);
    const puma560_friction_pack v253 = v9 * v1_cosine[1];
    const puma560_friction_pack v254 = (v1_cosine[1] * v12) + (v176 * v14);
    const puma560_friction_pack v255 = (-v254) - (2.0 * ((v1_sine[0] * v253) - (v176 * v13)));
    const puma560_friction_pack v256 = v252 - v255;
    const puma560_friction_pack v257 = (v172 * v39) + (v251 * v36);
    const puma560_friction_pack v258 = (v176 * v37) + (v172 * v12);
    const puma560_friction_pack v259 = v9 * v1_sine[1];
    const puma560_friction_pack v260 = v259 - v258;
    const puma560_friction_pack v261 = v14 - v13;
    const puma560_friction_pack v262 = 2.0 * v1_cosine[0];
    const puma560_friction_pack v263 = ((v262 * v253) - ((2.0 * v172) * v261)) - (v1_cosine[1] * v50);
    const puma560_friction_pack v264 = (((v1_sine[2] * v260) - (v249 * v39)) - (v1_cosine[2] * v263)) + (v172 * v49);
    const puma560_friction_pack v265 = v214 * ((v54 * v264) + ((v43 * v257) - (v35 * v256)));
    const puma560_friction_pack v266 = v1_sine[1] * v13;
    const puma560_friction_pack v267 = (((0.050749999999999997 * v266) - (1.7826600000000004 * v27)) - (v34 * v257)) - (v42 * v256);
    const puma560_friction_pack v268 = (0.022546398 * v1_cosine[1]) - (0.648939691 * v1_sine[1]);
    const puma560_friction_pack v269 = 0.7697525880000002 * v1_cosine[3];
    const puma560_friction_pack v270 = 0.009475200000000003 * v11;
    const puma560_friction_pack v271 = v1_sine[1] * v1_sine[1];
    const puma560_friction_pack v272 = (v271 * (v270 + (0.022546398 * v9))) - (v253 * (v269 + v268));
    const puma560_friction_pack v273 = 0.8636 * v63;
    const puma560_friction_pack v274 = v273 - (0.3001 * puma560_friction_pack_at(&qd[0]));
    const puma560_friction_pack v275 = 0.02191385 * v1_cosine[3];
    const puma560_friction_pack v276 = ((0.009475200000000003 * v1_sine[1]) * v29) - ((v155 * v274) + ((v275 * v259) + v270));
    const puma560_friction_pack v277 = v159 - 0.0070992;
    const puma560_friction_pack v278 = 0.0024871679999999997 * v1_sine[2];
    const puma560_friction_pack v279 = v1_cosine[3] - v1_sine[1];
    const puma560_friction_pack v280 = ((v279 * (v278 * v11)) - (v73 * v251)) + ((0.00011692799999999998 * v1_sine[2]) * v266);
    const puma560_friction_pack v281 = (v274 + (0.8636 * v253)) + (0.0406 * v259);
    const puma560_friction_pack v282 = 0.8636 * v13;
    const puma560_friction_pack v283 = (0.0406 * v29) + (v279 * v282);
    const puma560_friction_pack v284 = (0.00022000000000000003 * (v252 + v255)) + ((v280 - (v35 * v281)) - (v116 * v283));
    const puma560_friction_pack v285 = v284 - (0.0004221600000000001 * v256);
    const puma560_friction_pack v286 = (0.0006500000000000002 * (v254 - v255)) - v285;
    const puma560_friction_pack v287 = (v172 * v286) + ((((v276 - (v163 * v277)) + v272) - (v204 * v267)) + v265);
    const puma560_friction_pack v288 = ((v117 * v257) - (v116 * v256)) - (v86 * v264);
    const puma560_friction_pack v289 = ((0.050749999999999997 * v29) - (1.7826600000000004 * v266)) - v288;
    const puma560_friction_pack v290 = (((v73 * v172) - (v54 * v281)) + (v86 * v283)) - (v132 * v263);
    const puma560_friction_pack v291 = (0.0004221600000000001 * v264) + (v290 + (v133 * v260));
    const puma560_friction_pack v292 = (v1_sine[2] * v263) + (v1_cosine[2] * v260);
    const puma560_friction_pack v293 = (v251 * v38) + (v172 * v15);
    const puma560_friction_pack v294 = 4e-05 * (v292 + v293);
    const puma560_friction_pack v295 = v294 + ((0.00020000000000000004 * v292) + (0.0004000000000000001 * v293));
    const puma560_friction_pack v296 = (v1_sine[2] * v295) + ((0.00075 * v263) - (v1_cosine[2] * v291));
    const puma560_friction_pack v297 = ((v1_sine[2] * v291) + ((0.00075 * v260) + (0.0006500000000000002 * (v258 + v259)))) + (v1_cosine[2] * v295);
    *(puma560_friction_unaligned *)&by_qd[0] = ((v176 * v296) + (v287 - (v210 * v289))) - (v1_cosine[1] * v297);
    const puma560_friction_pack v298 = (v1_sine[0] * v37) - (v1_cosine[0] * v12);
    const puma560_friction_pack v299 = v11 + v298;
    const puma560_friction_pack v300 = v1_sine[2] * v1_sine[0];
    const puma560_friction_pack v301 = -(v262 * v261);
    const puma560_friction_pack v302 = (((v1_cosine[2] * v301) + (v300 * v39)) - (v1_sine[2] * v299)) - (v1_cosine[0] * v49);
    const puma560_friction_pack v303 = (((v73 * v1_cosine[0]) - (v132 * v301)) + (v133 * v299)) - (0.0004221600000000001 * v302);
    const puma560_friction_pack v304 = v282 + (0.0406 * v11);
    const puma560_friction_pack v305 = v304 + (v64 * v1_sine[3]);
    const puma560_friction_pack v306 = 0.0024871679999999997 * v63;
    const puma560_friction_pack v307 = 0.8636 * v143;
    const puma560_friction_pack v308 = (0.0406 * v9) + (v1_cosine[1] * v307);
    const puma560_friction_pack v309 = v303 + (((v86 * v308) + (v172 * v306)) - (v54 * v305));
    const puma560_friction_pack v310 = v1_sine[0] * v183;
    const puma560_friction_pack v311 = v310 - (v1_cosine[0] * v15);
    const puma560_friction_pack v312 = (v1_sine[2] * v301) + (v1_cosine[2] * v299);
    const puma560_friction_pack v313 = -(4e-05 * (v312 - v311));
    *(puma560_friction_unaligned *)&by_qd[31U * stride] = v313;
    *(puma560_friction_unaligned *)&by_qd[32U * stride] = v313;
    const puma560_friction_pack v314 = (v313 - (0.00020000000000000004 * v312)) + (0.0004000000000000001 * v311);
    const puma560_friction_pack v315 = (v1_sine[2] * v314) - (0.00075 * v301);
    const puma560_friction_pack v316 = v315 + (v1_cosine[2] * v309);
    const puma560_friction_pack v317 = ((0.00075 * v299) - (0.0006500000000000002 * (v298 - v11))) - (v1_cosine[2] * v314);
    const puma560_friction_pack v318 = v317 + (v1_sine[2] * v309);
    const puma560_friction_pack v319 = v1_cosine[2] * v1_sine[0];
    const puma560_friction_pack v320 = (v300 * v15) + (v319 * v18);
    const puma560_friction_pack v321 = v1_sine[0] * v14;
    const puma560_friction_pack v322 = v51 - v321;
    const puma560_friction_pack v323 = (((v9 * v278) - (v73 * v319)) + (1.9999999999999998e-05 * v322)) - (0.00020216000000000006 * v320);
    const puma560_friction_pack v324 = (v35 * v305) + (((v116 * v308) - (v143 * (v278 * v1_sine[1]))) + (v306 * v251));
    const puma560_friction_pack v325 = v323 + v324;
    const puma560_friction_pack v326 = (0.0006500000000000002 * v321) - (0.0012721600000000003 * v322);
    const puma560_friction_pack v327 = v326 - v325;
    const puma560_friction_pack v328 = (2.0 * puma560_friction_pack_at(&qd[0])) * v277;
    const puma560_friction_pack v329 = v328 + ((v163 * v157) + (v1_sine[3] * ((0.02191385 * v13) - (0.7697525880000002 * v11))));
    const puma560_friction_pack v330 = 0.0057599999999999995 * v38;
    const puma560_friction_pack v331 = v16 * v330;
    const puma560_friction_pack v332 = 0.0057599999999999995 * v201;
    const puma560_friction_pack v333 = v322 - v320;
    const puma560_friction_pack v334 = (v34 * v333) + ((v300 * v332) - v331);
    const puma560_friction_pack v335 = v1_cosine[0] * v334;
    const puma560_friction_pack v336 = (v86 * v302) - (0.050749999999999997 * v9);
    const puma560_friction_pack v337 = 0.0057599999999999995 * v1_cosine[0];
    const puma560_friction_pack v338 = (v42 * v333) + ((v337 * v183) - (v319 * v332));
    const puma560_friction_pack v339 = v338 + (1.7826600000000004 * v9);
    const puma560_friction_pack v340 = (-(v1_sine[1] * v339)) - (v1_cosine[1] * (v336 - v335));
    const puma560_friction_pack v341 = (v1_sine[0] * v334) + (v54 * v302);
    const puma560_friction_pack v342 = (0.15005 * v340) + ((v59 * v341) + ((v275 * v11) + (v269 * v13)));
    const puma560_friction_pack v343 = v1_sine[1] * ((0.4318 * v341) + (((0.009475200000000003 * v9) + (0.6824699160000001 * v13)) + (0.022546398 * v11)));
    const puma560_friction_pack v344 = (v342 + (v1_cosine[1] * ((0.0203 * v341) + ((0.022546398 * v13) + (0.03353022499999997 * v11))))) - v343;
    *(puma560_friction_unaligned *)&by_qd[stride] = -(v344 + (((v329 + (v172 * v327)) + (v1_cosine[1] * v318)) + (v176 * v316)));
    const puma560_friction_pack v345 = v303 + ((0.00011692799999999998 * v10) - (v54 * v304));
    const puma560_friction_pack v346 = v315 + (v1_cosine[2] * v345);
    const puma560_friction_pack v347 = v317 + (v1_sine[2] * v345);
    const puma560_friction_pack v348 = v323 + ((v35 * v304) + ((0.00011692799999999998 * v9) * v19));
    const puma560_friction_pack v349 = v326 - v348;
    *(puma560_friction_unaligned *)&by_qd[2U * stride] = -(v344 + (((v1_cosine[1] * v347) + (v172 * v349)) + (v176 * v346)));
    const puma560_friction_pack v350 = v1_sine[2] * v18;
    const puma560_friction_pack v351 = v350 - v201;
    const puma560_friction_pack v352 = ((0.0057599999999999995 * v220) * v15) - (v34 * (v12 + v351));
    const puma560_friction_pack v353 = v195 - v183;
    const puma560_friction_pack v354 = ((0.0057599999999999995 * v1_sine[0]) * v353) - (v1_cosine[0] * v352);
    const puma560_friction_pack v355 = (0.0015 * v37) + (v220 * ((0.00048000000000000007 * v37) - v97));
    const puma560_friction_pack v356 = v355 - (v1_cosine[2] * ((0.0008443200000000002 * v183) - (0.0008843200000000002 * v195)));
    const puma560_friction_pack v357 = (0.0004043200000000001 * v1_sine[2]) * v353;
    const puma560_friction_pack v358 = (v34 * v196) + (v42 * (v12 + v350));
    const puma560_friction_pack v359 = ((1.9999999999999998e-05 * v12) + (v73 * v1_sine[2])) + (0.00020216000000000006 * v351);
    const puma560_friction_pack v360 = v359 + (0.0019221600000000004 * v12);
    const puma560_friction_pack v361 = (v172 * v360) + ((v204 * v358) - ((v1_cosine[1] * v357) + (v176 * v356)));
    *(puma560_friction_unaligned *)&by_qd[3U * stride] = (v361 - (v210 * v354)) + (v233 * ((v1_sine[0] * v352) + (v337 * v353)));
    const puma560_friction_pack v362 = v331 - (v1_sine[0] * v109);
    const puma560_friction_pack v363 = ((0.0008642879999999998 * v1_sine[1]) * v183) + (v214 * ((v1_cosine[0] * v109) + (v300 * v330)));
    const puma560_friction_pack v364 = (0.00044000000000000007 * v196) - (v1_cosine[2] * v74);
    const puma560_friction_pack v365 = (v1_sine[2] * v74) + (0.00044000000000000007 * v201);
    *(puma560_friction_unaligned *)&by_qd[4U * stride] = ((v176 * v364) + (v363 + (v210 * v362))) - (v1_cosine[1] * v365);
    const puma560_friction_pack v366 = 3.9999999999999996e-05 * v15;
    *(puma560_friction_unaligned *)&by_qd[29U * stride] = v366;
    *(puma560_friction_unaligned *)&by_qd[5U * stride] = (v172 * v366) - (3.9999999999999996e-05 * ((v250 * v38) + (v176 * v183)));
    const puma560_friction_pack v367 = (((v13 * v268) + ((v64 * v1_cosine[3]) * v243)) - (0.022546398 * v27)) - (v237 * v257);
    const puma560_friction_pack v368 = ((v1_cosine[0] * v286) + ((v367 - (v236 * v256)) - (0.4318 * v288))) - (v1_sine[0] * v296);
    *(puma560_friction_unaligned *)&by_qd[12U * stride] = v368;
    *(puma560_friction_unaligned *)&by_qd[6U * stride] = ((v328 + (v137 * v267)) + (v167 * v289)) + v368;
    const puma560_friction_pack v369 = ((((v59 * v176) * v334) + (v136 * v339)) - (v166 * v336)) - (v77 * v340);
    const puma560_friction_pack v370 = (0.4318 * v335) - (((0.0012435839999999998 * v1_sine[0]) * v302) + (0.0203 * v338));
    const puma560_friction_pack v371 = (v370 + (((v307 * v243) - (v273 * v155)) - (v1_cosine[0] * v327))) + (v1_sine[0] * v316);
    *(puma560_friction_unaligned *)&by_qd[13U * stride] = v371;
    *(puma560_friction_unaligned *)&by_qd[7U * stride] = v371 - v369;
    const puma560_friction_pack v372 = (v370 - (v1_cosine[0] * v349)) + (v1_sine[0] * v346);
    *(puma560_friction_unaligned *)&by_qd[14U * stride] = v372;
    *(puma560_friction_unaligned *)&by_qd[8U * stride] = v372 - v369;
    const puma560_friction_pack v373 = (v1_sine[0] * v356) + (v1_cosine[0] * v360);
    *(puma560_friction_unaligned *)&by_qd[9U * stride] = (v373 - (v247 * v358)) + (v246 * v354);
    const puma560_friction_pack v374 = v1_sine[0] * v364;
    *(puma560_friction_unaligned *)&by_qd[10U * stride] = -(v374 + ((v246 * v362) + (v183 * (0.0057599999999999995 * v247))));
    const puma560_friction_pack v375 = (v1_cosine[0] * v366) + (3.9999999999999996e-05 * v310);
    *(puma560_friction_unaligned *)&by_qd[11U * stride] = v375;
    *(puma560_friction_unaligned *)&by_qd[17U * stride] = v375;
    *(puma560_friction_unaligned *)&by_qd[15U * stride] = (v373 - (0.0203 * v358)) + (0.4318 * v354);
    *(puma560_friction_unaligned *)&by_qd[16U * stride] = -(v374 + ((0.4318 * v362) + (0.00011692799999999998 * v183)));
    *(puma560_friction_unaligned *)&by_qd[18U * stride] = -v297;
    *(puma560_friction_unaligned *)&by_qd[19U * stride] = -v318;
    *(puma560_friction_unaligned *)&by_qd[20U * stride] = -v347;
    *(puma560_friction_unaligned *)&by_qd[21U * stride] = -v357;
    *(puma560_friction_unaligned *)&by_qd[22U * stride] = -v365;
    const puma560_friction_pack v376 = v1_sine[2] * v38;
    *(puma560_friction_unaligned *)&by_qd[23U * stride] = (-3.9999999999999996e-05) * v376;
    *(puma560_friction_unaligned *)&by_qd[24U * stride] = -v285;
    const puma560_friction_pack v377 = 0.0006221600000000001 * v322;
    *(puma560_friction_unaligned *)&by_qd[25U * stride] = v325 + v377;
    *(puma560_friction_unaligned *)&by_qd[26U * stride] = v348 + v377;
    *(puma560_friction_unaligned *)&by_qd[27U * stride] = v359 + (0.0006221600000000001 * v12);
    *(puma560_friction_unaligned *)&by_qd[30U * stride] = -v294;
    *(puma560_friction_unaligned *)&by_qd[33U * stride] = (8e-05 * v190) - (4e-05 * v376);
    *(puma560_friction_unaligned *)&by_qd[34U * stride] = (-4e-05) * v15;
    const puma560_friction_pack v378 = 0.00020216000000000006 * v220;
    const puma560_friction_pack v379 = v378 - ((0.022546398 + (0.00011692799999999998 * v1_cosine[2])) * (v1_cosine[1] * v1_sine[1]));
    const puma560_friction_pack v380 = v379 + (v250 * ((0.0024871679999999997 + (0.0004043200000000001 * v1_cosine[2])) * v176));
    const puma560_friction_pack v381 = 0.00011692799999999998 * v16;
    const puma560_friction_pack v382 = v1_cosine[0] * v250;
    const puma560_friction_pack v383 = ((0.0012435839999999998 * v1_cosine[3]) * ((v1_cosine[2] * v1_sine[1]) + v382)) - (v59 * v155);
    const puma560_friction_pack v384 = (v380 + ((((0.0008642879999999998 * v300) + 3.155182285625) - v381) - v161)) - (2.0 * v383);
    const puma560_friction_pack v385 = 0.00020216000000000006 * v300;
    const puma560_friction_pack v386 = (0.00010000000000000026 * v1_sine[0]) + (v1_sine[2] * v385);
    const puma560_friction_pack v387 = v381 + (v1_sine[0] * v386);
    const puma560_friction_pack v388 = 0.0024871679999999997 * v1_cosine[2];
    *(puma560_friction_unaligned *)&by_qdd[0] = v384 - (v271 * ((((0.0004043200000000001 * v220) - 0.32402200550000004) - v388) - v387));
    const puma560_friction_pack v389 = 0.0012435839999999998 * v300;
    const puma560_friction_pack v390 = v389 + (v1_cosine[2] * v385);
    const puma560_friction_pack v391 = (v243 + (v1_cosine[1] * v34)) - (v42 * v176);
    const puma560_friction_pack v392 = (((v62 + (v236 * v172)) + (v1_cosine[1] * v390)) - (v176 * v386)) + (0.15005 * v391);
    const puma560_friction_pack v393 = -(((v1_sine[3] * v389) + v156) + v392);
    *(puma560_friction_unaligned *)&by_qdd[stride] = v393;
    *(puma560_friction_unaligned *)&by_qdd[6U * stride] = v393;
    const puma560_friction_pack v394 = -v392;
    *(puma560_friction_unaligned *)&by_qdd[2U * stride] = v394;
    *(puma560_friction_unaligned *)&by_qdd[12U * stride] = v394;
    const puma560_friction_pack v395 = 0.0004321439999999999 * v1_cosine[1];
    const puma560_friction_pack v396 = 0.0016399999999999997 + v378;
    *(puma560_friction_unaligned *)&by_qdd[21U * stride] = v396;
    const puma560_friction_pack v397 = ((v1_cosine[1] * v396) + (((0.00020216000000000006 * v221) * v176) + (v300 * v395))) - (v117 * v232);
    const puma560_friction_pack v398 = v397 - (5.846399999999999e-05 * v382);
    *(puma560_friction_unaligned *)&by_qdd[3U * stride] = v398;
    *(puma560_friction_unaligned *)&by_qdd[18U * stride] = v398;
    *(puma560_friction_unaligned *)&by_qdd[28U * stride] = puma560_friction_pack_splat(0.0006421600000000001);
    const puma560_friction_pack v399 = (v35 * v233) + ((v19 * v395) - ((v1_sine[1] * (0.0004321439999999999 * v1_sine[2])) + (0.0006421600000000001 * v172)));
    const puma560_friction_pack v400 = -v399;
    *(puma560_friction_unaligned *)&by_qdd[4U * stride] = v400;
    *(puma560_friction_unaligned *)&by_qdd[24U * stride] = v400;
    const puma560_friction_pack v401 = 4e-05 * v249;
    *(puma560_friction_unaligned *)&by_qdd[5U * stride] = v401;
    *(puma560_friction_unaligned *)&by_qdd[30U * stride] = v401;
    const puma560_friction_pack v402 = (v77 * v391) - v383;
    const puma560_friction_pack v403 = (v388 + 0.3592922305) - v387;
    *(puma560_friction_unaligned *)&by_qdd[14U * stride] = v403;
    const puma560_friction_pack v404 = v402 + v403;
    *(puma560_friction_unaligned *)&by_qdd[8U * stride] = v404;
    *(puma560_friction_unaligned *)&by_qdd[13U * stride] = v404;
    *(puma560_friction_unaligned *)&by_qdd[7U * stride] = (1.748114002 + v402) + v404;
    const puma560_friction_pack v405 = -(v390 + (v43 * v167));
    *(puma560_friction_unaligned *)&by_qdd[9U * stride] = v405;
    *(puma560_friction_unaligned *)&by_qdd[19U * stride] = v405;
    const puma560_friction_pack v406 = (v236 - (0.0006421600000000001 * v1_cosine[0])) - (0.0012435839999999998 * v19);
    const puma560_friction_pack v407 = -((v406 + (v42 * v137)) - (v116 * v167));
    *(puma560_friction_unaligned *)&by_qdd[10U * stride] = v407;
    *(puma560_friction_unaligned *)&by_qdd[25U * stride] = v407;
    const puma560_friction_pack v408 = 4e-05 * v300;
    *(puma560_friction_unaligned *)&by_qdd[11U * stride] = v408;
    *(puma560_friction_unaligned *)&by_qdd[17U * stride] = v408;
    *(puma560_friction_unaligned *)&by_qdd[31U * stride] = v408;
    *(puma560_friction_unaligned *)&by_qdd[32U * stride] = v408;
    const puma560_friction_pack v409 = -v390;
    *(puma560_friction_unaligned *)&by_qdd[15U * stride] = v409;
    *(puma560_friction_unaligned *)&by_qdd[20U * stride] = v409;
    const puma560_friction_pack v410 = -v406;
    *(puma560_friction_unaligned *)&by_qdd[16U * stride] = v410;
    *(puma560_friction_unaligned *)&by_qdd[26U * stride] = v410;
    const puma560_friction_pack v411 = 4e-05 * v1_cosine[2];
    *(puma560_friction_unaligned *)&by_qdd[23U * stride] = v411;
    *(puma560_friction_unaligned *)&by_qdd[33U * stride] = v411;
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
