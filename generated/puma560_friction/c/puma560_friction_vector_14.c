/* puma560_friction, emitted by symgen 0.1.0 */
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
   its sign so that the sine of -0 is -0. SYMGEN_FUSED says that a product and a sum are rounded once. */
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

static PUMA560_FRICTION_APART void puma560_friction_pack_step_pattern(size_t spacing, const double *restrict prepared, const puma560_friction_mask *restrict pattern, const puma560_friction_mask *restrict best, const puma560_friction_mask *restrict flag, const puma560_friction_pack *restrict number, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, puma560_friction_mask *restrict pattern_out, puma560_friction_mask *restrict best_out, puma560_friction_mask *restrict flag_out, puma560_friction_pack *restrict number_out, puma560_friction_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_mask v0 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[1]);
    const puma560_friction_mask v1 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[0]);
    const puma560_friction_pack v2 = puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v3 = v2 + puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v4 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[2]);
    const puma560_friction_pack v5 = puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v3;
    const puma560_friction_mask v6 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[3]);
    const puma560_friction_pack v7 = puma560_friction_pack_select(v6, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v5;
    const puma560_friction_mask v8 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[4]);
    const puma560_friction_pack v9 = puma560_friction_pack_select(v8, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v7;
    const puma560_friction_mask v10 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[5]);
    const puma560_friction_pack v11 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v9;
    const puma560_friction_pack v12 = 1.0 - v11;
    const puma560_friction_pack v13 = -(v9 + v12);
    const puma560_friction_mask v14 = context_boolean[23] | context_boolean[22];
    const puma560_friction_mask v15 = ((v10 & ((puma560_friction_mask)(v13 <= puma560_friction_pack_splat(0.0)) & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v13))) & v14) | (context_boolean[23] & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[5]));
    const puma560_friction_pack v16 = -(v7 + v12);
    const puma560_friction_pack v17 = puma560_friction_pack_select(context_boolean[21], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v18 = puma560_friction_pack_select(v14, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v19 = context_boolean[19] | context_boolean[20];
    const puma560_friction_mask v20 = (context_boolean[20] & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[4])) | (v19 & (v8 & ((puma560_friction_mask)(v16 <= v18) & (puma560_friction_mask)(v17 <= v16))));
    const puma560_friction_mask v21 = v20 | v15;
    const puma560_friction_pack v22 = -(v5 + v12);
    const puma560_friction_pack v23 = puma560_friction_pack_select(v19, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v18;
    const puma560_friction_pack v24 = v17 + puma560_friction_pack_select(context_boolean[18], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v25 = context_boolean[16] | context_boolean[17];
    const puma560_friction_mask v26 = (context_boolean[17] & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[3])) | (v25 & (v6 & ((puma560_friction_mask)(v24 <= v22) & (puma560_friction_mask)(v22 <= v23))));
    const puma560_friction_mask v27 = v26 | v21;
    const puma560_friction_pack v28 = -(v3 + v12);
    const puma560_friction_pack v29 = puma560_friction_pack_select(v25, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v23;
    const puma560_friction_pack v30 = puma560_friction_pack_select(context_boolean[15], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v24;
    const puma560_friction_mask v31 = context_boolean[13] | context_boolean[14];
    const puma560_friction_mask v32 = (context_boolean[14] & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[2])) | (v31 & (v4 & ((puma560_friction_mask)(v30 <= v28) & (puma560_friction_mask)(v28 <= v29))));
    const puma560_friction_mask v33 = v27 | v32;
    const puma560_friction_pack v34 = puma560_friction_pack_select(v31, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v29;
    const puma560_friction_pack v35 = -(v2 + v12);
    const puma560_friction_pack v36 = puma560_friction_pack_select(context_boolean[12], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v30;
    const puma560_friction_mask v37 = context_boolean[10] | context_boolean[11];
    const puma560_friction_mask v38 = (context_boolean[11] & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[1])) | (v37 & (v0 & ((puma560_friction_mask)(v36 <= v35) & (puma560_friction_mask)(v35 <= v34))));
    const puma560_friction_mask v39 = v38 | v33;
    const puma560_friction_pack v40 = v34 + puma560_friction_pack_select(v37, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v41 = -v12;
    const puma560_friction_pack v42 = v36 + puma560_friction_pack_select(context_boolean[9], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v43 = context_boolean[7] | context_boolean[8];
    const puma560_friction_mask v44 = ((v1 & ((puma560_friction_mask)(v42 <= v41) & (puma560_friction_mask)(v41 <= v40))) & v43) | (context_boolean[8] & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[0]));
    const puma560_friction_mask v45 = v39 | v44;
    const puma560_friction_pack v46 = puma560_friction_pack_select(v45, v11, 1.0 + v11);
    const puma560_friction_mask v47 = puma560_friction_pack_select_whole(context_boolean[6] & ((puma560_friction_mask)(v42 <= v46) & (puma560_friction_mask)(v46 <= v40)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[7], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v48 = puma560_friction_pack_select_whole(v39, pattern[0], puma560_friction_pack_select_whole(v44, puma560_friction_pack_select_whole(context_boolean[7] & v1, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v47));
    pattern_out[0] = v48;
    const puma560_friction_pack v49 = v46 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v48), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v50 = puma560_friction_pack_select_whole(context_boolean[9] & ((puma560_friction_mask)(v49 <= v34) & (puma560_friction_mask)(v36 <= v49)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[10], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v51 = puma560_friction_pack_select_whole(v33, pattern[1], puma560_friction_pack_select_whole(v38, puma560_friction_pack_select_whole(context_boolean[10] & v0, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v50));
    pattern_out[1] = v51;
    const puma560_friction_pack v52 = v49 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v51), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v53 = puma560_friction_pack_select_whole(context_boolean[12] & ((puma560_friction_mask)(v30 <= v52) & (puma560_friction_mask)(v52 <= v29)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[13], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v54 = puma560_friction_pack_select_whole(v27, pattern[2], puma560_friction_pack_select_whole(v32, puma560_friction_pack_select_whole(context_boolean[13] & v4, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v53));
    pattern_out[2] = v54;
    const puma560_friction_pack v55 = v52 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v54), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v56 = puma560_friction_pack_select_whole(context_boolean[15] & ((puma560_friction_mask)(v24 <= v55) & (puma560_friction_mask)(v55 <= v23)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[16], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v57 = puma560_friction_pack_select_whole(v21, pattern[3], puma560_friction_pack_select_whole(v26, puma560_friction_pack_select_whole(context_boolean[16] & v6, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v56));
    pattern_out[3] = v57;
    const puma560_friction_pack v58 = v55 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v57), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v59 = puma560_friction_pack_select_whole(context_boolean[18] & ((puma560_friction_mask)(v58 <= v18) & (puma560_friction_mask)(v17 <= v58)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[19], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v60 = puma560_friction_pack_select_whole(v15, pattern[4], puma560_friction_pack_select_whole(v20, puma560_friction_pack_select_whole(context_boolean[19] & v8, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v59));
    pattern_out[4] = v60;
    const puma560_friction_pack v61 = v58 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v60), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v62 = puma560_friction_pack_select_whole(context_boolean[21] & ((puma560_friction_mask)(v61 <= puma560_friction_pack_splat(0.0)) & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v61)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[22], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    pattern_out[5] = puma560_friction_pack_select_whole(v15, puma560_friction_pack_select_whole(context_boolean[22] & v10, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v62);
    const puma560_friction_pack v63 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(25000.0));
    const puma560_friction_pack v64 = context_real[10] * v63;
    const puma560_friction_pack v65 = context_real[15] * v64;
    const puma560_friction_pack v66 = v65 - context_real[12];
    const puma560_friction_pack v67 = context_real[15] * v63;
    const puma560_friction_pack v68 = puma560_friction_pack_select(v6, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v6, (context_real[15] * v67) - context_real[14], puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v69 = v68 * v66;
    const puma560_friction_pack v70 = puma560_friction_pack_select(v8, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1557.2443004858599));
    const puma560_friction_pack v71 = context_real[13] * v70;
    const puma560_friction_pack v72 = context_real[10] * v64;
    const puma560_friction_pack v73 = 1.0 / puma560_friction_pack_select(~v4, v72 + ((v66 * v69) + ((context_real[13] * v71) - context_real[11])), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v74 = puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), -v73);
    const puma560_friction_pack v75 = v65 - context_real[8];
    const puma560_friction_pack v76 = v68 * v75;
    const puma560_friction_pack v77 = context_real[9] * v70;
    const puma560_friction_pack v78 = v72 + ((v76 * v66) + ((context_real[13] * v77) - context_real[7]));
    const puma560_friction_pack v79 = v78 * v74;
    const puma560_friction_pack v80 = context_real[5] * v63;
    const puma560_friction_pack v81 = (context_real[15] * v80) - context_real[3];
    const puma560_friction_pack v82 = v68 * v81;
    const puma560_friction_pack v83 = context_real[4] * v70;
    const puma560_friction_pack v84 = context_real[5] * v64;
    const puma560_friction_pack v85 = v84 + ((context_real[13] * v83) + ((v66 * v82) - context_real[2]));
    const puma560_friction_pack v86 = v84 + (((context_real[4] * v77) + ((v75 * v82) - context_real[1])) + (v79 * v85));
    const puma560_friction_pack v87 = v72 + (((v75 * v76) + ((context_real[9] * v77) - context_real[6])) + (v78 * v79));
    const puma560_friction_pack v88 = puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v0, v87, puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v89 = v88 * v86;
    const puma560_friction_pack v90 = puma560_friction_pack_real_of(pattern[5]);
    const puma560_friction_pack v91 = context_real[32] + (0.7 * v90);
    const puma560_friction_pack v92 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), context_real[21] - v91);
    const puma560_friction_pack v93 = puma560_friction_pack_real_of(pattern[3]);
    const puma560_friction_pack v94 = context_real[28] + v93;
    const puma560_friction_pack v95 = (v67 * v92) - puma560_friction_pack_select(v6, puma560_friction_pack_splat(0.0), context_real[19] - v94);
    const puma560_friction_pack v96 = puma560_friction_pack_real_of(pattern[4]);
    const puma560_friction_pack v97 = context_real[30] + (0.8 * v96);
    const puma560_friction_pack v98 = puma560_friction_pack_select(v8, puma560_friction_pack_splat(0.0), context_real[20] - v97);
    const puma560_friction_pack v99 = puma560_friction_pack_real_of(pattern[2]);
    const puma560_friction_pack v100 = context_real[26] + (4.8 * v99);
    const puma560_friction_pack v101 = v92 * v64;
    const puma560_friction_pack v102 = v101 + ((v95 * v69) + ((v71 * v98) - puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), context_real[18] - v100)));
    const puma560_friction_pack v103 = puma560_friction_pack_real_of(pattern[1]);
    const puma560_friction_pack v104 = context_real[24] + (7.0 * v103);
    const puma560_friction_pack v105 = ((v95 * v76) + ((v77 * v98) - puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), context_real[17] - v104))) + (v79 * v102);
    const puma560_friction_pack v106 = v101 + v105;
    const puma560_friction_pack v107 = puma560_friction_pack_real_of(pattern[0]);
    const puma560_friction_pack v108 = context_real[22] + (6.0 * v107);
    const puma560_friction_pack v109 = (v92 * v80) + ((v98 * v83) + ((v95 * v82) - puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), context_real[16] - v108)));
    const puma560_friction_pack v110 = v74 * v85;
    const puma560_friction_pack v111 = ((context_real[5] * v80) + ((context_real[4] * v83) + ((v81 * v82) - context_real[0]))) + (v86 * v89);
    const puma560_friction_pack v112 = puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v1, v111 + (v85 * v110), puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v113 = v112 * ((v109 + (v106 * v89)) + (v102 * v110));
    const puma560_friction_pack v114 = (v88 * v106) + (v89 * v113);
    const puma560_friction_pack v115 = ((v74 * v102) + (v79 * v114)) + (v110 * v113);
    const puma560_friction_pack v116 = (((v68 * v95) + (v76 * v114)) + (v82 * v113)) + (v69 * v115);
    const puma560_friction_pack v117 = (((v63 * v92) + (v80 * v113)) + (v67 * v116)) + (v64 * (v114 + v115));
    const puma560_friction_pack v118 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), v117);
    const puma560_friction_pack v119 = puma560_friction_pack_select(v8, puma560_friction_pack_splat(0.0), (((v70 * v98) + (v77 * v114)) + (v83 * v113)) + (v71 * v115));
    const puma560_friction_pack v120 = puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), -v114);
    const puma560_friction_pack v121 = puma560_friction_pack_select(v6, puma560_friction_pack_splat(0.0), -v116);
    const puma560_friction_pack v122 = (((context_real[16] - (context_real[4] * v119)) - (context_real[5] * v118)) - (context_real[1] * v120)) - (context_real[3] * v121);
    const puma560_friction_pack v123 = puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), -v115);
    const puma560_friction_pack v124 = puma560_friction_pack_select(v1, v122 - (context_real[2] * v123), v108);
    const puma560_friction_pack v125 = puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), -v113);
    const puma560_friction_pack v126 = puma560_friction_pack_select(v1, puma560_friction_pack_min(8.4 - v124, 8.4 + v124), v107 * v125);
    const puma560_friction_mask v127 = context_boolean[0] | (puma560_friction_mask)(((-1e-12) * puma560_friction_pack_max(puma560_friction_pack_abs(context_real[16]), puma560_friction_pack_abs(v124))) <= puma560_friction_pack_select(v1, v126, context_real[0] * v126));
    const puma560_friction_pack v128 = (((context_real[17] - (context_real[9] * v119)) - (context_real[1] * v125)) - (context_real[8] * v121)) - (context_real[7] * v123);
    const puma560_friction_pack v129 = context_real[10] * v118;
    const puma560_friction_pack v130 = puma560_friction_pack_select(v0, v128 - v129, v104);
    const puma560_friction_pack v131 = puma560_friction_pack_select(v0, puma560_friction_pack_min(9.5 - v130, 9.5 + v130), v103 * v120);
    const puma560_friction_mask v132 = context_boolean[1] | (puma560_friction_mask)(((-1e-12) * puma560_friction_pack_max(puma560_friction_pack_abs(context_real[17]), puma560_friction_pack_abs(v130))) <= puma560_friction_pack_select(v0, v131, context_real[6] * v131));
    const puma560_friction_pack v133 = (((context_real[18] - (context_real[12] * v121)) - (context_real[2] * v125)) - (context_real[13] * v119)) - (context_real[7] * v120);
    const puma560_friction_pack v134 = puma560_friction_pack_select(v4, v133 - v129, v100);
    const puma560_friction_pack v135 = puma560_friction_pack_select(v4, puma560_friction_pack_min(6.5 - v134, 6.5 + v134), v99 * v123);
    const puma560_friction_mask v136 = context_boolean[2] | (puma560_friction_mask)(((-1e-12) * puma560_friction_pack_max(puma560_friction_pack_abs(context_real[18]), puma560_friction_pack_abs(v134))) <= puma560_friction_pack_select(v4, v135, context_real[11] * v135));
    const puma560_friction_pack v137 = (((context_real[19] - (context_real[15] * v118)) - (context_real[8] * v120)) - (context_real[3] * v125)) - (context_real[12] * v123);
    const puma560_friction_pack v138 = puma560_friction_pack_select(v6, v137, v94);
    const puma560_friction_pack v139 = puma560_friction_pack_select(v6, puma560_friction_pack_min(1.4 - v138, 1.4 + v138), v93 * v121);
    const puma560_friction_mask v140 = context_boolean[3] | (puma560_friction_mask)(((-1e-12) * puma560_friction_pack_max(puma560_friction_pack_abs(context_real[19]), puma560_friction_pack_abs(v138))) <= puma560_friction_pack_select(v6, v139, context_real[14] * v139));
    const puma560_friction_pack v141 = puma560_friction_pack_select(v8, ((context_real[20] - (context_real[9] * v120)) - (context_real[4] * v125)) - (context_real[13] * v123), v97);
    const puma560_friction_pack v142 = puma560_friction_pack_select(v8, puma560_friction_pack_min(1.1 - v141, 1.1 + v141), v96 * v119);
    const puma560_friction_mask v143 = context_boolean[4] | (puma560_friction_mask)(((-1e-12) * puma560_friction_pack_max(puma560_friction_pack_abs(context_real[20]), puma560_friction_pack_abs(v141))) <= puma560_friction_pack_select(v8, v142, 0.0006421600000000001 * v142));
    const puma560_friction_pack v144 = puma560_friction_pack_select(v10, ((context_real[21] - (context_real[5] * v125)) - (context_real[15] * v121)) - (context_real[10] * (v120 + v123)), v91);
    const puma560_friction_pack v145 = puma560_friction_pack_select(v10, puma560_friction_pack_min(1.0 - v144, 1.0 + v144), v90 * v118);
    const puma560_friction_mask v146 = context_boolean[5] | (puma560_friction_mask)(((-1e-12) * puma560_friction_pack_max(puma560_friction_pack_abs(context_real[21]), puma560_friction_pack_abs(v144))) <= puma560_friction_pack_select(v10, v145, 4e-05 * v145));
    const puma560_friction_mask v147 = (v143 & (((v132 & v127) & v136) & v140)) & v146;
    const puma560_friction_mask v148 = ~flag[1];
    const puma560_friction_mask v149 = context_boolean[0] | ((v1 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v126)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v126));
    const puma560_friction_mask v150 = v149 & (context_boolean[1] | ((puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v131) | (v0 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v131))));
    const puma560_friction_mask v151 = v150 & (context_boolean[2] | ((v4 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v135)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v135)));
    const puma560_friction_mask v152 = (context_boolean[3] | ((v6 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v139)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v139))) & v151;
    const puma560_friction_mask v153 = (context_boolean[4] | ((v8 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v142)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v142))) & v152;
    const puma560_friction_mask v154 = v153 & (context_boolean[5] | ((v10 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v145)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v145)));
    const puma560_friction_mask v155 = (v148 & v154) | ((~flag[2]) & (v148 & v147));
    best_out[0] = puma560_friction_pack_select_whole(v155, pattern[0], best[0]);
    best_out[1] = puma560_friction_pack_select_whole(v155, pattern[1], best[1]);
    best_out[2] = puma560_friction_pack_select_whole(v155, pattern[2], best[2]);
    best_out[3] = puma560_friction_pack_select_whole(v155, pattern[3], best[3]);
    best_out[4] = puma560_friction_pack_select_whole(v155, pattern[4], best[4]);
    best_out[5] = puma560_friction_pack_select_whole(v155, pattern[5], best[5]);
    flag_out[0] = flag[0];
    const puma560_friction_mask v156 = flag[1] | v154;
    flag_out[1] = v156;
    flag_out[2] = flag[2] | v147;
    const puma560_friction_mask v157 = flag[3] | (flag[1] & v154);
    flag_out[3] = v157;
    flag_out[4] = flag[4];
    flag_out[5] = puma560_friction_pack_select_whole(v155, puma560_friction_pack_whole(-1), flag[5]);
    flag_out[6] = puma560_friction_pack_select_whole(v155, puma560_friction_pack_whole(0), flag[6]);
    number_out[0] = puma560_friction_pack_select(v155, v125, number[0]);
    number_out[1] = puma560_friction_pack_select(v155, v120, number[1]);
    number_out[2] = puma560_friction_pack_select(v155, v123, number[2]);
    number_out[3] = puma560_friction_pack_select(v155, v121, number[3]);
    number_out[4] = puma560_friction_pack_select(v155, v119, number[4]);
    number_out[5] = puma560_friction_pack_select(v155, v118, number[5]);
    const puma560_friction_pack v158 = puma560_friction_pack_select(v4, context_real[36], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v159 = puma560_friction_pack_select(v0, context_real[35], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v160 = puma560_friction_pack_select(v6, context_real[37], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v161 = puma560_friction_pack_select(v1, context_real[34], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v162 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), ((context_real[5] * v161) + (context_real[15] * v160)) + (context_real[10] * (v159 + v158)));
    const puma560_friction_pack v163 = puma560_friction_pack_select(v10, context_real[39], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v164 = puma560_friction_pack_select(v6, puma560_friction_pack_splat(0.0), (((context_real[15] * v163) + (context_real[8] * v159)) + (context_real[3] * v161)) + (context_real[12] * v158));
    const puma560_friction_pack v165 = (v67 * v162) - v164;
    const puma560_friction_pack v166 = puma560_friction_pack_select(v8, context_real[38], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v167 = context_real[10] * v163;
    const puma560_friction_pack v168 = v167 + ((((context_real[12] * v160) + (context_real[2] * v161)) + (context_real[13] * v166)) + (context_real[7] * v159));
    const puma560_friction_pack v169 = puma560_friction_pack_select(v8, puma560_friction_pack_splat(0.0), ((context_real[9] * v159) + (context_real[4] * v161)) + (context_real[13] * v158));
    const puma560_friction_pack v170 = v64 * v162;
    const puma560_friction_pack v171 = v170 + (((v71 * v169) - puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), v168)) + (v69 * v165));
    const puma560_friction_pack v172 = v167 + ((((context_real[9] * v166) + (context_real[1] * v161)) + (context_real[8] * v160)) + (context_real[7] * v158));
    const puma560_friction_pack v173 = v170 + ((((v77 * v169) - puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), v172)) + (v76 * v165)) + (v79 * v171));
    const puma560_friction_pack v174 = (((context_real[4] * v166) + (context_real[5] * v163)) + (context_real[1] * v159)) + (context_real[3] * v160);
    const puma560_friction_pack v175 = ((v82 * v165) - puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), v174 + (context_real[2] * v158))) + (v83 * v169);
    const puma560_friction_pack v176 = v112 * (((v175 + (v80 * v162)) + (v89 * v173)) + (v110 * v171));
    number_out[6] = puma560_friction_pack_select(v155, puma560_friction_pack_select(v1, puma560_friction_pack_splat(0.0), -v176), number[6]);
    const puma560_friction_pack v177 = (v88 * v173) + (v89 * v176);
    number_out[7] = puma560_friction_pack_select(v155, puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), -v177), number[7]);
    const puma560_friction_pack v178 = ((v74 * v171) + (v79 * v177)) + (v110 * v176);
    number_out[8] = puma560_friction_pack_select(v155, puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), -v178), number[8]);
    const puma560_friction_pack v179 = (((v68 * v165) + (v76 * v177)) + (v82 * v176)) + (v69 * v178);
    number_out[9] = puma560_friction_pack_select(v155, puma560_friction_pack_select(v6, puma560_friction_pack_splat(0.0), -v179), number[9]);
    const puma560_friction_pack v180 = puma560_friction_pack_select(v8, puma560_friction_pack_splat(0.0), (((v70 * v169) + (v77 * v177)) + (v83 * v176)) + (v71 * v178));
    number_out[10] = puma560_friction_pack_select(v155, v180, number[10]);
    const puma560_friction_pack v181 = (((v63 * v162) + (v80 * v176)) + (v67 * v179)) + (v64 * (v177 + v178));
    number_out[11] = puma560_friction_pack_select(v155, puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), v181), number[11]);
    const puma560_friction_mask v182 = ~(v45 | (puma560_friction_mask)(v46 <= (v40 + puma560_friction_pack_select(v43, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)))));
    const puma560_friction_mask v183 = v182 | ((v10 & (v8 & (v6 & (v4 & (v1 & v0))))) | (~v45));
    *done = (v156 & (v157 | v183)) | (v182 & (~v156));
}

static PUMA560_FRICTION_APART void puma560_friction_pack_step_pattern_search(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, const puma560_friction_mask *restrict context_mode, puma560_friction_pack *restrict result_real, puma560_friction_mask *restrict result_mode)
{
    const puma560_friction_pack v0 = ((0.7 * context_real[62]) - context_real[61]) - context_real[63];
    const puma560_friction_mask v1 = puma560_friction_pack_select_whole(context_boolean[5], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[5]), (puma560_friction_mask)(v0 < context_real[60]));
    const puma560_friction_pack v2 = ((0.8 * context_real[58]) - context_real[57]) - context_real[59];
    const puma560_friction_mask v3 = puma560_friction_pack_select_whole(context_boolean[4], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[4]), (puma560_friction_mask)(v2 < context_real[56]));
    const puma560_friction_pack v4 = -(context_real[55] + (context_real[53] - context_real[54]));
    const puma560_friction_mask v5 = puma560_friction_pack_select_whole(context_boolean[3], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[3]), (puma560_friction_mask)(v4 < context_real[52]));
    const puma560_friction_pack v6 = ((4.8 * context_real[50]) - context_real[49]) - context_real[51];
    const puma560_friction_mask v7 = puma560_friction_pack_select_whole(context_boolean[2], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[2]), (puma560_friction_mask)(v6 < context_real[48]));
    const puma560_friction_pack v8 = ((7.0 * context_real[46]) - context_real[45]) - context_real[47];
    const puma560_friction_mask v9 = puma560_friction_pack_select_whole(context_boolean[1], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[1]), (puma560_friction_mask)(v8 < context_real[44]));
    const puma560_friction_pack v10 = ((6.0 * context_real[42]) - context_real[41]) - context_real[43];
    const puma560_friction_mask v11 = puma560_friction_pack_select_whole(context_boolean[0], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[0]), (puma560_friction_mask)(v10 < context_real[40]));
    const puma560_friction_mask v12 = puma560_friction_pack_select_whole(context_boolean[11], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v1, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v13 = puma560_friction_pack_select_whole(context_boolean[10], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v3, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v14 = puma560_friction_pack_select_whole(context_boolean[9], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v5, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v15 = puma560_friction_pack_select_whole(context_boolean[8], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v7, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v16 = puma560_friction_pack_select_whole(context_boolean[7], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v9, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v17 = puma560_friction_pack_select_whole(context_boolean[6], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v11, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    puma560_friction_mask v18_pattern[6] = {v17, v16, v15, v14, v13, v12};
    puma560_friction_mask v18_best[6] = {v17, v16, v15, v14, v13, v12};
    puma560_friction_mask v18_flag[7] = {puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(-1), puma560_friction_pack_whole(0)};
    puma560_friction_pack v18_number[12] = {puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0)};
    const puma560_friction_mask v18_of_context_boolean[24] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], context_boolean[6], v11, puma560_friction_pack_select_whole(context_boolean[0], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[0]), (puma560_friction_mask)(v10 < (-context_real[40]))), context_boolean[7], v9, puma560_friction_pack_select_whole(context_boolean[1], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[1]), (puma560_friction_mask)(v8 < (-context_real[44]))), context_boolean[8], v7, puma560_friction_pack_select_whole(context_boolean[2], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[2]), (puma560_friction_mask)(v6 < (-context_real[48]))), context_boolean[9], v5, puma560_friction_pack_select_whole(context_boolean[3], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[3]), (puma560_friction_mask)(v4 < (-context_real[52]))), context_boolean[10], v3, puma560_friction_pack_select_whole(context_boolean[4], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[4]), (puma560_friction_mask)(v2 < (-context_real[56]))), context_boolean[11], v1, puma560_friction_pack_select_whole(context_boolean[5], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[5]), (puma560_friction_mask)(v0 < (-context_real[60])))};
    puma560_friction_mask v18_done = { 0 };
    for (int v18_pass = 0; (v18_pass < 1458) && !puma560_friction_pack_all(v18_done); v18_pass++) {
        puma560_friction_mask v18_next_pattern[6];
        puma560_friction_mask v18_next_best[6];
        puma560_friction_mask v18_next_flag[7];
        puma560_friction_pack v18_next_number[12];
        puma560_friction_mask v18_ends;
        puma560_friction_pack_step_pattern(spacing, prepared, v18_pattern, v18_best, v18_flag, v18_number, context_real, v18_of_context_boolean, v18_next_pattern, v18_next_best, v18_next_flag, v18_next_number, &v18_ends);
        v18_pattern[0] = puma560_friction_pack_select_whole(v18_done, v18_pattern[0], v18_next_pattern[0]);
        v18_pattern[1] = puma560_friction_pack_select_whole(v18_done, v18_pattern[1], v18_next_pattern[1]);
        v18_pattern[2] = puma560_friction_pack_select_whole(v18_done, v18_pattern[2], v18_next_pattern[2]);
        v18_pattern[3] = puma560_friction_pack_select_whole(v18_done, v18_pattern[3], v18_next_pattern[3]);
        v18_pattern[4] = puma560_friction_pack_select_whole(v18_done, v18_pattern[4], v18_next_pattern[4]);
        v18_pattern[5] = puma560_friction_pack_select_whole(v18_done, v18_pattern[5], v18_next_pattern[5]);
        v18_best[0] = puma560_friction_pack_select_whole(v18_done, v18_best[0], v18_next_best[0]);
        v18_best[1] = puma560_friction_pack_select_whole(v18_done, v18_best[1], v18_next_best[1]);
        v18_best[2] = puma560_friction_pack_select_whole(v18_done, v18_best[2], v18_next_best[2]);
        v18_best[3] = puma560_friction_pack_select_whole(v18_done, v18_best[3], v18_next_best[3]);
        v18_best[4] = puma560_friction_pack_select_whole(v18_done, v18_best[4], v18_next_best[4]);
        v18_best[5] = puma560_friction_pack_select_whole(v18_done, v18_best[5], v18_next_best[5]);
        v18_flag[0] = puma560_friction_pack_select_whole(v18_done, v18_flag[0], v18_next_flag[0]);
        v18_flag[1] = puma560_friction_pack_select_whole(v18_done, v18_flag[1], v18_next_flag[1]);
        v18_flag[2] = puma560_friction_pack_select_whole(v18_done, v18_flag[2], v18_next_flag[2]);
        v18_flag[3] = puma560_friction_pack_select_whole(v18_done, v18_flag[3], v18_next_flag[3]);
        v18_flag[4] = puma560_friction_pack_select_whole(v18_done, v18_flag[4], v18_next_flag[4]);
        v18_flag[5] = puma560_friction_pack_select_whole(v18_done, v18_flag[5], v18_next_flag[5]);
        v18_flag[6] = puma560_friction_pack_select_whole(v18_done, v18_flag[6], v18_next_flag[6]);
        v18_number[0] = puma560_friction_pack_select(v18_done, v18_number[0], v18_next_number[0]);
        v18_number[1] = puma560_friction_pack_select(v18_done, v18_number[1], v18_next_number[1]);
        v18_number[2] = puma560_friction_pack_select(v18_done, v18_number[2], v18_next_number[2]);
        v18_number[3] = puma560_friction_pack_select(v18_done, v18_number[3], v18_next_number[3]);
        v18_number[4] = puma560_friction_pack_select(v18_done, v18_number[4], v18_next_number[4]);
        v18_number[5] = puma560_friction_pack_select(v18_done, v18_number[5], v18_next_number[5]);
        v18_number[6] = puma560_friction_pack_select(v18_done, v18_number[6], v18_next_number[6]);
        v18_number[7] = puma560_friction_pack_select(v18_done, v18_number[7], v18_next_number[7]);
        v18_number[8] = puma560_friction_pack_select(v18_done, v18_number[8], v18_next_number[8]);
        v18_number[9] = puma560_friction_pack_select(v18_done, v18_number[9], v18_next_number[9]);
        v18_number[10] = puma560_friction_pack_select(v18_done, v18_number[10], v18_next_number[10]);
        v18_number[11] = puma560_friction_pack_select(v18_done, v18_number[11], v18_next_number[11]);
        v18_done |= v18_ends;
    }
    const puma560_friction_pack v19 = puma560_friction_pack_select(v18_done, puma560_friction_pack_select(v18_flag[2] | v18_flag[1], puma560_friction_pack_select(v18_flag[6], puma560_friction_pack_splat(4.0), puma560_friction_pack_select(v18_flag[3], puma560_friction_pack_splat(1.0), puma560_friction_pack_select(v18_flag[5], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(3.0)))), puma560_friction_pack_select(v18_flag[4], puma560_friction_pack_splat(5.0), puma560_friction_pack_splat(2.0))), puma560_friction_pack_splat(5.0));
    result_real[3] = v18_number[2];
    result_real[5] = v18_number[4];
    result_real[2] = v18_number[1];
    result_real[1] = v18_number[0];
    const puma560_friction_pack v20 = puma560_friction_pack_abs(v18_number[0]) + (puma560_friction_pack_abs(v18_number[1]) + (puma560_friction_pack_abs(v18_number[4]) + puma560_friction_pack_abs(v18_number[2])));
    result_real[4] = v18_number[3];
    result_real[6] = v18_number[5];
    const puma560_friction_pack v21 = puma560_friction_pack_abs(context_real[17]) + (puma560_friction_pack_abs(context_real[16]) + (puma560_friction_pack_abs(context_real[21]) + puma560_friction_pack_abs(context_real[19])));
    const puma560_friction_mask v22 = (puma560_friction_mask)((puma560_friction_pack_abs(context_real[20]) + (puma560_friction_pack_abs(context_real[18]) + v21)) < puma560_friction_pack_splat(1e+38));
    result_real[0] = puma560_friction_pack_select(v22 & (puma560_friction_mask)((puma560_friction_pack_abs(v18_number[5]) + (puma560_friction_pack_abs(v18_number[3]) + v20)) < puma560_friction_pack_splat(1e+38)), v19, puma560_friction_pack_splat(6.0));
    result_real[7] = v18_number[6];
    result_real[8] = v18_number[7];
    result_real[9] = v18_number[8];
    result_real[10] = v18_number[9];
    result_real[11] = v18_number[10];
    result_real[12] = v18_number[11];
    result_mode[0] = v18_best[0];
    result_mode[1] = v18_best[1];
    result_mode[2] = v18_best[2];
    result_mode[3] = v18_best[3];
    result_mode[4] = v18_best[4];
    result_mode[5] = v18_best[5];
}

static PUMA560_FRICTION_APART void puma560_friction_pack_step_pattern_let_go(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, const puma560_friction_mask *restrict context_mode, puma560_friction_pack *restrict result_real, puma560_friction_mask *restrict result_mode)
{
    const puma560_friction_pack v0 = (context_real[50] * context_real[52]) - context_real[49];
    const puma560_friction_pack v1 = ((context_real[52] * context_real[47]) - context_real[49]) - (context_real[46] * v0);
    const puma560_friction_pack v2 = (((context_real[52] * context_real[43]) - (context_real[42] * v0)) - (context_real[41] * v1)) - context_real[45];
    const puma560_friction_pack v3 = context_real[28] * v2;
    const puma560_friction_pack v4 = context_real[28] * context_real[41];
    const puma560_friction_pack v5 = (context_real[53] * v1) - (v2 * v4);
    const puma560_friction_pack v6 = ((context_real[54] * v0) - (context_real[46] * v5)) - (context_real[42] * v3);
    const puma560_friction_pack v7 = (((context_real[55] * context_real[52]) + (context_real[50] * v6)) + (context_real[47] * v5)) + (context_real[43] * v3);
    const puma560_friction_pack v8 = ((25000.0 + (context_real[52] * v7)) - (context_real[45] * v3)) - (context_real[49] * (v5 + v6));
    const puma560_friction_pack v9 = puma560_friction_pack_select(context_boolean[5], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v10 = puma560_friction_pack_abs(v6);
    const puma560_friction_pack v11 = puma560_friction_pack_select(context_boolean[2], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(6.5));
    const puma560_friction_pack v12 = puma560_friction_pack_abs(v7);
    const puma560_friction_pack v13 = puma560_friction_pack_select(context_boolean[3], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.4));
    const puma560_friction_pack v14 = puma560_friction_pack_abs(v5);
    const puma560_friction_pack v15 = puma560_friction_pack_select(context_boolean[1], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(9.5));
    const puma560_friction_pack v16 = puma560_friction_pack_abs(v3);
    const puma560_friction_pack v17 = puma560_friction_pack_select(context_boolean[0], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(8.4));
    const puma560_friction_pack v18 = (((v13 * v12) + (v11 * v10)) + (v15 * v14)) + (v17 * v16);
    const puma560_friction_pack v19 = ((context_real[48] * v5) + (context_real[51] * v6)) + (context_real[44] * v3);
    const puma560_friction_pack v20 = puma560_friction_pack_abs(v19);
    const puma560_friction_pack v21 = puma560_friction_pack_select(context_boolean[4], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.1));
    const puma560_friction_pack v22 = v18 + (v21 * v20);
    const puma560_friction_pack v23 = puma560_friction_pack_select(context_boolean[5], context_real[34] + (0.7 * puma560_friction_pack_real_of(context_mode[5])), puma560_friction_pack_splat(0.0)) - context_real[21];
    const puma560_friction_pack v24 = v23 * v8;
    const puma560_friction_pack v25 = puma560_friction_pack_select(context_boolean[2], context_real[31] + (4.8 * puma560_friction_pack_real_of(context_mode[2])), puma560_friction_pack_splat(0.0)) - context_real[18];
    const puma560_friction_pack v26 = v6 * v25;
    const puma560_friction_pack v27 = puma560_friction_pack_select(context_boolean[1], context_real[30] + (7.0 * puma560_friction_pack_real_of(context_mode[1])), puma560_friction_pack_splat(0.0)) - context_real[17];
    const puma560_friction_pack v28 = v5 * v27;
    const puma560_friction_pack v29 = puma560_friction_pack_select(context_boolean[0], context_real[29] + (6.0 * puma560_friction_pack_real_of(context_mode[0])), puma560_friction_pack_splat(0.0)) - context_real[16];
    const puma560_friction_pack v30 = v3 * v29;
    const puma560_friction_pack v31 = puma560_friction_pack_abs(v30) + (puma560_friction_pack_abs(v28) + (puma560_friction_pack_abs(v24) + puma560_friction_pack_abs(v26)));
    const puma560_friction_pack v32 = puma560_friction_pack_select(context_boolean[3], context_real[32] + puma560_friction_pack_real_of(context_mode[3]), puma560_friction_pack_splat(0.0)) - context_real[19];
    const puma560_friction_pack v33 = v7 * v32;
    const puma560_friction_pack v34 = puma560_friction_pack_select(context_boolean[4], context_real[33] + (0.8 * puma560_friction_pack_real_of(context_mode[4])), puma560_friction_pack_splat(0.0)) - context_real[20];
    const puma560_friction_pack v35 = v34 * v19;
    const puma560_friction_pack v36 = 1e-08 * (puma560_friction_pack_abs(v35) + (puma560_friction_pack_abs(v33) + v31));
    const puma560_friction_pack v37 = v30 + (v28 + (v26 + ((v24 - v35) - v33)));
    const puma560_friction_mask v38 = (~context_boolean[5]) & (puma560_friction_mask)(puma560_friction_pack_abs(v37) <= (v36 + (1.0001 * (v22 + (v9 * v8)))));
    const puma560_friction_pack v39 = (context_real[51] * context_real[46]) - context_real[48];
    const puma560_friction_pack v40 = context_real[28] * context_real[42];
    const puma560_friction_pack v41 = ((context_real[28] * context_real[44]) + (v4 * v39)) - (context_real[51] * v40);
    const puma560_friction_pack v42 = (context_real[41] * v41) + (context_real[53] * v39);
    const puma560_friction_pack v43 = ((context_real[46] * v42) - (context_real[42] * v41)) + (context_real[54] * context_real[51]);
    const puma560_friction_pack v44 = puma560_friction_pack_abs(v43);
    const puma560_friction_pack v45 = ((context_real[50] * v43) - (context_real[47] * v42)) + (context_real[43] * v41);
    const puma560_friction_pack v46 = puma560_friction_pack_abs(v45);
    const puma560_friction_pack v47 = puma560_friction_pack_abs(v42);
    const puma560_friction_pack v48 = puma560_friction_pack_abs(v41);
    const puma560_friction_pack v49 = (((v13 * v46) + (v11 * v44)) + (v15 * v47)) + (v17 * v48);
    const puma560_friction_pack v50 = v49 + (v9 * v20);
    const puma560_friction_pack v51 = 1557.2443004858599 + (((context_real[44] * v41) - (context_real[48] * v42)) + (context_real[51] * v43));
    const puma560_friction_pack v52 = v34 * v51;
    const puma560_friction_pack v53 = v19 * v23;
    const puma560_friction_pack v54 = v32 * v45;
    const puma560_friction_pack v55 = v25 * v43;
    const puma560_friction_pack v56 = puma560_friction_pack_abs(v55) + (puma560_friction_pack_abs(v54) + (puma560_friction_pack_abs(v53) + puma560_friction_pack_abs(v52)));
    const puma560_friction_pack v57 = v27 * v42;
    const puma560_friction_pack v58 = v29 * v41;
    const puma560_friction_pack v59 = 1e-08 * (puma560_friction_pack_abs(v58) + (puma560_friction_pack_abs(v57) + v56));
    const puma560_friction_pack v60 = v55 + (v58 + (((v53 - v54) - v52) - v57));
    const puma560_friction_mask v61 = (~context_boolean[4]) & (puma560_friction_mask)(puma560_friction_pack_abs(v60) <= (v59 + (1.0001 * (v50 + (v21 * v51)))));
    const puma560_friction_pack v62 = (context_real[50] * context_real[46]) - context_real[47];
    const puma560_friction_pack v63 = ((context_real[50] * v40) - (context_real[28] * context_real[43])) - (v4 * v62);
    const puma560_friction_pack v64 = (context_real[41] * v63) - (context_real[53] * v62);
    const puma560_friction_pack v65 = ((context_real[54] * context_real[50]) - (context_real[46] * v64)) + (context_real[42] * v63);
    const puma560_friction_pack v66 = puma560_friction_pack_abs(v65);
    const puma560_friction_pack v67 = puma560_friction_pack_abs(v64);
    const puma560_friction_pack v68 = puma560_friction_pack_abs(v63);
    const puma560_friction_pack v69 = (((v9 * v12) + (v11 * v66)) + (v15 * v67)) + (v17 * v68);
    const puma560_friction_pack v70 = v69 + (v21 * v46);
    const puma560_friction_pack v71 = context_real[55] + (((context_real[50] * v65) + (context_real[47] * v64)) - (context_real[43] * v63));
    const puma560_friction_pack v72 = v25 * v65;
    const puma560_friction_pack v73 = v27 * v64;
    const puma560_friction_pack v74 = v29 * v63;
    const puma560_friction_pack v75 = v32 * v71;
    const puma560_friction_pack v76 = puma560_friction_pack_abs(v75) + (puma560_friction_pack_abs(v74) + (puma560_friction_pack_abs(v72) + puma560_friction_pack_abs(v73)));
    const puma560_friction_pack v77 = v34 * v45;
    const puma560_friction_pack v78 = v23 * v7;
    const puma560_friction_pack v79 = 1e-08 * (puma560_friction_pack_abs(v78) + (puma560_friction_pack_abs(v77) + v76));
    const puma560_friction_pack v80 = v73 + ((v78 + ((v72 - v75) - v77)) - v74);
    const puma560_friction_mask v81 = (~context_boolean[3]) & (puma560_friction_mask)(puma560_friction_pack_abs(v80) <= (v79 + (1.0001 * (v70 + (v13 * v71)))));
    const puma560_friction_pack v82 = (context_real[46] * v4) - v40;
    const puma560_friction_pack v83 = (context_real[53] * context_real[46]) + (context_real[41] * v82);
    const puma560_friction_pack v84 = puma560_friction_pack_abs(v83);
    const puma560_friction_pack v85 = puma560_friction_pack_abs(v82);
    const puma560_friction_pack v86 = (((v13 * v66) + (v9 * v10)) + (v15 * v84)) + (v17 * v85);
    const puma560_friction_pack v87 = v86 + (v21 * v44);
    const puma560_friction_pack v88 = context_real[54] + ((context_real[46] * v83) - (context_real[42] * v82));
    const puma560_friction_pack v89 = v29 * v82;
    const puma560_friction_pack v90 = v34 * v43;
    const puma560_friction_pack v91 = v27 * v83;
    const puma560_friction_pack v92 = v25 * v88;
    const puma560_friction_pack v93 = puma560_friction_pack_abs(v92) + (puma560_friction_pack_abs(v91) + (puma560_friction_pack_abs(v90) + puma560_friction_pack_abs(v89)));
    const puma560_friction_pack v94 = v32 * v65;
    const puma560_friction_pack v95 = v6 * v23;
    const puma560_friction_pack v96 = 1e-08 * (puma560_friction_pack_abs(v95) + (puma560_friction_pack_abs(v94) + v93));
    const puma560_friction_pack v97 = v89 + (v92 + (((v95 - v91) - v94) - v90));
    const puma560_friction_mask v98 = (~context_boolean[2]) & (puma560_friction_mask)(puma560_friction_pack_abs(v97) <= (v96 + (1.0001 * (v87 + (v11 * v88)))));
    const puma560_friction_pack v99 = puma560_friction_pack_abs(v4);
    const puma560_friction_pack v100 = (((v13 * v67) + (v11 * v84)) + (v9 * v14)) + (v17 * v99);
    const puma560_friction_pack v101 = 1.0001 * (v100 + (v21 * v47));
    const puma560_friction_pack v102 = context_real[53] + (context_real[41] * v4);
    const puma560_friction_pack v103 = v25 * v83;
    const puma560_friction_pack v104 = v34 * v42;
    const puma560_friction_pack v105 = v27 * v102;
    const puma560_friction_pack v106 = v4 * v29;
    const puma560_friction_pack v107 = puma560_friction_pack_abs(v106) + (puma560_friction_pack_abs(v105) + (puma560_friction_pack_abs(v104) + puma560_friction_pack_abs(v103)));
    const puma560_friction_pack v108 = v32 * v64;
    const puma560_friction_pack v109 = v5 * v23;
    const puma560_friction_pack v110 = 1e-08 * (puma560_friction_pack_abs(v109) + (puma560_friction_pack_abs(v108) + v107));
    const puma560_friction_pack v111 = v103 + ((v108 + ((v106 - v109) - v104)) - v105);
    const puma560_friction_mask v112 = (~context_boolean[1]) & (puma560_friction_mask)(puma560_friction_pack_abs(v111) <= (v110 + (v101 + (v102 * (1.0001 * v15)))));
    const puma560_friction_pack v113 = (((v13 * v68) + (v11 * v85)) + (v15 * v99)) + (v9 * v16);
    const puma560_friction_pack v114 = 1.0001 * (v113 + (v21 * v48));
    const puma560_friction_pack v115 = v32 * v63;
    const puma560_friction_pack v116 = v34 * v41;
    const puma560_friction_pack v117 = v25 * v82;
    const puma560_friction_pack v118 = v4 * v27;
    const puma560_friction_pack v119 = puma560_friction_pack_abs(v118) + (puma560_friction_pack_abs(v117) + (puma560_friction_pack_abs(v116) + puma560_friction_pack_abs(v115)));
    const puma560_friction_pack v120 = context_real[28] * v29;
    const puma560_friction_pack v121 = v3 * v23;
    const puma560_friction_pack v122 = 1e-08 * (puma560_friction_pack_abs(v121) + (puma560_friction_pack_abs(v120) + v119));
    const puma560_friction_pack v123 = ((((v118 + v116) - v117) - v115) - v120) - v121;
    const puma560_friction_mask v124 = (~context_boolean[0]) & (puma560_friction_mask)(puma560_friction_pack_abs(v123) <= (v122 + (v114 + (v17 * (1.0001 * context_real[28])))));
    const puma560_friction_pack v125 = -v37;
    const puma560_friction_pack v126 = -v97;
    const puma560_friction_mask v127 = ~(v38 | (v61 | (v81 | (v98 | (v112 | v124)))));
    const puma560_friction_mask v128 = puma560_friction_pack_select_whole(context_boolean[5], context_mode[5], puma560_friction_pack_mode_of(v125));
    const puma560_friction_pack v129 = (context_real[34] + (0.7 * puma560_friction_pack_real_of(v128))) - context_real[21];
    const puma560_friction_pack v130 = context_real[49] * v129;
    const puma560_friction_mask v131 = puma560_friction_pack_select_whole(context_boolean[2], context_mode[2], puma560_friction_pack_mode_of(v126));
    const puma560_friction_pack v132 = (context_real[31] + (4.8 * puma560_friction_pack_real_of(v131))) - context_real[18];
    const puma560_friction_mask v133 = puma560_friction_pack_select_whole(context_boolean[3], context_mode[3], puma560_friction_pack_mode_of(v80));
    const puma560_friction_pack v134 = puma560_friction_pack_real_of(v133) + (context_real[32] - context_real[19]);
    const puma560_friction_pack v135 = (context_real[52] * v129) - v134;
    const puma560_friction_mask v136 = puma560_friction_pack_select_whole(context_boolean[4], context_mode[4], puma560_friction_pack_mode_of(v60));
    const puma560_friction_pack v137 = (context_real[33] + (0.8 * puma560_friction_pack_real_of(v136))) - context_real[20];
    const puma560_friction_pack v138 = (v132 + ((context_real[50] * v135) - (context_real[51] * v137))) - v130;
    const puma560_friction_mask v139 = puma560_friction_pack_select_whole(context_boolean[1], context_mode[1], puma560_friction_pack_mode_of(v111));
    const puma560_friction_pack v140 = (context_real[30] + (7.0 * puma560_friction_pack_real_of(v139))) - context_real[17];
    const puma560_friction_pack v141 = v130 + ((((context_real[46] * v138) - (context_real[47] * v135)) + (context_real[48] * v137)) - v140);
    const puma560_friction_mask v142 = puma560_friction_pack_select_whole(context_boolean[0], context_mode[0], puma560_friction_pack_mode_of(v123));
    const puma560_friction_pack v143 = (context_real[29] + (6.0 * puma560_friction_pack_real_of(v142))) - context_real[16];
    const puma560_friction_pack v144 = (((context_real[41] * v141) + (context_real[43] * v135)) - (context_real[45] * v129)) - (context_real[42] * v138);
    const puma560_friction_pack v145 = v143 + (v144 - (context_real[44] * v137));
    const puma560_friction_pack v146 = (context_real[53] * v141) + (v4 * v145);
    const puma560_friction_pack v147 = context_real[28] * v145;
    const puma560_friction_pack v148 = ((context_real[46] * v146) + (context_real[54] * v138)) - (context_real[42] * v147);
    const puma560_friction_pack v149 = (((context_real[50] * v148) - (context_real[47] * v146)) + (context_real[55] * v135)) + (context_real[43] * v147);
    const puma560_friction_pack v150 = (((context_real[52] * v149) + (25000.0 * v129)) - (context_real[45] * v147)) + (context_real[49] * (v146 - v148));
    const puma560_friction_pack v151 = (((context_real[51] * v148) - (context_real[48] * v146)) - (1557.2443004858599 * v137)) + (context_real[44] * v147);
    const puma560_friction_pack v152 = puma560_friction_pack_abs(v147) + (puma560_friction_pack_abs(v148) + (puma560_friction_pack_abs(v151) + puma560_friction_pack_abs(v149)));
    const puma560_friction_mask v153 = (puma560_friction_mask)((puma560_friction_pack_abs(v150) + (puma560_friction_pack_abs(v146) + v152)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_pack v154 = puma560_friction_pack_abs(v143) + (puma560_friction_pack_abs(v140) + (puma560_friction_pack_abs(v134) + puma560_friction_pack_abs(v132)));
    const puma560_friction_mask v155 = v127 & (v153 & (puma560_friction_mask)((puma560_friction_pack_abs(v129) + (puma560_friction_pack_abs(v137) + v154)) < puma560_friction_pack_splat(1e+38)));
    puma560_friction_pack v157 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v158 = -v147;
    puma560_friction_pack v159 = v146;
    puma560_friction_pack v160 = -v148;
    puma560_friction_pack v161 = v149;
    puma560_friction_pack v162 = v151;
    puma560_friction_pack v163 = -v150;
    puma560_friction_pack v164 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v165 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v166 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v167 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v168 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v169 = puma560_friction_pack_splat(0.0);
    puma560_friction_mask v170 = v142;
    puma560_friction_mask v171 = v139;
    puma560_friction_mask v172 = v131;
    puma560_friction_mask v173 = v133;
    puma560_friction_mask v174 = v136;
    puma560_friction_mask v175 = v128;
    if (!puma560_friction_pack_all(v155)) {
        const puma560_friction_pack v156_of_context_real[64] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[29], context_real[22], context_real[30], context_real[23], context_real[31], context_real[24], context_real[32], context_real[25], context_real[33], context_real[26], context_real[34], context_real[27], context_real[35], context_real[36], context_real[37], context_real[38], context_real[39], context_real[40], v123, v114, context_real[28], v122, v111, v101, v102, v110, v126, 1.0001 * v87, v88, v96, v80, 1.0001 * v70, v71, v79, v60, 1.0001 * v50, v51, v59, v125, 1.0001 * v22, v8, v36};
        const puma560_friction_mask v156_of_context_boolean[12] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], v124, v112, v98, v81, v61, v38};
        puma560_friction_pack v156_result_real[13];
        puma560_friction_mask v156_result_mode[6];
        puma560_friction_pack_step_pattern_search(spacing, prepared, v156_of_context_real, v156_of_context_boolean, context_mode, v156_result_real, v156_result_mode);
        v157 = puma560_friction_pack_select(v155, v157, v156_result_real[0]);
        v158 = puma560_friction_pack_select(v155, v158, v156_result_real[1]);
        v159 = puma560_friction_pack_select(v155, v159, v156_result_real[2]);
        v160 = puma560_friction_pack_select(v155, v160, v156_result_real[3]);
        v161 = puma560_friction_pack_select(v155, v161, v156_result_real[4]);
        v162 = puma560_friction_pack_select(v155, v162, v156_result_real[5]);
        v163 = puma560_friction_pack_select(v155, v163, v156_result_real[6]);
        v164 = puma560_friction_pack_select(v155, v164, v156_result_real[7]);
        v165 = puma560_friction_pack_select(v155, v165, v156_result_real[8]);
        v166 = puma560_friction_pack_select(v155, v166, v156_result_real[9]);
        v167 = puma560_friction_pack_select(v155, v167, v156_result_real[10]);
        v168 = puma560_friction_pack_select(v155, v168, v156_result_real[11]);
        v169 = puma560_friction_pack_select(v155, v169, v156_result_real[12]);
        v170 = puma560_friction_pack_select_whole(v155, v170, v156_result_mode[0]);
        v171 = puma560_friction_pack_select_whole(v155, v171, v156_result_mode[1]);
        v172 = puma560_friction_pack_select_whole(v155, v172, v156_result_mode[2]);
        v173 = puma560_friction_pack_select_whole(v155, v173, v156_result_mode[3]);
        v174 = puma560_friction_pack_select_whole(v155, v174, v156_result_mode[4]);
        v175 = puma560_friction_pack_select_whole(v155, v175, v156_result_mode[5]);
    }
    result_real[0] = v157;
    result_real[1] = v158;
    result_real[2] = v159;
    result_real[3] = v160;
    result_real[4] = v161;
    result_real[5] = v162;
    result_real[6] = v163;
    result_real[7] = v164;
    result_real[8] = v165;
    result_real[9] = v166;
    result_real[10] = v167;
    result_real[11] = v168;
    result_real[12] = v169;
    result_mode[0] = v170;
    result_mode[1] = v171;
    result_mode[2] = v172;
    result_mode[3] = v173;
    result_mode[4] = v174;
    result_mode[5] = v175;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_step_at_rest(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, puma560_friction_pack *restrict result_real, puma560_friction_mask *restrict result_mode)
{
    const puma560_friction_mask v0 = ~context_boolean[5];
    const puma560_friction_mask v1 = ~context_boolean[4];
    const puma560_friction_mask v2 = ~context_boolean[3];
    const puma560_friction_mask v3 = ~context_boolean[2];
    const puma560_friction_mask v4 = ~context_boolean[1];
    const puma560_friction_mask v5 = ~context_boolean[0];
    const puma560_friction_mask v6 = v5 | (~(puma560_friction_mask)(puma560_friction_pack_abs(context_real[16]) <= puma560_friction_pack_splat(8.4)));
    const puma560_friction_mask v7 = v6 | (v4 | (~(puma560_friction_mask)(puma560_friction_pack_abs(context_real[17]) <= puma560_friction_pack_splat(9.5))));
    const puma560_friction_mask v8 = v7 | (v3 | (~(puma560_friction_mask)(puma560_friction_pack_abs(context_real[18]) <= puma560_friction_pack_splat(6.5))));
    const puma560_friction_mask v9 = v8 | (v2 | (~(puma560_friction_mask)(puma560_friction_pack_abs(context_real[19]) <= puma560_friction_pack_splat(1.4))));
    const puma560_friction_mask v10 = v9 | (v1 | (~(puma560_friction_mask)(puma560_friction_pack_abs(context_real[20]) <= puma560_friction_pack_splat(1.1))));
    const puma560_friction_mask v11 = (v0 | (~(puma560_friction_mask)(puma560_friction_pack_abs(context_real[21]) <= puma560_friction_pack_splat(1.0)))) | v10;
    puma560_friction_pack v13 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v14 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v15 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v16 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v17 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v18 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v19 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v20 = puma560_friction_pack_splat(0.0);
    puma560_friction_mask v21 = puma560_friction_pack_whole(0);
    puma560_friction_pack v22 = puma560_friction_pack_splat(0.0);
    puma560_friction_mask v23 = puma560_friction_pack_whole(0);
    puma560_friction_pack v24 = puma560_friction_pack_splat(0.0);
    puma560_friction_mask v25 = puma560_friction_pack_whole(0);
    puma560_friction_pack v26 = puma560_friction_pack_splat(0.0);
    puma560_friction_mask v27 = puma560_friction_pack_whole(0);
    puma560_friction_pack v28 = puma560_friction_pack_splat(0.0);
    puma560_friction_mask v29 = puma560_friction_pack_whole(0);
    puma560_friction_pack v30 = puma560_friction_pack_splat(0.0);
    puma560_friction_mask v31 = puma560_friction_pack_whole(0);
    if (!puma560_friction_pack_all(~(v11))) {
        const puma560_friction_pack v12_of_context_real[56] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[40], context_real[44], context_real[45], context_real[46], context_real[47], context_real[48], context_real[49], context_real[50], context_real[51], context_real[52], context_real[53], context_real[54], context_real[55], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], context_real[34], context_real[35], context_real[36], context_real[37], context_real[38], context_real[39], context_real[41], context_real[42], context_real[43]};
        const puma560_friction_mask v12_of_context_boolean[6] = {v5, v4, v3, v2, v1, v0};
        const puma560_friction_mask v12_of_context_mode[6] = {puma560_friction_pack_mode_of(context_real[50]), puma560_friction_pack_mode_of(context_real[51]), puma560_friction_pack_mode_of(context_real[52]), puma560_friction_pack_mode_of(context_real[53]), puma560_friction_pack_mode_of(context_real[54]), puma560_friction_pack_mode_of(context_real[55])};
        puma560_friction_pack v12_result_real[13];
        puma560_friction_mask v12_result_mode[6];
        puma560_friction_pack_step_pattern_let_go(spacing, prepared, v12_of_context_real, v12_of_context_boolean, v12_of_context_mode, v12_result_real, v12_result_mode);
        v13 = puma560_friction_pack_select(v11, v12_result_real[0], v13);
        v14 = puma560_friction_pack_select(v11, v12_result_real[1], v14);
        v15 = puma560_friction_pack_select(v11, v12_result_real[2], v15);
        v16 = puma560_friction_pack_select(v11, v12_result_real[3], v16);
        v17 = puma560_friction_pack_select(v11, v12_result_real[4], v17);
        v18 = puma560_friction_pack_select(v11, v12_result_real[5], v18);
        v19 = puma560_friction_pack_select(v11, v12_result_real[6], v19);
        v20 = puma560_friction_pack_select(v11, v12_result_real[7], v20);
        v21 = puma560_friction_pack_select_whole(v11, v12_result_mode[0], v21);
        v22 = puma560_friction_pack_select(v11, v12_result_real[8], v22);
        v23 = puma560_friction_pack_select_whole(v11, v12_result_mode[1], v23);
        v24 = puma560_friction_pack_select(v11, v12_result_real[9], v24);
        v25 = puma560_friction_pack_select_whole(v11, v12_result_mode[2], v25);
        v26 = puma560_friction_pack_select(v11, v12_result_real[10], v26);
        v27 = puma560_friction_pack_select_whole(v11, v12_result_mode[3], v27);
        v28 = puma560_friction_pack_select(v11, v12_result_real[11], v28);
        v29 = puma560_friction_pack_select_whole(v11, v12_result_mode[4], v29);
        v30 = puma560_friction_pack_select(v11, v12_result_real[12], v30);
        v31 = puma560_friction_pack_select_whole(v11, v12_result_mode[5], v31);
    }
    result_real[0] = v13;
    result_real[1] = v14;
    result_real[2] = v15;
    result_real[3] = v16;
    result_real[4] = v17;
    result_real[5] = v18;
    result_real[6] = v19;
    result_mode[0] = v21;
    result_real[7] = puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v21), puma560_friction_pack_splat(0.0), context_real[50] + v20);
    result_mode[1] = v23;
    result_real[8] = puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v23), puma560_friction_pack_splat(0.0), context_real[51] + v22);
    result_mode[2] = v25;
    result_real[9] = puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v25), puma560_friction_pack_splat(0.0), context_real[52] + v24);
    result_mode[3] = v27;
    result_real[10] = puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v27), puma560_friction_pack_splat(0.0), context_real[53] + v26);
    result_mode[4] = v29;
    result_real[11] = puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v29), puma560_friction_pack_splat(0.0), context_real[54] + v28);
    result_mode[5] = v31;
    result_real[12] = puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v31), puma560_friction_pack_splat(0.0), context_real[55] + v30);
}

static PUMA560_FRICTION_APART void puma560_friction_pack_friction_stage(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict q, const puma560_friction_pack *restrict qd, const puma560_friction_pack *restrict tau, const puma560_friction_mask *restrict mode, const puma560_friction_pack *restrict sign, puma560_friction_pack *restrict qdd)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_pack v0 = q[1] + q[2];
    const puma560_friction_pack v1_angle[4] = {q[1], v0, q[4], q[3]};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_pack v9 = (0.0141984 * v1_cosine[0]) + (1.601861202 * v1_sine[0]);
    const puma560_friction_pack v10 = (0.025374999999999998 * v1_cosine[1]) - (0.8913300000000002 * v1_sine[1]);
    const puma560_friction_pack v11 = 0.4318 * v1_cosine[0];
    const puma560_friction_pack v12 = 0.0012435839999999998 * v1_cosine[0];
    const puma560_friction_pack v13 = v1_cosine[2] * v12;
    const puma560_friction_pack v14 = v1_sine[2] * v1_cosine[3];
    const puma560_friction_pack v15 = v12 * v14;
    const puma560_friction_pack v16 = ((v1_sine[1] * v13) + (v1_cosine[1] * v15)) - (v11 * v10);
    const puma560_friction_pack v17 = v1_sine[2] * v1_sine[3];
    const puma560_friction_pack v18 = 0.0004321439999999999 * v17;
    const puma560_friction_mask v19 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == mode[5]);
    const puma560_friction_pack v20 = 0.00020000000000000004 + puma560_friction_pack_select(v19, puma560_friction_pack_splat(4e-05), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v21 = (v20 - 0.0004421600000000001) * v1_sine[2];
    const puma560_friction_pack v22 = v1_sine[2] * v21;
    const puma560_friction_pack v23 = v22 - (v20 + 0.0013999999999999998);
    const puma560_friction_pack v24 = 5.846399999999999e-05 * v14;
    const puma560_friction_pack v25 = v23 + v24;
    const puma560_friction_pack v26 = v24 + v25;
    const puma560_friction_pack v27 = 0.0028799999999999997 * v1_cosine[3];
    const puma560_friction_pack v28 = v1_cosine[2] * v1_cosine[1];
    const puma560_friction_pack v29 = 0.0028799999999999997 * v1_sine[2];
    const puma560_friction_pack v30 = (v1_sine[1] * v29) - (v27 * v28);
    const puma560_friction_pack v31 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_friction_pack v32 = 0.0006421600000000001 + v31;
    const puma560_friction_pack v33 = v1_sine[3] * v1_sine[1];
    const puma560_friction_pack v34 = ((v1_sine[3] * (v13 + (5.846399999999999e-05 * v28))) - (v32 * v33)) - (0.15005 * v30);
    const puma560_friction_pack v35 = 1557.2443004858599 * puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == mode[4]), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v36 = v35 * v34;
    const puma560_friction_pack v37 = (0.8913300000000002 * v1_cosine[1]) + (0.025374999999999998 * v1_sine[1]);
    const puma560_friction_pack v38 = v28 - (v1_sine[1] * v14);
    const puma560_friction_pack v39 = (-v37) - (0.0028799999999999997 * v38);
    const puma560_friction_pack v40 = 0.00119216 + v22;
    const puma560_friction_pack v41 = v1_sine[3] * (v40 - 0.0012921600000000003);
    const puma560_friction_pack v42 = v1_cosine[3] * v1_sine[1];
    const puma560_friction_pack v43 = 0.0012435839999999998 * v17;
    const puma560_friction_pack v44 = v1_cosine[2] * v21;
    const puma560_friction_pack v45 = v43 - (v1_sine[3] * v44);
    const puma560_friction_pack v46 = v1_sine[1] * v17;
    const puma560_friction_pack v47 = (v42 * v41) + (((5.846399999999999e-05 * v46) - (0.15005 * v39)) + (v1_cosine[1] * (0.0047376000000000015 + v45)));
    const puma560_friction_pack v48 = (5.846399999999999e-05 * v1_sine[2]) - (v1_cosine[3] * v32);
    const puma560_friction_pack v49 = (0.0012435839999999998 * v14) - (v1_cosine[3] * v44);
    const puma560_friction_pack v50 = ((v1_sine[1] * v49) - v15) - (v1_cosine[1] * (v25 - v18));
    const puma560_friction_pack v51 = puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == mode[3]), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) / v23;
    const puma560_friction_pack v52 = v45 * v51;
    const puma560_friction_pack v53 = (v47 + (v48 * v36)) + (v50 * v52);
    const puma560_friction_pack v54 = v1_sine[3] * v41;
    const puma560_friction_pack v55 = v54 + (0.3592922305 - (2.0 * (v24 - v31)));
    const puma560_friction_pack v56 = v35 * v48;
    const puma560_friction_pack v57 = puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == mode[2]), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) / ((v55 - (v48 * v56)) + (v45 * v52));
    const puma560_friction_pack v58 = v53 * v57;
    const puma560_friction_pack v59 = v1_sine[0] * v43;
    const puma560_friction_pack v60 = (v45 - (v12 * v46)) + (v1_cosine[1] * v59);
    const puma560_friction_pack v61 = v60 * v51;
    const puma560_friction_pack v62 = 0.4318 * v1_sine[0];
    const puma560_friction_pack v63 = ((v48 + (v1_cosine[1] * (v1_sine[2] * v12))) + (v13 * v42)) + (v62 * v30);
    const puma560_friction_pack v64 = v16 + (v62 * v39);
    const puma560_friction_pack v65 = v55 - v64;
    const puma560_friction_pack v66 = v35 * v63;
    const puma560_friction_pack v67 = (v65 - (v48 * v66)) + (v45 * v61);
    const puma560_friction_pack v68 = ((v59 + ((0.023751 * v1_cosine[0]) + (0.6903913435000001 * v1_sine[0]))) + (v36 * v63)) + v47;
    const puma560_friction_pack v69 = (v68 + (v50 * v61)) - (v67 * v58);
    const puma560_friction_pack v70 = v67 * v57;
    const puma560_friction_pack v71 = ((((1.748114002 - v64) - (v63 * v66)) + (v60 * v61)) + v65) - (v67 * v70);
    const puma560_friction_pack v72 = puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == mode[1]), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) / v71;
    const puma560_friction_pack v73 = v69 * v72;
    const puma560_friction_pack v74 = v50 * v51;
    const puma560_friction_pack v75 = (0.022546398 * v1_cosine[1]) - (0.3244698455 * v1_sine[1]);
    const puma560_friction_pack v76 = v1_sine[1] * (v54 - (((0.0024871679999999997 * v1_cosine[2]) + v40) + v26));
    const puma560_friction_pack v77 = v1_sine[1] * (v76 + ((v75 + (0.00011692799999999998 * v28)) - ((2.0 * v1_cosine[1]) * v49)));
    const puma560_friction_pack v78 = ((v26 + ((v1_sine[0] * v9) - 3.153542285625)) - (2.0 * (v18 - v16))) + (v34 * v36);
    const puma560_friction_pack v79 = (((v78 - (v50 * v74)) + v77) + (v53 * v58)) + (v69 * v73);
    const puma560_friction_pack v80 = qd[2] + qd[1];
    const puma560_friction_pack v81 = qd[0] * v80;
    const puma560_friction_pack v82 = v81 * v1_sine[1];
    const puma560_friction_pack v83 = (v80 * v1_sine[3]) - (qd[0] * v42);
    const puma560_friction_pack v84 = (v80 * v1_cosine[3]) + (qd[0] * v33);
    const puma560_friction_pack v85 = v83 * v84;
    const puma560_friction_pack v86 = v82 + v85;
    const puma560_friction_pack v87 = v81 * v1_cosine[1];
    const puma560_friction_pack v88 = qd[3] + (qd[0] * v1_cosine[1]);
    const puma560_friction_pack v89 = qd[0] * qd[0];
    const puma560_friction_pack v90 = v89 * v1_cosine[1];
    const puma560_friction_pack v91 = (2.0 * ((v1_cosine[3] * v87) - (v88 * v84))) + (v33 * v90);
    const puma560_friction_pack v92 = (v1_sine[2] * v83) + (v1_cosine[2] * v88);
    const puma560_friction_pack v93 = qd[4] + v84;
    const puma560_friction_pack v94 = ((v1_sine[2] * v86) - (v1_cosine[2] * v91)) - (v92 * (2.0 * v93));
    const puma560_friction_pack v95 = 4e-05 * (qd[5] + v92);
    const puma560_friction_pack v96 = qd[1] * qd[0];
    const puma560_friction_pack v97 = ((0.8636 * v96) * v1_sine[0]) - (0.15005 * v89);
    const puma560_friction_pack v98 = (v97 + (0.8636 * v87)) + (0.0406 * v82);
    const puma560_friction_pack v99 = qd[1] * qd[1];
    const puma560_friction_pack v100 = (v99 * v62) - 9.81;
    const puma560_friction_pack v101 = v89 + v99;
    const puma560_friction_pack v102 = (0.0203 * v1_cosine[1]) - (0.4318 * v1_sine[1]);
    const puma560_friction_pack v103 = (v101 * v11) + (v89 * v102);
    const puma560_friction_pack v104 = v80 * v80;
    const puma560_friction_pack v105 = ((v1_sine[1] * v100) + (0.0203 * v104)) + (v1_cosine[1] * v103);
    const puma560_friction_pack v106 = 0.0028799999999999997 * v1_sine[3];
    const puma560_friction_pack v107 = (0.0004421600000000001 * v94) + ((v93 * v95) + ((v106 * v105) - (v27 * v98)));
    const puma560_friction_pack v108 = (v1_sine[2] * v88) - (v1_cosine[2] * v83);
    const puma560_friction_pack v109 = v93 * v108;
    const puma560_friction_pack v110 = (v109 + (v1_sine[2] * v91)) + (v1_cosine[2] * v86);
    const puma560_friction_pack v111 = ((0.15 * qd[5]) - tau[5]) + (0.7 * sign[5]);
    const puma560_friction_pack v112 = (0.00020000000000000004 * (v109 + v110)) - puma560_friction_pack_select(v19, (-4e-05) * v110, -v111);
    const puma560_friction_pack v113 = ((v1_sine[2] * v107) + ((0.0013999999999999998 * v82) + (9.999999999999983e-05 * v85))) + (v1_cosine[2] * v112);
    const puma560_friction_pack v114 = 0.0028799999999999997 * ((v93 * v93) + (v108 * v108));
    const puma560_friction_pack v115 = v88 * v83;
    const puma560_friction_pack v116 = (((2.0 * v1_sine[3]) * v87) - v115) - (v42 * v90);
    const puma560_friction_pack v117 = 0.0028799999999999997 * ((v92 * v108) - v116);
    const puma560_friction_pack v118 = (v1_sine[2] * v114) + (v1_cosine[2] * v117);
    const puma560_friction_pack v119 = (v106 * v94) - (v1_cosine[3] * v118);
    const puma560_friction_pack v120 = (v1_sine[2] * v117) - (v1_cosine[2] * v114);
    const puma560_friction_pack v121 = v89 + v104;
    const puma560_friction_pack v122 = (v1_cosine[1] * v119) + ((v1_sine[1] * v120) + (v121 * v10));
    const puma560_friction_pack v123 = (0.0006421600000000001 * v116) - (v29 * ((v1_sine[1] * v103) - ((v1_cosine[1] * v100) + (0.4318 * v104))));
    const puma560_friction_pack v124 = v123 + (v1_cosine[2] * ((v27 * v105) + (v106 * v98)));
    const puma560_friction_pack v125 = v124 - (v108 * ((0.00024216000000000005 * v92) - v95));
    const puma560_friction_pack v126 = v125 + (((0.17 * qd[4]) - tau[4]) + (0.8 * sign[4]));
    const puma560_friction_pack v127 = (v1_sine[2] * v112) + ((0.00075 * v91) - (v1_cosine[2] * v107));
    const puma560_friction_pack v128 = (0.0006500000000000002 * (v115 - v116)) - v125;
    const puma560_friction_pack v129 = v11 * v37;
    const puma560_friction_pack v130 = (v1_cosine[1] * v75) - 0.011273199;
    const puma560_friction_pack v131 = (((v100 * v10) - (v101 * v129)) - ((v121 - v104) * v130)) - (0.0203 * v120);
    const puma560_friction_pack v132 = (v1_sine[3] * v127) + (((v1_cosine[3] * v128) + v131) - (0.4318 * v119));
    const puma560_friction_pack v133 = ((sign[3] + (0.13 * qd[3])) - tau[3]) - v113;
    const puma560_friction_pack v134 = (((tau[2] - (3.5 * qd[2])) - (4.8 * sign[2])) - (v56 * v126)) + (v52 * v133);
    const puma560_friction_pack v135 = v132 + v134;
    const puma560_friction_pack v136 = (v1_cosine[0] * v9) - 0.0070992;
    const puma560_friction_pack v137 = ((37.2347379 * v1_cosine[0]) + (((3.5 * qd[1]) - tau[1]) + (7.0 * sign[1]))) - (1.024164 * v1_sine[0]);
    const puma560_friction_pack v138 = ((v137 + ((v101 - v99) * v136)) - (v104 * v129)) + (v66 * v126);
    const puma560_friction_pack v139 = (v138 + (v62 * v122)) + (v11 * ((v1_cosine[1] * v120) - (v1_sine[1] * v119)));
    const puma560_friction_pack v140 = (v139 - (v61 * v133)) + ((v70 * v135) - v132);
    const puma560_friction_pack v141 = (v11 + v102) * ((v1_sine[3] * v118) + (v27 * v94));
    const puma560_friction_pack v142 = ((tau[0] - (4.9 * qd[0])) - (6.0 * sign[0])) - ((0.0047376000000000015 * (v121 - v89)) * v1_sine[1]);
    const puma560_friction_pack v143 = (v142 - ((v89 - v101) * ((0.6903913435000001 * v1_cosine[0]) - (0.023751 * v1_sine[0])))) + (v97 * v10);
    const puma560_friction_pack v144 = (v143 + ((2.0 * v96) * v136)) + ((2.0 * v81) * (v129 + v130));
    const puma560_friction_pack v145 = (((v144 - (v36 * v126)) + (v33 * v128)) - v141) + (v1_cosine[1] * v113);
    const puma560_friction_pack v146 = (v145 + (v58 * v135)) + (((0.15005 * v122) - (v42 * v127)) - (v74 * v133));
    const puma560_friction_pack v147 = (v146 - (v140 * v73)) * (puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == mode[0]), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) / v79);
    const puma560_friction_pack v148 = (v140 * v72) + (v73 * v147);
    const puma560_friction_pack v149 = ((v58 * v147) - (v57 * v135)) - (v70 * v148);
    const puma560_friction_pack v150 = (((v74 * v147) - (v51 * v133)) - (v61 * v148)) - (v52 * v149);
    const puma560_friction_pack v151 = ((v110 - (25000.0 * v111)) + (v38 * v147)) + (v1_cosine[2] * v150);
    qdd[5] = puma560_friction_pack_select(v19, puma560_friction_pack_splat(0.0), v151 + (v17 * (v148 + v149)));
    qdd[0] = -v147;
    qdd[1] = -v148;
    qdd[2] = -v149;
    qdd[3] = -v150;
    qdd[4] = -((((v35 * v126) + (v36 * v147)) + (v66 * v148)) + (v56 * v149));
}

static PUMA560_FRICTION_APART void puma560_friction_pack_step_moving(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_mode, puma560_friction_pack *restrict result_real)
{
    const puma560_friction_pack v0 = puma560_friction_pack_real_of(context_mode[0]);
    const puma560_friction_pack v1 = puma560_friction_pack_real_of(context_mode[1]);
    const puma560_friction_pack v2 = puma560_friction_pack_real_of(context_mode[2]);
    const puma560_friction_pack v3 = puma560_friction_pack_real_of(context_mode[3]);
    const puma560_friction_pack v4 = puma560_friction_pack_real_of(context_mode[5]);
    const puma560_friction_pack v5 = puma560_friction_pack_real_of(context_mode[4]);
    const puma560_friction_mask v6 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[0]);
    const puma560_friction_pack v7 = 0.5 * context_real[12];
    const puma560_friction_pack v8 = context_real[19] + (context_real[13] * v7);
    const puma560_friction_pack v9 = context_real[20] + (context_real[14] * v7);
    const puma560_friction_pack v10 = context_real[21] + (context_real[15] * v7);
    const puma560_friction_pack v11 = context_real[22] + (context_real[16] * v7);
    const puma560_friction_pack v12 = context_real[23] + (context_real[17] * v7);
    const puma560_friction_pack v13 = context_real[24] + (context_real[18] * v7);
    const puma560_friction_pack v14_of_q[6] = {context_real[6] + (context_real[19] * v7), context_real[7] + (context_real[20] * v7), context_real[8] + (context_real[21] * v7), context_real[9] + (context_real[22] * v7), context_real[10] + (context_real[23] * v7), context_real[11] + (context_real[24] * v7)};
    const puma560_friction_pack v14_of_qd[6] = {v8, v9, v10, v11, v12, v13};
    const puma560_friction_pack v14_of_sign[6] = {v0, v1, v2, v3, v5, v4};
    puma560_friction_pack v14_qdd[6];
    puma560_friction_pack_friction_stage(spacing, prepared, v14_of_q, v14_of_qd, context_real, context_mode, v14_of_sign, v14_qdd);
    const puma560_friction_pack v15 = context_real[19] + (v7 * v14_qdd[0]);
    const puma560_friction_pack v16 = context_real[20] + (v7 * v14_qdd[1]);
    const puma560_friction_pack v17 = context_real[21] + (v7 * v14_qdd[2]);
    const puma560_friction_pack v18 = context_real[22] + (v7 * v14_qdd[3]);
    const puma560_friction_pack v19 = context_real[23] + (v7 * v14_qdd[4]);
    const puma560_friction_pack v20 = context_real[24] + (v7 * v14_qdd[5]);
    const puma560_friction_pack v21_of_q[6] = {context_real[6] + (v7 * v8), context_real[7] + (v7 * v9), context_real[8] + (v7 * v10), context_real[9] + (v7 * v11), context_real[10] + (v7 * v12), context_real[11] + (v7 * v13)};
    const puma560_friction_pack v21_of_qd[6] = {v15, v16, v17, v18, v19, v20};
    puma560_friction_pack v21_qdd[6];
    puma560_friction_pack_friction_stage(spacing, prepared, v21_of_q, v21_of_qd, context_real, context_mode, v14_of_sign, v21_qdd);
    const puma560_friction_pack v22 = context_real[12] * v21_qdd[0];
    const puma560_friction_pack v23 = 0.16666666666666666 * context_real[12];
    result_real[0] = puma560_friction_pack_select(v6, context_real[6], context_real[6] + (v23 * (v22 + (2.0 * (v15 + (context_real[19] + v8))))));
    const puma560_friction_mask v24 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[1]);
    const puma560_friction_pack v25 = context_real[12] * v21_qdd[1];
    result_real[1] = puma560_friction_pack_select(v24, context_real[7], context_real[7] + (v23 * (v25 + (2.0 * (v16 + (context_real[20] + v9))))));
    const puma560_friction_mask v26 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[2]);
    const puma560_friction_pack v27 = context_real[12] * v21_qdd[2];
    result_real[2] = puma560_friction_pack_select(v26, context_real[8], context_real[8] + (v23 * (v27 + (2.0 * (v17 + (context_real[21] + v10))))));
    const puma560_friction_mask v28 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[3]);
    const puma560_friction_pack v29 = context_real[12] * v21_qdd[3];
    result_real[3] = puma560_friction_pack_select(v28, context_real[9], context_real[9] + (v23 * (v29 + (2.0 * (v18 + (context_real[22] + v11))))));
    const puma560_friction_mask v30 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[4]);
    const puma560_friction_pack v31 = context_real[12] * v21_qdd[4];
    result_real[4] = puma560_friction_pack_select(v30, context_real[10], context_real[10] + (v23 * (v31 + (2.0 * (v19 + (context_real[23] + v12))))));
    const puma560_friction_mask v32 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[5]);
    const puma560_friction_pack v33 = context_real[12] * v21_qdd[5];
    result_real[5] = puma560_friction_pack_select(v32, context_real[11], context_real[11] + (v23 * (v33 + (2.0 * (v20 + (context_real[24] + v13))))));
    const puma560_friction_pack v34_of_q[6] = {context_real[6] + (context_real[12] * v15), context_real[7] + (context_real[12] * v16), context_real[8] + (context_real[12] * v17), context_real[9] + (context_real[12] * v18), context_real[10] + (context_real[12] * v19), context_real[11] + (context_real[12] * v20)};
    const puma560_friction_pack v34_of_qd[6] = {context_real[19] + v22, context_real[20] + v25, context_real[21] + v27, context_real[22] + v29, context_real[23] + v31, context_real[24] + v33};
    puma560_friction_pack v34_qdd[6];
    puma560_friction_pack_friction_stage(spacing, prepared, v34_of_q, v34_of_qd, context_real, context_mode, v14_of_sign, v34_qdd);
    result_real[6] = puma560_friction_pack_select(v6, puma560_friction_pack_splat(0.0), context_real[19] + (v23 * ((context_real[13] + (2.0 * (v14_qdd[0] + v21_qdd[0]))) + v34_qdd[0])));
    result_real[7] = puma560_friction_pack_select(v24, puma560_friction_pack_splat(0.0), context_real[20] + (v23 * ((context_real[14] + (2.0 * (v14_qdd[1] + v21_qdd[1]))) + v34_qdd[1])));
    result_real[8] = puma560_friction_pack_select(v26, puma560_friction_pack_splat(0.0), context_real[21] + (v23 * ((context_real[15] + (2.0 * (v14_qdd[2] + v21_qdd[2]))) + v34_qdd[2])));
    result_real[9] = puma560_friction_pack_select(v28, puma560_friction_pack_splat(0.0), context_real[22] + (v23 * ((context_real[16] + (2.0 * (v14_qdd[3] + v21_qdd[3]))) + v34_qdd[3])));
    result_real[10] = puma560_friction_pack_select(v30, puma560_friction_pack_splat(0.0), context_real[23] + (v23 * ((context_real[17] + (2.0 * (v14_qdd[4] + v21_qdd[4]))) + v34_qdd[4])));
    result_real[11] = puma560_friction_pack_select(v32, puma560_friction_pack_splat(0.0), context_real[24] + (v23 * ((context_real[18] + (2.0 * (v14_qdd[5] + v21_qdd[5]))) + v34_qdd[5])));
}

static PUMA560_FRICTION_APART void puma560_friction_pack_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    const puma560_friction_pack v0 = puma560_friction_pack_at(&q[stride]) + puma560_friction_pack_at(&q[2U * stride]);
    const puma560_friction_pack v1_angle[4] = {puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[3U * stride]), v0, puma560_friction_pack_at(&q[stride])};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_pack v9 = v1_sine[0] * (0.00020216000000000006 * v1_sine[0]);
    const puma560_friction_pack v10 = 0.0016399999999999997 + v9;
    const puma560_friction_pack v11 = v1_cosine[0] * v1_cosine[0];
    const puma560_friction_pack v12 = 1.0 / ((3.9999999999999996e-05 * v11) - v10);
    const puma560_friction_pack v13 = v1_sine[0] * v1_sine[1];
    const puma560_friction_pack v14 = 3.9999999999999996e-05 * v13;
    const puma560_friction_pack v15 = v1_cosine[0] * v14;
    const puma560_friction_pack v16 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[0]);
    const puma560_friction_pack v17 = v13 * v16;
    const puma560_friction_pack v18 = v17 + v15;
    const puma560_friction_pack v19 = v18 * v12;
    const puma560_friction_pack v20 = v1_sine[2] * v13;
    const puma560_friction_pack v21 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v22 = 0.0012435839999999998 * (v1_sine[3] * v13);
    const puma560_friction_pack v23 = (v1_cosine[2] * v22) + (v17 - (v21 * v20));
    const puma560_friction_pack v24 = v15 + v23;
    const puma560_friction_pack v25 = v1_cosine[2] * v21;
    const puma560_friction_pack v26 = v1_sine[0] * v1_cosine[1];
    const puma560_friction_pack v27 = (0.025374999999999998 * v1_cosine[2]) - (0.8913300000000002 * v1_sine[2]);
    const puma560_friction_pack v28 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v29 = v1_cosine[0] * v21;
    const puma560_friction_pack v30 = ((v1_sine[2] * v29) - (v27 * v28)) + (v26 * v25);
    const puma560_friction_pack v31 = v1_cosine[2] * v1_cosine[0];
    const puma560_friction_pack v32 = v31 - (v1_sine[2] * v26);
    const puma560_friction_pack v33 = (0.8913300000000002 * v1_cosine[2]) + (0.025374999999999998 * v1_sine[2]);
    const puma560_friction_pack v34 = (-v33) - (0.0028799999999999997 * v32);
    const puma560_friction_pack v35 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v36 = (v34 * v35) + v30;
    const puma560_friction_pack v37 = 5.846399999999999e-05 * v26;
    const puma560_friction_pack v38 = 0.0012435839999999998 * v1_cosine[0];
    const puma560_friction_pack v39 = v9 - 0.00119216;
    const puma560_friction_pack v40 = v1_sine[1] * (0.0012921600000000003 + v39);
    const puma560_friction_pack v41 = v1_sine[1] * v40;
    const puma560_friction_pack v42 = v41 + ((2.0 * (v37 - v38)) - 0.3592922305);
    const puma560_friction_pack v43 = v42 + v36;
    const puma560_friction_pack v44 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_friction_pack v45 = 0.0028799999999999997 * v1_sine[0];
    const puma560_friction_pack v46 = (v1_sine[2] * v45) - (v44 * v31);
    const puma560_friction_pack v47 = 0.0006421600000000001 + v38;
    const puma560_friction_pack v48 = (5.846399999999999e-05 * v1_sine[0]) - (v1_cosine[1] * v47);
    const puma560_friction_pack v49 = v1_sine[2] * v1_cosine[1];
    const puma560_friction_pack v50 = (v1_sine[0] * v25) + ((v29 * v49) + (v48 + (v46 * v35)));
    const puma560_friction_pack v51 = 1557.2443004858599 * v48;
    const puma560_friction_pack v52 = v13 * v14;
    const puma560_friction_pack v53 = v52 + ((v43 - (v19 * v24)) + (v51 * v50));
    const puma560_friction_pack v54 = 1.0 / (v52 + ((v48 * v51) + (v42 - (v18 * v19))));
    const puma560_friction_pack v55 = v54 * v53;
    const puma560_friction_pack v56 = v53 * v55;
    const puma560_friction_pack v57 = 1557.2443004858599 * v50;
    const puma560_friction_pack v58 = (v36 + v43) - 1.748114002;
    const puma560_friction_pack v59 = v12 * v24;
    const puma560_friction_pack v60 = 1.0 / ((v52 + ((v58 + (v50 * v57)) - (v24 * v59))) - v56);
    const puma560_friction_pack v61 = v37 - v10;
    const puma560_friction_pack v62 = 0.0004321439999999999 * v13;
    const puma560_friction_pack v63 = v26 * v16;
    const puma560_friction_pack v64 = ((v1_sine[2] * v63) - (v21 * v26)) - (v1_cosine[2] * (v61 - v62));
    const puma560_friction_pack v65 = 3.9999999999999996e-05 * v32;
    const puma560_friction_pack v66 = -v65;
    const puma560_friction_pack v67 = v64 + (v1_cosine[0] * v66);
    const puma560_friction_pack v68 = (5.846399999999999e-05 * v20) + (((v1_cosine[2] * (0.0047376000000000015 + v17)) - (0.15005 * v34)) - (v49 * v40));
    const puma560_friction_pack v69 = v13 * v66;
    const puma560_friction_pack v70 = v1_sine[2] * v1_sine[1];
    const puma560_friction_pack v71 = ((v1_sine[1] * (v29 + (5.846399999999999e-05 * v31))) - (0.15005 * v46)) - (v47 * v70);
    const puma560_friction_pack v72 = ((v69 - v68) - (v19 * v67)) - (v71 * v51);
    const puma560_friction_pack v73 = v22 + (((0.023751 * v1_cosine[3]) + (0.6903913435000001 * v1_sine[3])) + v68);
    const puma560_friction_pack v74 = v12 * v67;
    const puma560_friction_pack v75 = (((v69 - v73) - (v55 * v72)) - (v24 * v74)) - (v71 * v57);
    const puma560_friction_pack v76 = v60 * v75;
    const puma560_friction_pack v77 = v13 - (v1_cosine[0] * v19);
    const puma560_friction_pack v78 = (v13 - (v77 * v55)) - (v1_cosine[0] * v59);
    const puma560_friction_pack v79 = v54 * v72;
    const puma560_friction_pack v80 = 25000.0 * v66;
    const puma560_friction_pack v81 = (((v78 * v76) + (v77 * v79)) + (v1_cosine[0] * v74)) - v80;
    const puma560_friction_pack v82 = v75 * v76;
    const puma560_friction_pack v83 = v37 + v61;
    const puma560_friction_pack v84 = v1_sine[2] * (v41 + (v83 + ((0.0024871679999999997 * v1_cosine[0]) - v39)));
    const puma560_friction_pack v85 = (0.022546398 * v1_cosine[2]) - (0.3244698455 * v1_sine[2]);
    const puma560_friction_pack v86 = v1_sine[2] * (v85 - (v84 + (((2.0 * v1_cosine[2]) * v63) - (0.00011692799999999998 * v31))));
    const puma560_friction_pack v87 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_friction_pack v88 = ((v83 + ((v1_sine[3] * v87) - (2.0 * (v62 - v30)))) - 3.153542285625) + v86;
    const puma560_friction_pack v89 = 1557.2443004858599 * v71;
    const puma560_friction_pack v90 = ((((v72 * v79) - v88) + (v67 * v74)) - (v66 * v80)) - (v71 * v89);
    const puma560_friction_pack v91 = 1.0 / (v82 + v90);
    const puma560_friction_pack v92 = (25000.0 - (v77 * (v54 * v77))) - (v78 * (v60 * v78));
    const puma560_friction_pack v93 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[5U * stride]));
    const puma560_friction_mask v94 = (puma560_friction_mask)(v93 < (puma560_friction_pack_at(&dt[0]) * ((v92 + (v81 * (v91 * v81))) - (v11 * v12))));
    const puma560_friction_mask v95 = v94 | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == v93);
    const puma560_friction_pack v96 = (v51 * v55) - v57;
    const puma560_friction_pack v97 = v89 + ((v51 * v79) - (v76 * v96));
    const puma560_friction_pack v98 = ((v54 * (v48 * (2425009.811395695 * v48))) - 1557.2443004858599) + (v96 * (v60 * v96));
    const puma560_friction_pack v99 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[4U * stride]));
    const puma560_friction_mask v100 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == v99) | (puma560_friction_mask)(v99 < ((v98 - (v97 * (v91 * v97))) * ((-1.1) * puma560_friction_pack_at(&dt[0]))));
    const puma560_friction_pack v101 = v59 - (v19 * v55);
    const puma560_friction_pack v102 = ((v76 * v101) + (v19 * v79)) - v74;
    const puma560_friction_pack v103 = (v12 + (v101 * (v60 * v101))) - (v102 * (v91 * v102));
    const puma560_friction_pack v104 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_mask v105 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == v104) | (puma560_friction_mask)(v104 < ((v103 + (v19 * (v19 * v54))) * ((-1.4) * puma560_friction_pack_at(&dt[0]))));
    const puma560_friction_pack v106 = (v55 * v76) - v79;
    const puma560_friction_pack v107 = ((v54 - (v106 * (v91 * v106))) + (v56 * (v54 * v60))) * (6.5 * puma560_friction_pack_at(&dt[0]));
    const puma560_friction_pack v108 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[2U * stride]));
    const puma560_friction_mask v109 = (puma560_friction_mask)(v108 < (-v107)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == v108);
    const puma560_friction_pack v110 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[stride]));
    const puma560_friction_mask v111 = (puma560_friction_mask)(v110 < (-((1.0 - (v82 * v91)) * (puma560_friction_pack_at(&dt[0]) * (9.5 * v60)))));
    const puma560_friction_mask v112 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == v110) | v111;
    const puma560_friction_pack v113 = 0.15 * puma560_friction_pack_select(v95, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[5U * stride]));
    const puma560_friction_pack v114 = 0.17 * puma560_friction_pack_select(v100, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[4U * stride]));
    const puma560_friction_pack v115 = 0.13 * puma560_friction_pack_select(v105, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_pack v116 = 3.5 * puma560_friction_pack_select(v109, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[2U * stride]));
    const puma560_friction_pack v117 = 3.5 * puma560_friction_pack_select(v112, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[stride]));
    const puma560_friction_pack v118 = puma560_friction_pack_at(&qd[0]) * v1_sine[2];
    const puma560_friction_pack v119 = v1_cosine[1] * v118;
    const puma560_friction_pack v120 = puma560_friction_pack_at(&qd[2U * stride]) + puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v121 = (v1_sine[1] * v120) - v119;
    const puma560_friction_pack v122 = puma560_friction_pack_at(&qd[0]) * v1_cosine[2];
    const puma560_friction_pack v123 = puma560_friction_pack_at(&qd[3U * stride]) + v122;
    const puma560_friction_pack v124 = (v1_sine[0] * v123) - (v1_cosine[0] * v121);
    const puma560_friction_pack v125 = 0.0028799999999999997 * v124;
    const puma560_friction_pack v126 = v1_sine[1] * v118;
    const puma560_friction_pack v127 = (v1_cosine[1] * v120) + v126;
    const puma560_friction_pack v128 = puma560_friction_pack_at(&qd[4U * stride]) + v127;
    const puma560_friction_pack v129 = (v128 * (0.0028799999999999997 * v128)) + (v124 * v125);
    const puma560_friction_pack v130 = v123 * v121;
    const puma560_friction_pack v131 = 2.0 * v120;
    const puma560_friction_pack v132 = (v122 * ((v1_sine[1] * v131) - v119)) - v130;
    const puma560_friction_pack v133 = (v1_cosine[0] * v123) + (v1_sine[0] * v121);
    const puma560_friction_pack v134 = (v133 * v125) - (0.0028799999999999997 * v132);
    const puma560_friction_pack v135 = (v1_sine[0] * v134) - (v1_cosine[0] * v129);
    const puma560_friction_pack v136 = (v1_sine[0] * v129) + (v1_cosine[0] * v134);
    const puma560_friction_pack v137 = (v122 * (v126 + (v1_cosine[1] * v131))) - (v127 * (2.0 * v123));
    const puma560_friction_pack v138 = v127 * v121;
    const puma560_friction_pack v139 = v120 * v118;
    const puma560_friction_pack v140 = v139 + v138;
    const puma560_friction_pack v141 = (v1_sine[0] * v140) - (v1_cosine[0] * v137);
    const puma560_friction_pack v142 = ((2.0 * v128) * v133) - v141;
    const puma560_friction_pack v143 = 0.0028799999999999997 * v1_sine[1];
    const puma560_friction_pack v144 = (v1_cosine[1] * v136) + (v143 * v142);
    const puma560_friction_pack v145 = v120 * v120;
    const puma560_friction_pack v146 = puma560_friction_pack_at(&qd[0]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v147 = v146 + v145;
    const puma560_friction_pack v148 = ((v1_cosine[2] * v144) - (v1_sine[2] * v135)) - (v27 * v147);
    const puma560_friction_pack v149 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[0]);
    const puma560_friction_pack v150 = (v149 * (0.8636 * v1_sine[3])) - (0.15005 * v146);
    const puma560_friction_pack v151 = (0.0406 * v139) + (v150 + (v122 * (0.8636 * v120)));
    const puma560_friction_pack v152 = (0.0203 * v1_cosine[2]) - (0.4318 * v1_sine[2]);
    const puma560_friction_pack v153 = puma560_friction_pack_at(&qd[stride]) * puma560_friction_pack_at(&qd[stride]);
    const puma560_friction_pack v154 = (v35 * v153) - 9.81;
    const puma560_friction_pack v155 = v146 + v153;
    const puma560_friction_pack v156 = v28 * v155;
    const puma560_friction_pack v157 = (v1_cosine[2] * v156) + ((0.0203 * v145) + ((v1_sine[2] * v154) + (v122 * (puma560_friction_pack_at(&qd[0]) * v152))));
    const puma560_friction_pack v158 = (((1.9999999999999998e-05 * v141) - (0.0004221600000000001 * v142)) - (v44 * v151)) + (v143 * v157);
    const puma560_friction_pack v159 = 3.9999999999999996e-05 * puma560_friction_pack_at(&qd[5U * stride]);
    const puma560_friction_pack v160 = (v159 * v128) + v158;
    const puma560_friction_pack v161 = v128 * v124;
    const puma560_friction_pack v162 = v161 + ((v1_cosine[0] * v140) + (v1_sine[0] * v137));
    const puma560_friction_pack v163 = (0.00020000000000000004 * v161) + (0.00024000000000000003 * v162);
    const puma560_friction_pack v164 = (0.00075 * v137) + ((v1_sine[0] * v163) - (v1_cosine[0] * v160));
    const puma560_friction_pack v165 = puma560_friction_pack_at(&qd[0]) * v118;
    const puma560_friction_pack v166 = v45 * ((((v1_sine[2] * v156) - (v1_cosine[2] * v154)) - (0.4318 * v145)) + (v152 * v165));
    const puma560_friction_pack v167 = ((0.0006421600000000001 * v132) - v166) + (v1_cosine[0] * ((v44 * v157) + (v143 * v151)));
    const puma560_friction_pack v168 = v167 - (v124 * ((0.00020216000000000006 * v133) - v159));
    const puma560_friction_pack v169 = (0.0006500000000000002 * (v130 - v132)) - v168;
    const puma560_friction_pack v170 = (v27 * v154) + (((v1_sine[1] * v164) + (v1_cosine[1] * v169)) + (0.4318 * v144));
    const puma560_friction_pack v171 = (v1_cosine[2] * v85) - 0.011273199;
    const puma560_friction_pack v172 = ((v170 - (0.0203 * v135)) - (v33 * v156)) - (v171 * (v147 - v145));
    const puma560_friction_pack v173 = ((((37.2347379 * v1_cosine[3]) - (1.024164 * v1_sine[3])) - puma560_friction_pack_at(&tau[stride])) - v172) - (v35 * v148);
    const puma560_friction_pack v174 = v173 + (v28 * (((v1_cosine[2] * v135) - (v33 * v145)) + (v1_sine[2] * v144)));
    const puma560_friction_pack v175 = (v1_cosine[3] * v87) - 0.0070992;
    const puma560_friction_pack v176 = (v175 * (v155 - v153)) + v174;
    const puma560_friction_pack v177 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[0]));
    const puma560_friction_mask v178 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == v177) | (puma560_friction_mask)(v177 < (puma560_friction_pack_at(&dt[0]) * (8.4 * v91)));
    const puma560_friction_pack v179 = 4.9 * puma560_friction_pack_select(v178, puma560_friction_pack_splat(0.0), puma560_friction_pack_at(&qd[0]));
    const puma560_friction_pack v180 = puma560_friction_pack_at(&tau[2U * stride]) + v172;
    const puma560_friction_pack v181 = (9.999999999999983e-05 * v138) + ((0.0013999999999999998 * v139) + ((v1_sine[0] * v160) + (v1_cosine[0] * v163)));
    const puma560_friction_pack v182 = puma560_friction_pack_at(&qd[0]) * v131;
    const puma560_friction_pack v183 = (puma560_friction_pack_at(&tau[0]) + (((v27 * v150) + (v1_cosine[2] * v181)) - (0.15005 * v148))) + (v171 * v182);
    const puma560_friction_pack v184 = (v1_sine[1] * v136) - (v44 * v142);
    const puma560_friction_pack v185 = (((v146 - v155) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]))) + v183) - (v152 * v184);
    const puma560_friction_pack v186 = ((v185 - (v49 * v164)) + (v70 * v169)) - (0.0047376000000000015 * ((v1_sine[2] * v147) - v165));
    const puma560_friction_pack v187 = (v149 * (2.0 * v175)) + (v186 + (v28 * ((v33 * v182) - v184)));
    const puma560_friction_pack v188 = puma560_friction_pack_at(&tau[3U * stride]) + v181;
    const puma560_friction_pack v189 = puma560_friction_pack_at(&tau[5U * stride]) + (3.9999999999999996e-05 * v162);
    const puma560_friction_pack v190 = puma560_friction_pack_at(&tau[4U * stride]) - v168;
    const puma560_friction_mask v191 = v95 | (v100 | (v105 | (v109 | (v112 | v178))));
    const puma560_friction_mask v192 = puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[5U * stride]));
    const puma560_friction_mask v193 = puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[4U * stride]));
    const puma560_friction_mask v194 = puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[3U * stride]));
    const puma560_friction_mask v195 = puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[2U * stride]));
    const puma560_friction_mask v196 = puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[stride]));
    const puma560_friction_mask v197 = puma560_friction_pack_mode_of(puma560_friction_pack_at(&qd[0]));
    const puma560_friction_pack v198 = v113 + ((0.7 * puma560_friction_pack_real_of(v192)) - v189);
    const puma560_friction_pack v199 = ((v188 + (v1_cosine[0] * v198)) - puma560_friction_pack_real_of(v194)) - v115;
    const puma560_friction_pack v200 = v13 * v198;
    const puma560_friction_pack v201 = v114 + ((0.8 * puma560_friction_pack_real_of(v193)) - v190);
    const puma560_friction_pack v202 = (((v180 - (4.8 * puma560_friction_pack_real_of(v195))) - (v19 * v199)) - (v51 * v201)) - v116;
    const puma560_friction_pack v203 = v200 + v202;
    const puma560_friction_pack v204 = (((v200 - v176) - (7.0 * puma560_friction_pack_real_of(v196))) - (v55 * v203)) - (v57 * v201);
    const puma560_friction_pack v205 = (v204 - (v59 * v199)) - v117;
    const puma560_friction_pack v206 = ((v187 - (6.0 * puma560_friction_pack_real_of(v197))) + (v76 * v205)) + (v79 * v203);
    const puma560_friction_pack v207 = v91 * ((((v206 + (v74 * v199)) - (v80 * v198)) - (v89 * v201)) - v179);
    const puma560_friction_pack v208 = (v76 * v207) - (v60 * v205);
    const puma560_friction_pack v209 = ((v54 * v203) + (v55 * v208)) - (v79 * v207);
    const puma560_friction_pack v210 = (((v12 * v199) - (v19 * v209)) + (v59 * v208)) - (v74 * v207);
    const puma560_friction_pack v211 = (((v1_cosine[0] * v210) - (25000.0 * v198)) + (v80 * v207)) - (v13 * (v208 - v209));
    puma560_friction_mask v213 = v192;
    puma560_friction_mask v214 = v193;
    puma560_friction_mask v215 = v194;
    puma560_friction_mask v216 = v195;
    puma560_friction_mask v217 = v196;
    puma560_friction_mask v218 = v197;
    puma560_friction_pack v219 = puma560_friction_pack_at(&qd[5U * stride]);
    puma560_friction_pack v220 = puma560_friction_pack_at(&qd[4U * stride]);
    puma560_friction_pack v221 = puma560_friction_pack_at(&qd[3U * stride]);
    puma560_friction_pack v222 = puma560_friction_pack_at(&qd[2U * stride]);
    puma560_friction_pack v223 = puma560_friction_pack_at(&qd[stride]);
    puma560_friction_pack v224 = puma560_friction_pack_at(&qd[0]);
    puma560_friction_pack v225 = v211;
    puma560_friction_pack v226 = (((v57 * v208) - (1557.2443004858599 * v201)) - (v51 * v209)) + (v89 * v207);
    puma560_friction_pack v227 = -v210;
    puma560_friction_pack v228 = -v209;
    puma560_friction_pack v229 = v208;
    puma560_friction_pack v230 = v207;
    puma560_friction_pack v231 = puma560_friction_pack_splat(0.0);
    if (!puma560_friction_pack_all(~(v191))) {
        const puma560_friction_pack v212_of_context_real[56] = {-v88, -v73, -v68, v64, -v71, v65, -v58, -v43, -v23, -v50, v14, -v42, -v17, -v48, v10, 3.9999999999999996e-05 * v1_cosine[0], v187, -v176, v180, v188, v190, v189, puma560_friction_pack_at(&tau[0]), puma560_friction_pack_at(&tau[stride]), puma560_friction_pack_at(&tau[2U * stride]), puma560_friction_pack_at(&tau[3U * stride]), puma560_friction_pack_at(&tau[4U * stride]), puma560_friction_pack_at(&tau[5U * stride]), -v76, -v79, -v74, -v89, -v80, v55, v59, -v57, v13, v19, -v51, v1_cosine[0], v91, -v60, -v54, -v12, v179, v117, v116, v115, v114, v113, puma560_friction_pack_at(&qd[0]), puma560_friction_pack_at(&qd[stride]), puma560_friction_pack_at(&qd[2U * stride]), puma560_friction_pack_at(&qd[3U * stride]), puma560_friction_pack_at(&qd[4U * stride]), puma560_friction_pack_at(&qd[5U * stride])};
        const puma560_friction_mask v212_of_context_boolean[6] = {v178, v112, v109, v105, v100, v95};
        puma560_friction_pack v212_result_real[13];
        puma560_friction_mask v212_result_mode[6];
        puma560_friction_pack_step_at_rest(spacing, prepared, v212_of_context_real, v212_of_context_boolean, v212_result_real, v212_result_mode);
        v213 = puma560_friction_pack_select_whole(v191, v212_result_mode[5], v213);
        v214 = puma560_friction_pack_select_whole(v191, v212_result_mode[4], v214);
        v215 = puma560_friction_pack_select_whole(v191, v212_result_mode[3], v215);
        v216 = puma560_friction_pack_select_whole(v191, v212_result_mode[2], v216);
        v217 = puma560_friction_pack_select_whole(v191, v212_result_mode[1], v217);
        v218 = puma560_friction_pack_select_whole(v191, v212_result_mode[0], v218);
        v219 = puma560_friction_pack_select(v191, v212_result_real[12], v219);
        v220 = puma560_friction_pack_select(v191, v212_result_real[11], v220);
        v221 = puma560_friction_pack_select(v191, v212_result_real[10], v221);
        v222 = puma560_friction_pack_select(v191, v212_result_real[9], v222);
        v223 = puma560_friction_pack_select(v191, v212_result_real[8], v223);
        v224 = puma560_friction_pack_select(v191, v212_result_real[7], v224);
        v225 = puma560_friction_pack_select(v191, v212_result_real[6], v225);
        v226 = puma560_friction_pack_select(v191, v212_result_real[5], v226);
        v227 = puma560_friction_pack_select(v191, v212_result_real[4], v227);
        v228 = puma560_friction_pack_select(v191, v212_result_real[3], v228);
        v229 = puma560_friction_pack_select(v191, v212_result_real[2], v229);
        v230 = puma560_friction_pack_select(v191, v212_result_real[1], v230);
        v231 = puma560_friction_pack_select(v191, v212_result_real[0], v231);
    }
    *(puma560_friction_bytes *)&mode_next[5U * stride] = __builtin_convertvector(v213, puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[4U * stride] = __builtin_convertvector(v214, puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[3U * stride] = __builtin_convertvector(v215, puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[2U * stride] = __builtin_convertvector(v216, puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[stride] = __builtin_convertvector(v217, puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[0] = __builtin_convertvector(v218, puma560_friction_bytes);
    const puma560_friction_mask v232 = ((~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v217)) | (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v218))) | (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v216));
    const puma560_friction_mask v233 = (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v214)) | (v232 | (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v215)));
    const puma560_friction_mask v234 = v233 | (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == v213));
    puma560_friction_pack v236 = puma560_friction_pack_at(&q[0]);
    puma560_friction_pack v237 = puma560_friction_pack_at(&q[stride]);
    puma560_friction_pack v238 = puma560_friction_pack_at(&q[2U * stride]);
    puma560_friction_pack v239 = puma560_friction_pack_at(&q[3U * stride]);
    puma560_friction_pack v240 = puma560_friction_pack_at(&q[4U * stride]);
    puma560_friction_pack v241 = v221;
    puma560_friction_pack v242 = v220;
    puma560_friction_pack v243 = v223;
    puma560_friction_pack v244 = v224;
    puma560_friction_pack v245 = puma560_friction_pack_at(&q[5U * stride]);
    puma560_friction_pack v246 = v222;
    puma560_friction_pack v247 = v219;
    if (!puma560_friction_pack_all(~(v234))) {
        const puma560_friction_pack v235_of_context_real[25] = {puma560_friction_pack_at(&tau[0]), puma560_friction_pack_at(&tau[stride]), puma560_friction_pack_at(&tau[2U * stride]), puma560_friction_pack_at(&tau[3U * stride]), puma560_friction_pack_at(&tau[4U * stride]), puma560_friction_pack_at(&tau[5U * stride]), puma560_friction_pack_at(&q[0]), puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[5U * stride]), puma560_friction_pack_at(&dt[0]), v230, v229, v228, v227, v226, v225, v224, v223, v222, v221, v220, v219};
        const puma560_friction_mask v235_of_context_mode[6] = {v218, v217, v216, v215, v214, v213};
        puma560_friction_pack v235_result_real[12];
        puma560_friction_pack_step_moving(spacing, prepared, v235_of_context_real, v235_of_context_mode, v235_result_real);
        v236 = puma560_friction_pack_select(v234, v235_result_real[0], v236);
        v237 = puma560_friction_pack_select(v234, v235_result_real[1], v237);
        v238 = puma560_friction_pack_select(v234, v235_result_real[2], v238);
        v239 = puma560_friction_pack_select(v234, v235_result_real[3], v239);
        v240 = puma560_friction_pack_select(v234, v235_result_real[4], v240);
        v241 = puma560_friction_pack_select(v234, v235_result_real[9], v241);
        v242 = puma560_friction_pack_select(v234, v235_result_real[10], v242);
        v243 = puma560_friction_pack_select(v234, v235_result_real[7], v243);
        v244 = puma560_friction_pack_select(v234, v235_result_real[6], v244);
        v245 = puma560_friction_pack_select(v234, v235_result_real[5], v245);
        v246 = puma560_friction_pack_select(v234, v235_result_real[8], v246);
        v247 = puma560_friction_pack_select(v234, v235_result_real[11], v247);
    }
    *(puma560_friction_unaligned *)&q_next[0] = v236;
    *(puma560_friction_unaligned *)&q_next[stride] = v237;
    *(puma560_friction_unaligned *)&q_next[2U * stride] = v238;
    const puma560_friction_pack v248 = puma560_friction_pack_abs(v238) + (puma560_friction_pack_abs(v237) + (puma560_friction_pack_abs(puma560_friction_pack_at(&tau[5U * stride])) + puma560_friction_pack_abs(v236)));
    *(puma560_friction_unaligned *)&q_next[3U * stride] = v239;
    *(puma560_friction_unaligned *)&q_next[4U * stride] = v240;
    const puma560_friction_mask v249 = (puma560_friction_mask)((puma560_friction_pack_abs(v240) + (puma560_friction_pack_abs(v239) + v248)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_mask v250 = (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&q[5U * stride])) + (v177 + (v110 + (v108 + (v104 + v99))))) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_pack v251 = puma560_friction_pack_abs(puma560_friction_pack_at(&q[stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[2U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[4U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&q[3U * stride]))));
    const puma560_friction_mask v252 = (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&q[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&dt[0])) + v251)) < puma560_friction_pack_splat(1e+38)) & v250;
    const puma560_friction_pack v253 = puma560_friction_pack_abs(puma560_friction_pack_at(&tau[2U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&tau[stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&tau[0])) + (v93 + puma560_friction_pack_abs(puma560_friction_pack_at(&tau[4U * stride])))));
    *(puma560_friction_unaligned *)&qd_next[3U * stride] = v241;
    *(puma560_friction_unaligned *)&qd_next[4U * stride] = v242;
    *(puma560_friction_unaligned *)&qd_next[stride] = v243;
    *(puma560_friction_unaligned *)&qd_next[0] = v244;
    const puma560_friction_pack v254 = puma560_friction_pack_abs(v244) + (puma560_friction_pack_abs(v243) + (puma560_friction_pack_abs(v242) + puma560_friction_pack_abs(v241)));
    *(puma560_friction_unaligned *)&q_next[5U * stride] = v245;
    *(puma560_friction_unaligned *)&qd_next[2U * stride] = v246;
    const puma560_friction_mask v255 = (puma560_friction_mask)((puma560_friction_pack_abs(v246) + (puma560_friction_pack_abs(v245) + v254)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_mask v256 = v255 & (v249 & ((puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&tau[3U * stride])) + v253) < puma560_friction_pack_splat(1e+38)) & v252));
    *(puma560_friction_unaligned *)&qd_next[5U * stride] = v247;
    const puma560_friction_mask v257 = ((puma560_friction_mask)(puma560_friction_pack_abs(v247) < puma560_friction_pack_splat(1e+38)) & v256) & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < puma560_friction_pack_at(&dt[0]));
    *(puma560_friction_unaligned *)&status[0] = v231;
    if (!puma560_friction_pack_all(v257)) {
        *(puma560_friction_unaligned *)&q_next[0] = puma560_friction_pack_select(v257, v236, puma560_friction_pack_at(&q[0]));
        *(puma560_friction_unaligned *)&q_next[stride] = puma560_friction_pack_select(v257, v237, puma560_friction_pack_at(&q[stride]));
        *(puma560_friction_unaligned *)&q_next[2U * stride] = puma560_friction_pack_select(v257, v238, puma560_friction_pack_at(&q[2U * stride]));
        *(puma560_friction_unaligned *)&q_next[3U * stride] = puma560_friction_pack_select(v257, v239, puma560_friction_pack_at(&q[3U * stride]));
        *(puma560_friction_unaligned *)&q_next[4U * stride] = puma560_friction_pack_select(v257, v240, puma560_friction_pack_at(&q[4U * stride]));
        *(puma560_friction_unaligned *)&q_next[5U * stride] = puma560_friction_pack_select(v257, v245, puma560_friction_pack_at(&q[5U * stride]));
        *(puma560_friction_unaligned *)&qd_next[0] = puma560_friction_pack_select(v257, v244, puma560_friction_pack_at(&qd[0]));
        *(puma560_friction_unaligned *)&qd_next[stride] = puma560_friction_pack_select(v257, v243, puma560_friction_pack_at(&qd[stride]));
        *(puma560_friction_unaligned *)&qd_next[2U * stride] = puma560_friction_pack_select(v257, v246, puma560_friction_pack_at(&qd[2U * stride]));
        *(puma560_friction_unaligned *)&qd_next[3U * stride] = puma560_friction_pack_select(v257, v241, puma560_friction_pack_at(&qd[3U * stride]));
        *(puma560_friction_unaligned *)&qd_next[4U * stride] = puma560_friction_pack_select(v257, v242, puma560_friction_pack_at(&qd[4U * stride]));
        *(puma560_friction_unaligned *)&qd_next[5U * stride] = puma560_friction_pack_select(v257, v247, puma560_friction_pack_at(&qd[5U * stride]));
        *(puma560_friction_bytes *)&mode_next[0] = __builtin_convertvector(puma560_friction_pack_select_whole(v257, v218, puma560_friction_pack_at_modes(&mode[0])), puma560_friction_bytes);
        *(puma560_friction_bytes *)&mode_next[stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v257, v217, puma560_friction_pack_at_modes(&mode[stride])), puma560_friction_bytes);
        *(puma560_friction_bytes *)&mode_next[2U * stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v257, v216, puma560_friction_pack_at_modes(&mode[2U * stride])), puma560_friction_bytes);
        *(puma560_friction_bytes *)&mode_next[3U * stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v257, v215, puma560_friction_pack_at_modes(&mode[3U * stride])), puma560_friction_bytes);
        *(puma560_friction_bytes *)&mode_next[4U * stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v257, v214, puma560_friction_pack_at_modes(&mode[4U * stride])), puma560_friction_bytes);
        *(puma560_friction_bytes *)&mode_next[5U * stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v257, v213, puma560_friction_pack_at_modes(&mode[5U * stride])), puma560_friction_bytes);
        *(puma560_friction_unaligned *)&status[0] = puma560_friction_pack_select(v257, v231, puma560_friction_pack_splat(6.0));
    }
}

void puma560_friction_step_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_step_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double dt_rest[1U * PUMA560_FRICTION_LANES];
        double q_next_rest[6U * PUMA560_FRICTION_LANES];
        double qd_next_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_next_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take(1U, count, first, PUMA560_FRICTION_LANES, dt, dt_rest);
        puma560_friction_pack_step_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, q_next_rest, q_next);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qd_next_rest, qd_next);
        puma560_friction_pack_give_modes(6U, count, first, PUMA560_FRICTION_LANES, mode_next_rest, mode_next);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

void puma560_friction_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_step_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double dt_rest[1U * PUMA560_FRICTION_LANES];
        double q_next_rest[6U * PUMA560_FRICTION_LANES];
        double qd_next_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_next_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take(1U, count, first, PUMA560_FRICTION_LANES, dt, dt_rest);
        puma560_friction_pack_step_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, q_next_rest, q_next);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qd_next_rest, qd_next);
        puma560_friction_pack_give_modes(6U, count, first, PUMA560_FRICTION_LANES, mode_next_rest, mode_next);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_interpolated_moving(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_mode, puma560_friction_pack *restrict result_real)
{
    const puma560_friction_pack v0 = puma560_friction_pack_real_of(context_mode[0]);
    const puma560_friction_pack v1 = puma560_friction_pack_real_of(context_mode[1]);
    const puma560_friction_pack v2 = puma560_friction_pack_real_of(context_mode[2]);
    const puma560_friction_pack v3 = puma560_friction_pack_real_of(context_mode[3]);
    const puma560_friction_pack v4 = puma560_friction_pack_real_of(context_mode[5]);
    const puma560_friction_pack v5 = puma560_friction_pack_real_of(context_mode[4]);
    const puma560_friction_mask v6 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[0]);
    const puma560_friction_pack v7 = 0.5 * context_real[12];
    const puma560_friction_pack v8 = context_real[19] + (context_real[13] * v7);
    const puma560_friction_pack v9 = context_real[20] + (context_real[14] * v7);
    const puma560_friction_pack v10 = context_real[21] + (context_real[15] * v7);
    const puma560_friction_pack v11 = context_real[22] + (context_real[16] * v7);
    const puma560_friction_pack v12 = context_real[23] + (context_real[17] * v7);
    const puma560_friction_pack v13 = context_real[24] + (context_real[18] * v7);
    const puma560_friction_pack v14_of_q[6] = {context_real[6] + (context_real[19] * v7), context_real[7] + (context_real[20] * v7), context_real[8] + (context_real[21] * v7), context_real[9] + (context_real[22] * v7), context_real[10] + (context_real[23] * v7), context_real[11] + (context_real[24] * v7)};
    const puma560_friction_pack v14_of_qd[6] = {v8, v9, v10, v11, v12, v13};
    const puma560_friction_pack v14_of_sign[6] = {v0, v1, v2, v3, v5, v4};
    puma560_friction_pack v14_qdd[6];
    puma560_friction_pack_friction_stage(spacing, prepared, v14_of_q, v14_of_qd, context_real, context_mode, v14_of_sign, v14_qdd);
    const puma560_friction_pack v15 = context_real[19] + (v7 * v14_qdd[0]);
    const puma560_friction_pack v16 = context_real[20] + (v7 * v14_qdd[1]);
    const puma560_friction_pack v17 = context_real[21] + (v7 * v14_qdd[2]);
    const puma560_friction_pack v18 = context_real[22] + (v7 * v14_qdd[3]);
    const puma560_friction_pack v19 = context_real[23] + (v7 * v14_qdd[4]);
    const puma560_friction_pack v20 = context_real[24] + (v7 * v14_qdd[5]);
    const puma560_friction_pack v21_of_q[6] = {context_real[6] + (v7 * v8), context_real[7] + (v7 * v9), context_real[8] + (v7 * v10), context_real[9] + (v7 * v11), context_real[10] + (v7 * v12), context_real[11] + (v7 * v13)};
    const puma560_friction_pack v21_of_qd[6] = {v15, v16, v17, v18, v19, v20};
    puma560_friction_pack v21_qdd[6];
    puma560_friction_pack_friction_stage(spacing, prepared, v21_of_q, v21_of_qd, context_real, context_mode, v14_of_sign, v21_qdd);
    const puma560_friction_pack v22 = context_real[12] * v21_qdd[0];
    const puma560_friction_pack v23 = 0.16666666666666666 * context_real[12];
    result_real[0] = puma560_friction_pack_select(v6, context_real[6], context_real[6] + (v23 * (v22 + (2.0 * (v15 + (context_real[19] + v8))))));
    const puma560_friction_mask v24 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[1]);
    const puma560_friction_pack v25 = context_real[12] * v21_qdd[1];
    result_real[1] = puma560_friction_pack_select(v24, context_real[7], context_real[7] + (v23 * (v25 + (2.0 * (v16 + (context_real[20] + v9))))));
    const puma560_friction_mask v26 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[2]);
    const puma560_friction_pack v27 = context_real[12] * v21_qdd[2];
    result_real[2] = puma560_friction_pack_select(v26, context_real[8], context_real[8] + (v23 * (v27 + (2.0 * (v17 + (context_real[21] + v10))))));
    const puma560_friction_mask v28 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[3]);
    const puma560_friction_pack v29 = context_real[12] * v21_qdd[3];
    result_real[3] = puma560_friction_pack_select(v28, context_real[9], context_real[9] + (v23 * (v29 + (2.0 * (v18 + (context_real[22] + v11))))));
    const puma560_friction_mask v30 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[4]);
    const puma560_friction_pack v31 = context_real[12] * v21_qdd[4];
    result_real[4] = puma560_friction_pack_select(v30, context_real[10], context_real[10] + (v23 * (v31 + (2.0 * (v19 + (context_real[23] + v12))))));
    const puma560_friction_mask v32 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[5]);
    const puma560_friction_pack v33 = context_real[12] * v21_qdd[5];
    result_real[5] = puma560_friction_pack_select(v32, context_real[11], context_real[11] + (v23 * (v33 + (2.0 * (v20 + (context_real[24] + v13))))));
    const puma560_friction_pack v34_of_q[6] = {context_real[6] + (context_real[12] * v15), context_real[7] + (context_real[12] * v16), context_real[8] + (context_real[12] * v17), context_real[9] + (context_real[12] * v18), context_real[10] + (context_real[12] * v19), context_real[11] + (context_real[12] * v20)};
    const puma560_friction_pack v34_of_qd[6] = {context_real[19] + v22, context_real[20] + v25, context_real[21] + v27, context_real[22] + v29, context_real[23] + v31, context_real[24] + v33};
    puma560_friction_pack v34_qdd[6];
    puma560_friction_pack_friction_stage(spacing, prepared, v34_of_q, v34_of_qd, context_real, context_mode, v14_of_sign, v34_qdd);
    result_real[6] = puma560_friction_pack_select(v6, puma560_friction_pack_splat(0.0), context_real[19] + (v23 * ((context_real[13] + (2.0 * (v14_qdd[0] + v21_qdd[0]))) + v34_qdd[0])));
    result_real[7] = puma560_friction_pack_select(v24, puma560_friction_pack_splat(0.0), context_real[20] + (v23 * ((context_real[14] + (2.0 * (v14_qdd[1] + v21_qdd[1]))) + v34_qdd[1])));
    result_real[8] = puma560_friction_pack_select(v26, puma560_friction_pack_splat(0.0), context_real[21] + (v23 * ((context_real[15] + (2.0 * (v14_qdd[2] + v21_qdd[2]))) + v34_qdd[2])));
    result_real[9] = puma560_friction_pack_select(v28, puma560_friction_pack_splat(0.0), context_real[22] + (v23 * ((context_real[16] + (2.0 * (v14_qdd[3] + v21_qdd[3]))) + v34_qdd[3])));
    result_real[10] = puma560_friction_pack_select(v30, puma560_friction_pack_splat(0.0), context_real[23] + (v23 * ((context_real[17] + (2.0 * (v14_qdd[4] + v21_qdd[4]))) + v34_qdd[4])));
    result_real[11] = puma560_friction_pack_select(v32, puma560_friction_pack_splat(0.0), context_real[24] + (v23 * ((context_real[18] + (2.0 * (v14_qdd[5] + v21_qdd[5]))) + v34_qdd[5])));
}

static PUMA560_FRICTION_APART void puma560_friction_pack_interpolated_pattern(size_t spacing, const double *restrict prepared, const puma560_friction_mask *restrict pattern, const puma560_friction_mask *restrict best, const puma560_friction_mask *restrict flag, const puma560_friction_pack *restrict number, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, const puma560_friction_mask *restrict context_mode, puma560_friction_mask *restrict pattern_out, puma560_friction_mask *restrict best_out, puma560_friction_mask *restrict flag_out, puma560_friction_pack *restrict number_out, puma560_friction_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_mask v0 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[5]);
    const puma560_friction_pack v1 = puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(25000.0));
    const puma560_friction_pack v2 = context_real[15] * v1;
    const puma560_friction_pack v3 = (context_real[5] * v2) - context_real[3];
    const puma560_friction_mask v4 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[3]);
    const puma560_friction_pack v5 = puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v4, (context_real[15] * v2) - context_real[14], puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v6 = v5 * v3;
    const puma560_friction_pack v7 = context_real[10] * v1;
    const puma560_friction_pack v8 = context_real[15] * v7;
    const puma560_friction_pack v9 = v8 - context_real[12];
    const puma560_friction_mask v10 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[4]);
    const puma560_friction_pack v11 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1557.2443004858599));
    const puma560_friction_pack v12 = context_real[4] * v11;
    const puma560_friction_pack v13 = context_real[5] * v7;
    const puma560_friction_pack v14 = v13 + (((v9 * v6) - context_real[2]) + (context_real[13] * v12));
    const puma560_friction_pack v15 = v5 * v9;
    const puma560_friction_pack v16 = context_real[10] * v7;
    const puma560_friction_pack v17 = context_real[13] * v11;
    const puma560_friction_mask v18 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[2]);
    const puma560_friction_pack v19 = 1.0 / puma560_friction_pack_select(~v18, (v16 + ((v9 * v15) - context_real[11])) + (context_real[13] * v17), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v20 = puma560_friction_pack_select(v18, puma560_friction_pack_splat(0.0), -v19);
    const puma560_friction_pack v21 = v20 * v14;
    const puma560_friction_pack v22 = v8 - context_real[8];
    const puma560_friction_pack v23 = v5 * v22;
    const puma560_friction_pack v24 = context_real[9] * v11;
    const puma560_friction_pack v25 = v16 + (((v23 * v9) - context_real[7]) + (context_real[13] * v24));
    const puma560_friction_pack v26 = v13 + ((((v23 * v3) - context_real[1]) + (context_real[4] * v24)) + (v25 * v21));
    const puma560_friction_pack v27 = v25 * v20;
    const puma560_friction_pack v28 = (v16 + (((v22 * v23) - context_real[6]) + (context_real[9] * v24))) + (v25 * v27);
    const puma560_friction_mask v29 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[1]);
    const puma560_friction_pack v30 = puma560_friction_pack_select(v29, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v29, v28, puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v31 = v30 * v26;
    const puma560_friction_pack v32 = puma560_friction_pack_real_of(pattern[5]);
    const puma560_friction_pack v33 = context_real[32] + (0.7 * v32);
    const puma560_friction_pack v34 = puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), context_real[21] - v33);
    const puma560_friction_pack v35 = puma560_friction_pack_real_of(pattern[3]);
    const puma560_friction_pack v36 = context_real[28] + v35;
    const puma560_friction_pack v37 = (v2 * v34) - puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), context_real[19] - v36);
    const puma560_friction_pack v38 = puma560_friction_pack_real_of(pattern[2]);
    const puma560_friction_pack v39 = context_real[26] + (4.8 * v38);
    const puma560_friction_pack v40 = puma560_friction_pack_real_of(pattern[4]);
    const puma560_friction_pack v41 = context_real[30] + (0.8 * v40);
    const puma560_friction_pack v42 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), context_real[20] - v41);
    const puma560_friction_pack v43 = v34 * v7;
    const puma560_friction_pack v44 = v43 + (((v37 * v15) - puma560_friction_pack_select(v18, puma560_friction_pack_splat(0.0), context_real[18] - v39)) + (v17 * v42));
    const puma560_friction_pack v45 = puma560_friction_pack_real_of(pattern[1]);
    const puma560_friction_pack v46 = context_real[24] + (7.0 * v45);
    const puma560_friction_pack v47 = (((v37 * v23) - puma560_friction_pack_select(v29, puma560_friction_pack_splat(0.0), context_real[17] - v46)) + (v24 * v42)) + (v27 * v44);
    const puma560_friction_pack v48 = v43 + v47;
    const puma560_friction_pack v49 = puma560_friction_pack_real_of(pattern[0]);
    const puma560_friction_pack v50 = context_real[22] + (6.0 * v49);
    const puma560_friction_mask v51 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == pattern[0]);
    const puma560_friction_pack v52 = context_real[5] * v1;
    const puma560_friction_pack v53 = ((v34 * v52) + (v42 * v12)) + ((v37 * v6) + (v44 * v21));
    const puma560_friction_pack v54 = ((((v3 * v6) - context_real[0]) + (context_real[4] * v12)) + (v14 * v21)) + (context_real[5] * v52);
    const puma560_friction_pack v55 = puma560_friction_pack_select(v51, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v51, v54 + (v26 * v31), puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v56 = v55 * ((puma560_friction_pack_select(v51, puma560_friction_pack_splat(0.0), context_real[16] - v50) - (v48 * v31)) - v53);
    const puma560_friction_pack v57 = -v56;
    const puma560_friction_pack v58 = (v30 * v48) + (v31 * v57);
    const puma560_friction_pack v59 = ((v20 * v44) + (v21 * v57)) + (v27 * v58);
    const puma560_friction_pack v60 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), (((v11 * v42) + (v24 * v58)) + (v12 * v57)) + (v17 * v59));
    const puma560_friction_pack v61 = (((v5 * v37) + (v23 * v58)) + (v6 * v57)) + (v15 * v59);
    const puma560_friction_pack v62 = puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), -v61);
    const puma560_friction_pack v63 = puma560_friction_pack_select(v51, puma560_friction_pack_splat(0.0), v56);
    const puma560_friction_pack v64 = puma560_friction_pack_select(v18, puma560_friction_pack_splat(0.0), -v59);
    const puma560_friction_pack v65 = (((context_real[17] - (context_real[8] * v62)) - (context_real[9] * v60)) - (context_real[1] * v63)) - (context_real[7] * v64);
    const puma560_friction_pack v66 = (((v1 * v34) + (v2 * v61)) + (v52 * v57)) + (v7 * (v58 + v59));
    const puma560_friction_pack v67 = puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), v66);
    const puma560_friction_pack v68 = context_real[10] * v67;
    const puma560_friction_pack v69 = puma560_friction_pack_select(v29, v65 - v68, v46);
    const puma560_friction_pack v70 = puma560_friction_pack_select(v29, puma560_friction_pack_splat(0.0), -v58);
    const puma560_friction_pack v71 = puma560_friction_pack_select(v29, puma560_friction_pack_min(9.5 - v69, 9.5 + v69), v45 * v70);
    const puma560_friction_pack v72 = puma560_friction_pack_select(v29, v71, context_real[6] * v71);
    const puma560_friction_pack v73 = puma560_friction_pack_max(puma560_friction_pack_abs(v69), puma560_friction_pack_abs(context_real[17]));
    const puma560_friction_mask v74 = ~flag[0];
    const puma560_friction_mask v75 = context_boolean[7] & v74;
    const puma560_friction_mask v76 = (v75 & (puma560_friction_mask)(((-1e-06) * v73) <= v72)) | ((puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v71) | (v29 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v71)));
    const puma560_friction_pack v77 = (((context_real[16] - (context_real[4] * v60)) - (context_real[5] * v67)) - (context_real[1] * v70)) - (context_real[3] * v62);
    const puma560_friction_pack v78 = puma560_friction_pack_select(v51, v77 - (context_real[2] * v64), v50);
    const puma560_friction_pack v79 = puma560_friction_pack_select(v51, puma560_friction_pack_min(8.4 - v78, 8.4 + v78), v49 * v63);
    const puma560_friction_pack v80 = puma560_friction_pack_select(v51, v79, context_real[0] * v79);
    const puma560_friction_pack v81 = puma560_friction_pack_max(puma560_friction_pack_abs(v78), puma560_friction_pack_abs(context_real[16]));
    const puma560_friction_mask v82 = context_boolean[6] & v74;
    const puma560_friction_mask v83 = (v82 & (puma560_friction_mask)(((-1e-06) * v81) <= v80)) | ((v51 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v79)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v79));
    const puma560_friction_pack v84 = (((context_real[18] - (context_real[12] * v62)) - (context_real[2] * v63)) - (context_real[13] * v60)) - (context_real[7] * v70);
    const puma560_friction_pack v85 = puma560_friction_pack_select(v18, v84 - v68, v39);
    const puma560_friction_pack v86 = puma560_friction_pack_select(v18, puma560_friction_pack_min(6.5 - v85, 6.5 + v85), v38 * v64);
    const puma560_friction_pack v87 = puma560_friction_pack_select(v18, v86, context_real[11] * v86);
    const puma560_friction_pack v88 = puma560_friction_pack_max(puma560_friction_pack_abs(context_real[18]), puma560_friction_pack_abs(v85));
    const puma560_friction_mask v89 = context_boolean[8] & v74;
    const puma560_friction_mask v90 = (v89 & (puma560_friction_mask)(((-1e-06) * v88) <= v87)) | ((v18 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v86)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v86));
    const puma560_friction_pack v91 = (((context_real[19] - (context_real[15] * v67)) - (context_real[8] * v70)) - (context_real[3] * v63)) - (context_real[12] * v64);
    const puma560_friction_pack v92 = puma560_friction_pack_select(v4, v91, v36);
    const puma560_friction_pack v93 = puma560_friction_pack_select(v4, puma560_friction_pack_min(1.4 - v92, 1.4 + v92), v35 * v62);
    const puma560_friction_pack v94 = puma560_friction_pack_select(v4, v93, context_real[14] * v93);
    const puma560_friction_pack v95 = puma560_friction_pack_max(puma560_friction_pack_abs(v92), puma560_friction_pack_abs(context_real[19]));
    const puma560_friction_mask v96 = context_boolean[9] & v74;
    const puma560_friction_mask v97 = (v96 & (puma560_friction_mask)(((-1e-06) * v95) <= v94)) | ((v4 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v93)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v93));
    const puma560_friction_mask v98 = ((context_boolean[2] | v90) & ((context_boolean[0] | v83) & (context_boolean[1] | v76))) & (context_boolean[3] | v97);
    const puma560_friction_pack v99 = puma560_friction_pack_select(v10, ((context_real[20] - (context_real[9] * v70)) - (context_real[4] * v63)) - (context_real[13] * v64), v41);
    const puma560_friction_pack v100 = puma560_friction_pack_select(v10, puma560_friction_pack_min(1.1 - v99, 1.1 + v99), v40 * v60);
    const puma560_friction_pack v101 = puma560_friction_pack_select(v10, v100, 0.0006421600000000001 * v100);
    const puma560_friction_pack v102 = puma560_friction_pack_max(puma560_friction_pack_abs(v99), puma560_friction_pack_abs(context_real[20]));
    const puma560_friction_mask v103 = context_boolean[10] & v74;
    const puma560_friction_mask v104 = (v103 & (puma560_friction_mask)(((-1e-06) * v102) <= v101)) | ((v10 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v100)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v100));
    const puma560_friction_pack v105 = puma560_friction_pack_select(v0, ((context_real[21] - (context_real[15] * v62)) - (context_real[5] * v63)) - (context_real[10] * (v64 + v70)), v33);
    const puma560_friction_pack v106 = puma560_friction_pack_select(v0, puma560_friction_pack_min(1.0 - v105, 1.0 + v105), v32 * v67);
    const puma560_friction_pack v107 = puma560_friction_pack_select(v0, v106, 4e-05 * v106);
    const puma560_friction_pack v108 = puma560_friction_pack_max(puma560_friction_pack_abs(v105), puma560_friction_pack_abs(context_real[21]));
    const puma560_friction_mask v109 = context_boolean[11] & v74;
    const puma560_friction_mask v110 = (v109 & (puma560_friction_mask)(((-1e-06) * v108) <= v107)) | ((v0 & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v106)) | (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < v106));
    const puma560_friction_mask v111 = (context_boolean[5] | v110) & ((context_boolean[4] | v104) & v98);
    const puma560_friction_mask v112 = flag[1] | v111;
    flag_out[1] = v112;
    const puma560_friction_pack v113 = puma560_friction_pack_select(v51, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v114 = v113 + puma560_friction_pack_select(v29, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v115 = puma560_friction_pack_select(v18, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v114;
    const puma560_friction_pack v116 = puma560_friction_pack_select(v4, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v115;
    const puma560_friction_pack v117 = puma560_friction_pack_select(v10, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v116;
    const puma560_friction_pack v118 = puma560_friction_pack_select(v0, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v117;
    const puma560_friction_pack v119 = 1.0 - v118;
    const puma560_friction_pack v120 = -(v117 + v119);
    const puma560_friction_mask v121 = puma560_friction_pack_select_whole(v109, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[11]), context_boolean[29]);
    const puma560_friction_mask v122 = puma560_friction_pack_select_whole(v109, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[11]), context_boolean[28]);
    const puma560_friction_mask v123 = v122 | v121;
    const puma560_friction_mask v124 = (v123 & (v0 & ((puma560_friction_mask)(v120 <= puma560_friction_pack_splat(0.0)) & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v120)))) | (v121 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[5]));
    const puma560_friction_pack v125 = -(v116 + v119);
    const puma560_friction_pack v126 = puma560_friction_pack_select(v123, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v127 = context_boolean[27] & (~v109);
    const puma560_friction_pack v128 = puma560_friction_pack_select(v127, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v129 = puma560_friction_pack_select_whole(v103, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[10]), context_boolean[25]);
    const puma560_friction_mask v130 = puma560_friction_pack_select_whole(v103, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[10]), context_boolean[26]);
    const puma560_friction_mask v131 = v130 | v129;
    const puma560_friction_mask v132 = (v130 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[4])) | (v131 & (v10 & ((puma560_friction_mask)(v128 <= v125) & (puma560_friction_mask)(v125 <= v126))));
    const puma560_friction_mask v133 = v132 | v124;
    const puma560_friction_pack v134 = puma560_friction_pack_select(v131, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v126;
    const puma560_friction_pack v135 = -(v115 + v119);
    const puma560_friction_mask v136 = context_boolean[24] & (~v103);
    const puma560_friction_pack v137 = puma560_friction_pack_select(v136, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v128;
    const puma560_friction_mask v138 = puma560_friction_pack_select_whole(v96, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[9]), context_boolean[22]);
    const puma560_friction_mask v139 = puma560_friction_pack_select_whole(v96, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[9]), context_boolean[23]);
    const puma560_friction_mask v140 = v139 | v138;
    const puma560_friction_mask v141 = (v140 & (v4 & ((puma560_friction_mask)(v137 <= v135) & (puma560_friction_mask)(v135 <= v134)))) | (v139 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[3]));
    const puma560_friction_mask v142 = v133 | v141;
    const puma560_friction_pack v143 = puma560_friction_pack_select(v140, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v134;
    const puma560_friction_pack v144 = -(v114 + v119);
    const puma560_friction_mask v145 = context_boolean[21] & (~v96);
    const puma560_friction_pack v146 = puma560_friction_pack_select(v145, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v137;
    const puma560_friction_mask v147 = puma560_friction_pack_select_whole(v89, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[8]), context_boolean[20]);
    const puma560_friction_mask v148 = puma560_friction_pack_select_whole(v89, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[8]), context_boolean[19]);
    const puma560_friction_mask v149 = v148 | v147;
    const puma560_friction_mask v150 = (v149 & (v18 & ((puma560_friction_mask)(v144 <= v143) & (puma560_friction_mask)(v146 <= v144)))) | (v147 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[2]));
    const puma560_friction_mask v151 = v150 | v142;
    const puma560_friction_pack v152 = -(v113 + v119);
    const puma560_friction_mask v153 = context_boolean[18] & (~v89);
    const puma560_friction_pack v154 = puma560_friction_pack_select(v153, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v146;
    const puma560_friction_pack v155 = puma560_friction_pack_select(v149, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v143;
    const puma560_friction_mask v156 = puma560_friction_pack_select_whole(v75, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[7]), context_boolean[17]);
    const puma560_friction_mask v157 = puma560_friction_pack_select_whole(v75, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[7]), context_boolean[16]);
    const puma560_friction_mask v158 = v157 | v156;
    const puma560_friction_mask v159 = (v158 & (v29 & ((puma560_friction_mask)(v152 <= v155) & (puma560_friction_mask)(v154 <= v152)))) | (v156 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[1]));
    const puma560_friction_mask v160 = v151 | v159;
    const puma560_friction_pack v161 = -v119;
    const puma560_friction_mask v162 = context_boolean[15] & (~v75);
    const puma560_friction_pack v163 = puma560_friction_pack_select(v162, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0)) + v154;
    const puma560_friction_pack v164 = puma560_friction_pack_select(v158, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)) + v155;
    const puma560_friction_mask v165 = puma560_friction_pack_select_whole(v82, (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[6]), context_boolean[14]);
    const puma560_friction_mask v166 = puma560_friction_pack_select_whole(v82, (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[6]), context_boolean[13]);
    const puma560_friction_mask v167 = v166 | v165;
    const puma560_friction_mask v168 = ((v51 & ((puma560_friction_mask)(v161 <= v164) & (puma560_friction_mask)(v163 <= v161))) & v167) | (v165 & (puma560_friction_mask)(puma560_friction_pack_whole(1) == pattern[0]));
    const puma560_friction_mask v169 = v168 | v160;
    const puma560_friction_pack v170 = puma560_friction_pack_select(v169, v118, 1.0 + v118);
    const puma560_friction_mask v171 = ~(v169 | (puma560_friction_mask)(v170 <= (v164 + puma560_friction_pack_select(v167, puma560_friction_pack_splat(1.0), puma560_friction_pack_splat(0.0)))));
    const puma560_friction_mask v172 = v171 & (~v112);
    const puma560_friction_mask v173 = (v74 & v172) & (context_boolean[11] | (context_boolean[10] | (context_boolean[9] | (context_boolean[8] | (context_boolean[6] | context_boolean[7])))));
    const puma560_friction_mask v174 = (~(context_boolean[14] | (context_boolean[13] | context_boolean[12]))) | (~(context_boolean[17] | (context_boolean[16] | context_boolean[15])));
    const puma560_friction_mask v175 = (~(context_boolean[23] | (context_boolean[22] | context_boolean[21]))) | ((~(context_boolean[20] | (context_boolean[19] | context_boolean[18]))) | v174);
    const puma560_friction_mask v176 = (v175 | (~(context_boolean[26] | (context_boolean[25] | context_boolean[24])))) | (~(context_boolean[29] | (context_boolean[28] | context_boolean[27])));
    const puma560_friction_mask v177 = v173 & (~v176);
    const puma560_friction_mask v178 = puma560_friction_pack_select_whole((context_boolean[12] & (~v82)) & ((puma560_friction_mask)(v163 <= v170) & (puma560_friction_mask)(v170 <= v164)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v166, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v179 = puma560_friction_pack_select_whole(v160, pattern[0], puma560_friction_pack_select_whole(v168, puma560_friction_pack_select_whole(v51 & v166, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v178));
    pattern_out[0] = puma560_friction_pack_select_whole(v177, puma560_friction_pack_select_whole(context_boolean[12], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[13], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), v179);
    const puma560_friction_pack v180 = v170 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v179), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v181 = puma560_friction_pack_select_whole(v162 & ((puma560_friction_mask)(v154 <= v180) & (puma560_friction_mask)(v180 <= v155)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v157, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v182 = puma560_friction_pack_select_whole(v151, pattern[1], puma560_friction_pack_select_whole(v159, puma560_friction_pack_select_whole(v29 & v157, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v181));
    pattern_out[1] = puma560_friction_pack_select_whole(v177, puma560_friction_pack_select_whole(context_boolean[15], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[16], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), v182);
    const puma560_friction_pack v183 = v180 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v182), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v184 = puma560_friction_pack_select_whole(v153 & ((puma560_friction_mask)(v183 <= v143) & (puma560_friction_mask)(v146 <= v183)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v148, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v185 = puma560_friction_pack_select_whole(v142, pattern[2], puma560_friction_pack_select_whole(v150, puma560_friction_pack_select_whole(v18 & v148, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v184));
    pattern_out[2] = puma560_friction_pack_select_whole(v177, puma560_friction_pack_select_whole(context_boolean[18], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[19], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), v185);
    const puma560_friction_pack v186 = v183 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v185), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v187 = puma560_friction_pack_select_whole(v145 & ((puma560_friction_mask)(v137 <= v186) & (puma560_friction_mask)(v186 <= v134)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v138, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v188 = puma560_friction_pack_select_whole(v133, pattern[3], puma560_friction_pack_select_whole(v141, puma560_friction_pack_select_whole(v4 & v138, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v187));
    pattern_out[3] = puma560_friction_pack_select_whole(v177, puma560_friction_pack_select_whole(context_boolean[21], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[22], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), v188);
    const puma560_friction_pack v189 = v186 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v188), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v190 = puma560_friction_pack_select_whole(v136 & ((puma560_friction_mask)(v189 <= v126) & (puma560_friction_mask)(v128 <= v189)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v129, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v191 = puma560_friction_pack_select_whole(v124, pattern[4], puma560_friction_pack_select_whole(v132, puma560_friction_pack_select_whole(v10 & v129, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v190));
    pattern_out[4] = puma560_friction_pack_select_whole(v177, puma560_friction_pack_select_whole(context_boolean[24], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[25], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), v191);
    const puma560_friction_pack v192 = v189 - puma560_friction_pack_select((puma560_friction_mask)(puma560_friction_pack_whole(0) == v191), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v193 = puma560_friction_pack_select_whole(v127 & ((puma560_friction_mask)(v192 <= puma560_friction_pack_splat(0.0)) & (puma560_friction_mask)(puma560_friction_pack_splat(0.0) <= v192)), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(v122, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    pattern_out[5] = puma560_friction_pack_select_whole(v177, puma560_friction_pack_select_whole(context_boolean[27], puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(context_boolean[28], puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1))), puma560_friction_pack_select_whole(v124, puma560_friction_pack_select_whole(v0 & v122, puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)), v193));
    const puma560_friction_mask v194 = ~flag[1];
    const puma560_friction_mask v195 = (context_boolean[1] | (puma560_friction_mask)(((-1e-12) * v73) <= v72)) & (context_boolean[0] | (puma560_friction_mask)(((-1e-12) * v81) <= v80));
    const puma560_friction_mask v196 = (v195 & (context_boolean[2] | (puma560_friction_mask)(((-1e-12) * v88) <= v87))) & (context_boolean[3] | (puma560_friction_mask)(((-1e-12) * v95) <= v94));
    const puma560_friction_mask v197 = ((context_boolean[4] | (puma560_friction_mask)(((-1e-12) * v102) <= v101)) & v196) & (context_boolean[5] | (puma560_friction_mask)(((-1e-12) * v108) <= v107));
    const puma560_friction_mask v198 = (v111 & v194) | ((~flag[2]) & (v194 & v197));
    best_out[0] = puma560_friction_pack_select_whole(v198, pattern[0], best[0]);
    best_out[1] = puma560_friction_pack_select_whole(v198, pattern[1], best[1]);
    best_out[2] = puma560_friction_pack_select_whole(v198, pattern[2], best[2]);
    best_out[3] = puma560_friction_pack_select_whole(v198, pattern[3], best[3]);
    best_out[4] = puma560_friction_pack_select_whole(v198, pattern[4], best[4]);
    best_out[5] = puma560_friction_pack_select_whole(v198, pattern[5], best[5]);
    flag_out[0] = flag[0] | v177;
    flag_out[2] = flag[2] | v197;
    const puma560_friction_mask v199 = flag[3] | (flag[1] & v111);
    flag_out[3] = v199;
    flag_out[4] = flag[4];
    flag_out[5] = puma560_friction_pack_select_whole(v198, puma560_friction_pack_whole(-1), flag[5]);
    flag_out[6] = puma560_friction_pack_select_whole(v198, puma560_friction_pack_whole(0), flag[6]);
    number_out[0] = puma560_friction_pack_select(v198, v63, number[0]);
    number_out[1] = puma560_friction_pack_select(v198, v70, number[1]);
    number_out[2] = puma560_friction_pack_select(v198, v64, number[2]);
    number_out[3] = puma560_friction_pack_select(v198, v62, number[3]);
    number_out[4] = puma560_friction_pack_select(v198, v60, number[4]);
    number_out[5] = puma560_friction_pack_select(v198, v67, number[5]);
    const puma560_friction_mask v200 = v171 | ((~v169) | (v0 & (v10 & (v4 & (v18 & (v51 & v29))))));
    *done = (v172 & (~v177)) | (v112 & (v199 | v200));
}

static PUMA560_FRICTION_APART void puma560_friction_pack_interpolated_pattern_search(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, const puma560_friction_mask *restrict context_mode, puma560_friction_pack *restrict result_real, puma560_friction_mask *restrict result_mode)
{
    const puma560_friction_pack v0 = ((0.7 * context_real[33]) - context_real[56]) - context_real[57];
    const puma560_friction_mask v1 = puma560_friction_pack_select_whole(context_boolean[5], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[5]), (puma560_friction_mask)(v0 < context_real[55]));
    const puma560_friction_pack v2 = ((0.8 * context_real[32]) - context_real[53]) - context_real[54];
    const puma560_friction_mask v3 = puma560_friction_pack_select_whole(context_boolean[4], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[4]), (puma560_friction_mask)(v2 < context_real[52]));
    const puma560_friction_pack v4 = (context_real[31] - context_real[50]) - context_real[51];
    const puma560_friction_mask v5 = puma560_friction_pack_select_whole(context_boolean[3], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[3]), (puma560_friction_mask)(v4 < context_real[49]));
    const puma560_friction_pack v6 = ((4.8 * context_real[30]) - context_real[47]) - context_real[48];
    const puma560_friction_mask v7 = puma560_friction_pack_select_whole(context_boolean[2], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[2]), (puma560_friction_mask)(v6 < context_real[46]));
    const puma560_friction_pack v8 = ((7.0 * context_real[29]) - context_real[44]) - context_real[45];
    const puma560_friction_mask v9 = puma560_friction_pack_select_whole(context_boolean[1], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[1]), (puma560_friction_mask)(v8 < context_real[43]));
    const puma560_friction_pack v10 = ((6.0 * context_real[28]) - context_real[41]) - context_real[42];
    const puma560_friction_mask v11 = puma560_friction_pack_select_whole(context_boolean[0], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[0]), (puma560_friction_mask)(v10 < context_real[40]));
    const puma560_friction_mask v12 = puma560_friction_pack_select_whole(context_boolean[17] & (~context_boolean[11]), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(context_boolean[11], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[11]), v1), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v13 = puma560_friction_pack_select_whole(context_boolean[16] & (~context_boolean[10]), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(context_boolean[10], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[10]), v3), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v14 = puma560_friction_pack_select_whole(context_boolean[15] & (~context_boolean[9]), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(context_boolean[9], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[9]), v5), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v15 = puma560_friction_pack_select_whole(context_boolean[14] & (~context_boolean[8]), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(context_boolean[8], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[8]), v7), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v16 = puma560_friction_pack_select_whole(context_boolean[13] & (~context_boolean[7]), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(context_boolean[7], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[7]), v9), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    const puma560_friction_mask v17 = puma560_friction_pack_select_whole(context_boolean[12] & (~context_boolean[6]), puma560_friction_pack_whole(0), puma560_friction_pack_select_whole(puma560_friction_pack_select_whole(context_boolean[6], (puma560_friction_mask)(puma560_friction_pack_whole(1) == context_mode[6]), v11), puma560_friction_pack_whole(1), puma560_friction_pack_whole(-1)));
    puma560_friction_mask v18_pattern[6] = {v17, v16, v15, v14, v13, v12};
    puma560_friction_mask v18_best[6] = {v17, v16, v15, v14, v13, v12};
    puma560_friction_mask v18_flag[7] = {puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(-1), puma560_friction_pack_whole(0)};
    puma560_friction_pack v18_number[6] = {puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(0.0)};
    const puma560_friction_pack v18_of_context_real[34] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[34], context_real[22], context_real[35], context_real[23], context_real[36], context_real[24], context_real[37], context_real[25], context_real[38], context_real[26], context_real[39], context_real[27]};
    const puma560_friction_mask v18_of_context_boolean[30] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11], context_boolean[12], v11, puma560_friction_pack_select_whole(context_boolean[0], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[0]), (puma560_friction_mask)(v10 < (-context_real[40]))), context_boolean[13], v9, puma560_friction_pack_select_whole(context_boolean[1], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[1]), (puma560_friction_mask)(v8 < (-context_real[43]))), context_boolean[14], v7, puma560_friction_pack_select_whole(context_boolean[2], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[2]), (puma560_friction_mask)(v6 < (-context_real[46]))), context_boolean[15], v5, puma560_friction_pack_select_whole(context_boolean[3], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[3]), (puma560_friction_mask)(v4 < (-context_real[49]))), context_boolean[16], v3, puma560_friction_pack_select_whole(context_boolean[4], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[4]), (puma560_friction_mask)(v2 < (-context_real[52]))), context_boolean[17], v1, puma560_friction_pack_select_whole(context_boolean[5], (puma560_friction_mask)(puma560_friction_pack_whole(-1) == context_mode[5]), (puma560_friction_mask)(v0 < (-context_real[55])))};
    puma560_friction_mask v18_done = { 0 };
    for (int v18_pass = 0; (v18_pass < 1458) && !puma560_friction_pack_all(v18_done); v18_pass++) {
        puma560_friction_mask v18_next_pattern[6];
        puma560_friction_mask v18_next_best[6];
        puma560_friction_mask v18_next_flag[7];
        puma560_friction_pack v18_next_number[6];
        puma560_friction_mask v18_ends;
        puma560_friction_pack_interpolated_pattern(spacing, prepared, v18_pattern, v18_best, v18_flag, v18_number, v18_of_context_real, v18_of_context_boolean, context_mode, v18_next_pattern, v18_next_best, v18_next_flag, v18_next_number, &v18_ends);
        v18_pattern[0] = puma560_friction_pack_select_whole(v18_done, v18_pattern[0], v18_next_pattern[0]);
        v18_pattern[1] = puma560_friction_pack_select_whole(v18_done, v18_pattern[1], v18_next_pattern[1]);
        v18_pattern[2] = puma560_friction_pack_select_whole(v18_done, v18_pattern[2], v18_next_pattern[2]);
        v18_pattern[3] = puma560_friction_pack_select_whole(v18_done, v18_pattern[3], v18_next_pattern[3]);
        v18_pattern[4] = puma560_friction_pack_select_whole(v18_done, v18_pattern[4], v18_next_pattern[4]);
        v18_pattern[5] = puma560_friction_pack_select_whole(v18_done, v18_pattern[5], v18_next_pattern[5]);
        v18_best[0] = puma560_friction_pack_select_whole(v18_done, v18_best[0], v18_next_best[0]);
        v18_best[1] = puma560_friction_pack_select_whole(v18_done, v18_best[1], v18_next_best[1]);
        v18_best[2] = puma560_friction_pack_select_whole(v18_done, v18_best[2], v18_next_best[2]);
        v18_best[3] = puma560_friction_pack_select_whole(v18_done, v18_best[3], v18_next_best[3]);
        v18_best[4] = puma560_friction_pack_select_whole(v18_done, v18_best[4], v18_next_best[4]);
        v18_best[5] = puma560_friction_pack_select_whole(v18_done, v18_best[5], v18_next_best[5]);
        v18_flag[0] = puma560_friction_pack_select_whole(v18_done, v18_flag[0], v18_next_flag[0]);
        v18_flag[1] = puma560_friction_pack_select_whole(v18_done, v18_flag[1], v18_next_flag[1]);
        v18_flag[2] = puma560_friction_pack_select_whole(v18_done, v18_flag[2], v18_next_flag[2]);
        v18_flag[3] = puma560_friction_pack_select_whole(v18_done, v18_flag[3], v18_next_flag[3]);
        v18_flag[4] = puma560_friction_pack_select_whole(v18_done, v18_flag[4], v18_next_flag[4]);
        v18_flag[5] = puma560_friction_pack_select_whole(v18_done, v18_flag[5], v18_next_flag[5]);
        v18_flag[6] = puma560_friction_pack_select_whole(v18_done, v18_flag[6], v18_next_flag[6]);
        v18_number[0] = puma560_friction_pack_select(v18_done, v18_number[0], v18_next_number[0]);
        v18_number[1] = puma560_friction_pack_select(v18_done, v18_number[1], v18_next_number[1]);
        v18_number[2] = puma560_friction_pack_select(v18_done, v18_number[2], v18_next_number[2]);
        v18_number[3] = puma560_friction_pack_select(v18_done, v18_number[3], v18_next_number[3]);
        v18_number[4] = puma560_friction_pack_select(v18_done, v18_number[4], v18_next_number[4]);
        v18_number[5] = puma560_friction_pack_select(v18_done, v18_number[5], v18_next_number[5]);
        v18_done |= v18_ends;
    }
    const puma560_friction_pack v19 = puma560_friction_pack_select(v18_done, puma560_friction_pack_select(v18_flag[2] | v18_flag[1], puma560_friction_pack_select(v18_flag[6], puma560_friction_pack_splat(4.0), puma560_friction_pack_select(v18_flag[3], puma560_friction_pack_splat(1.0), puma560_friction_pack_select(v18_flag[5], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(3.0)))), puma560_friction_pack_select(v18_flag[4], puma560_friction_pack_splat(5.0), puma560_friction_pack_splat(2.0))), puma560_friction_pack_splat(5.0));
    result_real[5] = v18_number[4];
    result_real[6] = v18_number[5];
    result_real[4] = v18_number[3];
    result_real[3] = v18_number[2];
    const puma560_friction_pack v20 = puma560_friction_pack_abs(v18_number[2]) + (puma560_friction_pack_abs(v18_number[3]) + (puma560_friction_pack_abs(v18_number[5]) + puma560_friction_pack_abs(v18_number[4])));
    result_real[2] = v18_number[1];
    result_real[1] = v18_number[0];
    const puma560_friction_pack v21 = puma560_friction_pack_abs(context_real[17]) + (puma560_friction_pack_abs(context_real[16]) + (puma560_friction_pack_abs(context_real[21]) + puma560_friction_pack_abs(context_real[19])));
    const puma560_friction_mask v22 = (puma560_friction_mask)((puma560_friction_pack_abs(context_real[20]) + (puma560_friction_pack_abs(context_real[18]) + v21)) < puma560_friction_pack_splat(1e+38));
    result_real[0] = puma560_friction_pack_select(v22 & (puma560_friction_mask)((puma560_friction_pack_abs(v18_number[0]) + (puma560_friction_pack_abs(v18_number[1]) + v20)) < puma560_friction_pack_splat(1e+38)), v19, puma560_friction_pack_splat(6.0));
    result_mode[0] = v18_best[0];
    result_mode[1] = v18_best[1];
    result_mode[2] = v18_best[2];
    result_mode[3] = v18_best[3];
    result_mode[4] = v18_best[4];
    result_mode[5] = v18_best[5];
}

static PUMA560_FRICTION_APART void puma560_friction_pack_interpolated_pattern_let_go(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, const puma560_friction_mask *restrict context_mode, puma560_friction_pack *restrict result_real, puma560_friction_mask *restrict result_mode)
{
    const puma560_friction_pack v0 = context_real[34] * context_real[35];
    const puma560_friction_pack v1 = (context_real[46] * context_real[41]) - context_real[43];
    const puma560_friction_pack v2 = (context_real[40] * context_real[35]) - context_real[36];
    const puma560_friction_pack v3 = context_real[34] * v2;
    const puma560_friction_pack v4 = (context_real[46] * context_real[44]) - context_real[43];
    const puma560_friction_pack v5 = context_real[34] * context_real[37];
    const puma560_friction_pack v6 = context_real[39] * context_real[34];
    const puma560_friction_pack v7 = (((v4 * v3) - (v1 * v0)) + (context_real[46] * v5)) - v6;
    const puma560_friction_pack v8 = context_real[47] * context_real[40];
    const puma560_friction_pack v9 = ((context_real[35] * v7) - (context_real[47] * v1)) + (v8 * v4);
    const puma560_friction_pack v10 = ((context_real[40] * v9) - (context_real[36] * v7)) + (context_real[48] * v4);
    const puma560_friction_pack v11 = (((context_real[41] * v9) - (context_real[46] * context_real[49])) - (context_real[44] * v10)) - (context_real[37] * v7);
    const puma560_friction_pack v12 = context_real[19] - puma560_friction_pack_select(context_boolean[3], context_real[28] + puma560_friction_pack_real_of(context_mode[3]), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v13 = v12 * v11;
    const puma560_friction_pack v14 = context_real[17] - puma560_friction_pack_select(context_boolean[1], context_real[24] + (7.0 * puma560_friction_pack_real_of(context_mode[1])), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v15 = v14 * v9;
    const puma560_friction_pack v16 = context_real[18] - puma560_friction_pack_select(context_boolean[2], context_real[26] + (4.8 * puma560_friction_pack_real_of(context_mode[2])), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v17 = v16 * v10;
    const puma560_friction_pack v18 = context_real[16] - puma560_friction_pack_select(context_boolean[0], context_real[22] + (6.0 * puma560_friction_pack_real_of(context_mode[0])), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v19 = v18 * v7;
    const puma560_friction_pack v20 = (puma560_friction_pack_abs(v17) + puma560_friction_pack_abs(v19)) + (puma560_friction_pack_abs(v15) + puma560_friction_pack_abs(v13));
    const puma560_friction_pack v21 = (((context_real[46] * v11) + (context_real[39] * v7)) - 25000.0) - (context_real[43] * (v9 - v10));
    const puma560_friction_pack v22 = context_real[21] - puma560_friction_pack_select(context_boolean[5], context_real[32] + (0.7 * puma560_friction_pack_real_of(context_mode[5])), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v23 = v22 * v21;
    const puma560_friction_pack v24 = ((context_real[45] * v10) - (context_real[42] * v9)) + (context_real[38] * v7);
    const puma560_friction_pack v25 = context_real[20] - puma560_friction_pack_select(context_boolean[4], context_real[30] + (0.8 * puma560_friction_pack_real_of(context_mode[4])), puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v26 = v25 * v24;
    const puma560_friction_pack v27 = 1e-08 * ((puma560_friction_pack_abs(v26) + puma560_friction_pack_abs(v23)) + v20);
    const puma560_friction_pack v28 = puma560_friction_pack_select(context_boolean[5], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v29 = puma560_friction_pack_abs(v11);
    const puma560_friction_pack v30 = puma560_friction_pack_select(context_boolean[3], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.4));
    const puma560_friction_pack v31 = puma560_friction_pack_abs(v24);
    const puma560_friction_pack v32 = puma560_friction_pack_select(context_boolean[4], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1.1));
    const puma560_friction_pack v33 = puma560_friction_pack_abs(v7);
    const puma560_friction_pack v34 = puma560_friction_pack_select(context_boolean[0], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(8.4));
    const puma560_friction_pack v35 = puma560_friction_pack_abs(v9);
    const puma560_friction_pack v36 = puma560_friction_pack_select(context_boolean[1], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(9.5));
    const puma560_friction_pack v37 = (((v32 * v31) + (v34 * v33)) + (v36 * v35)) + (v30 * v29);
    const puma560_friction_pack v38 = puma560_friction_pack_abs(v10);
    const puma560_friction_pack v39 = puma560_friction_pack_select(context_boolean[2], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(6.5));
    const puma560_friction_pack v40 = 1.0001 * (v37 + (v39 * v38));
    const puma560_friction_pack v41 = ((v13 + (v17 + (v19 - v15))) - v26) - v23;
    const puma560_friction_mask v42 = (~context_boolean[5]) & (puma560_friction_mask)(puma560_friction_pack_abs(v41) <= (v40 + (v27 - (v28 * (1.0001 * v21)))));
    const puma560_friction_pack v43 = context_real[38] * context_real[34];
    const puma560_friction_pack v44 = ((context_real[42] * v0) - (context_real[45] * v3)) - v43;
    const puma560_friction_pack v45 = ((context_real[45] * v8) - (context_real[35] * v44)) - (context_real[47] * context_real[42]);
    const puma560_friction_pack v46 = ((context_real[40] * v45) + (context_real[36] * v44)) + (context_real[48] * context_real[45]);
    const puma560_friction_pack v47 = ((context_real[41] * v45) - (context_real[44] * v46)) + (context_real[37] * v44);
    const puma560_friction_pack v48 = v12 * v47;
    const puma560_friction_pack v49 = v14 * v45;
    const puma560_friction_pack v50 = v18 * v44;
    const puma560_friction_pack v51 = v16 * v46;
    const puma560_friction_pack v52 = (puma560_friction_pack_abs(v51) + puma560_friction_pack_abs(v50)) + (puma560_friction_pack_abs(v49) + puma560_friction_pack_abs(v48));
    const puma560_friction_pack v53 = v22 * v24;
    const puma560_friction_pack v54 = 1557.2443004858599 + (((context_real[45] * v46) - (context_real[42] * v45)) - (context_real[38] * v44));
    const puma560_friction_pack v55 = v25 * v54;
    const puma560_friction_pack v56 = 1e-08 * ((puma560_friction_pack_abs(v55) + puma560_friction_pack_abs(v53)) + v52);
    const puma560_friction_pack v57 = puma560_friction_pack_abs(v45);
    const puma560_friction_pack v58 = puma560_friction_pack_abs(v44);
    const puma560_friction_pack v59 = puma560_friction_pack_abs(v47);
    const puma560_friction_pack v60 = (((v34 * v58) + (v36 * v57)) + (v28 * v31)) + (v30 * v59);
    const puma560_friction_pack v61 = puma560_friction_pack_abs(v46);
    const puma560_friction_pack v62 = 1.0001 * (v60 + (v39 * v61));
    const puma560_friction_pack v63 = v55 + ((((v50 + v49) - v51) - v48) - v53);
    const puma560_friction_mask v64 = (~context_boolean[4]) & (puma560_friction_mask)(puma560_friction_pack_abs(v63) <= (v62 + (v56 + (v32 * (1.0001 * v54)))));
    const puma560_friction_pack v65 = ((context_real[41] * v0) - (context_real[44] * v3)) - v5;
    const puma560_friction_pack v66 = ((context_real[47] * context_real[41]) + (context_real[35] * v65)) - (context_real[44] * v8);
    const puma560_friction_pack v67 = ((context_real[48] * context_real[44]) - (context_real[40] * v66)) + (context_real[36] * v65);
    const puma560_friction_pack v68 = v16 * v67;
    const puma560_friction_pack v69 = context_real[49] + (((context_real[41] * v66) + (context_real[44] * v67)) - (context_real[37] * v65));
    const puma560_friction_pack v70 = v12 * v69;
    const puma560_friction_pack v71 = v22 * v11;
    const puma560_friction_pack v72 = v25 * v47;
    const puma560_friction_pack v73 = (puma560_friction_pack_abs(v71) + puma560_friction_pack_abs(v72)) + (puma560_friction_pack_abs(v70) + puma560_friction_pack_abs(v68));
    const puma560_friction_pack v74 = v18 * v65;
    const puma560_friction_pack v75 = v14 * v66;
    const puma560_friction_pack v76 = 1e-08 * ((puma560_friction_pack_abs(v75) + puma560_friction_pack_abs(v74)) + v73);
    const puma560_friction_pack v77 = puma560_friction_pack_abs(v65);
    const puma560_friction_pack v78 = puma560_friction_pack_abs(v66);
    const puma560_friction_pack v79 = (((v32 * v59) + (v34 * v77)) + (v36 * v78)) + (v28 * v29);
    const puma560_friction_pack v80 = puma560_friction_pack_abs(v67);
    const puma560_friction_pack v81 = 1.0001 * (v79 + (v39 * v80));
    const puma560_friction_pack v82 = (v70 + (v71 + ((v74 - v75) - v68))) - v72;
    const puma560_friction_mask v83 = (~context_boolean[3]) & (puma560_friction_mask)(puma560_friction_pack_abs(v82) <= (v81 + (v76 + (v30 * (1.0001 * v69)))));
    const puma560_friction_pack v84 = v22 * v10;
    const puma560_friction_pack v85 = v12 * v67;
    const puma560_friction_pack v86 = v8 + (v0 * v2);
    const puma560_friction_pack v87 = v14 * v86;
    const puma560_friction_pack v88 = v18 * v3;
    const puma560_friction_pack v89 = (puma560_friction_pack_abs(v84) + puma560_friction_pack_abs(v85)) + (puma560_friction_pack_abs(v88) + puma560_friction_pack_abs(v87));
    const puma560_friction_pack v90 = v25 * v46;
    const puma560_friction_pack v91 = (context_real[48] + (context_real[40] * v86)) - (context_real[36] * v3);
    const puma560_friction_pack v92 = v16 * v91;
    const puma560_friction_pack v93 = 1e-08 * ((puma560_friction_pack_abs(v92) + puma560_friction_pack_abs(v90)) + v89);
    const puma560_friction_pack v94 = puma560_friction_pack_abs(v86);
    const puma560_friction_pack v95 = puma560_friction_pack_abs(v3);
    const puma560_friction_pack v96 = (((v32 * v61) + (v34 * v95)) + (v36 * v94)) + (v28 * v38);
    const puma560_friction_pack v97 = 1.0001 * (v96 + (v30 * v80));
    const puma560_friction_pack v98 = ((v92 + (v84 + (v88 - v87))) - v85) - v90;
    const puma560_friction_mask v99 = (~context_boolean[2]) & (puma560_friction_mask)(puma560_friction_pack_abs(v98) <= (v97 + (v93 + (v39 * (1.0001 * v91)))));
    const puma560_friction_pack v100 = v12 * v66;
    const puma560_friction_pack v101 = v25 * v45;
    const puma560_friction_pack v102 = v16 * v86;
    const puma560_friction_pack v103 = context_real[47] + (context_real[35] * v0);
    const puma560_friction_pack v104 = v14 * v103;
    const puma560_friction_pack v105 = (puma560_friction_pack_abs(v101) + puma560_friction_pack_abs(v100)) + (puma560_friction_pack_abs(v102) + puma560_friction_pack_abs(v104));
    const puma560_friction_pack v106 = v22 * v9;
    const puma560_friction_pack v107 = v18 * v0;
    const puma560_friction_pack v108 = 1e-08 * ((puma560_friction_pack_abs(v107) + puma560_friction_pack_abs(v106)) + v105);
    const puma560_friction_pack v109 = puma560_friction_pack_abs(v0);
    const puma560_friction_pack v110 = (((v32 * v57) + (v34 * v109)) + (v28 * v35)) + (v30 * v78);
    const puma560_friction_pack v111 = 1.0001 * (v110 + (v39 * v94));
    const puma560_friction_pack v112 = (v100 + (v102 + ((v107 + v106) - v104))) - v101;
    const puma560_friction_mask v113 = (~context_boolean[1]) & (puma560_friction_mask)(puma560_friction_pack_abs(v112) <= (v111 + (v108 + (v36 * (1.0001 * v103)))));
    const puma560_friction_pack v114 = v12 * v65;
    const puma560_friction_pack v115 = context_real[34] * v18;
    const puma560_friction_pack v116 = v14 * v0;
    const puma560_friction_pack v117 = v16 * v3;
    const puma560_friction_pack v118 = (puma560_friction_pack_abs(v117) + puma560_friction_pack_abs(v116)) + (puma560_friction_pack_abs(v115) + puma560_friction_pack_abs(v114));
    const puma560_friction_pack v119 = v22 * v7;
    const puma560_friction_pack v120 = v25 * v44;
    const puma560_friction_pack v121 = 1e-08 * ((puma560_friction_pack_abs(v120) + puma560_friction_pack_abs(v119)) + v118);
    const puma560_friction_pack v122 = (((v32 * v58) + (v36 * v109)) + (v28 * v33)) + (v30 * v77);
    const puma560_friction_pack v123 = 1.0001 * (v122 + (v39 * v95));
    const puma560_friction_pack v124 = ((((v116 - v115) - v119) - v117) - v114) - v120;
    const puma560_friction_mask v125 = (~context_boolean[0]) & (puma560_friction_mask)(puma560_friction_pack_abs(v124) <= (v123 + (v121 + (v34 * (1.0001 * context_real[34])))));
    const puma560_friction_pack v126 = -v112;
    const puma560_friction_pack v127 = -v124;
    const puma560_friction_mask v128 = puma560_friction_pack_select_whole(context_boolean[0], context_mode[0], puma560_friction_pack_mode_of(v127));
    const puma560_friction_pack v129 = (context_real[22] - context_real[16]) + (6.0 * puma560_friction_pack_real_of(v128));
    const puma560_friction_mask v130 = puma560_friction_pack_select_whole(context_boolean[1], context_mode[1], puma560_friction_pack_mode_of(v126));
    const puma560_friction_pack v131 = (context_real[24] - context_real[17]) + (7.0 * puma560_friction_pack_real_of(v130));
    const puma560_friction_mask v132 = puma560_friction_pack_select_whole(context_boolean[2], context_mode[2], puma560_friction_pack_mode_of(v98));
    const puma560_friction_pack v133 = (context_real[26] - context_real[18]) + (4.8 * puma560_friction_pack_real_of(v132));
    const puma560_friction_mask v134 = puma560_friction_pack_select_whole(context_boolean[3], context_mode[3], puma560_friction_pack_mode_of(v82));
    const puma560_friction_pack v135 = (context_real[28] - context_real[19]) + puma560_friction_pack_real_of(v134);
    const puma560_friction_mask v136 = puma560_friction_pack_select_whole(context_boolean[5], context_mode[5], puma560_friction_pack_mode_of(v41));
    const puma560_friction_pack v137 = (context_real[32] - context_real[21]) + (0.7 * puma560_friction_pack_real_of(v136));
    const puma560_friction_mask v138 = puma560_friction_pack_select_whole(context_boolean[4], context_mode[4], puma560_friction_pack_mode_of(v63));
    const puma560_friction_pack v139 = (context_real[30] - context_real[20]) + (0.8 * puma560_friction_pack_real_of(v138));
    const puma560_friction_pack v140 = puma560_friction_pack_abs(v133) + (puma560_friction_pack_abs(v135) + (puma560_friction_pack_abs(v137) + puma560_friction_pack_abs(v139)));
    const puma560_friction_mask v141 = (puma560_friction_mask)((puma560_friction_pack_abs(v129) + (puma560_friction_pack_abs(v131) + v140)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_pack v142 = (context_real[46] * v137) - v135;
    const puma560_friction_pack v143 = context_real[43] * v137;
    const puma560_friction_pack v144 = v143 + (((context_real[45] * v139) - (context_real[44] * v142)) - v133);
    const puma560_friction_pack v145 = (v131 + (((context_real[41] * v142) + (context_real[40] * v144)) - (context_real[42] * v139))) - v143;
    const puma560_friction_pack v146 = (((v0 * v145) - (v5 * v142)) + (v6 * v137)) + (v43 * v139);
    const puma560_friction_pack v147 = v146 - (context_real[34] * (v129 + (context_real[36] * v144)));
    const puma560_friction_pack v148 = (context_real[35] * v147) + (context_real[47] * v145);
    const puma560_friction_pack v149 = ((context_real[40] * v148) - (context_real[36] * v147)) + (context_real[48] * v144);
    const puma560_friction_pack v150 = (((context_real[41] * v148) - (context_real[44] * v149)) - (context_real[37] * v147)) + (context_real[49] * v142);
    const puma560_friction_pack v151 = (((context_real[46] * v150) + (context_real[39] * v147)) + (25000.0 * v137)) - (context_real[43] * (v148 - v149));
    const puma560_friction_pack v152 = (((context_real[45] * v149) - (context_real[42] * v148)) + (context_real[38] * v147)) + (1557.2443004858599 * v139);
    const puma560_friction_pack v153 = puma560_friction_pack_abs(v148) + (puma560_friction_pack_abs(v150) + (puma560_friction_pack_abs(v151) + puma560_friction_pack_abs(v152)));
    const puma560_friction_mask v154 = v141 & (puma560_friction_mask)((puma560_friction_pack_abs(v149) + (puma560_friction_pack_abs(v147) + v153)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_mask v155 = (context_boolean[9] | v83) | (((context_boolean[7] | v113) | (context_boolean[6] | v125)) | (context_boolean[8] | v99));
    const puma560_friction_mask v156 = v154 & (~(((context_boolean[10] | v64) | v155) | (context_boolean[11] | v42)));
    puma560_friction_pack v158 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v159 = v147;
    puma560_friction_pack v160 = -v148;
    puma560_friction_pack v161 = v149;
    puma560_friction_pack v162 = v150;
    puma560_friction_pack v163 = -v152;
    puma560_friction_pack v164 = -v151;
    puma560_friction_mask v165 = v128;
    puma560_friction_mask v166 = v130;
    puma560_friction_mask v167 = v132;
    puma560_friction_mask v168 = v134;
    puma560_friction_mask v169 = v138;
    puma560_friction_mask v170 = v136;
    if (!puma560_friction_pack_all(v156)) {
        const puma560_friction_pack v157_of_context_real[58] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[23], context_real[25], context_real[27], context_real[29], context_real[31], context_real[33], context_real[34], v103, v91, v69, v54, -v21, context_real[22], context_real[24], context_real[26], context_real[28], context_real[30], context_real[32], v127, v123, v121, v126, v111, v108, v98, v97, v93, v82, v81, v76, v63, v62, v56, v41, v40, v27};
        const puma560_friction_mask v157_of_context_boolean[18] = {context_boolean[0], context_boolean[1], context_boolean[2], context_boolean[3], context_boolean[4], context_boolean[5], context_boolean[6], context_boolean[7], context_boolean[8], context_boolean[9], context_boolean[10], context_boolean[11], v125, v113, v99, v83, v64, v42};
        puma560_friction_pack v157_result_real[7];
        puma560_friction_mask v157_result_mode[6];
        puma560_friction_pack_interpolated_pattern_search(spacing, prepared, v157_of_context_real, v157_of_context_boolean, context_mode, v157_result_real, v157_result_mode);
        v158 = puma560_friction_pack_select(v156, v158, v157_result_real[0]);
        v159 = puma560_friction_pack_select(v156, v159, v157_result_real[1]);
        v160 = puma560_friction_pack_select(v156, v160, v157_result_real[2]);
        v161 = puma560_friction_pack_select(v156, v161, v157_result_real[3]);
        v162 = puma560_friction_pack_select(v156, v162, v157_result_real[4]);
        v163 = puma560_friction_pack_select(v156, v163, v157_result_real[5]);
        v164 = puma560_friction_pack_select(v156, v164, v157_result_real[6]);
        v165 = puma560_friction_pack_select_whole(v156, v165, v157_result_mode[0]);
        v166 = puma560_friction_pack_select_whole(v156, v166, v157_result_mode[1]);
        v167 = puma560_friction_pack_select_whole(v156, v167, v157_result_mode[2]);
        v168 = puma560_friction_pack_select_whole(v156, v168, v157_result_mode[3]);
        v169 = puma560_friction_pack_select_whole(v156, v169, v157_result_mode[4]);
        v170 = puma560_friction_pack_select_whole(v156, v170, v157_result_mode[5]);
    }
    result_real[0] = v158;
    result_real[1] = v159;
    result_real[2] = v160;
    result_real[3] = v161;
    result_real[4] = v162;
    result_real[5] = v163;
    result_real[6] = v164;
    result_mode[0] = v165;
    result_mode[1] = v166;
    result_mode[2] = v167;
    result_mode[3] = v168;
    result_mode[4] = v169;
    result_mode[5] = v170;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_interpolated_at_rest(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, const puma560_friction_mask *restrict context_mode, puma560_friction_pack *restrict result_real, puma560_friction_mask *restrict result_mode)
{
    const puma560_friction_mask v0 = ~(puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[5]);
    const puma560_friction_mask v1 = v0 & (context_boolean[5] & v0);
    const puma560_friction_mask v2 = ~(puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[4]);
    const puma560_friction_mask v3 = v2 & (context_boolean[4] & v2);
    const puma560_friction_mask v4 = ~(puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[3]);
    const puma560_friction_mask v5 = v4 & (context_boolean[3] & v4);
    const puma560_friction_mask v6 = ~(puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[2]);
    const puma560_friction_mask v7 = v6 & (context_boolean[2] & v6);
    const puma560_friction_mask v8 = ~(puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[1]);
    const puma560_friction_mask v9 = v8 & (context_boolean[1] & v8);
    const puma560_friction_mask v10 = ~(puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[0]);
    const puma560_friction_mask v11 = v10 & (context_boolean[0] & v10);
    result_real[12] = context_real[55];
    result_real[11] = context_real[54];
    result_real[10] = context_real[53];
    result_real[9] = context_real[52];
    result_real[8] = context_real[51];
    result_real[7] = context_real[50];
    const puma560_friction_mask v12 = ~context_boolean[5];
    const puma560_friction_mask v13 = ~context_boolean[4];
    const puma560_friction_mask v14 = ~context_boolean[3];
    const puma560_friction_mask v15 = ~context_boolean[2];
    const puma560_friction_mask v16 = ~context_boolean[1];
    const puma560_friction_mask v17 = ~context_boolean[0];
    const puma560_friction_mask v18 = (~(puma560_friction_mask)(puma560_friction_pack_abs(context_real[16]) <= puma560_friction_pack_splat(8.4))) | (v17 | v11);
    const puma560_friction_mask v19 = v18 | ((~(puma560_friction_mask)(puma560_friction_pack_abs(context_real[17]) <= puma560_friction_pack_splat(9.5))) | (v16 | v9));
    const puma560_friction_mask v20 = ((~(puma560_friction_mask)(puma560_friction_pack_abs(context_real[18]) <= puma560_friction_pack_splat(6.5))) | (v15 | v7)) | v19;
    const puma560_friction_mask v21 = ((~(puma560_friction_mask)(puma560_friction_pack_abs(context_real[19]) <= puma560_friction_pack_splat(1.4))) | (v14 | v5)) | v20;
    const puma560_friction_mask v22 = ((~(puma560_friction_mask)(puma560_friction_pack_abs(context_real[20]) <= puma560_friction_pack_splat(1.1))) | (v13 | v3)) | v21;
    const puma560_friction_mask v23 = v22 | ((~(puma560_friction_mask)(puma560_friction_pack_abs(context_real[21]) <= puma560_friction_pack_splat(1.0))) | (v12 | v1));
    puma560_friction_pack v25 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v26 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v27 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v28 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v29 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v30 = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v31 = puma560_friction_pack_splat(0.0);
    puma560_friction_mask v32 = puma560_friction_pack_whole(0);
    puma560_friction_mask v33 = puma560_friction_pack_whole(0);
    puma560_friction_mask v34 = puma560_friction_pack_whole(0);
    puma560_friction_mask v35 = puma560_friction_pack_whole(0);
    puma560_friction_mask v36 = puma560_friction_pack_whole(0);
    puma560_friction_mask v37 = puma560_friction_pack_whole(0);
    if (!puma560_friction_pack_all(~(v23))) {
        const puma560_friction_pack v24_of_context_real[50] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[6], context_real[7], context_real[8], context_real[9], context_real[10], context_real[11], context_real[12], context_real[13], context_real[14], context_real[15], context_real[16], context_real[17], context_real[18], context_real[19], context_real[20], context_real[21], context_real[22], context_real[23], context_real[24], context_real[25], context_real[26], context_real[27], context_real[28], context_real[29], context_real[30], context_real[31], context_real[32], context_real[33], context_real[46], context_real[34], context_real[35], context_real[36], context_real[37], context_real[38], context_real[39], context_real[40], context_real[41], context_real[42], context_real[43], context_real[44], context_real[45], context_real[47], context_real[48], context_real[49]};
        const puma560_friction_mask v24_of_context_boolean[12] = {v17, v16, v15, v14, v13, v12, v11, v9, v7, v5, v3, v1};
        const puma560_friction_mask v24_of_context_mode[12] = {puma560_friction_pack_mode_of(context_real[50]), puma560_friction_pack_mode_of(context_real[51]), puma560_friction_pack_mode_of(context_real[52]), puma560_friction_pack_mode_of(context_real[53]), puma560_friction_pack_mode_of(context_real[54]), puma560_friction_pack_mode_of(context_real[55]), context_mode[0], context_mode[1], context_mode[2], context_mode[3], context_mode[4], context_mode[5]};
        puma560_friction_pack v24_result_real[7];
        puma560_friction_mask v24_result_mode[6];
        puma560_friction_pack_interpolated_pattern_let_go(spacing, prepared, v24_of_context_real, v24_of_context_boolean, v24_of_context_mode, v24_result_real, v24_result_mode);
        v25 = puma560_friction_pack_select(v23, v24_result_real[0], v25);
        v26 = puma560_friction_pack_select(v23, v24_result_real[1], v26);
        v27 = puma560_friction_pack_select(v23, v24_result_real[2], v27);
        v28 = puma560_friction_pack_select(v23, v24_result_real[3], v28);
        v29 = puma560_friction_pack_select(v23, v24_result_real[4], v29);
        v30 = puma560_friction_pack_select(v23, v24_result_real[5], v30);
        v31 = puma560_friction_pack_select(v23, v24_result_real[6], v31);
        v32 = puma560_friction_pack_select_whole(v23, v24_result_mode[0], v32);
        v33 = puma560_friction_pack_select_whole(v23, v24_result_mode[1], v33);
        v34 = puma560_friction_pack_select_whole(v23, v24_result_mode[2], v34);
        v35 = puma560_friction_pack_select_whole(v23, v24_result_mode[3], v35);
        v36 = puma560_friction_pack_select_whole(v23, v24_result_mode[4], v36);
        v37 = puma560_friction_pack_select_whole(v23, v24_result_mode[5], v37);
    }
    result_real[0] = v25;
    result_real[1] = v26;
    result_real[2] = v27;
    result_real[3] = v28;
    result_real[4] = v29;
    result_real[5] = v30;
    result_real[6] = v31;
    result_mode[0] = v32;
    result_mode[1] = v33;
    result_mode[2] = v34;
    result_mode[3] = v35;
    result_mode[4] = v36;
    result_mode[5] = v37;
}

static PUMA560_FRICTION_APART void puma560_friction_pack_interpolated_breakaways(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_mode, puma560_friction_pack *restrict result_real, puma560_friction_mask *restrict result_boolean, puma560_friction_mask *restrict result_mode)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_pack v0 = context_real[32] + context_real[31];
    const puma560_friction_pack v1_angle[4] = {context_real[33], v0, context_real[34], context_real[31]};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_pack v9 = context_real[38] + context_real[37];
    const puma560_friction_pack v10 = v1_sine[1] * v1_cosine[0];
    const puma560_friction_pack v11 = (context_real[36] * v10) - (v1_sine[0] * v9);
    const puma560_friction_pack v12 = context_real[39] + (context_real[36] * v1_cosine[1]);
    const puma560_friction_pack v13 = (v1_cosine[2] * v12) - (v1_sine[2] * v11);
    const puma560_friction_pack v14 = (v1_cosine[2] * v11) + (v1_sine[2] * v12);
    const puma560_friction_pack v15 = v14 * v13;
    const puma560_friction_pack v16 = v11 * v12;
    const puma560_friction_pack v17 = context_real[36] * context_real[36];
    const puma560_friction_pack v18 = v1_cosine[1] * v17;
    const puma560_friction_pack v19 = context_real[36] * v9;
    const puma560_friction_pack v20 = 2.0 * v1_cosine[1];
    const puma560_friction_pack v21 = v20 * v19;
    const puma560_friction_pack v22 = ((v10 * v18) - v16) - (v1_sine[0] * v21);
    const puma560_friction_pack v23 = 0.0028799999999999997 * (v22 + v15);
    const puma560_friction_pack v24 = v1_sine[1] * v1_sine[0];
    const puma560_friction_pack v25 = (v1_cosine[0] * v9) + (context_real[36] * v24);
    const puma560_friction_pack v26 = context_real[40] + v25;
    const puma560_friction_pack v27 = 0.0028799999999999997 * ((v26 * v26) + (v14 * v14));
    const puma560_friction_pack v28 = (v1_cosine[2] * v27) - (v1_sine[2] * v23);
    const puma560_friction_pack v29 = (v1_cosine[2] * v23) + (v1_sine[2] * v27);
    const puma560_friction_pack v30 = v11 * v25;
    const puma560_friction_pack v31 = v1_sine[1] * v19;
    const puma560_friction_pack v32 = v31 - v30;
    const puma560_friction_pack v33 = ((v24 * v18) - (v25 * (2.0 * v12))) + (v1_cosine[0] * v21);
    const puma560_friction_pack v34 = (v1_cosine[2] * v33) - (v1_sine[2] * v32);
    const puma560_friction_pack v35 = v34 + (v26 * (2.0 * v13));
    const puma560_friction_pack v36 = 0.0028799999999999997 * v35;
    const puma560_friction_pack v37 = (v1_cosine[0] * v29) + (v1_sine[0] * v36);
    const puma560_friction_pack v38 = v9 * v9;
    const puma560_friction_pack v39 = v17 + v38;
    const puma560_friction_pack v40 = (0.025374999999999998 * v1_cosine[1]) - (0.8913300000000002 * v1_sine[1]);
    const puma560_friction_pack v41 = ((v1_cosine[1] * v37) + (v1_sine[1] * v28)) - (v40 * v39);
    const puma560_friction_pack v42 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v43 = 4e-05 * context_real[41];
    const puma560_friction_pack v44 = ((1.9999999999999998e-05 * v34) + (0.0004221600000000001 * v35)) - (v26 * v43);
    const puma560_friction_pack v45 = (0.0203 * v1_cosine[1]) - (0.4318 * v1_sine[1]);
    const puma560_friction_pack v46 = context_real[37] * context_real[37];
    const puma560_friction_pack v47 = v17 + v46;
    const puma560_friction_pack v48 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v49 = (v48 * v47) + (v17 * v45);
    const puma560_friction_pack v50 = (v42 * v46) - 9.81;
    const puma560_friction_pack v51 = ((v1_sine[1] * v50) + (v1_cosine[1] * v49)) + (0.0203 * v38);
    const puma560_friction_pack v52 = context_real[36] * context_real[37];
    const puma560_friction_pack v53 = (0.15005 * v17) - (v52 * (0.8636 * v1_sine[3]));
    const puma560_friction_pack v54 = ((v19 * (0.8636 * v1_cosine[1])) - v53) + (0.0406 * v31);
    const puma560_friction_pack v55 = v44 + (0.0028799999999999997 * ((v1_cosine[0] * v54) - (v1_sine[0] * v51)));
    const puma560_friction_pack v56 = v26 * v14;
    const puma560_friction_pack v57 = v56 + ((v1_cosine[2] * v32) + (v1_sine[2] * v33));
    const puma560_friction_pack v58 = (0.00024000000000000003 * v57) + (0.00020000000000000004 * v56);
    const puma560_friction_pack v59 = ((v1_cosine[2] * v55) + (v1_sine[2] * v58)) + (0.00075 * v33);
    const puma560_friction_pack v60 = 0.0028799999999999997 * v1_cosine[2];
    const puma560_friction_pack v61 = (((v60 * (v1_sine[0] * v54)) - (0.0006421600000000001 * v22)) - (0.00020216000000000006 * v15)) + (v14 * v43);
    const puma560_friction_pack v62 = v1_cosine[0] * v60;
    const puma560_friction_pack v63 = 0.0028799999999999997 * v1_sine[2];
    const puma560_friction_pack v64 = v63 * (((v1_sine[1] * v49) - (v1_cosine[1] * v50)) - (0.4318 * v38));
    const puma560_friction_pack v65 = (v61 + (v62 * v51)) - v64;
    const puma560_friction_pack v66 = v65 + (0.0006500000000000002 * (v16 - v22));
    const puma560_friction_pack v67 = (((v1_cosine[0] * v66) - (v1_sine[0] * v59)) - (v40 * v50)) - (0.4318 * v37);
    const puma560_friction_pack v68 = (0.8913300000000002 * v1_cosine[1]) + (0.025374999999999998 * v1_sine[1]);
    const puma560_friction_pack v69 = v48 * v68;
    const puma560_friction_pack v70 = (0.022546398 * v1_cosine[1]) - (0.3244698455 * v1_sine[1]);
    const puma560_friction_pack v71 = (v1_cosine[1] * v70) - 0.011273199;
    const puma560_friction_pack v72 = ((v67 - (0.0203 * v28)) + (v47 * v69)) + (v71 * (v39 - v38));
    const puma560_friction_pack v73 = (context_real[19] + (((1.024164 * v1_sine[3]) - (37.2347379 * v1_cosine[3])) - v72)) + (v42 * v41);
    const puma560_friction_pack v74 = (v73 + (v38 * v69)) + (v48 * ((v1_cosine[1] * v28) - (v1_sine[1] * v37)));
    const puma560_friction_pack v75 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_friction_pack v76 = (v1_cosine[3] * v75) - 0.0070992;
    const puma560_friction_pack v77 = v74 - (v76 * (v47 - v46));
    const puma560_friction_mask v78 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[1]);
    const puma560_friction_pack v79 = context_real[20] - v72;
    const puma560_friction_mask v80 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[2]);
    const puma560_friction_pack v81 = (((v1_cosine[2] * v58) - (v1_sine[2] * v55)) + (0.0013999999999999998 * v31)) - (9.999999999999983e-05 * v30);
    const puma560_friction_pack v82 = context_real[21] + v81;
    const puma560_friction_mask v83 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[3]);
    const puma560_friction_pack v84 = context_real[23] + (4e-05 * v57);
    const puma560_friction_mask v85 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[5]);
    const puma560_friction_pack v86 = puma560_friction_pack_select(v85, puma560_friction_pack_splat(0.0), (v84 - (0.15 * context_real[41])) - (0.7 * puma560_friction_pack_real_of(context_mode[5])));
    const puma560_friction_pack v87 = puma560_friction_pack_select(v85, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(25000.0));
    const puma560_friction_pack v88 = 4e-05 * v1_cosine[2];
    const puma560_friction_pack v89 = (v88 * (v87 * v86)) - puma560_friction_pack_select(v83, puma560_friction_pack_splat(0.0), (v82 - (0.13 * context_real[39])) - puma560_friction_pack_real_of(context_mode[3]));
    const puma560_friction_pack v90 = v1_sine[2] * v1_sine[0];
    const puma560_friction_pack v91 = v90 * v87;
    const puma560_friction_pack v92 = 1.6000000000000003e-09 * v91;
    const puma560_friction_pack v93 = v1_cosine[2] * v92;
    const puma560_friction_pack v94 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[2]);
    const puma560_friction_pack v95 = v90 * v94;
    const puma560_friction_pack v96 = v95 + v93;
    const puma560_friction_pack v97 = 0.00020216000000000006 * (v1_sine[2] * v1_sine[2]);
    const puma560_friction_pack v98 = 0.0016399999999999997 + v97;
    const puma560_friction_pack v99 = -(1.0 / puma560_friction_pack_select(~v83, (v87 * (v1_cosine[2] * (1.6000000000000003e-09 * v1_cosine[2]))) - v98, puma560_friction_pack_splat(1.0)));
    const puma560_friction_pack v100 = puma560_friction_pack_select(v83, puma560_friction_pack_splat(0.0), v99);
    const puma560_friction_pack v101 = v100 * v96;
    const puma560_friction_pack v102 = (v101 * v89) - puma560_friction_pack_select(v80, puma560_friction_pack_splat(0.0), (v79 - (4.8 * puma560_friction_pack_real_of(context_mode[2]))) - (3.5 * context_real[38]));
    const puma560_friction_pack v103 = v65 - context_real[22];
    const puma560_friction_mask v104 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[4]);
    const puma560_friction_pack v105 = puma560_friction_pack_select(v104, puma560_friction_pack_splat(0.0), -(v103 + ((0.8 * puma560_friction_pack_real_of(context_mode[4])) + (0.17 * context_real[40]))));
    const puma560_friction_pack v106 = 0.0012435839999999998 * v1_cosine[2];
    const puma560_friction_pack v107 = 0.0006421600000000001 + v106;
    const puma560_friction_pack v108 = (v1_cosine[0] * v107) - (5.846399999999999e-05 * v1_sine[2]);
    const puma560_friction_pack v109 = puma560_friction_pack_select(v104, puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1557.2443004858599));
    const puma560_friction_pack v110 = v109 * v108;
    const puma560_friction_pack v111 = 4e-05 * v91;
    const puma560_friction_pack v112 = v111 * v86;
    const puma560_friction_pack v113 = v112 + (v102 + (v110 * v105));
    const puma560_friction_pack v114 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v115 = 0.0012435839999999998 * v1_sine[3];
    const puma560_friction_pack v116 = v95 + (v90 * ((v1_cosine[1] * v115) - (v1_sine[1] * v114)));
    const puma560_friction_pack v117 = v93 + v116;
    const puma560_friction_pack v118 = (v1_cosine[1] * v62) - (v1_sine[1] * v63);
    const puma560_friction_pack v119 = v1_cosine[2] * v114;
    const puma560_friction_pack v120 = (((v114 * (v1_cosine[1] * v1_sine[2])) - v108) - (v118 * v42)) + (v119 * v10);
    const puma560_friction_pack v121 = v109 * v120;
    const puma560_friction_pack v122 = v1_cosine[0] * v1_sine[2];
    const puma560_friction_pack v123 = v122 * v114;
    const puma560_friction_pack v124 = ((v1_sine[1] * v119) - (v40 * v48)) + (v1_cosine[1] * v123);
    const puma560_friction_pack v125 = v1_sine[1] * v122;
    const puma560_friction_pack v126 = (v68 + (v1_cosine[1] * v60)) - (0.0028799999999999997 * v125);
    const puma560_friction_pack v127 = (v126 * v42) - v124;
    const puma560_friction_pack v128 = 5.846399999999999e-05 * v122;
    const puma560_friction_pack v129 = v97 - 0.00119216;
    const puma560_friction_pack v130 = v1_sine[0] * (0.0012921600000000003 + v129);
    const puma560_friction_pack v131 = v1_sine[0] * v130;
    const puma560_friction_pack v132 = (v131 - (2.0 * (v106 - v128))) - 0.3592922305;
    const puma560_friction_pack v133 = v132 - v127;
    const puma560_friction_pack v134 = v90 * v92;
    const puma560_friction_pack v135 = v134 + v133;
    const puma560_friction_pack v136 = (v135 - (v108 * v121)) + (v101 * v117);
    const puma560_friction_pack v137 = 1.0 / puma560_friction_pack_select(~v80, v134 + ((v132 + (v96 * v101)) + (v108 * v110)), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v138 = puma560_friction_pack_select(v80, puma560_friction_pack_splat(0.0), -v137);
    const puma560_friction_pack v139 = v138 * v136;
    const puma560_friction_pack v140 = (v139 * v113) - puma560_friction_pack_select(v78, puma560_friction_pack_splat(0.0), (v77 - (3.5 * context_real[37])) - (7.0 * puma560_friction_pack_real_of(context_mode[1])));
    const puma560_friction_pack v141 = v100 * v117;
    const puma560_friction_pack v142 = v112 + ((v140 - (v121 * v105)) + (v141 * v89));
    const puma560_friction_pack v143 = ((v135 + (((v120 * v121) - v127) - 1.748114002)) + (v136 * v139)) + (v117 * v141);
    const puma560_friction_pack v144 = puma560_friction_pack_select(v78, puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~v78, v143, puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v145 = v128 - v98;
    const puma560_friction_pack v146 = 0.0004321439999999999 * v90;
    const puma560_friction_pack v147 = v122 * v94;
    const puma560_friction_pack v148 = ((v1_sine[1] * v147) - v123) - (v1_cosine[1] * (v145 - v146));
    const puma560_friction_pack v149 = (v1_cosine[1] * v88) - (4e-05 * v125);
    const puma560_friction_pack v150 = v149 * v87;
    const puma560_friction_pack v151 = (v88 * v150) - v148;
    const puma560_friction_pack v152 = v151 * v100;
    const puma560_friction_pack v153 = ((0.15005 * v126) + (v90 * (5.846399999999999e-05 * v1_sine[1]))) - (v130 * v10);
    const puma560_friction_pack v154 = v153 + (v1_cosine[1] * (0.0047376000000000015 + v95));
    const puma560_friction_pack v155 = v1_cosine[1] * v1_cosine[2];
    const puma560_friction_pack v156 = ((0.15005 * v118) - (v107 * v24)) + (v1_sine[0] * (v119 + (5.846399999999999e-05 * v155)));
    const puma560_friction_pack v157 = v149 * v111;
    const puma560_friction_pack v158 = v157 + ((v154 + (v152 * v96)) - (v156 * v110));
    const puma560_friction_pack v159 = v158 * v138;
    const puma560_friction_pack v160 = ((v154 + (0.023751 * v1_cosine[3])) + (0.6903913435000001 * v1_sine[3])) + (v90 * v115);
    const puma560_friction_pack v161 = v157 + (((v160 + (v156 * v121)) + (v152 * v117)) + (v159 * v136));
    const puma560_friction_pack v162 = v161 * v144;
    const puma560_friction_pack v163 = ((v1_cosine[1] * v81) - (0.15005 * v41)) - (v40 * v53);
    const puma560_friction_pack v164 = context_real[18] + (v163 - (((0.6903913435000001 * v1_cosine[3]) - (0.023751 * v1_sine[3])) * (v17 - v47)));
    const puma560_friction_pack v165 = ((v164 - (v10 * v59)) - (v24 * v66)) - ((v39 - v17) * (0.0047376000000000015 * v1_sine[1]));
    const puma560_friction_pack v166 = (v165 + (v52 * (2.0 * v76))) + ((2.0 * v19) * (v71 + v69));
    const puma560_friction_pack v167 = v166 + (((v1_cosine[0] * v36) - (v1_sine[0] * v29)) * (v48 + v45));
    const puma560_friction_mask v168 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == context_mode[0]);
    const puma560_friction_pack v169 = (v152 * v89) - puma560_friction_pack_select(v168, puma560_friction_pack_splat(0.0), (v167 - (4.9 * context_real[36])) - (6.0 * puma560_friction_pack_real_of(context_mode[0])));
    const puma560_friction_pack v170 = v156 * v109;
    const puma560_friction_pack v171 = (((v169 + (v159 * v113)) + (v150 * v86)) + (v162 * v142)) - (v170 * v105);
    const puma560_friction_pack v172 = v128 + v145;
    const puma560_friction_pack v173 = (((v172 - (2.0 * (v146 - v124))) + (v1_sine[3] * v75)) - 3.153542285625) + (v151 * v152);
    const puma560_friction_pack v174 = (((v173 + (v158 * v159)) + (v149 * v150)) + (v161 * v162)) + (v156 * v170);
    const puma560_friction_pack v175 = (0.00011692799999999998 * v155) - (v1_sine[1] * (v131 + (v172 + ((0.0024871679999999997 * v1_cosine[2]) - v129))));
    const puma560_friction_pack v176 = 1.0 / puma560_friction_pack_select(~v168, v174 + (v1_sine[1] * (v175 - ((v147 * v20) - v70))), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v177 = puma560_friction_pack_select(v168, puma560_friction_pack_splat(0.0), -v176) * v171;
    const puma560_friction_pack v178 = (v144 * v142) + (v162 * v177);
    const puma560_friction_pack v179 = ((v138 * v113) + (v159 * v177)) + (v139 * v178);
    const puma560_friction_pack v180 = (((v100 * v89) + (v152 * v177)) + (v101 * v179)) + (v141 * v178);
    const puma560_friction_pack v181 = ((v150 * v177) + (v87 * (v86 + (v88 * v180)))) + (v111 * (v178 + v179));
    const puma560_friction_pack v182 = puma560_friction_pack_select(v85, puma560_friction_pack_splat(0.0), v181);
    const puma560_friction_pack v183 = puma560_friction_pack_select(v104, puma560_friction_pack_splat(0.0), (((v109 * v105) - (v121 * v178)) + (v110 * v179)) - (v170 * v177));
    const puma560_friction_pack v184 = puma560_friction_pack_select(v80, puma560_friction_pack_splat(0.0), -v179);
    const puma560_friction_pack v185 = puma560_friction_pack_select(v83, puma560_friction_pack_splat(0.0), -v180);
    const puma560_friction_pack v186 = (((v149 * v182) - (v156 * v183)) - (v154 * v184)) + (v148 * v185);
    const puma560_friction_pack v187 = puma560_friction_pack_select(v78, puma560_friction_pack_splat(0.0), -v178);
    const puma560_friction_pack v188 = (v186 - (v160 * v187)) - v167;
    const puma560_friction_pack v189 = 8.4 - v188;
    const puma560_friction_pack v190 = 8.4 + v188;
    const puma560_friction_pack v191 = puma560_friction_pack_min(v190, v189);
    const puma560_friction_pack v192 = (((context_real[2] * context_real[27]) + (context_real[1] * context_real[26])) + (context_real[0] * context_real[25])) + (context_real[3] * context_real[28]);
    const puma560_friction_pack v193 = (v192 + (context_real[4] * context_real[29])) - context_real[12];
    const puma560_friction_pack v194 = puma560_friction_pack_max(puma560_friction_pack_splat(0.0), puma560_friction_pack_min(8.4 + v193, 8.4 - v193));
    const puma560_friction_mask v195 = v168 & (puma560_friction_mask)(v191 < puma560_friction_pack_splat(0.0));
    result_boolean[0] = v195;
    result_real[0] = puma560_friction_pack_select(v195, v194 / puma560_friction_pack_select(v195, puma560_friction_pack_select(v195, v194 - v191, puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v196 = 4e-05 * v90;
    const puma560_friction_pack v197 = v182 * v196;
    const puma560_friction_pack v198 = puma560_friction_pack_select(v168, puma560_friction_pack_splat(0.0), -v177);
    const puma560_friction_pack v199 = (((v197 - (v133 * v184)) - (v120 * v183)) - (v116 * v185)) - (v160 * v198);
    const puma560_friction_pack v200 = v199 - v77;
    const puma560_friction_pack v201 = 9.5 - v200;
    const puma560_friction_pack v202 = 9.5 + v200;
    const puma560_friction_pack v203 = puma560_friction_pack_min(v202, v201);
    const puma560_friction_pack v204 = ((((context_real[6] * context_real[27]) + (context_real[5] * context_real[26])) + (context_real[24] * context_real[0])) + (context_real[7] * context_real[28])) - context_real[13];
    const puma560_friction_pack v205 = context_real[8] * context_real[29];
    const puma560_friction_pack v206 = v205 + v204;
    const puma560_friction_pack v207 = puma560_friction_pack_max(puma560_friction_pack_splat(0.0), puma560_friction_pack_min(9.5 + v206, 9.5 - v206));
    const puma560_friction_mask v208 = v78 & (puma560_friction_mask)(v203 < puma560_friction_pack_splat(0.0));
    result_boolean[1] = v208;
    result_real[1] = puma560_friction_pack_select(v208, v207 / puma560_friction_pack_select(v208, puma560_friction_pack_select(v208, v207 - v203, puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v209 = ((((v108 * v183) - (v95 * v185)) - (v154 * v198)) - (v133 * v187)) - v79;
    const puma560_friction_pack v210 = v197 + v209;
    const puma560_friction_pack v211 = 6.5 - v210;
    const puma560_friction_pack v212 = 6.5 + v210;
    const puma560_friction_pack v213 = puma560_friction_pack_min(v212, v211);
    const puma560_friction_pack v214 = ((((context_real[9] * context_real[27]) + (context_real[1] * context_real[24])) + (context_real[5] * context_real[25])) + (context_real[10] * context_real[28])) - context_real[14];
    const puma560_friction_pack v215 = v205 + v214;
    const puma560_friction_pack v216 = puma560_friction_pack_max(puma560_friction_pack_splat(0.0), puma560_friction_pack_min(6.5 + v215, 6.5 - v215));
    const puma560_friction_mask v217 = v80 & (puma560_friction_mask)(v213 < puma560_friction_pack_splat(0.0));
    result_boolean[2] = v217;
    result_real[2] = puma560_friction_pack_select(v217, v216 / puma560_friction_pack_select(v217, puma560_friction_pack_select(v217, v216 - v213, puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v218 = ((((v148 * v198) - (v95 * v184)) - (v116 * v187)) - v82) + (v88 * v182);
    const puma560_friction_pack v219 = v218 - 1.4;
    const puma560_friction_pack v220 = 1.4 + v218;
    const puma560_friction_pack v221 = puma560_friction_pack_min(v220, -v219);
    const puma560_friction_pack v222 = ((((context_real[2] * context_real[24]) + (context_real[9] * context_real[26])) + (context_real[6] * context_real[25])) + (context_real[11] * context_real[29])) - context_real[15];
    const puma560_friction_pack v223 = puma560_friction_pack_max(puma560_friction_pack_splat(0.0), puma560_friction_pack_min(1.4 + v222, 1.4 - v222));
    const puma560_friction_mask v224 = v83 & (puma560_friction_mask)(v221 < puma560_friction_pack_splat(0.0));
    result_boolean[3] = v224;
    result_real[3] = puma560_friction_pack_select(v224, v223 / puma560_friction_pack_select(v224, puma560_friction_pack_select(v224, v223 - v221, puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v225 = v103 + (((v108 * v184) - (v156 * v198)) - (v120 * v187));
    const puma560_friction_pack v226 = v225 - 1.1;
    const puma560_friction_pack v227 = 1.1 + v225;
    const puma560_friction_pack v228 = puma560_friction_pack_min(v227, -v226);
    const puma560_friction_pack v229 = (((context_real[10] * context_real[26]) + (context_real[7] * context_real[25])) + (context_real[3] * context_real[24])) - context_real[16];
    const puma560_friction_pack v230 = puma560_friction_pack_max(puma560_friction_pack_splat(0.0), puma560_friction_pack_min(1.1 + v229, 1.1 - v229));
    const puma560_friction_mask v231 = v104 & (puma560_friction_mask)(v228 < puma560_friction_pack_splat(0.0));
    result_boolean[4] = v231;
    result_real[4] = puma560_friction_pack_select(v231, v230 / puma560_friction_pack_select(v231, puma560_friction_pack_select(v231, v230 - v228, puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v232 = (((v149 * v198) - v84) + (v88 * v185)) + (v196 * (v184 + v187));
    const puma560_friction_pack v233 = 1.0 - v232;
    const puma560_friction_pack v234 = 1.0 + v232;
    const puma560_friction_pack v235 = puma560_friction_pack_min(v234, v233);
    const puma560_friction_pack v236 = (((context_real[11] * context_real[27]) + (context_real[4] * context_real[24])) - context_real[17]) + (context_real[8] * (context_real[26] + context_real[25]));
    const puma560_friction_pack v237 = puma560_friction_pack_max(puma560_friction_pack_splat(0.0), puma560_friction_pack_min(1.0 + v236, 1.0 - v236));
    const puma560_friction_mask v238 = v85 & (puma560_friction_mask)(v235 < puma560_friction_pack_splat(0.0));
    result_boolean[5] = v238;
    result_real[5] = puma560_friction_pack_select(v238, v237 / puma560_friction_pack_select(v238, puma560_friction_pack_select(v238, v237 - v235, puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0));
    result_mode[0] = puma560_friction_pack_mode_of(v189 - v190);
    result_mode[1] = puma560_friction_pack_mode_of(v201 - v202);
    result_mode[2] = puma560_friction_pack_mode_of(v211 - v212);
    result_mode[3] = puma560_friction_pack_mode_of(-(v220 + v219));
    result_mode[4] = puma560_friction_pack_mode_of(-(v227 + v226));
    result_mode[5] = puma560_friction_pack_mode_of(v233 - v234);
}

static PUMA560_FRICTION_APART void puma560_friction_pack_interpolated_landing(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict context_real, const puma560_friction_mask *restrict context_boolean, puma560_friction_pack *restrict result_real)
{
    (void)spacing;
    (void)prepared;
    const puma560_friction_pack v0 = puma560_friction_pack_select(context_boolean[5], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(25000.0));
    const puma560_friction_pack v1 = context_real[15] * v0;
    const puma560_friction_pack v2 = puma560_friction_pack_select(context_boolean[3], puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~context_boolean[3], (context_real[15] * v1) - context_real[14], puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v3 = context_real[10] * v0;
    const puma560_friction_pack v4 = context_real[15] * v3;
    const puma560_friction_pack v5 = context_real[12] - v4;
    const puma560_friction_pack v6 = v5 * v2;
    const puma560_friction_pack v7 = puma560_friction_pack_select(context_boolean[4], puma560_friction_pack_splat(0.0), puma560_friction_pack_splat(1557.2443004858599));
    const puma560_friction_pack v8 = context_real[13] * v7;
    const puma560_friction_pack v9 = context_real[10] * v3;
    const puma560_friction_pack v10 = 1.0 / puma560_friction_pack_select(~context_boolean[2], (v9 + ((context_real[13] * v8) - context_real[11])) + (v5 * v6), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v11 = puma560_friction_pack_select(context_boolean[2], puma560_friction_pack_splat(0.0), -v10);
    const puma560_friction_pack v12 = context_real[8] - v4;
    const puma560_friction_pack v13 = context_real[9] * v7;
    const puma560_friction_pack v14 = (v9 + ((context_real[13] * v13) - context_real[7])) + (v12 * v6);
    const puma560_friction_pack v15 = v14 * v11;
    const puma560_friction_pack v16 = v12 * v2;
    const puma560_friction_pack v17 = ((v9 + ((context_real[9] * v13) - context_real[6])) + (v12 * v16)) + (v14 * v15);
    const puma560_friction_pack v18 = puma560_friction_pack_select(context_boolean[1], puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~context_boolean[1], v17, puma560_friction_pack_splat(1.0))));
    const puma560_friction_pack v19 = (context_real[5] * v1) - context_real[3];
    const puma560_friction_pack v20 = context_real[4] * v7;
    const puma560_friction_pack v21 = context_real[5] * v3;
    const puma560_friction_pack v22 = (v21 + ((context_real[13] * v20) - context_real[2])) - (v19 * v6);
    const puma560_friction_pack v23 = v22 * v11;
    const puma560_friction_pack v24 = ((v21 + ((context_real[4] * v13) - context_real[1])) - (v19 * v16)) + (v14 * v23);
    const puma560_friction_pack v25 = v24 * v18;
    const puma560_friction_pack v26 = puma560_friction_pack_select(context_boolean[1], context_real[17], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v27 = puma560_friction_pack_select(context_boolean[2], context_real[18], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v28 = puma560_friction_pack_select(context_boolean[3], context_real[19], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v29 = puma560_friction_pack_select(context_boolean[0], context_real[16], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v30 = puma560_friction_pack_select(context_boolean[5], puma560_friction_pack_splat(0.0), ((context_real[5] * v29) + (context_real[15] * v28)) + (context_real[10] * (v27 + v26)));
    const puma560_friction_pack v31 = v3 * v30;
    const puma560_friction_pack v32 = puma560_friction_pack_select(context_boolean[4], context_real[20], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v33 = puma560_friction_pack_select(context_boolean[5], context_real[21], puma560_friction_pack_splat(0.0));
    const puma560_friction_pack v34 = context_real[10] * v33;
    const puma560_friction_pack v35 = ((v34 + (context_real[13] * v32)) + (context_real[2] * v29)) + ((context_real[12] * v28) + (context_real[7] * v26));
    const puma560_friction_pack v36 = puma560_friction_pack_select(context_boolean[4], puma560_friction_pack_splat(0.0), ((context_real[13] * v27) + (context_real[4] * v29)) + (context_real[9] * v26));
    const puma560_friction_pack v37 = puma560_friction_pack_select(context_boolean[3], puma560_friction_pack_splat(0.0), (((context_real[15] * v33) + (context_real[3] * v29)) + (context_real[12] * v27)) + (context_real[8] * v26));
    const puma560_friction_pack v38 = (v1 * v30) - v37;
    const puma560_friction_pack v39 = ((puma560_friction_pack_select(context_boolean[2], puma560_friction_pack_splat(0.0), v35) - (v8 * v36)) - v31) + (v38 * v6);
    const puma560_friction_pack v40 = ((v34 + (context_real[8] * v28)) + (context_real[9] * v32)) + ((context_real[7] * v27) + (context_real[1] * v29));
    const puma560_friction_pack v41 = (((v31 + (v13 * v36)) - puma560_friction_pack_select(context_boolean[1], puma560_friction_pack_splat(0.0), v40)) - (v38 * v16)) - (v39 * v15);
    const puma560_friction_pack v42 = context_real[5] * v0;
    const puma560_friction_pack v43 = ((context_real[4] * v32) + (context_real[5] * v33)) + (context_real[2] * v27);
    const puma560_friction_pack v44 = (v20 * v36) - puma560_friction_pack_select(context_boolean[0], puma560_friction_pack_splat(0.0), v43 + ((context_real[3] * v28) + (context_real[1] * v26)));
    const puma560_friction_pack v45 = v19 * v2;
    const puma560_friction_pack v46 = (((v44 + (v42 * v30)) + (v38 * v45)) - (v39 * v23)) + (v41 * v25);
    const puma560_friction_pack v47 = ((((context_real[4] * v20) - context_real[0]) + (context_real[5] * v42)) + (v19 * v45)) + (v22 * v23);
    const puma560_friction_pack v48 = v46 * puma560_friction_pack_select(context_boolean[0], puma560_friction_pack_splat(0.0), -(1.0 / puma560_friction_pack_select(~context_boolean[0], v47 + (v24 * v25), puma560_friction_pack_splat(1.0))));
    result_real[0] = puma560_friction_pack_select(context_boolean[0], puma560_friction_pack_splat(0.0), context_real[16] + puma560_friction_pack_select(context_boolean[0], puma560_friction_pack_splat(0.0), -v48));
    const puma560_friction_pack v49 = (v41 * v18) + (v25 * v48);
    result_real[1] = puma560_friction_pack_select(context_boolean[1], puma560_friction_pack_splat(0.0), context_real[17] + puma560_friction_pack_select(context_boolean[1], puma560_friction_pack_splat(0.0), -v49));
    const puma560_friction_pack v50 = ((v39 * v11) - (v23 * v48)) - (v15 * v49);
    result_real[2] = puma560_friction_pack_select(context_boolean[2], puma560_friction_pack_splat(0.0), context_real[18] + puma560_friction_pack_select(context_boolean[2], puma560_friction_pack_splat(0.0), v50));
    const puma560_friction_pack v51 = (((v38 * v2) + (v45 * v48)) - (v16 * v49)) + (v6 * v50);
    result_real[3] = puma560_friction_pack_select(context_boolean[3], puma560_friction_pack_splat(0.0), context_real[19] + puma560_friction_pack_select(context_boolean[3], puma560_friction_pack_splat(0.0), -v51));
    const puma560_friction_pack v52 = puma560_friction_pack_select(context_boolean[4], puma560_friction_pack_splat(0.0), (((v7 * v36) + (v20 * v48)) + (v13 * v49)) - (v8 * v50));
    result_real[4] = puma560_friction_pack_select(context_boolean[4], puma560_friction_pack_splat(0.0), context_real[20] + v52);
    const puma560_friction_pack v53 = (((v0 * v30) + (v42 * v48)) + (v1 * v51)) + (v3 * (v49 - v50));
    result_real[5] = puma560_friction_pack_select(context_boolean[5], puma560_friction_pack_splat(0.0), context_real[21] + puma560_friction_pack_select(context_boolean[5], puma560_friction_pack_splat(0.0), v53));
}

static PUMA560_FRICTION_APART void puma560_friction_pack_interpolated_part(size_t spacing, const double *restrict prepared, const puma560_friction_pack *restrict q, const puma560_friction_pack *restrict qd, const puma560_friction_mask *restrict mode, const puma560_friction_mask *restrict crossing, const puma560_friction_mask *restrict forced, const puma560_friction_mask *restrict heading, puma560_friction_pack past, puma560_friction_pack trial, puma560_friction_pack passes, puma560_friction_pack worst, puma560_friction_pack dt, const puma560_friction_pack *restrict tau, puma560_friction_pack *restrict q_out, puma560_friction_pack *restrict qd_out, puma560_friction_mask *restrict mode_out, puma560_friction_mask *restrict crossing_out, puma560_friction_mask *restrict forced_out, puma560_friction_mask *restrict heading_out, puma560_friction_pack *restrict past_out, puma560_friction_pack *restrict trial_out, puma560_friction_pack *restrict passes_out, puma560_friction_pack *restrict worst_out, puma560_friction_mask *restrict done)
{
    (void)mode;
    const puma560_friction_pack v0 = q[1] + q[2];
    const puma560_friction_pack v1_angle[4] = {q[4], q[3], v0, q[1]};
    puma560_friction_pack v1_sine[4];
    puma560_friction_pack v1_cosine[4];
    puma560_friction_bits v1_beyond = { 0U };
    puma560_friction_pack_sincos_pair(&v1_angle[0], &v1_sine[0], &v1_cosine[0], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[1], &v1_sine[1], &v1_cosine[1], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[2], &v1_sine[2], &v1_cosine[2], &v1_beyond);
    puma560_friction_pack_sincos_pair(&v1_angle[3], &v1_sine[3], &v1_cosine[3], &v1_beyond);
    puma560_friction_pack_sincos_guard(4U, v1_angle, v1_sine, v1_cosine, &v1_beyond);
    const puma560_friction_pack v9 = v1_sine[0] * (0.00020216000000000006 * v1_sine[0]);
    const puma560_friction_pack v10 = 0.0016399999999999997 + v9;
    const puma560_friction_pack v11 = 3.9999999999999996e-05 * v1_cosine[0];
    const puma560_friction_pack v12 = 1.0 / ((v1_cosine[0] * v11) - v10);
    const puma560_friction_pack v13 = v1_sine[0] * v1_sine[1];
    const puma560_friction_pack v14 = 3.9999999999999996e-05 * v13;
    const puma560_friction_pack v15 = v1_cosine[0] * v14;
    const puma560_friction_pack v16 = 0.0012435839999999998 + (0.00020216000000000006 * v1_cosine[0]);
    const puma560_friction_pack v17 = v13 * v16;
    const puma560_friction_pack v18 = v17 + v15;
    const puma560_friction_pack v19 = v18 * v12;
    const puma560_friction_pack v20 = v1_sine[0] * v1_cosine[1];
    const puma560_friction_pack v21 = 5.846399999999999e-05 * v20;
    const puma560_friction_pack v22 = v21 - v10;
    const puma560_friction_pack v23 = 0.0004321439999999999 * v13;
    const puma560_friction_pack v24 = 0.0012435839999999998 * v1_cosine[3];
    const puma560_friction_pack v25 = v1_sine[2] * (v20 * v16);
    const puma560_friction_pack v26 = (v25 - (v24 * v20)) - (v1_cosine[2] * (v22 - v23));
    const puma560_friction_pack v27 = v1_cosine[2] * v1_cosine[0];
    const puma560_friction_pack v28 = v27 - (v1_sine[2] * v20);
    const puma560_friction_pack v29 = 3.9999999999999996e-05 * v28;
    const puma560_friction_pack v30 = -v29;
    const puma560_friction_pack v31 = v26 + (v1_cosine[0] * v30);
    const puma560_friction_pack v32 = v9 - 0.00119216;
    const puma560_friction_pack v33 = v1_sine[1] * (0.0012921600000000003 + v32);
    const puma560_friction_pack v34 = v1_sine[2] * v1_cosine[1];
    const puma560_friction_pack v35 = (0.8913300000000002 * v1_cosine[2]) + (0.025374999999999998 * v1_sine[2]);
    const puma560_friction_pack v36 = (-v35) - (0.0028799999999999997 * v28);
    const puma560_friction_pack v37 = v1_sine[2] * v13;
    const puma560_friction_pack v38 = (v1_cosine[2] * (0.0047376000000000015 + v17)) + (((5.846399999999999e-05 * v37) - (0.15005 * v36)) - (v34 * v33));
    const puma560_friction_pack v39 = v13 * v30;
    const puma560_friction_pack v40 = 0.0028799999999999997 * v1_cosine[1];
    const puma560_friction_pack v41 = 0.0028799999999999997 * v1_sine[0];
    const puma560_friction_pack v42 = (v1_sine[2] * v41) - (v40 * v27);
    const puma560_friction_pack v43 = v1_cosine[0] * v24;
    const puma560_friction_pack v44 = v1_sine[2] * v1_sine[1];
    const puma560_friction_pack v45 = 0.0012435839999999998 * v1_cosine[0];
    const puma560_friction_pack v46 = 0.0006421600000000001 + v45;
    const puma560_friction_pack v47 = ((v1_sine[1] * (v43 + (5.846399999999999e-05 * v27))) - (0.15005 * v42)) - (v46 * v44);
    const puma560_friction_pack v48 = (5.846399999999999e-05 * v1_sine[0]) - (v1_cosine[1] * v46);
    const puma560_friction_pack v49 = 1557.2443004858599 * v48;
    const puma560_friction_pack v50 = ((v39 - v38) - (v31 * v19)) - (v47 * v49);
    const puma560_friction_pack v51 = 0.0012435839999999998 * v13;
    const puma560_friction_pack v52 = (v17 + (v51 * (v1_sine[3] * v1_cosine[2]))) - (v24 * v37);
    const puma560_friction_pack v53 = v15 + v52;
    const puma560_friction_pack v54 = v1_cosine[2] * v24;
    const puma560_friction_pack v55 = (0.025374999999999998 * v1_cosine[2]) - (0.8913300000000002 * v1_sine[2]);
    const puma560_friction_pack v56 = 0.4318 * v1_cosine[3];
    const puma560_friction_pack v57 = ((v1_sine[2] * v43) - (v55 * v56)) + (v20 * v54);
    const puma560_friction_pack v58 = 0.4318 * v1_sine[3];
    const puma560_friction_pack v59 = (v36 * v58) + v57;
    const puma560_friction_pack v60 = v1_sine[1] * v33;
    const puma560_friction_pack v61 = v60 + ((2.0 * (v21 - v45)) - 0.3592922305);
    const puma560_friction_pack v62 = v61 + v59;
    const puma560_friction_pack v63 = (v1_sine[0] * v54) + ((v43 * v34) + (v48 + (v42 * v58)));
    const puma560_friction_pack v64 = v13 * v14;
    const puma560_friction_pack v65 = v64 + ((v49 * v63) + (v62 - (v53 * v19)));
    const puma560_friction_pack v66 = 1.0 / (v64 + ((v48 * v49) + (v61 - (v18 * v19))));
    const puma560_friction_pack v67 = v65 * v66;
    const puma560_friction_pack v68 = v31 * v12;
    const puma560_friction_pack v69 = (v1_sine[3] * (0.6903913435000001 + v51)) + ((0.023751 * v1_cosine[3]) + v38);
    const puma560_friction_pack v70 = 1557.2443004858599 * v63;
    const puma560_friction_pack v71 = (((v39 - v69) - (v53 * v68)) - (v67 * v50)) - (v47 * v70);
    const puma560_friction_pack v72 = (v59 + v62) - 1.748114002;
    const puma560_friction_pack v73 = v53 * v12;
    const puma560_friction_pack v74 = 1.0 / (v64 + (((v63 * v70) + (v72 - (v65 * v67))) - (v53 * v73)));
    const puma560_friction_pack v75 = v74 * v71;
    const puma560_friction_pack v76 = (0.022546398 * v1_cosine[2]) - (0.3244698455 * v1_sine[2]);
    const puma560_friction_pack v77 = v21 + v22;
    const puma560_friction_pack v78 = (v1_sine[2] * (v60 + (v77 + ((0.0024871679999999997 * v1_cosine[0]) - v32)))) - (v76 + (0.00011692799999999998 * v27));
    const puma560_friction_pack v79 = (0.0141984 * v1_cosine[3]) + (1.601861202 * v1_sine[3]);
    const puma560_friction_pack v80 = (((v1_sine[3] * v79) + v77) - 3.153542285625) - (v1_sine[2] * v78);
    const puma560_friction_pack v81 = v80 - (2.0 * ((v23 - v57) + (v1_cosine[2] * v25)));
    const puma560_friction_pack v82 = 25000.0 * v30;
    const puma560_friction_pack v83 = v66 * v50;
    const puma560_friction_pack v84 = ((((v31 * v68) - v81) - (v30 * v82)) + (v71 * v75)) + (v50 * v83);
    const puma560_friction_pack v85 = 1557.2443004858599 * v47;
    const puma560_friction_pack v86 = 1.0 / (v84 - (v47 * v85));
    const puma560_friction_pack v87 = qd[2] + qd[1];
    const puma560_friction_pack v88 = qd[0] * v1_sine[2];
    const puma560_friction_pack v89 = v1_cosine[1] * v88;
    const puma560_friction_pack v90 = v89 - (v1_sine[1] * v87);
    const puma560_friction_pack v91 = qd[0] * v1_cosine[2];
    const puma560_friction_pack v92 = qd[3] + v91;
    const puma560_friction_pack v93 = (v1_sine[0] * v92) + (v1_cosine[0] * v90);
    const puma560_friction_pack v94 = 0.0028799999999999997 * v93;
    const puma560_friction_pack v95 = v1_sine[1] * v88;
    const puma560_friction_pack v96 = (v1_cosine[1] * v87) + v95;
    const puma560_friction_pack v97 = qd[4] + v96;
    const puma560_friction_pack v98 = (v97 * (0.0028799999999999997 * v97)) + (v93 * v94);
    const puma560_friction_pack v99 = (v1_sine[0] * v90) - (v1_cosine[0] * v92);
    const puma560_friction_pack v100 = v92 * v90;
    const puma560_friction_pack v101 = v87 * v91;
    const puma560_friction_pack v102 = 2.0 * v101;
    const puma560_friction_pack v103 = ((v91 * v89) - v100) - (v1_sine[1] * v102);
    const puma560_friction_pack v104 = (v99 * v94) - (0.0028799999999999997 * v103);
    const puma560_friction_pack v105 = (v1_sine[0] * v98) - (v1_cosine[0] * v104);
    const puma560_friction_pack v106 = v90 * v96;
    const puma560_friction_pack v107 = v87 * v88;
    const puma560_friction_pack v108 = v107 - v106;
    const puma560_friction_pack v109 = (v1_cosine[1] * v102) + ((v91 * v95) - (v96 * (2.0 * v92)));
    const puma560_friction_pack v110 = (v1_sine[0] * v108) - (v1_cosine[0] * v109);
    const puma560_friction_pack v111 = (v99 * (2.0 * v97)) + v110;
    const puma560_friction_pack v112 = 0.0028799999999999997 * v1_sine[1];
    const puma560_friction_pack v113 = (v112 * v111) - (v1_cosine[1] * v105);
    const puma560_friction_pack v114 = qd[0] * qd[0];
    const puma560_friction_pack v115 = (v1_sine[3] * (qd[0] * (0.8636 * qd[1]))) - (0.15005 * v114);
    const puma560_friction_pack v116 = (0.0406 * v107) + ((0.8636 * v101) + v115);
    const puma560_friction_pack v117 = (0.0203 * v1_cosine[2]) - (0.4318 * v1_sine[2]);
    const puma560_friction_pack v118 = qd[1] * qd[1];
    const puma560_friction_pack v119 = (v58 * v118) - 9.81;
    const puma560_friction_pack v120 = v87 * v87;
    const puma560_friction_pack v121 = v114 + v118;
    const puma560_friction_pack v122 = v56 * v121;
    const puma560_friction_pack v123 = (v1_cosine[2] * v122) + ((0.0203 * v120) + ((v1_sine[2] * v119) + (v91 * (qd[0] * v117))));
    const puma560_friction_pack v124 = (v112 * v123) + (((1.9999999999999998e-05 * v110) + (0.0004221600000000001 * v111)) - (v40 * v116));
    const puma560_friction_pack v125 = 3.9999999999999996e-05 * qd[5];
    const puma560_friction_pack v126 = (v125 * v97) + v124;
    const puma560_friction_pack v127 = v93 * v97;
    const puma560_friction_pack v128 = v127 + ((v1_cosine[0] * v108) + (v1_sine[0] * v109));
    const puma560_friction_pack v129 = (0.00020000000000000004 * v127) + (0.00024000000000000003 * v128);
    const puma560_friction_pack v130 = ((v1_sine[0] * v129) - (v1_cosine[0] * v126)) + (0.00075 * v109);
    const puma560_friction_pack v131 = qd[0] * v88;
    const puma560_friction_pack v132 = v41 * ((v1_sine[2] * v122) + (((v117 * v131) - (v1_cosine[2] * v119)) - (0.4318 * v120)));
    const puma560_friction_pack v133 = ((v93 * (v125 + (0.00020216000000000006 * v99))) - (0.0006421600000000001 * v103)) - v132;
    const puma560_friction_pack v134 = v133 + (v1_cosine[0] * ((v40 * v123) + (v112 * v116)));
    const puma560_friction_pack v135 = v134 - (0.0006500000000000002 * (v103 - v100));
    const puma560_friction_pack v136 = (v55 * v119) + (((v1_sine[1] * v130) - (v1_cosine[1] * v135)) - (0.4318 * v113));
    const puma560_friction_pack v137 = (v1_cosine[0] * v98) + (v1_sine[0] * v104);
    const puma560_friction_pack v138 = v56 * v35;
    const puma560_friction_pack v139 = v114 + v120;
    const puma560_friction_pack v140 = (v1_cosine[2] * v76) - 0.011273199;
    const puma560_friction_pack v141 = ((v136 + (0.0203 * v137)) - (v121 * v138)) - (v140 * (v139 - v120));
    const puma560_friction_pack v142 = tau[2] + v141;
    const puma560_friction_pack v143 = (v55 * v139) + ((v1_cosine[2] * v113) - (v1_sine[2] * v137));
    const puma560_friction_pack v144 = (v141 + (tau[1] + ((1.024164 * v1_sine[3]) - (37.2347379 * v1_cosine[3])))) - (v58 * v143);
    const puma560_friction_pack v145 = (v1_cosine[3] * v79) - 0.0070992;
    const puma560_friction_pack v146 = ((v120 * v138) + v144) - (v145 * (v121 - v118));
    const puma560_friction_pack v147 = v146 + (v56 * ((v1_cosine[2] * v137) + (v1_sine[2] * v113)));
    const puma560_friction_pack v148 = ((0.0013999999999999998 * v107) + ((v1_sine[0] * v126) + (v1_cosine[0] * v129))) - (9.999999999999983e-05 * v106);
    const puma560_friction_pack v149 = tau[0] + (((v1_cosine[2] * v148) + (v55 * v115)) + (0.15005 * v143));
    const puma560_friction_pack v150 = (((v114 - v121) * ((0.023751 * v1_sine[3]) - (0.6903913435000001 * v1_cosine[3]))) + v149) - (v34 * v130);
    const puma560_friction_pack v151 = (v150 - (v44 * v135)) - ((v56 + v117) * ((v1_sine[1] * v105) + (v40 * v111)));
    const puma560_friction_pack v152 = 2.0 * qd[0];
    const puma560_friction_pack v153 = ((v138 + v140) * (v87 * v152)) + (v151 + (v152 * (qd[1] * v145)));
    const puma560_friction_pack v154 = v153 - (0.0047376000000000015 * ((v1_sine[2] * v139) - v131));
    const puma560_friction_pack v155 = tau[3] + v148;
    const puma560_friction_pack v156 = tau[5] + (3.9999999999999996e-05 * v128);
    const puma560_friction_pack v157 = tau[4] - v134;
    const puma560_friction_pack v158 = -v72;
    const puma560_friction_pack v159 = -v81;
    const puma560_friction_pack v160 = -v63;
    const puma560_friction_pack v161 = -v62;
    const puma560_friction_pack v162 = -v47;
    const puma560_friction_pack v163 = -v38;
    const puma560_friction_pack v164 = -v69;
    const puma560_friction_pack v165 = -v61;
    const puma560_friction_pack v166 = -v52;
    const puma560_friction_pack v167 = -v48;
    const puma560_friction_pack v168 = -v17;
    const puma560_friction_mask v169 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == qd[5]);
    const puma560_friction_mask v170 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == qd[4]);
    const puma560_friction_mask v171 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == qd[3]);
    const puma560_friction_mask v172 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == qd[2]);
    const puma560_friction_mask v173 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == qd[1]);
    const puma560_friction_mask v174 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) == qd[0]);
    const puma560_friction_pack v175 = 0.15 * qd[5];
    const puma560_friction_pack v176 = 0.17 * qd[4];
    const puma560_friction_pack v177 = 0.13 * qd[3];
    const puma560_friction_pack v178 = 3.5 * qd[2];
    const puma560_friction_pack v179 = 3.5 * qd[1];
    const puma560_friction_pack v180 = 4.9 * qd[0];
    const puma560_friction_mask v181 = v169 | (v170 | (v171 | (v172 | (v173 | v174))));
    const puma560_friction_mask v182 = puma560_friction_pack_mode_of(qd[5]);
    const puma560_friction_mask v183 = puma560_friction_pack_mode_of(qd[4]);
    const puma560_friction_mask v184 = puma560_friction_pack_mode_of(qd[3]);
    const puma560_friction_mask v185 = puma560_friction_pack_mode_of(qd[2]);
    const puma560_friction_mask v186 = puma560_friction_pack_mode_of(qd[1]);
    const puma560_friction_mask v187 = puma560_friction_pack_mode_of(qd[0]);
    const puma560_friction_pack v188 = v175 + ((0.7 * puma560_friction_pack_real_of(v182)) - v156);
    const puma560_friction_pack v189 = v177 + ((puma560_friction_pack_real_of(v184) - (v1_cosine[0] * v188)) - v155);
    const puma560_friction_pack v190 = v176 + ((0.8 * puma560_friction_pack_real_of(v183)) - v157);
    const puma560_friction_pack v191 = v178 + ((((4.8 * puma560_friction_pack_real_of(v185)) - v142) - (v19 * v189)) + (v49 * v190));
    const puma560_friction_pack v192 = v13 * v188;
    const puma560_friction_pack v193 = v191 - v192;
    const puma560_friction_pack v194 = (((6.0 * puma560_friction_pack_real_of(v187)) - v154) + (v68 * v189)) + (v82 * v188);
    const puma560_friction_pack v195 = (((7.0 * puma560_friction_pack_real_of(v186)) - v147) - (v67 * v193)) + (v70 * v190);
    const puma560_friction_pack v196 = v179 + ((v195 - (v73 * v189)) - v192);
    const puma560_friction_pack v197 = v86 * (v180 + (((v194 + (v75 * v196)) + (v83 * v193)) + (v85 * v190)));
    const puma560_friction_pack v198 = (v75 * v197) - (v74 * v196);
    const puma560_friction_pack v199 = ((v66 * v193) + (v67 * v198)) - (v83 * v197);
    const puma560_friction_pack v200 = (((v19 * v199) - (v12 * v189)) + (v68 * v197)) - (v73 * v198);
    const puma560_friction_pack v201 = (((v1_cosine[0] * v200) - (25000.0 * v188)) - (v82 * v197)) + (v13 * (v198 - v199));
    puma560_friction_mask v203 = v182;
    puma560_friction_mask v204 = v183;
    puma560_friction_mask v205 = v184;
    puma560_friction_mask v206 = v185;
    puma560_friction_mask v207 = v186;
    puma560_friction_mask v208 = v187;
    puma560_friction_pack v209 = qd[5];
    puma560_friction_pack v210 = qd[4];
    puma560_friction_pack v211 = qd[3];
    puma560_friction_pack v212 = qd[2];
    puma560_friction_pack v213 = qd[1];
    puma560_friction_pack v214 = qd[0];
    puma560_friction_pack v215 = v201;
    puma560_friction_pack v216 = (((v49 * v199) - (1557.2443004858599 * v190)) - (v70 * v198)) - (v85 * v197);
    puma560_friction_pack v217 = -v200;
    puma560_friction_pack v218 = v199;
    puma560_friction_pack v219 = -v198;
    puma560_friction_pack v220 = -v197;
    puma560_friction_pack v221 = puma560_friction_pack_splat(0.0);
    if (!puma560_friction_pack_all(~(v181))) {
        const puma560_friction_pack v202_of_context_real[56] = {v159, v164, v163, v26, v162, v29, v158, v161, v166, v160, v14, v165, v168, v167, v10, v11, v154, v147, v142, v155, v157, v156, v180, tau[0], v179, tau[1], v178, tau[2], v177, tau[3], v176, tau[4], v175, tau[5], -v75, -v83, -v68, -v85, -v82, v67, v73, -v70, v13, v19, -v49, v1_cosine[0], v86, -v74, -v66, -v12, qd[0], qd[1], qd[2], qd[3], qd[4], qd[5]};
        const puma560_friction_mask v202_of_context_boolean[6] = {v174, v173, v172, v171, v170, v169};
        puma560_friction_pack v202_result_real[13];
        puma560_friction_mask v202_result_mode[6];
        puma560_friction_pack_interpolated_at_rest(spacing, prepared, v202_of_context_real, v202_of_context_boolean, forced, v202_result_real, v202_result_mode);
        v203 = puma560_friction_pack_select_whole(v181, v202_result_mode[5], v203);
        v204 = puma560_friction_pack_select_whole(v181, v202_result_mode[4], v204);
        v205 = puma560_friction_pack_select_whole(v181, v202_result_mode[3], v205);
        v206 = puma560_friction_pack_select_whole(v181, v202_result_mode[2], v206);
        v207 = puma560_friction_pack_select_whole(v181, v202_result_mode[1], v207);
        v208 = puma560_friction_pack_select_whole(v181, v202_result_mode[0], v208);
        v209 = puma560_friction_pack_select(v181, v202_result_real[12], v209);
        v210 = puma560_friction_pack_select(v181, v202_result_real[11], v210);
        v211 = puma560_friction_pack_select(v181, v202_result_real[10], v211);
        v212 = puma560_friction_pack_select(v181, v202_result_real[9], v212);
        v213 = puma560_friction_pack_select(v181, v202_result_real[8], v213);
        v214 = puma560_friction_pack_select(v181, v202_result_real[7], v214);
        v215 = puma560_friction_pack_select(v181, v202_result_real[6], v215);
        v216 = puma560_friction_pack_select(v181, v202_result_real[5], v216);
        v217 = puma560_friction_pack_select(v181, v202_result_real[4], v217);
        v218 = puma560_friction_pack_select(v181, v202_result_real[3], v218);
        v219 = puma560_friction_pack_select(v181, v202_result_real[2], v219);
        v220 = puma560_friction_pack_select(v181, v202_result_real[1], v220);
        v221 = puma560_friction_pack_select(v181, v202_result_real[0], v221);
    }
    mode_out[5] = v203;
    mode_out[4] = v204;
    mode_out[3] = v205;
    mode_out[2] = v206;
    mode_out[1] = v207;
    mode_out[0] = v208;
    const puma560_friction_mask v222 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == v203);
    const puma560_friction_mask v223 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == v204);
    const puma560_friction_mask v224 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == v206);
    const puma560_friction_mask v225 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == v207);
    const puma560_friction_mask v226 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == v208);
    const puma560_friction_mask v227 = (puma560_friction_mask)(puma560_friction_pack_whole(0) == v205);
    const puma560_friction_mask v228 = ((~v224) | ((~v225) | (~v226))) | (~v227);
    const puma560_friction_mask v229 = (~v222) | ((~v223) | v228);
    puma560_friction_pack v231 = v209;
    puma560_friction_pack v232 = v210;
    puma560_friction_pack v233 = v211;
    puma560_friction_pack v234 = v212;
    puma560_friction_pack v235 = v213;
    puma560_friction_pack v236 = v214;
    puma560_friction_pack v237 = q[5];
    puma560_friction_pack v238 = q[4];
    puma560_friction_pack v239 = q[3];
    puma560_friction_pack v240 = q[2];
    puma560_friction_pack v241 = q[1];
    puma560_friction_pack v242 = q[0];
    if (!puma560_friction_pack_all(~(v229))) {
        const puma560_friction_pack v230_of_context_real[25] = {tau[0], tau[1], tau[2], tau[3], tau[4], tau[5], q[0], q[1], q[2], q[3], q[4], q[5], trial, v220, v219, v218, v217, v216, v215, v214, v213, v212, v211, v210, v209};
        const puma560_friction_mask v230_of_context_mode[6] = {v208, v207, v206, v205, v204, v203};
        puma560_friction_pack v230_result_real[12];
        puma560_friction_pack_interpolated_moving(spacing, prepared, v230_of_context_real, v230_of_context_mode, v230_result_real);
        v231 = puma560_friction_pack_select(v229, v230_result_real[11], v231);
        v232 = puma560_friction_pack_select(v229, v230_result_real[10], v232);
        v233 = puma560_friction_pack_select(v229, v230_result_real[9], v233);
        v234 = puma560_friction_pack_select(v229, v230_result_real[8], v234);
        v235 = puma560_friction_pack_select(v229, v230_result_real[7], v235);
        v236 = puma560_friction_pack_select(v229, v230_result_real[6], v236);
        v237 = puma560_friction_pack_select(v229, v230_result_real[5], v237);
        v238 = puma560_friction_pack_select(v229, v230_result_real[4], v238);
        v239 = puma560_friction_pack_select(v229, v230_result_real[3], v239);
        v240 = puma560_friction_pack_select(v229, v230_result_real[2], v240);
        v241 = puma560_friction_pack_select(v229, v230_result_real[1], v241);
        v242 = puma560_friction_pack_select(v229, v230_result_real[0], v242);
    }
    q_out[5] = v237;
    q_out[4] = v238;
    q_out[3] = v239;
    q_out[2] = v240;
    q_out[1] = v241;
    q_out[0] = v242;
    const puma560_friction_mask v243 = v222 | (v223 | (v227 | (v224 | (v225 | v226))));
    puma560_friction_pack v245 = puma560_friction_pack_splat(1.0);
    puma560_friction_pack v246 = puma560_friction_pack_splat(1.0);
    puma560_friction_pack v247 = puma560_friction_pack_splat(1.0);
    puma560_friction_pack v248 = puma560_friction_pack_splat(1.0);
    puma560_friction_pack v249 = puma560_friction_pack_splat(1.0);
    puma560_friction_pack v250 = puma560_friction_pack_splat(1.0);
    puma560_friction_mask v251 = puma560_friction_pack_whole(0);
    puma560_friction_mask v252 = puma560_friction_pack_whole(0);
    puma560_friction_mask v253 = puma560_friction_pack_whole(0);
    puma560_friction_mask v254 = puma560_friction_pack_whole(0);
    puma560_friction_mask v255 = puma560_friction_pack_whole(0);
    puma560_friction_mask v256 = puma560_friction_pack_whole(0);
    puma560_friction_mask v257 = puma560_friction_pack_whole(0);
    puma560_friction_mask v258 = puma560_friction_pack_whole(0);
    puma560_friction_mask v259 = puma560_friction_pack_whole(0);
    puma560_friction_mask v260 = puma560_friction_pack_whole(0);
    puma560_friction_mask v261 = puma560_friction_pack_whole(0);
    puma560_friction_mask v262 = puma560_friction_pack_whole(0);
    if (!puma560_friction_pack_all(~(v243))) {
        const puma560_friction_pack v244_of_context_real[42] = {v164, v163, v26, v162, v29, v161, v166, v160, v14, v168, v167, v11, v154, v147, v142, v155, v157, v156, tau[0], tau[1], tau[2], tau[3], tau[4], tau[5], v220, v219, v218, v217, v216, v215, v242, v241, v240, v239, v238, v237, v236, v235, v234, v233, v232, v231};
        const puma560_friction_mask v244_of_context_mode[6] = {v208, v207, v206, v205, v204, v203};
        puma560_friction_pack v244_result_real[6];
        puma560_friction_mask v244_result_boolean[6];
        puma560_friction_mask v244_result_mode[6];
        puma560_friction_pack_interpolated_breakaways(spacing, prepared, v244_of_context_real, v244_of_context_mode, v244_result_real, v244_result_boolean, v244_result_mode);
        v245 = puma560_friction_pack_select(v243, v244_result_real[1], v245);
        v246 = puma560_friction_pack_select(v243, v244_result_real[0], v246);
        v247 = puma560_friction_pack_select(v243, v244_result_real[2], v247);
        v248 = puma560_friction_pack_select(v243, v244_result_real[3], v248);
        v249 = puma560_friction_pack_select(v243, v244_result_real[4], v249);
        v250 = puma560_friction_pack_select(v243, v244_result_real[5], v250);
        v251 = puma560_friction_pack_select_whole(v243, v244_result_boolean[0], v251);
        v252 = puma560_friction_pack_select_whole(v243, v244_result_mode[0], v252);
        v253 = puma560_friction_pack_select_whole(v243, v244_result_boolean[1], v253);
        v254 = puma560_friction_pack_select_whole(v243, v244_result_mode[1], v254);
        v255 = puma560_friction_pack_select_whole(v243, v244_result_boolean[2], v255);
        v256 = puma560_friction_pack_select_whole(v243, v244_result_mode[2], v256);
        v257 = puma560_friction_pack_select_whole(v243, v244_result_boolean[3], v257);
        v258 = puma560_friction_pack_select_whole(v243, v244_result_mode[3], v258);
        v259 = puma560_friction_pack_select_whole(v243, v244_result_boolean[4], v259);
        v260 = puma560_friction_pack_select_whole(v243, v244_result_mode[4], v260);
        v261 = puma560_friction_pack_select_whole(v243, v244_result_boolean[5], v261);
        v262 = puma560_friction_pack_select_whole(v243, v244_result_mode[5], v262);
    }
    const puma560_friction_mask v263 = (puma560_friction_mask)((v236 * puma560_friction_pack_real_of(v208)) < puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v264 = (~v174) & v263;
    const puma560_friction_pack v265 = puma560_friction_pack_select(v264, qd[0] / puma560_friction_pack_select(v264, puma560_friction_pack_select(v264, qd[0] - v236, puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v266 = (puma560_friction_mask)((v235 * puma560_friction_pack_real_of(v207)) < puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v267 = (~v173) & v266;
    const puma560_friction_pack v268 = puma560_friction_pack_select(v267, qd[1] / puma560_friction_pack_select(v267, puma560_friction_pack_select(v267, qd[1] - v235, puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v269 = (puma560_friction_mask)((v234 * puma560_friction_pack_real_of(v206)) < puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v270 = (~v172) & v269;
    const puma560_friction_pack v271 = puma560_friction_pack_select(v270, qd[2] / puma560_friction_pack_select(v270, puma560_friction_pack_select(v270, qd[2] - v234, puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v272 = (puma560_friction_mask)((v233 * puma560_friction_pack_real_of(v205)) < puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v273 = (~v171) & v272;
    const puma560_friction_pack v274 = puma560_friction_pack_select(v273, qd[3] / puma560_friction_pack_select(v273, puma560_friction_pack_select(v273, qd[3] - v233, puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v275 = (puma560_friction_mask)((v232 * puma560_friction_pack_real_of(v204)) < puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v276 = (~v170) & v275;
    const puma560_friction_pack v277 = puma560_friction_pack_select(v276, qd[4] / puma560_friction_pack_select(v276, puma560_friction_pack_select(v276, qd[4] - v232, puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0));
    const puma560_friction_mask v278 = (puma560_friction_mask)((v231 * puma560_friction_pack_real_of(v203)) < puma560_friction_pack_splat(0.0));
    const puma560_friction_mask v279 = (~v169) & v278;
    const puma560_friction_pack v280 = puma560_friction_pack_select(v279, qd[5] / puma560_friction_pack_select(v279, puma560_friction_pack_select(v279, qd[5] - v231, puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0)), puma560_friction_pack_splat(1.0));
    const puma560_friction_pack v281 = puma560_friction_pack_min(puma560_friction_pack_min(v246, puma560_friction_pack_min(v280, puma560_friction_pack_min(v277, puma560_friction_pack_min(puma560_friction_pack_min(puma560_friction_pack_min(v268, puma560_friction_pack_min(puma560_friction_pack_splat(1.0), v265)), v271), v274)))), v245);
    const puma560_friction_pack v282 = puma560_friction_pack_min(v250, puma560_friction_pack_min(puma560_friction_pack_min(puma560_friction_pack_min(v281, v247), v248), v249));
    const puma560_friction_mask v283 = (crossing[5] | (crossing[4] | (crossing[3] | (crossing[2] | (crossing[1] | crossing[0]))))) | (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == heading[0]));
    const puma560_friction_mask v284 = (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == heading[2])) | (v283 | (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == heading[1])));
    const puma560_friction_mask v285 = (v284 | (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == heading[3]))) | (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == heading[4]));
    const puma560_friction_mask v286 = v285 | (~(puma560_friction_mask)(puma560_friction_pack_whole(0) == heading[5]));
    const puma560_friction_mask v287 = (~(puma560_friction_mask)(puma560_friction_pack_splat(16.0) <= passes)) & ((puma560_friction_mask)(v282 < puma560_friction_pack_splat(1.0)) & (~v286));
    const puma560_friction_mask v288 = ~v287;
    const puma560_friction_mask v289 = crossing[0] | v263;
    const puma560_friction_mask v290 = crossing[1] | v266;
    const puma560_friction_mask v291 = crossing[2] | v269;
    const puma560_friction_mask v292 = crossing[3] | v272;
    const puma560_friction_mask v293 = crossing[4] | v275;
    const puma560_friction_mask v294 = crossing[5] | v278;
    const puma560_friction_mask v295 = (v294 | (v293 | (v292 | (v291 | (v290 | v289))))) & v288;
    puma560_friction_pack v297 = v236;
    puma560_friction_pack v298 = v235;
    puma560_friction_pack v299 = v234;
    puma560_friction_pack v300 = v233;
    puma560_friction_pack v301 = v232;
    puma560_friction_pack v302 = v231;
    if (!puma560_friction_pack_all(~(v295))) {
        const puma560_friction_pack v296_of_context_real[22] = {v159, v164, v163, v26, v162, v29, v158, v161, v166, v160, v14, v165, v168, v167, v10, v11, v236, v235, v234, v233, v232, v231};
        const puma560_friction_mask v296_of_context_boolean[6] = {v226 | v289, v225 | v290, v224 | v291, v227 | v292, v223 | v293, v222 | v294};
        puma560_friction_pack v296_result_real[6];
        puma560_friction_pack_interpolated_landing(spacing, prepared, v296_of_context_real, v296_of_context_boolean, v296_result_real);
        v297 = puma560_friction_pack_select(v295, v296_result_real[0], v297);
        v298 = puma560_friction_pack_select(v295, v296_result_real[1], v298);
        v299 = puma560_friction_pack_select(v295, v296_result_real[2], v299);
        v300 = puma560_friction_pack_select(v295, v296_result_real[3], v300);
        v301 = puma560_friction_pack_select(v295, v296_result_real[4], v301);
        v302 = puma560_friction_pack_select(v295, v296_result_real[5], v302);
    }
    qd_out[0] = v297;
    qd_out[1] = v298;
    qd_out[2] = v299;
    qd_out[3] = v300;
    qd_out[4] = v301;
    qd_out[5] = v302;
    crossing_out[0] = v287 & (v263 & (puma560_friction_mask)(v265 <= v282));
    crossing_out[1] = v287 & (v266 & (puma560_friction_mask)(v268 <= v282));
    crossing_out[2] = v287 & (v269 & (puma560_friction_mask)(v271 <= v282));
    crossing_out[3] = v287 & (v272 & (puma560_friction_mask)(v274 <= v282));
    crossing_out[4] = v287 & (v275 & (puma560_friction_mask)(v277 <= v282));
    crossing_out[5] = v287 & (v278 & (puma560_friction_mask)(v280 <= v282));
    const puma560_friction_mask v303 = puma560_friction_pack_select_whole(v286, heading[0], puma560_friction_pack_whole(0));
    forced_out[0] = v303;
    const puma560_friction_mask v304 = puma560_friction_pack_select_whole(v286, heading[1], puma560_friction_pack_whole(0));
    forced_out[1] = v304;
    const puma560_friction_mask v305 = puma560_friction_pack_select_whole(v286, heading[2], puma560_friction_pack_whole(0));
    forced_out[2] = v305;
    const puma560_friction_mask v306 = puma560_friction_pack_select_whole(v286, heading[3], puma560_friction_pack_whole(0));
    forced_out[3] = v306;
    const puma560_friction_mask v307 = puma560_friction_pack_select_whole(v286, heading[4], puma560_friction_pack_whole(0));
    forced_out[4] = v307;
    const puma560_friction_mask v308 = puma560_friction_pack_select_whole(v286, heading[5], puma560_friction_pack_whole(0));
    forced_out[5] = v308;
    heading_out[0] = puma560_friction_pack_select_whole((v287 & v251) & (puma560_friction_mask)(v246 <= v282), v252, puma560_friction_pack_whole(0));
    heading_out[1] = puma560_friction_pack_select_whole((v287 & v253) & (puma560_friction_mask)(v245 <= v282), v254, puma560_friction_pack_whole(0));
    heading_out[2] = puma560_friction_pack_select_whole((v287 & v255) & (puma560_friction_mask)(v247 <= v282), v256, puma560_friction_pack_whole(0));
    heading_out[3] = puma560_friction_pack_select_whole((v287 & v257) & (puma560_friction_mask)(v248 <= v282), v258, puma560_friction_pack_whole(0));
    heading_out[4] = puma560_friction_pack_select_whole((v287 & v259) & (puma560_friction_mask)(v249 <= v282), v260, puma560_friction_pack_whole(0));
    heading_out[5] = puma560_friction_pack_select_whole((v287 & v261) & (puma560_friction_mask)(v250 <= v282), v262, puma560_friction_pack_whole(0));
    const puma560_friction_pack v309 = puma560_friction_pack_select(v287, past, puma560_friction_pack_select(v286, trial + past, dt));
    *past_out = v309;
    const puma560_friction_pack v310 = puma560_friction_pack_select(v287, trial * v282, dt - v309);
    *trial_out = v310;
    *passes_out = 1.0 + passes;
    *worst_out = puma560_friction_pack_max(worst, puma560_friction_pack_max(puma560_friction_pack_splat(0.0), v221));
    *done = v288 & (puma560_friction_mask)(v310 <= puma560_friction_pack_splat(0.0));
    if (!puma560_friction_pack_all(~(v287))) {
        q_out[0] = puma560_friction_pack_select(v287, q[0], v242);
        q_out[1] = puma560_friction_pack_select(v287, q[1], v241);
        q_out[2] = puma560_friction_pack_select(v287, q[2], v240);
        q_out[3] = puma560_friction_pack_select(v287, q[3], v239);
        q_out[4] = puma560_friction_pack_select(v287, q[4], v238);
        q_out[5] = puma560_friction_pack_select(v287, q[5], v237);
        qd_out[0] = puma560_friction_pack_select(v287, qd[0], v297);
        qd_out[1] = puma560_friction_pack_select(v287, qd[1], v298);
        qd_out[2] = puma560_friction_pack_select(v287, qd[2], v299);
        qd_out[3] = puma560_friction_pack_select(v287, qd[3], v300);
        qd_out[4] = puma560_friction_pack_select(v287, qd[4], v301);
        qd_out[5] = puma560_friction_pack_select(v287, qd[5], v302);
        forced_out[0] = puma560_friction_pack_select_whole(v287, forced[0], v303);
        forced_out[1] = puma560_friction_pack_select_whole(v287, forced[1], v304);
        forced_out[2] = puma560_friction_pack_select_whole(v287, forced[2], v305);
        forced_out[3] = puma560_friction_pack_select_whole(v287, forced[3], v306);
        forced_out[4] = puma560_friction_pack_select_whole(v287, forced[4], v307);
        forced_out[5] = puma560_friction_pack_select_whole(v287, forced[5], v308);
    }
}

static PUMA560_FRICTION_APART void puma560_friction_pack_step_interpolated_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    puma560_friction_pack v0_q[6] = {puma560_friction_pack_at(&q[0]), puma560_friction_pack_at(&q[stride]), puma560_friction_pack_at(&q[2U * stride]), puma560_friction_pack_at(&q[3U * stride]), puma560_friction_pack_at(&q[4U * stride]), puma560_friction_pack_at(&q[5U * stride])};
    puma560_friction_pack v0_qd[6] = {puma560_friction_pack_at(&qd[0]), puma560_friction_pack_at(&qd[stride]), puma560_friction_pack_at(&qd[2U * stride]), puma560_friction_pack_at(&qd[3U * stride]), puma560_friction_pack_at(&qd[4U * stride]), puma560_friction_pack_at(&qd[5U * stride])};
    puma560_friction_mask v0_mode[6] = {puma560_friction_pack_at_modes(&mode[0]), puma560_friction_pack_at_modes(&mode[stride]), puma560_friction_pack_at_modes(&mode[2U * stride]), puma560_friction_pack_at_modes(&mode[3U * stride]), puma560_friction_pack_at_modes(&mode[4U * stride]), puma560_friction_pack_at_modes(&mode[5U * stride])};
    puma560_friction_mask v0_crossing[6] = {puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0)};
    puma560_friction_mask v0_forced[6] = {puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0)};
    puma560_friction_mask v0_heading[6] = {puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0), puma560_friction_pack_whole(0)};
    puma560_friction_pack v0_past = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v0_trial = puma560_friction_pack_at(&dt[0]);
    puma560_friction_pack v0_passes = puma560_friction_pack_splat(0.0);
    puma560_friction_pack v0_worst = puma560_friction_pack_splat(0.0);
    const puma560_friction_pack v0_of_tau[6] = {puma560_friction_pack_at(&tau[0]), puma560_friction_pack_at(&tau[stride]), puma560_friction_pack_at(&tau[2U * stride]), puma560_friction_pack_at(&tau[3U * stride]), puma560_friction_pack_at(&tau[4U * stride]), puma560_friction_pack_at(&tau[5U * stride])};
    puma560_friction_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 18) && !puma560_friction_pack_all(v0_done); v0_pass++) {
        puma560_friction_pack v0_next_q[6];
        puma560_friction_pack v0_next_qd[6];
        puma560_friction_mask v0_next_mode[6];
        puma560_friction_mask v0_next_crossing[6];
        puma560_friction_mask v0_next_forced[6];
        puma560_friction_mask v0_next_heading[6];
        puma560_friction_pack v0_next_past;
        puma560_friction_pack v0_next_trial;
        puma560_friction_pack v0_next_passes;
        puma560_friction_pack v0_next_worst;
        puma560_friction_mask v0_ends;
        puma560_friction_pack_interpolated_part(spacing, prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, puma560_friction_pack_at(&dt[0]), v0_of_tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
        v0_q[0] = puma560_friction_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = puma560_friction_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_q[2] = puma560_friction_pack_select(v0_done, v0_q[2], v0_next_q[2]);
        v0_q[3] = puma560_friction_pack_select(v0_done, v0_q[3], v0_next_q[3]);
        v0_q[4] = puma560_friction_pack_select(v0_done, v0_q[4], v0_next_q[4]);
        v0_q[5] = puma560_friction_pack_select(v0_done, v0_q[5], v0_next_q[5]);
        v0_qd[0] = puma560_friction_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = puma560_friction_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_qd[2] = puma560_friction_pack_select(v0_done, v0_qd[2], v0_next_qd[2]);
        v0_qd[3] = puma560_friction_pack_select(v0_done, v0_qd[3], v0_next_qd[3]);
        v0_qd[4] = puma560_friction_pack_select(v0_done, v0_qd[4], v0_next_qd[4]);
        v0_qd[5] = puma560_friction_pack_select(v0_done, v0_qd[5], v0_next_qd[5]);
        v0_mode[0] = puma560_friction_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = puma560_friction_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_mode[2] = puma560_friction_pack_select_whole(v0_done, v0_mode[2], v0_next_mode[2]);
        v0_mode[3] = puma560_friction_pack_select_whole(v0_done, v0_mode[3], v0_next_mode[3]);
        v0_mode[4] = puma560_friction_pack_select_whole(v0_done, v0_mode[4], v0_next_mode[4]);
        v0_mode[5] = puma560_friction_pack_select_whole(v0_done, v0_mode[5], v0_next_mode[5]);
        v0_crossing[0] = puma560_friction_pack_select_whole(v0_done, v0_crossing[0], v0_next_crossing[0]);
        v0_crossing[1] = puma560_friction_pack_select_whole(v0_done, v0_crossing[1], v0_next_crossing[1]);
        v0_crossing[2] = puma560_friction_pack_select_whole(v0_done, v0_crossing[2], v0_next_crossing[2]);
        v0_crossing[3] = puma560_friction_pack_select_whole(v0_done, v0_crossing[3], v0_next_crossing[3]);
        v0_crossing[4] = puma560_friction_pack_select_whole(v0_done, v0_crossing[4], v0_next_crossing[4]);
        v0_crossing[5] = puma560_friction_pack_select_whole(v0_done, v0_crossing[5], v0_next_crossing[5]);
        v0_forced[0] = puma560_friction_pack_select_whole(v0_done, v0_forced[0], v0_next_forced[0]);
        v0_forced[1] = puma560_friction_pack_select_whole(v0_done, v0_forced[1], v0_next_forced[1]);
        v0_forced[2] = puma560_friction_pack_select_whole(v0_done, v0_forced[2], v0_next_forced[2]);
        v0_forced[3] = puma560_friction_pack_select_whole(v0_done, v0_forced[3], v0_next_forced[3]);
        v0_forced[4] = puma560_friction_pack_select_whole(v0_done, v0_forced[4], v0_next_forced[4]);
        v0_forced[5] = puma560_friction_pack_select_whole(v0_done, v0_forced[5], v0_next_forced[5]);
        v0_heading[0] = puma560_friction_pack_select_whole(v0_done, v0_heading[0], v0_next_heading[0]);
        v0_heading[1] = puma560_friction_pack_select_whole(v0_done, v0_heading[1], v0_next_heading[1]);
        v0_heading[2] = puma560_friction_pack_select_whole(v0_done, v0_heading[2], v0_next_heading[2]);
        v0_heading[3] = puma560_friction_pack_select_whole(v0_done, v0_heading[3], v0_next_heading[3]);
        v0_heading[4] = puma560_friction_pack_select_whole(v0_done, v0_heading[4], v0_next_heading[4]);
        v0_heading[5] = puma560_friction_pack_select_whole(v0_done, v0_heading[5], v0_next_heading[5]);
        v0_past = puma560_friction_pack_select(v0_done, v0_past, v0_next_past);
        v0_trial = puma560_friction_pack_select(v0_done, v0_trial, v0_next_trial);
        v0_passes = puma560_friction_pack_select(v0_done, v0_passes, v0_next_passes);
        v0_worst = puma560_friction_pack_select(v0_done, v0_worst, v0_next_worst);
        v0_done |= v0_ends;
    }
    const puma560_friction_pack v1 = puma560_friction_pack_abs(puma560_friction_pack_at(&tau[5U * stride])) + (puma560_friction_pack_abs(v0_q[0]) + (puma560_friction_pack_abs(v0_q[3]) + puma560_friction_pack_abs(v0_q[2])));
    const puma560_friction_pack v2 = puma560_friction_pack_abs(puma560_friction_pack_at(&qd[stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[2U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&q[5U * stride]))));
    const puma560_friction_pack v3 = puma560_friction_pack_abs(puma560_friction_pack_at(&q[stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[2U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&q[4U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&q[3U * stride]))));
    const puma560_friction_mask v4 = (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&q[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&dt[0])) + v3)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_mask v5 = v4 & (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&qd[4U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[3U * stride])) + v2)) < puma560_friction_pack_splat(1e+38));
    const puma560_friction_pack v6 = puma560_friction_pack_abs(puma560_friction_pack_at(&tau[stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&tau[0])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&qd[5U * stride])) + puma560_friction_pack_abs(puma560_friction_pack_at(&tau[4U * stride]))));
    const puma560_friction_mask v7 = (puma560_friction_mask)((puma560_friction_pack_abs(puma560_friction_pack_at(&tau[3U * stride])) + (puma560_friction_pack_abs(puma560_friction_pack_at(&tau[2U * stride])) + v6)) < puma560_friction_pack_splat(1e+38)) & v5;
    const puma560_friction_mask v8 = (puma560_friction_mask)((puma560_friction_pack_abs(v0_q[4]) + (puma560_friction_pack_abs(v0_q[1]) + v1)) < puma560_friction_pack_splat(1e+38)) & v7;
    const puma560_friction_pack v9 = puma560_friction_pack_abs(v0_qd[0]) + (puma560_friction_pack_abs(v0_qd[1]) + (puma560_friction_pack_abs(v0_qd[4]) + puma560_friction_pack_abs(v0_qd[2])));
    const puma560_friction_mask v10 = (puma560_friction_mask)((puma560_friction_pack_abs(v0_qd[3]) + (puma560_friction_pack_abs(v0_q[5]) + v9)) < puma560_friction_pack_splat(1e+38)) & v8;
    const puma560_friction_mask v11 = (puma560_friction_mask)(puma560_friction_pack_splat(0.0) < puma560_friction_pack_at(&dt[0])) & (v10 & (puma560_friction_mask)(puma560_friction_pack_abs(v0_qd[5]) < puma560_friction_pack_splat(1e+38)));
    *(puma560_friction_unaligned *)&q_next[0] = puma560_friction_pack_select(v11, v0_q[0], puma560_friction_pack_at(&q[0]));
    *(puma560_friction_unaligned *)&q_next[stride] = puma560_friction_pack_select(v11, v0_q[1], puma560_friction_pack_at(&q[stride]));
    *(puma560_friction_unaligned *)&q_next[2U * stride] = puma560_friction_pack_select(v11, v0_q[2], puma560_friction_pack_at(&q[2U * stride]));
    *(puma560_friction_unaligned *)&q_next[3U * stride] = puma560_friction_pack_select(v11, v0_q[3], puma560_friction_pack_at(&q[3U * stride]));
    *(puma560_friction_unaligned *)&q_next[4U * stride] = puma560_friction_pack_select(v11, v0_q[4], puma560_friction_pack_at(&q[4U * stride]));
    *(puma560_friction_unaligned *)&q_next[5U * stride] = puma560_friction_pack_select(v11, v0_q[5], puma560_friction_pack_at(&q[5U * stride]));
    *(puma560_friction_unaligned *)&qd_next[0] = puma560_friction_pack_select(v11, v0_qd[0], puma560_friction_pack_at(&qd[0]));
    *(puma560_friction_unaligned *)&qd_next[stride] = puma560_friction_pack_select(v11, v0_qd[1], puma560_friction_pack_at(&qd[stride]));
    *(puma560_friction_unaligned *)&qd_next[2U * stride] = puma560_friction_pack_select(v11, v0_qd[2], puma560_friction_pack_at(&qd[2U * stride]));
    *(puma560_friction_unaligned *)&qd_next[3U * stride] = puma560_friction_pack_select(v11, v0_qd[3], puma560_friction_pack_at(&qd[3U * stride]));
    *(puma560_friction_unaligned *)&qd_next[4U * stride] = puma560_friction_pack_select(v11, v0_qd[4], puma560_friction_pack_at(&qd[4U * stride]));
    *(puma560_friction_unaligned *)&qd_next[5U * stride] = puma560_friction_pack_select(v11, v0_qd[5], puma560_friction_pack_at(&qd[5U * stride]));
    *(puma560_friction_bytes *)&mode_next[0] = __builtin_convertvector(puma560_friction_pack_select_whole(v11, v0_mode[0], puma560_friction_pack_at_modes(&mode[0])), puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v11, v0_mode[1], puma560_friction_pack_at_modes(&mode[stride])), puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[2U * stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v11, v0_mode[2], puma560_friction_pack_at_modes(&mode[2U * stride])), puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[3U * stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v11, v0_mode[3], puma560_friction_pack_at_modes(&mode[3U * stride])), puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[4U * stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v11, v0_mode[4], puma560_friction_pack_at_modes(&mode[4U * stride])), puma560_friction_bytes);
    *(puma560_friction_bytes *)&mode_next[5U * stride] = __builtin_convertvector(puma560_friction_pack_select_whole(v11, v0_mode[5], puma560_friction_pack_at_modes(&mode[5U * stride])), puma560_friction_bytes);
    *(puma560_friction_unaligned *)&status[0] = puma560_friction_pack_select(v11, puma560_friction_pack_select(v0_done, v0_worst, puma560_friction_pack_max(puma560_friction_pack_splat(5.0), v0_worst)), puma560_friction_pack_splat(6.0));
}

void puma560_friction_step_interpolated_batch(const puma560_friction_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_step_interpolated_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double dt_rest[1U * PUMA560_FRICTION_LANES];
        double q_next_rest[6U * PUMA560_FRICTION_LANES];
        double qd_next_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_next_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take(1U, count, first, PUMA560_FRICTION_LANES, dt, dt_rest);
        puma560_friction_pack_step_interpolated_block(0U, prepared->k, PUMA560_FRICTION_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, q_next_rest, q_next);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qd_next_rest, qd_next);
        puma560_friction_pack_give_modes(6U, count, first, PUMA560_FRICTION_LANES, mode_next_rest, mode_next);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

void puma560_friction_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= PUMA560_FRICTION_LANES) {
        for (size_t next = 0U; next < count; next += PUMA560_FRICTION_LANES) {
            const size_t first = (next < (count - PUMA560_FRICTION_LANES)) ? next : (count - PUMA560_FRICTION_LANES);

            puma560_friction_pack_step_interpolated_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[6U * PUMA560_FRICTION_LANES];
        double qd_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_rest[6U * PUMA560_FRICTION_LANES];
        double tau_rest[6U * PUMA560_FRICTION_LANES];
        double dt_rest[1U * PUMA560_FRICTION_LANES];
        double q_next_rest[6U * PUMA560_FRICTION_LANES];
        double qd_next_rest[6U * PUMA560_FRICTION_LANES];
        signed char mode_next_rest[6U * PUMA560_FRICTION_LANES];
        double status_rest[1U * PUMA560_FRICTION_LANES];
        double prepared_rest[1U * PUMA560_FRICTION_LANES] = { 0.0 };

        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, q, q_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, qd, qd_rest);
        puma560_friction_pack_take_modes(6U, count, first, PUMA560_FRICTION_LANES, mode, mode_rest);
        puma560_friction_pack_take(6U, count, first, PUMA560_FRICTION_LANES, tau, tau_rest);
        puma560_friction_pack_take(1U, count, first, PUMA560_FRICTION_LANES, dt, dt_rest);
        puma560_friction_pack_step_interpolated_block(PUMA560_FRICTION_LANES, prepared_rest, PUMA560_FRICTION_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, q_next_rest, q_next);
        puma560_friction_pack_give(6U, count, first, PUMA560_FRICTION_LANES, qd_next_rest, qd_next);
        puma560_friction_pack_give_modes(6U, count, first, PUMA560_FRICTION_LANES, mode_next_rest, mode_next);
        puma560_friction_pack_give(1U, count, first, PUMA560_FRICTION_LANES, status_rest, status);
    }
}

#else

typedef int puma560_friction_has_no_vector_code;

#endif
