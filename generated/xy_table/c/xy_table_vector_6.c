/* xy_table, emitted by symgen 0.1.0 */
/* Many states at a time. Compiled with XY_TABLE_VECTOR defined, by a compiler with GNU vector extensions, this file takes
   the place of the `_batch` and `_ensemble` functions of the plain sources. */
#include "xy_table.h"

#if defined(XY_TABLE_VECTOR) && defined(__GNUC__)

#include <math.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define XY_TABLE_BYTES 64
#elif defined(__AVX__)
#define XY_TABLE_BYTES 32
#else
#define XY_TABLE_BYTES 16
#endif
#define XY_TABLE_LANES (XY_TABLE_BYTES / sizeof(double))
#if defined(__clang__) && defined(__x86_64__) /* which else keeps packs in memory that is not aligned for them */
#define XY_TABLE_APART __attribute__((noinline, unused, force_align_arg_pointer))
#else
#define XY_TABLE_APART __attribute__((noinline, unused))
#endif
#define XY_TABLE_BODY static inline __attribute__((always_inline, unused))
#define XY_TABLE_INLINE static inline __attribute__((unused))

typedef double xy_table_pack __attribute__((vector_size(XY_TABLE_BYTES)));
typedef double xy_table_unaligned __attribute__((vector_size(XY_TABLE_BYTES), aligned(sizeof(double)), may_alias));
typedef int64_t xy_table_mask __attribute__((vector_size(XY_TABLE_BYTES)));
typedef signed char xy_table_bytes __attribute__((vector_size(XY_TABLE_BYTES / sizeof(double)), aligned(1), may_alias));
typedef short xy_table_shorts __attribute__((vector_size(2 * XY_TABLE_BYTES / sizeof(double))));

XY_TABLE_INLINE xy_table_pack xy_table_pack_splat(double x)
{
    return x - (xy_table_pack){ 0.0 };
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_at(const double *x)
{
    return *(const xy_table_unaligned *)x;
}

/* Prepared number k: one for all states where `spacing` is 0, else that of each state. */
XY_TABLE_INLINE xy_table_pack xy_table_pack_number(const double *prepared, size_t k, size_t spacing, size_t ahead)
{
    return (spacing == 0U) ? xy_table_pack_splat(prepared[k]) : xy_table_pack_at(&prepared[(k * spacing) + ahead]);
}

/* The same of a number that ensembles compute again from others instead of reading it. */
XY_TABLE_INLINE xy_table_pack xy_table_pack_number_or(const double *prepared, size_t k, size_t spacing, xy_table_pack again)
{
    return (spacing == 0U) ? xy_table_pack_splat(prepared[k]) : again;
}

/* States from the first block to the second, which then begins with a pack's own place where there are many results: a
   pack that lies across two lines of the cache takes longer to store. */
XY_TABLE_INLINE size_t xy_table_pack_second(size_t block, size_t count, size_t size, const double *results)
{
    const size_t across = ((uintptr_t)results / sizeof(double)) % XY_TABLE_LANES;

    return (((count % XY_TABLE_LANES) == 0U) && ((size * count * sizeof(double)) >= 65536U)) ? (block - across) : block;
}

/* A block that is not full is filled up with copies of its last state. */
static XY_TABLE_APART void xy_table_pack_take(size_t size, size_t count, size_t first, size_t block, const double *many, double *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static XY_TABLE_APART void xy_table_pack_give(size_t size, size_t count, size_t first, size_t block, const double *rest, double *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_at_flags(const bool *x)
{
    const xy_table_shorts wide = __builtin_convertvector(*(const xy_table_bytes *)x, xy_table_shorts);

    return -__builtin_convertvector(wide, xy_table_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static XY_TABLE_APART void xy_table_pack_take_flags(size_t size, size_t count, size_t first, size_t block, const bool *many, bool *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static XY_TABLE_APART void xy_table_pack_give_flags(size_t size, size_t count, size_t first, size_t block, const bool *rest, bool *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_at_modes(const signed char *x)
{
    const xy_table_shorts wide = __builtin_convertvector(*(const xy_table_bytes *)x, xy_table_shorts);

    return __builtin_convertvector(wide, xy_table_mask);
}

/* A block that is not full is filled up with copies of its last state. */
static XY_TABLE_APART void xy_table_pack_take_modes(size_t size, size_t count, size_t first, size_t block, const signed char *many, signed char *rest)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; i < block; i++) {
            rest[(k * block) + i] = many[(k * count) + (((first + i) < count) ? (first + i) : (count - 1U))];
        }
    }
}

static XY_TABLE_APART void xy_table_pack_give_modes(size_t size, size_t count, size_t first, size_t block, const signed char *rest, signed char *many)
{
    for (size_t k = 0U; k < size; k++) {
        for (size_t i = 0U; (i < block) && ((first + i) < count); i++) {
            many[(k * count) + first + i] = rest[(k * block) + i];
        }
    }
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_select(xy_table_mask condition, xy_table_pack x, xy_table_pack y)
{
    return (xy_table_pack)(((xy_table_mask)x & condition) | ((xy_table_mask)y & ~condition));
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_abs(xy_table_pack x)
{
    return (xy_table_pack)((xy_table_mask)x & ~(xy_table_mask)xy_table_pack_splat(-0.0));
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_min(xy_table_pack x, xy_table_pack y)
{
    return xy_table_pack_select((xy_table_mask)(x < y), x, y);
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_max(xy_table_pack x, xy_table_pack y)
{
    return xy_table_pack_select((xy_table_mask)(x > y), x, y);
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_sign(xy_table_pack x)
{
    const xy_table_pack one = xy_table_pack_splat(1.0);

    return xy_table_pack_select((xy_table_mask)(x > 0.0), one, xy_table_pack_select((xy_table_mask)(x < 0.0), -one, x));
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_sqrt(xy_table_pack x)
{
    double one[XY_TABLE_LANES];

    memcpy(one, &x, sizeof(one));
    for (size_t i = 0U; i < XY_TABLE_LANES; i++) {
        one[i] = sqrt(one[i]);
    }
    memcpy(&x, one, sizeof(one));
    return x;
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_select_whole(xy_table_mask condition, xy_table_mask x, xy_table_mask y)
{
    return (x & condition) | (y & ~condition);
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_whole(int64_t x)
{
    return x + (xy_table_mask){ 0 };
}

XY_TABLE_INLINE bool xy_table_pack_all(xy_table_mask condition)
{
    int64_t every = -1;

    for (size_t i = 0U; i < XY_TABLE_LANES; i++) {
        every &= condition[i];
    }
    return every != 0;
}

XY_TABLE_INLINE xy_table_mask xy_table_pack_mode_of(xy_table_pack x)
{
    return (xy_table_mask)(x < 0.0) - (xy_table_mask)(x > 0.0);
}

XY_TABLE_INLINE xy_table_pack xy_table_pack_real_of(xy_table_mask mode)
{
    const xy_table_mask sign = mode & (xy_table_mask)xy_table_pack_splat(-0.0);

    return (xy_table_pack)(sign | ((xy_table_mask)xy_table_pack_splat(1.0) & (xy_table_mask)(mode != 0)));
}

XY_TABLE_BODY void xy_table_pack_step_pattern_loads_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    const xy_table_pack v0 = xy_table_pack_select(context_boolean[0], xy_table_pack_abs(context_real[1]) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * context_real[0]), xy_table_pack_splat(0.0));
    const xy_table_pack v1 = u[0] - v0;
    const xy_table_pack v2 = xy_table_pack_abs(v1);
    const xy_table_mask v3 = (xy_table_mask)(xy_table_pack_splat(0.0) < v2);
    const xy_table_pack v4 = xy_table_pack_select(v3, xy_table_pack_splat(0.0), v2);
    const xy_table_pack v5 = 0.5 * v1;
    const xy_table_pack v6 = xy_table_pack_abs(v5);
    const xy_table_mask v7 = (xy_table_mask)(v6 < v4);
    const xy_table_pack v8 = xy_table_pack_select(v7, v6, v4);
    const xy_table_pack v9 = xy_table_pack_abs(0.875 * v1);
    const xy_table_mask v10 = (xy_table_mask)(v9 < v8);
    const xy_table_pack v11 = xy_table_pack_select(v10, v9, v8);
    const xy_table_mask v12 = (xy_table_mask)(xy_table_pack_splat(0.0) < v11);
    u_out[0] = xy_table_pack_select(v12, v0, xy_table_pack_select(v10, u[0] - (0.125 * v1), xy_table_pack_select(v7, u[0] - v5, xy_table_pack_select(v3, u[0] - v1, u[0]))));
    const xy_table_pack v13 = polished[0] + xy_table_pack_select((xy_table_mask)(v2 <= (1e-05 * xy_table_pack_max(xy_table_pack_abs(v0), xy_table_pack_abs(u[0])))), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    polished_out[0] = v13;
    const xy_table_mask v14 = (xy_table_mask)(xy_table_pack_splat(12.0) <= v13) | (~(v12 | (v10 | (v3 | v7))));
    *done = v14 | (xy_table_mask)(xy_table_pack_select(v12, xy_table_pack_splat(0.0), v11) <= xy_table_pack_splat(0.0));
}

static XY_TABLE_APART void xy_table_pack_step_pattern_loads_same(const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    xy_table_pack_step_pattern_loads_body(0U, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

static XY_TABLE_APART void xy_table_pack_step_pattern_loads_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_step_pattern_loads_body(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

XY_TABLE_INLINE void xy_table_pack_step_pattern_loads(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_step_pattern_loads_same(prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    } else {
        xy_table_pack_step_pattern_loads_each(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_step_pattern_body(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict pattern, const xy_table_mask *restrict best, const xy_table_mask *restrict flag, const xy_table_pack *restrict number, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_mask *restrict pattern_out, xy_table_mask *restrict best_out, xy_table_mask *restrict flag_out, xy_table_pack *restrict number_out, xy_table_mask *restrict done)
{
    const xy_table_mask v0 = (xy_table_mask)(xy_table_pack_whole(0) == pattern[0]);
    const xy_table_pack v1 = context_real[1] * (1.0 / context_real[0]);
    const xy_table_pack v2 = xy_table_pack_number(prepared, 0U, spacing, 0U) * v1;
    const xy_table_pack v3 = xy_table_pack_real_of(pattern[0]);
    xy_table_pack v4_u[1] = {number[5]};
    xy_table_pack v4_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v4_of_context_real[2] = {v3, v2};
    const xy_table_mask v4_of_context_boolean[1] = {~v0};
    xy_table_mask v4_done = { 0 };
    for (int v4_pass = 0; (v4_pass < 40) && !xy_table_pack_all(v4_done); v4_pass++) {
        xy_table_pack v4_next_u[1];
        xy_table_pack v4_next_polished[1];
        xy_table_mask v4_ends;
        xy_table_pack_step_pattern_loads(spacing, prepared, v4_u, v4_polished, v4_of_context_real, v4_of_context_boolean, v4_next_u, v4_next_polished, &v4_ends);
        v4_u[0] = xy_table_pack_select(v4_done, v4_u[0], v4_next_u[0]);
        v4_polished[0] = xy_table_pack_select(v4_done, v4_polished[0], v4_next_polished[0]);
        v4_done |= v4_ends;
    }
    number_out[5] = v4_u[0];
    const xy_table_pack v5 = xy_table_pack_select(v0, context_real[2], v4_u[0]);
    const xy_table_pack v6 = xy_table_pack_number(prepared, 6U, spacing, 0U) * xy_table_pack_abs(v2);
    const xy_table_pack v7 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_splat(1.0));
    const xy_table_pack v8 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_number(prepared, 3U, spacing, 0U));
    const xy_table_pack v9 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_select(v0, xy_table_pack_splat(0.0), context_real[2]) * v8) - (xy_table_pack_select(v0, xy_table_pack_splat(0.0), v8 * v7) * v4_u[0]));
    const xy_table_pack v10 = xy_table_pack_select(v0, xy_table_pack_min(v6 - v5, v6 + v5), v3 * v9);
    const xy_table_pack v11 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), v3 * v6);
    const xy_table_pack v12 = xy_table_pack_max(xy_table_pack_abs(v11), xy_table_pack_abs(v4_u[0]));
    const xy_table_mask v13 = (xy_table_mask)(xy_table_pack_abs(v4_u[0] - v11) <= (v12 * xy_table_pack_select((xy_table_mask)(v12 < (1.0000000009313226 * v12)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05)))) & v4_done;
    const xy_table_mask v14 = v13 & (context_boolean[0] | ((v0 & (xy_table_mask)(xy_table_pack_splat(0.0) <= v10)) | (xy_table_mask)(xy_table_pack_splat(0.0) < v10)));
    const xy_table_mask v15 = flag[3] | v14;
    flag_out[3] = v15;
    const xy_table_pack v16 = -(1.0 - v7);
    const xy_table_mask v17 = context_boolean[3] | context_boolean[2];
    const xy_table_mask v18 = ((v0 & ((xy_table_mask)(v16 <= xy_table_pack_splat(0.0)) & (xy_table_mask)(xy_table_pack_splat(0.0) <= v16))) & v17) | (context_boolean[3] & (xy_table_mask)(xy_table_pack_whole(1) == pattern[0]));
    const xy_table_pack v19 = xy_table_pack_select(v18, v7, 1.0 + v7);
    const xy_table_mask v20 = ~(v18 | (xy_table_mask)(v19 <= xy_table_pack_select(v17, xy_table_pack_splat(1.0), xy_table_pack_splat(0.0))));
    const xy_table_mask v21 = (~v15) & v20;
    const xy_table_mask v22 = (~flag[1]) & (flag[2] & v21);
    const xy_table_mask v23 = xy_table_pack_select_whole(context_boolean[2], xy_table_pack_whole(1), xy_table_pack_whole(-1));
    const xy_table_mask v24 = xy_table_pack_select_whole(v18, xy_table_pack_select_whole(context_boolean[2] & v0, xy_table_pack_whole(1), xy_table_pack_whole(-1)), xy_table_pack_select_whole(context_boolean[1] & ((xy_table_mask)(xy_table_pack_splat(0.0) <= v19) & (xy_table_mask)(v19 <= xy_table_pack_splat(0.0))), xy_table_pack_whole(0), v23));
    pattern_out[0] = xy_table_pack_select_whole(v22, xy_table_pack_select_whole(context_boolean[1], xy_table_pack_whole(0), v23), v24);
    const xy_table_mask v25 = context_boolean[0] | (xy_table_mask)(((-1e-12) * xy_table_pack_max(xy_table_pack_abs(context_real[2]), xy_table_pack_abs(v5))) <= xy_table_pack_select(v0, v10, xy_table_pack_number(prepared, 0U, spacing, 0U) * v10));
    const xy_table_mask v26 = v13 & v25;
    const xy_table_mask v27 = ~flag[3];
    const xy_table_mask v28 = (v27 & v14) | ((~flag[4]) & (v27 & v26));
    best_out[0] = xy_table_pack_select_whole(v28, pattern[0], best[0]);
    flag_out[0] = flag[0];
    flag_out[1] = flag[1] | v22;
    const xy_table_mask v29 = ~v22;
    flag_out[2] = flag[2] & v29;
    flag_out[4] = flag[4] | v26;
    const xy_table_mask v30 = flag[5] | (flag[3] & v14);
    flag_out[5] = v30;
    flag_out[6] = v29 & (flag[6] | (~v13));
    flag_out[7] = xy_table_pack_select_whole(v28, xy_table_pack_whole(-1), flag[7]);
    flag_out[8] = xy_table_pack_select_whole(v28, xy_table_pack_whole(0), flag[8]);
    number_out[0] = xy_table_pack_select(v28, v1, number[0]);
    number_out[1] = xy_table_pack_select(v28, v9, number[1]);
    number_out[2] = xy_table_pack_select(v28, v4_u[0], number[2]);
    number_out[3] = xy_table_pack_select(v28, xy_table_pack_splat(0.0), number[3]);
    number_out[4] = xy_table_pack_select(v28, xy_table_pack_splat(0.0), number[4]);
    *done = (v15 & (v30 | (v20 | (v0 | (~v18))))) | (v21 & v29);
}

static XY_TABLE_APART void xy_table_pack_step_pattern_same(const double *restrict prepared, const xy_table_mask *restrict pattern, const xy_table_mask *restrict best, const xy_table_mask *restrict flag, const xy_table_pack *restrict number, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_mask *restrict pattern_out, xy_table_mask *restrict best_out, xy_table_mask *restrict flag_out, xy_table_pack *restrict number_out, xy_table_mask *restrict done)
{
    xy_table_pack_step_pattern_body(0U, prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
}

static XY_TABLE_APART void xy_table_pack_step_pattern_each(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict pattern, const xy_table_mask *restrict best, const xy_table_mask *restrict flag, const xy_table_pack *restrict number, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_mask *restrict pattern_out, xy_table_mask *restrict best_out, xy_table_mask *restrict flag_out, xy_table_pack *restrict number_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_step_pattern_body(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
}

XY_TABLE_INLINE void xy_table_pack_step_pattern(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict pattern, const xy_table_mask *restrict best, const xy_table_mask *restrict flag, const xy_table_pack *restrict number, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_mask *restrict pattern_out, xy_table_mask *restrict best_out, xy_table_mask *restrict flag_out, xy_table_pack *restrict number_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_step_pattern_same(prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
    } else {
        xy_table_pack_step_pattern_each(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, pattern_out, best_out, flag_out, number_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_stage_loads_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    const xy_table_pack v0 = xy_table_pack_select(context_boolean[0], xy_table_pack_abs(context_real[1]) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * context_real[0]), xy_table_pack_splat(0.0));
    const xy_table_pack v1 = u[0] - v0;
    const xy_table_pack v2 = xy_table_pack_abs(v1);
    const xy_table_mask v3 = (xy_table_mask)(xy_table_pack_splat(0.0) < v2);
    const xy_table_pack v4 = xy_table_pack_select(v3, xy_table_pack_splat(0.0), v2);
    const xy_table_pack v5 = 0.5 * v1;
    const xy_table_pack v6 = xy_table_pack_abs(v5);
    const xy_table_mask v7 = (xy_table_mask)(v6 < v4);
    const xy_table_pack v8 = xy_table_pack_select(v7, v6, v4);
    const xy_table_pack v9 = xy_table_pack_abs(0.875 * v1);
    const xy_table_mask v10 = (xy_table_mask)(v9 < v8);
    const xy_table_pack v11 = xy_table_pack_select(v10, v9, v8);
    const xy_table_mask v12 = (xy_table_mask)(xy_table_pack_splat(0.0) < v11);
    u_out[0] = xy_table_pack_select(v12, v0, xy_table_pack_select(v10, u[0] - (0.125 * v1), xy_table_pack_select(v7, u[0] - v5, xy_table_pack_select(v3, u[0] - v1, u[0]))));
    const xy_table_pack v13 = polished[0] + xy_table_pack_select((xy_table_mask)(v2 <= (1e-05 * xy_table_pack_max(xy_table_pack_abs(v0), xy_table_pack_abs(u[0])))), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    polished_out[0] = v13;
    const xy_table_mask v14 = (xy_table_mask)(xy_table_pack_splat(12.0) <= v13) | (~(v12 | (v10 | (v3 | v7))));
    *done = v14 | (xy_table_mask)(xy_table_pack_select(v12, xy_table_pack_splat(0.0), v11) <= xy_table_pack_splat(0.0));
}

static XY_TABLE_APART void xy_table_pack_stage_loads_same(const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    xy_table_pack_stage_loads_body(0U, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

static XY_TABLE_APART void xy_table_pack_stage_loads_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_stage_loads_body(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

XY_TABLE_INLINE void xy_table_pack_stage_loads(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_stage_loads_same(prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    } else {
        xy_table_pack_stage_loads_each(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_step_again_loads_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    const xy_table_pack v0 = xy_table_pack_select(context_boolean[0], xy_table_pack_abs(context_real[1]) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * context_real[0]), xy_table_pack_splat(0.0));
    const xy_table_pack v1 = u[0] - v0;
    const xy_table_pack v2 = xy_table_pack_abs(v1);
    const xy_table_mask v3 = (xy_table_mask)(xy_table_pack_splat(0.0) < v2);
    const xy_table_pack v4 = xy_table_pack_select(v3, xy_table_pack_splat(0.0), v2);
    const xy_table_pack v5 = 0.5 * v1;
    const xy_table_pack v6 = xy_table_pack_abs(v5);
    const xy_table_mask v7 = (xy_table_mask)(v6 < v4);
    const xy_table_pack v8 = xy_table_pack_select(v7, v6, v4);
    const xy_table_pack v9 = xy_table_pack_abs(0.875 * v1);
    const xy_table_mask v10 = (xy_table_mask)(v9 < v8);
    const xy_table_pack v11 = xy_table_pack_select(v10, v9, v8);
    const xy_table_mask v12 = (xy_table_mask)(xy_table_pack_splat(0.0) < v11);
    u_out[0] = xy_table_pack_select(v12, v0, xy_table_pack_select(v10, u[0] - (0.125 * v1), xy_table_pack_select(v7, u[0] - v5, xy_table_pack_select(v3, u[0] - v1, u[0]))));
    const xy_table_pack v13 = polished[0] + xy_table_pack_select((xy_table_mask)(v2 <= (1e-05 * xy_table_pack_max(xy_table_pack_abs(v0), xy_table_pack_abs(u[0])))), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    polished_out[0] = v13;
    const xy_table_mask v14 = (xy_table_mask)(xy_table_pack_splat(12.0) <= v13) | (~(v12 | (v10 | (v3 | v7))));
    *done = v14 | (xy_table_mask)(xy_table_pack_select(v12, xy_table_pack_splat(0.0), v11) <= xy_table_pack_splat(0.0));
}

static XY_TABLE_APART void xy_table_pack_step_again_loads_same(const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    xy_table_pack_step_again_loads_body(0U, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

static XY_TABLE_APART void xy_table_pack_step_again_loads_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_step_again_loads_body(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

XY_TABLE_INLINE void xy_table_pack_step_again_loads(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_step_again_loads_same(prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    } else {
        xy_table_pack_step_again_loads_each(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_step_repetition_body(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict mode, const xy_table_mask *restrict told, const xy_table_mask *restrict behind, const xy_table_mask *restrict before, const xy_table_pack *restrict u, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, xy_table_mask converged, const xy_table_pack *restrict context_real, xy_table_mask *restrict mode_out, xy_table_mask *restrict told_out, xy_table_mask *restrict behind_out, xy_table_mask *restrict before_out, xy_table_pack *restrict u_out, xy_table_pack *restrict q_out, xy_table_pack *restrict qd_out, xy_table_mask *restrict converged_out, xy_table_mask *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const xy_table_pack v0 = context_real[1] * (1.0 / context_real[0]);
    const xy_table_pack v1 = xy_table_pack_number(prepared, 0U, spacing, 0U) * v0;
    const xy_table_pack v2 = xy_table_pack_number(prepared, 6U, spacing, 0U) * xy_table_pack_abs(v1);
    mode_out[0] = mode[0];
    told_out[0] = mode[0];
    const xy_table_mask v3 = xy_table_pack_select_whole(behind[0], xy_table_pack_select_whole(before[0], xy_table_pack_whole(0), xy_table_pack_mode_of(-xy_table_pack_real_of(mode[1]))), mode[1]);
    mode_out[1] = v3;
    const xy_table_mask v4 = (xy_table_mask)(xy_table_pack_whole(0) == v3);
    const xy_table_mask v5 = ~v4;
    const xy_table_pack v6 = xy_table_pack_real_of(v3);
    xy_table_pack v7_u[1] = {u[0]};
    xy_table_pack v7_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v7_of_context_real[2] = {v6, v1};
    const xy_table_mask v7_of_context_boolean[1] = {v5};
    xy_table_mask v7_done = { 0 };
    for (int v7_pass = 0; (v7_pass < 40) && !xy_table_pack_all(v7_done); v7_pass++) {
        xy_table_pack v7_next_u[1];
        xy_table_pack v7_next_polished[1];
        xy_table_mask v7_ends;
        xy_table_pack_step_again_loads(spacing, prepared, v7_u, v7_polished, v7_of_context_real, v7_of_context_boolean, v7_next_u, v7_next_polished, &v7_ends);
        v7_u[0] = xy_table_pack_select(v7_done, v7_u[0], v7_next_u[0]);
        v7_polished[0] = xy_table_pack_select(v7_done, v7_polished[0], v7_next_polished[0]);
        v7_done |= v7_ends;
    }
    u_out[0] = v7_u[0];
    const xy_table_pack v8 = xy_table_pack_select(v4, context_real[2], v7_u[0]);
    told_out[1] = xy_table_pack_select_whole(v5 | ((xy_table_mask)(v8 <= v2) & (xy_table_mask)((-v2) <= v8)), v3, xy_table_pack_mode_of(2.0 * v8));
    const xy_table_pack v9 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), context_real[8]);
    const xy_table_pack v10 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), xy_table_pack_number(prepared, 3U, spacing, 0U));
    const xy_table_pack v11 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), v10 * xy_table_pack_select(v4, xy_table_pack_splat(0.0), xy_table_pack_splat(1.0)));
    const xy_table_pack v12 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), v10 * xy_table_pack_select(v4, xy_table_pack_splat(0.0), context_real[2]));
    const xy_table_pack v13 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), v12 - (v7_u[0] * v11));
    const xy_table_pack v14 = context_real[1] * xy_table_pack_number(prepared, 7U, spacing, 0U);
    xy_table_pack v15_u[1] = {v7_u[0]};
    xy_table_pack v15_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v15_of_context_real[2] = {v6, v14};
    xy_table_mask v15_done = { 0 };
    for (int v15_pass = 0; (v15_pass < 40) && !xy_table_pack_all(v15_done); v15_pass++) {
        xy_table_pack v15_next_u[1];
        xy_table_pack v15_next_polished[1];
        xy_table_mask v15_ends;
        xy_table_pack_stage_loads(spacing, prepared, v15_u, v15_polished, v15_of_context_real, v7_of_context_boolean, v15_next_u, v15_next_polished, &v15_ends);
        v15_u[0] = xy_table_pack_select(v15_done, v15_u[0], v15_next_u[0]);
        v15_polished[0] = xy_table_pack_select(v15_done, v15_polished[0], v15_next_polished[0]);
        v15_done |= v15_ends;
    }
    xy_table_pack v16_u[1] = {v15_u[0]};
    xy_table_pack v16_polished[1] = {xy_table_pack_splat(0.0)};
    xy_table_mask v16_done = { 0 };
    for (int v16_pass = 0; (v16_pass < 40) && !xy_table_pack_all(v16_done); v16_pass++) {
        xy_table_pack v16_next_u[1];
        xy_table_pack v16_next_polished[1];
        xy_table_mask v16_ends;
        xy_table_pack_stage_loads(spacing, prepared, v16_u, v16_polished, v15_of_context_real, v7_of_context_boolean, v16_next_u, v16_next_polished, &v16_ends);
        v16_u[0] = xy_table_pack_select(v16_done, v16_u[0], v16_next_u[0]);
        v16_polished[0] = xy_table_pack_select(v16_done, v16_polished[0], v16_next_polished[0]);
        v16_done |= v16_ends;
    }
    const xy_table_pack v17 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), v12 - (v11 * v15_u[0])) + xy_table_pack_select(v4, xy_table_pack_splat(0.0), v12 - (v11 * v16_u[0]));
    const xy_table_pack v18 = (6.0 * v9) + (context_real[9] * (v13 + v17));
    const xy_table_mask v19 = (xy_table_mask)((v6 * v18) < xy_table_pack_splat(0.0));
    behind_out[0] = v19;
    before_out[0] = before[0] | behind[0];
    const xy_table_pack v20 = 0.16666666666666666 * context_real[9];
    const xy_table_pack v21 = context_real[7] + (v0 * v20);
    const xy_table_pack v22 = context_real[1] * context_real[9];
    q_out[0] = context_real[5] + (context_real[9] * (v21 + (xy_table_pack_number(prepared, 9U, spacing, 0U) * v22)));
    q_out[1] = xy_table_pack_select(v4, context_real[6], context_real[6] + (v18 * v20));
    qd_out[0] = v21 + (xy_table_pack_number(prepared, 10U, spacing, 0U) * v22);
    xy_table_pack v23_u[1] = {v16_u[0]};
    xy_table_pack v23_polished[1] = {xy_table_pack_splat(0.0)};
    xy_table_mask v23_done = { 0 };
    for (int v23_pass = 0; (v23_pass < 40) && !xy_table_pack_all(v23_done); v23_pass++) {
        xy_table_pack v23_next_u[1];
        xy_table_pack v23_next_polished[1];
        xy_table_mask v23_ends;
        xy_table_pack_stage_loads(spacing, prepared, v23_u, v23_polished, v15_of_context_real, v7_of_context_boolean, v23_next_u, v23_next_polished, &v23_ends);
        v23_u[0] = xy_table_pack_select(v23_done, v23_u[0], v23_next_u[0]);
        v23_polished[0] = xy_table_pack_select(v23_done, v23_polished[0], v23_next_polished[0]);
        v23_done |= v23_ends;
    }
    const xy_table_pack v24 = v9 + (v20 * ((v13 + xy_table_pack_select(v4, xy_table_pack_splat(0.0), v12 - (v11 * v23_u[0]))) + (2.0 * v17)));
    qd_out[1] = xy_table_pack_select(v4, xy_table_pack_splat(0.0), v24);
    const xy_table_pack v25 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), xy_table_pack_abs(v14) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * v6));
    const xy_table_pack v26 = xy_table_pack_abs(v25);
    const xy_table_pack v27 = xy_table_pack_max(v26, xy_table_pack_abs(v23_u[0]));
    const xy_table_mask v28 = v23_done & (xy_table_mask)(xy_table_pack_abs(v23_u[0] - v25) <= (v27 * xy_table_pack_select((xy_table_mask)(v27 < (1.0000000009313226 * v27)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    const xy_table_pack v29 = xy_table_pack_max(v26, xy_table_pack_abs(v16_u[0]));
    const xy_table_mask v30 = v16_done & (xy_table_mask)(xy_table_pack_abs(v16_u[0] - v25) <= (v29 * xy_table_pack_select((xy_table_mask)(v29 < (1.0000000009313226 * v29)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    const xy_table_pack v31 = xy_table_pack_max(v26, xy_table_pack_abs(v15_u[0]));
    const xy_table_mask v32 = (xy_table_mask)(xy_table_pack_abs(v15_u[0] - v25) <= (v31 * xy_table_pack_select((xy_table_mask)(v31 < (1.0000000009313226 * v31)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05)))) & v15_done;
    const xy_table_pack v33 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), v2 * v6);
    const xy_table_pack v34 = xy_table_pack_max(xy_table_pack_abs(v33), xy_table_pack_abs(v7_u[0]));
    const xy_table_mask v35 = v7_done & (xy_table_mask)(xy_table_pack_abs(v7_u[0] - v33) <= (v34 * xy_table_pack_select((xy_table_mask)(v34 < (1.0000000009313226 * v34)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    *converged_out = (v28 & (v30 & v32)) & v35;
    *done = ~v19;
}

static XY_TABLE_APART void xy_table_pack_step_repetition_same(const double *restrict prepared, const xy_table_mask *restrict mode, const xy_table_mask *restrict told, const xy_table_mask *restrict behind, const xy_table_mask *restrict before, const xy_table_pack *restrict u, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, xy_table_mask converged, const xy_table_pack *restrict context_real, xy_table_mask *restrict mode_out, xy_table_mask *restrict told_out, xy_table_mask *restrict behind_out, xy_table_mask *restrict before_out, xy_table_pack *restrict u_out, xy_table_pack *restrict q_out, xy_table_pack *restrict qd_out, xy_table_mask *restrict converged_out, xy_table_mask *restrict done)
{
    xy_table_pack_step_repetition_body(0U, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

static XY_TABLE_APART void xy_table_pack_step_repetition_each(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict mode, const xy_table_mask *restrict told, const xy_table_mask *restrict behind, const xy_table_mask *restrict before, const xy_table_pack *restrict u, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, xy_table_mask converged, const xy_table_pack *restrict context_real, xy_table_mask *restrict mode_out, xy_table_mask *restrict told_out, xy_table_mask *restrict behind_out, xy_table_mask *restrict before_out, xy_table_pack *restrict u_out, xy_table_pack *restrict q_out, xy_table_pack *restrict qd_out, xy_table_mask *restrict converged_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_step_repetition_body(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

XY_TABLE_INLINE void xy_table_pack_step_repetition(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict mode, const xy_table_mask *restrict told, const xy_table_mask *restrict behind, const xy_table_mask *restrict before, const xy_table_pack *restrict u, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, xy_table_mask converged, const xy_table_pack *restrict context_real, xy_table_mask *restrict mode_out, xy_table_mask *restrict told_out, xy_table_mask *restrict behind_out, xy_table_mask *restrict before_out, xy_table_pack *restrict u_out, xy_table_pack *restrict q_out, xy_table_pack *restrict qd_out, xy_table_mask *restrict converged_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_step_repetition_same(prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    } else {
        xy_table_pack_step_repetition_each(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_step_again_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean, xy_table_mask *restrict result_mode)
{
    xy_table_mask v0_mode[2] = {context_mode[0], context_mode[1]};
    xy_table_mask v0_told[2] = {context_mode[0], context_mode[1]};
    xy_table_mask v0_behind[1] = {context_boolean[2]};
    xy_table_mask v0_before[1] = {context_boolean[0]};
    xy_table_pack v0_u[1] = {context_real[10]};
    xy_table_pack v0_q[2] = {context_real[11], context_real[12]};
    xy_table_pack v0_qd[2] = {context_real[13], context_real[14]};
    xy_table_mask v0_converged = context_boolean[1];
    xy_table_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !xy_table_pack_all(v0_done); v0_pass++) {
        xy_table_mask v0_next_mode[2];
        xy_table_mask v0_next_told[2];
        xy_table_mask v0_next_behind[1];
        xy_table_mask v0_next_before[1];
        xy_table_pack v0_next_u[1];
        xy_table_pack v0_next_q[2];
        xy_table_pack v0_next_qd[2];
        xy_table_mask v0_next_converged;
        xy_table_mask v0_ends;
        xy_table_pack_step_repetition(spacing, prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_ends);
        v0_mode[0] = xy_table_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = xy_table_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_told[0] = xy_table_pack_select_whole(v0_done, v0_told[0], v0_next_told[0]);
        v0_told[1] = xy_table_pack_select_whole(v0_done, v0_told[1], v0_next_told[1]);
        v0_behind[0] = xy_table_pack_select_whole(v0_done, v0_behind[0], v0_next_behind[0]);
        v0_before[0] = xy_table_pack_select_whole(v0_done, v0_before[0], v0_next_before[0]);
        v0_u[0] = xy_table_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_q[0] = xy_table_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = xy_table_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = xy_table_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = xy_table_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_converged = xy_table_pack_select_whole(v0_done, v0_converged, v0_next_converged);
        v0_done |= v0_ends;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_qd[0];
    result_real[3] = v0_qd[1];
    result_boolean[0] = v0_done & v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
}

static XY_TABLE_APART void xy_table_pack_step_again_same(const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean, xy_table_mask *restrict result_mode)
{
    xy_table_pack_step_again_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

static XY_TABLE_APART void xy_table_pack_step_again_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean, xy_table_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_step_again_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

XY_TABLE_INLINE void xy_table_pack_step_again(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean, xy_table_mask *restrict result_mode)
{
    if (spacing == 0U) {
        xy_table_pack_step_again_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    } else {
        xy_table_pack_step_again_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    }
}

XY_TABLE_BODY void xy_table_pack_step_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    const xy_table_pack v0 = xy_table_pack_at(&tau[stride]) * xy_table_pack_number(prepared, 3U, spacing, 0U);
    const xy_table_pack v1 = xy_table_pack_abs(v0);
    const xy_table_pack v2 = 1e-08 * v1;
    const xy_table_pack v3 = -v2;
    const xy_table_pack v4 = xy_table_pack_abs(xy_table_pack_at(&qd[stride]));
    const xy_table_mask v5 = (xy_table_mask)(v4 < xy_table_pack_splat(0.0)) | (xy_table_mask)(xy_table_pack_splat(0.0) == v4);
    const xy_table_mask v6 = xy_table_pack_mode_of(xy_table_pack_at(&qd[stride]));
    const xy_table_mask v7 = xy_table_pack_select_whole(v5, (xy_table_mask)(v3 < v0), (xy_table_mask)(xy_table_pack_whole(1) == v6));
    const xy_table_mask v8 = v5 & (xy_table_mask)(v1 <= (v2 + (xy_table_pack_number(prepared, 8U, spacing, 0U) * xy_table_pack_sqrt(xy_table_pack_at(&tau[0]) * (xy_table_pack_at(&tau[0]) * xy_table_pack_number(prepared, 11U, spacing, 0U))))));
    const xy_table_mask v9 = xy_table_pack_select_whole(v8, xy_table_pack_whole(0), xy_table_pack_select_whole(v7, xy_table_pack_whole(1), xy_table_pack_whole(-1)));
    xy_table_mask v10_pattern[1] = {v9};
    xy_table_mask v10_best[1] = {v9};
    xy_table_mask v10_flag[9] = {xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(-1), xy_table_pack_whole(0)};
    xy_table_pack v10_number[6] = {xy_table_pack_splat(0.0), xy_table_pack_splat(0.0), xy_table_pack_splat(0.0), xy_table_pack_splat(0.0), xy_table_pack_splat(0.0), xy_table_pack_splat(0.0)};
    const xy_table_pack v10_of_context_real[5] = {xy_table_pack_number(prepared, 1U, spacing, 0U), xy_table_pack_at(&tau[0]), xy_table_pack_at(&tau[stride]), xy_table_pack_at(&qd[0]), xy_table_pack_at(&qd[stride])};
    const xy_table_mask v10_of_context_boolean[4] = {~v5, v8, v7, xy_table_pack_select_whole(v5, (xy_table_mask)(v3 < (-v0)), (xy_table_mask)(xy_table_pack_whole(-1) == v6))};
    xy_table_mask v10_done = { 0 };
    for (int v10_pass = 0; (v10_pass < 12) && !xy_table_pack_all(v10_done); v10_pass++) {
        xy_table_mask v10_next_pattern[1];
        xy_table_mask v10_next_best[1];
        xy_table_mask v10_next_flag[9];
        xy_table_pack v10_next_number[6];
        xy_table_mask v10_ends;
        xy_table_pack_step_pattern(spacing, prepared, v10_pattern, v10_best, v10_flag, v10_number, v10_of_context_real, v10_of_context_boolean, v10_next_pattern, v10_next_best, v10_next_flag, v10_next_number, &v10_ends);
        v10_pattern[0] = xy_table_pack_select_whole(v10_done, v10_pattern[0], v10_next_pattern[0]);
        v10_best[0] = xy_table_pack_select_whole(v10_done, v10_best[0], v10_next_best[0]);
        v10_flag[0] = xy_table_pack_select_whole(v10_done, v10_flag[0], v10_next_flag[0]);
        v10_flag[1] = xy_table_pack_select_whole(v10_done, v10_flag[1], v10_next_flag[1]);
        v10_flag[2] = xy_table_pack_select_whole(v10_done, v10_flag[2], v10_next_flag[2]);
        v10_flag[3] = xy_table_pack_select_whole(v10_done, v10_flag[3], v10_next_flag[3]);
        v10_flag[4] = xy_table_pack_select_whole(v10_done, v10_flag[4], v10_next_flag[4]);
        v10_flag[5] = xy_table_pack_select_whole(v10_done, v10_flag[5], v10_next_flag[5]);
        v10_flag[6] = xy_table_pack_select_whole(v10_done, v10_flag[6], v10_next_flag[6]);
        v10_flag[7] = xy_table_pack_select_whole(v10_done, v10_flag[7], v10_next_flag[7]);
        v10_flag[8] = xy_table_pack_select_whole(v10_done, v10_flag[8], v10_next_flag[8]);
        v10_number[0] = xy_table_pack_select(v10_done, v10_number[0], v10_next_number[0]);
        v10_number[1] = xy_table_pack_select(v10_done, v10_number[1], v10_next_number[1]);
        v10_number[2] = xy_table_pack_select(v10_done, v10_number[2], v10_next_number[2]);
        v10_number[3] = xy_table_pack_select(v10_done, v10_number[3], v10_next_number[3]);
        v10_number[4] = xy_table_pack_select(v10_done, v10_number[4], v10_next_number[4]);
        v10_number[5] = xy_table_pack_select(v10_done, v10_number[5], v10_next_number[5]);
        v10_done |= v10_ends;
    }
    const xy_table_mask v11 = (xy_table_mask)(xy_table_pack_whole(0) == v10_best[0]);
    const xy_table_mask v12 = ~v11;
    const xy_table_pack v13 = xy_table_pack_real_of(v10_best[0]);
    const xy_table_pack v14 = xy_table_pack_at(&tau[0]) * xy_table_pack_number(prepared, 7U, spacing, 0U);
    xy_table_pack v15_u[1] = {v10_number[2]};
    xy_table_pack v15_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v15_of_context_real[2] = {v13, v14};
    const xy_table_mask v15_of_context_boolean[1] = {v12};
    xy_table_mask v15_done = { 0 };
    for (int v15_pass = 0; (v15_pass < 40) && !xy_table_pack_all(v15_done); v15_pass++) {
        xy_table_pack v15_next_u[1];
        xy_table_pack v15_next_polished[1];
        xy_table_mask v15_ends;
        xy_table_pack_stage_loads(spacing, prepared, v15_u, v15_polished, v15_of_context_real, v15_of_context_boolean, v15_next_u, v15_next_polished, &v15_ends);
        v15_u[0] = xy_table_pack_select(v15_done, v15_u[0], v15_next_u[0]);
        v15_polished[0] = xy_table_pack_select(v15_done, v15_polished[0], v15_next_polished[0]);
        v15_done |= v15_ends;
    }
    xy_table_pack v16_u[1] = {v15_u[0]};
    xy_table_pack v16_polished[1] = {xy_table_pack_splat(0.0)};
    xy_table_mask v16_done = { 0 };
    for (int v16_pass = 0; (v16_pass < 40) && !xy_table_pack_all(v16_done); v16_pass++) {
        xy_table_pack v16_next_u[1];
        xy_table_pack v16_next_polished[1];
        xy_table_mask v16_ends;
        xy_table_pack_stage_loads(spacing, prepared, v16_u, v16_polished, v15_of_context_real, v15_of_context_boolean, v16_next_u, v16_next_polished, &v16_ends);
        v16_u[0] = xy_table_pack_select(v16_done, v16_u[0], v16_next_u[0]);
        v16_polished[0] = xy_table_pack_select(v16_done, v16_polished[0], v16_next_polished[0]);
        v16_done |= v16_ends;
    }
    const xy_table_pack v17 = xy_table_pack_select(v11, xy_table_pack_splat(0.0), xy_table_pack_abs(v14) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * v13));
    const xy_table_pack v18 = xy_table_pack_abs(v17);
    const xy_table_pack v19 = xy_table_pack_max(v18, xy_table_pack_abs(v16_u[0]));
    const xy_table_mask v20 = v16_done & (xy_table_mask)(xy_table_pack_abs(v16_u[0] - v17) <= (v19 * xy_table_pack_select((xy_table_mask)(v19 < (1.0000000009313226 * v19)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    const xy_table_pack v21 = xy_table_pack_max(xy_table_pack_abs(v15_u[0]), v18);
    const xy_table_mask v22 = (xy_table_mask)(xy_table_pack_abs(v15_u[0] - v17) <= (v21 * xy_table_pack_select((xy_table_mask)(v21 < (1.0000000009313226 * v21)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05)))) & v15_done;
    xy_table_pack v23_u[1] = {v16_u[0]};
    xy_table_pack v23_polished[1] = {xy_table_pack_splat(0.0)};
    xy_table_mask v23_done = { 0 };
    for (int v23_pass = 0; (v23_pass < 40) && !xy_table_pack_all(v23_done); v23_pass++) {
        xy_table_pack v23_next_u[1];
        xy_table_pack v23_next_polished[1];
        xy_table_mask v23_ends;
        xy_table_pack_stage_loads(spacing, prepared, v23_u, v23_polished, v15_of_context_real, v15_of_context_boolean, v23_next_u, v23_next_polished, &v23_ends);
        v23_u[0] = xy_table_pack_select(v23_done, v23_u[0], v23_next_u[0]);
        v23_polished[0] = xy_table_pack_select(v23_done, v23_polished[0], v23_next_polished[0]);
        v23_done |= v23_ends;
    }
    const xy_table_pack v24 = xy_table_pack_max(v18, xy_table_pack_abs(v23_u[0]));
    const xy_table_mask v25 = (xy_table_mask)(xy_table_pack_abs(v17 - v23_u[0]) <= (v24 * xy_table_pack_select((xy_table_mask)(v24 < (1.0000000009313226 * v24)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05)))) & v23_done;
    const xy_table_mask v26 = (v22 & v20) & v25;
    const xy_table_pack v27 = xy_table_pack_select(v11, xy_table_pack_splat(0.0), xy_table_pack_number(prepared, 3U, spacing, 0U));
    const xy_table_pack v28 = xy_table_pack_select(v11, xy_table_pack_splat(0.0), v27 * xy_table_pack_select(v11, xy_table_pack_splat(0.0), xy_table_pack_splat(1.0)));
    const xy_table_pack v29 = xy_table_pack_select(v11, xy_table_pack_splat(0.0), xy_table_pack_select(v11, xy_table_pack_splat(0.0), xy_table_pack_at(&tau[stride])) * v27);
    const xy_table_pack v30 = xy_table_pack_select(v11, xy_table_pack_splat(0.0), v29 - (v28 * v15_u[0])) + xy_table_pack_select(v11, xy_table_pack_splat(0.0), v29 - (v28 * v16_u[0]));
    const xy_table_pack v31 = xy_table_pack_select(v11, xy_table_pack_splat(0.0), xy_table_pack_at(&qd[stride]) + v10_number[4]);
    const xy_table_pack v32 = (6.0 * v31) + (xy_table_pack_at(&dt[0]) * (v10_number[1] + v30));
    const xy_table_mask v33 = (xy_table_mask)((v13 * v32) < xy_table_pack_splat(0.0));
    const xy_table_pack v34 = 0.16666666666666666 * xy_table_pack_at(&dt[0]);
    const xy_table_pack v35 = v31 + (v34 * ((v10_number[1] + xy_table_pack_select(v11, xy_table_pack_splat(0.0), v29 - (v28 * v23_u[0]))) + (2.0 * v30)));
    const xy_table_pack v36 = xy_table_pack_select(v11, xy_table_pack_splat(0.0), v35);
    const xy_table_pack v37 = xy_table_pack_select(v11, xy_table_pack_at(&q[stride]), xy_table_pack_at(&q[stride]) + (v32 * v34));
    const xy_table_pack v38 = (xy_table_pack_at(&qd[0]) + v10_number[3]) + (v10_number[0] * v34);
    const xy_table_pack v39 = xy_table_pack_at(&tau[0]) * xy_table_pack_at(&dt[0]);
    const xy_table_pack v40 = v38 + (xy_table_pack_number(prepared, 10U, spacing, 0U) * v39);
    const xy_table_pack v41 = xy_table_pack_at(&q[0]) + (xy_table_pack_at(&dt[0]) * (v38 + (xy_table_pack_number(prepared, 9U, spacing, 0U) * v39)));
    const xy_table_mask v42 = xy_table_pack_mode_of(xy_table_pack_at(&qd[0]));
    xy_table_pack v44 = v41;
    xy_table_pack v45 = v36;
    xy_table_pack v46 = v37;
    xy_table_pack v47 = v40;
    xy_table_mask v48 = v42;
    xy_table_mask v49 = v10_best[0];
    xy_table_mask v50 = v26;
    if (!xy_table_pack_all(~(v33))) {
        const xy_table_pack v43_of_context_real[15] = {xy_table_pack_number(prepared, 1U, spacing, 0U), xy_table_pack_at(&tau[0]), xy_table_pack_at(&tau[stride]), xy_table_pack_number(prepared, 2U, spacing, 0U), xy_table_pack_number(prepared, 3U, spacing, 0U), xy_table_pack_at(&q[0]), xy_table_pack_at(&q[stride]), xy_table_pack_at(&qd[0]), xy_table_pack_at(&qd[stride]), xy_table_pack_at(&dt[0]), v10_number[2], v41, v37, v40, v36};
        const xy_table_mask v43_of_context_boolean[3] = {v5, v26, v33};
        const xy_table_mask v43_of_context_mode[2] = {v42, v10_best[0]};
        xy_table_pack v43_result_real[4];
        xy_table_mask v43_result_boolean[1];
        xy_table_mask v43_result_mode[2];
        xy_table_pack_step_again(spacing, prepared, v43_of_context_real, v43_of_context_boolean, v43_of_context_mode, v43_result_real, v43_result_boolean, v43_result_mode);
        v44 = xy_table_pack_select(v33, v43_result_real[0], v44);
        v45 = xy_table_pack_select(v33, v43_result_real[3], v45);
        v46 = xy_table_pack_select(v33, v43_result_real[1], v46);
        v47 = xy_table_pack_select(v33, v43_result_real[2], v47);
        v48 = xy_table_pack_select_whole(v33, v43_result_mode[0], v48);
        v49 = xy_table_pack_select_whole(v33, v43_result_mode[1], v49);
        v50 = xy_table_pack_select_whole(v33, v43_result_boolean[0], v50);
    }
    *(xy_table_unaligned *)&q_next[0] = v44;
    *(xy_table_unaligned *)&qd_next[stride] = v45;
    *(xy_table_unaligned *)&q_next[stride] = v46;
    *(xy_table_unaligned *)&qd_next[0] = v47;
    const xy_table_mask v51 = (xy_table_mask)((xy_table_pack_abs(v47) + (xy_table_pack_abs(v46) + (xy_table_pack_abs(v45) + xy_table_pack_abs(v44)))) < xy_table_pack_splat(1e+38));
    const xy_table_pack v52 = xy_table_pack_abs(xy_table_pack_at(&q[0])) + (xy_table_pack_abs(xy_table_pack_at(&dt[0])) + (xy_table_pack_abs(xy_table_pack_at(&q[stride])) + (v4 + xy_table_pack_abs(xy_table_pack_at(&qd[0])))));
    const xy_table_pack v53 = xy_table_pack_abs(xy_table_pack_at(&tau[0]));
    const xy_table_pack v54 = xy_table_pack_abs(xy_table_pack_at(&tau[stride]));
    const xy_table_mask v55 = (((xy_table_mask)((v53 + v52) < xy_table_pack_splat(1e+38)) & (xy_table_mask)(v54 < xy_table_pack_splat(1e+38))) & (xy_table_mask)(xy_table_pack_splat(0.0) < xy_table_pack_at(&dt[0]))) & v51;
    *(xy_table_bytes *)&mode_next[0] = __builtin_convertvector(v48, xy_table_bytes);
    *(xy_table_bytes *)&mode_next[stride] = __builtin_convertvector(v49, xy_table_bytes);
    const xy_table_pack v56 = xy_table_pack_select(v10_flag[4] | v10_flag[3], xy_table_pack_select(v10_flag[8], xy_table_pack_splat(4.0), xy_table_pack_select(v10_flag[7] & (~v10_flag[2]), xy_table_pack_select(v10_flag[5], xy_table_pack_splat(1.0), xy_table_pack_splat(0.0)), xy_table_pack_splat(3.0))), xy_table_pack_select(v10_flag[6], xy_table_pack_splat(5.0), xy_table_pack_splat(2.0)));
    const xy_table_pack v57 = xy_table_pack_select((xy_table_mask)((xy_table_pack_abs(v10_number[0]) + ((v53 + v54) + xy_table_pack_abs(v10_number[1]))) < xy_table_pack_splat(1e+38)), xy_table_pack_select(v10_done, v56, xy_table_pack_splat(5.0)), xy_table_pack_splat(6.0));
    const xy_table_mask v58 = (xy_table_mask)(xy_table_pack_splat(2.0) == v57);
    const xy_table_pack v59 = xy_table_pack_select(v50 | v58, xy_table_pack_splat(0.0), xy_table_pack_splat(5.0));
    const xy_table_pack v60 = xy_table_pack_select((xy_table_mask)(xy_table_pack_splat(3.0) == v59) | (xy_table_mask)(xy_table_pack_splat(3.0) == v57), xy_table_pack_splat(3.0), xy_table_pack_select((xy_table_mask)(xy_table_pack_splat(1.0) == v59) | (xy_table_mask)(xy_table_pack_splat(1.0) == v57), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0)));
    const xy_table_pack v61 = xy_table_pack_select(v58 | (xy_table_mask)(xy_table_pack_splat(2.0) == v59), xy_table_pack_splat(2.0), xy_table_pack_select((xy_table_mask)(xy_table_pack_splat(4.0) == v59) | (xy_table_mask)(xy_table_pack_splat(4.0) == v57), xy_table_pack_splat(4.0), v60));
    const xy_table_pack v62 = xy_table_pack_select((xy_table_mask)(xy_table_pack_splat(7.0) == v59) | (xy_table_mask)(xy_table_pack_splat(7.0) == v57), xy_table_pack_splat(7.0), xy_table_pack_select((xy_table_mask)(xy_table_pack_splat(5.0) == v59) | (xy_table_mask)(xy_table_pack_splat(5.0) == v57), xy_table_pack_splat(5.0), v61));
    const xy_table_pack v63 = xy_table_pack_select((xy_table_mask)(xy_table_pack_splat(6.0) == v59) | (xy_table_mask)(xy_table_pack_splat(6.0) == v57), xy_table_pack_splat(6.0), v62);
    *(xy_table_unaligned *)&status[0] = v63;
    if (!xy_table_pack_all(v55)) {
        *(xy_table_unaligned *)&q_next[0] = xy_table_pack_select(v55, v44, xy_table_pack_at(&q[0]));
        *(xy_table_unaligned *)&q_next[stride] = xy_table_pack_select(v55, v46, xy_table_pack_at(&q[stride]));
        *(xy_table_unaligned *)&qd_next[0] = xy_table_pack_select(v55, v47, xy_table_pack_at(&qd[0]));
        *(xy_table_unaligned *)&qd_next[stride] = xy_table_pack_select(v55, v45, xy_table_pack_at(&qd[stride]));
        *(xy_table_bytes *)&mode_next[0] = __builtin_convertvector(xy_table_pack_select_whole(v55, v48, xy_table_pack_at_modes(&mode[0])), xy_table_bytes);
        *(xy_table_bytes *)&mode_next[stride] = __builtin_convertvector(xy_table_pack_select_whole(v55, v49, xy_table_pack_at_modes(&mode[stride])), xy_table_bytes);
        *(xy_table_unaligned *)&status[0] = xy_table_pack_select(v55, v63, xy_table_pack_splat(6.0));
    }
}

static XY_TABLE_APART void xy_table_pack_step_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    xy_table_pack_step_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static XY_TABLE_APART void xy_table_pack_step_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_step_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

XY_TABLE_INLINE void xy_table_pack_step_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        xy_table_pack_step_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        xy_table_pack_step_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void xy_table_step_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_step_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        signed char mode_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double dt_rest[1U * XY_TABLE_LANES];
        double q_next_rest[2U * XY_TABLE_LANES];
        double qd_next_rest[2U * XY_TABLE_LANES];
        signed char mode_next_rest[2U * XY_TABLE_LANES];
        double status_rest[1U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take_modes(2U, count, first, XY_TABLE_LANES, mode, mode_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take(1U, count, first, XY_TABLE_LANES, dt, dt_rest);
        xy_table_pack_step_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, q_next_rest, q_next);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qd_next_rest, qd_next);
        xy_table_pack_give_modes(2U, count, first, XY_TABLE_LANES, mode_next_rest, mode_next);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, status_rest, status);
    }
}

void xy_table_step_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_step_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        signed char mode_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double dt_rest[1U * XY_TABLE_LANES];
        double q_next_rest[2U * XY_TABLE_LANES];
        double qd_next_rest[2U * XY_TABLE_LANES];
        signed char mode_next_rest[2U * XY_TABLE_LANES];
        double status_rest[1U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(4U, count, first, XY_TABLE_LANES, &prepared[0U * count], &prepared_rest[0U * XY_TABLE_LANES]);
        xy_table_pack_take(6U, count, first, XY_TABLE_LANES, &prepared[6U * count], &prepared_rest[6U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take_modes(2U, count, first, XY_TABLE_LANES, mode, mode_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take(1U, count, first, XY_TABLE_LANES, dt, dt_rest);
        xy_table_pack_step_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, q_next_rest, q_next);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qd_next_rest, qd_next);
        xy_table_pack_give_modes(2U, count, first, XY_TABLE_LANES, mode_next_rest, mode_next);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, status_rest, status);
    }
}

XY_TABLE_BODY void xy_table_pack_interpolated_again_loads_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    const xy_table_pack v0 = xy_table_pack_select(context_boolean[0], xy_table_pack_abs(context_real[1]) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * context_real[0]), xy_table_pack_splat(0.0));
    const xy_table_pack v1 = u[0] - v0;
    const xy_table_pack v2 = xy_table_pack_abs(v1);
    const xy_table_mask v3 = (xy_table_mask)(xy_table_pack_splat(0.0) < v2);
    const xy_table_pack v4 = xy_table_pack_select(v3, xy_table_pack_splat(0.0), v2);
    const xy_table_pack v5 = 0.5 * v1;
    const xy_table_pack v6 = xy_table_pack_abs(v5);
    const xy_table_mask v7 = (xy_table_mask)(v6 < v4);
    const xy_table_pack v8 = xy_table_pack_select(v7, v6, v4);
    const xy_table_pack v9 = xy_table_pack_abs(0.875 * v1);
    const xy_table_mask v10 = (xy_table_mask)(v9 < v8);
    const xy_table_pack v11 = xy_table_pack_select(v10, v9, v8);
    const xy_table_mask v12 = (xy_table_mask)(xy_table_pack_splat(0.0) < v11);
    u_out[0] = xy_table_pack_select(v12, v0, xy_table_pack_select(v10, u[0] - (0.125 * v1), xy_table_pack_select(v7, u[0] - v5, xy_table_pack_select(v3, u[0] - v1, u[0]))));
    const xy_table_pack v13 = polished[0] + xy_table_pack_select((xy_table_mask)(v2 <= (1e-05 * xy_table_pack_max(xy_table_pack_abs(v0), xy_table_pack_abs(u[0])))), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    polished_out[0] = v13;
    const xy_table_mask v14 = (xy_table_mask)(xy_table_pack_splat(12.0) <= v13) | (~(v12 | (v10 | (v3 | v7))));
    *done = v14 | (xy_table_mask)(xy_table_pack_select(v12, xy_table_pack_splat(0.0), v11) <= xy_table_pack_splat(0.0));
}

static XY_TABLE_APART void xy_table_pack_interpolated_again_loads_same(const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    xy_table_pack_interpolated_again_loads_body(0U, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

static XY_TABLE_APART void xy_table_pack_interpolated_again_loads_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_interpolated_again_loads_body(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

XY_TABLE_INLINE void xy_table_pack_interpolated_again_loads(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_interpolated_again_loads_same(prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    } else {
        xy_table_pack_interpolated_again_loads_each(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_interpolated_repetition_body(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict mode, const xy_table_mask *restrict told, const xy_table_mask *restrict behind, const xy_table_mask *restrict before, const xy_table_pack *restrict u, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, xy_table_mask converged, const xy_table_pack *restrict context_real, xy_table_mask *restrict mode_out, xy_table_mask *restrict told_out, xy_table_mask *restrict behind_out, xy_table_mask *restrict before_out, xy_table_pack *restrict u_out, xy_table_pack *restrict q_out, xy_table_pack *restrict qd_out, xy_table_mask *restrict converged_out, xy_table_mask *restrict done)
{
    (void)told;
    (void)q;
    (void)qd;
    (void)converged;
    const xy_table_pack v0 = context_real[1] * (1.0 / context_real[0]);
    const xy_table_pack v1 = xy_table_pack_number(prepared, 0U, spacing, 0U) * v0;
    const xy_table_pack v2 = xy_table_pack_number(prepared, 6U, spacing, 0U) * xy_table_pack_abs(v1);
    mode_out[0] = mode[0];
    told_out[0] = mode[0];
    const xy_table_mask v3 = xy_table_pack_select_whole(behind[0], xy_table_pack_select_whole(before[0], xy_table_pack_whole(0), xy_table_pack_mode_of(-xy_table_pack_real_of(mode[1]))), mode[1]);
    mode_out[1] = v3;
    const xy_table_mask v4 = (xy_table_mask)(xy_table_pack_whole(0) == v3);
    const xy_table_mask v5 = ~v4;
    const xy_table_pack v6 = xy_table_pack_real_of(v3);
    const xy_table_pack v7 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), context_real[8]);
    const xy_table_pack v8 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), xy_table_pack_number(prepared, 3U, spacing, 0U));
    const xy_table_pack v9 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), v8 * xy_table_pack_select(v4, xy_table_pack_splat(0.0), xy_table_pack_splat(1.0)));
    const xy_table_pack v10 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), v8 * xy_table_pack_select(v4, xy_table_pack_splat(0.0), context_real[2]));
    const xy_table_pack v11 = context_real[1] * xy_table_pack_number(prepared, 7U, spacing, 0U);
    before_out[0] = before[0] | behind[0];
    const xy_table_pack v12 = 0.16666666666666666 * context_real[9];
    const xy_table_pack v13 = context_real[7] + (v0 * v12);
    const xy_table_pack v14 = context_real[1] * context_real[9];
    q_out[0] = context_real[5] + (context_real[9] * (v13 + (xy_table_pack_number(prepared, 9U, spacing, 0U) * v14)));
    qd_out[0] = v13 + (xy_table_pack_number(prepared, 10U, spacing, 0U) * v14);
    const xy_table_pack v15 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), xy_table_pack_abs(v11) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * v6));
    const xy_table_pack v16 = xy_table_pack_abs(v15);
    const xy_table_pack v17 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), v2 * v6);
    xy_table_pack v18_u[1] = {u[0]};
    xy_table_pack v18_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v18_of_context_real[2] = {v6, v1};
    const xy_table_mask v18_of_context_boolean[1] = {v5};
    xy_table_mask v18_done = { 0 };
    for (int v18_pass = 0; (v18_pass < 40) && !xy_table_pack_all(v18_done); v18_pass++) {
        xy_table_pack v18_next_u[1];
        xy_table_pack v18_next_polished[1];
        xy_table_mask v18_ends;
        xy_table_pack_interpolated_again_loads(spacing, prepared, v18_u, v18_polished, v18_of_context_real, v18_of_context_boolean, v18_next_u, v18_next_polished, &v18_ends);
        v18_u[0] = xy_table_pack_select(v18_done, v18_u[0], v18_next_u[0]);
        v18_polished[0] = xy_table_pack_select(v18_done, v18_polished[0], v18_next_polished[0]);
        v18_done |= v18_ends;
    }
    u_out[0] = v18_u[0];
    const xy_table_pack v19 = xy_table_pack_select(v4, context_real[2], v18_u[0]);
    told_out[1] = xy_table_pack_select_whole(v5 | ((xy_table_mask)(v19 <= v2) & (xy_table_mask)((-v2) <= v19)), v3, xy_table_pack_mode_of(2.0 * v19));
    const xy_table_pack v20 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), v10 - (v9 * v18_u[0]));
    xy_table_pack v21_u[1] = {v18_u[0]};
    xy_table_pack v21_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v21_of_context_real[2] = {v6, v11};
    xy_table_mask v21_done = { 0 };
    for (int v21_pass = 0; (v21_pass < 40) && !xy_table_pack_all(v21_done); v21_pass++) {
        xy_table_pack v21_next_u[1];
        xy_table_pack v21_next_polished[1];
        xy_table_mask v21_ends;
        xy_table_pack_stage_loads(spacing, prepared, v21_u, v21_polished, v21_of_context_real, v18_of_context_boolean, v21_next_u, v21_next_polished, &v21_ends);
        v21_u[0] = xy_table_pack_select(v21_done, v21_u[0], v21_next_u[0]);
        v21_polished[0] = xy_table_pack_select(v21_done, v21_polished[0], v21_next_polished[0]);
        v21_done |= v21_ends;
    }
    xy_table_pack v22_u[1] = {v21_u[0]};
    xy_table_pack v22_polished[1] = {xy_table_pack_splat(0.0)};
    xy_table_mask v22_done = { 0 };
    for (int v22_pass = 0; (v22_pass < 40) && !xy_table_pack_all(v22_done); v22_pass++) {
        xy_table_pack v22_next_u[1];
        xy_table_pack v22_next_polished[1];
        xy_table_mask v22_ends;
        xy_table_pack_stage_loads(spacing, prepared, v22_u, v22_polished, v21_of_context_real, v18_of_context_boolean, v22_next_u, v22_next_polished, &v22_ends);
        v22_u[0] = xy_table_pack_select(v22_done, v22_u[0], v22_next_u[0]);
        v22_polished[0] = xy_table_pack_select(v22_done, v22_polished[0], v22_next_polished[0]);
        v22_done |= v22_ends;
    }
    const xy_table_pack v23 = xy_table_pack_select(v4, xy_table_pack_splat(0.0), v10 - (v9 * v21_u[0])) + xy_table_pack_select(v4, xy_table_pack_splat(0.0), v10 - (v9 * v22_u[0]));
    const xy_table_pack v24 = (6.0 * v7) + (context_real[9] * (v20 + v23));
    const xy_table_mask v25 = (xy_table_mask)((v6 * v24) < xy_table_pack_splat(0.0));
    behind_out[0] = v25;
    q_out[1] = xy_table_pack_select(v4, context_real[6], context_real[6] + (v12 * v24));
    xy_table_pack v26_u[1] = {v22_u[0]};
    xy_table_pack v26_polished[1] = {xy_table_pack_splat(0.0)};
    xy_table_mask v26_done = { 0 };
    for (int v26_pass = 0; (v26_pass < 40) && !xy_table_pack_all(v26_done); v26_pass++) {
        xy_table_pack v26_next_u[1];
        xy_table_pack v26_next_polished[1];
        xy_table_mask v26_ends;
        xy_table_pack_stage_loads(spacing, prepared, v26_u, v26_polished, v21_of_context_real, v18_of_context_boolean, v26_next_u, v26_next_polished, &v26_ends);
        v26_u[0] = xy_table_pack_select(v26_done, v26_u[0], v26_next_u[0]);
        v26_polished[0] = xy_table_pack_select(v26_done, v26_polished[0], v26_next_polished[0]);
        v26_done |= v26_ends;
    }
    const xy_table_pack v27 = v7 + (v12 * ((v20 + xy_table_pack_select(v4, xy_table_pack_splat(0.0), v10 - (v9 * v26_u[0]))) + (2.0 * v23)));
    qd_out[1] = xy_table_pack_select(v4, xy_table_pack_splat(0.0), v27);
    const xy_table_pack v28 = xy_table_pack_max(v16, xy_table_pack_abs(v26_u[0]));
    const xy_table_mask v29 = v26_done & (xy_table_mask)(xy_table_pack_abs(v26_u[0] - v15) <= (v28 * xy_table_pack_select((xy_table_mask)(v28 < (1.0000000009313226 * v28)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    const xy_table_pack v30 = xy_table_pack_max(v16, xy_table_pack_abs(v22_u[0]));
    const xy_table_mask v31 = v22_done & (xy_table_mask)(xy_table_pack_abs(v22_u[0] - v15) <= (v30 * xy_table_pack_select((xy_table_mask)(v30 < (1.0000000009313226 * v30)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    const xy_table_pack v32 = xy_table_pack_max(v16, xy_table_pack_abs(v21_u[0]));
    const xy_table_mask v33 = (xy_table_mask)(xy_table_pack_abs(v21_u[0] - v15) <= (v32 * xy_table_pack_select((xy_table_mask)(v32 < (1.0000000009313226 * v32)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05)))) & v21_done;
    const xy_table_pack v34 = xy_table_pack_max(xy_table_pack_abs(v17), xy_table_pack_abs(v18_u[0]));
    const xy_table_mask v35 = v18_done & (xy_table_mask)(xy_table_pack_abs(v18_u[0] - v17) <= (v34 * xy_table_pack_select((xy_table_mask)(v34 < (1.0000000009313226 * v34)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    *converged_out = (v29 & (v31 & v33)) & v35;
    *done = ~v25;
}

static XY_TABLE_APART void xy_table_pack_interpolated_repetition_same(const double *restrict prepared, const xy_table_mask *restrict mode, const xy_table_mask *restrict told, const xy_table_mask *restrict behind, const xy_table_mask *restrict before, const xy_table_pack *restrict u, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, xy_table_mask converged, const xy_table_pack *restrict context_real, xy_table_mask *restrict mode_out, xy_table_mask *restrict told_out, xy_table_mask *restrict behind_out, xy_table_mask *restrict before_out, xy_table_pack *restrict u_out, xy_table_pack *restrict q_out, xy_table_pack *restrict qd_out, xy_table_mask *restrict converged_out, xy_table_mask *restrict done)
{
    xy_table_pack_interpolated_repetition_body(0U, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

static XY_TABLE_APART void xy_table_pack_interpolated_repetition_each(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict mode, const xy_table_mask *restrict told, const xy_table_mask *restrict behind, const xy_table_mask *restrict before, const xy_table_pack *restrict u, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, xy_table_mask converged, const xy_table_pack *restrict context_real, xy_table_mask *restrict mode_out, xy_table_mask *restrict told_out, xy_table_mask *restrict behind_out, xy_table_mask *restrict before_out, xy_table_pack *restrict u_out, xy_table_pack *restrict q_out, xy_table_pack *restrict qd_out, xy_table_mask *restrict converged_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_interpolated_repetition_body(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
}

XY_TABLE_INLINE void xy_table_pack_interpolated_repetition(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict mode, const xy_table_mask *restrict told, const xy_table_mask *restrict behind, const xy_table_mask *restrict before, const xy_table_pack *restrict u, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, xy_table_mask converged, const xy_table_pack *restrict context_real, xy_table_mask *restrict mode_out, xy_table_mask *restrict told_out, xy_table_mask *restrict behind_out, xy_table_mask *restrict before_out, xy_table_pack *restrict u_out, xy_table_pack *restrict q_out, xy_table_pack *restrict qd_out, xy_table_mask *restrict converged_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_interpolated_repetition_same(prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    } else {
        xy_table_pack_interpolated_repetition_each(spacing, prepared, mode, told, behind, before, u, q, qd, converged, context_real, mode_out, told_out, behind_out, before_out, u_out, q_out, qd_out, converged_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_interpolated_again_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean, xy_table_mask *restrict result_mode)
{
    xy_table_mask v0_mode[2] = {context_mode[0], context_mode[2]};
    xy_table_mask v0_told[2] = {context_mode[0], context_mode[2]};
    xy_table_mask v0_behind[1] = {context_boolean[2]};
    xy_table_mask v0_before[1] = {context_boolean[0]};
    xy_table_pack v0_u[1] = {context_real[11]};
    xy_table_pack v0_q[2] = {context_real[12], context_real[13]};
    xy_table_pack v0_qd[2] = {context_real[14], context_real[15]};
    xy_table_mask v0_converged = context_boolean[1];
    xy_table_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 2) && !xy_table_pack_all(v0_done); v0_pass++) {
        xy_table_mask v0_next_mode[2];
        xy_table_mask v0_next_told[2];
        xy_table_mask v0_next_behind[1];
        xy_table_mask v0_next_before[1];
        xy_table_pack v0_next_u[1];
        xy_table_pack v0_next_q[2];
        xy_table_pack v0_next_qd[2];
        xy_table_mask v0_next_converged;
        xy_table_mask v0_ends;
        xy_table_pack_interpolated_repetition(spacing, prepared, v0_mode, v0_told, v0_behind, v0_before, v0_u, v0_q, v0_qd, v0_converged, context_real, v0_next_mode, v0_next_told, v0_next_behind, v0_next_before, v0_next_u, v0_next_q, v0_next_qd, &v0_next_converged, &v0_ends);
        v0_mode[0] = xy_table_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = xy_table_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_told[0] = xy_table_pack_select_whole(v0_done, v0_told[0], v0_next_told[0]);
        v0_told[1] = xy_table_pack_select_whole(v0_done, v0_told[1], v0_next_told[1]);
        v0_behind[0] = xy_table_pack_select_whole(v0_done, v0_behind[0], v0_next_behind[0]);
        v0_before[0] = xy_table_pack_select_whole(v0_done, v0_before[0], v0_next_before[0]);
        v0_u[0] = xy_table_pack_select(v0_done, v0_u[0], v0_next_u[0]);
        v0_q[0] = xy_table_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = xy_table_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = xy_table_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = xy_table_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_converged = xy_table_pack_select_whole(v0_done, v0_converged, v0_next_converged);
        v0_done |= v0_ends;
    }
    result_real[0] = v0_q[0];
    result_real[1] = v0_q[1];
    result_real[2] = v0_qd[0];
    result_real[3] = v0_qd[1];
    result_boolean[0] = v0_done & v0_converged;
    result_mode[0] = v0_told[0];
    result_mode[1] = v0_told[1];
}

static XY_TABLE_APART void xy_table_pack_interpolated_again_same(const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean, xy_table_mask *restrict result_mode)
{
    xy_table_pack_interpolated_again_body(0U, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

static XY_TABLE_APART void xy_table_pack_interpolated_again_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean, xy_table_mask *restrict result_mode)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_interpolated_again_body(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
}

XY_TABLE_INLINE void xy_table_pack_interpolated_again(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_pack *restrict result_real, xy_table_mask *restrict result_boolean, xy_table_mask *restrict result_mode)
{
    if (spacing == 0U) {
        xy_table_pack_interpolated_again_same(prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    } else {
        xy_table_pack_interpolated_again_each(spacing, prepared, context_real, context_boolean, context_mode, result_real, result_boolean, result_mode);
    }
}

XY_TABLE_BODY void xy_table_pack_interpolated_pattern_loads_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    const xy_table_pack v0 = xy_table_pack_select(context_boolean[0], xy_table_pack_abs(context_real[1]) * (xy_table_pack_number(prepared, 6U, spacing, 0U) * context_real[0]), xy_table_pack_splat(0.0));
    const xy_table_pack v1 = u[0] - v0;
    const xy_table_pack v2 = xy_table_pack_abs(v1);
    const xy_table_mask v3 = (xy_table_mask)(xy_table_pack_splat(0.0) < v2);
    const xy_table_pack v4 = xy_table_pack_select(v3, xy_table_pack_splat(0.0), v2);
    const xy_table_pack v5 = 0.5 * v1;
    const xy_table_pack v6 = xy_table_pack_abs(v5);
    const xy_table_mask v7 = (xy_table_mask)(v6 < v4);
    const xy_table_pack v8 = xy_table_pack_select(v7, v6, v4);
    const xy_table_pack v9 = xy_table_pack_abs(0.875 * v1);
    const xy_table_mask v10 = (xy_table_mask)(v9 < v8);
    const xy_table_pack v11 = xy_table_pack_select(v10, v9, v8);
    const xy_table_mask v12 = (xy_table_mask)(xy_table_pack_splat(0.0) < v11);
    u_out[0] = xy_table_pack_select(v12, v0, xy_table_pack_select(v10, u[0] - (0.125 * v1), xy_table_pack_select(v7, u[0] - v5, xy_table_pack_select(v3, u[0] - v1, u[0]))));
    const xy_table_pack v13 = polished[0] + xy_table_pack_select((xy_table_mask)(v2 <= (1e-05 * xy_table_pack_max(xy_table_pack_abs(v0), xy_table_pack_abs(u[0])))), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    polished_out[0] = v13;
    const xy_table_mask v14 = (xy_table_mask)(xy_table_pack_splat(12.0) <= v13) | (~(v12 | (v10 | (v3 | v7))));
    *done = v14 | (xy_table_mask)(xy_table_pack_select(v12, xy_table_pack_splat(0.0), v11) <= xy_table_pack_splat(0.0));
}

static XY_TABLE_APART void xy_table_pack_interpolated_pattern_loads_same(const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    xy_table_pack_interpolated_pattern_loads_body(0U, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

static XY_TABLE_APART void xy_table_pack_interpolated_pattern_loads_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_interpolated_pattern_loads_body(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
}

XY_TABLE_INLINE void xy_table_pack_interpolated_pattern_loads(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict u, const xy_table_pack *restrict polished, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, xy_table_pack *restrict u_out, xy_table_pack *restrict polished_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_interpolated_pattern_loads_same(prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    } else {
        xy_table_pack_interpolated_pattern_loads_each(spacing, prepared, u, polished, context_real, context_boolean, u_out, polished_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_interpolated_pattern_body(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict pattern, const xy_table_mask *restrict best, const xy_table_mask *restrict flag, const xy_table_pack *restrict number, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict pattern_out, xy_table_mask *restrict best_out, xy_table_mask *restrict flag_out, xy_table_pack *restrict number_out, xy_table_mask *restrict done)
{
    const xy_table_mask v0 = (xy_table_mask)(xy_table_pack_whole(0) == pattern[0]);
    const xy_table_pack v1 = context_real[1] * (1.0 / context_real[0]);
    const xy_table_pack v2 = xy_table_pack_number(prepared, 0U, spacing, 0U) * v1;
    const xy_table_pack v3 = xy_table_pack_real_of(pattern[0]);
    xy_table_pack v4_u[1] = {number[3]};
    xy_table_pack v4_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v4_of_context_real[2] = {v3, v2};
    const xy_table_mask v4_of_context_boolean[1] = {~v0};
    xy_table_mask v4_done = { 0 };
    for (int v4_pass = 0; (v4_pass < 40) && !xy_table_pack_all(v4_done); v4_pass++) {
        xy_table_pack v4_next_u[1];
        xy_table_pack v4_next_polished[1];
        xy_table_mask v4_ends;
        xy_table_pack_interpolated_pattern_loads(spacing, prepared, v4_u, v4_polished, v4_of_context_real, v4_of_context_boolean, v4_next_u, v4_next_polished, &v4_ends);
        v4_u[0] = xy_table_pack_select(v4_done, v4_u[0], v4_next_u[0]);
        v4_polished[0] = xy_table_pack_select(v4_done, v4_polished[0], v4_next_polished[0]);
        v4_done |= v4_ends;
    }
    number_out[3] = v4_u[0];
    const xy_table_pack v5 = xy_table_pack_select(v0, context_real[2], v4_u[0]);
    const xy_table_pack v6 = xy_table_pack_number(prepared, 6U, spacing, 0U) * xy_table_pack_abs(v2);
    const xy_table_pack v7 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_splat(1.0));
    const xy_table_pack v8 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_number(prepared, 3U, spacing, 0U));
    const xy_table_pack v9 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_select(v0, xy_table_pack_splat(0.0), xy_table_pack_select(v0, xy_table_pack_splat(0.0), context_real[2]) * v8) - (xy_table_pack_select(v0, xy_table_pack_splat(0.0), v8 * v7) * v4_u[0]));
    const xy_table_pack v10 = xy_table_pack_select(v0, xy_table_pack_min(v6 - v5, v6 + v5), v3 * v9);
    const xy_table_pack v11 = xy_table_pack_select(v0, v10, xy_table_pack_number(prepared, 0U, spacing, 0U) * v10);
    const xy_table_pack v12 = xy_table_pack_max(xy_table_pack_abs(context_real[2]), xy_table_pack_abs(v5));
    const xy_table_mask v13 = ~flag[0];
    const xy_table_mask v14 = context_boolean[1] & v13;
    const xy_table_mask v15 = ((xy_table_mask)(xy_table_pack_splat(0.0) < v10) | (v0 & (xy_table_mask)(xy_table_pack_splat(0.0) <= v10))) | (v14 & (xy_table_mask)(((-1e-06) * v12) <= v11));
    const xy_table_pack v16 = xy_table_pack_select(v0, xy_table_pack_splat(0.0), v3 * v6);
    const xy_table_pack v17 = xy_table_pack_max(xy_table_pack_abs(v16), xy_table_pack_abs(v4_u[0]));
    const xy_table_mask v18 = (xy_table_mask)(xy_table_pack_abs(v4_u[0] - v16) <= (v17 * xy_table_pack_select((xy_table_mask)(v17 < (1.0000000009313226 * v17)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05)))) & v4_done;
    const xy_table_mask v19 = (context_boolean[0] | v15) & v18;
    const xy_table_mask v20 = flag[3] | v19;
    flag_out[3] = v20;
    const xy_table_mask v21 = xy_table_pack_select_whole(v14, (xy_table_mask)(xy_table_pack_whole(1) == context_mode[1]), context_boolean[3]);
    const xy_table_mask v22 = xy_table_pack_select_whole(v14, (xy_table_mask)(xy_table_pack_whole(-1) == context_mode[1]), context_boolean[4]);
    const xy_table_mask v23 = v22 | v21;
    const xy_table_pack v24 = -(1.0 - v7);
    const xy_table_mask v25 = (v22 & (xy_table_mask)(xy_table_pack_whole(1) == pattern[0])) | ((v0 & ((xy_table_mask)(v24 <= xy_table_pack_splat(0.0)) & (xy_table_mask)(xy_table_pack_splat(0.0) <= v24))) & v23);
    const xy_table_pack v26 = xy_table_pack_select(v25, v7, 1.0 + v7);
    const xy_table_mask v27 = ~(v25 | (xy_table_mask)(v26 <= xy_table_pack_select(v23, xy_table_pack_splat(1.0), xy_table_pack_splat(0.0))));
    const xy_table_mask v28 = v27 & (~v20);
    const xy_table_mask v29 = (~flag[1]) & (flag[2] & v28);
    const xy_table_mask v30 = ~v29;
    const xy_table_mask v31 = (context_boolean[4] | (context_boolean[3] | context_boolean[2])) & (context_boolean[1] & (v13 & (v28 & v30)));
    const xy_table_mask v32 = context_boolean[2] & (~v14);
    const xy_table_mask v33 = xy_table_pack_select_whole(v21, xy_table_pack_whole(1), xy_table_pack_whole(-1));
    const xy_table_mask v34 = xy_table_pack_select_whole(v25, xy_table_pack_select_whole(v0 & v21, xy_table_pack_whole(1), xy_table_pack_whole(-1)), xy_table_pack_select_whole(v32 & ((xy_table_mask)(xy_table_pack_splat(0.0) <= v26) & (xy_table_mask)(v26 <= xy_table_pack_splat(0.0))), xy_table_pack_whole(0), v33));
    pattern_out[0] = xy_table_pack_select_whole(v31, xy_table_pack_select_whole(context_boolean[2], xy_table_pack_whole(0), xy_table_pack_select_whole(context_boolean[3], xy_table_pack_whole(1), xy_table_pack_whole(-1))), xy_table_pack_select_whole(v29, xy_table_pack_select_whole(v32, xy_table_pack_whole(0), v33), v34));
    const xy_table_mask v35 = ~flag[3];
    const xy_table_mask v36 = v18 & (context_boolean[0] | (xy_table_mask)(((-1e-12) * v12) <= v11));
    const xy_table_mask v37 = ((~flag[4]) & (v35 & v36)) | (v35 & v19);
    best_out[0] = xy_table_pack_select_whole(v37, pattern[0], best[0]);
    flag_out[0] = flag[0] | v31;
    flag_out[1] = xy_table_pack_select_whole(v31, xy_table_pack_whole(0), flag[1] | v29);
    const xy_table_mask v38 = ~(v29 | v31);
    flag_out[2] = flag[2] & v38;
    flag_out[4] = flag[4] | v36;
    const xy_table_mask v39 = flag[5] | (flag[3] & v19);
    flag_out[5] = v39;
    flag_out[6] = v30 & (flag[6] | (~v18));
    flag_out[7] = xy_table_pack_select_whole(v37, xy_table_pack_whole(-1), flag[7]);
    flag_out[8] = xy_table_pack_select_whole(v37, xy_table_pack_whole(0), flag[8]);
    number_out[0] = xy_table_pack_select(v37, v1, number[0]);
    number_out[1] = xy_table_pack_select(v37, v9, number[1]);
    number_out[2] = xy_table_pack_select(v37, v4_u[0], number[2]);
    *done = (v20 & ((v27 | (v0 | (~v25))) | v39)) | (v28 & v38);
}

static XY_TABLE_APART void xy_table_pack_interpolated_pattern_same(const double *restrict prepared, const xy_table_mask *restrict pattern, const xy_table_mask *restrict best, const xy_table_mask *restrict flag, const xy_table_pack *restrict number, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict pattern_out, xy_table_mask *restrict best_out, xy_table_mask *restrict flag_out, xy_table_pack *restrict number_out, xy_table_mask *restrict done)
{
    xy_table_pack_interpolated_pattern_body(0U, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
}

static XY_TABLE_APART void xy_table_pack_interpolated_pattern_each(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict pattern, const xy_table_mask *restrict best, const xy_table_mask *restrict flag, const xy_table_pack *restrict number, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict pattern_out, xy_table_mask *restrict best_out, xy_table_mask *restrict flag_out, xy_table_pack *restrict number_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_interpolated_pattern_body(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
}

XY_TABLE_INLINE void xy_table_pack_interpolated_pattern(size_t spacing, const double *restrict prepared, const xy_table_mask *restrict pattern, const xy_table_mask *restrict best, const xy_table_mask *restrict flag, const xy_table_pack *restrict number, const xy_table_pack *restrict context_real, const xy_table_mask *restrict context_boolean, const xy_table_mask *restrict context_mode, xy_table_mask *restrict pattern_out, xy_table_mask *restrict best_out, xy_table_mask *restrict flag_out, xy_table_pack *restrict number_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_interpolated_pattern_same(prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
    } else {
        xy_table_pack_interpolated_pattern_each(spacing, prepared, pattern, best, flag, number, context_real, context_boolean, context_mode, pattern_out, best_out, flag_out, number_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_interpolated_part_body(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_mask *restrict mode, const xy_table_mask *restrict crossing, const xy_table_mask *restrict forced, const xy_table_mask *restrict heading, xy_table_mask probes, const xy_table_pack *restrict far, xy_table_pack past, xy_table_pack whole, xy_table_pack trial, xy_table_pack passes, xy_table_pack worst, xy_table_pack dt, const xy_table_pack *restrict tau, xy_table_pack *restrict q_out, xy_table_pack *restrict qd_out, xy_table_mask *restrict mode_out, xy_table_mask *restrict crossing_out, xy_table_mask *restrict forced_out, xy_table_mask *restrict heading_out, xy_table_mask *restrict probes_out, xy_table_pack *restrict far_out, xy_table_pack *restrict past_out, xy_table_pack *restrict whole_out, xy_table_pack *restrict trial_out, xy_table_pack *restrict passes_out, xy_table_pack *restrict worst_out, xy_table_mask *restrict done)
{
    (void)mode;
    const xy_table_pack v0 = tau[1] * xy_table_pack_number(prepared, 3U, spacing, 0U);
    const xy_table_pack v1 = xy_table_pack_abs(v0);
    const xy_table_pack v2 = 1e-08 * v1;
    const xy_table_pack v3 = -v2;
    const xy_table_mask v4 = xy_table_pack_mode_of(qd[1]);
    const xy_table_mask v5 = (xy_table_mask)(xy_table_pack_splat(0.0) == qd[1]);
    const xy_table_mask v6 = xy_table_pack_select_whole(v5, (xy_table_mask)(v3 < v0), (xy_table_mask)(xy_table_pack_whole(1) == v4));
    const xy_table_mask v7 = ~(xy_table_mask)(xy_table_pack_whole(0) == forced[0]);
    const xy_table_mask v8 = v7 & (v5 & v7);
    const xy_table_mask v9 = v5 & (xy_table_mask)(v1 <= (v2 + (xy_table_pack_number(prepared, 8U, spacing, 0U) * xy_table_pack_sqrt(tau[0] * (tau[0] * xy_table_pack_number(prepared, 11U, spacing, 0U))))));
    const xy_table_mask v10 = xy_table_pack_select_whole(v9 & (~v8), xy_table_pack_whole(0), xy_table_pack_select_whole(xy_table_pack_select_whole(v8, (xy_table_mask)(xy_table_pack_whole(1) == forced[0]), v6), xy_table_pack_whole(1), xy_table_pack_whole(-1)));
    crossing_out[0] = xy_table_pack_whole(0);
    xy_table_mask v11_pattern[1] = {v10};
    xy_table_mask v11_best[1] = {v10};
    xy_table_mask v11_flag[9] = {xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(0), xy_table_pack_whole(-1), xy_table_pack_whole(0)};
    xy_table_pack v11_number[4] = {xy_table_pack_splat(0.0), xy_table_pack_splat(0.0), xy_table_pack_splat(0.0), xy_table_pack_splat(0.0)};
    const xy_table_pack v11_of_context_real[3] = {xy_table_pack_number(prepared, 1U, spacing, 0U), tau[0], tau[1]};
    const xy_table_mask v11_of_context_boolean[5] = {~v5, v8, v9, v6, xy_table_pack_select_whole(v5, (xy_table_mask)(v3 < (-v0)), (xy_table_mask)(xy_table_pack_whole(-1) == v4))};
    const xy_table_mask v11_of_context_mode[2] = {v4, forced[0]};
    xy_table_mask v11_done = { 0 };
    for (int v11_pass = 0; (v11_pass < 12) && !xy_table_pack_all(v11_done); v11_pass++) {
        xy_table_mask v11_next_pattern[1];
        xy_table_mask v11_next_best[1];
        xy_table_mask v11_next_flag[9];
        xy_table_pack v11_next_number[4];
        xy_table_mask v11_ends;
        xy_table_pack_interpolated_pattern(spacing, prepared, v11_pattern, v11_best, v11_flag, v11_number, v11_of_context_real, v11_of_context_boolean, v11_of_context_mode, v11_next_pattern, v11_next_best, v11_next_flag, v11_next_number, &v11_ends);
        v11_pattern[0] = xy_table_pack_select_whole(v11_done, v11_pattern[0], v11_next_pattern[0]);
        v11_best[0] = xy_table_pack_select_whole(v11_done, v11_best[0], v11_next_best[0]);
        v11_flag[0] = xy_table_pack_select_whole(v11_done, v11_flag[0], v11_next_flag[0]);
        v11_flag[1] = xy_table_pack_select_whole(v11_done, v11_flag[1], v11_next_flag[1]);
        v11_flag[2] = xy_table_pack_select_whole(v11_done, v11_flag[2], v11_next_flag[2]);
        v11_flag[3] = xy_table_pack_select_whole(v11_done, v11_flag[3], v11_next_flag[3]);
        v11_flag[4] = xy_table_pack_select_whole(v11_done, v11_flag[4], v11_next_flag[4]);
        v11_flag[5] = xy_table_pack_select_whole(v11_done, v11_flag[5], v11_next_flag[5]);
        v11_flag[6] = xy_table_pack_select_whole(v11_done, v11_flag[6], v11_next_flag[6]);
        v11_flag[7] = xy_table_pack_select_whole(v11_done, v11_flag[7], v11_next_flag[7]);
        v11_flag[8] = xy_table_pack_select_whole(v11_done, v11_flag[8], v11_next_flag[8]);
        v11_number[0] = xy_table_pack_select(v11_done, v11_number[0], v11_next_number[0]);
        v11_number[1] = xy_table_pack_select(v11_done, v11_number[1], v11_next_number[1]);
        v11_number[2] = xy_table_pack_select(v11_done, v11_number[2], v11_next_number[2]);
        v11_number[3] = xy_table_pack_select(v11_done, v11_number[3], v11_next_number[3]);
        v11_done |= v11_ends;
    }
    const xy_table_mask v12 = (xy_table_mask)(xy_table_pack_whole(0) == v11_best[0]);
    const xy_table_mask v13 = ~v12;
    const xy_table_pack v14 = xy_table_pack_real_of(v11_best[0]);
    const xy_table_pack v15 = tau[0] * xy_table_pack_number(prepared, 7U, spacing, 0U);
    xy_table_pack v16_u[1] = {v11_number[2]};
    xy_table_pack v16_polished[1] = {xy_table_pack_splat(0.0)};
    const xy_table_pack v16_of_context_real[2] = {v14, v15};
    const xy_table_mask v16_of_context_boolean[1] = {v13};
    xy_table_mask v16_done = { 0 };
    for (int v16_pass = 0; (v16_pass < 40) && !xy_table_pack_all(v16_done); v16_pass++) {
        xy_table_pack v16_next_u[1];
        xy_table_pack v16_next_polished[1];
        xy_table_mask v16_ends;
        xy_table_pack_stage_loads(spacing, prepared, v16_u, v16_polished, v16_of_context_real, v16_of_context_boolean, v16_next_u, v16_next_polished, &v16_ends);
        v16_u[0] = xy_table_pack_select(v16_done, v16_u[0], v16_next_u[0]);
        v16_polished[0] = xy_table_pack_select(v16_done, v16_polished[0], v16_next_polished[0]);
        v16_done |= v16_ends;
    }
    const xy_table_pack v17 = xy_table_pack_select(v12, xy_table_pack_splat(0.0), xy_table_pack_number(prepared, 3U, spacing, 0U));
    const xy_table_pack v18 = xy_table_pack_select(v12, xy_table_pack_splat(0.0), v17 * xy_table_pack_select(v12, xy_table_pack_splat(0.0), xy_table_pack_splat(1.0)));
    const xy_table_pack v19 = xy_table_pack_select(v12, xy_table_pack_splat(0.0), xy_table_pack_select(v12, xy_table_pack_splat(0.0), tau[1]) * v17);
    xy_table_pack v20_u[1] = {v16_u[0]};
    xy_table_pack v20_polished[1] = {xy_table_pack_splat(0.0)};
    xy_table_mask v20_done = { 0 };
    for (int v20_pass = 0; (v20_pass < 40) && !xy_table_pack_all(v20_done); v20_pass++) {
        xy_table_pack v20_next_u[1];
        xy_table_pack v20_next_polished[1];
        xy_table_mask v20_ends;
        xy_table_pack_stage_loads(spacing, prepared, v20_u, v20_polished, v16_of_context_real, v16_of_context_boolean, v20_next_u, v20_next_polished, &v20_ends);
        v20_u[0] = xy_table_pack_select(v20_done, v20_u[0], v20_next_u[0]);
        v20_polished[0] = xy_table_pack_select(v20_done, v20_polished[0], v20_next_polished[0]);
        v20_done |= v20_ends;
    }
    const xy_table_pack v21 = xy_table_pack_select(v12, xy_table_pack_splat(0.0), v19 - (v18 * v20_u[0])) + xy_table_pack_select(v12, xy_table_pack_splat(0.0), v19 - (v18 * v16_u[0]));
    xy_table_pack v22_u[1] = {v20_u[0]};
    xy_table_pack v22_polished[1] = {xy_table_pack_splat(0.0)};
    xy_table_mask v22_done = { 0 };
    for (int v22_pass = 0; (v22_pass < 40) && !xy_table_pack_all(v22_done); v22_pass++) {
        xy_table_pack v22_next_u[1];
        xy_table_pack v22_next_polished[1];
        xy_table_mask v22_ends;
        xy_table_pack_stage_loads(spacing, prepared, v22_u, v22_polished, v16_of_context_real, v16_of_context_boolean, v22_next_u, v22_next_polished, &v22_ends);
        v22_u[0] = xy_table_pack_select(v22_done, v22_u[0], v22_next_u[0]);
        v22_polished[0] = xy_table_pack_select(v22_done, v22_polished[0], v22_next_polished[0]);
        v22_done |= v22_ends;
    }
    const xy_table_pack v23 = 0.16666666666666666 * trial;
    const xy_table_pack v24 = qd[1] + (v23 * ((v11_number[1] + xy_table_pack_select(v12, xy_table_pack_splat(0.0), v19 - (v18 * v22_u[0]))) + (2.0 * v21)));
    const xy_table_pack v25 = xy_table_pack_select(v12, xy_table_pack_splat(0.0), v24);
    const xy_table_pack v26 = xy_table_pack_number(prepared, 6U, spacing, 0U) * xy_table_pack_abs(v15);
    const xy_table_pack v27 = xy_table_pack_select(v12, xy_table_pack_select(v12, xy_table_pack_min(v26 - tau[1], tau[1] + v26), xy_table_pack_splat(0.0)), v14 * v25);
    far_out[0] = v27;
    const xy_table_pack v28 = xy_table_pack_select(probes, far[0], v27);
    const xy_table_mask v29 = (xy_table_mask)(v28 < xy_table_pack_splat(0.0)) & (~(v5 & v13));
    const xy_table_mask v30 = probes & v29;
    const xy_table_pack v31 = trial / xy_table_pack_select(v30, whole, xy_table_pack_splat(1.0));
    const xy_table_pack v32 = xy_table_pack_number(prepared, 6U, spacing, 0U) * xy_table_pack_abs(xy_table_pack_number(prepared, 0U, spacing, 0U) * v11_number[0]);
    const xy_table_pack v33 = xy_table_pack_select(v12, xy_table_pack_select(v12, xy_table_pack_max(xy_table_pack_splat(0.0), xy_table_pack_min(v32 - tau[1], tau[1] + v32)), xy_table_pack_splat(0.0)), qd[1] * v14);
    const xy_table_pack v34 = (v27 - v33) / xy_table_pack_select(v30, v31, xy_table_pack_splat(1.0));
    const xy_table_pack v35 = ((v27 - v28) / xy_table_pack_select(v30, 1.0 - v31, xy_table_pack_splat(1.0))) + v34;
    const xy_table_pack v36 = v34 + (v31 * v35);
    const xy_table_pack v37 = xy_table_pack_sqrt(xy_table_pack_select(v30, xy_table_pack_max(xy_table_pack_splat(0.0), (v35 * (4.0 * v33)) + (v36 * v36)), xy_table_pack_splat(1.0)));
    const xy_table_mask v38 = (xy_table_mask)(v36 < xy_table_pack_splat(0.0));
    const xy_table_pack v39 = xy_table_pack_select(v30, xy_table_pack_select(v29, xy_table_pack_select(v38, v37 - v36, 2.0 * v35), xy_table_pack_splat(1.0)), xy_table_pack_splat(1.0));
    const xy_table_pack v40 = xy_table_pack_select(v29, xy_table_pack_max(xy_table_pack_splat(1e-06), v33 / xy_table_pack_select((~probes) & v29, xy_table_pack_select(v29, v33 - v28, xy_table_pack_splat(1.0)), xy_table_pack_splat(1.0))), xy_table_pack_splat(1.0));
    const xy_table_pack v41 = xy_table_pack_select(probes, xy_table_pack_select(v29, xy_table_pack_min(xy_table_pack_splat(1.0), xy_table_pack_select(v38, 2.0 * v33, v36 + v37) / v39), xy_table_pack_splat(1.0)), v40);
    const xy_table_pack v42 = xy_table_pack_min(xy_table_pack_splat(1.0), v41);
    const xy_table_mask v43 = (crossing[1] | crossing[0]) | (~(xy_table_mask)(xy_table_pack_whole(0) == heading[0]));
    const xy_table_mask v44 = (~((xy_table_mask)(xy_table_pack_splat(12.0) <= passes) | (probes | v43))) & (xy_table_mask)(v42 < xy_table_pack_splat(1.0));
    *probes_out = v44;
    const xy_table_mask v45 = probes | v44;
    const xy_table_mask v46 = ~v45;
    const xy_table_pack v47 = (6.0 * qd[1]) + (trial * (v11_number[1] + v21));
    const xy_table_mask v48 = v46 & (xy_table_mask)((v14 * v47) < xy_table_pack_splat(0.0));
    const xy_table_pack v49 = xy_table_pack_select(v12, xy_table_pack_splat(0.0), v26 * v14);
    const xy_table_pack v50 = xy_table_pack_abs(v49);
    const xy_table_pack v51 = xy_table_pack_max(v50, xy_table_pack_abs(v16_u[0]));
    const xy_table_mask v52 = (xy_table_mask)(xy_table_pack_abs(v16_u[0] - v49) <= (v51 * xy_table_pack_select((xy_table_mask)(v51 < (1.0000000009313226 * v51)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05)))) & v16_done;
    const xy_table_pack v53 = xy_table_pack_max(v50, xy_table_pack_abs(v20_u[0]));
    const xy_table_mask v54 = v20_done & (xy_table_mask)(xy_table_pack_abs(v20_u[0] - v49) <= (v53 * xy_table_pack_select((xy_table_mask)(v53 < (1.0000000009313226 * v53)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05))));
    const xy_table_pack v55 = xy_table_pack_max(v50, xy_table_pack_abs(v22_u[0]));
    const xy_table_mask v56 = (xy_table_mask)(xy_table_pack_abs(v22_u[0] - v49) <= (v55 * xy_table_pack_select((xy_table_mask)(v55 < (1.0000000009313226 * v55)), xy_table_pack_splat(1e-11), xy_table_pack_splat(1e-05)))) & v22_done;
    const xy_table_mask v57 = v56 & (v54 & v52);
    const xy_table_pack v58 = xy_table_pack_select(v12, q[1], q[1] + (v23 * v47));
    const xy_table_pack v59 = qd[0] + (v23 * v11_number[0]);
    const xy_table_pack v60 = tau[0] * trial;
    const xy_table_pack v61 = v59 + (xy_table_pack_number(prepared, 10U, spacing, 0U) * v60);
    const xy_table_pack v62 = q[0] + (trial * (v59 + (xy_table_pack_number(prepared, 9U, spacing, 0U) * v60)));
    const xy_table_mask v63 = xy_table_pack_mode_of(qd[0]);
    xy_table_pack v65 = v62;
    xy_table_pack v66 = v58;
    xy_table_pack v67 = v61;
    xy_table_pack v68 = v25;
    xy_table_mask v69 = v11_best[0];
    xy_table_mask v70 = v63;
    xy_table_mask v71 = v57;
    if (!xy_table_pack_all(~(v48))) {
        const xy_table_pack v64_of_context_real[16] = {xy_table_pack_number(prepared, 1U, spacing, 0U), tau[0], tau[1], xy_table_pack_number(prepared, 2U, spacing, 0U), xy_table_pack_number(prepared, 3U, spacing, 0U), q[0], q[1], qd[0], qd[1], trial, past, v11_number[2], v62, v58, v61, v25};
        const xy_table_mask v64_of_context_boolean[3] = {v5, v57, v48};
        const xy_table_mask v64_of_context_mode[3] = {v63, forced[0], v11_best[0]};
        xy_table_pack v64_result_real[4];
        xy_table_mask v64_result_boolean[1];
        xy_table_mask v64_result_mode[2];
        xy_table_pack_interpolated_again(spacing, prepared, v64_of_context_real, v64_of_context_boolean, v64_of_context_mode, v64_result_real, v64_result_boolean, v64_result_mode);
        v65 = xy_table_pack_select(v48, v64_result_real[0], v65);
        v66 = xy_table_pack_select(v48, v64_result_real[1], v66);
        v67 = xy_table_pack_select(v48, v64_result_real[2], v67);
        v68 = xy_table_pack_select(v48, v64_result_real[3], v68);
        v69 = xy_table_pack_select_whole(v48, v64_result_mode[1], v69);
        v70 = xy_table_pack_select_whole(v48, v64_result_mode[0], v70);
        v71 = xy_table_pack_select_whole(v48, v64_result_boolean[0], v71);
    }
    q_out[0] = v65;
    q_out[1] = v66;
    const xy_table_mask v72 = crossing[1] | (v13 & (xy_table_mask)(v27 < xy_table_pack_splat(0.0)));
    const xy_table_mask v73 = v46 & (crossing[0] | v72);
    const xy_table_pack v74 = xy_table_pack_select(v73, xy_table_pack_select(crossing[0], xy_table_pack_splat(0.0), v67), v67);
    qd_out[0] = v74;
    mode_out[1] = v69;
    const xy_table_pack v75 = xy_table_pack_select(v73, xy_table_pack_select(v72 | (xy_table_mask)(xy_table_pack_whole(0) == v69), xy_table_pack_splat(0.0), v68), v68);
    qd_out[1] = v75;
    mode_out[0] = v70;
    const xy_table_mask v76 = v29 & (xy_table_mask)(v41 <= v42);
    crossing_out[1] = probes & (v13 & v76);
    const xy_table_mask v77 = xy_table_pack_select_whole(v43, heading[0], xy_table_pack_whole(0));
    forced_out[0] = v77;
    heading_out[0] = xy_table_pack_select_whole(probes, xy_table_pack_select_whole(v12 & v76, xy_table_pack_select_whole(v12, xy_table_pack_mode_of(2.0 * tau[1]), xy_table_pack_whole(0)), xy_table_pack_whole(0)), xy_table_pack_whole(0));
    const xy_table_pack v78 = xy_table_pack_select(v45, past, xy_table_pack_select(v43, trial + past, dt));
    *past_out = v78;
    const xy_table_pack v79 = xy_table_pack_select(probes, whole, trial);
    const xy_table_pack v80 = xy_table_pack_select(v45, v42 * v79, dt - v78);
    *trial_out = v80;
    *whole_out = xy_table_pack_select(v45, v79, v80);
    *passes_out = 1.0 + passes;
    const xy_table_pack v81 = xy_table_pack_select(v11_flag[4] | v11_flag[3], xy_table_pack_select(v11_flag[8], xy_table_pack_splat(4.0), xy_table_pack_select(v11_flag[7] & (~v11_flag[2]), xy_table_pack_select(v11_flag[5], xy_table_pack_splat(1.0), xy_table_pack_splat(0.0)), xy_table_pack_splat(3.0))), xy_table_pack_select(v11_flag[6], xy_table_pack_splat(5.0), xy_table_pack_splat(2.0)));
    const xy_table_mask v82 = (xy_table_mask)((xy_table_pack_abs(tau[1]) + (xy_table_pack_abs(v11_number[0]) + (xy_table_pack_abs(tau[0]) + xy_table_pack_abs(v11_number[1])))) < xy_table_pack_splat(1e+38));
    const xy_table_pack v83 = xy_table_pack_select(v82, xy_table_pack_select(v11_done, v81, xy_table_pack_splat(5.0)), xy_table_pack_splat(6.0));
    const xy_table_mask v84 = (xy_table_mask)(xy_table_pack_splat(2.0) == v83);
    const xy_table_pack v85 = xy_table_pack_select(v71 | v84, xy_table_pack_splat(0.0), xy_table_pack_splat(5.0));
    const xy_table_pack v86 = xy_table_pack_select(((xy_table_mask)(xy_table_pack_splat(1.0) == v83) | (xy_table_mask)(xy_table_pack_splat(1.0) == worst)) | (xy_table_mask)(xy_table_pack_splat(1.0) == v85), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0));
    const xy_table_pack v87 = xy_table_pack_select(((xy_table_mask)(xy_table_pack_splat(3.0) == worst) | (xy_table_mask)(xy_table_pack_splat(3.0) == v83)) | (xy_table_mask)(xy_table_pack_splat(3.0) == v85), xy_table_pack_splat(3.0), v86);
    const xy_table_pack v88 = xy_table_pack_select(((xy_table_mask)(xy_table_pack_splat(4.0) == worst) | (xy_table_mask)(xy_table_pack_splat(4.0) == v83)) | (xy_table_mask)(xy_table_pack_splat(4.0) == v85), xy_table_pack_splat(4.0), v87);
    const xy_table_mask v89 = (xy_table_mask)(xy_table_pack_splat(5.0) == v85) | ((xy_table_mask)(xy_table_pack_splat(5.0) == worst) | (xy_table_mask)(xy_table_pack_splat(5.0) == v83));
    const xy_table_pack v90 = xy_table_pack_select(v89, xy_table_pack_splat(5.0), xy_table_pack_select((v84 | (xy_table_mask)(xy_table_pack_splat(2.0) == worst)) | (xy_table_mask)(xy_table_pack_splat(2.0) == v85), xy_table_pack_splat(2.0), v88));
    const xy_table_pack v91 = xy_table_pack_select(((xy_table_mask)(xy_table_pack_splat(7.0) == worst) | (xy_table_mask)(xy_table_pack_splat(7.0) == v83)) | (xy_table_mask)(xy_table_pack_splat(7.0) == v85), xy_table_pack_splat(7.0), v90);
    *worst_out = xy_table_pack_select(((xy_table_mask)(xy_table_pack_splat(6.0) == v83) | (xy_table_mask)(xy_table_pack_splat(6.0) == worst)) | (xy_table_mask)(xy_table_pack_splat(6.0) == v85), xy_table_pack_splat(6.0), v91);
    *done = v46 & (xy_table_mask)(v80 <= xy_table_pack_splat(0.0));
    if (!xy_table_pack_all(~(v45))) {
        q_out[0] = xy_table_pack_select(v45, q[0], v65);
        q_out[1] = xy_table_pack_select(v45, q[1], v66);
        qd_out[0] = xy_table_pack_select(v45, qd[0], v74);
        qd_out[1] = xy_table_pack_select(v45, qd[1], v75);
        forced_out[0] = xy_table_pack_select_whole(v45, forced[0], v77);
    }
}

static XY_TABLE_APART void xy_table_pack_interpolated_part_same(const double *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_mask *restrict mode, const xy_table_mask *restrict crossing, const xy_table_mask *restrict forced, const xy_table_mask *restrict heading, xy_table_mask probes, const xy_table_pack *restrict far, xy_table_pack past, xy_table_pack whole, xy_table_pack trial, xy_table_pack passes, xy_table_pack worst, xy_table_pack dt, const xy_table_pack *restrict tau, xy_table_pack *restrict q_out, xy_table_pack *restrict qd_out, xy_table_mask *restrict mode_out, xy_table_mask *restrict crossing_out, xy_table_mask *restrict forced_out, xy_table_mask *restrict heading_out, xy_table_mask *restrict probes_out, xy_table_pack *restrict far_out, xy_table_pack *restrict past_out, xy_table_pack *restrict whole_out, xy_table_pack *restrict trial_out, xy_table_pack *restrict passes_out, xy_table_pack *restrict worst_out, xy_table_mask *restrict done)
{
    xy_table_pack_interpolated_part_body(0U, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
}

static XY_TABLE_APART void xy_table_pack_interpolated_part_each(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_mask *restrict mode, const xy_table_mask *restrict crossing, const xy_table_mask *restrict forced, const xy_table_mask *restrict heading, xy_table_mask probes, const xy_table_pack *restrict far, xy_table_pack past, xy_table_pack whole, xy_table_pack trial, xy_table_pack passes, xy_table_pack worst, xy_table_pack dt, const xy_table_pack *restrict tau, xy_table_pack *restrict q_out, xy_table_pack *restrict qd_out, xy_table_mask *restrict mode_out, xy_table_mask *restrict crossing_out, xy_table_mask *restrict forced_out, xy_table_mask *restrict heading_out, xy_table_mask *restrict probes_out, xy_table_pack *restrict far_out, xy_table_pack *restrict past_out, xy_table_pack *restrict whole_out, xy_table_pack *restrict trial_out, xy_table_pack *restrict passes_out, xy_table_pack *restrict worst_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_interpolated_part_body(spacing, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
}

XY_TABLE_INLINE void xy_table_pack_interpolated_part(size_t spacing, const double *restrict prepared, const xy_table_pack *restrict q, const xy_table_pack *restrict qd, const xy_table_mask *restrict mode, const xy_table_mask *restrict crossing, const xy_table_mask *restrict forced, const xy_table_mask *restrict heading, xy_table_mask probes, const xy_table_pack *restrict far, xy_table_pack past, xy_table_pack whole, xy_table_pack trial, xy_table_pack passes, xy_table_pack worst, xy_table_pack dt, const xy_table_pack *restrict tau, xy_table_pack *restrict q_out, xy_table_pack *restrict qd_out, xy_table_mask *restrict mode_out, xy_table_mask *restrict crossing_out, xy_table_mask *restrict forced_out, xy_table_mask *restrict heading_out, xy_table_mask *restrict probes_out, xy_table_pack *restrict far_out, xy_table_pack *restrict past_out, xy_table_pack *restrict whole_out, xy_table_pack *restrict trial_out, xy_table_pack *restrict passes_out, xy_table_pack *restrict worst_out, xy_table_mask *restrict done)
{
    if (spacing == 0U) {
        xy_table_pack_interpolated_part_same(prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
    } else {
        xy_table_pack_interpolated_part_each(spacing, prepared, q, qd, mode, crossing, forced, heading, probes, far, past, whole, trial, passes, worst, dt, tau, q_out, qd_out, mode_out, crossing_out, forced_out, heading_out, probes_out, far_out, past_out, whole_out, trial_out, passes_out, worst_out, done);
    }
}

XY_TABLE_BODY void xy_table_pack_step_interpolated_block_body(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    xy_table_pack v0_q[2] = {xy_table_pack_at(&q[0]), xy_table_pack_at(&q[stride])};
    xy_table_pack v0_qd[2] = {xy_table_pack_at(&qd[0]), xy_table_pack_at(&qd[stride])};
    xy_table_mask v0_mode[2] = {xy_table_pack_at_modes(&mode[0]), xy_table_pack_at_modes(&mode[stride])};
    xy_table_mask v0_crossing[2] = {xy_table_pack_whole(0), xy_table_pack_whole(0)};
    xy_table_mask v0_forced[1] = {xy_table_pack_whole(0)};
    xy_table_mask v0_heading[1] = {xy_table_pack_whole(0)};
    xy_table_mask v0_probes = xy_table_pack_whole(0);
    xy_table_pack v0_far[1] = {xy_table_pack_splat(0.0)};
    xy_table_pack v0_past = xy_table_pack_splat(0.0);
    xy_table_pack v0_whole = xy_table_pack_at(&dt[0]);
    xy_table_pack v0_trial = xy_table_pack_at(&dt[0]);
    xy_table_pack v0_passes = xy_table_pack_splat(0.0);
    xy_table_pack v0_worst = xy_table_pack_splat(0.0);
    const xy_table_pack v0_of_tau[2] = {xy_table_pack_at(&tau[0]), xy_table_pack_at(&tau[stride])};
    xy_table_mask v0_done = { 0 };
    for (int v0_pass = 0; (v0_pass < 14) && !xy_table_pack_all(v0_done); v0_pass++) {
        xy_table_pack v0_next_q[2];
        xy_table_pack v0_next_qd[2];
        xy_table_mask v0_next_mode[2];
        xy_table_mask v0_next_crossing[2];
        xy_table_mask v0_next_forced[1];
        xy_table_mask v0_next_heading[1];
        xy_table_mask v0_next_probes;
        xy_table_pack v0_next_far[1];
        xy_table_pack v0_next_past;
        xy_table_pack v0_next_whole;
        xy_table_pack v0_next_trial;
        xy_table_pack v0_next_passes;
        xy_table_pack v0_next_worst;
        xy_table_mask v0_ends;
        xy_table_pack_interpolated_part(spacing, prepared, v0_q, v0_qd, v0_mode, v0_crossing, v0_forced, v0_heading, v0_probes, v0_far, v0_past, v0_whole, v0_trial, v0_passes, v0_worst, xy_table_pack_at(&dt[0]), v0_of_tau, v0_next_q, v0_next_qd, v0_next_mode, v0_next_crossing, v0_next_forced, v0_next_heading, &v0_next_probes, v0_next_far, &v0_next_past, &v0_next_whole, &v0_next_trial, &v0_next_passes, &v0_next_worst, &v0_ends);
        v0_q[0] = xy_table_pack_select(v0_done, v0_q[0], v0_next_q[0]);
        v0_q[1] = xy_table_pack_select(v0_done, v0_q[1], v0_next_q[1]);
        v0_qd[0] = xy_table_pack_select(v0_done, v0_qd[0], v0_next_qd[0]);
        v0_qd[1] = xy_table_pack_select(v0_done, v0_qd[1], v0_next_qd[1]);
        v0_mode[0] = xy_table_pack_select_whole(v0_done, v0_mode[0], v0_next_mode[0]);
        v0_mode[1] = xy_table_pack_select_whole(v0_done, v0_mode[1], v0_next_mode[1]);
        v0_crossing[0] = xy_table_pack_select_whole(v0_done, v0_crossing[0], v0_next_crossing[0]);
        v0_crossing[1] = xy_table_pack_select_whole(v0_done, v0_crossing[1], v0_next_crossing[1]);
        v0_forced[0] = xy_table_pack_select_whole(v0_done, v0_forced[0], v0_next_forced[0]);
        v0_heading[0] = xy_table_pack_select_whole(v0_done, v0_heading[0], v0_next_heading[0]);
        v0_probes = xy_table_pack_select_whole(v0_done, v0_probes, v0_next_probes);
        v0_far[0] = xy_table_pack_select(v0_done, v0_far[0], v0_next_far[0]);
        v0_past = xy_table_pack_select(v0_done, v0_past, v0_next_past);
        v0_whole = xy_table_pack_select(v0_done, v0_whole, v0_next_whole);
        v0_trial = xy_table_pack_select(v0_done, v0_trial, v0_next_trial);
        v0_passes = xy_table_pack_select(v0_done, v0_passes, v0_next_passes);
        v0_worst = xy_table_pack_select(v0_done, v0_worst, v0_next_worst);
        v0_done |= v0_ends;
    }
    const xy_table_mask v1 = (xy_table_mask)((xy_table_pack_abs(v0_q[0]) + (xy_table_pack_abs(v0_q[1]) + (xy_table_pack_abs(v0_qd[1]) + xy_table_pack_abs(v0_qd[0])))) < xy_table_pack_splat(1e+38));
    const xy_table_mask v2 = (xy_table_mask)(xy_table_pack_splat(7.0) == v0_worst);
    const xy_table_pack v3 = xy_table_pack_abs(xy_table_pack_at(&dt[0])) + (xy_table_pack_abs(xy_table_pack_at(&q[stride])) + (xy_table_pack_abs(xy_table_pack_at(&qd[stride])) + xy_table_pack_abs(xy_table_pack_at(&qd[0]))));
    const xy_table_mask v4 = (xy_table_mask)((xy_table_pack_abs(xy_table_pack_at(&tau[0])) + (xy_table_pack_abs(xy_table_pack_at(&q[0])) + v3)) < xy_table_pack_splat(1e+38)) & (xy_table_mask)(xy_table_pack_abs(xy_table_pack_at(&tau[stride])) < xy_table_pack_splat(1e+38));
    const xy_table_mask v5 = v4 & (xy_table_mask)(xy_table_pack_splat(0.0) < xy_table_pack_at(&dt[0]));
    const xy_table_mask v6 = (v5 & (~v2)) & v1;
    *(xy_table_unaligned *)&q_next[0] = xy_table_pack_select(v6, v0_q[0], xy_table_pack_at(&q[0]));
    *(xy_table_unaligned *)&q_next[stride] = xy_table_pack_select(v6, v0_q[1], xy_table_pack_at(&q[stride]));
    *(xy_table_unaligned *)&qd_next[0] = xy_table_pack_select(v6, v0_qd[0], xy_table_pack_at(&qd[0]));
    *(xy_table_unaligned *)&qd_next[stride] = xy_table_pack_select(v6, v0_qd[1], xy_table_pack_at(&qd[stride]));
    *(xy_table_bytes *)&mode_next[0] = __builtin_convertvector(xy_table_pack_select_whole(v6, v0_mode[0], xy_table_pack_at_modes(&mode[0])), xy_table_bytes);
    *(xy_table_bytes *)&mode_next[stride] = __builtin_convertvector(xy_table_pack_select_whole(v6, v0_mode[1], xy_table_pack_at_modes(&mode[stride])), xy_table_bytes);
    const xy_table_mask v7 = (xy_table_mask)(xy_table_pack_splat(2.0) == v0_worst);
    const xy_table_pack v8 = xy_table_pack_select(v7 | v0_done, xy_table_pack_splat(0.0), xy_table_pack_splat(5.0));
    const xy_table_pack v9 = xy_table_pack_select((xy_table_mask)(xy_table_pack_splat(3.0) == v0_worst) | (xy_table_mask)(xy_table_pack_splat(3.0) == v8), xy_table_pack_splat(3.0), xy_table_pack_select((xy_table_mask)(xy_table_pack_splat(1.0) == v0_worst) | (xy_table_mask)(xy_table_pack_splat(1.0) == v8), xy_table_pack_splat(1.0), xy_table_pack_splat(0.0)));
    const xy_table_pack v10 = xy_table_pack_select(v7 | (xy_table_mask)(xy_table_pack_splat(2.0) == v8), xy_table_pack_splat(2.0), xy_table_pack_select((xy_table_mask)(xy_table_pack_splat(4.0) == v0_worst) | (xy_table_mask)(xy_table_pack_splat(4.0) == v8), xy_table_pack_splat(4.0), v9));
    const xy_table_pack v11 = xy_table_pack_select(v2 | (xy_table_mask)(xy_table_pack_splat(7.0) == v8), xy_table_pack_splat(7.0), xy_table_pack_select((xy_table_mask)(xy_table_pack_splat(5.0) == v8) | (xy_table_mask)(xy_table_pack_splat(5.0) == v0_worst), xy_table_pack_splat(5.0), v10));
    *(xy_table_unaligned *)&status[0] = xy_table_pack_select(v6, xy_table_pack_select((xy_table_mask)(xy_table_pack_splat(6.0) == v0_worst) | (xy_table_mask)(xy_table_pack_splat(6.0) == v8), xy_table_pack_splat(6.0), v11), xy_table_pack_select(v5 & v2, xy_table_pack_splat(7.0), xy_table_pack_splat(6.0)));
}

static XY_TABLE_APART void xy_table_pack_step_interpolated_block_same(const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    xy_table_pack_step_interpolated_block_body(0U, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

static XY_TABLE_APART void xy_table_pack_step_interpolated_block_each(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        __builtin_unreachable(); /* else compilers write part of it for one set, too, and contract differently */
    }
    xy_table_pack_step_interpolated_block_body(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
}

XY_TABLE_INLINE void xy_table_pack_step_interpolated_block(size_t spacing, const double *restrict prepared, size_t stride, const double *restrict q, const double *restrict qd, const signed char *restrict mode, const double *restrict tau, const double *restrict dt, double *restrict q_next, double *restrict qd_next, signed char *restrict mode_next, double *restrict status)
{
    if (spacing == 0U) {
        xy_table_pack_step_interpolated_block_same(prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    } else {
        xy_table_pack_step_interpolated_block_each(spacing, prepared, stride, q, qd, mode, tau, dt, q_next, qd_next, mode_next, status);
    }
}

void xy_table_step_interpolated_batch(const xy_table_prepared *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_step_interpolated_block(0U, prepared->k, count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        signed char mode_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double dt_rest[1U * XY_TABLE_LANES];
        double q_next_rest[2U * XY_TABLE_LANES];
        double qd_next_rest[2U * XY_TABLE_LANES];
        signed char mode_next_rest[2U * XY_TABLE_LANES];
        double status_rest[1U * XY_TABLE_LANES];

        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take_modes(2U, count, first, XY_TABLE_LANES, mode, mode_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take(1U, count, first, XY_TABLE_LANES, dt, dt_rest);
        xy_table_pack_step_interpolated_block(0U, prepared->k, XY_TABLE_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, q_next_rest, q_next);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qd_next_rest, qd_next);
        xy_table_pack_give_modes(2U, count, first, XY_TABLE_LANES, mode_next_rest, mode_next);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, status_rest, status);
    }
}

void xy_table_step_interpolated_ensemble(const double *prepared, size_t count, const double *q, const double *qd, const signed char *mode, const double *tau, const double *dt, double *q_next, double *qd_next, signed char *mode_next, double *status)
{
    if (count >= XY_TABLE_LANES) {
        for (size_t next = 0U; next < count; next += XY_TABLE_LANES) {
            const size_t first = (next < (count - XY_TABLE_LANES)) ? next : (count - XY_TABLE_LANES);

            xy_table_pack_step_interpolated_block(count, &prepared[first], count, &q[first], &qd[first], &mode[first], &tau[first], &dt[first], &q_next[first], &qd_next[first], &mode_next[first], &status[first]);
        }
    } else if (count > 0U) {
        const size_t first = 0U;
        double q_rest[2U * XY_TABLE_LANES];
        double qd_rest[2U * XY_TABLE_LANES];
        signed char mode_rest[2U * XY_TABLE_LANES];
        double tau_rest[2U * XY_TABLE_LANES];
        double dt_rest[1U * XY_TABLE_LANES];
        double q_next_rest[2U * XY_TABLE_LANES];
        double qd_next_rest[2U * XY_TABLE_LANES];
        signed char mode_next_rest[2U * XY_TABLE_LANES];
        double status_rest[1U * XY_TABLE_LANES];
        double prepared_rest[14U * XY_TABLE_LANES];

        xy_table_pack_take(4U, count, first, XY_TABLE_LANES, &prepared[0U * count], &prepared_rest[0U * XY_TABLE_LANES]);
        xy_table_pack_take(6U, count, first, XY_TABLE_LANES, &prepared[6U * count], &prepared_rest[6U * XY_TABLE_LANES]);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, q, q_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, qd, qd_rest);
        xy_table_pack_take_modes(2U, count, first, XY_TABLE_LANES, mode, mode_rest);
        xy_table_pack_take(2U, count, first, XY_TABLE_LANES, tau, tau_rest);
        xy_table_pack_take(1U, count, first, XY_TABLE_LANES, dt, dt_rest);
        xy_table_pack_step_interpolated_block(XY_TABLE_LANES, prepared_rest, XY_TABLE_LANES, q_rest, qd_rest, mode_rest, tau_rest, dt_rest, q_next_rest, qd_next_rest, mode_next_rest, status_rest);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, q_next_rest, q_next);
        xy_table_pack_give(2U, count, first, XY_TABLE_LANES, qd_next_rest, qd_next);
        xy_table_pack_give_modes(2U, count, first, XY_TABLE_LANES, mode_next_rest, mode_next);
        xy_table_pack_give(1U, count, first, XY_TABLE_LANES, status_rest, status);
    }
}

#else

typedef int xy_table_has_no_vector_code;

#endif
