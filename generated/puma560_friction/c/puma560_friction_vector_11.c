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
#define PUMA560_FRICTION_APART __attribute__((noinline))

typedef double puma560_friction_pack __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef double puma560_friction_unaligned __attribute__((vector_size(PUMA560_FRICTION_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t puma560_friction_mask __attribute__((vector_size(PUMA560_FRICTION_BYTES)));
typedef signed char puma560_friction_bytes __attribute__((vector_size(PUMA560_FRICTION_BYTES / sizeof(double)), aligned(1), may_alias));

static inline puma560_friction_pack puma560_friction_pack_splat(double x)
{
    return x - (puma560_friction_pack){ 0.0 };
}

static inline puma560_friction_pack puma560_friction_pack_at(const double *x)
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

static inline puma560_friction_mask puma560_friction_pack_at_flags(const bool *x)
{
    return -__builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_mask);
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

static inline puma560_friction_mask puma560_friction_pack_at_modes(const signed char *x)
{
    return __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_mask);
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

static inline puma560_friction_pack puma560_friction_pack_select(puma560_friction_mask condition, puma560_friction_pack x, puma560_friction_pack y)
{
    return (puma560_friction_pack)(((puma560_friction_mask)x & condition) | ((puma560_friction_mask)y & ~condition));
}

static inline puma560_friction_pack puma560_friction_pack_abs(puma560_friction_pack x)
{
    return (puma560_friction_pack)((puma560_friction_mask)x & ~(puma560_friction_mask)puma560_friction_pack_splat(-0.0));
}

static inline puma560_friction_pack puma560_friction_pack_min(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x < y), x, y);
}

static inline puma560_friction_pack puma560_friction_pack_max(puma560_friction_pack x, puma560_friction_pack y)
{
    return puma560_friction_pack_select((puma560_friction_mask)(x > y), x, y);
}

static inline puma560_friction_pack puma560_friction_pack_sign(puma560_friction_pack x)
{
    const puma560_friction_pack one = puma560_friction_pack_splat(1.0);

    return puma560_friction_pack_select((puma560_friction_mask)(x > 0.0), one, puma560_friction_pack_select((puma560_friction_mask)(x < 0.0), -one, x));
}

static inline puma560_friction_mask puma560_friction_pack_select_whole(puma560_friction_mask condition, puma560_friction_mask x, puma560_friction_mask y)
{
    return (x & condition) | (y & ~condition);
}

static inline puma560_friction_mask puma560_friction_pack_whole(int64_t x)
{
    return x + (puma560_friction_mask){ 0 };
}

static inline bool puma560_friction_pack_all(puma560_friction_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

static inline puma560_friction_mask puma560_friction_pack_mode_of(puma560_friction_pack x)
{
    return (puma560_friction_mask)(x < 0.0) - (puma560_friction_mask)(x > 0.0);
}

static inline puma560_friction_pack puma560_friction_pack_real_of(puma560_friction_mask mode)
{
    const puma560_friction_mask sign = mode & (puma560_friction_mask)puma560_friction_pack_splat(-0.0);

    return (puma560_friction_pack)(sign | ((puma560_friction_mask)puma560_friction_pack_splat(1.0) & (puma560_friction_mask)(mode != 0)));
}

typedef unsigned long long puma560_friction_bits __attribute__((vector_size(PUMA560_FRICTION_BYTES)));

/* Sines and cosines, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in three parts, then polynomials,
   without a branch. That multiple stands in the last bits of a number as large as 6755399441186816.0; `beyond` collects
   the bits above them, zero for |x| <= 200000.0. */
static inline __attribute__((always_inline)) void puma560_friction_pack_sincos_pair(const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, puma560_friction_bits *beyond)
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

static inline __attribute__((always_inline)) void puma560_friction_pack_sincos_guard(size_t size, const puma560_friction_pack *angle, puma560_friction_pack *sine, puma560_friction_pack *cosine, const puma560_friction_bits *beyond)
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
    const puma560_friction_pack v1_angle[4] = {puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), v0, puma560_friction_pack_at(&q[stride])};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_pack v9 = v1_sine[1] * v1_sine[0];
    const puma560_friction_pack v10 = 4e-05 * v9;
    const puma560_friction_mask v11 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[2U * stride]));
    const puma560_friction_mask v12 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[5U * stride]));
    *(puma560_friction_unaligned *)&load[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[2U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[3U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[4U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&load[5U * stride] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v13 = puma560_friction_pack_select(v12 | v11, puma560_friction_pack_splat(0.0), v10);
    const puma560_friction_mask v14 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[3U * stride]));
    const puma560_friction_pack v15 = 4e-05 * v1_cosine[1];
    const puma560_friction_pack v16 = puma560_friction_pack_select(v12 | v14, puma560_friction_pack_splat(0.0), v15);
    *(puma560_friction_unaligned *)&high[5U * stride] = puma560_friction_pack_splat(1.0);
    const puma560_friction_pack v17 = 1.0 / puma560_friction_pack_select(v12, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(4e-05));
    const puma560_friction_pack v18 = v17 * v16;
    const puma560_friction_pack v19 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[1]);
    const puma560_friction_pack v20 = v9 * v19;
    const puma560_friction_pack v21 = (v18 * v13) - puma560_friction_pack_select(v14 | v11, puma560_friction_pack_splat(0.0), -v20);
    const puma560_friction_pack v22 = v1_sine[1] * v1_sine[1];
    const puma560_friction_pack v23 = 0.00020216000000000006 * v22;
    const puma560_friction_pack v24 = 0.0016399999999999997 + v23;
    const puma560_friction_pack v25 = 1.0 / ((v16 * v18) - puma560_friction_pack_select(v14, puma560_friction_pack_splat(1.0), v24));
    const puma560_friction_pack v26 = v25 * v21;
    const puma560_friction_pack v27 = 0.0012435839999999998 * v1_cosine[1];
    const puma560_friction_pack v28 = 0.0006421600000000001 + v27;
    const puma560_friction_pack v29 = 5.846399999999999e-05 * v1_sine[1];
    const puma560_friction_pack v30 = (v1_cosine[0] * v28) - v29;
    const puma560_friction_mask v31 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[4U * stride]));
    const puma560_friction_pack v32 = puma560_friction_pack_select(v31 | v11, puma560_friction_pack_splat(0.0), v30);
    const puma560_friction_pack v33 = 1.0 / puma560_friction_pack_select(v31, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0006421600000000001));
    const puma560_friction_pack v34 = v33 * v32;
    const puma560_friction_pack v35 = v17 * v13;
    const puma560_friction_pack v36 = (0.00010000000000000026 * v1_sine[0]) + (v9 * (0.00020216000000000006 * v1_sine[1]));
    const puma560_friction_pack v37 = v1_sine[1] * v1_cosine[0];
    const puma560_friction_pack v38 = 0.00011692799999999998 * v37;
    const puma560_friction_pack v39 = v38 + (v1_sine[0] * v36);
    const puma560_friction_pack v40 = 0.0024871679999999997 * v1_cosine[1];
    const puma560_friction_pack v41 = v40 + (0.3592922305 - v39);
    const puma560_friction_pack v42 = 1.0 / ((((v13 * v35) - puma560_friction_pack_select(v11, puma560_friction_pack_splat(1.0), v41)) + (v32 * v34)) - (v21 * v26));
    const puma560_friction_pack v43 = (v1_sine[3] * v1_cosine[2]) - (v1_cosine[3] * v1_sine[2]);
    const puma560_friction_pack v44 = 0.0012435839999999998 * v9;
    const puma560_friction_pack v45 = v20 + (v44 * v43);
    const puma560_friction_mask v46 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[stride]));
    const puma560_friction_pack v47 = puma560_friction_pack_select(v12 | v46, puma560_friction_pack_splat(0.0), v10);
    const puma560_friction_pack v48 = v17 * v47;
    const puma560_friction_pack v49 = (v16 * v48) - puma560_friction_pack_select(v14 | v46, puma560_friction_pack_splat(0.0), -v45);
    const puma560_friction_pack v50 = v25 * v49;
    const puma560_friction_pack v51 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v52 = v1_cosine[2] * v51;
    const puma560_friction_pack v53 = (0.0028799999999999997 * v37) - 0.025374999999999998;
    const puma560_friction_pack v54 = v1_sine[2] * v51;
    const puma560_friction_pack v55 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_friction_pack v56 = 0.8913300000000002 + v55;
    const puma560_friction_pack v57 = (v53 * v52) + (v56 * v54);
    const puma560_friction_pack v58 = (v1_cosine[2] * v56) - (v1_sine[2] * v53);
    const puma560_friction_pack v59 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v60 = (v58 * v59) - v57;
    const puma560_friction_pack v61 = v60 + v41;
    const puma560_friction_pack v62 = 0.0012435839999999998 * v1_sine[1];
    const puma560_friction_pack v63 = (v30 + (v27 * (v1_cosine[0] * v43))) - (v62 * ((v1_cosine[3] * v1_cosine[2]) + (v1_sine[3] * v1_sine[2])));
    const puma560_friction_pack v64 = puma560_friction_pack_select(v31 | v46, puma560_friction_pack_splat(0.0), v63);
    const puma560_friction_pack v65 = v33 * v64;
    const puma560_friction_pack v66 = (((v13 * v48) - puma560_friction_pack_select(v11 | v46, puma560_friction_pack_splat(0.0), v61)) + (v65 * v32)) - (v21 * v50);
    const puma560_friction_pack v67 = v66 * v42;
    const puma560_friction_pack v68 = (0.0012435839999999998 * v1_cosine[3]) + (5.846399999999999e-05 * v1_cosine[2]);
    const puma560_friction_pack v69 = v37 * v1_sine[2];
    const puma560_friction_pack v70 = ((v37 * v68) - (v19 * v69)) - (v1_cosine[2] * (v24 + (0.0004321439999999999 * v9)));
    const puma560_friction_mask v71 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == puma560_friction_pack_at_modes(&mode[0]));
    const puma560_friction_pack v72 = v1_cosine[2] * v1_cosine[1];
    const puma560_friction_pack v73 = 4e-05 * (v72 - v69);
    const puma560_friction_pack v74 = puma560_friction_pack_select(v71 | v12, puma560_friction_pack_splat(0.0), v73);
    const puma560_friction_pack v75 = (v74 * v18) - puma560_friction_pack_select(v71 | v14, puma560_friction_pack_splat(0.0), -v70);
    const puma560_friction_pack v76 = v1_cosine[0] * v1_sine[2];
    const puma560_friction_pack v77 = 0.0047376000000000015 * v1_cosine[2];
    const puma560_friction_pack v78 = v77 + ((v1_cosine[2] * v20) + ((0.15005 * v58) + (v9 * (5.846399999999999e-05 * v1_sine[2]))));
    const puma560_friction_pack v79 = v78 - (v76 * v36);
    const puma560_friction_pack v80 = v1_sine[0] * v1_sine[2];
    const puma560_friction_pack v81 = ((v1_sine[0] * v1_cosine[1]) * v68) - (v28 * v80);
    const puma560_friction_pack v82 = v81 - (0.0004321439999999999 * ((v1_sine[1] * v1_sine[2]) - (v1_cosine[0] * v72)));
    const puma560_friction_pack v83 = puma560_friction_pack_select(v71 | v31, puma560_friction_pack_splat(0.0), -v82);
    const puma560_friction_pack v84 = ((v74 * v35) - puma560_friction_pack_select(v71 | v11, puma560_friction_pack_splat(0.0), -v79)) + (v34 * v83);
    const puma560_friction_pack v85 = v84 - (v26 * v75);
    const puma560_friction_pack v86 = ((0.023751 * v1_cosine[3]) + v79) + (v1_sine[3] * (0.6903913435000001 + v44));
    const puma560_friction_pack v87 = ((v74 * v48) - puma560_friction_pack_select(v71 | v46, puma560_friction_pack_splat(0.0), -v86)) + (v65 * v83);
    const puma560_friction_pack v88 = (v87 - (v50 * v75)) - (v67 * v85);
    const puma560_friction_pack v89 = ((v47 * v48) - puma560_friction_pack_select(v46, puma560_friction_pack_splat(1.0), 1.748114002 + (v60 + v61))) + (v64 * v65);
    const puma560_friction_pack v90 = 1.0 / ((v89 - (v49 * v50)) - (v66 * v67));
    const puma560_friction_pack v91 = v90 * v88;
    const puma560_friction_pack v92 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v93 = puma560_friction_pack_at(&qd[0]) * v1_sine[2];
    const puma560_friction_pack v94 = (v1_cosine[0] * v93) - (v1_sine[0] * v92);
    const puma560_friction_pack v95 = (v1_cosine[0] * v92) + (v1_sine[0] * v93);
    const puma560_friction_pack v96 = v95 * v94;
    const puma560_friction_pack v97 = v93 * v92;
    const puma560_friction_pack v98 = v97 - v96;
    const puma560_friction_pack v99 = puma560_friction_pack_at(&qd[0]) * v1_cosine[2];
    const puma560_friction_pack v100 = puma560_friction_pack_at(&qd[3U * stride]) + v99;
    const puma560_friction_pack v101 = v93 * v99;
    const puma560_friction_pack v102 = v99 * v92;
    const puma560_friction_pack v103 = 2.0 * v102;
    const puma560_friction_pack v104 = (v1_cosine[0] * v103) + ((v1_sine[0] * v101) - (v95 * (2.0 * v100)));
    const puma560_friction_pack v105 = (v1_cosine[1] * v104) - (v1_sine[1] * v98);
    const puma560_friction_pack v106 = (v1_cosine[1] * v100) - (v1_sine[1] * v94);
    const puma560_friction_pack v107 = puma560_friction_pack_at(&qd[4U * stride]) + v95;
    const puma560_friction_pack v108 = ((2.0 * v107) * v106) + v105;
    const puma560_friction_pack v109 = 0.0028799999999999997 * v1_sine[0];
    const puma560_friction_pack v110 = (v1_sine[1] * v100) + (v1_cosine[1] * v94);
    const puma560_friction_pack v111 = (v107 * v107) + (v110 * v110);
    const puma560_friction_pack v112 = 0.0028799999999999997 * v1_sine[1];
    const puma560_friction_pack v113 = v110 * v106;
    const puma560_friction_pack v114 = v100 * v94;
    const puma560_friction_pack v115 = ((v1_cosine[0] * v101) - v114) - (v1_sine[0] * v103);
    const puma560_friction_pack v116 = v115 + v113;
    const puma560_friction_pack v117 = (v112 * v111) + (v55 * v116);
    const puma560_friction_pack v118 = (v1_cosine[0] * v117) + (v109 * v108);
    const puma560_friction_pack v119 = v107 * v110;
    const puma560_friction_pack v120 = v119 + ((v1_cosine[1] * v98) + (v1_sine[1] * v104));
    const puma560_friction_pack v121 = (0.00020000000000000004 * v119) + (0.00024000000000000003 * v120);
    const puma560_friction_pack v122 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v123 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v124 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v125 = (0.15005 * v124) - (v123 * (0.8636 * v1_sine[3]));
    const puma560_friction_pack v126 = (0.8636 * v102) + ((0.0406 * v97) - v125);
    const puma560_friction_pack v127 = 0.0028799999999999997 * v1_cosine[0];
    const puma560_friction_pack v128 = (((v107 * v122) - (1.9999999999999998e-05 * v105)) - (0.0004221600000000001 * v108)) - (v127 * v126);
    const puma560_friction_pack v129 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v130 = v129 + v124;
    const puma560_friction_pack v131 = (v59 * v129) - 9.81;
    const puma560_friction_pack v132 = (v1_sine[2] * v131) + (v52 * v130);
    const puma560_friction_pack v133 = v92 * v92;
    const puma560_friction_pack v134 = v133 + (v99 * v99);
    const puma560_friction_pack v135 = ((0.4318 * v101) - (0.0203 * v134)) - v132;
    const puma560_friction_pack v136 = v128 - (v135 * v109);
    const puma560_friction_pack v137 = ((v1_cosine[1] * v136) - (v1_sine[1] * v121)) - (0.00075 * v104);
    const puma560_friction_pack v138 = v133 + (v93 * v93);
    const puma560_friction_pack v139 = (v1_cosine[2] * v131) - (v54 * v130);
    const puma560_friction_pack v140 = (((v29 * v101) - (v112 * v139)) - (v138 * v62)) - (v110 * v122);
    const puma560_friction_pack v141 = ((0.00020216000000000006 * v113) + v140) + (v55 * ((v1_cosine[0] * v135) - (v1_sine[0] * v126)));
    const puma560_friction_pack v142 = ((0.0006500000000000002 * v114) - v141) - (0.0012921600000000003 * v115);
    const puma560_friction_pack v143 = (((0.025374999999999998 * v139) - (v1_cosine[0] * v142)) - (v1_sine[0] * v137)) - (0.8913300000000002 * v132);
    const puma560_friction_pack v144 = (v55 * v111) - (v112 * v116);
    const puma560_friction_pack v145 = (0.3244698455 * v101) + ((v143 + (0.4318 * v118)) + (0.0203 * v144));
    const puma560_friction_pack v146 = v145 - (0.011273199 * (v134 - v138));
    const puma560_friction_pack v147 = puma560_friction_pack_at(&tau[2U * stride]) + v146;
    const puma560_friction_pack v148 = (3.5 * puma560_friction_pack_at(&qd[2U * stride])) + (4.8 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[2U * stride])));
    const puma560_friction_pack v149 = puma560_friction_pack_at(&tau[5U * stride]) + (4e-05 * v120);
    const puma560_friction_pack v150 = (0.15 * puma560_friction_pack_at(&qd[5U * stride])) + (0.7 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[5U * stride])));
    const puma560_friction_pack v151 = puma560_friction_pack_select(v12, puma560_friction_pack_splat(0.0), v149 - v150);
    const puma560_friction_pack v152 = v141 + (puma560_friction_pack_at(&tau[4U * stride]) + (0.0006421600000000001 * v115));
    const puma560_friction_pack v153 = (0.17 * puma560_friction_pack_at(&qd[4U * stride])) + (0.8 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[4U * stride])));
    const puma560_friction_pack v154 = puma560_friction_pack_select(v31, puma560_friction_pack_splat(0.0), v152 - v153);
    const puma560_friction_pack v155 = ((0.0013999999999999998 * v97) + ((v1_cosine[1] * v121) + (v1_sine[1] * v136))) - (9.999999999999983e-05 * v96);
    const puma560_friction_pack v156 = puma560_friction_pack_at(&tau[3U * stride]) + v155;
    const puma560_friction_pack v157 = puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[3U * stride])) + (0.13 * puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_pack v158 = (v18 * v151) - puma560_friction_pack_select(v14, puma560_friction_pack_splat(0.0), v156 - v157);
    const puma560_friction_pack v159 = (((v35 * v151) - puma560_friction_pack_select(v11, puma560_friction_pack_splat(0.0), v147 - v148)) + (v34 * v154)) - (v26 * v158);
    const puma560_friction_pack v160 = ((0.025374999999999998 * v101) - (0.8913300000000002 * v138)) - v144;
    const puma560_friction_pack v161 = (((puma560_friction_pack_at(&tau[stride]) + (1.024164 * v1_sine[3])) - (37.2347379 * v1_cosine[3])) + v146) - (v52 * v160);
    const puma560_friction_pack v162 = (0.8913300000000002 * v101) + (v118 - (0.025374999999999998 * v134));
    const puma560_friction_pack v163 = (v1_cosine[2] * v162) - (v1_sine[2] * v160);
    const puma560_friction_pack v164 = (1.601861202 * v1_sine[3]) + (0.0141984 * v1_cosine[3]);
    const puma560_friction_pack v165 = (v1_cosine[3] * v164) - 0.0070992;
    const puma560_friction_pack v166 = ((v161 - (v54 * v162)) + (v59 * v163)) - (v165 * (v130 - v129));
    const puma560_friction_pack v167 = (3.5 * puma560_friction_pack_at(&qd[stride])) + (7.0 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[stride])));
    const puma560_friction_pack v168 = (((v48 * v151) - puma560_friction_pack_select(v46, puma560_friction_pack_splat(0.0), v166 - v167)) + (v65 * v154)) - (v50 * v158);
    const puma560_friction_pack v169 = v168 - (v67 * v159);
    const puma560_friction_pack v170 = v42 * v85;
    const puma560_friction_pack v171 = ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3])) * (v124 - v130);
    const puma560_friction_pack v172 = (v51 + ((0.0203 * v1_cosine[2]) - (0.4318 * v1_sine[2]))) * ((v127 * v108) - (v1_sine[0] * v117));
    const puma560_friction_pack v173 = ((((0.15005 * v163) - puma560_friction_pack_at(&tau[0])) - (v1_cosine[2] * v155)) - v171) - v172;
    const puma560_friction_pack v174 = ((v77 * v101) + (v173 - (v123 * (2.0 * v165)))) - (v76 * v137);
    const puma560_friction_pack v175 = (v174 + (v80 * v142)) - (0.0047376000000000015 * ((puma560_friction_pack_at(&qd[0]) * v93) - (v1_sine[2] * v138)));
    const puma560_friction_pack v176 = v97 * ((0.02191385 * v1_cosine[3]) - ((0.648939691 * v1_cosine[2]) + (0.022546398 * v1_sine[2])));
    const puma560_friction_pack v177 = (v175 + (((0.025374999999999998 * v1_cosine[2]) - (0.8913300000000002 * v1_sine[2])) * v125)) - v176;
    const puma560_friction_pack v178 = 0.022546398 * v1_cosine[2];
    const puma560_friction_pack v179 = v177 - (v102 * (v178 + (0.7697525880000002 * v1_cosine[3])));
    const puma560_friction_pack v180 = (4.9 * puma560_friction_pack_at(&qd[0])) + (6.0 * puma560_friction_pack_real_of(puma560_friction_pack_at_modes(&mode[0])));
    const puma560_friction_pack v181 = v74 * v17;
    const puma560_friction_pack v182 = v33 * v83;
    const puma560_friction_pack v183 = ((v181 * v151) - puma560_friction_pack_select(v71, puma560_friction_pack_splat(0.0), -(v179 + v180))) + (v154 * v182);
    const puma560_friction_pack v184 = v25 * v75;
    const puma560_friction_pack v185 = ((v183 - (v158 * v184)) - (v159 * v170)) - (v169 * v91);
    const puma560_friction_pack v186 = ((v1_sine[2] * (v40 + ((0.32402200550000004 + v39) - (0.0004043200000000001 * v22)))) - (0.00011692799999999998 * v72)) - v178;
    const puma560_friction_pack v187 = (v1_sine[2] * (v186 + (v37 * ((0.0024871679999999997 * v1_cosine[2]) + (0.0004043200000000001 * v72))))) - (2.0 * v57);
    const puma560_friction_pack v188 = puma560_friction_pack_select(v71, puma560_friction_pack_splat(1.0), (v23 + ((0.0008642879999999998 * v9) + (3.155182285625 + (v187 - (v1_sine[3] * v164))))) - v38);
    const puma560_friction_pack v189 = ((((v74 * v181) - v188) + (v83 * v182)) - (v75 * v184)) - (v85 * v170);
    const puma560_friction_pack v190 = (1.0 / (v189 - (v88 * v91))) * v185;
    const puma560_friction_pack v191 = (v91 * v190) - (v90 * v169);
    const puma560_friction_pack v192 = ((v42 * v159) + (v67 * v191)) - (v170 * v190);
    const puma560_friction_pack v193 = (((v25 * v158) + (v50 * v191)) - (v26 * v192)) - (v184 * v190);
    const puma560_friction_pack v194 = (((v17 * v151) + (v48 * v191)) - (v18 * v193)) - (v35 * v192);
    const puma560_friction_pack v195 = puma560_friction_pack_select(v12, puma560_friction_pack_splat(0.0), v194 - (v181 * v190));
    *(puma560_friction_unaligned *)&qdd[5U * stride] = v195;
    const puma560_friction_pack v196 = puma560_friction_pack_select(v31, puma560_friction_pack_splat(0.0), (((v33 * v154) + (v65 * v191)) - (v34 * v192)) - (v182 * v190));
    *(puma560_friction_unaligned *)&qdd[4U * stride] = v196;
    const puma560_friction_pack v197 = puma560_friction_pack_select(v14, puma560_friction_pack_splat(0.0), v193);
    *(puma560_friction_unaligned *)&qdd[3U * stride] = v197;
    const puma560_friction_pack v198 = puma560_friction_pack_select(v11, puma560_friction_pack_splat(0.0), v192);
    *(puma560_friction_unaligned *)&qdd[2U * stride] = v198;
    const puma560_friction_pack v199 = (((v82 * v196) - (v73 * v195)) + (v70 * v197)) + (v79 * v198);
    const puma560_friction_pack v200 = puma560_friction_pack_select(v46, puma560_friction_pack_splat(0.0), -v191);
    *(puma560_friction_unaligned *)&qdd[stride] = v200;
    *(puma560_friction_unaligned *)&f[0] = puma560_friction_pack_select(v71, (v199 + (v86 * v200)) - v179, v180);
    const puma560_friction_pack v201 = v10 * v195;
    const puma560_friction_pack v202 = puma560_friction_pack_select(v71, puma560_friction_pack_splat(0.0), v190);
    *(puma560_friction_unaligned *)&qdd[0] = v202;
    const puma560_friction_pack v203 = (v166 + (((v45 * v197) - (v61 * v198)) - (v63 * v196))) + (v86 * v202);
    *(puma560_friction_unaligned *)&f[stride] = puma560_friction_pack_select(v46, v203 - v201, v167);
    const puma560_friction_pack v204 = (((v147 - (v61 * v200)) - (v30 * v196)) + (v79 * v202)) + (v20 * v197);
    *(puma560_friction_unaligned *)&f[2U * stride] = puma560_friction_pack_select(v11, v204 - v201, v148);
    const puma560_friction_pack v205 = (((v156 + (v45 * v200)) + (v70 * v202)) + (v20 * v198)) - (v15 * v195);
    *(puma560_friction_unaligned *)&f[3U * stride] = puma560_friction_pack_select(v14, v205, v157);
    *(puma560_friction_unaligned *)&f[4U * stride] = puma560_friction_pack_select(v31, ((v152 - (v30 * v198)) - (v63 * v200)) + (v82 * v202), v153);
    *(puma560_friction_unaligned *)&f[5U * stride] = puma560_friction_pack_select(v12, ((v149 - (v73 * v202)) - (v15 * v197)) - (v10 * (v198 + v200)), v150);
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
    const puma560_friction_mask v206 = (puma560_friction_mask)(puma560_friction_pack_abs(v198) < puma560_friction_pack_splat(1e+38)) & ((puma560_friction_mask)(puma560_friction_pack_abs(v200) < puma560_friction_pack_splat(1e+38)) & (puma560_friction_mask)(puma560_friction_pack_abs(v202) < puma560_friction_pack_splat(1e+38)));
    const puma560_friction_mask v207 = (puma560_friction_mask)(puma560_friction_pack_abs(v196) < puma560_friction_pack_splat(1e+38)) & (v206 & (puma560_friction_mask)(puma560_friction_pack_abs(v197) < puma560_friction_pack_splat(1e+38)));
    const puma560_friction_mask v208 = (puma560_friction_mask)(puma560_friction_pack_abs(v179) < puma560_friction_pack_splat(1e+38)) & (v207 & (puma560_friction_mask)(puma560_friction_pack_abs(v195) < puma560_friction_pack_splat(1e+38)));
    const puma560_friction_mask v209 = (puma560_friction_mask)(puma560_friction_pack_abs(v147) < puma560_friction_pack_splat(1e+38)) & (v208 & (puma560_friction_mask)(puma560_friction_pack_abs(v166) < puma560_friction_pack_splat(1e+38)));
    const puma560_friction_mask v210 = ((puma560_friction_mask)(puma560_friction_pack_abs(v156) < puma560_friction_pack_splat(1e+38)) & v209) & (puma560_friction_mask)(puma560_friction_pack_abs(v152) < puma560_friction_pack_splat(1e+38));
    *(puma560_friction_unaligned *)&status[0] = puma560_friction_pack_select(v210 & (puma560_friction_mask)(puma560_friction_pack_abs(v149) < puma560_friction_pack_splat(1e+38)), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(6.0));
}

void puma560_friction_friction_limits_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const double *tau, const signed char *mode, double *f, double *qdd, double *low, double *high, double *load, double *status)
{
    double spread[1U * PUMA560_FRICTION_LANES] = { 0.0 };
    size_t first = 0U;

    (void)prepared;
    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_friction_limits_block(PUMA560_FRICTION_LANES, spread, count, &q[first], &qd[first], &tau[first], &mode[first], &f[first], &qdd[first], &low[first], &high[first], &load[first], &status[first]);
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
        puma560_friction_pack_friction_limits_block(PUMA560_FRICTION_LANES, spread, PUMA560_FRICTION_LANES, q_rest, qd_rest, tau_rest, mode_rest, f_rest, qdd_rest, low_rest, high_rest, load_rest, status_rest);
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
