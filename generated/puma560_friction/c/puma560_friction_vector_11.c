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

static PUMA560_FRICTION_APART void puma560_friction_pack_friction_limits_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const double *restrict tau, const signed char *restrict mode, double *restrict f, double *restrict qdd, double *restrict low, double *restrict high, double *restrict load, double *restrict status)
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
    const puma560_friction_pack v12 = (v1_cosine[0] * v9) + (v1_sine[0] * v10);
    const puma560_friction_pack v13 = v12 * v11;
    const puma560_friction_pack v14 = v9 * v10;
    const puma560_friction_pack v15 = v14 - v13;
    const puma560_friction_pack v16 = puma560_friction_pack_at(&qd[0]) * v1_cosine[1];
    const puma560_friction_pack v17 = puma560_friction_pack_at(&qd[3U * stride]) + v16;
    const puma560_friction_pack v18 = v16 * v10;
    const puma560_friction_pack v19 = v16 * v9;
    const puma560_friction_pack v20 = 2.0 * v19;
    const puma560_friction_pack v21 = (v1_cosine[0] * v20) + ((v1_sine[0] * v18) - (v17 * (2.0 * v12)));
    const puma560_friction_pack v22 = (v1_sine[2] * v15) - (v1_cosine[2] * v21);
    const puma560_friction_pack v23 = (v1_sine[2] * v11) - (v1_cosine[2] * v17);
    const puma560_friction_pack v24 = puma560_friction_pack_at(&qd[4U * stride]) + v12;
    const puma560_friction_pack v25 = ((2.0 * v24) * v23) + v22;
    const puma560_friction_pack v26 = 0.0028799999999999997 * v1_sine[0];
    const puma560_friction_pack v27 = (v1_sine[2] * v17) + (v1_cosine[2] * v11);
    const puma560_friction_pack v28 = 0.0028799999999999997 * ((v24 * v24) + (v27 * v27));
    const puma560_friction_pack v29 = v17 * v11;
    const puma560_friction_pack v30 = ((v1_cosine[0] * v18) - v29) - (v1_sine[0] * v20);
    const puma560_friction_pack v31 = 0.0028799999999999997 * ((v27 * v23) - v30);
    const puma560_friction_pack v32 = (v1_sine[2] * v28) - (v1_cosine[2] * v31);
    const puma560_friction_pack v33 = (v1_cosine[0] * v32) - (v26 * v25);
    const puma560_friction_pack v34 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v35 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v36 = (0.15005 * v35) - (v34 * (0.8636 * v1_sine[3]));
    const puma560_friction_pack v37 = (0.8636 * v19) + ((0.0406 * v14) - v36);
    const puma560_friction_pack v38 = 0.0028799999999999997 * v1_cosine[0];
    const puma560_friction_pack v39 = 4e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v40 = (((v38 * v37) - (1.9999999999999998e-05 * v22)) - (0.0004221600000000001 * v25)) - (v24 * v39);
    const puma560_friction_pack v41 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v42 = v35 + v41;
    const puma560_friction_pack v43 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v44 = v1_cosine[1] * v43;
    const puma560_friction_pack v45 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v46 = (v45 * v41) - 9.81;
    const puma560_friction_pack v47 = (v1_sine[1] * v46) + (v44 * v42);
    const puma560_friction_pack v48 = v9 * v9;
    const puma560_friction_pack v49 = v48 + (v16 * v16);
    const puma560_friction_pack v50 = ((0.4318 * v18) - (0.0203 * v49)) - v47;
    const puma560_friction_pack v51 = (v50 * v26) + v40;
    const puma560_friction_pack v52 = v24 * v27;
    const puma560_friction_pack v53 = v52 + ((v1_cosine[2] * v15) + (v1_sine[2] * v21));
    const puma560_friction_pack v54 = (0.00020000000000000004 * v52) + (0.00024000000000000003 * v53);
    const puma560_friction_pack v55 = ((v1_sine[2] * v54) + (v1_cosine[2] * v51)) + (0.00075 * v21);
    const puma560_friction_pack v56 = v48 + (v10 * v10);
    const puma560_friction_pack v57 = v1_sine[1] * v43;
    const puma560_friction_pack v58 = (v57 * v42) - (v1_cosine[1] * v46);
    const puma560_friction_pack v59 = v1_sine[2] * (v58 - ((0.4318 * v56) - (0.0203 * v18)));
    const puma560_friction_pack v60 = 0.0028799999999999997 * ((v1_cosine[2] * ((v1_cosine[0] * v50) - (v1_sine[0] * v37))) + v59);
    const puma560_friction_pack v61 = ((v27 * (v39 + (0.00020216000000000006 * v23))) - (0.0006421600000000001 * v30)) - v60;
    const puma560_friction_pack v62 = v61 - (0.0006500000000000002 * (v30 - v29));
    const puma560_friction_pack v63 = (((v1_sine[0] * v55) - (v1_cosine[0] * v62)) - (0.8913300000000002 * v47)) - (0.025374999999999998 * v58);
    const puma560_friction_pack v64 = (v1_cosine[2] * v28) + (v1_sine[2] * v31);
    const puma560_friction_pack v65 = (0.3244698455 * v18) + ((v63 + (0.4318 * v33)) + (0.0203 * v64));
    const puma560_friction_pack v66 = v65 - (0.011273199 * (v49 - v56));
    const puma560_friction_pack v67 = puma560_friction_pack_at(&tau[2U * stride]) + v66;
    const puma560_friction_pack v68 = (3.5 * puma560_friction_pack_at(&qd[2U * stride])) + (4.8 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[2U * stride])));
    const puma560_friction_mask v69 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[2U * stride]));
    *(puma560_friction_unaligned *)&load[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[2U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[3U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[4U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[5U * stride] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v70 = v61 - puma560_friction_pack_at(&tau[4U * stride]);
    const puma560_friction_pack v71 = (0.17 * puma560_friction_pack_at(&qd[4U * stride])) + (0.8 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[4U * stride])));
    const puma560_friction_mask v72 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[4U * stride]));
    const puma560_friction_pack v73 = puma560_friction_pack_select(v72, puma560_friction_pack_splat(0.0), -(v70 + v71));
    const puma560_friction_pack v74 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_friction_pack v75 = 0.0006421600000000001 + v74;
    const puma560_friction_pack v76 = (v1_cosine[0] * v75) - (5.846399999999999e-05 * v1_sine[2]);
    const puma560_friction_pack v77 = puma560_friction_pack_select(v72, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1557.2443004858599));
    const puma560_friction_pack v78 = v77 * v76;
    const puma560_friction_pack v79 = ((0.0013999999999999998 * v14) + ((v1_cosine[2] * v54) - (v1_sine[2] * v51))) - (9.999999999999983e-05 * v13);
    const puma560_friction_pack v80 = puma560_friction_pack_at(&tau[3U * stride]) + v79;
    const puma560_friction_pack v81 = (0.13 * puma560_friction_pack_at(&qd[3U * stride])) + puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[3U * stride]));
    const puma560_friction_mask v82 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[3U * stride]));
    const puma560_friction_pack v83 = puma560_friction_pack_at(&tau[5U * stride]) + (4e-05 * v53);
    const puma560_friction_pack v84 = (0.15 * puma560_friction_pack_at(&qd[5U * stride])) + (0.7 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[5U * stride])));
    const puma560_friction_mask v85 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[5U * stride]));
    const puma560_friction_pack v86 = puma560_friction_pack_select(v85, puma560_friction_pack_splat(0.0), v83 - v84);
    const puma560_friction_pack v87 = puma560_friction_pack_select(v85, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(24999.999999999996));
    const puma560_friction_pack v88 = v87 * v86;
    const puma560_friction_pack v89 = 4e-05 * v1_cosine[2];
    const puma560_friction_pack v90 = (v89 * v88) - puma560_friction_pack_select(v82, puma560_friction_pack_splat(0.0), v80 - v81);
    const puma560_friction_pack v91 = 0.00020216000000000006 * (v1_sine[2] * v1_sine[2]);
    const puma560_friction_pack v92 = 0.0016399999999999997 + v91;
    *(puma560_friction_unaligned *)&high[5U * stride] = puma560_friction_pack_splat(1.0);
    const puma560_friction_pack v93 = -(1.0 / puma560_friction_pack_select(~v82, (v87 * (v1_cosine[2] * (1.6000000000000003e-09 * v1_cosine[2]))) - v92, puma560_friction_pack_splat(1.0)));
    const puma560_friction_pack v94 = puma560_friction_pack_select(v82, puma560_friction_pack_splat(0.0), v93);
    const puma560_friction_pack v95 = v1_sine[2] * v1_sine[0];
    const puma560_friction_pack v96 = v95 * v87;
    const puma560_friction_pack v97 = 1.6000000000000003e-09 * v96;
    const puma560_friction_pack v98 = v1_cosine[2] * v97;
    const puma560_friction_pack v99 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const puma560_friction_pack v100 = v95 * v99;
    const puma560_friction_pack v101 = v100 + v98;
    const puma560_friction_pack v102 = v101 * v94;
    const puma560_friction_pack v103 = 4e-05 * v96;
    const puma560_friction_pack v104 = v103 * v86;
    const puma560_friction_pack v105 = v104 + (((v78 * v73) - puma560_friction_pack_select(v69, puma560_friction_pack_splat(0.0), v67 - v68)) + (v90 * v102));
    const puma560_friction_pack v106 = v1_sine[1] * v95;
    const puma560_friction_pack v107 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v108 = v1_cosine[1] * v95;
    const puma560_friction_pack v109 = ((v107 * v106) - v100) - ((0.0012435839999999998 * v1_sine[3]) * v108);
    const puma560_friction_pack v110 = v98 - v109;
    const puma560_friction_pack v111 = v1_cosine[2] * v1_cosine[1];
    const puma560_friction_pack v112 = (v1_sine[2] * (0.0028799999999999997 * v1_sine[1])) - (v111 * v38);
    const puma560_friction_pack v113 = v1_cosine[2] * v107;
    const puma560_friction_pack v114 = v1_sine[1] * v1_cosine[0];
    const puma560_friction_pack v115 = (v114 * v113) + ((v45 * v112) + ((v107 * (v1_sine[2] * v1_cosine[1])) - v76));
    const puma560_friction_pack v116 = 0.8913300000000002 + (0.0028799999999999997 * v1_cosine[2]);
    const puma560_friction_pack v117 = v1_sine[2] * v1_cosine[0];
    const puma560_friction_pack v118 = (0.0028799999999999997 * v117) - 0.025374999999999998;
    const puma560_friction_pack v119 = (v1_sine[1] * v118) - (v1_cosine[1] * v116);
    const puma560_friction_pack v120 = (v116 * v57) + (v118 * v44);
    const puma560_friction_pack v121 = v120 + (v45 * v119);
    const puma560_friction_pack v122 = 5.846399999999999e-05 * v117;
    const puma560_friction_pack v123 = v91 - 0.00119216;
    const puma560_friction_pack v124 = v1_sine[0] * (0.0012921600000000003 + v123);
    const puma560_friction_pack v125 = v1_sine[0] * v124;
    const puma560_friction_pack v126 = v125 + ((2.0 * (v122 - v74)) - 0.3592922305);
    const puma560_friction_pack v127 = v126 + v121;
    const puma560_friction_pack v128 = v95 * v97;
    const puma560_friction_pack v129 = v128 + v127;
    const puma560_friction_pack v130 = v129 + ((v102 * v110) - (v78 * v115));
    const puma560_friction_pack v131 = 1.0 / puma560_friction_pack_select(~v69, v128 + ((v126 + (v76 * v78)) + (v101 * v102)), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v132 = puma560_friction_pack_select(v69, puma560_friction_pack_splat(0.0), -v131);
    const puma560_friction_pack v133 = v132 * v130;
    const puma560_friction_pack v134 = (0.8913300000000002 * v18) + (v33 - (0.025374999999999998 * v49));
    const puma560_friction_pack v135 = ((0.025374999999999998 * v18) - (0.8913300000000002 * v56)) - v64;
    const puma560_friction_pack v136 = (v1_sine[1] * v135) - (v1_cosine[1] * v134);
    const puma560_friction_pack v137 = ((((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - v66) - puma560_friction_pack_at(&tau[stride])) + (v45 * v136);
    const puma560_friction_pack v138 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const puma560_friction_pack v139 = (v1_cosine[3] * v138) - 0.0070992;
    const puma560_friction_pack v140 = (v139 * (v42 - v41)) + ((v137 + (v57 * v134)) + (v44 * v135));
    const puma560_friction_pack v141 = (3.5 * puma560_friction_pack_at(&qd[stride])) + (7.0 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[stride])));
    const puma560_friction_mask v142 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[stride]));
    const puma560_friction_pack v143 = v94 * v110;
    const puma560_friction_pack v144 = v77 * v115;
    const puma560_friction_pack v145 = ((v90 * v143) - puma560_friction_pack_select(v142, puma560_friction_pack_splat(0.0), -(v140 + v141))) - (v73 * v144);
    const puma560_friction_pack v146 = v104 + (v145 + (v105 * v133));
    const puma560_friction_pack v147 = ((v129 + ((v121 - 1.748114002) + (v110 * v143))) + (v115 * v144)) + (v130 * v133);
    const puma560_friction_pack v148 = puma560_friction_pack_select(v142, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v142, v147, puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v149 = v122 - v92;
    const puma560_friction_pack v150 = v117 * v99;
    const puma560_friction_pack v151 = (0.0004321439999999999 * v108) + (((v1_sine[1] * v150) - (v1_cosine[1] * v149)) - (v117 * v107));
    const puma560_friction_pack v152 = (v117 * (4e-05 * v1_sine[1])) - (v1_cosine[1] * v89);
    const puma560_friction_pack v153 = v152 * v87;
    const puma560_friction_pack v154 = (v89 * v153) + v151;
    const puma560_friction_pack v155 = (0.15005 * v112) + (v1_sine[0] * ((v1_sine[1] * v75) - ((5.846399999999999e-05 * v111) + v113)));
    const puma560_friction_pack v156 = (((0.15005 * v119) + (v124 * v114)) - (v1_cosine[1] * (0.0047376000000000015 + v100))) - (5.846399999999999e-05 * v106);
    const puma560_friction_pack v157 = v152 * v103;
    const puma560_friction_pack v158 = v157 + ((v156 - (v78 * v155)) + (v102 * v154));
    const puma560_friction_pack v159 = v132 * v158;
    const puma560_friction_pack v160 = (v1_sine[3] * (0.6903913435000001 + (0.0012435839999999998 * v95))) + ((0.023751 * v1_cosine[3]) - v156);
    const puma560_friction_pack v161 = v157 + ((((v154 * v143) - v160) + (v159 * v130)) + (v155 * v144));
    const puma560_friction_pack v162 = v161 * v148;
    const puma560_friction_pack v163 = (v1_sine[0] * v32) + (v38 * v25);
    const puma560_friction_pack v164 = ((0.0047376000000000015 * v18) + (((0.025374999999999998 * v36) + (0.0203 * v163)) - v79)) - (0.03353022499999997 * v14);
    const puma560_friction_pack v165 = (((0.8913300000000002 * v36) - (v1_cosine[0] * v55)) - (v1_sine[0] * v62)) + (0.4318 * v163);
    const puma560_friction_pack v166 = v1_sine[1] * (((v165 - (0.022546398 * v14)) - (0.6824699160000001 * v19)) - (0.0047376000000000015 * (v56 - v35)));
    const puma560_friction_pack v167 = (v166 - (v1_cosine[1] * (v164 - (0.022546398 * v19)))) + (0.15005 * v136);
    const puma560_friction_pack v168 = puma560_friction_pack_at(&tau[0]) + ((((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v35 - v42)) + v167);
    const puma560_friction_pack v169 = (v1_cosine[3] * ((0.02191385 * v14) + (0.7697525880000002 * v19))) + (v168 - (v43 * v163));
    const puma560_friction_pack v170 = (v34 * (2.0 * v139)) + v169;
    const puma560_friction_pack v171 = (4.9 * puma560_friction_pack_at(&qd[0])) + (6.0 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[0])));
    const puma560_friction_mask v172 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[0]));
    const puma560_friction_pack v173 = ((puma560_friction_pack_select(v172, puma560_friction_pack_splat(0.0), v170 - v171) + (v105 * v159)) + (v153 * v86)) + (v162 * v146);
    const puma560_friction_pack v174 = v77 * v155;
    const puma560_friction_pack v175 = v94 * v154;
    const puma560_friction_pack v176 = v122 + (v149 - 0.016765112499999985);
    const puma560_friction_pack v177 = (v1_sine[1] * (v125 + (0.34123495800000003 + (v176 + ((0.0024871679999999997 * v1_cosine[2]) - v123))))) - (0.00011692799999999998 * v111);
    const puma560_friction_pack v178 = v1_sine[1] * ((v1_cosine[1] * ((2.0 * v150) - 0.022546398)) + v177);
    const puma560_friction_pack v179 = 3.136777173125 + ((((2.0 * ((0.0004321439999999999 * v95) - v120)) + v178) - (v1_sine[3] * v138)) - v176);
    const puma560_friction_pack v180 = (((v179 - (v158 * v159)) - (v152 * v153)) - (v161 * v162)) - (v155 * v174);
    const puma560_friction_pack v181 = puma560_friction_pack_select(v172, puma560_friction_pack_splat(0.0), 1.0 / puma560_friction_pack_select(~v172, v180 - (v154 * v175), puma560_friction_pack_splat(1.0)));
    const puma560_friction_pack v182 = v181 * ((v173 - (v73 * v174)) + (v90 * v175));
    const puma560_friction_pack v183 = (v148 * v146) + (v162 * v182);
    const puma560_friction_pack v184 = ((v132 * v105) + (v159 * v182)) + (v133 * v183);
    const puma560_friction_pack v185 = (((v94 * v90) + (v102 * v184)) + (v143 * v183)) + (v175 * v182);
    const puma560_friction_pack v186 = (v88 + ((v89 * (v87 * v185)) + (v153 * v182))) + (v103 * (v183 + v184));
    const puma560_friction_pack v187 = puma560_friction_pack_select(v85, puma560_friction_pack_splat(0.0), v186);
    *(puma560_friction_unaligned *)&qdd[5U * stride] = v187;
    const puma560_friction_pack v188 = puma560_friction_pack_select(v82, puma560_friction_pack_splat(0.0), -v185);
    *(puma560_friction_unaligned *)&qdd[3U * stride] = v188;
    const puma560_friction_pack v189 = puma560_friction_pack_select(v69, puma560_friction_pack_splat(0.0), -v184);
    *(puma560_friction_unaligned *)&qdd[2U * stride] = v189;
    const puma560_friction_pack v190 = puma560_friction_pack_select(v72, puma560_friction_pack_splat(0.0), (((v77 * v73) + (v78 * v184)) - (v144 * v183)) - (v174 * v182));
    *(puma560_friction_unaligned *)&qdd[4U * stride] = v190;
    const puma560_friction_pack v191 = (((v152 * v187) - (v151 * v188)) - (v156 * v189)) - (v155 * v190);
    const puma560_friction_pack v192 = puma560_friction_pack_select(v142, puma560_friction_pack_splat(0.0), -v183);
    *(puma560_friction_unaligned *)&qdd[stride] = v192;
    *(puma560_friction_unaligned *)&f[0] = puma560_friction_pack_select(v172, v170 + (v191 + (v160 * v192)), v171);
    const puma560_friction_pack v193 = 4e-05 * v95;
    const puma560_friction_pack v194 = v193 * v187;
    const puma560_friction_pack v195 = puma560_friction_pack_select(v172, puma560_friction_pack_splat(0.0), v182);
    *(puma560_friction_unaligned *)&qdd[0] = v195;
    const puma560_friction_pack v196 = ((((v127 * v189) + (v115 * v190)) - (v109 * v188)) + (v160 * v195)) - v140;
    *(puma560_friction_unaligned *)&f[stride] = puma560_friction_pack_select(v142, v196 - v194, v141);
    const puma560_friction_pack v197 = v67 + ((((v100 * v188) - (v76 * v190)) + (v127 * v192)) - (v156 * v195));
    *(puma560_friction_unaligned *)&f[2U * stride] = puma560_friction_pack_select(v69, v197 - v194, v68);
    const puma560_friction_pack v198 = (v80 + (((v100 * v189) - (v109 * v192)) - (v151 * v195))) - (v89 * v187);
    *(puma560_friction_unaligned *)&f[3U * stride] = puma560_friction_pack_select(v82, v198, v81);
    *(puma560_friction_unaligned *)&f[4U * stride] = puma560_friction_pack_select(v72, (((v115 * v192) - (v76 * v189)) - (v155 * v195)) - v70, v71);
    *(puma560_friction_unaligned *)&f[5U * stride] = puma560_friction_pack_select(v85, ((v83 + (v152 * v195)) - (v89 * v188)) - (v193 * (v189 + v192)), v84);
    *(puma560_friction_unaligned *)&low[0] = puma560_friction_pack_splat(-8.4);
    *(puma560_friction_unaligned *)&low[stride] = puma560_friction_pack_splat(-9.5);
    *(puma560_friction_unaligned *)&low[2U * stride] = puma560_friction_pack_splat(-6.5);
    *(puma560_friction_unaligned *)&low[3U * stride] = puma560_friction_pack_splat(-1.4);
    *(puma560_friction_unaligned *)&low[4U * stride] = puma560_friction_pack_splat(-1.1);
    *(puma560_friction_unaligned *)&low[5U * stride] = puma560_friction_pack_splat(-1.0);
    *(puma560_friction_unaligned *)&high[0] = puma560_friction_pack_splat(8.4);
    *(puma560_friction_unaligned *)&high[stride] = puma560_friction_pack_splat(9.5);
    *(puma560_friction_unaligned *)&high[2U * stride] = puma560_friction_pack_splat(6.5);
    *(puma560_friction_unaligned *)&high[3U * stride] = puma560_friction_pack_splat(1.4);
    *(puma560_friction_unaligned *)&high[4U * stride] = puma560_friction_pack_splat(1.1);
    const puma560_friction_pack v199 = puma560_friction_pack_abs(v195) + (puma560_friction_pack_abs(v189) + (puma560_friction_pack_abs(v190) + puma560_friction_pack_abs(v188)));
    const puma560_friction_pack v200 = puma560_friction_pack_abs(v67) + (puma560_friction_pack_abs(v140) + (puma560_friction_pack_abs(v83) + puma560_friction_pack_abs(v170)));
    const puma560_friction_mask v201 = (puma560_friction_mask)((puma560_friction_pack_abs(v70) + (puma560_friction_pack_abs(v80) + v200)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_pack v202 = puma560_friction_pack_select(v201 & (puma560_friction_mask)((puma560_friction_pack_abs(v187) + (puma560_friction_pack_abs(v192) + v199)) < puma560_friction_pack_splat(1e+38)), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(6.0));
    const puma560_friction_pack v203 = puma560_friction_pack_abs(puma560_friction_pack_at(&q[stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[4U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&q[3U * stride]))));
    const puma560_friction_pack v204 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[2U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[5U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&qd[stride]))));
    const puma560_friction_mask v205 = (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&qd[4U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[3U * stride])) + v204)) < puma560_friction_pack_splat(1e+38));
    *(puma560_friction_unaligned *)&status[0] = puma560_friction_pack_select(v205 & (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&q[5U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[2U * stride])) + v203)) < puma560_friction_pack_splat(1e+38)), v202, puma560_friction_pack_splat(6.0));
}

void puma560_friction_friction_limits_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_friction_limits_block(0U, prepared->k, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double f_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double low_rest[6U * PUMA560_FRICTION_LANES];
        double high_rest[6U * PUMA560_FRICTION_LANES];
        double load_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_friction_limits_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, f_rest, f);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qdd_rest, qdd);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, low_rest, low);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, high_rest, high);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, load_rest, load);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

void puma560_friction_friction_limits_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_friction_limits_block(count, &prepared[first], count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double f_rest[6U * PUMA560_FRICTION_LANES];
        double qdd_rest[6U * PUMA560_FRICTION_LANES];
        double low_rest[6U * PUMA560_FRICTION_LANES];
        double high_rest[6U * PUMA560_FRICTION_LANES];
        double load_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_friction_limits_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, f_rest, f);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qdd_rest, qdd);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, low_rest, low);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, high_rest, high);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, load_rest, load);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
