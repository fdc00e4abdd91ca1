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

    s.number = r - ((u * excess) - ((r * z) * ((-0.1666666666666663 + (z * 0.008333333333322063)) + (zz * ((-0.00019841269829542612 + (z * 2.755731360452777e-06)) + (zz * (-2.5050745038046783e-08 + (z * 1.5896067523733582e-10))))))));
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
    const puma560_friction_pack v1_angle[4] = {v0, puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[stride])};
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
    const puma560_friction_pack v9 = puma560_friction_pack_at(&qd[0]) * v1_cosine[0];
    const puma560_friction_pack v10 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v11 = v10 * v9;
    const puma560_friction_pack v12 = puma560_friction_pack_at(&qdd[0]) * v1_sine[0];
    const puma560_friction_pack v13 = v12 + v11;
    const puma560_friction_pack v14 = v11 + v13;
    const puma560_friction_pack v15 = v10 * v1_sine[1];
    const puma560_friction_pack v16 = v1_cosine[1] * v1_sine[0];
    const puma560_friction_pack v17 = (puma560_friction_pack_at(&qd[0]) * v16) - v15;
    const puma560_friction_pack v18 = puma560_friction_pack_at(&qd[3U * stride]) + v9;
    const puma560_friction_pack v19 = v18 * v17;
    const puma560_friction_pack v20 = puma560_friction_pack_at(&qd[0]) * v1_sine[0];
    const puma560_friction_pack v21 = v9 * v20;
    const puma560_friction_pack v22 = puma560_friction_pack_at(&qdd[stride]) + puma560_friction_pack_at(&qdd[2U * stride]);
    const puma560_friction_pack v23 = v21 - v22;
    const puma560_friction_pack v24 = (v19 - (v1_cosine[1] * v23)) + (v1_sine[1] * v14);
    const puma560_friction_pack v25 = puma560_friction_pack_at(&qdd[4U * stride]) + v24;
    const puma560_friction_pack v26 = (v1_cosine[2] * v18) - (v1_sine[2] * v17);
    const puma560_friction_pack v27 = (v1_sine[2] * v18) + (v1_cosine[2] * v17);
    const puma560_friction_pack v28 = 0.0028799999999999997 * ((v27 * v26) - v25);
    const puma560_friction_pack v29 = v27 * v27;
    const puma560_friction_pack v30 = v1_sine[1] * v1_sine[0];
    const puma560_friction_pack v31 = (v10 * v1_cosine[1]) + (puma560_friction_pack_at(&qd[0]) * v30);
    const puma560_friction_pack v32 = puma560_friction_pack_at(&qd[4U * stride]) + v31;
    const puma560_friction_pack v33 = 0.0028799999999999997 * ((v32 * v32) + v29);
    const puma560_friction_pack v34 = (v1_sine[2] * v33) + (v1_cosine[2] * v28);
    const puma560_friction_pack v35 = v31 * v17;
    const puma560_friction_pack v36 = v10 * v20;
    const puma560_friction_pack v37 = (puma560_friction_pack_at(&qdd[0]) * v1_cosine[0]) - v36;
    const puma560_friction_pack v38 = puma560_friction_pack_at(&qdd[3U * stride]) + v37;
    const puma560_friction_pack v39 = v38 + v35;
    const puma560_friction_pack v40 = v31 * v18;
    const puma560_friction_pack v41 = (v40 - (v1_sine[1] * v23)) - (v1_cosine[1] * v14);
    const puma560_friction_pack v42 = v40 + v41;
    const puma560_friction_pack v43 = (v1_cosine[2] * v42) - (v1_sine[2] * v39);
    const puma560_friction_pack v44 = v32 * v26;
    const puma560_friction_pack v45 = v44 - v43;
    const puma560_friction_pack v46 = v44 + v45;
    const puma560_friction_pack v47 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_friction_pack v48 = (v1_sine[1] * v34) - (v47 * v46);
    *(puma560_friction_unaligned *)&by_qdd[35U * stride] = puma560_friction_pack_splat(3.9999999999999996e-05);
    const puma560_friction_pack v49 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v50 = v36 - v37;
    const puma560_friction_pack v51 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v52 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v53 = 0.8636 * v1_sine[3];
    const puma560_friction_pack v54 = puma560_friction_pack_at(&qd[stride]) * v53;
    const puma560_friction_pack v55 = (puma560_friction_pack_at(&qd[0]) * v54) - ((puma560_friction_pack_at(&qdd[0]) * v52) + (0.15005 * v51));
    const puma560_friction_pack v56 = ((0.0203 * v50) + v55) + (0.4318 * v14);
    const puma560_friction_pack v57 = v1_cosine[0] * v9;
    const puma560_friction_pack v58 = v10 * v10;
    const puma560_friction_pack v59 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v60 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v61 = puma560_friction_pack_at(&qdd[stride]) * v52;
    const puma560_friction_pack v62 = ((v60 * v59) - 9.81) - v61;
    const puma560_friction_pack v63 = v51 + v60;
    const puma560_friction_pack v64 = puma560_friction_pack_at(&qdd[stride]) * v59;
    const puma560_friction_pack v65 = v64 + ((v63 * v52) - (0.15005 * puma560_friction_pack_at(&qdd[0])));
    const puma560_friction_pack v66 = (v1_cosine[0] * v65) + (v1_sine[0] * v62);
    const puma560_friction_pack v67 = (v66 - (0.4318 * v23)) + (0.0203 * (v58 + (puma560_friction_pack_at(&qd[0]) * v57)));
    const puma560_friction_pack v68 = (v1_sine[1] * v67) - (v1_cosine[1] * v56);
    const puma560_friction_pack v69 = ((0.0028799999999999997 * v68) + ((1.9999999999999998e-05 * v43) + (v49 * v32))) - (0.0004221600000000001 * v46);
    const puma560_friction_pack v70 = (v1_cosine[2] * v39) + (v1_sine[2] * v42);
    const puma560_friction_pack v71 = v32 * v27;
    const puma560_friction_pack v72 = v71 - v70;
    const puma560_friction_pack v73 = (0.00024000000000000003 * v72) + ((0.00020000000000000004 * v71) - (3.9999999999999996e-05 * puma560_friction_pack_at(&qdd[5U * stride])));
    const puma560_friction_pack v74 = ((v1_cosine[2] * v73) - ((0.0013999999999999998 * v38) + (9.999999999999983e-05 * v35))) + (v1_sine[2] * v69);
    const puma560_friction_pack v75 = v1_cosine[1] * v9;
    const puma560_friction_pack v76 = v1_sine[1] * v9;
    const puma560_friction_pack v77 = (v17 * v76) + (v31 * v75);
    const puma560_friction_pack v78 = v13 - v77;
    const puma560_friction_pack v79 = -(puma560_friction_pack_at(&qd[0]) * ((v1_sine[0] * v20) - v57));
    const puma560_friction_pack v80 = ((v1_sine[1] * v79) - (v1_cosine[1] * v50)) - (2.0 * ((v18 * v76) - (v20 * v31)));
    const puma560_friction_pack v81 = (v1_cosine[2] * v80) - (v1_sine[2] * v78);
    const puma560_friction_pack v82 = v1_sine[2] * v1_cosine[1];
    const puma560_friction_pack v83 = (v1_cosine[2] * v20) + (v82 * v9);
    const puma560_friction_pack v84 = v81 + (2.0 * ((v76 * v26) - (v32 * v83)));
    const puma560_friction_pack v85 = v1_sine[2] * v20;
    const puma560_friction_pack v86 = v1_cosine[2] * v1_cosine[1];
    const puma560_friction_pack v87 = (v86 * v9) - v85;
    const puma560_friction_pack v88 = (v83 * v27) - (v87 * v26);
    const puma560_friction_pack v89 = (v18 * v75) - (v20 * v17);
    const puma560_friction_pack v90 = ((v1_sine[1] * v50) - v89) + (v1_cosine[1] * v79);
    const puma560_friction_pack v91 = 0.0028799999999999997 * (v88 - v90);
    const puma560_friction_pack v92 = 0.0057599999999999995 * v27;
    const puma560_friction_pack v93 = 0.0057599999999999995 * v32;
    const puma560_friction_pack v94 = (v87 * v92) + (v76 * v93);
    const puma560_friction_pack v95 = (v1_cosine[2] * v91) - (v1_sine[2] * v94);
    const puma560_friction_pack v96 = (v1_sine[1] * v95) + (v47 * v84);
    const puma560_friction_pack v97 = (0.8913300000000002 * v1_cosine[0]) + (0.025374999999999998 * v1_sine[0]);
    const puma560_friction_pack v98 = 0.0203 * v1_cosine[0];
    const puma560_friction_pack v99 = v98 - (0.4318 * v1_sine[0]);
    const puma560_friction_pack v100 = (0.025374999999999998 * v1_cosine[0]) - (0.8913300000000002 * v1_sine[0]);
    const puma560_friction_pack v101 = v52 * v100;
    const puma560_friction_pack v102 = 2.0 * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v103 = v10 * v102;
    const puma560_friction_pack v104 = (0.3244698455 * v1_cosine[0]) + (0.022546398 * v1_sine[0]);
    const puma560_friction_pack v105 = (0.022546398 * v1_cosine[0]) - (0.3244698455 * v1_sine[0]);
    const puma560_friction_pack v106 = v1_sine[0] * v105;
    const puma560_friction_pack v107 = v106 + (v1_cosine[0] * v104);
    const puma560_friction_pack v108 = v51 + v58;
    const puma560_friction_pack v109 = 0.0047376000000000015 * ((puma560_friction_pack_at(&qd[0]) * v9) - ((v108 * v1_cosine[0]) + (v22 * v1_sine[0])));
    const puma560_friction_pack v110 = v1_cosine[0] * v105;
    const puma560_friction_pack v111 = (((v12 * v104) + (v97 * v55)) - v109) - (puma560_friction_pack_at(&qdd[0]) * v110);
    const puma560_friction_pack v112 = (v111 + ((v103 * v107) - (v103 * v101))) - (v99 * v96);
    const puma560_friction_pack v113 = (v112 - (v52 * (v96 + (puma560_friction_pack_at(&qdd[0]) * v97)))) + (v1_sine[0] * (v74 - (0.0203 * v48)));
    const puma560_friction_pack v114 = 0.0028799999999999997 * v1_sine[1];
    const puma560_friction_pack v115 = (v1_cosine[1] * v34) + (v114 * v46);
    const puma560_friction_pack v116 = (v1_cosine[2] * v33) - (v1_sine[2] * v28);
    const puma560_friction_pack v117 = ((v22 * v100) - (v1_cosine[0] * v116)) + (v1_sine[0] * v115);
    const puma560_friction_pack v118 = (v114 * v84) - (v1_cosine[1] * v95);
    const puma560_friction_pack v119 = (v1_cosine[2] * v94) + (v1_sine[2] * v91);
    const puma560_friction_pack v120 = ((v1_cosine[0] * v118) + ((v1_sine[0] * v119) + (v108 * v97))) - v117;
    const puma560_friction_pack v121 = (v1_cosine[2] * v69) + ((0.00075 * v42) - (v1_sine[2] * v73));
    const puma560_friction_pack v122 = (v1_sine[1] * v56) + (v1_cosine[1] * v67);
    const puma560_friction_pack v123 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_friction_pack v124 = (v1_cosine[0] * v62) - (v1_sine[0] * v65);
    const puma560_friction_pack v125 = (((puma560_friction_pack_at(&qd[0]) * v20) * v99) + ((0.0203 * v22) - (0.4318 * v58))) - v124;
    const puma560_friction_pack v126 = 0.0028799999999999997 * v1_sine[2];
    *(puma560_friction_unaligned *)&by_qdd[28U * stride] = puma560_friction_pack_splat(0.0006421600000000001);
    const puma560_friction_pack v127 = (0.0006421600000000001 * v25) - ((v126 * v125) + (v27 * ((0.00020216000000000006 * v26) - v49)));
    const puma560_friction_pack v128 = v19 + v24;
    const puma560_friction_pack v129 = (v127 + (0.0006500000000000002 * v128)) + (v123 * v122);
    const puma560_friction_pack v130 = (v1_sine[1] * v129) - (v1_cosine[1] * v121);
    const puma560_friction_pack v131 = ((-(v1_cosine[0] * ((0.4318 * v48) - v130))) + (0.15005 * v120)) + v113;
    const puma560_friction_pack v132 = (((0.00022216000000000005 * v88) + (v49 * v87)) - (0.0006221600000000001 * v90)) - (1.9999999999999998e-05 * (v88 + v90));
    const puma560_friction_pack v133 = (0.4318 * v79) + (0.0406 * v21);
    const puma560_friction_pack v134 = v62 + (v61 - (v63 * v59));
    const puma560_friction_pack v135 = (v64 + (v60 * v52)) - v65;
    const puma560_friction_pack v136 = ((v1_cosine[0] * v134) - v133) + (v1_sine[0] * v135);
    const puma560_friction_pack v137 = (0.0203 * v14) - (0.4318 * v50);
    const puma560_friction_pack v138 = 0.8636 * v1_cosine[3];
    const puma560_friction_pack v139 = puma560_friction_pack_at(&qd[stride]) * v138;
    const puma560_friction_pack v140 = (puma560_friction_pack_at(&qdd[0]) * v59) + (puma560_friction_pack_at(&qd[0]) * v139);
    const puma560_friction_pack v141 = v137 + v140;
    const puma560_friction_pack v142 = v1_cosine[2] * v114;
    const puma560_friction_pack v143 = (0.8636 * v21) - (0.0203 * v79);
    const puma560_friction_pack v144 = (v126 * ((v143 - (v1_sine[0] * v134)) + (v1_cosine[0] * v135))) + (v142 * v141);
    const puma560_friction_pack v145 = (v132 + ((v1_cosine[2] * v47) * v136)) + v144;
    *(puma560_friction_unaligned *)&by_q[25U * stride] = v145;
    const puma560_friction_pack v146 = 0.0006500000000000002 * (v89 - v90);
    const puma560_friction_pack v147 = v145 + v146;
    const puma560_friction_pack v148 = (0.0004221600000000001 * v84) + ((1.9999999999999998e-05 * v81) - (v49 * v76));
    const puma560_friction_pack v149 = ((v114 * v136) - (v47 * v141)) - v148;
    const puma560_friction_pack v150 = (v32 * v87) + (v76 * v27);
    const puma560_friction_pack v151 = (v150 + (v1_cosine[2] * v78)) + (v1_sine[2] * v80);
    const puma560_friction_pack v152 = (0.00020000000000000004 * v150) + (0.00024000000000000003 * v151);
    const puma560_friction_pack v153 = ((0.0013999999999999998 * v13) - (9.999999999999983e-05 * v77)) + (v1_cosine[2] * v152);
    const puma560_friction_pack v154 = v153 + (v1_sine[2] * v149);
    const puma560_friction_pack v155 = (0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3]);
    const puma560_friction_pack v156 = (0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]);
    const puma560_friction_pack v157 = ((puma560_friction_pack_at(&qdd[stride]) * v156) - ((v51 - v63) * v155)) - (v100 * v140);
    const puma560_friction_pack v158 = (0.0141984 * v1_sine[3]) - (1.601861202 * v1_cosine[3]);
    const puma560_friction_pack v159 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_friction_pack v160 = v1_sine[3] * v159;
    const puma560_friction_pack v161 = v160 + (v1_cosine[3] * v158);
    const puma560_friction_pack v162 = v1_cosine[3] * v159;
    const puma560_friction_pack v163 = (v157 + ((puma560_friction_pack_at(&qd[stride]) * v102) * v161)) + (puma560_friction_pack_at(&qdd[0]) * ((v1_sine[3] * v158) - v162));
    const puma560_friction_pack v164 = (v1_sine[2] * v152) + (0.00075 * v80);
    const puma560_friction_pack v165 = (v1_cosine[2] * v149) - v164;
    const puma560_friction_pack v166 = ((v163 - (v1_cosine[0] * v154)) + (v30 * v147)) - (v16 * v165);
    *(puma560_friction_unaligned *)&by_q[stride] = v131 + (v166 - (v59 * (v48 + ((puma560_friction_pack_at(&qdd[0]) * v100) - (v103 * v97)))));
    const puma560_friction_pack v167 = v133 - v124;
    const puma560_friction_pack v168 = v148 + ((v47 * v137) + (v114 * v167));
    const puma560_friction_pack v169 = v153 - (v1_sine[2] * v168);
    const puma560_friction_pack v170 = v1_cosine[2] * v1_sine[1];
    const puma560_friction_pack v171 = v132 + (0.0028799999999999997 * (((v170 * v137) - (v86 * v167)) + (v1_sine[2] * (v143 - v66))));
    *(puma560_friction_unaligned *)&by_q[26U * stride] = v171;
    const puma560_friction_pack v172 = v146 + v171;
    const puma560_friction_pack v173 = v164 + (v1_cosine[2] * v168);
    *(puma560_friction_unaligned *)&by_q[2U * stride] = v131 + (((v30 * v172) - (v1_cosine[0] * v169)) + (v16 * v173));
    const puma560_friction_pack v174 = (v17 * v17) - (v31 * v31);
    const puma560_friction_pack v175 = (v1_cosine[2] * v128) - (v1_sine[2] * v174);
    const puma560_friction_pack v176 = v1_sine[2] * v32;
    const puma560_friction_pack v177 = (2.0 * ((v17 * v26) + (v31 * v176))) - v175;
    const puma560_friction_pack v178 = v1_cosine[2] * v31;
    const puma560_friction_pack v179 = (v178 * v92) - (v17 * v93);
    const puma560_friction_pack v180 = v1_sine[2] * v31;
    const puma560_friction_pack v181 = (v178 * v26) - (v180 * v27);
    const puma560_friction_pack v182 = 0.0028799999999999997 * (v41 - v181);
    const puma560_friction_pack v183 = (v1_cosine[2] * v182) - (v1_sine[2] * v179);
    const puma560_friction_pack v184 = v115 + ((v1_sine[1] * v183) - (v47 * v177));
    const puma560_friction_pack v185 = ((0.0028799999999999997 * v122) + ((1.9999999999999998e-05 * v175) + (v49 * v17))) - (0.0004221600000000001 * v177);
    const puma560_friction_pack v186 = (v32 * v178) - (v17 * v27);
    const puma560_friction_pack v187 = (v186 + (v1_cosine[2] * v174)) + (v1_sine[2] * v128);
    const puma560_friction_pack v188 = (0.00024000000000000003 * v187) + (0.00020000000000000004 * v186);
    const puma560_friction_pack v189 = (v1_cosine[2] * v185) + ((v1_sine[2] * v188) + (0.00075 * v128));
    const puma560_friction_pack v190 = (((0.0006421600000000001 * v41) + (v49 * v178)) - (0.00020216000000000006 * v181)) + (v123 * v68);
    const puma560_friction_pack v191 = v190 + (0.0006500000000000002 * v42);
    const puma560_friction_pack v192 = v1_sine[0] * (((v1_cosine[1] * (v129 - v189)) - (0.4318 * v184)) + (v1_sine[1] * (v121 - v191)));
    const puma560_friction_pack v193 = ((v1_cosine[2] * v188) + (9.999999999999983e-05 * v174)) - (v1_sine[2] * v185);
    *(puma560_friction_unaligned *)&by_q[21U * stride] = v193;
    const puma560_friction_pack v194 = ((v1_cosine[1] * v183) + (v114 * v177)) - v48;
    const puma560_friction_pack v195 = (v1_cosine[2] * v179) + (v1_sine[2] * v182);
    const puma560_friction_pack v196 = (v1_cosine[0] * v194) - (v1_sine[0] * v195);
    *(puma560_friction_unaligned *)&by_q[3U * stride] = (((v1_cosine[0] * v193) + ((v52 + v98) * v184)) + (0.15005 * v196)) + v192;
    const puma560_friction_pack v197 = v29 - (v26 * v26);
    const puma560_friction_pack v198 = (0.0028799999999999997 * v197) - v33;
    const puma560_friction_pack v199 = (v26 * v92) - v28;
    const puma560_friction_pack v200 = (v1_cosine[2] * v198) - (v1_sine[2] * v199);
    const puma560_friction_pack v201 = v71 + v72;
    const puma560_friction_pack v202 = v52 + v99;
    const puma560_friction_pack v203 = (v126 * v122) + (((v123 * v125) - (v49 * v26)) - (0.00020216000000000006 * v197));
    const puma560_friction_pack v204 = (v1_sine[2] * v198) + (v1_cosine[2] * v199);
    const puma560_friction_pack v205 = (v1_cosine[1] * v200) + (v114 * v201);
    const puma560_friction_pack v206 = (v1_cosine[0] * v205) - (v1_sine[0] * v204);
    const puma560_friction_pack v207 = (0.15005 * v206) + ((v30 * v203) + (v202 * ((v1_sine[1] * v200) - (v47 * v201))));
    const puma560_friction_pack v208 = 3.9999999999999996e-05 * v45;
    const puma560_friction_pack v209 = v69 + (v208 + (0.00020000000000000004 * v46));
    const puma560_friction_pack v210 = (v73 + (1.9999999999999998e-05 * v70)) - (0.0004221600000000001 * v201);
    const puma560_friction_pack v211 = (v1_sine[2] * v209) + (v1_cosine[2] * v210);
    const puma560_friction_pack v212 = (v1_cosine[2] * v209) - (v1_sine[2] * v210);
    *(puma560_friction_unaligned *)&by_q[4U * stride] = ((v16 * v211) - v207) - (v1_cosine[0] * v212);
    const puma560_friction_pack v213 = ((v1_sine[0] * v116) - (v22 * v97)) + (v1_cosine[0] * v115);
    const puma560_friction_pack v214 = v52 * ((((v1_cosine[0] * v119) + (v58 * v100)) - (v1_sine[0] * v118)) - v213);
    const puma560_friction_pack v215 = (v59 * v120) + v214;
    const puma560_friction_pack v216 = ((0.0203 * v119) + (((v108 - v58) * v107) - (0.0047376000000000015 * v12))) + (0.4318 * v118);
    const puma560_friction_pack v217 = ((v1_sine[1] * v165) + ((v97 * v134) - (v100 * v135))) + ((v1_cosine[1] * v147) - v216);
    *(puma560_friction_unaligned *)&by_q[13U * stride] = v217;
    const puma560_friction_pack v218 = v217 + (v59 * ((v58 * v97) - v117));
    const puma560_friction_pack v219 = ((puma560_friction_pack_at(&qdd[0]) * v156) - ((37.2347379 * v1_sine[3]) + (1.024164 * v1_cosine[3]))) - ((v63 - v60) * v161);
    *(puma560_friction_unaligned *)&by_q[7U * stride] = (v218 + (v219 - (v52 * (v213 - (v108 * v100))))) - v215;
    const puma560_friction_pack v220 = (v216 + (v1_sine[1] * v173)) - ((v1_cosine[1] * v172) + ((v100 * v65) + (v97 * v62)));
    *(puma560_friction_unaligned *)&by_q[8U * stride] = -(v215 + v220);
    const puma560_friction_pack v221 = (v130 + (0.4318 * v194)) + (((v1_cosine[1] * v191) - (0.0203 * v195)) - (v1_sine[1] * v189));
    const puma560_friction_pack v222 = v1_sine[0] * v52;
    const puma560_friction_pack v223 = v1_cosine[0] * v52;
    *(puma560_friction_unaligned *)&by_q[9U * stride] = (((v222 * v194) + (v223 * v195)) - (v59 * v196)) - v221;
    const puma560_friction_pack v224 = (v1_sine[1] * v211) + (((v1_cosine[1] * v203) + (0.0203 * v204)) - (0.4318 * v205));
    *(puma560_friction_unaligned *)&by_q[10U * stride] = ((v59 * v206) - ((v222 * v205) + (v223 * v204))) - v224;
    *(puma560_friction_unaligned *)&by_q[14U * stride] = -v220;
    *(puma560_friction_unaligned *)&by_q[15U * stride] = -v221;
    *(puma560_friction_unaligned *)&by_q[16U * stride] = -v224;
    *(puma560_friction_unaligned *)&by_q[19U * stride] = -v154;
    *(puma560_friction_unaligned *)&by_q[20U * stride] = -v169;
    *(puma560_friction_unaligned *)&by_q[22U * stride] = -v212;
    *(puma560_friction_unaligned *)&by_q[27U * stride] = -v190;
    *(puma560_friction_unaligned *)&by_q[28U * stride] = -v203;
    const puma560_friction_pack v225 = -(3.9999999999999996e-05 * v151);
    *(puma560_friction_unaligned *)&by_q[31U * stride] = v225;
    *(puma560_friction_unaligned *)&by_q[32U * stride] = v225;
    *(puma560_friction_unaligned *)&by_q[33U * stride] = 3.9999999999999996e-05 * v187;
    *(puma560_friction_unaligned *)&by_q[34U * stride] = -v208;
    const puma560_friction_pack v226 = (v30 * v17) + (v16 * v31);
    const puma560_friction_pack v227 = v10 * v1_sine[0];
    const puma560_friction_pack v228 = v227 - v226;
    const puma560_friction_pack v229 = 2.0 * v10;
    const puma560_friction_pack v230 = v229 * v1_cosine[0];
    const puma560_friction_pack v231 = 2.0 * v9;
    const puma560_friction_pack v232 = ((v30 * v231) + (v1_cosine[1] * v230)) - (2.0 * ((v1_cosine[0] * v31) + (v30 * v18)));
    const puma560_friction_pack v233 = (v1_cosine[2] * v232) - (v1_sine[2] * v228);
    const puma560_friction_pack v234 = v1_cosine[2] * v1_cosine[0];
    const puma560_friction_pack v235 = v234 - (v1_sine[2] * v16);
    const puma560_friction_pack v236 = v233 + (2.0 * ((v235 * v32) + (v30 * v26)));
    const puma560_friction_pack v237 = 0.8636 * v10;
    const puma560_friction_pack v238 = v54 - (0.3001 * puma560_friction_pack_at(&qd[0]));
    const puma560_friction_pack v239 = (v238 + (v237 * v1_cosine[0])) + (0.0406 * v227);
    const puma560_friction_pack v240 = (0.8636 * v1_sine[0]) - v138;
    const puma560_friction_pack v241 = (0.0406 * v57) - (v9 * v240);
    const puma560_friction_pack v242 = (((v114 * v241) + (v49 * v30)) - (v47 * v239)) - (1.9999999999999998e-05 * v233);
    const puma560_friction_pack v243 = v242 - (0.0004221600000000001 * v236);
    const puma560_friction_pack v244 = (v1_sine[2] * v1_cosine[0]) + (v1_cosine[2] * v16);
    const puma560_friction_pack v245 = (v244 * v32) + (v30 * v27);
    const puma560_friction_pack v246 = (v245 + (v1_cosine[2] * v228)) + (v1_sine[2] * v232);
    const puma560_friction_pack v247 = (0.00024000000000000003 * v246) + (0.00020000000000000004 * v245);
    const puma560_friction_pack v248 = ((v1_cosine[2] * v247) + ((0.0013999999999999998 * v227) - (9.999999999999983e-05 * v226))) + (v1_sine[2] * v243);
    const puma560_friction_pack v249 = (v235 * v27) + (v244 * v26);
    const puma560_friction_pack v250 = (v1_cosine[0] * v17) + (v16 * v18);
    const puma560_friction_pack v251 = ((v16 * v231) - (v1_sine[1] * v230)) - v250;
    const puma560_friction_pack v252 = v1_sine[2] * v1_sine[0];
    const puma560_friction_pack v253 = (((v9 * (0.0406 * v252)) - (v240 * v85)) - (v86 * v241)) - (v170 * v239);
    const puma560_friction_pack v254 = ((0.0028799999999999997 * v253) + ((0.0006421600000000001 * v251) - (v49 * v244))) + (0.00020216000000000006 * v249);
    const puma560_friction_pack v255 = (0.0006500000000000002 * (v250 - v251)) - v254;
    const puma560_friction_pack v256 = v110 - 0.011273199;
    const puma560_friction_pack v257 = v162 - 0.0070992;
    const puma560_friction_pack v258 = (((2.0 * puma560_friction_pack_at(&qd[stride])) * v257) + (v100 * v238)) + (v229 * ((v52 * v97) + v256));
    const puma560_friction_pack v259 = (v1_cosine[2] * v243) - ((v1_sine[2] * v247) + (0.00075 * v232));
    const puma560_friction_pack v260 = (((v30 * v255) - v258) - (v1_cosine[0] * v248)) - (v16 * v259);
    const puma560_friction_pack v261 = 0.0028799999999999997 * (v251 + v249);
    const puma560_friction_pack v262 = (v244 * v92) + (v30 * v93);
    const puma560_friction_pack v263 = (v1_cosine[2] * v261) + (v1_sine[2] * v262);
    const puma560_friction_pack v264 = (v1_cosine[1] * v263) + (v114 * v236);
    const puma560_friction_pack v265 = (v1_cosine[2] * v262) - (v1_sine[2] * v261);
    const puma560_friction_pack v266 = ((v102 * v100) - (v1_sine[0] * v265)) - (v1_cosine[0] * v264);
    *(puma560_friction_unaligned *)&by_qd[0] = (v260 + (v202 * ((v1_sine[1] * v263) - (v47 * v236)))) - (0.15005 * v266);
    const puma560_friction_pack v267 = v1_sine[2] * v1_sine[1];
    const puma560_friction_pack v268 = (v1_sine[1] * v31) - (v1_cosine[1] * v17);
    const puma560_friction_pack v269 = v20 + v268;
    const puma560_friction_pack v270 = -(2.0 * ((v1_cosine[1] * v18) - v75));
    const puma560_friction_pack v271 = (v1_cosine[2] * v270) - (v1_sine[2] * v269);
    const puma560_friction_pack v272 = v271 + (2.0 * ((v1_cosine[1] * v26) + (v267 * v32)));
    const puma560_friction_pack v273 = (v170 * v92) - (v1_cosine[1] * v93);
    const puma560_friction_pack v274 = (v170 * v26) - (v267 * v27);
    const puma560_friction_pack v275 = v1_sine[1] * v18;
    const puma560_friction_pack v276 = (2.0 * v76) - v275;
    const puma560_friction_pack v277 = 0.0028799999999999997 * (v274 + v276);
    const puma560_friction_pack v278 = (v1_cosine[2] * v277) + (v1_sine[2] * v273);
    const puma560_friction_pack v279 = (v1_sine[1] * v278) + (v47 * v272);
    const puma560_friction_pack v280 = v138 * v97;
    const puma560_friction_pack v281 = puma560_friction_pack_at(&qd[0]) * v280;
    const puma560_friction_pack v282 = v102 * v256;
    const puma560_friction_pack v283 = ((v282 + (v281 - (0.009475200000000003 * v227))) + (v52 * v279)) + (v99 * v279);
    const puma560_friction_pack v284 = (v114 * v272) - (v1_cosine[1] * v278);
    const puma560_friction_pack v285 = (v1_cosine[2] * v273) - (v1_sine[2] * v277);
    const puma560_friction_pack v286 = (v1_cosine[0] * v284) - ((v1_sine[0] * v285) + (v229 * v100));
    const puma560_friction_pack v287 = v283 - (0.15005 * v286);
    const puma560_friction_pack v288 = v170 * v32;
    const puma560_friction_pack v289 = v288 - (v1_cosine[1] * v27);
    const puma560_friction_pack v290 = (v1_cosine[2] * v269) + ((v1_sine[2] * v270) - v289);
    const puma560_friction_pack v291 = (0.00024000000000000003 * v290) - (0.00020000000000000004 * v289);
    const puma560_friction_pack v292 = (v1_sine[2] * v291) + (0.00075 * v270);
    const puma560_friction_pack v293 = (0.0004221600000000001 * v272) + ((1.9999999999999998e-05 * v271) - (v49 * v1_cosine[1]));
    const puma560_friction_pack v294 = ((0.0406 * v10) + (v1_sine[0] * v54)) + (v1_cosine[0] * v139);
    const puma560_friction_pack v295 = (0.8636 * v9) + (0.0406 * v20);
    const puma560_friction_pack v296 = puma560_friction_pack_at(&qd[0]) * v53;
    const puma560_friction_pack v297 = v295 + v296;
    const puma560_friction_pack v298 = ((v114 * v294) - (v47 * v297)) - v293;
    const puma560_friction_pack v299 = (v1_cosine[2] * v298) - v292;
    const puma560_friction_pack v300 = ((9.999999999999983e-05 * v268) + (0.0013999999999999998 * v20)) + (v1_cosine[2] * v291);
    const puma560_friction_pack v301 = v300 + (v1_sine[2] * v298);
    const puma560_friction_pack v302 = ((0.00022216000000000005 * v274) + ((0.0006221600000000001 * v276) - (v49 * v170))) + (1.9999999999999998e-05 * (v276 - v274));
    const puma560_friction_pack v303 = (v86 * v294) + ((v1_sine[2] * (v237 + (v1_cosine[0] * v54))) - (v252 * v139));
    const puma560_friction_pack v304 = v302 + (0.0028799999999999997 * ((v170 * v297) + v303));
    *(puma560_friction_unaligned *)&by_qd[25U * stride] = v304;
    const puma560_friction_pack v305 = 0.0006500000000000002 * (v275 - v276);
    const puma560_friction_pack v306 = v304 - v305;
    const puma560_friction_pack v307 = v102 * v257;
    const puma560_friction_pack v308 = ((puma560_friction_pack_at(&qd[stride]) * ((0.047502 * v1_sine[3]) - (1.3807826870000002 * v1_cosine[3]))) - (v296 * v100)) - v307;
    *(puma560_friction_unaligned *)&by_qd[stride] = ((((v30 * v306) + v308) - (v1_cosine[0] * v301)) - (v16 * v299)) - v287;
    const puma560_friction_pack v309 = ((0.00011692799999999998 * v15) - (v47 * v295)) - v293;
    const puma560_friction_pack v310 = (v1_cosine[2] * v309) - v292;
    const puma560_friction_pack v311 = v300 + (v1_sine[2] * v309);
    const puma560_friction_pack v312 = v302 + ((v142 * v295) + (v10 * ((0.00011692799999999998 * v86) + (0.0024871679999999997 * v1_sine[2]))));
    *(puma560_friction_unaligned *)&by_qd[26U * stride] = v312;
    const puma560_friction_pack v313 = v305 - v312;
    *(puma560_friction_unaligned *)&by_qd[2U * stride] = -(v287 + (((v1_cosine[0] * v311) + (v30 * v313)) + (v16 * v310)));
    const puma560_friction_pack v314 = (2.0 * v180) - v176;
    const puma560_friction_pack v315 = (0.00020000000000000004 * v176) - (0.00024000000000000003 * v314);
    const puma560_friction_pack v316 = v1_cosine[2] * v32;
    const puma560_friction_pack v317 = 2.0 * (v178 - v316);
    const puma560_friction_pack v318 = (0.0004221600000000001 * v317) + (3.9999999999999996e-05 * v178);
    const puma560_friction_pack v319 = (v1_cosine[2] * v318) + ((0.0015 * v31) - (v1_sine[2] * v315));
    const puma560_friction_pack v320 = (v1_cosine[2] * v315) + (v1_sine[2] * v318);
    const puma560_friction_pack v321 = (v1_cosine[2] * v27) + (v1_sine[2] * v26);
    const puma560_friction_pack v322 = ((0.0006421600000000001 * v17) + (v49 * v1_sine[2])) - (0.00020216000000000006 * v321);
    *(puma560_friction_unaligned *)&by_qd[27U * stride] = v322;
    const puma560_friction_pack v323 = v322 + (0.0013000000000000004 * v17);
    const puma560_friction_pack v324 = ((v30 * v323) - (v1_cosine[0] * v320)) - (v16 * v319);
    const puma560_friction_pack v325 = 0.0028799999999999997 * (v17 - v321);
    const puma560_friction_pack v326 = v1_sine[2] * v1_sine[2];
    const puma560_friction_pack v327 = (v1_cosine[2] * v325) - (v326 * v92);
    const puma560_friction_pack v328 = (v1_cosine[1] * v327) + (v114 * v317);
    const puma560_friction_pack v329 = v1_sine[2] * (v325 + (v1_cosine[2] * v92));
    const puma560_friction_pack v330 = (v1_cosine[0] * v328) - (v1_sine[0] * v329);
    *(puma560_friction_unaligned *)&by_qd[3U * stride] = (v324 - (v202 * ((v1_sine[1] * v327) - (v47 * v317)))) - (0.15005 * v330);
    const puma560_friction_pack v331 = 0.0057599999999999995 * v26;
    const puma560_friction_pack v332 = (v82 * v93) + (v1_sine[1] * v331);
    const puma560_friction_pack v333 = v1_cosine[2] * v1_sine[0];
    const puma560_friction_pack v334 = (v1_cosine[0] * v332) + (v333 * v93);
    const puma560_friction_pack v335 = (0.0008443200000000002 * v26) - v49;
    const puma560_friction_pack v336 = 0.00044000000000000007 * v27;
    const puma560_friction_pack v337 = (v1_cosine[2] * v336) - (v1_sine[2] * v335);
    const puma560_friction_pack v338 = ((0.15005 * v334) + (v202 * ((v267 * v93) - (v1_cosine[1] * v331)))) - (v1_cosine[0] * v337);
    const puma560_friction_pack v339 = (v1_cosine[2] * v335) + (v1_sine[2] * v336);
    *(puma560_friction_unaligned *)&by_qd[4U * stride] = v338 + (v16 * v339);
    const puma560_friction_pack v340 = 3.9999999999999996e-05 * v27;
    *(puma560_friction_unaligned *)&by_qd[29U * stride] = v340;
    *(puma560_friction_unaligned *)&by_qd[5U * stride] = (v30 * v340) - ((3.9999999999999996e-05 * v244) * v32);
    const puma560_friction_pack v341 = (((v281 + v282) + (v1_cosine[1] * v255)) - (0.0203 * v265)) + (v1_sine[1] * v259);
    const puma560_friction_pack v342 = v341 - (0.4318 * v264);
    *(puma560_friction_unaligned *)&by_qd[12U * stride] = v342;
    *(puma560_friction_unaligned *)&by_qd[6U * stride] = (((v307 - (v223 * v265)) + (v222 * v264)) + (v59 * v266)) + v342;
    const puma560_friction_pack v343 = (v59 * v286) + (((v10 * v280) - (v223 * v285)) - (v222 * v284));
    const puma560_friction_pack v344 = (0.4318 * v284) - (0.0203 * v285);
    const puma560_friction_pack v345 = (v344 - (v1_cosine[1] * v306)) + (((v54 * v100) - (puma560_friction_pack_at(&qd[stride]) * v280)) - (v1_sine[1] * v299));
    *(puma560_friction_unaligned *)&by_qd[7U * stride] = -(v345 + v343);
    const puma560_friction_pack v346 = ((v1_sine[1] * v310) - v344) - (v1_cosine[1] * v313);
    *(puma560_friction_unaligned *)&by_qd[14U * stride] = v346;
    *(puma560_friction_unaligned *)&by_qd[8U * stride] = v346 - v343;
    const puma560_friction_pack v347 = (((v1_sine[1] * v319) + (v1_cosine[1] * v323)) + (0.4318 * v328)) - (0.0203 * v329);
    *(puma560_friction_unaligned *)&by_qd[15U * stride] = v347;
    *(puma560_friction_unaligned *)&by_qd[9U * stride] = (v347 - (v222 * v328)) + ((v59 * v330) - (v223 * v329));
    const puma560_friction_pack v348 = (v1_sine[1] * v339) + ((0.4318 * v332) + (0.00011692799999999998 * v316));
    *(puma560_friction_unaligned *)&by_qd[10U * stride] = (((v222 * v332) - (((0.0024871679999999997 * v1_cosine[3]) * v234) * v32)) - (v59 * v334)) - v348;
    const puma560_friction_pack v349 = (v1_cosine[1] * v340) + (3.9999999999999996e-05 * v288);
    *(puma560_friction_unaligned *)&by_qd[11U * stride] = v349;
    *(puma560_friction_unaligned *)&by_qd[17U * stride] = v349;
    *(puma560_friction_unaligned *)&by_qd[13U * stride] = -v345;
    *(puma560_friction_unaligned *)&by_qd[16U * stride] = -v348;
    *(puma560_friction_unaligned *)&by_qd[18U * stride] = -v248;
    *(puma560_friction_unaligned *)&by_qd[19U * stride] = -v301;
    *(puma560_friction_unaligned *)&by_qd[20U * stride] = -v311;
    *(puma560_friction_unaligned *)&by_qd[21U * stride] = -v320;
    *(puma560_friction_unaligned *)&by_qd[22U * stride] = -v337;
    *(puma560_friction_unaligned *)&by_qd[23U * stride] = (-3.9999999999999996e-05) * v176;
    *(puma560_friction_unaligned *)&by_qd[24U * stride] = -v254;
    *(puma560_friction_unaligned *)&by_qd[30U * stride] = (-3.9999999999999996e-05) * v246;
    const puma560_friction_pack v350 = -(3.9999999999999996e-05 * v290);
    *(puma560_friction_unaligned *)&by_qd[31U * stride] = v350;
    *(puma560_friction_unaligned *)&by_qd[32U * stride] = v350;
    *(puma560_friction_unaligned *)&by_qd[33U * stride] = 3.9999999999999996e-05 * v314;
    *(puma560_friction_unaligned *)&by_qd[34U * stride] = -v340;
    const puma560_friction_pack v351 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v352 = (v351 * ((v1_cosine[0] * v82) + v333)) - v101;
    const puma560_friction_pack v353 = (0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2])) * (v1_sine[0] * v82);
    const puma560_friction_pack v354 = 0.0004321439999999999 * v267;
    const puma560_friction_pack v355 = 0.00020216000000000006 * v326;
    const puma560_friction_pack v356 = 0.0016399999999999997 + v355;
    *(puma560_friction_unaligned *)&by_qdd[21U * stride] = v356;
    const puma560_friction_pack v357 = 5.846399999999999e-05 * v82;
    const puma560_friction_pack v358 = v357 - v356;
    const puma560_friction_pack v359 = v357 + v358;
    const puma560_friction_pack v360 = (((3.153542285625 - v160) - v106) - v359) + (2.0 * ((v354 + (v1_cosine[0] * v353)) - v352));
    const puma560_friction_pack v361 = v355 - 0.00119216;
    const puma560_friction_pack v362 = v1_sine[1] * (0.0012921600000000003 + v361);
    const puma560_friction_pack v363 = v1_sine[1] * v362;
    const puma560_friction_pack v364 = v1_sine[0] * ((v1_sine[0] * (v363 + (v359 + ((0.0024871679999999997 * v1_cosine[2]) - v361)))) - (0.00011692799999999998 * v234));
    *(puma560_friction_unaligned *)&by_qdd[0] = v360 + v364;
    const puma560_friction_pack v365 = 0.0012435839999999998 * v267;
    const puma560_friction_pack v366 = v365 + (v170 * (0.00020216000000000006 * v1_sine[2]));
    const puma560_friction_pack v367 = v97 + (0.0028799999999999997 * v235);
    const puma560_friction_pack v368 = v1_sine[2] * v30;
    const puma560_friction_pack v369 = (((0.15005 * v367) + (5.846399999999999e-05 * v368)) + (v1_cosine[0] * (0.0047376000000000015 + v366))) - (v16 * v362);
    const puma560_friction_pack v370 = v1_sine[3] * v365;
    const puma560_friction_pack v371 = -((v370 + v155) + v369);
    *(puma560_friction_unaligned *)&by_qdd[stride] = v371;
    *(puma560_friction_unaligned *)&by_qdd[6U * stride] = v371;
    const puma560_friction_pack v372 = -v369;
    *(puma560_friction_unaligned *)&by_qdd[2U * stride] = v372;
    *(puma560_friction_unaligned *)&by_qdd[12U * stride] = v372;
    const puma560_friction_pack v373 = -(((v351 * v82) - v353) + (v1_cosine[0] * (v358 - v354)));
    *(puma560_friction_unaligned *)&by_qdd[3U * stride] = v373;
    *(puma560_friction_unaligned *)&by_qdd[18U * stride] = v373;
    const puma560_friction_pack v374 = (v47 * v234) - (v1_sine[0] * v126);
    const puma560_friction_pack v375 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_friction_pack v376 = ((v170 * (v351 + (5.846399999999999e-05 * v1_cosine[0]))) - ((0.0006421600000000001 + v375) * v30)) + (0.15005 * v374);
    const puma560_friction_pack v377 = -v376;
    *(puma560_friction_unaligned *)&by_qdd[4U * stride] = v377;
    *(puma560_friction_unaligned *)&by_qdd[24U * stride] = v377;
    const puma560_friction_pack v378 = 3.9999999999999996e-05 * v235;
    *(puma560_friction_unaligned *)&by_qdd[5U * stride] = v378;
    *(puma560_friction_unaligned *)&by_qdd[30U * stride] = v378;
    const puma560_friction_pack v379 = (v59 * v367) - v352;
    const puma560_friction_pack v380 = v363 - ((2.0 * (v375 - v357)) + 0.3592922305);
    const puma560_friction_pack v381 = v380 - v379;
    *(puma560_friction_unaligned *)&by_qdd[7U * stride] = (1.748114002 + v379) - v381;
    const puma560_friction_pack v382 = -v381;
    *(puma560_friction_unaligned *)&by_qdd[8U * stride] = v382;
    *(puma560_friction_unaligned *)&by_qdd[13U * stride] = v382;
    const puma560_friction_pack v383 = -(((v1_cosine[0] * v370) + v366) - (v351 * v368));
    *(puma560_friction_unaligned *)&by_qdd[9U * stride] = v383;
    *(puma560_friction_unaligned *)&by_qdd[19U * stride] = v383;
    const puma560_friction_pack v384 = ((0.0006421600000000001 * v1_cosine[1]) - (5.846399999999999e-05 * v1_sine[2])) + (0.0012435839999999998 * v86);
    *(puma560_friction_unaligned *)&by_qdd[16U * stride] = v384;
    *(puma560_friction_unaligned *)&by_qdd[26U * stride] = v384;
    const puma560_friction_pack v385 = ((v59 * v374) + v384) - (v351 * v244);
    *(puma560_friction_unaligned *)&by_qdd[10U * stride] = v385;
    *(puma560_friction_unaligned *)&by_qdd[25U * stride] = v385;
    const puma560_friction_pack v386 = 3.9999999999999996e-05 * v267;
    *(puma560_friction_unaligned *)&by_qdd[11U * stride] = v386;
    *(puma560_friction_unaligned *)&by_qdd[17U * stride] = v386;
    *(puma560_friction_unaligned *)&by_qdd[31U * stride] = v386;
    *(puma560_friction_unaligned *)&by_qdd[32U * stride] = v386;
    *(puma560_friction_unaligned *)&by_qdd[14U * stride] = -v380;
    const puma560_friction_pack v387 = -v366;
    *(puma560_friction_unaligned *)&by_qdd[15U * stride] = v387;
    *(puma560_friction_unaligned *)&by_qdd[20U * stride] = v387;
    const puma560_friction_pack v388 = 3.9999999999999996e-05 * v1_cosine[2];
    *(puma560_friction_unaligned *)&by_qdd[23U * stride] = v388;
    *(puma560_friction_unaligned *)&by_qdd[33U * stride] = v388;
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
