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

static PUMA560_FRICTION_APART void puma560_friction_pack_inertia_power_block_part1(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P, puma560_friction_pack *restrict live)
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
    live[0] = v0_sine[5];
    live[1] = v0_cosine[5];
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
    live[2] = v14;
    const puma560_friction_pack v15 = (v0_sine[3] * v14) + (v0_cosine[3] * v13);
    const puma560_friction_pack v16 = v0_sine[2] * v12;
    live[3] = v16;
    const puma560_friction_pack v17 = (v0_sine[4] * v15) + (v0_cosine[4] * v16);
    const puma560_friction_pack v18 = 0.00015 * v17;
    const puma560_friction_pack v19 = v0_cosine[5] * v14;
    live[4] = v19;
    const puma560_friction_pack v20 = (v0_sine[2] * v0_sine[5]) - (v0_cosine[2] * v19);
    const puma560_friction_pack v21 = v0_cosine[5] * v12;
    live[5] = v21;
    const puma560_friction_pack v22 = (v0_sine[3] * v21) + (v0_cosine[3] * v20);
    const puma560_friction_pack v23 = (v0_cosine[2] * v0_sine[5]) + (v0_sine[2] * v19);
    live[6] = v23;
    const puma560_friction_pack v24 = (v0_cosine[4] * v23) - (v0_sine[4] * v22);
    const puma560_friction_pack v25 = (v0_sine[3] * v20) - (v0_cosine[3] * v21);
    live[7] = v25;
    const puma560_friction_pack v26 = (v0_sine[3] * v13) - (v0_cosine[3] * v14);
    live[8] = v26;
    const puma560_friction_pack v27 = v26 * v25;
    const puma560_friction_pack v28 = (v0_sine[4] * v16) - (v0_cosine[4] * v15);
    const puma560_friction_pack v29 = 0.00015 * v28;
    const puma560_friction_pack v30 = (v0_cosine[4] * v22) + (v0_sine[4] * v23);
    const puma560_friction_pack v31 = ((4e-05 * v27) - (v24 * v18)) - (v30 * v29);
    live[9] = v31;
    const puma560_friction_pack v32 = 0.0003 * v15;
    const puma560_friction_pack v33 = 0.0004 * v23;
    const puma560_friction_pack v34 = (((v16 * v33) - (v22 * v32)) - (0.0003 * v27)) - v31;
    live[10] = v34;
    const puma560_friction_pack v35 = v14 * v21;
    const puma560_friction_pack v36 = 0.0018 * v23;
    const puma560_friction_pack v37 = 0.0018 * v20;
    const puma560_friction_pack v38 = v34 + (((v16 * v36) - (0.0013 * v35)) - (v13 * v37));
    live[11] = v38;
    const puma560_friction_pack v39 = 0.066 * v12;
    const puma560_friction_pack v40 = (v19 * v39) - (0.0125 * v35);
    const puma560_friction_pack v41 = v0_sine[5] * v14;
    live[12] = v41;
    const puma560_friction_pack v42 = (v0_sine[2] * v0_cosine[5]) + (v0_cosine[2] * v41);
    const puma560_friction_pack v43 = v0_sine[5] * v12;
    live[13] = v43;
    const puma560_friction_pack v44 = (v0_cosine[3] * v43) + (v0_sine[3] * v42);
    live[14] = v44;
    const puma560_friction_pack v45 = 0.0003 * v44;
    const puma560_friction_pack v46 = (v0_sine[3] * v43) - (v0_cosine[3] * v42);
    const puma560_friction_pack v47 = 0.0003 * v46;
    const puma560_friction_pack v48 = (v0_sine[2] * v41) - (v0_cosine[2] * v0_cosine[5]);
    live[15] = v48;
    const puma560_friction_pack v49 = 0.0004 * v48;
    const puma560_friction_pack v50 = (v0_cosine[4] * v48) - (v0_sine[4] * v46);
    const puma560_friction_pack v51 = 0.00015 * v50;
    const puma560_friction_pack v52 = 4e-05 * v44;
    const puma560_friction_pack v53 = (v0_sine[4] * v48) + (v0_cosine[4] * v46);
    const puma560_friction_pack v54 = 0.00015 * v53;
    const puma560_friction_pack v55 = ((v26 * v52) + (v17 * v51)) + (v28 * v54);
    live[16] = v55;
    const puma560_friction_pack v56 = v55 + (((v16 * v49) - (v15 * v47)) + (v26 * v45));
    live[17] = v56;
    const puma560_friction_pack v57 = 0.0018 * v48;
    const puma560_friction_pack v58 = 0.0013 * v43;
    const puma560_friction_pack v59 = 0.0018 * v42;
    const puma560_friction_pack v60 = (((v14 * v58) - (v16 * v57)) - (v13 * v59)) - v56;
    live[18] = v60;
    const puma560_friction_pack v61 = 0.0125 * v43;
    const puma560_friction_pack v62 = (v14 * v61) - (v41 * v39);
    const puma560_friction_pack v63 = (v0_sine[5] * (v60 + v62)) - (v0_cosine[5] * (v38 + v40));
    const puma560_friction_pack v64 = 0.67183 + (0.4318 * v0_sine[1]);
    live[19] = v64;
    const puma560_friction_pack v65 = (0.0203 * v12) + v64;
    const puma560_friction_pack v66 = (0.4318 * v14) + v65;
    live[20] = v66;
    const puma560_friction_pack v67 = (0.032 * v26) - v66;
    live[21] = v67;
    const puma560_friction_pack v68 = 0.09 * v67;
    live[22] = v68;
    const puma560_friction_pack v69 = 0.4318 * v0_cosine[1];
    const puma560_friction_pack v70 = v0_cosine[5] * v69;
    const puma560_friction_pack v71 = (v70 + (0.15005 * v0_sine[5])) + (0.0203 * v19);
    const puma560_friction_pack v72 = (0.4318 * v21) - v71;
    const puma560_friction_pack v73 = (0.032 * v25) - v72;
    const puma560_friction_pack v74 = v73 * v68;
    live[23] = v74;
    const puma560_friction_pack v75 = 0.34 * v66;
    live[24] = v75;
    const puma560_friction_pack v76 = v74 + (v72 * v75);
    live[25] = v76;
    const puma560_friction_pack v77 = v65 + (0.4508 * v14);
    live[26] = v77;
    const puma560_friction_pack v78 = 0.82 * v77;
    live[27] = v78;
    const puma560_friction_pack v79 = (0.4508 * v21) - v71;
    const puma560_friction_pack v80 = v76 + (v79 * v78);
    live[28] = v80;
    const puma560_friction_pack v81 = v0_sine[5] * v69;
    const puma560_friction_pack v82 = (v81 - (0.15005 * v0_cosine[5])) + (0.0203 * v41);
    const puma560_friction_pack v83 = (0.4318 * v43) - v82;
    const puma560_friction_pack v84 = v83 + (0.032 * v44);
    const puma560_friction_pack v85 = v84 * v68;
    live[29] = v85;
    const puma560_friction_pack v86 = (v83 * v75) - v85;
    live[30] = v86;
    const puma560_friction_pack v87 = (0.4508 * v43) - v82;
    const puma560_friction_pack v88 = v86 + (v87 * v78);
    live[31] = v88;
    const puma560_friction_pack v89 = (v70 + (0.16415 * v0_sine[5])) - (0.07 * v21);
    const puma560_friction_pack v90 = (v81 - (0.16415 * v0_cosine[5])) - (0.07 * v43);
    const puma560_friction_pack v91 = (v0_sine[5] * v90) + (v0_cosine[5] * v89);
    const puma560_friction_pack v92 = (0.336 * v14) + (4.8 * v64);
    live[32] = v92;
    const puma560_friction_pack v93 = ((v92 * v91) - (v0_sine[5] * v88)) - (v0_cosine[5] * v80);
    const puma560_friction_pack v94 = (0.068 * v0_cosine[1]) - (0.006 * v0_sine[1]);
    const puma560_friction_pack v95 = (0.2275 * v0_sine[5]) + (v0_cosine[5] * v94);
    const puma560_friction_pack v96 = (v0_sine[5] * v94) - (0.2275 * v0_cosine[5]);
    const puma560_friction_pack v97 = (v0_sine[5] * v96) + (v0_cosine[5] * v95);
    const puma560_friction_pack v98 = 0.09 * v73;
    live[33] = v98;
    const puma560_friction_pack v99 = 0.34 * v72;
    const puma560_friction_pack v100 = v99 - v98;
    live[34] = v100;
    const puma560_friction_pack v101 = 0.82 * v79;
    const puma560_friction_pack v102 = v100 + v101;
    live[35] = v102;
    const puma560_friction_pack v103 = 4.8 * v89;
    const puma560_friction_pack v104 = v103 - v102;
    const puma560_friction_pack v105 = 0.09 * v84;
    live[36] = v105;
    const puma560_friction_pack v106 = 0.34 * v83;
    const puma560_friction_pack v107 = v105 + v106;
    live[37] = v107;
    const puma560_friction_pack v108 = 0.82 * v87;
    const puma560_friction_pack v109 = v107 + v108;
    live[38] = v109;
    const puma560_friction_pack v110 = 4.8 * v90;
    const puma560_friction_pack v111 = v110 - v109;
    const puma560_friction_pack v112 = (v0_sine[5] * v111) + (v0_cosine[5] * v104);
    live[39] = v112;
    const puma560_friction_pack v113 = (0.67183 * v112) + ((((0.0 - (0.10439999999999999 * v0_cosine[1])) - (1.1832 * v0_sine[1])) * v97) - v93);
    *(puma560_friction_unaligned *)&P[6U * stride] = v113;
    const puma560_friction_pack v114 = v0_sine[5] * v0_sine[5];
    const puma560_friction_pack v115 = v0_cosine[5] * v0_cosine[5];
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
    live[40] = v124;
    const puma560_friction_pack v125 = (v14 * v71) + (v21 * v65);
    live[41] = v125;
    const puma560_friction_pack v126 = (((v43 * v80) - (v21 * v88)) - (v124 * v102)) + (v125 * v109);
    *(puma560_friction_unaligned *)&P[18U * stride] = v126;
    const puma560_friction_pack v127 = v126 + v123;
    live[42] = v127;
    *(puma560_friction_unaligned *)&P[3U * stride] = v123 + v127;
    const puma560_friction_pack v128 = (v48 * v34) - (v23 * v56);
    live[43] = v128;
    const puma560_friction_pack v129 = (v23 * v66) + (v16 * v72);
    live[44] = v129;
    const puma560_friction_pack v130 = (v66 * v48) + (v16 * v83);
    live[45] = v130;
    const puma560_friction_pack v131 = (v130 * v100) - (v129 * v107);
    live[46] = v131;
    const puma560_friction_pack v132 = ((v48 * v76) - v131) - (v23 * v86);
    live[47] = v132;
    const puma560_friction_pack v133 = v132 + v128;
    live[48] = v133;
    *(puma560_friction_unaligned *)&P[144U * stride] = v133;
    *(puma560_friction_unaligned *)&P[4U * stride] = -(v128 + v133);
    const puma560_friction_pack v134 = (v66 * v44) + (v26 * v83);
    live[49] = v134;
    const puma560_friction_pack v135 = (v26 * v72) - (v66 * v25);
    live[50] = v135;
    const puma560_friction_pack v136 = (v105 * v135) + (v98 * v134);
    live[51] = v136;
    const puma560_friction_pack v137 = (v136 - (v25 * v85)) + (v44 * v74);
    live[52] = v137;
    *(puma560_friction_unaligned *)&P[30U * stride] = v137;
    const puma560_friction_pack v138 = (v44 * v31) - (v25 * v55);
    live[53] = v138;
    const puma560_friction_pack v139 = (2.0 * v138) - v137;
    live[54] = v139;
    *(puma560_friction_unaligned *)&P[5U * stride] = -v139;
    const puma560_friction_pack v140 = v73 * v98;
    live[55] = v140;
    const puma560_friction_pack v141 = v140 + (v72 * v99);
    live[56] = v141;
    const puma560_friction_pack v142 = v141 + (v79 * v101);
    live[57] = v142;
    const puma560_friction_pack v143 = v73 * v105;
    live[58] = v143;
    const puma560_friction_pack v144 = (v72 * v106) - v143;
    live[59] = v144;
    const puma560_friction_pack v145 = v144 + (v79 * v108);
    live[60] = v145;
    const puma560_friction_pack v146 = ((v0_sine[5] * v145) + (v103 * v91)) + (v0_cosine[5] * v142);
    const puma560_friction_pack v147 = v84 * v105;
    live[61] = v147;
    const puma560_friction_pack v148 = v147 + (v83 * v106);
    live[62] = v148;
    const puma560_friction_pack v149 = v148 + (v87 * v108);
    live[63] = v149;
    const puma560_friction_pack v150 = ((v0_sine[5] * v149) + (v110 * v91)) + (v0_cosine[5] * v145);
    const puma560_friction_pack v151 = (v0_cosine[5] * v150) - (v97 * (17.4 * ((v0_sine[5] * v95) - (v0_cosine[5] * v96))));
    const puma560_friction_pack v152 = ((v44 * v52) + (v50 * v51)) + (v53 * v54);
    live[64] = v152;
    const puma560_friction_pack v153 = v152 + (((v48 * v49) + (v46 * v47)) + (v44 * v45));
    live[65] = v153;
    const puma560_friction_pack v154 = v153 + (((v43 * v58) + (v48 * v57)) + (v42 * v59));
    const puma560_friction_pack v155 = v25 * v25;
    const puma560_friction_pack v156 = (4e-05 * v155) + (0.00015 * ((v24 * v24) + (v30 * v30)));
    live[66] = v156;
    const puma560_friction_pack v157 = v156 + ((v23 * v33) + (0.0003 * (v155 + (v22 * v22))));
    live[67] = v157;
    const puma560_friction_pack v158 = v21 * v21;
    const puma560_friction_pack v159 = v157 + (((v23 * v36) + (0.0013 * v158)) + (v20 * v37));
    const puma560_friction_pack v160 = ((v19 * (0.066 * v19)) + ((0.086 * v114) - (0.086 * v115))) + (0.0125 * v158);
    const puma560_friction_pack v161 = 0.066 * v41;
    const puma560_friction_pack v162 = v0_cosine[5] * v0_sine[5];
    const puma560_friction_pack v163 = v162 * ((v159 + ((v160 - (v43 * v61)) - (v41 * v161))) - v154);
    const puma560_friction_pack v164 = ((v25 * v52) - (v24 * v51)) - (v30 * v54);
    live[68] = v164;
    const puma560_friction_pack v165 = (((v23 * v49) + (v22 * v47)) - (v25 * v45)) - v164;
    live[69] = v165;
    const puma560_friction_pack v166 = v165 + (((v21 * v58) + (v23 * v57)) - (v20 * v59));
    const puma560_friction_pack v167 = (((0.086 * v162) - (v21 * v61)) - (v19 * v161)) - v166;
    const puma560_friction_pack v168 = v162 * ((0.539 - (v0_cosine[1] * (0.13 * v0_cosine[1]))) - (v0_sine[1] * (0.524 * v0_sine[1])));
    const puma560_friction_pack v169 = v114 - v115;
    const puma560_friction_pack v170 = ((v169 * ((-v167) - v168)) - (-(v169 * v168))) + v163;
    live[70] = v170;
    *(puma560_friction_unaligned *)&P[37U * stride] = v170;
    *(puma560_friction_unaligned *)&P[7U * stride] = v170 + (v151 - (v0_sine[5] * v146));
    const puma560_friction_pack v171 = (v169 * v167) - v163;
    live[71] = v171;
    *(puma560_friction_unaligned *)&P[48U * stride] = v171;
    *(puma560_friction_unaligned *)&P[78U * stride] = v171;
    *(puma560_friction_unaligned *)&P[84U * stride] = v171;
    const puma560_friction_pack v172 = v69 * v116;
    live[72] = v172;
    const puma560_friction_pack v173 = ((v0_sine[5] * ((v172 * v104) - v146)) - v171) - (v0_cosine[5] * ((v172 * v111) - v150));
    *(puma560_friction_unaligned *)&P[8U * stride] = v173;
    *(puma560_friction_unaligned *)&P[13U * stride] = v173;
    *(puma560_friction_unaligned *)&P[14U * stride] = v173;
    const puma560_friction_pack v174 = (v43 * v71) - (v21 * v82);
    live[73] = v174;
    const puma560_friction_pack v175 = ((v43 * v145) + (v174 * v109)) - (v21 * v149);
    const puma560_friction_pack v176 = ((v43 * v142) + (v174 * v102)) - (v21 * v145);
    const puma560_friction_pack v177 = (v0_sine[5] * v176) - (v0_cosine[5] * v175);
    const puma560_friction_pack v178 = v26 * v26;
    const puma560_friction_pack v179 = v16 * v16;
    const puma560_friction_pack v180 = ((4e-05 * v178) + (v17 * v18)) + (v28 * v29);
    live[74] = v180;
    const puma560_friction_pack v181 = v180 + (((v15 * v32) + (0.0004 * v179)) + (0.0003 * v178));
    live[75] = v181;
    const puma560_friction_pack v182 = (v0_sine[5] * v43) + (v0_cosine[5] * v21);
    live[76] = v182;
    const puma560_friction_pack v183 = v182 * (v181 + ((v14 * (0.0013 * v14)) + (0.0018 * (v179 + (v13 * v13)))));
    live[77] = v183;
    const puma560_friction_pack v184 = (v0_sine[5] * v166) - (v0_cosine[5] * v154);
    live[78] = v184;
    const puma560_friction_pack v185 = (v0_sine[5] * v159) - (v0_cosine[5] * v166);
    live[79] = v185;
    const puma560_friction_pack v186 = (v43 * v185) - (v21 * v184);
    live[80] = v186;
    const puma560_friction_pack v187 = v186 + (((v14 * v119) - v183) - v177);
    *(puma560_friction_unaligned *)&P[9U * stride] = v187;
    *(puma560_friction_unaligned *)&P[15U * stride] = v187;
    const puma560_friction_pack v188 = v0_sine[5] * v16;
    live[81] = v188;
    const puma560_friction_pack v189 = (v0_cosine[5] * v23) + (v0_sine[5] * v48);
    live[82] = v189;
    const puma560_friction_pack v190 = v0_cosine[5] * v16;
    live[83] = v190;
    const puma560_friction_pack v191 = ((v189 * v181) - (v188 * v56)) - (v190 * v34);
    live[84] = v191;
    const puma560_friction_pack v192 = (v48 * v72) - (v23 * v83);
    live[85] = v192;
    const puma560_friction_pack v193 = ((v48 * v144) - (v192 * v107)) - (v23 * v148);
    live[86] = v193;
    const puma560_friction_pack v194 = ((v48 * v141) - (v192 * v100)) - (v23 * v144);
    live[87] = v194;
    const puma560_friction_pack v195 = (v0_sine[5] * v194) - (v0_cosine[5] * v193);
    live[88] = v195;
    const puma560_friction_pack v196 = v48 * v165;
    const puma560_friction_pack v197 = v196 - (v23 * v153);
    live[89] = v197;
    const puma560_friction_pack v198 = v23 * v165;
    const puma560_friction_pack v199 = (v48 * v157) - v198;
    live[90] = v199;
    const puma560_friction_pack v200 = (v0_sine[5] * v199) - (v0_cosine[5] * v197);
    live[91] = v200;
    const puma560_friction_pack v201 = -(v200 - (v195 + v191));
    *(puma560_friction_unaligned *)&P[10U * stride] = v201;
    *(puma560_friction_unaligned *)&P[16U * stride] = v201;
    const puma560_friction_pack v202 = v44 * v164;
    live[92] = v202;
    const puma560_friction_pack v203 = v202 - (v25 * v152);
    live[93] = v203;
    const puma560_friction_pack v204 = v25 * v164;
    live[94] = v204;
    const puma560_friction_pack v205 = (v44 * v156) - v204;
    live[95] = v205;
    const puma560_friction_pack v206 = (v0_sine[5] * v205) + (v0_cosine[5] * v203);
    live[96] = v206;
    const puma560_friction_pack v207 = v26 * v55;
    live[97] = v207;
    const puma560_friction_pack v208 = (v44 * v180) - v207;
    live[98] = v208;
    const puma560_friction_pack v209 = (v44 * v72) + (v83 * v25);
    live[99] = v209;
    const puma560_friction_pack v210 = v98 * v209;
    live[100] = v210;
    const puma560_friction_pack v211 = (v210 + (v44 * v140)) - (v25 * v143);
    live[101] = v211;
    const puma560_friction_pack v212 = v211 + v208;
    live[102] = v212;
    const puma560_friction_pack v213 = v26 * v31;
    live[103] = v213;
    const puma560_friction_pack v214 = v213 - (v25 * v180);
    live[104] = v214;
    const puma560_friction_pack v215 = v105 * v209;
    live[105] = v215;
    const puma560_friction_pack v216 = (v215 + (v44 * v143)) - (v25 * v147);
    live[106] = v216;
    const puma560_friction_pack v217 = v216 + v214;
    live[107] = v217;
    const puma560_friction_pack v218 = -(((v0_sine[5] * v212) - v206) + (v0_cosine[5] * v217));
    *(puma560_friction_unaligned *)&P[11U * stride] = v218;
    *(puma560_friction_unaligned *)&P[17U * stride] = v218;
    const puma560_friction_pack v219 = (v43 * v154) + (v21 * v166);
    live[108] = v219;
    const puma560_friction_pack v220 = (v41 * v60) - (v19 * v38);
    live[109] = v220;
    const puma560_friction_pack v221 = (v43 * v166) + (v21 * v159);
    live[110] = v221;
    const puma560_friction_pack v222 = (v220 + (v0_sine[5] * v219)) + (v0_cosine[5] * v221);
    live[111] = v222;
    const puma560_friction_pack v223 = -(v177 + v222);
    *(puma560_friction_unaligned *)&P[19U * stride] = v223;
    *(puma560_friction_unaligned *)&P[20U * stride] = v223;
    const puma560_friction_pack v224 = ((v43 * v221) - (v14 * v123)) - (v21 * v219);
    *(puma560_friction_unaligned *)&P[126U * stride] = v224;
    *(puma560_friction_unaligned *)&P[21U * stride] = (((v43 * v175) + (v21 * v176)) + (v14 * v126)) - v224;
    const puma560_friction_pack v225 = (v43 * v197) + (v21 * v199);
    live[112] = v225;
    const puma560_friction_pack v226 = (v43 * v23) - (v21 * v48);
    live[113] = v226;
    const puma560_friction_pack v227 = (v14 * v23) + (v16 * v21);
    live[114] = v227;
    const puma560_friction_pack v228 = (v43 * v16) + (v14 * v48);
    live[115] = v228;
    const puma560_friction_pack v229 = ((v227 * v56) + (v226 * v181)) - (v228 * v34);
    live[116] = v229;
    const puma560_friction_pack v230 = (v43 * v193) + (v21 * v194);
    live[117] = v230;
    *(puma560_friction_unaligned *)&P[22U * stride] = ((v229 - (v14 * v133)) - v230) + v225;
    const puma560_friction_pack v231 = (v43 * v203) - (v21 * v205);
    live[118] = v231;
    *(puma560_friction_unaligned *)&P[23U * stride] = ((v231 + (v21 * v212)) - (v43 * v217)) - (v14 * v139);
    *(puma560_friction_unaligned *)&P[24U * stride] = -v132;
    const puma560_friction_pack v232 = (v196 + (v23 * v157)) + (v16 * v34);
    live[119] = v232;
    const puma560_friction_pack v233 = (v198 + (v48 * v153)) + (v16 * v56);
    live[120] = v233;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_inertia_power_block_part2(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    const puma560_friction_pack v234 = (live[0] * live[120]) + (live[1] * live[119]);
    live[121] = v234;
    const puma560_friction_pack v235 = live[88] + v234;
    *(puma560_friction_unaligned *)&P[25U * stride] = v235;
    *(puma560_friction_unaligned *)&P[26U * stride] = v235;
    const puma560_friction_pack v236 = (live[13] * live[119]) - (live[5] * live[120]);
    live[122] = v236;
    *(puma560_friction_unaligned *)&P[27U * stride] = v236 - ((live[2] * live[47]) + live[117]);
    const puma560_friction_pack v237 = (live[15] * live[89]) + (live[6] * live[90]);
    live[123] = v237;
    *(puma560_friction_unaligned *)&P[28U * stride] = (((live[15] * live[86]) + (live[6] * live[87])) - (live[3] * live[48])) - v237;
    const puma560_friction_pack v238 = (live[15] * live[93]) - (live[6] * live[95]);
    live[124] = v238;
    *(puma560_friction_unaligned *)&P[29U * stride] = (((live[15] * live[107]) - v238) - (live[6] * live[102])) - (live[3] * live[54]);
    const puma560_friction_pack v239 = (live[103] + (live[7] * live[66])) + live[92];
    live[125] = v239;
    const puma560_friction_pack v240 = (live[94] + (live[14] * live[64])) + live[97];
    live[126] = v240;
    const puma560_friction_pack v241 = (live[0] * v240) - (live[1] * v239);
    live[127] = v241;
    const puma560_friction_pack v242 = -(v241 + ((live[0] * live[101]) + (live[1] * live[106])));
    *(puma560_friction_unaligned *)&P[31U * stride] = v242;
    *(puma560_friction_unaligned *)&P[32U * stride] = v242;
    const puma560_friction_pack v243 = (live[13] * v239) + (live[5] * v240);
    live[128] = v243;
    *(puma560_friction_unaligned *)&P[33U * stride] = v243 + ((live[2] * live[52]) + ((live[5] * live[101]) - (live[13] * live[106])));
    const puma560_friction_pack v244 = (live[15] * v239) + (live[6] * v240);
    live[129] = v244;
    *(puma560_friction_unaligned *)&P[34U * stride] = (((live[15] * live[106]) - (live[6] * live[101])) + (live[3] * live[52])) - v244;
    const puma560_friction_pack v245 = ((live[14] * live[93]) + (live[8] * live[53])) + (live[7] * live[95]);
    live[130] = v245;
    *(puma560_friction_unaligned *)&P[35U * stride] = v245 - (((live[14] * live[106]) + (live[7] * live[101])) + (live[8] * live[52]));
    const puma560_friction_pack v246 = -live[71];
    *(puma560_friction_unaligned *)&P[38U * stride] = v246;
    *(puma560_friction_unaligned *)&P[73U * stride] = v246;
    *(puma560_friction_unaligned *)&P[74U * stride] = v246;
    const puma560_friction_pack v247 = live[21] * live[22];
    live[131] = v247;
    const puma560_friction_pack v248 = v247 + (live[20] * live[24]);
    live[132] = v248;
    const puma560_friction_pack v249 = live[24] - live[22];
    const puma560_friction_pack v250 = live[27] + v249;
    const puma560_friction_pack v251 = live[1] * v250;
    const puma560_friction_pack v252 = live[0] * v250;
    const puma560_friction_pack v253 = ((live[12] * live[31]) + (live[4] * live[28])) + (live[40] * v252);
    const puma560_friction_pack v254 = v253 + ((live[41] * v251) - (live[76] * (v248 + (live[26] * live[27]))));
    const puma560_friction_pack v255 = (live[2] * live[35]) + ((1.25 * live[41]) - (live[5] * v250));
    const puma560_friction_pack v256 = 0.67183 * live[1];
    const puma560_friction_pack v257 = ((live[13] * v250) - (1.25 * live[40])) - (live[2] * live[38]);
    const puma560_friction_pack v258 = 0.67183 * live[0];
    const puma560_friction_pack v259 = v254 + ((v258 * v257) - (v256 * v255));
    live[133] = v259;
    const puma560_friction_pack v260 = live[77] - live[109];
    const puma560_friction_pack v261 = v260 + v259;
    live[134] = v261;
    *(puma560_friction_unaligned *)&P[39U * stride] = live[80] - v261;
    const puma560_friction_pack v262 = (live[0] * live[69]) - (live[1] * live[65]);
    const puma560_friction_pack v263 = (live[0] * live[67]) - (live[1] * live[69]);
    const puma560_friction_pack v264 = (live[15] * v263) - (live[6] * v262);
    const puma560_friction_pack v265 = -live[84];
    const puma560_friction_pack v266 = live[44] * v249;
    live[135] = v266;
    const puma560_friction_pack v267 = live[45] * v249;
    live[136] = v267;
    const puma560_friction_pack v268 = ((live[82] * v248) + (live[81] * live[30])) + (live[83] * live[25]);
    const puma560_friction_pack v269 = v268 - ((live[0] * v267) + (live[1] * v266));
    const puma560_friction_pack v270 = ((live[6] * v249) - (0.43000000000000005 * live[44])) + (live[3] * live[34]);
    live[137] = v270;
    const puma560_friction_pack v271 = ((live[15] * v249) - (0.43000000000000005 * live[45])) + (live[3] * live[37]);
    live[138] = v271;
    const puma560_friction_pack v272 = ((v258 * v271) + (v256 * v270)) - v269;
    live[139] = v272;
    const puma560_friction_pack v273 = v272 - v265;
    live[140] = v273;
    *(puma560_friction_unaligned *)&P[40U * stride] = v273 - v264;
    const puma560_friction_pack v274 = live[1] * live[8];
    const puma560_friction_pack v275 = live[0] * live[8];
    const puma560_friction_pack v276 = (live[0] * live[14]) - (live[1] * live[7]);
    const puma560_friction_pack v277 = live[22] * live[49];
    live[141] = v277;
    const puma560_friction_pack v278 = (((v275 * live[29]) - (v274 * live[23])) - (v247 * v276)) - (live[0] * v277);
    const puma560_friction_pack v279 = live[22] * live[50];
    live[142] = v279;
    const puma560_friction_pack v280 = v278 - (live[1] * v279);
    const puma560_friction_pack v281 = ((0.09 * live[50]) - (live[7] * live[22])) + (live[8] * live[33]);
    live[143] = v281;
    const puma560_friction_pack v282 = ((0.09 * live[49]) + (live[14] * live[22])) - (live[8] * live[36]);
    live[144] = v282;
    const puma560_friction_pack v283 = ((v258 * v282) + (v256 * v281)) - v280;
    live[145] = v283;
    const puma560_friction_pack v284 = (live[0] * live[68]) + (live[1] * live[64]);
    const puma560_friction_pack v285 = (live[0] * live[66]) + (live[1] * live[68]);
    const puma560_friction_pack v286 = (live[14] * v285) - (live[7] * v284);
    const puma560_friction_pack v287 = v286 + v283;
    const puma560_friction_pack v288 = ((v275 * live[16]) - (v276 * live[74])) - (v274 * live[9]);
    live[146] = v288;
    *(puma560_friction_unaligned *)&P[41U * stride] = v287 + v288;
    *(puma560_friction_unaligned *)&P[42U * stride] = -live[70];
    const puma560_friction_pack v289 = live[1] * live[19];
    const puma560_friction_pack v290 = live[72] * (live[32] + v250);
    const puma560_friction_pack v291 = (6.05 * live[72]) - live[39];
    const puma560_friction_pack v292 = live[0] * live[19];
    const puma560_friction_pack v293 = live[0] * ((v258 * v291) + ((v292 * live[39]) - (live[0] * v290)));
    const puma560_friction_pack v294 = v293 + (live[1] * ((v256 * v291) + ((v289 * live[39]) - (live[1] * v290))));
    *(puma560_friction_unaligned *)&P[44U * stride] = v294;
    *(puma560_friction_unaligned *)&P[49U * stride] = v294;
    *(puma560_friction_unaligned *)&P[50U * stride] = v294;
    const puma560_friction_pack v295 = (live[0] * live[11]) + (live[1] * live[18]);
    const puma560_friction_pack v296 = live[0] * ((live[13] * v295) + (live[2] * live[78]));
    const puma560_friction_pack v297 = v296 + (live[1] * ((live[2] * live[79]) + (live[5] * v295)));
    const puma560_friction_pack v298 = ((live[12] * live[78]) + (live[4] * live[79])) + (live[76] * v295);
    const puma560_friction_pack v299 = ((live[12] * live[63]) + ((live[73] * v251) - (live[76] * live[31]))) + (live[4] * live[60]);
    const puma560_friction_pack v300 = (live[0] * live[38]) + (live[1] * live[35]);
    const puma560_friction_pack v301 = (live[40] * v300) + v299;
    const puma560_friction_pack v302 = ((live[13] * live[35]) + (1.25 * live[73])) - (live[5] * live[38]);
    const puma560_friction_pack v303 = (v256 * v302) - v301;
    const puma560_friction_pack v304 = ((live[12] * live[60]) - ((live[76] * live[28]) + (live[73] * v252))) + (live[4] * live[57]);
    const puma560_friction_pack v305 = (live[41] * v300) + v304;
    const puma560_friction_pack v306 = v305 + (v258 * v302);
    const puma560_friction_pack v307 = (live[0] * v306) + (live[1] * v303);
    *(puma560_friction_unaligned *)&P[55U * stride] = v307;
    *(puma560_friction_unaligned *)&P[56U * stride] = v307;
    const puma560_friction_pack v308 = v298 - v307;
    *(puma560_friction_unaligned *)&P[115U * stride] = v308;
    const puma560_friction_pack v309 = -(v297 + v308);
    *(puma560_friction_unaligned *)&P[45U * stride] = v309;
    *(puma560_friction_unaligned *)&P[51U * stride] = v309;
    const puma560_friction_pack v310 = (live[0] * live[10]) - (live[1] * live[17]);
    const puma560_friction_pack v311 = (live[3] * v262) - (live[15] * v310);
    const puma560_friction_pack v312 = live[85] * v249;
    live[147] = v312;
    const puma560_friction_pack v313 = (((live[82] * live[25]) - (live[0] * v312)) + (live[81] * live[59])) + (live[83] * live[56]);
    const puma560_friction_pack v314 = (live[0] * live[37]) + (live[1] * live[34]);
    const puma560_friction_pack v315 = v313 - (live[44] * v314);
    const puma560_friction_pack v316 = ((live[15] * live[34]) - (0.43000000000000005 * live[85])) - (live[6] * live[37]);
    live[148] = v316;
    const puma560_friction_pack v317 = (v258 * v316) - v315;
    const puma560_friction_pack v318 = v311 + v317;
    const puma560_friction_pack v319 = ((live[81] * live[65]) - (live[82] * live[17])) + (live[83] * live[69]);
    const puma560_friction_pack v320 = ((live[81] * live[69]) - (live[82] * live[10])) + (live[83] * live[67]);
    const puma560_friction_pack v321 = (live[0] * v320) - (live[1] * v319);
    live[149] = v321;
    const puma560_friction_pack v322 = (live[3] * v263) - (live[6] * v310);
    const puma560_friction_pack v323 = (((live[82] * live[30]) + (live[1] * v312)) + (live[81] * live[62])) + (live[83] * live[59]);
    const puma560_friction_pack v324 = v323 - (live[45] * v314);
    const puma560_friction_pack v325 = v324 + (v256 * v316);
    const puma560_friction_pack v326 = v322 + v325;
    const puma560_friction_pack v327 = -((v321 + (live[0] * v318)) + (live[1] * v326));
    *(puma560_friction_unaligned *)&P[46U * stride] = v327;
    *(puma560_friction_unaligned *)&P[52U * stride] = v327;
    const puma560_friction_pack v328 = (live[0] * live[9]) + (live[1] * live[16]);
    const puma560_friction_pack v329 = (live[8] * v285) - (live[7] * v328);
    const puma560_friction_pack v330 = (live[0] * live[36]) - (live[1] * live[33]);
    const puma560_friction_pack v331 = live[22] * live[99];
    live[150] = v331;
    const puma560_friction_pack v332 = (((v275 * live[61]) - (live[29] * v276)) - (v274 * live[58])) - (live[1] * v331);
    const puma560_friction_pack v333 = v332 - (live[49] * v330);
    const puma560_friction_pack v334 = ((0.09 * live[99]) - (live[7] * live[36])) + (live[14] * live[33]);
    live[151] = v334;
    const puma560_friction_pack v335 = (v256 * v334) - v333;
    const puma560_friction_pack v336 = v335 - v329;
    const puma560_friction_pack v337 = (live[14] * v328) - (live[8] * v284);
    const puma560_friction_pack v338 = (((v275 * live[58]) - (live[23] * v276)) - (live[0] * v331)) - (v274 * live[55]);
    const puma560_friction_pack v339 = (live[50] * v330) + v338;
    const puma560_friction_pack v340 = (v258 * v334) - v339;
    const puma560_friction_pack v341 = v340 - v337;
    const puma560_friction_pack v342 = ((v275 * live[64]) - (v276 * live[16])) - (v274 * live[68]);
    const puma560_friction_pack v343 = ((v275 * live[68]) - (v276 * live[9])) - (v274 * live[66]);
    const puma560_friction_pack v344 = (live[0] * v343) + (live[1] * v342);
    live[152] = v344;
    const puma560_friction_pack v345 = -((v344 + (live[0] * v341)) + (live[1] * v336));
    *(puma560_friction_unaligned *)&P[47U * stride] = v345;
    *(puma560_friction_unaligned *)&P[53U * stride] = v345;
    *(puma560_friction_unaligned *)&P[54U * stride] = live[111] - v259;
    const puma560_friction_pack v346 = live[76] * ((live[13] * live[18]) - (live[5] * live[11]));
    live[153] = v346;
    const puma560_friction_pack v347 = (((live[12] * live[108]) - v346) + (live[4] * live[110])) - (live[2] * v260);
    live[154] = v347;
    *(puma560_friction_unaligned *)&P[57U * stride] = v347 + (((live[13] * v303) - (live[2] * v259)) - (live[5] * v306));
    const puma560_friction_pack v348 = ((live[13] * v319) - (live[2] * v265)) + (live[5] * v320);
    live[155] = v348;
    const puma560_friction_pack v349 = (live[2] * v264) - v348;
    const puma560_friction_pack v350 = live[2] * v272;
    *(puma560_friction_unaligned *)&P[58U * stride] = ((v350 + (live[5] * v318)) - (live[13] * v326)) - v349;
    const puma560_friction_pack v351 = ((live[13] * v342) - (live[2] * v288)) - (live[5] * v343);
    live[156] = v351;
    *(puma560_friction_unaligned *)&P[59U * stride] = (((live[2] * v287) - v351) - (live[13] * v336)) + (live[5] * v341);
    *(puma560_friction_unaligned *)&P[60U * stride] = v272 - v234;
    const puma560_friction_pack v352 = (live[0] * v317) + (live[1] * v325);
    live[157] = v352;
    const puma560_friction_pack v353 = -v352;
    *(puma560_friction_unaligned *)&P[61U * stride] = v353;
    *(puma560_friction_unaligned *)&P[62U * stride] = v353;
    const puma560_friction_pack v354 = ((live[15] * live[17]) + (live[3] * live[75])) + (live[6] * live[10]);
    live[158] = v354;
    const puma560_friction_pack v355 = live[76] * v354;
    live[159] = v355;
    const puma560_friction_pack v356 = ((live[12] * live[120]) + v355) + (live[4] * live[119]);
    live[160] = v356;
    *(puma560_friction_unaligned *)&P[63U * stride] = ((v350 + (live[5] * v317)) - (live[13] * v325)) - v356;
    const puma560_friction_pack v357 = ((live[15] * v319) + (live[3] * v265)) + (live[6] * v320);
    *(puma560_friction_unaligned *)&P[169U * stride] = v357;
    *(puma560_friction_unaligned *)&P[170U * stride] = v357;
    *(puma560_friction_unaligned *)&P[64U * stride] = ((live[15] * v325) + ((live[3] * v272) - v357)) - (live[6] * v317);
    const puma560_friction_pack v358 = ((live[15] * v342) + (live[3] * v288)) - (live[6] * v343);
    live[161] = v358;
    *(puma560_friction_unaligned *)&P[65U * stride] = ((v358 + (live[15] * v336)) - (live[6] * v341)) + (live[3] * v287);
    *(puma560_friction_unaligned *)&P[66U * stride] = v241 + v283;
    const puma560_friction_pack v359 = (live[0] * v340) + (live[1] * v335);
    live[162] = v359;
    const puma560_friction_pack v360 = -v359;
    *(puma560_friction_unaligned *)&P[67U * stride] = v360;
    *(puma560_friction_unaligned *)&P[68U * stride] = v360;
    const puma560_friction_pack v361 = ((live[14] * live[16]) + (live[8] * live[74])) + (live[7] * live[9]);
    live[163] = v361;
    const puma560_friction_pack v362 = (live[2] * v241) + (live[76] * v361);
    live[164] = v362;
    *(puma560_friction_unaligned *)&P[69U * stride] = (v362 + (live[2] * v283)) + ((live[5] * v340) - (live[13] * v335));
    const puma560_friction_pack v363 = (live[82] * v361) - (live[3] * v241);
    live[165] = v363;
    const puma560_friction_pack v364 = -v363;
    live[166] = v364;
    *(puma560_friction_unaligned *)&P[70U * stride] = (v364 + (live[15] * v335)) + ((live[3] * v283) - (live[6] * v340));
    const puma560_friction_pack v365 = ((live[14] * v342) + (live[8] * v288)) + (live[7] * v343);
    live[167] = v365;
    *(puma560_friction_unaligned *)&P[211U * stride] = v365;
    *(puma560_friction_unaligned *)&P[212U * stride] = v365;
    *(puma560_friction_unaligned *)&P[71U * stride] = -(((v365 + (live[14] * v335)) + (live[8] * v283)) + (live[7] * v340));
    const puma560_friction_pack v366 = v254 + ((v292 * v257) - (v289 * v255));
    live[168] = v366;
    const puma560_friction_pack v367 = v260 + v366;
    live[169] = v367;
    *(puma560_friction_unaligned *)&P[75U * stride] = live[80] - v367;
    const puma560_friction_pack v368 = ((v292 * v271) + (v289 * v270)) - v269;
    live[170] = v368;
    const puma560_friction_pack v369 = v265 - v368;
    live[171] = v369;
    *(puma560_friction_unaligned *)&P[76U * stride] = -(v264 + v369);
    const puma560_friction_pack v370 = ((v292 * v282) + (v289 * v281)) - v280;
    live[172] = v370;
    const puma560_friction_pack v371 = v286 + v370;
    *(puma560_friction_unaligned *)&P[77U * stride] = v288 + v371;
    *(puma560_friction_unaligned *)&P[79U * stride] = -v294;
    const puma560_friction_pack v372 = ((live[72] * v257) + (v289 * v302)) - v301;
    const puma560_friction_pack v373 = v305 + ((live[72] * v255) + (v292 * v302));
    const puma560_friction_pack v374 = (live[0] * v373) + (live[1] * v372);
    *(puma560_friction_unaligned *)&P[91U * stride] = v374;
    *(puma560_friction_unaligned *)&P[92U * stride] = v374;
    const puma560_friction_pack v375 = v298 - v374;
    *(puma560_friction_unaligned *)&P[116U * stride] = v375;
    *(puma560_friction_unaligned *)&P[121U * stride] = v375;
    *(puma560_friction_unaligned *)&P[122U * stride] = v375;
    const puma560_friction_pack v376 = -(v297 + v375);
    *(puma560_friction_unaligned *)&P[81U * stride] = v376;
    *(puma560_friction_unaligned *)&P[87U * stride] = v376;
    const puma560_friction_pack v377 = ((v292 * v316) - (live[72] * v270)) - v315;
    const puma560_friction_pack v378 = v311 + v377;
    const puma560_friction_pack v379 = v324 + ((live[72] * v271) + (v289 * v316));
    const puma560_friction_pack v380 = v322 + v379;
    const puma560_friction_pack v381 = -((v321 + (live[0] * v378)) + (live[1] * v380));
    *(puma560_friction_unaligned *)&P[82U * stride] = v381;
    *(puma560_friction_unaligned *)&P[88U * stride] = v381;
    const puma560_friction_pack v382 = ((live[72] * v282) + (v289 * v334)) - v333;
    live[173] = v382;
    const puma560_friction_pack v383 = v329 - v382;
    const puma560_friction_pack v384 = ((v292 * v334) - (live[72] * v281)) - v339;
    live[174] = v384;
    const puma560_friction_pack v385 = v337 - v384;
    const puma560_friction_pack v386 = ((live[0] * v385) - v344) + (live[1] * v383);
    *(puma560_friction_unaligned *)&P[83U * stride] = v386;
    *(puma560_friction_unaligned *)&P[89U * stride] = v386;
    *(puma560_friction_unaligned *)&P[90U * stride] = live[111] - v366;
    *(puma560_friction_unaligned *)&P[93U * stride] = v347 + (((live[13] * v372) - (live[2] * v366)) - (live[5] * v373));
    const puma560_friction_pack v387 = live[2] * v368;
    *(puma560_friction_unaligned *)&P[94U * stride] = ((v387 + (live[5] * v378)) - (live[13] * v380)) - v349;
    *(puma560_friction_unaligned *)&P[95U * stride] = (((live[13] * v383) - v351) + (live[2] * v371)) - (live[5] * v385);
    *(puma560_friction_unaligned *)&P[96U * stride] = v368 - v234;
    const puma560_friction_pack v388 = (live[0] * v377) + (live[1] * v379);
    live[175] = v388;
    const puma560_friction_pack v389 = -v388;
    *(puma560_friction_unaligned *)&P[97U * stride] = v389;
    *(puma560_friction_unaligned *)&P[98U * stride] = v389;
    *(puma560_friction_unaligned *)&P[99U * stride] = ((v387 + (live[5] * v377)) - (live[13] * v379)) - v356;
    *(puma560_friction_unaligned *)&P[100U * stride] = ((live[15] * v379) + ((live[3] * v368) - v357)) - (live[6] * v377);
    *(puma560_friction_unaligned *)&P[101U * stride] = ((v358 + (live[6] * v385)) - (live[15] * v383)) + (live[3] * v371);
}

static PUMA560_FRICTION_APART void puma560_friction_pack_inertia_power_block_part3(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(puma560_friction_unaligned *)&P[102U * stride] = live[127] + live[172];
    const puma560_friction_pack v390 = (live[0] * live[174]) + (live[1] * live[173]);
    const puma560_friction_pack v391 = -v390;
    *(puma560_friction_unaligned *)&P[103U * stride] = v391;
    *(puma560_friction_unaligned *)&P[104U * stride] = v391;
    *(puma560_friction_unaligned *)&P[105U * stride] = (live[164] + (live[2] * live[172])) + ((live[5] * live[174]) - (live[13] * live[173]));
    *(puma560_friction_unaligned *)&P[106U * stride] = (live[166] + (live[15] * live[173])) + ((live[3] * live[172]) - (live[6] * live[174]));
    *(puma560_friction_unaligned *)&P[107U * stride] = -(((live[167] + (live[14] * live[173])) + (live[8] * live[172])) + (live[7] * live[174]));
    *(puma560_friction_unaligned *)&P[108U * stride] = -live[42];
    const puma560_friction_pack v392 = live[110] - (live[2] * live[11]);
    const puma560_friction_pack v393 = live[108] + (live[2] * live[18]);
    const puma560_friction_pack v394 = (live[0] * v393) + (live[1] * v392);
    *(puma560_friction_unaligned *)&P[109U * stride] = live[134] - v394;
    *(puma560_friction_unaligned *)&P[110U * stride] = live[169] - v394;
    *(puma560_friction_unaligned *)&P[111U * stride] = (live[5] * v393) - (live[13] * v392);
    const puma560_friction_pack v395 = (live[2] * live[46]) + ((live[40] * live[137]) + ((live[13] * live[135]) - (live[5] * live[136])));
    const puma560_friction_pack v396 = v395 + ((((live[114] * live[30]) - (live[115] * live[25])) - (live[113] * live[132])) - (live[41] * live[138]));
    const puma560_friction_pack v397 = live[116] + v396;
    const puma560_friction_pack v398 = ((live[13] * live[65]) - (live[2] * live[17])) + (live[5] * live[69]);
    const puma560_friction_pack v399 = ((live[13] * live[69]) - (live[2] * live[10])) + (live[5] * live[67]);
    const puma560_friction_pack v400 = (live[15] * v399) - (live[6] * v398);
    *(puma560_friction_unaligned *)&P[112U * stride] = v400 + v397;
    const puma560_friction_pack v401 = (live[13] * live[7]) + (live[5] * live[14]);
    const puma560_friction_pack v402 = (live[2] * live[7]) - (live[5] * live[8]);
    const puma560_friction_pack v403 = (live[13] * live[8]) + (live[2] * live[14]);
    const puma560_friction_pack v404 = ((v402 * live[16]) + (v401 * live[74])) - (v403 * live[9]);
    const puma560_friction_pack v405 = (live[13] * live[64]) - (live[5] * live[68]);
    const puma560_friction_pack v406 = (live[13] * live[68]) - (live[5] * live[66]);
    const puma560_friction_pack v407 = (((live[2] * live[51]) + (live[13] * live[142])) + (live[40] * live[143])) - (live[41] * live[144]);
    const puma560_friction_pack v408 = v407 + ((((v403 * live[23]) - (v402 * live[29])) - (live[131] * v401)) - (live[5] * live[141]));
    const puma560_friction_pack v409 = (live[2] * live[53]) - v408;
    const puma560_friction_pack v410 = v409 + (((live[7] * v405) - v404) - (live[14] * v406));
    *(puma560_friction_unaligned *)&P[113U * stride] = -v410;
    *(puma560_friction_unaligned *)&P[114U * stride] = live[133] - live[80];
    const puma560_friction_pack v411 = -(live[153] - (live[2] * (v394 - live[77])));
    *(puma560_friction_unaligned *)&P[117U * stride] = v411;
    *(puma560_friction_unaligned *)&P[123U * stride] = v411;
    const puma560_friction_pack v412 = live[2] * live[85];
    const puma560_friction_pack v413 = (live[13] * live[34]) - (live[5] * live[37]);
    const puma560_friction_pack v414 = ((live[44] * v413) - ((live[115] * live[56]) + (live[73] * live[137]))) - (live[41] * live[148]);
    const puma560_friction_pack v415 = v414 + (((live[34] * v412) - ((live[113] * live[25]) + (live[5] * live[147]))) + (live[114] * live[59]));
    const puma560_friction_pack v416 = ((live[13] * live[17]) - (live[2] * live[75])) + (live[5] * live[10]);
    const puma560_friction_pack v417 = (live[3] * v398) - ((live[15] * v416) + v415);
    const puma560_friction_pack v418 = ((live[113] * live[17]) - (live[115] * live[69])) + (live[114] * live[65]);
    const puma560_friction_pack v419 = ((live[113] * live[10]) + (live[114] * live[69])) - (live[115] * live[67]);
    const puma560_friction_pack v420 = (live[0] * v419) - (live[1] * v418);
    const puma560_friction_pack v421 = (((live[113] * live[30]) + (live[13] * live[147])) - (live[37] * v412)) + (live[115] * live[59]);
    const puma560_friction_pack v422 = (v421 - (live[45] * v413)) + ((live[40] * live[148]) + ((live[73] * live[138]) - (live[114] * live[62])));
    const puma560_friction_pack v423 = (live[3] * v399) - ((live[6] * v416) + v422);
    const puma560_friction_pack v424 = (v420 + (live[0] * v417)) + (live[1] * v423);
    *(puma560_friction_unaligned *)&P[118U * stride] = v424;
    *(puma560_friction_unaligned *)&P[124U * stride] = v424;
    const puma560_friction_pack v425 = (live[5] * live[36]) + (live[13] * live[33]);
    const puma560_friction_pack v426 = (live[40] * live[151]) + (((live[2] * live[105]) - (live[49] * v425)) + (live[73] * live[144]));
    const puma560_friction_pack v427 = v426 + ((((v403 * live[58]) - (live[29] * v401)) + (live[13] * live[150])) - (v402 * live[61]));
    const puma560_friction_pack v428 = (live[13] * live[16]) - (live[5] * live[9]);
    const puma560_friction_pack v429 = ((v401 * live[16]) - (v403 * live[68])) + (v402 * live[64]);
    const puma560_friction_pack v430 = ((v429 + (live[2] * live[104])) - (live[8] * v406)) + (v427 + (live[7] * v428));
    const puma560_friction_pack v431 = (((live[50] * v425) + (live[2] * live[100])) - (live[73] * live[143])) - (live[41] * live[151]);
    const puma560_friction_pack v432 = v431 + ((v403 * live[55]) - (((v402 * live[58]) + (live[23] * v401)) + (live[5] * live[150])));
    const puma560_friction_pack v433 = ((v401 * live[9]) + (v402 * live[68])) - (v403 * live[66]);
    const puma560_friction_pack v434 = ((v433 + (live[2] * live[98])) - (live[14] * v428)) + (v432 + (live[8] * v405));
    const puma560_friction_pack v435 = -((live[0] * v434) + (live[1] * v430));
    *(puma560_friction_unaligned *)&P[119U * stride] = v435;
    *(puma560_friction_unaligned *)&P[125U * stride] = v435;
    *(puma560_friction_unaligned *)&P[120U * stride] = live[168] - live[80];
    const puma560_friction_pack v436 = -live[154];
    *(puma560_friction_unaligned *)&P[127U * stride] = v436;
    *(puma560_friction_unaligned *)&P[128U * stride] = v436;
    const puma560_friction_pack v437 = (live[2] * v397) - ((live[13] * v418) + (live[5] * v419));
    *(puma560_friction_unaligned *)&P[130U * stride] = ((v437 + (live[2] * v400)) + (live[13] * v423)) - (live[5] * v417);
    *(puma560_friction_unaligned *)&P[131U * stride] = ((live[5] * v434) - (live[13] * v430)) - (live[2] * v410);
    *(puma560_friction_unaligned *)&P[132U * stride] = v396 - live[122];
    const puma560_friction_pack v438 = (live[0] * v415) + (live[1] * v422);
    const puma560_friction_pack v439 = live[160] - v438;
    *(puma560_friction_unaligned *)&P[133U * stride] = v439;
    *(puma560_friction_unaligned *)&P[134U * stride] = v439;
    const puma560_friction_pack v440 = (live[13] * v422) - (live[5] * v415);
    *(puma560_friction_unaligned *)&P[135U * stride] = (live[2] * v396) - v440;
    const puma560_friction_pack v441 = (live[15] * v418) + (live[6] * v419);
    *(puma560_friction_unaligned *)&P[136U * stride] = ((v441 + (live[15] * v422)) - (live[6] * v415)) + (live[3] * v397);
    *(puma560_friction_unaligned *)&P[137U * stride] = ((live[15] * v430) - (live[6] * v434)) - (live[3] * v410);
    *(puma560_friction_unaligned *)&P[138U * stride] = v408 - live[128];
    const puma560_friction_pack v442 = (live[0] * v432) + (live[1] * v427);
    const puma560_friction_pack v443 = -(live[164] + v442);
    *(puma560_friction_unaligned *)&P[139U * stride] = v443;
    *(puma560_friction_unaligned *)&P[140U * stride] = v443;
    const puma560_friction_pack v444 = (live[13] * v427) - (live[5] * v432);
    *(puma560_friction_unaligned *)&P[141U * stride] = (live[2] * v408) - v444;
    const puma560_friction_pack v445 = ((live[113] * live[163]) + (live[114] * live[126])) + (live[115] * live[125]);
    *(puma560_friction_unaligned *)&P[142U * stride] = (((live[15] * v427) - v445) - (live[6] * v432)) + (live[3] * v408);
    const puma560_friction_pack v446 = (live[14] * v429) + (live[7] * v433);
    const puma560_friction_pack v447 = v404 + v408;
    *(puma560_friction_unaligned *)&P[143U * stride] = -(((v446 + (live[14] * v427)) + (live[7] * v432)) + (live[8] * v447));
    *(puma560_friction_unaligned *)&P[145U * stride] = live[121] - live[140];
    *(puma560_friction_unaligned *)&P[146U * stride] = live[121] + live[171];
    *(puma560_friction_unaligned *)&P[147U * stride] = live[122] - v397;
    *(puma560_friction_unaligned *)&P[148U * stride] = (live[6] * live[120]) - (live[15] * live[119]);
    const puma560_friction_pack v448 = (live[15] * live[7]) + (live[6] * live[14]);
    const puma560_friction_pack v449 = (live[6] * live[8]) + (live[3] * live[7]);
    const puma560_friction_pack v450 = (live[3] * live[14]) - (live[8] * live[15]);
    const puma560_friction_pack v451 = ((v449 * live[16]) - (v448 * live[74])) - (v450 * live[9]);
    const puma560_friction_pack v452 = (live[15] * live[68]) - (live[6] * live[66]);
    const puma560_friction_pack v453 = (live[15] * live[64]) - (live[6] * live[68]);
    const puma560_friction_pack v454 = (((live[44] * live[144]) - (live[15] * live[142])) - (live[45] * live[143])) + (live[3] * live[51]);
    const puma560_friction_pack v455 = v454 + ((((v450 * live[23]) - (v449 * live[29])) + (live[131] * v448)) + (live[6] * live[141]));
    const puma560_friction_pack v456 = (live[3] * live[53]) - v455;
    const puma560_friction_pack v457 = v456 + (((live[14] * v452) - v451) - (live[7] * v453));
    *(puma560_friction_unaligned *)&P[149U * stride] = -v457;
    *(puma560_friction_unaligned *)&P[150U * stride] = live[91] - live[139];
    *(puma560_friction_unaligned *)&P[151U * stride] = live[149] + live[157];
    const puma560_friction_pack v458 = live[149] + live[175];
    *(puma560_friction_unaligned *)&P[152U * stride] = v458;
    *(puma560_friction_unaligned *)&P[157U * stride] = v458;
    *(puma560_friction_unaligned *)&P[158U * stride] = v458;
    const puma560_friction_pack v459 = -((v420 + (live[159] + (live[2] * live[121]))) - v438);
    *(puma560_friction_unaligned *)&P[153U * stride] = v459;
    *(puma560_friction_unaligned *)&P[159U * stride] = v459;
    const puma560_friction_pack v460 = -((live[3] * live[121]) - (live[82] * live[158]));
    *(puma560_friction_unaligned *)&P[154U * stride] = v460;
    *(puma560_friction_unaligned *)&P[160U * stride] = v460;
    const puma560_friction_pack v461 = (live[15] * live[16]) - (live[6] * live[9]);
    const puma560_friction_pack v462 = (live[6] * live[36]) + (live[15] * live[33]);
    const puma560_friction_pack v463 = (((live[49] * v462) + (live[3] * live[105])) + (live[85] * live[144])) - (live[45] * live[151]);
    const puma560_friction_pack v464 = v463 + ((((v450 * live[58]) + (live[29] * v448)) - (live[15] * live[150])) - (v449 * live[61]));
    const puma560_friction_pack v465 = ((v448 * live[16]) + (v450 * live[68])) - (v449 * live[64]);
    const puma560_friction_pack v466 = v464 - v465;
    const puma560_friction_pack v467 = v466 + (((live[8] * v452) - (live[7] * v461)) + (live[3] * live[104]));
    const puma560_friction_pack v468 = (live[44] * live[151]) + (((live[3] * live[100]) - (live[50] * v462)) - (live[85] * live[143]));
    const puma560_friction_pack v469 = v468 + ((((live[23] * v448) - (v449 * live[58])) + (live[6] * live[150])) + (v450 * live[55]));
    const puma560_friction_pack v470 = ((v448 * live[9]) - (v449 * live[68])) + (v450 * live[66]);
    const puma560_friction_pack v471 = v469 - v470;
    const puma560_friction_pack v472 = v471 + (((live[14] * v461) - (live[8] * v453)) + (live[3] * live[98]));
    const puma560_friction_pack v473 = -((live[0] * v472) + (live[1] * v467));
    *(puma560_friction_unaligned *)&P[155U * stride] = v473;
    *(puma560_friction_unaligned *)&P[161U * stride] = v473;
    *(puma560_friction_unaligned *)&P[156U * stride] = live[91] - live[170];
    *(puma560_friction_unaligned *)&P[162U * stride] = ((live[2] * live[43]) - v396) - live[112];
    const puma560_friction_pack v474 = -(live[155] - v438);
    *(puma560_friction_unaligned *)&P[163U * stride] = v474;
    *(puma560_friction_unaligned *)&P[164U * stride] = v474;
    *(puma560_friction_unaligned *)&P[165U * stride] = v440 - v437;
    *(puma560_friction_unaligned *)&P[166U * stride] = ((live[113] * live[158]) + (live[114] * live[120])) - (live[115] * live[119]);
    *(puma560_friction_unaligned *)&P[167U * stride] = ((live[5] * v472) - (live[13] * v467)) - (live[2] * v457);
    *(puma560_friction_unaligned *)&P[168U * stride] = live[123] + (live[3] * live[43]);
    *(puma560_friction_unaligned *)&P[171U * stride] = -(v441 + (live[3] * live[116]));
    *(puma560_friction_unaligned *)&P[173U * stride] = ((live[15] * v467) - (live[6] * v472)) - (live[3] * v457);
    *(puma560_friction_unaligned *)&P[174U * stride] = live[129] + v455;
    const puma560_friction_pack v475 = (live[0] * v469) + (live[1] * v464);
    const puma560_friction_pack v476 = -(live[166] + v475);
    *(puma560_friction_unaligned *)&P[175U * stride] = v476;
    *(puma560_friction_unaligned *)&P[176U * stride] = v476;
    const puma560_friction_pack v477 = ((live[13] * v464) - (live[2] * v455)) - (live[5] * v469);
    *(puma560_friction_unaligned *)&P[177U * stride] = v445 - v477;
    *(puma560_friction_unaligned *)&P[178U * stride] = ((live[15] * v464) - (live[6] * v469)) + (live[3] * v455);
    const puma560_friction_pack v478 = v451 + v455;
    *(puma560_friction_unaligned *)&P[179U * stride] = -(((live[14] * v466) + (live[8] * v478)) + (live[7] * v471));
    *(puma560_friction_unaligned *)&P[180U * stride] = live[53] - live[52];
    const puma560_friction_pack v479 = live[127] + live[146];
    *(puma560_friction_unaligned *)&P[181U * stride] = -(live[145] + v479);
    *(puma560_friction_unaligned *)&P[182U * stride] = -(live[172] + v479);
    *(puma560_friction_unaligned *)&P[183U * stride] = live[128] - v447;
    *(puma560_friction_unaligned *)&P[184U * stride] = -(live[129] + v478);
    const puma560_friction_pack v480 = (live[14] * live[125]) - (live[7] * live[126]);
    *(puma560_friction_unaligned *)&P[185U * stride] = v480;
    *(puma560_friction_unaligned *)&P[186U * stride] = -(live[96] + live[145]);
    *(puma560_friction_unaligned *)&P[187U * stride] = live[152] + live[162];
    const puma560_friction_pack v481 = live[152] + v390;
    *(puma560_friction_unaligned *)&P[188U * stride] = v481;
    *(puma560_friction_unaligned *)&P[193U * stride] = v481;
    *(puma560_friction_unaligned *)&P[194U * stride] = v481;
    const puma560_friction_pack v482 = (live[164] + ((live[0] * v433) + (live[1] * v429))) + v442;
    *(puma560_friction_unaligned *)&P[189U * stride] = v482;
    *(puma560_friction_unaligned *)&P[195U * stride] = v482;
    const puma560_friction_pack v483 = ((live[0] * v471) - live[165]) + (live[1] * v466);
    *(puma560_friction_unaligned *)&P[190U * stride] = v483;
    *(puma560_friction_unaligned *)&P[196U * stride] = v483;
    const puma560_friction_pack v484 = (live[8] * live[125]) - (live[7] * live[163]);
    const puma560_friction_pack v485 = (live[14] * live[163]) - (live[8] * live[126]);
    const puma560_friction_pack v486 = (live[0] * v485) + (live[1] * v484);
    *(puma560_friction_unaligned *)&P[191U * stride] = v486;
    *(puma560_friction_unaligned *)&P[197U * stride] = v486;
    *(puma560_friction_unaligned *)&P[192U * stride] = -(live[96] + live[172]);
    *(puma560_friction_unaligned *)&P[198U * stride] = v409 - live[118];
    const puma560_friction_pack v487 = live[156] + v442;
    *(puma560_friction_unaligned *)&P[199U * stride] = v487;
    *(puma560_friction_unaligned *)&P[200U * stride] = v487;
    *(puma560_friction_unaligned *)&P[201U * stride] = v444 + (((live[13] * v429) - (live[5] * v433)) - (live[2] * v447));
    *(puma560_friction_unaligned *)&P[202U * stride] = (((live[13] * v466) - v445) - (live[2] * v478)) - (live[5] * v471);
    *(puma560_friction_unaligned *)&P[203U * stride] = ((live[13] * v484) - (live[5] * v485)) + (live[2] * v480);
    *(puma560_friction_unaligned *)&P[204U * stride] = live[124] + v456;
    const puma560_friction_pack v488 = -(live[161] - v475);
    *(puma560_friction_unaligned *)&P[205U * stride] = v488;
    *(puma560_friction_unaligned *)&P[206U * stride] = v488;
    *(puma560_friction_unaligned *)&P[207U * stride] = v477 + (((live[6] * v433) - (live[3] * v404)) - (live[15] * v429));
    *(puma560_friction_unaligned *)&P[208U * stride] = ((live[6] * v471) - (live[15] * v466)) - (live[3] * v478);
    *(puma560_friction_unaligned *)&P[209U * stride] = ((live[6] * v485) - (live[15] * v484)) + (live[3] * v480);
    *(puma560_friction_unaligned *)&P[210U * stride] = -live[130];
    *(puma560_friction_unaligned *)&P[213U * stride] = v446 + (live[8] * v404);
    *(puma560_friction_unaligned *)&P[214U * stride] = ((live[8] * v451) - (live[14] * v465)) - (live[7] * v470);
}

static PUMA560_FRICTION_APART void puma560_friction_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    puma560_friction_pack live[176];
    puma560_friction_pack_inertia_power_block_part1(spacing, prepared, stride, q, P, live);
    puma560_friction_pack_inertia_power_block_part2(spacing, prepared, stride, q, P, live);
    puma560_friction_pack_inertia_power_block_part3(spacing, prepared, stride, q, P, live);
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
