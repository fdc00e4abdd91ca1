/* puma560_friction, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with PUMA560_FRICTION_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the loops in puma560_friction_batch.c. */
#include "puma560_friction_batch.h"

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
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define PUMA560_FRICTION_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define PUMA560_FRICTION_APART __attribute__((noinline, unused))
#endif
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

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
PUMA560_FRICTION_INLINE size_t puma560_friction_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % PUMA560_FRICTION_LANES;

    return (((count % PUMA560_FRICTION_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_flags(const bool *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return -__builtin_convertvector(wide, puma560_friction_mask);
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

PUMA560_FRICTION_INLINE puma560_friction_mask puma560_friction_pack_at_modes(const signed char *x)
{
    const puma560_friction_shorts wide = __builtin_convertvector(*(const puma560_friction_bytes *)x, puma560_friction_shorts);

    return __builtin_convertvector(wide, puma560_friction_mask);
}

/* A block that is not full is filled up with copies of its last state. */
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
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
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

PUMA560_FRICTION_INLINE puma560_friction_pack puma560_friction_pack_sqrt(puma560_friction_pack x)
{
    double one[PUMA560_FRICTION_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < PUMA560_FRICTION_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
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

/* Sine and cosine of an angle within +-205889.0, at most 1 ULP off: the nearest multiple of pi/2 is subtracted in
   three parts, then polynomials, without a branch. That multiple stands in the last bits of a number as large as
   6755399441186816.0; `beyond` collects the bits above them: some are set wherever x is out of range, and some may be just
   inside. `excess` has its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded
   once. */
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
    const puma560_friction_pack rz = r * z;

    const puma560_friction_pack rest = excess + (rz * (0.041666666666666595 + (z * ((-0.0013888888888872975 + (z * 2.480158728880002e-05)) + ((z * z) * ((-2.7557314163976344e-07 + (z * 2.0875698708571764e-09)) + ((z * z) * -1.1358423521403661e-11)))))));

    s.number = r - (excess - (rz * (-0.1666666666666663 + (z * ((0.008333333333322063 + (z * -0.00019841269829542612)) + ((z * z) * ((2.755731360452777e-06 + (z * -2.5050745038046783e-08)) + ((z * z) * 1.5896067523733582e-10))))))));
#if defined(SYMGEN_FUSED) && (defined(__FP_FAST_FMA) || defined(__FMA__) || defined(__aarch64__))
    c.number = 1.0 - (r * ((0.5 * r) - rest));
#else
    const puma560_friction_pack u = 1.0 - (0.5 * z);

    c.number = u + (((1.0 - u) - (0.5 * z)) + (r * rest));
#endif
    const puma560_friction_bits odd = 0ULL - (k.bits & 1ULL);
    const puma560_friction_bits sign = (k.bits << 62) & 0x8000000000000000ULL;
    const puma560_friction_bits swap = ((s.bits ^ c.bits) & odd) ^ sign;

    *beyond |= k.bits ^ 0x4338000000000000ULL;
    s.bits ^= swap;
    c.bits ^= swap ^ (odd & 0x8000000000000000ULL);
    *sine = s.number;
    *cosine = c.number;
}

/* True when no angle was out of range. */
PUMA560_FRICTION_INLINE bool puma560_friction_pack_within(puma560_friction_bits beyond)
{
    return puma560_friction_pack_all((puma560_friction_mask)((beyond >> 18) == 0ULL));
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
    if (!puma560_friction_pack_within(*beyond)) {
        puma560_friction_pack_sincos_beyond(size, angle, sine, cosine);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_inertia_power_block_part1(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_pack v0_angle[6] = {puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[0]), puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[5U * stride])};
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
    live[0] = v0_sine[2];
    live[1] = v0_cosine[2];
    *(puma560_friction_unaligned *)&P[0] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[43U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[80U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[85U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[86U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[129U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[172U * stride] = puma560_friction_pack_splat(0.0);
    *(puma560_friction_unaligned *)&P[215U * stride] = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v12 = (v0_cosine[1] * v0_cosine[0]) - (v0_sine[1] * v0_sine[0]);
    live[2] = v12;
    const puma560_friction_pack v13 = v0_cosine[2] * v12;
    live[3] = v13;
    const puma560_friction_pack v14 = (v0_sine[3] * v0_sine[2]) - (v0_cosine[3] * v13);
    const puma560_friction_pack v15 = (v0_sine[1] * v0_cosine[0]) + (v0_cosine[1] * v0_sine[0]);
    const puma560_friction_pack v16 = v0_cosine[2] * v15;
    live[4] = v16;
    const puma560_friction_pack v17 = (v0_cosine[4] * v16) - (v0_sine[4] * v14);
    live[5] = v17;
    const puma560_friction_pack v18 = v0_cosine[3] * v15;
    const puma560_friction_pack v19 = (v0_cosine[4] * v12) - (v0_sine[4] * v18);
    live[6] = v19;
    const puma560_friction_pack v20 = v19 * v17;
    const puma560_friction_pack v21 = (v0_cosine[4] * v14) + (v0_sine[4] * v16);
    const puma560_friction_pack v22 = (v0_sine[4] * v12) + (v0_cosine[4] * v18);
    const puma560_friction_pack v23 = 0.0003 * v22;
    const puma560_friction_pack v24 = (v0_cosine[3] * v0_sine[2]) + (v0_sine[3] * v13);
    live[7] = v24;
    const puma560_friction_pack v25 = v0_sine[3] * v15;
    live[8] = v25;
    const puma560_friction_pack v26 = v25 * v24;
    const puma560_friction_pack v27 = (v0_sine[5] * v24) + (v0_cosine[5] * v21);
    const puma560_friction_pack v28 = (v0_cosine[5] * v22) - (v0_sine[5] * v25);
    const puma560_friction_pack v29 = 0.00015 * v28;
    const puma560_friction_pack v30 = (v0_sine[5] * v22) + (v0_cosine[5] * v25);
    const puma560_friction_pack v31 = 0.00015 * v30;
    const puma560_friction_pack v32 = (v0_sine[5] * v21) - (v0_cosine[5] * v24);
    const puma560_friction_pack v33 = ((v29 * v27) + (4e-05 * v20)) + (v32 * v31);
    live[9] = v33;
    const puma560_friction_pack v34 = v33 + (((v23 * v21) - (0.0004 * v26)) + (0.0003 * v20));
    live[10] = v34;
    const puma560_friction_pack v35 = 0.0018 * v14;
    const puma560_friction_pack v36 = 0.0013 * v12;
    const puma560_friction_pack v37 = v34 + (((v16 * v36) + (v18 * v35)) - (0.0018 * v26));
    live[11] = v37;
    const puma560_friction_pack v38 = v0_sine[2] * v15;
    live[12] = v38;
    const puma560_friction_pack v39 = v0_sine[2] * v12;
    live[13] = v39;
    const puma560_friction_pack v40 = (v0_sine[3] * v0_cosine[2]) + (v0_cosine[3] * v39);
    const puma560_friction_pack v41 = (v0_cosine[4] * v40) - (v0_sine[4] * v38);
    const puma560_friction_pack v42 = (v0_cosine[3] * v0_cosine[2]) - (v0_sine[3] * v39);
    live[14] = v42;
    const puma560_friction_pack v43 = 0.0004 * v42;
    const puma560_friction_pack v44 = (v0_cosine[4] * v38) + (v0_sine[4] * v40);
    live[15] = v44;
    const puma560_friction_pack v45 = 0.0003 * v44;
    const puma560_friction_pack v46 = (v0_sine[5] * v42) + (v0_cosine[5] * v41);
    const puma560_friction_pack v47 = 4e-05 * v44;
    const puma560_friction_pack v48 = (v0_cosine[5] * v42) - (v0_sine[5] * v41);
    const puma560_friction_pack v49 = 0.00015 * v48;
    const puma560_friction_pack v50 = ((v19 * v47) - (v46 * v29)) + (v30 * v49);
    live[16] = v50;
    const puma560_friction_pack v51 = v50 + ((v19 * v45) + ((v25 * v43) - (v41 * v23)));
    live[17] = v51;
    const puma560_friction_pack v52 = 0.0018 * v40;
    const puma560_friction_pack v53 = 0.0018 * v42;
    const puma560_friction_pack v54 = v51 + (((v38 * v36) - (v18 * v52)) + (v25 * v53));
    live[18] = v54;
    const puma560_friction_pack v55 = 0.066 * v13;
    const puma560_friction_pack v56 = 0.066 * v39;
    const puma560_friction_pack v57 = v0_cosine[2] * v16;
    const puma560_friction_pack v58 = v0_sine[2] * v38;
    const puma560_friction_pack v59 = v58 + v57;
    live[19] = v59;
    const puma560_friction_pack v60 = v12 * v59;
    live[20] = v60;
    const puma560_friction_pack v61 = (v0_sine[2] * v54) + ((0.0125 * v60) - ((v38 * v56) + (v16 * v55)));
    const puma560_friction_pack v62 = v61 + (v0_cosine[2] * v37);
    live[21] = v62;
    const puma560_friction_pack v63 = 2.0 * v62;
    const puma560_friction_pack v64 = 0.4318 * v0_cosine[1];
    const puma560_friction_pack v65 = v0_cosine[2] * v64;
    const puma560_friction_pack v66 = (v65 + (0.15005 * v0_sine[2])) + (0.0203 * v13);
    const puma560_friction_pack v67 = (0.4318 * v16) - v66;
    const puma560_friction_pack v68 = (0.09 * v67) + (0.0028799999999999997 * v17);
    live[22] = v68;
    const puma560_friction_pack v69 = 0.67183 + (0.4318 * v0_sine[1]);
    live[23] = v69;
    const puma560_friction_pack v70 = (0.0203 * v15) + v69;
    live[24] = v70;
    const puma560_friction_pack v71 = (0.4318 * v12) + v70;
    live[25] = v71;
    const puma560_friction_pack v72 = v71 + (0.032 * v19);
    live[26] = v72;
    const puma560_friction_pack v73 = v72 * v68;
    live[27] = v73;
    const puma560_friction_pack v74 = 0.34 * v67;
    const puma560_friction_pack v75 = v73 + (v71 * v74);
    live[28] = v75;
    const puma560_friction_pack v76 = (0.4508 * v16) - v66;
    const puma560_friction_pack v77 = (0.369656 * v12) + (0.82 * v70);
    live[29] = v77;
    const puma560_friction_pack v78 = v75 + (v77 * v76);
    live[30] = v78;
    const puma560_friction_pack v79 = v0_sine[2] * v64;
    const puma560_friction_pack v80 = (v79 - (0.15005 * v0_cosine[2])) + (0.0203 * v39);
    const puma560_friction_pack v81 = (0.4318 * v38) - v80;
    const puma560_friction_pack v82 = v81 + (0.032 * v44);
    live[31] = v82;
    const puma560_friction_pack v83 = 0.09 * v82;
    live[32] = v83;
    const puma560_friction_pack v84 = v72 * v83;
    live[33] = v84;
    const puma560_friction_pack v85 = 0.34 * v81;
    const puma560_friction_pack v86 = v84 + (v71 * v85);
    live[34] = v86;
    const puma560_friction_pack v87 = (0.4508 * v38) - v80;
    const puma560_friction_pack v88 = v86 + (v77 * v87);
    live[35] = v88;
    const puma560_friction_pack v89 = (v65 + (0.16415 * v0_sine[2])) - (0.07 * v16);
    const puma560_friction_pack v90 = (v79 - (0.16415 * v0_cosine[2])) - (0.07 * v38);
    const puma560_friction_pack v91 = (0.336 * v12) + (4.8 * v69);
    live[36] = v91;
    const puma560_friction_pack v92 = ((v91 * ((v0_sine[2] * v90) + (v0_cosine[2] * v89))) - (v0_sine[2] * v88)) - (v0_cosine[2] * v78);
    const puma560_friction_pack v93 = v74 + v68;
    live[37] = v93;
    const puma560_friction_pack v94 = 0.82 * v76;
    const puma560_friction_pack v95 = v93 + v94;
    live[38] = v95;
    const puma560_friction_pack v96 = 4.8 * v89;
    const puma560_friction_pack v97 = v96 - v95;
    live[39] = v97;
    const puma560_friction_pack v98 = 0.67183 * v0_cosine[2];
    live[40] = v98;
    const puma560_friction_pack v99 = v83 + v85;
    live[41] = v99;
    const puma560_friction_pack v100 = 0.82 * v87;
    const puma560_friction_pack v101 = v99 + v100;
    live[42] = v101;
    const puma560_friction_pack v102 = 4.8 * v90;
    const puma560_friction_pack v103 = v102 - v101;
    live[43] = v103;
    const puma560_friction_pack v104 = 0.67183 * v0_sine[2];
    live[44] = v104;
    const puma560_friction_pack v105 = v0_sine[2] * v0_sine[2];
    const puma560_friction_pack v106 = v0_cosine[2] * v0_cosine[2];
    const puma560_friction_pack v107 = v106 + v105;
    live[45] = v107;
    const puma560_friction_pack v108 = v0_cosine[1] * v107;
    const puma560_friction_pack v109 = (0.068 * v108) - ((0.006 * v0_sine[1]) * v107);
    const puma560_friction_pack v110 = ((((0.10439999999999999 * v0_cosine[1]) + (1.1832 * v0_sine[1])) * v109) - (v104 * v103)) - (v98 * v97);
    const puma560_friction_pack v111 = v92 + v110;
    live[46] = v111;
    const puma560_friction_pack v112 = v0_sine[1] * v108;
    live[47] = v112;
    *(puma560_friction_unaligned *)&P[stride] = -(v63 + (v111 + (0.788 * v112)));
    const puma560_friction_pack v113 = v0_sine[2] * v69;
    live[48] = v113;
    const puma560_friction_pack v114 = v0_cosine[2] * v69;
    live[49] = v114;
    const puma560_friction_pack v115 = ((v113 * v103) - v92) + (v114 * v97);
    live[50] = v115;
    *(puma560_friction_unaligned *)&P[12U * stride] = v115;
    *(puma560_friction_unaligned *)&P[2U * stride] = v115 - v63;
    const puma560_friction_pack v116 = (v38 * v37) - (v16 * v54);
    live[51] = v116;
    const puma560_friction_pack v117 = (v12 * v80) + (v38 * v70);
    live[52] = v117;
    const puma560_friction_pack v118 = (v12 * v66) + (v16 * v70);
    live[53] = v118;
    const puma560_friction_pack v119 = ((v38 * v78) + ((v118 * v101) - (v117 * v95))) - (v16 * v88);
    live[54] = v119;
    *(puma560_friction_unaligned *)&P[18U * stride] = v119;
    *(puma560_friction_unaligned *)&P[3U * stride] = v119 - (2.0 * v116);
    const puma560_friction_pack v120 = (v42 * v34) + (v24 * v51);
    const puma560_friction_pack v121 = (v25 * v81) - (v42 * v71);
    live[55] = v121;
    const puma560_friction_pack v122 = (v25 * v67) + (v24 * v71);
    live[56] = v122;
    const puma560_friction_pack v123 = (((v122 * v99) - (v121 * v93)) - (v24 * v86)) - (v42 * v75);
    const puma560_friction_pack v124 = v120 + v123;
    *(puma560_friction_unaligned *)&P[144U * stride] = v124;
    *(puma560_friction_unaligned *)&P[4U * stride] = -(v120 + v124);
    const puma560_friction_pack v125 = (v44 * v33) - (v17 * v50);
    live[57] = v125;
    const puma560_friction_pack v126 = (v71 * v44) - (v19 * v81);
    live[58] = v126;
    const puma560_friction_pack v127 = (v19 * v67) - (v71 * v17);
    live[59] = v127;
    const puma560_friction_pack v128 = (v83 * v127) + (v68 * v126);
    live[60] = v128;
    const puma560_friction_pack v129 = (v44 * v68) - (v17 * v83);
    live[61] = v129;
    const puma560_friction_pack v130 = (v72 * v129) - v128;
    live[62] = v130;
    *(puma560_friction_unaligned *)&P[30U * stride] = v130;
    const puma560_friction_pack v131 = v130 - v125;
    live[63] = v131;
    *(puma560_friction_unaligned *)&P[5U * stride] = v131 - v125;
    *(puma560_friction_unaligned *)&P[6U * stride] = -v111;
    const puma560_friction_pack v132 = 0.0003 * v41;
    const puma560_friction_pack v133 = 0.00015 * v46;
    const puma560_friction_pack v134 = ((v44 * v47) + (v48 * v49)) + (v46 * v133);
    live[64] = v134;
    const puma560_friction_pack v135 = v134 + (((v44 * v45) + (v42 * v43)) + (v41 * v132));
    live[65] = v135;
    const puma560_friction_pack v136 = v38 * v38;
    const puma560_friction_pack v137 = v135 + (((v40 * v52) + (0.0013 * v136)) + (v42 * v53));
    live[66] = v137;
    const puma560_friction_pack v138 = v17 * v17;
    const puma560_friction_pack v139 = v24 * v24;
    const puma560_friction_pack v140 = (4e-05 * v138) + (0.00015 * ((v27 * v27) + (v32 * v32)));
    live[67] = v140;
    const puma560_friction_pack v141 = v140 + ((0.0004 * v139) + (0.0003 * (v138 + (v21 * v21))));
    live[68] = v141;
    const puma560_friction_pack v142 = v16 * v16;
    const puma560_friction_pack v143 = v141 + (((0.0013 * v142) + (v14 * v35)) + (0.0018 * v139));
    live[69] = v143;
    const puma560_friction_pack v144 = v143 - v137;
    const puma560_friction_pack v145 = v136 - v142;
    const puma560_friction_pack v146 = v0_cosine[2] * v0_sine[2];
    const puma560_friction_pack v147 = v146 * ((((v39 * v56) - (v13 * v55)) + (0.0125 * v145)) - v144);
    const puma560_friction_pack v148 = ((v17 * v47) + (v32 * v49)) - (v27 * v133);
    live[70] = v148;
    const puma560_friction_pack v149 = v148 + (((v17 * v45) - (v24 * v43)) - (v21 * v132));
    live[71] = v149;
    const puma560_friction_pack v150 = v38 * v16;
    const puma560_friction_pack v151 = (((v14 * v52) - (0.0013 * v150)) + (v24 * v53)) - v149;
    live[72] = v151;
    const puma560_friction_pack v152 = v105 - v106;
    const puma560_friction_pack v153 = (v152 * (((v13 * v56) + (0.0125 * v150)) - v151)) - v147;
    live[73] = v153;
    *(puma560_friction_unaligned *)&P[37U * stride] = v153;
    *(puma560_friction_unaligned *)&P[38U * stride] = v153;
    *(puma560_friction_unaligned *)&P[73U * stride] = v153;
    *(puma560_friction_unaligned *)&P[74U * stride] = v153;
    const puma560_friction_pack v154 = (v67 + (0.032 * v17)) * v68;
    live[74] = v154;
    const puma560_friction_pack v155 = v154 + (v67 * v74);
    live[75] = v155;
    const puma560_friction_pack v156 = v155 + (v76 * v94);
    live[76] = v156;
    const puma560_friction_pack v157 = v82 * v83;
    live[77] = v157;
    const puma560_friction_pack v158 = v157 + (v81 * v85);
    live[78] = v158;
    const puma560_friction_pack v159 = v158 + (v87 * v100);
    live[79] = v159;
    const puma560_friction_pack v160 = v146 * ((v159 + ((v90 * v102) - (v89 * v96))) - v156);
    const puma560_friction_pack v161 = v82 * v68;
    live[80] = v161;
    const puma560_friction_pack v162 = v161 + (v81 * v74);
    live[81] = v162;
    const puma560_friction_pack v163 = v162 + (v87 * v94);
    live[82] = v163;
    const puma560_friction_pack v164 = (v160 - (v152 * (v163 + (v90 * v96)))) + v153;
    *(puma560_friction_unaligned *)&P[7U * stride] = v164 - ((3.9585 * v107) * v109);
    const puma560_friction_pack v165 = v64 * v107;
    live[83] = v165;
    const puma560_friction_pack v166 = -((-v164) - (v165 * ((v0_sine[2] * v97) - (v0_cosine[2] * v103))));
    *(puma560_friction_unaligned *)&P[8U * stride] = v166;
    *(puma560_friction_unaligned *)&P[13U * stride] = v166;
    *(puma560_friction_unaligned *)&P[14U * stride] = v166;
    const puma560_friction_pack v167 = (v0_sine[2] * v151) + (v0_cosine[2] * v137);
    live[84] = v167;
    const puma560_friction_pack v168 = (v0_sine[2] * v143) + (v0_cosine[2] * v151);
    live[85] = v168;
    const puma560_friction_pack v169 = (v38 * v168) + (v16 * v167);
    live[86] = v169;
    const puma560_friction_pack v170 = (v39 * v54) + (v13 * v37);
    const puma560_friction_pack v171 = v19 * v19;
    const puma560_friction_pack v172 = v25 * v25;
    const puma560_friction_pack v173 = ((v28 * v29) + (4e-05 * v171)) + (v30 * v31);
    live[87] = v173;
    const puma560_friction_pack v174 = v173 + (((v22 * v23) + (0.0004 * v172)) + (0.0003 * v171));
    live[88] = v174;
    const puma560_friction_pack v175 = v174 + ((v12 * v36) + (0.0018 * (v172 + (v18 * v18))));
    live[89] = v175;
    const puma560_friction_pack v176 = (v59 * v175) - v170;
    live[90] = v176;
    const puma560_friction_pack v177 = (v38 * v66) - (v16 * v80);
    live[91] = v177;
    const puma560_friction_pack v178 = (v177 * v101) - (v16 * v159);
    const puma560_friction_pack v179 = (v38 * v156) + (v177 * v95);
    const puma560_friction_pack v180 = (v0_sine[2] * v16) + (v0_cosine[2] * v38);
    const puma560_friction_pack v181 = ((v0_sine[2] * v179) - (v180 * v163)) - (v0_cosine[2] * v178);
    const puma560_friction_pack v182 = -((v181 + v176) - v169);
    *(puma560_friction_unaligned *)&P[9U * stride] = v182;
    *(puma560_friction_unaligned *)&P[15U * stride] = v182;
    const puma560_friction_pack v183 = v42 * v149;
    const puma560_friction_pack v184 = v183 + (v24 * v135);
    const puma560_friction_pack v185 = v24 * v149;
    const puma560_friction_pack v186 = v185 + (v42 * v141);
    const puma560_friction_pack v187 = (v0_sine[2] * v186) - (v0_cosine[2] * v184);
    live[92] = v187;
    const puma560_friction_pack v188 = (v24 * v81) + (v42 * v67);
    live[93] = v188;
    const puma560_friction_pack v189 = ((v188 * v99) - (v42 * v162)) - (v24 * v158);
    const puma560_friction_pack v190 = ((v188 * v93) - (v42 * v155)) - (v24 * v162);
    const puma560_friction_pack v191 = (v0_sine[2] * v190) - (v0_cosine[2] * v189);
    const puma560_friction_pack v192 = (v0_sine[2] * v42) - (v0_cosine[2] * v24);
    live[94] = v192;
    const puma560_friction_pack v193 = v0_sine[2] * v25;
    live[95] = v193;
    const puma560_friction_pack v194 = v0_cosine[2] * v25;
    live[96] = v194;
    const puma560_friction_pack v195 = ((v193 * v51) - (v192 * v174)) + (v194 * v34);
    live[97] = v195;
    const puma560_friction_pack v196 = (v195 + v191) + v187;
    *(puma560_friction_unaligned *)&P[10U * stride] = v196;
    *(puma560_friction_unaligned *)&P[16U * stride] = v196;
    const puma560_friction_pack v197 = v44 * v148;
    live[98] = v197;
    const puma560_friction_pack v198 = v197 - (v17 * v134);
    live[99] = v198;
    const puma560_friction_pack v199 = v17 * v148;
    live[100] = v199;
    const puma560_friction_pack v200 = (v44 * v140) - v199;
    live[101] = v200;
    const puma560_friction_pack v201 = (v0_sine[2] * v200) - (v0_cosine[2] * v198);
    live[102] = v201;
    const puma560_friction_pack v202 = v19 * v50;
    live[103] = v202;
    const puma560_friction_pack v203 = (v44 * v173) - v202;
    live[104] = v203;
    const puma560_friction_pack v204 = (v44 * v67) - (v81 * v17);
    live[105] = v204;
    const puma560_friction_pack v205 = v68 * v204;
    live[106] = v205;
    const puma560_friction_pack v206 = ((v44 * v154) - v205) - (v17 * v161);
    live[107] = v206;
    const puma560_friction_pack v207 = v206 + v203;
    const puma560_friction_pack v208 = v19 * v33;
    live[108] = v208;
    const puma560_friction_pack v209 = (v17 * v173) - v208;
    live[109] = v209;
    const puma560_friction_pack v210 = v83 * v204;
    live[110] = v210;
    const puma560_friction_pack v211 = (v82 * v129) - v210;
    live[111] = v211;
    const puma560_friction_pack v212 = v211 - v209;
    const puma560_friction_pack v213 = -(((v0_sine[2] * v207) - v201) - (v0_cosine[2] * v212));
    *(puma560_friction_unaligned *)&P[11U * stride] = v213;
    *(puma560_friction_unaligned *)&P[17U * stride] = v213;
    const puma560_friction_pack v214 = (v170 - (v180 * v151)) + ((v58 * v137) + (v57 * v143));
    live[112] = v214;
    const puma560_friction_pack v215 = -(v181 + v214);
    *(puma560_friction_unaligned *)&P[19U * stride] = v215;
    *(puma560_friction_unaligned *)&P[20U * stride] = v215;
    const puma560_friction_pack v216 = (v12 * v116) + ((v150 * v144) - (v145 * v151));
    *(puma560_friction_unaligned *)&P[126U * stride] = v216;
    *(puma560_friction_unaligned *)&P[21U * stride] = ((v12 * v119) + (((v38 * v178) + (v145 * v163)) + (v16 * v179))) - v216;
    const puma560_friction_pack v217 = ((v12 * v120) + (v38 * v184)) + (v16 * v186);
    live[113] = v217;
    const puma560_friction_pack v218 = v38 * v25;
    live[114] = v218;
    const puma560_friction_pack v219 = (v16 * v42) + (v38 * v24);
    live[115] = v219;
    const puma560_friction_pack v220 = v219 * v174;
    live[116] = v220;
    const puma560_friction_pack v221 = v25 * v16;
    live[117] = v221;
    const puma560_friction_pack v222 = (v38 * v189) + (v16 * v190);
    *(puma560_friction_unaligned *)&P[22U * stride] = ((((v220 + (v218 * v34)) - (v221 * v51)) - (v12 * v124)) - v222) - v217;
    const puma560_friction_pack v223 = ((v12 * v125) + (v38 * v198)) + (v16 * v200);
    live[118] = v223;
    *(puma560_friction_unaligned *)&P[23U * stride] = ((v12 * v131) - v223) + ((v38 * v212) + (v16 * v207));
    *(puma560_friction_unaligned *)&P[24U * stride] = -v123;
    const puma560_friction_pack v224 = (v183 + (v25 * v34)) - (v24 * v141);
    live[119] = v224;
    const puma560_friction_pack v225 = ((v42 * v135) - v185) + (v25 * v51);
    live[120] = v225;
    const puma560_friction_pack v226 = (v0_sine[2] * v225) + (v0_cosine[2] * v224);
    live[121] = v226;
    const puma560_friction_pack v227 = v191 - v226;
    *(puma560_friction_unaligned *)&P[25U * stride] = v227;
    *(puma560_friction_unaligned *)&P[26U * stride] = v227;
    const puma560_friction_pack v228 = (v38 * v224) - (v16 * v225);
    live[122] = v228;
    *(puma560_friction_unaligned *)&P[27U * stride] = -(v228 + (v222 + (v12 * v123)));
    const puma560_friction_pack v229 = ((v42 * v184) + (v25 * v120)) - (v24 * v186);
    *(puma560_friction_unaligned *)&P[168U * stride] = v229;
    *(puma560_friction_unaligned *)&P[28U * stride] = (((v24 * v190) - (v42 * v189)) - (v25 * v123)) - v229;
    const puma560_friction_pack v230 = ((v42 * v198) + (v25 * v125)) - (v24 * v200);
    live[123] = v230;
    *(puma560_friction_unaligned *)&P[29U * stride] = ((v42 * v212) - v230) + ((v25 * v131) - (v24 * v207));
}

static PUMA560_FRICTION_APART void puma560_friction_pack_inertia_power_block_part2(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    const puma560_friction_pack v231 = (live[108] + (live[5] * live[67])) + live[98];
    live[124] = v231;
    const puma560_friction_pack v232 = (live[103] + (live[15] * live[64])) + live[100];
    live[125] = v232;
    const puma560_friction_pack v233 = (live[0] * v232) + (live[1] * v231);
    const puma560_friction_pack v234 = -(v233 + ((live[0] * live[107]) - (live[1] * live[111])));
    *(puma560_friction_unaligned *)&P[31U * stride] = v234;
    *(puma560_friction_unaligned *)&P[32U * stride] = v234;
    const puma560_friction_pack v235 = (live[12] * v231) - (live[4] * v232);
    live[126] = v235;
    *(puma560_friction_unaligned *)&P[33U * stride] = (((live[2] * live[62]) + (live[12] * live[111])) + (live[4] * live[107])) - v235;
    const puma560_friction_pack v236 = (live[14] * v231) + (live[7] * v232);
    live[127] = v236;
    *(puma560_friction_unaligned *)&P[34U * stride] = (((live[14] * live[111]) + (live[8] * live[62])) - (live[7] * live[107])) - v236;
    const puma560_friction_pack v237 = ((live[15] * live[99]) + (live[5] * live[101])) + (live[6] * live[57]);
    *(puma560_friction_unaligned *)&P[210U * stride] = v237;
    *(puma560_friction_unaligned *)&P[35U * stride] = (((live[15] * live[111]) + (live[5] * live[107])) + (live[6] * live[62])) - v237;
    *(puma560_friction_unaligned *)&P[36U * stride] = (live[46] + (0.394 * live[47])) + live[21];
    const puma560_friction_pack v238 = (live[0] * live[52]) + (live[1] * live[53]);
    const puma560_friction_pack v239 = 0.09 * live[26];
    live[128] = v239;
    const puma560_friction_pack v240 = 0.34 * live[25];
    const puma560_friction_pack v241 = v239 + v240;
    live[129] = v241;
    const puma560_friction_pack v242 = live[29] + v241;
    const puma560_friction_pack v243 = v242 - 0.8397875;
    const puma560_friction_pack v244 = (live[2] * live[42]) - (live[12] * v242);
    const puma560_friction_pack v245 = (live[2] * live[38]) - (live[4] * v242);
    const puma560_friction_pack v246 = live[26] * v239;
    live[130] = v246;
    const puma560_friction_pack v247 = v246 + (live[25] * v240);
    live[131] = v247;
    const puma560_friction_pack v248 = ((live[19] * v247) + (live[29] * ((0.4508 * live[20]) + (live[24] * live[19])))) - (live[13] * live[35]);
    const puma560_friction_pack v249 = v248 - (live[3] * live[30]);
    const puma560_friction_pack v250 = v249 + (((live[44] * v244) - (v238 * v243)) + (live[40] * v245));
    live[132] = v250;
    const puma560_friction_pack v251 = live[90] - v250;
    live[133] = v251;
    *(puma560_friction_unaligned *)&P[39U * stride] = live[86] - v251;
    const puma560_friction_pack v252 = ((live[95] * live[34]) - (live[94] * v247)) + (live[96] * live[28]);
    const puma560_friction_pack v253 = (live[0] * live[55]) + (live[1] * live[56]);
    const puma560_friction_pack v254 = v241 - 0.28888690000000006;
    const puma560_friction_pack v255 = (live[8] * live[41]) - (live[14] * v241);
    const puma560_friction_pack v256 = (live[8] * live[37]) + (live[7] * v241);
    const puma560_friction_pack v257 = (((live[44] * v255) + (v254 * v253)) + (live[40] * v256)) - v252;
    const puma560_friction_pack v258 = live[92] + v257;
    live[134] = v258;
    *(puma560_friction_unaligned *)&P[40U * stride] = live[97] + v258;
    const puma560_friction_pack v259 = (live[0] * live[58]) - (live[1] * live[59]);
    const puma560_friction_pack v260 = v239 - 0.0604647;
    const puma560_friction_pack v261 = (live[5] * v239) - (live[6] * live[22]);
    const puma560_friction_pack v262 = (live[15] * v239) - (live[6] * live[32]);
    const puma560_friction_pack v263 = (live[0] * live[15]) + (live[1] * live[5]);
    const puma560_friction_pack v264 = (live[0] * live[32]) + (live[1] * live[22]);
    const puma560_friction_pack v265 = live[6] * v264;
    const puma560_friction_pack v266 = (live[26] * v265) - (v246 * v263);
    const puma560_friction_pack v267 = v266 + (((live[44] * v262) + (live[40] * v261)) + (v260 * v259));
    const puma560_friction_pack v268 = live[102] - v267;
    live[135] = v268;
    const puma560_friction_pack v269 = live[0] * live[6];
    const puma560_friction_pack v270 = live[1] * live[6];
    const puma560_friction_pack v271 = ((v269 * live[16]) - (v263 * live[87])) + (v270 * live[9]);
    live[136] = v271;
    *(puma560_friction_unaligned *)&P[41U * stride] = v271 + v268;
    const puma560_friction_pack v272 = -live[73];
    *(puma560_friction_unaligned *)&P[42U * stride] = v272;
    *(puma560_friction_unaligned *)&P[48U * stride] = v272;
    *(puma560_friction_unaligned *)&P[78U * stride] = v272;
    *(puma560_friction_unaligned *)&P[84U * stride] = v272;
    const puma560_friction_pack v273 = (live[0] * (live[44] - live[48])) + (live[1] * (live[40] - live[49]));
    const puma560_friction_pack v274 = live[45] * (-(live[83] * ((4.0645715000000004 - live[36]) - v242)));
    const puma560_friction_pack v275 = v274 + (v273 * ((live[0] * live[43]) + (live[1] * live[39])));
    *(puma560_friction_unaligned *)&P[79U * stride] = v275;
    const puma560_friction_pack v276 = -v275;
    *(puma560_friction_unaligned *)&P[44U * stride] = v276;
    *(puma560_friction_unaligned *)&P[49U * stride] = v276;
    *(puma560_friction_unaligned *)&P[50U * stride] = v276;
    const puma560_friction_pack v277 = ((live[3] * live[85]) - (live[13] * live[84])) - (live[19] * ((live[0] * live[11]) - (live[1] * live[18])));
    const puma560_friction_pack v278 = -v277;
    const puma560_friction_pack v279 = live[1] * live[91];
    const puma560_friction_pack v280 = (live[0] * live[42]) + (live[1] * live[38]);
    const puma560_friction_pack v281 = (live[12] * live[38]) - (live[4] * live[42]);
    const puma560_friction_pack v282 = ((live[13] * live[79]) + (live[3] * live[82])) - (live[19] * live[35]);
    const puma560_friction_pack v283 = v282 + (((live[52] * v280) + (v279 * v243)) - (live[40] * v281));
    const puma560_friction_pack v284 = ((live[13] * live[82]) + (live[3] * live[76])) - (live[19] * live[30]);
    const puma560_friction_pack v285 = live[0] * live[91];
    const puma560_friction_pack v286 = (((v285 * v243) - (live[44] * v281)) - (live[53] * v280)) - v284;
    const puma560_friction_pack v287 = (live[0] * v286) + (live[1] * v283);
    const puma560_friction_pack v288 = v287 - v278;
    *(puma560_friction_unaligned *)&P[115U * stride] = v288;
    const puma560_friction_pack v289 = v278 - v288;
    *(puma560_friction_unaligned *)&P[45U * stride] = v289;
    *(puma560_friction_unaligned *)&P[51U * stride] = v289;
    const puma560_friction_pack v290 = live[95] * live[71];
    const puma560_friction_pack v291 = (live[0] * live[10]) - (live[1] * live[17]);
    const puma560_friction_pack v292 = (live[14] * v291) + ((live[96] * live[65]) - v290);
    const puma560_friction_pack v293 = (live[0] * live[41]) + (live[1] * live[37]);
    const puma560_friction_pack v294 = (((live[94] * live[28]) - (live[96] * live[75])) - (live[95] * live[81])) + (live[56] * v293);
    const puma560_friction_pack v295 = live[0] * live[93];
    const puma560_friction_pack v296 = (live[7] * live[41]) + (live[14] * live[37]);
    const puma560_friction_pack v297 = ((live[44] * v296) + (v254 * v295)) - v294;
    const puma560_friction_pack v298 = v292 + v297;
    const puma560_friction_pack v299 = live[96] * live[71];
    const puma560_friction_pack v300 = ((live[94] * live[17]) - v299) - (live[95] * live[65]);
    const puma560_friction_pack v301 = ((live[94] * live[10]) - v290) - (live[96] * live[68]);
    const puma560_friction_pack v302 = (live[0] * v301) - (live[1] * v300);
    live[137] = v302;
    const puma560_friction_pack v303 = (live[7] * v291) + ((live[95] * live[68]) - v299);
    const puma560_friction_pack v304 = live[1] * live[93];
    const puma560_friction_pack v305 = (((live[94] * live[34]) - (live[95] * live[78])) - (live[96] * live[81])) + (live[55] * v293);
    const puma560_friction_pack v306 = v305 + ((live[40] * v296) + (v254 * v304));
    const puma560_friction_pack v307 = v303 - v306;
    const puma560_friction_pack v308 = (v302 + (live[0] * v298)) - (live[1] * v307);
    *(puma560_friction_unaligned *)&P[46U * stride] = v308;
    *(puma560_friction_unaligned *)&P[52U * stride] = v308;
    const puma560_friction_pack v309 = (live[0] * live[9]) - (live[1] * live[16]);
    const puma560_friction_pack v310 = live[6] * live[70];
    live[138] = v310;
    const puma560_friction_pack v311 = live[6] * live[67];
    live[139] = v311;
    const puma560_friction_pack v312 = ((live[0] * v311) - (live[1] * v310)) - (live[5] * v309);
    const puma560_friction_pack v313 = ((live[58] * v264) - (v263 * live[33])) + (live[31] * v265);
    const puma560_friction_pack v314 = live[105] * v260;
    const puma560_friction_pack v315 = ((live[40] * live[61]) + (live[1] * v314)) - v313;
    const puma560_friction_pack v316 = v315 - v312;
    const puma560_friction_pack v317 = live[6] * live[64];
    live[140] = v317;
    const puma560_friction_pack v318 = ((live[0] * v310) - (live[1] * v317)) - (live[15] * v309);
    const puma560_friction_pack v319 = (((v263 * live[27]) - (v270 * live[74])) - (v269 * live[80])) + (live[59] * v264);
    const puma560_friction_pack v320 = ((live[44] * live[61]) + (live[0] * v314)) - v319;
    const puma560_friction_pack v321 = v320 - v318;
    const puma560_friction_pack v322 = ((v263 * live[16]) - (v269 * live[64])) - (v270 * live[70]);
    const puma560_friction_pack v323 = ((v263 * live[9]) - (v270 * live[67])) - (v269 * live[70]);
    const puma560_friction_pack v324 = (live[0] * v323) - (live[1] * v322);
    live[141] = v324;
    const puma560_friction_pack v325 = (v324 + (live[0] * v321)) + (live[1] * v316);
    *(puma560_friction_unaligned *)&P[47U * stride] = v325;
    *(puma560_friction_unaligned *)&P[53U * stride] = v325;
    *(puma560_friction_unaligned *)&P[54U * stride] = live[112] + v250;
    const puma560_friction_pack v326 = -v287;
    *(puma560_friction_unaligned *)&P[55U * stride] = v326;
    *(puma560_friction_unaligned *)&P[56U * stride] = v326;
    const puma560_friction_pack v327 = (live[12] * live[66]) - (live[4] * live[72]);
    live[142] = v327;
    const puma560_friction_pack v328 = live[19] * ((live[12] * live[18]) + (live[4] * live[11]));
    live[143] = v328;
    const puma560_friction_pack v329 = (live[12] * live[72]) - (live[4] * live[69]);
    live[144] = v329;
    const puma560_friction_pack v330 = ((v328 - (live[13] * v327)) + (live[3] * v329)) + (live[2] * live[90]);
    *(puma560_friction_unaligned *)&P[127U * stride] = v330;
    *(puma560_friction_unaligned *)&P[128U * stride] = v330;
    *(puma560_friction_unaligned *)&P[57U * stride] = (((live[2] * v250) - (live[12] * v283)) + (live[4] * v286)) - v330;
    const puma560_friction_pack v331 = ((live[2] * live[97]) - (live[12] * v300)) - (live[4] * v301);
    live[145] = v331;
    *(puma560_friction_unaligned *)&P[58U * stride] = ((v331 + (live[2] * v258)) - (live[12] * v307)) - (live[4] * v298);
    const puma560_friction_pack v332 = ((live[2] * v271) - (live[12] * v322)) - (live[4] * v323);
    live[146] = v332;
    *(puma560_friction_unaligned *)&P[59U * stride] = ((v332 + (live[2] * v268)) + (live[12] * v316)) - (live[4] * v321);
    const puma560_friction_pack v333 = live[121] + v257;
    live[147] = v333;
    *(puma560_friction_unaligned *)&P[60U * stride] = v333;
    const puma560_friction_pack v334 = (live[0] * v297) + (live[1] * v306);
    live[148] = v334;
    *(puma560_friction_unaligned *)&P[61U * stride] = v334;
    *(puma560_friction_unaligned *)&P[62U * stride] = v334;
    const puma560_friction_pack v335 = ((live[14] * live[17]) + (live[8] * live[88])) - (live[7] * live[10]);
    live[149] = v335;
    const puma560_friction_pack v336 = ((live[13] * live[120]) - (live[19] * v335)) + (live[3] * live[119]);
    live[150] = v336;
    *(puma560_friction_unaligned *)&P[63U * stride] = (v336 - (live[4] * v297)) + ((live[2] * v257) + (live[12] * v306));
    const puma560_friction_pack v337 = ((live[14] * v300) - (live[8] * live[97])) - (live[7] * v301);
    *(puma560_friction_unaligned *)&P[169U * stride] = v337;
    *(puma560_friction_unaligned *)&P[170U * stride] = v337;
    *(puma560_friction_unaligned *)&P[64U * stride] = (((live[14] * v306) + (live[8] * v257)) + (live[7] * v297)) - v337;
    const puma560_friction_pack v338 = ((live[14] * v322) - (live[8] * v271)) - (live[7] * v323);
    live[151] = v338;
    *(puma560_friction_unaligned *)&P[65U * stride] = (((live[14] * v316) - v338) + (live[8] * v268)) + (live[7] * v321);
    const puma560_friction_pack v339 = v233 - v267;
    live[152] = v339;
    *(puma560_friction_unaligned *)&P[66U * stride] = v339;
    const puma560_friction_pack v340 = (live[0] * v320) + (live[1] * v315);
    live[153] = v340;
    *(puma560_friction_unaligned *)&P[67U * stride] = v340;
    *(puma560_friction_unaligned *)&P[68U * stride] = v340;
    const puma560_friction_pack v341 = ((live[15] * live[16]) + (live[6] * live[87])) + (live[5] * live[9]);
    live[154] = v341;
    const puma560_friction_pack v342 = ((live[13] * v232) - (live[19] * v341)) + (live[3] * v231);
    live[155] = v342;
    *(puma560_friction_unaligned *)&P[69U * stride] = (v342 + (live[12] * v315)) - ((live[2] * v267) + (live[4] * v320));
    const puma560_friction_pack v343 = ((live[95] * v232) - (live[94] * v341)) + (live[96] * v231);
    live[156] = v343;
    *(puma560_friction_unaligned *)&P[70U * stride] = (v343 + (live[14] * v315)) + ((live[7] * v320) - (live[8] * v267));
    const puma560_friction_pack v344 = ((live[15] * v322) - (live[6] * v271)) + (live[5] * v323);
    live[157] = v344;
    *(puma560_friction_unaligned *)&P[211U * stride] = v344;
    *(puma560_friction_unaligned *)&P[212U * stride] = v344;
    *(puma560_friction_unaligned *)&P[71U * stride] = ((live[15] * v315) - v344) - ((live[5] * v320) + (live[6] * v267));
    *(puma560_friction_unaligned *)&P[72U * stride] = live[21] - live[50];
    const puma560_friction_pack v345 = v249 + (((live[48] * v244) + (v238 * ((1.25 * live[23]) - v242))) + (live[49] * v245));
    live[158] = v345;
    const puma560_friction_pack v346 = live[90] - v345;
    live[159] = v346;
    *(puma560_friction_unaligned *)&P[75U * stride] = live[86] - v346;
    const puma560_friction_pack v347 = (0.43000000000000005 * live[55]) - v255;
    live[160] = v347;
    const puma560_friction_pack v348 = (0.43000000000000005 * live[56]) - v256;
    live[161] = v348;
    const puma560_friction_pack v349 = (v252 + (live[49] * v348)) + ((live[48] * v347) - (v241 * v253));
    const puma560_friction_pack v350 = live[92] - v349;
    live[162] = v350;
    *(puma560_friction_unaligned *)&P[76U * stride] = live[97] + v350;
    const puma560_friction_pack v351 = v261 + (0.09 * live[59]);
    live[163] = v351;
    const puma560_friction_pack v352 = (0.09 * live[58]) - v262;
    live[164] = v352;
    const puma560_friction_pack v353 = ((live[48] * v352) - v266) - ((live[49] * v351) + (v239 * v259));
    live[165] = v353;
    const puma560_friction_pack v354 = live[102] + v353;
    live[166] = v354;
    *(puma560_friction_unaligned *)&P[77U * stride] = v271 + v354;
    const puma560_friction_pack v355 = v280 + (1.25 * live[83]);
    const puma560_friction_pack v356 = v281 + (1.25 * live[91]);
    const puma560_friction_pack v357 = (v282 - (live[49] * v356)) + ((live[52] * v355) + ((live[83] * v244) + (v279 * v242)));
    const puma560_friction_pack v358 = ((((v285 * v242) - (live[83] * v245)) - (live[48] * v356)) - (live[53] * v355)) - v284;
    const puma560_friction_pack v359 = (live[0] * v358) + (live[1] * v357);
    const puma560_friction_pack v360 = v278 - v359;
    live[167] = v360;
    const puma560_friction_pack v361 = v278 + v360;
    *(puma560_friction_unaligned *)&P[81U * stride] = v361;
    *(puma560_friction_unaligned *)&P[87U * stride] = v361;
    const puma560_friction_pack v362 = (0.43000000000000005 * live[93]) - v296;
    live[168] = v362;
    const puma560_friction_pack v363 = (((v241 * v295) - (live[83] * v348)) - (live[48] * v362)) - v294;
    const puma560_friction_pack v364 = v292 + v363;
    const puma560_friction_pack v365 = v305 + (((live[83] * v347) + (v241 * v304)) - (live[49] * v362));
    const puma560_friction_pack v366 = v303 - v365;
    const puma560_friction_pack v367 = (v302 + (live[0] * v364)) - (live[1] * v366);
    *(puma560_friction_unaligned *)&P[82U * stride] = v367;
    *(puma560_friction_unaligned *)&P[88U * stride] = v367;
    const puma560_friction_pack v368 = (0.09 * live[105]) - live[61];
    live[169] = v368;
    const puma560_friction_pack v369 = v239 * live[105];
    live[170] = v369;
    const puma560_friction_pack v370 = (((live[1] * v369) - (live[83] * v352)) - (live[49] * v368)) - v313;
    live[171] = v370;
    const puma560_friction_pack v371 = v312 - v370;
    const puma560_friction_pack v372 = (((live[0] * v369) - (live[83] * v351)) - (live[48] * v368)) - v319;
    live[172] = v372;
    const puma560_friction_pack v373 = v318 - v372;
    const puma560_friction_pack v374 = -(((live[0] * v373) - v324) + (live[1] * v371));
    *(puma560_friction_unaligned *)&P[83U * stride] = v374;
    *(puma560_friction_unaligned *)&P[89U * stride] = v374;
    *(puma560_friction_unaligned *)&P[90U * stride] = live[112] + v345;
    const puma560_friction_pack v375 = -v359;
    *(puma560_friction_unaligned *)&P[91U * stride] = v375;
    *(puma560_friction_unaligned *)&P[92U * stride] = v375;
    *(puma560_friction_unaligned *)&P[93U * stride] = (((live[2] * v345) - (live[12] * v357)) + (live[4] * v358)) - v330;
    *(puma560_friction_unaligned *)&P[94U * stride] = ((v331 + (live[2] * v350)) - (live[12] * v366)) - (live[4] * v364);
    *(puma560_friction_unaligned *)&P[95U * stride] = ((v332 + (live[2] * v354)) - (live[12] * v371)) + (live[4] * v373);
    const puma560_friction_pack v376 = live[121] - v349;
    live[173] = v376;
    *(puma560_friction_unaligned *)&P[96U * stride] = v376;
    const puma560_friction_pack v377 = (live[0] * v363) + (live[1] * v365);
    live[174] = v377;
    *(puma560_friction_unaligned *)&P[97U * stride] = v377;
    *(puma560_friction_unaligned *)&P[98U * stride] = v377;
    *(puma560_friction_unaligned *)&P[99U * stride] = ((v336 - (live[2] * v349)) + (live[12] * v365)) - (live[4] * v363);
    *(puma560_friction_unaligned *)&P[100U * stride] = ((live[14] * v365) - ((live[8] * v349) + v337)) + (live[7] * v363);
    *(puma560_friction_unaligned *)&P[101U * stride] = (((live[8] * v354) - v338) - (live[14] * v371)) - (live[7] * v373);
    const puma560_friction_pack v378 = v233 + v353;
    live[175] = v378;
    *(puma560_friction_unaligned *)&P[102U * stride] = v378;
    const puma560_friction_pack v379 = (live[0] * v372) + (live[1] * v370);
    live[176] = v379;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_inertia_power_block_part3(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P, puma560_friction_pack *restrict live)
{
    (void)spacing;
    (void)prepared;
    (void)q;
    *(puma560_friction_unaligned *)&P[103U * stride] = live[176];
    *(puma560_friction_unaligned *)&P[104U * stride] = live[176];
    *(puma560_friction_unaligned *)&P[105U * stride] = ((live[155] + (live[12] * live[171])) + (live[2] * live[165])) - (live[4] * live[172]);
    *(puma560_friction_unaligned *)&P[106U * stride] = ((live[156] + (live[14] * live[171])) + (live[8] * live[165])) + (live[7] * live[172]);
    *(puma560_friction_unaligned *)&P[107U * stride] = (((live[15] * live[171]) - live[157]) - (live[5] * live[172])) + (live[6] * live[165]);
    *(puma560_friction_unaligned *)&P[108U * stride] = live[51] - live[54];
    const puma560_friction_pack v380 = (live[2] * live[11]) - live[144];
    const puma560_friction_pack v381 = live[142] + (live[2] * live[18]);
    const puma560_friction_pack v382 = (live[0] * v381) + (live[1] * v380);
    *(puma560_friction_unaligned *)&P[109U * stride] = live[133] - v382;
    *(puma560_friction_unaligned *)&P[110U * stride] = live[159] - v382;
    *(puma560_friction_unaligned *)&P[111U * stride] = (live[4] * v381) - (live[12] * v380);
    const puma560_friction_pack v383 = (live[2] * live[7]) + live[117];
    const puma560_friction_pack v384 = (live[2] * live[14]) - live[114];
    const puma560_friction_pack v385 = ((v383 * live[17]) - live[116]) + (v384 * live[10]);
    const puma560_friction_pack v386 = (live[2] * live[37]) - (live[4] * live[129]);
    const puma560_friction_pack v387 = (live[2] * live[41]) - (live[12] * live[129]);
    const puma560_friction_pack v388 = (((v383 * live[34]) - (live[115] * live[131])) + (v384 * live[28])) - (live[56] * v387);
    const puma560_friction_pack v389 = v388 + (((live[53] * live[160]) + (live[55] * v386)) - (live[52] * live[161]));
    const puma560_friction_pack v390 = v389 - v385;
    *(puma560_friction_unaligned *)&P[112U * stride] = v390 - live[113];
    const puma560_friction_pack v391 = live[128] * live[58];
    const puma560_friction_pack v392 = (((live[2] * live[60]) - (live[4] * v391)) + (live[53] * live[164])) + (live[52] * live[163]);
    const puma560_friction_pack v393 = (live[12] * live[5]) - (live[4] * live[15]);
    const puma560_friction_pack v394 = (live[2] * live[5]) - (live[4] * live[6]);
    const puma560_friction_pack v395 = (live[2] * live[15]) - (live[12] * live[6]);
    const puma560_friction_pack v396 = live[128] * live[59];
    const puma560_friction_pack v397 = v392 + ((((v394 * live[33]) - (live[130] * v393)) - (v395 * live[27])) - (live[12] * v396));
    const puma560_friction_pack v398 = live[118] + v397;
    *(puma560_friction_unaligned *)&P[198U * stride] = v398;
    const puma560_friction_pack v399 = ((v394 * live[16]) - (v393 * live[87])) - (v395 * live[9]);
    const puma560_friction_pack v400 = v399 - v398;
    *(puma560_friction_unaligned *)&P[113U * stride] = v400;
    *(puma560_friction_unaligned *)&P[114U * stride] = -(live[86] + live[132]);
    const puma560_friction_pack v401 = -live[167];
    *(puma560_friction_unaligned *)&P[116U * stride] = v401;
    *(puma560_friction_unaligned *)&P[121U * stride] = v401;
    *(puma560_friction_unaligned *)&P[122U * stride] = v401;
    const puma560_friction_pack v402 = -((live[143] - (live[3] * v380)) + ((live[20] * live[89]) - (live[13] * v381)));
    *(puma560_friction_unaligned *)&P[117U * stride] = v402;
    *(puma560_friction_unaligned *)&P[123U * stride] = v402;
    const puma560_friction_pack v403 = ((live[115] * live[17]) - (v383 * live[65])) - (v384 * live[71]);
    const puma560_friction_pack v404 = ((live[115] * live[10]) - (v384 * live[68])) - (v383 * live[71]);
    const puma560_friction_pack v405 = (live[0] * v404) - (live[1] * v403);
    const puma560_friction_pack v406 = ((live[2] * live[88]) + (live[12] * live[17])) + (live[4] * live[10]);
    const puma560_friction_pack v407 = live[2] * live[8];
    const puma560_friction_pack v408 = (live[12] * live[37]) - (live[4] * live[41]);
    const puma560_friction_pack v409 = (((live[115] * live[28]) - (v384 * live[75])) - (v383 * live[81])) + (live[53] * live[168]);
    const puma560_friction_pack v410 = v409 + (((live[93] * v386) - (live[56] * v408)) - (live[91] * live[161]));
    const puma560_friction_pack v411 = v410 + ((((live[114] * live[65]) + (live[117] * live[71])) + (v407 * live[17])) - (live[14] * v406));
    const puma560_friction_pack v412 = (((live[115] * live[34]) - (v383 * live[78])) - (v384 * live[81])) + (live[52] * live[168]);
    const puma560_friction_pack v413 = v412 + (((live[93] * v387) - (live[55] * v408)) - (live[91] * live[160]));
    const puma560_friction_pack v414 = ((live[7] * v406) + (((live[117] * live[68]) + (live[114] * live[71])) + (v407 * live[10]))) - v413;
    const puma560_friction_pack v415 = ((live[0] * v411) - v405) + (live[1] * v414);
    *(puma560_friction_unaligned *)&P[118U * stride] = v415;
    *(puma560_friction_unaligned *)&P[124U * stride] = v415;
    const puma560_friction_pack v416 = (live[12] * live[22]) - (live[4] * live[32]);
    const puma560_friction_pack v417 = (((live[2] * live[110]) - (live[12] * live[170])) - (v393 * live[33])) + (live[91] * live[164]);
    const puma560_friction_pack v418 = v417 + ((live[52] * live[169]) + ((live[58] * v416) + ((v394 * live[77]) - (v395 * live[80]))));
    const puma560_friction_pack v419 = ((v393 * live[16]) - (v394 * live[64])) + (v395 * live[70]);
    const puma560_friction_pack v420 = (live[12] * live[16]) + (live[4] * live[9]);
    const puma560_friction_pack v421 = ((live[2] * live[109]) - (live[4] * live[139])) + (live[5] * v420);
    const puma560_friction_pack v422 = ((v419 - (live[12] * live[138])) + v418) + v421;
    const puma560_friction_pack v423 = (((live[2] * live[106]) - (live[4] * live[170])) - (v393 * live[27])) - (live[91] * live[163]);
    const puma560_friction_pack v424 = v423 + ((live[53] * live[169]) + (((v394 * live[80]) - (v395 * live[74])) - (live[59] * v416)));
    const puma560_friction_pack v425 = ((v393 * live[9]) + (v395 * live[67])) - (v394 * live[70]);
    const puma560_friction_pack v426 = (((live[2] * live[104]) - (live[4] * live[138])) + (live[15] * v420)) - ((live[12] * live[140]) + v425);
    const puma560_friction_pack v427 = v426 - v424;
    const puma560_friction_pack v428 = -((live[0] * v427) + (live[1] * v422));
    *(puma560_friction_unaligned *)&P[119U * stride] = v428;
    *(puma560_friction_unaligned *)&P[125U * stride] = v428;
    *(puma560_friction_unaligned *)&P[120U * stride] = -(live[86] + live[158]);
    const puma560_friction_pack v429 = (live[12] * v403) + (live[4] * v404);
    const puma560_friction_pack v430 = live[113] - v389;
    *(puma560_friction_unaligned *)&P[162U * stride] = v430;
    *(puma560_friction_unaligned *)&P[130U * stride] = ((v429 + (live[12] * v414)) - (live[4] * v411)) - (live[2] * (v385 + v430));
    *(puma560_friction_unaligned *)&P[131U * stride] = (live[2] * v400) + ((live[4] * v427) - (live[12] * v422));
    *(puma560_friction_unaligned *)&P[132U * stride] = live[122] + v389;
    const puma560_friction_pack v431 = (live[0] * v410) - (live[1] * v413);
    const puma560_friction_pack v432 = live[150] - v431;
    const puma560_friction_pack v433 = -v432;
    *(puma560_friction_unaligned *)&P[133U * stride] = v433;
    *(puma560_friction_unaligned *)&P[134U * stride] = v433;
    const puma560_friction_pack v434 = (live[12] * v413) + (live[4] * v410);
    *(puma560_friction_unaligned *)&P[135U * stride] = (live[2] * v389) - v434;
    const puma560_friction_pack v435 = (live[14] * v403) - (live[7] * v404);
    *(puma560_friction_unaligned *)&P[136U * stride] = ((v435 + (live[8] * v390)) - (live[14] * v413)) + (live[7] * v410);
    *(puma560_friction_unaligned *)&P[137U * stride] = (live[8] * v400) - ((live[14] * v422) + (live[7] * v427));
    *(puma560_friction_unaligned *)&P[138U * stride] = live[126] - v397;
    const puma560_friction_pack v436 = (live[0] * v424) - (live[1] * v418);
    const puma560_friction_pack v437 = live[155] - v436;
    const puma560_friction_pack v438 = -v437;
    *(puma560_friction_unaligned *)&P[139U * stride] = v438;
    *(puma560_friction_unaligned *)&P[140U * stride] = v438;
    const puma560_friction_pack v439 = (live[12] * v418) + (live[4] * v424);
    *(puma560_friction_unaligned *)&P[141U * stride] = -(v439 + (live[2] * v397));
    const puma560_friction_pack v440 = live[115] * live[154];
    const puma560_friction_pack v441 = (v440 - (v383 * live[125])) - (v384 * live[124]);
    *(puma560_friction_unaligned *)&P[142U * stride] = ((v441 + (live[7] * v424)) - (live[14] * v418)) - (live[8] * v397);
    const puma560_friction_pack v442 = (live[15] * v419) + (live[5] * v425);
    const puma560_friction_pack v443 = v397 - v399;
    *(puma560_friction_unaligned *)&P[143U * stride] = -(((v442 + (live[15] * v418)) + (live[5] * v424)) + (live[6] * v443));
    *(puma560_friction_unaligned *)&P[145U * stride] = -(live[97] + live[147]);
    *(puma560_friction_unaligned *)&P[146U * stride] = -(live[97] + live[173]);
    *(puma560_friction_unaligned *)&P[147U * stride] = -(live[122] + v390);
    const puma560_friction_pack v444 = (live[14] * live[119]) + (live[7] * live[120]);
    *(puma560_friction_unaligned *)&P[148U * stride] = -v444;
    const puma560_friction_pack v445 = (live[7] * live[15]) + (live[14] * live[5]);
    const puma560_friction_pack v446 = (live[8] * live[5]) + (live[7] * live[6]);
    const puma560_friction_pack v447 = (live[8] * live[15]) - (live[14] * live[6]);
    const puma560_friction_pack v448 = (((v446 * live[33]) - (live[130] * v445)) - (v447 * live[27])) - (live[14] * v396);
    const puma560_friction_pack v449 = (v448 - (live[55] * live[163])) + (((live[8] * live[60]) + (live[7] * v391)) - (live[56] * live[164]));
    const puma560_friction_pack v450 = live[123] + v449;
    *(puma560_friction_unaligned *)&P[204U * stride] = v450;
    const puma560_friction_pack v451 = ((v446 * live[16]) - (v445 * live[87])) - (v447 * live[9]);
    const puma560_friction_pack v452 = v451 - v450;
    *(puma560_friction_unaligned *)&P[149U * stride] = v452;
    *(puma560_friction_unaligned *)&P[150U * stride] = -live[134];
    *(puma560_friction_unaligned *)&P[151U * stride] = -(live[137] + live[148]);
    const puma560_friction_pack v453 = -(live[137] + live[174]);
    *(puma560_friction_unaligned *)&P[152U * stride] = v453;
    *(puma560_friction_unaligned *)&P[157U * stride] = v453;
    *(puma560_friction_unaligned *)&P[158U * stride] = v453;
    const puma560_friction_pack v454 = v405 + v432;
    *(puma560_friction_unaligned *)&P[153U * stride] = v454;
    *(puma560_friction_unaligned *)&P[159U * stride] = v454;
    const puma560_friction_pack v455 = ((live[95] * live[120]) - (live[94] * live[149])) + (live[96] * live[119]);
    *(puma560_friction_unaligned *)&P[154U * stride] = v455;
    *(puma560_friction_unaligned *)&P[160U * stride] = v455;
    const puma560_friction_pack v456 = (live[7] * live[32]) + (live[14] * live[22]);
    const puma560_friction_pack v457 = (((v445 * live[33]) + (live[14] * live[170])) - (live[8] * live[110])) + (live[93] * live[164]);
    const puma560_friction_pack v458 = v457 + ((live[55] * live[169]) + (((v447 * live[80]) - (v446 * live[77])) - (live[58] * v456)));
    const puma560_friction_pack v459 = ((v445 * live[16]) - (v446 * live[64])) + (v447 * live[70]);
    const puma560_friction_pack v460 = v458 - v459;
    const puma560_friction_pack v461 = (live[14] * live[16]) - (live[7] * live[9]);
    const puma560_friction_pack v462 = (((live[5] * v461) + ((live[7] * live[139]) - (live[14] * live[138]))) + (live[8] * live[109])) - v460;
    const puma560_friction_pack v463 = (((v445 * live[27]) - (live[8] * live[106])) - (live[7] * live[170])) - (live[93] * live[163]);
    const puma560_friction_pack v464 = v463 + ((live[56] * live[169]) + ((live[59] * v456) + ((v447 * live[74]) - (v446 * live[80]))));
    const puma560_friction_pack v465 = ((v445 * live[9]) + (v447 * live[67])) - (v446 * live[70]);
    const puma560_friction_pack v466 = v464 - v465;
    const puma560_friction_pack v467 = v466 + (((live[15] * v461) + ((live[7] * live[138]) - (live[14] * live[140]))) + (live[8] * live[104]));
    const puma560_friction_pack v468 = -((live[0] * v467) + (live[1] * v462));
    *(puma560_friction_unaligned *)&P[155U * stride] = v468;
    *(puma560_friction_unaligned *)&P[161U * stride] = v468;
    *(puma560_friction_unaligned *)&P[156U * stride] = -live[162];
    const puma560_friction_pack v469 = -(live[145] + v431);
    *(puma560_friction_unaligned *)&P[163U * stride] = v469;
    *(puma560_friction_unaligned *)&P[164U * stride] = v469;
    *(puma560_friction_unaligned *)&P[165U * stride] = v434 - ((live[2] * v390) + v429);
    *(puma560_friction_unaligned *)&P[166U * stride] = ((live[8] * live[122]) + (live[115] * live[149])) - (live[2] * v444);
    *(puma560_friction_unaligned *)&P[167U * stride] = (live[2] * v452) + ((live[4] * v467) - (live[12] * v462));
    *(puma560_friction_unaligned *)&P[171U * stride] = (live[8] * v385) - v435;
    *(puma560_friction_unaligned *)&P[173U * stride] = (live[8] * v452) - ((live[14] * v462) + (live[7] * v467));
    const puma560_friction_pack v470 = live[127] - v449;
    *(puma560_friction_unaligned *)&P[174U * stride] = v470;
    const puma560_friction_pack v471 = (live[0] * v464) - (live[1] * v458);
    const puma560_friction_pack v472 = -(live[156] + v471);
    *(puma560_friction_unaligned *)&P[175U * stride] = v472;
    *(puma560_friction_unaligned *)&P[176U * stride] = v472;
    const puma560_friction_pack v473 = ((live[2] * v449) - (live[12] * v458)) - (live[4] * v464);
    *(puma560_friction_unaligned *)&P[177U * stride] = -(v441 + v473);
    *(puma560_friction_unaligned *)&P[178U * stride] = ((live[14] * v458) - (live[8] * v449)) - (live[7] * v464);
    const puma560_friction_pack v474 = v449 - v451;
    *(puma560_friction_unaligned *)&P[179U * stride] = ((live[15] * v460) + (live[5] * v466)) - (live[6] * v474);
    *(puma560_friction_unaligned *)&P[180U * stride] = -live[63];
    *(puma560_friction_unaligned *)&P[181U * stride] = -(live[136] + live[152]);
    *(puma560_friction_unaligned *)&P[182U * stride] = -(live[136] + live[175]);
    *(puma560_friction_unaligned *)&P[183U * stride] = v443 - live[126];
    const puma560_friction_pack v475 = v451 + v470;
    *(puma560_friction_unaligned *)&P[184U * stride] = -v475;
    const puma560_friction_pack v476 = (live[15] * live[124]) - (live[5] * live[125]);
    *(puma560_friction_unaligned *)&P[185U * stride] = -v476;
    *(puma560_friction_unaligned *)&P[186U * stride] = -live[135];
    *(puma560_friction_unaligned *)&P[187U * stride] = -(live[141] + live[153]);
    const puma560_friction_pack v477 = -(live[141] + live[176]);
    *(puma560_friction_unaligned *)&P[188U * stride] = v477;
    *(puma560_friction_unaligned *)&P[193U * stride] = v477;
    *(puma560_friction_unaligned *)&P[194U * stride] = v477;
    const puma560_friction_pack v478 = -(((live[0] * v425) - (live[1] * v419)) - v437);
    *(puma560_friction_unaligned *)&P[189U * stride] = v478;
    *(puma560_friction_unaligned *)&P[195U * stride] = v478;
    const puma560_friction_pack v479 = (live[156] + (live[0] * v466)) - (live[1] * v460);
    *(puma560_friction_unaligned *)&P[190U * stride] = v479;
    *(puma560_friction_unaligned *)&P[196U * stride] = v479;
    const puma560_friction_pack v480 = (live[5] * live[154]) - (live[6] * live[124]);
    const puma560_friction_pack v481 = (live[15] * live[154]) - (live[6] * live[125]);
    const puma560_friction_pack v482 = -((live[0] * v481) + (live[1] * v480));
    *(puma560_friction_unaligned *)&P[191U * stride] = v482;
    *(puma560_friction_unaligned *)&P[197U * stride] = v482;
    *(puma560_friction_unaligned *)&P[192U * stride] = -live[166];
    const puma560_friction_pack v483 = -(live[146] + v436);
    *(puma560_friction_unaligned *)&P[199U * stride] = v483;
    *(puma560_friction_unaligned *)&P[200U * stride] = v483;
    *(puma560_friction_unaligned *)&P[201U * stride] = v439 + ((live[2] * v443) + ((live[12] * v419) + (live[4] * v425)));
    const puma560_friction_pack v484 = (((v440 + (live[114] * live[124])) - (live[117] * live[125])) - (live[12] * v460)) - (live[4] * v466);
    *(puma560_friction_unaligned *)&P[202U * stride] = v484 - (live[2] * v475);
    *(puma560_friction_unaligned *)&P[203U * stride] = ((live[4] * v481) - (live[12] * v480)) - (live[2] * v476);
    const puma560_friction_pack v485 = live[151] + v471;
    *(puma560_friction_unaligned *)&P[205U * stride] = v485;
    *(puma560_friction_unaligned *)&P[206U * stride] = v485;
    *(puma560_friction_unaligned *)&P[207U * stride] = v473 + (((live[14] * v419) - (live[8] * v399)) - (live[7] * v425));
    *(puma560_friction_unaligned *)&P[208U * stride] = ((live[8] * v474) - (live[14] * v460)) + (live[7] * v466);
    *(puma560_friction_unaligned *)&P[209U * stride] = -(((live[14] * v480) + (live[7] * v481)) + (live[8] * v476));
    *(puma560_friction_unaligned *)&P[213U * stride] = v442 - (live[6] * v399);
    *(puma560_friction_unaligned *)&P[214U * stride] = ((live[15] * v459) - (live[6] * v451)) + (live[5] * v465);
}

static PUMA560_FRICTION_APART void puma560_friction_pack_inertia_power_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, double *restrict P)
{
    puma560_friction_pack live[177];
    puma560_friction_pack_inertia_power_block_part1(spacing, prepared, stride, q, P, live);
    puma560_friction_pack_inertia_power_block_part2(spacing, prepared, stride, q, P, live);
    puma560_friction_pack_inertia_power_block_part3(spacing, prepared, stride, q, P, live);
}

void puma560_friction_inertia_power_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, double *P)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 216U, P);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_inertia_power_block(0U, prepared->k, count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double P_rest[216U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_inertia_power_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, P_rest);
        puma560_friction_pack_give(216U, count, first, PUMA560_FRICTION_LANES, P_rest, P);
    }
}

void puma560_friction_inertia_power_ensemble(const double *prepared, size_t count, const double *q, double *P)
{
    if (count >= PUMA560_FRICTION_LANES) {
        const size_t second = puma560_friction_pack_second(PUMA560_FRICTION_LANES, count, 216U, P);

        for (size_t next = 0U; next < count; next += (next == 0U) ? second : PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_inertia_power_block(count, &prepared[first], count, &q[first], &P[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
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
