/* dupont_screw, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with DUPONT_SCREW_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "dupont_screw.h"

#if defined(DUPONT_SCREW_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define DUPONT_SCREW_BYTES 64
#elif defined(__AVX__)
#define DUPONT_SCREW_BYTES 32
#else
#define DUPONT_SCREW_BYTES 16
#endif
#define DUPONT_SCREW_LANES (DUPONT_SCREW_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define DUPONT_SCREW_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define DUPONT_SCREW_APART __attribute__((noinline, unused))
#endif
#define DUPONT_SCREW_BODY static inline __attribute__((always_inline, unused))
#define DUPONT_SCREW_INLINE static inline __attribute__((unused))

typedef double dupont_screw_pack __attribute__((vector_size(DUPONT_SCREW_BYTES)));
typedef double dupont_screw_unaligned __attribute__((vector_size(DUPONT_SCREW_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t dupont_screw_mask __attribute__((vector_size(DUPONT_SCREW_BYTES)));
typedef signed char dupont_screw_bytes __attribute__((vector_size(DUPONT_SCREW_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short dupont_screw_shorts __attribute__((vector_size(2 * DUPONT_SCREW_BYTES / sizeof(double))));

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_splat(double x)
{
    return x - (dupont_screw_pack){ 0.0 };
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_at(const double *x)
{
    return *(const dupont_screw_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? dupont_screw_pack_splat(prepared[k]) : dupont_screw_pack_at(&prepared[(k * spacing) + ahead]);
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
DUPONT_SCREW_INLINE size_t dupont_screw_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % DUPONT_SCREW_LANES;

    return (((count % DUPONT_SCREW_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static DUPONT_SCREW_APART void dupont_screw_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_at_flags(const bool *x)
{
    const dupont_screw_shorts wide = __builtin_convertvector(*(const dupont_screw_bytes *)x, dupont_screw_shorts);

    return -__builtin_convertvector(wide, dupont_screw_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static DUPONT_SCREW_APART void dupont_screw_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_at_modes(const signed char *x)
{
    const dupont_screw_shorts wide = __builtin_convertvector(*(const dupont_screw_bytes *)x, dupont_screw_shorts);

    return __builtin_convertvector(wide, dupont_screw_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static DUPONT_SCREW_APART void dupont_screw_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_select(dupont_screw_mask condition, dupont_screw_pack x, dupont_screw_pack y)
{
    return (dupont_screw_pack)(((dupont_screw_mask)x & condition) | ((dupont_screw_mask)y & ~condition));
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_abs(dupont_screw_pack x)
{
    return (dupont_screw_pack)((dupont_screw_mask)x & ~(dupont_screw_mask)dupont_screw_pack_splat(-0.0));
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_min(dupont_screw_pack x, dupont_screw_pack y)
{
    return dupont_screw_pack_select((dupont_screw_mask)(x < y), x, y);
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_max(dupont_screw_pack x, dupont_screw_pack y)
{
    return dupont_screw_pack_select((dupont_screw_mask)(x > y), x, y);
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_sign(dupont_screw_pack x)
{
    const dupont_screw_pack one = dupont_screw_pack_splat(1.0);

    return dupont_screw_pack_select((dupont_screw_mask)(x > 0.0), one, dupont_screw_pack_select((dupont_screw_mask)(x < 0.0), -one, x));
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_select_whole(dupont_screw_mask condition, dupont_screw_mask x, dupont_screw_mask y)
{
    return (x & condition) | (y & ~condition);
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_whole(int64_t x)
{
    return x + (dupont_screw_mask){ 0 };
}

DUPONT_SCREW_INLINE bool dupont_screw_pack_all(dupont_screw_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < DUPONT_SCREW_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

DUPONT_SCREW_INLINE dupont_screw_mask dupont_screw_pack_mode_of(dupont_screw_pack x)
{
    return (dupont_screw_mask)(x < 0.0) - (dupont_screw_mask)(x > 0.0);
}

DUPONT_SCREW_INLINE dupont_screw_pack dupont_screw_pack_real_of(dupont_screw_mask mode)
{
    const dupont_screw_mask sign = mode & (dupont_screw_mask)dupont_screw_pack_splat(-0.0);

    return (dupont_screw_pack)(sign | ((dupont_screw_mask)dupont_screw_pack_splat(1.0) & (dupont_screw_mask)(mode != 0)));
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_pattern_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const dupont_screw_pack v0 = context_real[1] * context_real[0];
    const dupont_screw_pack v1 = context_real[0] * context_real[2];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v16), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v18 = dupont_screw_pack_abs(v7);
    const dupont_screw_mask v19 = (dupont_screw_mask)(v17 < v18);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, v17, v18);
    const dupont_screw_mask v21 = (dupont_screw_mask)(v14 < v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v21, v14, v20);
    const dupont_screw_mask v23 = (dupont_screw_mask)(v11 < v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v23, v11, v22);
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 < v24);
    u_out[0] = dupont_screw_pack_select(v25, v4, dupont_screw_pack_select(v23, v9, dupont_screw_pack_select(v21, v12, dupont_screw_pack_select(v19, v15, u[0]))));
    const dupont_screw_pack v26 = polished[0] + dupont_screw_pack_select((dupont_screw_mask)(v18 <= (1e-05 * dupont_screw_pack_max(dupont_screw_pack_abs(u[0]), dupont_screw_pack_abs(v4)))), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const dupont_screw_mask v27 = (dupont_screw_mask)(dupont_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = (dupont_screw_mask)(dupont_screw_pack_select(v25, v6, v24) <= dupont_screw_pack_splat(0.0)) | v27;
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_pattern(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict pattern, const dupont_screw_mask *restrict best, const dupont_screw_mask *restrict flag, const dupont_screw_pack *restrict number, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_mask *restrict pattern_out, dupont_screw_mask *restrict best_out, dupont_screw_mask *restrict flag_out, dupont_screw_pack *restrict number_out, dupont_screw_mask *restrict done)
{
    const dupont_screw_mask v0 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == pattern[0]);
    const dupont_screw_pack v1 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v2 = -(1.0 - v1);
    const dupont_screw_mask v3 = context_boolean[3] | context_boolean[2];
    const dupont_screw_mask v4 = ((v0 & ((dupont_screw_mask)(v2 <= dupont_screw_pack_splat(0.0)) & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v2))) & v3) | (context_boolean[3] & (dupont_screw_mask)(dupont_screw_pack_whole(1) == pattern[0]));
    const dupont_screw_pack v5 = dupont_screw_pack_select(v4, v1, 1.0 + v1);
    const dupont_screw_mask v6 = dupont_screw_pack_select_whole(context_boolean[1] & ((dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v5) & (dupont_screw_mask)(v5 <= dupont_screw_pack_splat(0.0))), dupont_screw_pack_whole(0), dupont_screw_pack_select_whole(context_boolean[2], dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1)));
    pattern_out[0] = dupont_screw_pack_select_whole(v4, dupont_screw_pack_select_whole(context_boolean[2] & v0, dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1)), v6);
    const dupont_screw_pack v7 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v8 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v1 * v7);
    const dupont_screw_pack v9 = 1.0 - (5.0 * v8);
    const dupont_screw_pack v10 = 1.0 - (0.47643979057591623 * v9);
    const dupont_screw_pack v11 = 1.0 + (0.5082956259426847 * v9);
    const dupont_screw_pack v12 = v11 * v10;
    const dupont_screw_mask v13 = (dupont_screw_mask)(v1 <= dupont_screw_pack_splat(1.0));
    const dupont_screw_mask v14 = (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_select(v0, dupont_screw_pack_splat(1.0), dupont_screw_pack_select(v13 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v12), dupont_screw_pack_splat(1.0), dupont_screw_pack_min(v11, v10))));
    const dupont_screw_pack v15 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v7 * dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), context_real[0]));
    const dupont_screw_pack v16 = context_real[1] - (5.0 * v15);
    const dupont_screw_mask v17 = ~v0;
    const dupont_screw_pack v18 = dupont_screw_pack_real_of(pattern[0]);
    dupont_screw_pack v19_u[1] = {dupont_screw_pack_select(v14, number[1], dupont_screw_pack_splat(0.0))};
    dupont_screw_pack v19_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v19_of_context_real[3] = {v18, -v9, v16};
    const dupont_screw_mask v19_of_context_boolean[1] = {v17};
    dupont_screw_mask v19_done = { 0 };
    for (int v19_pass = 0; (v19_pass < 40) && !dupont_screw_pack_all(v19_done); v19_pass++) {
        dupont_screw_pack v19_next_u[1];
        dupont_screw_pack v19_next_polished[1];
        dupont_screw_mask v19_ends;
        dupont_screw_pack_step_pattern_loads(spacing, prepared, v19_u, v19_polished, v19_of_context_real, v19_of_context_boolean, v19_next_u, v19_next_polished, &v19_ends);
        v19_u[0] = dupont_screw_pack_select(v19_done, v19_u[0], v19_next_u[0]);
        v19_polished[0] = dupont_screw_pack_select(v19_done, v19_polished[0], v19_next_polished[0]);
        v19_done |= v19_ends;
    }
    number_out[1] = v19_u[0];
    const dupont_screw_pack v20 = dupont_screw_pack_select(v0, context_real[0], v19_u[0]);
    const dupont_screw_pack v21 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v15 - (v8 * v19_u[0]));
    const dupont_screw_pack v22 = (context_real[1] - (5.0 * v21)) - v20;
    const dupont_screw_pack v23 = 1.6666666666666667 * v22;
    const dupont_screw_pack v24 = 0.41666666666666674 * v22;
    const dupont_screw_pack v25 = v20 + v22;
    const dupont_screw_pack v26 = dupont_screw_pack_select(v0, dupont_screw_pack_min(dupont_screw_pack_max(v24, v23) - v25, v25 - dupont_screw_pack_min(v24, v23)), v18 * v21);
    const dupont_screw_pack v27 = v18 * (v16 - (v9 * v19_u[0]));
    const dupont_screw_pack v28 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v27), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v18 * v27));
    const dupont_screw_pack v29 = dupont_screw_pack_max(dupont_screw_pack_abs(v19_u[0]), dupont_screw_pack_abs(v28));
    const dupont_screw_pack v30 = dupont_screw_pack_abs(v19_u[0] - v28);
    const dupont_screw_mask v31 = v19_done & (dupont_screw_mask)(v30 <= (v29 * dupont_screw_pack_select((dupont_screw_mask)(v29 < (1.0000000009313226 * v29)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_mask v32 = v31 & (context_boolean[0] | ((v0 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v26)) | (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v26)));
    const dupont_screw_mask v33 = ~flag[1];
    const dupont_screw_mask v34 = context_boolean[0] | (dupont_screw_mask)(((-1e-12) * dupont_screw_pack_max(dupont_screw_pack_abs(context_real[0]), dupont_screw_pack_abs(v20))) <= dupont_screw_pack_select(v0, v26, 55.0 * v26));
    const dupont_screw_mask v35 = v31 & v34;
    const dupont_screw_mask v36 = ((~flag[2]) & (v33 & v35)) | (v33 & v32);
    best_out[0] = dupont_screw_pack_select_whole(v36, pattern[0], best[0]);
    flag_out[0] = flag[0];
    const dupont_screw_mask v37 = flag[1] | v32;
    flag_out[1] = v37;
    flag_out[2] = flag[2] | v35;
    const dupont_screw_mask v38 = flag[3] | (flag[1] & v32);
    flag_out[3] = v38;
    const dupont_screw_mask v39 = ~v31;
    const dupont_screw_mask v40 = v17 & (dupont_screw_mask)(v12 < dupont_screw_pack_splat(0.0));
    const dupont_screw_mask v41 = v13 & v40;
    flag_out[4] = flag[4] | (v39 & (~((dupont_screw_mask)((1e-05 * v29) < v30) & (v41 & v39))));
    flag_out[5] = dupont_screw_pack_select_whole(v36, v14, flag[5]);
    flag_out[6] = dupont_screw_pack_select_whole(v36, v40 & (v41 & v31), flag[6]);
    number_out[0] = dupont_screw_pack_select(v36, v21, number[0]);
    number_out[2] = dupont_screw_pack_select(v36, dupont_screw_pack_splat(0.0), number[2]);
    const dupont_screw_mask v42 = ~(v4 | (dupont_screw_mask)(v5 <= dupont_screw_pack_select(v3, dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0))));
    *done = ((~v37) & v42) | (v37 & (v38 | (v42 | (v0 | (~v4)))));
}

static DUPONT_SCREW_APART void dupont_screw_pack_stage_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const dupont_screw_pack v0 = context_real[1] * context_real[0];
    const dupont_screw_pack v1 = context_real[0] * context_real[2];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v16), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v18 = dupont_screw_pack_abs(v7);
    const dupont_screw_mask v19 = (dupont_screw_mask)(v17 < v18);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, v17, v18);
    const dupont_screw_mask v21 = (dupont_screw_mask)(v14 < v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v21, v14, v20);
    const dupont_screw_mask v23 = (dupont_screw_mask)(v11 < v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v23, v11, v22);
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 < v24);
    u_out[0] = dupont_screw_pack_select(v25, v4, dupont_screw_pack_select(v23, v9, dupont_screw_pack_select(v21, v12, dupont_screw_pack_select(v19, v15, u[0]))));
    const dupont_screw_pack v26 = polished[0] + dupont_screw_pack_select((dupont_screw_mask)(v18 <= (1e-05 * dupont_screw_pack_max(dupont_screw_pack_abs(u[0]), dupont_screw_pack_abs(v4)))), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const dupont_screw_mask v27 = (dupont_screw_mask)(dupont_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = (dupont_screw_mask)(dupont_screw_pack_select(v25, v6, v24) <= dupont_screw_pack_splat(0.0)) | v27;
}

DUPONT_SCREW_BODY void dupont_screw_pack_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    (void)stride;
    const dupont_screw_pack v0 = dupont_screw_pack_at(&tau[0]) - dupont_screw_pack_number(prepared, 0U, spacing, 0U);
    const dupont_screw_pack v1 = dupont_screw_pack_at(&tau[0]) - v0;
    const dupont_screw_pack v2 = dupont_screw_pack_abs(v1 + (0.9090909090909091 * v0));
    const dupont_screw_pack v3 = 1.6923076923076927 * v2;
    const dupont_screw_pack v4 = dupont_screw_pack_min(v3, v3);
    const dupont_screw_pack v5 = 0.6666666666666667 * v2;
    const dupont_screw_pack v6 = dupont_screw_pack_min(v4, v5 + (0.6060606060606061 * v4));
    const dupont_screw_pack v7 = 0.01818181818181818 * v0;
    const dupont_screw_pack v8 = dupont_screw_pack_abs(v7);
    const dupont_screw_pack v9 = 1e-08 * v8;
    const dupont_screw_pack v10 = 1.6666666666666667 * v1;
    const dupont_screw_pack v11 = 0.41666666666666674 * v1;
    const dupont_screw_pack v12 = dupont_screw_pack_abs(dupont_screw_pack_at(&qd[0]));
    const dupont_screw_mask v13 = (dupont_screw_mask)(dupont_screw_pack_splat(0.0) == v12) | (dupont_screw_mask)(v12 < ((0.00909090909090909 * dupont_screw_pack_at(&dt[0])) * (dupont_screw_pack_max(v11, v10) - dupont_screw_pack_min(v11, v10))));
    const dupont_screw_mask v14 = v13 & (dupont_screw_mask)(v8 <= (v9 + (0.018183636363636364 * dupont_screw_pack_min(v6, v5 + (0.6060606060606061 * v6)))));
    const dupont_screw_pack v15 = -v9;
    const dupont_screw_mask v16 = dupont_screw_pack_mode_of(dupont_screw_pack_at(&qd[0]));
    const dupont_screw_mask v17 = dupont_screw_pack_select_whole(v13, (dupont_screw_mask)(v15 < v7), (dupont_screw_mask)(dupont_screw_pack_whole(1) == v16));
    const dupont_screw_mask v18 = dupont_screw_pack_select_whole(v14, dupont_screw_pack_whole(0), dupont_screw_pack_select_whole(v17, dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1)));
    dupont_screw_mask v19_pattern[1] = {v18};
    dupont_screw_mask v19_best[1] = {v18};
    dupont_screw_mask v19_flag[7] = {dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(-1), dupont_screw_pack_whole(0)};
    dupont_screw_pack v19_number[3] = {dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v19_of_context_real[3] = {v0, dupont_screw_pack_at(&tau[0]), dupont_screw_pack_at(&qd[0])};
    const dupont_screw_mask v19_of_context_boolean[4] = {~v13, v14, v17, dupont_screw_pack_select_whole(v13, (dupont_screw_mask)(v15 < (-v7)), (dupont_screw_mask)(dupont_screw_pack_whole(-1) == v16))};
    dupont_screw_mask v19_done = { 0 };
    for (int v19_pass = 0; (v19_pass < 6) && !dupont_screw_pack_all(v19_done); v19_pass++) {
        dupont_screw_mask v19_next_pattern[1];
        dupont_screw_mask v19_next_best[1];
        dupont_screw_mask v19_next_flag[7];
        dupont_screw_pack v19_next_number[3];
        dupont_screw_mask v19_ends;
        dupont_screw_pack_step_pattern(spacing, prepared, v19_pattern, v19_best, v19_flag, v19_number, v19_of_context_real, v19_of_context_boolean, v19_next_pattern, v19_next_best, v19_next_flag, v19_next_number, &v19_ends);
        v19_pattern[0] = dupont_screw_pack_select_whole(v19_done, v19_pattern[0], v19_next_pattern[0]);
        v19_best[0] = dupont_screw_pack_select_whole(v19_done, v19_best[0], v19_next_best[0]);
        v19_flag[0] = dupont_screw_pack_select_whole(v19_done, v19_flag[0], v19_next_flag[0]);
        v19_flag[1] = dupont_screw_pack_select_whole(v19_done, v19_flag[1], v19_next_flag[1]);
        v19_flag[2] = dupont_screw_pack_select_whole(v19_done, v19_flag[2], v19_next_flag[2]);
        v19_flag[3] = dupont_screw_pack_select_whole(v19_done, v19_flag[3], v19_next_flag[3]);
        v19_flag[4] = dupont_screw_pack_select_whole(v19_done, v19_flag[4], v19_next_flag[4]);
        v19_flag[5] = dupont_screw_pack_select_whole(v19_done, v19_flag[5], v19_next_flag[5]);
        v19_flag[6] = dupont_screw_pack_select_whole(v19_done, v19_flag[6], v19_next_flag[6]);
        v19_number[0] = dupont_screw_pack_select(v19_done, v19_number[0], v19_next_number[0]);
        v19_number[1] = dupont_screw_pack_select(v19_done, v19_number[1], v19_next_number[1]);
        v19_number[2] = dupont_screw_pack_select(v19_done, v19_number[2], v19_next_number[2]);
        v19_done |= v19_ends;
    }
    const dupont_screw_mask v20 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == v19_best[0]);
    const dupont_screw_pack v21 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v22 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), v0) * v21);
    const dupont_screw_pack v23 = dupont_screw_pack_at(&tau[0]) - (5.0 * v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), v21 * dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0)));
    const dupont_screw_pack v25 = 1.0 - (5.0 * v24);
    const dupont_screw_pack v26 = -v25;
    const dupont_screw_mask v27 = ~v20;
    const dupont_screw_pack v28 = dupont_screw_pack_real_of(v19_best[0]);
    dupont_screw_pack v29_u[1] = {v19_number[1]};
    dupont_screw_pack v29_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v29_of_context_real[3] = {v28, v26, v23};
    const dupont_screw_mask v29_of_context_boolean[1] = {v27};
    dupont_screw_mask v29_done = { 0 };
    for (int v29_pass = 0; (v29_pass < 40) && !dupont_screw_pack_all(v29_done); v29_pass++) {
        dupont_screw_pack v29_next_u[1];
        dupont_screw_pack v29_next_polished[1];
        dupont_screw_mask v29_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v29_u, v29_polished, v29_of_context_real, v29_of_context_boolean, v29_next_u, v29_next_polished, &v29_ends);
        v29_u[0] = dupont_screw_pack_select(v29_done, v29_u[0], v29_next_u[0]);
        v29_polished[0] = dupont_screw_pack_select(v29_done, v29_polished[0], v29_next_polished[0]);
        v29_done |= v29_ends;
    }
    dupont_screw_pack v30_u[1] = {v29_u[0]};
    dupont_screw_pack v30_polished[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v30_done = { 0 };
    for (int v30_pass = 0; (v30_pass < 40) && !dupont_screw_pack_all(v30_done); v30_pass++) {
        dupont_screw_pack v30_next_u[1];
        dupont_screw_pack v30_next_polished[1];
        dupont_screw_mask v30_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v30_u, v30_polished, v29_of_context_real, v29_of_context_boolean, v30_next_u, v30_next_polished, &v30_ends);
        v30_u[0] = dupont_screw_pack_select(v30_done, v30_u[0], v30_next_u[0]);
        v30_polished[0] = dupont_screw_pack_select(v30_done, v30_polished[0], v30_next_polished[0]);
        v30_done |= v30_ends;
    }
    const dupont_screw_pack v31 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), v22 - (v24 * v29_u[0])) + dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), v22 - (v24 * v30_u[0]));
    dupont_screw_pack v32_u[1] = {v30_u[0]};
    dupont_screw_pack v32_polished[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v32_done = { 0 };
    for (int v32_pass = 0; (v32_pass < 40) && !dupont_screw_pack_all(v32_done); v32_pass++) {
        dupont_screw_pack v32_next_u[1];
        dupont_screw_pack v32_next_polished[1];
        dupont_screw_mask v32_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v32_u, v32_polished, v29_of_context_real, v29_of_context_boolean, v32_next_u, v32_next_polished, &v32_ends);
        v32_u[0] = dupont_screw_pack_select(v32_done, v32_u[0], v32_next_u[0]);
        v32_polished[0] = dupont_screw_pack_select(v32_done, v32_polished[0], v32_next_polished[0]);
        v32_done |= v32_ends;
    }
    const dupont_screw_pack v33 = 0.16666666666666666 * dupont_screw_pack_at(&dt[0]);
    const dupont_screw_pack v34 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), dupont_screw_pack_at(&qd[0]) + v19_number[2]);
    const dupont_screw_pack v35 = v34 + (((v19_number[0] + dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), v22 - (v24 * v32_u[0]))) + (2.0 * v31)) * v33);
    const dupont_screw_pack v36 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), v35);
    const dupont_screw_pack v37 = dupont_screw_pack_abs(dupont_screw_pack_at(&q[0])) + (dupont_screw_pack_abs(dupont_screw_pack_at(&dt[0])) + (dupont_screw_pack_abs(dupont_screw_pack_at(&tau[0])) + (v12 + dupont_screw_pack_abs(v36))));
    const dupont_screw_pack v38 = dupont_screw_pack_select(v20, dupont_screw_pack_at(&q[0]), dupont_screw_pack_at(&q[0]) + (v33 * ((6.0 * v34) + (dupont_screw_pack_at(&dt[0]) * (v19_number[0] + v31)))));
    const dupont_screw_mask v39 = (dupont_screw_mask)((dupont_screw_pack_abs(v38) + v37) < dupont_screw_pack_splat(1e+38)) & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_at(&dt[0]));
    *(dupont_screw_unaligned *)&q_next[0] = dupont_screw_pack_select(v39, v38, dupont_screw_pack_at(&q[0]));
    *(dupont_screw_unaligned *)&qd_next[0] = dupont_screw_pack_select(v39, v36, dupont_screw_pack_at(&qd[0]));
    *(dupont_screw_bytes *)&mode_next[0] = __builtin_convertvector(dupont_screw_pack_select_whole(v39, v19_best[0], dupont_screw_pack_at_modes(&mode[0])), dupont_screw_bytes);
    const dupont_screw_pack v40 = v28 * v25;
    const dupont_screw_pack v41 = v28 * v23;
    const dupont_screw_pack v42 = (v30_u[0] * v40) - v41;
    const dupont_screw_pack v43 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v42)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v28 * v42)));
    const dupont_screw_pack v44 = dupont_screw_pack_max(dupont_screw_pack_abs(v30_u[0]), dupont_screw_pack_abs(v43));
    const dupont_screw_mask v45 = v30_done & (dupont_screw_mask)(dupont_screw_pack_abs(v30_u[0] - v43) <= (v44 * dupont_screw_pack_select((dupont_screw_mask)(v44 < (1.0000000009313226 * v44)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_pack v46 = (v29_u[0] * v40) - v41;
    const dupont_screw_pack v47 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v46)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v28 * v46)));
    const dupont_screw_pack v48 = dupont_screw_pack_max(dupont_screw_pack_abs(v29_u[0]), dupont_screw_pack_abs(v47));
    const dupont_screw_mask v49 = (dupont_screw_mask)(dupont_screw_pack_abs(v29_u[0] - v47) <= (v48 * dupont_screw_pack_select((dupont_screw_mask)(v48 < (1.0000000009313226 * v48)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v29_done;
    const dupont_screw_pack v50 = (v32_u[0] * v40) - v41;
    const dupont_screw_pack v51 = dupont_screw_pack_select(v20, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v50)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v28 * v50)));
    const dupont_screw_pack v52 = dupont_screw_pack_max(dupont_screw_pack_abs(v51), dupont_screw_pack_abs(v32_u[0]));
    const dupont_screw_mask v53 = (dupont_screw_mask)(dupont_screw_pack_abs(v32_u[0] - v51) <= (v52 * dupont_screw_pack_select((dupont_screw_mask)(v52 < (1.0000000009313226 * v52)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v32_done;
    const dupont_screw_pack v54 = dupont_screw_pack_select(v19_done, dupont_screw_pack_select(v19_flag[2] | v19_flag[1], dupont_screw_pack_select(v19_flag[6], dupont_screw_pack_splat(4.0), dupont_screw_pack_select(v19_flag[3], dupont_screw_pack_splat(1.0), dupont_screw_pack_select(v19_flag[5], dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(3.0)))), dupont_screw_pack_select(v19_flag[4], dupont_screw_pack_splat(5.0), dupont_screw_pack_splat(2.0))), dupont_screw_pack_splat(5.0));
    const dupont_screw_pack v55 = dupont_screw_pack_select((dupont_screw_mask)((dupont_screw_pack_abs(v0) + dupont_screw_pack_abs(v19_number[0])) < dupont_screw_pack_splat(1e+38)), v54, dupont_screw_pack_splat(6.0));
    *(dupont_screw_unaligned *)&status[0] = dupont_screw_pack_select(v39, dupont_screw_pack_select(v53 & (v49 & v45), v55, dupont_screw_pack_max(dupont_screw_pack_splat(5.0), v55)), dupont_screw_pack_splat(6.0));
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    dupont_screw_pack_step_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_step_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        dupont_screw_pack_step_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        dupont_screw_pack_step_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void dupont_screw_step_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_step_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double dt_rest[1U * DUPONT_SCREW_LANES];
        double q_next_rest[1U * DUPONT_SCREW_LANES];
        double qd_next_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_next_rest[1U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, dt, dt_rest);
        dupont_screw_pack_step_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, q_next_rest, q_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qd_next_rest, qd_next);
        dupont_screw_pack_give_modes(1U, count, first, DUPONT_SCREW_LANES, mode_next_rest, mode_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

void dupont_screw_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_step_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double dt_rest[1U * DUPONT_SCREW_LANES];
        double q_next_rest[1U * DUPONT_SCREW_LANES];
        double qd_next_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_next_rest[1U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];
        double prepared_rest[4U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, &prepared[0U * count], &prepared_rest[0U * DUPONT_SCREW_LANES]);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, dt, dt_rest);
        dupont_screw_pack_step_block(DUPONT_SCREW_LANES, prepared_rest, DUPONT_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, q_next_rest, q_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qd_next_rest, qd_next);
        dupont_screw_pack_give_modes(1U, count, first, DUPONT_SCREW_LANES, mode_next_rest, mode_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_pattern_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const dupont_screw_pack v0 = context_real[1] * context_real[0];
    const dupont_screw_pack v1 = context_real[0] * context_real[2];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v16), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v18 = dupont_screw_pack_abs(v7);
    const dupont_screw_mask v19 = (dupont_screw_mask)(v17 < v18);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, v17, v18);
    const dupont_screw_mask v21 = (dupont_screw_mask)(v14 < v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v21, v14, v20);
    const dupont_screw_mask v23 = (dupont_screw_mask)(v11 < v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v23, v11, v22);
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 < v24);
    u_out[0] = dupont_screw_pack_select(v25, v4, dupont_screw_pack_select(v23, v9, dupont_screw_pack_select(v21, v12, dupont_screw_pack_select(v19, v15, u[0]))));
    const dupont_screw_pack v26 = polished[0] + dupont_screw_pack_select((dupont_screw_mask)(v18 <= (1e-05 * dupont_screw_pack_max(dupont_screw_pack_abs(u[0]), dupont_screw_pack_abs(v4)))), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const dupont_screw_mask v27 = (dupont_screw_mask)(dupont_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = (dupont_screw_mask)(dupont_screw_pack_select(v25, v6, v24) <= dupont_screw_pack_splat(0.0)) | v27;
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_pattern(size_t spacing, const double *restrict prepared, const dupont_screw_mask *restrict pattern, const dupont_screw_mask *restrict best, const dupont_screw_mask *restrict flag, const dupont_screw_pack *restrict number, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, const dupont_screw_mask *restrict context_mode, dupont_screw_mask *restrict pattern_out, dupont_screw_mask *restrict best_out, dupont_screw_mask *restrict flag_out, dupont_screw_pack *restrict number_out, dupont_screw_mask *restrict done)
{
    const dupont_screw_mask v0 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == pattern[0]);
    const dupont_screw_pack v1 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v2 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v3 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v2 * v1);
    const dupont_screw_pack v4 = 1.0 - (5.0 * v3);
    const dupont_screw_pack v5 = 1.0 - (0.47643979057591623 * v4);
    const dupont_screw_pack v6 = 1.0 + (0.5082956259426847 * v4);
    const dupont_screw_pack v7 = v6 * v5;
    const dupont_screw_mask v8 = (dupont_screw_mask)(v2 <= dupont_screw_pack_splat(1.0));
    const dupont_screw_mask v9 = (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_select(v0, dupont_screw_pack_splat(1.0), dupont_screw_pack_select(v8 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v7), dupont_screw_pack_splat(1.0), dupont_screw_pack_min(v6, v5))));
    const dupont_screw_pack v10 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v1 * dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), context_real[0]));
    const dupont_screw_pack v11 = context_real[1] - (5.0 * v10);
    const dupont_screw_mask v12 = ~v0;
    const dupont_screw_pack v13 = dupont_screw_pack_real_of(pattern[0]);
    dupont_screw_pack v14_u[1] = {dupont_screw_pack_select(v9, number[1], dupont_screw_pack_splat(0.0))};
    dupont_screw_pack v14_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v14_of_context_real[3] = {v13, -v4, v11};
    const dupont_screw_mask v14_of_context_boolean[1] = {v12};
    dupont_screw_mask v14_done = { 0 };
    for (int v14_pass = 0; (v14_pass < 40) && !dupont_screw_pack_all(v14_done); v14_pass++) {
        dupont_screw_pack v14_next_u[1];
        dupont_screw_pack v14_next_polished[1];
        dupont_screw_mask v14_ends;
        dupont_screw_pack_interpolated_pattern_loads(spacing, prepared, v14_u, v14_polished, v14_of_context_real, v14_of_context_boolean, v14_next_u, v14_next_polished, &v14_ends);
        v14_u[0] = dupont_screw_pack_select(v14_done, v14_u[0], v14_next_u[0]);
        v14_polished[0] = dupont_screw_pack_select(v14_done, v14_polished[0], v14_next_polished[0]);
        v14_done |= v14_ends;
    }
    number_out[1] = v14_u[0];
    const dupont_screw_pack v15 = dupont_screw_pack_select(v0, context_real[0], v14_u[0]);
    const dupont_screw_pack v16 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), v10 - (v3 * v14_u[0]));
    const dupont_screw_pack v17 = (context_real[1] - (5.0 * v16)) - v15;
    const dupont_screw_pack v18 = 1.6666666666666667 * v17;
    const dupont_screw_pack v19 = 0.41666666666666674 * v17;
    const dupont_screw_pack v20 = v15 + v17;
    const dupont_screw_pack v21 = dupont_screw_pack_select(v0, dupont_screw_pack_min(dupont_screw_pack_max(v19, v18) - v20, v20 - dupont_screw_pack_min(v19, v18)), v13 * v16);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v0, v21, 55.0 * v21);
    const dupont_screw_pack v23 = dupont_screw_pack_max(dupont_screw_pack_abs(context_real[0]), dupont_screw_pack_abs(v15));
    const dupont_screw_mask v24 = ~flag[0];
    const dupont_screw_mask v25 = context_boolean[1] & v24;
    const dupont_screw_mask v26 = ((v0 & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v21)) | (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v21)) | (v25 & (dupont_screw_mask)(((-1e-06) * v23) <= v22));
    const dupont_screw_pack v27 = v13 * (v11 - (v4 * v14_u[0]));
    const dupont_screw_pack v28 = dupont_screw_pack_select(v0, dupont_screw_pack_splat(0.0), dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v27), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v13 * v27));
    const dupont_screw_pack v29 = dupont_screw_pack_max(dupont_screw_pack_abs(v14_u[0]), dupont_screw_pack_abs(v28));
    const dupont_screw_pack v30 = dupont_screw_pack_abs(v14_u[0] - v28);
    const dupont_screw_mask v31 = v14_done & (dupont_screw_mask)(v30 <= (v29 * dupont_screw_pack_select((dupont_screw_mask)(v29 < (1.0000000009313226 * v29)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_mask v32 = v31 & (context_boolean[0] | v26);
    const dupont_screw_mask v33 = flag[1] | v32;
    flag_out[1] = v33;
    const dupont_screw_mask v34 = dupont_screw_pack_select_whole(v25, (dupont_screw_mask)(dupont_screw_pack_whole(1) == context_mode[1]), context_boolean[3]);
    const dupont_screw_mask v35 = dupont_screw_pack_select_whole(v25, (dupont_screw_mask)(dupont_screw_pack_whole(-1) == context_mode[1]), context_boolean[4]);
    const dupont_screw_mask v36 = v35 | v34;
    const dupont_screw_pack v37 = -(1.0 - v2);
    const dupont_screw_mask v38 = (v35 & (dupont_screw_mask)(dupont_screw_pack_whole(1) == pattern[0])) | ((v0 & ((dupont_screw_mask)(v37 <= dupont_screw_pack_splat(0.0)) & (dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v37))) & v36);
    const dupont_screw_pack v39 = dupont_screw_pack_select(v38, v2, 1.0 + v2);
    const dupont_screw_mask v40 = ~(v38 | (dupont_screw_mask)(v39 <= dupont_screw_pack_select(v36, dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0))));
    const dupont_screw_mask v41 = v40 & (~v33);
    const dupont_screw_mask v42 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v24 & v41));
    const dupont_screw_mask v43 = dupont_screw_pack_select_whole(((dupont_screw_mask)(dupont_screw_pack_splat(0.0) <= v39) & (dupont_screw_mask)(v39 <= dupont_screw_pack_splat(0.0))) & (context_boolean[2] & (~v25)), dupont_screw_pack_whole(0), dupont_screw_pack_select_whole(v34, dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1)));
    pattern_out[0] = dupont_screw_pack_select_whole(v42, dupont_screw_pack_select_whole(context_boolean[2], dupont_screw_pack_whole(0), dupont_screw_pack_select_whole(context_boolean[3], dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1))), dupont_screw_pack_select_whole(v38, dupont_screw_pack_select_whole(v0 & v34, dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1)), v43));
    const dupont_screw_mask v44 = ~flag[1];
    const dupont_screw_mask v45 = v31 & (context_boolean[0] | (dupont_screw_mask)(((-1e-12) * v23) <= v22));
    const dupont_screw_mask v46 = ((~flag[2]) & (v44 & v45)) | (v44 & v32);
    best_out[0] = dupont_screw_pack_select_whole(v46, pattern[0], best[0]);
    flag_out[0] = flag[0] | v42;
    flag_out[2] = flag[2] | v45;
    const dupont_screw_mask v47 = flag[3] | (flag[1] & v32);
    flag_out[3] = v47;
    const dupont_screw_mask v48 = ~v31;
    const dupont_screw_mask v49 = v12 & (dupont_screw_mask)(v7 < dupont_screw_pack_splat(0.0));
    const dupont_screw_mask v50 = v8 & v49;
    flag_out[4] = flag[4] | (v48 & (~((dupont_screw_mask)((1e-05 * v29) < v30) & (v50 & v48))));
    flag_out[5] = dupont_screw_pack_select_whole(v46, v9, flag[5]);
    flag_out[6] = dupont_screw_pack_select_whole(v46, v49 & (v50 & v31), flag[6]);
    number_out[0] = dupont_screw_pack_select(v46, v16, number[0]);
    *done = (v33 & ((v40 | (v0 | (~v38))) | v47)) | (v41 & (~v42));
}

static DUPONT_SCREW_APART void dupont_screw_pack_margin_loads(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict u, const dupont_screw_pack *restrict polished, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_boolean, dupont_screw_pack *restrict u_out, dupont_screw_pack *restrict polished_out, dupont_screw_mask *restrict done)
{
    (void)spacing;
    (void)prepared;
    const dupont_screw_pack v0 = context_real[1] * context_real[0];
    const dupont_screw_pack v1 = context_real[0] * context_real[2];
    const dupont_screw_pack v2 = v1 + (u[0] * v0);
    const dupont_screw_pack v3 = context_real[0] * dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v2), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623));
    const dupont_screw_pack v4 = dupont_screw_pack_select(context_boolean[0], v2 * v3, dupont_screw_pack_splat(0.0));
    const dupont_screw_pack v5 = v1 + (v0 * v4);
    const dupont_screw_pack v6 = dupont_screw_pack_abs(v4 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v5), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v5), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v7 = u[0] - v4;
    const dupont_screw_pack v8 = v7 / (1.0 - dupont_screw_pack_select(context_boolean[0], v0 * v3, dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v9 = u[0] - (0.125 * v8);
    const dupont_screw_pack v10 = v1 + (v0 * v9);
    const dupont_screw_pack v11 = dupont_screw_pack_abs(v9 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v10), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v10), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v12 = u[0] - (0.5 * v8);
    const dupont_screw_pack v13 = v1 + (v0 * v12);
    const dupont_screw_pack v14 = dupont_screw_pack_abs(v12 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v13), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v13), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v15 = u[0] - v8;
    const dupont_screw_pack v16 = v1 + (v0 * v15);
    const dupont_screw_pack v17 = dupont_screw_pack_abs(v15 - dupont_screw_pack_select(context_boolean[0], dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < v16), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (context_real[0] * v16), dupont_screw_pack_splat(0.0)));
    const dupont_screw_pack v18 = dupont_screw_pack_abs(v7);
    const dupont_screw_mask v19 = (dupont_screw_mask)(v17 < v18);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, v17, v18);
    const dupont_screw_mask v21 = (dupont_screw_mask)(v14 < v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v21, v14, v20);
    const dupont_screw_mask v23 = (dupont_screw_mask)(v11 < v22);
    const dupont_screw_pack v24 = dupont_screw_pack_select(v23, v11, v22);
    const dupont_screw_mask v25 = (dupont_screw_mask)(v6 < v24);
    u_out[0] = dupont_screw_pack_select(v25, v4, dupont_screw_pack_select(v23, v9, dupont_screw_pack_select(v21, v12, dupont_screw_pack_select(v19, v15, u[0]))));
    const dupont_screw_pack v26 = polished[0] + dupont_screw_pack_select((dupont_screw_mask)(v18 <= (1e-05 * dupont_screw_pack_max(dupont_screw_pack_abs(u[0]), dupont_screw_pack_abs(v4)))), dupont_screw_pack_splat(1.0), dupont_screw_pack_splat(0.0));
    polished_out[0] = v26;
    const dupont_screw_mask v27 = (dupont_screw_mask)(dupont_screw_pack_splat(12.0) <= v26) | (~(v25 | (v23 | (v19 | v21))));
    *done = (dupont_screw_mask)(dupont_screw_pack_select(v25, v6, v24) <= dupont_screw_pack_splat(0.0)) | v27;
}

DUPONT_SCREW_BODY void dupont_screw_pack_interpolated_breakaways_body(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean, dupont_screw_mask *restrict result_mode)
{
    const dupont_screw_pack v0 = context_real[1] - dupont_screw_pack_number(prepared, 0U, spacing, 0U);
    const dupont_screw_mask v1 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == context_mode[0]);
    const dupont_screw_pack v2 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v3 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v2 * dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v0));
    const dupont_screw_pack v4 = dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0)) * v2);
    dupont_screw_pack v5_u[1] = {context_real[3]};
    dupont_screw_pack v5_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v5_of_context_real[3] = {dupont_screw_pack_real_of(context_mode[0]), (5.0 * v4) - 1.0, context_real[1] - (5.0 * v3)};
    const dupont_screw_mask v5_of_context_boolean[1] = {~v1};
    dupont_screw_mask v5_done = { 0 };
    for (int v5_pass = 0; (v5_pass < 40) && !dupont_screw_pack_all(v5_done); v5_pass++) {
        dupont_screw_pack v5_next_u[1];
        dupont_screw_pack v5_next_polished[1];
        dupont_screw_mask v5_ends;
        dupont_screw_pack_margin_loads(spacing, prepared, v5_u, v5_polished, v5_of_context_real, v5_of_context_boolean, v5_next_u, v5_next_polished, &v5_ends);
        v5_u[0] = dupont_screw_pack_select(v5_done, v5_u[0], v5_next_u[0]);
        v5_polished[0] = dupont_screw_pack_select(v5_done, v5_polished[0], v5_next_polished[0]);
        v5_done |= v5_ends;
    }
    const dupont_screw_pack v6 = (context_real[1] - v0) - (5.0 * dupont_screw_pack_select(v1, dupont_screw_pack_splat(0.0), v3 - (v4 * v5_u[0])));
    const dupont_screw_pack v7 = 1.6666666666666667 * v6;
    const dupont_screw_pack v8 = 0.41666666666666674 * v6;
    const dupont_screw_pack v9 = v0 + v6;
    const dupont_screw_pack v10 = v9 - dupont_screw_pack_min(v8, v7);
    const dupont_screw_pack v11 = dupont_screw_pack_max(v8, v7) - v9;
    const dupont_screw_pack v12 = dupont_screw_pack_min(v11, v10);
    const dupont_screw_pack v13 = (context_real[1] - context_real[0]) - (5.0 * context_real[2]);
    const dupont_screw_pack v14 = 1.6666666666666667 * v13;
    const dupont_screw_pack v15 = 0.41666666666666674 * v13;
    const dupont_screw_pack v16 = context_real[0] + v13;
    const dupont_screw_pack v17 = dupont_screw_pack_max(dupont_screw_pack_splat(0.0), dupont_screw_pack_min(v16 - dupont_screw_pack_min(v15, v14), dupont_screw_pack_max(v15, v14) - v16));
    const dupont_screw_mask v18 = v1 & (dupont_screw_mask)(v12 < dupont_screw_pack_splat(0.0));
    result_boolean[0] = v18;
    result_real[0] = dupont_screw_pack_select(v18, v17 / dupont_screw_pack_select(v18, dupont_screw_pack_select(v18, v17 - v12, dupont_screw_pack_splat(1.0)), dupont_screw_pack_splat(1.0)), dupont_screw_pack_splat(1.0));
    result_mode[0] = dupont_screw_pack_mode_of(v10 - v11);
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_breakaways_same(const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean, dupont_screw_mask *restrict result_mode)
{
    dupont_screw_pack_interpolated_breakaways_body(0U, prepared, context_real, context_mode, result_real, result_boolean, result_mode);
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_breakaways_each(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean, dupont_screw_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_interpolated_breakaways_body(spacing, prepared, context_real, context_mode, result_real, result_boolean, result_mode);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_interpolated_breakaways(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict context_real, const dupont_screw_mask *restrict context_mode, dupont_screw_pack *restrict result_real, dupont_screw_mask *restrict result_boolean, dupont_screw_mask *restrict result_mode)
{
    if (spacing == 0U) {
        dupont_screw_pack_interpolated_breakaways_same(prepared, context_real, context_mode, result_real, result_boolean, result_mode);
    } else {
        dupont_screw_pack_interpolated_breakaways_each(spacing, prepared, context_real, context_mode, result_real, result_boolean, result_mode);
    }
}

DUPONT_SCREW_BODY void dupont_screw_pack_interpolated_part_body(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict crossing, const dupont_screw_mask *restrict forced, const dupont_screw_mask *restrict heading, dupont_screw_pack past, dupont_screw_pack trial, dupont_screw_pack passes, dupont_screw_pack worst, dupont_screw_pack dt, const dupont_screw_pack *restrict tau, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict crossing_out, dupont_screw_mask *restrict forced_out, dupont_screw_mask *restrict heading_out, dupont_screw_pack *restrict past_out, dupont_screw_pack *restrict trial_out, dupont_screw_pack *restrict passes_out, dupont_screw_pack *restrict worst_out, dupont_screw_mask *restrict done)
{
    (void)mode;
    const dupont_screw_pack v0 = tau[0] - dupont_screw_pack_number(prepared, 0U, spacing, 0U);
    const dupont_screw_mask v1 = (dupont_screw_mask)(dupont_screw_pack_splat(0.0) == qd[0]);
    const dupont_screw_pack v2 = 0.01818181818181818 * v0;
    const dupont_screw_pack v3 = dupont_screw_pack_abs(v2);
    const dupont_screw_pack v4 = 1e-08 * v3;
    const dupont_screw_pack v5 = dupont_screw_pack_abs(tau[0] - (0.09090909090909094 * v0));
    const dupont_screw_pack v6 = 0.6666666666666667 * v5;
    const dupont_screw_pack v7 = -v4;
    const dupont_screw_mask v8 = dupont_screw_pack_mode_of(qd[0]);
    const dupont_screw_mask v9 = ~v1;
    const dupont_screw_pack v10 = 1.6923076923076927 * v5;
    const dupont_screw_pack v11 = dupont_screw_pack_min(v10, v10);
    const dupont_screw_pack v12 = dupont_screw_pack_min(v11, v6 + (0.6060606060606061 * v11));
    const dupont_screw_mask v13 = v1 & (dupont_screw_mask)(v3 <= (v4 + (0.018183636363636364 * dupont_screw_pack_min(v12, v6 + (0.6060606060606061 * v12)))));
    const dupont_screw_mask v14 = ~(dupont_screw_mask)(dupont_screw_pack_whole(0) == forced[0]);
    const dupont_screw_mask v15 = v14 & (v1 & v14);
    const dupont_screw_mask v16 = dupont_screw_pack_select_whole(v1, (dupont_screw_mask)(v7 < v2), (dupont_screw_mask)(dupont_screw_pack_whole(1) == v8));
    const dupont_screw_mask v17 = dupont_screw_pack_select_whole(v13 & (~v15), dupont_screw_pack_whole(0), dupont_screw_pack_select_whole(dupont_screw_pack_select_whole(v15, (dupont_screw_mask)(dupont_screw_pack_whole(1) == forced[0]), v16), dupont_screw_pack_whole(1), dupont_screw_pack_whole(-1)));
    dupont_screw_mask v18_pattern[1] = {v17};
    dupont_screw_mask v18_best[1] = {v17};
    dupont_screw_mask v18_flag[7] = {dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(0), dupont_screw_pack_whole(-1), dupont_screw_pack_whole(0)};
    dupont_screw_pack v18_number[2] = {dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v18_of_context_real[2] = {v0, tau[0]};
    const dupont_screw_mask v18_of_context_boolean[5] = {v9, v15, v13, v16, dupont_screw_pack_select_whole(v1, (dupont_screw_mask)(v7 < (-v2)), (dupont_screw_mask)(dupont_screw_pack_whole(-1) == v8))};
    const dupont_screw_mask v18_of_context_mode[2] = {v8, forced[0]};
    dupont_screw_mask v18_done = { 0 };
    for (int v18_pass = 0; (v18_pass < 6) && !dupont_screw_pack_all(v18_done); v18_pass++) {
        dupont_screw_mask v18_next_pattern[1];
        dupont_screw_mask v18_next_best[1];
        dupont_screw_mask v18_next_flag[7];
        dupont_screw_pack v18_next_number[2];
        dupont_screw_mask v18_ends;
        dupont_screw_pack_interpolated_pattern(spacing, prepared, v18_pattern, v18_best, v18_flag, v18_number, v18_of_context_real, v18_of_context_boolean, v18_of_context_mode, v18_next_pattern, v18_next_best, v18_next_flag, v18_next_number, &v18_ends);
        v18_pattern[0] = dupont_screw_pack_select_whole(v18_done, v18_pattern[0], v18_next_pattern[0]);
        v18_best[0] = dupont_screw_pack_select_whole(v18_done, v18_best[0], v18_next_best[0]);
        v18_flag[0] = dupont_screw_pack_select_whole(v18_done, v18_flag[0], v18_next_flag[0]);
        v18_flag[1] = dupont_screw_pack_select_whole(v18_done, v18_flag[1], v18_next_flag[1]);
        v18_flag[2] = dupont_screw_pack_select_whole(v18_done, v18_flag[2], v18_next_flag[2]);
        v18_flag[3] = dupont_screw_pack_select_whole(v18_done, v18_flag[3], v18_next_flag[3]);
        v18_flag[4] = dupont_screw_pack_select_whole(v18_done, v18_flag[4], v18_next_flag[4]);
        v18_flag[5] = dupont_screw_pack_select_whole(v18_done, v18_flag[5], v18_next_flag[5]);
        v18_flag[6] = dupont_screw_pack_select_whole(v18_done, v18_flag[6], v18_next_flag[6]);
        v18_number[0] = dupont_screw_pack_select(v18_done, v18_number[0], v18_next_number[0]);
        v18_number[1] = dupont_screw_pack_select(v18_done, v18_number[1], v18_next_number[1]);
        v18_done |= v18_ends;
    }
    mode_out[0] = v18_best[0];
    const dupont_screw_mask v19 = (dupont_screw_mask)(dupont_screw_pack_whole(0) == v18_best[0]);
    const dupont_screw_pack v20 = dupont_screw_pack_select(v19, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(0.01818181818181818));
    const dupont_screw_pack v21 = dupont_screw_pack_select(v19, dupont_screw_pack_splat(0.0), dupont_screw_pack_select(v19, dupont_screw_pack_splat(0.0), v0) * v20);
    const dupont_screw_pack v22 = dupont_screw_pack_select(v19, dupont_screw_pack_splat(0.0), v20 * dupont_screw_pack_select(v19, dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(1.0)));
    const dupont_screw_pack v23 = dupont_screw_pack_real_of(v18_best[0]);
    const dupont_screw_pack v24 = 1.0 - (5.0 * v22);
    const dupont_screw_pack v25 = -v24;
    const dupont_screw_pack v26 = tau[0] - (5.0 * v21);
    const dupont_screw_mask v27 = ~v19;
    dupont_screw_pack v28_u[1] = {v18_number[1]};
    dupont_screw_pack v28_polished[1] = {dupont_screw_pack_splat(0.0)};
    const dupont_screw_pack v28_of_context_real[3] = {v23, v25, v26};
    const dupont_screw_mask v28_of_context_boolean[1] = {v27};
    dupont_screw_mask v28_done = { 0 };
    for (int v28_pass = 0; (v28_pass < 40) && !dupont_screw_pack_all(v28_done); v28_pass++) {
        dupont_screw_pack v28_next_u[1];
        dupont_screw_pack v28_next_polished[1];
        dupont_screw_mask v28_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v28_u, v28_polished, v28_of_context_real, v28_of_context_boolean, v28_next_u, v28_next_polished, &v28_ends);
        v28_u[0] = dupont_screw_pack_select(v28_done, v28_u[0], v28_next_u[0]);
        v28_polished[0] = dupont_screw_pack_select(v28_done, v28_polished[0], v28_next_polished[0]);
        v28_done |= v28_ends;
    }
    dupont_screw_pack v29_u[1] = {v28_u[0]};
    dupont_screw_pack v29_polished[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v29_done = { 0 };
    for (int v29_pass = 0; (v29_pass < 40) && !dupont_screw_pack_all(v29_done); v29_pass++) {
        dupont_screw_pack v29_next_u[1];
        dupont_screw_pack v29_next_polished[1];
        dupont_screw_mask v29_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v29_u, v29_polished, v28_of_context_real, v28_of_context_boolean, v29_next_u, v29_next_polished, &v29_ends);
        v29_u[0] = dupont_screw_pack_select(v29_done, v29_u[0], v29_next_u[0]);
        v29_polished[0] = dupont_screw_pack_select(v29_done, v29_polished[0], v29_next_polished[0]);
        v29_done |= v29_ends;
    }
    const dupont_screw_pack v30 = dupont_screw_pack_select(v19, dupont_screw_pack_splat(0.0), v21 - (v22 * v29_u[0])) + dupont_screw_pack_select(v19, dupont_screw_pack_splat(0.0), v21 - (v22 * v28_u[0]));
    const dupont_screw_pack v31 = 0.16666666666666666 * trial;
    const dupont_screw_pack v32 = dupont_screw_pack_select(v19, q[0], q[0] + (((6.0 * qd[0]) + (trial * (v18_number[0] + v30))) * v31));
    dupont_screw_pack v33_u[1] = {v29_u[0]};
    dupont_screw_pack v33_polished[1] = {dupont_screw_pack_splat(0.0)};
    dupont_screw_mask v33_done = { 0 };
    for (int v33_pass = 0; (v33_pass < 40) && !dupont_screw_pack_all(v33_done); v33_pass++) {
        dupont_screw_pack v33_next_u[1];
        dupont_screw_pack v33_next_polished[1];
        dupont_screw_mask v33_ends;
        dupont_screw_pack_stage_loads(spacing, prepared, v33_u, v33_polished, v28_of_context_real, v28_of_context_boolean, v33_next_u, v33_next_polished, &v33_ends);
        v33_u[0] = dupont_screw_pack_select(v33_done, v33_u[0], v33_next_u[0]);
        v33_polished[0] = dupont_screw_pack_select(v33_done, v33_polished[0], v33_next_polished[0]);
        v33_done |= v33_ends;
    }
    const dupont_screw_pack v34 = qd[0] + (v31 * ((v18_number[0] + dupont_screw_pack_select(v19, dupont_screw_pack_splat(0.0), v21 - (v22 * v33_u[0]))) + (2.0 * v30)));
    const dupont_screw_pack v35 = dupont_screw_pack_select(v19, dupont_screw_pack_splat(0.0), v34);
    dupont_screw_pack v37 = dupont_screw_pack_splat(1.0);
    dupont_screw_mask v38 = dupont_screw_pack_whole(0);
    dupont_screw_mask v39 = dupont_screw_pack_whole(0);
    if (!dupont_screw_pack_all(~(v19))) {
        const dupont_screw_pack v36_of_context_real[6] = {v0, tau[0], v18_number[0], v18_number[1], v32, v35};
        dupont_screw_pack v36_result_real[1];
        dupont_screw_mask v36_result_boolean[1];
        dupont_screw_mask v36_result_mode[1];
        dupont_screw_pack_interpolated_breakaways(spacing, prepared, v36_of_context_real, v18_best, v36_result_real, v36_result_boolean, v36_result_mode);
        v37 = dupont_screw_pack_select(v19, v36_result_real[0], v37);
        v38 = dupont_screw_pack_select_whole(v19, v36_result_boolean[0], v38);
        v39 = dupont_screw_pack_select_whole(v19, v36_result_mode[0], v39);
    }
    const dupont_screw_mask v40 = (dupont_screw_mask)((v23 * v35) < dupont_screw_pack_splat(0.0));
    const dupont_screw_mask v41 = v9 & v40;
    const dupont_screw_pack v42 = dupont_screw_pack_select(v41, qd[0] / dupont_screw_pack_select(v41, dupont_screw_pack_select(v41, qd[0] - v35, dupont_screw_pack_splat(1.0)), dupont_screw_pack_splat(1.0)), dupont_screw_pack_splat(1.0));
    const dupont_screw_pack v43 = dupont_screw_pack_min(v37, dupont_screw_pack_min(dupont_screw_pack_splat(1.0), v42));
    const dupont_screw_mask v44 = crossing[0] | (~(dupont_screw_mask)(dupont_screw_pack_whole(0) == heading[0]));
    const dupont_screw_mask v45 = ((dupont_screw_mask)(v43 < dupont_screw_pack_splat(1.0)) & (~v44)) & (~(dupont_screw_mask)(dupont_screw_pack_splat(6.0) <= passes));
    q_out[0] = dupont_screw_pack_select(v45, q[0], v32);
    const dupont_screw_mask v46 = crossing[0] | v40;
    const dupont_screw_mask v47 = ~v45;
    qd_out[0] = dupont_screw_pack_select(v45, qd[0], dupont_screw_pack_select(v46 & v47, dupont_screw_pack_select(v19 | v46, dupont_screw_pack_splat(0.0), v35), v35));
    crossing_out[0] = v45 & (v40 & (dupont_screw_mask)(v42 <= v43));
    forced_out[0] = dupont_screw_pack_select_whole(v45, forced[0], dupont_screw_pack_select_whole(v44, heading[0], dupont_screw_pack_whole(0)));
    heading_out[0] = dupont_screw_pack_select_whole((dupont_screw_mask)(v37 <= v43) & (v45 & v38), v39, dupont_screw_pack_whole(0));
    const dupont_screw_pack v48 = dupont_screw_pack_select(v45, past, dupont_screw_pack_select(v44, trial + past, dt));
    *past_out = v48;
    const dupont_screw_pack v49 = dupont_screw_pack_select(v45, trial * v43, dt - v48);
    *trial_out = v49;
    *passes_out = 1.0 + passes;
    const dupont_screw_pack v50 = dupont_screw_pack_select(v18_done, dupont_screw_pack_select(v18_flag[2] | v18_flag[1], dupont_screw_pack_select(v18_flag[6], dupont_screw_pack_splat(4.0), dupont_screw_pack_select(v18_flag[3], dupont_screw_pack_splat(1.0), dupont_screw_pack_select(v18_flag[5], dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(3.0)))), dupont_screw_pack_select(v18_flag[4], dupont_screw_pack_splat(5.0), dupont_screw_pack_splat(2.0))), dupont_screw_pack_splat(5.0));
    const dupont_screw_pack v51 = dupont_screw_pack_select((dupont_screw_mask)((dupont_screw_pack_abs(v0) + dupont_screw_pack_abs(v18_number[0])) < dupont_screw_pack_splat(1e+38)), v50, dupont_screw_pack_splat(6.0));
    const dupont_screw_pack v52 = v23 * v24;
    const dupont_screw_pack v53 = v23 * v26;
    const dupont_screw_pack v54 = (v33_u[0] * v52) - v53;
    const dupont_screw_pack v55 = dupont_screw_pack_select(v19, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v54)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v23 * v54)));
    const dupont_screw_pack v56 = dupont_screw_pack_max(dupont_screw_pack_abs(v33_u[0]), dupont_screw_pack_abs(v55));
    const dupont_screw_mask v57 = (dupont_screw_mask)(dupont_screw_pack_abs(v33_u[0] - v55) <= (v56 * dupont_screw_pack_select((dupont_screw_mask)(v56 < (1.0000000009313226 * v56)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v33_done;
    const dupont_screw_pack v58 = (v28_u[0] * v52) - v53;
    const dupont_screw_pack v59 = dupont_screw_pack_select(v19, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v58)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v23 * v58)));
    const dupont_screw_pack v60 = dupont_screw_pack_max(dupont_screw_pack_abs(v28_u[0]), dupont_screw_pack_abs(v59));
    const dupont_screw_mask v61 = v28_done & (dupont_screw_mask)(dupont_screw_pack_abs(v28_u[0] - v59) <= (v60 * dupont_screw_pack_select((dupont_screw_mask)(v60 < (1.0000000009313226 * v60)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05))));
    const dupont_screw_pack v62 = (v29_u[0] * v52) - v53;
    const dupont_screw_pack v63 = dupont_screw_pack_select(v19, dupont_screw_pack_splat(0.0), -(dupont_screw_pack_select((dupont_screw_mask)(dupont_screw_pack_splat(0.0) < (-v62)), dupont_screw_pack_splat(0.5082956259426847), dupont_screw_pack_splat(-0.47643979057591623)) * (v23 * v62)));
    const dupont_screw_pack v64 = dupont_screw_pack_max(dupont_screw_pack_abs(v63), dupont_screw_pack_abs(v29_u[0]));
    const dupont_screw_mask v65 = (dupont_screw_mask)(dupont_screw_pack_abs(v29_u[0] - v63) <= (v64 * dupont_screw_pack_select((dupont_screw_mask)(v64 < (1.0000000009313226 * v64)), dupont_screw_pack_splat(1e-11), dupont_screw_pack_splat(1e-05)))) & v29_done;
    *worst_out = dupont_screw_pack_max(worst, dupont_screw_pack_max(v51, dupont_screw_pack_select(v57 & (v61 & v65), dupont_screw_pack_splat(0.0), dupont_screw_pack_splat(5.0))));
    *done = v47 & (dupont_screw_mask)(v49 <= dupont_screw_pack_splat(0.0));
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_part_same(const double *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict crossing, const dupont_screw_mask *restrict forced, const dupont_screw_mask *restrict heading, dupont_screw_pack past, dupont_screw_pack trial, dupont_screw_pack passes, dupont_screw_pack worst, dupont_screw_pack dt, const dupont_screw_pack *restrict tau, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict crossing_out, dupont_screw_mask *restrict forced_out, dupont_screw_mask *restrict heading_out, dupont_screw_pack *restrict past_out, dupont_screw_pack *restrict trial_out, dupont_screw_pack *restrict passes_out, dupont_screw_pack *restrict worst_out, dupont_screw_mask *restrict done)
{
    dupont_screw_pack_interpolated_part_body(0U, prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, past_out, trial_out, passes_out, worst_out, done);
}

static DUPONT_SCREW_APART void dupont_screw_pack_interpolated_part_each(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict crossing, const dupont_screw_mask *restrict forced, const dupont_screw_mask *restrict heading, dupont_screw_pack past, dupont_screw_pack trial, dupont_screw_pack passes, dupont_screw_pack worst, dupont_screw_pack dt, const dupont_screw_pack *restrict tau, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict crossing_out, dupont_screw_mask *restrict forced_out, dupont_screw_mask *restrict heading_out, dupont_screw_pack *restrict past_out, dupont_screw_pack *restrict trial_out, dupont_screw_pack *restrict passes_out, dupont_screw_pack *restrict worst_out, dupont_screw_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_interpolated_part_body(spacing, prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, past_out, trial_out, passes_out, worst_out, done);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_interpolated_part(size_t spacing, const double *restrict prepared, const dupont_screw_pack *restrict q, const dupont_screw_pack *restrict qd, const dupont_screw_mask *restrict mode, const dupont_screw_mask *restrict crossing, const dupont_screw_mask *restrict forced, const dupont_screw_mask *restrict heading, dupont_screw_pack past, dupont_screw_pack trial, dupont_screw_pack passes, dupont_screw_pack worst, dupont_screw_pack dt, const dupont_screw_pack *restrict tau, dupont_screw_pack *restrict q_out, dupont_screw_pack *restrict qd_out, dupont_screw_mask *restrict mode_out, dupont_screw_mask *restrict crossing_out, dupont_screw_mask *restrict forced_out, dupont_screw_mask *restrict heading_out, dupont_screw_pack *restrict past_out, dupont_screw_pack *restrict trial_out, dupont_screw_pack *restrict passes_out, dupont_screw_pack *restrict worst_out, dupont_screw_mask *restrict done)
{
    if (spacing == 0U) {
        dupont_screw_pack_interpolated_part_same(prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, past_out, trial_out, passes_out, worst_out, done);
    } else {
        dupont_screw_pack_interpolated_part_each(spacing, prepared, q, qd, mode, crossing, forced, heading, past, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, past_out, trial_out, passes_out, worst_out, done);
    }
}

DUPONT_SCREW_BODY void dupont_screw_pack_step_interpolated_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    (void)stride;
    dupont_screw_pack v0_q[1] = {dupont_screw_pack_at(&q[0])};
    dupont_screw_pack v0_qd[1] = {dupont_screw_pack_at(&qd[0])};
    dupont_screw_mask v0_mode[1] = {dupont_screw_pack_at_modes(&mode[0])};
    dupont_screw_mask v0_crossing[1] = {dupont_screw_pack_whole(0)};
    dupont_screw_mask v0_forced[1] = {dupont_screw_pack_whole(0)};
    dupont_screw_mask v0_heading[1] = {dupont_screw_pack_whole(0)};
    dupont_screw_pack v0_past = dupont_screw_pack_splat(0.0);
    dupont_screw_pack v0_trial = dupont_screw_pack_at(&dt[0]);
    dupont_screw_pack v0_passes = dupont_screw_pack_splat(0.0);
    dupont_screw_pack v0_worst = dupont_screw_pack_splat(0.0);
    const dupont_screw_pack v0_of_tau[1] = {dupont_screw_pack_at(&tau[0])};
    dupont_screw_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 8) && !dupont_screw_pack_all(v0_done); v0_pass++) {
        dupont_screw_pack v0_next_q[1];
        dupont_screw_pack v0_next_qd[1];
        dupont_screw_mask v0_next_mode[1];
        dupont_screw_mask v0_next_crossing[1];
        dupont_screw_mask v0_next_forced[1];
        dupont_screw_mask v0_next_heading[1];
        dupont_screw_pack v0_next_past;
        dupont_screw_pack v0_next_trial;
        dupont_screw_pack v0_next_passes;
        dupont_screw_pack v0_next_worst;
        dupont_screw_mask v0_ends;
        dupont_screw_pack_interpolated_part(spacing, prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_past, v0_trial, v0_passes, v0_worst, dupont_screw_pack_at(&dt[0]), v0_of_tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_past, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
        v0_q[0] = dupont_screw_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_qd[0] = dupont_screw_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_mode[0] = dupont_screw_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_crossing[0] = dupont_screw_pack_select_whole(v0_done, v0_crossing[0], v0_next_crossing[0]);
        v0_forced[0] = dupont_screw_pack_select_whole(v0_done, v0_forced[0], v0_next_forced[0]);
        v0_heading[0] = dupont_screw_pack_select_whole(v0_done, v0_heading[0], v0_next_heading[0]);
        v0_past = dupont_screw_pack_select(v0_done, v0_past, v0_next_past);
        v0_trial = dupont_screw_pack_select(v0_done, v0_trial, v0_next_trial);
        v0_passes = dupont_screw_pack_select(v0_done, v0_passes, v0_next_passes);
        v0_worst = dupont_screw_pack_select(v0_done, v0_worst, v0_next_worst);
        v0_done |= v0_ends;
    }
    const dupont_screw_pack v1 = dupont_screw_pack_abs(dupont_screw_pack_at(&qd[0])) + (dupont_screw_pack_abs(dupont_screw_pack_at(&tau[0])) + (dupont_screw_pack_abs(v0_qd[0]) + dupont_screw_pack_abs(v0_q[0])));
    const dupont_screw_mask v2 = (dupont_screw_mask)(dupont_screw_pack_splat(0.0) < dupont_screw_pack_at(&dt[0])) & (dupont_screw_mask)((dupont_screw_pack_abs(dupont_screw_pack_at(&q[0])) + (dupont_screw_pack_abs(dupont_screw_pack_at(&dt[0])) + v1)) < dupont_screw_pack_splat(1e+38));
    *(dupont_screw_unaligned *)&q_next[0] = dupont_screw_pack_select(v2, v0_q[0], dupont_screw_pack_at(&q[0]));
    *(dupont_screw_unaligned *)&qd_next[0] = dupont_screw_pack_select(v2, v0_qd[0], dupont_screw_pack_at(&qd[0]));
    *(dupont_screw_bytes *)&mode_next[0] = __builtin_convertvector(dupont_screw_pack_select_whole(v2, v0_mode[0], dupont_screw_pack_at_modes(&mode[0])), dupont_screw_bytes);
    *(dupont_screw_unaligned *)&status[0] = dupont_screw_pack_select(v2, dupont_screw_pack_select(v0_done, v0_worst, dupont_screw_pack_max(dupont_screw_pack_splat(5.0), v0_worst)), dupont_screw_pack_splat(6.0));
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_interpolated_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    dupont_screw_pack_step_interpolated_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static DUPONT_SCREW_APART void dupont_screw_pack_step_interpolated_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    dupont_screw_pack_step_interpolated_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

DUPONT_SCREW_INLINE void dupont_screw_pack_step_interpolated_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        dupont_screw_pack_step_interpolated_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        dupont_screw_pack_step_interpolated_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void dupont_screw_step_interpolated_batch(const dupont_screw_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_step_interpolated_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double dt_rest[1U * DUPONT_SCREW_LANES];
        double q_next_rest[1U * DUPONT_SCREW_LANES];
        double qd_next_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_next_rest[1U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, dt, dt_rest);
        dupont_screw_pack_step_interpolated_block(0U, prepared->k, DUPONT_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, q_next_rest, q_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qd_next_rest, qd_next);
        dupont_screw_pack_give_modes(1U, count, first, DUPONT_SCREW_LANES, mode_next_rest, mode_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

void dupont_screw_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= DUPONT_SCREW_LANES) {
        for (size_t next = 0U; next < count; next += DUPONT_SCREW_LANES) {
            const size_t first = (next < (count - DUPONT_SCREW_LANES)) ? next : (count - DUPONT_SCREW_LANES);

            dupont_screw_pack_step_interpolated_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[1U * DUPONT_SCREW_LANES];
        double qd_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_rest[1U * DUPONT_SCREW_LANES];
        double tau_rest[1U * DUPONT_SCREW_LANES];
        double dt_rest[1U * DUPONT_SCREW_LANES];
        double q_next_rest[1U * DUPONT_SCREW_LANES];
        double qd_next_rest[1U * DUPONT_SCREW_LANES];
        signed char mode_next_rest[1U * DUPONT_SCREW_LANES];
        double status_rest[1U * DUPONT_SCREW_LANES];
        double prepared_rest[4U * DUPONT_SCREW_LANES];

        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, &prepared[0U * count], &prepared_rest[0U * DUPONT_SCREW_LANES]);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, q, q_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, qd, qd_rest);
        dupont_screw_pack_take_modes(1U, count, first, DUPONT_SCREW_LANES, mode, mode_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, tau, tau_rest);
        dupont_screw_pack_take(1U, count, first, DUPONT_SCREW_LANES, dt, dt_rest);
        dupont_screw_pack_step_interpolated_block(DUPONT_SCREW_LANES, prepared_rest, DUPONT_SCREW_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, q_next_rest, q_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, qd_next_rest, qd_next);
        dupont_screw_pack_give_modes(1U, count, first, DUPONT_SCREW_LANES, mode_next_rest, mode_next);
        dupont_screw_pack_give(1U, count, first, DUPONT_SCREW_LANES, status_rest, status);
    }
}

#else

typedef int dupont_screw_has_no_vector_code;

#endif
