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

static PUMA560_FRICTION_APART void puma560_friction_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_pack v0_angle[6] = {puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[5U * stride]), puma560_friction_pack_at(&q[0])};
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
    *(puma560_friction_unaligned *)&P[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[43U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[80U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[85U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[86U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[129U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[172U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[215U * stride] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v12 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const puma560_friction_pack v13 = v0_cosine[2] * v12;
    const puma560_friction_pack v14 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    const puma560_friction_pack v15 = (v0_sine[3] * v14) + (v0_cosine[3] * v13);
    const puma560_friction_pack v16 = v0_sine[2] * v12;
    const puma560_friction_pack v17 = (v0_sine[4] * v15) + (v0_cosine[4] * v16);
    const puma560_friction_pack v18 = 0.00015 * v17;
    const puma560_friction_pack v19 = v0_cosine[5] * v14;
    const puma560_friction_pack v20 = (v0_sine[2] * v0_sine[5]) - (v0_cosine[2] * v19);
    const puma560_friction_pack v21 = v0_cosine[5] * v12;
    const puma560_friction_pack v22 = (v0_sine[3] * v21) + (v0_cosine[3] * v20);
    const puma560_friction_pack v23 = (v0_cosine[2] * v0_sine[5]) + (v0_sine[2] * v19);
    const puma560_friction_pack v24 = (v0_cosine[4] * v23) - (v0_sine[4] * v22);
    const puma560_friction_pack v25 = (v0_sine[3] * v20) - (v0_cosine[3] * v21);
    const puma560_friction_pack v26 = (v0_sine[3] * v13) - (v0_cosine[3] * v14);
    const puma560_friction_pack v27 = v26 * v25;
    const puma560_friction_pack v28 = (v0_sine[4] * v16) - (v0_cosine[4] * v15);
    const puma560_friction_pack v29 = 0.00015 * v28;
    const puma560_friction_pack v30 = (v0_cosine[4] * v22) + (v0_sine[4] * v23);
    const puma560_friction_pack v31 = ((4e-05 * v27) - (v24 * v18)) - (v30 * v29);
    const puma560_friction_pack v32 = 0.0003 * v15;
    const puma560_friction_pack v33 = 0.0004 * v23;
    const puma560_friction_pack v34 = (((v16 * v33) - (v22 * v32)) - (0.0003 * v27)) - v31;
    const puma560_friction_pack v35 = v14 * v21;
    const puma560_friction_pack v36 = 0.0018 * v23;
    const puma560_friction_pack v37 = 0.0018 * v20;
    const puma560_friction_pack v38 = v34 + (((v16 * v36) - (0.0013 * v35)) - (v13 * v37));
    const puma560_friction_pack v39 = 0.066 * v12;
    const puma560_friction_pack v40 = (v19 * v39) - (0.0125 * v35);
    const puma560_friction_pack v41 = v0_sine[5] * v14;
    const puma560_friction_pack v42 = (v0_sine[2] * v0_cosine[5]) + (v0_cosine[2] * v41);
    const puma560_friction_pack v43 = v0_sine[5] * v12;
    const puma560_friction_pack v44 = (v0_cosine[3] * v43) + (v0_sine[3] * v42);
    const puma560_friction_pack v45 = 0.0003 * v44;
    const puma560_friction_pack v46 = (v0_sine[3] * v43) - (v0_cosine[3] * v42);
    const puma560_friction_pack v47 = 0.0003 * v46;
    const puma560_friction_pack v48 = (v0_sine[2] * v41) - (v0_cosine[2] * v0_cosine[5]);
    const puma560_friction_pack v49 = 0.0004 * v48;
    const puma560_friction_pack v50 = (v0_cosine[4] * v48) - (v0_sine[4] * v46);
    const puma560_friction_pack v51 = 0.00015 * v50;
    const puma560_friction_pack v52 = 4e-05 * v44;
    const puma560_friction_pack v53 = (v0_sine[4] * v48) + (v0_cosine[4] * v46);
    const puma560_friction_pack v54 = 0.00015 * v53;
    const puma560_friction_pack v55 = ((v26 * v52) + (v17 * v51)) + (v28 * v54);
    const puma560_friction_pack v56 = v55 + (((v16 * v49) - (v15 * v47)) + (v26 * v45));
    const puma560_friction_pack v57 = 0.0018 * v48;
    const puma560_friction_pack v58 = 0.0013 * v43;
    const puma560_friction_pack v59 = 0.0018 * v42;
    const puma560_friction_pack v60 = (((v14 * v58) - (v16 * v57)) - (v13 * v59)) - v56;
    const puma560_friction_pack v61 = 0.0125 * v43;
    const puma560_friction_pack v62 = (v14 * v61) - (v41 * v39);
    const puma560_friction_pack v63 = (v0_sine[5] * (v60 + v62)) - (v0_cosine[5] * (v38 + v40));
    const puma560_friction_pack v64 = 0.67183 + (0.4318 * v0_sine[1]);
    const puma560_friction_pack v65 = (0.0203 * v12) + v64;
    const puma560_friction_pack v66 = (0.4318 * v14) + v65;
    const puma560_friction_pack v67 = (0.032 * v26) - v66;
    const puma560_friction_pack v68 = 0.09 * v67;
    const puma560_friction_pack v69 = 0.4318 * v0_cosine[1];
    const puma560_friction_pack v70 = v0_cosine[5] * v69;
    const puma560_friction_pack v71 = (v70 + (0.15005 * v0_sine[5])) + (0.0203 * v19);
    const puma560_friction_pack v72 = (0.4318 * v21) - v71;
    const puma560_friction_pack v73 = (0.032 * v25) - v72;
    const puma560_friction_pack v74 = v73 * v68;
    const puma560_friction_pack v75 = 0.34 * v66;
    const puma560_friction_pack v76 = v74 + (v72 * v75);
    const puma560_friction_pack v77 = v65 + (0.4508 * v14);
    const puma560_friction_pack v78 = 0.82 * v77;
    const puma560_friction_pack v79 = (0.4508 * v21) - v71;
    const puma560_friction_pack v80 = v76 + (v79 * v78);
    const puma560_friction_pack v81 = v0_sine[5] * v69;
    const puma560_friction_pack v82 = (v81 - (0.15005 * v0_cosine[5])) + (0.0203 * v41);
    const puma560_friction_pack v83 = (0.4318 * v43) - v82;
    const puma560_friction_pack v84 = v83 + (0.032 * v44);
    const puma560_friction_pack v85 = v84 * v68;
    const puma560_friction_pack v86 = (v83 * v75) - v85;
    const puma560_friction_pack v87 = (0.4508 * v43) - v82;
    const puma560_friction_pack v88 = v86 + (v87 * v78);
    const puma560_friction_pack v89 = (v70 + (0.16415 * v0_sine[5])) - (0.07 * v21);
    const puma560_friction_pack v90 = (v81 - (0.16415 * v0_cosine[5])) - (0.07 * v43);
    const puma560_friction_pack v91 = (v0_sine[5] * v90) + (v0_cosine[5] * v89);
    const puma560_friction_pack v92 = (0.336 * v14) + (4.8 * v64);
    const puma560_friction_pack v93 = ((v92 * v91) - (v0_sine[5] * v88)) - (v0_cosine[5] * v80);
    const puma560_friction_pack v94 = (0.068 * v0_cosine[1]) - (0.006 * v0_sine[1]);
    const puma560_friction_pack v95 = (0.2275 * v0_sine[5]) + (v0_cosine[5] * v94);
    const puma560_friction_pack v96 = (v0_sine[5] * v94) - (0.2275 * v0_cosine[5]);
    const puma560_friction_pack v97 = (v0_sine[5] * v96) + (v0_cosine[5] * v95);
    const puma560_friction_pack v98 = 0.09 * v73;
    const puma560_friction_pack v99 = 0.34 * v72;
    const puma560_friction_pack v100 = v99 - v98;
    const puma560_friction_pack v101 = 0.82 * v79;
    const puma560_friction_pack v102 = v100 + v101;
    const puma560_friction_pack v103 = 4.8 * v89;
    const puma560_friction_pack v104 = v103 - v102;
    const puma560_friction_pack v105 = 0.09 * v84;
    const puma560_friction_pack v106 = 0.34 * v83;
    const puma560_friction_pack v107 = v105 + v106;
    const puma560_friction_pack v108 = 0.82 * v87;
    const puma560_friction_pack v109 = v107 + v108;
    const puma560_friction_pack v110 = 4.8 * v90;
    const puma560_friction_pack v111 = v110 - v109;
    const puma560_friction_pack v112 = (v0_sine[5] * v111) + (v0_cosine[5] * v104);
    const puma560_friction_pack v113 = (0.67183 * v112) + ((((0.0 - (0.10439999999999999 * v0_cosine[1])) - (1.1832 * v0_sine[1])) * v97) - v93);
    *(puma560_friction_unaligned *)&P[6U * stride] = v113;
    const puma560_friction_pack v114 = v0_cosine[5] * v0_cosine[5];
    const puma560_friction_pack v115 = v0_sine[5] * v0_sine[5];
    const puma560_friction_pack v116 = v115 + v114;
    const puma560_friction_pack v117 = (v0_cosine[1] * (0.394 * v0_sine[1])) * v116;
    const puma560_friction_pack v118 = (v117 - v113) + v63;
    *(puma560_friction_unaligned *)&P[36U * stride] = v118;
    const puma560_friction_pack v119 = (v0_sine[5] * v60) - (v0_cosine[5] * v38);
    const puma560_friction_pack v120 = v119 + ((v0_sine[5] * v62) - (v0_cosine[5] * v40));
    *(puma560_friction_unaligned *)&P[stride] = -((v120 + v117) + v118);
    const puma560_friction_pack v121 = (v64 * v112) - v93;
    *(puma560_friction_unaligned *)&P[12U * stride] = v121;
    const puma560_friction_pack v122 = v63 - v121;
    *(puma560_friction_unaligned *)&P[72U * stride] = v122;
    *(puma560_friction_unaligned *)&P[2U * stride] = -(v120 + v122);
    const puma560_friction_pack v123 = (v43 * v38) + (v21 * v60);
    const puma560_friction_pack v124 = (v43 * v65) + (v14 * v82);
    const puma560_friction_pack v125 = (v14 * v71) + (v21 * v65);
    const puma560_friction_pack v126 = (((v43 * v80) - (v21 * v88)) - (v124 * v102)) + (v125 * v109);
    *(puma560_friction_unaligned *)&P[18U * stride] = v126;
    const puma560_friction_pack v127 = v126 + v123;
    *(puma560_friction_unaligned *)&P[3U * stride] = v123 + v127;
    const puma560_friction_pack v128 = (v48 * v34) - (v23 * v56);
    const puma560_friction_pack v129 = (v23 * v66) + (v16 * v72);
    const puma560_friction_pack v130 = (v48 * v66) + (v16 * v83);
    const puma560_friction_pack v131 = (v130 * v100) - (v129 * v107);
    const puma560_friction_pack v132 = ((v48 * v76) - v131) - (v23 * v86);
    const puma560_friction_pack v133 = v132 + v128;
    *(puma560_friction_unaligned *)&P[144U * stride] = v133;
    *(puma560_friction_unaligned *)&P[4U * stride] = -(v128 + v133);
    const puma560_friction_pack v134 = (v66 * v44) + (v26 * v83);
    const puma560_friction_pack v135 = (v26 * v72) - (v66 * v25);
    const puma560_friction_pack v136 = (v105 * v135) + (v98 * v134);
    const puma560_friction_pack v137 = (v136 - (v25 * v85)) + (v44 * v74);
    *(puma560_friction_unaligned *)&P[30U * stride] = v137;
    const puma560_friction_pack v138 = (v44 * v31) - (v25 * v55);
    const puma560_friction_pack v139 = (2.0 * v138) - v137;
    *(puma560_friction_unaligned *)&P[5U * stride] = -v139;
    const puma560_friction_pack v140 = v73 * v98;
    const puma560_friction_pack v141 = v140 + (v72 * v99);
    const puma560_friction_pack v142 = v141 + (v79 * v101);
    const puma560_friction_pack v143 = v73 * v105;
    const puma560_friction_pack v144 = (v72 * v106) - v143;
    const puma560_friction_pack v145 = v144 + (v79 * v108);
    const puma560_friction_pack v146 = ((v0_sine[5] * v145) + (v103 * v91)) + (v0_cosine[5] * v142);
    const puma560_friction_pack v147 = v84 * v105;
    const puma560_friction_pack v148 = v147 + (v83 * v106);
    const puma560_friction_pack v149 = v148 + (v87 * v108);
    const puma560_friction_pack v150 = ((v0_sine[5] * v149) + (v110 * v91)) + (v0_cosine[5] * v145);
    const puma560_friction_pack v151 = (v0_cosine[5] * v150) - (v97 * (17.4 * ((v0_sine[5] * v95) - (v0_cosine[5] * v96))));
    const puma560_friction_pack v152 = ((v44 * v52) + (v50 * v51)) + (v53 * v54);
    const puma560_friction_pack v153 = v152 + (((v48 * v49) + (v46 * v47)) + (v44 * v45));
    const puma560_friction_pack v154 = v153 + (((v43 * v58) + (v48 * v57)) + (v42 * v59));
    const puma560_friction_pack v155 = v25 * v25;
    const puma560_friction_pack v156 = (4e-05 * v155) + (0.00015 * ((v24 * v24) + (v30 * v30)));
    const puma560_friction_pack v157 = v156 + ((v23 * v33) + (0.0003 * (v155 + (v22 * v22))));
    const puma560_friction_pack v158 = v21 * v21;
    const puma560_friction_pack v159 = v157 + (((v23 * v36) + (0.0013 * v158)) + (v20 * v37));
    const puma560_friction_pack v160 = ((v19 * (0.066 * v19)) + ((0.086 * v115) - (0.086 * v114))) + (0.0125 * v158);
    const puma560_friction_pack v161 = 0.066 * v41;
    const puma560_friction_pack v162 = v0_cosine[5] * v0_sine[5];
    const puma560_friction_pack v163 = v162 * ((v159 + ((v160 - (v43 * v61)) - (v41 * v161))) - v154);
    const puma560_friction_pack v164 = ((v25 * v52) - (v24 * v51)) - (v30 * v54);
    const puma560_friction_pack v165 = (((v23 * v49) + (v22 * v47)) - (v25 * v45)) - v164;
    const puma560_friction_pack v166 = v165 + (((v21 * v58) + (v23 * v57)) - (v20 * v59));
    const puma560_friction_pack v167 = (((0.086 * v162) - (v21 * v61)) - (v19 * v161)) - v166;
    const puma560_friction_pack v168 = v162 * ((0.539 - (v0_cosine[1] * (0.13 * v0_cosine[1]))) - (v0_sine[1] * (0.524 * v0_sine[1])));
    const puma560_friction_pack v169 = v115 - v114;
    const puma560_friction_pack v170 = ((v169 * ((-v167) - v168)) - (-(v169 * v168))) + v163;
    *(puma560_friction_unaligned *)&P[37U * stride] = v170;
    *(puma560_friction_unaligned *)&P[7U * stride] = v170 + (v151 - (v0_sine[5] * v146));
    const puma560_friction_pack v171 = (v169 * v167) - v163;
    *(puma560_friction_unaligned *)&P[48U * stride] = v171;
    *(puma560_friction_unaligned *)&P[78U * stride] = v171;
    *(puma560_friction_unaligned *)&P[84U * stride] = v171;
    const puma560_friction_pack v172 = v69 * v116;
    const puma560_friction_pack v173 = ((v0_sine[5] * ((v172 * v104) - v146)) - v171) - (v0_cosine[5] * ((v172 * v111) - v150));
    *(puma560_friction_unaligned *)&P[8U * stride] = v173;
    *(puma560_friction_unaligned *)&P[13U * stride] = v173;
    *(puma560_friction_unaligned *)&P[14U * stride] = v173;
    const puma560_friction_pack v174 = (v43 * v71) - (v21 * v82);
    const puma560_friction_pack v175 = ((v43 * v145) + (v174 * v109)) - (v21 * v149);
    const puma560_friction_pack v176 = ((v43 * v142) + (v174 * v102)) - (v21 * v145);
    const puma560_friction_pack v177 = (v0_sine[5] * v176) - (v0_cosine[5] * v175);
    const puma560_friction_pack v178 = v26 * v26;
    const puma560_friction_pack v179 = v16 * v16;
    const puma560_friction_pack v180 = ((4e-05 * v178) + (v17 * v18)) + (v28 * v29);
    const puma560_friction_pack v181 = v180 + (((v15 * v32) + (0.0004 * v179)) + (0.0003 * v178));
    const puma560_friction_pack v182 = (v0_sine[5] * v43) + (v0_cosine[5] * v21);
    const puma560_friction_pack v183 = v182 * (v181 + ((v14 * (0.0013 * v14)) + (0.0018 * (v179 + (v13 * v13)))));
    const puma560_friction_pack v184 = (v0_sine[5] * v166) - (v0_cosine[5] * v154);
    const puma560_friction_pack v185 = (v0_sine[5] * v159) - (v0_cosine[5] * v166);
    const puma560_friction_pack v186 = (v43 * v185) - (v21 * v184);
    const puma560_friction_pack v187 = v186 + (((v14 * v119) - v183) - v177);
    *(puma560_friction_unaligned *)&P[9U * stride] = v187;
    *(puma560_friction_unaligned *)&P[15U * stride] = v187;
    const puma560_friction_pack v188 = v0_sine[5] * v16;
    const puma560_friction_pack v189 = (v0_cosine[5] * v23) + (v0_sine[5] * v48);
    const puma560_friction_pack v190 = v0_cosine[5] * v16;
    const puma560_friction_pack v191 = ((v189 * v181) - (v188 * v56)) - (v190 * v34);
    const puma560_friction_pack v192 = (v48 * v72) - (v23 * v83);
    const puma560_friction_pack v193 = ((v48 * v144) - (v192 * v107)) - (v23 * v148);
    const puma560_friction_pack v194 = ((v48 * v141) - (v192 * v100)) - (v23 * v144);
    const puma560_friction_pack v195 = (v0_sine[5] * v194) - (v0_cosine[5] * v193);
    const puma560_friction_pack v196 = v48 * v165;
    const puma560_friction_pack v197 = v196 - (v23 * v153);
    const puma560_friction_pack v198 = v23 * v165;
    const puma560_friction_pack v199 = (v48 * v157) - v198;
    const puma560_friction_pack v200 = (v0_sine[5] * v199) - (v0_cosine[5] * v197);
    const puma560_friction_pack v201 = -(v200 - (v195 + v191));
    *(puma560_friction_unaligned *)&P[10U * stride] = v201;
    *(puma560_friction_unaligned *)&P[16U * stride] = v201;
    const puma560_friction_pack v202 = v44 * v164;
    const puma560_friction_pack v203 = v202 - (v25 * v152);
    const puma560_friction_pack v204 = v25 * v164;
    const puma560_friction_pack v205 = (v44 * v156) - v204;
    const puma560_friction_pack v206 = (v0_sine[5] * v205) + (v0_cosine[5] * v203);
    const puma560_friction_pack v207 = v26 * v55;
    const puma560_friction_pack v208 = (v44 * v180) - v207;
    const puma560_friction_pack v209 = (v44 * v72) + (v83 * v25);
    const puma560_friction_pack v210 = v98 * v209;
    const puma560_friction_pack v211 = (v210 + (v44 * v140)) - (v25 * v143);
    const puma560_friction_pack v212 = v211 + v208;
    const puma560_friction_pack v213 = v26 * v31;
    const puma560_friction_pack v214 = v213 - (v25 * v180);
    const puma560_friction_pack v215 = v105 * v209;
    const puma560_friction_pack v216 = (v215 + (v44 * v143)) - (v25 * v147);
    const puma560_friction_pack v217 = v216 + v214;
    const puma560_friction_pack v218 = -(((v0_sine[5] * v212) - v206) + (v0_cosine[5] * v217));
    *(puma560_friction_unaligned *)&P[11U * stride] = v218;
    *(puma560_friction_unaligned *)&P[17U * stride] = v218;
    const puma560_friction_pack v219 = (v43 * v154) + (v21 * v166);
    const puma560_friction_pack v220 = (v41 * v60) - (v19 * v38);
    const puma560_friction_pack v221 = (v43 * v166) + (v21 * v159);
    const puma560_friction_pack v222 = (v220 + (v0_sine[5] * v219)) + (v0_cosine[5] * v221);
    const puma560_friction_pack v223 = -(v177 + v222);
    *(puma560_friction_unaligned *)&P[19U * stride] = v223;
    *(puma560_friction_unaligned *)&P[20U * stride] = v223;
    const puma560_friction_pack v224 = ((v43 * v221) - (v14 * v123)) - (v21 * v219);
    *(puma560_friction_unaligned *)&P[126U * stride] = v224;
    *(puma560_friction_unaligned *)&P[21U * stride] = (((v43 * v175) + (v21 * v176)) + (v14 * v126)) - v224;
    const puma560_friction_pack v225 = (v43 * v197) + (v21 * v199);
    const puma560_friction_pack v226 = (v43 * v23) - (v21 * v48);
    const puma560_friction_pack v227 = (v14 * v23) + (v16 * v21);
    const puma560_friction_pack v228 = (v43 * v16) + (v14 * v48);
    const puma560_friction_pack v229 = ((v227 * v56) + (v226 * v181)) - (v228 * v34);
    const puma560_friction_pack v230 = (v43 * v193) + (v21 * v194);
    *(puma560_friction_unaligned *)&P[22U * stride] = ((v229 - (v14 * v133)) - v230) + v225;
    const puma560_friction_pack v231 = (v43 * v203) - (v21 * v205);
    *(puma560_friction_unaligned *)&P[23U * stride] = ((v231 + (v21 * v212)) - (v43 * v217)) - (v14 * v139);
    *(puma560_friction_unaligned *)&P[24U * stride] = -v132;
    const puma560_friction_pack v232 = (v196 + (v23 * v157)) + (v16 * v34);
    const puma560_friction_pack v233 = (v198 + (v48 * v153)) + (v16 * v56);
    const puma560_friction_pack v234 = (v0_sine[5] * v233) + (v0_cosine[5] * v232);
    const puma560_friction_pack v235 = v195 + v234;
    *(puma560_friction_unaligned *)&P[25U * stride] = v235;
    *(puma560_friction_unaligned *)&P[26U * stride] = v235;
    const puma560_friction_pack v236 = (v43 * v232) - (v21 * v233);
    *(puma560_friction_unaligned *)&P[27U * stride] = v236 - ((v14 * v132) + v230);
    const puma560_friction_pack v237 = (v48 * v197) + (v23 * v199);
    *(puma560_friction_unaligned *)&P[28U * stride] = (((v48 * v193) + (v23 * v194)) - (v16 * v133)) - v237;
    const puma560_friction_pack v238 = (v48 * v203) - (v23 * v205);
    *(puma560_friction_unaligned *)&P[29U * stride] = (((v48 * v217) - v238) - (v23 * v212)) - (v16 * v139);
    const puma560_friction_pack v239 = (v213 + (v25 * v156)) + v202;
    const puma560_friction_pack v240 = (v204 + (v44 * v152)) + v207;
    const puma560_friction_pack v241 = (v0_sine[5] * v240) - (v0_cosine[5] * v239);
    const puma560_friction_pack v242 = -(v241 + ((v0_sine[5] * v211) + (v0_cosine[5] * v216)));
    *(puma560_friction_unaligned *)&P[31U * stride] = v242;
    *(puma560_friction_unaligned *)&P[32U * stride] = v242;
    const puma560_friction_pack v243 = (v43 * v239) + (v21 * v240);
    *(puma560_friction_unaligned *)&P[33U * stride] = v243 + ((v14 * v137) + ((v21 * v211) - (v43 * v216)));
    const puma560_friction_pack v244 = (v48 * v239) + (v23 * v240);
    *(puma560_friction_unaligned *)&P[34U * stride] = (((v48 * v216) - (v23 * v211)) + (v16 * v137)) - v244;
    const puma560_friction_pack v245 = ((v44 * v203) + (v26 * v138)) + (v25 * v205);
    *(puma560_friction_unaligned *)&P[35U * stride] = v245 - (((v44 * v216) + (v25 * v211)) + (v26 * v137));
    const puma560_friction_pack v246 = -v171;
    *(puma560_friction_unaligned *)&P[38U * stride] = v246;
    *(puma560_friction_unaligned *)&P[73U * stride] = v246;
    *(puma560_friction_unaligned *)&P[74U * stride] = v246;
    const puma560_friction_pack v247 = v183 - v220;
    const puma560_friction_pack v248 = v67 * v68;
    const puma560_friction_pack v249 = v248 + (v66 * v75);
    const puma560_friction_pack v250 = v75 - v68;
    const puma560_friction_pack v251 = v78 + v250;
    const puma560_friction_pack v252 = v0_cosine[5] * v251;
    const puma560_friction_pack v253 = v0_sine[5] * v251;
    const puma560_friction_pack v254 = ((v41 * v88) + (v19 * v80)) + (v124 * v253);
    const puma560_friction_pack v255 = v254 + ((v125 * v252) - (v182 * (v249 + (v77 * v78))));
    const puma560_friction_pack v256 = (v14 * v102) + ((1.25 * v125) - (v21 * v251));
    const puma560_friction_pack v257 = 0.67183 * v0_cosine[5];
    const puma560_friction_pack v258 = ((v43 * v251) - (1.25 * v124)) - (v14 * v109);
    const puma560_friction_pack v259 = 0.67183 * v0_sine[5];
    const puma560_friction_pack v260 = v255 + ((v259 * v258) - (v257 * v256));
    const puma560_friction_pack v261 = v260 + v247;
    *(puma560_friction_unaligned *)&P[39U * stride] = v186 - v261;
    const puma560_friction_pack v262 = (v0_sine[5] * v165) - (v0_cosine[5] * v153);
    const puma560_friction_pack v263 = (v0_sine[5] * v157) - (v0_cosine[5] * v165);
    const puma560_friction_pack v264 = (v48 * v263) - (v23 * v262);
    const puma560_friction_pack v265 = -v191;
    const puma560_friction_pack v266 = v129 * v250;
    const puma560_friction_pack v267 = v130 * v250;
    const puma560_friction_pack v268 = ((v189 * v249) + (v188 * v86)) + (v190 * v76);
    const puma560_friction_pack v269 = v268 - ((v0_sine[5] * v267) + (v0_cosine[5] * v266));
    const puma560_friction_pack v270 = ((v23 * v250) - (0.43000000000000005 * v129)) + (v16 * v100);
    const puma560_friction_pack v271 = ((v48 * v250) - (0.43000000000000005 * v130)) + (v16 * v107);
    const puma560_friction_pack v272 = ((v259 * v271) + (v257 * v270)) - v269;
    const puma560_friction_pack v273 = v272 - v265;
    *(puma560_friction_unaligned *)&P[40U * stride] = v273 - v264;
    const puma560_friction_pack v274 = v0_cosine[5] * v26;
    const puma560_friction_pack v275 = v0_sine[5] * v26;
    const puma560_friction_pack v276 = (v0_sine[5] * v44) - (v0_cosine[5] * v25);
    const puma560_friction_pack v277 = v68 * v134;
    const puma560_friction_pack v278 = (((v275 * v85) - (v274 * v74)) - (v248 * v276)) - (v0_sine[5] * v277);
    const puma560_friction_pack v279 = v68 * v135;
    const puma560_friction_pack v280 = v278 - (v0_cosine[5] * v279);
    const puma560_friction_pack v281 = ((0.09 * v135) - (v25 * v68)) + (v26 * v98);
    const puma560_friction_pack v282 = ((0.09 * v134) + (v44 * v68)) - (v26 * v105);
    const puma560_friction_pack v283 = ((v259 * v282) + (v257 * v281)) - v280;
    const puma560_friction_pack v284 = (v0_sine[5] * v164) + (v0_cosine[5] * v152);
    const puma560_friction_pack v285 = (v0_sine[5] * v156) + (v0_cosine[5] * v164);
    const puma560_friction_pack v286 = (v44 * v285) - (v25 * v284);
    const puma560_friction_pack v287 = v286 + v283;
    const puma560_friction_pack v288 = ((v275 * v55) - (v276 * v180)) - (v274 * v31);
    *(puma560_friction_unaligned *)&P[41U * stride] = v287 + v288;
    *(puma560_friction_unaligned *)&P[42U * stride] = -v170;
    const puma560_friction_pack v289 = v0_cosine[5] * v64;
    const puma560_friction_pack v290 = v172 * (v92 + v251);
    const puma560_friction_pack v291 = (6.05 * v172) - v112;
    const puma560_friction_pack v292 = v0_sine[5] * v64;
    const puma560_friction_pack v293 = v0_sine[5] * ((v259 * v291) + ((v292 * v112) - (v0_sine[5] * v290)));
    const puma560_friction_pack v294 = v293 + (v0_cosine[5] * ((v257 * v291) + ((v289 * v112) - (v0_cosine[5] * v290))));
    *(puma560_friction_unaligned *)&P[44U * stride] = v294;
    *(puma560_friction_unaligned *)&P[49U * stride] = v294;
    *(puma560_friction_unaligned *)&P[50U * stride] = v294;
    const puma560_friction_pack v295 = (v0_sine[5] * v38) + (v0_cosine[5] * v60);
    const puma560_friction_pack v296 = v0_sine[5] * ((v43 * v295) + (v14 * v184));
    const puma560_friction_pack v297 = v296 + (v0_cosine[5] * ((v14 * v185) + (v21 * v295)));
    const puma560_friction_pack v298 = ((v41 * v184) + (v19 * v185)) + (v182 * v295);
    const puma560_friction_pack v299 = ((v41 * v149) + ((v174 * v252) - (v182 * v88))) + (v19 * v145);
    const puma560_friction_pack v300 = (v0_sine[5] * v109) + (v0_cosine[5] * v102);
    const puma560_friction_pack v301 = (v124 * v300) + v299;
    const puma560_friction_pack v302 = ((v43 * v102) + (1.25 * v174)) - (v21 * v109);
    const puma560_friction_pack v303 = (v257 * v302) - v301;
    const puma560_friction_pack v304 = ((v41 * v145) - ((v182 * v80) + (v174 * v253))) + (v19 * v142);
    const puma560_friction_pack v305 = (v125 * v300) + v304;
    const puma560_friction_pack v306 = v305 + (v259 * v302);
    const puma560_friction_pack v307 = (v0_sine[5] * v306) + (v0_cosine[5] * v303);
    *(puma560_friction_unaligned *)&P[55U * stride] = v307;
    *(puma560_friction_unaligned *)&P[56U * stride] = v307;
    const puma560_friction_pack v308 = v298 - v307;
    *(puma560_friction_unaligned *)&P[115U * stride] = v308;
    const puma560_friction_pack v309 = (-v297) - v308;
    *(puma560_friction_unaligned *)&P[45U * stride] = v309;
    *(puma560_friction_unaligned *)&P[51U * stride] = v309;
    const puma560_friction_pack v310 = (v0_sine[5] * v34) - (v0_cosine[5] * v56);
    const puma560_friction_pack v311 = (v16 * v262) - (v48 * v310);
    const puma560_friction_pack v312 = v192 * v250;
    const puma560_friction_pack v313 = (((v189 * v76) - (v0_sine[5] * v312)) + (v188 * v144)) + (v190 * v141);
    const puma560_friction_pack v314 = (v0_sine[5] * v107) + (v0_cosine[5] * v100);
    const puma560_friction_pack v315 = v313 - (v129 * v314);
    const puma560_friction_pack v316 = ((v48 * v100) - (0.43000000000000005 * v192)) - (v23 * v107);
    const puma560_friction_pack v317 = (v259 * v316) - v315;
    const puma560_friction_pack v318 = v311 + v317;
    const puma560_friction_pack v319 = ((v188 * v153) - (v189 * v56)) + (v190 * v165);
    const puma560_friction_pack v320 = ((v188 * v165) - (v189 * v34)) + (v190 * v157);
    const puma560_friction_pack v321 = (v0_sine[5] * v320) - (v0_cosine[5] * v319);
    const puma560_friction_pack v322 = (v16 * v263) - (v23 * v310);
    const puma560_friction_pack v323 = (((v189 * v86) + (v0_cosine[5] * v312)) + (v188 * v148)) + (v190 * v144);
    const puma560_friction_pack v324 = v323 - (v130 * v314);
    const puma560_friction_pack v325 = v324 + (v257 * v316);
    const puma560_friction_pack v326 = v322 + v325;
    const puma560_friction_pack v327 = -((v321 + (v0_sine[5] * v318)) + (v0_cosine[5] * v326));
    *(puma560_friction_unaligned *)&P[46U * stride] = v327;
    *(puma560_friction_unaligned *)&P[52U * stride] = v327;
    const puma560_friction_pack v328 = (v0_sine[5] * v31) + (v0_cosine[5] * v55);
    const puma560_friction_pack v329 = (v26 * v285) - (v25 * v328);
    const puma560_friction_pack v330 = (v0_sine[5] * v105) - (v0_cosine[5] * v98);
    const puma560_friction_pack v331 = v68 * v209;
    const puma560_friction_pack v332 = (((v275 * v147) - (v85 * v276)) - (v274 * v143)) - (v0_cosine[5] * v331);
    const puma560_friction_pack v333 = v332 - (v134 * v330);
    const puma560_friction_pack v334 = ((0.09 * v209) - (v25 * v105)) + (v44 * v98);
    const puma560_friction_pack v335 = (v257 * v334) - v333;
    const puma560_friction_pack v336 = v335 - v329;
    const puma560_friction_pack v337 = (v44 * v328) - (v26 * v284);
    const puma560_friction_pack v338 = (((v275 * v143) - (v74 * v276)) - (v0_sine[5] * v331)) - (v274 * v140);
    const puma560_friction_pack v339 = (v135 * v330) + v338;
    const puma560_friction_pack v340 = (v259 * v334) - v339;
    const puma560_friction_pack v341 = v340 - v337;
    const puma560_friction_pack v342 = ((v275 * v152) - (v276 * v55)) - (v274 * v164);
    const puma560_friction_pack v343 = ((v275 * v164) - (v276 * v31)) - (v274 * v156);
    const puma560_friction_pack v344 = (v0_sine[5] * v343) + (v0_cosine[5] * v342);
    const puma560_friction_pack v345 = -((v344 + (v0_sine[5] * v341)) + (v0_cosine[5] * v336));
    *(puma560_friction_unaligned *)&P[47U * stride] = v345;
    *(puma560_friction_unaligned *)&P[53U * stride] = v345;
    *(puma560_friction_unaligned *)&P[54U * stride] = v222 - v260;
    const puma560_friction_pack v346 = v182 * ((v43 * v60) - (v21 * v38));
    const puma560_friction_pack v347 = (((v41 * v219) - v346) + (v19 * v221)) - (v14 * v247);
    *(puma560_friction_unaligned *)&P[57U * stride] = v347 + (((v43 * v303) - (v14 * v260)) - (v21 * v306));
    const puma560_friction_pack v348 = ((v43 * v319) - (v14 * v265)) + (v21 * v320);
    const puma560_friction_pack v349 = (v14 * v264) - v348;
    const puma560_friction_pack v350 = v14 * v272;
    *(puma560_friction_unaligned *)&P[58U * stride] = ((v350 + (v21 * v318)) - (v43 * v326)) - v349;
    const puma560_friction_pack v351 = ((v43 * v342) - (v14 * v288)) - (v21 * v343);
    *(puma560_friction_unaligned *)&P[59U * stride] = (((v14 * v287) - v351) - (v43 * v336)) + (v21 * v341);
    *(puma560_friction_unaligned *)&P[60U * stride] = v272 - v234;
    const puma560_friction_pack v352 = (v0_sine[5] * v317) + (v0_cosine[5] * v325);
    const puma560_friction_pack v353 = -v352;
    *(puma560_friction_unaligned *)&P[61U * stride] = v353;
    *(puma560_friction_unaligned *)&P[62U * stride] = v353;
    const puma560_friction_pack v354 = ((v48 * v56) + (v16 * v181)) + (v23 * v34);
    const puma560_friction_pack v355 = v182 * v354;
    const puma560_friction_pack v356 = ((v41 * v233) + v355) + (v19 * v232);
    *(puma560_friction_unaligned *)&P[63U * stride] = ((v350 + (v21 * v317)) - (v43 * v325)) - v356;
    const puma560_friction_pack v357 = ((v48 * v319) + (v16 * v265)) + (v23 * v320);
    *(puma560_friction_unaligned *)&P[169U * stride] = v357;
    *(puma560_friction_unaligned *)&P[170U * stride] = v357;
    *(puma560_friction_unaligned *)&P[64U * stride] = ((v48 * v325) + ((v16 * v272) - v357)) - (v23 * v317);
    const puma560_friction_pack v358 = ((v48 * v342) + (v16 * v288)) - (v23 * v343);
    *(puma560_friction_unaligned *)&P[65U * stride] = ((v358 + (v48 * v336)) - (v23 * v341)) + (v16 * v287);
    *(puma560_friction_unaligned *)&P[66U * stride] = v241 + v283;
    const puma560_friction_pack v359 = (v0_sine[5] * v340) + (v0_cosine[5] * v335);
    const puma560_friction_pack v360 = -v359;
    *(puma560_friction_unaligned *)&P[67U * stride] = v360;
    *(puma560_friction_unaligned *)&P[68U * stride] = v360;
    const puma560_friction_pack v361 = ((v44 * v55) + (v26 * v180)) + (v25 * v31);
    const puma560_friction_pack v362 = (v14 * v241) + (v182 * v361);
    *(puma560_friction_unaligned *)&P[69U * stride] = (v362 + (v14 * v283)) + ((v21 * v340) - (v43 * v335));
    const puma560_friction_pack v363 = (v189 * v361) - (v16 * v241);
    const puma560_friction_pack v364 = -v363;
    *(puma560_friction_unaligned *)&P[70U * stride] = (v364 + (v48 * v335)) + ((v16 * v283) - (v23 * v340));
    const puma560_friction_pack v365 = ((v44 * v342) + (v26 * v288)) + (v25 * v343);
    *(puma560_friction_unaligned *)&P[211U * stride] = v365;
    *(puma560_friction_unaligned *)&P[212U * stride] = v365;
    *(puma560_friction_unaligned *)&P[71U * stride] = -(((v365 + (v44 * v335)) + (v26 * v283)) + (v25 * v340));
    const puma560_friction_pack v366 = v255 + ((v292 * v258) - (v289 * v256));
    const puma560_friction_pack v367 = v247 + v366;
    *(puma560_friction_unaligned *)&P[75U * stride] = v186 - v367;
    const puma560_friction_pack v368 = ((v292 * v271) + (v289 * v270)) - v269;
    const puma560_friction_pack v369 = v265 - v368;
    *(puma560_friction_unaligned *)&P[76U * stride] = -(v264 + v369);
    const puma560_friction_pack v370 = ((v292 * v282) + (v289 * v281)) - v280;
    const puma560_friction_pack v371 = v286 + v370;
    *(puma560_friction_unaligned *)&P[77U * stride] = v288 + v371;
    *(puma560_friction_unaligned *)&P[79U * stride] = -v294;
    const puma560_friction_pack v372 = ((v172 * v258) + (v289 * v302)) - v301;
    const puma560_friction_pack v373 = v305 + ((v172 * v256) + (v292 * v302));
    const puma560_friction_pack v374 = (v0_sine[5] * v373) + (v0_cosine[5] * v372);
    *(puma560_friction_unaligned *)&P[91U * stride] = v374;
    *(puma560_friction_unaligned *)&P[92U * stride] = v374;
    const puma560_friction_pack v375 = v298 - v374;
    *(puma560_friction_unaligned *)&P[116U * stride] = v375;
    *(puma560_friction_unaligned *)&P[121U * stride] = v375;
    *(puma560_friction_unaligned *)&P[122U * stride] = v375;
    const puma560_friction_pack v376 = -(v297 + v375);
    *(puma560_friction_unaligned *)&P[81U * stride] = v376;
    *(puma560_friction_unaligned *)&P[87U * stride] = v376;
    const puma560_friction_pack v377 = ((v292 * v316) - (v172 * v270)) - v315;
    const puma560_friction_pack v378 = v311 + v377;
    const puma560_friction_pack v379 = v324 + ((v172 * v271) + (v289 * v316));
    const puma560_friction_pack v380 = v322 + v379;
    const puma560_friction_pack v381 = -((v321 + (v0_sine[5] * v378)) + (v0_cosine[5] * v380));
    *(puma560_friction_unaligned *)&P[82U * stride] = v381;
    *(puma560_friction_unaligned *)&P[88U * stride] = v381;
    const puma560_friction_pack v382 = ((v172 * v282) + (v289 * v334)) - v333;
    const puma560_friction_pack v383 = v329 - v382;
    const puma560_friction_pack v384 = ((v292 * v334) - (v172 * v281)) - v339;
    const puma560_friction_pack v385 = v337 - v384;
    const puma560_friction_pack v386 = ((v0_sine[5] * v385) - v344) + (v0_cosine[5] * v383);
    *(puma560_friction_unaligned *)&P[83U * stride] = v386;
    *(puma560_friction_unaligned *)&P[89U * stride] = v386;
    *(puma560_friction_unaligned *)&P[90U * stride] = v222 - v366;
    *(puma560_friction_unaligned *)&P[93U * stride] = v347 + (((v43 * v372) - (v14 * v366)) - (v21 * v373));
    const puma560_friction_pack v387 = v14 * v368;
    *(puma560_friction_unaligned *)&P[94U * stride] = ((v387 + (v21 * v378)) - (v43 * v380)) - v349;
    *(puma560_friction_unaligned *)&P[95U * stride] = (((v43 * v383) - v351) + (v14 * v371)) - (v21 * v385);
    *(puma560_friction_unaligned *)&P[96U * stride] = v368 - v234;
    const puma560_friction_pack v388 = (v0_sine[5] * v377) + (v0_cosine[5] * v379);
    const puma560_friction_pack v389 = -v388;
    *(puma560_friction_unaligned *)&P[97U * stride] = v389;
    *(puma560_friction_unaligned *)&P[98U * stride] = v389;
    *(puma560_friction_unaligned *)&P[99U * stride] = ((v387 + (v21 * v377)) - (v43 * v379)) - v356;
    *(puma560_friction_unaligned *)&P[100U * stride] = ((v48 * v379) + ((v16 * v368) - v357)) - (v23 * v377);
    *(puma560_friction_unaligned *)&P[101U * stride] = ((v358 + (v23 * v385)) - (v48 * v383)) + (v16 * v371);
    *(puma560_friction_unaligned *)&P[102U * stride] = v241 + v370;
    const puma560_friction_pack v390 = (v0_sine[5] * v384) + (v0_cosine[5] * v382);
    const puma560_friction_pack v391 = -v390;
    *(puma560_friction_unaligned *)&P[103U * stride] = v391;
    *(puma560_friction_unaligned *)&P[104U * stride] = v391;
    *(puma560_friction_unaligned *)&P[105U * stride] = (v362 + (v14 * v370)) + ((v21 * v384) - (v43 * v382));
    *(puma560_friction_unaligned *)&P[106U * stride] = (v364 + (v48 * v382)) + ((v16 * v370) - (v23 * v384));
    *(puma560_friction_unaligned *)&P[107U * stride] = -(((v365 + (v44 * v382)) + (v26 * v370)) + (v25 * v384));
    *(puma560_friction_unaligned *)&P[108U * stride] = -v127;
    const puma560_friction_pack v392 = v221 - (v14 * v38);
    const puma560_friction_pack v393 = v219 + (v14 * v60);
    const puma560_friction_pack v394 = (v0_sine[5] * v393) + (v0_cosine[5] * v392);
    *(puma560_friction_unaligned *)&P[109U * stride] = v261 - v394;
    *(puma560_friction_unaligned *)&P[110U * stride] = v367 - v394;
    *(puma560_friction_unaligned *)&P[111U * stride] = (v21 * v393) - (v43 * v392);
    const puma560_friction_pack v395 = ((v43 * v153) - (v14 * v56)) + (v21 * v165);
    const puma560_friction_pack v396 = ((v43 * v165) - (v14 * v34)) + (v21 * v157);
    const puma560_friction_pack v397 = (v48 * v396) - (v23 * v395);
    const puma560_friction_pack v398 = (v14 * v131) + ((v124 * v270) + ((v43 * v266) - (v21 * v267)));
    const puma560_friction_pack v399 = v398 + ((((v227 * v86) - (v228 * v76)) - (v226 * v249)) - (v125 * v271));
    const puma560_friction_pack v400 = v229 + v399;
    *(puma560_friction_unaligned *)&P[112U * stride] = v400 + v397;
    const puma560_friction_pack v401 = (v43 * v25) + (v21 * v44);
    const puma560_friction_pack v402 = (v14 * v25) - (v21 * v26);
    const puma560_friction_pack v403 = (v43 * v26) + (v14 * v44);
    const puma560_friction_pack v404 = ((v402 * v55) + (v401 * v180)) - (v403 * v31);
    const puma560_friction_pack v405 = (v43 * v152) - (v21 * v164);
    const puma560_friction_pack v406 = (v43 * v164) - (v21 * v156);
    const puma560_friction_pack v407 = (((v14 * v136) + (v43 * v279)) + (v124 * v281)) - (v125 * v282);
    const puma560_friction_pack v408 = v407 + ((((v403 * v74) - (v402 * v85)) - (v248 * v401)) - (v21 * v277));
    const puma560_friction_pack v409 = (v14 * v138) - v408;
    const puma560_friction_pack v410 = v409 + (((v25 * v405) - v404) - (v44 * v406));
    *(puma560_friction_unaligned *)&P[113U * stride] = -v410;
    *(puma560_friction_unaligned *)&P[114U * stride] = v260 - v186;
    const puma560_friction_pack v411 = -(v346 - (v14 * (v394 - v183)));
    *(puma560_friction_unaligned *)&P[117U * stride] = v411;
    *(puma560_friction_unaligned *)&P[123U * stride] = v411;
    const puma560_friction_pack v412 = v14 * v192;
    const puma560_friction_pack v413 = (v43 * v100) - (v21 * v107);
    const puma560_friction_pack v414 = ((v129 * v413) - ((v228 * v141) + (v174 * v270))) - (v125 * v316);
    const puma560_friction_pack v415 = v414 + (((v100 * v412) - ((v226 * v76) + (v21 * v312))) + (v227 * v144));
    const puma560_friction_pack v416 = ((v43 * v56) - (v14 * v181)) + (v21 * v34);
    const puma560_friction_pack v417 = (v16 * v395) - ((v48 * v416) + v415);
    const puma560_friction_pack v418 = ((v226 * v56) - (v228 * v165)) + (v227 * v153);
    const puma560_friction_pack v419 = ((v226 * v34) + (v227 * v165)) - (v228 * v157);
    const puma560_friction_pack v420 = (v0_sine[5] * v419) - (v0_cosine[5] * v418);
    const puma560_friction_pack v421 = (((v226 * v86) + (v43 * v312)) - (v107 * v412)) + (v228 * v144);
    const puma560_friction_pack v422 = (v421 - (v130 * v413)) + ((v124 * v316) + ((v174 * v271) - (v227 * v148)));
    const puma560_friction_pack v423 = (v16 * v396) - ((v23 * v416) + v422);
    const puma560_friction_pack v424 = (v420 + (v0_sine[5] * v417)) + (v0_cosine[5] * v423);
    *(puma560_friction_unaligned *)&P[118U * stride] = v424;
    *(puma560_friction_unaligned *)&P[124U * stride] = v424;
    const puma560_friction_pack v425 = (v21 * v105) + (v43 * v98);
    const puma560_friction_pack v426 = (v124 * v334) + (((v14 * v215) - (v134 * v425)) + (v174 * v282));
    const puma560_friction_pack v427 = v426 + ((((v403 * v143) - (v85 * v401)) + (v43 * v331)) - (v402 * v147));
    const puma560_friction_pack v428 = (v43 * v55) - (v21 * v31);
    const puma560_friction_pack v429 = ((v401 * v55) - (v403 * v164)) + (v402 * v152);
    const puma560_friction_pack v430 = ((v429 + (v14 * v214)) - (v26 * v406)) + (v427 + (v25 * v428));
    const puma560_friction_pack v431 = (((v135 * v425) + (v14 * v210)) - (v174 * v281)) - (v125 * v334);
    const puma560_friction_pack v432 = v431 + ((v403 * v140) - (((v402 * v143) + (v74 * v401)) + (v21 * v331)));
    const puma560_friction_pack v433 = ((v401 * v31) + (v402 * v164)) - (v403 * v156);
    const puma560_friction_pack v434 = ((v433 + (v14 * v208)) - (v44 * v428)) + (v432 + (v26 * v405));
    const puma560_friction_pack v435 = -((v0_sine[5] * v434) + (v0_cosine[5] * v430));
    *(puma560_friction_unaligned *)&P[119U * stride] = v435;
    *(puma560_friction_unaligned *)&P[125U * stride] = v435;
    *(puma560_friction_unaligned *)&P[120U * stride] = v366 - v186;
    const puma560_friction_pack v436 = -v347;
    *(puma560_friction_unaligned *)&P[127U * stride] = v436;
    *(puma560_friction_unaligned *)&P[128U * stride] = v436;
    const puma560_friction_pack v437 = (v14 * v400) - ((v43 * v418) + (v21 * v419));
    *(puma560_friction_unaligned *)&P[130U * stride] = ((v437 + (v14 * v397)) + (v43 * v423)) - (v21 * v417);
    *(puma560_friction_unaligned *)&P[131U * stride] = ((v21 * v434) - (v43 * v430)) - (v14 * v410);
    *(puma560_friction_unaligned *)&P[132U * stride] = v399 - v236;
    const puma560_friction_pack v438 = (v0_sine[5] * v415) + (v0_cosine[5] * v422);
    const puma560_friction_pack v439 = v356 - v438;
    *(puma560_friction_unaligned *)&P[133U * stride] = v439;
    *(puma560_friction_unaligned *)&P[134U * stride] = v439;
    const puma560_friction_pack v440 = (v43 * v422) - (v21 * v415);
    *(puma560_friction_unaligned *)&P[135U * stride] = (v14 * v399) - v440;
    const puma560_friction_pack v441 = (v48 * v418) + (v23 * v419);
    *(puma560_friction_unaligned *)&P[136U * stride] = ((v441 + (v48 * v422)) - (v23 * v415)) + (v16 * v400);
    *(puma560_friction_unaligned *)&P[137U * stride] = ((v48 * v430) - (v23 * v434)) - (v16 * v410);
    *(puma560_friction_unaligned *)&P[138U * stride] = v408 - v243;
    const puma560_friction_pack v442 = (v0_sine[5] * v432) + (v0_cosine[5] * v427);
    const puma560_friction_pack v443 = -(v362 + v442);
    *(puma560_friction_unaligned *)&P[139U * stride] = v443;
    *(puma560_friction_unaligned *)&P[140U * stride] = v443;
    const puma560_friction_pack v444 = (v43 * v427) - (v21 * v432);
    *(puma560_friction_unaligned *)&P[141U * stride] = (v14 * v408) - v444;
    const puma560_friction_pack v445 = ((v226 * v361) + (v227 * v240)) + (v228 * v239);
    *(puma560_friction_unaligned *)&P[142U * stride] = (((v48 * v427) - v445) - (v23 * v432)) + (v16 * v408);
    const puma560_friction_pack v446 = (v44 * v429) + (v25 * v433);
    const puma560_friction_pack v447 = v404 + v408;
    *(puma560_friction_unaligned *)&P[143U * stride] = -(((v446 + (v44 * v427)) + (v25 * v432)) + (v26 * v447));
    *(puma560_friction_unaligned *)&P[145U * stride] = v234 - v273;
    *(puma560_friction_unaligned *)&P[146U * stride] = v234 + v369;
    *(puma560_friction_unaligned *)&P[147U * stride] = v236 - v400;
    *(puma560_friction_unaligned *)&P[148U * stride] = (v23 * v233) - (v48 * v232);
    const puma560_friction_pack v448 = (v48 * v25) + (v23 * v44);
    const puma560_friction_pack v449 = (v23 * v26) + (v16 * v25);
    const puma560_friction_pack v450 = (v16 * v44) - (v48 * v26);
    const puma560_friction_pack v451 = ((v449 * v55) - (v448 * v180)) - (v450 * v31);
    const puma560_friction_pack v452 = (v48 * v164) - (v23 * v156);
    const puma560_friction_pack v453 = (v48 * v152) - (v23 * v164);
    const puma560_friction_pack v454 = (((v129 * v282) - (v48 * v279)) - (v130 * v281)) + (v16 * v136);
    const puma560_friction_pack v455 = v454 + ((((v450 * v74) - (v449 * v85)) + (v248 * v448)) + (v23 * v277));
    const puma560_friction_pack v456 = (v16 * v138) - v455;
    const puma560_friction_pack v457 = v456 + (((v44 * v452) - v451) - (v25 * v453));
    *(puma560_friction_unaligned *)&P[149U * stride] = -v457;
    *(puma560_friction_unaligned *)&P[150U * stride] = v200 - v272;
    *(puma560_friction_unaligned *)&P[151U * stride] = v321 + v352;
    const puma560_friction_pack v458 = v321 + v388;
    *(puma560_friction_unaligned *)&P[152U * stride] = v458;
    *(puma560_friction_unaligned *)&P[157U * stride] = v458;
    *(puma560_friction_unaligned *)&P[158U * stride] = v458;
    const puma560_friction_pack v459 = -((v420 + (v355 + (v14 * v234))) - v438);
    *(puma560_friction_unaligned *)&P[153U * stride] = v459;
    *(puma560_friction_unaligned *)&P[159U * stride] = v459;
    const puma560_friction_pack v460 = -((v16 * v234) - (v189 * v354));
    *(puma560_friction_unaligned *)&P[154U * stride] = v460;
    *(puma560_friction_unaligned *)&P[160U * stride] = v460;
    const puma560_friction_pack v461 = (v48 * v55) - (v23 * v31);
    const puma560_friction_pack v462 = (v23 * v105) + (v48 * v98);
    const puma560_friction_pack v463 = (((v134 * v462) + (v16 * v215)) + (v192 * v282)) - (v130 * v334);
    const puma560_friction_pack v464 = v463 + ((((v450 * v143) + (v85 * v448)) - (v48 * v331)) - (v449 * v147));
    const puma560_friction_pack v465 = ((v448 * v55) + (v450 * v164)) - (v449 * v152);
    const puma560_friction_pack v466 = v464 - v465;
    const puma560_friction_pack v467 = v466 + (((v26 * v452) - (v25 * v461)) + (v16 * v214));
    const puma560_friction_pack v468 = (v129 * v334) + (((v16 * v210) - (v135 * v462)) - (v192 * v281));
    const puma560_friction_pack v469 = v468 + ((((v74 * v448) - (v449 * v143)) + (v23 * v331)) + (v450 * v140));
    const puma560_friction_pack v470 = ((v448 * v31) - (v449 * v164)) + (v450 * v156);
    const puma560_friction_pack v471 = v469 - v470;
    const puma560_friction_pack v472 = v471 + (((v44 * v461) - (v26 * v453)) + (v16 * v208));
    const puma560_friction_pack v473 = -((v0_sine[5] * v472) + (v0_cosine[5] * v467));
    *(puma560_friction_unaligned *)&P[155U * stride] = v473;
    *(puma560_friction_unaligned *)&P[161U * stride] = v473;
    *(puma560_friction_unaligned *)&P[156U * stride] = v200 - v368;
    *(puma560_friction_unaligned *)&P[162U * stride] = ((v14 * v128) - v399) - v225;
    const puma560_friction_pack v474 = -(v348 - v438);
    *(puma560_friction_unaligned *)&P[163U * stride] = v474;
    *(puma560_friction_unaligned *)&P[164U * stride] = v474;
    *(puma560_friction_unaligned *)&P[165U * stride] = v440 - v437;
    *(puma560_friction_unaligned *)&P[166U * stride] = ((v226 * v354) + (v227 * v233)) - (v228 * v232);
    *(puma560_friction_unaligned *)&P[167U * stride] = ((v21 * v472) - (v43 * v467)) - (v14 * v457);
    *(puma560_friction_unaligned *)&P[168U * stride] = v237 + (v16 * v128);
    *(puma560_friction_unaligned *)&P[171U * stride] = -(v441 + (v16 * v229));
    *(puma560_friction_unaligned *)&P[173U * stride] = ((v48 * v467) - (v23 * v472)) - (v16 * v457);
    *(puma560_friction_unaligned *)&P[174U * stride] = v244 + v455;
    const puma560_friction_pack v475 = (v0_sine[5] * v469) + (v0_cosine[5] * v464);
    const puma560_friction_pack v476 = -(v364 + v475);
    *(puma560_friction_unaligned *)&P[175U * stride] = v476;
    *(puma560_friction_unaligned *)&P[176U * stride] = v476;
    const puma560_friction_pack v477 = ((v43 * v464) - (v14 * v455)) - (v21 * v469);
    *(puma560_friction_unaligned *)&P[177U * stride] = v445 - v477;
    *(puma560_friction_unaligned *)&P[178U * stride] = ((v48 * v464) - (v23 * v469)) + (v16 * v455);
    const puma560_friction_pack v478 = v451 + v455;
    *(puma560_friction_unaligned *)&P[179U * stride] = -(((v44 * v466) + (v26 * v478)) + (v25 * v471));
    *(puma560_friction_unaligned *)&P[180U * stride] = v138 - v137;
    const puma560_friction_pack v479 = v241 + v288;
    *(puma560_friction_unaligned *)&P[181U * stride] = -(v283 + v479);
    *(puma560_friction_unaligned *)&P[182U * stride] = -(v370 + v479);
    *(puma560_friction_unaligned *)&P[183U * stride] = v243 - v447;
    *(puma560_friction_unaligned *)&P[184U * stride] = -(v244 + v478);
    const puma560_friction_pack v480 = (v44 * v239) - (v25 * v240);
    *(puma560_friction_unaligned *)&P[185U * stride] = v480;
    *(puma560_friction_unaligned *)&P[186U * stride] = -(v206 + v283);
    *(puma560_friction_unaligned *)&P[187U * stride] = v344 + v359;
    const puma560_friction_pack v481 = v344 + v390;
    *(puma560_friction_unaligned *)&P[188U * stride] = v481;
    *(puma560_friction_unaligned *)&P[193U * stride] = v481;
    *(puma560_friction_unaligned *)&P[194U * stride] = v481;
    const puma560_friction_pack v482 = (v362 + ((v0_sine[5] * v433) + (v0_cosine[5] * v429))) + v442;
    *(puma560_friction_unaligned *)&P[189U * stride] = v482;
    *(puma560_friction_unaligned *)&P[195U * stride] = v482;
    const puma560_friction_pack v483 = ((v0_sine[5] * v471) - v363) + (v0_cosine[5] * v466);
    *(puma560_friction_unaligned *)&P[190U * stride] = v483;
    *(puma560_friction_unaligned *)&P[196U * stride] = v483;
    const puma560_friction_pack v484 = (v26 * v239) - (v25 * v361);
    const puma560_friction_pack v485 = (v44 * v361) - (v26 * v240);
    const puma560_friction_pack v486 = (v0_sine[5] * v485) + (v0_cosine[5] * v484);
    *(puma560_friction_unaligned *)&P[191U * stride] = v486;
    *(puma560_friction_unaligned *)&P[197U * stride] = v486;
    *(puma560_friction_unaligned *)&P[192U * stride] = -(v206 + v370);
    *(puma560_friction_unaligned *)&P[198U * stride] = v409 - v231;
    const puma560_friction_pack v487 = v351 + v442;
    *(puma560_friction_unaligned *)&P[199U * stride] = v487;
    *(puma560_friction_unaligned *)&P[200U * stride] = v487;
    *(puma560_friction_unaligned *)&P[201U * stride] = v444 + (((v43 * v429) - (v21 * v433)) - (v14 * v447));
    *(puma560_friction_unaligned *)&P[202U * stride] = (((v43 * v466) - v445) - (v14 * v478)) - (v21 * v471);
    *(puma560_friction_unaligned *)&P[203U * stride] = ((v43 * v484) - (v21 * v485)) + (v14 * v480);
    *(puma560_friction_unaligned *)&P[204U * stride] = v238 + v456;
    const puma560_friction_pack v488 = -(v358 - v475);
    *(puma560_friction_unaligned *)&P[205U * stride] = v488;
    *(puma560_friction_unaligned *)&P[206U * stride] = v488;
    *(puma560_friction_unaligned *)&P[207U * stride] = v477 + (((v23 * v433) - (v16 * v404)) - (v48 * v429));
    *(puma560_friction_unaligned *)&P[208U * stride] = ((v23 * v471) - (v48 * v466)) - (v16 * v478);
    *(puma560_friction_unaligned *)&P[209U * stride] = ((v23 * v485) - (v48 * v484)) + (v16 * v480);
    *(puma560_friction_unaligned *)&P[210U * stride] = -v245;
    *(puma560_friction_unaligned *)&P[213U * stride] = v446 + (v26 * v404);
    *(puma560_friction_unaligned *)&P[214U * stride] = ((v26 * v451) - (v44 * v465)) - (v25 * v470);
}

void puma560_friction_inertia_power_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *P)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double P_rest[216U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_inertia_power_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, P_rest);
        puma560_friction_pack_give(216U, count, first, PUMA560_FRICTION_LANES, P_rest, P);
    }
}

void puma560_friction_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    size_t first = 0U;

    for (; (count - first) >= PUMA560_FRICTION_LANES; first += PUMA560_FRICTION_LANES) {
        puma560_friction_pack_inertia_power_block(count, &prepared[first], count, &q[first], &P[first]);
    }
    if (first < count) {
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double P_rest[216U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_inertia_power_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, P_rest);
        puma560_friction_pack_give(216U, count, first, PUMA560_FRICTION_LANES, P_rest, P);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
