/* karnopp_masses, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with KARNOPP_MASSES_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "karnopp_masses.h"

#if defined(KARNOPP_MASSES_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define KARNOPP_MASSES_BYTES 64
#elif defined(__AVX__)
#define KARNOPP_MASSES_BYTES 32
#else
#define KARNOPP_MASSES_BYTES 16
#endif
#define KARNOPP_MASSES_LANES (KARNOPP_MASSES_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define KARNOPP_MASSES_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define KARNOPP_MASSES_APART __attribute__((noinline, unused))
#endif
#define KARNOPP_MASSES_BODY static inline __attribute__((always_inline, unused))
#define KARNOPP_MASSES_INLINE static inline __attribute__((unused))

typedef double karnopp_masses_pack __attribute__((vector_size(KARNOPP_MASSES_BYTES)));
typedef double karnopp_masses_unaligned __attribute__((vector_size(KARNOPP_MASSES_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t karnopp_masses_mask __attribute__((vector_size(KARNOPP_MASSES_BYTES)));
typedef signed char karnopp_masses_bytes __attribute__((vector_size(KARNOPP_MASSES_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short karnopp_masses_shorts __attribute__((vector_size(2 * KARNOPP_MASSES_BYTES / sizeof(double))));

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_splat(double x)
{
    return x - (karnopp_masses_pack){ 0.0 };
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_at(const double *x)
{
    return *(const karnopp_masses_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? karnopp_masses_pack_splat(prepared[k]) : karnopp_masses_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The same of a number that ensembles compute again from others instead of reading it. */
KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_number_or(const double *prepared, size_t k, size_t spacing, karnopp_masses_pack again)
{
    return (spacing == 0U) ? karnopp_masses_pack_splat(prepared[k]) : again;
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
KARNOPP_MASSES_INLINE size_t karnopp_masses_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % KARNOPP_MASSES_LANES;

    return (((count % KARNOPP_MASSES_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_at_flags(const bool *x)
{
    const karnopp_masses_shorts wide = __builtin_convertvector(*(const karnopp_masses_bytes *)x, karnopp_masses_shorts);

    return -__builtin_convertvector(wide, karnopp_masses_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_at_modes(const signed char *x)
{
    const karnopp_masses_shorts wide = __builtin_convertvector(*(const karnopp_masses_bytes *)x, karnopp_masses_shorts);

    return __builtin_convertvector(wide, karnopp_masses_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static KARNOPP_MASSES_APART void karnopp_masses_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_select(karnopp_masses_mask condition, karnopp_masses_pack x, karnopp_masses_pack y)
{
    return (karnopp_masses_pack)(((karnopp_masses_mask)x & condition) | ((karnopp_masses_mask)y & ~condition));
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_abs(karnopp_masses_pack x)
{
    return (karnopp_masses_pack)((karnopp_masses_mask)x & ~(karnopp_masses_mask)karnopp_masses_pack_splat(-0.0));
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_min(karnopp_masses_pack x, karnopp_masses_pack y)
{
    return karnopp_masses_pack_select((karnopp_masses_mask)(x < y), x, y);
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_max(karnopp_masses_pack x, karnopp_masses_pack y)
{
    return karnopp_masses_pack_select((karnopp_masses_mask)(x > y), x, y);
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_sign(karnopp_masses_pack x)
{
    const karnopp_masses_pack one = karnopp_masses_pack_splat(1.0);

    return karnopp_masses_pack_select((karnopp_masses_mask)(x > 0.0), one, karnopp_masses_pack_select((karnopp_masses_mask)(x < 0.0), -one, x));
}

KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_select_whole(karnopp_masses_mask condition, karnopp_masses_mask x, karnopp_masses_mask y)
{
    return (x & condition) | (y & ~condition);
}

KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_whole(int64_t x)
{
    return x + (karnopp_masses_mask){ 0 };
}

KARNOPP_MASSES_INLINE bool karnopp_masses_pack_all(karnopp_masses_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < KARNOPP_MASSES_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

KARNOPP_MASSES_INLINE karnopp_masses_mask karnopp_masses_pack_mode_of(karnopp_masses_pack x)
{
    return (karnopp_masses_mask)(x < 0.0) - (karnopp_masses_mask)(x > 0.0);
}

KARNOPP_MASSES_INLINE karnopp_masses_pack karnopp_masses_pack_real_of(karnopp_masses_mask mode)
{
    const karnopp_masses_mask sign = mode & (karnopp_masses_mask)karnopp_masses_pack_splat(-0.0);

    return (karnopp_masses_pack)(sign | ((karnopp_masses_mask)karnopp_masses_pack_splat(1.0) & (karnopp_masses_mask)(mode != 0)));
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_step_pattern_body(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    const karnopp_masses_mask v0 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == pattern[1]);
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == pattern[0]);
    const karnopp_masses_pack v2 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v3 = v2 + karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v4 = 1.0 - v3;
    const karnopp_masses_pack v5 = -v4;
    const karnopp_masses_pack v6 = karnopp_masses_pack_select(context_boolean[5], karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_mask v7 = context_boolean[6] | context_boolean[7];
    const karnopp_masses_pack v8 = karnopp_masses_pack_select(v7, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_mask v9 = context_boolean[3] | context_boolean[4];
    const karnopp_masses_mask v10 = (context_boolean[4] & (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == pattern[0])) | (v9 & (v1 & ((karnopp_masses_mask)(v5 <= v8) & (karnopp_masses_mask)(v6 <= v5))));
    const karnopp_masses_pack v11 = -(v2 + v4);
    const karnopp_masses_mask v12 = ((v0 & ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v11) & (karnopp_masses_mask)(v11 <= karnopp_masses_pack_splat(0.0)))) & v7) | (context_boolean[7] & (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == pattern[1]));
    const karnopp_masses_mask v13 = v12 | v10;
    const karnopp_masses_pack v14 = karnopp_masses_pack_select(v13, v3, 1.0 + v3);
    const karnopp_masses_mask v15 = karnopp_masses_pack_select_whole(context_boolean[2] & ((karnopp_masses_mask)(v6 <= v14) & (karnopp_masses_mask)(v14 <= v8)), karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(context_boolean[3], karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    const karnopp_masses_mask v16 = karnopp_masses_pack_select_whole(v12, pattern[0], karnopp_masses_pack_select_whole(v10, karnopp_masses_pack_select_whole(context_boolean[3] & v1, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)), v15));
    pattern_out[0] = v16;
    const karnopp_masses_pack v17 = v14 - karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v16), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_mask v18 = karnopp_masses_pack_select_whole(context_boolean[5] & ((karnopp_masses_mask)(v17 <= karnopp_masses_pack_splat(0.0)) & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v17)), karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(context_boolean[6], karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    pattern_out[1] = karnopp_masses_pack_select_whole(v12, karnopp_masses_pack_select_whole(context_boolean[6] & v0, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)), v18);
    const karnopp_masses_pack v19 = karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 5U, spacing, 0U));
    const karnopp_masses_pack v20 = karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v19;
    const karnopp_masses_pack v21 = karnopp_masses_pack_real_of(pattern[1]);
    const karnopp_masses_pack v22 = karnopp_masses_pack_number(prepared, 35U, spacing, 0U) * v21;
    const karnopp_masses_pack v23 = karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), context_real[2] - v22);
    const karnopp_masses_pack v24 = karnopp_masses_pack_real_of(pattern[0]);
    const karnopp_masses_pack v25 = karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * v24;
    const karnopp_masses_pack v26 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), 1.0 / karnopp_masses_pack_select(~v1, context_real[0] - (karnopp_masses_pack_number(prepared, 38U, spacing, 0U) * v19), karnopp_masses_pack_splat(1.0)));
    const karnopp_masses_pack v27 = v26 * ((v23 * v20) - karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), context_real[1] - v25));
    const karnopp_masses_pack v28 = karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), (v19 * v23) + (v20 * v27));
    const karnopp_masses_pack v29 = karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), -v27);
    const karnopp_masses_pack v30 = karnopp_masses_pack_select(v0, context_real[2] - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v29), v22);
    const karnopp_masses_pack v31 = karnopp_masses_pack_select(v0, karnopp_masses_pack_min(context_real[4] - v30, context_real[4] + v30), v21 * v28);
    const karnopp_masses_mask v32 = context_boolean[1] | (karnopp_masses_mask)(((-1e-12) * karnopp_masses_pack_max(karnopp_masses_pack_abs(context_real[2]), karnopp_masses_pack_abs(v30))) <= karnopp_masses_pack_select(v0, v31, karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v31));
    const karnopp_masses_pack v33 = karnopp_masses_pack_select(v1, context_real[1] - (karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * v28), v25);
    const karnopp_masses_pack v34 = karnopp_masses_pack_select(v1, karnopp_masses_pack_min(context_real[3] - v33, context_real[3] + v33), v24 * v29);
    const karnopp_masses_mask v35 = context_boolean[0] | (karnopp_masses_mask)(((-1e-12) * karnopp_masses_pack_max(karnopp_masses_pack_abs(context_real[1]), karnopp_masses_pack_abs(v33))) <= karnopp_masses_pack_select(v1, v34, context_real[0] * v34));
    const karnopp_masses_mask v36 = v35 & v32;
    const karnopp_masses_mask v37 = ~flag[1];
    const karnopp_masses_mask v38 = context_boolean[0] | ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v34) | (v1 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v34)));
    const karnopp_masses_mask v39 = v38 & (context_boolean[1] | ((karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < v31) | (v0 & (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) <= v31))));
    const karnopp_masses_mask v40 = (v37 & v39) | ((~flag[2]) & (v37 & v36));
    best_out[0] = karnopp_masses_pack_select_whole(v40, pattern[0], best[0]);
    best_out[1] = karnopp_masses_pack_select_whole(v40, pattern[1], best[1]);
    flag_out[0] = flag[0];
    const karnopp_masses_mask v41 = flag[1] | v39;
    flag_out[1] = v41;
    flag_out[2] = flag[2] | v36;
    const karnopp_masses_mask v42 = flag[3] | (flag[1] & v39);
    flag_out[3] = v42;
    flag_out[4] = flag[4];
    flag_out[5] = karnopp_masses_pack_select_whole(v40, karnopp_masses_pack_whole(-1), flag[5]);
    flag_out[6] = karnopp_masses_pack_select_whole(v40, karnopp_masses_pack_whole(0), flag[6]);
    number_out[0] = karnopp_masses_pack_select(v40, v29, number[0]);
    number_out[1] = karnopp_masses_pack_select(v40, v28, number[1]);
    const karnopp_masses_pack v43 = karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_select(v1, context_real[6], karnopp_masses_pack_splat(0.0)));
    const karnopp_masses_pack v44 = v26 * ((v20 * v43) - karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_number(prepared, 1U, spacing, 0U) * karnopp_masses_pack_select(v0, context_real[7], karnopp_masses_pack_splat(0.0))));
    number_out[2] = karnopp_masses_pack_select(v40, karnopp_masses_pack_select(v1, karnopp_masses_pack_splat(0.0), -v44), number[2]);
    number_out[3] = karnopp_masses_pack_select(v40, karnopp_masses_pack_select(v0, karnopp_masses_pack_splat(0.0), (v19 * v43) + (v20 * v44)), number[3]);
    const karnopp_masses_mask v45 = ~(v13 | (karnopp_masses_mask)(v14 <= (v8 + karnopp_masses_pack_select(v9, karnopp_masses_pack_splat(1.0), karnopp_masses_pack_splat(0.0)))));
    const karnopp_masses_mask v46 = v41 & (v42 | (v45 | ((context_boolean[8] | (v1 & v0)) | (~v13))));
    *done = v46 | (v45 & (~v41));
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_pattern_same(const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    karnopp_masses_pack_step_pattern_body(0U, prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_pattern_each(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_step_pattern_body(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_step_pattern(size_t spacing, const double *restrict prepared, const karnopp_masses_mask *restrict pattern, const karnopp_masses_mask *restrict best, const karnopp_masses_mask *restrict flag, const karnopp_masses_pack *restrict number, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_mask *restrict pattern_out, karnopp_masses_mask *restrict best_out, karnopp_masses_mask *restrict flag_out, karnopp_masses_pack *restrict number_out, karnopp_masses_mask *restrict done)
{
    if (spacing == 0U) {
        karnopp_masses_pack_step_pattern_same(prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
    } else {
        karnopp_masses_pack_step_pattern_each(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_step_pattern_search_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    const karnopp_masses_pack v0 = ((karnopp_masses_pack_number(prepared, 35U, spacing, 0U) * context_real[14]) - context_real[13]) - context_real[15];
    const karnopp_masses_mask v1 = karnopp_masses_pack_select_whole(context_boolean[1], (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[1]), (karnopp_masses_mask)(v0 < context_real[12]));
    const karnopp_masses_pack v2 = ((karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * context_real[10]) - context_real[9]) - context_real[11];
    const karnopp_masses_mask v3 = karnopp_masses_pack_select_whole(context_boolean[0], (karnopp_masses_mask)(karnopp_masses_pack_whole(1) == context_mode[0]), (karnopp_masses_mask)(v2 < context_real[8]));
    const karnopp_masses_mask v4 = karnopp_masses_pack_select_whole(context_boolean[3], karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(v1, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    const karnopp_masses_mask v5 = karnopp_masses_pack_select_whole(context_boolean[2], karnopp_masses_pack_whole(0), karnopp_masses_pack_select_whole(v3, karnopp_masses_pack_whole(1), karnopp_masses_pack_whole(-1)));
    karnopp_masses_mask v6_pattern[2] = {v5, v4};
    karnopp_masses_mask v6_best[2] = {v5, v4};
    karnopp_masses_mask v6_flag[7] = {karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(0), karnopp_masses_pack_whole(-1), karnopp_masses_pack_whole(0)};
    karnopp_masses_pack v6_number[4] = {karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(0.0)};
    const karnopp_masses_mask v6_of_context_boolean[9] = {context_boolean[0], context_boolean[1], context_boolean[2], v3, karnopp_masses_pack_select_whole(context_boolean[0], (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == context_mode[0]), (karnopp_masses_mask)(v2 < (-context_real[8]))), context_boolean[3], v1, karnopp_masses_pack_select_whole(context_boolean[1], (karnopp_masses_mask)(karnopp_masses_pack_whole(-1) == context_mode[1]), (karnopp_masses_mask)(v0 < (-context_real[12]))), (karnopp_masses_mask)(karnopp_masses_pack_number(prepared, 35U, spacing, 0U) == context_real[4]) & (karnopp_masses_mask)(karnopp_masses_pack_number(prepared, 36U, spacing, 0U) == context_real[3])};
    karnopp_masses_mask v6_done = { 0 };
    for (int v6_pass = 0; (v6_pass < 18) && !karnopp_masses_pack_all(v6_done); v6_pass++) {
        karnopp_masses_mask v6_next_pattern[2];
        karnopp_masses_mask v6_next_best[2];
        karnopp_masses_mask v6_next_flag[7];
        karnopp_masses_pack v6_next_number[4];
        karnopp_masses_mask v6_ends;
        karnopp_masses_pack_step_pattern(spacing, prepared, v6_pattern, v6_best, v6_flag, v6_number, context_real, v6_of_context_boolean, v6_next_pattern, v6_next_best, v6_next_flag, v6_next_number, &v6_ends);
        v6_pattern[0] = karnopp_masses_pack_select_whole(v6_done, v6_pattern[0], v6_next_pattern[0]);
        v6_pattern[1] = karnopp_masses_pack_select_whole(v6_done, v6_pattern[1], v6_next_pattern[1]);
        v6_best[0] = karnopp_masses_pack_select_whole(v6_done, v6_best[0], v6_next_best[0]);
        v6_best[1] = karnopp_masses_pack_select_whole(v6_done, v6_best[1], v6_next_best[1]);
        v6_flag[0] = karnopp_masses_pack_select_whole(v6_done, v6_flag[0], v6_next_flag[0]);
        v6_flag[1] = karnopp_masses_pack_select_whole(v6_done, v6_flag[1], v6_next_flag[1]);
        v6_flag[2] = karnopp_masses_pack_select_whole(v6_done, v6_flag[2], v6_next_flag[2]);
        v6_flag[3] = karnopp_masses_pack_select_whole(v6_done, v6_flag[3], v6_next_flag[3]);
        v6_flag[4] = karnopp_masses_pack_select_whole(v6_done, v6_flag[4], v6_next_flag[4]);
        v6_flag[5] = karnopp_masses_pack_select_whole(v6_done, v6_flag[5], v6_next_flag[5]);
        v6_flag[6] = karnopp_masses_pack_select_whole(v6_done, v6_flag[6], v6_next_flag[6]);
        v6_number[0] = karnopp_masses_pack_select(v6_done, v6_number[0], v6_next_number[0]);
        v6_number[1] = karnopp_masses_pack_select(v6_done, v6_number[1], v6_next_number[1]);
        v6_number[2] = karnopp_masses_pack_select(v6_done, v6_number[2], v6_next_number[2]);
        v6_number[3] = karnopp_masses_pack_select(v6_done, v6_number[3], v6_next_number[3]);
        v6_done |= v6_ends;
    }
    result_real[2] = v6_number[1];
    result_real[1] = v6_number[0];
    const karnopp_masses_mask v7 = (karnopp_masses_mask)((karnopp_masses_pack_abs(context_real[2]) + (karnopp_masses_pack_abs(v6_number[0]) + (karnopp_masses_pack_abs(context_real[1]) + karnopp_masses_pack_abs(v6_number[1])))) < karnopp_masses_pack_splat(1e+38));
    result_real[0] = karnopp_masses_pack_select(v7, karnopp_masses_pack_select(v6_done, karnopp_masses_pack_select(v6_flag[2] | v6_flag[1], karnopp_masses_pack_select(v6_flag[6], karnopp_masses_pack_splat(4.0), karnopp_masses_pack_select(v6_flag[3], karnopp_masses_pack_splat(1.0), karnopp_masses_pack_select(v6_flag[5], karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(3.0)))), karnopp_masses_pack_select(v6_flag[4], karnopp_masses_pack_splat(5.0), karnopp_masses_pack_splat(2.0))), karnopp_masses_pack_splat(5.0)), karnopp_masses_pack_splat(6.0));
    result_real[3] = v6_number[2];
    result_real[4] = v6_number[3];
    result_mode[0] = v6_best[0];
    result_mode[1] = v6_best[1];
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_pattern_search_same(const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    karnopp_masses_pack_step_pattern_search_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_pattern_search_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_step_pattern_search_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_step_pattern_search(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        karnopp_masses_pack_step_pattern_search_same(prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    } else {
        karnopp_masses_pack_step_pattern_search_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_step_pattern_let_go_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    const karnopp_masses_pack v0 = context_real[2] - karnopp_masses_pack_select(context_boolean[1], karnopp_masses_pack_number(prepared, 35U, spacing, 0U) * karnopp_masses_pack_real_of(context_mode[1]), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v1 = context_real[6] * context_real[9];
    const karnopp_masses_pack v2 = context_real[10] + (context_real[9] * v1);
    const karnopp_masses_pack v3 = v0 * v2;
    const karnopp_masses_pack v4 = context_real[1] - karnopp_masses_pack_select(context_boolean[0], karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * karnopp_masses_pack_real_of(context_mode[0]), karnopp_masses_pack_splat(0.0));
    const karnopp_masses_pack v5 = v4 * v1;
    const karnopp_masses_pack v6 = 1e-08 * (karnopp_masses_pack_abs(v5) + karnopp_masses_pack_abs(v3));
    const karnopp_masses_pack v7 = 1.0001 * karnopp_masses_pack_select(context_boolean[0], karnopp_masses_pack_splat(0.0), context_real[3]);
    const karnopp_masses_pack v8 = karnopp_masses_pack_abs(v1);
    const karnopp_masses_pack v9 = v8 * v7;
    const karnopp_masses_pack v10 = 1.0001 * karnopp_masses_pack_select(context_boolean[1], karnopp_masses_pack_splat(0.0), context_real[4]);
    const karnopp_masses_pack v11 = v5 - v3;
    const karnopp_masses_mask v12 = (~context_boolean[1]) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v11) <= ((v6 + v9) + (v2 * v10)));
    const karnopp_masses_pack v13 = v0 * v1;
    const karnopp_masses_pack v14 = context_real[6] * v4;
    const karnopp_masses_pack v15 = 1e-08 * (karnopp_masses_pack_abs(v14) + karnopp_masses_pack_abs(v13));
    const karnopp_masses_pack v16 = v8 * v10;
    const karnopp_masses_pack v17 = v14 - v13;
    const karnopp_masses_mask v18 = (~context_boolean[0]) & (karnopp_masses_mask)(karnopp_masses_pack_abs(v17) <= ((v16 + v15) + (context_real[6] * v7)));
    const karnopp_masses_pack v19 = -v11;
    const karnopp_masses_mask v20 = karnopp_masses_pack_select_whole(context_boolean[1], context_mode[1], karnopp_masses_pack_mode_of(v19));
    const karnopp_masses_pack v21 = context_real[2] - (karnopp_masses_pack_number(prepared, 35U, spacing, 0U) * karnopp_masses_pack_real_of(v20));
    const karnopp_masses_mask v22 = karnopp_masses_pack_select_whole(context_boolean[0], context_mode[0], karnopp_masses_pack_mode_of(v17));
    const karnopp_masses_pack v23 = context_real[1] - (karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * karnopp_masses_pack_real_of(v22));
    const karnopp_masses_pack v24 = context_real[6] * ((context_real[9] * v21) - v23);
    const karnopp_masses_pack v25 = (context_real[9] * v24) + (context_real[10] * v21);
    const karnopp_masses_mask v26 = (karnopp_masses_mask)((karnopp_masses_pack_abs(v21) + (karnopp_masses_pack_abs(v24) + (karnopp_masses_pack_abs(v23) + karnopp_masses_pack_abs(v25)))) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v27 = (~(v12 | v18)) & v26;
    karnopp_masses_pack v29 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v30 = -v24;
    karnopp_masses_pack v31 = v25;
    karnopp_masses_pack v32 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v33 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_mask v34 = v22;
    karnopp_masses_mask v35 = v20;
    if (!karnopp_masses_pack_all(v27)) {
        const karnopp_masses_pack v28_of_context_real[16] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[7], context_real[8], v17, v16, context_real[6], v15, v19, v9, v2, v6};
        const karnopp_masses_mask v28_of_context_boolean[4] = {context_boolean[0], context_boolean[1], v18, v12};
        karnopp_masses_pack v28_result_real[5];
        karnopp_masses_mask v28_result_mode[2];
        karnopp_masses_pack_step_pattern_search(spacing, prepared, v28_of_context_real, v28_of_context_boolean, context_mode, v28_result_real, v28_result_mode);
        v29 = karnopp_masses_pack_select(v27, v29, v28_result_real[0]);
        v30 = karnopp_masses_pack_select(v27, v30, v28_result_real[1]);
        v31 = karnopp_masses_pack_select(v27, v31, v28_result_real[2]);
        v32 = karnopp_masses_pack_select(v27, v32, v28_result_real[3]);
        v33 = karnopp_masses_pack_select(v27, v33, v28_result_real[4]);
        v34 = karnopp_masses_pack_select_whole(v27, v34, v28_result_mode[0]);
        v35 = karnopp_masses_pack_select_whole(v27, v35, v28_result_mode[1]);
    }
    result_real[0] = v29;
    result_real[1] = v30;
    result_real[2] = v31;
    result_real[3] = v32;
    result_real[4] = v33;
    result_mode[0] = v34;
    result_mode[1] = v35;
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_pattern_let_go_same(const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    karnopp_masses_pack_step_pattern_let_go_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_pattern_let_go_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_step_pattern_let_go_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_step_pattern_let_go(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, const karnopp_masses_mask *restrict context_mode, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        karnopp_masses_pack_step_pattern_let_go_same(prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    } else {
        karnopp_masses_pack_step_pattern_let_go_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_mode);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_step_at_rest_body(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    const karnopp_masses_mask v0 = ~context_boolean[1];
    const karnopp_masses_mask v1 = ~context_boolean[0];
    const karnopp_masses_mask v2 = v0 | (~(karnopp_masses_mask)(karnopp_masses_pack_abs(context_real[2]) <= context_real[4]));
    const karnopp_masses_mask v3 = v2 | (v1 | (~(karnopp_masses_mask)(karnopp_masses_pack_abs(context_real[1]) <= context_real[3])));
    karnopp_masses_pack v5 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v6 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_pack v7 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_mask v8 = karnopp_masses_pack_whole(0);
    karnopp_masses_pack v9 = karnopp_masses_pack_splat(0.0);
    karnopp_masses_mask v10 = karnopp_masses_pack_whole(0);
    karnopp_masses_pack v11 = karnopp_masses_pack_splat(0.0);
    if (!karnopp_masses_pack_all(~(v3))) {
        const karnopp_masses_pack v4_of_context_real[11] = {context_real[0], context_real[1], context_real[2], context_real[3], context_real[4], context_real[5], context_real[7], context_real[9], context_real[10], context_real[6], context_real[8]};
        const karnopp_masses_mask v4_of_context_boolean[2] = {v1, v0};
        const karnopp_masses_mask v4_of_context_mode[2] = {karnopp_masses_pack_mode_of(context_real[9]), karnopp_masses_pack_mode_of(context_real[10])};
        karnopp_masses_pack v4_result_real[5];
        karnopp_masses_mask v4_result_mode[2];
        karnopp_masses_pack_step_pattern_let_go(spacing, prepared, v4_of_context_real, v4_of_context_boolean, v4_of_context_mode, v4_result_real, v4_result_mode);
        v5 = karnopp_masses_pack_select(v3, v4_result_real[0], v5);
        v6 = karnopp_masses_pack_select(v3, v4_result_real[1], v6);
        v7 = karnopp_masses_pack_select(v3, v4_result_real[2], v7);
        v8 = karnopp_masses_pack_select_whole(v3, v4_result_mode[0], v8);
        v9 = karnopp_masses_pack_select(v3, v4_result_real[3], v9);
        v10 = karnopp_masses_pack_select_whole(v3, v4_result_mode[1], v10);
        v11 = karnopp_masses_pack_select(v3, v4_result_real[4], v11);
    }
    result_real[0] = v5;
    result_real[1] = v6;
    result_real[2] = v7;
    result_mode[0] = v8;
    result_real[3] = karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v8), karnopp_masses_pack_splat(0.0), context_real[9] + v9);
    result_mode[1] = v10;
    result_real[4] = karnopp_masses_pack_select((karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v10), karnopp_masses_pack_splat(0.0), context_real[10] + v11);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_at_rest_same(const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    karnopp_masses_pack_step_at_rest_body(0U, prepared, context_real, context_boolean, result_real, result_mode);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_at_rest_each(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_step_at_rest_body(spacing, prepared, context_real, context_boolean, result_real, result_mode);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_step_at_rest(size_t spacing, const double *restrict prepared, const karnopp_masses_pack *restrict context_real, const karnopp_masses_mask *restrict context_boolean, karnopp_masses_pack *restrict result_real, karnopp_masses_mask *restrict result_mode)
{
    if (spacing == 0U) {
        karnopp_masses_pack_step_at_rest_same(prepared, context_real, context_boolean, result_real, result_mode);
    } else {
        karnopp_masses_pack_step_at_rest_each(spacing, prepared, context_real, context_boolean, result_real, result_mode);
    }
}

KARNOPP_MASSES_BODY void karnopp_masses_pack_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    const karnopp_masses_pack v0 = karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[stride]));
    const karnopp_masses_mask v1 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == v0) | (karnopp_masses_mask)(v0 < (karnopp_masses_pack_at(&dt[0]) * karnopp_masses_pack_number(prepared, 41U, spacing, 0U)));
    const karnopp_masses_pack v2 = karnopp_masses_pack_abs(karnopp_masses_pack_at(&qd[0]));
    const karnopp_masses_mask v3 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) == v2) | (karnopp_masses_mask)(v2 < (karnopp_masses_pack_at(&dt[0]) * karnopp_masses_pack_number(prepared, 42U, spacing, 0U)));
    const karnopp_masses_pack v4 = karnopp_masses_pack_at(&tau[stride]) - (karnopp_masses_pack_at(&q[stride]) * karnopp_masses_pack_number(prepared, 2U, spacing, 0U));
    const karnopp_masses_mask v5 = v1 | v3;
    const karnopp_masses_mask v6 = karnopp_masses_pack_mode_of(karnopp_masses_pack_at(&qd[stride]));
    const karnopp_masses_pack v7 = v4 - (karnopp_masses_pack_number(prepared, 35U, spacing, 0U) * karnopp_masses_pack_real_of(v6));
    const karnopp_masses_mask v8 = karnopp_masses_pack_mode_of(karnopp_masses_pack_at(&qd[0]));
    const karnopp_masses_pack v9 = (karnopp_masses_pack_at(&tau[0]) - (karnopp_masses_pack_number(prepared, 4U, spacing, 0U) * v7)) - (karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * karnopp_masses_pack_real_of(v8));
    karnopp_masses_pack v11 = (karnopp_masses_pack_number(prepared, 5U, spacing, 0U) * v7) + (karnopp_masses_pack_number(prepared, 7U, spacing, 0U) * v9);
    karnopp_masses_pack v12 = karnopp_masses_pack_at(&qd[stride]);
    karnopp_masses_mask v13 = v6;
    karnopp_masses_mask v14 = v8;
    karnopp_masses_pack v15 = karnopp_masses_pack_number(prepared, 6U, spacing, 0U) * v9;
    karnopp_masses_pack v16 = karnopp_masses_pack_at(&qd[0]);
    karnopp_masses_pack v17 = karnopp_masses_pack_splat(0.0);
    if (!karnopp_masses_pack_all(~(v5))) {
        const karnopp_masses_pack v10_of_context_real[11] = {karnopp_masses_pack_number(prepared, 0U, spacing, 0U), karnopp_masses_pack_at(&tau[0]), v4, karnopp_masses_pack_number(prepared, 39U, spacing, 0U), karnopp_masses_pack_number(prepared, 40U, spacing, 0U), karnopp_masses_pack_at(&tau[stride]), karnopp_masses_pack_number(prepared, 4U, spacing, 0U), karnopp_masses_pack_number(prepared, 6U, spacing, 0U), karnopp_masses_pack_number(prepared, 5U, spacing, 0U), karnopp_masses_pack_at(&qd[0]), karnopp_masses_pack_at(&qd[stride])};
        const karnopp_masses_mask v10_of_context_boolean[2] = {v3, v1};
        karnopp_masses_pack v10_result_real[5];
        karnopp_masses_mask v10_result_mode[2];
        karnopp_masses_pack_step_at_rest(spacing, prepared, v10_of_context_real, v10_of_context_boolean, v10_result_real, v10_result_mode);
        v11 = karnopp_masses_pack_select(v5, v10_result_real[2], v11);
        v12 = karnopp_masses_pack_select(v5, v10_result_real[4], v12);
        v13 = karnopp_masses_pack_select_whole(v5, v10_result_mode[1], v13);
        v14 = karnopp_masses_pack_select_whole(v5, v10_result_mode[0], v14);
        v15 = karnopp_masses_pack_select(v5, v10_result_real[1], v15);
        v16 = karnopp_masses_pack_select(v5, v10_result_real[3], v16);
        v17 = karnopp_masses_pack_select(v5, v10_result_real[0], v17);
    }
    const karnopp_masses_pack v18 = 0.5 * karnopp_masses_pack_at(&dt[0]);
    const karnopp_masses_pack v19 = v12 + (v11 * v18);
    const karnopp_masses_pack v20 = karnopp_masses_pack_number(prepared, 10U, spacing, 0U) * karnopp_masses_pack_at(&dt[0]);
    *(karnopp_masses_bytes *)&mode_next[stride] = __builtin_convertvector(v13, karnopp_masses_bytes);
    const karnopp_masses_pack v21 = v4 - (karnopp_masses_pack_number(prepared, 35U, spacing, 0U) * karnopp_masses_pack_real_of(v13));
    const karnopp_masses_pack v22 = (v20 * v19) - v21;
    *(karnopp_masses_bytes *)&mode_next[0] = __builtin_convertvector(v14, karnopp_masses_bytes);
    const karnopp_masses_mask v23 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v14);
    const karnopp_masses_mask v24 = (karnopp_masses_mask)(karnopp_masses_pack_whole(0) == v13);
    const karnopp_masses_mask v25 = (~v24) | (~v23);
    const karnopp_masses_pack v26 = karnopp_masses_pack_select(v24, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v27 = karnopp_masses_pack_select(v23, karnopp_masses_pack_splat(0.0), karnopp_masses_pack_splat(1.0)) / karnopp_masses_pack_select(v25, karnopp_masses_pack_number(prepared, 0U, spacing, 0U) - (karnopp_masses_pack_number(prepared, 43U, spacing, 0U) * v26), karnopp_masses_pack_splat(1.0));
    const karnopp_masses_pack v28 = karnopp_masses_pack_number(prepared, 4U, spacing, 0U) * v26;
    const karnopp_masses_pack v29 = v28 * v27;
    const karnopp_masses_pack v30 = v27 * (karnopp_masses_pack_at(&tau[0]) - (karnopp_masses_pack_number(prepared, 36U, spacing, 0U) * karnopp_masses_pack_real_of(v14)));
    const karnopp_masses_pack v31 = v30 + (v29 * v22);
    const karnopp_masses_pack v32 = karnopp_masses_pack_number(prepared, 5U, spacing, 0U) * v26;
    const karnopp_masses_pack v33 = (v28 * v31) + (v32 * v22);
    const karnopp_masses_pack v34 = (v12 * v20) - v21;
    const karnopp_masses_pack v35 = v30 + (v29 * v34);
    const karnopp_masses_pack v36 = (v28 * v35) + (v34 * v32);
    const karnopp_masses_pack v37 = (v36 * v18) - v12;
    const karnopp_masses_pack v38 = v21 + (v37 * (karnopp_masses_pack_number(prepared, 2U, spacing, 0U) * karnopp_masses_pack_at(&dt[0])));
    const karnopp_masses_pack v39 = (v29 * v38) - v30;
    const karnopp_masses_pack v40 = 0.16666666666666666 * karnopp_masses_pack_at(&dt[0]);
    const karnopp_masses_pack v41 = v40 * (((v11 + (v28 * v39)) + (v32 * v38)) - (2.0 * (v36 + v33)));
    const karnopp_masses_pack v42 = karnopp_masses_pack_select(v25, karnopp_masses_pack_select(v24, karnopp_masses_pack_splat(0.0), v12 + v41), v12);
    *(karnopp_masses_unaligned *)&qd_next[stride] = v42;
    const karnopp_masses_pack v43 = v35 + v31;
    const karnopp_masses_pack v44 = karnopp_masses_pack_select(v25, karnopp_masses_pack_select(v23, karnopp_masses_pack_splat(0.0), v16 - (v40 * (v39 - (v15 + (2.0 * v43))))), v16);
    *(karnopp_masses_unaligned *)&qd_next[0] = v44;
    const karnopp_masses_pack v45 = karnopp_masses_pack_select(v25, karnopp_masses_pack_select(v23, karnopp_masses_pack_at(&q[0]), karnopp_masses_pack_at(&q[0]) + (v40 * ((karnopp_masses_pack_at(&dt[0]) * (v43 + v15)) + (6.0 * v16)))), karnopp_masses_pack_at(&q[0]));
    *(karnopp_masses_unaligned *)&q_next[0] = v45;
    const karnopp_masses_pack v46 = karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[stride])) + (karnopp_masses_pack_abs(v45) + (karnopp_masses_pack_abs(v42) + karnopp_masses_pack_abs(v44)));
    const karnopp_masses_pack v47 = karnopp_masses_pack_select(v24, karnopp_masses_pack_at(&q[stride]), karnopp_masses_pack_at(&q[stride]) - (v40 * ((karnopp_masses_pack_at(&dt[0]) * v33) + (2.0 * (v37 - (v12 + v19))))));
    const karnopp_masses_pack v48 = karnopp_masses_pack_select(v25, v47, karnopp_masses_pack_at(&q[stride]));
    *(karnopp_masses_unaligned *)&q_next[stride] = v48;
    const karnopp_masses_pack v49 = karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[0])) + (karnopp_masses_pack_abs(karnopp_masses_pack_at(&dt[0])) + (karnopp_masses_pack_abs(karnopp_masses_pack_at(&q[stride])) + (v0 + v2)));
    const karnopp_masses_mask v50 = (karnopp_masses_mask)((karnopp_masses_pack_abs(karnopp_masses_pack_at(&tau[0])) + v49) < karnopp_masses_pack_splat(1e+38)) & (karnopp_masses_mask)((karnopp_masses_pack_abs(v48) + v46) < karnopp_masses_pack_splat(1e+38));
    const karnopp_masses_mask v51 = (karnopp_masses_mask)(karnopp_masses_pack_splat(0.0) < karnopp_masses_pack_at(&dt[0])) & v50;
    *(karnopp_masses_unaligned *)&status[0] = v17;
    if (!karnopp_masses_pack_all(v51)) {
        *(karnopp_masses_unaligned *)&q_next[0] = karnopp_masses_pack_select(v51, v45, karnopp_masses_pack_at(&q[0]));
        *(karnopp_masses_unaligned *)&q_next[stride] = karnopp_masses_pack_select(v51, v48, karnopp_masses_pack_at(&q[stride]));
        *(karnopp_masses_unaligned *)&qd_next[0] = karnopp_masses_pack_select(v51, v44, karnopp_masses_pack_at(&qd[0]));
        *(karnopp_masses_unaligned *)&qd_next[stride] = karnopp_masses_pack_select(v51, v42, karnopp_masses_pack_at(&qd[stride]));
        *(karnopp_masses_bytes *)&mode_next[0] = __builtin_convertvector(karnopp_masses_pack_select_whole(v51, v14, karnopp_masses_pack_at_modes(&mode[0])), karnopp_masses_bytes);
        *(karnopp_masses_bytes *)&mode_next[stride] = __builtin_convertvector(karnopp_masses_pack_select_whole(v51, v13, karnopp_masses_pack_at_modes(&mode[stride])), karnopp_masses_bytes);
        *(karnopp_masses_unaligned *)&status[0] = karnopp_masses_pack_select(v51, v17, karnopp_masses_pack_splat(6.0));
    }
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    karnopp_masses_pack_step_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static KARNOPP_MASSES_APART void karnopp_masses_pack_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    karnopp_masses_pack_step_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

KARNOPP_MASSES_INLINE void karnopp_masses_pack_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        karnopp_masses_pack_step_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        karnopp_masses_pack_step_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void karnopp_masses_step_batch(const karnopp_masses_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_step_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        double dt_rest[1U * KARNOPP_MASSES_LANES];
        double q_next_rest[2U * KARNOPP_MASSES_LANES];
        double qd_next_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_next_rest[2U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take(1U, count, first, KARNOPP_MASSES_LANES, dt, dt_rest);
        karnopp_masses_pack_step_block(0U, prepared->k, KARNOPP_MASSES_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, q_next_rest, q_next);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qd_next_rest, qd_next);
        karnopp_masses_pack_give_modes(2U, count, first, KARNOPP_MASSES_LANES, mode_next_rest, mode_next);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

void karnopp_masses_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= KARNOPP_MASSES_LANES) {
        for (size_t next = 0U; next < count; next += KARNOPP_MASSES_LANES) {
            const size_t first = (next < (count - KARNOPP_MASSES_LANES)) ? next : (count - KARNOPP_MASSES_LANES);

            karnopp_masses_pack_step_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * KARNOPP_MASSES_LANES];
        double qd_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_rest[2U * KARNOPP_MASSES_LANES];
        double tau_rest[2U * KARNOPP_MASSES_LANES];
        double dt_rest[1U * KARNOPP_MASSES_LANES];
        double q_next_rest[2U * KARNOPP_MASSES_LANES];
        double qd_next_rest[2U * KARNOPP_MASSES_LANES];
        signed char mode_next_rest[2U * KARNOPP_MASSES_LANES];
        double status_rest[1U * KARNOPP_MASSES_LANES];
        double prepared_rest[47U * KARNOPP_MASSES_LANES];

        karnopp_masses_pack_take(8U, count, first, KARNOPP_MASSES_LANES, &prepared[0U * count], &prepared_rest[0U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(1U, count, first, KARNOPP_MASSES_LANES, &prepared[10U * count], &prepared_rest[10U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(9U, count, first, KARNOPP_MASSES_LANES, &prepared[35U * count], &prepared_rest[35U * KARNOPP_MASSES_LANES]);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, q, q_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, qd, qd_rest);
        karnopp_masses_pack_take_modes(2U, count, first, KARNOPP_MASSES_LANES, mode, mode_rest);
        karnopp_masses_pack_take(2U, count, first, KARNOPP_MASSES_LANES, tau, tau_rest);
        karnopp_masses_pack_take(1U, count, first, KARNOPP_MASSES_LANES, dt, dt_rest);
        karnopp_masses_pack_step_block(KARNOPP_MASSES_LANES, prepared_rest, KARNOPP_MASSES_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, q_next_rest, q_next);
        karnopp_masses_pack_give(2U, count, first, KARNOPP_MASSES_LANES, qd_next_rest, qd_next);
        karnopp_masses_pack_give_modes(2U, count, first, KARNOPP_MASSES_LANES, mode_next_rest, mode_next);
        karnopp_masses_pack_give(1U, count, first, KARNOPP_MASSES_LANES, status_rest, status);
    }
}

#else

typedef int karnopp_masses_has_no_vector_code;

#endif
